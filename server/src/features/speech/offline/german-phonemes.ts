import type { SpeechEngine } from './engine.ts'

/** The signs of a script that the engine does not name: a glottal stop, and the beginning of another part of a compound. */
const signs: Readonly<Record<string, string>> = { '_|': 'ʔ', '||': '|' }
const sign = /_\||\|\|/gu

/**
 * The phonemes of a German word as the engine speaks it, separated by spaces, with "ʔ" for the glottal stops of its script and "|"
 * between the other parts of a compound.
 * @param script of the word.
 */
export function germanPhonemes(engine: SpeechEngine, word: string, script: string): string {
  const say = (script: string) =>
    engine.speak(script, 'alloy').phonemes.filter((each) => !each.startsWith('('))
  const phonemes = say(script)
  const places = new Map(
    [...script.matchAll(sign)].map(({ 0: text, index }) => {
      const before = say(`${script.slice(0, index).replaceAll('_|', '')}]]`)
      if (withoutStress(before) !== withoutStress(phonemes.slice(0, before.length)))
        throw new Error(`The sign "${text}" of "${word}" has no place in its phonemes`)
      return [before.length, signs[text] ?? '']
    }),
  )
  return phonemes.flatMap((each, at) => [places.get(at) ?? [], each].flat()).join(' ')
}

const withoutStress = (phonemes: readonly string[]) => phonemes.join(' ').replaceAll(/[ˈˌ]/gu, '')
