import { ChevronDown } from '../icons/drawn/chevron-down.tsx'
import { Persian } from '../frame/persian.tsx'

/** Signs that are unknown to German readers or pronounced differently. */
const signs = [
  { sign: 'â', letters: 'آ ا', sound: 'langes, dunkles a, fast wie o' },
  { sign: 'a e o', letters: '', sound: 'kurz; die Schrift lässt sie meist weg' },
  { sign: 'a', letters: '', sound: 'hell, fast wie in englisch „cat“' },
  { sign: 'e', letters: 'ه', sound: 'auch am Wortende voll wie in „Café“' },
  { sign: 'h', letters: 'ه ح', sound: 'immer hörbar, auch am Ende' },
  { sign: 'ch', letters: 'چ', sound: 'tsch wie in „Kutsche“' },
  { sign: 'gh', letters: 'غ ق', sound: 'g ganz hinten am Zäpfchen, zwischen Vokalen weicher' },
  { sign: 'ey', letters: 'ی', sound: 'wie in englisch „day“' },
  { sign: 'j', letters: 'ج', sound: 'dsch wie in „Dschungel“' },
  { sign: 'kh', letters: 'خ', sound: 'ch wie in „Bach“' },
  { sign: 'ow', letters: 'و', sound: 'wie in englisch „low“' },
  { sign: 'r', letters: 'ر', sound: 'mit der Zungenspitze gerollt' },
  { sign: 's', letters: 'س ص ث', sound: 'immer scharf wie in „Wasser“' },
  { sign: 'sh', letters: 'ش', sound: 'sch wie in „Schule“' },
  { sign: 'v', letters: 'و', sound: 'w wie in „Wasser“' },
  { sign: 'y', letters: 'ی', sound: 'j wie in „ja“' },
  { sign: 'z', letters: 'ز ذ ض ظ', sound: 'weiches s wie in „Sonne“' },
  { sign: 'zh', letters: 'ژ', sound: 'wie das zweite g in „Garage“' },
  { sign: "'", letters: 'ع ء', sound: 'kurzer Stimmabsatz wie vor „achten“ in „beachten“' },
]

/** Explains the transliteration; collapsed by default. */
export function TransliterationHelp() {
  return (
    <details className="card group mb-6 px-5">
      <summary className="flex min-h-12 cursor-pointer py-2 list-none items-center gap-2 font-semibold text-brand">
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        So liest man die Umschrift
      </summary>
      <dl className="grid gap-x-8 gap-y-1 pb-4 sm:grid-cols-2">
        {signs.map(({ sign, letters, sound }) => (
          <div key={sign} className="flex items-baseline gap-3">
            <dt className="w-20 shrink-0">
              <strong>{sign}</strong> {letters && <Persian>{letters}</Persian>}
            </dt>
            <dd>{sound}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-5 text-quiet">
        Betont wird die letzte Silbe eines Wortes. Wo es anders ist, trägt der betonte Vokal ein Zeichen:
        bále, míravam. Was nach einem Bindestrich steht, bleibt unbetont: ketâb-e man. Ein Punkt trennt zwei
        Laute: lebâs·hâ hat kein sch.
      </p>
    </details>
  )
}
