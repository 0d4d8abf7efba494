import type { ReactNode } from 'react'
import { GermanLine, PersianLine } from './lines.tsx'

interface Props {
  readonly german: string
  /** What is told about the German word, such as its plural. */
  readonly grammar?: ReactNode
  readonly farsi: string
  readonly transliteration: string
  readonly example: {
    readonly example_german: string
    readonly example_farsi: string
    readonly example_transliteration: string
  }
  /** What stands between the word and its example. */
  readonly children?: ReactNode
}

/** A word with a sentence that uses it: four texts, each with its own voice. */
export function WordWithExample({ german, grammar, farsi, transliteration, example, children }: Props) {
  return (
    <li className="card flex flex-col gap-3 p-5">
      <GermanLine text={german} className="text-xl font-bold">
        {grammar}
      </GermanLine>
      <PersianLine farsi={farsi} transliteration={transliteration} />
      {children}
      <div className="mt-auto grid gap-2 rounded-control bg-sunken px-4 py-3">
        <GermanLine text={example.example_german} className="" />
        <PersianLine
          farsi={example.example_farsi}
          transliteration={example.example_transliteration}
          className="text-lg"
        />
      </div>
    </li>
  )
}
