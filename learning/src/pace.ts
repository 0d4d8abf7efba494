import { keyOf } from './card.ts'
import type { Answer, Pace, Skill } from './values.ts'

/** Seconds for a card of a new learner. */
const unknownPace = 8
/** Writing takes longer than choosing. */
const writingToChoosing = 1.75
/** The weight of the guess in cards, so that the first answers do not determine the pace alone. */
const guessed = 10

/** Window of recent answers, which show the present pace. */
export const recentAnswers = 300
/** Longer answers were interrupted, and count with this time. */
const longestMs = 60_000

/** @param answers of one learner in the order of time. */
export function paceOf(answers: readonly Answer[]): Pace {
  const recent = answers.slice(-recentAnswers)
  const recognise = secondsOf(recent, 'recognise', unknownPace)
  return { recognise, produce: secondsOf(recent, 'produce', recognise * writingToChoosing) }
}

function secondsOf(answers: readonly Answer[], skill: Skill, guess: number): number {
  const ofSkill = answers.filter((answer) => answer.skill === skill)
  const ms = ofSkill.reduce((sum, answer) => sum + Math.min(answer.ms, longestMs), 0)
  // Days of UTC: a card of a round at its midnight counts twice, which changes little.
  const cards = new Set(ofSkill.map((answer) => `${keyOf(answer)} ${answer.at.slice(0, 10)}`)).size
  return (ms / 1000 + guessed * guess) / (cards + guessed)
}
