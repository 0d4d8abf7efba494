import { interfaceLanguage } from '@pol/contract/text'
import type { Gap } from '@pol/language/gaps/gap'
import type { Language } from '@pol/language/language'
import { germanOf, type Item } from '@pol/learning/item'
import type { Spoken } from '../../../ui/speech/player.ts'
import { richText } from '../../../ui/rich-text.ts'
import { CardActions } from '../../../ui/learning/card-actions.tsx'
import { GermanSound } from '../../../ui/learning/german-sound.tsx'
import { HumanVoice } from '../../../ui/human-voices/human-voice.tsx'
import { SpeakerButton } from '../../../ui/speech/speaker-button.tsx'
import { Meaning, senseIn, Target, TextIn, other } from '../texts.tsx'

interface Props {
  readonly item: Item
  readonly language: Language
  /** A form of the word, where that was asked for; else the word itself is shown. */
  readonly form?: string | undefined
  /** The sentence of which a form was asked for; it is shown whole. */
  readonly gap?: Gap | undefined
  readonly spoken: Spoken
  readonly showsTransliteration: boolean
  /** Of what is learned, if that is German. */
  readonly showsSound: boolean
  /** Whether it is spoken at once. */
  readonly isSpoken: boolean
}

/** An item in full: what is learned, how it sounds, and what it means. */
export function Solution(props: Props) {
  const { item, language, form, gap, spoken, isSpoken } = props
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-center gap-2 @sm:flex-nowrap">
        <CardActions item={item.id} text={germanOf(item)} />
        {/* Above the buttons where there is little room. */}
        <div className="order-first w-full text-center @sm:order-none @sm:min-w-0 @sm:flex-1">
          {gap ? <Sentence {...props} gap={gap} /> : <Word {...props} />}
        </div>
        {form === undefined && !gap && <HumanVoice item={item.id} language={language} text={spoken.text} />}
        {/* A sound that fails here is no answer missing: the button is there to try again. */}
        <SpeakerButton {...spoken} {...(isSpoken && { onAutoplayFailure: ignore })} />
      </div>
    </div>
  )
}

const ignore = () => undefined

const large = 'block text-2xl font-bold'
const sound = 'hyphens-manual text-quiet'

function Sentence({ item, language, gap, showsTransliteration, showsSound }: Props & { readonly gap: Gap }) {
  const isPersian = language === 'fa'
  return (
    <>
      <TextIn language={language} className={large}>
        {isPersian ? gap.farsi : gap.german}
      </TextIn>
      {showsTransliteration && isPersian && (
        <p dir="ltr" translate="no" className={sound}>
          {gap.transliteration}
        </p>
      )}
      {!isPersian && <GermanSound text={gap.german} isShown={showsSound} />}
      <p>
        <TextIn language={other(language)}>{isPersian ? gap.german : gap.farsi}</TextIn>
      </p>
      <p className="text-quiet">
        {richText('Form von {word}', { word: <Target item={item} language={language} /> })}
      </p>
    </>
  )
}

function Word({ item, language, form, showsTransliteration, showsSound }: Props) {
  // A Persian interface explains in Persian, whatever is learned.
  const reader = interfaceLanguage === 'fa' ? 'fa' : other(language)
  const sense = senseIn(item, reader)
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
        <p dir="ltr" translate="no" className={sound}>
          {item.transliteration}
        </p>
      )}
      {language === 'de' && <GermanSound text={form ?? germanOf(item)} isShown={showsSound} />}
      <p>
        <Meaning item={item} language={language} />
        {sense !== '' && (
          <>
            <span> </span>
            <TextIn language={reader} className="text-quiet">
              {`(${sense})`}
            </TextIn>
          </>
        )}
      </p>
    </>
  )
}
