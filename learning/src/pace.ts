import { keyOf } from './card.ts'
import type { Answer, Pace, Skill } from './values.ts'

/** Of a learner of whom nothing is known. */
const unknownPace = 8
/** To write takes longer than to choose. */
const writingToChoosing = 1.75
/** As many cards the guess counts for, so that the first answers do not decide alone. */
const guessed = 10

/** The last so many answers tell how quick a learner is today. */
export const recentAnswers = 300
/** Longer answers were interrupted. */
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
  // A day is that of the calendar of London here: a round at its midnight counts a card twice, which changes little.
  const cards = new Set(ofSkill.map((answer) => `${keyOf(answer)} ${answer.at.slice(0, 10)}`)).size
  return (ms / 1000 + guessed * guess) / (cards + guessed)
}
