import { expect, test } from 'vitest'
import { formsOf } from '@pol/language/forms/forms'
import { gradeOf, verdictOn } from '@pol/learning/grading'
import { loadCatalogue } from '../../lib/learning/catalogue.ts'
import { backspace, layouts } from './keyboard-layouts.ts'

const catalogue = await loadCatalogue()

test('every Persian word, sentence and form is typed with the keys of the screen alone', () => {
  const keys = new Set(layouts.fa.flat())
  const answers = catalogue.taughtIn('fa').flatMap((item) => {
    if (item.kind !== 'word') return [item.farsi]
    return [item.farsi, ...formsOf('fa', item).map(({ text }) => text)]
  })
  const wrong = answers.filter((answer) => {
    const typed = [...answer].filter((letter) => keys.has(letter)).join('')
    return gradeOf(verdictOn(typed, { accepted: [answer] }, 'fa'), false) === 1
  })
  expect(wrong).toEqual([])
})

test('the Persian keys include space, half-space and a key to delete', () => {
  expect(layouts.fa.flat()).toEqual(expect.arrayContaining([' ', '\u200C', backspace]))
})
