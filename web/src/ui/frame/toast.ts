import type { ReactNode } from 'react'

/** A message to the user. Rendered by features/toasts, which is loaded after the first view. */
export interface Toast {
  readonly title: string
  readonly description?: ReactNode
  readonly destructive?: boolean
}

export interface ShownToast extends Toast {
  readonly id: number
}

const maxToasts = 4

let nextId = 1
let shown: readonly ShownToast[] = []
let host: HTMLElement | null = null
const listeners = new Set<() => void>()

export const toasts = {
  shown: () => shown,
  /** The element that contains the toasts; `null` for the body. */
  host: () => host,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  dismiss: (id: number) => change(shown.filter((toast) => toast.id !== id)),
}

function change(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast on the current screen. @returns a function that dismisses it. */
export function toast(message: Toast): () => void {
  const id = nextId++
  const others = shown.filter(
    ({ title, description }) => title !== message.title || description !== message.description,
  )
  change([...others, { ...message, id }].slice(-maxToasts))
  return () => toasts.dismiss(id)
}

/** Moves the toasts into a modal dialog: everything outside of it is inert. `null` moves them back. */
export function setToastHost(element: HTMLElement | null): void {
  host = element
  for (const listener of listeners) listener()
}
