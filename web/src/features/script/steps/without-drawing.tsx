import script from 'virtual:script-strokes'
import { useState } from 'react'
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
  const [questions] = useState(() => formQuestions(letter, words))
  const question = questions[asked]
  const goOn = () => (asked + 1 < questions.length ? setAsked(asked + 1) : onDone())
  return (
    <>
      {question ? (
        <ChooseForm key={asked} letter={letter} {...question} onRight={goOn} />
      ) : (
        <StrokesInOrder letter={letter} onRight={goOn} />
      )}
      <div className="grid justify-center">
        <Button variant="quiet" onClick={onDraw}>
          {t('Zeichnen')}
        </Button>
      </div>
    </>
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
  readonly onRight: () => void
}

/** The strokes of a letter, as pictures and in words, are pressed in the order in which they are written. */
function StrokesInOrder({ letter, onRight }: OrderProps) {
  const [order] = useState(() => strokeOrderOf(script, letter, 'alone', randomOf(letter)))
  const [chosen, setChosen] = useState<readonly Stroke[]>([])
  const [hint, setHint] = useState('')
  const press = (stroke: Stroke) => {
    const next = [...chosen, stroke]
    const verdict = judgeStrokeOrder(order, next)
    if (verdict === 'order') return setHint(t('Noch nicht: Etwas anderes kommt zuerst.'))
    if (verdict === 'other-stroke') return setHint(t('Noch nicht: Das gehört zu einem anderen Buchstaben.'))
    setHint(t('Richtig'))
    setChosen(next)
    if (verdict === 'right') onRight()
  }
  return (
    <div className="grid gap-3">
      <p className="text-center">{t('Was wird zuerst geschrieben, was danach?')}</p>
      <div role="group" aria-label={t('Antworten')} className="grid gap-2 sm:grid-cols-2">
        {order.choices.map((stroke, at) => {
          const place = chosen.indexOf(stroke)
          return (
            <button
              key={at}
              type="button"
              disabled={place >= 0}
              className={`${choice} disabled:border-line disabled:bg-sunken`}
              onClick={() => press(stroke)}
            >
              <StrokePicture strokes={[stroke]} />
              <span className="text-start">
                <Text>{textOf(stroke)}</Text>
              </span>
            </button>
          )
        })}
      </div>
      <p role="status" className="min-h-6 text-center font-semibold">
        {hint}
      </p>
    </div>
  )
}

const places = { alone: 'alone', initial: 'first', medial: 'middle', final: 'last' } as const

interface FormProps extends FormQuestion {
  readonly letter: string
  readonly onRight: () => void
}

/** The letters of a word stand apart: which form does one of them take in it? */
function ChooseForm({ letter, word, question, onRight }: FormProps) {
  const [hint, setHint] = useState('')
  const [choices] = useState(() => shuffled(question.choices, randomOf(word)))
  const press = (form: LetterForm) =>
    form === question.right ? onRight() : setHint(t('Noch nicht: Sehen Sie, wo der Buchstabe im Wort steht.'))
  return (
    <div className="grid gap-3">
      <p className="text-center">{t('Welche Form hat der markierte Buchstabe im Wort?')}</p>
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
      <p role="status" className="min-h-6 text-center font-semibold">
        {hint}
      </p>
    </div>
  )
}

export const formNames: Readonly<Record<LetterForm, string>> = {
  alone: t('allein'),
  initial: t('am Anfang'),
  medial: t('in der Mitte'),
  final: t('am Ende'),
}
