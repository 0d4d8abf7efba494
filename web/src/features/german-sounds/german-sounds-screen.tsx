import { useEffect } from 'react'
import { useLocation } from 'wouter'
import sections from '@pol/content/data/sounds.csv'
import { t } from '@pol/contract/text'
import { exercisePath } from '../../lib/lesson-path.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Explanation } from '../../ui/learning/explanation.tsx'
import { SoundHelp } from '../../ui/learning/sound-help.tsx'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'
import { SoundSection } from './sound-section.tsx'

/** A lesson on the German alphabet and sounds, explained in Persian in both interfaces. */
export default function GermanSoundsScreen() {
  const [, navigate] = useLocation()
  const rendered = useProgressiveRendering(sections.length, 1)
  const isComplete = rendered === sections.length
  // The section that the fragment names may not have been rendered before.
  useEffect(() => {
    if (isComplete && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isComplete])
  return (
    <>
      <PageHeader
        title={t('Deutsche Laute')}
        subtitle={t('Das Alphabet und die Aussprache, auf Persisch erklärt')}
      />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        {/* The literal condition lets the German build drop the component. */}
        {t('#language') === 'fa' && <SoundHelp />}
        <nav aria-label={t('Inhalt')} className="print:hidden">
          <ul className="flex flex-wrap gap-2">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-brand hover:bg-brand-soft"
                >
                  <Explanation>{title}</Explanation>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Button
          variant="secondary"
          className="mt-6 print:hidden"
          onClick={() => navigate(exercisePath('hoeren'))}
        >
          {t('Welches hören Sie?')}
        </Button>
        {sections.slice(0, rendered).map((section) => (
          <SoundSection key={section.id} section={section} />
        ))}
      </Main>
    </>
  )
}
