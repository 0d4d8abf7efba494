import { useEffect, useRef, useState } from 'react'
import { isSessionEnd } from '@pol/contract/client'
import { t } from '@pol/contract/text'
import { recordingType } from '@pol/contract/limits'
import { call, failureText } from '../../lib/call.ts'
import { toast } from '../../ui/frame/toast.ts'

export type PlaybackStatus = 'idle' | 'loading' | 'playing'

interface Playback {
  readonly id: string
  readonly stop: AbortController
}

/** Plays recordings, one at a time. Fetches them for each playback, because they may have been withdrawn. */
export function useRecordingPlayback() {
  const [shown, setShown] = useState<{ readonly id: string; readonly status: PlaybackStatus } | null>(null)
  const current = useRef<Playback>(null)
  const stop = () => {
    current.current?.stop.abort()
    current.current = null
  }
  useEffect(
    () => () => {
      current.current?.stop.abort()
      current.current = null
    },
    [],
  )

  const play = async (id: string) => {
    const playback: Playback = { id, stop: new AbortController() }
    const { signal } = playback.stop
    current.current = playback
    setShown({ id, status: 'loading' })
    try {
      const audio = await call('play-recording', { id }, { signal })
      setShown({ id, status: 'playing' })
      await playToItsEnd(new Blob([new Uint8Array(audio)], { type: recordingType }), signal)
    } catch (error) {
      // An ended session is reported by its own toast.
      if (signal.aborted || isSessionEnd(error)) return
      const description = error instanceof MediaFailure ? error.message : failureText(error)
      toast({ title: t('Audiofehler'), description, destructive: true })
    } finally {
      if (current.current === playback) {
        current.current = null
        setShown(null)
      }
    }
  }
  return {
    statusOf: (id: string): PlaybackStatus => (shown?.id === id ? shown.status : 'idle'),
    /** Plays a recording and stops any other one; stops the recording if it is already playing. */
    toggle(id: string) {
      const isStop = current.current?.id === id
      stop()
      if (isStop) setShown(null)
      else void play(id)
    },
  }
}

class MediaFailure extends Error {
  override readonly name = 'MediaFailure'
}

function playToItsEnd(clip: Blob, stop: AbortSignal): Promise<void> {
  const url = URL.createObjectURL(clip)
  const player = new Audio(url)
  const finished = new AbortController()
  const { signal } = finished
  return new Promise<void>((resolve, reject) => {
    const fail = (cause: unknown) =>
      reject(new MediaFailure(t('Audio konnte nicht abgespielt werden'), { cause }))
    stop.addEventListener('abort', () => resolve(), { signal })
    player.addEventListener('ended', () => resolve(), { signal })
    player.addEventListener('error', () => fail(player.error), { signal })
    player.play().catch(fail)
  }).finally(() => {
    finished.abort()
    player.pause()
    URL.revokeObjectURL(url)
  })
}
