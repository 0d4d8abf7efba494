import { expect, test } from 'vitest'
import { formIndexOf } from '@pol/language/form-index'
import { ContentError, readRows } from '../kind.ts'
import { dialogues } from './dialogues.ts'
import { firstUnits, laterWords } from './later-words.ts'
import { taughtLines } from './taught-lines.ts'

const columns = 'id,unit,turn,speaker,german,farsi,transliteration,spoken,spoken_transliteration'
const read = (line: string) => readRows(dialogues, `${columns}\n${line}`)

function faultsIn(line: string): string {
  try {
    read(line)
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
  return ''
}

const turn =
  'dialogue-1,4,2,Sara,"Dein Bruder? Ja, gut.","برادرت؟ بله، خوب است.","barâdar-at? bále, khub ast.","برادرت؟ بله، خوبه.","barâdar-et? bále, khub-e."'

test('a turn is taught as a whole and by sentence, written and spoken', () => {
  const [row] = read(turn)
  if (!row) throw new Error('There is no turn')
  const { german, persian } = dialogues.spoken(row)
  expect(german).toEqual(['Dein Bruder? Ja, gut.', 'Dein Bruder?', 'Ja, gut.'])
  const sentences = persian.slice(2).map(({ farsi, transliteration }) => `${farsi} ${transliteration}`)
  // If the spoken form is spelled like the written one, it keeps the transliteration of the written one.
  expect(sentences).toEqual([
    'برادرت؟ barâdar-at?',
    'بله، خوب است. bále, khub ast.',
    'بله، خوبه. bále, khub-e.',
  ])
})

test('a note can quote each of these lines, and no other', () => {
  const taught = taughtLines([], read(turn))
  expect(taught.find(['Ja, gut.', 'بله، خوبه.'])).toMatchObject({ transliteration: 'bále, khub-e.' })
  expect(taught.find(['بله، خوب است.', 'bále, khub ast.', 'Ja, gut.'])).toMatchObject({ german: 'Ja, gut.' })
  expect(taught.find(['Ja, gut.', 'بله، بد است.'])).toBeUndefined()
  expect(taught.find(['بله، خوب است.', 'bale, khub ast.', 'Ja, gut.'])).toBeUndefined()
})

test.each([
  ['a unit that does not exist', 'd,100,1,Ali,Ja.,بله.,bále.,,', 'unit: is not a unit'],
  ['an unknown speaker', 'd,1,1,Otto,Ja.,بله.,bále.,,', 'speaker: is not a person of the course'],
  ['a consonant too many', 'd,1,1,Ali,Ja.,بله.,báles.,,', 'transliteration'],
  ['spoken without its sound', 'd,1,1,Ali,Ja.,بله.,bále.,آره.,', 'one is there without the other'],
  ['spoken as written', 'd,1,1,Ali,Ja.,بله.,bále.,بله.,bále.', 'is the same as farsi'],
  ['one sentence more on one side', 'd,1,1,Ali,Ja. Gut.,بله.,bále.,,', 'not the same number of sentences'],
  ['a question on one side only', 'd,1,1,Ali,Ja?,بله.,bále.,,', 'do not end with the same'],
  ['a long turn', `d,1,1,Ali,${'Ja '.repeat(16)}ja.,بله.,bále.,,`, 'has more than 16 words'],
])('a turn with %s is an error', (_, line, fault) => {
  expect(faultsIn(line)).toContain(fault)
})

const word = (id: string, german: string, type = 'noun') => ({
  id,
  german,
  type,
  article: type === 'noun' ? 'der' : '',
  plural: '',
  number: type === 'noun' ? ('singular' as const) : ('' as const),
  feminine: '',
  farsi: 'چیز',
  transliteration: 'chiz',
  farsi_plural: '',
  spoken: '',
  stem: '',
  stem_transliteration: '',
  conjugation: '' as const,
})

test('finds words of later units, but not of this unit, of a phrase or of no unit', () => {
  const entries = [
    word('tee', 'Tee'),
    word('kaffee', 'Kaffee'),
    word('saft', 'Saft'),
    word('aufstehen', 'aufstehen', 'verb'),
    word('stehen', 'stehen', 'verb'),
    word('guten-tag', 'Guten Tag', 'greeting'),
    word('tag', 'Tag'),
  ]
  const first = firstUnits(new Map(entries.map((entry) => [entry.id, entry])), [
    { unit: 1, entry: 'guten-tag' },
    { unit: 2, entry: 'tee' },
    { unit: 2, entry: 'aufstehen' },
    { unit: 5, entry: 'kaffee' },
    { unit: 6, entry: 'stehen' },
    { unit: 9, entry: 'tag' },
  ])
  const laterIn = (text: string, unit: number) =>
    laterWords(formIndexOf('de', entries), text, unit, first).map(({ word }) => word)
  expect(laterIn('Guten Tag! Tee, Kaffee oder Saft?', 2)).toEqual(['Kaffee'])
  expect(laterIn('Guten Tag! Tee, Kaffee oder Saft?', 5)).toEqual([])
  expect(laterIn('Ich stehe auf.', 2)).toEqual([])
  expect(laterIn('Ich stehe hier.', 2)).toEqual(['stehe'])
})
