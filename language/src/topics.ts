import type { Inflected } from './forms/entry.ts'
import type { GlossRow } from './gloss-row.ts'

/** The topics of the lexicon: each entry has one. */
export const topics = [
  'grammar',
  'greetings',
  'numbers',
  'time',
  'people',
  'family',
  'body',
  'health',
  'feelings',
  'thinking',
  'communication',
  'home',
  'household',
  'food',
  'clothes',
  'qualities',
  'weather',
  'nature',
  'animals',
  'city',
  'transport',
  'countries',
  'school',
  'work',
  'jobs',
  'authorities',
  'official-letters',
  'money',
  'technology',
  'leisure',
  'arts',
  'customs',
  'society',
  'actions',
  'movement',
] as const
export type Topic = (typeof topics)[number]

/** The topic of an entry: "health", "money". */
export type TopicOf<Entry> = (entry: Entry) => string

/** Topics too general to indicate the subject of a text. */
const general =
  /^(?:|grammar|numbers|time|people|family|feelings|thinking|communication|qualities|actions|movement|greetings|customs)$/

/** Words about illness whose own topic differs, such as jobs, and their compounds. */
const medical = /arzt|ärzt|praxis|klinik|krank|patient|versichertenkarte|rezept|sprechstunde|untersuchung/iu

/**
 * Moves the sense of a noun that shares its topic with another word of the text to the front: "Überweisung" near "Arzt"
 * is a referral. The first sense stays first if it shares its topic, too.
 */
export function byTopic<Entry extends Inflected>(
  rows: readonly GlossRow<Entry>[],
  topicOf: TopicOf<Entry>,
): GlossRow<Entry>[] {
  const topics = rows.map(({ text, hits: [first] }) =>
    medical.test(text) ? 'health' : first ? topicOf(first.entry) : '',
  )
  return rows.map((row, at) => {
    const [first] = row.hits
    if (first?.entry.type !== 'noun') return row
    const { german } = first.entry
    const isShared = ({ entry }: { readonly entry: Entry }) => {
      const topic = entry.german === german ? topicOf(entry) : ''
      return !general.test(topic) && topics.some((other, place) => place !== at && other === topic)
    }
    const shared = row.hits.find(isShared)
    if (!shared || isShared(first)) return row
    const isMeant = ({ entry }: { readonly entry: Entry }) => entry === shared.entry
    return { ...row, hits: [...row.hits.filter(isMeant), ...row.hits.filter((hit) => !isMeant(hit))] }
  })
}
