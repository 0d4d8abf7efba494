import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textToSpeech, type Voice } from '@pol/contract/operations/speech'
import { speechClips } from '../../../src/database/schema.ts'
import { defaultLimits } from '../../../src/limits/settings.ts'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type Device, type World } from '../../world.ts'

describe.runIf(hasDatabase)('speech', () => {
  let world: World
  let bahram: Device
  beforeAll(async () => {
    world = await createWorld({ limits: { freeSpeech: { ...defaultLimits.freeSpeech, points: 3 } } })
    bahram = await world.signedIn('bahram')
  })
  afterAll(() => world.stop())

  const requestClip = async (text: string, voice: 'alloy' | 'nova', id?: string) => {
    const { audioContent } = await bahram.call(textToSpeech, { text, voice, id })
    return Buffer.from(audioContent, 'base64')
  }
  const clips = () => world.db.select().from(speechClips)

  test('German and Persian are returned as MP3', async () => {
    for (const mp3 of [await requestClip('Haus', 'alloy'), await requestClip('خانه', 'nova')]) {
      expect(mp3.readUInt16BE(0) & 0xffe0).toBe(0xffe0)
      expect(mp3.length).toBeGreaterThan(2_000)
    }
  })

  test('the engine speaks Persian from the transliteration, not from the script', async () => {
    await requestClip('خانه', 'nova')
    const kept = await clips()
    expect(kept.map(({ text }) => text)).toContain("[[x|A|n|'e]]")
  })

  describe('of a word that is written like another one', () => {
    test('is the one of the line: گل is "gol" in the line of the flower and "gel" in that of the mud', async () => {
      const flower = await requestClip('گل', 'nova', 'blume')
      const mud = await requestClip('گل', 'nova', 'schlamm')
      expect(mud).not.toEqual(flower)
      const scripts = (await clips()).map(({ text }) => text)
      expect(scripts).toContain("[[g|'o|l]]")
      expect(scripts).toContain("[[g|'e|l]]")
      // The key of a clip is the spoken text, so lines with the same reading share a clip.
      expect(await requestClip('گل', 'nova', 'word-blume')).toEqual(flower)
    })

    test('is the first of the course, where no line is named', async () => {
      expect(await requestClip('گل', 'nova')).toEqual(await requestClip('گل', 'nova', 'blume'))
    })

    test.each(['no-such-line', 'haus', 'schlamm-2'])(
      'is also the first one for a line that does not contain the word (%s)',
      async (id) => {
        expect(await requestClip('گل', 'nova', id)).toEqual(await requestClip('گل', 'nova'))
      },
    )

    test('does not change other words: an old page may name a line that reads differently now', async () => {
      expect(await requestClip('خانه', 'nova', 'schlamm')).toEqual(await requestClip('خانه', 'nova'))
      expect(await requestClip('Haus', 'alloy', 'schlamm')).toEqual(await requestClip('Haus', 'alloy'))
    })

    test.each(['', 'Schlamm', 'schlamm blume', '../schlamm', 'schlamm\u0000', 'گل', 's'.repeat(101)])(
      'cannot be asked for by something that is no id (%j)',
      async (id) => {
        await expect(requestClip('گل', 'nova', id)).rejects.toMatchObject({
          code: 'invalid-input',
          status: 400,
        })
      },
    )
  })

  test('the default voice is German', async () => {
    const { audioContent } = await bahram.call(textToSpeech, { text: 'Haus' })
    expect(Buffer.from(audioContent, 'base64')).toEqual(await requestClip('Haus', 'alloy'))
  })

  test('a text that many users request at the same time is generated once, and stored', async () => {
    const before = (await clips()).length
    const heard = await Promise.all(Array.from({ length: 10 }, () => requestClip('Wasser', 'alloy')))
    expect(new Set(heard.map((mp3) => mp3.toString('base64'))).size).toBe(1)
    expect(await clips()).toHaveLength(before + 1)
    expect(await requestClip('Wasser', 'alloy')).toEqual(heard[0])
  })

  test('markup in a text is spoken as text', async () => {
    const mp3 = await requestClip('<b>Hallo</b> [[x]] & tschüss', 'alloy')
    expect(mp3.length).toBeGreaterThan(2_000)
    expect(world.speech.script({ text: '<b>Hallo</b> [[x]] & tschüss', voice: 'alloy' })).not.toMatch(
      /[<>&[\]]/,
    )
  })

  test.each([
    ['', 400],
    ['   ', 400],
    ['a'.repeat(501), 400],
  ])('an empty or too long text is rejected', async (text, status) => {
    await expect(bahram.call(textToSpeech, { text, voice: 'alloy' })).rejects.toMatchObject({ status })
  })

  test.each([
    ['<…!>', 'alloy'],
    ['ꭝ𝥺', 'nova'],
  ] as const)('a text without any sound is invalid input, not a failure: "%s"', async (text, voice) => {
    await expect(bahram.call(textToSpeech, { text, voice })).rejects.toMatchObject({
      code: 'invalid-input',
      status: 400,
      message: 'Audio konnte nicht generiert werden',
    })
    expect(await world.metrics.read()).not.toContain('pol_clips_total{source="failed"}')
  })

  test('free texts have a quota per user, taught texts have none', async () => {
    const clara = await world.signedIn('clara')
    for (const text of ['Mein erster Satz', 'Mein zweiter Satz', 'Mein dritter Satz']) {
      await clara.call(textToSpeech, { text, voice: 'alloy' })
    }
    await expect(
      clara.call(textToSpeech, { text: 'Mein vierter Satz', voice: 'alloy' }),
    ).rejects.toMatchObject({
      code: 'too-many-attempts',
    })
    await expect(clara.call(textToSpeech, { text: 'Brot', voice: 'alloy' })).resolves.toEqual({
      audioContent: expect.any(String),
    })
    for (const id of ['blume', 'schlamm', 'no-such-line']) {
      await expect(clara.call(textToSpeech, { text: 'گل', voice: 'nova', id })).resolves.toEqual({
        audioContent: expect.any(String),
      })
    }
    // The id of a line does not make another text a taught one.
    await expect(
      clara.call(textToSpeech, { text: 'گل من', voice: 'nova', id: 'schlamm' }),
    ).rejects.toMatchObject({ code: 'too-many-attempts' })
  })

  test('the clip of a free text is not stored', async () => {
    const anna = await world.signedIn('anna')
    const before = await clips()
    await anna.call(textToSpeech, { text: 'Nur für mich', voice: 'alloy' })
    expect(await clips()).toEqual(before)
  })

  test('a long free text does not delay the taught texts of other learners', async () => {
    const anna = await world.signedIn('anna')
    const long = 'Das ist ein sehr langer Satz, der nicht aufhören will. '.repeat(8).trim()
    const order: string[] = []
    const typed = [1, 2].map(async (n) => {
      await anna.call(textToSpeech, { text: `${n} ${long}`, voice: 'alloy' })
      order.push('typed')
    })
    await requestClip('Ausgang', 'alloy')
    order.push('taught')
    await Promise.all(typed)
    expect(order).toHaveLength(3)
    expect(order.at(-1)).toBe('typed')
  })
})

describe.runIf(hasDatabase)('odd texts', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld({ limits: { freeSpeech: { ...defaultLimits.freeSpeech, points: 1_000 } } })
    anna = await world.signedIn('anna')
  })
  afterAll(() => world.stop())

  const odd = [
    '\u0001',
    '\u0001s900',
    '\u0001+10S',
    '_^_',
    '|',
    '[[',
    '\\',
    '\uD800',
    '\u0301',
    '\u2800',
    '😀',
    '漢',
    'ข',
    '½',
    '1',
    '%',
    ' ',
    'a',
    'و',
    '\u200C',
    '<s>',
    '&',
    '\n',
  ]
  /** The status is 200 if the text is spoken, and 400 if it is rejected. */
  const speak = (text: string, voice: Voice) =>
    world.app.inject({
      method: 'POST',
      url: textToSpeech.path,
      headers: { authorization: `Bearer ${anna.token}` },
      payload: { text, voice },
    })

  // Each is a test of its own, because the engine speaks some of them for seconds.
  test.each(odd.map((text, n) => [text, n % 2 ? 'alloy' : 'nova'] as const))(
    '500 characters of %j are spoken or rejected, and cause no failure',
    async (text, voice) => {
      const { statusCode, body } = await speak(text.repeat(Math.floor(500 / text.length)), voice)
      expect(statusCode, body.slice(0, 200)).toBeOneOf([200, 400])
    },
  )

  test.each([
    [
      'made of them',
      fc.array(fc.constantFrom(...odd), { minLength: 1, maxLength: 20 }).map((texts) => texts.join('')),
    ],
    ['of any characters', fc.string({ unit: 'binary', minLength: 1, maxLength: 40 })],
  ])('random texts %s are spoken or rejected, and cause no failure', async (_, texts) => {
    for (const [n, text] of fc.sample(texts, 15).entries()) {
      const { statusCode, body } = await speak(text, n % 2 ? 'alloy' : 'nova')
      expect(statusCode, `${JSON.stringify(text)}: ${body.slice(0, 200)}`).toBeOneOf([200, 400])
    }
  })
})
