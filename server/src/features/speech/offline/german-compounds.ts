/** Compounds that are split wrongly, and words with a stressed prefix. */
export const compounds = `
  Abendessen 'A:b@nt_|,Es@n
  abgeholt 'apg@h,o:lt
  Ablaufdatum 'apl,aUfd,A:tUm
  alleinerziehend al'aIn_|Erts,i:@nt
  Altenpfleger 'alt@npfl,e:g3
  altmodisch 'altm,o:dIS
  Altpapier 'altpap,i:r
  Altstadt 'altStat
  Alufolie 'A:lu:f,o:lI@  Alufolien 'A:lu:f,o:lI@n
  Amtsgericht 'amtsg@r,ICt  Amtsgerichte 'amtsg@r,ICt@
  Änderungsbescheid 'End@rUNsb@S,aIt  Änderungsbescheide 'End@rUNsb@S,aId@
  annehmen 'ann,e:m@n
  Anrufbeantworter 'anr,u:fb@,antvOrt3
  anruft 'anr,u:ft
  Antragsformular 'antrA:ksfOrmu:l,A:r  Antragsformulare 'antrA:ksfOrmu:l,A:r@
  Antragsteller 'antrA:kSt,El3  Antragstellerin 'antrA:kSt,El@rIn
  anwenden 'anv,End@n
  Arbeitsagentur 'arbaIts_|agEnt,u:r  Arbeitsagenturen 'arbaIts_|agEnt,u:r@n
  Arbeitserlaubnis 'arbaIts_|Erl,aUpnIs  Arbeitserlaubnisse 'arbaIts_|Erl,aUpnIs@
  Arbeitsstelle 'arbaItsSt,El@  Arbeitsstellen 'arbaItsSt,El@n
  Arbeitsunfähigkeitsbescheinigung 'arbaIts_|UnfE:ICkaItsb@S,aInIgUN  Arbeitsunfähigkeitsbescheinigungen 'arbaIts_|UnfE:ICkaItsb@S,aInIgUN@n
  Arbeitsvertrag 'arbaItsfErtr,A:k  Arbeitsverträge 'arbaItsfErtr,E:g@
  Armbanduhr 'armbant_|,u:r  Armbanduhren 'armbant_|,u:r@n
  Arztpraxen 'artstpr,aks@n
  Arzttermin 'artsttErm,i:n  Arzttermine 'artsttErm,i:n@
  Asylantrag az'y:l_|,antrA:k  Asylanträge az'y:l_|,antrE:g@
  Asylbewerber az'y:lb@v,Erb3  Asylbewerberin az'y:lb@v,Erb@rIn
  Asylverfahren az'y:lfErf,A:r@n
  Aufenthaltserlaubnis 'aUf_|Enth,alts_|Erl,aUpnIs  Aufenthaltserlaubnisse 'aUf_|Enth,alts_|Erl,aUpnIs@
  Aufenthaltsgestattung 'aUf_|Enth,altsg@St,atUN  Aufenthaltsgestattungen 'aUf_|Enth,altsg@St,atUN@n
  Aufenthaltsrecht 'aUf_|Enth,altsrECt
  Aufenthaltstitel 'aUf_|Enth,altst,i:t@l
  aufgehört 'aUfg@h,Y:rt
  aufgewachsen 'aUfg@v,aks@n
  Aufnahmeprüfung 'aUfn,A:m@pr,y:fUN  Aufnahmeprüfungen 'aUfn,A:m@pr,y:fUN@n
  aufwachsen 'aUfv,aks@n
  Ausländerbehörde 'aUsl,End3b@h,Y:rd@  Ausländerbehörden 'aUsl,End3b@h,Y:rd@n
  Ausreisefrist 'aUsraIz@fr,Ist  Ausreisefristen 'aUsraIz@fr,Ist@n
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
  Bedarfsgemeinschaft b@d'arfsg@m,aInSaft  Bedarfsgemeinschaften b@d'arfsg@m,aInSaft@n
  Benutzerkonto b@n'Uts3k,Onto:
  Berechtigungsschein b@r'ECtIgUNsS,aIn  Berechtigungsscheine b@r'ECtIgUNsS,aIn@
  Bergsteigen b'ErkSt,aIg@n
  Berufsanerkennung b@r'u:fs_|,an_|ErkEnUN  Berufsanerkennungen b@r'u:fs_|,an_|ErkEnUN@n
  Berufsausbildung b@r'u:fs_|aUsb,IldUN  Berufsausbildungen b@r'u:fs_|,aUsbIldUN@n
  Berufserfahrung b@r'u:fs_|Erf,A:rUN
  Berufsschule b@r'u:fsS,u:l@  Berufsschulen b@r'u:fsS,u:l@n
  berufstätig b@r'u:fst,E:tIC
  Beschäftigungserlaubnis b@S'EftIgUNs_|Erl,aUpnIs  Beschäftigungserlaubnisse b@S'EftIgUNs_|Erl,aUpnIs@
  Betriebskostenabrechnung b@tr'i:pskOst@n_|,aprECnUN  Betriebskostenabrechnungen b@tr'i:pskOst@n_|,aprECnUN@n
  Betriebsrat b@tr'i:psr,A:t
  bewusstlos b@v'Ustlo:s
  Bewusstsein b@v'Ustz,aIn
  Biomüll b'i:o:m,yl
  Bleistift bl'aIStIft  Bleistifte bl'aIStIft@
  Blödsinn bl'Y:tzIn
  Blumenstrauß bl'u:m@nStr,aUs  Blumensträuße bl'u:m@nStr,OYs@
  Blutabnahme bl'u:t_|,apnA:m@  Blutabnahmen bl'u:t_|,apnA:m@n
  Blutarmut bl'u:t_|,armu:t
  Blutdruck bl'u:tdrUk
  Blutgruppe bl'u:tgr,Up@  Blutgruppen bl'u:tgr,Up@n
  Bluthochdruck bl'u:th,o:xdrUk
  Bluttest bl'u:ttEst  Bluttests bl'u:ttEsts
  Blutzucker bl'u:ttsUk3
  Bohrmaschine b'o:rmaS,i:n@  Bohrmaschinen b'o:rmaS,i:n@n
  Bratwurst br'A:tvUrst  Bratwürste br'A:tv,yrst@
  Brotdose br'o:td,o:z@  Brotdosen br'o:td,o:z@n
  Bücherregal b'y:C3re:g,A:l  Bücherregale b'y:C3re:g,A:l@
  Buchhalter b'u:xh,alt3  Buchhalterin b'u:xh,alt@rIn
  Buchhandlung b'u:xh,andlUN  Buchhandlungen b'u:xh,andlUN@n
  Bügelbrett b'y:g@lbr,Et  Bügelbretter b'y:g@lbr,Et3
  Bundesrepublik b'Und@sre:pu:bl,i:k
  Buntstift b'UntStIft  Buntstifte b'UntSt,Ift@  Buntstiften b'UntSt,Ift@n
  Bürgeramt b'yrg3_|,amt  Bürgerämter b'yrg3_|,Emt3
  Bürgersteig b'yrg3St,aIk  Bürgersteige b'yrg3St,aIg@
  Bürgschaft b'yrkSaft
  Büroklammer by:r'o:kl,am3  Büroklammern by:r'o:kl,am3n
  Bushaltestelle b'Ushalt@St,El@  Bushaltestellen b'Ushalt@St,El@n
  Bußgeld b'u:sgElt  Bußgelder b'u:sg,Eld3
  Campingplatz k'EmpINpl,ats  Campingplätze k'EmpINpl,Ets@
  darstellen d'A:rSt,El@n
  Deutschkurs d'OYtSkUrs
  Dokumentarfilm do:ku:mEnt'A:rf,Ilm  Dokumentarfilme do:ku:mEnt'A:rf,Ilm@
  Dorfbewohner d'Orfb@v,o:n3  Dorfbewohnerin d'Orfb@v,o:n@rIn
  dunkelblau d'UNk@lbl,aU  dunkelblaue d'UNk@lbl,aU@
  durcheinanderbringen dUrC_|aIn'and3br,IN@n
  Durchfall d'UrCfal  durchfallen d'UrCf,al@n
  durchführen d'UrCf,y:r@n
  Durchwahl d'UrCvA:l  Durchwahlen d'UrCvA:l@n
  Ehefrau 'e:@fr,aU  Ehefrauen 'e:@fr,aU@n
  Ehemann 'e:@man  Ehemänner 'e:@m,En3
  Ehepaar 'e:@p,A:r  Ehepaare 'e:@p,A:r@
  Ehering 'e:@r,IN  Eheringe 'e:@r,IN@
  Eheschließung 'e:@Sl,i:sUN  Eheschließungen 'e:@Sl,i:sUN@n
  Einbahnstraße 'aInb,A:nStr,A:s@  Einbahnstraßen 'aInb,A:nStr,A:s@n
  Eingangsbestätigung 'aIngaNsb@St,E:tIgUN  Eingangsbestätigungen 'aIngaNsb@St,E:tIgUN@n
  Einkaufstüte 'aInkaUfst,y:t@  Einkaufstüten 'aInkaUfst,y:t@n
  Einkaufszentrum 'aInk,aUfsts,EntrUm
  Einkommensnachweis 'aInkOm@nsn,A:xvaIs  Einkommensnachweise 'aInkOm@nsn,A:xvaIz@
  Einverständniserklärung 'aInfErStEntnIs_|Erkl,E:rUN  Einverständniserklärungen 'aInfErStEntnIs_|Erkl,E:rUN@n
  Einwohnermeldeamt 'aInvo:n3m,Eld@_|amt  Einwohnermeldeämter 'aInvo:n3m,Eld@_|Emt3
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
  Essensspende 'Es@nsSp,End@  Essensspenden 'Es@nsSp,End@n
  Essiggemüse 'EsICg@m,y:z@
  Fachgebiet f'axg@b,i:t  Fachgebiete f'axg@b,i:t@
  Fahrkartenautomat f'A:rkart@n_|aUto:m,A:t  Fahrkartenautomaten f'A:rkart@n_|aUto:m,A:t@n
  Fahrplan f'A:rplA:n
  Fahrradschloss f'A:rA:tSl,Os  Fahrradschlösser f'A:rA:tSl,Ws3
  Familiennachzug fam'i:lI@nn,A:xtsu:k
  Familienname fam'i:lI@nn,A:m@  Familiennamen fam'i:lI@nn,A:m@n
  Familienstand fam'i:lI@nSt,ant
  Familienversicherung fam'i:lI@nfErz,IC@rUN  Familienversicherungen fam'i:lI@nfErz,IC@rUN@n
  Fehlgeburt f'e:lg@b,u:rt  Fehlgeburten f'e:lg@b,u:rt@n
  Feierabend f'aI3_|,A:b@nt  Feierabende f'aI3_|,A:b@nd@
  Fernbedienung f'Ernb@d,i:nUN  Fernbedienungen f'Ernb@d,i:nUN@n
  Fieberthermometer f'i:b3tErmo:m,e:t3
  Fiktionsbescheinigung fIktsj'o:nsb@S,aInIgUN  Fiktionsbescheinigungen fIktsj'o:nsb@S,aInIgUN@n
  Filzstift f'IltsStIft  Filzstifte f'IltsSt,Ift@
  Finanzamt fi:n'ants_|,amt  Finanzämter fi:n'ants_|,Emt3
  Fingerabdruck f'IN3_|,apdrUk  Fingerabdrücke f'IN3_|,apdryk@
  Fitnessstudio f'ItnEsSt,u:dIo:  Fitnessstudios f'ItnEsSt,u:dIo:s
  Flüchtlingsunterkunft fl'yCtlINs_|,Unt3kUnft  Flüchtlingsunterkünfte fl'yCtlINs_|,Unt3kynft@
  Flugbegleiter fl'u:kb@gl,aIt3  Flugbegleiterin fl'u:kb@gl,aIt@rIn
  Flughafen fl'u:kh,A:f@n  Flughäfen fl'u:kh,E:f@n
  Flugticket fl'u:kt,Ik@t  Flugtickets fl'u:kt,Ik@ts
  Flugzeug fl'u:ktsOYk  Flugzeuge fl'u:kts,OYg@
  Fotoapparat f'o:to:_|apar,A:t  Fotoapparate f'o:to:_|apar,A:t@
  Fragezeichen fr'A:g@ts,aIC@n
  Frischhaltefolie fr'IShalt@f,o:lI@  Frischhaltefolien fr'IShalt@f,o:lI@n
  Friseursalon fri:z'Y:rzal,ON  Friseursalons fri:z'Y:rzal,ONs
  fristgerecht fr'Istg@r,ECt
  Fundbüro f'Untby:r,o:  Fundbüros f'Untby:r,o:s
  Fußball f'u:sbal  Fußbälle f'u:sb,El@
  Fußballspieler f'u:sbalSp,i:l3  Fußballspielerin f'u:sbalSp,i:l@rIn
  Fußboden f'u:sb,o:d@n  Fußböden f'u:sb,Y:d@n
  Fußgänger f'u:sg,EN3  Fußgängerin f'u:sg,EN@rIn
  Fußgängerzone f'u:sg,EN3ts,o:n@  Fußgängerzonen f'u:sg,EN3ts,o:n@n
  Fußgelenk f'u:sg@l,ENk  Fußgelenke f'u:sg@l,ENk@
  Fußmatte f'u:sm,at@  Fußmatten f'u:sm,at@n
  Gastfreundschaft g'astfr,OYntSaft
  Gasthaus g'asthaUs  Gasthäuser g'asth,OYz3
  Gebetskette g@b'e:tsk,Et@  Gebetsketten g@b'e:tsk,Et@n
  Gebetsrichtung g@b'e:tsr,ICtUN
  Gebetsruf g@b'e:tsr,u:f  Gebetsrufe g@b'e:tsr,u:f@
  Gebetsteppich g@b'e:tst,EpIC  Gebetsteppiche g@b'e:tst,EpIC@
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
  Gegensprechanlage g'e:g@nSprEC_|,anlA:g@  Gegensprechanlagen g'e:g@nSprEC_|,anlA:g@n
  Gegenteil g'e:g@nt,aIl  Gegenteile g'e:g@nt,aIl@
  Gehaltsabrechnung g@h'alts_|apr,ECnUN  Gehaltsabrechnungen g@h'alts_|apr,ECnUN@n
  Gehstock g'e:StOk  Gehstöcke g'e:St,Wk@
  Geldautomat g'Elt_|aUto:m,A:t  Geldautomaten g'Elt_|aUto:m,A:t@n
  Geldbörse g'Eltb,Wrz@  Geldbörsen g'Eltb,Wrz@n
  Geodreieck g'e:o:draI_|,Ek  Geodreiecke g'e:o:draI_|,Ek@
  Gesamtbetrag g@z'amtb@tr,A:k  Gesamtbeträge g@z'amtb@tr,E:g@
  Gesundheitsamt g@z'UnthaIts_|,amt  Gesundheitsämter g@z'UnthaIts_|,Emt3
  Giftnotruf g'Iftn,o:tru:f  Giftnotrufe g'Iftn,o:tru:f@
  Girokonten Z'i:ro:k,Ont@n  Girokonto Z'i:ro:k,Onto:
  Granatapfel gran'A:t_|,apf@l  Granatäpfel gran'A:t_|,Epf@l
  Großstadt gr'o:sStat
  Grundlage gr'Untl,A:g@  Grundlagen gr'Untl,A:g@n
  Grundsicherung gr'Untz,IC@rUN
  Guthaben g'u:th,A:b@n
  Gutschein g'u:tSaIn  Gutscheine g'u:tS,aIn@
  Haargummi h'A:rg,Umi:  Haargummis h'A:rg,Umi:s
  Hackfleischspieß h'akflaISSp,i:s  Hackfleischspieße h'akflaISSp,i:s@
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
  Impfnachweis 'Impfn,A:xvaIs  Impfnachweise 'Impfn,A:xvaIz@
  Ingenieurwesen InZe:nj'Y:rv,e:z@n
  Inhaltsverzeichnis 'InhaltsfErts,aICnIs  Inhaltsverzeichnisse 'InhaltsfErts,aICnIs@
  Innenstadt 'In@nSt,at
  Integrationskurs ,IntEgratsj'o:nsk,Urs  Integrationskurse ,IntEgratsj'o:nsk,Urz@
  Intensivkurs IntEnz'i:fk,Urs  Intensivkurse IntEnz'i:fk,Urz@
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
  Kinderzuschlag k'Ind3ts,u:SlA:k
  klarkommen kl'A:rk,Om@n
  Klebeband kl'e:b@b,ant  Klebebänder kl'e:b@b,End3
  Klebstoff kl'e:pStOf  Klebstoffe kl'e:pSt,Of@
  Kleingeld kl'aIngElt
  Klimaanlage kl'i:mA:_|,anlA:g@  Klimaanlagen kl'i:mA:_|,anlA:g@n
  Kontoauszug k'Onto:_|,aUstsu:k  Kontoauszüge k'Onto:_|,aUstsy:g@
  Kontoinhaber k'Onto:_|,InhA:b3  Kontoinhaberin k'Onto:_|,InhA:b@rIn
  Kontonummer k'Onto:n,Um3  Kontonummern k'Onto:n,Um3n
  Kontostand k'Onto:St,ant  Kontostände k'Onto:St,End@
  Kopfschmerzen k'OpfSm,Erts@n
  Kopftuch k'Opftu:x  Kopftücher k'Opft,y:C3
  Kraftstoff kr'aftStOf  Kraftstoffe kr'aftSt,Of@
  Krankenhaus kr'aNk@nh,aUs  Krankenhäuser kr'aNk@nh,OYz3
  Krankenkasse kr'aNk@nk,as@  Krankenkassen kr'aNk@nk,as@n
  Krankenpfleger kr'aNk@npfl,e:g3  Krankenpflegerin kr'aNk@npfl,e:g@rIn
  Krankenschwester kr'aNk@nSv,Est3  Krankenschwestern kr'aNk@nSv,Est3n
  Krankenversicherung kr'aNk@nfErz,IC@rUN  Krankenversicherungen kr'aNk@nfErz,IC@rUN@n
  Krankenwagen kr'aNk@nv,A:g@n
  krankgeschrieben kr'aNkg@Sr,i:b@n
  Kräuteromelett kr'OYt3_|Oml,Et  Kräuteromeletts kr'OYt3_|Oml,Ets
  Kreditkarte kre:d'i:tk,art@  Kreditkarten kre:d'i:tk,art@n
  Kreisverkehr kr'aIsfErk,e:r  Kreisverkehre kr'aIsfErk,e:r@
  Kreuzworträtsel kr'OYtsvOrtr,E:ts@l
  Kriminalpolizei kri:mi:n'A:lpo:li:ts,aI
  Kronleuchter kr'o:nl,OYCt3
  Kundennummer k'Und@nn,Um3  Kundennummern k'Und@nn,Um3n
  Kündigungsfrist k'yndIg,UNsfr,Ist  Kündigungsfristen k'yndIg,UNsfr,Ist@n
  Kunsthandwerk k'Unsth,antvErk
  Kunststoff k'UnstStOf  Kunststoffe k'UnstSt,Of@
  Ladegerät l'A:d@g@r,E:t  Ladegeräte l'A:d@g@r,E:t@
  Landratsamt l'antrA:ts_|,amt  Landratsämter l'antrA:ts_|,Emt3
  Langeweile l'aN@v,aIl@
  Lebensmittelgeschäft l'e:b@nsm,It@lg@S,Eft  Lebensmittelgeschäfte l'e:b@nsm,It@lg@S,Eft@
  Lebensunterhalt l'e:b@ns_|,Unt3halt
  Lieblingsbuch l'i:plINsb,u:x  Lieblingsbücher l'i:plINsb,y:C3
  Lieblingsessen l'i:plINs_|,Es@n
  Lieblingsfarbe l'i:plINsf,arb@  Lieblingsfarben l'i:plINsf,arb@n
  Lippenstift l'Ip@nSt,Ift  Lippenstifte l'Ip@nSt,Ift@
  Lohnabrechnung l'o:n_|,aprECnUN  Lohnabrechnungen l'o:n_|,aprECnUN@n
  Lohnsteuerklasse l'o:nStOY3kl,as@  Lohnsteuerklassen l'o:nStOY3kl,as@n
  losfahren l'o:sf,A:r@n
  losgefahren l'o:sg@f,A:r@n
  losgehen l'o:sg,e:@n
  loslassen l'o:sl,as@n
  loswerden l'o:sv,e:rd@n
  Luftballon l'Uftbal,ON  Luftballons l'Uftbal,ONs
  Lungenentzündung l'UN@n_|Ents,yndUN  Lungenentzündungen l'UN@n_|Ents,yndUN@n
  Magenschmerzen m'A:g@nSm,Erts@n
  Mahnbescheid m'A:nb@S,aIt  Mahnbescheide m'A:nb@S,aId@
  Mahngebühr m'A:ng@b,y:r  Mahngebühren m'A:ng@b,y:r@n
  Mailboxen m'EIlbOks@n
  Maklerbüro m'A:kl3by:r,o:  Maklerbüros m'A:kl3by:r,o:s
  Marienkäfer mar'i:@nk,E:f3
  Maßnahme m'A:sn,A:m@  Maßnahmen m'A:sn,A:m@n
  Mehrfachsteckdose m'e:rfaxSt,Ekdo:z@  Mehrfachsteckdosen m'e:rfaxSt,Ekdo:z@n
  Mehrwertsteuer m'e:rve:rtSt,OY3
  Meldeadresse m'Eld@_|adr,Es@  Meldeadressen m'Eld@_|adr,Es@n
  Meldebescheinigung m'Eld@b@S,aInIgUN  Meldebescheinigungen m'Eld@b@S,aInIgUN@n
  Mikrowelle m'i:kro:v,El@  Mikrowellen m'i:kro:v,El@n
  Mineralwasser mi:n@r'A:lv,as3
  Minijob m'i:ni:dZ,Op  Minijobs m'i:ni:dZ,Ops
  Ministerpräsident mi:n'Ist3prE:zi:d,Ent  Ministerpräsidenten mi:n'Ist3prE:zi:d,Ent@n
  Ministerpräsidentin mi:n'Ist3prE:zi:d,EntIn
  Mittagessen m'ItA:k_|,Es@n
  Mobiltelefon mo:b'i:lte:l@f,o:n  Mobiltelefone mo:b'i:lte:l@f,o:n@
  Morgengymnastik m'Org@ngymn,astIk
  Mückenstich m'yk@nSt,IC  Mückenstiche m'yk@nSt,IC@
  Mülltrennung m'yltr,EnUN
  Muskelkater m'Usk@lk,A:t3
  nachdenken n'A:xd,ENk@n
  Nachfrage n'A:xfr,A:g@
  Nachhilfe n'A:xh,Ilf@
  Nachmittag n'A:xmIt,A:k  Nachmittage n'A:xm,ItA:g@  nachmittags n'A:xmIt,A:ks
  Nachname n'A:xn,A:m@  Nachnamen n'A:xn,A:m@n
  Nachprüfung n'A:xpr,y:fUN  Nachprüfungen n'A:xpr,y:fUN@n
  nachreichen n'A:xr,aIC@n
  Nachrichtenagentur n'A:xrICt@n_|agEnt,u:r  Nachrichtenagenturen n'A:xrICt@n_|agEnt,u:r@n
  nachschauen n'A:xS,aU@n
  nachschlagen n'A:xSl,A:g@n
  Nachspeise n'A:xSp,aIz@  Nachspeisen n'A:xSp,aIz@n
  nachsprechen n'A:xSpr,EC@n
  Nachteil n'A:xtaIl  Nachteile n'A:xt,aIl@
  Nachtisch n'A:xtIS  Nachtische n'A:xt,IS@
  Nachttisch n'axttIS  Nachttische n'axtt,IS@
  Nachweis n'A:xvaIs  Nachweise n'A:xv,aIz@
  nachweisen n'A:xv,aIz@n
  Nachzahlung n'A:xts,A:lUN  Nachzahlungen n'A:xts,A:lUN@n
  Nagelknipser n'A:g@lkn,Ips3
  Nagellack n'A:g@ll,ak  Nagellacke n'A:g@ll,ak@
  Nähmaschine n'E:maS,i:n@  Nähmaschinen n'E:maS,i:n@n
  Nasenspray n'A:z@nSpr,e:  Nasensprays n'A:z@nSpr,e:s
  Nationalhymne natsj,o:n'A:lh,ymn@  Nationalhymnen natsj,o:n'A:lh,ymn@n
  Nebenkostenabrechnung n'e:b@nkOst@n_|,aprECnUN  Nebenkostenabrechnungen n'e:b@nkOst@n_|,aprECnUN@n
  Netzmelone n'Etsme:l,o:n@  Netzmelonen n'Etsme:l,o:n@n
  Neugier n'OYgi:r
  Neujahrsbesuch n'OYjA:rsb@z,u:x  Neujahrsbesuche n'OYjA:rsb@z,u:x@
  Neujahrsgeschenk n'OYjA:rsg@S,ENk  Neujahrsgeschenke n'OYjA:rsg@S,ENk@
  Niederlassungserlaubnis n'i:d3lasUNs_|Erl,aUpnIs  Niederlassungserlaubnisse n'i:d3lasUNs_|Erl,aUpnIs@
  Notendurchschnitt n'o:t@nd,UrCSnIt  Notendurchschnitte n'o:t@nd,UrCSnIt@
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
  Pfannenwender pf'an@nv,End3
  Pfannkuchen pf'anku:x@n
  Pflegeheim pfl'e:g@h,aIm  Pflegeheime pfl'e:g@h,aIm@
  Pflegekraft pfl'e:g@kr,aft  Pflegekräfte pfl'e:g@kr,Eft@
  Polizeiwache p,o:li:ts'aIv,ax@  Polizeiwachen p,o:li:ts'aIv,ax@n
  Profilbild pro:f'i:lb,Ilt  Profilbilder pro:f'i:lb,Ild3
  Quadratmeter kvadr'A:tm,e:t3
  Radfahren r'A:tf,A:r@n
  Radfahrer r'A:tf,A:r3  Radfahrerin r'A:tf,A:r@rIn
  Radiergummi rad'i:rg,Umi:  Radiergummis rad'i:rg,Umi:s
  Radweg r'A:tve:k  Radwege r'A:tv,e:g@
  Rasierapparat raz'i:r_|apar,A:t  Rasierapparate raz'i:r_|apar,A:t@
  Rasierklinge raz'i:rkl,IN@  Rasierklingen raz'i:rkl,IN@n
  Ratenzahlung r'A:t@nts,A:lUN  Ratenzahlungen r'A:t@nts,A:lUN@n
  Rathaus r'A:thaUs  Rathäuser r'A:th,OYz3
  Ratschlag r'A:tSlA:k  Ratschläge r'A:tSl,E:g@
  Realschule re:'A:lS,u:l@  Realschulen re:'A:lS,u:l@n
  Rechtsanwalt r'ECts_|,anvalt  Rechtsanwälte r'ECts_|,anvElt@  Rechtsanwältin r'ECts_|,anvEltIn
  Rechtsbehelfsbelehrung r'ECtsb@h,Elfsb@l,e:rUN  Rechtsbehelfsbelehrungen r'ECtsb@h,Elfsb@l,e:rUN@n
  Regelbedarf r'e:g@lb@d,arf
  Regenbogen r'e:g@nb,o:g@n
  Reihenfolge r'aI@nf,Olg@  Reihenfolgen r'aI@nf,Olg@n
  Reiseausweis r'aIz@_|,aUsvaIs  Reiseausweise r'aIz@_|,aUsvaIz@
  Reisebüro r'aIz@by:r,o:  Reisebüros r'aIz@by:r,o:s
  Reiseführer r'aIz@f,y:r3  Reiseführerin r'aIz@f,y:r@rIn
  Reisepass r'aIz@p,as  Reisepässe r'aIz@p,Es@
  Reisetasche r'aIz@t,aS@  Reisetaschen r'aIz@t,aS@n
  Reißverschluss r'aIsfErSl,Us  Reißverschlüsse r'aIsfErSl,ys@
  Rentenversicherung r'Ent@nfErz,IC@rUN  Rentenversicherungen r'Ent@nfErz,IC@rUN@n
  Rückenschmerzen r'yk@nSm,Erts@n
  Rückforderung r'ykf,Ord@rUN  Rückforderungen r'ykf,Ord@rUN@n
  Rufnummer r'u:fn,Um3  Rufnummern r'u:fn,Um3n
  Rührei r'y:r_|aI  Rühreier r'y:r_|,aI3
  Sachbearbeiter z'axb@_|,arbaIt3  Sachbearbeiterin z'axb@_|,arbaIt@rIn
  Salzstreuer z'altsStr,OY3
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
  Schuldnerberatung S'Uldn3b@r,A:tUN  Schuldnerberatungen S'Uldn3b@r,A:tUN@n
  Schuleingangsuntersuchung S'u:l_|aIngaNs_|Unt3z,u:xUN  Schuleingangsuntersuchungen S'u:l_|aIngaNs_|Unt3z,u:xUN@n
  Schulferien S'u:lf,e:rI@n
  Schulleiterin S'u:ll,aIt@rIn
  Schwangerschaftstest Sv'aN3Saftst,Est  Schwangerschaftstests Sv'aN3Saftst,Ests
  Schweinefleisch Sv'aIn@fl,aIS
  Schwerbehindertenausweis Sv'e:rb@hInd3t@n_|,aUsvaIs  Schwerbehindertenausweise Sv'e:rb@hInd3t@n_|,aUsvaIz@
  Schwiegereltern Sv'i:g3_|,Elt3n
  Schwiegervater Sv'i:g3f,A:t3  Schwiegerväter Sv'i:g3f,E:t3
  Sehnsucht z'e:nzUxt
  Skifahren S'i:f,A:r@n
  Sonderangebot z'Ond3_|,ang@bo:t  Sonderangebote z'Ond3_|,ang@bo:t@
  Sonnenblume z'On@nbl,u:m@  Sonnenblumen z'On@nbl,u:m@n
  Sonnenblumenkern z'On@nbl,u:m@nk,Ern  Sonnenblumenkerne z'On@nbl,u:m@nk,Ern@
  Sonnencreme z'On@nkr,e:m  Sonnencremes z'On@nkr,e:ms
  Sorgerecht z'Org@r,ECt
  Sozialamt z,o:tsi:'A:l_|,amt  Sozialämter z,o:tsi:'A:l_|,Emt3
  Sozialarbeiter z,o:tsi:'A:l_|,arbaIt3  Sozialarbeiterin z,o:tsi:'A:l_|,arbaIt@rIn
  Sozialhilfe zo:tsi:'A:lh,Ilf@
  Sozialversicherung z,o:tsi:'A:lfErz,IC@rUN  Sozialversicherungen z,o:tsi:'A:lfErz,IC@rUN@n
  Sozialversicherungsnummer zo:tsi:'A:lfErzIC@rUNsn,Um3  Sozialversicherungsnummern zo:tsi:'A:lfErzIC@rUNsn,Um3n
  Spaziergang Spats'i:rg,aN  Spaziergänge Spats'i:rg,EN@
  Speisekarte Sp'aIz@k,art@  Speisekarten Sp'aIz@k,art@n
  Speisewagen Sp'aIz@v,A:g@n
  Spiegelei Sp'i:g@l_|,aI  Spiegeleier Sp'i:g@l_|,aI3
  Sportart Sp'Ort_|A:rt  Sportarten Sp'Ort_|,A:rt@n
  Sporthalle Sp'Orth,al@  Sporthallen Sp'Orth,al@n
  Sprachkurs Spr'A:xkUrs
  Sprachnachricht Spr'A:xn,A:xrICt  Sprachnachrichten Spr'A:xn,A:xrICt@n
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
  Steuerbescheid St'OY3b@S,aIt  Steuerbescheide St'OY3b@S,aId@
  Steuererklärung St'OY3_|Erkl,E:rUN  Steuererklärungen St'OY3_|Erkl,E:rUN@n
  Strafzettel Str'A:fts,Et@l
  Stromrechnung Str'o:mr,ECnUN  Stromrechnungen Str'o:mr,ECnUN@n
  Stromzähler Str'o:mts,E:l3
  Studentenausweis StUd'Ent@n_|,aUsvaIs  Studentenausweise StUd'Ent@n_|,aUsvaIz@
  Studienfach St'u:dI@nf,ax  Studienfächer St'u:dI@nf,EC3
  Studiengebühr St'u:dI@ng@b,y:r  Studiengebühren St'u:dI@ng@b,y:r@n
  Stundenplan St'Und@npl,A:n
  Suchmaschine z'u:xmaS,i:n@  Suchmaschinen z'u:xmaS,i:n@n
  Suppenkelle z'Up@nk,El@  Suppenkellen z'Up@nk,El@n
  Tagebuch t'A:g@b,u:x  Tagebücher t'A:g@b,y:C3
  Tagesablauf t'A:g@s_|,aplaUf  Tagesabläufe t'A:g@s_|,aplOYf@
  Tageskarte t'A:g@sk,art@  Tageskarten t'A:g@sk,art@n
  Tagesmutter t'A:g@sm,Ut3  Tagesmütter t'A:g@sm,yt3
  Taschentuch t'aS@nt,u:x  Taschentücher t'aS@nt,y:C3
  Tatsache t'A:tz,ax@  Tatsachen t'A:tz,ax@n
  Teddybär t'Edi:b,E:r  Teddybären t'Edi:b,E:r@n
  Teilnahmebescheinigung t'aIlnA:m@b@S,aInIgUN  Teilnahmebescheinigungen t'aIlnA:m@b@S,aInIgUN@n
  Telefonhörer te:le:f'o:nh,Y:r3
  Telefonnummer te:le:f'o:nn,Um3  Telefonnummern te:le:f'o:nn,Um3n
  Terminkalender tErm'i:nkal,End3
  Terminvereinbarung tErm'i:nfEr_|,aInbA:rUN  Terminvereinbarungen tErm'i:nfEr_|,aInbA:rUN@n
  Thunfisch t'u:nfIS  Thunfische t'u:nf,IS@
  Tischtennis t'ISt,EnIs
  Toilettenpapier to:al'Et@npap,i:r
  Tomatenmark to:m'A:t@nm,ark
  Touristeninformation tu:r'Ist@n_|InfOrmatsj,o:n  Touristeninformationen tu:r'Ist@n_|InfOrmatsj,o:n@n
  Trainingsanzug tr'e:nINs_|,antsu:k  Trainingsanzüge tr'e:nINs_|,antsy:g@
  Trauerfeier tr'aU3f,aI3
  Tretroller tr'e:trOl3
  Truthahn tr'u:thA:n  Truthähne tr'u:th,E:n@
  Überfall 'y:b3fal  Überfälle 'y:b3f,El@
  Übergabeprotokoll 'y:b3gA:b@pro:to:k,Ol  Übergabeprotokolle 'y:b3gA:b@pro:to:k,Ol@
  übermorgen 'y:b3m,Org@n
  Überstunde 'y:b3St,Und@  Überstunden 'y:b3St,Und@n
  Überweisungsschein y:b3v'aIzUNsS,aIn  Überweisungsscheine y:b3v'aIzUNsS,aIn@
  Ultraschall 'UltrA:S,al
  umgehen 'Umg,e:@n
  Umkleidekabine 'Umkl,aId@kab,i:n@  Umkleidekabinen 'Umkl,aId@kab,i:n@n
  Umweltverschmutzung 'Umv,EltfErSm,UtsUN
  untergegangen 'Unt3g@g,aN@n
  untergehen 'Unt3g,e:@n
  Unterhalt 'Unt3h,alt
  Unterhaltsvorschuss 'Unt3haltsf,o:rSUs
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
  Verlängerungskabel fErl'EN@rUNsk,A:b@l
  Verpflichtungserklärung fErpfl'ICtUNs_|Erkl,E:rUN  Verpflichtungserklärungen fErpfl'ICtUNs_|Erkl,E:rUN@n
  Versichertenkarte fErz'IC3t@nk,art@  Versichertenkarten fErz'IC3t@nk,art@n
  Viertelstunde f'Irt@lSt,Und@  Viertelstunden f'Irt@lSt,Und@n
  Visitenkarte vi:z'i:t@nk,art@  Visitenkarten vi:z'i:t@nk,art@n
  Volleyball v'Oli:b,al
  Vollmonde f'Olm,o:nd@
  Vorladung f'o:rl,A:dUN  Vorladungen f'o:rl,A:dUN@n
  Vorname f'o:rn,A:m@  Vornamen f'o:rn,A:m@n
  Wachsmalstift v'aksmA:lSt,Ift  Wachsmalstifte v'aksmA:lSt,Ift@
  Wartezimmer v'art@ts,Im3
  Wäscheklammer v'ES@kl,am3  Wäscheklammern v'ES@kl,am3n
  Wäscheständer v'ES@St,End3
  Wattestäbchen v'at@St,E:pC@n
  Webseite v'Epz,aIt@  Webseiten v'Epz,aIt@n
  Wechselstube v'Eks@lSt,u:b@  Wechselstuben v'Eks@lSt,u:b@n
  weggehen v'Ekg,e:@n
  weggelaufen v'Ekg@l,aUf@n
  weglaufen v'Ekl,aUf@n
  wegnehmen v'Ekn,e:m@n
  wegwerfen v'Ekv,Erf@n
  Weichspüler v'aICSp,y:l3
  Weihnachtsbaum v'aInaxtsb,aUm  Weihnachtsbäume v'aInaxtsb,OYm@
  Weihnachtsmann v'aInaxtsm,an  Weihnachtsmänner v'aInaxtsm,En3
  Werkstatt v'ErkStat
  Wettbewerb v'Etb@v,Erp  Wettbewerbe v'Etb@v,Erb@
  Wettervorhersage v'Et3fo:rh,e:rzA:g@  Wettervorhersagen v'Et3fo:rh,e:rzA:g@n
  Widerspruchsfrist v'i:d3SprUxsfr,Ist  Widerspruchsfristen v'i:d3SprUxsfr,Ist@n
  Widerstand v'i:d3St,ant
  wiedergutmachen vi:d3g'u:tm,ax@n
  wiederholt vi:d3h'o:lt  wiederholte vi:d3h'o:lt@
  Wiederhören v'i:d3h,Y:r@n
  wiederkommen v'i:d3k,Om@n
  Wiedersehen v'i:d3z,e:@n
  Windbeutel v'Intb,OYt@l
  Wochenende v'Ox@n_|,End@  Wochenenden v'Ox@n_|,End@n
  Wohnberechtigungsschein v'o:nb@rECtIgUNsS,aIn  Wohnberechtigungsscheine v'o:nb@rECtIgUNsS,aIn@
  Wohngeld v'o:ngElt
  Wohngemeinschaft v'o:ng@m,aInSaft  Wohngemeinschaften v'o:ng@m,aInSaft@n
  Wohnungsgeberbestätigung v'o:nUNsge:b3b@St,E:tIgUN  Wohnungsgeberbestätigungen v'o:nUNsge:b3b@St,E:tIgUN@n
  Wörterbuch v'Wrt3b,u:x
  Zählerstand ts'E:l3St,ant
  Zahlungserinnerung ts'A:lUNs_|Er,In@rUN  Zahlungserinnerungen ts'A:lUNs_|Er,In@rUN@n
  Zahlungsfrist ts'A:lUNsfr,Ist  Zahlungsfristen ts'A:lUNsfr,Ist@n
  Zahnbürste ts'A:nb,yrst@  Zahnbürsten ts'A:nb,yrst@n
  Zahnpasta ts'A:np,astA:
  Zahnschmerzen ts'A:nSm,Erts@n
  Zahnstocher ts'A:nSt,Ox3
  Zubehör ts'u:b@h,Y:r
  zubereiten ts'u:b@r,aIt@n
  Zuckerfest ts'Uk3f,Est
  Zufall ts'u:fal  Zufälle ts'u:f,El@
  zugegeben ts'u:g@g,e:b@n
  zugehört ts'u:g@h,Y:rt
  zugesagt ts'u:g@z,A:kt
  zuhören ts'u:h,Y:r@n
  Zuhörer ts'u:h,Y:r3  Zuhörerin ts'u:h,Y:r@rIn
  Zukunft ts'u:kUnft
  zulassen ts'u:l,as@n
  zumachen ts'u:m,ax@n
  zunehmen ts'u:n,e:m@n
  zuordnen ts'u:_|,Ordn@n
  zusagen ts'u:z,A:g@n
  zuschauen ts'u:S,aU@n
  Zuschauer ts'u:S,aU3  Zuschauerin ts'u:S,aU@rIn
  Zuschlag ts'u:SlA:k  Zuschläge ts'u:Sl,E:g@
  zuständige ts'u:St,EndIg@
  zustehen ts'u:St,e:@n
  Zustellung ts'u:St,ElUN  Zustellungen ts'u:St,ElUN@n
  zustimmen ts'u:St,Im@n
  Zustimmung ts'u:St,ImUN
  Zutat ts'u:tA:t  Zutaten ts'u:t,A:t@n
  zutreffen ts'u:tr,Ef@n
  Zutreffendes ts'u:tr,Ef@nd@s
  Zuzahlung ts'u:ts,A:lUN  Zuzahlungen ts'u:ts,A:lUN@n
  Zwangsheirat tsv'aNsh,aIrA:t  Zwangsheiraten tsv'aNsh,aIrA:t@n
`
