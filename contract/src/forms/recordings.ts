import * as v from 'valibot'
import { t } from '../text.ts'
import { hasLetterOrDigit, nameText, withoutLookAlikes } from './names.ts'
import { speakerNameMaximum, speakerRegionMaximum } from '../limits.ts'

/** A name that other learners see; null or an empty text: none. */
/* @__NO_SIDE_EFFECTS__ */
function shownText(maximum: number, tooLong: string) {
  const text = v.pipe(nameText(tooLong), v.maxLength(maximum, tooLong), withoutLookAlikes())
  return v.nullable(
    v.pipe(
      text,
      v.transform((shown) => (hasLetterOrDigit.test(shown) ? shown : null)),
    ),
  )
}

/** What other learners see of a speaker. */
export const speakerForm = v.object({
  name: shownText(
    speakerNameMaximum,
    t('Der Name darf höchstens {count} Zeichen lang sein.', { count: speakerNameMaximum }),
  ),
  /** Where the speaker's accent is from. */
  region: shownText(
    speakerRegionMaximum,
    t('Die Region darf höchstens {count} Zeichen lang sein.', { count: speakerRegionMaximum }),
  ),
})

/** A speaker as other learners see it. */
export const speaker = v.object({ name: v.nullable(v.string()), region: v.nullable(v.string()) })

/** An approved recording of a line. Browsers keep lists of them. */
export const humanVoice = v.object({ item: v.string(), id: v.string(), ...speaker.entries })
export type HumanVoice = v.InferOutput<typeof humanVoice>
