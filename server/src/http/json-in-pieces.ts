import { setImmediate } from 'node:timers/promises'

/** So many elements of a list are written at once: some milliseconds of work. */
const elementsAPiece = 2_000

/**
 * Writes an object as JSON, as `JSON.stringify` does. Long lists in it are written in pieces, between which other requests are
 * handled.
 * @returns null if it has no long list.
 */
export async function jsonInPieces(output: unknown): Promise<string | null> {
  if (typeof output !== 'object' || output === null || Array.isArray(output)) return null
  const fields = Object.entries(output)
  if (!fields.some(([, value]) => isLong(value))) return null
  const written: string[] = []
  for (const [name, value] of fields) {
    const text = isLong(value) ? `[${await elements(value)}]` : JSON.stringify(value)
    if (text !== undefined) written.push(`${JSON.stringify(name)}:${text}`)
  }
  return `{${written.join(',')}}`
}

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > elementsAPiece

async function elements(list: readonly unknown[]): Promise<string> {
  const written: string[] = []
  for (let from = 0; from < list.length; from += elementsAPiece) {
    written.push(JSON.stringify(list.slice(from, from + elementsAPiece)).slice(1, -1))
    await setImmediate()
  }
  return written.join(',')
}
