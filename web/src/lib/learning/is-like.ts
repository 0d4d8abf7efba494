/**
 * Whether a stored value has the shape of an example: the same types in the same places. The element of an array stands
 * for any number of them, an empty array for anything; null stands for a value that may be missing.
 */
export function isLike<Value>(value: unknown, example: Value): value is Value {
  if (example === null) return value === null || typeof value !== 'object'
  if (typeof example !== 'object') return typeof value === typeof example
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(example))
    return Array.isArray(value) && value.every((one) => example.length === 0 || isLike(one, example[0]))
  return Object.entries(example).every(([name, field]) =>
    isLike((value as Record<string, unknown>)[name], field),
  )
}
