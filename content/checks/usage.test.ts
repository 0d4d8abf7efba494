import { expect, test } from 'vitest'
import { lexicon } from '../src/lexicon.ts'
import { readUsageExplanations, usageInPersian } from '../src/usage-in-persian.ts'
import { data, rowsOf } from '../test/content.ts'

const explanations = await readUsageExplanations(data)
const rows = await rowsOf(lexicon)
const usages = [...new Set(rows.map(({ usage_german }) => usage_german))].filter(Boolean)

test('German explanations of usage are in Persian for Persian readers', () => {
  const german =
    /(?<!\p{L})(?:Akk|Dat|Gen|Infinitiv|Artikel|Nomen|Verb|Adjektiv|Komparativ|Einzahl|Mehrzahl|Plural|Zahl|Zahlen|Persisch (?:mit|oft|nur|ke|meist)|übersetzt|meist|oft|wo|wohin)(?!\p{L})/u
  const unexplained = usages.filter((usage) => german.test(usageInPersian(usage, explanations)))
  expect(unexplained).toEqual([])
  expect(usageInPersian('auf + Akk.; zu + Infinitiv', explanations)).toBe('auf + Akkusativ؛ zu + مصدر')
})

test('every explanation is used', () => {
  const parts = new Set(usages.flatMap((usage) => usage.split('; ')))
  expect([...explanations.keys()].filter((part) => !parts.has(part))).toEqual([])
})
