import { describe, expect, test } from 'vitest'
import { rightOrders, wordsToOrder } from './right-orders.ts'

/** The other right orders, each as text. */
const others = (text: string, language: 'de' | 'fa') => rightOrders(text, language).slice(1).toSorted()

describe('the words to put in order', () => {
  test.each([
    ['Ich finde meinen Schlüssel nicht.', 'ich finde meinen Schlüssel nicht'],
    ['Sprechen Sie Deutsch?', 'sprechen Sie Deutsch'],
    ['Ist halb sechs gut?', 'ist halb sechs gut'],
    ['Mach bitte das Fenster zu.', 'mach bitte das Fenster zu'],
    ['Sie sind sehr freundlich.', 'Sie sind sehr freundlich'],
    ['Sie heißt auch Sara!', 'sie heißt auch Sara'],
    ['Anna kommt heute.', 'Anna kommt heute'],
    ['Hallo! Ich bin Anna. Wie heißt du?', 'hallo ich bin Anna wie heißt du'],
    ['Eine Fahrkarte nach Hamburg, bitte.', 'eine Fahrkarte nach Hamburg bitte'],
  ])('of "%s" have no punctuation and no capital of the beginning', (text, words) => {
    expect(wordsToOrder(text, 'de').join(' ')).toBe(words)
    expect(rightOrders(text, 'de')[0]).toBe(words)
  })

  test('of a Persian sentence keep their half-spaces', () => {
    expect(wordsToOrder('سلام، کلیدم را پیدا نمی‌کنم.', 'fa')).toEqual(['سلام', 'کلیدم', 'را', 'پیدا', 'نمی‌کنم'])
  })
})

describe('a German sentence', () => {
  test.each([
    ['a time before the verb or behind it', 'Ich habe heute keine Zeit.', ['heute habe ich keine Zeit']],
    ['a time of several words', 'Um drei Uhr habe ich einen Termin.', ['ich habe um drei Uhr einen Termin']],
    ['a time behind a pronoun', 'Morgen rufe ich dich an.', ['ich rufe dich morgen an']],
    ['a noun as subject', 'Heute hat mein Enkelkind Geburtstag.', ['mein Enkelkind hat heute Geburtstag']],
    ['a name as subject', 'Anna kommt am Montag.', ['am Montag kommt Anna']],
    ['a place', 'Die Kinder spielen draußen.', ['draußen spielen die Kinder']],
    ['a modality', 'Ich komme leider zu spät.', ['leider komme ich zu spät']],
    ['"das" as object', 'Das weiß ich nicht.', ['ich weiß das nicht']],
    ['"das" before an infinitive', 'Ich möchte das kaufen.', ['das möchte ich kaufen']],
    ['a feeling', 'Danke, mir geht es gut.', ['danke es geht mir gut']],
    [
      '"bitte" in an order',
      'Bringen Sie mir bitte eine Suppe.',
      ['bitte bringen Sie mir eine Suppe', 'bringen Sie mir eine Suppe bitte'],
    ],
    ['"bitte" in a question', 'Kannst du mir bitte helfen?', ['kannst du mir helfen bitte']],
    ['"bitte" without a verb', 'Einen Moment, bitte.', ['bitte einen Moment']],
    ['a question', 'Wann kommt heute der Bus?', ['wann kommt der Bus heute']],
    [
      'two clauses',
      'Ich bin müde, denn ich habe heute viel Sport gemacht.',
      ['ich bin müde denn heute habe ich viel Sport gemacht'],
    ],
  ])('may have %s in another place', (_, text, expected) => {
    expect(others(text, 'de')).toEqual(expected.toSorted())
  })

  test.each([
    ['a question is not a statement', 'Kommst du heute?'],
    ['a time that belongs to its noun', 'Ich habe den Termin am Montag vergessen.'],
    ['a time that is negated', 'Ich komme nicht heute.'],
    ['a time behind a preposition', 'Ich warte bis morgen.'],
    ['"es" that only holds the place', 'Es kommt heute ein Gast.'],
    ['"das" as an article', 'Ich nehme das Rote.'],
    ['"das" with an adjective', 'Ich nehme das rote.'],
    ['"das" with "sein"', 'Das bin ich.'],
    ['a weekday that says what day it is', 'Heute ist Montag.'],
    ['"hier", which hands something over', 'Hier ist die Karte.'],
    ['an order with "dann"', 'Dann mach die Tür zu!'],
    ['an object in the first place', 'Das Ticket habe ich schon.'],
    ['a subordinate clause', 'Ich bin heute froh, weil du kommst.'],
    ['an infinitive with "um … zu"', 'Ich lerne jetzt, um zu arbeiten.'],
  ])('has no other order: %s', (_, text) => {
    expect(others(text, 'de')).toEqual([])
  })
})

describe('a Persian sentence', () => {
  test.each([
    ['a time around its subject', 'من امروز کار می‌کنم.', ['امروز من کار می‌کنم']],
    ['a time around a relative', 'برادرم امروز کار می‌کند.', ['امروز برادرم کار می‌کند']],
    ['a time of two words', 'هر روز من فارسی می‌خوانم.', ['من هر روز فارسی می‌خوانم']],
    ['a time around its object', 'فردا کتاب را می‌آورم.', ['کتاب را فردا می‌آورم']],
    ['a place around its object', 'من غذا را اینجا می‌خورم.', ['من اینجا غذا را می‌خورم']],
    ['a recipient around its object', 'کتاب را به من نشان بده!', ['به من کتاب را نشان بده']],
    ['"please"', 'لطفاً پنجره را ببند.', ['پنجره را ببند لطفاً', 'پنجره را لطفاً ببند']],
    ['"please" without a verb', 'یک کیلو سیب، لطفاً.', ['لطفاً یک کیلو سیب']],
  ])('may have %s in another place', (_, text, expected) => {
    expect(others(text, 'fa')).toEqual(expected.toSorted())
  })

  test.each([
    ['a noun that may be tied to the time', 'روزنامه‌ی امروز کجاست؟'],
    ['a noun that may be tied without a letter', 'قیمت امروز چند است؟'],
    ['a pronoun that is an object', 'من را ببین.'],
    ['a possessor', 'کتاب من امروز رسید.'],
    ['a verb on which another depends', 'می‌توانم این را به شما بدهم.'],
    ['a second clause', 'گفتم که کتاب را فردا بیاور.'],
    ['an object before the verb only', 'کلیدم را پیدا نمی‌کنم.'],
  ])('has no other order: %s', (_, text) => {
    expect(others(text, 'fa')).toEqual([])
  })
})

test('of many places to choose from, the number of orders stays small', () => {
  const long = Array.from({ length: 8 }, () => 'Ich gehe heute ins Kino.').join(' ')
  expect(rightOrders(long, 'de').length).toBeLessThanOrEqual(24)
})
