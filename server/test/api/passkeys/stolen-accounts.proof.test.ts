import { describeStolenAccount } from '../../stolen-account.ts'

// The two others are in stolen-accounts.test.ts.
describeStolenAccount('bahram', true)
describeStolenAccount('mo', false)
describeStolenAccount('mo', true)
describeStolenAccount('anna', false)
