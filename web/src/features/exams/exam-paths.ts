import type { ExamPart } from '@pol/learning/exams/exam-names'
import { paths } from '../../lib/paths.ts'

/** The path of a model test. @param test from 1. */
export const examPath = (test: number): string => `${paths.exams}/${test}`

/** The path of a part of a model test. */
export const examPartPath = (test: number, part: ExamPart): string => `${examPath(test)}/${part}`
