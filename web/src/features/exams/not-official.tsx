import { t } from '@pol/contract/text'

/** Stands wherever a test or its result is shown. */
export function NotOfficial() {
  return <p className="font-semibold">{t('Dies ist keine amtliche Prüfung.')}</p>
}
