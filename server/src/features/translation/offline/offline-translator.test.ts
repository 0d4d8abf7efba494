import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TranslationDirection } from '@pol/contract/forms/translation'
import { fold } from '@pol/language/fold'
import { normalised } from '@pol/language/normalised'
import type { TranslationProvider } from '../provider.ts'
import { createOfflineTranslator } from './offline-translator.ts'
import { readContent } from '@pol/content/read'
import { taughtContentOf, type TaughtContent } from './taught-content.ts'

let content: TaughtContent
let translator: TranslationProvider
const { signal } = new AbortController()
const inPersian = (text: string) => translator.translate(text, 'de-to-fa', signal)
const inGerman = (text: string) => translator.translate(text, 'fa-to-de', signal)

beforeAll(async () => {
  content = taughtContentOf(await readContent(new URL('../../../../../content/data/', import.meta.url)))
  translator = createOfflineTranslator(() => Promise.resolve(content), 'Brücke')
})

test('names itself, and that it may translate word by word', () => {
  expect(translator).toMatchObject({ name: 'Brücke-Wörterbuch', isWordByWord: true })
})

test('yields to other work while it loads', async () => {
  const fresh = createOfflineTranslator(() => Promise.resolve(content), 'Brücke')
  let turns = 0
  let next: NodeJS.Immediate | undefined
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  count()
  await fresh.translate('Guten Tag', 'fa-to-de', signal)
  clearImmediate(next)
  expect(turns).toBeGreaterThan(20)
})

describe('taught content', () => {
  const plain = (text: string) =>
    fold(text)
      .replaceAll('؟', '?')
      .replace(/[.,!،]/gu, '')

  test.each([
    ['german', 'farsi', inPersian],
    ['farsi', 'german', inGerman],
  ] as const)('is translated as a whole: from %s', async (from, to, translate) => {
    const unknown: string[] = []
    for (const pairs of Map.groupBy(content.sentences, (pair) => plain(pair[from])).values()) {
      const translations = pairs.map((pair) => plain(pair[to]))
      for (const pair of pairs) {
        const { text, isWhole } = await translate(pair[from])
        if (!isWhole || !translations.includes(plain(text))) unknown.push(pair[from])
      }
    }
    expect(unknown).toEqual([])
  })

  test('leaves no word in the script of the original', async () => {
    const left: string[] = []
    for (const { german, farsi } of content.entries) {
      if (/\p{Script=Latin}/u.test((await inPersian(german)).text)) left.push(german)
      if (/\p{Script=Arabic}/u.test((await inGerman(farsi)).text)) left.push(farsi)
    }
    expect(left).toEqual([])
  })

  test.each([
    ['guten tag', 'روز بخیر'],
    ['GUTEN TAG!', 'روز بخیر!'],
    ['wie geht es ihnen', 'حال شما چطور است؟'],
    ['das Haus', 'خانه'],
    ['Guten Abend! Guten Tag!', 'عصر بخیر! روز بخیر!'],
  ])('is found in any spelling: %s', async (text, translation) => {
    expect(await inPersian(text)).toEqual({ text: translation, isWhole: true })
  })

  test('as a question about others is not the polite one', async () => {
    expect(await inPersian('Wie geht es Ihnen?')).toMatchObject({ isWhole: true })
    expect(await inPersian('Wie geht es ihnen?')).toMatchObject({ isWhole: false })
  })

  test.each(['حال شما چطور است؟', 'حال شما چطور است', 'حال شما چطوراست ؟'])(
    'is found with and without spaces and marks: %s',
    async (text) => {
      expect(await inGerman(text)).toEqual({ text: 'Wie geht es Ihnen?', isWhole: true })
    },
  )

  test('with several meanings is translated by all of them', async () => {
    const { text, isWhole } = await inPersian('Bank')
    expect(isWhole).toBe(true)
    expect(text.split(' / ').toSorted()).toEqual(['بانک', 'نیمکت'].toSorted())
  })

  test('as a statement is not the translation of a question', async () => {
    expect(await inGerman('حال شما چطور است.')).toMatchObject({ isWhole: false })
  })
})

describe('any other sentence', () => {
  test('is translated word by word in the order of the original, and visibly no sentence', async () => {
    expect(await inPersian('Mein Hund ist heute müde')).toEqual({
      text: 'من · سگ · بودن · امروز · خسته',
      isWhole: false,
    })
    expect(await inGerman('کتاب ما بزرگ است؟')).toEqual({
      text: 'Buch · unser · groß · sein?',
      isWhole: false,
    })
  })

  test('keeps unknown words and names; known names are written in the other script', async () => {
    expect((await inPersian('Xylofonquark von Xaver')).text).toMatch(/^Xylofonquark · .* · Xaver$/)
    expect((await inPersian('Hamburg oder Teheran')).text).toBe('هامبورگ · یا · تهران')
    expect((await inGerman('قورمه‌سبزی‌پزون')).text).toBe('قورمه‌سبزی‌پزون')
  })

  test('next to a taught sentence keeps the taught one whole', async () => {
    expect(await inPersian('Guten Tag! Mein Hund ist müde.')).toEqual({
      text: 'روز بخیر! من · سگ · بودن · خسته.',
      isWhole: false,
    })
  })

  test.each([
    ['Guten Tag! Türen!', 'روز بخیر! ·در!'],
    ['Das Xylofonquark. Guten Tag!', '·Xylofonquark. روز بخیر!'],
    ['„Guten Tag!“ Türen!', 'روز بخیر! ·در!'],
    ['1. Guten Tag\n2. Xylofonquark', '1. روز بخیر\n2. ·Xylofonquark'],
  ])('of one word begins with a sign if there are other sentences: %j', async (text, translation) => {
    expect(await inPersian(text)).toEqual({ text: translation, isWhole: false })
  })

  test('capitals distinguish the polite form, except at the beginning', async () => {
    expect((await inPersian('Kaufen Sie Brot')).text).toContain('شما')
    expect((await inPersian('Dort kaufen sie Brot')).text).not.toContain('شما')
  })
})

test('line breaks between sentences, indents and list marks are kept', async () => {
  expect(await inPersian('Guten Tag\r\n\r\n  Guten Tag!\n')).toEqual({
    text: 'روز بخیر\n\n  روز بخیر!\n',
    isWhole: true,
  })
  expect(await inPersian('- Guten Tag\n2. Guten Abend\n• das Haus')).toEqual({
    text: '- روز بخیر\n2. عصر بخیر\n• خانه',
    isWhole: true,
  })
})

test.each([
  ['Der Schlüssel\nliegt auf dem Tisch.', 'کلید روی میز است.'],
  ['Der Schlüssel liegt\r\n  auf dem Tisch.', 'کلید روی میز است.'],
  ['Der Schlüssel liegt auf dem\nTisch.\nGuten Tag!', 'کلید روی میز است.\nروز بخیر!'],
])('a taught sentence that is wrapped over two lines is known: %j', async (text, translation) => {
  expect(await inPersian(text)).toEqual({ text: translation, isWhole: true })
})

test('a Persian sentence that is wrapped is known', async () => {
  expect(await inGerman('کلید\nروی میز است.')).toMatchObject({ isWhole: true })
})

test('a phrase inside a sentence gets no second mark', async () => {
  expect(await inGerman('سلام، حالت چطوره؟')).toEqual({ text: 'Hallo, · Wie geht es dir?', isWhole: false })
})

test.each([
  ['soft hyphens', 'Das Kranken\u00ADhaus ist groß.', 'بیمارستان · بودن · بزرگ.'],
  ['shaped letters of a PDF', '\uFB90\uFEE0\uFBFF\uFEAA روی میز است.', 'Der Schlüssel liegt auf dem Tisch.'],
  ['direction marks', '\u202Bروز بخیر\u202C', 'Guten Tag'],
])('the input is normalised: %s', async (_, text, translation) => {
  const isPersian = /[\u0600-\u06FF\uFB50-\uFEFF]/u.test(text)
  expect((await (isPersian ? inGerman : inPersian)(text)).text).toBe(translation)
})

test.each([
  [
    'Schreib an info@example.org oder https://example.org/?a=1.',
    ['info@example.org', 'https://example.org/?a=1.'],
  ],
  ['Meine Nummer ist +49 (0)30 123456-78.', ['+49 (0)30 123456-78.']],
  ['Rufen Sie 040/123 45-67 an.', ['040/123 45-67.']],
  ['Das Brot kostet €30 oder 5,- €.', ['€۳۰', '۵ €.']],
  ['Das Konto ist DE89 3704 0044 0532 0130 00.', ['DE89 3704 0044 0532 0130 00.']],
  ['Ihr Aktenzeichen: 12 C 345/24 (neu)', ['12 C 345/24', '(جدید)']],
  ['Bitte öffnen Sie Antrag_2024.pdf heute.', ['Antrag_2024.pdf']],
  ['Die Wohnung hat 20 m² (§ 44b).', ['۲۰', 'متر مربع', '(§ ۴۴b).']],
  ['Das Wort „Haus“ [neu]', ['„خانه“', '[جدید]']],
  ['Kommen Sie um 8:30 Uhr am 3. Mai.', ['۸:۳۰', '۳', 'مه.']],
])('addresses, numbers to copy, amounts and marks stay: %s', async (text, kept) => {
  const { text: translation } = await inPersian(text)
  expect(translation.split(' · ')).toEqual(expect.arrayContaining(kept))
})

test('an amount without cents is whole', async () => {
  expect(await inPersian('850,- €')).toEqual({ text: '۸۵۰ €', isWhole: true })
})

test('a text with only an address or a number to copy stays unchanged', async () => {
  for (const text of ['info@example.org', '040 123456', 'DE89 3704 0044 0532 0130 00'])
    expect(await inPersian(text)).toEqual({ text, isWhole: true })
})

test.each([
  [
    'Bitte reichen Sie die Unterlagen bis zum 15. Dezember ein.',
    ['تحویل دادن', '۱۵', 'دسامبر.'],
    ['کافی بودن', 'یک.'],
  ],
  ['Ich liebe meinen Mann.', ['دوست داشتن', 'شوهر.'], ['فکر کردن']],
  ['Meine Frau kommt um zehn Uhr.', ['همسر', 'ساعت', 'ده.'], ['ساعت.']],
  ['Der Arzt gibt mir eine Überweisung.', ['معرفی‌نامه.'], []],
])('neighbouring words determine the meaning: %s', async (text, meanings, wrong) => {
  const words = (await inPersian(text)).text.split(' · ')
  expect(words).toEqual(expect.arrayContaining(meanings))
  for (const meaning of wrong) expect(words).not.toContain(meaning)
})

test.each<[direction: TranslationDirection, text: string, kept: readonly string[]]>([
  ['de-to-fa', 'Nehmen Sie 2,5 mg am Morgen, nicht mehr.', ['۲٫۵', 'نه']],
  ['de-to-fa', 'Ich darf keine Milch trinken.', ['هیچ']],
  ['de-to-fa', 'Geben Sie dem Kind nie drei Tabletten.', ['هیچ‌وقت', 'سه']],
  ['de-to-fa', 'Täglich 1/2 Tablette ohne Wasser', ['۱/۲', 'بدون']],
  ['de-to-fa', 'Täglich ½ Tablette, 3–5 Tage lang', ['½', '۳–۵']],
  ['de-to-fa', 'Heute sind es -5 °C, morgen +12 °C.', ['-۵ °C', '+۱۲ °C']],
  ['de-to-fa', 'Das kostet 1.250,90 Euro, 20 % weniger.', ['۱٬۲۵۰٫۹۰', '۲۰ %']],
  ['de-to-fa', 'Der Zug um 18:45 Uhr kommt heute nicht.', ['۱۸:۴۵', 'نه']],
  ['de-to-fa', 'Ich wohne seit zweihundertfünfzig Tagen hier.', ['۲۵۰']],
  ['de-to-fa', 'Niemand hat die acht Briefe gelesen.', ['هیچ‌کس', 'هشت']],
  ['fa-to-de', 'این دارو را با شیر نخورید.', ['nicht essen']],
  ['fa-to-de', 'روزی سه قرص بخورید، بیشتر نخورید.', ['drei', 'nicht essen']],
  ['fa-to-de', 'ساعت نه نمی‌آیم.', ['neun', 'nicht kommen']],
  ['fa-to-de', 'هر ۸ ساعت ۲٫۵ میلی‌لیتر', ['8', '2,5']],
  ['fa-to-de', 'نیم قرص بدون آب', ['halb', 'ohne']],
  ['fa-to-de', 'خسته نیستم و کار نمی کنم.', ['nicht sein', 'nicht arbeiten']],
  ['fa-to-de', 'هیچ‌وقت دو قرص نخوردم.', ['nie', 'zwei', 'nicht essen']],
  ['fa-to-de', 'قیمت آن ۱٬۲۵۰ یورو نیست.', ['1.250', 'nicht sein']],
  ['fa-to-de', 'امروز -۵ درجه است، ۱۵ درجه نیست.', ['-5', '15', 'nicht sein']],
  ['fa-to-de', 'این کتاب را نخر!', ['nicht kaufen']],
])('a dosage, a negation and a number are kept in their place: %s %s', async (direction, text, kept) => {
  const { text: translation } = await translator.translate(text, direction, signal)
  const words = translation.split(/[ .!]*(?: · | \/ |$)/u)
  const places = kept.map((part) => words.findIndex((word) => word.startsWith(part)))
  expect(places, translation).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

/** A letter from an authority, with the meanings that its reader must find in the words of each sentence. */
const letter: readonly (readonly [sentence: string, meanings: readonly string[]])[] = [
  ['Sehr geehrte Frau Karimi,', ['سرکار خانم', 'کریمی،']],
  [
    'Ihr Antrag auf Wohngeld vom 12.11.2024 ist am 15. November bei uns eingegangen (Az.: WG-2024/0815).',
    ['درخواست', 'کمک‌هزینه‌ی مسکن', '۱۲.۱۱.۲۰۲۴', '۱۵', 'نوامبر', 'رسیدن', 'WG-2024/0815).'],
  ],
  [
    'Leider fehlen noch Unterlagen, z. B. die Kontoauszüge der letzten drei Monate und der Mietvertrag.',
    ['متأسفانه', 'کم بودن', 'مدارک،', 'مثلاً', 'سه', 'ماه', 'اجاره‌نامه.'],
  ],
  [
    'Bitte reichen Sie die fehlenden Unterlagen bis spätestens zum 15. Dezember 2024 ein, sonst müssen wir\nden Antrag wegen fehlender Mitwirkung gem. § 66 SGB I ablehnen.',
    ['تحویل دادن', 'مدارک', 'تا', 'دسامبر', 'وگرنه', 'باید', 'درخواست', 'همکاری', '§ ۶۶', 'رد کردن.'],
  ],
  [
    'Ihren Termin haben Sie am 3. Dezember um 10:30 Uhr im 2. Stock, Zi. 214.',
    ['نوبت', '۳', 'دسامبر', 'ساعت', '۱۰:۳۰', 'طبقه،', 'اتاق', '۲۱۴.'],
  ],
  [
    'Bringen Sie bitte Ihren Ausweis, ein Foto und die Lohnabrechnung Ihres Mannes mit.',
    ['آوردن', 'لطفاً', 'کارت شناسایی،', 'عکس', 'شوهر.'],
  ],
  [
    'Der Betrag von 49,- € wird auf Ihr Konto DE89 3704 0044 0532 0130 00 überwiesen.',
    ['مبلغ', '۴۹ €', 'حساب', 'DE89 3704 0044 0532 0130 00', 'واریز کردن.'],
  ],
  [
    'Wenn Sie eine Überweisung von Ihrem Hausarzt haben, legen Sie diese bitte vor.',
    ['معرفی‌نامه', 'پزشک خانواده', 'ارائه دادن'],
  ],
  [
    'Rufen Sie uns unter 040 123456-78 an (Mo.–Fr. 8–12 Uhr).',
    ['زنگ زدن', '040 123456-78', '(دوشنبه–', 'جمعه', '۸–۱۲', 'ساعت).'],
  ],
  ['Sie können auch an wohngeld@amt.example.de schreiben.', ['wohngeld@amt.example.de', 'نوشتن.']],
]

test.each(letter)('a letter from an authority keeps its meanings: %s', async (sentence, meanings) => {
  const { text } = await inPersian(sentence)
  expect(text.split(/ · | \/ /u)).toEqual(expect.arrayContaining([...meanings]))
})

test('the translated letter has the same lines, except for the sentence on two of them', async () => {
  const { text } = await inPersian(letter.map(([sentence]) => sentence).join('\n'))
  expect(text.split('\n')).toHaveLength(letter.length)
})

test('a word that is also a property of every object is a word like any other', async () => {
  for (const text of ['constructor', 'mit dem Constructor', 'toString', '__proto__']) {
    expect((await inPersian(text)).text).toEqual(expect.any(String))
  }
})

test('any text has a translation with at most as many lines', async () => {
  const word = fc.constantFrom('ich', 'Haus', 'nicht', 'habe', 'می', 'است', 'کتاب', 'و', '?', '7', '½')
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
  )
  const lines = (text: string) => normalised(text).split('\n').length
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(inPersian, inGerman), async (original, translate) => {
      expect(lines((await translate(original)).text)).toBeLessThanOrEqual(lines(original))
    }),
    { numRuns: 100 },
  )
})

test.each([
  ['one long word', 'a'.repeat(5000)],
  ['marks', '?!,.'.repeat(1250)],
  ['verbs', 'habe gehen '.repeat(450)],
  ['Persian verbs', 'نکن می شود کرد '.repeat(330)],
  ['addresses', 'a@b.de '.repeat(700)],
])('takes little processor time for 5,000 characters: %s', async (_, text) => {
  await inPersian('ich')
  await inGerman('من')
  const begun = process.cpuUsage()
  await inPersian(text)
  await inGerman(text)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2_000)
})
