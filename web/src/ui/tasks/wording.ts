import { t } from '@pol/contract/text'
import type { Features } from '@pol/language/forms/entry'
import type { Language } from '@pol/language/language'
import type { Note } from '@pol/learning/grading/notes'
import type { Item } from '@pol/learning/item'
import type { Step } from '@pol/learning/round'
import type { Task } from '@pol/learning/tasks/task'

/** Form of address: du for children. */
export type Address = 'Sie' | 'du'

/** Names of the kinds of steps of a round, also used for their groups. */
export const kindNames: Readonly<Record<Task['kind'] | Exclude<Step['kind'], 'ask'>, string>> = {
  meet: t('Kennenlernen'),
  'look-again': t('Noch einmal ansehen'),
  choose: t('Wählen'),
  listen: t('Hören'),
  picture: t('Bild'),
  pairs: t('Paare'),
  order: t('Ordnen'),
  article: t('Artikel'),
  tiles: t('Bausteine legen'),
  gap: t('Lücke'),
  form: t('Form'),
  'form-in-sentence': t('Form'),
  dictation: t('Diktat'),
  write: t('Schreiben'),
  uncover: t('Aufdecken'),
}

export const noteTexts: Readonly<Record<Note, string>> = {
  typo: t('Ein Buchstabe stimmt nicht; das zählt als richtig.'),
  umlaut: t('Hier fehlt ein Umlaut (ä, ö oder ü).'),
  noun: t('Nomen schreibt man groß.'),
  capital: t('Groß- und Kleinschreibung stimmen nicht ganz.'),
  letters: t('So schreibt man es:'),
  spacing: t('Leerzeichen oder Halbabstand stimmen nicht ganz.'),
  article: t('Mit Artikel:'),
  transliteration: t('So schreibt man es:'),
  synonym: t('Das passt auch. Gesucht war:'),
}

/** Notes that the right answer completes. */
export const notesWithAnswer: readonly Note[] = ['letters', 'article', 'transliteration', 'synonym']

const languageNames: Readonly<Record<Language, string>> = { fa: t('Persisch'), de: t('Deutsch') }

/** Returns the instruction of a task. */
export function instructionFor(task: Task, item: Item, language: Language, address: Address): string {
  switch (task.kind) {
    case 'choose':
      if (task.question === 'meaning') return writtenQuestion(item, language)
      return item.kind === 'letter' ? t('Welcher Buchstabe ist das?') : t('Was bedeutet das?')
    case 'listen':
      if (task.question === 'picture') return t('Hör dir die Wörter an. Welches passt zum Bild?')
      return address === 'du' ? t('Was hörst du?') : t('Was hören Sie?')
    case 'picture':
      return t('Welches Bild passt?')
    case 'article':
      return t('Welcher Artikel gehört dazu?')
    case 'order':
      return t('Wie sagt man das auf {language}? Bringen Sie die Bausteine in die richtige Reihenfolge.', {
        language: languageNames[language],
      })
    case 'form':
      return t('Was gehört in die Lücke?')
    case 'pairs':
      return t('Was gehört zusammen?')
    case 'tiles':
      return item.kind === 'line' ? t('Setzen Sie den Satz zusammen.') : t('Setzen Sie das Wort zusammen.')
    case 'gap':
      return t('Was fehlt hier?')
    case 'form-in-sentence':
      return t('Welche Form fehlt in diesem Satz?')
    case 'dictation':
      return t('Schreiben Sie, was Sie hören.')
    case 'write':
      return writtenQuestion(item, language)
    case 'uncover':
      return address === 'du' ? t('Weißt du, was das heißt?') : t('Wissen Sie, was das heißt?')
  }
}

function writtenQuestion(item: Item, language: Language): string {
  if (item.kind === 'letter') return t('Wie schreibt man diesen Buchstaben?')
  return t('Wie schreibt man das auf {language}?', { language: languageNames[language] })
}

/** The situation in which a form is used, for learners who do not know the names of tenses. */
export function situationOf(features: Features): string {
  if (features.includes('imperative')) return t('zu einer Freundin')
  return features.includes('present') ? t('jetzt') : t('gestern')
}
