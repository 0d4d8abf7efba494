import { expect, test } from 'vitest'
import type { SpeakerName } from '@pol/language/speakers'
import { allTexts } from './make-all-clips.ts'

test('every text is spoken by the usual speaker, and by each person who says it', () => {
  const woman = { character: 'woman', number: 1 }
  const man = { character: 'man', number: 2 }
  const child = { character: 'child', number: 1 }
  const texts = allTexts({
    german: new Set(['Tschüss!', 'Haus']),
    persian: new Map([
      ['گل', 'gol'],
      ['سلام!', 'salâm!'],
    ]),
    homographs: new Map([
      [
        'گل',
        new Map([
          ['blume', 'gol'],
          ['schlamm', 'gel'],
        ]),
      ],
    ]),
    said: new Map<string, ReadonlySet<SpeakerName>>([
      ['Tschüss!', new Set(['man 2'])],
      ['سلام!', new Set(['man 2', 'child 1'])],
    ]),
  })
  expect(texts).toEqual([
    { text: 'Tschüss!', voice: 'alloy', speaker: woman },
    { text: 'Haus', voice: 'alloy', speaker: woman },
    { text: 'گل', voice: 'nova', speaker: woman, transliteration: 'gol' },
    { text: 'سلام!', voice: 'nova', speaker: woman, transliteration: 'salâm!' },
    { text: 'گل', voice: 'nova', speaker: woman, transliteration: 'gel' },
    { text: 'Tschüss!', voice: 'alloy', speaker: man },
    { text: 'سلام!', voice: 'nova', speaker: man, transliteration: 'salâm!' },
    { text: 'سلام!', voice: 'nova', speaker: child, transliteration: 'salâm!' },
  ])
})
