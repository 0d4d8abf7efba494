/** Common where German is typed, and not in the list, which is made for English keyboards. */
const commonInGerman = [
  'qwertz',
  'qwertzu',
  'qwertzui',
  'qwertzuio',
  'qwertzuiop',
  'qwertz123',
  'yxcvbnm',
  'passwort12',
  'passwort123',
  'geheim1',
  'geheim123',
  'geheimnis',
  'ichliebedich',
  'willkommen',
  'willkommen1',
  'sommer123',
]

/** One or two characters over and over: aaaaaa, 121212. */
const repeated = /^(.{1,2}?)\1+.?$/su
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz']

/** Part of a row of characters that everybody knows, in either direction: 23456, 654321. */
function isRow(password: string): boolean {
  const reversed = [...password].toReversed().join('')
  return rows.some((row) => row.includes(password) || row.includes(reversed))
}

/** Whether a stranger would try this password early on: many people have it, or it is the person's own address. */
export async function isEasilyGuessed(password: string, address: string): Promise<boolean> {
  const folded = password.toLowerCase()
  return folded === address || folded === address.split('@')[0] || (await isCommon(folded))
}

/**
 * Whether many people use this password, so that it is guessed first. The list (some 49,000) is loaded when the first
 * person chooses a password, and searched as it comes: that is fast enough (0.05 ms) and takes no second copy of it.
 */
async function isCommon(folded: string): Promise<boolean> {
  if (repeated.test(folded) || isRow(folded) || commonInGerman.includes(folded)) return true
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(folded)
}
