import type { ScriptRule, ScriptWord } from '@pol/content/script/step'
import { letterSpeech } from '@pol/content/letter-speech'
import { interfaceLanguage, t } from '@pol/contract/text'
import type { LetterForReaders } from '../../../../build/for-readers.ts'
import { MixedPersian, MixedText, Persian } from '../../../ui/frame/persian.tsx'
import { Explanation } from '../../../ui/learning/explanation.tsx'
import { LetterForms } from '../../../ui/learning/letter-forms.tsx'
import { ScrollArea } from '../../../ui/lessons/scroll-area.tsx'
import { StepFrame } from '../../../ui/lessons/step-frame.tsx'
import { SpeakerButton } from '../../../ui/speech/speaker-button.tsx'
import { joinsToTheLeft, nameOfLetter, soundOfLetter } from '../letters.ts'
import { partNames } from '../wording.ts'
import { WordInFull } from './word-texts.tsx'

interface LetterProps {
  readonly letter: string
  /** What the alphabet says about it; آ is not in it. */
  readonly row: LetterForReaders | undefined
  readonly onGoOn: () => void
}

/** A letter: alone, joined, how it sounds, and a word that begins with it. */
export function SeeLetter({ letter, row, onGoOn }: LetterProps) {
  return (
    <StepFrame kind={partNames.see} onGoOn={onGoOn}>
      <ScrollArea>
        <div className="card grid grid-cols-1 gap-3 p-4 short:gap-2 short:p-3">
          <div className="flex items-center justify-center gap-4">
            <Persian className="text-7xl/normal font-bold text-brand short:text-5xl/normal">{letter}</Persian>
            {row && <SpeakerButton text={letterSpeech(row)} voice="nova" onAutoplayFailure={ignore} />}
          </div>
          <h2 translate="no" className="text-center text-xl font-bold">
            {nameOfLetter(letter, row)}
          </h2>
          <p className="text-quiet">
            <Explanation>{soundOfLetter(letter, row)}</Explanation>
          </p>
          {letter !== 'آ' && <LetterForms letter={letter} isLarge />}
          <p className="font-semibold">
            {joinsToTheLeft(letter)
              ? t('Verbindet sich mit dem nächsten Buchstaben.')
              : t('Verbindet sich nicht mit dem nächsten Buchstaben.')}
          </p>
        </div>
      </ScrollArea>
    </StepFrame>
  )
}

const digits = [...'۰۱۲۳۴۵۶۷۸۹']

/** The digits beside those of German. */
export function SeeDigits({ onGoOn }: { readonly onGoOn: () => void }) {
  return (
    <StepFrame kind={partNames.see} onGoOn={onGoOn}>
      <ScrollArea>
        <ul dir="ltr" className="grid grid-cols-5 gap-2 text-center" aria-label={t('Ziffern')}>
          {digits.map((digit, value) => (
            <li key={digit} className="card p-2">
              <Persian className="block text-3xl/normal font-bold text-brand">{digit}</Persian>
              <span className="text-quiet">{value}</span>
            </li>
          ))}
        </ul>
      </ScrollArea>
    </StepFrame>
  )
}

const Text = interfaceLanguage === 'fa' ? MixedPersian : MixedText

/** A rule of the script, with words in which it can be seen. */
export function SeeRule({ rule, onGoOn }: { readonly rule: ScriptRule; readonly onGoOn: () => void }) {
  const isPersian = interfaceLanguage === 'fa'
  return (
    <StepFrame kind={partNames.see} onGoOn={onGoOn}>
      <ScrollArea>
        <div className="card grid grid-cols-1 gap-3 p-4">
          <h2 className="text-xl font-bold">
            <Text>{isPersian ? rule.heading_farsi : rule.heading_german}</Text>
          </h2>
          <p className={isPersian ? undefined : '[&_[lang=fa]]:text-2xl'}>
            <Text>{isPersian ? rule.text_farsi : rule.text_german}</Text>
          </p>
          <ul className="grid grid-cols-2 gap-2">
            {rule.examples.map((word) => (
              <li key={word.id} className="rounded-control bg-sunken p-2">
                <WordInFull word={word} written={rule.hasVowelMarks ? word.vocalised : word.farsi} />
              </li>
            ))}
          </ul>
        </div>
      </ScrollArea>
    </StepFrame>
  )
}

interface LookAgainProps {
  readonly shown: Pick<ScriptWord, 'farsi' | 'transliteration' | 'german'>
  readonly onGoOn: () => void
}

/** What was wrong twice is shown before it is asked again. */
export function LookAgain({ shown, onGoOn }: LookAgainProps) {
  return (
    <StepFrame kind={t('Noch einmal ansehen')} onGoOn={onGoOn}>
      <ScrollArea>
        <div className="card p-4">
          <WordInFull word={shown} />
        </div>
      </ScrollArea>
    </StepFrame>
  )
}

const ignore = () => undefined
