import type { Features, Inflected } from './entry.ts'
import type { Ending, Paradigm } from './paradigm.ts'

/** Indeclinable; some of them are not compared either. */
const indeclinable = new Set(
  'allein barfuß durcheinander egal einverstanden extra gratis halal klasse lila okay online orange pleite prima quitt rosa schade schuld super'.split(
    ' ',
  ),
)
/** Adjectives without a comparative, or whose comparative is a separate entry. */
const uncompared = new Set(
  [
    'älter besser jünger afghanisch amerikanisch arabisch arbeitslos ausländisch befristet berufstätig besetzt blind',
    'chinesisch christlich deutsch digital doppelt ehemalig eigen einzig elektrisch englisch erlaubt europäisch ganz',
    'französisch gebraucht gehörlos geschieden geschlossen getrennt gleich gültig halb illegal international iranisch',
    'islamisch italienisch kaputt kostenlos kurdisch ledig legal männlich mündlich persisch russisch schriftlich schwanger',
    'staatlich tot türkisch unbefristet ungültig verboten verheiratet verlobt verwitwet weiblich',
  ].flatMap((line) => line.split(' ')),
)
/**
 * Adjectives whose base form ends in -e; other headwords in -e ("letzte", "dritte", "rechte") are inflected forms and
 * not compared.
 */
const onE = new Set(
  'böse feige gerade irre leise lose müde öde prüde rege solide spröde träge trübe vage weise'.split(' '),
)

/** "innerer", "äußerer": the form without an ending does not exist. */
const inflectedHeadword = /^(?:äußer|hinter|inner|mittler|ober|unter|vorder)er$/

/** Comparative and stem of the superlative of irregular adjectives and adverbs. */
const irregular: Readonly<Record<string, readonly [string, string]>> = {
  bald: ['eher', 'ehest'],
  fit: ['fitter', 'fittest'],
  gern: ['lieber', 'liebst'],
  groß: ['größer', 'größt'],
  gut: ['besser', 'best'],
  hoch: ['höher', 'höchst'],
  lange: ['länger', 'längst'],
  nah: ['näher', 'nächst'],
  oft: ['öfter', 'öftest'],
  viel: ['mehr', 'meist'],
  wenig: ['weniger', 'wenigst'],
}

/** Adjectives with an umlaut in comparative and superlative: "alt, älter". */
const umlauts = new Set(
  'alt arg arm dumm gesund grob hart jung kalt klug krank kurz lang nass rot scharf schwach schwarz stark ungesund uralt warm'.split(
    ' ',
  ),
)
const umlautOf: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' }

type Adjective = Pick<Inflected, 'german' | 'type'>

/** The endings before a noun. */
export function adjectiveEndings(...features: Features): readonly Ending[] {
  return ['e', 'em', 'en', 'er', 'es'].map((ending) => [ending, [...features, 'inflected']])
}

const headword: readonly Ending[] = [['', []]]
const positive = adjectiveEndings()
const comparative: readonly Ending[] = [['', ['comparative']]]
const inflectedComparative = [...comparative, ...adjectiveEndings('comparative')]
const superlative = adjectiveEndings('superlative')

const after = (start: string, endings: readonly Ending[]): Ending[] =>
  endings.map(([ending, features]) => [start + ending, features])
/** All endings of a regular adjective: "schön, schöne, schöner, schönste"; "nett, netteste". */
const regular = (superlativeStart: string) => [
  ...headword,
  ...positive,
  ...after('er', inflectedComparative),
  ...after(superlativeStart, superlative),
]
const regularEndings: Readonly<Record<string, readonly Ending[]>> = { st: regular('st'), est: regular('est') }
const uncomparedEndings = [...headword, ...positive]

/** All forms of an adjective or adverb, the headword first. */
export function germanAdjective({ german, type }: Adjective): Paradigm[] {
  const isAdjective = type === 'adjective'
  if (indeclinable.has(german) || german.includes(' ') || !(isAdjective || german in irregular))
    return [{ stem: german, endings: headword }]
  const stem = inflectedStem(german)
  const [more, most] = isCompared(german) ? (irregular[german] ?? compared(german)) : []
  const regularTable = regularEndings[most?.slice(german.length) ?? '']
  if (isAdjective && stem === german && more === `${german}er` && most?.startsWith(german) && regularTable)
    return [{ stem, endings: regularTable }]
  const paradigms: Paradigm[] = []
  if (!isAdjective) paradigms.push({ stem: german, endings: headword })
  else if (stem === german) paradigms.push({ stem, endings: uncomparedEndings })
  else paradigms.push({ stem: german, endings: headword }, { stem, endings: positive })
  if (more === undefined || most === undefined) return paradigms
  paradigms.push({ stem: more, endings: isAdjective && more !== 'mehr' ? inflectedComparative : comparative })
  // Adverbs only have "am liebsten"; see `forewordOf`.
  paradigms.push({ stem: most, endings: isAdjective ? superlative : superlative.slice(2, 3) })
  return paradigms
}

function isCompared(german: string): boolean {
  if (uncompared.has(german) || inflectedHeadword.test(german)) return false
  return german in irregular || !german.endsWith('e') || onE.has(german)
}

/** The stem of the inflected forms: "dunkle", "teure", "hohe", "letzte". */
function inflectedStem(german: string): string {
  if (german === 'hoch') return 'hoh'
  if (german === 'fit') return 'fitt'
  if (inflectedHeadword.test(german)) return german.slice(0, -2)
  return german
    .replace(/e$/, '')
    .replace(/(?<=[^aeioul])el$/, 'l')
    .replace(/(?<=[aeiou]u)er$/, 'r')
}

function compared(german: string): [comparative: string, superlative: string] {
  const base = umlauts.has(german)
    ? german.replace(/[aou](?=[^aou]*$)/, (vowel) => umlautOf[vowel] ?? vowel)
    : german
  const stem = base.replace(/e$/, '')
  const isAfterDental = /(?:[dt]|[sßxz]|sch)$/.test(stem) && !/(?:[aeiouyäöü].*isch|end|et)$/.test(stem)
  const isAfterVowel = /(?:[aeiou]u|o|i|üh)$/.test(stem)
  return [`${inflectedStem(base)}er`, `${stem}${isAfterDental || isAfterVowel ? 'est' : 'st'}`]
}
