import { translate as operation } from '@pol/contract/translation'
import { handle } from '../../http/handle.ts'
import { Refusal } from '../../http/refusal.ts'
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
      return { translation: await translation.translate(text, direction, signal) }
    } catch (cause) {
      throw cause instanceof Refusal ? cause : new Refusal('translation-failed', { cause })
    }
  })
}
