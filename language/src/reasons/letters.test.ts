import { expect, test } from 'vitest'
import { reasonOfLetters } from './letters.ts'

test.each([
  ['v', 'ie', 'l', '„ie“ ist meist ein langes i: „viel“.', '«ie» را بیشتر «ی» کشیده می‌خوانند: «viel».'],
  [
    'Wie v',
    'ie',
    'l kostet das?',
    '„ie“ ist meist ein langes i: „viel“.',
    '«ie» را بیشتر «ی» کشیده می‌خوانند: «viel».',
  ],
  ['', 'V', 'ater', '„v“ klingt meist wie „f“: „Vater“.', '«v» را بیشتر «ف» می‌خوانند: «Vater».'],
  [
    '',
    'w',
    'ie',
    '„w“ klingt wie in „wie“, „v“ meist wie „f“: „wie“.',
    'صدای «و» در آلمانی «w» است؛ «v» را بیشتر «ف» می‌خوانند: «wie».',
  ],
  [
    'Wa',
    'nn',
    '',
    'Doppelt schreibt man einen Konsonanten meist nach kurzem Vokal: „Wann“.',
    'حرفِ دوتایی بیشتر بعد از صدای کوتاه می‌آید: «Wann».',
  ],
  ['wicht', 'ig', '', 'Man schreibt „ig“: „wichtig“.', '«wichtig» را با «ig» می‌نویسند.'],
  [
    'wichti',
    'g',
    '',
    'Am Wortende klingt „-ig“ wie „-ich“: „wichtig“.',
    'آخرِ کلمه «-ig» را مثل «-ich» می‌خوانند: «wichtig».',
  ],
  ['lan', 'g', '', 'Man schreibt „g“: „lang“.', '«lang» را با «g» می‌نویسند.'],
  [
    'ک',
    'ت',
    'اب را خریدم.',
    'Den Laut t schreibt man hier mit „ت“, nicht mit „ط“: „کتاب“.',
    '«کتاب» را با «ت» می‌نویسند.',
  ],
  ['', 'ک', 'تاب', '„ک“ steht für k: „کتاب“.', '«کتاب» را با «ک» می‌نویسند.'],
  ['', 'آ', 'ب', 'Am Wortanfang schreibt man langes â mit „آ“: „آب“.', '«آب» را با «آ» می‌نویسند.'],
  ['ا', 'ی', 'ن', '„ی“ steht für i oder y: „این“.', '«این» را با «ی» می‌نویسند.'],
  ['خ', 'و', 'استن', 'Nach „خ“ hört man dieses „و“ nicht: „خواستن“.', '«خواستن» را با «و» می‌نویسند.'],
  ['بل', 'ه', '', 'Am Wortende ist „ه“ meist der Vokal e: „بله“.', '«بله» را با «ه» می‌نویسند.'],
  [
    'بچه‌',
    'ه',
    'ا',
    'Den Laut h schreibt man hier mit „ه“, nicht mit „ح“: „بچه‌ها“.',
    '«بچه‌ها» را با «ه» می‌نویسند.',
  ],
])('%s[%s]%s', (before, missing, after, german, persian) => {
  expect(reasonOfLetters({ before, missing, after })).toEqual({ german, persian })
})
