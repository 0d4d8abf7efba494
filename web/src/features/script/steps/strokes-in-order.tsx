import { useState } from 'react'
import { interfaceLanguage, t } from '@pol/contract/text'
import type { Stroke } from '@pol/language/script/strokes'
import { randomOf, shuffled } from '@pol/learning/random'
import { MixedPersian, MixedText } from '../../../ui/frame/persian.tsx'

interface Props {
  readonly strokes: readonly Stroke[]
  readonly onRight: () => void
}

const Text = interfaceLanguage === 'fa' ? MixedPersian : MixedText
const textOf = (stroke: Stroke) => (interfaceLanguage === 'fa' ? stroke.farsi : stroke.german)

/** The strokes of a letter, in words, are pressed in the order in which they are written: for those who cannot draw. */
export function StrokesInOrder({ strokes, onRight }: Props) {
  const [done, setDone] = useState(0)
  const [isWrong, setIsWrong] = useState(false)
  const [order] = useState(() => shuffled([...strokes.keys()], randomOf(strokes.map(textOf).join())))
  const press = (at: number) => {
    const isRight = textOf(strokes[at] as Stroke) === textOf(strokes[done] as Stroke)
    setIsWrong(!isRight)
    if (!isRight) return
    if (done + 1 === strokes.length) onRight()
    else setDone(done + 1)
  }
  return (
    <div className="grid gap-3">
      <p className="text-center">{t('Was wird zuerst geschrieben, was danach?')}</p>
      <ol className="grid gap-2">
        {strokes.slice(0, done).map((stroke, at) => (
          <li key={at} className="rounded-control bg-brand-soft p-2 text-center">
            <Text>{textOf(stroke)}</Text>
          </li>
        ))}
      </ol>
      <div role="group" aria-label={t('Antworten')} className="grid gap-3">
        {order
          .filter((at) => at >= done)
          .map((at) => (
            <button
              key={at}
              type="button"
              className="min-h-14 rounded-control border-2 border-edge bg-surface px-4 py-2 text-lg hover:border-brand hover:bg-brand-soft"
              onClick={() => press(at)}
            >
              <Text>{textOf(strokes[at] as Stroke)}</Text>
            </button>
          ))}
      </div>
      <p role="status" className="min-h-6 text-center font-semibold">
        {isWrong && t('Noch nicht: Etwas anderes kommt zuerst.')}
      </p>
    </div>
  )
}
