import * as v from 'valibot'
import { consonantMismatch } from '@pol/language/consonants'
import { explanation, german, optional } from './fields.ts'
import { persian } from './persian.ts'
import { dariTransliteration } from './transliteration.ts'

/** What a source of Dari facts can show. */
interface DariSource {
  /** Whether people answer for it: a publisher, an author with a name, volunteers who check each other. */
  readonly edited: boolean
  /** Whether it says what a word means, and not only how it sounds. */
  readonly givesMeaning: boolean
}

/** The sources of Dari words by the key that the lexicon names. docs/content.md has their addresses and licences. */
export const dariSources: Readonly<Record<string, DariSource>> = {
  ansari: { edited: true, givesMeaning: true },
  bazari: { edited: false, givesMeaning: true },
  cldr: { edited: true, givesMeaning: true },
  darya: { edited: false, givesMeaning: true },
  'german-course': { edited: false, givesMeaning: true },
  kazemi: { edited: true, givesMeaning: true },
  'learn-dari': { edited: false, givesMeaning: true },
  mubin: { edited: true, givesMeaning: true },
  phrasebook: { edited: true, givesMeaning: true },
  transparent: { edited: true, givesMeaning: true },
  walatarin: { edited: true, givesMeaning: true },
  'wikipedia-en': { edited: true, givesMeaning: true },
  'wikipedia-fa': { edited: true, givesMeaning: true },
  wikipron: { edited: true, givesMeaning: false },
  wikiquote: { edited: true, givesMeaning: true },
}

const sources = v.pipe(
  v.string(),
  v.check((keys) => keys.split('|').every((key) => key in dariSources), 'has an unknown source'),
  v.check((keys) => new Set(keys.split('|')).size === keys.split('|').length, 'names a source twice'),
)

/** The columns of an entry that is said in another way in Afghanistan. */
export const dariColumns = {
  /** The Dari word; empty if it is the same word, with another sound. */
  dari: optional(persian),
  dari_transliteration: optional(dariTransliteration),
  /** What learners must know, such as another meaning of the word in Iran. */
  dari_note_german: optional(german),
  dari_note_farsi: optional(explanation),
  /** Keys of `dariSources`, parted by `|`. */
  dari_sources: optional(sources),
}

type DariRow = Readonly<Record<keyof typeof dariColumns | 'farsi' | 'transliteration', string>>

/** Whether a source that people edit gives the meaning, or two others do. */
function hasMeaning(keys: readonly string[]): boolean {
  const given = keys.flatMap((key) => dariSources[key] ?? []).filter(({ givesMeaning }) => givesMeaning)
  return given.length >= 2 || given.some(({ edited }) => edited)
}

/** What is wrong with the Dari of an entry, if anything. */
function dariProblem(row: DariRow): string | null {
  const { dari, dari_transliteration: sound, dari_note_german, dari_note_farsi, dari_sources } = row
  if ((dari_note_german === '') !== (dari_note_farsi === '')) return 'dari_note: is in one language only'
  if (sound === '')
    return dari || dari_note_german || dari_sources
      ? 'dari_transliteration: is empty, other columns are not'
      : null
  if (dari_sources === '') return 'dari_sources: is empty'
  if (dari === row.farsi) return 'dari: is the same word; leave it empty if only the sound differs'
  if (dari === '' && sound === row.transliteration) return 'dari_transliteration: is the sound of Iran'
  if (dari !== '' && !hasMeaning(dari_sources.split('|')))
    return 'dari_sources: the meaning needs a source that people edit, or two others'
  const mismatch = consonantMismatch(dari || row.farsi, sound, 'fa-AF')
  return mismatch && `dari_transliteration: ${mismatch}`
}

/** Checks the Dari columns of an entry against each other and against the word of Iran. */
export function checkDari<Row extends DariRow>() {
  return v.rawCheck<Row>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const problem = dariProblem(dataset.value)
    if (problem) addIssue({ message: problem })
  })
}
