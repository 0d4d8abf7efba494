/** Compounds that do not sound like their parts or have parts that are no words, and words with a stressed prefix. */
export const compounds = `
  abgeholt 'apg@h,o:lt
  alleinerziehend al'aIn_|Erts,i:@nt
  Altenpfleger 'alt@npfl,e:g3
  altmodisch 'altm,o:dIS
  annehmen 'ann,e:m@n
  Anrufbeantworter 'anr,u:fb@,antvOrt3
  anruft 'anr,u:ft
  anwenden 'anv,End@n
  Arbeitsagentur 'arbaIts_|agEnt,u:r  Arbeitsagenturen 'arbaIts_|agEnt,u:r@n
  Arbeitserlaubnisse 'arbaIts_|Erl,aUpnIs@
  Aufenthaltserlaubnisse 'aUf_|Enth,alts_|Erl,aUpnIs@
  aufgehört 'aUfg@h,Y:rt
  aufgewachsen 'aUfg@v,aks@n
  aufwachsen 'aUfv,aks@n
  Ausrufezeichen 'aUsru:f@ts,aIC@n
  bewusstlos b@v'Ustlo:s
  Beistand b'aISt,ant  Beistände b'aISt,End@
  Biomüll b'i:o:||m,yl
  Bleistift bl'aIStIft  Bleistifte bl'aIStIft@
  Blumenstrauß bl'u:m@nStr,aUs  Blumensträuße bl'u:m@nStr,OYs@
  Bohrmaschine b'o:rmaS,i:n@  Bohrmaschinen b'o:rmaS,i:n@n
  Buchhalter b'u:xh,alt3  Buchhalterin b'u:xh,alt@rIn
  Büroklammer by:r'o:kl,am3  Büroklammern by:r'o:kl,am3n
  Bußgelder b'u:sg,Eld3
  Campingplatz k'EmpIN||pl,ats  Campingplätze k'EmpIN||pl,Ets@
  darstellen d'A:rSt,El@n
  Datenvolumen d'A:t@n||vo:l,u:m@n
  Dokumentarfilm do:ku:mEnt'A:rf,Ilm  Dokumentarfilme do:ku:mEnt'A:rf,Ilm@
  Durchfall d'UrCfal  durchfallen d'UrCf,al@n
  durchführen d'UrCf,y:r@n
  Durchwahl d'UrCvA:l  Durchwahlen d'UrCv,A:l@n
  Einbahnstraße 'aInb,A:nStr,A:s@  Einbahnstraßen 'aInb,A:nStr,A:s@n
  eineinhalb aIn_|aInh'alp
  Einzelzimmer 'aInts@lts,Im3
  Ellbogen 'Elb,o:g@n
  entgegenkommen Entg'e:g@nk,Om@n
  Erdbeben 'e:rtb,e:b@n
  Erdbeere 'e:rtb,e:r@  Erdbeeren 'e:rtb,e:r@n
  Erdgeschoss 'e:rtg@S,Os  Erdgeschosse 'e:rtg@S,Os@
  Erdkunde 'e:rtk,Und@
  Erdnuss 'e:rtnUs  Erdnüsse 'e:rtn,ys@
  Erdöl 'e:rt_|Y:l
  Fernbedienung f'Ernb@d,i:nUN  Fernbedienungen f'Ernb@d,i:nUN@n
  Filzstift f'IltsStIft  Filzstifte f'IltsSt,Ift@
  Finanzamt fi:n'ants_|,amt  Finanzämter fi:n'ants_|,Emt3
  Fitnessstudio f'ItnEsSt,u:dIo:  Fitnessstudios f'ItnEsSt,u:dIo:s
  Friseursalon fri:z'Y:rzal,ON  Friseursalons fri:z'Y:rzal,ONs
  Fundbüro f'Untby:r,o:  Fundbüros f'Untby:r,o:s
  Fußgänger f'u:sg,EN3  Fußgängerin f'u:sg,EN@rIn
  Fußmatte f'u:sm,at@  Fußmatten f'u:sm,at@n
  Gastgeberin g'ast||g,e:b@rIn
  Gebetsrufe g@b'e:tsr,u:f@
  Gebrauchsanweisung g@br'aUxs_|,anvaIzUN  Gebrauchsanweisungen g@br'aUxs_|,anvaIzUN@n
  Gehaltsabrechnung g@h'alts_|apr,ECnUN  Gehaltsabrechnungen g@h'alts_|apr,ECnUN@n
  Geodreieck g'e:o:draI_|,Ek  Geodreiecke g'e:o:draI_|,Ek@
  Girokonto Z'i:ro:||k,Onto:  Girokonten Z'i:ro:||k,Ont@n
  Granatapfel gran'A:t_|,apf@l  Granatäpfel gran'A:t_|,Epf@l
  Haftpflichtversicherung h'aftpflICtfErz,IC@rUN  Haftpflichtversicherungen h'aftpflICtfErz,IC@rUN@n
  Haltbarkeitsdaten h'altbark,aItsd,A:t@n
  Haltbarkeitsdatum h'altbark,aItsd,A:tUm
  Hauptstadt h'aUptStat
  herstellen h'e:rSt,El@n
  Hersteller h'e:rSt,El3
  hinlegen h'Inle:g@n
  Hintergrund h'Int3gr,Unt  Hintergründe h'Int3gr,ynd@
  Hochzeit h'Ox||ts,aIt  Hochzeiten h'Ox||ts,aIt@n
  Honigmelone h'o:nICme:l,o:n@  Honigmelonen h'o:nICme:l,o:n@n
  Hubschrauber h'u:pSr,aUb3
  Ingenieurwesen InZe:nj'Y:rv,e:z@n
  Inhaltsverzeichnis 'InhaltsfErts,aICnIs  Inhaltsverzeichnisse 'InhaltsfErts,aICnIs@
  irgendein 'Irg@nt_|,aIn
  irgendetwas 'Irg@nt_|,Etvas
  irgendjemand 'Irg@ntj,e:mant
  irgendwann 'Irg@ntv,an
  irgendwas 'Irg@ntv,as
  irgendwie 'Irg@ntv,i:
  irgendwo 'Irg@ntv,o:
  Jobcenter dZ'Ops,Ent3
  Kassenbon k'as@nbON  Kassenbons k'as@nbONs
  kennengelernt k'En@ng@l,Ernt
  kennenlernen k'En@nl,Ern@n
  kennenzulernen k'En@ntsu:l,Ern@n
  Kichererbse k'IC3_|,Erps@  Kichererbsen k'IC3_|,Erps@n
  Klebebänder kl'e:b@b,End3
  Kokosnuss k'o:kOs||n,Us  Kokosnüsse k'o:kOs||n,ys@
  Kräuteromelett kr'OYt3_|Oml,Et  Kräuteromeletts kr'OYt3_|Oml,Ets
  Kreisverkehre kr'aIsfErk,e:r@
  Kriminalpolizei kri:mi:n'A:lpo:li:ts,aI
  losfahren l'o:sf,A:r@n
  losgefahren l'o:sg@f,A:r@n
  losgehen l'o:sg,e:@n
  loslassen l'o:sl,as@n
  loswerden l'o:sv,e:rd@n
  Luftballon l'Uftbal,ON  Luftballons l'Uftbal,ONs
  Mailboxen m'EIlbOks@n
  Marienkäfer mar'i:@nk,E:f3
  Maßnahme m'A:sn,A:m@  Maßnahmen m'A:sn,A:m@n
  Mikrowelle m'i:kro:v,El@  Mikrowellen m'i:kro:v,El@n
  Mineralwasser mi:n@r'A:lv,as3
  Minijob m'InidZ,Op  Minijobs m'InidZ,Ops
  Muskelkater m'Usk@lk,A:t3
  Nachrichtenagentur n'A:xrICt@n_|agEnt,u:r  Nachrichtenagenturen n'A:xrICt@n_|agEnt,u:r@n
  Nagelknipser n'A:g@l||kn,Ips3
  Nagellack n'A:g@ll,ak  Nagellacke n'A:g@ll,ak@
  Nasenspray n'A:z@n||Spr,e:  Nasensprays n'A:z@n||Spr,e:s
  Nationalhymne natsj,o:n'A:lh,ymn@  Nationalhymnen natsj,o:n'A:lh,ymn@n
  Netzmelone n'Etsme:l,o:n@  Netzmelonen n'Etsme:l,o:n@n
  Neugier n'OYgi:r
  Notfall n'o:tfal  Notfälle n'o:tf,El@
  Notruf n'o:tru:f  Notrufe n'o:tru:f@
  Oberfläche 'o:b3fl,EC@  Oberflächen 'o:b3fl,EC@n
  Oberschenkel 'o:b3S,ENk@l
  Profilbild pro:f'i:l||b,Ilt  Profilbilder pro:f'i:l||b,Ild3
  Quadratmeter kvadr'A:tm,e:t3
  Radfahren r'A:tf,A:r@n
  Radiergummi rad'i:rg,Umi:  Radiergummis rad'i:rg,Umi:s
  Rasierklinge raz'i:rkl,IN@  Rasierklingen raz'i:rkl,IN@n
  Realschule re:'A:l||S,u:l@  Realschulen re:'A:l||S,u:l@n
  Reißverschluss r'aIsfErSl,Us  Reißverschlüsse r'aIsfErSl,ys@
  Rührei r'y:r_|aI
  Sachbearbeiter z'ax||b@_|,arbaIt3  Sachbearbeiterin z'ax||b@_|,arbaIt@rIn
  Schlaganfall Sl'A:k_|,anfal  Schlaganfälle Sl'A:k_|,anfEl@
  Schnurrbart Sn'UrbA:rt  Schnurrbärte Sn'Urb,E:rt@
  Schnürsenkel Sn'y:rz,ENk@l
  Schublade S'u:p||l,A:d@  Schubladen S'u:p||l,A:d@n
  Schwiegereltern Sv'i:g3_|,Elt3n
  Schwiegervater Sv'i:g3f,A:t3  Schwiegerväter Sv'i:g3f,E:t3
  Sehnsucht z'e:nzUxt
  Skifahren S'i:f,A:r@n
  Sonderangebot z'Ond3_|,ang@bo:t  Sonderangebote z'Ond3_|,ang@bo:t@
  Sonnenblume z'On@nbl,u:m@  Sonnenblumen z'On@nbl,u:m@n
  Sonnencreme z'On@nkr,e:m  Sonnencremes z'On@nkr,e:ms
  Spaziergang Spats'i:rg,aN  Spaziergänge Spats'i:rg,EN@
  Spiegelei Sp'i:g@l_|,aI
  Staatsangehörigkeit St'A:ts_|ang@h,Y:rICkaIt  Staatsangehörigkeiten St'A:ts_|ang@h,Y:rICkaIt@n
  Tagesabläufe t'A:g@s_|,aplOYf@
  Teddybär t'Edi:b,E:r  Teddybären t'Edi:b,E:r@n
  Terminvereinbarung tErm'i:n||fEr_|,aInbA:rUN  Terminvereinbarungen tErm'i:n||fEr_|,aInbA:rUN@n
  Thunfisch t'u:nfIS  Thunfische t'u:nf,IS@
  Tomatenmark to:m'A:t@nm,ark
  Tretroller tr'e:trOl3
  Truthahn tr'u:thA:n  Truthähne tr'u:th,E:n@
  Turnschuhe t'Urn||S,u:@
  Überfall 'y:b3f,al  Überfälle 'y:b3f,El@
  Übergabeprotokoll 'y:b3gA:b@||pro:to:k,Ol  Übergabeprotokolle 'y:b3gA:b@||pro:to:k,Ol@
  übermorgen 'y:b3m,Org@n
  Überstunde 'y:b3St,Und@  Überstunden 'y:b3St,Und@n
  Ultraschall 'UltrA:S,al
  umgehen 'Umg,e:@n
  Umkleidekabine 'Umkl,aId@kab,i:n@  Umkleidekabinen 'Umkl,aId@kab,i:n@n
  Umweltverschmutzung 'Umv,EltfErSm,UtsUN
  untergegangen 'Unt3g@g,aN@n
  untergehen 'Unt3g,e:@n
  Unterhaltsvorschuss 'Unt3halts||f,o:rSUs
  Unterhemd 'Unt3h,Emt  Unterhemden 'Unt3h,Emd@n
  Unterhose 'Unt3h,o:z@  Unterhosen 'Unt3h,o:z@n
  Unterkunft 'Unt3k,Unft  Unterkünfte 'Unt3k,ynft@
  Unterlagen 'Unt3l,A:g@n
  Unterschied 'Unt3S,i:t  Unterschiede 'Unt3S,i:d@
  Untertasse 'Unt3t,as@  Untertassen 'Unt3t,as@n
  Untertitel 'Unt3t,i:t@l
  Unterwäsche 'Unt3v,ES@
  Urenkel 'u:r_|,ENk@l  Urenkelin 'u:r_|,ENk@lIn
  Versichertenkarte fErz'IC3t@nk,art@  Versichertenkarten fErz'IC3t@nk,art@n
  Versicherungspolice fErz'IC@r,UNspo:l,i:s@  Versicherungspolicen fErz'IC@r,UNspo:l,i:s@n
  Visitenkarte vi:z'i:t@nk,art@  Visitenkarten vi:z'i:t@nk,art@n
  Volleyball v'Oli:b,al
  Vollmonde f'Olm,o:nd@
  Vorladung f'o:rl,A:dUN  Vorladungen f'o:rl,A:dUN@n
  Vorname f'o:rn,A:m@  Vornamen f'o:rn,A:m@n
  Wachsmalstift v'aks||mA:l||St,Ift  Wachsmalstifte v'aks||mA:l||St,Ift@
  Wattestäbchen v'at@||St,E:pC@n
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
  Wohnungsgeberbestätigung v'o:nUNsge:b3b@St,E:tIgUN  Wohnungsgeberbestätigungen v'o:nUNsge:b3b@St,E:tIgUN@n
  Zahnpasta ts'A:np,astA:
  Zubehör ts'u:b@h,Y:r
  zubereiten ts'u:b@r,aIt@n
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
  zusagen ts'u:z,A:g@n
  zuschauen ts'u:S,aU@n
  Zuschauer ts'u:S,aU3  Zuschauerin ts'u:S,aU@rIn
  Zuschlag ts'u:SlA:k  Zuschläge ts'u:Sl,E:g@
  Zustellung ts'u:St,ElUN  Zustellungen ts'u:St,ElUN@n
  zustimmen ts'u:St,Im@n
  Zustimmung ts'u:St,ImUN
  Zutat ts'u:tA:t  Zutaten ts'u:t,A:t@n
  Zuzahlung ts'u:ts,A:lUN  Zuzahlungen ts'u:ts,A:lUN@n
`
