import type { Form, Inflected } from './entry.ts'
import { preverb, soundsOfPreverbs } from './persian-preverbs.ts'

const endings: Readonly<Record<string, string>> = {
  '1s present': 'am',
  '2s present': 'i',
  '3s present': 'ad',
  '1p present': 'im',
  '2p present': 'id',
  '3p present': 'and',
}

const soundsOfBeing: Readonly<Record<string, string>> = {
  هستم: 'hastam',
  هستی: 'hasti',
  هست: 'hast',
  هستیم: 'hastim',
  هستید: 'hastid',
  هستند: 'hastand',
  است: 'ast',
  بودم: 'budam',
  بود: 'bud',
  باش: 'bâsh',
}

/** Their forms follow rules of their own. */
const others = /(?:^| )(?:نداشتن|نبودن|وایسادن)$/u

/**
 * How a written form of a Persian verb may be transliterated: its present, "ich" and "er" in the past and the
 * singular of its imperative, whose first vowel varies (boro, bekhor, bokhor). Empty for other forms, for verbs without a
 * stem, and for verbs whose entry contains a placeholder for the object (کسی, چیزی).
 */
export function soundsOfForm(verb: Inflected, { text, features }: Form): string[] {
  const { farsi, transliteration, stem } = verb
  const [, before = '', infinitive = ''] = /^(.* )?(.+)$/u.exec(farsi) ?? []
  const [, apart = '', heard = ''] = /^(.* )?(.+)$/u.exec(transliteration) ?? []
  // "دنبال کسی رفتن" leaves کسی out in its forms.
  if (features.includes('spoken') || !text.startsWith(before)) return []
  const written = text.slice(before.length)
  const sounds = (): readonly string[] => {
    if (infinitive === 'بودن') return [soundsOfBeing[written] ?? ''].filter(Boolean)
    if (stem === '' || others.test(farsi)) return []
    const form = features.join(' ')
    if (form === '1s past') return [heard.replace(/an$/u, 'am')]
    if (form === '3s past') return [heard.replace(/an$/u, '')]
    if (form === '2s imperative') return soundsOfImperative(verb, infinitive, written)
    const ending = endings[form]
    if (ending === undefined) return []
    const [prefix, root] = dividedStem(verb, infinitive)
    const glide = /[âu]$/u.test(root) ? 'y' : ''
    return [`${prefix}${written.includes('می\u200C') ? 'mi' : ''}${root}${glide}${ending}`]
  }
  return sounds().map((sound) => apart + sound)
}

/** The present stem after its prefix, in transliteration: bar and gard. */
function dividedStem({ stem_transliteration }: Inflected, infinitive: string): readonly [string, string] {
  const [written = ''] = preverb.exec(infinitive) ?? []
  const prefix = soundsOfPreverbs[written] ?? ''
  return stem_transliteration.startsWith(prefix)
    ? [prefix, stem_transliteration.slice(prefix.length)]
    : ['', stem_transliteration]
}

function soundsOfImperative(verb: Inflected, infinitive: string, written: string): readonly string[] {
  // "dâshte bâsh": داشتن has no imperative of its own.
  if (written === 'داشته باش') return ['dâshte bâsh']
  const [prefix, stem] = dividedStem(verb, infinitive)
  // rav, dah and ras, but boro, bede and beres
  const root = stem.replace(/av$/u, 'o').replace(/^dah$/u, 'de').replace(/^ras$/u, 'res')
  if (written === verb.stem) return [prefix + root]
  if (/^[âaou]/u.test(root)) return [`${prefix}biy${root}`]
  // benshin for beneshin
  const short = root.replace(/^(kh|ch|zh|sh|gh|[^âaeiou])[eo](?=[^âaeiou].*[âaeiou])/u, '$1')
  const vowels = /^[^âaeiou]*[ou]/u.test(root) ? ['e', 'o'] : ['e']
  return [...new Set([root, short])].flatMap((root) => vowels.map((vowel) => `${prefix}b${vowel}${root}`))
}
