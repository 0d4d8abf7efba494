const iranianMonths = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
]
const westernMonths = [
  'ژانویه',
  'فوریه',
  'مارس',
  'آوریل',
  'مه',
  'ژوئن',
  'ژوئیه',
  'اوت',
  'سپتامبر',
  'اکتبر',
  'نوامبر',
  'دسامبر',
]

const signs: readonly [RegExp, string][] = [
  [/(?<!\d ?)[٪%](\d[\d.,٫]*)|[٪%]/gu, '$1 درصد '],
  [/(?<=\d) ?°C?/gu, ' درجه '],
  [/€ ?(\d[\d.,٫]*)|(?<=\d) ?€/gu, '$1 یورو '],
  [/\$ ?(\d[\d.,٫]*)|(?<=\d) ?\$/gu, '$1 دلار '],
  [/(?<=\d) ?\+ ?(?=\d)/gu, ' به‌علاوه‌ی '],
  // Plus sign of a temperature or a phone number.
  [/\+(?=\d)/gu, 'مثبت '],
  [/(?<=\d) ?= ?(?=\d)/gu, ' مساوی '],
  // Hyphen in a phone number.
  [/(?<!\d)(0\d{2,3}) ?[–-] ?(?=\d{3})/gu, '$1 '],
  [/(?<=\d) ?[–-] ?(?=\d)/gu, ' تا '],
  [/\//gu, '، '],
]

/** Converts dates, times, amounts and signs in a Persian text to their spoken form. */
export function normalizePersian(text: string): string {
  let spoken = text
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/(?<=\d)[٬,](?=\d{3}(?!\d))/gu, '')
    .replace(/(?<![\d/-])(\d{4})([/-])(\d{1,2})\2(\d{1,2})(?![\d/-])/gu, (date, year, _, month, day) =>
      sayDate(date, year, month, day),
    )
    .replace(/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/gu, (date, day, month, year) =>
      sayDate(date, year, month, day),
    )
    .replace(/(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])/gu, sayTime)
  for (const [written, said] of signs) spoken = spoken.replace(written, said)
  return spoken
    .replace(/(?<=\d)٫(?=\d)/gu, ' ممیز ')
    .replace(/ {2,}/gu, ' ')
    .trim()
}

/** "1403/09/05", "5/9/1403": the year shows whether the calendar is Iranian or Gregorian. */
function sayDate(date: string, year: string, month: string, day: string): string {
  const name = (Number(year) < 1700 ? iranianMonths : westernMonths)[Number(month) - 1]
  return name === undefined || Number(day) < 1 || Number(day) > 31 ? date : `${Number(day)} ${name} ${year}`
}

function sayTime(time: string, hour: string, minute: string): string {
  if (Number(hour) > 24 || Number(minute) > 59) return time
  if (Number(minute) === 0) return String(Number(hour))
  return Number(minute) === 30 ? `${Number(hour)} و نیم` : `${Number(hour)} و ${Number(minute)} دقیقه`
}
