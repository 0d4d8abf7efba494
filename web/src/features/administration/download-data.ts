import { exportUser } from '@pol/contract/personal-data'
import { t } from '@pol/contract/text'
import { call } from '../../lib/call.ts'
import { downloadJson } from '../../lib/download.ts'
import { productName } from '../../lib/product.ts'
import type { Account } from './accounts.ts'

/** Fetches all data stored about a user and saves it as a JSON file. */
export async function downloadData({ id, username }: Account): Promise<void> {
  const data = await call(exportUser, { user_id: id })
  const values = { product: asFileName(productName), name: asFileName(username ?? '') || id }
  downloadJson(data, t('{product}-Daten-{name}.json', values))
}

/** Keeps letters and digits of any script; other characters may be special to file systems. */
function asFileName(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
}
