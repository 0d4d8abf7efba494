import { Fragment } from 'react'
import { type Language, otherLanguage } from '@pol/language/language'
import {
  firstEntriesOf,
  firstMeaningOf,
  type Item,
  letterIn,
  meaningOf,
  meaningOfEntry,
  type Place,
  targetOf,
} from '@pol/learning/item'
import { German, Persian } from '../frame/persian.tsx'

interface Props {
  readonly language: Language
  readonly children: string
  readonly className?: string | undefined
}

/** A text in one of the two languages. */
export function TextIn({ language, children, className }: Props) {
  const Text = language === 'fa' ? Persian : German
  return <Text className={className}>{children}</Text>
}

interface OfItem {
  readonly item: Item
  /** The language that is learned. */
  readonly language: Language
  readonly className?: string | undefined
}

/** Text of an item in the learned language. */
export function Target({ item, language, className, place }: OfItem & { readonly place?: Place }) {
  const text = place ? letterIn(item.farsi, place) : targetOf(item, language)
  return (
    <TextIn language={language} className={className}>
      {text}
    </TextIn>
  )
}

/** The meanings of an item, one after another. */
export function Meaning({ item, language, className }: OfItem) {
  return (
    <TextIn language={otherLanguage(language)} className={className}>
      {meaningOf(item, language)}
    </TextIn>
  )
}

/** The meaning of an item that a learner needs first: a form has no place for all meanings of its verb. */
export function FirstMeaning({ item, language, className }: OfItem) {
  return (
    <TextIn language={otherLanguage(language)} className={className}>
      {firstMeaningOf(item, language)}
    </TextIn>
  )
}

/** The meanings of entries of an item, each with the hint that distinguishes it from other senses. */
export function MeaningsWithHints({
  entries: of,
  language,
  reader,
  className,
}: Omit<OfItem, 'item'> & { readonly entries: readonly Item[]; readonly reader: Language }) {
  const meanings = Map.groupBy(of, (entry) => meaningOfEntry(entry, language))
  return [...meanings].map(([meaning, entries], at) => {
    const hints = hintsIn(entries, reader)
    return (
      <Fragment key={meaning}>
        {at > 0 && <span>{otherLanguage(language) === 'fa' ? '، ' : ', '}</span>}
        <TextIn language={otherLanguage(language)} className={className}>
          {meaning}
        </TextIn>
        {hints.length > 0 && (
          <>
            <span> </span>
            <TextIn language={reader} className="text-quiet">
              {`(${hints.join(separators[reader])})`}
            </TextIn>
          </>
        )}
      </Fragment>
    )
  })
}

interface WithHints extends OfItem {
  readonly reader: Language
  /** Whether the hints have a line of their own. */
  readonly isHintBelow: boolean
}

/** The meanings of an item, then the hint of a single one or those of the further ones: "Sie, ihr · ihr: Mehrzahl von du". */
export function MeaningsThenHints({ item, language, reader, className, isHintBelow }: WithHints) {
  const meanings = Map.groupBy(firstEntriesOf(item, language), (entry) => meaningOfEntry(entry, language))
  const isSingle = meanings.size === 1
  const hinted = [...meanings].slice(isSingle ? 0 : 1).flatMap(([meaning, entries]) => {
    const hints = hintsIn(entries, reader)
    return hints.length > 0 ? { meaning, hints } : []
  })
  return (
    <>
      <Meaning item={item} language={language} className={className} />
      {hinted.map(({ meaning, hints }) => (
        <Fragment key={meaning}>
          {!isHintBelow && <span> · </span>}
          <span dir={reader === 'fa' ? 'rtl' : 'ltr'} className={`text-quiet ${isHintBelow ? 'block' : ''}`}>
            {!isSingle && (
              <>
                <TextIn language={otherLanguage(language)}>{meaning}</TextIn>
                <span>: </span>
              </>
            )}
            <TextIn language={reader}>{hints.join(separators[reader])}</TextIn>
          </span>
        </Fragment>
      ))}
    </>
  )
}

/** Separates hints, which may have commas. */
const separators: Readonly<Record<Language, string>> = { de: '; ', fa: '؛ ' }

function hintsIn(entries: readonly Item[], reader: Language): string[] {
  return [...new Set(entries.map((entry) => senseIn(entry, reader)))].filter(Boolean)
}

/** Hint about the sense of a word in the reader's language; empty for other items. */
function senseIn(item: Item, reader: Language): string {
  if (item.kind !== 'word') return ''
  return reader === 'de' ? item.sense_german : item.sense_farsi
}
