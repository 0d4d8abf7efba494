import { useSyncExternalStore } from 'react'
import steps from '@pol/content/data/script/steps.csv'
import { interfaceLanguage } from '@pol/contract/text'
import { signsLearned } from '@pol/learning/script/readable'
import type { LessonProgress } from '@pol/learning/values'
import { learner } from '../../lib/learning/learner.ts'
import { learnedLanguage } from './what-is-shown.ts'

const none: ReadonlySet<string> = new Set()
const noLessons: readonly LessonProgress[] = []

/**
 * The signs of the script that need no transliteration for this learner: with 'Automatisch', those of the finished steps;
 * otherwise none.
 */
export function useSignsLearned(): ReadonlySet<string> {
  return useSyncExternalStore(learner.subscribe, signsLearnedNow)
}

/** The last result, which stays the same object as long as the lessons do. */
let known = { lessons: noLessons, signs: none }

function signsLearnedNow(): ReadonlySet<string> {
  const state = learner.current()
  if (state?.settings.transliteration !== 'auto') return none
  if (learnedLanguage(state.settings, interfaceLanguage) !== 'fa') return none
  if (known.lessons !== state.lessons)
    known = { lessons: state.lessons, signs: signsLearned(steps, state.lessons) }
  return known.signs
}
