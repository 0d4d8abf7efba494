import { ChevronDown } from '../../ui/icons/drawn/chevron-down.tsx'
import { conjugationOf } from '@pol/content/conjugation'
import type { Verb } from '@pol/content/verbs'
import { Persian } from '../../ui/frame/persian.tsx'
import { GermanLine, PersianLine } from '../../ui/learning/lines.tsx'
import { WordWithExample } from '../../ui/learning/word-with-example.tsx'

export function VerbCard({ verb }: { readonly verb: Verb }) {
  const { singular, plural, preterite, perfect, imperative } = conjugationOf(verb)
  const usage = [verb.prefix && `trennbar: ${verb.prefix}`, verb.usage_german].filter(Boolean).join(' · ')
  return (
    <WordWithExample
      item={verb.entry}
      german={verb.german}
      grammar={usage && <p className="text-quiet">{usage}</p>}
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
          {imperative && (
            <GermanLine text={imperative} className="">
              <p className="text-quiet">Imperativ</p>
            </GermanLine>
          )}
          <PersianForms verb={verb} />
        </div>
      </details>
    </WordWithExample>
  )
}

/** "I do", "I do not" and "Do!", and what they are made from. */
function PersianForms({ verb }: { readonly verb: Verb }) {
  const forms = [
    ['Präsens (ich)', verb.farsi_present, verb.farsi_present_transliteration],
    ['Verneint', verb.farsi_negative, verb.farsi_negative_transliteration],
    ['Imperativ', verb.farsi_imperative, verb.farsi_imperative_transliteration],
  ] as const
  return (
    <section
      aria-label={`Persische Formen von ${verb.german}`}
      className="mt-2 grid gap-2 border-t border-line pt-3"
    >
      {verb.stem && (
        <p className="text-right text-quiet">
          Präsensstamm: <Persian>{verb.stem}</Persian> ({verb.stem_transliteration})
        </p>
      )}
      {verb.usage_farsi && <Persian className="text-right text-quiet">{verb.usage_farsi}</Persian>}
      {forms.map(
        ([name, farsi, transliteration]) =>
          farsi && (
            <div key={name}>
              <p className="text-right text-quiet">{name}</p>
              <PersianLine farsi={farsi} transliteration={transliteration} className="text-lg" />
            </div>
          ),
      )}
    </section>
  )
}
