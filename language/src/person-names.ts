import { fold } from './fold.ts'
import type { Language } from './language.ts'

/** People of the taught texts, in both scripts. */
export const personNames: readonly string[] = [
  'Ahmad احمد|Ahmadi احمدی|Ali علی|Amir امیر|Anna آنا|Bauer باوئر|Farid فرید|Goethe گوته|Hafis حافظ|Hassan حسن|Hossein حسین|Jonas یوناس',
  'Karim کریم|Karimi کریمی|Lena لنا|Leyla لیلا|Lukas لوکاس|Maria ماریا|Maryam مریم|Mohammad محمد|Mohammadi محمدی|Mina مینا',
  'Müller مولر|Nima نیما|Paul پاول|Peter پتر|Reza رضا|Rezai رضایی|Sahra زهرا|Sara سارا|Schmidt اشمیت|Schneider اشنایدر',
  'Schäfer شفر|Thomas توماس|Weber وبر|Zahra زهرا',
]

const pairs = personNames.flatMap((line) => line.split('|').map((pair) => pair.split(' ')))
const known = {
  de: new Set(pairs.map(([german = '']) => fold(german))),
  fa: new Set(pairs.map(([, farsi = '']) => fold(farsi))),
}

/** Whether a word is the name of a person, without an ending. */
export function isPersonName(language: Language, word: string): boolean {
  return known[language].has(fold(word))
}
