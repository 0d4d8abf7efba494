import { t } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import { MixedPersian, MixedText } from '../../ui/frame/persian.tsx'

interface Props {
  /** The language that is learned. */
  readonly language: Language
  readonly children: string
}

/** Why an answer is right, in the language of the reader. */
export function Reason({ language, children }: Props) {
  return (
    <p>
      <span className="font-semibold">{t('Warum:')}</span>
      <span> </span>
      {otherLanguage(language) === 'fa' ? (
        <MixedPersian>{children}</MixedPersian>
      ) : (
        <span lang="de" dir="ltr">
          <MixedText>{children}</MixedText>
        </span>
      )}
    </p>
  )
}
