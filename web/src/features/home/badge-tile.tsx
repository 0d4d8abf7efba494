import { inDigits } from '@pol/contract/text'
import { Award } from '../../ui/icons/drawn/award.tsx'
import { Star } from '../../ui/icons/drawn/star.tsx'
import { Trophy } from '../../ui/icons/drawn/trophy.tsx'

export interface BadgeTileProps {
  readonly count: number
  readonly label: string
  readonly icon: keyof typeof icons
}

const icons = { star: Star, trophy: Trophy, award: Award }

export function BadgeTile({ count, label, icon }: BadgeTileProps) {
  const Icon = icons[icon]
  return (
    <li className="flex items-center gap-3 card p-3 sm:gap-4 sm:p-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <div className="min-w-0">
        <div className="text-2xl leading-none font-bold">{inDigits(count)}</div>
        <div className="text-quiet">{label}</div>
      </div>
    </li>
  )
}
