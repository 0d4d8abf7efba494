import { expect, test } from 'vitest'
import { phonemesByWord, pronunciations } from '@pol/content/pronunciations'
import { readKind } from '@pol/content/read'
import { compoundSounds } from './compound-sounds.ts'
import { loadSpeechEngine } from './engine.ts'

const contentFolder = new URL('../../../../../content/data/', import.meta.url)
const reviewed = phonemesByWord(await readKind(pronunciations, contentFolder))
const engine = await loadSpeechEngine()
const compounds = [
  'Haus|arzt',
  'Arbeits|unfähigkeit',
  'Essens|spende',
  'Hand|schuh',
  'Gebets|kette',
  'Lohn|steuerklasse',
  'steuer|klasse',
  'Lösungs|weg',
  'zurück|zahlen',
  'Un|entschieden',
].map((parts) => parts.split('|'))
const partsOf = (word: string) =>
  compounds.find((parts) => parts.join('').toLowerCase() === word.toLowerCase()) ?? []

test.each([
  ['has a glottal stop before a vowel', 'Hausarzt', "h'aUs_|,artst"],
  ['has a glottal stop after a linking s', 'Arbeitsunfähigkeit', "'arbaIts_|,UnfE:ICkaIt"],
  ['keeps sounds apart that the engine would join', 'Essensspende', "'Es@ns||Sp,End@"],
  ['has devoiced ends of its parts', 'Handschuh', "h'ant||S,u:"],
  ['has its reviewed words', 'Gebetskette', "g@b'e:ts||k,Et@"],
  ['may contain a compound', 'Lohnsteuerklasse', "l'o:n||St,OY3||klas@"],
  ['has nouns, not adverbs with the same spelling', 'Lösungsweg', "l'Y:zUNs||v,e:k"],
  ['keeps the stress of its first part', 'zurückzahlen', "tsu:r'yk||ts,A:l@n"],
  ['separates t and sch within a part', 'unentschieden', "'Un_|Ent|S,i:d@n"],
])('a compound %s: %s', (_, word, sounds) => {
  expect(compoundSounds(engine, { partsOf, reviewed }, word)).toBe(sounds)
})

test('a part that the engine pronounces in another language is an error', () => {
  const parted = (word: string) => (word === 'Turnschuh' ? ['Turn', 'schuh'] : [])
  expect(() => compoundSounds(engine, { partsOf: parted, reviewed }, 'Turnschuh')).toThrow(
    '"Turn" has the phoneme "(en)", which is not German',
  )
})
