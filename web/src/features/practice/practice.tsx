import { useEffect, useMemo, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { dayOf } from '@pol/learning/day'
import { outcomeOf } from '@pol/learning/round'
import type { CardId, SettingChanges } from '@pol/learning/values'
import type { Elements } from '../../lib/elements.ts'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import type { Exercises } from '../../lib/learning/exercises.ts'
import type { Learner } from '../../lib/learning/learner.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { renewPush } from '../../lib/renew-push.ts'
import { serverClock } from '../../lib/server-clock.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { humanVoices } from '../../lib/human-voices/human-voices.ts'
import { Settings2 } from '../../ui/icons/drawn/settings-2.tsx'
import { ReminderDialog } from '../../ui/reminders/reminder-dialog.tsx'
import { attempt } from '../../ui/tasks/attempt.ts'
import { Delayed } from '../../ui/tasks/delayed.tsx'
import { Finish, loadReached } from './round/finish.tsx'
import { LoadedFurtherWords } from './start/loaded-further-words.tsx'
import { nextRoundOf } from './start/next-round.ts'
import { RoundView } from './round/round-view.tsx'
import { addressOf, type Topic } from './rounds.ts'
import { isAnswered, isPlayed, type Session } from './round/round-session.ts'
import { loadSettings, SettingsDialog } from './settings/settings-dialog.tsx'
import { FirstStart, Start } from './start/start.tsx'
import type { UnitGaps } from '../../ui/tasks/unit-gaps.ts'
import { timeZone } from '../../lib/time-zone.ts'

interface Props {
  readonly topic: Topic
  readonly state: LearnerState
  readonly learner: Learner
  readonly catalogue: Catalogue
  readonly gaps: UnitGaps
  /** Those from which practice may ask today. */
  readonly exercises: Exercises
  /** Shown before a round. */
  readonly children: Elements
}

type View =
  | { readonly name: 'start' }
  | {
      readonly name: 'round'
      /** Identifies the round, which counts once. */
      readonly id: string
      readonly language: Language
      readonly cards: readonly CardId[]
    }
  | ({ readonly name: 'end' } & Ended)

/** A round that has ended. */
interface Ended {
  readonly session: Session
  readonly language: Language
  /** Whether no round of the day was finished before. */
  readonly isFirstOfDay: boolean
}

/** Delay of the warm-up, while the learner is still reading the start. */
const warmUpDelayMs = 200

/** Choice of the language, start, round and its end. */
export function Practice(props: Props) {
  const { topic, state, learner, catalogue, gaps, exercises, children } = props
  const { settings } = state
  const [view, setView] = useState<View>({ name: 'start' })
  const [hasSettings, setHasSettings] = useState(false)
  const [hasReminder, setHasReminder] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => {
      // Warm up the meanings index, which questions need.
      catalogue.meanings()
      // They are needed at once, even if there is no network any more.
      loadReached().catch((error: unknown) => console.warn('The end of the round could not be loaded', error))
      loadSettings().catch((error: unknown) => console.warn('The settings could not be loaded', error))
    }, warmUpDelayMs)
    return () => clearTimeout(timer)
  }, [catalogue])

  // Loads the list of human voices before the first question is played.
  useEffect(() => humanVoices.subscribe(() => undefined), [])

  const [wasReminded] = useState(settings.reminder?.how === 'push')
  useEffect(() => {
    if (wasReminded) void renewPush()
  }, [wasReminded])

  const change = (changes: SettingChanges) => attempt(learner.changeSettings(changes))
  const start = (language: Language) => {
    const { cards, quota } = nextRoundNow({ state, language, topic, catalogue, gaps, exercises })
    if (quota !== state.quota) attempt(learner.storeQuota(quota))
    if (language !== settings.learns) change({ learns: language })
    const begin = () =>
      setView(
        cards.length > 0 ? { name: 'round', id: crypto.randomUUID(), language, cards } : { name: 'start' },
      )
    const loading = catalogue.loadFormsFor(cards)
    if (loading) void loading.then(begin)
    else begin()
  }
  const end = (session: Session, { id, language }: { readonly id: string; readonly language: Language }) => {
    if (!isAnswered(session)) {
      void learner.send()
      return setView({ name: 'start' })
    }
    const at = new Date(serverClock.now()).toISOString()
    const { asked } = outcomeOf(session.round)
    const counted = isPlayed(session) ? learner.finishRound({ id, at, cards: asked }) : Promise.resolve()
    attempt(counted.then(() => learner.send()))
    const day = (moment: string) => dayOf(moment, timeZone())
    const isFirstOfDay = state.lastRoundAt === null || day(state.lastRoundAt) < day(at)
    setView({ name: 'end', session, language, isFirstOfDay })
  }
  const settingsButton = (
    <Button variant="quiet" className="max-sm:px-2" onClick={() => setHasSettings(true)}>
      <Settings2 aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">{t('Einstellungen')}</span>
    </Button>
  )
  const { learns } = settings
  return (
    <>
      {view.name === 'round' ? (
        <RoundView
          cards={view.cards}
          topic={topic}
          language={view.language}
          settings={settings}
          catalogue={catalogue}
          gaps={gaps}
          exercises={exercises}
          learner={learner}
          actions={settingsButton}
          onEnd={(session) => end(session, view)}
          onChange={change}
        />
      ) : (
        <>
          <PageHeader title={t('Üben')} width="max-w-3xl" actions={settingsButton} />
          <Main className="mx-auto grid max-w-3xl gap-6 px-4 py-8">
            {learns ? (
              <Between
                {...props}
                language={learns}
                ended={view.name === 'end' ? view : null}
                onStart={() => start(learns)}
                onReminder={() => setHasReminder(true)}
              />
            ) : (
              <FirstStart address={addressOf(topic)} onStart={start} />
            )}
            {view.name === 'start' && topic.kind === 'day' && (
              <LoadedFurtherWords
                state={state}
                language={learns}
                catalogue={catalogue}
                onChange={(topics) => change({ topics })}
              />
            )}
            {view.name === 'start' && children}
            <Delayed />
          </Main>
        </>
      )}
      <SettingsDialog
        open={hasSettings}
        settings={settings}
        onClose={() => setHasSettings(false)}
        onChange={change}
        onReminder={() => setHasReminder(true)}
      />
      <ReminderDialog open={hasReminder} onClose={() => setHasReminder(false)} settings={settings} />
    </>
  )
}

interface BetweenProps extends Omit<Props, 'children'> {
  readonly language: Language
  /** The round that has ended; null before the first one. */
  readonly ended: Ended | null
  readonly onStart: () => void
  readonly onReminder: () => void
}

/** Shown before and after a round. */
function Between(props: BetweenProps) {
  const { topic, state, learner, catalogue, gaps, exercises, language, ended, onStart, onReminder } = props
  const nextRound = useMemo(
    () => nextRoundNow({ state, language, topic, catalogue, gaps, exercises }),
    [state, language, topic, catalogue, gaps, exercises],
  )
  const { quota } = nextRound
  useEffect(() => {
    if (quota !== state.quota) attempt(learner.storeQuota(quota))
  }, [quota, state.quota, learner])
  // Preload, before the learner presses start.
  useEffect(() => void catalogue.loadFormsFor(nextRound.cards), [catalogue, nextRound])
  if (!ended) return <Start topic={topic} nextRound={nextRound} onStart={onStart} />
  return (
    <Finish
      {...ended}
      state={state}
      topic={topic}
      catalogue={catalogue}
      nextRound={nextRound}
      onGoOn={onStart}
      onReminder={onReminder}
    />
  )
}

function nextRoundNow(input: Omit<Parameters<typeof nextRoundOf>[0], 'now' | 'zone'>) {
  const zone = timeZone()
  return nextRoundOf({ ...input, now: new Date(serverClock.now()).toISOString(), zone })
}
