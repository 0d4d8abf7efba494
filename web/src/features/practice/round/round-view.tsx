import { useDeferredValue, useEffect, useId, useMemo, useRef } from 'react'
import type { CardId, SettingChanges, Settings } from '@pol/learning/values'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { showsReadingAid } from '@pol/learning/progress'
import { strengths } from '@pol/learning/strengths'
import { helpFor } from '@pol/learning/tasks/task-of'
import type { Elements } from '../../../lib/elements.ts'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import type { Learner } from '../../../lib/learning/learner.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { Main } from '../../../ui/frame/main-element.tsx'
import { X } from '../../../ui/icons/drawn/x.tsx'
import { TransliterationHelp } from '../../../ui/learning/transliteration-help.tsx'
import { richText } from '../../../ui/rich-text.ts'
import { Delayed } from '../delayed.tsx'
import { Meeting } from './meeting.tsx'
import { mistakeIn } from './mistake.ts'
import { showsKeyboard } from '../task/keyboard-layouts.ts'
import { Question } from '../task/question.tsx'
import { addressOf, type Topic } from '../rounds.ts'
import type { Session } from './round-session.ts'
import { RuleLink } from './rule-link.tsx'
import { Solution } from './solution.tsx'
import { TaskBody } from '../task/task-body.tsx'
import { TextIn } from '../item-texts.tsx'
import type { UnitGaps } from '../unit-gaps.ts'
import { useAudibleItems } from './use-audible-items.ts'
import { useReasonFor } from './use-reason-for.ts'
import { useRound } from './use-round.ts'
import { useSpeechOnPress } from './use-speech-on-press.ts'
import { useSpoken } from './use-spoken.ts'
import { LeftText, VerdictButtons, VerdictText } from './verdict.tsx'
import { kindNames } from '../wording.ts'

interface Props {
  readonly cards: readonly CardId[]
  readonly topic: Topic
  readonly language: Language
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly gaps: UnitGaps
  readonly learner: Learner
  /** Shown next to the progress. */
  readonly actions: Elements
  readonly onEnd: (session: Session) => void
  /** Changes a setting. */
  readonly onChange: (changes: SettingChanges) => void
}

/** A round, one task at a time. */
export function RoundView(props: Props) {
  const { cards, topic, language, settings, catalogue, gaps, learner, actions, onEnd, onChange } = props
  const items = useMemo(() => cards.flatMap(({ item }) => catalogue.byId.get(item) ?? []), [cards, catalogue])
  const spoken = useSpoken(language, catalogue, settings)
  const canHear = useAudibleItems(items, spoken)
  const speech = useSpeechOnPress(language, catalogue, spoken)
  const round = useRound({ cards, topic, language, catalogue, gaps, learner, canHear, onEnd })
  const { session, shown } = round
  const { reply } = session
  const reasonFor = useReasonFor(language)
  const id = useId()
  const goOn = useRef<HTMLButtonElement>(null)

  const isAnswered = reply !== null
  // Deferred so that the verdict renders before the solution.
  const isSolved = useDeferredValue(isAnswered) && isAnswered
  useEffect(() => {
    if (isSolved) goOn.current?.focus()
  }, [isSolved])

  if (!shown) return null
  const { item, task, stability, step } = shown
  const help = session.isHelped && task && helpFor(task, item, language)
  const mistake = task && reply && mistakeIn(task, item, language, reply)
  const reason = mistake && reasonFor(mistake)
  const left = session.round.left.flatMap((card) => catalogue.byId.get(card.item) ?? [])
  const aids = (isAnswered: boolean) => ({
    showsTransliteration: showsReadingAid(settings.transliteration, stability, isAnswered),
    showsSound: showsReadingAid(settings.sounds, stability, isAnswered),
  })
  const aidsOfMeeting = {
    showsTransliteration: settings.transliteration !== 'never',
    showsSound: settings.sounds !== 'never',
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
      isSpoken
    />
  )
  return (
    <>
      <RoundHeader session={session} actions={actions} onLeave={round.leave} />
      <Main className="mx-auto max-w-2xl px-4 py-6">
        <h1 className="sr-only">{t('Üben')}</h1>
        <TaskGroup
          key={round.number}
          id={id}
          kind={kindNames[task?.kind ?? (step.kind === 'meet' ? 'meet' : 'look-again')]}
        >
          {task ? (
            <>
              <Question
                id={`${id}-question`}
                task={task}
                item={item}
                language={language}
                address={addressOf(topic)}
                spoken={spoken(item)}
                {...aids(isAnswered)}
                onUnavailable={round.askUnheard}
              />
              <TaskBody
                task={task}
                item={item}
                language={language}
                reply={reply}
                isHelped={session.isHelped}
                hasKeyboard={showsKeyboard(settings.keyboard, language)}
                onKeyboard={(keyboard) => onChange({ keyboard })}
                {...aids(isAnswered)}
                describedBy={`${id}-question`}
                solution={solution}
                onHelp={helpFor(task, item, language) === null ? null : round.help}
                onReply={round.reply}
                onJudge={round.judge}
                onReplyPairs={round.replyPairs}
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
                  hasExample={topic.kind !== 'pictures'}
                />
              </div>
              <Button data-first-focus onClick={round.see}>
                {t('Weiter')}
              </Button>
            </>
          )}
        </TaskGroup>
        <div role="status" className="mt-6 grid gap-2">
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
          <div className="grid gap-4 pt-3">
            {task?.kind !== 'pairs' && <div className="card p-5">{solution}</div>}
            <VerdictButtons
              reply={reply}
              isOfPairs={task?.kind === 'pairs'}
              ref={goOn}
              onGoOn={round.goOn}
              onEasy={round.callEasy}
              onOverrule={round.overrule}
            />
          </div>
        )}
        <Delayed />
        <div className="mt-10">
          <TransliterationHelp />
        </div>
      </Main>
    </>
  )
}

interface GroupProps {
  readonly id: string
  readonly kind: string
  readonly children: Elements
}

/** A task. Focuses its first field or button, or else the task itself, which a screen reader then reads out. */
function TaskGroup({ id, kind, children }: GroupProps) {
  const group = useRef<HTMLElement>(null)
  useEffect(() => {
    const first = group.current?.querySelector<HTMLElement>('[data-first-focus]')
    const target = first ?? group.current
    target?.focus()
  }, [])
  return (
    <section
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-kind`}
      aria-describedby={`${id}-question`}
      className="grid grid-cols-1 gap-6 outline-none"
    >
      <p
        id={`${id}-kind`}
        className="justify-self-center rounded-full bg-sunken px-4 py-1 font-semibold text-quiet"
      >
        {kind}
      </p>
      {children}
    </section>
  )
}

interface HeaderProps {
  readonly session: Session
  readonly actions: Elements
  readonly onLeave: () => void
}

function RoundHeader({ session, actions, onLeave }: HeaderProps) {
  const { done, all } = session.round
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-2xl items-center gap-4 px-4 py-2">
        <Button variant="quiet" className="shrink-0 max-sm:px-2" onClick={onLeave}>
          <X aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{t('Runde beenden')}</span>
        </Button>
        <progress
          aria-label={t('Fortschritt der Runde')}
          value={done}
          max={all}
          className="progress-bar h-3 flex-1"
        />
        {actions}
      </div>
    </header>
  )
}
