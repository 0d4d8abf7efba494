import type { Language } from './language.ts'
import { fold } from './fold.ts'
import type { Inflected } from './forms/entry.ts'
import type { GlossRow } from './gloss-row.ts'

/** Function words that are in almost every sentence and mean little alone; the German ones as headwords. */
const german = new Set(
  [
    'der die das den dem des ein eine einen einem einer eines ich du er sie es wir ihr Sie mich dich ihn uns euch mir dir ihm ihnen Ihnen',
    'sich man mein dein sein ihr Ihr unser euer dieser und oder aber dass sein haben werden in an auf zu mit von bei aus nach für um',
    'am im zum zur vom beim ins ans auch so da',
  ].flatMap((line) => line.split(' ')),
)
const persian = new Set(
  'را رو به از در با برای و یا که این آن یک من تو او ما شما آنها هم تا است هست'.split(' ').map(fold),
)

/** Whether a row of a gloss may be hidden at first. Negations and numbers never are. */
export function isSmall<Entry extends Inflected>(language: Language, row: GlossRow<Entry>): boolean {
  const [first] = row.hits
  if (!first || row.negative || row.number !== undefined || row.words.length > 1) return false
  if (language === 'de') return german.has(first.entry.german)
  return persian.has(fold(row.text)) || first.entry.farsi === 'بودن'
}
