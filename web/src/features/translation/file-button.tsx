import { t } from '@pol/contract/text'
import { Upload } from '../../ui/icons/drawn/upload.tsx'
import { useRef } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { fileExtensions } from './read-text-file.ts'

/** Opens the file picker: the keyboard alternative to dropping a file. */
export function FileButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" className="flex-auto sm:flex-none" onClick={() => picker.current?.click()}>
        <Upload aria-hidden="true" className="size-4" />
        <span>{t('Datei hochladen')}</span>
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={fileExtensions.join()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Otherwise choosing the same file again fires no event.
          target.value = ''
        }}
      />
    </>
  )
}
