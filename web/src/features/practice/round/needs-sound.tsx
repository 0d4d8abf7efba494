import { useEffect, useRef } from 'react'
import { t } from '@pol/contract/text'
import { Button } from '../../../ui/frame/button.tsx'
import { Main } from '../../../ui/frame/main-element.tsx'
import { Volume2 } from '../../../ui/icons/drawn/volume-2.tsx'

/** Shown instead of a round for children of which nothing can be heard: a picture, and a text for those who can read. */
export function NeedsSound({ onBack }: { readonly onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Main className="mx-auto grid max-w-2xl justify-items-center gap-5 px-4 py-10 text-center">
      <Volume2 aria-hidden="true" className="size-32 text-accent" />
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold outline-none">
        {t('Hier fehlt gerade der Ton')}
      </h1>
      <p className="text-xl">
        {t(
          'Hier werden die Wörter vorgelesen. Ohne Internet gehen nur Wörter, die du auf diesem Gerät schon gehört hast. Hol jemanden, der dir mit dem Internet hilft.',
        )}
      </p>
      <Button onClick={onBack}>{t('Zurück')}</Button>
    </Main>
  )
}
