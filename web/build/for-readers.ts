import type { Kind } from '@pol/content/kind'
import { type Letter, letters } from '@pol/content/letters'
import { lexicon } from '@pol/content/lexicon'
import type { Content, Line } from '@pol/content/read'
import { type UsageExplanations, usageInPersian } from '@pol/content/usage-in-persian'
import { type Sound, sounds } from '@pol/content/sounds'
import { verbs } from '@pol/content/verbs'
import type { Language } from '@pol/language/language'

/** A letter with its name and its pronunciation in the language of the interface. */
export interface LetterForReaders extends Omit<Letter, 'name_farsi' | 'pronunciation_farsi'> {
  readonly name: string
}

/** A section of the lesson of German sounds with its title in the language of the interface. */
export interface SoundForReaders extends Omit<Sound, 'title_german' | 'title_farsi'> {
  readonly title: string
}

/**
 * The content with explanations in one language, so that readers do not load those in the other language.
 * @param explanations of German usages.
 */
export function forReaders(reader: Language, content: Content, explanations: UsageExplanations): Content {
  const rowsOf = <Row>({ file }: Kind<Row>) => (content.get(file) ?? []) as unknown as readonly Row[]
  const changed: [file: string, lines: readonly Line[]][] = [
    [letters.file, rowsOf(letters).map((letter) => letterFor(reader, letter))],
    [sounds.file, rowsOf(sounds).map((sound) => soundFor(reader, sound))],
  ]
  if (reader === 'fa') {
    const withPersianUsage = <Row extends { readonly usage_german: string }>(row: Row): Row => ({
      ...row,
      usage_german: usageInPersian(row.usage_german, explanations),
    })
    changed.push(
      [lexicon.file, rowsOf(lexicon).map(withPersianUsage)],
      [verbs.file, rowsOf(verbs).map(withPersianUsage)],
    )
  }
  return new Map([...content, ...changed])
}

function letterFor(reader: Language, letter: Letter): LetterForReaders {
  const { name_farsi, pronunciation_farsi, ...row } = letter
  return reader === 'de'
    ? { ...row, name: letter.german }
    : { ...row, name: name_farsi, pronunciation: pronunciation_farsi }
}

function soundFor(reader: Language, { title_german, title_farsi, ...sound }: Sound): SoundForReaders {
  return { ...sound, title: reader === 'de' ? title_german : title_farsi }
}
