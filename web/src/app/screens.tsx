import { lazy, Suspense, type ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import { Guard } from './guard.tsx'
import { adminScreens, guardedScreens, openScreens } from './screen-modules.ts'

/** What fetches each screen, by its file. */
export const modules = import.meta.glob<{ default: ComponentType }>([
  '../features/*/*-screen.tsx',
  '!../features/not-found/*',
])

const NotFoundScreen = lazy(() => import('../features/not-found/not-found-screen.tsx'))

function screensOf<Access>(table: Record<string, string>, access: Access) {
  return Object.entries(table).map(([path, file]) => {
    const load = modules[`../features/${file}`]
    if (!load) throw new Error(`There is no screen ${file}`)
    return { path, access, load, Screen: lazy(load) }
  })
}

const guarded = [
  ...screensOf(guardedScreens, 'learner' as const),
  ...screensOf(adminScreens, 'admin' as const),
]
const open = screensOf(openScreens, 'anyone')

/** The router: each screen is fetched when its route is first opened. */
export function Screens() {
  return (
    <Suspense fallback={null}>
      <Switch>
        {open.map(({ path, Screen }) => (
          <Route key={path} path={path}>
            <Screen />
          </Route>
        ))}
        {guarded.map(({ path, access, load, Screen }) => (
          <Route key={path} path={path}>
            <Guard key={path} access={access} preload={load}>
              <Screen />
            </Guard>
          </Route>
        ))}
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
    </Suspense>
  )
}
