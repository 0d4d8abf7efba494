import fc from 'fast-check'
import { privilegedFields, hostileBody, hostileValue, specialPropertyNames } from './hostile-values.ts'
import { validRequest } from './valid-requests.ts'
import { anyPlaceholder, bodyOf, idPlaceholder, type Attack } from './request.ts'
import { attackerHost } from './script-payloads.ts'

type Mutation = (attack: Attack) => fc.Arbitrary<Attack>

const withHeaders = (attack: Attack, headers: Record<string, string>): Attack => ({
  ...attack,
  headers: { ...attack.headers, ...headers },
})
const withInput = (attack: Attack, input: Record<string, unknown>): Attack => ({
  ...attack,
  input: { ...attack.input, ...input },
})
const nameOf = ({ input }: Attack) => fc.constantFrom('x', ...Object.keys(input))

const wrongValue: Mutation = (attack) =>
  fc.tuple(nameOf(attack), hostileValue).map(([name, value]) => withInput(attack, { [name]: value }))

const missingField: Mutation = (attack) =>
  nameOf(attack).map((gone) => ({
    ...attack,
    input: Object.fromEntries(Object.entries(attack.input).filter(([name]) => name !== gone)),
  }))

const additionalField: Mutation = (attack) =>
  fc.oneof(
    fc
      .subarray(Object.keys(privilegedFields), { minLength: 1 })
      // Fields of the operation itself are left to `wrongValue`.
      .map((names) => names.filter((name) => !Object.hasOwn(attack.input, name)))
      .map((names) =>
        withInput(attack, Object.fromEntries(names.map((name) => [name, privilegedFields[name]]))),
      ),
    fc.tuple(fc.constantFrom(...specialPropertyNames), hostileValue).map(([name, value]) => ({
      ...attack,
      // In the JSON text, because an assignment to `__proto__` would set the prototype.
      body: JSON.stringify({ ...attack.input, '~': value }).replace('"~":', `${JSON.stringify(name)}:`),
    })),
  )

const wrongBody: Mutation = (attack) =>
  fc.oneof(
    hostileBody(Object.keys(attack.input)).map((body) => ({ ...attack, body })),
    fc.tuple(fc.nat(), fc.string({ maxLength: 3 })).map(([at, added]) => {
      const body = bodyOf(attack)
      const place = at % (body.length + 1)
      return { ...attack, body: body.slice(0, place) + added + body.slice(place + (at % 3)) }
    }),
    fc.constantFrom('ff', 'c3', 'eda080', 'efbbbf', '00', 'fffe7b00').map((bytes) => ({ ...attack, bytes })),
  )

const wrongContentType: Mutation = (attack) =>
  fc
    .constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/xml',
      'application/json; charset=utf-16',
      'application/json, text/plain',
      'application/json;'.repeat(50),
      'APPLICATION/JSON',
      'application/json\t',
      '',
      '__proto__',
    )
    .map((type) => withHeaders(attack, { 'content-type': type }))

const wrongMethod: Mutation = (attack) =>
  fc.oneof(
    fc
      .constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'post')
      .map((method) => ({ ...attack, method })),
    fc
      .tuple(
        fc.constantFrom('x-http-method-override', 'x-http-method', 'x-method-override'),
        fc.constantFrom('GET', 'DELETE', 'PATCH'),
      )
      .map(([name, method]) => withHeaders(attack, { [name]: method })),
  )

const wrongPath: Mutation = (attack) =>
  fc
    .constantFrom<(path: string) => string>(
      (path) => path.replace('/api/', '/api//'),
      (path) => path.replace('/api/', '/api/%2e%2e/api/'),
      (path) => path.replace('/api/', '/api/..%2f'),
      (path) => path.replace('/api/', '/api/;x=1/'),
      (path) => path.replace('/api/', '/api%2f'),
      (path) => path.replace('/api/', '/api/functions/'),
      (path) => `${path}/`,
      (path) => `${path}%00`,
      (path) => `${path}%0d%0aSet-Cookie:%20a=1`,
      (path) => `${path};jsessionid=1`,
      (path) => `${path}%zz`,
      (path) => `${path}/..%5c..%5cetc%5cpasswd`,
      (path) => `${path}?__proto__[roles]=admin&constructor[x]=1`,
      (path) => `${path}?user_id=${idPlaceholder(3)}&role=admin&role=user`,
      (path) => `${path}?${'a=1&'.repeat(3_000)}`,
      (path) => `${path}?%E0%A4%A`,
      (path) => `${path}/${'x'.repeat(2_000)}`,
      (path) => path.replace(anyPlaceholder, '..%2f..%2fusers'),
      (path) => path.replace(anyPlaceholder, '~$1:$2~%20or%201=1'),
      (path) => path.toUpperCase(),
      () => '/api/nirgends',
      () => '/',
      () => '/..%2f..%2f..%2fetc/passwd',
      () => '/assets/..%2f..%2fpackage.json',
      () => '/.env',
      () => '/%c0%ae%c0%ae/',
    )
    .map((change) => ({ ...attack, path: change(attack.path) }))

const wrongHost: Mutation = (attack) =>
  fc
    .constantFrom<Record<string, string>>(
      { host: attackerHost },
      { host: `${attackerHost}:99999` },
      { host: '' },
      { host: `localhost\t${attackerHost}` },
      { 'x-forwarded-host': attackerHost, 'x-forwarded-proto': 'http' },
      { 'x-forwarded-for': '127.0.0.1, ::1, unknown, <script>' },
      { 'x-forwarded-for': 'x,'.repeat(3_000) },
      { forwarded: `for=127.0.0.1;host=${attackerHost};proto=https` },
      {
        'x-real-ip': '127.0.0.1',
        'x-original-url': '/api/functions/get-users',
        'x-rewrite-url': '/api/profiles',
      },
      {
        origin: `https://${attackerHost}`,
        referer: `https://${attackerHost}/`,
        cookie: 'pl_session=x; __proto__=1',
      },
      { 'request-id': '\u0000', 'x-request-id': `x\r\nSet-Cookie: a=1`, traceparent: 'x'.repeat(999) },
    )
    .map((headers) => withHeaders(attack, headers))

const hugeHeader: Mutation = (attack) =>
  fc
    .tuple(
      fc.constantFrom('accept', 'cookie', 'user-agent', 'if-none-match', 'x-egal', 'accept-language'),
      fc.constantFrom(1, 100, 10_000, 100_000),
    )
    .map(([name, length]) => withHeaders(attack, { [name]: 'ä=1;'.repeat(length) }))

const wrongToken: Mutation = (attack) =>
  fc
    .constantFrom(
      'Bearer',
      'Bearer ',
      'Bearer null',
      'Bearer undefined',
      'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.',
      `Bearer ${'A'.repeat(43)}`,
      `Bearer ${'A'.repeat(20_000)}`,
      `Bearer ${idPlaceholder(0)}`,
      `Bearer ${idPlaceholder(1)} ${idPlaceholder(2)}`,
      'Basic YW5uYTphbm5h',
      'bearer \u0000',
      `Bearer ' or 1=1 --`,
      `Bearer \ud800`,
    )
    .map((authorization) => withHeaders(attack, { authorization }))

const otherId: Mutation = (attack) =>
  fc
    .tuple(nameOf(attack), fc.nat({ max: 500 }))
    .map(([name, n]) =>
      withInput(
        { ...attack, path: attack.path.replace(anyPlaceholder, idPlaceholder(n)) },
        name.endsWith('id') ? { [name]: idPlaceholder(n) } : {},
      ),
    )

const mutations: readonly Mutation[] = [
  wrongValue,
  wrongValue,
  missingField,
  additionalField,
  wrongBody,
  wrongContentType,
  wrongMethod,
  wrongPath,
  wrongHost,
  hugeHeader,
  wrongToken,
  otherId,
  otherId,
]

/** Valid requests with up to three mutations. */
export const attackArbitrary: fc.Arbitrary<Attack> = fc
  .tuple(validRequest, fc.array(fc.constantFrom(...mutations), { maxLength: 3 }))
  .chain(([valid, chosen]) =>
    chosen.reduce<fc.Arbitrary<Attack>>((attack, mutate) => attack.chain(mutate), fc.constant(valid)),
  )
