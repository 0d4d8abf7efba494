import { type AmountType, germanAmountValue } from '@pol/language/german-amounts'
import { randomOf, shuffled } from '../random.ts'
import { evenSides } from './even-sides.ts'

/** A number, price, time, date or telephone number. Those of a group sound or look alike. */
export interface Amount {
  readonly type: AmountType
  readonly group: string
  /** As Germans write it. */
  readonly written: string
  /** As they say it. */
  readonly german: string
}

/** Hear it and write it with digits, or see it and choose what is said. */
export type AmountQuestion<Of> =
  | { readonly kind: 'write'; readonly amount: Of }
  | { readonly kind: 'choose'; readonly amount: Of; readonly choices: readonly Of[] }

/** Each amount once, in random order, half of them to write and half to choose among those of its group. */
export function amountQuestions<Of extends Amount>(
  amounts: readonly Of[],
  seed: string,
): AmountQuestion<Of>[] {
  const random = randomOf(seed)
  const kinds = evenSides(amounts.length, random)
  return shuffled(amounts, random).map((amount, at) =>
    kinds[at] === 0
      ? { kind: 'write', amount }
      : {
          kind: 'choose',
          amount,
          choices: shuffled(
            amounts.filter(({ group }) => group === amount.group),
            random,
          ),
        },
  )
}

/** `notation`: the right amount, but not as Germans write it: with Persian digits, or with a point before the cents. */
export type AmountVerdict = 'right' | 'notation' | 'wrong'

/** Grades the digits that were written after hearing an amount. Signs and leading zeros may be left out. */
export function amountVerdict(typed: string, { type, written }: Amount): AmountVerdict {
  const value = germanAmountValue(type, written)
  const isRight = (text: string) => germanAmountValue(type, text) === value
  if (isRight(typed)) return 'right'
  const latin = withLatinDigits(typed)
  const isMoney = type === 'number' || type === 'price'
  return isRight(latin) || (isMoney && isRight(swapped(latin))) ? 'notation' : 'wrong'
}

/** Persian digits and the Persian signs between them as those of other languages: ۱۲٫۵ is 12.5. */
export function withLatinDigits(text: string): string {
  return text
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
}

/** English 1,000.50 is German 1.000,50. */
function swapped(text: string): string {
  return text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
}
