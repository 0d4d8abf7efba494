import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const shown = (text: string) =>
  tokensOf(text)
    .map(({ text, kind }) => (kind === 'word' ? text : `${kind}:${text}`))
    .join(' | ')

test.each([
  ['words and marks', 'Ja, gern!', 'Ja | mark:, | gern | mark:!'],
  ['an apostrophe inside', "Wie geht's?", "Wie | geht's | mark:?"],
  ['a hyphen inside', 'U-Bahn', 'U-Bahn'],
  ['digits inside', 'B12', 'B12'],
  ['a decimal number with its unit', '2,5 mg', 'number:2,5 | mg'],
  ['a unit without a space', '500mg', 'number:500 | mg'],
  ['fractions', '½ und 1½ und 1/2', 'number:½ | und | number:1½ | und | number:1/2'],
  ['Persian digits and decimal sign', '۲٫۵', 'number:۲٫۵'],
  ['a dosage scheme', '1-0-1', 'number:1-0-1'],
  ['a range', '10–20', 'number:10–20'],
  ['times', '3x täglich, 2 × 3', 'number:3x | täglich | mark:, | number:2 × | number:3'],
  ['a sign', 'bei -5 °C', 'bei | number:-5 °C'],
  ['a bound', '< 38,5', 'number:< 38,5'],
  ['a percentage', '20 %', 'number:20 %'],
  ['money', '5 €', 'number:5 €'],
  ['a date and an hour', 'am 12.03.2024 um 8:30', 'am | number:12.03.2024 | um | number:8:30'],
  ['a Persian prefix and an ending typed apart', 'می روم، کتاب ها', 'می‌روم | mark:، | کتاب‌ها'],
  ['a comparative typed apart', 'بزرگ تر', 'بزرگ‌تر'],
  ['endings after a silent he typed apart', 'خانه ام، بچه مون', 'خانه\u200Cام | mark:، | بچه\u200Cمون'],
  ['a spoken plural with an ending typed apart', 'بچه هام', 'بچه\u200Cهام'],
  ['no ending but a word', 'نامه امروز', 'نامه | امروز'],
  ['nothing', '', ''],
  [
    'money before',
    '€30, € 1.250,90, EUR 12',
    'number:€30 | mark:, | number:€ 1.250,90 | mark:, | number:EUR 12',
  ],
  ['money in full', '5,- und 49,– € und 5.- EUR', 'number:5,- | und | number:49,– € | und | number:5.- EUR'],
  ['thousands with spaces', '1 200,50 € und 3 000 Euro', 'number:1 200,50 € | und | number:3 000 | Euro'],
  ['a paragraph of a law', '§ 44, §§ 1-3', 'number:§ 44 | mark:, | number:§§ 1-3'],
  ['a paragraph with a letter', '§ 44b, § 7x', 'number:§ 44b | mark:, | number:§ 7x'],
  [
    'a number with a letter',
    'Hauptweg 5a, Art. 6A',
    'Hauptweg | number:5a | mark:, | Art | mark:. | number:6A',
  ],
  [
    'a measure with a sign',
    '20 m², 5m³, 90 km/h',
    'number:20 | m² | mark:, | number:5 | m³ | mark:, | number:90 | km/h',
  ],
  [
    'single quotation marks',
    "'Tisch' ‚Bett‘, hab' ich",
    "mark:' | Tisch | mark:' | mark:‚ | Bett | mark:‘ | mark:, | hab' | ich",
  ],
  [
    'endings in brackets',
    'Anlage(n), Lehrer/in, Kund:innen (in)',
    'Anlage(n) | mark:, | Lehrer/in | mark:, | Kund:innen | mark:( | in | mark:)',
  ],
  [
    'endings of several and of both genders',
    'Kind(er) Haus(es) Kolleg(inn)en Beamte/r eine/n Ihr/e',
    'Kind(er) | Haus(es) | Kolleg(inn)en | Beamte/r | eine/n | Ihr/e',
  ],
  ['adjacent words', 'er/sie/es und/oder', 'er | mark:/ | sie | mark:/ | es | und | mark:/ | oder'],
  ['an ordinal', 'am 3. Mai', 'am | number:3 | mark:. | Mai'],
  ['brackets and quotation marks', '(„Ja“)', 'mark:( | mark:„ | Ja | mark:“ | mark:)'],
])('%s: "%s"', (_, text, tokens) => {
  expect(shown(text)).toBe(tokens)
})

test.each([
  'https://example.org/?a=1',
  'http://jobcenter.digital/antrag#teil-2',
  'www.example.de',
  'example.org',
  'HTTPS://EXAMPLE.ORG',
  'example.org:8080/?q=1',
  'jobcenter-hamburg.de/termine',
  'https://de.wikipedia.org/wiki/Bank_(Möbel)',
  'info@example.org',
  'Max.Mustermann+neu@jobcenter-ge.de',
  '@pol',
  '+49 (0)30 123456-78',
  '+49 171 1234567',
  '0049 40 1234567',
  '040 123456',
  '(040) 123 45 67',
  '0171/1234567',
  '0171-1234567',
  '01711234567',
  '0800 330 4615',
  '116 117',
  '۰۲۱-۱۲۳۴۵۶۷۸',
  '۰۹۱۲ ۱۲۳ ۴۵۶۷',
  'DE89 3704 0044 0532 0130 00',
  'DE89370400440532013000',
  'GB29 NWBK 6016 1331 9268 19',
  'IR06 0960 0000 0010 0324 2000 01',
  '35502BG0012345',
  '35502//0012345',
  'AZ-2024/0815',
  'F-12/3a',
  '2024-000123',
  '12/345/67890',
  '12 345 678 901',
  '123456789',
  'brief.txt',
  'Antrag_2024.pdf',
  'Scan(1).PDF',
  'mein_bild',
])('is one token, alone and in a sentence: %s', (text) => {
  expect(shown(text)).toBe(`literal:${text}`)
  expect(shown(`(${text}), ja.`)).toBe(`mark:( | literal:${text} | mark:) | mark:, | ja | mark:.`)
  expect(shown(`Ja: ${text}.`)).toBe(`Ja | mark:: | literal:${text} | mark:.`)
})

test.each([
  ['Aktenzeichen: 12 C 345/24 vom Mai', '12 C 345/24'],
  ['Az. S 12 AS 345/24', 'S 12 AS 345/24'],
  ['Kundennummer 4711', '4711'],
  ['Tel. 4 28 54-0', '4 28 54-0'],
  ['Meine Nummer ist 12 34 56', '12 34 56'],
])('a number after its label is a literal: %s', (text, number) => {
  expect(shown(text)).toContain(`literal:${number}`)
})

test.each([
  'Ja.Nein',
  'bzw.',
  'B12',
  'A1-Niveau',
  'U-Bahn',
  '01.12.2024',
  '01/12/2024',
  '2024-01-15',
  '2024/01/15',
  '۱۴۰۳/۰۹/۰۵',
  'Schüler_innen',
  '1.000.000',
  '1-0-1',
  '08:30',
  '08-12 13-17',
  '20095',
  '500-1000 mg',
])('is not a literal: %s', (text) => {
  expect(shown(text)).not.toContain('literal')
})

test('a token has its start index', () => {
  expect(tokensOf('Ja, gern').map(({ at }) => at)).toEqual([0, 2, 4])
})
