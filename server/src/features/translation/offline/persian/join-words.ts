import type { Token } from '../text/tokens.ts'

const leading = new Set(['می', 'نمی', 'برمی', 'برنمی', 'درمی', 'درنمی'])
const following = /^(?:ها|های|هایی|هایم|هایت|هایش|هایمان|هایتان|هایشان|تر|ترین|ام|ات|اش|ایم|اید|اند)$/u

/** Joins what some write with a space: می روم, کتاب ها, رفته ام. */
export function joinWords(tokens: readonly Token[]): Token[] {
  const result: Token[] = []
  for (const token of tokens) {
    const last = result.at(-1)
    const isNobody = last?.key === 'هیچ' && token.key === 'کس'
    const isSplit =
      isNobody ||
      (last?.kind === 'word' && token.kind === 'word' && (leading.has(last.key) || following.test(token.key)))
    if (!isSplit) result.push(token)
    else
      result.splice(-1, 1, {
        ...last,
        text: `${last.text}${token.space}${token.text}`,
        key: last.key + token.key,
      })
  }
  return result
}
