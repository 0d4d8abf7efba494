import type { Unit } from '@pol/content/course/unit'
import type { UnitTexts } from '@pol/content/course/unit-texts'
import { type Language, otherLanguage } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import type { Leaders } from '@pol/learning/leaders'
import { solvedOf } from '@pol/learning/exercises/exercise'
import { languageOfExercise } from '@pol/learning/exercises/exercise-id'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import type { Exercises } from '../../lib/learning/exercises.ts'
import { type ClipText, clipKey } from '../speech/clip-cache.ts'
import type { Spoken } from '../speech/player.ts'
import type { UnitGaps } from '../tasks/unit-gaps.ts'
import { turnTexts } from './turn-texts.ts'

interface Sources {
  readonly unit: Unit
  readonly texts: UnitTexts
  readonly catalogue: Pick<Catalogue, 'byId' | 'turns'>
  /** Those of the sentences of its dialogue. */
  readonly gaps: UnitGaps
  /** The exercises of the unit. */
  readonly exercises: Exercises
  readonly leaders: Leaders
  readonly spoken: (item: Item) => Spoken
}

/** Everything that can be heard in the lessons of a unit, in about their order, each text once. */
export function clipsOfUnit(sources: Sources, language: Language): ClipText[] {
  const { unit, texts, catalogue, exercises, leaders, spoken } = sources
  const voice = language === 'fa' ? 'nova' : 'alloy'
  const words = unit.words.filter(({ further }) => !further)
  const ids = [...words.map(({ id }) => id), ...(catalogue.turns[unit.unit - 1] ?? [])]
  const items = leaders.itemsOf(language, ids).flatMap((id) => catalogue.byId.get(id) ?? [])
  const gaps = [...sources.gaps[language].values()].flat()
  const examples = words.map(({ example_farsi, example_german }) =>
    language === 'fa' ? example_farsi : example_german,
  )
  const ofRules = unit.notes[otherLanguage(language)].flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('examples' in block ? block.examples : [])),
  )
  const clips: ClipText[] = [
    ...unit.turns.map((turn) => turnTexts(turn, language).spoken),
    ...items.map((item) => spoken(item)),
    ...examples.map((text) => ({ text, voice }) as const),
    ...gaps.map(({ german, farsi }) => ({ text: language === 'fa' ? farsi : german, voice }) as const),
    ...ofRules.map(({ farsi, german, speech_id }): ClipText =>
      language === 'fa' ? { text: farsi, voice, id: speech_id } : { text: german, voice },
    ),
    ...[...exercises.values()]
      .filter(({ id }) => languageOfExercise(id) === language)
      .map((exercise) => ({ text: solvedOf(exercise, language), voice }) as const),
    ...clipsOfTexts(texts, language),
  ]
  return [...new Map(clips.map((clip) => [clipKey(clip), clip])).values()]
}

/** The lines of the texts that are heard or read, and the model of the message. */
function clipsOfTexts({ texts, writing }: UnitTexts, language: Language): ClipText[] {
  const { 'listening-1': first, 'listening-2': second, [`reading-${language}` as const]: reading } = texts
  const lines = [reading, first, second].flatMap((text) => text.lines)
  const own = writing[language]
  const voice = language === 'fa' ? 'nova' : 'alloy'
  const model = own.kind === 'message' && (language === 'fa' ? own.task.model_farsi : own.task.model_german)
  return [
    ...lines.map((line) => turnTexts(line, language).spoken),
    ...(model ? [{ text: model, voice } as const] : []),
  ]
}
