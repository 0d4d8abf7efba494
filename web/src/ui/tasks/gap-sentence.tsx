import type { Gap } from '@pol/language/gaps/gap'
import { aroundGap, transliterationAround } from '@pol/language/gaps/around-gap'
import { type Language, otherLanguage } from '@pol/language/language'
import { GermanSound } from '../learning/german-sound.tsx'
import { TransliterationOfUnread } from '../learning/transliteration.tsx'
import { TextIn } from './item-texts.tsx'
import { Blank } from './word-with-gap.tsx'

interface Props {
  readonly gap: Gap
  readonly language: Language
  readonly showsTransliteration: boolean
  /** Whether a German sentence has its pronunciation in Persian letters. */
  readonly showsSound: boolean
}

/** A sentence with a gap, and its translation. */
export function GapSentence({ gap, language, showsTransliteration, showsSound }: Props) {
  const [before, after] = aroundGap(gap, language)
  const sound = language === 'fa' && showsTransliteration ? transliterationAround(gap) : null
  return (
    <div className="grid gap-2">
      <p dir={language === 'fa' ? 'rtl' : 'ltr'} className="text-2xl/loose font-bold short:text-xl/relaxed">
        <TextIn language={language}>{before}</TextIn>
        <Blank className="w-16" />
        <TextIn language={language}>{after}</TextIn>
      </p>
      {sound && (
        <p dir="ltr" translate="no" className="hyphens-manual text-quiet">
          <TransliterationOfUnread farsi={before.trim()} sound={sound[0].trim()} />
          <Blank className="w-16" />
          <TransliterationOfUnread farsi={after} sound={sound[1]} />
        </p>
      )}
      {language === 'de' && <GermanSound text={`${before}…${after}`} isShown={showsSound} />}
      <p>
        <TextIn language={otherLanguage(language)} className="text-lg short:text-base">
          {language === 'fa' ? gap.german : gap.farsi}
        </TextIn>
      </p>
    </div>
  )
}
