import { describe, expect, test } from 'vitest'
import { verb } from '../../test/entries.ts'
import type { Inflected } from './entry.ts'
import { formsOf } from './forms.ts'

/** The first form with exactly these features. */
function formOf(entry: Inflected, features: string): string | undefined {
  return formsOf('fa', entry).find((form) => form.features.join(' ') === features)?.text
}

/** I do, he does not do, (that) I do, do!, I did, I have done. */
const verbs = [
  ['رفتن raftan, رو rav', 'می‌روم', 'نمی‌رود', 'بروم', 'برو', 'رفتم', 'رفته‌ام'],
  ['گفتن goftan, گو gu', 'می‌گویم', 'نمی‌گوید', 'بگویم', 'بگو', 'گفتم', 'گفته‌ام'],
  ['دادن dâdan, ده dah', 'می‌دهم', 'نمی‌دهد', 'بدهم', 'بده', 'دادم', 'داده‌ام'],
  ['خواستن khâstan, خواه khâh', 'می‌خواهم', 'نمی‌خواهد', 'بخواهم', 'بخواه', 'خواستم', 'خواسته‌ام'],
  ['آمدن âmadan, آ â', 'می‌آیم', 'نمی‌آید', 'بیایم', 'بیا', 'آمدم', 'آمده‌ام'],
  ['آوردن âvardan, آور âvar', 'می‌آورم', 'نمی‌آورد', 'بیاورم', 'بیاور', 'آوردم', 'آورده‌ام'],
  ['افتادن oftâdan, افت oft', 'می‌افتم', 'نمی‌افتد', 'بیفتم', 'بیفت', 'افتادم', 'افتاده‌ام'],
  ['انداختن andâkhtan, انداز andâz', 'می‌اندازم', 'نمی‌اندازد', 'بیندازم', 'بینداز', 'انداختم', 'انداخته‌ام'],
  ['ایستادن istâdan, ایست ist', 'می‌ایستم', 'نمی‌ایستد', 'بایستم', 'بایست', 'ایستادم', 'ایستاده‌ام'],
  ['دیدن didan, بین bin', 'می‌بینم', 'نمی‌بیند', 'ببینم', 'ببین', 'دیدم', 'دیده‌ام'],
  ['خوردن khordan, خور khor', 'می‌خورم', 'نمی‌خورد', 'بخورم', 'بخور', 'خوردم', 'خورده‌ام'],
  ['نوشتن neveshtan, نویس nevis', 'می‌نویسم', 'نمی‌نویسد', 'بنویسم', 'بنویس', 'نوشتم', 'نوشته‌ام'],
  ['شستن shostan, شو shu', 'می‌شویم', 'نمی‌شوید', 'بشویم', 'بشو', 'شستم', 'شسته‌ام'],
  ['شستن shostan, شوی shuy', 'می‌شویم', 'نمی‌شوید', 'بشویم', 'بشوی', 'شستم', 'شسته‌ام'],
  ['دویدن davidan, دو dav', 'می‌دوم', 'نمی‌دود', 'بدوم', 'بدو', 'دویدم', 'دویده‌ام'],
  ['بردن bordan, بر bar', 'می‌برم', 'نمی‌برد', 'ببرم', 'ببر', 'بردم', 'برده‌ام'],
  ['برگشتن bargashtan, برگرد bargard', 'برمی‌گردم', 'برنمی‌گردد', 'برگردم', 'برگرد', 'برگشتم', 'برگشته‌ام'],
  ['برداشتن bardâshtan, بردار bardâr', 'برمی‌دارم', 'برنمی‌دارد', 'بردارم', 'بردار', 'برداشتم', 'برداشته‌ام'],
  [
    'درآوردن darâvardan, درآور darâvar',
    'درمی‌آورم',
    'درنمی‌آورد',
    'دربیاورم',
    'دربیاور',
    'درآوردم',
    'درآورده‌ام',
  ],
  ['داشتن dâshtan, دار dâr', 'دارم', 'ندارد', 'داشته باشم', 'داشته باش', 'داشتم', 'داشته‌ام'],
  ['بودن budan, باش bâsh', 'هستم', 'نیست', 'باشم', 'باش', 'بودم', 'بوده‌ام'],
  ['شدن shodan, شو shav', 'می‌شوم', 'نمی‌شود', 'بشوم', 'بشو', 'شدم', 'شده‌ام'],
  ['کار کردن kâr kardan, کن kon', 'کار می‌کنم', 'کار نمی‌کند', 'کار بکنم', 'کار بکن', 'کار کردم', 'کار کرده‌ام'],
  [
    'دوست داشتن dust dâshtan, دار dâr',
    'دوست دارم',
    'دوست ندارد',
    'دوست داشته باشم',
    'دوست داشته باش',
    'دوست داشتم',
    'دوست داشته‌ام',
  ],
  [
    'نگه داشتن negah dâshtan, دار dâr',
    'نگه می‌دارم',
    'نگه نمی‌دارد',
    'نگه بدارم',
    'نگه بدار',
    'نگه داشتم',
    'نگه داشته‌ام',
  ],
  [
    'لباس پوشیدن lebâs pushidan, پوش push',
    'لباس می‌پوشم',
    'لباس نمی‌پوشد',
    'لباس بپوشم',
    'لباس بپوش',
    'لباس پوشیدم',
    'لباس پوشیده‌ام',
  ],
] as const

describe('a teacher would write', () => {
  test.each(verbs)(
    '%s: %s, %s, %s, %s!, %s, %s',
    (farsi, present, negative, subjunctive, order, past, perfect) => {
      const entry = verb('', farsi)
      expect([
        formOf(entry, '1s present'),
        formOf(entry, '3s present negative'),
        formOf(entry, '1s subjunctive'),
        formOf(entry, '2s imperative'),
        formOf(entry, '1s past'),
        formOf(entry, '1s perfect'),
      ]).toEqual([present, negative, subjunctive, order, past, perfect])
    },
  )

  test('every tense of رفتن, and its negation', () => {
    const entry = verb('gehen', 'رفتن raftan, رو rav')
    expect([
      formOf(entry, '1s imperfect'),
      formOf(entry, '2p imperfect negative'),
      formOf(entry, '3p past negative'),
      formOf(entry, '3s perfect'),
      formOf(entry, '3s perfect negative'),
      formOf(entry, '1s pluperfect'),
      formOf(entry, '2s perfect subjunctive'),
      formOf(entry, '1p future'),
      formOf(entry, '3s future negative'),
      formOf(entry, '2p imperative'),
      formOf(entry, '2s imperative negative'),
      formOf(entry, '1s subjunctive negative'),
    ]).toEqual([
      'می‌رفتم',
      'نمی‌رفتید',
      'نرفتند',
      'رفته است',
      'نرفته است',
      'رفته بودم',
      'رفته باشی',
      'خواهیم رفت',
      'نخواهد رفت',
      'بروید',
      'نرو',
      'نروم',
    ])
  })

  test.each([
    ['باید bâyad', 'باید'],
    ['نباید nabâyad', 'نباید'],
  ])('%s has no other forms: its negation does not mean "nicht müssen"', (farsi, forms) => {
    expect(formsOf('fa', verb('müssen', farsi)).map(({ text }) => text)).toEqual([forms])
  })

  test('verbs that only look similar have no prefix: دریدن, بردن', () => {
    expect(formOf(verb('', 'دریدن daridan, در dar'), '1s present')).toBe('می‌درم')
    expect(formOf(verb('', 'بریدن boridan, بر bor'), '1s past negative')).toBe('نبریدم')
  })
})

test('the negative forms of a negated headword do not have the feature "negative": خبر ندارم', () => {
  const forms = formsOf('fa', verb('keine Ahnung haben', 'خبر نداشتن khabar nadâshtan, دار dâr'))
  expect(forms.find(({ text }) => text === 'خبر ندارم')).toEqual({
    text: 'خبر ندارم',
    features: ['1s', 'present'],
  })
  expect(forms.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['خبر نداشتن', 'خبر نداشتم', 'خبر نداشته باشم']),
  )
  expect(forms.map(({ text }) => text)).not.toContain('خبر دارم')
  const absent = formsOf('fa', verb('fehlen', 'نبودن nabudan, باش bâsh')).map(({ text }) => text)
  expect(absent).toEqual(expect.arrayContaining(['نبودن', 'نیست', 'نبود', 'نباشد']))
})

describe('in Tehran people say', () => {
  const spoken = (farsi: string, said: string) => verb('', farsi, { spoken: said })

  test.each([
    ['رفتن raftan, رو rav', 'می‌رم', 'می‌ره', 'نمی‌رن', 'بری'],
    ['خواستن khâstan, خواه khâh', 'می‌خوام', 'می‌خواد', 'نمی‌خوان', 'بخوای'],
    ['آمدن âmadan, آ â', 'می‌آم', 'می‌آد', 'نمی‌آن', 'بیای'],
    ['گذاشتن gozâshtan, گذار gozâr', 'می‌ذارم', 'می‌ذاره', 'نمی‌ذارن', 'بذاری'],
    ['برگرداندن bargardândan, برگردان bargardân', 'برمی‌گردونم', 'برمی‌گردونه', 'برنمی‌گردونن', 'برگردونی'],
    ['نان خوردن nân khordan, خور khor', 'نون می‌خورم', 'نون می‌خوره', 'نون نمی‌خورن', 'نون بخوری'],
  ])('%s as %s: %s, %s, %s', (farsi, said, er, sieNicht, du) => {
    const entry = spoken(farsi, said)
    const texts = formsOf('fa', entry).flatMap(({ text, features }) =>
      features.includes('spoken') ? [text] : [],
    )
    expect(texts).toEqual(expect.arrayContaining([said, er, sieNicht, du]))
  })

  test('regular endings of every verb: می‌کنه, می‌کنین, می‌کنن, کردین', () => {
    const entry = verb('machen', 'کردن kardan, کن kon')
    expect([
      formOf(entry, '3s present spoken'),
      formOf(entry, '2p present spoken'),
      formOf(entry, '3p present spoken'),
      formOf(entry, '2p past spoken'),
    ]).toEqual(['می‌کنه', 'می‌کنین', 'می‌کنن', 'کردین'])
  })

  test('no regular endings where the lexicon gives a spoken stem: not می‌روه', () => {
    const texts = formsOf('fa', verb('gehen', 'رفتن raftan, رو rav')).map(({ text }) => text)
    expect(texts).not.toContain('می‌روه')
  })

  test('they are, they are not: هستن, نیستن', () => {
    const being = verb('sein', 'بودن budan, باش bâsh')
    expect(formOf(being, '3p present spoken')).toBe('هستن')
    expect(formOf(being, '3p present negative spoken')).toBe('نیستن')
  })

  test('آمدن has a spoken past: اومدم, خوش اومدین, نیومد, می‌اومدن', () => {
    const coming = verb('kommen', 'آمدن âmadan, آ â')
    expect([
      formOf(coming, '1s past spoken'),
      formOf(coming, '3s past negative spoken'),
      formOf(coming, '3s imperfect spoken'),
      formOf(coming, '1s perfect spoken'),
    ]).toEqual(['اومدم', 'نیومد', 'می‌اومد', 'اومده‌ام'])
    const texts = formsOf('fa', coming).map(({ text }) => text)
    expect(texts).toContain('اومدین')
  })

  test('"stand still!" and the other forms of وایسادن, which is only spoken', () => {
    const texts = formsOf('fa', spoken('وایسادن vâysâdan, وایس vâys', 'وایمیسم')).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['وایسا', 'وایمیسم', 'وایمیسه', 'وایسادم', 'وایسین']))
    expect(texts.join(' ')).not.toContain('می\u200C')
  })

  test('"I am cold" with the person in the middle: سردمه, سردته', () => {
    const texts = formsOf('fa', spoken('سرد بودن sard budan, باش bâsh', 'سردمه')).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['سردمه', 'سردته', 'سردشه']))
  })

  test('"I am sorry" in one word or two: پشیمونم, پشیمون بودم', () => {
    const forms = formsOf('fa', spoken('پشیمان بودن pashimân budan, باش bâsh', 'پشیمونم'))
    expect(forms.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['پشیمانم', 'پشیمان هستم', 'پشیمونم', 'پشیمون بودم']),
    )
    // Otherwise every "was" could be read as "regretted".
    expect(forms.map(({ text }) => text)).not.toContain('بودم')
  })
})

test('the placeholder for a person is not part of the verb: دنبال کسی رفتن, حوصله‌ی کسی سر رفتن', () => {
  expect(formOf(verb('', 'دنبال کسی رفتن donbâl-e kas-i raftan, رو rav'), '1s past')).toBe('دنبال رفتم')
  expect(formOf(verb('', 'حوصله‌ی کسی سر رفتن howsele-ye kas-i sar raftan, رو rav'), '3s past')).toBe(
    'حوصله سر رفت',
  )
})
