import { isBlank } from '@pol/language/normalised'
import { translationForm } from '@pol/contract/forms/translation'
import * as v from 'valibot'
import { expect, test } from 'vitest'

test('the button is disabled for exactly the texts that the server rejects as blank', () => {
  const judgedOtherwise: string[] = []
  for (let code = 1; code < 0x1_0000; code += 1) {
    const text = String.fromCharCode(code)
    const isAccepted = v.is(translationForm, { text, direction: 'de-to-fa' })
    if (isAccepted === isBlank(text)) judgedOtherwise.push(code.toString(16))
  }
  expect(judgedOtherwise).toEqual([])
})
