import { describe, expect, test } from 'vitest'
import { adjective, noun, verb, word } from '../test/entries.ts'
import { formIndexOf } from './form-index.ts'
import type { Inflected } from './forms/entry.ts'
import { glossOf, hitsOf } from './gloss.ts'

const lexicon: readonly Inflected[] = [
  word('pronoun', 'ich', 'من man'),
  word('pronoun', 'sie', 'او u'),
  word('pronoun', 'Sie', 'شما shomâ'),
  word('pronoun', 'mich', 'من را man râ', { spoken: 'منو' }),
  word('pronoun', 'mir', 'به من be man'),
  word('pronoun', 'ein paar', 'چند تا chand tâ'),
  word('preposition', 'an', 'به be'),
  word('preposition', 'auf', 'روی ru-ye'),
  word('preposition', 'mit', 'با bâ'),
  word('preposition', 'zu', 'به be'),
  word('conjunction', 'und', 'و va'),
  word('word', 'ein', 'یک yek'),
  word('word', 'nicht', 'نه na'),
  word('word', 'den', 'را râ', { spoken: 'رو' }),
  word('adverb', 'noch', 'هنوز hanuz'),
  word('adverb', 'noch nicht', 'هنوز hanuz'),
  word('adverb', 'gar nicht', 'اصلاً aslan'),
  word('adverb', 'nicht nur', 'نه فقط na faghat'),
  word('adverb', 'gern', 'با کمال میل bâ kamâl-e meyl'),
  word('adverb', 'am liebsten', 'بیشتر از همه bishtar az hame'),
  word('adverb', 'wo', 'کجا kojâ'),
  word('adverb', 'schon', 'دیگر digar'),
  word('phrase', 'nicht wahr?', 'مگر نه؟ magar na?'),
  word('phrase', 'Wie geht es dir?', 'حالت چطور است؟ hâl-at chetor ast?'),
  word('greeting', 'guten Tag', 'روز بخیر ruz bekheyr'),
  word('phrase', 'Das macht nichts', 'اشکالی ندارد eshkâl-i nadârad'),
  verb('gehen', 'رفتن raftan, رو rav', { spoken: 'می‌رم' }),
  verb('machen', 'کردن kardan, کن kon'),
  verb('nehmen', 'گرفتن gereftan, گیر gir'),
  verb('rufen', 'صدا زدن sedâ zadan, زن zan'),
  verb('anrufen', 'زنگ زدن zang zadan, زن zan'),
  verb('aufstehen', 'بلند شدن boland shodan, شو shav'),
  verb('mitkommen', 'همراه آمدن hamrâh âmadan, آ â'),
  verb('kommen', 'آمدن âmadan, آ â'),
  verb('einkaufen', 'خرید کردن kharid kardan, کن kon'),
  verb('kaufen', 'خریدن kharidan, خر khar'),
  verb('sich waschen', 'خود را شستن khod râ shostan, شو shu'),
  verb('waschen', 'شستن shostan, شو shu'),
  verb('sich freuen', 'خوشحال شدن khoshhâl shodan, شو shav'),
  verb('sich erinnern', 'به یاد آوردن be yâd âvardan, آور âvar'),
  verb('erinnern', 'یادآوری کردن yâdâvari kardan, کن kon'),
  verb('Auto fahren', 'رانندگی کردن rânandegi kardan, کن kon'),
  verb('fahren', 'رفتن raftan, رو rav'),
  verb('haben', 'داشتن dâshtan, دار dâr'),
  verb('Hunger haben', 'گرسنه بودن gorosne budan, باش bâsh', { spoken: 'گشنمه' }),
  verb('Zeit haben', 'وقت داشتن vaght dâshtan, دار dâr'),
  verb('sein', 'بودن budan, باش bâsh'),
  verb('einverstanden sein', 'موافق بودن movâfegh budan, باش bâsh'),
  verb('arbeiten', 'کار کردن kâr kardan, کن kon'),
  verb('helfen', 'کمک کردن komak kardan, کن kon'),
  verb('schütteln', 'تکان دادن takân dâdan, ده dah'),
  verb('winken', 'دست تکان دادن dast takân dâdan, ده dah'),
  verb('sich langweilen', 'حوصله‌ی کسی سر رفتن howsele-ye kas-i sar raftan, رو rav'),
  verb('gefallen', 'خوش آمدن khosh âmadan, آ â'),
  verb('aufschlagen', 'باز کردن bâz kardan, کن kon'),
  verb('schließen', 'بستن bastan, بند band'),
  verb('verlieren', 'گم کردن gom kardan, کن kon'),
  verb('essen', 'غذا خوردن ghazâ khordan, خور khor'),
  verb('achten', 'توجه کردن tavajjoh kardan, کن kon'),
  noun('das Essen, Essen', 'غذا ghazâ'),
  noun('der Hunger', 'گرسنگی gorosnegi'),
  noun('die Zeit', 'زمان zamân'),
  noun('das Auto, Autos', 'ماشین mâshin'),
  noun('das Brot, Brote', 'نان nân', { spoken: 'نون' }),
  noun('das Paar, Paare', 'جفت joft'),
  noun('die Schule, Schulen', 'مدرسه madrese'),
  noun('die Arbeit, Arbeiten', 'کار kâr'),
  noun('die Hand, Hände', 'دست dast'),
  noun('die Milch', 'شیر shir'),
  noun('der Schutzhelm, Schutzhelme', 'کلاه ایمنی kolâh-e imeni'),
  noun('der Mann, Männer', 'مرد mard'),
  noun('die Leute', 'مردم mardom', { number: 'plural' }),
  noun('das Geschäft, Geschäfte', 'مغازه maghâze'),
  noun('das Buch, Bücher', 'کتاب ketâb'),
  adjective('schön', 'قشنگ ghashang'),
  adjective('süß', 'شیرین shirin'),
  adjective('groß', 'بزرگ bozorg'),
  adjective('geschlossen', 'بسته baste'),
  adjective('hungrig', 'گرسنه gorosne'),
  adjective('viel', 'زیاد ziyâd'),
  word('number', 'acht', 'هشت hasht'),
  word('number', 'neun', 'نُه noh'),
]
const german = formIndexOf('de', lexicon)
const persian = formIndexOf('fa', lexicon)

/** "rufe … an: anrufen": the words of each row and the likeliest entry, with the form. */
function rows(text: string): string[] {
  const isPersian = /[\u0600-\u06FF]/u.test(text)
  return glossOf(isPersian ? persian : german, text).map(({ text, hits: [first] }) => {
    if (!first) return text
    const form = first.features.length > 0 ? ` (${first.features.join(' ')})` : ''
    return `${text}: ${first.entry.german}${form}`
  })
}

describe('a German verb of several words', () => {
  test.each([
    ['a separable verb', 'Ich rufe dich an.', 'rufe … an: anrufen (1s present)'],
    [
      '… with a preposition of the same name',
      'Ich rufe an der Schule an.',
      'rufe … an: anrufen (1s present)',
    ],
    ['… followed by "und"', 'Ich stehe auf und gehe.', 'stehe auf: aufstehen (1s present)'],
    ['… with a place after it', 'Kommst du mit zu Ali?', 'Kommst … mit: mitkommen (2s present)'],
    ['… in a subordinate clause', 'Wenn er mich anruft, …', 'anruft: anrufen (3s present)'],
    ['… with zu', 'Ich gehe, um einzukaufen.', 'einzukaufen: einkaufen (zu-infinitive)'],
    ['… in the perfect', 'Er hat mich angerufen.', 'hat … angerufen: anrufen (3s perfect)'],
    ['the perfect with sein', 'Ich bin gestern gekommen.', 'bin … gekommen: kommen (1s perfect)'],
    ['the pluperfect', 'Ich hatte schon eingekauft.', 'hatte … eingekauft: einkaufen (1s pluperfect)'],
    ['the perfect at the end', 'weil ich gegangen bin', 'gegangen bin: gehen (1s perfect)'],
    ['zu and the infinitive', 'Er kommt, um zu waschen.', 'zu waschen: waschen (zu-infinitive)'],
    ['a reflexive verb', 'Ich freue mich.', 'freue mich: sich freuen (1s present)'],
    ['… that is also used otherwise', 'Ich wasche mich.', 'wasche mich: sich waschen (1s present)'],
    ['… in the infinitive', 'Ich möchte mich waschen.', 'mich waschen: sich waschen'],
    ['a verb with a noun', 'Ich fahre gern Auto.', 'fahre … Auto: Auto fahren (1s present)'],
    ['… at the end', 'weil ich Auto fahre', 'Auto fahre: Auto fahren (1s present)'],
    ['… with a negation between them', 'Ich habe keine Zeit.', 'habe … Zeit: Zeit haben (1s present)'],
    [
      'a verb with an adjective',
      'Ich bin einverstanden.',
      'bin einverstanden: einverstanden sein (1s present)',
    ],
  ])('%s: %s', (_, text, row) => {
    expect(rows(text)).toContain(row)
  })

  test.each([
    ['"ein" is an article here', 'Ich kaufe ein Brot.', 'kaufe: kaufen (1s present)'],
    ['"auf" belongs to the next word', 'Ich stehe auf der Schule.', 'auf: auf'],
    ['the pronoun is of someone else', 'Er wäscht mich.', 'wäscht: waschen (3s present)'],
    ['it is an order', 'Erinnere mich!', 'Erinnere: erinnern (2s imperative)'],
    ['the noun has a preposition', 'Ich fahre mit dem Auto.', 'fahre: fahren (1s present)'],
    ['the noun is the subject', 'Der Hunger hat …', 'Hunger: Hunger'],
    ['"habe" is the auxiliary', 'Ich habe viel Zeit verloren.', 'habe … verloren: verlieren (1s perfect)'],
  ])('is not found where %s: %s', (_, text, row) => {
    expect(rows(text)).toContain(row)
  })

  test('"am schönsten" is one form, and "am liebsten" an entry of its own', () => {
    expect(rows('Das ist am schönsten.')).toContain('am schönsten: schön (superlative)')
    expect(rows('Ich gehe am liebsten.')).toContain('am liebsten: am liebsten')
  })
})

describe('a Persian verb of several words', () => {
  test.each([
    ['a compound', 'من کار می‌کنم.', 'کار می‌کنم: arbeiten (1s present)'],
    ['… that is negated', 'من کار نمی‌کنم.', 'کار نمی‌کنم: arbeiten (1s present negative)'],
    ['… with whom it is about', 'کمکم کن!', 'کمکم کن: helfen (2s imperative)'],
    ['… with an adjective inside', 'کمک زیادی کرد.', 'کمک … کرد: helfen (3s past)'],
    ['… with an impersonal ending', 'خوشم می‌آید.', 'خوشم می‌آید: gefallen (3s present)'],
    ['… of three words', 'حوصله‌ام سر رفت.', 'حوصله‌ام سر رفت: sich langweilen (3s past)'],
    ['… with را inside', 'خودم را شستم.', 'خودم را شستم: sich waschen (1s past)'],
    ['the perfect', 'او رفته است.', 'رفته است: gehen (3s perfect)'],
    ['the pluperfect of a compound', 'کار کرده بودم.', 'کار کرده بودم: arbeiten (1s pluperfect)'],
    ['the future', 'خواهم رفت.', 'خواهم رفت: gehen (1s future)'],
    ['the future of a compound', 'کار نخواهد کرد.', 'کار نخواهد کرد: arbeiten (3s future negative)'],
    ['the subjunctive of "to have"', 'وقت داشته باشید', 'وقت داشته باشید: Zeit haben (2p subjunctive)'],
    ['"to be" with an adjective', 'من گرسنه‌ام.', 'گرسنه‌ام: Hunger haben (1s present)'],
    ['… as people say it', 'گشنمه', 'گشنمه: Hunger haben (1s present spoken)'],
  ])('%s: %s', (_, text, row) => {
    expect(rows(text)).toContain(row)
  })

  test.each([
    ['the noun is the object', 'کار را کردم.', 'کردم: machen (1s past)'],
    ['the noun is part of a question', 'چه کار می‌کنی؟', 'می‌کنی: machen (2s present)'],
    ['a longer verb only has an object', 'دستم را تکان دادم.', 'تکان دادم: schütteln (1s past)'],
    ['an adjective precedes "is"', 'مغازه بسته است.', 'بسته: geschlossen'],
  ])('is not found where %s: %s', (_, text, row) => {
    expect(rows(text)).toContain(row)
  })

  test('a progressive form is two verbs: دارم می‌روم', () => {
    expect(rows('دارم می‌روم')).toEqual(['دارم: haben (1s present)', 'می‌روم: gehen (1s present)'])
  })

  test('in speech, the destination may follow the verb', () => {
    expect(rows('می‌رم مدرسه')).toEqual(['می‌رم: gehen (1s present spoken)', 'مدرسه: Schule'])
  })
})

describe('an expression of several words', () => {
  test.each([
    ['Guten Tag!', 'Guten Tag: guten Tag'],
    ['Hallo, wie geht es dir?', 'wie geht es dir: Wie geht es dir?'],
    ['کلاه‌های ایمنی', 'کلاه‌های ایمنی: Schutzhelm (plural)'],
    ['کلاه ایمنی‌ام', 'کلاه ایمنی‌ام: Schutzhelm (1s possessive)'],
  ])('%s', (text, row) => {
    expect(rows(text)).toContain(row)
  })

  test('"ein Paar" is not "ein paar"', () => {
    expect(rows('Ich habe ein Paar.')).toContain('Paar: Paar')
    expect(rows('Ich habe ein paar.')).toContain('ein paar: ein paar')
  })

  test('does not extend into the next sentence', () => {
    expect(rows('Das ist nicht. Nur …')).not.toContain('nicht. Nur: nicht nur')
  })

  test('"noch nicht" is glossed word by word, since هنوز alone would not be negative', () => {
    expect(rows('noch nicht')).toEqual(['noch: noch', 'nicht: nicht'])
  })

  test('… but "gar nicht" as one, marked as a negation, where "gar" has no entry', () => {
    expect(glossOf(german, 'gar nicht')).toMatchObject([{ text: 'gar nicht', negative: true }])
  })

  test('a question tag is a clause of its own: "nicht wahr?" is not in "Das ist nicht wahr!"', () => {
    expect(rows('Das ist nicht wahr!').join()).not.toContain('nicht wahr')
    expect(rows('Du gehst, nicht wahr?')).toContain('nicht wahr: nicht wahr?')
  })

  test('whole sentences are negative in both languages', () => {
    expect(rows('Das macht nichts.')).toEqual(['Das macht nichts: Das macht nichts'])
  })
})

describe('the likeliest meaning comes first:', () => {
  test.each([
    ['the noun with a capital', 'Das Essen ist da.', 'Essen: Essen'],
    ['the verb without', 'Wir essen.', 'essen: essen (1p present)'],
    ['at the beginning of a sentence, the order of the entries', 'Sie geht.', 'Sie: sie'],
    ['the polite word with a capital', 'Gehen Sie?', 'Sie: Sie'],
    ['the headword before an ending', 'این شیرین است.', 'شیرین: süß'],
    ['the people, not "my man"', 'مردم رفتند.', 'مردم: Leute'],
    ['a number only with its vowel mark', 'نُه کتاب', 'نُه: neun'],
    ['"no" without', 'نه، مرسی', 'نه: nicht'],
  ])('%s: %s', (_, text, row) => {
    expect(rows(text)).toContain(row)
  })

  test('the order of the entries, even where their stems have different lengths', () => {
    // "Banken" is Bank + en or Banke + n.
    const short = noun('die Bank, Banken', 'بانک bânk')
    const long = noun('die Banke, Banken', 'نیمکت nimkat')
    const first = (...entries: readonly Inflected[]) => hitsOf(formIndexOf('de', entries), 'Banken')[0]?.entry
    expect(first(short, long)).toBe(short)
    expect(first(long, short)).toBe(long)
  })

  test('all of them are kept, those of one entry together', () => {
    const hits = hitsOf(german, 'machen')
    expect(hits.map(({ features }) => features.join(' '))).toEqual(['', '1p present', '3p present'])
  })

  test('a spoken ending is offered only where nothing else fits: شیرین, کتابه', () => {
    expect(hitsOf(persian, 'شیرین').map(({ entry }) => entry.german)).toEqual(['süß'])
    expect(hitsOf(persian, 'کتابه')).toMatchObject([{ features: ['3s', 'copula', 'spoken'] }])
  })

  test('the verb "achten" is not the ordinal "eighth"', () => {
    expect(glossOf(german, 'Wir achten auf ihn.').map(({ number }) => number)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('typed texts', () => {
  test.each([
    ['می روم', 'می‌روم: gehen (1s present)'],
    ['ميروم', 'ميروم: gehen (1s present)'],
    ['کتاب ها', 'کتاب‌ها: Buch (plural)'],
    ['schoen', 'schoen: schön'],
    ['GROSS', 'GROSS: groß'],
  ])('%s is found', (text, row) => {
    expect(rows(text)).toEqual([row])
  })
})

describe('a word without an entry', () => {
  test('has a row in its place', () => {
    expect(rows('Ich esse Xyzzy gern.')).toEqual([
      'Ich: ich',
      'esse: essen (1s present)',
      'Xyzzy',
      'gern: gern',
    ])
  })

  test('may be a name, with its other script', () => {
    const [row] = glossOf(german, 'Maryam')
    expect(row).toMatchObject({ hits: [], name: { german: 'Maryam', farsi: 'مریم', kind: 'person' } })
  })

  test('may be a number', () => {
    expect(glossOf(german, 'hundertzwölf')).toMatchObject([{ hits: [], number: '112' }])
  })

  test('is not negated twice: نیست is a form of "to be missing"', () => {
    const index = formIndexOf('fa', [verb('fehlen', 'نبودن nabudan, باش bâsh')])
    expect(glossOf(index, 'نیست')).toMatchObject([
      { negative: false, hits: [{ features: ['3s', 'present'] }] },
    ])
  })

  test('negates if it looks like a negated Persian verb', () => {
    expect(glossOf(persian, 'نمی‌چلانم')).toMatchObject([{ hits: [], negative: true }])
  })
})

test('an empty text has an empty gloss', () => {
  expect(glossOf(german, ' … ')).toEqual([])
})
