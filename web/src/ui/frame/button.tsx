import type { ComponentProps } from 'react'
import { Link } from 'wouter'

type Variant = 'primary' | 'secondary' | 'quiet'

const base =
  'inline-flex min-h-11 border items-center justify-center gap-2 rounded-control px-[min(1.25rem,5.5vw)] py-2 font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60'

const variants: Record<Variant, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border-edge bg-surface text-ink hover:bg-brand-soft',
  quiet: 'border-transparent text-brand hover:bg-brand-soft',
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: Variant
}

export function Button({ variant = 'primary', type = 'button', className = '', ...props }: ButtonProps) {
  return <button type={type} className={`${base} ${variants[variant]} ${className}`} {...props} />
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
