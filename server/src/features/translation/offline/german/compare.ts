const irregular: Readonly<Record<string, readonly [string, string]>> = {
  gut: ['besser', 'best'],
  viel: ['mehr', 'meist'],
  gern: ['lieber', 'liebst'],
  hoch: ['höher', 'höchst'],
  nah: ['näher', 'nächst'],
}
const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' }
/** Of one syllable, and with an umlaut when compared. */
const changing = new Set([
  'alt',
  'jung',
  'groß',
  'kalt',
  'warm',
  'lang',
  'kurz',
  'stark',
  'schwach',
  'arm',
  'krank',
  'klug',
  'hart',
  'scharf',
  'schwarz',
  'rot',
  'gesund',
])

function changed(adjective: string): string {
  if (!changing.has(adjective)) return adjective
  const at = adjective.search(/[aou](?!.*[aou])/u)
  return adjective.slice(0, at) + (umlauts[adjective[at] ?? ''] ?? '') + adjective.slice(at + 1)
}

export function comparative(adjective: string): string {
  const known = irregular[adjective]
  if (known) return known[0]
  if (/el$|[ea]uer$/u.test(adjective)) return adjective.replace(/e(?=[lr]$)/u, '') + 'er'
  return changed(adjective).replace(/e$/u, '') + 'er'
}

/** Without an ending: größt, schnellst. */
export function superlative(adjective: string): string {
  const known = irregular[adjective]
  if (known) return known[1]
  if (adjective === 'groß') return 'größt'
  const base = changed(adjective)
  return `${base}${/[td]$|[sßzx]$|sch$/u.test(base) ? 'e' : ''}st`
}
