import { useState } from 'react'
import { Route, Switch } from 'wouter'
import { fromScript } from './from-script.tsx'
import { adminScreens, guardedScreens } from './screen-modules.ts'
import { screensOf } from './screens-of.ts'

const modules = import.meta.glob([
  '../features/*/*-screen.tsx',
  '!../features/{accounts,access-requests,credits,privacy-policy,not-found}/*',
])
const withAccess = <Access,>(table: Record<string, string>, access: Access) =>
  screensOf(table, modules).map((screen) => ({ ...screen, access }))
const guarded = [
  ...withAccess(guardedScreens, 'learner' as const),
  ...withAccess(adminScreens, 'admin' as const),
]

const guard = fromScript(() => import('./guard.tsx'))
const notFound = fromScript(() => import('../features/not-found/not-found-screen.tsx'))

/** Fetches the scripts of a route. */
export async function fetchGuarded(path: string): Promise<void> {
  // The units of the course are the only addresses with a number.
  const route = path.replace(/\d+$/, ':unit')
  const screen = guarded.find((screen) => screen.path === route)
  await (screen ? Promise.all([screen.fetch(), guard.fetch()]) : notFound.fetch())
}

function Guarded({ access, fetch, Component }: (typeof guarded)[number]) {
  // Together with the guard, and while the server is asked. If it fails, opening the screen fails too, and the error is handled
  // there.
  useState(() => void fetch().catch(() => undefined))
  return (
    <guard.Component access={access} fetchScreen={fetch}>
      <Component />
    </guard.Component>
  )
}

/** All routes that ask who is signed in, and unknown addresses. */
export default function GuardedScreens() {
  return (
    <Switch>
      {guarded.map((screen) => (
        <Route key={screen.path} path={screen.path}>
          <Guarded key={screen.path} {...screen} />
        </Route>
      ))}
      <Route>
        <notFound.Component />
      </Route>
    </Switch>
  )
}
