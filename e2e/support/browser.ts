import { userInfo } from 'node:os'
import { findChromium } from '../../scripts/chromium.ts'

const executablePath = findChromium()

/** Launch options of Chromium. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: ['--autoplay-policy=no-user-gesture-required', ...(userInfo().uid === 0 ? ['--no-sandbox'] : [])],
}
