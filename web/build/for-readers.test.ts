import { letters } from '@pol/content/letters'
import { lexicon } from '@pol/content/lexicon'
import { readContent } from '@pol/content/read'
import { sounds } from '@pol/content/sounds'
import { readUsageExplanations } from '@pol/content/usage-in-persian'
import { verbs } from '@pol/content/verbs'
import { expect, test } from 'vitest'
import { forReaders } from './for-readers.ts'

const data = new URL('../../content/data/', import.meta.url)
const content = await readContent(data)
const explanations = await readUsageExplanations(data)
const german = forReaders('de', content, explanations)
const persian = forReaders('fa', content, explanations)

test('a letter is explained in one language', () => {
  expect(german.get(letters.file)?.[1]).toMatchObject({
    name: 'Be',
    pronunciation: expect.stringContaining('wie in „Ball“'),
  })
  expect(persian.get(letters.file)?.[1]).toMatchObject({ name: 'بِ', pronunciation: 'مثل b در «Ball»' })
  for (const lines of [german.get(letters.file), persian.get(letters.file)])
    for (const line of lines ?? [])
      expect(Object.keys(line).filter((column) => /^(?:name|pronunciation)_farsi$/.test(column))).toEqual([])
})

test('a section of the lesson of sounds has its title in one language, and its Persian explanation in both', () => {
  const [de, fa] = [german.get(sounds.file)?.[1], persian.get(sounds.file)?.[1]]
  expect(de).toMatchObject({ title: 'Ä, Ö und Ü' })
  expect(fa).toMatchObject({ title: 'ä، ö و ü' })
  const columns = ['id', 'explanation', 'title']
  expect([Object.keys(de ?? {}), Object.keys(fa ?? {})]).toEqual([columns, columns])
})

test('the usage of German words is explained in one language', () => {
  for (const { file } of [lexicon, verbs]) {
    expect(JSON.stringify(german.get(file))).toContain('"usage_german":"auf + Akk."')
    expect(JSON.stringify(persian.get(file))).toContain('"usage_german":"auf + Akkusativ"')
    expect(JSON.stringify(persian.get(file))).not.toMatch(/"usage_german":"[^"]*\b(?:Akk|Dat)\./)
  }
})

test('all other content is the same', () => {
  const changed = [...content.keys()].filter((file) => german.get(file) !== persian.get(file))
  expect(changed.toSorted()).toEqual([letters.file, lexicon.file, sounds.file, verbs.file].toSorted())
})
