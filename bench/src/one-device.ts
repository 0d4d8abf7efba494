import type { Browser, Page } from '@playwright/test'
import { deviceLock } from '@pol/contract/device-lock'
import { listen } from '@pol/contract/listen'
import { withBrowser } from './browser.ts'
import type { Section } from './report.ts'
import { withServer, type Server } from './server.ts'
import { median, quantile, repeat, spread } from './statistics.ts'

const runs = 3
const overTheWire = 100
const onTheScreen = 10

export function measureOneDevice(): Promise<Section> {
  return withBrowser(async (browser) =>
    section(
      await repeat(runs, () =>
        withServer(async (server) => ({
          wire: await timesOverTheWire(server),
          screen: await timesOnTheScreen(server, browser),
        })),
      ),
    ),
  )
}

function section(measured: readonly Record<'wire' | 'screen', readonly number[]>[]): Section {
  const row = (name: string, which: 'wire' | 'screen') => {
    const times = measured.map((run) => run[which])
    const ninetyFifth = times.map((run) => quantile(run, 0.95))
    return [name, spread(times.map(median), 'ms'), spread(ninetyFifth, 'ms')]
  }
  return {
    title: 'One device at a time',
    method:
      'From sending the sign-in on one device, including the verification of the password, to the event on the other, on a new ' +
      `database, ${runs} runs: ${overTheWire} times to the event on an open stream, and ${onTheScreen} times to the toast in Chromium.`,
    table: [
      ['Until', 'Median', '95th percentile'],
      row('the event arrives', 'wire'),
      row('the toast is shown', 'screen'),
    ],
  }
}

/** Each sign-in replaces the previous session. */
async function timesOverTheWire(server: Server): Promise<number[]> {
  const times: number[] = []
  let { token } = await server.signIn()
  while (times.length < overTheWire) {
    const opened = Promise.withResolvers<void>()
    const signedOut = untilSignedOut(server.url, token, opened.resolve)
    await Promise.race([opened.promise, signedOut])
    const begin = performance.now()
    ;({ token } = await server.signIn())
    times.push((await signedOut) - begin)
  }
  return times
}

/** @returns the time at which the session of the token receives `force_logout`. */
async function untilSignedOut(url: string, token: string, onActivity: () => void): Promise<number> {
  for (;;) {
    const options = { token, signal: new AbortController().signal, onActivity }
    for await (const { name } of listen(deviceLock, {
      ...options,
      fetch: (path, init) => fetch(`${url}${path}`, init),
    })) {
      if (name === 'force_logout') return performance.now()
    }
  }
}

async function timesOnTheScreen(server: Server, browser: Browser): Promise<number[]> {
  const times: number[] = []
  while (times.length < onTheScreen) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const { token } = await server.signIn()
    // The storage key of the browser application (web/src/lib/session.ts).
    await context.addInitScript((value) => sessionStorage.setItem('pl_session', value), token)
    const listening = page.waitForResponse(`**${deviceLock.path}`)
    await page.goto(`${server.url}/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await listening
    const shownAt = untilToast(page)
    const begin = Date.now()
    await server.signIn()
    times.push((await shownAt) - begin)
    await context.close()
  }
  return times
}

/** @returns the time by the page's clock at which the toast was painted. */
function untilToast(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (!document.querySelector('[role=alert]')?.textContent.includes('Abgemeldet')) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(Date.now()))
        }
        const observer = new MutationObserver(check)
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
}
