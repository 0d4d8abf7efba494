import { useDeferredValue, useId, useMemo } from 'react'
import type { CardId, SettingChanges, Settings } from '@pol/learning/values'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import { showsReadingAid } from '@pol/learning/progress'
import { strengths } from '@pol/learning/strengths'
import { helpFor } from '@pol/learning/tasks/task-of'
import type { Elements } from '../../../lib/elements.ts'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import type { Learner } from '../../../lib/learning/learner.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { Main } from '../../../ui/frame/main-element.tsx'
import { TransliterationHelp } from '../../../ui/learning/transliteration-help.tsx'
import type { Spoken } from '../../../ui/speech/player.ts'
import { richText } from '../../../ui/rich-text.ts'
import { Delayed } from '../delayed.tsx'
import { Meeting } from '../../../ui/tasks/meeting.tsx'
import { mistakeIn, wrongPictureIn } from '../../../ui/tasks/verdict/mistake.ts'
import { showsKeyboard } from '../../../ui/tasks/keyboard-layouts.ts'
import { Question } from '../../../ui/tasks/question.tsx'
import { addressOf, type PicturesTab, type Topic } from '../rounds.ts'
import { RoundHeader, TaskGroup } from './round-frame.tsx'
import type { Session } from './round-session.ts'
import { NeedsSound } from './needs-sound.tsx'
import { RuleLink } from '../../../ui/tasks/verdict/rule-link.tsx'
import { Solution } from '../../../ui/tasks/solution.tsx'
import { TaskBody } from '../../../ui/tasks/task-body.tsx'
import { TextIn } from '../../../ui/tasks/item-texts.tsx'
import type { UnitGaps } from '../../../ui/tasks/unit-gaps.ts'
import { useAudibleItems } from '../../../ui/tasks/speech/use-audible-items.ts'
import { useIsKnownWord } from '../../../ui/tasks/verdict/use-is-known-word.ts'
import { useReasonFor } from '../../../ui/tasks/verdict/use-reason-for.ts'
import { useRound } from './use-round.ts'
import { useShownVerdict } from '../../../ui/tasks/verdict/use-shown-verdict.ts'
import { useSpeechOnPress } from '../../../ui/tasks/speech/use-speech-on-press.ts'
import { useSpoken } from '../../../ui/tasks/speech/use-spoken.ts'
import { LeftText, VerdictButtons, VerdictText } from '../../../ui/tasks/verdict/verdict.tsx'
import { kindNames } from '../../../ui/tasks/wording.ts'

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
  const { cards, topic, language, settings, catalogue, gaps, learner, actions, onEnd, onChange } = props
  const { among, spoken, canHear } = props
  const isForChildren = topic.kind === 'pictures'
  const speech = useSpeechOnPress(language, catalogue, spoken)
  const round = useRound({ cards, isForChildren, among, catalogue, gaps, learner, canHear, onEnd })
  const { session, shown } = round
  const { reply } = session
  const reasonFor = useReasonFor(language, isForChildren)
  const isKnownWord = useIsKnownWord(language, isForChildren)
  const id = useId()

  const isAnswered = reply !== null
  // Deferred so that the verdict renders before the solution.
  const isSolved = useDeferredValue(isAnswered) && isAnswered
  const { question, verdict, solved, goOn } = useShownVerdict(isSolved)

  if (!shown) {
    return (
      <>
        <RoundHeader session={session} actions={actions} onLeave={round.leave} />
        <NeedsSound onBack={round.leave} />
      </>
    )
  }
  const { item, task, stability, step } = shown
  const help = session.isHelped && task && helpFor(task, item, language)
  // Children hear what they have chosen instead of reading why it is wrong.
  const wrongPicture = isForChildren && task && reply && wrongPictureIn(task, reply)
  const mistake = !isForChildren && task && reply && mistakeIn(task, item, language, reply)
  const reason = mistake ? reasonFor(mistake) : null
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
      isSpoken={!wrongPicture}
      // The meaning of a sentence is no explanation: it is shown in full.
      isShort={task === null && item.kind === 'word'}
    />
  )
  return (
    <>
      <RoundHeader session={session} actions={actions} onLeave={round.leave} />
      <Main data-round className="mx-auto max-w-2xl px-4 py-3 sm:py-6">
        <h1 className="sr-only">{t('Üben')}</h1>
        <TaskGroup
          key={round.number}
          id={id}
          kind={kindNames[task?.kind ?? (step.kind === 'meet' ? 'meet' : 'look-again')]}
          isHelped={session.isHelped}
        >
          {task ? (
            <>
              <Question
                ref={question}
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
                isKnownWord={isKnownWord}
                hasKeyboard={showsKeyboard(settings.keyboard, language)}
                onKeyboard={(keyboard) => onChange({ keyboard })}
                {...aids(isAnswered)}
                describedBy={`${id}-question`}
                solution={solution}
                onHelp={helpFor(task, item, language) === null ? null : round.help}
                onReply={(reply) => {
                  const wrong = isForChildren && wrongPictureIn(task, reply)
                  if (wrong) void speech.hearBoth(wrong, item)
                  round.reply(reply)
                }}
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
                  hasExample={!isForChildren}
                />
              </div>
              <div className="bottom-bar grid">
                <Button data-first-focus onClick={round.see}>
                  {t('Weiter')}
                </Button>
              </div>
            </>
          )}
        </TaskGroup>
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
        {session.lacksSound && (
          <p className="mt-4 text-center text-quiet">
            {t('Wörter, zu denen gerade der Ton fehlt, sind ausgelassen.')}
          </p>
        )}
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
                ref={goOn}
                onGoOn={round.goOn}
                onEasy={round.callEasy}
                onOverrule={() => {
                  // 'War richtig' disappears, and would take the focus with it.
                  goOn.current?.focus()
                  round.overrule()
                }}
              />
            </div>
          </>
        )}
        <Delayed />
        <div className="mt-10">
          <TransliterationHelp language={language} />
        </div>
      </Main>
    </>
  )
}
