import { t } from '@pol/contract/text'
import { type ReactNode, useSyncExternalStore } from 'react'
import { learner } from '../../lib/learning/learner.ts'
import { once } from '../../lib/once.ts'

interface Props {
  /** In German. */
  readonly text: string
  /** In practice, by the strength of the card; elsewhere the learner's setting counts. */
  readonly isShown?: boolean | undefined
}

/** How a German text sounds, in Persian letters, for readers of Persian. A literal lets the German build leave it out. */
export const GermanSound: (props: Props) => ReactNode = t('#language') === 'fa' ? Sound : () => null

function Sound({ text, isShown }: Props) {
  const isWanted = useSyncExternalStore(learner.subscribe, isWantedByLearner)
  return (isShown ?? isWanted) && <LoadedSound text={text} />
}

function LoadedSound({ text }: Pick<Props, 'text'>) {
  const soundOf = useSyncExternalStore(subscribe, loadedSounds)
  // An empty line until it is loaded, so that nothing moves.
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

/** Until the learner's state is read, as if nothing was chosen. */
const isWantedByLearner = () => learner.current()?.settings.sounds !== 'never'

let sounds: ((text: string) => string) | null = null
const loadedSounds = () => sounds
const listeners = new Set<() => void>()

const load = once(async () => {
  sounds = (await import('../../lib/sounds.ts')).soundOf
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
