import type { LearningCard, LearningSettings, Star } from '@pol/contract/learning'
import type { Answer, Card } from '@pol/learning/card'
import type { answers, cards, learningSettings, stars } from './schema.ts'

type LearnerRow = typeof learningSettings.$inferSelect
type CardRow = typeof cards.$inferSelect

export function answerOf(row: typeof answers.$inferSelect): Answer {
  const { id, language, item, skill, grade, task, at, ms, overruled } = row
  return {
    id,
    language,
    item,
    skill,
    grade,
    task,
    at: at.toISOString(),
    ms,
    ...(overruled && { overruled }),
  }
}

export function cardOf({ firstRight, lastRight, due, last, first, ...row }: CardRow): LearningCard {
  const { language, item, skill, stability, difficulty, reps, lapses } = row
  return {
    language,
    item,
    skill,
    due: due.toISOString(),
    stability,
    difficulty,
    reps,
    lapses,
    last: last.toISOString(),
    first: first.toISOString(),
    first_right: firstRight?.toISOString() ?? null,
    last_right: lastRight?.toISOString() ?? null,
  }
}

export function cardColumns({ first_right, last_right, due, last, first, ...card }: Card) {
  return {
    ...card,
    due: new Date(due),
    last: new Date(last),
    first: new Date(first),
    firstRight: first_right === null ? null : new Date(first_right),
    lastRight: last_right === null ? null : new Date(last_right),
  }
}

export function starOf({ item, at }: typeof stars.$inferSelect): Star {
  return { item, at: at.toISOString() }
}

export function settingsOf({ newADay, humanVoices, ...row }: LearnerRow): LearningSettings {
  const { learns, minutes, transliteration, sounds, keyboard } = row
  return {
    learns,
    minutes,
    new_a_day: newADay,
    transliteration,
    sounds,
    keyboard,
    human_voices: humanVoices,
  }
}

export function settingColumns({ new_a_day, human_voices, ...settings }: LearningSettings) {
  return { ...settings, newADay: new_a_day, humanVoices: human_voices }
}
