/** Returns numbers in [0, 1). */
export type Random = () => number

/**
 * Seeded generator (xmur3, mulberry32): equal seeds give equal numbers, so that a task stays the same after a reload.
 */
export function randomOf(seed: string): Random {
  let state = 1779033703 ^ seed.length
  for (let at = 0; at < seed.length; at += 1) {
    state = Math.imul(state ^ seed.charCodeAt(at), 3432918353)
    state = (state << 13) | (state >>> 19)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffled<Value>(values: readonly Value[], random: Random): Value[] {
  const mixed = [...values]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1))
    const value = mixed[last] as Value
    mixed[last] = mixed[chosen] as Value
    mixed[chosen] = value
  }
  return mixed
}
