import { describe, expect, test } from 'vitest'
import { pageLanguage } from './page-language.ts'

describe('a first visit', () => {
  test.each([
    'fa',
    'fa-IR,fa;q=0.9,en-US;q=0.8,en;q=0.7',
    'fa-AF,fa;q=0.9',
    'prs',
    'prs-AF,prs;q=0.9,de;q=0.8',
    'FA-ir',
    'de;q=0.5, fa-IR',
    'de;q=0, fa;q=0.3',
  ])('is in Persian where the browser asks for Persian first: %s', (header) => {
    expect(pageLanguage({ 'accept-language': header })).toBe('fa')
  })

  test.each([
    'de-DE,de;q=0.9,fa;q=0.8',
    'de, fa',
    'en-US,en;q=0.9,fa;q=0.8',
    'fa;q=0.8, de',
    'fa;q=0',
    'fat',
    'ar-IR',
    '*',
    '',
    ', ;q=, fa;q=x',
  ])('is in German everywhere else: %j', (header) => {
    expect(pageLanguage({ 'accept-language': header })).toBe('de')
  })

  test('is in German without the header', () => {
    expect(pageLanguage({})).toBe('de')
  })
})

test('the chosen language takes precedence over that of the browser', () => {
  expect(pageLanguage({ 'accept-language': 'fa', cookie: 'a=b; pl_language=de' })).toBe('de')
  expect(pageLanguage({ 'accept-language': 'de', cookie: 'pl_language=fa' })).toBe('fa')
})

test('an unknown language and another cookie are ignored', () => {
  expect(pageLanguage({ 'accept-language': 'fa', cookie: 'pl_language=en' })).toBe('fa')
  expect(pageLanguage({ 'accept-language': 'de', cookie: 'xpl_language=fa' })).toBe('de')
})
