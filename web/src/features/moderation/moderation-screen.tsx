import { t } from '@pol/contract/text'
import { useSignedIn } from '../../lib/signed-in.ts'
import { Main } from '../../ui/frame/main.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { useLines } from '../../ui/lists/line-text.tsx'
import { Recordings } from './recordings.tsx'
import { ReportedLines } from './reported-lines.tsx'
import { Tables } from './tables.tsx'

export default function ModerationScreen() {
  const { roles } = useSignedIn()
  const lines = useLines()
  return (
    <>
      <PageHeader hasEmergency={false} title={t('Moderation')} />
      <Main className="mx-auto grid max-w-6xl gap-6 px-4 py-8 *:min-w-0">
        <Recordings lines={lines} />
        <ReportedLines lines={lines} />
        {roles.includes('admin') && <Tables />}
      </Main>
    </>
  )
}
