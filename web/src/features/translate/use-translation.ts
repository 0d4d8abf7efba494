import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { translate, type TranslationDirection } from '@pol/contract/translation'
import { toast } from '../../ui/frame/toasts.tsx'
import { askForTranslation, toastTranslationFailure } from './ask-for-translation.ts'
import { emptyDesk, swapped, turned, type Desk } from './desk.ts'

interface Translation {
  readonly desk: Desk
  readonly isRunning: boolean
  /** How many translations have come. */
  readonly finished: number
  write(source: string): void
  turn(direction: TranslationDirection): void
  swap(): void
  reset(): void
  /** @returns whether the text can be translated; where not, the person is told why. */
  run(): boolean
}

/** The translator's state. An answer that comes after the person went on to something else is dropped. */
export function useTranslation(): Translation {
  const [desk, setDesk] = useState(emptyDesk)
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
    try {
      const result = await askForTranslation({ text, direction }, cancel.signal)
      if (cancel.signal.aborted) return
      setDesk((desk) => ({ ...desk, result, original: text }))
      setFinished((count) => count + 1)
    } catch (error) {
      if (!cancel.signal.aborted) toastTranslationFailure(error)
    } finally {
      if (running.current === cancel) stop()
    }
  }

  return {
    desk,
    isRunning,
    finished,
    write: (source) => setDesk((desk) => ({ ...desk, source })),
    turn(direction) {
      if (direction === desk.direction) return
      stop()
      setDesk((desk) => turned(desk, direction))
    },
    swap() {
      stop()
      setDesk(swapped)
    },
    reset() {
      stop()
      setDesk(emptyDesk)
      toast({ title: 'Zurückgesetzt', description: 'Übersetzung wurde zurückgesetzt.' })
    },
    run() {
      const { source: text, direction } = desk
      const checked = v.safeParse(translate.input, { text, direction })
      if (!checked.success) {
        toast({ title: 'Fehler', description: checked.issues[0].message, destructive: true })
        return false
      }
      if (!running.current) void start(text, direction)
      return true
    },
  }
}
