import { expect, test } from 'vitest'
import { reasonOfLetters } from './letters.ts'

test.each([
  ['v', 'ie', 'l', 'Man schreibt „ie“: „viel“.', '«viel» را با «ie» می‌نویسند.'],
  ['Wie v', 'ie', 'l kostet das?', 'Man schreibt „ie“: „viel“.', '«viel» را با «ie» می‌نویسند.'],
  ['', 'V', 'ater', 'Man schreibt „V“: „Vater“.', '«Vater» را با «V» می‌نویسند.'],
  ['ک', 'ت', 'اب را خریدم.', 'Man schreibt „ت“: „کتاب“.', '«کتاب» را با «ت» می‌نویسند.'],
  ['بچه‌', 'ه', 'ا', 'Man schreibt „ه“: „بچه‌ها“.', '«بچه‌ها» را با «ه» می‌نویسند.'],
])('%s[%s]%s', (before, missing, after, german, persian) => {
  expect(reasonOfLetters({ before, missing, after })).toEqual({ german, persian })
})
