import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { persianDigits } from '@pol/contract/text'

const root = fileURLToPath(new URL('../..', import.meta.url))
const placeholder = /\{(\w+)\}/

/** The texts with which the Persian interface is built, by the German ones. Screens may word one German text differently. */
const catalogue = new Map<string, Set<string>>()
for (const file of globSync('{web/,web/src/**/,contract/src/}persian.json', { cwd: root })) {
  const texts = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>
  for (const [german, persian] of Object.entries(texts)) {
    catalogue.set(german, (catalogue.get(german) ?? new Set<string>()).add(persian))
  }
}

/** Texts with values, those with the most words of their own first. One of only values would match everything. */
const templates = [...catalogue]
  .map(([german, persian]) => ({ parts: german.split(placeholder), persian }))
  .filter(({ parts }) => parts.length > 1 && wordsOf(parts).trim() !== '')
  .toSorted((one, other) => wordsOf(other.parts).length - wordsOf(one.parts).length)
  .map(({ parts, persian }) => ({
    pattern: new RegExp(`^${joined(parts, '(.+?)')}$`, 's'),
    names: parts.filter((_, at) => at % 2 === 1),
    persian,
  }))

const marked = /^\uE000([^\uE001]*)\uE001$/

/** Marks a text that is the same in both interfaces: content, or what a person has typed. */
export const verbatimText = (text: string) => `\uE000${text}\uE001`

/** @returns all Persian texts that the interface may have for a German one; none if it is not a text of the interface. */
export function persianTexts(german: string): readonly string[] {
  const [, verbatim] = marked.exec(german) ?? []
  if (verbatim !== undefined) return [verbatim]
  const whole = catalogue.get(german)
  if (whole) return [...whole]
  for (const { pattern, names, persian } of templates) {
    const values = pattern.exec(german)?.slice(1)
    if (!values) continue
    const filled = names.reduce<readonly string[]>(
      (texts, name, at) =>
        texts.flatMap((text) =>
          persianValues(values[at] ?? '').map((value) => text.replaceAll(`{${name}}`, value)),
        ),
      [...persian],
    )
    return [...new Set(filled)]
  }
  return /\p{Script=Latin}/u.test(german) ? [] : [withPersianNumbers(german)]
}

/** A value is a text of the interface itself, or the same in both. */
function persianValues(value: string): readonly string[] {
  const texts = persianTexts(value)
  return /\p{Script=Latin}/u.test(value) && !marked.test(value) ? [value, ...texts] : texts
}

function withPersianNumbers(text: string): string {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  if (!day) return persianDigits(text.replaceAll(/(?<=\d)\.(?=\d{3})/g, '٬'))
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  const inWords = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const gregorian = date.toLocaleDateString('fa-IR-u-ca-gregory', inWords)
  return `${date.toLocaleDateString('fa-IR', inWords)} (${gregorian})`
}

/**
 * What a locator or an assertion expects in Persian instead of a German text.
 * @param isWhole whether the text is all that there is, not a part.
 * @throws if there is no Persian text.
 */
export function inPersian(text: string | RegExp, isWhole: boolean): string | RegExp {
  if (text instanceof RegExp) return patternInPersian(text)
  const [first, ...others] = persianTexts(text)
  if (first !== undefined && others.length === 0) return first
  if (first === undefined && !isWhole) return patternInPersian(new RegExp(escaped(text), 'i'))
  if (first === undefined) throw new Error(`There is no Persian text for "${text}".`)
  const either = [first, ...others].map(escaped).join('|')
  return new RegExp(isWhole ? String.raw`^\s*(?:${either})\s*$` : either)
}

/** The pattern of all Persian texts whose German ones match. */
function patternInPersian(german: RegExp): RegExp {
  const [, verbatim] = marked.exec(german.source) ?? []
  if (verbatim !== undefined) return new RegExp(verbatim, german.flags)
  if (!/\p{Script=Latin}/u.test(german.source.replaceAll(/\\\w/g, ''))) return german
  const either = [...catalogue]
    .filter(([text]) => german.test(text.replaceAll(/\{\w+\}/g, '7')))
    .flatMap(([, persian]) => [...persian])
    .map((text) => joined(text.split(placeholder), '.+?'))
  if (either.length === 0) throw new Error(`No text of the interface matches ${String(german)}.`)
  const [start, end] = [german.source.startsWith('^') ? '^' : '', german.source.endsWith('$') ? '$' : '']
  return new RegExp(`${start}(?:${either.join('|')})${end}`, 's')
}

/** The text between the placeholders, which have every second place. */
function wordsOf(parts: readonly string[]): string {
  return parts.filter((_, at) => at % 2 === 0).join('')
}

function joined(parts: readonly string[], value: string): string {
  return parts.map((part, at) => (at % 2 === 1 ? value : escaped(part))).join('')
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}
