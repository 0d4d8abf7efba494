/** What is said for a letter: its name, then a word in which it is heard. */
export function letterAloud(letter: { readonly farsi: string; readonly example_farsi: string }): string {
  return `${letter.farsi}، ${letter.example_farsi}`
}
