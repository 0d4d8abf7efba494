import { useId } from 'react'
import { t } from '@pol/contract/text'
import { isRightAnswer } from '@pol/language/drills/answers'
import type { Drill } from '@pol/language/drills/drill'
import type { Language } from '@pol/language/language'
import { AnsweredStep, type Asked } from '../../../ui/lessons/answered-step.tsx'
import { ListenOrSkip } from '../../../ui/lessons/listen-or-skip.tsx'
import { giveFeedback } from '../../../ui/tasks/feedback.ts'
import { TextIn } from '../../../ui/tasks/item-texts.tsx'
import { Typing } from '../../../ui/tasks/typing.tsx'
import { stepNames } from '../wording.ts'

interface Props extends Asked {
  readonly drill: Drill
  readonly language: Language
  readonly showsTransliteration: boolean
  readonly hasKeyboard: boolean
  readonly onKeyboard: (isOnScreen: boolean) => void
  /** Leaves the question, because its sound cannot be had. It does not count. */
  readonly onUnheard: () => void
}

/** A number, price, time or date is heard and written with digits; a name is written as it is spelled. */
export function NumberStep(props: Props) {
  const { drill, language, showsTransliteration, hasKeyboard, onKeyboard, onUnheard, ...asked } = props
  const id = useId()
  const isName = drill.type === 'name'
  return (
    <AnsweredStep
      id={id}
      kind={stepNames.number}
      language={language}
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{instructions[drill.type]}</h2>
          <ListenOrSkip
            spoken={{ text: drill.said, voice: language === 'fa' ? 'nova' : 'alloy' }}
            isAnswered={asked.reply !== null}
            onSkip={onUnheard}
          />
        </>
      }
      reason={null}
      solution={
        <div className="card mt-3 grid gap-1 p-3 text-center">
          <TextIn language={language} className="text-2xl font-bold short:text-xl">
            {drill.written}
          </TextIn>
          <TextIn language={language}>{drill.said}</TextIn>
          {showsTransliteration && drill.transliteration !== '' && (
            <span dir="ltr" translate="no" className="text-quiet">
              {drill.transliteration}
            </span>
          )}
        </div>
      }
      {...asked}
    >
      <Typing
        // Digits are written from left to right in both languages.
        language={isName ? language : 'de'}
        isAnswered={asked.reply !== null}
        hasKeyboard={isName && hasKeyboard}
        describedBy={`${id}-question`}
        onCheck={(typed) => {
          const isRight = isRightAnswer(drill, typed)
          giveFeedback(isRight)
          asked.onReply({ grade: isRight ? 3 : 1, verdict: null, chosen: null })
        }}
        onKeyboard={onKeyboard}
      />
    </AnsweredStep>
  )
}

const withDigits = t('Schreiben Sie mit Ziffern, was Sie hören.')
const instructions: Readonly<Record<Drill['type'], string>> = {
  number: withDigits,
  phone: t('Schreiben Sie die Telefonnummer, die Sie hören.'),
  price: t('Schreiben Sie den Preis mit Ziffern.'),
  clock: t('Schreiben Sie die Uhrzeit mit Ziffern.'),
  time: t('Schreiben Sie die Uhrzeit mit Ziffern.'),
  date: t('Schreiben Sie Tag, Monat und Jahr mit Ziffern.'),
  name: t('Schreiben Sie den Namen, den Sie buchstabiert hören.'),
}
