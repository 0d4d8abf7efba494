import { type ReactNode, useId } from 'react'
import type { NoteBlock, NoteSection, NoteTable } from '@pol/content/course/unit'
import type { Language } from '@pol/language/language'
import { MixedPersian, MixedText } from '../frame/persian.tsx'
import { TextPair } from '../learning/text-pair.tsx'

interface Props {
  readonly section: NoteSection
  /** The language in which it is written. */
  readonly reader: Language
}

/** A heading of a note with its paragraphs, tables and examples. The direction is that of the surrounding element. */
export function NoteText({ section, reader }: Props) {
  const Text = reader === 'fa' ? MixedPersian : MixedGerman
  const heading = useId()
  return (
    <div className="@container grid grid-cols-1 gap-3">
      <h3 id={heading} className="text-xl font-bold">
        <Text>{section.title}</Text>
      </h3>
      {section.blocks.map((block, at) => (
        <Block key={at} block={block} Text={Text} heading={heading} />
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

type Text = (props: { readonly children: string }) => ReactNode

interface BlockProps {
  readonly block: NoteBlock
  readonly Text: Text
  /** The id of the heading. */
  readonly heading: string
}

function Block({ block, Text, heading }: BlockProps) {
  if ('text' in block) {
    return (
      <p>
        <Text>{block.text}</Text>
      </p>
    )
  }
  if ('table' in block) return <TableOfForms table={block.table} Text={Text} heading={heading} />
  return (
    <ul dir="ltr" className="card divide-y divide-line">
      {block.examples.map(({ german, farsi, transliteration, speech_id }) => (
        <li
          key={`${german} ${farsi}`}
          className="grid grid-cols-1 gap-x-8 gap-y-2 px-4 py-3 @2xl:grid-cols-2"
        >
          <TextPair
            size="example"
            german={german}
            farsi={farsi}
            transliteration={transliteration}
            speechId={speech_id}
          />
        </li>
      ))}
    </ul>
  )
}

const cell = 'px-2 py-2 first:ps-4 last:pe-4'

interface TableProps {
  readonly table: NoteTable
  readonly Text: Text
  /** The id of the heading. */
  readonly heading: string
}

/** Long words are hyphenated where the screen is narrow, so that nothing is cut off. */
function TableOfForms({ table: { head, rows }, Text, heading }: TableProps) {
  return (
    <div className="card overflow-x-auto">
      <table aria-labelledby={heading} className="w-full text-start hyphens-auto">
        <thead className="text-sm text-quiet">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className={`text-start font-semibold ${cell}`}>
                <Text>{name}</Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], row) => (
            <tr key={row} className="border-t border-line">
              <th scope="row" className={`text-start font-semibold ${cell}`}>
                <Text>{name}</Text>
              </th>
              {cells.map((text, at) => (
                <td key={at} className={cell}>
                  <Text>{text}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
