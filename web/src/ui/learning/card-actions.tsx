import { type InterfaceLanguage, t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { CardMenu } from './card-menu.tsx'
import { StarButton } from './star-button.tsx'

interface Props {
  /** The id of the item. */
  readonly item: string
  /** The German text, which names the buttons. */
  readonly text: string
  readonly className?: string
}

/** The star of a card and its menu; one below the other where there is little room. */
export function CardActions({ item, text, className = '' }: Props) {
  return (
    <div className={`flex shrink-0 max-sm:flex-col ${className}`}>
      <StarButton item={item} text={text} />
      <ItemMenu item={item} text={text} />
    </div>
  )
}

/** What can be done with an item, beside marking it. */
export function ItemMenu({ item, text }: Omit<Props, 'className'>) {
  const { mother_tongue } = useSignedIn()
  const entries = [
    ...(isSaidIn(item, mother_tongue)
      ? [{ label: t('Selbst aufnehmen'), href: paths.recordLine.replace(':item', item) }]
      : []),
  ]
  return <CardMenu text={text} entries={entries} />
}

/** Letters are Persian only. */
function isSaidIn(item: string, language: InterfaceLanguage | null): boolean {
  return language === 'fa' || (language === 'de' && !item.startsWith('letter-'))
}
