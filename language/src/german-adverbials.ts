type Words = readonly string[]

const dayNames = 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag'
const dayTimes = 'Morgen|Vormittag|Mittag|Nachmittag|Abend'
const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
const seasons = 'Frühling|Sommer|Herbst|Winter'
const numbers = '\\p{Nd}{1,2}|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'
const units = 'Minuten?|Stunden?|Tag(?:en?)?|Wochen?|Monat(?:en?)?|Jahr(?:en?)?'

const places = 'zu Hause|hier|dort|draußen|drinnen|drüben'

/** Adverbials of time and place, of modality, too, that stand before the verb as well as behind it; the longest first. */
const adverbials: readonly RegExp[] = [
  `von (?:${numbers}) bis (?:${numbers})(?: Uhr)?`,
  `um (?:Viertel (?:vor|nach) |halb )?(?:${numbers})(?: Uhr)?`,
  `am (?:${dayNames})(?:morgen|vormittag|mittag|nachmittag|abend)?`,
  `am (?:${dayTimes}|Wochenende)`,
  `im (?:${months}|${seasons}|Moment)`,
  `(?:in|vor|seit) (?:einer|einem|${numbers}) (?:${units})`,
  `seit (?:gestern|heute)`,
  `jeden (?:Tag|Monat|Morgen|Abend|${dayNames})`,
  `jede (?:Woche|Nacht)`,
  `jedes (?:Jahr|Wochenende)`,
  `(?:nächste|letzte|diese) (?:Woche|Nacht)`,
  `(?:nächsten|letzten|diesen) (?:Monat|Sommer|Winter|${dayNames})`,
  `(?:nächstes|letztes|dieses) (?:Jahr|Wochenende)`,
  `(?:heute|gestern|morgen) (?:früh|${dayTimes})`,
  `heute Nacht`,
  'heute|gestern|vorgestern|morgen|übermorgen|jetzt|dann|danach|deshalb|zuerst|bald|später|oft|manchmal|meistens|abends|morgens|mittags|nachts',
  'leider|vielleicht|natürlich|hoffentlich|normalerweise|zum Glück',
  places,
].map((pattern) => new RegExp(`^(?:${pattern})(?= |$)`, 'u'))

/** Number of words of the adverbial that begins at a position; 0 if there is none. */
export function adverbialAt(words: Words, at: number): number {
  const text = words.slice(at, at + 5).join(' ')
  for (const pattern of adverbials) {
    const [found] = pattern.exec(text) ?? []
    if (found !== undefined) return found.split(' ').length
  }
  return placeAt(words, at)
}

/** "in Hamburg", "im Büro": a preposition with a noun directly behind it. */
function placeAt(words: Words, at: number): number {
  const [preposition = '', noun = ''] = words.slice(at, at + 2)
  return /^(?:in|im|beim)$/.test(preposition) && /^\p{Lu}\p{Ll}{2,}$/u.test(noun) ? 2 : 0
}

const isPlaceName = new RegExp(`^(?:${places})$`, 'u')

export function isPlace(words: Words): boolean {
  return isPlaceName.test(words.join(' '))
}

/** Before these an adverbial belongs to its neighbour: "nicht heute", "bis morgen", "wie oft". */
const tiedBefore =
  /^(?:nicht|nur|auch|noch|erst|schon|genau|kurz|ganz|sehr|so|zu|wie|bis|ab|seit|von|für|oder|und|gegen|viel|etwas)$/
/** Behind these, too: "heute oder morgen", "am Montag um zehn", "in Hamburg bei der Bank". */
const tiedAfter = /^(?:oder|und|bis|vor|nach|von|der|des|als|in|im|am|um|bei|auf|an|mit|früh)$/

/** At the end of its clause, one of these is a prefix: "am Samstag um". */
const prefix = /^(?:vor|nach|um|an|auf|bei|mit)$/

function isTiedAfter(words: Words, at: number): boolean {
  const next = words[at] ?? ''
  return tiedAfter.test(next) && !(at + 1 === words.length && prefix.test(next))
}

/**
 * Whether the adverbial at a position stands for itself. Behind a noun, one with a preposition may belong to the noun:
 * "den Termin am Montag vergessen".
 */
export function isMovable(words: Words, at: number, length: number): boolean {
  const before = words[at - 1] ?? ''
  if (tiedBefore.test(before)) return false
  const hasPreposition = /^(?:am|im|in|um|vor|seit|beim|zu)$/.test(words[at] ?? '')
  if (hasPreposition && /^\p{Lu}/u.test(before) && !/^(?:Sie|Ihnen)$/.test(before)) return false
  return (
    !(hasPreposition && isTiedAfter(words, at + length)) && !/^(?:oder|und)$/.test(words[at + length] ?? '')
  )
}

const determiner =
  /^(?:der|die|das|ein|eine|kein|keine|(?:mein|dein|sein|ihr|Ihr|unser)e?|euer|eure|diese[rs]?|jede[rs]?)$/
const adjective = /^\p{Ll}+(?:e|er|es|en)$/u
const noun = /^\p{Lu}\p{L}+$/u
const address = /^(?:Sie|Ihnen|Ihre?[mnrs]?)$/

/** Number of words of the noun phrase that begins at a position: with its article, or a name; 0 if there is none. */
export function nounPhraseAt(words: Words, at: number): number {
  const length = isNounPhraseAt(words, at)
  if (length > 0) return length
  const [first = '', second = ''] = words.slice(at, at + 2)
  const isName = noun.test(first) && !address.test(first) && !noun.test(second)
  return isName ? 1 : 0
}

/** Number of words of the noun phrase with an article that begins at a position; 0 if there is none. */
export function isNounPhraseAt(words: Words, at: number): number {
  if (!determiner.test(words[at] ?? '')) return 0
  let end = at + 1
  while (adjective.test(words[end] ?? '')) end += 1
  return noun.test(words[end] ?? '') && !address.test(words[end] ?? '') ? end + 1 - at : 0
}
