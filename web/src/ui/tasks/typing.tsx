import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { Button } from '../frame/button.tsx'
import { isWholeKeyboard } from './keyboard-layouts.ts'
import { ScreenKeyboard } from './screen-keyboard.tsx'

interface Props {
  readonly language: Language
  readonly isAnswered: boolean
  readonly hasKeyboard: boolean
  /** The only keys of the screen; all of them by default. */
  readonly keys?: ReadonlySet<string>
  /** The id of the question, which describes the field. */
  readonly describedBy: string
  readonly onCheck: (text: string) => void
  /** Changes between the keyboard of the screen and that of the device. */
  readonly onKeyboard: (isOnScreen: boolean) => void
}

/** Text field for an answer. */
export function Typing({ language, isAnswered, hasKeyboard, keys, describedBy, onCheck, onKeyboard }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isPersian = language === 'fa'

  const isWhole = isWholeKeyboard(language)
  useFocusAfterChange(field, hasKeyboard)

  const replaceSelection = (by: string, deleted = 0) => {
    const input = field.current
    if (!input) return
    const { selectionStart, selectionEnd, value } = input
    const end = selectionEnd ?? value.length
    const start = (selectionStart ?? end) - deleted
    input.setRangeText(by, start, end, 'end')
    setText(input.value)
  }
  /** A half-space is deleted alone: it is a character of its own. */
  const deleteAtCaret = () => {
    const { selectionStart, selectionEnd, value } = field.current ?? { value: '' }
    const hasSelection = selectionStart !== selectionEnd
    const before = value.slice(0, selectionStart ?? value.length)
    replaceSelection('', hasSelection ? 0 : ([...before].at(-1) ?? '').length)
  }
  return (
    <form
      className="grid grid-cols-1 gap-2 short:gap-1 sm:gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onCheck(text)
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {t('Antwort')}
        </label>
        {isWhole && !isAnswered && (
          <Button variant="quiet" className="px-1" onClick={() => onKeyboard(!hasKeyboard)}>
            {hasKeyboard ? t('Tastatur des Geräts') : t('Bildschirmtastatur')}
          </Button>
        )}
      </div>
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
        inputMode={hasKeyboard && isWhole ? 'none' : 'text'}
        data-first-focus
        className={`min-h-14 w-full short:min-h-12 rounded-control border border-edge bg-surface px-4 py-2 read-only:bg-sunken ${isPersian ? 'text-2xl/[1.8]' : 'text-xl'}`}
      />
      {!isAnswered && (
        <>
          {hasKeyboard && (
            <ScreenKeyboard
              language={language}
              keys={keys}
              onType={replaceSelection}
              onDelete={deleteAtCaret}
            />
          )}
          <Button type="submit" disabled={text.trim() === ''}>
            {t('Prüfen')}
          </Button>
        </>
      )}
    </form>
  )
}

/** Goes back to the field when the keyboard was changed, so that typing goes on. */
function useFocusAfterChange(field: RefObject<HTMLInputElement | null>, hasKeyboard: boolean): void {
  const before = useRef(hasKeyboard)
  useEffect(() => {
    if (before.current === hasKeyboard) return
    before.current = hasKeyboard
    field.current?.focus()
  }, [field, hasKeyboard])
}
