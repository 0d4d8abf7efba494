import { fold } from '@pol/content/fold'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TranslationProvider } from '../provider.ts'
import { readTranslationContent, type TranslationContent } from './content.ts'
import { createOfflineTranslator } from './offline-translator.ts'

let content: TranslationContent
let translator: TranslationProvider
const signal = new AbortController().signal
const inPersian = (text: string) => translator.translate(text, 'de-to-fa', signal)
const inGerman = (text: string) => translator.translate(text, 'fa-to-de', signal)

beforeAll(async () => {
  content = await readTranslationContent(new URL('../../../../../content/data/', import.meta.url))
  translator = createOfflineTranslator(content, 'Brücke')
})

test('says who translates, and that it is word by word', () => {
  expect(translator).toMatchObject({ name: 'Brücke-Wörterbuch', isWordByWord: true })
})

describe('what is taught', () => {
  test('is known in both directions, sentence by sentence', async () => {
    const german = new Map<string, string[]>()
    const persian = new Map<string, string[]>()
    for (const pair of content.sentences) {
      german.set(pair.german, [...(german.get(pair.german) ?? []), pair.farsi])
      persian.set(pair.farsi, [...(persian.get(pair.farsi) ?? []), pair.german])
    }
    const plain = (text: string) => fold(text).replace(/[.,!?؟،]/gu, '')
    const unknown: string[] = []
    for (const [text, translations] of german)
      if (!translations.map(plain).includes(plain(await inPersian(text)))) unknown.push(text)
    for (const [text, translations] of persian)
      if (!translations.map(plain).includes(plain(await inGerman(text)))) unknown.push(text)
    expect(unknown).toEqual([])
  })

  test('leaves no taught word in the script of the original', async () => {
    const left: string[] = []
    for (const { german, farsi } of [...content.words, ...content.verbs]) {
      if (/\p{Script=Latin}/u.test(await inPersian(german))) left.push(german)
      if (/\p{Script=Arabic}/u.test(await inGerman(farsi))) left.push(farsi)
    }
    expect(left).toEqual([])
  })

  test('is found however it is written', async () => {
    expect(await inGerman('من به خانه ميروم.')).toBe('Ich gehe nach Hause.')
    expect(await inGerman('من به خانه می روم.')).toBe('Ich gehe nach Hause.')
    expect(await inPersian('ich hoere sie nicht gut')).toBe(await inPersian('Ich höre Sie nicht gut'))
    expect(await inPersian('GUTEN MORGEN!')).toBe('صبح بخیر!')
  })
})

test('a word that every table of a program is born with is a word like any other', async () => {
  for (const text of ['constructor', 'mit dem Constructor', 'constructoren', 'toString', '__proto__']) {
    for (const translated of [await inPersian(text), await inGerman(text)])
      expect(translated).toEqual(expect.any(String))
  }
})

describe('German into Persian', () => {
  test.each([
    ['Du trinkst Tee.', 'تو چای می‌نوشی.'],
    ['Wir tranken Tee.', 'ما چای نوشیدیم.'],
    ['Er hat Tee getrunken.', 'او چای نوشید.'],
    ['Ich trinke keinen Tee.', 'من چای نمی‌نوشم.'],
    ['Ich stehe um acht Uhr auf.', 'من ساعت هشت بلند می‌شوم.'],
    ['Ich muss das Buch lesen.', 'من باید کتاب را بخوانم.'],
    ['Das ist unser Haus.', 'این خانه‌ی ما است.'],
    ['Wer hat das Fenster geöffnet?', 'چه کسی پنجره را باز کرد؟'],
    ['Sie arbeitet mit dem Auto.', 'او با ماشین کار می‌کند.'],
    ['Wo ist deine Tasche?', 'کیفت کجاست؟'],
  ])('%s', async (german, farsi) => {
    expect(await inPersian(german)).toBe(farsi)
  })
})

describe('Persian into German', () => {
  test.each([
    ['تو چای می‌نوشی.', 'Du trinkst Tee.'],
    ['دیروز کتاب را خواندم.', 'Gestern habe ich das Buch gelesen.'],
    ['کتابم روی میز است.', 'Mein Buch ist auf dem Tisch.'],
    ['شما باید فردا بیایید.', 'Sie müssen morgen kommen.'],
    ['من خسته نیستم.', 'Ich bin nicht müde.'],
    ['من شیر و نان و پنیر خریدم.', 'Ich habe Milch und Brot und Käse gekauft.'],
    ['سه سیب می‌خرم.', 'Ich kaufe drei Äpfel.'],
  ])('%s', async (farsi, german) => {
    expect(await inGerman(farsi)).toBe(german)
  })
})

describe('what is not known', () => {
  test('stays as it stands', async () => {
    expect(await inPersian('Quark')).toBe('Quark')
    expect(await inPersian('xyzzy@example.com')).toBe('xyzzy@example.com')
    expect(await inGerman('قرمه‌سبزی')).toBe('قرمه‌سبزی')
  })

  test('marks, digits and line breaks are those of the other language', async () => {
    expect(await inPersian('12, 7; 3?')).toBe('۱۲، ۷؛ ۳؟')
    expect(await inGerman('۱۲، ۷؛ ۳؟')).toBe('12, 7; 3?')
    expect(await inPersian('Hallo\r\n\r\n  Danke!\nJa')).toBe('سلام\r\n\r\n  ممنون!\nبله')
  })

  test('an unknown word leaves its neighbours known, and a sentence begins once', async () => {
    expect(await inGerman('Pizza و نان')).toBe('Pizza und Brot')
    expect(await inGerman('Pizza یا نان')).toBe('Pizza oder Brot')
    expect(await inGerman('روز بخیر، اسم شما چیست؟')).toBe('Guten Tag, wie heißen Sie?')
  })

  test('any text has a translation with as many lines, whatever it is', async () => {
    const word = fc.constantFrom(
      'ich',
      'Haus',
      'und',
      'nicht',
      'habe',
      'zu',
      'می',
      'را',
      'که',
      'است',
      'کتاب',
      'و',
      '?',
      ',',
      '7',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
    )
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom('de-to-fa' as const, 'fa-to-de' as const),
        async (original, direction) => {
          const lines = (it: string) => it.split(/\r\n|\r|\n/u).length
          expect(lines(await translator.translate(original, direction, signal))).toBe(lines(original))
        },
      ),
      { numRuns: 500 },
    )
  })

  test.each([
    ['one long word', 'a'.repeat(5000)],
    ['the same word', 'und '.repeat(1250)],
    ['verbs', 'habe gehen '.repeat(450)],
    ['clauses', 'ich gehe und '.repeat(380)],
    ['lists', 'کتاب و '.repeat(700)],
    ['Persian verbs', 'است که می‌روم '.repeat(350)],
    ['nouns', 'کتاب '.repeat(1000)],
    ['marks', '?!,.'.repeat(1250)],
    ['addresses', 'a@b.de '.repeat(700)],
  ])('takes no longer for being repeated: %s', async (_, text) => {
    const began = performance.now()
    await inPersian(text)
    await inGerman(text)
    expect(performance.now() - began).toBeLessThan(500)
  })
})
