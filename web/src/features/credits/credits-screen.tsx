import packages from 'virtual:bundled-packages'
import { t } from '@pol/contract/text'
import { productName, readSite } from '../../lib/site.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { richText } from '../../ui/rich-text.ts'
import { Section } from '../../ui/section.tsx'
import { author, Credit, link } from './credit.tsx'
import { shippedAssets } from './shipped-assets.ts'
import { VoiceCredits } from './voice-credits.tsx'
import gpl from './texts/gpl-2.0.txt?url'
import lgpl from './texts/lgpl-2.0.txt?url'

/** All third-party works in the product, with their licences. */
export default function CreditsScreen() {
  const { speechService } = readSite()
  return (
    <DocumentPage
      title={t('Quellen und Lizenzen')}
      subtitle={t('Was andere zu {productName} beigetragen haben', { productName })}
    >
      <Section title={t('Schriften und Bilder')}>
        <ul className="grid gap-3">
          {shippedAssets.map(({ name, use, copyright, licence, licenceUrl, source }) => (
            <Credit key={name} {...{ name, use, copyright, licence, licenceUrl, source }} />
          ))}
        </ul>
        <p>{t('Alle anderen Bilder wurden für {productName} gezeichnet.', { productName })}</p>
      </Section>
      <Section title={t('Stimmen')}>
        {speechService ? (
          <p>
            {t('Die Aussprache kommt von {speechService}. Es sind künstliche Stimmen.', { speechService })}
          </p>
        ) : (
          <>
            <p>{t('Die Aussprache entsteht auf unserem Server. Es sind künstliche Stimmen.')}</p>
            <ul className="grid gap-3">
              <Credit
                name="eSpeak NG"
                use={t('Sprachausgabe')}
                copyright={richText('{author} und andere', {
                  author: author('© Reece H. Dunn, Jonathan Duddington'),
                })}
                licence="GPL-3.0"
                licenceUrl="https://www.gnu.org/licenses/gpl-3.0.html"
                source="https://github.com/espeak-ng/espeak-ng"
              />
              <VoiceCredits />
            </ul>
          </>
        )}
      </Section>
      <Section title={t('Programme im Browser')}>
        <p>{t('Diese freien Programme sind Teil der Seiten.')}</p>
        <ul className="grid gap-3">
          <Credit
            name="LAME"
            use={t('MP3-Dateien, Teil von wasm-media-encoders')}
            copyright={author('© The LAME Project')}
            licence="LGPL-2.0-or-later"
            licenceUrl={lgpl}
            source="https://lame.sourceforge.io"
          >
            <p className="text-quiet">
              {richText(
                'LAME ist eine eigene Datei, die Sie ändern und durch Ihre ersetzen dürfen. Quelltext und Bauanleitung: {source}. Die Lizenzen im Wortlaut: {lgpl}, {gpl}.',
                {
                  source: wording(
                    'https://github.com/arseneyr/wasm-media-encoders',
                    'wasm-media-encoders 0.7.0',
                  ),
                  lgpl: wording(lgpl, 'LGPL 2.0'),
                  gpl: wording(gpl, 'GPL 2.0'),
                },
              )}
            </p>
          </Credit>
          {packages.map(({ name, version, licence, copyright }) => (
            <Credit
              key={`${name} ${version}`}
              name={name}
              use={version}
              copyright={copyright && author(copyright)}
              licence={licence}
              source={`https://www.npmjs.com/package/${name}`}
            />
          ))}
        </ul>
      </Section>
    </DocumentPage>
  )
}

function wording(address: string, name: string) {
  return (
    <a href={address} className={link} lang="en" dir="ltr">
      {name}
    </a>
  )
}
