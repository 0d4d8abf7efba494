let networks = 0

/** An address that nobody had before: behind a proxy, its limits are its own. */
export function anotherNetwork(): string {
  networks += 1
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}
