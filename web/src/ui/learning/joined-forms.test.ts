import { describe, expect, test } from 'vitest'
import letters from '@pol/content/data/letters.csv'
import { joinedForms } from './joined-forms.ts'

const joiner = '\u200D'
/** The seven letters that do not join to the next letter. */
const nonConnectors = ['ا', 'د', 'ذ', 'ر', 'ز', 'ژ', 'و']
const alphabet = letters.map(({ farsi }) => farsi)

describe('the forms of a letter within a word', () => {
  test.each(nonConnectors)('%s joins only to the previous letter', (letter) => {
    expect(joinedForms(letter)).toEqual([{ position: 'am Ende', shape: `${joiner}${letter}` }])
  })

  test.each(alphabet.filter((letter) => !nonConnectors.includes(letter)))('%s has three forms', (letter) => {
    expect(joinedForms(letter)).toEqual([
      { position: 'am Ende', shape: `${joiner}${letter}` },
      { position: 'in der Mitte', shape: `${joiner}${letter}${joiner}` },
      { position: 'am Anfang', shape: `${letter}${joiner}` },
    ])
  })

  test('25 of the 32 letters join on both sides', () => {
    expect(alphabet).toHaveLength(32)
    expect(alphabet.filter((letter) => joinedForms(letter).length === 3)).toHaveLength(25)
  })
})
