import script from 'virtual:script-strokes'
import { useEffect, useId, useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import type { LetterForm } from '@pol/language/script/letter-forms'
import { differentForms, strokesOf } from '@pol/language/script/strokes'
import { type Drawn, type Refusal, trace } from '@pol/learning/tracing/trace'
import type { LetterForReaders } from '../../../../build/for-readers.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { ScrollArea } from '../../../ui/lessons/scroll-area.tsx'
import { TaskGroup } from '../../../ui/tasks/task-group.tsx'
import { nameOfLetter } from '../letters.ts'
import { partNames } from '../wording.ts'
import { DrawingSurface } from './drawing-surface.tsx'
import { formNames, WithoutDrawing } from './without-drawing.tsx'

interface Props {
  readonly letter: string
  readonly row: LetterForReaders | undefined
  /** Words with the letter. */
  readonly words: readonly string[]
  readonly onGoOn: () => void
}

/** A letter is drawn: shown moving and drawn over its shape, then alone once more without it. */
interface Exercise {
  readonly form: LetterForm
  readonly hasShape: boolean
  /** Whether it begins with a demonstration. */
  readonly isShown: boolean
}

const refusals: Readonly<Record<Refusal, string>> = {
  direction: t('Die Form stimmt. Ziehen Sie den Strich in die andere Richtung.'),
  order: t('Fast: Ein anderer Strich kommt zuerst. „Zeigen“ führt die Reihenfolge vor.'),
  shape: t('Noch nicht ganz. Folgen Sie der Form, oder sehen Sie mit „Zeigen“ zu.'),
  incomplete: t('Gut, zeichnen Sie weiter.'),
  'dot-missing': t('Gut. Jetzt fehlt noch ein Punkt.'),
}
const refusalsWithoutShape = { ...refusals, shape: t('Noch nicht ganz. „Zeigen“ führt den Buchstaben vor.') }

/** The forms of a letter are shown, traced and drawn. Nothing has to be drawn: there is another way, and a way past it. */
export function Trace({ letter, row, words, onGoOn }: Props) {
  const id = useId()
  const exercises: readonly Exercise[] = [
    { form: 'alone', hasShape: true, isShown: true },
    { form: 'alone', hasShape: false, isShown: false },
    ...differentForms(letter)
      .filter((form) => form !== 'alone')
      .map((form) => ({ form, hasShape: true, isShown: true })),
  ]
  const [at, setAt] = useState(0)
  const [isDrawing, setIsDrawing] = useState(true)
  const [isDone, setIsDone] = useState(false)
  const goOnButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isDone) goOnButton.current?.focus({ preventScroll: true })
  }, [isDone])
  const exercise = exercises[at]
  const isLast = at + 1 === exercises.length
  if (!exercise) return null
  const name = nameOfLetter(letter, row)
  const goOn = () => {
    if (isLast) return onGoOn()
    setAt(at + 1)
    setIsDone(false)
  }
  return (
    // Each form, and the way without drawing, takes the focus as a part of its own: the button that was pressed is gone.
    <TaskGroup key={`${at} ${isDrawing}`} id={id} kind={partNames.trace} isHelped={false}>
      <ScrollArea>
        <div className="grid grid-cols-1 gap-3 short:gap-1.5">
          <h2 id={`${id}-question`} className="text-center font-semibold">
            {isDrawing ? t('{name}, {form}', { name, form: formNames[exercise.form] }) : name}
          </h2>
          {isDrawing ? (
            <Drawing
              letter={letter}
              name={name}
              exercise={exercise}
              isDone={isDone}
              onDone={() => setIsDone(true)}
              onWithout={() => setIsDrawing(false)}
            />
          ) : (
            <WithoutDrawing letter={letter} words={words} onDone={onGoOn} onDraw={() => setIsDrawing(true)} />
          )}
        </div>
      </ScrollArea>
      <div className="bottom-bar grid">
        {isDrawing && isDone ? (
          <Button key="go on" ref={goOnButton} onClick={goOn}>
            {isLast ? t('Weiter') : exercises[at + 1]?.hasShape ? t('Nächste Form') : t('Jetzt ohne Vorlage')}
          </Button>
        ) : (
          <Button key="skip" variant="secondary" onClick={onGoOn}>
            {t('Überspringen')}
          </Button>
        )}
      </div>
    </TaskGroup>
  )
}

interface DrawingProps {
  readonly letter: string
  readonly name: string
  readonly exercise: Exercise
  readonly isDone: boolean
  readonly onDone: () => void
  /** Changes to the tasks without drawing. */
  readonly onWithout: () => void
}

function Drawing({ letter, name, exercise, isDone, onDone, onWithout }: DrawingProps) {
  const strokes = strokesOf(script, letter, exercise.form)
  const [drawn, setDrawn] = useState<readonly Drawn[]>([])
  /** Increases with each demonstration; 0 for none. */
  const [shown, setShown] = useState(exercise.isShown ? 1 : 0)
  const room = exercise.hasShape ? 'near the shape' : 'anywhere'
  const { accepted, used, refusal } = trace(drawn, strokes, room)
  const hints = exercise.hasShape ? refusals : refusalsWithoutShape
  const hint = drawn.length > 0 && refusal ? hints[refusal] : ''
  const add = (line: Drawn) => {
    // What was not accepted is drawn again.
    const kept = refusal === 'incomplete' || refusal === 'dot-missing' ? drawn : drawn.slice(0, used)
    const next = [...kept, line]
    setShown(0)
    setDrawn(next)
    if (trace(next, strokes, room).refusal === null) onDone()
  }
  const show = () => {
    // What was not accepted would cover the demonstration.
    setDrawn(drawn.slice(0, used))
    setShown(shown + 1)
  }
  return (
    <>
      <p className="text-center text-quiet short:text-sm">
        {exercise.hasShape
          ? t('Fahren Sie die Linie vom Kreis an nach, mit Finger, Stift oder Maus.')
          : t('Ohne Vorlage: Zeichnen Sie den Buchstaben aus dem Kopf, so groß, wie Sie möchten.')}
      </p>
      <DrawingSurface
        name={t('Buchstabe {name} nachzeichnen', { name })}
        strokes={strokes}
        accepted={accepted}
        drawn={drawn}
        isBegun={drawn.length > used}
        hasShape={exercise.hasShape}
        demonstration={shown}
        isDone={isDone}
        onDraw={add}
      />
      <p role="status" className="min-h-6 text-center font-semibold">
        {isDone ? t('Richtig') : hint}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="secondary" disabled={isDone} onClick={show}>
          {t('Zeigen')}
        </Button>
        <Button
          variant="secondary"
          disabled={isDone || drawn.length === 0}
          onClick={() => {
            setDrawn([])
            setShown(0)
          }}
        >
          {t('Löschen')}
        </Button>
        <Button variant="quiet" onClick={onWithout}>
          {t('Ohne Zeichnen')}
        </Button>
      </div>
    </>
  )
}
