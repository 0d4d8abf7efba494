import { expect, test } from 'vitest'
import { isRealtime, oneVoice, readVoiceList, usualVoiceOf, voicesLackedBy } from './voices.ts'

const faultsOf = (list: string) => {
  const faults: string[] = []
  readVoiceList(list, (fault) => faults.push(fault))
  return faults
}
const read = (list: string) => {
  expect(faultsOf(list)).toEqual([])
  return readVoiceList(list, () => {})
}

test('a single voice says all speakers', () => {
  expect(read('alloy')).toEqual(oneVoice('alloy'))
  expect(Object.keys(read('alloy'))).toHaveLength(12)
})

test('a character means both of its speakers, and a number one of them, whatever comes first', () => {
  const voices = read('alloy, man=onyx, child = shimmer, woman 2=coral')
  expect(voices).toEqual({
    ...oneVoice('alloy'),
    'man 1': 'onyx',
    'man 2': 'onyx',
    'child 1': 'shimmer',
    'child 2': 'shimmer',
    'woman 2': 'coral',
  })
  expect(read('alloy,woman 2=coral,woman=sage')).toMatchObject({ 'woman 1': 'sage', 'woman 2': 'coral' })
  expect(read('alloy,woman=sage,woman 2=coral')).toMatchObject({ 'woman 1': 'sage', 'woman 2': 'coral' })
})

test('voices of local servers may have other signs in their names', () => {
  expect(read('af_heart(1)+af_bella(2), older-man=de_DE-thorsten-medium')).toMatchObject({
    'child 1': 'af_heart(1)+af_bella(2)',
    'older-man 1': 'de_DE-thorsten-medium',
  })
})

test.each([
  ['man=onyx', ['must begin with the name of a voice']],
  ['', ['must begin with the name of a voice']],
  [', man=onyx', ['must begin with the name of a voice']],
  ['alloy, onyx', ['needs a speaker and a voice, such as man=onyx, not "onyx"']],
  ['alloy, man=', ['needs a speaker and a voice, such as man=onyx, not "man="']],
  ['alloy, man=on=yx', ['needs a speaker and a voice, such as man=onyx, not "man=on=yx"']],
  ['alloy, man=my voice', ['needs a speaker and a voice, such as man=onyx, not "man=my voice"']],
  ['alloy, man=onyx, man=ash', ['names man twice']],
  ['alloy,', ['needs a speaker and a voice, such as man=onyx, not ""']],
])('%j is refused with a message', (list, faults) => {
  expect(faultsOf(list)).toEqual(faults)
})

test.each(['Mann', 'man 3', 'women', 'man1', 'constructor'])('an unknown speaker "%s" is refused', (name) => {
  expect(faultsOf(`alloy, ${name}=onyx`)).toEqual([
    expect.stringMatching(new RegExp(`^has no speaker "${name}"; there is woman, young-woman, .*man 2, `)),
  ])
})

test('a realtime model gets voices that it has', () => {
  expect(isRealtime('gpt-realtime-2.1-mini')).toBe(true)
  expect(isRealtime('gpt-4o-mini-tts')).toBe(false)
  expect([usualVoiceOf('alloy', 'tts-1'), usualVoiceOf('nova', 'tts-1')]).toEqual(['alloy', 'nova'])
  const model = 'gpt-realtime-2.1-mini'
  expect([usualVoiceOf('alloy', model), usualVoiceOf('nova', model)]).toEqual(['alloy', 'marin'])
  expect(voicesLackedBy(model, read('alloy, man=onyx, child=nova, woman=coral'))).toEqual(['nova', 'onyx'])
  expect(voicesLackedBy('tts-1', read('alloy, man=onyx'))).toEqual([])
})
