/** Names of people, places, peoples, languages, months and feasts. Persian ones have the stress of Persian. */
export const names = `
  Afghanin afg'A:nIn
  Ägypten E:g'ypt@n
  Ahmadi axmad'i:
  Amerikanerin ame:ri:k'A:n@rIn
  April apr'Il
  Araber 'arab3  Araberin 'arab@rIn
  Armenien arm'e:nI@n
  Armenier arm'e:nI3
  Aschura aSu:r'A:
  Aserbaidschan azErbaIdZ'A:n  aserbaidschanisch azErbaIdZ'A:nIS
  August aUg'Ust
  Azar A:z'ar
  Bahman bahm'an
  Bedar be:d'ar
  Belgien b'ElgI@n
  Chinese Ci:n'e:z@  Chinesen Ci:n'e:z@n  Chinesin Ci:n'e:zIn
  Chordad xOrd'A:t
  Dänemark d'E:n@m,ark
  Dey d'EI
  Dresden dr'e:sd@n
  Esfand Esf'ant
  Europäerin OYro:p'E:@rIn
  Farsi f'arsi:
  Farwardin farvard'i:n
  Februar f'e:bru:,A:r
  Fesendschan fe:sEndZ'A:n
  Franzose frants'o:z@  Franzosen frants'o:z@n  Französin frants'Y:zIn
  Georgien ge:'OrgI@n
  Ghorme gOrm'e:
  Großbritannien gro:sbri:t'anI@n
  Hafis haf'i:s
  Halwa halv'A:
  Irak i:r'A:k  Iraker i:r'A:k3  Irakerin i:r'A:k@rIn
  Iranerin i:r'A:n@rIn
  Isfahan Isfah'A:n
  Islam Isl'A:m
  Italiener i:talj'e:n3  Italienerin i:talj'e:n@rIn  italienisch i:talj'e:nIS
  Japanerin jap'A:n@rIn
  Kabab kab'A:p
  Kanada k'anada
  Leyla l'EIlA:
  Libanon l'i:banOn
  Maryam marj'am
  Maschhad maSh'at
  Mordad mOrd'A:t
  Muharram mUhar'am
  Muslim m'UslIm  Muslime mUsl'i:m@  Muslimin mUsl'i:mIn
  Nowruz no:r'u:s
  Ordibehescht Ordi:b@h'ESt
  Pakistaner pakIst'A:n3  Pakistanerin pakIst'A:n@rIn
  Palästina palEst'i:nA:
  Polin p'o:lIn
  Reza re:z'A:
  Russin r'UsIn
  Sabzi sabz'i:
  Sahur zah'u:r
  Schahriwar Sahri:v'ar
  Schiras Si:r'A:s
  Silvester zIlv'Est3
  Sizdah zi:zd'A:
  Südkorea z'y:tko:r,e:A:
  Taarof taA:r'o:f
  Täbris t'E:brIs
  Tadschikistan tadZ'i:kIst,A:n
  Tahdig tahd'i:k
  Teheran te:h@r'A:n  Teheraner te:h@r'A:n3  Teheranerin te:h@r'A:n@rIn
  Tschaharschanbe tSaha:rSamb'e:
  Tschelo tSe:l'o:
  Ukrainer u:kra:'i:n3  Ukrainerin u:kra:'i:n@rIn  ukrainisch u:kra'i:nIS
  Ungarn 'UNgarn
  Weihnachten v'aInaxt@n
  Yalda jald'A:
  Zoroastrier tso:ro:'astrI3
`
