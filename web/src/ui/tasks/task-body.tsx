import { type ReactNode, useState } from 'react'
import { t } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import type { Grade } from '@pol/learning/values'
import { gradeOf, type Verdict, verdictOn } from '@pol/learning/grading'
import type { IsKnownWord } from '@pol/learning/grading/typo'
import { type Item, meaningOf } from '@pol/learning/item'
import { iconOf } from '@pol/learning/tasks/choices'
import { verdictOnOrder } from '@pol/learning/tasks/order'
import type { PairsAnswer } from '@pol/learning/tasks/pairs'
import type { Task } from '@pol/learning/tasks/task'
import type { Elements } from '../../lib/elements.ts'
import { Button } from '../frame/button.tsx'
import { Choices } from './choices.tsx'
import { Grades } from './grades.tsx'
import { Ordering } from './ordering.tsx'
import { Pairs } from './pairs.tsx'
import { partsWithSounds } from './parts.ts'
import { SpokenChoices } from './spoken-choices.tsx'
import type { Reply } from './reply.ts'
import { Meaning, Target, TextIn } from './item-texts.tsx'
import { TaskActions } from './task-actions.tsx'
import { Typing } from './typing.tsx'
import { WithTransliteration } from './with-transliteration.tsx'

interface Props {
  readonly task: Task
  readonly item: Item
  readonly language: Language
  readonly reply: Reply | null
  readonly isHelped: boolean
  readonly hasKeyboard: boolean
  /** Changes between the keyboard of the screen and that of the device. */
  readonly onKeyboard: (isOnScreen: boolean) => void
  readonly showsTransliteration: boolean
  /** Undefined until it is loaded: then no typo is tolerated. */
  readonly isKnownWord: IsKnownWord | undefined
  /** The id of the question. */
  readonly describedBy: string
  /** Content of an uncovered item. */
  readonly solution: ReactNode
  /** Null if there is no help. */
  readonly onHelp: (() => void) | null
  readonly onReply: (reply: Omit<Reply, 'isOverruled'>) => void
  readonly onJudge: (grade: Grade) => void
  readonly onReplyPairs: (answer: PairsAnswer) => void
  /** Plays an item. */
  readonly onHear: (item: Item) => void
  /** Plays a part of a sentence, if its sound is known. */
  readonly onHearText: (text: string) => void
}

/** The input of a task, depending on its kind. */
export function TaskBody(props: Props) {
  const { task, item, language, reply, isHelped, hasKeyboard, describedBy, onReply } = props
  const isAnswered = reply !== null
  const judge = (verdict: Verdict) => onReply({ grade: gradeOf(verdict, isHelped), verdict, chosen: null })
  const check = (text: string, expected: Parameters<typeof verdictOn>[1]) =>
    judge(verdictOn(text, expected, language))
  const actions = !isAnswered && (
    <TaskActions
      onHelp={props.onHelp}
      isHelped={isHelped}
      onGiveUp={() => onReply({ grade: 1, verdict: null, chosen: null })}
    />
  )
  const choose = (at: number, right: number) =>
    onReply({ grade: at === right ? 3 : 1, verdict: null, chosen: at })
  switch (task.kind) {
    case 'choose':
    case 'listen':
    case 'picture':
    case 'article':
    case 'gap':
    case 'form-in-sentence': {
      const answering = {
        right: task.right,
        isAnswered,
        chosen: reply?.chosen ?? null,
        onChoose: (at: number) => choose(at, task.right),
      }
      return (
        <>
          {task.kind === 'listen' && task.answers === 'sound' ? (
            <SpokenChoices choices={task.choices} onHear={props.onHear} {...answering} />
          ) : (
            <Choices {...choicesOf(props)} {...answering} />
          )}
          {actions}
        </>
      )
    }
    case 'pairs':
      return (
        <Pairs
          task={task}
          language={language}
          isAnswered={isAnswered}
          showsTransliteration={props.showsTransliteration}
          onHear={props.onHear}
          onDone={props.onReplyPairs}
        />
      )
    case 'order':
    case 'tiles': {
      const isSentence = task.kind === 'order'
      const parts = isSentence
        ? partsWithSounds(task.parts, item, language, props.showsTransliteration)
        : task.tiles.map((text) => ({ text }))
      return (
        <>
          <Ordering
            parts={parts}
            language={language}
            isAnswered={isAnswered}
            onHear={isSentence ? props.onHearText : undefined}
            onCheck={(texts) => {
              if (!isSentence) return check(texts.join(''), { accepted: [task.answer] })
              return judge(verdictOnOrder(texts.join(' '), task.accepted, item, language))
            }}
          />
          {actions}
        </>
      )
    }
    case 'write':
    case 'form':
    case 'dictation':
      return (
        <>
          <Typing
            language={language}
            isAnswered={isAnswered}
            hasKeyboard={hasKeyboard}
            describedBy={describedBy}
            onCheck={(text) => check(text, { ...task, isKnownWord: props.isKnownWord })}
            onKeyboard={props.onKeyboard}
          />
          {actions}
        </>
      )
    case 'uncover':
      return <Uncovering {...props} actions={actions} />
  }
}

/** The choices of a task and the classes of their columns. */
function choicesOf({ task, language, reply, showsTransliteration }: Props) {
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
  if (task.kind === 'gap' || task.kind === 'form-in-sentence') {
    const choices = task.choices.map((text) => ({
      key: text,
      content: <TextIn language={language}>{text}</TextIn>,
    }))
    return { choices, className: 'sm:grid-cols-2' }
  }
  if (task.kind !== 'choose' && task.kind !== 'listen' && task.kind !== 'picture')
    throw new Error(`Nothing to choose from: ${task.kind}`)
  if (task.answers === 'picture') {
    const choices = task.choices.map((choice) => ({
      key: choice.id,
      name: meaningOf(choice, language),
      nameLanguage: otherLanguage(language),
      content: <span className="font-emoji text-6xl/normal">{iconOf(choice, language)}</span>,
    }))
    return { choices, className: 'grid-cols-2' }
  }
  // Without transliteration, because the task is to read the word.
  const isTransliterated = reply !== null && showsTransliteration
  const choices = task.choices.map((choice) => ({
    key: choice.id,
    content:
      task.answers === 'text' ? (
        <WithTransliteration item={choice} language={language} isShown={isTransliterated}>
          <Target item={choice} language={language} />
        </WithTransliteration>
      ) : (
        <Meaning item={choice} language={language} />
      ),
  }))
  return { choices, className: 'sm:grid-cols-2' }
}

interface UncoveringProps extends Pick<Props, 'reply' | 'solution' | 'onJudge'> {
  readonly actions: Elements
}

/** Uncovers the solution; the learner grades the answer. */
function Uncovering({ reply, solution, actions, onJudge }: UncoveringProps) {
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
