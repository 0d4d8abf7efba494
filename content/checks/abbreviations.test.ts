import { expect, test } from 'vitest'
import { lexicon } from '../src/lexicon.ts'
import { rowsOf } from '../test/content.ts'
import { formIndexOf } from '@pol/language/form-index'
import { glossOf } from '@pol/language/gloss'

const index = formIndexOf('de', await rowsOf(lexicon))

test.each([
  ['u. a.', 'unter anderem'],
  ['i. d. R.', 'in der Regel'],
  ['i. H. v.', 'in Höhe von'],
  ['usw.', 'und so weiter'],
  ['etc.', 'und so weiter'],
  ['u. s. w.', 'und so weiter'],
  ['z. B.', 'zum Beispiel'],
  ['z. T.', 'zum Teil'],
  ['z. H.', 'zu Händen'],
  ['u. U.', 'unter Umständen'],
  ['m. E.', 'meines Erachtens'],
  ['o. Ä.', 'oder Ähnliches'],
  ['s. o.', 'Siehe oben'],
  ['s. u.', 'Siehe unten'],
  ['i. A.', 'Im Auftrag'],
  ['i. V.', 'in Vertretung'],
  ['v. a.', 'vor allem'],
  ['d. h.', 'Das heißt'],
  ['zzgl.', 'zuzüglich'],
  ['abzgl.', 'abzüglich'],
  ['bzw.', 'beziehungsweise'],
  ['ggf.', 'gegebenenfalls'],
  ['bspw.', 'beispielsweise'],
  ['u. Ä.', 'und Ähnliches'],
  ['MwSt.', 'Mehrwertsteuer'],
])('an abbreviation of letters is glossed with the entry that it stands for: %s', (short, german) => {
  for (const text of [short, `Das ist ${short} hier.`, `Das ist hier ${short}`]) {
    const row = glossOf(index, text).find((each) => each.text.replace(/\.$/, '') === short.replace(/\.$/, ''))
    expect(row?.hits[0]?.entry.german, text).toBe(german)
  }
})
