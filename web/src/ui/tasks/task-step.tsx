import { useDeferredValue, useId } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import { showsReadingAid } from '@pol/learning/progress'
import { strengths } from '@pol/learning/strengths'
import type { PairsAnswer } from '@pol/learning/tasks/pairs'
import { helpFor } from '@pol/learning/tasks/task-of'
import type { Grade, Settings } from '@pol/learning/values'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { Button } from '../frame/button.tsx'
import { richText } from '../rich-text.ts'
import type { Spoken } from '../speech/player.ts'
import { giveFeedback } from './feedback.ts'
import { TextIn } from './item-texts.tsx'
import { showsKeyboard } from './keyboard-layouts.ts'
import { Meeting } from './meeting.tsx'
import { Question } from './question.tsx'
import type { ShownItem } from './question-maker.ts'
import type { Reply } from './reply.ts'
import { Solution } from './solution.tsx'
import { useSpeechOnPress } from './speech/use-speech-on-press.ts'
import { TaskBody } from './task-body.tsx'
import { TaskGroup } from './task-group.tsx'
import { mistakeIn, wrongPictureIn } from './verdict/mistake.ts'
import { RuleLink } from './verdict/rule-link.tsx'
import { useIsKnownWord } from './verdict/use-is-known-word.ts'
import { useReasonFor } from './verdict/use-reason-for.ts'
import { AnswerPanel } from './verdict/answer-panel.tsx'
import { useShownVerdict } from './verdict/use-shown-verdict.ts'
import { LeftText, VerdictButtons, VerdictText } from './verdict/verdict.tsx'
import { type Address, kindNames } from './wording.ts'
import { wantsSounds, wantsTransliteration } from '../learning/what-is-shown.ts'

interface Props {
  readonly shown: ShownItem
  /** Increases with each step. */
  readonly number: number
  /** Null until the question is answered. */
  readonly reply: Reply | null
  readonly isHelped: boolean
  /** What has left with this answer and comes back tomorrow. */
  readonly left: readonly Item[]
  readonly language: Language
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly spoken: (item: Item) => Spoken
  readonly address: Address
  /** Whether it is for children who cannot read. */
  readonly isForChildren: boolean
  /** Whether it is a question of a check: then there is no help, and the verdict is final. */
  readonly isChecked?: boolean
  readonly actions: StepActions
}

export interface StepActions {
  /** After a presentation. */
  readonly onSee: () => void
  readonly onHelp: () => void
  readonly onReply: (reply: Omit<Reply, 'isOverruled'>) => void
  readonly onJudge: (grade: Grade) => void
  readonly onReplyPairs: (answer: PairsAnswer) => void
  /** The sound of the question cannot be had. */
  readonly onUnheard: () => void
  readonly onGoOn: () => void
  readonly onEasy: () => void
  readonly onOverrule: () => void
  /** Changes between the keyboard of the screen and that of the device. */
  readonly onKeyboard: (isOnScreen: boolean) => void
}

/** A task or a presentation, and the verdict on its answer. */
export function TaskStep(props: Props) {
  const { shown, number, reply, isHelped, left, language, settings, catalogue, spoken } = props
  const { address, isForChildren, isChecked = false, actions } = props
  const { item, task, stability, step } = shown
  const speech = useSpeechOnPress(language, catalogue, spoken)
  const reasonFor = useReasonFor(language, isForChildren)
  const isKnownWord = useIsKnownWord(language, isForChildren)
  const id = useId()

  const isAnswered = reply !== null
  // Deferred so that the verdict renders before the solution.
  const isSolved = useDeferredValue(isAnswered) && isAnswered
  const { question, verdict, solved, goOn } = useShownVerdict(isSolved)

  const help = isHelped && task && helpFor(task, item, language)
  // Children hear what they have chosen instead of reading why it is wrong.
  const wrongPicture = isForChildren && task && reply && wrongPictureIn(task, reply)
  const mistake = !isForChildren && task && reply && mistakeIn(task, item, language, reply)
  const reason = mistake ? reasonFor(mistake) : null
  const aids = (isAnswered: boolean) => ({
    showsTransliteration: showsReadingAid(settings.transliteration, stability, isAnswered),
    showsSound: showsReadingAid(settings.sounds, stability, isAnswered),
  })
  const aidsOfMeeting = {
    showsTransliteration: wantsTransliteration(settings),
    showsSound: wantsSounds(settings),
  }
  const form = task?.kind === 'form' ? task.answer : undefined
  const gap = task?.kind === 'form-in-sentence' ? task.gap : undefined
  const said = gap ? (language === 'fa' ? gap.farsi : gap.german) : form
  const solution = (
    <Solution
      item={item}
      language={language}
      form={form}
      gap={gap}
      hasAllMeanings={stability >= strengths.firm}
      spoken={said === undefined ? spoken(item) : { text: said, voice: spoken(item).voice }}
      {...(task ? aids(true) : aidsOfMeeting)}
      isSpoken={!wrongPicture}
      // The meaning of a sentence is no explanation: it is shown in full.
      isShort={task === null && item.kind === 'word'}
    />
  )
  return (
    <>
      <TaskGroup
        key={number}
        id={id}
        kind={kindNames[task?.kind ?? (step.kind === 'meet' ? 'meet' : 'look-again')]}
        isHelped={isHelped}
      >
        {task ? (
          <>
            <Question
              ref={question}
              id={`${id}-question`}
              task={task}
              item={item}
              language={language}
              address={address}
              spoken={spoken(item)}
              {...aids(isAnswered)}
              onUnavailable={actions.onUnheard}
            />
            <TaskBody
              task={task}
              item={item}
              language={language}
              reply={reply}
              isHelped={isHelped}
              isKnownWord={isKnownWord}
              hasKeyboard={showsKeyboard(settings.keyboard, language)}
              onKeyboard={actions.onKeyboard}
              {...aids(isAnswered)}
              describedBy={`${id}-question`}
              solution={solution}
              onHelp={isChecked || helpFor(task, item, language) === null ? null : actions.onHelp}
              onReply={(reply) => {
                if (!isForChildren) giveFeedback(reply.grade > 1)
                const wrong = isForChildren && wrongPictureIn(task, reply)
                if (wrong) void speech.hearBoth(wrong, item)
                actions.onReply(reply)
              }}
              onJudge={actions.onJudge}
              onReplyPairs={actions.onReplyPairs}
              onHear={speech.hear}
              onHearText={speech.hearText}
            />
          </>
        ) : (
          <>
            <div id={`${id}-question`}>
              <Meeting
                item={item}
                language={language}
                catalogue={catalogue}
                solution={solution}
                showsTransliteration={aidsOfMeeting.showsTransliteration}
                hasExample={!isForChildren}
              />
            </div>
            <div className="bottom-bar grid">
              <Button data-first-focus onClick={actions.onSee}>
                {t('Weiter')}
              </Button>
            </div>
          </>
        )}
      </TaskGroup>
      <AnswerPanel isOpen={isSolved && reply !== null}>
        <div ref={verdict} role="status" className="mt-3 grid gap-2 sm:mt-6">
          {!isAnswered && help && (
            <p className="text-center">
              {richText('Die Antwort beginnt mit {beginning}', {
                beginning: (
                  <TextIn language={language} className="text-xl font-bold">
                    {help}
                  </TextIn>
                ),
              })}
            </p>
          )}
          {reply && <VerdictText reply={reply} language={language} reason={reason} />}
          {reply && <LeftText left={left} language={language} isOfPairs={task?.kind === 'pairs'} />}
        </div>
        {reason?.rule && <RuleLink {...reason.rule} />}
        {reply && isSolved && (
          <>
            {task?.kind !== 'pairs' && (
              <div ref={solved} className="card mt-3 p-3 sm:p-5">
                {solution}
              </div>
            )}
            <div className="bottom-bar">
              <VerdictButtons
                reply={reply}
                isOfPairs={task?.kind === 'pairs'}
                isFinal={isChecked}
                ref={goOn}
                onGoOn={actions.onGoOn}
                onEasy={actions.onEasy}
                onOverrule={() => {
                  // 'War richtig' disappears, and would take the focus with it.
                  goOn.current?.focus()
                  actions.onOverrule()
                }}
              />
            </div>
          </>
        )}
      </AnswerPanel>
    </>
  )
}
