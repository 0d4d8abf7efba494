import { describe, expect, test } from 'vitest'
import { adjective, noun, verb, word } from '../test/entries.ts'
import { equivalentSentences } from './equivalent-sentences.ts'
import { persianWordsOf } from './persian-spoken.ts'

const words = persianWordsOf([
  noun('der Bruder, Brüder', 'برادر barâdar'),
  noun('das Haus, Häuser', 'خانه khâne', { spoken: 'خونه' }),
  noun('die Mutter, Mütter', 'مادر mâdar'),
  noun('das Buch, Bücher', 'کتاب ketâb'),
  noun('der Name, Namen', 'اسم esm'),
  noun('das Brot, Brote', 'نان nân', { spoken: 'نون' }),
  noun('die Polizei', 'پلیس polis'),
  word('adjective', 'teuer', 'گران gerân', { spoken: 'گرون' }),
  adjective('müde', 'خسته khaste'),
  word('pronoun', 'jenes', 'آن ân', { spoken: 'اون' }),
  word('number', 'ein', 'یک yek', { spoken: 'یه' }),
  verb('gehen', 'رفتن raftan, رو rav', { spoken: 'می‌رم' }),
  verb('wollen', 'خواستن khâstan, خواه khâh', { spoken: 'می‌خوام' }),
  verb('werden', 'شدن shodan, شو shav', { spoken: 'می‌شم' }),
  verb('waschen', 'شستن shostan, شو shu', { spoken: 'می‌شورم' }),
  verb('kommen', 'آمدن âmadan, آ â', { spoken: 'می‌آم' }),
  verb('machen', 'کردن kardan, کن kon'),
  verb('kaufen', 'خریدن kharidan, خر khar'),
])

const others = (german: string, farsi: string) => equivalentSentences({ german, farsi }, words).slice(1)

describe('a sentence is also right', () => {
  test.each([
    ['without its subject', 'Ich gehe nach Hause.', 'من به خانه می‌روم.', 'به خانه می‌روم'],
    ['with its subject', 'Ich möchte das kaufen.', 'می‌خواهم این را بخرم.', 'من می‌خواهم این را بخرم'],
    ['with its subject behind a time', 'Heute habe ich Arbeit.', 'امروز کار دارم.', 'امروز من کار دارم'],
    ['with its subject in a question', 'Gehst du?', 'می‌روی؟', 'تو می‌روی'],
    ['in another order', 'Mein Bruder arbeitet heute.', 'برادرم امروز کار می‌کند.', 'امروز برادرم کار می‌کند'],
    [
      'with a pronoun for a possessive ending',
      'Mein Bruder arbeitet.',
      'برادرم کار می‌کند.',
      'برادر من کار می‌کند',
    ],
    ['with an ending for a possessive pronoun', 'Das ist meine Mutter.', 'این مادر من است.', 'این مادرم است'],
    ['with an ending behind a silent he', 'Unser Haus ist hier.', 'خانه‌ی ما اینجا است.', 'خانه‌مان اینجا است'],
    ['with an ending where German has a verb', 'Ich heiße Maryam.', 'اسم من مریم است.', 'اسمم مریم است'],
    ['as it is spoken', 'Das ist sehr teuer.', 'این خیلی گران است.', 'این خیلی گرونه'],
    ['with a spoken verb', 'Ich gehe nach Hause.', 'من به خانه می‌روم.', 'به خونه می‌رم'],
    ['with a spoken object', 'Ich möchte das kaufen.', 'می‌خواهم این را بخرم.', 'من می‌خوام اینو بخرم'],
    ['with a spoken object apart', 'Ich möchte das kaufen.', 'می‌خواهم آن را بخرم.', 'می‌خوام اون رو بخرم'],
  ])('%s', (_, german, farsi, other) => {
    expect(others(german, farsi)).toContain(other)
  })
})

describe('a sentence keeps', () => {
  test.each([
    ['a subject in focus', 'Ich gehe auch.', 'من هم می‌روم.', 'هم می‌روم'],
    ['a subject of a group', 'Mein Bruder und ich gehen.', 'من و برادرم می‌رویم.', 'و برادرم می‌رویم'],
    [
      'a subject in a contrast',
      'Ich gehe, aber du gehst nicht.',
      'من می‌روم، ولی تو نمی‌روی.',
      'می‌روم ولی تو نمی‌روی',
    ],
    ['"he is", which could be "it is"', 'Er ist müde.', 'او خسته است.', 'خسته است'],
    ['"it is me"', 'Ich bin es.', 'من هستم.', 'هستم'],
    ['an object', 'Er sieht mich.', 'من را می‌بیند.', 'را می‌بیند'],
    [
      'a subject whose verb is about something else',
      'Mir tut der Kopf weh.',
      'من سرم درد می‌کند.',
      'سرم درد می‌کند',
    ],
    ['its را', 'Ich möchte das kaufen.', 'می‌خواهم این را بخرم.', 'می‌خواهم این بخرم'],
    ['its ezafe', 'Unser Haus ist hier.', 'خانه‌ی ما اینجا است.', 'خانه‌ی مان اینجا است'],
  ])('%s', (_, german, farsi, wrong) => {
    expect(others(german, farsi)).not.toContain(wrong)
  })
})

describe('a sentence has no', () => {
  test.each([
    [
      'subject of another person',
      'Ich möchte das kaufen.',
      'می‌خواهم این را بخرم.',
      /(?:^| )(?:تو|او|ما|شما) /u,
    ],
    ['"he", as German "er" may be a thing', 'Er geht.', 'می‌رود.', /او/u],
    ['subject in an order', 'Geben Sie das!', 'نگه دارید.', /شما/u],
    ['pronoun that repeats its subject', 'Ich kaufe mein Buch.', 'کتابم را می‌خرم.', /کتاب من/u],
    ['pronoun for an ending in an order', 'Kauf dein Buch!', 'کتابت را بخر.', /کتاب تو/u],
    ['pronoun for an ending that is the verb', 'Ich bin müde von meiner Arbeit.', 'خسته‌ام.', /خسته‌ی من/u],
    ['possessive for an object', 'Die Polizei hat mich gesehen.', 'پلیس من را دید.', /پلیسم/u],
    ['spoken "one" for a time', 'Ich gehe um ein Uhr.', 'ساعت یک می‌روم.', /یه/u],
    ['spoken present that could be a past', 'Sie kaufen das.', 'این را می‌خرید.', /می‌خرین/u],
    ['spoken "we" that is the written "I"', 'Wir kommen.', 'می‌آییم.', /می‌آیم/u],
    ['spoken form of one of two verbs', 'Ich wasche.', 'می‌شویم.', /می‌ش(?:یم|ور)/u],
  ])('%s', (_, german, farsi, wrong) => {
    expect(others(german, farsi).filter((text) => wrong.test(text) && !farsi.startsWith(text))).toEqual([])
  })
})

test('the sentence itself is the first, without punctuation', () => {
  expect(equivalentSentences({ german: 'Hallo, ich gehe.', farsi: 'سلام، می‌روم.' }, words)[0]).toBe(
    'سلام می‌روم',
  )
})

test('a long sentence has a bounded number of variants', () => {
  const farsi = 'من این نان را می‌خواهم، '.repeat(8)
  expect(equivalentSentences({ german: '', farsi }, words).length).toBeLessThan(2000)
})
