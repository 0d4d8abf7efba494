import type { Language } from '@pol/learning/card'
import { dayOf, nameOfDay } from '@pol/learning/day'
import type { Note } from '@pol/learning/grading'
import type { Item } from '@pol/learning/item'
import type { Outcome } from '@pol/learning/round'
import type { Task } from '@pol/learning/tasks'
import type { Prospect } from './prospect.ts'
import type { Address, SeniorsTab, Topic } from './rounds.ts'

/** The names of the tasks, which are also those of their groups. */
export const kindNames: Readonly<Record<Task['kind'] | 'meet', string>> = {
  meet: 'Kennenlernen',
  choose: 'Wählen',
  listen: 'Hören',
  picture: 'Bild',
  order: 'Ordnen',
  article: 'Artikel',
  form: 'Form',
  gap: 'Form',
  write: 'Schreiben',
  uncover: 'Aufdecken',
}

export const noteTexts: Readonly<Record<Note, string>> = {
  typo: 'Ein Buchstabe stimmt nicht; das zählt als richtig.',
  capital: 'Groß- und Kleinschreibung stimmen nicht ganz.',
  letters: 'Die Schreibweise ist etwas anders.',
  spacing: 'Leerzeichen oder Halbabstand stimmen nicht ganz.',
}

const languageNames: Readonly<Record<Language, string>> = { fa: 'Persisch', de: 'Deutsch' }

/** What the learner is to do. */
export function instructionFor(task: Task, item: Item, language: Language, address: Address): string {
  switch (task.kind) {
    case 'choose':
      return item.kind === 'letter' ? 'Welcher Buchstabe ist das?' : 'Was bedeutet das?'
    case 'listen':
      return address === 'du' ? 'Was hörst du?' : 'Was hören Sie?'
    case 'picture':
      return 'Welches Bild passt?'
    case 'article':
      return 'Welcher Artikel gehört dazu?'
    case 'order':
      return `Wie sagt man das auf ${languageNames[language]}? Bringen Sie die Bausteine in die richtige Reihenfolge.`
    case 'form':
      return 'Wie lautet diese Form?'
    case 'gap':
      return 'Welche Form fehlt in diesem Satz?'
    case 'write':
      if (item.kind === 'letter') return 'Wie schreibt man diesen Buchstaben?'
      return `Wie schreibt man das auf ${languageNames[language]}?`
    case 'uncover':
      return address === 'du' ? 'Weißt du, was das heißt?' : 'Wissen Sie, was das heißt?'
  }
}

const relativeDays = new Intl.RelativeTimeFormat('de', { numeric: 'auto' })
const date = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** "heute", "morgen", "in 3 Tagen", "am Montag, 7. Dezember"; for a moment of the learner's own day or a later one. */
export function dayName(at: string, now: string, zone: string): string {
  const today = dayOf(now, zone)
  const day = Math.max(today, dayOf(at, zone))
  if (day - today < 7) return relativeDays.format(day - today, 'day')
  return `am ${date.format(new Date(nameOfDay(day)))}`
}

/** What the end of a round says of it. */
export function outcomeText({ asked, right }: Outcome, address: Address): string {
  if (right < asked) return `${right} von ${asked} auf Anhieb richtig.`
  const praise = address === 'du' ? 'Das hast du toll gemacht!' : 'Sehr gut!'
  return asked === 1 ? `Auf Anhieb richtig. ${praise}` : `Alle ${asked} auf Anhieb richtig. ${praise}`
}

/** When it goes on, after a round or when today's plan is done. */
export function nextText({ due, items, isDone, nextDue, now, zone }: Prospect): string {
  if (!isDone) return `Heute noch: ${due} fällig, ${items} neu.`
  if (nextDue === null) return 'Es ist noch nichts gelernt, was zu wiederholen wäre.'
  return `Die nächste Wiederholung ist ${dayName(nextDue, now, zone)} fällig.`
}

export function languageQuestion(address: Address): string {
  return address === 'du' ? 'Was möchtest du lernen?' : 'Was möchten Sie lernen?'
}

const tabNames: Readonly<Record<SeniorsTab, string>> = {
  health: 'Gesundheit',
  hobbies: 'Hobbys',
  travel: 'Reisen',
  basic: 'Grundlagen',
  emergency: 'Notfall',
}

interface TopicText {
  readonly title: string
  readonly text: string
  /** Where there is nothing to practise. */
  readonly empty: string
}

export function topicText(topic: Exclude<Topic, { kind: 'day' }>): TopicText {
  switch (topic.kind) {
    case 'stars':
      return {
        title: 'Ihre Merkliste',
        text: 'Sie üben, was Sie sich gemerkt haben: zuerst das Fällige, dann das Neue.',
        empty: 'Ihre Merkliste ist noch leer. Merken Sie sich Wörter und Sätze mit dem Stern.',
      }
    case 'pictures':
      return {
        title: 'Mit Bildern üben',
        text: 'Hör gut zu und such das richtige Bild!',
        empty: 'Hier gibt es gerade nichts zu üben.',
      }
    case 'seniors':
      return {
        title: tabNames[topic.tab],
        text: 'Große Schrift, langsam gesprochen, und so viel Zeit, wie Sie möchten.',
        empty: 'Hier gibt es gerade nichts zu üben.',
      }
    case 'unit':
      return {
        title: `Einheit ${topic.unit}`,
        text: 'Sie üben die Wörter dieser Einheit, dann Sätze aus dem Dialog und seine Grammatik.',
        empty: 'Hier gibt es gerade nichts zu üben.',
      }
  }
}
