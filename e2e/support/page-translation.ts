import type { Page } from '@playwright/test'
import { expect } from './test.ts'

declare global {
  interface Window {
    /** Texts that the application wrote into a node that is gone. */
    staleTexts: string[]
  }
}

/** Replaces each text of the page, also later ones, by an element, as a browser does that translates it. */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(replaceTexts)
}

/** Expects that no screen has failed, and that every text that has changed since is shown. */
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

/** What ends the session, deletes, takes a role or changes the language is left alone, and what opens a dialog of the browser. */
const untouched = /abmelden|löschen|entfernen|Passkey|فارسی|Deutsch$|Persisch$|Keine Angabe/i

/**
 * Types into every field, and presses every kind of button that is there or appears: those that look and read alike once.
 * Screens that a button leaves are opened again.
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

/** Long lists have buttons of one kind with different texts. */
const most = 60

/** Runs in the browser. @returns what was pressed; null if nothing is left. */
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
