import { letterSpeech } from '@pol/content/letter-speech'
import type { ScriptWord } from '@pol/content/script/step'
import { t } from '@pol/contract/text'
import type { LetterForReaders } from '../../../../build/for-readers.ts'
import { Persian } from '../../../ui/frame/persian.tsx'
import type { Elements } from '../../../lib/elements.ts'
import type { Asked } from '../../../ui/lessons/answered-step.tsx'
import { ChoiceStep } from '../../../ui/lessons/choice-step.tsx'
import { SpeakerButton } from '../../../ui/speech/speaker-button.tsx'
import type { Heard } from '../heard.ts'
import { ListenOrSkip } from '../../../ui/lessons/listen-or-skip.tsx'
import { useShuffled } from '../use-shuffled.ts'
import { partNames } from '../wording.ts'
import { spokenOf, WordInFull } from './word-texts.tsx'

interface LetterProps extends Heard {
  readonly row: LetterForReaders
  readonly others: readonly LetterForReaders[]
}

/** The name of a letter and a word are heard, and the letter is found. */
export function FindLetter({ row, others, onUnheard, ...asked }: LetterProps) {
  const choices = useShuffled([row, ...others])
  return (
    <ChoiceStep
      kind={partNames.find}
      language="fa"
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{t('Welcher Buchstabe ist das?')}</h2>
          <ListenOrSkip
            spoken={{ text: letterSpeech(row), voice: 'nova' }}
            isAnswered={asked.reply !== null}
            onSkip={onUnheard}
          />
        </>
      }
      choices={choices.map(({ id, farsi }) => ({
        key: id,
        content: <Persian className="text-3xl/normal font-bold">{farsi}</Persian>,
      }))}
      right={choices.indexOf(row)}
      reason={null}
      solution={
        <p className="flex justify-center gap-3 text-xl font-bold">
          <Persian>{row.farsi}</Persian>
          <span translate="no">{row.name}</span>
        </p>
      }
      {...asked}
    />
  )
}

interface FirstProps extends Asked {
  readonly row: LetterForReaders
  /** A word that begins with the letter. */
  readonly word: ScriptWord
  readonly others: readonly ScriptWord[]
}

/** A letter is found in the form that it has at the beginning of a word. */
export function FindFirst({ row, word, others, ...asked }: FirstProps) {
  return (
    <ChooseWord
      word={word}
      others={others}
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{t('Welches Wort beginnt mit diesem Buchstaben?')}</h2>
          <p className="flex items-center justify-center gap-3">
            <Persian className="text-5xl/relaxed font-bold short:text-4xl/relaxed">{row.farsi}</Persian>
            <SpeakerButton text={letterSpeech(row)} voice="nova" />
          </p>
        </>
      }
      {...asked}
    />
  )
}

interface JoinProps extends Asked {
  readonly shows: 'letters' | 'word'
  readonly word: ScriptWord
  readonly others: readonly ScriptWord[]
}

/** The single letters of a word and the joined word are found for each other. */
export function JoinLetters({ shows, word, others, ...asked }: JoinProps) {
  const isJoined = shows === 'word'
  return (
    <ChooseWord
      word={word}
      others={others}
      hasSingleLetters={isJoined}
      question={
        <>
          <h2 className="text-quiet sm:text-lg">
            {isJoined
              ? t('Aus welchen Buchstaben besteht das Wort?')
              : t('Wie sehen diese Buchstaben verbunden aus?')}
          </h2>
          <p>
            <Persian className="text-4xl/relaxed font-bold">
              {isJoined ? word.farsi : singleLetters(word)}
            </Persian>
          </p>
        </>
      }
      {...asked}
    />
  )
}

const singleLetters = ({ farsi }: ScriptWord) => [...farsi].join(' ')

interface WordProps extends Heard {
  readonly word: ScriptWord
  readonly others: readonly ScriptWord[]
}

/** A word is heard, and found among words that are written alike. */
export function FindWord({ word, others, onUnheard, ...asked }: WordProps) {
  return (
    <ChooseWord
      word={word}
      others={others}
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{t('Welches Wort ist das?')}</h2>
          <ListenOrSkip spoken={spokenOf(word)} isAnswered={asked.reply !== null} onSkip={onUnheard} />
        </>
      }
      {...asked}
    />
  )
}

interface ChooseProps extends Asked {
  readonly question: Elements
  readonly word: ScriptWord
  readonly others: readonly ScriptWord[]
  /** Whether the letters of the words stand apart. */
  readonly hasSingleLetters?: boolean
}

/** A word is chosen among words that are written alike. */
function ChooseWord({ question, word, others, hasSingleLetters = false, ...asked }: ChooseProps) {
  const choices = useShuffled([word, ...others])
  return (
    <ChoiceStep
      kind={partNames.find}
      language="fa"
      question={question}
      choices={choices.map((choice) => ({
        key: choice.id,
        content: (
          <Persian className="text-2xl/normal font-bold">
            {hasSingleLetters ? singleLetters(choice) : choice.farsi}
          </Persian>
        ),
      }))}
      right={choices.indexOf(word)}
      reason={null}
      solution={<WordInFull word={word} />}
      {...asked}
    />
  )
}
