import { Link } from 'wouter'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { Phone } from '../icons/drawn/phone.tsx'

/** Link to the emergency page, in the header of every learning screen. */
export function EmergencyLink() {
  return (
    <Link
      href={paths.emergency}
      className="inline-flex min-h-12 print:hidden shrink-0 items-center gap-2 rounded-full border border-danger px-4 font-semibold text-danger transition-colors hover:bg-danger-ground hover:text-white max-[22rem]:px-3"
    >
      <Phone aria-hidden="true" className="size-5 max-[30rem]:hidden" />
      <span>{t('Notfall')}</span>
    </Link>
  )
}
