import type { Language } from '@pol/language/language'
import type { WrongChoice } from '@pol/language/reasons/choice'
import type { Mistake, WrongText } from '@pol/language/reasons/reason-for'
import type { Verdict } from '@pol/learning/grading'
import { entriesOf, type Item, type Letter, meaningOf, targetOf } from '@pol/learning/item'
import type { Task } from '@pol/learning/tasks/task'
import { bareTargetOf } from '@pol/learning/tasks/tiles'
import type { Reply } from '../reply.ts'

/** What was wrong in an answer, for its reason; null if it was right, or nothing was answered. */
export function mistakeIn(task: Task, item: Item, language: Language, reply: Reply): Mistake | null {
  const { grade, verdict, chosen, wrongPairs, isOverruled } = reply
  if (grade > 1 || isOverruled) return null
  const [pair] = wrongPairs ?? []
  if (pair) return wrongMeaning(pair.meaning, language)
  if (chosen !== null) return wrongChoice(task, item, language, chosen)
  return verdict && wrongText(task, item, language, verdict)
}

/** A chosen meaning is told by the word that has it. */
function wrongMeaning(chosen: Item, language: Language): Mistake {
  const [shown, learned] = [meaningOf(chosen, language), targetOf(chosen, language)]
  return { kind: 'choice', chosen: shown, meaning: learned, ...soundingOf(chosen, language) }
}

/** How a chosen word or sentence sounds; only Persian ones have a transliteration. */
function soundingOf(chosen: Item, language: Language): Pick<WrongChoice, 'sounding'> {
  return language === 'fa' ? { sounding: chosen } : {}
}

/** The word of a picture that was chosen wrongly; undefined if none was. */
export function wrongPictureIn(task: Task, { grade, chosen }: Pick<Reply, 'grade' | 'chosen'>) {
  return task.kind === 'picture' && grade === 1 && chosen !== null ? task.choices[chosen] : undefined
}

function wrongChoice(task: Task, item: Item, language: Language, at: number): Mistake | null {
  switch (task.kind) {
    case 'choose':
    case 'listen':
    case 'picture': {
      const choice = task.choices[at]
      if (!choice) return null
      const [shown, learned] = [meaningOf(choice, language), targetOf(choice, language)]
      if (choice.kind === 'letter') return { kind: 'letter', chosen: learned, meaning: shown }
      const sounding = soundingOf(choice, language)
      if (task.answers === 'picture') return { kind: 'picture', chosen: learned, meaning: shown, ...sounding }
      if (task.answers === 'meaning') return wrongMeaning(choice, language)
      return { kind: 'choice', chosen: learned, meaning: shown, ...sounding }
    }
    case 'article':
      return item.kind === 'word' ? { kind: 'article', noun: item, chosen: task.choices[at] ?? '' } : null
    case 'gap': {
      if (item.kind === 'letter') return null
      const { before, after } = task.letters
      const given = `${before}${task.choices[at] ?? ''}${after}`
      const written = wrongSpelling(item, language, bareTargetOf(item, language), given)
      return { kind: 'letters', letters: task.letters, written }
    }
    case 'form-in-sentence':
      return item.kind === 'word'
        ? { kind: 'gap', gap: task.gap, entry: item, chosen: task.choices[at] ?? '' }
        : null
    default:
      return null
  }
}

function wrongText(task: Task, item: Item, language: Language, verdict: Verdict): Mistake | null {
  const { typed, answer, transliteration } = verdict
  // The rules know Persian letters only.
  if (item.kind === 'letter' || transliteration !== null) return null
  switch (task.kind) {
    case 'order':
      return {
        kind: 'order',
        right: targetOf(item, language),
        given: typed,
        transliteration: item.transliteration,
      }
    case 'form':
      return item.kind === 'word'
        ? { kind: 'form', entry: item, asked: task.features, right: task.answer, given: typed }
        : null
    case 'write':
    case 'dictation':
    case 'tiles':
      return wrongSpelling(item, language, answer, typed)
    default:
      return null
  }
}

/** A word or sentence that was written, put together or completed otherwise. */
function wrongSpelling(
  item: Exclude<Item, Letter>,
  language: Language,
  right: string,
  given: string,
): WrongText {
  if (item.kind === 'word') {
    const [, ...others] = entriesOf(item, language)
    return { kind: 'word', entry: item, others, right, given }
  }
  return { kind: 'sentence', right: targetOf(item, language), given, transliteration: item.transliteration }
}
