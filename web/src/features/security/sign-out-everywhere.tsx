import { t } from '@pol/contract/text'
import { Section } from '../../ui/section.tsx'

export function SignOutEverywhere() {
  return <Section title={t('Überall abmelden')}>{null}</Section>
}
