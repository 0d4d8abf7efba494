import { t } from '@pol/contract/text'
import type { Outcome } from '@pol/learning/round'
import { nextReviewText } from '../../lib/learning/next-review.ts'
import type { Address } from '../../ui/tasks/wording.ts'
import type { SeniorsTab, Topic } from './rounds.ts'
import type { NextRound } from './start/next-round.ts'

/** Returns the text about the result of a round. */
export function outcomeText({ asked, right }: Outcome, address: Address): string {
  if (right < asked) return t('{right} von {asked} auf Anhieb richtig.', { right, asked })
  return address === 'du'
    ? t(
        'Auf Anhieb richtig. Das hast du toll gemacht!|Alle {count} auf Anhieb richtig. Das hast du toll gemacht!',
        { count: asked },
      )
    : t('Auf Anhieb richtig. Sehr gut!|Alle {count} auf Anhieb richtig. Sehr gut!', { count: asked })
}

/** Returns the remaining items of today or, when today's plan is done, the day of the next repetition. */
export function nextText({ due, items, isDone, nextReview, now, zone }: NextRound): string {
  if (!isDone) return leftText(due, items)
  if (nextReview === null) return t('Noch gibt es nichts zu wiederholen.')
  return nextReviewText(nextReview, now, zone)
}

/** Returns how many cards wait on the day of `nextText`; null as long as something is left of today's plan. */
export function waitingText({ isDone, nextReview }: NextRound): string | null {
  if (!isDone || nextReview === null) return null
  return t('Dann wartet {count} Karte.|Dann warten {count} Karten.', { count: nextReview.cards })
}

/** With zeros, unless both counts are: then only harder tasks are left. */
function leftText(due: number, items: number): string {
  if (due + items === 0) return t('Heute gibt es noch etwas zu üben.')
  return t('Heute noch: {due} fällig, {items} neu.', { due, items })
}

export function languageQuestion(address: Address): string {
  return address === 'du' ? t('Was möchtest du lernen?') : t('Was möchten Sie lernen?')
}

const tabNames: Readonly<Record<SeniorsTab, string>> = {
  health: t('Gesundheit'),
  hobbies: t('Hobbys'),
  travel: t('Reisen'),
  basic: t('Grundlagen'),
  emergency: t('Notfall'),
}

interface TopicText {
  readonly title: string
  readonly text: string
  /** Text if there is nothing to practise. */
  readonly empty: string
}

export function topicText(topic: Exclude<Topic, { kind: 'day' }>): TopicText {
  switch (topic.kind) {
    case 'stars':
      return {
        title: t('Ihre Merkliste'),
        text: t('Sie üben, was Sie sich gemerkt haben: zuerst, was zu wiederholen ist, dann das Neue.'),
        empty: t('Ihre Merkliste ist noch leer. Merken Sie sich Wörter und Sätze mit dem Stern.'),
      }
    case 'pictures':
      return {
        title: t('Mit Bildern üben'),
        text: t('Hör gut zu und such das richtige Bild!'),
        empty: t('Hier gibt es gerade nichts zu üben.'),
      }
    case 'seniors':
      return {
        title: tabNames[topic.tab],
        text: t('Große Schrift, langsam gesprochen, und so viel Zeit, wie Sie möchten.'),
        empty: t('Hier gibt es gerade nichts zu üben.'),
      }
    case 'unit':
      return {
        title: t('Einheit {unit}', { unit: topic.unit }),
        text: t('Sie üben die Wörter dieser Einheit, dann Sätze aus dem Dialog und seine Grammatik.'),
        empty: t('Hier gibt es gerade nichts zu üben.'),
      }
  }
}
