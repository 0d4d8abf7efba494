import type { NewMail } from '../mail/outbox.ts'

/**
 * The mail that an approval owes. The administrator's browser asks for it next, to say whether it went out; should that
 * browser be gone, it is sent all the same.
 */
export function owedSetUpMail(recipient: string): NewMail {
  return { kind: 'set-up', recipient, graceMs: 60_000 }
}
