import { type Language, languages } from '@pol/language/language'
import { ContentError } from '../kind.ts'
import { type Content, readKind } from '../read.ts'
import { numberRules, rulesOfUnit } from './numbers.ts'
import { courseTexts, type TextLine, textLines, type TextName, textNames, textQuestions } from './texts.ts'
import type { UnitText, UnitTexts, UnitWriting } from './unit-texts.ts'
import { units } from './tables.ts'
import { formFields, messages, type MessageTask } from './writing.ts'

const questionsOfText = 3
const fieldsOfForm = 5

/**
 * What each unit has to hear, to read and to write, in their order.
 * @param content the content of the folder.
 * @throws ContentError with every text that is missing, and every one that has not its questions.
 */
export async function readUnitTexts(folder: URL, content: Content): Promise<UnitTexts[]> {
  const [course, heads, questions, fields, numbers] = await Promise.all([
    readKind(units, folder),
    readKind(courseTexts, folder),
    readKind(textQuestions, folder),
    readKind(formFields, folder),
    readKind(numberRules, folder),
  ])
  const lines = content.get(textLines.file) as readonly TextLine[]
  const tasks = content.get(messages.file) as readonly MessageTask[]
  const errors: string[] = []

  const textOf = (unit: number, name: TextName): UnitText => {
    const isOwn = (row: { readonly unit: number; readonly text: TextName }) =>
      row.unit === unit && row.text === name
    const head = heads.find(isOwn)
    const text = { lines: lines.filter(isOwn), questions: questions.filter(isOwn) }
    if (!head) errors.push(`${courseTexts.file}: unit ${unit} has no ${name}`)
    if (text.lines.length === 0) errors.push(`${textLines.file}: unit ${unit} has no lines of ${name}`)
    if (text.questions.length !== questionsOfText)
      errors.push(`${textQuestions.file}: unit ${unit} has not ${questionsOfText} questions on ${name}`)
    const { type = 'message', title_german = '', title_farsi = '' } = head ?? {}
    return { type, title_german, title_farsi, ...text }
  }
  const writingOf = (unit: number, language: Language): UnitWriting => {
    const isOwn = (row: { readonly unit: number; readonly language: Language }) =>
      row.unit === unit && row.language === language
    const own = fields.filter(isOwn)
    const task = tasks.find(isOwn)
    const isForm = own.length === fieldsOfForm && !task
    if (!isForm && (own.length > 0 || !task))
      errors.push(`unit ${unit} (${language}): has not either a message or a form of ${fieldsOfForm} fields`)
    return task ? { kind: 'message', task } : { kind: 'form', fields: own }
  }

  const read = course.map(({ unit }): UnitTexts => {
    return {
      texts: recordOf(textNames, (name) => textOf(unit, name)),
      writing: recordOf(languages, (language) => writingOf(unit, language)),
      numbers: recordOf(languages, (language) => rulesOfUnit(numbers, unit, language)),
    }
  })
  if (errors.length > 0) throw new ContentError(errors)
  return read
}

function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
}
