import type { ReactNode } from 'react'
import type { NoteBlock, NoteSection } from '@pol/content/course/unit'
import type { Language } from '@pol/language/language'
import { German, MixedPersian, MixedText, Persian } from '../frame/persian.tsx'
import { GermanLine, PersianLine } from '../learning/lines.tsx'

interface Props {
  readonly section: NoteSection
  /** The language in which it is written. */
  readonly reader: Language
  /** The language whose examples have a speaker button; without it, both have one. */
  readonly heard?: Language
}

/** A heading of a note with its paragraphs and examples. The direction is that of the surrounding element. */
export function NoteText({ section, reader, heard }: Props) {
  const Text = reader === 'fa' ? MixedPersian : MixedGerman
  return (
    <div className="@container grid grid-cols-1 gap-3">
      <h3 className="text-xl font-bold">
        <Text>{section.title}</Text>
      </h3>
      {section.blocks.map((block, at) => (
        <Block key={at} block={block} Text={Text} heard={heard} />
      ))}
    </div>
  )
}

/** German text that contains Persian words, in both interfaces. */
function MixedGerman({ children }: { readonly children: string }) {
  return (
    <span lang="de">
      <MixedText>{children}</MixedText>
    </span>
  )
}

interface BlockProps {
  readonly block: NoteBlock
  readonly Text: (props: { readonly children: string }) => ReactNode
  readonly heard: Language | undefined
}

function Block({ block, Text, heard }: BlockProps) {
  if ('text' in block) {
    return (
      <p>
        <Text>{block.text}</Text>
      </p>
    )
  }
  return (
    <ul dir="ltr" className="card divide-y divide-line">
      {block.examples.map(({ german, farsi, transliteration, speech_id }) => (
        <li
          key={`${german} ${farsi}`}
          className="grid grid-cols-1 gap-x-8 gap-y-2 px-4 py-3 @2xl:grid-cols-2"
        >
          {heard === 'fa' ? (
            <German className="font-semibold">{german}</German>
          ) : (
            <GermanLine text={german} className="font-semibold" />
          )}
          {heard === 'de' ? (
            <Persian className="block text-lg">{farsi}</Persian>
          ) : (
            <PersianLine farsi={farsi} transliteration={transliteration} id={speech_id} className="text-lg" />
          )}
        </li>
      ))}
    </ul>
  )
}
