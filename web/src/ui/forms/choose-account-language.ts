import { updateAccountSettings } from '@pol/contract/account-settings'
import { type InterfaceLanguage, t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { chooseLanguage } from '../../ui/forms/choose-language.ts'
import { toast } from '../../ui/frame/toast.ts'

/** Keeps the language with the account, too, which decides at the next sign-in. */
export async function storeLanguage(language: InterfaceLanguage): Promise<void> {
  try {
    await call(updateAccountSettings, { language })
  } catch (error) {
    toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    return
  }
  await chooseLanguage(language)
}
