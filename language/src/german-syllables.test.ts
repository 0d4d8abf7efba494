import { expect, test } from 'vitest'
import { syllablesOfGerman } from './german-syllables.ts'

const divided: Readonly<Record<string, string>> = {
  'one consonant goes to the next syllable': 'Schu-le le-sen Na-me Rei-se Feu-er-zeug',
  'of several consonants the last one does':
    'reg-nen hung-rig nied-rig Imp-fung Ap-fel Op-fer Fens-ter Künst-ler Gäs-te ges-tern sin-gen Fin-ger Sit-zung Kat-ze',
  'ch, ck, ph, sch and th are one consonant': 'Kir-che ba-cken Men-schen Apo-the-ke wa-schen',
  'endings follow the same rule':
    'Mög-lich-keit Wirk-lich-keit Wand-lung Freund-schaft Ge-sund-heit ver-geb-lich täg-lich',
  'after ng, too': 'Ge-fäng-nis Ver-län-ge-rung',
  'prefixes are cut off':
    'Un-ter-stüt-zung Be-stel-lung er-stel-len An-stren-gung ver-an-stal-ten Ver-an-stal-tung An-ge-stell-te ab-leh-nen Aus-stel-lung dar-stel-len Ein-stel-lung emp-feh-len ent-span-nen fest-ste-hen Ge-spräch ge-stor-ben Her-stel-ler mit-rei-sen Miss-ver-ständ-nis über-que-ren Über-schrift Um-stän-de un-glaub-lich un-ver-züg-lich ur-sprüng-lich Ver-gnü-gen ver-mis-sen voll-stän-dig Vor-stel-lung weg-neh-men Wi-der-spruch zu-stän-dig',
  'also before vowels':
    'be-ob-ach-ten Be-er-di-gung Er-öff-nung er-in-nern her-aus-fin-den her-ein-kom-men mit-ein-an-der un-ab-hän-gig ver-ab-re-den Vor-aus-set-zung ein-und-zwan-zig',
  'but not what only looks like one':
    'Bes-te Bes-se-rung Bee-re Ers-te He-ro-in Abend ei-ni-ge An-ker Geg-ner Bei-ne',
  'a vowel alone is no syllable at the beginning and at the end': 'Über-nah-me Ame-ri-ka-ner Ra-dio Oli-ve',
  'vowels that are not read together are divided': 'Fa-mi-li-en fi-nan-zi-ell Pa-ti-ent Mu-se-um Na-ti-on',
  'those that are read together are not': 'Tou-rist Toi-let-te Vol-ley Dienst Spie-gel',
  'foreign words keep their onsets': 'Elek-tri-ker Pro-blem Ka-me-ra In-dus-trie Pu-bli-kum',
}

const words = Object.entries(divided).flatMap(([rule, list]) =>
  list.split(' ').map((word) => [rule, word] as const),
)

test.each(words)('%s: %s', (_, word) => {
  expect(syllablesOfGerman(word.replaceAll('-', '')).join('-')).toBe(word)
})
