import type { ReactNode, Ref } from 'react'
import { type Language, otherLanguage } from '@pol/language/language'
import { firstEntriesOf, germanOf, type Item, meaningOf, shownInLesson } from '@pol/learning/item'
import { gapOfForm } from '@pol/learning/tasks/forms'
import { iconOf } from '@pol/learning/tasks/choices'
import type { ChoiceTask, Task } from '@pol/learning/tasks/task'
import { nameOfForm } from '../../lib/lexicon/form-names.ts'
import { Explanation } from '../learning/explanation.tsx'
import { GermanSound } from '../learning/german-sound.tsx'
import { Transliteration } from '../learning/transliteration.tsx'
import type { Spoken } from '../speech/player.ts'
import { SpeakerButton } from '../speech/speaker-button.tsx'
import { GapSentence } from './gap-sentence.tsx'
import { Listening } from './listening.tsx'
import { FirstMeaning, Meaning, MeaningsThenHints, MeaningsWithHints, Target, TextIn } from './item-texts.tsx'
import { type Address, instructionFor, situationOf } from './wording.ts'
import { WordWithGap } from './word-with-gap.tsx'

interface Props {
  readonly ref: Ref<HTMLDivElement>
  readonly id: string
  readonly task: Task
  readonly item: Item
  readonly language: Language
  readonly address: Address
  readonly spoken: Spoken
  readonly showsTransliteration: boolean
  /** Whether the learned German text has its pronunciation in Persian letters. */
  readonly showsSound: boolean
  readonly onUnavailable: () => void
}

/** The instruction and the question of a task. */
export function Question(props: Props) {
  const { ref, id, task, item, language, address } = props
  return (
    <div ref={ref} id={id} className="grid scroll-mt-8 grid-cols-1 gap-2 text-center sm:gap-4">
      <h2 className="text-quiet short:text-sm sm:text-lg">{instructionFor(task, item, language, address)}</h2>
      <Subject {...props} />
    </div>
  )
}

/** Limited by the width of the screen, so that large type breaks no word. */
const large = 'block text-[min(1.875rem,12vw)]/normal font-bold sm:text-4xl/normal'

function Subject(props: Props): ReactNode {
  const { task, item, language, spoken, showsTransliteration, showsSound, onUnavailable } = props
  const sound = language === 'de' && <GermanSound text={germanOf(item)} isShown={showsSound} />
  switch (task.kind) {
    case 'choose':
    case 'listen':
    case 'picture':
      return <Asked {...props} task={task} />
    case 'uncover':
      return <Text {...props} />
    case 'pairs':
      return null
    case 'dictation':
      return <Listening spoken={spoken} onUnavailable={onUnavailable} />
    case 'gap':
      return (
        <div>
          <WordWithGap
            letters={task.letters}
            language={language}
            className={item.kind === 'line' ? 'text-2xl/loose font-bold short:text-xl/relaxed' : large}
          />
          <MeaningWithHint item={item} language={language} className="text-lg text-quiet" />
        </div>
      )
    case 'tiles':
      return (
        <div>
          <MeaningWithHint item={item} language={language} className={large} />
          {language === 'de' && item.kind === 'word' && item.article !== '' && (
            <p lang="de" dir="ltr" translate="no" className="text-lg">
              {`${item.article} …`}
            </p>
          )}
        </div>
      )
    case 'article':
      return (
        <div>
          <p lang="de" dir="ltr" translate="no" className={large}>
            {`… ${item.german}`}
          </p>
          <GermanSound text={item.german} isShown={showsSound} />
          <Meaning item={item} language={language} className="text-lg text-quiet" />
        </div>
      )
    case 'form':
      return (
        <div>
          <Target item={item} language={language} className={large} />
          {sound}
          <FirstMeaning item={item} language={language} className="text-lg text-quiet" />
          <p className="mt-2 text-xl font-semibold">
            <TextIn language={language}>{gapOfForm(task.features, language)}</TextIn>
            <span>{` (${situationOf(task.features)})`}</span>
          </p>
          <p className="text-sm text-quiet">
            <Explanation>{nameOfForm(language, task.features)}</Explanation>
          </p>
        </div>
      )
    case 'form-in-sentence':
      return (
        <GapSentence
          gap={task.gap}
          language={language}
          showsTransliteration={showsTransliteration}
          showsSound={showsSound}
        />
      )
    case 'write':
    case 'order':
      return (
        <MeaningWithHint
          item={item}
          language={language}
          className={task.kind === 'write' ? large : 'block text-2xl font-bold short:text-xl'}
        />
      )
  }
}

/** The item of a choice, shown from the side that is asked. */
function Asked(props: Props & { readonly task: ChoiceTask }) {
  const { task, item, language, spoken, onUnavailable } = props
  switch (task.question) {
    case 'sound':
      return <Listening spoken={spoken} onUnavailable={onUnavailable} />
    case 'picture':
      return (
        <p
          role="img"
          lang={otherLanguage(language)}
          aria-label={meaningOf(item, language)}
          className="font-emoji text-8xl/normal"
        >
          {iconOf(item, language)}
        </p>
      )
    case 'meaning':
      return <MeaningWithHint item={item} language={language} className={large} />
    case 'text':
      return (
        <div className="grid justify-items-center gap-2">
          <Text {...props} />
          {/* A letter is spoken as its name, which is the answer. A failed autoplay is ignored: no answer depends on it. */}
          {item.kind !== 'letter' && <SpeakerButton {...spoken} onAutoplayFailure={ignore} />}
        </div>
      )
  }
}

const ignore = () => undefined

/** The text of an item with its reading aids. */
function Text({ task, item, language, showsTransliteration, showsSound }: Props) {
  return (
    <div>
      <Target
        item={item}
        language={language}
        className={large}
        {...(task.kind === 'choose' && task.place && { place: task.place })}
      />
      {showsTransliteration && language === 'fa' && item.kind !== 'letter' && (
        <Transliteration farsi={item.farsi} sound={item.transliteration} />
      )}
      {language === 'de' && <GermanSound text={germanOf(item)} isShown={showsSound} />}
    </div>
  )
}

interface OfItem {
  readonly item: Item
  readonly language: Language
  readonly className: string
}

const ofSeveral = 'text-[min(1.5rem,12vw)]/normal font-bold sm:text-3xl/normal'

function MeaningWithHint({ item, language, className }: OfItem) {
  const reader = otherLanguage(language)
  const entries = firstEntriesOf(item, language)
  if (entries.length > 1 && !shownInLesson(item, language)) {
    return (
      <p>
        <MeaningsWithHints entries={entries} language={language} reader={reader} className={ofSeveral} />
      </p>
    )
  }
  return (
    <div className="text-lg">
      <MeaningsThenHints
        item={item}
        language={language}
        reader={reader}
        isHintBelow
        className={entries.length > 1 ? `block ${ofSeveral}` : className}
      />
    </div>
  )
}
