import { expect, test } from 'vitest'
import { adjective, noun, verb, word } from '../../test/entries.ts'
import { reviewedCompounds } from '../compounds.ts'
import { formIndexOf } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { type Mistake, reasonFor, type WrongText } from './reason-for.ts'

const house = noun('das Haus, Häuser', 'خانه khâne')
const nice = adjective('schön', 'قشنگ ghashang')
const soap = noun('die Seife, Seifen', 'صابون sâbun')
const expensive = adjective('teuer', 'گران gerân')
const answer = noun('die Antwort, Antworten', 'جواب javâb')
const car = noun('das Auto, Autos', 'ماشین mâshin')
const room = noun('das Zimmer, Zimmer', 'اتاق otâgh')
const roll = noun('das Brötchen, Brötchen', 'نان کوچک nân-e kuchak')
const go = verb('gehen', 'رفتن raftan, رو rav')
const entries = [
  house,
  room,
  roll,
  nice,
  soap,
  expensive,
  go,
  answer,
  car,
  verb('antworten', 'جواب دادن javâb dâdan, ده deh'),
  word('adverb', 'schon', 'دیگر digar'),
  word('adverb', 'schon', 'قبلاً ghablan'),
  adjective('kostspielig', 'گران gerân'),
  noun('der Stein, Steine', 'سنگ sang'),
  verb('sein', 'بودن budan'),
]
const compounds = reviewedCompounds([])
const words = {
  de: { index: formIndexOf('de', entries), compounds },
  fa: { index: formIndexOf('fa', entries), compounds },
}
const gap = {
  german: 'Ich gehe nach Hause.',
  farsi: 'من به خانه می‌روم.',
  transliteration: 'man be khâne míravam.',
  at: 4,
  answer: 'gehe',
  wrongForms: ['gehst', 'geht'],
}

const neuter = [
  '„der“ steht bei männlichen Nomen; „Haus“ ist sächlich: das Haus.',
  '«der» برای اسم مذکر است؛ «Haus» خنثی است: das Haus.',
] as const
const means = (text: string, meaning: string) =>
  [`„${text}“ heißt „${meaning}“.`, `«${text}» یعنی «${meaning}».`] as const
const isPlural = (plural: string, singular: string) =>
  [
    `„${plural}“ ist der Plural; gefragt ist der Singular: „${singular}“.`,
    `«${plural}» جمع است؛ اینجا مفرد لازم است: «${singular}».`,
  ] as const
const isSmall = [
  'Nomen mit der Endung „-chen“ sind sächlich: das Brötchen.',
  'اسم‌هایی که پسوند «-chen» دارند خنثی هستند: das Brötchen.',
] as const
const otherPerson = [
  '„geht“ gehört zu „er/sie/es“ und „ihr“, „gehe“ zu „ich“.',
  '«geht» شکلِ «er/sie/es» و «ihr» است و «gehe» شکلِ «ich».',
] as const

const wrongWord = (entry: Inflected, right: string, given: string) => ({
  kind: 'word' as const,
  entry,
  others: [],
  right,
  given,
})
const lettersOf = (before: string, missing: string, after: string, written: WrongText): Mistake => ({
  kind: 'letters',
  letters: { before, missing, after },
  written,
})
const wrongSentence = (right: string, given: string): Mistake => ({
  kind: 'sentence',
  right,
  given,
  transliteration: '',
})

test.each<readonly ['de' | 'fa', Mistake, readonly [german: string, persian: string]]>([
  ['fa', { kind: 'choice', chosen: 'billig', meaning: 'ارزان' }, means('billig', 'ارزان')],
  ['de', { kind: 'article', noun: house, chosen: 'der' }, neuter],
  ['de', wrongWord(house, 'das Haus', 'der Haus'), neuter],
  ['de', wrongWord(house, 'das Haus', 'die Häuser'), isPlural('Häuser', 'Haus')],
  ['de', wrongWord(answer, 'die Antwort', 'die Antworten'), isPlural('Antworten', 'Antwort')],
  ['de', wrongWord(answer, 'die Antwort', 'antworten'), means('antworten', 'جواب دادن')],
  ['de', wrongWord(car, 'das Auto', 'die Autos'), isPlural('Autos', 'Auto')],
  ['de', wrongWord(room, 'das Zimmer', 'die Zimmer'), isPlural('die Zimmer', 'das Zimmer')],
  ['de', wrongWord(roll, 'das Brötchen', 'die Brötchen'), isSmall],
  ['de', wrongWord(nice, 'schön', 'schon'), means('schon', 'دیگر، قبلاً')],
  ['fa', wrongWord(soap, 'صابون', 'سنگ'), means('سنگ', 'der Stein')],
  ['de', { kind: 'gap', gap, entry: go, chosen: 'geht' }, otherPerson],
  ['de', lettersOf('sch', 'ö', 'n', wrongWord(nice, 'schön', 'schon')), means('schon', 'دیگر، قبلاً')],
  [
    'de',
    lettersOf('t', 'eu', 'er', wrongWord(expensive, 'teuer', 'toier')),
    ['„eu“ klingt meist wie „oi“: „teuer“.', '«eu» را بیشتر «اُی» می‌خوانند: «teuer».'],
  ],
  [
    'fa',
    lettersOf('', 'ص', 'ابون', wrongWord(soap, 'صابون', 'سابون')),
    [
      '„س“ und „ص“ klingen gleich; „صابون“ schreibt man mit „ص“.',
      'صدای «س» و «ص» یکی است؛ «صابون» را با «ص» می‌نویسند.',
    ],
  ],
  [
    'fa',
    lettersOf('صا', 'ب', 'ون', wrongWord(soap, 'صابون', 'صاپون')),
    ['„ب“ steht für b: „صابون“.', '«صابون» را با «ب» می‌نویسند.'],
  ],
  ['de', wrongSentence('Das ist schön.', 'Das ist schon'), means('schon', 'دیگر، قبلاً')],
  ['de', wrongSentence(gap.german, 'Ich geht nach Hause'), otherPerson],
])('%s %o: %s', (language, mistake, [german, persian]) => {
  expect(reasonFor(mistake, words[language])).toMatchObject({ german, persian })
})

test('another word with the meaning that was asked for is no reason', () => {
  expect(reasonFor(wrongWord(expensive, 'teuer', 'kostspielig'), words.de)).toBeNull()
})

test('another word with a further meaning of the word that was asked for is no reason', () => {
  const beautiful = adjective('schön', 'زیبا zibâ')
  const given = wrongWord(nice, 'schön', 'kostspielig')
  expect(reasonFor(given, words.de)).toMatchObject({ german: means('kostspielig', 'گران')[0] })
  expect(reasonFor({ ...given, others: [beautiful, expensive] }, words.de)).toBeNull()
})

test('nothing is said about a text that no rule knows', () => {
  expect(reasonFor(wrongWord(house, 'das Haus', 'xyz'), words.de)).toBeNull()
  expect(reasonFor(wrongSentence(gap.german, 'ja nein'), words.de)).toBeNull()
})
