import { interfaceLanguage, t } from '@pol/contract/text'
import type { ReactNode } from 'react'
import type { Language } from '@pol/language/language'
import { type Details, type Entry, idOf } from '../../lib/lexicon/entries.ts'
import { German, Persian } from '../../ui/frame/persian.tsx'
import { ItemMenu } from '../../ui/learning/card-actions.tsx'
import { Explanation } from '../../ui/learning/explanation.tsx'
import { HumanVoice } from '../../ui/human-voices/human-voice.tsx'
import { GermanLine, PersianLine } from '../../ui/learning/lines.tsx'
import { TextPair } from '../../ui/learning/text-pair.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { keyFormsOf } from './key-forms.ts'

interface Props {
  readonly entry: Entry
  readonly senseFarsi: string
  readonly details: Details
}

/** Example, usage and forms of a word. */
export function EntryDetails({ entry, senseFarsi, details }: Props) {
  const { usage_german, usage_farsi } = details
  const { first, heard, spokenForm, transliteration } = useWhatIsShown('elsewhere')
  const forms = [
    <Forms key="de" language="de" name={t('Deutsche Formen')} forms={keyFormsOf('de', entry)} />,
    <Forms key="fa" language="fa" name={t('Persische Formen')} forms={keyFormsOf('fa', entry)} />,
  ]
  return (
    <div className="mt-3 grid grid-cols-1 gap-4 rounded-control bg-sunken p-4">
      <div className="flex items-center justify-end gap-2">
        {heard.includes('de') && <HumanVoice item={idOf(entry)} language="de" text={entry.german} />}
        {heard.includes('fa') && <HumanVoice item={idOf(entry)} language="fa" text={entry.farsi} />}
        <ItemMenu item={idOf(entry)} text={entry.german} />
      </div>
      <section aria-label={t('Beispiel')} dir="ltr" className="grid gap-2 sm:grid-cols-2 sm:gap-6">
        <TextPair
          size="example"
          german={details.example_german}
          farsi={details.example_farsi}
          transliteration={details.example_transliteration}
        />
      </section>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-y-3">
        {senseFarsi && (
          <Row name={t('Bedeutung auf Farsi')}>
            <Persian>{senseFarsi}</Persian>
          </Row>
        )}
        {usage_german && (
          <Row name={t('Gebrauch')}>
            <Explanation>{usage_german}</Explanation>
          </Row>
        )}
        {usage_farsi && (
          <Row name={t('Gebrauch auf Farsi')}>
            <Persian>{usage_farsi}</Persian>
          </Row>
        )}
        {entry.feminine && (
          <Row name={t('Weiblich')}>
            <GermanLine text={entry.feminine} className="" />
          </Row>
        )}
        {spokenForm && entry.spoken && (
          <Row name={t('Gesprochen')}>
            <PersianLine
              farsi={entry.spoken}
              transliteration={entry.spoken_transliteration}
              id={entry.speech_id || undefined}
              className="text-lg"
            />
          </Row>
        )}
        {(entry.dari || (transliteration && entry.dari_transliteration)) && (
          <Row name={t('Dari')}>
            <Dari entry={entry} details={details} hasTransliteration={transliteration} />
          </Row>
        )}
        {first === 'de' ? forms : forms.toReversed()}
      </dl>
    </div>
  )
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold text-quiet max-sm:mt-2">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

interface DariProps {
  readonly entry: Entry
  readonly details: Details
  readonly hasTransliteration: boolean
}

/** How the word is said in Afghanistan, and that nobody who speaks Dari has confirmed it. */
function Dari({ entry, details, hasTransliteration }: DariProps) {
  const note = interfaceLanguage === 'fa' ? details.dari_note_farsi : details.dari_note_german
  return (
    <>
      <p>
        <Persian variety="fa-AF" className="inline-block text-lg">
          {entry.dari || entry.farsi}
        </Persian>
        {hasTransliteration && (
          <span dir="ltr" translate="no" className="ms-3 text-quiet">
            {`(${entry.dari_transliteration})`}
          </span>
        )}
      </p>
      {note && (
        <p>
          <Explanation>{note}</Explanation>
        </p>
      )}
      <p className="text-sm text-quiet">{t('noch nicht von Dari-Sprechenden geprüft')}</p>
    </>
  )
}

interface FormsProps {
  readonly language: Language
  readonly name: string
  readonly forms: ReturnType<typeof keyFormsOf>
}

function Forms({ language, name, forms }: FormsProps) {
  if (forms.length === 0) return null
  return (
    <Row name={name}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {forms.map((form) => (
          <li key={form.name}>
            <span className="text-quiet">
              <Explanation>{`${form.name}: `}</Explanation>
            </span>
            {language === 'fa' ? (
              <Persian className="inline-block">{form.text}</Persian>
            ) : (
              <German>{form.text}</German>
            )}
          </li>
        ))}
      </ul>
    </Row>
  )
}
