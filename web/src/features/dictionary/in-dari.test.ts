import { describe, expect, test } from 'vitest'
import { loadEntries } from '../../lib/lexicon/entries.ts'
import { loadFormIndex } from '../../lib/lexicon/form-index.ts'
import { DictionaryIndex, searchDictionary } from './search.ts'
import { similarHits } from './similar.ts'

const index = new DictionaryIndex(await loadEntries())

/** What somebody sees who types the text: the results that count, and the similar hits as "entry: reason". */
async function search(text: string) {
  const language = /\p{Script=Arabic}/u.test(text) ? 'fa' : 'de'
  const found = searchDictionary(index, language === 'de' ? 'de-fa' : 'fa-de', text)
  const { hits, comeFirst } = similarHits(await loadFormIndex[language](), index, text, found)
  return {
    found: found.map(({ german }) => german),
    similar: hits.map(({ entry, reason }) => `${entry.german}: ${reason}`),
    comeFirst,
  }
}

test.each([
  ['موتر', 'Auto'],
  ['شفاخانه', 'Krankenhaus'],
  ['مکتب', 'Schule'],
  ['پوهنتون', 'Universität'],
  ['سرک', 'Straße'],
  ['تذکره', 'Ausweis'],
  ['دواخانه', 'Apotheke'],
  ['تشناب', 'Toilette'],
  ['بایسکل', 'Fahrrad'],
  ['کچالو', 'Kartoffel'],
])('a person from Kabul who looks up %s finds %s, above what only looks alike', async (dari, german) => {
  const { found, similar, comeFirst } = await search(dari)
  expect(similar).toContain(`${german}: Dari: ${dari}`)
  expect(similar[0]).toMatch(/: Dari: /)
  expect(comeFirst).toBe(true)
  expect(found).not.toContain(german)
})

test('what was shown instead is gone: a word that is spelled alike', async () => {
  expect((await search('تذکره')).similar.filter((hit) => /Meinten Sie/.test(hit))).toEqual([])
})

describe('Dari is also found', () => {
  test.each([
    ['as it sounds', 'mōtar', 'Auto: Dari: موتر'],
    ['as it sounds, without the line above the vowel', 'motar', 'Auto: Dari: موتر'],
    ['in another usual Latin spelling', 'maqbool', 'schön: Dari: مقبول'],
    ['as it sounds, where only the sound is another one', 'sēb', 'Apfel: Dari: سیب'],
    ['with the letter ط of older spelling', 'پطلون', 'Hose: Dari: پتلون'],
    ['with Arabic letters', 'مكتب', 'Schule: Dari: مکتب'],
    ['when half of it is typed', 'شفاخا', 'Krankenhaus: Dari: شفاخانه'],
    ['by a later word of it', 'چاشت', 'Mittagessen: Dari: نان چاشت'],
  ])('%s', async (_, typed, hit) => {
    expect((await search(typed)).similar).toContain(hit)
  })
})

test('a word of both countries stays a result, and its other meaning in Dari follows', async () => {
  const { found, similar, comeFirst } = await search('چادر')
  expect(found).toContain('Zelt')
  expect(similar).toContain('Kopftuch: Dari: چادر')
  expect(comeFirst).toBe(false)
})

test('a word of Iran comes first where the search of the specification does not match Persian script', async () => {
  const found = searchDictionary(index, 'de-fa', 'گیلاس')
  const { hits } = similarHits(await loadFormIndex.fa(), index, 'گیلاس', found)
  const named = hits.map(({ entry, reason }) => `${entry.german}: ${reason}`)
  expect(named.slice(0, 2)).toEqual(['Kirsche: Wort auf Farsi', 'Glas: Dari: گیلاس'])
})

test.each(['Haus', 'gehen', 'Tisch', 'ging', 'خانه', 'می‌روم', 'ک', 'مو'])(
  'a search for "%s", which is no Dari word, shows none',
  async (text) => {
    expect((await search(text)).similar.filter((hit) => hit.includes('Dari'))).toEqual([])
  },
)
