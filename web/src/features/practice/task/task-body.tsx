import { type ReactNode, useState } from 'react'
import { t } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import type { Grade } from '@pol/learning/values'
import { iconOf } from '@pol/learning/tasks/choices'
import { gradeOf, verdictOn } from '@pol/learning/grading'
import { type Item, meaningOf } from '@pol/learning/item'
import type { Task } from '@pol/learning/tasks/task-of'
import type { Elements } from '../../../lib/elements.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { Choices } from './choices.tsx'
import { Grades } from './grades.tsx'
import { Ordering } from './ordering.tsx'
import type { Reply } from '../round/round-session.ts'
import { Meaning, Target, TextIn } from '../item-texts.tsx'
import { Typing } from './typing.tsx'

interface Props {
  readonly task: Task
  readonly item: Item
  readonly language: Language
  readonly reply: Reply | null
  readonly isHelped: boolean
  readonly hasKeyboard: boolean
  /** The id of the question. */
  readonly describedBy: string
  /** Content of an uncovered item. */
  readonly solution: ReactNode
  /** The buttons 'Ich weiß es nicht' and 'Hilfe'. */
  readonly actions: Elements
  readonly onReply: (reply: Omit<Reply, 'isOverruled'>) => void
  readonly onJudge: (grade: Grade) => void
}

/** The input of a task, depending on its kind. */
export function TaskBody(props: Props) {
  const { task, language, reply, isHelped, hasKeyboard, describedBy, actions, onReply } = props
  const isAnswered = reply !== null
  const check = (text: string, accepted: readonly string[], isOther?: (folded: string) => boolean) => {
    const verdict = verdictOn(text, { accepted, ...(isOther && { isOther }) }, language)
    onReply({ grade: gradeOf(verdict, isHelped), verdict, chosen: null })
  }
  switch (task.kind) {
    case 'choose':
    case 'listen':
    case 'picture':
    case 'article':
    case 'gap':
      return (
        <>
          <Choices
            {...choicesOf(props)}
            right={task.right}
            isAnswered={isAnswered}
            chosen={reply?.chosen ?? null}
            onChoose={(at) => onReply({ grade: at === task.right ? 3 : 1, verdict: null, chosen: at })}
          />
          {actions}
        </>
      )
    case 'order':
      return (
        <>
          <Ordering
            parts={task.parts}
            language={language}
            isAnswered={isAnswered}
            onCheck={(text) => check(text, [task.answer])}
          />
          {actions}
        </>
      )
    case 'write':
    case 'form':
      return (
        <>
          <Typing
            language={language}
            isAnswered={isAnswered}
            hasKeyboard={hasKeyboard}
            describedBy={describedBy}
            onCheck={(text) => check(text, task.accepted, task.isOther)}
          />
          {actions}
        </>
      )
    case 'uncover':
      return <Uncovering {...props} />
  }
}

/** The choices of a task and the classes of their columns. */
function choicesOf({ task, item, language }: Props) {
  if (task.kind === 'article') {
    const choices = task.choices.map((article) => ({
      key: article,
      content: (
        <span lang="de" dir="ltr" translate="no" className="whitespace-nowrap">
          {article}
        </span>
      ),
    }))
    return { choices, className: 'grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))]' }
  }
  if (task.kind === 'gap') {
    const choices = task.choices.map((form) => ({
      key: form,
      content: <TextIn language={language}>{form}</TextIn>,
    }))
    return { choices, className: 'sm:grid-cols-2' }
  }
  if (task.kind !== 'choose' && task.kind !== 'listen' && task.kind !== 'picture')
    throw new Error(`Nothing to choose from: ${task.kind}`)
  const { kind } = task
  if (kind === 'picture') {
    const choices = task.choices.map((choice) => ({
      key: choice.id,
      name: meaningOf(choice, language),
      nameLanguage: otherLanguage(language),
      content: <span className="font-emoji text-6xl/normal">{iconOf(choice, language)}</span>,
    }))
    return { choices, className: 'grid-cols-2' }
  }
  // The audio is the name of the letter, so the choices show its shape.
  const Choice = kind === 'listen' && item.kind === 'letter' ? Target : Meaning
  const choices = task.choices.map((choice) => ({
    key: choice.id,
    content: <Choice item={choice} language={language} />,
  }))
  return { choices, className: 'sm:grid-cols-2' }
}

/** Uncovers the solution; the learner grades the answer. */
function Uncovering({ reply, solution, actions, onJudge }: Props) {
  const [isUncovered, setIsUncovered] = useState(false)
  if (reply) return null
  if (isUncovered) {
    return (
      <>
        <div className="card p-5">{solution}</div>
        <Grades onJudge={onJudge} />
      </>
    )
  }
  return (
    <>
      <Button data-first-focus onClick={() => setIsUncovered(true)}>
        {t('Aufdecken')}
      </Button>
      {actions}
    </>
  )
}
