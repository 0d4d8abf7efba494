import type { Language } from '@pol/learning/card'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'

export const languageChoices = [
  { value: 'fa', label: 'Persisch' },
  { value: 'de', label: 'Deutsch' },
] as const

interface Props {
  readonly label: string
  readonly language: Language | null
  readonly onChange: (language: Language) => void
}

export function LanguageChoice({ label, language, onChange }: Props) {
  return <RadioGroup label={label} choices={languageChoices} selected={language} onSelect={onChange} />
}
