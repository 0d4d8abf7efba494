import { Fragment, createElement, type ReactNode } from 'react'

/** As `t` of the contract, with elements as values. */
export function richText(german: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = german.split(/\{(\w+)\}/)
  return parts.map((part, index) =>
    createElement(Fragment, { key: index }, index % 2 === 0 ? part : values[part]),
  )
}
