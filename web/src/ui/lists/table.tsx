import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../frame/button.tsx'

interface Props {
  /** The id of the table's heading. */
  readonly labelledBy: string
  readonly columns: readonly string[]
  readonly children: ReactNode
}

/** A table whose rows become cards on narrow screens. */
export function Table({ labelledBy, columns, children }: Props) {
  return (
    <div className="relative lg:overflow-x-auto">
      <table aria-labelledby={labelledBy} className="w-full text-left rtl:text-right max-lg:block">
        <thead className="border-b border-line text-sm text-quiet max-lg:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-3 py-2 font-semibold whitespace-nowrap first:ps-6 last:pe-6"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-lg:block">{children}</tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly busy: boolean
  readonly children: ReactNode
}

export function Row({ busy, children }: RowProps) {
  return (
    <tr aria-busy={busy} className="max-lg:flex max-lg:flex-col max-lg:gap-2 max-lg:px-5 max-lg:py-4">
      {children}
    </tr>
  )
}

const cell = 'align-middle lg:px-3 lg:py-3 lg:first:ps-6 lg:last:pe-6'

/** The header cell of a row. */
export function NameCell({ className = '', ...props }: Omit<ComponentProps<'th'>, 'scope'>) {
  return <th scope="row" className={`font-semibold wrap-anywhere ${cell} ${className}`} {...props} />
}

export function Cell({ className = '', ...props }: ComponentProps<'td'>) {
  return <td className={`${cell} ${className}`} {...props} />
}

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  readonly busy: boolean
}

/** A small button in a row. `aria-disabled` while the row is busy, so that it keeps the focus. */
export function RowButton({ busy, onClick, className = '', ...props }: RowButtonProps) {
  return (
    <Button
      aria-disabled={busy || undefined}
      className={`px-3! text-sm lg:whitespace-nowrap aria-disabled:cursor-not-allowed! aria-disabled:opacity-60 ${className}`}
      onClick={busy ? undefined : onClick}
      {...props}
    />
  )
}
