import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { interfaceLanguage } from '@pol/contract/text'

interface Tab<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

interface Props<Value extends string> {
  /** For assistive technology. */
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly selected: Value
  readonly onSelect: (value: Value) => void
  /** The panel of the selected tab. */
  readonly children: ReactNode
}

const steps: Record<string, number> =
  interfaceLanguage === 'fa' ? { ArrowRight: -1, ArrowLeft: 1 } : { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs (ARIA pattern with automatic activation). */
export function Tabs<Value extends string>({ label, tabs, selected, onSelect, children }: Props<Value>) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ value }) => value === selected)
    const step = steps[event.key]
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (at + step + tabs.length) % tabs.length
    const tab = tabs[next ?? -1]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.value)
    document.getElementById(`${id}-${tab.value}`)?.focus()
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex flex-wrap gap-1 rounded-control bg-sunken p-1"
      >
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            id={`${id}-${value}`}
            type="button"
            role="tab"
            aria-selected={value === selected}
            aria-controls={`${id}-panel`}
            tabIndex={value === selected ? 0 : -1}
            className="min-h-11 flex-auto rounded-lg border border-transparent px-3 font-semibold text-quiet not-aria-selected:hover:bg-surface aria-selected:bg-brand aria-selected:text-on-brand"
            onClick={() => onSelect(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}
