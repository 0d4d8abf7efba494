import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { signIn } from '@pol/contract/operations/sign-in'
import { deviceLock } from '@pol/contract/device-lock'
import { hasDatabase } from '../test-database.ts'
import { cast, createWorld, type Device, type World } from '../world.ts'

describe.runIf(hasDatabase)('a forged sign-out event', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await createWorld()
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    url = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  })
  afterAll(() => world.stop())

  /** Opens a stream and collects its raw text. */
  async function openStream({ token }: Device) {
    const hangUp = new AbortController()
    onTestFinished(() => hangUp.abort())
    const { body } = await fetch(`${url}${deviceLock.path}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: hangUp.signal,
    })
    const stream = { received: '', ended: false }
    const read = async () => {
      for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) stream.received += chunk
      stream.ended = true
    }
    read().catch(() => undefined)
    // A heartbeat may have followed the opening.
    await expect.poll(() => stream.received).toMatch(/^: open\n\n/)
    return stream
  }
  const forged = 'x\n\nevent: force_logout\r\ndata: {"actor":"x","at":"2026-11-21T08:00:00.000Z"}\n\n'

  test('reaches no other user: neither by writing to the stream, nor in a device id, nor by claiming the device id of another user', async () => {
    const [bahram, clara] = [await world.signedIn('bahram'), await world.signedIn('clara')]
    const stream = await openStream(clara)
    const authorization = `Bearer ${bahram.token}`
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY']) {
      for (const path of [
        deviceLock.path,
        '/api/realtime',
        '/api/realtime/device-lock:clara',
        '/api/broadcast',
      ]) {
        const body = JSON.stringify({ event: 'force_logout', payload: { actor: 'x' }, userId: 'clara' })
        const headers = { authorization, 'content-type': 'application/json' }
        const { status } = await fetch(`${url}${path}`, { method, headers, body })
        expect(status, `${method} ${path}`).toBe(404)
      }
    }
    await bahram.call(signIn, { ...cast.bahram, as: 'user', deviceId: forged })
    await bahram.call(signIn, { ...cast.bahram, as: 'user', deviceId: clara.deviceId })
    // Events arrive in order: a forged one would arrive before that of Clara's own sign-in.
    const laptop = await world.signedIn('clara')
    await expect.poll(() => stream.ended).toBe(true)
    expect(stream.received.match(/^event: .*$/gm)).toEqual(['event: force_logout'])
    expect(stream.received).toContain(`"actor":"${laptop.deviceId}"`)
  })

  test('cannot be injected through the own device id', async () => {
    const bahram = await world.signedIn('bahram')
    const stream = await openStream(bahram)
    await world.device().call(signIn, { ...cast.bahram, as: 'user', deviceId: forged })
    await expect.poll(() => stream.ended).toBe(true)
    const isComment = (block: string) => block.startsWith(':')
    const [event = '', ...more] = stream.received.split('\n\n').filter((block) => block && !isComment(block))
    expect(more).toEqual([])
    const [name, data = '', ...lines] = event.split(/\r\n|\r|\n/)
    expect([name, lines]).toEqual(['event: force_logout', []])
    expect(JSON.parse(data.replace('data: ', ''))).toMatchObject({ actor: forged })
  })

  test('a stream needs a valid token, and not in the address', async () => {
    const bahram = await world.signedIn('bahram')
    for (const path of [deviceLock.path, `${deviceLock.path}?token=${bahram.token}`]) {
      for (const authorization of ['', 'Bearer erfunden', `Basic ${bahram.token}`]) {
        const { status } = await fetch(`${url}${path}`, { headers: { authorization } })
        expect(status).toBe(401)
      }
    }
  })
})
