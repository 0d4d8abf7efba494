import type { Direction } from './search.ts'

interface Props {
  readonly direction: Direction
  readonly onChange: (direction: Direction) => void
}

const choices: readonly { value: Direction; label: string }[] = [
  { value: 'de-fa', label: 'Deutsch → Farsi' },
  { value: 'fa-de', label: 'Farsi → Deutsch' },
]

/** One switch of two positions. */
export function DirectionSwitch({ direction, onChange }: Props) {
  return (
    <fieldset className="flex gap-1 rounded-control bg-sunken p-1">
      <legend className="sr-only">Suchrichtung</legend>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === direction}
          className="min-h-11 flex-1 rounded-lg px-2 font-semibold text-quiet not-aria-pressed:hover:bg-surface aria-pressed:bg-brand aria-pressed:text-on-brand"
          onClick={() => onChange(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
