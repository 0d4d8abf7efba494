import { interfaceLanguage } from '@pol/contract/text'
import { germanOf } from '@pol/learning/item'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { loadCatalogue } from '../../lib/learning/load-catalogue.ts'
import { German, Persian } from '../frame/persian.tsx'

/** The items of the teaching material by id; null until they are loaded. */
export function useLines(): Catalogue['byId'] | null {
  const loaded = useLoaded(loadCatalogue)
  return loaded.status === 'loaded' ? loaded.value.byId : null
}

interface Props {
  /** The id of the line. */
  readonly item: string
  readonly lines: Catalogue['byId'] | null
  readonly hasTransliteration?: boolean
}

/** A line in both languages, or only its id if it is no longer taught. */
export function LineText({ item, lines, hasTransliteration = true }: Props) {
  const line = lines?.get(item)
  if (!line)
    return (
      <bdi dir="ltr" className="font-mono text-sm">
        {item}
      </bdi>
    )
  const sense = line.kind === 'word' && (interfaceLanguage === 'fa' ? line.sense_farsi : line.sense_german)
  return (
    <>
      {line.kind === 'letter' ? <span translate="no">{line.german}</span> : <German>{germanOf(line)}</German>}
      {sense && <span className="font-normal text-quiet">{` · ${sense}`}</span>}
      <span className="block">
        <Persian className="text-lg">{line.farsi}</Persian>
        {hasTransliteration && (
          <>
            <span> </span>
            <span dir="ltr" translate="no" className="font-normal hyphens-manual text-quiet">
              {line.transliteration}
            </span>
          </>
        )}
      </span>
    </>
  )
}
