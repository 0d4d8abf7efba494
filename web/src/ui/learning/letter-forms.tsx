import { Persian } from '../frame/persian.tsx'
import { Explanation } from './explanation.tsx'
import { joinedForms } from './joined-forms.ts'

interface Props {
  readonly letter: string
  /** Whether it is met for the first time. */
  readonly isLarge?: boolean
}

/** The joined forms of a Persian letter, the final one on the left. */
export function LetterForms({ letter, isLarge = false }: Props) {
  return (
    <dl dir="ltr" className="flex justify-between gap-x-2 text-sm text-quiet">
      {joinedForms(letter).map(({ position, shape }) => (
        <div key={position} className="flex flex-col-reverse items-center">
          <dt>
            <Explanation>{position}</Explanation>
          </dt>
          <dd>
            <Persian className={`${isLarge ? 'text-4xl/normal' : 'text-2xl'} text-ink`}>{shape}</Persian>
          </dd>
        </div>
      ))}
    </dl>
  )
}
