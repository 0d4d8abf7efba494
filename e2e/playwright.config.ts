import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { languageKey } from '@pol/contract/text'
import { launchOptions } from './support/browser.ts'
import { administrator } from './support/people.ts'
import { folder, ownServer, parallel, serverAt } from './support/server.ts'

/** Journeys that take minutes; `npm run proofs` runs them. */
const proofs = '**/*.proof.spec.ts'
/**
 * The journeys of the specified screens. They run a second time in Persian, also with `npm run proofs`. Those of the guard and of
 * the device lock do not: they are about requests in time, which no language changes.
 */
const specified = [
  'access-request',
  'accessibility.proof',
  'administration-access',
  'administration-accounts',
  'administration-requests',
  'administration-roles',
  'administration-table',
  'adults',
  'alphabet',
  'children',
  'cookie-notice.proof',
  'credits',
  'dictionary-entries',
  'dictionary-search',
  'emergency.proof',
  'error-pages',
  'first-lesson',
  'first-view',
  'focus-and-messages',
  'forgotten-password',
  'home',
  'narrow',
  'offline.proof',
  'personal-data',
  'practice-accessibility.proof',
  'privacy.proof',
  'seniors',
  'sentences',
  'sign-in',
  'syllables',
  'translate-cancel',
  'translate-failures',
  'translate-files',
  'translate-hearing-copying',
  'translate-screen',
  'translate-service',
  'translate-texts',
  'verbs',
].map((name) => `**/${name}.spec.ts`)
const choice = { name: languageKey, value: 'fa', domain: 'localhost', path: '/', expires: -1 }

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  workers: parallel,
  projects: [
    { name: 'journeys', testIgnore: proofs },
    { name: 'proofs', testMatch: proofs },
    {
      name: 'in Persian',
      testMatch: specified,
      grepInvert: /@german/,
      metadata: { language: 'fa' },
      use: {
        storageState: {
          cookies: [{ ...choice, httpOnly: false, secure: false, sameSite: 'Lax' }],
          origins: [],
        },
      },
    },
  ],
  // The retry records a trace. A journey that passes only then fails the run, unless it is listed in allowed-retries.ts.
  retries: 1,
  // The timeouts are long, so that no journey fails because the machine is busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(folder, 'report.json') }]],
  use: {
    baseURL: ownServer.url,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'on-first-retry',
    launchOptions,
  },
  webServer: Array.from({ length: parallel }, (_, index) => {
    const { port, url, dataFolder } = serverAt(index)
    return {
      command: 'node server/dist/main.js',
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      url: `${url}/api/health`,
      timeout: 180_000,
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
