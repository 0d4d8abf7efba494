import { fold } from '@pol/language/fold'
import { readingsOf } from './claims.ts'
import { isFinite } from './claims-of-order.ts'
import { fewOf, moved, type Mutation, ofEachWord, otherForms, text } from './mutation.ts'

/** Mistakes that are made in Persian only. */
export const persianMutations: readonly Mutation[] = [
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
              // It may separate the words that an ezafe ties.
              rules: [
                'fa-verb-last',
                'fa-ezafe',
                undefined,
                ...(words[1] === 'را' ? (['fa-ra'] as const) : []),
              ],
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
