import { expect, expectTypeOf, test } from 'vitest'
import type { Call } from './call.ts'

test('a call accepts the names of operations and their inputs only, and returns their outputs', () => {
  const calls = (call: Call) => ({
    deletion: () => call('delete-user', { user_id: '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11' }),
    list: () => call('profiles', { search: 'Anna' }),
    sound: () => call('play-recording', { id: '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11' }),
    // @ts-expect-error There is no such operation.
    unknownName: () => call('delete-users', {}),
    // @ts-expect-error The input is missing.
    missingInput: () => call('delete-user', {}),
    // @ts-expect-error The input has another type.
    wrongType: () => call('delete-user', { user_id: 7 }),
    // @ts-expect-error The input is that of another operation.
    otherInput: () => call('add-star', { user_id: '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11' }),
  })
  type Calls = ReturnType<typeof calls>
  expectTypeOf<Awaited<ReturnType<Calls['sound']>>>().toExtend<Uint8Array>()
  expectTypeOf<Awaited<ReturnType<Calls['list']>>>().toHaveProperty('total')
  expect(calls).toBeTypeOf('function')
})
