import { t } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import { Fragment, memo } from 'react'
import type { GlossLine, Meaning } from '../../lib/lexicon/gloss-line.ts'
import { German, MixedText, Persian } from '../../ui/frame/persian.tsx'
import { ChevronDown } from '../../ui/icons/drawn/chevron-down.tsx'
import { Explanation } from '../../ui/learning/explanation.tsx'
import { GermanSound } from '../../ui/learning/german-sound.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { StarButton } from '../../ui/learning/star-button.tsx'
import { SpeakerButton } from '../../ui/speech/speaker-button.tsx'
import type { TranslationLanguage } from './languages.ts'

interface RowProps {
  readonly language: TranslationLanguage
  readonly line: GlossLine
  readonly tabIndex: number | undefined
}

/** A word and its meaning; further details on request. Memoized, because the list grows in steps. */
export const GlossRow = memo(({ language: { lang, voice }, line, tabIndex }: RowProps) => {
  const { text, form, meanings, item, spokenMeaning } = line
  const { first: learned } = useWhatIsShown('elsewhere')
  const others = meanings.slice(1)
  return (
    <li tabIndex={tabIndex}>
      <details className="group/row">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-1.5 wrap-anywhere">
          <span className="min-w-0 flex-1">
            <Word language={lang} isLearned={lang === learned}>
              {text}
            </Word>
          </span>
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <MeaningOf lang={lang} line={line} isLearned={lang !== learned} />
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-quiet transition-transform group-open/row:rotate-180"
          />
        </summary>
        <div className="flex items-center gap-3 px-4 pb-3">
          {lang === learned && <SpeakerButton text={text} voice={voice} isPersonal />}
          {lang !== learned && spokenMeaning && (
            <SpeakerButton {...spokenMeaning} voice={lang === 'de' ? 'nova' : 'alloy'} />
          )}
          <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
            {lang === 'de' && learned === 'de' && <GermanSound text={text} />}
            {form && (
              <p className="text-quiet">
                <Explanation>{form}</Explanation>
              </p>
            )}
            {others.length > 0 && <OtherMeanings isPersian={lang === 'de'} meanings={others} />}
          </div>
          {item && <StarButton item={item.id} text={item.german} />}
        </div>
      </details>
    </li>
  )
})

interface MeaningProps {
  readonly lang: TranslationLanguage['lang']
  readonly line: GlossLine
  /** Whether the language of the meaning is learned. */
  readonly isLearned: boolean
}

/** The most likely meaning of a word or the value of a number; a note if there is neither. */
function MeaningOf({ lang, line, isLearned }: MeaningProps) {
  const { value, meanings, isNegative, isLiteral } = line
  const [first] = meanings
  const isMissing = !first && !value
  return (
    <>
      {value && <span className="text-lg font-bold">{value}</span>}
      {first && (
        <span>
          <Word language={otherLanguage(lang)} isLearned={isLearned}>
            {first.word}
          </Word>
          <Note>{first.note}</Note>
        </span>
      )}
      {isMissing && (
        <span className="text-quiet">{isLiteral ? t('bleibt, wie es ist') : t('unbekannt')}</span>
      )}
      {isNegative && (
        <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-semibold text-accent">
          {t('verneint')}
        </span>
      )}
    </>
  )
}

interface WordProps {
  readonly language: Language
  readonly isLearned: boolean
  readonly children: string
}

/** A word; large if its language is learned. */
function Word({ language, isLearned, children }: WordProps) {
  if (language === 'fa')
    return <Persian className={isLearned ? 'text-2xl font-semibold' : 'text-lg'}>{children}</Persian>
  return (
    <span lang="de" dir="ltr" translate="no" className={isLearned ? 'text-xl font-bold' : ''}>
      <MixedText>{children}</MixedText>
    </span>
  )
}

/** The note on a meaning, after a space; nothing for an empty note. */
function Note({ children }: { readonly children: string }) {
  if (children === '') return null
  return (
    <span className="hyphens-manual text-quiet">
      <span> </span>
      <Explanation>{children}</Explanation>
    </span>
  )
}

interface OtherMeaningsProps {
  readonly isPersian: boolean
  readonly meanings: readonly Meaning[]
}

function OtherMeanings({ isPersian, meanings }: OtherMeaningsProps) {
  return (
    <p className="hyphens-manual text-quiet">
      <span>{t('auch:')}</span>
      {meanings.map(({ word, note }, at) => (
        <Fragment key={word}>
          <span>{at > 0 ? `${t(',')} ` : ' '}</span>
          {isPersian ? <Persian>{word}</Persian> : <German>{word}</German>}
          <Note>{note}</Note>
        </Fragment>
      ))}
    </p>
  )
}
