import type { Page } from '@playwright/test'
import { tokenOf } from './test.ts'

const speech = '**/text-to-speech'

/** Records every audio element that the page plays. Call it before the page is opened. */
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

/** @returns the number of sounds that are playing. Needs `recordSounds`. */
export function soundsPlaying(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { soundsPlaying: () => number }).soundsPlaying())
}

/** @returns the playback rate of each sound, in order. Needs `recordSounds`. */
export function ratesPlayed(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as unknown as { ratesPlayed: readonly number[] }).ratesPlayed)
}

/**
 * Makes the browser refuse to play, as browsers do before the first press on a page. Call it before the page is opened.
 * @returns `times`, the number of refusals so far, and `end`, which allows playing.
 */
export async function refuseToPlay(page: Page) {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    let times = 0
    HTMLMediaElement.prototype.play = () => {
      times += 1
      return Promise.reject(new DOMException('play() failed: no press yet', 'NotAllowedError'))
    }
    Object.assign(window, {
      timesRefused: () => times,
      playAgain: () => (HTMLMediaElement.prototype.play = play),
    })
  })
  const inPage = (name: string) => page.evaluate(`${name}()`)
  return {
    times: () => inPage('timesRefused'),
    end: async () => void (await inPage('playAgain')),
  }
}

/**
 * Makes the browser repeat every clip, stored ones as well, so that a busy machine sees that it is playing. Call it before the
 * page is opened.
 * @returns `end`, which lets the clips of the current page play to their end.
 */
export async function repeatSounds(page: Page) {
  await page.addInitScript(() => {
    const sounds = new Set<HTMLMediaElement>()
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      sounds.add(this)
      this.loop = true
      return play.call(this)
    }
    Object.assign(window, {
      endSounds: () => {
        for (const sound of sounds) sound.loop = false
      },
    })
  })
  return { end: async () => void (await page.evaluate('endSounds()')) }
}

/** Ends every sound as soon as it begins, so that a dialogue takes no time. Call it before the page is opened. */
export async function endSoundsAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      return Promise.resolve().then(() => void this.dispatchEvent(new Event('ended')))
    }
  })
}

/** Makes every clip last about half a minute, by repeating a clip of the server. */
export async function useLongClips(page: Page): Promise<void> {
  const answer = await page.request.post('/api/functions/text-to-speech', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: { text: 'Haus', voice: 'alloy' },
  })
  const { audioContent } = (await answer.json()) as { audioContent: string }
  const clip = Buffer.from(audioContent, 'base64')
  const long = Buffer.concat(Array.from({ length: 40 }, () => clip)).toString('base64')
  await page.route(speech, (route) => route.fulfill({ json: { audioContent: long } }))
}

/** Replaces all responses to requests for clips. */
export async function answerSpeech(page: Page, status: number, json: object): Promise<void> {
  await page.route(speech, (route) => route.fulfill({ status, json }))
}

/** Records the texts whose clips the page requests. */
export function recordRequestedTexts(page: Page): string[] {
  const texts: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/text-to-speech')) return
    texts.push((request.postDataJSON() as RequestedClip).text)
  })
  return texts
}

/** A clip that the page requested: the text and who says it, as they are on the wire. */
export interface RequestedClip {
  readonly text: string
  readonly voice: 'alloy' | 'nova'
  readonly speaker?: 1 | 2
  readonly character?: string
}

/** Records what the page requests of clips. */
export function recordRequestedClips(page: Page): RequestedClip[] {
  const clips: RequestedClip[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/text-to-speech')) clips.push(request.postDataJSON() as RequestedClip)
  })
  return clips
}

/** Asks to save data, so that clips are requested only when they are played. Call it before the page is opened. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}

/** @returns the addresses, decoded, of the clips that the browser keeps for use without a network. */
export function keptClips(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await (await caches.open('pl_clips')).keys()).map(({ url }) => decodeURIComponent(url)),
  )
}
