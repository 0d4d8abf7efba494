import { CallError, isSessionEnd } from '@pol/contract/client'
import { errors } from '@pol/contract/errors'
import type { InputOf } from '@pol/contract/operation'
import { t } from '@pol/contract/text'
import type { translate } from '@pol/contract/operations/translation'
import { call } from '../../lib/call.ts'
import { toast } from '../../ui/frame/toast.ts'

/** Longer than the server's own timeout; for a connection that delivers nothing. */
const timeoutMs = 30_000

interface Translation {
  readonly text: string
  readonly isWhole: boolean
}

/** @throws CallError or ConnectionError, Error for an empty translation, the abort reason on timeout or abort. */
export async function requestTranslation(
  input: InputOf<typeof translate>,
  signal: AbortSignal,
): Promise<Translation> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    const options = { signal: AbortSignal.any([signal, timeout.signal]) }
    const { translation, whole } = await call('translate', input, options)
    if (typeof translation !== 'string' || translation.trim() === '') {
      throw new Error('The response has no translation')
    }
    return { text: translation, isWhole: whole }
  } finally {
    clearTimeout(timer)
  }
}

/** Shows why a translation failed (specification section 8). */
export function toastTranslationFailure(error: unknown): void {
  // An ended session is reported by its own toast.
  if (isSessionEnd(error)) return
  // A retry does not help for these errors; the server's text gives the reason.
  const isExplained =
    error instanceof CallError && (error.code === 'too-many-attempts' || error.code === 'forbidden')
  toast({
    title: t('Übersetzungsfehler'),
    description: isExplained ? error.message : errors['translation-failed'].text,
    destructive: true,
  })
}
