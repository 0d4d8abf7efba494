import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import type { Client } from '@pol/contract/client'
import { readLearning, sendAnswers, updateLearningSettings } from '@pol/contract/operations/learning'
import type { Answer, Card, Grade } from '@pol/learning/values'
import { remember } from '@pol/learning/memory'
import { type Random, randomOf } from '@pol/learning/random'
import { leadingItems } from './leading-items.ts'
import { openAndSettle, slowProcessor, watchTransfers, withBrowser, withPage } from './browser.ts'
import { timePress } from './press.ts'
import type { Section } from './report.ts'
import { withServer } from './server.ts'
import { repeat, spread } from './statistics.ts'
import { answersMaximum } from '@pol/contract/limits'

const runs = 3
const cards = 5_000
const tasksPerRun = 8
const path = '/ueben'
const dayMs = 86_400_000
/** Some scripts are loaded a moment after the network was idle. */
const settleMs = 3_000

export function measurePractice(): Promise<Section> {
  return withBrowser((browser) =>
    withServer(
      async (server) => {
        const { call, token } = await server.signIn()
        await call(updateLearningSettings, { learns: 'fa' })
        const empty = await repeat(runs, () => openState(browser, server.url, token))
        await answerAll(call)
        const script = await repeat(runs, () => ownScript(browser, server.url, token))
        const states = await repeat(runs, () => openState(browser, server.url, token))
        const rounds = await repeat(runs, () => practise(browser, server.url, token))
        return {
          title: 'Practice',
          method:
            `A learner with ${cards.toLocaleString('en')} cards after 300 days, one of ${cardsPerDue} due, a viewport of 412 × 823 pixels, a processor 4 times slower, ${runs} runs each ` +
            `with a new browser and, for the presses, ${tasksPerRun} tasks. From the event of a press to the frame with its result. ` +
            `Script: what \`${path}\` loads in addition to Home, without its content, and the part of it that a round needs and that is loaded once the screen stands (brotli). The state: the response of ` +
            `\`GET ${readLearning.path}\` (brotli), and from the start of the navigation to the frame in which practice can be started, ` +
            'without cards and with all of them.',
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
            ...(['screen', 'round'] as const).map((part) => [
              `script of the ${part}`,
              spread(
                script.map((bytes) => bytes[part]),
                'bytes',
              ),
            ]),
            [
              'the state in a new browser',
              spread(
                states.map(({ bytes }) => bytes),
                'bytes',
              ),
            ],
            [
              'until practice can be started, without cards',
              spread(
                empty.map(({ ms }) => ms),
                'ms',
              ),
            ],
            [
              'until practice can be started, with all cards',
              spread(
                states.map(({ ms }) => ms),
                'ms',
              ),
            ],
          ],
        }
      },
      { LIMITS: 'answers.points=100000000,cardsRead.points=100000000' },
    ),
  )
}

/** One in this number of cards is due. */
const cardsPerDue = 25

/** Answers of a learner of 300 days who practises whenever something is due and is right nine times out of ten. */
async function answerAll(call: Client): Promise<void> {
  const random = randomOf('learner')
  const items = await leadingItems(cards)
  const answers = items.flatMap((id, at) => (at % cardsPerDue === 0 ? forgotten(id) : kept(id, random)))
  for (let at = 0; at < answers.length; at += answersMaximum)
    await call(sendAnswers, { answers: answers.slice(at, at + answersMaximum) })
}

function answerOf(item: string, grade: Grade, at: number): Answer {
  return {
    id: randomUUID(),
    language: 'fa',
    item,
    skill: 'recognise',
    grade,
    task: 'choose',
    at: new Date(at).toISOString(),
    ms: 4_000,
  }
}

/** Answers that make a card due, to be asked with options. */
function forgotten(item: string): Answer[] {
  const now = Date.now()
  return [answerOf(item, 3, now - 12 * dayMs), answerOf(item, 1, now - 9 * dayMs)]
}

/** Answers after which a card is not due. */
function kept(item: string, random: Random): Answer[] {
  const answers: Answer[] = []
  let card: Card | null = null
  let at = Date.now() - (1 + 299 * random()) * dayMs
  while (at < Date.now()) {
    const answer: Answer = answerOf(item, random() < 0.9 ? 3 : 1, at)
    answers.push(answer)
    card = remember(card, answer)
    at = Date.parse(card.due) + random() * (dayMs / 2)
  }
  return answers
}

/** Scripts of the content. The first words share a script with the folding of texts. */
const content = /\/(?:lexicon|entries|letters|_virtual|fold)-/
/** The first script of a round, which is loaded as soon as the screen stands, and after which come the others of a round. */
const round = /\/round-view-/

/** @returns bytes of the scripts beside the content: of the screen, and of the round that it loads next. */
async function ownScript(browser: Browser, url: string, token: string) {
  return withPage(browser, { path, token }, async (page) => {
    await openAndSettle(page, `${url}/`)
    const transfers = await watchTransfers(page)
    await openAndSettle(page, url + path)
    await page.waitForTimeout(settleMs)
    const scripts = [...transfers.values()].filter(({ type }) => type === 'text/javascript')
    const bytesOf = (some: typeof scripts) =>
      some.filter(({ url }) => !content.test(url)).reduce((sum, { bytes }) => sum + bytes, 0)
    const roundAt = scripts.findIndex(({ url }) => round.test(url))
    if (roundAt < 0) throw new Error(`${path} loaded no round`)
    return { screen: bytesOf(scripts.slice(0, roundAt)), round: bytesOf(scripts.slice(roundAt)) }
  })
}

const startButton = 'Üben starten'

async function openState(browser: Browser, url: string, token: string) {
  return withPage(browser, { path, token }, async (page) => {
    const transfers = await watchTransfers(page)
    await page.addInitScript(recordUsable, startButton)
    await slowProcessor(page)
    await page.goto(url + path)
    await page.getByRole('button', { name: startButton }).waitFor()
    const bytes =
      [...transfers.values()].find(({ url }) => url.endsWith(readLearning.path))?.bytes ?? Number.NaN
    return { bytes, ms: await page.evaluate(() => window.usableMs()) }
  })
}

const verdict = { selector: 'main [role=status] > p', count: 1 }
/** A task without a verdict: a choice, or a word that is shown again after it was wrong. */
const task = { selector: `main:not(:has(${verdict.selector})) [role=group]`, count: 1 }
const choice = '[aria-label=Antworten] > button:enabled'

async function practise(browser: Browser, url: string, token: string) {
  return withPage(browser, { path, token }, async (page) => {
    await openAndSettle(page, url + path)
    await page.getByRole('button', { name: startButton }).click()
    await slowProcessor(page)
    const verdicts: number[] = []
    const tasks: number[] = []
    await page.locator(task.selector).first().waitFor()
    while (tasks.length < tasksPerRun) {
      const isChoice = (await page.locator(choice).count()) > 0
      if (isChoice) verdicts.push(await timePress(page, '1', verdict))
      tasks.push(await timePress(page, 'Enter', task))
    }
    return { verdicts, tasks }
  })
}

/** Records the time of the frame in which the start button appears. */
function recordUsable(name: string): void {
  let shownAt = 0
  const check = () => {
    const isShown = [...document.querySelectorAll('main button')].some(
      ({ textContent }) => textContent === name,
    )
    if (isShown) shownAt = performance.now()
    else requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
  window.usableMs = () => shownAt
}

declare global {
  interface Window {
    usableMs: () => number
  }
}
