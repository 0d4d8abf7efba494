import { fold } from '../fold.ts'
import type { FormIndex } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { prefixOf } from '../forms/german-prefixes.ts'
import { glossOf } from '../gloss.ts'
import { wordsOf } from '../gloss-words.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'

/** "Ich aufstehe früh": a separable prefix was written with its verb, and ends the clause. */
export function reasonOfJoinedPrefix<Entry extends Inflected>(
  { right, given }: { readonly right: string; readonly given: string },
  index: FormIndex<Entry>,
): Reason | null {
  const words = wordsOf(right)
  const typed = new Set(wordsOf(given).map(({ folded }) => folded))
  for (const row of glossOf(index, right)) {
    const entry = row.hits[0]?.entry
    if (entry?.type !== 'verb') continue
    const infinitive = entry.german.replace(/^(?:sich )?(?:.* )?/u, '')
    const { prefix, separable } = prefixOf(infinitive)
    const [verb, apart] = [words[row.words[0] ?? 0], words[row.words.at(-1) ?? 0]]
    const isLast = apart && words[words.indexOf(apart) + 1]?.clause !== apart.clause
    if (!separable || !verb || apart?.text !== prefix || !isLast) continue
    const isJoined = typed.has(fold(prefix + verb.text)) || typed.has(fold(infinitive))
    if (isJoined && !typed.has(apart.folded)) return reasonOfPrefix(verb.text, prefix)
  }
  return null
}

/** @param verb the form that the prefix was taken from. */
export function reasonOfPrefix(verb: string, prefix: string): Reason {
  const shown = `${verb} … ${prefix}`
  return {
    german: `Die Vorsilbe ${quoted(prefix)} steht am Ende: ${quoted(shown)}.`,
    persian: `پیشوند ${quotedInPersian(prefix)} جدا می‌شود و در آخر می‌آید: ${quotedInPersian(shown)}.`,
    rule: 'de-separable-verbs',
  }
}
