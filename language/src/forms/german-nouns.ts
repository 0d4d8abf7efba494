import type { Features, Form, Inflected } from './entry.ts'

/** Masculine nouns with the plural -n or -en whose genitive is -s, not -n. */
const mixed =
  /(?:[^u]or|el|dorn|fleck|mast|nerv|pantoffel|papagei|pfau|schmerz|see|spatz|staat|strahl|typ|vetter|zeh|zins)$/i
/** Weak nouns that take -ns in the genitive ("des Namens"), and the neuter "des Herzens". */
const genitiveOnNs = /(?:buchstabe|friede|funke|gedanke|glaube|name|same|wille)$/i

/** Nominalised adjectives whose feminine is not just the base with -e, or is missing. */
const adjectival = /^(?:(?:Staats)?Beamte|Gefangene|Kranke|Tote|Deutsche|Arbeitslose|Vorgesetzte)r?$/

const headword: Features = []
const weakCases: Features = ['genitive', 'dative', 'accusative', 'singular']
const genitive: Features = ['genitive', 'singular']
const dative: Features = ['dative', 'singular']
const dativeOrAccusative: Features = ['dative', 'accusative', 'singular']
const plural: Features = ['plural']
const dativePlural: Features = ['dative', 'plural']
const inflected: Features = ['inflected']
const feminine: Features = ['feminine']
const femininePlural: Features = ['feminine', 'plural']

/** All forms of a noun, the headword first. */
export function germanNounForms(entry: Inflected): Form[] {
  const { german, article } = entry
  const forms: Form[] = [{ text: german, features: headword }]
  const add = (text: string, features: Features) => forms.push({ text, features })
  const addPlural = (text: string) => {
    if (text !== german || entry.number !== 'plural') add(text, plural)
    if (/(?:e|e[lr])$/.test(text)) add(`${text}n`, dativePlural)
  }
  if (entry.number === 'plural') {
    addPlural(german)
    return forms
  }
  if (isAdjectival(entry)) {
    const stem = german.replace(/er?$/, '')
    for (const ending of ['em', 'en', 'er', 'e']) if (stem + ending !== german) add(stem + ending, inflected)
    if (entry.feminine.endsWith('in')) addFeminine(entry.feminine, add)
    else add(`${stem}e`, feminine)
    add(`${stem}e`, plural)
    add(`${stem}en`, plural)
    return forms
  }
  if (isWeak(entry)) {
    const ending = /(?:e|err|nachbar|bauer|bayer|ungar)$/i.test(german) ? 'n' : 'en'
    if (genitiveOnNs.test(german)) {
      add(`${german}ns`, genitive)
      add(`${german}n`, dativeOrAccusative)
    } else add(german + ending, weakCases)
  } else if (german === 'Herz') {
    add('Herzens', genitive)
    add('Herzen', dative)
  } else if (article !== 'die') {
    for (const ending of genitiveEndings(german, entry.plural)) add(german + ending, genitive)
  }
  if (entry.plural) addPlural(entry.plural)
  addFeminine(entry.feminine, add)
  return forms
}

function addFeminine(word: string, add: (text: string, features: Features) => void): void {
  if (!word) return
  add(word, feminine)
  if (word.endsWith('in')) add(`${word}nen`, femininePlural)
  else if (/(?:e|schwester)$/.test(word)) add(`${word}n`, femininePlural)
  else if (/frau$/i.test(word)) add(`${word}en`, femininePlural)
}

/** "der Bekannte, ein Bekannter, die Bekannte": the feminine in the lexicon usually shows it. */
function isAdjectival({ german, article, plural, feminine }: Inflected): boolean {
  if (adjectival.test(german)) return true
  if (feminine !== '') return feminine.endsWith('e') && feminine === german.replace(/r$/, '')
  return article === 'der' && plural === `${german}n` && /(?:lich|ig|end)e$/.test(german)
}

/** "dem Jungen, den Studenten": all cases except the nominative have the plural ending. */
function isWeak({ german, article, plural }: Inflected): boolean {
  if (article !== 'der') return false
  if (plural === '') return genitiveOnNs.test(german)
  return (plural === `${german}n` || plural === `${german}en`) && !mixed.test(german)
}

/** Genitive endings: "des Tisches", "des Autos", "des Ergebnisses"; "des Tags" as well as "des Tages". */
function genitiveEndings(german: string, plural: string): string[] {
  if (/(?:ostern|pfingsten|weihnachten)$/i.test(german)) return []
  // "des Virus, des Zirkus, des Tennis, des Diabetes"; but "des Busses".
  if (/(?:[kmprst]us|ismus|nnis|etes)$/.test(german)) return ['']
  if (german.endsWith('nis') || plural === `${german}se`) return ['ses']
  if (/(?:[sßxz]|sch)$/.test(german)) return ['es']
  if (plural === `${german}s`) return ['s']
  if (/(?:[sz]t|gott)$/i.test(german)) return ['es']
  return canHaveEs(german) ? ['s', 'es'] : ['s']
}

const oneSyllable = /^[^aeiouäöüy-]*(?:[aeiouäöü]|[ae]i|[aeä]u|ie|aa|ee|oo)[^aeiouäöüy]+$/
/** Monosyllabic nouns that often are the second part of a compound. */
const secondParts = new RegExp(
  `(?:${[
    'bad|bau|baum|bein|berg|bett|bild|blatt|brief|brot|buch|bund|dach|dorf|feld|fleisch|gang|geld|grund|hemd|hof|jahr',
    'kind|kleid|kopf|kreis|land|licht|mann|mund|ort|punkt|rad|rat|raum|recht|ring|sack|schein|schiff|schrank|schuh|spiel',
    'stand|stoff|stück|stuhl|tag|teil|tuch|wald|weg|wein|werk|wort|zelt|zeug|zug',
  ].join('|')})$`,
)

/** Names without a genitive in -es. */
const names = /^(?:August|Bern|Bonn|Köln|Mai|März|Prag|Rom|Wien|\p{L}{3,}land)$/u

/** "des Tages", but only "des Termins", "des Computers", "des WCs". */
function canHaveEs(german: string): boolean {
  if (names.test(german)) return false
  return !/\p{Lu}{2}/u.test(german) && (oneSyllable.test(german.toLowerCase()) || secondParts.test(german))
}
