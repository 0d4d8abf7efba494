import { lazy, Suspense, type ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import NotFoundScreen from '../features/not-found/not-found-screen.tsx'
import { Guard } from './guard.tsx'
import { guardedScreens, openScreens } from './screen-modules.ts'

const modules = import.meta.glob<{ default: ComponentType }>([
  '../features/*/*-screen.tsx',
  '!../features/not-found/*',
])

function screensOf(table: Record<string, string>) {
  return Object.entries(table).map(([path, file]) => {
    const load = modules[`../features/${file}`]
    if (!load) throw new Error(`There is no screen ${file}`)
    return { path, load, Screen: lazy(load) }
  })
}

const guarded = screensOf(guardedScreens)
const open = screensOf(openScreens)

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
        {guarded.map(({ path, load, Screen }) => (
          <Route key={path} path={path}>
            <Guard key={path} preload={load}>
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
