import { useEffect, useId, useState } from 'react'
import type { TextOfExam } from '@pol/content/exams/exam'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { Button } from '../../ui/frame/button.tsx'
import { Play } from '../../ui/icons/drawn/play.tsx'
import { Square } from '../../ui/icons/drawn/square.tsx'
import { useClipsAhead } from '../../ui/speech/use-clips-ahead.ts'
import { speechPlayer } from '../../ui/speech/player.ts'
import { toastSpeechFailure } from '../../ui/speech/toast-speech-failure.ts'
import { TextIn } from '../../ui/tasks/item-texts.tsx'
import { lineTexts } from './exam-texts.ts'

interface Props {
  /** Of the text in its section, from 1. */
  readonly number: number
  readonly text: TextOfExam
  /** The language that is learned. */
  readonly language: Language
  /** How often it may still be heard. */
  readonly left: number
  readonly onHeard: () => void
  /** Whether another text is being played: it would be lost, so this one waits. */
  readonly mustWait: boolean
  readonly onPlaying: (isPlaying: boolean) => void
}

/** Plays a text line after line, as often as the exam allows. A hearing counts when its first sound is heard. */
export function TextPlayer({ number, text, language, left, onHeard, mustWait, onPlaying }: Props) {
  const id = useId()
  /** Index of the line that is played; null while nothing is. */
  const [current, setCurrent] = useState<number | null>(null)
  useEffect(() => () => speechPlayer.stop(id), [id])
  const next = current === null ? [] : text.lines.slice(current + 1, current + 2)
  useClipsAhead(next.map((line) => lineTexts(line, language).spoken))
  const play = async () => {
    let isHeard = false
    onPlaying(true)
    try {
      for (const [at, line] of text.lines.entries()) {
        const isPlayed = await speechPlayer.speak(id, lineTexts(line, language).spoken, {
          isPersonal: false,
          rate: 1,
          onStatus(status) {
            if (status === 'loading') setCurrent(at)
            if (status !== 'playing' || isHeard) return
            isHeard = true
            onHeard()
          },
        })
        if (!isPlayed) break
      }
    } catch (error) {
      toastSpeechFailure(error)
    } finally {
      setCurrent(null)
      onPlaying(false)
    }
  }
  const speaker = current === null ? undefined : text.lines[current]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="w-full font-bold text-brand">
        <TextIn language={language}>{language === 'de' ? text.title_german : text.title_farsi}</TextIn>
      </p>
      {current === null ? (
        <Button
          variant="secondary"
          disabled={left === 0 || mustWait}
          aria-describedby={`${id}-left`}
          // Not awaited: the button is replaced while it plays.
          onClick={() => void play()}
        >
          <Play aria-hidden="true" className="size-5" />
          <span>{t('Text {number} abspielen', { number })}</span>
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => speechPlayer.stop(id)}>
          <Square aria-hidden="true" className="size-5" />
          <span>{t('Stoppen')}</span>
        </Button>
      )}
      <p id={`${id}-left`} className="text-quiet">
        {left === 0
          ? t('nicht mehr zu hören')
          : t('noch einmal zu hören|noch {count}-mal zu hören', { count: left })}
      </p>
      <p aria-hidden="true" className="min-h-6 font-semibold text-brand">
        {speaker && <TextIn language={language}>{lineTexts(speaker, language).speaker}</TextIn>}
      </p>
    </div>
  )
}
