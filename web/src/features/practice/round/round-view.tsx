import { useMemo } from 'react'
import type { CardId, SettingChanges, Settings } from '@pol/learning/values'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import type { Elements } from '../../../lib/elements.ts'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import type { Exercises } from '../../../lib/learning/exercises.ts'
import type { Learner } from '../../../lib/learning/learner.ts'
import { Main } from '../../../ui/frame/main-element.tsx'
import { Delayed } from '../../../ui/tasks/delayed.tsx'
import { TransliterationHelp } from '../../../ui/learning/transliteration-help.tsx'
import type { Spoken } from '../../../ui/speech/player.ts'
import { useAudibleItems } from '../../../ui/tasks/speech/use-audible-items.ts'
import { useSpoken } from '../../../ui/tasks/speech/use-spoken.ts'
import { ExerciseStep } from '../../../ui/exercises/exercise-step.tsx'
import { type StepActions, TaskStep } from '../../../ui/tasks/task-step.tsx'
import type { UnitGaps } from '../../../ui/tasks/unit-gaps.ts'
import { addressOf, type PicturesTab, type Topic } from '../rounds.ts'
import { NeedsSound } from './needs-sound.tsx'
import { RoundHeader } from './round-frame.tsx'
import type { Session } from './round-session.ts'
import { useRound } from './use-round.ts'

interface Props {
  readonly cards: readonly CardId[]
  readonly topic: Topic
  readonly language: Language
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly gaps: UnitGaps
  readonly exercises: Exercises
  readonly learner: Learner
  /** Shown next to the progress. */
  readonly actions: Elements
  readonly onEnd: (session: Session) => void
  /** Changes a setting. */
  readonly onChange: (changes: SettingChanges) => void
}

/** A round, once it is known what can be heard. */
export function RoundView(props: Props) {
  const { cards, topic, language, settings, catalogue, learner } = props
  const among = useMemo(
    () => (topic.kind === 'pictures' ? picturesOf(topic.tab, language, catalogue, learner) : undefined),
    [topic, language, catalogue, learner],
  )
  const items = useMemo(() => {
    const ids = new Set([...cards.map(({ item }) => item), ...(among ?? [])])
    return [...ids].flatMap((id) => catalogue.byId.get(id) ?? [])
  }, [cards, among, catalogue])
  const spoken = useSpoken(language, catalogue, settings)
  const canHear = useAudibleItems(items, spoken)
  if (!canHear) return <Loading />
  return <BegunRound {...props} among={among} spoken={spoken} canHear={canHear} />
}

function Loading() {
  return (
    <Main className="mx-auto max-w-2xl px-4 py-6 text-center text-quiet">
      <p role="status">{t('Lädt...')}</p>
    </Main>
  )
}

/** Ids of the items whose pictures a tab of the children's screen shows. */
function picturesOf(tab: PicturesTab, language: Language, { groups }: Catalogue, learner: Learner) {
  const leaders = learner.current()?.leaders
  return new Set(groups.pictures[tab].map((id) => leaders?.leaderOf(language, id) ?? id))
}

interface BegunProps extends Props {
  /** Ids of the only items that wrong answers may be taken from; undefined for all. */
  readonly among: ReadonlySet<string> | undefined
  readonly spoken: (item: Item) => Spoken
  readonly canHear: (item: Item) => boolean
}

/** A round, one task at a time. */
function BegunRound(props: BegunProps) {
  const { cards, topic, language, settings, catalogue, gaps, exercises, learner, actions } = props
  const { among, spoken, canHear, onEnd, onChange } = props
  const isForChildren = topic.kind === 'pictures'
  const round = useRound({
    cards,
    isForChildren,
    among,
    catalogue,
    gaps,
    exercises,
    learner,
    canHear,
    onEnd,
  })
  const { session, shown } = round
  const taskActions: StepActions = {
    onSee: round.see,
    onHelp: round.help,
    onReply: round.reply,
    onJudge: round.judge,
    onReplyPairs: round.replyPairs,
    onUnheard: round.askUnheard,
    onGoOn: round.goOn,
    onEasy: round.callEasy,
    onOverrule: round.overrule,
    onKeyboard: (keyboard) => onChange({ keyboard }),
  }
  if (!shown) {
    return (
      <>
        <RoundHeader session={session} actions={actions} onLeave={round.leave} />
        <NeedsSound onBack={round.leave} />
      </>
    )
  }
  return (
    <>
      <RoundHeader session={session} actions={actions} onLeave={round.leave} />
      <Main data-round className="mx-auto max-w-2xl px-4 py-3 sm:py-6">
        <h1 className="sr-only">{t('Üben')}</h1>
        {'exercise' in shown ? (
          <ExerciseStep
            key={round.number}
            shown={shown}
            reply={session.reply}
            language={language}
            settings={settings}
            hasLeft={session.round.left.length > 0}
            isChecked={false}
            actions={taskActions}
          />
        ) : (
          <TaskStep
            shown={shown}
            number={round.number}
            reply={session.reply}
            isHelped={session.isHelped}
            left={session.round.left.flatMap((card) => catalogue.byId.get(card.item) ?? [])}
            language={language}
            settings={settings}
            catalogue={catalogue}
            spoken={spoken}
            address={addressOf(topic)}
            isForChildren={isForChildren}
            actions={taskActions}
          />
        )}
        {session.lacksSound && (
          <p className="mt-4 text-center text-quiet">
            {t('Wörter, zu denen gerade der Ton fehlt, sind ausgelassen.')}
          </p>
        )}
        <Delayed />
        <div className="mt-10">
          <TransliterationHelp language={language} />
        </div>
      </Main>
    </>
  )
}
