import type { RefObject } from 'react'
import { type InterfaceLanguage, t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { MenuPanel } from './menu-panel.tsx'

export interface CardMenuProps {
  /** The id of the item. */
  readonly item: string
  /** The German text. */
  readonly text: string
  /** Of the button. */
  readonly name: string
  readonly isOpen: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** The menu of an item. */
export function CardMenu({ item, name, isOpen, button, onClose }: CardMenuProps) {
  const { mother_tongue } = useSignedIn()
  const entries = isSaidIn(item, mother_tongue)
    ? [{ label: t('Selbst aufnehmen'), href: paths.recordLine.replace(':item', item) }]
    : []
  return isOpen && <MenuPanel name={name} entries={entries} button={button} onClose={onClose} />
}

/** Letters are Persian only. */
function isSaidIn(item: string, language: InterfaceLanguage | null): boolean {
  return language === 'fa' || (language === 'de' && !item.startsWith('letter-'))
}
