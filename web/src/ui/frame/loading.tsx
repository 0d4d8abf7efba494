import { t } from '@pol/contract/text'
import { Main } from './main-element.tsx'

/** Full-page loading state. */
export function Loading({ text = t('Lädt...') }: { readonly text?: string }) {
  return (
    <Main className="grid min-h-dvh place-items-center text-quiet">
      <p role="status">{text}</p>
    </Main>
  )
}
