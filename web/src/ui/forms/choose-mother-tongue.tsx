import { useState } from 'react'
import { interfaceLanguage, t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { call, failureText } from '../../lib/call.ts'
import { toast } from '../frame/toast.ts'
import { RadioGroup } from './radio-group.tsx'

const persian = { value: 'fa', label: t('Persisch') } as const
const german = { value: 'de', label: t('Deutsch') } as const
/** The language of the interface first. */
const languages = interfaceLanguage === 'fa' ? [persian, german] : [german, persian]
const choices = [...languages, { value: '', label: t('Keine Angabe') }] as const

interface Props {
  /** The mother tongue of the account. */
  readonly chosen: Language | null
  /** Called after the new one is stored. */
  readonly onChosen: (language: Language | null) => void
}

/** Radio buttons for the mother tongue of the user. A choice is stored at once. */
export function ChooseMotherTongue({ chosen, onChosen }: Props) {
  const [pending, setPending] = useState<Language | '' | null>(null)
  const choose = async (value: Language | '') => {
    setPending(value)
    try {
      const { mother_tongue } = await call('update-account-settings', { mother_tongue: value || null })
      onChosen(mother_tongue)
    } catch (error) {
      toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    } finally {
      setPending(null)
    }
  }
  return (
    <RadioGroup
      label={t('Meine Muttersprache')}
      choices={choices}
      selected={pending ?? chosen ?? ''}
      onSelect={(value) => void choose(value)}
    />
  )
}
