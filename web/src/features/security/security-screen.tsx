import { t } from '@pol/contract/text'
import { Main } from '../../ui/frame/main.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { DownloadOwnData } from './download-own-data.tsx'
import { Passkeys } from './passkeys.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** Where the user is signed in, the password, and the account as a whole. */
export default function SecurityScreen() {
  return (
    <>
      <PageHeader title={t('Sicherheit')} width="max-w-3xl" />
      <Main className="mx-auto max-w-3xl px-4 py-6">
        <Devices />
        <SignOutEverywhere />
        <Passkeys />
        <ChangePassword />
        <DownloadOwnData />
        <DeleteAccount />
      </Main>
    </>
  )
}
