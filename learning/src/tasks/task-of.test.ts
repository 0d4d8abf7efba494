import { describe, expect, test } from 'vitest'
import type { Language } from '@pol/language/language'
import { letter, line, word } from '../../test/items.ts'
import type { Card, Skill } from '../values.ts'
import type { Item } from '../item.ts'
import { meaningsOf } from '../meanings.ts'
import { formsOf } from '@pol/language/forms/forms'
import { partsOf } from './order.ts'
import { canBePaired } from './pairs.ts'
import { kindOfAnswer, type Task, type TaskOptions } from './task.ts'
import { helpFor, taskOf } from './task-of.ts'
import { verdictOn } from '../grading.ts'

const house = word('das Haus, خانه khâne', { spoken: 'خونه' })
const cat = word('die Katze, گربه gorbe', { icon: '🐈', topic: 'animals' })
const dog = word('der Hund, سگ sag', { icon: '🐕', topic: 'animals' })
const go = word('gehen, رفتن raftan', { type: 'verb', stem: 'رو', stem_transliteration: 'rav' })
const call = word('anrufen, زنگ زدن zang-zadan', { type: 'verb', stem: 'زن', stem_transliteration: 'zan' })
const glad = word('sich freuen, خوشحال شدن khoshhâl-shodan', {
  type: 'verb',
  stem: 'شو',
  stem_transliteration: 'shav',
})
const parents = word('die Eltern, والدین vâledeyn', { number: 'plural' })
const sentence = line('Ich finde meinen Schlüssel nicht.', 'کلیدم را پیدا نمی‌کنم.')
const be = letter('ب', 'Be')
const animals = ['Pferd, اسب asb, 🐎', 'Maus, موش mush, 🐁', 'Vogel, پرنده parande, 🐦'].map((text) => {
  const [german, persian, icon = ''] = text.split(', ')
  return word(`das ${german}, ${persian}`, { icon, topic: 'animals' })
})
const colours = ['rot, قرمز ghermez', 'grün, سبز sabz', 'blau, آبی âbi', 'gelb, زرد zard'].map((text) =>
  word(text),
)
const otherLines = [
  { ...line('Guten Tag!', 'روز بخیر!'), transliteration: 'ruz bekheyr!' },
  { ...line('Bis bald!', 'به‌زودی!'), transliteration: 'be-zudi!' },
  { ...line('Vielen Dank!', 'خیلی متشکرم!'), transliteration: 'kheyli moteshakkeram!' },
]
const otherLetters = [letter('پ', 'Pe'), letter('م', 'Mim')]
const items: Item[] = [
  ...otherLines,
  ...otherLetters,
  house,
  cat,
  dog,
  go,
  call,
  glad,
  parents,
  sentence,
  be,
  ...animals,
  ...colours,
]
const meanings = meaningsOf(items)

const heard: TaskOptions = { canHear: true, formsOf }
const name = (item: Item, skill: Skill, language: Language = 'fa') => ({ language, item: item.id, skill })

/** A card that was never right, unless `fields` say so. */
const cardWith = (fields: Partial<Card> = {}) =>
  ({ stability: 0, reps: 0, lapses: 0, first_right: null, right_twice: false, ...fields }) as Card

/** Cards by stage, after as many right answers as it takes. */
const cardAt = {
  first: null,
  early: cardWith({ stability: 2, reps: 1, first_right: '2026-11-01T08:00:00.000Z' }),
  middle: cardWith({ stability: 5, reps: 2, right_twice: true }),
  late: cardWith({ stability: 12, reps: 4, right_twice: true }),
  strong: cardWith({ stability: 30, reps: 6, right_twice: true }),
}

function task(
  item: Item,
  skill: Skill,
  language: Language = 'fa',
  card: Card | null = null,
  options: TaskOptions = heard,
): Task {
  return taskOf(name(item, skill, language), card, item, meanings, options)
}

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
    ['of a German noun by its article', house, 'de', 'first', ['article']],
    ['then by putting it together', house, 'de', 'early', ['tiles']],
    ['of a noun that has only a plural without its article', parents, 'de', 'first', ['choose']],
    ['of a verb by its forms once it was put together', go, 'fa', 'middle', ['form']],
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
    const afterMistake = cardWith({
      stability: 1.2,
      reps: 3,
      lapses: 0,
      first_right: '2026-11-01T08:00:00.000Z',
    })
    expect(task(cat, 'produce', 'fa', afterMistake).kind).toBe('tiles')
  })

  test('without dictation if audio is unavailable', () => {
    expect(kindsInTurn(sentence, 'produce', 'fa', cardAt.late, { canHear: false })).toEqual(['write'])
  })
})

describe('for children who cannot read', () => {
  const options = {
    ...heard,
    isForChildren: true,
    among: new Set([cat, dog, ...animals].map(({ id }) => id)),
  }

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

  test('without audio, the word is shown with pictures', () => {
    const made = task(cat, 'recognise', 'fa', cardAt.strong, { ...options, canHear: false })
    expect(made).toMatchObject({ kind: 'picture', question: 'text', answers: 'picture' })
  })
})

describe('a choice', () => {
  test('has four different answers, and one is right', () => {
    const made = task(colours[0] as Item, 'recognise', 'fa', null, { canHear: false })
    if (made.kind !== 'choose') throw new Error(made.kind)
    expect(new Set(made.choices).size).toBe(4)
    expect(made.choices[made.right]).toBe(colours[0])
  })

  test('has similar words, if there are any', () => {
    const made = task(dog, 'recognise', 'fa', null, { canHear: false })
    if (made.kind !== 'choose') throw new Error(made.kind)
    expect(made.choices.every((item) => item.kind === 'word' && item.topic === 'animals')).toBe(true)
  })

  test('has words of its level, if there are any: a known word among unknown ones is too easy', () => {
    const easy = ['a, الف a', 'b, ب b', 'c, پ c', 'd, ت d'].map((text) => word(text))
    const hard = ['e, ث e', 'f, ج f', 'g, چ g'].map((text) => word(text, { level: 'B1' }))
    const [first] = easy as [Item]
    const made = taskOf(name(first, 'recognise'), null, first, meaningsOf([...hard, ...easy]), {
      canHear: false,
    })
    if (made.kind !== 'choose') throw new Error(made.kind)
    expect(made.choices.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('has no two wrong answers with the same meaning: both could be ruled out', () => {
    const sad = ['traurig, غمگین ghamgin', 'betrübt, غمگین ghamgin', 'bekümmert, غمگین ghamgin'].map((text) =>
      word(text),
    )
    const all = meaningsOf([...colours, ...sad])
    for (let reps = 0; reps < 40; reps += 2) {
      const [red] = colours as [Item]
      const made = taskOf(name(red, 'recognise'), cardWith({ reps }), red, all, { canHear: false })
      if (made.kind !== 'choose') throw new Error(made.kind)
      expect(made.choices.filter((item) => item.farsi === 'غمگین').length).toBeLessThanOrEqual(1)
    }
  })

  test('of pictures has no duplicate picture', () => {
    const made = task(dog, 'recognise', 'fa', { ...cardAt.early, reps: 5, lapses: 4 })
    if (made.kind !== 'picture') throw new Error(made.kind)
    const icons = made.choices.map((item) => (item.kind === 'word' ? item.icon : undefined))
    expect(icons).not.toContain(undefined)
    expect(new Set(icons).size).toBe(4)
  })

  test('is the same after a reload, and different the next time', () => {
    expect(task(house, 'recognise')).toEqual(task(house, 'recognise'))
    const later = [2, 4, 6].map((reps) => task(colours[0] as Item, 'recognise', 'fa', cardWith({ reps })))
    expect(new Set(later.map((task) => JSON.stringify(task))).size).toBeGreaterThan(1)
  })

  test('falls back to uncovering the answer if there are no other words', () => {
    const alone = taskOf(name(house, 'recognise'), null, house, meaningsOf([house]), heard)
    expect(alone).toEqual({ kind: 'uncover' })
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

describe('ordering', () => {
  test('has the words of the sentence in another order, without capitals and punctuation', () => {
    const made = task(sentence, 'produce', 'de')
    if (made.kind !== 'order') throw new Error(made.kind)
    expect(made.parts.toSorted()).toEqual(['Schlüssel', 'finde', 'ich', 'meinen', 'nicht'])
    expect(made.accepted).not.toContain(made.parts.join(' '))
    expect(helpFor(made, 'de')).toBe('ich')
  })

  test('accepts other right orders, and never shows one', () => {
    const today = line('Heute gehe ich ins Kino.', 'امروز به سینما می‌روم.')
    const made = task(today, 'produce', 'de')
    if (made.kind !== 'order') throw new Error(made.kind)
    expect(made.accepted).toEqual(['heute gehe ich ins Kino', 'ich gehe heute ins Kino'])
    expect(verdictOn('ich gehe heute ins Kino', { accepted: made.accepted }, 'de')).toMatchObject({
      isRight: true,
      notes: [],
    })
  })

  test('has at most eight parts', () => {
    const long =
      'Ich habe gestern Abend mit meiner alten Freundin aus Berlin sehr lange am Telefon gesprochen.'
    expect(partsOf(long, 'de').length).toBeLessThanOrEqual(8)
    expect(partsOf(long, 'de').join(' ')).toBe(long.slice(0, -1).replace('Ich', 'ich'))
  })
})

describe('tiles', () => {
  test('are the letters of the word without its article, mixed', () => {
    const made = task(house, 'produce', 'de', cardAt.early)
    if (made.kind !== 'tiles') throw new Error(made.kind)
    expect(made.answer).toBe('Haus')
    expect(made.tiles.toSorted()).toEqual(['H', 'au', 's'])
    expect(made.tiles.join('')).not.toBe('Haus')
    expect(helpFor(made, 'de')).toBe('H')
  })
})

describe('missing letters', () => {
  test('are chosen, in another place each time', () => {
    const key = word('der Schlüssel, کلید kelid')
    const made = [0, 1, 2].map((more) =>
      task(key, 'produce', 'de', { ...cardAt.middle, reps: 2 + 2 * more, lapses: 2 * more }),
    )
    const missing = made.map((gap) => (gap.kind === 'gap' ? gap.choices[gap.right] : gap.kind))
    expect(new Set(missing)).toEqual(new Set(['Sch', 'ss', 'ü']))
  })
})

describe('pairs', () => {
  const partners = [go, dog, ...colours]

  test('are of the card and three later ones that differ', () => {
    const made = task(house, 'recognise', 'fa', { ...cardAt.middle, reps: 3 }, { ...heard, partners })
    if (made.kind !== 'pairs') throw new Error(made.kind)
    expect(made.items).toEqual([house, go, dog, colours[0]])
    expect(new Set(made.meanings)).toEqual(new Set(made.items))
  })

  test('need three partners of another meaning', () => {
    const same = word('das Heim, خانه khâne')
    const made = task(
      house,
      'recognise',
      'fa',
      { ...cardAt.middle, reps: 3 },
      { ...heard, partners: [same, go, dog] },
    )
    expect(made.kind).not.toBe('pairs')
  })

  test('are only of cards at their stage', () => {
    expect(canBePaired(name(dog, 'recognise'), cardAt.early, dog)).toBe(true)
    expect(canBePaired(name(dog, 'recognise'), null, dog)).toBe(false)
    expect(canBePaired(name(dog, 'produce'), cardAt.early, dog)).toBe(false)
    expect(canBePaired(name(sentence, 'recognise'), cardAt.early, sentence)).toBe(false)
  })
})

describe('dictation', () => {
  test('accepts only the sentence that is heard', () => {
    const other = line('Ich kann meinen Schlüssel nicht finden.', 'کلیدم را پیدا نمی‌کنم.')
    const made = taskOf(
      name(sentence, 'produce', 'de'),
      { ...cardAt.late, reps: 4 },
      sentence,
      meaningsOf([sentence, other]),
      heard,
    )
    if (made.kind !== 'dictation') throw new Error(made.kind)
    expect(verdictOn('ich finde meinen schlüssel nicht', made, 'de').isRight).toBe(true)
    expect(verdictOn(other.german, made, 'de').isRight).toBe(false)
  })
})

describe('a form', () => {
  const form = (item: Item, language: Language, reps = 5) => {
    const made = task(item, 'produce', language, { ...cardAt.middle, reps, lapses: reps - 2 })
    if (made.kind !== 'form') throw new Error(made.kind)
    return made
  }
  const isRight = (item: Item, language: Language, typed: string, reps = 5) =>
    verdictOn(typed, form(item, language, reps), language).isRight

  test('differs each time', () => {
    expect([5, 6, 7, 8, 9, 10].map((reps) => form(go, 'de', reps).answer)).toEqual([
      'geht',
      'gehe',
      'gehst',
      'gegangen',
      'ging',
      'geht',
    ])
    expect([5, 6, 7, 8, 9].map((reps) => form(go, 'fa', reps).answer)).toEqual([
      'می‌روم',
      'می‌رود',
      'می‌روی',
      'رفتم',
      'برو',
    ])
  })

  test('is not asked for before the forms are loaded: the verb is put together', () => {
    expect(task(go, 'produce', 'de', cardAt.middle, { canHear: true })).toMatchObject({
      kind: 'tiles',
      answer: 'gehen',
    })
  })

  test('is also right with its pronoun and in its spoken form', () => {
    expect(isRight(go, 'de', 'er geht')).toBe(true)
    expect(isRight(go, 'fa', 'می‌رم')).toBe(true)
    expect(isRight(go, 'fa', 'من می روم')).toBe(true)
    expect(isRight(glad, 'de', 'freut sich')).toBe(true)
  })

  test('is wrong if it is another form, even with only one different letter', () => {
    expect(isRight(call, 'de', 'ruft an')).toBe(true)
    expect(isRight(call, 'de', 'rufst an')).toBe(false)
    expect(isRight(call, 'de', 'anruft')).toBe(false)
    expect(isRight(go, 'fa', 'می‌رویم')).toBe(false)
  })
})

describe('writing', () => {
  const isRight = (item: Item, language: Language, typed: string, all = meanings) => {
    const made = taskOf(name(item, 'produce', language), cardAt.late, item, all, heard)
    if (made.kind !== 'write') throw new Error(made.kind)
    return verdictOn(typed, made, language).isRight
  }

  test('accepts a noun without its article, but not with another one', () => {
    expect(isRight(house, 'de', 'Haus')).toBe(true)
    expect(isRight(house, 'de', 'das Haus')).toBe(true)
    expect(isRight(house, 'de', 'die Haus')).toBe(false)
  })

  test('accepts the name of a town with and without an article', () => {
    const hamburg = word('Hamburg, هامبورگ hâmburg', { type: 'noun', number: 'singular' })
    expect(isRight(hamburg, 'de', 'Hamburg')).toBe(true)
    expect(isRight(hamburg, 'de', 'das Hamburg')).toBe(true)
    expect(isRight(hamburg, 'de', 'die Hamburg')).toBe(false)
  })

  test('accepts the spoken form', () => {
    expect(isRight(house, 'fa', 'خونه')).toBe(true)
  })

  test('accepts how a Persian word sounds', () => {
    expect(isRight(house, 'fa', 'khane')).toBe(true)
    expect(isRight(house, 'fa', 'khale')).toBe(false)
  })

  test('accepts every word that fits the question, and no other sense', () => {
    const big = word('groß, بزرگ bozorg')
    const huge = word('riesig, بزرگ bozorg')
    const adult = word('erwachsen, بزرگ bozorg', { sense_farsi: 'بالغ' })
    const all = meaningsOf([big, huge, adult])
    expect(isRight(big, 'de', 'riesig', all)).toBe(true)
    expect(isRight(big, 'de', 'erwachsen', all)).toBe(false)
  })

  test('shows the first letter as help', () => {
    expect(helpFor(task(house, 'produce', 'fa', cardAt.late), 'fa')).toBe('خ')
    expect(helpFor(task(house, 'recognise', 'fa'), 'fa')).toBeNull()
  })
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
    expect(helpFor(first, 'de')).toBeNull()
  })

  test('recognition of the word is asked as usual', () => {
    expect(asked('recognise').kind).not.toBe('form-in-sentence')
  })
})
