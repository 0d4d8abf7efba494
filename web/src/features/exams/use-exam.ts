import { useCallback } from 'react'
import loaders from 'virtual:exams'
import type { Exam } from '@pol/content/exams/exam'
import type { ExamName } from '@pol/content/exams/shape'
import { interfaceLanguage } from '@pol/contract/text'
import { languageKnown } from '../../lib/learning/language-known.ts'
import { learner } from '../../lib/learning/learner.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { learnedLanguage } from '../../ui/learning/what-is-shown.ts'

const isExam = (name: string): name is ExamName => name in loaders

/** Loads a test of the learned language, when that is known; null if there is none with this number. */
export function useExam(test: string) {
  return useLoaded<Exam | null>(
    useCallback(async () => {
      await languageKnown()
      const language = learnedLanguage(learner.current()?.settings ?? null, interfaceLanguage)
      const name = `${language}-${test}`
      return isExam(name) ? (await loaders[name]()).default : null
    }, [test]),
  )
}
