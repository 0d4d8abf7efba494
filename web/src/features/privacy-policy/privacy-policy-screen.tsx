import { useState } from 'react'
import { Link } from 'wouter'
import { paths } from '../../lib/paths.ts'
import { readSite } from '../../lib/site.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
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

/** The privacy policy of specification section 2. Its text depends on the configuration of this installation. */
export default function PrivacyPolicyScreen() {
  const [today] = useState(() => new Date().toLocaleDateString('de-DE'))
  const site = readSite()
  return (
    <DocumentPage title="Datenschutzerklärung" subtitle={`Zuletzt aktualisiert: ${today}`}>
      <Controller {...site} />
      <CollectedData {...site} />
      <StoredInBrowser {...site} />
      <BotCheck {...site} />
      <Recipients {...site} />
      <Retention {...site} />
      <Rights />
      <Complaint />
      <Contact {...site} />
      <p className="mt-10">
        <Link href={paths.credits} className="text-brand underline">
          Quellen und Lizenzen
        </Link>
      </p>
    </DocumentPage>
  )
}
