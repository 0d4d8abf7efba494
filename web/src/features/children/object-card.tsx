import { withArticle } from '@pol/content/with-article'
import type { LearnObject } from '@pol/content/objects'
import { Persian } from '../../ui/frame/persian.tsx'
import { SpeakerButton } from '../../ui/speech/speaker-button.tsx'
import { categories } from './tabs.ts'

/** Specification section 9. */
const staggerMs = 100

const grounds = [
  'bg-amber-100 dark:bg-amber-900/40',
  'bg-emerald-100 dark:bg-emerald-900/40',
  'bg-sky-100 dark:bg-sky-900/40',
  'bg-rose-100 dark:bg-rose-900/40',
  'bg-violet-100 dark:bg-violet-900/40',
  'bg-lime-100 dark:bg-lime-900/40',
]

interface Props {
  readonly object: LearnObject
  /** Its place in the list, which decides when it appears. */
  readonly index: number
}

export function ObjectCard({ object, index }: Props) {
  const { icon, category, farsi, transliteration } = object
  const german = withArticle(object)
  const ground = grounds[categories.indexOf(category) % grounds.length]
  return (
    <li
      className="card flex [contain-intrinsic-size:auto_17rem] animate-appear flex-col items-center p-3 text-center [content-visibility:auto]"
      style={{ animationDelay: `${index * staggerMs}ms` }}
    >
      <div
        aria-hidden="true"
        className={`grid w-full place-items-center rounded-xl py-5 font-emoji text-6xl ${ground}`}
      >
        {icon}
      </div>
      <p className="mt-3 text-lg leading-tight font-bold">{german}</p>
      <Persian className="mt-1 text-2xl font-bold">{farsi}</Persian>
      <p className="text-quiet">{transliteration}</p>
      <div className="mt-auto flex gap-2 pt-3">
        <Voice flag="DE">
          <SpeakerButton text={german} voice="alloy" />
        </Voice>
        <Voice flag="فا">
          <SpeakerButton text={farsi} voice="nova" />
        </Voice>
      </div>
    </li>
  )
}

function Voice({ flag, children }: { readonly flag: 'DE' | 'فا'; readonly children: React.ReactNode }) {
  return (
    <div className="grid justify-items-center gap-0.5">
      {children}
      <span aria-hidden="true" className="text-sm text-quiet">
        {flag === 'فا' ? <Persian>{flag}</Persian> : flag}
      </span>
    </div>
  )
}
