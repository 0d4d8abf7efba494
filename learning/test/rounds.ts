import { afterAnswer, afterPresentation, allStepsOf, type Round, startRound } from '../src/round.ts'
import type { CardId, Grade } from '../src/values.ts'

export const card = (item: string): CardId => ({ language: 'fa', item, skill: 'recognise' })
export const cards = (items: string) => [...items].map(card)
export const all = () => true
export const none = () => false
export const round = (items: string, isUnseen: (card: CardId) => boolean = none) =>
  startRound(cards(items), isUnseen)

export const signs = { meet: '( )', ask: ' ', 'look-again': '[ ]' }
/** The remaining steps; first presentations in round brackets, repeated ones in square brackets. */
export const ahead = ({ ahead }: Round) =>
  ahead.map(({ card, kind }) => signs[kind].replace(' ', card.item)).join(' ')

export const progress = (round: Round) => `${round.done} of ${allStepsOf(round)}`

export const answered = (start: Round, ...given: Grade[]) =>
  given.reduce((now, grade) => afterAnswer(now, grade), start)

/** Takes the current step; questions get the grade. */
export const taken = (round: Round, grade: Grade) =>
  round.ahead[0]?.kind === 'ask' ? afterAnswer(round, grade) : afterPresentation(round)

export const alphabet = 'abcdefghijklmnopqrstuvwxyz'
