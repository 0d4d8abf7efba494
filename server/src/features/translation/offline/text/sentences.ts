import type { Token } from './tokens.ts'

/** Words between two marks, and the marks that follow them. */
export interface Segment {
  readonly words: readonly Token[]
  readonly marks: readonly Token[]
}

/** Segments up to a full stop, a question mark or the like. */
export interface Sentence {
  readonly segments: readonly Segment[]
  readonly isQuestion: boolean
}

const ends = /^[.!?؟…:;؛]$/u

/** Cuts the tokens of a line; joined, the segments are the line again. */
export function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = []
  let segments: Segment[] = []
  let words: Token[] = []
  let marks: Token[] = []
  let hasEnded = false
  const endSegment = () => {
    if (words.length > 0 || marks.length > 0) segments.push({ words, marks })
    words = []
    marks = []
  }
  const endSentence = () => {
    endSegment()
    if (segments.length > 0) sentences.push({ segments, isQuestion: isQuestion(segments) })
    segments = []
    hasEnded = false
  }
  for (const token of tokens) {
    if (token.kind === 'mark') {
      marks.push(token)
      hasEnded ||= ends.test(token.text)
      continue
    }
    if (hasEnded) endSentence()
    else if (marks.length > 0) endSegment()
    words.push(token)
  }
  endSentence()
  return sentences
}

function isQuestion(segments: readonly Segment[]): boolean {
  return segments.at(-1)?.marks.some(({ text }) => text === '?' || text === '؟') ?? false
}
