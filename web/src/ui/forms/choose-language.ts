import { type InterfaceLanguage, t } from '@pol/contract/text'
import { switchLanguage } from '../../lib/language.ts'
import { toast } from '../frame/toast.ts'

export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  if (await switchLanguage(language)) return
  toast({
    title: t('Fehler'),
    description: t('Um die Sprache zu wechseln, brauchen Sie eine Internetverbindung.'),
    destructive: true,
  })
}
