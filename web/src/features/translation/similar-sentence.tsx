import { t } from '@pol/contract/text'
import { useCallback } from 'react'
import { useLoaded } from '../../lib/use-loaded.ts'
import { German, Persian } from '../../ui/frame/persian.tsx'
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
  const { german, farsi } = loaded.value
  const pair = [
    <p key="german">
      <German>{german}</German>
    </p>,
    <p key="farsi">
      <Persian className="text-lg">{farsi}</Persian>
    </p>,
  ]
  return (
    <div role="group" aria-label={t('Ähnlicher Satz')} className="rounded-control bg-sunken px-4 py-3">
      <p className="text-sm font-semibold text-quiet">{t('Ähnlicher Satz')}</p>
      {lang === 'de' ? pair : pair.toReversed()}
    </div>
  )
}
