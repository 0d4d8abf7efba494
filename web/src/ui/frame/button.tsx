import { type ComponentProps, type MouseEvent, useRef } from 'react'
import { Link } from 'wouter'

type Variant = 'primary' | 'secondary' | 'quiet'

const base =
  'inline-flex min-h-11 border items-center justify-center gap-2 rounded-control px-[min(1.25rem,5.5vw)] py-2 font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60'

const variants: Record<Variant, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border-edge bg-surface text-ink hover:bg-brand-soft',
  quiet: 'border-transparent text-brand hover:bg-brand-soft',
}

type Click = (event: MouseEvent<HTMLButtonElement>) => unknown

/**
 * Wraps a click handler, so that a double click runs it once. Clicks are ignored until the promise of the handler has
 * settled; the button is not disabled, because it would lose the focus. The second click of a double click is always
 * ignored, because another button may be in the same place by then.
 */
export function useOnce(onClick: Click | undefined): Click {
  const isRunning = useRef(false)
  return async (event) => {
    if (isRunning.current || event.detail > 1) return event.preventDefault()
    isRunning.current = true
    try {
      await onClick?.(event)
    } finally {
      isRunning.current = false
    }
  }
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly variant?: Variant
  /** Further clicks are ignored until the promise that it returns has settled. */
  readonly onClick?: Click | undefined
}

export function Button({
  variant = 'primary',
  type = 'button',
  className = '',
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${base} ${variants[variant]} ${className}`}
      onClick={useOnce(onClick)}
      {...props}
    />
  )
}

interface ButtonLinkProps {
  readonly href: string
  readonly variant?: Variant
  readonly className?: string
  readonly children: React.ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', className = '', ...props }: ButtonLinkProps) {
  return <Link className={`${base} ${variants[variant]} ${className}`} {...props} />
}
