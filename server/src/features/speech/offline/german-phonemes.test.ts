import { expect, test } from 'vitest'
import { readGermanPhonemes } from '@pol/content/spoken-words'
import { loadSpeechEngine } from './engine.ts'
import { germanPhonemes } from './german-phonemes.ts'
import { scriptFor } from './script.ts'

const known = await readGermanPhonemes(new URL('../../../../../content/data/', import.meta.url))
const engine = await loadSpeechEngine()

test.each([
  ['Schule', 'ʃ ˈuː l ə'],
  ['Abendessen', 'ˈɑː b ə n t ʔ ˌɛ s ə n'],
  ['Aufenthaltserlaubnis', 'ˈaʊ f ʔ ɛ n t h ˌa l ts ʔ ɛ ɾ l ˌaʊ p n ɪ s'],
  ['Handschuh', 'h ˈa n t | ʃ ˌuː'],
  ['Lohnsteuerklasse', 'l ˈoː n | ʃ t ˌɔø ɜ | k l a s ə'],
  ['cool', 'k ˈuː l'],
  ['Weg', 'v ˈeː k'],
  ['weg', 'v ˈɛ k'],
  ['WC', 'v ˈeː ts ˈeː'],
])('%s', (word, phonemes) => {
  const script = scriptFor({ text: word, voice: 'alloy' }, known)
  expect(germanPhonemes(engine, word, script)).toBe(phonemes)
})
