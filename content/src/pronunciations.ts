import * as v from 'valibot'
import { optional } from './fields.ts'
import { kind, type RowOf } from './kind.ts'

/** A word or number as spelled in a German text. */
export const germanWord = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]\S*$/u, 'is not a word'))

/**
 * Sounds of a word in the notation of the speech engine: `'` main stress, `,` secondary stress, `:` long, `@` and `3`
 * the weak vowels of "bitte" and "Butter", `E I O U y W` short and open, `y: Y:` long ü and ö, `A~ O~` nasal, `C x S Z
 * N` the consonants of "ich", "ach", "schon", "Garage" and "lang", `_|` a glottal stop within a word, `||` a boundary
 * between parts of a compound, `|` separates two sounds that the engine would join.
 */
export const phonemes = v.pipe(
  v.string(),
  v.regex(
    /^(?:_\||\|{1,2}|[',]?(?:aI|aU|EI|OY|[aAO]~|[aAeEioOuyYW]:|[aEiIoOuUyW@3])|[bCdfghjklmnNprsStvxzZ])+$/u,
    'are not in the notation of the engine',
  ),
)

/** Letters and signs written by `language/src/german-sounds.ts`, and a space between words. */
const persianLetters = v.pipe(
  v.string(),
  v.regex(
    /^[آابپتجچخدرزژسشفکگلمنهویۊؤئ\u064F\u0650\u0652\u065A\u200C:' -]+$/u,
    'has a sign that is not in the scheme',
  ),
)

/**
 * Words that the speech engine mispronounces, or that the rules spell incorrectly in Persian letters. Stress and length
 * follow Duden. Each form of a word needs a row. Phonemes apply to capitals and small letters alike unless `case` is
 * `exact`; Persian letters only to the word as spelled in the row.
 */
export const pronunciations = kind({
  file: 'pronunciations.csv',
  idPrefix: '',
  row: v.pipe(
    v.object({
      word: germanWord,
      phonemes: optional(phonemes),
      persian_letters: optional(persianLetters),
      case: v.picklist(['', 'exact'], 'is not exact'),
    }),
    v.check(
      (line) => line.phonemes !== '' || line.persian_letters !== '',
      'phonemes, persian_letters: both are empty',
    ),
    v.check(
      ({ word, phonemes }) => phonemes === '' || /^\p{L}+$/u.test(word),
      'phonemes: only words of letters have them',
    ),
  ),
  key: (row) => (row.case === 'exact' ? `${row.word}, exact` : row.word.toLowerCase()),
  spoken: () => ({ german: [], persian: [] }),
})
export type Pronunciation = RowOf<typeof pronunciations>

/** The phonemes of German words, in the notation of the speech engine. */
export interface GermanPhonemes {
  /** Keyed by the word in lower case. */
  readonly anyCase: ReadonlyMap<string, string>
  /** Words whose pronunciation depends on the capital: "die Sucht" and "er sucht". */
  readonly exactCase: ReadonlyMap<string, string>
}

/** Phonemes by word; skips rows that only have Persian letters. */
export function phonemesByWord(lines: readonly Pronunciation[]): GermanPhonemes {
  const spoken = lines.filter(({ phonemes }) => phonemes !== '')
  const [exact, any] = [
    spoken.filter((line) => line.case === 'exact'),
    spoken.filter((line) => line.case === ''),
  ]
  return {
    anyCase: new Map(any.map(({ word, phonemes }) => [word.toLowerCase(), phonemes])),
    exactCase: new Map(exact.map(({ word, phonemes }) => [word, phonemes])),
  }
}
