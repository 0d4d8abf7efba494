import { describe, expect, test } from 'vitest'
import amounts from '@pol/content/data/script/german-amounts.csv'
import sentences from 'virtual:capital-sentences'
import { exercises } from './exercises.ts'
import { hearing, ruleNamed, ruleOfAmount, stepsOf } from './steps-of.ts'

const spelling = ruleNamed('writing-rule-eszett')

describe.each(exercises)('a round of "$title"', ({ name }) => {
  const steps = stepsOf(name, spelling, 'a round')
  const asked = steps.filter((step) => step.kind !== 'rule')

  test('has about ten questions, and asks none twice', () => {
    expect(asked.length).toBeGreaterThanOrEqual(10)
    expect(asked.length).toBeLessThanOrEqual(12)
    expect(new Set(asked.map(({ card }) => card.item)).size).toBe(asked.length)
  })

  test('explains each rule once, and ends with a question', () => {
    const rules = steps.flatMap((step) => (step.kind === 'rule' ? [step.rule.id] : []))
    expect(rules).toEqual([...new Set(rules)])
    expect(steps[0]?.kind === 'rule').toBe(name !== 'hoeren')
    expect(steps.at(-1)?.kind).not.toBe('rule')
  })
})

test('every capital of a sentence was explained before it is asked', () => {
  const explained = new Set<string>()
  const unexplained: string[] = []
  for (const step of stepsOf('gross', undefined, 'capitals')) {
    if (step.kind === 'rule') explained.add(step.rule.id)
    if (step.kind !== 'capitals') continue
    const reasons = step.sentence.words.flatMap(({ reason }) => (reason ? [`writing-rule-${reason}`] : []))
    unexplained.push(...reasons.filter((rule) => !explained.has(rule)))
  }
  expect(unexplained).toEqual([])
  expect(explained.size).toBe(4)
})

test('who mixed up long and short vowels hears those pairs first', () => {
  const section = 'sound-length'
  const steps = hearing([{ section, isRight: false }], 'again')
  const ofSection = steps.filter((step) => step.kind === 'hear' && step.question.section === section)
  const others = hearing([{ section, isRight: true }], 'again')
  expect(ofSection.length).toBeGreaterThan(2)
  expect(steps).toHaveLength(10)
  expect(others).not.toEqual(steps)
})

test('there are sentences enough for many rounds of capitals', () => {
  expect(sentences.length).toBeGreaterThan(100)
})

test('a number is explained by a rule that is there, and by that on ones before tens only if it fits', () => {
  expect(amounts.filter((amount) => !ruleNamed(`writing-rule-${ruleOfAmount(amount)}`))).toEqual([])
  const writtenBy = (rule: string) =>
    amounts.filter((amount) => ruleOfAmount(amount) === rule).map(({ written }) => written)
  expect(writtenBy('hundreds')).toEqual(['101', '110', '111'])
  expect(writtenBy('tens')).toEqual(expect.arrayContaining(['16', '60', '66', '127']))
})
