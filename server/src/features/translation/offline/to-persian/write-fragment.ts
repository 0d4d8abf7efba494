import { writeElement } from './clause.ts'
import { isPhrase, type Element } from './elements.ts'
import { writePhrase } from './write-phrase.ts'
import { isTimePhrase } from './write-preposition.ts'

/**
 * Words without a verb that is known. What is negated never stands there as if it were not: without sugar,
 * not I; beside an unknown word the German negation stays.
 */
export function writeFragment(elements: readonly Element[], isAfterClause: boolean): string {
  const isNot = (it: Element) => it.kind === 'unknown' && it.text === 'nicht'
  const hasUnknown = elements.some((it) => it.kind === 'unknown' && !isNot(it))
  const said = hasUnknown ? elements : elements.filter((it) => !isNot(it))
  const isRefused = said.length < elements.length
  const texts = said.map((it) => {
    if (it.kind === 'gern') return 'با کمال میل'
    if (!isPhrase(it)) return writeElement(it, '')
    if (it.determiner?.kind !== 'none') return writeElement(it, isTimePhrase(it) ? 'sein' : '')
    if (hasUnknown) return `kein${it.determiner.ending} ${writeElement(it, '')}`
    return isAfterClause ? `${writePhrase(it)} نه` : `بدون ${writePhrase({ ...it, isPlural: false })}`
  })
  return [...texts, isRefused ? 'نه' : ''].filter(Boolean).join(' ')
}
