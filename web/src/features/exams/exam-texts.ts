import type { Exam } from '@pol/content/exams/exam'
import type { ExamLine } from '@pol/content/exams/texts'
import type { Language } from '@pol/language/language'
import type { Spoken } from '../../ui/speech/player.ts'

/** A line in the language that is learned, as it is said, and what else is shown of it after the test. */
export interface LineTexts {
  readonly said: string
  /** The transliteration of Persian; empty for German. */
  readonly sound: string
  readonly meaning: string
  /** Who says it; empty in what is read. */
  readonly speaker: string
  readonly spoken: Spoken
}

export function lineTexts(line: ExamLine, language: Language): LineTexts {
  const { german, farsi, transliteration, spoken, spoken_transliteration, voice } = line
  const speaker = voice || undefined
  if (language === 'de')
    return {
      said: german,
      sound: '',
      meaning: farsi,
      speaker: line.speaker_german,
      spoken: { text: german, voice: 'alloy', speaker },
    }
  const said = spoken || farsi
  return {
    said,
    sound: spoken ? spoken_transliteration : transliteration,
    meaning: german,
    speaker: line.speaker_farsi,
    spoken: { text: said, voice: 'nova', speaker },
  }
}

const clips = new WeakMap<Exam, readonly Spoken[]>()

/** All that is heard in a test and its models, so that it can be done without a network. */
export function clipsOf(exam: Exam): readonly Spoken[] {
  const known = clips.get(exam)
  if (known) return known
  const heard = [
    ...exam.hoeren.flatMap(({ texts }) => texts.flatMap(({ lines }) => lines)),
    ...exam.sprechen.flatMap((cards) => cards.flatMap(({ lines }) => lines)),
    ...exam.schreiben.model,
  ].map((line) => lineTexts(line, exam.language).spoken)
  clips.set(exam, heard)
  return heard
}
