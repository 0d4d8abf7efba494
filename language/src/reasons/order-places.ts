import { fold } from '../fold.ts'
import { isNoun, isPreposition } from '../german-clause.ts'
import type { Language } from '../language.ts'
import { piecesOf, rightOrders } from '../right-orders.ts'
import { ezafeIn } from './ezafe.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'
import type { WrongOrder } from './wrong-order.ts'

type Words = readonly string[]

/** Words of an order, folded for comparison. */
const foldedIn = (order: string) => order.split(' ').map((word) => fold(word))

/**
 * What can be said about every wrong order: words that were separated although they belong together, else what stands
 * where in the right order that is most like the given one. Null if words were added, left out or changed.
 */
export function reasonOfPlaces(language: Language, wrong: WrongOrder): Reason | null {
  const { right, given, transliteration } = wrong
  const orders = rightOrders(right, language)
  const [own = ''] = orders
  const typed = foldedIn(given)
  if (foldedIn(own).toSorted().join(' ') !== typed.toSorted().join(' ')) return null
  const clauses = piecesOf(right, language).map(({ words }) => words)
  const phrases = clauses.flatMap(language === 'de' ? germanPhrases : persianPhrases)
  return (
    (language === 'fa' ? ofEzafe(ezafePhrases(own.split(' '), transliteration.split(' ')), typed) : null) ??
    ofPhrase(phrases, typed) ??
    ofFirstDifference(wrong, language, orders, typed)
  )
}

/** The first phrase whose words do not follow one another. */
function separated(phrases: readonly Words[], typed: Words): string | undefined {
  const text = ` ${typed.join(' ')} `
  const found = phrases.find((words) => !text.includes(` ${words.map((word) => fold(word)).join(' ')} `))
  return found?.join(' ')
}

function ofPhrase(phrases: readonly Words[], typed: Words): Reason | null {
  const phrase = separated(phrases, typed)
  if (phrase === undefined) return null
  return {
    german: `Diese Wörter stehen zusammen, in dieser Reihenfolge: ${quoted(phrase)}.`,
    persian: `این کلمه‌ها کنار هم و به همین ترتیب می‌آیند: ${quotedInPersian(phrase)}.`,
  }
}

function ofEzafe(phrases: readonly Words[], typed: Words): Reason | null {
  const phrase = separated(phrases, typed)
  if (phrase === undefined) return null
  return {
    german: `Die Ezafe verbindet diese Wörter, sie bleiben zusammen: ${quoted(phrase)}.`,
    persian: `این کلمه‌ها با کسره‌ی اضافه به هم وصل‌اند و کنار هم می‌آیند: ${quotedInPersian(phrase)}.`,
    rule: 'fa-ezafe',
  }
}

const articleOrTitle =
  /^(?:d(?:er|ie|as|en|em)|(?:k?ein|mein|dein|sein|ihr|Ihr|unser|euer|eur|dies|jed|welch)(?:e[mnrs]?)?|Frau|Herr|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)$/u
// "das deine Familie": "das" is no article here.
const isAdjective = (word = '') => /^\p{Ll}+(?:e[mnrs]?)$/u.test(word) && !articleOrTitle.test(word)

/** "meinen Schlüssel", "in Hamburg", "mit dem Bus", "Frau Ahmadi" */
function germanPhrases(words: Words): Words[] {
  return words.flatMap((word, at) => {
    const isBefore = isPreposition(word) || /^(?:ins|ans)$/.test(word)
    const from = isBefore ? at + 1 : at
    const hasArticle = articleOrTitle.test(words[from] ?? '')
    if (!isBefore && !hasArticle) return []
    const adjectives = hasArticle ? words.slice(from + 1).findIndex((other) => !isAdjective(other)) : 0
    const end = hasArticle ? from + 1 + Math.max(adjectives, 0) : from
    return isNoun(words[end]) ? [words.slice(at, end + 1)] : []
  })
}

/** Words that the ezafe ties to the next one: «همسایه‌ی شما». */
function ezafePhrases(words: Words, sounds: Words): Words[] {
  if (sounds.length !== words.length) return []
  const isTied = (at: number) => ezafeIn(sounds[at] ?? '') !== null
  return words.flatMap((_, at) => {
    if (!isTied(at) || isTied(at - 1)) return []
    let end = at
    while (isTied(end) && end + 1 < words.length) end += 1
    return [words.slice(at, end + 1)]
  })
}

const persianPreposition = /^(?:به|از|در|با|برای|تا|بدون)$/u

/** «در هامبورگ» */
function persianPhrases(words: Words): Words[] {
  return words.flatMap((word, at) =>
    persianPreposition.test(word) && at + 1 < words.length ? [words.slice(at, at + 2)] : [],
  )
}

/** What stands where the given order first differs from the right one that it agrees with for longest. */
function ofFirstDifference(
  { right }: WrongOrder,
  language: Language,
  orders: readonly string[],
  typed: Words,
): Reason {
  const agreeing = (order: string) => foldedIn(order).findIndex((word, at) => word !== typed[at])
  const [nearest = ''] = orders.toSorted((one, other) => agreeing(other) - agreeing(one))
  const at = agreeing(nearest)
  const words = nearest === orders[0] ? asWritten(right, nearest) : nearest.split(' ')
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]]
  const bare = withoutMarks(word)
  if (at > 0) {
    const [first, shown] = [withoutMarks(before), `${before} ${bare}`]
    return {
      german: `Nach ${quoted(first)} kommt hier ${quoted(bare)}: ${quoted(shown)}.`,
      persian: `اینجا بعد از ${quotedInPersian(first)} کلمه‌ی ${quotedInPersian(bare)} می‌آید: ${quotedInPersian(shown)}.`,
    }
  }
  const first = language === 'de' ? bare.replace(/^./u, (letter) => letter.toUpperCase()) : bare
  const shown = `${first}${word.slice(bare.length)} ${withoutMarks(after)} …`
  return {
    german: `${quoted(first)} steht hier am Anfang: ${quoted(shown)}.`,
    persian: `${quotedInPersian(first)} اینجا در اول جمله می‌آید: ${quotedInPersian(shown)}.`,
  }
}

/** The words with their capitals and marks, as far as they are the same number. */
function asWritten(right: string, order: string): Words {
  const [written, words] = [right.split(/\s+/u), order.split(' ')]
  return written.length === words.length ? written : words
}

const withoutMarks = (word: string) => word.replaceAll(/[^\p{L}\p{M}\p{N}]+$/gu, '')
