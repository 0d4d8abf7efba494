import { t } from '@pol/contract/text'
import { Section } from '../../ui/section.tsx'

export function Devices() {
  return (
    <>
      <Section title={t('Dieses Gerät')}>{null}</Section>
      <Section title={t('Angemeldet gebliebene Geräte')}>{null}</Section>
    </>
  )
}
