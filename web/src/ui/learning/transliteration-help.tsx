import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { Persian } from '../frame/persian.tsx'
import { HelpBox } from './help-box.tsx'
import { SoundHelp } from './sound-help.tsx'
import { useWhatIsShown } from './use-what-is-shown.ts'
import type { Place } from './what-is-shown.ts'

/** Signs that are unknown to German readers or pronounced differently, and for Persian readers their letters. */
const signs = [
  { sign: 'â', letters: 'آ ا', sound: t('langes, dunkles a, fast wie o') },
  { sign: 'a e o', letters: '', sound: t('kurz; die Schrift lässt sie meist weg') },
  { sign: 'a', letters: '', sound: t('hell, fast wie im englischen „cat“') },
  { sign: 'e', letters: 'ه', sound: t('auch am Wortende voll wie in „Café“') },
  { sign: 'h', letters: 'ه ح', sound: t('immer hörbar, auch am Ende') },
  { sign: 'ch', letters: 'چ', sound: t('tsch wie in „Kutsche“') },
  { sign: 'gh', letters: 'غ ق', sound: t('g ganz hinten am Zäpfchen, zwischen Vokalen weicher') },
  { sign: 'ey', letters: 'ی', sound: t('wie im englischen „day“') },
  { sign: 'j', letters: 'ج', sound: t('dsch wie in „Dschungel“') },
  { sign: 'kh', letters: 'خ', sound: t('ch wie in „Bach“') },
  { sign: 'ow', letters: 'و', sound: t('wie im englischen „low“') },
  { sign: 'r', letters: 'ر', sound: t('mit der Zungenspitze gerollt') },
  { sign: 's', letters: 'س ص ث', sound: t('immer scharf wie in „Wasser“') },
  { sign: 'sh', letters: 'ش', sound: t('sch wie in „Schule“') },
  { sign: 'v', letters: 'و', sound: t('w wie in „Wasser“') },
  { sign: 'y', letters: 'ی', sound: t('j wie in „ja“') },
  { sign: 'z', letters: 'ز ذ ض ظ', sound: t('weiches s wie in „Sonne“') },
  { sign: 'zh', letters: 'ژ', sound: t('wie das zweite g in „Garage“') },
  { sign: "'", letters: 'ع ء', sound: t('kurzer Stimmabsatz wie vor „achten“ in „beachten“') },
]

interface Props {
  readonly place?: Place
  /** The only language whose notation is shown; without it, both are. */
  readonly language?: Language
}

/** Explains the transliteration while it is shown, and to Persian readers the notation of German sounds. */
export function TransliterationHelp({ place = 'elsewhere', language }: Props) {
  const { heard, transliteration } = useWhatIsShown(place)
  return (
    <>
      {/* The German build drops it, because the first condition is constant. */}
      {t('#language') === 'fa' && language !== 'fa' && heard.includes('de') && <SoundHelp />}
      {transliteration && language !== 'de' && <SignsHelp />}
    </>
  )
}

function SignsHelp() {
  return (
    <HelpBox title={t('So liest man die Umschrift')}>
      <dl className="grid gap-x-8 gap-y-1 pb-4 sm:grid-cols-2">
        {signs.map(({ sign, letters, sound }) => (
          <div key={sign} className="flex items-baseline gap-3">
            <dt className="w-20 shrink-0">
              <strong dir="ltr" translate="no">
                {sign}
              </strong>
              <span> </span>
              {letters && <Persian>{letters}</Persian>}
            </dt>
            <dd>{sound}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-5 text-quiet">
        {t(
          'Betont wird die letzte Silbe eines Wortes. Wo es anders ist, trägt der betonte Vokal ein Zeichen: bále, míravam. Was nach einem Bindestrich steht, bleibt unbetont: ketâb-e man. Ein Punkt trennt zwei Laute: lebâs·hâ hat kein sch.',
        )}
      </p>
    </HelpBox>
  )
}
