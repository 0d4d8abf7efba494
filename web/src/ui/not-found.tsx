import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { inDigits, t } from '@pol/contract/text'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from './frame/button.tsx'
import { useDocumentTitle } from './frame/document-title.ts'
import { Main } from './frame/main-element.tsx'

const status = inDigits(404)

/** Shown at an unknown address (specification section 2). */
export function NotFound() {
  const [path] = useLocation()
  useDocumentTitle(status)
  useEffect(() => console.warn(`There is no screen at ${path}`), [path])
  return (
    <Main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-center gap-4 px-4 text-center">
      <h1 className="text-7xl font-bold text-brand">{status}</h1>
      <p className="text-xl">{t('Oops! Page not found')}</p>
      <ButtonLink href={paths.home}>{t('Return to Home')}</ButtonLink>
    </Main>
  )
}
