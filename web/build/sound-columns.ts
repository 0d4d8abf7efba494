/** Pronunciation of every word of the taught German texts, in two columns with cells separated by line breaks. */
export interface SoundColumns {
  readonly words: string
  readonly sounds: string
}

/** @param sounds by word. A capitalised word is left out if it sounds like the one in lower case. */
export function soundColumns(sounds: ReadonlyMap<string, string>): SoundColumns {
  const needed = [...sounds].filter(([word, sound]) => {
    const small = word.slice(0, 1).toLowerCase() + word.slice(1)
    return small === word || sounds.get(small) !== sound
  })
  return {
    words: needed.map(([word]) => word).join('\n'),
    sounds: needed.map(([, sound]) => sound).join('\n'),
  }
}
