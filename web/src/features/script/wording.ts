import { interfaceLanguage, t } from '@pol/contract/text'
import type { ScriptStepOverview } from '@pol/content/script/step'

/** Names of the six parts of a step, also used for their groups. */
export const partNames = {
  see: t('Ansehen'),
  trace: t('Nachzeichnen'),
  find: t('Hören und finden'),
  read: t('Lesen'),
  write: t('Schreiben'),
  sign: t('Schilder'),
}

export function titleOf({ title_german, title_farsi }: ScriptStepOverview): string {
  return interfaceLanguage === 'fa' ? title_farsi : title_german
}
