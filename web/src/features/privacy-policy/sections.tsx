import type { Site } from '@pol/contract/site'
import { t } from '@pol/contract/text'
import { consent } from '../../lib/cookie-consent.ts'
import { productName } from '../../lib/site.ts'
import { storageRegister } from '../../lib/storage-register.ts'
import { Button } from '../../ui/frame/button.tsx'
import { German } from '../../ui/frame/persian.tsx'
import { richText } from '../../ui/rich-text.ts'
import { Section } from '../../ui/section.tsx'
import { Contributions } from './contributions.tsx'
import { basedOnContract, contractLaw, interestLaw } from './laws.tsx'
import { Point, Points } from './points.tsx'
import { PushConsent, PushServices, ReminderData } from './reminders.tsx'

type ControllerProps = Pick<Site, 'controller'>

export function Controller({ controller }: ControllerProps) {
  return (
    <Section title={t('1. Verantwortlicher')}>
      <p>{t('Für die Verarbeitung Ihrer Daten bei {productName} ist verantwortlich:', { productName })}</p>
      <address className="whitespace-pre-line not-italic">
        <bdi>{nameOf(controller)}</bdi>
        <br />
        <bdi>{controller.address ?? t('[Anschrift]')}</bdi>
        <br />
        {richText('E-Mail: {address}', { address: <EmailAddress controller={controller} /> })}
      </address>
    </Section>
  )
}

const nameOf = (controller: Site['controller']) => controller.name ?? t('[Name des Verantwortlichen]')

function EmailAddress({ controller }: ControllerProps) {
  if (!controller.email) return t('[E-Mail-Adresse]')
  return (
    <a href={`mailto:${controller.email}`} className="text-brand underline" dir="ltr">
      {controller.email}
    </a>
  )
}

export function CollectedData({
  aiService,
  speechService,
  translationService,
  botCheck,
  mailServer,
  notifications,
}: Pick<
  Site,
  'aiService' | 'speechService' | 'translationService' | 'botCheck' | 'mailServer' | 'notifications'
>) {
  return (
    <Section title={t('2. Welche Daten wir erheben')}>
      <p>
        <strong>{t('Registrierung und Konto.')}</strong>{' '}
        {richText(
          'Rechtsgrundlage ist der Vertrag mit Ihnen über die Nutzung von {productName}, auch seine Anbahnung durch Ihre Zugangsanfrage ({contractLaw}). Ohne diese Angaben können wir Ihnen keinen Zugang geben.',
          { productName, contractLaw },
        )}
      </p>
      <Points>
        <Point about={t('Zugangsanfrage')}>
          {t(
            'E-Mail-Adresse, Benutzername, auf Wunsch eine Nachricht, dazu der Zeitpunkt. Die Administratoren bekommen diese Angaben auch per E-Mail. Gespeichert wird auch die Sprache der Oberfläche, damit Ihr Konto und unsere E-Mails diese Sprache haben.',
          )}
        </Point>
        <Point about={t('Konto')}>
          {t(
            'E-Mail-Adresse, Benutzername, Rollen, Zeitpunkt der Anlage und Ihr Passwort, nie im Klartext, nur als Prüfwert (Argon2id). Dazu die Sprache der Oberfläche, die Sie gewählt haben und in der wir Ihnen schreiben, und auf Wunsch Ihre Muttersprache.',
          )}
        </Point>
        <Point about={t('Anmeldung')}>
          {t(
            'Prüfwert des Sitzungs-Tokens, Kennung des Geräts und Prüfwert seines Schlüssels, seine Art (etwa „Firefox, Android“), Beginn und Ablauf der Sitzung, und wann Sie darin zuletzt Ihr Passwort oder einen Passkey angegeben haben.',
          )}
        </Point>
        <Point about={t('Angemeldet bleiben')}>
          {t(
            'Nur wenn Sie das bei der Anmeldung wählen: der öffentliche Schlüssel dieses Browsers, die Kennung des Geräts und Prüfwert seines Schlüssels, seine Art, wann der öffentliche Schlüssel entstanden ist und wann er zuletzt benutzt wurde, dazu Prüfwerte der Aufgaben, mit denen sich der Browser ausweist.',
          )}
        </Point>
        <Point about={t('Passkeys')}>
          {t(
            'Nur wenn Sie einen hinzufügen: der Name, den Sie ihm geben, seine Kennung und sein öffentlicher Schlüssel, ein Zähler, wie der Browser ihn erreicht, wann er entstanden, bestätigt, zuletzt benutzt und entfernt worden ist, dazu Prüfwerte der Links in den E-Mails darüber. Fingerabdruck, Gesicht und PIN bleiben auf Ihrem Gerät.',
          )}
        </Point>
        <Point about={t('Bekannte Geräte und Netze')}>
          {t(
            'Von den letzten Geräten, Arten von Geräten und Netzen, von denen Sie sich angemeldet haben (je höchstens 20), je ein Prüfwert (SHA-256) und der Zeitpunkt. So können Sie sich dort auch anmelden, während Fremde Ihr Passwort zu erraten versuchen, und wir können Ihnen schreiben, wenn sich jemand auf einer anderen Art von Gerät anmeldet.',
          )}
        </Point>
        <Point about={t('E-Mails')}>
          {t(
            'Wir schreiben Ihnen, wenn Ihr Zugang genehmigt ist, wenn Sie ein neues Passwort anfordern, wenn sich Ihr Passwort oder Ihre Rollen ändern, wenn sich jemand auf einer neuen Art von Gerät anmeldet und wenn Sie eine Erinnerung ans Üben eingestellt haben. Bis eine E-Mail verschickt ist, ist vorgemerkt, an wen sie geht und welche Rolle oder Art von Gerät sie nennt.',
          )}
        </Point>
        <Point about={t('Lernstand')}>
          {t(
            'Ihre Antworten beim Üben (was gefragt war, ob es richtig war, Zeitpunkt und Dauer), was daraus für jede Karte folgt, beendete Runden (Zeitpunkt und Zahl der Karten), wie weit Sie in den Lektionen des Kurses und in den Modelltests sind (Zeitpunkt, Schritt und bestes Ergebnis), bei genügend Antworten 21 Zahlen dazu, wie schnell Sie vergessen (einmal in der Woche auf unserem Server aus Ihren Antworten berechnet), Ihre Merkliste und Ihre Einstellungen zum Üben. So wissen wir, wann Sie was wiederholen sollten und wo Sie im Kurs weitermachen, und Sie können auf mehreren Geräten üben.',
          )}
        </Point>
        <ReminderData mailServer={mailServer} notifications={notifications} />
        <Point about={t('Übersetzen und Anhören')}>
          {aiService || speechService || translationService
            ? t(
                'Was Sie übersetzen lassen, und eigene Texte, die Sie sich vorlesen lassen, werden nur für die Antwort verarbeitet und nicht gespeichert; ein Dienst hilft dabei (Abschnitt 5).',
              )
            : t(
                'Was Sie übersetzen lassen, und eigene Texte, die Sie sich vorlesen lassen, werden nur für die Antwort verarbeitet und nicht gespeichert.',
              )}{' '}
          {t(
            'Gespeichert wird nur die Aussprache der Texte, die im Lernstoff stehen, einmal für alle; sie verrät nicht, wer sie gehört hat.',
          )}
        </Point>
      </Points>
      <Contributions />
      <p>
        <strong>{t('Nutzung.')}</strong>{' '}
        {richText(
          'Bei jedem Aufruf überträgt Ihr Browser technisch bedingt IP-Adresse, Zeitpunkt, Art des Browsers und Betriebssystem. Rechtsgrundlage ist {interestLaw}: Wir haben ein berechtigtes Interesse daran, {productName} bereitzustellen und vor Missbrauch zu schützen.',
          { interestLaw, productName },
        )}
      </p>
      <Points>
        <Point about={t('Schutz vor Missbrauch')}>
          {botCheck
            ? t(
                'Wir zählen, wie oft Anmeldungen und Links scheitern und wie oft Anfragen, Übersetzungen, Antworten beim Üben, Aufnahmen, Meldungen, eigene Texte zum Vorlesen und Prüfungen des Bot-Schutzes vorkommen.',
              )
            : t(
                'Wir zählen, wie oft Anmeldungen und Links scheitern und wie oft Anfragen, Übersetzungen, Antworten beim Üben, Aufnahmen, Meldungen und eigene Texte zum Vorlesen vorkommen.',
              )}{' '}
          {t(
            'Statt IP-Adresse, E-Mail-Adresse und Konto steht in diesen Zählern nur ein Prüfwert (SHA-256).',
          )}
        </Point>
        <Point about={t('Protokoll der Entscheidungen')}>
          {richText(
            'Wer wann über eine Zugangsanfrage entschieden, Konten aufgelistet, ein Konto angelegt oder gelöscht, eine Rolle gegeben oder genommen, einen Link für ein Passwort geschickt, Daten eines Kontos, Meldungen oder Lernstoff heruntergeladen, eine Aufnahme vor der Freigabe angehört, freigegeben, abgelehnt oder zurückgezogen oder eine Meldung erledigt hat, und wen es betrifft; was Administratoren und Moderatoren vergeblich versucht haben; und wann Sie Ihr Passwort geändert, einen Link dafür angefordert oder benutzt, einen Passkey hinzugefügt oder entfernt oder sich überall abgemeldet haben. Nur Administratoren sehen es. Rechtsgrundlage ist {interestLaw}: Wir haben ein berechtigtes Interesse daran, dass sich das nachvollziehen lässt.',
            { interestLaw },
          )}
        </Point>
        <Point about={t('Sicherungskopien')}>
          {t('kann der Betreiber anlegen. Was gelöscht ist, steht darin, bis er sie durch neuere ersetzt.')}
        </Point>
        <Point about={t('Protokolle')}>
          {t(
            'Die Protokolle von {productName} nennen Fehler und Abläufe, aber keine IP-Adressen, Browser, E-Mail-Adressen oder Eingaben. Scheitert etwas im Browser, meldet er dem Server nur die Art des Fehlers, die Seite und die Version der Anwendung. Der Hosting-Anbieter kann eigene Protokolle führen.',
            { productName },
          )}
        </Point>
      </Points>
      <p>
        {t('Ihren Lernstand nutzen wir nur, um Ihr Üben zu planen. Es gibt kein Tracking und keine Werbung.')}
      </p>
    </Section>
  )
}

export function StoredInBrowser({ botCheck, notifications }: Pick<Site, 'botCheck' | 'notifications'>) {
  const listed = storageRegister.filter(
    ({ onlyWith }) =>
      !onlyWith || (onlyWith === 'bot check' && botCheck) || (onlyWith === 'notifications' && notifications),
  )
  return (
    <Section title={t('3. Cookies und Speicher im Browser')}>
      <p>
        {richText(
          '{productName} setzt höchstens ein Cookie: Es merkt sich die Sprache der Oberfläche, sobald Sie eine gewählt haben. Im Speicher Ihres Browsers liegen nur Ihre Sitzung, die Kennung des Geräts, Ihre Auswahl im Cookie-Hinweis, die gewählte Sprache, ob beim Üben automatisch vorgelesen wird, wann Sie zuletzt nach Antworten auf Ihre Meldungen gesehen haben, Name und Adresse, wenn Sie sie auf der Seite „Notfall“ eingetragen haben, und das, was Sie ohne Internetverbindung zum Lernen brauchen. Nichts davon dient dem Tracking. All das ist für den Dienst unbedingt erforderlich ({law}).',
          {
            productName,
            law: <German>§ 25 Abs. 2 Nr. 2 TDDDG, Art. 6 Abs. 1 lit. b und lit. f DSGVO</German>,
          },
        )}
        {notifications && <PushConsent />}
        {botCheck && (
          <> {t('Zwei weitere Einträge gehören zum Bot-Schutz und entstehen nur, wenn Sie ihm zustimmen.')}</>
        )}
      </p>
      <ul aria-label={t('Was im Browser gespeichert wird')} className="grid gap-3">
        {listed.map(({ key, place, purpose, period }) => (
          <li key={`${key} ${place}`} className="rounded-control border border-line bg-surface p-4">
            <p>
              <code className="font-bold" dir="ltr">
                {key}
              </code>{' '}
              <span className="text-quiet">({placeNames[place]})</span>
            </p>
            <p>{purpose}</p>
            <p className="text-quiet">{t('Dauer: {period}', { period })}</p>
          </li>
        ))}
      </ul>
      <p>
        {botCheck
          ? t(
              'Mit „Akzeptieren“ im Cookie-Hinweis erlauben Sie zusätzlich den Bot-Schutz (Abschnitt 4). Ihre Auswahl können Sie jederzeit ändern.',
            )
          : t(
              'Ihre Auswahl im Cookie-Hinweis können Sie jederzeit ändern. Solange nichts eingesetzt wird, das eine Einwilligung braucht, bewirken beide Antworten dasselbe.',
            )}
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={consent.reopen}>
        {t('Cookie-Einstellungen ändern')}
      </Button>
    </Section>
  )
}

const placeNames = {
  'Session Storage': t('Session Storage'),
  'Local Storage': t('Local Storage'),
  'Cache Storage': t('Cache Storage'),
  IndexedDB: t('IndexedDB'),
  Cookie: t('Cookie'),
  'Push API': t('Push API'),
}

export function Recipients({
  aiService,
  speechService,
  translationService,
  mailServer,
  notifications,
  botCheck,
}: Site) {
  return (
    <Section title={t('5. Weitergabe von Daten')}>
      <p>
        {botCheck
          ? t(
              'Wir verkaufen keine Daten. Schriften, Bilder und Skripte kommen von diesem Server; nur der Bot-Schutz lädt nach Ihrer Einwilligung etwas von {provider}. Daten bekommen nur:',
              { provider: botCheck.provider },
            )
          : t(
              'Wir verkaufen keine Daten. Schriften, Bilder und Skripte kommen von diesem Server. Daten bekommen nur:',
            )}
      </p>
      <Points>
        <Point about={t('Hosting-Anbieter')}>
          {richText('Er betreibt in unserem Auftrag Server und Datenbank ({law}).', {
            law: <German>Art. 28 DSGVO</German>,
          })}
        </Point>
        {mailServer && (
          <Point about={t('Mailserver')}>
            {t(
              'Er versendet unsere E-Mails und erhält dafür Empfänger und Inhalt. Danach liegen sie auch beim Mail-Anbieter des Empfängers.',
            )}
          </Point>
        )}
        <PushServices mailServer={mailServer} notifications={notifications} />
        {aiService && (
          <Point about={t('KI-Dienst')}>
            {textsForAi(aiService, speechService, translationService)} {notWithTheText}{' '}
            {t(
              'Der Dienst kann Texte außerhalb der EU verarbeiten und nach seinen eigenen Regeln eine Zeit lang aufbewahren.',
            )}{' '}
            {basedOnContract}
          </Point>
        )}
        {speechService && speechService !== aiService && (
          <Point about={t('Vorlesedienst')}>
            {t('Texte, die Sie sich vorlesen lassen, schickt unser Server an {speechService}.', {
              speechService,
            })}{' '}
            {notWithTheText} {ownOrElsewhere} {basedOnContract}
          </Point>
        )}
        {translationService && (
          <Point about={t('Übersetzungsdienst')}>
            {t(
              'Texte, die Sie übersetzen lassen, schickt unser Server an {translationService} (LibreTranslate).',
              { translationService },
            )}{' '}
            {notWithTheText} {ownOrElsewhere} {basedOnContract}
          </Point>
        )}
        {botCheck && (
          <Point about={botCheck.provider}>{t('Als Anbieter des Bot-Schutzes, siehe Abschnitt 4.')}</Point>
        )}
      </Points>
      <OnOurServer translates={!aiService && !translationService} speaks={!speechService} />
    </Section>
  )
}

/** Which texts the AI service gets; one of the others may speak or translate instead. */
function textsForAi(aiService: string, speechService: string | null, translationService: string | null) {
  const speaks = speechService === aiService
  if (translationService && !speaks)
    return t(
      'Nachrichten aus Lektionen schickt unser Server nur dann an {aiService}, wenn Sie um eine Korrektur bitten.',
      { aiService },
    )
  const texts = translationService
    ? t('Texte, die Sie sich vorlesen lassen, schickt unser Server an {speechService}.', {
        speechService: aiService,
      })
    : speaks
      ? t('Texte, die Sie übersetzen oder sich vorlesen lassen, schickt unser Server an {aiService}.', {
          aiService,
        })
      : t('Texte, die Sie übersetzen lassen, schickt unser Server an {aiService}.', { aiService })
  return `${texts} ${t('Nachrichten aus Lektionen schickt er nur dorthin, wenn Sie um eine Korrektur bitten.')}`
}

function OnOurServer({ translates, speaks }: { readonly translates: boolean; readonly speaks: boolean }) {
  if (translates && speaks)
    return (
      <p>
        {t(
          'Übersetzungen und Aussprache entstehen auf unserem eigenen Server. Ein KI-Dienst ist nicht eingebunden.',
        )}
      </p>
    )
  if (speaks) return <p>{t('Die Aussprache entsteht auf unserem eigenen Server.')}</p>
  return translates ? <p>{t('Übersetzungen entstehen auf unserem eigenen Server.')}</p> : null
}

const ownOrElsewhere = t(
  'Gehört der Dienst nicht zu unserem Server, kann er Texte außerhalb der EU verarbeiten und nach seinen eigenen Regeln eine Zeit lang aufbewahren.',
)

const notWithTheText = t(
  'Ihr Name, Ihre E-Mail-Adresse und Ihre IP-Adresse sind nicht dabei, außer Sie schreiben sie selbst in den Text.',
)

export function Rights() {
  return (
    <Section title={t('7. Ihre Rechte')}>
      <p>{t('Sie haben das Recht auf')}</p>
      <ul className="grid list-disc gap-1 ps-5 marker:text-brand">
        <li>{richText('Auskunft über Ihre Daten ({law}),', { law: <German>Art. 15 DSGVO</German> })}</li>
        <li>{richText('Berichtigung falscher Daten ({law}),', { law: <German>Art. 16 DSGVO</German> })}</li>
        <li>{richText('Löschung ({law}),', { law: <German>Art. 17 DSGVO</German> })}</li>
        <li>
          {richText('Einschränkung der Verarbeitung ({law}),', { law: <German>Art. 18 DSGVO</German> })}
        </li>
        <li>{richText('Datenübertragbarkeit ({law}) und', { law: <German>Art. 20 DSGVO</German> })}</li>
        <li>
          {richText('Widerspruch gegen eine Verarbeitung, die sich auf {interestLaw} stützt ({law}).', {
            interestLaw,
            law: <German>Art. 21 DSGVO</German>,
          })}
        </li>
      </ul>
      <p>
        {t(
          'Eine formlose Nachricht an die Adresse in Abschnitt 9 genügt. Unter „Sicherheit“ können Sie selbst alles, was wir zu Ihrem Konto gespeichert haben, als JSON-Datei herunterladen, die sich auch anderswo einlesen lässt, und Ihr Konto löschen.',
        )}
      </p>
    </Section>
  )
}

export function Complaint() {
  return (
    <Section title={t('8. Beschwerderecht bei einer Aufsichtsbehörde')}>
      <p>
        {richText(
          'Sind Sie der Ansicht, dass wir Ihre Daten nicht rechtmäßig verarbeiten, können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren ({law}), zum Beispiel bei der Ihres Wohnorts.',
          { law: <German>Art. 77 DSGVO</German> },
        )}
      </p>
    </Section>
  )
}

export function Contact({ controller }: ControllerProps) {
  return (
    <Section title={t('9. Kontakt')}>
      <p>
        {richText('Fragen zum Datenschutz beantwortet {controller}: {address}', {
          controller: <bdi>{nameOf(controller)}</bdi>,
          address: <EmailAddress controller={controller} />,
        })}
      </p>
    </Section>
  )
}
