import amounts from '@pol/content/data/script/german-amounts.csv'
import fields from '@pol/content/data/script/german-forms.csv'
import spelling from '@pol/content/data/script/german-spelling.csv'
import rules from '@pol/content/data/script/german-writing-rules.csv'
import soundWords from '@pol/content/data/sound-words.csv'
import type { GermanAmount } from '@pol/content/script/amounts'
import type { WritingRule } from '@pol/content/script/writing-rules'
import { randomOf, shuffled } from '@pol/learning/random'
import { amountQuestions } from '@pol/learning/script/german-number-round'
import { pairQuestions, sectionsToRepeat } from '@pol/learning/script/minimal-pairs'
import { spellingQuestions } from '@pol/learning/script/spelling-by-ear'
import sentences from 'virtual:capital-sentences'
import type { CapitalSentence } from '../../../../build/capital-sentences.ts'
import type { Exercise } from './exercises.ts'
import { type HeardAnswer, heardAnswers } from './heard-answers.ts'
import type { AskedWritingStep, WritingQuestion, WritingStep } from './writing-step.ts'

/** Questions of a round; forms have as many as they have fields. */
const questionsOfRound = 10

export const ruleNamed = (id: string): WritingRule | undefined => rules.find((rule) => rule.id === id)

/** A question and the rules that it needs, by their ids. */
interface Explained {
  readonly asked: AskedWritingStep
  readonly needs: readonly string[]
}

/** The steps of a round: questions, and each rule before the first question that needs it. @param rule of spelling. */
export function stepsOf(name: Exercise['name'], rule: WritingRule | undefined, seed: string): WritingStep[] {
  switch (name) {
    case 'hoeren':
      return hearing(heardAnswers, seed)
    case 'schreiben':
      return rule ? withRules(spellingSteps(rule, seed)) : []
    case 'gross':
      return withRules(capitalSteps(seed))
    case 'formular':
      return withRules(fields.map(fieldStep))
    case 'zahlen':
      return withRules(amountSteps(seed))
  }
}

const asked = (item: string, question: WritingQuestion): AskedWritingStep => ({
  ...question,
  card: { language: 'de', item, skill: 'produce' },
})

/** Pairs of the sections with mistakes first; each side is the right one equally often. */
export function hearing(answers: readonly HeardAnswer[], seed: string): WritingStep[] {
  const sections = sectionsToRepeat(answers)
  const place = (section: string) =>
    sections.includes(section) ? sections.indexOf(section) : sections.length
  const chosen = pairQuestions(soundWords, seed)
    .toSorted((a, b) => place(a.section) - place(b.section))
    .slice(0, questionsOfRound)
  return pairQuestions(
    chosen.flatMap(({ choices }) => choices),
    seed,
  ).map((question) => asked(question.choices[0].id, { kind: 'hear', question }))
}

/** Each word is asked twice: with a gap and as a whole. */
function spellingSteps(rule: WritingRule, seed: string): Explained[] {
  const set = spelling.filter((word) => word.rule === rule.id)
  return spellingQuestions(set, questionsOfRound / 2, seed).map((question) => ({
    asked: asked(`${question.kind} ${question.word.id}`, { kind: 'spell', question }),
    needs: [rule.id],
  }))
}

const reasonsOf = ({ words }: CapitalSentence) => new Set(words.flatMap(({ reason }) => reason ?? []))

/** Sentences with nouns only, then some with names, then some with the polite Sie. */
function capitalSteps(seed: string): Explained[] {
  const byNews = Map.groupBy(shuffled(sentences, randomOf(seed)), (sentence) => {
    const reasons = reasonsOf(sentence)
    return reasons.has('polite') ? 'polite' : reasons.has('names') ? 'names' : 'nouns'
  })
  const some = (news: 'nouns' | 'names' | 'polite', count: number) => (byNews.get(news) ?? []).slice(0, count)
  return [...some('nouns', 4), ...some('names', 3), ...some('polite', 3)].map((sentence) => ({
    asked: asked(sentence.german, { kind: 'capitals', sentence }),
    needs: [...reasonsOf(sentence)].map((reason) => `writing-rule-${reason}`),
  }))
}

function fieldStep(field: (typeof fields)[number]): Explained {
  const needs = field.type === 'letters' ? ['writing-rule-block-letters', field.rule] : [field.rule]
  return { asked: asked(field.id, { kind: 'field', field }), needs }
}

/** In the order of the rules, so that each is followed by its questions. */
function amountSteps(seed: string): Explained[] {
  const order = ['tens', 'hundreds', 'one-and-seven', 'amounts', 'time-and-date', 'telephone'] as const
  const place = ({ amount }: { readonly amount: GermanAmount }) => order.indexOf(introductionOf(amount))
  return amountQuestions(amounts, seed)
    .slice(0, questionsOfRound)
    .toSorted((a, b) => place(a) - place(b))
    .map((question) => ({
      asked: asked(question.amount.id, { kind: 'amount', question }),
      needs: [`writing-rule-${introductionOf(question.amount)}`],
    }))
}

/** The rule that is explained before an amount is asked. The digits of house numbers are easily confused in handwriting. */
const introductionOf = (amount: GermanAmount) =>
  amount.type === 'house-number' ? 'one-and-seven' : ruleOfAmount(amount)

/** The rule that explains a mistake. */
export function ruleOfAmount({ type, written }: GermanAmount) {
  switch (type) {
    case 'price':
      return 'amounts'
    case 'number':
      if (written.includes('.')) return 'amounts'
      return isHundredsOnly(written) ? 'hundreds' : 'tens'
    case 'house-number':
      return 'tens'
    case 'time':
    case 'date':
      return 'time-and-date'
    case 'phone':
      return 'telephone'
  }
}

/** Whether a number begins with hundreds, and has no ones that are said before its tens: 101, 110, 111. */
const isHundredsOnly = (written: string) => /^\d(?:\d0|[01]\d)$/.test(written)

/** Puts each rule before the first question that needs it. */
function withRules(questions: readonly Explained[]): WritingStep[] {
  const explained = new Set<string>()
  return questions.flatMap((question) => {
    const news = question.needs.flatMap((id) => (explained.has(id) ? [] : (ruleNamed(id) ?? [])))
    for (const { id } of news) explained.add(id)
    return [...news.map((rule) => ({ kind: 'rule', rule }) as const), question.asked]
  })
}
