/**
 * Ids of words that are taught but never wrong answers to choose from: beside an unrelated question they would hurt or
 * offend, or make a people or a faith look like a joke. By reason.
 */
const unsuitable: Readonly<Record<string, readonly string[]>> = {
  'violence and death': [
    'beerdigung',
    'bombe',
    'folter',
    'foltern',
    'grab',
    'krieg',
    'leiche-toter-koerper',
    'leiche-vor-der-beerdigung',
    'missbrauch',
    'mord',
    'pistole',
    'schiessen-mit-einer-waffe',
    'sterben-hoeflich-verstorben',
    'sterben-nicht-mehr-leben',
    'terrorismus',
    'terrorist',
    'toeten',
    'vergewaltigen',
    'vergewaltigung',
    'waffe-amtlich',
    'waffe-im-alltag',
  ],
  sexuality: ['abtreibung', 'fehlgeburt', 'homosexuell', 'kondom', 'nackt', 'sex', 'sexuell'],
  'insults and hatred': [
    'bloed',
    'bloedsinn',
    'dumm-auch-geschrieben',
    'dumm-beim-sprechen-unhoeflich',
    'hass',
    'hassen',
    'idiot',
    'rassismus',
    'schimpfen',
  ],
  'peoples and faiths': ['christ', 'jude', 'muslim', 'rasse'],
  'recalls the dictator': ['fuehrer'],
  drugs: ['droge'],
}

const ids = new Set(Object.values(unsuitable).flat())

export function isUnsuitableChoice(id: string): boolean {
  return ids.has(id)
}

/** All ids, for a test that they exist. */
export const unsuitableChoices: ReadonlySet<string> = ids
