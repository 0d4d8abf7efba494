import { expect, test } from 'vitest'
import { addressesOf } from '@pol/contract/addresses'
import { addresses } from '../e2e/support/addresses.ts'
import { screenModules } from '../web/src/app/screen-modules.ts'

const { open, anyone, ...guarded } = screenModules
const screens = Object.entries({ anyone: { ...open, ...anyone }, ...guarded }).flatMap(([access, modules]) =>
  Object.keys(modules).map((route) => ({ route, access })),
)

test('the journeys visit every screen, with the access that it has', () => {
  const routeOf = (path: string) =>
    screens.find(({ route }) => addressesOf(route).test(new URL(path, 'http://localhost').pathname))?.route
  const visited = addresses.map(({ path, access }) => ({ route: routeOf(path), access }))
  expect(new Set(visited)).toEqual(new Set(screens))
})
