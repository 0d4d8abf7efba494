import type { Language } from '@pol/language/language'

const punctuation = ' !,.:;?'

/**
 * Every sign that the taught texts of a language need. A voice without one of them would leave a sound out, so it is
 * refused. `all-texts.proof.test.ts` compares with all texts.
 */
export const neededSigns: Readonly<Record<Language, string>> = {
  de: `${punctuation}abcdefhijklmnoprstuvwxyzøŋœɐɑɒɔəɛɜɡɪɾʃʊʌʏʒˈˌː\u0303\u0327\u0329`,
  fa: `${punctuation}abdefhijklmnopqrstuvxzɑɡɣʃʊʒʔˈ`,
}
