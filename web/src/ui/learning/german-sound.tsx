import { t } from '@pol/contract/text'
import { type ReactNode, useSyncExternalStore } from 'react'
import { learner } from '../../lib/learning/learner.ts'
import { once } from '../../lib/once.ts'
import { wantsSounds } from './what-is-shown.ts'

interface Props {
  /** The German text. */
  readonly text: string
  /** Overrides the learner's setting: practice decides by the strength of the card. */
  readonly isShown?: boolean | undefined
}

/** Pronunciation of a German text in Persian letters. The German build drops it, because the condition is constant. */
export const GermanSound: (props: Props) => ReactNode = t('#language') === 'fa' ? Sound : () => null

function Sound({ text, isShown }: Props) {
  const isWanted = useSyncExternalStore(learner.subscribe, isWantedByLearner)
  return (isShown ?? isWanted) && <LoadedSound text={text} />
}

function LoadedSound({ text }: Pick<Props, 'text'>) {
  const soundOf = useSyncExternalStore(subscribe, loadedSounds)
  // An empty line until it is loaded, to avoid a layout shift.
  const sound = soundOf ? soundOf(text) : '\u00A0'
  return (
    sound && (
      <p className="text-lg wrap-break-word text-quiet [word-spacing:0.25em]">
        <span lang="fa" dir="rtl" translate="no">
          {sound}
        </span>
      </p>
    )
  )
}

/** True until the learner's state is read. */
const isWantedByLearner = () => wantsSounds(learner.current()?.settings ?? null)

let sounds: ((text: string) => string) | null = null
const loadedSounds = () => sounds
const listeners = new Set<() => void>()

const load = once(async () => {
  sounds = (await import('../../lib/sound-of-german.ts')).soundOf
  for (const listener of listeners) listener()
})

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0 && !sounds) loadAfterFirstView()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function loadAfterFirstView(): void {
  const start = () =>
    void load().catch((error: unknown) => console.warn('The sounds of German could not be loaded', error))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
