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

/** Parts what is one word in Persian and two in German: کجاست, خسته‌ام. */
export function splitCopulas(tokens: readonly Token[], words: PersianWords): Token[] {
  return tokens.flatMap((token, index) => {
    const [preposition, person] = withPronoun.get(token.key) ?? []
    if (preposition && person) return [word(token, preposition), word(token, person, ' ')]
    const stem = together[token.key]
    if (stem) return [...stem.split(' ').map((key) => word(token, key)), word(token, 'است', ' ')]
    const isEnd = index === tokens.length - 1 || /^(?:و|ولی|اما|که|چون)$/u.test(tokens[index + 1]?.key ?? '')
    const copula = !isEnd || words.verbForms.of(token.key).length > 0 ? undefined : copulaOf(token.key, words)
    return copula ? [word(token, copula.stem), word(token, being[copula.person] ?? '', ' ')] : [token]
  })
}

function word(token: Token, key: string, space = token.space): Token {
  return { ...token, text: key, key, space }
}
