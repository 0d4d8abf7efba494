import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import { failureText } from '../../lib/call.ts'
import { toast } from './toast.ts'

export interface MenuContentProps {
  readonly isOpen: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly popover: RefObject<HTMLDivElement | null>
}

interface Props {
  /** Id of the popover. */
  readonly id: string
  /** Accessible name of the button; by default its content. */
  readonly label?: string
  readonly className: string
  readonly children: ReactNode
  /** Imports the content, a `Menu`. */
  readonly load: () => Promise<{ default: ComponentType<MenuContentProps> }>
}

/** A button that opens a menu, which is loaded when it is first opened. */
export function MenuButton({ id, label, className, children, load }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [Content, setContent] = useState<ComponentType<MenuContentProps> | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const loadContent = () =>
    load().then(
      (loaded) => setContent(() => loaded.default),
      (error: unknown) => {
        popover.current?.hidePopover()
        toast({ title: t('Fehler'), description: failureText(error), destructive: true })
      },
    )
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        className={className}
      >
        {children}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="fixed inset-auto end-4 m-0 w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-2 text-ink shadow-xl empty:invisible"
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open')
          if (newState === 'open') void loadContent()
        }}
      >
        {Content && <Content isOpen={isOpen} button={button} popover={popover} />}
      </div>
    </>
  )
}
