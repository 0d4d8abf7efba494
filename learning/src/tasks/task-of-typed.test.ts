import { describe, expect, test } from 'vitest'
import { type Language, languages } from '@pol/language/language'
import type { Rule } from '@pol/language/reasons/rule'
import { line, word } from '../../test/items.ts'
import {
  call,
  cardAt,
  cardWith,
  glad,
  go,
  heard,
  house,
  meanings,
  name,
  sentence,
  task,
} from '../../test/tasks.ts'
import { rightOrders } from '@pol/language/right-orders'
import { verdictOn } from '../grading.ts'
import type { Item } from '../item.ts'
import { meaningsOf } from '../meanings.ts'
import { gapOfForm } from './forms.ts'
import { partsOf, soundsOfParts, verdictOnOrder } from './order.ts'
import { helpFor, taskOf } from './task-of.ts'

describe('ordering', () => {
  test('has the words of the sentence in another order, without capitals and punctuation', () => {
    const made = task(sentence, 'produce', 'de')
    if (made.kind !== 'order') throw new Error(made.kind)
    expect(made.parts.toSorted()).toEqual(['Schlüssel', 'finde', 'ich', 'meinen', 'nicht'])
    expect(made.accepted).not.toContain(made.parts.join(' '))
    expect(helpFor(made, sentence, 'de')).toBe('ich')
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

  test('shows a wrong order beside the sentence as it is written', () => {
    const ali = line('Ali, wer ist das?', 'علی، ایشان کی هستند؟')
    const verdict = verdictOnOrder('Ali ist wer das', rightOrders(ali.german, 'de'), ali, 'de')
    expect(verdict).toMatchObject({ isRight: false, answer: 'Ali, wer ist das?' })
    const marked = verdict.differences?.answer.map(([start, end]) => verdict.answer.slice(start, end))
    expect(marked).toEqual(['ist'])
  })

  test('has another mix each time, and the same after a reload', () => {
    const partsAt = (reps: number) => {
      const made = task(sentence, 'produce', 'de', cardWith({ reps }))
      return made.kind === 'order' && made.parts.join(' ')
    }
    const mixes = [0, 1, 2, 3, 4].map(partsAt)
    expect(new Set(mixes).size).toBeGreaterThan(3)
    expect([0, 1, 2, 3, 4].map(partsAt)).toEqual(mixes)
  })

  test('has at most eight parts', () => {
    const long =
      'Ich habe gestern Abend mit meiner alten Freundin aus Berlin sehr lange am Telefon gesprochen.'
    expect(partsOf(long, 'de').length).toBeLessThanOrEqual(8)
    expect(partsOf(long, 'de').join(' ')).toBe(long.slice(0, -1).replace('Ich', 'ich'))
  })
})

describe('transliterations of the parts', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ')
  const textWith = (words: number, sounds: number) => ({
    ...line('Zahlen', numbers(words)),
    transliteration: numbers(sounds),
  })

  test('stand under their parts', () => {
    const open = { ...line('Öffne das Fenster.', 'پنجره را باز کن.'), transliteration: 'panjare râ bâz kon.' }
    expect(partsOf(open.farsi, 'fa')).toEqual(['پنجره', 'را', 'باز', 'کن'])
    expect(soundsOfParts(open)).toEqual(['panjare', 'râ', 'bâz', 'kon'])
    expect(soundsOfParts(textWith(14, 14))).toEqual(partsOf(numbers(14), 'fa'))
  })

  test('are left out if the words are not as many, although the parts are', () => {
    expect(partsOf(numbers(13), 'fa')).toHaveLength(partsOf(numbers(14), 'fa').length)
    expect(soundsOfParts(textWith(14, 13))).toEqual([])
  })
})

describe('tiles', () => {
  test('are the letters of the word without its article, mixed', () => {
    const made = task(house, 'produce', 'de', cardAt.early)
    if (made.kind !== 'tiles') throw new Error(made.kind)
    expect(made.answer).toBe('Haus')
    expect(made.tiles.toSorted()).toEqual(['H', 'au', 's'])
    expect(made.tiles.join('')).not.toBe('Haus')
    expect(helpFor(made, house, 'de')).toBe('H')
  })

  test('are mixed in another way each time', () => {
    const mixes = [1, 2, 3, 4, 5].map((reps) => {
      const made = task(house, 'produce', 'de', { ...cardAt.early, reps, lapses: reps - 1 })
      return made.kind === 'tiles' && made.tiles.join('')
    })
    expect(mixes).not.toContain(false)
    expect(new Set(mixes).size).toBeGreaterThan(1)
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
  /** The form that is asked after this number of right answers; between them, the verb is written. */
  const formAfter = (right: number, item: Item, language: Language, options = heard) => {
    const odd = right + 1 - (right % 2)
    const made = task(item, 'produce', language, { ...cardAt.late, reps: odd, lapses: odd - right }, options)
    return made.kind === 'form' ? made : null
  }
  const turns = [3, 5, 7, 9, 11, 13, 15, 17, 19, 21]
  const answersIn = (item: Item, language: Language, options = heard) =>
    turns.map((right) => formAfter(right, item, language, options)?.answer)
  const form = (item: Item, language: Language, answer: string) => {
    const forms = turns.map((right) => formAfter(right, item, language))
    const made = forms.find((made) => made?.answer === answer)
    if (!made) throw new Error(`${answer} is not asked`)
    return made
  }
  const isRight = (item: Item, language: Language, answer: string, typed: string) =>
    verdictOn(typed, form(item, language, answer), language).isRight

  const present = {
    de: ['gehe', 'gehst', 'geht', 'gehen', 'geht', 'gehen'],
    fa: ['می‌روم', 'می‌روی', 'می‌رود', 'می‌رویم', 'می‌روید', 'می‌روند'],
  } as const

  test('is one of the present at first, from ich to sie, then one that the course teaches later', () => {
    expect(answersIn(go, 'de').slice(0, 7)).toEqual([...present.de, 'gegangen'])
    expect(answersIn(go, 'fa').slice(0, 9)).toEqual([...present.fa, 'برو', 'رفتم', 'رفت'])
  })

  test('is one of the past only after the course taught it', () => {
    const untilPresent = { ...heard, rules: new Set<Rule>(['de-persons', 'fa-present']) }
    for (const language of languages)
      expect(new Set(answersIn(go, language, untilPresent))).toEqual(new Set(present[language]))
    expect(answersIn(go, 'de', { ...heard, rules: new Set<Rule>() })).toEqual(turns.map(() => undefined))
  })

  test('is a German preterite only of the verbs of which the course teaches it', () => {
    expect(answersIn(word('haben, داشتن dâshtan', { type: 'verb' }), 'de')).toContain('hatte')
    expect(answersIn(go, 'de')).not.toContain('ging')
  })

  test('is asked again after a wrong answer', () => {
    const asked = [0, 2].map((wrong) => {
      const card = { ...cardAt.late, reps: 5 + wrong, lapses: wrong }
      const made = task(go, 'produce', 'fa', card)
      return made.kind === 'form' && made.answer
    })
    expect(asked).toEqual(['می‌روی', 'می‌روی'])
  })

  test('stands in a gap after its pronoun', () => {
    const gaps = (language: Language) =>
      turns.slice(0, 7).map((right) => gapOfForm(formAfter(right, go, language)?.features ?? [], language))
    expect(gaps('de')).toEqual(['ich …', 'du …', 'er/sie …', 'wir …', 'ihr …', 'sie/Sie …', 'ich habe/bin …'])
    expect(gaps('fa')).toEqual(['من …', 'تو …', 'او …', 'ما …', 'شما …', 'آن‌ها …', '…!'])
  })

  test('is not asked for before the forms are loaded: the verb is written', () => {
    expect(task(go, 'produce', 'de', { ...cardAt.late, reps: 5 }, { canHear: true }).kind).toBe('write')
  })

  test('is also right with its pronoun and in its spoken form', () => {
    expect(isRight(go, 'de', 'gehst', 'du gehst')).toBe(true)
    expect(isRight(go, 'fa', 'می‌روم', 'می‌رم')).toBe(true)
    expect(isRight(go, 'fa', 'می‌روم', 'من می روم')).toBe(true)
    expect(isRight(go, 'fa', 'می‌روند', 'آنها می‌روند')).toBe(true)
    expect(isRight(glad, 'de', 'freue', 'freue mich')).toBe(true)
    expect(isRight(glad, 'de', 'freuen', 'wir freuen uns')).toBe(true)
  })

  test('accepts how a Persian form sounds, also with its pronoun, and shows how that is written', () => {
    const sounding = [
      ['می‌روم', 'miravam', 'می‌روم'],
      ['می‌رود', 'u miravad', 'او می‌رود'],
      ['می‌رویم', 'miravim', 'می‌رویم'],
      ['می‌روند', 'ânhâ miravand', 'آن‌ها می‌روند'],
      ['رفتم', 'raftam', 'رفتم'],
      ['رفت', 'raft', 'رفت'],
      ['برو', 'boro', 'برو'],
    ] as const
    for (const [answer, typed, shown] of sounding)
      expect(verdictOn(typed, form(go, 'fa', answer), 'fa')).toMatchObject({
        isRight: true,
        notes: ['transliteration'],
        answer: shown,
      })
    expect(isRight(go, 'fa', 'می‌روم', 'miravad')).toBe(false)
    expect(isRight(go, 'fa', 'می‌روم', 'raftan')).toBe(false)
  })

  test('is wrong if it is another form, even with only one different letter', () => {
    expect(isRight(call, 'de', 'rufst an', 'rufst an')).toBe(true)
    expect(isRight(call, 'de', 'rufst an', 'ruft an')).toBe(false)
    expect(isRight(call, 'de', 'rufst an', 'anrufst')).toBe(false)
    expect(isRight(go, 'fa', 'می‌روم', 'می‌رویم')).toBe(false)
  })
})

describe('writing', () => {
  const isRight = (item: Item, language: Language, typed: string, all = meanings) => {
    const made = taskOf(name(item, 'produce', language), { ...cardAt.late, reps: 5 }, item, all, heard)
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

  test('accepts how every word sounds that fits the question', () => {
    const home = word('das Haus, منزل manzel')
    const all = meaningsOf([house, home])
    const made = taskOf(name(house, 'produce'), cardAt.late, house, all, heard)
    if (made.kind !== 'write') throw new Error(made.kind)
    expect(verdictOn('manzel', made, 'fa')).toMatchObject({
      isRight: true,
      notes: ['synonym'],
      answer: 'خانه',
    })
  })

  test('accepts every word that fits the question, and no other sense', () => {
    const big = word('groß, بزرگ bozorg')
    const huge = word('riesig, بزرگ bozorg')
    const adult = word('erwachsen, بزرگ bozorg', { sense_farsi: 'بالغ' })
    const all = meaningsOf([big, huge, adult])
    expect(isRight(big, 'de', 'riesig', all)).toBe(true)
    expect(isRight(big, 'de', 'erwachsen', all)).toBe(false)
  })

  test.each([
    ['fa', 'Ich gehe nach Hause.', 'من به خانه می‌روم.', 'به خانه می روم'],
    ['fa', 'Ich möchte das kaufen.', 'می‌خواهم این را بخرم.', 'من می‌خواهم این را بخرم.'],
    ['fa', 'Mein Bruder arbeitet heute.', 'برادرم امروز کار می‌کند.', 'امروز برادرم کار می‌کند'],
    ['fa', 'Das ist sehr teuer.', 'این خیلی گران است.', 'این خیلی گرانه'],
    ['de', 'Ich gehe heute ins Kino.', 'امروز به سینما می‌روم.', 'Heute gehe ich ins Kino.'],
    ['de', 'Danke, mir geht es gut.', 'ممنون، حالم خوب است.', 'Danke, es geht mir gut.'],
  ] as const)('accepts a sentence that says the same (%s): %s %s %s', (language, german, farsi, typed) => {
    const item = line(german, farsi)
    expect(isRight(item, language, typed, meaningsOf([item]))).toBe(true)
  })

  test('notes no capital in another right order, and accepts no wrong one', () => {
    const item = line('Ich gehe heute ins Kino.', 'امروز به سینما می‌روم.')
    const made = taskOf(name(item, 'produce', 'de'), { ...cardAt.late, reps: 5 }, item, meanings, heard)
    if (made.kind !== 'write') throw new Error(made.kind)
    expect(verdictOn('Heute gehe ich ins Kino', made, 'de')).toMatchObject({ isRight: true, notes: [] })
    expect(verdictOn('Heute ich gehe ins Kino', made, 'de').isRight).toBe(false)
    expect(verdictOn('Gehe heute ins Kino', made, 'de').isRight).toBe(false)
  })

  test('shows the first letter as help, of a noun without its article', () => {
    expect(helpFor(task(house, 'produce', 'fa', cardAt.late), house, 'fa')).toBe('خ')
    expect(helpFor(task(house, 'produce', 'de', { ...cardAt.late, reps: 5 }), house, 'de')).toBe('H')
    expect(helpFor(task(house, 'recognise', 'fa'), house, 'fa')).toBeNull()
  })
})
