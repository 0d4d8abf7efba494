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

/** Name of a speaker in content files, settings and keys of clips, such as `young-woman 2`. */
export type SpeakerName = `${Character} ${SpeakerNumber}`

/** All speakers. Marked as pure for the browser, which does not need it. */
export const speakerNames: readonly SpeakerName[] = /* @__PURE__ */ characters.flatMap((character) =>
  speakerNumbers.map((number) => `${character} ${number}` as const),
)

export const nameOfSpeaker = ({ character, number }: Speaker): SpeakerName => `${character} ${number}`

export function speakerNamed(name: SpeakerName): Speaker {
  const [character, number] = name.split(' ')
  return { character: character as Character, number: Number(number) as SpeakerNumber }
}

/** Says all texts that no person of the course says: words, sentences, translations. */
export const usualName = 'woman 1' satisfies SpeakerName
export const usualSpeaker = speakerNamed(usualName)
