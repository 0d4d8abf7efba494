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

const months =
  /^(?:januar|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember|uhr)$/u

/** The dot of am 12.05. um neun and of 3. Mai ends no sentence. */
function withDates(tokens: readonly Token[]): Token[] {
  const result: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const number = result.at(-1)
    const next = tokens[at + 1]
    const isDot = token.text === '.' && token.space === '' && number?.kind === 'number'
    const goesOn = next?.kind === 'word' && (/^\p{Ll}/u.test(next.text) || months.test(next.key))
    if (isDot && goesOn) result.splice(-1, 1, { ...number, text: `${number.text}.` })
    else result.push(token)
  }
  return result
}

/** Cuts the tokens of a line; joined, the segments are the line again. */
export function sentencesOf(line: readonly Token[]): Sentence[] {
  const tokens = withDates(line)
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
