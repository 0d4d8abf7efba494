import * as v from 'valibot'
import { explanation, german } from './fields.ts'
import { kind } from './kind.ts'
import { readKind } from './read.ts'

/** Parts of a German usage that need a translation beyond the grammar terms below. */
const usageExplanations = kind({
  file: 'usage-explanations.csv',
  idPrefix: '',
  row: v.object({ german, farsi: explanation }),
  key: (row) => row.german,
  spoken: () => ({ german: [], persian: [] }),
})

/** Maps German to Persian. */
export type UsageExplanations = ReadonlyMap<string, string>

/** @throws ContentError if the file is invalid. */
export async function readUsageExplanations(folder: URL): Promise<UsageExplanations> {
  return new Map((await readKind(usageExplanations, folder)).map(({ german, farsi }) => [german, farsi]))
}

/**
 * The usage of a German word for Persian readers: `usage_german` with grammar terms in Persian and German words
 * unchanged. Cases and tenses keep their German names, as in Persian textbooks of German: "auf + Akk.; zu + Infinitiv"
 * becomes «auf + Akkusativ؛ zu + مصدر».
 */
export function usageInPersian(usage: string, explanations: UsageExplanations): string {
  return usage
    .split('; ')
    .map((part) => explanations.get(part) ?? withTerms(part))
    .join('؛ ')
}

function withTerms(part: string): string {
  const [, reflexive] = /^sich \+ Dat\.(.*)/u.exec(part) ?? []
  // Keeps the German word order together.
  if (reflexive) return `sich${reflexive} (sich در حالت Dativ)`
  return part.replaceAll(grammar, (name) => terms[name] ?? name)
}

/** Grammar terms used next to German words. */
const terms: Readonly<Record<string, string>> = {
  'Akk.': 'Akkusativ',
  'Dat.': 'Dativ',
  'Gen.': 'Genitiv',
  Nominativ: 'Nominativ',
  Infinitiv: 'مصدر',
  Adjektiv: 'صفت',
  Komparativ: 'صفت تفضیلی',
  '(wo?)': '(کجا؟)',
  '(wohin?)': '(به کجا؟)',
  'wo:': 'کجا:',
  'wohin:': 'به کجا:',
  ', ohne Artikel': '، بدون حرف تعریف',
  '(ohne Artikel)': '(بدون حرف تعریف)',
}
const grammar =
  /\b(?:Akk\.|Dat\.|Gen\.|Nominativ\b|Infinitiv\b|Adjektiv\b|Komparativ\b|wo:|wohin:)|\(wo\?\)|\(wohin\?\)|, ohne Artikel|\(ohne Artikel\)/gu
