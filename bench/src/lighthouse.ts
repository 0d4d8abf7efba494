import { userInfo } from 'node:os'
import lighthouse, { type Flags } from 'lighthouse'
import puppeteer, { type Page } from 'puppeteer-core'
import { findChromium } from '../../scripts/chromium.ts'
import type { Section } from './report.ts'
import { learningScreens } from './screens.ts'
import { withServer } from './server.ts'
import { repeat, spread } from './statistics.ts'

const runs = 3
/** Time limit, because the device-lock stream keeps the network busy. */
const longestLoadMs = 12_000
const paths = ['/auth', '/', ...learningScreens]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const
const shift = 'cumulative-layout-shift'

type Figures = Readonly<Record<string, number>>

export function measureLighthouse(): Promise<Section> {
  return withServer(async (server) => {
    const { token } = await server.signIn()
    const rows: string[][] = []
    for (const path of paths) {
      const audits = await repeat(runs, () => audit(server.url, path, path === '/auth' ? null : token))
      const show = (name: string, unit = '', digits = 0) =>
        spread(
          audits.map((figures) => figures[name] ?? Number.NaN),
          unit,
          digits,
        )
      rows.push([
        `\`${path}\``,
        ...categories.map((name) => show(name)),
        ...timings.map((name) => show(name, 'ms')),
        show(shift, '', 3),
      ])
    }
    return {
      title: 'Lighthouse',
      method:
        'Lighthouse for mobile (simulated slow 4G, processor four times slower), an empty cache, the production server without ' +
        `TLS, ${runs} runs each; all screens but \`/auth\` as a signed-in learner.`,
      table: [
        [
          'Screen',
          'Performance',
          'Accessibility',
          'Best practices',
          'SEO',
          'First contentful paint',
          'Largest contentful paint',
          'Blocking time',
          'Layout shift',
        ],
        ...rows,
      ],
    }
  })
}

async function audit(url: string, path: string, token: string | null): Promise<Figures> {
  const browser = await puppeteer.launch({
    executablePath: findChromium() ?? '',
    headless: 'shell',
    args: userInfo().uid === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage()
    if (token) await storeSession(page, url, token)
    // Resetting the storage would end the session.
    const flags: Flags = {
      disableStorageReset: true,
      onlyCategories: [...categories],
      logLevel: 'error',
      maxWaitForLoad: longestLoadMs,
    }
    const result = await lighthouse(`${url}${path}`, flags, undefined, page)
    if (!result || result.lhr.runtimeError || result.lhr.finalDisplayedUrl !== `${url}${path}`) {
      throw new Error(
        `Lighthouse could not open ${path}: ${result?.lhr.runtimeError?.message ?? 'it was redirected'}`,
      )
    }
    const { lhr } = result
    return Object.fromEntries([
      ...categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)] as const),
      ...[...timings, shift].map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN] as const),
    ])
  } finally {
    await browser.close()
  }
}

/** Signs in by writing the storage key of the browser application (web/src/lib/session.ts). */
async function storeSession(page: Page, url: string, token: string): Promise<void> {
  await page.goto(`${url}/api/health`)
  await page.evaluate((value) => sessionStorage.setItem('pl_session', value), token)
}
