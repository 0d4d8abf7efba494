import * as v from 'valibot'
import { explanation, german } from './fields.ts'
import { kind } from './kind.ts'
import { readKind } from './read.ts'

/** Parts of a German usage that are more than German words with the names of grammar below. */
export const usageExplanations = kind({
  file: 'usage-explanations.csv',
  idPrefix: '',
  row: v.object({ german, farsi: explanation }),
  key: (row) => row.german,
  spoken: () => ({ german: [], persian: [] }),
})

/** Persian by German. */
export type UsageExplanations = ReadonlyMap<string, string>

/** @throws ContentError if the file is invalid. */
export async function readUsageExplanations(folder: URL): Promise<UsageExplanations> {
  return new Map((await readKind(usageExplanations, folder)).map(({ german, farsi }) => [german, farsi]))
}

/**
 * How a German word is used, for Persian readers: `usage_german` with its grammar in Persian and its German words as they are.
 * Cases and tenses have their German names, as in Persian books on German.
 * "auf + Akk.; zu + Infinitiv" becomes «auf + Akkusativ؛ zu + مصدر».
 */
export function usageInPersian(usage: string, explanations: UsageExplanations): string {
  return usage
    .split('; ')
    .map((part) => explanations.get(part) ?? withTerms(part))
    .join('؛ ')
}

function withTerms(part: string): string {
  const [, reflexive] = /^sich \+ Dat\.(.*)/u.exec(part) ?? []
  // A German word order stays together.
  if (reflexive) return `sich${reflexive} (sich در حالت Dativ)`
  return part.replaceAll(grammar, (name) => terms[name] ?? name)
}

/** Names of grammar beside German words. */
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
