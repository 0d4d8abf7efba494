import { type ComponentProps, useId, useRef, useState } from 'react'
import type { ExamField } from '@pol/content/exams/writing'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { isFilledRight } from '@pol/learning/exams/points'
import type { Settings } from '@pol/learning/values'
import { Button } from '../../ui/frame/button.tsx'
import { TextIn } from '../../ui/tasks/item-texts.tsx'
import { isWholeKeyboard, showsKeyboard } from '../../ui/tasks/keyboard-layouts.ts'
import { ScreenKeyboard } from '../../ui/tasks/screen-keyboard.tsx'
import { Criteria } from './criteria.tsx'
import { ExplainedLines } from './explained-lines.tsx'
import { criteriaOf, keyOfField, messageKey, withKey } from './outcomes.ts'
import type { Tasks } from './tasks.ts'
import { ReadText } from './read-text.tsx'
import { Reason } from './reason.tsx'
import { SectionFrame } from './section-frame.tsx'

interface Props extends Tasks {
  readonly settings: Settings
}

/** The form and the message. The form is corrected, the message is compared with a model. */
export function Writing({ exam, attempt, isOver, onAnswer, onTick, settings }: Props) {
  const { language } = exam
  const { person, fields, message, model } = exam.schreiben
  const { answers } = attempt
  const keys = useKeys(onAnswer)
  const [hasKeyboard, setHasKeyboard] = useState(() => showsKeyboard(settings.keyboard, language))
  const isWhole = isWholeKeyboard(language)
  const text = answers[messageKey] ?? ''
  const typing = {
    lang: language,
    dir: language === 'fa' ? 'rtl' : 'ltr',
    inputMode: hasKeyboard && isWhole ? 'none' : 'text',
  } as const
  const keyboard = !isOver && (
    <div className="grid gap-2">
      {isWhole && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setHasKeyboard(!hasKeyboard)}>
          {hasKeyboard ? t('Tastatur des Geräts') : t('Bildschirmtastatur')}
        </Button>
      )}
      {hasKeyboard && <ScreenKeyboard language={language} onType={keys.type} onDelete={keys.deleteBack} />}
    </div>
  )
  const isGerman = language === 'de'
  return (
    <>
      <SectionFrame part="schreiben" section={1}>
        <div className="card p-4 sm:p-5">
          <ReadText text={person} language={language} isOver={isOver} />
        </div>
        <div className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
          {fields.map((field) => {
            const key = keyOfField(field)
            return (
              <FormField
                key={key}
                field={field}
                language={language}
                isOver={isOver}
                isRight={isFilledRight(withKey(field), answers)}
                name={key}
                value={answers[key] ?? ''}
                onChange={(event) => onAnswer(key, event.target.value)}
                onFocus={keys.remember}
                {...typing}
              />
            )
          })}
        </div>
        {keyboard}
      </SectionFrame>
      <SectionFrame part="schreiben" section={2}>
        <div className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
          <p>
            <TextIn language={language}>{isGerman ? message.task_german : message.task_farsi}</TextIn>
          </p>
          <ul className="list-disc ps-6">
            {(isGerman ? message.points_german : message.points_farsi).map((point) => (
              <li key={point}>
                <TextIn language={language}>{point}</TextIn>
              </li>
            ))}
          </ul>
          <Message
            name={messageKey}
            value={text}
            readOnly={isOver}
            onChange={(event) => onAnswer(messageKey, event.target.value)}
            onFocus={keys.remember}
            {...typing}
          />
          <p className="text-quiet">
            {t('Ein Wort|{count} Wörter', { count: text.split(/\s+/u).filter(Boolean).length })}
          </p>
          {isOver && (
            <>
              <h3 className="text-lg font-bold">{t('So kann man es schreiben')}</h3>
              <ExplainedLines lines={model} language={language} />
              {text === '' ? (
                <p>{t('Sie haben keine Nachricht geschrieben. Dafür gibt es keine Punkte.')}</p>
              ) : (
                <Criteria
                  title={t('Ihre Nachricht')}
                  criteria={criteriaOf('schreiben')}
                  attempt={attempt}
                  onTick={onTick}
                />
              )}
            </>
          )}
        </div>
        {keyboard}
      </SectionFrame>
    </>
  )
}

type Typed = HTMLInputElement | HTMLTextAreaElement

/** The keys of the screen write into the field that had the focus last. */
function useKeys(onAnswer: (key: string, text: string) => void) {
  const last = useRef<Typed>(null)
  const replaceSelection = (by: string, deleted = 0) => {
    const field = last.current
    if (!field) return
    const end = field.selectionEnd ?? field.value.length
    const start = Math.max(0, (field.selectionStart ?? end) - deleted)
    field.setRangeText(by, start, end, 'end')
    onAnswer(field.name, field.value)
  }
  return {
    remember: ({ target }: { readonly target: Typed }) => {
      last.current = target
    },
    type: (text: string) => replaceSelection(text),
    deleteBack() {
      const { selectionStart, selectionEnd, value } = last.current ?? { value: '' }
      const before = value.slice(0, selectionStart ?? value.length)
      replaceSelection('', selectionStart === selectionEnd ? ([...before].at(-1) ?? '').length : 0)
    },
  }
}

const input =
  'block w-full rounded-control border border-edge bg-surface px-[min(1rem,4.5vw)] py-2 text-lg read-only:bg-sunken'
const plain = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const

interface FieldProps extends ComponentProps<'input'> {
  readonly field: ExamField
  readonly language: Language
  readonly isOver: boolean
  readonly isRight: boolean
}

function FormField({ field, language, isOver, isRight, ...control }: FieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        <TextIn language={language}>{language === 'de' ? field.label_german : field.label_farsi}</TextIn>
      </label>
      <input id={id} readOnly={isOver} className={`${input} min-h-12`} {...plain} {...control} />
      {isOver && (
        <>
          <p className="font-semibold">
            {isRight ? (
              t('Richtig')
            ) : (
              <>
                <span>{t('Nicht richtig. Die Antwort ist: ')}</span>
                <TextIn language={language}>{field.written[0] ?? ''}</TextIn>
              </>
            )}
          </p>
          <Reason language={language}>{field.reason}</Reason>
        </>
      )}
    </div>
  )
}

function Message(control: ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {t('Nachricht')}
      </label>
      <textarea id={id} rows={6} className={input} {...plain} {...control} />
    </div>
  )
}
