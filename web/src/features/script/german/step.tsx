import { t } from '@pol/contract/text'
import { keyOf } from '@pol/learning/card'
import type { LookAgainStep } from '@pol/learning/lessons/run'
import type { WritingRule } from '@pol/content/script/writing-rules'
import { Explanation } from '../../../ui/learning/explanation.tsx'
import { StepFrame } from '../../../ui/lessons/step-frame.tsx'
import type { Reply } from '../../../ui/tasks/reply.ts'
import { textOfRule, titleOfRule } from './rule-texts.ts'
import { Capitals } from './steps/capitals.tsx'
import { Field } from './steps/field.tsx'
import { Hear } from './steps/hear.tsx'
import { ChooseAmount, WriteAmount } from './steps/amount.tsx'
import { ChooseLetters, WriteWord } from './steps/spell.tsx'
import { Solution } from './steps/solution.tsx'
import type { WritingStep } from './writing-step.ts'

interface Props {
  readonly step: WritingStep | LookAgainStep
  readonly steps: readonly WritingStep[]
  readonly reply: Reply | null
  readonly onSee: () => void
  readonly onReply: (reply: Omit<Reply, 'isOverruled'>) => void
  readonly onGoOn: () => void
}

/** One part of a round. */
export function Step({ step, steps, reply, onSee, onReply, onGoOn }: Props) {
  const asked = { reply, onReply, onGoOn }
  const heard = { ...asked, onUnheard: onSee }
  switch (step.kind) {
    case 'rule':
      return <Rule rule={step.rule} onGoOn={onSee} />
    case 'hear':
      return <Hear question={step.question} {...heard} />
    case 'spell':
      return step.question.kind === 'gap' ? (
        <ChooseLetters word={step.question.word} choices={step.question.choices} {...heard} />
      ) : (
        <WriteWord word={step.question.word} {...heard} />
      )
    case 'capitals':
      return <Capitals sentence={step.sentence} {...asked} />
    case 'field':
      return <Field field={step.field} {...asked} />
    case 'amount':
      return step.question.kind === 'choose' ? (
        <ChooseAmount amount={step.question.amount} choices={step.question.choices} {...asked} />
      ) : (
        <WriteAmount amount={step.question.amount} {...heard} />
      )
    case 'look-again': {
      const shown = steps
        .filter((each) => each.kind !== 'rule')
        .find(({ card }) => keyOf(card) === keyOf(step.card))
      return (
        <StepFrame kind={t('Noch einmal ansehen')} onGoOn={onSee}>
          {shown && <Solution question={shown} />}
        </StepFrame>
      )
    }
  }
}

function Rule({ rule, onGoOn }: { readonly rule: WritingRule; readonly onGoOn: () => void }) {
  return (
    <StepFrame kind={t('Regel')} onGoOn={onGoOn}>
      <div className="card grid grid-cols-1 gap-3 p-5 short:p-4">
        <h2 className="text-xl font-bold">
          <Explanation>{titleOfRule(rule)}</Explanation>
        </h2>
        <p className="text-lg/relaxed short:text-base/relaxed">
          <Explanation>{textOfRule(rule)}</Explanation>
        </p>
      </div>
    </StepFrame>
  )
}
