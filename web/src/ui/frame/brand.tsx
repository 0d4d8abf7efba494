import { productName } from '../../lib/site.ts'

/** Logo (a bridge with two arches) and product name. */
export function Brand({ className = '' }: { readonly className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 font-bold ${className}`}>
      <BridgeLogo className="h-[1.6em] w-[1.6em]" />
      <span>{productName}</span>
    </span>
  )
}

function BridgeLogo({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0f6470" />
      <path d="M4 13h24v3h-2v8h-3v-4a3 3 0 0 0-6 0v4h-2v-4a3 3 0 0 0-6 0v4H6v-8H4z" fill="#fff" />
      <path d="M4 9.5h24v2H4z" fill="#f2b84b" />
    </svg>
  )
}
