import type { Language } from '@pol/language/language'
import { tilesOf } from '@pol/language/tiles'
import type { Item } from '../item.ts'
import type { Random } from '../random.ts'
import { mixed } from './order.ts'
import type { Task } from './task.ts'

/** The text of an item without its article, which the question shows. */
export function bareTargetOf(item: Item, language: Language): string {
  return (language === 'fa' ? item.farsi : item.german).replaceAll(/[.!?؟]$/gu, '')
}

/** A word to put together from its letters or syllables; null if it is too short or too long. */
export function tilesTask(item: Item, language: Language, random: Random): Task | null {
  const answer = bareTargetOf(item, language)
  const divided = language === 'de' && item.kind === 'word' ? item.divided : undefined
  const tiles = tilesOf(divided ?? answer, language)
  return tiles.length === 0 ? null : { kind: 'tiles', tiles: mixed(tiles, random, [answer], ''), answer }
}
