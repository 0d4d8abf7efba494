import { useId, useState } from 'react'
import { t } from '@pol/contract/text'
import { type SmallWord, wrongCapitals } from '@pol/learning/script/noun-capitals'
import type { CapitalSentence } from '../../../../../build/capital-sentences.ts'
import { Button } from '../../../../ui/frame/button.tsx'
import { Persian } from '../../../../ui/frame/persian.tsx'
import { giveFeedback } from '../../../../ui/tasks/feedback.ts'
import { AnsweredStep, type Asked } from '../../../../ui/lessons/answered-step.tsx'
import { reasonOf, ruleText } from './reasons.ts'
import { Solution } from './solution.tsx'

interface Props extends Asked {
  readonly sentence: CapitalSentence
}

/** A sentence without capitals: the words that have one are pressed. */
export function Capitals({ sentence, ...asked }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const isAnswered = asked.reply !== null
  const wrong = wrongCapitals(sentence.words, chosen)
  const check = () => {
    giveFeedback(wrong.length === 0)
    asked.onReply({ grade: wrong.length === 0 ? 3 : 1, verdict: null, chosen: null })
  }
  return (
    <AnsweredStep
      id={id}
      kind={t('Große Anfangsbuchstaben')}
      language="de"
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{t('Drücken Sie auf die Wörter, die man groß schreibt.')}</h2>
          <p>
            <Persian className="text-lg">{sentence.farsi}</Persian>
          </p>
        </>
      }
      reason={asked.reply?.grade === 1 ? reasonFor(sentence, wrong) : null}
      solution={<Solution question={{ kind: 'capitals', sentence }} />}
      {...asked}
    >
      <div
        role="group"
        aria-label={t('Satz')}
        lang="de"
        dir="ltr"
        translate="no"
        className="text-center text-xl/[3.5rem] short:text-lg/[3.25rem]"
      >
        {sentence.words.map((word, at) => (
          <span key={at}>
            <span>{word.before}</span>
            <button
              type="button"
              aria-pressed={chosen.has(at)}
              disabled={isAnswered}
              className={`min-h-11 min-w-11 rounded-control border-2 px-2 leading-normal font-semibold ${styleOf(isAnswered && wrong.includes(at), chosen.has(at))}`}
              onClick={() => setChosen(toggled(chosen, at))}
            >
              {chosen.has(at) ? capitalised(word.text) : word.text}
            </button>
            <span>{word.after}</span>
          </span>
        ))}
      </div>
      {!isAnswered && <Button onClick={check}>{t('Prüfen')}</Button>}
    </AnsweredStep>
  )
}

function styleOf(isWrong: boolean, isChosen: boolean): string {
  if (isWrong) return 'border-danger bg-surface text-danger underline decoration-wavy underline-offset-4'
  return isChosen
    ? 'border-brand bg-brand-soft text-brand'
    : 'border-edge bg-surface enabled:hover:bg-brand-soft'
}

function toggled(chosen: ReadonlySet<number>, at: number): ReadonlySet<number> {
  return chosen.has(at) ? new Set([...chosen].filter((other) => other !== at)) : new Set([...chosen, at])
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The rule that decides the first wrong word; after 'Ich weiß es nicht', of the first word with a capital that was not chosen. */
function reasonFor({ words }: CapitalSentence, [first = 0]: readonly number[]) {
  const word = words[first]
  if (!word) return reasonOf()
  const text = word.reason ? capitalised(word.text) : word.text
  return reasonOf(t('„{word}“: {rule}', { word: text, rule: ruleText(ruleOf(word)) }))
}

/** Words that are small belong to the rule that says so. */
function ruleOf({ text, reason }: SmallWord): string {
  if (reason) return `writing-rule-${reason}`
  if (text === 'ich') return 'writing-rule-sentence-start'
  return /^(?:sie|ihnen|ihre?[mnrs]?)$/.test(text) ? 'writing-rule-polite' : 'writing-rule-nouns'
}
