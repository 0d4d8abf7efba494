import { useState } from 'react'
import furtherScreens from 'virtual:screens/further'
import { Route, Router, Switch } from 'wouter'
import { addressesOf } from '@pol/contract/addresses'
import { aroundNavigation } from '../lib/around-navigation.ts'
import { fromScript } from './from-script.tsx'
import { Guard } from './guard.tsx'

const screens = furtherScreens.map(({ path, access, load }) => ({ path, access, ...fromScript(load) }))
type Screen = (typeof screens)[number]

const notFound = fromScript(async () => ({ default: (await import('../ui/not-found.tsx')).NotFound }))

/** Fetches the scripts of a route. */
export async function fetchFurther(path: string): Promise<void> {
  const screen = screens.find(({ path: route }) => addressesOf(route).test(path)) ?? notFound
  await screen.fetch()
}

interface GuardedProps extends Pick<Screen, 'fetch' | 'Component'> {
  readonly access: Exclude<Screen['access'], 'anyone'>
}

function Guarded({ access, fetch, Component }: GuardedProps) {
  // Fetch in parallel with the request of the guard. If this fails, opening the screen fails too, and the error is
  // handled there.
  useState(() => void fetch().catch(() => undefined))
  return (
    <Guard access={access} fetchScreen={fetch}>
      <Component />
    </Guard>
  )
}

/** All routes except the open screens, and unknown addresses. */
export default function FurtherScreens() {
  return (
    <Router aroundNav={aroundNavigation}>
      <Switch>
        {screens.map(({ path, access, fetch, Component }) => (
          <Route key={path} path={path}>
            {access === 'anyone' ? (
              <Component />
            ) : (
              <Guarded key={path} access={access} fetch={fetch} Component={Component} />
            )}
          </Route>
        ))}
        <Route>
          <notFound.Component />
        </Route>
      </Switch>
    </Router>
  )
}
