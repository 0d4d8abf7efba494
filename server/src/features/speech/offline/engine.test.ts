import { beforeAll, describe, expect, test } from 'vitest'
import { readGermanPhonemes } from '@pol/content/spoken-words'
import { loadSpeechEngine, TooLongError, type SpeechEngine } from './engine.ts'
import { persianPhonemes } from './persian-phonemes.ts'
import { scriptFor } from './script.ts'

let engine: SpeechEngine
beforeAll(async () => void (engine = await loadSpeechEngine()))

const spoken = (transliteration: string) =>
  engine.speak(persianPhonemes(transliteration), 'nova').phonemes.join(' ')

describe('Persian', () => {
  test.each([
    ['on the last syllable', 'ketâb', 'k e t ˈɑ b'],
    ['on the accent', 'bále', 'b ˈa l e'],
    ['before an ending', 'hâl-e khub', 'h ˈɑ l e x ˈu b'],
    ['not on unstressed words in the middle', 'pedar va mâdar', 'p e d ˈa r v a m ɑ d ˈa r'],
    ['not on unstressed words at the start', 'az kojâ', 'a z k o dʒ ˈɑ'],
  ])('is stressed %s', (_, transliteration, phonemes) => {
    expect(spoken(transliteration)).toBe(phonemes)
  })
})

const known = await readGermanPhonemes(new URL('../../../../../content/data/', import.meta.url))
const german = (text: string) => engine.speak(scriptFor({ text, voice: 'alloy' }, known), 'alloy').phonemes

describe('German', () => {
  test.each([
    ['Toilette', 'toːalˈɛtə'],
    ['Tablette', 'tablˈɛtə'],
    ['kaputt', 'kapˈʊt'],
    ['Büro', 'byːrˈoː'],
    ['Hotel', 'hoːtˈɛl'],
    ['orange', 'oːrˈaŋʒə'],
    ['Joghurt', 'jˈoːɡʊɐt'],
    ['Penicillin', 'peːniːtsɪlˈiːn'],
    ['Handyakku', 'hˈɛndiːˌakuː'],
    ['Vögel', 'fˈøːɡəl'],
    ['Blumen', 'blˈuːmən'],
    ['Durst', 'dˈʊɐst'],
    ['Mädchen', 'mˈɛːtçən'],
    ['Vorname', 'fˈoːɾnˌɑːmə'],
    ['Nachbar', 'nˈaxbɑːɾ'],
    ['nächste', 'nˈɛːçstə'],
    ['vergesse', 'fɛɾɡˈɛsə'],
    ['verheiratet', 'fɛɾhˈaɪrɑːtət'],
    ['kennenlernen', 'kˈɛnənlˌɛɾnən'],
    ['Geburtstag', 'ɡəbˈuːɾtstˌɑːk'],
    ['Hauptstadt', 'hˈaʊptʃtat'],
    ['Haltestelle', 'hˈaltəʃtˌɛlə'],
    ['Kopfschmerzen', 'kˈɔpfʃmˌɛɾtsən'],
    ['Gehaltsabrechnungen', 'ɡəhˈaltsapɾˌɛçnʊŋən'],
    ['Steuererklärung', 'ʃtˈɔøɜɛɾklˌɛːrʊŋ'],
    ['Auf Wiedersehen!', 'aʊfvˈiːdɜzˌeːən'],
    ['Wo ist die Toilette?', 'vˌoːɪstdiːtoːalˈɛtə'],
    ['Ich habe die PIN meiner Karte vergessen.', 'ɪçhˌɑːbədiːpˈɪnmˌaɪnɜkˈaɾtəfɛɾɡˈɛsən'],
    ['die 112', 'diːaɪnsaɪnstsvˈaɪ'],
    ['Ich stehe vor der Tür.', 'ɪçʃtˈeːəfˌoːɾdeːɾtˈyːɾ'],
    ['Ich stelle mich vor.', 'ɪçʃtˈɛləmɪçfˈoːɾ'],
    ['ich habe, du hast, er/sie/es hat', 'ɪçhˈɑːbədˈuːhastˈeːɾzˈiːˈɛshat'],
    ['er hat zugehört', 'eːɾhattsˈuːɡəhˌøːɾt'],
    ['er wusch', 'eːɾvˈuːʃ'],
    ['ihr lest', 'iːɾlˈeːst'],
    ['Wert', 'vˈeːɾt'],
    ['vierzehn', 'fˈɪɾtseːn'],
    ['wachsen', 'vˈaksən'],
    ['Kapitel', 'kapˈɪtəl'],
    ['Studentin', 'ʃtuːdˈɛntɪn'],
    ['Realität', 'reːaliːtˈɛːt'],
    ['Garage', 'ɡarˈɑːʒə'],
    ['Blumenstrauß', 'blˈuːmənʃtɾˌaʊs'],
    ['Rechtsanwalt', 'rˈɛçtsˌanvalt'],
    ['Badeanzug', 'bˈɑːdəˌantsuːk'],
    ['Durchfall', 'dˈʊɐçfal'],
    ['zuschauen', 'tsˈuːʃˌaʊən'],
    ['Der Weg ist weit.', 'deːɾvˈeːkɪstvˈaɪt'],
    ['Sie wohnt weit weg.', 'ziːvˈoːntvˈaɪtvˈɛk'],
    ['Sucht ist eine Krankheit.', 'zˈʊxtɪstˌaɪnəkɾˈaŋkhaɪt'],
    ['Er sucht Arbeit.', 'eːɾzˈuːxtˈaɾbaɪt'],
  ])('%s is pronounced correctly', (text, phonemes) => {
    expect(german(text).join('')).toBe(phonemes)
  })

  test.each([
    ['Guten Tag', 'ɡ ˈuː t ə n t ˈɑː k'],
    ['Äpfel', 'ˈɛ p f ə l'],
  ])('%s sounds German', (text, phonemes) => {
    expect(engine.speak(text, 'alloy').phonemes.join(' ')).toBe(phonemes)
  })
})

describe('an utterance', () => {
  test('contains sound, at a speed for learners', () => {
    const seconds = ({ samples, sampleRate }: ReturnType<SpeechEngine['speak']>) =>
      samples.length / sampleRate
    const [word, sentence] = [engine.speak('Tag', 'alloy'), engine.speak('Wie geht es Ihnen heute?', 'alloy')]
    expect(word.sampleRate).toBe(22_050)
    expect(seconds(word)).toBeGreaterThan(0.2)
    expect(seconds(sentence)).toBeGreaterThan(2 * seconds(word))
    // The engine's default rate would take 1.2 s, which is too fast for learners.
    expect(seconds(sentence)).toBeGreaterThan(1.3)
    expect(seconds(sentence)).toBeLessThan(2)
    expect(sentence.samples.every((sample) => sample >= -1 && sample <= 1)).toBe(true)
    expect(sentence.samples.some((sample) => Math.abs(sample) > 0.1)).toBe(true)
  })

  test('does not depend on the previous one', () => {
    const alone = engine.speak(persianPhonemes('salâm'), 'nova')
    engine.speak('Guten Tag', 'alloy')
    const again = engine.speak(persianPhonemes('salâm'), 'nova')
    expect(again.phonemes).toEqual(alone.phonemes)
    expect(again.samples.length).toBe(alone.samples.length)
  })

  test('has the same phonemes at any rate, which the proof of all texts relies on', async () => {
    const hurried = await loadSpeechEngine(450)
    for (const [script, voice] of [
      ['Wie geht es Ihnen heute?', 'alloy'],
      [persianPhonemes("man yek ketâb-e khub míkhânam va ba'd míravam"), 'nova'],
    ] as const) {
      const [usual, fast] = [engine.speak(script, voice), hurried.speak(script, voice)]
      expect(fast.phonemes).toEqual(usual.phonemes)
      expect(fast.samples.length).toBeLessThan(usual.samples.length / 2)
    }
  })

  test('is aborted when spelling letters takes too long', () => {
    expect(() => engine.speak('漢'.repeat(500), 'alloy')).toThrow(TooLongError)
    expect(engine.speak('Guten Tag', 'alloy').phonemes.length).toBeGreaterThan(0)
  })

  test('has no phonemes if there is nothing to speak', () => {
    expect(engine.speak('', 'alloy').phonemes).toEqual([])
  })
})
