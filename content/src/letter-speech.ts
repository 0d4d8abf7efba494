/** The spoken text for a letter: its name, then its example word. */
export function letterSpeech(letter: { readonly farsi: string; readonly example_farsi: string }): string {
  return `${letter.farsi}، ${letter.example_farsi}`
}
