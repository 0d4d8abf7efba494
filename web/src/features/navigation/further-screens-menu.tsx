import { Link, useLocation } from 'wouter'
import { mayPass } from '@pol/contract/access'
import { addressesOf } from '@pol/contract/addresses'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { session } from '../../lib/session.ts'
import { Menu } from '../../ui/frame/menu.tsx'
import type { MenuContentProps } from '../../ui/frame/menu-button.tsx'

/** All screens that the user may open, except those of the bar. */
export default function FurtherScreensMenu(menu: MenuContentProps) {
  const [path] = useLocation()
  const user = session.remembered()
  const roles = user?.roles ?? []
  const screens: readonly (readonly [string, string])[] = [
    [paths.progress, t('Fortschritt')],
    [paths.starred, t('Merkliste')],
    [paths.script, t('Schrift')],
    [paths.exams, t('Prüfungstraining')],
    [paths.alphabet, t('Das Alphabet')],
    [paths.syllables, t('Silben & Wörter')],
    [paths.sentences, t('Erste Sätze')],
    [paths.sounds, t('Deutsche Laute')],
    [paths.verbs, t('Deutsche Verben')],
    [paths.translate, t('Übersetzer')],
    [paths.children, t('Kinder')],
    [paths.adults, t('Erwachsene')],
    [paths.seniors, t('Senioren')],
    [paths.emergency, t('Notfall')],
    ...(user?.mother_tongue ? ([[paths.record, t('Für andere sprechen')]] as const) : []),
    [paths.ownRecordings, t('Meine Aufnahmen')],
    [paths.ownReports, t('Meine Meldungen')],
    [paths.security, t('Sicherheit')],
    ...(mayPass('moderator', roles) ? ([[paths.moderation, t('Moderation')]] as const) : []),
    ...(mayPass('admin', roles) ? ([[paths.admin, t('Admin Panel')]] as const) : []),
    [paths.privacyPolicy, t('Datenschutz')],
    [paths.credits, t('Quellen und Lizenzen')],
  ]
  return (
    <Menu {...menu}>
      <div role="menu" aria-label={t('Mehr')}>
        {screens.map(([href, title]) => (
          <Link
            key={href}
            href={href}
            role="menuitem"
            tabIndex={-1}
            aria-current={addressesOf(href).test(path) ? 'page' : undefined}
            className="flex min-h-11 items-center rounded-control px-3 hover:bg-brand-soft aria-[current=page]:font-bold aria-[current=page]:text-brand"
          >
            {title}
          </Link>
        ))}
      </div>
    </Menu>
  )
}
