import { keyOf } from './card.ts'
import type { Skill } from './skills.ts'
import type { Answer, Pace } from './values.ts'

/** Initial estimate in seconds per card. */
const unknownPace = 8
/** Ratio of writing time to choosing time. */
const writingToChoosing = 1.75
/** Weight of the initial estimate in cards, so that a few answers do not dominate. */
const guessed = 10

/** Window of recent answers that determine the pace. */
export const recentAnswers = 300
/** Cap: longer answers were interrupted. */
const longestMs = 60_000

/** @param answers answers of one learner, ordered by time. */
export function paceOf(answers: readonly Answer[]): Pace {
  const recent = answers.slice(-recentAnswers)
  const recognise = secondsOf(recent, 'recognise', unknownPace)
  return { recognise, produce: secondsOf(recent, 'produce', recognise * writingToChoosing) }
}

function secondsOf(answers: readonly Answer[], skill: Skill, guess: number): number {
  const ofSkill = answers.filter((answer) => answer.skill === skill)
  const ms = ofSkill.reduce((sum, answer) => sum + Math.min(answer.ms, longestMs), 0)
  // Counts by UTC day: a card repeated across midnight UTC counts twice, which is negligible.
  const cards = new Set(ofSkill.map((answer) => `${keyOf(answer)} ${answer.at.slice(0, 10)}`)).size
  return (ms / 1000 + guessed * guess) / (cards + guessed)
}
