import { t } from '@pol/contract/text'
import { productName } from '../../lib/product.ts'
import { readSite } from '../../lib/site.ts'

/** Names the translation engine. */
export function PoweredBy() {
  const { name, isWordByWord } = readSite().translator
  return (
    <footer className="mx-auto min-h-20 max-w-6xl px-4 pb-8 text-center text-quiet">
      <p>
        {t('Powered by {name}', {
          name: isWordByWord ? t('{product}-Wörterbuch', { product: productName }) : name,
        })}
      </p>
      {isWordByWord && (
        <p>
          {t(
            'Diese Übersetzung entsteht Wort für Wort aus dem Wörterbuch. Unbekannte Wörter bleiben stehen.',
          )}
        </p>
      )}
    </footer>
  )
}
