import { useId, useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { Button } from '../../../ui/frame/button.tsx'
import { ScreenKeyboard } from './screen-keyboard.tsx'

interface Props {
  readonly language: Language
  readonly isAnswered: boolean
  readonly hasKeyboard: boolean
  /** The id of the question, which describes the field. */
  readonly describedBy: string
  readonly onCheck: (text: string) => void
}

/** Text field for an answer. */
export function Typing({ language, isAnswered, hasKeyboard, describedBy, onCheck }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isPersian = language === 'fa'

  const typeAtCaret = (letter: string) => {
    const input = field.current
    if (!input) return
    const { selectionStart, selectionEnd, value } = input
    input.setRangeText(letter, selectionStart ?? value.length, selectionEnd ?? value.length, 'end')
    setText(input.value)
  }
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onCheck(text)
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {t('Antwort')}
      </label>
      <input
        ref={field}
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        readOnly={isAnswered}
        lang={language}
        dir={isPersian ? 'rtl' : 'ltr'}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        data-first-focus
        className={`min-h-14 w-full rounded-control border border-edge bg-surface px-4 py-2 read-only:bg-sunken ${isPersian ? 'text-2xl/[1.8]' : 'text-xl'}`}
      />
      {!isAnswered && (
        <>
          {hasKeyboard && <ScreenKeyboard language={language} onType={typeAtCaret} />}
          <Button type="submit" disabled={text.trim() === ''}>
            {t('Prüfen')}
          </Button>
        </>
      )}
    </form>
  )
}
