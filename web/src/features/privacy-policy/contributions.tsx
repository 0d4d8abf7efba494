import { t } from '@pol/contract/text'
import { recordingsPerLine } from '@pol/contract/limits'
import { richText } from '../../ui/rich-text.ts'
import { consentLaw, contractLaw, interestLaw } from './laws.tsx'
import { Point, Points } from './points.tsx'

/** Section about recordings and reports by learners. */
export function Contributions() {
  return (
    <>
      <p>
        <strong>{t('Was Lernende füreinander tun.')}</strong>{' '}
        {t('Nichts davon müssen Sie tun, um zu lernen.')}
      </p>
      <Points>
        <Point about={t('Aufnahmen Ihrer Stimme')}>
          {t(
            'Nur wenn Sie eingewilligt haben: die Aufnahme, welches Wort oder welcher Satz und welche Sprache es ist, wie lang sie ist, Zeitpunkt und Stand, bei einer Ablehnung der Grund; dazu Ihre Einwilligung mit ihrem Zeitpunkt und, wenn Sie mögen, ein Name und eine Region. Moderatoren und Administratoren hören die Aufnahme an. Geben sie sie frei, hören alle angemeldeten Lernenden sie und sehen Name und Region, die Sie angegeben haben, sonst niemand; zu einem Wort oder Satz höchstens {count} Aufnahmen.',
            { count: recordingsPerLine },
          )}{' '}
          {richText(
            'Rechtsgrundlage ist Ihre Einwilligung ({consentLaw}). Sie können sie jederzeit widerrufen, für eine Aufnahme oder für alle, unter „Meine Aufnahmen“: Der Ton ist dann sofort auf dem Server gelöscht und in anderen Browsern, sobald sie wieder Verbindung haben. Was vorher zu hören war, bleibt rechtmäßig.',
            { consentLaw },
          )}{' '}
          {t(
            'Wenn Sie in einer Lektion Ihre Stimme mit dem Vorbild vergleichen oder in einem Modelltest sprechen, gilt das nicht: Diese Aufnahme bleibt im Arbeitsspeicher Ihres Browsers, wird weder gespeichert noch gesendet und ist vergessen, sobald Sie den Schritt oder die Seite verlassen. Niemand sonst hört sie.',
          )}
        </Point>
        <Point about={t('Meldungen von Fehlern')}>
          {richText(
            'Welches Wort oder welchen Satz Sie meinen, was Sie dazu schreiben, Zeitpunkt, Stand und die Antwort. Moderatoren lesen den Text ohne Ihren Namen. Rechtsgrundlage ist der Vertrag mit Ihnen ({contractLaw}) und unser berechtigtes Interesse an richtigem Lernstoff ({interestLaw}).',
            { contractLaw, interestLaw },
          )}
        </Point>
      </Points>
    </>
  )
}
