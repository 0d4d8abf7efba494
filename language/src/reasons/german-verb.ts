import type { Features, Inflected } from '../forms/entry.ts'
import { prefixOf } from '../forms/german-prefixes.ts'
import { conjugateGerman } from '../forms/german-verbs.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'

/** A form of a verb, and what was typed instead. */
export interface WrongVerb {
  readonly entry: Inflected
  readonly right: string
  readonly asked: Features
  /** Without a pronoun. */
  readonly given: string
}

/** Why a German verb form is wrong that is no other form of the verb. */
export function misspeltGermanVerb(verb: WrongVerb): Reason | null {
  const infinitive = verb.entry.german.replace(/^(?:sich )?(?:.* )?/u, '')
  return (
    ofSeparablePrefix(verb, infinitive) ??
    ofVowel(verb, infinitive) ??
    ofGe(verb, infinitive) ??
    ofIrregular(verb, infinitive)
  )
}

/** "rufe", "anrufe" for "rufe an". */
function ofSeparablePrefix({ right, given }: WrongVerb, infinitive: string): Reason | null {
  const { prefix, separable } = prefixOf(infinitive)
  if (!separable || !right.endsWith(` ${prefix}`)) return null
  const verb = right.slice(0, -prefix.length - 1)
  if (given !== verb && given !== prefix + verb) return null
  return {
    german: `Die Vorsilbe ${quoted(prefix)} steht allein am Ende: ${quoted(right)}.`,
    persian: `پیشوند ${quotedInPersian(prefix)} جدا می‌شود و در آخر می‌آید: ${quotedInPersian(right)}.`,
    rule: 'de-separable-verbs',
  }
}

const stemOf = (infinitive: string) => infinitive.replace(/e?n$/u, '')
const vowelOf = (text: string) => /[aeiouäöüy]+(?=[^aeiouäöüy]*$)/u.exec(text)?.[0]

/** "du fahrst" for "du fährst". */
function ofVowel({ right, asked, given }: WrongVerb, infinitive: string): Reason | null {
  if (!['2s present', '3s present'].includes(asked.join(' '))) return null
  const { prefix, present } = conjugateGerman(infinitive)
  const base = infinitive.slice(prefix.length)
  const stem = stemOf(base)
  const [ich, du = '', er = ''] = present
  const changed = vowelOf(du.replace(/e?s?t$/u, ''))
  const isChanged =
    ich === `${stem}e` && changed !== vowelOf(stem) && changed === vowelOf(er.replace(/t$/u, ''))
  const [verb = ''] = given.split(' ')
  const isRegular = ['st', 'est', 't', 'et'].some((ending) => verb === stem + ending)
  if (!isChanged || !isRegular || !right.startsWith(asked[0] === '2s' ? du : er)) return null
  return {
    german: `Bei ${quoted('du')} und ${quoted('er/sie/es')} ändert sich der Vokal: ${base}, du ${du}, er ${er}.`,
    persian: `با ${quotedInPersian('du')} و ${quotedInPersian('er/sie/es')} حرف صدادارِ فعل عوض می‌شود: ${base}، du ${du}، er ${er}.`,
    rule: 'de-vowel-change',
  }
}

/** "gebesucht" for "besucht", "gestudiert" for "studiert". */
function ofGe({ right, asked, given }: WrongVerb, infinitive: string): Reason | null {
  if (asked.join() !== 'participle' || given !== `ge${right}`) return null
  const { prefix, separable } = prefixOf(infinitive)
  if (prefix !== '' && !separable)
    return {
      german: `Nach der Vorsilbe ${quoted(`${prefix}-`)} steht kein ${quoted('ge-')}: ${quoted(right)}.`,
      persian: `فعل‌هایی که پیشوند ${quotedInPersian(`${prefix}-`)} دارند اینجا ${quotedInPersian('ge-')} نمی‌گیرند: ${quotedInPersian(right)}.`,
      rule: 'de-participle',
    }
  if (!infinitive.endsWith('ieren')) return null
  return {
    german: `Verben auf ${quoted('-ieren')} haben kein ${quoted('ge-')}: ${quoted(right)}.`,
    persian: `فعل‌هایی که به ${quotedInPersian('-ieren')} ختم می‌شوند ${quotedInPersian('ge-')} نمی‌گیرند: ${quotedInPersian(right)}.`,
  }
}

/** "gegeht" for "gegangen", "gehte" for "ging". */
function ofIrregular({ right, asked, given }: WrongVerb, infinitive: string): Reason | null {
  const { prefix } = conjugateGerman(infinitive)
  const stem = stemOf(infinitive.slice(prefix.length))
  const regular =
    asked.join() === 'participle'
      ? {
          name: 'Partizip',
          persian: 'اسم مفعولِ',
          rule: 'de-participle' as const,
          texts: ['t', 'et'].flatMap((ending) => [`${prefix}ge${stem}${ending}`, prefix + stem + ending]),
        }
      : asked.join(' ') === '3s preterite'
        ? { name: 'Präteritum', persian: 'گذشته‌ی ساده‌ی', rule: undefined, texts: [`${stem}te`, `${stem}ete`] }
        : null
  const [word = ''] = right.split(' ')
  const [verb = ''] = given.split(' ')
  if (!regular?.texts.includes(verb) || regular.texts.includes(word)) return null
  return {
    german: `${quoted(infinitive)} hat ein unregelmäßiges ${regular.name}: ${quoted(right)}.`,
    persian: `${regular.persian} ${quotedInPersian(infinitive)} بی‌قاعده است: ${quotedInPersian(right)}.`,
    rule: regular.rule,
  }
}
