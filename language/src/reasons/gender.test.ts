import { expect, test } from 'vitest'
import { noun, verb } from '../../test/entries.ts'
import { reviewedCompounds } from '../compounds.ts'
import { formIndexOf } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { reasonOfGender } from './gender.ts'

const friend = noun('der Freund, Freunde', 'دوست dust', { feminine: 'Freundin' })
const girlfriend = noun('die Freundin, Freundinnen', 'دوست dust')
const door = noun('die Tür, Türen', 'در dar')
const house = noun('das Haus, Häuser', 'خانه khâne')
const entries = [friend, girlfriend, door, house, verb('essen', 'خوردن khordan, خور khor')]
const words = { index: formIndexOf('de', entries), compounds: reviewedCompounds(['Dieb|(stahl)']) }
const reasonFor = (asked: Inflected, chosen: string) => reasonOfGender(asked, chosen, words)

test.each([
  [
    'a suffix',
    noun('die Wohnung, Wohnungen', 'آپارتمان âpârtemân'),
    'das',
    'Nomen mit der Endung „-ung“ sind weiblich: die Wohnung.',
    'اسم‌هایی که پسوند «-ung» دارند مؤنث هستند: die Wohnung.',
  ],
  [
    'the suffix of small things',
    noun('das Mädchen, Mädchen', 'دختر dokhtar'),
    'die',
    'Nomen mit der Endung „-chen“ sind sächlich: das Mädchen.',
    'اسم‌هایی که پسوند «-chen» دارند خنثی هستند: das Mädchen.',
  ],
  [
    'a man or woman',
    noun('die Mutter, Mütter', 'مادر mâdar'),
    'der',
    '„Mutter“ ist eine weibliche Person: die Mutter.',
    '«Mutter» به زن یا دختر می‌گویند و مؤنث است: die Mutter.',
  ],
  [
    'a noun with a feminine',
    friend,
    'die',
    '„Freund“ ist die männliche Form: der Freund, die Freundin.',
    '«Freund» شکل مذکر است: der Freund، die Freundin.',
  ],
  [
    'the feminine of another noun',
    girlfriend,
    'der',
    '„Freundin“ ist die weibliche Form: der Freund, die Freundin.',
    '«Freundin» شکل مؤنث است: der Freund، die Freundin.',
  ],
  [
    'a noun that is the same for men and women',
    noun('der Bekannte, Bekannten', 'آشنا âshnâ', { feminine: 'Bekannte' }),
    'das',
    'Ein Mann ist „der Bekannte“, eine Frau „die Bekannte“.',
    '«der Bekannte» مرد است و «die Bekannte» زن.',
  ],
  [
    'a day',
    noun('der Montag, Montage', 'دوشنبه doshanbe'),
    'das',
    'Alle Wochentage sind männlich: der Montag.',
    'همه‌ی روزهای هفته مذکرند: der Montag.',
  ],
  [
    'a month',
    noun('der Mai, Maie', 'مه me'),
    'das',
    'Alle Monate sind männlich: der Mai.',
    'همه‌ی ماه‌ها مذکرند: der Mai.',
  ],
  [
    'a season',
    noun('der Winter, Winter', 'زمستان zemestân'),
    'die',
    'Diese vier sind männlich: der Frühling, der Sommer, der Herbst, der Winter.',
    'این چهار فصل مذکرند: der Frühling، der Sommer، der Herbst، der Winter.',
  ],
  [
    'a verb used as a noun',
    noun('das Essen, Essen', 'غذا ghazâ'),
    'der',
    'Ein Verb, das zum Nomen wird, ist sächlich: essen, das Essen.',
    'فعلی که اسم می‌شود خنثی است: essen، das Essen.',
  ],
  [
    'a compound',
    noun('die Haustür, Haustüren', 'در خانه dar-e khâne'),
    'das',
    'Das letzte Wort bestimmt den Artikel: die Tür, also die Haustür.',
    'جزء آخر کلمه حرف تعریف را تعیین می‌کند: die Tür، پس die Haustür.',
  ],
  [
    'no sign: what the chosen article stands for',
    house,
    'die',
    '„die“ steht bei weiblichen Nomen; „Haus“ ist sächlich: das Haus.',
    '«die» برای اسم مؤنث است؛ «Haus» خنثی است: das Haus.',
  ],
])('%s', (_, asked, chosen, german, persian) => {
  expect(reasonFor(asked, chosen)).toMatchObject({ german, persian })
})

test('a word that only ends like another noun is no compound of it', () => {
  const steel = noun('der Stahl, Stähle', 'فولاد fulâd')
  const index = formIndexOf('de', [steel, noun('der Dieb, Diebe', 'دزد dozd')])
  const theft = noun('der Diebstahl, Diebstähle', 'دزدی dozdi')
  const rule = 'Das letzte Wort bestimmt den Artikel'
  expect(reasonOfGender(theft, 'das', { ...words, index })?.german).not.toContain(rule)
  const compounds = reviewedCompounds([])
  expect(reasonOfGender(theft, 'das', { index, compounds })?.german).toContain(rule)
})

test('a word that only ends in the letters of a suffix has no such reason', () => {
  const reason = reasonFor(noun('der Sprung, Sprünge', 'پرش paresh'), 'die')
  expect(reason?.german).toBe('„die“ steht bei weiblichen Nomen; „Sprung“ ist männlich: der Sprung.')
  expect(reasonFor(noun('das Zeichen, Zeichen', 'علامت alâmat'), 'der')?.german).toContain('Nomen; „Zeichen“')
})

test('of a noun with two articles neither is wrong, and a third one is told both', () => {
  const litre = noun('der Liter, Liter', 'لیتر litr')
  expect(reasonFor(litre, 'das')).toBeNull()
  expect(reasonFor(litre, 'die')).toMatchObject({
    german: '„Liter“ ist männlich oder sächlich: der oder das Liter.',
    persian: '«Liter» مذکر یا خنثی است: der یا das Liter.',
  })
})

test('a plural has no gender, and a right article no reason', () => {
  expect(reasonFor(noun('die Eltern', 'والدین vâledeyn', { number: 'plural' }), 'der')).toBeNull()
  expect(reasonFor(house, 'das')).toBeNull()
})
