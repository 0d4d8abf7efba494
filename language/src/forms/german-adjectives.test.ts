import { describe, expect, test } from 'vitest'
import { adjective, word } from '../../test/entries.ts'
import { formsOf } from './forms.ts'

const formsOfWord = (german: string, type = 'adjective') => formsOf('de', word(type, german, 'خوب khub'))

describe('an adjective with its comparison', () => {
  test.each([
    ['schön', 'schöne', 'schöner', 'am schönsten'],
    ['nett', 'nette', 'netter', 'am nettesten'],
    ['alt', 'alte', 'älter', 'am ältesten'],
    ['groß', 'große', 'größer', 'am größten'],
    ['jung', 'junge', 'jünger', 'am jüngsten'],
    ['gut', 'gute', 'besser', 'am besten'],
    ['hoch', 'hohe', 'höher', 'am höchsten'],
    ['nah', 'nahe', 'näher', 'am nächsten'],
    ['teuer', 'teure', 'teurer', 'am teuersten'],
    ['dunkel', 'dunkle', 'dunkler', 'am dunkelsten'],
    ['flexibel', 'flexible', 'flexibler', 'am flexibelsten'],
    ['sauber', 'saubere', 'sauberer', 'am saubersten'],
    ['heiß', 'heiße', 'heißer', 'am heißesten'],
    ['frisch', 'frische', 'frischer', 'am frischesten'],
    ['praktisch', 'praktische', 'praktischer', 'am praktischsten'],
    ['spannend', 'spannende', 'spannender', 'am spannendsten'],
    ['berühmt', 'berühmte', 'berühmter', 'am berühmtesten'],
    ['neu', 'neue', 'neuer', 'am neuesten'],
    ['müde', 'müde', 'müder', 'am müdesten'],
    ['leise', 'leise', 'leiser', 'am leisesten'],
    ['fit', 'fitte', 'fitter', 'am fittesten'],
    ['schnell', 'schnelle', 'schneller', 'am schnellsten'],
    ['viel', 'viele', 'mehr', 'am meisten'],
  ])('%s: %s, %s, %s', (german, inflected, comparative, superlative) => {
    const forms = formsOfWord(german)
    const textOf = (features: string) => forms.find((form) => form.features.join(' ') === features)?.text
    expect([textOf('inflected'), textOf('comparative'), textOf('superlative')]).toEqual([
      inflected,
      comparative,
      superlative,
    ])
  })

  test('has all five endings in all three degrees', () => {
    const texts = formsOf('de', adjective('kalt', 'سرد sard')).map(({ text }) => text)
    expect(texts).toEqual(
      expect.arrayContaining(['kalte', 'kaltem', 'kalten', 'kalter', 'kaltes', 'kälteres', 'kältestem']),
    )
  })
})

test.each([
  ['erste', 'erste erstem ersten erster erstes'],
  ['nächste', 'nächste nächstem nächsten nächster nächstes'],
  ['letzte', 'letzte letztem letzten letzter letztes'],
  ['rechte', 'rechte rechtem rechten rechter rechtes'],
  ['verheiratet', 'verheiratet verheiratete verheiratetem verheirateten verheirateter verheiratetes'],
  ['rosa', 'rosa'],
  ['egal', 'egal'],
])('%s is declined, but not compared: %s', (german, forms) => {
  expect([...new Set(formsOfWord(german).map(({ text }) => text))].join(' ')).toBe(forms)
})

test.each([
  ['gern', 'gern lieber am liebsten'],
  ['oft', 'oft öfter am öftesten'],
  ['heute', 'heute'],
])('forms of the adverb %s: %s', (german, forms) => {
  const texts = formsOfWord(german, 'adverb').map(({ text }) => text)
  expect(texts.filter((text) => !/^\S+sten$/.test(text)).join(' ')).toBe(forms)
})

test.each([
  ['mein', 'mein meine meinem meinen meiner meines meins'],
  ['euer', 'euer eure eurem euren eurer eures'],
  ['dieser', 'dieser diese diesem diesen dieses'],
  ['alle', 'alle allem allen aller alles'],
  ['jemand', 'jemand jemanden jemandem'],
  ['der', 'der den dem des dessen'],
  ['derselbe', 'derselbe derselben dieselbe dieselben dasselbe denselben demselben desselben'],
  [
    'was für ein',
    'was für ein was für eine was für einem was für einen was für einer was für eines was für eins',
  ],
])('forms of the pronoun %s: %s', (german, forms) => {
  expect([...new Set(formsOfWord(german, 'pronoun').map(({ text }) => text))].join(' ')).toBe(forms)
})

test.each([
  ['drei', 'drei dritte drittem dritten dritter drittes'],
  ['zwanzig', 'zwanzig zwanzigste zwanzigstem zwanzigsten zwanzigster zwanzigstes'],
])('forms of the number %s: %s', (german, forms) => {
  expect(
    formsOfWord(german, 'number')
      .map(({ text }) => text)
      .join(' '),
  ).toBe(forms)
})

test('prepositions contract with "das"', () => {
  expect(formsOfWord('auf', 'preposition').map(({ text }) => text)).toEqual(['auf', 'aufs'])
})
