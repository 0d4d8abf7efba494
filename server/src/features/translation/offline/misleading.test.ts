import { readFile } from 'node:fs/promises'
import { fold } from '@pol/content/fold'
import { kind, readRows } from '@pol/content/kind'
import { translationDirections } from '@pol/contract/translation'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TranslationProvider } from '../provider.ts'
import { readTranslationContent } from './content.ts'
import { createOfflineTranslator } from './offline-translator.ts'

/** What each group of sentences said once that was not so. */
const groups: Readonly<Record<string, string>> = {
  'negation-of-an-unknown-verb': 'a negation stays visible beside a verb that is not known',
  'kein-without-a-verb': 'kein without a verb is without, and never the bare noun',
  'negation-in-its-own-clause': 'a negation stays in its clause where no mark parts the clauses',
  'duty-and-prohibition': 'what nobody must do is not forbidden, and what is forbidden is not free',
  'this-is-my': 'what is shown is said to be mine',
  'prohibition-by-infinitive': 'an infinitive that forbids is no statement about us',
  'who-and-when': 'کی is who or when by what else stands there',
  'a-man': 'مردی is a man, and not that you died',
  man: 'man is nobody in particular, and not he',
  she: 'she stays she, and who acts stays who acts',
  age: 'people are so many years old, and none of them is ancient',
  'how-somebody-is': 'who is cold is not a cold thing',
  times: 'halb neun is half past eight',
  words: 'a turn of its own is not taken apart',
  come: 'to come is not to arrive',
}

const row = v.object({
  group: v.picklist(Object.keys(groups)),
  direction: v.picklist(translationDirections),
  text: v.string(),
  accepted: v.string(),
})
const sentences = kind({
  file: 'misleading.csv',
  row,
  key: ({ direction, text }) => `${direction}: ${text}`,
  spoken: () => ({ german: [], persian: [] }),
})
const rows = readRows(sentences, await readFile(new URL('misleading.csv', import.meta.url), 'utf8'))

let translator: TranslationProvider

beforeAll(async () => {
  const content = await readTranslationContent(new URL('../../../../../content/data/', import.meta.url))
  translator = createOfflineTranslator(content, 'Pol')
})

describe('what a reader was misled by', () => {
  describe.each(Object.entries(groups))('%s: %s', (group) => {
    test.each(rows.filter((it) => it.group === group))('$text', async ({ direction, text, accepted }) => {
      const output = await translator.translate(text, direction, new AbortController().signal)
      expect(accepted.split('|').map(fold)).toContain(fold(output))
    })
  })
})
