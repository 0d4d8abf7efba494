import type { Phrase } from '@pol/content/phrases'
import { t } from '@pol/contract/text'
import { readSite } from '../../lib/site.ts'
import { Main } from '../../ui/frame/main.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { AddressForm } from './address-form.tsx'
import { BothLines } from './both-lines.tsx'
import { useKeptClips } from './keep-clips.ts'
import { first, nearby, poisonService, services, what, where, who } from './lines.ts'
import { useOwnDetails } from './own-details.ts'
import { Service } from './service.tsx'

/** Numbers to call and what to say then: large, in both languages, with sound, and without a network. */
export default function EmergencyScreen() {
  useKeptClips()
  const [details, setDetails] = useOwnDetails()
  const { poisonLine } = readSite()
  const { name, street, town, floor } = details
  const address = [street, town, floor].filter(Boolean).join(', ')
  return (
    <div className="large-type">
      <PageHeader
        title={t('Notfall')}
        subtitle={t('Anrufen und sagen, was passiert ist')}
        hasEmergency={false}
      />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <Section title={t('Anrufen')}>
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {services.map(({ number, line }) => (
              <Service key={number} number={number} line={line} />
            ))}
            {poisonLine && <Service number={poisonLine} line={poisonService} />}
          </ul>
        </Section>
        <Lines title={t('Zuerst sagen')} lines={first} />
        <Lines title={t('Wer ich bin')} lines={who} own={name} />
        <Lines title={t('Wo ich bin')} lines={where} own={address} />
        <Lines title={t('Was passiert ist')} lines={what} />
        <Lines title={t('Menschen in der Nähe bitten')} lines={nearby} />
        <Section title={t('Mein Name und meine Adresse')}>
          <AddressForm details={details} onChange={setDetails} />
        </Section>
      </Main>
    </div>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly Phrase[]
  /** What the learner has stored on this device, to read out. */
  readonly own?: string
}

function Lines({ title, lines, own }: LinesProps) {
  return (
    <Section title={title}>
      {own && (
        <p dir="auto" className="rounded-card border-2 border-brand bg-surface p-5 text-2xl font-bold">
          {own}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {lines.map((line) => (
          <li key={line.id} className="card flex flex-col gap-3 p-5">
            <BothLines line={line} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
