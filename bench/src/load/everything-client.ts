/** Learners who repeat all kinds of requests in sequence. Reports every request on a message to stop. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readSession } from '@pol/contract/operations/sign-in'
import { readLearning, sendAnswers } from '@pol/contract/operations/learning'
import { textToSpeech, type Voice } from '@pol/contract/operations/speech'
import { loadItems, loadSpokenContent, webFolder } from '../../../server/src/files.ts'
import { tokenOf } from './people.ts'
import { batchSize, cardsPerLearner, days, newAnswers } from './practised-learners.ts'
import { send } from './send.ts'

export interface Sample {
  readonly kind: string
  /** Milliseconds since 1970. */
  readonly begin: number
  readonly ms: number
  readonly hasFailed: boolean
}

interface Clip {
  readonly text: string
  readonly voice: Voice
}

const url = process.env.PRODUCT_URL ?? ''
const learners = Number(process.env.LEARNERS)
const cachedClips = 200
/** Mean pause between two requests, for reading, listening and thinking; random from half to one and a half of it. */
const pauseMs = 4_000
const lesson = '/kurs'

const scripts = (
  JSON.parse(readFileSync(join(webFolder, 'preload.json'), 'utf8')) as Record<string, string[]>
)[lesson]
const items = (await loadItems()).taught.slice(0, cardsPerLearner).map(({ id }) => id)
const { german, persian } = await loadSpokenContent()
const clips = [
  ...[...german].map((text): Clip => ({ text, voice: 'alloy' })),
  ...[...persian.keys()].map((text): Clip => ({ text, voice: 'nova' })),
].toSorted(() => Math.random() - 0.5)
const cached = clips.splice(0, cachedClips)

const samples: Sample[] = []
const over = new AbortController()

for (const clip of cached) await send(url, textToSpeech, clip, tokenOf(1))
process.send?.('ready')
await once(process, 'message')
const all = Array.from({ length: learners }, (_, index) => learn(index + 1))
await once(process, 'message')
over.abort()
await Promise.all(all)
process.send?.(samples)

async function learn(person: number): Promise<void> {
  const token = tokenOf(person)
  let version = days
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    'a lesson, with its scripts': () => Promise.all([lesson, ...(scripts ?? [])].map(load)),
    'the session': () => send(url, readSession, {}, token),
    'a stored clip': () => send(url, textToSpeech, anyOf(cached), token),
    'a new clip': () => send(url, textToSpeech, nextClip(), token),
    [`${batchSize} answers`]: async () => {
      await send(url, sendAnswers, { answers: newAnswers(items, batchSize), since: version }, token)
      version += 1
    },
    'all cards': () => send(url, readLearning, {}, token),
  }
  // Random start, so that the learners are not synchronised.
  await pause(pauseMs * Object.keys(steps).length * Math.random())
  while (!over.signal.aborted) {
    for (const [kind, step] of Object.entries(steps)) {
      if (over.signal.aborted) return
      const begin = Date.now()
      const from = performance.now()
      const hasFailed = await step().then(
        () => false,
        (error: unknown) => {
          console.error(kind, error)
          return true
        },
      )
      samples.push({ kind, begin, ms: performance.now() - from, hasFailed })
      await pause(pauseMs * (0.5 + Math.random()))
    }
  }
}

async function load(path: string): Promise<void> {
  const response = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
}

function anyOf<Value>(values: readonly Value[]): Value {
  return values[Math.floor(Math.random() * values.length)] as Value
}

function nextClip(): Clip {
  const clip = clips.pop()
  if (!clip) throw new Error('There are too few taught texts.')
  return clip
}
