import type { Phrase } from '@pol/content/phrases'
import { interfaceLanguage } from '@pol/contract/text'
import { GermanLine, PersianLine } from '../../ui/learning/lines.tsx'

/** What to say in German, and what it means, which a Persian interface says first. */
export function BothLines({ line: { german, farsi, transliteration } }: { readonly line: Phrase }) {
  const persian = <PersianLine farsi={farsi} transliteration={transliteration} />
  if (interfaceLanguage === 'fa') {
    return (
      <>
        {persian}
        <GermanLine text={german} className="text-2xl font-bold" />
      </>
    )
  }
  return (
    <>
      <GermanLine text={german} className="text-xl font-bold" />
      {persian}
    </>
  )
}
