import * as v from 'valibot'
import { t } from '../text.ts'
import { hasLetterOrDigit, nameText, withoutLookAlikes } from './names.ts'
import { speakerNameMaximum, speakerRegionMaximum } from '../limits.ts'

/** A text that other learners see. A text without a letter or digit becomes null, which means none. */
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

/** Details of a speaker that other learners see. */
export const speakerForm = v.object({
  name: shownText(
    speakerNameMaximum,
    t('Der Name darf höchstens {count} Zeichen lang sein.', { count: speakerNameMaximum }),
  ),
  /** Region of the speaker's accent. */
  region: shownText(
    speakerRegionMaximum,
    t('Die Region darf höchstens {count} Zeichen lang sein.', { count: speakerRegionMaximum }),
  ),
})

/** A speaker as other learners see it. */
export const speaker = v.object({ name: v.nullable(v.string()), region: v.nullable(v.string()) })

/** An approved recording of a line. Browsers store lists of them. */
export const humanVoice = v.object({ item: v.string(), id: v.string(), ...speaker.entries })
export type HumanVoice = v.InferOutput<typeof humanVoice>
