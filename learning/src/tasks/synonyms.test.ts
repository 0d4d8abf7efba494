import { describe, expect, test } from 'vitest'
import type { Language } from '@pol/language/language'
import { readItems } from '../../test/lexicon.ts'
import { cardAt, name } from '../../test/tasks.ts'
import { gradeOf, verdictOn } from '../grading.ts'
import { germanOf, type Item, type Word } from '../item.ts'
import { meaningsOf } from '../meanings.ts'
import { randomOf } from '../random.ts'
import { choicesFor } from './choices.ts'
import { taskOf } from './task-of.ts'
import { writing } from './typed.ts'

const { items, leaders } = await readItems()
const meanings = meaningsOf(items, leaders)
const words = items.filter((item) => item.kind === 'word')

const find = (german: string, farsi: string): Word => {
  const found = words.find((word) => germanOf(word) === german && word.farsi === farsi)
  if (!found) throw new Error(`No entry ${german} ${farsi}`)
  return found
}

function verdict(item: Item, language: Language, typed: string) {
  const task = taskOf(name(item, 'produce', language), cardAt.late, item, meanings, { canHear: false })
  if (task.kind !== 'write') throw new Error(task.kind)
  return verdictOn(typed, task, language)
}

describe('another word that answers the question is right, graded hard, and the word that was asked for is named', () => {
  test.each([
    ['danke', 'مرسی', 'ممنون'],
    ['danke', 'ممنون', 'مرسی'],
    ['der Name', 'اسم', 'نام'],
    ['der Name', 'نام', 'اسم'],
    ['nein', 'نه', 'خیر'],
    ['nein', 'نه', 'نه خیر'],
    ['die Adresse', 'آدرس', 'نشانی'],
  ])('"%s", asked for %s: %s', (german, asked, typed) => {
    const given = verdict(find(german, asked), 'fa', typed)
    expect(given).toMatchObject({ isRight: true, notes: ['synonym'], answer: asked, differences: null })
    expect(gradeOf(given, false)).toBe(2)
  })
})

test('the word itself is right without a note', () => {
  const given = verdict(find('danke', 'مرسی'), 'fa', 'مرسی')
  expect(given).toMatchObject({ isRight: true, notes: [] })
  expect(gradeOf(given, false)).toBe(3)
})

test.each([
  ['nein', 'نه', 'بله'],
  ['danke', 'مرسی', 'لطفاً'],
  // Their hints say which of the two is meant.
  ['die Schwägerin', 'جاری', 'خواهرشوهر'],
  ['der Mantel', 'پالتو', 'مانتو'],
  ['bringen', 'بردن', 'آوردن'],
  ['Willkommen', 'خوش آمدی', 'خوش آمدید'],
])('a word with another meaning is wrong: "%s", asked for %s: %s', (german, asked, typed) => {
  expect(verdictOn(typed, writing(find(german, asked), 'fa', meanings), 'fa').isRight).toBe(false)
})

test('for learners of German a word with the same Persian meaning is right, with a note', () => {
  const bin = verdictOn('der Mülleimer', writing(find('der Abfalleimer', 'سطل آشغال'), 'de', meanings), 'de')
  expect(bin).toMatchObject({ isRight: true, notes: ['synonym'], answer: 'der Abfalleimer' })
  expect(gradeOf(bin, false)).toBe(2)
})

test('a synonym translates the same German word, or has exactly the same question', () => {
  const taught = words.filter(({ id }) => leaders.isTaught('fa', id))
  const withSynonyms = taught.filter((word) => writing(word, 'fa', meanings).synonyms)
  expect(withSynonyms.length).toBeGreaterThan(60)
  for (const word of withSynonyms) {
    const entries = [word, ...(word.others?.fa ?? [])]
    const germans = new Set(entries.map(({ german }) => german))
    const texts = writing(word, 'fa', meanings).synonyms?.accepted ?? []
    for (const text of texts)
      expect(
        words.some(({ german, farsi, spoken }) => germans.has(german) && (farsi === text || spoken === text)),
      ).toBe(true)
  }
})

test('a synonym is never a wrong answer to choose', () => {
  const taught = words.filter(({ id }) => leaders.isTaught('fa', id))
  const withSynonyms = taught.filter((word) => writing(word, 'fa', meanings).synonyms)
  for (const word of withSynonyms.slice(0, 60)) {
    const synonyms = new Set(writing(word, 'fa', meanings).synonyms?.accepted)
    const others = choicesFor(word, 'fa', meanings, randomOf(word.id)).filter((choice) => choice !== word)
    expect(others.filter(({ farsi }) => synonyms.has(farsi))).toEqual([])
  }
})
