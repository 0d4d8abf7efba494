import type { GermanAmount } from '@pol/content/script/amounts'
import { t } from '@pol/contract/text'
import { amountVerdict } from '@pol/learning/script/german-number-round'
import { German } from '../../../../ui/frame/persian.tsx'
import type { Asked } from '../../../../ui/lessons/answered-step.tsx'
import { ChoiceStep } from '../../../../ui/lessons/choice-step.tsx'
import { ListenOrSkip } from '../../../../ui/lessons/listen-or-skip.tsx'
import { ruleOfAmount } from '../steps-of.ts'
import type { Heard } from '../../heard.ts'
import { reasonOf, ruleText } from './reasons.ts'
import { Solution } from './solution.tsx'
import { WrittenStep } from './written-step.tsx'

interface OfAmount {
  readonly amount: GermanAmount
}

/** An amount is seen, and what is said is chosen. */
export function ChooseAmount({
  amount,
  choices,
  ...asked
}: OfAmount & Asked & { readonly choices: readonly GermanAmount[] }) {
  return (
    <ChoiceStep
      kind={t('Zahlen')}
      language="de"
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{t('Wie sagt man das?')}</h2>
          <p>
            <German className="text-3xl font-bold short:text-2xl">{amount.written}</German>
          </p>
        </>
      }
      choices={choices.map(({ id, german }) => ({ key: id, content: <German>{german}</German> }))}
      right={choices.indexOf(amount)}
      reason={asked.reply?.grade === 1 ? reasonOf(ruleTextOf(amount)) : null}
      solution={<AmountSolution amount={amount} />}
      {...asked}
    />
  )
}

/** An amount is heard and written with digits. */
export function WriteAmount({ amount, onUnheard, ...asked }: OfAmount & Heard) {
  return (
    <WrittenStep
      kind={t('Zahlen')}
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{t('Schreiben Sie mit Ziffern, was Sie hören.')}</h2>
          <ListenOrSkip
            spoken={{ text: amount.german, voice: 'alloy' }}
            isAnswered={asked.reply !== null}
            onSkip={onUnheard}
          />
        </>
      }
      hasKeyboard={false}
      judge={(typed) => ({ isRight: amountVerdict(typed, amount) === 'right', verdict: null })}
      reasonOf={(typed) =>
        amountVerdict(typed, amount) === 'notation'
          ? reasonOf(
              t('Die Zahl stimmt. In Deutschland schreibt man sie so: {written}', {
                written: amount.written,
              }),
            )
          : reasonOf(ruleTextOf(amount))
      }
      solution={<AmountSolution amount={amount} />}
      {...asked}
    />
  )
}

const ruleTextOf = (amount: GermanAmount) => ruleText(`writing-rule-${ruleOfAmount(amount)}`)

const AmountSolution = ({ amount }: OfAmount) => (
  <Solution question={{ kind: 'amount', question: { kind: 'write', amount } }} />
)
