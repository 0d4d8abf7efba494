/** Kinds of voices that are told apart by ear. */
export const characters = ['woman', 'young-woman', 'older-woman', 'man', 'older-man', 'child'] as const
export type Character = (typeof characters)[number]

/** Each character has two speakers, so that two women or two children can talk with one another. */
export const speakerNumbers = [1, 2] as const
export type SpeakerNumber = (typeof speakerNumbers)[number]

export interface Speaker {
  readonly character: Character
  readonly number: SpeakerNumber
}

/** Says all texts that no person of the course says: words, sentences, translations. */
export const usualSpeaker = { character: 'woman', number: 1 } as const satisfies Speaker

/** Name of a speaker in content files, settings and keys of clips, such as `young-woman 2`. */
export type SpeakerName = `${Character} ${SpeakerNumber}`

export const speakerNames: readonly SpeakerName[] = characters.flatMap((character) =>
  speakerNumbers.map((number) => `${character} ${number}` as const),
)

export function nameOfSpeaker({ character, number }: Speaker): SpeakerName {
  return `${character} ${number}`
}

/** @throws if there is no such speaker. */
export function speakerNamed(name: SpeakerName): Speaker {
  const character = characters.find((each) => name.startsWith(`${each} `))
  const number = speakerNumbers.find((each) => name.endsWith(` ${each}`))
  if (character === undefined || number === undefined) throw new Error(`There is no speaker "${name}"`)
  return { character, number }
}
