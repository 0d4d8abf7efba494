import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MixedPersian, MixedText } from './persian.tsx'

type Mixed = (props: { readonly children: string }) => ReactNode

/** The texts in one language of a mixed text. */
function runsIn(component: Mixed, text: string, language: 'de' | 'fa') {
  const markup = renderToStaticMarkup(component({ children: text }))
  return Array.from(markup.matchAll(/<span lang="(\w+)"[^>]*>([^<]*)</gu), ([, lang, run]) => ({ lang, run }))
    .filter(({ lang, run }) => lang === language && run !== '')
    .map(({ run }) => run)
}

test.each([
  ['«Ich habe zwei Kinder» یعنی «دو بچه دارم».', ['Ich habe zwei Kinder']],
  ['«Ja. Ich komme um 7 Uhr!» یعنی «بله».', ['Ja. Ich komme um 7 Uhr!']],
  ['«ein\u00A0Buch» و «stehe … auf» را بنویسید.', ['ein\u00A0Buch', 'stehe … auf']],
  ['der Frühling، der Sommer.', ['der Frühling', 'der Sommer']],
  ['بعد از «Ich bin …» اسم می‌آید.', ['Ich bin …']],
  ['او می‌گوید: «Ich komme um elf.» و می‌رود.', ['Ich komme um elf.']],
])('German words and sentences keep their order in Persian: %s', (text, runs) => {
  expect(runsIn(MixedPersian, text, 'de')).toEqual(runs)
})

test.each([
  ['„دو بچه دارم“ (do bachche dâram) heißt „Ich habe zwei Kinder“.', ['دو بچه دارم']],
  ['„بله. می‌آیم!“ heißt „Ja“.', ['بله. می‌آیم!']],
  ['Nach „سلام“ kommt „خوبی؟“!', ['سلام', 'خوبی؟']],
  ['„کتاب\u00A0من“ und „را“', ['کتاب\u00A0من', 'را']],
])('Persian words and sentences keep their order in German: %s', (text, runs) => {
  expect(runsIn(MixedText, text, 'fa')).toEqual(runs)
})
