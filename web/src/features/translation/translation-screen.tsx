import { t } from '@pol/contract/text'
import { isBlank } from '@pol/language/normalised'
import { ArrowLeftRight } from '../../ui/icons/drawn/arrow-left-right.tsx'
import { RotateCcw } from '../../ui/icons/drawn/rotate-ccw.tsx'
import { useRef } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { DirectionSwitch } from '../../ui/learning/direction-switch.tsx'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { FileButton } from './file-button.tsx'
import { translationLanguages } from './languages.ts'
import { PoweredBy } from './powered-by.tsx'
import { ResultPane } from './result-pane.tsx'
import { SourcePane } from './source-pane.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useTextImport } from './use-text-import.ts'
import { useTranslation } from './use-translation.ts'
import { WordByWord } from './word-by-word.tsx'
import { Main } from '../../ui/frame/main-element.tsx'

export default function TranslationScreen() {
  const { state, isRunning, finished, setSource, setDirection, swap, reset, run } = useTranslation()
  const [from, to] = translationLanguages[state.direction]
  const source = useRef<HTMLTextAreaElement>(null)
  const { importText, importFiles } = useTextImport(source)
  const submit = () => {
    if (!run()) source.current?.focus()
  }
  return (
    <>
      <PageHeader title={t('Übersetzer')} subtitle={t('Deutsch ⇄ Farsi')} />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <form
          noValidate
          className="card p-4 sm:p-6"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <div className="grid grid-cols-1 gap-x-6 gap-y-3 md:grid-cols-2">
            <DirectionSwitch
              label={t('Richtung der Übersetzung')}
              fromGerman="de-to-fa"
              fromPersian="fa-to-de"
              direction={state.direction}
              onChange={setDirection}
            />
            <div className="flex flex-wrap items-center gap-3 md:justify-end">
              <Button variant="secondary" className="flex-auto max-sm:px-3 sm:flex-none" onClick={swap}>
                <ArrowLeftRight aria-hidden="true" className="size-4" />
                <span>{t('Tauschen')}</span>
              </Button>
              <Button variant="secondary" className="flex-auto max-sm:px-3 sm:flex-none" onClick={reset}>
                <RotateCcw aria-hidden="true" className="size-4" />
                <span>{t('Zurücksetzen')}</span>
              </Button>
            </div>
          </div>
          <div className="mt-4 grid grid-cols-1 gap-6 md:grid-cols-2">
            <SourcePane
              field={source}
              direction={state.direction}
              text={state.source}
              onChange={setSource}
              onDropFiles={importFiles}
              onDropText={importText}
            >
              <div className="mt-3 flex flex-wrap gap-3">
                <SubmitButton isRunning={isRunning} disabled={isBlank(state.source)} />
                <FileButton onFiles={importFiles} />
              </div>
              <p className="mt-2 text-sm text-quiet">
                {t('Hochladen lassen sich .txt und .md.')}{' '}
                <span className="pointer-coarse:hidden">
                  {t('Sie können Dateien auch auf das Feld ziehen. Strg + Enter übersetzt.')}
                </span>
              </p>
            </SourcePane>
            <ResultPane state={state} isRunning={isRunning} finished={finished} />
          </div>
        </form>
        <div className="mt-6">
          <TransliterationHelp />
        </div>
        {state.submitted && (
          <WordByWord
            title={t('Wort für Wort')}
            language={from}
            text={state.submitted}
            hasSimilar={state.isWhole === false}
          />
        )}
        {state.isWhole && (
          <WordByWord title={t('Ergebnis Wort für Wort')} language={to} text={state.result} />
        )}
      </Main>
      <PoweredBy />
    </>
  )
}
