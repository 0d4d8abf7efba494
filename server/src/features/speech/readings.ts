import type { SpokenContent } from '@pol/content/read'
import type { Voice } from '@pol/contract/operations/speech'
import { fold } from '@pol/language/fold'
import { normalised } from '@pol/language/normalised'
import type { TextToSpeak } from './provider.ts'

export interface Reading extends TextToSpeak {
  /** Texts of the course are spoken once and kept. */
  readonly isTaught: boolean
}

const marks = String.raw`[\s"„“”«»‹›‚‘’'()[\]{}]`
const marksAround = new RegExp(`^${marks}+|(?<!${marks})${marks}+$`, 'gu')
const finalMarks = /(?<![.!?؟…])[.!?؟…]+$/u

/**
 * Finds how a text is spoken. The same words share one clip, however they are typed: the text is normalised, and
 * quotation marks and brackets around it do not count. A Persian text that differs from a taught one only in its spelling
 * or its final mark is read like that.
 */
export function createReadings({ german, persian, homographs }: SpokenContent) {
  const spellings = taughtSpellings(persian)

  /** @param id the line of the content that says how a homograph is read. */
  return (text: string, voice: Voice, id?: string): Reading => {
    const spoken = normalised(text).replace(marksAround, '')
    if (voice === 'alloy') return { text: spoken, voice, isTaught: german.has(spoken) }
    const taught = persian.get(spoken)
    if (taught !== undefined) {
      const named = id === undefined ? undefined : homographs.get(spoken)?.get(id)
      return { text: spoken, voice, transliteration: named ?? taught, isTaught: true }
    }
    const mark = finalMarks.exec(spoken)?.[0] ?? ''
    const known = spellings.get(keyOf(spoken))
    if (!known) return { text: spoken, voice, isTaught: false }
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

/** The taught texts by their folded spelling, without those that are then spelled like a text with another reading. */
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

/** The same word is typed with a half-space, a whole one or none. */
function keyOf(farsi: string): string {
  return fold(farsi.replace(finalMarks, '')).replaceAll(' ', '')
}

function bare(transliteration: string): string {
  return transliteration.replace(finalMarks, '')
}
