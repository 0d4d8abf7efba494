import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { botCheckActions, verifyRecaptcha } from '@pol/contract/operations/bot-check'
import { startRecaptcha, verdictModes, type RecaptchaServer } from '../../recaptcha-server.ts'
import { hasDatabase } from '../../test-database.ts'
import { holdTimeLimits, longLimitMs } from '../../time-limit.ts'
import { createWorld, type Device, type World } from '../../world.ts'

const siteKey = 'oeffentlich'
const secretKey = 'streng-geheim'

describe.runIf(hasDatabase)('the bot check', () => {
  let provider: RecaptchaServer
  let world: World
  let stranger: Device
  let logged: Record<string, unknown>[] = []
  beforeAll(async () => {
    provider = await startRecaptcha(siteKey, secretKey)
    const { scriptUrl, verifyUrl } = provider
    world = await createWorld({
      log: pino({ level: 'trace' }, { write: (line) => void logged.push(JSON.parse(line)) }),
      botCheck: { secretKey, scriptUrl, verifyUrl, timeoutMs: longLimitMs },
    })
    stranger = world.device()
  })
  beforeEach(() => {
    provider.reset()
    logged = []
  })
  afterAll(async () => {
    await world.stop()
    await provider.stop()
  })

  /** The log lines of the bot check. */
  const logOf = (level: 'info' | 'warn') =>
    logged.filter(({ level: at, msg }) => at === pino.levels.values[level] && /bot check/i.test(String(msg)))
  const check = (token: string, action?: (typeof botCheckActions)[number]) =>
    stranger.call(verifyRecaptcha, { token, ...(action && { action }) })

  test('a stranger with a valid token passes; the provider gets the token and nothing else about the person', async () => {
    for (const action of botCheckActions) {
      const token = provider.issue(action)
      await expect(check(token, action)).resolves.toEqual({ success: true })
      expect(provider.verifications.at(-1)).toEqual({
        secret: secretKey,
        token,
        fields: ['secret', 'response'],
      })
    }
  })

  test('the action is optional; if it is given, the token must be for it', async () => {
    await expect(check(provider.issue('login'))).resolves.toEqual({ success: true })
    await expect(check(provider.issue('login'), 'register_request')).resolves.toEqual({ success: false })
    await expect(check(provider.issue('something'), 'login')).resolves.toEqual({ success: false })
  })

  test('a token is valid once, and an invented one never', async () => {
    const token = provider.issue('login')
    await expect(check(token, 'login')).resolves.toEqual({ success: true })
    await expect(check(token, 'login')).resolves.toEqual({ success: false })
    await expect(check('erfunden', 'login')).resolves.toEqual({ success: false })
    expect(logOf('info').map(({ errorCodes }) => errorCodes)).toEqual([
      undefined,
      ['timeout-or-duplicate'],
      ['invalid-input-response'],
    ])
  })

  test('the log contains the score, but neither token nor secret', async () => {
    provider.setVerdictMode('ok', 0.3)
    const token = provider.issue('register_request')
    await check(token, 'register_request')
    expect(logOf('info')).toEqual([
      expect.objectContaining({ action: 'register_request', success: true, score: 0.3 }),
    ])
    expect(JSON.stringify(logged)).not.toContain(token)
    expect(JSON.stringify(logged)).not.toContain(secretKey)
  })

  test.each(verdictModes.filter((mode) => mode !== 'ok'))(
    'a failing provider (%s) fails the check in time, and the log entry contains neither token nor secret',
    async (mode) => {
      const elapseTimeLimits = holdTimeLimits()
      provider.setVerdictMode(mode)
      const token = provider.issue('login')
      const answer = check(token, 'login')
      await expect.poll(() => provider.verifications).not.toEqual([])
      if (mode === 'slow' || mode === 'stalled') elapseTimeLimits()
      expect(await answer).toEqual({ success: false })
      expect(logOf('info')).toEqual([])
      expect(logOf('warn')).toEqual([expect.objectContaining({ msg: 'The bot check has no verdict' })])
      expect(JSON.stringify(logged)).not.toContain(token)
      expect(JSON.stringify(logged)).not.toContain(secretKey)
      // A redirect must not be followed, because the secret would be sent along.
      expect(provider.verifications).toHaveLength(1)
      expect(provider.browserRequests).toEqual([])
    },
  )

  test.each([
    {},
    { token: '' },
    { token: '  ' },
    { token: 'x'.repeat(4097) },
    { token: 'a', action: 'kaufen' },
  ])('an invalid token or action is rejected without a request to the provider (%#)', async (payload) => {
    const url = verifyRecaptcha.path
    const answer = await world.app.inject({ method: 'POST', url, payload })
    expect(answer.statusCode).toBe(400)
    expect(provider.verifications).toEqual([])
  })

  test('the content security policy allows the provider, and no other host, for the script and its requests', async () => {
    const { headers } = await world.app.inject('/api/health')
    const { origin } = new URL(provider.scriptUrl)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${origin};`)
    expect(policy).toContain(`connect-src 'self' ${origin};`)
    expect(policy).toContain(`frame-src ${origin}`)
    expect(policy.split(origin)).toHaveLength(4)
  })
})

describe.runIf(hasDatabase)('the bot check of many people behind one address', () => {
  const points = 3
  let provider: RecaptchaServer
  let world: World
  beforeAll(async () => {
    provider = await startRecaptcha(siteKey, secretKey)
    const { scriptUrl, verifyUrl } = provider
    world = await createWorld({
      botCheck: { secretKey, scriptUrl, verifyUrl, timeoutMs: longLimitMs },
      limits: { botCheckNetwork: { points, duration: 3_600 } },
    })
  })
  afterAll(async () => {
    await world.stop()
    await provider.stop()
  })

  test('has a limit of its own', async () => {
    const limited = world.device('198.51.100.7')
    const check = (device: Device) => device.call(verifyRecaptcha, { token: provider.issue('login') })
    for (let time = 0; time < points; time++) await expect(check(limited)).resolves.toEqual({ success: true })
    await expect(check(limited)).rejects.toMatchObject({ code: 'too-many-attempts', status: 429 })
    expect(provider.verifications).toHaveLength(points)
    await expect(check(world.device('203.0.113.9'))).resolves.toEqual({ success: true })
  })
})

describe.runIf(hasDatabase)('without keys', () => {
  test('every token is rejected, and no request is sent', async () => {
    const world = await createWorld()
    const request = vi.spyOn(globalThis, 'fetch')
    try {
      await expect(
        world.device().call(verifyRecaptcha, { token: 'irgendeins', action: 'login' }),
      ).resolves.toEqual({ success: false })
      expect(request).not.toHaveBeenCalled()
    } finally {
      request.mockRestore()
      await world.stop()
    }
  })
})
