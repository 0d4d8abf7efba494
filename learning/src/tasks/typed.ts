import { equivalentSentences } from '@pol/language/equivalent-sentences'
import { fold } from '@pol/language/fold'
import { otherArticleOf } from '@pol/language/forms/other-article'
import type { Language } from '@pol/language/language'
import { type PersianWords, persianWordsOf } from '@pol/language/persian-spoken'
import { rewrittenOrders } from '@pol/language/right-orders'
import { entriesOf, germanOf, type Item, meaningOfEntry, targetOf } from '../item.ts'
import type { Meanings } from '../meanings.ts'
import type { Typed } from './task.ts'

/**
 * All texts accepted for an item: its word, its spoken form and, for a sentence, those that say the same. Other words that
 * answer the question as well are synonyms: those with the meaning and hint of one of its entries and, in Persian, those with
 * the same idea if the hints are only about style (ممنون and مرسی).
 */
export function writing(item: Item, language: Language, meanings: Meanings): Typed {
  const { byQuestion, byIdea } = sameAnswersIn(meanings, language)
  const entries = entriesOf(item, language)
  const same = entries.flatMap((entry) => [
    ...(byQuestion.get(questionOf(entry, language)) ?? []),
    ...(isOfAnyStyle(entry) ? (byIdea.get(entry.id) ?? []).filter(isOfAnyStyle) : []),
  ])
  // Of sentences, none is the only one to learn.
  const right = item.kind === 'line' ? [...entries, ...same] : entries
  const answer = typedAnswer(item, language, right)
  const sentences = right.flatMap((other) => sentencesLike(other, language, meanings))
  const known = new Set(right.map((other) => targetOf(other, language)))
  const others = same.filter((other) => !known.has(targetOf(other, language)))
  return {
    ...answer,
    accepted: [...new Set([...answer.accepted, ...sentences])],
    ...(others.length > 0 && { synonyms: typedAnswer(item, language, others) }),
  }
}

/** Other ways to say a sentence: in another order or, in Persian, without its subject. */
function sentencesLike(item: Item, language: Language, meanings: Meanings): readonly string[] {
  const isSentence = item.kind === 'line' || (item.kind === 'word' && item.type === 'phrase')
  if (!isSentence) return []
  if (language === 'de') return rewrittenOrders(item.german, 'de')
  return equivalentSentences(item, wordsIn(meanings))
}

const persianWords = new WeakMap<Meanings, PersianWords>()

function wordsIn(meanings: Meanings): PersianWords {
  let known = persianWords.get(meanings)
  if (!known) {
    known = persianWordsOf(meanings.items.filter((item) => item.kind === 'word'))
    persianWords.set(meanings, known)
  }
  return known
}

/** A sentence that is heard: no other one is right. */
export function dictation(item: Item, language: Language): Typed {
  const accepted = writtenForms(item, language).slice(0, 1)
  return { ...typedAnswer(item, language, [item]), accepted }
}

/** @param right the item and others that are right as well. */
function typedAnswer(item: Item, language: Language, right: readonly Item[]): Typed {
  const sounding = right.filter(({ kind }) => language === 'fa' && kind !== 'letter')
  return {
    answer: targetOf(item, language),
    accepted: [...new Set(right.flatMap((other) => writtenForms(other, language)))],
    sounds: sounding.map(({ farsi, transliteration }) => ({ text: farsi, transliteration })),
  }
}

interface SameAnswers {
  readonly byQuestion: ReadonlyMap<string, readonly Item[]>
  /** For learners of Persian, the entries of the same German word with the same idea, by the id of each. */
  readonly byIdea: ReadonlyMap<string, readonly Item[]>
}

const sameAnswers: Readonly<Record<Language, WeakMap<Meanings, SameAnswers>>> = {
  de: new WeakMap(),
  fa: new WeakMap(),
}

/** The items by what they answer; cached. */
function sameAnswersIn(meanings: Meanings, language: Language): SameAnswers {
  let known = sameAnswers[language].get(meanings)
  if (!known) {
    const { items } = meanings
    known = {
      byQuestion: Map.groupBy(items, (item) => questionOf(item, language)),
      byIdea: language === 'fa' ? ideasIn(items) : new Map<string, readonly Item[]>(),
    }
    sameAnswers[language].set(meanings, known)
  }
  return known
}

const style =
  /^(?:im Alltag|(?:sehr )?förmlich|(?:sehr )?höflich|höflich oder neutral|beim Sprechen|gesprochen|(?:auch )?geschrieben|amtlich|im Formular|im Amt|salopp)$/

/** Whether the hint of an entry tells its style, and does not exclude others with another meaning. */
function isOfAnyStyle(entry: Item): boolean {
  if (entry.kind !== 'word' || entry.sense_german === '') return true
  return entry.sense_german.split(', ').every((part) => style.test(part))
}

/** Entries with the same idea are one item for learners of German. */
function ideasIn(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const ideas = items.map((item) => entriesOf(item, 'de')).filter((entries) => entries.length > 1)
  return new Map(ideas.flatMap((entries) => entries.map(({ id }) => [id, entries] as const)))
}

/** The prompt for producing an entry: everything that the learner sees of it. */
function questionOf(item: Item, language: Language): string {
  const sense = item.kind === 'word' ? (language === 'fa' ? item.sense_german : item.sense_farsi) : ''
  return [item.kind, fold(meaningOfEntry(item, language)), fold(sense)].join('|')
}

/**
 * German nouns are also accepted without their article, but not with a wrong one. Names of towns and countries that
 * have no article are also accepted with the article of their gender.
 */
function writtenForms(item: Item, language: Language): string[] {
  if (language === 'de') {
    const isName = item.kind === 'word' && item.type === 'noun' && item.article === ''
    if (isName) return [item.german, `das ${item.german}`]
    const other = item.kind === 'word' ? otherArticleOf(item) : null
    return [germanOf(item), item.german, ...(other === null ? [] : [`${other} ${item.german}`])]
  }
  return item.kind === 'word' && item.type !== 'verb' && item.spoken !== ''
    ? [item.farsi, item.spoken]
    : [item.farsi]
}
