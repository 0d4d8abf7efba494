import fc from 'fast-check'
import { idPlaceholder } from './request.ts'
import { scriptPayloads } from './script-payloads.ts'

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

/** Names of properties that JavaScript objects inherit or treat specially. */
export const specialPropertyNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
]
/** Fields of stored rows that a client must not be able to set. */
export const privilegedFields: Readonly<Record<string, unknown>> = {
  id: '00000000-0000-4000-8000-000000000000',
  role: 'admin',
  roles: ['admin'],
  access: 'admin',
  is_admin: true,
  status: 'approved',
  user_id: idPlaceholder(0),
  userId: idPlaceholder(1),
  actor: { roles: ['admin'] },
  password_hash: '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA',
  avatar_url: 'javascript:alert(1)',
  created_at: '1970-01-01T00:00:00Z',
  replaced_at: null,
  expires_at: '2999-01-01T00:00:00Z',
}

const texts = fc.oneof(
  fc.constantFrom(...scriptPayloads),
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    'a\0b',
    '\ud800',
    'x\udc00\ud800',
    '\u202E\u2066\u200F',
    '\uFEFF',
    '٠١٢',
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e400',
    "' or 1=1 --",
    "'; drop table users; --",
    '$1 %s %n {}',
    '\\x00\\',
    '../../../../etc/passwd',
    'file:///etc/passwd',
    'http://169.254.169.254/latest/meta-data/',
    'ﷺ'.repeat(300),
    'e' + '\u0301'.repeat(400),
    '👩🏽‍🏫'.repeat(70),
    'a@'.repeat(120) + 'b.de',
    'a'.repeat(500),
    'a'.repeat(5_001),
    '((((((((((a+)+)+)+)+)+)+)+)+)+$',
    `${'a.'.repeat(100)}@${'b.'.repeat(60)}de`,
    '00000000-0000-0000-0000-000000000000',
    '../get-users',
  ),
)

/** A value of another type or content than the field expects. */
export const hostileValue = fc.oneof(
  { weight: 4, arbitrary: texts },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -0,
      1e308,
      Number.MAX_SAFE_INTEGER,
      -1.5,
      [],
      {},
      [[[[]]]],
      ['admin'],
      { length: 1e9 },
      { $gt: '' },
      { toString: null },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.nat({ max: 500 }).map(idPlaceholder) },
)

/** Invalid bodies for an operation with these fields. */
export const hostileBody = (names: readonly string[]) => {
  const name = JSON.stringify(names[0] ?? 'x')
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json({ maxDepth: 8 }),
    fc.constantFrom(
      '',
      '{',
      '}',
      'null',
      '[]',
      '0',
      '"x"',
      '{}{}',
      '\uFEFF{}',
      '{"a":01}',
      '{"a":1e999999}',
      `{${name}:1,}`,
      `{${name}:"\\u00"}`,
      `{${name}:"\\ud800"}`,
      `{${name}:"a\tb"}`,
      `{${name}:"x",${name}:["admin"],${name}:null}`,
      `{"__proto__":{"roles":["admin"]}}`,
      `{"__pro\\u0074o__":{"roles":["admin"]}}`,
      `{"constructor":{"prototype":{"roles":["admin"]}}}`,
      `{${name}:${nested(20_000, '[', ']')}}`,
      nested(30_000, '[', ']'),
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      `{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":0`).join(',')}}`,
      `{${name}:"${'x'.repeat(64_000)}"}`,
      `{${name}:"${'x'.repeat(66_000)}"}`,
      `{${name}:"x"}${' '.repeat(66_000)}`,
      `[${'0,'.repeat(40_000)}0]`,
      `{${name}:${'9'.repeat(60_000)}}`,
      'a=1&b[]=2&__proto__[x]=1',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      '--x\r\ncontent-disposition: form-data; name="a"; filename="../../x"\r\n\r\n1\r\n--x--',
    ),
  )
}
