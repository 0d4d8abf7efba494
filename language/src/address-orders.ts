import type { Language } from './language.ts'
import { isPersonName } from './person-names.ts'

interface Part {
  readonly words: readonly string[]
}

const title = { de: /^(?:Frau|Herr)$/, fa: /^(?:خانم|آقای|آقا)$/u }
const profession = { de: /^Doktor$/, fa: /^دکتر$/u }
/** Behind a name: مریم خانم, علی جان. */
const titleBehind = /^(?:خانم|آقا|جان)$/u
const thanks = { de: /^danke$/, fa: /^(?:ممنون|مرسی)$/u }
const joins = /^(?:und|aber|oder|denn|و|ولی|اما|یا)$/u

/** Whether the part names the person addressed: "Ali", "Frau Ahmadi", «آقای مولر», «مریم خانم». */
function isAddress({ words }: Part, language: Language): boolean {
  const [first = '', second = ''] = words
  const isName = (word: string) => isPersonName(language, word)
  if (words.length === 1) return isName(first)
  if (words.length !== 2) return false
  if (title[language].test(first)) return isName(second) || profession[language].test(second)
  return language === 'fa' && isName(first) && titleBehind.test(second)
}

/**
 * The right orders of the parts of a sentence between commas, as indexes, its own first. The person addressed may be
 * named before or behind the rest; thanks may stand before or behind a clause.
 */
export function placesOfAddress(parts: readonly Part[], language: Language): number[][] {
  const own = parts.map((_, at) => at)
  if (parts.length < 2) return [own]
  const addressed = own.filter((at) => isAddress(parts[at] ?? { words: [] }, language))
  const others = own.filter((at) => !addressed.includes(at))
  const [at, second] = addressed
  if (at !== undefined && second === undefined && others.length > 0)
    return [own, [at, ...others], [...others, at]]
  const [first, last] = parts
  const isThanks = ({ words }: Part) => words.length === 1 && thanks[language].test(words[0] ?? '')
  const canSwap =
    parts.length === 2 &&
    first &&
    last &&
    isThanks(first) !== isThanks(last) &&
    !joins.test(last.words[0] ?? '')
  return canSwap ? [own, [1, 0]] : [own]
}
