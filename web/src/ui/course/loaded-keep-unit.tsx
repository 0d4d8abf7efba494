import { useCallback, useMemo } from 'react'
import type { Unit } from '@pol/content/course/unit'
import type { UnitTexts } from '@pol/content/course/unit-texts'
import { interfaceLanguage } from '@pol/contract/text'
import { type Catalogue, loadCatalogue } from '../../lib/learning/catalogue.ts'
import { type Exercises, loadExercises } from '../../lib/learning/exercises.ts'
import { useLearner } from '../../lib/learning/learner.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { learnedLanguage } from '../learning/what-is-shown.ts'
import { useKeptClips } from '../speech/use-kept-clips.ts'
import { useSpoken } from '../tasks/speech/use-spoken.ts'
import { loadGaps, type UnitGaps } from '../tasks/unit-gaps.ts'
import { clipsOfUnit } from './clips-of-unit.ts'
import { loadUnitTexts } from '../lessons/load-unit-texts.ts'

/** `KeepUnit`, once it is loaded with all words. */
export default function LoadedKeepUnit({ unit }: { readonly unit: Unit }) {
  const state = useLearner()
  const catalogue = useLoaded(loadCatalogue)
  const exercises = useLoaded(useCallback(() => loadExercises(unit.unit), [unit]))
  const gaps = useLoaded(useCallback(() => loadGaps(unit.unit), [unit]))
  const texts = useLoaded(useCallback(() => loadUnitTexts(unit.unit), [unit]))
  return (
    state &&
    catalogue.status === 'loaded' &&
    exercises.status === 'loaded' &&
    gaps.status === 'loaded' &&
    texts.status === 'loaded' && (
      <Keep
        unit={unit}
        texts={texts.value}
        state={state}
        catalogue={catalogue.value}
        exercises={exercises.value}
        gaps={gaps.value}
      />
    )
  )
}

interface Props {
  readonly unit: Unit
  readonly texts: UnitTexts
  readonly state: Pick<LearnerState, 'leaders' | 'settings'>
  readonly catalogue: Catalogue
  readonly exercises: Exercises
  readonly gaps: UnitGaps
}

function Keep({ unit, texts, state: { leaders, settings }, catalogue, exercises, gaps }: Props) {
  const language = learnedLanguage(settings, interfaceLanguage)
  const spoken = useSpoken(language, catalogue, settings)
  useKeptClips(
    useMemo(
      () => clipsOfUnit({ unit, texts, catalogue, exercises, gaps, leaders, spoken }, language),
      [unit, texts, catalogue, exercises, gaps, leaders, spoken, language],
    ),
  )
  return null
}
