import type { Exam, ExamSection, TextOfExam } from './exam.ts'
import type { ExamQuestion } from './questions.ts'
import {
  type AskedPart,
  cardsOfSection,
  cardsOfTopic,
  cuesOfIntroduction,
  type ExamName,
  type ExamPart,
  fieldsOfForm,
  languageOf,
  sections,
} from './shape.ts'
import type { ExamCard } from './speaking.ts'
import type { ExamLine, ExamText } from './texts.ts'
import type { ExamField, ExamMessage } from './writing.ts'

/** The rows of all tables of the model tests. */
export interface ExamTables {
  readonly texts: readonly ExamText[]
  readonly lines: readonly ExamLine[]
  readonly questions: readonly ExamQuestion[]
  readonly fields: readonly ExamField[]
  readonly messages: readonly ExamMessage[]
  readonly cards: readonly ExamCard[]
}

type Bounds = readonly [least: number, most: number]

/** How many words of the learned language a text has, by section. */
const wordsOfText: Readonly<Record<AskedPart, readonly Bounds[]>> = {
  hoeren: [
    [25, 80],
    [15, 50],
    [20, 60],
  ],
  lesen: [
    [40, 100],
    [8, 40],
    [5, 40],
  ],
}
const wordsOfPerson: Bounds = [30, 80]
const wordsOfModel: Bounds = [20, 40]

/**
 * A model test from the tables.
 * @param errors is given what is missing, left over, too long or too short.
 */
export function examOf(exam: ExamName, tables: ExamTables, errors: string[]): Exam | null {
  const language = languageOf(exam)
  const fault = (where: string, what: string) => errors.push(`exams, ${exam}: ${where}: ${what}`)
  const own = <Row extends { readonly exam: ExamName }>(rows: readonly Row[]) =>
    rows.filter((row) => row.exam === exam)
  const lines = own(tables.lines)
  const used = new Set<ExamLine>()
  const linesOf = (part: ExamPart, section: number, text: string) => {
    const found = lines.filter((row) => row.part === part && row.section === section && row.text === text)
    for (const line of found) used.add(line)
    if (found.length === 0) fault(`${part} ${section}.${text}`, 'has no lines')
    return found
  }
  const checkWords = (where: string, texts: readonly ExamLine[], [least, most]: Bounds) => {
    const count = texts.flatMap((line) => (language === 'de' ? line.german : line.farsi).split(' ')).length
    if (count < least || count > most) fault(where, `has ${count} words, not ${least} to ${most}`)
  }
  const textOf = (part: 'hoeren' | 'lesen' | 'schreiben', section: number, text: string, bounds: Bounds) => {
    const head = own(tables.texts).find(
      (row) => row.part === part && row.section === section && row.text === text,
    )
    if (!head) fault(`${part} ${section}.${text}`, 'has no row in texts.csv')
    const said = linesOf(part, section, text)
    checkWords(`${part} ${section}.${text}`, said, bounds)
    return head ? [{ ...head, lines: said }] : []
  }
  const sectionsOf = (part: AskedPart): ExamSection[] =>
    sections[part].map((shape, at) => {
      const section = at + 1
      const bounds = wordsOfText[part][at] ?? [0, 0]
      const texts = shape.texts.flatMap((text) => textOf(part, section, text, bounds))
      const questions = own(tables.questions).filter((row) => row.part === part && row.section === section)
      if (questions.map(({ number }) => number).join() !== numbers(shape.questions))
        fault(`${part} ${section}`, `does not have the questions 1 to ${shape.questions} in their order`)
      for (const { text } of shape.answers === 'adverts' ? [] : texts)
        if (!questions.some((question) => question.text === text))
          fault(`${part} ${section}.${text}`, 'has no question')
      if (part === 'hoeren') for (const text of texts) checkVoices(text, section, fault)
      return { texts, questions }
    })
  const hoeren = sectionsOf('hoeren')
  const lesen = sectionsOf('lesen')
  const [person] = textOf('schreiben', 1, '1', wordsOfPerson)
  const fields = own(tables.fields)
  if (fields.map(({ field }) => field).join() !== numbers(fieldsOfForm))
    fault('schreiben 1', `does not have the fields 1 to ${fieldsOfForm} in their order`)
  const [message] = own(tables.messages)
  if (!message) fault('schreiben 2', 'has no row in messages.csv')
  const model = linesOf('schreiben', 2, '1')
  checkWords('schreiben 2', model, wordsOfModel)
  const sprechen = cardsOfSection.map((count, at) => {
    const section = at + 1
    const cards = own(tables.cards).filter((row) => row.section === section)
    if (cards.map(({ card }) => card).join() !== numbers(count))
      fault(`sprechen ${section}`, `does not have the cards 1 to ${count} in their order`)
    return cards.map((card) => ({ ...card, lines: linesOf('sprechen', section, String(card.card)) }))
  })
  const topics = (sprechen[1] ?? []).map(({ topic_german }) => topic_german)
  if (
    topics.some((topic, at) => topic !== topics[at - (at % cardsOfTopic)]) ||
    new Set(topics).size !== topics.length / cardsOfTopic
  )
    fault('sprechen 2', `does not have ${cardsOfTopic} cards for each topic`)
  for (const { section, card, lines: said } of sprechen.slice(1).flat())
    if (new Set(said.map(({ voice }) => voice)).size !== 2)
      fault(`sprechen ${section}.${card}`, 'does not have what one speaker asks and another one answers')
  for (const { card, lines: said } of sprechen[0] ?? [])
    if (card <= cuesOfIntroduction && said.length !== 1) fault(`sprechen 1.${card}`, 'does not have one line')
  for (const line of lines)
    if (!used.has(line))
      fault(`${line.part} ${line.section}.${line.text}`, `has a line too many: ${line.german}`)
  if (!person || !message) return null
  return { exam, language, hoeren, lesen, schreiben: { person, fields, message, model }, sprechen }
}

const numbers = (last: number): string => Array.from({ length: last }, (_, at) => at + 1).join()

function checkVoices(text: TextOfExam, section: number, fault: (where: string, what: string) => void): void {
  const wanted = text.type === 'dialogue' ? 2 : 1
  if (new Set(text.lines.map(({ voice }) => voice)).size !== wanted)
    fault(`hoeren ${section}.${text.text}`, `is a ${text.type} and does not have ${wanted} voices`)
  if ((text.type === 'dialogue') !== (section === 1))
    fault(`hoeren ${section}.${text.text}`, 'is a dialogue in the wrong section, or none in the first one')
}
