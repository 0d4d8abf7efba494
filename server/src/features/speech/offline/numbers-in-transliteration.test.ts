import { expect, test } from 'vitest'
import { sayNumbers } from './numbers-in-transliteration.ts'

test.each([
  ['bastani: 4 yuro', 'bastani: chahâr yuro'],
  ['belit-e yektarafe az 750 hezâr tumân', 'belit-e yektarafe az haftsad-o panjâh hezâr tumân'],
  ["har ruz sâ'at-e 20:30", "har ruz sâ'at-e bist-o nim"],
  ["har ruz sâ'at-e 7:10", "har ruz sâ'at-e haft-o dah daghighe"],
  ['040 66969 278 ast.', 'sefr chahâr sefr shesh shesh noh shesh noh do haft hasht ast.'],
  ['shomâre-ye mâ 1472 5836 ast.', 'shomâre-ye mâ yek chahâr haft do panj hasht se shesh ast.'],
  ['mérsi, âli-e!', 'mérsi, âli-e!'],
])('%s is said %s', (written, said) => {
  expect(sayNumbers(written)).toBe(said)
})
