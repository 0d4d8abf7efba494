import type { SpellingWord } from '@pol/content/script/spelling'
import { t } from '@pol/contract/text'
import type { WordedReason } from '../../../../lib/lexicon/worded-reason.ts'
import { textOfRule } from '../rule-texts.ts'
import { ruleNamed } from '../steps-of.ts'

/** The sentences as a reason, which no note of the course explains. */
export const reasonOf = (...sentences: readonly string[]): WordedReason => ({
  text: sentences.filter(Boolean).join(' '),
  rule: null,
})

/** The text of a rule by its id. */
export function ruleText(id: string): string {
  const rule = ruleNamed(id)
  return rule ? textOfRule(rule) : ''
}

/** The vowel of a related word that decides, by the rule: Mann for männlich, kaufen for Käufer. */
const relatedVowels: Readonly<Record<string, string>> = {
  'writing-rule-ae-e': 'a',
  'writing-rule-aeu-eu': 'au',
}

/** Why a word is spelled as it is: the related word that decides, or that there is none, or else the rule. */
export function reasonOfSpelling({ rule, german: word, letters, related }: SpellingWord): WordedReason {
  const vowel = relatedVowels[rule]
  const written = letters.toLowerCase()
  if (vowel === undefined) return reasonOf(ruleText(rule))
  return reasonOf(
    related
      ? t('„{word}“ ist mit „{related}“ verwandt. Darum schreibt man {written}.', { word, related, written })
      : t('Zu „{word}“ gibt es kein verwandtes Wort mit {vowel}. Darum schreibt man {written}.', {
          word,
          vowel,
          written,
        }),
  )
}
