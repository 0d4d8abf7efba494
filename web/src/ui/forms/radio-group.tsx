import { useId } from 'react'

interface Choice<Value> {
  readonly value: Value
  readonly label: string
  /** A sentence that helps to choose. */
  readonly help?: string
}

interface Props<Value> {
  readonly label: string
  /** A sentence about all choices. */
  readonly help?: string
  readonly choices: readonly Choice<Value>[]
  readonly selected: Value | null
  readonly onSelect: (value: Value) => void
}

/** Radio buttons for a few values. */
export function RadioGroup<Value extends string | number>(props: Props<Value>) {
  const { label, help, choices, selected, onSelect } = props
  const id = useId()
  return (
    <fieldset role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={help && `${id}-help`}>
      <legend id={`${id}-label`} className="mb-2 font-semibold">
        {label}
      </legend>
      {help && (
        <p id={`${id}-help`} className="mb-2 text-sm text-quiet">
          {help}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label, help }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-surface px-[min(1rem,4.5vw)] py-1 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === selected}
              onChange={() => onSelect(value)}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={help && `${id}-${value}-help`}
              className="size-5 shrink-0 accent-brand outline-none"
            />
            <span className="grid min-w-0 wrap-anywhere">
              <span id={`${id}-${value}`}>{label}</span>
              {help && (
                <span id={`${id}-${value}-help`} className="text-sm text-quiet">
                  {help}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
