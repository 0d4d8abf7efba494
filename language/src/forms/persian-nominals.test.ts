import { describe, expect, test } from 'vitest'
import { adjective, noun, word } from '../../test/entries.ts'
import type { Inflected } from './entry.ts'
import { formsOf } from './forms.ts'

function formOf(entry: Inflected, features: string): string | undefined {
  return formsOf('fa', entry).find((form) => form.features.join(' ') === features)?.text
}

describe('a noun with its endings', () => {
  test.each([
    ['کتاب ketâb', 'کتاب‌ها', 'کتاب‌های', 'کتابی', 'کتابم', 'کتابش', 'کتابمان'],
    ['دختر dokhtar', 'دخترها', 'دخترهای', 'دختری', 'دخترم', 'دخترش', 'دخترمان'],
    ['خانه khâne', 'خانه‌ها', 'خانه‌های', 'خانه‌ای', 'خانه‌ام', 'خانه‌اش', 'خانه‌مان'],
    ['راه râh', 'راه‌ها', 'راه‌های', 'راهی', 'راهم', 'راهش', 'راهمان'],
    ['پا pâ', 'پاها', 'پاهای', 'پایی', 'پایم', 'پایش', 'پایمان'],
    ['زانو zânu', 'زانوها', 'زانوهای', 'زانویی', 'زانویم', 'زانویش', 'زانویمان'],
    ['گاو gâv', 'گاوها', 'گاوهای', 'گاوی', 'گاوم', 'گاوش', 'گاومان'],
    ['صندلی sandali', 'صندلی‌ها', 'صندلی‌های', 'صندلی‌ای', 'صندلی‌ام', 'صندلی‌اش', 'صندلی‌مان'],
    ['چای chây', 'چای‌ها', 'چای‌های', 'چایی', 'چایم', 'چایش', 'چایمان'],
    ['دوست dust', 'دوست‌ها', 'دوست‌های', 'دوستی', 'دوستم', 'دوستش', 'دوستمان'],
    ['ماه mâh', 'ماه‌ها', 'ماه‌های', 'ماهی', 'ماهم', 'ماهش', 'ماهمان'],
    ['بچه bachche', 'بچه‌ها', 'بچه‌های', 'بچه‌ای', 'بچه‌ام', 'بچه‌اش', 'بچه‌مان'],
    ['مو mu', 'موها', 'موهای', 'مویی', 'مویم', 'مویش', 'مویمان'],
    ['شهر shahr', 'شهرها', 'شهرهای', 'شهری', 'شهرم', 'شهرش', 'شهرمان'],
    ['ماشین mâshin', 'ماشین‌ها', 'ماشین‌های', 'ماشینی', 'ماشینم', 'ماشینش', 'ماشینمان'],
  ])('%s: %s, %s, %s, %s, %s, %s', (farsi, ...forms) => {
    const entry = noun('das Ding, Dinge', farsi)
    expect([
      formOf(entry, 'plural'),
      formOf(entry, 'plural ezafe'),
      formOf(entry, 'indefinite'),
      formOf(entry, '1s possessive'),
      formOf(entry, '3s possessive'),
      formOf(entry, '1p possessive'),
    ]).toEqual(forms)
  })

  test('the ezafe is written after a vowel only: پای, خانه‌ی', () => {
    const ezafe = (farsi: string) => formOf(noun('das Ding, Dinge', farsi), 'ezafe')
    expect([ezafe('پا pâ'), ezafe('خانه khâne'), ezafe('کتاب ketâb'), ezafe('صندلی sandali')]).toEqual([
      'پای',
      'خانه‌ی',
      undefined,
      undefined,
    ])
  })

  test('possessive endings after the plural: کتاب‌هایم, کتاب‌هایشان', () => {
    const entry = noun('das Buch, Bücher', 'کتاب ketâb')
    expect(formOf(entry, '1s plural possessive')).toBe('کتاب‌هایم')
    expect(formOf(entry, '3p plural possessive')).toBe('کتاب‌هایشان')
  })

  test('in speech, "is" can follow a possessive ending: سالمه, سالتونه', () => {
    const entry = noun('das Jahr, Jahre', 'سال sâl')
    const said = (person: string) => formOf(entry, `${person} possessive copula spoken`)
    expect([said('1s'), said('3s'), said('2p')]).toEqual(['سالمه', 'سالشه', 'سالتونه'])
  })

  test('an irregular plural takes them, too: مدارک, مدارکم', () => {
    const entry = noun('das Dokument, Dokumente', 'مدرک madrak', { farsi_plural: 'مدارک' })
    const plurals = formsOf('fa', entry).filter(({ features }) => features.join(' ') === 'plural')
    expect(plurals.map(({ text }) => text)).toEqual(['مدرک‌ها', 'مدارک'])
    expect(formsOf('fa', entry).map(({ text }) => text)).toContain('مدارکم')
  })

  test('the first of several words joined by the ezafe takes the plural: کلاه‌های ایمنی', () => {
    const entry = noun('der Schutzhelm, Schutzhelme', 'کلاه ایمنی kolâh-e imeni')
    const texts = formsOf('fa', entry).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['کلاه ایمنی', 'کلاه‌های ایمنی', 'کلاه ایمنی‌ام']))
    const board = noun('der Elternabend, Elternabende', 'جلسه‌ی اولیا jalase-ye owliyâ')
    expect(formsOf('fa', board).map(({ text }) => text)).toContain('جلسه‌های اولیا')
  })

  test('people have a plural on ān as well: معلمان, دانشجویان', () => {
    const plurals = (farsi: string) =>
      formsOf('fa', noun('der Lehrer, Lehrer', farsi, { feminine: 'Lehrerin' }))
        .filter(({ features }) => features.join(' ') === 'plural')
        .map(({ text }) => text)
    expect(plurals("معلم mo'allem")).toEqual(['معلم‌ها', 'معلمان'])
    expect(plurals('دانشجو dâneshju')).toEqual(['دانشجوها', 'دانشجویان'])
  })

  test('the spoken word takes spoken endings: خونه, خونه‌م, خونه‌مون', () => {
    const entry = noun('das Haus, Häuser', 'خانه khâne', { spoken: 'خونه' })
    const texts = formsOf('fa', entry).flatMap(({ text, features }) =>
      features.includes('spoken') ? [text] : [],
    )
    expect(texts).toEqual(expect.arrayContaining(['خونه', 'خونه‌ها', 'خونه‌م', 'خونه‌مون']))
  })
})

describe('an adjective with its endings', () => {
  test.each([
    ['بزرگ bozorg', 'بزرگ‌تر', 'بزرگ‌ترین', 'بزرگم', 'بزرگند', 'بزرگه'],
    ['خوب khub', 'خوب‌تر', 'خوب‌ترین', 'خوبم', 'خوبند', 'خوبه'],
    ['خسته khaste', 'خسته‌تر', 'خسته‌ترین', 'خسته‌ام', 'خسته‌اند', 'خسته‌ست'],
    ['تنها tanhâ', 'تنهاتر', 'تنهاترین', 'تنهایم', 'تنهایند', undefined],
    ['سرد sard', 'سردتر', 'سردترین', 'سردم', 'سردند', 'سرده'],
    ['عصبی asabi', 'عصبی‌تر', 'عصبی‌ترین', 'عصبی‌ام', 'عصبی‌اند', 'عصبی‌ه'],
  ])('%s: %s, %s, %s, %s, %s', (farsi, ...forms) => {
    const entry = adjective('gut', farsi)
    expect([
      formOf(entry, 'comparative'),
      formOf(entry, 'superlative'),
      formOf(entry, '1s copula'),
      formOf(entry, '3p copula'),
      formOf(entry, '3s copula spoken'),
    ]).toEqual(forms)
  })

  test('an ordinal has no comparison', () => {
    expect(formOf(adjective('zweite', 'دوم dovvom'), 'comparative')).toBeUndefined()
  })
})

test.each([
  ['adverb', 'wo', 'کجا kojâ', '3s copula', 'کجاست'],
  ['adverb', 'hier', 'اینجا injâ', '1s copula', 'اینجایم'],
  ['adverb', 'bald', 'زود zud', 'comparative', 'زودتر'],
  ['adverb', 'jetzt', "الان al'ân", 'comparative', undefined],
  ['pronoun', 'dieser', 'این in', '3s copula spoken', 'اینه'],
  ['pronoun', 'selbst', 'خود khod', '1s possessive', 'خودم'],
  ['pronoun', 'ich', 'من man', '1s possessive', undefined],
  ['pronoun', 'was', 'چه che', '3s copula', 'چیست'],
  ['preposition', 'für', 'برای barâ-ye', '1s possessive', 'برایم'],
  ['preposition', 'mit', 'با bâ', '1s possessive spoken', 'باهام'],
  ['preposition', 'von', 'از az', '3s possessive spoken', 'ازش'],
  ['preposition', 'über', 'درباره‌ی dar bâre-ye', '3s possessive', 'درباره‌اش'],
  ['number', 'fünf', 'پنج panj', 'ordinal', 'پنجم'],
  ['number', 'dreißig', 'سی si', 'ordinal', 'سی‌ام'],
  ['number', 'drei', 'سه se', 'ordinal', 'سوم'],
  ['conjunction', 'und', 'و va', '1s possessive', undefined],
] as const)('the %s "%s", %s: %s is %s', (type, german, farsi, features, form) => {
  expect(formOf(word(type, german, farsi), features)).toBe(form)
})

test('in speech ـو is the را of a noun: کتابو, اسممو', () => {
  const entry = noun('das Buch, Bücher', 'کتاب ketâb')
  expect(formOf(entry, 'accusative spoken')).toBe('کتابو')
  expect(formOf(entry, '1s accusative possessive spoken')).toBe('کتابمو')
})

test('"which part of you?" is کجا with an ending: کجایتان, کجاتون', () => {
  const where = word('adverb', 'wo', 'کجا kojâ')
  expect(formOf(where, '2p possessive')).toBe('کجایتان')
  expect(formOf(where, '2p possessive spoken')).toBe('کجاتون')
})
