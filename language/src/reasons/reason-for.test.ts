import { expect, test } from 'vitest'
import { adjective, noun, verb, word } from '../../test/entries.ts'
import { formIndexOf } from '../form-index.ts'
import { type Mistake, reasonFor } from './reason-for.ts'

const house = noun('das Haus, Häuser', 'خانه khâne')
const nice = adjective('schön', 'قشنگ ghashang')
const soap = noun('die Seife, Seifen', 'صابون sâbun')
const expensive = adjective('teuer', 'گران gerân')
const answer = noun('die Antwort, Antworten', 'جواب javâb')
const car = noun('das Auto, Autos', 'ماشین mâshin')
const roll = noun('das Brötchen, Brötchen', 'نان کوچک nân-e kuchak')
const go = verb('gehen', 'رفتن raftan, رو rav')
const entries = [
  house,
  nice,
  soap,
  expensive,
  go,
  answer,
  car,
  verb('antworten', 'جواب دادن javâb dâdan, ده deh'),
  word('adverb', 'schon', 'قبلاً ghablan'),
  adjective('kostspielig', 'گران gerân'),
  noun('der Stein, Steine', 'سنگ sang'),
  verb('sein', 'بودن budan'),
]
const compounds = new Map<string, readonly string[]>()
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

test.each<readonly ['de' | 'fa', Mistake, string, string]>([
  [
    'fa',
    { kind: 'choice', chosen: 'billig', meaning: 'ارزان' },
    '„billig“ heißt „ارزان“.',
    '«billig» یعنی «ارزان».',
  ],
  [
    'de',
    { kind: 'article', noun: house, chosen: 'der' },
    '„der“ steht bei männlichen Nomen; „Haus“ ist sächlich: das Haus.',
    '«der» برای اسم مذکر است؛ «Haus» خنثی است: das Haus.',
  ],
  [
    'de',
    { kind: 'word', entry: house, right: 'das Haus', given: 'der Haus' },
    '„der“ steht bei männlichen Nomen; „Haus“ ist sächlich: das Haus.',
    '«der» برای اسم مذکر است؛ «Haus» خنثی است: das Haus.',
  ],
  [
    'de',
    { kind: 'word', entry: house, right: 'das Haus', given: 'die Häuser' },
    '„Häuser“ ist der Plural; gefragt ist der Singular: „Haus“.',
    '«Häuser» جمع است؛ اینجا مفرد لازم است: «Haus».',
  ],
  [
    'de',
    { kind: 'word', entry: answer, right: 'die Antwort', given: 'die Antworten' },
    '„Antworten“ ist der Plural; gefragt ist der Singular: „Antwort“.',
    '«Antworten» جمع است؛ اینجا مفرد لازم است: «Antwort».',
  ],
  [
    'de',
    { kind: 'word', entry: answer, right: 'die Antwort', given: 'antworten' },
    '„antworten“ heißt „جواب دادن“.',
    '«antworten» یعنی «جواب دادن».',
  ],
  [
    'de',
    { kind: 'word', entry: car, right: 'das Auto', given: 'die Autos' },
    '„Autos“ ist der Plural; gefragt ist der Singular: „Auto“.',
    '«Autos» جمع است؛ اینجا مفرد لازم است: «Auto».',
  ],
  [
    'de',
    { kind: 'word', entry: roll, right: 'das Brötchen', given: 'die Brötchen' },
    '„die Brötchen“ ist der Plural; gefragt ist der Singular: „das Brötchen“.',
    '«die Brötchen» جمع است؛ اینجا مفرد لازم است: «das Brötchen».',
  ],
  [
    'de',
    { kind: 'word', entry: nice, right: 'schön', given: 'schon' },
    '„schon“ heißt „قبلاً“.',
    '«schon» یعنی «قبلاً».',
  ],
  [
    'fa',
    { kind: 'word', entry: soap, right: 'صابون', given: 'سنگ' },
    '„سنگ“ heißt „der Stein“.',
    '«سنگ» یعنی «der Stein».',
  ],
  [
    'de',
    { kind: 'gap', gap, entry: go, chosen: 'geht' },
    '„geht“ gehört zu „er/sie/es“ und „ihr“, „gehe“ zu „ich“.',
    '«geht» برای «er/sie/es» و «ihr» است و «gehe» برای «ich».',
  ],
  [
    'de',
    { kind: 'sentence', right: 'Das ist schön.', given: 'Das ist schon', transliteration: '' },
    '„schon“ heißt „قبلاً“.',
    '«schon» یعنی «قبلاً».',
  ],
  [
    'de',
    { kind: 'sentence', right: gap.german, given: 'Ich geht nach Hause', transliteration: '' },
    '„geht“ gehört zu „er/sie/es“ und „ihr“, „gehe“ zu „ich“.',
    '«geht» برای «er/sie/es» و «ihr» است و «gehe» برای «ich».',
  ],
])('%s %o: %s', (language, mistake, german, persian) => {
  expect(reasonFor(mistake, words[language])).toEqual({ german, persian })
})

test('another word with the meaning that was asked for is no reason', () => {
  const mistake = { kind: 'word', entry: expensive, right: 'teuer', given: 'kostspielig' } as const
  expect(reasonFor(mistake, words.de)).toBeNull()
})

test('nothing is said about a text that no rule knows', () => {
  expect(reasonFor({ kind: 'word', entry: house, right: 'das Haus', given: 'xyz' }, words.de)).toBeNull()
  expect(
    reasonFor({ kind: 'sentence', right: gap.german, given: 'ja nein', transliteration: '' }, words.de),
  ).toBeNull()
})
