import fc from 'fast-check'
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
    ['Entschuldigung, wie heißen Sie?', 'Entschuldigung wie heißen Sie'],
    ['Freut mich!', 'freut mich'],
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
    [
      'a feeling',
      'Danke, mir geht es gut.',
      ['danke es geht mir gut', 'es geht mir gut danke', 'mir geht es gut danke'],
    ],
    ['who is addressed', 'Ali, wer ist das?', ['wer ist das Ali']],
    ['who is addressed at the end', 'Auf Wiedersehen, Frau Ahmadi!', ['Frau Ahmadi auf Wiedersehen']],
    ['who is addressed between', 'Gut, Paul, bis bald!', ['Paul gut bis bald', 'gut bis bald Paul']],
    ['a name', 'Ich bin Anna.', ['Anna bin ich']],
    ['a name behind "Name"', 'Mein Name ist Müller.', ['Müller ist mein Name']],
    ['a predicate noun', 'Ihre Nachbarin bin ich.', ['ich bin Ihre Nachbarin']],
    [
      'a connecting adverb',
      'Dann ziehe ich am Samstag um.',
      ['am Samstag ziehe ich dann um', 'ich ziehe am Samstag dann um', 'ich ziehe dann am Samstag um'],
    ],
    ['an object', 'Ich finde meinen Schlüssel nicht.', ['meinen Schlüssel finde ich nicht']],
    ['an object of the first place', 'Das Ticket habe ich schon.', ['ich habe das Ticket schon']],
    ['an adjective as object', 'Ich nehme das Rote.', ['das Rote nehme ich']],
    [
      'an object beside a time',
      'Ich muss jetzt meine Tabletten nehmen.',
      [
        'ich muss meine Tabletten jetzt nehmen',
        'jetzt muss ich meine Tabletten nehmen',
        'meine Tabletten muss ich jetzt nehmen',
      ],
    ],
    ['a phrase with a preposition', 'Ich fahre mit dem Bus.', ['mit dem Bus fahre ich']],
    ['the verb of a question', 'Und Sie sind Ali?', ['und sind Sie Ali']],
    ['the subject of a question', 'Kommst du heute?', ['du kommst heute']],
    ['a noun as subject of a question', 'Ist Ihre Arbeit schwierig?', ['Ihre Arbeit ist schwierig']],
    ['"das" as subject of a question', 'Ist das deine Familie?', ['das ist deine Familie']],
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
    ['a request is no statement', 'Können Sie mir helfen?'],
    ['a suggestion is no statement', 'Wollen wir zusammen kochen?'],
    ['a statement is no question', 'Wir kochen zusammen.'],
    ['a noun with its relative clause', 'Das ist der Mann, der heute kommt.'],
    ['an object to which more belongs', 'Ich nehme die Suppe und das Hähnchen mit Salat.'],
    ['a phrase that belongs to a noun', 'Ich brauche Tabletten gegen Schmerzen.'],
    ['a noun that is no name', 'Vorsicht, es ist glatt!'],
    ['two nouns, either of which may be the subject', 'Meine Schwester sucht die Frau.'],
    ['a time that belongs to its noun', 'Ich habe den Termin am Montag vergessen.'],
    ['a time that is negated', 'Ich komme nicht heute.'],
    ['a time behind a preposition', 'Ich warte bis morgen.'],
    ['"es" that only holds the place', 'Es kommt heute ein Gast.'],
    ['"das" with an adjective', 'Ich nehme das rote.'],
    ['"das" with "sein"', 'Das bin ich.'],
    ['a weekday that says what day it is', 'Heute ist Montag.'],
    ['"hier", which hands something over', 'Hier ist die Karte.'],
    ['an order with "dann"', 'Dann mach die Tür zu!'],
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
    [
      'a place around its object',
      'من غذا را اینجا می‌خورم.',
      ['من اینجا غذا را می‌خورم', 'اینجا من غذا را می‌خورم'],
    ],
    ['who is addressed', 'علی، ایشان کی هستند؟', ['ایشان کی هستند علی']],
    ['who is addressed with a title', 'سلام، آقای احمدی!', ['آقای احمدی سلام']],
    [
      'who is addressed with a title behind',
      'شما اهل کجا هستید، مریم خانم؟',
      ['مریم خانم شما اهل کجا هستید'],
    ],
    ['a predicate noun', 'همسایه‌ی شما من هستم.', ['من همسایه‌ی شما هستم']],
    ['a name', 'من آنا هستم.', ['آنا من هستم']],
    ['a weekday', 'دوشنبه پدر و مادرم می‌آیند.', ['پدر و مادرم دوشنبه می‌آیند']],
    ['an hour', 'من ساعت پنج و ربع می‌آیم.', ['ساعت پنج و ربع من می‌آیم']],
    ['a subject with هم', 'چهارشنبه من هم وقت دارم.', ['من هم چهارشنبه وقت دارم']],
    ['the weather', 'امروز هوا خوب است.', ['هوا امروز خوب است']],
    ['thanks', 'ممنون، حالم خوب است.', ['حالم خوب است ممنون']],
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
    ['a noun to which the pronoun may belong', 'شما همکار جدید هستید؟'],
    ['a pronoun that is one of two', 'امروز من و علی کار می‌کنیم.'],
    ['a pronoun with a number', 'امروز ما دو نفر کار می‌کنیم.'],
    ['the day that it is', 'امروز دوشنبه است.'],
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

const sorted = (order: string) => order.split(' ').toSorted().join(' ')

describe('every right order', () => {
  test('of a German statement has the same words, and one part before its verb', () => {
    const subjects = fc.constantFrom('ich', 'wir', 'Sie', 'Anna', 'mein Bruder')
    const times = fc.constantFrom('heute', 'am Montag', 'dann', 'jeden Tag', 'um drei Uhr')
    const rests = fc.constantFrom('den Film', 'meine Mutter', 'ein Buch', 'mit dem Bus', 'zu Hause', 'nicht')
    fc.assert(
      fc.property(subjects, times, rests, (subject, time, rest) => {
        const capital = subject.replace(/^./u, (first) => first.toUpperCase())
        const [own = '', ...others] = rightOrders(`${capital} sehen ${time} ${rest}.`, 'de')
        for (const order of others) {
          expect(sorted(order)).toBe(sorted(own))
          expect([subject, time, rest]).toContain(order.split(' sehen')[0])
        }
      }),
    )
  })

  test('of a Persian statement has the same words, را behind its object, and the verb at the end', () => {
    const subjects = fc.constantFrom('من', 'برادرم', 'علی', 'پدر و مادرم', 'من هم')
    const times = fc.constantFrom('امروز', 'دوشنبه', 'ساعت سه', 'هر روز', 'متأسفانه')
    const rests = fc.constantFrom('کتاب را', 'به من کتاب را', 'در خانه', 'اینجا غذا را')
    fc.assert(
      fc.property(subjects, times, rests, (subject, time, rest) => {
        const [own = '', ...others] = rightOrders(`${subject} ${time} ${rest} می‌بینم.`, 'fa')
        expect(others.length).toBeGreaterThan(0)
        for (const order of others) {
          expect(sorted(order)).toBe(sorted(own))
          expect(order).toMatch(/ می‌بینم$/u)
          expect(order).not.toMatch(/(?<!کتاب|غذا) را /u)
          for (const part of [subject, time]) expect(order).toContain(part)
        }
      }),
    )
  })
})
