/**
 * Keeps the streams of many people open as their browsers do, opening anew what ends. When told to, it signs some of them in on
 * a second device and reports how long it took until the first one heard of it.
 */
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '@pol/contract/accounts'
import { deviceLock } from '@pol/contract/device-lock'
import { anotherNetwork } from '../networks.ts'
import { emailOf, password, tokenOf } from './people.ts'

const url = process.env.PRODUCT_URL ?? ''
const people = Number(process.env.PEOPLE)
const signIns = Number(process.env.SIGN_INS)
const openedAtOnce = 100
const pollMs = 20

const open = new Set<number>()
const told = new Map<number, () => void>()
let isOver = false

const queue = Array.from({ length: people }, (_, index) => index + 1).values()
const openSome = async () => {
  for (const person of queue) await openStream(person)
}
await Promise.all(Array.from({ length: openedAtOnce }, openSome))
await untilOpen(people)
process.send?.('open')
await once(process, 'message')

const times: number[] = []
const everybody = Array.from({ length: people }, (_, index) => index + 1)
for (const person of everybody.toSorted(() => Math.random() - 0.5).slice(0, signIns)) {
  times.push(await takeOver(person))
}
await untilOpen(people - signIns)
isOver = true
process.send?.(times)

/** @returns when the stream has given its first sign of life; from then on it is kept open. */
async function openStream(person: number): Promise<void> {
  const headers = { authorization: `Bearer ${tokenOf(person)}`, 'x-forwarded-for': anotherNetwork() }
  const asking = request(`${url}${deviceLock.path}`, { headers, agent: false }).end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`A stream was refused: ${response.statusCode}`)
  let isReplaced = false
  response.on('data', (chunk: Buffer) => {
    open.add(person)
    if (!chunk.includes('event: force_logout')) return
    isReplaced = true
    told.get(person)?.()
  })
  response.once('close', () => {
    open.delete(person)
    if (!isReplaced && !isOver) void openStream(person)
  })
  response.once('error', () => undefined)
  await once(response, 'data')
}

async function untilOpen(count: number): Promise<void> {
  while (open.size < count) await pause(pollMs)
}

/** From sending the sign-in to the event on the stream of the other device. */
async function takeOver(person: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>()
  told.set(person, resolve)
  const body = JSON.stringify({ email: emailOf(person), password, deviceId: 'second', as: 'user' })
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': anotherNetwork() }
  const begin = performance.now()
  const answer = fetch(`${url}${signIn.path}`, { method: signIn.method, headers, body })
  await promise
  const time = performance.now() - begin
  await (await answer).text()
  return time
}
