import { useId, useState } from 'react'
import { locale, t } from '@pol/contract/text'
import { Field } from './field.tsx'

interface Props {
  readonly label: string
  readonly name: string
  readonly disabled: boolean
  readonly error: string | undefined
  /** In characters. Not enforced while typing, so that a pasted text is not truncated. */
  readonly maximum: number
}

/** A text area with a character count. It gets the initial focus of its dialog. */
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
