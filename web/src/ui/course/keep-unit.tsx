import { lazy, Suspense } from 'react'
import type { Unit } from '@pol/content/course/unit'

/** Needs all words, which the first view does not. */
const LoadedKeepUnit = lazy(() => import('./loaded-keep-unit.tsx'))

/** Stores the sounds of a unit's lessons in the browser while it is mounted, so that they can be done without a network. */
export function KeepUnit({ unit }: { readonly unit: Unit }) {
  return (
    <Suspense fallback={null}>
      <LoadedKeepUnit unit={unit} />
    </Suspense>
  )
}
