import { temporaryPasswordLength } from '@pol/contract/limits'

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Bytes from here on are rejected: they would make the first characters more likely. */
const firstBiasedByte = 256 - (256 % characters.length)

/** Generates a random temporary password (specification section 9). */
export function temporaryPassword(
  randomBytes: (count: number) => Iterable<number> = (count) => crypto.getRandomValues(new Uint8Array(count)),
): string {
  let password = ''
  while (password.length < temporaryPasswordLength) {
    for (const byte of randomBytes(temporaryPasswordLength - password.length)) {
      if (byte < firstBiasedByte) password += characters[byte % characters.length]
    }
  }
  return password
}
