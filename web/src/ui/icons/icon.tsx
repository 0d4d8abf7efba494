import type { ComponentType, ReactNode } from 'react'

export interface IconProps {
  readonly className?: string
  /** Required: icons are decorative, next to a text or in a labelled button. */
  readonly 'aria-hidden': 'true'
}

export type IconComponent = ComponentType<IconProps>

/** Outline icon on a 24 px grid, in the text colour. */
export function Icon({ children, ...props }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {children}
    </svg>
  )
}
