import { type Language, otherLanguage } from '@pol/language/language'
import { type Exercise, solvedOf } from '@pol/learning/exercises/exercise'
import { GermanSound } from '../learning/german-sound.tsx'
import { Transliteration } from '../learning/transliteration.tsx'
import { SpeakerButton } from '../speech/speaker-button.tsx'
import { TextIn } from '../tasks/item-texts.tsx'

interface Props {
  readonly exercise: Exercise
  /** The learned language. */
  readonly language: Language
  readonly showsTransliteration: boolean
  /** Whether the learned German text has its pronunciation in Persian letters. */
  readonly showsSound: boolean
}

/** The solved sentence of an exercise, which speaks at once, and its meaning. */
export function Solved({ exercise, language, showsTransliteration, showsSound }: Props) {
  const { german, farsi, transliteration } = exercise
  const isPersian = language === 'fa'
  const solved = solvedOf(exercise, language)
  return (
    <div className="card mt-3 flex items-center justify-center gap-3 p-3 text-center">
      <div className="min-w-0 flex-1">
        <TextIn language={language} className="block text-2xl font-bold short:text-xl">
          {solved}
        </TextIn>
        {isPersian && showsTransliteration && <Transliteration farsi={farsi} sound={transliteration} />}
        {!isPersian && <GermanSound text={german} isShown={showsSound} />}
        <p>
          <TextIn language={otherLanguage(language)}>{isPersian ? german : farsi}</TextIn>
        </p>
      </div>
      {/* A failed autoplay is ignored: no answer depends on it, and the button can retry. */}
      <SpeakerButton text={solved} voice={isPersian ? 'nova' : 'alloy'} onAutoplayFailure={ignore} />
    </div>
  )
}

const ignore = () => undefined
