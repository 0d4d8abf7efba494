import { t } from '@pol/contract/text'
import { Copy } from '../../ui/icons/drawn/copy.tsx'
import type { RefObject } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'

/** Copies the text of a field. If the browser denies it, selects the text so that the user can copy it. */
export function CopyButton({ field }: { readonly field: RefObject<HTMLTextAreaElement | null> }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '')
      toast({ title: t('Kopiert'), description: t('Die Übersetzung ist in der Zwischenablage.') })
    } catch {
      field.current?.focus()
      field.current?.select()
      toast({
        title: t('Fehler'),
        description: t(
          'Ihr Browser lässt das Kopieren nicht zu. Der Text ist markiert, bitte kopieren Sie ihn selbst.',
        ),
        destructive: true,
      })
    }
  }
  return (
    <Button variant="secondary" onClick={copy}>
      <Copy aria-hidden="true" className="size-4" />
      <span>{t('Kopieren')}</span>
    </Button>
  )
}
