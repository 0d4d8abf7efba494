import fc from 'fast-check'
import type { Operation } from '@pol/contract/operation'
import { operations as declared, streams } from '@pol/contract/operations'
import { roles } from '@pol/contract/roles'
import { voices } from '@pol/contract/operations/speech'
import { minutesADay } from '@pol/learning/daily-load'
import { lessonNames } from '@pol/learning/lessons/lesson-names'
import { translationDirections } from '@pol/contract/forms/translation'
import { languages } from '@pol/language/language'
import { characters, speakerNumbers } from '@pol/language/speakers'
import { topics } from '@pol/language/topics'
import { createClip } from '../clips.ts'
import { disposablePeople } from './callers.ts'
import { idPlaceholder, moderatedPlaceholder, type Attack } from './request.ts'

const operations: readonly Operation[] = declared
const clip = Buffer.from(await createClip())
const id = fc.nat({ max: 500 }).map(idPlaceholder)
/** Ids of roles only. Anna's disposable ids begin with those of people; among all ids, few would be of a role. */
const role = fc.nat({ max: disposablePeople - 1 }).map((n) => idPlaceholder(disposablePeople + n))
/** Ids of access requests only, for the same reason. */
const accessRequest = fc
  .nat({ max: disposablePeople - 1 })
  .map((n) => idPlaceholder(2 * disposablePeople + n))
const moderated = fc.nat({ max: 500 }).map(moderatedPlaceholder)
const address = fc.nat({ max: 100_000 }).map((n) => `jemand${n}@example.org`)

const item = fc.constantFrom('haus', 'letter-alef', 'gibt-es-nicht')

const momentOfPractice = fc
  .nat({ max: 10_000 })
  .map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString())

const answer = fc.record({
  id: fc.uuid(),
  language: fc.constantFrom(...languages),
  item,
  skill: fc.constantFrom('recognise', 'produce'),
  grade: fc.constantFrom(1, 2, 3, 4),
  task: fc.constantFrom('choose', 'listen', 'write'),
  at: momentOfPractice,
  ms: fc.nat({ max: 86_400_000 }),
})

const clientData = (type: string) =>
  fc
    .stringMatching(/^[\w-]{43}$/)
    .map((challenge) =>
      Buffer.from(JSON.stringify({ type, challenge, origin: 'https://pol.example.org' })).toString(
        'base64url',
      ),
    )

/** Valid values of every field, by field name. The key `operation field` overrides it for one operation. */
const fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.oneof(
    address,
    fc.constantFrom('clara@example.org', 'clara@example.org', 'anna@example.org', 'bahram@example.org'),
  ),
  password: fc.constantFrom('claras-geheimnis', 'claras-geheimnis', 'geraten'),
  old_password: fc.constantFrom('claras-geheimnis', 'geraten'),
  deviceId: fc.uuid(),
  deviceSecret: fc.option(fc.stringMatching(/^[0-9a-f]{64}$/), { nil: undefined }),
  as: fc.constantFrom('user', 'admin'),
  token: fc.stringMatching(/^[\w-]{43}$/),
  username: fc.constantFrom('Clara', 'داریوش', 'O’Neill'),
  message: fc.constantFrom(null, '', 'Ich lerne Deutsch.'),
  language: fc.constantFrom(...languages),
  mother_tongue: fc.constantFrom(null, ...languages),
  id,
  user_id: id,
  /** Half of the time absent: a random id is rarely that of a request from the same address. */
  request_id: fc.option(id, { nil: undefined, freq: 1 }),
  status: fc.constantFrom('approved', 'rejected'),
  role: fc.constantFrom(...roles),
  text: fc.constantFrom('Guten Morgen', 'سلام', 'Das Wetter ist heute schön.'),
  voice: fc.constantFrom(...voices),
  speaker: fc.constantFrom(undefined, ...speakerNumbers),
  character: fc.constantFrom(undefined, ...characters),
  direction: fc.constantFrom(...translationDirections),
  reader: fc.constantFrom(...languages),
  answers: fc.array(answer, { maxLength: 5 }),
  at: momentOfPractice,
  cards: fc.integer({ min: 1, max: 12 }),
  since: fc.option(fc.nat({ max: 20 }), { nil: undefined }),
  zone: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Tehran'),
  item,
  lesson: fc.constantFrom(...lessonNames),
  step: fc.nat({ max: 14 }),
  right: fc.nat({ max: 12 }),
  of: fc.integer({ min: 12, max: 14 }),
  done: fc.boolean(),
  learns: fc.constantFrom(...languages),
  start: fc.constantFrom(null, 'script', 'units'),
  minutes: fc.constantFrom(...minutesADay),
  new_a_day: fc.constantFrom(null, 0, 12),
  transliteration: fc.constantFrom('auto', 'always', 'after', 'never'),
  sounds: fc.constantFrom('auto', 'always', 'never'),
  keyboard: fc.option(fc.boolean()),
  human_voices: fc.boolean(),
  reminder: fc.option(
    fc.record(
      {
        time: fc.constantFrom('00:00', '18:30'),
        how: fc.constantFrom('none', 'mail', 'push'),
        zone: fc.constantFrom('UTC', 'Asia/Tehran'),
      },
      { requiredKeys: ['time', 'how'] },
    ),
  ),
  endpoint: fc.nat({ max: 20 }).map((n) => `https://push.example/${n}`),
  keys: fc.constant({
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }),
  topics: fc.subarray([...topics]),
  search: fc.constantFrom('', 'clara', 'JÖRG', 'داریوش', '%_\\'),
  after: fc.option(id, { nil: undefined }),
  limit: fc.option(fc.constantFrom('1', '50', '1000'), { nil: undefined }),
  code: fc.constantFrom('TypeError', 'CallError'),
  screen: fc.constantFrom('/', '/kinder', 'unknown'),
  build: fc.stringMatching(/^[\w-]{8}$/),
  public_key: fc.constant({
    kty: 'EC',
    crv: 'P-256',
    x: 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY',
    y: 'T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  }),
  device_id: fc.uuid(),
  key: id,
  challenge: fc.stringMatching(/^[\w-]{43}$/),
  signature: fc.stringMatching(/^[\w-]{86}$/),
  /** Valid in form only: the challenge is an invented one. */
  credential: fc.record({
    id: fc.stringMatching(/^[\w-]{22}$/),
    response: fc.record({
      clientDataJSON: clientData('webauthn.create'),
      attestationObject: fc.stringMatching(/^[\w-]{200,300}$/),
    }),
  }),
  passkey: fc.record({
    id: fc.stringMatching(/^[\w-]{22}$/),
    response: fc.record({
      clientDataJSON: clientData('webauthn.get'),
      authenticatorData: fc.stringMatching(/^[\w-]{50,60}$/),
      signature: fc.stringMatching(/^[\w-]{96}$/),
    }),
  }),
  /** Mostly what succeeds: each mutation makes it fail. */
  'sign-in email': fc.constantFrom('clara@example.org', 'clara@example.org', 'bahram@example.org'),
  'sign-in password': fc.constantFrom('claras-geheimnis', 'claras-geheimnis', 'claras-geheimnis', 'geraten'),
  'sign-in passkey': fc.constant(undefined),
  'update-password passkey': fc.constant(undefined),
  'prove passkey': fc.constant(undefined),
  keep_passkeys: fc.array(id, { maxLength: 3 }),
  'add-passkey name': fc.constantFrom('Laptop', 'گوشی'),
  action: fc.constantFrom('login', 'pageview'),
  audio: fc.constant(clip),
  name: fc.constantFrom(null, 'Bahram'),
  region: fc.constantFrom(null, 'Teheran'),
  version: fc.constantFrom(undefined, 'irgendeine'),
  state: fc.constantFrom('pending', 'approved'),
  reason: fc.constantFrom('Es rauscht.', 'Das ist ein anderes Wort.'),
  answer: fc.constantFrom('', 'Danke, das stimmt jetzt.'),
  'close-report status': fc.constant('done'),
}

/** @returns the names of the input fields of an operation. */
export function fieldsOf({ input }: Operation): string[] {
  const { entries } = input as { entries?: Record<string, unknown> }
  if (!entries) throw new Error('The input of an operation is an object with fields')
  return Object.keys(entries)
}

/** Generates valid input for an operation. */
function inputFor(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
  const named = fieldsOf(operation).map((field) => {
    const values = fields[`${operation.name} ${field}`] ?? fields[field]
    if (!values) throw new Error(`No valid values are defined for the field ${field}`)
    return [field, values] as const
  })
  return fc.record(Object.fromEntries(named))
}

/** @returns valid input for an operation, the same each time. */
export function validInput(operation: Operation): Record<string, unknown> {
  return fc.sample(inputFor(operation), { numRuns: 1, seed: 1 })[0] ?? {}
}

const idsInPath: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'save-lesson': fc.constantFrom(...lessonNames),
  'remove-user-role': role,
  'decide-request': accessRequest,
}

/** Generates requests like those of the contract's client. */
function requestFor(operation: Operation): fc.Arbitrary<Attack> {
  const { name, method, path, upload } = operation
  const isModerated = /^\/api\/(?:recordings|moderation)\//.test(path)
  const idInPath = idsInPath[name] ?? (isModerated ? moderated : id)
  return fc.tuple(inputFor(operation), idInPath, item).map(([input, id, item]) => ({
    operation: name,
    method,
    path: path.replace(':item', item).replace(/:\w+/, id),
    headers: upload ? { 'content-type': upload.type } : {},
    input: upload ? {} : input,
    body: upload ? '' : null,
    // Sent before and after the empty body: two clips in a row are a valid recording.
    bytes: upload ? clip.toString('hex') : null,
  }))
}

const others = [...streams, { name: 'openapi', path: '/api/openapi.json' }].map(({ name, path }) =>
  fc.constant({ operation: name, method: 'POST', path, headers: {}, input: {}, body: null, bytes: null }),
)

export const validRequest = fc.oneof(
  ...operations.map((operation) => ({
    // Few callers may decide, and each recording is decided once.
    weight: operation.name === 'decide-recording' ? 9 : 3,
    arbitrary: requestFor(operation),
  })),
  ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
)
