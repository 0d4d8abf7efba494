/** The engine's phonemes for the letters of the transliteration (docs/content.md). */
const phonemes: Record<string, string> = {
  â: 'A',
  a: 'a',
  e: 'e',
  o: 'o',
  i: 'i',
  u: 'u',
  ow: 'oU',
  ey: 'ej',
  b: 'b',
  p: 'p',
  t: 't',
  s: 's',
  j: 'dZ',
  ch: 'tS',
  h: 'h',
  kh: 'x',
  d: 'd',
  z: 'z',
  r: 'R',
  zh: 'Z',
  sh: 'S',
  "'": '?',
  gh: 'q',
  f: 'f',
  k: 'k',
  g: 'g',
  l: 'l',
  m: 'm',
  n: 'n',
  v: 'v',
  y: 'j',
}

const unstressedWords = new Set(['va', 'o', 'ke', 'be', 'az', 'dar', 'bâ', 'tâ', 'râ'])
const sound = /ch|kh|zh|sh|gh|[oó]w|[eé]y|[âấaáeéiíoóuúbptsjhdzrfkglmnvy'·]/gu
const accents = /[áéíóúấ]/u
const vowel = /^(?:ow|ey|[âaeiou])$/u

interface Sound {
  readonly letters: string
  readonly accented: boolean
}

/**
 * Converts a transliteration to input for the engine, which would otherwise guess the unwritten vowels of Persian
 * script. Each word becomes one `[[…]]`. Punctuation stays outside, because the engine derives pauses and intonation
 * from it.
 */
export function persianPhonemes(transliteration: string): string {
  return transliteration
    .normalize('NFC')
    .replace(/[âaeioubptsjhdzrfkglmnvyáéíóúấcw'·-]+/gu, (word) => `[[${wordPhonemes(word)}]]`)
}

function wordPhonemes(word: string): string {
  const [stem = '', ...endings] = word.split('-')
  const sounds = soundsOf(stem)
  const stressed = stressedSound(stem, sounds)
  const ending = soundsOf(endings.join(''))
  return [...sounds, ...ending]
    .map(({ letters }, index, all) => {
      const between = isVowel(all[index - 1]) && isVowel(all[index + 1])
      const phoneme = letters === 'gh' && between ? 'Q' : phonemes[letters]
      if (phoneme === undefined) throw new Error(`"${letters}" in "${word}" is not in the scheme`)
      return index === stressed ? `'${phoneme}` : phoneme
    })
    .join('|')
}

function soundsOf(part: string): Sound[] {
  return [...part.matchAll(sound)]
    .map(([letters]) => ({ letters: withoutAccent(letters), accented: accents.test(letters) }))
    .filter(({ letters }) => letters !== '·')
}

function withoutAccent(letters: string): string {
  return letters
    .normalize('NFD')
    .replace(/\u0301/gu, '')
    .normalize('NFC')
}

function stressedSound(stem: string, sounds: readonly Sound[]): number {
  const accented = sounds.findIndex((sound) => sound.accented)
  if (accented >= 0) return accented
  return unstressedWords.has(stem) ? -1 : sounds.findLastIndex(isVowel)
}

function isVowel(sound: Sound | undefined): boolean {
  return sound !== undefined && vowel.test(sound.letters)
}
