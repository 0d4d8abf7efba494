import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '@pol/language/language'
import { gradeOf, type Verdict, verdictOn } from './grading.ts'

const verdict = (typed: string, answer: string, language: Language = 'de') =>
  verdictOn(typed, { accepted: [answer], isKnownWord: () => false }, language)

describe('right', () => {
  test.each([
    ['Haus', 'Haus'],
    ['  das   Haus ', 'das Haus'],
    ['Guten Tag', 'Guten Tag!'],
    ['Ja bitte.', 'Ja, bitte!'],
    ['سلام', 'سلام!'],
    ['كتاب', 'کتاب'],
    ['خيلي', 'خیلی'],
    ['\u202Bکتاب\u202C', 'کتاب'],
    ['کتاب\u200D', 'کتاب'],
    ['\u061Cکتاب', 'کتاب'],
    ['\uFB90\uFE98\uFE8E\uFE8F', 'کتاب'],
    ['خانۀ من', 'خانه\u200Cی من'],
    ['Haus\u200B', 'Haus'],
    ['E\u2011Mail', 'E-Mail'],
    ['نه', 'نُه'],
    ['Wie geht’s?', "Wie geht's?"],
    ['Ma\u0308dchen', 'Mädchen'],
  ])('"%s" for "%s", and nothing to note', (typed, answer) => {
    expect(verdict(typed, answer)).toMatchObject({ isRight: true, notes: [], differences: null })
  })
})

describe('right, but pointed out', () => {
  test.each([
    ['Ich gehe Nach Hause', 'Ich gehe nach Hause.', 'capital'],
    ['ich gehe', 'Ich gehe.', 'capital'],
    ['Wie geht es ihnen', 'Wie geht es Ihnen?', 'capital'],
    ['Hallo! wie geht es?', 'Hallo! Wie geht es?', 'capital'],
    ['das haus', 'das Haus', 'noun'],
    ['ich wohne in hamburg', 'Ich wohne in Hamburg.', 'noun'],
    ['Strasse', 'Straße', 'letters'],
    ['die uebung', 'die Übung', 'letters'],
    ['muede', 'müde', 'letters'],
  ])('German: "%s" for "%s" (%s)', (typed, answer, note) => {
    expect(verdict(typed, answer)).toMatchObject({ isRight: true, notes: [note] })
  })

  test.each([
    ['اب', 'آب', 'letters'],
    ['میخواهم', 'می‌خواهم', 'spacing'],
    ['می خواهم', 'می‌خواهم', 'spacing'],
    ['کتابخانه', 'کتاب‌خانه', 'spacing'],
  ])('Persian: "%s" for "%s" (%s)', (typed, answer, note) => {
    const given = verdict(typed, answer, 'fa')
    expect(given).toMatchObject({ isRight: true, notes: [note] })
    expect(given.differences === null).toBe(note === 'letters')
    expect(gradeOf(given, false)).toBe(3)
  })
})

describe('one typo', () => {
  test.each([
    ['Krankenaus', 'Krankenhaus'],
    ['das Krakenhaus', 'das Krankenhaus'],
    ['verstehn', 'verstehen'],
    ['auf stehen', 'aufstehen'],
    ['Ich verstehe dich nciht', 'Ich verstehe dich nicht.'],
  ])('"%s" for "%s" is right and graded hard', (typed, answer) => {
    expect(verdict(typed, answer)).toMatchObject({ isRight: true, notes: ['typo'] })
    expect(gradeOf(verdict(typed, answer), false)).toBe(2)
  })

  test.each([
    ['Hau', 'Haus'],
    ['der Haus', 'das Haus'],
    ['Kranknaus', 'Krankenhaus'],
    ['Ich verstee dich ncht', 'Ich verstehe dich nicht.'],
    ['اسپ', 'اسب'],
  ])('"%s" for "%s" is wrong: the word is short, or there are two', (typed, answer) => {
    expect(verdict(typed, answer).isRight).toBe(false)
    expect(gradeOf(verdict(typed, answer), false)).toBe(1)
  })

  test.each([
    ['schon', 'schön'],
    ['Ich fahren mit dem Bus', 'Ich fahre mit dem Bus.'],
    ['zumachen', 'zu machen'],
  ])('"%s" for "%s" is another word or form, and wrong', (typed, answer) => {
    const known = new Set(['schon', 'fahren', 'zumachen'])
    const expected = { accepted: [answer], isKnownWord: (folded: string) => known.has(folded) }
    expect(verdictOn(typed, expected, 'de').isRight).toBe(false)
    expect(verdict(typed, answer).isRight).toBe(true)
  })

  test('is wrong as long as it is not known which words exist', () => {
    expect(verdictOn('Krankenaus', { accepted: ['Krankenhaus'] }, 'de').isRight).toBe(false)
  })

  test.each([
    ['mude', 'müde'],
    ['funf', 'fünf'],
    ['Tschuss', 'Tschüss!'],
    ['Madchen', 'Mädchen'],
  ])('"%s" for "%s" lacks an umlaut', (typed, answer) => {
    expect(verdict(typed, answer)).toMatchObject({ isRight: true, notes: ['typo', 'umlaut'] })
  })
})

describe('an article that is left out', () => {
  const newspaper = { accepted: ['die Zeitung', 'Zeitung'], isKnownWord: () => false }

  test.each([
    ['Zeitung', ['article']],
    ['zeitung', ['noun', 'article']],
    ['Zeitng', ['typo', 'article']],
    ['die Zeitung', []],
  ])('"%s" is right: %j', (typed, notes) => {
    expect(verdictOn(typed, newspaper, 'de')).toMatchObject({ isRight: true, notes, answer: 'die Zeitung' })
  })

  test('is shown with the right spelling', () => {
    const expected = { accepted: ['die Übung', 'Übung'] }
    expect(verdictOn('Uebung', expected, 'de')).toMatchObject({ notes: ['letters'], answer: 'die Übung' })
  })

  test('is not missed where the name of a country has none', () => {
    const germany = { accepted: ['Deutschland', 'das Deutschland'] }
    expect(verdictOn('Deutschland', germany, 'de')).toMatchObject({ notes: [], answer: 'Deutschland' })
    expect(verdictOn('deutschland', germany, 'de')).toMatchObject({ notes: ['noun'] })
  })
})

/** The typed text and the answer with what differs in brackets. */
function marked({ typed, answer, transliteration, differences }: Verdict): string[] {
  const mark = (text: string, ranges: readonly (readonly [number, number])[] = []) =>
    ranges.reduceRight(
      (all, [start, end]) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
      text,
    )
  return [mark(typed, differences?.typed), mark(transliteration ?? answer, differences?.answer)]
}

describe('the letters that differ are marked', () => {
  test.each([
    ['Hau', 'Haus', 'Hau', 'Hau[s]'],
    ['strasssse', 'Straße', '[s]trass[ss]e', '[S]traße'],
    ['schon', 'schön', 'sch[o]n', 'sch[ö]n'],
    ['die Uebungg', 'die Übung', 'die Uebung[g]', 'die Übung'],
    ['der Haus', 'das Haus', '[der] Haus', '[das] Haus'],
    ['Ich wohnen in hamburg', 'Ich wohne in Hamburg.', 'Ich wohne[n] in [h]amburg', 'Ich wohne in [H]amburg'],
    [
      'Ich morgen nach Berlin',
      'Ich fahre morgen nach Berlin.',
      'Ich morgen nach Berlin',
      'Ich [fahre] morgen nach Berlin',
    ],
    [
      'Er hat ein grosen Hunt',
      'Er hat einen großen Hund.',
      'Er hat ein gro[s]en Hun[t]',
      'Er hat ein[en] gro[ß]en Hun[d]',
    ],
    ['auf stehen', 'aufstehen', 'auf[ ]stehen', 'aufstehen'],
    // An Arabic kaf is not marked, since keyboards differ.
    ['كتبا', 'کتاب', 'کت[ب]ا', 'کتا[ب]'],
    ['من به خانه می‌روی', 'من به خانه می‌روم.', 'من به خانه می‌رو[ی]', 'من به خانه می‌رو[م]'],
    ['Katze', 'Hund', 'Katze', 'Hund'],
    ['', 'Haus', '', 'Haus'],
  ])('"%s" for "%s": %s, %s', (typed, answer, inTyped, inAnswer) => {
    expect(marked(verdict(typed, answer))).toEqual([inTyped, inAnswer])
  })

  test('in the closest right answer', () => {
    const given = verdictOn('großarx', { accepted: ['weit', 'großartig', 'breit'] }, 'de')
    expect(marked(given)).toEqual(['großar[x]', 'großar[tig]'])
  })

  test('in the written standard form, if the spoken one is no closer', () => {
    expect(verdictOn('خوانه', { accepted: ['خانه', 'خونه'] }, 'fa')).toMatchObject({
      isRight: false,
      answer: 'خانه',
    })
  })
})

test('a right answer after help is graded hard, a wrong one stays wrong', () => {
  expect(gradeOf(verdict('Haus', 'Haus'), true)).toBe(2)
  expect(gradeOf(verdict('Maus', 'Haus'), true)).toBe(1)
})

test('an empty answer is always wrong', () => {
  fc.assert(
    fc.property(fc.constantFrom('', ' ', '.', '\u200F'), (typed) => {
      expect(verdict(typed, 'Haus').isRight).toBe(false)
    }),
  )
})

test('any typed text has a verdict, and right answers have the grade 2 or 3', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('Haus', 'می‌خواهم', 'Guten Tag!'),
      (typed, answer) => {
        const given = verdict(typed, answer)
        expect(gradeOf(given, false) > 1).toBe(given.isRight)
        expect(given.differences?.answer.at(-1)?.[1] ?? 0).toBeLessThanOrEqual(answer.length)
      },
    ),
  )
})

describe('a transliteration', () => {
  const sounds = [
    { text: 'خانه', transliteration: 'khâne' },
    { text: 'منزل', transliteration: 'manzel' },
  ]
  const expected = { accepted: ['خانه', 'خونه', 'منزل'], sounds }

  test('is right, and the answer shows how it is written', () => {
    const verdict = verdictOn('khane', expected, 'fa')
    expect(verdict).toMatchObject({
      isRight: true,
      notes: ['transliteration'],
      answer: 'خانه',
      differences: null,
    })
    expect(gradeOf(verdict, false)).toBe(3)
  })

  test('of another right answer shows how that is written', () => {
    expect(verdictOn('manzel', expected, 'fa')).toMatchObject({ isRight: true, answer: 'منزل' })
  })

  test('of another word is wrong', () => {
    expect(verdictOn('khale', expected, 'fa').isRight).toBe(false)
  })

  test.each([
    ['khoshal', 'khoshhâl', 'khosh[h]âl'],
    ['in dokhtar man ast', 'in dokhtar-e man ast', 'in dokhtar-[e] man ast'],
  ])('that lacks a letter is right: "%s" for "%s"', (typed, transliteration, inAnswer) => {
    const given = verdictOn(
      typed,
      { accepted: [], sounds: [{ text: 'متن', transliteration }], isKnownWord: () => false },
      'fa',
    )
    expect(given).toMatchObject({ isRight: true, notes: ['typo'], answer: 'متن', transliteration })
    expect(marked(given)[1]).toBe(inAnswer)
    expect(gradeOf(given, false)).toBe(2)
  })

  test.each([
    ['khodafez', 'khodâhâfez', 'khodafez'],
    ['miravad', 'míravam', 'mirava[d]'],
    ['miravad', 'míravand', 'miravad'],
    ['mikhânam', 'míkhâham', 'mikhâ[n]am'],
    ['bad', 'bât', 'ba[d]'],
  ])('that is another one is compared in Latin letters: "%s" for "%s"', (typed, transliteration, inTyped) => {
    const given = verdictOn(
      typed,
      { accepted: ['متن'], sounds: [{ text: 'متن', transliteration }], isKnownWord: () => false },
      'fa',
    )
    expect(given).toMatchObject({ isRight: false, answer: 'متن', transliteration })
    expect(marked(given)[0]).toBe(inTyped)
  })

  test('is only accepted where it is expected', () => {
    expect(verdictOn('khane', { accepted: ['خانه'] }, 'fa').isRight).toBe(false)
  })
})
