import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { call, failureText } from '../../lib/call.ts'
import { toast } from '../frame/toast.ts'
import { chooseLanguage } from './choose-language.ts'

/** Changes the language of the account, which applies at the next sign-in, and of this browser. Toasts errors. */
export async function chooseAccountLanguage(language: Language): Promise<void> {
  try {
    await call('update-account-settings', { language })
  } catch (error) {
    toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    return
  }
  await chooseLanguage(language)
}
