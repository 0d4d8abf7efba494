import { expect, test } from 'vitest'
import { worded } from './worded-reason.ts'

test('a short quotation stays on one line, a sentence may break', () => {
  const german = '„صدای تو“ heißt „die Stimme von dir“, nicht „Ich habe heute leider keine Zeit für dich“.'
  expect(worded({ german, persian: '' }).text).toBe(
    '„صدای\u00A0تو“ heißt „die\u00A0Stimme\u00A0von\u00A0dir“, nicht „Ich habe heute leider keine Zeit für dich“.',
  )
})
