import type { Browser, CDPSession, Page } from '@playwright/test'
import { bytesOf, openQuietly, watchTransfers, withBrowser, withPage } from './browser.ts'
import type { Section } from './report.ts'
import { withServer, type Server } from './server.ts'
import { repeat, spread } from './statistics.ts'

const runs = 3
const paths = [
  '/alphabet',
  '/syllables',
  '/sentences',
  '/verbs',
  '/dictionary',
  '/kinder',
  '/erwachsene',
  '/senioren',
]

/** What Lighthouse applies to a phone: slow 4G and a processor four times slower. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowProcessor = { rate: 4 }
/** A task that takes longer than this makes a person wait (https://web.dev/articles/tbt). */
const longTaskMs = 50

export function measureScreens(): Promise<Section> {
  return withBrowser((browser) => withServer((server) => compareScreens(server, browser)))
}

async function compareScreens(server: Server, browser: Browser): Promise<Section> {
  const { token } = await server.signIn()
  const rows: string[][] = []
  for (const path of paths) {
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
  rows.push(['longest task while typing a search', '', '', longest('typing')])
  rows.push(['longest task while scrolling all entries', '', '', longest('scrolling')])
  return {
    title: 'Learning screens',
    method:
      'A phone of 412 × 823 pixels with the network and the processor slowed down as Lighthouse does for mobile ' +
      `(slow 4G, 4 times slower), an empty cache, ${runs} runs each. Own script: bytes over the wire (brotli) of what ` +
      'the screen loads beside the scripts of Home, its content included. Blocking time: what tasks take beyond ' +
      '50 ms each until the screen is idle. The last two rows: the dictionary with all its entries.',
    table: [
      ['Screen', 'Own script and content, bytes', 'Largest contentful paint, ms', 'Blocking time, ms'],
      ...rows,
    ],
  }
}

async function openScreen(url: string, browser: Browser, path: string, token: string) {
  const ownScript = await withPage(browser, { path, token }, async (page) => {
    await openQuietly(page, `${url}/`)
    const transfers = await watchTransfers(page)
    await openQuietly(page, `${url}${path}`)
    return bytesOf(transfers, 'text/javascript')
  })
  const times = await withPage(browser, { path, token }, async (page) => {
    await observe(page)
    await slowDown(page)
    await openQuietly(page, `${url}${path}`)
    return page.evaluate(() => window.observed)
  })
  return {
    ownScript,
    largestPaintMs: times.largestPaintMs,
    blockingMs: times.tasks.reduce((sum, ms) => sum + Math.max(0, ms - longTaskMs), 0),
  }
}

async function searchDictionary(url: string, browser: Browser, token: string) {
  return withPage(browser, { path: '/dictionary', token }, async (page) => {
    await observe(page)
    await openQuietly(page, `${url}/dictionary`)
    const search = page.getByRole('searchbox')
    const devtools = await slowDown(page)
    const longestOf = async (act: () => Promise<unknown>) => {
      await page.evaluate(() => window.observed.tasks.splice(0))
      await act()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      return Math.max(0, ...(await page.evaluate(() => window.observed.tasks)))
    }
    const typing = await longestOf(() => search.pressSequentially('haus', { delay: 120 }))
    await search.fill('')
    const scrolling = await longestOf(() =>
      devtools.send('Input.synthesizeScrollGesture', { x: 200, y: 400, yDistance: -20_000, speed: 4_000 }),
    )
    return { typing, scrolling }
  })
}

async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowNetwork)
  await devtools.send('Emulation.setCPUThrottlingRate', slowProcessor)
  return devtools
}

declare global {
  interface Window {
    observed: { largestPaintMs: number; readonly tasks: number[] }
  }
}

/** Notes the largest paint and the length of every long task in `window.observed`. */
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
