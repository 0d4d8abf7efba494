import { use, useMemo } from 'react'
import type { Language } from '@pol/language/language'
import { type Item, targetOf } from '@pol/learning/item'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import { isAutoplayOn } from '../../speech/autoplay.ts'
import { speechPlayer, type Spoken } from '../../speech/player.ts'
import { SpeechRate } from '../../speech/speech-rate.ts'

/** Plays the pressed or chosen text of a task. A failure is only logged: no answer depends on the sound. */
export function useSpeechOnPress(language: Language, catalogue: Catalogue, spokenOf: (item: Item) => Spoken) {
  const rate = use(SpeechRate)
  return useMemo(() => {
    const speak = (spoken: Spoken, isPersonal: boolean) =>
      speechPlayer.speak('task', spoken, { isPersonal, rate })
    const play = (spoken: Spoken, isPersonal: boolean) => {
      speak(spoken, isPersonal).catch(logFailure)
    }
    return {
      hear: (item: Item) => play(spokenOf(item), false),
      /** A wrong item and then the right one, unless something else is played in between or autoplay is off. */
      async hearBoth(wrong: Item, right: Item) {
        if (!isAutoplayOn()) return
        const isHeard = await speak(spokenOf(wrong), false).catch(logFailure)
        if (isHeard !== false) play(spokenOf(right), false)
      },
      /** A part of a sentence: German as it is; Persian only if its reading is known and the only one. */
      hearText(text: string) {
        const items = catalogue.items.filter((item) => targetOf(item, language) === text)
        const [first] = items
        const sounds = new Set(items.map(({ transliteration }) => transliteration))
        if (first && sounds.size === 1) play(spokenOf(first), false)
        else if (language === 'de') play({ text, voice: 'alloy' }, true)
      },
    }
  }, [language, catalogue, spokenOf, rate])
}

function logFailure(error: unknown): void {
  console.warn('A text of a task could not be played', error)
}
