import { Link } from 'wouter'
import { t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../frame/button.tsx'
import { Brand } from '../frame/brand.tsx'
import { Main } from '../frame/main-element.tsx'
import { LanguageSwitch } from './language-switch.tsx'

interface Props {
  readonly title: string
  readonly introduction: string
  /** A link back, at the top. */
  readonly back?: Elements
  readonly children: Elements
}

/** Layout of the forms for signed-out users. */
export function AuthLayout({ title, introduction, back, children }: Props) {
  return (
    <Main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 px-4 py-10">
      {back}
      <Brand className="justify-self-center text-2xl" />
      <LanguageSwitch />
      <ButtonLink variant="secondary" className="justify-self-center text-danger!" href={paths.emergency}>
        {t('Notfall')}
      </ButtonLink>
      <div className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        <h1 className="text-3xl font-bold">{title}</h1>
        <p className="mt-1 mb-6 text-quiet">{introduction}</p>
        {children}
      </div>
      <Link href={paths.privacyPolicy} className="justify-self-center text-quiet underline">
        {t('Datenschutz')}
      </Link>
    </Main>
  )
}
