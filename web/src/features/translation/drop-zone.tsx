import { t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { FileDown } from '../../ui/icons/drawn/file-down.tsx'
import { useEffect, useRef, useState, type DragEvent } from 'react'

interface Props {
  readonly onFiles: (files: readonly File[]) => void
  readonly onText: (text: string) => void
  readonly children: Elements
}

const holdsFiles = ({ types }: DataTransfer) => types.includes('Files')

/** Accepts files and plain text dropped on its content. */
export function DropZone({ onFiles, onText, children }: Props) {
  const [isFileOver, setFileOver] = useState(false)
  const isInternalDrag = useRef(false)
  useEffect(preventFileNavigation, [])
  const over = (event: DragEvent) => {
    // The browser handles text dragged within the field.
    if (isInternalDrag.current) return
    const { dataTransfer } = event
    const isFile = holdsFiles(dataTransfer)
    if (!isFile && !dataTransfer.types.includes('text/plain')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'copy'
    setFileOver(isFile)
  }
  const leave = (event: DragEvent) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (!isInside) setFileOver(false)
  }
  const drop = (event: DragEvent) => {
    setFileOver(false)
    if (isInternalDrag.current) return
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    const text = event.dataTransfer.getData('text/plain')
    if (files.length > 0) onFiles(files)
    else if (text.trim() !== '') onText(text)
  }
  return (
    <div
      className="relative"
      onDragStart={() => (isInternalDrag.current = true)}
      onDragEnd={() => (isInternalDrag.current = false)}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
      {isFileOver && (
        <p className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-2 rounded-control border-2 border-dashed border-brand bg-brand-soft text-lg font-bold text-brand">
          <FileDown aria-hidden="true" className="size-8" />
          <span>{t('Datei hier ablegen')}</span>
        </p>
      )}
    </div>
  )
}

/** A file dropped outside the zone would replace the page, and the typed text would be lost. */
function preventFileNavigation(): () => void {
  const listening = new AbortController()
  const reject = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer || !holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', reject, { signal: listening.signal })
  addEventListener('drop', reject, { signal: listening.signal })
  return () => listening.abort()
}
