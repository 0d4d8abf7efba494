import { describe, expect, test } from 'vitest'
import { readCourse } from '@pol/content/course/read-course'
import { readCompounds } from '@pol/content/german-compounds'
import { lexicon, type LexiconEntry } from '@pol/content/lexicon'
import { readContent } from '@pol/content/read'
import { languages } from '@pol/language/language'
import { tilesOf } from '@pol/language/tiles'
import { newItemsInOrder } from '@pol/learning/learning-order'
import { rowsOf } from '../src/lib/lexicon/entries.ts'
import { linesOf, type Sentence } from './practice-lines.ts'

const folder = new URL('../../content/data/', import.meta.url)
const content = await readContent(folder)
const course = await readCourse(folder, content)
const entries = content.get(lexicon.file) as unknown as readonly LexiconEntry[]
const lines = linesOf({
  content,
  course,
  compounds: await readCompounds(folder),
  retired: [],
  texts: [],
  script: [],
  exams: [],
  strokes: { bodies: [], marks: [], letters: [] },
})
const sentences = rowsOf<Sentence>(lines.sentences)
const words = course.flatMap(({ words }) => words)
const texts = new Map([...words, ...sentences].map(({ id, german }) => [id, german]))

describe.each(languages)('new items in the course (%s)', (language) => {
  const order = [
    ...newItemsInOrder({
      course: words.map(({ id }) => id),
      others: [],
      sentences: sentences.map((sentence) => ({
        id: sentence.id,
        after: entries[Number(sentence[`after_${language}`])]?.id ?? '',
        words: [],
      })),
      starred: [],
      chosen: [],
      met: new Set(),
    }),
  ].map((id) => texts.get(id) ?? '')
  const placeOf = (german: string) => {
    expect(order).toContain(german)
    return order.indexOf(german)
  }

  test('begin with greetings and thanks, before words that only have a function', () => {
    const greetings = ['Hallo', 'Guten Tag', 'danke', 'bitte', 'ja', 'nein', 'Tschüss', 'Name']
    expect(greetings.map(placeOf)).toEqual(greetings.map(placeOf).toSorted((a, b) => a - b))
    const last = Math.max(...greetings.map(placeOf))
    for (const text of ['du', 'und', 'auch', 'das', 'mein']) expect(placeOf(text)).toBeGreaterThan(last)
  })

  test('have sentences from the first day on, each after its words', () => {
    const isSentence = new Set(sentences.map(({ german }) => german))
    expect(order.slice(0, 30).filter((text) => isSentence.has(text)).length).toBeGreaterThanOrEqual(6)
    for (const [sentence, word] of [
      ['Ich heiße Maryam.', 'Name'],
      ['Ich bin Anna.', 'sein'],
      ['Wie heißen Sie?', 'Wie heißen Sie?'],
      ['Sprechen Sie Deutsch?', 'Deutsch'],
      ['Ich habe zwei Kinder.', 'zwei'],
      ['Gehen Sie geradeaus.', 'geradeaus'],
    ] as const)
      expect(placeOf(sentence)).toBeGreaterThanOrEqual(placeOf(word))
  })

  test('do not wait for names of places that need no learning', () => {
    expect(placeOf('Ich wohne in Hamburg.')).toBeLessThan(placeOf('Vater'))
  })

  test('count in order', () => {
    const numbers = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf']
    expect(numbers.map(placeOf)).toEqual(numbers.map(placeOf).toSorted((a, b) => a - b))
  })
})

describe('words in tiles', () => {
  const divided = new Map(
    entries.flatMap(({ id, german }) => {
      const parts = lines.divided[id]
      return parts === undefined ? [] : [[german, parts] as const]
    }),
  )

  test('are cut where the parts of a compound meet', () => {
    const tilesIn = (german: string) => tilesOf(divided.get(german) ?? german, 'de').join('-')
    expect(
      ['Schlaganfall', 'Hausaufgabe', 'Topflappen', 'Finanzamt', 'Gebrauchsanweisung', 'Krankenhaus'].map(
        tilesIn,
      ),
    ).toEqual([
      'Schlag-an-fall',
      'Haus-auf-ga-be',
      'Topf-lap-pen',
      'Fi-nanz-amt',
      'Ge-brauchs-an-wei-sung',
      'Kran-ken-haus',
    ])
  })

  test('are marked only where their tiles change, and stay the same word', () => {
    expect(divided.get('Krankenhaus')).toBeUndefined()
    for (const [german, parts] of divided) expect(parts.replaceAll('|', '')).toBe(german)
  })
})
