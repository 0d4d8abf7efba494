import type { Variety } from '@pol/language/variety'

interface Props {
  readonly children: string
  /** Set for text that is of one variety only. */
  readonly variety?: Variety
  readonly className?: string | undefined
}

/**
 * Persian text. `lang` and `dir` determine its font, direction and pronunciation by screen readers; `translate`
 * excludes it from translation by the browser.
 */
export function Persian({ children, variety, className }: Props) {
  return (
    <span lang={variety ?? 'fa'} dir="rtl" translate="no" className={className}>
      {children}
    </span>
  )
}

/**
 * Adjacent words and sentences form one run, so that they are laid out from right to left, with the mark at the end of a
 * quotation.
 */
const persianRun = /([\u0600-\u06FF\u200C]+(?:[.:!]?\s+(?:…\s+)?[\u0600-\u06FF\u200C]+)*(?:[.!…](?=“))?)/u

/** German words and sentences, including forms such as "-st", "ge-…-t" and "auf + Akkusativ". */
const germanRun =
  /(-?\p{Script=Latin}[\p{Script=Latin}\p{M}\d'’-]*(?:[.:;!?]?[ \u00A0,…/+-]+[\p{Script=Latin}\d][\p{Script=Latin}\p{M}\d'’-]*)*(?:[?!]|\.(?=»)|[ \u00A0]?…)?)/u

/** Persian text that contains German words. */
export function MixedPersian({ children }: { readonly children: string }) {
  return (
    <span lang="fa" dir="rtl">
      {children.split(germanRun).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} lang="de" dir="ltr" translate="no">
            {part}
          </span>
        ) : (
          <span key={index}>{part}</span>
        ),
      )}
    </span>
  )
}

/** German text that contains Persian words or letters. */
export function MixedText({ children }: { readonly children: string }) {
  return children
    .split(persianRun)
    .map((part, index) =>
      index % 2 === 1 ? <Persian key={index}>{part}</Persian> : <span key={index}>{part}</span>,
    )
}

/** German text of the teaching material, in either interface language. */
export function German({ children, className }: Omit<Props, 'variety'>) {
  return (
    <span lang="de" dir="ltr" translate="no" className={className}>
      {children}
    </span>
  )
}
