import type { Language } from './language.ts'
import { fold } from './fold.ts'
import { endingsOf } from './form-index.ts'
import { nominal, soundByLetters } from './forms/persian-nominals.ts'
import { personNames } from './person-names.ts'

export type NameKind = 'person' | 'place' | 'unit' | 'letter'

/** A name in both scripts. */
export interface Name {
  readonly german: string
  readonly farsi: string
  readonly kind: NameKind
}

/** People (`personNames`) and places of the taught texts, units used in dosages, and letters used for spelling names. */
const lists: Readonly<Record<NameKind, readonly string[]>> = {
  person: personNames,
  place: [
    'Afghanistan افغانستان|Asien آسیا|Berlin برلین|Bremen برمن|Deutschland آلمان|Dresden درسدن|Düsseldorf دوسلدورف|Europa اروپا',
    'Frankfurt فرانکفورت|Hamburg هامبورگ|Hannover هانوفر|Herat هرات|Iran ایران|Isfahan اصفهان|Kabul کابل|Köln کلن|Leipzig لایپزیگ',
    'Ghom قم|Maschhad مشهد|Mekka مکه|München مونیخ|Nürnberg نورنبرگ|Österreich اتریش|Schiras شیراز|Schweiz سوئیس|Stuttgart اشتوتگارت|Täbris تبریز',
    'Teheran تهران|Tehran تهران|Türkei ترکیه|Yazd یزد|Birnenstraße بیرنن|Blumenstraße بلومن',
  ],
  unit: [
    'mg میلی‌گرم|g گرم|kg کیلو|kg کیلوگرم|ml میلی‌لیتر|cl سانتی‌لیتر|dl دسی‌لیتر|l لیتر|mm میلی‌متر|cm سانتی‌متر|m متر|km کیلومتر',
    'm² متر مربع|m2 متر مربع|qm متر مربع|cm² سانتی‌متر مربع|km² کیلومتر مربع|m³ متر مکعب|m3 متر مکعب|cm³ سانتی‌متر مکعب|km/h کیلومتر در ساعت|m/s متر در ثانیه',
    'µg میکروگرم|mcg میکروگرم|IE واحد|kcal کیلوکالری|h ساعت|min دقیقه|Std ساعت|Min دقیقه|Sek ثانیه',
  ],
  letter: ['Alef الف|He ح|Mim میم|Dâl دال|Ye ی'],
}

const names: readonly Name[] = Object.entries(lists).flatMap(([kind, lines]) =>
  lines.flatMap((line) =>
    line.split('|').map((pair) => {
      const [german = '', ...farsi] = pair.split(' ')
      return { german, farsi: farsi.join(' '), kind: kind as NameKind }
    }),
  ),
)

// The first of several duplicates wins.
const reversed = names.toReversed()
const byWord = {
  de: new Map(reversed.map((name) => [fold(name.german), name])),
  fa: new Map(reversed.map((name) => [fold(name.farsi), name])),
}

/** The name that a folded word stands for, with or without an ending ("Alis", علی‌ام); null if there is none. */
export function nameOf(language: Language, word: string): Name | null {
  const known = byWord[language]
  const exact = known.get(word)
  if (exact) return exact
  if (language === 'de') {
    const owner = word.endsWith('s') ? known.get(word.slice(0, -1)) : undefined
    return owner && owner.kind !== 'unit' ? owner : null
  }
  for (let length = word.length - 1; length >= 2; length -= 1) {
    const name = known.get(word.slice(0, length))
    if (name && name.kind !== 'unit') {
      const paradigm = nominal(name.farsi, 'noun', soundByLetters(name.farsi))
      if (endingsOf(paradigm, word.slice(length))) return name
    }
  }
  return null
}
