import type { Locator } from '@playwright/test'

/** Horizontal padding of a screen and a card on both sides together, in rem. */
const aroundText = 5.1

/**
 * @returns the words that are broken across lines although they would fit into one line of a card as wide as the
 * screen.
 * @param parts a selector of the elements whose words are checked.
 */
export async function brokenWords(inside: Locator, parts = '*'): Promise<string[]> {
  return await inside.evaluate(
    (root, { parts, aroundText }) => {
      const found: string[] = []
      const room = innerWidth - aroundText * parseFloat(getComputedStyle(document.documentElement).fontSize)
      const range = document.createRange()
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode
        const parent = text.parentElement
        if (!parent?.closest(parts) || !parent.checkVisibility({ contentVisibilityAuto: true })) continue
        // Skips texts for screen readers only, which are in boxes without width.
        if (parent.getBoundingClientRect().width <= 1) continue
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/·–-]+/gu)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const boxes = [...range.getClientRects()].toSorted((a, b) => a.top - b.top)
          const width = boxes.reduce((sum, box) => sum + box.width, 0)
          const goesOn = boxes.some((box, at) => box.top - (boxes[at - 1]?.top ?? box.top) > box.height / 2)
          if (goesOn && width < room) found.push(word)
        }
      }
      return found
    },
    { parts, aroundText },
  )
}
