import * as v from 'valibot'
import type { TranslationDirection } from '@pol/contract/forms/translation'
import { postJson } from '../../services/post-json.ts'
import type { ServiceCall } from '../../services/service-call.ts'
import { ServiceFailure } from '../../services/service-failure.ts'
import { checkPlausible } from './check-plausible.ts'
import type { TranslationProvider } from './provider.ts'

interface Parts {
  /** Without `/translate`. */
  readonly baseUrl: string
  /** Null if the server needs no key. */
  readonly apiKey: string | null
  readonly timeoutMs: number
  readonly callService: ServiceCall
}

const languages: Record<TranslationDirection, { source: string; target: string }> = {
  'de-to-fa': { source: 'de', target: 'fa' },
  'fa-to-de': { source: 'fa', target: 'de' },
}

const answer = v.object({ translatedText: v.string() })

/** https://docs.libretranslate.com/api/operations/translate */
export function createLibreTranslation({
  baseUrl,
  apiKey,
  timeoutMs,
  callService,
}: Parts): TranslationProvider {
  return {
    name: 'LibreTranslate',
    isWordByWord: false,
    translate: (text, direction, signal) =>
      callService(async (callSignal) => {
        const body = { q: text, ...languages[direction], format: 'text', ...(apiKey && { api_key: apiKey }) }
        const response = await postJson({ url: `${baseUrl}/translate`, body, timeoutMs }, callSignal)
        const { success, output } = v.safeParse(answer, await response.json())
        if (!success) throw new ServiceFailure('gave no answer that can be read', 'service')
        checkPlausible(output.translatedText, text)
        return { text: output.translatedText, isWhole: true }
      }, signal),
  }
}
