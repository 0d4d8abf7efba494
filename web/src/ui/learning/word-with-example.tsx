import type { Elements } from '../../lib/elements.ts'
import { GermanLine, PersianLine } from './lines.tsx'

interface Props {
  /** The id of the word. */
  readonly item: string
  readonly german: string
  /** Grammar of the German word, such as its plural. */
  readonly grammar?: Elements
  readonly farsi: string
  readonly transliteration: string
  /** Determines the pronunciation of a homograph. */
  readonly speechId?: string | undefined
  readonly example: {
    readonly example_german: string
    readonly example_farsi: string
    readonly example_transliteration: string
  }
  /** Shown between the word and its example. */
  readonly children?: Elements
}

/** A specified card: a word with an example sentence, in both languages, each with a speaker button. */
export function WordWithExample({
  item,
  german,
  grammar,
  farsi,
  transliteration,
  speechId,
  example,
  children,
}: Props) {
  return (
    <li className="card flex flex-col gap-3 p-5">
      <GermanLine text={german} item={item} place="specified" className="text-xl font-bold">
        {grammar}
      </GermanLine>
      <PersianLine
        farsi={farsi}
        item={item}
        transliteration={transliteration}
        id={speechId}
        place="specified"
      />
      {children}
      <div className="mt-auto grid gap-2 rounded-control bg-sunken px-4 py-3">
        <GermanLine text={example.example_german} place="specified" className="" />
        <PersianLine
          farsi={example.example_farsi}
          transliteration={example.example_transliteration}
          place="specified"
          className="text-lg"
        />
      </div>
    </li>
  )
}
