import { createElement, type ReactElement, type ReactNode } from 'react'

/** Like `t` of the contract, with elements as values. Each part has its own element (lib/elements.ts). */
export function richText(german: string, values: Readonly<Record<string, ReactNode>>): ReactElement[] {
  const parts = german.split(/\{(\w+)\}/)
  return parts.map((part, index) =>
    createElement('span', { key: index }, index % 2 === 0 ? part : values[part]),
  )
}
