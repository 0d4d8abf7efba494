import { useState } from 'react'
import { inDigits } from '@pol/contract/text'
import { Award } from '../../ui/icons/drawn/award.tsx'
import { Star } from '../../ui/icons/drawn/star.tsx'
import { Trophy } from '../../ui/icons/drawn/trophy.tsx'

export interface BadgeTileProps {
  readonly count: number
  readonly label: string
  /** What is counted. */
  readonly explanation: string
  readonly icon: keyof typeof icons
}

const icons = { star: Star, trophy: Trophy, award: Award }

/** A figure; a press shows what it counts. */
export function BadgeTile({ count, label, explanation, icon }: BadgeTileProps) {
  const [isOpen, setIsOpen] = useState(false)
  const Icon = icons[icon]
  return (
    <li className="card">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex w-full items-center gap-3 rounded-card p-3 text-start sm:gap-4 sm:p-4"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <span className="min-w-0">
          <span className="block text-2xl leading-none font-bold">{inDigits(count)}</span>
          <span className="block text-quiet">{label}</span>
        </span>
      </button>
      {isOpen && <p className="px-3 pb-3 text-sm sm:px-4 sm:pb-4">{explanation}</p>}
    </li>
  )
}
