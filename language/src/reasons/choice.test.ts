import { expect, test } from 'vitest'
import { reasonOfChoice, reasonOfLetter, reasonOfPicture } from './choice.ts'

test('a wrong choice is told what it means, in both directions', () => {
  expect(reasonOfChoice('billig', 'ارزان')).toEqual({
    german: '„billig“ heißt „ارزان“.',
    persian: '«billig» یعنی «ارزان».',
  })
  expect(reasonOfChoice('قبلاً', 'schon')).toEqual({
    german: '„قبلاً“ heißt „schon“.',
    persian: '«قبلاً» یعنی «schon».',
  })
})

test('a wrong letter is told by its name', () => {
  expect(reasonOfLetter('ب', 'Be')).toEqual({
    german: 'Der Buchstabe „ب“ heißt „Be“.',
    persian: 'نام حرف «ب»، «Be» است.',
  })
})

test('a wrong picture is told by what it shows, in both languages', () => {
  expect(reasonOfPicture('سگ', 'der Hund')).toEqual({
    german: 'Zum gewählten Bild gehört „der Hund“, das heißt „سگ“.',
    persian: 'تصویر انتخاب‌شده «der Hund» را نشان می‌دهد، یعنی «سگ».',
  })
})
