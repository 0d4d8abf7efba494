import { expect, test } from 'vitest'
import { noun, verb, word } from '../test/entries.ts'
import { unexplainedWords } from './closure.ts'
import { formIndexOf } from './form-index.ts'

const lexicon = [
  word('pronoun', 'ich', 'من man'),
  word('word', 'ein', 'یک yek'),
  verb('anrufen', 'زنگ زدن zang zadan, زن zan'),
  noun('das Buch, Bücher', 'کتاب ketâb'),
]

test.each([
  ['de', 'Ich rufe Ali an, 3 Bücher.', []],
  ['de', 'Ich rufe Ali.', ['rufe']],
  ['de', 'Ein Tisch, zwei Stühle und zwölf Bücher', ['Tisch', 'Stühle', 'und']],
  ['fa', 'من به علی زنگ زدم.', ['به']],
  ['fa', 'من کتاب‌هایم را خواندم.', ['را', 'خواندم']],
] as const)('(%s) "%s": no entry, number or name explains %j', (language, text, words) => {
  expect(unexplainedWords(formIndexOf(language, lexicon), text)).toEqual(words)
})
