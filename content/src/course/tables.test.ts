import { expect, test } from 'vitest'
import { ContentError, readRows } from '../kind.ts'
import { units } from './tables.ts'

const columns = 'unit,title_german,title_farsi,outcomes_german,outcomes_farsi'

function faultsIn(line: string): string {
  try {
    readRows(units, `${columns}\n${line}`)
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
  return ''
}

test('a unit has a title and the same sentences in both languages', () => {
  expect(faultsIn('1,Hallo!,سلام!,Ich kann a.|Ich kann b.,می‌توانم آ.|می‌توانم ب.')).toBe('')
})

test.each([
  ['no Persian title', '1,Hallo!,,Ich kann a.|Ich kann b.,می‌توانم آ.|می‌توانم ب.', 'title_farsi'],
  ['a German title twice', '1,Hallo!,Hallo!,Ich kann a.|Ich kann b.,می‌توانم آ.|می‌توانم ب.', 'is not Persian'],
  ['German sentences only', '1,Hallo!,سلام!,Ich kann a.|Ich kann b.,', 'outcomes_farsi'],
  ['a Persian sentence less', '1,Hallo!,سلام!,Ich kann a.|Ich b.|Ich c.,می‌توانم آ.|می‌توانم ب.', 'same number'],
])('a unit with %s is an error', (_, line, fault) => {
  expect(faultsIn(line)).toContain(fault)
})
