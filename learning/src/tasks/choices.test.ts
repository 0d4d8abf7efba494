import { describe, expect, test } from 'vitest'
import { line, word } from '../../test/items.ts'
import { readItems } from '../../test/lexicon.ts'
import type { Item } from '../item.ts'
import { meaningsOf } from '../meanings.ts'
import { randomOf } from '../random.ts'
import { choicesFor, type Pool } from './choices.ts'
import { unsuitableChoices } from './unsuitable.ts'

const tree = word('der Baum, درخت derakht', { topic: 'nature' })
const nature = ['die Blume, گل gol', 'der Berg, کوه kuh', 'der Fluss, رود rud', 'der Wald, جنگل jangal'].map(
  (text) => word(text, { topic: 'nature' }),
)
const food = ['das Brot, نان nân', 'der Käse, پنیر panir', 'der Reis, برنج berenj'].map((text) => word(text))
const hard = ['die Steppe, دشت dasht', 'die Klippe, صخره sakhre'].map((text) =>
  word(text, { topic: 'nature', level: 'B1' }),
)
const war = word('der Krieg, جنگ jang', { topic: 'nature' })
const items: Item[] = [tree, ...nature, ...food, ...hard, war, line('Guten Tag!', 'روز بخیر!')]
const meanings = meaningsOf(items)

const chosen = (pool: Pool, seed = 'seed') =>
  choicesFor(tree, 'fa', meanings, randomOf(seed), pool).filter((item) => item !== tree)
const seeds = Array.from({ length: 30 }, (_, at) => `seed ${at}`)
const idsOf = (of: readonly Item[]) => new Set(of.map(({ id }) => id))

describe('wrong answers', () => {
  test('are words that the learner has met, although others are more similar', () => {
    for (const seed of seeds) expect(new Set(chosen({ met: idsOf(food) }, seed))).toEqual(new Set(food))
  })

  test('of the met words are the most similar ones', () => {
    const met = idsOf([...food, ...nature])
    for (const seed of seeds)
      expect(chosen({ met }, seed).every((item) => nature.includes(item as never))).toBe(true)
  })

  test('are not above the level of the word while there are met ones', () => {
    const met = idsOf(food.slice(0, 1))
    for (const seed of seeds)
      expect(chosen({ met }, seed).some((item) => hard.includes(item as never))).toBe(false)
  })

  test('are not above the level of the word if the learner has met only this word', () => {
    const met = idsOf([tree])
    for (const seed of seeds)
      expect(chosen({ met }, seed).every((item) => nature.includes(item as never))).toBe(true)
  })

  test('are taken only from the given ones, if there are any', () => {
    for (const seed of seeds) expect(new Set(chosen({ among: idsOf(food) }, seed))).toEqual(new Set(food))
  })

  test('never hurt: the war is no answer to the tree, even if it was met', () => {
    for (const seed of seeds) expect(chosen({ met: new Set([war.id]) }, seed)).not.toContain(war)
  })

  test('never hurt by another meaning: «روح» is no answer either, because „Seele“ is a matter of faith', () => {
    const soul = word('die Seele, روح ruh', { topic: 'nature' })
    const ghost = { ...word('der Geist, روح ruh', { topic: 'nature' }), others: { fa: [soul] } }
    const withGhost = meaningsOf([...items, ghost])
    const pool = { met: new Set([ghost.id]) }
    for (const seed of seeds)
      expect(choicesFor(tree, 'fa', withGhost, randomOf(seed), pool)).not.toContain(ghost)
  })
})

describe('wrong answers to a sentence', () => {
  const sounding = (sound: string, ...fields: Parameters<typeof line>) => ({
    ...line(...fields),
    transliteration: sound,
  })
  const hello = sounding('ruz bekheyr', 'Guten Tag!', 'روز بخیر!')
  const other = { topic: 'other' }
  const easy = [
    sounding('mamnun', 'Danke!', 'ممنون!', other),
    sounding('khâhesh mikonam', 'Bitte!', 'خواهش می‌کنم!', other),
    sounding('be-zudi', 'Bis bald!', 'به‌زودی!', other),
  ]
  const difficult = sounding('erjâ bede', 'Verweisen Sie weiter.', 'ارجاع بده.', { level: 'B1' })
  const withLines = meaningsOf([hello, ...easy, difficult])
  const choicesWith = (met: readonly Item[], seed: string) =>
    choicesFor(hello, 'fa', withLines, randomOf(seed), { met: idsOf([hello, ...met]) })

  test('are not above its level, although they are more similar', () => {
    for (const seed of seeds) {
      expect(new Set(choicesWith([], seed))).toEqual(new Set([hello, ...easy]))
      expect(choicesWith(easy.slice(0, 1), seed)).not.toContain(difficult)
    }
  })

  test('may be harder if the learner has met them', () => {
    for (const seed of seeds) expect(choicesWith([difficult], seed)).toContain(difficult)
  })
})

test('all words that are never wrong answers are in the lexicon', async () => {
  const ids = idsOf((await readItems()).items)
  expect([...unsuitableChoices].filter((id) => !ids.has(id))).toEqual([])
})
