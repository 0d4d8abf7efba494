import { userInfo } from 'node:os'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'
import type { Section } from './report.ts'
import { withServer, type Server } from './server.ts'
import { repeat, spread } from './statistics.ts'

const runs = 3

interface Visit {
  readonly path: string
  /** `null`: nobody is signed in. */
  readonly token: string | null
}

interface Transfer {
  readonly type: string
  readonly bytes: number
}

export async function measureFirstView(): Promise<Section> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: userInfo().uid === 0 ? ['--no-sandbox'] : [],
  })
  try {
    return await withServer((server) => compareScreens(server, browser))
  } finally {
    await browser.close()
  }
}

async function compareScreens(server: Server, browser: Browser): Promise<Section> {
  const { token } = await server.signIn()
  const row = async (name: string, visit: Visit) => {
    const views = await repeat(runs, () => firstView(server.url, browser, visit))
    return [
      name,
      spread(views.map(({ script }) => script)),
      spread(views.map(({ style }) => style)),
      spread(views.map(({ everything }) => everything)),
      spread(views.map(({ requests }) => requests)),
    ]
  }
  return {
    title: 'First view',
    method:
      'Bytes over the wire, compressed and with their headers, until Chromium with an empty cache has shown ' +
      `the screen and has nothing more to ask, ${runs} runs each. CSS comes inside the page; its bytes are ` +
      'those of the inline styles, compressed by themselves.',
    table: [
      ['Screen', 'JavaScript, bytes', 'CSS, bytes', 'Everything, bytes', 'Requests'],
      await row('`/auth`', { path: '/auth', token: null }),
      await row('`/`, signed in', { path: '/', token }),
    ],
  }
}

async function firstView(url: string, browser: Browser, { path, token }: Visit) {
  const context = await browser.newContext()
  try {
    // The tab's session as the browser application keeps it (web/src/lib/session.ts).
    if (token) await context.addInitScript((value) => sessionStorage.setItem('pl_session', value), token)
    const page = await context.newPage()
    const transfers = await watchTransfers(page)
    const document = await page.goto(`${url}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    if (page.url() !== `${url}${path}`) throw new Error(`${path} led to ${page.url()}.`)
    const inlineStyle = [...((await document?.text()) ?? '').matchAll(/<style>([\s\S]*?)<\/style>/g)]
      .map(([, style]) => style)
      .join('')
    return {
      script: bytesOf(transfers, 'text/javascript'),
      style: bytesOf(transfers, 'text/css') + brotliCompressSync(inlineStyle).length,
      everything: bytesOf(transfers),
      requests: transfers.size,
    }
  } finally {
    await context.close()
  }
}

/** What the network brings, by request. */
async function watchTransfers(page: Page): Promise<ReadonlyMap<string, Transfer>> {
  const transfers = new Map<string, Transfer>()
  const network = await page.context().newCDPSession(page)
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('http')) transfers.set(requestId, { type: response.mimeType, bytes: 0 })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfers.set(requestId, { ...transfer, bytes: encodedDataLength })
  })
  await network.send('Network.enable')
  return transfers
}

function bytesOf(transfers: ReadonlyMap<string, Transfer>, type?: string): number {
  return [...transfers.values()]
    .filter((transfer) => type === undefined || transfer.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0)
}
