import type { DeviceKind } from '@pol/contract/operations/fields'
import { t } from '@pol/contract/text'

/** Describes a kind of device: "Firefox auf Android". */
export function deviceKindText({ browser, system }: DeviceKind): string {
  return t('{browser} auf {system}', {
    browser: browser ?? t('Unbekannter Browser'),
    system: system ?? t('unbekanntem System'),
  })
}
