import { describe, expect, test } from 'vitest'
import type { Language } from '@pol/language/language'
import { letter, line, word } from '../../test/items.ts'
import type { Card, Skill } from '../values.ts'
import type { Item } from '../item.ts'
import { meaningsOf } from '../meanings.ts'
import { formsOf } from '@pol/language/forms/forms'
import { helpFor, kindOfAnswer, kindsFor, partsOf, type Task, taskOf, type TaskOptions } from './task-of.ts'
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
const items: Item[] = [house, cat, dog, go, call, glad, parents, sentence, be, ...animals, ...colours]
const meanings = meaningsOf(items)

const heard: TaskOptions = { canHear: true, formsOf }
const name = (item: Item, skill: Skill, language: Language = 'fa') => ({ language, item: item.id, skill })

function task(item: Item, skill: Skill, language: Language = 'fa', fields: Partial<Card> = {}): Task {
  const card = { stability: 0, reps: 0, ...fields } as Card
  return taskOf(name(item, skill, language), card, item, meanings, heard)
}

describe('recognition is asked', () => {
  const kinds = (item: Item, stability: number, options = heard) =>
    kindsFor(name(item, 'recognise'), stability, item, options)

  test.each([
    ['of a weak word by choosing and listening', house, 0, ['choose', 'listen']],
    ['of a depictable word by pictures, too', cat, 3.9, ['choose', 'listen', 'picture']],
    ['of a more stable word without pictures', cat, 4, ['choose', 'listen']],
    ['of a strong word by uncovering', cat, 21, ['uncover']],
    ['of a sentence', sentence, 1, ['choose', 'listen']],
    ['of a letter', be, 1, ['choose', 'listen']],
  ] as const)('%s', (_, item, stability, expected) => {
    expect(kinds(item, stability)).toEqual(expected)
  })

  test('in turn', () => {
    const asked = [0, 1, 2, 3].map((reps) => task(cat, 'recognise', 'fa', { reps, stability: 2 }).kind)
    expect(asked).toEqual(['choose', 'listen', 'picture', 'choose'])
  })

  test('in another way if audio is unavailable', () => {
    expect(kinds(house, 0, { canHear: false })).toEqual(['choose'])
  })

  test('only by pictures and listening if preferred, at any strength', () => {
    const wanted = { canHear: true, wanted: ['listen', 'picture'] as const }
    expect(kindsFor(name(cat, 'recognise'), 90, cat, wanted)).toEqual(['listen', 'picture'])
    expect(kindsFor(name(house, 'recognise'), 0, house, { ...wanted, canHear: false })).toEqual(['choose'])
  })
})

describe('production is asked', () => {
  test.each<[string, Item, Language, number, string]>([
    ['of a sentence by ordering', sentence, 'fa', 0, 'order'],
    ['and later by writing', sentence, 'fa', 7, 'write'],
    ['of a German noun by its article', house, 'de', 6.9, 'article'],
    ['and later by writing', house, 'de', 7, 'write'],
    ['of a Persian noun by writing', house, 'fa', 0, 'write'],
    ['of a noun that has only a plural by writing', parents, 'de', 0, 'write'],
    ['of a verb by a form', go, 'fa', 0, 'form'],
    ['and later by writing', go, 'de', 8, 'write'],
    ['of a letter by writing', be, 'fa', 0, 'write'],
    ['of a short sentence by writing', line('Guten Tag!', 'روز بخیر!'), 'de', 0, 'write'],
  ])('%s', (_, item, language, stability, kind) => {
    expect(task(item, 'produce', language, { stability }).kind).toBe(kind)
  })
})

describe('a choice', () => {
  test('has four different answers, and one is right', () => {
    const made = task(colours[0] as Item, 'recognise')
    if (made.kind !== 'choose') throw new Error(made.kind)
    expect(new Set(made.choices).size).toBe(4)
    expect(made.choices[made.right]).toBe(colours[0])
  })

  test('has similar words, if there are any', () => {
    const made = task(dog, 'recognise')
    if (made.kind !== 'choose') throw new Error(made.kind)
    expect(made.choices.every((item) => item.kind === 'word' && item.topic === 'animals')).toBe(true)
  })

  test('has words of its level, if there are any: a known word among unknown ones is too easy', () => {
    const easy = ['a, الف a', 'b, ب b', 'c, پ c', 'd, ت d'].map((text) => word(text))
    const hard = ['e, ث e', 'f, ج f', 'g, چ g'].map((text) => word(text, { level: 'B1' }))
    const [first] = easy as [Item]
    const made = taskOf(name(first, 'recognise'), null, first, meaningsOf([...hard, ...easy]), heard)
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
      const made = taskOf(name(red, 'recognise'), { stability: 0, reps } as Card, red, all, heard)
      if (made.kind !== 'choose') throw new Error(made.kind)
      expect(made.choices.filter((item) => item.farsi === 'غمگین').length).toBeLessThanOrEqual(1)
    }
  })

  test('of pictures has no duplicate picture', () => {
    const made = task(dog, 'recognise', 'fa', { reps: 2, stability: 2 })
    if (made.kind !== 'picture') throw new Error(made.kind)
    const icons = made.choices.map((item) => (item.kind === 'word' ? item.icon : undefined))
    expect(icons).not.toContain(undefined)
    expect(new Set(icons).size).toBe(4)
  })

  test('is the same after a reload, and different the next time', () => {
    expect(task(house, 'recognise')).toEqual(task(house, 'recognise'))
    const later = [2, 4, 6].map((reps) => task(colours[0] as Item, 'recognise', 'fa', { reps }))
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
    const made = taskOf(name(be, 'recognise'), { stability: 1, reps } as Card, be, all, heard)
    return made.kind === 'choose' && made.place
  })
  expect(read).toEqual(['alone', 'first', 'middle', 'last', 'alone'])
})

describe('ordering', () => {
  test('has the words of the sentence in another order, without capitals and punctuation', () => {
    const made = task(sentence, 'produce', 'de')
    if (made.kind !== 'order') throw new Error(made.kind)
    expect(made.parts.toSorted()).toEqual(['Ich', 'Schlüssel', 'finde', 'meinen', 'nicht'])
    expect(made.parts.join(' ')).not.toBe('Ich finde meinen Schlüssel nicht')
    expect(verdictOn('Ich finde meinen Schlüssel nicht', { accepted: [made.answer] }, 'de').isRight).toBe(
      true,
    )
    expect(helpFor(made)).toBe('Ich')
  })

  test('has at most eight parts', () => {
    const long =
      'Ich habe gestern Abend mit meiner alten Freundin aus Berlin sehr lange am Telefon gesprochen.'
    expect(partsOf(long).length).toBeLessThanOrEqual(8)
    expect(partsOf(long).join(' ')).toBe(long.slice(0, -1))
  })
})

describe('a form', () => {
  const form = (item: Item, language: Language, reps = 0) => {
    const made = task(item, 'produce', language, { reps })
    if (made.kind !== 'form') throw new Error(made.kind)
    return made
  }
  const isRight = (item: Item, language: Language, typed: string, reps = 0) =>
    verdictOn(typed, form(item, language, reps), language).isRight

  test('differs each time', () => {
    expect([0, 1, 2, 3, 4, 5].map((reps) => form(go, 'de', reps).answer)).toEqual([
      'geht',
      'gehe',
      'gehst',
      'gegangen',
      'ging',
      'geht',
    ])
    expect([0, 1, 2, 3, 4].map((reps) => form(go, 'fa', reps).answer)).toEqual([
      'می‌روم',
      'می‌رود',
      'می‌روی',
      'رفتم',
      'برو',
    ])
  })

  test('is not asked for before the forms are loaded: the verb is written', () => {
    const made = taskOf(name(go, 'produce', 'de'), null, go, meanings, { canHear: true })
    expect(made).toMatchObject({ kind: 'write', answer: 'gehen' })
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
    const made = taskOf(name(item, 'produce', language), { stability: 9, reps: 3 } as Card, item, all, heard)
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

  test('accepts every word that fits the question, and no other sense', () => {
    const big = word('groß, بزرگ bozorg')
    const huge = word('riesig, بزرگ bozorg')
    const adult = word('erwachsen, بزرگ bozorg', { sense_farsi: 'بالغ' })
    const all = meaningsOf([big, huge, adult])
    expect(isRight(big, 'de', 'riesig', all)).toBe(true)
    expect(isRight(big, 'de', 'erwachsen', all)).toBe(false)
  })

  test('shows the first letter as help', () => {
    expect(helpFor(task(house, 'produce', 'fa'))).toBe('خ')
    expect(helpFor(task(house, 'recognise', 'fa'))).toBeNull()
  })
})

describe('in a round of a unit', () => {
  const gap = { german: 'Ich gehe.', farsi: 'می‌روم.', transliteration: 'míravam.', at: 4, answer: 'gehe' }
  const gaps = [
    { ...gap, wrongForms: ['gehst', 'geht', 'gehen'] },
    { ...gap, german: 'Du gehst.', at: 3, answer: 'gehst', wrongForms: ['gehe', 'geht'] },
  ]
  const asked = (skill: Skill, reps = 0) => {
    const card = { stability: 0, reps } as Card
    return taskOf(name(go, skill, 'de'), card, go, meanings, { ...heard, gaps })
  }

  test('a form is asked for in a sentence, the next time in another one, and stored as a form', () => {
    const [first, second] = [asked('produce'), asked('produce', 1)]
    if (first.kind !== 'gap' || second.kind !== 'gap') throw new Error('There is no gap')
    expect(first.choices.toSorted()).toEqual(['gehe', 'gehen', 'gehst', 'geht'])
    expect(first.choices[first.right]).toBe('gehe')
    expect(second.choices[second.right]).toBe('gehst')
    expect(kindOfAnswer(first)).toBe('form')
    expect(helpFor(first)).toBeNull()
  })

  test('recognition of the word is asked as usual', () => {
    expect(asked('recognise').kind).not.toBe('gap')
  })
})
