import type { Turn } from '@pol/content/course/dialogues'
import { t } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import { reasonOfWrongChoice } from '@pol/language/reasons/choice'
import { randomOf, shuffled } from '@pol/learning/random'
import { worded } from '../../../lib/lexicon/worded-reason.ts'
import { ChoiceStep } from '../../../ui/lessons/choice-step.tsx'
import { TextIn } from '../../../ui/tasks/item-texts.tsx'
import { Listening } from '../../../ui/tasks/listening.tsx'
import type { Reply } from '../../../ui/tasks/reply.ts'
import { turnTexts } from '../../../ui/course/turn-texts.ts'
import { stepNames } from '../wording.ts'

interface Props {
  readonly by: 'sound' | 'text'
  /** The asked turn, then the others. */
  readonly turns: readonly [Turn, ...Turn[]]
  readonly language: Language
  readonly reply: Reply | null
  readonly onReply: (reply: Omit<Reply, 'isOverruled'>) => void
  readonly onGoOn: () => void
  /** The sound cannot be had: the turn is shown instead. */
  readonly onUnheard: () => void
}

/** A turn is heard or read, and its meaning is chosen. */
export function UnderstandStep({ by, turns, language, reply, onReply, onGoOn, onUnheard }: Props) {
  const [asked] = turns
  const choices = shuffled(turns, randomOf(asked.id)).map((turn) => turnTexts(turn, language))
  const { said, meaning, spoken } = turnTexts(asked, language)
  const right = choices.findIndex((choice) => choice.meaning === meaning)
  const chosen = reply?.chosen ?? null
  const wrong = chosen === null || chosen === right ? undefined : choices[chosen]
  const reason = wrong
    ? worded(reasonOfWrongChoice({ kind: 'choice', chosen: wrong.meaning, meaning: wrong.said }))
    : null
  return (
    <ChoiceStep
      kind={stepNames.understand}
      language={language}
      question={
        <>
          <h2 className="text-quiet sm:text-lg">
            {by === 'sound' ? t('Was wird hier gesagt?') : t('Was bedeutet dieser Satz?')}
          </h2>
          {by === 'sound' ? (
            <Listening spoken={spoken} onUnavailable={onUnheard} />
          ) : (
            <p>
              <TextIn language={language} className="text-2xl/relaxed font-bold">
                {said}
              </TextIn>
            </p>
          )}
        </>
      }
      choices={choices.map((choice) => ({
        key: choice.meaning,
        content: <TextIn language={otherLanguage(language)}>{choice.meaning}</TextIn>,
      }))}
      right={right}
      reply={reply}
      reason={reason}
      solution={
        <p className="text-center text-xl font-bold">
          <TextIn language={language}>{said}</TextIn>
        </p>
      }
      onReply={onReply}
      onGoOn={onGoOn}
    />
  )
}
