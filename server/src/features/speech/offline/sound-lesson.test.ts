import { expect, test } from 'vitest'
import { readKind } from '@pol/content/read'
import { germanLetters, soundWords } from '@pol/content/sounds'
import { readGermanPhonemes } from '@pol/content/spoken-words'
import { loadSpeechEngine } from './engine.ts'
import { scriptFor } from './script.ts'

const contentFolder = new URL('../../../../../content/data/', import.meta.url)
const known = await readGermanPhonemes(contentFolder)
const engine = await loadSpeechEngine()
const spoken = (text: string) =>
  engine.speak(scriptFor({ text, voice: 'alloy' }, known), 'alloy').phonemes.join('')

test('the two words of each pair in the lesson of German sounds are spoken differently', async () => {
  const words = (await readKind(soundWords, contentFolder)).filter(({ pair }) => pair !== '')
  const pairs = Map.groupBy(words, ({ section, pair }) => `${section} ${pair}`)
  const same = [...pairs.values()].filter(
    (pair) => new Set(pair.map(({ german }) => spoken(german))).size < 2,
  )
  expect(pairs.size).toBeGreaterThan(30)
  expect(same).toEqual([])
})

test('the names of the German letters are spoken', async () => {
  const letters = await readKind(germanLetters, contentFolder)
  const names = Object.fromEntries(letters.map(({ letter, heard }) => [letter, spoken(heard)]))
  expect(names).toMatchObject({
    A: 'ˈɑː',
    C: 'tsˈeː',
    E: 'ˈeː',
    H: 'hˈɑː',
    J: 'jˈɔt',
    Q: 'kˈuː',
    V: 'fˈaʊ',
    W: 'vˈeː',
    Y: 'ˈʏpsiːlˌoːn',
    Z: 'tsˈɛt',
    Ä: 'ˈɛː',
    Ö: 'ˈøː',
    Ü: 'ˈyː',
    ß: 'ɛstsˈɛt',
  })
})
