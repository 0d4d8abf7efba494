/**
 * Letters that are read together stay together. But "i" and "e" are apart in "Familien", "speziell", "Patient" and
 * "Vegetarier", "e" and "u" in "Museum", "s" and "ch" in "bisschen".
 */
const letter =
  /s(?<=biss|radies|häus)(?=chen)|sch|dsch(?!aft)|ch|ck|gh|ph|qu|th(?!eit|aft)|tz|eau$|i(?<=[aeiouyäöü]\p{L}+)(?=en$|ell)|i(?<=[tlr]i)(?=ent)|i(?<=ari)(?=er$)|i(?=eur)|oi(?=l)|ie|ei|ai|(?:eu|äu)(?!m$)|au|ou|aa|ee(?!i)|oo|[aeo]y(?![aeiou])|ß|\p{L}|[^\p{L}]/giu

const vowel = /^(?:ie|ei|ai|oi|eau|eu|äu|au|ou|aa|ee|oo|[aeo]y|[aeiouyäöü])$/iu

/** How a German stem begins. */
const stem =
  /^(?:sch[lmnrw]?|s[pt][rl]?|[bcdfgkpt]r|[bcfgkp]l|[gk]n|pf[lr]?|qu|zw|ch|th|ph|[bcdfghjklmnprstvwzß])?[aeiouyäöü]/iu

/** What is cut off before every stem. */
const prefixes =
  /^(?:ver(?!anda)|zer|ent(?!e(?!h|ig|il))|emp|auf|aus|durch|nach|über|unter|wieder|wider|gegen|hinter|zurück|selbst)/iu
/** What is cut off before a consonant, not in "Bein". "Beste", "gestern" and "erste" have none. */
const prefixesBeforeConsonants =
  /^(?:be(?!ste[nrms]?$|stie)|ge(?!stern|ste$|blich|gn)|er(?!ste(?:ns|[nrms])?$)|ab|an|bei|dar|ein|fest|fort|her|hin|los|miss|mit|un|um|ur|voll|vor|weg|zu)(?=[^aeiouyäöü])/iu
/** What is cut off before some vowels: "be-obachten" but "Beere", "her-aus" but "Heroin". */
const prefixesBeforeVowels = new RegExp(
  `^(?:${[
    'be(?=ob|an|am|ar|eil|ein|erd|ur|auf)',
    'ge(?=ehr|eign|öff|arb|üb|ein|impf|ord)',
    'er(?=inn|öff|ob|eig|arb|ach|übr|ahn|ört)',
    'ab(?=[äöu]|arb|ordn)',
    'an(?=er|ein|eig|ord|der)',
    'ein(?=ander|und|[äöü])',
    'un(?=ab|an|au|eh|ei|en|er|int|or|[äöü])',
    'um(?=arm|ein|änd)',
    'vor(?=aus|an|ein|über|ab|ort|ur)',
    '(?:dar|her|hin|wor|hier)(?=auf|aus|ein|an|um|unter|über|ab)',
    '(?:mit|zu|von|in)(?=ein)',
    'mit(?=arb|erl)',
    'ob(?=ach)',
    'zu(?=erst)',
    'buch(?=stab)',
    'des(?=in)',
  ].join('|')})`,
  'iu',
)

/** What begins a syllable together, mostly in foreign words, "Pro-blem", unless a German ending follows: "hung-rig". */
const onset = /^(?:[bcdfgkpt]r|[bcfgkp]l|zw|sch[lmnrw])$/iu
const germanEnding = /^(?:[lr](?:ig|ung|en)|l(?:ich|ing(?!e)|ein|er))/iu

/** Words with a silent letter, and compounds with a part that is no word of the lexicon. */
const irregular = new Map(
  [
    'Fit-ness-stu-dio Ma-ri-en-kä-fer May-on-nai-se Na-sen-spray Not-ruf Porte-mon-naie Re-cy-cling Skate-board',
    'Dort-hin Smart-phone So-und-so Son-nen-creme Trut-hahn Woh-nungs-ge-ber-be-stä-ti-gung',
  ]
    .flatMap((words) => words.split(' '))
    .map((word) => [word.replaceAll('-', '').toLowerCase(), word.split('-').map(({ length }) => length)]),
)

/** The letters of a German word, of which some are read together: "Sch", "u", "l", "e". */
export function lettersOfGerman(word: string): string[] {
  return (irregularOf(word) ?? partsOf(word)).flatMap(lettersOfPart)
}

/**
 * Divides a German word as at the end of a line (Amtliche Regelung §§ 107 to 113): at its prefixes, and of several
 * consonants the last one goes to the next syllable. A vowel alone is no syllable at the beginning and at the end:
 * "Über-nah-me".
 * @param word a word that is no compound, or a part of one.
 */
export function syllablesOfGerman(word: string): string[] {
  return irregularOf(word) ?? partsOf(word).flatMap(syllablesOfPart)
}

function irregularOf(word: string): string[] | undefined {
  const lengths = irregular.get(word.toLowerCase())
  if (!lengths) return undefined
  const ends = lengths.map((_, nth) => lengths.slice(0, nth + 1).reduce((sum, length) => sum + length, 0))
  return ends.map((end, nth) => word.slice(ends[nth - 1] ?? 0, end))
}

/** The prefixes of a word, and the rest. */
function partsOf(word: string): string[] {
  for (const pattern of [prefixes, prefixesBeforeVowels, prefixesBeforeConsonants]) {
    const [prefix] = pattern.exec(word) ?? []
    if (prefix === undefined) continue
    const rest = word.slice(prefix.length)
    if (rest.length > 1 && stem.test(rest)) return [prefix, ...partsOf(rest)]
  }
  return [word]
}

const lettersOfPart = (part: string): string[] => part.match(letter) ?? []

function syllablesOfPart(part: string): string[] {
  const letters = lettersOfPart(part).flatMap((read) => (/^tz$/i.test(read) ? [...read] : [read]))
  const vowels = letters.flatMap((read, at) => (vowel.test(read) ? [at] : []))
  const starts = vowels.map((at, nth) => (nth === 0 ? 0 : startOf(letters, vowels[nth - 1] ?? 0, at)))
  const syllables = starts.map((start, nth) => letters.slice(start, starts[nth + 1]).join(''))
  return withoutLoneVowels(syllables.length === 0 ? [part] : syllables)
}

/** Joins a single letter at the beginning and at the end with the syllable beside it. */
function withoutLoneVowels(syllables: readonly string[]): string[] {
  const joined = [...syllables]
  if (joined.length > 1 && joined[0]?.length === 1) joined.splice(0, 2, joined.slice(0, 2).join(''))
  if (joined.length > 1 && joined.at(-1)?.length === 1) joined.splice(-2, 2, joined.slice(-2).join(''))
  return joined
}

/** Where the syllable of a vowel starts, after the vowel before it. */
function startOf(letters: readonly string[], before: number, at: number): number {
  const gap = at - before - 1
  if (gap < 2) return at - gap
  const rest = letters.slice(at - 1).join('')
  const isOnset = onset.test(letters.slice(at - 2, at).join('')) && !germanEnding.test(rest)
  return isOnset ? at - 2 : at - 1
}
