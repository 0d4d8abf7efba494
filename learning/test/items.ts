import type { Letter, Line, Word } from '../src/item.ts'

const empty = {
  sense_german: '',
  sense_farsi: '',
  article: '',
  plural: '',
  number: '',
  feminine: '',
  farsi_plural: '',
  spoken: '',
  stem: '',
  stem_transliteration: '',
  conjugation: '',
  topic: 'home',
  level: 'A1',
} as const

/** @returns a word from a text such as "das Haus, خانه khâne"; its id is the German word in lower case. */
export function word(text: string, fields: Partial<Word> = {}): Word {
  const [german = '', persian = ''] = text.split(', ')
  const [, article = '', bare = german] = /^(der|die|das) (.+)$/.exec(german) ?? []
  const at = persian.lastIndexOf(' ')
  return {
    ...empty,
    kind: 'word',
    id: bare.toLowerCase(),
    german: bare,
    article,
    type: article === '' ? 'adjective' : 'noun',
    farsi: persian.slice(0, at),
    transliteration: persian.slice(at + 1),
    ...fields,
  }
}

/** @returns a sentence; `lastWord` is its last word in the order of learning. */
export function line(
  german: string,
  farsi: string,
  { topic = 'everyday', level = 'A1', lastWord = { de: '', fa: '' } } = {},
): Line {
  return {
    kind: 'line',
    id: german.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    german,
    farsi,
    transliteration: '',
    topic,
    lastWords: lastWord,
    levels: { de: level, fa: level },
  }
}

export function letter(farsi: string, german: string): Letter {
  return {
    kind: 'letter',
    id: `letter-${german.toLowerCase()}`,
    german,
    farsi,
    transliteration: german.toLowerCase(),
  }
}
