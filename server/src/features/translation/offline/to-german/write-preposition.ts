import { contractions } from '../german/function-words.ts'
import { valencies } from '../valency.ts'
import { nounOf, type Phrase } from './elements.ts'
import { prepositions } from './function-words.ts'
import { isPerson } from './read-phrase.ts'
import { isMass, writePhrase } from './write-phrase.ts'

const motion = new Set([
  'gehen',
  'fahren',
  'kommen',
  'fliegen',
  'reisen',
  'laufen',
  'zurückkommen',
  'bringen',
  'umziehen',
  'ankommen',
])
/** In which one goes, to others one goes. */
const inside = new Set([
  'Schule',
  'Kino',
  'Krankenhaus',
  'Restaurant',
  'Park',
  'Museum',
  'Stadt',
  'Bett',
  'Zimmer',
  'Küche',
  'Hotel',
  'Büro',
  'Garten',
  'Wald',
  'Moschee',
  'Kirche',
  'Iran',
  'Bibliothek',
])
const towns = new Set(['Deutschland', 'Berlin', 'Hamburg', 'Teheran'])
const shortened = new Map(
  Object.entries(contractions).map(([key, [preposition, article]]) => [
    `${preposition} ${article}`,
    key === 'fuers' ? 'fürs' : key,
  ]),
)

/** What a verb does with this phrase in German: a case, or undefined where it stays with its preposition. */
export function caseOf(phrase: Phrase, infinitive: string): 'accusative' | 'dative' | undefined {
  const valency = valencies[infinitive]
  const folded = phrase.preposition
  if (valency?.accusative && foldedEqual(valency.accusative, folded)) return 'accusative'
  if (valency?.dative && foldedEqual(valency.dative, folded) && (folded !== 'برای' || isPerson(phrase)))
    return 'dative'
  const takesDative =
    /^(?:geben|helfen|zeigen|sagen|antworten|zuhören|schenken|gratulieren|versprechen|erlauben)$/u.test(
      infinitive,
    )
  return takesDative && folded === 'به' && isPerson(phrase) ? 'dative' : undefined
}

function foldedEqual(farsi: string, key: string): boolean {
  return farsi.replaceAll('\u200C', '') === key
}

export function writePreposition(phrase: Phrase, infinitive: string): string {
  const own = Object.entries(valencies[infinitive]?.with ?? {}).find(
    ([, farsi]) => farsi !== '' && foldedEqual(farsi, phrase.preposition),
  )
  const noun = nounOf(phrase)
  if (own)
    return contracted(
      `${own[0]} ${writePhrase(phrase, /^(?:aus|von|nach|vor)$/u.test(own[0]) ? 'dative' : 'accusative', 'definite')}`
        .replace('fuer', 'für')
        .replace('ueber', 'über'),
    )
  const isBareHome =
    noun === 'Haus' &&
    phrase.owner === undefined &&
    !phrase.ownedBy &&
    phrase.determiner === '' &&
    phrase.number === '' &&
    phrase.adjectives.length === 0 &&
    !phrase.isIndefinite
  if (isBareHome && phrase.preposition === 'به') return 'nach Hause'
  if (isBareHome && phrase.preposition === 'در') return 'zu Hause'
  const isMoving = motion.has(infinitive)
  if (phrase.preposition === 'به' && isMoving) {
    if (towns.has(noun) || 'name' in phrase.head) return `nach ${writePhrase(phrase, 'dative', 'none')}`
    if (noun === 'Meer') return 'ans Meer'
    if (inside.has(noun)) return contracted(`in ${writePhrase(phrase, 'accusative', 'definite')}`)
  }
  const known = prepositions[phrase.preposition]
  if (!known) return writePhrase(phrase, 'dative', 'definite')
  const word =
    phrase.preposition === 'از' && towns.has(noun) ? 'aus' : isMoving && known.goal ? known.goal : known.word
  const bare =
    word === 'ohne' || (word === 'mit' && isMass(phrase)) || (phrase.isPlural && word === 'mit')
      ? 'none'
      : 'definite'
  return contracted(`${word} ${writePhrase(phrase, known.case, bare)}`)
}

function contracted(text: string): string {
  const [first = '', second = '', ...rest] = text.split(' ')
  const short = shortened.get(`${first} ${second}`)
  return short ? [short, ...rest].join(' ') : text
}
