interface Props {
  readonly children: string
  readonly className?: string
}

/** Persian text, marked as such: its font, its direction and its pronunciation by screen readers depend on it. */
export function Persian({ children, className }: Props) {
  return (
    <span lang="fa" dir="rtl" className={className}>
      {children}
    </span>
  )
}

/** Words that follow each other are one run, in which the first stands on the right. */
const persianRun = /([\u0600-\u06FF\u200C]+(?:\s+[\u0600-\u06FF\u200C]+)*)/u

/** German text with Persian words or letters in it. */
export function MixedText({ children }: { readonly children: string }) {
  return children
    .split(persianRun)
    .map((part, index) => (index % 2 === 1 ? <Persian key={index}>{part}</Persian> : part))
}
