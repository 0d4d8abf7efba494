import { describeStolenAccount } from '../../stolen-account.ts'

// stolen-accounts.test.ts has the other combinations of victim and setting.
describeStolenAccount('bahram', true)
describeStolenAccount('mo', false)
describeStolenAccount('mo', true)
describeStolenAccount('anna', false)
