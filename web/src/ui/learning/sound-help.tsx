import { t } from '@pol/contract/text'
import { German } from '../frame/persian.tsx'
import { Explanation } from './explanation.tsx'
import { GermanSound } from './german-sound.tsx'
import { HelpBox } from './help-box.tsx'

/** Signs that Persian script lacks or reads differently. */
const signs = [
  { german: 'Miete', sound: t('„:“ nach einem langen Vokal; der von „Mitte“ ist kurz') },
  { german: 'Café', sound: t("„'“ vor der betonten Silbe") },
  { german: 'Stadt', sound: t('„ـْ“ zwischen Lauten ohne Vokal') },
  { german: 'für', sound: t('ü: Zunge wie bei i, Lippen wie bei u') },
  { german: 'schön', sound: t('ö: Zunge wie bei e, Lippen wie bei o') },
  { german: 'ich', sound: t('das weiche ch, weder „خ“ noch „ش“') },
  { german: 'Vater', sound: t('-er am Ende: ein sehr kurzes a, ohne r') },
  { german: 'Schule', sound: t('-e am Ende: schwach und unbetont') },
  { german: 'Haus', sound: t('au: zwei Vokale in einer Silbe') },
  { german: 'Zeit', sound: t('z: t und s ohne Vokal dazwischen') },
  { german: 'singen', sound: t('ng: ein Laut, kein g') },
  { german: 'rot', sound: t('r: hinten im Hals') },
  { german: 'Abendessen', sound: t('ein kleiner Abstand teilt lange Wörter') },
]

/** Explains how the sounds of German are written in Persian letters. */
export function SoundHelp() {
  return (
    <HelpBox title={t('So liest man die Lautschrift')}>
      <dl className="grid gap-x-8 gap-y-3 pb-5 sm:grid-cols-2">
        {signs.map(({ german, sound }) => (
          <div key={german} className="flex flex-wrap items-baseline gap-x-4">
            <dt className="w-28 shrink-0">
              <German className="font-semibold">{german}</German>
              <GermanSound text={german} isShown />
            </dt>
            <dd>
              <Explanation>{sound}</Explanation>
            </dd>
          </div>
        ))}
      </dl>
    </HelpBox>
  )
}
