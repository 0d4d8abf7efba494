import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { ExamPart } from '@pol/learning/exams/exam-names'

export const partTitles: Readonly<Record<ExamPart, string>> = {
  hoeren: t('Hören'),
  lesen: t('Lesen'),
  schreiben: t('Schreiben'),
  sprechen: t('Sprechen'),
}

/** What is done in each section of a part. */
export const sectionTasks: Readonly<Record<ExamPart, readonly string[]>> = {
  hoeren: [
    t('Sie hören sechs kurze Gespräche, jedes höchstens zweimal. Wählen Sie die richtige Antwort.'),
    t('Sie hören vier Durchsagen, jede einmal. Ist der Satz richtig oder falsch?'),
    t('Sie hören fünf Nachrichten am Telefon, jede höchstens zweimal. Wählen Sie die richtige Antwort.'),
  ],
  lesen: [
    t('Lesen Sie die beiden Texte. Sind die Sätze richtig oder falsch?'),
    t('Lesen Sie, was jemand sucht, und dann die beiden Anzeigen. Welche passt?'),
    t('Lesen Sie die Schilder und Aushänge. Ist der Satz richtig oder falsch?'),
  ],
  schreiben: [
    t('Lesen Sie den Text, und füllen Sie das Formular aus.'),
    t('Schreiben Sie eine Nachricht von etwa 30 Wörtern.'),
  ],
  sprechen: [
    t('Stellen Sie sich vor. Die Wörter helfen Ihnen.'),
    t('Fragen Sie nach dem Wort auf der Karte, und antworten Sie dann selbst.'),
    t('Bitten Sie um das, was auf der Karte zu sehen ist, und antworten Sie dann selbst.'),
  ],
}

/** The texts that belong to the test itself are in the language that is learned. */
export const answerTexts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: { a: 'a', b: 'b', c: 'c', r: 'Richtig', f: 'Falsch' },
  fa: { a: 'الف', b: 'ب', c: 'ج', r: 'درست', f: 'غلط' },
}

/** What learners tick themselves, by the key of the criterion. */
export const criterionTexts: Readonly<Record<string, string>> = {
  'point-1': t('Punkt 1 steht da und ist zu verstehen.'),
  'point-2': t('Punkt 2 steht da und ist zu verstehen.'),
  'point-3': t('Punkt 3 steht da und ist zu verstehen.'),
  greeting: t('Anrede und Gruß sind da und passen.'),
  sentences: t('Die Sätze sind vollständig, und Fehler stören das Verstehen nicht.'),
  length: t('Es sind etwa 30 Wörter.'),
  '1-introduction': t('Ich habe mich mit mindestens fünf Sätzen vorgestellt.'),
  '1-spelling': t('Ich habe den Namen richtig buchstabiert.'),
  '1-number': t('Ich habe die Nummer richtig gesagt.'),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((card) => [
      `2-card-${card}`,
      t('Meine Frage und meine Antwort sind zu verstehen.'),
    ]),
  ),
  ...Object.fromEntries(
    [1, 2, 3].flatMap((card) => [
      [`3-request-${card}`, t('Meine Bitte ist zu verstehen und höflich.')],
      [`3-reply-${card}`, t('Meine Antwort passt.')],
    ]),
  ),
}

/** @param test from 1. */
export const partTitle = (test: number, part: ExamPart): string =>
  t('Modelltest {test}: {part}', { test, part: partTitles[part] })
