import { describe, expect, test } from 'vitest'
import { persianPhonemes } from './persian-phonemes.ts'

/** The phonemes of one word without stress marks. */
const unstressed = (word: string) => persianPhonemes(word).replaceAll("'", '')

describe('each letter of the transliteration has its phoneme', () => {
  test.each([
    ['â', 'A'],
    ['a', 'a'],
    ['e', 'e'],
    ['o', 'o'],
    ['i', 'i'],
    ['u', 'u'],
    ['ow', 'oU'],
    ['ey', 'ej'],
  ])('the vowel %s is %s', (letters, phoneme) => {
    expect(unstressed(`b${letters}d`)).toBe(`[[b|${phoneme}|d]]`)
  })

  test.each([
    ['sh', 'S'],
    ['ch', 'tS'],
    ['zh', 'Z'],
    ['kh', 'x'],
    ['j', 'dZ'],
    ['y', 'j'],
    ['r', 'R'],
    ['v', 'v'],
    ["'", '?'],
    ['gh', 'q'],
    ...[...'bptshdzfkglmn'].map((letter): [string, string] => [letter, letter]),
  ])('the consonant %s is %s', (letters, phoneme) => {
    expect(unstressed(`${letters}âm`)).toBe(`[[${phoneme}|A|m]]`)
    expect(unstressed(`âm${letters}`)).toBe(`[[A|m|${phoneme}]]`)
  })
})

describe('gh', () => {
  test.each([
    ['ghalb', 'q|a|l|b'],
    ['ghazâ', 'q|a|z|A'],
    ['otâgh', 'o|t|A|q'],
    ['vaght', 'v|a|q|t'],
    ['naghghâsh', 'n|a|q|q|A|S'],
    ['âghâ', 'A|Q|A'],
    ['daghighe', 'd|a|Q|i|Q|e'],
    ['now ghâl', 'n|oU]] [[q|A|l'],
    ['rowghan', 'R|oU|Q|a|n'],
    ['otâgh-e', 'o|t|A|Q|e'],
  ])('in %s is soft only between vowels', (word, phonemes) => {
    expect(unstressed(word)).toBe(`[[${phonemes}]]`)
  })
})

describe('stress', () => {
  test.each([
    ['falls on the last vowel', 'ketâb', "[[k|e|t|'A|b]]"],
    ['falls on a vowel at the end', 'khâne', "[[x|A|n|'e]]"],
    [
      'falls on the last vowel that is written by two letters',
      'nowruz jelow',
      "[[n|oU|R|'u|z]] [[dZ|e|l|'oU]]",
    ],
    ['falls on the accent', 'bále', "[[b|'a|l|e]]"],
    ['falls on an accented â', 'shấyad', "[[S|'A|j|a|d]]"],
    ['falls on an accented ow', 'fówran', "[[f|'oU|R|a|n]]"],
    ['falls on an accented ey', 'khéyli', "[[x|'ej|l|i]]"],
    ['falls before an ending', 'sâl-e', "[[s|'A|l|e]]"],
    ['falls before an ending of two vowels', 'sâl-etân', "[[s|'A|l|e|t|A|n]]"],
    ['falls before an ending after a vowel', 'hafte-ye', "[[h|a|f|t|'e|j|e]]"],
    ['falls before an ending without a vowel', 'kojâ-st', "[[k|o|dZ|'A|s|t]]"],
    ['falls on the only vowel', 'in', "[['i|n]]"],
  ])('%s', (_, word, phonemes) => {
    expect(persianPhonemes(word)).toBe(phonemes)
  })

  test('occurs once in each word', () => {
    expect(persianPhonemes("mote'assef-am").match(/'/gu)).toHaveLength(1)
  })

  test.each([
    ['va', 'v|a'],
    ['o', 'o'],
    ['ke', 'k|e'],
    ['be', 'b|e'],
    ['az', 'a|z'],
    ['dar', 'd|a|R'],
    ['bâ', 'b|A'],
    ['tâ', 't|A'],
    ['râ', 'R|A'],
  ])('passes over %s', (word, phonemes) => {
    expect(persianPhonemes(word)).toBe(`[[${phonemes}]]`)
    expect(persianPhonemes(`${word} man`)).toBe(`[[${phonemes}]] [[m|'a|n]]`)
  })

  test('falls on words that only start like an unstressed word', () => {
    expect(persianPhonemes('bâd')).toBe("[[b|'A|d]]")
  })
})

describe('a text', () => {
  test('has one bracket per word', () => {
    expect(persianPhonemes('hâl-e shomâ chetor ast')).toBe(
      "[[h|'A|l|e]] [[S|o|m|'A]] [[tS|e|t|'o|R]] [['a|s|t]]",
    )
  })

  test('keeps its punctuation outside the brackets, so that it affects the intonation', () => {
    expect(persianPhonemes('salâm, khub-i? bale!')).toBe("[[s|a|l|'A|m]], [[x|'u|b|i]]? [[b|a|l|'e]]!")
    expect(persianPhonemes('«ketâb» (khub).')).toBe("«[[k|e|t|'A|b]]» ([[x|'u|b]]).")
  })

  test('keeps its digits outside the brackets', () => {
    expect(persianPhonemes("sâ'at 8:30")).toBe("[[s|A|?|'a|t]] 8:30")
  })

  test('treats letters separated by a dot as two sounds', () => {
    expect(persianPhonemes('es·hâgh')).toBe("[[e|s|h|'A|q]]")
    expect(persianPhonemes('eshâgh')).toBe("[[e|S|'A|q]]")
  })

  test('may contain decomposed Unicode letters', () => {
    expect(persianPhonemes('ketâb'.normalize('NFD'))).toBe(persianPhonemes('ketâb'))
  })
})
