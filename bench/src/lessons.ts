import type { Browser } from '@playwright/test'
import { saveLesson, updateLearningSettings } from '@pol/contract/operations/learning'
import { openAndSettle, slowProcessor, withBrowser, withPage } from './browser.ts'
import { timePress } from './press.ts'
import type { Section } from './report.ts'
import { withServer } from './server.ts'
import { repeat, spread } from './statistics.ts'

const runs = 3
const path = '/kurs/1/1'
/** Listening to the dialogue of the first unit, and two questions; then each of its ten turns is a step. */
const stepsBefore = 3
const stepsPerRun = 9

export function measureLessons(): Promise<Section> {
  return withBrowser((browser) =>
    withServer(async (server) => {
      const { call, token } = await server.signIn()
      await call(updateLearningSettings, { learns: 'fa' })
      const learned = await repeat(runs, async () => {
        await call(saveLesson, {
          lesson: 'unit-1-1',
          at: new Date().toISOString(),
          step: stepsBefore,
          right: 2,
          of: 2,
          done: false,
        })
        return learn(browser, server.url, token)
      })
      return {
        title: 'Lessons',
        method:
          `The turns of \`${path}\`, one after the other, a viewport of 412 × 823 pixels, a processor 4 times slower, ${runs} runs ` +
          `of ${stepsPerRun} steps each with a new browser. From the event of a press to the frame with the next step.`,
        table: [
          ['Figure', ''],
          ['from step to step', spread(learned.flat(), 'ms')],
        ],
      }
    }),
  )
}

const isAt = (done: number) => ({ selector: `progress[value="${done}"]`, count: 1 })

/** @returns milliseconds of each step. */
async function learn(browser: Browser, url: string, token: string): Promise<number[]> {
  return withPage(browser, { path, token }, async (page) => {
    await openAndSettle(page, url + path)
    await page.locator(isAt(stepsBefore).selector).waitFor()
    await slowProcessor(page)
    const measured: number[] = []
    while (measured.length < stepsPerRun) {
      await page.getByRole('button', { name: 'Weiter', exact: true }).focus()
      measured.push(await timePress(page, 'Enter', isAt(stepsBefore + measured.length + 1)))
    }
    return measured
  })
}
