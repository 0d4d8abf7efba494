import {
  type Character,
  nameOfSpeaker,
  type Speaker,
  type SpeakerName,
  usualSpeaker,
} from '@pol/language/speakers'
import type { Sex, Voice } from './voice.ts'

const sexes: Readonly<Record<Character, Sex>> = {
  woman: 'woman',
  'young-woman': 'woman',
  'older-woman': 'woman',
  child: 'woman',
  man: 'man',
  'older-man': 'man',
}

/** How much higher each speaker is than the first woman or man, when a voice of that sex speaks for all. */
const pitches: Readonly<Record<Sex, Readonly<Record<SpeakerName, number>>>> = {
  woman: {
    'woman 1': 1,
    'woman 2': 0.93,
    'young-woman 1': 1.07,
    'young-woman 2': 1.12,
    'older-woman 1': 0.9,
    'older-woman 2': 0.87,
    'man 1': 0.77,
    'man 2': 0.73,
    'older-man 1': 0.7,
    'older-man 2': 0.67,
    'child 1': 1.24,
    'child 2': 1.3,
  },
  man: {
    'woman 1': 1.1,
    'woman 2': 1.22,
    'young-woman 1': 1.28,
    'young-woman 2': 1.33,
    'older-woman 1': 1.18,
    'older-woman 2': 1.15,
    'man 1': 1,
    'man 2': 0.94,
    'older-man 1': 0.91,
    'older-man 2': 0.87,
    'child 1': 1.45,
    'child 2': 1.52,
  },
}

export interface SpeakingVoice {
  readonly voice: Voice
  readonly pitch: number
}

/**
 * The voice that speaks for a speaker: the one of the same sex, or the only one. The usual speaker is a voice as it is, and of
 * two voices also the first man; all others are the same voices higher or lower.
 * @param voices of one language, at most one of each sex.
 */
export function voiceFor(voices: readonly Voice[], speaker: Speaker): SpeakingVoice | null {
  const voice = nearest(voices, speaker)
  if (!voice) return null
  const plain =
    nearest(voices, usualSpeaker) === voice ? usualSpeaker : ({ character: 'man', number: 1 } as const)
  const heights = pitches[voice.sex]
  return { voice, pitch: heights[nameOfSpeaker(speaker)] / heights[nameOfSpeaker(plain)] }
}

function nearest(voices: readonly Voice[], { character }: Speaker): Voice | undefined {
  return voices.find(({ sex }) => sex === sexes[character]) ?? voices[0]
}
