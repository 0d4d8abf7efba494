import { Component, type ReactNode } from 'react'
import { t } from '@pol/contract/text'
import { Button } from '../ui/frame/button.tsx'
import { Main } from '../ui/frame/main-element.tsx'

interface Props {
  readonly children: ReactNode
}

/** The error page of specification section 8, with a button to reload. React logs the error itself. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override readonly state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** Passes the error on to the error report (app/report-errors.ts). */
  override componentDidCatch(error: unknown) {
    dispatchEvent(new ErrorEvent('error', { error }))
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-4 px-4">
        <h1 className="text-3xl font-bold">{t('Unexpected Application Error!')}</h1>
        <p>{t('Bitte laden Sie die Seite neu. Ihre Anmeldung bleibt erhalten.')}</p>
        <Button onClick={() => location.reload()}>{t('Seite neu laden')}</Button>
      </Main>
    )
  }
}
