import { exportUser } from '@pol/contract/personal-data'
import { call } from '../../lib/call.ts'
import { productName } from '../../lib/product.ts'
import type { Account } from './accounts.ts'

/** Longer than any browser takes to begin with a download. */
const kept = 60_000

/** Fetches everything that is stored of somebody and hands it to the administrator as a file. */
export async function downloadData({ id, username }: Account): Promise<void> {
  const data = await call(exportUser, { user_id: id })
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${asFileName(productName)}-Daten-${asFileName(username ?? '') || id}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), kept)
}

/** Letters and digits of any script; nothing that a file system reads its own way. */
function asFileName(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
}
