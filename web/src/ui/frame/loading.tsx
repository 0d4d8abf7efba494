import { Main } from './main.tsx'

/** The whole page while it is not known yet what it shows. */
export function Loading() {
  return (
    <Main className="grid min-h-dvh place-items-center text-quiet">
      <p role="status">Lädt...</p>
    </Main>
  )
}
