import letters from '@pol/content/data/letters.csv'
import overviews from '@pol/content/data/script/steps.csv'
import type { ScriptStep } from '@pol/content/script/step'
import type { LookAgainStep } from '@pol/learning/lessons/run'
import type { ScriptLessonStep } from '@pol/learning/script/script-lesson'
import type { Asked } from '../../ui/lessons/answered-step.tsx'
import { FindFirst, FindLetter, FindWord, JoinLetters } from './steps/find.tsx'
import { LookAgain, SeeDigits, SeeLetter, SeeRule } from './steps/see.tsx'
import { ReadSign } from './steps/read-sign.tsx'
import { AskText, ReadText, ReadWord } from './steps/read.tsx'
import { Trace } from './steps/trace.tsx'
import { Write } from './steps/write.tsx'
import type { VowelSigns } from './vowel-signs.tsx'

interface Props extends Asked {
  readonly part: ScriptLessonStep | LookAgainStep
  readonly step: ScriptStep
  readonly signs: VowelSigns
  readonly onSee: () => void
}

/** One part of a step. */
export function Part({ part, step, signs: vowelSigns, reply, onSee, onReply, onGoOn }: Props) {
  const asked = { reply, onReply, onGoOn }
  const { words, rules, signs, text, questions } = step
  switch (part.kind) {
    case 'letter':
      return <SeeLetter letter={part.letter} row={rowOf(part.letter)} onGoOn={onSee} />
    case 'digits':
      return <SeeDigits onGoOn={onSee} />
    case 'rule':
      return <SeeRule rule={valueAt(rules, part.rule)} onGoOn={onSee} />
    case 'trace':
      return (
        <Trace
          letter={part.letter}
          row={rowOf(part.letter)}
          words={words.map(({ farsi }) => farsi).filter((word) => word.includes(part.letter))}
          onGoOn={onSee}
        />
      )
    case 'text':
      return <ReadText lines={text} isWithoutHelp={isLast(step)} onGoOn={onSee} />
    case 'find-letter':
      return (
        <FindLetter
          onUnheard={onSee}
          row={valueOf(rowOf(part.letter))}
          others={part.others.flatMap((other) => rowOf(other) ?? [])}
          {...asked}
        />
      )
    case 'find-word':
      return (
        <FindWord
          onUnheard={onSee}
          word={valueAt(words, part.word)}
          others={part.others.map((at) => valueAt(words, at))}
          {...asked}
        />
      )
    case 'find-first':
      return (
        <FindFirst
          row={valueOf(rowOf(part.letter))}
          word={valueAt(words, part.word)}
          others={part.others.map((at) => valueAt(words, at))}
          {...asked}
        />
      )
    case 'join':
      return (
        <JoinLetters
          shows={part.shows}
          word={valueAt(words, part.word)}
          others={part.others.map((at) => valueAt(words, at))}
          {...asked}
        />
      )
    case 'read':
      return (
        <ReadWord
          word={valueAt(words, part.word)}
          others={part.others.map((at) => valueAt(words, at))}
          signs={vowelSigns}
          {...asked}
        />
      )
    case 'write':
      return (
        <Write
          word={valueAt(words, part.word)}
          by={part.by}
          keys={keysUntil(step)}
          onUnheard={onSee}
          {...asked}
        />
      )
    case 'sign':
      return (
        <ReadSign
          sign={valueAt(signs, part.sign)}
          others={part.others.map((at) => valueAt(signs, at))}
          {...asked}
        />
      )
    case 'question':
      return <AskText lines={text} question={valueAt(questions, part.question)} {...asked} />
    case 'look-again': {
      const { item } = part.card
      const letter = letters.find(({ id }) => id === item)
      if (letter) return <SeeLetter letter={letter.farsi} row={letter} onGoOn={onSee} />
      const shown = [...words, ...signs].find(({ id }) => id === item)
      return shown ? (
        <LookAgain shown={shown} onGoOn={onSee} />
      ) : (
        <ReadText lines={text} isWithoutHelp={false} onGoOn={onSee} />
      )
    }
  }
}

/** Keys for what this step and those before it have explained. A space comes with the words that need it. */
function keysUntil({ step, words }: ScriptStep): ReadonlySet<string> {
  const known = overviews.filter((other) => other.step <= step).flatMap(({ letters }) => letters)
  return new Set([...known, ...(words.some(({ farsi, write }) => write && farsi.includes(' ')) ? [' '] : [])])
}

const isLast = ({ step }: ScriptStep) => step === 10
const rowOf = (letter: string) => letters.find(({ farsi }) => farsi === letter)

function valueAt<Value>(values: readonly Value[], at: number): Value {
  return valueOf(values[at])
}

function valueOf<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The step of the script has no such part')
  return value
}
