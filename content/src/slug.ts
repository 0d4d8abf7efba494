const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Converts a text to the characters of an id: "Öl, bitte" becomes `oel-bitte`. */
function slugOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
}

const mostWords = 6

/** The first words of a text as a part of an id. */
export function shortSlugOf(text: string): string {
  return slugOf(text).split('-').slice(0, mostWords).join('-')
}
