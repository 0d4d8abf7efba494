import { persianNumberParts, persianNumberWords, type PersianWords } from '../persian-number-words.ts'

const pairs = (text: string): PersianWords[] =>
  text.split(', ').map((pair) => {
    const at = pair.search(/ [a-zâ']/u)
    return { farsi: pair.slice(0, at), transliteration: pair.slice(at + 1) }
  })

/** The months of the Gregorian calendar. */
export const persianMonths = pairs(
  "ژانویه zhânviye, فوریه fevriye, مارس mârs, آوریل âvril, مه me, ژوئن zhu'an, ژوئیه zhu'iye, اوت ut, سپتامبر septâmbr, اکتبر oktobr, نوامبر novâmbr, دسامبر desâmbr",
)

/** The names of the letters, in the order of the alphabet. */
export const persianLetterNames: ReadonlyMap<string, PersianWords> = new Map(
  pairs(
    'الف alef, بِ be, پِ pe, تِ te, ثِ se, جیم jim, چِ che, حِ جیمی he-ye jimi, خِ khe, دال dâl, ذال zâl, رِ re, زِ ze, ژِ zhe, سین sin, شین shin, صاد sâd, ضاد zâd, طا tâ, ظا zâ, عین eyn, غین gheyn, فِ fe, قاف ghâf, کاف kâf, گاف gâf, لام lâm, میم mim, نون nun, واو vâv, هِ دوچشم he-ye do cheshm, یِ ye',
  ).map((name, at) => [[...'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'][at] ?? '', name]),
)

const irregular = new Map(
  Object.entries({ یک: 'yekom', دو: 'dovvom', سه: 'sevvom' }).map(([farsi, transliteration]) => [
    farsi,
    { farsi: { یک: 'یکم', دو: 'دوم', سه: 'سوم' }[farsi] ?? '', transliteration },
  ]),
)

/** "The first" is اول, later numbers end in -om: بیست و یکم. @param value from 1 to 29. */
export function persianOrdinal(value: number): PersianWords {
  if (value === 1) return { farsi: 'اول', transliteration: 'avval' }
  const { farsi, transliteration } = persianNumberWords(value)
  const [words, sounds] = [farsi.split(' '), transliteration.split(' ')]
  const [word = '', sound = ''] = [words.pop(), sounds.pop()]
  const last = irregular.get(word) ?? {
    farsi: `${word === 'نُه' ? 'نه' : word}م`,
    transliteration: `${sound}om`,
  }
  return {
    farsi: [...words, last.farsi].join(' '),
    transliteration: [...sounds, last.transliteration].join(' '),
  }
}

/** The ezafe after a word: -e, after a vowel -ye; after the vowel ه it is written. */
export function withEzafe({ farsi, transliteration }: PersianWords): PersianWords {
  const isAfterVowel = /[âeiou]$/u.test(transliteration)
  return {
    farsi: isAfterVowel && farsi.endsWith('ه') ? `${farsi}\u200Cی` : farsi,
    transliteration: `${transliteration}-${isAfterVowel ? 'ye' : 'e'}`,
  }
}

const others = pairs("ساعت sâ'at-e, دقیقه daghighe, ربع rob', نیم nim, به be, تومان tumân")
const ordinals = Array.from({ length: 28 }, (_, at) => persianOrdinal(at + 1)).filter(
  ({ farsi }) => !farsi.includes(' '),
)
const letters = [...persianLetterNames.values()].filter(({ farsi }) => !farsi.includes(' '))

/** What each word of a drill sounds like. In a drill, the ezafe follows ordinals and months. */
const sounds: ReadonlyMap<string, string> = new Map(
  [...persianNumberParts, ...others, ...letters, ...[...ordinals, ...persianMonths].map(withEzafe)].map(
    ({ farsi, transliteration }) => [farsi, transliteration],
  ),
)

/**
 * How a Persian text sounds that is made only of the words of drills; null if it has another word. It tells speech what
 * drills made elsewhere say.
 */
export function soundOfDrill(text: string): string | null {
  const said: string[] = []
  for (const token of text.replace(/[.!]$/u, '').split(' ')) {
    const [word, mark] = token.endsWith('،') ? [token.slice(0, -1), ','] : [token, '']
    const last = said.at(-1)
    if (word === 'و' && mark === '' && last !== undefined && !/[,-]o?$/u.test(last)) {
      said[said.length - 1] = `${last}-o`
      continue
    }
    const sound = sounds.get(word)
    if (sound === undefined) return null
    said.push(sound + mark)
  }
  return said.join(' ')
}
