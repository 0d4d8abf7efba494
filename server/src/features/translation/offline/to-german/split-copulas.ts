import type { Token } from '../text/tokens.ts'
import type { PersianWords } from './persian-words.ts'
import { copulaOf } from './verb-group.ts'

const being = ['هستم', 'هستی', 'است', 'هستیم', 'هستید', 'هستند']
const together: Readonly<Record<string, string>> = {
  کجاست: 'کجا',
  چیست: 'چه',
  کیست: 'چه کسی',
  شماست: 'شما',
  چطوره: 'چطور',
}

const persons = ['من', 'تو', 'او', 'ما', 'شما', 'انها']
const endings = ['م', 'ت', 'ش', 'مان', 'تان', 'شان']
/** برایم is برای من. */
const withPronoun = new Map<string, readonly [string, string]>(
  endings.flatMap((ending, person) => [
    [`برای${ending}`, ['برای', persons[person] ?? '']] as const,
    [`به${ending}`, ['به', persons[person] ?? '']] as const,
  ]),
)

withPronoun.set('مرا', ['من', 'را']).set('ترا', ['تو', 'را'])

/** Parts what is one word in Persian and two in German: کجاست, خسته‌ام. */
export function splitCopulas(tokens: readonly Token[], words: PersianWords): Token[] {
  return tokens.flatMap((token, index) => {
    const [preposition, person] = withPronoun.get(token.key) ?? []
    if (preposition && person) return [word(token, preposition), word(token, person, ' ')]
    const stem = together[token.key] ?? placeOf(token.key, words)
    if (stem) return [...stem.split(' ').map((key) => word(token, key)), word(token, 'است', ' ')]
    const noun = professionOf(token.key, index, tokens, words)
    if (noun) return [word(token, noun), word(token, being[pronouns[tokens[0]?.key ?? ''] ?? 2] ?? '', ' ')]
    const isEnd = index === tokens.length - 1 || /^(?:و|ولی|اما|که|چون)$/u.test(tokens[index + 1]?.key ?? '')
    const copula = !isEnd || words.verbForms.of(token.key).length > 0 ? undefined : copulaOf(token.key, words)
    return copula ? [word(token, copula.stem), word(token, being[copula.person] ?? '', ' ')] : [token]
  })
}

const pronouns: Readonly<Record<string, number>> = { من: 0, تو: 1, ما: 3, شما: 4, انها: 5 }
const short = ['م', 'ی', '', 'یم', 'ید', 'ند']

/** من دکترم: after من it is what I am, and not my doctor. */
function professionOf(
  key: string,
  index: number,
  tokens: readonly Token[],
  words: PersianWords,
): string | undefined {
  const person = pronouns[tokens[0]?.key ?? '']
  if (person === undefined || index === 0 || index !== tokens.length - 1) return undefined
  if (tokens.some((token) => words.verbForms.of(token.key).length > 0)) return undefined
  const ending = short[person] ?? ''
  const stem = key.endsWith(ending) ? key.slice(0, -ending.length) : ''
  return words.nouns.has(stem) ? stem : undefined
}

/** اینجاست, خانه‌ماست: after a vowel است is only ست. */
function placeOf(key: string, words: PersianWords): string | undefined {
  const stem = key.endsWith('ست') ? key.slice(0, -2) : ''
  if (!/[اوی]$/u.test(stem) || words.verbForms.of(key).length > 0) return undefined
  return words.adverbs.has(stem) || words.nouns.has(stem) || stem === 'ما' ? stem : undefined
}

function word(token: Token, key: string, space = token.space): Token {
  return { ...token, text: key, key, space }
}
