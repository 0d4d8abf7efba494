import { useState } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { germanOf } from '@pol/learning/item'
import { progressOfUnits, unitWorkedOn } from '@pol/learning/progress'
import { rightItemsOf } from '@pol/learning/round'
import { sayableSentence } from '@pol/learning/sayable'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import type { LearnerState } from '../../../lib/learning/learner-state.ts'
import { GermanSound } from '../../../ui/learning/german-sound.tsx'
import { SpeakerButton } from '../../../ui/speech/speaker-button.tsx'
import { Meaning, Target } from '../../../ui/tasks/item-texts.tsx'
import { addressOf, type Topic } from '../rounds.ts'
import { WithTransliteration } from '../../../ui/tasks/with-transliteration.tsx'
import type { Session } from './round-session.ts'
import { Solution } from '../../../ui/tasks/solution.tsx'
import { useSpoken } from '../../../ui/tasks/speech/use-spoken.ts'
import { wantsSounds, wantsTransliteration } from '../../../ui/learning/what-is-shown.ts'

export interface ReachedProps {
  readonly session: Session
  readonly language: Language
  readonly state: LearnerState
  readonly topic: Topic
  readonly catalogue: Catalogue
}

/** So many right items are shown at the end of a round without new ones. */
const mostRightShown = 8

/** What a round has reached: a sentence that the learner can say now, the new or else right items, and the progress in the unit. */
export function Reached(props: ReachedProps) {
  const { session, language, state, topic, catalogue } = props
  const spoken = useSpoken(language, catalogue, state.settings)
  const showsTransliteration = wantsTransliteration(state.settings)
  const showsSound = wantsSounds(state.settings)
  // The number at the end of the round, so that the sentence stays when the state changes.
  const [turn] = useState(state.rounds)
  const isSentence = (item: string) => catalogue.byId.get(item)?.kind === 'line'
  const sayable = sayableSentence({ results: session.round.results, isSentence, turn })
  const sentence = catalogue.byId.get(sayable ?? '')
  const met = session.met.flatMap(({ item }) => catalogue.byId.get(item) ?? [])
  const right = rightItemsOf(session.round)
    .filter((item) => item !== sayable)
    .flatMap((item) => catalogue.byId.get(item) ?? [])
    .slice(0, mostRightShown)
  const rightHeading = addressOf(topic) === 'du' ? t('Das wusstest du') : t('Das wussten Sie')
  const listed =
    met.length > 0
      ? { items: met, heading: t('Neu kennengelernt: {count}', { count: met.length }) }
      : { items: right, heading: rightHeading }
  const asked = session.round.results.map(({ card }) => card.item)
  const units = catalogue.groups.units.map((words) => state.leaders.itemsOf(language, words))
  const unit =
    topic.kind === 'unit'
      ? progressOfUnits(units, state.cards, language)[topic.unit - 1]
      : unitWorkedOn({ asked, met: met.map(({ id }) => id) }, units, state.cards, language)
  return (
    <>
      {sentence && (
        <section aria-labelledby="sayable" className="card w-full p-5">
          <h3 id="sayable" className="mb-2 font-bold">
            {addressOf(topic) === 'du' ? t('Das kannst du jetzt sagen') : t('Das können Sie jetzt sagen')}
          </h3>
          <Solution
            item={sentence}
            language={language}
            hasAllMeanings={false}
            spoken={spoken(sentence)}
            showsTransliteration={showsTransliteration}
            showsSound={showsSound}
            isSpoken={false}
            isShort={false}
          />
        </section>
      )}
      {listed.items.length > 0 && (
        <section aria-labelledby="listed" className="card w-full p-5 text-start">
          <h3 id="listed" className="mb-2 font-bold">
            {listed.heading}
          </h3>
          <ul className="grid gap-2">
            {listed.items.map((item) => (
              <li key={item.id} className="flex items-center gap-4">
                <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
                  <div>
                    <WithTransliteration item={item} language={language} isShown={showsTransliteration}>
                      <Target item={item} language={language} className="text-lg font-semibold" />
                    </WithTransliteration>
                    {language === 'de' && <GermanSound text={germanOf(item)} isShown={showsSound} />}
                  </div>
                  <Meaning item={item} language={language} className="text-quiet" />
                </div>
                {/* A text has one speaker on a screen. */}
                {item !== sentence && <SpeakerButton {...spoken(item)} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {unit && <p className="font-semibold">{t('Einheit {unit}: {met} von {items}', { ...unit })}</p>}
    </>
  )
}
