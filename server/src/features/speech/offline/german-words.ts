/** Foreign words with wrong stress or foreign letters, and German words with a wrong length of the vowel. */
export const words = `
  Abakus 'abakUs
  Abitur abi:t'u:r
  Abonnement abOn@m'A~  Abonnements abOn@m'A~s
  Absender 'apz,End3  Absenderin 'apz,End@rIn
  Adjektiv 'atjEkt,i:f  Adjektive 'atjEkt,i:v@
  Adler 'A:dl3
  Adverb atv'Erp  Adverbien atv'ErbI@n
  Aha ah'A:
  Akkordeon ak'Orde:On  Akkordeons ak'Orde:Ons
  Akkus 'aku:s
  Aktie 'aktsI@  Aktien 'aktsI@n
  Aktivität akti:vi:t'E:t
  Alkohol 'alko:h,o:l
  Allergie alErg'i:  Allergien alErg'i:@n
  allergisch al'ErgIS  allergische al'ErgIS@  allergischen al'ErgIS@n
  allmählich alm'E:lIC
  alltäglich alt'E:klIC  alltägliches alt'E:klIC@s
  Alternative altErnat'i:v@  Alternativen altErnat'i:v@n
  Ambulanz ambu:l'ants  Ambulanzen ambu:l'ants@n
  Analyse anal'y:z@  Analysen anal'y:z@n
  analysieren analy:z'i:r@n
  Ananas 'ananas
  andererseits 'and@r3z,aIts
  angeblich 'ange:plIC
  angeln 'aN@ln
  angelt 'aN@lt
  Annonce an'ONs@  Annoncen an'ONs@n
  anstatt anSt'at
  Antenne ant'En@  Antennen ant'En@n
  Antibabypille anti:b'e:bi:p,Il@  Antibabypillen anti:b'e:bi:p,Il@n
  Antibiotika anti:bI'o:ti:kA:  Antibiotikum anti:bI'o:ti:kUm
  Apartment ap'artm@nt  Apartments ap'artm@nts
  App 'Ep  Apps 'Eps
  Appetit ape:t'i:t
  Applaus apl'aUs
  Aprikose apri:k'o:z@  Aprikosen apri:k'o:z@n
  Architekt arCi:t'Ekt  Architekten arCi:t'Ekt@n  Architektin arCi:t'EktIn
  Armee arm'e:
  Arthrose artr'o:z@  Arthrosen artr'o:z@n
  Astronaut astro:n'aUt  Astronauten astro:n'aUt@n  Astronautin astro:n'aUtIn
  Asyl az'y:l
  atme 'A:tm@  atmen 'A:tm@n  atmet 'A:tm@t
  Attest at'Est  Atteste at'Est@
  Auberginen obErZ'i:n@n
  Aufenthalt 'aUf_|Enth,alt  Aufenthalte 'aUf_|Enth,alt@
  auseinander aUs_|aIn'and3
  Autorin aUt'o:rIn
  Avocado avo:k'A:do:  Avocados avo:k'A:do:s
  Azubis 'A:tsu:b,i:s
  Babys b'EIbi:s
  Babysitterin b'EIbi:z,It@rIn
  Bachelor b'EtS@l3
  Bäckerei bEk@r'aI  Bäckereien bEk@r'aI@n
  Backgammon bEkg'Em@n
  Badminton b'EtmInt@n
  BAföG b'A:f,Y:k
  barfuß b'A:r||fu:s
  Bart b'A:rt  Bärte b'E:rt@
  Basar baz'A:r  Basare baz'A:r@
  Basilikum baz'i:li:k,Um
  Batterie bat@r'i:  Batterien bat@r'i:@n
  Behörde b@h'Y:rd@  Behörden b@h'Y:rd@n
  Berberitze bErb@r'Its@  Berberitzen bErb@r'Its@n
  bestraft b@Str'A:ft
  betet b'e:t@t
  betont b@t'o:nt
  BHs b,e:h'A:s
  biometrisch bi:o:m'e:trIS  biometrisches bi:o:m'e:trIS@s
  Blume bl'u:m@  Blumen bl'u:m@n
  Bluse bl'u:z@  Blusen bl'u:z@n
  Boiler b'OYl3
  Bonbon bONb'ON  Bonbons bONb'ONs
  Botschaften b'o:tSaft@n
  Botschafter b'o:tSaft3  Botschafterin b'o:tSaft@rIn
  Boulevard bu:l@v'A:r  Boulevards bu:l@v'A:rs
  Bräutigam br'OYtIgam  Bräutigame br'OYtIgam@
  Broschüre brOS'y:r@  Broschüren brOS'y:r@n
  Budget bydZ'e:  Budgets bydZ'e:s
  Buffet byf'e:  Buffets byf'e:s
  Bürgschaft b'yrkSaft
  Büro by:r'o:  Büros by:r'o:s
  Bürste b'yrst@  Bürsten b'yrst@n
  Cafeteria kafe:t@r'i:A:  Cafeterias kafe:t@r'i:A:s
  Cafés kaf'e:s
  CDs ts,e:d'e:s
  Charaktere karakt'e:r@
  Chat tS'Et  Chats tS'Ets
  chatten tS'Et@n
  chattet tS'Et@t
  Chefin S'EfIn
  Chirurg Ci:r'Urk  Chirurgen Ci:r'Urg@n  Chirurgin Ci:r'UrgIn
  circa ts'IrkA:
  Club kl'Up  Clubs kl'Ups
  Comic k'OmIk  Comics k'OmIks
  Corona ko:r'o:nA:
  Couchs k'aUtSs
  Cousin ku:z'EN  Cousins ku:z'ENs
  Creme kr'e:m  Cremes kr'e:ms
  daher dA:h'e:r
  danach dan'A:x
  Datum d'A:tUm
  Delfin dElf'i:n
  Demenz de:m'Ents
  der de:r
  derselbe de:rz'Elb@
  derzeit d'e:rtsaIt
  Designerin dIz'aIn@rIn
  Dessert dEs'e:r  Desserts dEs'e:rs
  Devisen de:v'i:z@n
  Diabetes di:ab'e:tEs
  Diät di:'E:t  Diäten di:'E:t@n
  Direktorin di:rEkt'o:rIn
  Distanz dIst'ants  Distanzen dIst'ants@n
  Dollar d'Olar  Dollars d'Olars
  dorthin dOrth'In
  döst d'Y:st
  dran dr'an
  drin dr'In
  Drogerie dro:g@r'i:  Drogerien dro:g@r'i:@n
  dunkel d'UNk@l
  Dunkelheit d'UNk@lh,aIt
  durcheinander dUrC_|aIn'and3
  Durst d'Urst
  ehemalig 'e:@m,A:lIC  ehemaliger 'e:@m,A:lIg3
  Einverständnis 'aInfErSt,EntnIs
  Einzelheit 'aInts@lh,aIt  Einzelheiten 'aInts@lh,aIt@n
  einzeln 'aInts@ln  einzelnen 'aInts@ln@n
  einzigartig 'aIntsIC_|,A:rtIC
  EKGs ,e:kA:g'e:s
  Energien e:nErg'i:@n
  Enkel 'ENk@l  Enkelin 'ENk@lIn
  enorm e:n'Orm
  er e:r
  Erbse 'Erps@  Erbsen 'Erps@n
  Ereignis Er_|'aIgnIs  Ereignisse Er_|'aIgnIs@
  Ergebnis Erg'e:pnIs  Ergebnisse Erg'e:pnIs@
  erholt Erh'o:lt
  erklärt Erkl'E:rt  erklärte Erkl'E:rt@
  Erlaubnis Erl'aUpnIs
  Erlaubnisse Erl'aUpnIs@
  ermöglicht Erm'Y:klICt
  ernsthaft 'Ernsthaft  ernsthaftes 'Ernsthaft@s
  erwachsen Erv'aks@n  Erwachsene Erv'aks@n@  Erwachsenen Erv'aks@n@n  Erwachsener Erv'aks@n3
  Etage e:t'A:Z@  Etagen e:t'A:Z@n
  etwas 'Etvas
  eventuell e:vEntu:'El
  Examen Eks'A:m@n
  Experte Eksp'Ert@  Experten Eksp'Ert@n  Expertin Eksp'ErtIn
  Export Eksp'Ort  Exporte Eksp'Ort@
  Facebook f'EIsbUk
  Falafel fal'af@l  Falafeln fal'af@ln
  Fan f'En  Fans f'Ens
  faulenzen f'aUl,Ents@n
  Fax f'aks  Faxe f'aks@
  Feindin f'aIndIn
  Festival f'Esti:v,al  Festivals f'Esti:v,als
  fit f'It
  Flips fl'Ips
  fortgeschritten f'Ortg@Sr,It@n
  Fotograf fo:to:gr'A:f  Fotografen fo:to:gr'A:f@n  Fotografin fo:to:gr'A:fIn
  Freundschaft fr'OYntSaft
  Friseurin fri:z'Y:rIn
  Fuchs f'Uks
  Galerie gal@r'i:  Galerien gal@r'i:@n
  Gans g'ans
  Garage gar'A:Z@  Garagen gar'A:Z@n
  Garderobe gard@r'o:b@  Garderoben gard@r'o:b@n
  Garnele garn'e:l@  Garnelen garn'e:l@n
  Gebet g@b'e:t  Gebete g@b'e:t@
  Geburt g@b'u:rt  Geburten g@b'u:rt@n
  geeinigt g@_|'aInICt
  gegenseitig g'e:g@nz,aItIC
  gegenüber ge:g@n_|'y:b3
  Gegenwart g'e:g@nv,art
  gegoogelt g@g'u:g@lt
  geheiratet g@h'aIrA:t@t
  gehörlos g@h'Y:rlo:s
  gehört g@h'Y:rt
  gelöst g@l'Y:st
  Generäle ge:n@r'E:l@  Generalin ge:n@r'A:lIn
  Generation ge:n@ratsj'o:n  Generationen ge:n@ratsj'o:n@n
  Genie Ze:n'i:  Genies Ze:n'i:s
  geradeaus g@rA:d@_|'aUs
  geregnet g@r'e:gn@t
  gewollt g@v'Olt
  Gips g'Ips
  Giraffe gi:r'af@  Giraffen gi:r'af@n
  Gitarren gi:t'ar@n
  googeln g'u:g@ln
  Gouverneurin gu:vErn'Y:rIn
  Grafik gr'A:fIk  Grafiken gr'A:fIk@n
  Grammatik gram'atIk  Grammatiken gram'atIk@n
  großartig gr'o:s_|,A:rtIC
  größte gr'Y:st@
  grundlos gr'Untlo:s
  grundsätzlich gr'Untz,EtslIC
  Gummis g'Umi:s
  Gymnasien gymn'A:zI@n
  Gymnastik gymn'astIk
  habe h,A:b@
  halal hal'A:l
  Hals h'als
  Hamster h'amst3
  Handys h'Endi:s
  Heirat h'aIrA:t  heirate h'aIrA:t@  heiraten h'aIrA:t@n  heiratet h'aIrA:t@t
  Herbste h'Erpst@
  Herkunft h'e:rkUnft
  hey h'EI
  Hidschab hIdZ'A:p
  hierher hi:rh'e:r
  hinterher hInt3h'e:r
  Hobbys h'Obi:s
  höchstens h'Y:Cst@ns
  holt h'o:lt  holte h'o:lt@
  Horizont ho:ri:ts'Ont  Horizonte ho:ri:ts'Ont@
  hört h'Y:rt  hörte h'Y:rt@
  Hotel ho:t'El  Hotels ho:t'Els
  hungrig h'UNrIC  hungrige h'UNrIg@  hungrigen h'UNrIg@n  hungriger h'UNrIg3  hungriges h'UNrIg@s
  hustet h'u:st@t
  Hyazinthe hy:ats'Int@  Hyazinthen hy:ats'Int@n
  Hygiene hy:gj'e:n@
  IBAN 'i:ban  IBANs 'i:bans
  Identität i:dEnti:t'E:t  Identitäten i:dEnti:t'E:t@n
  Idiot i:dI'o:t  Idioten i:dI'o:t@n  Idiotin i:dI'o:tIn
  IDs ,i:d'e:s
  igitt i:g'It
  Imam i:m'A:m  Imame i:m'A:m@
  Import Imp'Ort  Importe Imp'Ort@
  infolgedessen InfOlg@d'Es@n
  Informatik InfOrm'A:tIk
  Ingenieur InZe:nj'Y:r  Ingenieure InZe:nj'Y:r@  Ingenieurin InZe:nj'Y:rIn  Ingenieurinnen InZe:nj'Y:rIn@n
  Inhaberin 'Inh,A:b@rIn
  insbesondere Insb@z'Ond@r@
  insgesamt Insg@z'amt
  Instagram 'Instagr,am
  Institut Insti:t'u:t  Institute Insti:t'u:t@
  Interview 'Int3vju:  Interviews 'Int3vju:s
  Jackett Zak'Et  Jacketts Zak'Ets
  Jahrzehnt jA:r||ts'e:nt  Jahrzehnte jA:r||ts'e:nt@
  jawohl jav'o:l
  Jeans dZ'i:ns
  jedoch je:d'Ox
  Job dZ'Op  Jobs dZ'Ops
  joggen dZ'Og@n
  joggt dZ'Okt
  Joghurt j'o:gUrt  Joghurts j'o:gUrts
  Journalist ZUrnal'Ist  Journalisten ZUrnal'Ist@n  Journalistin ZUrnal'IstIn
  Kakao kak'aU  Kakaos kak'aUs
  Kakerlake kak3l'A:k@  Kakerlaken kak3l'A:k@n
  Kaki k'A:ki:
  Kakis k'A:ki:s
  Kamera k'am@ra  Kameras k'am@ras
  Kandidatin kandi:d'A:tIn
  Kaninchen kan'i:nC@n
  Kapazität kapatsi:t'E:t  Kapazitäten kapatsi:t'E:t@n
  Kapitän kapi:t'E:n  Kapitäne kapi:t'E:n@  Kapitänin kapi:t'E:nIn
  Kapitel kap'It@l
  kaputt kap'Ut
  Kapuze kap'u:ts@  Kapuzen kap'u:ts@n
  Karies k'A:rIEs
  Karneval k'arn@v,al
  Karotte kar'Ot@  Karotten kar'Ot@n
  Karriere karj'e:r@  Karrieren karj'e:r@n
  Karton kart'ON  Kartons kart'ONs
  Kassiererin kas'i:r@rIn
  katastrophal katastro:f'A:l
  Katastrophe katastr'o:f@  Katastrophen katastr'o:f@n
  Kebab k'e:bap  Kebabs k'e:baps
  keineswegs k'aIn@sv,e:ks
  Kekse k'e:ks@
  Ketchup k'EtSap
  Kilogramm ki:lo:gr'am  Kilogramme ki:lo:gr'am@
  Kiosk k'i:Osk  Kioske k'i:Osk@
  Kirchen k'IrC@n
  Kiwis k'i:vi:s
  Klamotten klam'Ot@n
  Komitee kOmi:t'e:  Komitees kOmi:t'e:s
  Kommandantin kOmand'antIn
  Kommissar kOmIs'A:r  Kommissare kOmIs'A:r@  Kommissarin kOmIs'A:rIn
  Komponistin kOmpo:n'IstIn
  Kompromiss kOmpro:m'Is  Kompromisse kOmpro:m'Is@
  Konkurrentin kONkUr'EntIn
  Konrektor k'OnrEkt,o:r  Konrektoren k'OnrEkt,o:r@n  Konrektorin k'OnrEkt,o:rIn
  Konsum kOnz'u:m
  Kontrolleurin kOntrOl'Y:rIn
  Koriander ko:ri:'and3
  Kosmetik kOsm'e:tIk
  Kostüm kOst'y:m  Kostüme kOst'y:m@
  Krawatte krav'at@  Krawatten krav'at@n
  Kreativität kre:ati:vi:t'E:t
  Krebse kr'e:ps@
  Kredit kre:d'i:t
  Krimis kr'i:mi:s
  Kritik kri:t'i:k  Kritiken kri:t'i:k@n
  Kulis k'u:li:s
  Künste k'ynst@
  Kurierin ku:r'i:rIn
  Kurs k'Urs
  Labor lab'o:r  Labore lab'o:r@
  lädt l'E:t
  Landschaft l'antSaft
  Laptop l'EptOp  Laptops l'EptOps
  lediglich l'e:dIklIC
  Leiterin l'aIt@rIn
  Leitern l'aIt3n
  Leopard le:o:p'art  Leoparden le:o:p'ard@n
  lest l'e:st
  Lexikon l'Eksi:kOn
  Liebling l'i:plIN  Lieblinge l'i:plIN@
  liebsten l'i:pst@n
  liken l'aIk@n
  Limette li:m'Et@
  Limonade li:mo:n'A:d@  Limonaden li:mo:n'A:d@n
  literarisch lIt@r'A:rIS  literarischer lIt@r'A:rIS3
  Literatur lIt@rat'u:r
  Lkws ,Elka:v'e:s
  löst l'Y:st
  Lügner l'y:gn3  Lügnerin l'y:gn@rIn
  Mädchen m'E:tC@n
  Make m'EIk
  Makler m'A:kl3  Maklerin m'A:kl@rIn
  Malerei mA:l@r'aI
  malt m'A:lt
  Mama m'ama  Mamas m'amas
  Mango m'aNgo:  Mangos m'aNgo:s
  Marmelade marm@l'A:d@  Marmeladen marm@l'A:d@n
  Masern m'A:z3n
  Massagen mas'A:Z@n
  Matratze matr'ats@  Matratzen matr'ats@n
  maximal maksi:m'A:l
  Mayonnaise maIOn'E:z@
  Mechaniker me:C'A:nIk3  Mechanikerin me:C'A:nIk@rIn
  Medaille me:d'alj@  Medaillen me:d'alj@n
  Megafon me:gaf'o:n
  meinetwegen m'aIn@tv,e:g@n
  Melodien me:lo:d'i:@n
  Menüs me:n'y:s
  Messenger m'Es@ndZ3
  Metzgerei mEtsg@r'aI  Metzgereien mEtsg@r'aI@n
  Migräne mi:gr'E:n@  Migränen mi:gr'E:n@n
  Migrantin mi:gr'antIn
  Milliarde mIlI'ard@  Milliarden mIlI'ard@n
  Ministerin mi:n'Ist@rIn
  Missverständnis m'IsfErSt,EntnIs  Missverständnisse m'IsfErSt,EntnIs@
  Mitarbeiterinnen m'It_|,arbaIt@rIn@n
  miteinander mIt_|aIn'and3
  Moderatorin mo:de:rat'o:rIn
  möglicherweise m'Y:klIC3v,aIz@
  Möglichkeiten m'Y:klICk,aIt@n
  möglichst m'Y:klICst
  mögt m'Y:kt
  Monat m'o:nat  Monate m'o:nat@  Monaten m'o:nat@n  Monats m'o:nats
  monatlich m'o:natlIC  monatliche m'o:natlIC@
  Monde m'o:nd@
  Montage m'o:ntA:g@
  Motoren mo:t'o:r@n
  Musiker m'u:zi:k3  Musikerin m'u:zi:k@rIn
  Müslis m'ysli:s
  Nachbar n'axbA:r  Nachbarin n'axbA:rIn  Nachbarn n'axbA:rn
  nachdem nA:xd'e:m
  nachher nA:xh'e:r
  Nachricht n'A:xrICt  Nachrichten n'A:xrICt@n
  nächste n'E:Cst@  nächstem n'E:Cst@m  nächsten n'E:Cst@n  nächster n'E:Cst3  nächstes n'E:Cst@s
  Narkose nark'o:z@  Narkosen nark'o:z@n
  Narzisse narts'Is@  Narzissen narts'Is@n
  Nationalität natsjo:nali:t'E:t
  nebenan ne:b@n_|'an
  nebenbei ne:b@nb'aI
  negativ n'e:gat,i:f
  nervös nErv'Y:s
  nirgends n'Irg@nts
  nirgendwo n'Irg@ntv,o:
  Nische n'IS@  Nischen n'IS@n
  Niveaus ni:v'o:s
  normalerweise nOrm'A:l3v,aIz@
  Notiz no:t'i:ts  Notizen no:t'i:ts@n
  obligatorisch o:bli:gat'o:rIS
  offensichtlich 'Of@nz,ICtlIC
  Offizierin Ofi:ts'i:rIn
  ohnehin 'o:n@h,In
  oje o:j'e:
  okay o:k'EI
  Olive o:l'i:v@  Oliven o:l'i:v@n
  Olympiade o:lympI'A:d@  Olympiaden o:lympI'A:d@n
  Onkel 'ONk@l
  Orakel o:r'A:k@l
  orange o:r'aNZ@  Orangen o:r'aNZ@n
  Ozean 'o:tse:,A:n  Ozeane 'o:tse:,A:n@
  Palast pal'ast  Paläste pal'Est@
  Papa p'apa  Papas p'apas
  Papagei papag'aI  Papageien papag'aI@n
  Parfüm parf'y:m  Parfüms parf'y:ms
  Party p'A:rti:  Partys p'A:rti:s
  passiv p'asi:f
  Patientin patsj'EntIn
  PCs p,e:ts'e:s
  Penicillin pe:ni:tsIl'i:n
  Pilot pi:l'o:t  Piloten pi:l'o:t@n  Pilotin pi:l'o:tIn
  PIN p'In  PINs p'Ins
  Pinguin p'INgu:,i:n  Pinguine p'INgu:,i:n@
  Pinzette pInts'Et@
  Pistazie pIst'A:tsI@
  Pkws p,e:ka:v'e:s
  plant pl'A:nt
  Plastik pl'astIk
  Plural pl'u:rA:l  Plurale pl'u:rA:l@
  Politiker po:l'i:ti:k3  Politikerin po:l'i:ti:k@rIn  Politikern po:l'i:ti:k3n
  Polizistin po:li:ts'IstIn
  Portemonnaies pOrtmOn'e:s
  positiv p'o:zi:t,i:f
  Poster p'o:st3
  Praktikantin prakti:k'antIn
  Präsidentin prE:zi:d'EntIn
  Praxen pr'aks@n
  Prinzessin prInts'EsIn  Prinzessinnen prInts'EsIn@n
  professionell pro:fEsjo:n'El  professioneller pro:fEsjo:n'El3
  Professorin pro:fEs'o:rIn
  Profi pr'o:fi:  Profis pr'o:fi:s
  Programmiererin pro:gram'i:r@rIn
  Prost pr'o:st
  psst pst
  Psychiater psy:Ci:'A:t3  Psychiaterin psy:Ci:'A:t@rIn
  psychisch ps'y:CIS  psychische ps'y:CIS@
  Publikum p'u:bli:k,Um
  Pullover pUl'o:v3
  Puls p'Uls
  Puzzle p'az@l  Puzzles p'az@ls
  Qualität kvali:t'E:t
  Rabatt rab'at  Rabatte rab'at@
  Radieschen rad'i:sC@n
  Räum r'OYm
  Realität re:ali:t'E:t
  Recycling ri:s'aIklIN
  Reform re:f'Orm  Reformen re:f'Orm@n
  Regisseur re:ZIs'Y:r  Regisseure re:ZIs'Y:r@  Regisseurin re:ZIs'Y:rIn
  regnen r'e:gn@n
  regnerisch r'e:gn@rIS
  regnet r'e:gn@t
  Reha r'e:hA:  Rehas r'e:hA:s
  reichst r'aICst
  Reklame re:kl'A:m@  Reklamen re:kl'A:m@n
  Rekord re:k'Ort  Rekorde re:k'Ord@
  religiös re:lIgI'Y:s
  reparier re:par'i:r
  Reportage re:pOrt'A:Z@  Reportagen re:pOrt'A:Z@n
  Reporter re:p'Ort3  Reporterin re:p'Ort@rIn
  Republik re:pu:bl'i:k  Republiken re:pu:bl'i:k@n
  Rhabarber rab'arb3
  Riesin r'i:zIn
  Rivale ri:v'A:l@  Rivalen ri:v'A:l@n  Rivalin ri:v'A:lIn
  Roboter r'ObOt3
  ruft r'u:ft
  Safran z'afran
  sagte z'A:kt@
  Saison zEz'O~  Saisons zEz'O~s
  Samosa zam'o:zA:  Samosas zam'o:zA:s
  Samowar zamo:v'A:r  Samoware zamo:v'A:r@
  Sandale zand'A:l@  Sandalen zand'A:l@n
  Sandwich z'EntvItS  Sandwiches z'EntvItSIs
  Sängerinnen z'EN@rIn@n
  Sanitäterin zani:t'E:t@rIn
  Satellit zatEl'i:t  Satelliten zatEl'i:t@n
  Saxofon zakso:f'o:n
  scannen sk'En@n
  Scanner sk'En3
  Schlaflosigkeit Sl'A:flo:zICk,aIt
  schlaft Sl'A:ft  schläft Sl'E:ft
  schnarchen Sn'arC@n
  Schönheit S'Y:nhaIt
  Schwägerinnen Sv'E:g@rIn@n
  Screenshot skr'i:nSOt  Screenshots skr'i:nSOts
  sechste z'Ekst@
  seitdem zaItd'e:m
  Sekretärin ze:kre:t'E:rIn
  Sellerie z'El@ri:
  Semester ze:m'Est3
  Seminar ze:mi:n'A:r  Seminare ze:mi:n'A:r@
  Senioren ze:nj'o:r@n
  Seniorin ze:nI'o:rIn
  Serien z'e:rI@n
  Serviette zErvj'Et@  Servietten zErvj'Et@n
  Shampoos S'ampu:s
  Show S'o:  Shows S'o:s
  Singles s'INg@ls
  Singular z'INgu:l,A:r  Singulare z'INgu:l,A:r@
  Sirene zi:r'e:n@  Sirenen zi:r'e:n@n
  Sirup z'i:rUp  Sirupe z'i:rUp@
  Skier S'i:3
  Smartphone sm'A:rtfo:n  Smartphones sm'A:rtfo:ns
  Snack sn'Ek  Snacks sn'Eks
  Sneaker sn'i:k3
  sobald zo:b'alt
  solange zo:l'aN@
  soundso z'o:_|Untz,o:
  Souvenir zu:v@n'i:r  Souvenirs zu:v@n'i:rs
  sowieso zo:vi:z'o:
  Spaghetti Spag'Eti:
  Spezialistin Spe:tsi:al'IstIn
  Spion SpI'o:n  Spione SpI'o:n@  Spionin SpI'o:nIn
  sprichst Spr'ICst
  spült Sp'y:lt
  Stadion St'A:dIOn
  Statistik Stat'IstIk  Statistiken Stat'IstIk@n
  Steak st'e:k  Steaks st'e:ks
  Steward stj'u:3t  Stewards stj'u:3ts
  Stewardess stj'u:3d,Es
  Stick st'Ik  Sticks st'Iks
  stört St'Y:rt
  Story st'o:ri:  Storys st'o:ri:s
  Studentin Stu:d'EntIn
  Subvention zUpvEntsj'o:n  Subventionen zUpvEntsj'o:n@n
  Tablet t'Ebl@t  Tablets t'Ebl@ts
  Tablette tabl'Et@
  Tampon t'ampOn  Tampons t'ampOns
  Tarif tar'i:f  Tarife tar'i:f@
  tatsächlich t'A:tz,EClIC
  Taxis t'aksi:s
  Telegram t'e:le:gr,am
  Terrasse tEr'as@  Terrassen tEr'as@n
  Terroristin tEro:r'IstIn
  Toast t'o:st  Toasts t'o:sts
  Toilette to:al'Et@  Toiletten to:al'Et@n
  Touristin tu:r'IstIn
  Trainerin tr'e:n@rIn
  Training tr'e:nIN  Trainings tr'e:nINs
  Transport transp'Ort  Transporte transp'Ort@
  Trompete trOmp'e:t@  Trompeten trOmp'e:t@n
  trösten tr'Y:st@n
  tröstet tr'Y:st@t
  Tschador tSad'o:r  Tschadors tSad'o:rs
  Tuch t'u:x  Tücher t'y:C3
  tust t'u:st
  überholt ,y:b3h'o:lt
  umarme Um_|'arm@  umarmen Um_|'arm@n  umarmt Um_|'armt
  Umarmung Um_|'armUN  Umarmungen Um_|'armUN@n
  umfassen Umf'as@n
  umfasst Umf'ast
  umsonst Umz'Onst
  unabhängig 'Un_|aph,ENIC
  Unabhängigkeit 'Un_|aph,ENICkaIt
  unendlich Un_|'EntlIC
  Unis 'u:ni:s
  unsere 'Unz@r@
  Unterhalt 'Unt3h,alt
  Unterricht 'Unt3rICt
  unterschiedlich 'Unt3S,i:tlIC
  up 'ap
  Ursache 'u:rz,ax@  Ursachen 'u:rz,ax@n
  Ursprung 'u:rSprUN  Ursprünge 'u:rSpr,yN@
  ursprünglich 'u:rSpryNlIC
  Vanille van'Il@
  vergeblich fErg'e:plIC
  vergesse fErg'Es@
  vergesslich fErg'EslIC
  Vergnügen fErgn'y:g@n
  verheiratet fErh'aIrA:t@t
  Verständnis fErSt'EntnIs
  verursachen fEr_|'u:rzax@n
  verursacht fEr_|'u:rzaxt
  Verzeihung fErts'aIUN
  Vieh f'i:
  Viertel f'Irt@l
  vierzehn f'Irtse:n
  vierzig f'IrtsIC
  Vögel f'Y:g@l  Vögeln f'Y:g@ln
  voneinander fOn_|aIn'and3
  vor f,o:r
  vordere f'Ord@r@
  vorhanden fo:rh'and@n
  vorhin fo:rh'In
  Vorteil f'OrtaIl  Vorteile f'OrtaIl@
  VPNs f,aUp,e:'Ens
  wachsen v'aks@n
  Wahrscheinlichkeit vA:rS'aInlICk,aIt
  WCs v,e:ts'e:s
  Weibchen v'aIpC@n
  werde v,e:rd@  werden v,e:rd@n  werdet v,e:rd@t
  Wert v'e:rt  Werte v'e:rt@
  wertlos v'e:rtlo:s
  wertvoll v'e:rt||fOl
  WGs v,e:g'e:s
  WhatsApp v'Ots_|,Ep
  widersprechen vi:d3Spr'EC@n
  widersprochen vi:d3Spr'Ox@n
  wieso vi:z'o:
  Winkel v'INk@l
  woanders vo:_|'and3s
  wofür vo:f'y:r
  wohin vo:h'In
  wollen v,Ol@n
  wollt v,Olt  wollte v,Olt@
  worüber vo:r'y:b3
  worum vo:r'Um
  wovon vo:f'On
  wozu vo:ts'u:
  Wurst v'Urst  Würste v'yrst@
  wusch v'u:S
  Wüste v'y:st@  Wüsten v'y:st@n
  YouTube j'u:tju:p
  Zebra ts'e:bra:  Zebras ts'e:bra:s  Zebrastreifen ts'e:bra:||Str,aIf@n
  Zeremonie tse:re:mo:n'i:  Zeremonien tse:re:mo:n'i:@n
  zerstört tsErSt'Y:rt
  Zeugnis ts'OYknIs  Zeugnisse ts'OYknIs@
  Zigarette tsi:gar'Et@
  Zucchini tsUk'i:ni:
  zufällig ts'u:f,ElIC
  zufälligerweise ts'u:fElIg3v,aIz@
  zugleich tsu:gl'aIC
  zukünftig ts'u:k,ynftIC  zukünftiger ts'u:k,ynftIg3
  zunächst tsu:n'E:Cst
  zusätzlich ts'u:z,EtslIC  zusätzliche ts'u:z,EtslIC@
  zuständig ts'u:St,EndIC
  zuständige ts'u:St,EndIg@
  zustehen ts'u:St,e:@n
  zutreffen ts'u:tr,Ef@n  Zutreffendes ts'u:tr,Ef@nd@s
  zuverlässig ts'u:fErl,EsIC
  zuvor tsu:f'o:r
  zuzüglich ts'u:ts,y:klIC
`
