import { expect, test } from 'vitest'
import { soundOfText } from './sound-of-text.ts'

const sounds = new Map([
  ['guten', "'گو:تِن"],
  ['Tag', 'تا:ک'],
  ['weg', 'وِک'],
  ['Weg', 'وِ:ک'],
  ['112', 'آینس'],
])
const soundOf = (text: string) => soundOfText(text, (word) => sounds.get(word))

test.each([
  ['a word', 'Tag', 'تا:ک'],
  ['a capital in the beginning of a sentence', 'Guten Tag!', "'گو:تِن تا:ک!"],
  ['words that differ in a capital', 'weg, Weg', 'وِک، وِ:ک'],
  ['marks', '„Tag“? Tag; (Tag) … Tag.', '«تا:ک»؟ تا:ک؛ (تا:ک) … تا:ک.'],
  ['a number', '112!', 'آینس!'],
  ['an unknown word among others', 'Guten Tag, Zorro 5!', "'گو:تِن تا:ک، Zorro 5!"],
  ['only unknown words', 'Zorro, 5!', ''],
  ['no word', '…', ''],
])('%s', (_, text, sound) => {
  expect(soundOf(text)).toBe(sound)
})
