import { t } from '@pol/contract/text'

interface Props<Direction extends string> {
  /** For assistive technology. */
  readonly label: string
  readonly fromGerman: Direction
  readonly fromPersian: Direction
  readonly direction: Direction
  readonly onChange: (direction: Direction) => void
}

/** Switches between German to Persian and Persian to German. */
export function DirectionSwitch<Direction extends string>(props: Props<Direction>) {
  const { label, fromGerman, fromPersian, direction, onChange } = props
  const choices = [
    { value: fromGerman, name: t('Deutsch → Farsi') },
    { value: fromPersian, name: t('Farsi → Deutsch') },
  ]
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === direction}
          className="min-h-11 flex-auto rounded-lg border border-transparent px-1 font-semibold text-quiet not-aria-pressed:hover:bg-surface aria-pressed:bg-brand aria-pressed:text-on-brand"
          onClick={() => onChange(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
