import type { Phrase } from '@pol/content/phrases'
import { interfaceLanguage, persianDigits, t } from '@pol/contract/text'
import { Phone } from '../../ui/icons/drawn/phone.tsx'
import { BothLines } from './both-lines.tsx'

export interface ServiceProps {
  /** Telephone number as shown, may contain spaces. */
  readonly number: string
  readonly line: Phrase
}

/** A link that calls an emergency number, with the name of the service. */
export function Service({ number, line }: ServiceProps) {
  const isPersian = interfaceLanguage === 'fa'
  return (
    <div className="card flex flex-col gap-3 p-5">
      <a
        href={`tel:${number.replaceAll(' ', '')}`}
        aria-label={t('{number} anrufen: {service}', {
          number: isPersian ? persianDigits(number) : number,
          service: isPersian ? line.farsi : line.german,
        })}
        className="flex min-h-16 flex-wrap items-center justify-center gap-x-3 rounded-control bg-danger-ground px-2 text-[clamp(1.25rem,7vw,1.875rem)] font-bold whitespace-nowrap text-white"
      >
        <Phone aria-hidden="true" className="size-8 shrink-0 max-sm:hidden" />
        {isPersian && <bdi dir="ltr">{persianDigits(number)}</bdi>}
        <bdi dir="ltr">{number}</bdi>
      </a>
      <BothLines line={line} size="service" />
    </div>
  )
}
