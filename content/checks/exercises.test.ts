import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { blank, filledIn } from '@pol/language/blank'
import { otherLanguage } from '@pol/language/language'
import { rightOrders, wordsToOrder } from '@pol/language/right-orders'
import { dialogues, sentencesOf } from '../src/course/dialogues.ts'
import { type Exercise, exerciseKinds, exercises } from '../src/course/exercises.ts'
import { readCourse } from '../src/course/read-course.ts'
import { allRows, data, rowsOf } from '../test/content.ts'

const course = await readCourse(data, await allRows())
const [all, turns] = await Promise.all([rowsOf(exercises), rowsOf(dialogues)])

const least = { exercises: 6, kinds: 5 }

test('every section of every note has at least six exercises, of five kinds', () => {
  const lacking = course.flatMap(({ unit, notes }) =>
    (['de', 'fa'] as const).flatMap((language) =>
      notes[otherLanguage(language)].flatMap(({ title }) => {
        const own = all.filter(
          (exercise) =>
            exercise.unit === unit && exercise.language === language && exercise.heading === title,
        )
        const kinds = new Set(own.map(({ kind }) => kind))
        const isEnough = own.length >= least.exercises && kinds.size >= least.kinds
        return isEnough ? [] : `${unit} ${language} ${title}: ${own.length}, ${[...kinds].join(' ')}`
      }),
    ),
  )
  expect(lacking).toEqual([])
})

test('every exercise belongs to a section', () => {
  const strays = all.filter(
    ({ unit, language, heading }) =>
      !course
        .find((other) => other.unit === unit)
        ?.notes[otherLanguage(language)].some(({ title }) => title === heading),
  )
  expect(strays.map(({ id, heading }) => [id, heading])).toEqual([])
})

const solvedOf = ({ language, german, farsi }: Exercise) => (language === 'de' ? german : farsi)

/** The sentences that a learner makes with the answers of an exercise. */
function sentencesWith(exercise: Exercise, answers: readonly string[]): string[] {
  const { kind, prompt } = exercise
  return kind === 'choose' || kind === 'gap'
    ? answers.map((answer) => prompt.text.replace(blank, answer))
    : [...answers]
}

test('no wrong answer makes a sentence that is taught, or is right in another exercise with this meaning', () => {
  const meaningOf = ({ language, german, farsi }: Exercise) => (language === 'de' ? farsi : german)
  const taught = new Set(
    turns.flatMap((turn) =>
      [turn, ...sentencesOf(turn)].flatMap(({ german, farsi }) => [
        `${german}|${farsi}`,
        `${farsi}|${german}`,
      ]),
    ),
  )
  const right = new Set(
    all.flatMap((exercise) => {
      const filling = filledIn(exercise.prompt.text, solvedOf(exercise))
      const answers = [filling ?? solvedOf(exercise), ...exercise.accepted]
      return sentencesWith(exercise, answers).map((sentence) => `${sentence}|${meaningOf(exercise)}`)
    }),
  )
  const wrong = all.flatMap((exercise) => {
    // A choice between readings has the same letters.
    const texts = exercise.wrong.filter(
      ({ text }) => text !== filledIn(exercise.prompt.text, solvedOf(exercise)),
    )
    return sentencesWith(
      exercise,
      texts.map(({ text }) => text),
    ).flatMap((sentence) => {
      const key = `${sentence}|${meaningOf(exercise)}`
      return right.has(key) || taught.has(key) ? `${exercise.id}: ${sentence}` : []
    })
  })
  expect(wrong).toEqual([])
})

test('words to put in order: right and wrong orders have the words of the sentence, and the rules of word order agree', () => {
  const faults = all.flatMap((exercise) => {
    const { kind, language, id, wrong, accepted } = exercise
    if (kind !== 'order') return []
    const wordsOf = (text: string) => wordsToOrder(text, language)
    const sorted = (text: string) =>
      wordsOf(text)
        .map((word) => word.toLowerCase())
        .toSorted()
        .join(' ')
    const orders = rightOrders(solvedOf(exercise), language)
    return [
      ...[...wrong.map(({ text }) => text), ...accepted].flatMap((text) =>
        sorted(text) === sorted(solvedOf(exercise)) ? [] : `${id}: other words: ${text}`,
      ),
      ...wrong.flatMap(({ text }) =>
        orders.includes(wordsOf(text).join(' ')) ? `${id}: is right: ${text}` : [],
      ),
    ]
  })
  expect(faults).toEqual([])
})

test('docs/course.md counts the exercises as they are', async () => {
  const document = await readFile(new URL('../../docs/course.md', import.meta.url), 'utf8')
  const rows = course.flatMap(({ unit }) =>
    [['de', 'German'] as const, ['fa', 'Persian'] as const].flatMap(([language, name]) => {
      const own = all.filter((exercise) => exercise.unit === unit && exercise.language === language)
      const counts = exerciseKinds.map((kind) => own.filter((exercise) => exercise.kind === kind).length)
      return own.length === 0 ? [] : `| ${[`unit ${unit}, ${name}`, own.length, ...counts].join(' | ')} |`
    }),
  )
  expect(document.match(/^\| unit \d.*$/gm)).toEqual(rows)
})
