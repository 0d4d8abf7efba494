/** A Persian text and its transliteration. */
export interface PersianWords {
  readonly farsi: string
  readonly transliteration: string
}

const pairs = (text: string): PersianWords[] =>
  text.split(', ').map((pair) => {
    const [farsi = '', transliteration = ''] = pair.split(' ')
    return { farsi, transliteration }
  })

const upToNineteen = pairs(
  'صفر sefr, یک yek, دو do, سه se, چهار chahâr, پنج panj, شش shesh, هفت haft, هشت hasht, نُه noh, ده dah, یازده yâzdah, دوازده davâzdah, سیزده sizdah, چهارده chahârdah, پانزده pânzdah, شانزده shânzdah, هفده hefdah, هجده hejdah, نوزده nuzdah',
)
const tens = pairs(
  'ده dah, بیست bist, سی si, چهل chehel, پنجاه panjâh, شصت shast, هفتاد haftâd, هشتاد hashtâd, نود navad',
)
const hundreds = pairs(
  'صد sad, دویست devist, سیصد sisad, چهارصد chahârsad, پانصد pânsad, ششصد sheshsad, هفتصد haftsad, هشتصد hashtsad, نهصد nohsad',
)
const scales = [
  { value: 1_000_000, ...(pairs('میلیون milyun')[0] as PersianWords) },
  { value: 1_000, ...(pairs('هزار hezâr')[0] as PersianWords) },
]

const together = (parts: readonly PersianWords[], farsi: string, transliteration: string): PersianWords => ({
  farsi: parts.map((part) => part.farsi).join(farsi),
  transliteration: parts.map((part) => part.transliteration).join(transliteration),
})

/** The parts of a number below a thousand, the large ones first. */
function partsBelowThousand(value: number): PersianWords[] {
  const [hundred, rest] = [Math.floor(value / 100), value % 100]
  const ten = rest < 20 ? 0 : Math.floor(rest / 10)
  const one = rest - ten * 10
  return [hundreds[hundred - 1], tens[ten - 1], one > 0 ? upToNineteen[one] : undefined].flatMap(
    (part) => part ?? [],
  )
}

/**
 * A whole number as it is written in words and said: ۲۳۵ is دویست و سی و پنج, devist-o si-o panj. A thousand is هزار, a million
 * یک میلیون.
 * @param value from 0 to 999 999 999.
 */
export function persianNumberWords(value: number): PersianWords {
  if (!Number.isInteger(value) || value < 0 || value >= 1_000_000_000)
    throw new RangeError(`${value} is not a whole number below a milliard`)
  if (value === 0) return upToNineteen[0] as PersianWords
  const parts: PersianWords[] = []
  let rest = value
  for (const { value: size, ...scale } of scales) {
    const count = Math.floor(rest / size)
    rest %= size
    if (count === 0) continue
    const counted = size === 1_000 && count === 1 ? [] : [numbered(partsBelowThousand(count))]
    parts.push(together([...counted, scale], ' ', ' '))
  }
  return numbered([...parts, ...partsBelowThousand(rest)])
}

/** Every word of which numbers are made, without the و between them. */
export const persianNumberParts: readonly PersianWords[] = [
  ...upToNineteen,
  ...tens,
  ...hundreds,
  ...scales.map(({ farsi, transliteration }) => ({ farsi, transliteration })),
]

/** The parts of a number are joined by و, which is said with the word before it. */
const numbered = (parts: readonly PersianWords[]) => together(parts, ' و ', '-o ')
