import { useId, useState } from 'react'
import type { FormField } from '@pol/content/course/writing'
import { interfaceLanguage, t } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import { isRightField } from '@pol/learning/writing/form-field'
import { Button } from '../../../ui/frame/button.tsx'
import { Check } from '../../../ui/icons/drawn/check.tsx'
import { X } from '../../../ui/icons/drawn/x.tsx'
import { Explanation } from '../../../ui/learning/explanation.tsx'
import { AnsweredStep, type Asked } from '../../../ui/lessons/answered-step.tsx'
import { ScrollArea } from '../../../ui/lessons/scroll-area.tsx'
import { giveFeedback } from '../../../ui/tasks/feedback.ts'
import { TextIn } from '../../../ui/tasks/item-texts.tsx'
import { stepNames } from '../wording.ts'

interface Props extends Asked {
  readonly fields: readonly FormField[]
  readonly language: Language
}

/** A form in the learned language. The text beside it describes the person to fill it in for. */
export function FormStep({ fields, language, ...asked }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<readonly string[]>(() => fields.map(() => ''))
  const isAnswered = asked.reply !== null
  const verdicts = fields.map(({ written }, at) => isRightField(written, typed[at] ?? '', language))
  const right = verdicts.filter(Boolean).length
  const check = () => {
    const isRight = right === fields.length
    giveFeedback(isRight)
    asked.onReply({ grade: isRight ? 3 : 1, verdict: null, chosen: null })
  }
  return (
    <AnsweredStep
      id={id}
      kind={stepNames.form}
      language={language}
      question={<h2 className="text-quiet sm:text-lg">{t('Füllen Sie das Formular aus.')}</h2>}
      reason={null}
      solution={
        <p className="text-center">
          {t('{right} von {fields} Feldern sind richtig.', { right, fields: fields.length })}
        </p>
      }
      {...asked}
    >
      <ScrollArea>
        <form
          className="card grid grid-cols-1 gap-4 p-4"
          onSubmit={(event) => {
            event.preventDefault()
            check()
          }}
        >
          {fields.map((field, at) => (
            <Row
              key={field.label_german}
              field={field}
              language={language}
              typed={typed[at] ?? ''}
              isFirst={at === 0}
              isRight={isAnswered ? (verdicts[at] ?? false) : null}
              onType={(text) => setTyped(typed.with(at, text))}
            />
          ))}
          {!isAnswered && (
            <Button type="submit" disabled={typed.some((text) => text.trim() === '')}>
              {t('Prüfen')}
            </Button>
          )}
        </form>
      </ScrollArea>
    </AnsweredStep>
  )
}

interface RowProps {
  readonly field: FormField
  readonly language: Language
  readonly typed: string
  readonly isFirst: boolean
  /** Null until the form is checked. */
  readonly isRight: boolean | null
  readonly onType: (text: string) => void
}

/** A field with what is known; after the check with its verdict, what its label means, and what is right. */
function Row({ field, language, typed, isFirst, isRight, onType }: RowProps) {
  const id = useId()
  const { label_german, label_farsi, given_german, given_farsi, written } = field
  const [label, meaning] = language === 'fa' ? [label_farsi, label_german] : [label_german, label_farsi]
  const Icon = isRight ? Check : X
  return (
    <div className="grid grid-cols-1 gap-1 text-start">
      <p id={`${id}-given`}>
        <Explanation>{interfaceLanguage === 'fa' ? given_farsi : given_german}</Explanation>
      </p>
      <label htmlFor={id} dir={language === 'fa' ? 'rtl' : 'ltr'} className="font-semibold">
        <TextIn language={language}>{label}</TextIn>
      </label>
      <input
        id={id}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        readOnly={isRight !== null}
        aria-invalid={isRight === false ? true : undefined}
        aria-describedby={isRight === null ? `${id}-given` : `${id}-given ${id}-verdict`}
        lang={language}
        dir={language === 'fa' ? 'rtl' : 'ltr'}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...(isFirst && { 'data-first-focus': true })}
        className={`min-h-12 w-full rounded-control border bg-surface px-[min(1rem,4.5vw)] py-2 text-lg read-only:bg-sunken ${isRight === false ? 'border-danger' : 'border-edge'}`}
      />
      {isRight !== null && (
        <p
          id={`${id}-verdict`}
          className={`flex flex-wrap items-center gap-2 ${isRight ? 'text-brand' : 'text-danger'}`}
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span>{isRight ? t('Richtig') : t('Richtig ist:')}</span>
          {!isRight && (
            <TextIn language={language} className="font-bold">
              {written[0] ?? ''}
            </TextIn>
          )}
          <TextIn language={otherLanguage(language)} className="text-quiet">
            {`(${meaning})`}
          </TextIn>
        </p>
      )}
    </div>
  )
}
