import { expect, test } from 'vitest'
import { formsOf } from '@pol/language/forms/forms'
import { lexicon } from '../src/lexicon.ts'
import { rowsOf } from '../test/content.ts'

const verbs = (await rowsOf(lexicon)).filter(({ type, spoken }) => type === 'verb' && spoken !== '')

/** How the persons end that a verb may be given in, as written and as transliterated. */
const endings: Readonly<Record<string, string>> = { م: 'm', ه: 'e', د: 'd', ن: 'n' }

test('the spoken form of a verb is a first person singular, or a third person: the others are derived from it', () => {
  const wrong = verbs.filter((verb) => {
    const persons = formsOf('fa', verb)
      .filter(({ text, features }) => text === verb.spoken && features.includes('present'))
      .flatMap(({ features }) => features)
    return persons.length > 0 && !persons.some((feature) => ['1s', '3s', '3p'].includes(feature))
  })
  expect(wrong.map(({ german, spoken }) => `${german}: ${spoken}`)).toEqual([])
})

test('the spoken form of a verb and its transliteration are the same person', () => {
  const wrong = verbs.filter(({ spoken, spoken_transliteration }) => {
    const verb = spoken.split(' ').find((word) => word.includes('می\u200C')) ?? spoken
    const said =
      spoken_transliteration.split(' ').find((word) => word.startsWith('mí')) ?? spoken_transliteration
    const ending = endings[verb.at(-1) ?? '']
    return ending === undefined || !said.endsWith(ending)
  })
  expect(wrong.map(({ german, spoken }) => `${german}: ${spoken}`)).toEqual([])
})
