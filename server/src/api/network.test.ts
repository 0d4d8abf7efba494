import { expect, test } from 'vitest'
import { networksOf } from './network.ts'

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
  ['2001:0db8:1:ff02::9', ['2001:db8:1:ff02::/64', '2001:db8:1:ff00::/56', '2001:db8:1::/48']],
  ['::1', ['::/64', '::/56', '::/48']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48']],
])('%s counts as %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks)
})

test.each([
  ['203.0.113.5:49152', '203.0.113.5'],
  ['[2001:db8:1:2::9]:49152', '2001:db8:1:2::9'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::9'],
])('%s from a proxy counts as %s', (written, address) => {
  expect(networksOf(written)).toEqual(networksOf(address))
})

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113',
  '203.0.113.5:x',
  '0x7f000001',
  '1234',
  '::ffff:1.2.3',
  '203.0.113.5, 10.0.0.1',
])('%j is not an address and counts as the unknown network', (written) => {
  expect(networksOf(written)).toEqual(['unknown'])
})
