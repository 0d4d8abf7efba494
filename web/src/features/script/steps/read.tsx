import { useState } from 'react'
import type { ScriptWord } from '@pol/content/script/step'
import type { ScriptQuestion } from '@pol/content/script/tables'
import type { TextLine } from '@pol/content/script/texts'
import { interfaceLanguage, t } from '@pol/contract/text'
import { Button } from '../../../ui/frame/button.tsx'
import { German, Persian } from '../../../ui/frame/persian.tsx'
import type { Asked } from '../../../ui/lessons/answered-step.tsx'
import { ChoiceStep } from '../../../ui/lessons/choice-step.tsx'
import { ScrollArea } from '../../../ui/lessons/scroll-area.tsx'
import { StepFrame } from '../../../ui/lessons/step-frame.tsx'
import { SpeakerButton } from '../../../ui/speech/speaker-button.tsx'
import { type VowelSigns, VowelSignsSwitch } from '../vowel-signs.tsx'
import { useShuffled } from '../use-shuffled.ts'
import { partNames } from '../wording.ts'
import { WordInFull } from './word-texts.tsx'

interface WordProps extends Asked {
  readonly word: ScriptWord
  readonly others: readonly ScriptWord[]
  readonly signs: VowelSigns
}

/** A word is read: its sound is chosen, then heard. */
export function ReadWord({ word, others, signs, ...asked }: WordProps) {
  const choices = useShuffled([word, ...others])
  return (
    <ChoiceStep
      kind={partNames.read}
      language="fa"
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{t('Wie liest man das?')}</h2>
          <p>
            <Persian className="text-5xl/relaxed font-bold short:text-4xl/relaxed">
              {signs.isOn ? word.vocalised : word.farsi}
            </Persian>
          </p>
          <VowelSignsSwitch {...signs} />
        </>
      }
      choices={choices.map(({ id, transliteration }) => ({
        key: id,
        content: (
          <span dir="ltr" translate="no">
            {transliteration}
          </span>
        ),
      }))}
      right={choices.indexOf(word)}
      reason={null}
      solution={<WordInFull word={word} />}
      {...asked}
    />
  )
}

interface TextProps {
  readonly lines: readonly TextLine[]
  /** The text at the end of the track is read without sound and meaning first. */
  readonly isWithoutHelp: boolean
  readonly onGoOn: () => void
}

/** A text in Persian letters alone; sound and meaning on demand. */
export function ReadText({ lines, isWithoutHelp, onGoOn }: TextProps) {
  const [hasHelp, setHasHelp] = useState(!isWithoutHelp)
  const [hasMeaning, setHasMeaning] = useState(false)
  return (
    <StepFrame kind={partNames.read} onGoOn={onGoOn}>
      <ScrollArea>
        <ul className="card divide-y divide-line">
          {lines.map((line) => (
            <li key={line.id} dir="rtl" className="flex items-center gap-3 px-4 py-2">
              <div className="min-w-0 flex-1">
                <Persian className="block text-xl/relaxed font-semibold">{line.farsi}</Persian>
                {hasMeaning && <German className="block text-quiet">{line.german}</German>}
              </div>
              {hasHelp && <SpeakerButton text={line.farsi} voice="nova" />}
            </li>
          ))}
        </ul>
      </ScrollArea>
      <div className="flex flex-wrap justify-center gap-3">
        {!hasHelp && (
          <Button variant="secondary" onClick={() => setHasHelp(true)}>
            {t('Zum Anhören')}
          </Button>
        )}
        {!hasMeaning && (
          <Button variant="secondary" onClick={() => setHasMeaning(true)}>
            {t('Bedeutung zeigen')}
          </Button>
        )}
      </div>
    </StepFrame>
  )
}

interface QuestionProps extends Asked {
  readonly lines: readonly TextLine[]
  readonly question: ScriptQuestion
}

/** A question on the text, which stays in view. */
export function AskText({ lines, question, ...asked }: QuestionProps) {
  const isPersian = interfaceLanguage === 'fa'
  const asking = isPersian ? question.question_farsi : question.question_german
  const choices = useShuffled([question.answer, ...question.wrong])
  return (
    <ChoiceStep
      kind={partNames.read}
      language="fa"
      question={
        <>
          <Persian className="block max-h-40 overflow-y-auto text-start text-lg/relaxed short:max-h-28">
            {lines.map(({ farsi }) => farsi).join(' ')}
          </Persian>
          <h2 className="font-semibold sm:text-lg">{asking}</h2>
        </>
      }
      choices={choices.map((choice) => ({ key: choice, content: <German>{choice}</German> }))}
      right={choices.indexOf(question.answer)}
      reason={null}
      solution={
        <p className="text-center text-xl font-bold">
          <German>{question.answer}</German>
        </p>
      }
      {...asked}
    />
  )
}
