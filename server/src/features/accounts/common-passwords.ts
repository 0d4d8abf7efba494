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

const oneCharacter = /^(.)\1*$/su

/**
 * Whether many people use this password, so that it is guessed first. The list (some 49,000) is loaded when the first
 * person chooses a password, and searched as it comes: that is fast enough (0.05 ms) and takes no second copy of it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const folded = password.toLowerCase()
  if (oneCharacter.test(folded) || commonInGerman.includes(folded)) return true
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(folded)
}
