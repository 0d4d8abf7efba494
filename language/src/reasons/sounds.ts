import { fold } from '../fold.ts'
import type { FormIndex, Hit } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { soundsOfForm } from '../forms/persian-verb-sounds.ts'
import { hitsOf } from '../gloss.ts'
import type { Sounding } from './choice.ts'
import type { Mistake } from './reason-for.ts'
import type { Reason } from './reason.ts'

/** Not single letters, which have names. */
const quotation = /„([^“]*[\u0600-\u06FF][^“]+)“(?: \(([^)]+)\))?/gu

/**
 * A reason whose German sentence has the transliteration behind each quoted Persian text: "„سنگ“ (sang)". Texts whose sound
 * is not known stay as they are.
 */
export function withSounds(reason: Reason, soundOf: (farsi: string) => string | null): Reason {
  const german = reason.german.replace(quotation, (quoted: string, farsi: string, meaning?: string) => {
    const sound = soundOf(farsi)
    if (sound === null) return quoted
    return meaning === undefined ? `${quoted} (${sound})` : `„${farsi}“ (${sound}, ${meaning})`
  })
  return { ...reason, german }
}

/** How some words of a text sound; null if its transliteration has another number of words. */
function soundIn({ farsi, transliteration }: Sounding, words: string): string | null {
  const wordsOf = (text: string) => text.split(/\s+/u).map((word) => word.replace(/[.,:;!?…،؛؟«»()]+$/u, ''))
  const [written, spoken, asked] = [wordsOf(farsi), wordsOf(transliteration), wordsOf(words)]
  if (written.length !== spoken.length) return null
  const at = written.findIndex((_, place) => asked.every((word, count) => written[place + count] === word))
  return at < 0 ? null : spoken.slice(at, at + asked.length).join(' ')
}

/**
 * How the Persian texts sound that the reason for a mistake may quote: words of what was asked, and other words and forms. Null
 * if that is not known, or if a word may be read in several ways.
 */
export const soundFor =
  <Entry extends Inflected>(mistake: Mistake, index: FormIndex<Entry>) =>
  (farsi: string): string | null => {
    for (const asked of askedIn(mistake)) {
      const sound = soundIn(asked, farsi)
      if (sound !== null) return sound
    }
    return soundOfWord(farsi, index)
  }

/** What was asked, and how it sounds. */
function askedIn(mistake: Mistake): readonly Sounding[] {
  switch (mistake.kind) {
    case 'choice':
    case 'picture':
      return mistake.sounding ? [mistake.sounding] : []
    case 'form':
      return [mistake.entry]
    case 'word':
      return [mistake.entry, ...mistake.others]
    case 'gap':
      return [mistake.gap]
    case 'order':
    case 'sentence':
      return [{ farsi: mistake.right, transliteration: mistake.transliteration }]
    case 'letters':
      return askedIn(mistake.written)
    case 'letter':
    case 'article':
      return []
  }
}

function soundOfWord<Entry extends Inflected>(farsi: string, index: FormIndex<Entry>): string | null {
  const hits = hitsOf(index, farsi)
  const pronouns = hits.filter(({ entry }) => entry.type === 'pronoun')
  // "تو" is a preposition, too.
  const sounds = new Set((pronouns.length > 0 ? pronouns : hits).map((hit) => soundOfHit(farsi, hit)))
  const [sound] = sounds
  return sounds.size === 1 && sound !== undefined ? sound : null
}

/** After a consonant. */
const soundsOfOwners: Readonly<Record<string, string>> = { م: '-am', ت: '-at', ش: '-ash' }

function soundOfHit(farsi: string, { entry, features }: Hit<Inflected>): string | undefined {
  if (features.length === 0) return fold(entry.farsi) === fold(farsi) ? entry.transliteration : undefined
  const ofOwner = soundsOfOwners[farsi.slice(entry.farsi.length)]
  const isOwned = features.includes('possessive') && farsi.startsWith(entry.farsi)
  if (isOwned && ofOwner && !/[aeiouâ]$/u.test(entry.transliteration)) return entry.transliteration + ofOwner
  const [sound, ...others] = soundsOfForm(entry, { text: farsi, features })
  return others.length === 0 ? sound : undefined
}
