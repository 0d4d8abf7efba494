import packages from 'virtual:bundled-packages'
import { productName } from '../../lib/product.ts'
import { readSite } from '../../lib/site.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { Section } from '../../ui/section.tsx'
import { Credit } from './credit.tsx'
import { shippedAssets } from './shipped-assets.ts'

/** All third-party works in the product, with their licences. */
export default function CreditsScreen() {
  const { aiService } = readSite()
  return (
    <DocumentPage title="Quellen und Lizenzen" subtitle={`Was andere zu ${productName} beigetragen haben`}>
      <Section title="Schriften und Bilder">
        <ul className="grid gap-3">
          {shippedAssets.map(({ name, use, copyright, licence, licenceUrl, source }) => (
            <Credit key={name} {...{ name, use, copyright, licence, licenceUrl, source }} />
          ))}
        </ul>
        <p>Alle anderen Bilder wurden für {productName} gezeichnet.</p>
      </Section>
      <Section title="Stimmen">
        {aiService ? (
          <p>Die Aussprache kommt von {aiService}. Es sind künstliche Stimmen.</p>
        ) : (
          <>
            <p>Die Aussprache entsteht auf unserem Server. Es sind künstliche Stimmen.</p>
            <ul className="grid gap-3">
              <Credit
                name="eSpeak NG"
                use="Sprachausgabe"
                copyright="© Reece H. Dunn, Jonathan Duddington und andere"
                licence="GPL-3.0"
                licenceUrl="https://www.gnu.org/licenses/gpl-3.0.html"
                source="https://github.com/espeak-ng/espeak-ng"
              />
              <Credit
                name="LAME"
                use="MP3-Dateien, mit wasm-media-encoders (MIT)"
                copyright="© The LAME Project"
                licence="LGPL-2.0"
                licenceUrl="https://www.gnu.org/licenses/old-licenses/lgpl-2.0.html"
                source="https://lame.sourceforge.io"
              />
            </ul>
          </>
        )}
      </Section>
      <Section title="Programme im Browser">
        <p>Diese freien Programme sind Teil der Seiten.</p>
        <ul className="grid gap-3">
          {packages.map(({ name, version, licence, copyright }) => (
            <Credit
              key={`${name} ${version}`}
              name={name}
              use={version}
              copyright={copyright}
              licence={licence}
              source={`https://www.npmjs.com/package/${name}`}
            />
          ))}
        </ul>
      </Section>
    </DocumentPage>
  )
}
