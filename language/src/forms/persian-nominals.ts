import { type Feature, type Features, features as allFeatures, persons } from './entry.ts'
import type { Ending, Paradigm } from './paradigm.ts'

const zwnj = '\u200C'

/** The sound before an ending: a consonant, the vowels ا and و, an ی read as i, or an ه read as e. */
export type Sound = 'consonant' | 'open' | 'ye' | 'he'

/** The final sound of a word, from its letters and its transliteration. */
export function soundAtEnd(word: string, transliteration: string): Sound {
  if (word.endsWith('ه') && /[ea]$/.test(transliteration)) return 'he'
  if (word.endsWith('ی') && transliteration.endsWith('i')) return 'ye'
  return /[اوآ]$/u.test(word) && /[âuo]$|ow$/.test(transliteration) ? 'open' : 'consonant'
}

/** The final sound from the letters alone, for words without a transliteration. */
export function soundByLetters(word: string): Sound {
  if (/[^اآو]ه$/u.test(word)) return 'he'
  if (/[^اآو]ی$/u.test(word)) return 'ye'
  return /[اوآ]$/u.test(word) ? 'open' : 'consonant'
}

/** Endings of the six persons by sound, empty if there is none; a hyphen stands for a half-space. */
type Table = Readonly<Record<Sound, readonly string[]>>

/** "my, your …": کتابم, پایم, خانه‌ام. */
const possessive: Table = {
  consonant: ['م', 'ت', 'ش', 'مان', 'تان', 'شان'],
  open: ['یم', 'یت', 'یش', 'یمان', 'یتان', 'یشان'],
  ye: ['-ام', '-ات', '-اش', '-مان', '-تان', '-شان'],
  he: ['-ام', '-ات', '-اش', '-مان', '-تان', '-شان'],
}
const spokenPossessive: Table = {
  consonant: ['', '', '', 'مون', 'تون', 'شون'],
  open: ['م', 'ت', 'ش', 'مون', 'تون', 'شون'],
  ye: ['م', 'ت', 'ش', '-مون', '-تون', '-شون'],
  he: ['-م', '-ت', '-ش', '-مون', '-تون', '-شون'],
}
/** "I am, you are …": خوبم, خسته‌ام, کجاست. */
const copula: Table = {
  consonant: ['م', 'ی', '', 'یم', 'ید', 'ند'],
  open: ['یم', 'یی', 'ست', 'ییم', 'یید', 'یند'],
  ye: ['-ام', '-ای', '-ست', '-ایم', '-اید', '-اند'],
  he: ['-ام', '-ای', '', '-ایم', '-اید', '-اند'],
}
const spokenCopula: Table = {
  consonant: ['', '', 'ه', '', 'ین', 'ن'],
  open: ['م', '', '', '', 'یین', 'ن'],
  ye: ['م', '', '-ه', '', '-این', '-ان'],
  he: ['', '', '-ست', '', '-این', '-ان'],
}
const indefinite: Readonly<Record<Sound, string>> = { consonant: 'ی', open: 'یی', ye: '-ای', he: '-ای' }
/** Written only after vowels. */
const ezafe: Readonly<Record<Sound, string>> = { consonant: '', open: 'ی', ye: '', he: '-ی' }

/** Determines the endings of a word; `person` is a noun for people, `plural` an irregular plural. */
export type NominalKind =
  | 'noun'
  | 'person'
  | 'plural'
  | 'adjective'
  | 'uncompared'
  | 'adverb'
  | 'compared-adverb'
  | 'pronoun'
  | 'personal-pronoun'
  | 'preposition'
  | 'number'

const tables = new Map<string, readonly Ending[]>()

/** A word and the endings it can take. */
export function nominal(word: string, kind: NominalKind, sound: Sound, isSpoken = false): Paradigm {
  const isJoined = /[اآدذرزژو]$/u.test(word)
  const key = `${kind} ${sound} ${isJoined} ${isSpoken}`
  let endings = tables.get(key)
  if (!endings) {
    endings = endingsOf(kind, sound, isJoined)
    if (isSpoken)
      endings = endings.map(([text, features]): Ending => [text, [...features.filter(notSpoken), 'spoken']])
    tables.set(key, endings)
  }
  return { stem: word, endings }
}

const notSpoken = (feature: Feature) => feature !== 'spoken'

const inOrder = (features: Features): Features =>
  features.toSorted((a, b) => allFeatures.indexOf(a) - allFeatures.indexOf(b))

/** @param isJoined whether the last letter does not connect to the next, so that ها needs no half-space. */
function endingsOf(kind: NominalKind, sound: Sound, isJoined: boolean): readonly Ending[] {
  const endings: Ending[] = [['', kind === 'plural' ? ['plural'] : []]]
  const parting = isJoined ? '' : '-'
  const add = (text: string, ...features: Feature[]) => {
    if (kind === 'plural') features.unshift('plural')
    endings.push([text.replace(/-/g, zwnj), inOrder(features)])
  }
  const addPersons = (start: string, table: readonly string[], ...features: Feature[]) => {
    for (const [at, ending] of table.entries()) {
      if (ending) add(start + ending, persons[at] ?? '1s', ...features)
    }
  }
  const addPossessives = (start: string, after: Sound, ...features: Feature[]) => {
    addPersons(start, possessive[after], ...features, 'possessive')
    addPersons(start, spokenPossessive[after], ...features, 'possessive', 'spoken')
  }
  const addCopulas = (only = '') => {
    for (const [table, ...more] of [[copula], [spokenCopula, 'spoken' as const]] as const) {
      addPersons(
        '',
        table[sound].map((ending, at) => (only === '' || persons[at] === only ? ending : '')),
        'copula',
        ...more,
      )
    }
  }
  /** "سالمه": "it is my year", that is "I am … years old"; "اسمشه". */
  const addPossessiveCopulas = () => {
    if (sound === 'consonant')
      addPersons('', ['مه', 'ته', 'شه', 'مونه', 'تونه', 'شونه'], 'possessive', 'copula', 'spoken')
  }
  /** The spoken را: "کتابو", "اسممو". */
  const addObjects = () => {
    if (sound !== 'consonant') return
    add('و', 'accusative', 'spoken')
    addPersons('', ['مو', 'تو', 'شو'], 'accusative', 'possessive', 'spoken')
  }
  const addPlurals = () => {
    const plural = `${parting}ها`
    add(plural, 'plural')
    add(`${plural}ی`, 'plural', 'ezafe')
    add(`${plural}یی`, 'plural', 'indefinite')
    add(`${plural}ست`, '3s', 'plural', 'copula')
  }
  const addSingulars = () => {
    add(indefinite[sound], 'indefinite')
    if (ezafe[sound]) add(ezafe[sound], 'ezafe')
  }
  const addComparatives = () => {
    const comparative = `${parting}تر`
    add(comparative, 'comparative')
    add(`${comparative}ی`, 'comparative', 'indefinite')
    addPersons(comparative, copula.consonant, 'comparative', 'copula')
    add(`${comparative}ه`, 'comparative', '3s', 'copula', 'spoken')
    add(`${parting}ترین`, 'superlative')
    add(`${parting}ترین-ها`, 'superlative', 'plural')
  }
  switch (kind) {
    case 'noun':
    case 'person':
      addPossessives('', sound)
      addSingulars()
      addCopulas(kind === 'noun' ? '3s' : '')
      addPossessiveCopulas()
      addObjects()
      addPlurals()
      addPossessives(`${parting}ها`, 'open', 'plural')
      if (sound === 'consonant') add('ا', 'plural', 'spoken')
      if (kind === 'person' && sound !== 'he') {
        const plural = sound === 'open' ? 'یان' : 'ان'
        add(plural, 'plural')
        add(`${plural}ی`, 'plural', 'indefinite')
        addPersons(plural, possessive.consonant, 'plural', 'possessive')
      }
      break
    case 'plural':
      addPossessives('', sound)
      addSingulars()
      addCopulas('3s')
      break
    case 'adjective':
    case 'uncompared':
      // "خوبم" is more likely "I am well" than "my good one".
      addCopulas()
      addSingulars()
      addPossessives('', sound)
      addPlurals()
      addObjects()
      if (kind === 'adjective') addComparatives()
      break
    case 'adverb':
    case 'compared-adverb':
    case 'personal-pronoun':
      addCopulas()
      if (ezafe[sound]) add(ezafe[sound], 'ezafe')
      if (kind === 'compared-adverb') addComparatives()
      break
    case 'pronoun':
      addCopulas()
      if (ezafe[sound]) add(ezafe[sound], 'ezafe')
      addPossessives('', sound)
      addObjects()
      break
    case 'preposition':
      addPossessives('', sound)
      break
    case 'number': {
      // "پنجم", but "سی‌ام".
      const ordinal = sound === 'ye' ? '-ام' : 'م'
      if (sound === 'ye' || sound === 'consonant') {
        add(ordinal, 'ordinal')
        add(`${ordinal}ین`, 'ordinal')
      }
      add(`${parting}تا`)
    }
  }
  return endings
}

/** The endings of خستم, سردته: "I am tired", "you are cold". */
export function copulaEndings(sound: Sound): readonly (readonly string[])[] {
  return [copula[sound], spokenCopula[sound]].map((table) => table.map((ending) => ending.replace('-', zwnj)))
}
