import { expect, test } from 'vitest'
import { noun } from '../../test/entries.ts'
import { formsOf } from './forms.ts'
import type { Inflected } from './entry.ts'

/** All distinct forms of a noun, the headword first. */
function formsOfNoun(german: string, columns: Partial<Inflected> = {}): string {
  const texts = formsOf('de', noun(german, 'چیز chiz', columns)).map(({ text }) => text)
  return [...new Set(texts)].join(' ')
}

test.each([
  ['der Tisch, Tische', 'Tisch Tisches Tische Tischen'],
  ['der Tag, Tage', 'Tag Tags Tages Tage Tagen'],
  ['das Haus, Häuser', 'Haus Hauses Häuser Häusern'],
  ['das Kind, Kinder', 'Kind Kinds Kindes Kinder Kindern'],
  ['das Auto, Autos', 'Auto Autos'],
  ['der Computer, Computer', 'Computer Computers Computern'],
  ['der Termin, Termine', 'Termin Termins Termine Terminen'],
  ['das Mädchen, Mädchen', 'Mädchen Mädchens'],
  ['das Ergebnis, Ergebnisse', 'Ergebnis Ergebnisses Ergebnisse Ergebnissen'],
  ['der Bus, Busse', 'Bus Busses Busse Bussen'],
  ['das Praktikum, Praktika', 'Praktikum Praktikums Praktika'],
  ['das Virus, Viren', 'Virus Viren'],
  ['der Zirkus, Zirkusse', 'Zirkus Zirkusse Zirkussen'],
  ['das Tennis', 'Tennis'],
  ['das Verständnis', 'Verständnis Verständnisses'],
  ['das Köln', 'Köln Kölns'],
  ['das Russland', 'Russland Russlands'],
  ['der Tiger, Tiger', 'Tiger Tigers Tigern'],
  ['der Kalender, Kalender', 'Kalender Kalenders Kalendern'],
  ['der Arzt, Ärzte', 'Arzt Arztes Ärzte Ärzten'],
  ['der Gott, Götter', 'Gott Gottes Götter Göttern'],
  ['die Frau, Frauen', 'Frau Frauen'],
  ['die Stadt, Städte', 'Stadt Städte Städten'],
  ['die Milch', 'Milch'],
  ['der Reis', 'Reis Reises'],
  ['der Podcast, Podcasts', 'Podcast Podcasts'],
  ['der Apfel, Äpfel', 'Apfel Apfels Äpfel Äpfeln'],
])('%s: %s', (german, forms) => {
  expect(formsOfNoun(german)).toBe(forms)
})

test.each([
  ['der Student, Studenten', 'Student Studenten'],
  ['der Junge, Jungen', 'Junge Jungen'],
  ['der Herr, Herren', 'Herr Herrn Herren'],
  ['der Nachbar, Nachbarn', 'Nachbar Nachbarn'],
  ['der Name, Namen', 'Name Namens Namen'],
  ['das Herz, Herzen', 'Herz Herzens Herzen'],
  ['der Glaube', 'Glaube Glaubens Glauben'],
  // Only the plural is formed like that of "Student".
  ['der Staat, Staaten', 'Staat Staats Staates Staaten'],
  ['der Professor, Professoren', 'Professor Professors Professoren'],
  ['der Schmerz, Schmerzen', 'Schmerz Schmerzes Schmerzen'],
])('weak or not, %s: %s', (german, forms) => {
  expect(formsOfNoun(german)).toBe(forms)
})

test.each([
  ['der Lehrer, Lehrer', 'Lehrerin', 'Lehrer Lehrers Lehrern Lehrerin Lehrerinnen'],
  ['der Arzt, Ärzte', 'Ärztin', 'Arzt Arztes Ärzte Ärzten Ärztin Ärztinnen'],
  [
    'der Kaufmann, Kaufleute',
    'Kauffrau',
    'Kaufmann Kaufmanns Kaufmannes Kaufleute Kaufleuten Kauffrau Kauffrauen',
  ],
  ['der Bekannte, Bekannten', 'Bekannte', 'Bekannte Bekanntem Bekannten Bekannter'],
  ['der Deutsche, Deutschen', 'Deutsche', 'Deutsche Deutschem Deutschen Deutscher'],
  ['der Angestellter, Angestellte', 'Angestellte', 'Angestellter Angestelltem Angestellten Angestellte'],
  ['der Jugendliche, Jugendlichen', '', 'Jugendliche Jugendlichem Jugendlichen Jugendlicher'],
  ['der Beamte, Beamten', 'Beamtin', 'Beamte Beamtem Beamten Beamter Beamtin Beamtinnen'],
])('with a feminine, %s, %s: %s', (german, feminine, forms) => {
  expect(formsOfNoun(german, { feminine })).toBe(forms)
})

test('a plural noun only has a dative: Leute, Leuten; Eltern', () => {
  expect(formsOfNoun('die Leute', { number: 'plural' })).toBe('Leute Leuten')
  expect(formsOfNoun('die Eltern', { number: 'plural' })).toBe('Eltern')
})

test('each form has its features', () => {
  expect(formsOf('de', noun('der Kunde, Kunden', 'مشتری moshtari', { feminine: 'Kundin' }))).toEqual([
    { text: 'Kunde', features: [] },
    { text: 'Kunden', features: ['genitive', 'dative', 'accusative', 'singular'] },
    { text: 'Kunden', features: ['plural'] },
    { text: 'Kundin', features: ['feminine'] },
    { text: 'Kundinnen', features: ['feminine', 'plural'] },
  ])
})

test('the adjective of "Erste Hilfe" is declined', () => {
  expect(formsOfNoun('die Erste Hilfe')).toBe(
    'Erste Hilfe Erstem Hilfe Ersten Hilfe Erster Hilfe Erstes Hilfe',
  )
})
