import type { Gap } from '@pol/language/gaps/gap'
import type { Language } from '@pol/learning/card'
import { germanOf, type Item } from '@pol/learning/item'
import type { Spoken } from '../../ui/speech/player.ts'
import { StarButton } from '../../ui/learning/star-button.tsx'
import { SpeakerButton } from '../../ui/speech/speaker-button.tsx'
import { Meaning, senseOf, Target, TextIn, other } from './texts.tsx'

interface Props {
  readonly item: Item
  readonly language: Language
  /** A form of the word, where that was asked for; else the word itself is shown. */
  readonly form?: string | undefined
  /** The sentence of which a form was asked for; it is shown whole. */
  readonly gap?: Gap | undefined
  readonly spoken: Spoken
  readonly showsTransliteration: boolean
  /** Whether it is spoken at once. */
  readonly isSpoken: boolean
}

/** An item in full: what is learned, how it sounds, and what it means. */
export function Solution(props: Props) {
  const { item, gap, spoken, isSpoken } = props
  return (
    <div className="flex items-center gap-2">
      <StarButton item={item.id} text={germanOf(item)} />
      <div className="min-w-0 flex-1 text-center">
        {gap ? <Sentence {...props} gap={gap} /> : <Word {...props} />}
      </div>
      {/* A sound that fails here is no answer missing: the button is there to try again. */}
      <SpeakerButton {...spoken} {...(isSpoken && { onAutoplayFailure: ignore })} />
    </div>
  )
}

const ignore = () => undefined

const large = 'block text-2xl font-bold'
const sound = 'hyphens-manual text-quiet'

function Sentence({ item, language, gap, showsTransliteration }: Props & { readonly gap: Gap }) {
  const isPersian = language === 'fa'
  return (
    <>
      <TextIn language={language} className={large}>
        {isPersian ? gap.farsi : gap.german}
      </TextIn>
      {showsTransliteration && isPersian && <p className={sound}>{gap.transliteration}</p>}
      <p>
        <TextIn language={other(language)}>{isPersian ? gap.german : gap.farsi}</TextIn>
      </p>
      <p className="text-quiet">
        Form von <Target item={item} language={language} />
      </p>
    </>
  )
}

function Word({ item, language, form, showsTransliteration }: Props) {
  const sense = senseOf(item, language)
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
        <p className={sound}>{item.transliteration}</p>
      )}
      <p>
        <Meaning item={item} language={language} />
        {sense !== '' && (
          <>
            {' '}
            <TextIn language={other(language)} className="text-quiet">
              {`(${sense})`}
            </TextIn>
          </>
        )}
      </p>
    </>
  )
}
