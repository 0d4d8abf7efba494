import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { t } from '@pol/contract/text'
import { translationForm, type TranslationDirection } from '@pol/contract/forms/translation'
import { toast } from '../../ui/frame/toast.ts'
import { requestTranslation, toastTranslationFailure } from './request-translation.ts'
import { resultText } from './result-text.ts'
import { initialState, swapped, withDirection, type TranslatorState } from './translator-state.ts'

interface Translation {
  readonly state: TranslatorState
  readonly isRunning: boolean
  /** Number of completed translations. */
  readonly finished: number
  setSource(source: string): void
  setDirection(direction: TranslationDirection): void
  swap(): void
  reset(): void
  /** Starts the translation. @returns false if the input is invalid; a toast shows why. */
  run(): boolean
}

/** State and actions of the translator. Changing direction, swapping and resetting abort a running translation. */
export function useTranslation(): Translation {
  const [state, setState] = useState(initialState)
  const [isRunning, setIsRunning] = useState(false)
  const [finished, setFinished] = useState(0)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const stop = () => {
    running.current?.abort()
    running.current = null
    setIsRunning(false)
  }
  const start = async (text: string, direction: TranslationDirection) => {
    const cancel = new AbortController()
    running.current = cancel
    setIsRunning(true)
    setState((state) => ({ ...state, submitted: text }))
    try {
      const { text: translation, isWhole } = await requestTranslation({ text, direction }, cancel.signal)
      if (cancel.signal.aborted) return
      const result = resultText(translation, isWhole)
      setState((state) => ({ ...state, result, translatedSource: text, isWhole }))
      setFinished((count) => count + 1)
    } catch (error) {
      if (!cancel.signal.aborted) toastTranslationFailure(error)
    } finally {
      if (running.current === cancel) stop()
    }
  }

  return {
    state,
    isRunning,
    finished,
    setSource: (source) => setState((state) => ({ ...state, source })),
    setDirection(direction) {
      if (direction === state.direction) return
      stop()
      setState((state) => withDirection(state, direction))
    },
    swap() {
      stop()
      setState(swapped)
    },
    reset() {
      stop()
      setState(initialState)
      toast({ title: t('Zurückgesetzt'), description: t('Übersetzung wurde zurückgesetzt.') })
    },
    run() {
      const { source: text, direction } = state
      const checked = v.safeParse(translationForm, { text, direction })
      if (!checked.success) {
        toast({ title: t('Fehler'), description: checked.issues[0].message, destructive: true })
        return false
      }
      if (!running.current) void start(text, direction)
      return true
    },
  }
}
