import type { GermanPhonemes } from '@pol/content/pronunciations'
import type { SpeechEngine } from './engine.ts'

interface CompoundRules {
  /** The parts of a compound; empty for other words. */
  partsOf(word: string): readonly string[]
  /** The phonemes in `pronunciations.csv`, which have priority. */
  readonly reviewed: GermanPhonemes
}

/** Maps IPA phonemes reported by the engine to its input notation. */
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

/** Whether a word is a compound without a reviewed pronunciation. */
export function isSaidLikeItsParts({ partsOf, reviewed }: CompoundRules, word: string): boolean {
  return partsOf(word).length > 0 && !reviewed.anyCase.has(word.toLowerCase())
}

/**
 * Builds the pronunciation of a compound from its parts, each pronounced as a separate word. The first part has the
 * main stress, the others a secondary one; a glottal stop precedes an initial vowel.
 * @returns the phonemes in the engine's notation.
 * @throws if the engine produces a phoneme that is not German.
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
  // "Geburts-", "Aufenthalts-": linking s.
  const bare = word.replace(/s$/u, '')
  if (bare !== word && (reviewed.anyCase.has(bare.toLowerCase()) || partsOf(bare).length > 0))
    return `${soundsOf(engine, rules, bare)}s`
  return partsOf(word).length > 0 ? compoundSounds(engine, rules, word) : engineSounds(engine, word)
}

/** The engine's own pronunciation of a word, in its input notation. */
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
      // The engine would merge "tS" into one sound.
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

/** A glottal stop before a vowel, otherwise only a boundary. */
const seam = (sounds: string) => (sounds.replace(/^[',]/u, '').search(firstVowel) === 0 ? '_|' : '||')
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
