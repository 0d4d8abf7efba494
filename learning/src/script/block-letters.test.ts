import { describe, expect, test } from 'vitest'
import { readKind } from '@pol/content/read'
import { germanForms } from '@pol/content/script/forms'
import { formVerdict, inBlockLetters } from './block-letters.ts'

const fields = await readKind(germanForms, new URL('../../../content/data/', import.meta.url))

test.each([
  ['Hosseini', ['HOSSEINI']],
  ['Köln', ['KÖLN']],
  ['Bäckerstraße 17', ['BÄCKERSTRASSE 17', 'BÄCKERSTRAẞE 17']],
  ['Größe', ['GRÖSSE', 'GRÖẞE']],
])('%s in block letters', (text, capitals) => {
  expect(inBlockLetters(text)).toEqual(capitals)
})

test('whoever copies the shown answers fills in the whole form', () => {
  for (const field of fields)
    for (const text of field.written)
      expect([field.german, formVerdict(text, field)]).toEqual([field.german, 'right'])
})

describe('Maryam writes', () => {
  test.each([
    ['Nachname', 'HOSSEINI', 'right'],
    ['Nachname', ' HOSSEINI ', 'right'],
    ['Nachname', 'Hosseini', 'small-letters'],
    ['Nachname', 'HOSEINI', 'wrong'],
    ['Nachname', 'حسینی', 'wrong'],
    ['Geburtsdatum', '03.05.1990', 'right'],
    ['Geburtsdatum', '3.5.1990', 'right'],
    ['Geburtsdatum', '05.03.1990', 'wrong'],
    ['Geburtsdatum', '13.02.1369', 'wrong'],
    ['Geburtsdatum', '۰۳.۰۵.۱۹۹۰', 'persian-digits'],
    ['Straße und Hausnummer', 'BÄCKERSTRASSE 17', 'right'],
    ['Straße und Hausnummer', 'BÄCKERSTRAẞE  17', 'right'],
    ['Straße und Hausnummer', 'Bäckerstraße 17', 'small-letters'],
    ['Straße und Hausnummer', 'BACKERSTRASSE 17', 'no-umlaut'],
    ['Straße und Hausnummer', 'BÄCKERSTRASE 17', 'wrong'],
    ['Straße und Hausnummer', 'BÄCKERSTRASSE 70', 'wrong'],
    ['Straße und Hausnummer', 'BÄCKERSTRASSE ۱۷', 'persian-digits'],
    ['Wohnort', 'KÖLN', 'right'],
    ['Wohnort', 'KOLN', 'no-umlaut'],
    ['Wohnort', 'Koeln', 'no-umlaut'],
    ['Wohnort', '', 'wrong'],
    ['Postleitzahl', '50667', 'right'],
    ['Postleitzahl', '50676', 'wrong'],
    ['Telefon', '0221/4710127', 'right'],
    ['Telefon', '0221 47 10 12 7', 'right'],
    ['Telefon', '2214710127', 'wrong'],
    ['Ort und Datum', 'KÖLN,07.11.2025', 'right'],
    ['Ort und Datum', 'KÖLN, 11.07.2025', 'wrong'],
  ])('%s: "%s" is %s', (label, typed, verdict) => {
    const field = fields.find(({ german }) => german === label)
    if (!field) throw new Error(`${label} is not on the form`)
    expect(formVerdict(typed, field)).toBe(verdict)
  })
})
