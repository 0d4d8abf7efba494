import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'

/** A call of `t` or `richText` in a module, or a use of `interfaceLanguage`. Offsets in UTF-16 units. */
interface TextCall {
  /** `languageText` for a use of `interfaceLanguage`. */
  readonly german: string
  /** Range of the whole call if it has no values, otherwise of its first argument. */
  readonly start: number
  readonly end: number
}

const functions = new Set(['t', 'richText'])
/** The text that is replaced by the language of a build (contract/src/text.ts). */
export const languageText = '#language'

/** @throws Error if the text of a call is not a literal. */
export function textCalls(code: string, file: string): TextCall[] {
  const calls: TextCall[] = []
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node, parent) => {
    // A comparison becomes constant, so that the minifier drops the code for the other language.
    if (
      node.type === 'Identifier' &&
      node.name === 'interfaceLanguage' &&
      parent?.type === 'BinaryExpression'
    )
      calls.push({ german: languageText, ...rangeOf(node) })
    if (node.type !== 'CallExpression' || !functions.has(nameOf(node.callee))) return
    const [first, values] = node.arguments as Node[]
    if (!first || typeof first.value !== 'string')
      throw new Error(`${file}: a text of the interface must be a literal`)
    calls.push({ german: first.value, ...(values ? rangeOf(first) : rangeOf(node)) })
  })
  return calls
}

const visible = /^(?:aria-label|alt|label|placeholder|subtitle|title)$/

/** Words in the markup of a module that are neither texts (`t`) nor directly in an element with a language. */
export function bareTexts(code: string, file: string): string[] {
  const found: string[] = []
  const markup = (node: Node, parent: Node | null) => {
    const text = node.type === 'JSXText' ? String(node.value) : visibleAttribute(node)
    if (/\p{L}{2}/u.test(text) && !saysLanguage(parent)) found.push(text.trim())
  }
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), markup)
  return found
}

function visibleAttribute({ type, name, value }: Node): string {
  const isText =
    type === 'JSXAttribute' && visible.test(nameOf(name)) && (value as Node | null)?.type === 'Literal'
  return isText ? String((value as Node).value) : ''
}

function saysLanguage(element: Node | null): boolean {
  const opening = element?.openingElement as { name: unknown; attributes: Node[] } | undefined
  if (!opening) return false
  return (
    ['German', 'Persian'].includes(nameOf(opening.name)) ||
    opening.attributes.some(({ name }) => nameOf(name) === 'lang')
  )
}

/** Persian texts by German text, from the `persian.json` files in the folder of a module and those above it. */
export function persianTextsFor(folder: string): Readonly<Record<string, string>> {
  const known = catalogues.get(folder)
  if (known) return known
  const own = join(folder, 'persian.json')
  const texts = {
    ...(existsSync(join(folder, 'package.json')) ? {} : persianTextsFor(dirname(folder))),
    ...(existsSync(own) && (JSON.parse(readFileSync(own, 'utf8')) as Record<string, string>)),
  }
  catalogues.set(folder, texts)
  return texts
}
const catalogues = new Map<string, Readonly<Record<string, string>>>()

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const rangeOf = ({ start, end }: Node) => ({ start, end })
const nameOf = (callee: unknown) => String((callee as { name?: unknown }).name)

function visit(
  value: unknown,
  visitor: (node: Node, parent: Node | null) => void,
  parent: Node | null = null,
): void {
  if (Array.isArray(value)) for (const each of value) visit(each, visitor, parent)
  else if (typeof value === 'object' && value !== null) {
    const isNode = typeof (value as Node).type === 'string'
    if (isNode) visitor(value as Node, parent)
    for (const child of Object.values(value)) visit(child, visitor, isNode ? (value as Node) : parent)
  }
}
