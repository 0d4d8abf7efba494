import { t } from '@pol/contract/text'
import { Section } from '../../ui/section.tsx'

export function ChangePassword() {
  return <Section title={t('Passwort ändern')}>{null}</Section>
}
