import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { fileExtensions } from './read-text-file.ts'

/** The way to a file without a mouse. */
export function FileButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="secondary" className="flex-auto sm:flex-none" onClick={() => picker.current?.click()}>
        <Upload aria-hidden="true" className="size-4" />
        Datei hochladen
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={fileExtensions.join()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
