import type { SpellingWord } from '@pol/content/script/spelling'
import { t } from '@pol/contract/text'
import { spellingVerdict } from '@pol/learning/script/spelling-by-ear'
import { German, Persian } from '../../../../ui/frame/persian.tsx'
import { ChoiceStep } from '../../../../ui/lessons/choice-step.tsx'
import { Blank } from '../../../../ui/tasks/word-with-gap.tsx'
import { ListenOrSkip } from '../../../../ui/lessons/listen-or-skip.tsx'
import type { Heard } from '../../heard.ts'
import { reasonOfSpelling } from './reasons.ts'
import { Solution } from './solution.tsx'
import { WrittenStep } from './written-step.tsx'

interface WordProps extends Heard {
  readonly word: SpellingWord
}

/** A word is heard and seen with a gap, and the letters of the gap are chosen. */
export function ChooseLetters({
  word,
  choices,
  onUnheard,
  ...asked
}: WordProps & { readonly choices: readonly string[] }) {
  return (
    <ChoiceStep
      kind={t('Lücke')}
      language="de"
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{t('Was fehlt?')}</h2>
          <HeardWord word={word} isAnswered={asked.reply !== null} onUnheard={onUnheard} />
          <p dir="ltr" className="text-3xl font-bold short:text-2xl">
            <German>{word.before}</German>
            <Blank />
            <German>{word.after}</German>
          </p>
        </>
      }
      choices={choices.map((letters) => ({
        key: letters,
        content: <German className="text-xl font-bold">{letters}</German>,
      }))}
      right={choices.indexOf(word.letters)}
      reason={asked.reply?.grade === 1 ? reasonOfSpelling(word) : null}
      solution={<SpellingSolution word={word} />}
      {...asked}
    />
  )
}

/** A word is heard and written. */
export function WriteWord({ word, onUnheard, ...asked }: WordProps) {
  return (
    <WrittenStep
      kind={t('Schreiben')}
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{t('Schreiben Sie, was Sie hören.')}</h2>
          <HeardWord word={word} isAnswered={asked.reply !== null} onUnheard={onUnheard} />
        </>
      }
      hasKeyboard
      judge={(typed) => {
        const verdict = spellingVerdict(word, typed)
        return { isRight: verdict.isRight, verdict }
      }}
      reasonOf={() => reasonOfSpelling(word)}
      solution={<SpellingSolution word={word} />}
      {...asked}
    />
  )
}

interface HeardWordProps extends Pick<WordProps, 'word' | 'onUnheard'> {
  readonly isAnswered: boolean
}

/** The sound of a word and its meaning, since some words sound alike. */
function HeardWord({ word, isAnswered, onUnheard }: HeardWordProps) {
  return (
    <>
      <ListenOrSkip
        spoken={{ text: word.german, voice: 'alloy' }}
        isAnswered={isAnswered}
        onSkip={onUnheard}
      />
      <p>
        <Persian className="text-lg">{word.farsi}</Persian>
      </p>
    </>
  )
}

const SpellingSolution = ({ word }: Pick<WordProps, 'word'>) => (
  <Solution question={{ kind: 'spell', question: { kind: 'write', word } }} />
)
