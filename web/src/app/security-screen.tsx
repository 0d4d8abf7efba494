import { t } from '@pol/contract/text'
import { Main } from '../ui/frame/main-element.tsx'
import { PageHeader } from '../ui/frame/page-header.tsx'
import { ChangePassword } from '../features/passwords/change-password.tsx'
import { DeleteAccount } from '../features/own-account/delete-account.tsx'
import { Devices } from '../features/own-account/devices.tsx'
import { DownloadOwnData } from '../features/own-account/download-own-data.tsx'
import { Passkeys } from '../features/passkeys/passkeys.tsx'
import { SignOutEverywhere } from '../features/own-account/sign-out-everywhere.tsx'

/** Devices, passkeys, password, and the account as a whole. */
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
