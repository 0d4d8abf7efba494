import { useState } from 'react'
import { Link } from 'wouter'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { ChooseMotherTongue } from '../../ui/forms/choose-mother-tongue.tsx'

const link = 'flex min-h-11 items-center rounded-control px-3 hover:bg-brand-soft'

/** The part of the account menu about the user’s own voice. */
export function Speaking() {
  const [motherTongue, setMotherTongue] = useState(useSignedIn().mother_tongue ?? null)
  return (
    <div className="mt-2 border-t border-line pt-3">
      <div className="px-3 pb-2">
        <ChooseMotherTongue chosen={motherTongue} onChosen={setMotherTongue} />
      </div>
      {motherTongue && (
        <Link href={paths.record} className={link}>
          {t('Für andere sprechen')}
        </Link>
      )}
      <Link href={paths.ownRecordings} className={link}>
        {t('Meine Aufnahmen')}
      </Link>
      <Link href={paths.ownReports} className={link}>
        {t('Meine Meldungen')}
      </Link>
    </div>
  )
}
