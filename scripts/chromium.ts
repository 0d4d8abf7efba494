import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** An installed browser of the Chromium family, Playwright's own included, or `null`. */
export function findChromium(): string | null {
  return [...installed, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}
