import { t } from '@pol/contract/text'
import { failureText } from '../../lib/call.ts'
import { learner, useStarredItems } from '../../lib/learning/learner.ts'
import { toast } from '../frame/toast.ts'
import { Star } from '../icons/drawn/star.tsx'

interface Props {
  /** The id of the item; null until it is loaded. */
  readonly item: string | null
  /** The German text, for the name of the button. */
  readonly text: string
  readonly className?: string
}

/** Constant elements, so that React skips them when the text of a button changes. */
const outline = <Star aria-hidden="true" className="size-5" />
const filled = <Star aria-hidden="true" className="size-5 fill-current" />

const toastFailure = (error: unknown) =>
  toast({ title: t('Fehler'), description: failureText(error), destructive: true })

/** Stars or unstars an item. Not pressed until the list is read, after the first view. */
export function StarButton({ item, text, className = '' }: Props) {
  const starred = useStarredItems()
  const isStarred = item !== null && starred.has(item)
  const name = t('{text} merken', { text })
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isStarred}
      disabled={item === null}
      className={`grid size-11 shrink-0 place-items-center rounded-full text-quiet hover:bg-accent-soft aria-pressed:text-accent ${className}`}
      onClick={() => item !== null && void learner.setStar(item, !isStarred).catch(toastFailure)}
    >
      {isStarred ? filled : outline}
    </button>
  )
}
