import type { Hit } from './form-index.ts'
import type { Inflected } from './forms/entry.ts'
import { germanNumberAt } from './german-numbers.ts'
import { isPreposition } from './gloss-german.ts'
import { neighbours } from './german-neighbours.ts'
import { type Fits, prepositions } from './german-prepositions.ts'
import { isBeside, isInClause, type Word } from './gloss-words.ts'

/**
 * Rules that select a meaning, identified by its Persian word in the lexicon, from the neighbouring words. The first
 * match wins.
 */
const rules: readonly {
  readonly german: string
  /** The intended headword, if it is not the likeliest. */
  readonly meant?: string
  readonly farsi: string
  readonly fits: Fits
}[] = [
  // "Sie haben …", "Sie erhalten …": assume the polite form, as in most letters; "they" looks the same.
  { german: 'sie', meant: 'Sie', farsi: 'شما', fits: addresses },
  // "Wo wohnen sie?"
  { german: 'sie', farsi: 'آن‌ها', fits: isSubjectOfPlural },
  // "Wir sehen sie."
  { german: 'sie', farsi: 'او را', fits: isObject },
  // "Teilen Sie uns das mit.", "Wir schicken euch einen Brief."
  { german: 'uns', farsi: 'به ما', fits: isGivenTo },
  { german: 'euch', farsi: 'به شما', fits: isGivenTo },
  {
    german: 'ihr',
    farsi: 'به او',
    fits: (words, at) =>
      isGivenTo(words, at) &&
      !isBeforeNoun(words, at) &&
      (isBeside(words, at, /^(?:ich|du|er|wir|man)$/) ||
        /^(?:gib|sag|zeig|schick|hilf|geben|sagen|zeigen|schicken|helfen)$/.test(words[0]?.folded ?? '')),
  },
  // "mein Mann", "Ihre Frau"
  { german: 'Mann', farsi: 'شوهر', fits: isAfterPossessive },
  { german: 'Frau', farsi: 'همسر', fits: isAfterPossessive },
  // "Frau Ahmadi"
  { german: 'Frau', farsi: 'خانم', fits: isBeforeName },
  // "gegen acht Uhr", "spielt gegen den Iran", "allergisch gegen Nüsse", "ein Mittel gegen Husten", "gegen die Wand",
  // "ist gegen die Idee"
  { german: 'gegen', farsi: 'حدود', fits: isBeforeTime },
  {
    german: 'gegen',
    farsi: 'با',
    fits: (words, at) => isBeside(words, at, /^(?:ge)?(?:spiel|gewinn|gewann|gewonn|verlier|verlor|kaempf)/),
  },
  { german: 'gegen', farsi: 'به', fits: isAboutAllergy },
  { german: 'gegen', farsi: 'برای', fits: isAgainstIllness },
  { german: 'gegen', farsi: 'به', fits: isAgainstThing },
  {
    german: 'gegen',
    farsi: 'مخالف',
    fits: (words, at) => /^(?:bin|bist|ist|sind|seid|war|waren)$/.test(words[at - 1]?.folded ?? ''),
  },
  // "Widerspruch gegen diesen Bescheid"
  { german: 'gegen', farsi: 'علیه', fits: () => true },
  // "…, sonst fährt der Bus ab", "Sonst fährt der Bus ab"
  { german: 'sonst', farsi: 'وگرنه', fits: beginsClause },
  // "Der Laden bleibt zu", "Ist das Licht an oder aus?"
  { german: 'zu', farsi: 'بسته', fits: standsAlone },
  { german: 'an', farsi: 'روشن', fits: standsAlone },
  { german: 'auf', farsi: 'باز', fits: standsAlone },
  { german: 'aus', farsi: 'خاموش', fits: standsAlone },
  // "zu teuer"
  {
    german: 'zu',
    farsi: 'زیادی',
    fits: (words, at, isQuality) => isInClause(words, at + 1, at) && isQuality(at + 1),
  },
  // "Betrachten Sie das Schreiben als gegenstandslos."
  { german: 'betrachten', farsi: 'تلقی کردن', fits: (words, at) => isBeside(words, at, /^als$/) },
  { german: 'als', farsi: 'به عنوان', fits: (words, at) => isBeside(words, at, /^betracht/) },
  // "§ 44 Abs. 2"
  { german: 'Absatz', farsi: 'بند', fits: (words, at) => words[at + 1]?.kind === 'number' },
  // "Was machst du?", "Was kann ich tun?"
  { german: 'was', farsi: 'چه کار', fits: asksForDeed },
  ...prepositions,
  ...neighbours.map(({ german, farsi, beside, without }) => ({
    german,
    farsi,
    fits: (words: readonly Word[], at: number) =>
      isBeside(words, at, beside) && !(without && isBeside(words, at, without)),
  })),
]

const byWord = Map.groupBy(rules, ({ german }) => german)
const possessive = /^(?:mein|dein|sein|ihr|unser|eue?r)(?:e[mnrs]?)?$/
const address = /^(?:Sie|Ihnen|Ihre?[mnrs]?)$/

/**
 * Reorders the meanings of a German word so that the one selected by its neighbours is first.
 * @param isQuality whether the word at a position may be an uninflected adjective or adverb.
 */
export function byContext<Entry extends Inflected>(
  words: readonly Word[],
  at: number,
  hits: readonly Hit<Entry>[],
  isQuality: (at: number) => boolean,
): readonly Hit<Entry>[] {
  const german = hits[0]?.entry.german
  const rule = byWord
    .get(german ?? '')
    ?.find(
      ({ meant = german, farsi, fits }) =>
        hits.some(({ entry }) => entry.german === meant && entry.farsi === farsi) &&
        fits(words, at, isQuality),
    )
  if (!rule) return hits
  const { meant = german, farsi } = rule
  const isFirst = ({ entry }: Hit<Entry>) => entry.german === meant && entry.farsi === farsi
  return [...hits.filter(isFirst), ...hits.filter((hit) => !isFirst(hit))]
}

/**
 * Whether a noun follows directly or after adjectives: "meinen lieben Mann"; not "Meinen Sie …?" nor "Wir meinen Herrn
 * Müller".
 */
export function isBeforeNoun(words: readonly Word[], at: number): boolean {
  const isSubject = /^(?:wir|sie)$/.test(words[at - 1]?.folded ?? '') && !isInClause(words, at - 2, at)
  if (isSubject && isInClause(words, at - 1, at)) return false
  for (const place of [at + 1, at + 2, at + 3]) {
    if (!isInClause(words, place, at)) return false
    const { text = '' } = words[place] ?? {}
    if (/^\p{Lu}/u.test(text)) return !address.test(text)
    if (!/e[mnrs]?$/.test(text)) return false
  }
  return false
}

function isAfterPossessive(words: readonly Word[], at: number): boolean {
  for (const place of [at - 1, at - 2]) {
    if (!isInClause(words, place, at)) return false
    if (possessive.test(words[place]?.folded ?? '')) return true
    if (!/^\p{Ll}.*e[mnrs]?$/u.test(words[place]?.text ?? '')) return false
  }
  return false
}

function isBeforeName(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at + 1] ?? {}
  return isInClause(words, at + 1, at) && /^\p{Lu}/u.test(text) && !address.test(text)
}

function isBeforeTime(words: readonly Word[], at: number): boolean {
  const [next, second] = [words[at + 1], words[at + 2]]
  if (!next || !isInClause(words, at + 1, at)) return false
  const isNumber = /^\d{1,2}$/.test(next.text) || germanNumberAt(words, at + 1) !== null
  const isHour = isNumber && !/^ein(?!s)/.test(next.folded) && !/^\p{Lu}/u.test(second?.text ?? '')
  return (
    isHour ||
    second?.folded === 'uhr' ||
    /^\d{1,2}[:.]\d\d/.test(next.text) ||
    /^(?:halb|viertel|dreiviertel|kurz|mittag|abend|morgen|mitternacht|anfang|mitte|ende)$/.test(next.folded)
  )
}

/** "Sie" at the beginning of a sentence, before a plural verb: not "Sie kommt". */
function addresses(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  if (words[at]?.text !== 'Sie' || !next || !isInClause(words, at + 1, at)) return false
  return /^(?:sind|sollten|\p{Ll}+(?:en|ern|eln))$/u.test(next.text)
}

/** Not "Wir sehen sie", where it is the object. */
function isSubjectOfPlural(words: readonly Word[], at: number): boolean {
  const previous = words[at - 1]
  if (words[at]?.text !== 'sie' || !previous || !isInClause(words, at - 1, at)) return false
  if (!/^(?:sind|\p{L}\p{Ll}+(?:en|ern|eln))$/u.test(previous.text)) return false
  return !isBeside(words, at, /^(?:ich|du|er|es|wir|ihr|man|wer)$/)
}

function isObject(words: readonly Word[], at: number): boolean {
  const { text, folded } = words[at] ?? {}
  return (
    text === folded &&
    words[at - 1]?.folded !== 'und' &&
    words.some(
      (word, place) =>
        place < at && isInClause(words, place, at) && /^(?:ich|du|er|wir|man)$/.test(word.folded),
    )
  )
}

const giving =
  /^(?:(?:mit)?(?:ge|zu)?teil|(?:zu|zuzu)?(?:ge)?schick|(?:zu)?(?:ge)?send|gesandt|(?:ge)?sag|(?:ge)?geb|gib|gab|(?:ge)?zeig|(?:ge)?schr(?:ei|ie)b|h[ei]lf|half|geholf|(?:ge)?antwort|erklaer|erzaehl|(?:ge)?br(?:ing|acht)|gehoer|gefa|(?:ge)?dank|vorleg|vorzuleg|fehl|(?:an)?(?:ge|zu)?r(?:u|ie)f(?:e|st|t|en)?$)|^vorlieg/

function isGivenTo(words: readonly Word[], at: number): boolean {
  const previous = words[at - 1]?.folded ?? ''
  return !/^(?:mit|bei|von|fuer|zu|ohne|gegen|an|auf|ueber)$/.test(previous) && isBeside(words, at, giving)
}

function isAgainstIllness(words: readonly Word[], at: number): boolean {
  const illness =
    /schmerz|husten|fieber|grippe|masern|allergie|krankheit|erkaeltung|schnupfen|uebelkeit|durchfall|virus|corona|tetanus|viren/
  const remedy = /impf|^mittel|tablette|medikament|tropfen|salbe|^(?:hilft|helfen|half|geholfen)$/
  return isBeside(words, at, illness) || isBeside(words, at, remedy)
}

/** Not "Tropfen gegen Allergie". */
function isAboutAllergy(words: readonly Word[], at: number): boolean {
  return words.some(
    ({ folded }, place) =>
      isInClause(words, place, at) &&
      (/^(?:allergisch|immun)/.test(folded) || (place < at && folded.startsWith('allergie'))),
  )
}

function isAgainstThing(words: readonly Word[], at: number): boolean {
  return isBeside(
    words,
    at,
    /^(?:ge)?(?:fahr|faehr|flieg|flog|stoss|lauf|lief|prall|werf|warf|worf|lehn)|gestossen|geprallt/,
  )
}

/** Not "sonst noch etwas". */
function beginsClause(words: readonly Word[], at: number): boolean {
  if (isInClause(words, at - 1, at) || !isInClause(words, at + 1, at)) return false
  return !/^(?:noch|etwas|nichts|niemand|jemand|wer|was|alles|keine?)$/.test(words[at + 1]?.folded ?? '')
}

/** At the end of a clause, before "und", or before a final verb, so that no noun follows; not "von heute an". */
function standsAlone(words: readonly Word[], at: number): boolean {
  const { folded } = words[at] ?? {}
  if (!isInClause(words, at - 1, at)) return false
  if (folded !== 'zu' && isBeside(words, at, /^vo[nm]$/) && !isBeside(words, at, /^bis$/)) return false
  const next = words[at + 1]
  if (!next || !isInClause(words, at + 1, at)) return true
  if (/^(?:und|oder|aber)$/.test(next.folded)) {
    const isOneOfThem = /^(?:zu|an|auf|aus)$/.test(words[at + 2]?.folded ?? '')
    return isOneOfThem ? standsAlone(words, at + 2) : !isPreposition(words, at + 2)
  }
  return /^(?:bleib|blieb|ha[tb]|lass|laess|gelassen)/.test(next.folded) && !isInClause(words, at + 2, at)
}

/** Not "Was tut dir weh?", "Was macht das?" nor "alles, was ich mache". */
function asksForDeed(words: readonly Word[], at: number): boolean {
  return (
    /^(?:mach|tu|tat|hast|hat|haben|habt|habe|kann|koenn|soll|muss|will|woll|darf|duerf|moech|werd|wird)/.test(
      words[at + 1]?.folded ?? '',
    ) &&
    isInClause(words, at + 1, at) &&
    isBeside(
      words,
      at,
      /^(?:ge)?mach(?:e|st|t|en|test|te|ten)?$|^(?:tue?|tu?st|tut|tun|tat|tate?st|getan)$/,
    ) &&
    !isBeside(words, at, /^(?:weh|das|alles|nichts|spass|freude|sorgen?|unterschied)$/)
  )
}

/**
 * Position of "Uhr" in "um zehn Uhr", "um acht oder halb neun Uhr" and "um Viertel nach acht Uhr", where one Persian
 * word covers both "um" and "Uhr"; `null` if there is none.
 * @param numberLength number of words of the number at a position; 0 if there is none.
 */
export function hourAfter(
  words: readonly Word[],
  at: number,
  numberLength: (at: number) => number,
): number | null {
  if (words[at]?.folded !== 'um') return null
  let place = at + 1
  let numbers = 0
  for (;;) {
    const length = numberLength(place)
    if (length > 0) numbers += 1
    else if (!/^(?:und|oder|bis|nach|vor|kurz|halb|viertel|dreiviertel)$/.test(words[place]?.folded ?? ''))
      break
    place += Math.max(length, 1)
  }
  return numbers > 0 && words[place]?.folded === 'uhr' && isInClause(words, place, at) ? place : null
}
