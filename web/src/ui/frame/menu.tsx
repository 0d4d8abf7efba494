import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import type { MenuContentProps } from './menu-button.tsx'

interface Props extends MenuContentProps {
  readonly children: ReactNode
}

/**
 * The content of an opened `MenuButton`. The first menu item gets the focus, arrow keys move between the items; choosing
 * one and leaving the menu close it.
 */
export function Menu({ isOpen, button, popover, children }: Props) {
  useEffect(() => {
    if (!isOpen || !popover.current || !button.current) return
    place(popover.current, button.current)
    itemsOf(popover.current)[0]?.focus()
  }, [isOpen, button, popover])
  return (
    <div
      onClick={({ target }) => {
        if ((target as Element).closest('[role=menuitem]')) popover.current?.hidePopover()
      }}
      onKeyDown={moveInMenu}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A click on the button already toggles the menu.
        const stays = currentTarget.contains(relatedTarget) || relatedTarget === button.current
        if (!stays) popover.current?.hidePopover()
      }}
    >
      {children}
    </div>
  )
}

const gap = 4

/** Places a menu below its button, or above it in the lower half of the window. It scrolls if there is too little room. */
function place({ style }: HTMLElement, button: HTMLElement): void {
  const { top, bottom } = button.getBoundingClientRect()
  const height = document.documentElement.clientHeight
  const isAbove = top > height / 2
  style.top = isAbove ? '' : `${bottom + gap}px`
  style.bottom = isAbove ? `${height - top + gap}px` : ''
  style.maxHeight = `${(isAbove ? top : height - bottom) - 2 * gap}px`
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
}

function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  // In a choice, arrow keys select an option.
  if (event.target instanceof HTMLInputElement) return
  const items = itemsOf(event.currentTarget)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const to = moves[event.key]
  if (to === undefined) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}
