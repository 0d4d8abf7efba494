import type { Site } from '@pol/contract/site'
import { t } from '@pol/contract/text'
import { German } from '../../ui/frame/persian.tsx'
import { richText } from '../../ui/rich-text.ts'
import { Section } from '../../ui/section.tsx'

export function BotCheck({ botCheck }: Pick<Site, 'botCheck'>) {
  return (
    <Section title={t('4. Bot-Schutz (reCAPTCHA v3)')}>
      {botCheck ? (
        <InUse provider={botCheck.provider} />
      ) : (
        <p>
          {t(
            'Ein Bot-Schutz wie reCAPTCHA v3, bei dem Daten an Google übertragen würden, wird derzeit nicht eingesetzt. Es werden keine Daten an Google übertragen.',
          )}
        </p>
      )}
    </Section>
  )
}

function InUse({ provider }: { readonly provider: string }) {
  const isGoogle = provider === 'Google'
  return (
    <>
      <p>
        {isGoogle
          ? t(
              'Zum Schutz vor automatisierten Zugriffen setzen wir reCAPTCHA v3 von Google ein (Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland), aber nur, wenn Sie im Cookie-Hinweis „Akzeptieren“ gewählt haben.',
            )
          : t(
              'Zum Schutz vor automatisierten Zugriffen setzen wir einen Bot-Schutz nach Art von reCAPTCHA v3 ein, dessen Anbieter unter {provider} erreichbar ist, aber nur, wenn Sie im Cookie-Hinweis „Akzeptieren“ gewählt haben.',
              { provider },
            )}{' '}
        {t(
          'Er läuft einmal je Browser-Sitzung, sobald eine Seite offen ist, dazu bei jeder Anmeldung und bei jeder Zugangsanfrage.',
        )}
      </p>
      <p>
        {t('Ihr Browser lädt dafür ein Skript von {provider}.', { provider })}{' '}
        {isGoogle
          ? t(
              'Dabei werden Daten wie Ihre IP-Adresse, Angaben zu Browser und Betriebssystem und Ihr Verhalten auf der Seite an Google übertragen, auch in die USA. Unter eigener Adresse kann Google Cookies setzen („_GRECAPTCHA“); was in unserem Speicher liegt, steht in Abschnitt 3.',
            )
          : t(
              'Dabei werden Daten wie Ihre IP-Adresse, Angaben zu Browser und Betriebssystem und Ihr Verhalten auf der Seite an {provider} übertragen. Unter eigener Adresse kann {provider} Cookies setzen; was in unserem Speicher liegt, steht in Abschnitt 3.',
              { provider },
            )}{' '}
        {t(
          'Unser Server lässt sich das Ergebnis bestätigen. Er schickt dazu nur die Zeichenfolge (Token), die Ihr Browser bekommen hat, und protokolliert den Anlass und die Bewertung, ohne Bezug zu Ihnen. Fällt die Prüfung aus oder ungünstig aus, können Sie sich trotzdem anmelden und Zugang anfordern.',
        )}
      </p>
      <p>
        {richText(
          'Rechtsgrundlage ist Ihre Einwilligung ({law}). Sie können sie jederzeit für die Zukunft widerrufen, indem Sie in Abschnitt 3 Ihre Auswahl ändern: Dann beginnt keine Prüfung mehr. Ein schon geladenes Skript verschwindet, wenn Sie die Seite neu laden oder schließen.',
          { law: <German>Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG</German> },
        )}{' '}
        {t('Ohne Einwilligung wird nichts von {provider} geladen.', { provider })}
      </p>
    </>
  )
}
