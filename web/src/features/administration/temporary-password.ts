import { temporaryPasswordLength } from '@pol/contract/administration'

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Bytes from here on would make the first characters more likely than the others. */
const firstUnfair = 256 - (256 % characters.length)

/** A password that nobody chose and nobody needs to remember (specification section 9). */
export function temporaryPassword(
  randomBytes: (count: number) => Iterable<number> = (count) => crypto.getRandomValues(new Uint8Array(count)),
): string {
  let password = ''
  while (password.length < temporaryPasswordLength) {
    for (const byte of randomBytes(temporaryPasswordLength - password.length)) {
      if (byte < firstUnfair) password += characters[byte % characters.length]
    }
  }
  return password
}
