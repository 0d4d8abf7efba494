import { expect, test } from 'vitest'
import { ContentError, readRows, type Kind } from './kind.ts'
import { objects } from './objects.ts'
import { everyday, phrases } from './phrases.ts'
import { words } from './words.ts'

function faultsOf<Row>(kind: Kind<Row>, ...lines: string[]): readonly string[] {
  try {
    readRows(kind, lines.join('\n'))
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
  return []
}

const wordColumns = 'german,article,plural,farsi,transliteration,syllables'

test('a word that is all right has no fault', () => {
  expect(faultsOf(words, wordColumns, 'Buch,das,Bücher,کتاب,ketâb,ک|تاب')).toEqual([])
})

test.each([
  ['a noun without its article', 'Buch,,,کتاب,ketâb,ک|تاب', 'row: article: a noun has one'],
  ['an article of what is no noun', 'gut,das,,خوب,khub,خوب', 'row: article: only nouns have one'],
  ['a plural of what is no noun', 'gut,,gute,خوب,khub,خوب', 'row: plural: only nouns have one'],
  [
    'syllables that are another word',
    'Buch,das,Bücher,کتاب,ketâb,ک|تا',
    'row: syllables: are not the word when joined',
  ],
  ['too few syllables', 'Buch,das,Bücher,کتاب,ketâb,کتاب', 'row: syllables: there are 2 (ke·tâb)'],
  [
    'syllables cut at the wrong place',
    'Buch,das,Bücher,کتاب,ketâb,کت|اب',
    'row: syllables: "ke" does not follow from "کت"',
  ],
])('%s is a fault', (_, line, fault) => {
  expect(faultsOf(words, wordColumns, line)).toContain(`words.csv:2: ${fault}`)
})

test.each([
  [
    'Arabic letters',
    'Danke!,متشكرم!,moteshakker-am!',
    'farsi: has a character that Persian is not written with',
  ],
  ['Latin digits', 'Um 8!,ساعت 8!,sâ’at-e hasht!', 'farsi: has a character that Persian is not written with'],
  ['a missing half-space', 'Ich gehe.,می روم.,míravam.', 'farsi: lacks a half-space'],
  ['a stray half-space', "Ich komme.,دارم‌ می‌آیم.,dấram mí'âyam.", 'farsi: has a stray half-space'],
  ['an empty side', ',سلام,salâm', 'german: is empty'],
  ['a sound that is not written', 'Danke!,مرسی!,mersin!', 'transliteration: "mersin" does not follow'],
  [
    'a question that is none in Persian',
    'Wie?,چطور.,chetor.',
    'german, farsi, transliteration: do not end alike',
  ],
])('a phrase with %s is a fault', (_, line, fault) => {
  expect(faultsOf(everyday, 'german,farsi,transliteration', line).join('\n')).toContain(fault)
})

test('a group or category that the specification does not have is a fault', () => {
  const line = 'Tiere,Der Hund bellt.,سگ پارس می‌کند.,sag pârs míkonad.'
  expect(faultsOf(phrases, 'category,german,farsi,transliteration', line)).toEqual([
    'phrases.csv:2: category: is not a group of this file',
  ])
})

test('a picture is one emoji', () => {
  const columns = 'category,icon,german,article,plural,farsi,transliteration'
  const line = (icon: string) => `animals,${icon},Hund,der,Hunde,سگ,sag`
  expect(faultsOf(objects, columns, line('🐕'))).toEqual([])
  expect(faultsOf(objects, columns, line('🐕🐕'))).toEqual(['objects.csv:2: icon: is not one emoji'])
  expect(faultsOf(objects, columns, line('H'))).toEqual(['objects.csv:2: icon: is not one emoji'])
})
