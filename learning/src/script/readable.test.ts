import { expect, test } from 'vitest'
import { readKind } from '@pol/content/read'
import { steps } from '@pol/content/script/tables'
import { data } from '../../test/lexicon.ts'
import { lessonProgress } from '../../test/lessons.ts'
import { signsLearned, soundsOfUnread } from './readable.ts'

const rows = await readKind(steps, data)
const after = (...finished: readonly number[]) =>
  signsLearned(
    rows,
    finished.map((step) => lessonProgress({ lesson: `script-${step}` })),
  )
const all = after(1, 2, 3, 4, 5, 6, 7, 8, 9)

test('before the first step, every word has its transliteration', () => {
  expect(soundsOfUnread('آب', 'âb', after())).toBe('âb')
})

test('a word of learned letters is no longer transcribed', () => {
  expect(soundsOfUnread('آب', 'âb', after(1))).toBe('')
  expect(soundsOfUnread('نان', 'nân', after(1))).toBe('')
  expect(soundsOfUnread('سلام', 'salâm', after(1))).toBe('salâm')
})

test('a step that was only begun teaches nothing', () => {
  const begun = [lessonProgress({ lesson: 'script-1', done: false, step: 20 })]
  expect(soundsOfUnread('آب', 'âb', signsLearned(rows, begun))).toBe('âb')
})

test('in a sentence the words stay that cannot be read yet', () => {
  const [farsi, sound] = ['من آب و نان می‌خواهم.', 'man âb va nân mí-khâham.']
  expect(soundsOfUnread(farsi, sound, after(1))).toBe('… va … mí-khâham.')
  expect(soundsOfUnread(farsi, sound, after(1, 2))).toBe('… mí-khâham.')
  expect(soundsOfUnread(farsi, sound, all)).toBe('')
})

test('marks of punctuation need not be learned', () => {
  expect(soundsOfUnread('آب؟', 'âb?', after(1))).toBe('')
})

test('who has not learned the ezafe is told it', () => {
  expect(soundsOfUnread('نانِ من', 'nân-e man', after(1))).toBe('nân-e …')
  expect(soundsOfUnread('نان من', 'nân-e man', after(1, 9))).toBe('')
})

test('where words and sounds do not match, the text has its whole transliteration or none', () => {
  expect(soundsOfUnread('نان‌ آب', 'nân o âb', after(1))).toBe('nân o âb')
  expect(soundsOfUnread('نان‌ آب', 'nân o âb', all)).toBe('')
})
