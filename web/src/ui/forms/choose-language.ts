import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { switchLanguage } from '../../lib/language.ts'
import { toast } from '../frame/toast.ts'

export async function chooseLanguage(language: Language): Promise<void> {
  if (await switchLanguage(language)) return
  toast({
    title: t('Fehler'),
    description: t('Um die Sprache zu wechseln, brauchen Sie eine Internetverbindung.'),
    destructive: true,
  })
}
