import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/browser.ts'

/** Journeys that take minutes; `npm run proofs` runs them. */
const proofs = '**/*.proof.spec.ts'
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  // Journeys of one file run in parallel, too; each has a person of its own.
  fullyParallel: true,
  // More workers than cores take longer: a journey keeps nearly one core busy.
  workers: 2,
  projects: [
    { name: 'journeys', testIgnore: proofs },
    { name: 'proofs', testMatch: proofs },
  ],
  // Long timeouts, so that journeys do not fail on a busy machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions,
  },
})
