import type { Sign } from '@pol/content/script/signs'
import { interfaceLanguage, t } from '@pol/contract/text'
import { German } from '../../../ui/frame/persian.tsx'
import type { Asked } from '../../../ui/lessons/answered-step.tsx'
import { ChoiceStep } from '../../../ui/lessons/choice-step.tsx'
import { useShuffled } from '../use-shuffled.ts'
import { partNames } from '../wording.ts'
import { SignPicture } from './sign-picture.tsx'
import { WordInFull } from './word-texts.tsx'

interface Props extends Asked {
  readonly sign: Sign
  readonly others: readonly Sign[]
}

/** A text as it stands on a thing in Iran: its meaning is chosen. */
export function ReadSign({ sign, others, ...asked }: Props) {
  const choices = useShuffled([sign, ...others])
  return (
    <ChoiceStep
      kind={partNames.sign}
      language="fa"
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{t('Was steht hier?')}</h2>
          <SignPicture picture={sign.picture} text={sign.farsi} />
        </>
      }
      choices={choices.map(({ id, german }) => ({ key: id, content: <German>{german}</German> }))}
      right={choices.indexOf(sign)}
      reason={null}
      solution={
        <>
          <WordInFull word={sign} />
          <p className="text-center text-quiet">
            {interfaceLanguage === 'fa' ? sign.place_farsi : sign.place_german}
          </p>
        </>
      }
      {...asked}
    />
  )
}
