import type { WordType } from '@pol/content/lexicon'
import { memo, useId, useState } from 'react'
import { type Entry, idOf, type Word } from '../../lib/lexicon/entries.ts'
import { MixedText, Persian } from '../../ui/frame/persian.tsx'
import { ChevronDown } from '../../ui/icons/drawn/chevron-down.tsx'
import { StarButton } from '../../ui/learning/star-button.tsx'
import { SpeakerButton } from '../../ui/speech/speaker-button.tsx'
import { EntryDetails } from './entry-details.tsx'

/** Specification section 3; other types are neutral. */
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

/** What the badge says, in both languages. */
const typeNames: Record<WordType, string> = {
  noun: 'Nomen · اسم',
  verb: 'Verb · فعل',
  adjective: 'Adjektiv · صفت',
  adverb: 'Adverb · قید',
  greeting: 'Gruß · سلام و خداحافظی',
  phrase: 'Redewendung · عبارت',
  number: 'Zahl · عدد',
  word: 'Wort · کلمه',
  preposition: 'Präposition · حرف اضافه',
  conjunction: 'Konjunktion · حرف ربط',
  pronoun: 'Pronomen · ضمیر',
}

/** Made once: React skips them when a row shows another word. */
const closedMark = <ChevronDown aria-hidden="true" className="size-5 transition-transform" />
const openMark = <ChevronDown aria-hidden="true" className="size-5 rotate-180 transition-transform" />

/** Columns of fixed shares: the browser lays them out twice as fast as those that depend on their texts. */
const layout =
  'grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem_2.75rem] items-center gap-x-3 gap-y-2 sm:grid-cols-[2.75rem_minmax(0,3fr)_minmax(0,2fr)_2.75rem_2.75rem_2.75rem]'

interface Props {
  /** Only a word of the whole lexicon, once that is loaded, can be marked. */
  readonly word: Word | Entry
  /** Why the word is shown, if it is not what was searched for. */
  readonly reason?: string
}

/** A row that shows another word with the next search is reused, which is much faster than making a new one. */
export const EntryRow = memo(({ word, reason }: Props) => {
  const { rank, german, sense_german, article, plural, number, farsi, transliteration, type, speech_id } =
    word
  const [openRank, setOpenRank] = useState<number | null>(null)
  const isOpen = openRank === rank
  const details = useId()
  const numbers = plural ? `Plural: ${plural}` : number === 'plural' && 'nur Plural'
  const grammar = [article, numbers, sense_german].filter(Boolean).join(' · ')
  return (
    <div role="listitem" className="p-4">
      {reason && (
        <p className="mb-1 font-semibold text-brand">
          <MixedText>{reason}</MixedText>
        </p>
      )}
      <div className={layout}>
        <div className="col-start-2 col-end-4 row-start-1 min-w-0 sm:col-end-3">
          <span className="mr-3 text-lg font-bold wrap-anywhere">{german}</span>
          <span
            title={typeNames[type]}
            className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold ${colours[type] ?? neutral}`}
          >
            {type.charAt(0).toUpperCase() + type.slice(1)}
          </span>
          {grammar && <div className="text-quiet">{grammar}</div>}
        </div>
        <SpeakerButton text={german} voice="alloy" />
        <div className="col-span-2 min-w-0 text-right sm:col-span-1">
          <Persian className="block text-xl font-semibold">{farsi}</Persian>
          <div className="text-quiet">({transliteration})</div>
        </div>
        <SpeakerButton text={farsi} voice="nova" id={speech_id || undefined} />
        <StarButton
          item={'id' in word ? idOf(word) : null}
          text={german}
          className="max-sm:col-start-4 max-sm:row-start-1"
        />
        <button
          type="button"
          aria-label={`Mehr zu ${german}`}
          title={`Mehr zu ${german}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          className="grid size-11 shrink-0 place-items-center rounded-full text-quiet hover:bg-sunken hover:text-ink"
          onClick={() => setOpenRank(isOpen ? null : rank)}
        >
          {isOpen ? openMark : closedMark}
        </button>
      </div>
      {isOpen && (
        <div id={details}>
          <EntryDetails key={rank} word={word} />
        </div>
      )}
    </div>
  )
})
