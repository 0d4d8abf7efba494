import { t } from '@pol/contract/text'
import { useCallback } from 'react'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/frame/button.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { Section } from '../../ui/section.tsx'
import { GlossSentences } from './gloss-sentences.tsx'
import type { TranslationLanguage } from './languages.ts'

interface GlossProps {
  readonly language: TranslationLanguage
  readonly text: string
  /** Whether each sentence is shown with a similar taught sentence. */
  readonly hasSimilar?: boolean | undefined
}

interface Props extends GlossProps {
  readonly title: string
}

/** Explains every word of a text, sentence by sentence. */
export function WordByWord({ title, language, text, hasSimilar }: Props) {
  return (
    <Section title={title}>
      {/* The key resets the state for another text. */}
      <Gloss key={`${language.lang} ${text}`} language={language} text={text} hasSimilar={hasSimilar} />
    </Section>
  )
}

function Gloss({ language, text, hasSimilar = false }: GlossProps) {
  const { lang } = language
  // The lexicon is large, so it is loaded with the first translation.
  const { transliteration } = useWhatIsShown('elsewhere')
  const load = useCallback(async () => {
    const { loadGloss } = await import('../../lib/lexicon/gloss.ts')
    return await loadGloss(lang, text, transliteration)
  }, [lang, text, transliteration])
  const loaded = useLoaded(load)
  if (loaded.status === 'loading') {
    return (
      <p role="status" className="text-quiet">
        {t('Wird geladen …')}
      </p>
    )
  }
  if (loaded.status === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{t('Die Erklärung der Wörter konnte nicht geladen werden.')}</p>
        <Button variant="secondary" onClick={loaded.retry}>
          {t('Erneut versuchen')}
        </Button>
      </div>
    )
  }
  if (loaded.value.length === 0) return <p className="text-quiet">{t('Der Text enthält keine Wörter.')}</p>
  return <GlossSentences language={language} sentences={loaded.value} hasSimilar={hasSimilar} />
}
