import { useState } from 'react'
import { Link } from 'wouter'
import { interfaceLanguage, t } from '@pol/contract/text'
import { dayText } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { readSite } from '../../lib/site.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { German } from '../../ui/frame/persian.tsx'
import { richText } from '../../ui/rich-text.ts'
import { BotCheck } from './bot-check-section.tsx'
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
  const [today] = useState(() => dayText(new Date()))
  const site = readSite()
  return (
    <DocumentPage
      title={t('Datenschutzerklärung')}
      subtitle={t('Zuletzt aktualisiert: {date}', { date: today })}
    >
      {interfaceLanguage === 'fa' && <NoteOnTranslation />}
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
          {t('Quellen und Lizenzen')}
        </Link>
      </p>
    </DocumentPage>
  )
}

function NoteOnTranslation() {
  return (
    <div className="grid gap-2 rounded-control border border-line bg-surface p-4">
      <p>
        <strong>{t('Verbindlich ist der deutsche Text; dies ist eine Übersetzung.')}</strong>{' '}
        {richText('Den deutschen Text sehen Sie, wenn Sie als Sprache {german} wählen.', {
          german: <German>Deutsch</German>,
        })}
      </p>
      <p>
        {richText(
          'Gesetze haben in Klammern ihre deutschen Namen: {gdpr} ist die Datenschutz-Grundverordnung der Europäischen Union, {tdddg} das deutsche Gesetz über den Datenschutz in der Telekommunikation und bei digitalen Diensten.',
          { gdpr: <German>DSGVO</German>, tdddg: <German>TDDDG</German> },
        )}
      </p>
    </div>
  )
}
