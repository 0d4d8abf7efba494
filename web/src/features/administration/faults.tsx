import { Button } from '../../ui/frame/button.tsx'
import type { Fault } from './lists.ts'

interface Props {
  readonly faults: readonly Fault[]
  readonly onRetry: () => Promise<void>
}

/** Says what is missing or out of date on the page, for as long as it is. */
export function Faults({ faults, onRetry }: Props) {
  return (
    <section aria-label="Nicht geladen" className="card flex flex-wrap items-center gap-4 border-danger! p-5">
      <ul className="grow text-danger">
        {faults.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button look="secondary" onClick={() => void onRetry()}>
        Erneut laden
      </Button>
    </section>
  )
}
