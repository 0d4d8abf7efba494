import { useId, useState } from 'react'
import { locale, t } from '@pol/contract/text'
import { Field } from './field.tsx'

interface Props {
  readonly label: string
  readonly name: string
  readonly disabled: boolean
  readonly error: string | undefined
  /** In characters. More can be typed, so that nothing of a pasted text is lost, but not sent. */
  readonly maximum: number
}

/** Some lines of text, with how many characters there are; it gets the focus of its dialog. */
export function CountedText({ maximum, error, ...field }: Props) {
  const [length, setLength] = useState(0)
  const id = useId()
  const described = error === undefined ? { 'aria-describedby': id } : {}
  return (
    <div>
      <Field
        as="textarea"
        rows={4}
        dir="auto"
        data-first-focus
        error={error}
        onChange={(event) => setLength(event.target.value.trim().length)}
        {...field}
        {...described}
      />
      <p id={id} className={`mt-1 text-end ${length > maximum ? 'text-danger' : 'text-quiet'}`}>
        {t('{count} von {maximum} Zeichen', {
          count: length.toLocaleString(locale),
          maximum: maximum.toLocaleString(locale),
        })}
      </p>
    </div>
  )
}
