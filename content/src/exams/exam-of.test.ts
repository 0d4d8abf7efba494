import { expect, test } from 'vitest'
import { readRows } from '../kind.ts'
import { examOf, type ExamTables } from './exam-of.ts'
import { examQuestions } from './questions.ts'
import { examLines } from './texts.ts'

const none: ExamTables = { texts: [], lines: [], questions: [], fields: [], messages: [], cards: [] }

test('a test without rows is refused with all that is missing', () => {
  const errors: string[] = []
  expect(examOf('de-1', none, errors)).toBeNull()
  expect(errors).toContain('exams, de-1: hoeren 1.1: has no lines')
  expect(errors).toContain('exams, de-1: lesen 2: does not have the questions 1 to 5 in their order')
  expect(errors).toContain('exams, de-1: schreiben 2: has no row in messages.csv')
  expect(errors).toContain('exams, de-1: sprechen 3: does not have the cards 1 to 3 in their order')
})

const lines = (row: string) =>
  readRows(
    examLines,
    `id,exam,part,section,text,speaker_german,speaker_farsi,voice,german,farsi,transliteration,spoken,spoken_transliteration\nexam-line-x,${row}\n`,
  )

test('a heard line has a speaker and a voice, a read one has none', () => {
  expect(lines('de-1,hoeren,1,1,Kundin,مشتری,woman 2,Was kostet das?,این چند است؟,,,')).toHaveLength(1)
  expect(() => lines('de-1,hoeren,1,1,,,,Was kostet das?,این چند است؟,,,')).toThrow('speaker, voice')
  expect(() => lines('de-1,lesen,1,1,,,woman 2,Was kostet das?,این چند است؟,,,')).toThrow('speaker, voice')
  expect(() => lines('de-1,hoeren,1,1,Kundin,مشتری,1,Was kostet das?,این چند است؟,,,')).toThrow('voice')
})

test('only lines of tests of Persian have a transliteration', () => {
  expect(lines('fa-1,lesen,1,1,,,,Was kostet das?,این چند است؟,in chand ast?,,')).toHaveLength(1)
  expect(() => lines('fa-1,lesen,1,1,,,,Was kostet das?,این چند است؟,,,')).toThrow('transliteration')
  expect(() => lines('de-1,lesen,1,1,,,,Was kostet das?,این چند است؟,in chand ast?,,')).toThrow(
    'transliteration',
  )
  expect(() => lines('fa-1,lesen,1,1,,,,Was kostet das?,این چند است؟,in kam ast?,,')).toThrow(
    'does not match',
  )
})

const questions = (...rows: string[]) =>
  readRows(
    examQuestions,
    ['exam,part,section,number,text,question,a,b,c,right,reason,unit', ...rows, ''].join('\n'),
  )

test('a question has the answers of its section, and a reason for the reader', () => {
  expect(
    questions('de-1,hoeren,1,1,1,Was kostet das?,3 Euro,4 Euro,5 Euro,b,«4 Euro» درست است.,7'),
  ).toHaveLength(1)
  expect(() => questions('de-1,hoeren,1,1,1,Was kostet das?,3 Euro,4 Euro,,b,درست است.,7')).toThrow('a, b, c')
  expect(() => questions('de-1,hoeren,2,1,1,Das kostet 4 Euro.,,,,b,درست است.,7')).toThrow('right')
  expect(() => questions('de-1,lesen,2,1,1,Sie suchen ein Auto.,,,,b,درست است.,7')).toThrow('text')
  expect(() =>
    questions('de-1,hoeren,1,1,1,Was kostet das?,3 Euro,4 Euro,5 Euro,b,Das ist richtig.,7'),
  ).toThrow('reason')
  expect(() => questions('fa-1,hoeren,2,1,1,Das kostet 4 Euro.,,,,r,Das steht da.,7')).toThrow('question')
  expect(() => questions('de-1,hoeren,2,1,1,Das kostet 4 Euro.,,,,r,درست است.,0')).toThrow('unit')
})

test('no answer is right more often than the others', () => {
  const row = (number: number, right: string) =>
    `de-1,hoeren,2,${number},${number},Es kostet ${number} Euro.,,,,${right},درست است.,7`
  expect(questions(row(1, 'r'), row(2, 'f'), row(3, 'f'), row(4, 'r'))).toHaveLength(4)
  expect(() => questions(row(1, 'r'), row(2, 'r'), row(3, 'f'), row(4, 'r'))).toThrow(
    '"r" is right more than 2 times',
  )
})
