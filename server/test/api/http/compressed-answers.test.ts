import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type Device, type World } from '../../world.ts'

describe.runIf(hasDatabase)('a long answer', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = await world.signedIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  const ask = (encoding: Record<string, string>) =>
    world.app.inject({
      url: '/api/openapi.json',
      headers: { authorization: `Bearer ${anna.token}`, ...encoding },
    })

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])(
    'is compressed with %s for a client that accepts %s, and for no other',
    async (encoding, accepted, decompress) => {
      const plain = await ask({})
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.headers.vary).toBe('accept-encoding')
      const compressed = await ask({ 'accept-encoding': accepted })
      expect(compressed.headers['content-encoding']).toBe(encoding)
      expect(compressed.headers.vary).toBe('accept-encoding')
      expect(JSON.parse(decompress(compressed.rawPayload).toString())).toEqual(plain.json())
      expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
      expect(Number(compressed.headers['content-length'])).toBe(compressed.rawPayload.length)
    },
  )
})
