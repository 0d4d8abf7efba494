import words from '@pol/content/data/words.csv'
import { inDigits, t } from '@pol/contract/text'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'
import { LearnToRead } from '../../ui/learning/learn-to-read.tsx'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { richText } from '../../ui/rich-text.ts'
import { WordCard } from './word-card.tsx'
import { Main } from '../../ui/frame/main-element.tsx'

/** In reverse order (specification section 2). */
const reversed = words.toReversed()

export default function SyllablesScreen() {
  const rendered = useProgressiveRendering(reversed.length, 6)
  return (
    <>
      <PageHeader title={t('Silben & Wörter')} subtitle={t('Persische Wörter lesen, Silbe für Silbe')} />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <p className="mb-6 rounded-control bg-accent-soft px-4 py-3">
          {richText('{label} {count} Wörter stehen hier. Die Vollversion enthält noch mehr.', {
            label: <strong>{t('Vorschau:')}</strong>,
            count: inDigits(words.length),
          })}
        </p>
        <TransliterationHelp place="specified" />
        <LearnToRead />
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {reversed.slice(0, rendered).map((word) => (
            <WordCard key={word.farsi} word={word} />
          ))}
        </ul>
      </Main>
    </>
  )
}
