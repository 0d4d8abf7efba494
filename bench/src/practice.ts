import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import type { Client } from '@pol/contract/client'
import { answersMaximum, readLearning, sendAnswers, updateLearningSettings } from '@pol/contract/learning'
import { loadItemIds } from '../../server/src/files.ts'
import { openAndSettle, slowProcessor, watchTransfers, withBrowser, withPage } from './browser.ts'
import { timePress } from './press.ts'
import type { Section } from './report.ts'
import { withServer } from './server.ts'
import { repeat, spread } from './statistics.ts'

const runs = 3
const cards = 5_000
const tasksPerRun = 8
const path = '/ueben'
const msADay = 86_400_000

export function measurePractice(): Promise<Section> {
  return withBrowser((browser) =>
    withServer(
      async (server) => {
        const { call, token } = await server.signIn()
        await answerAll(call)
        const script = await repeat(runs, () => ownScript(browser, server.url, token))
        const states = await repeat(runs, () => openState(browser, server.url, token))
        const rounds = await repeat(runs, () => practise(browser, server.url, token))
        return {
          title: 'Practice',
          method:
            `A learner with ${cards.toLocaleString('en')} cards, a viewport of 412 × 823 pixels, a processor 4 times slower, ${runs} runs each ` +
            `with a new browser and, for the presses, ${tasksPerRun} choices. From the event of a press to the frame with its result. ` +
            `Script: what \`${path}\` loads in addition to Home, without its content (brotli). The state: the response of ` +
            `\`GET ${readLearning.path}\` (gzip), and from its last byte to the frame in which practice can be started.`,
          table: [
            ['Figure', ''],
            [
              'from a press to the verdict',
              spread(
                rounds.flatMap(({ verdicts }) => verdicts),
                'ms',
              ),
            ],
            [
              'from the verdict to the next task',
              spread(
                rounds.flatMap(({ tasks }) => tasks),
                'ms',
              ),
            ],
            ['script beside the content', spread(script, 'bytes')],
            [
              'the state in a new browser',
              spread(
                states.map(({ bytes }) => bytes),
                'bytes',
              ),
            ],
            [
              'until the state can be used',
              spread(
                states.map(({ ms }) => ms),
                'ms',
              ),
            ],
          ],
        }
      },
      { LIMITS: 'answers.points=100000000' },
    ),
  )
}

/** Every card was known and then forgotten, so that it is due and asked with answers to choose from. */
async function answerAll(call: Client): Promise<void> {
  const { taught } = await loadItemIds()
  const items = [...taught].slice(0, cards)
  await call(updateLearningSettings, { learns: 'fa', new_a_day: 0 })
  const answers = items.flatMap((item) =>
    [
      { grade: 3 as const, daysAgo: 12 },
      { grade: 1 as const, daysAgo: 9 },
    ].map(({ grade, daysAgo }) => ({
      id: randomUUID(),
      language: 'fa' as const,
      item,
      skill: 'recognise' as const,
      grade,
      task: 'choose' as const,
      at: new Date(Date.now() - daysAgo * msADay).toISOString(),
      ms: 4_000,
    })),
  )
  for (let at = 0; at < answers.length; at += answersMaximum)
    await call(sendAnswers, { answers: answers.slice(at, at + answersMaximum) })
}

/** The first words are in one script with the folding of texts. */
const content = /\/(?:lexicon|_virtual|fold)-/

async function ownScript(browser: Browser, url: string, token: string): Promise<number> {
  return withPage(browser, { path, token }, async (page) => {
    await openAndSettle(page, `${url}/`)
    const transfers = await watchTransfers(page)
    await openAndSettle(page, url + path)
    return [...transfers.values()]
      .filter(({ url, type }) => type === 'text/javascript' && !content.test(url))
      .reduce((sum, { bytes }) => sum + bytes, 0)
  })
}

const startButton = 'Üben starten'

async function openState(browser: Browser, url: string, token: string) {
  return withPage(browser, { path, token }, async (page) => {
    const transfers = await watchTransfers(page)
    await page.addInitScript(recordUsable, { path: readLearning.path, name: startButton })
    await slowProcessor(page)
    await page.goto(url + path)
    await page.getByRole('button', { name: startButton }).waitFor()
    const bytes =
      [...transfers.values()].find(({ url }) => url.endsWith(readLearning.path))?.bytes ?? Number.NaN
    return { bytes, ms: await page.evaluate(() => window.usableMs()) }
  })
}

const verdict = { selector: 'main [role=status] > p', count: 1 }
const choice = { selector: '[aria-label=Antworten] > button:enabled', count: 1 }

async function practise(browser: Browser, url: string, token: string) {
  return withPage(browser, { path, token }, async (page) => {
    await openAndSettle(page, url + path)
    await page.getByRole('button', { name: startButton }).click()
    await slowProcessor(page)
    const verdicts: number[] = []
    const tasks: number[] = []
    while (tasks.length < tasksPerRun) {
      await page.locator(choice.selector).first().waitFor()
      verdicts.push(await timePress(page, '1', verdict))
      tasks.push(await timePress(page, 'Enter', choice))
    }
    return { verdicts, tasks }
  })
}

/** Notes when a frame has the button to begin with, and when the last byte of the state had arrived. */
function recordUsable({ path, name }: { readonly path: string; readonly name: string }): void {
  let shownAt = 0
  const check = () => {
    const isShown = [...document.querySelectorAll('main button')].some(
      ({ textContent }) => textContent === name,
    )
    if (isShown) shownAt = performance.now()
    else requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
  window.usableMs = () => {
    const [state] = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith(path)) as PerformanceResourceTiming[]
    return shownAt - (state?.responseEnd ?? Number.NaN)
  }
}

declare global {
  interface Window {
    usableMs: () => number
  }
}
