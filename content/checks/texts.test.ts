import { describe, expect, test } from 'vitest'
import { readUnitTexts } from '../src/course/read-unit-texts.ts'
import { textLines } from '../src/course/texts.ts'
import { allRows, data, rowsOf } from '../test/content.ts'

const texts = await readUnitTexts(data, await allRows())
const lines = await rowsOf(textLines)

describe('what a unit has to hear, to read and to write', () => {
  const countOf = (text: string) => text.split(/\s+/u).length
  const sizes = {
    'listening-1': { least: 6, most: 9 },
    'listening-2': { least: 3, most: 6 },
    'reading-de': { least: 40, most: 120 },
    'reading-fa': { least: 40, most: 120 },
  } as const

  test('has lines that are heard, 6 to 9 of a dialogue and 3 to 6 else, and 40 to 120 words to read', () => {
    const others = [...Map.groupBy(lines, ({ unit, text }) => `${unit} ${text}`)].flatMap(([name, own]) => {
      const text = own[0]?.text ?? 'reading-de'
      const size = text.startsWith('listening')
        ? own.length
        : own.reduce((sum, line) => sum + countOf(text === 'reading-de' ? line.german : line.farsi), 0)
      return size >= sizes[text].least && size <= sizes[text].most ? [] : `${name}: ${size}`
    })
    expect(others).toEqual([])
  })

  test('has dialogues of two or more speakers', () => {
    const alone = [...texts.entries()].filter(
      ([, { texts: own }]) =>
        own['listening-1'].type === 'dialogue' &&
        new Set(own['listening-1'].lines.map(({ speaker }) => speaker)).size < 2,
    )
    expect(alone.map(([at]) => at + 1)).toEqual([])
  })

  test('asks with answers that differ in both languages', () => {
    const alike = [...texts.entries()].flatMap(([at, { texts: own }]) =>
      Object.values(own).flatMap(({ questions }) =>
        questions
          .filter(
            (question) =>
              new Set([question.answer_german, ...question.wrong_german]).size < 3 ||
              new Set([question.answer_farsi, ...question.wrong_farsi]).size < 3,
          )
          .map(({ question_german }) => `${at + 1}: ${question_german}`),
      ),
    )
    expect(alike).toEqual([])
  })

  test('has models of messages of 12 to 45 words', () => {
    const others = [...texts.entries()].flatMap(([at, { writing }]) =>
      Object.entries(writing).flatMap(([language, own]) => {
        if (own.kind === 'form') return []
        const size = countOf(language === 'de' ? own.task.model_german : own.task.model_farsi)
        return size >= 12 && size <= 45 ? [] : `${at + 1} ${language}: ${size}`
      }),
    )
    expect(others).toEqual([])
  })
})
