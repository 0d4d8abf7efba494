import { describe, expect, test } from 'vitest'
import { verb } from '../../test/entries.ts'
import type { Features, Inflected } from './entry.ts'
import { formsOf } from './forms.ts'
import { soundsOfForm } from './persian-verb-sounds.ts'

const go = verb('gehen', 'رفتن raftan, رو rav')
const come = verb('kommen', 'آمدن âmadan, آ â')
const say = verb('sagen', 'گفتن goftan, گو gu')
const work = verb('arbeiten', 'کار کردن kâr kardan, کن kon')
const have = verb('haben', 'داشتن dâshtan, دار dâr')
const keep = verb('behalten', 'نگه داشتن negah dâshtan, دار dâr')
const be = verb('sein', 'بودن budan, باش bâsh')
const wear = verb('ausziehen', 'درآوردن darâvardan, درآور darâvar')
const sit = verb('sitzen', 'نشستن neshastan, نشین neshin')

/** How the written forms with these features sound. */
const sounds = (entry: Inflected, ...features: Features) =>
  formsOf('fa', entry)
    .filter((form) => form.features.join(' ') === features.join(' '))
    .flatMap((form) => soundsOfForm(entry, form))

describe('a form of a Persian verb sounds', () => {
  test.each([
    [go, 'miravam miravi miravad'],
    [come, 'miâyam miâyi miâyad'],
    [say, 'miguyam miguyi miguyad'],
    [work, 'kâr mikonam kâr mikoni kâr mikonad'],
    [have, 'dâram dâri dârad'],
    [keep, 'negah midâram negah midâri negah midârad'],
    [be, 'hastam hasti hast ast'],
    [wear, 'darmiâvaram darmiâvari darmiâvarad'],
  ])('in the present: $0.german', (entry, expected) => {
    const persons = (['1s', '2s', '3s'] as const).flatMap((person) => sounds(entry, person, 'present'))
    expect(persons.join(' ')).toBe(expected)
  })

  test.each([
    [go, 'raftam'],
    [work, 'kâr kardam'],
    [be, 'budam'],
    [wear, 'darâvardam'],
  ])('in the past: $0.german', (entry, expected) => {
    expect(sounds(entry, '1s', 'past')).toEqual([expected])
  })

  test.each([
    [go, ['bero', 'boro']],
    [come, ['biyâ']],
    [say, ['begu', 'bogu']],
    [work, ['kâr kon', 'kâr bekon', 'kâr bokon']],
    [have, ['dâshte bâsh']],
    [be, ['bâsh']],
    [wear, ['darbiyâvar']],
    [sit, ['beneshin', 'benshin']],
  ])('as an imperative: $0.german', (entry, expected) => {
    expect(sounds(entry, '2s', 'imperative').toSorted()).toEqual(expected.toSorted())
  })

  test('like nothing known where it is spoken, or another form', () => {
    expect(sounds(work, '3s', 'present', 'spoken')).toEqual([])
    expect(sounds(work, '1p', 'past')).toEqual([])
  })
})
