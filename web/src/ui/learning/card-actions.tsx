import { type ComponentType, useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import { EllipsisVertical } from '../icons/drawn/ellipsis-vertical.tsx'
import type { CardMenuProps } from '../card-menu/card-menu.tsx'
import { StarButton } from './star-button.tsx'

interface Props {
  /** The id of the item. */
  readonly item: string
  /** The German text, for the names of the buttons. */
  readonly text: string
}

/** The star and the menu of a card, stacked on narrow screens. */
export function CardActions({ className = '', ...item }: Props & { readonly className?: string }) {
  return (
    <div className={`flex shrink-0 max-sm:flex-col ${className}`}>
      <StarButton {...item} />
      <ItemMenu {...item} />
    </div>
  )
}

/** Further actions for an item. The menu is fetched when it is first opened, because few are. */
export function ItemMenu({ item, text }: Props) {
  const [Menu, setMenu] = useState<ComponentType<CardMenuProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = t('Weitere Aktionen zu {text}', { text })
  const toggle = () => {
    setIsOpen(!isOpen)
    import('../card-menu/card-menu.tsx').then(({ CardMenu }) => setMenu(() => CardMenu), console.warn)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={name}
        title={name}
        aria-expanded={isOpen}
        className="grid size-11 shrink-0 place-items-center rounded-full text-quiet hover:bg-sunken hover:text-ink"
        // Keep the focus in the menu: losing it would close the menu, and the click would open it again.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </button>
      {Menu && (
        <Menu
          item={item}
          text={text}
          name={name}
          isOpen={isOpen}
          button={button}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
