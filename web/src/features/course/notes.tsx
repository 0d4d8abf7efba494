import { useState } from 'react'
import type { ForBoth, NoteSection } from '@pol/content/course/unit'
import { interfaceLanguage, t } from '@pol/contract/text'
import { ToggleButton } from '../../ui/forms/toggle-button.tsx'
import { NoteText } from '../../ui/notes/note-text.tsx'
import { Section } from '../../ui/section.tsx'
import { useLearned } from './use-learned.ts'

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

/** Grammar and culture: about Persian and Iran for German readers, about German and Germany for Persian ones. */
export function Notes({ notes, culture }: Props) {
  const learned = useLearned()
  const [chosen, setChosen] = useState<Reader | null>(null)
  const reader = chosen ?? (isPersian || learned === 'de' ? 'fa' : 'de')
  return (
    <Section title={t('Grammatik')}>
      <div role="group" aria-label={t('Sprache der Erklärung')} className="flex flex-wrap gap-2 print:hidden">
        {choices.map(({ value, name }) => (
          <ToggleButton key={value} isOn={value === reader} onToggle={() => setChosen(value)}>
            {name}
          </ToggleButton>
        ))}
      </div>
      <div className="grid max-w-3xl grid-cols-1 gap-6" dir={reader === 'fa' ? 'rtl' : 'ltr'}>
        {notes[reader].map((section) => (
          <NoteText key={section.title} section={section} reader={reader} />
        ))}
      </div>
      <aside
        aria-label={t('Leben und Alltag')}
        className="max-w-3xl rounded-card bg-brand-soft p-6"
        dir={reader === 'fa' ? 'rtl' : 'ltr'}
      >
        {culture[reader].map((section) => (
          <NoteText key={section.title} section={section} reader={reader} />
        ))}
      </aside>
    </Section>
  )
}
