/** A rule that selects a meaning, identified by its Persian word in the lexicon. The first match wins. */
export interface Neighbours {
  readonly german: string
  readonly farsi: string
  /** Must match another word of the clause, folded. */
  readonly beside: RegExp
  /** Must match no word of the clause. */
  readonly without?: RegExp
}

const clothes =
  /mantel|jacke|hose|kleid|schuh|hemd|^rock$|pullover|pulli|anzug|muetze|maske|uniform|socke|stiefel|handschuh|jeans|bluse|krawatte|t-shirt/
const device =
  /uhr$|wecker|heizung|geraet|fernseh|radio|temperatur|lautstaerke|kamera|^sitz$|handy|waschmaschine/
const benefit =
  /leistung(?:en)?$|zahlung(?:en)?$|geld(?:es)?$|^hilfen?$|sozialhilfe|zuschuss|^lohn$|^gehalt$|^renten?$|unterhalt$|^mittel$/
/** People and animals, which can lie and stand. First names cannot be recognized here. */
const being =
  /^(?:ich|du|er|wir|ihr|man|wer|herrn?|frau|mann|kind|kinder|baby|mutter|vater|oma|opa|bruder|schwester|sohn|tochter|patient|patientin|hund|katze|leute|arzt|polizist|bett)$|^(?:sofa|couch|boden|wiese|strand|krankenhaus)$/

export const neighbours: readonly Neighbours[] = [
  // "besteht aus drei Zimmern", "Es gibt kein Brot.", "Die Uhr geht nicht."
  { german: 'bestehen', farsi: 'تشکیل شدن', beside: /^aus$/ },
  { german: 'bestehen', farsi: 'اصرار کردن', beside: /^(?:auf|darauf)$/ },
  {
    german: 'geben',
    farsi: 'بودن',
    beside: /^es$/,
    without: /^(?:mir|dir|ihm|ihnen|ihr|uns|euch|ich|wir|er|du)$/,
  },
  {
    german: 'gehen',
    farsi: 'در مورد چیزی بودن',
    beside: /^(?:um|darum|worum)$/,
    without: /uhr$|^(?:ich|du|er|sie|wir|ihr|man)$/,
  },
  {
    german: 'gehen',
    farsi: 'کار کردن',
    beside: /^(?:uhr|computer|fernseher|handy|internet|klingel|aufzug)$/,
  },
  {
    german: 'gehen',
    farsi: 'شدن',
    beside: /^es$/,
    without: /^(?:wie|nach|zu|zum|zur|in|ins|auf|mir|dir|ihm|ihr|ihnen|uns|euch|gut|schlecht|besser)$/,
  },
  {
    german: 'anfangen',
    farsi: 'شروع شدن',
    beside: /kurs$|film$|unterricht|^schule$|konzert|spiel$|termin$|pruefung$|ferien$/,
    without: /^(?:mit|ich|wir|du|er)$/,
  },
  {
    german: 'beginnen',
    farsi: 'شروع شدن',
    beside: /kurs$|film$|unterricht|^schule$|konzert|spiel$|termin$|pruefung$|ferien$|frist$/,
    without: /^(?:mit|ich|wir|du|er)$/,
  },
  { german: 'aufhören', farsi: 'بند آمدن', beside: /^(?:regen|schnee|regnen|schneien)$/ },
  { german: 'aufhören', farsi: 'ترک کردن', beside: /^rauchen$|^trinken$/ },
  {
    german: 'spielen',
    farsi: 'زدن',
    beside: /gitarre|klavier|geige|floete|trommel|^instrument$|trompete|saxofon/,
  },
  {
    german: 'brechen',
    farsi: 'استفراغ کردن',
    beside: /^(?:kind|baby|patient|uebel|schlecht|mal|magen)$/,
    without: /arm$|bein$|fuss$|hand$/,
  },
  {
    german: 'fehlen',
    farsi: 'غایب بودن',
    beside: /^(?:schule|unterricht|entschuldigt|unentschuldigt|krank)$/,
  },
  {
    german: 'passen',
    farsi: 'مناسب بودن',
    beside: /termin|^um$|uhr$|^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute)$/,
    without: clothes,
  },
  { german: 'wechseln', farsi: 'تبدیل کردن', beside: /^(?:euro|dollar|toman|rial|afghani|franken|pfund)$/ },
  {
    german: 'öffnen',
    farsi: 'باز شدن',
    beside: /laden$|geschaeft$|supermarkt|^bank$|^amt$|museum|bibliothek|praxis$/,
    without: /tuer$|fenster$/,
  },
  { german: 'treffen', farsi: 'خوردن', beside: /^(?:ball|stein|schuss|kugel|tor)$/ },
  {
    german: 'nennen',
    farsi: 'گفتن',
    beside: /^(?:bitte|name|namen|grund|gruende|nummer|geburtsdatum|adresse|unten|oben)$/,
  },
  {
    german: 'stehen',
    farsi: 'آمدن',
    beside: /^(?:mir|dir|ihm|ihr|ihnen|euch|uns)$/,
    without: /^(?:bett|boden|verfuegung|bevor|weg|im|bei|neben|gegenueber|zur)$/,
  },
  // Nouns with two meanings.
  { german: 'Bank', farsi: 'نیمکت', beside: /park$|garten|^(?:sitz|sass|setz)/ },
  {
    german: 'Licht',
    farsi: 'چراغ',
    beside:
      /^(?:an|aus|mach|machen|ausmachen|anmachen|brennt|brennen|schalt|schalten|schalte|ausgeschaltet|geht)$/,
  },
  {
    german: 'Gericht',
    farsi: 'دادگاه',
    beside: /klage|klagen|urteil|richter|anwalt|verhandlung|verfahren|^vor$|ladung|zeuge/,
  },
  {
    german: 'Tor',
    farsi: 'دروازه',
    beside: /^(?:hof|garten|oeffnen|oeffne|offen|schliessen|zu|auf)$|haus$/,
    without: /fussball|ball$|spiel/,
  },
  { german: 'Kiefer', farsi: 'فک', beside: /schmerz|zahn|zaehne|mund|gesicht|^(?:weh|tut|gebrochen)$/ },
  { german: 'Leiter', farsi: 'مدیر', beside: /schule|kurs|abteilung|firma|filiale|buero|gespraech|sprech/ },
  { german: 'Stelle', farsi: 'جا', beside: /^(?:dieser|unfall|weh|tut|falschen|anderer|selben)$/ },
  { german: 'Decke', farsi: 'سقف', beside: /lampe|wand$|waende|zimmer|feucht|schimmel|^(?:von|an)$/ },
  { german: 'Blatt', farsi: 'برگه', beside: /papier|schreib|stift|^(?:leeres|ausfuellen)$/ },
  { german: 'Note', farsi: 'نت', beside: /musik|klavier|gitarre|lied/ },
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
  // "die Leistungen einstellen", "die Heizung einstellen"
  { german: 'einstellen', farsi: 'قطع کردن', beside: benefit, without: /mitarbeiter|^(?:ihn|mich|dich)$/ },
  { german: 'einstellen', farsi: 'تنظیم کردن', beside: device },
  { german: 'stellen', farsi: 'پرسیدن', beside: /^frage/ },
  { german: 'stellen', farsi: 'درخواست دادن', beside: /antrag|antraege/ },
  { german: 'stellen', farsi: 'تنظیم کردن', beside: /wecker|uhr$/ },
  // "die Leistungen kürzen", "seiner Pflicht nachkommen"
  { german: 'kürzen', farsi: 'کم کردن', beside: benefit },
  { german: 'nachkommen', farsi: 'عمل کردن', beside: /pflicht|aufforderung|^bitte$/ },
  { german: 'Sicherung', farsi: 'تأمین', beside: /^(?:lebensunterhalts?|existenz|zur)$/ },
  // "Ich beziehe mich auf Ihren Brief."
  { german: 'sich beziehen', farsi: 'اشاره کردن', beside: /^(?:ich|wir)$/ },
  // "die Kosten tragen", "Ich trage einen Mantel."
  { german: 'tragen', farsi: 'به عهده گرفتن', beside: /kosten$|gebuehr(?:en)?$|^verantwortung$/ },
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
  { german: 'liegen', farsi: 'به خاطر چیزی بودن', beside: /^(?:daran|woran|wetter)$/ },
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
]
