import { interfaceLanguage, t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { aroundMissing, type MissingLetters } from '@pol/language/missing-letters'
import { TextIn } from './item-texts.tsx'

interface Props {
  readonly letters: MissingLetters
  readonly language: Language
  readonly className: string
}

/** A word or sentence in which letters are missing. */
export function WordWithGap({ letters, language, className }: Props) {
  const [before, after] = aroundMissing(letters, language)
  return (
    <p dir={language === 'fa' ? 'rtl' : 'ltr'} className={className}>
      <TextIn language={language}>{before}</TextIn>
      <Blank />
      <TextIn language={language}>{after}</TextIn>
    </p>
  )
}

/** The place of what is missing. */
export function Blank({ className = 'w-8' }: { readonly className?: string }) {
  return (
    <>
      <span aria-hidden="true" className={`inline-block border-b-2 border-current ${className}`} />
      <span lang={interfaceLanguage} dir={interfaceLanguage === 'fa' ? 'rtl' : 'ltr'} className="sr-only">
        {t('Lücke')}
      </span>
    </>
  )
}
