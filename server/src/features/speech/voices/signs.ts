import type { Clause } from '../offline/clauses.ts'

/** Longer sentences are divided, because the memory of a voice grows with the length. 150 signs are some ten seconds. */
const longestPiece = 150

/** The punctuation marks that voices know, by those of both languages. */
const marks: Readonly<Record<string, string>> = { '…': '.', '؟': '?', '،': ',', '–': ',', '—': ',', '؛': ';' }
const endsSentence = /[.!?]$/u

/**
 * Writes clauses as voices were trained on them: Unicode NFD, words with spaces between them, each clause with its
 * punctuation mark.
 * @returns the pieces that are spoken one after the other: sentences, and parts of long ones.
 */
export function signsOf(clauses: readonly Clause[]): string[] {
  const pieces: string[] = []
  let piece = ''
  const end = () => {
    if (piece !== '') pieces.push(piece)
    piece = ''
  }
  for (const { words, mark } of clauses) {
    const written = words.map((phonemes) => phonemes.join('').normalize('NFD'))
    for (const [at, word] of written.entries()) {
      const isLast = at === written.length - 1
      const next = isLast ? word + (marks[mark] ?? mark) : word
      if (piece.length + 1 + next.length > longestPiece) end()
      piece += piece === '' ? next : ` ${next}`
    }
    if (endsSentence.test(piece)) end()
  }
  end()
  return pieces
}
