import { useId, useState } from 'react'
import type { MessageTask } from '@pol/content/course/writing'
import { learnerMessageMaximum } from '@pol/contract/limits'
import { interfaceLanguage, locale, t } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import { Button } from '../../../ui/frame/button.tsx'
import { Explanation } from '../../../ui/learning/explanation.tsx'
import { Transliteration } from '../../../ui/learning/transliteration.tsx'
import { ScrollArea } from '../../../ui/lessons/scroll-area.tsx'
import { Tick } from '../../../ui/lessons/tick.tsx'
import { SpeakerButton } from '../../../ui/speech/speaker-button.tsx'
import { TextIn } from '../../../ui/tasks/item-texts.tsx'
import { TaskGroup } from '../../../ui/tasks/task-group.tsx'
import { stepNames } from '../wording.ts'
import { Correction } from './correction.tsx'
import { useDraft } from './use-draft.ts'

interface Props {
  readonly task: MessageTask
  /** Its name on the wire. */
  readonly lesson: string
  readonly language: Language
  readonly showsTransliteration: boolean
  readonly onGoOn: () => void
}

const isPersian = interfaceLanguage === 'fa'

/** A message to write in one's own words. Nothing is counted: the learner compares it with a model, and ticks the points. */
export function MessageStep({ task, lesson, language, showsTransliteration, onGoOn }: Props) {
  const id = useId()
  const [text, setText] = useDraft(`${lesson} ${language}`)
  const [isWritten, setIsWritten] = useState(false)
  const words = text.split(/\s+/u).filter(Boolean).length
  return (
    <TaskGroup id={id} kind={stepNames.message} isHelped={false}>
      <ScrollArea>
        <div className="grid grid-cols-1 gap-4">
          <div id={`${id}-question`} className="grid grid-cols-1 gap-3">
            <h2 className="text-lg font-bold">
              <Explanation>{isPersian ? task.task_farsi : task.task_german}</Explanation>
            </h2>
            <ul className="list-disc ps-6">
              {pointsOf(task).map((point) => (
                <li key={point}>
                  <Explanation>{point}</Explanation>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <label htmlFor={`${id}-text`} className="mb-1 block font-semibold">
              {t('Ihre Nachricht')}
            </label>
            <textarea
              id={`${id}-text`}
              rows={5}
              value={text}
              onChange={(event) => setText(event.target.value)}
              maxLength={learnerMessageMaximum}
              lang={language}
              dir={language === 'fa' ? 'rtl' : 'ltr'}
              spellCheck={false}
              aria-describedby={`${id}-words`}
              data-first-focus
              className="block w-full rounded-control border border-edge bg-surface px-[min(1rem,4.5vw)] py-2 text-lg"
            />
            <p id={`${id}-words`} className="mt-1 text-end text-quiet">
              {t('Wörter: {count}', { count: words.toLocaleString(locale) })}
            </p>
          </div>
          {isWritten && (
            <>
              <Model task={task} language={language} showsTransliteration={showsTransliteration} />
              <Checklist task={task} />
              <Correction text={text} language={language} />
            </>
          )}
        </div>
      </ScrollArea>
      <div className="bottom-bar grid">
        {isWritten ? (
          <Button onClick={onGoOn}>{t('Weiter')}</Button>
        ) : (
          <Button onClick={() => setIsWritten(true)}>{t('Fertig, mit dem Muster vergleichen')}</Button>
        )}
      </div>
    </TaskGroup>
  )
}

const pointsOf = ({ points_farsi, points_german }: MessageTask) => (isPersian ? points_farsi : points_german)

/** A message as it could be, with its sound and translation. */
function Model({
  task,
  language,
  showsTransliteration,
}: Pick<Props, 'task' | 'language' | 'showsTransliteration'>) {
  const { model_german, model_farsi, model_transliteration } = task
  const [model, meaning] = language === 'fa' ? [model_farsi, model_german] : [model_german, model_farsi]
  return (
    <section aria-label={t('Muster')} className="card grid grid-cols-1 gap-2 p-4">
      <div dir={language === 'fa' ? 'rtl' : 'ltr'} className="flex items-center gap-3">
        <TextIn language={language} className="min-w-0 flex-1 text-lg font-semibold">
          {model}
        </TextIn>
        <SpeakerButton text={model} voice={language === 'fa' ? 'nova' : 'alloy'} />
      </div>
      {language === 'fa' && showsTransliteration && (
        <Transliteration farsi={model_farsi} sound={model_transliteration} />
      )}
      <TextIn language={otherLanguage(language)} className="text-quiet">
        {meaning}
      </TextIn>
    </section>
  )
}

/** The points of the task, which learners tick for themselves. Nothing is stored. */
function Checklist({ task }: Pick<Props, 'task'>) {
  return (
    <fieldset className="card grid grid-cols-1 gap-1 p-4 text-start">
      <legend className="float-start mb-2 w-full font-bold">{t('Das steht in meiner Nachricht')}</legend>
      {pointsOf(task).map((point) => (
        <Tick key={point}>
          <Explanation>{point}</Explanation>
        </Tick>
      ))}
    </fieldset>
  )
}
