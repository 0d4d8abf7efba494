import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { call, failureText } from '../../lib/call.ts'
import { toast } from '../frame/toast.ts'
import { chooseLanguage } from './choose-language.ts'

/** Keeps the language with the account, too, which decides at the next sign-in. */
export async function chooseAccountLanguage(language: Language): Promise<void> {
  try {
    await call('update-account-settings', { language })
  } catch (error) {
    toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    return
  }
  await chooseLanguage(language)
}
