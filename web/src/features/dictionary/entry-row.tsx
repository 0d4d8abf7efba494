import type { DictionaryEntry, WordType } from '@pol/content/dictionary'
import { Persian } from '../../ui/frame/persian.tsx'
import { SpeakerButton } from '../../ui/speech/speaker-button.tsx'

/** Specification section 3: the others are neutral. */
const colours: Partial<Record<WordType, string>> = {
  noun: 'bg-blue-100 text-blue-900 dark:bg-blue-950 dark:text-blue-200',
  verb: 'bg-green-100 text-green-900 dark:bg-green-950 dark:text-green-200',
  adjective: 'bg-purple-100 text-purple-900 dark:bg-purple-950 dark:text-purple-200',
  adverb: 'bg-orange-100 text-orange-900 dark:bg-orange-950 dark:text-orange-200',
  greeting: 'bg-pink-100 text-pink-900 dark:bg-pink-950 dark:text-pink-200',
  phrase: 'bg-cyan-100 text-cyan-900 dark:bg-cyan-950 dark:text-cyan-200',
  number: 'bg-amber-100 text-amber-900 dark:bg-amber-950 dark:text-amber-200',
}
const neutral = 'bg-sunken text-ink'

export function EntryRow({ entry }: { readonly entry: DictionaryEntry }) {
  const { german, sense, article, plural, farsi, transliteration, type } = entry
  const grammar = [article, plural && `Plural: ${plural}`, sense].filter(Boolean).join(' · ')
  return (
    <div role="listitem" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="flex min-w-0 flex-1 basis-48 flex-row-reverse items-center gap-3">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3">
            <span className="text-lg font-bold">{german}</span>
            <span className={`rounded-full px-2.5 py-0.5 text-sm font-semibold ${colours[type] ?? neutral}`}>
              {type.charAt(0).toUpperCase() + type.slice(1)}
            </span>
          </div>
          {grammar && <div className="text-quiet">{grammar}</div>}
        </div>
        <SpeakerButton text={german} voice="alloy" />
      </div>
      <div className="ml-auto flex min-w-0 items-center gap-3">
        <div className="min-w-0 text-right">
          <Persian className="block text-xl font-semibold">{farsi}</Persian>
          <div className="text-quiet">({transliteration})</div>
        </div>
        <SpeakerButton text={farsi} voice="nova" />
      </div>
    </div>
  )
}
