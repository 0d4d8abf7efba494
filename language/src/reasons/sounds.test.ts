import { expect, test } from 'vitest'
import { noun, verb, word } from '../../test/entries.ts'
import { formIndexOf } from '../form-index.ts'
import { type Mistake, reasonFor } from './reason-for.ts'
import { soundFor, withSounds } from './sounds.ts'
import { reviewedCompounds } from '../compounds.ts'

const go = verb('gehen', 'رفتن raftan, رو rav')
const sister = noun('die Schwester, Schwestern', 'خواهر khâhar')
const flower = noun('die Blume, Blumen', 'گل gol')
const entries = [
  go,
  sister,
  flower,
  noun('der Schlamm', 'گل gel'),
  noun('der Stein, Steine', 'سنگ sang'),
  noun('die Schule, Schulen', 'مدرسه madrese'),
  word('pronoun', 'ich', 'من man'),
  word('pronoun', 'du', 'تو to'),
  word('preposition', 'in', 'تو tu'),
]
const index = formIndexOf('fa', entries)
const words = { index, compounds: reviewedCompounds([]) }

test.each<readonly [Mistake, string]>([
  [
    {
      kind: 'choice',
      chosen: 'der Stein',
      meaning: 'سنگ',
      sounding: { farsi: 'سنگ', transliteration: 'sang' },
    },
    '„der Stein“ heißt „سنگ“ (sang).',
  ],
  [
    { kind: 'word', entry: sister, others: [], right: 'خواهر', given: 'سنگ' },
    '„سنگ“ (sang) heißt „der Stein“.',
  ],
  [
    { kind: 'word', entry: sister, others: [], right: 'خواهر', given: 'خواهرم' },
    'In „خواهرم“ (khâhar-am) steckt „من“ (man, mein); gefragt ist „خواهر“ (khâhar).',
  ],
  [
    { kind: 'form', entry: go, asked: ['1s', 'present'], right: 'می‌روم', given: 'می‌روی' },
    '„می‌روی“ (miravi) gehört zu „تو“ (to, du), „می‌روم“ (miravam) zu „من“ (man, ich).',
  ],
  [
    {
      kind: 'sentence',
      right: 'من در مدرسه هستم.',
      given: 'من مدرسه هستم',
      transliteration: 'man dar madrese hastam.',
    },
    'Es fehlt „در“ (dar, in): „در مدرسه“ (dar madrese).',
  ],
  // The flower that was asked, though «گل» alone may be another word.
  [
    { kind: 'word', entry: flower, others: [], right: 'گل', given: 'گلم' },
    'In „گلم“ steckt „من“ (man, mein); gefragt ist „گل“ (gol).',
  ],
  // Letters have no sound of their own.
  [
    { kind: 'word', entry: sister, others: [], right: 'خواهر', given: 'خاهر' },
    'Es fehlt ein „و“: „خواهر“ (khâhar).',
  ],
])('%o: %s', (mistake, german) => {
  const reason = reasonFor(mistake, words)
  expect(reason && withSounds(reason, soundFor(mistake, index)).german).toBe(german)
})
