import { useRef, type RefObject } from 'react'
import { toast } from '../../ui/frame/toasts.tsx'
import { readTextFile, tooLong, type Refusal } from './read-text-file.ts'

interface TakenText {
  takeText(text: string): void
  takeFiles(files: readonly File[]): void
}

/** Takes texts from elsewhere over into a field. What is refused leaves the field as it is. */
export function useTakenText(field: RefObject<HTMLTextAreaElement | null>): TakenText {
  const latest = useRef<File>(null)
  const refuse = (refusal: Refusal) => toast({ ...refusal, destructive: true })
  const read = async (file: File) => {
    latest.current = file
    const text = await readTextFile(file)
    // Another file was chosen, or the screen left.
    if (latest.current !== file || !field.current) return
    if (typeof text !== 'string') {
      refuse(text)
      return
    }
    replaceText(field.current, text)
    toast({ title: 'Datei geladen', description: file.name })
  }
  return {
    takeText(text) {
      const refusal = tooLong(text)
      if (refusal) refuse(refusal)
      else if (field.current) replaceText(field.current, text)
    },
    takeFiles([file, ...more]) {
      if (more.length > 0) {
        refuse({ title: 'Fehler', description: 'Bitte wählen Sie nur eine Datei auf einmal.' })
      } else if (file) {
        void read(file)
      }
    },
  }
}

/** As if it had been typed: Ctrl+Z brings back what stood there. */
function replaceText(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  field.select()
  // Deprecated, and still the only way that leaves the browser's own undo in order.
  document.execCommand('insertText', false, text)
  field.setSelectionRange(0, 0)
  field.scrollTop = 0
}
