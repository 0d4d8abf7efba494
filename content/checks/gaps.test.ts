import { expect, test } from 'vitest'
import { fold } from '@pol/language/fold'
import { formIndexOf } from '@pol/language/form-index'
import { persons } from '@pol/language/forms/entry'
import { wordsOf } from '@pol/language/gloss-words'
import { type Language, languages } from '@pol/language/language'
import { readingsOf } from '@pol/language/readings'
import { possibleGaps, type UnitGap } from '../src/course/gaps.ts'
import { readCourse } from '../src/course/read-course.ts'
import { sentenceToOrder } from '../src/course/sentence-to-order.ts'
import { lexicon } from '../src/lexicon.ts'
import { allRows, data, rowsOf } from '../test/content.ts'

const course = await readCourse(data, await allRows())
const entries = await rowsOf(lexicon)
const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }
const gaps = { de: possibleGaps(indexes, 'de', course), fa: possibleGaps(indexes, 'fa', course) }

test.each(languages)('every unit asks about its grammar at least twice (%s)', (language) => {
  const few = gaps[language].flatMap((ofUnit, at) => (ofUnit.length < 2 ? [`unit ${at + 1}`] : []))
  expect(few).toEqual([])
})

test('every unit has at least two sentences to put in order', () => {
  const few = course.filter(({ turns }) => turns.filter((turn) => sentenceToOrder(turn)).length < 2)
  expect(few.map(({ unit }) => unit)).toEqual([])
})

/** The possible persons of a form, read in the sentence in place of the answer. */
function personsWith(language: Language, { german, farsi, at, answer, entry }: UnitGap, form: string) {
  const text = language === 'de' ? german : farsi
  const words = wordsOf(text.slice(0, at) + form + text.slice(at + answer.length))
  const readings = readingsOf(indexes[language], words)
  const place = words.findIndex((word) => word.at === at)
  const groups = readings.groups().filter(({ parts }) => parts.includes(place))
  const all = [...readings.get([place]), ...groups.flatMap((group) => group.readings)]
  // Imperatives have no subject, and spoken forms are not asked for.
  const asked = all.filter(
    ({ entry: { id }, features }) =>
      id === entry && !features.includes('imperative') && !features.includes('spoken'),
  )
  return new Set(asked.flatMap(({ features }) => persons.filter((person) => features.includes(person))))
}

test.each(languages)('no gap has two right answers (%s)', (language) => {
  const doubtful = gaps[language].flat().flatMap((gap) => {
    const right = personsWith(language, gap, gap.answer)
    const wrong = gap.wrongForms.filter((form) => {
      const isSame = fold(form) === fold(gap.answer)
      return isSame || [...personsWith(language, gap, form)].some((person) => right.has(person))
    })
    return wrong.length > 0 ? [`${gap.german} ${gap.farsi} ${gap.answer}: ${wrong.join(', ')}`] : []
  })
  expect(doubtful).toEqual([])
})

test('the choices of a gap differ', () => {
  const repeated = Object.values(gaps)
    .flat(2)
    .filter(({ wrongForms }) => new Set(wrongForms.map((form) => fold(form))).size < wrongForms.length)
  expect(repeated).toEqual([])
})
