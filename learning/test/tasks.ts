import type { Language } from '@pol/language/language'
import { formsOf } from '@pol/language/forms/forms'
import { rules } from '@pol/language/reasons/rule'
import type { Skill } from '../src/skills.ts'
import type { Card } from '../src/values.ts'
import type { Item } from '../src/item.ts'
import { meaningsOf } from '../src/meanings.ts'
import type { Task, TaskOptions } from '../src/tasks/task.ts'
import { taskOf } from '../src/tasks/task-of.ts'
import { letter, line, word } from './items.ts'

export const house = word('das Haus, خانه khâne', { spoken: 'خونه' })
export const cat = word('die Katze, گربه gorbe', { icon: '🐈', topic: 'animals' })
export const dog = word('der Hund, سگ sag', { icon: '🐕', topic: 'animals' })
export const go = word('gehen, رفتن raftan', {
  type: 'verb',
  stem: 'رو',
  stem_transliteration: 'rav',
  spoken: 'می‌رم',
})
export const call = word('anrufen, زنگ زدن zang-zadan', {
  type: 'verb',
  stem: 'زن',
  stem_transliteration: 'zan',
})
export const glad = word('sich freuen, خوشحال شدن khoshhâl-shodan', {
  type: 'verb',
  stem: 'شو',
  stem_transliteration: 'shav',
})
export const parents = word('die Eltern, والدین vâledeyn', { number: 'plural' })
export const sentence = line('Ich finde meinen Schlüssel nicht.', 'کلیدم را پیدا نمی‌کنم.', {
  lastWord: { de: 'Schlüssel', fa: 'کلیدم' },
})
export const be = letter('ب', 'Be')
export const animals = ['Pferd, اسب asb, 🐎', 'Maus, موش mush, 🐁', 'Vogel, پرنده parande, 🐦'].map(
  (text) => {
    const [german, persian, icon = ''] = text.split(', ')
    return word(`das ${german}, ${persian}`, { icon, topic: 'animals' })
  },
)
export const colours = ['rot, قرمز ghermez', 'grün, سبز sabz', 'blau, آبی âbi', 'gelb, زرد zard'].map(
  (text) => word(text),
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
export const meanings = meaningsOf(items)

export const heard: TaskOptions = { canHear: true, formsOf, rules: new Set(rules) }
export const name = (item: Item, skill: Skill, language: Language = 'fa') => ({
  language,
  item: item.id,
  skill,
})

/** A card that was never right, unless `fields` say so. */
export const cardWith = (fields: Partial<Card> = {}) =>
  ({ stability: 0, reps: 0, lapses: 0, first_right: null, right_twice: false, ...fields }) as Card

/** Cards by stage, after as many right answers as it takes. */
export const cardAt = {
  first: null,
  early: cardWith({ stability: 2, reps: 1, first_right: '2026-11-01T08:00:00.000Z' }),
  middle: cardWith({ stability: 5, reps: 2, right_twice: true }),
  late: cardWith({ stability: 12, reps: 4, right_twice: true }),
  strong: cardWith({ stability: 30, reps: 6, right_twice: true }),
}

/** The task of an item among all of these. */
export function task(
  item: Item,
  skill: Skill,
  language: Language = 'fa',
  card: Card | null = null,
  options: TaskOptions = heard,
): Task {
  return taskOf(name(item, skill, language), card, item, meanings, options)
}
