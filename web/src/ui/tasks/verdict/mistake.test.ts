import { describe, expect, test } from 'vitest'
import { verdictOn } from '@pol/learning/grading'
import type { Letter, Line, Word } from '@pol/learning/item'
import type { Task } from '@pol/learning/tasks/task'
import { mistakeIn } from './mistake.ts'
import type { Reply } from '../reply.ts'

const word = (german: string, farsi: string, article = ''): Word => ({
  kind: 'word',
  id: german,
  german,
  farsi,
  article,
  transliteration: '',
  plural: '',
  number: '',
  feminine: '',
  farsi_plural: '',
  spoken: '',
  stem: '',
  stem_transliteration: '',
  conjugation: '',
  type: article === '' ? 'adjective' : 'noun',
  sense_german: '',
  sense_farsi: '',
  topic: '',
  level: 'A1',
})
const house = word('Haus', 'خانه', 'das')
const expensive = word('teuer', 'گران')
const cheap = word('billig', 'ارزان')
const line: Line = {
  kind: 'line',
  id: 'line',
  german: 'Ich bin müde.',
  farsi: 'من خسته هستم.',
  transliteration: 'man khaste hastam.',
  topic: '',
  levels: { de: 'A1', fa: 'A1' },
  lastWords: { de: '', fa: '' },
}
const letter = (german: string, farsi: string): Letter => ({
  kind: 'letter',
  id: german,
  german,
  farsi,
  transliteration: '',
})

const chosen = (at: number): Reply => ({ grade: 1, verdict: null, chosen: at, isOverruled: false })
const typed = (text: string, answer: string, language: 'de' | 'fa'): Reply => ({
  grade: 1,
  verdict: verdictOn(text, { accepted: [answer] }, language),
  chosen: null,
  isOverruled: false,
})
const choose: Task = {
  kind: 'choose',
  question: 'text',
  answers: 'meaning',
  choices: [expensive, cheap],
  right: 0,
}
const write: Task = { kind: 'write', answer: 'das Haus', accepted: ['das Haus'] }

describe('a wrong choice is told by what it means', () => {
  test('in both directions', () => {
    expect(mistakeIn(choose, expensive, 'fa', chosen(1))).toEqual({
      kind: 'choice',
      chosen: 'billig',
      meaning: 'ارزان',
      sounding: cheap,
    })
    expect(mistakeIn(choose, expensive, 'de', chosen(1))).toEqual({
      kind: 'choice',
      chosen: 'ارزان',
      meaning: 'billig',
    })
  })

  test('a written word by what it means', () => {
    const task: Task = { ...choose, question: 'meaning', answers: 'text' }
    expect(mistakeIn(task, expensive, 'fa', chosen(1))).toEqual({
      kind: 'choice',
      chosen: 'ارزان',
      meaning: 'billig',
      sounding: cheap,
    })
  })

  test('a meaning in pairs by the word that has it, the first of several', () => {
    const task: Task = {
      kind: 'pairs',
      items: [expensive, cheap, house],
      meanings: [house, cheap, expensive],
    }
    const reply: Reply = {
      grade: 1,
      verdict: null,
      chosen: null,
      wrongPairs: [
        { word: expensive, meaning: cheap },
        { word: house, meaning: expensive },
      ],
      isOverruled: false,
    }
    expect(mistakeIn(task, expensive, 'fa', reply)).toEqual({
      kind: 'choice',
      chosen: 'billig',
      meaning: 'ارزان',
      sounding: cheap,
    })
    expect(mistakeIn(task, expensive, 'fa', { ...reply, wrongPairs: [] })).toBeNull()
  })

  test('a picture by its word, a letter by its name', () => {
    expect(mistakeIn({ ...choose, kind: 'picture', answers: 'picture' }, expensive, 'fa', chosen(1))).toEqual(
      {
        kind: 'picture',
        chosen: 'ارزان',
        meaning: 'billig',
        sounding: cheap,
      },
    )
    const [be, te] = [letter('Be', 'ب'), letter('Te', 'ت')]
    const task: Task = { ...choose, kind: 'listen', answers: 'text', choices: [be, te] }
    expect(mistakeIn(task, be, 'fa', chosen(1))).toEqual({ kind: 'letter', chosen: 'ت', meaning: 'Te' })
  })

  test('an article with its noun', () => {
    const task: Task = { kind: 'article', choices: ['der', 'die', 'das'], right: 2 }
    expect(mistakeIn(task, house, 'de', chosen(0))).toEqual({ kind: 'article', noun: house, chosen: 'der' })
  })
})

describe('a wrong text', () => {
  test('of a word, and of a sentence', () => {
    expect(mistakeIn(write, house, 'de', typed('der Haus', 'das Haus', 'de'))).toEqual({
      kind: 'word',
      entry: house,
      others: [],
      right: 'das Haus',
      given: 'der Haus',
    })
    expect(mistakeIn(write, line, 'fa', typed('من خسته‌ام.', line.farsi, 'fa'))).toMatchObject({
      kind: 'sentence',
      right: line.farsi,
      given: 'من خسته‌ام',
    })
  })

  test('of a word with several meanings, by all of them', () => {
    const home = word('Zuhause', 'خانه')
    const withHome = { ...house, others: { fa: [home] } }
    const wrong = typed('خانم', 'خانه', 'fa')
    expect(mistakeIn(write, withHome, 'fa', wrong)).toMatchObject({ entry: withHome, others: [home] })
    expect(mistakeIn(write, withHome, 'de', wrong)).toMatchObject({ entry: withHome, others: [] })
  })

  test('of letters in a gap, or put together, as if it was written', () => {
    const gap = (before: string, missing: string, after: string, other: string): Task => ({
      kind: 'gap',
      letters: { before, missing, after, others: [other] },
      choices: [missing, other],
      right: 0,
    })
    const beautiful = word('schön', 'زیبا')
    const missed = { kind: 'word', entry: beautiful, others: [], right: 'schön', given: 'schon' }
    expect(mistakeIn(gap('sch', 'ö', 'n', 'o'), beautiful, 'de', chosen(1))).toMatchObject({
      kind: 'letters',
      letters: { before: 'sch', missing: 'ö', after: 'n' },
      written: missed,
    })
    expect(mistakeIn(gap('Ich bin m', 'ü', 'de', 'u'), line, 'de', chosen(1))).toMatchObject({
      kind: 'letters',
      written: { kind: 'sentence', right: 'Ich bin müde.', given: 'Ich bin mude' },
    })
    const tiles: Task = { kind: 'tiles', tiles: ['s', 'au', 'H'], answer: 'Haus' }
    expect(mistakeIn(tiles, house, 'de', typed('sauH', 'Haus', 'de'))).toEqual({
      kind: 'word',
      entry: house,
      others: [],
      right: 'Haus',
      given: 'sauH',
    })
  })

  test('in another order', () => {
    const task: Task = {
      kind: 'order',
      parts: ['müde', 'bin', 'ich'],
      answer: 'ich bin müde',
      accepted: ['ich bin müde'],
    }
    expect(mistakeIn(task, line, 'de', typed('müde ich bin', line.german, 'de'))).toMatchObject({
      kind: 'order',
      right: 'Ich bin müde.',
      given: 'müde ich bin',
    })
  })
})

test('no mistake in a right, overruled or missing answer', () => {
  expect(mistakeIn(choose, expensive, 'fa', { ...chosen(0), grade: 3 })).toBeNull()
  const wrong = typed('der Haus', 'das Haus', 'de')
  expect(mistakeIn(write, house, 'de', { ...wrong, isOverruled: true })).toBeNull()
  expect(mistakeIn(write, house, 'de', { ...wrong, verdict: null })).toBeNull()
})
