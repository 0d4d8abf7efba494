import type { WordType } from '@pol/content/lexicon'
import { interfaceLanguage, t } from '@pol/contract/text'
import { memo, useId, useState } from 'react'
import { type Entry, idOf, type Senses, type Word } from '../../lib/lexicon/entries.ts'
import { Persian } from '../../ui/frame/persian.tsx'
import { ChevronDown } from '../../ui/icons/drawn/chevron-down.tsx'
import { Explanation } from '../../ui/learning/explanation.tsx'
import { GermanSound } from '../../ui/learning/german-sound.tsx'
import { StarButton } from '../../ui/learning/star-button.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { SpeakerButton } from '../../ui/speech/speaker-button.tsx'
import { OpenedEntry } from './opened-entry.tsx'

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

/** Names of the word types. The German interface shows them in both languages. */
const typeNames: Record<WordType, string> = {
  noun: t('Nomen · اسم'),
  verb: t('Verb · فعل'),
  adjective: t('Adjektiv · صفت'),
  adverb: t('Adverb · قید'),
  greeting: t('Gruß · سلام و خداحافظی'),
  phrase: t('Redewendung · عبارت'),
  number: t('Zahl · عدد'),
  word: t('Wort · کلمه'),
  preposition: t('Präposition · حرف اضافه'),
  conjunction: t('Konjunktion · حرف ربط'),
  pronoun: t('Pronomen · ضمیر'),
}

/** Name of the type as in the specification, for both interfaces. */
const specifiedName = (type: WordType) => type.charAt(0).toUpperCase() + type.slice(1)

/** Adds the Persian name, because readers of Persian may not know the English one. */
function PersianType({ type }: { readonly type: WordType }) {
  return (
    <>
      <Persian>{typeNames[type]}</Persian>
      <span lang="en">{` ${specifiedName(type)}`}</span>
    </>
  )
}

/** Constant elements: React skips them when a row is reused for another word. */
const closedMark = <ChevronDown aria-hidden="true" className="size-5 transition-transform" />
const openMark = <ChevronDown aria-hidden="true" className="size-5 rotate-180 transition-transform" />

/** Fixed column shares: their layout takes half the time of columns sized by content. */
const layout =
  'grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem_2.75rem] items-center gap-x-3 gap-y-2 sm:grid-cols-[2.75rem_minmax(0,3fr)_minmax(0,2fr)_2.75rem_2.75rem_2.75rem]'

interface Props {
  /** An `Entry` once the complete lexicon is loaded. Only entries can be starred. */
  readonly word: Word | Entry
  readonly senses: readonly Senses[] | null
  /** Reason for showing a word that is not a result of the search itself. */
  readonly reason?: string
}

/** Rows are reused for the words of the next search, which is much faster than mounting new ones. */
export const EntryRow = memo(({ word, senses, reason }: Props) => {
  const { rank, german, sense_german, article, plural, number, farsi, transliteration, type, speech_id } =
    word
  const shown = useWhatIsShown('specified')
  const [openRank, setOpenRank] = useState<number | null>(null)
  const isOpen = openRank === rank
  const details = useId()
  const numbers = plural ? t('Plural: {plural}', { plural }) : number === 'plural' && t('nur Plural')
  const sense = interfaceLanguage === 'fa' ? senses?.[rank]?.sense_farsi : sense_german
  const grammar = [article, numbers, sense].filter(Boolean).join(' · ')
  return (
    <div role="listitem" className="p-4">
      {reason && (
        <p className="mb-1 font-semibold text-brand">
          <Explanation>{reason}</Explanation>
        </p>
      )}
      <div dir="ltr" className={layout}>
        <div className="col-start-2 col-end-4 row-start-1 min-w-0 sm:col-end-3">
          <span lang="de" translate="no" className="me-3 text-lg font-bold wrap-anywhere">
            {german}
          </span>
          <span> </span>
          <span
            title={typeNames[type]}
            className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold ${colours[type] ?? neutral}`}
          >
            {interfaceLanguage === 'fa' ? <PersianType type={type} /> : specifiedName(type)}
          </span>
          <GermanSound text={german} />
          {grammar && (
            <div className="text-quiet">
              {interfaceLanguage === 'fa' ? <Explanation>{grammar}</Explanation> : grammar}
            </div>
          )}
        </div>
        <SpeakerButton text={german} voice="alloy" />
        <div className="col-span-2 min-w-0 text-right sm:col-span-1">
          <Persian className="block text-xl font-semibold">{farsi}</Persian>
          {shown.transliteration && <div translate="no" className="text-quiet">{`(${transliteration})`}</div>}
        </div>
        <SpeakerButton text={farsi} voice="nova" id={speech_id || undefined} />
        <StarButton
          item={'id' in word ? idOf(word) : null}
          text={german}
          className="max-sm:col-start-4 max-sm:row-start-1"
        />
        <button
          type="button"
          aria-label={t('Mehr zu {word}', { word: german })}
          title={t('Mehr zu {word}', { word: german })}
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
          <OpenedEntry key={rank} word={word} />
        </div>
      )}
    </div>
  )
})
