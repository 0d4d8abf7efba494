import { useEffect, useRef, useState } from 'react'
import { CallError, isSessionEnd } from '@pol/contract/client'
import { errors } from '@pol/contract/errors'
import { interfaceLanguage, t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { call } from '../../../lib/call.ts'
import { readSite } from '../../../lib/site.ts'
import { Button } from '../../../ui/frame/button.tsx'

interface Props {
  readonly text: string
  readonly language: Language
}

type State =
  | { readonly status: 'open' | 'waiting' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'corrected'; readonly text: string; readonly correction: string }

/** Longer than the server's own timeout; for a connection that delivers nothing. */
const timeoutMs = 30_000

/** The AI service of this server corrects the message when the learner asks for it. Nothing where there is none. */
export function Correction({ text, language }: Props) {
  const { aiService } = readSite()
  const [state, setState] = useState<State>({ status: 'open' })
  const left = useRef(new AbortController())
  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort()
  }, [])
  if (aiService === null) return null
  const ask = async () => {
    setState({ status: 'waiting' })
    const { signal } = left.current
    try {
      const { correction } = await call(
        'correct-message',
        { text, language, reader: interfaceLanguage },
        { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) },
      )
      setState({ status: 'corrected', text, correction })
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', reason: reasonOf(error) })
    }
  }
  const isCorrected = state.status === 'corrected' && state.text === text
  return (
    <section aria-label={t('Korrektur')} className="card grid grid-cols-1 justify-items-start gap-2 p-4">
      {!isCorrected && (
        <>
          <p>
            {t(
              'Wenn Sie wollen, korrigiert {service} Ihre Nachricht. Ihr Text wird dafür dorthin geschickt.',
              {
                service: aiService,
              },
            )}
          </p>
          <Button variant="secondary" disabled={text.trim() === ''} onClick={ask}>
            {t('Text an {service} schicken', { service: aiService })}
          </Button>
        </>
      )}
      <div role="status" className="grid w-full gap-2 empty:hidden">
        {state.status === 'waiting' && <p>{t('Die Korrektur kommt gleich …')}</p>}
        {state.status === 'failed' && <p className="text-danger">{state.reason}</p>}
        {isCorrected && (
          <>
            <p className="font-bold">
              {t('Antwort der Maschine ({service}). Auch sie kann sich irren.', { service: aiService })}
            </p>
            {state.correction
              .split('\n')
              .filter((line) => line.trim() !== '')
              .map((line, at) => (
                <p key={at} dir="auto">
                  {line}
                </p>
              ))}
          </>
        )}
      </div>
    </section>
  )
}

/** What went wrong, in the language of the interface. Errors whose text helps are the server's. */
function reasonOf(error: unknown): string {
  const isExplained =
    error instanceof CallError && (error.code === 'too-many-attempts' || isSessionEnd(error))
  return isExplained ? error.message : errors['correction-failed'].text
}
