import type { Page } from '@playwright/test'
import { readContent } from '@pol/content/read'
import { readScript } from '@pol/content/script/read-script'
import { saveLesson } from '@pol/contract/operations/learning'
import type { ScriptLessonStep } from '@pol/learning/script/script-lesson'
import { scriptLesson } from '@pol/learning/script/script-lessons'
import { clientOf } from './clients.ts'
import { folder, readLetters } from './content.ts'
import { expect } from './test.ts'
import type { Say } from './texts.ts'

/** Opens the first step of the script at the last part of which this is true. */
export async function openPart(page: Page, isPart: (part: ScriptLessonStep) => boolean): Promise<void> {
  const part = (await partsOfFirstStep()).findLastIndex(isPart)
  const call = await clientOf(page)
  const at = new Date().toISOString()
  await call(saveLesson, { lesson: 'script-1', at, step: part, right: 0, of: 0, done: false })
  await page.goto('/schrift/1')
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(part))
}

async function partsOfFirstStep(): Promise<readonly ScriptLessonStep[]> {
  const [first] = await readScript(folder, await readContent(folder))
  if (!first) throw new Error('The script has no step')
  const itemOfLetter = new Map((await readLetters()).map(({ farsi, id }) => [farsi, id]))
  return scriptLesson({ ...first, known: [], mixedUp: [], itemOfLetter })
}

/** Opens the first question of an exercise of writing German, after the rules before it. */
export async function openExercise(page: Page, query: string, say: Say): Promise<void> {
  await page.goto(`/schrift?${query}`)
  const goOn = page.getByRole('button', { name: say('Weiter'), exact: true })
  const giveUp = page.getByRole('button', { name: say('Ich weiß es nicht') })
  while (true) {
    await expect(goOn.or(giveUp)).toBeVisible()
    if (await giveUp.isVisible()) return
    await goOn.click()
  }
}
