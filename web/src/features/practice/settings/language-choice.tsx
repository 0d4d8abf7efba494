import { interfaceLanguage, t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'

const persian = { value: 'fa', label: t('Persisch') } as const
const german = { value: 'de', label: t('Deutsch') } as const
/** The language that is not the interface language comes first. */
const choices = interfaceLanguage === 'fa' ? [german, persian] : [persian, german]

interface Props {
  readonly label: string
  readonly language: Language | null
  readonly onChange: (language: Language) => void
}

export function LanguageChoice({ label, language, onChange }: Props) {
  return <RadioGroup label={label} choices={choices} selected={language} onSelect={onChange} />
}
