import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { fromScript } from './from-script.tsx'
import { openScreens } from './open-screen-modules.ts'
import { screensOf } from './screens-of.ts'

const open = screensOf(
  openScreens,
  import.meta.glob([
    '/src/app/sign-in-screen.tsx',
    '/src/features/{access-requests,credits,privacy-policy}/*-screen.tsx',
  ]),
)

/** A separate script, because the sign-in needs neither these routes nor the guard. */
const loadGuardedScreens = () => import('./guarded-screens.tsx')
const guarded = fromScript(loadGuardedScreens)

/** Fetches the scripts of a route before it is opened. */
export async function fetchRoute(path: string): Promise<void> {
  const screen = open.find((screen) => screen.path === path)
  if (screen) {
    await screen.fetch()
    return
  }
  await guarded.fetch()
  const { fetchGuarded } = await loadGuardedScreens()
  await fetchGuarded(path)
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
        <Route>
          <guarded.Component />
        </Route>
      </Switch>
    </Suspense>
  )
}
