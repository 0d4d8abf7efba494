import type { ScriptStep } from '@pol/content/script/step'
import { t } from '@pol/contract/text'
import { scriptStepCount } from '@pol/learning/lessons/course-shape'
import type { LessonRun } from '@pol/learning/lessons/run'
import type { Settings } from '@pol/learning/values'
import { lessonPath, scriptStepPath } from '../../lib/lesson-path.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/frame/button.tsx'
import { Finished, FirstTries } from '../../ui/lessons/finished.tsx'
import { CanDo } from '../../ui/lessons/can-do.tsx'
import { inPersianLetters } from './visible-letters.ts'

interface Props {
  readonly step: ScriptStep
  readonly result: Pick<LessonRun, 'right' | 'of'>
  readonly settings: Settings
  readonly isFirstOfDay: boolean
  readonly onReminder: () => void
}

/** The end of a step: its result, what one can do now, and what comes next. */
export function StepEnd({ step, result, settings, isFirstOfDay, onReminder }: Props) {
  const next = nextAddress(step.step, settings)
  /** Whether steps and units take turns. */
  const takesTurns = settings.start === 'script'
  return (
    <Finished>
      {result.of > 0 && <FirstTries result={result} />}
      <CanDo outcomes={outcomesOf(step)} />
      {settings.transliteration === 'auto' && (
        <p className="max-w-prose text-quiet">
          {t('Was Sie lesen können, steht ab jetzt ohne Umschrift da. „Umschrift zeigen“ blendet sie ein.')}
        </p>
      )}
      {takesTurns && <p>{t('Schrift und Einheiten wechseln sich auf Ihrem Weg ab.')}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        {next && <ButtonLink href={next}>{t('Nächste Lektion')}</ButtonLink>}
        {takesTurns && step.step < scriptStepCount && (
          <ButtonLink variant="secondary" href={scriptStepPath(step.step + 1)}>
            {t('Schritt {step}', { step: step.step + 1 })}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={paths.script}>
          {t('Zur Schrift')}
        </ButtonLink>
        {isFirstOfDay && (
          <Button variant="secondary" onClick={onReminder}>
            {t('Wann morgen?')}
          </Button>
        )}
      </div>
    </Finished>
  )
}

/** Who began with the script goes through script and units in turn; others go from step to step. */
function nextAddress(step: number, { start }: Settings): string | null {
  if (start === 'script') return lessonPath(step, 1)
  return step < scriptStepCount ? scriptStepPath(step + 1) : null
}

function outcomesOf({ step, letters, text }: ScriptStep): string[] {
  const visible = inPersianLetters(letters)
  return [
    ...(visible ? [t('Ich kann diese Zeichen lesen: {letters}', { letters: visible })] : []),
    t('Ich kann Wörter aus den bekannten Buchstaben lesen.'),
    t('Ich kann einige dieser Wörter schreiben, wenn ich sie höre.'),
    ...(text.length > 0
      ? [
          step === scriptStepCount
            ? t('Ich kann einen Text ohne Hilfe lesen.')
            : t('Ich kann einen kurzen Text lesen.'),
        ]
      : []),
  ]
}
