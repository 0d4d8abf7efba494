/** What a verb's objects are said with in Persian: a preposition, or را. */
export interface Valency {
  readonly accusative?: string
  readonly dative?: string
  /** By the folded German preposition. */
  readonly with?: Readonly<Record<string, string>>
}

/** By the German infinitive. Elsewhere the accusative is را, and the dative به. */
export const valencies: Readonly<Record<string, Valency>> = {
  abholen: { accusative: 'دنبال' },
  anrufen: { accusative: 'به' },
  antworten: { with: { auf: 'به' } },
  aussteigen: { with: { aus: 'از' } },
  benutzen: { accusative: 'از' },
  bitten: { accusative: 'از', with: { um: '' } },
  brauchen: { accusative: 'به' },
  bringen: { dative: 'برای' },
  danken: { dative: 'از', with: { fuer: 'برای' } },
  denken: { with: { an: 'به' } },
  einsteigen: { with: { in: 'سوار' } },
  erinnern: { with: { an: 'را' } },
  erklären: { dative: 'برای' },
  erzählen: { dative: 'برای', with: { von: 'درباره‌ی' } },
  fragen: { accusative: 'از', with: { nach: 'درباره‌ی' } },
  freuen: { with: { auf: 'برای', ueber: 'از' } },
  gratulieren: { dative: 'به' },
  haben: { with: { vor: 'از' } },
  heiraten: { accusative: 'با' },
  holen: { dative: 'برای' },
  kaufen: { dative: 'برای' },
  kennenlernen: { accusative: 'با' },
  kochen: { dative: 'برای' },
  schicken: { dative: 'برای' },
  schreiben: { dative: 'برای' },
  sprechen: { with: { ueber: 'درباره‌ی' } },
  träumen: { with: { von: 'از' } },
  warten: { with: { auf: 'منتظر' } },
}
