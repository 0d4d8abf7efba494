import { describe, expect, test } from 'vitest'
import type { Language } from '../language.ts'
import { adjective, noun, verb, word } from '../../test/entries.ts'
import { formIndexOf } from '../form-index.ts'
import { aroundGap, transliterationAround } from './around-gap.ts'
import { gapsIn } from './find-gaps.ts'
import type { Sentence } from './gap.ts'

const entries = [
  word('word', 'ein', 'یک yek'),
  word('pronoun', 'ich', 'من man'),
  word('pronoun', 'mein', 'من man'),
  verb('sein', 'بودن budan, باش bâsh'),
  verb('kommen', 'آمدن âmadan, آ â'),
  verb('wohnen', 'زندگی کردن zendegi kardan, کن kon'),
  verb('anrufen', 'زنگ زدن zang zadan, زن zan'),
  verb('sich freuen', 'خوشحال شدن khoshhâl shodan, شو shav'),
  verb('meinen', 'فکر کردن fekr kardan, کن kon'),
  verb('sehen', 'دیدن didan, بین bin'),
  verb('entschuldigen', 'بخشیدن bakhshidan, بخش bakhsh'),
  adjective('müde', 'خسته khaste'),
  adjective('schön', 'قشنگ ghashang'),
  noun('die Mutter, Mütter', 'مادر mâdar'),
  noun('der Tisch, Tische', 'میز miz'),
  noun('der Teller, Teller', 'بشقاب boshghâb'),
  noun('der Bruder, Brüder', 'برادر barâdar'),
]
const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }

const sentence = (german: string, farsi: string, transliteration = ''): Sentence => ({
  german,
  farsi,
  transliteration,
})

/** "answer: wrong, wrong" for each gap. */
const asked = (language: Language, german: string, farsi: string) =>
  gapsIn(indexes[language], sentence(german, farsi)).map(
    ({ gap }) => `${gap.answer}: ${gap.wrongForms.join(', ')}`,
  )

describe('a German form is asked for', () => {
  test.each([
    ['with its subject', 'Ich bin müde.', ['bin: bist, ist, sind']],
    ['at the beginning, with its capital', 'Wohnen Sie hier?', ['Wohnen: Wohne, Wohnst, Wohnt']],
    ['of a separable verb', 'Ich rufe heute an.', ['rufe: rufst, ruft, rufen']],
    ['of a third person, but not another third person', 'Das ist schön.', ['ist: bin, bist, seid']],
    ['before a noun', 'Das ist mein Bruder.', ['ist: bin, bist, seid', 'mein: meine, meinem, meinen']],
    [
      'before a noun, and not as a verb',
      'Ich rufe meine Mutter an.',
      ['rufe: rufst, ruft, rufen', 'meine: mein, meinem, meinen'],
    ],
  ])('%s', (_, german, expected) => {
    expect(asked('de', german, '')).toEqual(expected)
  })

  test.each([
    ['without a subject: "ich" could be missing', 'Freut mich!'],
    ['whose case is undetermined', 'Einen Tisch, bitte!'],
    ['after a preposition with two cases', 'Ich auf meinen Tisch.'],
    ['before a noun that may be several', 'Das mein Teller.'],
    ['that is an order', 'Komm, Sara!'],
  ])('but not one %s', (_, german) => {
    expect(asked('de', german, '')).toEqual([])
  })
})

describe('a Persian form is asked for', () => {
  test.each([
    [
      'whose person is determined by the translation',
      'Ich komme.',
      'فردا می‌آیم.',
      ['می‌آیم: می‌آیی, می‌آید, می‌آییم'],
    ],
    ['with "to be" as an ending', 'Ich bin müde.', 'خسته‌ام.', ['خسته‌ام: خسته‌ای, خسته‌ایم, خسته‌اید']],
    ['with a possessive ending', 'Dein Bruder?', 'برادرت؟', ['برادرت: برادرم, برادرش, برادرمان']],
    [
      'of a third person, but not another third person',
      'Er ist hier.',
      'اینجا است.',
      ['است: هستم, هستی, هستیم'],
    ],
    ['of a compound verb without ب', 'Wir wohnen hier?', 'اینجا زندگی کنیم؟', ['کنیم: کنم, کنی, کند']],
  ])('%s', (_, german, farsi, expected) => {
    expect(asked('fa', german, farsi)).toEqual(expected)
  })

  test.each([
    ['where the translation names two persons', 'Ich sehe dich.', 'می‌بینم.'],
    ['where it names no person', 'Schönen Feierabend!', 'خسته نباشید!'],
    ['that may be an order', 'Entschuldigen Sie!', 'ببخشید!'],
    ['that "Sie" leaves open', 'Sie kommen morgen.', 'فردا می‌آیید.'],
  ])('but not one %s', (_, german, farsi) => {
    expect(asked('fa', german, farsi)).toEqual([])
  })
})

describe('around a gap', () => {
  test('are the rest of the sentence and of its transliteration', () => {
    const [found] = gapsIn(
      indexes.fa,
      sentence('Ja, ich wohne hier.', 'بله، اینجا زندگی می‌کنم.', 'bále, injâ zendegi míkonam.'),
    )
    if (!found) throw new Error('There is no gap')
    expect(aroundGap(found.gap, 'fa')).toEqual(['بله، اینجا زندگی ', '.'])
    expect(transliterationAround(found.gap)).toEqual(['bále, injâ zendegi ', '.'])
  })

  test('is no transliteration if its word count differs', () => {
    const [found] = gapsIn(indexes.fa, sentence('Mein Bruder und ich.', 'برادرم و من.', 'barâdar-am-o man.'))
    if (!found) throw new Error('There is no gap')
    expect(transliterationAround(found.gap)).toBeNull()
  })
})
