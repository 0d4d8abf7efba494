import { beforeAll, describe, expect, test } from 'vitest'
import { readContent, readSpokenContent, type SpokenContent } from '@pol/content/read'
import { vocalised } from '@pol/language/vocalised'
import { contentFolder } from '../../../../test/paths.ts'
import { hasSameWords } from './same-words.ts'

describe('a transcript has the words of a German text', () => {
  test.each([
    ['Guten Morgen!', 'guten morgen'],
    ['„Wie geht es Ihnen?“, fragt er.', 'Wie geht es Ihnen, fragt er?'],
    ['Größe', 'Groesse'],
    ['die Haustür', 'die Haus-Tür'],
    ['Ich bin 25 Jahre alt.', 'Ich bin fünfundzwanzig Jahre alt.'],
    ['Ich bin fünfundzwanzig Jahre alt.', 'Ich bin 25 Jahre alt.'],
    ['Der Zug fährt um 14:30 Uhr.', 'Der Zug fährt um vierzehn Uhr dreißig.'],
    ['Der Zug fährt um 15.30 Uhr.', 'Der Zug fährt um 15:30 Uhr.'],
    ['am 15. August', 'am fünfzehnten August'],
    ['Reis für 6,80 Euro', 'Reis für sechs Euro achtzig'],
    ['Reis für 6,80 Euro', 'Reis für 6,80 €'],
    ['z. B. am Montag', 'zum Beispiel am Montag'],
    ['Rufen Sie bitte die 112 an!', 'Rufen Sie bitte die eins eins zwei an!'],
    ['Tel. 040 66969 278', 'Telefon 040 669 69 278'],
  ])('%s: %s', (text, transcript) => {
    expect(hasSameWords(text, transcript, 'alloy')).toBe(true)
  })

  test.each([
    ['Guten Morgen!', 'Guten Morgen! Wie kann ich helfen?'],
    ['Guten Morgen!', 'Guten Tag!'],
    ['Guten Morgen!', ''],
    ['Ich habe ein Auto.', 'Ich habe kein Auto.'],
    ['Er kommt um 14:30 Uhr.', 'Er kommt um halb drei.'],
    ['Ich bin 25 Jahre alt.', 'Ich bin 52 Jahre alt.'],
    ['Ich bin 25 Jahre alt.', 'Ich bin zweiundfünfzig Jahre alt.'],
    ['im 2. Stock', 'im zwei Stock'],
    ['Vergiss das und singe.', 'La la la'],
    ['…', ''],
    ['…', '…'],
  ])('but not if it is reworded: %s: %s', (text, transcript) => {
    expect(hasSameWords(text, transcript, 'alloy')).toBe(false)
  })
})

describe('a transcript has the words of a Persian text', () => {
  test.each([
    ['گُل', 'گل'],
    ['کِتابِ مَن', 'کتاب من.'],
    ['می‌خواهم', 'می خواهم'],
    ['خانه‌ی من', 'خانهٔ من'],
    ['خانه‌ی من', 'خانه من'],
    ['كتاب', 'کتاب'],
    ['ساعت ۱۴ است.', 'ساعت چهارده است.'],
    ['نُه', '9'],
    ['۸۰۰ هزار تومان', '800 هزار تومان'],
  ])('%s: %s', (text, transcript) => {
    expect(hasSameWords(text, transcript, 'nova')).toBe(true)
  })

  test.each([
    ['می‌خواهم', 'میخوام'],
    ['کِتابِ مَن', 'کتاب تو'],
    ['حالت چطور است؟', 'حالت چطور است؟ خوبم.'],
    ['۲۵', '۵۲'],
  ])('but not if it is reworded: %s: %s', (text, transcript) => {
    expect(hasSameWords(text, transcript, 'nova')).toBe(false)
  })
})

describe('of all taught texts', () => {
  let content: SpokenContent
  beforeAll(async () => {
    content = await readSpokenContent(contentFolder, new Date(), await readContent(contentFolder))
  })

  test('a faithful transcript is accepted, and one with a word too many is not', () => {
    const scripts = [...content.persian].map(([text, sound]) => ({ text, script: vocalised(text, sound) }))
    const german = [...content.german]
    expect(Math.min(scripts.length, german.length)).toBeGreaterThan(10_000)
    expect(scripts.filter(({ text, script }) => !hasSameWords(script, text, 'nova'))).toEqual([])
    expect(scripts.filter(({ text, script }) => hasSameWords(script, `بله، ${text}`, 'nova'))).toEqual([])
    expect(german.filter((text) => !hasSameWords(text, text, 'alloy'))).toEqual([])
    expect(german.filter((text) => hasSameWords(text, `Gern: ${text}`, 'alloy'))).toEqual([])
  })
})
