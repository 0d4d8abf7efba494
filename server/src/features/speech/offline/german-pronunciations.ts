import { compounds } from './german-compounds.ts'
import { joined } from './german-joined.ts'
import { names } from './german-names.ts'
import { words } from './german-words.ts'

/**
 * Words that the engine mispronounces, each with its phonemes in the engine's notation: `'` main stress, `,` secondary
 * stress, `:` long, `@` and `3` the weak vowels of "bitte" and "Butter", `E I O U y W` short and open, `y: Y:` long ü
 * and ö, `A~ O~` nasal, `C x S Z N` the consonants of "ich", "ach", "schon", "Garage" and "lang", `_|` a glottal stop
 * within a word, `||` the beginning of another part of a compound. The forms of a word share a line. Stress and length follow Duden.
 */
function parse(table: string): [string, string][] {
  return [...table.matchAll(/(\S+) (\S+)/gu)].map(([, word = '', sounds = '']) => [
    word.toLowerCase(),
    sounds,
  ])
}

/** Written by hand: phonemes by word in lower case. */
export const reviewedPronunciations: ReadonlyMap<string, string> = new Map(
  [words, compounds, names].flatMap(parse),
)

/** All phonemes by word in lower case. */
export const germanPronunciations: ReadonlyMap<string, string> = new Map([
  ...parse(joined),
  ...reviewedPronunciations,
])

/** Words that another word is written like, apart from its first letter: "weg" and "der Weg", "die Sucht" and "er sucht". */
export const germanPronunciationsByCase: ReadonlyMap<string, string> = new Map([
  ['weg', "v'Ek"],
  ['Sucht', "z'Uxt"],
])
