import { providerOf, type Site } from '@pol/contract/site'
import { Section } from '../../ui/section.tsx'

export function BotCheck({ botCheck }: Pick<Site, 'botCheck'>) {
  return (
    <Section title="4. Bot-Schutz (reCAPTCHA v3)">
      {botCheck ? (
        <InUse provider={providerOf(botCheck)} />
      ) : (
        <p>
          Ein Bot-Schutz wie reCAPTCHA v3, bei dem Daten an Google übertragen würden, wird derzeit nicht
          eingesetzt. Es werden keine Daten an Google übertragen.
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
        Zum Schutz vor automatisierten Zugriffen setzen wir{' '}
        {isGoogle
          ? 'reCAPTCHA v3 von Google ein (Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland)'
          : `einen Bot-Schutz nach Art von reCAPTCHA v3 ein, dessen Anbieter unter ${provider} erreichbar ist`}
        , aber nur, wenn Sie im Cookie-Hinweis „Akzeptieren“ gewählt haben. Er läuft einmal je
        Browser-Sitzung, sobald eine Seite offen ist, dazu bei jeder Anmeldung und bei jeder Zugangsanfrage.
      </p>
      <p>
        Ihr Browser lädt dafür ein Skript von {provider}. Dabei werden Daten wie Ihre IP-Adresse, Angaben zu
        Browser und Betriebssystem und Ihr Verhalten auf der Seite an {provider} übertragen
        {isGoogle ? ', auch in die USA' : ''}. Unter eigener Adresse kann {provider} Cookies setzen
        {isGoogle ? ' („_GRECAPTCHA“)' : ''}; was in unserem Speicher liegt, steht in Abschnitt 3. Unser
        Server lässt sich das Ergebnis bestätigen. Er schickt dazu nur die Zeichenfolge (Token), die Ihr
        Browser bekommen hat, und protokolliert den Anlass und die Bewertung, ohne Bezug zu Ihnen. Fällt die
        Prüfung aus oder ungünstig aus, können Sie sich trotzdem anmelden und Zugang anfordern.
      </p>
      <p>
        Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG). Sie können sie
        jederzeit für die Zukunft widerrufen, indem Sie in Abschnitt 3 Ihre Auswahl ändern: Dann beginnt keine
        Prüfung mehr. Ein schon geladenes Skript verschwindet, wenn Sie die Seite neu laden oder schließen.
        Ohne Einwilligung wird nichts von {provider} geladen.
      </p>
    </>
  )
}
