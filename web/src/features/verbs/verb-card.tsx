import { ChevronDown } from 'lucide-react'
import type { Verb } from '@pol/content/verbs'
import { WordWithExample } from '../../ui/learning/word-with-example.tsx'
import { formsOf } from './forms.ts'

export function VerbCard({ verb }: { readonly verb: Verb }) {
  return (
    <WordWithExample
      german={verb.german}
      grammar={
        <p>
          ich {verb.ich}, du {verb.du}, er/sie/es {verb.er}
        </p>
      }
      farsi={verb.farsi}
      transliteration={verb.transliteration}
      example={verb}
    >
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-brand">
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
          Alle Formen
        </summary>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4">
          {formsOf(verb).map(({ name, form }) => (
            <div key={name} className="contents">
              <dt className="text-quiet">{name}</dt>
              <dd>{form}</dd>
            </div>
          ))}
        </dl>
      </details>
    </WordWithExample>
  )
}
