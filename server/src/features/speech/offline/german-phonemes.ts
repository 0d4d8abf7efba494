import type { SpeechEngine } from './engine.ts'

/** Signs in a script that the engine does not report: a glottal stop, and a boundary between parts of a compound. */
const signs: Readonly<Record<string, string>> = { '_|': 'ʔ', '||': '|' }
const sign = /_\||\|\|/gu

/**
 * The phonemes that the engine produces for a German word, separated by spaces; "ʔ" for glottal stops in the script,
 * "|" for other boundaries between parts of a compound.
 * @param script engine input for the word.
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
