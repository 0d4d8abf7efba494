import { lexer, type Token, type Tokens } from 'marked'
import * as v from 'valibot'
import { prose } from './prose.ts'
import type { NoteTable } from './unit.ts'

/** A paragraph, a table, or a list of examples as rows of cells. */
export type RawBlock =
  | { readonly text: string }
  | { readonly table: NoteTable }
  | { readonly examples: readonly (readonly string[])[] }

/** A heading and the blocks below it. */
export interface RawSection {
  readonly title: string
  readonly blocks: readonly RawBlock[]
}

/** Limits of a document of the course. */
export interface Form {
  readonly sections: readonly [least: number, most: number]
  /** Number of words in headings and paragraphs. */
  readonly words: readonly [least: number, most: number]
  readonly examples: readonly [least: number, most: number]
  /** Cells per example: 3 with a transliteration, 2 without. */
  readonly cells: number
}

/**
 * Parses a document of the course: Markdown restricted to second-level headings, paragraphs, tables and lists of examples
 * (`- one cell | another`), so that it stays data and never becomes HTML.
 * @returns the sections, and all faults.
 */
export function readDocument(markdown: string, form: Form) {
  const faults: string[] = []
  const sections: { title: string; blocks: RawBlock[] }[] = []
  for (const token of lexer(markdown)) {
    if (token.type === 'space') continue
    if (token.type === 'heading') {
      if (token['depth'] !== 2) faults.push(`"${firstLine(token)}" is not a heading of the second level`)
      sections.push({ title: plainText(token, faults), blocks: [] })
      continue
    }
    const block = blockOf(token, form, faults)
    const section = sections.at(-1)
    if (!section) faults.push(`"${firstLine(token)}" stands before the first heading`)
    else if (block) section.blocks.push(block)
  }
  const blocks = sections.flatMap((section) => section.blocks)
  const texts = [
    ...sections.map(({ title }) => title),
    ...blocks.flatMap((block) => ('text' in block ? [block.text] : [])),
  ]
  const cells = blocks.flatMap((block) =>
    'table' in block ? [block.table.head, ...block.table.rows].flat() : [],
  )
  for (const text of [...texts, ...cells]) {
    const result = v.safeParse(prose, text)
    if (!result.success)
      faults.push(...result.issues.map(({ message }) => `"${text.slice(0, 40)}" ${message}`))
  }
  const words = texts.flatMap((text) => text.split(/\s+/u)).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const examples = blocks.flatMap((block) => ('examples' in block ? block.examples : []))
  checkAmount('sections', sections.length, form.sections, faults)
  checkAmount('words', words.length, form.words, faults)
  checkAmount('examples', examples.length, form.examples, faults)
  return { sections: sections as readonly RawSection[], faults }
}

function blockOf(token: Token, { cells }: Form, faults: string[]): RawBlock | null {
  if (token.type === 'paragraph') return { text: plainText(token, faults) }
  if (token.type === 'table') {
    const row = (cells: readonly Tokens.TableCell[]) =>
      cells.map(({ text, tokens }) => plainText({ type: 'cell', raw: text, tokens }, faults))
    const { header, rows } = token as Tokens.Table
    return { table: { head: row(header), rows: rows.map(row) } }
  }
  if (token.type === 'list' && !token['ordered']) {
    const items = token['items'] as readonly Token[]
    return {
      examples: items.map((item) => {
        const example = plainText(item, faults).split(' | ')
        if (example.length !== cells) faults.push(`"${firstLine(item)}" has not ${cells} parts`)
        return example
      }),
    }
  }
  faults.push(
    `"${firstLine(token)}" is neither a heading, a paragraph, a table nor an example (${token.type})`,
  )
  return null
}

/** The text of a token. Links, emphasis and HTML are faults. */
function plainText(token: Token, faults: string[]): string {
  const inner = (token as { readonly tokens?: readonly Token[] }).tokens ?? []
  if (inner.length === 0) return token.raw.trim()
  return inner
    .map((part) => {
      if (part.type !== 'text') faults.push(`"${firstLine(part)}" is more than plain text (${part.type})`)
      return plainText(part, faults)
    })
    .join('')
}

const firstLine = ({ raw }: Token) => raw.trim().split('\n')[0] ?? ''

function checkAmount(
  name: string,
  amount: number,
  [least, most]: readonly [number, number],
  faults: string[],
): void {
  if (amount < least || amount > most) faults.push(`has ${amount} ${name}, not ${least} to ${most}`)
}
