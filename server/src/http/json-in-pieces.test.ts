import { expect, test } from 'vitest'
import { jsonInPieces } from './json-in-pieces.ts'

test('an object with a long list is written like JSON.stringify, and yields to other work', async () => {
  const cards = Array.from({ length: 5_001 }, (_, n) => ({ n, text: `"${n}"`, none: undefined }))
  const output = { version: 3, cards, stars: [], missing: undefined, none: null }
  const order: string[] = []
  setImmediate(() => order.push('another request'))
  const json = await jsonInPieces(output).finally(() => order.push('written'))
  expect(json).toBe(JSON.stringify(output))
  expect(order).toEqual(['another request', 'written'])
})

test.each([null, 'text', [1], { cards: [1] }])('%j is left to JSON.stringify', async (output) => {
  expect(await jsonInPieces(output)).toBeNull()
})
