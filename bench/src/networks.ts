let networks = 0

/** @returns an unused network address for `X-Forwarded-For`, to which no limit applies yet. */
export function uniqueNetwork(): string {
  networks += 1
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}
