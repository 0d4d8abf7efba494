import { type ReactNode, useState } from 'react'
import type { ForBoth, NoteBlock, NoteSection } from '@pol/content/course/unit'
import { interfaceLanguage, t } from '@pol/contract/text'
import { ToggleButton } from '../../ui/forms/toggle-button.tsx'
import { MixedPersian, MixedText } from '../../ui/frame/persian.tsx'
import { GermanLine, PersianLine } from '../../ui/learning/lines.tsx'
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

function NoteText({ section, reader }: { readonly section: NoteSection; readonly reader: Reader }) {
  const Text = reader === 'fa' ? MixedPersian : MixedGerman
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-xl font-bold">
        <Text>{section.title}</Text>
      </h3>
      {section.blocks.map((block, at) => (
        <Block key={at} block={block} Text={Text} />
      ))}
    </div>
  )
}

/** German text that contains Persian words, in both interfaces. */
function MixedGerman({ children }: { readonly children: string }) {
  return (
    <span lang="de">
      <MixedText>{children}</MixedText>
    </span>
  )
}

interface BlockProps {
  readonly block: NoteBlock
  readonly Text: (props: { readonly children: string }) => ReactNode
}

function Block({ block, Text }: BlockProps) {
  if ('text' in block) {
    return (
      <p>
        <Text>{block.text}</Text>
      </p>
    )
  }
  return (
    <ul dir="ltr" className="card divide-y divide-line">
      {block.examples.map(({ german, farsi, transliteration, speech_id }) => (
        <li key={`${german} ${farsi}`} className="grid grid-cols-1 gap-x-8 gap-y-2 px-4 py-3 md:grid-cols-2">
          <GermanLine text={german} className="font-semibold" />
          <PersianLine farsi={farsi} transliteration={transliteration} id={speech_id} className="text-lg" />
        </li>
      ))}
    </ul>
  )
}
