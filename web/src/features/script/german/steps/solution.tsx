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
              <Persian className="block text-quiet">{farsi}</Persian>
            </Line>
          ))}
        </div>
      )
    case 'spell': {
      const { german, farsi } = asked.question.word
      return (
        <Line german={german}>
          <Persian className="block text-quiet">{farsi}</Persian>
        </Line>
      )
    }
    case 'capitals':
      return (
        <Line german={asked.sentence.german}>
          <Persian className="block text-quiet">{asked.sentence.farsi}</Persian>
        </Line>
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
        <Line german={german}>
          <German className="block text-2xl font-bold">{written}</German>
        </Line>
      )
    }
  }
}

interface LineProps {
  readonly german: string
  readonly isRight?: boolean
  readonly children: Elements
}

/** A German text with its sound, and what belongs to it. */
function Line({ german, isRight = true, children }: LineProps) {
  return (
    <div dir="ltr" className="flex min-w-0 flex-wrap items-center justify-center gap-x-4 gap-y-1">
      <div className="min-w-0 text-center wrap-break-word">
        <German className={`block text-xl ${isRight ? 'font-bold' : ''}`}>{german}</German>
        <GermanSound text={german} />
        {children}
      </div>
      <SpeakerButton text={german} voice="alloy" />
    </div>
  )
}
