import { expect, test } from 'vitest'
import { germanSound } from './german-sounds.ts'

/** Shows the half-space as a visible bar. */
const soundOf = (phonemes: string) => germanSound(phonemes).replaceAll('\u200C', '|')

test.each([
  ['Miete', 'm ˈiː t ə', "'می:ته"],
  ['Mitte', 'm ˈɪ t ə', "'میته"],
  ['schon', 'ʃ ˈoː n', 'شُ:ن'],
  ['schön', 'ʃ ˈøː n', 'شؤ:ن'],
  ['Kirche', 'k ˈɪ ɾ ç ə', "'کیرشٚه"],
  ['Kirsche', 'k ˈɪ ɾ ʃ ə', "'کیرشه"],
  ['Buch', 'b ˈuː x', 'بو:خ'],
  ['ich', 'ˈɪ ç', 'ایشٚ'],
  ['Zeit', 'ts ˈaɪ t', 'تْسایت'],
  ['Pfanne', 'pf ˈa n ə', "'پْفانه"],
  ['Königin', 'k ˈøː n ɪ ɡ ˌɪ n', "'کؤ:نیگین"],
  ['lustig', 'l ˈʊ s t ɪ ç', "'لوستیشٚ"],
  ['und', 'ˈʊ n t', 'اونت'],
  ['Tag', 't ˈɑː k', 'تا:ک'],
  ['lieb', 'l ˈiː p', 'لی:پ'],
  ['Vater', 'f ˈɑː t ɜ', "'فا:تا"],
  ['Vase', 'v ˈɑː z ə', "'وا:زه"],
  ['spielen', 'ʃ p ˈiː l ə n', "'شْپی:لِن"],
  ['Stadt', 'ʃ t ˈa t', 'شْتات'],
  ['Schule', 'ʃ ˈuː l ə', "'شو:له"],
  ['Mädchen', 'm ˈɛː t ç ə n', "'مِ:تشِٚن"],
  ['heute', 'h ˈɔø t ə', "'هُیته"],
  ['Bäume', 'b ˈɔø m ə', "'بُیمه"],
])('%s', (_, phonemes, sound) => {
  expect(soundOf(phonemes)).toBe(sound)
})

test.each([
  ['ü and ö', 'ˈyː b ɜ', "'اۊ:با"],
  ['a diphthong', 'f r ˈaʊ ə n', "'فْرائوئِن"],
  ['vowels in a row', 'ɡ ˈeː ə n', "'گِ:ئِن"],
  ['vowels that glide', 'f a m ˈiː l ɪ ə', "فا'می:لیه"],
  ['a vowel after the stress sign', 't eː ˈɑː t ɜ', "تِ'آ:تا"],
  ['a glottal stop', 'ˈɑː b ə n t ʔ ˌɛ s ə n', "'آ:بِنت|اِسِن"],
  ['another part of a compound', 'b ˈɑː n | h ˌoː f', "'با:ن|هُ:ف"],
  ['a part that begins with a prefix', 'k ɾ ˈaɪ s | f ɛ ɾ k ˌeː ɾ', "'کْرایس|فِرکِ:ر"],
  ['a part that ends with a weak vowel', 'v ˈɛ ʃ ə | l ˌaɪ n ə', "'وِشه|لاینه"],
  ['r before a glottal stop', 'f ɛ ɾ ˈaɪ n', "فِر'آین"],
  ['ng', 'z ˈɪ ŋ ə n', "'زینگِن"],
  ['nk', 'b ˈa ŋ k ə n', "'بانکِن"],
  ['a half vowel', 'ˈɛ t v a s', "'اِتْواس"],
  ['four consonants', 'h ˈɛ ɾ p s t', 'هِرپْسْت'],
  ['consonants between syllables', 'f r ˈɔø n t l ɪ ç', "'فْرُینت|لیشٚ"],
  ['the same consonant twice', 'm ˈɪ t t aɪ l ə n', "'میت|تایلِن"],
  ['a compound', 'ˈa p ɡ ə ʃ r ˌiː b ə n', "'آپ|گِشری:بِن"],
  ['a short vowel before l', 'ˈa p l ˌeː n ə n', "'آپ|لِ:نِن"],
  ['tsch', 'd ˈɔø t ʃ', 'دُیچ'],
  ['t before sch', 'l ˈa n tʃ a f t', "'لانت|شافت"],
  ['an unstressed vowel', 'ˈaʊ t oː', "'آئوتُ"],
  ['a foreign word', 'b yː r ˈoː', "بۊ'رُ:"],
  ['a long ending', 'l ˈa ŋ z ɑː m ə', "'لانگزا:مه"],
  ['letters', 'ˈɛ s ˈɛ m ˈɛ s', 'اِس-اِم-اِس'],
  ['a letter before a word', 'ˈuː b ˈɑː n ə n', "او:-'با:نِن"],
  ['no vowel', 'p s t', 'پسْت'],
])('%s', (_, phonemes, sound) => {
  expect(soundOf(phonemes)).toBe(sound)
})

test('an unknown phoneme is an error', () => {
  expect(() => germanSound('θ ˈɪ ŋ')).toThrow('No Persian letters for the phoneme "θ"')
})
