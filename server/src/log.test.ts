import { describe, expect, test } from 'vitest'
import { describeError } from './log.ts'

describe('an error in the log', () => {
  test.each([
    "Can't send mail - all recipients were rejected: 550 5.1.1 <clara+farsi@post.example.org>: no such user",
    '550 clara@example.org: Recipient address rejected; contact postmaster@example.org.',
  ])('does not name the recipient: %s', (answer) => {
    const logged = JSON.stringify(describeError(new Error(answer)))
    expect(logged).toContain('550')
    expect(logged).not.toMatch(/clara|example\.org/)
  })

  test('does not contain the parameters of the query', () => {
    const cause = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
    const error = new Error('Failed query: select … params: clara@example.org', { cause })
    expect(describeError(error)).toMatchObject({ message: cause.message, code: '55P03' })
    expect(JSON.stringify(describeError(error))).not.toContain('clara')
  })

  test('has its stack trace, including names of scoped packages', () => {
    const error = new Error('hopp')
    error.stack = 'Error: hopp\n    at reply (/srv/pol/node_modules/@fastify/helmet/index.js:1:1)'
    expect(describeError(error)).toMatchObject({ message: 'hopp', stack: error.stack })
  })
})
