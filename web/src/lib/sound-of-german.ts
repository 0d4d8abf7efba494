import columns from 'virtual:german-sounds'
import { soundOfText } from '@pol/language/sound-of-text'

const words = columns?.words.split('\n') ?? []
const sounds = columns?.sounds.split('\n') ?? []
const soundOfWord = new Map(words.map((word, at) => [word, sounds[at] ?? '']))

/** Pronunciation of a German text in Persian letters; empty if no word of it is known. */
export const soundOf = (text: string): string => soundOfText(text, (word) => soundOfWord.get(word))
