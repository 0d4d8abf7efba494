import type { SpokenContent } from '@pol/content/read'
import type { Voice } from '@pol/contract/operations/speech'
import { soundOfDrill } from '@pol/language/drills/persian-words'
import { fold } from '@pol/language/fold'
import { normalised } from '@pol/language/normalised'
import { nameOfSpeaker, type Speaker, usualName, usualSpeaker } from '@pol/language/speakers'
import type { TextToSpeak } from './provider.ts'

export interface Reading extends TextToSpeak {
  /** Whether it is a text of the course, and said by this speaker there: its clip is generated once and stored. */
  readonly isTaught: boolean
}

const marks = String.raw`[\s"„“”«»‹›‚‘’'()[\]{}]`
const marksAround = new RegExp(`^${marks}+|(?<!${marks})${marks}+$`, 'gu')
const finalMarks = /(?<![.!?؟…])[.!?؟…]+$/u

/**
 * Determines the text and transliteration to speak. Equivalent input shares one clip: the text is normalised, and
 * surrounding quotation marks and brackets are ignored. A Persian text that differs from a taught one only in spelling
 * or final punctuation gets the transliteration of the taught one, and numbers, times and dates that drills say get theirs.
 */
export function createReadings({ german, persian, homographs, said }: SpokenContent) {
  const spellings = taughtSpellings(persian)
  const isSaidBy = (text: string, speaker: Speaker) => {
    const name = nameOfSpeaker(speaker)
    return name === usualName || said.get(text)?.has(name) === true
  }

  /** @param id row of the content that selects the reading of a homograph. */
  return (text: string, voice: Voice, id?: string, speaker: Speaker = usualSpeaker): Reading => {
    const spoken = normalised(text).replace(marksAround, '')
    if (voice === 'alloy')
      return { text: spoken, voice, isTaught: german.has(spoken) && isSaidBy(spoken, speaker) }
    const taught = persian.get(spoken)
    if (taught !== undefined) {
      const named = id === undefined ? undefined : homographs.get(spoken)?.get(id)
      return { text: spoken, voice, transliteration: named ?? taught, isTaught: isSaidBy(spoken, speaker) }
    }
    const mark = finalMarks.exec(spoken)?.[0] ?? ''
    const known = spellings.get(keyOf(spoken))
    if (!known) {
      const sound = soundOfDrill(spoken)
      return { text: spoken, voice, isTaught: false, ...(sound !== null && { transliteration: sound }) }
    }
    const { farsi, transliteration } = known
    return {
      text: farsi.replace(finalMarks, '') + mark,
      voice,
      transliteration: transliteration.replace(finalMarks, '') + mark.replaceAll('؟', '?'),
      isTaught: false,
    }
  }
}

export type Readings = ReturnType<typeof createReadings>

/** Taught texts by folded spelling, except ambiguous spellings. */
function taughtSpellings(persian: SpokenContent['persian']) {
  const texts = [...persian].map(([farsi, transliteration]) => ({ farsi, transliteration }))
  const byKey = Map.groupBy(texts, ({ farsi }) => keyOf(farsi))
  return new Map(
    [...byKey].flatMap(([key, [first, ...others]]) =>
      first && others.every(({ transliteration }) => bare(transliteration) === bare(first.transliteration))
        ? [[key, first] as const]
        : [],
    ),
  )
}

/** Ignores whether a word is typed with a half-space, a space or neither. */
function keyOf(farsi: string): string {
  return fold(farsi.replace(finalMarks, '')).replaceAll(' ', '')
}

function bare(transliteration: string): string {
  return transliteration.replace(finalMarks, '')
}
