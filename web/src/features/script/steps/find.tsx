import { letterSpeech } from '@pol/content/letter-speech'
import type { ScriptWord } from '@pol/content/script/step'
import { t } from '@pol/contract/text'
import type { LetterForReaders } from '../../../../build/for-readers.ts'
import { Persian } from '../../../ui/frame/persian.tsx'
import { ChoiceStep } from '../../../ui/lessons/choice-step.tsx'
import type { Heard } from '../heard.ts'
import { ListenOrSkip } from '../listen-or-skip.tsx'
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

interface WordProps extends Heard {
  readonly word: ScriptWord
  readonly others: readonly ScriptWord[]
}

/** A word is heard, and found among words that are written alike. */
export function FindWord({ word, others, onUnheard, ...asked }: WordProps) {
  const choices = useShuffled([word, ...others])
  return (
    <ChoiceStep
      kind={partNames.find}
      language="fa"
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{t('Welches Wort ist das?')}</h2>
          <ListenOrSkip spoken={spokenOf(word)} isAnswered={asked.reply !== null} onSkip={onUnheard} />
        </>
      }
      choices={choices.map(({ id, farsi }) => ({
        key: id,
        content: <Persian className="text-2xl/normal font-bold">{farsi}</Persian>,
      }))}
      right={choices.indexOf(word)}
      reason={null}
      solution={<WordInFull word={word} />}
      {...asked}
    />
  )
}
