import { Suspense, useState } from 'react'
import { Route, Switch } from 'wouter'
import { fromScript } from './from-script.tsx'
import { adminScreens, guardedScreens, openScreens } from './screen-modules.ts'

const modules = import.meta.glob<{ default: React.ComponentType }>([
  '../features/*/*-screen.tsx',
  '!../features/not-found/*',
])

const notFound = fromScript(() => import('../features/not-found/not-found-screen.tsx'))
/** Comes with the first guarded screen: the sign-in does not need it. */
const guard = fromScript(() => import('./guard.tsx'))

function screensOf<Access>(table: Record<string, string>, access: Access) {
  return Object.entries(table).map(([path, file]) => {
    const load = modules[`../features/${file}`]
    if (!load) throw new Error(`There is no screen ${file}`)
    return { path, access, ...fromScript(load) }
  })
}

const guarded = [
  ...screensOf(guardedScreens, 'learner' as const),
  ...screensOf(adminScreens, 'admin' as const),
]
const open = screensOf(openScreens, 'anyone')

/** Fetches the scripts of a route before it is opened. */
export async function fetchRoute(path: string): Promise<void> {
  // The units of the course are the only addresses with a number.
  const route = path.replace(/\d+$/, ':unit')
  const guardedScreen = guarded.find((screen) => screen.path === route)
  const screen = guardedScreen ?? open.find((screen) => screen.path === route)
  await Promise.all([screen?.fetch(), guardedScreen && guard.fetch()])
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

/** The router: each screen is fetched when its route is first opened. */
export function Screens() {
  return (
    <Suspense fallback={null}>
      <Switch>
        {open.map(({ path, Component }) => (
          <Route key={path} path={path}>
            <Component />
          </Route>
        ))}
        {guarded.map((screen) => (
          <Route key={screen.path} path={screen.path}>
            <Guarded key={screen.path} {...screen} />
          </Route>
        ))}
        <Route>
          <notFound.Component />
        </Route>
      </Switch>
    </Suspense>
  )
}
