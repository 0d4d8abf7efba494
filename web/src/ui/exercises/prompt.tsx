import { blank, transliterationAround } from '@pol/language/blank'
import { type Language, otherLanguage } from '@pol/language/language'
import type { Exercise } from '@pol/learning/exercises/exercise'
import { GermanSound } from '../learning/german-sound.tsx'
import { TransliterationOfUnread } from '../learning/transliteration.tsx'
import { TextIn } from '../tasks/item-texts.tsx'
import { Blank } from '../tasks/word-with-gap.tsx'

interface Props {
  readonly exercise: Exercise
  /** The learned language. */
  readonly language: Language
  readonly showsTransliteration: boolean
  /** Whether a German sentence has its pronunciation in Persian letters. */
  readonly showsSound: boolean
}

const large = 'text-2xl/loose font-bold short:text-xl/relaxed'

/** The sentence with its blank, or the one to change, and the meaning of the solution. */
export function Prompt(props: Props) {
  const { exercise, language, showsTransliteration, showsSound } = props
  const { kind, prompt, german, farsi } = exercise
  // What a changed sentence means would be half of the answer.
  if (kind === 'transform')
    return (
      <div>
        <TextIn language={language} className={`block ${large}`}>
          {prompt.text}
        </TextIn>
        {language === 'fa' && showsTransliteration && (
          <TransliterationOfUnread farsi={prompt.text} sound={prompt.transliteration} />
        )}
        {language === 'de' && <GermanSound text={prompt.text} isShown={showsSound} />}
      </div>
    )
  return (
    <>
      {prompt.text !== '' && <WithBlank {...props} />}
      <p>
        <TextIn language={otherLanguage(language)} className="text-lg short:text-base">
          {language === 'fa' ? german : farsi}
        </TextIn>
      </p>
    </>
  )
}

function WithBlank({ exercise, language, showsTransliteration, showsSound }: Props) {
  const { prompt, farsi, transliteration } = exercise
  const isPersian = language === 'fa'
  const [before = '', after = ''] = prompt.text.split(blank)
  const sound =
    isPersian && showsTransliteration && transliterationAround(prompt.text, farsi, transliteration)
  return (
    <div>
      <p dir={isPersian ? 'rtl' : 'ltr'} className={large}>
        <TextIn language={language}>{before}</TextIn>
        <Blank className="w-16" />
        <TextIn language={language}>{after}</TextIn>
      </p>
      {sound && (
        <p dir="ltr" translate="no" className="hyphens-manual text-quiet">
          <TransliterationOfUnread farsi={before.trim()} sound={sound.before} />
          <Blank className="w-16" />
          <TransliterationOfUnread farsi={after.trim()} sound={sound.after} />
        </p>
      )}
      {language === 'de' && <GermanSound text={`${before}…${after}`} isShown={showsSound} />}
    </div>
  )
}
