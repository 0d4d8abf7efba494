import { interfaceLanguage, languageKey } from '@pol/contract/text'
import { local } from '../lib/browser-storage.ts'
import { endPush } from '../lib/end-push.ts'
import { session } from '../lib/session.ts'

/** Handles the start and the end of a session. The code is loaded on demand, because most visits do not need it. */
session.onStart(({ language }) => {
  if (language ? language === interfaceLanguage : !local.getItem(languageKey)) return
  import('../lib/account-language.ts')
    .then(({ agreeOnLanguage }) => agreeOnLanguage(language))
    .catch(console.warn)
})
session.onKeyRemoval(
  (onDeleted) => void import('../lib/device-key.ts').then(({ deviceKey }) => deviceKey.forget(onDeleted)),
)
session.onEnd(() => void endPush())
