import { expect, test } from 'vitest'
import { consonantMismatch } from '@pol/language/consonants'
import { formsOf } from '@pol/language/forms/forms'
import { soundsOfForm } from '@pol/language/forms/persian-verb-sounds'
import { isTransliterationTyped } from '@pol/language/transliteration-typed'
import { lexicon } from '../src/lexicon.ts'
import { verbs } from '../src/verbs.ts'
import { rowsOf } from '../test/content.ts'

const sounding = (await rowsOf(lexicon))
  .filter(({ type }) => type === 'verb')
  .flatMap((verb) =>
    formsOf('fa', verb).map(({ text, features }) => ({
      text,
      sounds: soundsOfForm(verb, { text, features }),
    })),
  )
  .filter(({ sounds }) => sounds.length > 0)

test('the sounds of a form fit its letters', () => {
  const wrong = sounding.flatMap(({ text, sounds }) =>
    sounds.flatMap((sound) => (consonantMismatch(text, sound) === null ? [] : `${text}: ${sound}`)),
  )
  expect(sounding.length).toBeGreaterThan(6_000)
  expect([...new Set(wrong)]).toEqual([])
})

test('the forms of the verb list sound as it says', async () => {
  const byText = Map.groupBy(sounding, ({ text }) => text)
  const listed = (await rowsOf(verbs)).flatMap((verb) => [
    [verb.farsi_present, verb.farsi_present_transliteration] as const,
    [verb.farsi_imperative, verb.farsi_imperative_transliteration] as const,
  ])
  const known = listed.filter(([text]) => byText.has(text))
  const wrong = known.filter(
    ([text, said]) =>
      !byText.get(text)?.some(({ sounds }) => sounds.some((sound) => isTransliterationTyped(said, sound))),
  )
  expect(known.length).toBeGreaterThan(80)
  expect(wrong).toEqual([])
})
