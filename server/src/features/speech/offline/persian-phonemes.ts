/** Letters of the transliteration (docs/content.md) as the engine's phonemes. */
const phonemes: Record<string, string> = {
  â: 'A', a: 'a', e: 'e', o: 'o', i: 'i', u: 'u', ow: 'oU', ey: 'ej',
  b: 'b', p: 'p', t: 't', s: 's', j: 'dZ', ch: 'tS', h: 'h', kh: 'x', d: 'd', z: 'z', r: 'R', zh: 'Z', sh: 'S',
  "'": '?', gh: 'q', f: 'f', k: 'k', g: 'g', l: 'l', m: 'm', n: 'n', v: 'v', y: 'j',
} // prettier-ignore

const unstressedWords = new Set(['va', 'o', 'ke', 'be', 'az', 'dar', 'bâ', 'tâ', 'râ'])
const sound = /ch|kh|zh|sh|gh|ow|ey|[âaeioubptsjhdzrfkglmnvy']|·/gu
const vowel = /^(?:ow|ey|[âaeiou])$/u

interface Sound {
  readonly letters: string
  readonly accented: boolean
}

/**
 * What the engine is fed for a Persian text: one `[[…]]` a word, punctuation outside, so that the engine
 * still makes pauses and questions of it. Without it the engine would guess the vowels that the script
 * leaves out.
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
  const marked = part.normalize('NFD').replace(/a\u0302/gu, 'â').replace(/a\u0301\u0302/gu, 'â\u0301')
  const plain: { letter: string; accented: boolean }[] = []
  for (const character of marked) {
    const last = plain.at(-1)
    if (character === '\u0301' && last) last.accented = true
    else plain.push({ letter: character, accented: false })
  }
  const text = plain.map(({ letter }) => letter).join('')
  return [...text.matchAll(sound)]
    .map(([letters], _, __) => letters)
    .reduce<{ at: number; sounds: Sound[] }>(
      ({ at, sounds }, letters) => {
        const accented = plain.slice(at, at + letters.length).some((letter) => letter.accented)
        return { at: at + letters.length, sounds: letters === '·' ? sounds : [...sounds, { letters, accented }] }
      },
      { at: 0, sounds: [] },
    ).sounds
}

function stressedSound(stem: string, sounds: readonly Sound[]): number {
  const accented = sounds.findIndex((sound) => sound.accented)
  if (accented >= 0) return accented
  return unstressedWords.has(stem) ? -1 : sounds.findLastIndex(isVowel)
}

function isVowel(sound: Sound | undefined): boolean {
  return sound !== undefined && vowel.test(sound.letters)
}
