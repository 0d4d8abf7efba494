/* Ways to make exactly one mistake in a right sentence, and the rules that are true reasons for it. */
import { fold } from '@pol/language/fold'
import { persons } from '@pol/language/forms/entry'
import { prefixOf } from '@pol/language/forms/german-prefixes'
import { type Language } from '@pol/language/language'
import type { Rule } from '@pol/language/reasons/rule'
import { formsOfEntry, readingsOf } from './claims.ts'
import { isFinite } from './claims-of-order.ts'

/** One mistake in a sentence, written without its other punctuation. */
export interface Mutated {
  readonly given: string
  /** The only rules that a reason may name; without them, any, as long as its claim is true. */
  readonly rules?: readonly (Rule | undefined)[]
}
export interface Mutation {
  readonly name: string
  readonly language: Language
  /** All ways to make the mistake in the words of a sentence. @param isQuestion whether it, or a part of it, is a question. */
  mutate(words: readonly string[], isQuestion: boolean, sounds: readonly string[]): readonly Mutated[]
}

type Words = readonly string[]
const text = (words: Words) => words.join(' ')
/** The words with the one at a place moved to another place, both counted without it. */
const moved = (words: Words, from: number, to: number) =>
  text(words.toSpliced(from, 1).toSpliced(to, 0, words[from] ?? ''))
const pronoun = /^(?:ich|du|er|wir)$/iu

/** A change of a single word. */
const ofEachWord =
  (change: (word: string, at: number, words: Words) => readonly string[], rules?: Mutated['rules']) =>
  (words: Words): Mutated[] =>
    words.flatMap((word, at) =>
      change(word, at, words)
        .filter((other) => fold(other) !== fold(word))
        .map((other) => ({ given: text(words.with(at, other)), ...(rules && { rules }) })),
    )

const rulesOfVerbLast: Readonly<Record<string, Rule>> = { weil: 'de-weil', wenn: 'de-wenn', dass: 'de-wenn' }
const without = (word: string) => word.replaceAll(/[äöüÄÖÜ]/gu, (letter) => letter.normalize('NFD').charAt(0))

const determiners = [
  ['der', 'die', 'das', 'den', 'dem', 'des'],
  ...['ein', 'kein', 'mein', 'dein', 'sein', 'ihr', 'unser'].map((word) =>
    ['', 'e', 'en', 'em', 'er', 'es'].map((ending) => word + ending),
  ),
  ['euer', 'eure', 'euren', 'eurem', 'eurer', 'eures'],
  ...['dies', 'jed', 'welch', 'all'].map((stem) =>
    ['e', 'en', 'em', 'er', 'es'].map((ending) => stem + ending),
  ),
]

/** The other forms of all readings of a word that a test of their features accepts. */
function otherForms(
  language: Language,
  word: string,
  isWanted: (features: readonly string[]) => boolean,
): string[] {
  const readings = readingsOf(language, word).filter(({ features }) => isWanted(features))
  const forms = [...new Set(readings.map(({ entry }) => entry))].flatMap((entry) =>
    formsOfEntry(language, entry).filter(({ features }) => isWanted(features)),
  )
  return [...new Set(forms.map(({ text: form }) => form))]
}
/** Three of many forms, others for each place. */
const fewOf = (forms: readonly string[], at: number) =>
  [0, 1, 2].flatMap((part) => forms[Math.floor((forms.length * part) / 3) + (at % 3)] ?? [])
const hasPerson = (features: readonly string[]) => persons.some((person) => features.includes(person))

export const mutations: readonly Mutation[] = [
  {
    name: 'verb of a statement at its end',
    language: 'de',
    mutate: (words, isQuestion) =>
      !isQuestion && pronoun.test(words[0] ?? '') && isFinite(fold(words[1] ?? ''), 'de') && words.length > 3
        ? [{ given: moved(words, 1, words.length - 1), rules: ['de-verb-second'] }]
        : [],
  },
  {
    name: 'verb behind the subject where something else is first',
    language: 'de',
    mutate: (words, isQuestion) =>
      !isQuestion && pronoun.test(words[2] ?? '') && isFinite(fold(words[1] ?? ''), 'de')
        ? [{ given: moved(words, 1, 2), rules: ['de-inversion'] }]
        : [],
  },
  {
    name: 'verb behind the subject of a yes-no question',
    language: 'de',
    mutate: (words, isQuestion) =>
      isQuestion && pronoun.test(words[1] ?? '') && isFinite(fold(words[0] ?? ''), 'de')
        ? [{ given: moved(words, 0, 1), rules: ['de-yes-or-no'] }]
        : [],
  },
  {
    name: 'verb behind the subject of a question',
    language: 'de',
    mutate: (words, isQuestion) =>
      isQuestion &&
      /^(?:wer|was|wo|woher|wohin|wann|warum|wie)$/iu.test(words[0] ?? '') &&
      pronoun.test(words[2] ?? '')
        ? [{ given: moved(words, 1, 2), rules: ['de-question-words'] }]
        : [],
  },
  {
    name: 'verb second behind a conjunction',
    language: 'de',
    mutate: (words) =>
      words.flatMap((word, at): Mutated[] => {
        const conjunction = word.toLowerCase()
        const isLast =
          /^(?:weil|dass|wenn|ob)$/u.test(conjunction) && isFinite(fold(words.at(-1) ?? ''), 'de')
        if (!isLast || !pronoun.test(words[at + 1] ?? '') || words.length < at + 4) return []
        return [
          {
            given: moved(words, words.length - 1, at + 2),
            rules: [rulesOfVerbLast[conjunction] ?? 'de-verb-last'],
          },
        ]
      }),
  },
  {
    name: 'prefix beside the verb',
    language: 'de',
    mutate: (words) => {
      const last = words.at(-1) ?? ''
      const isApart =
        words.length > 3 &&
        isFinite(fold(words[1] ?? ''), 'de') &&
        readingsOf('de', words[1] ?? '').some(
          ({ entry }) => prefixOf(entry.german.replace(/^sich /u, '')).prefix === last,
        )
      return isApart ? [{ given: moved(words, words.length - 1, 2), rules: ['de-separable-verbs'] }] : []
    },
  },
  {
    name: 'prefix written with the verb',
    language: 'de',
    mutate: (words, isQuestion) => {
      const last = words.at(-1) ?? ''
      const isApart =
        !isQuestion &&
        words.length > 2 &&
        isFinite(fold(words[1] ?? ''), 'de') &&
        readingsOf('de', words[1] ?? '').some(
          ({ entry }) => prefixOf(entry.german.replace(/^sich /u, '')).prefix === last,
        )
      const joined = words.with(1, last + (words[1] ?? '')).slice(0, -1)
      return isApart ? [{ given: text(joined), rules: ['de-separable-verbs'] }] : []
    },
  },
  {
    name: 'nicht for kein',
    language: 'de',
    mutate: ofEachWord(
      (word, at, words) =>
        /^kein(?:e[mnrs]?)?$/iu.test(word) && /^\p{Lu}/u.test(words[at + 1] ?? '') && !words.includes('nicht')
          ? ['nicht']
          : [],
      ['de-kein'],
    ),
  },
  ...(['de', 'fa'] as const).flatMap((language): readonly Mutation[] => [
    {
      name: 'without a word',
      language,
      mutate: (words) =>
        words.flatMap((word, at) =>
          (language === 'de'
            ? /^(?:der|die|das|den|ein|eine|einen|keine?|in|auf|zu|nach)$/iu
            : /^(?:در|به|از|با|برای)$/u
          ).test(word)
            ? [{ given: text(words.toSpliced(at, 1)), rules: [undefined, 'de-kein' as const] }]
            : [],
        ),
    },
    {
      name: 'one letter too few or too many',
      language,
      mutate: ofEachWord((word, at) => {
        const place = 1 + (at % Math.max(word.length - 2, 1))
        const [before, after] = [word.slice(0, place), word.slice(place)]
        return word.length > 3 && !word.includes('\u200C')
          ? [before + after.slice(1), before + before.slice(-1) + after]
          : []
      }),
    },
  ]),
  { name: 'umlaut without dots', language: 'de', mutate: ofEachWord((word) => [without(word)]) },
  {
    name: 'ending of an article, possessive or pronoun',
    language: 'de',
    mutate: ofEachWord((word) => determiners.filter((forms) => forms.includes(word.toLowerCase())).flat()),
  },
  {
    name: 'ending of an adjective',
    language: 'de',
    mutate: ofEachWord((word) => {
      const [, stem = ''] = /^(\p{Ll}{3,})e[mnrs]?$/u.exec(word) ?? []
      const isAdjective = readingsOf('de', word).some(({ entry }) => entry.type === 'adjective')
      return isAdjective ? ['e', 'en', 'em', 'er', 'es'].map((ending) => stem + ending) : []
    }),
  },
  {
    name: 'number or case of a noun',
    language: 'de',
    mutate: ofEachWord((word) =>
      /^\p{Lu}/u.test(word) ? otherForms('de', word, (features) => !hasPerson(features)).slice(0, 6) : [],
    ),
  },
  ...(['de', 'fa'] as const).map((language): Mutation => ({
    name: 'person or tense of a verb',
    language,
    mutate: ofEachWord((word, at) => fewOf(otherForms(language, word, hasPerson), at)),
  })),
  {
    name: 'without را',
    language: 'fa',
    mutate: (words) =>
      words.flatMap((word, at) =>
        word === 'را' ? [{ given: text(words.toSpliced(at, 1)), rules: ['fa-ra' as const] }] : [],
      ),
  },
  {
    name: 'را before its object',
    language: 'fa',
    mutate: (words) =>
      words.flatMap((word, at) =>
        word === 'را' && at > 0 ? [{ given: moved(words, at, at - 1), rules: ['fa-ra' as const] }] : [],
      ),
  },
  {
    name: 'without the letter of the ezafe',
    language: 'fa',
    mutate: (words, _, sounds) =>
      words.flatMap((word, at) =>
        /[او]ی$/u.test(word) &&
        sounds.length === words.length &&
        /-?ye$/u.test(sounds[at] ?? '') &&
        at < words.length - 1
          ? [{ given: text(words.with(at, word.slice(0, -1))), rules: ['fa-ezafe' as const] }]
          : [],
      ),
  },
  {
    name: 'verb before the end',
    language: 'fa',
    mutate: (words) =>
      words.length > 2 && isFinite(fold(words.at(-1) ?? ''), 'fa')
        ? [
            {
              given: moved(words, words.length - 1, 1),
              rules: ['fa-verb-last', ...(words[1] === 'را' ? (['fa-ra'] as const) : [])],
            },
          ]
        : [],
  },
  {
    name: 'adjective or owner before its noun',
    language: 'fa',
    mutate: (words, _, sounds) =>
      words.flatMap((_word, at) =>
        sounds.length === words.length && /-y?e$/u.test(sounds[at] ?? '') && at < words.length - 2
          ? [
              {
                given: moved(words, at, at + 1),
                // Behind را, the object is another one, too.
                rules: [
                  'fa-adjectives',
                  'fa-ezafe',
                  ...(words[at + 2] === 'را' ? ['fa-ra' as const] : []),
                ] as const,
              },
            ]
          : [],
      ),
  },
  {
    name: 'space for half-space',
    language: 'fa',
    mutate: (words) =>
      words.flatMap((word, at) =>
        word.includes('\u200C')
          ? [{ given: text(words.with(at, word.replaceAll('\u200C', ' '))), rules: [undefined] }]
          : [],
      ),
  },
  {
    name: 'transliteration without the ezafe',
    language: 'fa',
    mutate: (words, _, sounds) =>
      sounds.flatMap((sound, at) =>
        /-y?e$/u.test(sound) && at < sounds.length - 1 && sounds.length === words.length
          ? [{ given: text(sounds.with(at, sound.replace(/-y?e$/u, ''))), rules: ['fa-ezafe' as const] }]
          : [],
      ),
  },
  {
    name: 'with or without an owner',
    language: 'fa',
    mutate: ofEachWord((word, at) => {
      const isWanted = (features: readonly string[]) =>
        features.length === 0 || features.includes('possessive')
      const owned = readingsOf('fa', word).some(
        ({ entry, features }) => entry.type === 'noun' && isWanted(features),
      )
      return owned ? fewOf(otherForms('fa', word, isWanted), at) : []
    }),
  },
  {
    name: 'without می',
    language: 'fa',
    mutate: ofEachWord((word) => (/^ن?می\u200C/u.test(word) ? [word.replace('می\u200C', '')] : [])),
  },
  {
    name: 'without negation',
    language: 'fa',
    mutate: ofEachWord((word) => (word.startsWith('نمی\u200C') ? [word.slice(1)] : [])),
  },
  {
    name: 'negated',
    language: 'fa',
    mutate: ofEachWord(
      (word) => (word.startsWith('می\u200C') ? [`ن${word}`] : []),
      ['fa-negation', undefined],
    ),
  },
  {
    name: 'another letter of the same sound',
    language: 'fa',
    mutate: ofEachWord((word) =>
      ['سصث', 'زذضظ', 'تط', 'هح', 'قغ'].flatMap((group) =>
        Array.from(word).flatMap((letter, at) =>
          group.includes(letter)
            ? [word.slice(0, at) + group.replace(letter, '').charAt(0) + word.slice(at + 1)]
            : [],
        ),
      ),
    ),
  },
]
