import { useState } from 'react'
import type { Exercise } from './exercises.ts'
import { ChooseRule } from './choose-rule.tsx'
import { Round } from './round.tsx'
import { ruleNamed, stepsOf } from './steps-of.ts'

interface Props {
  readonly exercise: Exercise
  readonly rule: string | null
  readonly onLeave: () => void
  readonly onAgain: () => void
}

/** A round of an exercise, with new questions each time. Spelling begins with the choice of a rule. */
export function PreparedExercise({ exercise, rule, onLeave, onAgain }: Props) {
  const chosen = rule === null ? undefined : ruleNamed(rule)
  const isChoosing = exercise.name === 'schreiben' && chosen?.practice !== 'spelling'
  const [steps] = useState(() => (isChoosing ? [] : stepsOf(exercise.name, chosen, crypto.randomUUID())))
  if (isChoosing) return <ChooseRule exercise={exercise} />
  return <Round exercise={exercise} steps={steps} onLeave={onLeave} onAgain={onAgain} />
}
