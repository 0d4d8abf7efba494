import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { consonantMismatch } from '@pol/language/consonants'
import { transliteration } from './transliteration.ts'

describe('the transliteration scheme', () => {
  const fits = (text: string) => v.safeParse(transliteration, text).success

  test.each([
    ["â a e o i u ow ey b p t s j ch h kh d z r zh sh ' gh f k g l m n v y"],
    ['salâm'],
    ["sâ'at"],
    ['nowruz, jelow'],
    ['khéyli khúb'],
    ['bấshid'],
    ['fówran'],
    ['sâl-e now'],
    ['es·hâgh'],
    ['hâl-e shomâ chetor ast?'],
    ['âfiyat bâshad!'],
    ["sâ'at 8:30 (sobh) «khub»"],
  ])('%s is valid', (text) => {
    expect(fits(text)).toBe(true)
  })

  test.each([
    ['a capital letter', 'Salâm'],
    ['a letter of other schemes', 'šam'],
    ['an ā', 'salām'],
    ['an à', 'salàm'],
    ['c without h', 'cây'],
    ['w without o', 'hawle'],
    ['q', 'qalb'],
    ['x', 'xub'],
    ['a typographic apostrophe', 'sâ’at'],
    ['an ayn', 'sâʿat'],
    ['a decomposed â', 'sala\u0302m'],
    ['Persian script', 'سلام'],
    ['a stray space at the end', 'salâm '],
    ['two spaces', 'salâm  khub'],
    ['an empty text', ''],
  ])('%s is invalid', (_, text) => {
    expect(fits(text)).toBe(false)
  })
})

describe('a transliteration matches the Persian letters', () => {
  test.each([
    ['plain letters', 'سلام', 'salâm'],
    ['all that sounds like s', 'ثابت صابون سیب', 'sâbet sâbun sib'],
    ['all that sounds like z', 'ذرت زن ضعیف ظهر', "zorrat zan za'if zohr"],
    ['t and t, h and h', 'توپ طلا هویج حوله', 'tup talâ havij howle'],
    ['gh and gh', 'غذا قهوه', 'ghazâ ghahve'],
    ['digraphs', 'چای شهر ژاکت خانه', 'chây shahr zhâkat khâne'],
    ['an alef at the beginning', 'اسب ابر استاد این اول', 'asb abr ostâd in avval'],
    ['an alef with madda', 'آب درآوردن', 'âb darâvardan'],
    ['an ezafe', 'ایستگاه قطار', 'istgâh-e ghatâr'],
    ['an ezafe after a silent he', 'هفته‌ی آینده', 'hafte-ye âyande'],
    ['an ezafe after a vowel', 'روی میز', 'ru-ye miz'],
    ['a tashdid', 'بچه', 'bachche'],
    ['a tashdid of a vowel letter', 'سوم نیت', 'sevvom niyyat'],
    ['a silent vav', 'خواهر', 'khâhar'],
    ['a silent vav before o', 'خود', 'khod'],
    ['a vav read as v, u, ow and o', 'ورزش روز نو دو', 'varzesh ruz now do'],
    ['an ayn in the middle', 'ساعت', "sâ'at"],
    ['a silent ayn at the beginning', 'علی عکس', 'ali aks'],
    ['an ayn at the end', 'شروع', "shoru'"],
    ['hamza on its seats', 'مؤدب متأسفانه', "mo'addab mote'assefâne"],
    ['two ye with a hiatus', 'پایین دستشویی', "pâ'in dastshu'i"],
    ['a ye after a vowel with a hiatus', 'کارت شناسایی', "kârt-e shenâsâ'i"],
    ['the ezafe after two ye', 'نانوایی نزدیک', 'nânvâyi-ye nazdik'],
    ['a half-space before ای', 'قهوه‌ای', "ghahve'i"],
    ['a tanvin', 'لطفاً فعلاً', "lótfan fé'lan"],
    ['a pronounced he at the end', 'راه', 'râh'],
    ['a word joined by a half-space', 'می‌خواهم', 'míkhâham'],
    ['the copula after a silent he', 'تشنه‌ام', 'teshne-am'],
    ['a vowel mark', 'نُه', 'noh'],
    ['separated letters', 'اسحاق', 'es·hâgh'],
    ['accents', 'شاید باشید', 'shấyad bấshid'],
    ['punctuation', 'سلام، خوبید؟', 'salâm, khubid?'],
    ['a number in digits', 'ساعت ۸', "sâ'at hasht"],
    ['a number that is read in several words', 'با ۱۱۲ تماس', 'bâ sad-o davâzdah tamâs'],
  ])('%s', (_, farsi, spoken) => {
    expect(consonantMismatch(farsi, spoken)).toBeNull()
  })

  test.each([
    ['another consonant', 'سلام', 'shalâm'],
    ['a missing consonant', 'سلام', 'saâm'],
    ['a consonant too many', 'سلام', 'salâmn'],
    ['s for sh', 'شهر', 'sahr'],
    ['k for kh', 'خانه', 'kâne'],
    ['g for gh', 'غذا', 'gazâ'],
    ['a long vowel without its letter', 'سر', 'sâr'],
    ['a short vowel for an alef with madda', 'آب', 'ab'],
    ['u without a vav', 'کرد', 'kurd'],
    ['i without a ye', 'دل', 'dil'],
    ['a missing ayn', 'ساعت', 'sâat'],
    ['an ayn too many', 'سلام', "sa'lâm"],
    ['a missing hamza', 'مؤدب', 'moaddab'],
    ['a silent vav after a letter other than khe', 'روز', 'raz'],
    ['a missing tanvin', 'لطفاً', 'lotfâ'],
    ['a consonant three times', 'بچه', 'bachchche'],
    ['an ending without its letters', 'کتاب', 'ketâbhâ'],
    ['the words in the wrong order', 'سلام دوست', 'dust salâm'],
  ])('%s is a mismatch', (_, farsi, spoken) => {
    expect(consonantMismatch(farsi, spoken)).toMatch(/^".+" does not match ".+"$/u)
  })

  test('the first mismatching word is reported', () => {
    expect(consonantMismatch('سلام دوست من', 'salâm duzd man')).toBe('"duzd" does not match "دوست"')
  })

  test('a missing word is reported', () => {
    expect(consonantMismatch('سلام دوست من', 'salâm dust-e')).toBe('3 Persian words, 2 in transliteration')
  })
})
