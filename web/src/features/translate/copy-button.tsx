import { Copy } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toasts.tsx'

/** Copies what stands in a field; where the browser does not let it, the text is marked for doing so by hand. */
export function CopyButton({ field }: { readonly field: RefObject<HTMLTextAreaElement | null> }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '')
      toast({ title: 'Kopiert', description: 'Die Übersetzung ist in der Zwischenablage.' })
    } catch {
      field.current?.focus()
      field.current?.select()
      toast({
        title: 'Fehler',
        description:
          'Ihr Browser lässt das Kopieren nicht zu. Der Text ist markiert, bitte kopieren Sie ihn selbst.',
        destructive: true,
      })
    }
  }
  return (
    <Button look="secondary" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      Kopieren
    </Button>
  )
}
