import { isIPv6 } from 'node:net'

/**
 * The network that a caller's address stands for, as limits count it: an IPv4 address itself, of an IPv6
 * address the /64 that one customer has.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const before = groups(head)
  const after = groups(tail ?? '')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const all = [...before, ...(tail === undefined ? [] : zeros), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
