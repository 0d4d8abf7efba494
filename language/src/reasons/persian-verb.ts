import { fold } from '../fold.ts'
import type { WrongVerb } from './german-verb.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'

const mi = 'می\u200C'

/** Why a Persian verb form is wrong that is no other form of the verb. */
export function misspeltPersianVerb(verb: WrongVerb): Reason | null {
  return ofPartBefore(verb) ?? ofMi(verb) ?? ofStem(verb)
}

/** "می‌کنم" for "کار می‌کنم". */
function ofPartBefore({ right, given }: WrongVerb): Reason | null {
  const at = right.lastIndexOf(' ')
  if (at < 0 || fold(given) !== fold(right.slice(at + 1))) return null
  const part = right.slice(0, at)
  return {
    german: `Zu diesem Verb gehört auch ${quoted(part)}: ${quoted(right)}.`,
    persian: `${quotedInPersian(part)} هم جزو این فعل است: ${quotedInPersian(right)}.`,
    rule: 'fa-two-part-verbs',
  }
}

/** "رود" for "می‌رود". */
function ofMi({ right, asked, given }: WrongVerb): Reason | null {
  if (!asked.includes('present') || !right.includes(mi) || right.includes(`ن${mi}`)) return null
  if (fold(given) !== fold(right.replace(mi, ''))) return null
  return {
    german: `Im Präsens beginnt das Verb mit ${quoted('می')}: ${quoted(right)}.`,
    persian: `در زمان حال، فعل با ${quotedInPersian('می')} شروع می‌شود: ${quotedInPersian(right)}.`,
    rule: 'fa-present',
  }
}

/** "می‌رفتد" for "می‌رود". */
function ofStem({ entry, right, asked, given }: WrongVerb): Reason | null {
  const [infinitive = ''] = entry.farsi.split(' ').slice(-1)
  const pastStem = infinitive.replace(/ن$/u, '')
  const [verb = ''] = given.split(' ').slice(-1)
  const isPast = fold(verb).startsWith(fold(`می${pastStem}`))
  if (!asked.includes('present') || !isPast || !right.includes(mi + entry.stem)) return null
  return {
    german: `Das Präsens hat einen anderen Stamm als der Infinitiv, ${quoted(entry.stem)}: ${quoted(right)}.`,
    persian: `در زمان حال بن فعل ${quotedInPersian(entry.stem)} است: ${quotedInPersian(right)}.`,
    rule: 'fa-present',
  }
}
