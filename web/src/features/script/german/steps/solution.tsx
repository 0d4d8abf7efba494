import type { Elements } from '../../../../lib/elements.ts'
import { German, Persian } from '../../../../ui/frame/persian.tsx'
import { GermanSound } from '../../../../ui/learning/german-sound.tsx'
import { SpeakerButton } from '../../../../ui/speech/speaker-button.tsx'
import type { WritingQuestion } from '../writing-step.ts'

/** The right answer in full. */
export function Solution({ question: asked }: { readonly question: WritingQuestion }) {
  switch (asked.kind) {
    case 'hear':
      return (
        <div dir="ltr" className="grid grid-cols-2 gap-3">
          {asked.question.choices.map(({ id, german, farsi }, at) => (
            <Line key={id} german={german} isRight={at === asked.question.heard}>
              <Persian className="text-quiet">{farsi}</Persian>
            </Line>
          ))}
        </div>
      )
    case 'spell': {
      const { german, farsi } = asked.question.word
      return (
        <Line german={german} isInOneLine>
          <Persian className="text-quiet">{farsi}</Persian>
        </Line>
      )
    }
    case 'capitals':
      return (
        <p dir="ltr" className="flex items-center justify-center gap-4 text-center text-xl font-bold">
          <German>{asked.sentence.german}</German>
          <SpeakerButton text={asked.sentence.german} voice="alloy" />
        </p>
      )
    case 'field': {
      const { german, written } = asked.field
      return (
        <p className="text-center">
          <German className="block text-quiet">{german}</German>
          <German className="text-2xl font-bold tracking-widest">{written[0] ?? ''}</German>
        </p>
      )
    }
    case 'amount': {
      const { written, german } = asked.question.amount
      return (
        <Line german={german} isInOneLine>
          <German className="text-2xl font-bold">{written}</German>
        </Line>
      )
    }
  }
}

interface LineProps {
  readonly german: string
  readonly isRight?: boolean
  /** Whether what belongs to it stands beside it, where there is space. */
  readonly isInOneLine?: boolean
  readonly children: Elements
}

/** A German text with its sound, and what belongs to it. */
function Line({ german, isRight = true, isInOneLine = false, children }: LineProps) {
  return (
    <div dir="ltr" className="flex min-w-0 flex-wrap items-center justify-center gap-x-4 gap-y-1">
      <div className="min-w-0 text-center wrap-break-word">
        <div className={isInOneLine ? 'flex flex-wrap items-baseline justify-center gap-x-4' : 'grid'}>
          <German className={`text-xl ${isRight ? 'font-bold' : ''}`}>{german}</German>
          {children}
        </div>
        <GermanSound text={german} />
      </div>
      <SpeakerButton text={german} voice="alloy" />
    </div>
  )
}
