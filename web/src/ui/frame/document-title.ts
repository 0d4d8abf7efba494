import { useEffect } from 'react'
import { productName } from '../../lib/site.ts'

/** Names the page in the browser's tab and history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === productName ? title : `${title} – ${productName}`
  }, [title])
}
