import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../ui/frame/button.tsx'

interface Props {
  readonly label: string
  /** Counted from 0. */
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
}

/** The way through a long list; there is none through a short one. */
export function Pager({ label, page, pages, onTurn }: Props) {
  if (pages < 2) return null
  // Buttons that only say that they are off keep the focus at either end.
  const turn = (to: number) => ({
    'aria-disabled': to < 0 || to >= pages || undefined,
    onClick: to < 0 || to >= pages ? undefined : () => onTurn(to),
    className: 'px-3! aria-disabled:cursor-not-allowed! aria-disabled:opacity-60',
  })
  return (
    <nav aria-label={label} className="flex items-center gap-3">
      <Button look="secondary" aria-label="Vorherige Seite" {...turn(page - 1)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Button>
      <span className="tabular-nums">
        Seite {page + 1} von {pages}
      </span>
      <Button look="secondary" aria-label="Nächste Seite" {...turn(page + 1)}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </nav>
  )
}
