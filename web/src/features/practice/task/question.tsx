import type { ReactNode } from 'react'
import { type Language, otherLanguage } from '@pol/language/language'
import { entriesOf, germanOf, type Item } from '@pol/learning/item'
import type { Task } from '@pol/learning/tasks/task-of'
import { nameOfForm } from '../../../lib/lexicon/form-names.ts'
import { Explanation } from '../../../ui/learning/explanation.tsx'
import { GermanSound } from '../../../ui/learning/german-sound.tsx'
import type { Spoken } from '../../../ui/speech/player.ts'
import { GapSentence } from './gap-sentence.tsx'
import { Listening } from './listening.tsx'
import type { Address } from '../rounds.ts'
import { Meaning, MeaningsWithHints, senseIn, Target, TextIn } from '../item-texts.tsx'
import { instructionFor } from '../wording.ts'

interface Props {
  readonly id: string
  readonly task: Task
  readonly item: Item
  readonly language: Language
  readonly address: Address
  readonly spoken: Spoken
  readonly showsTransliteration: boolean
  /** Whether the learned German text has its pronunciation in Persian letters. */
  readonly showsSound: boolean
  readonly onUnavailable: () => void
}

/** The instruction and the question of a task. */
export function Question(props: Props) {
  const { id, task, item, language, address } = props
  return (
    <div id={id} className="grid grid-cols-1 gap-4 text-center">
      <h2 className="text-lg text-quiet">{instructionFor(task, item, language, address)}</h2>
      <Subject {...props} />
    </div>
  )
}

const large = 'block text-4xl/normal font-bold'

function Subject(props: Props): ReactNode {
  const { task, item, language, spoken, showsTransliteration, showsSound, onUnavailable } = props
  const sound = language === 'de' && <GermanSound text={germanOf(item)} isShown={showsSound} />
  switch (task.kind) {
    case 'listen':
      return <Listening spoken={spoken} onUnavailable={onUnavailable} />
    case 'choose':
    case 'picture':
    case 'uncover':
      return (
        <div>
          <Target
            item={item}
            language={language}
            className={large}
            {...(task.kind === 'choose' && task.place && { place: task.place })}
          />
          {showsTransliteration && language === 'fa' && item.kind !== 'letter' && (
            <p dir="ltr" translate="no" className="hyphens-manual text-quiet">
              {item.transliteration}
            </p>
          )}
          {sound}
        </div>
      )
    case 'article':
      return (
        <div>
          <p lang="de" dir="ltr" translate="no" className={large}>
            {`… ${item.german}`}
          </p>
          <GermanSound text={item.german} isShown={showsSound} />
          <Meaning item={item} language={language} className="text-lg text-quiet" />
        </div>
      )
    case 'form':
      return (
        <div>
          <Target item={item} language={language} className={large} />
          {sound}
          <Meaning item={item} language={language} className="text-lg text-quiet" />
          <p className="mt-2 font-semibold">
            <Explanation>{nameOfForm(language, task.features)}</Explanation>
          </p>
        </div>
      )
    case 'gap':
      return (
        <GapSentence
          gap={task.gap}
          language={language}
          showsTransliteration={showsTransliteration}
          showsSound={showsSound}
        />
      )
    case 'write':
    case 'order': {
      const reader = otherLanguage(language)
      if (entriesOf(item, language).length > 1) {
        return (
          <p>
            <MeaningsWithHints
              item={item}
              language={language}
              reader={reader}
              className="text-3xl/normal font-bold"
            />
          </p>
        )
      }
      const sense = senseIn(item, reader)
      return (
        <div>
          <Meaning
            item={item}
            language={language}
            className={task.kind === 'write' ? large : 'block text-2xl font-bold'}
          />
          {sense !== '' && (
            <TextIn language={reader} className="text-lg text-quiet">
              {sense}
            </TextIn>
          )}
        </div>
      )
    }
  }
}
