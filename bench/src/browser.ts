import { userInfo } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import {
  chromium,
  type Browser,
  type CDPSession,
  type Page,
  type Request,
  type Response,
} from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'

export interface Visit {
  readonly path: string
  /** `null` if no user is signed in. */
  readonly token: string | null
}

interface Transfer {
  readonly url: string
  readonly type: string
  readonly bytes: number
}

export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: userInfo().uid === 0 ? ['--no-sandbox'] : [],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Opens a page with an empty cache, signed in as the user of the token. */
export async function withPage<Result>(
  browser: Browser,
  { token }: Visit,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    // The storage key of the browser application (web/src/lib/session.ts).
    if (token) await context.addInitScript((value) => sessionStorage.setItem('pl_session', value), token)
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Lighthouse's mobile setting: a processor four times slower. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return devtools
}

const quietMs = 500

/**
 * Opens a URL and waits until the screen is displayed and the network has been idle for half a second. Ignores the
 * device-lock stream, which stays open.
 */
export async function openAndSettle(page: Page, url: string): Promise<Response | null> {
  let changedAt = performance.now()
  const open = new Set<Request>()
  const isStream = (request: Request) => request.url().includes('/api/realtime/')
  page.on('request', (request) => {
    changedAt = performance.now()
    if (!isStream(request)) open.add(request)
  })
  const ended = (request: Request) => {
    changedAt = performance.now()
    open.delete(request)
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  const document = await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  while (open.size > 0 || performance.now() - changedAt < quietMs) await pause(20)
  return document
}

/** Records all responses by request id, with their transferred bytes. */
export async function watchTransfers(page: Page): Promise<ReadonlyMap<string, Transfer>> {
  const transfers = new Map<string, Transfer>()
  const network = await page.context().newCDPSession(page)
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('http'))
      transfers.set(requestId, { url: response.url, type: response.mimeType, bytes: 0 })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfers.set(requestId, { ...transfer, bytes: encodedDataLength })
  })
  await network.send('Network.enable')
  return transfers
}

export function bytesOf(transfers: ReadonlyMap<string, Transfer>, type?: string): number {
  return [...transfers.values()]
    .filter((transfer) => type === undefined || transfer.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0)
}
