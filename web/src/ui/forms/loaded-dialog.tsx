import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '@pol/contract/text'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../frame/button.tsx'
import { Dialog } from './dialog.tsx'

interface ContentProps<Form> {
  readonly load: () => Promise<Form>
  /** Shown when the form cannot be loaded. */
  readonly failure: string
  readonly children: (form: Form) => ReactNode
}

interface Props<Form> extends ContentProps<Form> {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
}

/** A dialog whose form is loaded on opening, because the screen starts without it. */
export function LoadedDialog<Form>({ open, onClose, title, ...content }: Props<Form>) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Content {...content} />
    </Dialog>
  )
}

function Content<Form>({ load, failure, children }: ContentProps<Form>) {
  const form = useLoaded(load)
  if (form.status === 'loading') return <p role="status">{t('Lädt...')}</p>
  if (form.status === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{failure}</p>
        <Button variant="secondary" onClick={form.retry}>
          {t('Erneut versuchen')}
        </Button>
      </div>
    )
  }
  return <Focused>{children(form.value)}</Focused>
}

/** Focuses the first input, as the dialog does with content that is there when it opens. */
function Focused({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => content.current?.querySelector('input')?.focus(), [])
  return <div ref={content}>{children}</div>
}
