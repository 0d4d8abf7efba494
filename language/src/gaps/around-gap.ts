import type { Language } from '../language.ts'
import type { Gap } from './gap.ts'

type Around = readonly [before: string, after: string]

/** The sentence before and after its gap. */
export function aroundGap({ german, farsi, at, answer }: Gap, language: Language): Around {
  const text = language === 'de' ? german : farsi
  return [text.slice(0, at), text.slice(at + answer.length)]
}

/** The transliteration before and after the gap; null if its word count differs from that of the sentence. */
export function transliterationAround({ farsi, transliteration, at }: Gap): Around | null {
  const parts = transliteration.split(' ')
  if (parts.length !== farsi.split(' ').length) return null
  const place = farsi.slice(0, at).split(' ').length - 1
  const [mark = ''] = /[^\p{L}\p{M}]*$/u.exec(parts[place] ?? '') ?? []
  const [before, after] = [parts.slice(0, place), parts.slice(place + 1)]
  return [before.map((part) => `${part} `).join(''), [mark, ...after].join(' ')]
}
