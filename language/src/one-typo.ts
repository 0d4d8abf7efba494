/** Whether folded texts differ by at most one extra, missing or wrong letter, or one swap of neighbours. */
export function isWithinOneTypo(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1)
  if (short.slice(start + 1) === long.slice(start + 1)) return true
  const isExchanged = short[start] === long[start + 1] && short[start + 1] === long[start]
  return isExchanged && short.slice(start + 2) === long.slice(start + 2)
}
