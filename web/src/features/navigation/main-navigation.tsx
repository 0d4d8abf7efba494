import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { addressesOf } from '@pol/contract/addresses'
import { t } from '@pol/contract/text'
import { keepFocusAbove } from '../../lib/keep-focus-above.ts'
import { paths } from '../../lib/paths.ts'
import { useIsSignedIn } from '../../lib/session.ts'
import { MenuButton } from '../../ui/frame/menu-button.tsx'
import { BookA } from '../../ui/icons/drawn/book-a.tsx'
import { Dumbbell } from '../../ui/icons/drawn/dumbbell.tsx'
import { Ellipsis } from '../../ui/icons/drawn/ellipsis.tsx'
import { House } from '../../ui/icons/drawn/house.tsx'
import { Route } from '../../ui/icons/drawn/route.tsx'

/** Each link, and the routes on which it is the current one. */
const links = [
  { href: paths.home, title: t('Heute'), icon: House, routes: [paths.home] },
  { href: paths.course, title: t('Kurs'), icon: Route, routes: [paths.course, paths.unit] },
  { href: paths.practice, title: t('Üben'), icon: Dumbbell, routes: [paths.practice] },
  { href: paths.dictionary, title: t('Wörterbuch'), icon: BookA, routes: [paths.dictionary] },
]

const entry =
  'flex min-h-14 min-w-[44px] flex-auto flex-col items-center justify-center rounded-control px-1 hover:bg-brand-soft md:flex-none md:flex-row md:gap-2 md:px-4'
const label = 'text-xs leading-tight @max-[14rem]:sr-only md:text-base'

const loadFurtherScreens = () => import('./further-screens-menu.tsx')

/**
 * Links to the main screens and a menu of all others. The styles show it while a learner is signed in (`data-navigation` of
 * the root element, set by the page and the guard) and no round runs (`data-round`).
 * @param props.place the element that contains it.
 */
export function MainNavigation({ place }: { readonly place: HTMLElement }) {
  const isSignedIn = useIsSignedIn()
  const [path] = useLocation()
  useEffect(() => {
    if (!isSignedIn) document.documentElement.removeAttribute('data-navigation')
  }, [isSignedIn])
  useEffect(() => keepFocusAbove(place), [place])
  if (!isSignedIn) return null
  return (
    <nav
      aria-label={t('Hauptnavigation')}
      className="@container mx-auto flex max-w-6xl md:flex-wrap md:gap-1 md:px-4"
    >
      {links.map(({ href, title, icon: Icon, routes }) => {
        const isCurrent = routes.some((route) => addressesOf(route).test(path))
        return (
          <Link
            key={href}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className={`${entry} ${isCurrent ? 'font-bold text-brand' : 'text-quiet'}`}
          >
            <Icon aria-hidden="true" className="size-6 shrink-0" />
            <span className={label}>{title}</span>
          </Link>
        )
      })}
      <MenuButton id="further-screens" className={`${entry} text-quiet`} load={loadFurtherScreens}>
        <Ellipsis aria-hidden="true" className="size-6 shrink-0" />
        <span className={label}>{t('Mehr')}</span>
      </MenuButton>
    </nav>
  )
}
