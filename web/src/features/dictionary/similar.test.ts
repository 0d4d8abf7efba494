import { describe, expect, test } from 'vitest'
import { loadEntries } from '../../lib/lexicon/entries.ts'
import { loadFormIndex } from '../../lib/lexicon/form-index.ts'
import { DictionaryIndex, searchDictionary } from './search.ts'
import { similarHits } from './similar.ts'

const index = new DictionaryIndex(await loadEntries())

async function similarTo(text: string) {
  const language = /\p{Script=Arabic}/u.test(text) ? 'fa' : 'de'
  const found = searchDictionary(index, language === 'de' ? 'de-fa' : 'fa-de', text)
  const { hits, comeFirst } = similarHits(await loadFormIndex[language](), index, text, found)
  return { found: found.map((word) => word.german), hits, comeFirst }
}

test.each([
  ['ging', 'gehen', 'Form von gehen: 1. Person Singular Präteritum oder 3. Person Singular Präteritum'],
  ['Häuser', 'Haus', 'Form von Haus: Plural'],
  ['die Buecher', 'Buch', 'Form von Buch: Plural'],
  ['angerufen', 'anrufen', 'Form von anrufen: Partizip II'],
  ['schöneren', 'schön', 'Form von schön: Komparativ, gebeugt'],
  ['می‌روم', 'gehen', 'Form von رفتن: 1. Person Singular Präsens'],
  ['می روم', 'gehen', 'Form von رفتن: 1. Person Singular Präsens'],
  ['نمی‌خواهم', 'wollen', 'Form von خواستن: 1. Person Singular Präsens, verneint'],
  ['خانه‌ها', 'Haus', 'Form von خانه: Plural'],
  ['خانه ام', 'Haus', 'Form von خانه: Besitzendung 1. Person Singular'],
  ['بچه هام', 'Kind', 'Form von بچه: Plural, gesprochen, Besitzendung 1. Person Singular'],
  ['„Termine“', 'Termin', 'Form von Termin: Plural'],
  ['Elternabends', 'Elternabend', 'Form von Elternabend: Genitiv Singular'],
])('"%s" leads to %s as an inflected form', async (text, german, reason) => {
  const { hits } = await similarTo(text)
  const hit = hits.find(({ entry }) => entry.german === german)
  expect(hit?.reason).toBe(reason)
})

test.each([
  ['Brükce', 'Brücke'],
  ['Schmeterling', 'Schmetterling'],
  ['Krankenhuas', 'Krankenhaus'],
  ['کتابخنه', 'Bibliothek'],
])('"%s" has one typo and suggests %s', async (text, german) => {
  const { found, hits } = await similarTo(text)
  expect(found).toEqual([])
  const hit = hits.find(({ entry }) => entry.german === german)
  expect(hit?.reason).toMatch(/^Meinten Sie „.+“\?$/)
})

test.each([
  ['Katzenarzt', 'Katze + Arzt'],
  ['Katzenärzte', 'Katze + Arzt'],
  ['Bananenvereinbarung', 'Banane + vereinbaren'],
  ['Schulbananen', 'Schule + Banane'],
  ['bananenfreiem', 'Banane + frei'],
])('a compound without an entry is explained by its parts: %s = %s', async (text, parts) => {
  const { found, hits } = await similarTo(text)
  expect(found).toEqual([])
  const german = new Set(hits.map(({ entry }) => entry.german))
  expect([...german].join(' + ')).toBe(parts)
  expect(new Set(hits.map(({ reason }) => reason))).toEqual(new Set([`${text} = ${parts}`]))
})

test.each([
  ['Äpfel', 'Apfel', true],
  ['Anrufe', 'Anruf', true],
  ['Arme', 'Arm', true],
  ['Bescheide', 'Bescheid', true],
  ['رفتم', 'gehen', true],
  ['Nachrichten', 'Nachricht', false],
  ['ماهی', 'Monat', false],
])('"%s" leads to %s; shown before the search results: %s', async (text, german, isFirst) => {
  const { hits, comeFirst } = await similarTo(text)
  expect(hits[0]?.entry.german).toBe(german)
  expect(comeFirst).toBe(isFirst)
})

test('one of several words is replaced by a synonym', async () => {
  const { hits } = await similarTo('دکتر خانواده')
  expect(hits).toMatchObject([{ entry: { german: 'Hausarzt' }, reason: 'Meinten Sie „پزشک خانواده“?' }])
})

test('several words are explained one by one', async () => {
  const { hits } = await similarTo('Termine beim Arzt')
  const shown = hits.map(({ entry, reason }) => `${entry.german}: ${reason}`)
  expect(shown).toContain('Termin: Form von Termin: Plural')
  expect(shown).toContain('Arzt: Nur „Arzt“')
  expect(shown.join()).not.toContain('beim')
})

test('a plural with its own entry is a search result, the singular is only similar', async () => {
  const { found, hits } = await similarTo('Nachrichten')
  expect(found).toContain('Nachrichten')
  expect(found).not.toContain('Nachricht')
  expect(hits.map(({ reason }) => reason)).toContain('Form von Nachricht: Plural')
})

test('search results are not repeated', async () => {
  const { found, hits } = await similarTo('Haus')
  expect(found).toContain('Haus')
  expect(hits.map(({ entry }) => entry.german)).not.toContain('Haus')
})

test('a sentence has no similar words', async () => {
  expect((await similarTo('Ich gehe morgen nach Hause')).hits).toEqual([])
})

test.each([
  ['z. B.', 'zum Beispiel'],
  ['Dr.', 'Doktor'],
  ['Min.', 'Minute'],
])('an abbreviation leads to its words: "%s" to %s', async (text, german) => {
  const { found } = await similarTo(text)
  expect(found).toContain(german)
})

test('the words of a long text are not looked up', async () => {
  const hitsBeside = async (word: string) =>
    (await similarTo(`Häuser ${word}`)).hits.map(({ entry }) => entry.german)
  expect(await hitsBeside('x'.repeat(20))).toContain('Haus')
  expect(await hitsBeside('x'.repeat(200))).toEqual([])
})

describe('a number leads to its words', () => {
  test.each([
    ['5', '5 = fünf'],
    ['35', '35 = dreißig + fünf'],
    ['fünfunddreißig', 'fünfunddreißig = dreißig + fünf'],
    ['250', '250 = zweihundert + fünfzig'],
    ['2.400', '2.400 = zwei + tausend + vier + hundert'],
    ['1.', '1. = erste'],
    ['3. ', '3. = dritte'],
    ['۳۵', '۳۵ = سی + پنج'],
    ['سی و پنج', 'سی و پنج = سی + پنج'],
    ['دویست و یازده', 'دویست و یازده = دویست + یازده'],
  ])('%s', async (text, reason) => {
    const { hits } = await similarTo(text)
    expect(new Set(hits.map((hit) => hit.reason))).toEqual(new Set([reason]))
  })

  test('but not the number of a price or a time', async () => {
    expect((await similarTo('3,50 €')).hits).toEqual([])
    expect((await similarTo('8:30')).hits).toEqual([])
  })
})

describe('other spellings lead to the word, before words that only contain the text', () => {
  test.each([
    ['mude', 'müde'],
    ['fur', 'für'],
    ['uber', 'über'],
    ['grun', 'grün'],
    ['Strase', 'Straße'],
    ['Zuge', 'Zug'],
    ['E Mail', 'E-Mail'],
    ['Schones Wochenende', 'Schönes Wochenende'],
    ['anmelden sich', 'sich anmelden'],
    ['khoob', 'gut'],
    ['بخاطر', 'wegen'],
    ['بخصوص', 'vor allem'],
    ['خاهر', 'Schwester'],
    ['بلیط ها', 'Fahrkarte'],
  ])('%s: %s', async (text, german) => {
    const { hits, comeFirst } = await similarTo(text)
    expect(hits.map(({ entry }) => entry.german)).toContain(german)
    expect(hits.map(({ reason }) => reason).join()).toMatch(/^Meinten Sie/)
    expect(comeFirst).toBe(true)
  })

  test.each([
    ['schon', 'schön'],
    ['Tur', 'Tür'],
  ])('but after a word that is exactly the text: %s, %s', async (text, german) => {
    const { hits, comeFirst } = await similarTo(text)
    expect(hits.map(({ entry }) => entry.german)).toContain(german)
    expect(comeFirst).toBe(false)
  })

  test.each(['schön', 'Tür', 'Haus', 'Reise', 'اتاق', 'حال'])(
    'a correct spelling suggests no other word: %s',
    async (text) => {
      const { hits } = await similarTo(text)
      expect(hits.map(({ reason }) => reason).join()).not.toContain('Meinten Sie')
    },
  )
})

test('a Persian word in a search from German is labelled as Persian', async () => {
  const found = searchDictionary(index, 'de-fa', 'کتاب')
  const { hits } = similarHits(await loadFormIndex.fa(), index, 'کتاب', found)
  expect(hits[0]).toMatchObject({ entry: { german: 'Buch' }, reason: 'Wort auf Farsi' })
})
