import type { Unit } from '@pol/content/course/unit'
import { type Language, otherLanguage } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import type { Lesson } from '@pol/learning/lessons/lesson'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import type { ClipText } from '../../ui/speech/clip-cache.ts'
import type { Spoken } from '../../ui/speech/player.ts'
import { turnTexts } from './turn-texts.ts'

interface Sources {
  readonly unit: Unit
  readonly lessons: readonly Lesson[]
  readonly catalogue: Pick<Catalogue, 'byId'>
  readonly spoken: (item: Item) => Spoken
}

/** Everything that can be heard in the lessons of a unit, in the order of the lessons, each text once. */
export function clipsOfUnit({ unit, lessons, catalogue, spoken }: Sources, language: Language): ClipText[] {
  const voice = language === 'fa' ? 'nova' : 'alloy'
  const ids = lessons.flatMap(({ steps }) => steps.flatMap((step) => ('card' in step ? step.card.item : [])))
  const items = [...new Set(ids)].flatMap((id) => catalogue.byId.get(id) ?? [])
  const examples = unit.words.map(({ example_farsi, example_german }) =>
    language === 'fa' ? example_farsi : example_german,
  )
  const ofRules = unit.notes[otherLanguage(language)].flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('examples' in block ? block.examples : [])),
  )
  const clips: ClipText[] = [
    ...unit.turns.map((turn) => turnTexts(turn, language).spoken),
    ...items.map((item) => spoken(item)),
    ...examples.map((text) => ({ text, voice }) as const),
    ...ofRules.map(({ farsi, german, speech_id }): ClipText =>
      language === 'fa' ? { text: farsi, voice, id: speech_id } : { text: german, voice },
    ),
  ]
  return [...new Map(clips.map(({ text, voice, id }) => [`${id} ${text}`, { text, voice, id }])).values()]
}
