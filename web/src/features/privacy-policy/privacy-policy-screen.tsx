import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../lib/paths.ts'
import { readSite } from '../../lib/site.ts'
import { useDocumentTitle } from '../../ui/frame/page-header.tsx'
import { BotCheck } from './bot-check.tsx'
import { Retention } from './retention.tsx'
import {
  CollectedData,
  Complaint,
  Contact,
  Controller,
  Recipients,
  Rights,
  StoredInBrowser,
} from './sections.tsx'
import { Main } from '../../ui/frame/main.tsx'

const title = 'Datenschutzerklärung'

/** The privacy policy, in the sections of specification section 2, about what this installation really does. */
export default function PrivacyPolicyScreen() {
  const [, navigate] = useLocation()
  const [today] = useState(() => new Date().toLocaleDateString('de-DE'))
  useDocumentTitle(title)
  const site = readSite()
  const goBack = () => (hasHistory() ? history.back() : navigate(paths.home))
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-3xl items-center gap-3 px-4 py-4">
          <button
            type="button"
            aria-label="Zurück"
            className="grid size-12 shrink-0 place-items-center rounded-full border border-line text-brand transition-colors hover:bg-brand-soft"
            onClick={goBack}
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </button>
          <div className="min-w-0">
            <h1 className="text-2xl leading-tight font-bold sm:text-3xl">{title}</h1>
            <p className="text-quiet">Zuletzt aktualisiert: {today}</p>
          </div>
        </div>
      </header>
      <Main className="mx-auto max-w-3xl px-4 pt-8 pb-16">
        <Controller {...site} />
        <CollectedData {...site} />
        <StoredInBrowser {...site} />
        <BotCheck {...site} />
        <Recipients {...site} />
        <Retention {...site} />
        <Rights />
        <Complaint />
        <Contact {...site} />
      </Main>
    </>
  )
}

/** Whether a step back leads to a page of ours; browsers that cannot tell say whether it leads anywhere. */
function hasHistory(): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : history.length > 1
}
