import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { Delete } from '../icons/drawn/delete.tsx'
import { backspace, capitalOf, keyNames, layouts, spokenKeyNames } from './keyboard-layouts.ts'
import { TextIn } from './item-texts.tsx'

interface Props {
  readonly language: Language
  /** The only keys that are shown; all of them by default. */
  readonly keys?: ReadonlySet<string> | undefined
  readonly onType: (text: string) => void
  /** Called to delete the character before the caret. */
  readonly onDelete: () => void
}

/** Keys for letters that the keyboard of the device may lack. */
export function ScreenKeyboard({ language, keys, onType, onDelete }: Props) {
  const rows = layouts[language]
    .map((row) => row.filter((key) => !keys || keys.has(key) || key === backspace))
    .filter((row) => row.length > 0)
  return (
    <div
      role="group"
      aria-label={t('Bildschirmtastatur')}
      dir="ltr"
      className="grid grid-cols-1 gap-1 max-[21rem]:-mx-3"
    >
      {rows.map((row) => (
        <div key={row.join('')} className="flex justify-center gap-0.5 sm:gap-1">
          {row.map((key) => (
            <button
              key={key}
              type="button"
              aria-label={spokenKeyNames[key]}
              className={`min-h-10 min-w-0 short:min-h-9 flex-1 rounded-lg border border-line bg-surface hover:bg-brand-soft ${keyNames[key] ? 'basis-12 text-[min(0.75rem,3.4vw)] sm:text-sm' : 'max-w-12 text-[min(1.125rem,5vw)]'}`}
              // Keeps the focus and the caret in the text field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={({ shiftKey }) =>
                key === backspace ? onDelete() : onType(shiftKey ? capitalOf(key) : key)
              }
            >
              <KeyLabel label={key} language={language} />
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

function KeyLabel({ label, language }: { readonly label: string; readonly language: Language }) {
  if (label === backspace) return <Delete aria-hidden="true" className="mx-auto size-5" />
  const name = keyNames[label]
  return name === undefined ? <TextIn language={language}>{label}</TextIn> : <span>{name}</span>
}
