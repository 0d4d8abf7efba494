/**
 * Keeps the streams of many users open and reopens them like a browser. On a message, signs some users in on a second
 * device and reports the times until their first device received the event.
 */
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '@pol/contract/operations/sign-in'
import { deviceLock } from '@pol/contract/device-lock'
import { uniqueNetwork } from '../networks.ts'
import { emailOf, password, tokenOf } from './people.ts'

const url = process.env.PRODUCT_URL ?? ''
const people = Number(process.env.PEOPLE)
const signIns = Number(process.env.SIGN_INS)
const openedAtOnce = 100
const pollMs = 20

const open = new Set<number>()
const onForceLogout = new Map<number, () => void>()
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
const allPeople = Array.from({ length: people }, (_, index) => index + 1)
for (const person of allPeople.toSorted(() => Math.random() - 0.5).slice(0, signIns)) {
  times.push(await takeOver(person))
}
await untilOpen(people - signIns)
isOver = true
process.send?.(times)

/** Resolves when the first bytes have arrived. Afterwards, the stream is reopened whenever it ends. */
async function openStream(person: number): Promise<void> {
  const headers = { authorization: `Bearer ${tokenOf(person)}`, 'x-forwarded-for': uniqueNetwork() }
  const sent = request(`${url}${deviceLock.path}`, { headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`A stream was refused: ${response.statusCode}`)
  let isReplaced = false
  response.on('data', (chunk: Buffer) => {
    open.add(person)
    if (!chunk.includes('event: force_logout')) return
    isReplaced = true
    onForceLogout.get(person)?.()
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

/** Measures from sending the sign-in to the event on the stream of the first device. */
async function takeOver(person: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>()
  onForceLogout.set(person, resolve)
  const body = JSON.stringify({ email: emailOf(person), password, deviceId: 'second', as: 'user' })
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': uniqueNetwork() }
  const begin = performance.now()
  const answer = fetch(`${url}${signIn.path}`, { method: signIn.method, headers, body })
  await promise
  const time = performance.now() - begin
  await (await answer).text()
  return time
}
