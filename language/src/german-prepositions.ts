import { germanNumberAt } from './german-numbers.ts'
import { isBeside, isInClause, type Word } from './gloss-words.ts'

export type Fits = (words: readonly Word[], at: number, isQuality: (at: number) => boolean) => boolean

const times =
  /^(?:sekunde|minute|stunde|tag|woche|monat|jahr)(?:e|n|en|s|es)?$|^(?:viertelstunde|kurzem|langem|langer|laengerer)$/
const subject = /^(?:ich|du|er|sie|es|wir|ihr|man)$/
const article = /^(?:d(?:er|ie|as|em|en)|(?:ein|mein|dein|sein|ihr|unser|eur|euer)(?:e[mnrs]?)?)$/
const going =
  /^(?:ge)?(?:fahr|faehr|fuhr|flieg|flog|reis|zieh|zog|komm|kam|geh|ging|gang|steig|stieg|bring|gebracht|bracht|umzieh|einsteig|lauf|laeuf|lief)/
const travelling =
  /^(?:ge)?(?:fahr|faehr|fuhr|flieg|flog|flogen|reis|zieh|zog|zogen|komm|kam|geh|ging|gang|wander|umzieh|umgezog|lauf)|zug$|fahrt$|flug$|reise$|^weg$|ticket|fahrkarte|^wohin$|umzug/
const building =
  /haus(?:es)?$|haeuser|tuer$|schule$|bahnhof|laden$|gebaeude|amt$|kino$|fenster$|wand$|eingang|hotel$|spiegel$|praxis$|kirche$|moschee$|museum|apotheke|auto$|tor$|rathaus|kindergarten|restaurant|supermarkt|klasse$|bank$|post$/
const authority =
  /amt(?:es)?$|behoerde|jobcenter|kasse$|polizei|gericht|firma$|arbeitgeber|vermieter|versicherung|staat$|arzt|aerzt|lehrer|chef|bank$|agentur|mutter|vater|mann$|frau$|sachbearbeiter/
const asking =
  /^(?:bitten|bittet|bittest|bat|baten|gebeten|ersuchen|ersucht|(?:be)?w[ie]rb(?:e|st|t|en)?|bewarb(?:en)?|beworben|bewerbung(?:en)?)$/
const speaking =
  /^(?:ge)?(?:sprech|sprich|sprach|sproch|red|diskut|erzaehl|bericht|nachdenk|nachged|inform|schreib|schrieb|beschwer|aerger|streit|stritt|klag|wiss|weiss|lern)|^(?:buch|film|information|informationen|auskunft|bescheid)$/

/** Rules that select the meaning of a preposition or conjunction, identified by its Persian word in the lexicon. */
export const prepositions: readonly {
  readonly german: string
  readonly farsi: string
  readonly fits: Fits
}[] = [
  // "vor zwei Wochen", "Viertel vor acht", "Angst vor Hunden", "vor dem Haus"
  { german: 'vor', farsi: 'پیش', fits: isBeforeDuration },
  { german: 'vor', farsi: 'به', fits: isBetweenNumbers },
  {
    german: 'vor',
    farsi: 'از',
    fits: (words, at) => isBeside(words, at, /^(?:angst|furcht|fuerchte|warn|gewarnt)/),
  },
  { german: 'vor', farsi: 'جلوی', fits: (words, at) => isBeforeWord(words, at, building) },
  // "in zwei Wochen", "in die Schule"
  { german: 'in', farsi: 'دیگر', fits: isBeforeDuration },
  {
    german: 'in',
    farsi: 'به',
    fits: (words, at) =>
      isBeside(words, at, going) &&
      (words[at]?.folded === 'ins' || /^(?:die|das|den|eine?|einen)$/.test(words[at + 1]?.folded ?? '')),
  },
  // "nach links", "zehn nach acht", "Er fliegt nach Teheran."; not "Wir gehen nach der Arbeit nach Hause"
  { german: 'nach', farsi: 'به', fits: isBeforeDirection },
  { german: 'nach', farsi: 'و', fits: isBetweenNumbers },
  {
    german: 'nach',
    farsi: 'به',
    fits: (words, at) => isBeforePlace(words, at) && isBeside(words, at, travelling),
  },
  // "seit zwei Jahren", "seit ich hier wohne"
  { german: 'seit', farsi: 'است که', fits: isBeforeDuration },
  { german: 'seit', farsi: 'از وقتی که', fits: isBeforeSubject },
  { german: 'während', farsi: 'در حالی که', fits: isBeforeSubject },
  { german: 'da', farsi: 'چون', fits: (words, at) => beginsClause(words, at) && isBeforeSubject(words, at) },
  // "um zu lernen", "Es geht um den Antrag.", "um Hilfe bitten", "um ein Jahr verlängert", "um den See"
  { german: 'um', farsi: 'تا', fits: isPurpose },
  {
    german: 'um',
    farsi: 'درباره‌ی',
    fits: (words, at) =>
      isBeside(words, at, /^es$/) &&
      isBeside(words, at, /^(?:geht|ging|gehen|handelt|handelte)$/) &&
      !isBeforeHour(words, at),
  },
  {
    german: 'um',
    farsi: 'برای',
    fits: (words, at) => isBeside(words, at, asking) && !isBeforeHour(words, at),
  },
  {
    german: 'um',
    farsi: 'به مدت',
    fits: (words, at) => isBeside(words, at, /^verlaenger/) && isFollowedBy(words, at, times),
  },
  {
    german: 'um',
    farsi: 'دور',
    fits: (words, at) =>
      isBeforeWord(words, at, /^(?:see|park|hals|haus|welt|kopf|kreis|tisch|stadt|baum|ecke|handgelenk)$/),
  },
  // "Wir sprechen über das Problem.", "über die Brücke"
  {
    german: 'über',
    farsi: 'از',
    fits: (words, at) =>
      isBeside(words, at, going) && isBeforeWord(words, at, /strasse$|bruecke$|grenze$|fluss$|platz$|zaun$/),
  },
  { german: 'über', farsi: 'درباره‌ی', fits: (words, at) => isBeside(words, at, speaking) },
  // "als Koch", "größer als Ali", "als ich klein war"
  { german: 'als', farsi: 'به عنوان', fits: isAsWhat },
  {
    german: 'als',
    farsi: 'وقتی که',
    fits: (words, at) => beginsClause(words, at) && isInClause(words, at + 1, at),
  },
  // "Wie groß ist das?", "Er schläft wie ein Kind."
  {
    german: 'wie',
    farsi: 'چقدر',
    fits: (words, at, isQuality) => beginsClause(words, at) && isQuality(at + 1),
  },
  {
    german: 'wie',
    farsi: 'مثل',
    fits: (words, at) =>
      !beginsClause(words, at) &&
      (isBeforeWord(words, at, article) || isBeside(words, at, /^(?:so|genauso)$/)),
  },
  // "bei der Bank", "bei der Arbeit", "beim Essen"
  {
    german: 'bei',
    farsi: 'در',
    fits: (words, at) =>
      isBeforeWord(words, at, /firma$|bank$|jobcenter|amt$|behoerde|polizei|^post$|kasse$/),
  },
  { german: 'bei', farsi: 'سر', fits: (words, at) => isBeforeWord(words, at, /^arbeit$/) },
  {
    german: 'bei',
    farsi: 'موقع',
    fits: (words, at) =>
      words[at]?.folded === 'beim' &&
      /^(?:essen|kochen|lernen|schlafen|lesen|fahren|arbeiten|sprechen|schreiben|duschen|einkaufen|spielen|gehen|putzen|aufstehen|laufen|einsteigen|aussteigen|bezahlen|schwimmen)$/.test(
        words[at + 1]?.folded ?? '',
      ),
  },
  // "wird von der Krankenkasse bezahlt"
  {
    german: 'von',
    farsi: 'توسط',
    fits: (words, at) =>
      isBeside(words, at, /^(?:wird|werden|wurden?|worden)$/) && isBeforeWord(words, at, authority),
  },
  // "Wir werden kommen", not "Wir werden angerufen"
  { german: 'werden', farsi: 'خواستن', fits: isFuture },
  // "noch ein Kaffee"
  {
    german: 'noch',
    farsi: 'دیگر',
    fits: (words, at) => /^eine?[mnr]?$/.test(words[at + 1]?.folded ?? '') && isInClause(words, at + 1, at),
  },
]

/** "zehn nach acht", "Viertel vor drei" */
function isBetweenNumbers(words: readonly Word[], at: number): boolean {
  const isNumber = (place: number) => words[place]?.kind === 'number' || germanNumberAt(words, place) !== null
  const isPart = /^(?:viertel|kurz|minuten)$/.test(words[at - 1]?.folded ?? '')
  return (isPart || isNumber(at - 1)) && isNumber(at + 1)
}

/** "nach links" */
function isBeforeDirection(words: readonly Word[], at: number): boolean {
  return /^(?:links|rechts|oben|unten|vorne?|hinten|draussen|drinnen|norden|sueden|osten|westen)$/.test(
    words[at + 1]?.folded ?? '',
  )
}

/**
 * A name without an article that is not an event: "nach Berlin", not "nach Erhalt", "nach Ostern" nor "nach
 * Vereinbarung".
 */
function isBeforePlace(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  if (!next || !isInClause(words, at + 1, at) || !/^\p{Lu}\p{Ll}/u.test(next.text)) return false
  return !/ung(?:en)?$|schluss$|^(?:ende|beginn|ablauf|erhalt|eingang|mitternacht|mittag|ostern|weihnachten|feierabend|absprache|bedarf|wunsch|plan|angaben|meinung|tagen|wochen|monaten|jahren|stunden|minuten|schmerzen|krieg|schule)$/.test(
    next.folded,
  )
}

function beginsClause(words: readonly Word[], at: number): boolean {
  return !isInClause(words, at - 1, at)
}

/** Whether a matching word follows directly, or after an article and an adjective. */
function isBeforeWord(words: readonly Word[], at: number, pattern: RegExp): boolean {
  for (const place of [at + 1, at + 2, at + 3]) {
    if (!isInClause(words, place, at)) return false
    const { folded = '', text = '' } = words[place] ?? {}
    if (pattern.test(folded)) return true
    if (/^\p{Lu}/u.test(text) && !/^Ihre?[mnrs]?$/.test(text)) return false
  }
  return false
}

/** "zwei Wochen", "einem Jahr", "den letzten drei Tagen"; not "der Woche". */
function isBeforeDuration(words: readonly Word[], at: number): boolean {
  const { folded = '', kind } = words[at + 1] ?? {}
  if (!isInClause(words, at + 1, at)) return false
  if (/^(?:kurzem|langem|langer|laengerer)$/.test(folded)) return true
  const isCount =
    kind === 'number' ||
    germanNumberAt(words, at + 1) !== null ||
    /^(?:ein|eine[mr]|wenigen|einigen|vielen|mehreren|paar)$/.test(folded)
  return (
    isCount &&
    [at + 2, at + 3].some((place) => isInClause(words, place, at) && times.test(words[place]?.folded ?? ''))
  )
}

/** "um acht", "um 9.30 Uhr", "um halb zehn"; not "um ein Gespräch". */
function isBeforeHour(words: readonly Word[], at: number): boolean {
  const { folded = '', text = '', kind } = words[at + 1] ?? {}
  const isNumber = kind === 'number' || /^\d/.test(text) || germanNumberAt(words, at + 1) !== null
  return (
    (isNumber && !/^ein(?!s)/.test(folded)) ||
    /^(?:halb|viertel|dreiviertel|kurz|mitternacht)$/.test(folded) ||
    words[at + 2]?.folded === 'uhr'
  )
}

/** Whether one of the next three words matches. */
function isFollowedBy(words: readonly Word[], at: number, pattern: RegExp): boolean {
  return [at + 1, at + 2, at + 3].some(
    (place) => isInClause(words, place, at) && pattern.test(words[place]?.folded ?? ''),
  )
}

function isBeforeSubject(words: readonly Word[], at: number): boolean {
  return isInClause(words, at + 1, at) && subject.test(words[at + 1]?.folded ?? '')
}

/** Not before "halb neun" nor "9". */
function isPurpose(words: readonly Word[], at: number): boolean {
  return (
    beginsClause(words, at) &&
    words.some(
      ({ folded }, place) =>
        place > at &&
        isInClause(words, place, at) &&
        (folded === 'zu' ||
          /^(?:ab|an|auf|aus|ein|mit|nach|vor|zurueck|weg|um|los|teil|statt|zusammen)zu.+en$/.test(folded)),
    )
  )
}

/** The clause ends with an infinitive, not with a participle. */
function isFuture(words: readonly Word[], at: number): boolean {
  const { text = '' } = words.findLast((_, place) => place > at && isInClause(words, place, at)) ?? {}
  if (
    !/^\p{Ll}{2,}(?:en|ern|eln)$/u.test(text) ||
    /^(?:worden|oben|unten|offen|trocken|zufrieden|selten|morgen|gestern)$/.test(text)
  )
    return false
  return (
    /^(?:gehen|geben|gewinnen|bekommen|bezahlen)$/.test(text) ||
    !/^.{0,6}ge.|^(?:be|er|ver|zer|ent|miss|ueber|über|unter)/.test(text)
  )
}

function isAsWhat(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at + 1] ?? {}
  if (!isInClause(words, at + 1, at) || !/^\p{Lu}/u.test(text) || /^(?:Sie|Ihre?[mnrs]?)$/.test(text))
    return false
  const { folded: previous = '' } = words[at - 1] ?? {}
  return beginsClause(words, at) || !/er$|^(?:mehr|weniger|anders|eher|lieber)$|ere[mnrs]?$/.test(previous)
}
