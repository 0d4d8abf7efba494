import type { Address } from '../../ui/tasks/wording.ts'

/** Topic of a round, from the query parameter `round`. */
export type Topic =
  | { readonly kind: 'day' }
  | { readonly kind: 'stars' }
  /** The words of a tab of the children's screen. */
  | { readonly kind: 'pictures'; readonly tab: PicturesTab }
  | { readonly kind: 'seniors'; readonly tab: SeniorsTab }
  /** A unit of the course, from 1. */
  | { readonly kind: 'unit'; readonly unit: number }

const seniorsTabs = ['health', 'hobbies', 'travel', 'basic', 'emergency'] as const
export type SeniorsTab = (typeof seniorsTabs)[number]

const picturesTabs = ['all', 'animals', 'nature', 'food', 'home', 'transport', 'technology', 'more'] as const
export type PicturesTab = (typeof picturesTabs)[number]

/** Parses the parameter. An unknown topic becomes the round of the day. */
export function topicOf(parameter: string | null): Topic {
  if (parameter === 'merkliste') return { kind: 'stars' }
  if (parameter === 'bilder') return { kind: 'pictures', tab: 'all' }
  const pictures = picturesTabs.find((tab) => parameter === `bilder-${tab}`)
  if (pictures) return { kind: 'pictures', tab: pictures }
  const [, unit] = /^einheit-([1-9]\d?)$/.exec(parameter ?? '') ?? []
  if (unit !== undefined) return { kind: 'unit', unit: Number(unit) }
  const tab = seniorsTabs.find((tab) => parameter === `senioren-${tab}`)
  return tab ? { kind: 'seniors', tab } : { kind: 'day' }
}

export const addressOf = ({ kind }: Topic): Address => (kind === 'pictures' ? 'du' : 'Sie')
