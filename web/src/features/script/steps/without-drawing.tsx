import script from 'virtual:script-strokes'
import { useEffect, useRef, useState } from 'react'
import { interfaceLanguage, t } from '@pol/contract/text'
import type { LetterForm } from '@pol/language/script/letter-forms'
import type { Stroke } from '@pol/language/script/strokes'
import { randomOf, shuffled } from '@pol/learning/random'
import { type FormInWord, formsInWord } from '@pol/learning/tracing/form-in-word'
import { judgeStrokeOrder, strokeOrderOf } from '@pol/learning/tracing/stroke-order'
import { letterIn } from '@pol/learning/item'
import { Button } from '../../../ui/frame/button.tsx'
import { MixedPersian, MixedText, Persian } from '../../../ui/frame/persian.tsx'
import { StrokePicture } from './stroke-picture.tsx'

interface Props {
  readonly letter: string
  /** Words with the letter. */
  readonly words: readonly string[]
  readonly onDone: () => void
  /** Changes to drawing. */
  readonly onDraw: () => void
}

/** How many words are asked for the form of the letter in them. */
const wordsAsked = 2

/** Two tasks for those who do not draw: the strokes of a letter in their order, and its form in words. */
export function WithoutDrawing({ letter, words, onDone, onDraw }: Props) {
  const [asked, setAsked] = useState(-1)
  const [verdict, setVerdict] = useState<Verdict>({ text: '', number: 0 })
  const [questions] = useState(() => formQuestions(letter, words))
  const question = questions[asked]
  const say = (text: string) => setVerdict({ text, number: verdict.number + 1 })
  const goOn = () => {
    if (asked + 1 === questions.length) return onDone()
    say(t('Richtig'))
    setAsked(asked + 1)
  }
  return (
    <>
      {question ? (
        <ChooseForm key={asked} letter={letter} {...question} onVerdict={say} onRight={goOn} />
      ) : (
        <StrokesInOrder letter={letter} onVerdict={say} onRight={goOn} />
      )}
      <p role="status" className="min-h-6 text-center font-semibold">
        {/* A verdict that is the same as before is announced again. */}
        <span key={verdict.number}>{verdict.text}</span>
      </p>
      <div className="grid justify-center">
        <Button variant="quiet" onClick={onDraw}>
          {t('Zeichnen')}
        </Button>
      </div>
    </>
  )
}

interface Verdict {
  readonly text: string
  /** Increases with each verdict. */
  readonly number: number
}

/** What is asked. It takes the focus, since the button that was pressed is gone. */
function Question({ children }: { readonly children: string }) {
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={question} tabIndex={-1} data-first-focus className="text-center outline-none">
      {children}
    </p>
  )
}

interface FormQuestion {
  readonly word: string
  readonly question: FormInWord
}

function formQuestions(letter: string, words: readonly string[]): FormQuestion[] {
  const random = randomOf(letter)
  const questions = words.flatMap((word) =>
    formsInWord(word, random)
      .filter(({ letters, asked }) => letters[asked] === letter)
      .map((question) => ({ word, question })),
  )
  // Different forms first.
  const byForm = Map.groupBy(questions, ({ question }) => question.right)
  return [...byForm.values()].flatMap(([first]) => first ?? []).slice(0, wordsAsked)
}

const Text = interfaceLanguage === 'fa' ? MixedPersian : MixedText
const textOf = ({ german, farsi }: Stroke) => (interfaceLanguage === 'fa' ? farsi : german)
const choice =
  'flex min-h-14 items-center justify-center gap-3 rounded-control border-2 border-edge bg-surface px-3 py-1 hover:border-brand hover:bg-brand-soft'

interface OrderProps {
  readonly letter: string
  /** Called with a verdict after which the question stays. */
  readonly onVerdict: (text: string) => void
  readonly onRight: () => void
}

/** The strokes of a letter, as pictures and in words, are pressed in the order in which they are written. */
function StrokesInOrder({ letter, onVerdict, onRight }: OrderProps) {
  const [order] = useState(() => strokeOrderOf(script, letter, 'alone', randomOf(letter)))
  const [chosen, setChosen] = useState<readonly Stroke[]>([])
  const press = (stroke: Stroke) => {
    const next = [...chosen, stroke]
    const verdict = judgeStrokeOrder(order, next)
    if (verdict === 'order') return onVerdict(t('Noch nicht: Etwas anderes kommt zuerst.'))
    if (verdict === 'other-stroke') return onVerdict(t('Noch nicht: Das gehört zu einem anderen Buchstaben.'))
    if (verdict === 'right') return onRight()
    setChosen(next)
    onVerdict(
      t('Richtig. Jetzt Strich {place} von {count}.', {
        place: next.length + 1,
        count: order.strokes.length,
      }),
    )
  }
  return (
    <div className="grid gap-3">
      <Question>
        {order.strokes.length > 1
          ? t('Was wird zuerst geschrieben, was danach?')
          : t('Wie wird der Buchstabe geschrieben?')}
      </Question>
      <div role="group" aria-label={t('Antworten')} className="grid gap-2 sm:grid-cols-2">
        {order.choices.map((stroke, at) => {
          const place = chosen.indexOf(stroke)
          return (
            <button
              key={at}
              type="button"
              // Not disabled: it keeps the focus.
              aria-disabled={place >= 0}
              className={`${choice} aria-disabled:border-line aria-disabled:bg-sunken`}
              onClick={() => place < 0 && press(stroke)}
            >
              <StrokePicture strokes={[stroke]} />
              <span className="text-start">
                <Text>{textOf(stroke)}</Text>
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}

const places = { alone: 'alone', initial: 'first', medial: 'middle', final: 'last' } as const

interface FormProps extends FormQuestion {
  readonly letter: string
  /** Called with a verdict after which the question stays. */
  readonly onVerdict: (text: string) => void
  readonly onRight: () => void
}

/** The letters of a word stand apart: which form does one of them take in it? */
function ChooseForm({ letter, word, question, onVerdict, onRight }: FormProps) {
  const [choices] = useState(() => shuffled(question.choices, randomOf(word)))
  const press = (form: LetterForm) =>
    form === question.right
      ? onRight()
      : onVerdict(t('Noch nicht: Sehen Sie, wo der Buchstabe im Wort steht.'))
  return (
    <div className="grid gap-3">
      <Question>{t('Welche Form hat der markierte Buchstabe im Wort?')}</Question>
      <p dir="rtl" className="flex flex-wrap justify-center gap-3 text-3xl/normal">
        {question.letters.map((other, at) =>
          at === question.asked ? (
            <mark key={at} className="rounded-control bg-accent-soft px-2 text-accent">
              <Persian>{other}</Persian>
            </mark>
          ) : (
            <Persian key={at}>{other}</Persian>
          ),
        )}
      </p>
      <div role="group" aria-label={t('Antworten')} className="grid grid-cols-2 gap-2">
        {choices.map((form) => (
          <button
            key={form}
            type="button"
            aria-label={formNames[form]}
            className={choice}
            onClick={() => press(form)}
          >
            <Persian className="text-3xl/normal">{letterIn(letter, places[form])}</Persian>
          </button>
        ))}
      </div>
    </div>
  )
}

export const formNames: Readonly<Record<LetterForm, string>> = {
  alone: t('allein'),
  initial: t('am Anfang'),
  medial: t('in der Mitte'),
  final: t('am Ende'),
}
