import { interfaceLanguage } from '@pol/contract/text'
import type { Reason } from '@pol/language/reasons/reason'
import units from 'virtual:rule-units'

/** Why an answer is wrong. */
export interface WordedReason {
  /** In the language of the interface. */
  readonly text: string
  /** Null if no note of the course explains it. */
  readonly rule: ExplainedRule | null
}

export interface ExplainedRule {
  /** A rule, or that of a heading, in the hash of the address (`paragraphAbout`). */
  readonly anchor: string
  /** The unit of the course whose note explains it. */
  readonly unit: number
}

/** A quoted word, or a few that would fit into one line of a narrow screen. */
const shortQuotation = /(?<=„)[^“]{1,24}(?=“)|(?<=«)[^»]{1,24}(?=»)/gu
const unbroken = (text: string) => text.replaceAll(shortQuotation, (words) => words.replaceAll(' ', '\u00A0'))

export function worded({ german, persian, rule }: Reason): WordedReason {
  return {
    text: unbroken(interfaceLanguage === 'fa' ? persian : german),
    rule: rule ? { anchor: rule, unit: units[rule] } : null,
  }
}
