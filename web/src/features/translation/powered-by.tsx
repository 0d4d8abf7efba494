import { t } from '@pol/contract/text'
import { productName, readSite } from '../../lib/site.ts'

/** Credit for the translation engine. */
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
            'Bekannte Sätze übersetzt {product} als Ganzes. Von allen anderen zeigt die Wortliste, was die einzelnen Wörter bedeuten.',
            { product: productName },
          )}
        </p>
      )}
    </footer>
  )
}
