import type { GermanPhonemes } from '@pol/content/pronunciations'
import type { SpeechEngine } from './engine.ts'

export interface CompoundRules {
  /** The parts of a word; empty of a word that is no compound. */
  partsOf(word: string): readonly string[]
  /** Of `pronunciations.csv`. */
  readonly reviewed: GermanPhonemes
}

/** The engine's notation of the German phonemes that it names. */
const notation: Readonly<Record<string, string>> = {
  ə: '@',
  ɜ: '3',
  ɛ: 'E',
  ɪ: 'I',
  ɔ: 'O',
  ʊ: 'U',
  ʏ: 'y',
  œ: 'W',
  ɑ: 'A:',
  ɑː: 'A:',
  ɛː: 'E:',
  eː: 'e:',
  iː: 'i:',
  oː: 'o:',
  uː: 'u:',
  yː: 'y:',
  øː: 'Y:',
  aɪ: 'aI',
  aʊ: 'aU',
  ɔø: 'OY',
  ʊɐ: 'Ur',
  əl: '@l',
  l̩: '@l',
  n̩: '@n',
  ɡ: 'g',
  ŋ: 'N',
  ç: 'C',
  ʃ: 'S',
  ɾ: 'r',
  tʃ: 'tS',
}
const firstVowel = /[aeiouyAEIOUYW@3]/u

/** Whether a word sounds like its parts: it is a compound, and its sounds are not written by hand. */
export function isSaidLikeItsParts({ partsOf, reviewed }: CompoundRules, word: string): boolean {
  return partsOf(word).length > 0 && !reviewed.anyCase.has(word.toLowerCase())
}

/**
 * How a compound sounds: each part as if it stood alone, the first with the main stress and the others with a secondary one. A
 * part that begins with a vowel begins anew, with a glottal stop.
 * @returns the phonemes in the engine's notation.
 * @throws if the engine says a phoneme that is not German.
 */
export function compoundSounds(engine: SpeechEngine, rules: CompoundRules, compound: string): string {
  const isNoun = /^\p{Lu}/u.test(compound)
  return rules
    .partsOf(compound)
    .map((part) => soundsOf(engine, rules, isNoun ? capitalised(part) : part))
    .map((sounds, at) => (at === 0 ? mainStressed(sounds) : seam(sounds) + secondStressed(sounds)))
    .join('')
}

function soundsOf(engine: SpeechEngine, rules: CompoundRules, word: string): string {
  const { partsOf, reviewed } = rules
  const sounds = reviewed.anyCase.get(word.toLowerCase())
  if (sounds !== undefined) return sounds
  // "Geburts-", "Aufenthalts-": the s that links two parts.
  const bare = word.replace(/s$/u, '')
  if (bare !== word && (reviewed.anyCase.has(bare.toLowerCase()) || partsOf(bare).length > 0))
    return `${soundsOf(engine, rules, bare)}s`
  return partsOf(word).length > 0 ? compoundSounds(engine, rules, word) : engineSounds(engine, word)
}

/** How the engine says a word, in its notation. */
function engineSounds(engine: SpeechEngine, word: string): string {
  return (
    engine
      .speak(word, 'alloy')
      .phonemes.map((phoneme) => {
        const [, stress = '', plain = ''] = /^([ˈˌ]?)(.+)$/u.exec(phoneme) ?? []
        const sound = notation[plain] ?? plain
        if (!/^[a-zA-Z@3:]+$/u.test(sound))
          throw new Error(`"${word}" has the phoneme "${phoneme}", which is not German`)
        return (stress === 'ˈ' ? "'" : stress === 'ˌ' ? ',' : '') + sound
      })
      .join(' ')
      // The engine would read "tS" as one sound.
      .replaceAll(/t (?=[',]?S)/gu, 't|')
      .replaceAll(' ', '')
  )
}

function mainStressed(sounds: string): string {
  if (sounds.includes("'")) return sounds
  return sounds.includes(',') ? sounds.replace(',', "'") : sounds.replace(firstVowel, "'$&")
}

function secondStressed(sounds: string): string {
  return mainStressed(sounds).replaceAll(',', '').replaceAll("'", ',')
}

/** Before a vowel there is a glottal stop. */
const seam = (sounds: string) => (sounds.replace(/^[',]/u, '').search(firstVowel) === 0 ? '_|' : '||')
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
