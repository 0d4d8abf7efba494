import { fold } from '../fold.ts'
import type { Features, Inflected } from '../forms/entry.ts'
import type { Gap } from '../gaps/gap.ts'
import type { MissingLetters } from '../missing-letters.ts'
import { reasonOfEnding } from './case.ts'
import { reasonOfWrongChoice, type WrongChoice } from './choice.ts'
import { plural, singular } from './form-names.ts'
import { reasonOfForm, reasonOfTerms } from './form.ts'
import { reasonOfGender, signOfGender } from './gender.ts'
import { reasonOfLetters } from './letters.ts'
import { reasonOfOrder } from './order.ts'
import { reasonOfOtherWord } from './other-word.ts'
import type { Reason } from './reason.ts'
import { reasonOfSentence } from './sentence.ts'
import { reasonOfSpacing } from './spacing.ts'
import { reasonOfSpelling } from './spelling.ts'
import type { Words } from './words.ts'
import type { WrongOrder } from './wrong-order.ts'

/** A wrong answer, by what was asked. */
export type Mistake =
  | WrongChoice
  | { readonly kind: 'article'; readonly noun: Inflected; readonly chosen: string }
  | {
      readonly kind: 'form'
      readonly entry: Inflected
      readonly asked: Features
      readonly right: string
      readonly given: string
    }
  | { readonly kind: 'gap'; readonly gap: Gap; readonly entry: Inflected; readonly chosen: string }
  | ({ readonly kind: 'order' } & WrongOrder)
  | WrongText
  | WrongLetters

/** A word or sentence that was written otherwise. */
export type WrongText =
  | ({ readonly kind: 'sentence' } & WrongOrder)
  | {
      readonly kind: 'word'
      readonly entry: Inflected
      /** Further entries of the same word, whose meanings are asked, too. */
      readonly others: readonly Inflected[]
      readonly right: string
      readonly given: string
    }

/** Letters that were chosen wrongly, and the text that has them then. */
export interface WrongLetters {
  readonly kind: 'letters'
  readonly letters: Pick<MissingLetters, 'before' | 'missing' | 'after'>
  readonly written: WrongText
}

/**
 * Why an answer is wrong, where a rule knows it for certain; otherwise null.
 *
 * @param words the words of the learned language.
 */
export function reasonFor<Entry extends Inflected>(mistake: Mistake, words: Words<Entry>): Reason | null {
  const { index } = words
  const { language } = index
  switch (mistake.kind) {
    case 'choice':
    case 'letter':
    case 'picture':
      return reasonOfWrongChoice(mistake)
    case 'article':
      return reasonOfGender(mistake.noun, mistake.chosen, words)
    case 'form':
      return reasonOfForm({ ...mistake, language })
    case 'gap': {
      const { gap, entry, chosen } = mistake
      const wrong = { entry, right: gap.answer, given: chosen }
      if (language === 'fa' || entry.type === 'verb') return reasonOfForm({ ...wrong, language })
      return reasonOfEnding({ ...wrong, sentence: gap.german, at: gap.at }, index)
    }
    case 'order':
      return reasonOfOrder(mistake, index)
    case 'sentence':
      return reasonOfSentence(mistake, index)
    case 'word':
      return ofWord(mistake, words)
    case 'letters':
      return reasonFor(mistake.written, words) ?? reasonOfLetters(mistake.letters)
  }
}

const german = /^(?:(der|die|das) )?(.+)$/iu

/** The article of a noun, another word, another form of the word, its spelling. */
function ofWord<Entry extends Inflected>(
  { entry, others, right, given }: Extract<Mistake, { kind: 'word' }>,
  words: Words<Entry>,
): Reason | null {
  const { language } = words.index
  const asked = [entry, ...others]
  if (language === 'fa') {
    return (
      reasonOfOtherWord(given, asked, words.index) ??
      reasonOfForm({ language, entry, asked: [], right: entry.farsi, given }) ??
      reasonOfSpacing(language, { right, given }) ??
      reasonOfSpelling(right, given, words.index)
    )
  }
  const [, article = '', typed = ''] = german.exec(given) ?? []
  if (fold(typed) === fold(entry.german) && article !== '') {
    const isPlural = article.toLowerCase() === 'die' && entry.plural === entry.german
    const sign = isPlural ? signOfGender(entry, words) : null
    if (sign || !isPlural) return sign ?? reasonOfGender(entry, article.toLowerCase(), words)
    // "die Zimmer"
    const reason = reasonOfTerms(`die ${entry.german}`, plural, `${entry.article} ${entry.german}`, singular)
    return { ...reason, rule: 'de-plural' }
  }
  const ofForm = reasonOfForm({ language, entry, asked: [], right: entry.german, given: typed })
  const ofOther = reasonOfOtherWord(given, asked, words.index)
  // "die Antworten" is the plural, "antworten" another word.
  const isNoun = entry.type === 'noun' && /^\p{Lu}/u.test(typed)
  return (
    (isNoun ? (ofForm ?? ofOther) : (ofOther ?? ofForm)) ??
    reasonOfSpelling(german.exec(right)?.[2] ?? '', typed, words.index)
  )
}
