import type { Page } from '@playwright/test'
import { expect } from './test.ts'

declare global {
  interface Window {
    /** Texts that the application has written into replaced nodes, so they are not visible. */
    staleTexts: string[]
  }
}

/** Replaces all present and future text nodes of the page by elements, as the translation of a browser does. */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(replaceTexts)
}

/** Expects no error page, and that no changed text was written into a replaced node. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('h1', { hasText: 'Unexpected Application Error' })).toHaveCount(0)
  await expect(page.locator('font').first()).toBeAttached()
  expect(await page.evaluate(() => window.staleTexts)).toEqual([])
}

/** Runs in the browser before each page loads. */
function replaceTexts(): void {
  window.staleTexts = []
  const kept = '[translate=no], head, script, style, textarea, option, svg'
  const staleness = new MutationObserver((changes) => {
    for (const { target } of changes) window.staleTexts.push(target.textContent ?? '')
  })
  const replace = (text: Text) => {
    const parent = text.parentElement
    if (!parent || parent.localName === 'font' || parent.closest(kept)) return
    const inner = document.createElement('font')
    inner.append(text.data)
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
    staleness.observe(text, { characterData: true })
  }
  const replaceWithin = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) replace(text)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) replaceWithin(node)
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Labels of buttons that are not pressed: they end the session, delete, remove a role, change the language, store what is
 * asked only once or open a dialog of the browser.
 */
const untouched =
  /abmelden|löschen|entfernen|Passkey|فارسی|Deutsch$|Persisch$|Keine Angabe|Erste Lektion beginnen/i

/**
 * Types into every field and presses every button that is visible or appears, one per class and label. If a press
 * leaves the screen, it is opened again.
 */
export async function useEverything(page: Page, open: () => Promise<void>): Promise<void> {
  const fields = page.locator('input:is([type=text], [type=search], [type=email], :not([type])), textarea')
  for (const field of await fields.filter({ visible: true }).all()) {
    if (await field.isEditable()) await field.fill('Haus')
    await expectAlive(page)
  }
  const address = page.url()
  const pressed: string[] = []
  while (pressed.length < most) {
    const name = await page.evaluate(pressNext, { pressed, untouched: untouched.source })
    if (name === null) return
    pressed.push(name)
    await expectAlive(page)
    if (page.url() !== address) await open()
  }
}

/** Maximum number of presses, because long lists have many buttons with different labels. */
const most = 60

/** Runs in the browser. @returns class and label of the pressed button; null if no button is left. */
async function pressNext(given: { pressed: readonly string[]; untouched: string }): Promise<string | null> {
  const untouched = new RegExp(given.untouched, 'i')
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  for (const element of root.querySelectorAll<HTMLElement>(
    'button, summary, [type=radio], [type=checkbox]',
  )) {
    const label = element.closest('label')?.textContent ?? element.textContent
    const name = `${element.className} ${label}`
    if (given.pressed.includes(name) || untouched.test(`${label}${element.ariaLabel ?? ''}`)) continue
    if (element.matches(':disabled') || !element.checkVisibility()) continue
    element.click()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return name
  }
  return null
}
