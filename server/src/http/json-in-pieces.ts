import { setImmediate } from 'node:timers/promises'

/** List elements that are serialised at once; a few milliseconds of work. */
const elementsAPiece = 2_000

/**
 * Serialises an object like `JSON.stringify`, but its long lists in pieces, yielding to other requests in between.
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
