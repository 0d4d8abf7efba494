import type { Phrase } from '@pol/content/phrases'
import { Phone } from '../../ui/icons/drawn/phone.tsx'
import { GermanLine, PersianLine } from '../../ui/learning/lines.tsx'

interface Props {
  /** As people write it, perhaps with spaces. */
  readonly number: string
  readonly line: Phrase
}

/** A number that one press calls, and who answers there. */
export function Service({ number, line }: Props) {
  return (
    <li className="card flex flex-col gap-4 p-5">
      <a
        href={`tel:${number.replaceAll(' ', '')}`}
        aria-label={`${number} anrufen: ${line.german}`}
        className="flex min-h-16 items-center justify-center gap-3 rounded-control bg-danger-ground px-4 text-3xl font-bold text-white"
      >
        <Phone aria-hidden="true" className="size-8 shrink-0" />
        {number}
      </a>
      <GermanLine text={line.german} className="text-xl font-bold" />
      <PersianLine farsi={line.farsi} transliteration={line.transliteration} />
    </li>
  )
}
