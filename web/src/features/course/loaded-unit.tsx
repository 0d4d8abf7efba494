import type { ReactNode } from 'react'
import type { Unit } from '@pol/content/course/unit'
import { interfaceLanguage, t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Fold } from '../../ui/fold.tsx'
import { Button, ButtonLink } from '../../ui/frame/button.tsx'
import { Loading } from '../../ui/frame/loading.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { German, MixedPersian, MixedText, Persian } from '../../ui/frame/persian.tsx'
import { Printer } from '../../ui/icons/drawn/printer.tsx'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'
import { KeepUnit } from '../../ui/course/keep-unit.tsx'
import { unitTitle } from '../../ui/course/unit-title.ts'
import { Section } from '../../ui/section.tsx'
import { Dialogue } from './dialogue.tsx'
import { Lessons } from './lessons.tsx'
import { Notes } from './notes.tsx'
import { UnitWords } from './unit-words.tsx'

interface Props {
  readonly unit: number
  /** Fetches the unit, which is in a separate file. */
  readonly load: () => Promise<{ default: Unit }>
}

const isPersian = interfaceLanguage === 'fa'
const backToCourse = { href: paths.course, label: t('Zurück zum Kurs') }

export function LoadedUnit({ unit, load }: Props) {
  const loaded = useLoaded(load)
  if (loaded.status === 'loading') return <Loading />
  if (loaded.status === 'failed') return <Failed unit={unit} onRetry={loaded.retry} />
  return <ShownUnit unit={loaded.value.default} />
}

function ShownUnit({ unit }: { readonly unit: Unit }) {
  const { title_german, title_farsi, outcomes_german, outcomes_farsi } = unit
  return (
    <>
      <PageHeader
        title={unitTitle(unit)}
        subtitle={isPersian ? <German>{title_german}</German> : <Persian>{title_farsi}</Persian>}
        back={backToCourse}
      />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <Lessons unit={unit.unit} />
        <Section title={t('Das können Sie danach')}>
          <div className="grid gap-4 md:grid-cols-2">
            {!isPersian && <Outcomes outcomes={outcomes_german} Text={MixedText} />}
            <div dir="rtl">
              <Outcomes outcomes={outcomes_farsi} Text={MixedPersian} />
            </div>
          </div>
          <div className="flex flex-wrap gap-3 print:hidden">
            <ButtonLink href={`${paths.practice}?round=einheit-${unit.unit}`}>{t('Einheit üben')}</ButtonLink>
            <Button variant="secondary" onClick={() => print()}>
              <Printer aria-hidden="true" className="size-5" />
              <span>{t('Drucken')}</span>
            </Button>
          </div>
        </Section>
        <ToLookUp unit={unit} />
      </Main>
      <KeepUnit unit={unit} />
    </>
  )
}

/** The folded sections, rendered one after the other: the first view, part 1 of 4, does not wait for them. */
function ToLookUp({ unit: { words, turns, notes, culture } }: { readonly unit: Unit }) {
  const rendered = useProgressiveRendering(4, 1)
  const furtherWords = words.filter(({ further }) => further)
  return (
    <>
      {rendered > 1 && (
        <Section title={t('Wörter')}>
          <Fold summary={t('{count} Wörter mit Beispielen', { count: words.length })}>
            <TransliterationHelp />
            <UnitWords words={words.filter(({ further }) => !further)} />
            {furtherWords.length > 0 && (
              <>
                <h3 className="mt-6 mb-3 text-xl font-semibold">{t('Weitere Wörter der Einheit')}</h3>
                <UnitWords words={furtherWords} />
              </>
            )}
          </Fold>
        </Section>
      )}
      {rendered > 2 && (
        <Section title={t('Dialog')}>
          <Fold summary={t('Der Dialog zum Lesen und Hören')}>
            <div className="grid grid-cols-1 gap-4">
              <Dialogue turns={turns} />
            </div>
          </Fold>
        </Section>
      )}
      {rendered > 3 && <Notes notes={notes} culture={culture} />}
    </>
  )
}

interface OutcomesProps {
  readonly outcomes: readonly string[]
  readonly Text: (props: { readonly children: string }) => ReactNode
}

function Outcomes({ outcomes, Text }: OutcomesProps) {
  return (
    <ul className="grid list-disc gap-1 ps-6">
      {outcomes.map((outcome) => (
        <li key={outcome}>
          <Text>{outcome}</Text>
        </li>
      ))}
    </ul>
  )
}

function Failed({ unit, onRetry }: { readonly unit: number; readonly onRetry: () => void }) {
  return (
    <>
      <PageHeader title={t('Einheit {unit}', { unit })} back={backToCourse} />
      <Main className="mx-auto grid max-w-3xl justify-items-start gap-4 px-4 py-8">
        <p role="alert">
          {t('Die Einheit konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.')}
        </p>
        <Button onClick={onRetry}>{t('Erneut versuchen')}</Button>
      </Main>
    </>
  )
}
