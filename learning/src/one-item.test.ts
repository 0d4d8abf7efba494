import { describe, expect, test } from 'vitest'
import { letter, line, word } from '../test/items.ts'
import { cardAt } from '../test/tasks.ts'
import { choicesFor, iconOf } from './tasks/choices.ts'
import { firstEntriesOf, meaningOf } from './item.ts'
import { leadersOf } from './leaders.ts'
import { meaningsOf } from './meanings.ts'
import { randomOf } from './random.ts'
import { taskOf } from './tasks/task-of.ts'
import type { Word } from './item.ts'

/** @returns the first word with the others as further entries, if this language is learned. */
const oneItem = (language: 'de' | 'fa', [first, ...others]: readonly [Word, ...Word[]]): Word => ({
  ...first,
  others: { [language]: others },
})

const pronoun = { type: 'pronoun' }
const mein = word('mein, من man', pronoun)
const ich = oneItem('fa', [word('ich, من man', pronoun), mein])
const neshani = word('die Adresse, نشانی neshâni', { id: 'adresse-2' })
const adresse = oneItem('de', [word('die Adresse, آدرس âdres', { id: 'adresse' }), neshani])
const anschrift = word('die Anschrift, نشانی neshâni')
const others = [
  word('du, تو to', pronoun),
  word('wir, ما mâ', pronoun),
  word('ihr, شما shomâ', pronoun),
  word('das Haus, خانه khâne'),
  word('der Baum, درخت derakht'),
  word('das Brot, نان nân'),
]
const meanings = meaningsOf(
  [ich, mein, adresse, neshani, anschrift, ...others, line('Guten Tag!', 'سلام!'), letter('ب', 'Be')],
  leadersOf({
    fa: { groups: [['ich', 'mein']], untaught: [] },
    de: { groups: [['adresse', 'adresse-2']], untaught: [] },
  }),
)
const heard = { canHear: true }

describe('a word of several entries', () => {
  test('has all meanings in the language in which it is one item, and its own in the other', () => {
    expect(meaningOf(ich, 'fa')).toBe('ich, mein')
    expect(meaningOf(ich, 'de')).toBe('من')
    expect(meaningOf(adresse, 'de')).toBe('آدرس، نشانی')
    expect(meaningOf(adresse, 'fa')).toBe('die Adresse')
  })

  test('shows at first only the meanings up to its level', () => {
    const betragen = word('betragen, بودن budan', { type: 'verb', level: 'B1' })
    const stehen = word('stehen, بودن budan', { type: 'verb' })
    const sein = oneItem('fa', [word('sein, بودن budan', { type: 'verb' }), stehen, betragen])
    expect(meaningOf(sein, 'fa')).toBe('sein, stehen')
    expect(firstEntriesOf(sein, 'fa').map(({ german }) => german)).toEqual(['sein', 'stehen'])
  })

  test('is never a choice beside one of its entries, nor beside a word with one of its meanings', () => {
    for (let round = 0; round < 20; round += 1) {
      const ids = choicesFor(ich, 'fa', meanings, randomOf(String(round))).map(({ id }) => id)
      expect(ids).toContain('ich')
      expect(ids).not.toContain('mein')
      const asked = choicesFor(anschrift, 'de', meanings, randomOf(String(round)))
      expect(asked.map(({ id }) => id)).not.toContain('adresse-2')
      expect(asked).not.toContain(adresse)
    }
  })

  test('an entry that is no item is no wrong answer to another word', () => {
    for (let round = 0; round < 20; round += 1) {
      const [du] = others
      const ids = du && choicesFor(du, 'fa', meanings, randomOf(String(round))).map(({ id }) => id)
      expect(ids).not.toContain('mein')
    }
  })

  test('is written by any word with one of its meanings', () => {
    const name = { language: 'de', item: 'adresse', skill: 'produce' } as const
    expect(taskOf(name, cardAt.strong, adresse, meanings, heard)).toMatchObject({
      kind: 'write',
      answer: 'die Adresse',
      accepted: ['die Adresse', 'Adresse'],
      synonyms: { accepted: ['die Anschrift', 'Anschrift'] },
    })
  })

  test('has the picture of one of its entries, in the language in which it is one item', () => {
    const pictured = oneItem('fa', [word('die Milch, شیر shir'), word('der Löwe, شیر shir', { icon: '🦁' })])
    expect(iconOf(pictured, 'fa')).toBe('🦁')
    expect(iconOf(pictured, 'de')).toBeUndefined()
  })
})
