import ipaddr from 'ipaddr.js'

/** The networks of an address for rate limits, narrowest first. */
export type Networks = readonly [string, ...string[]]

/** Providers assign a /64, a /56 or a /48 to one customer, who can use any address in it. */
const prefixes = [64, 56, 48]

/** All invalid addresses from a proxy count as one network. */
const unknown: Networks = ['unknown']

/**
 * An IPv4 address is a network by itself; an IPv6 address belongs to its /64, /56 and /48.
 * @param address from the socket or the proxy, possibly with port, brackets or zone.
 */
export function networksOf(address: string): Networks {
  const text = withoutPort(address.trim())
  const isAddress = text.includes(':') ? ipaddr.IPv6.isValid(text) : ipaddr.IPv4.isValidFourPartDecimal(text)
  if (!isAddress) return unknown
  const parsed = ipaddr.process(text)
  if (parsed.kind() === 'ipv4') return [parsed.toString()]
  const [narrowest = 'unknown', ...wider] = prefixes.map(
    (prefix) =>
      `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(text)}/${prefix}`).toString()}/${prefix}`,
  )
  return [narrowest, ...wider]
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1]
  if (bracketed !== undefined) return bracketed
  return /^([^:]+):\d{1,5}$/.exec(text)?.[1] ?? text
}

function withoutZone(text: string): string {
  return text.split('%', 1)[0] ?? text
}
