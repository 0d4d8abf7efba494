import { describe, expect, test } from 'vitest'
import type { Settings } from '@pol/learning/values'
import {
  type DecidingSettings,
  learnedLanguage,
  type Place,
  wantsTransliteration,
  whatIsShown,
} from './what-is-shown.ts'

const shownTo = (settings: DecidingSettings, place: Place, interfaceLanguage: 'de' | 'fa' = 'de') =>
  whatIsShown(place, learnedLanguage(settings, interfaceLanguage), wantsTransliteration(settings))

const of = (learns: Settings['learns'], transliteration: Settings['transliteration'] = 'auto') => ({
  learns,
  transliteration,
})

describe('on most screens, only what one learns is large, has reading aids and can be heard', () => {
  test('German, without aids for Persian', () => {
    expect(shownTo(of('de'), 'elsewhere')).toEqual({
      first: 'de',
      heard: ['de'],
      transliteration: false,
      spokenForm: false,
    })
  })

  test('Persian, with its transliteration and spoken form', () => {
    expect(shownTo(of('fa'), 'elsewhere')).toEqual({
      first: 'fa',
      heard: ['fa'],
      transliteration: true,
      spokenForm: true,
    })
  })

  test.each(['de', 'fa'] as const)('the choice counts, not the interface language: %s', (learns) => {
    const other = learns === 'de' ? 'fa' : 'de'
    expect(shownTo(of(learns), 'elsewhere', learns)).toEqual(shownTo(of(learns), 'elsewhere', other))
  })
})

test.each([
  { who: 'is signed out', settings: null },
  { who: 'has never chosen', settings: of(null) },
])('somebody who $who learns the language that is not the interface language', ({ settings }) => {
  expect(shownTo(settings, 'elsewhere', 'de')).toEqual(shownTo(of('fa'), 'elsewhere'))
  expect(shownTo(settings, 'elsewhere', 'fa')).toEqual(shownTo(of('de'), 'elsewhere'))
})

describe('a specified card', () => {
  const complete = { first: 'de', heard: ['de', 'fa'], transliteration: true, spokenForm: true }

  test.each([null, of(null), of('de'), of('fa')])('is complete for everybody: %o', (settings) => {
    expect(shownTo(settings, 'specified', 'de')).toEqual(complete)
    expect(shownTo(settings, 'specified', 'fa')).toEqual(complete)
  })

  test.each(['auto', 'always', 'after'] as const)(
    "keeps its transliteration with '%s'",
    (transliteration) => {
      expect(shownTo(of('de', transliteration), 'specified')).toEqual(complete)
    },
  )

  test.each(['de', 'fa', null] as const)("loses only its transliteration with 'never': %s", (learns) => {
    expect(shownTo(of(learns, 'never'), 'specified')).toEqual({ ...complete, transliteration: false })
  })
})

test.each(['specified', 'emergency', 'elsewhere'] as const)("'never' holds: %s", (place) => {
  expect(shownTo(of('fa', 'never'), place).transliteration).toBe(false)
})

test.each(['de', 'fa'] as const)(
  'in an emergency both languages can be heard, the learned one first: %s',
  (learns) => {
    expect(shownTo(of(learns), 'emergency')).toMatchObject({ first: learns, heard: ['de', 'fa'] })
  },
)
