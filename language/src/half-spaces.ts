/** Parts of a Persian word that users type with a space instead of a half-space. */
const looseParts = [
  /(?<=(?<![\p{L}\u200C])ن?می) (?=\p{L})/gu,
  /(?<=ه) (?=(?:ی|ا[متش]|ای|ایم|اید|اند|[متش](?:ان|ون))(?![\p{L}\u200C]))/gu,
  /(?<=\p{L}) (?=(?:ها(?:یی?|ی?[متش](?:ان|ون)?)?|تر|ترین)(?![\p{L}\u200C]))/gu,
]

/** Joins Persian prefixes and endings that were typed separately to their words with a half-space. */
export function withHalfSpaces(text: string): string {
  return looseParts.reduce((changed, part) => changed.replace(part, '\u200C'), text)
}
