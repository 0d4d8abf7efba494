import { expect, test } from 'vitest'
import { examParts as partsOfContent, exams, fieldsOfForm, sections } from '@pol/content/exams/shape'
import { nextLesson } from '../lessons/next-lesson.ts'
import { finishedUnits } from '../lessons/lesson-progress.ts'
import { lessonNames } from '../lessons/lesson-names.ts'
import { lessonProgress } from '../../test/lessons.ts'
import { examPartNames, examParts, testCounts } from './exam-names.ts'
import { hearingsOfSection, minutesOfPart, pointsOfPart } from './exam-shape.ts'
import { messageCriteria, pointsOfFields, speakingCriteria } from './points.ts'

test('there are as many tests as the content has', () => {
  expect(exams).toEqual(['de-1', 'de-2', 'fa-1'])
  expect(testCounts).toEqual({ de: 2, fa: 1 })
  expect(examParts).toEqual(partsOfContent)
})

test('the parts of both languages have names of their own among the lessons', () => {
  expect(examPartNames).toContain('test-1-hoeren')
  expect(examPartNames).toContain('test-2-sprechen')
  expect(examPartNames).toContain('test-fa-1-schreiben')
  expect(new Set(examPartNames).size).toBe(12)
  expect(lessonNames).toEqual(expect.arrayContaining([...examPartNames]))
})

test('the exam takes 80 minutes, and each part gives 15 points', () => {
  expect(Object.values(minutesOfPart).reduce((sum, minutes) => sum + minutes)).toBe(80)
  for (const part of ['hoeren', 'lesen'] as const)
    expect(sections[part].reduce((sum, { questions }) => sum + questions, 0)).toBe(pointsOfPart)
  expect(pointsOfFields).toBe(fieldsOfForm)
  const points = (criteria: typeof messageCriteria) => criteria.reduce((sum, { points }) => sum + points, 0)
  expect(points(messageCriteria)).toBe(10)
  expect(speakingCriteria.map(points)).toEqual([3, 6, 6])
  expect(hearingsOfSection).toHaveLength(sections.hoeren.length)
})

test('a finished part of a test changes neither the next lesson nor the finished units', () => {
  const part = lessonProgress({ lesson: 'test-1-hoeren', right: 15, of: 15 })
  expect(nextLesson([part], null)).toEqual({ unit: 1, lesson: 1 })
  expect(finishedUnits([part])).toEqual([])
})
