import { mkdtempSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { administrator } from './support/people.ts'

// Playwright reads this file in each of its processes; the first one decides.
process.env.POL_E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
process.env.POL_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'pol-e2e-'))
const port = process.env.POL_E2E_PORT
const executablePath = findChromium()

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  // One account is active on one device at a time, and these journeys share the administrator's.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: join(process.env.POL_E2E_DATA, 'report.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--autoplay-policy=no-user-gesture-required', ...(userInfo().uid === 0 ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: 'node server/dist/main.js',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}/api/health`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: port,
      DATA_DIR: process.env.POL_E2E_DATA,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'warn',
    },
  },
})
