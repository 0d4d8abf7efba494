import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consonantMismatch } from '../consonants.ts'
import { fold } from '../fold.ts'
import { germanNumberAt } from '../german-numbers.ts'
import { type Language, languages } from '../language.ts'
import { persianNumberAt } from '../persian-numbers.ts'
import { vocalised } from '../vocalised.ts'
import { isRightAnswer } from './answers.ts'
import { type Drill, type DrillRule, type DrillType, drillTypes } from './drill.ts'
import { drillsOf } from './drills.ts'
import { soundOfDrill } from './persian-words.ts'

/** One drill of a type, for any seed. */
function anyDrill(type: DrillType, language: Language, rule: Partial<DrillRule> = {}) {
  return fc
    .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 30, maxLength: 30 })
    .map((numbers) => {
      let at = 0
      const random = () => numbers[at++ % numbers.length] ?? 0
      return drillsOf([{ type, most: 100_000, step: 5, ...rule }], language, 1, random)[0] as Drill
    })
}
const each = (drills: fc.Arbitrary<Drill>, check: (drill: Drill) => void) =>
  fc.assert(fc.property(drills, check))
const all = drillTypes.flatMap((type) => languages.map((language) => [type, language] as const))

test.each(all)('what is written of a %s is a right answer (%s)', (type, language) => {
  each(anyDrill(type, language), (drill) => {
    expect(isRightAnswer(drill, drill.written)).toBe(true)
    expect(isRightAnswer(drill, ` ${drill.written} `)).toBe(true)
    expect(isRightAnswer(drill, '')).toBe(false)
    expect(isRightAnswer(drill, `${drill.written}1`)).toBe(false)
  })
})

test.each(drillTypes)('a Persian %s sounds as its transliteration says, and speech finds it', (type) => {
  each(anyDrill(type, 'fa'), ({ said, transliteration }) => {
    expect(consonantMismatch(said, transliteration)).toBeNull()
    expect(soundOfDrill(said)).toBe(transliteration)
    expect(vocalised(said, transliteration)).not.toBe('')
  })
})

test.each(languages)(
  'the readers of number words, which have words of their own, read numbers back (%s)',
  (language) => {
    each(anyDrill('number', language), ({ said, written }) => {
      const words = said.split(' ').map((text) => ({ text, folded: fold(text) }))
      const read = (language === 'fa' ? persianNumberAt : germanNumberAt)(words, 0)
      const digits = written.replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
      expect(read?.value.replaceAll(/\D/g, '')).toBe(digits.replaceAll(/\D/g, ''))
    })
  },
)

const drill = (type: DrillType, written: string): Drill => ({ type, said: '', transliteration: '', written })

test.each([
  ['number', '12.000', ['12000', '۱۲۰۰۰', '12 000', '12,000', '012000'], ['1200', '12001', 'zwölf']],
  [
    'phone',
    '0912 345 6789',
    ['09123456789', '۰۹۱۲ ۳۴۵ ۶۷۸۹', '0912-3456789', '0912/345 6789'],
    ['912 345 6789'],
  ],
  ['price', '2,50 €', ['2,50', '2.50', '۲٫۵۰ یورو', '2,50 Euro'], ['250', '2,5', '2']],
  ['price', '12,00 €', ['12', '12 €', '12,-'], ['1200', '12,10']],
  ['price', '۲۵٬۰۰۰ تومان', ['25000', '25.000', '۲۵۰۰۰ تومن', '25,000'], ['25', '2500']],
  ['clock', '3:15', ['3.15', '۳:۱۵', '15:15', '315', '3 15', '3:15 Uhr', 'ساعت ۳:۱۵'], ['3:45', '4:15', '3']],
  ['clock', '12:30', ['0:30', '12.30', '24:30'], ['11:30', '1:30']],
  ['clock', '7:00', ['7', '۷', '19:00', '0700'], ['8', '7:30']],
  ['time', '15:30', ['1530', '15.30 Uhr', '۱۵:۳۰', '15 30'], ['3:30', '15:03']],
  [
    'date',
    '03.05.1990',
    ['3.5.1990', '3. 5. 1990', '03051990', '۱۹۹۰/۵/۳', '3/5/1990', '3-5-1990'],
    ['5.3.1990', '3.5.90'],
  ],
  ['name', 'Müller', ['müller', 'MÜLLER', 'M ü l l e r'], ['Muller', 'Miller']],
  ['name', 'کریمی', ['كريمي', 'ک ر ی م ی'], ['کریم']],
] as const)('a %s that is written %s can be typed in other ways', (type, written, right, wrong) => {
  for (const typed of right)
    expect([typed, isRightAnswer(drill(type, written), typed)]).toEqual([typed, true])
  for (const typed of wrong)
    expect([typed, isRightAnswer(drill(type, written), typed)]).toEqual([typed, false])
})

/** The drill of a type whose random numbers lead to what is written. */
function saidOf(type: DrillType, language: Language, written: string, step = 5): readonly [string, string] {
  for (let seed = 1; seed < 60_000; seed += 1) {
    let state = seed
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
    const [made] = drillsOf([{ type, most: 100_000, step }], language, 1, random)
    if (made?.written === written) return [made.said, made.transliteration]
  }
  throw new Error(`${written} was not made`)
}

test.each([
  ['clock', '3:15', 'Viertel nach drei'],
  ['clock', '3:30', 'halb vier'],
  ['clock', '12:30', 'halb eins'],
  ['clock', '3:45', 'Viertel vor vier'],
  ['clock', '3:50', 'zehn vor vier'],
  ['clock', '1:00', 'ein Uhr'],
  ['time', '15:30', 'fünfzehn Uhr dreißig'],
] as const)('Germans say the %s %s as "%s"', (type, written, said) => {
  expect(saidOf(type, 'de', written)[0]).toBe(said)
})

test.each([
  ['clock', '۳:۱۵', 'سه و ربع', "se-o rob'"],
  ['clock', '۳:۳۰', 'سه و نیم', 'se-o nim'],
  ['clock', '۳:۴۵', 'یک ربع به چهار', "yek rob' be chahâr"],
  ['clock', '۳:۵۰', 'ده دقیقه به چهار', 'dah daghighe be chahâr'],
  ['clock', '۳:۱۰', 'سه و ده دقیقه', 'se-o dah daghighe'],
  ['clock', '۳:۰۰', 'ساعت سه', "sâ'at-e se"],
  ['time', '۱۵:۳۰', 'پانزده و سی دقیقه', 'pânzdah-o si daghighe'],
] as const)('Persians say the %s %s as "%s"', (type, written, said, transliteration) => {
  expect(saidOf(type, 'fa', written)).toEqual([said, transliteration])
})

test('Persian dates have the ezafe, which is written after a vowel', () => {
  expect(saidOf('date', 'fa', '۱۹۸۰/۳/۳')).toEqual([
    'سوم مارس هزار و نهصد و هشتاد',
    'sevvom-e mârs-e hezâr-o nohsad-o hashtâd',
  ])
  expect(saidOf('date', 'fa', '۱۹۸۰/۱/۱')).toEqual([
    'اول ژانویه‌ی هزار و نهصد و هشتاد',
    'avval-e zhânviye-ye hezâr-o nohsad-o hashtâd',
  ])
})

test('rules take turns, no drill comes twice, and there are fewer where a rule allows no more', () => {
  const rules = [
    { type: 'number', most: 2, step: 1 },
    { type: 'phone', most: 0, step: 1 },
  ] as const
  let state = 1
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  expect(drillsOf(rules, 'de', 4, random).map(({ type }) => type)).toEqual([
    'number',
    'phone',
    'number',
    'phone',
  ])
  expect(drillsOf(rules.slice(0, 1), 'de', 9, random)).toHaveLength(3)
  expect(drillsOf([], 'de', 2, random)).toEqual([])
})

test('a text with other words is no drill', () => {
  for (const text of ['سلام', 'سه کتاب', 'و سه', 'سه و و چهار', '']) expect(soundOfDrill(text)).toBeNull()
})
