import { t } from '@pol/contract/text'
import { useRef, type RefObject } from 'react'
import { toast } from '../../ui/frame/toast.ts'
import { readTextFile, tooLongFailure, type ImportFailure } from './read-text-file.ts'

interface TextImport {
  importText(text: string): void
  importFiles(files: readonly File[]): void
}

/** Imports dropped text and files into a field. A failed import leaves the field unchanged. */
export function useTextImport(field: RefObject<HTMLTextAreaElement | null>): TextImport {
  const latest = useRef<File>(null)
  const toastFailure = (failure: ImportFailure) => toast({ ...failure, destructive: true })
  const read = async (file: File) => {
    latest.current = file
    const read = await readTextFile(file)
    // Another file was chosen, or the screen was unmounted.
    if (latest.current !== file || !field.current) return
    if ('title' in read) {
      toastFailure(read)
      return
    }
    replaceText(field.current, read.text)
    const { name } = file
    const { encoding } = read
    toast({
      title: t('Datei geladen'),
      description: encoding === 'UTF-8' ? name : t('{name} (gelesen als {encoding})', { name, encoding }),
    })
  }
  return {
    importText(text) {
      const failure = tooLongFailure(text)
      if (failure) toastFailure(failure)
      else if (field.current) replaceText(field.current, text)
    },
    importFiles([file, ...more]) {
      if (more.length > 0) {
        toastFailure({ title: t('Fehler'), description: t('Bitte wählen Sie nur eine Datei auf einmal.') })
      } else if (file) {
        void read(file)
      }
    },
  }
}

/** Replaces the text like typed input, so that Ctrl+Z restores the previous text. */
function replaceText(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  field.select()
  // Deprecated, but the only way that preserves the browser's undo history.
  document.execCommand('insertText', false, text)
  field.setSelectionRange(0, 0)
  field.scrollTop = 0
}
