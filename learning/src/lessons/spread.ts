/** @returns this many of the values, evenly distributed, in their order; all of them if there are fewer. */
export function spread<Value>(values: readonly Value[], count: number): Value[] {
  if (values.length <= count) return [...values]
  return Array.from(
    { length: count },
    (_, at) => values[Math.floor(((at + 0.5) * values.length) / count)] as Value,
  )
}

/** @returns the values from another one on, and then those before it. @param by how many values it is later. */
export function turned<Value>(values: readonly Value[], by: number): Value[] {
  const at = values.length === 0 ? 0 : by % values.length
  return [...values.slice(at), ...values.slice(0, at)]
}
