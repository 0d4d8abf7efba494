import { ChevronDown } from '../../ui/icons/drawn/chevron-down.tsx'
import { conjugationOf } from '@pol/content/conjugation'
import type { Verb } from '@pol/content/verbs'
import { t } from '@pol/contract/text'
import { Persian } from '../../ui/frame/persian.tsx'
import { Explanation } from '../../ui/learning/explanation.tsx'
import { GermanLine, PersianLine } from '../../ui/learning/lines.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { WordWithExample } from '../../ui/learning/word-with-example.tsx'
import { richText } from '../../ui/rich-text.ts'

export function VerbCard({ verb }: { readonly verb: Verb }) {
  const { singular, plural, preterite, perfect, imperative } = conjugationOf(verb)
  const { prefix, usage_german } = verb
  const usage = [prefix && t('trennbar: {prefix}', { prefix }), usage_german].filter(Boolean).join(' · ')
  return (
    <WordWithExample
      item={verb.entry}
      german={verb.german}
      grammar={
        usage && (
          <p className="text-quiet">
            <Explanation>{usage}</Explanation>
          </p>
        )
      }
      farsi={verb.farsi}
      transliteration={verb.transliteration}
      example={verb}
    >
      <GermanLine text={singular} place="specified" className="" />
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-brand">
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
          <span>{t('Weitere Formen')}</span>
        </summary>
        <div className="grid gap-2">
          <GermanLine text={plural} place="specified" className="" />
          <GermanLine text={preterite} place="specified" className="">
            <TenseName>{t('Präteritum')}</TenseName>
          </GermanLine>
          <GermanLine text={perfect} place="specified" className="">
            <TenseName>{t('Perfekt')}</TenseName>
          </GermanLine>
          {imperative && (
            <GermanLine text={imperative} place="specified" className="">
              <TenseName>{t('Imperativ')}</TenseName>
            </GermanLine>
          )}
          <PersianForms verb={verb} />
        </div>
      </details>
    </WordWithExample>
  )
}

function TenseName({ children }: { readonly children: string }) {
  return (
    <p className="text-quiet">
      <Explanation>{children}</Explanation>
    </p>
  )
}

/** Persian forms: "I do", "I do not", "Do!", and the stems from which they are built. */
function PersianForms({ verb }: { readonly verb: Verb }) {
  const shown = useWhatIsShown('specified')
  const forms = [
    [t('Präsens (ich)'), verb.farsi_present, verb.farsi_present_transliteration],
    [t('Verneint'), verb.farsi_negative, verb.farsi_negative_transliteration],
    [t('Imperativ'), verb.farsi_imperative, verb.farsi_imperative_transliteration],
  ] as const
  return (
    <section
      aria-label={t('Persische Formen von {verb}', { verb: verb.german })}
      className="mt-2 grid gap-2 border-t border-line pt-3"
    >
      {verb.stem && (
        <p className="text-right text-quiet">
          {shown.transliteration
            ? richText('Präsensstamm: {stem} ({transliteration})', {
                stem: <Persian>{verb.stem}</Persian>,
                transliteration: (
                  <span dir="ltr" translate="no">
                    {verb.stem_transliteration}
                  </span>
                ),
              })
            : richText('Präsensstamm: {stem}', { stem: <Persian>{verb.stem}</Persian> })}
        </p>
      )}
      {verb.usage_farsi && <Persian className="text-right text-quiet">{verb.usage_farsi}</Persian>}
      {forms.map(
        ([name, farsi, transliteration]) =>
          farsi && (
            <div key={name}>
              <p className="text-right text-quiet">{name}</p>
              <PersianLine
                farsi={farsi}
                transliteration={transliteration}
                place="specified"
                className="text-lg"
              />
            </div>
          ),
      )}
    </section>
  )
}
