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

/** Shorter words have too many neighbours one letter away. */
const shortestWithTypo = 5
/** Sounds at the end of a word that tell its forms apart: miravand, miravad. */
const soundsOfEndings = 2

/**
 * Whether a typed Latin text is a transliteration that lacks one sound of a long word: khoshal for khoshhâl, or an ezafe,
 * which is not written in Persian: dokhtar man. A wrong or additional letter, or one that is missing in an ending, may
 * make another word or form.
 */
export function lacksOneSound(text: string, transliteration: string): boolean {
  for (const { 0: word, index } of transliteration.matchAll(/\S+/gu)) {
    const without = (start: number, length: number) =>
      transliteration.slice(0, index + start) + transliteration.slice(index + start + length)
    const [ezafe = ''] = /-y?e$/u.exec(word) ?? []
    if (ezafe !== '' && isTransliterationTyped(text, without(word.length - ezafe.length, ezafe.length)))
      return true
    const stem = word.slice(0, word.length - ezafe.length)
    if (bare(stem).length < shortestWithTypo) continue
    const sounds = [...stem.matchAll(sound)].filter(([one]) => bare(one) !== '')
    const inner = sounds.slice(0, -soundsOfEndings)
    if (inner.some((one) => isTransliterationTyped(text, without(one.index, one[0].length)))) return true
  }
  return false
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
