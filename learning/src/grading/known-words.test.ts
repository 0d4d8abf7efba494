import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCompounds } from '@pol/content/german-compounds'
import { fold } from '@pol/language/fold'
import { formIndexOf } from '@pol/language/form-index'
import { formsOf } from '@pol/language/forms/forms'
import { hitsOf } from '@pol/language/gloss'
import { knownWordIn } from '@pol/language/known-word'
import { type Language, languages } from '@pol/language/language'
import { isWithinOneTypo } from '@pol/language/one-typo'
import { reviewedCompounds } from '@pol/language/compounds'
import { data, readItems } from '../../test/lexicon.ts'
import { entriesOf, type Item, targetOf, type Word } from '../item.ts'
import { meaningsOf } from '../meanings.ts'
import { writing } from '../tasks/typed.ts'
import { verdictOn } from '../grading.ts'
import { tidy } from './tidy.ts'

const { items, leaders } = await readItems()
const meanings = meaningsOf(items)
const taught = (language: Language) =>
  items.filter(({ kind, id }) => kind !== 'letter' && (kind === 'line' || leaders.isTaught(language, id)))
const entries = items.flatMap((item) => (item.kind === 'word' ? item : []))
const compounds = reviewedCompounds(await readCompounds(data))
const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }

const known = {
  de: knownWordIn({ index: indexes.de, compounds }),
  fa: knownWordIn({ index: indexes.fa, compounds }),
}

const verdict = (typed: string, accepted: readonly string[], language: Language) =>
  verdictOn(typed, { accepted, isKnownWord: known[language] }, language)

test.each([
  ['Ich fahren mit dem Bus', 'Ich fahre mit dem Bus.'],
  ['Mein Bruder arbeite heute', 'Mein Bruder arbeitet heute.'],
  ['Das ist mein Tochter', 'Das ist meine Tochter.'],
  ['Ich wohnt in Hamburg', 'Ich wohne in Hamburg.'],
  ['Ich wohnen in hamburg', 'Ich wohne in Hamburg.'],
  ['der Hautarzt', 'der Hausarzt'],
  ['vierundvierzig', 'vierundvierzigste'],
])('German: "%s" for "%s" is another form or word, and wrong', (typed, answer) => {
  expect(verdict(typed, [answer], 'de').isRight).toBe(false)
})

test.each([
  ['من به خانه می‌روی', 'من به خانه می‌روم.'],
  ['من به خانه می‌رود', 'من به خانه می‌روم.'],
  ['من به خانه نمی‌روی', 'من به خانه نمی‌روم.'],
  ['خواهرم', 'خواهر'],
  ['برادرت', 'برادر'],
  ['برادرت', 'برادرم'],
  ['هشتصد', 'هفتصد'],
  ['حیوون خانگی', 'حیوون خونگی'],
])('Persian: "%s" for "%s" is another form or word, and wrong', (typed, answer) => {
  expect(verdict(typed, [answer], 'fa').isRight).toBe(false)
})

test.each([
  ['das Krakenhaus', 'das Krankenhaus', 'de'],
  ['Ich verstehe dich nciht', 'Ich verstehe dich nicht.', 'de'],
  ['Mein Bruder arbeitett heute', 'Mein Bruder arbeitet heute.', 'de'],
  ['Madchen', 'Mädchen', 'de'],
  ['Tschuss', 'Tschüss', 'de'],
  ['من به خانه می‌ورم', 'من به خانه می‌روم.', 'fa'],
] as const)('"%s" for "%s" is a typo', (typed, answer, language) => {
  expect(verdict(typed, [answer], language)).toMatchObject({ isRight: true })
})

test('a transliteration that lacks a letter is a typo, unless it is that of another word', () => {
  const latin = (typed: string, text: string, transliteration: string) =>
    verdictOn(typed, { accepted: [text], sounds: [{ text, transliteration }], isKnownWord: known.fa }, 'fa')
  expect(latin('khoshal', 'خوشحال', 'khoshhâl')).toMatchObject({ isRight: true, notes: ['typo'] })
  const daughter = latin('in dokhtar man ast', 'این دختر من است', 'in dokhtar-e man ast')
  expect(daughter).toMatchObject({ isRight: true, notes: ['typo'] })
  for (const [typed, text, sound] of [
    ['anar', 'انبار', 'anbâr'],
    ['hava', 'حلوا', 'halvâ'],
    ['bordan', 'بریدن', 'boridan'],
    ['khande', 'خواننده', 'khânande'],
  ] as const)
    expect(latin(typed, text, sound)).toMatchObject({ isRight: false, transliteration: sound })
})

/**
 * The accepted answers of an item, and one of its words replaced by another form of an entry of that word that is one
 * letter away: no other one could be a typo.
 */
function otherForms(item: Item, language: Language): { typed: string; accepted: readonly string[] }[] {
  const accepted = writing(item, language, meanings).accepted
  const words = tidy(targetOf(item, language)).split(' ')
  return words.flatMap((word, at) => {
    const hits = hitsOf(indexes[language], word).map(({ entry }) => entry)
    const forms = new Set(
      [...hits, ...ofWord(item, language)].flatMap((entry) =>
        formsOf(language, entry).map(({ text }) => text),
      ),
    )
    return [...forms]
      .filter((form) => fold(form) !== fold(word) && isWithinOneTypo(fold(form), fold(word)))
      .map((form) => ({ typed: words.with(at, form).join(' '), accepted }))
  })
}

const ofWord = (item: Item, language: Language) =>
  item.kind === 'word' ? entriesOf<Word>(item, language) : []

test.each(languages)('another form of a word is only right if it is an accepted answer (%s)', (language) => {
  const joined = (text: string) => fold(tidy(text)).replaceAll(' ', '')
  fc.assert(
    fc.property(fc.constantFrom(...taught(language)), (item) => {
      for (const { typed, accepted } of otherForms(item, language)) {
        if (!verdict(typed, accepted, language).isRight) continue
        expect(accepted.map(joined)).toContain(joined(typed))
      }
    }),
    { numRuns: 500 },
  )
})
