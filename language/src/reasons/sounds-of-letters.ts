import { lettersOfOneSound } from '../letters-alike.ts'
import { quoted } from './reason.ts'

/** What the spelling of a sound has to do with it, in both languages of the interface; without a full stop. */
export interface LetterRule {
  readonly german: string
  readonly persian: string
}

const germanLetters: Readonly<Record<string, LetterRule>> = {
  äu: {
    german: '„äu“ klingt wie „eu“',
    persian: '«äu» مثل «eu» خوانده می‌شود، نزدیک به «اُی»',
  },
  eu: { german: '„eu“ klingt meist wie „oi“', persian: '«eu» را بیشتر «اُی» می‌خوانند' },
  ä: { german: '„ä“ klingt ähnlich wie „e“', persian: '«ä» نزدیک به «اِ» خوانده می‌شود' },
  ö: { german: '„ö“ ist ein „e“ mit runden Lippen', persian: '«ö» یعنی «اِ» با لب‌های گرد' },
  ü: { german: '„ü“ ist ein „i“ mit runden Lippen', persian: '«ü» یعنی «ای» با لب‌های گرد' },
  ie: { german: '„ie“ ist meist ein langes i', persian: '«ie» را بیشتر «ی» کشیده می‌خوانند' },
  ei: { german: '„ei“ klingt meist wie „ai“', persian: '«ei» را بیشتر «آی» می‌خوانند' },
  ß: {
    german: '„ß“ klingt wie „ss“, steht aber nach langem Vokal oder „au“, „ei“, „eu“',
    persian: '«ß» صدای «س» دارد و بعد از صدای کشیده یا au، ei، eu می‌آید',
  },
  ss: {
    german: '„ss“ steht meist nach kurzem Vokal',
    persian: '«ss» صدای «س» دارد و بیشتر بعد از صدای کوتاه می‌آید',
  },
  sch: { german: '„sch“ ist meist ein einziger Laut', persian: '«sch» را بیشتر «ش» می‌خوانند' },
  ch: {
    german: '„ch“ klingt nach a, o und u meist wie in „Buch“, sonst meist wie in „ich“',
    persian: '«ch» را بعد از a، o و u بیشتر «خ» می‌خوانند و در جاهای دیگر بیشتر نرم، نزدیک به «ش»',
  },
  ck: {
    german: '„ck“ klingt wie „k“ und steht nach kurzem Vokal',
    persian: '«ck» صدای «ک» دارد و بعد از صدای کوتاه می‌آید',
  },
  tz: {
    german: '„tz“ klingt wie „z“ und steht meist nach kurzem Vokal',
    persian: '«tz» مثل «z» خوانده می‌شود و بیشتر بعد از صدای کوتاه می‌آید',
  },
  v: { german: '„v“ klingt meist wie „f“', persian: '«v» را بیشتر «ف» می‌خوانند' },
  f: {
    german: '„f“ und „v“ klingen oft gleich',
    persian: 'صدای «f» و «v» اغلب یکی است، «ف»',
  },
}

const doubled: LetterRule = {
  german: 'Doppelt schreibt man einen Konsonanten meist nach kurzem Vokal',
  persian: 'حرفِ دوتایی بیشتر بعد از صدای کوتاه می‌آید',
}
const long: LetterRule = {
  german: 'Das „h“ hört man hier nicht, es macht den Vokal lang',
  persian: 'این «h» خوانده نمی‌شود و صدای پیش از خود را کشیده می‌کند',
}
const w: LetterRule = {
  german: '„w“ klingt wie in „wie“, „v“ meist wie „f“',
  persian: 'صدای «و» در آلمانی «w» است؛ «v» را بیشتر «ف» می‌خوانند',
}
/** Letters at the end of a word. */
const atEnd: Readonly<Record<string, LetterRule>> = {
  d: { german: 'Am Wortende klingt „d“ wie „t“', persian: 'آخرِ کلمه «d» را «ت» می‌خوانند' },
  t: { german: 'Am Wortende klingt auch „d“ wie „t“', persian: 'آخرِ کلمه «d» را هم «ت» می‌خوانند' },
  b: { german: 'Am Wortende klingt „b“ wie „p“', persian: 'آخرِ کلمه «b» را «پ» می‌خوانند' },
  g: { german: 'Am Wortende klingt „g“ wie „k“', persian: 'آخرِ کلمه «g» را «ک» می‌خوانند' },
  k: { german: 'Am Wortende klingt auch „g“ wie „k“', persian: 'آخرِ کلمه «g» را هم «ک» می‌خوانند' },
}
const ig: LetterRule = {
  german: 'Am Wortende klingt „-ig“ wie „-ich“',
  persian: 'آخرِ کلمه «-ig» را مثل «-ich» می‌خوانند',
}

/** What the German letters at a place of a word have to do with their sound; null where no rule is known. */
export function ruleOfGermanLetters(start: string, missing: string, end: string): LetterRule | null {
  const letters = missing.toLowerCase()
  const known = germanLetters[letters]
  if (known) return known
  if (letters === 'w') return /^[aeiouäöü]/iu.test(end) ? w : null
  if (/^[aeou]h$/u.test(letters)) return long
  if (/^(.)\1$/u.test(letters)) return doubled
  if (end !== '') return null
  // "ng" and "nk" are other sounds.
  if (letters === 'g' && /i$/iu.test(start)) return ig
  return /n$/iu.test(start) && /[gk]/u.test(letters) ? null : (atEnd[letters] ?? null)
}

/** The sounds of Persian consonants, as the transliteration writes them. */
const consonants: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ط: 't',
  ث: 's',
  س: 's',
  ص: 's',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  ه: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'z',
  ز: 'z',
  ض: 'z',
  ظ: 'z',
  ر: 'r',
  ژ: 'zh',
  ش: 'sh',
  غ: 'gh',
  ق: 'gh',
  ف: 'f',
  ک: 'k',
  گ: 'g',
  ن: 'n',
}

/** What a Persian letter at a place of a word sounds like, for German readers; null where no rule is known. */
export function ruleOfPersianLetter(start: string, letter: string, end: string): string | null {
  const isLast = end === '' || end.startsWith('\u200C')
  if (letter === 'آ')
    return start === '' ? 'Am Wortanfang schreibt man langes â mit „آ“' : '„آ“ ist ein langes â'
  if (letter === 'ا') return '„ا“ im Wort ist ein langes â'
  if (letter === 'ی') return '„ی“ steht für i oder y'
  if (letter === 'و')
    return start.endsWith('خ') && /^[ای]/u.test(end)
      ? 'Nach „خ“ hört man dieses „و“ nicht'
      : '„و“ steht für u, o oder v'
  if (letter === 'ع') return '„ع“ schreibt man auch, wo man nur den Vokal hört'
  if (letter === 'ه' && isLast && !/[اوی]$/u.test(start)) return 'Am Wortende ist „ه“ meist der Vokal e'
  const sound = consonants[letter]
  if (sound === undefined) return null
  const others = [...(lettersOfOneSound.find((group) => group.includes(letter)) ?? '')].filter(
    (other) => other !== letter,
  )
  if (others.length === 0) return `${quoted(letter)} steht für ${sound}`
  return `Den Laut ${sound} schreibt man hier mit ${quoted(letter)}, nicht mit ${others.map(quoted).join(' oder ')}`
}
