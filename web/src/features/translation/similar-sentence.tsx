import { t } from '@pol/contract/text'
import { useCallback } from 'react'
import { useLoaded } from '../../lib/use-loaded.ts'
import { TextPair } from '../../ui/learning/text-pair.tsx'
import type { TranslationLanguage } from './languages.ts'

interface Props {
  readonly language: TranslationLanguage
  readonly text: string
}

/** The taught sentence most similar to a text, with its translation; nothing if there is none. */
export function SimilarSentence({ language: { lang }, text }: Props) {
  const load = useCallback(async () => {
    const { loadSimilarSentences } = await import('../../lib/lexicon/similar-sentences.ts')
    return (await loadSimilarSentences[lang]()).closest(text)
  }, [lang, text])
  const loaded = useLoaded(load)
  if (loaded.status !== 'loaded' || !loaded.value) return null
  return (
    <div role="group" aria-label={t('Ähnlicher Satz')} className="rounded-control bg-sunken px-4 py-3">
      <p className="text-sm font-semibold text-quiet">{t('Ähnlicher Satz')}</p>
      <TextPair size="example" {...loaded.value} />
    </div>
  )
}
