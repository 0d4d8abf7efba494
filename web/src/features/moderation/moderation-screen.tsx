import { mayPass } from '@pol/contract/access'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { useSignedIn } from '../../lib/signed-in.ts'
import { LanguageSwitch } from '../../ui/forms/language-switch.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { useLines } from '../../ui/lists/line-text.tsx'
import { Recordings } from './recordings.tsx'
import { ReportedLines } from './reported-lines.tsx'
import { Tables } from './tables.tsx'

const chooseForAccount = (language: Language) =>
  void import('../../ui/forms/choose-account-language.ts').then((loaded) =>
    loaded.chooseAccountLanguage(language),
  )

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
        {/* Learners and administrators choose the language in the menu of the home screen. */}
        {!mayPass('learner', roles) && <LanguageSwitch onChoose={chooseForAccount} />}
      </Main>
    </>
  )
}
