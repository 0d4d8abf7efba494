import { interfaceLanguage } from '@pol/contract/text'
import { MixedPersian, MixedText } from '../frame/persian.tsx'

/** What explains, in the language of the interface, with words of the other one. */
export const Explanation = interfaceLanguage === 'fa' ? MixedPersian : MixedText
