import { FileDown } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'

interface Props {
  readonly onFiles: (files: readonly File[]) => void
  readonly onText: (text: string) => void
  readonly children: ReactNode
}

const holdsFiles = ({ types }: DataTransfer) => types.includes('Files')

/** Takes files and plain text that are dropped on the field in it. */
export function DropZone({ onFiles, onText, children }: Props) {
  const [isOver, setIsOver] = useState(false)
  const isOwn = useRef(false)
  useEffect(keepPageOpen, [])
  const over = (event: DragEvent) => {
    // Words that are moved within the field are the browser's affair.
    if (isOwn.current) return
    const { dataTransfer } = event
    const isFile = holdsFiles(dataTransfer)
    if (!isFile && !dataTransfer.types.includes('text/plain')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'copy'
    setIsOver(isFile)
  }
  const leave = (event: DragEvent) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (!isInside) setIsOver(false)
  }
  const drop = (event: DragEvent) => {
    setIsOver(false)
    if (isOwn.current) return
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    const text = event.dataTransfer.getData('text/plain')
    if (files.length > 0) onFiles(files)
    else if (text.trim() !== '') onText(text)
  }
  return (
    <div
      className="relative"
      onDragStart={() => (isOwn.current = true)}
      onDragEnd={() => (isOwn.current = false)}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <p className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-2 rounded-control border-2 border-dashed border-brand bg-brand-soft text-lg font-bold text-brand">
          <FileDown aria-hidden="true" className="size-8" />
          Datei hier ablegen
        </p>
      )}
    </div>
  )
}

/** A file that is dropped beside the zone would be opened instead of the page, and what was typed be lost. */
function keepPageOpen(): () => void {
  const listening = new AbortController()
  const refuse = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer || !holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', refuse, { signal: listening.signal })
  addEventListener('drop', refuse, { signal: listening.signal })
  return () => listening.abort()
}
