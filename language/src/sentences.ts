import { abbreviationsIn } from './abbreviations.ts'

/** If capitalized after a point, these words start a sentence; other capitals may be a noun: "am 3. Advent". */
const starters = new Set(
  [
    'Der Die Das Den Dem Ein Eine Einen Einem Einer Kein Keine Dieser Diese Dieses Diesen Diesem Ich Du Er Sie Es Wir Ihr Man Ihre',
    'Mein Meine Dein Deine Sein Seine Unser Unsere Alle Viele Und Oder Aber Denn Wenn Weil Falls Sobald Sonst Damit Dazu Dafür Darum',
    'Dann Danach Daher Deshalb Außerdem Bitte Danke Leider Auch Nur Noch Jetzt Heute Morgen Gestern Dort Hier So Da Wie Wo Was Wer',
    'Wann Warum Welche Welcher Am Im In Um Bis Ab An Auf Aus Bei Mit Nach Von Vor Zu Zum Zur Für Ohne Gegen Wegen Seit Durch Nicht',
    'Haben Hat Ist Sind Können Kann Sollten Sollte Muss Müssen Kommen Bringen Rufen Melden Herr Frau',
  ].flatMap((line) => line.split(' ')),
)

const ordinal = /(?<![\p{L}\p{N}.,])\p{Nd}{1,2}(?:\.\p{Nd}{1,2})?\.(?!\p{Nd}{4}|\p{Nd}{2}(?!\p{Nd}))/gu
const month = /^\s?(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/u
/** The words before an ordinal: "der 3. Stock", "im 2. Jahr", "1. und 2. Klasse". */
const beforeOrdinal =
  /,\s$|(?:^|[^\p{L}])(?:a[mb]|zu[mr]|vo[mn]|bei[m]?|i[mn]s?|d(?:er|ie|as|en|em|es)|bis|seit|und|oder|je(?:de)?[rsnm]?|[mds]?ein(?:e[mnrs]?)?|ihr(?:e[mnrs]?)?|unser(?:e[mnrs]?)?)\s$/iu
const initial = /(?<![\p{L}\p{N}])\p{Lu}\.(?=\s?\p{Lu}\p{Ll})/gu

/** Positions of points that do not end a sentence: in ordinals ("zum 15. Dezember"), abbreviations and initials. */
export function innerPoints(text: string): ReadonlySet<number> {
  const points = new Set<number>()
  if (!text.includes('.')) return points
  const isBeforeStarter = (end: number) => {
    const [, word = ''] = /^\s+["„»(]*(\p{Lu}\p{L}*)/u.exec(text.slice(end, end + 40)) ?? []
    return starters.has(word)
  }
  for (const { at, text: short, mayEnd } of abbreviationsIn(text)) {
    const end = at + short.length
    for (let place = at; place < end - 1; place += 1) if (text[place] === '.') points.add(place)
    if (!mayEnd || !(isBeforeStarter(end) || text.slice(end).trim() === '')) points.add(end - 1)
  }
  for (const { 0: found, index } of text.matchAll(ordinal)) {
    const end = index + found.length
    const rest = text.slice(end, end + 20)
    const goesOn =
      /^\s*[\p{Ll}\p{Nd},;/)–-]/u.test(rest) ||
      month.test(rest) ||
      (/^\s["„]?\p{Lu}/u.test(rest) &&
        !isBeforeStarter(end) &&
        beforeOrdinal.test(text.slice(Math.max(0, index - 12), index)))
    if (goesOn) points.add(end - 1)
  }
  for (const { 0: found, index } of text.matchAll(initial)) {
    const end = index + found.length
    if (!isBeforeStarter(end)) points.add(end - 1)
  }
  // "Hauptstr. 5"
  for (const { 0: found, index } of text.matchAll(/(?<=\p{Ll})(?:str|nr)\.(?=\s?\p{N})/gu))
    points.add(index + found.length - 1)
  return points
}

/** A part of a text: a sentence, or the whitespace and list marks between two sentences. */
export interface Piece {
  readonly text: string
  readonly isSentence: boolean
}

const sentenceEnd = /[.!?…؟]["“”»›)‘’\]]*(?=\s|$)/gu
const endsWithMark = /[.!?…؟:;]["“”»›)‘’\]]*$/u
const listMark =
  /^(?:[-–—]{1,3}|[•*·▪◦○●►➢‣✓✔☐☑□■>]|\p{Extended_Pictographic}\uFE0F?|\[[ xX]?\]|#{1,6}|\(?\p{Nd}{1,3}[.)](?!\s?(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))|\p{Nd}{1,3}-|\(?[a-zA-Z]\)|الف\))(?:\s+|$)/u

/** Salutation and closing of a letter, after which a new sentence begins. */
const formula = /^(?:Sehr geehrte|Guten |Liebe|Hallo|Hi ).*,$|(?:Gr(?:u|ü)(?:ß|ss)en?|Hochachtungsvoll),?$/u
/** A line that ends with an article, a preposition or a conjunction continues on the next line. */
const open =
  /(?:^|\s)(?:d(?:er|ie|as|en|em|es)|(?:[mds]|k)?ein(?:e[mnrs]?)?|ihr(?:e[mnrs]?)?|unser(?:e[mnrs]?)?|dies(?:e[mnrs]?)|und|oder|aber|sowie|dass|wenn|weil|ob|a[mn]|auf|aus|bei|beim|bis|durch|für|gegen|i[mn]s?|mit|nach|ohne|über|um|unter|vo[mnr]|wegen|zu[mr]?|sehr|nicht|و|یا|که|را|رو|به|از|در|با|برای|تا|این|آن|یک|روی|اگر|چون|بدون|درباره‌ی)$/iu
/** Minimum length in characters of a line that was wrapped automatically. */
const fullLine = 45

/** The sentence with spaces instead of line breaks, and without the hyphen of a split word. */
export function onOneLine(sentence: string): string {
  return sentence
    .replace(/(?<=\p{L})-[ \t]*\n[ \t]*(?=\p{Ll})(?!(?:und|oder|bzw)(?!\p{L}))/gu, '')
    .replace(/[ \t]*\n[ \t]*/gu, ' ')
}

/**
 * Splits a text into sentences. A line break inside a paragraph counts as a space if the sentence continues; blank
 * lines, list marks and headings are boundaries.
 * @param isKnown whether a text of one line is a known text; known texts are not split.
 * @returns pieces that concatenate to the text.
 */
export function piecesOf(text: string, isKnown: (text: string) => boolean = () => false): Piece[] {
  const atoms = atomsOf(text)
  const pieces: Piece[] = []
  for (let at = 0; at < atoms.length;) {
    const end = atoms[at]?.isSentence ? endOfSentence(atoms, at, isKnown) : at
    const parts = atoms.slice(at, end + 1)
    pieces.push({ text: parts.map((part) => part.text).join(''), isSentence: parts[0]?.isSentence ?? false })
    at = end + 1
  }
  return pieces
}

/** Limits of a known text: number of sentences, and of characters. */
const mostTogether = 6
const longestTogether = 250

/** Index of the last atom of the sentence, or of the known text, that starts at a position. */
function endOfSentence(atoms: readonly Piece[], at: number, isKnown: (text: string) => boolean): number {
  let known = -1
  let together = ''
  for (
    let end = at, count = 0;
    count < mostTogether && together.length < longestTogether;
    end += 2, count += 1
  ) {
    together += atoms[end]?.text ?? ''
    if (isKnown(onOneLine(together))) known = end
    const gap = atoms[end + 1]
    if (!gap || !/^[ \t]*\n?[ \t]*$/u.test(gap.text) || !atoms[end + 2]?.isSentence) break
    together += gap.text
  }
  // "Der Kurs" is a known text, but not in "Der Kurs\nbeginnt morgen."
  const [line, gap, next] = [atoms[known], atoms[known + 1], atoms[known + 2]]
  const isBegun =
    line !== undefined &&
    !endsWithMark.test(line.text) &&
    /^[ \t]*\n[ \t]*$/u.test(gap?.text ?? '') &&
    next?.isSentence === true &&
    /^\p{Ll}/u.test(next.text) &&
    !isKnown(next.text)
  if (known >= 0 && !isBegun) return known
  let end = Math.max(known, at)
  for (;;) {
    const [line, gap, next] = [atoms[end], atoms[end + 1], atoms[end + 2]]
    if (!line || !gap || !next?.isSentence || !/^[ \t]*\n[ \t]*$/u.test(gap.text)) return end
    if (!goesOn(line.text, next.text) || isKnown(next.text)) return end
    end += 2
  }
}

function goesOn(line: string, next: string): boolean {
  if (formula.test(line)) return false
  if (endsWithMark.test(line)) return innerPoints(`${line} ${next}`).has(line.length - 1)
  return /^\p{Ll}/u.test(next) || /[,،-]$/u.test(line) || open.test(line) || line.length >= fullLine
}

/** Sentences, each on one line, alternating with the gaps between them. */
function atomsOf(text: string): Piece[] {
  const inner = innerPoints(text)
  const atoms: Piece[] = []
  const addGap = (gap: string) => {
    const last = atoms.at(-1)
    if (gap === '') return
    if (last && !last.isSentence) atoms[atoms.length - 1] = { text: last.text + gap, isSentence: false }
    else atoms.push({ text: gap, isSentence: false })
  }
  let lineStart = 0
  for (const line of text.split(/(?<=\n)/u)) {
    const [indent = ''] = /^\s*/u.exec(line) ?? []
    const [mark = ''] = listMark.exec(line.slice(indent.length)) ?? []
    addGap(indent + mark)
    const body = line.slice(indent.length + mark.length).trimEnd()
    const bodyStart = lineStart + indent.length + mark.length
    let start = 0
    for (const { 0: found, index } of body.matchAll(sentenceEnd)) {
      const end = index + found.length
      const [space = ''] = /^\s+/u.exec(body.slice(end)) ?? []
      if (
        inner.has(bodyStart + index) ||
        end === body.length ||
        /^\p{Ll}/u.test(body.slice(end + space.length))
      )
        continue
      atoms.push({ text: body.slice(start, end), isSentence: true })
      addGap(space)
      start = end + space.length
    }
    if (start < body.length) atoms.push({ text: body.slice(start), isSentence: true })
    addGap(line.slice(indent.length + mark.length + body.length))
    lineStart += line.length
  }
  return atoms
}
