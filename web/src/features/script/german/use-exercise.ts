import { useSearchParams } from 'wouter'
import { type Exercise, exercises } from './exercises.ts'

/** The exercise of the query parameter `uebung`, and the rule of `regel`; null where none is opened. */
export function useExercise(): { readonly exercise: Exercise; readonly rule: string | null } | null {
  const [params] = useSearchParams()
  const exercise = exercises.find(({ name }) => name === params.get('uebung'))
  return exercise ? { exercise, rule: params.get('regel') } : null
}
