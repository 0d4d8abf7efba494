import { lastOfCompound } from '../compounds.ts'
import { fold } from '../fold.ts'
import type { Inflected } from '../forms/entry.ts'
import { otherArticleOf } from '../forms/other-article.ts'
import { hitsOf } from '../gloss.ts'
import { genderByArticle } from './genders.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'
import type { Words } from './words.ts'

/**
 * Suffixes whose gender has no exception. A noun that only ends in the same letters has another article ("der Sprung")
 * or is excluded here: "das Zeichen" is no small thing. Endings with true exceptions, such as -e, -er, -ment and -um,
 * are left out.
 */
const suffixes: readonly (readonly [suffix: string, article: string, but?: RegExp])[] = [
  ['ung', 'die'],
  ['heit', 'die'],
  ['keit', 'die'],
  ['schaft', 'die'],
  ['tion', 'die'],
  ['sion', 'die'],
  ['tät', 'die'],
  ['erei', 'die'],
  ['chen', 'das', /(?:zeich|brech|sprech|lach)en$/i],
  ['lein', 'das'],
  ['ium', 'das'],
  ['eum', 'das'],
  ['ling', 'der'],
  ['ismus', 'der'],
]

const women =
  'Braut Cousine Dame Ehefrau Frau Großmutter Königin Mama Mutter Nichte Oma Prinzessin Schwägerin Schwester Tante Tochter Witwe'
const men = 'Bräutigam Bruder Cousin Ehemann Herr Junge Mann Neffe Onkel Opa Papa Prinz Großvater Sohn Vater'
const personsOf: Readonly<Record<string, ReadonlySet<string>>> = {
  die: new Set(women.split(' ')),
  der: new Set(men.split(' ')),
}

const days = new Set('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonnabend Sonntag'.split(' '))
const months = new Set(
  [
    'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    'Farwardin Ordibehescht Chordad Tir Mordad Schahriwar Mehr Aban Azar Dey Bahman Esfand',
  ].flatMap((names) => names.split(' ')),
)
const seasons = new Set(['Frühling', 'Sommer', 'Herbst', 'Winter'])

/**
 * Why a noun has its article and not the chosen one: a sign of its gender if there is one, otherwise what the chosen
 * article stands for. Null for nouns without an article of their own, such as plurals, and if the chosen one is right,
 * too.
 */
export function reasonOfGender<Entry extends Inflected>(
  noun: Inflected,
  chosen: string,
  words: Words<Entry>,
): Reason | null {
  const { article, german, number } = noun
  const [gender, other] = [genderByArticle(article), genderByArticle(chosen)]
  const second = otherArticleOf(noun)
  if (!gender || !other || number === 'plural' || article === chosen || second === chosen) return null
  const sign = signOfGender(noun, words)
  if (sign) return sign
  const secondGender = genderByArticle(second ?? '')
  if (secondGender)
    return {
      german: `${quoted(german)} ist ${gender.german} oder ${secondGender.german}: ${article} oder ${second} ${german}.`,
      persian: `${quotedInPersian(german)} ${gender.persian} یا ${secondGender.persian} است: ${article} یا ${second} ${german}.`,
      rule: 'de-gender',
    }
  return {
    german: `${quoted(chosen)} steht bei ${other.german}en Nomen; ${quoted(german)} ist ${gender.german}: ${article} ${german}.`,
    persian: `${quotedInPersian(chosen)} برای اسم ${other.persian} است؛ ${quotedInPersian(german)} ${gender.persian} است: ${article} ${german}.`,
    rule: 'de-gender',
  }
}

/** The sign of the gender of a noun; null if there is none. */
export function signOfGender<Entry extends Inflected>(noun: Inflected, words: Words<Entry>): Reason | null {
  return (
    ofPerson(noun, words) ??
    ofTime(noun) ??
    ofSuffix(noun) ??
    ofInfinitive(noun, words) ??
    ofCompound(noun, words)
  )
}

function ofPerson<Entry extends Inflected>(
  { german, article, feminine }: Inflected,
  { index }: Words<Entry>,
): Reason | null {
  const gender = genderByArticle(article)
  if (gender && personsOf[article]?.has(german)) {
    return {
      german: `${quoted(german)} ist eine ${gender.german}e Person: ${article} ${german}.`,
      persian: `${quotedInPersian(german)} به ${article === 'die' ? 'زن یا دختر' : 'مرد یا پسر'} می‌گویند و ${gender.persian} است: ${article} ${german}.`,
    }
  }
  if (article === 'der' && feminine === german)
    return {
      german: `Ein Mann ist ${quoted(`der ${german}`)}, eine Frau ${quoted(`die ${german}`)}.`,
      persian: `${quotedInPersian(`der ${german}`)} مرد است و ${quotedInPersian(`die ${german}`)} زن.`,
    }
  // "der Lehrer, die Lehrerin"
  if (article === 'der' && feminine !== '') return pairOf(german, feminine, german)
  if (article !== 'die' || !german.endsWith('in')) return null
  const man = hitsOf(index, german).find(
    ({ entry, features }) =>
      features.join() === 'feminine' && entry.feminine === german && entry.article === 'der',
  )
  return man ? pairOf(man.entry.german, german, german) : null
}

/** @param asked one of the two. */
function pairOf(man: string, woman: string, asked: string): Reason {
  const isMan = asked === man
  return {
    german: `${quoted(asked)} ist die ${isMan ? 'männliche' : 'weibliche'} Form: der ${man}, die ${woman}.`,
    persian: `${quotedInPersian(asked)} شکل ${isMan ? 'مذکر' : 'مؤنث'} است: der ${man}، die ${woman}.`,
    rule: 'de-feminine',
  }
}

function ofTime({ german, article }: Inflected): Reason | null {
  if (article !== 'der') return null
  if (days.has(german))
    return {
      german: `Alle Wochentage sind männlich: der ${german}.`,
      persian: `همه‌ی روزهای هفته مذکرند: der ${german}.`,
    }
  if (months.has(german))
    return {
      german: `Alle Monate sind männlich: der ${german}.`,
      persian: `همه‌ی ماه‌ها مذکرند: der ${german}.`,
    }
  if (!seasons.has(german)) return null
  return {
    german: 'Diese vier sind männlich: der Frühling, der Sommer, der Herbst, der Winter.',
    persian: 'این چهار فصل مذکرند: der Frühling، der Sommer، der Herbst، der Winter.',
    rule: 'de-seasons',
  }
}

function ofSuffix({ german, article }: Inflected): Reason | null {
  const found = suffixes.find(
    ([suffix, gender, but]) => gender === article && german.endsWith(suffix) && !but?.test(german),
  )
  const gender = genderByArticle(article)
  if (!found || !gender) return null
  const [suffix] = found
  return {
    german: `Nomen mit der Endung ${quoted(`-${suffix}`)} sind ${gender.german}: ${article} ${german}.`,
    persian: `اسم‌هایی که پسوند ${quotedInPersian(`-${suffix}`)} دارند ${gender.persian} هستند: ${article} ${german}.`,
  }
}

/** "das Essen" */
function ofInfinitive<Entry extends Inflected>(
  { german, article }: Inflected,
  { index }: Words<Entry>,
): Reason | null {
  const infinitive = german.toLowerCase()
  if (article !== 'das' || !/^\p{Lu}\p{Ll}+n$/u.test(german)) return null
  const isVerb = hitsOf(index, infinitive).some(
    ({ entry, features }) => entry.type === 'verb' && entry.german === infinitive && features.length === 0,
  )
  if (!isVerb) return null
  return {
    german: `Ein Verb, das zum Nomen wird, ist sächlich: ${infinitive}, das ${german}.`,
    persian: `فعلی که اسم می‌شود خنثی است: ${infinitive}، das ${german}.`,
  }
}

/** "die Haustür", because "die Tür". */
function ofCompound<Entry extends Inflected>(
  { german, article }: Inflected,
  { index, compounds }: Words<Entry>,
): Reason | null {
  const head = lastOfCompound(index, german, compounds).find(
    (entry) => entry.type === 'noun' && fold(german).endsWith(fold(entry.german)),
  )
  if (head?.article !== article || head.number === 'plural') return null
  return {
    german: `Das letzte Wort bestimmt den Artikel: ${article} ${head.german}, also ${article} ${german}.`,
    persian: `جزء آخر کلمه حرف تعریف را تعیین می‌کند: ${article} ${head.german}، پس ${article} ${german}.`,
  }
}
