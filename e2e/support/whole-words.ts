import type { Locator } from '@playwright/test'

/** What a screen and a card leave beside a text, on both sides, in the size of the root's type. */
const aroundText = 5.1

/**
 * The words inside that go on in the next line although they would fit into one line of a card that is as wide as the screen.
 * @param parts a selector: only words in such elements.
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
        // What is only there for screen readers has no width to stand in.
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
