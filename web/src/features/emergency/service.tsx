import type { Phrase } from '@pol/content/phrases'
import { interfaceLanguage, persianDigits, t } from '@pol/contract/text'
import { Phone } from '../../ui/icons/drawn/phone.tsx'
import { BothLines } from './both-lines.tsx'

interface Props {
  /** As people write it, perhaps with spaces. */
  readonly number: string
  readonly line: Phrase
}

/** A number that one press calls, and who answers there. */
export function Service({ number, line }: Props) {
  const isPersian = interfaceLanguage === 'fa'
  return (
    <li className="card flex flex-col gap-4 p-5">
      <a
        href={`tel:${number.replaceAll(' ', '')}`}
        aria-label={t('{number} anrufen: {service}', {
          number: isPersian ? persianDigits(number) : number,
          service: isPersian ? line.farsi : line.german,
        })}
        className="flex min-h-16 flex-wrap items-center justify-center gap-x-3 rounded-control bg-danger-ground px-4 text-3xl font-bold whitespace-nowrap text-white"
      >
        <Phone aria-hidden="true" className="size-8 shrink-0" />
        {isPersian && <bdi dir="ltr">{persianDigits(number)}</bdi>}
        <bdi dir="ltr">{number}</bdi>
      </a>
      <BothLines line={line} />
    </li>
  )
}
