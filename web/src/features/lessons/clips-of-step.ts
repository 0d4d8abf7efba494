import type { Unit } from '@pol/content/course/unit'
import type { UnitTexts } from '@pol/content/course/unit-texts'
import type { Language } from '@pol/language/language'
import { solvedOf } from '@pol/learning/exercises/exercise'
import type { Item } from '@pol/learning/item'
import type { LessonStep } from '@pol/learning/lessons/lesson'
import type { LookAgainStep } from '@pol/learning/lessons/run'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import type { Exercises } from '../../lib/learning/exercises.ts'
import { turnTexts } from '../../ui/course/turn-texts.ts'
import type { Spoken } from '../../ui/speech/player.ts'
import { textOf } from './text-of.ts'

interface Sources {
  readonly unit: Pick<Unit, 'turns'>
  readonly texts: UnitTexts
  readonly catalogue: Pick<Catalogue, 'byId'>
  readonly exercises: Exercises
  readonly spoken: (item: Item) => Spoken
}

/** What is heard in a step by itself or by its main button. Recordings of people are no clips. */
export function clipsOfStep(
  step: LessonStep | LookAgainStep,
  sources: Sources,
  language: Language,
): readonly Spoken[] {
  const { unit, texts } = sources
  const voice = language === 'fa' ? 'nova' : 'alloy'
  switch (step.kind) {
    case 'listen':
      return unit.turns.map((turn) => turnTexts(turn, language).spoken)
    case 'understand':
      return step.by === 'sound' ? clipsOfTurn(step.turn, sources, language) : []
    case 'turn':
    case 'speak':
      return clipsOfTurn(step.turn, sources, language)
    case 'hear':
      return textOf(texts, step.text, language).lines.map((line) => turnTexts(line, language).spoken)
    case 'number':
      return [{ text: step.drill.said, voice }]
    case 'meet':
    case 'ask':
    case 'look-again':
      return clipsOfCard(step, sources, language)
    default:
      return []
  }
}

function clipsOfTurn(at: number, { unit }: Sources, language: Language): Spoken[] {
  return unit.turns.slice(at, at + 1).map((turn) => turnTexts(turn, language).spoken)
}

type CardStep = Extract<LessonStep | LookAgainStep, { readonly card: unknown }>

/** The solved sentence of an exercise or a gap, or the items. The task of an inflected form is not known yet. */
function clipsOfCard(
  step: CardStep,
  { catalogue, exercises, spoken }: Sources,
  language: Language,
): Spoken[] {
  const voice = language === 'fa' ? 'nova' : 'alloy'
  const exercise = exercises.get(step.card.item)
  if (exercise) return [{ text: solvedOf(exercise, language), voice }]
  if (step.kind !== 'ask') return itemsOf([step.card.item])
  if (step.gap) return [{ text: language === 'fa' ? step.gap.farsi : step.gap.german, voice }]
  return step.task === 'form' ? [] : itemsOf([step.card.item, ...(step.partners ?? [])])

  function itemsOf(ids: readonly string[]): Spoken[] {
    return ids
      .flatMap((id) => catalogue.byId.get(id) ?? [])
      .map((item) => spoken(item))
      .filter(({ recording }) => recording === undefined)
  }
}
