import { interfaceLanguage } from '@pol/contract/text'
import type { Gap } from '@pol/language/gaps/gap'
import { type Language, otherLanguage } from '@pol/language/language'
import { entriesOf, firstEntriesOf, germanOf, type Item, shownInLesson } from '@pol/learning/item'
import type { Spoken } from '../speech/player.ts'
import { richText } from '../rich-text.ts'
import { CardActions } from '../learning/card-actions.tsx'
import { GermanSound } from '../learning/german-sound.tsx'
import { Transliteration } from '../learning/transliteration.tsx'
import { HumanVoice } from '../human-voices/human-voice.tsx'
import { SpeakerButton } from '../speech/speaker-button.tsx'
import { FirstMeaning, MeaningsThenHints, MeaningsWithHints, Target, TextIn } from './item-texts.tsx'
import { TwoLines } from './two-lines.tsx'

interface Props {
  readonly item: Item
  readonly language: Language
  /** The form of the word that was asked for; without it, the word itself is shown. */
  readonly form?: string | undefined
  /** The sentence whose gap was asked for; it is shown in full. */
  readonly gap?: Gap | undefined
  /** Whether it has also the meanings above the level of the item. A lesson shows only its own. */
  readonly hasAllMeanings: boolean
  readonly spoken: Spoken
  readonly showsTransliteration: boolean
  /** Whether the learned German text has its pronunciation in Persian letters. */
  readonly showsSound: boolean
  /** Whether it is played at once. */
  readonly isSpoken: boolean
  /** Whether its meanings take at most two lines, and more on tap. */
  readonly isShort: boolean
}

/** An item in full: text, pronunciation and meaning. */
export function Solution(props: Props) {
  const { item, language, form, gap, spoken, isSpoken } = props
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-center gap-2 @sm:flex-nowrap">
        <CardActions item={item.id} text={germanOf(item)} className="flex-row!" />
        {/* Above the buttons in narrow containers. */}
        <div className="order-first w-full text-center @sm:order-none @sm:min-w-0 @sm:flex-1">
          {gap ? <Sentence {...props} gap={gap} /> : <Word {...props} />}
        </div>
        {form === undefined && !gap && <HumanVoice item={item.id} language={language} text={spoken.text} />}
        {/* A failed autoplay is ignored: no answer depends on it, and the button can retry. */}
        <SpeakerButton {...spoken} {...(isSpoken && { onAutoplayFailure: ignore })} />
      </div>
    </div>
  )
}

const ignore = () => undefined

const large = 'block text-2xl font-bold short:text-xl'

function Sentence({ item, language, gap, showsTransliteration, showsSound }: Props & { readonly gap: Gap }) {
  const isPersian = language === 'fa'
  return (
    <>
      <TextIn language={language} className={large}>
        {isPersian ? gap.farsi : gap.german}
      </TextIn>
      {showsTransliteration && isPersian && <Transliteration farsi={gap.farsi} sound={gap.transliteration} />}
      {!isPersian && <GermanSound text={gap.german} isShown={showsSound} />}
      <p>
        <TextIn language={otherLanguage(language)}>{isPersian ? gap.german : gap.farsi}</TextIn>
      </p>
      <FormOf item={item} language={language} />
    </>
  )
}

function FormOf({ item, language }: Pick<Props, 'item' | 'language'>) {
  return (
    <p className="text-quiet">
      {richText('Form von {word}', { word: <Target item={item} language={language} /> })}
    </p>
  )
}

function Word(props: Props) {
  const { item, language, form, hasAllMeanings, showsTransliteration, showsSound, isShort } = props
  // The Persian interface explains in Persian for both learned languages.
  const reader = interfaceLanguage === 'fa' ? 'fa' : otherLanguage(language)
  const meanings =
    form !== undefined ? (
      <FirstMeaning item={item} language={language} />
    ) : shownInLesson(item, language) ? (
      <MeaningsThenHints item={item} language={language} reader={reader} isHintBelow={false} />
    ) : (
      <MeaningsWithHints
        entries={hasAllMeanings ? entriesOf(item, language) : firstEntriesOf(item, language)}
        language={language}
        reader={reader}
      />
    )
  return (
    <>
      {form === undefined ? (
        <Target item={item} language={language} className={large} />
      ) : (
        <TextIn language={language} className={large}>
          {form}
        </TextIn>
      )}
      {showsTransliteration && language === 'fa' && form === undefined && (
        <Transliteration farsi={item.farsi} sound={item.transliteration} />
      )}
      {language === 'de' && <GermanSound text={form ?? germanOf(item)} isShown={showsSound} />}
      {isShort ? <TwoLines>{meanings}</TwoLines> : <p>{meanings}</p>}
      {form !== undefined && <FormOf item={item} language={language} />}
    </>
  )
}
