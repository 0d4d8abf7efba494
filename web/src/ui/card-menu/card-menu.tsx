import { type ComponentType, type RefObject, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { failureText } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { toast } from '../frame/toast.ts'
import type { ReportDialogProps } from '../reports/report-dialog.tsx'
import { MenuPanel } from './menu-panel.tsx'

export interface CardMenuProps {
  /** The id of the item. */
  readonly item: string
  /** The German text. */
  readonly text: string
  /** Accessible name of the button and the menu. */
  readonly name: string
  readonly isOpen: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** The menu of an item. Stays mounted when it is closed, because it contains the report dialog. */
export function CardMenu({ item, text, name, isOpen, button, onClose }: CardMenuProps) {
  const { mother_tongue } = useSignedIn()
  const [Report, setReport] = useState<ComponentType<ReportDialogProps> | null>(null)
  const [isReporting, setIsReporting] = useState(false)
  const entries = [
    ...(isSaidIn(item, mother_tongue)
      ? [{ label: t('Selbst aufnehmen'), href: paths.recordLine.replace(':item', item) }]
      : []),
    {
      label: t('Fehler melden'),
      onSelect: () => {
        setIsReporting(true)
        import('../reports/report-dialog.tsx').then(
          ({ ReportDialog }) => setReport(() => ReportDialog),
          (error: unknown) =>
            toast({ title: t('Fehler'), description: failureText(error), destructive: true }),
        )
      },
    },
  ]
  return (
    <>
      {isOpen && <MenuPanel name={name} entries={entries} button={button} onClose={onClose} />}
      {Report && <Report item={item} text={text} open={isReporting} onClose={() => setIsReporting(false)} />}
    </>
  )
}

/** Whether the item can be recorded in this language. Letters exist in Persian only. */
function isSaidIn(item: string, language: Language | null): boolean {
  return language === 'fa' || (language === 'de' && !item.startsWith('letter-'))
}
