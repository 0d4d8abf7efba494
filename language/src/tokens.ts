import { withHalfSpaces } from './half-spaces.ts'
import { literal } from './literals.ts'

/** A word, a number, a literal (an address or a number to copy) or a punctuation mark of a text. */
export interface Token {
  readonly text: string
  readonly kind: 'word' | 'number' | 'literal' | 'mark'
  /** Start index in the text. */
  readonly at: number
}

/** Replaces the cents: "5,-". */
export const noCents = /(?<=\p{Nd})[.,][-–—]{1,2}(?![\p{L}\p{N}])/u

/**
 * A number including signs and units: "−5", "< 2", "2,5", "1½", "8:30", "1-0-1", "3x", "20 %", "38 °C", "5 €", "€ 30",
 * "5,-", "§ 44b", "12a". A word may have digits inside: "B12".
 */
const number = [
  /(?<![\p{L}\p{N}])(?:(?<!\.)[<>≤≥≈~±+−-] ?)?(?:(?:\p{Sc}|EUR|CHF|USD|GBP|§{1,2}) ?(?=\p{N}))?/u,
  /(?:\p{Nd}{1,3}(?: \p{Nd}{3})+(?:,\p{Nd}+)?(?= ?(?:\p{Sc}|EUR|Euro|CHF|USD))|\p{Nd}+(?:[.,:٫٬/–-]\p{Nd}+)*(?: ?[¼½¾⅓⅔])?|[¼½¾⅓⅔])/u,
  new RegExp(`(?:${noCents.source})?`, 'u'),
  /(?:(?:(?<=\p{Nd})[a-fA-F]|(?<=§ ?\p{Nd}+)\p{Ll})(?![\p{L}\p{N}]))?/u,
  /(?: ?(?:[%٪‰×]|\p{Sc}(?! ?\p{N})|(?:EUR|CHF|USD|GBP)(?!\p{L})|°(?: ?[CF](?!\p{L}))?)|x(?![\p{L}\p{N}]))?/u,
]
/**
 * Optional endings for feminine or plural: "Anlage(n)", "Kolleg(inn)en", "Sachbearbeiter/in", "Kund:innen", "Beamte/r".
 */
export const addedEnding =
  /(?<=\p{Ll})(?:\((?:in|innen|e?n|e[rs]?|r|s)\)|\(inn\)en|[/*:_]-?in(?:nen)?(?![\p{L}\p{N}]))|(?:(?<=e)\/-?[mnrs]|(?<=[mds]ein|[Ii]hr|[Uu]nser)\/-?e)(?![\p{L}\p{N}])/u
/** "m²", "km/h": measures with a sign inside. */
const measure = /(?<!\p{L})(?:[kcdm]?m[²³23]|km\/h|m\/s)(?![\p{L}\p{N}])/u
const word =
  /(?:(?<!['‘‚])\p{L}[\p{L}\p{M}\p{Nd}\u200C’'-]*|\p{L}(?:[\p{L}\p{M}\p{Nd}\u200C’'-]*[\p{L}\p{M}\p{Nd}\u200C-])?)/u
const token = new RegExp(
  `(?<literal>${literal})|(?<number>${number.map(({ source }) => source).join('')})|(?<word>${measure.source}|${word.source}(?:${addedEnding.source})?)|\\S`,
  'gu',
)

const kinds = ['literal', 'number', 'word'] as const

/** Splits a text in either language. A Persian prefix or ending that was typed separately is joined to its word. */
export function tokensOf(text: string): Token[] {
  return Array.from(withHalfSpaces(text).matchAll(token), ({ 0: found, groups, index }): Token => {
    const kind = kinds.find((name) => groups?.[name] !== undefined) ?? 'mark'
    return { text: found, kind, at: index }
  })
}
