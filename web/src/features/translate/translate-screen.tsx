import { ArrowLeftRight, RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { DirectionSwitch } from '../../ui/learning/direction-switch.tsx'
import { FileButton } from './file-button.tsx'
import { PoweredBy } from './powered-by.tsx'
import { ResultPane } from './result-pane.tsx'
import { SourcePane } from './source-pane.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useTakenText } from './use-taken-text.ts'
import { useTranslation } from './use-translation.ts'
import { Main } from '../../ui/frame/main.tsx'

export default function TranslateScreen() {
  const { desk, isRunning, finished, write, turn, swap, reset, run } = useTranslation()
  const source = useRef<HTMLTextAreaElement>(null)
  const { takeText, takeFiles } = useTakenText(source)
  const submit = () => {
    if (!run()) source.current?.focus()
  }
  return (
    <>
      <PageHeader title="Übersetzer" subtitle="Deutsch ⇄ Farsi" />
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
              label="Richtung der Übersetzung"
              fromGerman="de-to-fa"
              fromPersian="fa-to-de"
              direction={desk.direction}
              onChange={turn}
            />
            <div className="flex flex-wrap items-center gap-3 md:justify-end">
              <Button look="secondary" className="flex-auto max-sm:px-3 sm:flex-none" onClick={swap}>
                <ArrowLeftRight aria-hidden="true" className="size-4" />
                Tauschen
              </Button>
              <Button look="secondary" className="flex-auto max-sm:px-3 sm:flex-none" onClick={reset}>
                <RotateCcw aria-hidden="true" className="size-4" />
                Zurücksetzen
              </Button>
            </div>
          </div>
          <div className="mt-4 grid grid-cols-1 gap-6 md:grid-cols-2">
            <SourcePane
              field={source}
              direction={desk.direction}
              text={desk.source}
              onChange={write}
              onDropFiles={takeFiles}
              onDropText={takeText}
            >
              <div className="mt-3 flex flex-wrap gap-3">
                <SubmitButton isRunning={isRunning} disabled={desk.source.trim() === ''} />
                <FileButton onFiles={takeFiles} />
              </div>
              <p className="mt-2 text-sm text-quiet">
                Hochladen lassen sich .txt und .md.{' '}
                <span className="pointer-coarse:hidden">
                  Sie können Dateien auch auf das Feld ziehen. Strg + Enter übersetzt.
                </span>
              </p>
            </SourcePane>
            <ResultPane desk={desk} isRunning={isRunning} finished={finished} />
          </div>
        </form>
      </Main>
      <PoweredBy />
    </>
  )
}
