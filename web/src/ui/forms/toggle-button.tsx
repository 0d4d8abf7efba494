interface Props {
  readonly isOn: boolean
  readonly onToggle: () => void
  /** The label, which does not change with the state. */
  readonly children: string
}

export function ToggleButton({ isOn, onToggle, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="min-h-11 rounded-control border border-edge bg-surface px-4 font-semibold not-aria-pressed:hover:bg-brand-soft aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
      onClick={onToggle}
    >
      {children}
    </button>
  )
}
