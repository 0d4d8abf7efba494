import type { Browser, CDPSession, Page } from '@playwright/test'
import { bytesOf, openAndSettle, slowProcessor, watchTransfers, withBrowser, withPage } from './browser.ts'
import { timePress } from './press.ts'
import type { Section } from './report.ts'
import { withServer, type Server } from './server.ts'
import { repeat, spread } from './statistics.ts'

const runs = 3
export const learningScreens = [
  '/alphabet',
  '/syllables',
  '/sentences',
  '/verbs',
  '/dictionary',
  '/kinder',
  '/erwachsene',
  '/senioren',
  '/kurs/1',
  '/kurs/1/1',
]

/** Lighthouse's mobile setting: slow 4G. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
/** Longer tasks count towards the total blocking time (https://web.dev/articles/tbt). */
const longTaskMs = 50

export function measureScreens(): Promise<Section> {
  return withBrowser((browser) => withServer((server) => compareScreens(server, browser)))
}

async function compareScreens(server: Server, browser: Browser): Promise<Section> {
  const { token } = await server.signIn()
  const rows: string[][] = []
  for (const path of learningScreens) {
    const views = await repeat(runs, () => openScreen(server.url, browser, path, token))
    rows.push([
      `\`${path}\``,
      spread(views.map(({ ownScript }) => ownScript)),
      spread(views.map(({ largestPaintMs }) => largestPaintMs)),
      spread(views.map(({ blockingMs }) => blockingMs)),
    ])
  }
  const searches = await repeat(runs, () => searchDictionary(server.url, browser, token))
  const longest = (kind: 'typing' | 'scrolling') => spread(searches.map((search) => search[kind]))
  rows.push([
    'from a key press until the first twenty results stand',
    '',
    spread(searches.flatMap(({ paints }) => paints)),
    '',
  ])
  rows.push(['longest task while typing a search', '', '', longest('typing')])
  rows.push(['longest task while scrolling all entries', '', '', longest('scrolling')])
  return {
    title: 'Learning screens',
    method:
      'A viewport of 412 × 823 pixels, with network and processor throttled as by Lighthouse for mobile (slow 4G, 4 times slower), ' +
      `an empty cache, ${runs} runs each. Own script: transferred bytes (brotli) of the scripts that the screen loads in addition to ` +
      'those of Home, including its content. Blocking time: the time of each task beyond 50 ms, until the screen is idle. The last ' +
      'three rows: the dictionary with all its entries, while "haus" is typed.',
    table: [
      ['Screen', 'Own script and content, bytes', 'Largest contentful paint, ms', 'Blocking time, ms'],
      ...rows,
    ],
  }
}

async function openScreen(url: string, browser: Browser, path: string, token: string) {
  const ownScript = await withPage(browser, { path, token }, async (page) => {
    await openAndSettle(page, `${url}/`)
    const transfers = await watchTransfers(page)
    await openAndSettle(page, `${url}${path}`)
    return bytesOf(transfers, 'text/javascript')
  })
  const times = await withPage(browser, { path, token }, async (page) => {
    await observe(page)
    await slowDown(page)
    await openAndSettle(page, `${url}${path}`)
    return page.evaluate(() => window.observed)
  })
  return {
    ownScript,
    largestPaintMs: times.largestPaintMs,
    blockingMs: times.tasks.reduce((sum, ms) => sum + Math.max(0, ms - longTaskMs), 0),
  }
}

const firstResults = { selector: '[aria-label="Wörter"] > :not([hidden]) [role=listitem]', count: 20 }

async function searchDictionary(url: string, browser: Browser, token: string) {
  return withPage(browser, { path: '/dictionary', token }, async (page) => {
    await observe(page)
    await openAndSettle(page, `${url}/dictionary`)
    const search = page.getByRole('searchbox')
    const devtools = await slowDown(page)
    const longestOf = async (act: () => Promise<unknown>) => {
      await page.evaluate(() => window.observed.tasks.splice(0))
      await act()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      return Math.max(0, ...(await page.evaluate(() => window.observed.tasks)))
    }
    // The first search loads the complete lexicon and builds the index of forms.
    await search.fill('ging')
    await page.getByRole('region', { name: 'Ähnliche Treffer' }).waitFor()
    await search.fill('')
    const paints: number[] = []
    const typing = await longestOf(async () => {
      for (const key of 'haus') paints.push(await timePress(page, key, firstResults))
    })
    await search.fill('')
    const scrolling = await longestOf(() =>
      devtools.send('Input.synthesizeScrollGesture', { x: 200, y: 400, yDistance: -20_000, speed: 4_000 }),
    )
    return { typing, scrolling, paints }
  })
}

async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await slowProcessor(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowNetwork)
  return devtools
}

declare global {
  interface Window {
    observed: { largestPaintMs: number; readonly tasks: number[] }
  }
}

/** Records the largest paint and the duration of all long tasks in `window.observed`. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed: Window['observed'] = { largestPaintMs: 0, tasks: [] }
    window.observed = observed
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) observed.largestPaintMs = Math.round(startTime)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) observed.tasks.push(Math.round(duration))
    }).observe({ type: 'longtask', buffered: true })
  })
}
