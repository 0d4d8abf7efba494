import { describe, expect, test } from 'vitest'
import { onOneLine, piecesOf } from './sentences.ts'

/** The sentences of a text, each on one line. */
const sentences = (text: string, known: readonly string[] = []) =>
  piecesOf(text, (text) => known.includes(text))
    .filter(({ isSentence }) => isSentence)
    .map(({ text: sentence }) => onOneLine(sentence))

describe('a point that does not end a sentence', () => {
  test.each([
    'Bitte reichen Sie die Unterlagen bis zum 15. Dezember ein.',
    'Am 3. ist frei.',
    'Der Termin ist vom 1. bis 3. Mai.',
    'Wir wohnen im 2. Stock.',
    'Er kommt am 24. Januar 2025 um 10.30 Uhr.',
    'Der Brief vom 15.12. ist da.',
    'Der Brief vom 15.12.2024 ist da.',
    'Zimmer 214, 2. Obergeschoss',
    'Es gibt Obst, z. B. Äpfel.',
    'Es gibt Obst, z.B. Äpfel.',
    'Das heißt, d. h. Sie müssen zahlen.',
    'Das kostet ca. 30 Euro bzw. Dollar.',
    'Nr. 5 und Tel. 040 gehören Dr. Müller.',
    'Gem. § 44 Abs. 2 SGB II bzw. Art. 3 gilt das.',
    'Hr. Müller und Fr. Karimi wohnen in der Hauptstr. 5.',
    'Die Miete inkl. Heizung, evtl. auch Strom, ggf. mehr.',
    'Brot, Milch usw. kaufen wir u. a. hier.',
    'Siehe S. 12 und Abs. 3.',
    'Prof. Weber hat 3 Mio. Euro.',
    'Herr A. Müller ist da.',
    'Rufen Sie Dr. med. Schmidt an.',
    'Die Firma Müller & Co. KG zahlt.',
    'Das sind Kosten i. H. v. 30 Euro.',
    'Mo.–Fr. 8–12 Uhr',
  ])('%s', (text) => {
    expect(sentences(text)).toEqual([text])
  })
})

describe('the end of a sentence', () => {
  test.each([
    ['Guten Tag. Wie geht es?', ['Guten Tag.', 'Wie geht es?']],
    ['Heute ist der 15. Danach gehe ich.', ['Heute ist der 15.', 'Danach gehe ich.']],
    ['Wir kaufen Brot usw. Der Rest folgt.', ['Wir kaufen Brot usw.', 'Der Rest folgt.']],
    ['Er sagte: „Komm!“ Dann ging er.', ['Er sagte: „Komm!“', 'Dann ging er.']],
    ['Ja! Nein? Gut…', ['Ja!', 'Nein?', 'Gut…']],
    ['Wo? Im Jahr 2024. Gut.', ['Wo?', 'Im Jahr 2024.', 'Gut.']],
    ['سلام! حالت چطور است؟ خوبم.', ['سلام!', 'حالت چطور است؟', 'خوبم.']],
    ['Schreib an info@example.org. Danke.', ['Schreib an info@example.org.', 'Danke.']],
  ])('%s', (text, parts) => {
    expect(sentences(text)).toEqual(parts)
  })
})

describe('a line break', () => {
  test.each([
    ['Das Buch\nliegt auf dem Tisch.', ['Das Buch liegt auf dem Tisch.']],
    ['Ich lese das\nBuch.', ['Ich lese das Buch.']],
    ['Ja, natürlich,\nHerr Müller.', ['Ja, natürlich, Herr Müller.']],
    ['bis zum 15.\nDezember', ['bis zum 15. Dezember']],
    ['Das Kranken-\nhaus ist groß.', ['Das Krankenhaus ist groß.']],
    ['Haus-\nund Gartenarbeit', ['Haus- und Gartenarbeit']],
    [
      'Wir haben Ihren Antrag auf Leistungen zur Sicherung\nIhres Lebens bekommen.',
      ['Wir haben Ihren Antrag auf Leistungen zur Sicherung Ihres Lebens bekommen.'],
    ],
    ['کتاب را\nخواندم.', ['کتاب را خواندم.']],
  ])('is a space if the sentence continues: %j', (text, parts) => {
    expect(sentences(text)).toEqual(parts)
  })

  test.each([
    ['Guten Tag\nXylofonquark', ['Guten Tag', 'Xylofonquark']],
    ['Guten Tag.\nwie geht es?', ['Guten Tag.', 'wie geht es?']],
    ['Das Buch\n\nliegt auf dem Tisch.', ['Das Buch', 'liegt auf dem Tisch.']],
    ['- das Buch\n- die Lampe', ['das Buch', 'die Lampe']],
    ['1. das Buch\n2) die Lampe\n• der Tisch', ['das Buch', 'die Lampe', 'der Tisch']],
    [
      '[ ] das Haus\n[x] die Tür\n✅ der Tisch\n(1) das Bett\na) das Buch',
      ['das Haus', 'die Tür', 'der Tisch', 'das Bett', 'das Buch'],
    ],
    ['# Brief\n> das Haus\n-- die Tür', ['Brief', 'das Haus', 'die Tür']],
    ['Ihr Antrag\nBitte reichen Sie ihn ein.', ['Ihr Antrag', 'Bitte reichen Sie ihn ein.']],
    ['Sehr geehrte Frau Müller,\nvielen Dank.', ['Sehr geehrte Frau Müller,', 'vielen Dank.']],
    ['Mit freundlichen Grüßen\nanna', ['Mit freundlichen Grüßen', 'anna']],
    ['Bitte bringen Sie mit:\nden Pass', ['Bitte bringen Sie mit:', 'den Pass']],
    ['سلام\nکتاب', ['سلام', 'کتاب']],
  ])('is a boundary otherwise: %j', (text, parts) => {
    expect(sentences(text)).toEqual(parts)
  })

  test('inside a known text is always a space', () => {
    expect(sentences('کتاب\nروی میز است.', ['کتاب روی میز است.'])).toEqual(['کتاب روی میز است.'])
    expect(sentences('Hallo!\nWie geht es?', ['Hallo! Wie geht es?'])).toEqual(['Hallo! Wie geht es?'])
  })
})

test('a date at the beginning of a line is not a list mark', () => {
  expect(sentences('1. Mai\n2. Stock')).toEqual(['1. Mai', 'Stock'])
})

test('the pieces concatenate to the text', () => {
  for (const text of ['', ' \n', ' - a. B!\n\n  c\n', 'Ja.Nein', 'z. B.\n15.\nMai', '"Ja." Nein'])
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
})

test('a sentence continues on the next line even if its first line is a known text', () => {
  const isKnown = (text: string) => ['Der Kurs', 'gehen'].includes(text)
  const sentences = (text: string) =>
    piecesOf(text, isKnown).flatMap(({ text, isSentence }) => (isSentence ? [text] : []))
  expect(sentences('Der Kurs\nbeginnt morgen.')).toEqual(['Der Kurs\nbeginnt morgen.'])
  expect(sentences('Der Kurs\ngehen')).toEqual(['Der Kurs', 'gehen'])
  expect(sentences('Der Kurs\nBitte kommen Sie.')).toEqual(['Der Kurs', 'Bitte kommen Sie.'])
})
