import { beforeAll, describe, expect, test } from 'vitest'
import type { Voice } from '@pol/contract/operations/speech'
import {
  type Character,
  characters,
  speakerNamed,
  type SpeakerName,
  speakerNames,
} from '@pol/language/speakers'
import { pitchOf } from '../../../../test/pitch.ts'
import { loadSpeechEngine, type SpeechEngine, variants } from './engine.ts'
import { persianPhonemes } from './persian-phonemes.ts'

const scripts: Readonly<Record<Voice, readonly string[]>> = {
  alloy: [
    'Guten Tag! Wie geht es Ihnen heute?',
    'Nein, ich komme leider nicht.',
    'Am Samstag feiern wir zusammen im Garten.',
    'Ich suche im Schlafzimmer. Unter dem Bett ist er auch nicht.',
  ],
  nova: [
    'salâm! hâl-e shomâ chetor ast?',
    "na, man-am némi'âyam.",
    'man dar hâmburg zendegi míkonam.',
    'do kilu gowje, lótfan. sib kiluyi chand-e?',
  ].map((transliteration) => persianPhonemes(transliteration)),
}
const voices = ['alloy', 'nova'] as const satisfies readonly Voice[]

let engine: SpeechEngine
beforeAll(async () => void (engine = await loadSpeechEngine()))

function spokenBy(name: SpeakerName, voice: Voice) {
  const utterances = scripts[voice].map((script) => engine.speak(script, voice, speakerNamed(name)))
  const samples = Float32Array.from(utterances.flatMap((utterance) => [...utterance.samples]))
  return {
    samples,
    sampleRate: utterances[0]?.sampleRate ?? 0,
    phonemes: utterances.map(({ phonemes }) => phonemes),
  }
}

/** Returns the pitches of the two speakers of a character, in Hz. */
function pitchesIn(voice: Voice) {
  const pitches = speakerNames.map((name) => {
    const { samples, sampleRate } = spokenBy(name, voice)
    return [name, pitchOf(samples, sampleRate)] as const
  })
  const byName = new Map(pitches)
  return (character: Character): readonly [number, number] => [
    byName.get(`${character} 1`) ?? 0,
    byName.get(`${character} 2`) ?? 0,
  ]
}

describe.each(voices)('in %s,', (voice) => {
  let pitches: ReturnType<typeof pitchesIn>
  beforeAll(() => void (pitches = pitchesIn(voice)))
  const lowest = (character: Character) => Math.min(...pitches(character))
  const highest = (character: Character) => Math.max(...pitches(character))

  test('men speak low, women higher, children highest', () => {
    expect(lowest('older-man')).toBeGreaterThan(85)
    expect(highest('man')).toBeLessThan(145)
    expect(lowest('woman')).toBeGreaterThan(170)
    expect(highest('young-woman')).toBeLessThan(245)
    expect(lowest('child')).toBeGreaterThan(260)
  })

  test('older people speak lower, and young women higher, than others of their sex', () => {
    const order = ['older-man', 'man', 'older-woman', 'woman', 'young-woman', 'child'] as const
    expect(new Set(order)).toEqual(new Set(characters))
    const overlaps = order.filter((character, at) => {
      const next = order[at + 1]
      return next !== undefined && highest(character) * 1.05 > lowest(next)
    })
    expect(overlaps).toEqual([])
  })

  test.each(characters)('the two speakers of the character %s are told apart', (character) => {
    expect(variants[`${character} 1`].name).not.toBe(variants[`${character} 2`].name)
    expect(highest(character) / lowest(character)).toBeGreaterThan(1.08)
  })

  test.each(speakerNames)('%s says the same sounds as the usual speaker', (name) => {
    expect(spokenBy(name, voice).phonemes).toEqual(spokenBy('woman 1', voice).phonemes)
  })
})

describe('the pitch of a sound', () => {
  const sampleRate = 22_050
  /** A voice: a pulse in each period, through a resonance that is louder than the fundamental. */
  const voiced = (hertz: number) =>
    Float32Array.from({ length: sampleRate }, (_, at) => {
      const time = (at / sampleRate) % (1 / hertz)
      return Math.exp(-time * 300) * Math.sin(2 * Math.PI * 700 * time)
    })

  test.each([80, 120, 175, 240, 320])('of %i pulses a second is found', (hertz) => {
    const pitch = pitchOf(voiced(hertz), sampleRate)
    expect(Math.abs(pitch / hertz - 1)).toBeLessThan(0.02)
  })

  test('is not found where nothing is voiced', () => {
    expect(() => pitchOf(new Float32Array(sampleRate), sampleRate)).toThrow('No part of the sound is voiced')
  })
})
