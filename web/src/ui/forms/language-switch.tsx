import { interfaceLanguage, t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'

const languageNames = [
  ['de', 'Deutsch'],
  ['fa', 'فارسی'],
] as const

interface Props {
  /** By default, changes the language of this browser only. */
  readonly onChoose?: (language: Language) => void
}

const chooseHere = (language: Language) =>
  void import('./choose-language.ts').then(({ chooseLanguage }) => chooseLanguage(language))

/** Radio buttons for the language of the interface, each labelled in its own language. */
export function LanguageSwitch({ onChoose = chooseHere }: Props) {
  return (
    <fieldset className="flex flex-wrap gap-x-6 justify-self-center">
      <legend className="sr-only">{t('Sprache')}</legend>
      {languageNames.map(([language, name]) => (
        <label key={language} lang={language} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="language"
            checked={language === interfaceLanguage}
            className="size-5"
            onChange={() => onChoose(language)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
