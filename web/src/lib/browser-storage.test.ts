import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Imports the module as a new page does, with this local storage. */
async function openPage(storage: Partial<Storage> | (() => never)) {
  if (typeof storage === 'function')
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: storage })
  else vi.stubGlobal('localStorage', storage)
  return import('./browser-storage.ts')
}

test('values are read from the storage of the browser, including changes by other tabs', async () => {
  const items = new Map([['language', 'de']])
  const { local } = await openPage({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  })
  expect(local.getItem('language')).toBe('de')
  local.setItem('language', 'fa')
  expect(items.get('language')).toBe('fa')
  items.set('language', 'de')
  expect(local.getItem('language')).toBe('de')
  local.removeItem('language')
  expect(items.size).toBe(0)
  expect(local.getItem('language')).toBeNull()
})

test('if the browser blocks storage, values last as long as the page, and the error is reported', async () => {
  const blocked = new DOMException('Access is denied for this document.', 'SecurityError')
  const { local, storageFailure } = await openPage(() => {
    throw blocked
  })
  expect(local.getItem('language')).toBeNull()
  local.setItem('language', 'fa')
  expect(local.getItem('language')).toBe('fa')
  expect(local.keys()).toEqual(['language'])
  local.removeItem('language')
  expect(local.getItem('language')).toBeNull()
  await expect(storageFailure).resolves.toBe(blocked)
})

test('if the storage is full, the new value is returned and not the stored one', async () => {
  const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  const { local, storageFailure } = await openPage({
    getItem: () => 'old',
    setItem: () => {
      throw full
    },
    removeItem: () => undefined,
  })
  local.setItem('session', 'new')
  expect(local.getItem('session')).toBe('new')
  await expect(storageFailure).resolves.toBe(full)
})
