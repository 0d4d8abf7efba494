import { once } from '../../../lib/once.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'
import type { FurtherWordsProps } from './further-words.tsx'

/** A script of its own, because practice can start without it. */
const load = once(async () => (await import('./further-words.tsx')).FurtherWords)

/** Nothing until it is loaded. If that fails, practice goes on without it. */
export function LoadedFurtherWords(props: FurtherWordsProps) {
  const loaded = useLoaded(load)
  return loaded.status === 'loaded' && <loaded.value {...props} />
}
