import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { checkDari, dariColumns } from './dari.ts'

const row = v.pipe(
  v.object({ farsi: v.string(), transliteration: v.string(), ...dariColumns }),
  checkDari<Row>(),
)
type Row = Readonly<Record<keyof typeof dariColumns | 'farsi' | 'transliteration', string>>

const nothing: Row = {
  farsi: 'ماشین',
  transliteration: 'mâshin',
  dari: '',
  dari_transliteration: '',
  dari_note_german: '',
  dari_note_farsi: '',
  dari_sources: '',
}
const car: Row = {
  ...nothing,
  dari: 'موتر',
  dari_transliteration: 'mōtar',
  dari_sources: 'transparent|darya',
}
const apple: Row = {
  ...nothing,
  farsi: 'سیب',
  transliteration: 'sib',
  dari_transliteration: 'sēb',
  dari_sources: 'wikipron',
}

/** The first thing that is wrong, if anything. */
function problemOf(columns: Row): string | undefined {
  const { issues } = v.safeParse(row, columns)
  return issues?.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': '))[0]
}

test.each([
  ['an entry that is the same in Afghanistan', nothing],
  ['another word', car],
  ['another sound', apple],
  ['a note in both languages', { ...car, dari_note_german: 'Auch ein Motor.', dari_note_farsi: 'موتور هم.' }],
])('%s is right', (_, columns) => {
  expect(problemOf(columns)).toBeUndefined()
})

test.each<[string, Row, string]>([
  ['an Arabic letter', { ...car, dari: 'كلان', dari_transliteration: 'kalân' }, 'dari: has a character'],
  [
    'a Latin letter of Iran',
    { ...car, dari_transliteration: 'mōtvar' },
    'dari_transliteration: has a letter',
  ],
  ['a word without its sound', { ...car, dari_transliteration: '' }, 'dari_transliteration: is empty'],
  ['a note without a word', { ...nothing, dari_note_german: 'Ja.', dari_note_farsi: 'بله.' }, 'dari_transl'],
  [
    'a note in one language',
    { ...car, dari_note_german: 'Auch ein Motor.' },
    'dari_note: is in one language only',
  ],
  ['the word of Iran', { ...car, dari: 'ماشین', dari_transliteration: 'mâshin' }, 'dari: is the same word'],
  [
    'the sound of Iran',
    { ...apple, dari_transliteration: 'sib' },
    'dari_transliteration: is the sound of Iran',
  ],
  ['no source', { ...car, dari_sources: '' }, 'dari_sources: is empty'],
  ['an unknown source', { ...car, dari_sources: 'hearsay' }, 'dari_sources: has an unknown source'],
  ['a source named twice', { ...car, dari_sources: 'cldr|cldr' }, 'dari_sources: names a source twice'],
  ['a meaning from one app', { ...car, dari_sources: 'darya' }, 'dari_sources: the meaning needs'],
  [
    'a meaning from a list of sounds',
    { ...car, dari_sources: 'wikipron' },
    'dari_sources: the meaning needs',
  ],
])('%s is an error', (_, columns, problem) => {
  expect(problemOf(columns)).toContain(problem)
})

describe('the transliteration follows the letters as Dari says them', () => {
  const soundOf = (dari: string, sound: string) => problemOf({ ...car, dari, dari_transliteration: sound })

  test.each([
    ['و as a consonant is w', 'دروازه', 'darwâza'],
    ['ق is q', 'مقبول', 'maqbul'],
    ['غ is gh', 'کاغذ', 'kâghaz'],
    ['a silent he is a', 'پیاله', 'piyâla'],
    ['و is also ō', 'جور', 'jōr'],
    ['ی is also ē', 'کیله', 'kēla'],
    ['the diphthongs are aw and ay', 'چوکی', 'chawki'],
    ['a word of three letters may end in e', 'وقتی که', 'waqt-ē ke'],
  ])('%s', (_, dari, sound) => {
    expect(soundOf(dari, sound)).toBeUndefined()
  })

  test.each([
    ['ق is not gh', 'مقبول', 'maghbul'],
    ['غ is not q', 'کاغذ', 'kâqaz'],
    ['a silent he is not e', 'پیاله', 'piyâle'],
    ['a letter is missing', 'موتر', 'mōar'],
    ['ē needs its letter', 'مکتب', 'maktēb'],
  ])('%s', (_, dari, sound) => {
    expect(soundOf(dari, sound)).toContain('does not match')
  })
})
