import type { Inflected } from '../src/forms/entry.ts'

const empty: Inflected = {
  german: '',
  article: '',
  plural: '',
  number: '',
  feminine: '',
  farsi: '',
  transliteration: '',
  farsi_plural: '',
  spoken: '',
  stem: '',
  stem_transliteration: '',
  conjugation: '',
  type: '',
}

/** A lexicon entry with the given columns; the others are empty. */
export function entryOf(columns: Partial<Inflected>): Inflected {
  return { ...empty, ...columns }
}

/** Splits a Persian word with its transliteration: "کتاب ketâb". */
function persian(word: string): Pick<Inflected, 'farsi' | 'transliteration'> {
  const [, farsi = '', transliteration = ''] = /^(.*?) ([a-zâ'].*)$/iu.exec(word) ?? [word, word]
  return { farsi, transliteration }
}

/** @param german with article and plural, "der Tisch, Tische"; without plural, "die Milch". */
export function noun(german: string, farsi: string, columns: Partial<Inflected> = {}): Inflected {
  const [, article = '', word = '', plural = ''] = /^(der|die|das) ([^,]+)(?:, (.+))?$/.exec(german) ?? []
  const number = plural === '' ? 'singular' : ''
  return entryOf({ type: 'noun', german: word, article, plural, number, ...persian(farsi), ...columns })
}

/** @param farsi infinitive and present stem, each with its transliteration: "رفتن raftan, رو rav". */
export function verb(german: string, farsi: string, columns: Partial<Inflected> = {}): Inflected {
  const [infinitive = '', stem = ''] = farsi.split(', ')
  const { farsi: written, transliteration: sound } = persian(stem)
  return entryOf({
    type: 'verb',
    german,
    ...persian(infinitive),
    ...(stem && { stem: written, stem_transliteration: sound }),
    ...columns,
  })
}

export function word(
  type: string,
  german: string,
  farsi: string,
  columns: Partial<Inflected> = {},
): Inflected {
  return entryOf({ type, german, ...persian(farsi), ...columns })
}

export const adjective = (german: string, farsi: string) => word('adjective', german, farsi)
