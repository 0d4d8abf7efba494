/** A part of a text up to the next punctuation mark. */
export interface Clause {
  /** The phonemes of each word in IPA, with stress marks. */
  readonly words: readonly (readonly string[])[]
  /** The punctuation mark after it; empty if there is none. */
  readonly mark: string
}

/** What the engine reports while it speaks: a word begins, a phoneme is spoken, a clause ends. */
export interface EngineEvent {
  readonly type: string
  /** The phoneme; empty for a pause. A change of the language is in brackets: `(en)`. */
  readonly id?: string | number
  /** In code points, from 1. That of the end of a clause is one behind its mark; that of the last one is the length. */
  readonly text_position: number
}

const lastMark = /([.,;:!?…؟،؛–—])[^\p{L}\p{N}]*$/u

/** Puts the events of a script together to clauses. Clauses without a phoneme are left out. */
export function clausesOf(script: string, events: readonly EngineEvent[]): Clause[] {
  const characters = [...script]
  const clauses: Clause[] = []
  let words: string[][] = []
  const end = (position: number) => {
    const spoken = words.filter((word) => word.length > 0)
    const before = characters.slice(0, position).join('')
    if (spoken.length > 0) clauses.push({ words: spoken, mark: lastMark.exec(before)?.[1] ?? '' })
    words = []
  }
  for (const { type, id, text_position: position } of events) {
    if (type === 'word') words.push([])
    if (type === 'end') end(position >= characters.length ? characters.length : position - 1)
    if (type !== 'phoneme' || !id || String(id).startsWith('(')) continue
    if (words.length === 0) words.push([])
    words.at(-1)?.push(String(id))
  }
  end(characters.length)
  return clauses
}
