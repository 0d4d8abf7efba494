import { useState } from 'react'
import letters from '@pol/content/data/letters.csv'
import { t } from '@pol/contract/text'
import { Button } from '../../ui/frame/button.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { LearnToRead } from '../../ui/learning/learn-to-read.tsx'
import { LetterCard } from './letter-card.tsx'
import { Main } from '../../ui/frame/main-element.tsx'

/** Letters shown before the list is expanded (specification section 9). */
const previewCount = 4

export default function AlphabetScreen() {
  const [expanded, setExpanded] = useState(false)
  const shown = expanded ? letters : letters.slice(0, previewCount)
  return (
    <>
      <PageHeader
        title={t('Das persische Alphabet')}
        subtitle={t('32 Buchstaben, geschrieben und gelesen von rechts nach links')}
      />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <TransliterationHelp place="specified" />
        <LearnToRead />
        <ul id="letters" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {shown.map((letter) => (
            <LetterCard key={letter.farsi} letter={letter} />
          ))}
        </ul>
        <div className="mt-8 text-center">
          <Button
            variant="secondary"
            aria-expanded={expanded}
            aria-controls="letters"
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? t('Weniger anzeigen') : t('Alle Buchstaben anzeigen')}
          </Button>
        </div>
      </Main>
    </>
  )
}
