/**
 * Ids of words that are taught but never wrong answers to choose from: beside an unrelated question they would hurt or
 * offend, or make a people or a faith look like a joke. By reason.
 */
const unsuitable: Readonly<Record<string, string>> = {
  'death and mourning': `
    beerdigen beerdigung beileid erbe-nach-dem-tod ersticken friedhof gestorben grab herzliches-beileid
    leiche-toter-koerper leiche-vor-der-beerdigung sterben-hoeflich-verstorben sterben-nicht-mehr-leben testament
    tod toedlich tot tote trauer-gefuehl trauer-nach-einem-todesfall trauerfeier trauern ueberfahren verstorben
    verwitwet waise witwe`,
  'violence and weapons': `
    angreifen angriff bedrohen belaestigen belaestigung bewaffnet bombe drohen drohung erschiessen explodieren
    explosion folter foltern frauenhaus gewalt-gegen-menschen gewalt-grosse-kraft-zwang gewehr grausam
    haeusliche-gewalt hauen kaempfen-im-krieg kampf krieg kugel-aus-einer-waffe missbrauch moerder mord opfer
    pistole rache schiessen-mit-einer-waffe schlagen-hauen schuss schwert terrorismus terrorist toeten ueberfall
    ueberleben umbringen vergewaltigen vergewaltigung vernichten waffe-amtlich waffe-im-alltag zwang zwangsheirat`,
  'crime and prison': `
    angeklagte betrueger dieb einbrecher festnehmen gefaengnis haeftling illegal schlepper schmuggler spion
    strafbar strafe-vom-gericht taeter verbrechen verbrecher verdaechtig verhaften verurteilen`,
  'grave illness': `
    bewusstlos blutung corona demenz depression depressiv gift giftig herzinfarkt kraetze krebs-krankheit laus
    psychisch schlaganfall trauma vergiftung`,
  drugs: `
    betrunken droge sucht suechtig`,
  'bodies and disabilities': `
    behindert behinderung blind-bei-tieren-bei blind-hoeflich dick-von-menschen duenn-von-menschen gehoerlos
    haesslich schwerhoerig stumm taub`,
  sexuality: `
    abtreibung antibabypille bh binde brust fehlgeburt homosexuell kondom nackt periode schwanz sex sexuell tampon
    urin verhuetung`,
  'insults and hatred': `
    affe beleidigen bloed bloedsinn diskriminierung dumm-auch-geschrieben dumm-beim-sprechen-unhoeflich
    esel-im-alltag-auch hass hassen idiot luegner mist rassismus schimpfen schwein unsinn-grob verraeter
    verrueckt-allgemein verrueckt-salopp`,
  peoples: `
    afghane afghanisch amerikaner amerikanisch araber arabisch armenier armenisch aserbaidschanisch chinese
    chinesisch deutsch deutsche englaender englisch europaeer europaeisch franzoesisch franzose grieche inder
    iraker iraner iranisch italiener italienisch japaner kurde kurdisch minderheit oesterreicher pakistaner perser
    persisch-essen-kultur pole rasse russe russisch schweizer spanier spanisch syrer tuerke
    tuerkisch-aus-der-tuerkei ukrainer ukrainisch volksgruppe`,
  'foreigners, refugees and people without a home': `
    abschieben abschiebung anhoerung asyl asylantrag asylbewerber asylverfahren auslaender auslaendisch
    ausreisefrist bettler duldung einheimisch einwanderer flucht fluechten fluechtling fluechtlingsheim
    fluechtlingsunterkunft fremde gefluechtete migrant migration obdachlos obdachlose`,
  faiths: `
    almosen aschura beten-im-islam beten-zu-gott-sprechen bibel christ christentum christlich christus engel
    fasten fasten-noun gebet-im-islam-fuenfmal gebet-mit-eigenen-worten gebetskette gebetsrichtung gebetsruf
    gebetsteppich gebetswaschung geistliche glaube glauben-an-gott gott-feierlich-im-gebet gott-im-alltag halal
    heilig hidschab himmel-religion hoelle imam islam islamisch jesus jude juedisch kirche konfession kopftuch
    kopftuch-genaeht-fuer-schule-und-buero koran kreuz-zeichen-der-christen maertyrer moschee muharram mullah
    muslim paradies pfarrer pilgerfahrt-nach-mekka pilgerfahrt-zu-einem-schrein priester prophet-auch-geschrieben
    prophet-beim-sprechen ramadan religioes religion schrein seele suende synagoge tempel teufel tschador
    verboten-im-islam zoroastrier`,
  'recalls the dictator': `
    fuehrer`,
}

export const unsuitableChoices: ReadonlySet<string> = new Set(
  Object.values(unsuitable).flatMap((list) => list.trim().split(/\s+/)),
)
