import type { SpeakerName } from '@pol/language/speakers'

/**
 * The persons of the course, and who says what they say: the same speaker in all units. Two persons who meet have different
 * ones (`content/checks/speakers.test.ts`).
 */
export const persons = {
  Ali: 'man 1',
  Farid: 'man 1',
  Reza: 'man 1',
  Paul: 'man 2',
  Maryam: 'woman 1',
  Anna: 'woman 2',
  Sara: 'woman 2',
  Lena: 'young-woman 1',
  Leyla: 'young-woman 2',
  'Herr Ahmadi': 'older-man 1',
  'Frau Ahmadi': 'older-woman 1',
  'Herr Müller': 'older-man 2',
  'Frau Müller': 'older-woman 2',
} as const satisfies Readonly<Record<string, SpeakerName>>
export type Person = keyof typeof persons
export const personNames = Object.keys(persons) as Person[]

/** Who says what none of the persons says: a loudspeaker, an answering machine, a stranger. */
export const strangers = {
  Ansage: 'woman 1',
  /** If the text is about a man. */
  Mann: 'older-man 1',
} as const satisfies Readonly<Record<string, SpeakerName>>
export type Stranger = keyof typeof strangers
export const strangerNames = Object.keys(strangers) as Stranger[]

/** @param name a person or a stranger; empty for what nobody says. */
export function speakerOf(name: Person | Stranger | ''): SpeakerName | undefined {
  return name === '' ? undefined : { ...persons, ...strangers }[name]
}
