import { type Said, sentencesOf } from './dialogues.ts'
import type { NoteExample, UnitWord } from './unit.ts'

export interface TaughtLines {
  /** @param cells Persian, transliteration and German; or German and Persian. */
  find(cells: readonly string[]): NoteExample | undefined
}

/**
 * Indexes the lines that a note may quote: turns and their sentences (written and spoken), words and their examples.
 * All have audio, because they are taught.
 */
export function taughtLines(words: readonly UnitWord[], turns: readonly Said[]): TaughtLines {
  const lines = [...turns.flatMap(linesOfTurn), ...words.flatMap(linesOfWord)]
  const byCells = new Map<string, NoteExample>()
  for (const line of lines) {
    for (const cells of [
      [line.farsi, line.transliteration, line.german],
      [line.german, line.farsi],
    ]) {
      const key = cells.join('\n')
      if (!byCells.has(key)) byCells.set(key, line)
    }
  }
  return { find: (cells) => byCells.get(cells.join('\n')) }
}

function linesOfTurn(turn: Said): NoteExample[] {
  return [turn, ...sentencesOf(turn)].flatMap(
    ({ german, farsi, transliteration, spoken, spoken_transliteration }) => [
      { german, farsi, transliteration },
      ...(spoken ? [{ german, farsi: spoken, transliteration: spoken_transliteration }] : []),
    ],
  )
}

function linesOfWord({ speech_id, ...word }: UnitWord): NoteExample[] {
  const { german, farsi, transliteration } = word
  return [
    { german, farsi, transliteration, ...(speech_id && { speech_id }) },
    {
      german: word.example_german,
      farsi: word.example_farsi,
      transliteration: word.example_transliteration,
    },
  ]
}
