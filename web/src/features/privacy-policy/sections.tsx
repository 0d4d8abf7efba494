import { providerOf, type Site } from '@pol/contract/site'
import { consent } from '../../lib/consent.ts'
import { productName } from '../../lib/product.ts'
import { storageRegister } from '../../lib/storage-register.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Point, Points } from './points.tsx'

type ControllerProps = Pick<Site, 'controller'>

export function Controller({ controller }: ControllerProps) {
  return (
    <Section title="1. Verantwortlicher">
      <p>Für die Verarbeitung Ihrer Daten bei {productName} ist verantwortlich:</p>
      <address className="whitespace-pre-line not-italic">
        {controller.name ?? '[Name des Verantwortlichen]'}
        <br />
        {controller.address ?? '[Anschrift]'}
        <br />
        E-Mail: <EmailAddress controller={controller} />
      </address>
    </Section>
  )
}

function EmailAddress({ controller }: ControllerProps) {
  if (!controller.email) return '[E-Mail-Adresse]'
  return (
    <a href={`mailto:${controller.email}`} className="text-brand underline">
      {controller.email}
    </a>
  )
}

export function CollectedData({
  aiService,
  translationService,
  botCheck,
}: Pick<Site, 'aiService' | 'translationService' | 'botCheck'>) {
  return (
    <Section title="2. Welche Daten wir erheben">
      <p>
        <strong>Registrierung und Konto.</strong> Rechtsgrundlage ist der Vertrag mit Ihnen über die Nutzung
        von {productName}, auch seine Anbahnung durch Ihre Zugangsanfrage (Art. 6 Abs. 1 lit. b DSGVO). Ohne
        diese Angaben können wir Ihnen keinen Zugang geben.
      </p>
      <Points>
        <Point about="Zugangsanfrage">
          E-Mail-Adresse, Benutzername, auf Wunsch eine Nachricht, dazu der Zeitpunkt. Die Administratoren
          bekommen diese Angaben auch per E-Mail.
        </Point>
        <Point about="Konto">
          E-Mail-Adresse, Benutzername, Rollen, Zeitpunkt der Anlage und Ihr Passwort, nie im Klartext, nur
          als Prüfwert (Argon2id).
        </Point>
        <Point about="Anmeldung">
          Prüfwert des Sitzungs-Tokens, Kennung des Geräts und Prüfwert seines Schlüssels, Beginn und Ablauf
          der Sitzung.
        </Point>
        <Point about="Angemeldet bleiben">
          Nur wenn Sie das bei der Anmeldung wählen: der öffentliche Schlüssel dieses Browsers, die Kennung
          des Geräts und Prüfwert seines Schlüssels, wann der öffentliche Schlüssel entstanden ist und wann er
          zuletzt benutzt wurde, dazu Prüfwerte der Aufgaben, mit denen sich der Browser ausweist.
        </Point>
        <Point about="Bekannte Geräte und Netze">
          Von den letzten Geräten und Netzen, von denen Sie sich angemeldet haben (je höchstens 20), je ein
          Prüfwert (SHA-256) und der Zeitpunkt. So können Sie sich dort auch anmelden, während Fremde Ihr
          Passwort zu erraten versuchen.
        </Point>
        <Point about="E-Mails">
          Wir schreiben Ihnen, wenn Ihr Zugang genehmigt ist oder Sie ein neues Passwort anfordern. Bis eine
          E-Mail verschickt ist, ist vorgemerkt, an wen sie geht.
        </Point>
        <Point about="Lernstand">
          Ihre Antworten beim Üben (was gefragt war, ob es richtig war, Zeitpunkt und Dauer), was daraus für
          jede Karte folgt, Ihre Merkliste und Ihre Einstellungen zum Üben. So wissen wir, wann Sie was
          wiederholen sollten, und Sie können auf mehreren Geräten üben.
        </Point>
        <Point about="Übersetzen und Anhören">
          Was Sie übersetzen lassen, und eigene Texte, die Sie sich vorlesen lassen, werden nur für die
          Antwort verarbeitet und nicht gespeichert
          {aiService || translationService ? '; ein Dienst hilft dabei (Abschnitt 5)' : ''}. Gespeichert wird
          nur die Aussprache der Texte, die im Lernstoff stehen, einmal für alle; sie verrät nicht, wer sie
          gehört hat.
        </Point>
      </Points>
      <p>
        <strong>Nutzung.</strong> Bei jedem Aufruf überträgt Ihr Browser technisch bedingt IP-Adresse,
        Zeitpunkt, Art des Browsers und Betriebssystem. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO: Wir
        haben ein berechtigtes Interesse daran, {productName} bereitzustellen und vor Missbrauch zu schützen.
      </p>
      <Points>
        <Point about="Schutz vor Missbrauch">
          Wir zählen, wie oft Anmeldungen und Links scheitern und wie oft Anfragen, Übersetzungen, Antworten
          beim Üben und eigene Texte zum Vorlesen{botCheck ? ' und Prüfungen des Bot-Schutzes' : ''}{' '}
          vorkommen. Statt IP-Adresse, E-Mail-Adresse und Konto steht in diesen Zählern nur ein Prüfwert
          (SHA-256).
        </Point>
        <Point about="Sicherungskopien">
          kann der Betreiber anlegen. Was gelöscht ist, steht darin, bis er sie durch neuere ersetzt.
        </Point>
        <Point about="Protokolle">
          Die Protokolle von {productName} nennen Fehler und Abläufe, aber keine IP-Adressen, Browser,
          E-Mail-Adressen oder Eingaben. Scheitert etwas im Browser, meldet er dem Server nur die Art des
          Fehlers, die Seite und die Version der Anwendung. Der Hosting-Anbieter kann eigene Protokolle
          führen.
        </Point>
      </Points>
      <p>Ihren Lernstand nutzen wir nur, um Ihr Üben zu planen. Es gibt kein Tracking und keine Werbung.</p>
    </Section>
  )
}

export function StoredInBrowser({ botCheck }: Pick<Site, 'botCheck'>) {
  const listed = storageRegister.filter(({ onlyWithBotCheck }) => botCheck || !onlyWithBotCheck)
  return (
    <Section title="3. Cookies und Speicher im Browser">
      <p>
        {productName} setzt keine Cookies. Im Speicher Ihres Browsers liegen nur Ihre Sitzung, die Kennung des
        Geräts, Ihre Auswahl im Cookie-Hinweis und das, was Sie ohne Internetverbindung zum Lernen brauchen.
        Nichts davon dient dem Tracking. All das ist für den Dienst unbedingt erforderlich (§ 25 Abs. 2 Nr. 2
        TDDDG, Art. 6 Abs. 1 lit. b und lit. f DSGVO).
        {botCheck
          ? ' Zwei weitere Einträge gehören zum Bot-Schutz und entstehen nur, wenn Sie ihm zustimmen.'
          : ''}
      </p>
      <ul aria-label="Was im Browser gespeichert wird" className="grid gap-3">
        {listed.map(({ key, place, purpose, period }) => (
          <li key={key} className="rounded-control border border-line bg-surface p-4">
            <p>
              <code className="font-bold">{key}</code> <span className="text-quiet">({place})</span>
            </p>
            <p>{purpose}</p>
            <p className="text-quiet">Dauer: {period}</p>
          </li>
        ))}
      </ul>
      <p>
        {botCheck
          ? 'Mit „Akzeptieren“ im Cookie-Hinweis erlauben Sie zusätzlich den Bot-Schutz (Abschnitt 4). Ihre Auswahl können Sie jederzeit ändern.'
          : 'Ihre Auswahl im Cookie-Hinweis können Sie jederzeit ändern. Solange nichts eingesetzt wird, das eine Einwilligung braucht, bewirken beide Antworten dasselbe.'}
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={consent.reopen}>
        Cookie-Einstellungen ändern
      </Button>
    </Section>
  )
}

export function Recipients({ aiService, translationService, mailServer, botCheck }: Site) {
  return (
    <Section title="5. Weitergabe von Daten">
      <p>
        Wir verkaufen keine Daten. Schriften, Bilder und Skripte kommen von diesem Server
        {botCheck
          ? `; nur der Bot-Schutz lädt nach Ihrer Einwilligung etwas von ${providerOf(botCheck)}`
          : ''}
        . Daten bekommen nur:
      </p>
      <Points>
        <Point about="Hosting-Anbieter">
          Er betreibt in unserem Auftrag Server und Datenbank (Art. 28 DSGVO).
        </Point>
        {mailServer && (
          <Point about="Mailserver">
            Er versendet unsere E-Mails und erhält dafür Empfänger und Inhalt. Danach liegen sie auch beim
            Mail-Anbieter des Empfängers.
          </Point>
        )}
        {aiService && (
          <Point about="KI-Dienst">
            Texte, die Sie {translationService ? '' : 'übersetzen oder '}sich vorlesen lassen, schickt unser
            Server an {aiService}. Ihr Name, Ihre E-Mail-Adresse und Ihre IP-Adresse sind nicht dabei, außer
            Sie schreiben sie selbst in den Text. Der Dienst kann Texte außerhalb der EU verarbeiten und nach
            seinen eigenen Regeln eine Zeit lang aufbewahren. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO.
          </Point>
        )}
        {translationService && (
          <Point about="Übersetzungsdienst">
            Texte, die Sie übersetzen lassen, schickt unser Server an {translationService} (LibreTranslate).
            Ihr Name, Ihre E-Mail-Adresse und Ihre IP-Adresse sind nicht dabei, außer Sie schreiben sie selbst
            in den Text. Gehört der Dienst nicht zu unserem Server, kann er Texte außerhalb der EU verarbeiten
            und nach seinen eigenen Regeln eine Zeit lang aufbewahren. Rechtsgrundlage ist Art. 6 Abs. 1 lit.
            b DSGVO.
          </Point>
        )}
        {botCheck && (
          <Point about={providerOf(botCheck)}>Als Anbieter des Bot-Schutzes, siehe Abschnitt 4.</Point>
        )}
      </Points>
      {!aiService && (
        <p>
          {translationService
            ? 'Die Aussprache entsteht auf unserem eigenen Server.'
            : 'Übersetzungen und Aussprache entstehen auf unserem eigenen Server. Ein KI-Dienst ist nicht eingebunden.'}
        </p>
      )}
    </Section>
  )
}

export function Rights() {
  return (
    <Section title="7. Ihre Rechte">
      <p>Sie haben das Recht auf</p>
      <ul className="grid list-disc gap-1 pl-5 marker:text-brand">
        <li>Auskunft über Ihre Daten (Art. 15 DSGVO),</li>
        <li>Berichtigung falscher Daten (Art. 16 DSGVO),</li>
        <li>Löschung (Art. 17 DSGVO),</li>
        <li>Einschränkung der Verarbeitung (Art. 18 DSGVO),</li>
        <li>Datenübertragbarkeit (Art. 20 DSGVO) und</li>
        <li>
          Widerspruch gegen eine Verarbeitung, die sich auf Art. 6 Abs. 1 lit. f DSGVO stützt (Art. 21 DSGVO).
        </li>
      </ul>
      <p>
        Eine formlose Nachricht an die Adresse in Abschnitt 9 genügt. Alles, was wir zu Ihrem Konto
        gespeichert haben, kann Ihnen ein Administrator als JSON-Datei geben, die sich auch anderswo einlesen
        lässt.
      </p>
    </Section>
  )
}

export function Complaint() {
  return (
    <Section title="8. Beschwerderecht bei einer Aufsichtsbehörde">
      <p>
        Sind Sie der Ansicht, dass wir Ihre Daten nicht rechtmäßig verarbeiten, können Sie sich bei einer
        Datenschutz-Aufsichtsbehörde beschweren (Art. 77 DSGVO), zum Beispiel bei der Ihres Wohnorts.
      </p>
    </Section>
  )
}

export function Contact({ controller }: ControllerProps) {
  return (
    <Section title="9. Kontakt">
      <p>
        Fragen zum Datenschutz beantwortet {controller.name ?? '[Name des Verantwortlichen]'}:{' '}
        <EmailAddress controller={controller} />
      </p>
    </Section>
  )
}
