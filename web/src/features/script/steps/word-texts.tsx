import { interfaceLanguage } from '@pol/contract/text'
import type { ScriptWord } from '@pol/content/script/step'
import { German, Persian } from '../../../ui/frame/persian.tsx'
import type { Spoken } from '../../../ui/speech/player.ts'
import { SpeakerButton } from '../../../ui/speech/speaker-button.tsx'

type Shown = Pick<ScriptWord, 'farsi' | 'transliteration' | 'german' | 'speech_id'> &
  Partial<Pick<ScriptWord, 'sense_german' | 'sense_farsi'>>

export function spokenOf({ farsi, speech_id }: Pick<Shown, 'farsi' | 'speech_id'>): Spoken {
  return { text: farsi, voice: 'nova', ...(speech_id !== undefined && { id: speech_id }) }
}

interface Props {
  readonly word: Shown
  /** How it is written here; by default without vowel marks. */
  readonly written?: string
}

/** A word or sign with its sound, its meaning and, if the German word has several, which one is meant. */
export function WordInFull({ word, written = word.farsi }: Props) {
  const sense = interfaceLanguage === 'fa' ? word.sense_farsi : word.sense_german
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
      <div className="text-center">
        <Persian className="block text-3xl/relaxed font-bold">{written}</Persian>
        <p dir="ltr" translate="no" className="text-quiet">
          {word.transliteration}
        </p>
        {interfaceLanguage === 'de' ? <p>{word.german}</p> : <German>{word.german}</German>}
        {sense && <p className="text-sm text-quiet">{sense}</p>}
      </div>
      <SpeakerButton {...spokenOf(word)} />
    </div>
  )
}
