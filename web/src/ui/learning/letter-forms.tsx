import { Persian } from '../frame/persian.tsx'
import { Explanation } from './explanation.tsx'
import { joinedForms } from './joined-forms.ts'

/** The joined forms of a Persian letter, the final one on the left. */
export function LetterForms({ letter }: { readonly letter: string }) {
  return (
    <dl dir="ltr" className="flex justify-between gap-x-2 text-sm text-quiet">
      {joinedForms(letter).map(({ position, shape }) => (
        <div key={position} className="flex flex-col-reverse items-center">
          <dt>
            <Explanation>{position}</Explanation>
          </dt>
          <dd>
            <Persian className="text-2xl text-ink">{shape}</Persian>
          </dd>
        </div>
      ))}
    </dl>
  )
}
