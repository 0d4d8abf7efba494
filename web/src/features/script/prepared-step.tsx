import { useMemo, useState } from 'react'
import { letterSpeech } from '@pol/content/letter-speech'
import letters from '@pol/content/data/letters.csv'
import overviews from '@pol/content/data/script/steps.csv'
import type { ScriptStep } from '@pol/content/script/step'
import { nameOfScriptStep } from '@pol/learning/lessons/course-shape'
import type { ScriptLessonStep } from '@pol/learning/script/script-lesson'
import { lettersMixedUp } from '@pol/learning/script/mixed-up'
import { scriptLesson } from '@pol/learning/script/script-lessons'
import { hasFinishedToday } from '../../lib/learning/finished-today.ts'
import { learner } from '../../lib/learning/learner.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { useContinuedProgress } from '../../ui/lessons/use-continued-progress.ts'
import type { Spoken } from '../../ui/speech/player.ts'
import { useKeptClips } from '../../ui/speech/use-kept-clips.ts'
import { spokenOf } from './steps/word-texts.tsx'
import { StepView } from './step-view.tsx'

interface Props {
  readonly step: ScriptStep
  readonly state: LearnerState
  readonly onLeave: () => void
}

const itemOfLetter = new Map(letters.map(({ farsi, id }) => [farsi, id]))

/** A step of the script, made of its material. */
export function PreparedStep({ step, state, onLeave }: Props) {
  const [isFirstOfDay] = useState(() => !hasFinishedToday(state))
  // A mistake in this step changes the next step, not the parts ahead.
  const [mixedUp] = useState(() => lettersMixedUp(state.cards, itemOfLetter))
  const steps = useMemo(() => {
    const known = overviews.filter((other) => other.step < step.step).flatMap((other) => other.letters)
    return scriptLesson({ ...step, known, mixedUp, itemOfLetter })
  }, [step, mixedUp])
  useKeptClips(useMemo(() => clipsOf(step, steps), [step, steps]))
  const name = nameOfScriptStep(step.step)
  const { progress, key, begin } = useContinuedProgress(state.lessons.find(({ lesson }) => lesson === name))
  return (
    <StepView
      key={key}
      step={step}
      steps={steps}
      name={name}
      progress={progress}
      settings={state.settings}
      learner={learner}
      isFirstOfDay={isFirstOfDay}
      onBegin={begin}
      onLeave={onLeave}
    />
  )
}

/** All that is heard in a step, so that it can be done without a network. */
function clipsOf(step: ScriptStep, steps: readonly ScriptLessonStep[]): Spoken[] {
  const heard = new Set(steps.flatMap((part) => ('word' in part ? part.word : [])))
  const ofLetters = letters
    .filter(({ farsi }) => step.letters.includes(farsi))
    .map((letter): Spoken => ({ text: letterSpeech(letter), voice: 'nova' }))
  const ofWords = step.words.filter((_, at) => heard.has(at))
  const ofRules = step.rules.flatMap(({ examples }) => examples)
  return [...ofLetters, ...[...ofWords, ...ofRules, ...step.signs, ...step.text].map(spokenOf)]
}
