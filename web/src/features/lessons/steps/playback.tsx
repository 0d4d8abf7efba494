import { use } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { Button } from '../../../ui/frame/button.tsx'
import { Play } from '../../../ui/icons/drawn/play.tsx'
import { Square } from '../../../ui/icons/drawn/square.tsx'
import { speakerNames } from '../../../ui/course/speaker-names.ts'
import { type SaidBy, turnTexts } from '../../../ui/course/turn-texts.ts'
import { useDialogue } from '../../../ui/course/use-dialogue.ts'
import { TextIn } from '../../../ui/tasks/item-texts.tsx'
import { SpeechRate } from '../../../ui/speech/speech-rate.ts'
import { SlowSwitch } from './slow-speech.tsx'

interface Props {
  readonly lines: readonly SaidBy[]
  readonly language: Language
  /** Whether it is all that the step has; else it is small, and another control gets the focus. */
  readonly isAlone: boolean
}

/** Plays lines one after the other, also slowly. Only who speaks is shown, unless there is no sound. */
export function Playback({ lines, language, isAlone }: Props) {
  const { current, hasFailed, play, stop } = useDialogue(
    lines.map((line) => turnTexts(line, language).spoken),
    use(SpeechRate),
  )
  const speaker = (current === null ? undefined : lines[current]?.speaker) || null
  return (
    <div
      className={
        isAlone
          ? 'grid grid-cols-1 justify-items-center gap-2'
          : 'flex flex-wrap items-center justify-center gap-x-4'
      }
    >
      {current === null ? (
        <Button {...(isAlone && { 'data-first-focus': true })} onClick={play}>
          <Play aria-hidden="true" className="size-5" />
          <span>{t('Abspielen')}</span>
        </Button>
      ) : (
        <Button variant="secondary" onClick={stop}>
          <Square aria-hidden="true" className="size-5" />
          <span>{t('Stoppen')}</span>
        </Button>
      )}
      {/* A change takes effect at the next start. */}
      <SlowSwitch onChange={stop} />
      {hasFailed && (
        <div className="card w-full p-3">
          <p className="text-quiet">{t('Der Ton ist gerade nicht da. Hier ist der Text:')}</p>
          {lines.map((line, at) => (
            <p key={at}>
              <TextIn language={language}>{turnTexts(line, language).spoken.text}</TextIn>
            </p>
          ))}
        </div>
      )}
      {isAlone && (
        <p className="min-h-9 text-center text-2xl font-bold text-brand" aria-hidden="true">
          {speaker === null ? '' : speakerNames[speaker]}
        </p>
      )}
    </div>
  )
}
