import { expect, test } from 'vitest'
import { addressOf, topicOf } from './rounds.ts'

test('the query parameter names the topic of a round; an unknown one becomes the round of the day', () => {
  expect(topicOf(null)).toEqual({ kind: 'day' })
  expect(topicOf('merkliste')).toEqual({ kind: 'stars' })
  expect(topicOf('bilder')).toEqual({ kind: 'pictures', tab: 'all' })
  expect(topicOf('bilder-animals')).toEqual({ kind: 'pictures', tab: 'animals' })
  expect(topicOf('bilder-garten')).toEqual({ kind: 'day' })
  expect(topicOf('senioren-travel')).toEqual({ kind: 'seniors', tab: 'travel' })
  expect(topicOf('einheit-12')).toEqual({ kind: 'unit', unit: 12 })
  expect(topicOf('einheit-0')).toEqual({ kind: 'day' })
  expect(topicOf('senioren-garten')).toEqual({ kind: 'day' })
})

test('children are addressed with du', () => {
  expect(addressOf(topicOf('bilder'))).toBe('du')
  expect(addressOf(topicOf('senioren-health'))).toBe('Sie')
})
