import type { Noun } from '../lexicon.ts'
import type { Person } from './conjugate.ts'

/** A Persian noun, with what its endings say. */
export interface PersianNoun {
  readonly noun: Noun
  readonly isPlural: boolean
  readonly owner?: Person
  readonly isIndefinite: boolean
  /** Whether an ending shows that something that belongs to it follows. */
  readonly hasEzafe: boolean
}

const owners: readonly [string, Person][] = [
  ['یمان', 3],
  ['یتان', 4],
  ['یشان', 5],
  ['مان', 3],
  ['تان', 4],
  ['شان', 5],
  ['یم', 0],
  ['یت', 1],
  ['یش', 2],
  ['ام', 0],
  ['ات', 1],
  ['اش', 2],
  ['م', 0],
  ['ت', 1],
  ['ش', 2],
]

/** @param find looks up a noun without endings. @param key folded. */
export function readNoun(key: string, find: (key: string) => Noun | undefined): PersianNoun | undefined {
  const plain = readPlural(key, find)
  if (plain) return plain
  for (const [ending, owner] of owners) {
    if (!key.endsWith(ending) || key.length <= ending.length + 1) continue
    const inner = readPlural(key.slice(0, -ending.length), find)
    if (inner && !inner.isIndefinite && !inner.hasEzafe) return { ...inner, owner }
  }
  return undefined
}

function readPlural(key: string, find: (key: string) => Noun | undefined): PersianNoun | undefined {
  const base = { isPlural: false, isIndefinite: false, hasEzafe: false }
  const whole = find(key)
  if (whole) return { ...base, noun: whole }
  for (const [ending, marks] of endings) {
    if (!key.endsWith(ending)) continue
    const noun = find(key.slice(0, -ending.length))
    const isEzafe = ending === 'ی' && /[هاو]ی$/u.test(key)
    if (noun) return isEzafe ? { ...base, hasEzafe: true, noun } : { ...base, ...marks, noun }
  }
  return undefined
}

const endings: readonly [string, Partial<PersianNoun>][] = [
  ['هایی', { isPlural: true, isIndefinite: true }],
  ['های', { isPlural: true, hasEzafe: true }],
  ['ها', { isPlural: true }],
  ['ان', { isPlural: true }],
  ['یی', { isIndefinite: true }],
  ['ای', { isIndefinite: true }],
  ['ی', { isIndefinite: true }],
]
