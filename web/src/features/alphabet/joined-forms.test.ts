import { describe, expect, test } from 'vitest'
import letters from '@pol/content/data/letters.csv'
import { joinedForms } from './joined-forms.ts'

const joiner = '\u200D'
/** The seven letters of the alphabet after which the pen is lifted. */
const lifted = ['ا', 'د', 'ذ', 'ر', 'ز', 'ژ', 'و']
const alphabet = letters.map(({ farsi }) => farsi)

describe('how a letter looks within a word', () => {
  test.each(lifted)('%s is joined to the letter before it only', (letter) => {
    expect(joinedForms(letter)).toEqual([{ position: 'am Ende', shape: `${joiner}${letter}` }])
  })

  test.each(alphabet.filter((letter) => !lifted.includes(letter)))('%s has three forms', (letter) => {
    expect(joinedForms(letter)).toEqual([
      { position: 'am Ende', shape: `${joiner}${letter}` },
      { position: 'in der Mitte', shape: `${joiner}${letter}${joiner}` },
      { position: 'am Anfang', shape: `${letter}${joiner}` },
    ])
  })

  test('25 of the 32 letters are joined on both sides', () => {
    expect(alphabet).toHaveLength(32)
    expect(alphabet.filter((letter) => joinedForms(letter).length === 3)).toHaveLength(25)
  })
})
