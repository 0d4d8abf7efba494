import { expect, test } from 'vitest'
import { adjective, noun, verb, word } from '../../test/entries.ts'
import { reviewedCompounds } from '../compounds.ts'
import { formIndexOf } from '../form-index.ts'
import type { Features, Inflected } from '../forms/entry.ts'
import type { Language } from '../language.ts'
import { type Mistake, reasonFor } from './reason-for.ts'
import type { Rule } from './rule.ts'

const house = noun('das Haus, Häuser', 'خانه khâne')
const flat = noun('die Wohnung, Wohnungen', 'آپارتمان âpârtemân')
const teacher = noun('der Lehrer, Lehrer', 'معلم mo’allem', { feminine: 'Lehrerin' })
const summer = noun('der Sommer, Sommer', 'تابستان tâbestân')
const go = verb('gehen', 'رفتن raftan, رو rav')
const work = verb('arbeiten', 'کار کردن kâr kardan, کن kon')
const be = verb('sein', 'بودن budan')
const have = verb('haben', 'داشتن dâshtan, دار dâr')
const like = verb('mögen', 'دوست داشتن dust dâshtan, دار dâr')
const keep = verb('behalten', 'نگه داشتن negah dâshtan, دار dâr')
const hungry = verb('Hunger haben', 'گرسنه بودن gorosne budan')
const tired = adjective('müde', 'خسته khaste')
const can = verb('können', 'توانستن tavânestan, توان tavân')
const drive = verb('fahren', 'رفتن raftan, رو rav')
const call = verb('anrufen', 'زنگ زدن zang zadan, زن zan')
const visit = verb('besuchen', 'دیدن کردن didan kardan, کن kon')
const study = verb('studieren', 'درس خواندن dars khândan, خوان khân')
const small = adjective('klein', 'کوچک kuchak')
const my = word('pronoun', 'mein', 'من man')
const none = word('pronoun', 'kein', 'هیچ hich')
const one = word('pronoun', 'ein', 'یک yek')
const entries = [
  house,
  flat,
  teacher,
  summer,
  go,
  work,
  be,
  have,
  can,
  drive,
  call,
  visit,
  study,
  small,
  my,
  none,
  one,
  verb('kommen', 'آمدن âmadan, آ â'),
  verb('essen', 'خوردن khordan, خور khor'),
  verb('helfen', 'کمک کردن komak kardan, کن kon'),
  verb('kaufen', 'خریدن kharidan, خر khar'),
  noun('der Freund, Freunde', 'دوست dust'),
  noun('der Tisch, Tische', 'میز miz'),
  noun('das Buch, Bücher', 'کتاب ketâb'),
  adjective('krank', 'مریض mariz'),
  adjective('neu', 'نو now'),
  word('preposition', 'den', 'را râ'),
  word('conjunction', 'weil', 'چون chon'),
  word('adverb', 'heute', 'امروز emruz'),
]
const compounds = reviewedCompounds([])
const words = {
  de: { index: formIndexOf('de', entries), compounds },
  fa: { index: formIndexOf('fa', entries), compounds },
}
const ruleOf = (language: Language, mistake: Mistake) => {
  const reason = reasonFor(mistake, words[language])
  expect(reason).not.toBeNull()
  return reason?.rule ?? null
}

test.each<readonly [Inflected, string, Rule | null]>([
  [house, 'der', 'de-gender'],
  [flat, 'das', null],
  [teacher, 'die', 'de-feminine'],
  [summer, 'das', 'de-seasons'],
])('the article of %o is not %s: %s', (asked, chosen, rule) => {
  expect(ruleOf('de', { kind: 'article', noun: asked, chosen })).toBe(rule)
})

test.each<readonly [Language, Inflected, Features, string, string, Rule | null]>([
  ['de', go, ['3s', 'present'], 'geht', 'gehe', 'de-persons'],
  ['de', be, ['1s', 'present'], 'bin', 'bist', 'de-sein'],
  ['de', have, ['2s', 'present'], 'hast', 'habe', 'de-haben'],
  ['de', can, ['1s', 'present'], 'kann', 'können', 'de-modal-verbs'],
  ['de', be, ['1s', 'preterite'], 'war', 'warst', 'de-war-hatte'],
  ['de', go, ['1s', 'preterite'], 'ging', 'gingst', null],
  ['de', drive, ['3s', 'present'], 'fährt', 'fahrst', 'de-vowel-change'],
  ['de', call, ['1s', 'present'], 'rufe an', 'anrufe', 'de-separable-verbs'],
  ['de', visit, ['participle'], 'besucht', 'gebesucht', 'de-participle'],
  ['de', study, ['participle'], 'studiert', 'gestudiert', null],
  ['de', go, ['participle'], 'gegangen', 'gegeht', 'de-participle'],
  ['de', go, ['3s', 'preterite'], 'ging', 'gehte', null],
  ['de', go, ['participle'], 'gegangen', 'ging', 'de-participle'],
  ['de', small, ['comparative'], 'kleiner', 'klein', 'de-comparison'],
  ['fa', go, ['1s', 'present'], 'می‌روم', 'می‌روی', 'fa-present'],
  ['fa', have, ['1s', 'present'], 'دارم', 'داری', 'fa-dashtan'],
  ['fa', go, ['1s', 'present', 'negative'], 'نمی‌روم', 'نمی‌روی', 'fa-present'],
  ['fa', be, ['1s', 'present'], 'هستم', 'هستی', 'fa-budan'],
  ['fa', be, ['1s', 'present', 'negative'], 'نیستم', 'نیستی', 'fa-budan-negative'],
  ['fa', tired, ['1s', 'copula'], 'خسته‌ام', 'خسته‌ای', 'fa-budan-endings'],
  ['fa', hungry, ['1s', 'present'], 'گرسنه‌ام', 'گرسنه‌ای', 'fa-budan-endings'],
  ['fa', like, ['1s', 'present'], 'دوست دارم', 'دوست داری', 'fa-dashtan'],
  ['fa', keep, ['1s', 'present'], 'نگه می‌دارم', 'نگه می‌داری', 'fa-present'],
  ['fa', go, ['1s', 'past'], 'رفتم', 'رفتی', 'fa-past'],
  ['fa', go, ['1s', 'present'], 'می‌روم', 'نمی‌روم', 'fa-negation'],
  ['fa', go, ['1s', 'present'], 'می‌روم', 'روم', 'fa-present'],
  ['fa', work, ['1s', 'present'], 'کار می‌کنم', 'می‌کنم', 'fa-two-part-verbs'],
])('%s %o %o is %s, not "%s": %s', (language, entry, asked, right, given, rule) => {
  expect(ruleOf(language, { kind: 'form', entry, asked, right, given })).toBe(rule)
})

test.each<readonly [Inflected, string, string, string, Rule | null]>([
  [my, 'Das ist meine Wohnung.', 'meine', 'mein', 'de-possessives'],
  [my, 'Ich habe meinen Tisch.', 'meinen', 'mein', 'de-possessives-accusative'],
  [one, 'Ich habe einen Tisch.', 'einen', 'ein', 'de-accusative'],
  [none, 'Das ist keine Wohnung.', 'keine', 'kein', 'de-kein'],
  [my, 'Ich komme mit meinem Freund.', 'meinem', 'meinen', 'de-dative-prepositions'],
  [my, 'Ich komme ohne meinen Freund.', 'meinen', 'meinem', null],
  [my, 'Das ist für meinen Freund.', 'meinen', 'meinem', 'de-fuer'],
  [my, 'Das Buch ist auf meinem Tisch.', 'meinem', 'meinen', 'de-place'],
])('%o in "%s" is %s, not %s: %s', (entry, german, answer, chosen, rule) => {
  const gap = { german, farsi: '', transliteration: '', at: german.indexOf(answer), answer, wrongForms: [] }
  expect(ruleOf('de', { kind: 'gap', gap, entry, chosen })).toBe(rule)
})

test.each<readonly [Language, string, string, string, Rule | null]>([
  ['de', 'Ich gehe heute nach Hause.', 'heute ich gehe nach Hause', '', 'de-verb-second'],
  ['de', 'Heute gehe ich nach Hause.', 'heute ich gehe nach Hause', '', 'de-inversion'],
  ['de', 'Kommst du heute?', 'du kommst heute', '', 'de-yes-or-no'],
  ['de', 'Ich komme nicht, weil ich krank bin.', 'ich komme nicht weil ich bin krank', '', 'de-weil'],
  ['de', 'Ich kann dir heute helfen.', 'ich kann helfen dir heute', '', 'de-modal-verbs'],
  ['fa', 'من در خانه هستم.', 'من هستم در خانه', '', 'fa-verb-last'],
  ['fa', 'من کتاب را می‌خرم.', 'من را کتاب می‌خرم', 'man ketâb râ míkharam', 'fa-ra'],
  ['fa', 'من خانه‌ی نو دارم.', 'من نو خانه‌ی دارم', 'man khâne-ye now dâram', 'fa-adjectives'],
])('the order in %s: "%s" is not "%s" %s: %s', (language, right, given, transliteration, rule) => {
  expect(ruleOf(language, { kind: 'order', right, given, transliteration })).toBe(rule)
})

test('a plural that was typed for the singular', () => {
  const mistake = { kind: 'word', entry: house, others: [], right: 'das Haus', given: 'die Häuser' } as const
  expect(ruleOf('de', mistake)).toBe('de-plural')
})

test('what a chosen word means is no rule', () => {
  expect(ruleOf('de', { kind: 'choice', chosen: 'Haus', meaning: 'خانه' })).toBeNull()
})
