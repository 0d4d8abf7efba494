import type { Answer, Card, Settings, Star } from '@pol/learning/values'
import type { answers, cards, learningSettings, stars } from './schema.ts'

type LearnerRow = typeof learningSettings.$inferSelect
type CardRow = typeof cards.$inferSelect

export function answerOf(row: typeof answers.$inferSelect): Answer {
  const { id, language, item, skill, grade, task, at, ms, overruled, zone } = row
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
    ...(zone !== null && { zone }),
  }
}

export function cardOf({ firstRight, lastRight, rightTwice, due, last, first, ...row }: CardRow): Card {
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
    first: first?.toISOString() ?? null,
    first_right: firstRight?.toISOString() ?? null,
    last_right: lastRight?.toISOString() ?? null,
    right_twice: rightTwice,
  }
}

export function cardColumns({ first_right, last_right, right_twice, due, last, first, ...card }: Card) {
  return {
    ...card,
    due: new Date(due),
    last: new Date(last),
    first: dateOf(first),
    firstRight: dateOf(first_right),
    lastRight: dateOf(last_right),
    rightTwice: right_twice,
  }
}

const dateOf = (time: string | null) => (time === null ? null : new Date(time))

export function starOf({ item, at }: typeof stars.$inferSelect): Star {
  return { item, at: at.toISOString() }
}

export function settingsOf({ newADay, humanVoices, ...row }: LearnerRow): Settings {
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

export function settingColumns({ new_a_day, human_voices, ...settings }: Settings) {
  return { ...settings, newADay: new_a_day, humanVoices: human_voices }
}
