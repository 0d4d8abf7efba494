import { useState } from 'react'
import { Route, Router, Switch, type RouterProps } from 'wouter'
import { addressesOf, recorderPath } from '@pol/contract/addresses'
import { fromScript } from './from-script.tsx'
import { adminScreens, guardedScreens, moderatorScreens, unguardedScreens } from './screen-modules.ts'
import { screensOf } from './screens-of.ts'
import { ScrollToTop } from './scroll-to-top.tsx'

const modules = import.meta.glob([
  '/src/app/security-screen.tsx',
  '/src/features/*/*-screen.tsx',
  '!/src/features/{access-requests,credits,privacy-policy,not-found}/*',
])
const withAccess = <Access,>(table: Record<string, string>, access: Access) =>
  screensOf(table, modules).map((screen) => ({ ...screen, access }))
const guarded = [
  ...withAccess(guardedScreens, 'learner' as const),
  ...withAccess(moderatorScreens, 'moderator' as const),
  ...withAccess(adminScreens, 'admin' as const),
]

const unguarded = screensOf(unguardedScreens, modules)

const guard = fromScript(() => import('./guard.tsx'))
const notFound = fromScript(() => import('../features/not-found/not-found-screen.tsx'))

/** Fetches the scripts of a route. */
export async function fetchGuarded(path: string): Promise<void> {
  const open = unguarded.find((screen) => screen.path === path)
  if (open) return void (await open.fetch())
  const screen = guarded.find(({ path: route }) => addressesOf(route).test(path))
  await (screen ? Promise.all([screen.fetch(), guard.fetch()]) : notFound.fetch())
}

/**
 * Permissions belong to the document, and only that of the recorder may use the microphone. So navigation to and from
 * the recorder loads a new document.
 */
const isRecorder = (address: string) =>
  `${new URL(address, location.href).pathname}/`.startsWith(`${recorderPath}/`)
const isOpenedAsRecorder = isRecorder(location.pathname)
const aroundNav: NonNullable<RouterProps['aroundNav']> = (navigate, to, options) => {
  if (isRecorder(to) === isOpenedAsRecorder) navigate(to, options)
  else if (options?.replace) location.replace(to)
  else location.assign(to)
}

function Guarded({ access, fetch, Component }: (typeof guarded)[number]) {
  // Fetch in parallel with the guard and its request. If this fails, opening the screen fails too, and the error is
  // handled there.
  useState(() => void fetch().catch(() => undefined))
  return (
    <guard.Component access={access} fetchScreen={fetch}>
      <Component />
    </guard.Component>
  )
}

/** All routes except the open screens: guarded screens, unguarded screens, and unknown addresses. */
export default function GuardedScreens() {
  return (
    <Router aroundNav={aroundNav}>
      <Switch>
        {guarded.map((screen) => (
          <Route key={screen.path} path={screen.path}>
            <Guarded key={screen.path} {...screen} />
          </Route>
        ))}
        {unguarded.map(({ path, Component }) => (
          <Route key={path} path={path}>
            <Component />
          </Route>
        ))}
        <Route>
          <notFound.Component />
        </Route>
      </Switch>
      <ScrollToTop />
    </Router>
  )
}
