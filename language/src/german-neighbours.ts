/** Which meaning of a German word stands beside which others: its Persian word in the lexicon. The first that fits counts. */
export interface Neighbours {
  readonly german: string
  readonly farsi: string
  /** One of the other words of its clause, folded. */
  readonly beside: RegExp
  /** None of them. */
  readonly without?: RegExp
}

const clothes =
  /mantel|jacke|hose|kleid|schuh|hemd|^rock$|pullover|pulli|anzug|muetze|maske|uniform|socke|stiefel|handschuh|jeans|bluse|krawatte|t-shirt/
const device =
  /uhr$|wecker|heizung|geraet|fernseh|radio|temperatur|lautstaerke|kamera|^sitz$|handy|waschmaschine/
/** Who can lie and stand; a first name is not known here. */
const being =
  /^(?:ich|du|er|wir|ihr|man|wer|herrn?|frau|mann|kind|kinder|baby|mutter|vater|oma|opa|bruder|schwester|sohn|tochter|patient|patientin|hund|katze|leute|arzt|polizist|bett)$|^(?:sofa|couch|boden|wiese|strand|krankenhaus)$/
const going =
  /^(?:ge)?(?:fahr|faehr|fuhr|flieg|flog|flogen|reis|zieh|zog|zogen|komm|kam|geh|ging|gang|wander|umzieh|umgezog|lauf)|zug$|fahrt$|flug$|reise$|^weg$|ticket|fahrkarte|^wohin$|umzug/

export const neighbours: readonly Neighbours[] = [
  // "den Mietvertrag kündigen", "Der Arbeitgeber hat mir gekündigt."
  {
    german: 'kündigen',
    farsi: 'فسخ کردن',
    beside: /vertrag|wohnung|^abo|konto$|mitgliedschaft|miet|versicherung|zimmer/,
    without: /arbeitsvertrag/,
  },
  {
    german: 'kündigen',
    farsi: 'اخراج کردن',
    beside:
      /^(?:chef|chefin|arbeitgeber|arbeitgeberin|firma|betrieb|mir|dir|ihm|ihnen|mitarbeiter.*|angestellte.*)$/,
  },
  // "die Heizung einstellen"
  { german: 'einstellen', farsi: 'تنظیم کردن', beside: device },
  { german: 'stellen', farsi: 'پرسیدن', beside: /^frage/ },
  { german: 'stellen', farsi: 'درخواست دادن', beside: /antrag|antraege/ },
  { german: 'stellen', farsi: 'تنظیم کردن', beside: /wecker|uhr$/ },
  // "Ich trage einen Mantel."
  { german: 'tragen', farsi: 'سر کردن', beside: /kopftuch|schleier/ },
  { german: 'tragen', farsi: 'زدن', beside: /brille|kontaktlinse/ },
  { german: 'tragen', farsi: 'پوشیدن', beside: clothes },
  // "Wir ziehen im Mai aus."
  {
    german: 'ausziehen',
    farsi: 'اسباب‌کشی کردن',
    beside:
      /wohnung|zimmer|^haus(?:e|es)?$|^(?:januar|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember|monat|monats|bald)$/,
    without: clothes,
  },
  { german: 'aufheben', farsi: 'لغو کردن', beside: /bescheid|gesetz|verbot|urteil|entscheidung|beschluss/ },
  {
    german: 'aufheben',
    farsi: 'نگه داشتن',
    beside: /quittung|beleg|kassenbon|kassenzettel|rechnung|unterlagen|garantie/,
  },
  { german: 'ausfallen', farsi: 'قطع شدن', beside: /^strom|heizung|internet|^wasser$/ },
  {
    german: 'nehmen',
    farsi: 'خوردن',
    beside: /tablette|medikament|^pille|tropfen|medizin|antibiotik|schmerzmittel|hustensaft/,
  },
  { german: 'nehmen', farsi: 'سوار شدن', beside: /^(?:bus|zug|bahn|taxi|tram|strassenbahn|[su]-bahn)$/ },
  // "Er fährt mit dem Bus nach Berlin."
  { german: 'fahren', farsi: 'رفتن', beside: /^(?:mit|nach|zum|zur|ins?)$/, without: /^(?:auto|wagen)$/ },
  { german: 'fahren', farsi: 'حرکت کردن', beside: /^(?:bus|zug|bahn|tram|strassenbahn|[su]-bahn)$/ },
  { german: 'ziehen', farsi: 'نقل مکان کردن', beside: /^nach$|wohnung|^stadt$/ },
  // "Das Buch liegt auf dem Tisch.", "Was steht in dem Brief?"
  { german: 'liegen', farsi: 'بودن', beside: /./, without: being },
  {
    german: 'stehen',
    farsi: 'نوشته شدن',
    beside: /brief|zeitung|schreiben$|bescheid|schild|vertrag$|^liste$|formular/,
    without: being,
  },
  { german: 'stehen', farsi: 'بودن', beside: /./, without: being },
  { german: 'laufen', farsi: 'پخش شدن', beside: /^(?:film|musik|serie|sendung)$/ },
  { german: 'laufen', farsi: 'کار کردن', beside: /maschine|computer|geraet|motor|heizung|fernseher/ },
  { german: 'überweisen', farsi: 'ارجاع دادن', beside: /arzt|aerzt|klinik|krankenhaus|patient/ },
  { german: 'aufgeben', farsi: 'پست کردن', beside: /paket|paeckchen|brief/ },
  { german: 'schließen', farsi: 'تعطیل شدن', beside: /laden$|geschaeft$|supermarkt|^amt$|museum|bibliothek/ },
  // "Wir haben keine Zeit mehr", not "nicht mehr als fünf"
  {
    german: 'mehr',
    farsi: 'دیگر',
    beside: /^(?:nicht|nichts|keine?[mnrs]?|nie|niemand|niemals)$/,
    without: /^als$/,
  },
  // "Er fliegt nach Teheran.", not "Wir gehen nach der Arbeit nach Hause"
  { german: 'nach', farsi: 'به', beside: going },
]
