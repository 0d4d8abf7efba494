/**
 * `npm run pictures`: renders the application icons and the image for link previews on other sites. The results are
 * committed, so that a build needs no browser.
 */
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'

const inWeb = (path: string) => fileURLToPath(new URL(`../web/${path}`, import.meta.url))
const bridge = `
  <path d="M4 13h24v3h-2v8h-3v-4a3 3 0 0 0-6 0v4h-2v-4a3 3 0 0 0-6 0v4H6v-8H4z" fill="#fff" />
  <path d="M4 9.5h24v2H4z" fill="#f2b84b" />`
const logo = (corner: number, scale = 1) => `
  <svg viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="#0f6470" />
    <g transform="translate(16 16) scale(${scale}) translate(-16 -16)">${bridge}</g></svg>`

const font = (family: string, file: string) =>
  `@font-face { font-family: ${family}; font-weight: 400 700;
    src: url(data:font/woff2;base64,${readFileSync(inWeb(`src/fonts/${file}`)).toString('base64')}) }`
const social = `
  <style>
    ${font('Latin', 'atkinson-hyperlegible-next.woff2')} ${font('Persian', 'vazirmatn.woff2')}
    main { display: flex; width: 1200px; height: 630px; box-sizing: border-box; padding: 80px; align-items: center; gap: 64px;
      background: #f7f5f0; color: #14343c; font: 700 66px/1.3 Latin }
    svg { width: 300px; flex: none } [lang=fa] { font-family: Persian } b { color: #8a5300 } small { font-size: 34px; font-weight: 400 }
  </style>
  <main>${logo(8)}<div>Deutsch <b>⇄</b> Persisch<br /><span lang="fa" dir="rtl">آلمانی و فارسی</span><br />
    <small>lernen, in beide Richtungen und mit Ton</small></div></main>`

const pictures = [
  { file: 'icon-192.png', width: 192, height: 192, drawing: logo(8) },
  { file: 'icon-512.png', width: 512, height: 512, drawing: logo(8) },
  // The operating system crops these to its own shape: square corners, and a margin around the logo.
  { file: 'icon-maskable-512.png', width: 512, height: 512, drawing: logo(0, 0.72) },
  { file: 'apple-touch-icon.png', width: 180, height: 180, drawing: logo(0, 0.88) },
  { file: 'social.png', width: 1200, height: 630, drawing: social },
]

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: userInfo().uid === 0 ? ['--no-sandbox'] : [],
})
for (const { file, width, height, drawing } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: inWeb(`public/${file}`), omitBackground: true })
  await page.close()
}
await browser.close()
