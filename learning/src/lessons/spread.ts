/** @returns this many of the values, evenly distributed, in their order; all of them if there are fewer. */
export function spread<Value>(values: readonly Value[], count: number): Value[] {
  if (values.length <= count) return [...values]
  return Array.from(
    { length: count },
    (_, at) => values[Math.floor(((at + 0.5) * values.length) / count)] as Value,
  )
}
