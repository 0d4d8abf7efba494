import { userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { administrator } from './support/people.ts'
import { folder, ownServer, parallel, serverAt } from './support/server.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  workers: parallel,
  // A journey that fails and then passes is named as flaky in the report.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: join(folder, 'report.json') }]],
  use: {
    baseURL: ownServer.url,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--autoplay-policy=no-user-gesture-required', ...(userInfo().uid === 0 ? ['--no-sandbox'] : [])],
    },
  },
  webServer: Array.from({ length: parallel }, (_, index) => {
    const { port, url, dataFolder } = serverAt(index)
    return {
      command: 'node server/dist/main.js',
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      url: `${url}/api/health`,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
      env: {
        PORT: String(port),
        DATA_DIR: dataFolder,
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        LOG_LEVEL: 'warn',
      },
    }
  }),
})
