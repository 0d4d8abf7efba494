import { useId, useState } from 'react'
import type { ScriptWord } from '@pol/content/script/step'
import { t } from '@pol/contract/text'
import { gradeOf, verdictOn } from '@pol/learning/grading'
import { randomOf, shuffled } from '@pol/learning/random'
import { Persian } from '../../../ui/frame/persian.tsx'
import { AnsweredStep } from '../../../ui/lessons/answered-step.tsx'
import { giveFeedback } from '../../../ui/tasks/feedback.ts'
import { Ordering } from '../../../ui/tasks/ordering.tsx'
import { Typing } from '../../../ui/tasks/typing.tsx'
import type { Heard } from '../heard.ts'
import { ListenOrSkip } from '../../../ui/lessons/listen-or-skip.tsx'
import { partNames } from '../wording.ts'
import { spokenOf, WordInFull } from './word-texts.tsx'

interface Props extends Heard {
  readonly word: ScriptWord
  readonly by: 'tiles' | 'keyboard'
  /** The keys of the letters and signs that the learner knows. */
  readonly keys: ReadonlySet<string>
}

/** A word is heard and written: with its letters in disorder, later with a keyboard. */
export function Write({ word, by, keys, onUnheard, ...asked }: Props) {
  const id = useId()
  const [hasKeyboard, setHasKeyboard] = useState(true)
  const isAnswered = asked.reply !== null
  const check = (typed: string) => {
    const verdict = verdictOn(typed, { accepted: [word.farsi] }, 'fa')
    const grade = gradeOf(verdict, false)
    giveFeedback(grade > 1)
    asked.onReply({ grade, verdict, chosen: null })
  }
  const tiles = shuffled([...word.farsi], randomOf(word.id))
  return (
    <AnsweredStep
      id={id}
      kind={partNames.write}
      language="fa"
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{t('Schreiben Sie, was Sie hören.')}</h2>
          <ListenOrSkip spoken={spokenOf(word)} isAnswered={isAnswered} onSkip={onUnheard} />
          {word.hints.length > 0 && (
            <p>
              <span>{t('Am Klang nicht zu erkennen:')} </span>
              <Persian className="text-xl font-bold">{word.hints.join('، ')}</Persian>
            </p>
          )}
        </>
      }
      reason={null}
      solution={<WordInFull word={word} />}
      {...asked}
    >
      {by === 'tiles' ? (
        <Ordering
          parts={tiles.map((text) => ({ text }))}
          language="fa"
          isAnswered={isAnswered}
          onCheck={(texts) => check(texts.join(''))}
        />
      ) : (
        <Typing
          language="fa"
          isAnswered={isAnswered}
          hasKeyboard={hasKeyboard}
          keys={keys}
          describedBy={`${id}-question`}
          onCheck={check}
          onKeyboard={setHasKeyboard}
        />
      )}
    </AnsweredStep>
  )
}
