import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Language, languages } from './language.ts'
import { adjective, noun, verb, word } from '../test/entries.ts'
import { formIndexOf, growFormIndex } from './form-index.ts'
import type { Inflected } from './forms/entry.ts'
import { formsOf } from './forms/forms.ts'
import { glossOf, hitsOf } from './gloss.ts'

const lexicon: readonly Inflected[] = [
  noun('der Tisch, Tische', 'میز miz'),
  noun('das Haus, Häuser', 'خانه khâne', { spoken: 'خونه' }),
  noun('der Student, Studenten', 'دانشجو dâneshju', { feminine: 'Studentin' }),
  noun('der Bekannte, Bekannten', 'آشنا âshnâ', { feminine: 'Bekannte' }),
  noun('die Nachricht, Nachrichten', 'خبر khabar', { farsi_plural: 'اخبار' }),
  noun('der Schutzhelm, Schutzhelme', 'کلاه ایمنی kolâh-e imeni'),
  noun('die Erste Hilfe', 'کمک‌های اولیه komak·hâ-ye avvaliyye'),
  noun('der Stuhl, Stühle', 'صندلی sandali'),
  verb('gehen', 'رفتن raftan, رو rav', { spoken: 'می‌رم' }),
  verb('sagen', 'گفتن goftan, گو gu', { spoken: 'می‌گم' }),
  verb('haben', 'داشتن dâshtan, دار dâr'),
  verb('sein', 'بودن budan, باش bâsh'),
  verb('arbeiten', 'کار کردن kâr kardan, کن kon'),
  verb('abholen', 'دنبال کسی رفتن donbâl-e kas-i raftan, رو rav', { spoken: 'دنبالش می‌رم' }),
  verb('sich freuen', 'خوشحال شدن khoshhâl shodan, شو shav', { spoken: 'خوشحال می‌شم' }),
  verb('Auto fahren', 'رانندگی کردن rânandegi kardan, کن kon'),
  verb('zurückkommen', 'برگشتن bargashtan, برگرد bargard'),
  verb('aufhängen', 'آویزان کردن âvizân kardan, کن kon', { spoken: 'آویزون می‌کنم' }),
  verb('senden', 'فرستادن ferestâdan, فرست ferest'),
  verb('können', 'توانستن tavânestan, توان tavân', { spoken: 'می‌تونم' }),
  verb('frieren', 'سرد بودن sard budan, باش bâsh', { spoken: 'سردمه' }),
  adjective('groß', 'بزرگ bozorg'),
  adjective('müde', 'خسته khaste'),
  adjective('letzte', 'آخر âkhar'),
  word('adverb', 'gern', 'با کمال میل bâ kamâl-e meyl'),
  word('pronoun', 'mein', 'من man'),
  word('preposition', 'auf', 'روی ru-ye'),
  word('number', 'drei', 'سه se'),
  word('phrase', 'Wie geht es dir?', 'حالت چطور است؟ hâl-at chetor ast?'),
]
const indexes = { de: formIndexOf('de', lexicon), fa: formIndexOf('fa', lexicon) }

const formOfEntry = (language: Language) =>
  fc
    .constantFrom(...lexicon)
    .chain((entry) =>
      fc.record({ entry: fc.constant(entry), form: fc.constantFrom(...formsOf(language, entry)) }),
    )

// Spoken endings are only offered where no other word explains the form.
const isOffered = (language: Language, entry: Inflected, features: readonly string[]) =>
  !(language === 'fa' && entry.type !== 'verb' && features.length > 1 && features.includes('spoken'))

test.each(languages)(
  '(%s) every form that is generated from an entry is found again, with the same features',
  (language) => {
    fc.assert(
      fc.property(formOfEntry(language), ({ entry, form }) => {
        fc.pre(isOffered(language, entry, form.features))
        const hits = glossOf(indexes[language], form.text).flatMap(({ hits }) => hits)
        expect(hits).toContainEqual({ entry, features: form.features })
      }),
      { numRuns: 1_000 },
    )
  },
)

test.each(languages)('(%s) every form is found in any spelling that folds to it', (language) => {
  const spellings = [
    (text: string) => text.toUpperCase(),
    (text: string) => text.replaceAll('\u200C', ''),
    (text: string) => text.replaceAll('ی', 'ي').replaceAll('ک', 'ك'),
    (text: string) => text.replaceAll('ä', 'ae').replaceAll('ß', 'ss'),
  ]
  fc.assert(
    fc.property(formOfEntry(language), fc.constantFrom(...spellings), ({ entry, form }, spell) => {
      fc.pre(isOffered(language, entry, form.features))
      const hits = hitsOf(indexes[language], spell(form.text))
      expect(hits).toContainEqual({ entry, features: form.features })
    }),
    { numRuns: 500 },
  )
})

test('the headword is the first form, and has no features', () => {
  for (const entry of lexicon) {
    expect(formsOf('de', entry)[0]).toEqual({ text: entry.german.replace(/^sich /, ''), features: [] })
    expect(formsOf('fa', entry)[0]?.features).toEqual([])
  }
})

test('an index can be built in slices', () => {
  const growth = growFormIndex('de', lexicon, 10)
  const sizes: number[] = []
  for (;;) {
    const { value, done } = growth.next()
    sizes.push(value.rules.size)
    if (done) break
  }
  expect(sizes).toHaveLength(3)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(sizes.at(-1)).toBe(indexes.de.rules.size)
})

test('entries that have been indexed so far can be used at once', () => {
  const index = growFormIndex('de', lexicon, 1).next().value
  expect(hitsOf(index, 'Tische')).toMatchObject([{ features: ['plural'] }])
  expect(hitsOf(index, 'Häuser')).toEqual([])
})

test('senses of one word share its forms, in the order of the entries', () => {
  const bank = [
    noun('die Bank, Banken', 'بانک bânk'),
    noun('die Bank, Bänke', 'نیمکت nimkat'),
    verb('nehmen', 'گرفتن gereftan, گیر gir'),
    verb('nehmen', 'خوردن khordan, خور khor'),
  ]
  const index = formIndexOf('de', bank)
  expect(hitsOf(index, 'Bank').map(({ entry }) => entry.farsi)).toEqual(['بانک', 'نیمکت'])
  expect(hitsOf(index, 'Bänke').map(({ entry }) => entry.farsi)).toEqual(['نیمکت'])
  expect(hitsOf(index, 'nimmst').map(({ entry }) => entry.farsi)).toEqual(['گرفتن', 'خوردن'])
})
