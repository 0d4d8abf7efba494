/** Compounds that are split wrongly, and words with a stressed prefix. */
export const compounds = `
  Abendessen 'A:b@nt_|,Es@n
  abgeholt 'apg@h,o:lt
  Ablaufdatum 'apl,aUfd,A:tUm
  Altenpfleger 'alt@npfl,e:g3
  altmodisch 'altm,o:dIS
  Altpapier 'altpap,i:r
  Altstadt 'altStat
  annehmen 'ann,e:m@n
  Anrufbeantworter 'anr,u:fb@,antvOrt3
  anruft 'anr,u:ft
  anwenden 'anv,End@n
  Arbeitsagentur 'arbaIts_|agEnt,u:r  Arbeitsagenturen 'arbaIts_|agEnt,u:r@n
  Arbeitserlaubnis 'arbaIts_|Erl,aUpnIs  Arbeitserlaubnisse 'arbaIts_|Erl,aUpnIs@
  Arbeitsstelle 'arbaItsSt,El@  Arbeitsstellen 'arbaItsSt,El@n
  Arbeitsvertrag 'arbaItsfErtr,A:k  Arbeitsverträge 'arbaItsfErtr,E:g@
  Armbanduhr 'armbant_|,u:r  Armbanduhren 'armbant_|,u:r@n
  Arztpraxen 'artstpr,aks@n
  Arzttermin 'artsttErm,i:n  Arzttermine 'artsttErm,i:n@
  Asylantrag az'y:l_|,antrA:k  Asylanträge az'y:l_|,antrE:g@
  Asylbewerber az'y:lb@v,Erb3  Asylbewerberin az'y:lb@v,Erb@rIn
  Aufenthaltserlaubnis 'aUf_|Enth,alts_|Erl,aUpnIs  Aufenthaltserlaubnisse 'aUf_|Enth,alts_|Erl,aUpnIs@
  Aufenthaltstitel 'aUf_|Enth,altst,i:t@l
  aufgehört 'aUfg@h,Y:rt
  aufgewachsen 'aUfg@v,aks@n
  Aufnahmeprüfung 'aUfn,A:m@pr,y:fUN  Aufnahmeprüfungen 'aUfn,A:m@pr,y:fUN@n
  aufwachsen 'aUfv,aks@n
  Ausländerbehörde 'aUsl,End3b@h,Y:rd@  Ausländerbehörden 'aUsl,End3b@h,Y:rd@n
  Ausrufezeichen 'aUsru:f@ts,aIC@n
  Außenministerien 'aUs@nmi:nIst,e:ri:@n
  Außenministerium 'aUs@nmi:nIst,e:ri:Um
  Autoschlüssel 'aUto:Sl,ys@l
  Badeanzug b'A:d@_|,antsu:k  Badeanzüge b'A:d@_|,antsy:g@
  Badehose b'A:d@h,o:z@  Badehosen b'A:d@h,o:z@n
  Bademantel b'A:d@m,ant@l  Bademäntel b'A:d@m,Ent@l
  Badewanne b'A:d@v,an@  Badewannen b'A:d@v,an@n
  Badezimmer b'A:d@ts,Im3
  Bahnsteig b'A:nStaIk  Bahnsteige b'A:nSt,aIg@
  Bankkarte b'aNkk,art@  Bankkarten b'aNkk,art@n
  Bankkonten b'aNkk,Ont@n
  Bankkonto b'aNkk,Onto:
  Bargeld b'A:rgElt
  Bauchschmerzen b'aUxSm,Erts@n
  Benutzerkonto b@n'Uts3k,Onto:
  Bergsteigen b'ErkSt,aIg@n
  Berufsausbildung b@r'u:fs_|aUsb,IldUN  Berufsausbildungen b@r'u:fs_|,aUsbIldUN@n
  Berufserfahrung b@r'u:fs_|Erf,A:rUN
  berufstätig b@r'u:fst,E:tIC
  Betriebsrat b@tr'i:psr,A:t
  bewusstlos b@v'Ustlo:s
  Bewusstsein b@v'Ustz,aIn
  Bleistift bl'aIStIft  Bleistifte bl'aIStIft@
  Blödsinn bl'Y:tzIn
  Blumenstrauß bl'u:m@nStr,aUs  Blumensträuße bl'u:m@nStr,OYs@
  Blutdruck bl'u:tdrUk
  Blutgruppe bl'u:tgr,Up@  Blutgruppen bl'u:tgr,Up@n
  Bluttest bl'u:ttEst  Bluttests bl'u:ttEsts
  Blutzucker bl'u:ttsUk3
  Bohrmaschine b'o:rmaS,i:n@  Bohrmaschinen b'o:rmaS,i:n@n
  Bratwurst br'A:tvUrst  Bratwürste br'A:tv,yrst@
  Bücherregal b'y:C3re:g,A:l  Bücherregale b'y:C3re:g,A:l@
  Buchhalter b'u:xh,alt3  Buchhalterin b'u:xh,alt@rIn
  Buchhandlung b'u:xh,andlUN  Buchhandlungen b'u:xh,andlUN@n
  Bundesrepublik b'Und@sre:pu:bl,i:k
  Buntstift b'UntStIft  Buntstifte b'UntSt,Ift@  Buntstiften b'UntSt,Ift@n
  Bürgeramt b'yrg3_|,amt  Bürgerämter b'yrg3_|,Emt3
  Bürgersteig b'yrg3St,aIk  Bürgersteige b'yrg3St,aIg@
  Büroklammer by:r'o:kl,am3  Büroklammern by:r'o:kl,am3n
  Bushaltestelle b'Ushalt@St,El@  Bushaltestellen b'Ushalt@St,El@n
  Bußgeld b'u:sgElt  Bußgelder b'u:sg,Eld3
  darstellen d'A:rSt,El@n
  Deutschkurs d'OYtSkUrs
  Dokumentarfilm do:ku:mEnt'A:rf,Ilm  Dokumentarfilme do:ku:mEnt'A:rf,Ilm@
  Dorfbewohner d'Orfb@v,o:n3  Dorfbewohnerin d'Orfb@v,o:n@rIn
  dunkelblau d'UNk@lbl,aU  dunkelblaue d'UNk@lbl,aU@
  durcheinanderbringen dUrC_|aIn'and3br,IN@n
  Durchfall d'UrCfal  durchfallen d'UrCf,al@n
  durchführen d'UrCf,y:r@n
  Ehefrau 'e:@fr,aU  Ehefrauen 'e:@fr,aU@n
  Ehemann 'e:@man  Ehemänner 'e:@m,En3
  Ehepaar 'e:@p,A:r  Ehepaare 'e:@p,A:r@
  Ehering 'e:@r,IN  Eheringe 'e:@r,IN@
  Eheschließung 'e:@Sl,i:sUN  Eheschließungen 'e:@Sl,i:sUN@n
  Einbahnstraße 'aInb,A:nStr,A:s@  Einbahnstraßen 'aInb,A:nStr,A:s@n
  Einkaufstüte 'aInkaUfst,y:t@  Einkaufstüten 'aInkaUfst,y:t@n
  Einkaufszentrum 'aInk,aUfsts,EntrUm
  Einzelzimmer 'aInts@lts,Im3
  Ellbogen 'Elb,o:g@n
  Elterngeld 'Elt3ng,Elt
  Elternteil 'Elt3nt,aIl  Elternteile 'Elt3nt,aIl@
  Enkelkind 'ENk@lk,Int  Enkelkinder 'ENk@lk,Ind3  Enkelkindern 'ENk@lk,Ind3n
  entgegenkommen Entg'e:g@nk,Om@n
  Erdbeben 'e:rtb,e:b@n
  Erdbeere 'e:rtb,e:r@  Erdbeeren 'e:rtb,e:r@n
  Erdgeschoss 'e:rtg@S,Os  Erdgeschosse 'e:rtg@S,Os@
  Erdkunde 'e:rtk,Und@
  Erdnuss 'e:rtnUs  Erdnüsse 'e:rtn,ys@
  Erdöl 'e:rt_|Y:l
  Fachgebiet f'axg@b,i:t  Fachgebiete f'axg@b,i:t@
  Fahrkartenautomat f'A:rkart@n_|aUto:m,A:t  Fahrkartenautomaten f'A:rkart@n_|aUto:m,A:t@n
  Fahrplan f'A:rplA:n
  Fahrradschloss f'A:rA:tSl,Os  Fahrradschlösser f'A:rA:tSl,Ws3
  Familienname fam'i:lI@nn,A:m@  Familiennamen fam'i:lI@nn,A:m@n
  Familienstand fam'i:lI@nSt,ant
  Feierabend f'aI3_|,A:b@nt  Feierabende f'aI3_|,A:b@nd@
  Fernbedienung f'Ernb@d,i:nUN  Fernbedienungen f'Ernb@d,i:nUN@n
  Fieberthermometer f'i:b3tErmo:m,e:t3
  Filzstift f'IltsStIft  Filzstifte f'IltsSt,Ift@
  Finanzamt fi:n'ants_|,amt  Finanzämter fi:n'ants_|,Emt3
  Fitnessstudio f'ItnEsSt,u:dIo:  Fitnessstudios f'ItnEsSt,u:dIo:s
  Flüchtlingsunterkunft fl'yCtlINs_|,Unt3kUnft  Flüchtlingsunterkünfte fl'yCtlINs_|,Unt3kynft@
  Flugbegleiter fl'u:kb@gl,aIt3  Flugbegleiterin fl'u:kb@gl,aIt@rIn
  Flughafen fl'u:kh,A:f@n  Flughäfen fl'u:kh,E:f@n
  Flugticket fl'u:kt,Ik@t  Flugtickets fl'u:kt,Ik@ts
  Flugzeug fl'u:ktsOYk  Flugzeuge fl'u:kts,OYg@
  Fotoapparat f'o:to:_|apar,A:t  Fotoapparate f'o:to:_|apar,A:t@
  Fragezeichen fr'A:g@ts,aIC@n
  Friseursalon fri:z'Y:rzal,ON  Friseursalons fri:z'Y:rzal,ONs
  Fundbüro f'Untby:r,o:  Fundbüros f'Untby:r,o:s
  Fußball f'u:sbal  Fußbälle f'u:sb,El@
  Fußballspieler f'u:sbalSp,i:l3  Fußballspielerin f'u:sbalSp,i:l@rIn
  Fußboden f'u:sb,o:d@n  Fußböden f'u:sb,Y:d@n
  Fußgänger f'u:sg,EN3  Fußgängerin f'u:sg,EN@rIn
  Fußgängerzone f'u:sg,EN3ts,o:n@  Fußgängerzonen f'u:sg,EN3ts,o:n@n
  Fußgelenk f'u:sg@l,ENk  Fußgelenke f'u:sg@l,ENk@
  Gastfreundschaft g'astfr,OYntSaft
  Gasthaus g'asthaUs  Gasthäuser g'asth,OYz3
  Gebetsruf g@b'e:tsr,u:f  Gebetsrufe g@b'e:tsr,u:f@
  Gebetswaschung g@b'e:tsv,aSUN  Gebetswaschungen g@b'e:tsv,aSUN@n
  Gebrauchsanweisung g@br'aUxs_|,anvaIzUN  Gebrauchsanweisungen g@br'aUxs_|,anvaIzUN@n
  Geburtsdaten g@b'u:rtsd,A:t@n
  Geburtsdatum g@b'u:rtsd,A:tUm
  Geburtsjahr g@b'u:rtsj,A:r  Geburtsjahre g@b'u:rtsj,A:r@
  Geburtsort g@b'u:rts_|,Ort  Geburtsorte g@b'u:rts_|,Ort@
  Geburtstag g@b'u:rtst,A:k  Geburtstage g@b'u:rtst,A:g@  Geburtstags g@b'u:rtst,A:ks
  Geburtstagsfeier g@b'u:rtst,A:ksf,aI3  Geburtstagsfeiern g@b'u:rtst,A:ksf,aI3n
  Geburtstagskuchen g@b'u:rtst,A:ksk,u:x@n
  Geburtsurkunde g@b'u:rts_|,u:rkUnd@  Geburtsurkunden g@b'u:rts_|,u:rkUnd@n
  Gegensatz g'e:g@nz,ats  Gegensätze g'e:g@nz,Ets@
  Gegenteil g'e:g@nt,aIl  Gegenteile g'e:g@nt,aIl@
  Gehaltsabrechnung g@h'alts_|apr,ECnUN  Gehaltsabrechnungen g@h'alts_|apr,ECnUN@n
  Gehstock g'e:StOk  Gehstöcke g'e:St,Wk@
  Geldautomat g'Elt_|aUto:m,A:t  Geldautomaten g'Elt_|aUto:m,A:t@n
  Geldbörse g'Eltb,Wrz@  Geldbörsen g'Eltb,Wrz@n
  Geodreieck g'e:o:draI_|,Ek  Geodreiecke g'e:o:draI_|,Ek@
  Giftnotruf g'Iftn,o:tru:f  Giftnotrufe g'Iftn,o:tru:f@
  Granatapfel gran'A:t_|,apf@l  Granatäpfel gran'A:t_|,Epf@l
  Großstadt gr'o:sStat
  Grundlage gr'Untl,A:g@  Grundlagen gr'Untl,A:g@n
  Gutschein g'u:tSaIn  Gutscheine g'u:tS,aIn@
  Haargummi h'A:rg,Umi:  Haargummis h'A:rg,Umi:s
  Haftpflichtversicherung h'aftpflICtfErz,IC@rUN  Haftpflichtversicherungen h'aftpflICtfErz,IC@rUN@n
  Hähnchenspieß h'E:nC@nSp,i:s  Hähnchenspieße h'E:nC@nSp,i:s@
  Halbpension h'alppEnzj,o:n
  Halsschmerzen h'alsSm,Erts@n
  Haltbarkeitsdaten h'altbark,aItsd,A:t@n
  Haltbarkeitsdatum h'altbark,aItsd,A:tUm
  Haltestelle h'alt@St,El@  Haltestellen h'alt@St,El@n
  Handtuch h'anttu:x  Handtücher h'antty:C3
  Handyakku h'Endi:_|,aku:  Handyakkus h'Endi:_|,aku:s
  Handynummer h'Endi:n,Um3  Handynummern h'Endi:n,Um3n
  Hauptstadt h'aUptStat
  Heiratsantrag h'aIrA:ts_|,antrA:k  Heiratsanträge h'aIrA:ts_|,antrE:g@
  Heiratsurkunde h'aIrA:ts_|,u:rkUnd@  Heiratsurkunden h'aIrA:ts_|,u:rkUnd@n
  Herrenfriseur h'Er@nfri:z,Y:r  Herrenfriseure h'Er@nfri:z,Y:r@
  herstellen h'e:rSt,El@n
  Hersteller h'e:rSt,El3
  hinlegen h'Inle:g@n
  Hintergrund h'Int3gr,Unt  Hintergründe h'Int3gr,ynd@
  Hochzeit h'OxtsaIt  Hochzeiten h'OxtsaIt@n
  Hochzeitstag h'OxtsaItst,A:k  Hochzeitstage h'OxtsaItst,A:g@
  Honigmelone h'o:nICme:l,o:n@  Honigmelonen h'o:nICme:l,o:n@n
  Hörgerät h'Y:rg@r,E:t  Hörgeräte h'Y:rg@r,E:t@
  Hubschrauber h'u:pSr,aUb3
  Hustensaft h'u:st@nz,aft  Hustensäfte h'u:st@nz,Eft@
  Ingenieurwesen InZe:nj'Y:rv,e:z@n
  Inhaltsverzeichnis 'InhaltsfErts,aICnIs  Inhaltsverzeichnisse 'InhaltsfErts,aICnIs@
  Innenstadt 'In@nSt,at
  Integrationskurs ,IntEgratsj'o:nsk,Urs  Integrationskurse ,IntEgratsj'o:nsk,Urz@
  irgendein 'Irg@nt_|,aIn
  irgendetwas 'Irg@nt_|,Etvas
  irgendjemand 'Irg@ntj,e:mant
  irgendwann 'Irg@ntv,an
  irgendwas 'Irg@ntv,as
  irgendwie 'Irg@ntv,i:
  irgendwo 'Irg@ntv,o:
  Jahrestag j'A:r@st,A:k  Jahrestage j'A:r@st,A:g@
  Jahreszeit j'A:r@sts,aIt  Jahreszeiten j'A:r@sts,aIt@n
  Jobcenter dZ'Ops,Ent3
  Jugendamt j'u:g@nt_|,amt  Jugendämter j'u:g@nt_|,Emt3
  Jugendherberge j'u:g@nth,ErbErg@  Jugendherbergen j'u:g@nth,ErbErg@n
  Kaffeemaschine k'afe:maS,i:n@  Kaffeemaschinen k'afe:maS,i:n@n
  Kamerafrau k'am@rafr,aU
  Kameramann k'am@ram,an  Kameramänner k'am@ram,En3
  kaputtgegangen kap'Utg@g,aN@n
  kaputtgehen kap'Utg,e:@n
  kaputtgemacht kap'Utg@m,axt
  kaputtmachen kap'Utm,ax@n
  Kassenbon k'as@nbON  Kassenbons k'as@nbONs
  Kaugummi k'aUg,Umi:  Kaugummis k'aUg,Umi:s
  kennengelernt k'En@ng@l,Ernt
  kennenlernen k'En@nl,Ern@n
  kennenzulernen k'En@ntsu:l,Ern@n
  Kichererbse k'IC3_|,Erps@  Kichererbsen k'IC3_|,Erps@n
  Kinderarzt k'Ind3_|,artst  Kinderärzte k'Ind3_|,Ertst@  Kinderärztin k'Ind3_|,ErtstIn
  klarkommen kl'A:rk,Om@n
  Klebeband kl'e:b@b,ant  Klebebänder kl'e:b@b,End3
  Klebstoff kl'e:pStOf  Klebstoffe kl'e:pSt,Of@
  Kleingeld kl'aIngElt
  Klimaanlage kl'i:mA:_|,anlA:g@  Klimaanlagen kl'i:mA:_|,anlA:g@n
  Kontonummer k'Onto:n,Um3  Kontonummern k'Onto:n,Um3n
  Kopfschmerzen k'OpfSm,Erts@n
  Kopftuch k'Opftu:x  Kopftücher k'Opft,y:C3
  Kraftstoff kr'aftStOf  Kraftstoffe kr'aftSt,Of@
  Krankenhaus kr'aNk@nh,aUs  Krankenhäuser kr'aNk@nh,OYz3
  Krankenkasse kr'aNk@nk,as@  Krankenkassen kr'aNk@nk,as@n
  Krankenpfleger kr'aNk@npfl,e:g3  Krankenpflegerin kr'aNk@npfl,e:g@rIn
  Krankenschwester kr'aNk@nSv,Est3  Krankenschwestern kr'aNk@nSv,Est3n
  Krankenversicherung kr'aNk@nfErz,IC@rUN  Krankenversicherungen kr'aNk@nfErz,IC@rUN@n
  Krankenwagen kr'aNk@nv,A:g@n
  Kreditkarte kre:d'i:tk,art@  Kreditkarten kre:d'i:tk,art@n
  Kreisverkehr kr'aIsfErk,e:r  Kreisverkehre kr'aIsfErk,e:r@
  Kreuzworträtsel kr'OYtsvOrtr,E:ts@l
  Kriminalpolizei kri:mi:n'A:lpo:li:ts,aI
  Kündigungsfrist k'yndIg,UNsfr,Ist  Kündigungsfristen k'yndIg,UNsfr,Ist@n
  Kunsthandwerk k'Unsth,antvErk
  Kunststoff k'UnstStOf  Kunststoffe k'UnstSt,Of@
  Ladegerät l'A:d@g@r,E:t  Ladegeräte l'A:d@g@r,E:t@
  Langeweile l'aN@v,aIl@
  Lebensmittelgeschäft l'e:b@nsm,It@lg@S,Eft  Lebensmittelgeschäfte l'e:b@nsm,It@lg@S,Eft@
  Lieblingsbuch l'i:plINsb,u:x  Lieblingsbücher l'i:plINsb,y:C3
  Lieblingsessen l'i:plINs_|,Es@n
  Lieblingsfarbe l'i:plINsf,arb@  Lieblingsfarben l'i:plINsf,arb@n
  Lippenstift l'Ip@nSt,Ift  Lippenstifte l'Ip@nSt,Ift@
  losfahren l'o:sf,A:r@n
  losgefahren l'o:sg@f,A:r@n
  losgehen l'o:sg,e:@n
  loslassen l'o:sl,as@n
  loswerden l'o:sv,e:rd@n
  Luftballon l'Uftbal,ON  Luftballons l'Uftbal,ONs
  Magenschmerzen m'A:g@nSm,Erts@n
  Mailboxen m'EIlbOks@n
  Maklerbüro m'A:kl3by:r,o:  Maklerbüros m'A:kl3by:r,o:s
  Marienkäfer mar'i:@nk,E:f3
  Maßnahme m'A:sn,A:m@  Maßnahmen m'A:sn,A:m@n
  Mehrwertsteuer m'e:rve:rtSt,OY3
  Mikrowelle m'i:kro:v,El@  Mikrowellen m'i:kro:v,El@n
  Mineralwasser mi:n@r'A:lv,as3
  Minijob m'i:ni:dZ,Op  Minijobs m'i:ni:dZ,Ops
  Ministerpräsident mi:n'Ist3prE:zi:d,Ent  Ministerpräsidenten mi:n'Ist3prE:zi:d,Ent@n
  Ministerpräsidentin mi:n'Ist3prE:zi:d,EntIn
  Mittagessen m'ItA:k_|,Es@n
  Morgengymnastik m'Org@ngymn,astIk
  Mülltrennung m'yltr,EnUN
  Muskelkater m'Usk@lk,A:t3
  nachdenken n'A:xd,ENk@n
  Nachfrage n'A:xfr,A:g@
  Nachhilfe n'A:xh,Ilf@
  Nachmittag n'A:xmIt,A:k  Nachmittage n'A:xm,ItA:g@  nachmittags n'A:xmIt,A:ks
  Nachname n'A:xn,A:m@  Nachnamen n'A:xn,A:m@n
  Nachrichtenagentur n'A:xrICt@n_|agEnt,u:r  Nachrichtenagenturen n'A:xrICt@n_|agEnt,u:r@n
  nachschauen n'A:xS,aU@n
  nachschlagen n'A:xSl,A:g@n
  Nachspeise n'A:xSp,aIz@  Nachspeisen n'A:xSp,aIz@n
  nachsprechen n'A:xSpr,EC@n
  Nachteil n'A:xtaIl  Nachteile n'A:xt,aIl@
  Nachtisch n'A:xtIS  Nachtische n'A:xt,IS@
  Nachttisch n'axttIS  Nachttische n'axtt,IS@
  Nagellack n'A:g@ll,ak  Nagellacke n'A:g@ll,ak@
  Nähmaschine n'E:maS,i:n@  Nähmaschinen n'E:maS,i:n@n
  Nationalhymne natsj,o:n'A:lh,ymn@  Nationalhymnen natsj,o:n'A:lh,ymn@n
  Netzmelone n'Etsme:l,o:n@  Netzmelonen n'Etsme:l,o:n@n
  Neugier n'OYgi:r
  Notfall n'o:tfal  Notfälle n'o:tf,El@
  Notizbuch no:t'i:tsb,u:x  Notizbücher no:t'i:tsb,y:C3
  Notruf n'o:tru:f  Notrufe n'o:tru:f@
  Oberfläche 'o:b3fl,EC@  Oberflächen 'o:b3fl,EC@n
  Oberschenkel 'o:b3S,ENk@l
  Ohrenschmerzen 'o:r@nSm,Erts@n
  Olivenöl o:l'i:v@n_|,Y:l  Olivenöle o:l'i:v@n_|,Y:l@
  Opferfest 'Opf3f,Est
  Orangensaft o:r'aNZ@nz,aft  Orangensäfte o:r'aNZ@nz,Eft@
  Pechvögel p'ECf,Y:g@l
  Personalabteilung pErzo:n'A:l_|apt,aIlUN  Personalabteilungen pErzo:n'A:l_|,aptaIlUN@n
  Personalausweis pErzo:n'A:l_|,aUsvaIs  Personalausweise pErzo:n'A:l_|,aUsvaIz@
  Pfannkuchen pf'anku:x@n
  Pflegeheim pfl'e:g@h,aIm  Pflegeheime pfl'e:g@h,aIm@
  Pflegekraft pfl'e:g@kr,aft  Pflegekräfte pfl'e:g@kr,Eft@
  Polizeiwache p,o:li:ts'aIv,ax@  Polizeiwachen p,o:li:ts'aIv,ax@n
  Quadratmeter kvadr'A:tm,e:t3
  Radfahren r'A:tf,A:r@n
  Radfahrer r'A:tf,A:r3  Radfahrerin r'A:tf,A:r@rIn
  Radiergummi rad'i:rg,Umi:  Radiergummis rad'i:rg,Umi:s
  Radweg r'A:tve:k  Radwege r'A:tv,e:g@
  Rasierapparat raz'i:r_|apar,A:t  Rasierapparate raz'i:r_|apar,A:t@
  Rasierklinge raz'i:rkl,IN@  Rasierklingen raz'i:rkl,IN@n
  Rathaus r'A:thaUs  Rathäuser r'A:th,OYz3
  Ratschlag r'A:tSlA:k  Ratschläge r'A:tSl,E:g@
  Rechtsanwalt r'ECts_|,anvalt  Rechtsanwälte r'ECts_|,anvElt@  Rechtsanwältin r'ECts_|,anvEltIn
  Regenbogen r'e:g@nb,o:g@n
  Reihenfolge r'aI@nf,Olg@  Reihenfolgen r'aI@nf,Olg@n
  Reisebüro r'aIz@by:r,o:  Reisebüros r'aIz@by:r,o:s
  Reiseführer r'aIz@f,y:r3  Reiseführerin r'aIz@f,y:r@rIn
  Reisepass r'aIz@p,as  Reisepässe r'aIz@p,Es@
  Reisetasche r'aIz@t,aS@  Reisetaschen r'aIz@t,aS@n
  Reißverschluss r'aIsfErSl,Us  Reißverschlüsse r'aIsfErSl,ys@
  Rückenschmerzen r'yk@nSm,Erts@n
  Rufnummer r'u:fn,Um3  Rufnummern r'u:fn,Um3n
  Rührei r'y:r_|aI  Rühreier r'y:r_|,aI3
  Sanduhr z'ant_|,u:r  Sanduhren z'ant_|,u:r@n
  Sauerstoff z'aU3St,Of
  Schachfigur S'axfi:g,u:r  Schachfiguren S'axfi:g,u:r@n
  Schlafsack Sl'A:fzak  Schlafsäcke Sl'A:fz,Ek@
  Schlaftablette Sl'A:ftabl,Et@  Schlaftabletten Sl'A:ftabl,Et@n
  Schlafzimmer Sl'A:fts,Im3
  Schlaganfall Sl'A:k_|,anfal  Schlaganfälle Sl'A:k_|,anfEl@
  Schlagzeile Sl'A:kts,aIl@  Schlagzeilen Sl'A:kts,aIl@n
  Schlagzeug Sl'A:ktsOYk  Schlagzeuge Sl'A:kts,OYg@
  Schlussverkauf Sl'UsfErk,aUf  Schlussverkäufe Sl'UsfErk,OYf@
  Schnurrbart Sn'UrbA:rt  Schnurrbärte Sn'Urb,E:rt@
  Schnürsenkel Sn'y:rz,ENk@l
  Schublade S'u:pl,A:d@  Schubladen S'u:pl,A:d@n
  Schulleiterin S'u:ll,aIt@rIn
  Schweinefleisch Sv'aIn@fl,aIS
  Schwiegereltern Sv'i:g3_|,Elt3n
  Schwiegervater Sv'i:g3f,A:t3  Schwiegerväter Sv'i:g3f,E:t3
  Sehnsucht z'e:nzUxt
  Skifahren S'i:f,A:r@n
  Sonderangebot z'Ond3_|,ang@bo:t  Sonderangebote z'Ond3_|,ang@bo:t@
  Sonnenblume z'On@nbl,u:m@  Sonnenblumen z'On@nbl,u:m@n
  Sonnenblumenkern z'On@nbl,u:m@nk,Ern  Sonnenblumenkerne z'On@nbl,u:m@nk,Ern@
  Sonnencreme z'On@nkr,e:m  Sonnencremes z'On@nkr,e:ms
  Sozialamt z,o:tsi:'A:l_|,amt  Sozialämter z,o:tsi:'A:l_|,Emt3
  Sozialarbeiter z,o:tsi:'A:l_|,arbaIt3  Sozialarbeiterin z,o:tsi:'A:l_|,arbaIt@rIn
  Sozialversicherung z,o:tsi:'A:lfErz,IC@rUN  Sozialversicherungen z,o:tsi:'A:lfErz,IC@rUN@n
  Spaziergang Spats'i:rg,aN  Spaziergänge Spats'i:rg,EN@
  Speisekarte Sp'aIz@k,art@  Speisekarten Sp'aIz@k,art@n
  Speisewagen Sp'aIz@v,A:g@n
  Spiegelei Sp'i:g@l_|,aI  Spiegeleier Sp'i:g@l_|,aI3
  Sportart Sp'Ort_|A:rt  Sportarten Sp'Ort_|,A:rt@n
  Sporthalle Sp'Orth,al@  Sporthallen Sp'Orth,al@n
  Sprachkurs Spr'A:xkUrs
  Sprachniveau Spr'A:xni:v,o:  Sprachniveaus Spr'A:xni:v,o:s
  Sprechstunde Spr'ECSt,Und@  Sprechstunden Spr'ECSt,Und@n
  Spülmaschine Sp'y:lmaS,i:n@  Spülmaschinen Sp'y:lmaS,i:n@n
  Spülmittel Sp'y:lm,It@l
  Staatsangehörigkeit St'A:ts_|ang@h,Y:rICkaIt  Staatsangehörigkeiten St'A:ts_|ang@h,Y:rICkaIt@n
  Stadtplan St'atplA:n
  Stadtteil St'attaIl  Stadtteile St'att,aIl@
  Stadtzentrum St'atts,EntrUm
  Standesamt St'and@s_|,amt  Standesämter St'and@s_|,Emt3
  Stellvertreter St'ElfErtr,e:t3  Stellvertreterin St'ElfErtr,e:t@rIn
  Steuererklärung St'OY3_|Erkl,E:rUN  Steuererklärungen St'OY3_|Erkl,E:rUN@n
  Strafzettel Str'A:fts,Et@l
  Stromrechnung Str'o:mr,ECnUN  Stromrechnungen Str'o:mr,ECnUN@n
  Studienfach St'u:dI@nf,ax  Studienfächer St'u:dI@nf,EC3
  Stundenplan St'Und@npl,A:n
  Suchmaschine z'u:xmaS,i:n@  Suchmaschinen z'u:xmaS,i:n@n
  Tagebuch t'A:g@b,u:x  Tagebücher t'A:g@b,y:C3
  Tagesablauf t'A:g@s_|,aplaUf  Tagesabläufe t'A:g@s_|,aplOYf@
  Taschentuch t'aS@nt,u:x  Taschentücher t'aS@nt,y:C3
  Tatsache t'A:tz,ax@  Tatsachen t'A:tz,ax@n
  Teddybär t'Edi:b,E:r  Teddybären t'Edi:b,E:r@n
  Telefonhörer te:le:f'o:nh,Y:r3
  Telefonnummer te:le:f'o:nn,Um3  Telefonnummern te:le:f'o:nn,Um3n
  Terminkalender tErm'i:nkal,End3
  Thunfisch t'u:nfIS  Thunfische t'u:nf,IS@
  Tischtennis t'ISt,EnIs
  Toilettenpapier to:al'Et@npap,i:r
  Tomatenmark to:m'A:t@nm,ark
  Trainingsanzug tr'e:nINs_|,antsu:k  Trainingsanzüge tr'e:nINs_|,antsy:g@
  Trauerfeier tr'aU3f,aI3
  Tretroller tr'e:trOl3
  Truthahn tr'u:thA:n  Truthähne tr'u:th,E:n@
  übermorgen 'y:b3m,Org@n
  Überstunde 'y:b3St,Und@  Überstunden 'y:b3St,Und@n
  Ultraschall 'UltrA:S,al
  umgehen 'Umg,e:@n
  Umkleidekabine 'Umkl,aId@kab,i:n@  Umkleidekabinen 'Umkl,aId@kab,i:n@n
  Umweltverschmutzung 'Umv,EltfErSm,UtsUN
  untergegangen 'Unt3g@g,aN@n
  untergehen 'Unt3g,e:@n
  Unterhemd 'Unt3h,Emt  Unterhemden 'Unt3h,Emd@n
  Unterhose 'Unt3h,o:z@  Unterhosen 'Unt3h,o:z@n
  Unterkunft 'Unt3k,Unft  Unterkünfte 'Unt3k,ynft@
  Unterlagen 'Unt3l,A:g@n
  Unterschied 'Unt3S,i:t  Unterschiede 'Unt3S,i:d@
  Untertasse 'Unt3t,as@  Untertassen 'Unt3t,as@n
  Untertitel 'Unt3t,i:t@l
  Unterwäsche 'Unt3v,ES@
  Urenkel 'u:r_|,ENk@l  Urenkelin 'u:r_|,ENk@lIn
  Verkehrsunfall fErk'e:rs_|,Unfal  Verkehrsunfälle fErk'e:rs_|,UnfEl@
  Versichertenkarte fErz'IC3t@nk,art@  Versichertenkarten fErz'IC3t@nk,art@n
  Viertelstunde f'Irt@lSt,Und@  Viertelstunden f'Irt@lSt,Und@n
  Visitenkarte vi:z'i:t@nk,art@  Visitenkarten vi:z'i:t@nk,art@n
  Volleyball v'Oli:b,al
  Vollmonde f'Olm,o:nd@
  Vorname f'o:rn,A:m@  Vornamen f'o:rn,A:m@n
  Wachsmalstift v'aksmA:lSt,Ift  Wachsmalstifte v'aksmA:lSt,Ift@
  Wartezimmer v'art@ts,Im3
  Webseite v'Epz,aIt@  Webseiten v'Epz,aIt@n
  Wechselstube v'Eks@lSt,u:b@  Wechselstuben v'Eks@lSt,u:b@n
  weggehen v'Ekg,e:@n
  weggelaufen v'Ekg@l,aUf@n
  weglaufen v'Ekl,aUf@n
  wegnehmen v'Ekn,e:m@n
  wegwerfen v'Ekv,Erf@n
  Weihnachtsbaum v'aInaxtsb,aUm  Weihnachtsbäume v'aInaxtsb,OYm@
  Weihnachtsmann v'aInaxtsm,an  Weihnachtsmänner v'aInaxtsm,En3
  Werkstatt v'ErkStat
  Wettbewerb v'Etb@v,Erp  Wettbewerbe v'Etb@v,Erb@
  Wettervorhersage v'Et3fo:rh,e:rzA:g@  Wettervorhersagen v'Et3fo:rh,e:rzA:g@n
  Widerstand v'i:d3St,ant
  wiedergutmachen vi:d3g'u:tm,ax@n
  wiederholt vi:d3h'o:lt  wiederholte vi:d3h'o:lt@
  Wiederhören v'i:d3h,Y:r@n
  wiederkommen v'i:d3k,Om@n
  Wiedersehen v'i:d3z,e:@n
  Wochenende v'Ox@n_|,End@  Wochenenden v'Ox@n_|,End@n
  Wohngeld v'o:ngElt
  Wohngemeinschaft v'o:ng@m,aInSaft  Wohngemeinschaften v'o:ng@m,aInSaft@n
  Wohnungsgeberbestätigung v'o:nUNsge:b3b@St,E:tIgUN  Wohnungsgeberbestätigungen v'o:nUNsge:b3b@St,E:tIgUN@n
  Wörterbuch v'Wrt3b,u:x
  Zahnbürste ts'A:nb,yrst@  Zahnbürsten ts'A:nb,yrst@n
  Zahnpasta ts'A:np,astA:
  Zahnschmerzen ts'A:nSm,Erts@n
  Zubehör ts'u:b@h,Y:r
  zubereiten ts'u:b@r,aIt@n
  Zuckerfest ts'Uk3f,Est
  Zufall ts'u:fal  Zufälle ts'u:f,El@
  zugegeben ts'u:g@g,e:b@n
  zugehört ts'u:g@h,Y:rt
  zugesagt ts'u:g@z,A:kt
  zuhören ts'u:h,Y:r@n
  Zukunft ts'u:kUnft
  zulassen ts'u:l,as@n
  zumachen ts'u:m,ax@n
  zunehmen ts'u:n,e:m@n
  zusagen ts'u:z,A:g@n
  zuschauen ts'u:S,aU@n
  Zuschauer ts'u:S,aU3  Zuschauerin ts'u:S,aU@rIn
  Zuschlag ts'u:SlA:k  Zuschläge ts'u:Sl,E:g@
  zustimmen ts'u:St,Im@n
  Zustimmung ts'u:St,ImUN
  Zutat ts'u:tA:t  Zutaten ts'u:t,A:t@n
`
