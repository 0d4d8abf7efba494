/** How a sound of the transliteration may be typed; others are typed as they are. */
const typed: Readonly<Record<string, string>> = {
  â: '(?:â|aa|a)',
  a: 'a',
  e: 'e',
  i: '(?:ee|ii|iy|i|y)',
  iy: '(?:iy|ii|ee|i|y)',
  o: 'o',
  u: '(?:oo|uu|ou|u)',
  ey: '(?:ey|ei|ay|ai)',
  ow: '(?:ow|ou|au|o)',
  y: '(?:y|i)',
  kh: '(?:kh|x)',
  ch: '(?:tsch|ch|č|c)',
  zh: '(?:zh|ž)',
  sh: '(?:sch|sh|š)',
  gh: '(?:gh|q)',
  j: '(?:dsch|j)',
  v: '(?:v|w)',
}

const sound = /kh|ch|zh|sh|gh|ow(?![âaeiou])|ey(?![âaeiou])|iy(?=[âaeou])|./gu
const consonant = /^(?:kh|ch|zh|sh|gh|[^âaeiouy])$/u

/**
 * Whether a typed Latin text is the transliteration of a Persian text: salam for salâm, xane for khâne, khiaban for
 * khiyâbân. Accents, hyphens, spaces and apostrophes do not count, and a doubled consonant may be typed once. A long a
 * that is typed as such must be one.
 */
export function isTransliterationTyped(text: string, transliteration: string): boolean {
  const wanted = bare(transliteration)
  if (wanted === '') return false
  const sounds = wanted.match(sound) ?? []
  const pattern = sounds.map((one, at) => {
    const spelled = typed[one] ?? one
    const isSecond = consonant.test(one) && sounds[at - 1] === one
    // Words in -e are often typed with the silent he: khaneh.
    const isLast = at === sounds.length - 1 && one === 'e'
    return isSecond ? `${spelled}?` : isLast ? `${spelled}h?` : spelled
  })
  return new RegExp(`^${pattern.join('')}$`, 'u').test(bare(text))
}

/** In lower case, without accents (but for â, č, š, ž), punctuation, apostrophes, hyphens and spaces. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[âāǎ]/gu, '\uE000')
    .normalize('NFD')
    .replaceAll(/\u0301/gu, '')
    .normalize('NFC')
    .replaceAll(/[\uE000\u00E2]/gu, 'â')
    .replaceAll(/[^\p{L}]/gu, '')
}
