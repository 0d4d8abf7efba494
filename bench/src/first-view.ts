import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { bytesOf, openAndSettle, watchTransfers, withBrowser, withPage, type Visit } from './browser.ts'
import type { Section } from './report.ts'
import { withServer, type Server } from './server.ts'
import { repeat, spread } from './statistics.ts'

const runs = 3

export function measureFirstView(): Promise<Section> {
  return withBrowser((browser) => withServer((server) => compareScreens(server, browser)))
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
      'Transferred bytes, compressed and with headers, until Chromium with an empty cache has shown the screen and sends no more ' +
      `requests, ${runs} runs each. CSS is inline in the page; its bytes are those of the inline styles, compressed separately.`,
    table: [
      ['Screen', 'JavaScript, bytes', 'CSS, bytes', 'Everything, bytes', 'Requests'],
      await row('`/auth`', { path: '/auth', token: null }),
      await row('`/`, signed in', { path: '/', token }),
      await row('`/kurs/1`', { path: '/kurs/1', token }),
      await row('`/kurs/1/1`', { path: '/kurs/1/1', token }),
    ],
  }
}

function firstView(url: string, browser: Browser, visit: Visit) {
  return withPage(browser, visit, async (page) => {
    const transfers = await watchTransfers(page)
    const document = await openAndSettle(page, `${url}${visit.path}`)
    if (page.url() !== `${url}${visit.path}`) throw new Error(`${visit.path} redirected to ${page.url()}.`)
    const inlineStyle = [...((await document?.text()) ?? '').matchAll(/<style>([\s\S]*?)<\/style>/g)]
      .map(([, style]) => style)
      .join('')
    return {
      script: bytesOf(transfers, 'text/javascript'),
      style: bytesOf(transfers, 'text/css') + brotliCompressSync(inlineStyle).length,
      everything: bytesOf(transfers),
      requests: transfers.size,
    }
  })
}
