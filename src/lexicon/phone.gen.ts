// Made by "npm run tables" from src/lexicon/tables/phone/*.tsv. Do not edit.
// A table is packed by columns (scripts/tables/front-coding.mjs): alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, main source by its line in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const phoneLocations: string = `Cairo/Giza/Qalyubia	3.5m
Alexandria	3.5n 6.6ha5
Brussels	3.8y
Antwerp	3.8z
Ghent	3.95
Budapest	3.a1
Stockholm	3.d0
Lima/Callao	3.e7
Havana City	3.ex
Buenos Aires	3.f1
São Paulo	3.fb
Bangkok/Nonthaburi/Pathum Thani/Samut Prakan	3.ie 4.53m 6 2 1
Baikonur	3.kd
Simferopol	3.kg
Kaliningrad	3.kk
Tokyo	3.ml
Seoul	3.mu
Banha	4.1jx
10th of Ramadan	4.1jz 5.fuy
Tanta	4.1ko
Damanhur	4.1kt
Marsa Matruh	4.1ku
Kafr El-Sheikh	4.1kv
Monufia	4.1kw
Mansoura	4.1ky
Zagazig	4.1l3
Damietta	4.1l5
Suez	4.1la
Ismailia	4.1lc
Red Sea	4.1ld
Port Said	4.1le
El-Arish	4.1lg
El-Tor	4.1lh
Beni Suef	4.1lu
Fayoum	4.1lw
Minia	4.1ly
Assiout	4.1m0
Wadi El-Gedid	4.1m4
Sohag	4.1m5
Luxor	4.1m7
Qena	4.1m8
Aswan	4.1m9
Central Region	4.1s0 6.501l 1
South Region	4.1s2
Bangui	4.1tm
Kinshasa	4.1vj
Katanga	4.1vk
Bas-Congo/Bandundu	4.1vl
Kasai-Oriental/Kasai-Occidental	4.1vm
Oriental Province (Kisanga/Mbandaka)	4.1vn
North Kivu/South Kivu/Maniema	4.1vo
Mogadishu	4.1y1
Hargeisa	4.1y3
Garowe	4.1y4
Nairobi	4.1ym
Harare	4.216 6.5n4a
Bulawayo	4.21b 5.kbd
Johannesburg	4.23a 1
Brits/Tshwane	4.23c
Bronkhorstspruit/Eastern Gauteng/Middelburg/Nelspruit/Northern and Western Mpumalanga/Witbank	4.23d
Modimolle/Northern North West and Southwestern Limpopo/Rustenburg	4.23e
Northern and Eastern Limpopo/Polokwane	4.23f
Vaal Triangle	4.23g
Ermelo/Secunda/Southern Mpumalanga	4.23h
Klerksdorp/Lichtenburg/Potchefstroom	4.23i
Cape Town/Gordons Bay/Somerset West/Stellenbosch	4.23l
Boland/Malmesbury/Vredenburg/Western coast of Western Cape	4.23m
Beaufort West/Karoo/Robertson/Worcester	4.23n
Alexander Bay/Calvinia/Clanwilliam/Namaqualand/Port Nolloth/Springbok/Vredendal	4.23r
Caledon/Hermanus/Southern coast of Western Cape/Swellendam	4.23s
Durban	4.23v
Ballito/KwaZulu Natal coast/Stanger/Tongaat/Verulam	4.23w
KwaZulu Natal Midlands/Pietermaritzburg	4.23x
Newcastle/Northern KwaZulu Natal/Vryheid	4.23y
Richards Bay/St. Lucia/Ulundi/Zululand	4.23z
Drakensberg/Ladysmith	4.240
Eastern Pondoland/Port Shepstone/Southern coast of KwaZulu Natal	4.243
Alice/Bhisho	4.244
Port Elizabeth/Uitenhage	4.245
Jeffreys Bay/Humansdorp/Southern and central Eastern Cape	4.246
East London	4.247
Garden Route/George/Knysna/Mossel Bay/Oudtshoorn/Plettenberg Bay	4.248
Northern and eastern parts of Eastern Cape/Queenstown	4.249
Bathurst/Southern and eastern parts of Eastern Cape/Grahamstown/Kenton-on-Sea/Port Alfred	4.24a
Butterworth/Eastern part of Eastern Cape/Mthatha	4.24b
Cradock/Northern part of Eastern Cape/Steynsburg	4.24c
Graaff-Reinet/Western part of Eastern Cape	4.24d
Aliwal North/Bloemfontein/Far eastern part of Eastern Cape/Southern and Central Free State	4.24f
Eastern part of Northern Cape/Far western part of North West/Kimberley/Kuruman	4.24h
Upington/Gordonia	4.24i
Kroonstad/Parys/Northern Free State	4.24k
Northern Free State Goldfields/Welkom	4.24l
Bethlehem/Eastern Free State	4.24m
Tristan da Cunha	4.28s
Athens/Piraeus/Salamina	4.2bx
Rotterdam	4.2ee
Tilburg	4.2eh
Delft	4.2ej
Amsterdam	4.2eo
Haarlem	4.2er
Nijmegen	4.2es
Arnhem	4.2eu
Utrecht	4.2ey
Amersfoort	4.2f1
Hilversum	4.2f3
Almere	4.2f4
Zwolle	4.2f6
Eindhoven	4.2f8
Maastricht	4.2fb
Heerlen	4.2fd
Sittard	4.2fe
Groningen	4.2fi
Enschede	4.2fl
Apeldoorn	4.2fn
Leeuwarden	4.2fq
The Hague	4.2g2
Leiden	4.2g3
Alkmaar	4.2g4
's-Hertogenbosch	4.2g5
Hengelo	4.2g6
Zaandam	4.2g7
Breda	4.2g8
Venlo	4.2g9
Dordrecht	4.2ga
Zoetermeer	4.2gb
Wavre	4.2h6
Hasselt	4.2h7
Tongeren	4.2h8
Diest	4.2h9
Herentals	4.2ha
Mechelen	4.2hb
Leuven	4.2hc
Waremme	4.2hf
Liège	4.2i2 1
Bruges	4.2ia
Roeselare	4.2ib
Dendermonde	4.2ic
Aalst	4.2id
Ninove	4.2ie
Ronse	4.2if
Kortrijk	4.2ig
Ypres	4.2ih
Veurne	4.2ii
Ostend	4.2ij
Chimay	4.2ik
Libramont-Chevigny	4.2il
Arlon	4.2in
La Louvière	4.2io
Mons	4.2ip
Nivelles	4.2ir
Ath	4.2is
Tournai	4.2it
Charleroi	4.2iv
Stavelot	4.2j4
Namur	4.2j5
Dinant	4.2j6
Ciney	4.2j7
Marche-en-Famenne	4.2j8
Huy	4.2j9
Durbuy	4.2ja
Verviers	4.2jb
Genk	4.2jd
Madrid	4.2op a 8.yaluk 9.9iy2iy 1 1 1 1 1 1 w 1
Barcelona	4.2or a
Dublin	4.2q3
Reykjavík	4.2qh
Helsinki	4.2rp
Sofia	4.2rs
Székesfehérvár	4.2sm
Biatorbágy	4.2sn
Szigetszentmiklós	4.2so
Dunaujvaros	4.2sp
Szentendre	4.2sq
Vac	4.2sr
Godollo	4.2ss
Monor	4.2st
Salgotarjan	4.2sw
Esztergom	4.2sx
Tatabanya	4.2sy
Balassagyarmat	4.2sz
Eger	4.2t0
Gyongyos	4.2t1
Nyiregyhaza	4.2t6
Mátészalka	4.2t8
Kisvarda	4.2t9
Miskolc	4.2ta
Szerencs	4.2tb
Ozd	4.2tc
Mezokovesd	4.2td
Debrecen	4.2tg
Cegled	4.2th
Berettyoujfalu	4.2ti
Szolnok	4.2tk
Jaszbereny	4.2tl
Karcag	4.2tn
Szeged	4.2tq
Szentes	4.2tr
Bekescsaba	4.2tu
Oroshaza	4.2tw
Mohacs	4.2tx
Pecs	4.2u0
Szigetvar	4.2u1
Szekszard	4.2u2
Paks	4.2u3
Kecskemet	4.2u4
Kiskunhalas	4.2u5
Kiskoros	4.2u6
Baja	4.2u7
Kaposvar	4.2ua
Keszthely	4.2ub
Siofok	4.2uc
Marcali	4.2ud
Tapolca	4.2uf
Veszprem	4.2ug
Papa	4.2uh
Zalaegerszeg	4.2uk
Nagykanizsa	4.2ul
Szombathely	4.2um
Sarvar	4.2un
Gyor	4.2uo
Sopron	4.2ur
Danilovgad/Kolasin/Podgorica	4.2y6
Zagreb	4.2yz
Ljubljana	4.2z9
Maribor/Ravne na Koroškem/Murska Sobota	4.2za
Brčko District	4.2zm
Skopje	4.304
Milan	4.30e
Rome	4.30i 6.8diu
Bucharest and Ilfov County	4.33p a
Lausanne	4.36h
Geneva	4.36i
Yverdon/Aigle	4.36k
Fribourg	4.36m
Sion	4.36n
Berne	4.36r 6.alhi
Bienne/Neuchâtel/Soleure/Jura	4.36s
Thun	4.36t
Burgdorf/Langnau i.E.	4.36u
Lucerne	4.371
Zurich	4.373 1
Winterthur	4.37c
Rapperswil	4.37f
Baden	4.37g 6.99j0
Basel	4.37l
Olten	4.37m
St. Gallen	4.37v 6.9alc
Chur	4.385
Bellinzona	4.38f
Prague	4.38q
Bratislava	4.390
Vienna	4.3bs 1 1 1 1 1 1 1
Klagenfurt	4.3cq
London	4.3es
Norrköping	4.3k3
Linköping	4.3k5
Eskilstuna-Torshälla	4.3k8
Uppsala	4.3ka
Örebro-Kumla	4.3kb
Västerås	4.3kd
Falun	4.3kf
Gävle-Sandviken	4.3ki
Gothenburg	4.3kn
Borås	4.3kp
Halmstad	4.3kr
Jönköping-Huskvarna	4.3ks
Malmö	4.3kw
Helsingborg-Höganäs	4.3ky
Kristianstad	4.3l0
Lund	4.3l2
Karlstad	4.3la
Sundsvall-Timrå	4.3lg
Östersund	4.3lj
Oslo	4.3n6 5.10fe 1 1 3 1 1 1 c 1 1 1 1 1 2 2 1 3 1 1 1 1 1 1 6.a4as 1 1 1 1 1 1 1 1 2 1 2 1 1 1 1 15 1 2 1 1 1 1 1 4i 1 2 1 2 1 1 1 b 1 1 1 1 1 1 1 1 m 1 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 1 7.2t72a 1 1 1 2 1 1 1 1 l 1 1 1 1 1 1 1 1 f2 1 1 1 1 1 1 1 2 191 1 1 1 1 1 1 1 1 m 2 1 1 1 2 1 1 f1 2 1 1 1 1 1 1 1
Buskerud	4.3nf 1
Vestfold	4.3nh
Telemark	4.3nj
Aust-Agder	4.3nl
Vest-Agder	4.3nm
Rogaland	4.3nz 1
Hordaland	4.3o1 2 1
Sogn og Fjordane	4.3o5
Oppland	4.3o9
Hedmark	4.3oa
Akershus	4.3ob 1 2 1
Østfold	4.3oh
Møre og Romsdal	4.3oi 1
Sør-Trøndelag	4.3ok 1
Nord-Trøndelag	4.3om
Nordland	4.3on 1
Troms	4.3op
Finnmark	4.3oq
Svalbard & Jan Mayen	4.3or
Kraków	4.3po i
Krosno	4.3pp
Tarnów	4.3pq
Tarnobrzeg	4.3pr
Przemyśl	4.3ps
Rzeszów	4.3pt
Nowy Sącz	4.3pu
Warsaw	4.3py
Ciechanów	4.3pz
Plock	4.3q0
Siedlce	4.3q1
Ostrolęka	4.3q5
Katowice	4.3q8
Bielsko-Biala	4.3q9
Częstochowa	4.3qa
Kielce	4.3qh
Lódź	4.3qi
Sieradz	4.3qj
Piotrków Trybunalski	4.3qk
Skierniewice	4.3qm
Radom	4.3qo
Bydgoszcz	4.3qs
Wloclawek	4.3qu
Elbląg	4.3qv
Toruń	4.3qw
Gdańsk	4.3qy
Slupsk	4.3qz
Poznań	4.3r1
Kalisz	4.3r2
Konin	4.3r3
Leszno	4.3r5
Pila	4.3r7
Zielona Góra	4.3r8
Wroclaw	4.3rb
Walbrzych	4.3re
Jelenia Góra	4.3rf
Legnica	4.3rg
Opole	4.3rh
Lublin	4.3rl
Chelm	4.3rm
Biala Podlaska	4.3rn
Zamość	4.3ro
Bialystok	4.3rp
Lomża	4.3rq
Suwalki	4.3rr
Olsztyn	4.3rt
Szczecin	4.3rv
Koszalin	4.3ry
Gorzów Wielkopolski	4.3rz
Berlin	4.3sy
Hamburg	4.3t8
Frankfurt am Main	4.3u1
Munich	4.3ul
Belize District	4.3v8
Orange Walk District	4.3v9
Corozal District	4.3va
Stann Creek District	4.3vb
Toledo District	4.3vd
Cayo District	4.3ve
Amazonas	4.3yt cj 5 5.18y0 1c
San Martín	4.3yu
Ancash	4.3yv
La Libertad	4.3yw 7.3031c
Puno	4.3z3
Tacna	4.3z4
Moquegua	4.3z5
Arequipa	4.3z6
Ica	4.3z8
Ucayali	4.3zd
Huánuco	4.3ze
Pasco	4.3zf
Junín	4.3zg
Loreto	4.3zh 5.19xp
Ayacucho	4.3zi
Huancavelica	4.3zj
Lima	4.3zk 7
Tumbes	4.3zo
Piura	4.3zp
Lambayeque	4.3zq
Cajamarca	4.3zs
Madre de Dios	4.3zy
Apurímac	4.3zz
Cusco	4.400
Guadalajara, JAL	4.41d
Jalisco	4.41h 5.14d7 1 6 4 h 2 2 1 1 8 p 3 1 1 1 3 2 2
San Luis Potosi	4.41s
Mexico City, FD	4.41z
Estado de Mexico	4.422 5.14kv 1 1 1 1 1 3 35 2 2 1 1 4 4 3
Sinaloa	4.42d 5.14mz 1 1 3 1 e
Monterrey, NL	4.42p
Oaxaca	4.433 2 5.14c2 d jn
Chiapas	4.434 5.14tw 2 1 21
Guantánamo Province	4.43t
Santiago de Cuba Province	4.43u
Granma Province	4.43v
Holguín Province	4.43w
Las Tunas Province	4.443
Camagüey Province	4.444
Ciego de Ávila Province	4.445
Sancti Spíritus Province	4.44d
Villa Clara Province	4.44e
Cienfuegos Province	4.44f
Matanzas Province	4.44h
Isle of Youth	4.44i
Mayabeque and Artemisa	4.44j
Pinar del Río Province	4.44k
Artemisa Province	4.44l
Trelew/Rawson, Chubut	4.46s
Rio de Janeiro	4.49d 1 2
Espirito Santo	4.49j 1
Minas Gerais	4.49o 1 1 1 2 1 5.16og 2 1 2 2 6.busq 1 5 3 7.3ajzs 5 4 1 1 3 1 1 4 2 4 4 1 5 2 c 4 3 1 1 1 1
Paraná	4.49x 1 1 1 1 1
Santa Catarina	4.4a3 2 5.16t6 1 1 1 2 2
Rio Grande do Sul	4.4a9 1 1 5.16u0 2 1 2 2 6.bwca 1 7 1 7.3azfc 9 1 2 9 9 1 1 1 4 7 f
Federal District	4.4ah
Goiás	4.4ai 2
Tocantins	4.4aj
Mato Grosso	4.4al 1
Mato Grosso do Sul	4.4an
Acre	4.4ao
Rondônia	4.4ap
Bahia	4.4ar 2 1 1 2
Sergipe	4.4az
Pernambuco	4.4b1 6
Alagoas	4.4b2
Paraiba	4.4b3
Rio Grande do Norte	4.4b4
Ceará	4.4b5 3
Piauí	4.4b6 3
Pará	4.4bb 2 1
Roraima	4.4bf
Amapá	4.4bg
Maranhão	4.4bi 1
Santiago, Metropolitan Region	4.4c6 1 3 5.17df 6.c1sm
Valparaíso	4.4cg
Quillota, Valparaíso	4.4ch
San Felipe, Valparaíso	4.4ci
San Antonio, Valparaíso	4.4cj
Concepción, Biobío	4.4cp
Chillán, Biobío	4.4cq
Los Angeles, Biobío	4.4cr
Temuco, Araucanía	4.4ct
La Serena, Coquimbo	4.4cz
Copiapó, Atacama	4.4d0
Antofagasta	4.4d3
Iquique, Tarapacá	4.4d5
Arica, Arica and Parinacota	4.4d6
Punta Arenas, Magallanes and Antártica Chilena	4.4d9
Valdivia, Los Ríos	4.4db
Osorno, Los Lagos	4.4dc
Puerto Montt, Los Lagos	4.4dd
Coyhaique, Aisén	4.4df
Talca, Maule	4.4dj
Rancagua, O'Higgins	4.4dk
Linares, Maule	4.4dl
Curicó, Maule	4.4dn
Caracas/Miranda/Vargas	4.4hp
Montevideo	4.4m6
Greater Jakarta	4.4st
Bandung/Cimahi	4.4su
Semarang/Demak	4.4sw
Surabaya	4.4t3
Marisa	4.4tg
Medan	4.4tx
Tebing Tinggi	4.4u6
Cebu	4.4vw
Iloilo	4.4vx
Negros Oriental	4.4vz
Antique/Aklan/Capiz	4.4w0
Bohol	4.4w2
Cavite	4.4wa
Palawan	4.4wc
Leyte	4.4wh
Western Samar	4.4wj
Sorsogon/Masbate	4.4wk
Zamboanga del Sur	4.4wq
Lanao del Norte/Lanao del Sur	4.4wr
Zamboanga del Norte/Zamboanga del Sur	4.4wt
La Union	4.4x0
Abra/Benguet/Kalinga-Apayao/Ifugao/Mountain Province	4.4x2
Pangasinan	4.4x3
Ilocos Sur/Ilocos Norte	4.4x5
Isabela/Quirino/Batanes/Nueva Vizcaya/Cagayan Valley	4.4x6
Davao del Sur/Davao	4.4xa
South Cotabato	4.4xb
Davao del Norte	4.4xc
Agusan del Sur/Agusan del Norte	4.4xd
Davao Oriental	4.4xf
Scott Base	4.4yg
South Island	4.4yr 5.1dmt 3 1 7 4 9 b 2 1 1 3 3 1 1 5 2 c 8 6.dscj 1 1 7 1 1 1 35 4 1 ey 1 1 1 1 7.3tvfq 1f 1 1 2k y7 2p6 1 1f3 1 a 9 1
Wellington	4.4yz 1 5 5.1dpj t 4 o 3 6.dt2i 1 1 1 4 1 1 1 1 6 l 5 5 a k 1 7h 5 f 1 1 4 1 9 1 2 1 5 o v g 33 x 5 1 1 1 1 1v 1 1 1 1 1 2 1 2 1 7.3u304 b4 1
Wellington/Hutt Valley	4.4z1
Auckland	4.50c 3 1 2 1 5.1e3m 3 2 1 1 4 3 3 1 6.dx0o r 1 1 15 1 1 2 5 1g 1 7.3v6r6 1 2ym
Phetchaburi/Prachuap Khiri Khan/Ratchaburi	4.548
Chachoengsao/Chon Buri/Rayong	4.549 5
Kanchanaburi/Nakhon Pathom/Samut Sakhon/Samut Songkhram	4.54a
Ang Thong/Phra Nakhon Si Ayutthaya/Suphan Buri	4.54b
Lop Buri/Saraburi/Sing Buri	4.54c
Nakhon Nayok/Prachin Buri/Sa Kaeo	4.54d
Chanthaburi/Trat	4.54f
Loei/Mukdahan/Nakhon Phanom/Nong Khai/Sakon Nakhon/Udon Thani	4.54i
Kalasin/Khon Kaen/Maha Sarakham/Roi Et	4.54j
Buri Ram/Chaiyaphum/Nakhon Ratchasima/Surin	4.54k
Amnat Charoen/Si Sa Ket/Ubon Ratchathani/Yasothon	4.54l
Chiang Mai/Chiang Rai/Lamphun/Mae Hong Son	4.54s 1
Lampang/Nan/Phayao/Phrae	4.54u
Kamphaeng Phet/Phitsanulok/Sukhothai/Tak/Uttaradit	4.54v
Chai Nat/Nakhon Sawan/Phetchabun/Phichit/Uthai Thani	4.54w
Narathiwat/Pattani/Yala	4.55d
Phatthalung/Satun/Songkhla	4.55e
Krabi/Nakhon Si Thammarat/Trang	4.55f
Phang Nga/Phuket	4.55g
Chumphon/Ranong/Surat Thani	4.55h
Beliat	4.571
Tutong	4.572
NCD	4.57l
Highlands	4.57n
MP/Gulf/Tabubil/Kiunga	4.57o
Islands	4.57r
Nuku'alofa	4.57u
Malampa	4.58g
Suva City/Nausori/Korovou	4.58p
Peleliu State	4.58z
Rarotonga	4.59i
Apia	4.5ac 1 5.1gwh 1 1 1 1 1 1 1 1
Upolu Rural	4.5ae
Savaii	4.5af
Atafu Atoll	4.5bq
Fakaofo Atoll	4.5br
Nakunonu Atoll	4.5bs
Republic of Buryatia	4.5mt
Chita	4.5mu
Udmurtian Republic	4.5nx
Perm	4.5ny
Ekaterinburg	4.5nz
Tyumen	4.5o1
Surgut	4.5o2
Republic of Bashkortostan	4.5o3
Yamalo-Nenets Autonomous District	4.5o5
Chelyabinsk	4.5o7
Kurgan	4.5o8
Orenburg	4.5o9
Omsk	4.5p1
Tomsk	4.5p2
Novosibirsk	4.5p3
Kemerovo	4.5p4
Altai Territory	4.5p5
Republic of Altai	4.5p8
Republic of Khakassia	4.5pa
Krasnoyarsk Territory	4.5pb
Republic of Tuva	4.5pe
Irkutsk	4.5pf
Republic of Sakha	4.5pv
Magadan	4.5px
Kamchatka Region	4.5pz
Amur Region	4.5q0
Khabarovsk Territory	4.5q5
Primorie territory	4.5q7
Sakhalin Region	4.5q8
Jewish Autonomous Region	4.5qa
Chukotka Autonomous District	4.5qb
Kursk	4.5rj
Belgorod	4.5rk
Voronezh	4.5rl
Lipetsk	4.5rm
Tambov	4.5rn
Smolensk	4.5rt
Tver	4.5ru
Bryansk	4.5rv
Kaluga	4.5rw
Yaroslavl	4.5rx
Orel	4.5ry
Tula	4.5rz
Ryazan	4.5s3
Vladimir	4.5s4
Kostroma	4.5s6
Moscow	4.5s7 1 2 1 6.9gpk
Astana	4.5yd
Pskov	4.60z
St Petersburg	4.610
Leningrad region	4.611
Republic of Karelia	4.612
Murmansk	4.613
Veliky Novgorod	4.614
Vologda	4.615
Arkhangelsk	4.616
Cherepovets	4.618
Komi Republic	4.619
Nizhni Novgorod	4.61j
Kirov	4.61l
Republic of Mordovia	4.61m
Chuvashi Republic	4.61n
Republic of Marij El	4.61o
Penza	4.61t
Ulyanovsk	4.61u
Republic of Tatarstan	4.61v
Volgograd	4.61w
Saratov	4.61x
Samara	4.61y
Republic of Kalmykia	4.61z
Tolyatti	4.620
Astrakhan	4.623
Naberezhnye Chelny	4.627
Donetsk People's Republic	4.628
Luhansk People's Republic	4.629
Kherson Region	4.62c
Krasnodar Territory	4.62d
Sochi	4.62e
Rostov	4.62f
Stavropol territory	4.62h
Kabardino-Balkarian Republic	4.62i
Republic of North Ossetia	4.62j
Sevastopol	4.62l
Chechen Republic	4.62n
Republic of Daghestan	4.62o
Ingushi Republic	4.62p
Republic of Adygeya	4.62t
Karachayevo-Cherkessian Republic	4.62u
Mineranye Vody	4.62v
Sapporo, Hokkaido	4.69b
Kawasaki, Kanagawa	4.6a8
Yokohama, Kanagawa	4.6a9
Nagoya, Aichi	4.6ag
Osaka, Osaka	4.6ap 1 1 1 1 1 1 1 1
Kyoto, Kyoto	4.6b3
Kobe, Hyogo	4.6b6
Gyeonggi	4.6cn
Incheon	4.6co
Gangwon	4.6cp
Chungnam	4.6cx
Daejeon	4.6cy
Chungbuk	4.6cz
Sejong City	4.6d0
Busan	4.6d7
Ulsan	4.6d8
Daegu	4.6d9
Gyeongbuk	4.6da
Gyeongnam	4.6db
Jeonnam	4.6dh
Gwangju	4.6di
Jeonbuk	4.6dj
Jeju	4.6dk
Hanoi City	4.6i0
Ho Chi Minh City	4.6i4
Rason	4.6kc
Beijing	4.6n6 6.igmd 2u b4 a 7.54lvf 1y p f 27 1 k 3 5 16 1j 1y 3 29 1 1 u 3l 2 8 2 n 2 2k 1 2r 1 gd 5l 8l 1 5a 9 2t 2 8 59 2i b z 6 1d 2i a 9 1 2i 9 1ay 1 9 1 6 2b a 2j b4 9 2j 9 2j 9 1 2h 1 r l 1f 1 2s 31 1 2r 1
Guangzhou, Guangdong	4.6ng 7.54m8t 2 z 2i 1e 1 od 47 5 4 1 1 4 4 9 3 4 1 1 vs 1b8 p0 19 1j
Shanghai	4.6nh 6.igsm 7.54lvg 1y 14 12 1i 8 4z 1 1 1 1 1 10 16 14 2p 2s 3 1g 1 1 2q 1 1 gd 77 g 62 l 5 5f 27 g 1 8d 2v 27 l 27 l wi eq b0 2 2q 2s 4 2s 2s 7 2g 5 2n 5 2s 2o 2r 1 1 c y
Tianjin	4.6ni 7.54mew 1w 1 2r g5 eh 2s 2s 8c 2q 4q 2 u 1e0 go 2s 2s 2s 4 2o 2s 2s 2q
Chongqing	4.6nj 7.54m6k 3y 81 d 2f d k7 8c 2s 2i a 2f a 5n 4g d r 7 6 2f 2s 1b8 4g 14 b4 2s 2s 3 2p 1l 17 2l 7 48 8 2s d
Shenyang/Tieling/Fushun, Liaoning	4.6nk
Nanjing, Jiangsu	4.6nl 7.54mhn 3j2 bu
Wuhan, Hubei	4.6nn 7.54m9e 8t 2s 178 2o 5o 2s 1nb a5 f4
Chengdu/Ziyang/Meishan, Sichuan	4.6no
XiAn/Xianyang, Shaanxi	4.6np
Qinhuangdao, Hebei	4.6nt
Shuozhou, Shanxi	4.6nu
Zhoushan, Zhejiang	4.6oi
Yingtan, Jiangxi	4.6ou
Taipei	4.6u6
Taoyuan/Hsinchu/Yilan/Hualien	4.6u7
Tainan/Penghu	4.6ua
Northern Cyprus	4.6z3
New Delhi	4.713
Kolkata, West Bengal	4.71p
Hyderabad Local, Andhra Pradesh	4.71w
Chennai, Tamil Nadu	4.720
Bangalore, Karnataka	4.730
AJK/FATA	4.756
Kabul	4.76w
Parwan	4.76x
Kapisa	4.76y
Bamian	4.76z
Wardak	4.770
Logar	4.771
Dorkondi	4.772
Khost	4.773
Panjshar	4.774
Kandahar	4.776
Ghazni	4.777
Uruzgan	4.778
Zabol	4.779
Helmand	4.77a
Heart	4.77g
Badghis	4.77h
Ghowr	4.77i
Farah	4.77j
Nimruz	4.77k
Balkh	4.77q
Kunduz	4.77r
Badkhshan	4.77s
Takhar	4.77t
Jowzjan	4.77u
Samangan	4.77v
Sar-E Pol	4.77w
Faryab	4.77x
Baghlan	4.77y
Nangarhar	4.780
Nurestan	4.781
Kunarha	4.782
Laghman	4.783
Paktia	4.784
Paktika	4.785
Colombo	4.79f
Jaffna	4.79p
Mannar	4.79r
Vavuniya	4.79s
Anuradhapura	4.79t
Trincomalee	4.79u
Polonnaruwa	4.79v
Negombo, Gampaha	4.79z
Chilaw, Puttalam	4.7a0
Gampaha	4.7a1
Kalutara	4.7a2
Kegalle	4.7a3
Avissawella, Colombo	4.7a4
Kurunegala	4.7a5
Panadura, Kalutara	4.7a6
Matara	4.7a9
Ratnapura	4.7ad
Hambantota	4.7af
Hatton, Nuwara Eliya	4.7aj
Nuwara Eliya	4.7ak
Nawalapitiya, Kandy	4.7am
Badulla	4.7an
Bandarawela, Badulla	4.7ap
Ampara	4.7av
Batticaloa	4.7ax
Matale	4.7ay
Kalmunai, Ampara	4.7az
Kandy	4.7be
Galle	4.7bn
Yangon	4.7c7 6.ke4e 1 1 2 3 a n 3 5 1 1 b rf 4ox
Sanaa	4.7gn
Hodaidah	4.7gp
Abu dhabi	4.7hs
Al Ain	4.7ht
Jerusalem	4.7i2 6.ksmn
Tel Aviv	4.7i3
Haifa and North Regions	4.7i4
Hashfela and South Regions	4.7i8
Hasharon	4.7i9
Thimphu	4.7iw
Trongsa	4.7ix
Trashigang	4.7iy
Phuentsholing	4.7iz
Gelephu	4.7j0
Mazandaran	4.7kj
Gilan	4.7kl
Golestan	4.7kp
Tehran province	4.7kt
Semnan province	4.7kv
Zanjan province	4.7kw
Qom province	4.7kx
Alborz	4.7ky
Qazvin province	4.7l0
Isfahan province	4.7l3
Kerman province	4.7l6
Yazd province	4.7l7
Chahar-mahal and Bakhtiari	4.7la
East Azarbaijan	4.7ld
West Azarbaijan	4.7lg
Ardabil province	4.7lh
Razavi Khorasan	4.7ln
Sistan and Baluchestan	4.7lq
South Khorasan	4.7ls
North Khorasan	4.7lu
Khuzestan	4.7lx
Lorestan	4.7m2
Fars	4.7m7
Kohgiluyeh and Boyer-Ahmad	4.7ma
Hormozgan	4.7mc
Bushehr province	4.7md
Hamadan province	4.7mh
Kermanshah province	4.7mj
Ilam province	4.7mk
Markazi	4.7mm
Kurdistan	4.7mn
Ahal	4.7nv
Balkan	4.7nw
Daşoguz	4.7nx
Lebap	4.7ny
Mary	4.7nz
Rabat/Tanger/Fès/Meknès	5.geb
Algiers	5.gg9
Chlef	5.ggf
Ghardaia/Illizi/Tamanrasset	5.ggh
Constantine	5.ggj
El Oued	5.ggk
Batna/Beskra	5.ggl
Béjaïa/Jijel	5.ggm
Bordj Bou Arreridj	5.ggn
Tebessa	5.ggp
Annaba/Skikda	5.ggq
Oran	5.ggt
Tlemcen	5.ggv
Blida	5.ggw
Adrar/Béchar/Tindouf	5.gh1
Ben Arous	5.gpy
Ariana/Ben Arous/Carthage/Tunis	5.gpz
Bizerte/Nabeul/Zaghouan	5.gq0
Chebba/Hamman-Sousse/Khenis/Mahdia/Monastir/Sousse	5.gq1
Agareb/Sfax	5.gq2
Gabes/Kebili/Medenine/Tataouine	5.gq3
Gafsa/Sidi Bouzid/Tozeur	5.gq4
Haffouz/Kairouan/Kasserine	5.gq5
Beja/Jendouba/Kef/La Kef/Siliana/Tabarka	5.gq6
Ariana/Ben Arous/Manouba/Tunis	5.gq7
Tripoli	5.gu5 6iq
Ben Gashir	5.gu6
Zawia	5.gu7
Sabratha	5.gu8
Zuara	5.gu9
Taigura	5.gua
Khums	5.guf
Garian	5.gup
Nalut	5.guv
Misratah	5.guz
Sirt	5.gv2 6.4omv
Hun	5.gv5
Benghazi	5.gv9
Benina	5.gvb
Elmareg	5.gvf
Sebha	5.gvj
Ubary	5.gvl
Derna	5.gvt
Haraua	5.gvu
El Beida	5.gvw
Jaghbub	5.gw0
Banjul	5.h0a
Bundung/Serekunda	5.h0b
Nouakchott	5.h5x
Lome	5.hly
Maritime region	5.hlz
Plateaux region	5.hm0
Central region	5.hm1
Kara region	5.hm2
Savannah region	5.hm3
North Region	5.hrg 3 1 2 1 1 6.4xmq 1 1 1 1 1 1 1 1
Agalega	5.ht5
Rodrigues	5.ht7
Freetown	5.hx2
Luanda	5.iue
US Base	5.j3u
Travellers Hill & Airhead	5.j3v
Two Boats	5.j3w
Georgetown	5.j3y 1 6.coyn 2 1 1 4 7.1b9ws
Kwale/Ukunda/Msambweni/Lungalunga	5.jmo
Mombasa/Mariakani/Kilifi	5.jmp
Malindi/Lamu/Garsen	5.jmq
Voi/Wundanyi/Mwatate/Taveta	5.jmr
Machakos/Makueni/Mwingi/Kitui	5.jms
Kajiado/Ngong/Loitokitok/Athi River	5.jmt
Garissa/Hola/Wajir/Mandera	5.jmu
Naivasha/Narok/Gilgil	5.jmy
Nakuru/Njoro/Molo	5.jmz
Kericho/Bomet	5.jn0
Eldoret/Turbo/Kapsabet/Iten/Kabarnet	5.jn1
Kitale/Moi's Bridge/Kapenguria/Lodwar	5.jn2
Bungoma/Busia	5.jn3
Kakamega/Mbale/Butere/Mumias/Vihiga	5.jn4
Kisumu/Siaya/Maseno	5.jn5
Kisii/Kilgoris/Oyugis/Nyamira	5.jn6
Homabay/Migori	5.jn7
Muranga/Kerugoya	5.jn8
Nyeri/Karatina	5.jn9
Nanyuki	5.jna
Meru/Maua/Chuka	5.jnc
Nyahururu/Maralal	5.jnd
Thika/Ruiru	5.jne
Kiambu/Kikuyu	5.jnf
Embu	5.jng
Marsabit/Moyale	5.jnh
Dar-Es-Salaam	5.joy
Coast/Morogoro/Lindi/Mtwara	5.joz
Zanzibar	5.jp0
Mbeya/Songwe/Ruvuma/Katavi/Rukwa	5.jp1
Dodoma/Iringa/Njombe/Singida/Tabora	5.jp2
Arusha/Manyara/Kilimanjaro/Tanga	5.jp3
Mwanza/Shinyanga/Mara/Geita/Simiyu/Kagera/Kigoma	5.jp4
Kampala	5.js9
Jinja	5.jsb
Mbale	5.jsd
Mityana	5.jse
Maputo	5.jx9
Beira	5.jxb
Quelimane	5.jxc
Nampula	5.jxe
Inhambane	5.jxh
Victoria Falls	5.kax 1y 6.5n3h
Rutenga	5.kay 9.4crp3l
Binga	5.kaz 9.4d2fan
West Nicholson	5.kb0 9.4d32ew
Filabusi	5.kb1 9.4d32ep
Dete	5.kb2 9.4d2fab
Plumtree	5.kb3 6.5n3n 8.fpm3k
Chiredzi	5.kb7 8
Rusape	5.kb9 6.5n3t
Chimanimani	5.kba 8.foa79
Gutu	5.kbe 8.fojha
Mvuma	5.kbg 9.4cwmpw
Triangle	5.kbh 8.fodb5
Jerera	5.kbi 8.fojhe
Mashava	5.kbj 8.fojhp
Ngundu	5.kbk 9.4crp4i
Masvingo	5.kbn
Shanagani	5.kby
Shurugwi	5.kc0 8.fov2k
Chegutu	5.kc1 8.fp5uf
Gweru	5.kc2 6.5n4m
Kwekwe	5.kc3
Chivhu	5.kc4 8.fov1g
Centenary	5.kc5
Guruve	5.kc6 8.fp4ax
Gokwe	5.kc7 8.fovuj
Mhangura	5.kc8
Kariba	5.kc9 6.5n4t
Norton	5.kca 8.fo7w7 9.4cu096 1 1 1 1
Makuti	5.kcb 9.4cy4fh
Karoi	5.kcc 6.5n4w 8.fp0fz
Beatrice	5.kcd 9.4cq6xy
Banket	5.kce
Chinhoyi	5.kcf
Kadoma	5.kcg
Darwendale	5.kch 9.4czerk
BeitBridge	5.kcx
Windhoek	5.kf1
Maseru	5.kji
Francistown	5.kmc
Selebi-Phikwe	5.kme
Letlhakane/Orapa	5.kmh
Gaborone	5.kmn 1 2 6.5q9c 1 2 1 1 1 1 1f 1 j 1 1 1 1 1 2
Serowe	5.kmy
Mahalapye	5.kmz
Palapye	5.kn1
Barolong/Ngwaketse	5.kn6
Mochudi	5.kn9
Jwaneng	5.kna
Molepolole	5.knb
Kasane	5.kne
Maun	5.knk
Shiselweni	5.kpc
Lubombo	5.kpd
Hhohho	5.kpe
Manzini	5.kpf 7.1lhu1 1
Jamestown	5.me6
St. Helena	5.me7 1 3 6.67yw 1 1 1 1 1
Nuuk	5.n3f 1 1 1 1 1 1
Nanortalik	5.n49
Qaqortoq	5.n4c
Narsaq	5.n4e
Paamiut	5.n4g
Maniitsoq	5.n4t
Kangerlussuaq	5.n4w
Sisimiut	5.n4x 1
Kangaatsiaq	5.n4z
Aasiaat	5.n51
Qasigannguit	5.n53
Qeqertasuaq	5.n54
Ilulissat	5.n56
Uummannaq	5.n57
Upernavik	5.n58
Qaanaaq	5.n59
Tasiilaq	5.n5a
Ittoqqortoormiit	5.n5b
Thessaloniki	5.nbr
Larissa	5.nc1
Kavala	5.ncb
Patras	5.ncl
Heraklion	5.nd5
Zierikzee	5.o07
Goes	5.o09
Hulst	5.o0a
Terneuzen	5.o0b
Oostburg	5.o0d
Middelburg	5.o0e
Rijen	5.o1l
Oosterhout	5.o1m
Bergen op Zoom	5.o1o
Roosendaal	5.o1p
Tholen	5.o1q
Steenbergen	5.o1r
Zevenbergen	5.o1s
Alphen aan den Rijn	5.o1w
Naaldwijk	5.o1y
Barendrecht	5.o24
Spijkenisse	5.o25
Gouda	5.o26
Gorinchem	5.o27
Sliedrecht	5.o28
Oud-Beijerland	5.o2a
Middelharnis	5.o2b
Den Burg	5.o3a
Den Helder	5.o3b
Schagen	5.o3c
Noord Scharwoude	5.o3e
Medemblik	5.o3f
Enkhuizen	5.o3g
Horn	5.o3h 6.9a3a
Beverwijk	5.o43
Nieuw-Vennep	5.o44
IJmuiden	5.o47
Weesp	5.o5a
Aalsmeer	5.o5d
Purmerend	5.o5f
Dieren	5.o5t
Doetinchem	5.o5u
Terborg	5.o5v
Zevenaar	5.o5w
Wageningen	5.o5x
Veenendaal	5.o5y
Lelystad	5.o60
Dronten	5.o61
Harderwijk	5.o6l
Barneveld	5.o6m
Driebergen-Rijsenburg	5.o6n
Tiel	5.o6o
Culemborg	5.o6p
Maarssen	5.o6q
Vianen	5.o6r
Woerden	5.o6s
Boxtel	5.o8j
Oss	5.o8k
Uden	5.o8l
Waalwijk	5.o8o
Zaltbommel	5.o8q
Roermond	5.oab
Venray	5.oae
Bemmel	5.oah
Cuyk	5.oal
Grave	5.oam
Druten	5.oan
Zetten	5.oao
Helmond	5.oas
Deurne	5.oat
Weert	5.oav
Eersel	5.oax
Best	5.oaz
Veenwouden	5.obb
Drachten	5.obc
Heerenveen	5.obd
Lemmer	5.obe
Sneek	5.obf
Oosterwolde	5.obg
Harlingen	5.obh
St. Annaparochie	5.obi
Dokkum	5.obj
Steenwijk	5.obl
Meppel	5.obm
Hardenberg	5.obn
Coevorden	5.obo
Elburg	5.obp
Emmeloord	5.obr
Hoogeveen	5.obs
Dalfsen	5.obt
Oldenzaal	5.oc5
Winterswijk	5.oc7
Lichtenvoorde	5.oc8
Eibergen	5.oc9
Almelo	5.oca
Goor	5.ocb
Rijssen	5.occ
Wolvega	5.ocp
West-Terschelling	5.ocq
Grou	5.ocu
Deventer	5.ocy
Twello	5.ocz
Raalte	5.od0
Lochem	5.od1
Zutphen	5.od3
Elspeet	5.od5
Epe	5.od6
Emmen	5.odj
Assen	5.odk
Beilen	5.odl
Zuidhorn	5.odm
Warffum	5.odn
Delfzijl	5.odo
Winschoten	5.odp
Veendam	5.odq
Stadskanaal	5.odr
Ávila	5.qv8 2s
Segovia	5.qv9 2s
Tenerife	5.qva 2s
Salamanca	5.qvb 2s
Badajoz	5.qvc 2s
Toledo	5.qvd 2s
Ciudad Real	5.qve 2s
Cáceres	5.qvf 2s
Las Palmas	5.qvg 2s
La Rioja	5.qvt 2s
Cantabria	5.qvu 2s
Guipúzcoa	5.qvv 2s
Bizkaia	5.qvw 2 2q 2
Araba	5.qvx 2s
Burgos	5.qvz 2s
Navarre	5.qw0 2s
Guadalajara	5.qw1 2s
Almería	5.qw2 2s
Málaga	5.qw3 1 2r 1
Jaén	5.qw5 2s
Seville	5.qw6 1 2r 1
Cádiz	5.qw8 2s
Cordova	5.qw9 2s
Granada	5.qwa 2s
Huelva	5.qwb 2s
Valencia	5.qwc 1 1 1 2p 1 1 1
Castellón	5.qwg 2s
Alicante	5.qwh 1 2r 1
Albacete	5.qwj 2s
Murcia	5.qwk 2s
Cuenca	5.qwl 6.7htn 1 1 1 1 1 1 1 1 7.22y84 1 1 1 1 1 2 1 1 8.ktiau 1 1 1 1 1 1 1 9.5s72zs 1 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 1
Balearic Islands	5.qwn 2s
Girona	5.qwo 2s
Lleida	5.qwp 6.7huq 1 1 1 1 1 1 1 1 7.22ylr 1 1 1 1 1 1 1 1
Huesca	5.qwq 2s
Soria	5.qwr 2s
Zaragoza	5.qws 2s
Tarragona	5.qwt 2s
Teruel	5.qwu 2s
Palencia	5.qwv 2s
Zamora	5.qww 2s
A Coruña	5.qwx 2s
Lugo	5.qwy 2s
Valladolid	5.qwz 2s
Asturias	5.qx0 1 2r 1
Pontevedra	5.qx2 2s
León	5.qx3 2s
Ourense	5.qx4 2s
Lisbon	5.r3l
Porto	5.r3m
Luxembourg City	5.r6e 6 d 3 2 7.23hx2 6 5e 6 2m 6
Mondorf-les-Bains/Bascharage/Noerdange/Remich	5.r6f 7.23hx3 5k 2s
Luxembourg	5.r6h 6.7jsg 1 5 3 7.23hx0 4 1 1 c 3 3 2 o 7 5 4 3 3s 2s
Luxembourg/Kockelscheuer	5.r6l 7.23hx9 5k 2s
Capellen/Kehlen	5.r6m 7.23hxa 5k 2s
Bertrange/Mamer/Munsbach/Strassen	5.r6n 7.23hxb 5k 2s
Mersch	5.r6o
Walferdange	5.r6p 7.23hxd 5k 2s
Rameldange/Senningerberg	5.r6q 7.23hxe 5k 2s
Sandweiler/Moutfort/Roodt-sur-Syre	5.r6r 7.23hxf 5k 2s
Hesperange/Kockelscheuer/Roeser	5.r6s 7.23hxg 5k 2s
Leudelange/Ehlange/Mondercange	5.r6t 7.23hxh 5k 2s
Windhof/Steinfort	5.r6v 7.23hxj 5k 2s
Howald	5.r6w 9 7.23hxk 9 5b 9 2j 9
Plateau de Kirchberg	5.r6y 7.23hxm 5k 2s
Findel/Kirchberg	5.r6z 7.23hxn 5k 2s
Diedrich	5.r71 7.23hxp 5k 2s
Lintgen	5.r73 7.23hxr 5k 2s
Contern/Foetz	5.r74 7.23hxs 5k 2s
Bascharage/Petange/Rodange	5.r76 7.23hxu 5k 2s
Dudelange/Bettembourg/Livange	5.r77 7.23hxv 5k 2s
Dudelange	5.r78 7.23hxw f 55 f 2d f
Esch-sur-Alzette	5.r79 1 7.23hxx 1 5j 1 2r 1
Esch-sur-Alzette/Mondercange	5.r7b 7.23hxz 5k 2s
Rumelange	5.r7c 7.23hy0 5k 2s
Esch-sur-Alzette/Schifflange	5.r7d 7.23hy1 5k 2s
Differdange	5.r7e
Soleuvre	5.r7f 7.23hy3 5k 2s
Betzdorf	5.r7r 6.ak79 7.23hyf 5k 2s
Echternach	5.r7s 7.23hyg 5k 2s
Rosport	5.r7t 7.23hyh 5k 2s
Wasserbillig	5.r7u 7.23hyi 5k 2s
Grevenmacher	5.r7v
Wormeldange	5.r7w 7.23hyk 5k 2s
Junglinster	5.r7y 7.23hym 5k 2s
Berdorf/Consdorf	5.r7z 7.23hyn 5k 2s
Diekirch	5.r80 7.23hyo 5k 2s
Ettelbruck	5.r81
Vianden	5.r83 7.23hyr 5k 2s
Han/Lesse	5.r84 7.23hys 5k 2s
Bissen/Roost	5.r85 7.23hyt 5k 2s
Larochette	5.r87 7.23hyv 5k 2s
Mertzig/Wahl	5.r88 7.23hyw 5k 2s
Clervaux/Fischbach/Hosingen	5.r8c 7.23hz0 5k 2s
Wiltz	5.r8f 7.23hz3 5k 2s
Huldange	5.r8h 7.23hz5 5k 2s
Troisvierges	5.r8j 7.23hz7 5k 2s
Cork	5.r95
Mallow	5.r96
Bandon	5.r97
Youghal	5.r98
Fermoy	5.r99
Macroom	5.r9a
Bantry	5.r9b
Skibbereen	5.r9c
Kanturk	5.r9d
Drogheda	5.r9p
Longford/Granard	5.r9r
Mullingar	5.r9s
Waterford	5.r9z
Clonmel/Cahir/Killenaule	5.ra0
Wexford/Enniscorthy/Ferns/Gorey	5.ra1
Kilkenny/Castlecomer/Freshford	5.ra4
Portlaoise/Abbeyleix/Tullamore/Birr	5.ra5
Dungarvan	5.ra6
Carlow/Muine Bheag/Athy/Baltinglass	5.ra7
Limerick	5.ra9
Rathluirc	5.rab
Killarney/Rathmore	5.rac
Tralee	5.rae
Nenagh	5.raf
Listowel	5.rag
Newcastle West	5.rah
Sligo/Manorhamilton/Carrick-on-Shannon	5.raj
Letterkenny/Donegal/Dungloe/Buncrana	5.ram
Athlone/Ballinasloe/Portumna/Roscommon	5.rb2
Galway	5.rb3
Tuam	5.rb5
Castlebar/Claremorris/Castlerea/Ballinrobe	5.rb6
Clifden	5.rb7
Ballina	5.rb8
Belmullet	5.rb9
Westport	5.rba md0 7.3tvgk 2d 27 vg 9r 6 yr 45 n3 1 3i 9g cn 18t 5s 1n fc
Kilronan	5.rbb
Keflavík	5.rci
Akureyri	5.rcm
Reykjavík/Vesturbær/Miðbærinn	5.rcv 1
Shkodër	5.req
Kukës	5.res
Berat	5.rf0
Vlorë	5.rf1
Fier	5.rf2
Lushnje	5.rf3
Tirana	5.rfa 1 1 1 1
Kamëz/Vorë/Paskuqan/Zall-Herr/Burxullë/Prezë, Tiranë	5.rff
Kashar/Vaqar/Ndroq/Pezë/Farkë/Dajt, Tiranë	5.rfg
Petrelë/Baldushk/Bërzhitë/Krrabë/Shengjergj/Zall-Bastar, Tiranë	5.rfh
Durrës	5.rfk
Laç, Kurbin	5.rfl
Elbasan	5.rfm
Kavajë	5.rfn
Korçë	5.rge
Pogradec	5.rgf
Gjirokastër	5.rgg
Sarandë	5.rgh
North Karelia	5.rmt
Central Finland	5.rmu
Mikkeli	5.rmv
Lapland	5.rmw
Kuopio	5.rmx
Uusimaa	5.rmz 1z
Turku/Pori	5.rn1 1 1 1 1 1 1 1
Häme	5.rnb 1 1 1 1 1 1 1
Kymi	5.rnv 1 1 1 1 1 1 1 6.6h72
Vaasa	5.ro5 1 1 1 1 1 1 1
Oulu	5.rop 1 1 1 1 1 1 1
Plovdiv	5.rq4
Pazardzhik	5.rq6
Haskovo	5.rqa
Stara Zagora	5.rqe
Sliven	5.rqg
Yambol	5.rqi
Varna	5.rqo
Shumen	5.rqq
Burgas	5.rqs 6.6hi5
Dobrich	5.rqu
Veliko Tarnovo	5.rqy
Pleven	5.rr0
Gabrovo	5.rr2
Lovech	5.rr4
Blagoevgrad	5.rr9
Pernik	5.rrc
Kyustendil	5.rre
Ruse	5.rri
Razgrad	5.rrk
Vratsa	5.rrs
Vidin	5.rru
Montana	5.rrw
Kaunas	5.skt
Šiauliai	5.skx
Panevėžys	5.sl1
Klaipėda	5.sl2
Chisinau	5.ssq
Tiraspol	5.stl
Yerevan/Jrvezh	5.sv6
Yerevan	5.sv7 1 3
Minsk	5.sy5
Zakarpattia	5.tcf
Volyn	5.tch
Ivano-Frankivsk	5.tci
Ternopil	5.tcj
Rivne	5.tck
Chernivtsi	5.tcl
Khmelnytskyi	5.tcm
Zhytomyr	5.tcp
Vinnytsia	5.tcr
Kyiv city	5.tcs
Kyiv	5.tct
Chernihiv	5.tcu
Cherkasy	5.tcv
Odesa	5.tcw
Mykolayiv	5.tcz
Kirovohrad	5.td0
Poltava	5.td1
Sumy	5.td2
Kherson	5.td3
Kharkiv	5.td5
Zaporizhzhia	5.td9
Crimea	5.tdd
Sevastopol city	5.tdh
Pirot	5.tem
Belgrade	5.ten
Pozarevac	5.teo
Pancevo	5.tep
Valjevo	5.teq
Sabac	5.ter
Leskovac	5.tes
Vranje	5.tet
Nis	5.teu
Zajecar	5.tev
Novi Pazar	5.tew
Novi Sad	5.tex
Sremska Mitrovica	5.tey
Zrenjanin	5.tez
Subotica	5.tf0
Sombor	5.tf1
Smederevo	5.tf2
Prokuplje	5.tf3
Kosovska Mitrovica	5.tf4
Prizren	5.tf5 5k
Bor	5.tf6
Uzice	5.tf7
Cacak	5.tf8
Prijepolje	5.tf9
Kragujevac	5.tfa
Jagodina	5.tfb
Kraljevo	5.tfc
Krusevac	5.tfd
Pristina	5.tfe
Pec	5.tff
Bar/Ulcinj	5.thy
Herceg Novi	5.thz
Kotor/Tivat	5.ti0
Budva	5.ti1
Niksic/Pluzine/Savnik	5.ti8
Cetinje	5.ti9
Bijelo Polje/Mojkovac	5.tii
Andrijevica/Berane/Blue/Gusinje/Petnitsa/Rožaje	5.tij
Pljevlja/Zabljak	5.tik
Mitrovica	5.tko
Prishtina	5.tky
Peja	5.tkz
Dubrovnik-Neretva	5.tq0
Split-Dalmatia	5.tq1
Šibenik-Knin	5.tq2
Zadar	5.tq3
Osijek-Baranja	5.tqb
Vukovar-Srijem	5.tqc
Virovitica-Podravina	5.tqd
Požega-Slavonia	5.tqe
Brod-Posavina	5.tqf
Međimurje	5.tqk
Varaždin	5.tqm
Bjelovar-Bilogora	5.tqn
Sisak-Moslavina	5.tqo
Karlovac	5.tqr
Koprivnica-Križevci	5.tqs
Krapina-Zagorje	5.tqt
Primorsko-goranska	5.tqv
Istra	5.tqw
Lika-Senj	5.tqx
Celje/Trbovlje	5.tt4 1 1 1 1 1 1
Kranj	5.tte 2 1 1 1 1
Gorica/Koper/Postojna	5.tto 1 1 1 1 1 1
Novo Mesto/Krško	5.tu8 1 1 1 1 1 1
Central Bosnia Canton	5.tvu
Posavina Canton	5.tvv
Zenica-Doboj Canton	5.tvw
Sarajevo Canton	5.tvx
Canton 10	5.tvy
Tuzla Canton	5.tvz
Herzegovina-Neretva Canton	5.tw0
Una-Sana Canton	5.tw1
Bosnian-Podrinje Canton Goražde	5.tw2
West Herzegovina Canton	5.tw3
Mrkonjić Grad	5.twe
Banja Luka	5.twf
Prijedor	5.twg
Doboj	5.twh
Šamac	5.twi
Bijeljina	5.twj
Zvornik	5.twk
East Sarajevo	5.twl
Foča	5.twm
Trebinje	5.twn
Kumanovo/Kriva Palanka/Kratovo	5.u1f
Stip/Probistip/Sveti Nikole/Radovis	5.u1g
Kocani/Berovo/Delcevo/Vinica	5.u1h
Gevgelija/Valandovo/Strumica/Dojran	5.u1i
Gostivar	5.u1q
Veles/Kavadarci/Negotino	5.u1r
Tetovo	5.u1s 7.254dn
Kicevo/Makedonski Brod	5.u1t
Ohrid/Struga/Debar	5.u1u
Genoa	5.u3m 6.8d2h
Turin	5.u3n 6.8d0q 3
Alessandria	5.u3p
Biella	5.u3r
Brescia	5.u46 6.8d7g 1
Como	5.u47 6.8d6w
Varese	5.u49
Bergamo	5.u4b 6.8d6y h
Monza	5.u4f
Trieste	5.u4g
Venice	5.u4h 6.8d91
Verona	5.u4l
Gorizia	5.u4o
Padova	5.u4p
Pisa	5.u4q
Bologna	5.u4r
Florence	5.u4v
Modena	5.u4z
Cagliari	5.u5a
Ancona	5.u5b 6.8dhn 1
Perugia	5.u5f
Sassari	5.u5j 6.8dj9
Bari	5.u5k
Naples	5.u5l
Pescara	5.u5p
Salerno	5.u5t 6.8doe
Messina	5.u5u
Palermo	5.u5v 6.8dmx
Catania	5.u5z 6.8dni
Taranto	5.u63
Suceava	5.v1i 2s
Botoșani	5.v1j 2s
Iași	5.v1k 2s
Neamț	5.v1l 2s
Bacău	5.v1m 2s
Vaslui	5.v1n 2s
Galați	5.v1o 2s
Vrancea	5.v1p 2s
Buzău	5.v1q 2s
Brăila	5.v1r 2s
Tulcea	5.v1s 2s
Constanța	5.v1t 2s
Călărași	5.v1u 2s
Ialomița	5.v1v 2s
Prahova	5.v1w 2s
Dâmbovița	5.v1x 2s
Giurgiu	5.v1y 2s
Teleorman	5.v1z 2s
Argeș	5.v20 2s
Olt	5.v21 2s
Vâlcea	5.v22 2s
Dolj	5.v23 2s
Mehedinți	5.v24 2s
Gorj	5.v25 2s
Hunedoara	5.v26 2s
Caraș-Severin	5.v27 2s
Timiș	5.v28 2s
Arad	5.v29 2s
Alba	5.v2a 2s
Bihor	5.v2b 2s
Sălaj	5.v2c 2s
Satu Mare	5.v2d 2s
Maramureș	5.v2e 2s
Bistrița-Năsăud	5.v2f 2s
Cluj	5.v2g 2s
Mureș	5.v2h 2s
Harghita	5.v2i 2s
Covasna	5.v2j 2s
Brașov	5.v2k 2s
Sibiu	5.v2l 2s
Central Bohemian Region	5.wfj 1
Karlovy Vary Region	5.wfn
Plzeň Region	5.wfp
South Bohemian Region	5.wfq 1
Ústí nad Labem Region	5.wft 6
Pardubice Region	5.wfy
Liberec Region	5.wg0
Hradec Králové Region	5.wg1
South Moravian Region	5.wg3 2 1
Moravian-Silesian Region	5.wg7 4
Vysočina Region	5.wg8
Zlín Region	5.wg9
Olomouc Region	5.wga
Dunajska Streda	5.wib
Trencin	5.wic
Trnava	5.wid
Senica	5.wie
Nove Zamky	5.wif
Levice	5.wig
Nitra	5.wih
Topolcany	5.wii
Zilina	5.wil
Povazska Bystrica	5.wim
Martin	5.win 6.9gom
Liptovsky Mikulas	5.wio
Zvolen	5.wip
Prievidza	5.wiq
Lucenec	5.wir
Banska Bystrica	5.wis
Presov	5.wiv
Poprad	5.wiw
Spisska Nova Ves	5.wix
Bardejov	5.wiy
Kosice	5.wiz
Michalovce	5.wj0
Humenne	5.wj1
Roznava	5.wj2 6.91b5
Graz	5.xf8
Innsbruck	5.xko
Salzburg	5.xou
Linz	5.xqs
Leeds	5.y1d
Nottingham	5.y1f
Leicester	5.y1g
Bristol	5.y1h
Reading	5.y1i
Birmingham	5.y1l
Edinburgh	5.y1v
Glasgow	5.y25
Liverpool	5.y2f
Manchester	5.y2p
Southampton	5.y4u 6.9haf
Portsmouth	5.y4v 6.9hae
Coventry	5.y4x 6
Northern Ireland	5.y60 1 2 3 1 6.9hom 1 1 2 j 1 1 1 1 y 1 4 b
Cardiff	5.y6b 1
Åtvidaberg	5.zl4
Söderköping	5.zl5
Finspång	5.zl6
Valdemarsvik	5.zl7
Vikbolandet	5.zl9
Tranås	5.zlo
Motala	5.zlp
Mjölby-Skänninge-Boxholm	5.zlq
Vadstena	5.zlr
Ödeshög	5.zls
Katrineholm	5.zly
Vingåker	5.zlz
Strängnäs	5.zm0
Nyköping-Oxelösund	5.zm3
Trosa-Vagnhärad	5.zm4
Flen-Malmköping	5.zm5
Gnesta	5.zm6
Mariefred	5.zm7
Enköping	5.zmj
Öregrund-Östhammar	5.zml
Alunda	5.zmm
Hallstavik-Rimbo	5.zmn
Norrtälje	5.zmo
Hallstahammar-Surahammar	5.znw
Köping	5.znx
Skinnskatteberg	5.zny
Fagersta-Norberg	5.znz
Sala-Heby	5.zo0
Hedemora-Säter	5.zo1
Avesta-Krylbo	5.zo2
Kungsör	5.zo3
Ludvika-Smedjebacken	5.zog
Gagnef-Floda	5.zoh
Borlänge	5.zoj
Svärdsjö-Enviken	5.zom
Leksand-Insjön	5.zon
Rättvik	5.zoo
Mora-Orsa	5.zoq
Älvdalen	5.zor
Idre-Särna	5.zot
Furudal	5.zoy
Söderhamn	5.zpa
Alfta-Edsbyn	5.zpb
Bollnäs	5.zpi
Malung	5.zpk
Vansbro	5.zpl
Hofors-Storvik	5.zpu
Hedesunda-Österfärnebo	5.zpv
Tärnsjö-Östervåla	5.zpw
Tierp-Söderfors	5.zpx
Karlholmsbruk-Skärplinge	5.zpy
Örbyhus-Dannemora	5.zpz
Ockelbo-Hamrånge	5.zq1
Kungsbacka	5.zq4
Hindås	5.zq5
Lerum	5.zq6
Kungälv	5.zq7
Orust-Tjörn	5.zq8
Kinna	5.zqo
Ulricehamn	5.zqp
Alingsås-Vårgårda	5.zqq
Svenljunga-Tranemo	5.zqt
Varberg	5.zr8
Hyltebruk-Torup	5.zrd
Falkenberg	5.zre
Värnamo	5.zs2
Gislaved-Anderstorp	5.zs3
Ljungby	5.zs4
Nässjö	5.zsc
Eksjö	5.zsd
Sävsjö	5.zse
Vetlanda	5.zsf
Gränna	5.zsm
Mullsjö	5.zso
Vaggeryd	5.zsp
Trelleborg	5.zt6
Ystad	5.zt7
Eslöv-Höör	5.zt9
Simrishamn	5.zta
Hörby	5.ztb
Sjöbo	5.ztc
Tomelilla	5.ztd
Landskrona-Svalöv	5.zte
Laholm	5.ztq
Ängelholm-Båstad	5.ztr
Markaryd-Strömsnäsbruk	5.ztt
Klippan-Perstorp	5.ztv
Hässleholm	5.zub
Karlshamn-Olofström	5.zue
Karlskrona	5.zuf
Sölvesborg-Bromölla	5.zug
Ronneby	5.zuh
Ryd	5.zuj
Växjö	5.zuu
Emmaboda	5.zuv
Alvesta-Rydaholm	5.zuw
Åseda-Lenhovda	5.zuy
Älmhult	5.zv0
Tingsryd	5.zv1
Lessebo	5.zv2
Osby	5.zv3
Kalmar	5.zv4
Nybro	5.zv5
Öland	5.zv9
Torsås	5.zva
Västervik	5.zve
Oskarshamn-Högsby	5.zvf
Vimmerby	5.zvg
Gamleby	5.zvh
Kisa	5.zvi
Hultsfred-Virserum	5.zvj
Mariannelund	5.zvk
Gotland	5.zvm
Mönsterås	5.zvn
Skövde	5.zvo
Mariestad	5.zvp
Tidaholm	5.zvq
Hjo	5.zvr
Tibro	5.zvs
Karlsborg	5.zvt
Töreboda-Hova	5.zvu
Lidköping	5.zvy
Skara-Götene	5.zvz
Vara-Nossebro	5.zw0
Herrljunga	5.zw1
Grästorp	5.zw2
Falköping	5.zw3
Trollhättan	5.zw8
Vänersborg	5.zw9
Uddevalla	5.zwa
Lysekil	5.zwb
Munkedal	5.zwc
Grebbestad	5.zwd
Strömstad	5.zwe
Färgelanda	5.zwg
Mellerud	5.zwi
Bengtsfors	5.zwj
Åmål	5.zwk
Säffle	5.zwl
Ed	5.zwm
Kristinehamn	5.zx2
Gullspång	5.zx3
Deje	5.zx4
Molkom	5.zx5
Kil	5.zx6
Grums	5.zx7
Torsby	5.zxc
Hagfors-Munkfors	5.zxf
Sysslebäck	5.zxg
Sunne	5.zxh
Arvika	5.zxm
Charlottenberg-Åmotfors	5.zxn
Årjäng	5.zxp
Kopparberg	5.zxw
Lindesberg	5.zxx
Hallsberg	5.zxy
Askersund	5.zxz
Laxå	5.zy0
Fjugesta-Svartå	5.zy1
Karlskoga-Degerfors	5.zy2
Nora	5.zy3
Arboga	5.zy5
Filipstad	5.zy6
Hällefors-Grythyttan	5.zy7
Härnösand	5.zyr
Kramfors	5.zys
Ullånger	5.zyt
Sollefteå	5.zz0
Junsele	5.zz1
Näsåker	5.zz2
Ramsele	5.zz3
Backe	5.zz4
Krokom	5.zzk
Lit	5.zzm
Hallen-Oviken	5.zzn
Hammerdal	5.zzo
Föllinge	5.zzp
Åre-Järpen	5.zzr
Hudiksvall	5.zzu
Ljusdal	5.zzv
Bergsjö	5.zzw
Delsbo	5.zzx
Los	5.1001
Örnsköldsvik	5.1004
Bredbyn	5.1005
Björna	5.1006
Husum	5.1007
Strömsund	5.100e
Hoting	5.100f
Gäddede	5.100g
Sveg	5.100o
Rätan	5.100q
Hede-Funäsdalen	5.100s
Svenstavik	5.100v
Ånge	5.100y
Torpshammar	5.100z
Liden	5.1010
Bräcke-Gällö	5.1011
Stugun	5.1013
Hammarstrand	5.1014
Umeå	5.106t 1 1 1 1 1 1 1 1
Skellefteå	5.1072
Piteå	5.1073
Byske	5.1074
Lövånger	5.1075
Burträsk	5.1076
Bastuträsk	5.1077
Jörn	5.1078
Norsjö	5.107a
Luleå	5.107c
Boden	5.107d
Haparanda	5.107e
Kalix	5.107f
Råneå	5.107g
Lakaträsk	5.107h
Överkalix	5.107i
Övertorneå	5.107j
Harads	5.107k
Älvsbyn	5.107l
Nordmaling	5.107m
Bjurholm	5.107o
Vindeln	5.107p
Robertsfors	5.107q
Vännäs	5.107r
Vilhelmina	5.107w
Åsele	5.107x
Dorotea	5.107y
Fredrika	5.107z
Lycksele	5.1086
Storuman	5.1087
Sorsele	5.1088
Malå	5.1089
Tärnaby	5.108a
Arvidsjaur	5.108g
Arjeplog	5.108h
Gällivare	5.108q
Jokkmokk	5.108r
Porjus	5.108t
Hakkas	5.108v
Vuollerim	5.108w
Korpilombolo	5.108x
Pajala	5.108y
Kiruna	5.1090
Vittangi	5.1091
Essen	5.11yp
Wuppertal	5.11yq
Duisburg	5.11yr
Oberhausen Rheinland	5.11yw
Gelsenkirchen	5.11yx
Düsseldorf	5.11yz
Solingen	5.11z0
Leverkusen	5.11z2
Cologne	5.11z9
Bonn	5.11zg
Dortmund	5.11zj
Bochum	5.11zm
Aachen	5.11zt
Münster	5.1203
Koblenz am Rhein	5.120d
Siegen	5.120n
Wesel	5.120x
Meschede	5.1217
Potsdam	5.122b
Frankfurt (Oder)	5.122f
Dessau Anh	5.122k
Leipzig	5.122l
Halle Saale	5.122p
Dresden	5.122v
Cottbus	5.122z
Erfurt	5.1235
Gera	5.1239
Chemnitz Sachsen	5.123f
Zwickau	5.123j
Rostock	5.123p
Schwerin	5.123t
Magdeburg	5.123z
Neubrandenburg	5.1243
Bremen	5.124t
Kiel	5.1253
Oldenburg	5.125d
Lübeck	5.125n
Flensburg	5.125x
Sylt	5.1261
Bremerhaven	5.1267
Heide Holstein	5.126h
Leer Ostfriesland	5.126r
Hannover	5.127b
Bielefeld	5.127l
Braunschweig	5.127v
Osnabrück	5.1285
Göttingen	5.128f
Kassel	5.128p
Minden Westfalen	5.128z
Uelzen	5.1299
Lingen (Ems)	5.129j
Wiesbaden	5.12a3
Mannheim	5.12ad
Kaiserslautern	5.12an
Giessen	5.12ax
Trier	5.12b7
Fulda	5.12bh
Bad Kreuznach	5.12br
Saarbrücken	5.12c1
Stuttgart	5.12cv
Karlsruhe	5.12d5
Ulm Donau	5.12df
Rottweil	5.12dp
Ravensburg	5.12dz
Oberried Breisgau	5.12e8
Freiburg im Breisgau	5.12e9
Donaueschingen	5.12ej
Offenburg	5.12et
Schwäbisch Hall	5.12f3
Hallbergmoos	5.12fn
Augsburg	5.12fx
Kempten Allgäu	5.12g7
Ingolstadt Donau	5.12gh
Passau	5.12gr
Traunstein	5.12h1 6.9a0e
Landshut	5.12hb
Weilheim in Oberbayern	5.12hl
Donauwörth	5.12ia
Nuremberg	5.12if
Bayreuth	5.12ip
Würzburg	5.12iz
Regensburg	5.12j9
Bamberg	5.12jj
Weiden in der Oberpfalz	5.12jt
Bad Kissingen	5.12k3
Ansbach	5.12kd
Deggendorf	5.12kn
Puebla	5.14ak 1 1 1 1 9 4 6 1 1 3 1 q 1 dk c l
Tlapacoyan, VER	5.14ap
Altotonga/Jalacingo, VER	5.14aq
Huejotzingo/San Buenaventura Nealtican, PUE	5.14ar
Jalapa/Tuzamapan, VER	5.14as
Veracruz, VER	5.14at
Teteles/Teziutlan, PUE	5.14av
La Vigueta/Martinez de la Torre, VER	5.14aw
Veracruz	5.14az 10 2 5 1 4 2 3 6 2 d4 g 1 4 1l 24 2
Oaxaca/Puebla	5.14b0
Santiago Miahuatlan/Tehuacan, PUE	5.14b2
Tlaxcala	5.14b5 5
Huamantla/San Cosme Xalostoc, TLAX	5.14bb
Maltrata/Orizaba, VER	5.14c0
Loma Bonita, OAX	5.14c9
Puebla/Veracruz	5.14ca cw
Angel Rosario Cabada/Lerdo de Tejada, VER	5.14cc
Alvarado, VER	5.14cp
Nayarit	5.14d3 8 4 1 3 2 1o
Colima/Los Tepames, COL	5.14d4
Colima	5.14d5
Manzanillo/Pena Colorada, COL	5.14d6
Autlan/El Chante, JAL	5.14d9
El Grullo/El Limon, JAL	5.14dd
Acaponeta, NAY	5.14dh
Michoacan	5.14dk p 1 1 s 13 1 1 1 1 8 4 d 3 1 4 74 12
Ciudad Guzman, JAL	5.14dx
Gomez Farias/Sayula, JAL	5.14dy
Mexticacan/Yahualica, JAL	5.14e0
Jalisco/Zacatecas	5.14e2 2j k 16
Ario de Rayon/Zamora, MICH	5.14e7
La Piedad, MICH	5.14e8
Tanhuato/Yurecuaro, MICH	5.14ec
Tamazula/Zapoltitic, JAL	5.14ee
Ameca, JAL	5.14ev
Cocula/Estipac, JAL	5.14ex
Cojumatlan/San Jose de Gracia, MICH	5.14f1
Tala/Teuchitlan, JAL	5.14f4
Jamay/Ocotlan, JAL	5.14fc
Cotija de la Paz, MICH	5.14fe
Guanajuato	5.14fv 1 5 2 2 8 w 5
Apaseo el Alto/Apaseo el Grande, GTO	5.14fx
Tequisquiapan, QRO	5.14fy
San Miguel Allende, GTO	5.14fz
Dolores Hidalgo/San Diego de la Union, GTO	5.14g2
Mexico/Quintana Roo	5.14gb
Ocampo/San Felipe, GTO	5.14gc
Jalostotitlan/Villa Obregon, JAL	5.14gf
Ciudad Manuel Doblado/Romita, GTO	5.14gg
Zacatecas	5.14gh p 9 p 4 2
Huetamo/San Lucas, MICH	5.14gj
Zacapu, MICH	5.14gk
Queretaro	5.14gp 1 6
Morelia/Tarimbaro, MICH	5.14gr
San Luis Potosi, SLP	5.14gs
Moroleon, GTO	5.14gt
Contepec/Maravatio, MICH	5.14gv
Aguascalientes/Jesus Maria, AGS	5.14gx
Morelia	5.14gy
Nuevo San Juan Parangaricutiro/Uruapan, MICH	5.14h0
Apatzingan, MICH	5.14h1
Valle de Santiago, GTO	5.14h4
Irapuato, GTO	5.14ha
Jalpa/Tabasco, ZAC	5.14hb
Salamanca, GTO	5.14hc
Aguascalientes	5.14hd
San Luis de la Paz, GTO	5.14hg
Buenavista de Cortez/Penjamo, GTO	5.14hh
Purepero/Tlazazalca, MICH	5.14hj
Silao, GTO	5.14hk
Guanajuato, GTO	5.14hl
Lagos de Moreno/Paso de Cuarenta, JAL	5.14hm
Bajio de San Jose/Encarnacion de Diaz, JAL	5.14hn
San Francisco Del Rincon, GTO	5.14ho
Leon, GTO	5.14hp
Calera Victor Rosales, ZAC	5.14hq
Ciudad Valles, SLP	5.14ht
Fresnillo, ZAC	5.14i5
Jerez de Garcia Salinas, ZAC	5.14i6
Aguascalientes/Jalisco	5.14i7
La Paz/Todos Santos, BCS	5.14lg
Baja California Sur	5.14lh 2 9
Chihuahua	5.14li 7 4 3 1 6 1 3 d 4 1 2
Baja California	5.14lk u c s
Colonia Hidalgo/Durango, DGO	5.14lm
Guaymas/San Carlos, SON	5.14lq
Sonora	5.14lr a 1 9 1 3 f
Ojinaga, CHIH	5.14lu
Parral, CHIH	5.14lv
Nogales, SON	5.14lz
Imuris/Magdalena, SON	5.14m0
Altar/Caborca, SON	5.14m5
Puerto Penasco, SON	5.14m6
Benjamin Hill/Santa Ana, SON	5.14m9
Navojoa/Pueblo Mayo, SON	5.14ma
Cananea, SON	5.14md
Boquilla/Ciudad Camargo, CHIH	5.14mg
Chihuahua/Durango	5.14mh
Sonoita, SON	5.14mj
Luis B. Sanchez/San Luis Rio Colorado, SON	5.14ml
Culiacan	5.14ms
Primo Tapia/Rosarito, BCN	5.14mt
Tecate, BCN	5.14mx
Durango	5.14n3 3 1 1 1
Mexico/Michoacan	5.14o7
Santiago Tianguistenco, MEX	5.14o9
San Francisco Xonacatlan/Temoaya, MEX	5.14of
Toluca	5.14og
Ixtapan de la Sal, MEX	5.14oh
Coatepec Harinas, MEX	5.14oj
Luvianos/Tejupilco de Hidalgo, MEX	5.14ok
Almoloya de Juarez/Santa Maria Del Monte, MEX	5.14ol
Guerrero	5.14on 5 4 5 1 3 2 7 d
Lerma/Santa Maria Atarasquillo, MEX	5.14oo
Morelos	5.14or 3 3 e i 8
Iguala, GRO	5.14ot
Cuautla/Jonacatepec, MOR	5.14ov
Mixquiahuala/Tepatepec, HGO	5.14oy
Huitzilac/Tepoztlan, MOR	5.14oz
Hidalgo	5.14p3 5 b 2 c 1 4
Acapulco/Xaltianguis, GRO	5.14p4
Calpulalpan, TLAX	5.14p9
Ixtapa/Zihuatanejo, GRO	5.14pf
Chilapa/Olinala, GRO	5.14pg
Huamuxtitlan/Tlapa de Comonfort, GRO	5.14ph
Petatlan/San Jeronimito, GRO	5.14pi
Taxco, GRO	5.14pm
Tezontepec de Aldama/Tlahuelilpan, HGO	5.14pn
Alamo Temapache/Alazan/Potrero Del Llano, VER	5.14pp
Gutierrez Zamora/Tecolutla, VER	5.14pq
Cuernavaca/Emiliano Zapata/Temixco/Xochitepec/Jiutepec	5.14pu
Pachuca/Real Del Monte, HGO	5.14pv
Actopan, HGO	5.14pw
Tulancingo, HGO	5.14pz
Tizayuca, HGO	5.14q3
Coyuca de Benitez/San Jeronimo de Juarez, GRO	5.14q5
Poza Rica, VER	5.14q6
Tuxpan, VER	5.14q7
Ciudad Hidalgo/Tuxpan, MICH	5.14qa
Ciudad Sahagun, HGO	5.14qf
Hualahuises/Linares, NL	5.14r9
Nuevo Leon	5.14rb 2 1 3 18 j
Sabinas Hidalgo, NL	5.14rc
Cadereyta, NL	5.14rg
Ciudad Mante/Los Aztecas, TAMPS	5.14rj
Tamaulipas	5.14rk 3 1 5 r n 6 2
Tampico, TAMPS	5.14rl
Ciudad Victoria, TAMPS	5.14rm
Coahuila	5.14ru k 2 7
Saltillo, COAH	5.14rw
Ebano/Ponciano Arriaga, SLP	5.14rx
Nueva Rosita/Sabinas, COAH	5.14sd
Castanos/Monclova, COAH	5.14si
Nuevo Laredo/Tamaulipas	5.14sj
Cuatro Cienegas/San Buenaventura, COAH	5.14sl
Coahuila/Durango	5.14sm 2
Ciudad Acuna, COAH	5.14st
Piedras Negras, COAH	5.14su
Santa Apolonia/Valle Hermoso, TAMPS	5.14ta
Tabasco	5.14tt 1 3 g 1 2 1l
Coatzacoalcos/Ixhuatlan Del Sureste, VER	5.14u1
Tabasco/Veracruz	5.14u3
Chiapas/Tabasco	5.14uc
Cardenas, TAB	5.14uh
Ciudad Del Carmen, CAMP	5.14ui
Tuxtla Gutierrez	5.14v4
Arriaga/Tonala, CHIS	5.14va
San Cristobal de las Casas, CHIS	5.14vb
Flamboyanes/Yucalpeten, YUC	5.14vd
Campeche, CAMP	5.14vp
Campeche	5.14vq e
Quintana Roo	5.14vr 1 e
Yucatan	5.14vt 1 2 3 6
Cozumel, QRO	5.14vv
Merida	5.14vy
Magdalena Tequisistlan/Santa Maria Jalapa Del Marquez, OAX	5.14w3
Conkal/Merida, YUC	5.14w7
La Plata, Buenos Aires	5.15u5
Mar del Plata, Buenos Aires	5.15u7
Junín, Buenos Aires	5.15uk
Moreno, Buenos Aires	5.15ul
Tandil, Buenos Aires	5.15ux
San Rafael, Mendoza	5.15v8
Mendoza, Mendoza	5.15v9
San Martín, Mendoza	5.15vb
San Luis, San Luis	5.15ve
Bahía Blanca, Buenos Aires	5.15w3
Neuquén, Neuquén	5.15wb
San Nicolás, Buenos Aires	5.15xc
Rosario, Santa Fe	5.15xh
Santa Fe, Santa Fe	5.15xi
Córdoba, Córdoba	5.15xr
Resistencia, Chaco	5.15y2
Presidencia Roque Sáenz Peña, Chaco	5.15y4
Formosa, Formosa	5.15ya
Posadas, Misiones	5.15yg
Corrientes, Corrientes	5.15yj
La Rioja, La Rioja	5.15yk
San Miguel de Tucumán, Tucumán	5.15yl
Ovalle, Coquimbo	5.17ma 1 2 1 1 1 1 1 1 6.c47c 1 1 1 2 1 1 1 1 7.3d62g 1 1 1 1 2 1 1 1 8.xnopw 1 1 1 1 1 1 1
Miranda	5.18xm 5
Anzoátegui/Bolívar/Guárico	5.18xn
Federal Dependencies	5.18xp
Guárico	5.18xq
Apure/Barinas	5.18xs 12
Carabobo	5.18xt 1 3 4
Aragua/Carabobo	5.18xv
Aragua	5.18xw
Aragua/Guárico	5.18xy
Apure/Barinas/Guárico	5.18xz
Lara/Yaracuy	5.18y3 2
Lara	5.18y4
Yaracuy	5.18y6
Portuguesa	5.18y7 1 1
Cojedes	5.18ya
Falcón	5.18yb 9 1 a
Zulia	5.18yd 1 1 1 1 1 1
Mérida/Trujillo/Zulia	5.18yn
Trujillo	5.18yo 7.302rm
Barinas	5.18yp
Mérida	5.18yq
Táchira/Mérida/Zulia	5.18yr
Táchira	5.18ys
Táchira/Mérida	5.18yt
Anzoátegui	5.18yx 1 1
Bolívar	5.18z0 4 1
Anzoátegui/Bolívar	5.18z1 1
Delta Amacuro/Monagas	5.18z3
Monagas	5.18z7
Anzoátegui/Monagas	5.18z8
Sucre	5.18z9 1
Nueva Esparta	5.18zb
Pichincha	5.19ru
Cotopaxi/Tungurahua/Chimborazo/Bolívar/Pastaza	5.19rv
Carchi/Imbabura/Esmeraldas/Sucumbíos/Napo/Orellana	5.19ry
Azuay/Cañar/Morona Santiago	5.19rz
Guayas	5.19sg
Manabí/Los Ríos/Galápagos	5.19sh
Loja/El Oro/Zamora Chinchipe	5.19sj
Fernando De La Mora, Lambare, Limpio, Luque, Mariano Roque Alonso, San Antonio, Valle Pucu and Villa Elisa	5.19xd
Ita	5.19xg
Villeta	5.19xh 9.9iy2oc 1 1 1
Villa Hayes	5.19xi
Capiata	5.19xk
Concepcion	5.19xn
Horqueta	5.19xo
Valle Mi	5.19xr
Pedro Juan Caballero	5.19xs
Capitan Bado	5.19xt
Bella Vista Norte	5.19xu
Yby Ja'U	5.19xv
Itacurubi Del Rosario	5.19xx
San Pedro Del Ycua Mandyju	5.19xy
San Estanislao	5.19xz
Villa Del Rosario	5.19y0
Salto Del Guaira	5.19y2
Puente Kyha	5.19y3
Curuguaty	5.19y4
Presidente Franco	5.19yh
Cargil	5.19yk
Capitan Miranda	5.19yr
Ayolas	5.19ys
San Cosme	5.19yt
Hoenau	5.19yv
San Juan Bautista / Misiones	5.19z1
San Ignacio / Misiones	5.19z2
Villa Florida	5.19z3
Santa Rosa / Misiones	5.19z5
Pilar	5.19z6
San Carlos	5.1a6a
Bonaire	5.1a9v 1 3
Cirebon	5.1c0n
Kuningan	5.1c0o
Majalengka	5.1c0p
Indramayu	5.1c0q
Bogor	5.1c17
Rangkasbitung	5.1c18
Pandeglang	5.1c19
Serang/Merak	5.1c1a
Subang	5.1c1g
Sumedang	5.1c1h
Garut	5.1c1i
Cianjur	5.1c1j
Purwakarta/Cikampek	5.1c1k
Tasikmalaya/Banjar/Ciamis	5.1c1l
Sukabumi	5.1c1m
Karawang	5.1c1n
Surakarta/Sukoharjo/Karanganyar/Sragen	5.1c1r
Klaten	5.1c1s
Wonogiri	5.1c1t
Yogyakarta	5.1c1u
Purworejo	5.1c1v
Boyolali	5.1c1w
West Cilacap	5.1c20
Banyumas/Purbalingga	5.1c21
East Cilacap	5.1c22
Tegal/Brebes	5.1c23
Pemalang	5.1c24
Pekalongan/Batang/Comal	5.1c25
Banjarnegara/Wonosobo	5.1c26
Kebumen/Karanganyar	5.1c27
Bumiayu	5.1c29
Demak/Jepara/Kudus	5.1c2b
Purwodadi	5.1c2c
Magelang/Mungkid/Temanggung	5.1c2d
Kendal	5.1c2e 6.9goz
Pati/Rembang	5.1c2f
Blora	5.1c2g
Karimun Jawa	5.1c2h
Salatiga/Ambarawa	5.1c2i
Mojokerto/Jombang	5.1c35
Lamongan	5.1c36
Sampang	5.1c37
Pamekasan	5.1c38
Sangkapura	5.1c39
Masalembu Islands	5.1c3a
Kangean/Masalembu	5.1c3b
Sumenep	5.1c3c
Jember	5.1c3f 5
Bondowoso	5.1c3g
Banyuwangi	5.1c3h
Lumajang	5.1c3i
Probolinggo	5.1c3j
Situbondo	5.1c3m
Malang/Batu	5.1c3p
Blitar	5.1c3q
Pasuruan	5.1c3r
Madiun/Magetan/Ngawi	5.1c3z
Ponorogo	5.1c40
Bojonegoro	5.1c41
Kediri	5.1c42
Tulungagung/Trenggalek	5.1c43
Rembang/Tuban	5.1c44
Pacitan	5.1c45
Nganjuk	5.1c46
Denpasar	5.1c49
Singaraja	5.1c4a
Amlapura	5.1c4b
Negara/Gilimanuk	5.1c4d
Klungkung/Bangli	5.1c4e
Baturiti	5.1c4g
Mataram/Praya	5.1c4i
Sumbawa	5.1c4j
Alas/Taliwang	5.1c4k
Dompu	5.1c4l
Bima	5.1c4m
Selong	5.1c4o
Kupang	5.1c4s
Ende	5.1c4t
Maumere	5.1c4u
Larantuka	5.1c4v
Bajawa	5.1c4w
Labuhanbajo/Ruteng	5.1c4x
Kalabahi	5.1c4y
Waingapu/Waikabubak	5.1c4z
Kefamenanu/Soe	5.1c50
Atambua	5.1c51
Kendari	5.1c5d
Baubau	5.1c5e
Raha	5.1c5f
Wanci	5.1c5g
Kolaka	5.1c5h
Unaaha	5.1c5k
Pangkep	5.1c5m
Makassar/Maros/Sungguminasa	5.1c5n
Bulukumba/Bantaeng	5.1c5p
Kepulauan Selayar	5.1c5q
Malino	5.1c5t
Takalar	5.1c5u
Jeneponto	5.1c5v
Enrekang	5.1c5w
Parepare/Pinrang	5.1c5x
Majene	5.1c5y
Makale/Rantepao	5.1c5z
Mamuju	5.1c62
Barru	5.1c63
Polewali	5.1c64
Amurang	5.1c66
Manado/Tomohon/Tondano	5.1c67
Tahuna	5.1c68
Kotamobagu	5.1c6a
Gorontalo	5.1c6b
Bitung	5.1c6e
Palu	5.1c6r
Poso	5.1c6s
Tolitoli	5.1c6t
Donggala	5.1c6x
Tentena	5.1c6y
Luwuk	5.1c71
Banggai	5.1c72
Bunta	5.1c73
Ampana	5.1c74
Kolonedale	5.1c75
Palopo	5.1c7b
Masamba	5.1c7d
Malili	5.1c7e
Watampone	5.1c7l
Sinjai	5.1c7m
Watansoppeng	5.1c7o
Sengkang	5.1c7p
Banjarmasin	5.1c8f
Pelaihari	5.1c8g
Muara Teweh	5.1c8h
Kandangan/Barabai/Rantau/Negara	5.1c8l
Kotabaru/Batulicin	5.1c8m
Ampah	5.1c8q
Buntok	5.1c8t
Tamiang Layang/Tanjung	5.1c8u
Amuntai	5.1c8v
Purukcahu	5.1c8w
Sampit	5.1c8z
Pangkalan Bun	5.1c90
Ketapang	5.1c92
Palangkaraya/Kasongan	5.1c94
Kuala Kurun	5.1c95
Kuala Pembuang	5.1c96
Kuala Kuayan	5.1c97
Samarinda/Tenggarong	5.1c99
Balikpapan	5.1c9a
Tanah Grogot	5.1c9b
Melak	5.1c9d
Bontang	5.1c9g
Sangatta	5.1c9h
Tarakan	5.1c9j
Tanjungselor	5.1c9k
Malinau	5.1c9l
Tanjung Redeb	5.1c9m
Nunukan	5.1c9o
Pontianak/Mempawah	5.1c9t
Singkawang/Sambas/Bengkayang	5.1c9u
Ngabang	5.1c9v
Sanggau	5.1c9w
Sintang	5.1c9x
Putussibau	5.1c9z
Nanga Pinoh	5.1ca0
Pangkalan Brandan	5.1cbg
Tebing Tinggi/Sei Rampah	5.1cbh
Pematangsiantar/Pematang Raya/Limapuluh	5.1cbi
Kisaran/Tanjung Balai	5.1cbj
Panipahan/Labuhanbatu	5.1cbk
Parapat/Ajibata/Simanindo	5.1cbl
Pangururan	5.1cbm
Subulussalam/Sidikalang/Salak	5.1cbn
Kabanjahe/Sibolangit	5.1cbo
Kutacane	5.1cbp
Sibolga/Pandan	5.1cbr
Balige	5.1cbs
Tarutung/Dolok Sanggul	5.1cbt
Padang Sidempuan/Sipirok	5.1cbu
Gunung Tua	5.1cbv
Panyabungan/Sibuhuan	5.1cbw
Gunung Sitoli	5.1cbz
Langsa	5.1cc1
Blang Kejeren	5.1cc2
Takengon	5.1cc3
Bireuen	5.1cc4
Lhokseumawe	5.1cc5
Idi	5.1cc6
Sinabang	5.1cca
Banda Aceh/Jantho/Lamno	5.1ccb
Sabang	5.1ccc
Sigli	5.1ccd
Calang	5.1cce
Meulaboh	5.1ccf
Tapaktuan	5.1ccg
Bakongan	5.1cch
Singkil	5.1cci
Blangpidie	5.1ccj
Palembang	5.1cdz
Kayu Agung/Tanjung Raja	5.1ce0
Prabumulih/Talang Ubi	5.1ce1
Sekayu	5.1ce2
Belinyu	5.1ce3
Muntok	5.1ce4
Pangkal Pinang/Sungailiat	5.1ce5
Koba/Toboali	5.1ce6
Manggar/Tanjung Pandan	5.1ce7
Bandar Lampung	5.1ce9
Tanggamus	5.1cea
Blambangan Umpu	5.1ceb
Kotabumi	5.1cec
Metro	5.1ced
Menggala	5.1cee
Kalianda	5.1cef
Liwa	5.1ceg
Pringsewu	5.1ceh
Pagar Alam/Kota Agung	5.1cei
Lahat	5.1cej
Curup	5.1cek
Lubuklinggau/Muara Beliti	5.1cel
Muara Enim	5.1cem
Baturaja/Martapura/Muaradua	5.1cen
Bengkulu City	5.1ceo
Arga Makmur/Mukomuko	5.1cep
Muara Aman	5.1ceq
Bintuhan/Manna	5.1cer
Jambi City	5.1cet
Kualatungkal/Tebing Tinggi	5.1ceu
Muara Bulian	5.1cev
Muara Tebo	5.1cew
Sarolangun	5.1cex
Bangko	5.1cey
Muarabungo	5.1cez
Sungai Penuh/Kerinci	5.1cf0
Padang/Pariaman	5.1cf3
Bukittinggi/Padang Panjang/Payakumbuh/Batusangkar	5.1cf4
Lubuk Sikaping	5.1cf5
Sijunjung	5.1cf6
Solok	5.1cf7
Painan	5.1cf8
Balai Selasa	5.1cf9
Teluk Kuantan	5.1cfc
Pekanbaru	5.1cfd
Bangkinang/Pasir Pengaraian	5.1cfe
Selatpanjang	5.1cff
Siak Sri Indrapura	5.1cfg
Dumai/Duri/Bagan Batu/Ujung Tanjung	5.1cfh
Bengkalis	5.1cfi
Bagansiapiapi	5.1cfj
Tembilahan	5.1cfk
Rengat/Air Molek	5.1cfl
Tanjung Pinang	5.1cfn
Tarempa	5.1cfo
Ranai	5.1cfp
Dabosingkep	5.1cfs
Karimun	5.1cft
Batam	5.1cfu
Tanjungbatu	5.1cfv
Timika	5.1cj9
Agats	5.1cja
Bandanaira	5.1cji
Ambon	5.1cjj
Namlea	5.1cjl
Masohi	5.1cjm
Bula	5.1cjn 8.em2kq
Tual	5.1cjo
Dobo	5.1cjp
Saumlaku	5.1cjq
Soasiu	5.1cjt
Jailolo	5.1cju
Morotai	5.1cjv
Tobelo	5.1cjw
Labuha	5.1cjz
Sanana	5.1ck1
Sorong	5.1ckn
Teminabuan	5.1cko
Bintuni	5.1ckr
Fakfak	5.1cks
Kaimana	5.1ckt
Sarmi	5.1cl2
Jayapura	5.1cl3
Wamena	5.1cl5
Merauke	5.1cl7
Tanahmerah	5.1clb
Ransiki	5.1clg
Biak	5.1clh
Serui	5.1clj
Nabire	5.1clk
Manokwari	5.1clm
Gore	5.1dmo 7.3tvg7 3h 1a 5a rx 69 10r 3x p1 1q n3 16c g 89 3r 7r
Ashburton/Akaroa/Chatham Islands	5.1dmy
Rangiora/Amberley/Culverden/Darfield/Cheviot/Kaikoura	5.1dmz
Christchurch	5.1dn0 2 1 2 1 1m 6.dsc2 a a i 17 1 2 1 1 1 1 1 1f 3 r 1 4p 5 1t 6 1 2 1z 1 2 6 4a l 1 1 4 a 1 1 1 1 x 1 1 1 1 1 1 7.3tv4u 5i k 1 1 1 4w b k a 1 1 1 1 1a 2z 1 1 137 1 8 1b xq 1 1 1 1 dr dx 3l 1o u8 xz 1 7q 2 1 8 1j 1 1 ai f 1 1 1 6
Oamaru	5.1dnb 7.3tvfx 39 xw 8e a yl 47 5 oq 26 n7 17k 6t 6l 6m
Dunedin	5.1dnf 1 6.dsgx s 1 1 1 1 7 2 1 1 1 2b 2v 2f 5r 1 1 4 7.3tv4s 9 5e p 4e 1 1 3k xw sy 1 fm 3b 5k 1 1 1 1 m5 1 2 u9 ya 77 1 1 1 m 3 6a 1 1 5p j 2
Nelson	5.1dnm 6.dsjl 1 7 9 1 w 5 23 7j 1 1u 7.3tv4t 5n k 5v 1 1s 4n 1 se 1 18z 1 4i ox 1 1 1 2k 2 8o c9 3 93 yc 7h 1 4 f b9 1 1 4 4a 1 1
Blenheim	5.1dnp 6.dsjk 3p 7g 1r 7.3tvai k 5s e 1q 4f t8 18m t8 j ak cl 8w 15q b 9 bv 1 1 1 1 40 1
Timaru	5.1dnt 7 6.dsna 8e 1 7.3tv4y 5n i 5j 2d xw 18k 31 68 1 k5 nm 8k yc 7c k 1g 56 1 1 4y 5 b
Geraldine	5.1do1 7.3tvgo 2d 28 vo 18k 2x ol 1x h n1 184 84 5b 4y 5
Greymouth	5.1do5 3 7.3tv4x 5m i 5k 27 x3 af 6 yq 2w o6 1 1 d2 cn 97 y7 1f 1 5t 1p bi 3r 1
Paraparaumu	5.1dpp 6.dt7t 4e 7v 1m 3 7 2 1 1 2 1v 7.3u2rx 2 1 1 1w 1 1 6e 4z 1 k4 af 1 7t ox 1 1 190 z1 1 ut 3k m 1 jp 1
Hawera	5.1dv7 7.3ui8b 1 d1 59 uj 1bb q2 1 c5 lo d6 fu 56 k 7b l bc
Featherston	5.1dva 7.3ui8o 1 ci 10t 1a 19e at fq 1ap fl cj 5g 44
Palmerston North	5.1dvc 3 6.duql 69 8p 1c 7.3ui7c 1 1 1 e 1 1 2c 5f 2 50 1 1 1 5h 1 1 1 1 v0 1 1 22 1 1 1 18h 1 1 1 9n fu 1 1 1 ys dd 8 f4 c 1r 1 3g 1 6l 1c h 77 1 1 1
Wanganui	5.1dve 6.dumd c8 8n 7.3uiac 59 7 5n 1 55 uo 1 1b4 1 128 lq da fa 4 j 1q 3b 6q s 1 j f 8c 1
Levin	5.1dvg 6.duyo 7.3ui6s 1 1 1 3e 5l 5n 5a v5 1g 19f 1np df fr 1r 8p 14 11 h m 87 1
Masterton	5.1dvh 6.duyp 81 7.3ui8g 1 1 1q 5f 6 5c 1 10r 1 1 1c 197 1 1o0 de f8 d 1u 3b 6q 1c 1 l 88
Taihape/Ohakune/Waiouru	5.1dvi
New Plymouth	5.1dwj 6.dv1q 2 1 5i 2 7.3ui86 1 1 1 1 9 1 1k 5a 1 a 5j 1 5a 7 ud 1 1bg 1 pt 1 1 1 cc 1 1 lg d9 k 1 et 4 l 1m 37 1 5m 14 u 1 j c b9 1 1
Napier/Hastings	5.1dwr 4 6.dv3u 1 1 1 2 7.3uifq an 1 1 1 1 3 4mc n 1l 1 1 3d 1 7y 9
Waipukurau	5.1dwt 7.3ui76 4 8a 5h zy 1bd aw 1q8 ku 1f 6j n fb
Gisborne	5.1dwu c 6.dume c8 7.3uia5 5b 1 a 5c 5f 6 u4 1 1 1bv 1nl d3 fm 4 i 1q 2w f 5e 14 11 1 d 9
Masterton/Levin	5.1dx2
Napier	5.1dx5 6.dumb c7 1 4z 7.3uiaa 1 57 5g 1 5q u7 1 1 1bc 1 at 1 1 c 1 1 1 1 1 1cu cy j 1 f1 5b 1 1 1 1 6q 1p f8 1 1
Whakatane	5.1dy2 2 6.dvgw 47 cr 1 7.3upz2 1 1 1 1 6j 5f 5b 8 v8 18 196 1nu 3a 5s 19 o1 2s 1 3p 1i 5p 9y
Whakatane/Opotiki	5.1dy3
Rotorua/Taupo	5.1dy5
Rotorua	5.1dy6 1 1 6.dve7 1 38 2 3i cs 1 1v 7.3upxf 1s u 5m u 1 1 4n 1 5b 1 3 e5 1 5 1 gi 1 1 1 1n 19a 1 1nn 36 5f c 1b o4 2k 1 1 3w 1l cl 2u
Taupo	5.1dy9 1 1g 6.dve9 6t en 7.3upxg 1 1r s 5o 5k 1 58 ei gv 3 1e 197 1 97 1ef 37 5r 1a uj 1m cn 2u
Tauranga	5.1dyq 3 10 6.dvea 2 6u 1v i 1 5 a8 1 1 1 1n 7.3upxe 1v n 1 5n 5g 1 1 1 57 1 1 f 1 1 uz 1 1aj 1 1 1 5 1ni 36 1 5h 3 9 1e nm b 6n 1g 1 3f 1 1 94 1 3 2u 3
Hamilton	5.1dzj 1 1 a 1 6.dve2 1 2 w 41 1 21 3h 1 66 b 1 1 2 2 22 1a l 4 6 1 1 1 3 7.3upzy 1 5h 50 1 1 1 1 60 1 193 1 w3 1 1 1 1 f 5l 1 2 1 1 1 1 1 1 3d 1er 2v 1 1 1 5g 1 3 1 2 pc 1 1 1 8 6m 17 1 1 1 1
Taumarunui	5.1dzp 7.3upwz 3 du 10e 20 ci 5q ql 1wf 1o pb ip u 2q
Pukekohe	5.1e3f 6.dx74 b9 7.3v59l 60 5o bd a8 lt 18e bo 2j bd z9 6p m3 11 1d 1 2z 12 1 1 j 1 1 v 1 5h 3e 1l 1 1 47 1
Auckland/Waiheke Island	5.1e3n 1 2 4 6.dx2r 1 1 1
Whangarei	5.1e3z 1j 6.dx4j b 7.3v5fn 5j bh ub 1 18i r 1 1 1 1 ch dt 1 1 1 1 db ll 6w ma x t 1 3f 85 4b 6 1 1 1 1 2f 8 4e 1 1 8 l
Manufahi	5.1fpp
Cova Lima	5.1fpq
Bobonaro	5.1fpr
Ainaro	5.1fps
Dekuse	5.1fpt
Dili	5.1fpz 1 1
Liquica	5.1fq4
Aileu	5.1fq5
Ermera	5.1fq6
Oekusi	5.1fq7
Baucau	5.1fq9
Manatuto	5.1fqa
Viqueque	5.1fqb
Lautem	5.1fqc
Davis	5.1fuy
Mawson	5.1fuz
Casey	5.1fv0
Macquarie Island	5.1fv1
Brunei Muara	5.1fy0 1 2 1 1 1 1 1 1 6.efgk 1 1 1 1 1 1 1
Temburong	5.1fyu 1 1 3 1 1 1 1
Madang	5.1g46
Sepik	5.1g49
Morobe	5.1g4b
Pea	5.1g6l 1
Muʻa	5.1g6n 1
Kolonga	5.1g6p 1
Nakolo	5.1g6r 1
Vaini	5.1g6t 1
Kolovai	5.1g6w
Masilamea	5.1g6x 1
Matangiake	5.1g6z
‘Eua	5.1g76
Ha’apai	5.1g7g 9
Vava’u	5.1g7q 1 1 2 1 1 3
Niuas	5.1g80 5
Port Vila, Shefa	5.1gby 1 1 1 1 1 1 1
Sanma	5.1gcc
Luganville	5.1gcd
Penama/Torba	5.1gce
Tafea	5.1gds
Coral Coast/Sigatoka	5.1gfx
Lautoka/Ba/Vatukoula/Tavua/Rakiraki	5.1gfy
Nadi	5.1gfz
Vanua Levu	5.1ggh 3
Sonsorol State and Hatohobei State	5.1ghl
Angaur State	5.1ghn
Koror State	5.1gi8
Ngatpang State	5.1gid
Aimeliik State	5.1gie
Airai State	5.1gii
Melekeok State	5.1gip
Ngiwal State	5.1gir
Ngaremlengui State	5.1gix
Ngardmau State	5.1giy
Ngaraard State	5.1gj6
Ngarchelong State	5.1gj9
Kayangel State	5.1gjb
Aitutaki	5.1gnb
Atiu	5.1gnd
Mangaia	5.1gne
Mauke	5.1gnf
Mitiaro	5.1gng
Palmerston	5.1gnh 6.dshz 2 7.3tvfw 39 xw 8l a jy eg 4c oq 28 n7 17q dc 6i
Pukapuka	5.1gnl
Penrhyn	5.1gnm
Manihiki	5.1gnn
Rakahanga	5.1gno
Nassau	5.1gnp
Bairiki	5.1gy5 1 1 1 6.eptm 8.14vxzh 1
Betio	5.1gy9 1 6.eptn 8.14vy2d 1
Tarawa	5.1gyb
Bikenibeu	5.1gyc 1 6.epto 8.14vy58 1
North Tarawa	5.1gyf 1
Abaiang	5.1gyh
Marakei	5.1gyi
Butaritari	5.1gyj
Makin	5.1gyk
Banaba	5.1gyl
Maiana	5.1gym
Kuria	5.1gyn
Aranuka	5.1gyo
Abemama	5.1gyp
Nonouti	5.1gyq
Tabiteuea North	5.1gyr
Tabiteuea South	5.1gys
Onotoa	5.1gyt
Beru	5.1gyu
Nikunau	5.1gyv
Tamana	5.1gyw
Arorae	5.1gyx
Kiritimati	5.1gzt 1
Fanning	5.1gzv
Washington	5.1gzw
Kanton	5.1gzx
Funafuti	5.1h3o
Niulakita	5.1h3q
Nui	5.1h3r
Nukufetau	5.1h3s
Nukulaelae	5.1h3t
Nanumea	5.1h3u
Nanumaga	5.1h3v
Niutao	5.1h3w
Vaitupu	5.1h3x
Zhezkazgan	5.1nhq
Satpaev	5.1nhu
Uralsk	5.1ni0
Atyrau	5.1nia
Atyrau Region	5.1nid 6.gj32 2
Aktobe/Kargalinskoye	5.1nik
Aktobe Region	5.1nin
Kostanai	5.1niu 7
Petropavlovsk	5.1nj4
Kokshetau/Krasni Yar	5.1nje
Pavlodar	5.1njy
Shaldai	5.1nk1
Ekibastuz	5.1nk3
Karaganda	5.1nks
Aktau/Temirtau	5.1nkt
Semey	5.1nl2
Barshatas	5.1nl4
Ust-Kamenogorsk	5.1nlc
Kyzylorda	5.1nlm
Kyzylorda Region	5.1nlp
Shymkent	5.1nlw
Taraz	5.1nm6
Almaty	5.1nmg 1 6
Karassaisky District	5.1nmi
Taldykorgan	5.1nmq
Aktau	5.1nn0
Ashibetsu, Hokkaido	5.1qlg
Takikawa, Hokkaido	5.1qlh
Iwamizawa, Hokkaido	5.1qli
Otaru, Hokkaido	5.1qlq
Hakodate, Hokkaido	5.1qlu
Date, Hokkaido	5.1qly
Muroran, Hokkaido	5.1qlz
Tomakomai, Hokkaido	5.1qm0
Kitami, Hokkaido	5.1qmd
Wakkanai, Hokkaido	5.1qmi
Asahikawa, Hokkaido	5.1qmm
Furano, Hokkaido	5.1qmn
Hirosaki, Aomori	5.1qms
Kanita, Aomori	5.1qmu
Towada, Aomori	5.1qmw
Aomori, Aomori	5.1qmx
Hachinohe, Aomori	5.1qmy
Sannohe, Aomori	5.1qmz
Yokote, Akita	5.1qn2
Yuzawa, Akita	5.1qn3
Yurihonjo, Akita	5.1qn4
Akita, Akita	5.1qn8
Ichinoseki, Iwate	5.1qnb
Ofunato, Iwate	5.1qnc
Morioka, Iwate	5.1qng 3
Sendai, Miyagi	5.1qo6 5 6.hepy 4 1 1 1 1 1
Ishinomaki, Miyagi	5.1qo9
Kesennuma, Miyagi	5.1qoa
Shinjo, Yamagata	5.1qoh
Sakata, Yamagata	5.1qoi
Tsuruoka, Yamagata	5.1qoj
Yamagata, Yamagata	5.1qok
Aizuwakamatsu, Fukushima	5.1qoq
Nihonmatsu, Fukushima	5.1qor
Hobara, Fukushima	5.1qos
Fukushima, Fukushima	5.1qot
Iwaki, Fukushima	5.1qou
Koriyama, Fukushima	5.1qox
Niitsu, Niigata	5.1qoy
Niigata, Niigata	5.1qp0 1
Sado, Niigata	5.1qp7
Anan, Nagano	5.1qp8
Nagano, Nagano	5.1qpa 6.hf1c 6 1 1 1
Matsumoto, Nagano	5.1qpb
Suwa, Nagano	5.1qpe
Ueda, Nagano	5.1qpg
Isesaki, Gunma	5.1qpi
Maebashi, Gunma	5.1qpk 6.hf58 8 1
Takasaki, Gunma	5.1qpl
Ota, Gunma	5.1qpo
Kiryu, Gunma	5.1qpp
Koga, Ibaraki	5.1qps
Utsunomiya, Tochigi	5.1qpt 5 6.hf6m 3 1 1k 2 1 1 1
Tochigi, Tochigi	5.1qpu
Ashikaga, Tochigi	5.1qpw
Imabari, Ehime	5.1qq0 gy
Mito, Ibaraki	5.1qq4 6.hf91 d 5 1 1 1 1
Hitachiota, Ibaraki	5.1qq6
Tsuchiura, Ibaraki	5.1qqa
Tokorozawa, Saitama	5.1qto 9
Kokubunji, Tokyo	5.1qtr 6.hg98 k
Tachikawa, Tokyo	5.1qtt 6.hgaw 4
Hachioji, Tokyo	5.1qtu
Sagamihara, Kanagawa	5.1qtv 6.hgax 4 1
Chiba, Chiba	5.1qu0 1 1
Ichihara, Chiba	5.1qu4
Kisarazu, Chiba	5.1qu6 1
Odawara, Kanagawa	5.1qus 5
Atsugi, Kanagawa	5.1quu 2
Hiratsuka, Kanagawa	5.1quv
Fujisawa, Kanagawa	5.1quy 1
Yokosuka, Kanagawa	5.1qv0
Kashiwa, Chiba	5.1qv3
Ichikawa, Chiba	5.1qv5 6.hgoi 1 1
Funabashi, Chiba	5.1qv6 6.hgon 1 1
Narita, Chiba	5.1qv8
Sawara, Chiba	5.1qva
Kuki, Saitama	5.1qvc
Kawaguchi, Saitama	5.1qve 2
Kumagaya, Saitama	5.1qvh
Urawa, Saitama	5.1qvi 1 1
Soka, Saitama	5.1qvl
Kawagoe, Saitama	5.1qvo
Higashimatsuyama, Saitama	5.1qvp
Chichibu, Saitama	5.1qvq
Honjo, Saitama	5.1qvr
Tahara, Aichi	5.1qwr
Toyohashi, Aichi	5.1qws 1
Hamamatsu, Shizuoka	5.1qwu 1 6.hh5s 1 1 1 3 7.4urn0 1 1 1 1 1 1 1 1 1 2 1 2 1
Kakegawa, Shizuoka	5.1qwx
Iwata, Shizuoka	5.1qwy
Shizuoka, Shizuoka	5.1qx2 1 3 3
Fujinomiya, Shizuoka	5.1qx4
Fuji, Shizuoka	5.1qx5
Shimada, Shizuoka	5.1qx7
Haibara, Shizuoka	5.1qx8
Gotenba, Shizuoka	5.1qxa
Nirasaki, Yamanashi	5.1qxb
Kofu, Yamanashi	5.1qxc
Yamanashi, Yamanashi	5.1qxd
Otsuki, Yamanashi	5.1qxe
Fujiyoshida, Yamanashi	5.1qxf
Ito, Shizuoka	5.1qxh
Numazu, Shizuoka	5.1qxj
Seto, Aichi	5.1qxl
Nishio, Aichi	5.1qxn
Okazaki, Aichi	5.1qxo
Toyota, Aichi	5.1qxp
Kariya, Aichi	5.1qxq
Tsushima, Aichi	5.1qxr
Kasugai, Aichi	5.1qxs
Handa, Aichi	5.1qxt
Tajimi, Gifu	5.1qxw
Takayama, Gifu	5.1qy1
Kamioka, Akita	5.1qy2
Gifu, Gifu	5.1qy6 1
Ogaki, Gifu	5.1qy8
Ibigawa, Gifu	5.1qy9
Ichinomiya, Aichi	5.1qya 1
Tsu, Mie	5.1qyf 1 6.hhmn
Yokkaichi, Mie	5.1qyh
Kuwana, Mie	5.1qyi
Ise, Mie	5.1qyk
Tondabayashi, Osaka	5.1r21
Sakai, Osaka	5.1r22 1
Izumi, Osaka	5.1r25
Ibaraki, Osaka	5.1r26
Ikeda, Osaka	5.1r27
Neyagawa, Osaka	5.1r28 6.hiku 8 1
Yao, Osaka	5.1r29
Wakayama, Wakayama	5.1r2e
Yuasa, Wakayama	5.1r2h
Gobo, Wakayama	5.1r2i
Tanabe, Wakayama	5.1r2j
Imazu, Shiga	5.1r2k
Nara, Nara	5.1r2m 1
Yamatotakada, Nara	5.1r2o 6.hir0 1 1 1 1 1
Kanazawa, Ishikawa	5.1r36
Fukuno, Toyama	5.1r37
Toyama, Toyama	5.1r38
Uozu, Toyama	5.1r39
Takaoka, Toyama	5.1r3a
Uji, Kyoto	5.1r3i
Otsu, Shiga	5.1r3j
Fukui, Fukui	5.1r3k
Takefu, Fukui	5.1r3m
Ono, Gifu	5.1r3n
Himeji, Hyogo	5.1r40 1
Nishinomiya, Hyogo	5.1r45 1
Hiroshima, Hiroshima	5.1r4u 3 3 6.hjea 2 4 3 7.4vdzx 1 1
Kure, Hiroshima	5.1r4v
Iwakuni, Yamaguchi	5.1r4z
Shimonoseki, Yamaguchi	5.1r54 6.hirn 1 p1 1 7.4vemu 1 1
Kudamatsu, Yamaguchi	5.1r55
Tokuyama, Yamaguchi	5.1r56
Hofu, Yamaguchi	5.1r57
Yamaguchi, Yamaguchi	5.1r5b
Innoshima, Hiroshima	5.1r5h
Onomichi, Hiroshima	5.1r5k 6.hjju 3
Fukuyama, Hiroshima	5.1r5l
Matsue, Shimane	5.1r5o
Izumo, Shimane	5.1r5p
Tottori, Tottori	5.1r5t
Okayama, Okayama	5.1r5y 6.hjp4 9 1 4
Tamano, Okayama	5.1r5z
Kurashiki, Okayama	5.1r60 6.hjoc 7.4vgs8 1 3u 6 1
Kan'onji, Kagawa	5.1r6b
Marugame, Kagawa	5.1r6d
Takamatsu, Kagawa	5.1r6e
Komatsushima, Tokushima	5.1r6l
Tokushima, Tokushima	5.1r6m
Kochi, Kochi	5.1r6o
Kumakogen, Ehime	5.1r6s
Ozu, Ehime	5.1r6t
Iyomishima, Ehime	5.1r6w
Matsuyama, Ehime	5.1r6z
Fukuoka, Fukuoka	5.1r7m 1 1 1 1 1 1 1
Yukuhashi, Fukuoka	5.1r7u
Kitakyushu, Fukuoka	5.1r7w 1 1 1 1 1 1 1
Munakata, Fukuoka	5.1r84
Kurume, Fukuoka	5.1r86
Setaka, Fukuoka	5.1r88
Amagi, Fukuoka	5.1r8a
Tagawa, Fukuoka	5.1r8b
Iizuka, Fukuoka	5.1r8c
Nogata, Fukuoka	5.1r8d
Hirado, Nagasaki	5.1r8e
Saga, Saga	5.1r8g
Sasebo, Nagasaki	5.1r8k
Nagasaki, Nagasaki	5.1r8m
Kumamoto, Kumamoto	5.1r8q 1
Yatsushiro, Kumamoto	5.1r8t
Amakusa, Kumamoto	5.1r8x
Oita, Oita	5.1r93
Beppu, Oita	5.1r95
Nakatsu, Oita	5.1r97
Takanabe, Miyazaki	5.1r9b
Kobayashi, Miyazaki	5.1r9c
Miyazaki, Miyazaki	5.1r9d
Miyakonojo, Miyazaki	5.1r9e
Nichinan, Miyazaki	5.1r9f
Naha, Okinawa	5.1r9g 1
Kagoshima, Kagoshima	5.1r9k 6 7.4vqn7 c 2 2
Quang Ninh province	5.1syz
Bac Giang province	5.1sz0
Lang Son province	5.1sz1
Cao Bang province	5.1sz2
Tuyen Quang province	5.1sz3
Thai Nguyen province	5.1sz4
Bac Can province	5.1sz5
Phu Tho province	5.1sz6
Vinh Phuc province	5.1sz7
Son La province	5.1sz8
Lai Chau province	5.1sz9
Lao Cai province	5.1sza
Dien Bien province	5.1szb
Yen Bai province	5.1szc
Hoa Binh province	5.1sze
Ha Giang province	5.1szf
Hai Duong province	5.1szg
Hung Yen province	5.1szh
Bac Ninh province	5.1szi
Hai Phong City	5.1szl
Ha Nam province	5.1szm
Thai Binh province	5.1szn
Nam Dinh province	5.1szo
Ninh Binh province	5.1szp
Quang Binh province	5.1szs
Quang Tri province	5.1szt
Thua Thien-Hue province	5.1szu
Quang Nam province	5.1szv
Da Nang	5.1szw
Thanh Hoa province	5.1szx
Nghe An province	5.1szy
Ha Tinh province	5.1szz
Dong Nai province	5.1t0b
Binh Thuan province	5.1t0c
Ba Ria Vung Tau province	5.1t0e
Quang Ngai province	5.1t0f
Binh Dinh province	5.1t0g
Phu Yen province	5.1t0h
Khanh Hoa province	5.1t0i
Ninh Thuan province	5.1t0j
Kon Tum province	5.1t0k
Dak Nong province	5.1t0l
Dak Lak province	5.1t0m
Lam Dong province	5.1t0n
Gia Lai province	5.1t0t
Ving Long province	5.1t0u
Binh Phuoc province	5.1t0v
Long An province	5.1t0w
Tien Giang province	5.1t0x
Binh Duong province	5.1t0y
Ben Tre province	5.1t0z
Tay Ninh province	5.1t10
Dong Thap province	5.1t11
Ca Mau province	5.1t1e
Bac Lieu province	5.1t1f
Can Tho City	5.1t1g
Hau Giang province	5.1t1h
Tra Vinh province	5.1t1i
An Giang province	5.1t1k
Kien Giang province	5.1t1l
Soc Trang province	5.1t1n
Pyongyang	5.1tlp 6 1 3 6.i80j 7.528h9
Nampo	5.1tm7
Sariwon	5.1tm9
Haeju	5.1tmd
Kaesong	5.1tmh
Hamhung	5.1tml
Wonsan	5.1tmp
Sinuiju	5.1tmt
Kanggye	5.1tmz
Chongjin	5.1tn5
Hyesan	5.1tnb
Handan, Hebei	5.1uli
Shijiazhuang, Hebei	5.1ulj 7.54q0x
Baoding, Hebei	5.1ulk
Zhangjiakou, Hebei	5.1ull
Chengde, Hebei	5.1ulm
Tangshan, Hebei	5.1uln
Langfang, Hebei	5.1ulo
Cangzhou, Hebei	5.1ulp
Hengshui, Hebei	5.1ulq
Xingtai, Hebei	5.1ulr
Xinzhou, Shanxi	5.1umm
Taiyuan, Shanxi	5.1umn 7.54m4e 3ws
Datong, Shanxi	5.1umo
Yangquan, Shanxi	5.1ump
Yuci, Shanxi	5.1umq
Changzhi, Shanxi	5.1umr
Jincheng, Shanxi	5.1ums
Linfen, Shanxi	5.1umt
Lishi, Shanxi	5.1umu
Yuncheng, Shanxi	5.1umv
Shangqiu, Henan	5.1un6
Zhengzhou, Henan	5.1un7 7.54nvg 1je m6 p
Anyang, Henan	5.1un8
Xinxiang, Henan	5.1un9
Xuchang, Henan	5.1una
Pingdingshan, Henan	5.1unb
Xinyang, Henan	5.1unc
Nanyang, Henan	5.1und
Kaifeng, Henan	5.1une
Luoyang, Henan	5.1unf
Jiaozuo, Henan	5.1unr
Hebi, Henan	5.1uns
Puyang, Henan	5.1unt
Zhoukou, Henan	5.1unu
Luohe, Henan	5.1unv
Zhumadian, Henan	5.1unw
Sanmenxia, Henan	5.1uny
Tieling, Liaoning	5.1uoa
Dalian, Liaoning	5.1uob 7.54pe7
Anshan, Liaoning	5.1uoc
Fushun, Liaoning	5.1uod
Benxi, Liaoning	5.1uoe
Dandong, Liaoning	5.1uof
Jinzhou, Liaoning	5.1uog
Yingkou, Liaoning	5.1uoh
Fuxin, Liaoning	5.1uoi
Liaoyang, Liaoning	5.1uoj
Chaoyang, Liaoning	5.1uol
Panjin, Liaoning	5.1uor
Huludao, Liaoning	5.1uot
Changchun, Jilin	5.1uov 6.igyg 7.54mf0 32r
Jilin, Jilin	5.1uow 7.54pk9
Yanbian Zhou/Hunchun/Yanji, Jilin	5.1uox
Siping, Jilin	5.1uoy
Tonghua/Meihekou, Jilin	5.1uoz
Baicheng, Jilin	5.1up0
Liaoyuan, Jilin	5.1up1
Songyuan, Jilin	5.1up2
Baishan, Jilin	5.1up3
Harbin, Heilongjiang	5.1upf 7.54mk0 ut kb 1r0 5m 5k
Qiqihar, Heilongjiang	5.1upg
Mudanjiang, Heilongjiang	5.1uph
Jiamusi, Heilongjiang	5.1upi
Suihua, Heilongjiang	5.1upj
Heihe, Heilongjiang	5.1upk
Jiagedaqi, Heilongjiang	5.1upl
Yichun, Heilongjiang	5.1upm
Daqing, Heilongjiang	5.1upn
Qitaihe, Heilongjiang	5.1ups
Jixi, Heilongjiang	5.1upv
Hegang, Heilongjiang	5.1upw
Shuangyashan, Heilongjiang	5.1upx
Hailaer, Inner Mongolia	5.1upy
Huhehaote, Inner Mongolia	5.1upz
Baotou, Inner Mongolia	5.1uq0
Wuhai, Inner Mongolia	5.1uq1
Jining, Inner Mongolia	5.1uq2
Tongliao, Inner Mongolia	5.1uq3
Chifeng, Inner Mongolia	5.1uq4
Dongsheng, Inner Mongolia	5.1uq5
Linhe, Inner Mongolia	5.1uq6
Xilinhaote, Inner Mongolia	5.1uq7
Wulanhaote, Inner Mongolia	5.1uqa
Alashanzuoqi, Inner Mongolia	5.1uqb
Wuxi, Jiangsu	5.1ur2 7.54mff
Zhenjiang, Jiangsu	5.1ur3
Suzhou, Jiangsu	5.1ur4 7.54mhy 2s zs js x 1yz 34 5k 2s
Nantong, Jiangsu	5.1ur5
Yangzhou, Jiangsu	5.1ur6
Yancheng, Jiangsu	5.1ur7
Xuzhou, Jiangsu	5.1ur8
Huaian, Jiangsu	5.1ur9
Lianyungang, Jiangsu	5.1ura
Changzhou, Jiangsu	5.1urb
Taizhou, Jiangsu	5.1urf
Suqian, Jiangsu	5.1urj
Heze, Shandong	5.1urm
Jinan, Shandong	5.1urn 7.54q0g 1a
Qingdao, Shandong	5.1uro 7.54q4h
Zibo, Shandong	5.1urp
Dezhou, Shandong	5.1urq
Yantai, Shandong	5.1urr
Weifang, Shandong	5.1urs
Jining, Shandong	5.1urt
TaiAn, Shandong	5.1uru
Linyi, Shandong	5.1urv
Binzhou, Shandong	5.1urz
Dongying, Shandong	5.1us2
Chuzhou, Anhui	5.1us6
Hefei/Chaohu, Anhui	5.1us7
Bengbu, Anhui	5.1us8
Wuhu, Anhui	5.1us9
Huainan, Anhui	5.1usa
MaAnshan, Anhui	5.1usb
Anqing, Anhui	5.1usc
Suzhou, Anhui	5.1usd
Fuyang, Anhui	5.1use
Huangshan, Anhui	5.1usf
Huaibei, Anhui	5.1ush
Tongling, Anhui	5.1usi
Xuancheng, Anhui	5.1usj
LiuAn, Anhui	5.1usk
Chizhou, Anhui	5.1usm
Quzhou, Zhejiang	5.1usq
Hangzhou, Zhejiang	5.1usr 7.54mac vk 2ui 1 3y
Huzhou, Zhejiang	5.1uss
Jiaxing, Zhejiang	5.1ust
Ningbo, Zhejiang	5.1usu
Shaoxing, Zhejiang	5.1usv
Taizhou, Zhejiang	5.1usw
Wenzhou, Zhejiang	5.1usx 7.54mi4
Lishui, Zhejiang	5.1usy
Jinhua, Zhejiang	5.1usz
Fuzhou, Fujian	5.1utb 7.54q1e u
Xiamen, Fujian	5.1utc
Ningde, Fujian	5.1utd
Putian, Fujian	5.1ute
Quanzhou, Fujian	5.1utf 7.54m7l
Zhangzhou, Fujian	5.1utg
Longyan, Fujian	5.1uth
Sanming, Fujian	5.1uti
Nanping, Fujian	5.1utj
Weihai, Shandong	5.1uuf
Zaozhuang, Shandong	5.1uug
Rizhao, Shandong	5.1uuh
Laiwu, Shandong	5.1uui
Liaocheng, Shandong	5.1uuj
Shanwei, Guangdong	5.1uv8
Yangjiang, Guangdong	5.1uva
Jieyang, Guangdong	5.1uvb
Maoming, Guangdong	5.1uvg
Jinghong, Yunnan	5.1uw3
Luxi, Yunnan	5.1uw4
Xiangyang/Xiangfan, Hubei	5.1uwm
Ezhou, Hubei	5.1uwn
Xiaogan, Hubei	5.1uwo
Huanggang, Hubei	5.1uwp
Huangshi, Hubei	5.1uwq
Xianning, Hubei	5.1uwr
Jingzhou, Hubei	5.1uws
Yichang, Hubei	5.1uwt
Enshi, Hubei	5.1uwu
Shiyan, Hubei	5.1uwv
Suizhou, Hubei	5.1uwy
Jingmen, Hubei	5.1ux0
Xiantao, Hubei	5.1ux4
Yueyang, Hunan	5.1ux6
Zhuzhou/Changsha/Xiangtan, Hunan	5.1ux7
Hengyang, Hunan	5.1uxa
Chenzhou, Hunan	5.1uxb
Changde, Hunan	5.1uxc
Yiyang, Hunan	5.1uxd
Loudi, Hunan	5.1uxe
Shaoyang, Hunan	5.1uxf
Jishou, Hunan	5.1uxj
Zhangjiajie, Hunan	5.1uxk
Huaihua, Hunan	5.1uxl
Yongzhou, Hunan	5.1uxm
Jiangmen, Guangdong	5.1uxq
Shaoguan, Guangdong	5.1uxr
Huizhou, Guangdong	5.1uxs
Meizhou, Guangdong	5.1uxt
Shantou/Chaoyang, Guangdong	5.1uxu
Shenzhen, Guangdong	5.1uxv 7.54m5e k 28 k 54 31
Zhuhai, Guangdong	5.1uxw
Shunde/Foshan, Guangdong	5.1uxx
Zhaoqing, Guangdong	5.1uxy
Zhanjiang, Guangdong	5.1uxz
Zhongshan, Guangdong	5.1uy0
Heyuan, Guangdong	5.1uy2
Qingyuan, Guangdong	5.1uy3
Yunfu, Guangdong	5.1uy6
Chaozhou, Guangdong	5.1uy8
Dongguan, Guangdong	5.1uy9 7.54m1g 40 3c 50 26
Fangchenggang, Guangxi	5.1uya
Nanning, Guangxi	5.1uyb 7.54pzc 20 by
Liuzhou, Guangxi	5.1uyc
Guilin, Guangxi	5.1uyd
Wuzhou, Guangxi	5.1uye
Yulin, Guangxi	5.1uyf
Baise, Guangxi	5.1uyg
Qinzhou, Guangxi	5.1uyh
Hechi, Guangxi	5.1uyi
Beihai, Guangxi	5.1uyj
Xinyu, Jiangxi	5.1uyu
Nanchang, Jiangxi	5.1uyv
Jiujiang, Jiangxi	5.1uyw
Shangrao, Jiangxi	5.1uyx
Fuzhou, Jiangxi	5.1uyy
Yichun, Jiangxi	5.1uyz
JiAn, Jiangxi	5.1uz0
Ganzhou, Jiangxi	5.1uz1
Jingdezhen, Jiangxi	5.1uz2
Pingxiang, Jiangxi	5.1uz3
Suoxian, Tibet	5.1uzb
Panzhihua, Sichuan	5.1uzg
Zigong, Sichuan	5.1uzh
Mianyang, Sichuan	5.1uzk
Nanchong, Sichuan	5.1uzl
Dazhou, Sichuan	5.1uzm
Suining, Sichuan	5.1uzt
GuangAn, Sichuan	5.1uzu
Bazhong, Sichuan	5.1uzv
Luzhou, Sichuan	5.1uzy
Yibin, Sichuan	5.1uzz
Ziyang/Neijiang, Sichuan	5.1v00
Leshan, Sichuan	5.1v01
Xichang, Sichuan	5.1v02
YaAn, Sichuan	5.1v03
Kangding, Sichuan	5.1v04
MaErkang, Sichuan	5.1v05
Deyang, Sichuan	5.1v06
Guangyuan, Sichuan	5.1v07
Guiyang/Zunyi/Anshun, Guizhou	5.1v0j
Zunyi, Guizhou	5.1v0k
Anshun, Guizhou	5.1v0l
Duyun, Guizhou	5.1v0m
Kaili, Guizhou	5.1v0n
Tongren, Guizhou	5.1v0o
Bijie, Guizhou	5.1v0p
Liupanshui, Guizhou	5.1v0q
Xingyi, Guizhou	5.1v0r
Zhaotong, Yunnan	5.1v12
Kunming, Yunnan	5.1v13 7.54mio 3js
Dali, Yunnan	5.1v14
Gejiu, Yunnan	5.1v15
Qujing, Yunnan	5.1v16
Baoshan, Yunnan	5.1v17
Wenshan, Yunnan	5.1v18
Yuxi, Yunnan	5.1v19
Chuxiong, Yunnan	5.1v1a
Simao, Yunnan	5.1v1b
Lincang, Yunnan	5.1v1f
Liuku, Yunnan	5.1v1i
Zhongdian, Yunnan	5.1v1j
Lijiang, Yunnan	5.1v1k
Lhasa, Tibet	5.1v1n
Rikaze/Zhongba, Tibet	5.1v1o
Naidong, Tibet	5.1v1p
Linzhi, Tibet	5.1v1q
Changdu, Tibet	5.1v1r
Naqu/Jiali/Nierong/Shenzha/Shuanghu/Bange/Nima, Tibet	5.1v1s
GeEr/Pulan/Zhada, Tibet	5.1v1t
Haikou, Hainan	5.1v1u 7.54mic 2s 1am 41 1x6 2s s ac 2f d 2f
Tacheng, Xinjiang	5.1v1x
Hami, Xinjiang	5.1v1y
Hetian, Xinjiang	5.1v1z
Aletai, Xinjiang	5.1v22
Atushi, Xinjiang	5.1v24
Bole, Xinjiang	5.1v25
YanAn, Shaanxi	5.1v27
Yulin, Shaanxi	5.1v28
Weinan, Shaanxi	5.1v29
Shangzhou, Shaanxi	5.1v2a
Ankang, Shaanxi	5.1v2b
Hanzhong, Shaanxi	5.1v2c
Baoji, Shaanxi	5.1v2d
Tongchuan, Shaanxi	5.1v2f
Linxia, Gansu	5.1v2q
Lanzhou, Gansu	5.1v2r 7.54mjj
Dingxi, Gansu	5.1v2s
Pingliang, Gansu	5.1v2t
Xifeng, Gansu	5.1v2u
Jinchang, Gansu	5.1v2v
Zhangye, Gansu	5.1v2w
Jiuquan, Gansu	5.1v2x
Tianshui, Gansu	5.1v2y
Wudu, Gansu	5.1v2z
Hezuo, Gansu	5.1v31
Baiyin, Gansu	5.1v33
Yinchuan, Ningxia	5.1v3b
Shizuishan, Ningxia	5.1v3c
Wuzhong, Ningxia	5.1v3d
Guyuan, Ningxia	5.1v3e
Zhongwei, Ningxia	5.1v3f
Haiyan, Qinghai	5.1v3u
Xining, Qinghai	5.1v3v
PingAn, Qinghai	5.1v3w
Tongren, Qinghai	5.1v3x
Gonghe, Qinghai	5.1v3y
Maqin, Qinghai	5.1v3z
Yushu, Qinghai	5.1v40
Delingha, Qinghai	5.1v41
GeErmu, Qinghai	5.1v43
Kalamayi, Xinjiang	5.1v4e
Urumchi, Xinjiang	5.1v4f
Kuitun, Xinjiang	5.1v4g
Shihezi, Xinjiang	5.1v4h
Changji, Xinjiang	5.1v4i
Tulufan, Xinjiang	5.1v4j
KuErle, Xinjiang	5.1v4k
Akesu, Xinjiang	5.1v4l
Kashi, Xinjiang	5.1v4m
Yining, Xinjiang	5.1v4n
Dhaka	5.1vx4 1 2 1 1
Bandarban	5.1vxg
Khulna	5.1vxl
Satkhira	5.1vxr
Bogra/Gabtali/Nandigram/Sherpur	5.1vxv
Lalmonirhat	5.1vy3
Bheramara	5.1vye
Kushtia	5.1vyf
Meherpur	5.1vyn
Homna/Comilla	5.1vyp
Mymensingh	5.1vyz 6.ivpj
Nalitabari/Nakla/Sherpur	5.1vz1
Netrokona	5.1vz3
Jamalpur/Islampur/Dewanganj	5.1vz6
Miaoli	5.1we5
Taichung/Changhua	5.1we9 1 1 1 3 1 6.izya 1 1 4 7.59zi9 1 1 1 1 1 1 1 1
Nantou	5.1weh
Chiayi/Yunlin	5.1wek 1 1 1 1 1 1
Kaohsiung	5.1wf3 1 1 1 1 1 1 1 1
Pingtung	5.1wfc 4 3 1
Matsu	5.1wff
Taitung	5.1wfl
Istanbul (Europe)	5.1xlw
Istanbul (Anatolia)	5.1xm0
Esksehir	5.1xm6
Bursa	5.1xm8
Yalova	5.1xma
Bilecik	5.1xmc
Izmir	5.1xmg
Manisa	5.1xmk
Antalya	5.1xmq
Isparta	5.1xmu
Burdur	5.1xmw
Mugla	5.1xn0 7.250f6
Aydin	5.1xn4
Denizli	5.1xn6
Kocaeli	5.1xna
Sakarya	5.1xnc
Balikesir	5.1xne
Afyon	5.1xnk
Kutahya	5.1xnm
Usak	5.1xno
Tekirdag	5.1xnu
Edirne	5.1xnw
Canakkale	5.1xny
Kirklareli	5.1xo0
Ankara	5.1xoo
Kirikkale	5.1xou
Adana	5.1xoy
Icel	5.1xp0
Hatay	5.1xp2
Osmaniye	5.1xp4
Konya	5.1xp8
Karaman	5.1xpe
Gaziantep	5.1xpi
K. Maras	5.1xpk
Sivas	5.1xpm
Kilis	5.1xpo
Kayseri	5.1xps
Yozgat	5.1xpu
Tokat	5.1xpw
Amasya	5.1xpy
Samsun	5.1xq2
Corum	5.1xq4
Kastamonu	5.1xq6
Sinop	5.1xq8
Karabuk	5.1xqa
Zongdulak	5.1xqc
Bolu	5.1xqe
Cankiri	5.1xqg
Bartin	5.1xqi
Duzce	5.1xqk
Aksaray	5.1xqm
Nevsehir	5.1xqo
Kirsehir	5.1xqq
Nigde	5.1xqs
Diyarbakir	5.1xrg
Sanliurfa	5.1xri
Adiyaman	5.1xrk
Malatya	5.1xrq
Elazig	5.1xrs
Bingol	5.1xru
Tuniceli	5.1xrw
Van	5.1xs0
Bitlis	5.1xs2
Mus	5.1xs4
Hakkari	5.1xs6
Erzurum	5.1xsa
Erzincan	5.1xse
Ordu	5.1xsk
Giresun	5.1xsm
Gumushane	5.1xso
Bayburt	5.1xsq
Trabzon	5.1xsu
Rize	5.1xsw
Artvin	5.1xsy
Agri	5.1xt4
Kars	5.1xt6
Igdir	5.1xt8
Ardahan	5.1xta
Mardin	5.1xte
Stirt	5.1xtg
Sirnak	5.1xti
Batman	5.1xtk
Ghaziabad/Dadri, Uttar Pradesh	5.1yb4
Meerut, Uttar Pradesh	5.1yb5
Hapur, Uttar Pradesh	5.1yb6
Gurgaon, Haryana	5.1yb8
Faridabad, Haryana	5.1ybd
Sonipat, Haryana	5.1ybe
Muzaffarnagar, Uttar Pradesh	5.1ybf
Saharanpur, Uttar Pradesh	5.1ybg
Dehradun, Uttarakhand	5.1ybj
Jaipur, Rajasthan	5.1ybp
Alwar, Rajasthan	5.1ybs
Ajmer, Rajasthan	5.1ybt
Bikaner, Rajasthan	5.1ybz
Sriganganagar, Rajasthan	5.1yc2
Ludhiana, Punjab	5.1yc9
Bhatinda, Punjab	5.1ycc
Ambala, Haryana	5.1ycj
Chandigarh, Punjab	5.1yck
Patiala, Punjab	5.1ycn
Shimla, Himachal Pradesh	5.1ycp
Jallandhar, Punjab	5.1yct
Amritsar, Punjab	5.1ycv
Karnal, Haryana	5.1ycw
Pathankot, Punjab	5.1ycy
Jammu, Jammu And Kashmir	5.1yd3
Srinagar, Jammu And Kashmir	5.1yd6
Pune, Maharashtra	5.1yde 1 1 1 1 1
Chinchwad, Maharashtra	5.1ydo
Navi Mumbai/Turbhe, Maharashtra	5.1ydr
Sholapur, Maharashtra	5.1ydt
Mumbai	5.1ydy 1 1 1 1 1
Khadakwasala, Maharashtra	5.1ye6
Kolhapur, Maharashtra	5.1ye7
Sangli, Maharashtra	5.1ye9
Ahmednagar, Maharashtra	5.1yeh
Bassein, Maharashtra	5.1yeq
Kalyan, Maharashtra	5.1yer
Nasik City, Maharashtra	5.1yet
Jalgaon, Maharashtra	5.1yex
Vapi, Gujarat	5.1yf0
Surat, Gujarat	5.1yf1
Vadodara, Gujarat	5.1yf5
Nadiad, Gujarat	5.1yf8
Bhavnagar, Gujarat	5.1yfi
Rajkot, Gujarat	5.1yfl
Junagarh, Gujarat	5.1yfp
Porbander, Gujarat	5.1yfq
Jamnagar, Gujarat	5.1yfs
Jodhpur, Rajasthan	5.1yfv
Udaipur Girwa/Udaipur, Rajasthan	5.1yfy
Dhanbad, Bihar	5.1ygu
Asansol, West Bengal	5.1yh9
Burdwan, West Bengal	5.1yha
Durgapur, West Bengal	5.1yhb
Siliguri, West Bengal	5.1yhl
Darjeeling, West Bengal	5.1yhm
Itanagar/Ziro, Arunachal Pradesh	5.1yhs
Guwahati, Assam	5.1yht
Shillong, Meghalaya	5.1yhw
Passighat, Arunachal Pradesh	5.1yi0
Mokokchung, Nagaland	5.1yi1
Kohima, Nagaland	5.1yi2
Lungleh, Mizoram	5.1yi4
Dibrugarh, Assam	5.1yi5
Tinsukhia, Assam	5.1yi6
Jorhat, Assam	5.1yi8
Agartala, Tripura	5.1yid
Imphal, Manipur	5.1yih
Aizawal, Mizoram	5.1yil
Pondicherry, Tamil Nadu	5.1yj9
Vellore, Tamil Nadu	5.1yjc
Tirupur, Tamil Nadu	5.1yjh
Coimbatore, Tamil Nadu	5.1yji
Udhagamandalam, Tamil Nadu	5.1yjj
Erode, Tamil Nadu	5.1yjk
Salem, Tamil Nadu	5.1yjn
Tiruchchirappalli, Tamil Nadu	5.1yjr
Kumbakonam, Tamil Nadu	5.1yjv
Dindigul, Tamil Nadu	5.1ykb
Madurai, Tamil Nadu	5.1ykc
Taliparamba, Kerala	5.1ykk
Thoothukudi, Tamil Nadu	5.1ykl
Tirunelvelli, Tamil Nadu	5.1ykm
Tiruvalla, Kerala	5.1ykt
Attingal, Kerala	5.1yku
Thiruvananthapuram, Kerala	5.1ykv
Kollam, Kerala	5.1yky
Punalur, Kerala	5.1ykz
Karunagapally, Kerala	5.1yl0
Alappuzha, Kerala	5.1yl1
Cherthala, Kerala	5.1yl2
Mavelikkara, Kerala	5.1yl3
Irinjalakuda, Kerala	5.1yl4
Kottayam, Kerala	5.1yl5
Manjeri, Kerala	5.1yl7
Ernakulam, Kerala	5.1yl8
Muvattupuzha, Kerala	5.1yl9
Thrissur, Kerala	5.1ylb
Tellicherry, Kerala	5.1yle
Palakkad, Kerala	5.1ylf
Tirur, Kerala	5.1yli
Kozhikode, Kerala	5.1ylj
Vatakara, Kerala	5.1ylk
Kannur, Kerala	5.1yll
Kanpur, Uttar Pradesh	5.1ym0
Unnao, Uttar Pradesh	5.1ym3
Lucknow, Uttar Pradesh	5.1yma
Allahabad, Uttar Pradesh	5.1ymk
Raibareli, Uttar Pradesh	5.1ymn
Varansi, Uttar Pradesh	5.1ymu
Ghazipur, Uttar Pradesh	5.1yn0
Gorakhpur, Uttar Pradesh	5.1yn3
Agra, Uttar Pradesh	5.1yne
Mathura, Uttar Pradesh	5.1ynh
Aligarh, Uttar Pradesh	5.1ynn
Bareilly, Uttar Pradesh	5.1ynx
Moradabad, Uttar Pradesh	5.1yo7
Rampur, Uttar Pradesh	5.1yob
Amravati, Maharashtra	5.1yrt
Akola, Maharashtra	5.1yrw
Indore, Madhya Pradesh	5.1ys3
Khandwa, Madhya Pradesh	5.1ys5
Ujjain, Madhya Pradesh	5.1ys6
Bhopal, Madhya Pradesh	5.1ysr
Jabalpur, Madhya Pradesh	5.1ysx
Raipur, Madhya Pradesh	5.1yt7
Durg, Madhya Pradesh	5.1yto
Ahmedabad Local, Gujarat	5.1ytq 2 1 1 1 1 1 1 1
Tumkur, Karnataka	5.1yug
Karachi	5.1z5g 1 1 1 1 1 1 1
Hyderabad	5.1z5q 1 1 1 1 1 1 1
Dadu	5.1z6k 1 1 1 1 1 1 1
Sahiwal	5.1zaq 1 1 1 1 1 1 1
Faisalabad	5.1zb0 1 1 1 1 1 1 1
Lahore	5.1zba 1 1 1 1 1 1 1
Okara	5.1zbu 1 1 1 1 1 1 1
Toba Tek Singh	5.1zce 1 1 1 1 1 1 1
Jhang	5.1zco 1 1 1 1 1 1 1
Sargodha	5.1zcy 1 1 1 1 1 1 1
Kasur	5.1zd8 1 1 1 1 1 1 1
Islamabad/Rawalpindi	5.1zds 1 1 1 1 1 1 1
Sialkot	5.1ze2 1 1 1 1 1 1 1
Gujrat	5.1zec 1 1 1 1 1 1 1
Gujranwala	5.1zew 1 1 1 1 1 1 1
Sheikhupura	5.1zf6 1 1 1 1 1 1 1
Attock	5.1zfg 1 1 1 1 1 1 1
Multan	5.1zgk 1 1 1 1 1 1 1
Bahawalpur	5.1zgu 1 1 1 1 1 1 1
Bahawalnagar	5.1zh4 1 1 1 1 1 1 1
Dera Ghazi Khan	5.1zhe 1 1 1 1 1 1 1
Khanewal	5.1zho 1 1 1 1 1 1 1
Muzaffargarh	5.1zhy 1 1 1 1 1 1 1
Vehari	5.1zi8 1 1 1 1 1 1 1
Rahim Yar Khan	5.1zii 1 1 1 1 1 1 1
Sukkur	5.1zjc 1 1 1 1 1 1 1
Larkana	5.1zk6 1 1 1 1 1 1 1
Quetta	5.1zm4 1 1 1 1 1 1 1
Gwadar	5.1zni 1 1 1 1 1 1 1
Peshawar/Charsadda	5.1zow 1 1 1 1 1 1 1
Nowshera	5.1zp7
Khyber/Mohmand Agy	5.1zp8
Hangu/Orakzai Agy	5.1zp9
Kurram Agency	5.1zpa
Karak	5.1zpb 6.kmj7 4
Bannu/N. Waziristan	5.1zpc
Kohistan	5.1zra
Amarapura	5.21i0
Beirut	5.2261
Metn	5.2264
Chouf	5.2265
North Lebanon	5.2266
South Lebanon	5.2267
Bekaa	5.2268
Jbeil & Keserwan	5.2269
Irbid	5.228z 6.kmhl 4
Amman	5.229z 1 1 6.kmrg 5
Damascus and rural areas	5.22bb
Al-Nebek	5.22bc
Al-Zabadani	5.22bd
Al-Quneitra	5.22be
Dara	5.22bf
Al-Swedaa	5.22bg
Aleppo	5.22bl
Al-Rakkah	5.22bm
Edleb	5.22bn
Menbej	5.22bp
Homs	5.22bv
Hamah	5.22bx b
Palmyra	5.22by
Lattakia	5.22c5
Tartous	5.22c7
Deir Ezzour	5.22cf
Alhasakah	5.22cg
Al-Kameshli	5.22ch
Riyadh/Kharj	5.22jn
Makkah/Jeddah	5.22jo
Dammam/Khobar/Dahran	5.22jp
Madenah/Arar/Tabuk/Yanbu	5.22jq
Hail/Qasim	5.22js
Abha/Najran/Jezan	5.22jt
Aden	5.22mq 1 6.kqcw 1 1 1 7.5rbm0
Dhalea	5.22ms 6.kqd0
Lahj	5.22mt 6.kqd1
Abyan	5.22mu 6.kqd2
Taiz	5.22na 1 6.kqij 7.5rd5k 1 1 1
Ibb	5.22nc 1 6.kqh5 1f 1
Shabwah	5.22nk
Hadhrmout	5.22nl 1 1
Dhamar	5.22nw 6.kqmv b 1 v 2 7.5repp 3 1 1 1
Hajjah	5.22o4 7.5rfhq 1 1 1
Al Mahweet	5.22o6 7.5rfh1 t 5
Saadah	5.22o7 6.kqqx 7.5rfhv 3
Amran	5.22o8 6.kqqy 7.5rfhw 1
Dhofar & Al Wusta	5.22pj
Muscat	5.22pk
A’Dakhliyah, Al Sharqiya & A’Dhahira	5.22pl
Al Batinah & Musandam	5.22pm
Dubai	5.22ye 1 1 1 1 1 1
Sharjah, Ajman, Umm Al-Qaiwain	5.22yy 1 1 1 1 1 1
Ras Alkhaimah	5.22z8 1 1 1 1 1 1
Fujairah	5.22zs 1 1 1 1 1 1
Samdrup Jongkhar	5.23ac 2 2
Paro	5.23am 1 1
Ulaanbaatar	5.23bf a
Dushanbe	5.24kl
Baku	5.24pg
Sumgayit	5.24pm
Tbilisi	5.24ss
Casablanca	6.4jzc 9 7.19jtw 2 1 1 1 1 1 1 1
Casablanca/Central Morocco	6.4jzd
Southern Morocco	6.4jzh
Rabat/Kènitra	6.4jzm
Tangier/Al Hoceima/Larache/Tètouan/Chefchaouen	6.4jzn
Fès/Errachidia/Meknès/Nador/Oujda/Taza	6.4jzo
Casablanca/Marrakech/Agadir	6.4k05
Sidiessaiah	6.4od9
Suk Elkhamis	6.4oda
Swajni	6.4ods
Zahra	6.4oek
Hashan	6.4of3
Azizia	6.4of4
Abu Issa	6.4of6
Matred	6.4of7
Mamura	6.4of9
Elmaya	6.4ofb
Jmail	6.4ofd
Agelat, Ajalat	6.4ofe
Hugialin	6.4ofg
Bani Walid	6.4ogi
Wadi Keam	6.4ogj
Tarhuna	6.4ogl
Kussabat	6.4ogm
Yefren	6.4oj9
Mizda	6.4oja
Guassem	6.4ojb
Buzayan	6.4ojd
Kikla	6.4ojf
Rujban	6.4ok4
Reyana	6.4ok5
Al Josh	6.4ok6
Kabaw	6.4okx
Tigi	6.4oky
Ghadames	6.4ol0
Zliten	6.4om1
Tawergha	6.4om2
Dafnia	6.4om3
Kasarahmad	6.4om4
Zawyat Elmahjub	6.4om6
Bugrain	6.4om9
Abuhadi	6.4omx
Wadi Jeref	6.4omy
Noflia	6.4omz
Wodan	6.4onp
Sokna	6.4onq
Soussa	6.4onr
Zella	6.4ons
Gmines	6.4oov
Elkuwaifia	6.4oow
Deriana	6.4oox
Kaalifa	6.4ooy
Jerdina	6.4ooz
Seluk	6.4op0
Elmagrun	6.4op1
Kofra	6.4opo
Ojla	6.4opp
Sidi Sultan Sultan	6.4opq
Bisher	6.4opr
Jalo	6.4opt
Tolmitha	6.4oqh
Jardas	6.4oqi
Taknes	6.4oqj
Elbayada	6.4oqk
Tomina	6.4oql
Brak	6.4orl
Edry	6.4orn
Ghat	6.4oro
Murzuk	6.4orp
Um Laranib	6.4orq
Zawaya	6.4orr
Ghrefa	6.4ort
Wadi Atba	6.4orv
Bergen	6.4orw
Garda	6.4orx
Traghen	6.4ory
Gubba	6.4oud
Shahat	6.4ov7
Massa	6.4ov8
Slenta	6.4ova
Kotu/Senegambia	6.4q3i
Yundum	6.4q3j
Bakau	6.4q3l
Soma	6.4q6h
Baja Kunda/Basse/Fatoto/Gambisara/Garawol/Misera/Sambakunda/Sudowol	6.4q6u
Sotuma	6.4q6v
Kaur	6.4q72
Dakar	6.4qsa
Bamako	6.4s82 6o 1 6 7.1bu9y 1 1 1 1 1 1 1 1
Koulikoro	6.4s8c
Mopti	6.4s8e
Kayes	6.4s8f
Sikasso	6.4s8g
Gao/Kidal	6.4s8i
Tombouctou	6.4s8j
Fria	6.4t2m
Kankan	6.4t2r
Faranah	6.4t2s
Kaya	6.4ujg 7.1chpp
Ouagadougou	6.4ukt 1
Niamey	6.4vb6 1 7.1cp54 1 1 1
Accra	6.500m
Tema	6.500n
Greater Accra Region	6.500r 1
Western Region	6.5011 1
Ashanti Region	6.501b 1
Eastern Region	6.501v 1
Brong-Ahafo Region	6.5025 1
Volta Region	6.502f 1
Northern Region	6.502p 1
Upper East Region	6.502z 1
Wa	6.5034
Upper West Region	6.5039 1
Lagos	6.50pl
Ibadan	6.50pm
Abuja	6.50pt
Ribeira Grande, Santo Antão	6.53t9
Porto Novo, Santo Antão	6.53ta
Paúl, Santo Antão	6.53tb
Cocoli, Santo Antão	6.53tc
Ponta do Sol, Santo Antão	6.53td
Manta Velha/Chã de Igreja (Santo Antão Island)	6.53te
Lajedos/Alto Mira (Santo Antão Island)	6.53tf
Mindelo, São Vicente	6.53ti 1 1
Ribeira Brava, São Nicolau	6.53tn
Tarrafal de São Nicolau, São Nicolau	6.53to
Fajã, São Nicolau	6.53tp
Praia Branca, São Nicolau	6.53tq
Espargos, Sal	6.53tt
Santa Maria, Sal	6.53tu
Sal Rei, Boa Vista	6.53u3
Funda das Figueiras, Boa Vista	6.53u4
Vila do Maio, Maio	6.53u7
Calheta, Maio	6.53u8
Praia, Santiago	6.53uc 1 1 1 1
Santa Catarina, Santiago	6.53uh
Tarrafal, Santiago	6.53ui
Cidade Velha, Santiago	6.53uj
São Domingos, Santiago	6.53uk
Pedra Badejo, Santiago	6.53ul
Orgão/São Jorge (Santiago Island)	6.53un
Picos, Santiago	6.53uo
Calheta de São Miguel, Santiago	6.53up
São Filipe, Fogo	6.53ux
Cova Figueira, Fogo	6.53uy
Mosteiros, Fogo	6.53uz
São Jorge, Fogo	6.53v0
Nova Sintra, Brava	6.53v1
Água Grande	6.54l4 4 1 7.1f9ul 1 1 1 1 1 1 1
Libreville	6.55yx 2s 7.1fnog 1 1 1 1 ro 1 1 1 1
Cabinda	6.58g7
Zaire	6.58g8
Uige	6.58g9
Cuanza Norte	6.58gb
Cuanza Sul	6.58gc
Huambo	6.58gh
Bie	6.58go
Cuando Cubango	6.58gp
Malange	6.58gr
Lunda Norte	6.58gs
Namibe	6.58h4
Cunene	6.58h5
Benguela	6.58hc
Khartoum	6.5c8x u
Khartoum North	6.5c8z u
Khartoum Rural	6.5c90 u
Omdurman	6.5c91 u
Addis Ababa	6.5drf 7.1htl2 4 1 1 1 2 1 1 1 1 1 2 3 1 1 1 3 1 1 2 1 1 1 1 2 1 1 1 1 b 2 2 3 2 8.ey7uu 5 2 2 1 1 7 1 1 6 1 1 1 15 1 1 1 1 1 4 1p 1 1 1 1 1 1 1 e 1 1 1 6 1 6 1 1 18 1 1 1 1 3 3 1 1 1 1 x 1 1 1 1 1 1 1m 1 1 1 1 1 4h 1 1 1 1 5 b 1 1 1 1 1 1 1 1 c 6 1 1 1 7 2 e 1 1 9.45iav4 1 1 1 1 1 1 1
Kelafo, East Region	6.5dve
Shasemene	6.5e11
Kebado, South Region	6.5e16
Ghedo, West Region	6.5e44
Pawe, North-West Region	6.5e4h
Mubende	6.5hw0
Masindi	6.5hw1
Gulu	6.5hw7
Lira	6.5hw9
Arua	6.5hwc
Masaka	6.5hwh
Fort Portal	6.5hwj
Mbarara	6.5hwl
Kabale/Rukungiri/Kisoro	6.5hwm
Manica	6.5j9n
Tete	6.5j9o
Lichinga	6.5ja7
Pemba	6.5ja8
Chokwe	6.5jah
Xai-Xai	6.5jai
Lusaka Province	6.5ks3
Ndola/Copperbelt and Luapula Provinces	6.5ks4
Livingstone/Southern Province	6.5ks5
Kasama/Northern Province	6.5ks6
Kabwe/Central Province	6.5ks7
Chipata/Eastern Province	6.5ks8
Solwezi/Western Province	6.5ks9
Mongu/North-Western Province	6.5ksa
Odzi	6.5n38 8.fo4so
Pengalonga	6.5n39
Mutare	6.5n3a 7.1kevo 9.4cpq0a
Murambinda	6.5n3g 9 8.fo8nq
Wedza	6.5n3q 8.fp3iw
Chipinge	6.5n3v 8.foa78
Hauna	6.5n3w 8.fo9fl
Juliasdale	6.5n3x 8.fo9fk
Birchenough Bridge	6.5n4g 8.foa77
Zvishavane	6.5n4j 79 1 1 8.fojhf
Chitungwiza	6.5n52 7.1kf6t 8.fom6a 1
Bindura	6.5n53
Mutoko	6.5n54 8.fp3j1
Ruwa	6.5n55 8.fo7w5
Arcturus	6.5n56 8.fo7w6
Mvurwi	6.5n59 8.fp4aw
Murewa	6.5n5a 7.1kicp
Marondera	6.5n5b 7.1kicr 8.fom6g 1
Hwange	6.5n5d
Kezi	6.5n5e 9.4cra13
Figtree	6.5n5f 9.4cra10
Gwanda	6.5n5g 7.1kjto
Turkmine	6.5n5h 9.4cra0z
Beitbridge	6.5n5i
Tsholotsho	6.5n5j 9.4cra2l
Esigodini	6.5n5k 9.4cra0w
Jotsholo	6.5n5l 9.4d2fbf
Chatsworth	6.5n64 9.4ctet0
Checheche	6.5n6d 9.4cqu7x
Nyanga	6.5n6p 9.4cqmc2
Nyaningwe	6.5n6x 9.4ctev0
Nyika	6.5n6y 9.4ctetf
Shamva	6.5n7v 9.4cz709
Concession	6.5n7z
Glendale	6.5n80 8.fp4ay
Macheke	6.5n83 9.4cyz8w
Matopose	6.5n87
Nyamandhlovu	6.5n8b
Lupane	6.5n8m 9.4d2faw
Mataga	6.5nbx 9.4cteum
Mberengwa	6.5nby 9.4cteug
Munyati	6.5nd1 9.4cwugd
Nkayi	6.5nd2 9.4cwuge
Selous	6.5nf0 8.folmh 1 9.4cu08l 1 1 1 1
Chirundu	6.5nf9 9.4cy4fg
Raffingora	6.5ng3 9.4czerq
Mutorashanga	6.5ng4 9.4czero
Murombedzi	6.5ngb 8.fp52n
Sanyati	6.5ngn 8.fp5ug
Chakari	6.5ngo 9.4czmh9
Trelawney	6.5ngy 9.4czeq0
Northend	6.5nn4 1
Hillside	6.5nn8
Killarney	6.5nnd 7.23sr6 9.5ujvjg 1
Mabutewni	6.5nno 1 1 1
Bellevue	6.5nnu 1 8.fobry
Nkulumane	6.5nnw 1
Luveve	6.5no0 4 8.fobs4
Gaborone (outer)	6.5q9a
Lobatse	6.5qfe 3 1
Ramotswa	6.5qfm 1
Kgalagadi	6.5qir 3
Gantsi	6.5qiz
Domoni	6.5s5c a
Mutsamudu	6.5s5d a
Mohéli	6.5s5e a
Moroni	6.5s5f a 1 1
Mbéni	6.5s5j a
Mitsamiouli	6.5s5k a
Foumbouni	6.5s5l a
Ivittuut	6.6f8r
Chalcis	6.6h71
Aliveri	6.6h73
Karystos	6.6h74
Aidipsos	6.6h76
Kireas	6.6h77
Messapia	6.6h78
Eretria	6.6h79
Lamia	6.6h7b
Domokos	6.6h7c
Atalanta	6.6h7d
Amfikleia	6.6h7e
Kamena Vourla	6.6h7f
Makrakomi	6.6h7g
Karpenisi	6.6h7h
Stylida	6.6h7i
Rhodes	6.6h7l
Kos	6.6h7m
Kalymnos	6.6h7n
Archangelos, Rhodes	6.6h7o
Karpathos	6.6h7p
Salakos, Rhodes	6.6h7q
Leros	6.6h7r
Mytilene	6.6h7v
Agiasos/Plomari	6.6h7w
Kalloni, Lesbos	6.6h7x
Agios Efstratios	6.6h7y
Livadeia	6.6h85
Thebes	6.6h86
Vilia	6.6h87
Thisvi	6.6h88
Amfissa	6.6h89
Lidoriki	6.6h8a
Distomo	6.6h8b
Aliartos	6.6h8c
Chios	6.6h8f
Kardamyla	6.6h8g
Samos	6.6h8h
Psara, Chios	6.6h8i
Agios Kirykos	6.6h8j
Ano Syros	6.6h8p
Andros	6.6h8q
Tinos	6.6h8r
Paros	6.6h8s
Naxos	6.6h8t
Santorini	6.6h8u
Milos	6.6h8v
Kea	6.6h8w
Mykonos	6.6h8x
Lagonisi	6.6h8z
Lavrio	6.6h90
Agia Sotira	6.6h91
Rafina	6.6h92
Afidnes	6.6h93
Megara	6.6h94
Aegina	6.6h95
Troezen/Poros/Hydra/Spetses	6.6h96
Markopoulo Mesogaias	6.6h97
Serres	6.6h9t
Nigrita	6.6h9u
Sidirokastro	6.6h9v
Nea Zichni	6.6h9w
Irakleia, Serres	6.6h9x
Rodopoli	6.6h9z
Veria	6.6ha3
Naousa, Imathia	6.6ha4
Kilkis	6.6had
Polykastro	6.6haf
Korinos	6.6han
Litochoro	6.6hao
Aiginio	6.6hap
Polygyros	6.6hb7
Arnaia	6.6hb8
Nea Moudania	6.6hb9
Kassandreia	6.6hba
Nikiti	6.6hbb
Stratoni	6.6hbc
Ierissos/Mount Athos	6.6hbd
Edessa	6.6hbh
Giannitsa	6.6hbi
Aridaia	6.6hbk
Florina	6.6hbl
Amyntaio	6.6hbm
Chalkidona	6.6hbr
Peraia, Thessaloniki	6.6hbs
Lagkadikia	6.6hbt
Lagkadas	6.6hbu
Sochos	6.6hbv
Vasilika	6.6hbw
Asprovalta	6.6hbx
Kallikrateia	6.6hbz
Volos	6.6hcl
Almyros	6.6hcm
Kala Nera	6.6hcn
Skopelos	6.6hco
Feres, Magnesia	6.6hcp
Zagora	6.6hcq
Skiathos	6.6hcr
Trikala	6.6hcv
Kalabaka	6.6hcw
Farkadona	6.6hcx
Pyli	6.6hcy
Karditsa	6.6hd5
Sofades	6.6hd7
Palamas	6.6hd8
Mouzaki	6.6hd9
Kozani	6.6hdp
Grevena	6.6hdq
Ptolemaida	6.6hdr
Servia	6.6hds
Siatista	6.6hdt
Kastoria	6.6hdv
Neapoli	6.6hdw
Farsala	6.6hej
Tyrnavos	6.6hek
Elassona	6.6hel
Agia	6.6hem
Gonnoi/Makrychori	6.6hen
Drama	6.6hfd
Prosotsani	6.6hfe
Kato Nevrokopi	6.6hff
Paranesti	6.6hfg
Komotini	6.6hfn
Sapes	6.6hfo
Xylagani	6.6hfp
Iasmos	6.6hfq
Nea Kallisti	6.6hfr
Xanthi	6.6hfx
Stavroupoli	6.6hfy
Echinos	6.6hg0
Alexandroupoli	6.6hg7
Orestiada	6.6hg8
Didymoteicho	6.6hg9
Soufli	6.6hga
Feres, Evros	6.6hgb
Kyprinos	6.6hgc
Chrysoupoli	6.6hhb
Eleftheroupoli	6.6hhc
Thasos	6.6hhd
Nea Peramos, Kavala	6.6hhe
Amaliada	6.6hi6
Lechaina	6.6hi7
Olympia	6.6hi8
Krestena	6.6hi9
Andritsaina	6.6hia
Messolonghi	6.6hif
Aitoliko	6.6hig
Nafpaktos	6.6hii
Mataranga	6.6hij
Agrinio	6.6hip
Amfilochia	6.6hiq
Vonitsa	6.6hir
Thermo	6.6his
Lefkada	6.6hit
Fyteies	6.6hiv
Ioannina	6.6hiz
Asprangeli	6.6hj1
Konitsa	6.6hj3
Metsovo	6.6hj4
Delvinaki	6.6hj5
Zitsa	6.6hj6
Kalentzi	6.6hj7
Corfu	6.6hj9
Lefkimmi	6.6hja
Corfu Island	6.6hjb
Filiates	6.6hjc
Igoumenitsa	6.6hjd
Paramythia	6.6hje
Argostoli	6.6hjj
Sami, Cephalonia	6.6hjm
Arta	6.6hjt
Preveza	6.6hju
Filippiada	6.6hjv
Kanalaki	6.6hjw
Athamania	6.6hjx
Aigio	6.6hk3
Kalavryta	6.6hk4
Kato Achaia	6.6hk5
Chalandritsa	6.6hk6
Zakynthos	6.6hk7
Akrata	6.6hk8
Kalamata	6.6hkx
Messene	6.6hky
Pylos	6.6hkz
Meligalas	6.6hl0
Koroni	6.6hl1
Sparti	6.6hl7
Molaoi	6.6hl8 3
Gytheio	6.6hl9
Neapoli, Voies	6.6hla
Kythera	6.6hlc
Corinth	6.6hlh
Kiato	6.6hli
Xylokastro	6.6hlj
Loutraki	6.6hlk
Nemea	6.6hlm
Stymfalia	6.6hln
Argos	6.6hlr
Nafplio	6.6hls
Lygourio	6.6hlt
Kranidi	6.6hlu
Astros	6.6hlv
Leonidio	6.6hlx
Kyparissia	6.6hm1
Gargalianoi	6.6hm3
Kopanaki	6.6hm5
Megalopolis	6.6hmv
Kastri Kynourias	6.6hmw
Vytina	6.6hmz
Levidi	6.6hn0
Tropaia	6.6hn1
Chania	6.6hnp
Kissamos	6.6hnq
Kandanos	6.6hnr
Kolymvari	6.6hns
Vamos	6.6hnt
Rethymno	6.6hnz
Spyli	6.6ho0
Amari, Rethymno	6.6ho1
Perama Mylopotamou	6.6ho2
Agios Nikolaos	6.6ho9
Ierapetra	6.6hoa
Sitia	6.6hob
Tzermadio	6.6hoc
Arkalochori	6.6hpn
Moires, Heraklion	6.6hpo
Pyrgos, Crete	6.6hpp
Agia Varvara	6.6hpq
Ano Viannos	6.6hpr
Limenas Chersonisou	6.6hpt
Mealhada	6.7j0f
Viseu	6.7j0g
Figueira da Foz	6.7j0h
Aveiro	6.7j0i
Arganil	6.7j0j
Pombal	6.7j0k
Seia	6.7j0m
Coimbra	6.7j0n
Abrantes	6.7j0p
Ponte de Sôr	6.7j0q
Santarém	6.7j0r
Leiria	6.7j0s
Portalegre	6.7j0t
Torres Novas	6.7j0x
Valença	6.7j0z
V. N. de Famalicão	6.7j10
Braga	6.7j11 4
Peso da Régua	6.7j12
Penafiel	6.7j13
S. João da Madeira	6.7j14
Viana do Castelo	6.7j16
Vila Real	6.7j17
Torres Vedras	6.7j19
Caldas da Rainha	6.7j1a
Vila Franca de Xira	6.7j1b
Setúbal	6.7j1d
Évora	6.7j1e
Estremoz	6.7j1g
Santiago do Cacém	6.7j1h
Guarda	6.7j1j
Castelo Branco	6.7j1k
Bragança	6.7j1l
Proença-a-Nova	6.7j1m
Covilhã	6.7j1n
Chaves	6.7j1o
Idanha-a-Nova	6.7j1p
Mirandela	6.7j1q
Moncorvo	6.7j1r
Tavira	6.7j1t
Portimão	6.7j1u
Odemira	6.7j1v
Beja	6.7j1w
Moura	6.7j1x
Castro Verde	6.7j1y
Faro	6.7j21
Funchal	6.7j23
Horta	6.7j24
Angra do Heroísmo	6.7j27
Ponta Delgada	6.7j28
Coachford	6.7kjl
Cork/Kinsale/Coachford	6.7kjm
Arklow	6.7koq
Wicklow	6.7kos
Ardee	6.7kp4
Dundalk/Carrickmacross/Castleblaney	6.7kp8 1 2 7.23r2z
Dundalk	6.7kpa 4 1 1 7.23r2q 1 1 1 1
Carrickmacross	6.7kpc 7.23r2v 1
Castleblaney	6.7kpd 7.23r2x 1
Longford	6.7kpk 7.23r3u 1 1 1
Granard	6.7kpp 1 7.23r4v 1 1 8.l1jci 1 1 1
Mullingar/Castlepollard/Tyrrellspass	6.7kpv 7.23r8j
Castlepollard	6.7kpz 7.23r8f 1 1 1
Tyrellspass	6.7kq0 7.23r8a 1 1
Naas/Kildare/Curragh	6.7kq2 1
Kildare	6.7kq4 3 7.23r8u
The Curragh	6.7kq5 1
Naas	6.7kq8 1 1 1
Navan	6.7kqc 1 6 1 7.23rdu 1 9.5ug34c 1
Kells	6.7kqe 7.23rdw 1
Navan/Kells/Trim/Edenderry/Enfield	6.7kqf 7.23re3
Trim	6.7kqg 7.23rdy
Enfield	6.7kqh 7.23rdz 1
Edenderry	6.7kqi 7.23re1 1 9.5ug34j
Monaghan/Clones	6.7kqm 1 7.23rgn 8
Clones	6.7kqo 2 1
Monaghan	6.7kqp 3 1 1 1
Cavan/Cootehill/Oldcastle/Belturbet	6.7kr6 1 7.23rmf
Cootehill	6.7kr8 3
Belturbet	6.7kr9 6
Cavan	6.7kra 2 1
Oldcastle	6.7kre
Thurles	6.7krk
Roscrea	6.7krl
Kilmacthomas	6.7krs
New Ross	6.7kru
Carrick-on-Suir	6.7krw
Wexford	6.7ksa 1 7.23rxa 1 9.5uhl4s 1
Kilkenny	6.7kt4 1 7.23s59 1 9.5ui8a4 1
Portlaoise	6.7kte 1 7.23s8a 8.l1uai 9 9.5uiexa 12m 1
Scariff	6.7kuo 3
Tipperary/Cashel	6.7kus 1
Cashel	6.7kuu 4 1 2
Tipperary	6.7kuv 1 1 3 7.23smj
Ennis/Ennistymon/Kilrush	6.7kvm 1 7.23suv
Ennis	6.7kvo 1 1 1 1
Ennistymon	6.7kvt
Kilrush	6.7kvu 1
Tralee/Dingle/Killorglin/Cahersiveen	6.7kw4 7.23swu t
Sligo	6.7kxa 1 7.23tbb 8.l255m 1 1 9.5ulfc2 8w 1 1 2 1 9 1l dv
Letterkenny	6.7ky4 1 7.23tjn 8.l27go 14 t 9.5um2my 1 1 2 iq 1 b
Athlone	6.7l2k 1 7.23urc 8.l2jlm 9.5upimh 3 1
Gort	6.7l2w 4
Loughrea	6.7l32
Koplik	6.7m2z
Pukë	6.7m30
Bajram Curri	6.7m31
Krumë	6.7m32
Lezhë	6.7m33
Rrëshen	6.7m34
Burrel	6.7m35
Peshkopi	6.7m36
Bulqizë	6.7m37
Vau-Dejës	6.7m4d
Rrethinat/Ana-Malit, Shkodër	6.7m4e
Pult/Shalë/Shosh/Temal/Shllak, Shkodër	6.7m4f
Postribë/Gur i Zi	6.7m4g
Vig-Mnelë/Hajmel, Shkodër	6.7m4h
Bushat/Bërdicë, Shkodër	6.7m4i
Dajç/Velipojë, Shkodër	6.7m4j
Qendër/Gruemirë, Malësi e Madhe	6.7m4k
Kastrat/Shkrel/Kelmend, Malësi e Madhe	6.7m4l
Kolsh/Surroj/Arren/Malzi, Kukës	6.7m4m
Fushë-Arrëz/Rrapë, Pukë	6.7m4n
Qerret/Qelëz/Gjegjan, Pukë	6.7m4o
Iballë/Fierzë/Blerim/Qafë-Mali, Pukë	6.7m4p
Tropojë/Llugaj/Margegaj, Tropojë	6.7m4q
Bujan/Fierzë/Bytyc/Lekbiba, Tropojë	6.7m4r
Fajza/Golaj/Gjinaj, Has	6.7m4s
Shtiqen/Tërthore/Zapod, Kukës	6.7m4t
Bicaj/Topojan/Shishtavec, Kukës	6.7m4u
Gryk-Çajë/Ujmisht/Bushtrice/Kalis, Kukës	6.7m4v
Shëngjin/Balldre, Lezhë	6.7m4x
Kallmet/Blinisht/Dajç/Ungrej, Lezhë	6.7m4y
Kolsh/Zejmen/Shënkoll, Lezhë	6.7m4z
Rubik, Mirditë	6.7m50
Kthjellë/Selitë, Mirditë	6.7m51
Kaçinar/Orosh/Fan, Mirditë	6.7m52
Klos/Suç/Lis, Mat	6.7m53
Baz/Komsi/Gurrë/Xibër, Mat	6.7m54
Ulëz/Rukaj/Derjan/Macukull, Mat	6.7m55
Tomin/Luzni, Dibër	6.7m57
Maqellarë/Melan, Dibër	6.7m58
Kastriot/Muhur/Selishtë, Dibër	6.7m59
Arras/Fushë-Çidhën/Lurë, Dibër	6.7m5a
Sllovë/Zall-Dardhë/Zall-Reç/Kala e Dodes, Dibër	6.7m5b
Fushë-Bulqizë/Shupenzë/Zerqan, Bulqizë	6.7m5c
Gjorice/Ostren/Trebisht/Martanesh, Bulqizë	6.7m5d
Kuçovë	6.7m5r
Çorovodë, Skrapar	6.7m5s
Ballsh, Mallakastër	6.7m5t
Leshnje/Potom/Çepan/Gjerbës/Zhepë, Skrapar	6.7m74
Ura Vajgurore, Berat	6.7m75
Velabisht/Roshnik, Berat	6.7m76
Otllak/Lumas, Berat	6.7m77
Vërtop/Terpan, Berat	6.7m78
Sinjë/Cukalat, Berat	6.7m79
Poshnjë/Kutalli, Berat	6.7m7a
Perondi/Kozarë, Kuçovë	6.7m7b
Poliçan/Bogovë, Skrapar	6.7m7c
Qendër/Vendreshë, Skrapar	6.7m7d
Divjakë, Lushnjë	6.7m7f
Karbunarë/Fier-Shegan/Hysgjokaj/Ballagat, Lushnjë	6.7m7g
Krutje/Bubullimë/Allkaj, Lushnjë	6.7m7h
Gradishtë/Kolonjë, Lushnjë	6.7m7i
Golem/Grabian/Remas, Lushnjë	6.7m7j
Dushk/Tërbuf, Lushnjë	6.7m7k
Qendër/Greshicë/Hekal, Mallakastër	6.7m7l
Aranitas/Ngracan/Selitë/Fratar/Kutë, Mallakastër	6.7m7m
Patos, Fier	6.7m7p
Roskovec, Fier	6.7m7q
Qendër, Fier	6.7m7r
Mbrostar Ura/LIibofshë, Fier	6.7m7s
Portëz/Zharëz, Fier	6.7m7t
Kuman/Kurjan/Strum/Ruzhdie, Fier	6.7m7u
Cakran/Frakull, Fier	6.7m7v
Levan, Fier	6.7m7w
Dermenas/Topojë, Fier	6.7m7x
Orikum, Vlorë	6.7m7z
Selenicë, Vlorë	6.7m80
Himarë, Vlorë	6.7m81
Qendër, Vlorë	6.7m82
Novoselë, Vlorë	6.7m83
Shushicë/Armen, Vlorë	6.7m84
Vllahinë/Kote, Vlorë	6.7m85
Sevaster/Brataj/Hore-Vranisht, Vlorë	6.7m86
Kruje	6.7mbb
Peqin	6.7mbc
Gramsh	6.7mbd
Librazhd	6.7mbe
Mamurras, Kurbin	6.7mcp
Milot/Fushe-Kuqe, Kurbin	6.7mcq
Fushë-Krujë	6.7mcr
Nikël/Bubq, Kruje	6.7mcs
Koder-Thumane/Cudhi, Kruje	6.7mct
Gosë/Lekaj/Sinaballaj, Kavajë	6.7mcy
Shijak, Durrës	6.7mcz
Manëz, Durrës	6.7md0
Sukth, Durrës	6.7md1
Rashbull/Gjepalaj, Durrës	6.7md2
Xhafzotaj/Maminas, Durrës	6.7md3
Katund i Ri/Ishem, Durrës	6.7md4
Rrogozhinë, Kavajë	6.7md5
Synej/Golem, Kavajë	6.7md6
Luz i Vogël/Kryevidh/Helmës, Kavajë	6.7md7
Përparim/Pajovë, Peqin	6.7md8
Cërrik, Elbasan	6.7md9
Belsh, Elbasan	6.7mda
Bradashesh/Shirgjan, Elbasan	6.7mdb
Labinot-Fushë/Labinot-Mal/Funarë/Gracen, Elbasan	6.7mdc
Shushicë/Tregan/Gjinar/Zavalinë, Elbasan	6.7mdd
Gjergjan/Papër/Shalës, Elbasan	6.7mde
Gostime/Klos/Mollas, Elbasan	6.7mdf
Rrasë/Fierzë/Kajan/Grekan, Elbasan	6.7mdg
Karinë/Gjocaj/Shezë, Peqin	6.7mdh
Përrenjas, Librazhd	6.7mdj
Qendër, Librazhd	6.7mdk
Lunik/Orenjë/Stebleve, Librazhd	6.7mdl
Hotolisht/Polis/Stravaj, Librazhd	6.7mdm
Qukës/Rajcë, Librazhd	6.7mdn
Pishaj/Sult/Tunjë/Kushovë/Skënderbegas, Gramsh	6.7mdo
Kodovjat/Poroçan/Kukur/Lenie, Gramsh	6.7mdp
Bilisht, Devoll	6.7mjn
Ersekë, Kolonjë	6.7mjo
Përmet	6.7mjp
Tepelenë	6.7mjq
Delvinë	6.7mjr
Trebinjë/Proptisht/Velçan, Pogradec	6.7ml0
Maliq, Korçë	6.7ml1
Qendër, Korçë	6.7ml2
Drenovë/Mollaj, Korçë	6.7ml3
Voskop/Voskopojë/Vithkuq/Lekas, Korçë	6.7ml4
Gorë/Pirg/Moglicë, Korçë	6.7ml5
Libonik/Vreshtaz, Korçë	6.7ml6
Pojan/Liqenas, Korçë	6.7ml7
Buçimas/Udenisht, Pogradec	6.7ml8
Çëravë/Dardhas, Pogradec	6.7ml9
Leskovik/Barmash/Novoselë, Kolonjë	6.7mlb
Qendër Ersekë/Mollas/Çlirim, Kolonjë	6.7mlc
Qendër Bilisht/Progër, Devoll	6.7mld
Hoçisht/Miras, Devoll	6.7mle
Këlcyrë, Përmet	6.7mlf
Qendër/Frashër/Petran/Çarshovë, Përmet	6.7mlg
Dishnicë/Sukë/Ballaban, Përmet	6.7mlh
Libohovë/Qendër, Gjirokastër	6.7mll
Cepo/Picar/Lazarat/Atigon, Gjirokastër	6.7mlm
Lunxheri/Odrie/Zagorie/Pogon, Gjirokastër	6.7mln
Dropull i Poshtëm/Dropull i Sipërm, Gjirokastër	6.7mlo
Memaliaj, Tepelenë	6.7mlp
Qendër/Kurvelesh/Lopëz, Tepelenë	6.7mlq
Qesarat/Krahës/Luftinje/Buz, Tepelenë	6.7mlr
Konispol/Xare/Markat, Sarandë	6.7mlv
Aliko/Lukovë, Sarandë	6.7mlw
Ksamil, Sarandë	6.7mlx
Livadhja/Dhivër, Sarandë	6.7mly
Finiq/Mesopotam/Vergo, Delvinë	6.7mlz
Smolyan	6.7p8l
Rudozem	6.7p8q
Madan, Smol.	6.7p8s
Pamporovo	6.7p8t
Saedinenie, Plovdiv	6.7p92
Asenovgrad	6.7p9f
Karlovo	6.7p9j
Parvomay, Plovdiv	6.7p9k
Hisarya	6.7p9l
Stamboliyski, Plovdiv	6.7p9n
Peshtera, Pazardzhik	6.7p9y
Panagyurishte	6.7pa5
Velingrad	6.7pa7
Kardzhali	6.7pa9
Harmanli	6.7pal
Svilengrad	6.7par
Dimitrovgrad	6.7pb3
Chirpan	6.7pbs
Radnevo	6.7pbt
Galabovo, St. Zagora	6.7pbu
Kazanlak	6.7pc7
Kotel	6.7pct
Tvarditsa, Sliven	6.7pcu
Nova Zagora	6.7pcx
Topolovgrad	6.7pda
Elhovo, Yambol	6.7pdi
Dalgopol	6.7pel
Provadia	6.7pem
Devnya	6.7pen
Novi pazar, Shumen	6.7pf5
Veliki Preslav	6.7pf6
Sozopol	6.7pfi
Sunny Beach	6.7pfm
Obzor	6.7pfo
Aytos	6.7pfq
Karnobat	6.7pfr
Kavarna	6.7pg2
Albena	6.7pgb
Tsarevo	6.7pgm
Pomorie	6.7pgs
Targovishte	6.7pgx
Omurtag	6.7ph1
Popovo, Targ.	6.7ph4
Pavlikeni, V. Tarnovo	6.7ph6
Gorna Oryahovitsa	6.7phe
Lyaskovets, V. Tarnovo	6.7phf
Svishtov	6.7phr
Levski, Pleven	6.7pia
Cherven bryag	6.7pij
Troyan, Lovech	6.7piu
Sevlievo	6.7piz
Dryanovo, Gabr.	6.7pj0
Tryavna	6.7pj1
Teteven	6.7pj2
Lukovit	6.7pjl
Dupnitsa	6.7pjp
Bobov dol	6.7pjq
Sapareva banya	6.7pjv
Etropole	6.7pk8
Kostinbrod	6.7pk9
Samokov	6.7pka
Botevgrad	6.7pkb
Ihtiman	6.7pkc
Elin Pelin	6.7pkd
Svoge	6.7pke
Slivnitsa, Sofia	6.7pkf
Zlatitsa	6.7pkg
Godech	6.7pkh
Petrich, Blag.	6.7pkx
Sandanski	6.7pky
Razlog	6.7pkz
Simitli	6.7pl0
Bansko	6.7pl1
Borovets, Sofia	6.7pl2
Gotse Delchev	6.7pl3
Radomir	6.7plt
Byala, Ruse	6.7pmx
Kubrat	6.7pns
Silistra	6.7po4 1 4 3 7.254po 1 9 1 13 1 j 1
Mezdra	6.7ppi
Byala Slatina	6.7ppn
Belogradchik	6.7pq8
Kula	6.7pqa
Berkovitsa	6.7pqp
Lom	6.7pr7
Kozloduy	6.7pr9
Varėna	6.7xqe
Druskininkai	6.7xqh
Alytus	6.7xqj
Lazdijai	6.7xqm
Birštonas/Prienai	6.7xqn
Ukmergė	6.7xr8
Vilkaviškis	6.7xra
Marijampolė	6.7xrb
Šakiai	6.7xrd
Kaišiadorys	6.7xre
Kėdainiai	6.7xrf
Jonava	6.7xrh
Šalčininkai	6.7xsc
Anykščiai	6.7xsd
Širvintos	6.7xse
Molėtai	6.7xsf
Zarasai	6.7xsh
Ignalina/Visaginas	6.7xsi
Švenčionys	6.7xsj
Utena	6.7xsl
Pakruojis	6.7xth
Radviliškis	6.7xti
Akmenė	6.7xtl
Joniškis	6.7xtm
Kelmė	6.7xtn
Raseiniai	6.7xto
Skuodas	6.7xu0
Šilutė	6.7xu1
Mažeikiai	6.7xu3
Telšiai	6.7xu4
Kretinga	6.7xu5
Tauragė	6.7xu6
Jurbarkas	6.7xu7
Plungė	6.7xu8
Šilalė	6.7xu9
Biržai	6.7xua
Pasvalys	6.7xub
Rokiškis	6.7xui
Kupiškis	6.7xuj
Palanga	6.7xuk
Neringa	6.7xut
Vilnius	6.7xw8 1 1 1 1 1 1 1
Trakai	6.7xwg
Grigoriopol	6.7zyy
Dubasari	6.7zz3
Camenca	6.7zz4
Dnestrovsk	6.7zz7
Soroca	6.7zzi
Balţi	6.7zzj
Orhei	6.7zzn
Ungheni	6.7zzo
Straseni	6.7zzp
Cimislia	6.7zzt
Stefan Voda	6.7zzu
Causeni	6.7zzv
Calarasi	6.7zzw
Edineţ	6.7zzy
Briceni	6.7zzz
Criuleni	6.8000
Glodeni	6.8001
Floresti	6.8002
Donduseni	6.8003
Drochia	6.8004
Rezina	6.8006
Riscani	6.8008
Telenesti	6.800a
Falesti	6.800b
Singerei	6.800e
Leova	6.800f
Nisporeni	6.800g
Anenii Noi	6.800h
Ialoveni	6.800k
Hincesti	6.800l
Ocniţa	6.800n
Soldanesti	6.800o
Cantemir	6.800p
Ceadir Lunga	6.8017
Vulcanesti	6.8019
Taraclia	6.801a
Basarabeasca	6.801d
Comrat	6.801e
Cahul	6.801f
Bender	6.808g
Ribnita	6.808j
Slobozia	6.808l
Charentsavan, Kotayk	6.80r6
Ararat/Vedi, Ararat	6.80re
Ararat/Avshar/Surenavan/Yeraskh	6.80ri
Ashotsk, Shirak	6.80rp
Amasia, Shirak	6.80rq
Talin, Aragatsotn	6.80rt
Aparan, Aragatsotn	6.80rw
Tashir, Lori	6.80ry
Spitak, Lori	6.80rz
Aragats, Aragatsotn	6.80s1 8.ma5b7
Sevan, Gegharkunik	6.80s5
Martuni, Gegharkunik	6.80s6
Gavar, Gegharkunik	6.80s8
Tchambarak, Gegharkunik	6.80s9
Vardenis, Gegharkunik	6.80sd
Vayk, Vayots dzor	6.80sq
Goris, Syunik	6.80ss
Jermuk, Vayots dzor	6.80sv
Gyumri, Shirak	6.80tk
Vanadzor, Lori	6.80tu
Nagorno-Karabakh	6.80xy 2 1
Stepanakert	6.80xz 8
Martakert	6.80y2
Hadrut	6.80y3 7.5x3s6
Askeran	6.80y4
Shushi	6.80y5
Martuni	6.80y6
Grodno	6.81gw
Lida	6.81gy
Brest	6.81h6
Baranovichi	6.81h7
Pinsk	6.81h9
Soligorsk	6.81hi
Molodechno	6.81hk
Borisov	6.81hl
Vitebsk	6.81ik
Polotsk/Navapolatsk	6.81im
Orsha	6.81io
Mogilev	6.81iu
Babruysk	6.81ix
Gomel	6.81j4
Mozyr	6.81j8
Uzhgorod/Chop, Zakarpattia	6.85g8
Lviv	6.85gg 1 6 1 1 7.29ilc 1 2 2 3 2 1 3 4 3 5 4 5 1
Bryukhovichi/Lviv, Lviv	6.85gi
Lutsk, Volyn	6.85gs
Kropyvnytskyi, Kirovohrad	6.85m2
Dnipropetrovsk/Dnipro	6.85n4 1 1 5 1 7.29kgj 4 4
Krivoy Rog, Dnipro	6.85n8
Dneprodzerzhinsk/Novomoskovsk, Dnipro	6.85nd
Merefa/Kharkiv, Kharkiv	6.85ng
Zaporozhye, Zaporizhzhia	6.85ok
Melitopol, Zaporizhzhia	6.85or
Donetsk	6.85os 1 1 6 7.29kx7 7
Krasnoarmeysk/Makeyevka, Donetsk	6.85ov
Mariupol, Donetsk	6.85p1
Luhansk	6.85pc 1 6 1 1 7.29l26 7 1 1 1 7 1 1 1 7 1 1 1 7 1 1
Luhansk/Oleksandrivsk, Luhansk	6.85pe
Kikinda	6.865q
Gnjilane	6.8674
Urosevac	6.867e
Dakovica	6.86a6
Gjilan	6.87qo
Ferizaj	6.87qy
Gjakova	6.87tq
Bitola/Demir Hisar/Resen	6.8cio 2 1 2 1 7.2bh7t 1 1 1 1 1 1 1 1 8.n6s5s 8 1
Prilep/Krusevo	6.8cj0 1 3 7.2bhal 1 1 1 1 1 1 1 1
Asti	6.8d19
Vercelli	6.8d1t
Aosta Valley	6.8d1x 1
Cuneo	6.8d23
Imperia	6.8d2f
La Spezia	6.8d2j
Novara	6.8d69 1
Verbano-Cusio-Ossola	6.8d6c
Lecco	6.8d6t
Sondrio	6.8d6u 1
Cremona/Monza	6.8d7e
Lodi	6.8d7n
Cremona	6.8d7o 1
Mantua	6.8d7s
Pavia	6.8d7y
Treviso	6.8d92 1
Vicenza	6.8d94 k 1
Rovigo	6.8d95 1
Udine	6.8d9c
Trento	6.8da5
Bolzano/Bozen	6.8daf
Parma	6.8dbt
Reggio Emilia	6.8dbu
Piacenza	6.8dbv
Ferrara	6.8dc4
Rimini	6.8dcd
Forlì-Cesena	6.8dcf
Ravenna	6.8dch
San Marino	6.8dcl
Livorno	6.8dd1 l
Prato	6.8dda
Arezzo	6.8ddb
Siena	6.8ddd
Lucca	6.8ddj
Massa-Carrara	6.8ddl
Macerata	6.8dhp 4
Fermo	6.8dhq
Ascoli Piceno	6.8dhr
Frosinone	6.8diw
Oristano	6.8dj3
Caserta	6.8dk7
Benevento	6.8dk8
Avellino	6.8dk9
Brindisi	6.8dkf
Lecce	6.8dkg
L'Aquila	6.8dla
Isernia	6.8dld
Campobasso	6.8dlm
Foggia	6.8dlt 1 2
Andria Barletta Trani	6.8dlv
Agrigento	6.8dmy 3
Trapani	6.8dn0
Caltanissetta	6.8dn9
Caltanissetta and Enna	6.8dna
Catanzaro	6.8do1
Crotone	6.8do2
Vibo Valentia	6.8do3
Reggio Calabria	6.8do5
Potenza	6.8dof
Gattendorf	6.99fy
Kittsee	6.99fz
Deutsch Jahrndorf	6.99g0
Prellenkirchen	6.99g1
Nickelsdorf	6.99g2
Zurndorf	6.99g3
Jois	6.99gg
Bruck an der Leitha	6.99gi
Petronell-Carnuntum	6.99gj
Rohrau	6.99gk
Hainburg a.d. Donau	6.99gl
Parndorf	6.99gm
Neusiedl am See	6.99gn
Mannersdorf am Leithagebirge	6.99go
Trautmannsdorf an der Leitha	6.99gp
Frauenkirchen	6.99gs
Gols	6.99gt
Wallern im Burgenland	6.99gu
Apetlon	6.99gv
Tadten	6.99gw
Podersdorf am See	6.99gx
Orth an der Donau	6.99hw
Lassee	6.99hx
Kopfstetten	6.99hy
Probstdorf	6.99hz
Leopoldsdorf im Marchfelde	6.99i0
Schwadorf	6.99ie
Purkersdorf	6.99if
Fischamend	6.99ig
Pressbaum	6.99ih
Gramatneusiedl	6.99ii
Maria-Lanzendorf	6.99ij
Mödling	6.99ik
Gaaden	6.99il
Kaltenleutgeben	6.99im
Breitenfurt bei Wien	6.99in
St. Andrä-Wördern	6.99iq
Klosterneuburg	6.99ir
Langenzersdorf	6.99is
Wolkersdorf im Weinviertel	6.99it
Gerasdorf bei Wien	6.99iu
Deutsch-Wagram	6.99iv
Markgrafneusiedl	6.99iw
Gross-Enzersdorf	6.99ix
Oberwaltersdorf	6.99j1
Ebreichsdorf	6.99j2
Deutsch Brodersdorf	6.99j3
Leobersdorf	6.99j4
Klausen-Leopoldsdorf	6.99j5
Alland	6.99j6
Münchendorf	6.99j7
Korneuburg	6.99ja
Grossrussbach	6.99jb
Rückersdorf, Harmannsdorf	6.99jc
Hausleiten	6.99jd
Stockerau	6.99je
Sierndorf	6.99jf
Grossmugl	6.99jg
Niederfellabrunn	6.99jh
Ried am Riederberg	6.99jj
Tulln an der Donau	6.99jk
Tulbing	6.99jl
Sieghartskirchen	6.99jm
Atzenbrugg	6.99jn
Reidling	6.99jo
Zwentendorf	6.99jp
Absdorf	6.99jq
Kirchberg am Wagram	6.99jr
Gänserndorf	6.99ju
Angern an der March	6.99jv
Oberweiden	6.99jw
Marchegg	6.99jx
Obersiebenbrunn	6.99jy
Strasshof an der Nordbahn	6.99jz
Auersthal	6.99k0
Matzen	6.99k1
Laa an der Thaya	6.99qi
Kirchstetten, Neudorf bei Staatz	6.99qj
Kautendorf	6.99qk
Gnadendorf	6.99ql
Stronsdorf	6.99qm
Wulzeshofen	6.99qn
Zistersdorf	6.99qs
Neusiedl an der Zaya	6.99qt
Niedersulz	6.99qu
Hohenau an der March	6.99qv
Drösing	6.99qw
Velm-Götzendorf	6.99qy
Poysdorf	6.99rc
Stützenhofen	6.99re
Herrnbaumgarten	6.99rf
Grosskrut	6.99rg
Bernhardsthal	6.99rh
Mistelbach	6.99rw
Wilfersdorf	6.99rx
Gaweinstal	6.99ry
Ladendorf	6.99rz
Ernstbrunn	6.99s0
Asparn an der Zaya	6.99s1
Horitschon	6.99sy
Mannersdorf an der Rabnitz	6.99sz
Oberpullendorf	6.99t0
Deutschkreutz	6.99t1
Kleinwarasdorf	6.99t2
Lutzmannsburg	6.99t3
Lockenhaus	6.99t4
Drassmarkt	6.99t5
Markt St. Martin	6.99t6
Lackendorf	6.99t7
Willendorf	6.99t8
Sieggraben	6.99t9
Wiener Neustadt	6.99ta
Pottendorf	6.99tb
Ebenfurth	6.99tc
Bad Sauerbrunn	6.99td
Mattersburg	6.99te
Pitten	6.99tf
Felixdorf	6.99tg
Warth, Lower Austria	6.99th
Ternitz	6.99ti
Pöttsching	6.99tj
Pernitz	6.99tk
Markt Piesting	6.99tl
Gutenstein	6.99tm
Neunkirchen	6.99tn
Puchberg am Schneeberg	6.99to
Grünbach am Schneeberg	6.99tp
Winzendorf-Muthmannsdorf	6.99tq
Bad Fischau	6.99tr
Kirchberg am Wechsel	6.99tt
Aspangberg-St. Peter	6.99tu
Lichtenegg	6.99tv
Grimmenstein	6.99tw
Wiesmath	6.99tx
Kirchschlag in der Buckligen Welt	6.99ty
Krumbach, Lower Austria	6.99tz
Hochneukirchen	6.99u0
Mönichkirchen	6.99u1
Gloggnitz	6.99ue
Schottwien	6.99uf
Semmering	6.99ug
Prein an der Rax	6.99uh
Reichenau	6.99ui
Schwarzau im Gebirge	6.99uj
Berndorf	6.99uo
Altenmarkt an der Triesting	6.99up
Weissenbach an der Triesting	6.99uq
St. Margarethen im Burgenland	6.99uw
Eisenstadt	6.99uy
Purbach am Neusiedler See	6.99uz
Schützen am Gebirge	6.99v0
Rust	6.99v1
Drassburg	6.99v2
Siegendorf	6.99v3
Steinbrunn	6.99v4
Hornstein	6.99v5
Dürnstein	6.99vr
Aggsbach	6.99vs
Spitz	6.99vt
Rossatz	6.99vu
Weissenkirchen in der Wachau	6.99vv
Gföhl	6.99vw
Unter-Meisling	6.99vx
Lichtenau im Waldviertel	6.99vy
Dross	6.99vz
Kirchberg an der Pielach	6.99w2
Rabenstein an der Pielach	6.99w3
Schwarzenbach an der Pielach	6.99w4
Frankenfels	6.99w5
Puchenstuben	6.99w6
Wienerbruck	6.99w8
Idolsberg	6.99wb
Krems an der Donau	6.99wc
Schönberg am Kamp	6.99wd
Langenlois	6.99we
Hadersdorf am Kamp	6.99wf
Paudorf	6.99wg
Fels am Wagram	6.99wi
Tiefenfucha	6.99wj
Flinsbach	6.99wl
St. Pölten	6.99wm
Böheimkirchen	6.99wn
Kasten bei Böheimkirchen	6.99wo
Pyhra	6.99wp
Wilhelmsburg	6.99wq
Ober-Grafendorf	6.99wr
Kilb	6.99ws
Prinzersdorf	6.99wt
Melk	6.99ww
Gansbach	6.99wx
Loosdorf	6.99wy
Mank	6.99wz
St. Leonhard am Forst	6.99x0
Pöchlarn	6.99x1
Pöggstall	6.99x2
Lilienfeld	6.99x6
St. Veit an der Gölsen	6.99x7
Hainfeld	6.99x8
Kaumberg	6.99x9
Kleinzell	6.99xa
Hohenberg	6.99xb
St. Aegyd am Neuwalde	6.99xc
Türnitz	6.99xd
Neulengbach	6.99xg
Eichgraben	6.99xh
Innermanzing	6.99xi
Herzogenburg	6.99xq
Traismauer	6.99xr
Perschling	6.99xs
Oberwölbling	6.99xu
Gross Gerungs	6.99yk
Arbesbach	6.99yl
Langschlag	6.99ym
Grossschönau	6.99yn
Karlstift	6.99yo
Zwettl, Lower Austria	6.99yu
Grossglobnitz	6.99yv
Allentsteig	6.99yw
Göpfritz an der Wild	6.99yx
Rastenfeld	6.99yy
Schönbach	6.99yz
Rappottenstein	6.99z0
Schweiggers	6.99z1
Vitis	6.99zd
Waidhofen an der Thaya	6.99ze
Dobersberg	6.99zf
Karlstein an der Thaya	6.99zg
Weikertschlag an der Thaya	6.99zh
Raabs an der Thaya	6.99zi
Gross-Siegharts	6.99zj
Pfaffenschlag bei Waidhofen	6.99zk
Schwarzenau	6.99zl
Gmünd	6.99zo
Schrems	6.99zp
Kirchberg am Walde	6.99zq
Waldenstein	6.99zr
Weitra	6.99zs
Bad Grosspertholz	6.99zt
Moorbad Harbach	6.99zu
Brand-Nagelberg	6.99zv
Heidenreichstein	6.99zy
Eggern	6.99zz
Kautzen	6.9a00
Litschau	6.9a01
Ottenschlag	6.9a08
Kottes	6.9a09
Martinsberg	6.9a0a
Grafenschlag	6.9a0b
Els	6.9a0c
Grainbrunn	6.9a0d
Geras	6.9a1c
Hötzelsdorf	6.9a1d
Japons	6.9a1e
Drosendorf-Zissersdorf	6.9a1f
Riegersburg, Hardegg	6.9a1g
Retz	6.9a26
Obritz	6.9a27
Haugsdorf	6.9a28
Zellerndorf	6.9a29
Pulkau	6.9a2a
Theras	6.9a2b
Weitersfeld	6.9a2c
Niederfladnitz	6.9a2d
Guntersdorf	6.9a2f
Hollabrunn	6.9a2g
Nappersdorf	6.9a2h
Göllersdorf	6.9a2i
Grossweikersdorf	6.9a2j
Ziersdorf	6.9a2k
Hohenwarth	6.9a2l
Maissau	6.9a2m
Sitzendorf an der Schmida	6.9a2n
Sigmundsherberg	6.9a3b
Eggenburg	6.9a3c
Gars am Kamp	6.9a3d
Irnfritz	6.9a3e
St. Leonhard am Hornerwald	6.9a3f
Neupölla	6.9a3g
Brunn an der Wild	6.9a3h
Gleisdorf	6.9a6w
Pischelsdorf in der Steiermark	6.9a6x
Markt Hartmannsdorf	6.9a6y
Studenzen	6.9a6z
Kirchbach in Steiermark	6.9a70
Eggersdorf bei Graz	6.9a71
Sinabelkirchen	6.9a72
St. Marein bei Graz	6.9a73
St. Oswald bei Plankenwarth	6.9a77
Gratkorn	6.9a78
Übelbach	6.9a79
Frohnleiten	6.9a7a
Peggau	6.9a7b
Kumberg	6.9a7g
Nestelbach	6.9a7h
Heiligenkreuz am Waasen	6.9a7i
Kalsdorf bei Graz	6.9a7j
Dobl	6.9a7k
Söding	6.9a7l
St. Martin am Wöllmissberg	6.9a7o
Hirschegg	6.9a7p
Voitsberg	6.9a7q
Krottendorf	6.9a7r
Köflach	6.9a7s
Edelschrott	6.9a7t
Modriach	6.9a7u
Salla	6.9a7v
Kainach bei Voitsberg	6.9a7w
Geistthal	6.9a7x
Paldau	6.9a7y
Gnas	6.9a7z
Feldbach	6.9a80
Riegersburg	6.9a81
Fehring	6.9a83
Kapfenstein	6.9a85
St. Anna am Aigen	6.9a86
Bad Gleichenberg	6.9a87
Fischbach	6.9a8i
Gasen	6.9a8j
Weiz	6.9a8k
Ratten	6.9a8l
Birkfeld	6.9a8m
Anger	6.9a8n 1eix
Stubenberg	6.9a8o
Puch bei Weiz	6.9a8p
St. Ruprecht an der Raab	6.9a8q
Passail	6.9a8r
Wildon	6.9a8u
St. Georgen an der Stiefing	6.9a8v
Wolfsberg im Schwarzautal	6.9a8w
Preding	6.9a8x
Güssing	6.9acq
Eberau	6.9acr
Strem	6.9acs
Heiligenkreuz im Lafnitztal	6.9act
Stegersbach	6.9acu
St. Michael im Burgenland	6.9acv
Kukmirn	6.9acw
Jennersdorf	6.9acx
St. Lorenzen am Wechsel	6.9acz
Hartberg	6.9ad0
Sebersdorf	6.9ad1
Kaindorf	6.9ad2
Pöllau	6.9ad3
Waldbach	6.9ad4
Vorau	6.9ad5
Lafnitz	6.9ad6
Friedberg	6.9ad7
Oberwart	6.9adk
Oberschützen	6.9adl
Bernstein	6.9adm
Stadtschlaining	6.9adn
Markt Allhau	6.9ado
Pinkafeld	6.9adp
Litzelsdorf	6.9adq
Loipersdorf-Kitzladen	6.9adr
Grosspetersdorf	6.9adu
Rechnitz	6.9adv
Hannersdorf	6.9adw
Deutsch Schützen-Eisenberg	6.9adx
Kohfidisch	6.9ady
Fürstenfeld	6.9aee
Burgau	6.9aef
Ilz	6.9aeh
Grosssteinbach	6.9aei
Söchau	6.9aej
Leibnitz	6.9agc
Ehrenhausen	6.9agd
Leutschach	6.9age
Arnfels	6.9agf
Fresing	6.9agg
Gleinstätten	6.9agh
Soboth	6.9agk
Trahütten	6.9agl
Deutschlandsberg	6.9agm
Stainz	6.9agn
Gross St. Florian	6.9ago
Pölfing-Brunn	6.9agp
Eibiswald	6.9agq
Schwanberg	6.9agr
St. Oswald ob Eibiswald	6.9ags
St. Oswald im Freiland	6.9agt
Mureck	6.9agw
Straden	6.9agx
Deutsch Goritz	6.9agy
Hürth	6.9agz
Bad Radkersburg	6.9ah0
St. Peter am Ottersbach	6.9ah1
Knittelfeld	6.9ai0
Bischoffeld	6.9ai1
Seckau	6.9ai2
St. Lorenzen bei Knittelfeld	6.9ai3
Kleinlobming	6.9ai4
Murau	6.9aik
Turrach	6.9ail
Stadl an der Mur	6.9aim
Krakaudorf	6.9ain
St. Peter am Kammersberg	6.9aio
St. Georgen ob Murau	6.9aip
Möderbrugg	6.9ajn
Judenburg	6.9ajo
Fohnsdorf	6.9ajp
Pusterwald	6.9ajq
St. Johann am Tauern	6.9ajr
Bretstein	6.9ajs
Zeltweg	6.9ajt
Obdach	6.9aju
Pöls	6.9ajv
Oberwölz	6.9ajx
Scheifling	6.9ajy
Unzmarkt	6.9ajz
Neumarkt in Steiermark	6.9ak0
St. Lambrecht	6.9ak1
Mühlen	6.9ak2
Schönberg-Lachtal	6.9ak3
Katsch an der Mur	6.9ak4
Johnsbach	6.9akr
Liezen	6.9aks
Admont	6.9akt
Rottenmann	6.9aku
Trieben	6.9akv
Selzthal	6.9akw
Gaishorn am See	6.9akx
Hohentauern	6.9aky
Oppenberg	6.9akz
Bad Aussee	6.9al2
Bad Mitterndorf	6.9al3
Pichl-Kainisch	6.9al4
Unterlaussa	6.9alb
Landl	6.9ald
Hieflau	6.9ale
Radmer	6.9alf
Wildalpen	6.9alg
Gams bei Hieflau	6.9alh
Palfau	6.9ali
Donnersbachwald	6.9amo
Stainach	6.9amq
Donnersbach	6.9amr
St. Martin am Grimming	6.9ams
Gröbming	6.9amt
Haus	6.9amu
Schladming	6.9amv
Tauplitz	6.9amw
St. Nikolai im Sölktal	6.9amx
Kraubath an der Mur	6.9aqw
Traboch	6.9aqx
Wald am Schoberpass	6.9aqy
Leoben	6.9ar6
St. Michael in Obersteiermark	6.9ar7
Kammern im Liesingtal	6.9ar8
Mautern in Steiermark	6.9ar9
Kalwang	6.9ara
Trofaiach	6.9arb
Eisenerz	6.9arc
Vordernberg	6.9ard
Mürzzuschlag	6.9arg
Spital am Semmering	6.9arh
Langenwang	6.9ari
Krieglach	6.9arj
Veitsch	6.9ark
Neuberg an der Mürz	6.9arl
Mitterdorf im Mürztal	6.9arm
Mürzsteg	6.9arn
Aflenz	6.9arp
Bruck an der Mur	6.9arq
Turnau	6.9arr
St. Marein im Mürztal	6.9ars
Kindberg	6.9art
Breitenau am Hochlantsch	6.9aru
Pernegg an der Mur	6.9arv
Tragöss	6.9arw
St. Katharein an der Laming	6.9arx
Mariazell	6.9asa
Terz	6.9asb
Wegscheid	6.9asc
Greith	6.9asd
Weichselboden	6.9ase
St. Veit an der Glan	6.9b1g
Launsdorf	6.9b1h
Brückl	6.9b1i
Liebenfels	6.9b1j
Köttmannsdorf	6.9b1o
Gallizien	6.9b1p
Maria Saal	6.9b1r
Pischeldorf	6.9b1s
Grafenstein	6.9b1t
St. Margareten im Rosental	6.9b1u
Ferlach	6.9b1v
Feistritz im Rosental	6.9b1w
Krumpendorf am Wörther See	6.9b1x
Globasnitz	6.9b1y
Mittertrixen	6.9b1z
Völkermarkt	6.9b20
Griffen	6.9b21
Ruden	6.9b22
Bleiburg	6.9b23
Eberndorf	6.9b24
Miklauzhof	6.9b25
Eisenkappel-Vellach	6.9b26
St. Kanzian am Klopeiner See	6.9b27
Bad Kleinkirchheim	6.9b28
Villach	6.9b2a
Bodensdorf	6.9b2b
Bad Bleiberg	6.9b2c
Feistritz an der Drau	6.9b2d
Radenthein	6.9b2e
Afritz	6.9b2f
Treffen	6.9b2g
Wernberg	6.9b2k
St. Jakob im Rosental	6.9b2l
Faak am See	6.9b2m
Arnoldstein	6.9b2n
Nötsch im Gailtal	6.9b2o
Fürnitz	6.9b2p
Gummern	6.9b2q
Treibach	6.9b2u
Hüttenberg	6.9b2v
Klein St. Paul	6.9b2w
Weitensfeld im Gurktal	6.9b2x
Strassburg	6.9b2y
Metnitz	6.9b2z
Friesach	6.9b30
Flattnitz	6.9b31
Steuerberg	6.9b33
Pörtschach am Wörther See	6.9b34
Reifnitz	6.9b35
Velden am Wörther See	6.9b36
Ebene Reichenau	6.9b37
Feldkirchen in Kärnten	6.9b38
Glanegg	6.9b39
Gnesau	6.9b3a
Sirnitz	6.9b3b
Hermagor	6.9b3e
St. Stefan im Gailtal	6.9b3f
Kirchbach	6.9b3g
Tröpolach	6.9b3h
Weissbriach	6.9b3i
Bad St. Leonhard im Lavanttal	6.9b5a
Wolfsberg	6.9b5c
Prebl	6.9b5d
Preitenegg	6.9b5e
Gemmersdorf	6.9b5f
Lavamünd	6.9b5g
St. Paul im Lavanttal	6.9b5h
St. Andrä	6.9b5i
Reichenfels	6.9b5j
Oberdrauburg	6.9bfa
Greifenburg	6.9bfc
Techendorf	6.9bfd
Dellach im Drautal	6.9bfe
Kötschach-Mauthen	6.9bff
Lesachtal	6.9bfg
Steinfeld	6.9bfh
Dellach	6.9bfi
Gmünd in Kärnten	6.9bfw
Malta	6.9bfx
Rennweg	6.9bfy
Kremsbrücke	6.9bfz
Innerkrems	6.9bg0
Stockenboi	6.9bgp
Spittal an der Drau	6.9bgq
Millstatt	6.9bgu
Rothenthurn	6.9bgv
Kleblach-Lind	6.9bgw
Möllbrücke	6.9bgx
Obervellach	6.9bha
Reisseck	6.9bhb
Mallnitz	6.9bhc
Ausserfragant	6.9bhd
Winklern	6.9bie
Tresdorf, Rangersdorf	6.9bif
Heiligenblut	6.9big
Grosskirchheim	6.9bih
Mörtschach	6.9bii
Sillian	6.9biy
Ausservillgraten	6.9biz
Abfaltersbach	6.9bj2
Obertilliach	6.9bj3
Kartitsch	6.9bj4
Lienz	6.9bj8
Ainet	6.9bj9
Assling	6.9bjb
Nikolsdorf	6.9bje
Huben	6.9bjs
St. Jakob in Defereggen	6.9bjt
Virgen	6.9bju
Matrei in Osttirol	6.9bjv
Kals am Grossglockner	6.9bjw
Prägraten am Grossvenediger	6.9bjx
St. Veit in Defereggen	6.9bjz
Seefeld in Tirol	6.9bt8
Scharnitz	6.9bt9
Leutasch	6.9bta
Hall in Tirol	6.9btj
Wattens	6.9btk
Fulpmes	6.9btl
Neustift im Stubaital	6.9btm
Sellrain	6.9btq
Kematen in Tirol	6.9bts
Axams	6.9btu
Gries im Sellrain	6.9btw
Zirl	6.9bty
Kühtai	6.9btz
Schwaz	6.9bu2
Maurach	6.9bu3
Jenbach	6.9bu4
Hinterriss	6.9bu5
Achenkirch	6.9bu6
Steinberg am Rofan	6.9bu8
Oetz	6.9buc
Längenfeld	6.9bud
Sölden	6.9bue
Umhausen	6.9buf
Untergurgl	6.9bug
Telfs	6.9bum
Silz	6.9bun
Mieming	6.9buo
Nassereith	6.9bup
Ötztal-Bahnhof	6.9buq
Steinach am Brenner	6.9buw
Matrei am Brenner	6.9bux
Gries am Brenner	6.9buy
Trins	6.9buz
Gschnitz	6.9bv0
Navis	6.9bv2
St. Jodok am Brenner	6.9bv3
Hochfügen	6.9bv4
Zell am Ziller	6.9bv6
Kaltenbach	6.9bv7
Gerlos	6.9bv8
Mayrhofen	6.9bv9
Ginzling	6.9bva
Tux	6.9bvb
Fügen	6.9bvc
Häusling	6.9bvd
Brandenberg	6.9bwj
Wörgl	6.9bwk
Söll	6.9bwl
Westendorf	6.9bwm
Hopfgarten im Brixental	6.9bwn
Alpbach	6.9bwo
Brixlegg	6.9bwp
Kundl	6.9bwq
Wildschönau	6.9bwr
St. Johann in Tirol	6.9bx4
Waidring	6.9bx5
Fieberbrunn	6.9bx6
Jochberg	6.9bx7
Kitzbühel	6.9bx8
Kirchberg in Tirol	6.9bx9
Ellmau	6.9bxa
Hochfilzen	6.9bxb
Kufstein	6.9bxo
Ebbs	6.9bxp
Walchsee	6.9bxq
Kössen	6.9bxr
Thiersee	6.9bxs
Imst	6.9bys
St. Leonhard im Pitztal	6.9byt
Wenns	6.9byu
Roppen	6.9byx
Schönwies	6.9byy
See	6.9bzl
Landeck	6.9bzm
Galtür	6.9bzn
Ischgl	6.9bzo
Kappl	6.9bzp
St. Anton am Arlberg	6.9bzq
Flirsch	6.9bzr
Pettneu am Arlberg	6.9bzs
Fliess	6.9bzt
Prutz	6.9c0g
Nauders	6.9c0h
Pfunds	6.9c0i
Feichten	6.9c0j
Serfaus	6.9c0k
Tösens	6.9c0l
Damüls	6.9c1i
Egg	6.9c1k
Hittisau	6.9c1l
Bezau	6.9c1m
Au	6.9c1n
Doren	6.9c1o
Riezlern	6.9c1p
Mellau	6.9c1q
Schröcken	6.9c1r
Feldkirch	6.9c1u
Götzis	6.9c1v
Satteins	6.9c1w
Nenzing	6.9c1x
Laterns	6.9c1y
Thüringen	6.9c2m
Bludenz	6.9c2o
Raggal	6.9c2p
Sonntag	6.9c2q
Schruns	6.9c2s
St. Gallenkirch	6.9c2t
Gaschurn	6.9c2u
Brand	6.9c2v
Dornbirn	6.9c38
Hörbranz	6.9c39
Bregenz	6.9c3a
Langen bei Bregenz	6.9c3b
Hohenems	6.9c3c
Lustenau	6.9c3d
Höchst	6.9c3e
Alberschwende	6.9c3f
Klösterle	6.9c3i
Lech	6.9c3j
Dalaas	6.9c3l
Stanzach	6.9c4w
Hägerau	6.9c4x
Elbigenalp	6.9c4y
Elmen	6.9c4z
Reutte	6.9c60
Ehrwald	6.9c61
Bichlbach	6.9c62
Tannheim	6.9c63
Jungholz	6.9c64
Vils	6.9c65
Weissenbach am Lech	6.9c66
Obertraun	6.9cir
Bad Ischl	6.9cis
Ebensee	6.9cit
Hallstatt	6.9ciu
Bad Goisern	6.9civ
Gosau	6.9ciw
Strobl	6.9cix
St. Wolfgang im Salzkammergut	6.9ciy
Seekirchen am Wallersee	6.9cl0
Oberhofen am Irrsee	6.9cl1
Henndorf am Wallersee	6.9cl2
Strasswalchen	6.9cl3
Neumarkt am Wallersee	6.9cl4
Mattsee	6.9cl5
Obertrum am See	6.9cl7
Koppl	6.9cl9
Anthering	6.9clb
Hintersee	6.9clc 7.2xvk0
Eugendorf	6.9cld
Fuschl am See	6.9cle
St. Gilgen	6.9clf
Faistenau	6.9clg
Hof bei Salzburg	6.9clh
Mondsee	6.9clk
Oberwang	6.9cll
Zell am Moos	6.9clm
Thalgau	6.9cln
Krispl	6.9cls
St. Koloman	6.9clt
Russbach am Pass Gschütt	6.9clu
Abtenau	6.9clv
Golling an der Salzach	6.9clw
Hallein	6.9clx
Grödig	6.9cly
Grossgmain	6.9clz
Oberndorf bei Salzburg	6.9cmo
Lamprechtshausen	6.9cmq
Nussdorf am Haunsberg	6.9cms
St. Pantaleon	6.9cmt
Ostermiething	6.9cmu
St. Johann im Pongau	6.9cqk
Wagrain	6.9cql
Grossarl	6.9cqm
Schwarzach im Pongau	6.9cqn
Lend	6.9cqo
Hüttschlag	6.9cqp
Kleinarl	6.9cqq
Bad Hofgastein	6.9cr4
Dorfgastein	6.9cr5
Bad Gastein	6.9cr6
Radstadt	6.9cro
Filzmoos	6.9crp
Mandling	6.9crq
Untertauern	6.9crr
Obertauern	6.9crs
Flachau	6.9crt
Hüttau	6.9cru
Dienten am Hochkönig	6.9crx
Bischofshofen	6.9cry
Annaberg-Lungötz	6.9crz
Werfenweng	6.9cs2
Mühlbach am Hochkönig	6.9cs3
Werfen	6.9cs4
Atzmannsdorf	6.9cs6
Tweng	6.9cs7
Mauterndorf	6.9cs8
Mariapfarr	6.9cs9
Tamsweg	6.9csa
Ramingstein	6.9csb
St. Margarethen im Lungau	6.9csc
St. Michael im Lungau	6.9csd
Zederhaus	6.9cse
Muhr	6.9csf
Göriach	6.9csj
Lessach	6.9csk
Saalbach	6.9cu5
Zell am See	6.9cu6
Taxenbach	6.9cu7
Rauris	6.9cu8
Bruck an der Grossglocknerstrasse	6.9cu9
Fusch an der Grossglocknerstrasse	6.9cua
Kaprun	6.9cub
Niedernsill	6.9cuc
Piesendorf	6.9cud
Mittersill	6.9cuq
Uttendorf	6.9cur
Krimml	6.9cus
Neukirchen am Grossvenediger	6.9cut
Bramberg am Wildkogel	6.9cuu
Saalfelden am Steinernen Meer	6.9cva
Leogang	6.9cvb
Maria Alm am Steinernen Meer	6.9cvc
Lofer	6.9cvg
Unken	6.9cvh
Reichenau im Mühlkreis	6.9dcr
Zwettl an der Rodl	6.9dcs
Bad Leonfelden	6.9dct
Reichenthal	6.9dcu
Hellmonsödt	6.9dcv
Helfenberg	6.9dcw
St. Veit im Mühlkreis	6.9dcx
Grosstraberg	6.9dcy
Vorderweissenbach	6.9dcz
Hörsching	6.9dd1
Enns	6.9dd3
St. Florian	6.9dd4
Hargelsberg	6.9dd5
Wilhering	6.9dd6
Neuhofen an der Krems	6.9dd7
Kematen an der Krems	6.9dd8
Traun	6.9dd9
Altenberg bei Linz	6.9dda
Herzogsdorf	6.9ddb
St. Martin im Mühlkreis	6.9ddc
Feldkirchen an der Donau	6.9ddd
Ottensheim	6.9dde
Gallneukirchen	6.9ddf
Pregarten	6.9ddg
St. Georgen an der Gusen	6.9ddh
Mauthausen	6.9ddi
Lichtenberg	6.9ddj
Sipbachzell	6.9ddk
Steinerkirchen an der Traun	6.9ddl
Wels	6.9ddm
Marchtrenk	6.9ddn
Sattledt	6.9ddo
Lambach	6.9ddp
Gunskirchen	6.9ddq
Kematen am Innbach	6.9ddr
Grieskirchen	6.9dds
Bad Schallerbach	6.9ddt
Maria Neustift	6.9ddu
Schiedlberg	6.9ddv
Steyr	6.9ddw
Wolfern	6.9ddx
Grossraming	6.9ddy
Losenstein	6.9ddz
Ternberg	6.9de0
Grünburg	6.9de1
Bad Hall	6.9de2
Sierning	6.9de3
Waldhausen	6.9de4
Schönau im Mühlkreis	6.9de5
Perg	6.9de6
Bad Zell	6.9de7
Windhaag bei Perg	6.9de8
Pabneukirchen	6.9de9
Bad Kreuzen	6.9dea
Mönchdorf	6.9deb
Grein	6.9dec
Baumgartenberg	6.9ded
Eferding	6.9deg
Aschach an der Donau	6.9deh
Alkoven	6.9dei
Peuerbach	6.9dek
Waizenkirchen	6.9del
Neukirchen am Walde	6.9dem
Haibach ob der Donau	6.9den
Schwarzenberg am Böhmerwald	6.9deo
Aigen im Mühlkreis	6.9dep
Neufelden	6.9deq
Sarleinsbach	6.9der
Oberkappel	6.9des
Hofkirchen im Mühlkreis	6.9det
Lembach im Mühlkreis	6.9deu
Peilstein im Mühlviertel	6.9dev
Ulrichsberg	6.9dew
Rohrbach in Oberösterreich	6.9dex
Gaflenz	6.9dgp
Weyer	6.9dgr
Kleinreifling	6.9dgt
Ybbs an der Donau	6.9dic
Marbach an der Donau	6.9did
Weins-Isperdorf	6.9die
Altenmarkt, Yspertal	6.9dif
Wieselburg	6.9dig
Strengberg	6.9diw
Wallsee	6.9dix
Haag	6.9diy
St. Valentin	6.9diz
Waidhofen an der Ybbs	6.9dj6
Ybbsitz	6.9dj7
Opponitz	6.9dj8
Hollenstein an der Ybbs	6.9dj9
Kematen an der Ybbs	6.9djc
Neustadtl an der Donau	6.9djz
Amstetten	6.9dk0
Blindenmarkt	6.9dk1
Euratsfeld	6.9dk2
Hausmening, Neuhofen an der Ybbs	6.9dk3
Aschbach-Markt	6.9dk4
St. Peter in der Au	6.9dk5
Oed-Oehling	6.9dk6
Ardagger	6.9dk7
Langau, Gaming	6.9dk8
Scheibbs	6.9dka
Oberndorf an der Melk	6.9dkb
Göstling an der Ybbs	6.9dkc
Gaming	6.9dkd
Lunz am See	6.9dke
Gresten	6.9dkf
Steinakirchen am Forst	6.9dkg
Purgstall an der Erlauf	6.9dkh
Windischgarsten	6.9dmi
Spital am Pyhrn	6.9dmj
Hinterstoder	6.9dmk
St. Pankraz	6.9dml
Rosenau am Hengstpass	6.9dmm
Kirchdorf an der Krems	6.9dn2
Kremsmünster	6.9dn3
Molln	6.9dn4
Klaus an der Pyhrnbahn	6.9dn5
Pettenbach	6.9dn6
Wartberg an der Krems	6.9dn7
Ried im Traunkreis	6.9dn8
Gmunden	6.9dnw
Laakirchen	6.9dnx
Vorchdorf	6.9dny
Scharnstein	6.9dnz
Grünau im Almtal	6.9do0
Traunkirchen	6.9do1
Neukirchen, Altmünster	6.9do2
Kirchham	6.9do3
Seewalchen am Attersee	6.9dpa
Steinbach am Attersee	6.9dpb
Weyregg am Attersee	6.9dpc
Unterach am Attersee	6.9dpd
Attersee	6.9dpe
St. Georgen im Attergau	6.9dpf
Vöcklabruck	6.9dpk
Schwanenstadt	6.9dpl
Attnang-Puchheim	6.9dpm
Ampflwang im Hausruckwald	6.9dpn
Ottnang am Hausruck	6.9dpo
Vöcklamarkt	6.9dpu
Frankenburg am Hausruck	6.9dpv
Frankenmarkt	6.9dpw
Suben	6.9dqn
Schärding	6.9dqo
Schardenberg	6.9dqp
Esternberg	6.9dqq
Münzkirchen	6.9dqs
St. Aegidi	6.9dqt
Waldkirchen am Wesen	6.9dqu
Taufkirchen an der Pram	6.9dqv
Braunau am Inn	6.9dqy
Altheim	6.9dqz
Mauerkirchen	6.9dr0
Ach	6.9dr3
Schwand im Innkreis	6.9dr4
Neukirchen an der Enknach	6.9dr5
Haag am Hausruck	6.9dr8
Neumarkt im Hausruckkreis	6.9dr9
Hofkirchen an der Trattnach	6.9dra
Gaspoltshofen	6.9drb
Pram	6.9drc
Mattighofen	6.9dri
Maria Schmolln	6.9drj
Munderfing	6.9drk
Lochen	6.9drl
Friedburg	6.9drm
Kirchberg bei Mattighofen	6.9drn
Eggelsberg	6.9dro
Andrichsfurt	6.9drq
St. Martin im Innkreis	6.9drr
Ried im Innkreis	6.9drs
Eberschwang	6.9drt
Waldzell	6.9dru
Mettmach	6.9drv
Gurten	6.9drx
Obernberg am Inn	6.9dry
Antiesenhofen	6.9drz
Raab	6.9ds2
Kopfing im Innkreis	6.9ds3
Riedau	6.9ds4
Lambrechten	6.9ds5
Andorf	6.9ds6
Eggerding	6.9ds7
Neumarkt im Mühlkreis	6.9dx1
Freistadt	6.9dx2
Windhaag bei Freistadt	6.9dx3
Sandl	6.9dx4
St. Oswald bei Freistadt	6.9dx5
Gutau	6.9dx6
Kefermarkt	6.9dx7
Hirschbach im Mühlkreis	6.9dx8
Rainbach im Mühlkreis	6.9dx9
Weitersfelden	6.9dxc
Liebenau	6.9dxd
St. Georgen am Walde	6.9dxe
Königswiesen	6.9dxf
Unterweissenbach	6.9dxg
Sheffield	6.9gdw 1 1 1 1 1 1 8.q9j4c 1 1 1 1 1 2 1 1
Clitheroe	6.9gfk
Bournemouth	6.9gfm
Bolton	6.9gfo
Boston	6.9gfp
Colchester	6.9gfq
Consett	6.9gfr
Bodmin	6.9gfs
Redruth	6.9gft
Cambridge	6.9gg7
Aberdeen	6.9gg8
Bath	6.9gg9
Barnsley	6.9gga
Canterbury	6.9ggb
Carlisle	6.9ggc
Ashford (Kent)	6.9ggh
Bedford	6.9ggi
Abingdon	6.9ggj
Coatbridge	6.9ggk
Bideford	6.9ggl
Cardigan	6.9ggn
Arbroath	6.9ggp
Cheltenham	6.9ggq
Chichester	6.9ggr
Chester	6.9ggs
Chelmsford	6.9ggt
Chesterfield	6.9ggu
Bangor (Gwynedd)	6.9ggw
Chippenham	6.9ggx
Blairgowrie	6.9ggy
Aldershot	6.9gh0
Blackpool	6.9gh1
Blackburn	6.9gh2
Clacton-on-Sea	6.9gh3
Basingstoke	6.9gh4
Coppull	6.9gh5
Blandford	6.9gh6
Alloa	6.9gh7
Congleton	6.9gh8
Banff	6.9gh9
Bridlington	6.9gha
Cromer	6.9ghb
Andover	6.9ghc
Carmarthen	6.9ghf
Basildon	6.9ghg
Ammanford	6.9ghh
Crewe	6.9ghi
Barnstaple	6.9ghj
Brighton	6.9ghl
Bradford	6.9ghm
Clevedon	6.9ghn
Camberley	6.9gho
Brentwood	6.9ghp
Bridgwater	6.9ghq
Bishops Stortford	6.9ghr
Buckingham	6.9ghs
Burnley	6.9ghu
Burton-on-Trent	6.9ghv
Bury St Edmunds	6.9ghw
Cirencester	6.9ghx
Caernarfon	6.9ghy
Guisborough	6.9ghz
Bude	6.9gi0
Berwick-upon-Tweed	6.9gi1
Cumnock	6.9gi2
Chepstow	6.9gi3
Ayr	6.9gi4
Crawley	6.9gi5
Ardrossan	6.9gi6
Banbury	6.9gi7
Aylesbury	6.9gi8
Axminster	6.9gi9
Buxton	6.9gia
Bewdley	6.9gib
Cerne Abbas	6.9gic
Arrochar	6.9gid
Doncaster	6.9gie
Folkestone	6.9gif
Dover	6.9gig
Dorchester	6.9gih
Dorking	6.9gii
Forfar	6.9gij
Bridport	6.9gik
Forres	6.9gil
Fort Augustus	6.9giw
Dartford	6.9giy
Eastbourne	6.9giz
Falkirk	6.9gj0
Darlington	6.9gj1
Falmouth	6.9gj2
Daventry	6.9gj3
Fakenham	6.9gj4
Fareham	6.9gj5
Banchory	6.9gj6
Derby	6.9gj8
Peat Inn (Leven (Fife))	6.9gj9
St Andrews	6.9gja
Ashbourne	6.9gjb
Ladybank	6.9gjd
Craigellachie (Aberlour)	6.9gjg
Barmouth	6.9gjh
East Grinstead	6.9gji
Elgin	6.9gjj
Bracknell	6.9gjk
Fraserburgh	6.9gjm
Easingwold	6.9gjn
Fishguard	6.9gjo
Dingwall	6.9gjp
Dunkeld	6.9gjq
Mold	6.9gjs
Ely	6.9gjt
Chatteris	6.9gju
East Kilbride	6.9gjv
Brechin	6.9gjw
Strathaven	6.9gjx
Ellon	6.9gjy
Pakenham	6.9gjz
Killearn	6.9gk0
Duns	6.9gk1
Dereham	6.9gk2
Crediton	6.9gk3
Ashburton	6.9gk4 4ca5 3 7.3tvfs 2p y7 80 8 z7 dj e5 34 d my 171 a 1 7 1 j 2 j 2 1 7 2 2 1 1 f 1 1 1 5c 13 bz 2k
Downham Market	6.9gk6
Faringdon	6.9gk7
Dunbar	6.9gk8
Dunoon	6.9gk9
Great Dunmow	6.9gkb
Esher	6.9gkc
Frome	6.9gkd
Grays Thurrock	6.9gkf
Braintree	6.9gkg
Driffield	6.9gkh
Diss	6.9gkj
Devizes	6.9gkk
Fortrose	6.9gkl
Dundee	6.9gkm
Dunfermline	6.9gkn
Dudley	6.9gko
Evesham	6.9gkq
Dumfries	6.9gkr
Bishop Auckland	6.9gks
Dumbarton	6.9gkt
Exeter	6.9gkw
Felixstowe	6.9gky
Budleigh Salterton	6.9gkz
Fort William	6.9gl1
Dulverton	6.9gl2
Honington	6.9gl4
Horsham	6.9gl7
Honiton	6.9gl8
Goole	6.9gl9
Holbeach	6.9gla
Holyhead	6.9glb
Golspie	6.9glc
Holsworthy	6.9gld
Alton	6.9glo
Halifax	6.9glq
Hastings	6.9gls
Ringwood	6.9glt
Gainsborough	6.9glv
Haslemere	6.9glw
Hartlepool	6.9glx
Helmsdale	6.9glz
Hereford	6.9gm0
Hathersage	6.9gm1
Heathfield	6.9gm3
Helensburgh	6.9gm4
Stevenage	6.9gm6
Helmsley	6.9gm7
Haverhill	6.9gm8
Hemel Hempstead	6.9gma
Pontypridd	6.9gmb
Haywards Heath	6.9gmc
Gairloch	6.9gmd
Barry	6.9gme
Stowmarket	6.9gmh
Hawick	6.9gmi
Stow-on-the-Wold	6.9gmj
Gloucester	6.9gmk
Dursley	6.9gml
Chipping Sodbury	6.9gmm
Hinckley	6.9gmn
Glenurquhart	6.9gmo
Glossop	6.9gmp
Glastonbury	6.9gmq
Chard	6.9gms
Gretna	6.9gmt
Hitchin	6.9gmu
Inverness	6.9gmv
Insch	6.9gmw
Girvan	6.9gmx
Huntly	6.9gmy 4f88 2 7.3upx9 k ct 5f v3 k8 ql 1oa 8t 10 o4 t 68 cx 3j
Inverurie	6.9gmz
Killingholme	6.9gn1
Isle of Skye - Edinbane	6.9gn2
Isle of Skye - Broadford	6.9gn3
Grimsby	6.9gn4
Ipswich	6.9gn5
Gravesend	6.9gn6
Greenock	6.9gn7
Grantham	6.9gn8
Holmes Chapel	6.9gn9
Isle of Skye - Portree	6.9gna
Grantown-on-Spey	6.9gnb
Huntingdon	6.9gnc
Guernsey	6.9gnd
Kingston-upon-Hull	6.9gne
Guildford	6.9gnf
Huddersfield	6.9gng
Hunstanton	6.9gnh
Warboys	6.9gnj
Hungerford	6.9gnk
Bishops Waltham	6.9gnl
Corwen	6.9gnm
Henley-on-Thames	6.9gnn
Colwyn Bay	6.9gno
Great Yarmouth	6.9gnp
High Wycombe	6.9gnq
Pontypool	6.9gnr
Port Ellen	6.9gns
Hay-on-Wye	6.9gnt
Inveraray	6.9gnv
Harthill	6.9gnx
Lowestoft	6.9gny
Looe	6.9gnz
Johnstone	6.9go1
Bathgate	6.9go2
Brooke	6.9go4
Loughborough	6.9go5
Lochcarron	6.9gog
Lincoln	6.9goi
Lancaster	6.9gok
Leighton Buzzard	6.9gol
Redditch	6.9gon
Laggan	6.9goo
Sleaford	6.9gop
Coalville	6.9goq
Ledbury	6.9gor
Jersey	6.9gou
Keighley	6.9gov
Kettering	6.9gow
Ipstones	6.9goy
Kingussie	6.9gp0
Keith	6.9gp2
Cannock	6.9gp3
Kington	6.9gp4
Llanarth	6.9gp5
Lochgilphead	6.9gp6
Knighton	6.9gp7
Kingsbridge	6.9gp8
Lairg	6.9gp9
Llandovery	6.9gpa
Kings Lynn	6.9gpd
Llanelli	6.9gpe
Lanark	6.9gpf
Castle Douglas	6.9gpg
Kirkcudbright	6.9gph
Llandeilo	6.9gpi
Llandysul	6.9gpj
Laurencekirk	6.9gpl
Kidderminster	6.9gpm
Kilmarnock	6.9gpn
Lapworth	6.9gpo
Knutsford	6.9gpp
Launceston	6.9gpq
Killin	6.9gpr
Leominster	6.9gps
Stonehaven	6.9gpt
Lampeter	6.9gpu
Lochinver	6.9gpv
Oakham	6.9gpw
Kelso	6.9gpx
Kirriemuir	6.9gpz
Lockerbie	6.9gq0
Kinross	6.9gq1
Lauder	6.9gq2
Liskeard	6.9gq3
Cranbrook	6.9gq4
New Luce	6.9gq5
Luton	6.9gq6
Carradale	6.9gq7
Ludlow	6.9gq8
Campbeltown	6.9gqa
Bishops Castle	6.9gqc
Lymington	6.9gqe
Llanwrtyd Wells	6.9gqf
Kirkcaldy	6.9gqg
Lybster	6.9gqh
Lydney	6.9gqi
Lerwick, Foula & Fair Isle	6.9gqj
Llandrindod Wells	6.9gql
Lynton	6.9gqm
Kyle	6.9gqn
Monmouth	6.9gqo
Norwich	6.9gqr
Northampton	6.9gqs
Northwich	6.9gqu
Chipping Norton	6.9gqw
Northallerton	6.9gqx
North Berwick	6.9gr8
Maldon	6.9gr9
Maidstone	6.9gra
Mansfield	6.9grb
Isle of Man	6.9grc
Macclesfield	6.9grd
Newton Abbot	6.9gre
Maidenhead	6.9grg
Matlock	6.9grh
Market Drayton	6.9gri
Oban	6.9grj
Newport	6.9grl
Medway	6.9grm
Newbury	6.9grn
Newark-on-Trent	6.9gro
Newquay	6.9grp
Newmarket	6.9grq
Neath	6.9grr
Strathy	6.9grt
Middlesbrough	6.9gru
Minehead	6.9grv
New Galloway	6.9grw
Milford Haven	6.9gry
Moretonhampstead	6.9grz
Cemmaes Road	6.9gs2
Oldmeldrum	6.9gs3
Brigg	6.9gs4
Malton	6.9gs5
Machynlleth	6.9gs6
Maybole	6.9gs7
Bridgend	6.9gs8
Sanquhar	6.9gsb
Prudhoe	6.9gsd
New Mills	6.9gsf
Melton Mowbray	6.9gsg
Alnwick	6.9gsh
Malmesbury	6.9gsi
Nairn	6.9gsj
Bamburgh	6.9gsk
Rothbury	6.9gsl
Morpeth	6.9gsm
Newton Stewart	6.9gsn
Marlborough	6.9gso
Market Rasen	6.9gsp
Montrose	6.9gsq
Coleshill	6.9gsr
Meriden	6.9gss
Bedale	6.9gst
Bala	6.9gsu
Isle of Mull - Craignure	6.9gsw
Isle of Mull - Fionnphort	6.9gsx
Moffat	6.9gsz
Malvern	6.9gt0
Merthyr Tydfil	6.9gt1
Mallaig	6.9gt3
Isle of Mull - Tobermory	6.9gt4
Orpington	6.9gt5
Betws-y-Coed	6.9gt6
Oswestry	6.9gt7
North Walsham	6.9gt8
Church Stretton	6.9gta
Skelmersdale	6.9gtb
Brampton	6.9gtd
Motherwell	6.9gte
Rothesay	6.9gtg
Southend-on-Sea	6.9gti
Southport	6.9gtk
Rochdale	6.9gtm
Welwyn Garden City	6.9gtn
Romford	6.9gto
Rotherham	6.9gtp
Isles of Scilly	6.9gu0
Peebles	6.9gu1
Salisbury	6.9gu2
Scarborough	6.9gu3
Scunthorpe	6.9gu4
Rockbourne	6.9gu5
St Austell	6.9gu6
St Albans	6.9gu7
Saxmundham	6.9gu8
Settle	6.9gu9
Petersfield	6.9gua
Sevenoaks	6.9guc
Peterborough	6.9gud
Penzance	6.9gug
Redhill	6.9guh
Perth	6.9gui
Sedgefield	6.9guk
Shrewsbury	6.9gun
St Helens	6.9guo
Rhyl	6.9gup
Bridgnorth	6.9guq
Shaftesbury	6.9gur
Richmond	6.9gus
Shepton Mallet	6.9gut
Selkirk	6.9guu
Pickering	6.9guv
Plymouth	6.9guw
Slough	6.9gux
Skegness	6.9guy
Skipton	6.9gv0
Selby	6.9gv1
Pwllheli	6.9gv2
Pocklington	6.9gv3
Swaffham	6.9gv4
Temple Cloud	6.9gv5
Royston	6.9gv7
Crieff	6.9gv8
Ripon	6.9gv9
Porthmadog	6.9gva
Sandy	6.9gvb
Penrith	6.9gvc
South Molton	6.9gvd
Isle of Arran	6.9gve
Maud	6.9gvf
Preston	6.9gvg
Ripley	6.9gvh
Spalding	6.9gvj
Stranraer	6.9gvk
Retford	6.9gvl
Bourne	6.9gvm
Peterhead	6.9gvn
Stamford	6.9gvo
Stoke-on-Trent	6.9gvq
Staines	6.9gvs
Stafford	6.9gvt
Stirling	6.9gvu
Sudbury	6.9gvv
Rugby	6.9gvw
Stratford-upon-Avon	6.9gvx
Spilsby	6.9gvy
Swansea	6.9gw0
Swindon	6.9gw1
Romsey	6.9gw2
Sittingbourne	6.9gw3
Pitlochry	6.9gw4
Rye	6.9gw5
Pulborough	6.9gw6
Saffron Walden	6.9gw7
Torquay	6.9gwb
Torrington	6.9gwd
Shetland	6.9gwe
Ballindalloch	6.9gwf
Tomatin	6.9gwg
Tomdoun	6.9gwh
Kinrossie	6.9gwt
Tavistock	6.9gwu
Taunton	6.9gwv
Ruthin	6.9gww
Uckfield	6.9gwx
Tamworth	6.9gwz
Coupar Angus	6.9gx0
Tarporley	6.9gx1
Kirkwhelpington	6.9gx2
Clopton	6.9gx4
Barnard Castle	6.9gx5
Narberth	6.9gx6
St Boswells	6.9gx7
Okehampton	6.9gx9
Dalmally	6.9gxa
Camelford	6.9gxc
Newquay (Padstow)	6.9gxd
Thetford	6.9gxe
Thanet	6.9gxf
Thame	6.9gxg
Thirsk	6.9gxh
Thornhill	6.9gxk
Kilmelford	6.9gxo
Ullapool	6.9gxq
Ballachulish	6.9gxr
Orkney	6.9gxs
Sanday	6.9gxt
Market Harborough	6.9gxu
Harris	6.9gxv
Tain	6.9gxy
Ardgay	6.9gxz
Abington (Crawford)	6.9gy0
Oxford	6.9gy1
Kilchrenan	6.9gy2
Bicester	6.9gy5
Isle of Benbecula	6.9gy6
Castlebay	6.9gy7
Truro	6.9gy8
Abergavenny	6.9gy9
Brecon	6.9gya
Tranent	6.9gyb
Lochmaddy	6.9gyc
Callander	6.9gyd
Lochboisdale	6.9gye
Scarinish	6.9gyf
Tarbert	6.9gyg
Kinloch Rannoch	6.9gyi
Caterham	6.9gyj
Tiverton	6.9gyk
Pencombe	6.9gyl
Bromyard (Knightwick/Leigh Sinton)	6.9gym
Aberfeldy	6.9gyn
Turriff	6.9gyo
Rugeley	6.9gyp
Tunbridge Wells	6.9gys
Uxbridge	6.9gyv
Galashiels	6.9gyw
Biggar	6.9gyz
Workington	6.9gz0
Wolverhampton	6.9gz2
Worthing	6.9gz3
York	6.9gz4
Worcester	6.9gz5
Milton Keynes	6.9gz8
Worksop	6.9gz9
Tyneside/Durham/Sunderland	6.9gza 1
Tyneside	6.9gzc 2 2 2
Durham	6.9gzd 6
Sunderland	6.9gzf 2
Ware	6.9gzk
Walsall	6.9gzm
Watford	6.9gzn
Wakefield	6.9gzo
Warrington	6.9gzp
Warwick	6.9gzq
Runcorn	6.9gzs
Wareham	6.9gzt
Shap	6.9gzv
Weybridge	6.9gzw
Wellingborough	6.9gzx
Weston-super-Mare	6.9gzy
Yeovil	6.9gzz
Wetherby	6.9h01
Welshpool	6.9h02
Wem	6.9h03
Wigan	6.9h06
Guiseley	6.9h07
West Heslerton	6.9h08
Wisbech	6.9h09
Whitehaven	6.9h0a
Whitby	6.9h0b
Whitchurch	6.9h0c
Whatton	6.9h0d
Sandwick	6.9h0e
Colonsay	6.9h0f
Telford	6.9h0g
Wymondham	6.9h0h
Madingley	6.9h0i
Wick	6.9h0j
Mid Yell	6.9h0l
Westerham	6.9h0n
Winchester	6.9h0q
Wincanton	6.9h0r
Strontian	6.9h0v
Penicuik	6.9h0w
Leyburn	6.9h0x
Aberystwyth	6.9h0y
Scourie	6.9h0z
Glenborrodale	6.9h10
Llanon	6.9h12
Pontefract	6.9h15
Wrexham	6.9h16
Amesbury	6.9h18
Wormbridge	6.9h19
Builth Wells	6.9h1a
Isle of Wight	6.9h1b
Watchet (Williton)	6.9h1c
Warminster	6.9h1d
Bungay	6.9h1e
Ebbsfleet	6.9h1f
Wigtown	6.9h1g
Ross-on-Wye	6.9h1h
Lea Valley	6.9h1k
Witney	6.9h1l
St Clears	6.9h1m
Garstang	6.9h1n
Strathpeffer	6.9h1p
Ballycastle	6.9hok
Martinstown	6.9hol
Ballymena	6.9hop
Ballymoney	6.9hor
Larne	6.9hos
Kilrea	6.9hot
Newry	6.9hou
Armagh	6.9hp1
Portadown	6.9hp2
Banbridge	6.9hp4
Rostrevor	6.9hp5
Kircubbin	6.9hp6
Newcastle (Co. Down)	6.9hp7
Downpatrick	6.9hp8
Enniskillen	6.9hpu
Lisnaskea	6.9hpv
Kesh	6.9hpw
Coleraine	6.9hpy
Londonderry	6.9hpz
Limavady	6.9hq5
Magherafelt	6.9hq7
Carrickmore	6.9hq8
Newtownstewart	6.9hq9
Omagh	6.9hqa
Ballygawley	6.9hqd
Cookstown	6.9hqe
Dungannon	6.9hqf
Fivemiletown	6.9hqh
Belfast	6.9hqi 5 1 2
Bangor (Co. Down)	6.9hqj
Lisburn	6.9hqk
Ballyclare	6.9hql
Antrim	6.9hqm
Saintfield	6.9hqp
Bottrop	6.ajnt
Gladbeck	6.ajnv
Bottrop-Kirchhellen	6.ajnx
Velbert	6.ajo3
Velbert-Langenberg	6.ajo4
Velbert-Neviges	6.ajo5
Essen-Kettwig	6.ajo6
Heiligenhaus	6.ajo8
Wülfrath	6.ajoa
Dinslaken	6.ajog
Duisburg-Rheinhausen	6.ajoh
Duisburg-Homberg	6.ajoi
Ratingen	6.ajpi
Hilden	6.ajpj
Mettmann	6.ajpk
Haan Rheinland	6.ajq9
Neuss	6.ajqb
Meerbusch-Büderich	6.ajqc
Dormagen	6.ajqd
Neuss-Norf	6.ajqh
Meerbusch-Lank	6.ajqu
Krefeld	6.ajqv
Kempen	6.ajqw
Nettetal-Lobberich	6.ajqx
Willich	6.ajqy
Willich-Anrath	6.ajr0
Nettetal-Kaldenkirchen	6.ajr1
Grefrath bei Krefeld	6.ajr2
Meerbusch-Osterath	6.ajr3
Mönchengladbach	6.ajr5
Viersen	6.ajr6
Schwalmtal Niederrhein	6.ajr7
Jüchen-Otzenrath	6.ajr8
Jüchen	6.ajr9
Mönchengladbach-Rheydt	6.ajra
Leverkusen-Opladen	6.ajrf
Langenfeld Rheinland	6.ajrh
Burscheid Rheinland	6.ajri
Leichlingen Rheinland	6.ajrj
Grevenbroich	6.ajrp
Grevenbroich-Kapellen	6.ajrq
Rommerskirchen	6.ajrr
Remscheid	6.ajrz
Hückeswagen	6.ajs0
Dabringhausen	6.ajs1
Radevormwald	6.ajs3
Wermelskirchen	6.ajs4
Bergisch Gladbach	6.ajsa
Cologne-Porz	6.ajsb
Bensberg	6.ajsc
Rösrath	6.ajsd
Overath	6.ajse
Kürten-Dürscheid	6.ajsf
Niederkassel	6.ajsg
Bornheim Rheinland	6.ajsu
Königswinter	6.ajsv
Bad Honnef	6.ajsw
Meckenheim Rheinland	6.ajsx
Rheinbach	6.ajsy
Bornheim-Merten	6.ajsz
Remagen-Rolandseck	6.ajt0
Brühl Rheinland	6.ajt4
Hürth Rheinland	6.ajt5
Frechen	6.ajt6
Erftstadt	6.ajt7
Wesseling Rheinland	6.ajt8
Kerpen Rheinland-Türnich	6.ajt9
Pulheim	6.ajta
Siegburg	6.ajtd
Hennef Sieg	6.ajte
Eitorf	6.ajtf
Königswinter-Oberpleis	6.ajtg
Much	6.ajth
Lohmar Rheinland	6.ajti
Neunkirchen-Seelscheid	6.ajtj
Hennef-Uckerath	6.ajtk
Euskirchen	6.ajtn
Zülpich	6.ajto
Bad Münstereifel	6.ajtp
Weilerswist	6.ajtq
Euskirchen-Flamersheim	6.ajtr
Mechernich-Satzvey	6.ajts
Reckerscheid	6.ajtt
Gummersbach	6.ajtx
Wiehl	6.ajty
Engelskirchen	6.ajtz
Marienheide	6.aju0
Reichshof-Eckenhagen	6.aju1
Lindlar	6.aju2
Wipperfürth	6.aju3
Kürten	6.aju4
Kierspe-Rönsahl	6.aju5
Bergheim Erft	6.aju7
Bedburg Erft	6.aju8
Kerpen-Horrem	6.aju9
Elsdorf Rheinland	6.ajua
Kerpen-Buir	6.ajub
Waldbröl	6.ajur
Windeck Sieg	6.ajus
Nümbrecht	6.ajut
Morsbach Sieg	6.ajuu
Ruppichteroth	6.ajuv
Reichshof-Brüchermühle	6.ajuw
Wildbergerhütte	6.ajux
Holzwickede	6.ajv1
Witten	6.ajv2
Unna	6.ajv3
Schwerte	6.ajv4
Castrop-Rauxel	6.ajv5
Lünen	6.ajv6
Kamen	6.ajv7
Unna-Hemmerde	6.ajv8
Waltrop	6.ajv9
Herne	6.ajvn
Hattingen Ruhr	6.ajvo
Wanne-Eickel	6.ajvp
Bochum-Wattenscheid	6.ajvr
Herdecke	6.ajvu
Hagen Westfalen	6.ajvv
Gevelsberg	6.ajvw
Ennepetal	6.ajvx
Hagen-Hohenlimburg	6.ajvy
Wetter Ruhr	6.ajvz
Schwelm	6.ajw0
Hagen-Dahl	6.ajw1
Breckerfeld	6.ajw2
Sprockhövel-Hasslinghausen	6.ajw3
Lüdenscheid	6.ajwf
Altena Westfalen	6.ajwg
Halver	6.ajwh
Meinerzhagen	6.ajwi
Schalksmühle	6.ajwj
Herscheid Westfalen	6.ajwl
Meinerzhagen-Valbert	6.ajwm
Kierspe	6.ajwn
Haltern-Lippramsdorf	6.ajwo
Recklinghausen	6.ajwp
Dorsten	6.ajwq
Datteln	6.ajwr
Haltern Westfalen	6.ajws
Marl	6.ajwt
Herten Westfalen	6.ajwu
Henrichenburg	6.ajwv
Oer-Erkenschwick	6.ajww
Dorsten-Wulfen	6.ajwx
Iserlohn	6.ajwz
Hemer	6.ajx0
Menden Sauerland	6.ajx1
Iserlohn-Letmathe	6.ajx2
Balve	6.ajx3
Wickede Ruhr	6.ajx5
Fröndenberg-Langschede	6.ajx6
Menden-Asbeck	6.ajx7
Hamm Westfalen	6.ajx9
Ahlen Westfalen	6.ajxa
Bönen	6.ajxb
Welver	6.ajxc
Hamm-Rhynern	6.ajxd
Drensteinfurt-Walstedde	6.ajxf
Hamm-Uentrop	6.ajxg
Werne	6.ajxh
Plettenberg	6.ajxj
Werdohl	6.ajxk
Sundern-Allendorf	6.ajxl
Neuenrade-Affeln	6.ajxm
Finnentrop-Rönkhausen	6.ajxn
Baesweiler	6.ajxt
Stolberg Rheinland	6.ajxu
Eschweiler Rheinland	6.ajxv
Alsdorf Rheinland	6.ajxw
Würselen	6.ajxx
Herzogenrath	6.ajxy
Herzogenrath-Kohlscheid	6.ajxz
Aachen-Kornelimünster	6.ajy0
Stolberg-Gressenich	6.ajy1
Düren	6.ajyd
Kreuzau	6.ajye
Langerwehe	6.ajyf
Vettweiss	6.ajyg
Nideggen-Embken	6.ajyh
Nörvenich	6.ajyi
Nideggen	6.ajyj
Niederzier	6.ajyk
Hürtgenwald	6.ajyl
Erkelenz	6.ajyn
Wassenberg	6.ajyo
Hückelhoven	6.ajyp
Wegberg	6.ajyq
Erkelenz-Lövenich	6.ajyr
Wegberg-Rödgen	6.ajys
Nettersheim-Tondorf	6.ajyw
Kall	6.ajyx
Mechernich	6.ajyz
Schleiden-Gemünd	6.ajz0
Schleiden Eifel	6.ajz1
Heimbach Eifel	6.ajz2
Dahlem bei Kall	6.ajz3
Hellenthal-Rescheid	6.ajz4
Blankenheim Ahr	6.ajz5
Geilenkirchen	6.ajz7
Heinsberg Rheinland	6.ajz8
Heinsberg-Randerath	6.ajz9
Gangelt	6.ajza
Waldfeucht	6.ajzb
Selfkant	6.ajzc
Jülich	6.ajzh
Linnich	6.ajzi
Titz	6.ajzj
Aldenhoven bei Jülich	6.ajzk
Inden	6.ajzl
Roetgen Eifel	6.ajzr
Monschau	6.ajzs
Simmerath	6.ajzt
Nideggen-Schmidt	6.ajzu
Hellenthal	6.ak02
Mechernich-Eiserfey	6.ak04
Schleiden-Dreiborn	6.ak05
Nettersheim	6.ak06
Münster-Hiltrup	6.ak0l
Nottuln	6.ak0m
Telgte	6.ak0o
Altenberge Westfalen	6.ak0p
Münster-Wolbeck	6.ak0q
Havixbeck	6.ak0r
Drensteinfurt	6.ak0s
Nottuln-Appelhülsen	6.ak0t
Wadersloh-Diestedde	6.ak14
Beckum	6.ak15
Oelde	6.ak16
Wadersloh	6.ak17
Ennigerloh	6.ak18
Beckum-Neubeckum	6.ak19
Sendenhorst	6.ak1a
Lippetal-Lippborg	6.ak1b
Ennigerloh-Enniger	6.ak1c
Oelde-Stromberg	6.ak1d
Ostbevern	6.ak1g
Münster-Nienberge	6.ak1h
Münster-Roxel	6.ak1i
Sendenhorst-Albersloh	6.ak1j
Münster-Albachten	6.ak1k
Drensteinfurt-Rinkerode	6.ak1m
Coesfeld	6.ak1p
Gescher	6.ak1q
Billerbeck Westfalen	6.ak1r
Rosendahl-Darfeld	6.ak1t
Coesfeld-Lette	6.ak1u
Rosendahl-Osterwick	6.ak1v
Dülmen-Rorup	6.ak1w
Steinfurt-Burgsteinfurt	6.ak1z
Steinfurt-Borghorst	6.ak20
Ochtrup	6.ak21
Laer Kreis Steinfurt	6.ak22
Schöppingen	6.ak23
Metelen	6.ak24
Wettringen Kreis Steinfurt	6.ak25
Horstmar	6.ak26
Ahaus	6.ak29
Gronau Westfalen	6.ak2a
Stadtlohn	6.ak2b
Vreden	6.ak2c
Gronau-Epe	6.ak2d
Legden	6.ak2e
Ahaus-Alstätte	6.ak2f
Heek	6.ak2g
Greven Westfalen	6.ak2j
Emsdetten	6.ak2k
Nordwalde	6.ak2l
Saerbeck	6.ak2m
Greven-Reckenfeld	6.ak2n
Warendorf	6.ak2t
Everswinkel	6.ak2u
Sassenberg	6.ak2v
Warendorf-Milte	6.ak2w
Warendorf-Hoetmar	6.ak2x
Beelen	6.ak2y
Ennigerloh-Westkirchen	6.ak2z
Harsewinkel-Greffen	6.ak30
Dülmen-Buldern	6.ak32
Lüdinghausen	6.ak33
Selm	6.ak34
Ascheberg Westfalen	6.ak35
Dülmen	6.ak36
Olfen	6.ak37
Nordkirchen	6.ak38
Senden Westfalen	6.ak39
Senden-Ottmarsbocholt	6.ak3a
Ascheberg-Herbern	6.ak3b
Nauort	6.ak3d
Montabaur	6.ak3e
Bad Ems	6.ak3f
Nassau Lahn	6.ak3g
Löf	6.ak3h
Winningen Mosel	6.ak3i
Kobern-Gondorf	6.ak3j
Welschneudorf	6.ak3k
Neuhäusel Westerwald	6.ak3w
Lahnstein	6.ak3x
Bendorf am Rhein	6.ak3y
Ransbach-Baumbach	6.ak3z
Höhr-Grenzhausen	6.ak40
Ochtendung	6.ak41
Selters Westerwald	6.ak42
Braubach	6.ak43
Rhens	6.ak44
Mülheim-Kärlich	6.ak46
Neuwied	6.ak47
Andernach	6.ak48
Brohl-Lützing	6.ak49
Rengsdorf	6.ak4a
Rheinbrohl	6.ak4b
Burgbrohl	6.ak4c
Weissenthurm	6.ak4d
Waldbreitbach	6.ak4e
Anhausen Kreis Neuwied	6.ak4f
Bad Neuenahr-Ahrweiler	6.ak4h
Remagen	6.ak4i
Altenahr	6.ak4j
Linz am Rhein	6.ak4k
Vettelschoss	6.ak4l
Königsfeld Eifel	6.ak4m
Kesseling	6.ak4n
Mayen	6.ak4r
Mendig	6.ak4s
Kaisersesch	6.ak4t
Polch	6.ak4u
Weibern	6.ak4v
Virneburg	6.ak4w
Uersfeld	6.ak4x
Bad Marienberg Westerwald	6.ak51
Hachenburg	6.ak52
Westerburg Westerwald	6.ak53
Rennerod	6.ak54
Freilingen Westerwald	6.ak56
Stein-Neukirch	6.ak57
Cochem	6.ak5b
Treis-Karden	6.ak5c
Ellenz-Poltersdorf	6.ak5d
Bad Bertrich	6.ak5e
Ediger-Eller	6.ak5f
Ulmen	6.ak5g
Lutzerath	6.ak5h
Büchel bei Cochem	6.ak5i
Mündersbach	6.ak5k
Altenkirchen Westerwald	6.ak5l
Hamm Sieg	6.ak5m
Asbach Westerwald	6.ak5n
Puderbach Westerwald	6.ak5o
Flammersfeld	6.ak5p
Weyerbusch	6.ak5q
Horhausen Westerwald	6.ak5r
Kroppach	6.ak5s
Dierdorf	6.ak5t
Adenau	6.ak5v
Kelberg	6.ak5w
Antweiler	6.ak5x
Wershofen	6.ak5y
Insul	6.ak5z
Nohn Eifel	6.ak60
Blankenheim-Ahrhütte	6.ak61
Lennestadt	6.ak6p
Attendorn	6.ak6q
Kirchhundem	6.ak6r
Finnentrop-Serkenrode	6.ak6s
Lennestadt-Oedingen	6.ak6t
Kreuztal	6.ak70
Hilchenbach	6.ak71
Freudenberg Westfalen	6.ak72
Neunkirchen Siegerl	6.ak73
Burbach Siegerl	6.ak74
Netphen-Deuz	6.ak75
Netphen	6.ak76
Wilnsdorf	6.ak77
Wissen	6.ak7a
Daaden	6.ak7b
Herdorf	6.ak7c
Brachbach Sieg	6.ak7d
Molzhain	6.ak7f
Diedenshausen	6.ak7i
Bad Berleburg	6.ak7j
Bad Laasphe	6.ak7k
Erndtebrück	6.ak7l
Bad Laasphe-Feudingen	6.ak7m
Bad Berleburg-Schwarzenau	6.ak7n
Bad Berleburg-Girkhausen	6.ak7q
Bad Berleburg-Aue	6.ak7r
Olpe Biggesee	6.ak7t
Wenden Südsauerland	6.ak7u
Drolshagen-Bleche	6.ak7v
Welschen Ennest	6.ak7w
Eschenburg	6.ak82
Dillenburg	6.ak83
Herborn Hessen	6.ak84
Haiger	6.ak85
Dietzhölztal	6.ak86
Driedorf	6.ak87
Bad Endbach-Hartenrod	6.ak88
Breitscheid Hessen	6.ak89
Siegbach	6.ak8a
Greifenstein-Beilstein	6.ak8b
Xanten	6.ak8x
Alpen	6.ak8y
Wesel-Büderich	6.ak8z
Xanten-Marienbaum	6.ak90
Kleve Niederrhein	6.ak9h
Emmerich	6.ak9i
Goch	6.ak9j
Kalkar	6.ak9k
Uedem	6.ak9l
Kranenburg Niederrhein	6.ak9m
Goch-Hassum	6.ak9n
Emmerich-Elten	6.ak9o
Geldern	6.ak9r
Kevelaer	6.ak9s
Kerken	6.ak9t
Straelen	6.ak9u
Issum	6.ak9v
Wachtendonk	6.ak9w
Weeze	6.ak9x
Sonsbeck	6.ak9y
Straelen-Herongen	6.ak9z
Moers	6.aka1
Kamp-Lintfort	6.aka2
Rheinberg	6.aka3
Rheinberg-Orsoy	6.aka4
Neukirchen-Vluyn	6.aka5
Rees-Haldern	6.akaa
Rees	6.akab
Hamminkeln	6.akac
Schermbeck	6.akad
Voerde Niederrhein	6.akaf
Hamminkeln-Brünen	6.akag
Rees-Mehr	6.akah
Hünxe	6.akai
Wesel-Bislich	6.akaj
Borken Westfalen	6.akal
Südlohn	6.akam
Velen	6.akan
Reken	6.akao
Raesfeld	6.akap
Dorsten-Rhade	6.akaq
Heiden Kreis Borken	6.akar
Bocholt	6.akav
Rhede Westfalen	6.akaw
Isselburg-Werth	6.akax
Isselburg	6.akay
Warstein	6.akbq
Meschede-Freienohl	6.akbr
Bestwig	6.akbs
Bestwig-Ramsbeck	6.akbt
Soest	6.akc9
Werl	6.akca
Lippetal-Herzfeld	6.akcb
Möhnesee	6.akcc
Warstein-Allagen	6.akcd
Neuengeseke	6.akcf
Soest-Ostönnen	6.akcg
Arnsberg	6.akcj
Neheim-Hüsten	6.akck
Sundern Sauerland	6.akcl
Sundern-Altenhellefeld	6.akcm
Sundern-Hachen	6.akcn
Arnsberg-Oeventrop	6.akcp
Ense	6.akcq
Lippstadt	6.akct
Geseke	6.akcu
Erwitte	6.akcv
Rietberg-Mastholte	6.akcw
Lippstadt-Benninghausen	6.akcx
Anröchte	6.akcz
Lippstadt-Rebbeke	6.akd0
Büren	6.akd3
Rüthen	6.akd4
Wünnenberg	6.akd5
Rüthen-Oestereiden	6.akd6
Büren-Wewelsburg	6.akd7
Wünnenberg-Haaren	6.akd9
Büren-Harth	6.akda
Brilon	6.akdd
Olsberg	6.akde
Brilon-Messinghausen	6.akdf
Brilon-Alme	6.akdg
Schmallenberg-Dorlar	6.akdn
Schmallenberg	6.akdo
Eslohe Sauerland	6.akdp
Schmallenberg-Fredeburg	6.akdq
Schmallenberg-Oberkirchen	6.akdr
Schmallenberg-Bödefeld	6.akdt
Winterberg Westfalen	6.akdx
Medebach	6.akdy
Winterberg-Siedlinghausen	6.akdz
Hallenberg	6.ake0
Winterberg-Niedersfeld	6.ake1
Marsberg-Bredelar	6.ake7
Marsberg	6.ake8
Marsberg-Canstein	6.ake9
Marsberg-Westheim	6.akea
Oranienburg	6.akmt
Hennigsdorf	6.akmu
Birkenwerder	6.akmv
Velten	6.akmw
Gransee	6.akmy
Zehdenick	6.akmz
Nauen Brandenburg	6.aknd
Falkensee	6.akne
Werder Havel	6.aknj
Teltow	6.aknk
Stahnsdorf	6.aknl
Angermünde	6.aknn
Schwedt/Oder	6.akno
Eberswalde	6.aknq
Finowfurt	6.aknr
Biesenthal Brandenburg	6.aknt
Bernau Brandenburg	6.aknu
Strausberg	6.aknx
Neuenhagen bei Berlin	6.akny
Bad Freienwalde	6.ako0
Seelow	6.ako2
Fürstenwalde Spree	6.akoh
Erkner	6.akoi
Eisenhüttenstadt	6.akok
Beeskow	6.akom
Luckenwalde	6.akor
Jüterbog	6.akos
Königs Wusterhausen	6.akov
Zossen Brandenburg	6.akox
Ludwigsfelde	6.akoy
Mahlow	6.akoz
Brandenburg an der Havel	6.akp1
Lehnin	6.akp2
Rathenow	6.akp5
Premnitz	6.akp6
Neuruppin	6.akpb
Wittstock Dosse	6.akpe
Pritzwalk	6.akpf
Torgau	6.akq5
Eilenburg	6.akq7
Wurzen	6.akq9
Döbeln	6.akqf
Borna Stadt	6.akqh
Oschatz	6.akqj
Grimma	6.akql
Zeitz	6.akqp
Weissenfels Sachsen-Anhalt	6.akqr
Naumburg Saale	6.akqt
Altenburg Thüringen	6.akqv
Meuselwitz Thüringen	6.akqw
Merseburg Saale	6.akr9
Bad Dürrenberg	6.akra
Sangerhausen	6.akrc
Artern Unstrut	6.akre
Bernburg Saale	6.akrj
Aschersleben Sachsen-Anhalt	6.akrl
Lutherstadt Eisleben	6.akrn
Hettstedt Sachsen-Anhalt	6.akro
Lutherstadt Wittenberg	6.aks3
Bitterfeld	6.aks5
Wolfen	6.aks6
Köthen Anhalt	6.aks8
Pirna	6.aksd
Dippoldiswalde	6.aksg
Meissen	6.aksx
Grossenhain Sachsen	6.aksy
Coswig bei Dresden	6.aksz
Riesa	6.akt1
Radeberg	6.akt4
Heidenau Sachsen	6.akt5
Finsterwalde	6.akt7
Elsterwerda	6.akt9
Herzberg Elster	6.aktb
Jessen Elster	6.aktd
Calau	6.akth
Lübbenau Spreewald	6.akti
Luckau Brandenburg	6.aktk
Lübben Spreewald	6.aktm
Guben	6.aku1
Forst Lausitz	6.aku2
Spremberg	6.aku3
Schwarze Pumpe	6.aku4
Hoyerswerda	6.akub
Senftenberg	6.akud
Lauchhammer	6.akue
Weisswasser	6.akug
Kamenz	6.akui
Görlitz	6.akul
Zittau	6.akun
Löbau	6.akup
Neugersdorf Sachsen	6.akuq
Niesky	6.akus
Bautzen	6.akuv
Kirschau	6.akuw
Bischofswerda	6.akuy
Neustadt in Sachsen	6.akv0
Mühlhausen Thüringen	6.akv5
Bad Langensalza	6.akv7
Leinefelde	6.akv9
Heiligenstadt Heilbad	6.akva
Gotha Thüringen	6.akvp
Waltershausen Thüringen	6.akvq
Friedrichroda	6.akvr
Ohrdruf	6.akvs
Arnstadt	6.akvw
Stadtilm	6.akvx
Nordhausen Thüringen	6.akvz
Sondershausen	6.akw0
Sömmerda	6.akw2
Kölleda	6.akw3
Greussen	6.akw4
Jena	6.akw9
Weimar Thüringen	6.akwb
Apolda	6.akwc
Pössneck	6.akwf
Greiz	6.akwt
Schleiz	6.akwv
Saalfeld Saale	6.akx3
Rudolstadt	6.akx4
Sonneberg Thüringen	6.akx7
Ilmenau Thüringen	6.akx9
Neuhaus am Rennweg	6.akxb
Suhl	6.akxd
Zella-Mehlis	6.akxe
Schmalkalden	6.akxf
Hildburghausen	6.akxh
Eisfeld	6.akxi
Eisenach Thüringen	6.akxn
Meiningen	6.akxp
Bad Salzungen	6.akxr
Meinersdorf	6.akyh
Limbach-Oberfrohna	6.akyi
Hohenstein-Ernstthal	6.akyj
Burgstädt	6.akyk
Zschopau	6.akyl
Flöha	6.akym
Mittweida	6.akyn
Freiberg Sachsen	6.akyr
Annaberg-Buchholz	6.akyt
Marienberg Sachsen	6.akyv
Rochlitz	6.akyx
Plauen	6.akz1
Auerbach Vogtland	6.akz4
Falkenstein Vogtland	6.akz5
Werdau Sachsen	6.akzl
Crimmitschau	6.akzm
Glauchau	6.akzn
Meerane	6.akzo
Reichenbach Vogtland	6.akzp
Aue Sachsen	6.akzv
Schneeberg Erzgebirge	6.akzw
Johanngeorgenstadt	6.akzx
Schwarzenberg	6.akzy
Ribnitz-Damgarten	6.al19
Stralsund	6.al1j
Greifswald	6.al1m
Wolgast	6.al1o
Bergen auf Rügen	6.al1q
Wismar	6.al1t
Güstrow	6.al1v
Schwaan	6.al1w
Sternberg	6.al1z
Raben Steinfeld	6.al2c
Plate	6.al2d
Crivitz	6.al2f
Holthusen	6.al2h
Cambs	6.al2i
Lübstorf	6.al2j
Rastow	6.al2k
Dümmer	6.al2l
Parchim	6.al2n
Ludwigslust	6.al2q
Perleberg	6.al2s
Wittenberge	6.al2t
Grevesmühlen	6.al2x
Hagenow	6.al2z
Gadebusch	6.al32
Salzwedel	6.al3h
Diesdorf Altm	6.al3i
Haldensleben	6.al3k
Gardelegen	6.al3n
Klötze Altmark	6.al3p
Burg bei Magdeburg	6.al41
Zerbst	6.al43
Stassfurt	6.al45
Schönebeck Elbe	6.al48
Stendal	6.al4b
Genthin	6.al4d
Tangerhütte	6.al4f
Osterburg Altmark	6.al4h
Halberstadt	6.al4l
Wernigerode	6.al4n
Blankenburg Harz	6.al4o
Quedlinburg	6.al4q
Thale	6.al4r
Oschersleben Bode	6.al4t
Altentreptow	6.al55
Penzlin bei Waren	6.al56
Woldegk	6.al57
Bredenfelde bei Strasburg	6.al58
Burow bei Altentreptow	6.al59
Cölpin	6.al5a
Oertzenhof bei Strasburg	6.al5b
Schönbeck	6.al5c
Siedenbollentin	6.al5d
Anklam	6.al5f
Pasewalk	6.al5h
Torgelow bei Ueckermünde	6.al5k
Neustrelitz	6.al5p
Prenzlau	6.al5s
Templin	6.al5v
Waren Müritz	6.al5z
Malchin	6.al62
Teterow	6.al64
Demmin	6.al66
Pinneberg	6.al91
Ahrensburg	6.al92
Wedel	6.al93
Aumühle bei Hamburg	6.al94
Seevetal	6.al95
Quickborn Kreis Pinneberg	6.al96
Siek Kreis Stormarn	6.al97
Rosengarten Kreis Harburg	6.al98
Tangstedt Bz Hamburg	6.al99
Ellerhoop	6.al9k
Elmshorn	6.al9l
Uetersen	6.al9m
Barmstedt	6.al9n
Glückstadt	6.al9o
Seestermühe	6.al9p
Horst Holstein	6.al9q
Westerhorn	6.al9r
Kollmar	6.al9s
Haseldorf	6.al9t
Lüneburg	6.al9v
Amelinghausen	6.al9w
Wittorf Kreis Lüneburg	6.al9x
Embsen Kreis Lüneburg	6.al9y
Kirchgellersen	6.al9z
Scharnebeck	6.ala0
Barendorf	6.ala1
Betzendorf Kreis Lüneburg	6.ala2
Hohnstorf Elbe	6.ala3
Estorf Kreis Stade	6.ala4
Stade	6.ala5
Steinkirchen Kreis Stade	6.ala6
Drochtersen	6.ala7
Himmelpforten	6.ala8
Stade-Bützfleth	6.alaa
Drochtersen-Assel	6.alac
Fredenbeck	6.alad
Schwarzenbek	6.alaf
Geesthacht	6.alag
Lauenburg Elbe	6.alah
Trittau	6.alai
Büchen	6.alaj
Talkau	6.alak
Roseburg	6.alam
Basthorst	6.alan
Buxtehude	6.alap
Jork	6.alaq
Horneburg Niederelbe	6.alar
Harsefeld	6.alas
Hollenstedt Nordheide	6.alat
Ahlerstedt	6.alau
Apensen	6.alav
Neu Wulmstorf-Elstorf	6.alaw
Sauensiek	6.alax
Winsen Luhe	6.alaz
Salzhausen	6.alb0
Wulfsen	6.alb1
Stelle Kreis Harburg	6.alb2
Egestorf Nordheide	6.alb3
Marschacht	6.alb4
Drage Elbe	6.alb5
Radbruch	6.alb6
Winsen-Tönnhausen	6.alb7
Königsmoor	6.alb8
Buchholz in der Nordheide	6.alb9
Tostedt	6.alba
Jesteburg	6.albb
Hanstedt Nordheide	6.albc
Marxen Auetal	6.albd
Buchholz-Trelde	6.albe
Holm-Seppensen	6.albf
Welle Nordheide	6.albg
Undeloh	6.albh
Kaltenkirchen Holstein	6.albj
Bad Bramstedt	6.albk
Henstedt-Ulzburg	6.albl
Sievershütten	6.albm
Hartenholm	6.albn
Achim bei Bremen	6.albu
Weyhe bei Bremen	6.albv
Thedinghausen	6.albw
Ottersberg	6.albx
Stuhr-Heiligenrode	6.alby
Oyten	6.albz
Grasberg	6.alc0
Schwanewede	6.alc1
Delmenhorst	6.alcd
Ganderkesee	6.alce
Ganderkesee-Bookholzberg	6.alcf
Gross Ippener	6.alcg
Verden-Walle	6.alcm
Verden Aller	6.alcn
Langwedel Kreis Verden	6.alco
Blender	6.alcp
Dörverden	6.alcq
Langwedel-Etelsen	6.alcr
Kirchlinteln	6.alcs
Bendingbostel	6.alct
Neddenaverbergen	6.alcu
Dörverden-Westen	6.alcv
Syke-Heiligenfelde	6.alcw
Bassum	6.alcx
Syke	6.alcy
Twistringen	6.alcz
Harpstedt	6.ald0
Neuenkirchen bei Bassum	6.ald1
Twistringen-Heiligenloh	6.ald2
Affinghausen	6.ald3
Bassum-Neubruchhausen	6.ald4
Bassum-Nordwohlde	6.ald5
Hoya	6.ald7
Bruchhausen-Vilsen	6.ald8
Asendorf Kreis Diepholz	6.ald9
Eystrup	6.alda
Martfeld	6.aldb
Hilgermissen	6.aldc
Schweringen	6.aldd
Schwarme	6.alde
Visselhövede-Wittorf	6.aldg
Rotenburg Wümme	6.aldh
Visselhövede	6.aldi
Scheessel	6.aldj
Sottrum Kreis Rotenburg	6.aldk
Fintel	6.aldl
Brockel	6.aldm
Lauenbrück	6.aldn
Bötersen	6.aldo
Ahausen-Kirchwalsede	6.aldp
Sulingen	6.aldr
Siedenburg	6.alds
Kirchdorf bei Sulingen	6.aldt
Varrel bei Sulingen	6.aldu
Ehrenburg	6.aldv
Borstel bei Sulingen	6.aldw
Schwaförden	6.aldx
Zeven	6.ale1
Sittensen	6.ale2
Tarmstedt	6.ale3
Selsingen	6.ale4
Rhade bei Zeven	6.ale5
Gyhum	6.ale6
Heeslingen-Boitzen	6.ale7
Horstedt Kreis Rotenburg	6.ale8
Kirchtimke	6.ale9
Ritterhude	6.alec
Ottersberg-Fischerhude	6.aled
Riede Kreis Verden	6.alee
Emtinghausen	6.alef
Schwanewede-Aschwarden	6.aleg
Ottersberg-Posthausen	6.aleh
Lilienthal	6.alei
Kirchbarkau	6.alem
Schlesen	6.alen
Westensee	6.alep
Raisdorf	6.aler
Schwedeneck	6.ales
Heidmühlen	6.alf4
Neumünster	6.alf5
Bordesholm	6.alf6
Bornhöved	6.alf7
Brokstedt	6.alf8
Wankendorf	6.alfa
Grossenaspe	6.alfb
Rickling	6.alfc
Langwedel Holstein	6.alfd
Emkendorf	6.alfe
Rendsburg	6.alff
Hamdorf bei Rendsburg	6.alfg
Erfde	6.alfh
Bredenbek bei Rendsburg	6.alfi
Hohn bei Rendsburg	6.alfj
Owschlag	6.alfk
Jevenstedt	6.alfl
Alt Duvenstedt	6.alfm
Christiansholm	6.alfn
Achterwehr	6.alfo
Preetz Kreis Plön	6.alfq
Laboe	6.alfr
Schönberg Holstein	6.alfs
Gettorf	6.alfu
Flintbek	6.alfv
Schönkirchen	6.alfw
Dänischenhagen	6.alfx
Eckernförde	6.alfz
Damp	6.alg0
Ascheffel	6.alg1
Fleckeby	6.alg2
Rieseby	6.alg3
Gross Wittensee	6.alg4
Sehestedt Eider	6.alg5
Loose bei Eckernförde	6.alg6
Oldenburg in Holstein	6.alg9
Heiligenhafen	6.alga
Lensahn	6.algb
Dahme Kreis Ostholstein	6.algc
Heringsdorf Holstein	6.algd
Grömitz-Cismar	6.alge
Grossenbrode	6.algf
Burg auf Fehmarn	6.algj
Westfehmarn	6.algk
Lütjenburg	6.algt
Wangels	6.algu
Grebin	6.algv
Selent	6.algw
Hohenfelde bei Kiel	6.algx
Nortorf bei Neumünster	6.alh4
Boostedt	6.alh5
Bokhorst	6.alh6
Brake Unterweser	6.alhd
Rastede	6.alhe
Bad Zwischenahn	6.alhf
Elsfleth	6.alhg
Edewecht	6.alhh
Wardenburg	6.alhj
Hude Oldenburg	6.alhk
Westerstede-Ocholt	6.alhl
Wilhelmshaven	6.alhx
Sande Kreis Friesl	6.alhy
Fedderwarden	6.alhz
Wangerland-Hooksiel	6.ali1
Wangerland-Horumersiel	6.ali2
Wildeshausen	6.ali7
Dötlingen-Brettorf	6.ali8
Dötlingen	6.ali9
Colnrade	6.alia
Grossenkneten	6.alib
Vechta	6.alih
Lohne Oldenburg	6.alii
Dinklage	6.alij
Goldenstedt	6.alik
Visbek Kreis Vechta	6.alil
Bakum Kreis Vechta	6.alim
Vechta-Langförden	6.alin
Varel Jadebusen	6.alir
Zetel-Neuenburg	6.alis
Zetel	6.alit
Jade	6.aliu
Jade-Schweiburg	6.aliv
Varel-Altjührden	6.aliw
Wiefelstede-Spohle	6.aliy
Jever	6.alj1
Wittmund	6.alj2
Wangerland	6.alj3
Wittmund-Carolinensiel	6.alj4
Friedeburg Ostfriesland	6.alj5
Wittmund-Ardorf	6.alj6
Wittmund-Funnix	6.alj7
Friedeburg-Reepsholt	6.alj8
Wangerooge	6.alj9
Cloppenburg	6.aljb
Lastrup	6.aljc
Emstek	6.aljd
Garrel	6.alje
Molbergen	6.aljf
Lastrup-Hemmelte	6.aljh
Cappeln Oldenburg	6.alji
Molbergen-Peheim	6.aljj
Ovelgönne-Strückhausen	6.aljk
Hatten-Sandkrug	6.aljl
Hatten	6.aljm
Ovelgönne-Grossenmeer	6.aljn
Hude-Wüsting	6.aljo
Elsfleth-Huntorf	6.aljp
Edewecht-Friedrichsfehn	6.aljq
Grossenkneten-Huntlosen	6.aljr
Westerstede	6.aljs
Apen	6.aljt
Friesoythe	6.aljv
Saterland	6.aljw
Friesoythe-Gehlenberg	6.aljx
Bösel Oldenburg	6.aljy
Friesoythe-Thüle	6.aljz
Friesoythe-Markhausen	6.alk0
Barssel-Harkebrügge	6.alk1
Saterland-Ramsloh	6.alk2
Barssel	6.alk3
Kastorf Holstein	6.alk5
Lübeck-Travemünde	6.alk6
Timmendorfer Strand	6.alk7
Ratekau	6.alk8
Stockelsdorf-Curau	6.alk9
Stockelsdorf-Krumbeck	6.alka
Krummesse	6.alkc
Gross Grönau	6.alkd
Eutin	6.alkp
Plön	6.alkq
Malente	6.alkr
Scharbeutz-Pönitz	6.alks
Ahrensbök	6.alkt
Ascheberg Holstein	6.alku
Bosau	6.alkv
Schönwalde am Bungsberg	6.alkw
Süsel-Bujendorf	6.alkx
Bad Oldesloe	6.alkz
Bargteheide	6.all0
Reinfeld Holstein	6.all1
Steinburg Kreis Storman	6.all2
Nahe	6.all3
Steinhorst Lauenburg	6.all4
Sülfeld Holstein	6.all5
Westerau	6.all7
Ratzeburg	6.all9
Mölln Lauenburg	6.alla
Nusse	6.allb
Berkenthin	6.allc
Seedorf Lauenburg	6.alld
Mustin Lauenburg	6.alle
Gudow Lauenburg	6.allf
Bühnsdorf	6.alli
Bad Segeberg	6.allj
Leezen	6.allk
Geschendorf	6.alll
Wahlstedt	6.allm
Seedorf bei Bad Segeberg	6.alln
Ahrensbök-Gnissau	6.allo
Blunk	6.allp
Todesfelde	6.allq
Wensin	6.allr
Neustadt in Holstein	6.allt
Grömitz	6.allu
Scharbeutz-Haffkrug	6.allv
Schashagen	6.allw
Freienwill	6.almy
Havetoft	6.almz
Grossenwiehe	6.aln0
Medelby	6.aln1
Wanderup	6.aln2
Janneby	6.aln3
Handewitt	6.aln4
Eggebek	6.aln5
Schleswig	6.alnh
Taarstedt	6.alni
Böklund	6.alnj
Kropp	6.alnk
Jübek	6.alnl
Treia	6.alnm
Dörpstedt	6.alnn
Barderup	6.alnq
Glücksburg Ostsee	6.alnr
Steinbergkirche	6.alns
Satrup	6.alnt
Husby	6.alnu
Sörup	6.alnv
Langballig	6.alnw
Sterup	6.alnx
Tarp	6.alny
Schafflund	6.alnz
Süderbrarup	6.alo1
Kappeln Schlei	6.alo2
Gelting Angeln	6.alo3
Karby	6.alo4
Mohrkirch	6.alo6
Niebüll	6.alol
Leck	6.alom
Süderlügum	6.alon
Neukirchen bei Niebüll	6.aloo
Emmelsbüll-Horsbüll	6.alop
Ladelund	6.aloq
Dagebüll	6.alor
Klanxbüll	6.alos
Bredstedt	6.alov
Langenhorn	6.alow
Joldelund	6.alox
Ockholm	6.aloy
Wyk auf Föhr	6.alp5
Amrum	6.alp6
Oldsum	6.alp7
Langeness Hallig	6.alp8
Sandstedt	6.alpq
Loxstedt-Donnern	6.alpr
Drangstedt	6.alps
Wremen	6.alpt
Schiffdorf	6.alpu
Langen-Neuenwalde	6.alpv
Ringstedt	6.alpw
Cuxhaven	6.alq9
Cuxhaven-Altenbruch	6.alqa
Cuxhaven-Altenwalde	6.alqb
Cuxhaven-Lüdingworth	6.alqc
Helgoland	6.alqd
Nordenham	6.alqj
Stadland-Rodenkirchen	6.alqk
Butjadingen-Burhave	6.alql
Stadland-Seefeld	6.alqm
Butjadingen-Stollhamm	6.alqn
Butjadingen-Tossens	6.alqo
Stadland-Schwei	6.alqp
Loxstedt-Dedesdorf	6.alqs
Nordholz bei Bremerhaven	6.alqt
Dorum	6.alqu
Langen bei Bremerhaven	6.alqv
Loxstedt	6.alqw
Bad Bederkesa	6.alqx
Hagen bei Bremerhaven	6.alqy
Beverstedt	6.alqz
Stubben bei Bremerhaven	6.alr0
Schiffdorf-Geestenseth	6.alr1
Otterndorf	6.alr3
Neuhaus Oste	6.alr4
Balje	6.alr5
Bülkau	6.alr6
Ihlienworth	6.alr7
Odisheim	6.alr8
Wanna	6.alr9
Nordleda	6.alra
Bremervörde	6.alrd
Kutenholz	6.alre
Gnarrenburg	6.alrf
Gnarrenburg-Klenkendorf	6.alrg
Ebersdorf bei Bremervörde	6.alrh
Basdahl	6.alri
Bremervörde-Bevern	6.alrj
Hipstedt	6.alrk
Bremervörde-Iselersheim	6.alrl
Wischhafen	6.alrm
Hemmoor	6.alrn
Oberndorf Oste	6.alro
Lamstedt	6.alrp
Hechthausen	6.alrq
Grossenwörden	6.alrr
Osten-Altendorf	6.alrs
Cadenberge	6.alrt
Wingst	6.alru
Freiburg Elbe	6.alrv
Osterholz-Scharmbeck	6.als7
Worpswede	6.als8
Hambergen	6.als9
Worpswede-Ostersode	6.alsa
Garlstedt	6.alsb
Teufelsmoor	6.alsc
Wrohm	6.alsi
Pahlen	6.alsj
Nordhastedt	6.alsk
Schafstedt	6.alsl
Sarzbüttel	6.alsm
Itzehoe	6.alt1
Kellinghusen	6.alt2
Wilster	6.alt3
Krempe	6.alt4
Burg Dithmarschen	6.alt5
Hohenlockstedt	6.alt6
Wacken	6.alt7
Lägerdorf	6.alt8
Wewelsfleth	6.alt9
Süderhastedt	6.alta
Meldorf	6.altc
Wesselburen	6.altd
Büsum	6.alte
Albersdorf Holstein	6.altf
Hennstedt Dithmarschen	6.altg
Neuenkirchen Dithmarschen	6.alth
Tellingstedt	6.alti
Wöhrden Dithmarschen	6.altj
Husum Nordsee	6.altl
Nordstrand	6.altm
Viöl	6.altn
Pellworm	6.alto
Ostenfeld Husum	6.altp
Hattstedt	6.altq
Oster-Ohrstedt	6.altr
Rantrum	6.alts
Hooge	6.altt
Marne	6.altv
Brunsbüttel	6.altw
Sankt Michaelisdonn	6.altx
Friedrichskoog	6.alty
Eddelak	6.altz
Kronprinzenkoog	6.alu0
Barlt	6.alu1
Sankt Margarethen Holstein	6.alu2
Windbergen	6.alu3
Tönning	6.alu5
Garding	6.alu6
Sankt Peter-Ording	6.alu7
Oldenswort	6.alu8
Osterhever	6.alu9
Hohenwestedt	6.aluf
Hanerau-Hademarschen	6.alug
Aukrug	6.aluh
Todenbüttel	6.alui
Stafstedt	6.aluj
Reher Holstein	6.aluk
Hennstedt bei Itzehoe	6.alul
Friedrichstadt	6.alup
Lunden	6.aluq
Süderstapel	6.alur
Schwabstedt	6.alus
Bergenhusen	6.alut
Schenefeld Mittelholstein	6.alv0
Hohenaspe	6.alv1
Jemgum-Ditzum	6.alva
Wymeer	6.alvb
Wirdum	6.alvs
Emden Stadt	6.alvt
Borkum	6.alvu
Krummhörn-Pewsum	6.alvv
Moormerland-Oldersum	6.alvw
Hinte	6.alvx
Krummhörn-Greetsiel	6.alvy
Krummhörn-Loquard	6.alvz
Ihlow-Riepe	6.alw0
Ihlow Kreis Aurich	6.alw1
Norden	6.alw3
Norderney	6.alw4
Dornum Ostfriesland	6.alw5
Marienhafe	6.alw6
Juist	6.alw7
Grossheide	6.alw8
Hagermarsch	6.alwa
Baltrum	6.alwb
Aurich	6.alwd
Südbrookmerland	6.alwe
Grossefehn	6.alwf
Wiesmoor	6.alwg
Grossefehn-Timmel	6.alwh
Grossefehn-Bagband	6.alwi
Aurich-Ogenbargen	6.alwj
Wiesmoor-Marcardsmoor	6.alwk
Holtland	6.alwm
Weener	6.alwn
Rhauderfehn	6.alwo
Bunde	6.alwp
Moormerland	6.alwq
Westoverledingen	6.alwr
Uplengen	6.alws
Detern	6.alwt
Jemgum	6.alwu
Dollart	6.alwv
Papenburg	6.alwx
Papenburg-Aschendorf	6.alwy
Dörpen	6.alwz
Rhede Ems	6.alx0
Surwold	6.alx1
Neubörger	6.alx2
Rhauderfehn-Burlage	6.alx3
Neulehe	6.alx4
Esens	6.alx7
Langeoog	6.alx8
Wittmund-Burhafe	6.alx9
Neuharlingersiel	6.alxa
Westerholt Ostfriesland	6.alxb
Spiekeroog	6.alxc
Blomberg Ostfriesland	6.alxd
Nienburg Weser	6.alyl
Wietzen	6.alym
Liebenau Kreis Nieburg Weser	6.alyn
Rohrsen Kreis Nienburg Weser	6.alyo
Estorf Weser	6.alyp
Steimbke	6.alyq
Linsburg	6.alyr
Pennigsehl	6.alys
Wunstorf	6.alyv
Neustadt am Rübenberge	6.alyw
Wunstorf-Grossenheidorn	6.alyx
Neustadt-Hagen	6.alyy
Gross Munzel	6.alyz
Neustadt-Schneeren	6.alz0
Bad Rehburg	6.alz1
Springe Deister	6.alz5
Bad Münder am Deister	6.alz6
Lauenau	6.alz7
Springe-Eldagsen	6.alz8
Springe-Bennigsen	6.alz9
Bergen Kreis Celle	6.alzf
Hermannsburg	6.alzg
Fassberg-Müden	6.alzh
Bergen-Sülze	6.alzi
Fassberg	6.alzj
Winsen-Meissendorf	6.alzk
Bodenburg	6.alzo
Holle bei Hildesheim	6.alzq
Bad Salzdetfurth	6.alzr
Gross Düngen	6.alzs
Sibbesse	6.alzt
Sarstedt	6.alzu
Bockenem	6.alzv
Elze Leine	6.alzw
Nordstemmen	6.alzx
Schwarmstedt	6.alzz
Neustadt-Mandelsloh	6.am00
Neustadt-Esperke	6.am01
Rodewald	6.am02
Langlingen	6.am0a
Hohne bei Celle	6.am0b
Hambühren	6.am0c
Burgdorf-Ehlershausen	6.am0d
Celle-Scheuen	6.am0e
Pattensen	6.am0t
Laatzen	6.am0u
Wennigsen Deister	6.am0v
Barsinghausen	6.am0x
Gehrden Han	6.am10
Ronnenberg	6.am11
Hildesheim	6.am1d
Schellerten	6.am1f
Algermissen	6.am1i
Harsum	6.am1j
Hohenhameln	6.am1k
Söhlde	6.am1l
Wedemark	6.am1m
Garbsen	6.am1n
Lehrte	6.am1o
Burgwedel-Fuhrberg	6.am1r
Burgdorf Kreis Hannover	6.am1s
Seelze	6.am1t
Sehnde	6.am1u
Burgwedel	6.am1v
Celle	6.am1x
Eschede	6.am1y
Winsen Aller	6.am1z
Wathlingen	6.am20
Beedenbostel	6.am21
Wietze	6.am22
Uetze-Hänigsen	6.am23
Steinhorst Niedersachsen	6.am24
Wienhausen	6.am25
Hameln	6.am27
Hessisch Oldendorf	6.am28
Salzhemmendorf	6.am29
Aerzen	6.am2a
Emmerthal	6.am2b
Coppenbrügge	6.am2c
Emmerthal-Börry	6.am2d
Hemeringen	6.am2e
Coppenbrügge-Bisperode	6.am2f
Walsrode	6.am2h
Fallingbostel	6.am2i
Fallingbostel-Dorfmark	6.am2j
Hodenhagen	6.am2k
Rethem Aller	6.am2l
Walsrode-Kirchboitzen	6.am2m
Walsrode-Westenholz	6.am2n
Walsrode-Stellichte	6.am2o
Peine	6.am2r
Ilsede	6.am2s
Uetze	6.am2t
Lahstedt	6.am2u
Lehrte-Arpke	6.am2v
Edemissen	6.am2w
Edemissen-Abbensen	6.am2x
Alfeld Leine	6.am31
Gronau Leine	6.am32
Lamspringe	6.am33
Freden Leine	6.am34
Duingen	6.am35
Salzhemmendorf-Wallensen	6.am36
Delligsen	6.am37
Soltau-Emmingen	6.am3a
Soltau	6.am3b
Munster	6.am3c
Schneverdingen	6.am3d
Bispingen	6.am3e
Neuenkirchen bei Soltau	6.am3f
Wietzendorf	6.am3g
Soltau-Frielingen	6.am3h
Schneverdingen-Wintermoor	6.am3i
Schneverdingen-Heber	6.am3j
Halle Westfalen	6.am3l
Oerlinghausen	6.am3m
Werther Westfalen	6.am3n
Steinhagen Westfalen	6.am3o
Bielefeld-Sennestadt	6.am3p
Bielefeld-Jöllenbeck	6.am3q
Schloss Holte-Stukenbrock	6.am3r
Leopoldshöhe	6.am3s
Gütersloh-Friedrichsdorf	6.am3t
Herford	6.am45
Bad Salzuflen	6.am46
Bünde	6.am47
Enger Westfalen	6.am48
Spenge	6.am49
Bruchmühlen Westfalen	6.am4a
Vlotho-Exter	6.am4c
Detmold	6.am4f
Lage Lippe	6.am4g
Steinheim Westfalen	6.am4h
Horn-Bad Meinberg	6.am4i
Blomberg Lippe	6.am4j
Blomberg-Grossenmarpe	6.am4k
Augustdorf	6.am4l
Nieheim-Himmighausen	6.am4m
Gütersloh	6.am4p
Rheda-Wiedenbrück	6.am4q
Rietberg	6.am4s
Herzebrock-Clarholz	6.am4t
Verl	6.am4u
Harsewinkel	6.am4v
Langenberg Kreis Gütersloh	6.am4w
Delbrück Westfalen	6.am4y
Paderborn	6.am4z
Bad Lippspringe	6.am50
Bad Driburg	6.am51
Paderborn-Schloss Neuhaus	6.am52
Altenbeken	6.am53
Hövelhof	6.am55
Salzkotten	6.am56
Bad Driburg-Neuenheerse	6.am57
Lemgo	6.am59
Extertal	6.am5a
Barntrup	6.am5b
Kalletal	6.am5c
Dörentrup	6.am5d
Lemgo-Kirchheide	6.am5e
Höxter	6.am5j
Brakel Westfalen	6.am5k
Beverungen	6.am5l
Nieheim	6.am5m
Höxter-Ottbergen	6.am5n
Marienmünster	6.am5o
Höxter-Fürstenau	6.am5p
Höxter-Ovenhausen	6.am5q
Bad Pyrmont	6.am5t
Schieder-Schwalenberg	6.am5u
Lügde-Rischenau	6.am5v
Schwalenberg	6.am5w
Bad Pyrmont-Kleinenberg	6.am5x
Ottenstein Niedersachsen	6.am5y
Lichtenau-Atteln	6.am64
Paderborn-Dahl	6.am65
Hövelhof-Espeln	6.am66
Lichtenau Westfalen	6.am67
Salzgitter-Üfingen	6.am6c
Lehre-Essenrode	6.am6d
Vechelde	6.am6e
Wendeburg	6.am6f
Meine	6.am6g
Sickte	6.am6h
Cremlingen	6.am6i
Braunschweig-Wenden	6.am6j
Lehre	6.am6k
Lehre-Wendhausen	6.am6l
Torfhaus	6.am6w
Goslar	6.am6x
Bad Harzburg	6.am6y
Clausthal-Zellerfeld	6.am6z
Vienenburg	6.am70
Goslar-Hahnenklee	6.am71
Langelsheim	6.am72
Bad Grund Harz	6.am73
Altenau Harz	6.am74
Schulenberg im Oberharz	6.am75
Wolfenbüttel	6.am77
Schöppenstedt	6.am78
Dettum	6.am79
Hornburg Kreis Wolfenbüttel	6.am7a
Schladen	6.am7b
Semmenstedt	6.am7c
Kissenbrück	6.am7d
Gielde	6.am7f
Salzgitter	6.am7h
Lengede	6.am7k
Baddeckenstedt	6.am7l
Liebenburg	6.am7m
Burgdorf bei Salzgitter	6.am7n
Helmstedt	6.am7r
Schöningen	6.am7s
Königslutter am Elm	6.am7t
Jerxheim	6.am7u
Frellstedt	6.am7v
Helmstedt-Barmke	6.am7w
Grasleben	6.am7x
Bahrdorf-Mackendorf	6.am7y
Wolfsburg	6.am81
Wolfsburg-Fallersleben	6.am82
Wolfsburg-Vorsfelde	6.am83
Velpke	6.am84
Wolfsburg-Neindorf	6.am85
Jembke	6.am86
Rühen	6.am87
Parsau	6.am88
Gifhorn	6.am8b
Meinersen	6.am8c
Hillerse Kreis Gifhorn	6.am8d
Isenbüttel	6.am8e
Müden Aller	6.am8f
Wesendorf Kreis Gifhorn	6.am8g
Ehra-Lessien	6.am8h
Sassenburg-Platendorf	6.am8i
Sassenburg-Grussendorf	6.am8j
Seesen	6.am8l
Bad Gandersheim	6.am8m
Lutter am Barenberge	6.am8n
Seesen-Gross Rhüden	6.am8o
Georgsmarienhütte	6.am95
Bissendorf Kreis Osnabrück	6.am96
Bad Iburg	6.am97
Westerkappeln	6.am98
Hasbergen Kreis Osnabrück	6.am99
Belm	6.am9a
Wallenhorst	6.am9b
Hilter am Teutoburger Wald	6.am9d
Dissen am Teutoburger Wald	6.am9p
Melle	6.am9q
Versmold	6.am9r
Bad Rothenfelde	6.am9s
Borgholzhausen	6.am9t
Glandorf	6.am9u
Melle-Buer	6.am9v
Melle-Neuenkirchen	6.am9w
Melle-Wellingholzhausen	6.am9x
Quakenbrück	6.am9z
Löningen	6.ama0
Badbergen	6.ama1
Essen Oldenburg	6.ama2
Berge bei Quakenbrück	6.ama3
Nortrup	6.ama4
Menslage	6.ama5
Bakum-Lüsche	6.ama6
Bersenbrück	6.ama7
Diepholz	6.ama9
Barnstorf Kreis Diepholz	6.amaa
Lemförde	6.amab
Wagenfeld	6.amac
Drebber	6.amad
Rehden	6.amae
Lembruch	6.amaf
Barver	6.amag
Ibbenbüren	6.amaj
Mettingen Westfalen	6.amak
Recke	6.amal
Hörstel-Riesenbeck	6.amam
Tecklenburg-Brochterbeck	6.aman
Westerkappeln-Velpe	6.amao
Hopsten-Schale	6.amap
Hopsten	6.amaq
Hörstel	6.amar
Bramsche Hase	6.amat
Ankum	6.amau
Alfhausen	6.amaw
Neuenkirchen bei Bramsche	6.amax
Merzen	6.amay
Voltlage	6.amaz
Bramsche-Engter	6.amb0
Bohmte	6.amb3
Bad Essen	6.amb4
Ostercappeln	6.amb5
Stemwede-Dielingen	6.amb6
Bohmte-Hunteburg	6.amb7
Ostercappeln-Venne	6.amb8
Lengerich Westfalen	6.ambd
Tecklenburg	6.ambe
Lienen	6.ambf
Lienen-Kattenvenne	6.ambg
Ladbergen	6.ambh
Damme Dümmer	6.ambn
Steinfeld Oldenburg	6.ambo
Neuenkirchen Kreis Vechta	6.ambp
Holdorf Niedersachsen	6.ambq
Vörden Kreis Vechta	6.ambr
Dransfeld	6.amby
Nörten-Hardenberg	6.ambz
Friedland Kreis Göttingen	6.amc0
Hardegsen	6.amc1
Adelebsen	6.amc2
Ebergötzen	6.amc3
Gleichen-Rittmarshausen	6.amc4
Rosdorf Kreis Göttingen	6.amc5
Braunlage	6.amcg
Herzberg am Harz	6.amch
Osterode am Harz	6.amci
Bad Sachsa	6.amcj
Bad Lauterberg im Harz	6.amck
Walkenried	6.amcl
Duderstadt	6.amcn
Gieboldehausen	6.amco
Rhumspringe	6.amcp
Holzminden	6.amcr
Stadtoldendorf	6.amcs
Bodenwerder	6.amct
Eschershausen an der Lenne	6.amcu
Polle	6.amcv
Holzminden-Neuhaus	6.amcw
Hann. Münden	6.amd1
Witzenhausen	6.amd2
Staufenberg Niedersachsen	6.amd3
Reinhardshagen	6.amd4
Hedemünden	6.amd5
Scheden	6.amd6
Northeim	6.amdb
Katlenburg	6.amdc
Kalefeld	6.amdd
Moringen	6.amde
Moringen-Fredelsloh	6.amdf
Lindau Harz	6.amdg
Einbeck	6.amdl
Dassel-Markoldendorf	6.amdm
Kreiensen	6.amdn
Dassel	6.amdo
Einbeck-Wenzen	6.amdp
Uslar	6.amdv
Bodenfelde	6.amdw
Uslar-Volpriehausen	6.amdx
Oberweser	6.amdy
Sankt Andreasberg	6.ame6
Braunlage-Hohegeiss	6.ame7
Hattorf am Harz	6.ame8
Herzberg-Sieber	6.ame9
Wieda	6.amea
Gleichen-Bremke	6.ameg
Bovenden-Lenglern	6.ameh
Bovenden-Reyershausen	6.amei
Schauenburg	6.amep
Hessisch Lichtenau	6.ameq
Gudensberg	6.amer
Grossalmerode	6.ames
Kaufungen Hessen	6.amet
Zierenberg	6.ameu
Fuldatal	6.amev
Söhrewald	6.amew
Ahnatal	6.amex
Bad Wildungen	6.amf9
Fritzlar	6.amfa
Edertal	6.amfb
Bad Emstal	6.amfc
Naumburg Hessen	6.amfd
Bad Zwesten	6.amfe
Korbach	6.amfj
Willingen Upland	6.amfk
Diemelsee	6.amfl
Waldeck-Sachsenhausen	6.amfm
Vöhl	6.amfn
Lichtenfels-Goddelsheim	6.amfo
Warburg	6.amft
Warburg-Scherfede	6.amfu
Borgentreich	6.amfv
Willebadessen-Peckelsheim	6.amfw
Borgentreich-Borgholz	6.amfx
Willebadessen	6.amfy
Lichtenau-Kleinenberg	6.amfz
Brakel-Gehrden	6.amg0
Cornberg	6.amg2
Eschwege	6.amg3
Bad Sooden-Allendorf	6.amg4
Sontra	6.amg5
Herleshausen	6.amg6
Wanfried	6.amg7
Waldkappel	6.amg8
Meissner	6.amg9
Wehretal	6.amga
Ringgau	6.amgb
Melsungen	6.amgd
Felsberg Hessen	6.amge
Spangenberg	6.amgf
Morschen	6.amgg
Guxhagen	6.amgh
Hofgeismar	6.amgn
Bad Karlshafen	6.amgo
Immenhausen Hessen	6.amgp
Grebenstein	6.amgq
Trendelburg	6.amgr
Liebenau Hessen	6.amgs
Calden-Westuffeln	6.amgt
Homberg Efze	6.amgx
Borken Hessen	6.amgy
Wabern Hessen	6.amgz
Frielendorf	6.amh0
Knüllwald	6.amh1
Schwarzenborn Knüll	6.amh2
Bad Arolsen	6.amh7
Wolfhagen	6.amh8
Volkmarsen	6.amh9
Diemelstadt	6.amha
Twistetal	6.amhb
Bad Arolsen-Landau	6.amhc
Petershagen-Lahde	6.amhi
Hille	6.amhj
Petershagen-Friedewalde	6.amhk
Petershagen-Windheim	6.amhl
Porta Westfalica	6.amhm
Petershagen Weser	6.amhn
Stadthagen	6.ami1
Bückeburg	6.ami2
Bad Nenndorf	6.ami3
Obernkirchen	6.ami4
Lindhorst bei Stadthagen	6.ami5
Wiedensahl	6.ami6
Bad Oeynhausen	6.amib
Löhne	6.amic
Vlotho	6.amid
Bergkirchen Westfalen	6.amie
Lübbecke	6.amil
Preussisch Oldendorf	6.amim
Espelkamp-Gestringen	6.amin
Hüllhorst	6.amio
Stemwede-Levern	6.amip
Rödinghausen	6.amiq
Rinteln	6.amiv
Auetal-Hattendorf	6.amiw
Auetal-Bernsen	6.amix
Extertal-Bremke	6.amiy
Kalletal-Varenholz	6.amiz
Stolzenau	6.amj5
Uchte	6.amj7
Steyerberg	6.amj8
Raddestorf	6.amj9
Rehburg-Loccum	6.amja
Warmsen	6.amjb
Petershagen-Heimsen	6.amjc
Steyerberg-Voigtei	6.amjd
Rahden Westfalen	6.amjf
Espelkamp	6.amjg
Stemwede-Wehdem	6.amjh
Wagenfeld-Ströhen	6.amji
Diepenau	6.amjj
Preussisch Ströhen	6.amjk
Diepenau-Essern	6.amjl
Wrestedt	6.amka
Rosche	6.amkb
Rätzlingen Kreis Uelzen	6.amkc
Oetzen	6.amkd
Barum bei Bad Bevensen	6.amke
Altenmedingen	6.amkf
Gerdau	6.amkg
Suhlendorf	6.amks
Bad Bevensen	6.amkt
Ebstorf	6.amku
Bienenbüttel	6.amkv
Bad Bodenteich	6.amkw
Wieren	6.amkx
Suderburg	6.amky
Unterlüss	6.amkz
Himbergen	6.aml0
Wriedel	6.aml1
Wittingen	6.aml3
Hankensbüttel	6.aml4
Brome	6.aml5
Wittingen-Knesebeck	6.aml6
Wahrenholz	6.aml7
Wittingen-Radenbeck	6.aml8
Sprakensehl	6.aml9
Gross Oesingen	6.amla
Wittingen-Ohrdorf	6.amlb
Schnackenburg	6.amlc
Lüchow Wendland	6.amld
Schnega	6.amle
Wustrow Wendland	6.amlf
Clenze	6.amlg
Bergen Dumme	6.amlh
Gartow Niedersachsen	6.amli
Trebel	6.amlk
Waddeweitz	6.amll
Neetze	6.amlm
Dahlenburg	6.amln
Bleckede	6.amlo
Neu Darchau	6.amlp
Bleckede-Barskamp	6.amlq
Nahrendorf	6.amlr
Bleckede-Brackede	6.amlt
Hitzacker-Wietzetze	6.amlu
Thomasburg	6.amlv
Dannenberg Elbe	6.amlx
Hitzacker Elbe	6.amly
Zernien	6.amlz
Jameln	6.amm0
Gusborn	6.amm1
Stoetze	6.amm8
Eimke	6.amm9
Soltendieck	6.amma
Emmendorf	6.ammb
Gorleben	6.ammi
Lemgow	6.ammj
Fürstenau bei Bramsche	6.amn1
Freren	6.amn2
Emsbüren	6.amn3
Lengerich Emsl	6.amn4
Beesten	6.amn5
Lünne	6.amn6
Geeste	6.amn7
Wietmarschen-Lohne	6.amn8
Wettrup	6.amn9
Nordhorn	6.amnl
Bad Bentheim	6.amnm
Schüttorf	6.amnn
Bad Bentheim-Gildehaus	6.amno
Wietmarschen	6.amnp
Engden	6.amnq
Meppen	6.amnv
Haren Ems	6.amnw
Lathen	6.amnx
Haren-Rütenbrock	6.amny
Twist-Schöninghsdorf	6.amnz
Twist	6.amo0
Geeste-Gross Hesepe	6.amo1
Sustrum	6.amo3
Neuenhaus Dinkel	6.amo5
Uelsen	6.amo6
Emlichheim	6.amo7
Hoogstede	6.amo8
Wilsum	6.amo9
Georgsdorf	6.amoa
Laar Vechte	6.amob
Itterbeck	6.amoc
Werlte	6.amof
Sögel	6.amog
Börger	6.amoh
Lorup	6.amoi
Esterwegen	6.amoj
Rastdorf	6.amok
Lindern Oldenburg	6.amol
Haselünne	6.amop
Herzlake	6.amoq
Bawinkel	6.amor
Lähden	6.amos
Klein Berssen	6.amot
Meppen-Apeldorn	6.amou
Rheine	6.amoz
Neuenkirchen Kreis Steinfurt	6.amp1
Rheine-Mesum	6.amp3
Salzbergen	6.amp4
Spelle	6.amp5
Hörstel-Dreierwalde	6.amp6
Ober-Mörlen	6.ampu
Rosbach von der Höhe	6.ampv
Lich-Eberstadt	6.ampw
Rosbach-Rodheim	6.ampz
Echzell	6.amq0
Heigenbrücken	6.amqc
Aschaffenburg	6.amqd
Obernburg am Main	6.amqe
Alzenau in Unterfranken	6.amqf
Schöllkrippen	6.amqg
Grossostheim	6.amqi
Stockstadt am Main	6.amqj
Sulzbach am Main	6.amqk
Mömbris	6.amql
Friedberg Hessen	6.amqn
Bad Nauheim	6.amqo
Butzbach	6.amqp
Wöllstadt	6.amqq
Reichelsheim Wetterau	6.amqr
Wölfersheim	6.amqs
Karben	6.amqv
Glauburg	6.amqx
Büdingen Hessen	6.amqy
Nidda	6.amqz
Schotten Hessen	6.amr0
Gedern	6.amr1
Ortenberg Hessen	6.amr2
Altenstadt Hessen	6.amr3
Büdingen-Eckartshausen	6.amr4
Kefenrod	6.amr5
Biebergemünd	6.amr6
Gelnhausen	6.amr7
Bad Orb	6.amr8
Wächtersbach	6.amr9
Birstein	6.amra
Freigericht	6.amrb
Bad Soden-Salmünster	6.amrc
Flörsbachtal	6.amrd
Gründau	6.amre
Jossgrund	6.amrf
Michelstadt	6.amrh
Erbach Odenwald	6.amri
Bad König	6.amrj
Michelstadt-Vielbrunn	6.amrm
Beerfelden	6.amro
Dieburg	6.amrr
Babenhausen Hessen	6.amrt
Rödermark	6.amru
Gross-Umstadt	6.amry
Usingen	6.ams1
Niederreifenberg	6.ams2
Weilrod	6.ams3
Schmitten Taunus	6.ams4
Waldsolms	6.ams5
Grävenwiesbach	6.ams6
Waldems	6.ams7
Heimbuchenthal	6.amsc
Laufach	6.amsd
Weibersbrunn	6.amse
Bessenbach	6.amsf
Wiesen Unterfranken	6.amsg
Bad Vilbel	6.amsl
Neu-Isenburg	6.amsm
Langen Hessen	6.amsn
Heusenstamm	6.amso
Mörfelden-Walldorf	6.amsp
Rodgau	6.amsq
Kelsterbach	6.amsr
Mühlheim am Main	6.amss
Frankfurt-Bergen-Enkheim	6.amst
Aarbergen	6.amt4
Hofheim-Wallau	6.amt6
Eltville am Rhein	6.amt7
Bad Schwalbach	6.amt8
Idstein	6.amta
Niedernhausen Taunus	6.amtb
Taunusstein	6.amtc
Schlangenbad	6.amtd
Schwabenheim an der Selz	6.amte
Mainz	6.amtf
Ingelheim am Rhein	6.amtg
Oppenheim	6.amth
Mainz-Kastel	6.amti
Bodenheim Rhein	6.amtj
Nieder-Olm	6.amtk
Mommenheim	6.amtm
Budenheim	6.amtn
Rüsselsheim	6.amtq
Bischofsheim bei Rüsselsheim	6.amts
Flörsheim am Main	6.amtt
Hochheim am Main	6.amtu
Trebur	6.amtv
Weiterstadt	6.amty
Darmstadt	6.amtz
Gross-Gerau	6.amu0
Ober-Ramstadt	6.amu2
Griesheim Hessen	6.amu3
Pfungstadt	6.amu5
Riedstadt	6.amu6
Messel	6.amu7
Brensbach	6.amu9
Reinheim Odenwald	6.amua
Höchst im Odenwald	6.amub
Reichelsheim Odenwald	6.amuc
Breuberg	6.amud
Fischbachtal	6.amue
Modautal	6.amuf
Oberursel Taunus	6.amuj
Bad Homburg von der Höhe	6.amuk
Kronberg im Taunus	6.amul
Königstein im Taunus	6.amum
Friedrichsdorf Taunus	6.amun
Hanau	6.amut
Seligenstadt	6.amuu
Erlensee	6.amuv
Langenselbold	6.amuw
Hammersbach Hessen	6.amux
Grosskrotzenburg	6.amuy
Schöneck	6.amuz
Kahl am Main	6.amv0
Hattersheim am Main	6.amv2
Hofheim am Taunus	6.amv4
Kelkheim Taunus	6.amv7
Bad Soden am Taunus	6.amv8
Eppstein	6.amva
Weinheim Bergstr	6.amvd
Schwetzingen	6.amve
Ladenburg	6.amvf
Viernheim	6.amvg
Hockenheim	6.amvh
Lampertheim	6.amvi
Wald-Michelbach	6.amvj
Mörlenbach	6.amvl
Ludwigshafen	6.amvr 1 7.2ycur 1 3
Wilhelmsfeld	6.amvw
Heidelberg	6.amvx
Wiesloch	6.amvy
Neckargemünd	6.amvz
Sandhausen Baden	6.amw0
Meckesheim	6.amw2
Walldorf Baden	6.amw3
Schönau Odenwald	6.amw4
Neckarsteinach	6.amw5
Hochdorf-Assenheim	6.amw7
Speyer	6.amw8
Frankenthal Pfalz	6.amw9
Mutterstadt	6.amwa
Schifferstadt	6.amwb
Neuhofen Pfalz	6.amwc
Maxdorf	6.amwd
Dirmstein	6.amwe
Bobenheim-Roxheim	6.amwf
Worms	6.amwh
Osthofen	6.amwi
Monsheim	6.amwj
Westhofen Rheinhessenen	6.amwk
Biblis	6.amwl
Eich Rheinhessen	6.amwm
Worms-Pfeddersheim	6.amwn
Guntersblum	6.amwp
Bensheim	6.amwr
Heppenheim Bergstrasse	6.amws
Fürth Odenwald	6.amwt
Lautertal Odenwald	6.amwu
Lindenfels	6.amwv
Lampertheim-Hüttenfeld	6.amww
Seeheim-Jugenheim	6.amwx
Gernsheim	6.amwy
Mosbach Baden	6.amx1
Aglasterhausen	6.amx2
Neckargerach	6.amx3
Neudenau	6.amx4
Billigheim Baden	6.amx5
Hassmersheim	6.amx6
Fahrenbach Baden	6.amx7
Hüffenhardt	6.amx8
Gundelsheim Württemberg	6.amx9
Eberbach Baden	6.amxb
Hirschhorn Neckar	6.amxc
Waldbrunn Odenwald	6.amxe
Rothenberg Odenwald	6.amxf
Hesseneck	6.amxg
Buchen Odenwald	6.amxl
Walldürn	6.amxm
Hardheim Odenwald	6.amxn
Mudau	6.amxo
Walldürn-Altheim	6.amxp
Walldürn-Rippberg	6.amxq
Limbach Baden	6.amxr
Adelsheim	6.amxv
Seckach	6.amxw
Schefflenz	6.amxx
Krautheim Jagst	6.amxy
Rosenberg Baden	6.amxz
Ahorn Baden	6.amy0
Ravenstein Baden	6.amy1
Möckmühl	6.amy2
Otterbach Pfalz	6.amy5
Winnweiler	6.amy6
Enkenbach-Alsenborn	6.amy7
Wolfstein Pfalz	6.amy8
Hochspeyer	6.amy9
Trippstadt	6.amya
Schopp	6.amyb
Olsbrücken	6.amyc
Neustadt an der Weinstrasse	6.amyp
Bad Dürkheim	6.amyq
Edenkoben	6.amyr
Hassloch	6.amys
Lambrecht Pfalz	6.amyt
Deidesheim	6.amyu
Neustadt-Lachen	6.amyv
Elmstein	6.amyw
Weidenthal Pfalz	6.amyx
Pirmasens	6.amyz
Zweibrücken	6.amz0
Waldfischbach-Burgalben	6.amz1
Thaleischweiler-Fröschen	6.amz2
Trulben	6.amz3
Dellfeld	6.amz4
Grossbundenbach	6.amz5
Hornbach Pfalz	6.amz6
Grosssteinhausen	6.amz7
Wörth-Schaidt	6.amz8
Landau in der Pfalz	6.amz9
Schweigen-Rechtenbach	6.amza
Bad Bergzabern	6.amzb
Schwegenheim	6.amzc
Albersweiler	6.amzd
Annweiler am Trifels	6.amze
Hochstadt Pfalz	6.amzf
Offenbach an der Queich	6.amzg
Billigheim-Ingenheim	6.amzh
Eisenberg Pfalz	6.amzj
Kirchheimbolanden	6.amzk
Freinsheim	6.amzl
Albisheim Pfrimm	6.amzn
Carlsberg Pfalz	6.amzo
Standenbühl	6.amzp
Kriegsfeld	6.amzq
Grünstadt	6.amzr
Rockenhausen	6.amzt
Alsenz	6.amzu
Niederkirchen	6.amzv
Nussbach Pfalz	6.amzw
Landstuhl	6.an03
Bruchmühlbach-Miesau	6.an04
Schönenberg-Kübelberg	6.an05
Weilerbach	6.an06
Wallhalben	6.an07
Kusel	6.an0d
Lauterecken	6.an0e
Glan-Münchweiler	6.an0f
Konken	6.an0g
Reichenbach-Steegen	6.an0h
Altenkirchen Pfalz	6.an0i
Sankt Julian	6.an0j
Dahn	6.an0n
Hauenstein Pfalz	6.an0o
Fischbach bei Dahn	6.an0p
Bundenthal	6.an0q
Münchweiler an der Rodalb	6.an0r
Hinterweidenthal	6.an0s
Leimen Pfalz	6.an0t
Vorderweidenthal	6.an0u
Mücke	6.an0w
Grünberg Hessen	6.an0x
Hungen	6.an0y
Linden Hessen	6.an0z
Lich Hessen	6.an10
Laubach Hessen	6.an11
Lollar	6.an12
Rabenau Hessen	6.an13
Buseck	6.an14
Biebertal	6.an15
Lahntal	6.an1g
Marburg	6.an1h
Kirchhain	6.an1i
Wetter Hessen	6.an1j
Ebsdorfergrund	6.an1k
Rauschenberg Hessen	6.an1l
Fronhausen	6.an1m
Cölbe-Schönstadt	6.an1n
Stadtallendorf	6.an1o
Schweinsberg Hessen	6.an1p
Hahnstätten	6.an1q
Limburg an der Lahn	6.an1r
Diez	6.an1s
Hadamar	6.an1t
Bad Camberg	6.an1u
Wallmerod	6.an1v
Dornburg Hessen	6.an1w
Hünfelden	6.an1y
Holzappel	6.an1z
Kölschhausen	6.an20
Wetzlar	6.an21
Braunfels	6.an22
Ehringshausen Dill	6.an23
Bischoffen	6.an24
Schöffengrund	6.an25
Hohenahr	6.an26
Langgöns-Niederkleen	6.an27
Ehringshausen-Katzenfurt	6.an29
Frankenberg Eder	6.an2b
Battenberg Eder	6.an2c
Gemünden Wohra	6.an2d
Lichtenfels-Sachsenberg	6.an2e
Frankenau Hessen	6.an2f
Haina Kloster	6.an2g
Burgwald Eder	6.an2h
Rosenthal Hessen	6.an2i
Biedenkopf	6.an2l
Gladenbach	6.an2m
Angelburg	6.an2o
Breidenbach bei Biedenkopf	6.an2p
Dautphetal-Friedensdorf	6.an2q
Hatzfeld Eder	6.an2r
Dautphetal-Mornshausen	6.an2s
Weilburg	6.an2v
Weilmünster	6.an2w
Leun	6.an2x
Villmar-Aumenau	6.an2y
Weilmünster-Wolfenhausen	6.an2z
Mengerskirchen	6.an30
Greifenstein-Nenderoth	6.an31
Greifenstein-Ulm	6.an32
Waldbrunn Westerwald	6.an33
Runkel	6.an36
Selters Taunus	6.an37
Beselich	6.an38
Nentershausen Westerwald	6.an39
Katzenelnbogen	6.an3a
Waldrach	6.an3o
Konz	6.an3p
Schweich	6.an3q
Hermeskeil	6.an3r
Thalfang	6.an3s
Kordel	6.an3t
Welschbillig	6.an3u
Neumagen-Dhron	6.an3v
Hetzerath Mosel	6.an3w
Büdlich	6.an3x
Mettendorf	6.an4a
Holsthum	6.an4b
Rodershausen	6.an4c
Irrel	6.an4d
Bollendorf	6.an4e
Oberweis	6.an4f
Bernkastel-Kues	6.an4j
Zeltingen-Rachtig	6.an4k
Morbach Hunsrück	6.an4l
Mülheim Mosel	6.an4m
Osann-Monzel	6.an4n
Kleinich	6.an4o
Traben-Trarbach	6.an4t
Bullay	6.an4u
Büchenbeuren	6.an4v
Rhaunen	6.an4w
Blankenrath	6.an4x
Irrhausen	6.an52
Prüm	6.an53
Olzheim	6.an54
Schönecken	6.an55
Waxweiler	6.an56
Bleialf	6.an57
Pronsfeld	6.an58
Hallschlag	6.an59
Büdesheim Eifel	6.an5a
Leidenborn	6.an5b
Bitburg	6.an5d
Speicher	6.an5e
Kyllburg	6.an5f
Neuerburg Eifel	6.an5g
Dudeldorf	6.an5h
Körperich	6.an5i
Oberkail	6.an5j
Wolsfeld	6.an5k
Bickendorf	6.an5l
Wittlich	6.an5n
Manderscheid Eifel	6.an5o
Gillenfeld	6.an5p
Hasborn	6.an5q
Landscheid	6.an5r
Salmtal	6.an5u
Zemmer	6.an5w
Saarburg	6.an5x
Freudenburg	6.an5y
Palzem	6.an5z
Wellen Mosel	6.an60
Ralingen	6.an61
Beuren Hochwald	6.an62
Zerf	6.an63
Pluwig	6.an64
Kell am See	6.an65
Gerolstein	6.an67
Daun	6.an68
Hillesheim Eifel	6.an69
Birresborn	6.an6a
Dockweiler	6.an6b
Üdersdorf	6.an6c
Jünkerath	6.an6d
Weidenbach bei Gerolstein	6.an6f
Philippsthal Werra	6.an70
Bad Hersfeld	6.an71
Bebra	6.an72
Rotenburg an der Fulda	6.an73
Heringen Werra	6.an74
Niederaula	6.an75
Wildeck-Obersuhl	6.an76
Nentershausen Hessen	6.an77
Oberaula	6.an78
Schenklengsfeld	6.an79
Schwalmtal-Storndorf	6.an7a
Alsfeld	6.an7b
Homberg Ohm	6.an7d
Gemünden Felda	6.an7e
Kirtorf	6.an7f
Romrod	6.an7g
Feldatal	6.an7h
Schwalmtal-Renzendorf	6.an7i
Ottrau	6.an7j
Lauterbach Hessen	6.an7l
Schlitz	6.an7m
Herbstein	6.an7n
Grebenhain	6.an7o
Ulrichstein	6.an7p
Grebenau	6.an7q
Herbstein-Stockhausen	6.an7r
Bad Salzschlirf	6.an7s
Hosenfeld	6.an7u
Rasdorf	6.an7v
Hünfeld	6.an7w
Burghaun	6.an7x
Gersfeld Rhön	6.an7y
Neuhof Kreis Fulda	6.an7z
Ebersburg	6.an80
Hofbieber	6.an81
Poppenhausen Wasserkuppe	6.an82
Eichenzell	6.an83
Steinau-Marjoss	6.an84
Schlüchtern	6.an85
Steinau an der Strasse	6.an87
Sinntal-Sterbfritz	6.an88
Sinntal-Altengronau	6.an89
Freiensteinau	6.an8a
Steinau-Ulmbach	6.an8b
Birstein-Lichenroth	6.an8c
Neuhof-Hauswurz	6.an8d
Ludwigsau Hessen	6.an8e
Eiterfeld	6.an8g
Haunetal	6.an8h
Friedewald Hessen	6.an8i
Breitenbach am Herzberg	6.an8j
Hohenroda Hessen	6.an8k
Neuenstein Hessen	6.an8l
Wildeck-Hönebach	6.an8m
Hilders	6.an8p
Tann Rhön	6.an8q
Ehrenberg Rhön	6.an8r
Hofbieber-Schwarzbach	6.an8s
Schwalmstadt	6.an8z
Neustadt Hessen	6.an90
Neuental	6.an91
Neukirchen Knüll	6.an92
Jesberg	6.an93
Gilserberg	6.an94
Willingshausen	6.an95
Schrecksbach	6.an96
Sprendlingen Rheinhessen	6.an99
Wöllstein Rheinhessen	6.an9b
Langenlonsheim	6.an9c
Wallhausen Nahe	6.an9e
Windesheim	6.an9f
Bad Münster am Stein-Ebernburg	6.an9g
Fürfeld Kreis Bad Kreuznach	6.an9h
Bingen am Rhein	6.an9t
Rüdesheim am Rhein	6.an9u
Oestrich-Winkel	6.an9v
Stromberg Hunsrück	6.an9w
Gau-Algesheim	6.an9x
Lorch Rheingau	6.an9y
Gensingen	6.an9z
Ober-Hilbersheim	6.ana0
Alzey	6.ana3
Wörrstadt	6.ana4
Gau-Odernheim	6.ana5
Flonheim	6.ana6
Eppelsheim	6.ana7
Bechenheim	6.ana8
Köngernheim	6.ana9
St Goar	6.anad
Boppard	6.anae
Bacharach	6.anaf
Oberwesel	6.anag
Gondershausen	6.anah
Pfalzfeld	6.anai
Emmelshausen	6.anaj
Bad Sobernheim	6.anan
Kirn Nahe	6.anao
Meisenheim	6.anap
Martinstein	6.anaq
Odernheim am Glan	6.anar
Winterbach Soonwald	6.anas
Becherbach bei Kirn	6.anat
Waldböckelheim	6.anau
Simmern Hunsrück	6.anax
Kastellaun	6.anay
Kirchberg Hunsrück	6.anaz
Rheinböllen	6.anb0
Gemünden Hunsrück	6.anb1
Kisselbach	6.anb2
St Goarshausen	6.anb7
Nastätten	6.anb8
Kamp-Bornhofen	6.anb9
Kaub	6.anba
Strüth Taunus	6.anbb
Dachsenhausen	6.anbc
Idar-Oberstein	6.anbh
Birkenfeld Nahe	6.anbi
Baumholder	6.anbj
Weierbach	6.anbk
Herrstein	6.anbl
Kempfeld	6.anbm
Niederbrombach	6.anbn
Sien	6.anbo
Heimbach Nahe	6.anbp
Völklingen-Lauterbach	6.anc2
Mandelbachtal-Ommersheim	6.anc3
Mandelbachtal	6.anc4
Kleinblittersdorf	6.anc5
Heusweiler	6.anc6
Grossrosseln	6.anc9
Neunkirchen Saar	6.ancl
Ottweiler	6.anco
Illingen Saar	6.ancp
Bexbach	6.ancq
Eppelborn	6.ancr
Saarlouis	6.ancv
Beckingen-Reimsbach	6.ancw
Rehlingen-Siersburg	6.ancx
Bous	6.ancy
Beckingen	6.ancz
Überherrn	6.and0
Wallerfangen	6.and1
Saarwellingen	6.and2
Homburg Saar	6.and5
Blieskastel	6.and6
Gersheim	6.and7
Blieskastel-Altheim	6.and8
Homburg-Einöd	6.andc
Kirkel	6.andd
St Wendel	6.andf
Nohfelden	6.andg
Marpingen	6.andh
Oberthal Saar	6.andi
Freisen	6.andj
St Wendel-Niederkirchen	6.andk
Namborn	6.andl
Ottweiler-Fürth	6.andm
Merzig	6.andp
Mettlach	6.ands
Mettlach-Orscholz	6.andt
Perl-Nennig	6.andu
Perl	6.andv
Mettlach-Tünsdorf	6.andw
Merzig-Silwingen	6.andx
Wadern	6.andz
Losheim am See	6.ane0
Nonnweiler	6.ane1
Wadern-Nunkirchen	6.ane2
Nonnweiler-Primstal	6.ane3
Weiskirchen Saar	6.ane4
Lebach	6.ane9
Schmelz Saar	6.anef
Lebach-Steinbach	6.aneg
Saarbrücken-Ensheim	6.anel
St Ingbert	6.anem
Sulzbach Saar	6.anep
Völklingen	6.aneq
Kirchheim unter Teck	6.ani5
Nürtingen	6.ani6
Weilheim an der Teck	6.ani7
Wendlingen am Neckar	6.ani8
Neuffen	6.ani9
Lenningen	6.ania
Böblingen	6.anif
Herrenberg	6.anig
Weil Der Stadt	6.anih
Ehningen	6.anii
Mühlacker	6.anip
Vaihingen an der Enz	6.aniq
Maulbronn	6.anir
Mönsheim	6.anis
Oberderdingen	6.anit
Zaberfeld	6.aniu
Calw	6.aniz
Bad Liebenzell	6.anj0
Bad Teinach-Zavelstein	6.anj1
Wildberg Württemberg	6.anj2
Neuweiler Kreis Calw	6.anj3
Gechingen	6.anj4
Beilstein Württemberg	6.anja
Bad Wimpfen	6.anjb
Bad Rappenau-Bonfeld	6.anje
Tübingen	6.anjj
Gomaringen	6.anjk
Ammerbuch	6.anjl
Bad Wildbad	6.anjt
Neuenbürg Württemberg	6.anju
Bad Herrenalb	6.anjv
Schömberg bei Neuenbürg	6.anjw
Enzklösterle	6.anjx
Reutlingen	6.ankx
St Johann Württemberg	6.anky
Metzingen Württemberg	6.ankz
Trochtelfingen Hohenz	6.anl0
Bad Urach	6.anl1
Burladingen-Melchingen	6.anl2
Neckartenzlingen	6.anl3
Sonnenbühl	6.anl4
Lichtenstein Württemberg	6.anl5
Löwenstein Württemberg	6.anl6
Heilbronn Neckar	6.anl7
Neckarsulm	6.anl8
Lauffen am Neckar	6.anl9
Weinsberg	6.anla
Brackenheim	6.anlb
Bad Friedrichshall	6.anlc
Schwaigern	6.anle
Neuenstadt am Kocher	6.anlf
Ludwigsburg Württemberg	6.anlh
Bietigheim-Bissingen	6.anli
Besigheim	6.anlj
Marbach am Neckar	6.anlk
Markgröningen	6.anll
Remseck am Neckar	6.anlm
Sachsenheim Württemberg	6.anln
Grossbottwar	6.anlo
Korntal-Münchingen	6.anlq
Waiblingen	6.anlr
Leonberg Württemberg	6.anls
Plochingen	6.anlt
Kornwestheim	6.anlu
Ditzingen	6.anlw
Waldenbuch	6.anlx
Neuhausen auf den Fildern	6.anly
Renningen	6.anlz
Göppingen	6.anm1
Süssen	6.anm2
Ebersbach an der Fils	6.anm3
Boll Kreis Göppingen	6.anm4
Göppingen-Hohenstaufen	6.anm5
Adelberg	6.anm6
Schwäbisch Gmünd	6.anmb
Lorch Württemberg	6.anmc
Heubach	6.anmd
Mögglingen	6.anme
Leinzell	6.anmf
Spraitbach	6.anmg
Schorndorf Württemberg	6.anml
Welzheim	6.anmm
Rudersberg Württemberg	6.anmn
Kaisersbach	6.anmo
Backnang	6.anmv
Murrhardt	6.anmw
Sulzbach an der Murr	6.anmx
Spiegelberg	6.anmy
Winnenden	6.anmz
Karlsbad	6.ann6
Walzbachtal	6.ann7
Malsch-Völkersbach	6.ann8
Forbach-Hundsbach	6.anno
Baden-Baden	6.annp
Rastatt	6.annq
Bühl Baden	6.annr
Gernsbach	6.anns
Gaggenau	6.annt
Bühl-Sand	6.annu
Lichtenau Baden	6.annv
Forbach	6.annw
Iffezheim	6.annx
Pforzheim	6.annz
Königsbach-Stein	6.ano0
Niefern-Öschelbronn	6.ano1
Tiefenbronn	6.ano2
Unterreichenbach Kreis Calw	6.ano3
Keltern	6.ano4
Neulingen Enzkreis	6.ano5
Pfinztal	6.ano8
Rheinstetten	6.anoa
Ettlingen	6.anob
Weingarten Baden	6.anoc
Durmersheim	6.anod
Malsch Kreis Karlsruhe	6.anoe
Linkenheim-Hochstetten	6.anof
Marxzell	6.anog
Stutensee	6.anoh
Kraichtal	6.anoi
Bruchsal	6.anoj
Bretten	6.anok
Bad Schönborn	6.anol
Waghäusel	6.anom
Graben-Neudorf	6.anon
Philippsburg	6.anoo
Bruchsal-Untergrombach	6.anop
Oberderdingen-Flehingen	6.anoq
Östringen-Odenheim	6.anor
Sinsheim-Hilsbach	6.anos
Sinsheim	6.anot
Eppingen	6.anou
Waibstadt	6.anov
Bad Rappenau	6.anow
Angelbachtal	6.anox
Kirchardt	6.anoy
Gemmingen	6.anoz
Bad Rappenau-Obergimpern	6.anp0
Sulzfeld Baden	6.anp1
Wörth am Rhein	6.anp3
Rülzheim	6.anp4
Hagenbach Pfalz	6.anp5
Germersheim	6.anp6
Kandel	6.anp7
Herxheim bei Landau Pfalz	6.anp8
Wörth-Büchelberg	6.anp9
Roggenburg	6.anpw
Pfaffenhofen an der Roth	6.anpy
Illertissen	6.anpz
Blaustein Württemberg	6.anq0
Erbach Donau	6.anq1
Vöhringen Iller	6.anq2
Senden Iller	6.anq3
Nersingen	6.anq4
Weissenhorn	6.anq5
Heidenheim an der Brenz	6.anqh
Giengen an der Brenz	6.anqi
Gerstetten	6.anqj
Herbrechtingen	6.anqk
Sontheim an der Brenz	6.anql
Neresheim	6.anqm
Dischingen	6.anqn
Königsbronn	6.anqo
Steinheim am Albuch	6.anqp
Geislingen an der Steige	6.anqr
Lauterstein	6.anqs
Laichingen	6.anqt
Deggingen	6.anqu
Wiesensteig	6.anqv
Lonsee	6.anqw
Nellingen Alb	6.anqx
Neenstetten	6.anr0
Buch bei Illertissen	6.anr3
Blaubeuren	6.anr4
Langenau Württemberg	6.anr5
Illerkirchberg	6.anr6
Dietenheim	6.anr7
Beimerstetten	6.anr8
Biberach an der Riss	6.anrb
Ochsenhausen	6.anrc
Schwendi	6.anrd
Erolzheim	6.anre
Hochdorf Riss	6.anrf
Schemmerhofen	6.anrg
Attenweiler	6.anrh
Eberhardzell-Füramoos	6.anri
Aalen	6.anrl
Bopfingen	6.anrm
Lauchheim	6.anrn
Oberkochen	6.anro
Essingen Württemberg	6.anrp
Abtsgmünd	6.anrq
Aalen-Ebnat	6.anrr
Riedlingen Württemberg	6.anrv
Zwiefalten	6.anrx
Uttenweiler	6.anry
Obermarchtal	6.anrz
Langenenslingen	6.ans0
Münsingen	6.ans5
Römerstein	6.ans6
Münsingen-Buttenhausen	6.ans7
Schelklingen-Hütten	6.ans8
Gomadingen	6.ans9
Hayingen	6.ansa
Hohenstein Württemberg	6.ansb
Pfronstetten	6.ansc
Heroldstatt	6.ansd
Ehingen Donau	6.ansf
Laupheim	6.ansg
Munderkingen	6.ansh
Schelklingen	6.ansi
Ehingen-Dächingen	6.ansj
Fluorn-Winzeln	6.ansq
Dunningen	6.ansr
Epfendorf	6.anss
Deisslingen	6.ant8
Schramberg	6.anta
Oberndorf am Neckar	6.antb
Spaichingen	6.antc
Trossingen	6.antd
Gosheim	6.ante
Schömberg bei Balingen	6.antf
Rosenfeld	6.antg
Egesheim	6.anth
Albstadt-Ebingen	6.antj
Albstadt-Tailfingen	6.antk
Balingen	6.antl
Winterlingen	6.antm
Albstadt-Laufen	6.antn
Messstetten-Oberdigisheim	6.anto
Bad Rippoldsau	6.ants
Freudenstadt	6.antt
Baiersbronn	6.antu
Dornstetten	6.antv
Alpirsbach	6.antw
Pfalzgrafenweiler	6.antx
Lossburg	6.anty
Baiersbronn-Schwarzenberg	6.antz
Seewald	6.anu0
Baiersbronn-Obertal	6.anu1
Horb am Neckar	6.anu3
Nagold	6.anu4
Altensteig Württemberg	6.anu5
Sulz am Neckar	6.anu6
Dornhan	6.anu7
Haiterbach	6.anu8
Rottenburg-Ergenzingen	6.anu9
Ebhausen	6.anua
Nagold-Hochdorf	6.anub
Tuttlingen	6.anud
Immendingen	6.anue
Mühlheim an der Donau	6.anuf
Talheim Kreis Tuttlingen	6.anug
Emmingen-Liptingen	6.anuh
Beuron	6.anui
Neuhausen ob Eck	6.anuj
Hechingen	6.anun
Rottenburg am Neckar	6.anuo
Mössingen	6.anup
Haigerloch	6.anuq
Burladingen	6.anur
Bisingen	6.anus
Jungingen bei Hechingen	6.anut
Hirrlingen	6.anuu
Horb-Dettingen	6.anuy
Horb-Mühringen	6.anuz
Simmersfeld	6.anv0
Empfingen	6.anv1
Horb-Altheim	6.anv2
Wolpertswende	6.anvi
Wilhelmsdorf Württemberg	6.anvj
Horgenzell	6.anvk
Fronreute	6.anvl
Wangen-Leupolz	6.anvm
Bodnegg	6.anw0
Wangen im Allgäu	6.anw2
Bad Waldsee	6.anw4
Aulendorf	6.anw5
Wolfegg	6.anw7
Neukirch bei Tettnang	6.anw8
Waldburg Württemberg	6.anw9
Konstanz	6.anwb
Meersburg	6.anwc
Allensbach	6.anwd
Reichenau Baden	6.anwe
Friedrichshafen	6.anwl
Tettnang	6.anwm
Kressbronn am Bodensee	6.anwn
Markdorf	6.anwo
Immenstaad am Bodensee	6.anwp
Oberteuringen	6.anwq
Überlingen Bodensee	6.anwv
Pfullendorf	6.anww
Salem Baden	6.anwx
Heiligenberg Baden	6.anwy
Deggenhausertal	6.anwz
Uhldingen-Mühlhofen	6.anx0
Herdwangen-Schönach	6.anx1
Illmensee	6.anx2
Leutkirch im Allgäu	6.anx5
Isny im Allgäu	6.anx6
Kisslegg	6.anx7
Bad Wurzach	6.anx8
Aichstetten Kreis Ravensburg	6.anx9
Argenbühl	6.anxa
Leutkirch-Friesenhofen	6.anxb
Bad Wurzach-Hauerz	6.anxc
Isny-Eisenbach	6.anxd
Sigmaringen-Gutenstein	6.anxe
Sigmaringen	6.anxf
Mengen Württemberg	6.anxg
Stetten am kalten Markt	6.anxh
Gammertingen	6.anxi
Messkirch	6.anxj
Krauchenwies	6.anxk
Veringenstadt	6.anxl
Wald Hohenz	6.anxm
Schwenningen Baden	6.anxn
Saulgau	6.anxp
Bad Buchau	6.anxq
Bad Schussenried	6.anxr
Altshausen	6.anxs
Ostrach	6.anxt
Herbertingen	6.anxu
Hosskirch	6.anxv
Schopfheim-Gersbach	6.anys
Lörrach	6.anyt
Schopfheim	6.anyu
Rheinfelden Baden	6.anyv
Grenzach-Wyhlen	6.anyw
Zell im Wiesental	6.anyx
Kandern	6.anyy
Steinen Kreis Lörrach	6.anyz
Efringen-Kirchen	6.anz0
Tegernau Baden	6.anz1
Müllheim Baden	6.anz3
Badenweiler	6.anz4
Staufen im Breisgau	6.anz5
Sulzburg	6.anz6
Schliengen	6.anz7
Münstertal Schwarzwald	6.anz8
Emmendingen	6.anzd
Endingen Kaiserstuhl	6.anze
Herbolzheim Breisgau	6.anzf
Kenzingen	6.anzg
Freiamt	6.anzh
Weisweil Breisgau	6.anzi
Titisee-Neustadt	6.anzn
Hinterzarten	6.anzo
Lenzkirch	6.anzp
Löffingen	6.anzq
Feldberg-Altglashütten	6.anzr
Schluchsee	6.anzs
Eisenbach Hochschwarzwald	6.anzt
St Peter Schwarzwald	6.anzw
Kirchzarten	6.anzx
Vogtsburg im Kaiserstuhl	6.anzy
Eichstetten	6.anzz
Freiburg-Tiengen	6.ao00
March Breisgau	6.ao01
Denzlingen	6.ao02
Breisach am Rhein	6.ao03
Ihringen	6.ao04
St Märgen	6.ao05
Todtnau	6.ao07
St Blasien	6.ao08
Schönau im Schwarzwald	6.ao09
Todtmoos	6.ao0a
Bernau Baden	6.ao0b
Feldberg Schwarzwald	6.ao0c
Waldkirch Breisgau	6.ao0h
Elzach	6.ao0i
Simonswald	6.ao0j
Glottertal	6.ao0k
Gutach-Bleibach	6.ao0l
Blumberg Baden	6.ao12
Bonndorf im Schwarzwald	6.ao13
Geisingen Baden	6.ao14
Wolterdingen Schwarzw	6.ao15
Oberbaldingen	6.ao16
Bräunlingen	6.ao17
Geisingen-Leipferdingen	6.ao18
Wutach	6.ao19
Schwenningen am Neckar	6.ao1k
Villingen im Schwarzwald	6.ao1l
Triberg im Schwarzwald	6.ao1m
Furtwangen im Schwarzwald	6.ao1n
St Georgen im Schwarzwald	6.ao1o
Königsfeld im Schwarzwald	6.ao1p
Bad Dürrheim	6.ao1q
Vöhrenbach	6.ao1r
Niedereschach	6.ao1s
Tennenbronn	6.ao1t
Singen Hohentwiel	6.ao1v
Radolfzell am Bodensee	6.ao1w
Engen Hegau	6.ao1x
Gailingen	6.ao1y
Öhningen	6.ao1z
Tengen	6.ao20
Steisslingen	6.ao22
Hilzingen	6.ao23
Tiengen Hochrhein	6.ao25
Klettgau	6.ao26
Ühlingen-Birkendorf	6.ao27
Stühlingen	6.ao28
Jestetten	6.ao29
Wutöschingen	6.ao2a
Berau	6.ao2b
Grafenhausen Hochschwarzwald	6.ao2c
Waldshut	6.ao2f
Albbruck	6.ao2h
Görwihl	6.ao2i
Weilheim Kreis Waldshut	6.ao2j
Bad Säckingen	6.ao2p
Wehr Baden	6.ao2q
Murg	6.ao2r
Herrischried	6.ao2s
Rickenbach Hotzenwald	6.ao2t
Stockach	6.ao2z
Bodman-Ludwigshafen	6.ao31
Eigeltingen	6.ao32
Mühlingen	6.ao33
Sauldorf	6.ao35
Oberkirch Baden	6.ao3u
Gengenbach	6.ao3v
Oppenau	6.ao3w
Appenweier	6.ao3x
Bad Peterstal-Griesbach	6.ao3y
Neuried Ortenaukreis	6.ao3z
Hohberg bei Offenburg	6.ao40
Lahr Schwarzwald	6.ao4d
Ettenheim	6.ao4e
Seelbach Schutter	6.ao4f
Schwanau	6.ao4g
Kippenheim	6.ao4h
Schuttertal	6.ao4i
Hausach	6.ao4n
Haslach im Kinzigtal	6.ao4o
Hornberg Schwarzwaldbahn	6.ao4p
Wolfach	6.ao4q
Zell am Harmersbach	6.ao4r
Schiltach	6.ao4s
Oberharmersbach	6.ao4t
Nordrach	6.ao4u
Schapbach	6.ao4v
Achern	6.ao4x
Kappelrodeck	6.ao4y
Renchen	6.ao4z
Rheinau	6.ao50
Kehl	6.ao57
Willstätt	6.ao58
Kehl-Bodersweier	6.ao59
Kehl-Goldscheuer	6.ao5a
Mainhardt	6.ao6n
Ilshofen	6.ao6o
Langenburg	6.ao6p
Braunsbach	6.ao6q
Schwäbisch Hall-Sulzdorf	6.ao6r
Boxberg Baden	6.ao7e
Bad Mergentheim	6.ao7f
Niederstetten Württemberg	6.ao7g
Creglingen	6.ao7h
Weikersheim	6.ao7i
Schrozberg	6.ao7j
Schrozberg-Bartenstein	6.ao7k
Dörzbach	6.ao7l
Mulfingen Jagst	6.ao7m
Schrozberg-Spielbach	6.ao7n
Künzelsau	6.ao7o
Öhringen	6.ao7p
Neuenstein Württemberg	6.ao7q
Schöntal Jagst	6.ao7r
Kupferzell	6.ao7s
Wüstenrot	6.ao7t
Bretzfeld	6.ao7u
Forchtenberg	6.ao7v
Öhringen-Ohrnberg	6.ao7w
Pfedelbach-Untersteinbach	6.ao7x
Schnelldorf	6.ao7y
Crailsheim	6.ao7z
Gerabronn	6.ao80
Blaufelden	6.ao81
Kirchberg an der Jagst	6.ao82
Wallhausen Württemberg	6.ao83
Kressberg	6.ao85
Rot Am See-Brettheim	6.ao86
Frankenhardt	6.ao87
Ellwangen Jagst	6.ao89
Fichtenau	6.ao8a
Adelmannsfelden	6.ao8b
Stödtlen	6.ao8c
Ellwangen-Röhlingen	6.ao8d
Unterschneidheim	6.ao8e
Jagstzell	6.ao8f
Gaildorf	6.ao8j
Gschwend bei Gaildorf	6.ao8k
Obersontheim	6.ao8l
Bühlerzell	6.ao8m
Untergröningen	6.ao8n
Sulzbach-Laufen	6.ao8o
Oberrot bei Gaildorf	6.ao8p
Weyarn	6.ao9w
Waakirchen	6.ao9x
Tegernsee	6.ao9y
Bayrischzell	6.ao9z
Holzkirchen	6.aoa0
Miesbach	6.aoa1
Hausham	6.aoa2
Dietramszell	6.aoa3
Fischbachau	6.aoa4
Kreuth bei Tegernsee	6.aoa5
Rosenheim Oberbayern	6.aoa7
Rohrdorf Kreis Rosenheim	6.aoa8
Oberaudorf	6.aoa9
Brannenburg	6.aoaa
Raubling	6.aoab
Stephanskirchen Simssee	6.aoac
Vogtareuth	6.aoae
Rott am Inn	6.aoaf
Bad Tölz	6.aoah
Lenggries	6.aoai
Jachenau	6.aoaj
Lenggries-Fall	6.aoal
Bad Heilbrunn	6.aoam
Prien am Chiemsee	6.aoar
Aschau im Chiemgau	6.aoas
Bad Endorf	6.aoat
Breitbrunn am Chiemsee	6.aoau
Halfing	6.aoav
Eggstätt	6.aoaw
Aschau-Sachrang	6.aoax
Bad Aibling	6.aob1
Bruckmühl Mangfall	6.aob2
Feldkirchen-Westerham	6.aob3
Au bei Bad Aibling	6.aob4
Tuntenhausen-Schönau	6.aob5
Bad Feilnbach	6.aob6
Tuntenhausen	6.aob7
Wasserburg am Inn	6.aobb
Haag in Oberbayern	6.aobc
Gars am Inn	6.aobd
Schnaitsee	6.aobe
Amerang	6.aobf
Pfaffing	6.aobg
Dorfen Stadt	6.aobl
Schwindegg	6.aobm
Isen	6.aobn
Taufkirchen Vils	6.aobo
Sankt Wolfgang	6.aobp
Buchbach Oberbayern	6.aobq
Kirchseeon	6.aobv
Grafing bei München	6.aobw
Glonn Kreis Ebersberg	6.aobx
Steinhöring	6.aoby
Aying	6.aobz
Höhenkirchen-Siegertsbrunn	6.aoc6
Sauerlach	6.aoc8
Gilching	6.aoc9
Vaterstetten	6.aoca
Markt Schwaben	6.aocp
Erding	6.aocq
Moosinning	6.aocr
Forstern Oberbayern	6.aocs
Dachau	6.aocz
Haimhausen Oberbayern	6.aod1
Odelzhausen	6.aod2
Sulzemoos	6.aod3
Markt Indersdorf	6.aod4
Petershausen	6.aod5
Schwabhausen bei Dachau	6.aod6
Röhrmoos	6.aod7
Fürstenfeldbruck	6.aod9
Olching	6.aoda
Inning am Ammersee	6.aodb
Grafrath	6.aodc
Mammendorf	6.aodd
Moorenweis	6.aode
Starnberg	6.aodj
Herrsching am Ammersee	6.aodk
Wessling	6.aodl
Feldafing	6.aodp
Tutzing	6.aodq
Freising	6.aodt
Neufahrn bei Freising	6.aodx
Allershausen Oberbayern	6.aody
Zolling	6.aodz
Attenkirchen	6.aoe0
Strasslach-Dingharting	6.aoe2
Wolfratshausen	6.aoe3
Egling bei Wolfratshausen	6.aoe8
Münsing Starnberger See	6.aoe9
Icking	6.aoea
Eurasburg an der Loisach	6.aoeb
Landsberg am Lech	6.aoen
Schondorf am Ammersee	6.aoeo
Geltendorf	6.aoep
Vilgertshofen	6.aoeq
Weil Kreis Landsberg am Lech	6.aoer
Pürgen	6.aoes
Althegnenberg	6.aoey
Grossaitingen	6.aoez
Mickhausen	6.aof0
Dasing	6.aof1
Egling an der Paar	6.aof2
Affing	6.aof3
Eurasburg bei Augsburg	6.aof4
Günzburg	6.aofh
Burgau Schwaben	6.aofi
Ichenhausen	6.aofj
Offingen Donau	6.aofk
Jettingen-Scheppach	6.aofl
Bibertal	6.aofm
Gablingen	6.aofq
Königsbrunn bei Augsburg	6.aofr
Schwabmünchen	6.aofs
Kissing	6.aoft
Bobingen	6.aofu
Fischach	6.aofw
Aindling	6.aofx
Gessertshausen	6.aofy
Langenneufnach	6.aofz
Buchloe	6.aog1
Fuchstal	6.aog3
Türkheim Wertach	6.aog5
Waal	6.aog6
Bad Wörishofen	6.aog7
Lamerdingen	6.aog8
Ettringen Wertach	6.aog9
Hilgertshausen-Tandern	6.aoga
Aichach	6.aogb
Schrobenhausen	6.aogc
Pöttmes	6.aogd
Altomünster	6.aoge
Inchenhofen	6.aogh
Sielenbach	6.aogi
Schiltberg	6.aogj
Mindelheim	6.aogl
Mittelneufnach	6.aogm
Breitenbrunn Schwaben	6.aogn
Pfaffenhausen Schwaben	6.aogp
Kirchheim in Schwaben	6.aogq
Dirlewang	6.aogr
Tussenhausen	6.aogs
Unteregg bei Mindelheim	6.aogt
Meitingen	6.aogv
Wertingen	6.aogw
Nordendorf	6.aogx
Buttenwiesen	6.aogy
Baar Schwaben	6.aoh0
Thannhausen Schwaben	6.aoh5
Krumbach Schwaben	6.aoh6
Neuburg an der Kammel	6.aoh7
Ziemetshausen	6.aoh8
Burtenbach	6.aoh9
Zusmarshausen	6.aohf
Dinkelscherben	6.aohg
Welden bei Augsburg	6.aohh
Horgau	6.aohi
Altenmünster Schwaben	6.aohj
Villenbach	6.aohk
Görisried	6.aohq
Waltenhofen	6.aohr
Wildpoldsried	6.aohs
Ronsberg	6.aohu
Missen-Wilhams	6.aoi8
Sonthofen	6.aoi9
Oberstdorf	6.aoia
Immenstadt im Allgäu	6.aoib
Hindelang	6.aoic
Oberstaufen-Thalkirchdorf	6.aoid
Fischen im Allgäu	6.aoie
Rettenberg	6.aoif
Balderschwang	6.aoig
Legau	6.aoii
Memmingen	6.aoij
Ottobeuren	6.aoik
Babenhausen Schwaben	6.aoil
Bad Grönenbach	6.aoim
Fellheim	6.aoin
Erkheim	6.aoio
Altenstadt Iller	6.aoip
Böhen	6.aoiq
Baisweil	6.aois
Kaufbeuren	6.aoit
Marktoberdorf	6.aoiu
Aitrang	6.aoiv
Westendorf bei Kaufbeuren	6.aoiw
Stöttwang	6.aoix
Pforzen	6.aoiy
Friesenried	6.aoiz
Bidingen	6.aoj0
Stötten am Auerberg	6.aoj1
Nesselwang	6.aojd
Füssen	6.aoje
Pfronten	6.aojf
Seeg	6.aojg
Wertach	6.aojh
Oy-Mittelberg	6.aoji
Rosshaupten Forggensee	6.aojj
Halblech	6.aojk
Rückholz	6.aojl
Wiggensbach	6.aojm
Obergünzburg	6.aojo
Altusried	6.aojp
Dietmannsried	6.aojq
Weitnau	6.aojr
Sulzberg Allgäu	6.aojs
Unterthingau	6.aojt
Buchenberg bei Kempten	6.aoju
Waltenhofen-Oberdorf	6.aojv
Achberg	6.aojw
Lindenberg im Allgäu	6.aojx
Lindau Bodensee	6.aojy
Grünenbach Allgäu	6.aojz
Röthenbach Allgäu	6.aok0
Hergatz	6.aok1
Oberstaufen	6.aok2
Weiler-Simmerberg	6.aok3
Hergensweiler	6.aok4
Weissensberg	6.aok5
Markt Rettenbach	6.aok8
Holzgünz	6.aok9
Lautrach	6.aoka
Tannheim Württemberg	6.aokb
Münchsmünster	6.aoki
Pförring	6.aokj
Oberdolling	6.aokk
Stammham bei Ingolstadt	6.aokl
Böhmfeld	6.aokm
Grossmehring	6.aokn
Eichstätt Bayern	6.aol1
Dollnstein	6.aol2
Titting	6.aol3
Nassenfels	6.aol4
Walting Kreis Eichstätt	6.aol6
Wellheim	6.aol7
Neuburg an der Donau	6.aolb
Burgheim	6.aolc
Königsmoos	6.aold
Rennertshofen	6.aole
Ehekirchen	6.aolf
Pfaffenhofen an der Ilm	6.aoll
Wolnzach	6.aolm
Hohenwart Paar	6.aoln
Schweitenkirchen	6.aolo
Gerolsbach	6.aolp
Pörnbach	6.aolq
Ingolstadt-Zuchering	6.aolu
Geisenfeld	6.aolw
Reichertshofen Oberbayern	6.aolx
Karlshuld	6.aoly
Lenting	6.aom0
Vohburg an der Donau	6.aom1
Gaimersheim	6.aom2
Manching	6.aom3
Berching-Holnstein	6.aom4
Beilngries	6.aom5
Berching	6.aom6
Greding	6.aom7
Dietfurt an der Altmühl	6.aom8
Kipfenberg	6.aom9
Denkendorf Oberbayern	6.aoma
Kinding	6.aomb
Altmannstein-Pondorf	6.aomc
Freystadt-Burggriesbach	6.aomd
Thyrnau	6.aon9
Fürstenzell	6.aona
Neuhaus am Inn	6.aonb
Tittling	6.aonc
Hutthurm	6.aond
Bad Höhenstadt	6.aone
Neuburg am Inn	6.aonf
Ruderting	6.aonh
Pocking	6.aoo3
Griesbach im Rottal	6.aoo4
Rotthalmünster	6.aoo5
Tettenweis	6.aoo6
Haarbach	6.aoo7
Kösslarn	6.aoo8
Bad Füssing-Aigen	6.aoo9
Pocking-Hartkirchen	6.aooa
Vilshofen Niederbayern	6.aood
Ortenburg	6.aooe
Aidenbach	6.aoof
Eging am See	6.aoog
Hofkirchen Bayern	6.aooh
Windorf-Otterskirchen	6.aooi
Osterhofen-Gergweis	6.aooj
Vilshofen-Sandbach	6.aook
Vilshofen-Pleinting	6.aool
Philippsreut	6.aoom
Freyung	6.aoon
Grafenau Niederbayern	6.aooo
Spiegelau	6.aoop
Schönberg Niederbayern	6.aooq
Perlesreut	6.aoor
Haidmühle	6.aoos
Mauth	6.aoot
Hohenau Niederbayern	6.aoou
Pfarrkirchen Niederbayern	6.aoox
Triftern	6.aooy
Bad Birnbach Rottal	6.aooz
Johanniskirchen	6.aop0
Dietersburg-Baumgarten	6.aop1
Simbach am Inn	6.aop7
Tann Niederbayern	6.aop8
Ering	6.aop9
Wittibreut	6.aopa
Waldkirchen Niederbayern	6.aoph
Röhrnbach	6.aopi
Neureichenau	6.aopj
Breitenberg Niederbayern	6.aopk
Grainet	6.aopl
Hauzenberg	6.aopm
Obernzell	6.aopr
Wegscheid Niederbayern	6.aops
Untergriesbach	6.aopt
Trostberg	6.aoql
Tacherting-Peterskirchen	6.aoqm
Kirchweidach	6.aoqn
Obing	6.aoqo
Kienberg Oberbayern	6.aoqs
Palling	6.aoqt
Oberneukirchen	6.aoqu
Mühldorf am Inn	6.aoqv
Tüssling	6.aoqx
Garching an der Alz	6.aoqy
Pleiskirchen	6.aoqz
Ampfing	6.aor0
Lohkirchen	6.aor1
Waldkraiburg	6.aor2
Neumarkt-Sankt Veit	6.aor3
Reit Im Winkl	6.aor4
Grassau Kreis Traunstein	6.aor5
Übersee	6.aor6
Schleching	6.aord
Marktschellenberg	6.aore
Bad Reichenhall	6.aorf
Berchtesgaden	6.aorg
Freilassing	6.aori
Ramsau bei Berchtesgaden	6.aorl
Grabenstätt Chiemsee	6.aorp
Siegsdorf Kreis Traunstein	6.aorq
Ruhpolding	6.aorr
Chieming	6.aors
Inzell	6.aort
Teisendorf	6.aoru
Seeon-Seebruck	6.aorv
Traunreut	6.aorx
Reischach Kreis Altötting	6.aory
Altötting	6.aorz
Burghausen Salzach	6.aos5
Marktl	6.aos6
Burgkirchen an der Alz	6.aos7
Waging am See	6.aos9
Laufen Salzach	6.aosa
Tittmoning	6.aosb
Fridolfing	6.aosc
Kirchanschöring	6.aosd
Petting	6.aose
Taching-Tengling	6.aosf
Wörth an der Isar	6.aosu
Essenbach	6.aosv
Altdorf-Pfettrach	6.aosw
Altfraunhofen	6.aosx
Vilsheim	6.aosy
Adlkofen	6.aosz
Weihmichl-Unterneuhausen	6.aot0
Eching Niederbayern	6.aot1
Eggenfelden	6.aotd
Gangkofen	6.aote
Arnstorf	6.aotf
Massing	6.aotg
Wurmannsquick	6.aoth
Schönau Niederbayern	6.aoti
Falkenberg Niederbayern	6.aotj
Geratskirchen	6.aotk
Dingolfing	6.aotn
Frontenhausen	6.aoto
Mengkofen	6.aotp
Reisbach Niederbayern	6.aotq
Gangkofen-Kollbach	6.aotr
Vilsbiburg	6.aotx
Velden Vils	6.aoty
Geisenhausen	6.aotz
Gerzen	6.aou0
Bodenkirchen	6.aou1
Mainburg	6.aou7
Au in der Hallertau	6.aou8
Elsendorf Niederbayern	6.aou9
Volkenschwand	6.aoua
Nandlstadt	6.aouc
Moosburg an der Isar	6.aouh
Wartenberg Oberbayern	6.aoui
Mauern Kreis Freising	6.aouk
Bruckberg Niederbayern	6.aoul
Gammelsdorf	6.aoum
Ergoldsbach	6.aour
Mallersdorf-Pfaffenberg	6.aous
Neufahrn in Niederbayern	6.aout
Bayerbach bei Ergoldsbach	6.aouu
Rottenburg an der Laaber	6.aov1
Pfeffenhausen	6.aov2
Rohr in Niederbayern	6.aov3
Hohenthann	6.aov4
Rottenburg-Oberroning	6.aov5
Seeshaupt	6.aovl
Huglfing	6.aovm
Peissenberg	6.aovn
Hohenpeissenberg	6.aovp
Utting am Ammersee	6.aovq
Diessen am Ammersee	6.aovr
Pähl	6.aovs
Wessobrunn	6.aovt
Garmisch-Partenkirchen	6.aow5
Oberammergau	6.aow6
Mittenwald	6.aow7
Oberau Loisach	6.aow8
Krün	6.aow9
Murnau am Staffelsee	6.aowp
Bad Kohlgrub	6.aowt
Uffing am Staffelsee	6.aowu
Obersöchering	6.aowv
Kochel am See	6.aowz
Penzberg	6.aox4
Benediktbeuern	6.aox5
Kochel-Walchensee	6.aox6
Bernbeuren	6.aox8
Schongau	6.aox9
Steingaden Oberbayern	6.aoxa
Rottenbuch Oberbayern	6.aoxf
Schwabsoien	6.aoxg
Kinsau	6.aoxh
Tapfheim	6.ap32
Dillingen an der Donau	6.ap33
Lauingen Donau	6.ap34
Gundelfingen an der Donau	6.ap35
Höchstädt an der Donau	6.ap36
Glött	6.ap37
Wittislingen	6.ap38
Bachhagel	6.ap39
Mertingen	6.ap3a
Harburg Schwaben	6.ap3c
Nördlingen	6.ap3d
Oettingen in Bayern	6.ap3e
Möttingen	6.ap3f
Bissingen Schwaben	6.ap3g
Alerheim	6.ap3h
Fremdingen	6.ap3i
Marktoffingen	6.ap3j
Mönchsdeggingen	6.ap3k
Bissingen-Unterringingen	6.ap3l
Rain Lech	6.ap3m
Monheim Schwaben	6.ap3n
Wemding	6.ap3o
Polsingen	6.ap3p
Tagmersheim	6.ap3q
Marxheim	6.ap3t
Kaisheim	6.ap3v
Langenzenn	6.ap3x
Wilhermsdorf	6.ap3y
Cadolzburg	6.ap3z
Emskirchen	6.ap40
Grosshabersdorf	6.ap41
Markt Erlbach	6.ap42
Trautskirchen	6.ap43
Leinburg	6.ap4g
Schwabach	6.ap4i
Lauf an der Pegnitz	6.ap4j
Eckental	6.ap4m
Rosstal Mittelfranken	6.ap4n
Feucht	6.ap4o
Wendelstein	6.ap4p
Erlangen	6.ap4r
Herzogenaurach	6.ap4s
Baiersdorf Mittelfranken	6.ap4t
Neunkirchen am Brand	6.ap4u
Hessdorf Mittelfranken	6.ap4v
Weissenburg in Bayern	6.ap51
Treuchtlingen	6.ap52
Pappenheim Mittelfranken	6.ap53
Pleinfeld	6.ap54
Solnhofen	6.ap55
Markt Berolzheim	6.ap56
Nennslingen	6.ap57
Ettenstatt	6.ap58
Weissenburg-Suffersheim	6.ap59
Hersbruck	6.ap5b
Hartenstein Mittelfranken	6.ap5c
Schnaittach	6.ap5d
Pommelsbrunn	6.ap5e
Simmelsdorf	6.ap5f
Neuhaus an der Pegnitz	6.ap5g
Alfeld Mittelfranken	6.ap5h
Offenhausen Mittelfranken	6.ap5i
Neustadt an der Aisch	6.ap5l
Scheinfeld	6.ap5m
Dachsbach	6.ap5n
Langenfeld Mittelfranken	6.ap5o
Sugenheim	6.ap5p
Münchsteinach	6.ap5q
Oberscheinfeld	6.ap5r
Schwanstetten	6.ap5u
Roth Mittelfranken	6.ap5v
Georgensgmünd	6.ap5w
Thalmässing	6.ap5x
Hilpoltstein	6.ap5y
Spalt	6.ap5z
Allersberg	6.ap60
Heideck	6.ap61
Abenberg Mittelfranken	6.ap62
Freystadt	6.ap63
Pyrbaum	6.ap64
Neumarkt in der Oberpfalz	6.ap65
Velburg	6.ap66
Burgthann	6.ap67
Deining Oberpfalz	6.ap68
Mühlhausen Oberpfalz	6.ap69
Lauterhofen Oberpfalz	6.ap6a
Altdorf bei Nürnberg	6.ap6b
Postbauer-Heng	6.ap6c
Berg bei Neumarkt in der Oberpfalz	6.ap6d
Heroldsbach	6.ap6e
Forchheim Oberfranken	6.ap6f
Gräfenberg	6.ap6g
Höchstadt an der Aisch	6.ap6h
Ebermannstadt	6.ap6i
Adelsdorf Mittelfranken	6.ap6j
Wiesenttal	6.ap6k
Egloffstein	6.ap6l
Heiligenstadt in Oberfranken	6.ap6m
Kunreuth	6.ap6n
Gesees	6.ap6p
Waischenfeld	6.ap6q
Neudrossenfeld	6.ap6r
Plankenfels	6.ap6s
Vorbach	6.ap6t
Mistelgau-Obernsees	6.ap6u
Königsfeld Oberfranken	6.ap6v
Bindlach	6.ap6w
Emtmannsberg	6.ap6x
Kasendorf-Azendorf	6.ap78
Kulmbach	6.ap79
Presseck	6.ap7a
Rugendorf	6.ap7b
Stadtsteinach	6.ap7d
Neuenmarkt	6.ap7f
Thurnau	6.ap7g
Mainleus	6.ap7h
Marktredwitz	6.ap7j
Wunsiedel	6.ap7k
Arzberg Oberfranken	6.ap7l
Neusorg	6.ap7m
Thierstein	6.ap7n
Nagel	6.ap7o
Röslau	6.ap7q
Pegnitz	6.ap7t
Gössweinstein	6.ap7u
Pottenstein	6.ap7v
Betzenstein	6.ap7w
Obertrubach	6.ap7x
Pegnitz-Trockau	6.ap7y
Münchberg	6.ap83
Helmbrechts	6.ap84
Weissenstadt	6.ap85
Gefrees	6.ap86
Marktleugast	6.ap87
Stammbach	6.ap88
Zell Oberfranken	6.ap89
Wilhelmsthal Oberfranken	6.ap8c
Kronach	6.ap8d
Wallenfels	6.ap8e
Ludwigsstadt	6.ap8f
Küps	6.ap8g
Pressig	6.ap8h
Mitwitz	6.ap8i
Nordhalben	6.ap8j
Teuschnitz	6.ap8k
Tettau Kreis Kronach	6.ap8l
Creussen	6.ap8m
Thurnau-Alladorf	6.ap8n
Fichtelberg	6.ap8o
Bad Berneck im Fichtelgebirge	6.ap8p
Hollfeld	6.ap8q
Speichersdorf	6.ap8r
Bischofsgrün	6.ap8s
Warmensteinach	6.ap8t
Weidenberg	6.ap8u
Mistelgau	6.ap8v
Selbitz Oberfranken	6.ap8w
Hof Saale	6.ap8x
Naila	6.ap8y
Rehau	6.ap8z
Schwarzenbach an der Saale	6.ap90
Kirchenlamitz	6.ap91
Oberkotzau	6.ap92
Selb	6.ap93
Bad Steben	6.ap94
Schwarzenbach am Wald	6.ap95
Konradsreuth	6.ap98
Berg Oberfranken	6.ap99
Regnitzlosau	6.ap9a
Töpen	6.ap9b
Rottendorf Unterfranken	6.ap9i
Eibelstadt	6.ap9j
Estenfeld	6.ap9l
Kist	6.ap9m
Altertheim	6.ap9n
Kitzingen	6.apa1
Iphofen	6.apa3
Dettelbach	6.apa4
Kleinlangheim	6.apa5
Markt Einersheim	6.apa6
Ochsenfurt	6.apab
Marktbreit	6.apac
Sommerhausen	6.apad
Giebelstadt	6.apae
Aub Kreis Würzburg	6.apaf
Bütthard	6.apag
Gaukönigshofen	6.apah
Röttingen Unterfranken	6.apai
Ippesheim	6.apaj
Königheim-Brehmen	6.apak
Tauberbischofsheim	6.apal
Wertheim	6.apam
Lauda-Königshofen	6.apan
Gerchsheim	6.apao
Külsheim Baden	6.apap
Grünsfeld	6.apaq
Wittighausen	6.apar
Werbach-Gamburg	6.apas
Werbach-Wenkheim	6.apat
Eussenheim-Hundsbach	6.apau
Gemünden am Main	6.apav
Lohr am Main	6.apaw
Karlstadt	6.apax
Rieneck	6.apay
Frammersbach	6.apaz
Burgsinn	6.apb0
Gräfendorf Bayern	6.apb1
Gössenheim	6.apb2
Karlstadt-Wiesenfeld	6.apb3
Thüngen	6.apb4
Arnstein Unterfranken	6.apb7
Zellingen	6.apb8
Rimpar	6.apb9
Geroldshausen Unterfranken	6.apba
Unterpleichfeld	6.apbb
Uettingen	6.apbd
Miltenberg	6.apbf
Klingenberg am Main	6.apbg
Amorbach	6.apbh
Eschau	6.apbi
Freudenberg Baden	6.apbj
Collenberg	6.apbk
Freudenberg-Boxtal	6.apbl
Eichenbühl-Riedern	6.apbm
Volkach	6.apbp
Gerolzhofen	6.apbq
Wiesentheid	6.apbr
Schwanfeld	6.apbs
Kolitzheim	6.apbt
Prosselsheim	6.apbu
Marktheidenfeld	6.apbz
Faulbach Unterfranken	6.apc0
Rothenfels Unterfranken	6.apc1
Esselbach	6.apc2
Triefenstein	6.apc3
Urspringen bei Lohr	6.apc4
Wertheim-Dertingen	6.apc5
Birkenfeld bei Würzburg	6.apc6
Neutraubling	6.apc9
Regenstauf	6.apca
Donaustauf	6.apcb
Nittendorf	6.apcc
Bad Abbach	6.apcd
Mintraching	6.apce
Wenzenbach	6.apcf
Altenthann	6.apcg
Pielenhofen	6.apch
Feldkirchen Niederbayern	6.apcs
Straubing	6.apct
Bogen Niederbayern	6.apcu
Geiselhöring	6.apcv
Strasskirchen	6.apcw
Oberschneiding	6.apcy
Leiblfing	6.apcz
Kirchroth	6.apd0
Rain Niederbayern	6.apd1
Schwandorf	6.apd3
Nabburg	6.apd5
Bodenwöhr	6.apd6
Schwarzenfeld	6.apd7
Nittenau	6.apd8
Fensterbach	6.apda
Neunburg-Kemnath	6.apdb
Kelheim	6.apdd
Riedenburg	6.apde
Abensberg	6.apdf
Siegenburg	6.apdg
Neustadt an der Donau	6.apdh
Altmannstein	6.apdi
Essing	6.apdj
Hausen Niederbayern	6.apdk
Schierling	6.apdn
Langquaid	6.apdo
Thalmassing	6.apdp
Aufhausen Oberpfalz	6.apdq
Roding	6.apdx
Falkenstein Oberpfalz	6.apdy
Wald Oberpfalz	6.apdz
Walderbach	6.ape0
Neukirchen-Balbini	6.ape1
Stamsried	6.ape2
Michelsneukirchen	6.ape3
Zell Oberpfalz	6.ape4
Roding-Neubäu	6.ape5
Burglengenfeld	6.ape7
Hohenfels Oberpfalz	6.ape8
Kallmünz	6.ape9
Schmidmühlen	6.apea
Sünching	6.apeg
Pfatter	6.apeh
Wörth an der Donau	6.apei
Brennberg	6.apek
Hemau	6.aper
Parsberg	6.apes
Beratzhausen	6.apet
Breitenbrunn Oberpfalz	6.apev
Seubersdorf in der Oberpfalz	6.apex
Laaber	6.apey
Painten	6.apez
Frensdorf	6.apf2
Oberhaid Oberfranken	6.apf3
Stadelhofen	6.apf4
Litzendorf	6.apf5
Hassfurt	6.apfl
Eltmann	6.apfm
Hofheim in Unterfranken	6.apfn
Zeil am Main	6.apfo
Königsberg in Bayern	6.apfp
Riedbach	6.apfq
Knetzgau	6.apfr
Donnersdorf	6.apfs
Oberaurach	6.apft
Ebern	6.apfv
Maroldsweisach	6.apfw
Untermerzbach	6.apfx
Burgpreppach	6.apfy
Pfarrweisach	6.apfz
Kirchlauter	6.apg0
Schesslitz	6.apg6
Hirschaid	6.apg7
Baunach	6.apg8
Buttenheim	6.apg9
Burgebrach	6.apga
Zapfendorf	6.apgb
Mühlhausen Mittelfranken	6.apgc
Lisberg	6.apgd
Burgwindheim	6.apgf
Burghaslach	6.apgg
Ebrach Oberfranken	6.apgh
Untersteinbach Unterfranken	6.apgi
Schlüsselfeld-Aschbach	6.apgj
Geiselwind	6.apgk
Grub am Forst	6.apgo
Coburg	6.apgp
Sonnefeld	6.apgq
Rödental	6.apgr
Bad Rodach	6.apgs
Untersiemau	6.apgt
Meeder	6.apgu
Sesslach-Gemünda	6.apgv
Neustadt bei Coburg	6.apgw
Sesslach	6.apgx
Lichtenfels Bayern	6.apgz
Burgkunstadt	6.aph0
Staffelstein Oberfranken	6.aph1
Marktzeuln	6.aph2
Weismain	6.aph3
Lichtenfels-Isling	6.aph4
Neustadt an der Waldnaab	6.aphu
Floss	6.aphv
Wernberg-Köblitz	6.aphw
Weiherhammer	6.aphx
Pfreimd	6.aphy
Luhe-Wildenau	6.aphz
Kohlberg Oberpfalz	6.api0
Amberg Oberpfalz	6.apid
Hirschau Oberpfalz	6.apie
Ensdorf Oberpfalz	6.apig
Kastl bei Amberg	6.apih
Hohenburg	6.apii
Freudenberg Oberpfalz	6.apij
Ursensollen	6.apik
Tirschenreuth	6.apin
Waldsassen	6.apio
Mitterteich	6.apip
Wiesau	6.apiq
Bärnau	6.apir
Plössberg	6.apis
Falkenberg Oberpfalz	6.apit
Neualbenreuth	6.apiu
Mähring	6.apiv
Grafenwöhr	6.apix
Kemnath Stadt	6.apiy
Auerbach in der Oberpfalz	6.apiz
Pressath	6.apj0
Eschenbach in der Oberpfalz	6.apj1
Freihung	6.apj2
Kirchenthumbach	6.apj3
Neustadt am Kulm	6.apj4
Vohenstrauss	6.apj7
Waidhaus	6.apj8
Eslarn	6.apj9
Pleystein	6.apja
Tännesberg	6.apjb
Moosbach bei Vohenstrauss	6.apjc
Waldthurn	6.apjd
Georgenberg	6.apje
Leuchtenberg	6.apjf
Sulzbach-Rosenberg	6.apjh
Vilseck	6.apji
Neukirchen bei Sulzbach-Rosenberg	6.apjj
Hahnbach	6.apjk
Königstein Oberpfalz	6.apjl
Illschwang	6.apjm
Oberviechtach	6.apjr
Neunburg vorm Wald	6.apjs
Tiefenbach Oberpfalz	6.apjt
Schönsee	6.apju
Altendorf am Nabburg	6.apjv
Winklarn	6.apjw
Oberviechtach-Pullenried	6.apjx
Windischeschenbach	6.apk1
Erbendorf	6.apk2
Friedenfels	6.apk3
Sandberg Unterfranken	6.apkl
Euerdorf	6.apko
Bad Bocklet	6.apks
Üchtelhausen	6.apl4
Schweinfurt	6.apl5
Werneck	6.apl6
Röthlein	6.apl7
Stadtlauringen	6.apl8
Poppenhausen Unterfranken	6.apl9
Euerbach	6.apla
Schonungen-Marktsteinach	6.aplb
Wülfershausen Unterfranken	6.aplc
Grettstadt	6.apld
Hammelburg	6.aplg
Münnerstadt	6.aplh
Burkardroth	6.apli
Massbach	6.aplj
Oberthulba	6.aplk
Wartmannsroth	6.apll
Rottershausen	6.aplm
Bad Brückenau	6.aplp
Kalbach Rhön	6.aplq
Zeitlofs-Detter	6.apls
Wildflecken	6.aplt
Zeitlofs	6.aplu
Geroda Bayern	6.aplv
Motten	6.aplw
Oberbach Unterfranken	6.aplx
Bad Königshofen im Grabfeld	6.apm9
Saal an der Saale	6.apma
Sulzdorf an der Lederhecke	6.apmb
Höchheim	6.apmc
Trappstadt	6.apmd
Grosswenkheim	6.apme
Bad Neustadt an der Saale	6.apmj
Bischofsheim an der Rhön	6.apmk
Unsleben	6.apml
Oberelsbach	6.apmm
Schönau an der Brend	6.apmn
Mellrichstadt	6.apmo
Ostheim von der Rhön	6.apmp
Fladungen	6.apmq
Nordheim von der Rhön	6.apmr
Ansbach-Katterbach	6.apne
Colmberg	6.apnf
Aurach	6.apng
Burgoberbach	6.apnh
Lehrberg	6.apnw
Bechhofen an der Heide	6.apny
Leutershausen	6.apnz
Dietenhofen	6.apo0
Herrieden	6.apo1
Weidenbach Mittelfranken	6.apo2
Lichtenau Mittelfranken	6.apo3
Rügland	6.apo4
Flachslanden	6.apo5
Gunzenhausen	6.apo7
Wassertrüdingen	6.apo8
Heidenheim Mittelfranken	6.apo9
Theilenhofen	6.apoa
Ehingen Mittelfranken	6.apob
Gunzenhausen-Cronheim	6.apoc
Haundorf	6.apod
Bad Windsheim	6.apoh
Uffenheim	6.apoi
Burgbernheim	6.apoj
Obernzenn	6.apok
Oberdachstetten	6.apol
Ipsheim	6.apom
Ergersheim	6.apon
Simmershofen	6.apoo
Dinkelsbühl	6.apor
Feuchtwangen	6.apos
Wilburgstetten	6.apot
Wittelshofen	6.apou
Dentlein am Forst	6.apov
Dürrwangen	6.apow
Schopfloch Mittelfranken	6.apox
Rothenburg ob der Tauber	6.app1
Adelshofen Mittelfranken	6.app5
Geslau	6.app7
Schillingsfürst	6.app8
Wettringen Mittelfranken	6.app9
Windsbach	6.appb
Heilsbronn	6.appc
Abenberg-Wassermungenau	6.appd
Neuendettelsau	6.appe
Wolframs-Eschenbach	6.appf
Rohr Mittelfranken	6.appg
Hengersberg Bayern	6.apq5
Schöllnach	6.apq7
Lalling	6.apq8
Bernried Niederbayern	6.apq9
Mariaposching	6.apqa
Zenting	6.apqb
Schöfweg	6.apqc
Bischofsmais	6.apqo
Regen	6.apqp
Zwiesel	6.apqq
Teisnach	6.apqr
Bodenmais	6.apqs
Bayerisch Eisenstein	6.apqt
Frauenau	6.apqu
Kirchberg Wald	6.apqv
Kirchdorf im Wald	6.apqw
Ruhmannsfelden	6.apqx
Plattling	6.apqz
Osterhofen	6.apr0
Wallersdorf	6.apr1
Stephansposching	6.apr3
Wallerfing	6.apr4
Oberpöring	6.apr5
Moos Niederbayern	6.apr6
Kötzting	6.apr9
Viechtach	6.apra
Lam Oberpfalz	6.aprb
Miltach	6.aprc
Arnbruck	6.aprd
Hohenwarth bei Kötzing	6.apre
Neukirchen bei Hl Blut	6.aprf
Eschlkam	6.aprg
Landau an der Isar	6.aprj
Eichendorf	6.aprk
Pilsting	6.aprl
Simbach Niederbayern	6.aprm
Mamming	6.aprn
Eichendorf-Aufhausen	6.apro
Mitterfels	6.aprt
Schwarzach Niederbayern	6.apru
Konzell	6.aprv
Stallwang	6.aprw
Sankt Englmar	6.aprx
Wiesenfelden	6.apry
Cham	6.aps3
Waldmünchen	6.aps4
Furth im Wald	6.aps5
Traitsching	6.aps6
Waldmünchen-Geigant	6.aps7
Rötz	6.aps8
Arnschwang	6.aps9
Schönthal Oberpfalz	6.apsa
Choloma, Cortés	6.at39
La Lima	6.at3g
Olancho	6.at3i
Choluteca	6.at3z 7.30318 2s 2
González Catán/Virrey del Pino, Buenos Aires	6.bmd6
Merlo, Buenos Aires	6.bmd8 1
Magdalena/Verónica, Buenos Aires	6.bmdp
Brandsen, Buenos Aires	6.bmdr
Glew/Guernica, Buenos Aires	6.bmds
Alejandro Korn, Buenos Aires	6.bmdt
Cañuelas, Buenos Aires	6.bmdu
Lobos, Buenos Aires	6.bmdv
Juan María Gutiérrez/El Pato, Buenos Aires	6.bmdx
Chascomús, Buenos Aires	6.bme9
Lezama, Buenos Aires	6.bmea
General Belgrano, Buenos Aires	6.bmeb
Las Flores, Buenos Aires	6.bmec
Dolores, Buenos Aires	6.bmed
Santa Teresita, Buenos Aires	6.bmee
San Clemente del Tuyú, Buenos Aires	6.bmek
Pinamar, Buenos Aires	6.bmem
Villa Gesell, Buenos Aires	6.bmen
Mar de Ajó, Buenos Aires	6.bmep
Lobería, Buenos Aires	6.bmet
Necochea, Buenos Aires	6.bmeu
La Dulce (Nicanor Olivera), Buenos Aires	6.bmew
Coronel Vidal, Buenos Aires	6.bmex
Balcarce, Buenos Aires	6.bmey
General Juan Madariaga, Buenos Aires	6.bmez
Maipú, Buenos Aires	6.bmf0
San Miguel del Monte, Buenos Aires	6.bmf3
Navarro, Buenos Aires	6.bmf4
Carmen de Areco, Buenos Aires	6.bmf5
Carlos Spegazzini, Buenos Aires	6.bmf6
Azul, Buenos Aires	6.bmfd
Tapalqué, Buenos Aires	6.bmff
Olavarría, Buenos Aires	6.bmfg
Laprida, Buenos Aires	6.bmfh
General La Madrid, Buenos Aires	6.bmfi
Miramar, Buenos Aires	6.bmfn
Benito Juárez, Buenos Aires	6.bmfo
Ayacucho, Buenos Aires	6.bmfs
Rauch, Buenos Aires	6.bmft
General Pico, La Pampa	6.bmfy
Pilar, Buenos Aires	6.bmg0
Bolívar, Buenos Aires	6.bmga
Daireaux, Buenos Aires	6.bmgc
9 de Julio, Buenos Aires	6.bmgd
José C. Paz, Buenos Aires	6.bmgg
Luján, Buenos Aires	6.bmgj
Mercedes, Buenos Aires	6.bmgk
San Andrés de Giles, Buenos Aires	6.bmgl
San Antonio de Areco, Buenos Aires	6.bmgm
Realicó, La Pampa	6.bmgr
Quemú Quemú, La Pampa	6.bmgt
Eduardo Castex, La Pampa	6.bmgu
Realicó/Rancul Dept., La Pampa	6.bmgv
Huinca Renancó/Villa Huidobro, Córdoba	6.bmgw
América/Rivadavia, Buenos Aires	6.bmgx
Victorica, La Pampa	6.bmgy
Bragado, Buenos Aires	6.bmh2
Norberto de La Riestra, Buenos Aires	6.bmh3
Saladillo, Buenos Aires	6.bmh4
25 de Mayo, Buenos Aires	6.bmh5
Chivilcoy, Buenos Aires	6.bmh6
Chacabuco, Buenos Aires	6.bmhc
General Arenales, Buenos Aires	6.bmhd
Vedia, Buenos Aires	6.bmhe
Lincoln, Buenos Aires	6.bmhf
General Pinto, Buenos Aires	6.bmhg
Carlos Tejedor, Buenos Aires	6.bmhh
Los Toldos, Buenos Aires	6.bmhi
Trenque Lauquen, Buenos Aires	6.bmig
Salazar, Buenos Aires	6.bmih
Tres Lomas/Salliqueló, Buenos Aires	6.bmii
Carlos Casares, Buenos Aires	6.bmij
Pehuajó, Buenos Aires	6.bmik
Colón, Buenos Aires	6.bmkp
Salto, Buenos Aires	6.bmkq
Rojas, Buenos Aires	6.bmkr
Pergamino, Buenos Aires	6.bmkt
Arrecifes, Buenos Aires	6.bmku
Tunuyán, Mendoza	6.bmou
Uspallata, Mendoza	6.bmow
General Alvear, Mendoza	6.bmox
La Paz, Mendoza	6.bmoy
San Juan, San Juan	6.bmpf 1 1
Villa San Agustín, San Juan	6.bmpi
San José de Jáchal, San Juan	6.bmpj
Calingasta, San Juan	6.bmpk
San Francisco del Monte de Oro, San Luis	6.bmpn
La Toma, San Luis	6.bmpr
Merlo, San Luis	6.bmps
Villa Mercedes, San Luis	6.bmpt
Buena Esperanza, San Luis	6.bmpu
Ushuaia, Tierra del Fuego	6.bmwl
Río Turbio, Santa Cruz	6.bmwm
Río Mayo, Chubut	6.bmwn
Viedma, Río Negro	6.bmx4
Coronel Dorrego, Buenos Aires	6.bmx5
Coronel Pringles, Buenos Aires	6.bmx6
Pigüé, Buenos Aires	6.bmx7
Darregueira, Buenos Aires	6.bmx8
Villa Iris, Buenos Aires	6.bmx9
Coronel Suárez, Buenos Aires	6.bmxa
Médanos, Buenos Aires	6.bmxb
Pedro Luro, Buenos Aires	6.bmxc
Guaminí, Buenos Aires	6.bmxd
Río Colorado, Río Negro	6.bmxf
Punta Alta, Buenos Aires	6.bmxg
Huanguelén, Buenos Aires	6.bmxh
San Antonio Oeste, Río Negro	6.bmxi
Rivera, Buenos Aires	6.bmxj
Carhué, Buenos Aires	6.bmxk
Ingeniero Jacobacci, Río Negro	6.bmxo
Zapala, Neuquén	6.bmxq
San Carlos de Bariloche, Río Negro	6.bmxs
Esquel, Chubut	6.bmxt
Choele Choel, Río Negro	6.bmxu
Chos Malal, Neuquén	6.bmxw
General Acha, La Pampa	6.bmy0
Macachín, La Pampa	6.bmy1
Santa Rosa, La Pampa	6.bmy2
Puerto San Julián, Santa Cruz	6.bmya
Perito Moreno, Santa Cruz	6.bmyb
Río Grande, Tierra del Fuego	6.bmyc
Río Gallegos, Santa Cruz	6.bmye
San Martín de los Andes, Neuquén	6.bmyk
Comodoro Rivadavia, Chubut	6.bmym 1 1
Tres Arroyos, Buenos Aires	6.bmyv
General Roca, Río Negro	6.bmyw 1
Benavídez, Buenos Aires	6.bn8f
San Pedro, Buenos Aires	6.bn8h
Rufino, Santa Fe	6.bn9y
Laboulaye, Córdoba	6.bna1
Buchardo, Córdoba	6.bna3
General Villegas, Buenos Aires	6.bna4
Villa Constitución, Santa Fe	6.bnag
El Trébol, Santa Fe	6.bnah
Arroyo Seco, Santa Fe	6.bnai
Las Colonias Dept., Santa Fe	6.bnak
San Javier, Santa Fe	6.bnal
San Jorge, Santa Fe	6.bnam
Ramallo, Buenos Aires	6.bnan
San Cristóbal, Santa Fe	6.bnao
Moisés Ville, Santa Fe	6.bnap
Paraná, Entre Ríos	6.bnbd 1
Nogoyá, Entre Ríos	6.bnbf
Victoria, Entre Ríos	6.bnbg
La Paz, Entre Ríos	6.bnbh
Bovril, Entre Ríos	6.bnbi
Concepción del Uruguay, Entre Ríos	6.bnbm
Gualeguay, Entre Ríos	6.bnbo
Rosario del Tala, Entre Ríos	6.bnbp
Gualeguaychú, Entre Ríos	6.bnbq
Colón, Entre Ríos	6.bnbr
Federal, Entre Ríos	6.bnby
Villaguay, Entre Ríos	6.bnbz
Chajarí, Entre Ríos	6.bnc0
San José de Feliciano, Entre Ríos	6.bnc2
Santa Teresa, Santa Fe	6.bnc4
Venado Tuerto, Santa Fe	6.bnc6
Canals, Córdoba	6.bnc7
Casilda, Santa Fe	6.bnc8
Firmat, Santa Fe	6.bnc9
Barrancas, Santa Fe	6.bnca
Cruz Alta, Córdoba/San José de la Esquina, Santa Fe	6.bncb
Corral de Bustos, Córdoba	6.bncc
Acebal, Santa Fe	6.bncd
Cañada de Gómez, Santa Fe	6.bncf
Marcos Juárez, Córdoba	6.bncg
San Lorenzo, Santa Fe	6.bnck
Reconquista, Santa Fe	6.bncq
Vera, Santa Fe	6.bncr
Escobar, Buenos Aires	6.bncs
Zárate, Buenos Aires	6.bncv
Campana, Buenos Aires	6.bncx
Ceres, Santa Fe	6.bncz
Rafaela, Santa Fe	6.bnd0
Sunchales, Santa Fe	6.bnd1
Esperanza, Santa Fe	6.bnd4
Llambi Campbell, Santa Fe	6.bnd5
San Justo, Santa Fe	6.bnd6
Deán Funes, Córdoba	6.bndt
Villa de María, Córdoba	6.bndu
Villa del Totoral, Córdoba	6.bndw
Jesús María, Córdoba	6.bndx
Oliva, Córdoba	6.bne4
Las Varillas, Córdoba	6.bne5
Villa María, Córdoba	6.bne6 1 1
Bell Ville, Córdoba	6.bne9
Salsacate, Córdoba	6.bnee
Córdoba (Argüello), Córdoba	6.bnef
Villa Dolores, Córdoba	6.bneg
Santa Rosa de Calamuchita, Córdoba	6.bnei
Alta Gracia, Córdoba	6.bnej
La Falda, Córdoba	6.bnek
Cruz del Eje, Córdoba	6.bnel
Morteros, Córdoba	6.bney
Balnearia, Córdoba	6.bnez
San Francisco, Córdoba	6.bnf0
Río Tercero, Córdoba	6.bnf7
Río Segundo, Córdoba	6.bnf8
Villa del Rosario, Córdoba	6.bnf9
Río Primero, Córdoba	6.bnfa
La Puerta, Córdoba	6.bnfb
Arroyito, Córdoba	6.bnfc
Sampacho, Córdoba	6.bnfi
Vicuña Mackenna, Córdoba	6.bnfj
La Carlota, Córdoba	6.bnfk
Adelia María, Córdoba	6.bnfl
Río Cuarto, Córdoba	6.bnfm
Ingeniero Juárez, Formosa	6.bnj3
Las Lomitas, Formosa	6.bnj7
Comandante Fontana, Formosa	6.bnj8
Clorinda, Formosa	6.bnja
Charadai, Chaco	6.bnjd
General José de San Martín, Chaco	6.bnjh
Charata, Chaco	6.bnjn
Machagai/Presidencia de la Plaza, Chaco	6.bnjq
Villa Ángela, Chaco	6.bnjr
Bernardo de Irigoyen, Misiones	6.bnjx
Puerto Rico, Misiones	6.bnjz
Eldorado, Misiones	6.bnk7
Leandro N. Alem, Misiones	6.bnka
Oberá, Misiones	6.bnkb
Santo Tomé, Corrientes	6.bnkc
Puerto Iguazú, Misiones	6.bnkd
Apóstoles, Misiones	6.bnke
Paso de los Libres, Corrientes	6.bnks
Mercedes, Corrientes	6.bnkt
Curuzú Cuatiá, Corrientes	6.bnku
Monte Caseros, Corrientes	6.bnkv
Goya, Corrientes	6.bnkx
Caá Catí, Corrientes	6.bnl1
Saladas, Corrientes	6.bnl2
Ituzaingó, Corrientes	6.bnl6
Chepes, La Rioja	6.bnm5
Chilecito, La Rioja	6.bnm9
Chamical, La Rioja	6.bnma
Aimogasta, La Rioja	6.bnmb
Recreo, Catamarca	6.bnmg
San Fernando del Valle de Catamarca, Catamarca	6.bnmi
Andalgalá, Catamarca	6.bnmj 1
Tinogasta, Catamarca	6.bnml
Santa María, Catamarca	6.bnmm
Monte Quemado, Santiago del Estero	6.bnmp
Quimilí, Santiago del Estero	6.bnmr
Añatuya, Santiago del Estero	6.bnms
Loreto, Santiago del Estero	6.bnmt
Tintina, Santiago del Estero	6.bnmu
Santiago del Estero, Santiago del Estero	6.bnn1
Frías, Santiago del Estero	6.bnn2
Suncho Corral, Santiago del Estero	6.bnn3
Villa Ojo de Agua, Santiago del Estero	6.bnn4
Bandera, Santiago del Estero	6.bnn5
Termas de Río Hondo, Santiago del Estero	6.bnn6
Nueva Esperanza, Santiago del Estero	6.bnn9
Trancas, Tucumán	6.bnna
Monteros, Tucumán	6.bnnb
Concepción, Tucumán	6.bnnd
Tafí del Valle, Tucumán	6.bnnf
Cafayate, Salta	6.bnng
Ranchillos y San Miguel, Tucumán	6.bnnh
Salta, Salta	6.bnnk 2 1
Tartagal, Salta	6.bnnl
San José de Metán, Salta	6.bnno
Joaquín Víctor González, Salta	6.bnnp
Orán, Salta	6.bnnq
San Salvador de Jujuy, Jujuy	6.bnnv 1
La Quiaca, Jujuy	6.bnnx
Libertador General San Martín, Jujuy	6.bnny
Humahuaca, Jujuy	6.bnnz
Graneros, Tucumán	6.bno3
Amaicha del Valle, Tucumán	6.bno4
Burruyacú, Tucumán	6.bno6
São Paulo - SP	6.bt8w 1 1 7 1 2 5 1 1 g 7.3a4if 1 1 1 2 3 4 2 3 1 1 5 6 p 4 2 f 1 1 1 b 1 1 1 1 3 1 1 2 5 1 2 2 1 2b 1f 4 2 1 a 18 4 1 1 j 2 3 5
Guarulhos - SP	6.bt90
Campinas - SP	6.btvg 7.3aarw 1 2 3
Rio de Janeiro - RJ	6.bu0q 2 1 8 7.3ac9h 9 5 8 6 b 1 1 3 1 14 1 1
Curitiba - PR	6.bvkk 1 7.3arqk
Porto Alegre - RS	6.bwcc 1
Goiânia - GO	6.bx6w 7.3b7z4
Itumbiara - GO	6.bxcg 7.3b9g5 2b 8
Campo Grande - MS	6.bxkt
Salvador - BA	6.bxvx 7.3beru 2j k 2 1 1 f 8 1
Fortaleza - CE	6.byys 7.3bpoh 2 1 1
Belém - PA	6.bzfg
Cundinamarca	6.ccga
Bogotá	6.ccgb 1 1 1 1 1 1
Medellín	6.cch6 1 1 1 7.3fgto 8.yao6i 1x 2 4 9.9iypvi 1 5t 1 1 1 1 1 1 a6
Diamond/Grove	6.coyg
Mocha	6.coyh
Georgetown (S/R/Veldt)	6.coyi
Georgetown,Sophia	6.coyj
B/V Central	6.coyk e
Mahaicony	6.coyl
B/V West	6.coym 1e
Mahaica/Belmont	6.coys
Enterprise/Cove & John	6.coyt
Novar/Catherine/Belladrum/Bush Lot	6.coyw
Agricola/Houston/Eccles/Nandy Park	6.coyx
La Grange/Goed Fortuin	6.cozh
New Road/Best	6.cozi
Paradise/Golden Grove/Haslington	6.cozj
Victoria/Hope West	6.cozk
Cane Grove/Strangroen	6.cozl
Planters Hall/Mortice	6.cozm
Clonbrook/Unity	6.cozn
Tuschen/Parika	6.cozo
Timehri/Long Creek/Soesdyke	6.cozp
Parika	6.cozq
Vreed-en-Hoop	6.cozs
Diamond	6.cozt
New Hope/Friendship/Grove/Land of Canaan	6.cozu
Wales	6.cozv
Leonora	6.cozw
Windsor Forest	6.cozx
Melanie/Non Pariel/Enmore	6.cozy
Canal No. 1/Canal No. 2	6.cozz
Vigilance	6.cp02
Met-en-Meer-Zorg	6.cp03
Anna Catherina/ Cornelia Ida/Hague/Fellowship	6.cp04
Zeeburg/Uitvlugt	6.cp05
Good Hope/Stanleytown	6.cp07
Kilcoy/Hampshire/Nigg	6.cp1e
Mibikuri/No: 34/Joppa/Brighton	6.cp1h
Adelphi/Fryish/No. 40	6.cp1i
Blairmont/Cumberland	6.cp1j
Cottage/Tempe/Onverwagt/Bath/Waterloo	6.cp1k
Willemstad/Fort Wellington/Ithaca	6.cp1l
Rosignol/Shieldstown	6.cp1m
Adventure/Joanna	6.cp1n
Sheet Anchor/Susannah	6.cp1o
New Amsterdam	6.cp1p 1
Crabwood Creek/No: 76/Corentyne	6.cp1r
Edinburg/Port Mourant	6.cp1s
Whim/Bloomfield/Liverpool/Rose Hall	6.cp1t
Benab/No. 65 Village/Massiah	6.cp1u
No: 52/Skeldon	6.cp1v
Kwakwani	6.cp4o
Ituni	6.cp4p
Christianburg/Amelia’s Ward	6.cp4q
Linden/Canvas City/Wisroc	6.cp4s
Bartica	6.cp53
Mahdia	6.cp54
Lethem	6.cpdw
Aishalton	6.cpdx
Matthews Ridge	6.cpdz
Mabaruma/Port Kaituma	6.cpe1
Benjamin Aceval	6.crbb
Ypane	6.crbf
Aregua	6.crbv
Nueva Italia	6.crbw
Guarambare	6.crbx
Itaugua	6.crby
Jose Augusto Saldivar	6.crbz
Corpus Christi	6.crdd
Colonia Volendam	6.crgb
Capiibary	6.crgd
Mauricio Jose Troche	6.crj2
Paso Yobay	6.crj4
Tebicuary	6.crj5
Itape	6.crj6
Hernandarias	6.crlb
Colonia Yguazu	6.crlc
Cedrales	6.crld
Mayor Otano	6.crmf
Kressburgo	6.crmg
Santa Rita	6.crmh
Juan E. O Leary	6.crmi
Juan Leon Mallorquin	6.crmj
Naranjal	6.crmk
San Alberto	6.crml
Santa Rosa Del Monday	6.crmm
General Delgado	6.croc
Coronel Bogado	6.crod
San Pedro Del Parana	6.croe
General Artigas	6.crof
Colonia Fram	6.crox
Carmen Del Parana	6.croy
La Paz	6.croz 7.30312
Maria Auxiliadora	6.crp0
Bella Vista Sur	6.crp3
Pirapo	6.crp4
Alberdi	6.crpg
Santa María / Misiones	6.crph
Santiago	6.crpi
San Miguel / Misiones	6.crpj
San Juan Neembucu	6.crpk
Paso De Patria	6.crpl
General Diaz	6.crpn
Canelones	6.ctr5
San Jose de Mayo	6.ctr6
Florida	6.ctr7
Durazno	6.ctr8
Minas/Lavalleja	6.ctrg
Treinta y Tres	6.ctrh
Rocha	6.ctrj
Colonia del Scaramento	6.ctro
Mercedes/Soriano	6.ctrp
Fray Bentos/Rio Negro	6.ctrs
Rivera	6.ctry
Tacuarembo	6.ctrz
Melo/Cerro Largo	6.cts0
Paysandu	6.cts8
Salto	6.cts9
Artigas	6.ctsd
Saba	6.cuih 7.3kh4g 2 1
Negros Occidental	6.dks5
Quezon	6.dldn 9 7 d f
Batangas	6.dli4
Bulacan	6.dliu 15
Pampanga	6.dlnl 1 3
Zambales	6.dls9 4
Albay	6.dm51
Camarines Sur	6.dmba
North Cotabato	6.dn2e 1
Surigao del Sur	6.dori
Misamis Oriental	6.dox2 k
Misamis Occidental	6.doxe
Bukidnon	6.doxv 2
Edendale	6.dsau 7.3tvgf 38 1f 5b rr 6d 10j t2 1v my 171 80 3y 7o
Invercargill	6.dsaz 1 1 1 1 1 1 1 1 2 3 6 1 4 4 jn 1 1 7.3tv4w 5l 5t 38 6x rk 6d 1 10i 1 q 3b 5o 1 1 j9 1 2x m3 8a y2 7k 1 7 b e 1 3v 1 7r 9
Otautau	6.dsbd 1 7.3tvg9 3h 19 5b rx 68 10k 46 p0 1p n5 16u 86 3s 7p
Riverton/Winton	6.dsbk 1 4 1
Riverton	6.dsbm 7.3tvgb 38 1h 5c ro 6j 10j 3w p0 1x n5 16u 7y 40 7s
Winton	6.dsbo 7.3tvgd 38 1g 5a rr 6j 10c 7 3w p0 1w n7 16s 7z 3z 7t
Tokanui/Lumsden/Te Anau	6.dsbs 1 2 2 2 7.3tvad 1
Tokanui	6.dsby 7.3tvge 38 1h 5b rp 6h 10j 3y p0 1x n4 16v 7y 40 7q
Lumsden	6.dsc0 7.3tvg8 3h 18 59 s0 6c 10g 45 p1 1o n6 16u 86 3s 7t
Te Anau	6.dsc1 7.3tvgc 38 1c x5 6f lf f6 3y p0 1s na 16q 82 3w 7s
Queenstown	6.dsgh w 1 8 1 5q 7.3tv4z 5l l 5m 2o yf 86 1 1 5 jj fm b 3h p8 o7 8j yc 1 1 7a 1s ba 3i 1
Balclutha/Milton	6.dsgi 1 3 2
Balclutha	6.dsgk 1 2 3 1 7.3tvfy 39 72 qu 8e a yl 4c oq 29 mz 17m df 6r
Milton	6.dsgp 7.3tvg0 39 6y rh 7x a yj 4c oq 26 n3 17n dd 6o
Mt Cook	6.dsh2 7.3tvfl 3i 27 vp b0 xl c1 fg 1a 13 n1 185 80 5e 4z 5
Oamaru/Mount Cook/Twizel/Kurow	6.dsh7
Kurow	6.dsh8 2 7.3tvg2 39 yf 7u a ys 3y 8 oq 20 n5 17r dd 6i
Wanaka	6.dshf 9 7.3tv50 bt 2o yf 88 5 z4 38 p9 1 j f nr 8j yg 8y be 3i
Ranfurly	6.dshg 7.3tvg4 38 yf 7w a jv ew 45 oq 26 n3 16u ku 2z
Cromwell	6.dshh 7.3tvgs 2o yf 88 5 35 ge fn se 1 k k nl 8m yh 7h 1e br 37
Roxburgh	6.dshi 7.3tvg5 38 yf 7w a jy et 45 oq 26 n3 16u ku 2z
Alexandra	6.dshj 1 1 7.3tvg3 3b yf 7p a 3k 2 2 1 gc eu 48 oq 23 mx 16z v k0 2x
Dunedin/Queenstown	6.dshu 1
Dunedin/Palmerston	6.dshw 1 1
Dunedin/Lawrence/Mosgiel	6.dsig 3
Lawrence	6.dsil 7.3tvfz 39 xq 8l a k4 eg 4c oq 26 n3 17s dc 6k
Murchison	6.dsjn 7.3tvgy 1s x3 190 4e mz 36 a2 cg 19h 64 b9 4 4d
Takaka	6.dsjo 1 7.3tvgz 1s x3 190 4e mz 33 a6 cg 19b 66 ba 4 4d
Motueka	6.dsjq 1 1 7.3tvgx 1s x3 190 4e mz 36 a6 cc 199 1 2 69 bb 4 4a
Fairlie	6.dso0 5 7.3tvgn 2d 2b vl 18k 2x ol 2h my 18a 7y 5e 4x 5
Timaru/Waimate/Fairlie	6.dso2
Waimate	6.dso9 1 7.3tvgp 2d 2a wl 17l 2z oj 1a 16 n1 188 7y 5d 4y 5
Haast	6.dspy 7.3tvgj 2d 2c ur ae 6 z0 2t 10 n3 3o lx 191 7e
Fox Glacier	6.dspz 7.3tvgi 2d 2c ur ah yv 41 89 eu 3o lv 193 7e az 4c
Franz Josef	6.dsq0 7.3tvgh 2d 2c ur ah yx 3z 89 eu 3o lx 191 7e az 4c
Hokitika	6.dsq1 2 1 7.3tvgg 2d 2c ur ag 6 yr 45 84 et 1 3o m1 18x 7e fb
Hokitika/Franz Josef Glacier/Fox Glacier/Haast	6.dsq2 3 1 1
Rangiora	6.dsuo 7.3tvfo 1l 1d y7 7w 8 zb di e6 2v e 1m lk 16v 2g 1 1 5b 17 bx 2s
Dunedin/Timaru	6.dsvm 4 1 7.3u0s1 1 1
Palmerston North/Marton	6.dupc
Marton	6.dupd 1 5 7.3ui6w k dd 10n 1z 18q ba ea 1c0 fi 5q 71 17 7d
Masterton/Dannevirke/Pahiatua	6.duqr
Dannevirke	6.duqu 7.3ui6z k dd 10n 1v 18u pk ym da fm 5k 7k u 78
Pahiatua	6.duqv 1 7.3ui6y k df 10n 1t 18w pk 1by fk 5o 70 1a 7a
Taihape	6.dur2 6 7.3ui6x k de 10n 1ap b7 ed 1c2 fg 50 h 7r q 77
Ohakune	6.dur5 7.3ui70 k 2m am 10n 1ap b8 ec d2 z0 fg 5q 7j p 7d
Waiouru	6.dur7 7.3ui71 k d9 10n 1ap b7 ed cz z5 fe 5k 7o q 79 7q
Mokau	6.dv1a 7.3ui8f 8 cr zu 1b9 as fe bz ev 4 jy fw 5q 75 r ba
New Plymouth/Opunake/Stratford	6.dv1k 7
Opunake	6.dv1l 2 7.3ui8e 8 cq zv 1bg an fc c5 yu ft 5v 72 p bc
Stratford	6.dv1m 2 1 7.3ui8d 8 cq zv 1bg ap f9 1 c7 yu fr 5n 7c n ba
Napier/Wairoa	6.dv3k 7.3ull8 1dw 1 1 1
Wairoa	6.dv3p 1 7.3ui77 4 dr 5l ud 1bd 1o5 cz kr 1c 6p n
Napier City	6.dv3s 1 5 2 1
Gisborne/Ruatoria	6.dv4c 6 3
Ruatoria	6.dv4g 7.3ui80 5 cz zr 1bv ah f5 1 1b1 ks 5v 2j 9 fs o
Levin W100	6.dv6t
Palmerston North/New Plymouth	6.dv6u 5 1 2 1
Palmerston North W100	6.dv6w 1 1
Wanganui/New Plymouth	6.dv74 2 1 3 7.3unzg 5 1 1
Wanganui W100	6.dv79
New Plymouth W100	6.dv7c
Opotiki	6.dvgz a 7.3upza 1 bu 10r 18 cp 58 1 1 r7 1y5 qu 3c 1 7j 6t 33
Hamilton/Huntly	6.dvv0 1 1
Paeroa/Waihi/Thames/Whangamata	6.dvw4 1
Paeroa	6.dvw6 7.3upxb k cs 5f v6 ec 5w ql 1wf 1o nw y 1 j4 3m
Waihi	6.dvw7 7.3upxc k cs 5f a v1 e7 61 ql 1we 1p nr 10 j3 3r
Thames	6.dvw8 2 1 1 1 7.3upx0 3 di 5f vd k8 ql 1o0 8s 1b np d 7 6k cu 3x
Whangamata	6.dvw9 7.3upxd k cs 5f vb k8 ql 1o0 8e 1p no s j8 3x
Te Awamutu	6.dvwe 1 1 7.3upx6 k d2 5f v5 1q 3 if ql 1o5 31 59 1o o4 g 1 j7 3r
Otorohanga	6.dvwh 7.3upxa k d0 5f uy 21 ci 5p ql 1wf 1o p9 it 3j
Te Awamutu/Otorohanga/Te Kuiti	6.dvwi 1 4
Te Kuiti	6.dvwk 1 1 7.3upx5 k 2d at 10g 1y ci 5s ql 1wf 1o pe im s 2t
Matamata	6.dvwo 1 7 7.3upx8 k cz 5f k uf ei 5q ql 1x1 12 o2 7 c 6f cw 3p
Putaruru/Tokoroa	6.dvwq 1 2 1 7.3upx4 k d5 5f 6 uv 1y ia ql 1o9 86 1o ol j8
Morrinsville	6.dvws 3 2 7.3upx7 k cz 5f b uq eg 5s ql 1wf 1o o3 p j7 3m
Kaikohe	6.dx2w 1 4 2 7.3v5wj ui 19d qe d7 lo t7 10 45 9 1 7q 4h a 2f 8z
Kawakawa	6.dx2y 1 1 7.3v5wi ul 19d cc e2 d6 1b6 3q v 4d 1 cd a 2f 4r k 3k
Kaitaia	6.dx32 2 1 7.3v5wk ui 19d cb e3 d5 lq t7 10 47 1 7x 4h a 2f 8v
Helensville	6.dx3g ey 7.3v59i 64 g5 b5 kf 184 d8 dw dn ll sw 1t 4g 1 n 1 1 9w 1f 1 6q 2v
Hibiscus Coast	6.dx3h 3 2 1 1 3i b9 7.3v59k 65 5j bd aa kh 19o bo dw dl ln 6o 1 m8 11 r 3f 12 1 1 1 g 1 1 6i 3g 1d 1 4 6y 2d 1
Warkworth	6.dx3i 1 2 6b 6y 5 7.3v59j 65 5j ba uo af 1 1 1 xt dg r8 lm t8 q 47 1l a8 m 1 1 1 2w 4w 41 1
Great Barrier Island	6.dx3p 7.3v5vs b5 kd 1c 16s dj 1cy st y 5j ae 1d 2e 78
Maungaturoto	6.dx3r 7.3v5vt m up 19d ce e0 d8 1b4 3q v 4i 1 c8 a 2f 8x
Dargaville	6.dx3z j 7.3v5wg uk 19d ch dx db ln t4 10 4d 1 c8 a 2f 4w j 3k
Ngchesar State	6.el66
Gilbert Islands	6.eptp 1 8.14vw70 208
Phoenix Islands	6.eptr 8.14vya0 2s
Îles du Vent(IDV)	6.ery4 1 3
Îles Sous-le-vent(ISLV)	6.ery6
Remote Archipelago	6.ery9
Polynesia	6.es0m 1 1 2 7.43rig
Atasu	6.gixi
Aksu-Ayuly	6.gixj
Karazhal	6.gixk
Agadyr	6.gixl
Zhezdy	6.gixm
Ulytau	6.gixn
Balkhash	6.gixo
Aktogai	6.gixp mc
Shashubai	6.gixq
Priozersk	6.gixr
Zhairem (GOK)	6.gixs
Aktau, Zhezkazgan	6.gixt
Zharyk	6.gixu
Zhairem	6.gixv
Peremetnoye	6.gj0a
Darinskoye	6.gj0b
Fyodorovka	6.gj0c 8m
Aksai	6.gj0d
Zhympity	6.gj0e
Zhanibek	6.gj0f
Chapayev	6.gj0g
Chingirlau	6.gj0h
Zhalpaktal	6.gj0i
Taskala	6.gj0j
Saikhin	6.gj0k
Zhangala	6.gj0l
Taipak	6.gj0m
Akzhaik	6.gj0n
Kaztalovka	6.gj0o
Karatobe District	6.gj0p
Akzhaiksky District	6.gj0q 1
Zelenovsky District	6.gj0t
Akkystau	6.gj33
Ganyushkino	6.gj35
Indernborski	6.gj36
Dossor	6.gj37
Makhambet	6.gj38
Kulsary	6.gj39
Miyaly	6.gj3a
Makat	6.gj3b
Khromtau District	6.gj5u
Martuk	6.gj5v
Uil	6.gj5w
Kandyagash	6.gj5x
Emba	6.gj5y
Shalkar	6.gj5z
Khromtau	6.gj60
Alga	6.gj61
Komsomolskoye	6.gj63
Khobdinsky District	6.gj64
Khobda	6.gj65
Badamsha	6.gj66
Irgiz	6.gj67
Karauylkeldy	6.gj69
Shubarkuduk	6.gj6a
Aitekebisky District	6.gj6b
Shalkarsky District	6.gj6c 1
Arkalyk	6.gj8m
Rudny	6.gj8n
Lisakovsk	6.gj8p
Denisovka	6.gj8q
Zhitikara	6.gj8r
Taranovskoye	6.gj8s d
Kamysty	6.gj8t
Amangeldy	6.gj8u 2
Torgai	6.gj8v
Karabalyk	6.gj8x
Borovskoi	6.gj8z
Uzunkol	6.gj90
Ubaganskoye	6.gj91
Uzunkolsky District	6.gj92
Karabalyksky District	6.gj93
Oktyabrskoye	6.gj94
Sarykol	6.gj97
Karasu	6.gj98
Auliekol	6.gj99
Karamendy	6.gj9a
Zatobolsk	6.gj9b
Kachar	6.gj9c
Dzhangildinsky District	6.gj9d
Kostanai Region	6.gj9e 1
Bulayevo	6.gjbf
Smirnovo	6.gjbg
Saumalkol	6.gjbh
Sergeyevka	6.gjbi
Novoishimski	6.gjbj
Taiynsha	6.gjbk
Timiryazevo	6.gjbl
Beskol	6.gjbm 1
Kishkenekol	6.gjbo 2
Mamlutka	6.gjbp
Yavlenka	6.gjbr
Presnovka	6.gjbs
Zhambylsky District	6.gjbt 2
Talshik	6.gjbu
Burabay	6.gje6
Shortandy	6.gje7
Zerenda	6.gje8
Ereimentau	6.gje9
Zhaksy	6.gjeb
Shuchinsk	6.gjec
Korgalzhyn	6.gjed
Akkol	6.gjee rv
Stepnyak	6.gjef
Balkashino	6.gjeg
Astrakhanka	6.gjeh
Egendykol	6.gjei
Atbasar	6.gjej
Arshaly	6.gjek
Stepnogorsk	6.gjel
Makinsk	6.gjem
Esil	6.gjen
Derzhavinsk	6.gjeo
Zhaksynsky District	6.gjep
Kabanbai Batyr	6.gjer
Zhelezinka	6.gjjr
Irtyshsk	6.gjjs
Terenkol	6.gjjt
Uspenka	6.gjju
Sharbakty	6.gjjw
Aksu	6.gjjx
Koktobe	6.gjjy 4
Akku	6.gjjz
Bayanaul	6.gjk0
Maisky District	6.gjk3
Irtyshsky District	6.gjk4
Pavlodar Area	6.gjk5
Abai	6.gjs3 b5
Nurinsky District	6.gjs4
Saran	6.gjs9
Gabidena Mustafina	6.gjsa
Kiyevka	6.gjsg
Karkaralinsk	6.gjsi
Egindybulak	6.gjsj
Molodezhnoye	6.gjsk
Osakarovka	6.gjsl
Topar	6.gjsp
Botakara	6.gjsq
Shakhtinsk	6.gjss
Karaganda Region	6.gjsv
Urdzhar	6.gjuu
Beskaragai	6.gjv0
Ayagoz	6.gjv1
Makanchi	6.gjv3
Kurchatov	6.gjvf
Karaul	6.gjvg
Kainar	6.gjvk
Shulbinsk	6.gjvl
Zyryanovsky District	6.gjxm
Glubokoye	6.gjxn 7.28f6k
Shemonaikha	6.gjxo
Samarskoye	6.gjxp
Tavricheskoye	6.gjxq
Zyryanovsk	6.gjxr
Ridder	6.gjxs
Serebryansk	6.gjxt
Bozanbai/Molodezhnyi	6.gjxu
Kurchum	6.gjxv
Zaisan	6.gjxw
Ulken Naryn	6.gjxx
Katon-Karagai	6.gjxy
Terekty	6.gjxz
Akzhar	6.gjy0
Shar	6.gjy1
Aksuat	6.gjy2
Kalbatau	6.gjy3
Kokpekty	6.gjy4
Borodulikha	6.gjy7
Novaya Shulba	6.gjy9
Zhalagash	6.gk0f
Shiyeli	6.gk0g
Aralsk	6.gk0h
Zhanakorgan	6.gk0j
Terenozek	6.gk0k
Zhosaly	6.gk0l
Aiteke bi	6.gk0m
Aralsky District	6.gk0n
Temirlanovka	6.gk36
Aksukent	6.gk37
Turkestan	6.gk39
Zhetysai	6.gk3a
Shardara	6.gk3b
Kentau	6.gk3c
Saryagash	6.gk3d
Turara Ryskulova	6.gk3e
Kazygurt	6.gk3f
Arys	6.gk3g
Myrzakent	6.gk3h
Asykata	6.gk3i
Aqsumbe	6.gk3j
Shaulder	6.gk3k
Ikan	6.gk3l
Sholakkorgan	6.gk3m
Lenger	6.gk3n
Shayan	6.gk3o
Kulan	6.gk5z
Merke	6.gk60
Asa	6.gk61
Zhanatas	6.gk62
Bauyrzhan Mamyshuly	6.gk63
Kordai	6.gk64
Sarykemer	6.gk65
Tole bi	6.gk66
Saudakent	6.gk67
Moiynkumsky District	6.gk68
Moiynkum	6.gk6a
Shu	6.gk6b
Karatau	6.gk6c
Otegen Batyra	6.gk8l r
Akshi	6.gk9h
Almaty Region	6.gk9j
Uzynagash	6.gk9u
Kaskelen	6.gk9v 8.1a087r
Kapchagai	6.gk9w
Bakanas	6.gk9x
Talgar	6.gk9y 8.1a0870
Esik	6.gk9z
Shelek	6.gka0
Kegen	6.gka1
Chundzha	6.gka2
Narynkol	6.gka3
Alakolsky District	6.gkbi
Zharkent	6.gkbj
Zhansugurov	6.gkbk
Usharal	6.gkbl
Ushtobe	6.gkbm
Tekeli	6.gkbn
Karabulak	6.gkbo
Kabanbai	6.gkbp
Balpyk bi	6.gkbq
Sarkand	6.gkbr
Saryozek	6.gkbs
Kapal	6.gkbt
Kogaly	6.gkbu
Lepsy	6.gkbv
Shetpe	6.gkeb
Beineu	6.gkec
Zhanaozen	6.gkee
Zhetybai	6.gkef
Kuryk	6.gkeh
Fort Shevchenko	6.gkei
Chitose, Hokkaido	6.hdy8 1 1 2
Yubari, Hokkaido	6.hdyb 7.4tvk6 1 1 1 1
Kuriyama, Hokkaido	6.hdyd 1 7.4tvkb 1 1 1 1
Tobetsu, Hokkaido	6.he10 1
Ishikari, Hokkaido	6.he14 1
Yoichi, Hokkaido	6.he1k 1 1
Iwanai, Hokkaido	6.he1o 1
Kutchan, Hokkaido	6.he1u 1 1 1
Suttsu, Hokkaido	6.he1y 1
Shikabe, Hokkaido	6.he24
Mori, Hokkaido	6.he26
Yakumo, Hokkaido	6.he27 1 1
Imakane, Hokkaido	6.he2a
Kikonai, Hokkaido	6.he2o
Matsumae, Hokkaido	6.he2p 1
Esashi, Hokkaido	6.he2r 1
Okushiri, Hokkaido	6.he2t
Kumaishi, Hokkaido	6.he2u
Hayakita, Hokkaido	6.he4c 1
Mukawa, Hokkaido	6.he4e 1
Urakawa, Hokkaido	6.he4m 1
Shizunai, Hokkaido	6.he4o 1
Erimo, Hokkaido	6.he4q
Shari, Hokkaido	6.he6a 1
Abashiri, Hokkaido	6.he6c 1 1
Bihoro, Hokkaido	6.he6f 1
Nemuro, Hokkaido	6.he6k 1
Nakashibetsu, Hokkaido	6.he6m 3
Akkeshi, Hokkaido	6.he6n 1
Teshikaga, Hokkaido	6.he6t 7
Kushiro, Hokkaido	6.he6u 1 1 1 1 3
Shiranuka, Hokkaido	6.he6z
Obihiro, Hokkaido	6.he74 1 1 1 1 3
Hiroo, Hokkaido	6.he7a
Honbetsu, Hokkaido	6.he7e 1
Kamishihoro, Hokkaido	6.he7g
Monbetsu, Hokkaido	6.he7y 1
Engaru, Hokkaido	6.he80 1
Nakayubetsu, Hokkaido	6.he82 1
Okoppe, Hokkaido	6.he84 1
Teshio, Hokkaido	6.he9c
Hamatonbetsu, Hokkaido	6.he9e 1
Rumoi, Hokkaido	6.he9o 1
Haboro, Hokkaido	6.he9q 1
Shibetsu, Hokkaido	6.he9w 1
Nayoro, Hokkaido	6.he9y 1
Bifuka, Hokkaido	6.hea0
Kamikawa, Hokkaido	6.hea2
Goshogawara, Aomori	6.hec4 1 1 1 1
Mutsu, Aomori	6.heco 1 1
Noheji, Aomori	6.hecs 1
Oga, Akita	6.hefg 1 1
Noshiro, Akita	6.hefj 1 1 1
Kazuno, Akita	6.hefq 1
Odate, Akita	6.hefs 1 4
Takanosu, Akita	6.hefu 1 1
Kakunodate, Akita	6.heg1 1 1
Omagari, Akita	6.heg4 1 1
Kamaishi, Iwate	6.heho 1 1 1
Miyako, Iwate	6.hehs 1 1 1
Iwaizumi, Iwate	6.hehy 1 1
Kuji, Iwate	6.hei1 1 1
Ninohe, Iwate	6.hei8 1 1 1
Iwate, Iwate	6.heic 1 1
Mizusawa, Iwate	6.heis 1 1 1
Kitakami, Iwate	6.heiw 1 1
Hanamaki, Iwate	6.hej2 1 1
Tono, Iwate	6.hej6 1
Iwanuma, Miyagi	6.heq0 1
Shiroishi, Miyagi	6.heqa 1 1
Ogawara, Miyagi	6.heqd 1 1 1
Murayama, Yamagata	6.hetw 1 1 1
Sagae, Yamagata	6.heu0 1 1
Yonezawa, Yamagata	6.heu6 1 1 1 4
Nagai, Yamagata	6.heua 1 1
Kitakata, Fukushima	6.hev0 1
Yanaizu, Fukushima	6.hev2 1 7.4u4o4 1
Tajima, Fukushima	6.hev4 3
Ishikawa, Fukushima	6.hewo 1 1 1
Miharu, Fukushima	6.hews 1 1
Shirakawa, Fukushima	6.hewy 1 1 1
Sukagawa, Fukushima	6.hex2 1 1 1
Shibata, Niigata	6.heym 1 1
Murakami, Niigata	6.heyp 1 1 7.4u5ns 1 1 1 1
Tsugawa, Niigata	6.heyt 7.4u5nx 1 1 1 1
Yasuzuka, Niigata	6.heyu 9
Joetsu, Niigata	6.heyv 1 1 1
Itoigawa, Niigata	6.heyz 1 4
Sanjo, Niigata	6.hez6 1 1 1 1
Muika, Niigata	6.hezf 6 1
Kashiwazaki, Niigata	6.hezg 1 1
Tokamachi, Niigata	6.hezj 1 4
Nagaoka, Niigata	6.hezq 1 1 1 1 1 1 1
Omachi, Nagano	6.hf0k 1 1 1 1 2 1 7.4u66y 1 1 1 1 1 1 2 1
Iida, Nagano	6.hf1o 1 1 1
Ina, Nagano	6.hf1s 1 1 1
Komoro, Nagano	6.hf28 1 1
Saku, Nagano	6.hf2b 1 1 1 1
Nakano, Nagano	6.hf2s 1 1 1
Iiyama, Nagano	6.hf2w 1 1
Fujioka, Gunma	6.hf46 1 1 1
Tomioka, Gunma	6.hf4a 1 1
Numata, Gunma	6.hf5a 1 1 1 1 1
Shibukawa, Gunma	6.hf5k 1 1 1 1 1
Naganohara, Gunma	6.hf5q 1
Sano, Tochigi	6.hf6o 3 1 1 1 1
Oyama, Tochigi	6.hf78 1 1 1 4
Mooka, Tochigi	6.hf7c 1 1
Otawara, Tochigi	6.hf7s 1 1 1 7.4u87y
Kuroiso, Tochigi	6.hf7w 1
Nasukarasuyama, Tochigi	6.hf7y 1
Kanuma, Tochigi	6.hf8g 1 1 1
Hokota, Ibaraki	6.hf8v 2 1
Takahagi, Ibaraki	6.hf9g 1 1
Hitachi-Omiya, Ibaraki	6.hfa3 1
Daigo, Ibaraki	6.hfa5
Shimodate, Ibaraki	6.hfaa 1 1 1
Kasama, Ibaraki	6.hfaf 1
Ishioka, Ibaraki	6.hfb4 1 1 1
Itako, Ibaraki	6.hfb8 1 1 1
Ome, Tokyo	6.hgay 1 4 1 1
Hanno, Saitama	6.hgb7 6 1
Kamogawa, Chiba	6.hgmk 1 8
Tateyama, Chiba	6.hgmm 1 1 1
Mobara, Chiba	6.hgo0 1 1
Togane, Chiba	6.hgo3 1 1 1
Choshi, Chiba	6.hgp4 1 1 1
Yokaichiba, Chiba	6.hgp8 1 1 7.4umzy 5 2
Ogasawara, Tokyo	6.hguu
Shinshiro, Aichi	6.hh4y 1
Shitara, Aichi	6.hh52 1 1
Minobu, Yamanashi	6.hham
Shimoda, Shizuoka	6.hhb2 1 1 1 1
Ena, Gifu	6.hhf8 1 1 1
Nakatsugawa, Gifu	6.hhfc 1 1
Minokamo, Gifu	6.hhfi 1 1 1 1
Sekigahara, Gifu	6.hhfs 1 1 1
Gero, Gifu	6.hhg2 1 1 1 1 1 1
Shokawa, Gifu	6.hhg9
Kameyama, Mie	6.hhli 1
Owase, Mie	6.hhlw 1 1
Kumano, Mie	6.hhm1 1 1
Matsusaka, Mie	6.hhm6 1 1 1 1
Toba, Mie	6.hhmg 1
Ago, Mie	6.hhmi 1 1 1 1
Shingu, Fukuoka	6.hio8 1 1 1
Kushimoto, Wakayama	6.hioc 1
Iwade, Wakayama	6.hiom 1 1
Yoshino, Nara	6.hirb 1 1
Totsukawa, Nara	6.hire
Kamikitayama, Nara	6.hirg
Yokaichi, Shiga	6.hiru 1 1 1
Minakuchi, Shiga	6.hiry 1 1
Hikone, Shiga	6.his4 1 1
Nagahama, Shiga	6.his7 1 1 1
Komatsu, Ishikawa	6.hivg 1 1 1 1
Kaga, Ishikawa	6.hivl 1
Hakui, Ishikawa	6.hix4 1 1
Nanao, Ishikawa	6.hix7 1 1 1
Wajima, Ishikawa	6.hixe 1 1 1
Noto, Ishikawa	6.hixi 1 1
Tsuruga, Fukui	6.hixy 1 1
Obama, Fukui	6.hiy1 1 1
Kameoka, Kyoto	6.hiy8 1 1 1
Sonobe, Kyoto	6.hiyc 1 1
Miyazu, Kyoto	6.hiyi 1 1 1
Fukuchiyama, Kyoto	6.hiys 1 1 1
Maizuru, Kyoto	6.hiyw 1 1
Fukusaki, Hyogo	6.hj3i 1 1 1
Aioi, Hyogo	6.hj3s 2 1
Kakogawa, Hyogo	6.hj4k 2 1 1 1 4
Miki, Hyogo	6.hj4q 1 1
Sanda, Hyogo	6.hj4u 5 1 3
Nishiwaki, Hyogo	6.hj4w 1 1
Toyooka, Hyogo	6.hj56 1 1 1
Hamasaka, Hyogo	6.hj5c 1
Sumoto, Hyogo	6.hj60 1 1 1
Tsuna, Hyogo	6.hj64 1 1
Yanai, Yamaguchi	6.hjbu 1 1 1 1
Higashi-ku, Hiroshima	6.hjcw 2 1 6
Miyoshi, Hiroshima	6.hjd0 1 1
Shobara, Hiroshima	6.hjd3 1
Kake, Hiroshima	6.hjdi 1
Hatsukaichi, Hiroshima	6.hjed 1 1 2 1 7.4vdzc
Ogori, Yamaguchi	6.hjg8 v 6 1
Ube, Yamaguchi	6.hjga 1 1 1 1 1 1 1
Nagato, Yamaguchi	6.hjgk 1 1
Mine, Yamaguchi	6.hjgn 1
Hagi, Yamaguchi	6.hjgu 1 1 1
Tamagawa, Yamaguchi	6.hjgz 1
Takehara, Hiroshima	6.hjj2 1 1
Mima, Tokushima	6.hjj6 1 a8 1
Fuchu, Hiroshima	6.hjje 1 1
Tojo, Hiroshima	6.hjjh 1 1
Okinoshima, Shimane	6.hjkg
Ama, Shimane	6.hjki
Yasugi, Shimane	6.hjla 1
Kisuki, Shimane	6.hjlc 1
Kakeya, Shimane	6.hjle 1
Hamada, Shimane	6.hjlk 1 1
Gotsu, Shimane	6.hjln 1
Kawamoto, Shimane	6.hjlp 1 1
Masuda, Shimane	6.hjlu 1 1 1
Tsuwano, Shimane	6.hjlz 1
Kurayoshi, Tottori	6.hjme 1 1 1 1
Koge, Tottori	6.hjmj 1
Yonago, Tottori	6.hjmo 1 1 1 1
Kamogata, Okayama	6.hjoe 1
Kasaoka, Okayama	6.hjog 1
Seto, Okayama	6.hjok z 7.4vh4i 1 1 1 1 1
Takahashi, Okayama	6.hjom 2 1
Soja, Okayama	6.hjon 6
Ibara, Okayama	6.hjoq 1 1
Kuse, Okayama	6.hjoy 1 1
Niimi, Okayama	6.hjp1 1 1
Tsuyama, Okayama	6.hjp6 1 1 1 1
Mimasaka, Okayama	6.hjpb 1
Oku, Okayama	6.hjpg 1
Bizen, Okayama	6.hjpk 1 1 7.4vh4g 1
Tonosho, Kagawa	6.hjsc 1 1
Sukumo, Kochi	6.hjsm 1
Tosashimizu, Kochi	6.hjso 7.4vhz3 1 1 1 1
Kamojima, Tokushima	6.hjtc 1 1
Anan, Tokushima	6.hjtm 1 1
Muroto, Kochi	6.hjug 7
Aki, Kochi	6.hjuh 1
Sakawa, Kochi	6.hjv0 1
Susaki, Kochi	6.hjv2 1 1
Yawatahama, Ehime	6.hjwe 1 1 1
Uwajima, Ehime	6.hjwi 1 1 1 3 1 1 1 1
Misho, Ehime	6.hjwt 1
Niihama, Ehime	6.hjx8 1 1 1 1
Hakata, Ehime	6.hjxd 1
Maebaru, Fukuoka	6.hk4g 1
Yame, Fukuoka	6.hka0 1 1 1
Tanushimaru, Fukuoka	6.hka5 1
Takeo, Saga	6.hkd2 1 1
Kashima, Saga	6.hkd6 1
Imari, Saga	6.hkdc 1 1
Karatsu, Saga	6.hkdf 1 1 1
Isahaya, Nagasaki	6.hkdw 1 1 1
Shimabara, Nagasaki	6.hke0 1 1
Oseto, Nagasaki	6.hkeg 1 6
Fukue, Nagasaki	6.hkek 1 1
Hitoyoshi, Kumamoto	6.hkge 1 1 1
Minamata, Kumamoto	6.hkgi 1 1
Takamori, Kumamoto	6.hkgs 3
Yamaga, Kumamoto	6.hkgy 1 1
Tamana, Kumamoto	6.hkh1 1 1 1
Saiki, Oita	6.hki2 1 1 1
Usuki, Oita	6.hki6 1 1
Hita, Oita	6.hkic 1 1 1
Kusu, Oita	6.hkih 1
Mie, Oita	6.hkim 1 1
Taketa, Oita	6.hkiq 1
Bungotakada, Oita	6.hkjq 1 1 1
Kitsuki, Oita	6.hkju 3
Kunisaki, Oita	6.hkjv 1
Minamidaito, Okinawa	6.hkka
Nago, Okinawa	6.hkkb 1 1
Yaeyama District, Okinawa	6.hkkg 1
Nobeoka, Miyazaki	6.hkku 1 1 7.4vpua 1 1 1 1
Hyuga, Miyazaki	6.hkkx 1 7.4vpuf 1 1 1 1
Takachiho, Miyazaki	6.hkkz 1
Ibusuki, Kagoshima	6.hknw 1 1
Kaseda, Kagoshima	6.hknz 1 1 1
Shibushi, Kagoshima	6.hko4 7 1
Kanoya, Kagoshima	6.hko7 1 1 1
Okuchi, Kagoshima	6.hkog 1
Kajiki, Kagoshima	6.hkoi 1 1 1
Satsumasendai, Kagoshima	6.hkoq 1 1 1
Izumi, Kagoshima	6.hkou 1 1
Yakushima, Kagoshima	6.hkp2
Naze, Kagoshima	6.hkp3 1
Setouchi, Kagoshima	6.hkp5
Tokunoshima, Kagoshima	6.hkp6 1
Chittagong	6.iv98 1 1
Noakhali/Chatkhil	6.iv9d
Feni/Sonagazi/Chagalnaiya/Daganbhuyan	6.iv9n
Eidgaon/Cox's bazar	6.iv9x
Rangamati	6.iva7
Kaptai	6.iva8
Khagrachari	6.ivar
Laximpur/Ramganj	6.ivb1
Dighalia	6.ivbn
Sharsa (Benapol)	6.ivc5
Barisal	6.ivcf
Banaripara	6.ivch 7.58pgg
Patuakhali	6.ivcp
Jhinaidah/Horinakunda	6.ivcz
Pirojpur	6.ivd9
Mongla	6.ivde
Bagerhat/Mongla Port	6.ivdg
Narail	6.ivdt
Lohagara	6.ivdu 7.58ogq
Sreepur	6.ivdx 7.58re1
Magura/Mohammadpur	6.ive0
Bhola	6.ive3
Nalcity	6.ive7
Jhalakati	6.ivea
Rangpur	6.ivex
Dianjpur/Parbitipur/Hakimpur (Hili)	6.ivf7
Gaibandha/Gabindaganj	6.ivfh
Nilphamari/Domar	6.ivfr
Saidpur/Syedpur	6.ivfs
Thakurgoan	6.ivg1
Boda	6.ivg5
Panchagar/Tetulia	6.ivg8
Jhinaidah/Panchbibi	6.ivgb
Panchbibi	6.ivgc
Kurigram	6.ivgl
Nageswari	6.ivgm
Shariatpur Naria	6.ivh5
Narsingdi/Palash (Ghorasal)/Shibpur	6.ivhw
Faridpur	6.ivhz
Rajbari	6.ivi9
Maninganj/Singair/Daulatpur/Shibalaya	6.ivij
Madaripur	6.ivit
Gopalgonj	6.ivj0
Munsigonj/Tongibari	6.ivjn
Rajshahi	6.ivkh 8.1gfozj u a
Pabna Bera	6.ivkr
Bera/Chatmohar/Faridpur/Ishwardi/Shathiya/Sathia/Bhangura/Sujanagar	6.ivks
Nagoan/Santahar	6.ivl1
Sirajganj	6.ivlb 8.1gfra1 u a k a
Chuadanga	6.ivll
Alamdanga	6.ivlm
Natore	6.ivlv
Rahanpur/Shibganj/Chapai Nobabganj	6.ivm5
Chauddagram/Chandina/Chandiana/Daudkandi/Debidwar/Homna/Muradnagar/Brahmanpara/Barura/Burichang	6.ivmq
Sylhet	6.ivnb 7.58sgq 7 8.1gfwqf
Habiganj	6.ivnj 2
Chunarughat/Madabpur/Nabiganj	6.ivnk
Chandpur	6.ivnt
Hajiganj/Kochua/Shahrasti/Matlab	6.ivnu
Brahmanbaria/Nabinagar	6.ivo3
Akhaura/Bancharampur/Kashba/Sarail/Quashba/Nabinagar/Ashuganj	6.ivo4
Maulavibazar/Rajnagar	6.ivod
Baralekha/Komalgonj/Kulaura/Rajnagar/Sreemongal	6.ivoe
Sunamganj	6.ivon
Chatak/Dharmapasha/Jaganathpur/Jagonnathpur	6.ivoo
Phulpur/Bhaluka/Gouripur/Gafargaon/Goforgaon/Iswarganj/Ishwargonj/Muktagacha	6.ivpi
Tangail	6.ivq1 7.58t8x 8.1gg4h1
Bashail/Bhuapur/Ghatail/Gopalpur/Kalihati/Elenga/Kalihati/Modhupur/Mirzapur	6.ivq2
Kishoreganj/Tarail	6.ivql
Bajitpur/Bhairabbazar/Itna/Kotiadhi	6.ivqm
Kinmen	6.j09z 1 1 2 1
Wuqiu	6.j0a2
Tharparkar	6.jro2 1 1 1 1 1 1 1
Mirpur Khas	6.jroc 1 1 1 1 1 1 1
Sanghar	6.jrow 1 1 1 1 1 1 1
Umerkot	6.jrpq 1 1 1 1 1 1 1
Naushero Feroze	6.jrqu 1 1 1 1 1 1 1
Khairpur	6.jrr4 1 1 1 1 1 1 1
Nawabshah	6.jrre 1 1 1 1 1 1 1
Badin	6.js64 1 1 1 1 1 1 1
Thatta	6.js6e 1 1 1 1 1 1 1
Bhakkar	6.jtdg 1 1 1 1 1 1 1
Khushab	6.jtdq 1 1 1 1 1 1 1
Pakpattan	6.jtek 1 1 1 1 1 1 1
Mianwali	6.jtf4 1 1 1 1 1 1 1
Narowal	6.ju26 1 1 1 1 1 1 1
Chakwal	6.ju2g 1 1 1 1 1 1 1
Jhelum	6.ju2q 1 1 1 1 1 1 1
Mandi Bahauddin	6.ju3a 1 1 1 1 1 1 1
Hafizabad	6.ju3k 1 1 1 1 1 1 1
Rajanpur	6.juje 1 1 1 1 1 1 1
Layyah	6.jujy 1 1 1 1 1 1 1
Lodhran	6.juki 1 1 1 1 1 1 1
Jacobabad	6.jvg6 1 1 1 1 1 1 1
Ghotki	6.jvgg 1 1 1 1 1 1 1
Shikarpur	6.jvha 1 1 1 1 1 1 1
Zhob	6.jw7y 1 1 1 1 1 1 1
Killa Saifullah	6.jw88 1 1 1 1 1 1 1
Loralai	6.jw8i 1 1 1 1 1 1 1
Chagai	6.jw8s 1 1 1 1 1 1 1
K.Abdullah/Pishin	6.jw92 1 1 1 1 1 1 1
Musakhel	6.jw9m 1 1 1 1 1 1 1
Barkhan/Kohlu	6.jw9w 1 1 1 1 1 1 1
Bolan	6.jwaq 1 1 1 1 1 1 1
Sibi/Ziarat	6.jwb0 1 1 1 1 1 1 1
Dera Bugti	6.jwbk 1 1 1 1 1 1 1
Jhal Magsi	6.jwc4 1 1 1 1 1 1 1
Jaffarabad/Nasirabad	6.jwce 1 1 1 1 1 1 1
Mastung	6.jwds 1 1 1 1 1 1 1
Kalat	6.jwe2 1 1 1 1 1 1 1
Kharan	6.jwew 1 1 1 1 1 1 1
Khuzdar	6.jwf6 1 1 1 1 1 1 1
Kech	6.jwga 1 1 1 1 1 1 1
Lasbela	6.jwgk 1 1 1 1 1 1 1
Panjgur	6.jwh4 1 1 1 1 1 1 1
Awaran	6.jwhe 1 1 1 1 1 1 1
Kohat	6.jwzq 1 1 1 1 1 1 1
Malakand	6.jx2i 1 1 1 1 1 1 1
Mardan	6.jx3w 1 1 1 1 1 1 1
Swabi	6.jx46 1 1 1 1 1 1 1
Buner	6.jx4g 1 1 1 1 1 1 1
Bajaur Agency	6.jx5a 1 1 1 1 1 1 1
Chitral	6.jx5k 1 1 1 1 1 1 1
Upper Dir	6.jx5u 1 1 1 1 1 1 1
Lower Dir	6.jx64 1 1 1 1 1 1 1
Swat	6.jx6e 1 1 1 1 1 1 1
Tank	6.jxb4 1 1 1 1 1 1 1
South Waziristan	6.jxbo 1 1 1 1 1 1 1
D.I. Khan	6.jxby 1 1 1 1 1 1 1
Lakki Marwat	6.jxcs 1 1 1 1 1 1 1
Abottabad	6.jxj6 1 1 1 1 1 1 1
Haripur	6.jxk0 1 1 1 1 1 1 1
Shangla	6.jxka 1 1 1 1 1 1 1
Mansehra/Batagram	6.jxkk 1 1 1 1 1 1 1
Bahan	6.ke7y 1 1 1
Bayintnaung	6.kebk 1 1 1 1 1 1 1 1
Mandalay	6.kew6 2 2 d n 9 1 b 2f5
Buthidaung	6.kgdt
Tandar	6.khdp
Myawaddy	6.khjf
Kanma	6.khus
Magway	6.khwg 3 1 7.5oz7y
Ngape	6.ki25
Sinpaungwae	6.kido
Pinlon	6.kjaq
Loilem	6.kjar
Naungtayar	6.kjb1
Sesin	6.kjb9
Tantyan	6.kjdq
Pyinoolwin	6.kjll 1 1 5 d 1 1 2 1 1 1 1 7.5pg68 1 1 1 1 1 2 1 1
Padaythar Myothit	6.kjlt
Ohn Chaw	6.kjm4
Mogoke	6.kjoc 1
Kyatpyin	6.kjoh
Thabeikkyin	6.kjom
Sintkuu	6.kjor
Letpanhla	6.kjov
Malé/Hulhulé/Aarah	6.kkz0 1 t 1 1 1 1
Malé Region	6.kkz2 1 1
Hulhumalé	6.kkzz
Vilimalé	6.kl03
Haa Alifu	6.kl8q
Haa Dhaalu	6.kl8s
Shaviyani	6.kl8u
Noonu	6.kl8w
Raa	6.kl8y 1
Baa	6.kl90
Lhaviyani	6.kl92
Kaafu	6.kl94 1
Alifu Alifu	6.kl96
Alifu Dhaalu	6.kl98
Vaavu	6.kl9a
Meemu	6.kl9c
Faafu	6.kl9e
Dhaalu	6.kl9g
Thaa	6.kl9i
Laamu	6.kl9k
Gaafu Alifu	6.kl9m
Gaafu Dhaalu	6.kl9o
Gnaviyani	6.kl9q
Addu	6.kl9s 1
Mafraq	6.kmhi 4
Jarash	6.kmhj 4
Ajloun	6.kmhk 4
Aqaba	6.kmj4 4
Ma’an	6.kmj5
Tafileh	6.kmj6 7.5q9cs
Maan	6.kmj9
Zarqa	6.kmoy 6 1 1 1
Madaba	6.kmoz 1
Balqa	6.kmp1 1 1
Greater Amman	6.kmri p
Soqatrah	6.kqku
Maareb	6.kqmm 3 3 2 19 7.5repr
Aljawf	6.kqmq
Al Baidha	6.kqn8 1 1 1 1 1 7.5repe 3 7 2 6 1
Jericho/Hebron	6.ksmm
Bethlehem	6.ksmr
Ramallah/Al-Bireh	6.ksmt
Jenin	6.kss8
Khan Yunis	6.kt38
Rafah	6.kt39
North Gaza	6.kt3c
Deir al-Balah	6.kt3d
Gaza	6.kt3e 2
Nablus	6.kt63
Tubas	6.kt65
Tulkarm	6.kt66
Qalqilya/Salfit	6.kt69
Baganuur	6.kx6h 2s
Bagakhangai	6.kx6i 2s
Nalaikh	6.kx6j 2s
Hajigabul	6.lb52 7.5x3e0
Agstafa/Ganja/Yevlakh	6.lb5c
Rustavi	6.lc0d
Akhalgori	6.lc0e
Tskhinvali	6.lc0g
Stefanstminda/Kazbegi	6.lc0h
Dusheti	6.lc0i
Djava	6.lc0j
Tianeti	6.lc0k
Akhmeta	6.lc0l
Telavi	6.lc0m
Sagaredjo	6.lc0n
Kvareli	6.lc0o
Gurdjaani	6.lc0p
Lagodekhi	6.lc0q
Signagi	6.lc0r
DedoplisTskaro	6.lc0s
Marneuli	6.lc0t
Bolnisi	6.lc0u
TetriTskaro	6.lc0v
Dmanisi	6.lc0w
Ninotsminda	6.lc0x
Akhalkalaki	6.lc0y
Tsalka	6.lc0z
Aspindza	6.lc10
Akhaltsikhe	6.lc11
Adigeni	6.lc12
Bordjomi	6.lc13
Khashuri	6.lc14
Kareli	6.lc15
Gori	6.lc16
Kaspi	6.lc17
Gardabani	6.lc18
Mtskheta	6.lc19
Tigvi	6.lc1a
Mestia	6.lc2a
Samtredia	6.lc2b
Abasha	6.lc2c
Senaki	6.lc2d
Xobi	6.lc2e
Zugdidi	6.lc2f
Tsalendjikha	6.lc2g
Chkhorotskhu	6.lc2h
Martvili	6.lc2i
Choxatauri	6.lc2j
Batumi	6.lc2m
Xulo	6.lc2n
Shuaxevi	6.lc2o
Qeda	6.lc2p
Kobuleti	6.lc2q
Xelvachauri	6.lc2r
Kutaisi	6.lc2v
Vani	6.lc2w
Kharagauli	6.lc2x
Bagdati	6.lc2y
Sachkhere	6.lc2z
Tskaltubo	6.lc30
Lentekhi	6.lc31
Ambrolauri	6.lc33
Sukhumi	6.lc36
Gagra	6.lc37
Gudauta	6.lc38
Ochamchire	6.lc39
Tkvarcheli	6.lc3a
Gali	6.lc3b
Gulripshi	6.lc3c
Tsageri	6.lc40
Oni	6.lc41
Chiatura	6.lc47
Terdjola	6.lc4j
Zestafoni	6.lc4k
Poti	6.lc4l
lanchxuti	6.lc4m
Khoni	6.lc4n
Ozurgeti	6.lc4o
Tkibuli	6.lc4p
Osh	6.lcrm
Talas	6.lcs6
Naryn	6.lcsg
Batken, Naryn region	6.lcsq
Jalal-Abat	6.lct0
Karakol, Issyk-Ko region	6.lctk
Mohammedia	7.19ju8
El Jedida/Mohammedia	7.19ju9
Settai	7.19jua
Oued Zem	7.19jub
Settat	7.19jud
El Kelaa des Sraghna	7.19jui
Marrakech	7.19juj 1 1g 2
El Youssoufia/Safi	7.19jum
Essaouira	7.19jun
Ouarzazate	7.19juo
Agadir/Ait Meloul/Inezgane	7.19jvm
Inezgane/Taroudant	7.19jvn
Oulad Teima/Taroudant	7.19jvp
Tiznit	7.19jvq
Guelmim/Tan Tan	7.19jvr
Agadir/Es-Semara/Tarfaya	7.19jvs
Dakhla/Laayoune	7.19jvt
Agadir	7.19jw1 2
Taza	7.19jxk
Midelt	7.19jxl
Meknès	7.19jxm 1
Fès	7.19jxo 3
Goulmima	7.19jxp
Ifrane	7.19jxq
Berkane	7.19jxu
Nador	7.19jxv
Oujda	7.19jxx
Figuig/Oujda	7.19jxy
Bouarfa/Oujda	7.19jxz
Figuig	7.19jy0
Rabat	7.19jy4 5 3 1
Kénitra	7.19jy5
Ouazzane	7.19jy6
Khémisset	7.19jy7
Rabat/Témara	7.19jy8
Salé	7.19jya
Souk Larbaa	7.19jyb
Tangier	7.19jyg 1 3 5
Fez/Meknes	7.19jyi 1 2
Asilah	7.19jyq
Larache	7.19jyr
Fnideq/Martil/Mdiq	7.19jys
Tétouan	7.19jyt
Al Hoceima/Chefchaouen	7.19jyu
Al Hoceima/Larache/Tangier	7.19jyv
Brufut	7.1b8xm
Tanji	7.1b8xo
Sanyang	7.1b8xq 3
Tujereng	7.1b8xs
Kartong	7.1b8xv
Bondali	7.1b8zk
Brikama/Kanilia	7.1b8zl 1 1 1
Kafuta	7.1b8zp
Gunjur	7.1b8zq
Faraba	7.1b8zr
Sibanor	7.1b8zs
Bwiam	7.1b8zt
Kaiaf	7.1b9t0
Kwenella	7.1b9t1
Nyorojattaba	7.1b9t2
Japeneh/Soma	7.1b9t3
Bureng	7.1b9t4
Pakaliba	7.1b9t5
Kudang	7.1b9t6
Jareng	7.1b9t7
Kuntaur	7.1b9wh
Numeyel	7.1b9wi
Bansang	7.1b9wq
Brikama-Ba	7.1b9wu
Barra	7.1b9xq
Ndugukebbe	7.1b9xu
Kerewan	7.1b9y0
Njabakunda	7.1b9y3
Iliasa	7.1b9y5
Farafenni	7.1b9yf
Ngensanjal	7.1b9yi
Outside Dakar	7.1bfv5 1 1 1 1 1 1
Néma	7.1bog1
Aioun	7.1bog3
Kaédi	7.1bogl
Sélibaby	7.1bogm
Aleg	7.1bogp
Zouérat	7.1bogw
Atar	7.1bogy
Boghé	7.1boh2
Kiffa	7.1bohf
Rosso/Tidjikja	7.1bohl
Nouadhibou	7.1bohq
Boké	7.1c2qf
Kamsar	7.1c2qg
Conakry	7.1c2qp 2 2 2
Sangoya	7.1c2qq
Boussoura	7.1c2qu
Labé	7.1c2qz
Pita	7.1c2r1
Kindia	7.1c2r9
Mamou	7.1c2rg
Dalaba	7.1c2rh
N'Zérékoré	7.1c2s3
Macenta	7.1c2s6
Guéckédou	7.1c2s9
Kissidougou	7.1c2sa
Plateau, Abidjan	7.1c9qw b4 5k
Abidjan-sud	7.1c9qx b4 5k 8.deu46
Cocody, Abidjan	7.1c9qy b4 8.deu48 1
Banco, Abidjan	7.1c9qz b4 5k
Abobo, Abidjan	7.1c9r0 b4 5k
Yamoussoukro	7.1c9r6 b4 5k
Bouaké	7.1c9r7 b4 5k
Daloa	7.1c9r8 b4 5k
Man	7.1c9r9 b4 5k
San-Pédro	7.1c9ra b4 5k
Abengourou	7.1c9rb b4 5k
Korhogo	7.1c9rc b4 5k
Dédougou	7.1ches
Boromo/Djibasso/Nouna	7.1chet
Gaoua	7.1chfu
Banfora	7.1chfv
Orodara	7.1chg0
Bobo-Dioulasso	7.1chg1 1
Béréba/Fo/Houndé	7.1chg3
Falagountou/Dori	7.1chpq 3
Yako	7.1chpy
Ouahigouya	7.1chpz
Djibo	7.1chq0
Pouytenga/Koupéla	7.1chqe
Tenkodogo	7.1chqf
Fada/Diabo	7.1chql
Kantchari	7.1chqn
Pô/Kombissiri/Koubri	7.1chsc
Léo/Sapouy	7.1chsd
Koudougou	7.1chsg
Maradi	7.1cp49
Agadez	7.1cp4c
Arlit	7.1cp4d
Zinder	7.1cp4j
Diffa	7.1cp4m
Tahoua	7.1cp4t
Konni	7.1cp4w
Dosso	7.1cp4x
Gaya	7.1cp50
Tillabéry	7.1cp53
Filingué	7.1cp59
Say	7.1cp5a
Tanguiéta	7.1d32k 9.3scj33
Ada	7.1e06j
Takoradi	7.1e08w
Axim	7.1e08x
Elubo	7.1e08y
Tarkwa	7.1e08z
Asankragwa	7.1e090
Samreboi	7.1e091
Enchi	7.1e092
Kumasi	7.1e0bo
Konongo	7.1e0bp
Ashanti Mampong	7.1e0bq
Ejura	7.1e0br
Bekwai	7.1e0bs
Obuasi	7.1e0bt
Swedru	7.1e0eg
Cape Coast	7.1e0eh
Dunkwa	7.1e0ei
Winneba	7.1e0ej
Koforidua	7.1e0h8
Nsawam	7.1e0h9
Mpraeso	7.1e0hb
Donkorkrom	7.1e0hc
Suhum	7.1e0hd
Asamankese	7.1e0he
Akuapim Mampong	7.1e0hf
Aburi	7.1e0hg
Akosombo	7.1e0hi
Nkawkaw	7.1e0hj
Sunyani	7.1e0k0
Bechem	7.1e0k1
Berekum	7.1e0k2
Dormaa Ahenkro	7.1e0k3
Wenchi	7.1e0k4
Techiman	7.1e0k5
Atebubu	7.1e0k6
Yeji	7.1e0k7
Ho	7.1e0ms
Amedzofe	7.1e0mt
Hohoe	7.1e0mu
Kpandu	7.1e0mv
Kete-Krachi	7.1e0mw
Denu/Aflao	7.1e0mx
Keta/Akatsi	7.1e0my
Tamale	7.1e0pk
Walewale	7.1e0pl
Buipe	7.1e0pm
Damongo	7.1e0pn
Yendi	7.1e0po
Bole	7.1e0pp
Salaga	7.1e0pq
Bolgatanga	7.1e0sc
Navrongo	7.1e0sd
Bawku	7.1e0se
Ado Ekiti	7.1e74e
Ilorin	7.1e74f
New Bussa	7.1e74h
Akure	7.1e74i
Osogbo	7.1e74j
Ile Ife	7.1e74k
Ijebu Ode	7.1e74l
Oyo	7.1e74m
Abeokuta	7.1e74n
Wukari	7.1e74p
Nsukka Enugu	7.1e74q
Abakaliki	7.1e74r
Makurdi	7.1e74s
Ogoja	7.1e74t
Onitsha	7.1e74u
Lafia/Keffi	7.1e74v
Awka	7.1e74w
Ikare	7.1e74y
Owoh	7.1e74z
Benin	7.1e750
Warri	7.1e751
Sapele	7.1e752
Agbor	7.1e753
Asaba	7.1e754
Auchi	7.1e755
Lokoja	7.1e756
Okitipupa	7.1e757
Sokoto	7.1e758
Kaduna	7.1e75a
Kano	7.1e75c
Katsina	7.1e75d
Minna	7.1e75e
Birin Kebbi	7.1e75g
Zaria	7.1e75h
Azare	7.1e75j
Gombe	7.1e75k
Jos	7.1e75l
Damaturu	7.1e75m
Yola	7.1e75n
Maiduguri	7.1e75o
Bauchi	7.1e75p
Jalingo	7.1e75r
Aba	7.1e75u
Owerri	7.1e75v
Port Harcourt	7.1e75w
Uyo	7.1e75x
Ahoada	7.1e75y
Calabar	7.1e75z
Umuahia	7.1e760
Yenagoa	7.1e761
Santo Amaro	7.1f9uk
Guadalupe	7.1f9uv
Neves, Santa Catarina	7.1f9ux
Autonomous Region of Príncipe	7.1f9vf
Angolares, Porto Alegre	7.1f9vp
Santana, Ribeira Afonso	7.1f9vt
Trindade	7.1f9vz
Madalena	7.1f9w0
Kango	7.1fnoc rs
Gamba	7.1fnom rs
Omboué	7.1fnoq rs
Port-Gentil	7.1fnor 1 rr 1
Lambaréné	7.1fnou rs
Ndjolé	7.1fnov rs
Ngouoni	7.1fnow rs
Mounana	7.1fnoy rs
Lastoursville	7.1fnp0 rs
Koulamoutou	7.1fnp1 rs
Moanda	7.1fnp2 rs
Franceville	7.1fnp3 rs
Léconi/Akiéni/Okondja	7.1fnp5 rs
Tchibanga	7.1fnpi rs
Mayumba	7.1fnpj rs
Mouila	7.1fnpm rs
Makokou	7.1fnpq rs
Mékambo	7.1fnps rs
Booué	7.1fnpt rs
Bitam	7.1fnpw rs
Oyem	7.1fnpy rs
Cuvette	7.1fwzx
Likouala/Sangha	7.1fwzy
Pool	7.1fwzz
Plateaux	7.1fx00
Bouenza/Lekoumou/Niari	7.1fx01
Brazzaville	7.1fx04
Pointe-Noire	7.1fx05
Soyo	7.1gci9
Bengo	7.1gciu 3 1 1 2
Caxito	7.1gcj0
N'Dalatando	7.1gcja
Sumbe	7.1gcjf
Porto Amboim	7.1gcjg
Kuito	7.1gcmt
Menongue	7.1gcn6
Lucapa	7.1gcnw
Dundo	7.1gcny
Lunda Sul	7.1gco4 4 1 1 1
Saurimo	7.1gco7
Moxico	7.1gcoe 3 2 1 1
Luena	7.1gcoi
Lubango	7.1gcqc
Huila	7.1gcqf 1 1 1 1
Kuroka	7.1gcrg
Ondjiva	7.1gcrj
Lobito	7.1gcte
Bela Vista	7.1gcti
Baia Farta	7.1gctk
Catumbela	7.1gctl
Dama Universal	7.1gcux
Bujumbura	7.1j4qk 1 1 1 1 1
West zone	7.1j4qq
Rural areas	7.1j4qr
North zone	7.1j4qu
Central east zone	7.1j4r4
South zone	7.1j4re
Antananarivo	7.1jzg6 1i
Antsirabe	7.1jzgs
Ambositra	7.1jzgv
Toamasina	7.1jzh1
Ambatondrazaka	7.1jzh2
Moramanga	7.1jzh4
Maroantsetra/Sainte Marie	7.1jzh5
Mahajanga	7.1jzha
Antsohihy	7.1jzhf
Maintirano	7.1jzhh
Farafangana	7.1jzhl
Fianarantsoa	7.1jzhn
Antsiranana	7.1jzhu
Nosy Be	7.1jzhy
Sambava	7.1jzi0
Taolañaro	7.1jzi4
Toliary	7.1jzi6
Morondava	7.1jzi7
Dangamvura	7.1kevp 9.4cpq0b
Penhalonga	7.1kevs
Headlands	7.1kfba 8.fo8nr
Nyazura	7.1kfbb 9.4cqel3
Mt. Darwin	7.1kfg1 8.foag2 1 1 1 1 1 1 1 b 1
Lalapanzi	7.1khjv 9.4cwmqc
Battle Fields/Kwekwe/Redcliff	7.1khl1
Kadoma/Selous	7.1kil1
Baobab/Hwange	7.1kjlc
Queensdale	7.1kkfu 2
Walvis Bay	7.1kpzo 8.fr7vz 1 y 9 1 1 1d 1 1 1 1 1 1 9.4dk75y 1 3sb 1 21 u z
Swakopmund	7.1kq09 8.fr7vx 6b 1 1 1 1 1 1 1 1i 1 1 1 9.4dk6uz 1 1 1 1 1 1 c 1 28s 1u2 3q a
Oshakati	7.1kq2g 8.fr8p0 1 1 1 1 1 1 1 9.4dkelv 1 1 1 1 ej 3nq 1w u c 3 7 d
Nhlangano, Shiselweni district	7.1lhlr
Hlathikulu, Shiselweni district	7.1lhm1
Hluthi, Shiselweni district	7.1lhmb
Mahamba, Shiselweni district	7.1lhml
Nsoko, Lubombo district	7.1lhof
Mhlume, Lubombo district	7.1lhoo 1
Tshaneni, Lubombo district	7.1lhoy 1
Mpaka, Lubombo district	7.1lhp9
Siteki, Lubombo district	7.1lhpj
Siphofaneni, Lubombo district	7.1lhpk
Big Bend, Lubombo district	7.1lhq3 1
Maphiveni, Lubombo district	7.1lhqd
Simunye, Lubombo district	7.1lhqm 1
Mbabane, Hhohho district	7.1lhr8 1 1
Lobamba, Hhohho district	7.1lhrk
Sidwashini, Hhohho district	7.1lhrq
Pigg's Peak, Hhohho district	7.1lhs5
Ngwenya, Hhohho district	7.1lhsa
Bhunya, Hhohho district	7.1lhsk 1
Mhlambanyatsi, Hhohho district	7.1lhsz
Mahwalala, Hhohho district	7.1lht4
Siphocosini, Hhohho district	7.1lhte
Matsapha, Manzini district	7.1lhud 1
Malkerns, Manzini district	7.1lhuo
Mankayane, Manzini district	7.1lhuy
Ludzeludze, Manzini district	7.1lhv8
Weicherdange	7.23hx1 5k 2s
Belair, Luxembourg	7.23hx7 5k 2s
Lintgen/Mersch/Steinfort	7.23hxc 5k 2s
Soleuvre/Differdange	7.23hy2 5k 2s
Grevenmacher-sur-Moselle	7.23hyj 5k 2s
Ettelbruck/Reckange-sur-Mess	7.23hyp 5k 2s
Kinsale	7.23pf0 1 6
Drogheda/Ardee	7.23qy0 27
Clonmel	7.23rtp
Cahir	7.23ru2
Killenaule	7.23ruj
Enniscorthy	7.23rxc 9.5uhef6 6po
Ferns	7.23rxd
Gorey	7.23rxe 9.5uhef7 6po
Castlecomer	7.23s4c
Freshford	7.23s5k
Abbeyleix	7.23s8b
Birr	7.23s8f
Tullamore	7.23s8h
Baltinglass	7.23sd8
Athy	7.23sdu 1 1 1
Carlow	7.23sdz u2gy
Muine Bheag	7.23se5
Rathmore	7.23srh
Killorglin	7.23sxe 7 1 9.5ukcto
Dingle	7.23sxf 1 1
Cahirciveen	7.23sxi 1 1
Carrick-on-Shannon	7.23tbg 8.l256f
Manorhamilton	7.23tbi
Buncrana	7.23tjp
Dungloe	7.23tjr
Donegal	7.23tjt
Roscommon	7.23ure
Ballinasloe	7.23us8 9.5upimm 1
Portumna	7.23us9
Castlebar	7.23v36 8.l2mwd 9.5uqd0l 1 1 1 1 1 1
Claremorris	7.23v39
Ballinrobe	7.23v3b
Castlerea	7.23v3c 2
Pisanitsa	7.250e3
Davidkovo	7.250e4
Vievo	7.250e6
Momchilovtsi	7.250e7
Taran	7.250e8
Banite	7.250e9
Smilyan	7.250ea
Slaveyno	7.250eb
Arda	7.250ec
Petkovo, Smol.	7.250ed
Shiroka laka	7.250ee
Srednogortsi	7.250eg
Levochevo	7.250ei
Varbina	7.250ej
Mogilitsa	7.250ek
Sivino	7.250el
Chokmanovo	7.250em
Polkovnik Serafimovo	7.250en
Trigrad	7.250eo
Borino	7.250eq
Zmeitsa	7.250er
Lyaskovo, Smol.	7.250es
Dospat	7.250et
Barutin	7.250eu
Beden	7.250ex
Bukova polyana	7.250ey
Chepelare	7.250ez
Laki, Plovdiv	7.250f0
Hvoyna	7.250f1
Podvis, Smol.	7.250f2
Elhovets	7.250f3
Chepintsi, Smol.	7.250f4
Plovdivtsi	7.250f5
Kutela	7.250f7
Zlatograd	7.250fj
Nedelino	7.250fk
Startsevo	7.250fl
Erma reka	7.250fm
Dolen, Smol.	7.250fn
Tsatsarovtsi	7.250fo
Sredets, Smol.	7.250fp
Kozarka	7.250fr
Belashtitsa	7.250gc
Voyvodinovo	7.250gd
Karadzhovo	7.250ge
Milevo	7.250gf
Yagodovo, Plovdiv	7.250gg
Manolsko Konare	7.250gh
Stroevo	7.250gi
Graf Ignatievo	7.250gj
Boykovo	7.250gk
Lilkovo	7.250gl
Popovitsa	7.250gm
Parvenets, Plovdiv	7.250gn
Markovo, Plovdiv	7.250go
Branipole	7.250gp
Brestnik	7.250gq
Kuklen	7.250gr
Krumovo, Plovdiv	7.250gs
Katunitsa	7.250gt
Sadovo, Plovdiv	7.250gu
Galabovo, Plovdiv	7.250gv
Hrabrino	7.250gw
Rogosh	7.250gx
Manole	7.250gy
Kaloyanovo, Plovdiv	7.250gz
Kalekovets	7.250h0
Razhevo Konare	7.250h1
Trud	7.250h2
Tsaratsovo	7.250h3
Zlatitrap	7.250h4
Skutare	7.250h5
Karavelovo, Plovdiv	7.250h6
Banya, Plovdiv	7.250h8
Kalofer	7.250h9
Sopot, Plovdiv	7.250ha
Karnare	7.250hb
Rozino, Plovdiv	7.250hc
Klisura, Plovdiv	7.250hd
Vedrare	7.250he
Brestovitsa, Plovdiv	7.250hi
Perushtitsa	7.250hj
Krichim	7.250hl
Kurtovo Konare	7.250hm
Novo selo, Plovdiv	7.250hn
Yoakim Gruevo	7.250ho
Tsalapitsa	7.250hp
Rakovski, Plovdiv	7.250hr
Stryama	7.250ht
Chalakovi	7.250hu
Momino selo	7.250hv
Shishmantsi	7.250hw
Bolyarino	7.250hx
Belozem	7.250hz
Gradina, Plovdiv	7.250i2
Iskra, Plovdiv	7.250i3
Dalbok izvor	7.250i4
Karadzhalovo	7.250i5
Byala reka, Plovdiv	7.250i6
Bryagovo, Plovdiv	7.250i7
Ezerovo, Plovdiv	7.250i8
Panicheri	7.250id
Staro Zhelezare	7.250ie
Dalgo pole, Plovdiv	7.250if
Starosel	7.250ig
Novo Zhelezare	7.250ih
Krasnovo	7.250ii
Varben, Plovdiv	7.250iu
Brezovo, Plovdiv	7.250iv
Babek	7.250iw 8.1n79q5
Borets	7.250ix
Zelenikovo, Plovdiv	7.250iy
Rozovets	7.250iz
Drangovo, Plovdiv	7.250j0
Tyurkmen	7.250j1
Chehlare	7.250j2
Oreshets, Plovdiv	7.250mg
Topolovo, Plovdiv	7.250mh
Zlatovrah	7.250mi
Bolyartsi, Plovdiv	7.250mj
Izbeglii	7.250mk
Cherven, Plovdiv	7.250ml
Patriarh Evtimovo	7.250mm
Bachkovo	7.250mn
Dolnoslav	7.250mo
Novi izvor	7.250n0
Konush, Plovdiv	7.250n1
Narechenski bani	7.250n2
Kozanovo	7.250n3
Novakovo, Plovdiv	7.250n4
Lyaskovo, Plovdiv	7.250n5
Muldava	7.250n6
Lenovo	7.250n7
Dobralak	7.250n8
Boyantsi	7.250n9
Ovchepoltsi	7.250rq
Ognyanovo, Pazardzhik	7.250rr
Hadzhievo	7.250rs
Malo Konare	7.250rt
Chernogorovo, Pazardzhik	7.250ru
Kalugerovo, Pazardzhik	7.250rv
Tsrancha, Pazardzhik	7.250rw
Lesichovo	7.250rx
Dragor	7.250ry
Velichkovo, Pazardzhik	7.250rz
Miryantsi	7.250s0
Zvanichevo	7.250s1
Gelemenovo	7.250s2
Sinitevo	7.250s3
Apriltsi, Pazardzhik	7.250s4
Dinkata	7.250s6
Aleko Konstantinovo	7.250s7
Govedare	7.250s8
Mokrishte	7.250s9
Poibrene	7.250sa
Strelcha	7.250sc
Bata	7.250sd 1vm
Popintsi	7.250se
Levski, Pazardzhik	7.250sf
Banya, Pazardzhik	7.250sg
Panagyurski kolonii	7.250sh
Elshitsa	7.250si
Rakitovo	7.250sm
Dorkovo	7.250sn
Kostandovo	7.250so
Draginovo	7.250sp
Sarnitsa, Pazardzhik	7.250sr
Pashovo	7.250ss
Grashevo	7.250st
Bratsigovo	7.250sw
Batak, Pazardzhik	7.250sx
Kozarsko	7.250sy
Nova mahala, Pazardzhik	7.250sz
Radilovo	7.250t0
Byaga	7.250t1
Isperihovo	7.250t2
Kapitan Dimitrievo	7.250t3
Septemvri	7.250t5
Slavovitsa, Pazardzhik	7.250t6
Varvara, Pazardzhik	7.250t7
Semchinovo	7.250t8
Boshulya	7.250ta
Kovachevo, Pazardzhik	7.250tb
Vinogradets	7.250tc
Karabunar	7.250td
Belovo	7.250tp
Momina klisura	7.250tq
Gabrovitsa	7.250tr
Vetren, Pazardzhik	7.250ts
Akandzhievo	7.250tt
Borimechkovo	7.250tu
Sestrimo	7.250tv
Menenkyovo	7.250tw
Tserovo, Pazardzhik	7.250tx
Stremtsi	7.250uu
Boyno	7.250uv
Chiflik, Kardzh.	7.250uw
Shiroko pole	7.250ux
Perperek	7.250uy
Miladinovo	7.250v0
Most	7.250v1
Momchilgrad	7.250v3
Dzhebel	7.250v4
Rogozche	7.250v5
Pripek, Kardzh.	7.250v6
Raven	7.250v8
Gruevo	7.250v9
Zvezdel	7.250va
Nanovitsa, Kardzh.	7.250vb
Krumovgrad	7.250vd
Potochnitsa	7.250ve
Golyama Chinka	7.250vf
Egrek	7.250vg
Avren, Kardzh.	7.250vh
Tokachka	7.250vi
Chernichevo, Kardzh.	7.250vj
Golyamo Kamenyane	7.250vk
Ardino	7.250vn
Byal izvor, Kardzh.	7.250vo
Mlechino	7.250vp
Zhaltusha	7.250vt
Padina, Kardzh.	7.250vu
Ivaylovgrad	7.250vx
Zhelezino	7.250vy
Plevun	7.250w0
Svirachi	7.250w1
Popsko	7.250w2
Pokrovan	7.250w3
Podkova	7.250w7
Chorbadzhiysko	7.250w8
Tihomir	7.250w9
Samodiva	7.250wa
Fotinovo, Kardzh.	7.250wb
Benkovski, Kardzh.	7.250wc
Drangovo, Kardzh.	7.250wd
Chakalarovo	7.250we
Kirkovo	7.250wf
Chernoochene	7.250wr
Lyaskovo, Kardzh.	7.250wt
Komuniga	7.250wv
Pchelarovo, Kardzh.	7.250ww
Gabrovo, Kardzh.	7.250wz
Trakiets	7.250x0
Elena, Hask.	7.250x1
Tsareva polyana	7.250x2
Zhalti bryag	7.250x3
Bryagovo, Hask.	7.250x4
Vaglarovo	7.250x5
Tankovo, Hask.	7.250x6
Nikolovo, Hask.	7.250x7
Orlovo, Hask.	7.250x8
Karamantsi	7.250x9
Uzundzhovo	7.250xa
Dolno Botevo	7.250xb
Malevo, Hask.	7.250xc
Dinevo	7.250xd
Konush, Hask.	7.250xh
Voyvodovo, Hask.	7.250xi
Knizhovnik	7.250xj
Madzharovo	7.250xk
Stambolovo, Hask.	7.250xl
Mineralni bani, Hask.	7.250xm
Susam	7.250xo
Stamboliyski, Hask.	7.250xp
Klokotnitsa	7.250xq
Nova Nadezhda	7.250xr
Slavyanovo, Hask.	7.250xs
Krivo pole	7.250xt
Pchelari	7.250y4
Mandra	7.250y5
Silen	7.250y7
Sarnitsa, Hask.	7.250y8
Malak izvor, Hask.	7.250y9
Sirakovo, Hask.	7.250ya
Tatarevo, Hask.	7.250yb
Lyaskovets, Hask.	7.250yc
Garvanovo	7.250yd
Lyubimets	7.250yf
Malko gradishte	7.250yg
Oryahovo, Hask.	7.250yh
Lozen, Hask.	7.250yi
Belitsa, Hask.	7.250yj
Valche pole	7.250yk
Georgi Dobrevo	7.250yl
Yerusalimovo	7.250ym
Borislavtsi	7.250yn
Izvorovo, Hask.	7.250yq
Balgarin	7.250yr
Polyanovo, Hask.	7.250ys
Ivanovo, Hask.	7.250yt
Biser	7.250yu
Branitsa	7.250yv
Dositeevo	7.250yw
Oreshets, Hask.	7.250yx
Momkovo	7.250z0
Kapitan Andreevo	7.250z1
Levka	7.250z2
Generalovo	7.250z3
Raykova mogila	7.250z4
Mezek	7.250z5
Studena, Hask.	7.250z6
Siva reka	7.250z7
Simeonovgrad	7.250z9
Kalugerovo, Hask.	7.250za
Svirkovo	7.250zb
Konstantinovo, Hask.	7.250zc
Dryanovo, Hask.	7.250zd
Navasen	7.250ze
Tyanevo, Hask.	7.250zf
Zlatopole	7.25134
Merichleri	7.25135
Brod	7.25136
Radievo	7.25137
Krepost	7.25138
Krum	7.25139
Dobrich, Hask.	7.2513a
Chernogorovo, Hask.	7.2513b
Dolno Belevo	7.2513c
Golyamo Asenovo	7.2513d
Kasnakovo	7.2513f
Bodrovo	7.2513g
Stransko	7.2513h
Skobelevo, Hask.	7.2513i
Varbitsa, Hask.	7.2513j
Gorski izvor, Hask.	7.2513k
Yabalkovo, Hask.	7.2513l
Stoletovo, St. Zagora	7.25184
Opan	7.25185
Yastrebovo, St. Zagora	7.25186
Byal izvor, St. Zagora	7.25187
Kravino	7.25188
Byalo pole	7.25189
Pastren	7.2518a
Sredets, St. Zagora	7.2518b
Vasil Levski, St. Zagora	7.2518c
Trakia	7.2518d
Badeshte	7.2518g
Preslaven	7.2518h
Kirilovo, St. Zagora	7.2518j
Rakitnitsa, St. Zagora	7.2518k
Pamukchii, St. Zagora	7.2518m
Lyulyak	7.2518p
Elenino	7.2518q
Bogomilovo	7.2518r
Zmeyovo	7.2518s
Mihaylovo, St. Zagora	7.2518t
Hrishteni	7.2518u
Madzherito	7.2518x
Spasovo, St. Zagora	7.2518y
Orizovo	7.25190
Bratya Daskalovi	7.25192
Cherna gora, St. Zagora	7.25194
Veren	7.25195
Gita	7.25196
Svoboda, St. Zagora	7.25197
Polski Gradets	7.25198
Troyanovo, St. Zagora	7.2519a
Sarnevo, St. Zagora	7.2519b
Kovachevo, St. Zagora	7.2519c
Znamenosets	7.2519d
Dinya	7.2519e
Lyubenovo, St. Zagora	7.2519f
Trankovo, St. Zagora	7.2519h
Obruchishte	7.2519k
Madrets, St. Zagora	7.2519l
Mednikarovo	7.2519m
Glavan, St. Zagora	7.2519n
Aprilovo, St. Zagora	7.2519o
Razdelna, St. Zagora	7.2519p
Iskritsa	7.2519q
Maglizh	7.251e9
Yagoda	7.251ea
Tulovo	7.251eb
Shipka	7.251ec
Kanchevo	7.251ed
Enina	7.251ee
Sheynovo	7.251ef
Dolno Sahrane	7.251eh
Nikolaevo, St. Zagora	7.251ei
Gurkovo, St. Zagora	7.251ej
Vetren, St. Zagora	7.251ek
Dabovo, St. Zagora	7.251el
Elhovo, St. Zagora, mun. Nikolaevo	7.251em
Razhena	7.251en
Dolno Izvorovo	7.251eo
Yasenovo, St. Zagora	7.251ep
Kran	7.251eq
Yulievo	7.251er
Panicherevo	7.251es
Cherganovo	7.251et
Ovoshtnik	7.251eu
Konare, St. Zagora	7.251ev
Shanovo	7.251ew
Raduntsi	7.251ex
Golyamo Dryanovo	7.251ey
Rozovo, St. Zagora	7.251ez
Dunavtsi, St. Zagora	7.251f0
Gorno Izvorovo	7.251f2
Koprinka	7.251f3
Gorno Cherkovishte	7.251f4
Srednogorovo	7.251f5
Zimnitsa, St. Zagora	7.251f6
Buzovgrad	7.251f7
Hadzhidimitrovo, St. Zagora	7.251f8
Gorno Sahrane	7.251f9
Skobelevo, St. Zagora	7.251fa
Asen, St. Zagora	7.251fb
Pavel banya	7.251fd
Manolovo	7.251fe
Gabarevo	7.251ff
Osetenovo	7.251fg
Tazha	7.251fj
Tarnicheni	7.251fk
Aleksandrovo, St. Zagora	7.251fl
Zhelyu voyvoda	7.251ji
Slivenski mineralni bani	7.251jj
Blatets, Sliven	7.251jk
Gavrailovoc	7.251jl
Krushare	7.251jm
Mokren	7.251jn
Kermen	7.251jo
Ichera	7.251jp
Topolchane	7.251jq
Samuilovo, Sliven	7.251jr
Konyovo	7.251js
Korten	7.251ju
Stoil voyvoda	7.251jv
Kamenovo, Sliven	7.251jw
Omarchevo, Sliven	7.251jx
Mlekarevo	7.251jy
Zagortsi, Sliven	7.251jz
Lyubenova mahala	7.251k0
Sadievo, Sliven	7.251k1
Byala, Sliven	7.251kn
Stara reka, Sliven	7.251ko
Rakovo, Sliven	7.251kp
Trapoklovo	7.251kq
Sotirya	7.251ks
Bikovo	7.251kt
Kriva krusha	7.251ky
Novoselets	7.251l0
Pitovo	7.251l2
Banya, Sliven	7.251l3
Borintsi	7.251lg
Gradets, Sliven	7.251li
Kipilovo	7.251lj
Ticha	7.251lk
Zheravna	7.251ll
Neykovo, Sliven	7.251lm
Yablanovo	7.251ln
Filaretovo	7.251lo
Byala palanka	7.251ls
Shivachevo	7.251lt
Sborishte	7.251lv
Borov dol	7.251lx
Chervenakovo	7.251lz
Bolyarsko	7.251p2
Bezmer, Yambol	7.251p3
Kabile	7.251p4
Stara reka, Yambol	7.251p5
Drazhevo	7.251p6
Kalchevo	7.251p7
Veselinovo, Yambol	7.251p8
Chargan	7.251p9
Roza	7.251pa
Granitovo, Yambol	7.251pe
Boyanovo, Yambol	7.251pf
Razdel, Yambol	7.251pg
Lesovo	7.251ph
Malomirovo	7.251pi
Malak manastir	7.251pj
Melnitsa	7.251pk
Kirilovo, Yambol	7.251pl
Knyazhevo	7.251pm
Ustrem	7.251po
Orlov dol	7.251pp
Srem	7.251pq
Svetlina	7.251ps
Sinapovo	7.251pt
Hlyabovo	7.251pu
Radovets	7.251pv
Bolyarovo	7.251px
Stefan Karadzhovo	7.251py
Mamarchevo	7.251pz
Golyamo Krushevo	7.251q0
Sharkovo	7.251q1
Popovo, Yambol	7.251q2
Dennitsa, Yambol	7.251q3
Voden, Yambol	7.251q4
Ruzhitsa, Yambol	7.251q5
Voynika	7.251q7
Parvenets, Yambol	7.251q8
Zornitsa, Yambol	7.251q9
Kamenets, Yambol	7.251qa
Tamarino	7.251qb
Polyana, Yambol	7.251qc
Nedyalsko	7.251qd
Straldzha	7.251qh
Vodenichane	7.251qi
Irechekovo	7.251qj
Malenovo	7.251qk
Zimnitsa, Yambol	7.251qo
General Inzovo	7.251qq
Malomir, Yambol	7.251qr
Simeonovo, Yambol	7.251qs
Okop	7.251qt
Krumovo, Yambol	7.251qu
Karavelovo, Yambol	7.251qv
Tenevo	7.251qx
Pobeda, Yambol	7.251qy
Hanovo	7.251qz
Botevo, Yambol	7.251rc
Boyadzhik	7.251rd
Ovchi kladenets	7.251re
Skalitsa	7.251rf
General Toshevo, Yambol	7.251rg
Galabintsi	7.251rh
Savino	7.251ri
Golyam manastir	7.251rj
Sindel	7.251zw
Dabravino	7.251zx
Padina, Varna	7.251zy
Priseltsi, Varna	7.25201
Avren, Varna	7.25202
Sadovo, Varna	7.25204
Beloslav	7.25208
Ezerovo, Varna	7.2520a
General Kantardzhievo	7.2520b
Krumovo, Varna	7.2520c
Botevo, Varna	7.2520d
Voditsa, Varna	7.2520e
Ignatievo	7.2520f
Bozveliysko	7.2520g
Tutrakantsi	7.2520h
Slaveykovo, Varna	7.2520i
Ravna, Varna	7.2520j
Komarevo, Varna	7.2520k
Gradinarovo	7.2520l
Cherkovna, Varna	7.2520m
Manastir, Varna	7.2520n
Zhitnitsa, Varna	7.2520o
Blaskovo	7.2520p
General Kiselovo	7.2520q
Valchi dol	7.2520r
Mihalich, Varna	7.2520s
General Kolevo, Varna	7.2520t
Cherventsi	7.2520u
Stefan Karadzha, Varna	7.2520v
Brestak	7.2520w
Kaloyan	7.2520x
Dobrotich	7.2520y
Oborishte, Varna	7.2520z
Shkorpilovtsi	7.25210
Staro Oryahovo	7.25211
Dolni chiflik	7.25212
Byala, Varna	7.25213
Kamchia	7.25214
Grozdyovo	7.25215
Goren chiflik	7.25216
Pchelnik, Varna	7.25217
Rudnik, Varna	7.25218
Golitsa	7.25219
Suvorovo	7.2521d
Vetrino	7.2521l
Belogradets	7.2521m
Mlada gvardia	7.2521n
Neofit Rilski	7.2521o
Nevsha	7.2521p
Dobroplodno	7.2521q
Venchan	7.2521r
Petrov dol, Varna	7.2521s
Momchilovo	7.2521t
Radko Dimitrievo	7.2525q
Gradishte, Shumen	7.2525r
Dibich	7.2525s
Madara	7.2525t
Belokopitovo	7.2525u
Tsarev brod	7.2525v
Salmanovo	7.2525w
Ivanski	7.2525x
Srednya	7.2525y
Drumevo	7.2525z
Pet mogili, Shumen	7.25260
Praventsi	7.25261
Pliska	7.25263
Harsovo, Shumen	7.25264
Voyvoda	7.25265
Varbyane	7.25266
Kaspichan, Shumen	7.25267
Nikola Kozlevo	7.25268
Mirovtsi	7.25269
Zlatar	7.2526a
Dragoevo	7.2526c
Han Krum	7.2526d
Osmar	7.2526e
Milanovo, Shumen	7.2526f
Imrenchevo	7.2526g
Kochovo	7.2526h
Troitsa	7.2526i
Visoka polyana, Shumen	7.2526k
Hitrino	7.2526l
Kapitan Petko	7.2526m
Venets, Shumen	7.2526n
Velino	7.2526o
Razvigorovo	7.2526p
Kamenyak, Shumen	7.2526q
Zhivkovo, Shumen	7.2526r
Trem	7.2526s
Studenitsa	7.2526t
Smyadovo	7.2526v
Yankovo	7.2526w
Veselinovo, Shumen	7.2526x
Rish	7.2526y
Kaolinovo	7.25275
Kliment, Shumen	7.25276
Gusla	7.25277
Lyatno	7.25279
Branichevo	7.2527a
Todor Ikonomovo	7.2527b
Takach	7.2527c
Varbitsa, Shumen	7.2527z
Mengishevo	7.25280
Ivanovo, Shumen	7.25281
Byala reka, Shumen	7.25282
Chernookovo, Shumen	7.25283
Lovets, Shumen	7.25284
Metodievo, Shumen	7.25285
Lukoil Neftochim	7.252bb
Gabar	7.252bd
Kameno	7.252bf
Indzhe voyvoda	7.252bg
Ravnets, Burgas	7.252bh
Rudnik, Burgas	7.252bi
Zidarovo	7.252bj
Cherkovo	7.252bk
Venets, Burgas	7.252bl
Iskra, Burgas	7.252bm
Krumovo gradishte	7.252bn
Ekzarh Antimovo	7.252bo
Devetak	7.252bp
Klikach	7.252bq
Sokolovo, Burgas	7.252br
Nevestino, Burgas	7.252bs
Krushovo, Burgas	7.252bt
Peshtersko	7.252bu
Topolitsa	7.252bw
Pirne	7.252bx
Karageorgievo	7.252by
Lyaskovo, Burgas	7.252bz
Maglen	7.252c0
Sadievo, Burgas	7.252c1
Karanovo, Burgas	7.252c2
Chernograd	7.252c3
Sredets, Burgas	7.252cf
Dyulevo, Burgas	7.252cg
Orlintsi	7.252ch
Momina tsarkva	7.252ci
Fakia	7.252cj
Golyamo Bukovo	7.252ck
Bistrets, Burgas	7.252cl
Debelt	7.252cm
Kubadin	7.252cn
Manolich	7.252cy
Sungurlare	7.252cz
Beronovo	7.252d0
Vezenkovo	7.252d1
Saedinenie, Burgas	7.252d2
Prilep, Burgas	7.252d3
Lozarevo	7.252d4
Podvis, Burgas	7.252d5
Terziysko, Burgas	7.252d6
Vedrovo	7.252d7
Troyanovo, Burgas	7.252d8
Vinarsko	7.252dh
Zhitosvyat	7.252di
Hadzhiite	7.252dr
Pobeda, Dobr.	7.252gu
Ovcharovo, Dobr.	7.252gv
Stozher	7.252gw
Stefanovo, Dobr.	7.252gx
Karapelit	7.252gy
Popgrigorovo	7.252gz
Paskalevo	7.252h0
Vedrina	7.252h1
Smolnitsa	7.252h2
Donchevo	7.252h3
Gurkovo, Dobr.	7.252h7
Dropla, Dobr.	7.252h8
Tsarichino	7.252ha
Senokos, Dobr.	7.252hb
General Toshevo, Dobr.	7.252hf
Petleshkovo	7.252hg
Kardam, Dobr.	7.252hh
Preselentsi	7.252hi
Krasen, Dobr.	7.252hj
Vasilevo	7.252hk
Lyulyakovo, Dobr.	7.252hl
Spasovo, Dobr.	7.252hm
Pchelarovo, Dobr.	7.252hn
Gorichane	7.252ho
Rakovski, Dobr.	7.252hq
Shabla	7.252hr
Vranino	7.252ht
Belgun	7.252hu
Vaklino	7.252hv
Durankulak	7.252hw
Krapets, Dobr.	7.252hx
Kableshkovo, Dobr.	7.252hy
Tervel, Dobr.	7.252hz
Nova Kamena	7.252i0
Orlyak	7.252i1
Zarnevo	7.252i2
Kolartsi	7.252i3
Bozhan	7.252i4
Bezmer, Dobr.	7.252i5
Kladentsi	7.252i6
Kochmar	7.252i7
Bozhurovo, Dobr.	7.252i8
Batovo	7.252i9
Stefan Karadzha, Dobr.	7.252ia
Plachidol	7.252ib
Vladimirovo, Dobr.	7.252ic
Lovchantsi	7.252id
Metodievo, Dobr.	7.252ie
Zhitnitsa, Dobr.	7.252if
Odrintsi, Dobr.	7.252ig
Hitovo	7.252ih
Krushari	7.252ij
Telerig	7.252ik
Lozenets, Dobr.	7.252il
Koriten	7.252im
Polkovnik Dyakovo	7.252in
Cherna, Dobr.	7.252io
Svoboda, Dobr.	7.252it
Benkovski, Dobr.	7.252iu
Kotlentsi	7.252iv
Vrachantsi	7.252iw
Cherni vrah, Burgas	7.252me
Polski izvor	7.252mg
Krushevets	7.252mh
Atia	7.252mi
Balgarovo	7.252mj
Rosen, Burgas	7.252mk
Izvor, Burgas	7.252ml
Rusokastro	7.252mm
Marinka	7.252mn
Skalak, Burgas	7.252n9
Lyulyakovo, Burgas	7.252na
Vresovo	7.252nb
Ruen, Burgas	7.252nc
Dobromir	7.252nd
Tranak	7.252ne
Prosenik	7.252nf
Snyagovo, Burgas	7.252ng
Planinitsa, Burgas	7.252nh
Malko Tarnovo	7.252nk
Gramatikovo	7.252nq
Zvezdets	7.252nr
Kableshkovo, Burgas	7.252o0
Galabets, Burgas	7.252o1
Cherkovna, Targ.	7.252ox
Saedinenie, Targ.	7.252oy
Preselets	7.252oz
Makovo	7.252p0
Presian	7.252p2
Ralitsa	7.252p3
Lilyak	7.252pg
Buhovtsi	7.252ph
Probuda, Targ.	7.252pi
Podgoritsa	7.252pj
Ruets	7.252pk
Alvanovo	7.252pl
Makariopolsko	7.252pm
Dralfa	7.252pn
Vardun	7.252po
Nadarevo	7.252pp
Svetlen, Targ.	7.252pq
Zaraevo	7.252ps
Medovina	7.252pt
Slavyanovo, Targ.	7.252pu
Palamartsa	7.252pv
Sadina	7.252pw
Opaka	7.252pz
Iliyno	7.252q2
Dolno Novkovo	7.252q3
Dolno Kozarevo	7.252q4
Vrani kon	7.252q6
Zelena morava	7.252q7
Izvorovo, Targ.	7.252q8
Kamburovo	7.252q9
Ovcharovo, Targ.	7.252qk
Golyamo Sokolovo	7.252ql
Strazha, Targ.	7.252qm
Bayachevo	7.252qn
Golyamo Novo	7.252qo
Bistra, Targ.	7.252qp
Buynovo, Targ.	7.252qq
Kralevo, Targ.	7.252qr
Bozhurka	7.252qs
Vasil Levski, Targ.	7.252qt
Antonovo	7.252qv
Dobrotitsa, Targ.	7.252qw
Lyubichevo	7.252qy
Taymishte	7.252r0
Stevrek	7.252r1
Kapinovo, V. Tarnovo	7.252rz
Samovodene	7.252s0
Balvan	7.252s1
Kilifarevo	7.252s2
Resen	7.252s3
Golemanite	7.252s4
Debelets, V. Tarnovo	7.252s5
Voneshta voda	7.252s6
Dichin	7.252s7
Nikyup	7.252s9
Belyakovets	7.252sa
Bukovets, V. Tarnovo	7.252sb
Ledenik	7.252sc
Pushevo	7.252sd
Tserova koria	7.252se
Hotnitsa	7.252sg
Gabrovtsi	7.252sh
Karaisen	7.252sk
Mihaltsi	7.252sl
Byala cherkva, V. Tarnovo	7.252sm
Varbovka	7.252sn
Suhindol	7.252so
Butovo	7.252sp
Nedan	7.252sq
Polski Trambesh	7.252st
Obedinenie	7.252su
Maslarevo	7.252sv
Dolna Lipnitsa	7.252sw
Strahilovo	7.252sx
Polski Senovets	7.252sy
Ivancha, V. Tarnovo	7.252sz
Pavel	7.252t0
Kutsina	7.252t1
Zlataritsa	7.252t2 3 6
Elena, V. Tarnovo	7.252t3
Bebrovo	7.252t4
Buynovtsi	7.252t6
Konstantin	7.252t7
Rodina	7.252t8
Slivovitsa	7.252t9
Sredni kolibi	7.252ta
Strazhitsa, V. Tarnovo	7.252td
Kamen, V. Tarnovo	7.252tf
Bryagovitsa	7.252tg
Asenovo, V. Tarnovo	7.252th
Vinograd	7.252ti
Kesarevo	7.252tj
Sushitsa, V. Tarnovo	7.252tk
Blagoevo, V. Tarnovo	7.252tl
Dolna Oryahovitsa	7.252tp
Draganovo, V. Tarnovo	7.252tq
Parvomaytsi	7.252tr
Polikraishte	7.252ts
Yantra, V. Tarnovo	7.252tt
Strelets, V. Tarnovo	7.252tu
Krusheto	7.252tv
Gorna Studena	7.252xt
Alekovo, V. Tarnovo	7.252xu
Balgarsko slivovo	7.252xv
Vardim	7.252xw
Kozlovets	7.252xx
Morava	7.252xy
Ovcha mogila	7.252xz
Oresh	7.252y0
Tsarevets, V. Tarnovo	7.252y1
Dolni Lukovit	7.252yo
Glava	7.252yv
Totleben	7.25332
Pobeda, Pleven	7.25333
Gorni Dabnik	7.25334
Pordim	7.25335
Dolni Dabnik	7.25336
Slavyanovo, Pleven	7.25337
Iskar, Pleven	7.25338 8.lev8x
Podem	7.25339
Riben	7.2533a
Beglezh	7.2533b
Nikolaevo, Pleven	7.2533c
Sadovets	7.2533d
Zgalevo	7.2533e
Krushovitsa, Pleven	7.2533f
Petarnitsa	7.2533g
Barkach	7.2533h
Varbitsa, Pleven	7.2533i
Odarne	7.2533j
Valchitran	7.2533k
Koilovtsi	7.2533l
Tranchovitsa	7.2533m
Izgrev, Pleven	7.2533n
Balgarene, Pleven	7.2533o
Stezherovo	7.2533p
Malchika	7.2533q
Kozar Belene	7.2533r
Asparuhovo, Pleven	7.2533s
Asenovtsi	7.2533t
Obnova	7.2533u
Gradishte, Pleven	7.2533v
Asenovo, Pleven	7.2533w
Nikopol	7.2533x
Vabel, Pleven	7.2533y
Muselievo	7.2533z
Novachene, Pleven	7.25340
Lyubenovo, Pleven	7.25341
Lozitsa, Pleven	7.25342
Dragash voyvoda	7.25343
Debovo	7.25344
Sanadinovo	7.25345
Stavertsi	7.25346
Trastenik, Pleven	7.25347
Dolna Mitropolia	7.25348
Oryahovitsa, Pleven	7.25349
Krushovene	7.2534a
Baykal	7.2534b
Gorna Mitropolia	7.2534c
Bregare	7.2534d
Slavovitsa, Pleven	7.2534e
Gostilya	7.2534f
Kreta, Pleven	7.2534g
Gulyantsi	7.2534h
Gigen	7.2534i
Brest, Pleven	7.2534j
Zagrazhden, Pleven	7.2534k
Milkovitsa	7.2534l
Dolni Vit	7.2534m
Somovit	7.2534n
Dabovan	7.2534o
Lenkovo	7.2534p
Deventsi	7.2534q
Lepitsa	7.2534r
Suhache	7.2534s
Koynare	7.2534t
Chomakovtsi	7.2534u
Telish	7.2534v
Radomirtsi	7.2534w
Breste	7.2534x
Reselets	7.2534y
Ruptsi, Pleven	7.2534z
Tatari	7.25350
Byala voda, Pleven	7.25351
Belene	7.25352 1 1 1 1
Petokladentsi	7.25357
Dekov	7.25358
Kulina voda	7.25359
Rakita, Pleven	7.2535a
Gornik	7.2535b
Donino	7.2538m
Kozi rog	7.2538n
Gabene	7.2538o
Vranilovtsi	7.2538p
Popovtsi	7.2538q
Zhaltesh	7.2538s
Lesicharka	7.2538t
Draganovtsi	7.2538u
Kereka	7.2538w
Sokolovo, Gabr.	7.2538y
Tsareva livada	7.2538z
Yantra, Gabr.	7.25390
Gostilitsa	7.25391
Skalsko	7.25392
Ganchovets	7.25393
Burya	7.25394
Sennik	7.25398
Kormyansko	7.25399
Petko Slaveykov	7.2539a
Gradnitsa, Gabr.	7.2539c
Krushevo, Gabr.	7.2539d
Dobromirka	7.2539e
Plachkovtsi	7.253aa
Vasilyovo	7.253dw
Glozhene, Lovech	7.253dx
Ribaritsa, Lovech	7.253dy
Divchovoto	7.253e1
Cherni Vit	7.253e2
Gradezhnitsa	7.253e3
Glogovo	7.253e4
Malka Zhelyazna	7.253e5
Malinovo	7.253e6
Lisets, Lovech	7.253e7
Bahovitsa	7.253e8
Slavyani	7.253e9
Slivek	7.253ea
Smochan	7.253eb
Brestovo, Lovech	7.253ec
Balgarene, Lovech	7.253ed
Drenov	7.253ee
Slatina, Lovech	7.253ef
Lesidren	7.253eg
Ablanitsa, Lovech	7.253eh
Leshnitsa, Lovech	7.253ei
Goran	7.253ej
Vladinya	7.253el
Gorno Pavlikene	7.253em
Umarevtsi	7.253en
Kakrina	7.253eo
Radyuvene	7.253ep
Slavshtitsa	7.253eq
Ugarchin	7.253er
Mikre	7.253es
Golets	7.253et
Katunets	7.253eu
Sopot, Lovech	7.253ev
Sokolovo, Lovech	7.253ex
Kalenik, Lovech	7.253ey
Dragana	7.253ez
Letnitsa	7.253f1
Aleksandrovo, Lovech	7.253f2
Gorsko Slivovo	7.253f3
Krushuna	7.253f4
Chavdartsi	7.253f6
Karpachevo	7.253f8
Gumoshtnik	7.253fa
Oreshak, Lovech	7.253fc
Borima	7.253fd
Vrabevo	7.253fe
Dalbok dol	7.253ff
Lomets, Lovech	7.253fg
Golyama Zhelyazna	7.253fh
Apriltsi, Lovech	7.253fi
Debnevo	7.253fj
Belish	7.253fk
Cherni Osam	7.253fm
Balkanets	7.253fn
Velchevo, Lovech	7.253fo
Beli Osam	7.253fp
Shipkovo	7.253fq
Kaleytsa	7.253fr
Dobrodan	7.253fs
Beklemeto	7.253ft
Belentsi	7.253g4
Petrevene	7.253g5
aglen	7.253g6
Dermantsi	7.253g7
Bezhanovo, Lovech	7.253g8
Rumyantsevo	7.253g9
Daben	7.253ga
Karlukovo	7.253gb
Peshterna	7.253gc
Toros	7.253gd
Malak izvor, Lovech	7.253ge
Yablanitsa	7.253gf
Zlatna Panega	7.253gg
Brestnitsa, Lovech	7.253gi
Dobrevtsi, Lovech	7.253gl
Golyam izvor, Lovech	7.253gm
Resilovo	7.253hi
Gorna Koznitsa	7.253hj
Yahinovo	7.253hk
Kraynitsi	7.253hl
Dzherman	7.253hm
Cherven breg	7.253hn
Balanovo	7.253ho
Samoranovo	7.253hr
Shatrovo	7.253ht
Korkina	7.253hu
Golemo selo	7.253hv
Babino	7.253hw
Golem Varbovnik	7.253hx
Boboshevo	7.253hy
Usoyka	7.253hz
Blazhievo	7.253i0
Pastra	7.253i4
Kocherinovo	7.253i5
Rila	7.253i6
Mursalevo	7.253i8
Malo selo	7.253i9
Stob	7.253ia
Lopyan	7.253ji
Brusen, Sofia	7.253jj
Laga	7.253jk
Malki Iskar	7.253jl
Yamna	7.253jm
Opitsvet	7.253jq
Petarch	7.253jw
Gradets, Sofia	7.253jx
Dragovishtitsa, Sofia	7.253jy
Dramsha	7.253jz
Dolna banya	7.253k0
Kovachevtsi, Sofia	7.253k3
Belchinski bani	7.253k4
Govedartsi	7.253k5
Gorni Okol	7.253k6
Shiroki dol	7.253k7
Raduil	7.253k9
Radotina	7.253kc
Pravets	7.253kd
Vrachesh	7.253ke
Trudovets	7.253kf
Novachene, Sofia	7.253kg
Skravena	7.253kh
Litakovo	7.253ki
Dzhurovo	7.253kj
Kostenets	7.253km 2
Vakarel	7.253kn
Mirovo, Sofia	7.253kp
Chernyovo	7.253kq
Pchelin, Sofia	7.253kr
Muhovo	7.253ks
Zhivkovo, Sofia	7.253kt
Gorna Malina	7.253kw
Stolnik	7.253ky
Lesnovo	7.253kz
Ravno pole	7.253l0
Sarantsi	7.253l1
Doganovo	7.253l2
Aprilovo, Sofia	7.253l3
Lakatnik	7.253l6
Iskrets	7.253l7
Rebrovo	7.253l8
Milanovo, Sofia	7.253l9
Vlado Trichkov	7.253la
Tserovo, Sofia	7.253lb
Bov	7.253lc
Tompsan	7.253ld
Dragoman	7.253lg
Kalotina	7.253li
Gaber	7.253lj
Hrabarsko	7.253lk
Aldomirovtsi	7.253ll
Prolesha	7.253lm
Golemo Malovo	7.253ln
Pirdop	7.253lp
Mirkovo	7.253lq
Dushantsi	7.253lr
Koprivshtitsa	7.253ls
Chelopech	7.253lt
Anton	7.253lu
Bunovo, Sofia	7.253lv
Petrich, Sofia	7.253lw
Chavdar, Sofia	7.253lx
Gintsi	7.253m0
Golesh, Sofia	7.253m1
Selishte, Blag.	7.253s7
Topolnitsa, Blag.	7.253se
Kolarovo, Blag.	7.253sf
Karnalovo	7.253sg
Kulata	7.253sh
Marikostinovo	7.253si
Parvomay, Blag.	7.253sj
Gabrene	7.253sk
Damyanitsa	7.253sm
Kresna	7.253sp
Strumyani	7.253sq
Sklave	7.253sr
Levunovo	7.253ss
Melnik	7.253st
Katuntsi	7.253su
Ploski	7.253sv
Yakoruda	7.253sy
Belitsa, Blag.	7.253t0
Banya, Blag.	7.253t1
Eleshnitsa, Blag.	7.253t2
Dobrinishte	7.253t3
Bachevo	7.253t4
Kornitsa	7.253v4
Koprivlen	7.253v5
Dabnitsa	7.253v6
Garmen	7.253v7
Ablanitsa, Blag.	7.253v8
Banichan	7.253v9
Ribnovo	7.253va
Gorno Dryanovo	7.253vb
Hadzhidimovo	7.253vc
Breznitsa	7.253vd
Dolno Dryanovo	7.253vf
Bukovo, Blag.	7.253vg
Osikovo, Blag.	7.253vh
Satovcha	7.253vp
Osina	7.253vs
Kochan	7.253vt
Slashten	7.253vu
Valkosel	7.253vv
Godeshevo	7.253vw
Dolen, Blag.	7.253vx
Kladnitsa	7.2540f
Batanovtsi	7.2540g
Rudartsi	7.2540h
Meshtitsa	7.2540i
Studena, Pernik	7.2540j
Divotino	7.2540l
Dragichevo	7.2540m
Yardzhilovtsi	7.2540n
Priboy	7.2540o
Dolni Rakovets	7.2540r
Izvor, Pernik	7.2540s
Klenovik	7.2540t
Dren	7.2540u
Kovachevtsi, Pernik	7.2540v
Drugan	7.2540w
Dolna Dikanya	7.2540x
Tran	7.2540z
Vukan	7.25410
Filipovtsi	7.25411
Glavanovtsi, Pernik	7.25412
Leva reka	7.25413
Zemen	7.25419
Kalishte	7.2541a
Divlya	7.2541b
Elovdol, Pernik	7.2541c
Egalnitsa	7.2541d
Breznik	7.2541j
Rezhantsi	7.2541k
Noevtsi	7.2541l
Kosharevo	7.2541m
Velkovtsi, Pernik	7.2541n
Bersin	7.2545y
Granitsa	7.2545z
Gorna Grashtitsa	7.25460
Rashka Grashtitsa	7.25461
Vaksevo	7.25462
Nevestino, Kyust.	7.25463
Bagrentsi	7.25464
Tavalichevo	7.25465
Yabalkovo, Kyust.	7.25466
Skrinyano	7.25468
Zhilentsi	7.25469
Dragovishtitsa, Kyust.	7.2546a
Vrattsa	7.2546b
Shishkovtsi	7.2546c
Gyueshevo	7.2546d
Konyavo	7.2546e
Treklyano	7.2546f
Garlyano	7.2546g
Sovolyano	7.2546h
Eremia	7.2546i
Shipochano	7.2546k
Gramazhdano	7.2546l
Bunovo, Kyust.	7.2546m
Dolno selo	7.2546n
Slokoshtitsa	7.2546o
Razhdavitsa	7.2546p
Dolno Uyno	7.2546q
Tsarvaritsa	7.2546r
Shtraklevo	7.254bj
Novo selo, Ruse	7.254bl
Pirgovo	7.254bm
Chervena voda	7.254bn
Ivanovo, Ruse	7.254bo
Marten	7.254bp
Nikolovo, Ruse	7.254bq
Tsenovo, Ruse	7.254bu
Bosilkovtsi	7.254bv
Novgrad	7.254bw
Koprivets	7.254bx
Karamanovo	7.254bz
Polsko Kosovo	7.254c0
Lom Cherkovna	7.254c1
Borisovo, Ruse	7.254c3
Yudelnik	7.254c4
Ryahovo	7.254c5
Malko Vranovo	7.254c6
Babovo	7.254c7
Stambolovo, Ruse	7.254c8
Golyamo Vranovo	7.254c9
Brashlen	7.254ca
Borovo, Ruse	7.254cc
Dve mogili	7.254cd
Bazovets, Ruse	7.254ce
Obretenik	7.254cf
Batishnitsa	7.254cg
Trastenik, Ruse	7.254ch
Baniska	7.254cj
Gorno Ablanovo	7.254ck
Katselovo	7.254cl
Semerdzhievo	7.254cm
Prosena	7.254cn
Krasen, Ruse	7.254co
Cherven, Ruse	7.254cs
Mechka, Ruse	7.254cu
Koshov	7.254cv
Vetovo	7.254cx
Bazan	7.254cz
Pisanets	7.254d0
Smirnenski, Ruse	7.254d1
Svalenik	7.254d2
Tserovets	7.254d3
Glodzhevo	7.254dk
Senovo	7.254dl
Hotantsa	7.254ds
Sandrovo	7.254du
Nisovo	7.254dw
Tsar Kaloyan, Razgrad	7.254k8
Isperih	7.254kf
Zavet, Razgrad	7.254kq
Yuper	7.254kt
Terter	7.254kw
Loznitsa, Razgrad	7.254ln
Samuil	7.254lp
Alekovo, Silistra	7.254pq
Golesh, Silistra	7.254pr
Kalipetrovo	7.254ps
Oven	7.254pt
Sredishte, Silistra	7.254pu
Babuk	7.254pv
Tsar Asen, Silistra	7.254pw
Smilets, Silistra	7.254px
Zafirovo	7.254q0
Staro selo, Silistra	7.254q1
Nova Cherna	7.254q2
Tsar Samuil	7.254q3
Glavinitsa, Silistra	7.254q4
Malak Preslavets	7.254q5
Bogdantsi, Silistra	7.254q6
Kolarovo, Silistra	7.254q7
Pravda, Silistra	7.254q8
Okorsh	7.254q9
Dulovo	7.254qa
Zlatoklas	7.254qb
Chernolik	7.254qc
Mezhden	7.254qd
Vokil	7.254qe
Paisievo	7.254qf
Sekulovo	7.254qg
Yarebitsa	7.254qh
Tutrakan	7.254qs 1 5
Dobrotitsa, Silistra	7.254qu
Sitovo, Silistra	7.254qv
Polyana, Silistra	7.254qw
Iskra, Silistra	7.254qx
Belitsa, Silistra	7.254qz
Popina	7.254r0
Garvan, Silistra	7.254r1
Bradvari	7.254r4
Alfatar	7.254r5
Profesor Ishirkovo	7.254r6
Aydemir	7.254r7
Vetren, Silistra	7.254r8
Srebarna	7.254r9
Sratsimir, Silistra	7.254ra
Kaynardzha	7.254rb
Stefan Karadzha, Silistra	7.254ro
Zvenimir	7.254rp
Zebil	7.254rq
Nozharevo	7.254rr
Suhodol, Silistra	7.254rs
Sokol, Silistra	7.254rt
Shumentsi	7.254ru
Tarnovtsi, Silistra	7.254rv
Virovsko	7.2553a
Chelopek	7.2553b
Banitsa	7.2553c
Mramoren	7.2553d
Chiren	7.2553f
Kostelevo	7.2553g
Krivodol	7.2553h
Tishevitsa	7.2553j
Tsarevets, Vratsa	7.2553l
Zverino	7.2553m
Roman	7.2553n
Tipchenitsa	7.2553o
Gorna Beshovitsa	7.2553p
Kameno pole	7.2553q
Lyutidol	7.2553r
Eliseyna	7.2553s
Sinyo bardo	7.2553t
Tlachene	7.2553u
Dobrolevo	7.2553v
Knezha	7.2553w
Komarevo, Vratsa	7.2553x
Tarnak	7.2553y
Bardarski geran	7.2553z
Galiche	7.25540
Popitsa	7.25541
Altimir	7.25542
Tarnava, Vratsa	7.25543
Gabare	7.25544
Malorad	7.25545
Lazarovo	7.25546
Enitsa	7.25547
Nivyanin	7.25548
Brenitsa, Vratsa	7.25549
Sokolare	7.2554a
Borovan	7.2554b
Barkachevo	7.2554c
Bukovets, Vratsa	7.2554d
Glozhene, Vratsa	7.2554o
Mizia	7.2554p
Mihaylovo, Vratsa	7.2554q
Harlets	7.2554r
Krushovitsa, Vratsa	7.2554s
Sofronievo	7.2554t
Hayredin	7.2554u
Lipnitsa, Vratsa	7.2554v
Butan	7.2554w
Rogozen	7.2554x
Oryahovo, Vratsa	7.2554z
Selanovtsi	7.25550
Galovo	7.25551
Gorni Vadin	7.25552
Ostrov	7.25553
Leskovets, Vratsa	7.25554
Golyamo Peshtene	7.25558
Kravoder	7.25559
Devene	7.2555a
Lilyache	7.2555b
Ohoden	7.2555c
Beli Izvor	7.2555d
Zgorigrad	7.2555e
Lyutadzhik	7.2555f
Gorno Peshtene	7.2555g
Pavolche	7.2555h
Kutovo	7.2558v
Bregovo, Vidin	7.2558w
Kapitanovtsi	7.2558x
Dunavtsi, Vidin	7.2558y
Gradets, Vidin	7.2558z
Novo selo, Vidin	7.25590
Archar	7.25591
Bukovets, Vidin	7.25592
Gamzovo	7.25593
Stakevtsi	7.25594
Oreshets, Vidin	7.25596
Drenovets	7.25597
Ruzhintsi	7.25598
Belo pole, Vidin	7.25599
Gorni Lom	7.2559a
Chuprene	7.2559b
Dolni Lom	7.2559c
Rabisha	7.2559d
Rabrovo	7.2559e
Rakovitsa	7.2559g
Boynitsa	7.2559h
Tsar Petrovo	7.2559j
Staropatitsa	7.2559k
Gramada	7.2559l
Shishentsi	7.2559m
Makresh	7.2559n
Septemvriytsi, Vidin	7.2559o
Dimovo, Vidin	7.2559p
Inovo	7.2559q
Gomotartsi	7.2559r
Vrav	7.2559s
Vinarovo, Vidin	7.2559t
Sinagovtsi	7.2559u
Bela Rada	7.2559v
Negovanovtsi	7.2559w
Slanotran	7.2559x
Izvor, Vidin	7.2559z
Druzhba	7.255a0
Koshava	7.255a1
Antimovo, Vidin	7.255a2
Kosovo, Vidin	7.255a3
Kalenik, Vidin	7.255a4
Beli breg	7.255eg
Boychinovtsi	7.255eh
Vladimirovo, Mont.	7.255ei
Madan, Mont.	7.255ej
Lehchevo	7.255ek
Kobilyak	7.255el
Marchevo	7.255em
Gorno Ozirovo	7.255eo
Zamfirovo	7.255ep
Kotenovtsi	7.255eq
Barzia	7.255er
Yagodovo, Mont.	7.255es
Dolno Ozirovo	7.255et
Slatina, Mont.	7.255eu
Varshets	7.255ev
Gaganitsa	7.255ew
Borovtsi	7.255ex
Belotintsi	7.255f8
Doktor Yosifovo	7.255f9
Smolyanovtsi	7.255fa
Studeno buche	7.255fc
Gabrovnitsa	7.255fd
Slavotin	7.255fe
Vinishte	7.255ff
Krapchene	7.255fg
Dolna Riksa	7.255fh
Mitrovtsi	7.255fi
Georgi Damyanovo	7.255fj
Belimel	7.255fk
Prevala	7.255fl
Chiprovtsi	7.255fm
Kopilovtsi, Mont.	7.255fn
Govezhda	7.255fo
Gorno Tserovene	7.255fp
Gavril Genovo	7.255fq
Gorna Kovachitsa	7.255fr
Bezdenitsa	7.255fs
Sumer	7.255ft
Stubel	7.255fw
Dolna Verenitsa	7.255fz
Blagovo, Mont.	7.255g0
Lipen	7.255g1
Asparuhovo, Mont.	7.255k7
Kovachitsa	7.255k8
Dolno Tserovene	7.255k9
Staliyska mahala	7.255ka
Traykovo	7.255kb
Stanevo	7.255kc
Komoshtitsa	7.255kd
Zamfir	7.255ke
Medkovets	7.255kf
Slivata	7.255kg
Rasovo	7.255kh
Septemvriytsi, Mont.	7.255ks
Dolni Tsibar	7.255kt
Yakimovo	7.255ku
Valchedram	7.255kw
Zlatia, Mont.	7.255kx
Razgrad, Mont.	7.255ky
Mokresh, Mont.	7.255kz
Dalgodeltsi	7.255l0
Cherni vrah, Mont.	7.255l1
Bukovets, Mont.	7.255ly
Brusartsi	7.255lz
Kiselevo	7.255m0
Vasilovtsi, Mont.	7.255m1
Smirnenski, Mont.	7.255m3
Abovyan/Akunk/Byureghavan/Nor Gyugh/Verin Ptghni, Kotayk	7.287ik 1 7
Abovyan, Kotayk	7.287im 1 1 2
Abovyan/Arzni/Arinj/Geghashen, Kotayk	7.287ip 8.ma37t
Garni/Abovyan, Kotayk	7.287ir
Hankavan/Hrazdan/Tsaghkadzor, Kotayk	7.287iu 1 7
Hrazdan, Kotayk	7.287iw 1 1 2 8.ma3aa 1 1 1 1 g 2 3 1 3 9.66swxu 1 1 1 1
Tsaghkadzor, Kotayk	7.287iz 8.ma3af 1 1 1 1 9.66swxz 1 1 1 1
Kanakeravan/Nor Geghi/Nor Hajn/Yeghvard, Kotayk	7.287j4 1 7
Yeghvard, Kotayk	7.287j6 1 2 1 3 9.66sxpm 1 1 1 1
Nor Hajn, Kotayk	7.287j8 9.66sxpr 1 1 1 1
Yeghvard/Nor Hajn, Kotayk	7.287jb
Echmiadzin/Musaler/Parakar/Zvartnots, Armavir	7.287l2 1 7
Echmiadzin, Armavir	7.287l4 2 1 1 8.ma3wt b 1 1 2 1
Zvartnots, Armavir	7.287l5 4 9.66t349 1 1
Aghdzq/Ashtarak/Karbi/Oshakan, Aragatsotn	7.287lc 1 4 2 1
Ashtarak, Aragatsotn	7.287le 1 3 3
Ashtarak/Byurakan/Ohanavan, Aragatsotn	7.287lg 8.ma3zl
Baghramyan/Lernagog, Armavir	7.287lm 1 3 1 3
Baghramyan, Armavir	7.287lo 4 1 2 8.ma3x2
Baghramyan/Myasnikyan, Armavir	7.287lp 8.ma42d
Ararat/Vedi/Vosketap, Ararat	7.287lw 1 4
Artashat/Aygezard/Dalar/Kaghtsrashen/Mkhchyan/Shahumyan, Ararat	7.287m6 1 3 4
Artashat, Ararat	7.287m8 3 1 1
Artashat/Norashen, Ararat	7.287m9 6 8.ma47x
Ayntap/Masis/Nor Kharberd/Norabats, Ararat	7.287mg 1 6 1
Masis, Ararat	7.287mi 2 1 1 3 8.ma4ap
Ayntap/Masis, Ararat	7.287mj
Araks/Armavir/Hoktember/Lenughi/Metsamor/Zartonk, Armavir	7.287mq 1 7 8.ma4cj 1 1
Armavir	7.287ms 2 1 1 8.ma4d7 a
Metsamor, Armavir	7.287mt
Armavir/Mrgashat	7.287mx
Armavir/Nalbandian	7.287mz
Maralik/Sarnaghbyur, Shirak	7.287o4 1 4 2 1
Maralik, Shirak	7.287o6 1 1 2 3
Artik/Pemzashen, Shirak	7.287oo 1 6 1
Artik, Shirak	7.287oq 1 2 1 3
Artik/Panik, Shirak	7.287os 8.ma4wx
Talin/Aragats/Katnaghbyur/Mastara, Aragatsotn	7.287q6 8.ma5at
Aragatsavan/Talin, Aragatsotn	7.287qb
Aparan/Artavan/Kuchak, Aragatsotn	7.287r0 8.ma5j5
Alaverdi/Odzun/Tsaghkashat/Tumanyan, Lori	7.287r6 1 7 1
Alaverdi, Lori	7.287r8 1 1 1 1
Alaverdi/Akhtala/Tumanyan, Lori	7.287rd 8.ma5lx
Tashir/Metsavan, Lori	7.287rj 6 8.ma5op
Bovadzor/Stepanavan, Lori	7.287s0 1 4 2 1
Stepanavan, Lori	7.287s2 1 1 2 3 8.ma5u9
Tsakhkahovit, Aragatsotn	7.287sa 2 1 3 8.ma5x1
Martuni/Vardenik, Gegharkunik	7.287tr 8.ma6ax
Azatamut/Getahovit/Ijevan/Yenokavan, Tavush	7.287ty 1 4 3
Ijevan/Aygehovit/Achajur, Tavush	7.287u0 8.ma6dp
Ijevan, Tavush	7.287u1 1 2 1 2
Gavar/Sarukhan, Gegharkunik	7.287u8 1 6 1
Tchambarak/Vahan, Gegharkunik	7.287um 8.ma6j9
Berdavan/Koghb/Noyemberyan, Tavush	7.287us 1 3 4
Noyemberyan, Tavush	7.287uu 4 8.ma6ma 1 3 3 1
Noyemberyan/Voskepar/Koti/Koghb, Tavush	7.287uv 8.ma6m1
Koghb/Noyemberyan, Tavush	7.287ux
Berdavan/Noyemberyan, Tavush	7.287uz
Aygepar/Berd, Tavush	7.287v2 1 3 4
Berd, Tavush	7.287v4 4 1 2
Berd/Mosesgegh/Navur/Norashen, Tavush	7.287v5 8.ma6ot
Artsvaberd/Berd, Tavush	7.287v7
Dilijan, Tavush	7.287vc 2 1 3 3
Dilijan/Haghartsin/Teghut, Tavush	7.287vg 8.ma6rl
Getap/Salli/Yeghegnadzor, Vayots dzor	7.287yy 1 3 3 1
Yeghegnadzor, Vayots dzor	7.287z0 3 1 8.ma7ry 2 4
Yeghegnadzor/Malishka/Shatin, Vayots dzor	7.287z1 8.ma7rp
Sisian, Syunik	7.287zi 2 1 3 1 1 1 8.ma7wf
Goris/Verishen, Syunik	7.287zs 1 6 1
Davit Bek/Kajaran/Kapan, Syunik	7.28802 1 6 1
Kapan, Syunik	7.28804 3 1 3 8.ma81o 1 1 1 1 9.66u8s2 1 1 1 1
Kajaran, Syunik	7.28805 8.ma81t 1 1 1 1 9.66u8s7 1 1 1 1
Meghri/Agarak, Syunik	7.2880c 1 6 1
Agarak, Syunik	7.2880e
Meghri, Syunik	7.2880f 1 2 3 9.66u9ju 1 1 1 1
Agarak/Shvanidzor, Syunik	7.2880h
Jermuk/Gndevaz, Vayots dzor	7.2880p 8.ma88d
Gyumri/Akhuryan, Shirak	7.2887k 1 8.maa5y 1 1 1
Akhuryan, Shirak	7.2887r 8.maa5s 1 1 1 1 9.66utnf
Vanadzor/Gugark, Lori	7.288ac 1 7
Vyalikaya Byerastavitsa, Grodno Region	7.28eon
Volkovysk	7.28eoo
Svisloch, Grodno Region	7.28eop
Shchuchin, Grodno Region	7.28eoq
Mosty, Grodno Region	7.28eor
Slonim	7.28eq2
Dyatlovo, Grodno Region	7.28eq3
Zelva, Grodno Region	7.28eq4
Ostrovets, Grodno Region	7.28eqv
Smorgon	7.28eqw
Oshmyany	7.28eqx
Voronovo, Grodno Region	7.28eqy
Ivye, Grodno Region	7.28eqz
Korelichi, Grodno Region	7.28er0
Novogrudok	7.28er1
Kamenets, Brest Region	7.28erz
Pruzhany, Brest Region	7.28es0
Lyakhovichi, Brest Region	7.28es1
Zhabinka, Brest Region	7.28es9
Kobryn	7.28esa
Bereza, Brest Region	7.28esb
Drogichin, Brest Region	7.28esc
Ivatsevichi, Brest Region	7.28esd
Gantsevichi, Brest Region	7.28ese
Luninets, Brest Region	7.28esf
Malorita, Brest Region	7.28esj
Ivanovo, Brest Region	7.28esk
Stolin, Brest Region	7.28esn
Maryina Gorka, Minsk Region	7.28eu9
Cherven	7.28eua
Berezino, Minsk Region	7.28eub
Dzerzhinsk	7.28euc
Stolbtsy	7.28eud
Uzda, Minsk Region	7.28eue
Kopyl, Minsk Region	7.28euf
Nesvizh	7.28evu
Vileyka	7.28evv
Volozhin	7.28evw
Lahoysk	7.28evy
Zhodino	7.28evz
Smalyavichy	7.28ew0
Starye Dorogi, Minsk Region	7.28ewg
Kletsk, Minsk Region	7.28ewh
Lyuban, Minsk Region	7.28ewi
Slutsk	7.28ewj
Krupki, Minsk Region	7.28ewk
Myadel	7.28ewl
Shumilino, Vitebsk Region	7.28f5u
Beshenkovichi, Vitebsk Region	7.28f5v
Lepel	7.28f5w
Chashniki, Vitebsk Region	7.28f5x
Senno, Vitebsk Region	7.28f5z
Tolochin	7.28f60
Dubrovno, Vitebsk Region	7.28f61
Liozno, Vitebsk Region	7.28f62
Gorodok, Vitebsk Region	7.28f63
Verhnedvinsk, Vitebsk Region	7.28f6f
Miory, Vitebsk Region	7.28f6g
Braslav	7.28f6h
Sharkovshchina, Vitebsk Region	7.28f6i
Postavy	7.28f6j
Dokshitsy, Vitebsk Region	7.28f6l
Ushachi, Vitebsk Region	7.28f6m
Rossony, Vitebsk Region	7.28f6n
Glusk, Mogilev Region	7.28f8m
Byhov, Mogilev Region	7.28f8n
Belynichi, Mogilev Region	7.28f8o
Gorki, Mogilev Region	7.28f8p
Krugloye, Mogilev Region	7.28f8q
Osipovichi	7.28f8r
Klichev, Mogilev Region	7.28f8s
Kirovsk, Mogilev Region	7.28f8t
Krasnopolye, Mogilev Region	7.28f8u
Shklov	7.28f8v
Mstislavl	7.28f8w
Krichev, Mogilev Region	7.28f8x
Chausy, Mogilev Region	7.28f8y
Cherikov, Mogilev Region	7.28f8z
Klimovichi, Mogilev Region	7.28f90
Kostyukovichi, Mogilev Region	7.28f91
Slavgorod, Mogilev Region	7.28f92
Khotimsk, Mogilev Region	7.28f93
Dribin, Mogilev Region	7.28f94
Vetka, Gomel Region	7.28fbe
Chechersk, Gomel Region	7.28fbg
Dobrush, Gomel Region	7.28fbh
Zhlobin	7.28fbi
Budo-Koshelevo, Gomel Region	7.28fbk
Korma, Gomel Region	7.28fbl
Rogachev	7.28fbn
Rechitsa	7.28fbo 8.leqgb
Svetlogorsk	7.28fbq
Bragin, Gomel Region	7.28fbs
Kalinkovichi	7.28fbt
Khoiniki, Gomel Region	7.28fbu
Loyev, Gomel Region	7.28fbv
Petrikov, Gomel Region	7.28fby
Zhitkovichi, Gomel Region	7.28fc1
Yelsk, Gomel Region	7.28fc2
Narovlya, Gomel Region	7.28fc3
Lelchitsy, Gomel Region	7.28fc4
Oktyabrskiy, Gomel Region	7.28fc5
Uzhhorod, Zakarpattia	7.29iia
Mukacheve, Zakarpattia	7.29iij
Rakhiv, Zakarpattia	7.29iik
Svalyava, Zakarpattia	7.29iil
Solotvyno/Tyachiv, Zakarpattia	7.29iim
Great Berezny, Zakarpattia	7.29iin
Volovets, Zakarpattia	7.29iio
Berehove, Zakarpattia	7.29iit
Hust, Zakarpattia	7.29iiu
Vinogradov, Zakarpattia	7.29iiv
Irshava, Zakarpattia	7.29iiw
Perechyn, Zakarpattia	7.29iix
Mizhhirya, Zakarpattia	7.29iiy
Pustomyty, Lviv	7.29ila
Gorodok, Lviv	7.29ilb
Mostyska, Lviv	7.29ile
Sambir, Lviv	7.29ilg
Old Sambir, Lviv	7.29ili
Zhidachiv, Lviv	7.29ilj
Nikolaev, Lviv	7.29ill
Drogobych, Lviv	7.29ilo
Stryi, Lviv	7.29ilp
Truskavets, Lviv	7.29ilr
Boryslav/Skhidnytsya, Lviv	7.29ils
Chervonograd, Lviv	7.29ilt
Skole/Slavske, Lviv	7.29ilv
Zhovkva, Lviv	7.29ilw
Kamyanka-Buzka, Lviv	7.29ily
Radehiv, Lviv	7.29ilz
Novoyavorivsk, Lviv	7.29im0
Sokal, Lviv	7.29im1
Yavoriv, Lviv	7.29im3
Morshin, Lviv	7.29im4
Novy Rozdol, Lviv	7.29im5
Peremyshlyany, Lviv	7.29im7
Busk, Lviv	7.29im8
Zolochiv, Lviv	7.29im9
Brody, Lviv	7.29ima
Turka, Lviv	7.29imd
Volodymyr-Volynsky, Volyn	7.29ioe
Novovolynsk, Volyn	7.29iog
Old Vyzhivka, Volyn	7.29ioi
Kovel, Volyn	7.29ioo
Shatsk, Volyn	7.29ior
Kamin-Kashirsky, Volyn	7.29iot
Lubeshiv, Volyn	7.29ioy
Turiysk, Volyn	7.29ioz
Kivertsi/Tsuman, Volyn	7.29ip1
Ratne, Volyn	7.29ip2
Rozhysche, Volyn	7.29ip4
Ivanychi, Volyn	7.29ip8
Lokachi, Volyn	7.29ipa
Manevichi, Volyn	7.29ipc
Lyuboml, Volyn	7.29ipd
Gorokhov, Volyn	7.29ipf
Gorodenka, Ivano-Frankivsk	7.29iqu
Halych, Ivano-Frankivsk	7.29iqv
Verkhovyna, Ivano-Frankivsk	7.29iqw
Kolomyia, Ivano-Frankivsk	7.29iqx
Vorokhta/Yaremche, Ivano-Frankivsk	7.29iqy
Rohatyn, Ivano-Frankivsk	7.29iqz
Tysmenytsia, Ivano-Frankivsk	7.29ir0
Bolechov, Ivano-Frankivsk	7.29ir1
Burshtyn, Ivano-Frankivsk	7.29ir2
Bogorodchany, Ivano-Frankivsk	7.29irz
Kalush, Ivano-Frankivsk	7.29is0
Rozhnyatov, Ivano-Frankivsk	7.29is2
Delyatin/Nadvirna, Ivano-Frankivsk	7.29is3
Zabolotov/Sniatyn, Ivano-Frankivsk	7.29is4
Valley, Ivano-Frankivsk	7.29is5
Kosiv, Ivano-Frankivsk	7.29is6
Tlumach, Ivano-Frankivsk	7.29is7
Meeting, Ternopil	7.29itw
Borschiv, Ternopil	7.29itx
Pidhaytsi, Ternopil	7.29ity
Podvolochisk, Ternopil	7.29itz
Buchach, Ternopil	7.29iu0
Kremenets/Pochayiv, Ternopil	7.29iu2
Kozlov/Kozova, Ternopil	7.29iu3
Berezhany, Ternopil	7.29iu4
Lanovtsi, Ternopil	7.29iu5
Zbarazh, Ternopil	7.29iu6
Terebovlya, Ternopil	7.29iu7
Chortkiv, Ternopil	7.29iu8
Zalishchiki, Ternopil	7.29iua
Monastery, Ternopil	7.29iub
Gusyatin, Ternopil	7.29iud
Shumsk, Ternopil	7.29iue
Zarechnaya, Rivne	7.29iwg
Radivilov, Rivne	7.29iwh
Volodymyrets, Rivne	7.29iwi
Rokitne, Rivne	7.29iwj
Kuznetsovsk, Rivne	7.29iwk
Demidivka, Rivne	7.29iwl
Goshcha, Rivne	7.29iwy
Korets, Rivne	7.29iwz
Zdolbunov, Rivne	7.29ix0
Berezne, Rivne	7.29ix1
Ostrog, Rivne	7.29ix2
Sarny, Rivne	7.29ix3
Dubno, Rivne	7.29ix4
Kostopil, Rivne	7.29ix5
Dubrovitsa, Rivne	7.29ix6
Mlyniv, Rivne	7.29ix7
Vyzhnytsia, Chernivtsi	7.29iz6
Kelmentsi, Chernivtsi	7.29iz8
Novoselytsia, Chernivtsi	7.29iz9
Deep, Chernivtsi	7.29iza
Storozhynets, Chernivtsi	7.29izb
Kitsman, Chernivtsi	7.29izc
Zastavna, Chernivtsi	7.29izd
Putila, Chernivtsi	7.29ize
Sokyryany, Chernivtsi	7.29izf
Hertz, Chernivtsi	7.29izg
Novodnistrovsk, Chernivtsi	7.29izh
Shepetovka, Khmelnytskyi	7.29j28
Belogorsk, Khmelnytskyi	7.29j29
Netishyn/Slavuta, Khmelnytskyi	7.29j2a
Polonne, Khmelnytskyi	7.29j2b
Theophyll, Khmelnytskyi	7.29j2c
Volochysk, Khmelnytskyi	7.29j2d
Vinkivtsi, Khmelnytskyi	7.29j2e
New Ushitsa, Khmelnytskyi	7.29j2f
Kamyanets-Podilskyi, Khmelnytskyi	7.29j2h
Old Sinyava, Khmelnytskyi	7.29j2i
Gorodok/Sataniv, Khmelnytskyi	7.29j2j
Iziaslav, Khmelnytskyi	7.29j2k
Yarmolintsy, Khmelnytskyi	7.29j2l
Starokostiantyniv, Khmelnytskyi	7.29j2m
Krasilov, Khmelnytskyi	7.29j2n
Derazhnya, Khmelnytskyi	7.29j2o
Letychiv/Medzhybizh, Khmelnytskyi	7.29j2p
Dunaevtsi, Khmelnytskyi	7.29j2q
Chemerivtsi, Khmelnytskyi	7.29j2r
Korostyshiv, Zhytomyr	7.29jaa
Chervonoarmiysk, Zhytomyr	7.29jab
Radomyshl, Zhytomyr	7.29jac
Malin, Zhytomyr	7.29jad
Chernyakhov, Zhytomyr	7.29jae
Olevsk, Zhytomyr	7.29jaf
Andrushivka, Zhytomyr	7.29jag
Popilnya, Zhytomyr	7.29jah
Ruzhin, Zhytomyr	7.29jai
Chudniv, Zhytomyr	7.29jaj
Natives, Zhytomyr	7.29jak
Novograd-Volynsky, Zhytomyr	7.29jal
Korosten, Zhytomyr	7.29jam
Berdychiv, Zhytomyr	7.29jan
Baranivka, Zhytomyr	7.29jao
Volodarsk-Volynsky, Zhytomyr	7.29jap
Dzerzhinsk, Zhytomyr	7.29jaq
Lyubar, Zhytomyr	7.29jar
Ovruch, Zhytomyr	7.29jas
Emilchine, Zhytomyr	7.29jat
Luginy, Zhytomyr	7.29jb5
Brusilov, Zhytomyr	7.29jb6
Oratov, Vinnytsia	7.29jfu
Bratslav/Nemyriv, Vinnytsia	7.29jfv
Brailiv/Zhmerinka, Vinnytsia	7.29jfw
Kalinovka, Vinnytsia	7.29jfx
Haysin, Vinnytsia	7.29jfy
Tulchin, Vinnytsia	7.29jfz
Yampil, Vinnytsia	7.29jg0
Mogilev-Podolsky, Vinnytsia	7.29jg1
Khmilnyk, Vinnytsia	7.29jg2
Kryzhopil, Vinnytsia	7.29jg4
Bar, Vinnytsia	7.29jg5
Kozatin, Vinnytsia	7.29jg6
Ladyzhin/Trostyanets, Vinnytsia	7.29jg7
Shargorod, Vinnytsia	7.29jg8
Illintsi, Vinnytsia	7.29jg9
Pogrebishche, Vinnytsia	7.29jga
Litin, Vinnytsia	7.29jgb
Tomashpil, Vinnytsia	7.29jgc
Pishchanka, Vinnytsia	7.29jgd
Vapnarka, Vinnytsia	7.29jge
Chechelnyk, Vinnytsia	7.29jgf
Bershad, Vinnytsia	7.29jgg
Teplik, Vinnytsia	7.29jgh
Hnivan/Tyvriv, Vinnytsia	7.29jgj
Murovani Kurylivtsi, Vinnytsia	7.29jgk
Lipovets, Vinnytsia	7.29jgm
Tetiev, Kyiv	7.29jm8
Boguslav, Kyiv	7.29jm9
Rokitne, Kyiv	7.29jma
Belaya Tserkov/Uzin, Kyiv	7.29jmb
Stavyshche, Kyiv	7.29jmc
Fastov, Kyiv	7.29jmd
Tarashcha, Kyiv	7.29jme
Pereyaslav-Khmelnitsky, Kyiv	7.29jmf
Skvyra, Kyiv	7.29jmg
Volodarka, Kyiv	7.29jmh
Zgurovka, Kyiv	7.29jmi
Vasilkov/Glevaha/Grebinky/Kalinovka, Kyiv	7.29jmj
Kozin/Obukhiv/Ukrainka, Kyiv	7.29jmk
Kagarlyk/Rzhyshchiv, Kyiv	7.29jml
Myronivka, Kyiv	7.29jmm
Yagotin, Kyiv	7.29jmn
Baryshevka/Berezan, Kyiv	7.29jmo
Borodyanka/Klavdievo-Tarasovo/Nemishaive, Kyiv	7.29jmp
Makarov, Kyiv	7.29jmq
Slavutych, Kyiv	7.29jmr
Ivankiv, Kyiv	7.29jn3
Brovary/Kalita, Kyiv	7.29jn6
Borispol, Kyiv	7.29jn7
Vyshgorod/Dimer/Pirnove, Kyiv	7.29jn8
Bucha/Vorzel/Gostomel/Irpen/Kotsyubinskoe, Kyiv	7.29jn9
Boyarka/Vishnevoe, Kyiv	7.29jna
Nizhyn, Chernihiv	7.29jo7
Bobrovitsa, Chernihiv	7.29jo8
Ichnya, Chernihiv	7.29jo9
Talalayevka, Chernihiv	7.29joa
Baturin/Bahmach, Chernihiv	7.29job
Varva, Chernihiv	7.29joc
Priluki, Chernihiv	7.29jod
Silver, Chernihiv	7.29jof
Rivers, Chernihiv	7.29joh
Sedimentary, Chernihiv	7.29joi
Kulikivka, Chernihiv	7.29joj
Mena, Chernihiv	7.29jok
Gorodnya, Chernihiv	7.29jol
Desna/Kozelets/Oster, Chernihiv	7.29jom
Borzna, Chernihiv	7.29jot
Shchors, Chernihiv	7.29jou
Sosnitsa, Chernihiv	7.29jov
Carp, Chernihiv	7.29jow
Koryukivka, Chernihiv	7.29jox
Novgorod-Seversky, Chernihiv	7.29joy
Semenivka, Chernihiv	7.29joz
Chigirin, Cherkasy	7.29jqy
Talne, Cherkasy	7.29jqz
Kamyanets, Cherkasy	7.29jr0
Smila, Cherkasy	7.29jr1
Chernigov region	7.29jr2
Korsun-Shevchenkivsky, Cherkasy	7.29jr3
Kaniv, Cherkasy	7.29jr4
Zolotonosha, Cherkasy	7.29jr5
Drabiv, Cherkasy	7.29jr6
Chernobyl, Cherkasy	7.29jr7
Vatutina/Zvenigorodka, Cherkasy	7.29jr8
Shpola, Cherkasy	7.29jr9
Katerinopil, Cherkasy	7.29jra
Uman, Cherkasy	7.29jrc
Monastyrysche, Cherkasy	7.29jrd 1
Zhashkiv, Cherkasy	7.29jrf
Mankivka, Cherkasy	7.29jrg
Lysyanka, Cherkasy	7.29jrh
Reni, Odesa	7.29ju0
Izmail, Odesa	7.29ju1
Wilkow/Kielia, Odesa	7.29ju3
Tatarbunary, Odesa	7.29ju4
Artsis, Odesa	7.29ju5
Bolgrad, Odesa	7.29ju6
Tarutino, Odesa	7.29ju7
Saratov, Odesa	7.29ju8
Belgorod-Dniester/Zatoka/Sergievka, Odesa	7.29ju9
Teplodar, Odesa	7.29jua
Ovidiopol, Odesa	7.29jub
Belyaevka, Odesa	7.29juc
Limanske/Rozdilna, Odesa	7.29jud
Ivanivka, Odesa	7.29jue
Kominternovskoe, Odesa	7.29juf
Berezivka, Odesa	7.29jug
Nikolaevka, Odesa	7.29juh
Shiryaevoe, Odesa	7.29jui
Velikaya Mikhailovka, Odesa	7.29juj
Frunzivka, Odesa	7.29juk
Red Windows, Odesa	7.29jul
Kotovsk, Odesa	7.29jum
Ananev, Odesa	7.29jun
Lyubashevka, Odesa	7.29juo
Savran, Odesa	7.29jup
Balta, Odesa	7.29juq
Kodima, Odesa	7.29jur
Illichivsk, Odesa	7.29jus
Bratsk, Mykolayiv	7.29k23
Arbuzinka, Mykolayiv	7.29k24
Creve Lake, Mykolayiv	7.29k25
Voznesensk, Mykolayiv	7.29k26
Vradievka, Mykolayiv	7.29k27
Yuzhnoukrainsk, Mykolayiv	7.29k28
Novy Buh, Mykolayiv	7.29k2n
Domanivka, Mykolayiv	7.29k2o
Berezanka, Mykolayiv	7.29k2p
Ochakiv, Mykolayiv	7.29k2q
Bashtanka, Mykolayiv	7.29k2u
Elanets, Mykolayiv	7.29k2v
Pervomaysk, Mykolayiv	7.29k2x
Snigurovka, Mykolayiv	7.29k2y
Veselinove, Mykolayiv	7.29k2z
Kazanka, Mykolayiv	7.29k30
New Odesa, Mykolayiv	7.29k33
Bereznegovate, Mykolayiv	7.29k34
Znamenka, Kirovohrad	7.29k4x
Dolinska, Kirovohrad	7.29k4y
Alexandria, Kirovohrad	7.29k4z
Svetlovodsk, Kirovohrad	7.29k50
Petrov, Kirovohrad	7.29k51
Onufryevka, Kirovohrad	7.29k52
Ustinovka, Kirovohrad	7.29k53
Kompaniyivka, Kirovohrad	7.29k54
Novgorodka, Kirovohrad	7.29k55
Aleksandrovka, Kirovohrad	7.29k56
Vilshanka, Kirovohrad	7.29k5e
Novoukrainka, Kirovohrad	7.29k5f
Golovanovsk, Kirovohrad	7.29k5g
Dobrovelichkovka, Kirovohrad	7.29k5h
Haivoron, Kirovohrad	7.29k5i
Novorangels'k, Kirovohrad	7.29k5j
Novomirgorod, Kirovohrad	7.29k5k
Bobrinets, Kirovohrad	7.29k5l
Malaya Vyska, Kirovohrad	7.29k5m
Ulyanovka, Kirovohrad	7.29k5n
Chornukhi, Poltava	7.29k7w
Semenivka, Poltava	7.29k7x
Kozelshchina, Poltava	7.29k7y
Kobelyaky, Poltava	7.29k7z
New Sanzhary, Poltava	7.29k80
Big Bagachka, Poltava	7.29k81
Karlovka, Poltava	7.29k82
Chutovoye, Poltava	7.29k83
Komsomolsk, Poltava	7.29k84
Kotelva, Poltava	7.29k86
Dikanka, Poltava	7.29k87
Shishaki, Poltava	7.29k88
Zinkiv, Poltava	7.29k89
Gadyach, Poltava	7.29k8a
Mirgorod, Poltava	7.29k8b
Lokhvytsia, Poltava	7.29k8c
Orzhitsa, Poltava	7.29k8d
Pyriatyn, Poltava	7.29k8e
Hrebinka, Poltava	7.29k8f
Kremenchug, Poltava	7.29k8g 6 1 1 1
Lubny, Poltava	7.29k8h
Khorol, Poltava	7.29k8i
Reshetilivka, Poltava	7.29k8j
Mashivka, Poltava	7.29k8k
Globin, Poltava	7.29k8l
Putivl, Sumy	7.29kaq
Belopoly, Sumy	7.29kar
Glukhov, Sumy	7.29kas
Lebedin, Sumy	7.29kat
Tomatoes, Sumy	7.29kau
Konotop, Sumy	7.29kav
Romny, Sumy	7.29kaw
Shostka, Sumy	7.29kax
Mid-Buda, Sumy	7.29kaz
Lipova Dolina, Sumy	7.29kb0
Krolevets, Sumy	7.29kb1
Burin, Sumy	7.29kb2
Nedrigailov, Sumy	7.29kb3
Yampil, Sumy	7.29kb4
Great Pisarivka, Sumy	7.29kb5
Trostyanets, Sumy	7.29kb6
Krasnopolye, Sumy	7.29kb7
Kalanchak, Kherson	7.29kd6
Ivanivka, Kherson	7.29kd7
Great Aleksandrovka, Kherson	7.29kd8
Novovorontsovka, Kherson	7.29kd9
Genichesk, Kherson	7.29kda
Vysokoplylya, Kherson	7.29kdb
Kakhovka, Kherson	7.29kdc
Lazurne/Skadovsk, Kherson	7.29kdd
Askania-Nova/Chaplinka, Kherson	7.29kde
Gola Prystan, Kherson	7.29kdf
Lower Sirogozy, Kherson	7.29kdg
Tsyurupinsk, Kherson	7.29kdi
Great Lipetyha, Kherson	7.29kdj
Gornostaevka, Kherson	7.29kdk
Upper Rogachik, Kherson	7.29kdl
Berislav, Kherson	7.29kdm
Belozerka, Kherson	7.29kdn
Novotroitsk, Kherson	7.29kdo
New Kakhovka, Kherson	7.29kdp
Mezhova, Dnipro	7.29kfy
Petropavlovka, Dnipro	7.29kfz
Pavlograd, Dnipro	7.29kg0 5
Pershotravensk, Dnipro	7.29kg1
Petrykivka, Dnipro	7.29kg2
Yurievka, Dnipro	7.29kg3
Ternivka, Dnipro	7.29kg4
Pokrovskoe, Dnipro	7.29kg6
Vasylkivka, Dnipro	7.29kg7
Sofiyivka, Dnipro	7.29kgi
Yellow Waters, Dnipro	7.29kgk
Volnogirsk, Dnipro	7.29kgl
Krynychky, Dnipro	7.29kgm
Apostolove, Dnipro	7.29kgo
Broad, Dnipro	7.29kgp
Verhnedneprovsk, Dnipro	7.29kgq
Nikopol, Dnipro	7.29kgs 1 1 2 2
Sinelnikovo, Dnipro	7.29kgv
Manganese, Dnipro	7.29kgx
Ordzhonikidze, Dnipro	7.29kgz
Tomakivka, Dnipro	7.29kh0
Salt, Dnipro	7.29kh1
Tsarichanka, Dnipro	7.29khm
Magdalenivka, Dnipro	7.29khn
Dneprodzerzhinsk, Dnipro	7.29kho
Novomoskovsk, Dnipro	7.29khp
New Waterlog, Kharkiv	7.29kj0
Vovchansk, Kharkiv	7.29kj1
Kupyansk, Kharkiv	7.29kj2
Izyum, Kharkiv	7.29kj3
Krasnograd, Kharkiv	7.29kj4
Lozova, Kharkiv	7.29kj5
Chuguev, Kharkiv	7.29kj6
Snakes, Kharkiv	7.29kj7
Pervomaysk, Kharkiv	7.29kj8
Balaklia, Kharkiv	7.29kj9
Two years old, Kharkiv	7.29kja
Shevchenkovo, Kharkiv	7.29kjb
Great Burluk, Kharkiv	7.29kjc
Valki, Kharkiv	7.29kjd
Gemini, Kharkiv	7.29kje
Kegichivka, Kharkiv	7.29kjf
Krasnokutsk, Kharkiv	7.29kjg
Barvinkov, Kharkiv	7.29kjh
Bogodukhiv, Kharkiv	7.29kji
Borova, Kharkiv	7.29kjj
Zachepilivka, Kharkiv	7.29kjl
Sakhnovshchyna, Kharkiv	7.29kjm
Carriers, Kharkiv	7.29kjn
Zolochiv, Kharkiv	7.29kjo
Pechenegi, Kharkiv	7.29kjp
Kolomak, Kharkiv	7.29kjq
Yakimivka, Zaporizhzhia	7.29ktv
Mikhailivka, Zaporizhzhia	7.29ktw
Priazovskoe, Zaporizhzhia	7.29ktx
Веселе, Zaporizhzhia	7.29ku0
Primorsk, Zaporizhzhia	7.29ku1
Kamyanets'-Dniprovs'ka, Zaporizhzhia	7.29ku2
Energodar, Zaporizhzhia	7.29ku3
Chernigovka, Zaporizhzhia	7.29ku4
Orychiv, Zaporizhzhia	7.29ku5
Vilnyansk, Zaporizhzhia	7.29ku7
Novomikolaevka, Zaporizhzhia	7.29ku8
Gulyaypole, Zaporizhzhia	7.29ku9
Kuybyshev, Zaporizhzhia	7.29kub
Berdyansk, Zaporizhzhia	7.29kuh
Big Belozerka, Zaporizhzhia	7.29kuk
Rozvku, Zaporizhzhia	7.29kuq
Childbirth, Zaporizhzhia	7.29kut
Vasilivka/Dneprorudne, Zaporizhzhia	7.29kv3
Tokmak, Zaporizhzhia	7.29kv6
Makeevka, Donetsk	7.29kwo
Yasinovata, Donetsk	7.29kws
Selidus, Donetsk	7.29kwt
Krasnoarmeysk, Donetsk	7.29kwv
Gorlovka, Donetsk	7.29kww 1 1 3 3
Great Novosilka, Donetsk	7.29kwz
Volnovaha, Donetsk	7.29kx0
Volodarske, Donetsk	7.29kx2
Dzerzhinsk, Donetsk	7.29kx3
Debaltsevo, Donetsk	7.29kx5
Kirovske, Donetsk	7.29kx6
Yenakievo, Donetsk	7.29kx8
Starobesheve, Donetsk	7.29kx9
Torez, Donetsk	7.29kxa
Shakhtarsk, Donetsk	7.29kxb
Snizhne, Donetsk	7.29kxc
Ilovajsk/Khartsyzsk, Donetsk	7.29kxd
Amvrosievka, Donetsk	7.29kxf
Kramatorsk/Slavyansk, Donetsk	7.29kxg 3 2 1 2
Krasny Liman, Donetsk	7.29kxh
Svyatogorsk/Slavyansk, Donetsk	7.29kxi
Kramatorsk, Donetsk	7.29kxk
Druzhkovka, Donetsk	7.29kxn
Aleksandrovka, Donetsk	7.29kxp
Artemivsk, Donetsk	7.29kxq 1 5
Kostiantynivka, Donetsk	7.29kxs
Vugledar, Donetsk	7.29kxt
Artemivsk/Siversk, Donetsk	7.29kxu
Dokuchaevsk, Donetsk	7.29kxv
Dobropolia, Donetsk	7.29kxx
Marinka, Donetsk	7.29kxy
Telmanov, Donetsk	7.29kxz
Novoazovsk, Donetsk	7.29kyg
Mangosh/Yalta, Donetsk	7.29kyh
Anthracite, Luhansk	7.29l27
Krasnyi Luch, Luhansk	7.29l28
Rovenky, Luhansk	7.29l29
Sverdlovsk, Luhansk	7.29l2a
Krasnodon, Luhansk	7.29l2b
Lutugin, Luhansk	7.29l2c
Perevalsk, Luhansk	7.29l2h
Alchevsk, Luhansk	7.29l2i
Bryanka, Luhansk	7.29l2j
Stakhanov, Luhansk	7.29l2k
Novoyadar, Luhansk	7.29l2l
Kirovsk, Luhansk	7.29l2m
Lisichansk, Luhansk	7.29l2r
Severodonetsk, Luhansk	7.29l2s
Rubizhne, Luhansk	7.29l2t
Kremenna, Luhansk	7.29l2u
Pervomaisk, Luhansk	7.29l2v
Trinity Church, Luhansk	7.29l2w
Starobilsk, Luhansk	7.29l31
Belokurakine, Luhansk	7.29l32
Novopskov, Luhansk	7.29l33
Markovka, Luhansk	7.29l34
Milow, Luhansk	7.29l35
Belovodsk, Luhansk	7.29l36
Swatov, Luhansk	7.29l3b
Stanitsa Luhansk, Luhansk	7.29l3c
Slavyanoserbsk, Luhansk	7.29l3d
Popasna, Luhansk	7.29l3e
Vatican City	7.2bqfe
Barrow-in-Furness/Millom	7.2mkjm 1
Barrow-in-Furness	7.2mkjo 2 1 1 2
Millom	7.2mkjp 4 2
Aboyne/Ballater	7.2mle6 1
Aboyne	7.2mle8 1 2 3
Ballater	7.2mlea 2 1 2
Langholm	7.2mlrl
Bishop Auckland/Stanhope (Eastgate)	7.2mlrs 1
Stanhope (Eastgate)	7.2mlru 3
Harrogate/Boroughbridge	7.2mm1i 1
Harrogate	7.2mm1k 3 1 1 1
Boroughbridge	7.2mm1l 1 5
North Cave/Market Weighton	7.2mm3g 1
North Cave	7.2mm3i 1 1 1
Market Weighton	7.2mm3m 1 1 1
Bellingham/Haltwhistle/Hexham	7.2mm4k 1
Bellingham	7.2mm4m 2 5
Haltwhistle	7.2mm4n 2
Hexham	7.2mm4q 1 1
Haverfordwest/Clynderwen (Clunderwen)	7.2mm5e 1
Clynderwen (Clunderwen)	7.2mm5g 1 1 1
Haverfordwest	7.2mm5k 1 1 1
Louth/Alford (Lincs)/Spilsby (Horncastle)	7.2mmou 1
Spilsby (Horncastle)	7.2mmow 3
Louth	7.2mmox 3 1
Alford (Lincs)	7.2mmoy 4 1
Hornby	7.2mmtm
Hawkshead	7.2mmxu
Grange-over-Sands	7.2mmxv
Sedbergh	7.2mmxw
Newtown/Llanidloes	7.2mo2k 1
Llanidloes	7.2mo2m 1 1 3
Newtown	7.2mo2p 1 2 1
Wigton	7.2mo5p
Raughton Head	7.2mo5q
Appleby	7.2mopf
Pooley Bridge	7.2mopg
Keswick	7.2mopj
Thurso/Tongue	7.2mpba 1
Thurso	7.2mpbc 1 1 1 3
Tongue	7.2mpbg 1 2
Great Bernera/Stornoway	7.2mpce 1
Stornoway	7.2mpcg 1 2 2 1
Great Bernera	7.2mpci 2 3
Coldstream/Ayton	7.2mpn8 1
Coldstream	7.2mpna 1 1 4
Ayton	7.2mpnd 1 1 2
Gosforth	7.2mq2z
Hornsea/Patrington	7.2mq7s 1
Hornsea	7.2mq7u 3 3 1
Patrington	7.2mq7v 1 2 1
Alford (Aberdeen)/Strathdon	7.2mqau 1
Alford (Aberdeen)	7.2mqaw 2 1 4
Strathdon	7.2mqax 3 1 1
Nassenheide	7.2xqd7
Leegebruch	7.2xqd8
Zehlendorf Kreis Oberhavel	7.2xqd9
Liebenwalde	7.2xqda
Kremmen	7.2xqdb
Mühlenbeck Kreis Oberhavel	7.2xqdc
Marienthal Kreis Oberhavel	7.2xqe0
Menz Kreis Oberhavel	7.2xqe2
Schulzendorf Kreis Oberhavel	7.2xqe3
Gutengermendorf	7.2xqe4
Seilershof	7.2xqe5
Grieben Kreis Oberhavel	7.2xqe6
Bredereiche	7.2xqe7
Falkenthal	7.2xqe8
Himmelpfort	7.2xqe9
Fürstenberg Havel	7.2xqed
Löwenberg	7.2xqee
Bergholz-Rehbrücke	7.2xqhc
Gross Glienicke	7.2xqhd
Töplitz	7.2xqhe
Kleinmachnow	7.2xqhf
Beelitz Mark	7.2xqhg
Michendorf	7.2xqhh
Fichtenwalde	7.2xqhi
Gross Kreutz	7.2xqhj
Fahrland	7.2xqhk
Caputh	7.2xqhl
Börnicke Kreis Havelland	7.2xqi6
Pausin	7.2xqi7
Brieselang	7.2xqi8
Ketzin	7.2xqi9
Wustermark	7.2xqia
Friesack	7.2xqib
Paulinenaue	7.2xqid
Senzke	7.2xqie
Gross Behnitz	7.2xqif
Casekow	7.2xqkz
Gartz Oder	7.2xql0
Tantow	7.2xql1
Greiffenberg	7.2xql2
Pinnow Kreis Uckermark	7.2xql3
Passow Kreis Uckermark	7.2xql4
Altkünkendorf	7.2xql5
Stolpe/Oder	7.2xql6
Joachimsthal	7.2xqlt
Liepe Kreis Barnim	7.2xqlu
Altenhof Kreis Barnim	7.2xqlv
Gross Ziethen Kreis Barnim	7.2xqlw
Lüdersdorf Kreis Barnim	7.2xqlx
Chorin	7.2xqly
Friedrichswalde Brandenburg	7.2xqlz
Hohensaaten	7.2xqm0
Oderberg	7.2xqm1
Gross Schönebeck Kreis Barnim	7.2xqmp
Blumberg Kreis Barnim	7.2xqmq
Zerpenschleuse	7.2xqmr
Klosterfelde	7.2xqms
Wandlitz	7.2xqmt
Werneuchen	7.2xqmu
Müncheberg	7.2xqns
Buckow Märkische Schweiz	7.2xqnt
Herzfelde bei Strausberg	7.2xqnu
Rehfelde	7.2xqnv
Prötzel	7.2xqnw
Reichenberg bei Strausberg	7.2xqnx
Altlandsberg	7.2xqny
Fredersdorf-Vogelsdorf	7.2xqnz
Heckelberg	7.2xqob
Neulewin	7.2xqoc
Wölsickendorf/Wollenberg	7.2xqoe
Wriezen	7.2xqog
Altreetz	7.2xqoh
Falkenberg Mark	7.2xqoi
Lietzen	7.2xqou
Golzow bei Seelow	7.2xqow
Zechin	7.2xqox
Neutrebbin	7.2xqoy
Letschin	7.2xqoz
Neuhardenberg	7.2xqp0
Trebnitz bei Müncheberg	7.2xqp1
Gross Neuendorf	7.2xqp2
Küstrin-Kietz	7.2xqp3
Podelzig	7.2xqsh
Alt Zeschdorf	7.2xqsi
Falkenhagen bei Seelow	7.2xqsj
Lebus	7.2xqsk
Boossen	7.2xqsl
Müllrose	7.2xqsm
Briesen Mark	7.2xqsn
Jacobsdorf Mark	7.2xqso
Brieskow-Finkenheerd	7.2xqsp
Bad Saarow-Pieskow	7.2xqtb
Hangelsberg	7.2xqtc
Spreenhagen	7.2xqtd
Berkenbrück Kreis Oder-Spree	7.2xqte
Arensdorf Kreis Oder-Spree	7.2xqtf
Steinhöfel Kreis Oder-Spree	7.2xqtg
Beerfelde	7.2xqth
Rüdersdorf bei Berlin	7.2xqti
Neuzelle	7.2xqtw
Ziltendorf	7.2xqtx
Fünfeichen	7.2xqty
Grunow Kreis Oder-Spree	7.2xqtz
Bahro	7.2xqu0
Steinsdorf Brandenburg	7.2xqu1
Lieberose	7.2xquf
Pfaffendorfb Beeskow	7.2xqug
Weichensdorf	7.2xquh
Trebatsch	7.2xqui
Tauche	7.2xquj
Friedland bei Beeskow	7.2xquk
Glienicke bei Beeskow	7.2xqul
Storkow Mark	7.2xqum
Wendisch Rietz	7.2xqun
Grossbeeren	7.2xqv9
Wünsdorf	7.2xqva
Sperenberg	7.2xqvb
Baruth Mark	7.2xqvc
Rangsdorf	7.2xqvg
Trebbin	7.2xqw3
Hennickendorf bei Luckenwalde	7.2xqw4
Stülpe	7.2xqw5
Felgentreu	7.2xqw6
Niedergörsdorf	7.2xqwd
Oehna Brandenburg	7.2xqwe
Blönsdorf	7.2xqwf
Hohenseefeld	7.2xqwg
Petkus	7.2xqwh
Werbig bei Jüterbog	7.2xqwi
Marzahna	7.2xqwj
Treuenbrietzen	7.2xqwk
Münchehofe Kreis Dahme-Spreewald	7.2xqww
Zeuthen	7.2xqwy
Bestensee	7.2xqwz
Mittenwalde Mark	7.2xqx0
Märkisch Buchholz	7.2xqx1
Teupitz	7.2xqx2
Friedersdorf bei Berlin	7.2xqx3
Prieros	7.2xqx4
Töpchin	7.2xqx5
Ziesar	7.2xqyu
Weseram	7.2xqyv
Rogäsen	7.2xqyw
Wollin bei Brandenburg	7.2xqyx
Pritzerbe	7.2xqyy
Golzow bei Brandenburg	7.2xqyz
Butzow bei Brandenburg	7.2xqz0
Brielow	7.2xqz1
Päwesin	7.2xqz2
Wusterwitz	7.2xqz3
Belzig	7.2xqz5
Niemegk	7.2xqz7
Brück Brandenburg	7.2xqz8
Borkheide	7.2xqz9
Dippmannsdorf	7.2xqza
Görzke	7.2xqzb
Raben	7.2xqzc
Wiesenburg Mark	7.2xqzd
Zollchow bei Rathenow	7.2xqzy
Hohennauen	7.2xr00
Grosswudicke	7.2xr01
Stechow Brandenburg	7.2xr02
Rhinow	7.2xr03
Buschow	7.2xr04
Nitzahn	7.2xr05
Nennhausen	7.2xr06
Walsleben bei Neuruppin	7.2xr1c
Zechlinerhütte	7.2xr1d
Karwesee	7.2xr1e
Flecken Zechlin	7.2xr1f
Rägelin	7.2xr1g
Wustrau-Altfriesack	7.2xr1h
Herzberg Mark	7.2xr1i
Linum	7.2xr1j
Wildberg Brandenburg	7.2xr1k
Gühlen-Glienicke	7.2xr1l
Rheinsberg Mark	7.2xr1n
Fehrbellin	7.2xr1o
Lindow Mark	7.2xr1p
Heiligengrabe	7.2xr2i
Wulfersdorf bei Wittstock	7.2xr2j
Fretzdorf	7.2xr2k
Herzsprung bei Wittstock	7.2xr2l
Dranse	7.2xr2m
Freyenstein	7.2xr2n
Meyenburg Kreis Prignitz	7.2xr2o
Stepenitz	7.2xr2p
Neustadt Dosse	7.2xr2q
Kyritz Brandenburg	7.2xr2r
Breddin	7.2xr2s
Zernitz bei Neustadt Dosse	7.2xr2t
Dessow	7.2xr2u
Dannenwalde Kreis Prignitz	7.2xr2v
Wutike	7.2xr2w
Gumtow	7.2xr2x
Segeletz	7.2xr2y
Wusterhausen Dosse	7.2xr2z
Putlitz	7.2xr31
Hoppenrade Kreis Prignitz	7.2xr32
Gross Pankow Kreis Prignitz	7.2xr33
Blumenthal bei Pritzwalk	7.2xr34
Falkenhagen Kreis Prignitz	7.2xr36
Sadenbeck	7.2xr39
Delitzsch	7.2xr96
Zwenkau	7.2xr97
Schkeuditz	7.2xr98
Markranstädt	7.2xr99
Rötha	7.2xr9a
Zwochau	7.2xr9b
Löbnitz bei Delitzsch	7.2xr9c
Schildau Gneisenaustadt	7.2xr9p
Arzberg bei Torgau	7.2xr9q
Dommitzsch	7.2xr9r
Belgern Sachsen	7.2xr9s
Jesewitz	7.2xra9
Hohenpriessnitz	7.2xraa
Bad Düben	7.2xrab
Mockrehna	7.2xrac
Kühren bei Wurzen	7.2xrat
Falkenhain bei Wurzen	7.2xrau
Hohburg	7.2xrav
Borsdorf	7.2xrbn
Brandis bei Wurzen	7.2xrbo
Naunhof bei Grimma	7.2xrbp
Rackwitz	7.2xrbq
Krensitz	7.2xrbr
Groitzsch bei Pegau	7.2xrbs
Liebertwolkwitz	7.2xrbt
Taucha bei Leipzig	7.2xrbu
Gaschwitz	7.2xrbv
Leisnig	7.2xrch
Rosswein	7.2xrci
Ostrau Sachsen	7.2xrck
Mochau-Lüttewitz	7.2xrcl
Waldheim Sachsen	7.2xrcn
Hartha bei Döbeln	7.2xrco
Geithain	7.2xrd1
Neukieritzsch	7.2xrd2
Regis-Breitingen	7.2xrd3
Kohren-Sahlis	7.2xrd4
Bad Lausick	7.2xrd5
Narsdorf	7.2xrd6
Oelzschau bei Borna	7.2xrd7
Frohburg	7.2xrd8
Dahlen Sachsen	7.2xrdl
Mügeln bei Oschatz	7.2xrdm
Cavertitz	7.2xrdn
Wermsdorf	7.2xrdo
Colditz	7.2xre5
Nerchau	7.2xre6
Trebsen Mulde	7.2xre7
Grossbothen	7.2xre8
Mutzschen	7.2xre9
Dürrweitzschen bei Grimma	7.2xrea
Osterfeld	7.2xrfa
Heuckewalde	7.2xrfb
Reuden bei Zeitz	7.2xrfc
Droyssig	7.2xrfd
Kayna	7.2xrfe
Hohenmölsen	7.2xrft
Teuchern	7.2xrfv
Lützen	7.2xrfw
Stössen	7.2xrfx
Grosskorbetha	7.2xrfy
Nebra Unstrut	7.2xrgd
Laucha Unstrut	7.2xrge
Bad Kösen	7.2xrgf
Freyburg Unstrut	7.2xrgg
Bad Bibra	7.2xrgh
Janisroda	7.2xrgi
Eckartsberga	7.2xrgj
Schmölln Thüringen	7.2xrh7
Lucka	7.2xrh8
Gössnitz Thüringen	7.2xrh9
Ehrenhain	7.2xrha
Dobitschen	7.2xrhb
Nöbdenitz	7.2xrhc
Langenleuba-Niederhain	7.2xrhd
Rositz	7.2xrhe
Ostrau Saalkreis	7.2xrk8
Teutschenthal	7.2xrk9
Landsberg Sachsen-Anhalt	7.2xrka
Nauendorf Sachsen-Anhalt	7.2xrkb
Niemberg	7.2xrkc
Gröbers	7.2xrkd
Teicha Sachsen-Anhalt	7.2xrke
Wettin	7.2xrkf
Salzmünde	7.2xrkh
Mücheln Geiseltal	7.2xrl4
Braunsbedra	7.2xrl5
Bad Lauchstädt	7.2xrl7
Schafstädt	7.2xrl8
Frankleben	7.2xrl9
Zöschen	7.2xrla
Wallendorf Luppe	7.2xrlb
Rossla	7.2xrln
Allstedt	7.2xrlo
Rottleberode	7.2xrlp
Stolberg Harz	7.2xrlq
Wallhausen Sachsen-Anhalt	7.2xrls
Hayn Harz	7.2xrlu
Blankenheim bei Sangerhausen	7.2xrlv
Bad Frankenhausen Kyffhäuser	7.2xrm7
Rossleben	7.2xrm8
Heldrungen	7.2xrm9
Könnern	7.2xrmr
Alsleben Saale	7.2xrms
Nienburg Saale	7.2xrnl
Preusslitz	7.2xrnm
Frose	7.2xro5
Sylda	7.2xro6
Ermsleben	7.2xro7
Winningen Sachsen-Anhalt	7.2xro9
Giersleben	7.2xroa
Querfurt	7.2xroz
Helbra	7.2xrp0
Schwittersdorf	7.2xrp1
Röblingen am See	7.2xrp2
Wippra	7.2xrp3
Rothenschirmbach	7.2xrp4
Abberode	7.2xrp7
Greifenhagen	7.2xrp9
Mansfeld Südharz	7.2xrpa
Gerbstedt	7.2xrpb
Sandersleben	7.2xrpd
Rosslau Elbe	7.2xrsl
Coswig Anhalt	7.2xrsn
Oranienbaum	7.2xrso
Wörlitz	7.2xrsp
Raguhn	7.2xrsq
Jeber-Bergfrieden	7.2xrsr
Aken Elbe	7.2xrst
Kropstädt	7.2xrt4
Kemberg	7.2xrt5
Mühlanger	7.2xrt6
Cobbelsdorf	7.2xrt7
Zahna	7.2xrt8
Bad Schmiedeberg	7.2xrt9
Pretzsch Elbe	7.2xrta
Globig-Bleddin	7.2xrtb
Seegrehna	7.2xrtc
Straach	7.2xrtd
Gräfenhainichen	7.2xru1
Roitzsch bei Bitterfeld	7.2xru2
Gossa	7.2xru3
Zörbig	7.2xru4
Osternienburg	7.2xrul
Görzig Kreis Köthen	7.2xrun
Gröbzig	7.2xruo
Quellendorf	7.2xrup
Radegast Kreis Köthen	7.2xruq
Wulfen Sachsen-Anhalt	7.2xrur
Struppen	7.2xrvw
Königstein Sächsische Schweiz	7.2xrvx
Bad Schandau	7.2xrvy
Bad Gottleuba	7.2xrvz
Stadt Wehlen	7.2xrw0
Liebstadt	7.2xrw1
Dürrröhrsdorf-Dittersbach	7.2xrw2
Weesenstein	7.2xrw3
Krippen	7.2xrw4
Langenhennersdorf	7.2xrw8
Rosenthal Sächsische Schweiz	7.2xrw9
Kipsdorf Kurort	7.2xrws
Glashütte Sachsen	7.2xrwt
Lauenstein Sachsen	7.2xrwu
Höckendorf bei Dippoldiswalde	7.2xrwv
Altenberg Sachsen	7.2xrww
Hermsdorf Erzgebirge	7.2xrwx
Pretzschendorf	7.2xrwy
Arnsdorf bei Dresden	7.2xs0w
Langebrück	7.2xs0x
Klingenberg Sachsen	7.2xs0y
Tharandt	7.2xs0z
Wilsdruff	7.2xs10
Ottendorf-Okrilla	7.2xs11
Kreischa bei Dresden	7.2xs12
Moritzburg	7.2xs13
Radeburg	7.2xs14
Mohorn	7.2xs15
Tauscha bei Grossenhain	7.2xs20
Lommatzsch	7.2xs21
Nossen	7.2xs22
Weinböhla	7.2xs23
Krögis	7.2xs24
Burkhardswalde-Munzig	7.2xs25
Ziegenhain Sachsen	7.2xs26
Zehren Sachsen	7.2xs27
Schönfeld bei Grossenhain	7.2xs28
Basslitz	7.2xs29
Gröditz bei Riesa	7.2xs2n
Strehla	7.2xs2o
Glaubitz	7.2xs2p
Heyda bei Riesa	7.2xs2q
Diesbar-Seusslitz	7.2xs2r
Stauchitz	7.2xs2s
Doberlug-Kirchhain	7.2xs4a
Sonnewalde	7.2xs4b
Crinitz	7.2xs4c
Rückersdorf bei Finsterwalde	7.2xs4d
Schönborn Kreis Elbe-Elster	7.2xs4e
Priessen	7.2xs4f
Dollenchen	7.2xs4h
Bad Liebenwerda	7.2xs4t
Mühlberg Elbe	7.2xs4u
Hirschfeld bei Elsterwerda	7.2xs4v
Schlieben	7.2xs5d
Schönewalde bei Herzberg	7.2xs5e
Fermerswalde	7.2xs5f
Lebusa	7.2xs5g
Falkenberg Elster	7.2xs5h
Elster Elbe	7.2xs5z
Steinsdorf bei Jessen	7.2xs60
Annaburg	7.2xs61
Prettin	7.2xs62
Seyda	7.2xs63
Klöden	7.2xs64
Holzdorf Elster	7.2xs65
Vetschau	7.2xs7d
Altdöbern	7.2xs7e
Gollmitz bei Calau	7.2xs7f
Laasow bei Calau	7.2xs7g
Zinnitz	7.2xs7j
Dahme Brandenburg	7.2xs7v
Golssen	7.2xs7w
Drahnsdorf	7.2xs7x
Uckro	7.2xs7y
Walddrehna	7.2xs7z
Terpt	7.2xs80
Birkenhainchen	7.2xs8f
Schlepzig	7.2xs8g
Neu Lübbenau	7.2xs8h
Schönwalde bei Lübben	7.2xs8i
Straupitz	7.2xs8j
Wittmannsdorf-Bückchen	7.2xs8k
Rietzneuendorf-Friedrichshof	7.2xs8l
Goyatz	7.2xs8m
Döbern NL	7.2xsc0
Peitz	7.2xsc1
Drebkau	7.2xsc2
Burg Spreewald	7.2xsc3
Krieschow	7.2xsc4
Komptendorf	7.2xsc5
Briesen bei Cottbus	7.2xsc6
Jänschwalde	7.2xsc7
Gross Ossnig	7.2xsc8
Drachhausen	7.2xsc9
Bärenklau NL	7.2xsej
Kerkwitz	7.2xsek
Lauschütz	7.2xsel
Gosda bei Klinge	7.2xsem
Simmersdorf	7.2xsen
Briesnig	7.2xseo
Bagenz	7.2xsep
Hornow	7.2xseq
Lauta bei Hoyerswerda	7.2xsfe
Bernsdorf OL	7.2xsff
Lohsa	7.2xsfg
Wittichenau	7.2xsfh
Gross Särchen	7.2xsfi
Burghammer	7.2xsfj
Uhyst Spree	7.2xsfk
Welzow	7.2xsg7
Ruhland	7.2xsg8
Grossräschen	7.2xsg9
Klettwitz	7.2xsga
Ortrand	7.2xsgb
Hosena	7.2xsgc
Bad Muskau	7.2xsgr
Rietschen	7.2xsgs
Schleife	7.2xsgt
Boxberg Sachsen	7.2xsgu
Pechern	7.2xsgv
Ossling	7.2xshc
Elstra	7.2xshd
Königsbrück	7.2xshf
Panschwitz-Kuckau	7.2xshg
Schwepnitz	7.2xshh
Zodel	7.2xsi4
Hagenwerder	7.2xsi6
Ostritz	7.2xsi7
Kodersdorf	7.2xsi9
Königshain bei Görlitz	7.2xsia
Nieder-Seifersdorf	7.2xsib
Reichenbach OL	7.2xsic
Gersdorf bei Görlitz	7.2xsid
Grossschönau Sachsen	7.2xsip
Oderwitz	7.2xsiq
Hirschfelde bei Zittau	7.2xsir
Oybin Kurort	7.2xsis
Neusalza-Spremberg	7.2xsjk
Herrnhut	7.2xsjl
Bernstadt an der Eigen	7.2xsjm
Obercunnersdorf bei Löbau	7.2xsjn
Weissenberg Sachsen	7.2xsjo
Cunewalde	7.2xsjp
Rothenburg OL	7.2xsk3
Horka OL	7.2xsk4
Mücka	7.2xsk5
Hähnichen	7.2xsk6
Klitten	7.2xsk7
Seitschen	7.2xsl6
Königswartha	7.2xsl7
Guttau	7.2xsl8
Neschwitz	7.2xsl9
Grossdubrau	7.2xsla
Kleinwelka	7.2xslb
Sohland Spree	7.2xslc
Prischwitz	7.2xsld
Grosspostwitz OL	7.2xsle
Hochkirch	7.2xslf
Neukirch Lausitz	7.2xslr
Grossröhrsdorf OL	7.2xsls
Burkau	7.2xslt
Grossharthau	7.2xslu
Pulsnitz	7.2xslv
Sebnitz	7.2xsmb
Stolpen	7.2xsmd
Hinterhermsdorf	7.2xsme
Hohnstein	7.2xsmf
Ebeleben	7.2xsno
Schlotheim	7.2xsnp
Grossengottern	7.2xsnq
Horsmar	7.2xsnr
Diedorf bei Mühlhausen	7.2xsns
Körner	7.2xsnt
Struth bei Mühlhausen	7.2xsnu
Lengenfeld Unterm Stein	7.2xsnv
Kammerforst Thüringen	7.2xsnw
Menteroda	7.2xsnx
Bad Tennstedt	7.2xso9
Tonna	7.2xsoa
Kirchheilingen	7.2xsob
Teistungen	7.2xsp3
Weissenborn-Lüderode	7.2xsp4
Worbis	7.2xsp6
Dingelstädt Eichsfeld	7.2xsp7
Niederorschel	7.2xsp8
Grossbodungen	7.2xsp9
Arenshausen	7.2xspd
Ershausen	7.2xspe
Uder	7.2xspf
Heuthen	7.2xspg
Reinholterode	7.2xsph
Wüstheuterode	7.2xspj
Elxleben bei Arnstadt	7.2xsso
Walschleben	7.2xssp
Neudietendorf	7.2xssq
Vieselbach	7.2xssr
Stotternheim	7.2xsss
Gräfenroda	7.2xsst
Grossfahner	7.2xssu
Plaue Thüringen	7.2xssv
Ermstedt	7.2xssw
Klettbach	7.2xssx
Tambach-Dietharz	7.2xsu4
Georgenthal Thüringer Wald	7.2xsu5
Friedrichswerth	7.2xsu6
Goldbach bei Gotha	7.2xsu7
Wechmar	7.2xsu8
Luisenthal Thüringen	7.2xsu9
Friemar	7.2xsua
Tabarz Thüringer Wald	7.2xsub
Grossberndten	7.2xswa
Ilfeld	7.2xswb
Ellrich	7.2xswc
Heringen Helme	7.2xswd
Wolkramshausen	7.2xswe
Grosswechsungen	7.2xswf
Klettenberg	7.2xswg
Schiedungen	7.2xswh
Bleicherode	7.2xswi
Grossenehrich	7.2xsxe
Schlossvippach	7.2xsxf
Kleinneuhausen	7.2xsxg
Buttstädt	7.2xsxh
Weissensee	7.2xsxi
Kindelbrück	7.2xsxj
Straussfurt	7.2xsxk
Rastenberg	7.2xsxl
Ostramondra	7.2xsxm
Holzengel	7.2xsxn
Camburg	7.2xsyt
Reinstädt Thüringen	7.2xsyu
Orlamünde	7.2xsyv
Kahla Thüringen	7.2xsyw
Isserstedt	7.2xsyx
Ottendorf bei Stadtroda	7.2xsyy
Dornburg Saale	7.2xsyz
Stadtroda	7.2xsz0
Kranichfeld	7.2xszm
Buttelstedt	7.2xszn
Berlstedt	7.2xszo
Mellingen	7.2xszp
Magdala	7.2xszq
Bad Berka	7.2xszu
Blankenhain Thüringen	7.2xszv
Bad Sulza	7.2xszx
Ossmannstedt	7.2xszy
Gebstedt	7.2xszz
Wormstedt	7.2xt00
Oberndorf bei Apolda	7.2xt01
Neustadt an der Orla	7.2xt0h
Triptis	7.2xt0i
Ziegenrück	7.2xt0j
Knau bei Pössneck	7.2xt0k
Hermsdorf Thüringen	7.2xt3t
Ronneburg Thüringen	7.2xt3u
Weida	7.2xt3v
Münchenbernsdorf	7.2xt3w
Bad Köstritz	7.2xt3x
Kraftsdorf	7.2xt3y
Niederpöllnitz	7.2xt3z
Seelingstädt bei Gera	7.2xt40
Elsterberg bei Plauen	7.2xt4d
Triebes	7.2xt4e
Berga Elster	7.2xt4f
Teichwolframsdorf	7.2xt4g
Langenwetzendorf	7.2xt4h
Auma	7.2xt4i
Zeulenroda	7.2xt4k
Remptendorf	7.2xt4w
Harra	7.2xt4y
Thimmendorf	7.2xt4z
Hirschberg Saale	7.2xt50
Mühltroff	7.2xt51
Tanna bei Schleiz	7.2xt52
Saalburg Thüringen	7.2xt53
Dittersdorf bei Schleiz	7.2xt54
Gefell bei Schleiz	7.2xt55
Lobenstein	7.2xt57
Wurzbach	7.2xt58
Lehesten Thüringer Wald	7.2xt59
Eisenberg Thüringen	7.2xt6b
Bürgel	7.2xt6c
Crossen an der Elster	7.2xt6d
Schkölen Thüringen	7.2xt6e
Söllmnitz	7.2xt6f
Lichte	7.2xt6l
Lauscha	7.2xt6m
Gräfenthal	7.2xt6n
Steinheid	7.2xt6o
Oberweissbach Thüringer Wald	7.2xt6p
Sitzendorf	7.2xt7e
Unterloquitz	7.2xt7f
Könitz	7.2xt7g
Kaulsdorf	7.2xt7h
Leutenberg	7.2xt7i
Probstzella	7.2xt7j
Arnsgereuth	7.2xt7k
Drognitz	7.2xt7l
Königsee	7.2xt7m
Rottenbach	7.2xt7n
Bad Blankenburg	7.2xt7p
Uhlstädt	7.2xt7q
Teichel	7.2xt7r
Remda	7.2xt7s
Heubisch	7.2xt89
Steinach Thüringen	7.2xt8a
Neuhaus-Schierschnitz	7.2xt8c
Schalkau	7.2xt8e
Grossbreitenbach	7.2xt8t
Schmiedefeld am Rennsteig	7.2xt8u
Gehren Thüringen	7.2xt8v
Stützerbach	7.2xt8w
Gräfinau-Angstedt	7.2xt8x
Trusetal	7.2xtag
Schleusingen	7.2xtah
Oberhof Thüringen	7.2xtai
Benshausen	7.2xtaj
Rohr Thüringen	7.2xtak
Gehlberg	7.2xtal
Suhl-Dietzhausen	7.2xtam
Steinbach-Hallenberg	7.2xtan
Wernshausen	7.2xtao
Kleinschmalkalden	7.2xtap
Masserberg	7.2xtba
Bad Colberg-Heldburg	7.2xtbb
Themar	7.2xtbd
Schönbrunn bei Hildburghaus	7.2xtbe
Straufhain-Streufdorf	7.2xtbf
Oberland	7.2xtbi
Grossenlupnitz	7.2xtco
Wutha-Farnroda	7.2xtcp
Gerstungen	7.2xtcq
Treffurt	7.2xtcr
Mihla	7.2xtcs
Marksuhl	7.2xtct
Creuzburg	7.2xtcu
Unterellen	7.2xtcv
Neuenhof Thüringen	7.2xtcw
Ruhla	7.2xtcx
Oepfershausen	7.2xtd8
Wasungen	7.2xtd9
Bettenhausen Thüringen	7.2xtdb
Rentwertshausen	7.2xtdc
Henneberg	7.2xtdd
Erbenhausen Thüringen	7.2xtde
Jüchsen	7.2xtdf
Römhild	7.2xtdg
Obermassfeld-Grimmenthal	7.2xtdh
Bad Liebenstein	7.2xtdt
Vacha	7.2xtdu
Dorndorf Rhön	7.2xtdv
Dermbach Rhön	7.2xtdw
Stadtlengsfeld	7.2xtdx
Kaltennordheim	7.2xtdy
Geisa	7.2xtdz
Rossdorf Rhön	7.2xte0
Merkers	7.2xte1
Wittgensdorf bei Chemnitz	7.2xtkg
Claussnitz bei Chemnitz	7.2xtki
Gersdorf bei Chemnitz	7.2xtkj
Lichtenstein Sachsen	7.2xtkk
Frankenberg Sachsen	7.2xtkm
Hainichen Sachsen	7.2xtkn
Auerswalde	7.2xtko
Einsiedel bei Chemnitz	7.2xtkp
Augustusburg	7.2xtmz
Oederan	7.2xtn0
Eppendorf Sachsen	7.2xtn1
Grünhainichen	7.2xtn2
Lugau Erzgebirge	7.2xtn3
Stollberg Erzgebirge	7.2xtn4
Thum Sachsen	7.2xtn5
Oelsnitz Erzgebirge	7.2xtn6
Mulda Sachsen	7.2xtns
Frankenstein Sachsen	7.2xtnt
Brand-Erbisdorf	7.2xtnu
Lichtenberg Erzgebirge	7.2xtnv
Reinsberg Sachsen	7.2xtnw
Niederbobritzsch	7.2xtnx
Frauenstein Sachsen	7.2xtny
Rechenberg-Bienenmühle	7.2xtnz
Grossschirma	7.2xto0
Grosshartmannsdorf	7.2xto1
Ehrenfriedersdorf	7.2xtod
Cranzahl	7.2xtoe
Jöhstadt	7.2xtof
Crottendorf Sachsen	7.2xtog
Geyer	7.2xtoi
Bärenstein Kreis Annaberg	7.2xtoj
Oberwiesenthal Kurort	7.2xtok
Scheibenberg	7.2xtol
Olbernhau	7.2xtow
Neuhausen Erzgebirge	7.2xtox
Seiffen Erzgebirge	7.2xtoy
Zöblitz	7.2xtoz
Reitzenhain Erzgebirge	7.2xtp0
Sayda	7.2xtp1
Rübenau	7.2xtp2
Lengefeld Erzgebirge	7.2xtp3
Deutschneudorf	7.2xtp4
Wolkenstein	7.2xtp5
Penig	7.2xtph
Geringswalde	7.2xtpi
Lunzenau	7.2xtpj
Wechselburg	7.2xtpk
Oelsnitz Vogtland	7.2xtql
Markneukirchen	7.2xtqm
Adorf Vogtland	7.2xtqn
Eichigt	7.2xtqu
Mehltheuer Vogtland	7.2xtqv
Pausa Vogtland	7.2xtqw
Gutenfürst	7.2xtqx
Bobenneukirchen	7.2xtqy
Reuth bei Plauen	7.2xtqz
Weischlitz	7.2xtr0
Bad Elster	7.2xtr1
Bad Brambach	7.2xtr2
Jocketa	7.2xtr3
Rothenkirchen Vogtland	7.2xtrq
Bergen Vogtland	7.2xtrr
Schöneck Vogtland	7.2xtrs
Tannenbergsthal Vogtland	7.2xtrt
Klingenthal Sachsen	7.2xtrv
Treuen Vogtland	7.2xtrw
Neumark Sachsen	7.2xtvk
Mülsen Skt Jacob	7.2xtvl
Kirchberg Sachsen	7.2xtvm
Wildenfels	7.2xtvn
Mosel	7.2xtvo
Hartenstein Sachsen	7.2xtvp
Lengenfeld Vogtland	7.2xtvq
Ebersbrunn Sachsen	7.2xtvr
Waldenburg Sachsen	7.2xtvs
Wolkenburg Mulde	7.2xtvt
Eibenstock	7.2xtzs
Zwönitz	7.2xtzu
Schönheide Erzgebirge	7.2xtzv
Breitenbrunn Erzgebirge	7.2xtzw
Rittersgrün	7.2xtzx
Gelbensande	7.2xuc9
Volkenshagen	7.2xuca
Bad Doberan	7.2xucb
Broderstorf	7.2xucc
Tessin bei Rostock	7.2xucd
Graal-Müritz Seeheilbad	7.2xuce
Stäbelow	7.2xucf
Kavelstorf	7.2xucg
Sanitz bei Rostock	7.2xuch
Wustrow Ostseebad	7.2xucs
Marlow	7.2xuct
Semlow	7.2xucu
Saal Vorpom	7.2xucv
Gresenhorst	7.2xucw
Trinwillershagen	7.2xucx
Dierhagen Ostseebad	7.2xucy
Lüdershagen bei Barth	7.2xucz
Dettmannsdorf-Kölzow	7.2xud0
Bad Sülze	7.2xud1
Barth	7.2xud3
Zingst Ostseebad	7.2xud4
Prerow Ostseebad	7.2xud5
Born Darss	7.2xud6
Kröpelin	7.2xues
Kühlungsborn Ostseebad	7.2xuet
Neubukow	7.2xueu
Satow bei Bad Doberan	7.2xuev
Rerik Ostseebad	7.2xuew
Moitin	7.2xuex
Insel Hiddensee	7.2xuf0
Putbus	7.2xuf1
Sagard	7.2xuf2
Sellin Ostseebad	7.2xuf3
Garz Rügen	7.2xuf4
Gingst	7.2xuf5
Samtens	7.2xuf6
Poseritz	7.2xuf7
Göhren Rügen	7.2xuf8
Trent	7.2xuf9
Tribsees	7.2xufk
Martensdorf bei Stralsund	7.2xufl
Richtenberg	7.2xufm
Prohn	7.2xufn
Velgast	7.2xufo
Rolofshagen	7.2xufp
Grimmen	7.2xufq
Elmenhorst Vorpom	7.2xufr
Miltzow	7.2xufs
Rakow Vorpom	7.2xufv
Gross Bisdorf	7.2xufw
Horst bei Grimmen	7.2xufx
Grammendorf	7.2xufy
Mesekenhagen	7.2xugf
Kemnitz bei Greifswald	7.2xugg
Gützkow bei Greifswald	7.2xugh
Wusterhusen	7.2xugi
Züssow	7.2xugj
Behrenhoff	7.2xugk
Kröslin	7.2xugy
Karlshagen	7.2xugz
Usedom	7.2xuh0
Katzow	7.2xuh1
Lassan bei Wolgast	7.2xuh2
Koserow	7.2xuh3
Zirchow	7.2xuh4
Zinnowitz	7.2xuh5
Heringsdorf Seebad	7.2xuh6
Benz Usedom	7.2xuh7
Altenkirchen Rügen	7.2xuhj
Sassnitz	7.2xuhk
Binz Ostseebad	7.2xuhl
Neukloster	7.2xuie
Bad Kleinen	7.2xuif
Bobitz	7.2xuig
Kirchdorf Poel	7.2xuih
Neuburg-Steinhausen	7.2xuii
Blowatz	7.2xuij
Hohenkirchen bei Wismar	7.2xuik
Glasin	7.2xuil
Tarnow bei Bützow	7.2xuj6
Hoppenrade bei Güstrow	7.2xuj7
Lalendorf	7.2xuj8
Mistorf	7.2xuj9
Kritzkow	7.2xuja
Plaaz	7.2xujb
Langhagen bei Güstrow	7.2xujc
Krakow am See	7.2xujd
Zehna	7.2xuje
Laage	7.2xujf
Bützow	7.2xujh
Baumgarten	7.2xuji
Bernitt	7.2xujk
Jürgenshagen	7.2xujm
Witzin	7.2xuk1
Warin	7.2xuk2
Brüel	7.2xuk3
Ventschow	7.2xuk4
Dabel	7.2xuk5
Gustävel	7.2xuk6
Demen	7.2xuk8
Grebbin	7.2xuqo
Ziegendorf	7.2xuqp
Raduhn	7.2xuqq
Kladrum	7.2xuqr
Siggelkow	7.2xuqs
Gross Godems	7.2xuqt
Spornitz	7.2xuqu
Mestlin	7.2xuqv
Domsühl	7.2xuqw
Marnitz	7.2xuqx
Lübz	7.2xuqz
Gallin bei Lübz	7.2xur0
Karbow-Vietlübbe	7.2xur1
Plau am See	7.2xur3
Goldberg	7.2xur4
Ganzlin	7.2xur5
Karow bei Lübz	7.2xur6
Malliss	7.2xuri
Picher	7.2xurj
Zierzow bei Ludwigslust	7.2xurk
Wöbbelin	7.2xurl
Leussow bei Ludwigslust	7.2xurm
Eldena	7.2xurn
Grabow	7.2xuro
Neustadt-Glewe	7.2xurp
Dömitz	7.2xurq
Tewswoos	7.2xurr
Lanz Brandenburg	7.2xusc
Mellen	7.2xusd
Reetz bei Perleberg	7.2xuse
Dallmin	7.2xusf
Kleinow Kreis Prignitz	7.2xusg
Berge bei Perleberg	7.2xush
Glöwen	7.2xusj
Gross Warnow	7.2xusk
Wolfshagen bei Perleberg	7.2xusl
Bad Wilsnack	7.2xusn
Lenzen (Elbe)	7.2xuso
Dergenthin	7.2xusp
Cumlosen	7.2xusq
Viesecke	7.2xuss
Karstädt Kreis Prignitz	7.2xust
Lüdersdorf	7.2xuth
Diedrichshagen bei Grevesmühlen	7.2xuti
Selmsdorf	7.2xutj
Mallentin	7.2xutk
Klütz	7.2xutl
Dassow	7.2xutm
Kalkhorst	7.2xutn
Schönberg	7.2xuto
Neuhaus Elbe	7.2xuu1
Lüttenmark	7.2xuu2
Bennin	7.2xuu3
Gülze	7.2xuu4
Kaarssen	7.2xuu5
Boizenburg Elbe	7.2xuu7
Vellahn	7.2xuu8
Gammelin	7.2xuua
Zarrentin	7.2xuub
Wittenburg	7.2xuuc
Drönnewitz bei Hagenow	7.2xuud
Redefin	7.2xuue
Lübtheen	7.2xuuf
Pritzier bei Hagenow	7.2xuug
Lassahn	7.2xuui
Alt Zachun	7.2xuuj
Mühlen Eichsen	7.2xuuv
Rehna	7.2xuuw
Lützow	7.2xuuy
Schlagsdorf bei Gadebusch	7.2xuuz
Roggendorf	7.2xuv0
Beetzendorf	7.2xuyg
Apenburg	7.2xuyh
Oebisfelde	7.2xuyi
Jübar	7.2xuyj
Köckte bei Gardelegen	7.2xuyk
Kusey	7.2xuyl
Miesterhorst	7.2xuym
Tangeln	7.2xuyn
Kunrau	7.2xuyo
Badel	7.2xuyp
Brunau	7.2xuza
Dähre	7.2xuzb
Mahlsdorf bei Salzwedel	7.2xuzc
Wallstawe	7.2xuzd
Fleetmark	7.2xuze
Kuhfelde	7.2xuzf
Binde	7.2xuzg
Pretzier	7.2xuzh
Henningen	7.2xuzi
Bonese	7.2xuzj
Bartensleben	7.2xuzu
Calvörde	7.2xuzv
Erxleben bei Haldensleben	7.2xuzw
Süplingen	7.2xuzx
Flechtingen	7.2xuzy
Hörsingen	7.2xuzz
Klüden	7.2xv00
Rätzlingen Sachsen-Anhalt	7.2xv01
Uthmöden	7.2xv02
Wegenstedt	7.2xv03
Weferlingen	7.2xv05
Bebertal	7.2xv06
Kalbe Milde	7.2xv0o
Kakerbeck Sachsen-Anhalt	7.2xv0p
Mieste	7.2xv0q
Messdorf	7.2xv0r
Lindstedt	7.2xv0s
Zichtau	7.2xv0t
Jävenitz	7.2xv0u
Jerchel Altmark	7.2xv0v
Letzlingen	7.2xv0w
Bismark Altmark	7.2xv0x
Gommern	7.2xv40
Wolmirstedt	7.2xv41
Gross Ammensleben	7.2xv42
Barleben	7.2xv43
Niederndodeleben	7.2xv44
Langenweddingen	7.2xv45
Eichenbarleben	7.2xv46
Colbitz	7.2xv47
Loitsche	7.2xv48
Wanzleben	7.2xv49
Möckern bei Magdeburg	7.2xv4l
Möser	7.2xv4m
Theessen	7.2xv4n
Büden	7.2xv4o
Altengrabow	7.2xv4p
Hohenziatz	7.2xv4q
Leitzkau	7.2xv55
Prödel	7.2xv56
Nedlitz bei Zerbst	7.2xv57
Steutz	7.2xv58
Loburg	7.2xv59
Lindau Anh	7.2xv5a
Güterglück	7.2xv5b
Dobritz	7.2xv5c
Güsten Anh	7.2xv5q
Unseburg	7.2xv5r
Kroppenstedt	7.2xv5s
Löderburg	7.2xv5t
Förderstedt	7.2xv5u
Schneidlingen	7.2xv5v
Egeln	7.2xv5w
Calbe Saale	7.2xv6j
Biederitz	7.2xv6k
Dreileben	7.2xv6l
Gross Rosenburg	7.2xv6m
Zuchau	7.2xv6n
Welsleben	7.2xv6o
Eickendorf Kreis Schönebeck	7.2xv6p
Barby Elbe	7.2xv6q
Schinne	7.2xv7c
Arneburg	7.2xv7d
Tangermünde	7.2xv7e
Schönhausen Elbe	7.2xv7f
Kläden bei Stendal	7.2xv7g
Vinzelberg	7.2xv7h
Klietz	7.2xv7j
Rochau	7.2xv7k
Möringen	7.2xv7l
Redekin	7.2xv7x
Gladau	7.2xv7y
Jerichow	7.2xv7z
Güsen	7.2xv80
Parchen	7.2xv81
Tucheim	7.2xv82
Kade	7.2xv83
Klitsche	7.2xv84
Parey Elbe	7.2xv85
Lüderitz	7.2xv8h
Grieben bei Tangerhütte	7.2xv8i
Angern	7.2xv8j
Dolle	7.2xv8k
Bellingen bei Stendal	7.2xv8l
Kehnert	7.2xv8m
Kamern	7.2xv92
Sandau Elbe	7.2xv93
Arendsee Altmark	7.2xv94
Seehausen Altmark	7.2xv96
Havelberg	7.2xv97
Goldbeck Altm	7.2xv98
Schollene	7.2xv99
Iden	7.2xv9a
Lückstedt	7.2xv9b
Rönnebeck Sachsen-Anhalt	7.2xv9c
Werben Elbe	7.2xv9d
Hohenberg-Krusemark	7.2xv9e
Wanzer	7.2xv9f
Neukirchen Altmark	7.2xv9g
Geestgottberg	7.2xv9h
Gross Garz	7.2xv9i
Kleinau	7.2xv9j
Wefensleben	7.2xv9k
Neuwegersleben	7.2xv9l
Völpke	7.2xv9m
Gröningen Sachsen-Anhalt	7.2xv9n
Ausleben	7.2xv9o
Hötensleben	7.2xv9p
Harbke	7.2xv9q
Seehausen Börde	7.2xv9r
Hadmersleben	7.2xv9s
Eilsleben	7.2xv9t
Osterwieck	7.2xva5
Badersleben	7.2xva6
Wegeleben	7.2xva7
Schwanebeck Sachsen-Anhalt	7.2xva8
Dingelstedt am Huy	7.2xva9
Hessen	7.2xvaa
Ströbeck	7.2xvab
Pabstorf	7.2xvac
Wasserleben	7.2xvaz
Ilsenburg	7.2xvb0
Derenburg	7.2xvb1
Elbingerode Harz	7.2xvb2
Schierke	7.2xvb3
Altenbrak	7.2xvb4
Benneckenstein Harz	7.2xvb5
Heudeber	7.2xvb6
Hasselfelde	7.2xvb7
Hedersleben bei Aschersleben	7.2xvbt
Gatersleben	7.2xvbu
Ballenstedt	7.2xvbv
Harzgerode	7.2xvbw
Gernrode Harz	7.2xvbx
Friedrichsbrunn	7.2xvbz
Güntersberge	7.2xvc0
Strassberg Harz	7.2xvc1
Zwiedorf	7.2xvf4
Friedland	7.2xvf5
Kleeth	7.2xvf6
Burg Stargard	7.2xvf7
Wildberg bei Altentreptow	7.2xvf8
Gross Nemerow	7.2xvf9
Glienke	7.2xvfa
Kotelow	7.2xvfb
Staven	7.2xvfc
Liepen bei Anklam	7.2xvih
Sarnow bei Anklam	7.2xvii
Krien	7.2xvij
Klein Bünzow	7.2xvik
Ducherow	7.2xvim
Spantekow	7.2xvin
Medow bei Anklam	7.2xvio
Nechlin	7.2xvj0
Jatznick	7.2xvj1
Brüssow bei Pasewalk	7.2xvj2
Zerrenthin	7.2xvj3
Rothenklempenow	7.2xvj4
Hetzdorf bei Strasburg	7.2xvj5
Krackow	7.2xvj6
Züsedom	7.2xvj7
Viereck	7.2xvj8
Grambow bei Pasewalk	7.2xvj9
Penkun	7.2xvjb
Blumenhagen bei Strasburg	7.2xvjc
Strasburg	7.2xvjd
Löcknitz Vorpom	7.2xvje
Ueckermünde	7.2xvjv
Rothemühl	7.2xvjw
Altwarp	7.2xvjx
Mönkebude	7.2xvjy
Ahlbeck bei Torgelow	7.2xvjz
Borkenfriede	7.2xvk1
Ferdinandshof bei Torgelow	7.2xvk2
Eggesin	7.2xvk3
Triepkendorf	7.2xvl8
Carpin	7.2xvl9
Kratzeburg	7.2xvla
Rechlin	7.2xvlb
Hohenzieritz	7.2xvlc
Wokuhl	7.2xvld
Blankensee bei Neustrelitz	7.2xvle
Schwarz bei Neustrelitz	7.2xvlf
Wustrow Kreis Mecklenburg-Strelitz	7.2xvlg
Blankenförde	7.2xvlh
Feldberg	7.2xvlj
Wesenberg	7.2xvlk
Mirow Kreis Neustrelitz	7.2xvll
Göritz bei Prenzlau	7.2xvm3
Schönermark bei Prenzlau	7.2xvm4
Holzendorf bei Prenzlau	7.2xvm5
Kleptow	7.2xvm6
Parmen-Weggun	7.2xvm7
Beenz bei Prenzlau	7.2xvm8
Drense	7.2xvm9
Bietikow	7.2xvma
Fürstenwerder	7.2xvmb
Gramzow bei Prenzlau	7.2xvmd
Schmölln bei Prenzlau	7.2xvme
Seehausen bei Prenzlau	7.2xvmf
Ringenwalde bei Templin	7.2xvmx
Gollin	7.2xvmy
Gross Dölln	7.2xvmz
Hassleben bei Prenzlau	7.2xvn0
Jakobshagen	7.2xvn1
Milmersdorf	7.2xvn2
Gerswalde	7.2xvn3
Lychen	7.2xvn4
Boitzenburg	7.2xvn5
Ankershagen	7.2xvo1
Dambeck bei Röbel	7.2xvo2
Priborn	7.2xvo3
Stuer	7.2xvo4
Wredenhagen	7.2xvo5
Grabowhöfe	7.2xvo6
Nossentiner Hütte	7.2xvo7
Möllenhagen	7.2xvo8
Jabel bei Waren	7.2xvo9
Röbel Müritz	7.2xvob
Malchow bei Waren	7.2xvoc
Vollrathsruhe	7.2xvod
Gross Plasten	7.2xvoe
Faulenrost	7.2xvov
Grammentin	7.2xvow
Schwinkendorf	7.2xvox
Stavenhagen Reuterstadt	7.2xvoy
Jürgenstorf	7.2xvoz
Neukalen	7.2xvp0
Gielow	7.2xvp1
Dargun	7.2xvp3
Gnoien	7.2xvpf
Walkendorf	7.2xvpg
Altkalen	7.2xvph
Thürkow	7.2xvpj
Gross Bützin	7.2xvpk
Jördenstorf	7.2xvpl
Gross Roge	7.2xvpm
Daberkow	7.2xvpz
Görmin	7.2xvq0
Hohenmocker	7.2xvq1
Metschow	7.2xvq2
Nossendorf	7.2xvq3
Törpin	7.2xvq4
Jarmen	7.2xvq5
Loitz bei Demmin	7.2xvq6
Tutow	7.2xvq7
Polo Paz	7.302l4 1 2 k
Tegucigalpa	7.302l6 16
Francisco Morazan	7.302l8 a 1 3 1 n 13 2
Res. Centro América, Tegucigalpa	7.302ld i
El Picacho	7.302lf
Rdsi Tegucigalpa (Pri3)	7.302lg 4
Telef. Inalámbrica Tegucig.	7.302lh
Principal	7.302lo 2 f 1
Almendros	7.302lp f
Cerro Grande	7.302ls
La Granja	7.302lt
Loarque	7.302lu
Kennedy, Tegucigalpa	7.302lw 2 a
El Ocotal	7.302lx
Miraflores	7.302lz 1 3 4
Toncontín	7.302m1 1
La Vega, Tegucigalpa	7.302md 1
El Hato	7.302mn
Prados Universitarios	7.302mp
Toncontin	7.302nm 1
Atlantida	7.302qt 1h 1
Roatán, Bay Islands	7.302qv
La Ceiba	7.302rb h 2 1
Sabá	7.302rc
Utila, Bay Islands	7.302rd
San Alejo/Mesapa	7.302rh
San Francisco, Atlántida	7.302rj
Arenal	7.302rl
Oakridge	7.302rn
La Masica	7.302ro
Bonito Oriental	7.302rq
Tocoa, Colón	7.302rw
Coxin Hole, Roatán	7.302rx
Olanchito	7.302ry
Tela	7.302s0
Sonaguera	7.302s3
Coyoles Central	7.302s4
Guanaja	7.302s5
French Harbour	7.302s7
Cortes	7.302ti 1 2 6 2 2 1i 1
San Pedro Sula, Cortés	7.302ts 4 o 5 5 2 1 4 1 6
Inalámbrica Sps	7.302un
Rdsi San Pedro Sula	7.302uo
Monte Prieto	7.302uv 3
Rivera Hernandez, San Pedro Sula	7.302uz
La Puerta	7.302v0
Col. Satélite	7.302v3
Chamelecón	7.302v9
Jardines Del Valle	7.302va
Búfalo	7.302vi
Santa Barbra	7.302x9
C. Comunitarios	7.302xc 1 1
Santa Bárbara	7.302xf
Progreso	7.302xj
Progreso/Santa Cruz	7.302xk
San Manuel/Rio Lindo	7.302xm
Cucuyagua/Copán	7.302xn
Agua Caliente	7.302xo
Nueva Ocotepeque	7.302xp
Santa Cruz	7.302xq
Lepaera/Corquín	7.302xr
Gracias/S.R.Copán	7.302xs
El Naranjo Sta Bárbara	7.302xt
Macueliso Omoa/Trascerros	7.302xu
El Mochito/Quimistán	7.302xv
Villa Nueva	7.302y6 5
Yoro	7.302y7
Cofradía	7.302y8
Potrerillos	7.302y9 5
Sulaco/Los Orcones	7.302ya
El Negrito	7.302yq
Morazán	7.302yr
Amarat/Marcala	7.3030s
Valle De Ángeles	7.3030u
Ojojona	7.3030v
Sabana Grande	7.3030w
Guaimaca	7.3030x
Comayagua	7.3030y 2
Siguatepeque	7.30311
Talanga	7.30313
Zamorano	7.30314
Proyecto Ala	7.30315 32
Centros Comunitarios	7.30316
Santa Lucía	7.30317
La Esperanza	7.3031b
San Lorenzo	7.30341
Danli	7.30343
Juticalpa	7.30345
S. Marcos/Proy. Ala	7.30348
Campamento	7.30349
S. Franc. De La Paz	7.3034b
Yuscarán	7.3034c
El Paraíso	7.3034d
Amatillo/Goascorán	7.3034e
Nacaome/Amapala	7.3034f
San Fco. De Becerra	7.3034h
Domsat	7.3034i
Catacamas	7.3034j
Claromecó, Buenos Aires	7.38dog
Villa Carlos Paz, Córdoba	7.38hzo 1 1 1 1
Cosquin/Córdoba	7.38hzt
San Pedro de Jujuy, Jujuy	7.38ko3 1 1 1
Osasco - SP	7.3a4lk 1
Diadema - SP	7.3a4ml 2
São Bernardo do Campo - SP	7.3a4ms l 1 1 1 3
Santana de Parnaíba - SP	7.3a4mv
Carapicuíba - SP	7.3a4my
Barueri - SP	7.3a4mz
São Caetano do Sul - SP	7.3a4n2
Atibaia - SP	7.3a4nl
Santo André - SP	7.3a4nn 1k
Jundiaí - SP	7.3a4nw 6
Mauá - SP	7.3a4ny
Cotia - SP	7.3a4o5
Ferraz de Vasconcelos - SP	7.3a4ob
São Roque - SP	7.3a4of
Mogi das Cruzes - SP	7.3a4og 7
Suzano - SP	7.3a4oi
Ribeirão Pires - SP	7.3a4oq
Guaratinguetá - SP	7.3a5bs
São José dos Campos - SP	7.3a5c0 1y 1 1 1 1
Taubaté - SP	7.3a5d6
Pindamonhangaba - SP	7.3a5d8
Caraguatatuba - SP	7.3a5dw
Jacareí - SP	7.3a5e3
Santos - SP	7.3a63v 5
Bertioga - SP	7.3a643
Guarujá - SP	7.3a647
Cubatão - SP	7.3a648
Itanhaém - SP	7.3a64e
Peruíbe - SP	7.3a64h
São Vicente - SP	7.3a64i a
Praia Grande - SP	7.3a64j
Bauru - SP	7.3a6vn
Jaú - SP	7.3a6wq
Sorocaba - SP	7.3a7mt k 1 1 i
Araraquara - SP	7.3a8fh
São Carlos - SP	7.3a8fk 1
Ribeirão Preto - SP	7.3a8g9 1 1 s 5
São José do Rio Preto - SP	7.3a96x 1 1
Barretos - SP	7.3a978
Presidente Prudente - SP	7.3aa0m
Piracicaba - SP	7.3aar1 1 1
Limeira - SP	7.3aar4
Americana - SP	7.3aar6
Rio Claro - SP	7.3aarc 1
São João da Boa Vista - SP	7.3aarn
São Gonçalo - RJ	7.3ac8c
Niterói - RJ	7.3ac8d 1 9
São João de Meriti - RJ	7.3acbj
Nova Friburgo - RJ	7.3aczw
Campos dos Goytacazes - RJ	7.3ad0g
Itaperuna - RJ	7.3ad3i
Petrópolis - RJ	7.3aein 1
Volta Redonda - RJ	7.3aelq
Angra dos Reis - RJ	7.3aels
Belo Horizonte - MG	7.3ajzt 1 5 1 d 4 2 1 1
Betim - MG	7.3ak0v
Sabará - MG	7.3ak13
Ipatinga - MG	7.3ak1i
Juiz de Fora - MG	7.3akrl 2
Governador Valadares - MG	7.3aljj
Três Corações - MG	7.3an2z
Pouso Alegre - MG	7.3an3i
Paranaguá - PR	7.3arq6
Ponta Grossa - PR	7.3ashe
Guarapuava - PR	7.3asii
Londrina - PR	7.3at8m u 5
Apucarana - PR	7.3at9q
Maringá - PR	7.3au0y 4
Cascavel - PR	7.3ausq
Foz do Iguaçu - PR	7.3autk 5
Blumenau - SC	7.3awck
Joinville - SC	7.3awcv
Florianópolis - SC	7.3ax42
Lages - SC	7.3axvu
Pelotas - RS	7.3b0yy 5 3
Rio Grande - RS	7.3b0yz
Caxias do Sul - RS	7.3b1q6 i 1 1
Passo Fundo - RS	7.3b1qz
Santa Maria - RS	7.3b2ih 1
Brasília - DF	7.3b71u 8 9 2c h 2 2 1 6 1 2 8 2 a
Ceilândia - DF	7.3b75l
Anápolis - GO	7.3b7x7 1
Palmas - TO	7.3b8op 1
Gurupi - TO	7.3b8oz
Araguaína - TO	7.3b8p9
Cuiabá - MT	7.3ba9g 2
Várzea Grande - MT	7.3ba9k
Dourados - MS	7.3bbse
Rio Branco - AC	7.3bcjm
Juazeiro - BA	7.3bh7d
Feira de Santana - BA	7.3bhy2 q
Vitória da Conquista - BA	7.3bjh8 y
Aracaju - SE	7.3bl18
Recife - PE	7.3bmkq a a 4
Maceió - AL	7.3bncs 3 2
João Pessoa - PB	7.3bo4a 1 1
Campina Grande - PB	7.3bo4l
Natal - RN	7.3bow0 1
Mossoró - RN	7.3bowb
Teresina - PI	7.3bqfm
Petrolina - PE	7.3br96
Manaus - AM	7.3bv2b 12 1 1 1 1
Macapá - AP	7.3by5e
São Luís - MA	7.3bzok e 1 1 1
Imperatriz - MA	7.3c0hk
Cali	7.3fgme 1 1 1 1 1 1 1g 1 1 2
Pasto	7.3fgnk 1
Barranquilla	7.3fgus 1 1 1 1 1 1
Valledupar	7.3fgvh
Cartagena	7.3fgvp 1 1 1 9.9iyvvr
Pereira	7.3fgxj 1 1 1 1
Eje Cafetero	7.3fgxo 1 1
Manizales	7.3fgz3 1 1
Cucuta	7.3fh11 1
Bucaramanga	7.3fh15 2 1 1 2 1 m
Ibague	7.3fh2y 1
Villavicencio	7.3fh42
Neiva	7.3fh4m 1
Trinidad/Flores	7.3k9kc
St. Eustatius	7.3kgd8 2 1
Akaroa	7.3tv4v dk y7 85 8 z2 dn e1 33 e 1i lg 19q 5b v c4 2t
Darfield	7.3tvfm 2y y7 7z 8 z8 dh e7 3a n5 19k 6b by 2u
Kaikoura	7.3tvfn 2y y7 8b 2 z2 ro 2v a ad cx 19l 6a bt 30
Waitangi (Chatham Is.)	7.3tvfp 2y y7 80 8 z7 4a ne 3a 1p lg 195 io 2p
Amberley	7.3tvfr 2p y7 85 8 z2 5d 8a e1 3d n2 19b 6l c0 2s
Cheviot	7.3tvft 2p y7 8f 11 xz ro 37 3 a8 cx 198 6o bx 2s
Culverden	7.3tvfu 2p y7 83 8 z4 ro 38 aa cx 196 6o bx 2s
Twizel	7.3tvg1 39 yf 80 a 1z 3 6 w8 40 c oq 20 nd 17j dd 6i
Queenstown/Cromwell/Alexandra/Wanaka/Ranfurly/Roxburgh	7.3twtf 3 1 1 1
Christchurch/Blenheim/Nelson	7.3u10z 7 1 a 1 1 7 1 1 1
Napier/Waipukurau	7.3ull9
New Plymouth/Mokau	7.3umec
Rotorua/Whakatane/Tauranga	7.3uvez 5
Tokoroa	7.3uvvu
Putaruru	7.3uvvx
Tengizshevroil	7.4laum
Tengizs	7.4laun
Chengdu, Sichuan	7.54m66 2u 9g 2s ka 1 1 1 7 5 3 3 1 1 9 4 q p8 44 2s 1i 19q fc k 3k fc 2s
XiAn, Shaanxi	7.54m9w 1id 1mc 49 9 1 8c 2s 6l 7t 2a
Foshan, Guangdong	7.54md6
Shenyang, Liaoning	7.54mhc 2s 1b8 5k 2s 1xh 5j
Hefei, Anhui	7.54q0u
Changsha, Hunan	7.54q26 2k 8g
Banskhali	7.58ogc
Fatikchari	7.58oge
Hathazari	7.58ogf
Mirsharai/Mirsari	7.58ogg
Rangunia	7.58ogh
Rauzan	7.58ogi
Snadwip	7.58ogj
Barabkunda/Sitakunda	7.58ogk
Anwara	7.58ogl
Boalkhali	7.58ogo
Chandanaish	7.58ogp
Potia/Potiya	7.58ogr
Satkania/Satkhania	7.58ogs
Begamgonj	7.58olx
Chatkhil	7.58oly
Companiganj (B.Hat)	7.58olz
Hatiya (Oshkhali)	7.58om0
Shenbag/Senbag	7.58om1
Chhagalnaiya	7.58ooq
Dagonbhuya	7.58oor
Parshuram/Parsuram	7.58oos
Sonagazi	7.58oot
Fulgazi	7.58oou
Chokoria/Chakaria	7.58ori
Moheshkhali	7.58ork
Ramu	7.58orl
Ukhiya	7.58orn
Raipura	7.58p2m 1vl
Ramgati (Alexender)	7.58p2n
Ramgonj	7.58p2o
Rupsha	7.58p84
Paikgacha	7.58p8b
Terokhada	7.58p8d
Abhaynagar (Noapara)	7.58pdq
Bagerphara	7.58pdr
Chaugacha	7.58pds
Jhikargacha	7.58pdt
Keshobpur	7.58pdu
Manirampur	7.58pdv
Sharsa	7.58pdw
Goarnadi	7.58pgi
Agailjhara	7.58pgj
Hizla	7.58pgk
Mehendigonj	7.58pgl
Muladi	7.58pgm
Babugonj	7.58pgn
Bakergonj	7.58pgo
Uzirpur	7.58pgp
Baufal/Mirjagonj	7.58pja 1 1 2
Pathorghata	7.58pk7
Kaligonj	7.58pm3
Moheshpur	7.58pm5
Bhandaria	7.58pov
Kaokhali/Kawkhali	7.58pow
Mothbaria	7.58pox
Nazirpur	7.58poy
Swarupkhati	7.58poz
Bagerhat	7.58ppo
Fakirhat	7.58ppp
Kachua	7.58ppq
Mollarhat	7.58ppr
Morelganj	7.58pps
Rampal	7.58ppt
Mongla, Bagerhat	7.58ppu
Borhanuddin	7.58px6
Daulatkhan	7.58px8
Lalmohan	7.58px9
Sibgonj (Mokamtala)	7.58pzw
Dhunat	7.58pzz
Dhupchachia	7.58q00
Shariakandi	7.58q04
Sherpur	7.58q05
Badarganj	7.58q5i
Haragacha	7.58q5k
Mithapukur	7.58q5l
Pirgonj	7.58q5n
Birgonj/Gobindagonj/Birganj	7.58q8b
Shetabgonj	7.58q8d
Chrirbandar	7.58q8e
Fulbari	7.58q8f
Bangla hili	7.58q8h
Palashbari	7.58qb4
Saghata (Bonarpara)	7.58qb6
Damudda	7.58qrr
GoshairHat	7.58qrs
Dhamrai	7.58qxa
Dohar	7.58qxb
Keranigonj	7.58qxc
Nowabgonj	7.58qxd
Monahardi/Monohordi	7.58qy5
Palash	7.58qy6
Madhabdi	7.58qy9
Bhanga	7.58r03
Boalmari	7.58r04
Nagarkanda	7.58r07
Sadarpur (J.Monjil)	7.58r08
Goalanda	7.58r2v
Pangsha	7.58r2w
Zitka	7.58r5o
Singair	7.58r5r
Araihazar/Arihazar	7.58rb6
Sonargaon	7.58rb7
Bandar	7.58rb8
Rupganj/Rupgonj	7.58rb9
Kaliakoir	7.58rdy
Kaliganj	7.58rdz
Kapashia	7.58re0
Gazaria	7.58rgq
Lohajang	7.58rgr
Sirajdikhan	7.58rgs
Sreenagar	7.58rgt
Tongibari	7.58rgu
Paba	7.58rp7
Manda	7.58rup
Sirajgonj	7.58rxf 1 3 8.1gfra4 u a k a
Gurudashpur	7.58s30
Rohanpur	7.58s5r
Shibgonj	7.58s5t
Sylhet MEA	7.58sgp
Kanaighat	7.58sgs
Balagonj	7.58sgu
Bianibazar	7.58sgv
Biswanath	7.58sgw
Fenchugonj	7.58sgy
Golapgonj	7.58sgz
Mingalar Mandalay	7.5o380
Pathein	7.5oj0w 1
Ayeyarwaddy/Pathein	7.5oj0z
Rakhine	7.5ojky
Sittwe	7.5ojse
Sittwe/Thandwe	7.5ojsr
Palatwa	7.5ojv1
Pyapon	7.5olby
Bago	7.5oqqe 2 8.1kvdf1 1 1 1
Pyay	7.5ori8
Taungoo	7.5os9y
Thanlyin	7.5ottv
Mawlamyine/Thanbyuzayat	7.5oulk
Mawlamyine	7.5oull
Hpa-An	7.5ovd2 2
Dawei	7.5ow4u
Chauk	7.5oxgw 9.ft92h8 1 1 1 1
Pakokku	7.5oyg8
Meiktila	7.5ozzs
Naypyitaw	7.5p2as a
Naypyidaw	7.5p2da
Aunglan	7.5p3n4
Hakha	7.5p4me
Monywa	7.5p5e6 d
Myitkyinar/Bahmaw	7.5p7pi
Shwebo	7.5p8ha
Taunggyi	7.5pd3y
Shan (South)	7.5pd3z
Manton	7.5pdrk
Shan (North)	7.5pdwa
Loikaw	7.5peni
Southern Region	7.5q9cu
Zuunmod city, Tuv	7.5t7ug rs
Arvaikheer city, Uvurkhangai	7.5t7vu rs
Tsetserleg city, Arkhangai	7.5t7w4 rs
Bulgan city, Bulgan	7.5t7we rs
Erdenet city, Orkhon	7.5t7wo rs
Sukhbaatar city, Selenge	7.5t7wy rs
Darkhan city, Darkhan-Uul	7.5t7x8 rs
Murun city, Khuvsgul	7.5t7xi rs
Ulgii, Bayan-Ulgii	7.5t7ym rs
Khovd city, Khovd	7.5t7yw rs
Bayankhongor city, Bayankhongor	7.5t7z6 rs
Ulaangom city, Uvs	7.5t7zg rs
Uliastal city, Zavkhan	7.5t7zq rs
Altai city, Govi-Altai	7.5t80a rs
Baruun-Urt city, Sukhbaatar	7.5t814 rs
Sainshand city, Dornogovi	7.5t81e rs
Dalanzadgad, Umnugovi	7.5t81o rs
Choir, Govisumber	7.5t81y rs
Undurkhaan city, Khentii	7.5t82i rs
Choibalsan city, Dornod	7.5t832 rs
Mandalgovi city, Dundgovi	7.5t83c rs
Tursun-Zade	7.5woqi
Rasht	7.5woqj
Jirgital	7.5woqk
Nurobod	7.5woql
Rogun	7.5woqm
Fayzabad	7.5woqn
Vakhdat	7.5woqo
Rudaki	7.5woqp
Nurek	7.5woqq
Hissar	7.5woqr
Yavan	7.5woqt
Varzob	7.5wor5
Tadjikabad	7.5wor6
Shakhrinav	7.5wor7
Tavildara	7.5wor8
Kurgan-Tube	7.5wot2
Shaartuz	7.5wotk
Khuroson	7.5wotm
Abdurakhmana Jami	7.5wotn
Bokhtar	7.5wotp
Vakhsh	7.5wotq
Kolkhozabad	7.5wotr
Djilikul	7.5wots
Kumsangir	7.5wott
Sarband	7.5wotu
Kabodion	7.5wotv
Panj	7.5wotw
Vose	7.5wovj
Dangara	7.5wovk
Temurmalik	7.5wovm
M. Khamadoni	7.5wovn
Parkhar	7.5wovo
Muminobod	7.5wovq
Kulyab	7.5wovu
Khujand	7.5woym
Spitamen	7.5woz5
Gafurov	7.5woz6
Kayrakum	7.5woz7
Matchinskiy	7.5woz9
Chkalovsk	7.5wozf
Zafarabad	7.5wozg
Asht	7.5wozh
Istravshan	7.5wozi
Jabarrasulov	7.5wozj
Shakhristan	7.5wozk
Isfara	7.5wozq
Ganchi	7.5wozs
Taboshar	7.5wozt
Kanibadam	7.5wozv
Pendjikent	7.5wp03
Ayni	7.5wp07
Khorog	7.5wp1e
Vanj	7.5wp27
Darvaz	7.5wp28
Ishkashim	7.5wp29
Murgab	7.5wp2a
Roshtkala	7.5wp2b
Rushan	7.5wp2c
Barda	7.5x3b8
Ujar	7.5x3b9
Agsu	7.5x3ba
Agdash	7.5x3bb
Gobustan	7.5x3bc
Kurdamir	7.5x3bd
Shamakhi	7.5x3be
Goychay	7.5x3bf
Ismayilli	7.5x3bg
Zardab	7.5x3bh
Shirvan	7.5x3e1
Beylagan	7.5x3e2
Sabirabad	7.5x3e3
Imishli	7.5x3e4
Salyan	7.5x3e5
Neftchala	7.5x3e6
Agjabadi	7.5x3e7
Saatli	7.5x3e8
Goygol	7.5x3gs
Dashkasan	7.5x3gt
Agstafa	7.5x3gu
Tartar	7.5x3gv
Goranboy	7.5x3gw
Ganja	7.5x3gx 1
Samukh	7.5x3gz
Gazakh	7.5x3h1
Shamkir	7.5x3h2
Tovuz	7.5x3h3
Gadabay	7.5x3h4
Yevlakh	7.5x3h5
Naftalan	7.5x3h7
Siyazan	7.5x3ju
Khizi	7.5x3jv
Khachmaz	7.5x3jw
Guba	7.5x3jx
Shabran	7.5x3jz
Gusar	7.5x3k2
Gabala	7.5x3mc
Oguz	7.5x3md
Zagatala	7.5x3me
Shaki	7.5x3mg
Gakh	7.5x3mh
Mingachevir	7.5x3mj
Balakan	7.5x3ml
Yardimli	7.5x3p4
Masalli	7.5x3p5
Astara	7.5x3p6
Jalilabad	7.5x3p8
Lankaran	7.5x3p9
Lerik	7.5x3pb
Bilasuvar	7.5x3pd
Khojali	7.5x3rw
Lachin	7.5x3rx
Khankandi	7.5x3ry
Qubadli	7.5x3rz
Askaran	7.5x3s0
Zangilan	7.5x3s1
Shusha	7.5x3s2
Kalbajar	7.5x3s3
Agdara	7.5x3s4
Khojavand	7.5x3s5
Fuzuli	7.5x3s7
Agdam	7.5x3s8
Jabrayil	7.5x3se
Bishkek, Chuy region	7.5xjlc 1 1 1 1 2 1 1 8.1nbfyq 1 1 1 1 1 1 1 2 v 1 1 1 1 1 1 2 1 9.gh6g0a 1 1 2 1 1 1 1 1
Belovodskoe, Chuy region	7.5xjln
Kant, Chuy region	7.5xjlo
Kara-Balta, Chuy region	7.5xjlp
Sokuluk, Chuy region	7.5xjlq
Kemin, Chuy region	7.5xjlr
Kayndy, Chuy region	7.5xjlt
Tokmok, Chuy region	7.5xjlu
Lebedinovka, Chuy region	7.5xjlv
Eski-Nookat, Osh region	7.5xjoe
Aravan, Osh region	7.5xjof
Kara-Suu, Osh region	7.5xjog
Uzgen, Osh region	7.5xjoh
Gulcha, Osh region	7.5xjoi
Daroot-Korgon, Osh region	7.5xjol
Kara-Kulja, Osh region	7.5xjon
Kyzyl-Adyr, Talas region	7.5xjuo
Bakay-Ata, Talas region	7.5xjup
Kokoy, Talas region	7.5xjuq
Pokrovka, Talas region	7.5xjur
At-Bashy, Naryn region	7.5xjwu
Kochkor, Naryn region	7.5xjwv
Chaek/Minkush, Naryn region	7.5xjww
Baetov, Naryn region	7.5xjwx
Sulukta, Naryn region	7.5xk05
Pulgon, Naryn region	7.5xk07
Isfana, Naryn region	7.5xk08
Kyzylkia, Naryn region	7.5xk09
Massy/Kochkor-Ata, Jalal-Abat region	7.5xk2e
Bazarkorgon, Jalal-Abat region	7.5xk2g
Kazarman, Jalal-Abat region	7.5xk2i
Ala-Buka, Jalal-Abat region	7.5xk2l
Kerben, Jalal-Abat region	7.5xk2m
Mailuu-Suu, Jalal-Abat region	7.5xk2o
Tash-Kumyr, Jalal-Abat region	7.5xk2p
Kara-Kul, Jalal-Abat region	7.5xk2q
Toktogul, Jalal-Abat region	7.5xk2r
Kok-Jangak/Suzak, Jalal-Abat region	7.5xk2s
Kanysh-Kya (Chatkal), Jalal-Abat region	7.5xk2t
Ananyevo, Issyk-Ko region	7.5xk86
Cholpon-Ata, Issyk-Ko region	7.5xk87
Balykchy, Issyk-Ko region	7.5xk88
Tup, Issyk-Ko region	7.5xk89
Kyzyl-Suu, Issyk-Ko region	7.5xk8a
Bokombaevo/Kadji-Say, Issyk-Ko region	7.5xk8b
Ak-Suu, Issyk-Ko region	7.5xk8c
Berending	8.d4her
Télimélé	8.dcrkl
Akim Oda	8.dw4us
Jamot	8.e4g6k 1
Yaounde	8.e4g6m 1
Garoua	8.e4g6r
Maroua	8.e4g6t
Nkomo	8.e4g6u
Biyem Assi	8.e4g6v
Bassa	8.e4h1l
Bonabéri	8.e4h1n
Bepanda	8.e4h1o 1
Akwa Centre	8.e4h1q 1
Bafoussam	8.e4h1s
Akwa North	8.e4h1v
Bioko	8.eb3zg a a a a a a a a a a a a a a a a a a a a a a a a a a a a a f a a a a a a a a a 5 a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a s7 a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a
Continental Region	8.eb3zi a a a a a a a a a a a a a a a a a a a a a a a a a a a a a 32 a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a
Centro-Sur/Kié-Ntem/Wele-Nzás	8.eb47v a a a a a a a a a 18q a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a
Litoral/Annobón	8.eb47w a a a a a a a a a 18q a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a
Ntoum	8.eckrw 7ps
Cocobeach	8.ecks0 7ps
Bissau	8.em2io 1
St. Luzia	8.em2iq
Brá	8.em2it
Mansôa	8.em2iz
Bissora	8.em2j0
Mansaba	8.em2j2
Farim	8.em2j3
Bafatá	8.em2j9
Bambadinca	8.em2ja
Gabu	8.em2jj
Sonaco	8.em2jk
Pirada	8.em2jl
Pitche	8.em2jm
Buba	8.em2k2
Canchungo	8.em2kn
Cacheu	8.em2ko
S. Domingos	8.em2kp
Ingoré	8.em2ks
Bigene	8.em2kt
Arada I, Addis Ababa	8.ey7uv
Arada II, Addis Ababa	8.ey7uw
French Legasion, Addis Ababa	8.ey7uy
Sidist Kilo I, Addis Ababa	8.ey7v6
Sidist Kilo II, Addis Ababa	8.ey7v7
Sidist Kilo III, Addis Ababa	8.ey7v8
Sidist Kilo Rss I, Addis Ababa	8.ey7v9
Addisu Gebeya, Addis Ababa	8.ey7vb
Kuyu, Addis Ababa	8.ey7vf
Fitche, Addis Ababa	8.ey7vj
Arada III, Addis Ababa	8.ey7w3
Arada IV, Addis Ababa	8.ey7w4
Arada V, Addis Ababa	8.ey7w5
Arada VI, Addis Ababa	8.ey7w6
Goha Tsion, Addis Ababa	8.ey7wz
Chancho, Addis Ababa	8.ey7x0
Addis Ketema I, Addis Ababa	8.ey7xp
Hagere Hiwot, Addis Ababa	8.ey7yc
Holeta Gent, Addis Ababa	8.ey7yd
Jeldu, Addis Ababa	8.ey7ye
Shegole, Addis Ababa	8.ey7yz
Asko, Addis Ababa	8.ey7za
Addis Ketema II, Addis Ababa	8.ey7zf
Addis Ketema III, Addis Ababa	8.ey7zg
Addis Ketema IV, Addis Ababa	8.ey7zh
Addis Ketema VI, Addis Ababa	8.ey7zi
Kolfe, Addis Ababa	8.ey7zj
Addis Alem, Addis Ababa	8.ey7zn
Burayu, Addis Ababa	8.ey7zo
Old Airport I, Addis Ababa	8.ey80o
Mekanisa, Addis Ababa	8.ey80p
Wolkite, Addis Ababa	8.ey80y
Ghion, Addis Ababa	8.ey819
Jimmaber (Ayer Tena), Addis Ababa	8.ey81g
Keranyo, Addis Ababa	8.ey81h
Old Airport II, Addis Ababa	8.ey823
Old Airport III, Addis Ababa	8.ey824
Old Airport IV, Addis Ababa	8.ey825
Old Airport V, Addis Ababa	8.ey826
Keira I, Addis Ababa	8.ey83c
Hana Mariam, Addis Ababa	8.ey83f
Dukem, Addis Ababa	8.ey83s
Debre Zeit, Addis Ababa	8.ey83t
Akaki, Addis Ababa	8.ey83u
Kaliti, Addis Ababa	8.ey83z
Nifas Silk III, Addis Ababa	8.ey840
Nifas Silk I, Addis Ababa	8.ey842
Nifas Silk II, Addis Ababa	8.ey843
Keria II, Addis Ababa	8.ey84p
Keria III, Addis Ababa	8.ey84q
Keira IV, Addis Ababa	8.ey84r
Keria V, Addis Ababa	8.ey84s
Filwoha II, Addis Ababa	8.ey863
Sheraton/DID, Addis Ababa	8.ey865
Addis Ababa Region	8.ey866
ECA, Addis Ababa	8.ey86w
Filwoha IV, Addis Ababa	8.ey872
Filwoha III, Addis Ababa	8.ey873
Filwha VI, Addis Ababa	8.ey874
Filwha V, Addis Ababa	8.ey875
Filwha VII, Addis Ababa	8.ey876
Bole I, Addis Ababa	8.ey88y
Bole Michael, Addis Ababa	8.ey896
Gerji, Addis Ababa	8.ey899
Yeka I, Addis Ababa	8.ey89p
Yeka II, Addis Ababa	8.ey89q
Yeka Rss III, Addis Ababa	8.ey89r
East Addis Ababa Zone	8.ey89v
South Addis Ababa Zone	8.ey89w
South-West Addis Ababa Zone	8.ey89x
West Addis Ababa Zone	8.ey89y
Central & North Addis Ababa Zones	8.ey89z
Kotebe, Addis Ababa	8.ey8a4
Bole II, Addis Ababa	8.ey8a5
Bole III, Addis Ababa	8.ey8a6
Bole IV, Addis Ababa	8.ey8a7
Bole VI, Addis Ababa	8.ey8ad
Debre Sina, Addis Ababa	8.ey8ao
Debre Birehan, Addis Ababa	8.ey8ap
Mehal Meda, Addis Ababa	8.ey8at
Nazreth I, South-East Region	8.eygcf
Nazreth II, South-East Region	8.eygcg
Wolenchiti, South-East Region	8.eygch
Melkawarer, South-East Region	8.eygci
Alem Tena, South-East Region	8.eygcj
Modjo, South-East Region	8.eygck
Meki, South-East Region	8.eygcm
Nazreth, South-East Region	8.eygcn
Wonji, South-East Region	8.eygfg
Shoa, South-East Region	8.eygfh
Arerti, South-East Region	8.eygfj
Awash, South-East Region	8.eygfk
Melkasa, South-East Region	8.eygfl
Metehara, South-East Region	8.eygfm
Agarfa, South-East Region	8.eygfn
Sire, South-East Region	8.eygii
Asela, South-East Region	8.eygij
Bokoji, South-East Region	8.eygik
Dera, South-East Region	8.eygil
Huruta, South-East Region	8.eygim
Iteya, South-East Region	8.eygin
Assasa, South-East Region	8.eygio
Kersa, South-East Region	8.eygip
Sagure, South-East Region	8.eygiq
Diksis, South-East Region	8.eygir
Abomsa, South-East Region	8.eygll
Ticho, South-East Region	8.eyglo
Gobesa, South-East Region	8.eyglq
Goro, South-East Region	8.eyglr
Bale Goba, South-East Region	8.eygrp
Gessera, South-East Region	8.eygrq
Adaba, South-East Region	8.eygrr
Ghinir, South-East Region	8.eygrs
Robe, South-East Region	8.eygrt
Dodolla, South-East Region	8.eygru
Dolomena, South-East Region	8.eygrw
Dire Dawa I, East Region	8.eyinr
Dire Dawa II, East Region	8.eyins
Shinile, East Region	8.eyinu
Artshek, East Region	8.eyinv
Melka Jeldu, East Region	8.eyinw
Bedeno, East Region	8.eyitw
Deder, East Region	8.eyitx
Grawa, East Region	8.eyity
Chelenko, East Region	8.eyitz
Kersa, East Region	8.eyiu0
Kobo, East Region	8.eyiu1
Kombolocha, East Region	8.eyiu2
Hirna, East Region	8.eyiwx
Miesso, East Region	8.eyix0
Erer, East Region	8.eyix2
Hurso, East Region	8.eyix3
Asebe Teferi, East Region	8.eyizz
Assebot, East Region	8.eyj02
Alemaya, East Region	8.eyj31
Aweday, East Region	8.eyj32
Harar I, East Region	8.eyj36
Harar II, East Region	8.eyj37
Kebribeyah, East Region	8.eyj39
Degahabur, East Region	8.eyj63
Gursum, East Region	8.eyj64
Kabri Dehar, East Region	8.eyj66
Jigiga, East Region	8.eyj67
Godie, East Region	8.eyj68
Teferi Ber, East Region	8.eyj69
Chinagson, East Region	8.eyj6b
Kabe, North-East Region	8.eyoty
Dessie I, North-East Region	8.eyotz
Dessie II, North-East Region	8.eyou0
Kobo Robit, North-East Region	8.eyou1
Akesta, North-East Region	8.eyou2
Wore-Ilu, North-East Region	8.eyou4
Tenta, North-East Region	8.eyou5
Senbete, North-East Region	8.eyou6
Mekana Selam, North-East Region	8.eyox0
Bistima, North-East Region	8.eyox1
Hayk, North-East Region	8.eyox2
Mille, North-East Region	8.eyox3
Wuchale, North-East Region	8.eyox4
Elidar, North-East Region	8.eyox5
Jama, North-East Region	8.eyox6
Sirinka, North-East Region	8.eyp02
Woldia, North-East Region	8.eyp03
Mersa, North-East Region	8.eyp05
Kobo, North-East Region	8.eyp06
Lalibela, North-East Region	8.eyp08
Bure, North-East Region	8.eyp0a
Manda, North-East Region	8.eyp0b
Sekota, North-East Region	8.eyp34
Ansokia, North-East Region	8.eyp38
Logia, North-East Region	8.eyp66
Kombolcha, North-East Region	8.eyp67
Harbu, North-East Region	8.eyp68
Bati, North-East Region	8.eyp69
Kemise, North-East Region	8.eyp6a
Assayta, North-East Region	8.eyp6b
Dupti, North-East Region	8.eyp6c
Majate, North-East Region	8.eyp98
Epheson, North-East Region	8.eyp99
Shoa Robit, North-East Region	8.eyp9c
Semera, North-East Region	8.eyp9e
Decheotto, North-East Region	8.eyp9f
Mekele I, North Region	8.eypuw
Mekele II, North Region	8.eypux
Quiha, North Region	8.eypuy
Wukro, North Region	8.eypuz
Shire Endasselassie, North Region	8.eypv0
Adigrat, North Region	8.eypv1
Abi Adi, North Region	8.eypv2
Senkata, North Region	8.eypv3
Humera, North Region	8.eypv4
Shiraro, North Region	8.eypxy
Korem, North Region	8.eypxz
Betemariam, North Region	8.eypy0
A. Selam, North Region	8.eypy2
Rama, North Region	8.eypy3
Adi Daero, North Region	8.eypy4
Mekele, North Region	8.eypy7
Adi Gudem, North Region	8.eyq10
Endabaguna, North Region	8.eyq11
Mai-Tebri, North Region	8.eyq12
Waja, North Region	8.eyq13
Adwa, North Region	8.eyq43
Inticho, North Region	8.eyq44
Edaga-Hamus, North Region	8.eyq45
Alemata, North Region	8.eyq46
Axum, North Region	8.eyq47
Awassa I, South Region	8.eyyy4
Awassa II, South Region	8.eyyy5
Wonda Basha, South Region	8.eyyy6
Aleta Wondo, South Region	8.eyyy8
Yirgalem, South Region	8.eyyy9
Leku, South Region	8.eyyya
Chuko, South Region	8.eyyyb
Dilla, South Region	8.eyz17
Yirga-Chefe, South Region	8.eyz18
Wonago, South Region	8.eyz19
Shakiso, South Region	8.eyz1a
Kibre-Mengist, South Region	8.eyz1b
Ziway, South Region	8.eyz49
Hagere Mariam, South Region	8.eyz4b
Moyale, South Region	8.eyz4c
Negele Borena, South Region	8.eyz4d
Yabello, South Region	8.eyz4e
Dolo Odo, South Region	8.eyz4h
Wollayta, South Region	8.eyz7b
Durame, South Region	8.eyz7e
Hossena, South Region	8.eyz7f
Alaba Kulito, South Region	8.eyz7g
Enseno, South Region	8.eyz7i
Boditi, South Region	8.eyz7j
Arba Minch, South Region	8.eyzgh
Kibet, South Region	8.eyzgi
Buii, South Region	8.eyzgj
Arbaminch, South Region	8.eyzgk
Jimma I, South-West Region	8.eyzmv
Jimma II, South-West Region	8.eyzmw
Serbo, South-West Region	8.eyzmx
Assendabo, South-West Region	8.eyzmy
Omonada, South-West Region	8.eyzmz
Seka, South-West Region	8.eyzn0
Sekoru, South-West Region	8.eyzn1
Shebe, South-West Region	8.eyzn2
Jimma, South-West Region	8.eyzn3
Agaro, South-West Region	8.eyzpx
Ghembo, South-West Region	8.eyzpy
Dedo, South-West Region	8.eyzpz
Limmu Genet, South-West Region	8.eyzq0
Haro, South-West Region	8.eyzq1
Yebu, South-West Region	8.eyzq2
Atnago, South-West Region	8.eyzq4
Ghembe, South-West Region	8.eyzq5
Bonga, South-West Region	8.eyzsz
Yayo, South-West Region	8.eyzt1
Maji, South-West Region	8.eyzt2
Mizan Teferi, South-West Region	8.eyzt3
Aman, South-West Region	8.eyzt4
Chora, South-West Region	8.eyzt5
Metu, South-West Region	8.eyzw1
Dembi, South-West Region	8.eyzw3
Darimu, South-West Region	8.eyzw4
Bedele, South-West Region	8.eyzw5
Hurumu, South-West Region	8.eyzw6
Gambela, South-West Region	8.eyzz3
Itang, South-West Region	8.eyzz4
Jikawo, South-West Region	8.eyzz5
Gore, South-West Region	8.eyzz6
Tepi, South-West Region	8.eyzz8
Macha, South-West Region	8.eyzza
Abebo, South-West Region	8.eyzzb
Ejaji, West Region	8.ez7ou
Dembidolo, West Region	8.ez7oz
Nekemte, West Region	8.ez7rx
Fincha, West Region	8.ez7s0
Backo, West Region	8.ez7s1
Shambu, West Region	8.ez7s2
Arjo, West Region	8.ez7s3
Sire, West Region	8.ez7s4
Ghimbi, West Region	8.ez7uz
Nedjo, West Region	8.ez7v2
Assosa, West Region	8.ez7v3
Mendi, West Region	8.ez7v4
Billa, West Region	8.ez7v5
Guliso, West Region	8.ez7v6
Gonder, North-West Region	8.ez84f
Azezo, North-West Region	8.ez84i
Gilgel Beles, North-West Region	8.ez84n
Bahir-Dar I, North-West Region	8.ez87g
Dangla, North-West Region	8.ez87h
Durbette/Abcheklite, North-West Region	8.ez87j
Gimjabetmariam, North-West Region	8.ez87k
Chagni/Metekel, North-West Region	8.ez87l
Bahirdar II, North-West Region	8.ez87m
Enjibara Kosober, North-West Region	8.ez87n
Tilili, North-West Region	8.ez87p
Merawi, North-West Region	8.ez8ai
Metema, North-West Region	8.ez8aj
Maksegnit, North-West Region	8.ez8ak
Chilga, North-West Region	8.ez8al
Chewahit, North-West Region	8.ez8am
Kola-Deba, North-West Region	8.ez8an
Delgi, North-West Region	8.ez8ao
Adet, North-West Region	8.ez8aq
Ebinat, North-West Region	8.ez8dk
Debre-Tabour, North-West Region	8.ez8dl
Hamusit, North-West Region	8.ez8dn
Addis Zemen, North-West Region	8.ez8do
Nefas Mewcha, North-West Region	8.ez8dp
Worota, North-West Region	8.ez8dq
Mekane-Eyesus, North-West Region	8.ez8dr
Teda, North-West Region	8.ez8ds
Motta, North-West Region	8.ez8jp
Keraniyo, North-West Region	8.ez8jq
Debre-work, North-West Region	8.ez8jr
Gunde-woin, North-West Region	8.ez8js
Bichena, North-West Region	8.ez8jt
Mankusa, North-West Region	8.ez8mq
Debre-Markos I, North-West Region	8.ez8mr
Lumame, North-West Region	8.ez8ms
Denbecha, North-West Region	8.ez8mt
Bure, North-West Region	8.ez8mu
Finote-Selam, North-West Region	8.ez8mv
Dejen, North-West Region	8.ez8mw
Amanuel, North-West Region	8.ez8mx
Debre Markos II, North-West Region	8.ez8my
Jiga, North-West Region	8.ez8mz
Manakara	8.fjuvm
Mananjary	8.fjuvt
Bindura/Centenary	8.fp4aq
Mount Darwin	8.fp4as
Christon Bank/Concession/Mazowe	8.fp4az
Banket/Mhangura	8.fp52m
Okahandja	8.fr6lg 1 1 2 1 9.4djrg6 1 1
Okahandja/Ovitoto/Wilhelmstal	8.fr6lj
Okandjatu	8.fr6lz
Rehoboth	8.fr6m2 1 1 1 9.4djrgh 1 1
Neudamm/Hosea Kutako INT Airport	8.fr6mk
Hochfeld	8.fr6mt
Gobabis	8.fr6n6 1 1 1 1 b 9.4djrfu 1 1
Dordabis	8.fr6nh 9.4djul6 1
Central	8.fr6qs 1jm
Luderitz	8.fr74w 1 1 1 1 3 3 9.4djz5s 1 1 1 1 hm 1 3l8
Keetmanshoop	8.fr75g 1 1 1 1 3 1 1 cm 3k 9.4djz5j 1 1 1 1 eh 1 3ol 1u u 1e 1 1 1 1 1 5 1 1
Oranjemund	8.fr75s 1 1 1 1 1 2 9.4djz6b 1 1 1 1 et 7 1 1 1z 1 3 1 1 1
Mariental	8.fr761 1 1 1 2 1 1 2p 9.4djz5z 1 1 1 1 i0 1 1 1 1 1 1 2b
Gibeon	8.fr76b 9.4djz51
Tses	8.fr76h 9.4djz6o
Stampriet	8.fr76k 9.4djz6m
Grunau	8.fr76m
Kalkrand	8.fr76o 9.4djz5c 1
Karasburg	8.fr76u 9.4djz5e 1 1 1 1 r5 1 2 4 1
Aranos	8.fr76w 9.4djz4n tl 1
Rosh Pinah	8.fr76y 9.4djz6h 1 ve 1 1
Maltahohe/Solitaire	8.fr77h
Noordoewer	8.fr77l 9.4djz67 1
Helmeringhausen	8.fr7gq 9.4djz58 ut
South	8.fr7il
Henties Bay	8.fr850 1 1 9.4dk6ue 1 1 1 1
Uis	8.fr854
Arandis	8.fr85a 1 1 9.4dk6uc 1
Rössing Mine	8.fr85k 9.4dk6ux 1 2oy 1 1 5 1 1
Usakos	8.fr85u 9.4dk6vm 1 1 1 2r2 1 1 1 1
Karibib	8.fr86e 9.4dk6uj 1 2xw 1 g 2
Otjimbingwe	8.fr86f
Omaruru	8.fr86y 2 1 9.4dk6up 1 1 1 1 1 32w 1 1 1 1
Ombalantu	8.fr8og 1f 9.4dkel4 1 1 ld 1 1
Ongwediva	8.fr8pa 1 2 1 9.4dkelo 1 fn 1 3 1 2 1 1
Ondangwa	8.fr8pk 1 1 1 9.4dkelb 1 1 1 1 t9 1 l 38x
Opuwo	8.fr8qh 9.4dkels 1 qv 1
Eenhana	8.fr8qy 9.4dkek9 1 po 1 1 1 1 1 1 4 1 1 1
North	8.fr927 1jm
Katima-Mulilo	8.fr9hn 1 1 1 7 2 5 9.4dkma4 1 1 ph 3hi
Rundu	8.fr9hr 1 9 1 3 9.4dkmah 1 1 1 o1 29 1 1 1 1 3d0 35 a
Maltahohe	8.fr9l9 9.4djz5x 1
Namgorab	8.fr9ld 9.4dk03a
Kalahariplaas	8.fr9mf 9.4djz5b sf
North East	8.fr9u0
Tsumeb	8.fra8k 1 1 1 1 9.4dku1z 1 1 1 1 x7
Oshivello	8.fra8u
Otavi	8.fra8y 9.4dku1m 1 ga 1 1
Grootfontein	8.fra94 1 1 1 5 9.4dku2d 1 1 j8 1 1 1 3hz 33 1 4 5 1
Otjiwarongo	8.fraas 1 1 1 1 3 1 9.4dku1p 1 1 1 1 zf 1 7 1 35y a
Outjo	8.frab4 1 9.4dku1u 1
Okakarara	8.frab9 9.4dku1b 1 133 1 1
Kamanjab	8.frabm 4 9.4dku10 17u 1 1 1 2 5 1 1 1
Kamanjab/Khorixas	8.frabn 4
Waterford/Carrick-on-Suir/New Ross/Kilmacthomas	8.l1prz
Limerick/Scariff	8.l1xhr
Zagrazhden, Smol.	8.le3x4
Starnitsa	8.le3x9
Galabovo, Smol.	8.le3yo
Vishnevo	8.le3yp
Breze, Smol.	8.le42y
Devin	8.le42z 1 1 1 1
Gyovren	8.le434
Grohotno	8.le435
Buynovo, Smol.	8.le436
Yagodina	8.le437
Chavdar, Smol.	8.le448
Kasak	8.le449
Lyubcha	8.le44a
Brashten	8.le44b
Mihalkovo	8.le44o
Stomanevo	8.le44r
Selcha	8.le44s
Zabardo	8.le45x
Manastir, Plovdiv	8.le468
Bogdanitsa	8.le4mc
Glavatar	8.le4qi
Bogdan, Plovdiv	8.le4rw
Kliment, Plovdiv	8.le4rx
Mrachenik	8.le4sc
Prolom	8.le4u3
Beguntsi	8.le4u4
Moskovets	8.le4u6
Dabene	8.le4u8
Voynyagovo	8.le4u9
Vasil Levski, Plovdiv	8.le4ua
Iganovo	8.le4ub
Domlyan	8.le4uc
Hristo Danovo	8.le4ud
Slatina, Plovdiv	8.le4ue
Kadievo	8.le4uh
Skobelevo, Plovdiv	8.le4ui
Trivoditsi	8.le4uj
Tatarevo, Plovdiv	8.le502
Vinitsa	8.le503
Dragoynovo	8.le504
Bukovo, Plovdiv	8.le505
Voden, Plovdiv	8.le506
Dobri dol, Plovdiv	8.le50k
Krushevo, Plovdiv	8.le50r
Belovitsa	8.le52s
Krastevich	8.le52t
Dolna mahala, Plovdiv	8.le52u
Zhitnitsa, Plovdiv	8.le52v
Ivan Vazovo	8.le52w
Gorna mahala	8.le52x
Suhozem	8.le52y
Chernozemen	8.le52z
Pesnopoy, Plovdiv	8.le530
Mihiltsi	8.le531
Begovo	8.le55b
Chernichevo, Plovdiv	8.le55c
Padarsko	8.le5aw
Sarnegor	8.le5ax
Streltsi, Plovdiv	8.le5az
Svezhen	8.le5b0
Zlatosel	8.le5b1
Choba	8.le5b2
Bratanitsa	8.le7tf
Topoli dol	8.le7tg
Dobrovnitsa	8.le7ti
Rosen, Pazardzhik	8.le7tj
Sbor, Pazardzhik	8.le7tk
Saraya	8.le7tl
Tsar Asen, Pazardzhik	8.le7tm
Blatnitsa	8.le7xb
Dyulevo, Pazardzhik	8.le7xc
Smilets, Pazardzhik	8.le7xd
Oborishte, Pazardzhik	8.le7xe
Krastava	8.le7y2
Sveta Petka	8.le7y3
Ravnogor	8.le80d
Fotinovo, Pazardzhik	8.le80e
Strandzhevo	8.le8pd
Gorna kula	8.le8pe
Shoptsi	8.le8xo
Gorski izvor, Kardzh.	8.le8xq
Podkrepa	8.le9ho
Dolno pole	8.le9hp
Dolni Glavanak	8.le9hq
Golemantsi	8.le9hr
Kozlets	8.le9hs
Cherna mogila, Hask.	8.le9mq
Rogozinovo	8.le9mr
Varbovo, Hask.	8.le9ms
Shishmanovo	8.le9mu
Sladun	8.le9ph
Mustrak	8.le9pi
Dimitrovche	8.le9pj
Mladinovo	8.le9pk
Pastrogor	8.le9pl
Chernodab	8.le9pm
Shtit	8.le9pn
Knyazhevsko	8.lec9m
Venets, St. Zagora	8.lec9n
Starozagorski bani	8.lecc6 1 1
Pryaporets, St. Zagora	8.lecc9
Lozen, St. Zagora	8.lecca
Borilovo	8.leccb
Sladak Kladenets	8.leccc
Kazanka	8.leccd
Ostra mogila, St. Zagora	8.lecce
Elhovo, St. Zagora	8.leccf
Kaloyanovets	8.lecd4
Arnautito	8.lecd5
Hristianovo	8.lecd6
Lovets, St. Zagora	8.lecd9
Dalboki	8.lecdv
Gorno Botevo	8.lecdw
Bratya Kunchevi	8.lecdx
Podslon, St. Zagora	8.lecdy
Kolena	8.lecdz
Oryahovitsa, St. Zagora	8.lece2
Han Asparuhovo	8.lece3
Malka Vereya	8.lecgm
Samuilovo, St. Zagora	8.lecgq
Lyaskovo, St. Zagora	8.lecgr
Mogila, St. Zagora	8.lecgs
Zagore	8.lecgt
Strelets, St. Zagora	8.lecgv
Tsenovo, St. Zagora	8.lecia
Granit	8.lecib
Naydenovo	8.lecic
Sredno gradishte	8.lecid
Saedinenie, St. Zagora	8.lecie
Mogilovo	8.lecif
Yazdach	8.lecig
Sarnevets	8.lecih
Tselina	8.lecii
Dimitrievo	8.lecij
Mirovo, St. Zagora	8.leciu
Partizanin	8.leciv
Vinarovo, St. Zagora	8.leciw
Plodovitovo	8.lecix
Malko Tranovo	8.leciy
Yavorovo	8.leciz
Rupkite	8.lecj0
Zetyovo, St. Zagora	8.lecj1
Opalchenets	8.lecj2
Izvorovo, St. Zagora	8.lecj3
Kolarovo, St. Zagora	8.lecmg
Zemlen	8.lecmk
Bozduganovo	8.lecmp
Turia	8.lee9s
Zavoy	8.leh14
Mogila, Yambol	8.leh15
Izgrev, Yambol	8.leh1d
Zhrebino	8.leh1e
Trankovo, Yambol	8.leh1f
Pchela	8.leh1g
Balgarska polyana	8.leh5l
Kamenna reka	8.leh5m
Mramor, Yambol	8.leh5o
Lyuben Karavelovo	8.lek1r
Dolishte, Varna	8.lek1s
Osenovo, Varna	8.lek1u
Izvorsko	8.lek1w
Konstantinovo, Varna	8.lek2d
Razdelna, Varna	8.lek2f
Voyvodino	8.lek7m
Gospodinovo, Varna	8.lekas
Solnik	8.lekat
Nikolaevka	8.lekds
Chernevo	8.lekdt
Izgrev, Varna	8.lekdu
Levski, Varna	8.lekdv
Pamukchii, Shumen	8.lelok
Stoyan Mihaylovski	8.lelol
Markovo, Shumen	8.lelom
Tsarkvitsa	8.lelon
Zlatna niva	8.leloy
Yasenkovo	8.lelui
Izgrev, Shumen	8.leluj
Chernoglavtsi	8.leluk
Gabritsa, Shumen	8.lelul
Suhodol, Burgas	8.lenfy
Bogdanovo, Burgas	8.leng0
Drachevo	8.leng1
Dabovik	8.leou0
Rositsa, Dobr.	8.leou1
Izvorovo, Dobr.	8.leou2
Zhiten, Dobr.	8.leou3
Chernookovo, Dobr.	8.leou4
Daskotna	8.leqg8
Yasenovo, Burgas	8.leqgc
Zaychar	8.leqgd
Razboyna, Burgas	8.leqge
Sini rid	8.leqgf
Razhitsa	8.leqgg
Cheresha	8.leqgh
Gaberovo	8.leqoe
Golyamo gradishte	8.ler76
Krepcha	8.ler78
Posabina	8.ler79
Gorsko Ablanovo	8.ler7a
Garchinovo	8.ler7b
Lyublen	8.ler7c
Aprilovo, Targ.	8.ler7d
Tsar Asen, Targ.	8.ler7e
Drinovo	8.ler7g
Kovachevets	8.ler7i
Berkovski	8.ler7j
Gagovo	8.ler7k
Lomtsi	8.ler7l
Voditsa, Targ.	8.ler7m
Gloginka	8.ler7n
Goritsa, Targ.	8.ler7o
Kardam, Targ.	8.ler7p
Dolna Hubavka	8.ler9e
Obitel	8.ler9f
Moravka	8.ler9h
Zmeyno	8.ler9i
Verentsi	8.ler9m
Velchevo, V. Tarnovo	8.lerrh
Pchelishte	8.lerri
Rusalya	8.lerrj
Vodoley	8.lerrk
Prisovo	8.lerrl
Novo selo, V. Tarnovo	8.lerrm
Momin sbor	8.lerrn
Plakovo	8.lerro
Vaglevtsi	8.lerrp
Emen	8.lerub
Byala reka, V. Tarnovo	8.lerx1
Batak, V. Tarnovo	8.lerx2
Gorna Lipnitsa	8.lerx3
Dimcha	8.lerx4
Lesicheri	8.lerx5
Patresh	8.lerx6
Stambolovo, V. Tarnovo	8.lerx7
Vishovgrad	8.lerx8
Gorsko Kalugerovo	8.lerx9
Slomer	8.lerzj
Gorsko Kosovo	8.lerzl
Daskot	8.lerzm
Paskalevets	8.lerzn
Musina	8.lerzp
Stefan Stambolovo	8.lerzu
Orlovets	8.lerzv
Petko Karavelovo	8.lerzx
Karantsi	8.lerzy
Gorsko Novo Selo	8.les2m
Chakali	8.les2n
Tsarski izvor	8.les5e
Lozen, V. Tarnovo	8.les5f
Mirovo, V. Tarnovo	8.les5g
Novo gradishte	8.les5h
Vladislav	8.les5i
Balkantsi, V. Tarnovo	8.les5j
Gorski Senovets	8.les5k
Varbitsa, V. Tarnovo	8.les87
Pravda, V. Tarnovo	8.les88
Gorski dolen Trambesh	8.les89
Pisarevo, V. Tarnovo	8.les8a
Dragomirovo, V. Tarnovo	8.letdu
Hadzhidimitrovo, V. Tarnovo	8.letdv
Delyanovtsi	8.letdw
Chervena	8.letdx
Radishevo	8.letns
Grivitsa	8.letnt
Komarevo, Pleven	8.letnu
Borislav	8.letnv
Bivolare	8.letnw
Mechka, Pleven	8.letnx
Brashlyanitsa	8.letny
Gradina, Pleven	8.letnz
Bukovlak	8.leto0
Kamenets, Pleven	8.leto1
Staroseltsi	8.leto2
Brestovets	8.leto3
Yasen, Pleven	8.leto4
Disevitsa	8.leto5
Todorovo, Pleven	8.leto6
Bohot	8.leto7
Tuchenitsa	8.leto8
Pelishat	8.leto9
Opanets, Pleven	8.letoa
Ralevo	8.letob
Pisarovo, Pleven	8.leuwd
Kmetovtsi	8.lewgp
Grablevtsi	8.lewgq
Idilevo	8.lewjp
Kravenik	8.lewjq
Batoshevo	8.lewjr
Kramolin	8.lewjs
Stokite	8.lewjt
Gradishte, Gabr.	8.lewju
Mlechevo	8.lewjv
Lovnidol	8.lewjw
Agatovo	8.lewjx
Shumata	8.lewm6
Stolat	8.lewm7
Yavorets	8.lewm8
Dushevo	8.lewm9
Bogatovo	8.lewma
Gorna Rositsa	8.lewmb
Berievo	8.lewmc
Ryahovtsite	8.lewmd
Damyanovo	8.lewme
Malki Varshets	8.lewmf
Belitsa, Gabr.	8.lewwu
Galata	8.lexvr
Balgarski izvor	8.lexvs
Hlevene	8.ley1k
Yoglav	8.ley1l
Presyaka	8.ley1m
Kazachevo	8.ley1n
Tepava	8.ley1o
Devetaki	8.ley1p
Gostinya	8.ley1r
Skobelevo, Lovech	8.ley1s
Doyrentsi	8.ley1t
Terziysko, Lovech	8.leybw
Chiflik, Lovech	8.leybx
Gorno trape	8.leyby
Balabansko	8.leybz
Staro selo, Lovech	8.leyc0
Gutsal	8.lezkk
Yarlovo	8.lezkl
Shipochane	8.lezko
Novo selo, Sofia	8.lezkp
Beli Iskar	8.lezkr
Maritsa	8.lezks
Bozhenitsa	8.lezmu
Lipnitsa, Sofia	8.lezmw
Rashkovo	8.lezmy
Kalugerovo, Sofia	8.leznt
Osikovska Lakavitsa	8.leznu
Osikovitsa	8.lezpi
Ochusha	8.lezrj
Eleshnitsa, Sofia	8.lezse
Dolno Kamartsi	8.lezsf
Belopoptsi	8.lezsg
Churek	8.lezsh
Gabra	8.lezsi
Golema Rakovitsa	8.lezur
Vasilovtsi,Sof.	8.lf00m
Kapatovo	8.lf1vd
Klyuch	8.lf1ve
Rupite	8.lf1vf
Gega	8.lf1vg
General Todorov	8.lf1vj
Harsovo, Blag.	8.lf1yp
Petrovo, Blag.	8.lf1yq
Lozenitsa	8.lf1yr
Struma	8.lf1ys
Lilyanovo	8.lf1yt
Novo Delchevo	8.lf1yv
Tsaparevo	8.lf1ze
Razdol	8.lf1zf
Igralishte	8.lf1zg
Pirin	8.lf20i
Gorno Spanchevo	8.lf20k
Gorno Draglishte	8.lf20x
Godlevo	8.lf20y
Dolno Draglishte	8.lf20z
Babyak	8.lf210
Kraishte, Blag.	8.lf211
Dobarsko	8.lf212
Kremen, Blag.	8.lf213
Obidim	8.lf214
Mesta	8.lf215
Yurukovo	8.lf23j
Filipovo, Blag.	8.lf23k
Gaytaninovo	8.lf2ni
Teshovo	8.lf2nj
Kondofrey	8.lf479
Gorna Dikanya	8.lf47a
Debeli lag	8.lf47e
Galabnik	8.lf47h
Bistrentsi	8.lf7bi
Piperkovo	8.lf7bk
Starmen, Ruse	8.lf7bm
Krivina, Ruse	8.lf7bo
Karan Varbovka	8.lf7h1
Volovo	8.lf7h2
Mogilino	8.lf7h3
Ostritsa, Ruse	8.lf7h4
Batin	8.lf7h5
Pomen	8.lf7h6
Chereshovo, Ruse	8.lf7su
Prostorno	8.lf9my
Nedoklan	8.lf9n1
Belintsi	8.lf9qg
Vazovo	8.lf9qh
Duhovets	8.lf9qi
Ostrovo	8.lf9se
Prelez	8.lf9sf
Veselets, Razgrad	8.lf9sg
Savin	8.lf9sh
Zvanartsi	8.lf9si
Seslav	8.lf9sj
Bozhurovo, Razgrad	8.lf9sl
Osenets	8.lf9za
Mortagonovo	8.lf9zb
Kostandenets	8.lf9zc
Blagoevo, Razgrad	8.lf9zd
Pobit kamak, Razgrad	8.lf9zh
Dryanovets, Razgrad	8.lf9zi
Balkanski	8.lf9zj
Topchii	8.lf9zk
Lipnik	8.lf9zl
Yasenovets	8.lf9zm
Dyankovo	8.lf9zn
Kichenitsa	8.lf9zp
Ushintsi	8.lf9zq
Kamenovo, Razgrad	8.lf9zr
Rakovski, Razgrad	8.lf9zs
Ezerche	8.lf9zt
Golyam Porovets	8.lf9zu
Yonkovo	8.lf9zw
Ludogortsi	8.lf9zx
Todorovo, Razgrad	8.lf9zy
Sveshtari	8.lf9zz
Podayva	8.lfa00
Raynino	8.lfa01
Kitanchevo	8.lfa02
Bisertsi	8.lfa04
Brestovene	8.lfa07
Belovets	8.lfa08
Vladimirovtsi	8.lfa09
Sevar	8.lfa0d
Trapishte	8.lfa0o
Gradina, Razgrad	8.lfa0p
Beli Lom	8.lfa0r
Seydol	8.lfa0s
Veselina	8.lfa0t
Kamenar, Razgrad	8.lfa0u
Sinya voda	8.lfa0w
Gorotsvet	8.lfa0x
Golyam izvor, Razgrad	8.lfa12
Harsovo, Razgrad	8.lfa14
Bogdantsi, Razgrad	8.lfa16
Zdravets, Razgrad	8.lfa17
Lesura	8.lfez0
Osen, Vratsa	8.lfez2
Furen	8.lfez3
Rakevo	8.lfez4
Pudria	8.lfez5
Baurene	8.lfez6
Galatin	8.lfez8
Tri kladentsi	8.lfez9
Lyuti brod	8.lfezl
Kunino	8.lfezm
Lik	8.lfezn
Vranyak	8.lff55
Manastirishte	8.lffck
Veslets, Vratsa	8.lffio
Karbintsi	8.lfgjg
Kireevo	8.lfgn2
Draganitsa	8.lfi4s
Cherkaski	8.lfi4t
Mayakovsky, Kotayk	8.ma382
Balahovit/Kamaris, Kotayk	8.ma383
Zovk/Abovyan, Kotayk	8.ma384 3
Aramus, Kotayk	8.ma385
Arzni, Kotayk	8.ma386
Ptghni, Kotayk	8.ma388
Geghashen, Kotayk	8.ma389
Arinj, Kotayk	8.ma38a
Kotayk	8.ma38b
Lernanist, Kotayk	8.ma3av
Meghradzor, Kotayk	8.ma3ax
Pyunik, Kotayk	8.ma3ay
Solak, Kotayk	8.ma3b1
Bjni, Kotayk	8.ma3b2
Zovuni, Kotayk	8.ma3ck
Proshyan, Kotayk	8.ma3cl
Argel, Kotayk	8.ma3cm
Arzakan, Kotayk	8.ma3io
Alapars/Vardanavank, Kotayk	8.ma3ir
Vache, Armavir	8.ma3x3
Norakert, Armavir	8.ma3x7
Jrarat, Armavir	8.ma3xa
Khoronk, Armavir	8.ma3xb
Ohanavan, Aragatsotn	8.ma3zu
Byurakan, Aragatsotn	8.ma3zy
Myasnikyan, Armavir	8.ma426
Karakert, Armavir	8.ma427
Dalarik, Armavir	8.ma428
Vedi, Ararat	8.ma44u 1 1 1 1 9.66t572 1 1 1 1
Ararat/Urtsadzor, Ararat	8.ma44z 1 1 1 1 9.66t577 1 1 1 1
Aygavan, Ararat	8.ma455
Urtsadzor, Ararat	8.ma45a
Martirosyan, Ararat	8.ma45g
Pokr Vedi, Ararat	8.ma45l
Taperakan, Ararat	8.ma45m
Dashtavan, Ararat	8.ma4b7
Mrgashat, Armavir	8.ma4d8
Bambakashat, Armavir	8.ma4df
Nalbandian, Armavir	8.ma4ds
Margara, Armavir	8.ma4du
Tandzut, Armavir	8.ma4dw
Shenavan, Armavir	8.ma4dy
Sarnaghbyur, Shirak	8.ma4pz
Shirakavan, Shirak	8.ma4rp
Ani Kayaran, Shirak	8.ma4rt
Akhuryan/Arapi/Kamo/Musayelyan, Shirak	8.ma4rw
Panik, Shirak	8.ma4x8
Arevshat, Shirak	8.ma4xb
Mets Mantash, Shirak	8.ma4xc
Katnaghbyur, Aragatsotn	8.ma5al
Mastara, Aragatsotn	8.ma5b9
Kuchak, Aragatsotn	8.ma5jf
Artavan, Aragatsotn	8.ma5jj
Akhtala, Lori	8.ma5l4
Shnogh, Lori	8.ma5l5
Chochkan, Lori	8.ma5l8
Tumanyan, Lori	8.ma5l9
Metsavan, Lori	8.ma5p2
Kurtan, Lori	8.ma5uj
Agarak, Lori	8.ma5um
Lejan, Lori	8.ma5un
Vardenik, Gegharkunik	8.ma6a4 1
Lichk, Gegharkunik	8.ma6ao
Eranos, Gegharkunik	8.ma6bf
Aygehovit, Tavush	8.ma6di
Achajur, Tavush	8.ma6e0
Azatamut, Tavush	8.ma6e5
Vahan, Gegharkunik	8.ma6jo
Koghb, Tavush	8.ma6l8 1
Archis, Tavush	8.ma6mc
Baghanis, Tavush	8.ma6md
Zorakan, Tavush	8.ma6mf
Voskepar, Tavush	8.ma6mg
Koti, Tavush	8.ma6mj
Navur, Tavush	8.ma6p3
Tovuz, Tavush	8.ma6p6
Mosesgegh, Tavush	8.ma6p8
Norashen, Tavush	8.ma6p9
Haghartsin, Tavush	8.ma6rz
Teghut, Tavush	8.ma6s1
Khachik, Vayots dzor	8.ma7qv
Arpi, Vayots dzor	8.ma7rz
Aghavnadzor, Vayots dzor	8.ma7s1
Areni, Vayots dzor	8.ma7s2
Malishka, Vayots dzor	8.ma7s3
Yelpin, Vayots dzor	8.ma7s5
Rind, Vayots dzor	8.ma7s6
Shatin, Vayots dzor	8.ma7s7
Tasik, Syunik	8.ma7x3
Angehakot, Syunik	8.ma7xo
Verishen, Syunik	8.ma7yj
Harzhis, Syunik	8.ma80b
Khndzoresk, Syunik	8.ma80e
Shinuhayr, Syunik	8.ma80f
Kornidzor, Syunik	8.ma80j
Shvanidzor, Syunik	8.ma85z
Gndevaz, Vayots dzor	8.ma88q
Pambak, Lori	8.maaxx
Lernapat, Lori	8.maaxy
Yeghegnut, Lori	8.maaxz
Margahovit, Lori	8.maay0
Dzoraget, Lori	8.maay1
Lermontovo, Lori	8.maay2
Vahagni, Lori	8.maay3
Berdzor/Kashatagh	8.mamus
Khotin, Chernivtsi	8.mn9s0
Orense, Buenos Aires	8.wbssg 2
Funza	8.yalul 1 4 9.9iy2ig p
Mosquera	8.yalur 9.9iy2jv
Girardot	8.yaluu 1 1 1 9.9iy2mx
Facatativa	8.yalv6 9.9iy2ny 1 5 1 1 1 1
Line Islands	8.14vy9h 2s
Krasnogorsk	8.19xi3u
Dashmina, Patuakhali	8.1gf3d7
Barguna	8.1gf3um 1
Godagari	8.1gfozm
Baneswar	8.1gfp0g
Tanore	8.1gfp0q
Nagoan	8.1gfqjf
Mahadevpur	8.1gfqjg
Jaintapur	8.1gfwqi
Shakhipur	8.1gg4h4
Oathar Myothit	8.1kvdfa
Shawpin	8.1kxy7r
Ohbotaung	8.1kzfvk
Moenae	8.1l1ln8 1 1 1 1
Altaanbulag, Tuv	8.1m46h1 7ps
Argalant, Tuv	8.1m46h2 7ps
Arhust, Tuv	8.1m46h3 7ps
Batsumber, Tuv	8.1m46h4 7ps
Bayan, Tuv	8.1m46h5 7ps
Bayandelger, Tuv	8.1m46h6 7ps
Bayanjargal, Tuv	8.1m46h7 7ps
Bayan-Unjuul, Tuv	8.1m46h8 7ps
Bayankhangai, Tuv	8.1m46h9 7ps
Bayantsagaan, Tuv	8.1m46hb 7ps
Bayantsogt, Tuv	8.1m46hc 7ps
Bayanchandmani, Tuv	8.1m46hd 7ps
Bornuur, Tuv	8.1m46he 7ps
Buren, Tuv	8.1m46hf 7ps
Delgerkhaan, Tuv	8.1m46hg 7ps
Jargalant, Tuv	8.1m46hh 7ps
Zaamar, Tuv	8.1m46hi 7ps
Lun, Tuv	8.1m46hj 7ps
Mungunmorit, Tuv	8.1m46hl 7ps
Undurshereet, Tuv	8.1m46hm 7ps
Sumber, Tuv	8.1m46hn 7ps
Sergelen, Tuv	8.1m46ho 7ps
Ugtaal, Tuv	8.1m46hp 7ps
Tseel, Tuv	8.1m46hq 7ps
Erdene, Tuv	8.1m46hr 7ps
Erdenesant, Tuv	8.1m46hs 7ps
Baruun Bayan-Ulaan, Uvurkhangai	8.1m46ux 7ps
Bat-Ulzii, Uvurkhangai	8.1m46uy
Bayangol, Uvurkhangai	8.1m46uz 7ps
Bayan-Undur, Uvurkhangai	8.1m46v0 7ps
Bogd, Uvurkhangai	8.1m46v1 7ps
Burd, Uvurkhangai	8.1m46v2 7ps
Guchin-Us, Uvurkhangai	8.1m46v3 7ps
Zuil, Uvurkhangai	8.1m46v4 7ps
Zuunbayan-Ulaan, Uvurkhangai	8.1m46v5 7ps
Naariinteel, Uvurkhangai	8.1m46v7 7ps
Ulziit, Uvurkhangai	8.1m46v8 7ps
Sant, Uvurkhangai	8.1m46v9 7ps
Taragt, Uvurkhangai	8.1m46va 7ps
Tugrug, Uvurkhangai	8.1m46vb 7ps
Uyanga, Uvurkhangai	8.1m46vc 7ps
Hairkhandulaan, Uvurkhangai	8.1m46vd 7ps
Kharkhorin, Uvurkhangai	8.1m46ve 7ps
Khujirt, Uvurkhangai	8.1m46vf 7ps
Battsengel, Arkhangai	8.1m46xp 7ps
Bulgan, Arkhangai	8.1m46xq 7ps
Jargalant, Arkhangai	8.1m46xr 7ps
Ikh-Tamir, Arkhangai	8.1m46xs 7ps
Ugii-Nuur, Arkhangai	8.1m46xt 7ps
Ulziit, Arkhangai	8.1m46xu 7ps
Undur-Ulaan, Arkhangai	8.1m46xv 7ps
Tariat, Arkhangai	8.1m46xw 7ps
Tuvshruulekh, Arkhangai	8.1m46xx 7ps
Khairkhan, Arkhangai	8.1m46xz 7ps
Khahgai, Arkhangai	8.1m46y0 7ps
Khashaat, Arkhangai	8.1m46y1 7ps
Khotont, Arkhangai	8.1m46y2 7ps
Tsakhirt, Arkhangai	8.1m46y3 7ps
Tsenkher, Arkhangai	8.1m46y4 7ps
Tsetserleg, Arkhangai	8.1m46y5 7ps
Chuluut, Arkhangai	8.1m46y6 7ps
Erdenemandal, Arkhangai	8.1m46y7 7ps
Bayanagt, Bulgan	8.1m470h 7ps
Bayannuur, Bulgan	8.1m470i 7ps
Bugat, Bulgan	8.1m470j 7ps
Buregkhangai, Bulgan	8.1m470k 7ps
Gurvanbulag, Bulgan	8.1m470l 7ps
Dashinchilen, Bulgan	8.1m470m 7ps
Mogod, Bulgan	8.1m470n 7ps
Orkhon, Bulgan	8.1m470o 7ps
Rashaant, Bulgan	8.1m470p 7ps
Saikhan, Bulgan	8.1m470r 7ps
Selenge, Bulgan	8.1m470s 7ps
Teshig, Bulgan	8.1m470t 7ps
Khangal, Bulgan	8.1m470u 7ps
Khishig-Undur, Bulgan	8.1m470v 7ps
Khutag-Undur, Bulgan	8.1m470w 7ps
Jargalant, Orkhon	8.1m4739 7ps
Altanbulag, Selenge	8.1m4761 7ps
Baruunburen, Selenge	8.1m4762 7ps
Bayangol, Selenge	8.1m4763 7ps
Yereu, Selenge	8.1m4764 7ps
Javkhlant, Selenge	8.1m4765 7ps
Zuunburen, Selenge	8.1m4766 7ps
Mandal, Selenge	8.1m4767 7ps
Orkhon, Selenge	8.1m4768 7ps
Orkhontuul, Selenge	8.1m4769 7ps
Saikhan, Selenge	8.1m476b 7ps
Sant, Selenge	8.1m476c 7ps
Tushig, Selenge	8.1m476d 7ps
Khuder, Selenge	8.1m476e 7ps
Hushaat, Selenge	8.1m476f 7ps
Tsagaannuur, Selenge	8.1m476g 7ps
Shaamar, Selenge	8.1m476h 7ps
Orkhon, Darkhan-Uul	8.1m478t 7ps
Khongor, Darkhan-Uul	8.1m478u 7ps
Sharingol, Darkhan-Uul	8.1m478v 7ps
Alag-Erdene, Khuvsgul	8.1m47bl 7ps
Arbulag, Khuvsgul	8.1m47bm 7ps
Bayanzurkh, Khuvsgul	8.1m47bn 7ps
Burentogtokh, Khuvsgul	8.1m47bo 7ps
Galt, Khuvsgul	8.1m47bp 7ps
Jargalant, Khuvsgul	8.1m47bq 7ps
Ikh-Uul, Khuvsgul	8.1m47br 7ps
Rashaant, Khuvsgul	8.1m47bs 7ps
Renchinlkhumbe, Khuvsgul	8.1m47bt 7ps
Tarialan, Khuvsgul	8.1m47bv 7ps
Tosontsengel, Khuvsgul	8.1m47bw 7ps
Tumurbulag, Khuvsgul	8.1m47bx 7ps
Tunel, Khuvsgul	8.1m47by 7ps
Ulaan-Uul, Khuvsgul	8.1m47bz 7ps
Khankh, Khuvsgul	8.1m47c0 7ps
Khatgal, Khuvsgul	8.1m47c1 7ps
Tsagaannuur, Khuvsgul	8.1m47c2 7ps
Tsagaan-Uul, Khuvsgul	8.1m47c3 7ps
Tsagaan-Uur, Khuvsgul	8.1m47c5 7ps
Tsetserleg, Khuvsgul	8.1m47c6 7ps
Chaandmani-Undur, Khuvsgul	8.1m47c7 7ps
Shine-Ider, Khuvsgul	8.1m47c8 7ps
Erdenebulgan, Khuvsgul	8.1m47c9 7ps
Altai, Bayan-Ulgii	8.1m47mp 7ps
Altantsugts, Bayan-Ulgii	8.1m47mq 7ps
Bayannuur, Bayan-Ulgii	8.1m47mr 7ps
Bugat, Bayan-Ulgii	8.1m47ms 7ps
Bulgan, Bayan-Ulgii	8.1m47mt 7ps
Buyant, Bayan-Ulgii	8.1m47mu 7ps
Deluun, Bayan-Ulgii	8.1m47mv 7ps
Nogoonnnuur, Bayan-Ulgii	8.1m47mw 7ps
Sagsai, Bayan-Ulgii	8.1m47mx 7ps
Tolbo, Bayan-Ulgii	8.1m47mz 7ps
Ulaankhus, Bayan-Ulgii	8.1m47n0 7ps
Tsengel, Bayan-Ulgii	8.1m47n1 7ps
Altai, Khovd	8.1m47ph 7ps
Bulgan, Khovd	8.1m47pi 7ps
Buyant, Khovd	8.1m47pj 7ps
Darvi, Khovd	8.1m47pk 7ps
Durgun, Khovd	8.1m47pl 7ps
Duut, Khovd	8.1m47pm 7ps
Zereg, Khovd	8.1m47pn 7ps
Mankhan, Khovd	8.1m47po 7ps
Munkhkhairkhan, Khovd	8.1m47pp 7ps
Must, Khovd	8.1m47pr 7ps
Myangad, Khovd	8.1m47ps 7ps
Uench, Khovd	8.1m47pt 7ps
Khovd, Khovd	8.1m47pu 7ps
Tsetseg, Khovd	8.1m47pv 7ps
Chandmani, Khovd	8.1m47pw 7ps
Erdeneburen, Khovd	8.1m47px 7ps
Baatsagaan, Bayankhongor	8.1m47s9 7ps
Bayanbulag, Bayankhongor	8.1m47sa 7ps
Bayangovi, Bayankhongor	8.1m47sb 7ps
Bayanlig, Bayankhongor	8.1m47sc 7ps
Bayan-Ovoo, Bayankhongor	8.1m47sd 7ps
Bayan-Undur, Bayankhongor	8.1m47se 7ps
Bayantsagaan, Bayankhongor	8.1m47sf 7ps
Bogd, Bayankhongor	8.1m47sg 7ps
Bumbugur, Bayankhongor	8.1m47sh 7ps
Buutsagaan, Bayankhongor	8.1m47sj 7ps
Galuut, Bayankhongor	8.1m47sk 7ps
Gurvanbulag, Bayankhongor	8.1m47sl 7ps
Jargalant, Bayankhongor	8.1m47sm 7ps
Jinst, Bayankhongor	8.1m47sn 7ps
Zag, Bayankhongor	8.1m47so 7ps
Ulziit, Bayankhongor	8.1m47sp 7ps
Khureemaral, Bayankhongor	8.1m47sq 7ps
Shjnejinst, Bayankhongor	8.1m47sr 7ps
Erdenetsogt, Bayankhongor	8.1m47st 7ps
Baruunturuun, Uvs	8.1m47v1 7ps
Bukhmurun, Uvs	8.1m47v2 7ps
Davst, Uvs	8.1m47v3 7ps
Zavkhan, Uvs	8.1m47v4 7ps
Zuungovi, Uvs	8.1m47v5 7ps
Zuunkhangai, Uvs	8.1m47v6 7ps
Malchin, Uvs	8.1m47v7 7ps
Naranbulag, Uvs	8.1m47v8 7ps
Ulgii, Uvs	8.1m47v9 7ps
Umnugovi, Uvs	8.1m47vb 7ps
Undurkhangai, Uvs	8.1m47vc 7ps
Sagili, Uvs	8.1m47vd 7ps
Tarialan, Uvs	8.1m47ve 7ps
Turgen, Uvs	8.1m47vf 7ps
Tes, Uvs	8.1m47vg 7ps
Khovd, Uvs	8.1m47vh 7ps
Khyargas, Uvs	8.1m47vi 7ps
Tsagaankhairkhan, Uvs	8.1m47vj 7ps
Aldarkhaan, Zavkhan	8.1m47xt 7ps
Asgat, Zavkhan	8.1m47xu 7ps
Bayantest, Zavkhan	8.1m47xv 7ps
Bayankhairkhan, Zavkhan	8.1m47xw 7ps
Bulnai, Zavkhan	8.1m47xx 7ps
Durvuljin, Zavkhan	8.1m47xy 7ps
Zavkhanmandal, Zavkhan	8.1m47xz 7ps
Ider, Zavkhan	8.1m47y0 7ps
Ikh-Uul, Zavkhan	8.1m47y1 7ps
Numrug, Zavkhan	8.1m47y3 7ps
Otgon, Zavkhan	8.1m47y4 7ps
Santmargad, Zavkhan	8.1m47y5 7ps
Songino, Zavkhan	8.1m47y6 7ps
Tudevtei, Zavkhan	8.1m47y7 7ps
Telmen, Zavkhan	8.1m47y8 7ps
Tes, Zavkhan	8.1m47y9 7ps
Urgamal, Zavkhan	8.1m47ya 7ps
Tsegeenkhairkhan, Zavkhan	8.1m47yb 7ps
Tsagaanchuluut, Zavkhan	8.1m47yd 7ps
Tsetsen-Uul, Zavkhan	8.1m47ye 7ps
Shiluustei, Zavkhan	8.1m47yf 7ps
Erdenekhaijkhan, Zavkhan	8.1m47yg 7ps
Yaruu, Zavkhan	8.1m47yh 7ps
Altai, Govi-Altai	8.1m483d 7ps
Bayan-Uul, Govi-Altai	8.1m483e 7ps
Biger, Govi-Altai	8.1m483f 7ps
Bugant, Govi-Altai	8.1m483g 7ps
Darvi, Govi-Altai	8.1m483h 7ps
Delger, Govi-Altai	8.1m483i 7ps
Jargalan, Govi-Altai	8.1m483j 7ps
Taishir, Govi-Altai	8.1m483k 7ps
Tonkhil, Govi-Altai	8.1m483l 7ps
Tugrug, Govi-Altai	8.1m483n 7ps
Khaluun, Govi-Altai	8.1m483o 7ps
Khukhmorit, Govi-Altai	8.1m483p 7ps
Tsogt, Govi-Altai	8.1m483q 7ps
Tseel, Govi-Altai	8.1m483r 7ps
Chandmani, Govi-Altai	8.1m483s 7ps
Sharga, Govi-Altai	8.1m483t 7ps
Erdene, Govi-Altai	8.1m483u 7ps
Asgat, Sukhbaatar	8.1m48bp 7ps
Bayandelger, Sukhbaatar	8.1m48bq 7ps
Dariganga, Sukhbaatar	8.1m48br 7ps
Munkhkhaan, Sukhbaatar	8.1m48bs 7ps
Naran, Sukhbaatar	8.1m48bt 7ps
Ongon, Sukhbaatar	8.1m48bu 7ps
Sukhbaatar, Sukhbaatar	8.1m48bv 7ps
Tuvshin-Shiree, Sukhbaatar	8.1m48bw 7ps
Tumentsogt, Sukhbaatar	8.1m48bx 7ps
Uulbayan, Sukhbaatar	8.1m48bz 7ps
Halzan, Sukhbaatar	8.1m48c0 7ps
Erdenetsagaan, Sukhbaatar	8.1m48c1 7ps
Airag, Dornogovi	8.1m48eh 7ps
Altanshiree, Dornogovi	8.1m48ei 7ps
Dalanjargalan, Dornogovi	8.1m48ej 7ps
Delgerekh, Dornogovi	8.1m48ek 7ps
Zamiin-Uud, Dornogovi	8.1m48el 7ps
Ikh-Khet, Dornogovi	8.1m48em 7ps
Mandakh, Dornogovi	8.1m48en 7ps
Urgun, Dornogovi	8.1m48eo 7ps
Saikhandulaan, Dornogovi	8.1m48ep 7ps
Ulaanbadrakh, Dornogovi	8.1m48er 7ps
Khatanbulag, Dornogovi	8.1m48es 7ps
Huvsgul, Dornogovi	8.1m48et 7ps
Erdene, Dornogovi	8.1m48eu 7ps
Bayandalai, Umnugovi	8.1m48h9 7ps
Bayan-Ovoo, Umnugovi	8.1m48ha 7ps
Bulgan, Umnugovi	8.1m48hb 7ps
Gurvan tes, Umnugovi	8.1m48hc 7ps
Mandal-Ovoo, Umnugovi	8.1m48hd 7ps
Manlai, Umnugovi	8.1m48he 7ps
Noyon, Umnugovi	8.1m48hf 7ps
Nomgon, Umnugovi	8.1m48hg 7ps
Savrai, Umnugovi	8.1m48hh 7ps
Khanbogd, Umnugovi	8.1m48hj 7ps
Khankhongor, Umnugovi	8.1m48hk 7ps
Khurmen, Umnugovi	8.1m48hl 7ps
Tsogt-Ovoo, Umnugovi	8.1m48hm 7ps
Tsogttsetsii, Umnugovi	8.1m48hn
Bayantal, Govisumber	8.1m48k1 7ps
Shivee-Govi, Govisumber	8.1m48k2 7ps
Batnorov, Khentii	8.1m48pl 7ps
Batshireet, Khentii	8.1m48pm 7ps
Bayan-Adraga, Khentii	8.1m48pn
Bayanmunkh, Khentii	8.1m48po 7ps
Bayan-Ovoo, Khentii	8.1m48pp 7ps
Bayankhutagt, Khentii	8.1m48pq 7ps
Binder, Khentii	8.1m48pr 7ps
Galshir, Khentii	8.1m48ps 7ps
Dadal, Khentii	8.1m48pt 7ps
Darkhan, Khentii	8.1m48pv 7ps
Delgerkhaan, Khentii	8.1m48pw 7ps
Jargaltkhaan, Khentii	8.1m48px 7ps
Murun, Khentii	8.1m48py 7ps
Norovlin, Khentii	8.1m48pz 7ps
Umnudelger, Khentii	8.1m48q0 7ps
Tsenkhermandal, Khentii	8.1m48q1 7ps
Bayandun, Dornod	8.1m48v5 7ps
Bayantumen, Dornod	8.1m48v6 7ps
Bayan-Uul, Dornod	8.1m48v7 7ps
Bulgan, Dornod	8.1m48v8 7ps
Gurvanzagal, Dornod	8.1m48v9 7ps
Dashbalbar, Dornod	8.1m48va 7ps
Matad, Dornod	8.1m48vb 7ps
Sereglen, Dornod	8.1m48vc 7ps
Khalkh, Dornod	8.1m48vd
Khulunbuyir, Dornod	8.1m48vf 7ps
Tsagaan-Ovoo, Dornod	8.1m48vg 7ps
Choibalsan, Dornod	8.1m48vh 7ps
Chuluunkhoroot, Dornod	8.1m48vi 7ps
Adaatsag, Dundgovi	8.1m48xx 7ps
Bayanjargalan, Dundgovi	8.1m48xy 7ps
Govi-Ugtaal, Dundgovi	8.1m48xz 7ps
Gurvansaikhan, Dundgovi	8.1m48y0 7ps
Delgerkhangai, Dundgovi	8.1m48y1 7ps
Delgertsogt, Dundgovi	8.1m48y2 7ps
Deren, Dundgovi	8.1m48y3 7ps
Luus, Dundgovi	8.1m48y4 7ps
Ulziit, Dundgovi	8.1m48y5 7ps
Undurshil, Dundgovi	8.1m48y7 7ps
Saikhan-Ovoo, Dundgovi	8.1m48y8 7ps
Khuld, Dundgovi	8.1m48y9 7ps
Tsagaandelger, Dundgovi	8.1m48ya 7ps
Erdenedalai, Dundgovi	8.1m48yb 7ps
Batulzii, Uvurkhangai	8.1m4ekq
Tsogt-Tsetsii, Umnugovi	8.1m4g7f
Bayan-Adarga, Khentii	8.1m4gff
Khalkhgol, Dornod	8.1m4gl5
Sharur	8.1n79q6 a
Shahbuz	8.1n79q7
Nakhchivan city	8.1n79q8 6
Julfa	8.1n79qa
Ordubad	8.1n79qb
Kangarli	8.1n79qc
Sadarak	8.1n79qd
Ongala	9.3scit1
Kandiévé	9.3scit2
Sèmè	9.3scit4
Pobè/Kétou	9.3scit5
Sakété/Igolo	9.3scit6
Adjohoun	9.3scit7
Ouémé/Plateau departments	9.3scit9
Cadjehoun	9.3sciw2
Ganhi	9.3sciw3
Jéricho	9.3sciw4
Akpakpa	9.3sciw5
Ouidah	9.3sciw6
Godomey	9.3sciw7
Abomey-Calaci	9.3sciw8
Allada	9.3sciw9
Kouhounou	9.3sciwa
Littoral/Atlantique departments	9.3sciwb
Lokossa	9.3sciz5
Come	9.3sciz7
Dogbo	9.3sciza
Mono/Kouffo/Zou/Collines departments	9.3scizd a
Abomey	9.3scize
Bohicon	9.3scizf
Covè	9.3scizg
Dassa-Zoumé	9.3scizh
Savalou	9.3scizi
Savè	9.3scizj
Parakou	9.3scj2h
Nikki/Ndali	9.3scj2i
Kandi/Gogounou/Ségbana	9.3scj2j
Banikoara	9.3scj2l
Malanville	9.3scj2n
Djougou	9.3scj30
Natitingou	9.3scj32
Mbalmayo	9.3x8hr3
Akonolinga	9.3x8hrc
Ayos	9.3x8hrd
Eséka/Mboumnyebel	9.3x8hrs
Ngoumou	9.3x8hs0
Obala	9.3x8ht0
Monatélé	9.3x8ht2
Bafia	9.3x8ht5
Nanga Eboko	9.3x8htf
Bertoua	9.3x8hup 1
N'Gaoundéré	9.3x8huy 1 1 1
Dang	9.3x8hv2
Beelel/Mbé	9.3x8hv4
Batouri	9.3x8hva
Belabo	9.3x8hvc
Mengong	9.3x8hvu
Ebolowa	9.3x8hvv 1
Mfou	9.3x8hwx
Soa	9.3x8hwy
Abong-Bang	9.3x8hxb
N'Gaoundal	9.3x8hxn
Tibati	9.3x8hxo
Galim Tignère	9.3x8hxu
Tignère	9.3x8hxv
Banyo	9.3x8hy9
Meiganga	9.3x8hyb
Guider	9.3x8hyz
Figuil	9.3x8hz1
Kousseri	9.3x8hzi
Yagoua	9.3x8hzu
Mora	9.3x8i0f
Mokolo	9.3x8i0n
Kribi	9.3x8i0t 1
Lolodorf	9.3x8i0v 1
Sangmelima	9.3x8i1a
Meyomessala/Efoulan	9.3x8i1b
Kye-Ossie/Ambam	9.3x8i1e
Wum	9.3x8qb9
Nkambe	9.3x8qbj
Kumbo	9.3x8qbp
Foumban	9.3x8qcu 1
Foumbot	9.3x8qcz
Bandjoun	9.3x8qd9
Bafang	9.3x8qds 1
Mbouda	9.3x8qe1
Yabassi	9.3x8qe9
Muyuka	9.3x8qeh
Buéa	9.3x8qei 1 1 1 1 1 1 1
Tiko	9.3x8qer
Limbé	9.3x8qes 1 1 1 1 1 1 1
Manfé	9.3x8qf1
Kumba	9.3x8qfe 1
Bamenda	9.3x8qfk 1 1 1 1
Mbambili	9.3x8qfq
Dschang	9.3x8qi3 1
Edéa	9.3x8qig
Bangangté	9.3x8qj0 5
Nkongsamba	9.3x8qj6 1 1 1 1 1 1
Loum/Mbanga	9.3x8qjd
Alem Ketema, Addis Ababa	9.45i6qg
Deber Tsige, Addis Ababa	9.45i6qq
Muke Turi, Addis Ababa	9.45i6r0
Sululta, Addis Ababa	9.45i75g
Ginchi, Addis Ababa	9.45i7pg
Guder, Addis Ababa	9.45i7w4
Wolenkomi, Addis Ababa	9.45i7wy
Enchini, Addis Ababa	9.45i7x8
Endibir, Addis Ababa	9.45i89q
Gunchire, Addis Ababa	9.45i8a0
Sebeta, Addis Ababa	9.45i8bo
Teji, Addis Ababa	9.45i8by
Tullu Bollo, Addis Ababa	9.45i8cs
Alem Gena, Addis Ababa	9.45i8pa
Bole V, Addis Ababa	9.45iau8
Civil Aviation, Addis Ababa	9.45iaui
Sendafa, Addis Ababa	9.45ib0c
Sheno, Addis Ababa	9.45ib0m
Enwari, Addis Ababa	9.45ib0w
Chikanga/Mutare	9.4cpq09
Chipangayi	9.4cqu0e
Mazowe	9.4cqwgj
Shangani	9.4cra0y
Matopos	9.4cra15
Nyamandlovu	9.4cra1h
Collen Bawn	9.4d32fn
Babi-Babi	9.4djrfm 31z 1
Buitepos	9.4djrfo 2zk
Drimiopsis	9.4djrfq 31m 1 3g
Eland	9.4djrfr 32k 1 2g
Friedental	9.4djrft 32o
Groot–Aub	9.4djrfx 2u7 1
Hochland	9.4djrfz 32j
Many Hills	9.4djrg2 32h
Namib Grens	9.4djrg3 32d
Nina	9.4djrg4 32n 2d 1
Ombotozu	9.4djrga 2n9 1
Omitara	9.4djrgb 2yv 1
Otjihase	9.4djrgc 2ti 1
Otjozondu	9.4djrgf 2n1 1
Plessisplaas	9.4djrgg 30y 1 3g
Sandveld	9.4djrgm 30u 1
Seeis	9.4djrgn 2yh 1
Spatzenfeld	9.4djrgo 31p 1
Steinhausen	9.4djrgp 2yt 1
Summerdown	9.4djrgq 2yu 1 1 58
Hosea Kutako INT Airport	9.4djrgr 2tn 4 1 185 1
Witvlei	9.4djrgs 314 1 1 1 1 5
Klein Aub	9.4dju9a 1
Rietoog	9.4dju9c 1
Otjiwa	9.4djuf9 1 1 1 1 1 1 1 1 5g
Epukiro	9.4djuh4 1 1 c 1 1 34 1 1 1
Otjinene	9.4djuh7 1 1 1 1 3l
Leonardville	9.4djuhn 1 1 1 1 1 36 1
Blumfelde	9.4djuht 1 36 1
Nouas	9.4djuit 29 1
Aminuis	9.4djz4l 1 sk 1 1 1
Ariamsvlei	9.4djz4o ug 1 8
Asab	9.4djz4q mo 1
Bethanie	9.4djz4t 1 v4 1 8 a
Bralano	9.4djz4v sx 1 1
Bulwana	9.4djz4w mk
Dawiab	9.4djz4x ua
Deurstamp	9.4djz4y fa f8
Feldschuhorn	9.4djz4z fc
Goageb	9.4djz52 v1
Gochas	9.4djz53 lp 1 1
Grenslyn	9.4djz54 m8
Guibis	9.4djz56 nx
Hamab	9.4djz57 qy
Hoachanas	9.4djz59 ps 1
Klein Karas	9.4djz5o pk
Lorelei	9.4djz5r ue
Oamseb	9.4djz6a nk 1
Schilp	9.4djz6j of 1
Seeheim	9.4djz6k kd
Stinkdoring	9.4djz6n pl
Tsumispark	9.4djz6p oe 1 1
Uhabis	9.4djz6q pl
Warmbad	9.4djz6r pb 1
Luderitz - Elizabeth Bay	9.4djznp
Narubis	9.4djzqz
Aus	9.4djzt0 1 8
Aroab	9.4djzz9 1 1
Kais	9.4djzzc
Köes	9.4djzze
Gaibis	9.4djzzf
Kumakams	9.4dk032
Langstrand	9.4dk6ul 1 1 b3 1 1
Leoburn	9.4dk6uo
Tsaobis	9.4dk6vj
Tsaobis/Karibib	9.4dk9s4
Anamulenge	9.4dkek5 ma 1
Blue Sodalite Mine	9.4dkek6
Edundja	9.4dkek7 1 r5 1
Ehomba	9.4dkekb sp
Elim	9.4dkekc 1 ns 1 1
Endola	9.4dkeke r6 1
Etanga	9.4dkekf sp
Etunda	9.4dkekg 1 oi 1
Haiyandja	9.4dkeki ki 1
Kaoko Otavi	9.4dkekj so
Kunene River Lodge	9.4dkekk sj
Mahenene	9.4dkekl o9 1
Ombombo	9.4dkekn sp
Odibo	9.4dkeko qk 1
Ogongo	9.4dkekp nl 1 1
Ohandungu	9.4dkekq sg
Ohangwena	9.4dkekr 1 1 1 oa 1
Okahao	9.4dkekv m1 1 1 1 1 1 1 5 1
Okalongo	9.4dkekw mf 1 1
Okangwati	9.4dkekx s8
Okatope	9.4dkeky os 1 6r
Okorosave	9.4dkekz s9
Oluno	9.4dkel0 1 1 k2 1 1 1 1 1 1 1 1
Omafu	9.4dkel3 pv 1 8
Omungwelume	9.4dkel7 qf 1 1
Omutsewonime	9.4dkel8 uu
Onandjokwe	9.4dkel9 kk 1 1
Onathinge	9.4dkela kq 1 1 1 1 1 1
Ondobe	9.4dkelg oc 1
Onuno	9.4dkelh o7 1
Onesi	9.4dkelj n8 1 1
Ongenga	9.4dkelk pv
Ongha	9.4dkell 1 jg 1 4t 1
Ondundu	9.4dkelr
Orumana	9.4dkelu rf
Oshifo	9.4dkem0 qg 1 4
Oshigambo	9.4dkem1 ob 1
Oshikango	9.4dkem2 oc 1 1 1 1 1 1 1 1 1 2 6 1 1
Oshikuku	9.4dkem3 li 1 1
Oshitayi	9.4dkem4 iu 1
Otjondeka	9.4dkem5 r6
Otwani	9.4dkem6 r4
Panosa	9.4dkem7 qv
Ruacana	9.4dkem8 1 pn 1 1 c 1 1 1 1 1
Sesfontein	9.4dkema r5
Tsandi	9.4dkemd 1 m6 1 1
Warmquelle	9.4dkemf qy
Omuthiya	9.4dkf4o 1 5 1 1 1
Etilyasa	9.4dkf80
Onaanda	9.4dkf82
Eunda	9.4dkf92
Etoto	9.4dkfc6
Otjerunda	9.4dkfcw
Sodalite	9.4dkfd1
Kowares	9.4dkfdm
Otjitjekwa	9.4dkfdo
Oruvandjai	9.4dkfdq
Okashana	9.4dkfg5
Onyaanya	9.4dkfg8
Okapuku	9.4dkfgc
Onankali	9.4dkfgf
Oniingo	9.4dkfgm
Omundaungilo	9.4dkfgw
Oshuli	9.4dkfgy
Okongo	9.4dkfh0 1
Ekoka	9.4dkfh2
Epembe	9.4dkfh4
Okankolo	9.4dkfh6
Omuntele	9.4dkfh8
Oshikunde	9.4dkfha
Onyuulaye	9.4dkfhc
Bagani	9.4dkm9x 1 oo 1 1 1
Bukalo	9.4dkm9z
Bunia	9.4dkma0 o5
Hakasembe	9.4dkma1 o3
K. Murangi	9.4dkma2
Kahenge	9.4dkma3 o8
Kongola	9.4dkma7 m1
Mpacha	9.4dkma8
Marangi	9.4dkma9 o1
Mashare	9.4dkmaa o8 1
Matava	9.4dkmab nv
Muveke	9.4dkmac nx
Nkurenkuru	9.4dkmad nz 1
Nakayale/Nkurenkuru	9.4dkmae
Nzinze	9.4dkmaf ns
Omega	9.4dkmag
Rupara	9.4dkmal nn
Ruuga	9.4dkmam nh
Sikono	9.4dkman nf
Nyangana	9.4dkmao nq 6 1g
Nakayale/Omega	9.4dkmw4
Nakayale	9.4dkmw5
Mpacha/Ngoma	9.4dkmw6
Ngoma	9.4dkmwa 2
Sambyu	9.4dkmys 1
Muhembo	9.4dkmyv
Mpungu	9.4dkmyw
Andara	9.4dktzo oj 1
Abenab	9.4dku0s g4
Anker	9.4dku0t 185
Sorris-Sorris	9.4dku0u 17w 1 1 1
Biermanskool	9.4dku0v 185 1
Halali	9.4dku0x
Horabe	9.4dku0y g1
Kalkfeld	9.4dku0z w1 1 1
Khorixas	9.4dku11 2 17l 1
Kombat	9.4dku15 fh 1 1
Lindequest	9.4dku16
Maroelaboom	9.4dku18 fu 1
Etosha Rurtel	9.4dku19 9 1 1 ei 1 6
Okaputa	9.4dku1e 10w 1
Okaukuejo	9.4dku1f
Okorusu	9.4dku1g zu 1
Omatjene	9.4dku1h 107
Toshari	9.4dku1y 174 1
Uchab	9.4dku25 my 1 1
Uib	9.4dku26 fk
Waterberg Plateau Park	9.4dku27 1 1 yx 1
Epupa	9.4dku2a ut
Etosha Rurtel/Lindequest	9.4dkug4
Etosha Rurtel/Namutoni	9.4dkug5
Etosha Rurtel/Halali	9.4dkug6
Etosha Rurtel/Ombika	9.4dkug7
Etosha Rurtel/Ongava	9.4dkug8
Etosha Rurtel/Okaukuejo	9.4dkuga
Mokuti	9.4dkugb
Rietfontein	9.4dkugr 1
Coblenz	9.4dkuh5
Tsumkwe	9.4dkuk8 1
Mangetti duin	9.4dkuki
Gam	9.4dkukn
Klein Waterberg	9.4dkv1i 1 1 1 1 1
Okamatapati	9.4dkv4s 1
Anker/Braunfels/Fransfontein	9.4dky7h
Kamanjab/Otavi	9.4dky7i
Agarak/Meghri, Syunik	9.66u9jz 1 1 1 1
San Francisco de Bellocq, Buenos Aires	9.8z9zz5
Subachoque	9.9iy2ie f
El Rosal	9.9iy2io 1
La Pradera/Subachoque/Subachique	9.9iy2iq
Bojaca	9.9iy2ir
Puente Piedra	9.9iy2iu
La Punta	9.9iy2iv
Zipacon	9.9iy2ix
Jerusalén	9.9iy2ma
Guataqui	9.9iy2mb
Beltrán	9.9iy2md
Nariño	9.9iy2mf a
Tocaima	9.9iy2mg
Agua de Dios	9.9iy2ml
Nilo	9.9iy2mn
Viota	9.9iy2mo
Apulo	9.9iy2mq b 1
Nilo/La Esmeralda	9.9iy2mw
San Antonio de Tequendama	9.9iy2n6 1c
Choachi	9.9iy2n7
Fomeque	9.9iy2n8
Santa Inés	9.9iy2ng
Guaduas	9.9iy2nk 1
Pandi	9.9iy2nn
Ninaima/Tobia	9.9iy2o1
Cartagenita	9.9iy2o2 1
Viani	9.9iy2o9
Cachipay	9.9iy2oa 1
La Peña	9.9iy2oh
Nocaima	9.9iy2oj
La Florida	9.9iy2ol
Quebradanegra	9.9iy2pc 1
La Magdalena	9.9iy2pe
Bagan	9.ft92hs 1 1 1 1
Khovaling	9.get41g`;
export const phoneAreas: string = `New South Wales and Australian Capital Territory	3.h0
Victoria and Tasmania	3.h1
Queensland	3.h5
Western Australia, South Australia and Northern Territory	3.h6
São Paulo	4.493 1 1 1 1 1 1 1 1
Rio de Janeiro	4.49d 1 2
Espírito Santo	4.49j 1
Minas Gerais	4.49n 1 1 1 1 2 1
Paraná	4.49x 1 1 1 1 1
Santa Catarina	4.4a3 1 1
Rio Grande do Sul	4.4a7 2 1 1
Distrito Federal	4.4ah
Goiás	4.4ai 2
Tocantins	4.4aj
Mato Grosso	4.4al 1
Mato Grosso do Sul	4.4an
Acre	4.4ao
Rondônia	4.4ap
Bahia	4.4ar 2 1 1 2
Sergipe	4.4az
Pernambuco	4.4b1 6
Alagoas	4.4b2
Paraíba	4.4b3
Rio Grande do Norte	4.4b4
Ceará	4.4b5 3
Piauí	4.4b6 3
Pará	4.4bb 2 1
Amazonas	4.4bc 5
Roraima	4.4bf
Amapá	4.4bg
Maranhão	4.4bi 1`;
export const phoneCarriers: string = `telenor	3.cn 4.3hm 3 7 1 2 1 2 1 2 2 1 1 2 1 e 1 2 1 6 1 1 1 1 1 1 1 3 4 1 1 1 3 4 2 1 5.yvq 1 1 1 32 m 1 2 1 1 1 1 1 1k 1 1 1 1 f 1 1 1 1 x 2 1 1 1 1 1 1 o 1 4 1 3b 1 20 1 1 1 2 1 1 1 c 1 2r 1 3f 10 1 1 1 1 1 2 1 6.9pve 20o 15 1 1 1 1 a8 dq 1 1 1o b 1 2 r a 1 9 7 2 2a 4 1 2 1 f 1 rw pw 1 1 1 1 1 1 1 1 b 1 4u 1 1 1 1 3 9 1 1 1 1 g 1 8 5 3 7.2oydx k ex7 1 1 1 1 1 l13 1 k 3y m 2r 1k 5 1e 33 2w 6 1 1 w 1 1 1 1 1 1 1 1 a a a a a w 9 2i 803 9 8.r1pac 1 1 1 1 1 1 1
etecsa	3.ev 1
Tele2	3.li 4.5y3 1i 43 16 2 1 5.oes 4 5d2 5 v6d 1 1 3 1 3 4 2 2 2 1 1 1 3 1 1 1 1 b 1 1 1 1 2 2 cv 1 1 1 1 1 1 1 1 1r 59 1 1 1 1 1 1 1 1 3o 3 2 3 1 15 6.7yf4 3 1 1 i p 1 3 1 6 1 7 1 1 1 1 a 1 6 1 6 1 1 1 1 8z3f 1 1 3 1 5 1 1 1 1 1 1 2 1f 5 c 1 1 1 7 1 1 b 2 1 2 3 c 1 4 1 1 1 1 b 5 1 18 6 2 1 2 2 1 1 2 1 5m 1 1 1 2 2 1 1 g 1 1 1 1 b 1 1 1 1 2 1 2 3jw 2 1 1 1 1 jh 1 1 1 1 1 1 1 1 l b 6 2 5 1 1 1 1 1 g 1 1 1 1p8 1 1 1 ry 2 1 1 1 1 1 1 1 n 3 1 1 1 1 29 1 1 1 1 4 1 1 1 2 1 1 1 4 1 1 8 1 1 1c 1 1 2q 1 31 2 6 1 1 k 1 1 8 9 1 b 1 1 1 1 1 1 b 1 1 1 1 1 3 4 1y 2 1 1 2 1 1 1 1 a 7.27k7m 1z 2 1 1 2 1 1 4q 1k a 41 1 6v 3a 1 1 1 1 2hr2y 1 1 1 1 b 1 1 1 1 l 1 1 1 1 v 1 1 1 1 1z 1 1 1 1 1 1 1 1 ei 1 1 2 1 1 1 1 1 2j 1 1 1 1 1 2 1 1 1 1 1 1 2 1 1 1 2 1 3 1 1 1 1 2 1 3 1 4 1 5 1 1 1h a a 4 1 1 1 1 1 1 1 1 1 4n 2 1 1 5 15 1 1 1 1 1 1 4 1 8 3y 2 1 1 5 1 1 1 1 1 5 1 1 2 1 1 1 4t 1 1 p n 1 c7 1 1 1 1 b 1 3 q 1 1 1 16 3 1 1 1 1 1 1 b 1 1 1 2 1 1 1 1 w 1 1 1 1 1 1 1 1x3 1 1 1 1 14xn 1 1 1 h 1 1 1 1 1 1 1 1 2 1 45 1 1 1 2 1 2 1 8n 1 1 1 1 1 1 j 6 1 1 1 1 1 1 1 1 1 1 1 1 3 1 1 1 b 1 1 1 1 1 1 e 2 1 1 6p 1 1 1 1 9ai fj5 1 1 1 1 1 1 1 2 88 1 1 1 1 b 1 1 a 1 1 1 1 1 1 1 1ap 1 1 1 1 1 xr k 1 q3 1 2 lr 1 1 c 3 1 1 1 1 1 1 51 1 1 1 1 2n 1 1 1 b1 1f 1 1 3 1 1 1 1 1f 1 1 1 1 z 1 1 1 1 1 1 8.m3olm 1i oxryq 1 1 1 1 1 1
Darkhan Telecom	3.lm
MegaFon	3.m0 4.64b 6 1q 5.1p6s 1 1 1 1 3 1 c 1 1 1 1 1 1 2 3 1 1 8 3 g 6 1 d 1 1 1 1 1 3 1 8 fq 1 1 1 3 6.gxqb b 7 3 1 4 6j 2 a2 2 1 1 1 1 j 1 m 1ol 1 1 1 1 90 6 6z 1 1 1 5w 4 1 7 1 1 1im 2iq cc 14 7 1 1 1 1 1 1 1 1 1 1 1 8 1 1 1 2 2 1 1o 7.4pcdg 118 9 2t 1 8 8d 1 1 1 2 1d 2 w 1 5o 1 1 12 1 1 1bl 1 1 1 j 1 1 1 1 2sa 1 s 1 1k 1 1 1 1 bk 1 l17 1 33 33 66 1a0y 1 1 1 1
GLONASS	3.m2
Beeline	3.m4 4.5y1 1 1t 5 1 3i 2 1 3 1ll 5.252q 1 1 6.gxq5 1 1 19 3 5r 8 ae 1 1f 1 1 1 38p 1 1 62 1 1 1az9 7.4pbxr 1 1 1 1 1 1 1 1 1 1tq 7 1jt 1 2t1 b 1 1 1 1 1k 1 1 1 1 l 1 1 1 1 wkc 5w n8n 289 33 223
Viettel	3.nf 4.1zk 4k6 a 1 1 5.jq1 1 1
MobiFone	3.nj 4.6i6 l 12 1 3
Vodafone	4.1ju r3 2 2z ad cz 3k a 1 6 1t2 8 a3 2 5 1qn 3 5.nom 30i 1 4 2 3 7 a 7 3 a e 1 1 1 2 1 k a dq 5g 22 1 4 1 2 d 2f 1wx g 9 k 4 zc 6 2 4 45t 1 1 3ds a 1 1 9fq 1 1 4 4 1 1 4 4 1 1 4 3 g 1 1 1 24h 3 20 2jp 1 1 1 ae m 3 1 2 1 2 g6 4 1 bh him w 32 4 3 1b 1z 9 6 p 46w 14 1 3 3 6.6kue 1 4 1 1 1 1 u1v 3k 1 1 1 1 50 lf 3e 6 1i 2y 3l0 23s 6 4 l 6 1 1 1x u43 kp4 4l 1 1 1 1 khv 1 1 7 1 1 1 1 h 1 1 1 6 5 1 1 1 1 3 1 1 e g 2 a 1 1 5 1 1 k 3 1 1 1 1 m 7 1 1 1 1c 1 1 1 1 2 d e 1 1 1 3m 4 c 8 6 1 1b 1 2 1 b 8 5 1 1 1 1 4 2 3 v 9 3 1 1 3 3 c 1 1 8 8 1 1 1 1n b xl6 2 1 2 1 38qq 1 1o 1 5uwa 2c 1t 2 p 5 1 1 ho 3 4 b j 2 3 3 4 5 d 4d 1 1 9 1 1 g 1 1 1 2n 1 2 p 1 1 1 1x s 1 1 1 14 h 1 5 1 1 1 1 4 1 1 10 d 8 q 4 1d 27 1 1 1 o 1 1 3 1 7 1 t 1 4 1 1 1 3i 5 1 a y 1 1 1 w 8 1 3 17 1 3 2l 1 h 1 1 1 12 1 18 6 9 1 1 v 2 1 1 1 2 1 1 d i h m h 3 r 1 1 6 1 q 1 2 2 1 1 s 1 1 1 3 1 1 2 2 3 1d 7 j 1 i 1 1 1 f 2 1 5 2 1 y a q 1 b 7 1 2 2 1 2 12 1 l 3 2 17 1 9 1 3 5 6 q 1v 1 1 1 1 1 i 2 1 a g s i d 1 1 1 6 1 8 5i 1 1 3s 1 4 5 c 2 1 1 1 6 4 5 a 1 5 n g 1 9 1 6 1 1 9 5 3 1 1 1 1 5 1 w g 3 3 2 1 1 6 1 1 5 1 f 3 6 7 1 2 3 1 4 3 2 1 1 4 3 3 1 5 4 f 2 6 1 3 2 3 2 3 3 2 1 4 3 r 1 5 5 1 1 2 b a 4 3 2 1 1 3 2 5 d 3 7 9 4 c 1 c 8 15wn 1 1 1 1 1 1 b8 1 1 1 1 1 1 7.1tsgi 1 8dix 1 1 1 1 19gk b er85 1 1 1 1 2 2 1 9 1q 2 1 1 1 1 1 2 5pbw 1 ee qm 27a 2sivc 33i 1 5k 3c 7j 8 1 1 8 1 1 8 1 1 50 1 1 1 1 1u 2 1 1 90 1 2t 8 1 1 8 1 1 8 7u 8 1 59 1 b 8 1 1 8 1 1 8 3n l 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 b 1 at 1 1 1 i7 1 1 8 1 1 8 1 1 8 1 1 s 1 1 8 1 1f 8 20 8 1 15 8 1 1 8 1 1f 8 1 1 8 1 15 8 29 1 8 1 1 8 1 1 8 1 69 1 1 1 5w b 8 1 1 8 1 1 8 1 gp a 8 1 1 8 1 1 8 1 3e 1 1 d9 8 1 1 8 1 1 8 1 1 ez 27h 8 1 1 18b 1 1 1 1 d1 2k 2 1 1 1 1 2 9 av 7u 8 1 3x 8 1 tr 1d 1z 8 1 5a 29 7h 3n 8 ku 1 v 8 am 13 sd 8 282 1 8.i9wkg 1 1 1 6rv75 1 1 1 1 3ob 1 1 1 1 1 1 1 1 1q 1 1 1 1 1 1 1 1
Etisalat	4.1jv 5oi 5 2m 5.22ym 4 2
Orange	4.1jw 49 20 r 1h a pm 60 gx 1 lj 1 3ol 5.dyq 2gb 1 ot 6 1 5o 1 1 1 5 1 1 1 1 1v 1 19 2p 1 1 1 1b 1 1 1 7 1 1 1 7 1 1 1 1a 1b a 1 1 8 1 1 og 1 1 2i 5 gz 4 1 4 5q 16p 5 hn 6 61p a a 5 4 1 k a a 6 1 3 fv 1m6 8 1 2ku 1 1 1y 4 32y f 2mw 6q 39 1 3a 2z 1 1ks z23 r5 6.3vnj 6 1 oe6 2 3 2 1 1 4 6 1 c 1 4 7 1 3 3 1 1 4 5 1 4 5 4 3 2 1 83u b5j 1 1 1 1 r 1 1 1 n6u 1 4 2 1 1 1 4 6 1 1 4 4 1 1 4 1od9 2 1 l 5 1t fz 6u b 4q 3 a2 1 k5w 1 9 1 1198 1 1 1 7 1 1 1 1 q jnc 1 6 3 1 1 1 2x 1 1 1 1 5 k n 1 1 1 1 59 1 6 b 1 1 2 6 5 2 u h 1 b 4 5 f 1 5 x 15 1 1 1 1 1 1 1 3 9 t4d 1 1 1 1 5 1l9 1 4 1 1l 1 1 1 2 1 l 1 1 1 1 2o 6 7.1kay0 2 1 huz5 3 3 1 1 70t lk87 1 1 1 1 86s1 mhu2 2 1 1 uw3 1 1 fg2 1 1 4 8.fmxcs 1 1 1h 1 1 1 1 1 1 1 1 1 c 1 1 1 k 41l 1 1 1 1 1k 6 5 a 1 b 6 g b b b 2 1 1 1 6 16a g jiz61 1 1 1 b 1 6 1 1 2a 1 1 1 1 1d4 8kny 49c2 1 17 xq
TE	4.1jz
Ooredoo	4.1nb r 5qv 1b p 5.gpa 2 1ld6 1 1 1 1 oc 4 g 1 1 1 9z 6.kriu 1 1 1 1 1 1
Mobilis	4.1nc
Djezzy	4.1nd
Tunisie Telecom	4.1o4 5
Africell	4.1p6 5 3d 1 5.h08 1 4 wx 3 11 7 ux 1 2w 1 6.5i5a 1
QCell	4.1p7 5.h0i 1 1 1 1 4 1 6.4q6k
Comium	4.1pa 5.h1i 1
Gamcel	4.1pd
Atel	4.1q3
Sotelma	4.1q4 5.h9x 6 1 1 1 1 6.4s8h 7.1bua7
Lonestar Cell	4.1sc 2 6.4yo3
Onlime	4.1sm
Moov	4.1td 1q 5.hd1 7l a 1 9 1 2b 1 h 1 1 1 xi 1o 7.1d335 a 3 2 3 1 1 3 q 1 3 1
Airtel	4.1tg 2 1k 3 6q 59c 5.hkp 9 1 1 1 7 1 1 1 109 3 2q 5b 1 1 1 bw 1 6t 9d 1r 2 3 2g 2 1 9 2k 4 1 am k k 10 2 1ekz 2r 33 1u d a 1 3 2 2 2 6.513h 7 2m 6 4 2h 1 2 3 4 1 fbd 1 1io 1t e4tn 2 1j m 1d 6 2 j hp 1 1 4 4 1 9 1 1 3 4 3 6 3 7 3 4 3 2 3 1 1 4 2 2p 1 1 1 1 1 o 4 1 1 1 1 1 m 8 1 1 r 2 b 2 1 1 1 d 1 j 1 1 1 8 7 1 1 m 4 3 1 1 8 d 1o 1 1b 5 1 1 g 1 1 f a g 1 1 e 2 5 c 1j 1 5 1 1 1 1 i 6 1 6 b 1 1 a 1 3 i 1b 1q b 2i l 2 1 1 7 1 5 1 2 5 2 12 q 2 1 k 1 1 7 2 a 1 1 1 1 g p 8 i n 18 j 1 4 2 2 2 1 1 a 17 p q d 1 1 5 7 o 1 2 1 1 1 e 1 1 i 1 1 i a 6 17 1 c 1 g q 1 1 u c k 1s 1 1 1 4 8 l a 9 2 1 e 1 q 8 9 k 4 3 2 6 7 u 2 1 8 3 b 1 1 2 1 2 4 1 i 1 1v 3 a i 4 2 6 1 7 3 2 f c 2 c 1 3 6 5 1 1 j 1 6 1l 1l m h q 38 1 1 1 c 4 2 2 c b 1 3 6 1 1 1 1 1 5 1 4 1 1 g 2 5 1 2 1 1 1 4 5 1 6 3 1 7 1 1 1 1 1 1 1 e 1 1 o 1 1 1 1 5 1 9 6 3 d 7 1 4 1 1 9 1 5 2 4 3 5 6 5 2 4 2 5 5 b 1 4 5 5 1 2 3 8 2 9 5 4 b 2 4 1 4 1 4 2 2 u 5 d 1 b 4 1 4 b 3 4 d 1 6 2 7.2nzh5 1 1 2k 1 5 2sls8 1p 80 1 v 8 8m 1 b 1 7 1 1 8 1 1 8 1 1 8 1 3i 1 1 1 1 1u 1 1 1 m 8 1 1 8 1 13 1 1 8 1 1 8 1 1 8 i 1 1 1 2 1n 2 1 1 1 1 1 1 2k 2 1 1 1 1 c 1 1x 1z 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 5u 8 1 1d 1 15 1 1 1 1 41 1f 8 1 13 1 1 8 1 1 8 1 1 8 2 1 7 1 77 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 3m 2 1 1 1 1 1 1 2 1 1 1 z 1 1 8 1 b 8 1 1 8 1 1 8 1 1 8 1 l 8 1 13 1 1 a 8 1 1 8 1 3d 32 8 1 1 8 w 14 2g b 1 14 1c 1 b 1 1 1 2g 1 1 1 6t 33 8 1 1 8 1 1p a a 8 1 1 8 1 b 8 1 1 8 1 2g 1p 1 1 i 1 a 1 8 1 1 8 1 1 8 1 b 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 3w 1 5u 15 64 8 1 2j 8 1 1f 8 1 1 8 1 1 8 1 1y 6f 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 b 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 2t s 1 b 8 1 1 8 1 1 8 r1 1n 2 3k 1 h 1 p1 1 yp 8 1 1 9 1 8 1 33 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 52 8 1 1 8 1 1z 2 1 1 1 1 1 1 m 8 1 b 8 1 1 8 1 1 8 1 1 8 8o 2 h6 1 7 1 5b za 3m 1 7 1 10 1 1 1 1 3x 1 7 1 k 1z 4g 8 33 29 9g 1 7 1 1 1 7 1 1 1 7 1 3v 1 6x 1 l 8 2s 1 l 8 34 1 7 1 8n 8 rs 1 1 8 1 1 8 1 1 8 5v kl 1 1 1 1 qu 1 7 1 15u 1 1 1 1 9w 99 1 wu 1 2 vk 1 1d 1 1 1 zh 1 2 1 5 13c 2 1 1 1o2 1 1 1 1 1g 1 1
Sotel	4.1th 5.24w9
Tigo	4.1tj 225 5.12ra 1 1 1 7 5 1 2 1 4 4 37 3 6s3 7 6 1 1 1 6.armq 1 1 1 1 1 f 1 1 1 1j 1 s 1 1 l 3 1 1 1 9 1 1 1 1 1 w s 8 1 1 9 rt 1 1 1 1 1 4 y 1 1 1 18 2 1 1 1 1 1f 1 1 i 1 4 1 e 1 1 1 1 1 1 1 1hee 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 3 2 1 1 5 d 1 1 9 4 1 54 1 1 1 1 hjj 1 1 1 1 1 1 7.2zows 1 1 1 tr 1 1 1 r 1 6m 2r 1 731 22l 1 1 1 1 6 1 1 1 1 eubs 1 1 3d 1 1 1 1 1 1 1 1 y 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 2 1 19 2 1 1 1 2 1 1 l 1 1 1 1 1 1 y 1 1 1 1 1 23a 1 1 1 c 1 o 1 1 1 1 3y0z 1 1 8 1 1 i 1 1 8 1 1 f 5 8.tzma5 5 3 4 1 1 4 44ma1 1 1 1 1 2 1 1 1 15 1 1 1 1 1 d7 1 1 1 1 1 1 18 1 1 1 1 1 1 9.9h6ds3 1 1 1 1 1 1 1 1 4hf 1
GETESA	4.1uq
Muni	4.1ut
Libertis	4.1v1 3 5.ilm e 1 1 1 1 1 1 1
Safaricom	4.1xx 5.jlv 3 1k 1 1 2 5 6.5gkl 1 1 9 1
Ethio Telecom	4.1xz
STG	4.1y9
Evatis	4.1yh
TNM	4.21p 5
Globally Advanced Integrated Networks Ltd	4.21t
Vodacom Lesotho (Pty) Ltd	4.221
Econet Ezi-Cel Lesotho	4.222
Comores Telecom	4.22t
TELCO	4.22u
Telkom Mobile	4.23j 1c 1 7 5.lap 1 c 18 1 48 1 1 1 1 2
Rain	4.24e
Cell C	4.24p 1 c a 5.lbt 1 1 1 1 5 1 1 1 1
MTN	4.24r a 5 5 535 1 5.gco 7 10a mr 1 s 1 1 4 nj lu 1 6 27 1 gl 1 1 ai k k as v3 1 1 z f 1 1 t 1 1 1 l 7 1 1 2j 65u 1ara 1 1 1 ag 6.4wpj 4e0 1 2 1 2o 3 4 3 1 2 2f 3 7 3 gvm 1 1 1 7.1d332 4 f 1 4 1 2 l 1 5 1 17uk 1
Vodacom	4.24z 1 4 3 3 5.it9 1 1 3 x0 1 1 3 8h 1 1bt 1 1 1 r 1 9 1 1 1 b 1 1 1 1 1 8 1 1 3z 7.1m3fg 1 1 1ji 6y0 7ps 7ps 7ps rgq 1 1z 3j 1 1 1 1 l 8.g5lfs 1 1 3 7qh 2 1 2 7ot u 1 7ox 7ps 7ps uvy 12kw 7oy uv4 7ps 7ps 7ps 7ps n5c 7ps ffk 7ps 1 7pr 1 7pr 7ps 7qm 7oy 7ps 12lq feq 7ps 7ps
EriTel	4.291 5.mgt
TELE Greenland A/S	4.2b4 2 1
KPN	4.2ft 5.oec 2 1 3 4 3 b 3 2 2 2 4 p 1 6.6s3l 6i 1 1
Proximus	4.2i7 5.p1o
SFR	4.2ld 1 5.pxd 1 1 6 p 1 b 9 3d 1 1 1 6.5mp0 1kke 5 12 1 1 1 1 14c 1 1 1 4 1 7 a 4x 1 9 1 10 1 1 1 1 7.1kajc 2 fq3e 36a 1 1 1 n2 81u 5v 1 1r 1 1 1 1 2 1b 9 1 1 1 1 4 5i 1 1 1 b w8 1 1 1 1 1j2uy 8.fmxd1 1 1 1i 1 1 1 1 444 1 1 1 6 3 7 22 3 16b f jrk42 1 1 r 1
Orange France	4.2lf 4 1 a 5.pxj 1 w 2 1 2 2 1 1 5 3a 6.779d 7 c1 1 1 tj 5e 1 1 7.200mh a c0x 1 1 1 28 1v
Bouygues	4.2li a 5.pyq 8 1 13 1 6.779f 6 eh 1 1 1 1 y0 1 7.20c86 1 ft 38 1
NOS	4.2pj 5.r5l 6.7jjn 7.23d19 8c 5k 2s 205 1 1 1 1 8.kxmch 2bc 1jk rs 9.5tc7f2 n5c ffk 7ps
Yettel Hungary	4.2sk
Magyar Telekom	4.2su
One	4.2ty 5.rfz 1 px 1 6.7s8a 7.25txq 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 a8 1y 1 j 8.lmbfq 1 1 1 1 1 1 1 2 2j 1 1 ae
Ucom	4.2w1 5.sw1 3 1f
VivaCell-MTS	4.2w3 5.sw9 13 5 1 4
Andorra Telecom	4.2wj 2 1
Monaco Telecom	4.2wt 1 2 1 5.1w3d
WIND	4.318 6
TIM	4.319 3 5.udm 7.3a52l 1 1 1 1 1 1 662 1jk 1 7q2 1 7pv 3 2bc 5dy ffu 7px 3 2bc 5dy rs 8.wtemu 4ahd 1 1 1 1 n58 1 1 1 1 1 1 1xh7 u 1 1 1 2 1 1 1 uv4 7pq 2 7ps 2kg5 1 1 1 1 1 4afu 1 1 7qa 1 1 1 1 1 1 1 1 7pk 1 1 1 2 1 1 1 1 7op 7qv 7pl 1 1 fen 9.9462c3 1 1 1 1 1 1 1 1 b 1 1 1 1 1 1 1 1 b 1 1 25z8 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 253t 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 2 2 1 1 1 1 1 1 1 1 2 254e 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 2549 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 2 1 2 254y 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 253r 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 254j 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 2576 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 2 4adk 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 24y5 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 4aag 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 11 6ffd 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 4 253t 1 1 1 1 1 1 1 1 6g8m 1 1 1 1 1 1 1 1 1g 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 5m 1 1 1 1 1 1 1 1 2 1 1 1 1 1 ao a a a a a a a a a 24jv 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1b 1 1 2 1 1 2532 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 7 1 1 1 t n 2 4 1 1 2532 1 1 1 1 1 1 1 1 20 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 b 2528 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 6 1 3 1 1 4 1 1 4a8u 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 2 1 1 1 1 7 w 5 1 1 1 3 1 1 2532 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 7 1 1 1 1 1 1 6fy3 1 1 1 1 258h 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 c 1 1 1 1 1 1 2 2 1 1 1 1 1 1 1 1 2 1 23pt 15n 1 1 4ajv 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 7 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 253r 1 1 1 1 1 1 1 1 2 1 1 g w 1 1 1 1 1 2 24vb 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 d 1 1 1 1 1 1 1 6r 1 1 1 1 1 1 2 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 c 1 1 1 1 1 1 1 24ur 1 1 1 2 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 76 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 c 1 1 1 1 1 1 1 1 c 1 1 1 1 1 1 1 253d 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 7 c 4 8 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 c 1 1 1 1 1 1 1 48xn 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 8 1 4a8c 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1d6 2 q 16 1 1 2 1 1 1 1 23pm 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 254q 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 cuxi 1 1 1 1 1 1 1 1 1q 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2532 1 1 1 7 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 253c 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 2556 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 254y 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 254x 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 2557 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 3 2548 1 1 1 1 2 1 1 2 255i 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 4b5d 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 8 4asw 1 1 1 1 4 24jg 1 5 1 1 1 1 a c 1 1 13 1 2 2 1 1 3 1 253c 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 2 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 g 3 1 3 1 1 1 1 1 1 1 2 1 1 8 1 1 1 4 1 4a98 1 1 1 1 2 4 2 1 1 2 4 1 c 1 16 2 1 4 1 4a99 5 3 7 1 1 1 1 1 1 1 1 2 1 1 2 2 1 1 2 1 1 1 5 w 1 1 5 1 4aqb 1 1 1 1 1 1 1 1 9 1 1 1 251m 1 1 1 1 1 1 1 1 d 1 1 1 1 2 1 1 2 a0 1 1 1 1 1 1 1 1 24up 1 9f 1 1 1 1 1 1 1 1 24we 1 1 3 1 1 1 1 1 2559 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 68 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 6 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 254p 1 k 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 24uq 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 7a 1 9 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1d 3 1 1 1 1 1 1 1 1 24uq 1 1 1 1 1 1 1 1 c 1 1 1 1 1 1 1 2 4 1 1 4 a 6z 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 4 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 254g 1 2 1 1 1 1 1 16 1 1 1 1 1 2 1 5 1 c 48xo 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 254t 2530 1 1 1 1 1 1 1 1 2 1 1 1 1 255e 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 5 1 1 1 254i 1 1 1 1 1 1 1 1 2 1 1 255g 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 2554 2 1 1 1 1 1 1 2 255i 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 253q 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1
3 Italia	4.31f 5.udp
Telekom	4.34s g 5.tiy 1 1xt 4 1 1 2 7.3ku98 1 1 1 1
Digi Mobil	4.34v 5.vgi 1 1 1 1 1 1 1
Swisscom	4.37s 1 3 1 5.w7s 1 1 3 d 4 g 1 1 1 1 1 1 1 1 g3 6.8y58 7 1 1 a v 1 1 1 4 49 2 1 2 z 1 1 1 6l 1 1 1 1 1 1
tdc	4.3hl 3 5 1 l a 5.yvl 1 1 1 1 w 4k 1 1 1 ed 6.9r0f 1 2 3 2 2 6 1 17 6 71 a a 8 wv u ez 1 1 1 1 1 4d 5 rc a 2 1 1 q4 1 1 1 4 1 1 1 r 1 1 1 1 x w 1 l 14 t 1 6 c w d 1 2 2 1 7.2pi45 l 1 1 1 1 1 1 2 1 b 1 4 1 1 1 1 1 1 1 1 5 1 b 1 3 1 2 1 1 b 1 1 1 h 1 1 1 1 1 1 o 1 1 1 2 1 2 1 1 1 1 1 1 1 1 t 3 1 b5 1 1 1 1 3 1 1 15 1 1 1 1 1 3 1 1 1 1 1 2 1 1 d 9 b4n 3 7 1n b 30 1 1 1 1 2 f 1 1 8 1 1 8 1 9 6 1 1 1 1 1 9 1 1 1 7 a 1 d 60 1 1 8 1 1 8 1 4 1 4 1 9 1 1 1 7 a 6 1 1 1 1 1 9 3 1 1 5 1 1 1 6 1 1 1 1 1 1 1 1 3 a 1 9 1 9 a 1 9 1 9 1 1 4 1 1 5g5 79h 8.r1pak g 66h1 k 1po 14
Nuuday	4.3hn 6.9ui8 1 1 13
telia	4.3hq 1 1 61 1b 5.z1p 1 1 2q 1 1 1 8 1 1 1v 1 1 1 1dz 1 1 2 5 1 1d 1 2 1 1 5 1 1 3 2 5 ce 2 2 2 2 1 3 o 2 a 2 1 1 1 1 2 2 6.9p2j 1gt 1 1 1 op 1 3m mz dry 1 1 1 7 1 3 6 1 2 1 5 v 1 1 1 1 10 1 3 2 1 3 4 3 1 1 g2 g 1 1 1 1 1g 1s 1 1 1 e 1 9 1 1 1 1 1 1 1 1 i 2 1 4 2 4 375 85 k k n 1 1 8 1 1 u 1 4 1 1 1e 4r 1 1 1 1 1 h 2 2o 1 1 1 1 1o m e 9 9 1 1m 1 h 1 1 1 1 7.2pygs 1 1
3	4.3hv 5.rav 7u0 1 1 1 1v 99 1 6.7l2f 245q 1b2 1 2 1 li 3y 1 1iy qf xv 8fd3 e d a 7 3 3 r 1 7 3 1 2 9 1 7 4 2 1 6 7 3 i b b 66 g 4 3 1 1 4 1 5 1 1 1 7 6 4 3 4 1 6 1 1 hr 2 6 1 7 j 6 1 7.52q5l qz 7q8 1 1 1 d 1 1 1 p 1 f 1 1 1 5 y 1 j 1 2t 1 1 1 1 s 1 1 1 5 1 1q 7 1 5 1 13 1 h 2 i 1 2 30 1 1 1 1 v 1 1 1 1 6 1 1 1 1 l 1 1 1 1 8.1etodo 1 1 1 1
telenor norge	4.3np 1d 1 4 2 5.10ko 1 7 19 5 2 8 2 5 1 2 2 1 1 cd e 2 5 1 c 1 3 k 4 1 1 1 1 1 1 1 1 6.a5ra 6 14 1 o dt 5 1 2 1 b 7 1 1 1 1a 1 n 1 1 1 1 1 1 2 c 1 1 s 1 1 1 r 1 4 1 e 8 1 v 1 1 9 1 g q 1 9 2 2 3c0 1 h 2 1 j 1 v k 1 1 1 1 1 1 2 1 b 1 1 1 1 1 1 2 1 b 1 1 1 1 1 1 2 1 b 1 1 1 1 1 1 2 1 b d 2 z 1 x 1 1 1 1 1 3e 3 5 1y a 4 41 1 3x 1 1 1 1 7.2tm4d 1 1 1 1
Play	4.3qt q 5.11du 6 1 35 4 1 1 1 1 48 1 1 1 4 40 2 6.adwu 3 x9 5 1 2 1 o3 6i 7 1 1 8b 2a 1 1x 7 1 1 l 1 1 be 5 1 1h 1 r6 3 3 1 1 1 7.2vv4m 1 1 1 1 9a2 3 1 1 p 980 12 a 9 2b6 1 4 1 2 1 qc 1o 7 1 1 3k0 1 1y
Sure South Atlantic Limited	4.3v1 1
Digicel	4.3vv 1m 19x b c g c 5.9mc 33t uf 2d 3 rz 8iu z 9 1 fw7 1 aq 1 53 2 1 1 1 6t2 1 2 2 5 1 1 57 8 i 5uw 28 2 e 2 1 1 1 79 1 4 1 h4 1 4 1 5 1 1 1 1 6.2o5u 1ew bh 17f 2 3 4p9 a 9 1 2 1 olo 79g 1 j 1 1 1zn 1 j 6g1 1 h lp 1 1 2 1 1 5 1 1 1 1 1 1 1 1 2 1 1 1 1 1 2 4 1 1 1 p 1 1 1 1 1 6rrv 4c 1 k 1v1t 2 1spd 1 2 1 1 1 7.qpm8 1 1 1 hbx 1 1 2 1 1 6 2 2 1b 2 3 byw 1bc5 91nr 1 1 cwn 1 1 1tu5 2 1 1 1 1 50t 1 1 1 1 4h 1 1 1 2 1 1 1 1 2t 1 1 1 1 2 1 1 1 2h 1 h 1 1vql1 hb 1 1 1 2v imlo 7 uw9 fg2 2 8.7f67v mkg33 1 1 1 1 5me 1 1 1 1 56a06 1 1 1 b 1 2 1 1 b 6 1 1 1 1 n 1o 1 1d8 8jhm 1 3 1 1 1 1 164 49au 1 5 1 1 1 v 1 1 1 1 21 wx
Sercom (Claro)	4.3w3
HONDUTEL	4.3w7
Digicel Honduras	4.3w8
Celtel (Tigo)	4.3w9
Claro	4.3wf 3t 6 5.dyl owr 5s 2 2d 1 2i vm 1 9 3 1 1 1 1 1 c 1 1 3 5 1 3 9 a 2 2 6 1 h 1 1 4 3tl 4 5 6 7 1 5 8 9c 1lj 5 5l 89 1 6.3vlm 1 1 1 1 1 1 e 3 3 1 2 3 6 7 2 1 1 1 2 1 1 2 1 3 1 c 9z6 6myx 1v 1 1 1 1 1 1 1 1 1 2 1 1t 1 a 1 9 1 1k8 1 1 1 a 2 1 e 1 1 1 1 g 1 1 1 1 8 1 1 1 5 1 1 1 1 mf 1 1 1 1 1 1 1 1 b6 e2 1 c 1 1 8x2 1 52 1d 1 4 6 2 2 t 1 1 9 5 1 4 4 1 1 4 4 1 1 4 4 1 1 4 4 2 1 h 6 a 5 1 4 3 1 1 1 4 4 1 1 4 4 1 1 4 f 1 1 3 1 4 1 4 e 1 1 k 1 3 g 4 6 4 5 k 1 1 1 2 z 1 7 1 c 3 1 6 4 42 3 1 1 1 wn9 27 5dj 4d 1 1 1 1 1 1 1 1 1 1 1 49 1 1 17 1 1 1 1 1 16 1 1 l j 8 1 1 8 1 1 b 1 1 1 1 k y 1 l 1 6 3 k 5 1 4 7 3 j t c 4 1 1 6 6 2e8 1 1 1 1 1 1 4 1 1 1 1 1 1 4 1 1 1 1 1 1 4 1 1 1 1 1 1 4 1 1 1 1 1 1 1i 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 d 1 1 1 fzo 8 1 1 a b 1 2 1 3 7.12b0j 9 1 1 1 1 1 1 1 y 1 1 1 1 1 1 1 1g 1 1 1 1 1 1 1h 1 2 1 1 4 1 1 1 1 1 4 1 1 1 1m 3 s 3 1 1 1 r 1 1 1 1 1 y q x 1 1 1 1 1 38zt 2 1 1 1 1 1 2d cb 1ucaf 1 1 1 1 10a 1 1 1 1 1 1 15b 2 1 1 1 1 v 1 1 1 1 3x 1 1 1 1 mdv 2 1 1 1 1 1 1 1 83 1 2o5n 1 1 1 1 1 1 1 27y 1 1 1 1 2q 1 1 a1 1 1 44 a af 1 1 1 1 12 1 1 1a 1 1 1 1 2x 1 1 1 1 1 mk rr 6qek c 1 2 1 1 1 rp rs 2bc 1 rr 1jj 1 1 1 1 1j0 1 1 f 1 1 1 7ph 1 7pw 4mo 337 1 1 2ba rs 99e 1jl 1j7 1 333 4my 1 2 rp rs rs 3 rp rv 1ji ps1 1 1 1 1 2s 1 1s 1 n 1 i 1 1 4 14 7 1c 4 1 2g 1 1 l 10 1 l 9 1 1 3 1 1 h 5 5 1 y 1 1 2 1 6 1 1 8 8 1 2 5x 1 p 1 1 1 1 2e 1 1 1 4 1 1 1 1 a 1 1 1 1 s 1 1 1 6v1 12 7 1 2 1 8 1 4 1 1 1 6 oc 1 m 1 rh 1 1 3 re 5 1 1 4na y 6 f 1 7 2 y 1 1 1 oe 2 6 1 1 rq 1 2 1 1 1kh b 1 4lc 1 b 4 1 1 7 qq 1 1 6 rj 1 1 1 1k1 1 i 3 c 1hs d 1 k 3 r2 1 1 7 1 2b1 3 1 1 2 1jg 1 2 l 2 rb 1 1 2 1 ri 2 e 1 m 1i6 g 1 1 32q 1 1 1 t rp c 1 m q1 b 1 2 1iz 1b 1 1 ilq 1 1 1 5h 1 1 1 1 k a6 1 1 1 1 o08 1 1 4h4r 1 1 1 1 1v 2 1 1 1 8.an31j 1 1 1 1 1 1 1 1 wk8b 1 1 1 1 1 1 h 1 1 1 1 1 1 ift63 1 1 1 1 5t2 3 1 1 2 3 2 5 i 1 1 1 1 1 1 1 1 1 1 1 5m7 1 1 1 1 69al 1 1 1 1 2ndc3 d 1 1 1 o 1 1 1 1 1 1 1 r 1 d 1 1 1 7vo 1 1 1 7pp 7po 1 1 ffw 1 1 1 1 1 7pd 1 1 7pg 1 1 1 1 1 1 1 n05 1 1 1 1 1 1 nag 1 1 1 1 1 1 1 1hxh 1 1 1 7q9 1 1 1 1 1 1 1 ffd 1 1i19 1 1 1 1 7py 1 1 1 1 1 1 7pm 1 1 1 1 7po 1 1 1 1 1 ffg ffj 1 1 1 1 1 7pn 1 1 1 1 1 1 1 fh1 1 1 1 1 fem 1 1 1 1 1 1 7pw 1 3n3p 1 1 1 1 1 fjm 7l1 1 1 7q0 1 1 1 1 1 1 ff4 1 1 1 1 ffg 1 1 1 1 1 1 fiq 1 1 1 1 1 1 7pm 2 1 7pp 1 1 1 1 1 1 1 ff3 1 1 1 1 7qi 7oo 1 1 1 1 1 1 7qg 1 1 1 1 1 7pn 1 1 1 fcp 1 1 1 1 1 1 1 7pl 1 1 1 1 n58 7ps 7ps 7ps 1 1 1 1 1 7pn 1 4t0b 1 1 1 1 dx 1 1 1 1 dx 1 1 1 1 id 1 1 1 1 7y 1 1 1 1 2l8 1 1 1 1 1zuu 1 1 1 1 7m7 1 1 1 1 1 7kx 1 1 1 1 1 7ud 1 1 1 1 1 1ayp 1 1 1 1 1 71r 1 1 1 7kp 1 1 1 fkb 1 1 13 1 1 1 1 1k 1 1 1 1 2e 1 1 1 1 q 1 1 1 1 47 1 1 d 1 1 1 1 1u 1 1 1 1 19zg 1 1 1 1 1f 1 1 1 1 6a 1 1 1 1 1 7ip 1 1 1 1 1 7i5 1 1 1 fsy 1 1e 1 1 1 fbf 1 1 1 7kz 1 1 1 12p9 1 1 1 7k5 1 1 1 7pp 1 1 1 1 1 fev 1 1 1 uuh 1 2 1 1 7px 1 1 1 1 1 1 1 bh 1 1 7ag 1 1 1 fox 1 1 1 byvb 1 9.37ggvb 5wpktd 1 b 1 d1 7s 1 st 1 1 2652 1 1 1 1 1 254t 1 252q 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 3 1 1 3 1 1 1 2 1 1 1 1 1 1 x 1 1 1 1 1 1 1 2534 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 d 25a7 1 1 1 1 2522 1 1 1 1 1 1 2548 h 1 1 25e5 1 1 1 1 1 1 1 1 48o6 1 1 1 26hs 1 1 1 1 2o 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 4abb 1 1 9 1 1 1 1 1 1 1 1 2 2m 6fby 1 1 1 1 h 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 a 2 1 4 252u c t 1 1 1 1 1 1 1 d 1 1 1 1 1 1 1 1 c 7 6eny 1 1 1 1 1 25cb 1 1 1 1 1 253g 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 254s 1 1 2557 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 4a9e 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 2553 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 6fq1 1 1 2592 1 1 1 1 2554 1 1 2560 2545 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 254n 1 1 1 1 1 1 1 1 c 1 1 1 1 1 1 257t 1 254n 1 1 1 1 1 1 2566 1 1 4arc 4a3s 1 1 1 1 1 1 1 1s 2557 1 10f2b 1 1 6faw 1 259n 1 1 1 1 1 1 4a82 1 1 1 4ac2 1 4b8u 1 1 1 1 1 253z 1 1 1 1 1 1 1 1 m 1 1 1 8 a a a 1r 2540 1 1 1 1 1 1 1 1 1k 4aad 1 1 1 14 257m 1 1 1 1 1 1 1 24w5 1 1 1 1 1 1w a 25bj 1 1 1 1 2557 1 1 1 49kq 1 1 1 1 1 1 254s 1 254e 1 1 1 1 1 1 1 1 2 1 1 1 1 1 255d 1 1 1 1 1 1 1 1 2 1 1 1 255o 1 1 255q 1 1 1 255p 1 2575 1 254n 1 1
CooTel	4.3wg
Movistar	4.3wh 9 3l gk 5.qpa 2 1 7 2 1 1 6 2 1 1 6 2 1 7 2 1 1 9 1 9 7 3 1 2 1 3 3 1 4 2 3 bzj 9 1 8 4 2x a 5u 1 6 110 h 1 1 3 1 2 2 1 e 2 2 2 1 2 4 3 1 6 3 2 5 1 2 1 3ta 6 6 5 3 7 6 9 2 4 5 3 8u 1 1 1 c 1z7 1 1 6.7ewd 8n 3p cx 1 1 1 1 1 p 1 1 1 2 91 7 3bqd 1 1 1 1 1 1 18 2u 5 1 1 1 4 p 1 a 4 p sl y 2v p 1 a 1 1 g 1kh 5 1 1 6 1 1 1 7 1 1 1 1 8 1 7 1 1 1 1 g 1 1 1 1 ad0 1 1 2h 1 p 2 2 1 k l 4 1 1 2 34 1 4 1 3 h 3 b 6 2 1 15 9 h 2 1 9 1 1 1 8 b 1 5 1 1 1 3 s 1 1 1 d 1 1 1 h 3 1 5 1 2 1 2n 1 wpa 1 1 1 1 4 1 p0 1 4s5 1 19 1 1 s 1 1 1 b 1 t 3 1z 1 1 1 1 1 6 1 6 1 1 1 1r 1 1 1 1 19 1 1 8 1 1 13 4 1 1p 1 5 1 1 1 e 1 1 1 a 2 2 1 3 1 1 1 1 1 5 1 1 2 1 f 1 1 1 1 6 1 1 1 1 o 5 2gt 1 1 1 1 1 1 1 g0s 1 j 1 3 8 3 7.2zpk0 1 5p 1 b0 1 1 841 1 z0 1 1 1 5 29 1 1 1 1 6 1 1 1 1 6 19 1 1 1 1 3d0f 1 1 1 87 1 b 1 1 1 1 1 1 1 2 11j 1 1 1 1 bf 1 2 1 l 1 7 1 cj 1 1 6j 1 1 lf 1 7 u 93mw bb 1 1c 1 1 1 6y7 6wn 31z 5dk 1 1 1 1 2c4 18 1 1 1 1 1h4 x rs sr7 1 1 1 1 xi 1 1 s 4v 1sb 1 1 1 1 2 1 2l 1 8 5b 1 1 1 1 g 2 1 1 2 22 1 7r 1 1 1 1 6 1 1 1 1 54vw 1 1 1 10 1 1 1 1 1p 2o 1 1 1 1 1 1 1 3o 1 1 1 1 1p 2 5 1 1 8.tziqs 3je 6 3 5 4qt 1 1 1 1 xptj 1 2 1 1 1 2qnef 1 1 1 1 1 1 1 1 9i5y 1 1 1 1 q 1 1 1 1 9.8laomm 1 1 1 1 1 1 1 1a 1 1 1 1
Kolbi ICE	4.3wn 5.132y 7 q 1 1 1 1 1 1
Natcom	4.3xj 5.13as 1 2 5 1 1 1
Entel	4.406 5.1420 a 1 1 9 1 2 a 9 f 7 4 3a7 je 6 2 2 7 1 4 1 9 9 7 2 e 1o5 1 3 1 3 1 1 1 6.b4m6 1w 1 1 1 2t 1 1 2r 1 1 3k 1 1 1 1 1 1 1 1 33 1 35 1 2x 1 1 13 1 1 wlp 1 5 1 1 2 1 i 5 m s 2 1 1 1 9 p1 4oy 1 1 1 1 1 1 2 1 b 1 1 1d 4o 1s 1 1 1 1 q 1 7 1 v k r 1 1 l 4 1 1 4 4 1 1 4 7 1 1 6 1 1 1 1 2 a 2 2 3 1 1h 1 1 1 1 5 1 1 5 1 i 1 1 3 1 2 6 8 1 1 4 6 6 1 1 1 1 6 2 2 6 2 2 6 1 1 c 2 1 5 7.33any 1 ub 1 1 1 zh 5k 2s u6 1 br ge bf 4z 1 1 93e2 1 1 1 5 2r 1 1 15 u 1 37 1 7 1 1 2 1 2 1 4s b 1 2 1 1 g 4 24 g 1 o q 1 1 6z 1 1 1 15 1 20 6us 1 1 q 1 8 1 1k 1 e 5 1 a 1 1 1 1 oa d 1 4 a 1 1 3 1 qu 1 2 1 1 1 8 1 4 ro 1 1 1 2 1 4lt 2 3 1 1 1 1 1u 1 2 3 1 z 1 4 1 1 1 1 e 1 1 8 1 1 1 1 oe 1 7 2 2 1 4 o 4 q6 1 m 1 1 3 6 2 1 1ik g e v 8 4l1 e 1 1 1 3 6 1 1 7 3 1 qp 2 1 7 1 1 1 1 2 1 qr 1 l 1 1 2 1 1 1 1jc 1 1 1 b 1 1 2 u 9 1hi 2 1 o 1 1 1 3 5 1 m 1 1 1 qg 9 1 1 1 1 3 1 1 1 2ay g 2 1 7 1 1 1 1ie 1 k 2 b 1 1 1 3 ra 1 1 2 1 2 1 1 1 3 1 qv 1 2 c r 3 4 1 1 2 1 1i6 i 1 5 4 32b 2 3 4 1 3 1 1 8 c 1 6 1 1 1 qd 2 o 2 u 5 2 1 pu 1 j 2 b 1 1 2 1ij 1 a 3 c 1 2 2 1 1 dvh 1 1 1 1 1 1 1 2po 1 1 1 1 6 1 1 1 1 6 1 1 1 1 6 1 1 1 1 2o 1 1 1 1 g 1 1 1 1 1pp 1 1 43 2l 1 62 6 9y 1 1 1 1 8.xh20l r0 1 1 1 1 43j 1 1 1 1 1zl6 1 1 1 1 1 1 1 qp 2 76d 7n1 7vd 19zp 1 899 795 fhp 1 1 1 50 1 1 1 1 1 1 6 1 1 1 1 2y 1 1 1 1 6 1 1 1 1 g 1 1 1 1 6 1 1 1 1 6 1 1 1 1 2o 1 1 1 1 g 1 1 1 1 2o 1 1 1 1 1a3s 7n1 7n1 fbw 1 1 1 bz fp eud 7n1 ndr ez9 at 43 1 1 1 2 1 1 1 1 7o9 7sl f6e 1 1 1 1 3k uv8 7kw 1 1 1 1 1k 1 1 1 1 q 1 1 1 1 6 1 1 1 1 q 1 1 1 1 g 1 1 1 1 6 1 1 1 1 6 1 1 1 1 6 1 1 1 1 74 1 1 1 1 7l6 f4i 584d 1 1 1 1
Hablame	4.4gy
Telesur	4.4m0 5.1a4f 2 7 1 1 1 1 1
Maxis	4.4n0 5.1aem 5 o 1 1 1 1 1 1 1 1 6.cvrm 1 r 1 i n b 2 7.3ku84 1 1 1 1 v 1 1 1 1 1p 1 1 1 1 v 1 1 1 1 cb 1 1 1 1
DiGi	4.4n4 5.1adi 7 y 3 3 6.cvrg 1 1 1 7 a a a 6 6 s 6 4 5 2 3 e 1 j bp 5 7.3ku9s 1 1 1 1 aq 1k 1 1 18 i 1
Celcom	4.4n7 5.1aeb 1 1 1 1 1 1 1 1 6 3 6.cvrk 1 g 1 1 1o d 8 1 d c6 7.3ku89 1 1 1 1 6 1 1 1 1 2e 1 1 1 1 8n 1 1 1 1
Telstra	4.4qp 1 3 5.1bdk 7 1 1 8 1 1 8 1 1 7 1 1 1 8 1 o 1 1 1 1 1 6 1 2 1 1 6.d63w 1 7a 2m 1 1 1 1 1 1
Dito	4.4xh 5.1dbo a a 1b 1 1 1
Smart	4.4xk 1 1 2 5.1d8l 2m 1 1 1 1 1 6 1 v 1 7 c b 4 3 a 1 glj 5 1 1h 1 b 5 7 3 2
Globe	4.4xn 5.1db5 1 8 1 1 1 9 1 8 1 1 8 k 1 1 4 1 3 1 1 1 5 3 1 8 1 1
2degrees	4.4ye 5.1dl0 6 i
Spark	4.4yj 5.1dl1 1 1 1 4 1
StarHub	4.52t 1 5.1esp 3 b 2 2 1 4 3 1 c u 4 4 4 2 2 6 e 4 3 3 11 3 6.e3yp 1 6 o i 3 4 1 2 4 5 1 1 1 2 1 1 4 1w x 2 2 3 1 l 1 1 6 j 2 b 1 1 2e 1 1 1 j 1 1 7 1 a 1t o 1 13 1 1 2h 29 1 1 1 1 1 1 1 1 5a 12 1 1 v 1 1 1r 1 1 1 1 4g 8d d 1
Penguin SIM	4.554
DTAC	4.556 s 5.1feh 1 1 1 6 1 1 1 4 1 4q 1 9 1 1 7 1 3 4 5 a 4 1 2 f 1 4 1 1 1 1 3 1 7 6 2 1 3 6 5 3 6 1 t 14 1 1 1 1 6.ea0o 9s 1 1 1 1f 1 1 1 175 4 5 59 1 c d 1 1 1 1 e 1 1 2 j 1 y a b 8 29 1 8 c t 1 1 2b 1 1 1 1 3x 1 1 1 1 1u 4l 1 1 1 1 b 1 1 1 1 y 1 t 1 b 1 1 1 1 1u 1 1 1 1 7y 1 1 c6 7.3ytfk 1 71 1op 1 1 1 1 77 bht 1 1 1 1 8i 1 1 1 1 1ue 5d1 1 i3 1 1 x ir 26 b
AIS	4.557 h 8 1 5 5.1feb 1 1 1 1 6 1 1 1 1 5 1 5 d 1 1 1 1 1 1 1 3 3x 1 5 1 1 3 2 4 1 1 2 1 6 5 j 2 2 1 3 1 1 8 1 1 6 1 4 1 6 2 3 3 1 2 2 1 4 5 3 1r 6.e9yu 1 1 1 1 1 1 1 1f 1 1 1 1 1 1 1 2l 12 1 l 1 1 1 1 1 1 1 1 t 1 1 5v 1 1 175 1 1 1 1 l 1 1 3w y m b dn 1 1 1 1 g 1 1 1 1 5l 1 1 1 1 15 2 1 1 1 1 1 1 1 q 1 1 1 1 13 1 8s f aa 1 7.3yroa 1 id 1 1 1 pr 1 1 1 q6 1of 1 1 1 1 b9n 1p ne 1 1 1 1 11u 1p 1 7a 1 1 1q 47 1 1 1 1 1 1 1 1 1 2u 1 1 1 63 1 32 43q i 1 1 1 1 1v 1 1 1 9k 3 1 h b 1 2 1 2 d 1 1 1 1 mc 1 1 1 1 1 1 84 1 1 6q 3du 1 1 h 1f 1 1 16 1 3o 1 1 1
True Move	4.55n c 1 5.1ff1 1 1 4j 7 b 5 4 b 1 1 d 3 1 4 1 1 1 k 3 2 i 1 7 1 k 1 1 1 t 1 1 1 m 1 1 1 1 6.ebge 1 1 2 1 1 1 1 1 2c c b 37 1 1 1 1 1 1 1 1 51 8 13 1 1 4r 1 1 1 1 47 1 1 1 1 q 1 1 1 1 g 1 1 1 1 3y 1 1 1 1 1 1 1 1 3 1l 28 6z 1 1 1 7.3yro2 2 1 1 1 1 1 ewh 1 1 1 1 1 1 2 o0 1 1 15 1 1 1 1 4o 1 1 wu 1 1 1 1 2 1 1 4p7 1 1 1b 14c 8 2z 1 1 1 b 1 1 1 fc 1 1 1 1 28r 1 1 1 c9
NEOTEL	4.57a 5 1 1
Solomon Telekom	4.589
BMobile	4.58a
Smile	4.58b 6.5i34 7.1eaz0
Telecom Vanuatu Ltd	4.58j
Wan Tok	4.58k
Service des Postes et Télécommunications	4.59d 5.1gly 1
Bluesky	4.59l 2 1
Telecom Niue	4.59v 1 2
OPT-NC	4.5az 2 2 5.1h2k 1 1 1 1 1 1 1 2
Tuvalu Telecom	4.5bb 2
Teletok telecommunications	4.5bv
FSMTC	4.5c6 5.1hcc 1 2 2 1j 1 1 1 2
National Telecommunications Authority	4.5cb 1 5.1hev v
Altel	4.5xw 8 6.cvuo 7.3kudc
Kcell/Activ	4.5xx 1 21 3
Kulan	4.5zk
Nursat	4.5zm
Arna	4.5zn
2Day Telecom	4.5zo
MTS	4.65q 5 5.syl wlj 7 1 j o 1 1 2 w 2 6.81ks 3 2 1 8w2i 21 r c e gp h 1 3 37r 1y lv 1 1 1hk 1 1 1 1 6 1 1 4 1 7.4pckg 7b 1 2 1l 1 2 l7 1 1 20 1 1 1 1 x 1 1 9y 1 x 1 1ix 1 a 1 1 1 1 2sv 1 1 wt0 1 1f 1 1 1 1 632 1 1 1 1 ezh 1 1 1 1
SKTellink	4.6c3 6 5.1rco 6.hli4 1 a 4 1 1 1 c 2 1 1 8 1 1 7 e 1 1 1 1 1 1 1 1 1 7.4vzby 1 1 1 1 1
KT	4.6c8 2 5.1rd6 6.hli9 1 1 1 1 1 2 1 1 8 1 1 7 e 1 1 1 4 1 1 l 1 1 1 1
LG U+	4.6cb 5.1rck 6.hli6 1 1 f g 1 1 1 h 1 1 2 1 1 1 1 1
Vietnamobile	4.6is 4 2 y
Reddi	4.6iv
G-Mobile	4.6iz 5.1tkx 1 1 1 1 9s9 5 a 4 1
Vinaphone	4.6jl 1 1 1 1 2 1 3 3
China Mobile	4.6nb 5.1trs ov 1 1 1 1 8 p 6 4 1 1 3 1 7 2 1 6.i9qw 7 g 4 1 1 3 4 y 2 1 3 1 5 4 4 1 3 3 2 3 2 4 1 4 4 3 1 1 2 9 3 1 g 2 3 8 3 6 6 1 1 3 9 8 2 3 9 1 6 3 3 3 1 2 2 6 1 2 4 2 1 1 4 2 3v 4 5 1l 8 6 e 5 c 7 2 b 8 6g9 1 1 1 1 1 1 1 1 9v 2 1 7.52pmx 1 2 1 1 1 1 z 1 1 1 1 1 24 1 1 qt 1 5i 1 1 1 wf
ico satellite	4.6sq 1
ellipso satellite	4.6ss 1
iridium satellite	4.6sw 1
globalstar	4.6sy 1
Turk Telekom	4.6ze 5
Turkcell	4.6zh 6.jes0 7.5e09s
Tata Docomo	4.73c 5.1yrs 53 1 6.jnlk 4p 1m 1 3k 1 6 4 1 1 1 2b 5f 14 1 1m 1 1a 3 4q 4 v 11 2 1 1 1 1 4 c c 1 1 2 i 4 1 1 13 1 18 2 2 t 1 5 2 2 6 b 41 1 7 e 3y 1 1 1d 2 18 d 2 25 1 1 4 a m n 2 c 1 4 e 6 d 1a 1 9 1 1 e 1 4 1 1 1 18 1 r 1w e 9 4 7.5gmph 1 1 1 1 qd 1 18z 1 1 8 6f 5b lc se 1 1 2a5 1 8 1 1 31 ln 1 4b0 5dl 1
Reliance Jio	4.73d 5.1yog k 6 2 1 1 5 1 1 1 1 1p 1 2c 5 8 r 24 1 o 2 1 6.jmz2 1 lp 1 8 w 6 6n 1 1 1b 1s 9 1 a 18 5 1 9 1 6 1s w 2 1 g 1a 1 1 3 1 4 1 2 g s 1 b 19 n 1 1 1 4 4 1 2 1 1 1 1 1 5 1 i 1 1 1 c 1 2 1 1 a 1 1 1 9 1 3 28 1 1 1 1 1 1 c 9 1 a 1q 1 1 1 1 1 3 1 7 b 1 1 1 1 1 14 g 8 1 9 m 8 1 1 8 1 b 1 3 2 4 8 1 b 1 1 1 g 8 c 3 1 2 2 2 1 8 1 1 8 1 b k 8 1 j 1 2 12 2 c 1 4 b 8 1 2 13 29 1 4 2 d 8 1 b 8 1 l 8 j 1 c 8 1 1l 1 3 8 1 1 8 1 9 1 b 5 2 3 2 2 1 5 8 1 1 8 1 1 1 t 2 b h 8 1 1 1 6 1 l 6 2 x 9 1t a 5 1 2 g 3 2 3 4 3 a 8 6 3 9 x 8 8u 1 1 8 a 1 4 8 2 5 7 e a 1 8 2 5 c 1 h g c b h a 1 1 3 3 8 16 l 8 k j a 5 2 1 q 2 1 d 6 m 2 7.5gjzt 467 1 1 1 ab 6w 1 1 58 u 17 1 1 1 1 1 18 58 1 j 1 3q 1 1 1 1 h 1 1 1 v 1 l 8 3y u iw 8 1 1 8 a 1 l 8 1 1p 8 tv d9 7 1 1 34 b 1 1 3n 1 1 1 1 k7 4 3j 5p m 18 ra 2 1 1 1 1 1 1 3d t 1 3x 2 1 1 1 1 1 1 4s 3u 60 1 1 1 4j 3 1 1 1 2t 7t 1 1 8 1 79 8 1 1 8 20 be 1 1 2 4m 8 sy 8 1 6x 1 a1 2 1 1 1 1 1 1 5c 2 1 1 1 1 2 84 2 1 1 1 1 1 1 c 1 20 8j 2 1 1 1 1 1 1 j8 2 1 1 1 1 1 1 2k 2 1 1 1 1 1 1 do 2 1 1 1 1 1 1 2k 2 1 1 1 1 2 b1 1 1 1 1 85 1 1 1 1 7w uw 3 3i1 3 1 1 1 1bb 2 2 1 p4 1 1 2 qu 6 1 1 1 18 1 1 1
BSNL MOBILE	4.73e 5.1yoi 1 8r 1 6.jnuo 6 5h 8 1 1 8 1 1 6o 1q 2v 22 5h 2 1 2 1 j 1 3 q 1 1 1 43 k 18 3 x 52 1 1 1 3m 5 1 1 1 2a 1 1 1 1 48 6s 41 1 1 47 1 7.5gmjs 1 1 1w8 1 1 i 5a 1 1 8 1 1 8 1 1 8 1 1 8 1 1 k 8 1 b 8 1 1 8 1 1 2oo 1 1 1 1 km 1je 1 2z 1 4lv 1 1 1 1 st
Jazz	4.74e 2
Zong	4.74f 6
Ufone	4.74h
Telenor	4.74i a3 5.rrp 1od 1 6 2m 6 6.jnxj 17x 7.255r0 1 1 s 1 3bgv9 8 1 1 8 1 1 8 1 1 fk 8 1 1 8 1 1 8 1 1 78 8 1 1 190 8 1 1 8 1 1 8 1 1
Special Communications Organization	4.74j
Instaphone	4.74k
AWCC	4.78a 1
Roshan	4.78c 7
Afghan Telecom	4.78f 5.20c0 3 1 1
Mobitel	4.7b2 1 7.5qs0k
Dialog	4.7b6 2 1
Hutch	4.7ba
MPT	4.7eg 1 2 5.2210 1 1 1 1 1 2 2 o 8 2 1 1 1 1 1 1 2
Mytel	4.7ek
Dhiraagu	4.7ev
Virgin mobile	4.7g6
VIVA	4.7g7 5.233p 1 1 s
Zain	4.7gb 5.gcn 2xj 1 5 1j5m 1 4z 1
B-Mobile of Bhutan Telecom	4.7iv
Irancell	4.7mq 3 6.l7ur 10
IR-MCI	4.7mr 5.24c4 1m 1 1 1 1 2 6.l7vq 5 1
Rightel	4.7ms 6.l7vy 7.5w6vw 1 1 1
ZET-MOBILE	4.7nk 6 5.24k2 1 j 2 14 1 a 6.l9oq 3 1 1 1 1 1 1 2t 2 1 1 3 2
TM-Cell	4.7o1 5.24o1 1 1 1 1
Naxtel	4.7oa 8.1n79qi
Nar Mobile	4.7ob
HUMANS	4.7pb
aliv	5.9l8 6.2nw1
Cellular One	5.b4c 5 1
Mobility	5.b4d
ASTCA	5.czz 6.3lyg
Cable & Wireless	5.dkf plq 2 2 6.2o5r 1 1 3 7 1f6 1i3 w 3 4qk ned 15y 78y u o0 1 1 3 1 1 7vv io 2 1 9 1 1 j 1 n 3 2 1 6uie d4 1 3 s 1 1 1 1 b 4 3 1 54 1 7.qpp4 1 1 1 1 1 1 dyv 78 34q c5r 1bct h 1 1 1 8uax 1 n 1 1 1 1 1 6rs d9h 1 y 1 1 1 1 1 1 1tpp 1 1 1 1 1 2 1 1 51p 2s 2 1 1 1 1 1 1 1 52 e 2 2 51 7 22 1 1 1 3 1 1 1 1 1 1 3 1 1 1 b 2 1 1 1 1 1 1 1 2i a 1z 5 2 2
bmobile	5.ef3 11q0 1 1 1 6.405n 1 1 h 1 1 1 j 7.141u4 1m
Sudatel Group	5.gag
Network of the World	5.gcr
Gemtel	5.gct
Digitel	5.gcu
Inwi	5.gek a 1 1 6.4k2a 1 2 1 3 1 1 3 2 6 1 x 1 6 3 5 3 1
Maroc Telecom	5.gel 4 2 8 1 6.4k26 1 1 4 8 1 2 2 1 1 5 d 1 4 1 1 e 7 7 1
Watany Ettisalat	5.gp9
Al-Madar	5.gw3 2
Libyana	5.gw4 2
Libya Telecom & Technology	5.gw7 1
Expresso	5.h3u w6
HAYO	5.h3w
Promobile	5.h3z
Free	5.h40
ADIE	5.h43
Chinguitel	5.h58 1 1 1 1 2 1 1 1
Mattel	5.h5i 1 1 1 1 2 1 1 1
Mauritel	5.h5s 1 1 1 1 2 1 1 1
Sotelgui	5.hbw
Intercel	5.hbz
Cellcom	5.hc1 1lpf
Areeba	5.hc2
Onatel	5.hft 1 1 1b 1 1 1 7 1 1 1 7 1 1 1 2e8
Telecel Faso	5.hhe a 1 9 1
Niger Telecoms	5.hkv a
Togo Telecom	5.hna 1 1 i 1 1 1
Emtel	5.hse 1 6.4xwr 1 1 1 a 1 8 4 1 2v 2 1 3 n
Cellplus	5.hsh 6.4xvh 1 o 3 r 1 1 1 7 1 1 2 2y 5 1 r 7.1dewv b8 1 1 1
Connect	5.huu
Sierratel	5.hx5
QCELL	5.hxb 1 2
IPTEL	5.hxf
Telecel	5.hzs u 91 1 22x
airteltiGO	5.hzv 3 1 t 1
National Security	5.i01
A-Cell	5.i9i
Nationlink	5.i9p 173 13 2
Camtel	5.ib0 12
NEXTTEL	5.ic6 6.53ec 1
MTN Cameroon	5.ic7 6.53de 1 1 1 1 q 1 1 1
CVMOVEL	5.ie4 m 1 10 2 1 1
T+	5.iej 1 1 12 1 1
Unitel	5.iie 1ku9 p 6 2 1 6.icnl 2n 5 2kqn 1 1 1 1
CSTmovel	5.iim 1
Equateur Telecom	5.io9
Congo telecom	5.ioa
Warid	5.ioc
Yozma Timeturns sprl -YTT	5.itg
Movicel	5.iwb 8
UNITEL	5.iwc 1 1 3
Spacetel	5.iz8 7.2nwlt
Guinetel	5.iz9
Sure Ltd	5.j0e
Sure South Atlantic	5.j39 1 1 2 1 1 1
Intelvision	5.j5h 1
CWS	5.j5l 1
Sudatel	5.j7y 1 1
Network of The World Ltd	5.jab
TIGO	5.jcg
KtRN	5.jcl
Telesom	5.jgo 13
AirSom	5.jgz 4 9 1
Golis Telecom	5.jho a 2 i
Hormuud	5.jhp
Somtel	5.jhq 3 1 a 3
Somali Networks	5.jhs g 8
SomNet	5.jhw
Amtel	5.jhz
NRG Media Limited	5.jlx
Telkom	5.jnp 6.5g2w
Yas	5.jq5 2 3 1 6 fh 2 2
Tanzania Telecom	5.jqd
UTL	5.jt3 6.kylw
Leo	5.jup 16 1 4 3
Smart Mobile	5.jvz 3
mcel	5.jyy 1
Movitel	5.jz2 1
GMPCS	5.jz5
ZAMTEL	5.k3r k k
Beeline Telecoms	5.k3u k k
Blueline	5.k63
Net*One	5.kcj 1
Econet	5.kcp 1
Telecom Namibia	5.kf0 m
MTC	5.kfl
TN Mobile	5.kfp
Malawi Telecom-munications Ltd (MTL)	5.kgf
Mascom	5.kmk 13 3 6.5qlm 1 1 3 1 1 1 4 1 3 1 5 1 1
BTC Mobile	5.knp 6.5qlh 9 a 4
Eswatini Mobile	5.kqj 4
Swazi MTN	5.kqk 2
SPTC	5.kql
Liquid Intelligent Technology	5.lao
WBS Mobile	5.lgo
Sure South Atlantic Ltd	5.mez 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1
SETAR	5.myk 3 1 6 b 6.6dp6 9 88
MIO Wireless	5.myq 1
Faroese Telecom	5.n0d 1 1 1 1 1 1 1 1 1d 1 c 5
Wind	5.nol 6.6kt6 1 1 1 2a 1 1 1 1 1 1 1 1 7.1tsr0
Cosmote	5.nop 1
Vodafone Libertel B.V.	5.oe3 4 6 4 2 2 2 f 4 2 2 1 p
T-Mobile	5.oe6 a a 7 1 1 d p 5mh 1 1 7dk 6 1 1p 2 2 2 2 1g 2 2 2 2 o 2 2 2 u 6 1 1 1c 3 1 2k 2 4 2 1 7a 9 a 1 4 6.8cq0 6 4 nt5 1 1 3i 1 1 1 1 1 1 1 1 1fc5 1 eq 44 1 1 1 1 nr 8 1 e 5 3 1 7.2bjb2 1 3 ds 1 6mgz 1 1 1 1 1 1 2 1 h 1 1 1 6p 1 1 3 1 2 1 hi 11 2 c 1 7 1 8.p1rra 14 1 1 1 4 330 4 pm tf p 30 g3 1 1 3 2 2 i 2 4b 3
T-Mobile Thuis	5.oea a a 1 9
Teleena (MVNE)	5.oet
Telfort	5.of1
Lebara	5.ofe 6.7ezv c 5 2 1 1 1 83 1 ao 3 1 25mu b4n5 1 1 7.225zl 1 1 1 1 3p06h 1
Vectone Mobile/Delight Mobile	5.off
Lycamobile	5.og4 1 1 1 lm zq 2 5 o9 1 4om tx f6y 6.6yic 1 1 1 1 c 1 1 8s1 1 1 1 1 16l 1 1 4 6hy 1 2 5 2m 2 1 1azc 1 1 1 1 1 1 v5t 1 j e 2 8 b 7 3l1e 1 1 1 1 1 1 7.23ffk 1 1 1 1 1 3 f9m 1 1 1 1 k1l3 1 1 2ettf dg 1 1d 1 8.kxonk 1jk
VOO	5.p1j
Mobile Vikings/JIM Mobile	5.p1k
Citymesh	5.p1m 6.6ymd
Telenet	5.p1w 1 e 1 1 1 1 1 1 6.6yi2 k 3s 8.jbvxm
Euroinformation Telecom	5.pyc 6.77aq 1 1 1 1 b 1 1 1 1 13r 1o 1 1 3z 1 1 1 1 1 1 1 4 1 1 3n 7.203sw 1 8eh 1 1 1 4 1 2 a a2 3f b 1 1 1q 1 1 1 1 3f 1 5 4 a a 120 1 1 1 1 v 1 1 1 1
Free Mobile	5.pyr 1 17 1z 1 1 1 c 1 1 6.779c 6 ep 1 1 1 1 t7 1 4 1 1 4g 7.20cxl 1 1 1 1 1 1
e*Message	5.pyw 1 6.77ai 1 h 1 1 1 7.203t1 n1 2 1
Lebara France Limited	5.q1n 6.78fi 1 2 1 1 1 1 2 1 1 b 1 1 2 1 7a 1
Syma mobile	5.q25 1
Afone	5.q2c 6.77ag 1 3 k
Republica Movil	5.qpf 6.7f4y 1 2 1 2
Syma	5.qpg
Yoigo	5.qph 9 b 1t 6.7ezs 1 1 5 1 1 8 1 1 1x 1 39 1 g9 1u 1 1 z d 3 2 1 1 5 1 1 4v 1 1 1 1 1 1 1 2l 1 1 1 1 1 1 1 7.227pd rs rs jg 354 1 1 1 1 1 u 1 8 1 1 1 1 i 1 1
DigiMobil	5.qpi a h 1 1
Gibfibre	5.r1n 1
GibTel	5.r1q 2 1 1 6.7ij2
MEO	5.r5o 6.7jjo 1 1 1 7.23fg5 1 a 1c 1 4 8.kxono 1jk
POST	5.r7i 6.7k3v 7
Tango	5.r7p
Meteor	5.rax
O2	5.ray 55p 1 22f 3 2 3 b 1 2 b 8 3ds 3 6.90jd 1 4 1 2n 2i kay 1 7m 1 c 1 z 1 u s a m 1 1 2 1 5e 4 1 4 b 2 1 2 1 3 1 1 1 1 1 2 3 2 1 1 1 j 1 9 8 1 1 5 1 a 1 1 d 1 f 1 5 1 1 2 b 1 1 c 4 5 1 7 5 5 l 1 1 1 2 h 18 xmv 7.2i6op 6j 1 1 1 1 1 1 1 1 4 1 5sv3 1 1 1 2 1 1 1 1 2j 1 1 1 3 1 1 1 4u 1 2 1 1 1 3 2 1 1 1 8.p1uvi 1n0 1 1 1 1 1
eMobile	5.rb0
Nova	5.rdg 1 1 1 6.7ln8
Síminn	5.rdn 1 1 1 3 6.7lg1 a5 5 3j 1 5
GO Mobile	5.riw 7 6.7ngc
Melita Mobile	5.rj1 6.7ng5
epic	5.rjg 7 6.7ngd 7.24ie8
Cytamobile-Vodafone	5.rm7 6 2
PrimeTel	5.rmb
Telia	5.rnk 2 xv 1 6.7oky 9f8 7 b 2 4 1 1 4 1 1 1 1 2 7.27g1y k 1 2 a 1 8i 1 1 1 2 2 2 8.m2gjr b 5k 1 1 1 1 1 1 1 2k 2en 1 3 3 1 1
DNA	5.rnl 3 6.7okk 2 7.24tvi 2 1 1 1
Elisa	5.rnq 3 1 132 q 6.7okz 1 1 3 2 avb 18 7.27ul1 1 1 21k c 8.m6hvs 1 2 1 1
Vivacom	5.rrn 7.255r3 1 1 r 1 1 1
A1	5.rro 1oc 1 7 cu a s 1 8i 1 1 1 6.7prp my6 1 1 1 1 1j 1 8 7.255qw 1 1 s 1 1 1 6dje 2 1 dt
MVM Net	5.s64 1
Tele 2	5.slg 7 58 3 p 1 6.7xzp 1 1 1 z 1 1nl 7.27g1e 1k 9 5 1 4 4 gj1 2m 2 a 1 1 1v 1 1 8.m2gv6 1 1 1 1 35 1 1 1 i 1 1 1 1 1 44cf 1 j 4 hog 1 1 1 3w 9.65txde 1 1 1
BITĖ	5.slj 1 1 6.7y04 l 4 4 1 1 8 7.27g1f 1 1 1 1 1 1 2 15 1 4 2 1 1 1 1 2 3 1 1 1 8.m2ge1 23 1 1 1 1 1 2 1 3h 1 1 1 1 1 1 1 3 8b 1 1 1 1 1 1 1 2r 1 43 1 27l 1
Bite Latvia	5.sn5 6.7yf5 5 1 1 d 1 3 5 l 4 j 1 2 7.27kct 1 1 1 1 u x 8 1 1 1 1 r 6 3 2 5 3 7 a 8 2 9 b b b 1 b 9 2 2 9 7 2 8 5 5 6 b b b 1 2d 1 1 1 3o 1 1 1 1 1 2 x 1 1 1 1 1 1 1 p 7 1k 19 2 8.m3od8 8c 18 1k
LMT	5.sna 6.7yf6 m u 2 1 g 5 2 3 3 1 4 1 1 1 7.27kco 1 1 1 1 1q b b b t 1g 1 1 1 1 1o 34 1 1 1 4q 1c d 1n
Telia Eesti AS	5.sqq 1 1 1 1 3 2 m 7.27wp4 3 1v 1 1 1 9 8.m74wu 1 1
IDC	5.sto 6.80em 1 1 1 1 1
Moldtelecom	5.stz
Moldcell	5.su8 2 1
Team Telecom Armenia	5.svt a 1c 5 1 2
life:)	5.syd
Velcom	5.syw 6.81kr 2 3 3
TELENET	5.t7p
Telecom Italia San Marino	5.t7u
Kyivstar	5.tcn s 1 9 j 1 1
lifecell	5.tdb a k
J&Y	5.tdr
TriMob	5.te3
PEOPLEnet	5.te4
Intertelecom	5.te6
Telekom Srbija a.d.	5.tg4 1 1
m:tel	5.tis 8 dt 1 1
IPKO	5.tl3 5 1
vala	5.tl4 6.87vf 1 1 1 3 1 1 2 1 1 1 1 1 1 1 1
mts d.o.o.	5.tl7
A1 Telekom	5.trz 1
Hrvatski Telekom	5.ts6 1 6.89te 6 1 2
Telekom Slovenije	5.tt3 a 2 6 2 7.2avgb
T-2	5.tu0
Telemach	5.tu6 1
BH Telecom	5.two 1 1
HT ERONET	5.twr 1
Intermatica	5.uc7
Iristel	5.vep
Sunrise	5.w82 1 1 1 1 1 1 1 3 6.8y80 1 1 1 1 1 3h 32 1 1 7.2hj8e 1 1 1 1 1 1
Salt	5.w8k 1 1 1 2 1 1 1 1 gd
Soracom	5.wos
Cubic	5.wot
Telecom Liechtenstein	5.wou 7 6 6.92w2 9
First Mobile	5.wp2
T-Mobile AT	5.xoi 5 6 f 6.9d0i 1 1 4 2 1
A1 TA	5.xol 4 2 4 1 3 2 7.2lmid 1 2
Three	5.xos 5 3 4 e 4 6 t7 6.9csl 9a 84t 1 1 1 1 1 1 1 b 2 3 h 1 1 1 8 1 1 1 c 1 1 1 g 1 1 2 1 3 1 1 1 4 2 1 2 f 1 1 8 1 1 15 16 1 1 1 a 3r 4 1 7 2 19 1a 2 2 6 8 2 5 6 2 1 1 2 3 1 8 1 4 1 3 2 9 1 h 1 20 7.2lmif 29kb 1 27 1 1 1 2 1 1 1 1 5l 9n 1 1 1l 3 87 1 2 2 c5 1 1 1e 1
spusu	5.xp2 6.8fuc ikg 1
Orange AT	5.xpk b
EE	5.yka 1 3 6.9l50 1 1 1 1 1z 1 1 j 2 1 g h 1 1 1d 1 1 1 1 7 1 1 1 1 6 1 1 1 1 q 1 3 1 b m 1 1 44 4 v 1 j r 2 15 5 1f 1 1 1 2 2 3 1 g 1 1 7 l 1 1 1
lycamobile denmark ltd	5.yyu az 1 1 1 2 5g 2 1 6.9r4o
cbb mobil	5.z4r 8 1v 1 1 5r 1 2 6.9qj9 ld 4 1 1 4d 8 9 2 9 2 1ha k q1 1 1 1 1 1 1 y 6 2 1 g 1 1 1
lebara limited	5.zfi 1 6.9r4p 4d u 29 l1 1mc 1 1 1 1 pg 1 8
simservice	5.zg0 6.9r9y 2 1 2z3 1 1 7 12 1t 2i 1 1 1 1 3 1 1 1 a 1 1 1 1 8 1 1 1 m 1 1
Tele2 Sverige	5.1018 4 3 t 1 2 n 3 6.a0cn 1 54 1 1 1 1 27 1 1 1 1 3 1 1 1 1 r 1 x 1 1 1 1 s 2 60 1 1 1 1 v 1 1 5 i 3 2 1 j 1 1 1 1 5r 1 1 1 1 1 1 1 1 7.2s503 1 1 1k 1 1 1 1 1 1 1 cn 1 1 1 1 1 ni bg 1 1 20z 1 5j 1 1 1 1 l 1 1 1 1 1 26i 1 1 1 8.rtej6 1 1 1 1 3ha 1 u1j
TeliaSonera	5.101a 1 2 1 g 3 5 6.a0i4 1 w 1 1 1 1 g 2 1 2 1 1 1 1 11 8 1p 1 1 1 1 6a 1 1 1 1 1q 1 1 1 1 1 1 1 1 e 1 60 7.2s625 8.rte06 2f 1 1 1
Telenor Sverige	5.101g 1 o 6.a0cj 3 5l 1 1 1 1 g 1 1 1 1 5 z 9 8 1 1 1 b 4 1 5 3 1 1 1 2 c 1 1 1 1 2 13 3 6v 1 1 n 1 1 1 1 l 1 1 1 1 8k 7.2s4zf s 1 72 1v 6j 3 d 6 1 s 1n ab 91 7 1 d 1 as 1 1 27l 26o t 8.rszhi 1 1 1 1 1 gka 3 2 2 n e5 1jt 1os 1bq5 1 1 1 1 1 1 1
HI3G Access	5.102z 6.a0im 1 1 1 39 1 1 1 1 6u 1 1 1 1 c 1 1 1 8n 1 1 1 1
lyca mobile	5.10kx 1a 6.a674 27 1 3fp 1 1 1 1 9i 1 1 66 1 1 1 1 10 1 1 1 1
chilimobil	5.10md 6.a5tr 1 1 2 1 gq 1 3e9 1 1 1 ky
NetCom	5.10mg
Lyse Tele	5.10zd 6.a68r 1 1 55 1 1f 1 1 3he 1 1 1 z 1 1 7r 1 1 1 1 1 1 1 1 1
Plus	5.1179 as 2 2 2 2 1g 2 2 2 2 m 2 2 2 2 l 1 1 1 1 1 1 1 c 16 1 1 2 2s 2 6.abzy 4 1 1ww 1 1 1 1 lb bt 1 1 15b c 1 1 1 1 2 1 1z 1 1 dk z 1 1 1 1 pc y 7.2vc0a 6 1 1 1 j48 2 1 n 4 1 1 1 8sq 6 2 1 gb 1 2 1 s 1 bkg 5 1 3w3 k hj 1 1 1 1 1 3 7j6 1 1 3 1 1 1
PKP Polskie Linie Kolejowe S.A.	5.11lu
Eplus	5.11xn e 1 6.ajat 2 2 1
Belize Telemedia Ltd (Digi)	5.12pc 1 1 1 6.ar2w
Speednet (Smart)	5.12pi 1 6.ar2q 1 1 1 1 1
Telgua	5.12rj 2 1 5 7 4 1 6.arqd a 1 1 12 4 1 1 1 1 2 1 1 6 2 7.2zny5 1lt 1 64 1 1 1 1 1 1 1 1 4 1
SIGET	5.12v1 1 1 6.asls 1 1 1 1 1 1 1 1 1 8 7.2zyms 1 1 1 8.tzmam
Telefónica Móviles	5.1364 4 6.avde 1 b1 3 g 1 2 1 h 1 1 1 1 1 1 1 1 s 1 4
Mobilphone	5.136l
Globaltel	5.1388 4
Diabolocom	5.138b
Keyyo	5.138i 7.204eu 8at a
SPM Telecom	5.138n 8.uac7c
Kav El International	5.138o
Americatel	5.141x
Rural Telecommunications Chile S.A.	5.17df 7.3cikq
Gtd Telesat S.A.	5.17e3 6.c1tq 1 9 1 7.3cia3 1 1 4u 2 2 1 6 1 h 1 1 2n 2 b 1z t 1 1 1 1m 5 9 12 1d 1 9c 1 6vh 3 3z 6ts x 1 340 1 1 7o6 6 1 19 1i2 2 j n 8.xh20r 4tq a 1zvf 1 1 1 1 1y1w du 1 1 1 1 6mi 1 7ph 1 fuo 1 1 1 1 1hlh 1 1aan 1 2sb3 1 fft 1 fa9 1
WOM	5.17xe 3 2 1 1 8 3 1 6.c74c 5u 1 1 1 1 d 1 1 j 1 5m 1 1 2g 1 1 1 1 2x 7.3e4op 1 1 1 1 pj 1 j 1
Uff!	5.187r
Avantel	5.1893 6.caim 1 1 1 1 1 1
Digitel GSM	5.192k a
movistar	5.192m a
Movilnet	5.192o a
Nuevatel	5.19nc 1 4 5 9 7.3itwr a 9 1 a a f 5 8 1 1
GTT	5.19q5 1 2 1 a 6.cp9d p 4 1 1u 1 1 1 1 g 1 1 1 1
Digicel Guyana	5.19qa 1 1 1 5 6.cp6m 1 2h 1 1 1 1 4 m 2 1 3 1 m 15 1 1 1 1 h 1 1 1 q
E-Networks	5.19qf 2 3 6.cpa3 2d k 1 1 s
VOX	5.19zf 1
Personal	5.19zh
Antel	5.1a7n 1 6 1
Kla	5.1aa1
Chippie	5.1aa3 6.cufr hk 1 1 1 2 7.3kh4k 1 1 1 1
Tune Talk	5.1aeo 9 6.cvru 1 1 1 1 n 1 1 1 1 1i i 7.3ku8e 1 1 1 1 v 1 1 1 1
U Mobile	5.1afq 1 1 5 6.cvtj a 7 9 1 1 3 i 1 3 5 j4 9 a 1 1 9 7.3kubq 1 1 1 1 9m 1 1 1 1 c 1 1 1 1p 1 1 1j 4wr a ic 1 1 1 1 8.zsk12 3
YTL	5.1afu 6.cvu2 z 1 1 6 1 1 i7 3 1 o 1 b 1 9 1 1 a 1 7.3ku8y 1 1 1 1 b0 1 1 1 1 6 1 1 1 1 3z 1 1 5ga 1 1 1 1
Optus	5.1bdl 1 1 8 1 1 8 1 1 8 1 2 1 v 2 a 1 2 1 3 a 6.d6ev 1f 1 1 1
MessageBird	5.1beo 7.3nn77 5dy
Telkomsel	5.1cgr 1 1 8 1 1 s 1 1
Indosat Ooredoo Hutchison	5.1cgu 1 1 13 1 1 1 11 1 1 1 1
XL	5.1cgx 1 1 14 i 1 1
AXIS	5.1chb 1 1 5
Smartfren	5.1cip 1 1 4 1 1
Callplus	5.1djd 1 6.ds0d 1m 1 1
Voyager Internet Limted	5.1djf 3
Sure (Guernsey) New Zealand Limited	5.1djg 25
Link Telecom	5.1dlr
Simba	5.1ert 5 1 1 20 3 2 6 4 1 1 6.e3qg 9 1 1 i 3 1 1 y 4 2 4w dj z e 9 5 1 2 k 2 g u 1 1 1 1 1 1 1 1 1 k 1 1 1 1 2 1 1 1 1 a 1 1 1 1 w 6 1 1 1 3 1 1
SingTel	5.1erv 9 e 2 2 1 3 1 2 3 2 1 2 d 3 2 2 1 1 3 3 1 r 2 2 3 3 1 1 2 2 6 c 2 2 5 2 f 1 1 1 1 1 1 4 1 1 2 2 1 3 1 1 3 3 6.e3qa 1 1 1 6 1 1 b 5 4 5 d 3 1 b 2 6 3 2 4 15 15 1 10 5 5 1z 13 1 l l 4 1 1 6 5 1 c 2e 2 3 2 2 1 3 1 4 3 4 1 1 1 8 1 1 1 1 12 f 1 4 p 1 1 i 6 1 1 1 19 1 1 1 1 c 2 1 1d 1 1 9 1 1 n 1 a v 1 4 1 n 7 t 1 1 1 1 k 9 1 1 1 1 1 k 1 1 7 4 1 5 1 1 1 5 6 8b 1 1 1 1 z d4 1 29
M1	5.1erw 6 7 2 2 6 e 3 2 2 6 1 2 5 6 3 7 3 1 m 3 2 a 3 5 5 2 2 7 4 l 1 5 2 3 5 3 6.e3qe 1 2 1 o 1 1 3 4 o 8 3 2m y 1o 6 w 3 1 1 1 3 4 x 2 e 1 5 1w 14 4 13 15 1 4 3 c b 1 1 1 g b 1 1 1 1 l 2 n 1 1 6 l 1 2 a 5 4 6 1 1 1 1 1 d 1 1 8 1 1 1 d 1 4 3 8 p 5 6 4 7 3 4 4 1 1 9 d 1 1 1 1 r 1 1 c 1 1 c 1 1 1 13 4 ou
TOT Mobile	5.1fm5 q 1j 1 1 1 1 6.ebix 1 ps 1 1 1 1 3r f7 1 1 1 1f 1 7.3z79q
Timor Telecom	5.1fr4 5 1
Telkomcel	5.1fr5 1
Viettel (Telemor brand)	5.1fr7 1
REACH	5.1fv2
Norfolk Telecom	5.1fvn 3
UNN	5.1fzf 1 1 1 1 1 1 2 2 1 1 1 2 1 1 1
Toko Wireless	5.1g7a 6.ei16 1 1
U-Call Tonga	5.1g7s 1 1 1 1 1 1 1
Satsol	5.1gag 1 m 1 1
PMCI	5.1gi5 1 11
PalauCel	5.1gj1 1
PalauTel	5.1gjc
Ocean Link	5.1gza 1
ATHKL	5.1gzi 1 3 2 1 1 1 6.epvk 1 1 1 1 1 1 2 1 1 2 1 1 1 1 1 1 1 h 1 1 1 7.436un 1 1 1 1 1 1 1 1 51 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 2 1 1 1 1 1 1 2 2 1 1 1 1 1 1 2 2 1 1 1 1 1 1 1 1 8.14vwi5 1 1 1 1 1 1 1 1 1h3 3 1 1 1 1 1 1 2j 1 1 1 1 3 1 1 2j 1 1 1 1 1 1 1 22 1 1 1 1 1 1 1 1 1z 2 1 1 1 1 1 1 1 c 1 1 1 1 1 1 1 1 1z 2 1 1 1 1 1 1 1 c 1 1 1 1 1 1 1 1
Vini	5.1h8b
Viti	5.1h8c
BOOM!	5.1he4
Antares	5.1oyn
Global Telecom	5.1pen 6 6.h22s
K-Telecom Ltd	5.1pkd
Softbank	5.1r1h 2u 1 3 6.hifb 1 1 i 1 1 1 1 1 5 1 2 1 1 3 se 3 2 1 pg 4 b 1 a l 4 1 1 i 1 6 3 4 1 7.4uwdg 7ty 2i 1 4g 1 1 1 1 1 1 1 1 20 1d 1 1 1 1 1 1 18 1 1 1 1 1 f60 1 1w g 1 1 1 ai 2 p 1 p 1 1 2v 3 1
KDDI	5.1r1i 2v 6.hife 1 1 1 8 1 1 c 1 7 7 1 1 1 5 4 1 1 ru 3 pi 1 6 1 1 f 1 2 4 j 1 1 4 8 6 2 9 1 3 7.4uwdq k 82c 1 1 1 1 1 1 1 6c 1 1 f0v 1 2 1 1d 1 1 1h 1 g 1 1 1 1 7c 2 2 39 1 1 2 z 1
NTT Docomo	5.1r1k 3 2m 1 6 2m 2 1 2 6.hieq g 1 1 1 1 9 15 rp 1 e 3 4 pb 4 1 1 e 1 1 1 z 1 h 1 1 1 1 5 7.4uwek 88e 1 1 7ol l 1 1 76v 1 22 1 1 1 9 1 3x 6 1 1 1 8w 7 1 1 1 3d 1 1 1 12 1 f 1 1
Rakuten Communications	5.1r1p 6.higr 1 1 4 7.4uwe0
Okinawa Cellular	5.1r4e 6.hifi tg q3 7 12 f 7.4vjle do
Indochina Telecom	5.1tl2 1
China Telecom Global Limited	5.1tru 6.i9w0 7.52pmz 3l
HKT	5.1tsd 6.i9qx 2 1 1 1u 3 4 2 1 3 3 2 3 4 4 1 2 4 4 1 6 a 3 7 1 b 1 1 2 5 3 1 2 k 3 1 1 7 1 1 2 1 2 5 2 2 1 5 1 2 3 4 2 4 2 3 2 7 3 5 41 1o 1 4 1 1 1 5 3 1 2 2 2 1 1 3 3 7 6 6 1 2 4 2 1 2 1 4 7 1 1 2 7 1 1 7.52pmo 1 1 1 2 1 q 7 7 1 1 1 1 7 1 c 1 1s 1 di 1 1 1 1b 1 1 76 1 1 1 1 1 1 1 1 4a 1 1a gz 2 8e 1 bj 1 1 1 1 12s 1 1 1 mg 2r 1
CTM	5.1tv6 6.iao0 1 3 3 d 1 2 4 2 1 3 1 1 1 d 2 6 7.52yng 1 1 7 10 1 1 1 1 4c 1 1 1 1 6 1 1 1 1 q 1 1 1 1 11 1 1 1 c 1 2 10 1 6 19 1 3 2 2u 1 1 1 1 15 1 1 1 1 6 1 1 1 1 b 1 1 1 1 6 1 1 1 1 8.1etott
Cellcard	5.1tzb 1 2 3 18 f 1 1 7 4 3 3 4
qbmore/Cadcomms	5.1tzd
Seatel	5.1tzi
Metfone	5.1u0o 6 1 1 3 h 2 7 7.53etc 2s 2s 2s
China Unicom	5.1ugi 1 1 d a 1 a 1 4 4 1 9 1 a 6.i9rg 26 36 3 1 5 2 9 9 7 6p r 6r0 3 1 1 7.52pmv 1 y 1 1 1 1bg 8b 1 1 1
China Telecom	5.1ugl k k 1 3 3 1 8 1 1 2 6 6.ianp e 2 j 2 o 4 66m 1 1 7.52yo2 1 h 1 1 1 17 1 1 1 1 1 3l 1 1 1 k 1 c 1 1 1 b 1 1 1 p 1 6 18 l 1 s 56 1 1 1 1 8.1etodt 1 1 1 1
China Broadnet	5.1ui8
Citycell	5.1vwr
Grameenphone	5.1vwt 4
Banglalink	5.1vwu 5
TeleTalk	5.1vwv
Robi	5.1vww 2
Maritime Communications Partner (MCP)	5.1w2w
Oration Technologies	5.1w2x
AT&T Cingular Wireless Network	5.1w31
Phonegroup	5.1w3e
Aircel	5.1yrz 71 5 6.jnl3 4 5 d 6 3 9 q 1 34 a 1 1 1z 5 1 2 t 17 q 2 1 1 2r 1 1 f b 1 1 5 1 1 1 1z 4 1y 1 1 3e y 1 4a e 1 1 1k d 2q 2f h 1 1m 14 1 1 1 3c 1 i r 7 1 1 1 1 1 1 1 1 6 1 19 1 1 w 2 3 c 1 1 1 1 4 7 1t 1 7 1 10 5 1 1 1 27 9 4 2 8 1 1 1 11 1 5 l 2l 3 p 1 2 a p 7 u 11 8a k r c e 1 z 1 1 17 1 t 9 1 2 a 5 1 6 g c c 6 e 6 1h 1 n 24 1 n b 7.5glbb dv 1 ge 1 8 1 pb 8 1 1 8 1 1 8 1 1 c7 1 8 1 1 8 1 1 1 1 gl v 13 3r 1 1 1 4 1p 1 1 1 1 ek 8 1 2g iz 6e 8 1 1 jz 1 8 1 1 8 1 1 8 1 13 1 1 8 1 1 8 1 1 8 27c si 8 1r4 1 7 1 15d 1 2j 8l dw rr 1 v 8 1m4 8 4b1
Idea	5.1ys7 y 1e r 3 1 i 14 6.jmy9 q r 7 o 1r 17 he 1 a 2 1 7 3 3 3 1 1 8 9 5 4 1 4 1 1 2 3 1 2x 1 1 8 7 i 1 1 1 1 1 6 1 6 1 1 9 18 13 t 1r 1 7 1 1f a 1 6 9 1 1 1 5 1 o 1 1 1 1 1 1a 7 4 1 1 1 u 4 1 1 1 1 1 1 p l a 1 8 1 1 1 1 1 22 q 1 1 o b j 1 9 2 7 2f 1 1m 2 1 1 11 c 4 8 4 g 19 1 z 1 1 1 1 1 1 1 28 z 2 1 1 3 1 1 q 1 1 10 1 1 1 3 2 1 1 2 4 3 2 3 1 1 7 9 h 1 1 1 1 2 t 2 1 1 1 k 1 1 9 2 1 o 3 1 1 1 2 o 1 1 1 1 16 1 h m 1 q 1 3 3 1 1 1 b 1 1 1 1 1 1 1 1 1 2 1j 3 1s 1 f 1 17 1 1 3 4 h 1 5 1 1 4 5 y 1 1 1 15 2 2 4 1 5 4 4 2 d 1 1 1 c 6 1 2 3 9 2 2 3 1 1 9 2 i 1 6 3 x 26 1y g 3q 1 1 7 2 9 1 1 d 2 2 8 1 9 6 6 1 1 g 2 4 5 1 1 b 1 6 1 f 1 4 c 1 9 3 d 7 1 4 8 3 3 6 4 5 5 9 6 1 3 6 1 2 7 4 e 4 a h 2 8 2 2 b 7 3 1 2 5 q 1 5 2 2 d 7 1 2 3 4 1 2 2 1 k 1 3 a 3 d d 2 7.5gcvz 4s8 3xf 7g 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 97 8 1 1 8 1 1 8 1 1 6b 1 64 1 1 8 1 1 8 1 1 8 1 b 8 1 1 8 1 l 1 1 e4 1 7 1 4r 2 1 1 1 1 1 1 m 8 1 3v 1 1 8 1 1 8 1 1 8 6g 8 1 1 8 1 1 8 1 1 81 31 1 l 8 5w 8 1 5v 2s 8 1 1 8 5d 1x 8 1 1 8 1 dx 2g 1 2r 1 51 8 1 1d 1 1 8 1 1 8 1 1 8 d j 8 1 l 58 1 1 8 1 j 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 63 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 v 1y 8 1 1 8 1 1 8 1 1 1o 1 7 1 bz 8 cx 1 1 1 1 1 1 1 1 1 mq 1 1 67 1 1 1 1 o2 2 1 1 8v 1 b 8 1 1 1 1 75 2t 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 1 8 1 7h 1 l 8 k 1 4u 1 1 1 1 1 5w 8 oa 5 67 8 1 3d 8 3o 2 1 1 1 1 1 3p ej bk 1z fk 8 34 8 65 2j fh bg 3x 8 3p 8 2r 1 l 8 2a 5k m3 1 1 1 1 58 j9 7 1 4s j b 8 1 6y v5 1 1 1 1 u 1 b3 1 1cm 1 1 1
Telewings	5.1ywe 6.jnl9 4 9 8 a 7 3 l 46 h 1 1 37 2 1 a 2 b0 7 1 13 t 8m 2j 2 1w d s j 8 c 2 b b 12 1 1 2 1 2 u 2 1 9 1 1 5 1 1 1 3 26 1 1 30 1 1 1 1 1 39 1 1 1 1s 1 1 7 3j 1 4 l k e 2 2 3 t 1 1 1 d 3 2 7.5gljd 5l 3xm 47 d2 l 23k hg pm 1 1 1 1 n7 7r s2 aa 5b 1d mu tp 1kd a 1em 7 337 5 1 1
Touch	5.226a 6 1 1 1 6.km1w 6 1 1 1 2 1 1 1 1 19 6 1 1 1 i 1 1 1 k 6 1 1 1
Alfa	5.226b 1 1 1 1 6.km1x 1 1 1 1 5 6 1 1 1 16 2 1 1 q 2 1 h 1 1 1 1
Umniah	5.22ae
Zain JO	5.22af
Rcell	5.22ce
Wafa Telecom	5.22dj 1
Syriatel	5.22dl 5 1
ITPC	5.22ft 7.5qs1v
Korek	5.22fv
Omnnea	5.22fw
Asiacell	5.22fx
STC	5.22kq 3 2 6.kptf 7.5r64n 1 1 1
Mobily	5.22ku 2
Y	5.22o2
SabaFon	5.22o3
Yemen Mobile	5.22o9 1
Omantel	5.22qv 1 j 1 1 5 1 6.krlx 1 1 1 1 1 1 1 1
Vodafone Oman	5.22qz 1 1
Ooredoo Group	5.22w0
Palestine Cellular Communications	5.22w3
du	5.22yo 3 3
Virgin Mobile	5.22yp 6.9l55 1 7.2nwlz
Pelephone	5.231e 6.kufi
Xphone	5.231f 7.5sga2 8.1lwis2
Hot Mobile	5.231h
Golan Telecom	5.231m
Jawwal	5.231n
Telecommunications Regulatory Authority	5.233m 6.kv2h
Royal Court	5.233n
Batelco	5.233o 6 1 p 7.5sov2 1 1 1 1 1 1 2 1
zain BH	5.233s 1 6.kvaa 3 7.5soty 3 1 1 1 1 1 1
ooredoo	5.236h h 1 1 3 b 6.kvun 5k 1
TashiCell of Tashi InfoComm	5.23ah a
ONDO	5.23cs 6 f
Skytel	5.23d1 l 1 1 4
Lime	5.23d4
Mobicom	5.23dh 9 1 4 6.kxh5 1 1 1 1
NCell	5.23ge 6.kylu 1 9 1 1
MTCE	5.24c3
TeleKish	5.24c6
Megafon	5.24jk 1 1 5 5 9 6 e e n 9 1 2 7
O-Mobile	5.24ju a 2 8
Tcell	5.24jv 13 k 7 f 1 6
Babilon-M	5.24k1 1i 4 j 4
Anor	5.24lr a
MTS (BARASH Communication)	5.24o6 1 1 1
Azercell	5.24pe 14 1
FONEX	5.24q8
Aztelekom	5.24qc
Bakcell	5.24qn 18
Cellfie	5.24tg 6.lc4t 3 1v 3 5 d 5 7.5xdo0 1 1 1 4 2 8.1n9p9t 9 9 1f k 9.ggp0rb 1 1 1 1
MagtiCom	5.24u3 6.lc57 2 x 1 14 4 1 2 1 7.5xddb 1k 1 1 1 3 60 el 8.1n9pb6 t6 1g 1 1 1 1 tm 1pq 2f1 1
Aktel	5.24v8 y
Sky mobile	5.24va 1j 6.lczc 8.1nbfyy
Nur Telecom	5.24w2 k 9.gh6g0d
Katel	5.24w3
ALFA Telecom	5.24w7 k d b
Winline	5.24w8
Smart Connect	5.24x7
Ucell	5.251m 17 1
MobiUZ	5.2526 h 1 9 6.lejd 4 4 2 o 6 i 4 1c a 2 6 4 2 2 4 10 4 7.5y1ch 6 f b 1o 8 8c 1 t 26 2 v 7 d 1 1 1 25 3 co 3 4 l 24 h 9 33 1e 4 5 8.1ngdes 1 rs 2bi rg 1 1 1 1 1 3 3 1 b 3 b 8 5g r 6b 1 6 d 7 3 4 3 3 5 2 a d 1 6 1 9 2 bt 8 1 4 8 1 1 1 1 m 4 1 1 1 e8 7 3f2 2 r9 1 1 1 1 1 1 5 d 2 3 w 4 4 7o 2 2 im l 2 3 2 3 1 1 1 1 1 1 1 4 1 1 1 1 2 c1 2 2 1 3 1 1 1 1 5 3 1 2 4 3 7 3 1 9 7 8 1 1 1 1 b 7 2 br 7 89 1 1 1 2uk 1 6 9i 2 3 1 3
Uzbektelecom	5.252d i 4
Perfectum	5.252g i
BaTelCo	6.2nv6 1 1 1 2 1 4 1 1 1 1 1 6 9 7.qmlx 2 g 1 j 1v 1 1 1 1 1 1 4y
Sunbeach Communications	6.2o6d
Ozone	6.2o71 7.qptm
Weblinks Limited	6.2pkl
CCT	6.2r3w 7.rj4g 3 8.7nb0x
GIGSKY Mobile	6.2vfg
Paradise Mobile	6.2vt9 7g1
Logic Communications	6.2vue
Digicel Bermuda	6.3386 1 1 1 6
Deltronics	6.339c
Digicel Grenada	6.35ot 1
Affordable Island Communications	6.35p4 12 7.vkvu
AWS Grenada	6.35p5
C&W	6.3j97 hjc 7.vkx5 7 8mzq 1p
Islandcom	6.3j9r
Flow	6.3jy4 1 1 1 1 7.zjjr 1ct6 1 q 1 1 2 1 1 1 1
PTI PACIFICA	6.3kzq 7.zsss
i CAN_GSM	6.3kzz 1 1
Choice Phone	6.3l03 1 1 7.zu0s
Blue Sky	6.3lyh 2
CENTENNIAL	6.3txo 1 7.12b10 1 1 1 1 3 2 1q 9 1j 2 c v y d 1 1 g 6 2 1 5 15 1 1 1 b 1 2 7 1 6 a 2 6 b 5 3 1 d 5 1 1 b 1 1 1 1 1 1 2 1b b 1 2 1 2 1 2 m 2 54 5 4 3 1 1 7 2 1 1 5 2 2 3 7 5 1 1 3 4 7 1 2 4 3 e 1 5 1 38o2 b 2 12 1j m 1t 1a 58 2 9 1 2 2 1 1g k e 4z u t
Tricom	6.3vlk 9 2 1 2 d f 1 1 1 m 5 1 1 5
Viva	6.3vlu b 2 1 x 4 7.3e4ok 1 1 1 1
CariGlobe St. Kitts	6.4097
Celtiis	6.4wpi 7.1d32o 1s 1
MTML	6.4xvj 1 1 n y 2 1 6 1 2y t 7.1df7z
Liberia Telecom	6.4yes
West Africa Telecom	6.4yhu
Glo	6.513l 2s 2 4 4 2i a
Multilinks	6.513p 7.1eaz7
MAFAB	6.5169
Ntel	6.516c 7.1eaz1 1
9mobile	6.516h 8 1 2i 1
Starcomms	6.516r 7.1eaz8 1
Infura	6.5g2x
Finserve	6.5g30 hr 1 1 1
Homeland Media	6.5gk8
JTL	6.5gkb
Mobile Pay	6.5gko
Sema Mobile	6.5gkv
LycaMobile	6.5i35 5 1
Hamilton Telecom	6.5i38 c
Talkio	6.5i3c
TelAfrica (Wirles Connect)	6.5yni 1 1
BWS	6.6kt0 7.1tsgk 5 8.i9p31 1jj rs 1b7 2s 2s 2s 23 1 d b b5 3fs 2qq 2h
Glotell B.V (V-Tell NL)	6.6s3j
Lancelot	6.6s3k 7.24tom
ASPIDER Solutions Nederland B.V.	6.6s3o 1 1 1
Private Mobility Nederland	6.6s9w
Motto	6.6saf
DIGI Communications	6.6ye6 1
N.M.B.S.	6.6yh6
Lancelot Telecom	6.6yhi 1 1k 1 37 2s67 7.27g20 9k 39vq 4 d6ek 48ww 4evs 8.m2gga
Vectone	6.6yih 1 1
Voxbone SA	6.6yil
Join Experience Belgium	6.6yin 1
Febo Telecom	6.6yiq f
Interactive Digital Media GmbH	6.6yiv 7.2wjwp
OnOff Télécom SASU	6.6yj2
TISMI BV	6.6yma
MessageBird BV	6.6ymf
Ericsson NV	6.6ymh
La poste telecom	6.77kq 1 1 1 1 1 p 7 1 1 3a 1 zi 1 1
Transatel	6.77lo 1 1 v3 1 1 1 1
Completel	6.78fh v 1
Prixtel	6.78g7 7.203ix 1 1 1 1 x2 3 ik 1 1 1 7ct 1 1 1 1 1 1 1 9r 1 1 1 1
Mobiquithings	6.78ga q 1 52 1 7.203sy 15m 2 1 1 1
ACN Communications	6.78gb
Coriolis Telecom	6.78h2 1 7.203ol 1 1 1 1
Legos	6.78h7 7.203t0 8oz 3b 1 1 1 1
Onoff telecom	6.78nl
DIA	6.7ezx 7.229v5 2s 2s 5k 2s 2pj 1 1 1 1 g 1 1 1 1
Aire Networks	6.7f53 7.22c9p 4mr
Altecom	6.7f5o
Carrier Enabler	6.7f8n
Truphone	6.7fi1 7.2nw80 1 1 4 2 1 2h 13c 38i
Parlem	6.7fi6 2
Telecable	6.7fmm
Euskaltel	6.7fmo 12 1 1
YouMobile	6.7fnk 1 4
PepePhone	6.7fnt 7.22eu2 1 6 dg
Carrefour	6.7fov 6 7.22cc1 il 1 u 2j 1 18 1
R	6.7fqd
Zinnia	6.7fty
Alai	6.7g34 9 7.22gwh
PTV	6.7g36 4
Melmasti	6.7iix
JOIN	6.7k4f 7
Tesco Mobile	6.7l2a 1 2 3 1 1 7.23unk 1 1p 1 1 1 6
Liffey Telecom	6.7l2c 2
IMC	6.7lg4 1 6p g 1 3 1
Tismi	6.7lmw 7.24tvf cq8x 1 1 1 6c6g 6f 2q ja
Öryggisfjarskipti	6.7ln0 1 1 1 1 1
Cablenet	6.7o6s 1 3 1
Epic	6.7o6u 1 3
Bob	6.7pro
Triatel	6.7ygq 7.27k9q 5c 1
Belcel	6.81ku
Ringtel	6.86hz
GLOBALTEL	6.86i4 1
Vectone Mobile	6.86i6 1er1 7.2nwlm 1 2 2 23 1 fb j8 1 1 1 2c0
Z Mobile	6.87vj 1
SŽ - Infrastruktura	6.8acb
SoftNet	6.8acg
Novatel	6.8ach 1 11
MTEL	6.8cq1 1 lot
Lyca Mobile	6.8crk 1 1 1 8s7e 7.4rdqv 1 1 1 1
Enigma-System	6.8q1k
BeeOne Communications	6.8yd0 1
Vectone Mobile Limited (Mundio)	6.8yd8 1
Comfone AG	6.8yj3
DataCell	6.90ma
T-Mobile (Slovak Telekom)	6.91jh 1 1 1 6 1 1 2 7.2ifgz 1 1 1 1 1 1 1 1
Telefonica O2	6.91kk 4 3 1 1
4ka of SWAN	6.91ku 1 1
Datamobile AG	6.92wi
Velos IoT	6.92wk
Manx Telecom	6.9l98 4s 8c 7.2nwaw
Sure	6.9lid 7.2nw7m e6 1aa l5 4 1 12m et 51 6 8.qnexk
JT	6.9lit 3w 7.2nx02 1 1 1 1 1 1 1 33i 6
mi carrier services	6.9p7y 7.2p4ds
link mobile	6.9p7z 1 3 20x v 7.2p09s 4
compatel limited	6.9p81 54s
firmafon	6.9p82 3jx
viptel	6.9p84
ipvision	6.9r4k 2el 3 8 uv
svr technologies (mach connectivity)	6.9r4l su
mundio mobile	6.9r4n 1na 1 q4 1 7 1 1 1 r5 1 1 1 s 1w 1 1 1
firstcom	6.9r8q
42 telecom ab	6.9ra3 324 7.2p09r 2 1
nextgen mobile ldt t/a cardboardfish	6.9rdy 2wg
tripple track europe	6.9rxc 1
telavox	6.9rxe 1kv g4n 1
waoo	6.9s7k 1 1 1 1 1
supertel danmark	6.9sow lz
yousee	6.9sr6
telecom x	6.9srr
fullrate	6.9srs qg s v2 k a a a
ipnordic	6.9ti4 uo 7.2p09x
maxtel.dk	6.9tj9 s2 7.2qeo4 3
polperro	6.9tja
tismi bv	6.9u9c
intelecom	6.9uba
interactive digital media gmbh	6.9uc1
beepsend ab	6.9ucd
gigsky aps	6.9uco 1 1 13
ice danmark	6.9udi
thyfon	6.9udk
voxbone	6.9uds
flexfone	6.9udu
benemen lso (tdc)	6.9uen
onoffapp	6.9uf9
uni-tel	6.9uff 7.2p09o
SPINBOX AB	6.a0ci 2 6
Com Hem	6.a0hy 7.2s3jl
SOLUNO BC AB	6.a0hz
SVENSK KONSUMENTMOBI	6.a0i2 1
WIFOG AB	6.a0iy 1 7.2s4z7 1 1 1 3 3et
GLOBETOUCH AB	6.a0jh 1 1 ap
Lycamobile Sweden	6.a0jw 1 1 1y 1 7e s 1 1 t 1 k 1 1 7.2s62r 1 1 1 1 2at 1 1 1 1
Telecom3 Networks	6.a0k2
Qall Telecom AB	6.a0k9
Maingate (Sierra Wireless)	6.a0kl
iMEZ	6.a0kx
Alltele Sverige	6.a0l0 7.2s3jh
ACN Communications Sweden	6.a0l2
Ventelo Sverige	6.a0lb 7.2s3ji 1 2as 81 1 8.rszbw
Easy Telecom AB (BILDNINGSAGENTEN 559)	6.a0ty
TELL ESS AB	6.a11i
JUNYVERSE AB	6.a12m 1 1 1 1
sierra wireless	6.a5rd 1 1 8 1 1
telia telecom solution	6.a5sh f 1 9 1 44v 1 1 1 1 7.2tm1g 1 1 1 1 2o 1 1 1 1
Billity	6.a5si
nextgentel	6.a5sj
nkom (nasjonal kommunikasjonsmyndighet)	6.a65k
erate	6.a65l 1 2i 1 63 1 a 3pd 1 1 1 r 1
Ixt AS	6.a69d
altibox	6.a6bo 1 1 1
svea billing services	6.a9mq 1
com4	6.a9ws
phonect	6.aa28
kvantel	6.aa9q
Polska Spoka Gazownictwa Sp	6.abzz 7.2vc0b 1 1 1 1
Vodafone/Lycamobile	6.aj9d
Vodafone/Truphone	6.aj9l
Mtel	6.aj9n
Simsalasim	6.aj9p
1&1 Mobilfunk	6.ajab 1
Eplus/Telogic	6.ajaq
Eplus/Sipgate	6.ajaz
Intermax	6.b4m7
Compania De Telecomunicaciones De Chile S.A.	6.c1sm m 1 1 1 3 1 1 4 1 1 1 g 1 2 1 2 5 1 1 2 1 1 1 4 1 2 1 1 3 2 1 1 2 pz 3 1 2 1 2l 5k go 1 1 1 1 2o 8c go 2s 8c 5m 2q 8c rs 2s 7.3ci6q 1 1 1 1 1 1 1 2 2t a 2i u 1 1 1 1 1 2 1 1 l 1 1 1 1 1 1 2 1 w 2 4 3 2p d 1 1 6 1 1p v 1 2 1 z 1 1 1 1 p l 5 1 1h 4 1 1 1 n 74f 1 1 2 3 y 3 1 2 1 1 qg 1 9 3 c f 3 2 1 2 qp 2 1 1 2 1 1 1 1 1 2 4 1 1 2 2 5 r4 1 2 1 14 4m7 1 4 1 a 2 q6 3 7 8 4 5 5 2 qu 1 1 1 1 1 3 1 2 4 5 5 8 5 1ik 1 2 1 1 3 1 2 1 9 1 d 1 2 a 3 2 1 4l4 1 1 1 1 1 2 1 2 1 1 1 9 8 8 8 qi 1 c 1 1 1 1 k rc 2 5 3 1 1 1 1 1il 2 1 1 1 b 1 1 1 1 a 1 1 1 1 1 1 1 1 c 4 3 1i6 x 1 1 5 1 qm 1 2b8 7 1 k 7 1ic 1 8 h b 1 1 1 qu 2 8 1 1 8 2 r6 1 2 f 2 7 1 n 1hz 1 z 1 32j 1 k 1 4 l q7 2 2 1 5 1 2 3 o 1 6 4 6 1 pw 1 1 8 1 b 3 3 7 1ik b 1 1 1 1 1 2 3 2 1 3 2 7 x 8.xh1xh 1 1 2 1 1 1 1 1tv 1 1 1 1 1 1 1 i5 1 1 1 1 22c0 1 1 1 1 9c 1 1 1 1 3 1 1 75j 1 1 1 1 1 1 m3 73j 1 1 1 1 1 1 7pm 1 1 1 1 1 1 c2 1 1 3 4 1 1 1 4 1 1 1 m 1 1 3 1 2 1aii 1 1 1 1 1 1 1 1 l 1 1 1 1 1 1 1 1 gg 1 1 1 1 6ms 1 1 1 1 1 1 a5 3 39 a t 1 1e a 1y k 1 1 h 1 76b 1 1 1 1 1 1 bs 1 1 7 c 1 7 34 8 m 7 1 2 8 c 8 2 8 exj 1 1 1 1 1 1 b8 1 1 1 6 v 1 1 1 12 1 1 6 b 1 1 l i 1 1 1 1 2 2 n 4 2 5 1 4 3 2 s 1 1 1 h 3 h 1 9 3 7 2 28 l 9 a 1 1l u 1 9 1 19lc 1 1 1 1 1 1 cx 1v 1 7at 1 1 1 1 1 1 7pm 1 1 1 1 1 1 f5 5 2 1 c 1 1 5 3f 5 5 2 3 f 1 6 3 5 2 3 7 3 7 eu8 1 1 1 1 1 1 9a 6 1 1 1 fr0 1 1 1 7 1 1 1 2 1 1 1 7th mg0 1 1 1 1 1 1 91 k 6x 1 uef 1 1 1 1 1 1 ffe 1 1 1 1 1 1 uuy 1 1 1 1 1 1 ih 6 76z 1 1 1 1 1 1 1 ay 3 3 3 1 1 1 1l 1 1 9 1 1 3 1 1 d a 1 9 1 4 4 1 1 1 1 1 1 5 1 i 1 a 1 1 1 7 1 8 1 1 1 1 h 5 65 e a 1 1 8 5 1 1 1 2 a 3 70y 1 1 1 1 1 1 85 1v 5 a k 1 8 1 k 1 9 2i 1 1 1 1 1 1 o a 5 2d 5 ex2 1 1 1 1 1 1 ap 8 l 1f 3 6 l 50 t
Gtd Manquehue S.A.	6.c1tc 1f j 1 7.3ci76 1 g0 h 8p 1d 1 1o 1 6zp 1 j7m
Complejo Manufacturero De Equipos Telefonicos S.A.C.I.	6.c1td 3ux 7.3cib7 1 7jw 1 1 1 1 8 12 q9 1 1 t9 1 qt 1 1 4nb 1 1 ru ru llc sc 1 1 1 r7 1ix 2 8.xh407 1 1 2hn 1 1 1 1 3xxc 1 1 1 1 1 6fdv 1 1 1 1 1 1 1 ffx 1 9 1 9 1 5 1 3 1 f8b 1 j 1 1 1 1 1 1 1
Vtr Banda Ancha (Chile) S.A.	6.c1tj 1v 1ev 12w 7.3ci7n 1 1 1 u 1 1 1 1k 1 1 1 1 y 1 1 2 1 1 f 1 g 1 1 1 7 1 1 1 4 1 5l 6 1 6 1 1 2 y 8 g 4 2 1 1 k a a 6 9 t 1 2 1 3 1 1 5 2 1 1 a 1 1 1 1 9 1 1 d 1 76b 6 8 1 1 n 1 n j 1 1 1 1 1 7 1 7 1 1 oo h 3 6 1 r4 1 2 1 rp 2 1c 4ku 2s 1 3 1 4 1 1 1 20 1 n6 1 s 1 qp 2 1 1 1 1k4 z f 4la 1 3 7 d 1 qi 2 7 1 1 rq 1 1jk 1 2 e i 1 3 1 1 1 3 1 1 1ht 7 1 2 1 1 1 16 qj 1 4 5 6 1f 3td rc t0 4 8 4l8 d 1 n 1 a qs a g 6 1 1 qc 1 1jg 1 1 1 21 gq0 8.xh1ze 1 1 1 20u 1 1 1 1 13w 1 1 1 1 1q4 1 1 1 1 6 1 1 1 1 1zr8 1 1 1 1 2si3 1 1 1 1 259a 1 1 1 1 1pka 1 1 1 1 7ig 1 1 1 1
Vtr Comunicaciones Spa.	6.c1w6 7.3cixy 1 8gc
Telefonica Del Sur S.A.	6.c4z6 7.3cia6 f8 e3w r 1 5 11 n 18 ne 1z pp 23 1hr 1 8 c 7 5 8 1 1 dut e 7 5 1 12 po 1 1 1 1 1 1 6 2 2 2 9 5 5 13 po 1 1 1 2 1 1 1 1 4 a 3 1 1 4 1 1 3 4 1 1 5 s 1hi 358 32i gkv b 8.xlz83 1 1 1 1 3i 1 1 1 1 3uiq 9 1 1 3 1 1 1 1 c 1 2 g 1 1 3 6 9 1 1 9 7kb 1 1 1i 1 1 1 1 1 f 1 1 j 5 7lg 1 1 1 1 1 1 4u 1 1 1 1 1 1 e 1 1 1 1 1 1 5 5 54 1 1 1 8 a 6 4 1 1 4 e 5 p a a 1i3c 1 1 1 1 g 1 1 1 1
Pacifico Cable S.P.A.	6.c74d 1 7.3e17k
Ops Ingenieria Ltda.	6.c7ab 1 1r 1 1 4p
Inversiones Santa Fe Ltda.	6.c7b7
TelefÃ³nica Uno Uno Cuatro	6.c7do 1
Tribe Mobile Chile Spa	6.c7dq 1
Empresas Bunker S.A.	6.c7ez
Sociedad Falabella Movil Spa.	6.c7g6 1 v 1
VTR Móvil	6.c7j6 1 1 1 1
NÃ³made Telecomunicaciones	6.c7ko
Partners Telecom Colombia	6.ca5d 1 1 1 5s 1 1 1 2 6 1 1 7.3ethj 1 1
Movil Exito	6.cadw 7.3etpo 1 1 1 1 1 1 1 1
Green Gibraltar	6.cp9z
CNT	6.cqaw 1 5 u 7.3jb1g 1 1 1 1 5g 1 1 1 1
Antelecom	6.cuxh
XOX	6.cvra 1 1 1 1 1d 1 1 1 1 lb 7.3ku7u 1 1 1 1 1z 1 1 1 1 9w 1 1 1 1 6 1 1 1 1 6 1 1 1 1 6 1 1 1 1
Webe	6.cvrf 9 1 a 30 5 7.3ku70 1 1 1 1 dj 1 1 1 v 1 1 1 1 k 15 1
Baraka	6.cvs4 1 1 1 1 7.3ku7z 1 1 1 1
Packcet One	6.cvs9
Celecom	6.cvu1 16 7.3kuo8 1
Enabling Asia	6.cvu6
red ONE	6.cvur 7.3ku75 1 1 1 1 8.zsk14
Eastel	6.cvvc 2 7.3kupb
Aazad distribution discretionary trust	6.d62o
Soul Pattinson	6.d659 7.3nn7g
Pivotel Satellite	6.d6ds 8 1e 15 7.3nn7e
TravelSIM	6.d6ff
My Number	6.d6g8
Voxbone	6.ds04 7.24tus nepc
Symbio Networks PTY	6.ds1s 1 1
Airnet New Zealand NOW	6.ds28
Devoli	6.ds2b
Changi Travel Services Pte Ltd	6.e3qo
myrepublic	6.e3r4 jm 1 e m
CUniq	6.e3sh
red one	6.e4as 1 1 1 1
vivohub	6.e4b6 1 1 1y 1
Circle.Life	6.e4gr
DSTCom	6.efgs 1
Motiv	6.gxkj 1 g 1 h 1 5u a s 3l 1 l g 18 a5 r 1 1 36n 1 17 1 1 44 1 1n r 4 1 x m 1tl 1 1 1 7.4pbtx 1 1 4w 1 1 1 1 l 1 1 1 1 6bx y1g 1 1 1 1 b 1 1 1 1 87
Apex Telecom	6.gxnx 7.4pckm
TMT	6.gxxj a2 1 2e0 1 2 1 1 1 1 1 1 b 1h4 7.4pdrr 4 3 1 10zu 1 1
Multiregional Transit Telecom (MTT)	6.h22p 1 4 2 c 1 7.4pcjt 21 j 1 73 97 17tg 1 1 1 8.1b1gm2 1
Nat Nat Bai Holding	6.h241
Elemte-Invest	6.h3lj
Sberbank-Telecom	6.h3te 1 7.4pckf 210b 7 5x
Internod	6.h4yj 7.4rdr3
Vainakh Telecom CJSC	6.h4yk 1 1
Koryolink	6.i80f 1
KPTC	6.i80h
Hutchison Telecom	6.i9qy 4 2 1 l 1 4 1o 4n 1 1 1 4 3o 2 1p 1 7.52pi1 1 7w 1 1 1 1 1t7 1
SmarTone	6.i9rt 1g p 9 d t a l e 73 c 3 1 5 2 7 7 5 1 1 9 c 2 4 1 b 1 1 7.52pn5 1 1 1 1 c 1 1 1 1 gf 1 1 1 19 1 1 1 1 ck 1 1 1 1 10v 1 1 1 1 a 1 1 1 12t 1 1 1 1
ETL	6.icne 1 2r
Lao Telecom	6.icnh 2s 2
Best Telecom	6.icnk
BebbiCell AG	6.iwti 5
FarEasTone	6.j0c4 3 a 2 1 1 8 1 1 3 6 2 h l 5 8 7.5a3lq 1 1 1 6b 1 1s 1 1 1 1 b 1c 1 1 1 1 1 7 1 1p 1 2p 1
Chunghwa Telecom	6.j0c9 5 1 1 7 2 7 4 1 1 3 q 9 3 3 a 7.59zi8 3v2 1 1 1 ht 1 1 1 1 1 1 1 1 6 1 1 1 21 1 2t 1
Asia-Pacific Telecom	6.j0ca 1 21 2 3 7.5a3w2 1 1 1 2d 1 1 1 1 1 1 1
T Star	6.j0cc 1t d 7.5a3do 1 1 1 1 1 1 ic 1 1 1 n 1 1 1 1 1 1 3k 1
Taiwan Mobile	6.j0cd 9 2 2 1 6 2 4 4 d 1 3 2 c 9 4 4 7.5a3de 1 1 1 1 q 1 1 2q 1 1 2q 1 9z 1 1 1 1 6 1 1 1 1 1 19 1 1 1 1b 1 x 1 2r 1
Selam Mobile	6.jeru
Uninor	6.joo4
MTNL	6.jp45 ko 33 1 2r 1
S TEL	6.jp7d
Salam	6.kpri 1
Virgin	6.kpt6 1 1 7.5r5oe 1 1 1 1 g0 1 1 1 1
Red Bull Mobile	6.kpta 1
Wecom	6.kue6
Beezz	6.kufa
019mobile	6.kufc 7 7.5sg9m 1 1a
Rami Levy	6.kufg 7.5sg9w f 2
STM Telecom	6.kylk
Smart Telecom	6.kyll 1 q
NSTPL	6.kyln
NDCL	6.kyly 1
Nepal Telecom	6.kym0 8 1 1
Shatel Mobile	6.l7vh 1
Aptel	6.l7vt
Silknet	6.lc4u 8 4 6 a a d 1 1 2 1 c 2 5 3 8 2 3 7.5xdbu 2 4 16 4v 32 32 8m 8.1n9pa3 1 l m m m ru 6 18 tu 253 5 19 1y5 9.ggp0r6 1 1 1 1
Globalcell	6.lc4z i a a e 7.5xdzj 8.1n9t67
Neptune Communications	7.qpri
APUA	7.r6yf 2 1 17 1 1 5 1
Vitelcom Cellular	7.sq9z 8e
LIME	7.suiy 8.7f67y
Onvoy	7.zk8w m 26 2s 18 1k 2s 1u 33 n 2s 2r
Fractel	7.zki1 6l 3e
GTA	7.ztq0 2 1 2 1 1 1 1 af 3
AT&T	7.128vi 1 1
SunCom Wireless Puerto Rico	7.12b0q f 1 21 b v 3 2 d 8 1 16 18 4 1 1 2 1 3 c z f i m r 2 1 3 3 1 e a x 4 7 5 67 3 i 1 q 38qj 2d e em q
Al Hourria Telecom	7.19l55 1
Prestel	7.1eaz4
Telco OI	7.1kaye 4 8.fmxcv 1 1 1 1 c 7 d w 1 1 1 1 j 1 1 1 433 1 1 10 1 1 i 1 1 1 1 6 a 1 1 1 171 e
Cyta	7.1tron s3 8.i9ou9 8r 5 19 5 u 7je
OTE	7.1tsh0 1 1 1 1m
GATEWAY COMMUNICATIONS S.A.	7.1xjux
Zeop	7.200mg
Digicel Antilles Francaises Guyane	7.200mi
Dauphin Telecom	7.200mj 8.z61y6 18 b b y 1di
OUTREMER TELECOM	7.200mk
UTS CARAIBES	7.200ml
BJT	7.200mt c53 1 8.fmxdm k k k
Only (Telco OI)	7.200mu 1
Globalstar Europe	7.203iw 5k 1 1 1 1 8jk 1
IP Directions	7.203j2
Alphalink	7.203j3 1 1 8ow 1 1
SCT	7.203sz
Intercall	7.204fy 1 85h 1
Airbus Defence and Space	7.204yl
Sewan communications	7.20c7n dv 1 6 3r
Netcom Group	7.20c7z 1
TDF	7.20chy
Axialys	7.20clt
Mobiweb telecom limited	7.20cph 1 1 1 1
Nordnet	7.20cpm
AIF	7.20cpv
Twilio Ireland Limited	7.20cr3 1 w0xg
Halys	7.20crn
Ion mobile	7.225x9
Vozelia	7.225xa
Oceans	7.225xc
VozTelecom	7.225xd
Boutique	7.225xh
Eurona	7.22c9k
Lemonvil	7.22c9l
BluePhone	7.22c9m
BT	7.22c9n 1
Quattre	7.22c9r
Nethits	7.22c9s
OpenMovil	7.22cli
Sarenet	7.22clv
MasMovil	7.22cue 32 a 29y
Deion	7.22gwa
InfoVOIP	7.22gwb
Jetnet	7.22gwf
Digi Communications	7.23fgh 1d 1 1 9.5tcukh ffk
G9 Telecom	7.23fgi 9.5tcuki ffk
Sumamovil Portugal	7.23fi7
Eircom	7.23ums
Virgin Media	7.23uog 1 1
Carphone Warehouse Ireland Mobile Limited	7.23uoq 1
Cuuma	7.24tog 1
Benemen Oy	7.24toi nbix 1
Top Connect OU	7.24toj
Nord Connect SIA	7.24tok
NETTIA	7.24tol
MobiWeb	7.24tuk
AinaCom	7.24tul
Nokia	7.24tum 1 1
Interactive Digital Media	7.24tup
NextGen Mobile / CardBoardFish	7.24tuq
SMS Provider Corp	7.24tur
Beepsend	7.24tut neje 8.rszfl 5 ee7 pe 3 1gx 11 9 b u 9 dy 3 1v6 1an 2fe dc 1 2bt 2zy 1 b 1 1 los 1 11 7 3p 4 92 1 4
Suomen Virveverkko	7.24tuu 2 2 4
Nokia Solutions and Networks	7.24tuz
Liikennevirasto	7.24tv0
Compatel	7.24tv1 61v5 d0xr 8.i9tsg 6rxz4 33e
MI	7.24tv3
AMT	7.24tve 3 2
Telavox AB	7.24tvg nb4w 8l 1 5j 1b d4 2lo 55 1sp 31 d2 8.rtdrq 1 1 1 1 1 2 84 1 1 4 1 2m 6 2f 1 2bo 1ji 1ow 51x onh 1 1
UNISTARS	7.27kf1
Telefocus	7.2aq7b
BSG	7.2aq7f 8.p1ppk
Mobile One	7.2aq7h
Sloexport	7.2avgc
Mobik	7.2bj9p
In&Phone	7.2hj9p
Nexphone	7.2hk4w 1 1
Telecom26 AG	7.2hk56
Relario AG (Bebbicell)	7.2hlah 1 1
SAZKA sazkova kancelar, a.s	7.2i668 1 1 1 1 1 2
CEZ Group	7.2i66i 1 1 1 1
TRAVEL TELEKOMMUNIKATION	7.2i6ue
Tesco Mobile CR	7.2i6uw 1 p 1 8.p1wjm 1 3 2 1 1 1 1
Vectone Distribution Czech Republic s.r.o(Mundio)	7.2i6vi 1
BSG Estonia	7.2ifqe
Slovak Republic Railways (GSM-R)	7.2ifv2
Dimoco	7.2iszm
FL1	7.2iszn
Gamma Telecom	7.2nvtl 2 3s 5h ej 4h 1 8j jr 12y 1hu
Wireless Logic	7.2nvtq 99
TATA Communications	7.2nvts 34 e3 2
Sky	7.2nvwy 1 1 1 1 6 x2 1
Telet Research	7.2nvx6 1
Wave Mobile	7.2nvxd
Limitless	7.2nvzo mf 1
AMSUK	7.2nw08
TalkTalk	7.2nw2s 1 1 1 dr 1 1 1 2yd
Home Office	7.2nw30
Cheers	7.2nw7g 1 1 37p 179
Telecom2	7.2nw7l
TGL	7.2nw7n 37
08Direct	7.2nw7o
CardBoardFish	7.2nw7p 2u bb 1
Core Telecom	7.2nwak 7 6n wr
Bellingham	7.2nwat
Telna	7.2nwax
Ace Call	7.2nway
Telecoms Cloud	7.2nwh4
Cloud9	7.2nwh5 wr 138 1bu ej ex 1
Mediatel	7.2nwh6 qu
Andrews & Arnold	7.2nwh7
Stour Marine	7.2nwh9 qm
Synectiv	7.2nwhb 2
Premium O	7.2nwk3
UK Broadband	7.2nwk4 1
Marathon Telecom	7.2nwlo d 3hp
Voicetec	7.2nwlq
Airwave	7.2nwm0 29u
GlobalReach	7.2nwnz
Fogg	7.2nwu8
CESG	7.2nwu9
Lanonyx	7.2nwue
Simwood	7.2nx34
BT OnePhone	7.2nx35
Core Communication	7.2nx38 1q6 1 1 1 1 1 1 1 2v 1 1 1
Esendex	7.2nx39
aql	7.2nx3b 2bt 2 js
SMSRelay AG	7.2nx6l
Mobiweb	7.2nx6p
Wavecrest	7.2nx7u
Swiftnet	7.2nx7x 274
CFL	7.2nx81
Mobile FX Services Ltd	7.2nxdo
Mars	7.2nxdy
LegendTel	7.2nxdz
IPV6	7.2nxe0
Globecom	7.2nxe1
Confabulate	7.2nxe3
Lleida.net	7.2nxe4
Nodemax	7.2nxe6
09 Mobile	7.2nxha
Alliance	7.2nxhi
Yim Siam	7.2nxma 2cj
Oxygen8	7.2nxmb 1 1 1sw 179
Test2date	7.2nxmi
FleXtel	7.2nzf0 jl
Icron Network	7.2nzf5 17c
Telecom 10	7.2nzt3
Telesign	7.2nzt6
Citrus	7.2nztk
HSL	7.2nzyg
Magrathea	7.2nzyq
QX Telecom	7.2o0md
TeleWare	7.2o0mj
IV Response	7.2o0ml
mobiweb limited	7.2p09p 16qt
jay.net	7.2p09q
netfors unified messaging	7.2p09v
herobase	7.2pydg
telus aps	7.2pymj b4
clx networks ab	7.2q70b
care solutions aka phone-it	7.2q70c
mitto ag	7.2q70e
monty uk global limited	7.2q70f
icentrex lso(tdc)	7.2q70g
42 Telecom AB	7.2s3i1 1pc lm 9c 2hv 8.rsyzq e 1 1 1 1 1 c 2 1 1 1 2 1 1 1 1 1 1 2 1 1 1 8u o 13 1 1 1 1 1 1 4z 1 1 1 9 1 1 i 2 p8d 31i los 1d
Gotalandsnatet	7.2s3jm 1 4u7 8.rszc6 2r jd1 5za nca
Weblink IP Phone	7.2s3jp
IP-Only Telecommunication	7.2s3jq
Bahnhof AB	7.2s4zb 1
BM Sverige AB	7.2s501
Fibio Nordic AB	7.2s502
Bredband 2	7.2s51o
TELIGOO AB (Fello AB)	7.2s579
MESSAGEBIRD B.V.	7.2s57b
SPIRIUS AB	7.2s5fk 1 dk
Soatso AB	7.2s5ft 4wo f1 8.rtdrw av 1 gk 1gy gr 1jf 15t ja 2pf 266 1 1 1 1 1 2 1 1 5w 2 1 oub
Nortech	7.2s5gd 8.rtis4
SWEDFONENET AB	7.2s5h6 bx 2qn 8.rtis1 1 1
NETMORE GROUP AB	7.2s5ip
FINK TELECOM SERVIC	7.2s5ir 1 8.rti0h 15r 2 1 8 1
Sappa	7.2s5kb
EU Tel AB	7.2s5sy 4jb 8.rsyz8 2 1 1 2 1 2 1 4 1 1 1 4 3 2 1 3 bl i mq0 5pf 7 k2c 20h
Telenor Connexion	7.2s5t2
SST Net Sverige AB	7.2s5t4 1d 1 1
Svea Billing System	7.2s5ud 1 1 7t 2ha 1 1 1 1 8.rszby 1 1 1 1 1 1
ID Mobile	7.2s5ug
CELLIP AB	7.2s623
Viatel Sweden	7.2s627 8.rszfk
MERCURY INTERNATIONA	7.2s8dv 1 1 5j 8.rszhq ec6 atg 1 3m 1 1 1 1 1 1 1 1 307 1 1 1 1 1 c 1 1 1 1 1 1 1 1 w 1 1 1 1 1 1 1 1 k0x 1 1 1 1 1 1 1 6q 1 1 1 1 1 1 1 1 20 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1gv 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 b
NETETT SVERIGE AB (AINMT Sverige)	7.2s8j8 1 1 1 1 1
ÖRETEL AB	7.2s8je
Unicorn Telecom	7.2s8jf
0700 LTD	7.2sac8 2 1 1
FONIA AB	7.2sacf
Voice Integrate	7.2sacg 8.rtggy 1 35t 2ei rfe
Setera	7.2safa 1 1 1 1
Borderlight	7.2sasc 1
SIA Ntel Solutions	7.2vv4w u 99a
BSG ESTONIA OU	7.2vv5x
UPC Polska	7.2w3yf 1 1 1 1 h4 1 1 1 1
Messagebird B.V.	7.2w4et
SIA NetBalt	7.2w4eu b cdk 341
NIMBUSFIVE GmbH	7.2w4fa
TELENABLER	7.2w4fs
IM Consulting Izabela	7.2w4ft 98t
AMD Telecom S.A.	7.2wdn1 1d 2bw
Mobiledata Sp. z o.o.	7.2wdof 1 1 1 1
Softelnet S.A. Sp. k.	7.2wdol
Move Telecom S.A.	7.2wdon
Compatel Limited	7.2wdp2 2ba r773 8.rszfo
VOXBONE SA	7.2wdp6
TELCO LEADERS LTD	7.2wg0u
AGILE TELECOM POLAND	7.2wgsn
SMSHIGHWAY LIMITED	7.2wjwt
CARITAS	7.2wry4
Tismi BV	7.2xcgb
Interactive digital media	7.2xcgc
NAKA AG	7.2xch6
Easy World	7.2xci0
LEBARA	7.2xcty 1
Multiconnect	7.2xcxa
Argon Networks	7.2xcym
TelcoVillage	7.2xd4g
Intelfon	7.2zzbw 1 1 1 1
Dolphin Telecom	7.33anw 1
Vivo	7.3a52b 1 1 1 1 k 1 1 1 1 rq rs rr 1 rs 335 1it 1 n 1 1 1 1 rr 1 1ji 1 2bb 1 1 ffc 339 1 1 1 331 8hk rs 3 99b 1 1j2 334 4my rs 1 1jj 8.wtejd 15 1 i 1 1 1 1 6 1 1 z 1 5 j 7wr 1 1 7pq 1 1 7qa 1 1 7p6 1 1 1 1 1 1 1 1 n5m 7pb 9 1 1 1 1 4 1 n53 1 1 1 1 1 ff7 1 1 1 1 1 1 1 l 1 3 1 1 1 1 1 n49 1 1 1 1 2zze 7ps 7ps 7ps 7ps 7ps 7q2 1 1 1 7pf 7ps fgo 1 1 1 1 1 uw3 1 1 1aas 1 1 1 7op 1 1 1 1 1 v 1 1 7pr 1 7pr 1 7pq 1 1 7pr 1 7pa 7q9 1 7pq 1 1 fei 1 1 1 1 1 1 1 1 s ffn 7po 3 7pb 1 1 7 1 1 1 1 1 ff5 a 1 1 1 1 1 3 uq6 1 1 1 1 1 7pd 1 1 1 7pp 1 1 1 1 1 7pn 1 1 1 7pz 7pi 1 1 1 7pp 1 7pr 1 1 7pq 1 fil 1 1 1 1 1 1 1 7pv 1 1 1 1 1 1 1 1 ff2 1 1 9.94615c 1 1 87 b 1 1 1 1 1 1 7j 1 1 1 m8 1 1 1 1 1 1 18 1 1 1 4u 1 1 274d 1 1 255q 1 1 1 1 1 1 1 25b5 1 1 251u 1 1 1 1 1 1 1 2534 5 1 1 1 2k 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 3 1 1 1 2 4l 1 1 1 b g 1 1 1 24uv 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1j 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 3 1 1 6 250i 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 e 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 1 c 1 1 1 1 1 1 1 1 250a 1 1 1 1 1 1 1 1 c 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1g 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 6fgt 1 1 1 1 1 1 1 4aft 1 1 1 1 1 6f9p 1 1 1 25c4 1 1 1 1 1 f 1 1 1 1 a 1 1 1 1 2 1 1 1 1 1 9 3 1 6 1 5 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 rueh 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 251h 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 2549 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 253g 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 2541 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 254h 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 258s 1 1 1 1 1 1 2521 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 253p 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 4am7 1 1 1 4alo 1 1 2 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 c 1 1 1 1 1 1 1 1 24uq 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 61 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 253w 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 cunm 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2u 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 6 1 2 1 1 1 1l 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 24xi 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2u 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 2b 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 w 1 1 1 1 1 1 1 1 253c u 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 m 1 1 1 1 1 1 1 1 24uv 1 4 7 5 1 1 1 1 e 1 1 1 1 1 1 1 4 1 1 1 3 d 4 1 j 4 5n 3 1 1 4 k 4 2 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 m 3 1 1 1 1 24ur 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 68 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 w 1 1 1 1 1 1 1 1 2532 1 1 1 1 1 1 1 1 2 1 1 12 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 m 1 1 1 1 1 1 1 1 250j 1 1 1 1 258h k 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 m 1 1 1 1 1 1 1 1 2532 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 j 1 1 1 1 1 1 1 1 w 1 1 1 1 1 1 1 1 4a2z 1 1 5t 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 c 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 4ab1 254p 1 1 1 1 1 1 1 1 c 1 1 1 1 2 1 1 1 1 1 1 2 1 1 1 1 c 4 1 2 1 250a 1 1 1 1 1 1 1 1 v 1 1 1 3a 1 1 1 1 1 1 3 2 1 2 1 1 1 1 1 1 1 1 2 1 1 1 2 2 1 1 2 1 1 1 4a6b 1 1 1 1 1 42 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 c 2 1 6 4a0h 1 1 1 1 1 1 1 49a5 1 1 1 252d 1 1 1 2569 1 1 1 1 1 2553 1 1 1 1 1 1 1 257j 1 1 1 1 1 1 1 253n 1 1 1 1 2554 1 1 1 1 1 255x 255i 4b7s 1 1 1 1 1 1 258o 1 1 1 1 1 24xm 1 1 1 1 1 1 4 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 256n 1 1 1 252e 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 2547 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 254y 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 253d 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2532 1 1 1 1 1 1 1 1 2 1 1 1 1 6 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1
Oi	7.3acsh 1 1 1 1 ro 1 1 1 1 1jg 1 1 1 1 2b8 1 1 1 1 ro 1 1 1 1 2b8 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 1jg 1 1 1 1 ro 1 1 1 1 pgk 1 1 1 1 2b8 1 1 1 1 ro 1 1 1 1 1jg 1 1 1 1 1jg 1 1 1 1 1jg 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 1jg 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 ro 1 1 1 1 8.wteph 1 5 1 1 1 1 1 1 7rs 7ps n5c c7w8 1 1 1 1 3uw7 2 7ps 9.94633a 1 1 1 1 1 s 1 1 1 1 1 1 25rf 1 b 1 1 1 2558 1 1 1 1 1 1 b 255e 1 1 1 1 1 1 1 1 255i 1 1 1 1 1 1 3 1 1 255g 1 1 1 1 1 1 b 1 1 1 2558 1 1 1 1 1 1 1 1 1 1 255p 1 6f5y 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 4625a 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 77 1 1 1 1 1 1 1 4 1 1 1 1 1 1 1 2 1 1 1 1 1 7 7 1 1 1 1 5 m 4 2 1 1 24w4 7i 1 1 1 1 1 1 1 1 2 1 1 k b 7 a 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 d 3 1 1 1 1 1 24w4 1 1 1 1 1 1 1 1 6q 1 1 1 4 p i 1 2 g 3 1 1 1 1 1 1 24wy 1 1 1 1 1 1 1 6h 2 1 4 1 o 1 a 9 2 e 1 2 1 1 1 2 2 253m 1 1 1 1 s q 2 1 1 1 1 2 3 1 1 2 2 1 4 253k 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 f s 1 1 1 1 1 1 1 2 1 1 1 1 1 1 5 24vi 1 1 80 1 1 u k 4 1 1 j 1 24va 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 7s 1 1 1 1 1 1 1 1 2 1 1 k 1 a h 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 5 1 1 1 1 3 3 1 1 1 1 24vo a 1 1 1 1 1 1 2 2 6y 1 1 1 1 s 1 1 g 1 1 1 1 f 7 1 1 5 1 1 1 2
Telemig Celular	7.3akim 8.wxp6j 1 1 1 1 7pp 2 7ps ffi 1 1 ffk 7pl 1 1 1 1 1 1 1 9.95czjl 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 2 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 2 1 1 2 1 1 1 1 1 2 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 2 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2u 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 254g 1 1 1 1 1 1 1 1 2 1 1 1 3 1 1 2 1 1 1 1 6 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 c 1 1 1 1 1 1 2 c 1 1 1 1 1 1 1 2533 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 b i 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 250u 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 4 1 1 1 1 24 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 m 1 1 1 1 1 1 1 1 250k 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1j 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 x 1 1 1 1 1 4a64 1 1 1 1 2o 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 m 1 1 1 1 1 1 1 1 250a 1 1 1 1 1 1 1 1 1 2j 1 1 1 1 1 1 1 1 29 1 1 1 2 1 1 1 1
Brasil Telecom GSM	7.3azxs 1 7pr rs 1 9.95ye81 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 253n 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 255c 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 254u 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2550 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 255b 1 1 1 1 1 1 255m 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 2548 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 254d 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 8kmm 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 254s 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 255b 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 cv0q 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 2 1 2 2 1 4a6j 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 254m 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 254o 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 2548 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 2551 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 254b 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 255b 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 2 1 1
Cibeles Telecom	7.3ci74 pb 716 1 6yt aqp d48 iw4
Will S.A.	7.3ciek l 5f 28 1d c 1 1r 4 8.xh6i1 1 1 1 1
Chile.Com	7.3cif0 hic 97t sf 2b2 4mf 3v7 8.xj77h 1 1 1 1 1 1 767 7ou 7rg 1aty 1 1 1 1 1 743 1 7lx 1 1q1n 1 1 1 7ih 1 1 1 2cvh 1 1 1 7pp 1 1 1 7yy 1 1a1e 1 1 1 fc3 1 1 fe1 1 1
Ifx Networks Chile S.A.	7.3cif2
Netline	7.3cigw 5x 1l45 1 1 1 1
Fullcom S.A.	7.3cigx 1
Quantax	7.3ciig 1l9m 8.xl3v2 1 1 1 1 j2 1 1 1 1
Convergia Telecom S.A.	7.3cijs 5w 77r 6xx arz 1hs sf 5ff 8.xrrnf 1 1 1 1
Telestar	7.3cim0 7cx p4 ro rs 4pg p0 rs 1jj 4mo 33p 1j0 rs 3uw rs ru 4mm se 2aq
Netel S.A.	7.3cimp
Pronto Ip Ltda.	7.3cin6
Telecomunicaciones Net Uno Ltda.	7.3ciqa 1l22
Redvoiss	7.3ciwa 1jtl 1 8.xj7qk 6qi 7oy 7oy 1aww 75n 7lm fpq 1a30 7r6 7n0 g2h eva 7lh n34 fr3 7dk 85w f23 ux7 7zi 7hq fcd
Servicios Internet Limitada	7.3cix0 715 or 68x 8.xlz0a 1 1 1 1 251j
Optic Telecomunicaciones Ltda.	7.3ciy0
Linksat Comunicaciones Spa.	7.3cizn 1 6zf 1
Compania Chilena De Comunicaciones Parallel S.A.	7.3cpy4 8.xh8zw 3vs8 24i9 v26 fgo 7ps 12d4 1xq6 9.9bdzts 1 1 1 1 24e6 1 1 1 1 25vs 1 1 1 1 ezkw 1 1 1 1 25rw 1 1 1 1 49p8 1 1 1 1 f1nw 1 1 1 1 255o 1 1 1 1 h3jw 1 1 1 1 6fnw 1 1 1 1 25p4 1 1 1 1 4abg 1 1 1 1 8mec 1 1 1 1 480o 1 1 1 1 4b2o 1 1 1 1
Netglobalis Telecom S.A.	7.3d7mi
Compania De Teléfonos De Coyhaique S.A.	7.3dgut 2 1 3 4 1 2 1 2 4 b 8.xqone 1 1 1 1 1 1 o 1 1q 7 1
Belink Spa.	7.3e17m
Ingenium Outsourcing Services Chile Spa.	7.3e17n 1
Cellpluss Spa.	7.3e17p 1 1 1 1
Voip Analysis S.A	7.3e1zc 1 1 1 1
Industel Chile Ltda	7.3e2px 1 1
Celupago	7.3e3nm
Mavi	7.3e3nw
Sociedad Comercial y de IngenierÃ­a Swedcom	7.3e3ri
Television Interactiva	7.3e3rs
Blue Two	7.3e3sm
Telecomunicaciones Dotcom	7.3e3tq
Telecomunicaciones Max Ltda.	7.3e3x2
Mobilink	7.3e5ea 1
Tesacom	7.3e652
Setroc Mobile	7.3evuc 1 1 1 1
Libre Tecnologias	7.3evum 1 1 1 1 1 1 8.y4uk2 1
GoMobile	7.3evv6
EZTALK Mobile	7.3evv8 1 1 1
Comunicaciones Dime	7.3evvg 1 1 1 1
Suma Movil	7.3evw0 1 1 1 1 1 1 1
SFR/Rife	7.3ilst 1ac3 8.z61xk 5 21 1 a cvej 1 1 1 1 n 1 1
Free Caraïbe	7.3ilsw 8.z63ec cu0d 1 1 1 1 yh
Telcell	7.3kgd9 3 1 1 1 1 r1
Satel	7.3kh4p
Rail Corporation NSW	7.3nn74 1
Dialogue Communications	7.3nn76
Symbio Networks	7.3nn78
Victorian Rail Track	7.3nsl4
Dani CALL	7.4pcxm 1 1
Center 2M	7.4qktx 1 1 f
Sonet	7.4qkua 1 1 1
Sprint	7.4qkvl 3 1 1 1
Intersvyaz-2	7.4qkvn
Sevastopol TELECOM	7.4r026
Multibyte	7.52pmn 15 hn bl 1 3 1 14 1 1 1 2qe
Sun Mobile	7.52pms
CITIC	7.52pnt tg
South China Telecommunications	7.52pp7
21Vianet	7.52q43
Hong Kong Broadband Network	7.52qh6
Webbing	7.52qwl
Guangxing Communication Co	7.52yya 1
Telecom Cambodia	7.53bq8 2s 2s 2s 2s go 2s 2s m8 2s 2s 2s jg 2s 2s 2s
Kuzey Kibris Turkcell	7.5e1mv 1 1 1 1
Itisaluna	7.5qrzc 1
Kalimat	7.5qs0b 1
ITC Fanoos	7.5qs1k 1
Imam Hussien Holy Shrine	7.5qs1y
IraqTel	7.5qs1z 1
BITIT	7.5sg9c 1
Home Cellular	7.5sg9e 1
Free Telecom	7.5sg9o 1
Merkaziya	7.5sg9x 8.1lwis0
Maskyoo	7.5sg9z 2
Cellran Cellular Communications	7.5sga0
Annatel	7.5sga6 1 1
Cellact	7.5sgaq 1 1
Unicell Mobile	7.5xdbv
Premium Net International SRL	7.5xdq8
Asanet	7.5xdqa 6c
KW Telecommunications	8.7f681
ZEOP Mobile	8.fn1ix 7 1d 1 1 1 1 17a
OTEGlobe	8.i9sh8
M-STAT	8.i9sh9 111 3ah
MI Carrier Services	8.i9sms 2s 2s 2s 2s 3pm 50
AMD Telecom	8.i9szf nh 31g 2v0
Forthnet	8.i9tld
Inter Telecom	8.i9tv8
OSE	8.i9u0g
Premium Net International	8.i9ude 22 28k 2va
SIA NETBALT	8.i9udg
Apifon	8.i9wo2
Yuboto	8.i9zim
Netfone Telecom	8.lmaio 1
Vidanet	8.lmbjm 1
YATECO	8.mza3f 22fk2 589
Altavox	8.mza3g
INNOVAC	8.mza3h
Digicom	8.mza3j
Telekabel	8.n7d4m
FAYN Telecommunications	8.p1ppe
COMA	8.p1pph
Axfone	8.p1rrd
MATERNA Communications	8.p1rrf
SMART Comp	8.p1rrl 1
PODA a.s. (SkyNet)	8.p1rrn
3ton s.r.o.	8.p1uuz 1 1ng
Cesky bezdrat	8.p1uvj 1
TT Quality s.r.o.	8.p1uwc 2s jg 25
miniTEL	8.p1uwn 27o
MONTYHO TECHNOLOGY s.r.o. (CANISTEC)	8.p1uyh
IPEX	8.p1v14 1
Dragon Internet	8.p1v19
ha-vel internet	8.p1vi0 32
Plus4U Mobile s.r.o.	8.p1vl9
Nordic Telecom s.r.o.(Air Telecom - MobilKom)	8.p1wd4
GOPE Systems a.s.	8.p1wih
SIA Net Balt	8.p1wkc
Dial Telecom	8.p1wxy
METRONET	8.p1x2o
TERMS	8.p1x3i 1 1 1
GoMobil	8.p1x3n 1 2
Alternet, s.r.o.	8.p4dc8
IPfon, s.r.o.	8.p4dct
BlueWave Communications	8.qnexe
Mobile Arts AB	8.rszfp
HORISEN AG	8.rszfs mlk rtd
Generic Mobil Systems	8.rtdrp
iCentrex Sweden AB	8.rtdty 1 1 1 1 dxj
Xplora mobile	8.rte2q 1yo 1 2 1 1
MOBIWEB LTD	8.rte5j 3v0 6pn 1 1 1 1 1 1 1
MONTY UK GLOBAL LIM	8.rtejd
LOXYTEL AB	8.rtg09 3 1 1 1
ONOFF TELECOM SAS	8.rtg0g 1 2ro 1 dz 1 8 1
Global Telefoni Sve	8.rti0o bj 1 1 1 1 1 1
WARSIN HOLDING AB	8.rtic5
Fast Communication	8.rtirz 1
MINITEL AB	8.rtj67
COOLTEL APS	8.rtm1b
CLX Networks AB	8.rtm1f
TELNESS AB	8.rtm28
REWICOM SCANDINAVIA	8.rtmfd 2 1 1 1
IPIFY LIMITED	8.rtmfl pml 1 1 1 1 1 1 1 1j3 2 2 1 1
Connectel AB	8.rudlh
Rebtel Networks	8.rudus
Stel Access S.A.	8.xh41u 1 1 1 1
Comunicacion Y Telefonia Rural S.A.	8.xl3r6 1 1 1 1 wo 6t0 1 1 1 1 1 1 ay 1 1 1 1 1 gj 1 1 6xy 1 1 1 1 1 az 1 1 1 1 1 gj 1 1 enq 1 1 1 1 1 1 ae 1 1 1 1 1 fp 1 1 1 1 3u5i 1 1 1 1 1 az 1 1 1 1 1 gj 1 8 6xv 1 1 1 1 b0 1 1 1 1 1 gf 1 8 6xr 1 1 1 6 av 1 1 1 1 gk 1 1 19iu 1 1 1 1 b0 1 1 1 1 gk 1 1 enq 1 1 1 1 1 az 1 1 1 1 1 gj 1 8 eno 1 1 1 1 rl 1 1 4 1
Compatel Chile Limitada	8.xwjvu 1 1 1 1
UTS	8.z61xu 25
Outremer Telecom	8.z63ed
Free Caraibe	8.zemwr 1 1 15h
Gazprom Telekom	8.1b1cdm
Sim Telecom	8.1b1cdn 1 1 1
Pasifik Telekom	8.1hvy4i
Netgsm	8.1hvy4s 1 1 1 1 3
Foniv Telecommunications Services	8.1hvy54
Nida Telekomunikasyon	8.1hvy5g
TTM	8.1hvy5r
Medium Telecommunications Services	8.1hvy62
Mobilisim Mobil Bilisim	8.1hvy70
Assistant Telecom	8.1hvy7a
Roitel	8.1hvy7x
Isnet	8.1hvy87
Duru Telekom	8.1hvy9s
Pelicell Telecommunications	8.1hvyb6
Alfa iletisim	8.1hvyc0
HATNET BILGI ILETISIM TEKNOLOJILERI	8.1hvycj
Yossi	8.1lwis3
Icell Telecom	8.1n9p9u
DataHouse Global	9.ggqb0b 1 1 1 1`;
export const phoneTimeZones: string = `America/Adak America/Anchorage America/Anguilla America/Antigua America/Barbados America/Boise America/Cayman America/Chicago America/Denver America/Dominica America/Edmonton America/Fort_Nelson America/Grand_Turk America/Grenada America/Halifax America/Jamaica America/Juneau America/Los_Angeles America/Lower_Princes America/Montserrat America/Nassau America/New_York America/North_Dakota/Center America/Phoenix America/Port_of_Spain America/Puerto_Rico America/Regina America/Santo_Domingo America/St_Johns America/St_Kitts America/St_Lucia America/St_Thomas America/St_Vincent America/Toronto America/Tortola America/Vancouver America/Winnipeg Atlantic/Bermuda Pacific/Guam Pacific/Honolulu Pacific/Pago_Pago Pacific/Saipan	1.1
Asia/Almaty Asia/Anadyr Asia/Aqtobe Asia/Irkutsk Asia/Kamchatka Asia/Krasnoyarsk Asia/Magadan Asia/Novosibirsk Asia/Omsk Asia/Sakhalin Asia/Vladivostok Asia/Yakutsk Asia/Yekaterinburg Europe/Bucharest Europe/Moscow Europe/Samara	1.7
Africa/Cairo	2.k
Africa/Johannesburg	2.r
Europe/Athens	2.u
Europe/Amsterdam	2.v
Europe/Brussels	2.w
Europe/Paris	2.x 3.5x
Atlantic/Canary Europe/Madrid	2.y
Europe/Budapest	2.10
Europe/Rome Europe/Vatican	2.13 6.8dlq
Europe/Bucharest	2.14 3.62 48 1 1 a8 6e
Europe/Zurich	2.15
Europe/Vienna	2.17
Europe/Guernsey Europe/Isle_of_Man Europe/Jersey Europe/London	2.18
Europe/Copenhagen	2.19
Europe/Stockholm	2.1a
Arctic/Longyearbyen Europe/Oslo	2.1b
Europe/Warsaw	2.1c
Europe/Berlin	2.1d
America/Lima	2.1f
America/Cancun America/Ciudad_Juarez America/Matamoros America/Mazatlan America/Mexico_City America/New_York America/Ojinaga America/Tijuana	2.1g
America/Havana	2.1h
America/Buenos_Aires	2.1i
America/Manaus America/Noronha America/Rio_Branco America/Sao_Paulo	2.1j
America/Santiago Pacific/Easter	2.1k
America/Bogota	2.1l
America/Caracas	2.1m
Asia/Kuching	2.1o
Australia/Adelaide Australia/Brisbane Australia/Eucla Australia/Lord_Howe Australia/Perth Australia/Sydney Indian/Christmas Indian/Cocos	2.1p
Asia/Jakarta Asia/Jayapura Asia/Makassar	2.1q
Asia/Manila	2.1r
Pacific/Auckland Pacific/Chatham	2.1s
Asia/Singapore	2.1t
Asia/Bangkok	2.1u
Asia/Almaty Asia/Aqtobe	2.25
Europe/Moscow	2.27 3.af a1 b 1 1 w 1 1 3 1 4.60r 1 11 2 1 1 2 8 1 1
Asia/Tokyo	2.29
Asia/Seoul	2.2a 3.nm
Asia/Ho_Chi_Minh	2.2c
Asia/Shanghai	2.2e 3.np
Europe/Istanbul	2.2i
Asia/Calcutta	2.2j
Asia/Karachi	2.2k
Asia/Kabul	2.2l
Asia/Colombo	2.2m
Asia/Rangoon	2.2n
Asia/Tehran	2.2q
Africa/Nairobi	3.5v 17
Atlantic/Canary	3.5w 5.qva 5 1 2m 6
Africa/Tunis	3.60
Africa/Banjul	3.64
Africa/Dakar	3.65
Africa/Nouakchott	3.66
Africa/Bamako	3.67
Africa/Conakry	3.68
Africa/Abidjan	3.69
Africa/Ouagadougou	3.6a
Africa/Niamey	3.6b
Africa/Lome	3.6c
Africa/Porto-Novo	3.6d
Indian/Mauritius	3.6e
Atlantic/Reykjavik	3.6f e 31
Africa/Freetown	3.6g
Africa/Accra	3.6h
Africa/Lagos	3.6i
Africa/Ndjamena	3.6j
Africa/Bangui	3.6k
Africa/Douala	3.6l
Atlantic/Cape_Verde	3.6m
Africa/Sao_Tome	3.6n
Africa/Malabo	3.6o
Africa/Libreville	3.6p
Africa/Brazzaville	3.6q
Africa/Kinshasa Africa/Lubumbashi	3.6r
Africa/Luanda	3.6s
Indian/Chagos	3.6u
Atlantic/St_Helena	3.6v 17
Indian/Mahe	3.6w
Africa/Khartoum	3.6x
Africa/Kigali	3.6y
Africa/Addis_Ababa	3.6z
Africa/Mogadishu	3.70
Africa/Djibouti	3.71
Africa/Dar_es_Salaam	3.73
Africa/Kampala	3.74
Africa/Bujumbura	3.75
Africa/Maputo	3.76
Africa/Lusaka	3.78
Indian/Antananarivo	3.79
Indian/Mayotte Indian/Reunion	3.7a
Africa/Harare	3.7b
Africa/Windhoek	3.7c
Africa/Blantyre	3.7d
Africa/Maseru	3.7e
Africa/Gaborone	3.7f
Africa/Mbabane	3.7g
Indian/Comoro	3.7h
Africa/Asmera	3.83
America/Aruba	3.89
Atlantic/Faeroe	3.8a
America/Godthab America/Scoresbysund America/Thule	3.8b
Europe/Madrid	3.9l 1 1 1 1
Europe/Gibraltar	3.9q
Atlantic/Azores Europe/Lisbon	3.9r
Europe/Luxembourg	3.9s
Europe/Guernsey Europe/Isle_of_Man Europe/London	3.9t 2i 2 3 1 4.3g6 1 1 1 1 1 2 1 1 5.yjc 2 1 2 1 1 1 6.9leg 1 2 1 2 1b 6
Europe/Tirane	3.9v
Europe/Malta	3.9w
Asia/Nicosia	3.9x
Europe/Helsinki Europe/Mariehamn	3.9y 5.rmq a 9 1 9 b a k
Europe/Sofia	3.9z
Europe/Chisinau	3.ad
Asia/Yerevan	3.ae
Europe/Andorra	3.ag
Europe/Monaco	3.ah
Europe/San_Marino	3.ai
Europe/Kyiv	3.ak
Europe/Belgrade	3.al 2
Europe/Podgorica	3.am
Europe/Zagreb	3.ap
Europe/Ljubljana	3.aq
Europe/Sarajevo	3.ar
Europe/Skopje	3.at
Europe/Rome	3.au 4 3
Europe/Prague	3.bo
Europe/Bratislava	3.bp
Europe/Vaduz	3.br
Europe/London	3.c9 1
Europe/Oslo	3.d2 2 1 1 1 1 1 1 1
Atlantic/Stanley	3.dw
America/Belize	3.dx
America/Guatemala	3.dy
America/El_Salvador	3.dz
America/Tegucigalpa	3.e0
America/Chicago	3.e1 4.xh 5 4 3 1 6 1 3 7 g 3 2 6 c 7 r 1 3 2 2 2 1 1 5 2 4 3 3 9 7 8 15 3 4 5 3 6 7 2 f h 5 a m 3 3 5 3 g 3 5 i 6 9 1 7 l 7 4 3 3 2 9 1 6 5 a 8 1 2 k 7 j 4 1 2 b 4 1 6 q 6 4 6 6 l 9 1 1 d 2 f n 2 t 2 a 5 2 b 5 2 2 5 7 4 g 3 4 6 6.2m4k 4 1 1 3wy ptl 2 1 x 7dd 1 2 8kt 5 2ww k 2 2 l i 7.q4re 1 f j 2 m 1 d n 2 1 1 j h 3 4 5 i 1 2 2 1 t d m 2 1 7 1 1 2 1 10 i h a 11 1s 2 1 1 r 6 b l 5 3 2 h 1 1 2 3 1 1 2 3 9 1 6 2 4 c x 2 6 1 7 1 b 1 1 6 1 1 4 1 25 6 1 9 5 3 3 4 2 7 12qm s 6 1 3 2 5 4 8 6 8 1 8 g z 2 3 5 b 8 3 j 4 1 4 2 k h 7 2 1 1 1 i a b 4 8 r 2 2 1 1 6 1 3 4 5 7 9 c b b 1 k 4 6 1 a 1 6 5 2 6 6 2 b d g i 1 j 1 7 1 1 1 3 2 1 5 6 7 1 1 1 3 6 1 3 1 1 n 3 1 1 1 3 1 b 1 3 6 c 2 d 2 4 1 1 2 9 3 3 k 2 1 1 1 3 x n 6ieg 3g ndt g 4 3 1 1 3 3 2 m 4 1 1 9 3 1 9 d d 2 9 1 1 5 h p 1 2 3 8 3 a s 1 2 4 g o f b u 4 7 4 a t 7 5 4 c c 2 2 1 k 2 g 3 1 8 1b 1 3 6 9 4 6 6 4 2 7 1 2 3 i 13 7 3 7 1 1 2 i 4 3 1 4 13 3 1 b 1 4 1 5 q 6 4 1 2 5 1 1 au 215p 5 7 2 r 1 j 4 6 6 3 1 1 2 4 5 4 1 8 h 1 4 f 4 2 3 3 1 5 3 1 2 4 2 c 3 2 1 9 p 1 2 9 7 2 2 4 2 8 1 8 5 1 1 e 7 s 3 2 8 9 h 6 5 i e i 1 8 6 a a 1 1 3 g 15 6 8 1 3 4 2 3 3 2 1 9 6 2 1 1 1 3 6 1 1 5 2 2 2 y 4 1 1 3 1 2 7 2 3 1 8 7 a a 1i 5 d 3 2d75 1 f 1 x 2 d e l 5 1 1k 1z v x 1v 4 f 1y 4 b 5 9 7 n s c p 1 m spr 6 2 5 2 2 1 3 4 1 1 2 b 3 1 4 1 1 6 2 1 2 2 2 2 2 2 5 3 c 1 9 5 8 1 4 5 3 5 9 k 1 6 8 1 3 4 3 6 3 2 i 1 3 3 1 5 f g 2 4 3 c 1 2 8 2 2 1 2 2 1 3 b 6 3 1 1 2 6 2 6 4 p 9 4 1 1 1 4 1 2 1 b f 1 1 2 b 1 1 1 a 1 3 5 5 a 1 2 1 i 3 9 4 a 1 6 4 e 1 f 6 f 1 6 5 1 h 5 b 2 1 2 2 i 2 e 1 2 9 7 2 5 1 e 1 1 2 g 2 2 1 2 2 3 7 h 1 3 2 7 1 1 b 1 16na 8a 2s 2i l 2 3 1d z 1 b 1l
America/Costa_Rica	3.e2
America/Panama	3.e3
America/Miquelon	3.e4
America/Port-au-Prince	3.e5
America/Mexico_City	3.ei 1 1 1 2 1 1 5.14lm 19 8 3 1 1 1
America/Sao_Paulo	3.fb 1 1 1 3 1 4.4a6 1 2 1 1 6 1 1 1 q 6 2 1 6.bzfg 1u 7.3bu9x 7 3 n a 2 q 1 2 2 n gf 1 1 5 1 11l 1 1 hp 9h 2 1 7 hr a 1 8.x59xk fgv 4oo2 1 1 o5 c o 3 1 1 5 1 x 1 2 19 1 a 1e 1 2 a 5 34 a 1 1 s 1 1 2 b v e 1 b 2 4 5 m p 1 1 1 1 9 r z 1d 1 b 4 c 3 1 l 3 1 3 r 2 h 1 t 3 2 i 1 2 e 2 1 b 1 2 4 1 6 2 1 5 4 1 1 6 5v 2 1p 1 3 y 4hn 1 1 1 1 3w5 5h0 l ou 1 19 1 1 3 4b 7s 3 7 2 1 2 1 y 5 1 1 4 b 8 7 4 3 1 1 3t 1 1 1k 4n5 1 1 1 r 1 13 1 13 1 1 1 1 15 p 1 4 2 1mg 2 p9 1 3 2 5o 27 8 2 1 3 4 c 1 1 2 2 r 1 1 d 3 3 1 6 13 1 1 1 1 1k 7z 1 6 1 1 4o5 1 1 12 1 1d 10 o 1 1 3 2
America/Manaus	3.fj 4.4al 1 1 2 8.x2phu
America/Santiago	3.fl 1 2 1 1 1 1 1 4.4ch 1 1 5.17gi 1
America/Guadeloupe	3.ge
America/La_Paz	3.gf
America/Guyana	3.gg
America/Guayaquil Pacific/Galapagos	3.gh 5.19so
America/Cayenne	3.gi
America/Asuncion	3.gj
America/Martinique	3.gk
America/Paramaribo	3.gl
America/Montevideo	3.gm
America/Curacao America/Kralendijk	3.gn
Australia/Sydney	3.gz 1 1 1 3 6.d98x 1 7.3okh0 1 1 8.10top1 p 2 1 1
Asia/Jakarta Asia/Makassar	3.h9 4.4ug 5.1buf ac 27 1m n 7k 7 1 5 5 2 2 1 5 e f 8 b
Asia/Jakarta	3.ha 4 1 1 4.4t3 1 1 1 1 i 3 5.1c8h 2 4 3 3 3 aw 12 5 g
Asia/Makassar	3.hc 4.4t8 1 1 g 1 5.1c8f 1 5 1 8 1
Pacific/Auckland	3.ht 1 1 1 1 1 1 1 1
Asia/Dili	3.im
Pacific/Norfolk	3.io
Asia/Brunei	3.ip
Pacific/Nauru	3.iq
Pacific/Port_Moresby	3.ir
Pacific/Tongatapu	3.is
Pacific/Guadalcanal	3.it
Pacific/Efate	3.iu
Pacific/Fiji	3.iv
Pacific/Palau	3.iw
Pacific/Wallis	3.ix
Pacific/Rarotonga	3.iy
Pacific/Niue	3.iz
Pacific/Apia	3.j1
Pacific/Enderbury Pacific/Kiritimati Pacific/Tarawa	3.j2
Pacific/Noumea	3.j3
Pacific/Funafuti	3.j4
Pacific/Gambier Pacific/Marquesas Pacific/Tahiti	3.j5
Pacific/Fakaofo	3.j6
Pacific/Kosrae Pacific/Ponape Pacific/Truk	3.j7
Pacific/Majuro	3.j8
Asia/Yekaterinburg	3.kd 1 1
Asia/Almaty	3.lf 1 7
Asia/Hong_Kong	3.no
Asia/Phnom_Penh	3.nr
Asia/Vientiane	3.ns
Asia/Dhaka	3.og
Asia/Taipei	3.om
Indian/Maldives	3.qo
Asia/Beirut	3.qp
Asia/Amman	3.qq
Asia/Damascus	3.qr
Asia/Baghdad	3.qs
Asia/Kuwait	3.qt
Asia/Riyadh	3.qu
Asia/Aden	3.qv
Asia/Muscat	3.qw
Asia/Dubai	3.qz
Asia/Jerusalem	3.r0
Asia/Bahrain	3.r1
Asia/Qatar	3.r2
Asia/Thimphu	3.r3
Asia/Choibalsan Asia/Hovd Asia/Ulaanbaatar	3.r4
Asia/Katmandu	3.r5
Asia/Dushanbe	3.rk
Asia/Ashgabat	3.rl
Asia/Baku	3.rm
Asia/Tbilisi	3.rn
Asia/Bishkek	3.ro
Asia/Tashkent	3.rq
America/New_York	4.xd 1 1 4 5 3 1 3 1 3 4 2 2 3 5 1 8 4 8 7 2 1 2 4 7 i 1 2 1 8 2 2 4 3 2 3 1 2 4 3 8 4 1 b 1 g 6 f 3 3 3 2 1 6 f 6 3 2 3 f 7 2 3 3 6 i 6 5 3 1 1 m b a 6 3 1 3 8 3 1 h 3 1 2 1 4 2 1 e 9 5 1 a b b 2 1 5 h 1 2 a 1 1 6 3 1 4 2 6 3 b 3 5 3 5 1 1 2 7 5 g 1 1 6 2 1 1 7 5 2 7 3 1 4 2 3 2 4 2 1 2 1 2 1 1 1 d q 2 2 2 2 2 3 2 a 1 4 3 4 2 4 1 6 5 e 5 2 4 5 6.31tf a e 2 d 7.ui5e 7 8 1 6 l 1 1 6 1 3 5 1 2 1 1 5 6 1 3 1 3 2 8 9 2 a 1 5 5 f 1 1 1 3 8 8 d d 1 4 6 j 1 2 1 6 3 5 3 1 8 2 e 1 h 2 g 4 1 2 b 4 6 7 4 1 4 6 6 3 4 3 1 3 5 3 4 1 1 8 7 8 3 1 h 3 2 2 1 4 5 4 b 1 3 u 1 4 6 2 c 3 2 1 5 2 8 1 1 1 6 1 3 1 3 4 1 3 4 3 3 6 3 1 2 4 4 2 2 1 2 g 1 3 1 d 3 1 1 3 7 1 2 a 2 1 5 1 1 1 6 2 6 1 1 5 8 6 2 6 5 2 1 4 j 2 e 7 4 a
America/Winnipeg	4.xg 6b 17 32 7.12qgn 1f 5d 1 e 1u 4z a 5h 1a2n
America/Los_Angeles	4.xi 3 4 14 q 18 i 9 a 9 13 7 9 1 h g 19 6 1 k b i 3 2 1j 7 2 m 7 4 8 x 5 7 b d 9 d 19 d 2 b 9 i 1f 7 9 o 2 k 5.a3y 1 1 1 1 1 1 1 6.2l9e 17q2 1 2 1b 3 3 7.pw9j u a 7 1 2 2 n 2 c 1 3o 6 3 2 9 j 28 14 e d 2 f b 8 h 6 1 3 1 4 8 5 13 3 9 7 3 4 3 1 4 6 1 7 7 1 j 1 g 8 w 7 1 2 15 9 b g 2 j c4w9 u 2 1 4 3 6 4 f 2 6 b 3 2 9 f w 3 c g 8 7 1 v 1 1 3 4 d 5 3 8 2 7 3 9 17 c 7 v 2 9 2 y 1 1 1 1 9 1 l g 1 3 7 2 1 1 1 v 1 1 4 1 a 1 4 4 1 3 1 1 1 9 8 1 1 5 1 4 1 1 2 1 d u 1 1 1 2 6 2 4 2 i 3 23 q 1 a
America/Toronto	4.y2 n e q 1i b b 2 f y 2 j 1 c i 1a 5 t v 2 w y 10 m 11 b 1i c 1i w 11 7.141cb
America/Vancouver	4.yc e 7 9n 1w 2y 7.140ue 1n 1r 28 2p y 1 91
America/Nassau	4.yi
America/Barbados	4.ym
America/Anguilla	4.z4
America/Antigua	4.z8
America/Tortola	4.zo
America/Denver	4.107 4 26 l t 1y 1y 40 1 s 1h 36 1j d 5.9bn 6.2l87 5 e 4 6 k 1 c 1 2 1 7nz 7.pw95 k 5 1 1 d 1 7 1 1 2 1 4 k j 2w 1 1 4 2 3 2 5 c 2 3 2 2 2 a 1 1 1 4 d 1 2 3 6 5 6 a 9 1 k 1 2 1 3 1 3 1 2 3 5 1 1 3 7 1 1 2 4 1 7 2 1 1 6 7 6 e 2 4 1 2 3 3 2 3 a 4 2 e 5 1 3 3 b 2 6 2 1 3 4 3 t b 5 5 g 3 2 1 1 5 k g 7 4 5 1 n 1 7 1 m 3 2 2 9 1 3 1 6 6 2 2 1 2 3 3 2 5 1 y 2 3 1 1 24kn j 8 k 2 17 p 16 t 9 4 32 25 7 2 1 2 u 2p a 2u 8 4ze2 2t bc 8 1cuw e w o 1q 1 1 4 1 7 j 7 7 2 1 2 1 5 g f 1 o t 2i 4 6 9 1c 1 2 m 7 c v 1 1 1 1 1 1 1 m a w 4 w e m 8 p v 15 b4c 8 1qdl 2 1r 4m r 14 18 8 9 13 3x 1o 1c 1kxs 7v0 12 9
America/Regina	4.10a 99
America/St_Thomas	4.118
America/Cayman	4.11d
America/Edmonton	4.120 z 54 5d 19 7.qsoy j 1 1 26 1 2 3 1y 6 2 1 1 1 1p 6e 1j 8 2 1 2 1 d7xb 2a q 2a 2n 1 1 1a 1r
America/Halifax	4.13o 26 7o 3c 7.ueux 1d 67zs h2 1c
Atlantic/Bermuda	4.141
America/Grenada	4.14x
America/Phoenix	4.154 14 2a l 8h
America/Denver America/North_Dakota/Center	4.18l 2o
America/Grand_Turk	4.19t
America/Jamaica	4.1a2 62
America/Montserrat	4.1a8
Pacific/Saipan	4.1ae
Pacific/Guam	4.1af
Pacific/Pago_Pago	4.1as
America/Puerto_Rico America/St_Johns	4.1bh 4q
America/Lower_Princes	4.1bt
America/St_Lucia	4.1cu
America/Dominica	4.1d3
America/Boise America/Los_Angeles	4.1db 5v 5.9bm 3 1 3 6.2l8e 1 a 7 1 m 3 1 2 2 1 1 1 1 1 7.pwcg 5 3 1 1 2 3 6 6 1 1 6 3 3 2 1 4 1 1 2 2 5 1 6 1 6 1 1 1 3 1 4 1 1 2 d 6 1 2 2 2 1 4 2 3 1 2 2 1 1 5 2 2 4 5 1 1 3 3 2 65 1 1 5 1 d 2 5 1 1 8 1 l 3 1 3 1 c 1 5 1t 5 1 1 4 2 1 3 4 1 1 2 1 c 3 1 1 3
America/St_Vincent	4.1dk
America/Puerto_Rico	4.1dn 48
Pacific/Honolulu	4.1e8 7.14vwd
America/Santo_Domingo	4.1e9 k k
America/Fort_Nelson	4.1fv
America/Port_of_Spain	4.1fw
America/St_Kitts	4.1fx
America/Adak America/Anchorage	4.1gz
Africa/Kinshasa	4.1vj 2 1 1 1
Africa/Lubumbashi	4.1vk
America/Godthab	4.2b3 1 1 1 1 1 2 1
Europe/Lisbon	4.2pk
Europe/Helsinki	4.2rh 1 1 2 1 2 1
Arctic/Longyearbyen	4.3or
America/Mazatlan	4.426 1 1 5 5.14d3 8 4 1 1 2 1q 67 1 1 1 10 1 1 4 2 1 2 5 1 1 3 1 e
America/Rio_Branco	4.4ao
Pacific/Easter	4.4cg
America/Guayaquil	4.4ks 1 1 1 1 1 2
America/Kralendijk	4.4mh 1 3
America/Curacao	4.4mk 3
Australia/Adelaide Australia/Perth	4.4ru 1 1 1 5.1bq7 6.d98u 7.3okgo 1 8 6 1 1 8.10tom4 g 3 l 1 1 1 1 c 2 r 2 m c 6 1 1 2 5 1 1 1
Asia/Jayapura	4.4uq 1 1 6 5.1ckn 4 1 1 5 4 1 2 2 4
Pacific/Tahiti	4.5bi 5.1h8c 1
Pacific/Truk	4.5c1 6.etwd
Asia/Irkutsk	4.5mt 2m
Asia/Yakutsk	4.5mu 31 5
Europe/Samara	4.5nx dx 4 2 3
Asia/Omsk	4.5p1
Asia/Novosibirsk	4.5p2 1
Asia/Krasnoyarsk	4.5p4 1 3 2 1 3
Asia/Magadan	4.5px
Asia/Kamchatka	4.5pz
Asia/Vladivostok	4.5q5 2 3
Asia/Sakhalin	4.5q8
Asia/Anadyr	4.5qb
Asia/Aqtobe	4.5y7 1 1 g
Asia/Almaty Asia/Aqtobe Europe/Moscow	4.60o 8 1 1
Europe/Bucharest Europe/Moscow	4.61s
Asia/Ulaanbaatar	4.7j9 1 1 1 1 5.23bf 1 1 2 6 1 1 2
Indian/Mayotte	5.k9j 6.5md9 7.1kb2t 1s1 28 83
Indian/Reunion	5.k9p c 1 6 1 6.5md2 1 7.1kb2s 1s3 28 7v 1
America/Thule	5.n59
America/Scoresbysund	5.n5b
Europe/Mariehamn	5.rmy
America/Mexico_City America/Tijuana	5.14a0
America/Mexico_City America/New_York	5.14a1
America/Tijuana	5.14lk u c 3 3 1 l
America/Ojinaga	5.14lu
America/Mazatlan America/Mexico_City	5.14mh
America/Ciudad_Juarez	5.14mo
America/Matamoros	5.14sj a 1 g 5
America/Cancun	5.14vr 1 3 b
America/Noronha	5.172c 2 1 2 2 6.bynn 4 2 1 1 7.3bmk4 6 h 4 1 1 4 2 1 2 1 1 k 1 5 8.x89lh 3 1 1 4 2 3 2 d 1 1 3 7 2 1 1 c f d 2u 6 2 1 1 1 4 3 1 1 k 5 1 1 1 2 8 1 1 1 1 1 11 6 1 1 1 1 3 2 6 3 5 b 6 1 1 1 l 3 1 10 5 2 1 2 a a a a a a 5 3 1 1 6 3g 3 7 2 8 a 9 b 2 2 3 3 a 6 1 1
Australia/Brisbane	5.1bmr 6.d8bb 2 2 1 e 1 3 9 1 6 8 3 2 5 2 1 7 1 1 1 g 7.3oaf9 1 1 1 pe 1 l 1 5 f 5 1 1 1 r 1 5e 1 3 1 4 g 3 3 8 3 9 1p 1 1 1 1 4 3 k 1 8 9 3 1 1 3 x 1b 6 1 1 1t x 1 1 i 2a t y 4 8 5 1n d 1 3 1 5 4 1 2 1 4 2 23 8.10qw88 1 1 1 7el 14 1 2 8 8 7c f 1i 1mf 4 1g2 1 1 1 ji k6 1 1 3 7g 1 1 1 us fk b kv 1 1 1c 1 8q
Asia/Jayapura Asia/Makassar	5.1c5f
Asia/Jakarta Asia/Jayapura	5.1cjn 11
Pacific/Chatham	5.1dmy
Pacific/Ponape	5.1hcc 6.etw0 1 3 2
Pacific/Kosrae	5.1hch
Asia/Hovd	5.23bi a
America/Juneau	6.435u 2 3 6 c 7.14vm1 3 i 2 3 f 2 5 1 2 2 2 5 e g 2 5 b q 1 1 1 3 1 1 1 5 3 d 1 1 1 2 a 10 i 1 k 2 9 5 7 1 1 2 5 r 1 k i 1 1 4 2 b 6 10 9 d 2 v 6 5 6 2 i 9 4 2 4 9 1 2 1 1 j 4 2 4 4 3 3 3 1 w 4 4 5 6 1 a g 6 9 9 3 y 11 h
Atlantic/Azores	6.7j24 3 1
Europe/Guernsey	6.9gnd
Europe/Jersey	6.9gou
Europe/Isle_of_Man	6.9grc
Australia/Perth	6.d98v 7.3okgl b 8.10tolr 3t 1 1
Asia/Choibalsan	6.kx7i 2s
America/St_Johns	7.10muj 2 8 j 1 m 2d 4 1x h 4 8 2 l 18 2 15 3 h 12 1 2 2 4 8 m 9 3 2 8 r 4 3 9 1 6 2 6 1 3 1 1 n 4 1a 2 1e b
America/Denver America/Phoenix	7.15bvf at 1 1 3 9 b 1 q 1 3 1 q q 6 2c
Europe/Vatican	7.2bqfe
Indian/Cocos	7.3onl6 8.10toje t t t t 1m 1b v8g
Indian/Christmas	7.3onl8 8.10tojd t t t t t t t i d vf7
Asia/Choibalsan Asia/Ulaanbaatar	7.5t7wy rs
Australia/Lord_Howe	8.10gwp9 2i 1y 1v r 1q 18 4b a8 1 71z 1 1 h 1t 2f 19 19 7d q a6
Australia/Adelaide Australia/Eucla Australia/Perth	8.10uixl 2
Australia/Adelaide Australia/Perth Indian/Christmas	8.10ujem 1 1 1 3w t 3 s 1i 1d e 1d 29 15 5n 1 9 1 1
Australia/Adelaide Australia/Perth Indian/Cocos	8.10ujeq 1 1 h 2l s t 3 s 1i 18 e 1a 1o 1y 5o 75`;
export const areaCodes: string = `201	US-NJ	New Jersey	Jersey City
202	US-DC	District of Columbia	Washington
203	US-CT	Connecticut	New Haven
204	CA-MB	Manitoba	Winnipeg
205	US-AL	Alabama	Birmingham
206	US-WA	Washington	Seattle
207	US-ME	Maine	Portland
208	US-ID	Idaho	Boise
209	US-CA	California	Stockton
210	US-TX	Texas	San Antonio
212	US-NY	New York	New York
213	US-CA	California	Los Angeles
214	US-TX	Texas	Dallas
215	US-PA	Pennsylvania	Philadelphia
216	US-OH	Ohio	Cleveland
217	US-IL	Illinois	Springfield
218	US-MN	Minnesota	Duluth
219	US-IN	Indiana	Gary
220	US-OH	Ohio	Newark
223	US-PA	Pennsylvania	Lancaster
224	US-IL	Illinois	Elgin
225	US-LA	Louisiana	Baton Rouge
226	CA-ON	Ontario	London
227	US-MD	Maryland	Rockville
228	US-MS	Mississippi	Gulfport
229	US-GA	Georgia	Albany
231	US-MI	Michigan	Muskegon
234	US-OH	Ohio	Akron
235	US-MO	Missouri	Columbia
236	CA-BC	British Columbia	
239	US-FL	Florida	Cape Coral
240	US-MD	Maryland	Rockville
248	US-MI	Michigan	Troy
249	CA-ON	Ontario	Sudbury
250	CA-BC	British Columbia	Victoria
251	US-AL	Alabama	Mobile
252	US-NC	North Carolina	Greenville
253	US-WA	Washington	Tacoma
254	US-TX	Texas	Killeen
256	US-AL	Alabama	Huntsville
257	CA-BC	British Columbia	
260	US-IN	Indiana	Fort Wayne
262	US-WI	Wisconsin	Kenosha
263	CA-QC	Quebec	Montreal
267	US-PA	Pennsylvania	Philadelphia
269	US-MI	Michigan	Kalamazoo
270	US-KY	Kentucky	Bowling Green
272	US-PA	Pennsylvania	Scranton
274	US-WI	Wisconsin	Green Bay
276	US-VA	Virginia	Bristol
279	US-CA	California	Sacramento
281	US-TX	Texas	Houston
283	US-OH	Ohio	Cincinnati
289	CA-ON	Ontario	Hamilton
301	US-MD	Maryland	Rockville
302	US-DE	Delaware	Wilmington
303	US-CO	Colorado	Denver
304	US-WV	West Virginia	Charleston
305	US-FL	Florida	Miami
306	CA-SK	Saskatchewan	Saskatoon
307	US-WY	Wyoming	Cheyenne
308	US-NE	Nebraska	Grand Island
309	US-IL	Illinois	Peoria
310	US-CA	California	Los Angeles
312	US-IL	Illinois	Chicago
313	US-MI	Michigan	Detroit
314	US-MO	Missouri	St. Louis
315	US-NY	New York	Syracuse
316	US-KS	Kansas	Wichita
317	US-IN	Indiana	Indianapolis
318	US-LA	Louisiana	Shreveport
319	US-IA	Iowa	Cedar Rapids
320	US-MN	Minnesota	St. Cloud
321	US-FL	Florida	Orlando
323	US-CA	California	Los Angeles
324	US-FL	Florida	Jacksonville
325	US-TX	Texas	Abilene
326	US-OH	Ohio	Dayton
327	US-AR	Arkansas	Jonesboro
329	US-NY	New York	Poughkeepsie
330	US-OH	Ohio	Akron
331	US-IL	Illinois	Aurora
332	US-NY	New York	New York
334	US-AL	Alabama	Montgomery
336	US-NC	North Carolina	Greensboro
337	US-LA	Louisiana	Lafayette
339	US-MA	Massachusetts	Lynn
340	US-VI	U.S. Virgin Islands	Charlotte Amalie
341	US-CA	California	Oakland
343	CA-ON	Ontario	Ottawa
346	US-TX	Texas	Houston
347	US-NY	New York	New York
350	US-CA	California	Stockton
351	US-MA	Massachusetts	Lowell
352	US-FL	Florida	Gainesville
353	US-WI	Wisconsin	Madison
354	CA-QC	Quebec	Granby
357	US-CA	California	Fresno
360	US-WA	Washington	Vancouver
361	US-TX	Texas	Corpus Christi
363	US-NY	New York	Hempstead
364	US-KY	Kentucky	Bowling Green
365	CA-ON	Ontario	Hamilton
367	CA-QC	Quebec	Quebec City
368	CA-AB	Alberta	
369	US-CA	California	Santa Rosa
380	US-OH	Ohio	Columbus
382	CA-ON	Ontario	London
385	US-UT	Utah	Salt Lake City
386	US-FL	Florida	Daytona Beach
401	US-RI	Rhode Island	Providence
402	US-NE	Nebraska	Omaha
403	CA-AB	Alberta	Calgary
404	US-GA	Georgia	Atlanta
405	US-OK	Oklahoma	Oklahoma City
406	US-MT	Montana	Billings
407	US-FL	Florida	Orlando
408	US-CA	California	San Jose
409	US-TX	Texas	Beaumont
410	US-MD	Maryland	Baltimore
412	US-PA	Pennsylvania	Pittsburgh
413	US-MA	Massachusetts	Springfield
414	US-WI	Wisconsin	Milwaukee
415	US-CA	California	San Francisco
416	CA-ON	Ontario	Toronto
417	US-MO	Missouri	Springfield
418	CA-QC	Quebec	Quebec City
419	US-OH	Ohio	Toledo
423	US-TN	Tennessee	Chattanooga
424	US-CA	California	Los Angeles
425	US-WA	Washington	Bellevue
428	CA-NB	New Brunswick	Moncton
430	US-TX	Texas	Tyler
431	CA-MB	Manitoba	Winnipeg
432	US-TX	Texas	Midland
434	US-VA	Virginia	Lynchburg
435	US-UT	Utah	St. George
436	US-OH	Ohio	Parma
437	CA-ON	Ontario	Toronto
438	CA-QC	Quebec	Montreal
440	US-OH	Ohio	Parma
442	US-CA	California	Oceanside
443	US-MD	Maryland	Baltimore
445	US-PA	Pennsylvania	Philadelphia
447	US-IL	Illinois	Springfield
448	US-FL	Florida	Tallahassee
450	CA-QC	Quebec	Laval
457	US-LA	Louisiana	Shreveport
458	US-OR	Oregon	Eugene
463	US-IN	Indiana	Indianapolis
464	US-IL	Illinois	Cicero
465	US-NY	New York	New York
468	CA-QC	Quebec	Sherbrooke
469	US-TX	Texas	Dallas
470	US-GA	Georgia	Atlanta
471	US-MS	Mississippi	Tupelo
472	US-NC	North Carolina	Fayetteville
474	CA-SK	Saskatchewan	Saskatoon
475	US-CT	Connecticut	New Haven
478	US-GA	Georgia	Macon
479	US-AR	Arkansas	Fort Smith
480	US-AZ	Arizona	Scottsdale
484	US-PA	Pennsylvania	Allentown
501	US-AR	Arkansas	Little Rock
502	US-KY	Kentucky	Louisville
503	US-OR	Oregon	Portland
504	US-LA	Louisiana	New Orleans
505	US-NM	New Mexico	Albuquerque
506	CA-NB	New Brunswick	Moncton
507	US-MN	Minnesota	Rochester
508	US-MA	Massachusetts	Worcester
509	US-WA	Washington	Spokane
510	US-CA	California	Oakland
512	US-TX	Texas	Austin
513	US-OH	Ohio	Cincinnati
514	CA-QC	Quebec	Montreal
515	US-IA	Iowa	Des Moines
516	US-NY	New York	Hempstead
517	US-MI	Michigan	Lansing
518	US-NY	New York	Albany
519	CA-ON	Ontario	London
520	US-AZ	Arizona	Tucson
530	US-CA	California	Redding
531	US-NE	Nebraska	Omaha
534	US-WI	Wisconsin	Eau Claire
539	US-OK	Oklahoma	Tulsa
540	US-VA	Virginia	Roanoke
541	US-OR	Oregon	Eugene
548	CA-ON	Ontario	London
551	US-NJ	New Jersey	Jersey City
557	US-MO	Missouri	St. Louis
559	US-CA	California	Fresno
561	US-FL	Florida	West Palm Beach
562	US-CA	California	Long Beach
563	US-IA	Iowa	Davenport
564	US-WA	Washington	Vancouver
567	US-OH	Ohio	Toledo
570	US-PA	Pennsylvania	Scranton
571	US-VA	Virginia	Arlington
572	US-OK	Oklahoma	Oklahoma City
573	US-MO	Missouri	Columbia
574	US-IN	Indiana	South Bend
575	US-NM	New Mexico	Las Cruces
579	CA-QC	Quebec	Laval
580	US-OK	Oklahoma	Lawton
581	CA-QC	Quebec	Quebec City
582	US-PA	Pennsylvania	Erie
584	CA-MB	Manitoba	Winnipeg
585	US-NY	New York	Rochester
586	US-MI	Michigan	Warren
587	CA-AB	Alberta	
601	US-MS	Mississippi	Jackson
602	US-AZ	Arizona	Phoenix
603	US-NH	New Hampshire	Manchester
604	CA-BC	British Columbia	Vancouver
605	US-SD	South Dakota	Sioux Falls
606	US-KY	Kentucky	Ashland
607	US-NY	New York	Binghamton
608	US-WI	Wisconsin	Madison
609	US-NJ	New Jersey	Trenton
610	US-PA	Pennsylvania	Allentown
612	US-MN	Minnesota	Minneapolis
613	CA-ON	Ontario	Ottawa
614	US-OH	Ohio	Columbus
615	US-TN	Tennessee	Nashville
616	US-MI	Michigan	Grand Rapids
617	US-MA	Massachusetts	Boston
618	US-IL	Illinois	Belleville
619	US-CA	California	San Diego
620	US-KS	Kansas	Dodge City
621	US-TX	Texas	Houston
623	US-AZ	Arizona	Glendale
624	US-NY	New York	Buffalo
626	US-CA	California	Pasadena
628	US-CA	California	San Francisco
629	US-TN	Tennessee	Nashville
630	US-IL	Illinois	Aurora
631	US-NY	New York	Brentwood
636	US-MO	Missouri	O'Fallon
639	CA-SK	Saskatchewan	Saskatoon
640	US-NJ	New Jersey	Trenton
641	US-IA	Iowa	Mason City
645	US-FL	Florida	Miami
646	US-NY	New York	New York
647	CA-ON	Ontario	Toronto
650	US-CA	California	San Mateo
651	US-MN	Minnesota	St. Paul
656	US-FL	Florida	Tampa
657	US-CA	California	Anaheim
659	US-AL	Alabama	Birmingham
660	US-MO	Missouri	Sedalia
661	US-CA	California	Bakersfield
662	US-MS	Mississippi	Tupelo
667	US-MD	Maryland	Baltimore
669	US-CA	California	San Jose
670	US-MP	Northern Mariana Islands	Saipan
671	US-GU	Guam	Hagåtña
672	CA-BC	British Columbia	
678	US-GA	Georgia	Atlanta
679	US-MI	Michigan	Detroit
680	US-NY	New York	Syracuse
681	US-WV	West Virginia	Charleston
682	US-TX	Texas	Fort Worth
683	CA-ON	Ontario	Sudbury
684	US-AS	American Samoa	Pago Pago
686	US-VA	Virginia	Richmond
689	US-FL	Florida	Orlando
701	US-ND	North Dakota	Fargo
702	US-NV	Nevada	Las Vegas
703	US-VA	Virginia	Arlington
704	US-NC	North Carolina	Charlotte
705	CA-ON	Ontario	Sudbury
706	US-GA	Georgia	Augusta
707	US-CA	California	Santa Rosa
708	US-IL	Illinois	Cicero
709	CA-NL	Newfoundland and Labrador	St. John's
712	US-IA	Iowa	Sioux City
713	US-TX	Texas	Houston
714	US-CA	California	Anaheim
715	US-WI	Wisconsin	Eau Claire
716	US-NY	New York	Buffalo
717	US-PA	Pennsylvania	Lancaster
718	US-NY	New York	New York
719	US-CO	Colorado	Colorado Springs
720	US-CO	Colorado	Denver
724	US-PA	Pennsylvania	New Castle
725	US-NV	Nevada	Las Vegas
726	US-TX	Texas	San Antonio
727	US-FL	Florida	St. Petersburg
728	US-FL	Florida	West Palm Beach
730	US-IL	Illinois	Belleville
731	US-TN	Tennessee	Jackson
732	US-NJ	New Jersey	Edison
734	US-MI	Michigan	Ann Arbor
737	US-TX	Texas	Austin
738	US-CA	California	Los Angeles
740	US-OH	Ohio	Newark
742	CA-ON	Ontario	Hamilton
743	US-NC	North Carolina	Greensboro
747	US-CA	California	Burbank
748	US-CO	Colorado	Fort Collins
753	CA-ON	Ontario	Ottawa
754	US-FL	Florida	Fort Lauderdale
757	US-VA	Virginia	Virginia Beach
760	US-CA	California	Oceanside
762	US-GA	Georgia	Augusta
763	US-MN	Minnesota	Brooklyn Park
765	US-IN	Indiana	Muncie
769	US-MS	Mississippi	Jackson
770	US-GA	Georgia	Atlanta
771	US-DC	District of Columbia	Washington
772	US-FL	Florida	Port St. Lucie
773	US-IL	Illinois	Chicago
774	US-MA	Massachusetts	Worcester
775	US-NV	Nevada	Reno
778	CA-BC	British Columbia	
779	US-IL	Illinois	Rockford
780	CA-AB	Alberta	Edmonton
781	US-MA	Massachusetts	Lynn
782	CA	Nova Scotia and Prince Edward Island	
785	US-KS	Kansas	Topeka
786	US-FL	Florida	Miami
787	US-PR	Puerto Rico	San Juan
801	US-UT	Utah	Salt Lake City
802	US-VT	Vermont	Burlington
803	US-SC	South Carolina	Columbia
804	US-VA	Virginia	Richmond
805	US-CA	California	Oxnard
806	US-TX	Texas	Lubbock
807	CA-ON	Ontario	Thunder Bay
808	US-HI	Hawaii	Honolulu
810	US-MI	Michigan	Flint
812	US-IN	Indiana	Evansville
813	US-FL	Florida	Tampa
814	US-PA	Pennsylvania	Erie
815	US-IL	Illinois	Rockford
816	US-MO	Missouri	Kansas City
817	US-TX	Texas	Fort Worth
818	US-CA	California	Burbank
819	CA-QC	Quebec	Sherbrooke
820	US-CA	California	Oxnard
821	US-SC	South Carolina	Greenville
825	CA-AB	Alberta	
826	US-VA	Virginia	Roanoke
828	US-NC	North Carolina	Asheville
830	US-TX	Texas	New Braunfels
831	US-CA	California	Salinas
832	US-TX	Texas	Houston
835	US-PA	Pennsylvania	Allentown
837	US-CA	California	Redding
838	US-NY	New York	Albany
839	US-SC	South Carolina	Columbia
840	US-CA	California	San Bernardino
843	US-SC	South Carolina	Charleston
845	US-NY	New York	Poughkeepsie
847	US-IL	Illinois	Elgin
848	US-NJ	New Jersey	Edison
850	US-FL	Florida	Tallahassee
854	US-SC	South Carolina	Charleston
856	US-NJ	New Jersey	Camden
857	US-MA	Massachusetts	Boston
858	US-CA	California	San Diego
859	US-KY	Kentucky	Lexington
860	US-CT	Connecticut	Hartford
861	US-IL	Illinois	Peoria
862	US-NJ	New Jersey	Newark
863	US-FL	Florida	Lakeland
864	US-SC	South Carolina	Greenville
865	US-TN	Tennessee	Knoxville
867	CA	Yukon, Northwest Territories and Nunavut	
870	US-AR	Arkansas	Jonesboro
872	US-IL	Illinois	Chicago
873	CA-QC	Quebec	Sherbrooke
878	US-PA	Pennsylvania	Pittsburgh
879	CA-NL	Newfoundland and Labrador	St. John's
901	US-TN	Tennessee	Memphis
902	CA	Nova Scotia and Prince Edward Island	
903	US-TX	Texas	Tyler
904	US-FL	Florida	Jacksonville
905	CA-ON	Ontario	Hamilton
906	US-MI	Michigan	Marquette
907	US-AK	Alaska	Anchorage
908	US-NJ	New Jersey	Elizabeth
909	US-CA	California	San Bernardino
910	US-NC	North Carolina	Fayetteville
912	US-GA	Georgia	Savannah
913	US-KS	Kansas	Kansas City
914	US-NY	New York	Yonkers
915	US-TX	Texas	El Paso
916	US-CA	California	Sacramento
917	US-NY	New York	New York
918	US-OK	Oklahoma	Tulsa
919	US-NC	North Carolina	Raleigh
920	US-WI	Wisconsin	Green Bay
924	US-MN	Minnesota	Rochester
925	US-CA	California	Concord
928	US-AZ	Arizona	Flagstaff
929	US-NY	New York	New York
930	US-IN	Indiana	Evansville
931	US-TN	Tennessee	Clarksville
934	US-NY	New York	Brentwood
936	US-TX	Texas	Conroe
937	US-OH	Ohio	Dayton
938	US-AL	Alabama	Huntsville
939	US-PR	Puerto Rico	San Juan
940	US-TX	Texas	Wichita Falls
941	US-FL	Florida	Sarasota
942	CA-ON	Ontario	Toronto
943	US-GA	Georgia	Atlanta
945	US-TX	Texas	Dallas
947	US-MI	Michigan	Troy
948	US-VA	Virginia	Virginia Beach
949	US-CA	California	Irvine
951	US-CA	California	Riverside
952	US-MN	Minnesota	Bloomington
954	US-FL	Florida	Fort Lauderdale
956	US-TX	Texas	Laredo
959	US-CT	Connecticut	Hartford
970	US-CO	Colorado	Fort Collins
971	US-OR	Oregon	Portland
972	US-TX	Texas	Dallas
973	US-NJ	New Jersey	Newark
975	US-MO	Missouri	Kansas City
978	US-MA	Massachusetts	Lowell
979	US-TX	Texas	College Station
980	US-NC	North Carolina	Charlotte
983	US-CO	Colorado	Denver
984	US-NC	North Carolina	Raleigh
985	US-LA	Louisiana	Houma
986	US-ID	Idaho	Boise
989	US-MI	Michigan	Saginaw`;
