import type { Locator } from '@playwright/test'

/** The margins of a screen and the padding of a card, on both sides, in pixels. */
const aroundText = 96

/** The words inside that go on in the next line although they would fit into one of a card as wide as the screen. */
export async function brokenWords(inside: Locator): Promise<string[]> {
  return await inside.evaluate((root, around) => {
    const found: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      // What is only there for screen readers has no width to stand in.
      const isSeen = (text.parentElement?.getBoundingClientRect().width ?? 0) > 1
      if (!isSeen) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/·–-]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const boxes = [...range.getClientRects()].toSorted((a, b) => a.top - b.top)
        const width = boxes.reduce((sum, box) => sum + box.width, 0)
        const goesOn = boxes.some((box, at) => box.top - (boxes[at - 1]?.top ?? box.top) > box.height / 2)
        if (goesOn && width < innerWidth - around) found.push(word)
      }
    }
    return found
  }, aroundText)
}
