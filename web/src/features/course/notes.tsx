import { useEffect, useRef, useState } from 'react'
import type { ForBoth, NoteSection } from '@pol/content/course/unit'
import { interfaceLanguage, t } from '@pol/contract/text'
import { Fold } from '../../ui/fold.tsx'
import { ToggleButton } from '../../ui/forms/toggle-button.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { NoteText } from '../../ui/notes/note-text.tsx'
import { paragraphAbout } from '../../ui/notes/paragraph-about.ts'
import { Section } from '../../ui/section.tsx'

type Reader = keyof ForBoth<unknown>

const german = { value: 'de', name: t('Grammatik auf Deutsch') } as const
const persian = { value: 'fa', name: t('Grammatik auf Farsi') } as const
const isPersian = interfaceLanguage === 'fa'
/** The language of the interface first. */
const choices = isPersian ? [persian, german] : [german, persian]

interface Props {
  readonly notes: ForBoth<readonly NoteSection[]>
  readonly culture: ForBoth<readonly NoteSection[]>
}

/**
 * Grammar and culture: about Persian and Iran for German readers, about German and Germany for Persian ones. A rule in the
 * hash of the address (`/kurs/6#fa-present`) opens the paragraph that explains it.
 */
export function Notes({ notes, culture }: Props) {
  const learned = useWhatIsShown('elsewhere').first
  const [linked] = useState(() => paragraphAbout(location.hash.slice(1), notes))
  const [chosen, setChosen] = useState<Reader | null>(linked && linked.reader)
  const reader = chosen ?? (isPersian || learned === 'de' ? 'fa' : 'de')
  const direction = reader === 'fa' ? 'rtl' : 'ltr'
  const target = useRef<HTMLDivElement>(null)
  useEffect(() => target.current?.scrollIntoView(), [])
  return (
    <Section title={t('Grammatik')}>
      <div role="group" aria-label={t('Sprache der Erklärung')} className="flex flex-wrap gap-2 print:hidden">
        {choices.map(({ value, name }) => (
          <ToggleButton key={value} isOn={value === reader} onToggle={() => setChosen(value)}>
            {name}
          </ToggleButton>
        ))}
      </div>
      <Fold summary={t('Regeln mit Beispielen')} isOpen={linked !== null}>
        <div className="grid max-w-3xl grid-cols-1 gap-6" dir={direction}>
          {notes[reader].map((section) => (
            <div key={section.title} ref={section === linked?.section ? target : undefined}>
              <NoteText section={section} reader={reader} />
            </div>
          ))}
        </div>
      </Fold>
      <Fold summary={t('Leben und Alltag')}>
        <aside
          aria-label={t('Leben und Alltag')}
          className="max-w-3xl rounded-card bg-brand-soft p-6"
          dir={direction}
        >
          {culture[reader].map((section) => (
            <NoteText key={section.title} section={section} reader={reader} />
          ))}
        </aside>
      </Fold>
    </Section>
  )
}
