import { useEffect } from 'react'
import { productName } from '../../lib/site.ts'

/** Sets the document title, with the product name. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === productName ? title : `${title} – ${productName}`
  }, [title])
}
