import { t } from '@pol/contract/text'
import { Section } from '../../ui/section.tsx'

export function DeleteAccount() {
  return <Section title={t('Konto löschen')}>{null}</Section>
}
