import { contractions, determinerOf } from '../german/function-words.ts'
import type { Verb } from '../lexicon.ts'
import type { Token } from '../text/tokens.ts'
import type { GermanWords } from './german-words.ts'

const reflexives: Readonly<Record<string, true>> = {
  mich: true,
  mir: true,
  dich: true,
  dir: true,
  sich: true,
  uns: true,
  euch: true,
}

/** Of the verbs with this infinitive the one whose companions stand here, most of them first. */
export function chooseVerb(
  infinitive: string,
  tokens: readonly Token[],
  words: GermanWords,
  used: Set<Token>,
): Verb | undefined {
  const own = tokens.find((token) => reflexives[token.key])
  let best: { verb: Verb; companions: readonly Token[] } | undefined
  for (const verb of words.verbs.get(infinitive) ?? []) {
    const companions = verb.complement === '' ? [] : sequence(verb.complement.split(' '), tokens)
    if (!companions || (verb.isReflexive && !own)) continue
    const all = verb.isReflexive && own ? [...companions, own] : companions
    if (!best || all.length > best.companions.length) best = { verb, companions: all }
  }
  for (const token of best?.companions ?? []) used.add(token)
  return best?.verb
}

function sequence(keys: readonly string[], tokens: readonly Token[]): readonly Token[] | undefined {
  const start = tokens.findIndex(
    (_, at) =>
      keys.every((key, offset) => tokens[at + offset]?.key === key) && !belongsElsewhere(tokens[at - 1]),
  )
  return start < 0 ? undefined : tokens.slice(start, start + keys.length)
}

/** Mit dem Auto fahren is not Auto fahren. */
function belongsElsewhere(before: Token | undefined): boolean {
  if (!before) return false
  const isNegation = before.key.startsWith('kein')
  return (
    !isNegation && (determinerOf(before.key, before.text, false) ?? contractions[before.key]) !== undefined
  )
}
