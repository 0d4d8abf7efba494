import { useId, type ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  readonly error: string | undefined
}

/** A labelled input with its error: the one place that ties them together for assistive technology. */
export function Field({ label, error, ...input }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={`block min-h-12 w-full rounded-control border bg-surface px-4 py-2 disabled:opacity-60 ${error ? 'border-danger' : 'border-edge'}`}
        {...input}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
