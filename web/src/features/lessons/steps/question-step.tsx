import type { UnitText } from '@pol/content/course/unit-texts'
import { interfaceLanguage, t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { randomOf, shuffled } from '@pol/learning/random'
import { Fold } from '../../../ui/fold.tsx'
import { Explanation } from '../../../ui/learning/explanation.tsx'
import type { Asked } from '../../../ui/lessons/answered-step.tsx'
import { ChoiceStep } from '../../../ui/lessons/choice-step.tsx'
import { stepNames } from '../wording.ts'
import { Playback } from './playback.tsx'
import { TextLines } from './text-lines.tsx'

interface Props extends Asked {
  readonly text: UnitText
  readonly question: UnitText['questions'][number]
  /** Whether the text is heard, or else read. */
  readonly isHeard: boolean
  readonly language: Language
  readonly showsTransliteration: boolean
}

/** A question on a text, which can be heard or read again. */
export function QuestionStep({ text, question, isHeard, language, showsTransliteration, ...asked }: Props) {
  const { asks, answer, choices } = inInterface(question)
  return (
    <ChoiceStep
      kind={stepNames.question}
      language={language}
      question={
        <>
          {isHeard ? (
            <Playback lines={text.lines} language={language} isAlone={false} />
          ) : (
            <Fold summary={t('Text noch einmal lesen')} className="justify-center">
              <TextLines
                lines={text.lines}
                language={language}
                showsTransliteration={showsTransliteration}
                showsMeaning={false}
              />
            </Fold>
          )}
          <h2 className="text-xl font-bold short:text-lg">
            <Explanation>{asks}</Explanation>
          </h2>
        </>
      }
      choices={choices.map((choice) => ({ key: choice, content: <Explanation>{choice}</Explanation> }))}
      right={choices.indexOf(answer)}
      reason={null}
      solution={null}
      {...asked}
    />
  )
}

/** A question and its choices, which are always in the same order, in the language of the interface. */
function inInterface(question: UnitText['questions'][number]) {
  const [asks, answer, wrong] =
    interfaceLanguage === 'fa'
      ? [question.question_farsi, question.answer_farsi, question.wrong_farsi]
      : [question.question_german, question.answer_german, question.wrong_german]
  const mixed = shuffled([0, 1, 2], randomOf(question.question_german))
  return { asks, answer, choices: mixed.flatMap((at) => [answer, ...wrong][at] ?? []) }
}
