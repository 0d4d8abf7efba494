import { Main } from './main.tsx'

/** The whole page while it is not known yet what it shows. */
export function Loading({ text = 'Lädt...' }: { readonly text?: string }) {
  return (
    <Main className="grid min-h-dvh place-items-center text-quiet">
      <p role="status">{text}</p>
    </Main>
  )
}
