import type { Phrase } from '@pol/content/phrases'
import { interfaceLanguage, t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { paths } from '../../lib/paths.ts'
import { useIsSignedIn } from '../../lib/session.ts'
import { readSite } from '../../lib/site.ts'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { GermanLine } from '../../ui/learning/lines.tsx'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { Section } from '../../ui/section.tsx'
import { HearingOf } from '../../ui/speech/hearing.ts'
import { AddressForm } from './address-form.tsx'
import { BothLines } from './both-lines.tsx'
import * as lines from './emergency-calls.ts'
import { OwnBox } from './own-box.tsx'
import { useOwnDetails } from './own-details.ts'
import { Service, type ServiceProps } from './service.tsx'
import { useHearing } from './use-hearing.ts'

const grid = 'grid grid-cols-1 gap-4 md:grid-cols-2'
const form = 'own-details'

/** Emergency numbers and sentences in large text and both languages. Works without signing in and offline. */
export default function EmergencyScreen() {
  const hearing = useHearing()
  const isSignedIn = useIsSignedIn()
  const [details, setDetails] = useOwnDetails()
  const { poisonLine } = readSite()
  const otherServices = poisonLine
    ? [...lines.otherServices, { number: poisonLine, line: lines.poisonService }]
    : lines.otherServices
  return (
    <HearingOf value={hearing}>
      <div className="large-type">
        <PageHeader
          title={t('Notfall')}
          subtitle={t('Anrufen und sagen, was passiert ist')}
          hasEmergency={false}
          {...(!isSignedIn && { back: { href: paths.auth, label: t('Zurück zur Anmeldung') } })}
        />
        <Main className="mx-auto max-w-6xl px-4 py-4">
          <Service {...lines.rescue} />
          <div className="mt-4">
            <OwnBox details={details} form={form} />
          </div>
          <div className="mt-6">
            <Section title={t('Einen dieser Sätze sagen')}>
              <ul className={grid}>
                {lines.urgent.map(({ name, line }) => (
                  <li key={line.id} className="card flex flex-col gap-1 p-5">
                    <p className="text-quiet">{name}</p>
                    {interfaceLanguage === 'de' ? (
                      <BothLines line={line} />
                    ) : (
                      // The name already is Persian.
                      <GermanLine text={line.german} place="emergency" className="text-xl font-bold" />
                    )}
                  </li>
                ))}
              </ul>
            </Section>
            <Section title={t('Andere Nummern')}>
              <Services services={otherServices} />
            </Section>
            <Lines title={t('Damit man Sie versteht')} lines={lines.opening} />
            <Lines title={t('Wer ich bin')} lines={lines.caller} />
            <Lines title={t('Wo ich bin')} lines={lines.place} />
            <Lines title={t('Was passiert ist')} lines={lines.incident} />
            <Lines title={t('Menschen in der Nähe bitten')} lines={lines.bystanders} />
            <Lines title={t('Bei Gewalt')} lines={lines.violence}>
              <Service {...lines.violenceService} />
              <p>
                {t(
                  'Kostenlos, Tag und Nacht, in vielen Sprachen, auch auf Persisch. Sie müssen Ihren Namen nicht sagen.',
                )}
              </p>
            </Lines>
            <Section title={t('Mein Name und meine Adresse')}>
              <div id={form} className="scroll-mt-4">
                <AddressForm details={details} onChange={setDetails} />
              </div>
            </Section>
            <div className="mt-10">
              <TransliterationHelp place="emergency" />
            </div>
          </div>
        </Main>
      </div>
    </HearingOf>
  )
}

function Services({ services }: { readonly services: readonly ServiceProps[] }) {
  return (
    <ul className={grid}>
      {services.map((service) => (
        <li key={service.number}>
          <Service {...service} />
        </li>
      ))}
    </ul>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly Phrase[]
  /** Shown above the lines. */
  readonly children?: Elements
}

function Lines({ title, lines, children }: LinesProps) {
  return (
    <Section title={title}>
      {children}
      <ul className={grid}>
        {lines.map((line) => (
          <li key={line.id} className="card flex flex-col gap-3 p-5">
            <BothLines line={line} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
