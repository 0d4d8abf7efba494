import { conjugate, persianVerb } from '../persian/conjugate.ts'
import { withEzafe, withPossessive } from '../persian/endings.ts'
import { writeElement, writePredicate } from './clause.ts'
import { isPhrase, type Element, type Phrase } from './elements.ts'
import type { VerbGroup } from './verb-group.ts'
import { writePhrase } from './write-phrase.ts'

const warmth: Readonly<Record<string, string>> = { داغ: 'گرم', گرم: 'گرم', سرد: 'سرد' }

/** Mir ist kalt, mir geht es gut: how somebody is, said of nobody as a subject. */
export function writeState(
  elements: readonly Element[],
  group: VerbGroup,
  isNegative: boolean,
): string | undefined {
  const whose = elements.find(
    (it): it is Phrase =>
      isPhrase(it) && it.preposition === '' && it.cases.includes('dative') && isOfWhom(it),
  )
  const isIt = (it: Element) => isPhrase(it) && it.head.kind === 'pronoun' && it.head.isThing === true
  const rest = elements.filter((it) => it !== whose && !isIt(it))
  const how = rest.find((it) => it.kind === 'adjective' || it.kind === 'question')
  if (!how || rest.some((it) => it.kind === 'unknown')) return undefined
  const others = rest.filter((it) => it !== how).map((it) => writeElement(it, 'sein'))
  const is = conjugate(persianVerb('بودن'), group.isPast ? 'past' : 'present', 2, isNegative)
  if (group.infinitive === 'sein' && whose && how.kind === 'adjective') {
    const warm = warmth[how.reading.farsi]
    const person = personOf(whose)
    const owner = whose.head.kind === 'pronoun' ? '' : writePhrase(whose)
    if (warm)
      return [owner, ...others, how.degree, withPossessive(warm, person), is].filter(Boolean).join(' ')
    if (how.reading.farsi !== 'بد') return undefined
  } else if (group.infinitive !== 'gehen' || !elements.some(isIt)) return undefined
  const state =
    whose && whose.head.kind !== 'pronoun' ? `${withEzafe('حال')} ${writePhrase(whose)}` : undefined
  const own = state ?? withPossessive('حال', whose ? personOf(whose) : 1)
  return [...others, own, writePredicate(how, 'sein'), is].filter(Boolean).join(' ')
}

function isOfWhom({ head, cases }: Phrase): boolean {
  return (
    !cases.includes('nominative') ||
    (head.kind === 'pronoun' && head.persons.length === 2 && head.persons.includes(4))
  )
}

function personOf({ head }: Phrase) {
  return head.kind === 'pronoun' ? (head.persons.at(-1) ?? 2) : 2
}
