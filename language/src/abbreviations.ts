/**
 * German abbreviations and their expansions: one word per point, or several words for a single point. Abbreviations
 * without an expansion are looked up as written.
 */
const list = [
  'z. B.=zum Beispiel|d. h.=das heißt|u. a.=unter anderem|v. a.=vor allem|s. o.=siehe oben|s. u.=siehe unten|o. g.=oben genannt',
  'u. U.=unter Umständen|z. T.=zum Teil|z. Zt.=zur Zeit|z. Z.=zur Zeit|i. d. R.=in der Regel|i. A.=im Auftrag|i. V.=in Vertretung',
  'o. Ä.=oder Ähnliches|u. Ä.=und Ähnliches|e. V.=eingetragener Verein|z. H.=zu Händen|z. Hd.=zu Händen|n. Chr.|v. Chr.|u. s. w.=und so weiter',
  'ca.=circa|bzw.=beziehungsweise|inkl.=inklusive|einschl.=einschließlich|evtl.=eventuell|ggf.=gegebenenfalls|bspw.=beispielsweise',
  'Nr.=Nummer|Str.=Straße|Tel.=Telefon|Dr.=Doktor|Hr.=Herr|Hrn.=Herrn|Fr.=Frau|Prof.=Professor|S.=Seite|Abs.=Absatz|Art.=Artikel',
  'Std.=Stunde|Min.=Minute|Sek.=Sekunde|Mio.=Million|Mrd.=Milliarde|Tsd.=tausend|Abt.=Abteilung|Zi.=Zimmer|Whg.=Wohnung|Fa.=Firma',
  'max.=maximal|mind.=mindestens|monatl.=monatlich|mtl.=monatlich|tägl.=täglich|jährl.=jährlich|wöchentl.=wöchentlich|gem.=gemäß',
  'lt.=laut|vgl.=vergleiche|geb.=geboren|verh.=verheiratet|led.=ledig|gesch.=geschieden|allg.=allgemein|sog.=sogenannt|tel.=telefonisch',
  'Bhf.=Bahnhof|Hbf.=Hauptbahnhof|Jan.=Januar|Feb.=Februar|Apr.=April|Aug.=August|Sept.=September|Sep.=September|Okt.=Oktober',
  'Nov.=November|Dez.=Dezember|Mo.=Montag|Di.=Dienstag|Mi.=Mittwoch|Do.=Donnerstag|Sa.=Samstag|jew.=jeweils|zzgl.=zuzüglich|abzgl.=abzüglich|exkl.=exklusive',
  'u.=und|MwSt.=Mehrwertsteuer|So.=Sonntag|usw.=und so weiter|usf.=und so weiter|etc.=und so weiter|min.|gez.|Az.|Gz.|Ref.|Anl.|Anm.|Bd.|Jh.|St.|Kto.|Dipl.|Ing.|Hrsg.|betr.|Betr.|Nrn.|Co.',
  'i. H. v.=in Höhe von|m. E.=meines Erachtens|i. S. d.=im Sinne der|Ziff.=Ziffer|med.|jur.|phil.|rer. nat.|h. c.',
]
  .flatMap((line) => line.split('|'))
  .map((item) => item.split('='))

export interface Abbreviation {
  readonly at: number
  /** As written in the text: "z. B.". */
  readonly text: string
  /** Its expansion: one word per point, or several words for a single point. */
  readonly words: readonly string[]
  /** Whether a sentence may end with it: "usw.", but never "Dr.". */
  readonly mayEnd: boolean
}

const known = new Map(list.map(([short = '', words = '']) => [short.replaceAll(' ', ''), words]))
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${list
    .map(([short = '']) => short)
    .toSorted((a, b) => b.length - a.length)
    .map((short) => short.replaceAll('.', '\\.').replaceAll(' ', ' ?'))
    .map((source) => source.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`))
    .join('|')})`,
  'gu',
)
const final =
  /^(?:usw|usf|etc|[uo]\.[aäÄ]|u\.s\.w|e\.V|a\.D|[nv]\.Chr|Std|Min|Sek|Str|Mio|Mrd|Tsd|Whg|Bhf|Hbf|MwSt|[A-Z]\p{Ll}{1,3})\.$/u
const title = /^(?:Nr|Dr|Hrn?|Fr|Prof|Abs|Art|Tel|Abt|Fa|St|Dipl|Ing|Az|Gz|Ref|Zi|Betr)\./
const beforeDay = /(?:[–-] ?|\b(?:am|bis|ab) |[aio]\., )$/u
const afterDay = /^,? ?(?:[\p{N}:–-]|u\.|und |geschlossen)/u

/** Returns the German abbreviations in a text, in order of position. */
export function abbreviationsIn(text: string): Abbreviation[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const short = found.replaceAll(' ', '')
    const words = known.get(short) ?? known.get(short.charAt(0).toLowerCase() + short.slice(1)) ?? ''
    // "am Fr.", "Mo.–Fr.", "Fr. 8–12 Uhr", but "Fr. Müller" and "so.".
    const isDay = beforeDay.test(text.slice(0, index)) || afterDay.test(text.slice(index + found.length))
    if (short === 'So.' && !isDay) return []
    // "Ich heiße Jan."
    if (short === 'Jan.' && !isMonth(text.slice(0, index), text.slice(index + found.length))) return []
    const full = short === 'Fr.' && isDay ? 'Freitag' : words
    const mayEnd = final.test(short) && !title.test(short)
    return [{ at: index, text: found, words: full === '' ? [] : full.split(' '), mayEnd }]
  })
}

function isMonth(before: string, after: string): boolean {
  return /(?:\p{N}\.? ?|\b(?:Anfang|Mitte|Ende|im|ab|bis|seit) )$/u.test(before) || /^ ?\p{N}/u.test(after)
}

const byLetters = new Map(
  list.flatMap(([short = '', words]) => (words === undefined ? [] : [[lettersOf(short), words] as const])),
)

function lettersOf(text: string): string {
  return text.replace(/[. ]/gu, '').toLowerCase()
}

/** The expansion of an abbreviation written without points ("zB", "usw"), or an empty string. */
export function wordsOfAbbreviation(text: string): string {
  return (text.length > 1 && byLetters.get(lettersOf(text))) || ''
}
