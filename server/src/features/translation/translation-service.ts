import { translationService as operation } from '@pol/contract/translation'
import { handle } from '../../http/handle.ts'
import type { TranslationProvider } from './provider.ts'

export function translationService({ translation }: { readonly translation: TranslationProvider }) {
  return handle(operation, () =>
    Promise.resolve({ name: translation.name, word_by_word: translation.isWordByWord }),
  )
}
