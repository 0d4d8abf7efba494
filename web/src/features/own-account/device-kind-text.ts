import type { DeviceKind } from '@pol/contract/operations/fields'
import { t } from '@pol/contract/text'

/** "Firefox auf Android". */
export function deviceKindText({ browser, system }: DeviceKind): string {
  return t('{browser} auf {system}', {
    browser: browser ?? t('Unbekannter Browser'),
    system: system ?? t('unbekanntem System'),
  })
}
