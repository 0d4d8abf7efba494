import type { Page } from '@playwright/test'
import { tokenOf } from './test.ts'

const speech = '**/text-to-speech'

/** Keeps every sound element that the page plays, so that a journey can ask whether it is silent. */
export async function recordSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds = new Set<HTMLMediaElement>()
    const rates: number[] = []
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      sounds.add(this)
      rates.push(this.playbackRate)
      return play.call(this)
    }
    Object.assign(window, {
      soundsPlaying: () => [...sounds].filter((sound) => !sound.paused).length,
      ratesPlayed: rates,
    })
  })
}

/** How many sounds the page is playing at this moment; `recordSounds` must have gone before. */
export function soundsPlaying(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { soundsPlaying: () => number }).soundsPlaying())
}

/** How fast each sound was played, in their order; `recordSounds` must have gone before. */
export function ratesPlayed(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as unknown as { ratesPlayed: readonly number[] }).ratesPlayed)
}

/** Lets every clip last half a minute: one of the server's own, many times over. */
export async function lengthenClips(page: Page): Promise<void> {
  const answer = await page.request.post('/api/functions/text-to-speech', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: { text: 'Haus', voice: 'alloy' },
  })
  const { audioContent } = (await answer.json()) as { audioContent: string }
  const clip = Buffer.from(audioContent, 'base64')
  const long = Buffer.concat(Array.from({ length: 40 }, () => clip)).toString('base64')
  await page.route(speech, (route) => route.fulfill({ json: { audioContent: long } }))
}

/** Answers every request for a clip in the same way. */
export async function answerSpeech(page: Page, status: number, json: object): Promise<void> {
  await page.route(speech, (route) => route.fulfill({ status, json }))
}

/** The texts for which the page asks the server from now on. */
export function askedTexts(page: Page): string[] {
  const texts: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/text-to-speech')) return
    texts.push((request.postDataJSON() as { text: string }).text)
  })
  return texts
}
