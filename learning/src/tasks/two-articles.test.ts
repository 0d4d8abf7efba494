import { expect, test } from 'vitest'
import { formsOf } from '@pol/language/forms/forms'
import { nounsWithTwoArticles } from '@pol/language/forms/other-article'
import { word } from '../../test/items.ts'
import { readItems } from '../../test/lexicon.ts'
import { cardAt, meanings, name } from '../../test/tasks.ts'
import { verdictOn } from '../grading.ts'
import { classOf } from './ladder.ts'
import { taskOf } from './task-of.ts'

const employee = word('der Angestellte, کارمند kârmand', { feminine: 'Angestellte' })
const teacher = word('der Lehrer, معلم moallem', { feminine: 'Lehrerin' })

test('„die Angestellte“ is right, as is „der Angestellte“', () => {
  const isRight = (item: typeof employee, typed: string) => {
    const task = taskOf(name(item, 'produce', 'de'), { ...cardAt.late, reps: 5 }, item, meanings, {
      canHear: true,
    })
    if (task.kind !== 'write') throw new Error(task.kind)
    return verdictOn(typed, task, 'de').isRight
  }
  for (const typed of ['der Angestellte', 'die Angestellte', 'Angestellte'])
    expect(isRight(employee, typed)).toBe(true)
  expect(isRight(employee, 'das Angestellte')).toBe(false)
  expect(isRight(teacher, 'die Lehrer')).toBe(false)
})

test('„das Liter“ and „der Virus“ are right, but „die Liter“ is not', () => {
  const accepts = (item: typeof employee, typed: string) => {
    const task = taskOf(name(item, 'produce', 'de'), cardAt.late, item, meanings, { canHear: true })
    return task.kind === 'write' && verdictOn(typed, task, 'de').isRight
  }
  const [litre, virus] = [word('der Liter, لیتر litr'), word('das Virus, ویروس virus')]
  expect(['der Liter', 'das Liter', 'Liter'].map((typed) => accepts(litre, typed))).toEqual([
    true,
    true,
    true,
  ])
  expect(accepts(litre, 'die Liter')).toBe(false)
  expect(accepts(virus, 'der Virus')).toBe(true)
  expect(classOf(litre, 'de')).toBe('word')
})

test('the lexicon has all nouns with two articles', async () => {
  const { items } = await readItems()
  const nouns = new Set(items.map((item) => (item.kind === 'word' ? `${item.article} ${item.german}` : '')))
  expect(nounsWithTwoArticles.filter((noun) => !nouns.has(noun))).toEqual([])
})

test('the article is asked of a noun that has one, and of no noun that has two', () => {
  const asked = (item: typeof employee) =>
    taskOf(name(item, 'produce', 'de'), cardAt.late, item, meanings, { canHear: true }).kind
  expect(asked(teacher)).toBe('article')
  expect(asked(employee)).not.toBe('article')
})

test('of the nouns that are inflected like adjectives, only the one with another feminine is asked for its article', async () => {
  const { items, leaders } = await readItems()
  const taught = items.filter(({ id }) => leaders.isTaught('de', id))
  const isInflected = (item: (typeof items)[number]) =>
    item.kind === 'word' &&
    item.type === 'noun' &&
    /er?$/.test(item.german) &&
    formsOf('de', item).some(({ text }) => text === `${item.german.replace(/er?$/, '')}em`)
  const asked = taught.filter((item) => isInflected(item) && classOf(item, 'de') === 'noun')
  expect(asked.map(({ german }) => german)).toEqual(['Beamte'])
})
