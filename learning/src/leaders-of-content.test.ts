import { expect, test } from 'vitest'
import { unitWords } from '@pol/content/course/tables'
import { firstMeanings } from '@pol/content/first-meanings'
import { linesLearnedAsOne } from '@pol/content/learned-as-one'
import { readContent, readKind } from '@pol/content/read'
import { fold } from '@pol/language/fold'
import { type Language, languages } from '@pol/language/language'
import { groupingOf } from './grouping.ts'
import { leadersOf } from './leaders.ts'

const data = new URL('../../content/data/', import.meta.url)
const courseWords = (await readKind(unitWords, data)).map(({ entry }) => entry)
const given = linesLearnedAsOne(await readContent(data), courseWords)
const entries = new Map(given.words.map((entry) => [entry.id, entry]))
const grouping = groupingOf(given)
const leaders = leadersOf(grouping)
const items = [...given.words, ...given.lines].map(({ id }) => id)

test.each(languages)('every item has one leader, which leads itself and its members (%s)', (language) => {
  for (const item of items) {
    const leader = leaders.leaderOf(language, item)
    expect(leaders.leaderOf(language, leader)).toBe(leader)
    expect(leaders.membersOf(language, leader)).toContain(item)
  }
  const members = grouping[language].groups.flat()
  expect(new Set(members).size).toBe(members.length)
})

test.each(languages)(
  'the words of an item have one type and one word of the learned language (%s)',
  (language) => {
    const wordOf = (id: string) => {
      const entry = entries.get(id)
      if (!entry) return []
      const { german, article, farsi, transliteration, type } = entry
      return (language === 'fa' ? [farsi, transliteration, type] : [german, article, type]).join(' ')
    }
    const mixed = grouping[language].groups.filter((ids) => new Set(ids.flatMap(wordOf)).size > 1)
    expect(mixed).toEqual([])
  },
)

test('for learners of Persian no two items are the same word', () => {
  const taught = [...entries.values()].filter(({ id }) => leaders.isTaught('fa', id))
  const words = taught.map(({ farsi, transliteration, type }) => `${farsi} ${transliteration} ${type}`)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})

test('a word of the course is taught, by itself or its leader, unless it is for the other language only', () => {
  const isLeft = (language: Language, id: string) =>
    !leaders.isTaught(language, leaders.leaderOf(language, id)) && entries.get(id)?.teach === 'both'
  for (const language of languages) expect(courseWords.filter((id) => isLeft(language, id))).toEqual([])
})

test('no entry is taught in no language, and an idea names an entry of the same German word', () => {
  const all = [...entries.values()]
  const isShown = (id: string) => languages.some((language) => leaders.isShown(language, id))
  expect(all.filter(({ id }) => !isShown(id))).toEqual([])
  const leads = (id: string) => leaders.leaderOf('de', id)
  const connected = all.filter(({ same_idea_as }) => same_idea_as !== '')
  expect(connected.filter(({ id, same_idea_as }) => leads(id) !== leads(same_idea_as))).toEqual([])
})

test('a sentence of a dialogue that is just a word counts for the word, before and after a release', () => {
  for (const language of languages) {
    for (const [turn, word] of [
      ['dialogue-guten-tag-wie-heissen-sie', 'wie-heissen-sie'],
      ['dialogue-ich-bin-anna-freut-mich-sie', 'freut-mich-sie-kennenzulernen'],
      ['dialogue-ja-ich-bin-paul-freut-mich', 'freut-mich-sie-kennenzulernen'],
    ] as const)
      expect(leaders.leaderOf(language, turn)).toBe(word)
    // Of two sentences, that of the dialogue leads.
    expect(leaders.leaderOf(language, 'phrase-danke-mir-geht-es-gut')).toMatch(/^dialogue-/)
  }
})

test.each(languages)('no two items are the same in both languages (%s)', (language) => {
  const textOf = ({ german, farsi }: { readonly german: string; readonly farsi: string }) =>
    [german, farsi].map((text) => fold(text.replaceAll(/[^\p{L}\p{N}\s\u200C]/gu, '')).trim()).join(' = ')
  const words = new Set(given.words.filter(({ id }) => leaders.isTaught(language, id)).map(textOf))
  const asked = given.lines.filter(({ id }) => leaders.isTaught(language, id)).map(textOf)
  expect(asked.filter((text, at) => words.has(text) || asked.indexOf(text) !== at)).toEqual([])
})

test.each(languages)(
  'a meaning comes first only where it would not anyway, once for each word (%s)',
  (language) => {
    const words = firstMeanings[language].map((id) => leaders.leaderOf(language, id))
    expect(new Set(words).size).toBe(words.length)
    for (const id of firstMeanings[language]) {
      const [entry, word] = [entries.get(id), entries.get(leaders.leaderOf(language, id))]
      expect(word?.id, id).not.toBe(id)
      // Meanings above the level of their word are not shown at first.
      expect(entry && word && entry.level <= word.level, id).toBe(true)
    }
  },
)
