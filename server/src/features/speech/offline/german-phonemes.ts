import type { SpeechEngine } from './engine.ts'
import { scriptFor } from './script.ts'

const glottalStop = '_|'

/**
 * The phonemes of a German word as the engine speaks it, separated by spaces. The engine does not name the glottal stops of
 * its script; they are put in as "ʔ".
 */
export function germanPhonemes(engine: SpeechEngine, word: string): string {
  const say = (script: string) =>
    engine.speak(script, 'alloy').phonemes.filter((each) => !each.startsWith('('))
  const script = scriptFor({ text: word, voice: 'alloy' })
  const phonemes = say(script)
  const stops = [...script.matchAll(/_\|/gu)].map(({ index }) => {
    const before = say(`${script.slice(0, index).replaceAll(glottalStop, '')}]]`)
    if (withoutStress(before) !== withoutStress(phonemes.slice(0, before.length)))
      throw new Error(`The glottal stop of "${word}" has no place in its phonemes`)
    return before.length
  })
  return phonemes.flatMap((each, at) => (stops.includes(at) ? ['ʔ', each] : [each])).join(' ')
}

const withoutStress = (phonemes: readonly string[]) => phonemes.join(' ').replaceAll(/[ˈˌ]/gu, '')
