import { translate as operation } from '@pol/contract/operations/translation'
import { handle } from '../../api/handle.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Limits } from '../../limits/limits.ts'
import type { TranslationProvider } from './provider.ts'

interface Parts {
  readonly translation: TranslationProvider
  readonly limits: Limits
}

export function translate({ translation, limits }: Parts) {
  return handle(operation, async ({ text, direction }, { actor, signal }) => {
    await limits.translations.take({ userId: actor.userId })
    try {
      const translated = await translation.translate(text, direction, signal)
      return { translation: translated.text, whole: translated.isWhole }
    } catch (cause) {
      throw cause instanceof ApiError ? cause : new ApiError('translation-failed', { cause })
    }
  })
}
