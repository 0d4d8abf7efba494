import { describe, expect, test } from 'vitest'
import { noun, verb } from '../../test/entries.ts'
import type { Features, Inflected } from '../forms/entry.ts'
import type { Language } from '../language.ts'
import { reasonOfForm } from './form.ts'

const go = verb('gehen', 'رفتن raftan, رو rav', { spoken: 'می‌رم' })
const drive = verb('fahren', 'رفتن raftan, رو rav')
const call = verb('anrufen', 'زنگ زدن zang zadan, زن zan')
const startle = verb('erschrecken', 'ترساندن tarsândan, ترسان tarsân', { conjugation: 'regular' })
const visit = verb('besuchen', 'دیدن کردن didan kardan, کن kon')
const study = verb('studieren', 'درس خواندن dars khândan, خوان khân')
const house = noun('das Haus, Häuser', 'خانه khâne')
const friend = noun('der Freund, Freunde', 'دوست dust')

type Row = readonly [Language, Inflected, Features | null, string, string, string, string]
const present3: Features = ['3s', 'present']
const present1: Features = ['1s', 'present']

describe('a form that belongs to another person, tense or number', () => {
  test.each<Row>([
    [
      'de',
      go,
      present3,
      'geht',
      'gehe',
      '„gehe“ gehört zu „ich“, „geht“ zu „er/sie/es“.',
      '«gehe» شکلِ «ich» است و «geht» شکلِ «er/sie/es».',
    ],
    [
      'de',
      go,
      present3,
      'geht',
      'er gehen',
      '„gehen“ gehört zu „wir“ und „sie/Sie“, „geht“ zu „er/sie/es“.',
      '«gehen» شکلِ «wir» و «sie/Sie» است و «geht» شکلِ «er/sie/es».',
    ],
    [
      'de',
      drive,
      present3,
      'fährt',
      'fahrt',
      '„fahrt“ gehört zu „ihr“, „fährt“ zu „er/sie/es“.',
      '«fahrt» شکلِ «ihr» است و «fährt» شکلِ «er/sie/es».',
    ],
    [
      'de',
      go,
      present3,
      'geht',
      'ging',
      '„ging“ ist das Präteritum; gefragt ist das Präsens: „geht“.',
      '«ging» گذشته‌ی ساده (Präteritum) است؛ اینجا زمان حال لازم است: «geht».',
    ],
    [
      'de',
      go,
      ['participle'],
      'gegangen',
      'gehen',
      '„gehen“ ist der Infinitiv; gefragt ist das Partizip II: „gegangen“.',
      '«gehen» مصدر است؛ اینجا اسم مفعول (Partizip II) لازم است: «gegangen».',
    ],
    [
      'de',
      house,
      [],
      'Haus',
      'Häuser',
      '„Häuser“ ist der Plural; gefragt ist der Singular: „Haus“.',
      '«Häuser» جمع است؛ اینجا مفرد لازم است: «Haus».',
    ],
    [
      'fa',
      go,
      present3,
      'می‌رود',
      'می‌روی',
      '„می‌روی“ gehört zu „تو“ (du), „می‌رود“ zu „او“ (er/sie).',
      '«می‌روی» شکلِ «تو» است و «می‌رود» شکلِ «او».',
    ],
    [
      'fa',
      go,
      present1,
      'می‌روم',
      'من رفتم',
      '„رفتم“ ist das Präteritum; gefragt ist das Präsens: „می‌روم“.',
      '«رفتم» گذشته‌ی ساده است؛ اینجا زمان حال لازم است: «می‌روم».',
    ],
    [
      'fa',
      go,
      present1,
      'می‌روم',
      'بروم',
      '„بروم“ ist der Subjunktiv; gefragt ist das Präsens: „می‌روم“.',
      '«بروم» مضارع التزامی است؛ اینجا زمان حال لازم است: «می‌روم».',
    ],
    [
      'fa',
      go,
      present1,
      'می‌روم',
      'نمی‌روم',
      '„نمی‌روم“ ist verneint; gefragt ist „می‌روم“.',
      '«نمی‌روم» منفی است؛ شکل درست «می‌روم» است.',
    ],
    [
      'fa',
      friend,
      null,
      'دوستم',
      'دوستت',
      'In „دوستت“ steckt „تو“ (dein), in „دوستم“ „من“ (mein).',
      'ضمیرِ آخرِ «دوستت» به «تو» برمی‌گردد و ضمیرِ آخرِ «دوستم» به «من».',
    ],
    [
      'fa',
      friend,
      [],
      'دوست',
      'دوستم',
      'In „دوستم“ steckt „من“ (mein); gefragt ist „دوست“.',
      'در آخرِ «دوستم» ضمیر «من» آمده است؛ شکل درست «دوست» است.',
    ],
    [
      'fa',
      friend,
      null,
      'دوستم',
      'دوست',
      'Es fehlt die Endung für „من“ (mein): „دوستم“.',
      'ضمیر «من» در آخر کلمه جا افتاده است: «دوستم».',
    ],
  ])('%s %o %o: %s, not "%s"', (language, entry, asked, right, given, german, persian) => {
    expect(reasonOfForm({ language, entry, right, given, ...(asked && { asked }) })).toMatchObject({
      german,
      persian,
    })
  })
})

describe('a text that is no form of the word, but breaks one rule', () => {
  test.each<Row>([
    [
      'de',
      drive,
      ['2s', 'present'],
      'fährst',
      'du fahrst',
      'Bei „du“ und „er/sie/es“ ändert sich der Vokal: fahren, du fährst, er fährt.',
      'با «du» و «er/sie/es» حرف صدادارِ فعل عوض می‌شود: fahren، du fährst، er fährt.',
    ],
    [
      'de',
      call,
      present1,
      'rufe an',
      'anrufe',
      'Die Vorsilbe „an“ steht allein am Ende: „rufe an“.',
      'پیشوند «an» جدا می‌شود و در آخر می‌آید: «rufe an».',
    ],
    [
      'de',
      visit,
      ['participle'],
      'besucht',
      'gebesucht',
      'Nach der Vorsilbe „be-“ steht kein „ge-“: „besucht“.',
      'فعل‌هایی که پیشوند «be-» دارند اینجا «ge-» نمی‌گیرند: «besucht».',
    ],
    [
      'de',
      study,
      ['participle'],
      'studiert',
      'gestudiert',
      'Verben auf „-ieren“ haben kein „ge-“: „studiert“.',
      'فعل‌هایی که به «-ieren» ختم می‌شوند «ge-» نمی‌گیرند: «studiert».',
    ],
    [
      'de',
      go,
      ['participle'],
      'gegangen',
      'gegeht',
      '„gehen“ hat ein unregelmäßiges Partizip: „gegangen“.',
      'اسم مفعولِ «gehen» بی‌قاعده است: «gegangen».',
    ],
    [
      'de',
      go,
      ['3s', 'preterite'],
      'ging',
      'gehte',
      '„gehen“ hat ein unregelmäßiges Präteritum: „ging“.',
      'گذشته‌ی ساده‌ی «gehen» بی‌قاعده است: «ging».',
    ],
    [
      'fa',
      call,
      present1,
      'زنگ می‌زنم',
      'می‌زنم',
      'Zu diesem Verb gehört auch „زنگ“: „زنگ می‌زنم“.',
      '«زنگ» هم جزو این فعل است: «زنگ می‌زنم».',
    ],
    [
      'fa',
      go,
      present1,
      'می‌روم',
      'روم',
      'Im Präsens beginnt das Verb mit „می“: „می‌روم“.',
      'در زمان حال، فعل با «می» شروع می‌شود: «می‌روم».',
    ],
    [
      'fa',
      go,
      present3,
      'می‌رود',
      'می‌رفتد',
      'Das Präsens hat einen anderen Stamm als der Infinitiv, „رو“: „می‌رود“.',
      'در زمان حال بن فعل «رو» است: «می‌رود».',
    ],
  ])('%s %o %o: %s, not "%s"', (language, entry, asked, right, given, german, persian) => {
    expect(reasonOfForm({ language, entry, right, given, ...(asked && { asked }) })).toMatchObject({
      german,
      persian,
    })
  })
})

test.each<readonly [Language, Inflected, Features, string, string]>([
  ['de', go, present3, 'geht', 'xyz'],
  ['de', go, present3, 'geht', 'geht'],
  ['de', study, ['participle'], 'studiert', 'studirt'],
  ['fa', go, present1, 'می‌روم', 'سلام'],
])('nothing is said where no rule is certain: %s %o %o %s %s', (language, entry, asked, right, given) => {
  expect(reasonOfForm({ language, entry, asked, right, given })).toBeNull()
})

test('regular forms of a verb with two sets are not called wrong for their vowel', () => {
  const asked: Features = ['2s', 'present']
  const reason = { language: 'de', entry: startle, asked, right: 'erschreckst' } as const
  expect(reasonOfForm({ ...reason, given: 'erschrickst' })).toBeNull()
  expect(reasonOfForm({ ...reason, given: 'erschreckt' })?.german).toBe(
    '„erschreckt“ gehört zu „er/sie/es“ und „ihr“, „erschreckst“ zu „du“.',
  )
})
