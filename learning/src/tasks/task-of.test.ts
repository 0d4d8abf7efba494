import { describe, expect, test } from 'vitest'
import type { Language } from '@pol/language/language'
import { letter, line, word } from '../../test/items.ts'
import {
  animals,
  be,
  cardAt,
  cardWith,
  cat,
  colours,
  dog,
  go,
  heard,
  house,
  meanings,
  name,
  parents,
  sentence,
  task,
} from '../../test/tasks.ts'
import { answer } from '../../test/answers.ts'
import { foldAnswers } from '../fold.ts'
import type { Item } from '../item.ts'
import { meaningsOf } from '../meanings.ts'
import type { Skill } from '../skills.ts'
import type { Card } from '../values.ts'
import { kindOfAnswer } from './task.ts'
import { helpFor, taskOf } from './task-of.ts'

const phrase = word('bis zum Hals, تا گردن tâ-gardan', { type: 'phrase' })

/** The kinds that are asked one after the other at one stage. */
const kindsInTurn = (item: Item, skill: Skill, language: Language, card: Card | null, options = heard) => {
  const turns = [0, 1, 2].map(
    (more) => card && { ...card, reps: card.reps + more, lapses: card.lapses + more },
  )
  return [...new Set(turns.map((turn) => task(item, skill, language, turn, options).kind))].toSorted()
}

describe('recognition is asked', () => {
  const partners = [go, ...colours]
  test.each([
    ['of a new word by ear', house, 'first', ['listen']],
    ['of a word by text and picture, and in pairs', cat, 'early', ['choose', 'pairs', 'picture']],
    ['of a better known word without pictures', cat, 'middle', ['choose', 'listen', 'pairs']],
    ['of a well known word', cat, 'late', ['choose', 'listen']],
    ['of a strong word by uncovering', cat, 'strong', ['uncover']],
    ['of a new sentence by ear', sentence, 'first', ['listen']],
    ['of a sentence never in pairs', sentence, 'early', ['choose', 'listen']],
  ] as const)('%s', (_, item, stage, expected) => {
    expect(kindsInTurn(item, 'recognise', 'fa', cardAt[stage], { ...heard, partners })).toEqual(expected)
  })

  test('by seeing if it was not recognised by ear', () => {
    expect(task(house, 'recognise', 'fa', cardWith({ reps: 1, stability: 0.2 })).kind).toBe('choose')
  })

  test('in another way without audio, and without partners', () => {
    expect(task(house, 'recognise', 'fa', null, { canHear: false }).kind).toBe('choose')
    expect(kindsInTurn(house, 'recognise', 'fa', cardAt.early)).toEqual(['choose'])
  })
})

describe('production is asked', () => {
  test.each<[string, Item, Language, keyof typeof cardAt, string[]]>([
    ['of a new word by choosing how it is written', cat, 'fa', 'first', ['choose']],
    ['then by putting it together', cat, 'fa', 'early', ['tiles']],
    ['then by filling in letters', cat, 'fa', 'middle', ['gap']],
    ['and only then by writing', cat, 'fa', 'late', ['write']],
    ['of a German noun by choosing how it is written', house, 'de', 'first', ['choose']],
    ['then by putting it together', house, 'de', 'early', ['tiles']],
    ['of a German noun, at last, by its article and by writing', house, 'de', 'late', ['article', 'write']],
    ['of a noun that has only a plural without its article', parents, 'de', 'first', ['choose']],
    ['of a verb by filling in letters once it was put together', go, 'fa', 'middle', ['gap']],
    ['and only then by its forms', go, 'fa', 'late', ['form', 'write']],
    ['of a phrase of three words by ordering them', phrase, 'de', 'early', ['order']],
    ['of a letter by choosing it', be, 'fa', 'middle', ['choose', 'listen']],
    ['of a letter by writing it', be, 'fa', 'late', ['write']],
    ['of a sentence by ordering', sentence, 'fa', 'first', ['order']],
    ['then by filling in letters', sentence, 'fa', 'middle', ['gap']],
    ['then by writing what is heard, and what is meant', sentence, 'fa', 'late', ['dictation', 'write']],
    ['of a short sentence by choosing it', line('Guten Tag!', 'روز بخیر!'), 'de', 'first', ['choose']],
    ['of a short sentence by putting it together', line('Bis bald!', 'به‌زودی!'), 'de', 'early', ['tiles']],
  ])('%s', (_, item, language, stage, expected) => {
    expect(kindsInTurn(item, 'produce', language, cardAt[stage])).toEqual(expected)
  })

  test('of a word that is too short for tiles by choosing it once more', () => {
    const from = word('von, از az', { type: 'preposition' })
    expect(kindsInTurn(from, 'produce', 'fa', cardAt.early)).toEqual(['choose', 'listen'])
  })

  test('by typing never before the word was put together, however easy it was', () => {
    const easy = cardWith({ stability: 8.3, reps: 1, first_right: '2026-11-01T08:00:00.000Z' })
    expect(task(cat, 'produce', 'fa', easy).kind).toBe('tiles')
    // Wrong, right, and easy on the next day: memory alone would write.
    const first = foldAnswers([
      answer({ skill: 'produce', grade: 1, at: '2026-11-01T08:00:00.000Z' }),
      answer({ skill: 'produce', grade: 3, at: '2026-11-01T08:01:00.000Z' }),
      answer({ skill: 'produce', grade: 4, at: '2026-11-02T08:00:00.000Z' }),
    ])
    const [afterMistake] = first.values()
    expect(task(cat, 'produce', 'fa', afterMistake).kind).toBe('gap')
  })

  test('in an easier way after a wrong answer, each time', () => {
    const days = [1, 3, 11].map((day) => `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`)
    const known = days.map((at) => answer({ skill: 'produce', at }))
    const wrong = [1, 2, 3, 4].map((hours) =>
      answer({ skill: 'produce', grade: 1, at: `2026-11-27T0${hours}:00:00.000Z` }),
    )
    const kinds = wrong.map((_, at) => {
      const [card] = foldAnswers([...known, ...wrong.slice(0, at)]).values()
      return task(cat, 'produce', 'fa', card).kind
    })
    expect(kinds).toEqual(['write', 'gap', 'tiles', 'choose'])
  })

  test('without dictation if audio is unavailable', () => {
    expect(kindsInTurn(sentence, 'produce', 'fa', cardAt.late, { canHear: false })).toEqual(['write'])
  })
})

const byId = (a: Item, b: Item) => a.id.localeCompare(b.id)

describe('for children who cannot read', () => {
  const among = new Set([cat, dog, ...animals].map(({ id }) => id))
  const options = { ...heard, isForChildren: true, among, audible: among }

  test('a word is first heard, and its picture chosen', () => {
    const made = task(cat, 'recognise', 'fa', null, options)
    expect(made).toMatchObject({ kind: 'picture', question: 'sound', answers: 'picture' })
    if (made.kind !== 'picture') throw new Error(made.kind)
    expect(made.choices.every((choice) => options.among.has(choice.id))).toBe(true)
  })

  test('then its picture is shown, and the spoken word chosen', () => {
    const made = [1, 2].map((reps) => task(cat, 'recognise', 'fa', { ...cardAt.early, reps }, options))
    expect(made).toContainEqual(
      expect.objectContaining({ kind: 'listen', question: 'picture', answers: 'sound' }),
    )
  })

  test('only words that can be heard are spoken to choose from; without any other, a picture is chosen', () => {
    const kindsAmong = (audible: ReadonlySet<string>) =>
      [1, 2].map((reps) => task(cat, 'recognise', 'fa', { ...cardAt.early, reps }, { ...options, audible }))
    const [spoken] = kindsAmong(new Set([cat.id, dog.id])).filter(({ kind }) => kind === 'listen')
    expect(spoken?.kind === 'listen' && spoken.choices.toSorted(byId)).toEqual([cat, dog].toSorted(byId))
    expect(kindsAmong(new Set([cat.id])).map(({ kind }) => kind)).toEqual(['picture', 'picture'])
  })
})

test('a letter is read alone, then in each position of a word', () => {
  const letters = ['پ Pe', 'ت Te', 'ث Se'].map((text) => {
    const [farsi = '', german = ''] = text.split(' ')
    return letter(farsi, german)
  })
  const all = meaningsOf([be, ...letters])
  const read = [0, 2, 4, 6, 8].map((reps) => {
    const made = taskOf(name(be, 'recognise'), cardWith({ reps }), be, all, heard)
    return made.kind === 'choose' && made.place
  })
  expect(read).toEqual(['alone', 'first', 'middle', 'last', 'alone'])
})

describe('in a round of a unit', () => {
  const gap = { german: 'Ich gehe.', farsi: 'می‌روم.', transliteration: 'míravam.', at: 4, answer: 'gehe' }
  const gaps = [
    { ...gap, wrongForms: ['gehst', 'geht', 'gehen'] },
    { ...gap, german: 'Du gehst.', at: 3, answer: 'gehst', wrongForms: ['gehe', 'geht'] },
  ]
  const asked = (skill: Skill, reps = 0) => {
    return taskOf(name(go, skill, 'de'), cardWith({ reps }), go, meanings, { ...heard, gaps })
  }

  test('a form is asked for in a sentence, the next time in another one, and stored as a form', () => {
    const [first, second] = [asked('produce'), asked('produce', 1)]
    if (first.kind !== 'form-in-sentence' || second.kind !== 'form-in-sentence')
      throw new Error('There is no gap')
    expect(first.choices.toSorted()).toEqual(['gehe', 'gehen', 'gehst', 'geht'])
    expect(first.choices[first.right]).toBe('gehe')
    expect(second.choices[second.right]).toBe('gehst')
    expect(kindOfAnswer(first)).toBe('form')
    expect(helpFor(first, go, 'de')).toBeNull()
  })

  test('recognition of the word is asked as usual', () => {
    expect(asked('recognise').kind).not.toBe('form-in-sentence')
  })
})
