import { readFile } from 'node:fs/promises'
import { type Language, otherLanguage } from '@pol/language/language'
import { type Rule, rules } from '@pol/language/reasons/rule'
import { ContentError } from '../kind.ts'
import { lexicon, type LexiconEntry } from '../lexicon.ts'
import { type Content, homographsIn, type Homographs, readKind } from '../read.ts'
import { dialogues, type Turn } from './dialogues.ts'
import { readDocument, type Form, type RawSection } from './document.ts'
import { type RuleNote, ruleNotes, units, unitWords, type UnitRow } from './tables.ts'
import { taughtLines, type TaughtLines } from './taught-lines.ts'
import type { NoteSection, Unit, UnitWord } from './unit.ts'

const noteForm: Form = { sections: [3, 6], words: [60, 400], examples: [6, 18], cells: 3 }
const cultureForm: Form = { sections: [1, 1], words: [60, 135], examples: [0, 0], cells: 0 }
const wordsOfLessons = [20, 28] as const
const turnsPerUnit = [6, 10] as const

/**
 * The units of the course with everything that their screens show.
 * @param content the content of the folder.
 * @throws ContentError with all faults of tables and documents; faults of dialogues are reported as content errors.
 */
export async function readCourse(folder: URL, content: Content): Promise<Unit[]> {
  const [rows, wordRows, ruleRows] = await Promise.all([
    readKind(units, folder),
    readKind(unitWords, folder),
    readKind(ruleNotes, folder),
  ])
  const errors: string[] = []
  if (rows.some(({ unit }, at) => unit !== at + 1))
    errors.push(`${units.file}: does not have its units in their order, from 1`)
  const entries = new Map(
    (content.get(lexicon.file) as readonly LexiconEntry[]).map((entry) => [entry.id, entry]),
  )
  const turns = Map.groupBy(content.get(dialogues.file) as readonly Turn[], ({ unit }) => unit)
  const homographs = homographsIn(content)
  const words = Map.groupBy(wordRows, ({ unit }) => unit)
  const course: Unit[] = []
  for (const row of rows) {
    const taughtWords = (words.get(row.unit) ?? []).flatMap(({ entry, further }) => {
      const found = entries.get(entry)
      if (!found) errors.push(`${unitWords.file}: "${entry}" is not in the lexicon`)
      return found ? [wordOf(found, further, homographs)] : []
    })
    const said = turns.get(row.unit) ?? []
    checkSize(row, taughtWords, said, errors)
    const taught = taughtLines(
      [...course.flatMap(({ words }) => words), ...taughtWords],
      [...course.flatMap(({ turns }) => turns), ...said],
    )
    const read = (part: 'notes' | 'culture', language: Language, form: Form) => {
      const file = `course/${part}/${String(row.unit).padStart(2, '0')}-${language}.md`
      const explained = part === 'notes' ? ruleRows.filter((rule) => isIn(rule, row.unit, language)) : []
      return readSections(folder, file, form, taught, explained, errors)
    }
    course.push({
      ...row,
      words: taughtWords,
      turns: said,
      notes: {
        de: await read('notes', 'de', noteForm),
        fa: await read('notes', 'fa', { ...noteForm, cells: 2 }),
      },
      culture: { de: await read('culture', 'de', cultureForm), fa: await read('culture', 'fa', cultureForm) },
    })
  }
  checkRules(ruleRows, course, errors)
  if (errors.length > 0) throw new ContentError(errors)
  return course
}

/** Whether the note of a unit for readers of a language explains a rule: `de-…` is about German, for Persian readers. */
function isIn({ rule, unit }: RuleNote, noteOf: number, reader: Language): boolean {
  return unit === noteOf && rule.startsWith(otherLanguage(reader))
}

/** Every rule has exactly one paragraph. */
function checkRules(rows: readonly RuleNote[], course: readonly Unit[], errors: string[]): void {
  const explained = course.flatMap(({ notes }) => [...notes.de, ...notes.fa].flatMap(({ rules }) => rules))
  for (const { rule, unit, heading } of rows) {
    const found = explained.filter((other) => other === rule).length
    if (found !== 1)
      errors.push(`${ruleNotes.file}: ${found} paragraphs of unit ${unit} have the heading "${heading}"`)
  }
  for (const rule of rules)
    if (!rows.some((row) => row.rule === rule)) errors.push(`${ruleNotes.file}: has no line for "${rule}"`)
}

function checkSize(
  { unit }: UnitRow,
  words: readonly UnitWord[],
  turns: readonly Turn[],
  errors: string[],
): void {
  for (const [name, amount, [least, most]] of [
    ['words of lessons', words.filter(({ further }) => !further).length, wordsOfLessons],
    ['turns', turns.length, turnsPerUnit],
  ] as const) {
    if (amount < least || amount > most)
      errors.push(`unit ${unit}: has ${amount} ${name}, not ${least} to ${most}`)
  }
  if (turns.some(({ turn }, at) => turn !== at + 1))
    errors.push(`${dialogues.file}: the turns of unit ${unit} are not numbered 1, 2, 3`)
}

/** Reads a document and looks up the taught line of each example. */
async function readSections(
  folder: URL,
  file: string,
  form: Form,
  taught: TaughtLines,
  explained: readonly RuleNote[],
  errors: string[],
): Promise<NoteSection[]> {
  const { sections, faults } = readDocument(await readFile(new URL(file, folder), 'utf8'), form)
  const resolved = sections.map((section) => {
    const rules = explained.filter(({ heading }) => heading === section.title).map(({ rule }) => rule)
    return withTaughtLines(section, rules, taught, faults)
  })
  errors.push(...faults.map((fault) => `${file}: ${fault}`))
  return resolved
}

function withTaughtLines(
  { title, blocks }: RawSection,
  rules: readonly Rule[],
  taught: TaughtLines,
  faults: string[],
): NoteSection {
  return {
    title,
    rules,
    blocks: blocks.map((block) => {
      if (!('examples' in block)) return block
      const examples = block.examples.flatMap((cells) => {
        const line = taught.find(cells)
        if (!line) faults.push(`"${cells.join(' | ')}" is not a line that is taught until then`)
        return line ? [line] : []
      })
      return { examples }
    }),
  }
}

function wordOf(entry: LexiconEntry, further: boolean, homographs: Homographs): UnitWord {
  const { id, german, article, plural, number, feminine, farsi, transliteration, spoken } = entry
  const { spoken_transliteration, example_german, example_farsi, example_transliteration } = entry
  return {
    id,
    german,
    article,
    plural,
    number,
    feminine,
    farsi,
    transliteration,
    spoken,
    spoken_transliteration,
    example_german,
    example_farsi,
    example_transliteration,
    further,
    ...(homographs.has(farsi) || homographs.has(spoken) ? { speech_id: id } : {}),
  }
}
