import { ChevronDown } from 'lucide-react'
import { conjugationOf } from '@pol/content/conjugation'
import type { Verb } from '@pol/content/verbs'
import { GermanLine } from '../../ui/learning/lines.tsx'
import { WordWithExample } from '../../ui/learning/word-with-example.tsx'

export function VerbCard({ verb }: { readonly verb: Verb }) {
  const { singular, plural, preterite, perfect } = conjugationOf(verb)
  return (
    <WordWithExample
      german={verb.german}
      farsi={verb.farsi}
      transliteration={verb.transliteration}
      example={verb}
    >
      <GermanLine text={singular} className="" />
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-brand">
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
          Weitere Formen
        </summary>
        <div className="grid gap-2">
          <GermanLine text={plural} className="" />
          <GermanLine text={preterite} className="">
            <p className="text-quiet">Präteritum</p>
          </GermanLine>
          <GermanLine text={perfect} className="">
            <p className="text-quiet">Perfekt</p>
          </GermanLine>
        </div>
      </details>
    </WordWithExample>
  )
}
