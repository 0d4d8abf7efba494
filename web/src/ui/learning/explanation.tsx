import { interfaceLanguage } from '@pol/contract/text'
import { MixedPersian, MixedText } from '../frame/persian.tsx'

/** Explanation in the language of the interface, with words of the other language. */
export const Explanation = interfaceLanguage === 'fa' ? MixedPersian : MixedText
