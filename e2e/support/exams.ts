import type { Locator, Page } from '@playwright/test'
import { readExams } from '@pol/content/exams/read-exams'
import type { ExamName } from '@pol/content/exams/shape'
import { readContent } from '@pol/content/read'
import { folder } from './content.ts'
import { expect } from './test.ts'
import { inGerman, type Say } from './texts.ts'

const exams = await readExams(folder, await readContent(folder))

export function examNamed(name: ExamName) {
  const found = exams.find(({ exam }) => exam === name)
  if (!found) throw new Error(`There is no test ${name}`)
  return found
}

/** The task with this question. */
export const questionOf = (page: Page, question: string): Locator =>
  page.getByRole('group').filter({ has: page.locator('legend').getByText(question, { exact: true }) })

export const timer = (page: Page, say: Say = inGerman): Locator =>
  page.getByRole('timer', { name: say('Zeit') })

/** Begins the part that is open. */
export async function begin(page: Page, isTimed = true, say: Say = inGerman): Promise<void> {
  if (!isTimed) await page.getByRole('radio', { name: say('Ohne Zeit') }).check()
  await page.getByRole('button', { name: say('Beginnen'), exact: true }).click()
  await expect(page.getByRole('button', { name: say('Abgeben'), exact: true })).toBeVisible()
}

export async function handIn(page: Page, say: Say = inGerman): Promise<void> {
  await page.getByRole('button', { name: say('Abgeben'), exact: true }).click()
  await page.getByRole('button', { name: say('Ja, abgeben'), exact: true }).click()
}

/** Opens a part of the first test while it runs, or after it was handed in. */
export async function openExamPart(page: Page, part: string, isOver: boolean, say: Say): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name: say(name), exact: true })
  await page.goto(`/pruefung/1/${part}`)
  await expect(button('Beginnen').or(button('Abgeben')).or(button('Teil wiederholen'))).toBeVisible()
  if (await button('Beginnen').isVisible()) await button('Beginnen').click()
  await expect(button('Abgeben').or(button('Teil wiederholen'))).toBeVisible()
  if (isOver && (await button('Abgeben').isVisible())) await handIn(page, say)
  await expect(button(isOver ? 'Teil wiederholen' : 'Abgeben')).toBeVisible()
}

/**
 * Opens the page again as if this time had passed. Its clock cannot be changed: the page corrects one that differs from that of
 * the server.
 */
export async function beAway(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ms) => {
    const stored = localStorage.getItem('pl_exams') ?? ''
    localStorage.setItem(
      'pl_exams',
      stored.replaceAll(/"startedAt":(\d+)/g, (_, startedAt) => `"startedAt":${Number(startedAt) - ms}`),
    )
  }, minutes * 60_000)
  await page.reload()
}
