import { t } from '@pol/contract/text'
import { Section } from '../../ui/section.tsx'

export function DownloadOwnData() {
  return <Section title={t('Meine Daten herunterladen')}>{null}</Section>
}
