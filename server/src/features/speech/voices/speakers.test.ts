import { describe, expect, test } from 'vitest'
import { speakerNamed, speakerNames, usualSpeaker } from '@pol/language/speakers'
import { voiceFor } from './speakers.ts'
import type { Sex, Voice } from './voice.ts'

const model = { file: '', sha256: '', sampleRate: 22_050, ids: {}, noise: 1, length: 1, noiseOfDurations: 1 }
const voiceOf = (sex: Sex): Voice => {
  const about = { language: 'de', licence: 'MIT', source: null } as const
  return { ...about, name: sex, sex, model }
}
const woman = voiceOf('woman')
const man = voiceOf('man')
const pitchesOf = (voices: readonly Voice[]) =>
  speakerNames.map((name) => voiceFor(voices, speakerNamed(name))?.pitch)

test('without a voice the engine speaks', () => {
  expect(voiceFor([], usualSpeaker)).toBeNull()
})

describe.each([
  ['a woman', [woman]],
  ['a man', [man]],
  ['a woman and a man', [woman, man]],
  ['a man and a woman', [man, woman]],
] as const)('with the voice of %s,', (_, voices) => {
  test('the usual speaker is a voice as it is', () => {
    expect(voiceFor(voices, usualSpeaker)?.pitch).toBe(1)
  })

  test('no two speakers of a voice sound the same', () => {
    const heard = speakerNames.map((name) => {
      const { voice, pitch } = voiceFor(voices, speakerNamed(name)) ?? {}
      return `${voice?.name} ${pitch}`
    })
    expect(new Set(heard).size).toBe(speakerNames.length)
  })

  test('children are higher than women, and women higher than men', () => {
    const pitchOf = (name: 'child 1' | 'woman 2' | 'man 1') => {
      const { voice, pitch = 0 } = voiceFor(voices, speakerNamed(name)) ?? {}
      // A man's voice is about this much lower.
      return voice?.sex === 'man' && voices.length > 1 ? pitch * 0.6 : pitch
    }
    expect(pitchOf('child 1')).toBeGreaterThan(1.1 * pitchOf('woman 2'))
    expect(pitchOf('woman 2')).toBeGreaterThan(1.1 * pitchOf('man 1'))
  })

  test('nobody is distorted: all are within an octave', () => {
    const pitches = pitchesOf(voices).map(Number)
    expect(Math.max(...pitches) / Math.min(...pitches)).toBeLessThan(2)
  })
})

test('of two voices each speaks for its own sex, the first man as it is, a child with that of the woman', () => {
  const voices = [woman, man]
  expect(voiceFor(voices, speakerNamed('man 1'))).toEqual({ voice: man, pitch: 1 })
  expect(voiceFor(voices, speakerNamed('older-man 2'))?.voice).toBe(man)
  expect(voiceFor(voices, speakerNamed('child 1'))?.voice).toBe(woman)
  expect(voiceFor(voices, speakerNamed('young-woman 1'))?.voice).toBe(woman)
})
