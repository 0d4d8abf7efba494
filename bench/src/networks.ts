let networks = 0

/** @returns a network address that was not used before, for `X-Forwarded-For`. No limit applies to it yet. */
export function uniqueNetwork(): string {
  networks += 1
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}
