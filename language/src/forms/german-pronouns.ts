import type { Form } from './entry.ts'

/** Articles and pronouns declined like "mein" or "dieser": headword and stem of their forms. */
const stems: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['dein', 'ein', 'ihr', 'Ihr', 'kein', 'mein', 'sein', 'unser'].map((word) => [word, word]),
  ),
  ...Object.fromEntries(
    ['anderer', 'dieser', 'einer', 'jeder', 'jener', 'keiner', 'mancher', 'solcher', 'welcher'].map(
      (word) => [word, word.slice(0, -2)],
    ),
  ),
  ...Object.fromEntries(
    ['alle', 'beide', 'einige', 'manche', 'mehrere', 'meiste', 'viele', 'wenige'].map((word) => [
      word,
      word.slice(0, -1),
    ]),
  ),
  alles: 'all',
  deins: 'dein',
  euer: 'eur',
  meins: 'mein',
  viel: 'viel',
  wenig: 'wenig',
}

/** Irregular forms of the definite article and pronouns, except forms that are separate entries. */
const irregular: Readonly<Record<string, readonly Form[]>> = {
  der: [
    { text: 'den', features: ['accusative', 'singular'] },
    { text: 'dem', features: ['dative', 'singular'] },
    { text: 'des', features: ['genitive', 'singular'] },
    { text: 'dessen', features: ['genitive', 'singular'] },
  ],
  das: [
    { text: 'dem', features: ['dative', 'singular'] },
    { text: 'des', features: ['genitive', 'singular'] },
    { text: 'dessen', features: ['genitive', 'singular'] },
  ],
  die: [
    { text: 'der', features: ['genitive', 'dative', 'singular'] },
    { text: 'der', features: ['genitive', 'plural'] },
    { text: 'den', features: ['dative', 'plural'] },
    { text: 'denen', features: ['dative', 'plural'] },
    { text: 'deren', features: ['genitive'] },
  ],
  irgendjemand: [
    { text: 'irgendjemanden', features: ['accusative'] },
    { text: 'irgendjemandem', features: ['dative'] },
  ],
  jemand: [
    { text: 'jemanden', features: ['accusative'] },
    { text: 'jemandem', features: ['dative'] },
  ],
  niemand: [
    { text: 'niemanden', features: ['accusative'] },
    { text: 'niemandem', features: ['dative'] },
  ],
}

const sameForms = 'derselbe derselben dieselbe dieselben dasselbe denselben demselben desselben'
  .split(' ')
  .map((text): Form => ({ text, features: ['inflected'] }))

/** Prepositions that contract with the article "das"; common contractions such as "ins" are separate entries. */
const contracted = new Set(['auf', 'durch', 'für', 'hinter', 'über', 'um', 'unter', 'vor'])

/** Pronouns that only have a plural: "mehrere, mehreren, mehrerer". */
const onlyPlural = new Set(['mehrere', 'meiste'])

const endings = ['e', 'em', 'en', 'er', 'es']

/** The forms of an article, pronoun or preposition without its headword. */
export function germanPronounForms(german: string, type: string): Form[] {
  if (type === 'preposition')
    return contracted.has(german) ? [{ text: `${german}s`, features: ['accusative'] }] : []
  const [, before = '', word = german] = /^(was für |so )(.+)$/.exec(german) ?? []
  if (/^d(?:er|ie|as)selbe$/.test(german)) return sameForms.filter(({ text }) => text !== german)
  const stem = stems[word]
  if (stem === undefined) return [...(irregular[german] ?? [])]
  // "meins", "eins", "keins" are used without a noun.
  const short = stem.endsWith('ein') ? ['s'] : []
  return [...(onlyPlural.has(german) ? ['e', 'en', 'er'] : endings), ...short]
    .map((ending) => before + stem + ending)
    .filter((text) => text !== german)
    .map((text) => ({ text, features: ['inflected'] }))
}
