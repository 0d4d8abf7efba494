import { Suspense } from 'react'
import openScreens from 'virtual:screens/open'
import { Route, Switch } from 'wouter'
import { fromScript } from './from-script.tsx'

const open = openScreens.map(({ path, load }) => ({ path, ...fromScript(load) }))

/** A separate script, because the sign-in needs neither these routes nor the guard. */
const loadFurtherScreens = () => import('./further-screens.tsx')
const further = fromScript(loadFurtherScreens)

/** Fetches the scripts of a route before it is opened. */
export async function fetchRoute(path: string): Promise<void> {
  const screen = open.find((screen) => screen.path === path)
  if (screen) {
    await screen.fetch()
    return
  }
  await further.fetch()
  const { fetchFurther } = await loadFurtherScreens()
  await fetchFurther(path)
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
          <further.Component />
        </Route>
      </Switch>
    </Suspense>
  )
}
