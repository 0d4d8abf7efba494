import { t } from '@pol/contract/text'
import { call } from '../../lib/call.ts'
import { downloadJson } from '../../lib/download.ts'
import { productName } from '../../lib/site.ts'
import { withFreshProof } from '../../ui/proofs/with-fresh-proof.ts'
import type { Account } from './accounts.ts'

/**
 * Fetches all data stored about a user and saves it as a JSON file.
 * @returns false if the administrator has cancelled the fresh proof.
 */
export async function downloadData({ id, username }: Account): Promise<boolean> {
  const data = await withFreshProof(() => call('export-user', { user_id: id }))
  if (!data) return false
  const values = { product: asFileName(productName), name: asFileName(username ?? '') || id }
  downloadJson(data, t('{product}-Daten-{name}.json', values))
  return true
}

/** Keeps letters and digits of any script; other characters may be special to file systems. */
function asFileName(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
}
