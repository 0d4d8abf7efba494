import type { Person } from './conjugate.ts'

const joining = '\u200C'
const afterVowel = /(?:[اآ]|(?<!ا)و)$/u
/** The ه of خانه is a vowel, that of راه, کوه and ده is a consonant. */
const silentHe = /(?<![اآ]|^د|^م|^کو|گرو|اندو|شکو|انبو|شبی)ه$/u
/** The و of گاو, نو and جلو is a consonant. */
const consonantal = /(?:گاو|^نو|جلو|عضو)$/u

export function endsInVowel(word: string): boolean {
  return afterVowel.test(word) && !consonantal.test(word)
}

export function endsInSilentHe(word: string): boolean {
  return silentHe.test(word)
}

/** The word as it stands before what belongs to it: خانه‌ی, موی; elsewhere nothing is written. */
export function withEzafe(word: string): string {
  if (endsInSilentHe(word)) return `${word}${joining}ی`
  return endsInVowel(word) ? `${word}ی` : word
}

/** Letters that do not join to the left need no half-space after them. */
function joined(word: string, ending: string): string {
  return /[اآدذرزژو]$/u.test(word) ? word + ending : `${word}${joining}${ending}`
}

export function plural(word: string): string {
  return joined(word, 'ها')
}

const possessives = ['م', 'ت', 'ش', 'مان', 'تان', 'شان']

export function withPossessive(word: string, person: Person): string {
  const ending = possessives[person] ?? ''
  if (endsInSilentHe(word) || word.endsWith('ی'))
    return `${word}${joining}${person < 3 ? `ا${ending}` : ending}`
  return endsInVowel(word) ? `${word}ی${ending}` : word + ending
}

export function comparative(word: string): string {
  return word === 'خوب' ? 'بهتر' : word === 'زیاد' ? 'بیشتر' : joined(word, 'تر')
}

export function superlative(word: string): string {
  return `${comparative(word)}ین`
}
