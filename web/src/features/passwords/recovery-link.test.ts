import { describe, expect, test } from 'vitest'
import { recoveryTokenIn } from './recovery-link.ts'

const tokenIn = (address: string) => recoveryTokenIn(new URL(address, 'https://pol.example.org'))

describe('a recovery link', () => {
  test.each([
    ['in the fragment', '/auth#type=recovery&token=abc-1'],
    ['in the query', '/auth?type=recovery&token=abc-1'],
    ['in another order', '/auth#token=abc-1&type=recovery'],
    ['in the fragment, beside a query', '/auth?from=mail#type=recovery&token=abc-1'],
    ['in the query, beside a fragment', '/auth?type=recovery&token=abc-1#main'],
    ['in the fragment before the query', '/auth?type=recovery&token=old#type=recovery&token=abc-1'],
  ])('has its token %s', (_, address) => {
    expect(tokenIn(address)).toBe('abc-1')
  })

  test('may carry any characters, encoded', () => {
    expect(tokenIn('/auth#type=recovery&token=a%2Bb%26c%3D')).toBe('a+b&c=')
  })

  test.each([['/auth#type=recovery'], ['/auth?type=recovery'], ['/auth#type=recovery&token=']])(
    '%s is a recovery link without a token, which the server will reject',
    (address) => {
      expect(tokenIn(address)).toBe('')
    },
  )
})

test.each([
  ['/auth'],
  ['/auth#'],
  ['/auth#token=abc-1'],
  ['/auth?type=signup&token=abc-1'],
  ['/auth#type=recovery-not&token=abc-1'],
  ['/auth#recovery'],
  ['/auth?from=home#features'],
])('%s is not a recovery link', (address) => {
  expect(tokenIn(address)).toBeNull()
})
