import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GroupedLines, type GroupedWord, groupingOf } from './grouping.ts'
import { leadersOf } from './leaders.ts'

function word(id: string, german: string, persian: string, fields: Partial<GroupedWord> = {}): GroupedWord {
  const [farsi = '', transliteration = ''] = persian.split(' ')
  return {
    id,
    german,
    article: '',
    farsi,
    transliteration,
    type: 'pronoun',
    teach: 'both',
    same_idea_as: '',
    ...fields,
  }
}

const ich = word('ich', 'ich', 'من man')
const mein = word('mein', 'mein', 'من man')
const address = { article: 'die', type: 'noun' }
const adresse = word('adresse', 'Adresse', 'آدرس âdres', address)
const neshani = word('adresse-2', 'Adresse', 'نشانی neshâni', { ...address, same_idea_as: 'adresse' })
const bank = word('bank-geld', 'Bank', 'بانک bânk', { article: 'die', type: 'noun' })
const bench = word('bank-park', 'Bank', 'نیمکت nimkat', { article: 'die', type: 'noun' })
const mir = word('mir', 'mir', 'من man', { teach: 'de' })
const prefix = word('mi', 'Vorsilbe', 'می mi', { teach: 'fa' })

const grouped = (
  words: readonly GroupedWord[],
  { lines = [], letters = [], order = [] }: Partial<Omit<GroupedLines, 'words'>> = {},
) => groupingOf({ words, lines, letters, order })

describe('for learners of Persian', () => {
  test('entries with one Persian word are one item; the leader is the one that the course teaches first', () => {
    expect(grouped([ich, mein]).fa.groups).toEqual([['ich', 'mein']])
    expect(grouped([ich, mein], { order: ['mein', 'ich'] }).fa.groups).toEqual([['mein', 'ich']])
  })

  test('words that are read differently, or of another type, stay apart', () => {
    const flower = word('blume', 'Blume', 'گل gol', { type: 'noun' })
    const mud = word('schlamm', 'Schlamm', 'گل gel', { type: 'noun' })
    const goal = word('tor', 'Tor', 'گل gol', { type: 'verb' })
    expect(grouped([flower, mud, goal]).fa.groups).toEqual([])
  })

  test('an entry for the grammar of German is no item and never leads, but its answers count', () => {
    const grouping = grouped([mir, ich, mein], { order: ['mir', 'ich', 'mein'] })
    expect(grouping.fa).toEqual({ groups: [['ich', 'mein', 'mir']], untaught: ['mir'] })
    const { isTaught, isShown, leaderOf } = leadersOf(grouping)
    expect(['ich', 'mein', 'mir'].filter((id) => isTaught('fa', id))).toEqual(['ich'])
    expect(['ich', 'mein', 'mir'].filter((id) => isTaught('de', id))).toEqual(['ich', 'mein', 'mir'])
    expect(isShown('fa', 'mein')).toBe(true)
    expect(isShown('fa', 'mir')).toBe(false)
    expect(leaderOf('fa', 'mir')).toBe('ich')
  })
})

describe('for learners of German', () => {
  test('letters are no items', () => {
    const { isTaught, itemsOf } = leadersOf(grouped([ich], { letters: ['letter-be'] }))
    expect(isTaught('fa', 'letter-be')).toBe(true)
    expect(isTaught('de', 'letter-be')).toBe(false)
    expect(itemsOf('de', ['letter-be', 'ich'])).toEqual(['ich'])
  })

  test('entries with the same idea are one item, other senses stay apart', () => {
    expect(grouped([neshani, adresse, bank, bench]).de.groups).toEqual([['adresse', 'adresse-2']])
    expect(grouped([neshani, adresse], { order: ['adresse-2'] }).de.groups).toEqual([
      ['adresse-2', 'adresse'],
    ])
  })

  test('a chain of ideas is one item, in whichever direction it is written', () => {
    const third = word('adresse-3', 'Adresse', 'سرای sarây', { ...address, same_idea_as: 'adresse-2' })
    const back = { ...adresse, same_idea_as: 'adresse-3' }
    expect(grouped([third, neshani, back]).de.groups).toEqual([['adresse', 'adresse-2', 'adresse-3']])
  })

  test('an idea of another German word, or of no word, connects nothing', () => {
    const wrong = [
      { ...bank, same_idea_as: 'adresse' },
      { ...bench, same_idea_as: 'nirgends' },
    ]
    expect(grouped([adresse, ...wrong]).de.groups).toEqual([])
  })

  test('an entry for the grammar of Persian is no item', () => {
    expect(leadersOf(grouped([prefix])).isTaught('de', 'mi')).toBe(false)
    expect(leadersOf(grouped([prefix])).isTaught('fa', 'mi')).toBe(true)
  })
})

describe('in both languages', () => {
  const morning = word('guten-morgen', 'Guten Morgen', 'صبح‌بخیر sobhbekheyr')
  const said = { id: 'satz-guten-morgen', german: 'Guten Morgen!', farsi: 'صبح‌بخیر!' }
  const also = { ...said, id: 'alltag-guten-morgen' }

  test('a word leads the sentences that are just this word', () => {
    const { de, fa } = grouped([morning], { lines: [said, also] })
    expect(de.groups).toEqual([['guten-morgen', 'alltag-guten-morgen', 'satz-guten-morgen']])
    expect(fa.groups).toEqual(de.groups)
  })

  test('equal sentences are one item, others are not', () => {
    const other = { ...said, id: 'satz-abend', german: 'Guten Abend!' }
    expect(grouped([], { lines: [said, other, also] }).de.groups).toEqual([[also.id, said.id]])
  })

  test('two words of different types with one text do not become one item by their sentence', () => {
    const phrase = { ...morning, id: 'guten-morgen-gruss', type: 'greeting' }
    expect(grouped([phrase, morning], { lines: [said] }).fa.groups).toEqual([[morning.id, said.id]])
  })

  test('an item without a group leads itself', () => {
    const { leaderOf, membersOf, isTaught } = leadersOf(grouped([ich]))
    expect([leaderOf('de', 'ich'), membersOf('de', 'ich')]).toEqual(['ich', ['ich']])
    expect([leaderOf('fa', 'unbekannt'), isTaught('fa', 'unbekannt')]).toEqual(['unbekannt', true])
  })
})

test('the groups do not depend on the order of the lexicon', () => {
  const words = [ich, mein, mir, adresse, neshani, bank, bench, prefix]
  fc.assert(
    fc.property(fc.shuffledSubarray(words, { minLength: words.length }), (shuffled) => {
      expect(grouped(shuffled, { order: ['mein'] })).toEqual(grouped(words, { order: ['mein'] }))
    }),
  )
})
