import { describe, expect, test } from 'vitest'
import { line, word } from '../test/items.ts'
import type { Item } from './item.ts'
import { meaningsOf } from './meanings.ts'

/** Whether the two items are right answers to each other's question, given the rest of the lexicon. */
function areAlike(a: Item, b: Item, ...rest: Item[]): boolean {
  const { areAlike } = meaningsOf([a, b, ...rest])
  expect(areAlike(b, a)).toBe(areAlike(a, b))
  return areAlike(a, b)
}

describe('a second right answer is', () => {
  test.each<[string, Item, Item, ...Item[]]>([
    ['a synonym with the same translation', word('groß, بزرگ bozorg'), word('riesig, بزرگ bozorg')],
    [
      'another sense of the same word',
      word('die Bank, بانک bânk'),
      word('die Bank, نیمکت nimkat', { id: 'bank-2' }),
    ],
    ['a homograph', word('der Löwe, شیر shir'), word('die Milch, شیر shir')],
    [
      'a word that shares a translation only in another sense',
      word('reich, ثروتمند servatmand'),
      word('wohlhabend, پولدار puldâr'),
      word('reich, پولدار puldâr', { id: 'reich-2' }),
    ],
    [
      'the same in the other direction',
      word('schnell, تند tond'),
      word('rasch, سریع sari'),
      word('schnell, سریع sari', { id: 'schnell-2' }),
    ],
    [
      'a word that shares a translation, although neither question uses it',
      word('das Geschäft, مغازه maghâze'),
      word('der Handel, تجارت tejârat'),
      word('das Geschäft, معامله moâmele', { id: 'geschaeft-2' }),
      word('der Handel, معامله moâmele', { id: 'handel-2' }),
    ],
    [
      'the same from Persian, although neither answer uses it',
      word('die Zeit, وقت vaght'),
      word('das Mal, بار bâr'),
      word('die Stunde, وقت vaght'),
      word('die Stunde, بار bâr', { id: 'stunde-2' }),
    ],
    [
      'a word that explains the other',
      word('das Amt, اداره edâre', { sense_german: 'Behörde' }),
      word('die Behörde, سازمان sâzmân'),
    ],
    ['a word that sounds alike', word('mehr, بیشتر bishtar'), word('das Meer, دریا daryâ')],
    ['a Persian word that sounds alike', word('hundert, صد sad'), word('der Damm, سد sad')],
    ['the spoken form', word('das Brot, نان nân', { spoken: 'نون' }), word('das Nun, نون nun')],
    ['the reflexive verb', word('waschen, شستن shostan'), word('sich waschen, حمام کردن hammâm-kardan')],
    ['the woman', word('der Arzt, پزشک pezeshk', { feminine: 'Ärztin' }), word('die Ärztin, دکتر doktor')],
    ['a part of a greeting', word('der Tag, روز ruz'), line('Guten Tag!', 'سلام')],
    ['the same with vowel marks', word('neun, نُه noh'), word('nein, نه na')],
  ])('%s', (_, a, b, ...rest) => {
    expect(areAlike(a, b, ...rest)).toBe(true)
  })
})

test.each<[Item, Item]>([
  [word('das Haus, خانه khâne'), word('der Baum, درخت derakht')],
  [word('groß, بزرگ bozorg'), word('klein, کوچک kuchak')],
  [word('der Tisch, میز miz'), word('der Fisch, ماهی mâhi')],
])('but not %j', (a, b) => {
  expect(areAlike(a, b)).toBe(false)
})

test('an unknown item equals itself', () => {
  const unknown = word('neu, نو now')
  expect(meaningsOf([]).areAlike(unknown, unknown)).toBe(true)
})
