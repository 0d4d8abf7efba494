import type { Inflected } from '../forms/entry.ts'
import { type Clause, isUnique, type Place } from './clauses.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'

const possessor = /^(?:من|تو|او|ما|شما|انها)$/u

/**
 * The rule of Persian word order that a clause breaks: the verb at the end, را after its object, adjective and owner
 * after their noun.
 *
 * @param hasEzafe whether the word at a place is read with the ezafe.
 */
export function reasonOfPersianOrder<Entry extends Inflected>(
  { right, given }: Clause<Entry>,
  hasEzafe: (place: Place<Entry>) => boolean,
): Reason | null {
  return ofVerb(right, given) ?? ofObject(right, given, hasEzafe) ?? ofEzafe(right, given, hasEzafe)
}

type Places<Entry> = readonly Place<Entry>[]

function ofVerb<Entry extends Inflected>(right: Places<Entry>, given: Places<Entry>): Reason | null {
  const verb = right.at(-1)
  // "Please" may follow the verb.
  const last = given.findLast(({ word }) => word.folded !== 'لطفا')
  if (!verb?.isFinite || last === verb || !isUnique(verb, right)) return null
  const shown = verb.word.text
  return {
    german: `Im Persischen steht das Verb am Ende: ${quoted(shown)}.`,
    persian: `در فارسی فعل در آخر جمله می‌آید: ${quotedInPersian(shown)}.`,
    rule: 'fa-verb-last',
  }
}

/** The word before another one. */
const beforeIn = <Entry>(places: Places<Entry>, place: Place<Entry>) => places[places.indexOf(place) - 1]

/** Words before a noun that belong to it. */
const determiner = /^(?:این|ان|یک|چه|کدام|هر)$/u

/** The words up to a place that belong together: "این", the ezafe. */
function phraseTo<Entry>(
  right: Places<Entry>,
  place: Place<Entry>,
  hasEzafe: (place: Place<Entry>) => boolean,
): string {
  let start = right.indexOf(place)
  for (let before = right[start - 1]; before && hasEzafe(before); before = right[start - 1]) start -= 1
  if (determiner.test(right[start - 1]?.word.folded ?? '')) start -= 1
  const phrase = right.slice(start, right.indexOf(place) + 1)
  return phrase.map(({ word }) => word.text).join(' ')
}

function ofObject<Entry>(
  right: Places<Entry>,
  given: Places<Entry>,
  hasEzafe: (place: Place<Entry>) => boolean,
): Reason | null {
  const marker = right.find(({ word }) => word.text === 'را')
  const object = marker && beforeIn(right, marker)
  if (!object || !isUnique(marker, right)) return null
  if (beforeIn(given, marker)?.word.folded === object.word.folded) return null
  const shown = `${phraseTo(right, object, hasEzafe)} را`
  return {
    german: `${quoted('را')} steht direkt nach dem Objekt: ${quoted(shown)}.`,
    persian: `${quotedInPersian('را')} درست بعد از مفعول می‌آید: ${quotedInPersian(shown)}.`,
    rule: 'fa-ra',
  }
}

function ofEzafe<Entry extends Inflected>(
  right: Places<Entry>,
  given: Places<Entry>,
  hasEzafe: (place: Place<Entry>) => boolean,
): Reason | null {
  for (const [at, place] of right.entries()) {
    const next = right[at + 1]
    if (!next || place.hit?.entry.type !== 'noun' || !hasEzafe(place)) continue
    if (beforeIn(given, place) !== next || !isUnique(next, right)) continue
    // Without a determiner: "این شوهر من است" is "this is my husband".
    const shown = `${place.word.text} ${next.word.text}`
    if (next.hit?.entry.type === 'adjective')
      return {
        german: `Das Adjektiv steht nach dem Nomen: ${quoted(shown)}.`,
        persian: `صفت بعد از اسم می‌آید: ${quotedInPersian(shown)}.`,
        rule: 'fa-adjectives',
      }
    if (possessor.test(next.word.folded))
      return {
        german: `${quoted(next.word.text)} steht nach dem Nomen: ${quoted(shown)}.`,
        persian: `${quotedInPersian(next.word.text)} بعد از اسم می‌آید: ${quotedInPersian(shown)}.`,
        rule: 'fa-ezafe',
      }
  }
  return null
}
