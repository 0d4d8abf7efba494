import { providerOf, type Site } from '@pol/contract/site'
import type { Config } from './config.ts'
import type { TranslationProvider } from './features/translation/provider.ts'

/** The public part of the configuration. The privacy policy is built from it. */
export function siteOf(
  {
    controller,
    openAi,
    speechService,
    libreTranslate,
    mail,
    pushServices,
    databaseUrl,
    botCheck,
    requiresPasskeys,
    poisonLine,
  }: Config,
  { name, isWordByWord }: TranslationProvider,
): Site {
  return {
    controller,
    aiService: openAi && new URL(openAi.baseUrl).host,
    speechService: speechService && new URL(speechService.baseUrl).host,
    translationService: libreTranslate && new URL(libreTranslate.baseUrl).host,
    translator: { name, isWordByWord },
    mailServer: mail.smtpUrl !== null,
    notifications: pushServices.length > 0,
    embeddedDatabase: databaseUrl === null,
    botCheck: botCheck && {
      siteKey: botCheck.siteKey,
      scriptUrl: botCheck.scriptUrl,
      provider: providerOf(botCheck.scriptUrl),
    },
    requiresPasskeys,
    poisonLine,
  }
}
