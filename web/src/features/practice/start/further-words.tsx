import { useId, useMemo } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Topic } from '@pol/language/topics'
import { isNew } from '@pol/learning/card'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import type { LearnerState } from '../../../lib/learning/learner-state.ts'
import { serverClock } from '../../../lib/server-clock.ts'
import { timeZone } from '../../../lib/time-zone.ts'
import { todayOf } from '../../../lib/learning/today.ts'
import { ToggleButton } from '../../../ui/forms/toggle-button.tsx'

/** The topics in the order of the buttons: those of everyday life first. */
const topicNames: Readonly<Record<Topic, string>> = {
  greetings: t('Grüße und Höflichkeit'),
  family: t('Familie'),
  people: t('Menschen'),
  food: t('Essen und Trinken'),
  home: t('Wohnen'),
  household: t('Haushalt'),
  clothes: t('Kleidung'),
  body: t('Körper'),
  health: t('Gesundheit'),
  feelings: t('Gefühle'),
  city: t('Stadt'),
  transport: t('Verkehr'),
  time: t('Zeit'),
  numbers: t('Zahlen und Mengen'),
  money: t('Geld und Einkaufen'),
  work: t('Arbeit'),
  jobs: t('Berufe'),
  school: t('Schule und Lernen'),
  authorities: t('Behörden'),
  'official-letters': t('Briefe vom Amt'),
  communication: t('Sprechen und Schreiben'),
  technology: t('Technik'),
  leisure: t('Freizeit'),
  customs: t('Feste und Bräuche'),
  arts: t('Kunst und Kultur'),
  countries: t('Länder und Sprachen'),
  weather: t('Wetter'),
  nature: t('Natur'),
  animals: t('Tiere'),
  society: t('Gesellschaft'),
  thinking: t('Denken und Meinen'),
  qualities: t('Eigenschaften'),
  actions: t('Tätigkeiten'),
  movement: t('Ort und Bewegung'),
  grammar: t('Kleine Wörter'),
}
const topics = Object.keys(topicNames) as readonly Topic[]

export interface FurtherWordsProps {
  readonly state: LearnerState
  /** Null until the learner has chosen. */
  readonly language: Language | null
  readonly catalogue: Catalogue
  readonly onChange: (topics: Topic[]) => void
}

/** Chooses topics whose words come soon, and shows how many new words they have. Each change is saved at once. */
export function FurtherWords({ state, language, catalogue, onChange }: FurtherWordsProps) {
  const { cards, settings } = state
  const heading = useId()
  const chosen = settings.topics
  const counts = useMemo(() => {
    if (!language) return []
    return topics
      .filter((topic) => chosen.includes(topic))
      .map((topic) => ({
        topic,
        count: catalogue.wordsOf(language, [topic]).filter((item) => isNew(cards, { language, item })).length,
      }))
  }, [cards, language, catalogue, chosen])
  const today = useMemo(() => todayOf(state, new Date(serverClock.now()).toISOString(), timeZone()), [state])
  const toggle = (topic: Topic) => {
    const others = chosen.filter((other) => other !== topic)
    onChange(others.length < chosen.length ? others : [...chosen, topic])
  }
  return (
    <div role="group" aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="text-2xl font-bold">
        {t('Weitere Wörter')}
      </h2>
      <p>{t('Wählen Sie Themen: Mindestens jedes dritte neue Wort kommt dann daraus.')}</p>
      <div aria-live="polite" className="grid gap-2">
        {chosen.length > 0 && today && (
          <p className="font-semibold">{whenText(today.items, settings.new_a_day)}</p>
        )}
        {counts.length > 0 && (
          <ul className="grid gap-1 text-quiet">
            {counts.map(({ topic, count }) => (
              <li key={topic}>{countText(topicNames[topic], count)}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {topics.map((topic) => (
          <ToggleButton key={topic} isOn={chosen.includes(topic)} onToggle={() => toggle(topic)}>
            {topicNames[topic]}
          </ToggleButton>
        ))}
      </div>
    </div>
  )
}

/** When the next new words come. */
function whenText(newToday: number, newADay: number | null): string {
  if (newADay === 0) return t('In den Einstellungen steht „Neue am Tag“ auf 0: So kommen keine neuen Wörter.')
  if (newToday === 0) return t('Die neuen Wörter von heute sind schon geübt. Morgen kommen weitere.')
  return t('Heute kommt noch {count} neues Wort.|Heute kommen noch {count} neue Wörter.', { count: newToday })
}

function countText(topic: string, count: number): string {
  if (count === 0) return t('{topic}: keine neuen Wörter mehr', { topic })
  return t('{topic}: noch {count} neues Wort|{topic}: noch {count} neue Wörter', { topic, count })
}
