import { ContentError } from '../kind.ts'
import { type Content, readKind } from '../read.ts'
import type { Exam } from './exam.ts'
import { examOf } from './exam-of.ts'
import { examQuestions } from './questions.ts'
import { exams } from './shape.ts'
import { examCards } from './speaking.ts'
import { examLines, type ExamLine, examTexts } from './texts.ts'
import { examFields, examMessages } from './writing.ts'

/**
 * The model tests, with everything that their screens show.
 * @param content the content of the folder.
 * @throws ContentError with all faults of the tables; faults of single lines are reported as content errors.
 */
export async function readExams(folder: URL, content: Content): Promise<Exam[]> {
  const [texts, questions, fields, messages, cards] = await Promise.all([
    readKind(examTexts, folder),
    readKind(examQuestions, folder),
    readKind(examFields, folder),
    readKind(examMessages, folder),
    readKind(examCards, folder),
  ])
  const lines = content.get(examLines.file) as readonly ExamLine[]
  const errors: string[] = []
  const tables = { texts, lines, questions, fields, messages, cards }
  const read = exams.flatMap((exam) => examOf(exam, tables, errors) ?? [])
  if (errors.length > 0) throw new ContentError(errors)
  return read
}
