import { fold } from '../fold.ts'
import { wordsOf } from '../gloss-words.ts'
import type { Language } from '../language.ts'
import { ezafeIn } from './ezafe.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'

/** A sentence that was written without را, or without the written ezafe after a vowel. */
export interface WrittenSentence {
  readonly right: string
  readonly given: string
  /** Shows where the ezafe is. */
  readonly transliteration: string
}

/** What is missing in a Persian sentence; null if it differs otherwise. */
export function reasonOfMissing(language: Language, sentence: WrittenSentence): Reason | null {
  return language === 'fa' ? (ofObjectMarker(sentence) ?? ofEzafe(sentence)) : null
}

function ofObjectMarker({ right, given }: WrittenSentence): Reason | null {
  const words = wordsOf(right)
  const at = words.findIndex(({ text }) => text === 'را')
  const object = words[at - 1]
  if (!object || !isSame(words.toSpliced(at, 1), wordsOf(given))) return null
  const shown = `${object.text} را`
  return {
    german: `Nach einem bestimmten Objekt steht ${quoted('را')}: ${quoted(shown)}.`,
    persian: `بعد از مفعول مشخص ${quotedInPersian('را')} می‌آید: ${quotedInPersian(shown)}.`,
    rule: 'fa-ra',
  }
}

/** "صدا من" for "صدای من" */
function ofEzafe({ right, given, transliteration }: WrittenSentence): Reason | null {
  const [words, typed, sounds] = [wordsOf(right), wordsOf(given), transliteration.split(' ')]
  if (words.length !== typed.length || words.length !== sounds.length) return null
  const wrong = words.flatMap(({ folded }, place) => (folded === typed[place]?.folded ? [] : place))
  const [place = 0] = wrong
  const [word, next, bare] = [words[place], words[place + 1], typed[place]]
  if (wrong.length !== 1 || !word || !next || !bare) return null
  if (word.text !== `${bare.text}ی` || !/[او]$/u.test(bare.text)) return null
  if (ezafeIn(sounds[place] ?? '') !== '-ye') return null
  const shown = `${word.text} ${next.text}`
  return {
    german: `Nach ${quoted('ا')} und ${quoted('و')} schreibt man die Ezafe als ${quoted('ی')}: ${quoted(shown)}.`,
    persian: `بعد از ${quotedInPersian('ا')} و ${quotedInPersian('و')} کسره‌ی اضافه را با ${quotedInPersian('ی')} می‌نویسند: ${quotedInPersian(shown)}.`,
    rule: 'fa-ezafe',
  }
}

function isSame(
  words: readonly { readonly folded: string }[],
  others: readonly { readonly text: string }[],
): boolean {
  return words.map(({ folded }) => folded).join(' ') === others.map(({ text }) => fold(text)).join(' ')
}
