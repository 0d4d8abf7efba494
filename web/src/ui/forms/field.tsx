import { useId, type ComponentProps, type ElementType } from 'react'

type Control = 'input' | 'textarea'

type Props<As extends Control> = Omit<ComponentProps<As>, 'id'> & {
  readonly as?: As
  readonly label: string
  readonly error: string | undefined
}

/** An input with its label and error, connected for assistive technology. */
export function Field<As extends Control = 'input'>({ as, label, error, ...control }: Props<As>) {
  const id = useId()
  const Control = (as ?? 'input') as ElementType
  const isLatin = 'type' in control && (control.type === 'email' || control.type === 'password')
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <Control
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={`block min-h-12 w-full rounded-control border bg-surface px-[min(1rem,4.5vw)] py-2 disabled:opacity-60 ${error ? 'border-danger' : 'border-edge'}`}
        dir={isLatin ? 'ltr' : undefined}
        {...control}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
