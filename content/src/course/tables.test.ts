import { expect, test } from 'vitest'
import { ContentError, readRows } from '../kind.ts'
import { units, unitWords } from './tables.ts'

const columns = 'unit,title_german,title_farsi,scene_german,scene_farsi,outcomes_german,outcomes_farsi'
const outcomes = 'Ich kann a.|Ich kann b.,می‌توانم آ.|می‌توانم ب.'

function faultsIn(line: string): string {
  try {
    readRows(units, `${columns}\n${line}`)
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
  return ''
}

test('a unit has a title, a scene and the same sentences in both languages', () => {
  expect(faultsIn(`1,Hallo!,سلام!,Ali grüßt Anna.,علی سلام می‌کند.,${outcomes}`)).toBe('')
})

test.each([
  ['no Persian title', `1,Hallo!,,Ali grüßt.,علی سلام می‌کند.,${outcomes}`, 'title_farsi'],
  ['a German title twice', `1,Hallo!,Hallo!,Ali grüßt.,علی سلام می‌کند.,${outcomes}`, 'is not Persian'],
  ['a German scene twice', `1,Hallo!,سلام!,Ali grüßt.,Ali grüßt.,${outcomes}`, 'scene_farsi: is not Persian'],
  ['no sentence as a scene', `1,Hallo!,سلام!,Ali und Anna,علی سلام می‌کند.,${outcomes}`, 'is not a sentence'],
  [
    'a long scene',
    `1,Hallo!,سلام!,Ali grüßt.,${'علی '.repeat(13)}سلام می‌کند.,${outcomes}`,
    'scene_farsi: has more than 14 words',
  ],
  [
    'German sentences only',
    '1,Hallo!,سلام!,Ali grüßt.,علی سلام می‌کند.,Ich kann a.|Ich kann b.,',
    'outcomes_farsi',
  ],
  [
    'a Persian sentence less',
    '1,Hallo!,سلام!,Ali grüßt.,علی سلام می‌کند.,Ich kann a.|Ich b.|Ich c.,می‌توانم آ.|می‌توانم ب.',
    'same number',
  ],
])('a unit with %s is an error', (_, line, fault) => {
  expect(faultsIn(line)).toContain(fault)
})

test('the further words of a unit stand after those of its lessons, before the next unit', () => {
  const faultOf = (...lines: string[]) => {
    try {
      return readRows(unitWords, ['unit,entry,further', ...lines].join('\n')).map(({ further }) => further)
    } catch (error) {
      if (error instanceof ContentError) return error.message
      throw error
    }
  }
  expect(faultOf('1,hallo,', '1,servus,yes', '2,stadt,')).toEqual([false, true, false])
  expect(faultOf('1,servus,yes', '1,hallo,')).toContain('words.csv:3: further: stands after further words')
  expect(faultOf('2,stadt,', '1,hallo,')).toContain('words.csv:3: unit: stands after words of a later unit')
  expect(faultOf('1,hallo,no')).toContain('is neither yes nor empty')
})
