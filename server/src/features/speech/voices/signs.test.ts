import { beforeAll, describe, expect, test } from 'vitest'
import { readGermanPhonemes } from '@pol/content/spoken-words'
import type { Voice } from '@pol/contract/operations/speech'
import { loadSpeechEngine, type SpeechEngine } from '../offline/engine.ts'
import { scriptFor } from '../offline/script.ts'
import { signsOf } from './signs.ts'

const known = await readGermanPhonemes(new URL('../../../../../content/data/', import.meta.url))
let engine: SpeechEngine
beforeAll(async () => void (engine = await loadSpeechEngine()))

const signsIn = (text: string, voice: Voice, transliteration?: string) =>
  signsOf(engine.read(scriptFor({ text, voice, transliteration }, known), voice))

describe('a voice gets', () => {
  test.each([
    ['Guten Tag, wie geht es Ihnen?', ['ɡˈuːtən tˈɑːk, viː ɡˈeːt ɛs ˈiːnən?']],
    ['Ich heiße Anna. Und du?', ['ɪç hˈaɪsə ˈanɑː.', 'ˈʊnt duː?']],
    ['Nein!', ['nˈaɪn!']],
    ['Haus', ['hˈaʊs']],
    ['Wir haben: Brot; Milch … und Tee – gut', ['viːɾ hˈɑːbən: bɾˈoːt; mˈɪlç.', 'ʊnt tˈeː, ɡˈuːt']],
    ['„Ja“ (nein).', ['jˈɑː nˈaɪn.']],
    // Our pronunciation of a compound, of which the engine would say "Handya-kku".
    ['Mein Handyakku ist leer.', ['maɪn hˈɛndiːˌakuː ɪst lˈeːɾ.']],
  ])('the phonemes, words and marks of %s', (text, signs) => {
    expect(signsIn(text, 'alloy')).toEqual(signs.map((piece) => piece.normalize('NFD')))
  })

  test('the reading of a taught Persian text, with its ezafe and its homographs', () => {
    expect(signsIn('گل زیبا', 'nova', 'gol-e zibâ')).toEqual(['ɡˈole zibˈɑ'])
    expect(signsIn('گل', 'nova', 'gel')).toEqual(['ɡˈel'])
    expect(signsIn('سلام، خوبی؟', 'nova', 'salâm, khubi?')).toEqual(['salˈɑm, xubˈi?'])
  })

  test('the reading of the engine for a free Persian text', () => {
    expect(signsIn('سلام، حال شما چطور است؟', 'nova')).toEqual(['salˈɑm, hˈɑl ʃˈomɑ tʃˈetor ˈast?'])
  })

  test('nothing for a text without words', () => {
    expect(signsIn('…', 'alloy')).toEqual([])
  })

  test('long sentences in pieces, divided between words, of which none is lost', () => {
    const text = `${'eins zwei drei '.repeat(30)}, ${'vier '.repeat(50)}.`
    const pieces = signsIn(text, 'alloy')
    expect(pieces.length).toBeGreaterThan(3)
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(150)
    expect(pieces.join(' ').split('fˈiːɾ').length - 1).toBe(50)
    expect(pieces.join(' ').split('aɪns').length - 1).toBe(30)
  })
})
