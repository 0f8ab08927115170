// Made by "npm run tables" from src/lexicon/tables/city/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, sources by their lines in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const townSpellingRules: string = `town-sound	tsch|tch|tsh|tj|cz|ts|tz|zz	c
town-sound	sch|sh|sz|ch|zh|dzh|dj|dz	s
town-sound	ph	f
town-sound	[kg]h	h
town-sound	th|dh	t
town-sound	ck|q|c(?=[aou]|[^aeiou]|\$)	k
town-sound	x	ks
town-sound	ou|oo|w	u
town-sound	[yj]	i
town-sound	v	u
town-sound	ae|ei|ai|e	i
town-sound	o	u
town-sound	z	s
town-sound	h\$|(?<=[^aiu])h	
town-sound	(.)\\1+	\$1`;
export const cities: string = `AD
1t5pv	les Escaldes	08	c8d	escaldes engordany
160	Andorra la Vella	07	fri	ando la vyey|andora|andora la velja|andora lja vehlja|andoro malnova|andorra a vella|andorra la biella|andorra la vielye|andorra tuan|andorre la vieille
AE
6882	Umm al Qaywayn	UQ	y9n	um al quweim|umm al qawain
dc	Ra’s al Khaymah	RK	2hgt	julfa|khaimah
ha	Khawr Fakkān	SH	pwn	fakkan|khor fakhan|khor fakkan|port khor fakkan
en	Dubai	DU	odkz	dabei|dibai|dibay|doubayi|dubae|dubai emiraat|dubaija|dubaj|dubajo|dubajus|dubay|dubayy|ehmirat dubaj|fort dabei|ntoumpai|ντουμπαι|дубаи|эмірат дубаи|դուբայի էմիրություն|דובאי|דוביי|دبى|دبي|دبيی|دبی|دوبەی|دۇبايى|दुबई|দুবাই|துபை|దుబాయ్|ದುಬೈ|ദുബായ്|ดูไบ|დუბაი|ドバイ|杜拜|迪拜|두바이
g	Dibā	SH	kd7	diba al hisn|dibah|dibba|dibbah|hisn diba|husn dibba
c1	Sharjah	SH	bnjp	ash mariqah|ash shariqa|ash shariqah emiraat|sarjo|schardscha|shardzha|sharga|шарджа|шаржа|שארגה|الشارقة|شارجه|شارقة|சார்ஜா|シャールジャ|夏尔迦
g	Ar Ruways	AZ	ccg	ar ruays|ruwais
5a	Al Fujayrah	FU	1c5r	al fudjayra|al fujayrah emiraat
z	Al ‘Ayn	AZ	8rdp	al ain|al ajn|аль аин|العين
j	\`Ajmān	AJ	4uik	al ajman|ujman
l	Adh Dhayd	SH	j2k	adh dhaid|al dhayd|dayd|dhayd|duhayd
f	Abu Dhabi	AZ	cxno	abu dabis|abu dhabi emiraat|abu zabi|abu zabyo|aebu saby|ampou ntampi|emirato de abu dabi|αμπου νταμπι|абу даби|אבו דאבי|ابوظبي|アブダビ|阿布扎比|아부다비
AF
o2ik	Taloqan	TAK	1dkw	taleqan|talikhan|talkan|talugan
1nr	Shīnḏanḏ	HER	mkw
81	Shibirghān	JOW	16xl	shayurgan|shibarghan|shibergan
ck	Shahrak		cbj	kala shaharak|kala shahrak|markaz east shahrak|qala sharak|qaleh shaharak|shahrag|sharak|wala shahrak
xq	Sar-e Pul	SAR	147t	sar i pul
ee	Sang-e Chārak	SAR	bv5
3w	Aībak	SAM	10wf	aybak|eybak|haibak
dt	Rustāq	TAK	js4
yr	Qarqīn	JOW	bl6
3o	Qarāwul	KDZ	ixs
ne	Pul-e Khumrī	BGL	17ht	pul i khomri
my	Paghmān	KAB	11xh	paghman palace|pagman
wr	Nahrīn	BGL	h97	narin
qm	Maymana	FYB	1mkc	meymaneh
3d	Mehtar Lām	LAG	ddt	metarlam|nawar lam
16	Mazār-e Sharīf	BAL	6i0i	mazar i szarif|mazare srif|мазари шариф|مزار شريف|マザーリシャリーフ|마자르이샤리프
uo	Lashkar Gāh	HEL	xwe	lashkargah bust
c6	Kushk	HER	d2w	kusk
er	Kunduz	KDZ	3gxa	shahr east qondoz
lo	Khōst	KHO	2263	khowst
2y	Khulm	BAL	1e3p	bazar east khulm|kholm
80	Khāsh	NIM	bod	khas
8h	Khanabad	KDZ	1j6z
hr	Karukh	HER	dho	karokh|karrukh
ep	Kandahār	KAN	8due	kandhar|кандагар|קנדאהר|قندهار|كندهار|カンダハール|坎大哈
ha	Kabul	KAB	1t8ek	cabul kabl|cabul کابل|caubul|kabil|kaboel|kabula|kabulas|kabuli|kabulo|kabura|kampoul|kobul|kubha|καμπουλ|кабул|кобул|քաբուլ|קאבול|كابل|كابول|کابل|काबुल|কাবুল|காபூல்|คาบูล|ཀ བུར|ქაბული|ካቡል|カブール|カーブル|喀布尔|카불
l1	Jalālābād	NAN	4akr	djelalabad|dschalalabad|dzalalabad|jalakot|jalal kut|jalalkoat|jelalabad|tarun city
2k	Jabal os Saraj	PAR	blk	djabal ul seradj|dzhabal ussaradzh|jabal saraj|jabal us siraj|jabl us seraj|jabul saraj|jibal as seraj
63	Herāt	HER	5uhy	gerat|shahr east herat
tj	Ghormach	BDG	n5c	ghormac
50	Ghazni	GHA	30so	gazni|shahr east ghazni
7j	Gereshk	HEL	xms
8t	Gardēz	PIA	27xt
8p	Fayzabad	BDS	y9x	faizabad|fazelabad
2m	Farāh	FRA	xm1	farakh
3w	Kafir Qala	HER	dye	kafar qaleh
29w	Charikar	PAR	15f0	caharikar|carikar|chaharikar|chairkar
1bm	Barakī Barak	LOG	h7l	barah ki barak|baraki burak|barqi barq
68	Balkh	BAL	2gn7	bactra|bactresh|bakhtar|balch|balh|balhika|bamik|bazirabad|bkahdi|vazirabad
6y	Baghlān	BGL	2boh	baghlan bghlan|baghlan east jadid|baghlin|baglan|bagolaggo|sana ati
fq	Ārt Khwājah	TAK	edb	at khwaja
2r	Āsmār	KNR	c4c	asma
2y	Asadābād	KNR	11cg
9n	Andkhōy	FYB	mjc	ankhoi
6vq0	Markaz-e Woluswalī-ye Āchīn	NAN	bne	achin ulusvali|acin oluswali
33xv7	Cool űrhajó	BAM	195p
AG
24n9y	Saint John’s	04	ioy	saint john|saint john south
AI
24l8e	The Valley		wh	valley|valli
AL
7sa3	Sarandë	12	bor	agioi saranta|ayii saranda|hagios saranta|santa quaranta|santi quaranta|saranda|saranta
8zmi	Kukës	07	drc	kukesi|kuks|kuksi|kukuch
2n	Korçë	06	18yb	korca|korcha|korche|korica|korice
aw	Gjirokastër	05	i31	agirocastro|argirokastro|argyrokastron|aryirokastro|aryirokastron|girokastra|girokastro|gjinokaster|gjinokastra|gjinokastre|gjinokastrer|gjirokastre
37	Elbasan	03	25uv	ehlbasan|elbasani
6e	Burrel	09	bvx	burela|burele
1fg0y	Vlorë	12	1x3e	avlon|avlona|vljora|vlona|vlone|vlora
4c	Tirana	TR	8175	theranda|tiorana|tiran|tiranae|tirano|τιρανα|горад тырана|тиранæ|тирана|տիրանա|טיראנא|טירנה|تىرانا|تيرانا|تیرانا|तिराना|তিরানা|டிரானா|ติรานา|ཐིས རན|ტირანა|ቲራና|ティラナ|地拉那|티라나
5q	Shkodër	10	1w39	shkodra
c4	Patos Fshat	04	hhz	patosi fshat
9l	Lushnjë	04	vzx	ljushnja|ljusnje|lushnja
21	Lezhë	08	efb	leshe|lezh|lezha
25	Laç	08	j5l	laci|lak
1c	Kuçovë	01	e0m	kuchova|kucova
m	Krujë	02	gfa	cruja|krue
3l	Kavajë	TR	mne	cavaja|kavaj
cr	Fier-Çifçi	04	1b2b
2	Fier	04	17ft	fieri
1k	Durrës	02	2m5u	drac|drach|duraso|durazzo|durehs|duresi|durresa|durrsi|durts|durus|durz|dyrrachio|dyrrachium|dyrrakhion|epidamnos
9w	Berat	01	105u	berati|beration|berta|verati|veration
AM
3qxn	Kapan	SU	pl4	ghapan|kafan|katan
k	Goris	SU	fq3
25	Hats’avan	SU	bqg	acavan
7	Artashat	AR	fv6
c	Ararat	AR	m8w
9gbp	Yerevan	ER	nfql	djerevan|eireavan|ereban|ereun|erevan osh|erevana|erevano|erevanum|gierevan|iravan|jerevanas|jerevani|revan|yervandavan|γιερεβαν|ερεβαν|горад ерэван|ереван|ереван ош|єреван|јереван|երեվան|երեւան|יערעוואן|ירוואן|ایروان|شهر ایروان|يريفان|يېرېۋان|یریوان|یەریڤان|येरवान प्रान्त|येरेवान|येरेव्हान|ইয়েরেভান|யெரெவான்|เยเรวาน|ཡེ རེ ཝན|ერევანი|ዬሬቫን|エレバン|葉里溫|예레반
a	Ejmiatsin	AV	127d	echmiatsin|etschmiadsin
3t	Spitak	LO	bmb
1f	Sevan	GR	d6j
55	Masis	AR	elb
2n	Vanadzor	LO	260a	gharakilisa|karakhs|karakilis|karaklis|kirovakan|korovakan|mets karakilisa|vanajor|wanadsor
1x	Gavarr	GR	gq8	kyavar
u	Hrazdan	KT	vh7	razdan
2	Armavir	AV	k17
4	Gyumri	SH	36hp	alekpol|aleksandrapol|aleksandrobol|aleksandropol|gimri|guemrue|gumri|gumru|kumayri|kumri|kyumayri|kyumri|leninakan
6q	Ashtarak	AG	ehn	ashtarakats gyugh
45	Abovyan	KT	rix
AO
34aj	Saurimo	LSU	v8y
5d	Lucapa	LNO	fir
fnmd	Luau	MOX	e8x	luao
t5on	Uíge	UIG	1aaw
b3	Soio	ZAI	1g2r
1ki	Nzeto	ZAI	e5s
ef	Mbanza Congo	ZAI	ios
9i	Malanje	MAL	1v5y	malandje|malange
gb	Luanda	LUA	1ni3s	loanda|louanta|sao paolo de loanda|sao paulo da assuncao de luanda|λουαντα|луанда|לואנדה|لواندا|ሏንዳ|ルアンダ|罗安达|루안다
174	Caxito	BGO	ls0
za	Cabinda	CAB	1exw	kabinda
nmvs	Sumbe	CUS	pod
rw	Namibe	NAM	1pud
9a	Menongue		ouj	menonge
a6	Luena	MOX	gaj	luehna|luene
17	Lubango	HUI	274d	sa da bandeira
2j	Longonjo	HUA	isa	congonjo|logonzhu
2e	Lobito	BGU	4gfw
3v	Kuito	BIE	2fo8	bie|bihe|silva porto|vila salva porto
6j	Huambo	HUA	4uht	nova lisboa|uambo
1hp	Catumbela	BGU	d3l
3i	Catabola	BIE	ejr
hu	Camacupa	BIE	ery
a	Caluquembe	HUI	ndo	caluquembo|caluquemo|kalukembe
d8	Caála	HUA	gd1	cahala|kaala|kaale
4j	Benguela	BGU	38oq	bengela|sao felipe de benguela
AR
21ggd	Zárate	C	1wi5
4v	Villa Ocampo	S	eql	ocampo
14	Villaguay	E	opn
3	Villa Gesell	C	hy1	vilja khesel
96	Tigre	C	o02
20	Tandil	C	28hx
6j	San Vicente	N	tif
3	Santo Tomé	W	hgq
80	Santa Elena	E	e7e
62	San Pedro	N	ibc
3n	San Luis del Palmar	W	bub
1f	San Lorenzo	W	10qy
60	San Javier	S	c1i
bw	Saladas	W	e5p
4t	Retiro		tt7
1	Resistencia	H	8aqe	resistensija|ресистенсия
h	Reconquista	S	1xl4	rekonkista
1m	Quilmes	C	b4as	kilmes|кильмес
28	Puerto Rico	N	dhv	puerto san alberto
19	Puerto Iguazú	N	opy	iguazu|puehrto iguasu|puerto aguirre
9	Puerto Esperanza	N	c0r	esperanza
4	Puerto Eldorado	N	15t9	eldorado
2o	Posadas	N	6osc	посадас
g	Pontevedra	C	puz
1b	Pirané	P	er8
4b	Paso de los Libres	W	xst
6k	Oberá	N	17m8
2v	Necochea	C	1q3i
2u	Morón	C	6uv2	seis de septiembre
1h	Monte Caseros	W	j1b
3	Montecarlo	N	h5h	puerto montecarlo
2z	Mercedes	C	14ut
1	Mercedes	W	nnd	mersedes
4a	Mar del Plata	C	bvf3	мар дел плата|マル デル プラタ
3h	Luján	C	1r2t	lukhan
tb	La Plata	C	evmf	eva peron|ла плата|لابلاتا|ラプラタ
10	La Paz	E	j2k
za	Jardín América	N	j7t
8l	Gualeguaychú	E	1opg
5	Gualeguay	E	pk0
1g	Goya	W	1i79
12	Gobernador Ingeniero Valentín Virasoro	W	m6s
1e	General José de San Martín	H	oi6	general san martin
x	Garupá	N	m8e
1r	Formosa	P	4qtj
2	Fontana	H	kmx
1j	Federal	E	clp	villa federal
3v	Esquina	W	kdb
5g	El Soberbio	N	f3n
kr	Dolores	C	jfq
1t	Curuzú Cuatiá	W	s2u
36	Corrientes	W	79mj	korientesas|кориентес|كوريينتس
18	Concordia	E	341m
3	Concepción del Uruguay	E	1gdz	konsepsion del urugvajus|konsepson del urugvaj
2k	Colegiales		17zc
3m	Chajarí	E	nnj
90	Campana	C	1qz0
2s	Buenos Aires		7s9qk	=ba|=bs as|=bsas|=caba|baires|bonaero|bonaeropolis|bos aires|bouonezar|buehnos ajres|buehnos ajres osh|buenosairesa|bwenoze|ciudad autonoma de buenos aires|ciudad de la santisima trinidad y puerto de santa maria del buen ayre|santa maria del buen ayre|μπουενος aιρες|буенос аирес|буэнос аирес ош|горад буэнас аирэс|բուենոս այրես|בואנוס איירס|בוענאס איירעס|بوينس ايرس|بوينوس ايريس|بوينوس ایرس|بۆینس يایرس|بیونس ايرس|बुएनोस आइरेस|ब्युएनॉस एरीस|বুয়েনোস আইরেস|বুৱেনোস আইরেস|புவெனஸ் ஐரிஸ்|ಬ್ಯೂನಸ್ ಐರಿಸ್|ബ്യൂണസ് അയേഴ്സ്|บัวโนสไอเรส|པུ ཨེ ནོ སི ཨས རི སི|ဗျူနိုအေးရိစ်မြို့|ბუენოს აირესი|ብዌኖስ አይሬስ|ブエノスアイレス|布宜諾斯艾利斯|布宜诺斯艾利斯|부에노스아이레스
5y	Barranqueras	H	137r
23	Azul	C	15md
v	Avellaneda	S	ht1
1l	Aristóbulo del Valle	N	fyj
8hfp	Zapala	Q	oby
3k	Yerba Buena	T	136n
ar	Villa Regina	R	o2x
6	Villa Paula de Sarmiento	J	eqc	paula a de sarmiento
9	Villa Nueva	X	czt
w	Villa María	X	1zc5	vilja marija
1q	Villa Dolores	X	lm1	dolores
m	Villa Constitución	S	y5r
d	Villa Carlos Paz	X	1hl7	karlos paz|vilja karlos pasas
k	Villa Ángela	H	xkn
4	Villa Allende	X	gqb
2c	Viedma	R	11rg
z	Victoria	E	jeb
2l	Vera	S	f9x
z	Venado Tuerto	S	1jtg
1e	Veinticinco de Mayo	C	j18
73	Ushuaia	V	18rw
19	Unquillo	X	bux
am	Tres Isletas	H	j3f
1t	Tres Arroyos	C	10dc
o	Trelew	U	203m
h7	Termas de Río Hondo	G	lha	las termas|termas del rio hondo
2r	Tartagal	A	1axf
5w	Tafí Viejo	T	11e3	tafi
4e	Sunchales	S	eh1
mu	Santo Tomé	S	19kw
24	Santiago del Estero	G	7lok	santjago del ehstero|santjago del esteras|сантьяго дель эстеро
3h	Santa Rosa	L	2dz4	santa rosa de toay
5k	Santa Lucía	J	xm5
2b	Santa Fe de la Vera Cruz	S	ahpd	santa fe|санта фе
7z	San Salvador de Jujuy	Y	6k0z	jujuy|khukhuj|san salvador de khukhuj|san salvador de zhuzhuj|san salvador de zuzujus|сан салвадор де хухуи|сан сальвадор де жужуи|хухуи
1k	San Ramón de la Nueva Orán	A	1l57
1d	San Rafael	M	2c8b
2v	San Pedro	Y	1932
22	San Nicolás de los Arroyos	C	2qke	san nicolas|san nikolasas
r	San Miguel de Tucumán	T	gqn3	tucuman|tukumanas|тукуман|サン ミゲル デ トゥクマン
26	San Martín de los Andes	Q	i5b
15	San Martín	M	1rp1	general san martin
1s	San Luis	D	3xym	san luisas
1w	San Justo	S	gtt
2h	San Juan	J	9ky0	san chuanas
r	San José de Jáchal	J	g7u	jachal
5l	San Jorge	S	d0p
6i	San Francisco	X	19km
r	San Fernando del Valle de Catamarca	K	41os	catamarca
7q	San Antonio Oeste	R	d3a	puerto san antonio oeste
71	Salta	A	azla	салта|сальта|סאלטה
7l	Rufino	S	e61
25	Rosario	S	p5i5	rosarijas|ροζαριο|розарио|росарио|росаріо|ռոսարիո|רוסאריו|روزاریو|روساريو|रोझारियो|โรซารีโอ|როსარიო|ロサリオ|罗萨里奥|로사리오
5u	Río Tercero	X	1571
4	Río Segundo	X	e0b
1q	Río Gallegos	Z	1u4k	gallegos|puerto gallegos|puerto rio gallegos|rio galjegosas
f	Río Cuarto	X	3an1	rio kuartas
s	Río Ceballos	X	cu0	rio zeballos
b9	Rawson	U	kbj
4s	Rafaela	S	1wg9	rafaehla
b	Quitilipi	H	or7
do	Punta Alta	C	1855
32	Puerto Madryn	U	1dt7	madryn|porth madryn|puehrto madrin|puerto madrinas
5s	Presidencia Roque Sáenz Peña	H	1r6f	presidensija roke saens penja|presidente roque saenz pena|roque saenz pena
fk	Pocito	J	vm1
p	Plottier	Q	jfm
gt	Pergamino	C	1vms
a	Pérez	S	ius
co	Paraná	E	5mdz
6i	Palpalá	Y	116v
dc	Olavarría	C	1uls
5v	Nueve de Julio	C	qse	nev de khulio
6q	Neuquén	Q	56ss	nequen|neuken|neukenas
ds	Morteros	X	bo9
54	Monteros	T	icb
h6	Mendoza	M	islw	мендоса
da	Marcos Juárez	X	ioy
bz	Machagai	H	lnq
16m	Lincoln	C	w9c
1f	Libertador General San Martín	Y	120j	general san martin
1d8	Las Breñas	H	ksr
7b	La Rioja	F	3hh8	la riocha|la riokha
1u5	La Falda	X	bns
sz	La Calera	X	j4s
2m	Laboulaye	X	fd0
om	Junín	C	1tlb
3t	Joaquín V. González	A	esx	jv gonzalez
j	Jesús María	X	kp5
12h	Granadero Baigorria	S	p0r	granadero baigorrio
2i	Gobernador Gálvez	S	1llm	galvez|villa gobernador galvez
28	General Roca	R	1kho	cheneral roka|fuerte general roca|kheneral
9	General Pinedo	H	c59
1	General Pico	L	1805	pico
15	General Enrique Mosconi	A	fab	general mosconi
3k	Gálvez	S	e6e
8m	Firmat	S	e46
34	Famaillá	T	nvr
8k	Esquel	U	lza
1c	Esperanza	S	rot
5t	Embarcación	A	ihl
4	Embalse	X	c9o
1ya	El Bolsón	R	bzl
h7	Diamante	E	f2x
3k	Deán Funes	X	fk4
14	Cutral-Có	Q	10k4	cutrai co
7o	Cruz del Eje	X	lqe
24	Crespo	E	e48
1p	Cosquín	X	epq
5j	Coronel Suárez	C	ku0
1h	Coronda	S	d3j	cordona
16	Córdoba	X	um0m	cordova|kordobo|kordovae|горад кордава|кордоба|кордовæ|кордова|קורדובה|قرطبة الارجنتين|کاردوبا|کوردوبا|कोर्दोबा|კორდოვა|コルドバ|科尔多瓦|코르도바
54	Comodoro Rivadavia	U	30oi
h1	Cipolletti	R	1lxi	chipolletti
5	Cinco Saltos	R	faj
7v	Chivilcoy	C	162a
20	Chimbas	J	1kyt
t	Chilecito	F	wlk
6h	Charata	H	lgl	charatas
7n	Chacabuco	C	qor
5b	Centenario	Q	mcc	colonia centenario
2o	Caucete	J	pxl
e	Catriel	R	bpd
1u	Castelli	H	s8c	colonia castelli|jj castelli|juan jose castelli
v	Casilda	S	ooy
8g	Carcarañá	S	c1v
2b	Capitán Bermúdez	S	kvo
6r	Cañada de Gómez	S	rs0	ciudad de gomez
b2	Caleta Olivia	Z	ru5
qg	Bell Ville	X	r35
18	Bella Vista	T	bo6
jr	Bahía Blanca	C	5xdu	bajja blanka
8b	Arroyo Seco	S	ffs
13	Arroyito	X	f3t
bk	Añatuya	G	fmt	unatuya
8z	Alta Gracia	X	v5s
27	Allen	R	k4j
3h	Alderetes	T	toi
1m	Albardón	J	fr1
1z	Aguilares	T	p2m
1ol4e	Villa Santa Rita		q8g
92vo	Villa Mercedes	D	22od
bd25	San Carlos de Bariloche	R	21lu
AS
3i294	Pago Pago		8vg
AT
1n6by	Wolfsberg	2	jre
cb	Wiener Neustadt	3	tox	viner nojshtadt|wr neustadt
g	Vienna	9	10958	=viena|=vienne|=wien|bec|bech|becs|bienne|dunaj|vena|viden|vieno|vin|vinarborg|vindobona|viyana|wenen|βιεννη|беч|вена|виена|เวียนนา|ቪየና|빈
4b	Wels	4	18pm	vels
41	Weinzierl bei Krems	3	il8	weinzierl
jj	Villach	2	19fm	fillakh|villaco
t7	Traun	4	ihj
11	Traiskirchen	3	cic
9b	Ternitz	3	box
fo	Steyr	4	uj2	steyer|steyr stadt
bv	Spittal an der Drau	2	cmj	shpittal
gq	Schwechat	3	c4f	nova schwechat
sx	Sankt Pölten	3	11t5	poelten|polten|saint pjolten|saint poeitn|saint poelten|saint polton
az	Salzburg	5	37y5	saizburg|salcburk|salisburgium|salisburgo|salisburgum|saltsmpournk|salzburgi liidumaa|salzburgo|salzbursko|zalcburg|zalcburga|zalcburgas
2q	Saalfelden am Steinernen Meer	5	cfr	saalfelden
3el	Mödling	3	fza	mjodling|moedling
na	Lustenau	8	flm
6b	Linz	4	3vsa	lentia|linc|linca|lincas|linec
6j	Leonding	4	hjk
e	Leoben	6	j55
i3	Kufstein	7	cfn
6x	Krems an der Donau	3	igs	krems|krems na dunae
a4	Klosterneuburg	3	j63	klosterneuberg|klosternojburg
bh	Klagenfurt am Wörthersee	2	1xwy	clagenfurtum|klagenfurt|klagenfurt am woerthersee|klagenfurte
cf	Kapfenberg	6	gu3
cf	Innsbruck	7	2es3	insbruka|pons aeni
1c3	Hallein	5	en8
v0	Graz	6	4rjq	grac|graca|gradec|graecia|gratz|styrsky hradec
18n	Feldkirch	8	mpy	feldkirkh
tn	Dornbirn	8	x6t
l6	Bregenz	8	laz	bregenc|bregencja
h	Braunau am Inn	4	cnn	braunau|braunau na in|braunau na inne|braunau na innu
f7	Baden	3	j7h	baden bei wien
dk	Amstetten	3	hm8
bl24	Ansfelden	5	c3d
AU
184am	Whyalla	SA	f5p
2yu	Roebourne	WA	ev0
yn	Perth	WA	v0a8	peairt|pert|perta|pertas|perth city|perthia|perto|pirth|purt|περθ|горад перт|перт|пертһ|пърт|պերթ|פרת|بيرث|پرت|پرتہ|पर्थ|பேர்த்|ಪರ್ತ್|പെർത്ത്|เพิร์ท|ပါ့သ်မြို့|პერთი|パース|珀斯|퍼스
19x	Murray Bridge	SA	e1e	murrej bridzh
bm	Mount Isa	QLD	hed
42	Morphett Vale	SA	hs9
12b	Mandurah	WA	1klo	mandujura
qo	Kwinana	WA	fhy
ko	Boulder	WA	sfo	kalgoorlie boulder
1ck	Gosnells	WA	dbx
bv	Geraldton	WA	l16	dzheraldton
1p	Gawler	SA	cmi
1ld	Darwin	NT	1ztk	darvino|port darwin
1s4	Bunbury	WA	kch
1wf	Alice Springs	NT	k7g	alice springs region|alis springs|springs
1w	Albany	WA	ig9	olbani
1q	Adelaide	SA	n0tr	adelajda|adelejd|adelhaidis|edelaid|tarndanya|yadېlaydې|αδελαιδα|аделаидæ|аделаіда|аделеид|аделејд|горад адэлаіда|ադելաիդա|אדלייד|ادلاید|اديليد|ایڈیلیڈ|يادېلايدې|अॅडलेड|एडिलेड|એડિલેઇડ|அடிலெயிட்|అడిలైడ్|ಅಡಿಲೇಡ್|അഡിലെയ്ഡ്|แอดิเลด|အက်ဒလိတ်မြို့|ადელაიდა|アデレード|阿德来得|阿德莱德|애들레이드
1ecs	Wodonga	VIC	obi
yj	Warrnambool	VIC	n3c
g6	Wagga Wagga	NSW	16qd	wagga
rq	Traralgon	VIC	e2a
y	Townsville	QLD	2z7u
25	Torquay	QLD	10p0
1d	Toowoomba	QLD	1zls
ux	Taree	NSW	y3a	tari
38	Tamworth	NSW	tqv
61	Sydney	NSW	2m6vk	sanctus dionysius|sidneja|sidnejo|sidnejus|sidney|syd|sydneium|sydney city|σιδνει|горад сіднеи|сиднеи|сиднеј|сидни|сіднеи|сідні|սիդնեյ|סידני|سيدنى|سيدني|سڈنی|سیدنی|ܣܝܕܢܝ|सिडनी|সিডনি|ਸਿਡਨੀ|સીડની|சிட்னி|సిడ్నీ|ಸಿಡ್ನಿ|സിഡ്നി|ซิดนีย์|སད ན|སིད ནེ|ဆစ်ဒနီမြို့|სიდნეი|ሲድኒ|ស៊ីដនីយ៏|シドニー|悉尼|시드니
3r	Surfers Paradise	QLD	e9x	sjorfers paradajz
17	Sunnybank	QLD	cfg
m	Sunbury	VIC	n39
dg	Port Stephens	NSW	k28
eq	Southport	QLD	ilc
1x	South Grafton	NSW	cnj
i0	Shepparton	VIC	pvy
s7	Saint Kilda	VIC	cfu
ll	Rockhampton	QLD	1et6	rokkhempton
5w	Richmond	VIC	hcb
hp	Queanbeyan	NSW	ouu
17	Quakers Hill	NSW	jax
96	Port Macquarie	NSW	11gj	port makkuori
17c	Orange	NSW	uv4	orandzh
fs	Nowra	NSW	214t	novra
9	Notting Hill	VIC	el1
is	Newcastle	NSW	ao83	njukasl|novkastelo|ньюкасл|ニューカッスル|纽卡斯尔
1y	Nerang	QLD	dn8
m6	Mulgrave	VIC	ck8
8f	Mount Gambier	SA	hwp	gambier town|maunt gambier
4q	Mosman	NSW	k8s
1t	Mornington	VIC	g2d
6f	Mooloolaba	QLD	yc6	alexandra mooloolaba
gd	Mildura	VIC	10xn	mildjura
cl	Melton	VIC	oz4
q	Melbourne	VIC	27y8u	=melb|melbourne city|melbournum|melburn|melburnas|мелбурн|мелбърн|מלבורן|ملبورن|مېلبۇرن|मेलबोर्न|மெல்போர்ன்|เมลเบิร์น|མེར བུན|メルボルン|墨尔本|멜버른
ap	Maryborough	QLD	fye
1s	Marrickville	NSW	hvd
p	Maroubra	NSW	kh7
ft	Mackay	QLD	1mky
hj	Liverpool	NSW	gg5
5w	Lismore	NSW	o92	lizmor
cm	Launceston	TAS	1jwq	lonseston
yz	Katoomba	NSW	ech
11t	Hornsby	NSW	ei8
62	Hobart	TAS	10t0	hobart town
tn	Griffith	NSW	bxb
2l	Greensborough	VIC	fli
4w	Granville	NSW	hnt	granville junction
42	Goulburn	NSW	g5o	gulbern
6y	Gold Coast	QLD	bb58	costa dorada|gold|gold koust|голд коуст|ゴールドコースト|黃金海岸|黄金海岸
av	Gladstone	QLD	nix	glehdston
8u	Geelong West	VIC	382t
2	Geelong	VIC	3g7z	dzhilong
9l	Frankston East	VIC	ql5	frenkston
4m	Forster	NSW	dkn
qz	Epping	NSW	emx
w	Engadine	NSW	du9
e1	Echuca	VIC	f0h
3o	Earlwood	NSW	cs4
9w	Dubbo	NSW	mnl	dabbo
hq	Devonport	TAS	ewl	devenport
7p	Deception Bay	QLD	cey
kg	Cronulla	NSW	cxe	cronulla beach
3e	Cranbourne	VIC	uez
b	Craigieburn	VIC	f80
ro	Coffs Harbour	NSW	1cle
bq	Wollongong	NSW	5lbm	city of greater wollongong
9e	Cessnock	NSW	cnd	sesnok
7e	Castle Hill	NSW	rb1
5c	Carlingford	NSW	ghg
8	Caringbah	NSW	gf7
5q	Canberra	ACT	70us	kamberra|kambra|kampera|kanapera|kanbero|kanberrae|καμπερα|горад канбера|канбера|канберрæ|канбєра|կանբեռա|קאנבערא|קנברה|كانبرا|کانبرا|کینبرا|कॅनबेरा|कैनबरा|ক্যানবেরা|கான்பரா|කැන්බරා|แคนเบอร์รา|ཁན པེ ར|კანბერა|ካንበራ|キャンベラ|坎培拉|堪培拉|캔버라
4p	Camberwell	VIC	f5h
o	Caloundra	QLD	tv6
2f	Cairns	QLD	3b01
z	Caboolture	QLD	gkm
85	Burnie	TAS	fes
5i	Bundaberg	QLD	14hk	bandaberg
7u	Buderim	QLD	br0
3s	Brunswick	VIC	fbv
4q	Broken Hill	NSW	df7
2k	Brisbane	QLD	kjl4	=bris|=brissie|brisbane city|brisben|brisbenas|бризбеин|брисбен|בריזביין|برىسبان|بريزبين|بریزبین|பிறிஸ்பேன்|บริสเบน|ブリスベン|布里斯班|브리즈번
134	Blacktown	NSW	u0y
lk	Bendigo	VIC	1r09
cd	Bathurst	NSW	uv4
8e	Banora Point	NSW	l48
4d	Ballarat	VIC	1to5
g4	Armidale	NSW	hht	armidejl
dz	Albury	NSW	28g2	olberi
mfx	South Brisbane	QLD	1aao
si	Randwick	NSW	jx7
k	Dee Why	NSW	dh3
2fqos	Palmerston	NT	jag
dr21	Bracken Ridge	QLD	buj
93f	Rainbow Beach	QLD	1wmq
6yv2	North Shore	NSW	4fwp
10n	North Ryde	NSW	da0
p	Hoppers Crossing	VIC	tek
v	Logan City	QLD	5fvp	logan
1	Carindale	QLD	bof
1	Paramatta	NSW	e8g
a	Ferntree Gully	VIC	j2s
fqx	City of Parramatta	NSW	369i
a9	Adelaide Hills	SA	1aao
3	Canning Vale	WA	hyx
b	Glenmore Park	NSW	etc
di36	Glen Iris	VIC	hye
h	Balwyn North	VIC	feo
7	Carnegie	VIC	bn0
2	Malvern East	VIC	f49
8	Brighton East	VIC	bpb
5	Bentleigh East	VIC	ix4
3	Booval	QLD	fuk
1rp7	St Albans	VIC	puv
AW
24o5e	Oranjestad		n5a
3f	Babijn		vcj
7	Angochi		mpu
AX
1t70k	Mariehamn		88q	maarianhamina|mariehameena
AZ
35ei	Xankǝndi	XA	14z0	|chankaendi|chankandi|hankendi
2h	Tel’mankend	SAT	day
1a	Shushi	SUS	eee	shoushi|shusha|shushe
4m	Salyan	SAL	s7f	salyany
4a	Neftçala	NEF	eed	neftechala
4	Nakhchivan	NV	1dyq	nakhicevan|nakhichevan|nakhitsjevan|nakhjavan|naxcivan
5d	Lǝnkǝran		12ro	|lankaran|lencoran
a0	Imishli	IMI	o7p	emishti
8k	Dzhalilabad	CAL	rz7	calilabad|celilabad|jalilabad
1e	Pushkino	BIL	e12	pushkin
2x	Astara	AST	bpy
3c	Zubovka	SR	1i6k
1i	Ağdam	AGM	ufv	aghdam
9ceh	Zaqatala	ZAQ	e3p	sakataly|zakatalsk
i	Zabrat	BA	gic
z	Yevlakh	YEV	15g4	avlakh|evlakh|yevlax
1v	Xanlar	GYG	dqw	khanlar
1	Xaçmaz	XAC	son	khachmaz
22	Ujar	UCA	c59
28	Terter	TAR	e15
1g	Sumqayıt	SM	5ola	sumgait
50	Qaraçuxur	BA	1kbh	garachukhur|karachekhur|karachukhur
1d	Shamkhor	SKR	rbx	shamkir
4	Shamakhi	SMI	mor	shemakha
e	Sheki	SA	1bzj	seki|shaki
e	Sabunçu	BA	g78	sabunchi
3	Sabirabad	SAB	lnv
x	Qusar	QUS	cd2	kusary
1	Quba	QBA	had	kuba
4	Aja Kabul	HAC	htq	adshikabul|adzha kabul|adzhikabul
1	Qazax	QAZ	el3	kazakh|qazakh
49	Hacı Zeynalabdin	SM	eob
3r	Mingelchaur	MI	21nh	mingecevir|mingechaur|mingechaurges|mingeczaur
17	Maştağa	BA	uxo	mashtaghy|mashtagi
b	Mardakyany	BA	bs3	mardakan|mardakjan
1q	Lökbatan	BA	nom	loekbatan
m5	Geoktschai	GOY	r9w	gekchai|geokchaj
2	Hövsan	BA	s05	govsan|hoevsan
2m	Ganja	GA	6i04	elisavetpol|gaencae|gaendzjae|ganca|gandja|gandzhe|gandzja|ganga|gence|gendzakh|gjandzha|kirovabad|гянджа|گنجه|განჯა|ギャンジャ|간자
b6	Buzovna	BA	j4r	busovny
17	Biny Selo	BA	iz8
2h	Barda	BAR	su4
l	Bilajari	BA	wk2	bilacari|bileceri
6	Baku	BA	nxi9	bacu|baki|bako|bakoe|bakou|bakuo|bakuu|baky|baqu|boku|mpakou|μπακου|баку|бакы|баҡы|боку|горад баку|բաքու|באקו|باكو|باکو|باکوو|बाकु|बाकू|বাকু|பாக்கு|ബക്കു|บากู|པཱ ཁི|ბაქო|ባኩ|バクー|巴库|바쿠
4x	Amirdzhan	BA	koe	amirabdzhan|amiradzhan|amiradzhany|amircan|emircan
2s	Aghsu	AGU	da1	agsu|akhsu
h	Ağdaş	AGS	i5k	aghdash|akdash
6	Agdzhabedy	AGC	qzx	agcabedi
52kr	Bakıxanov	BA	1fge	bakikhanov|bakikhanova
BA
1warx	Zenica		3ivb
ss	Visoko		dsy	visokas
h4	Velika Kladuša		ewy
9x	Tuzla		31xy	donja tuzla|soli
8n	Trebinje	SRP	plm	trebigne
v	Travnik		o0n
1th	Sarajevo		exln	bosna sarai|saarayego|saireavo|saragebo|saragievo|sarajevas|saraybosna|seraium|serayevo|vrh bosna|σαραγεβο|горад сараева|сараево|сараєво|сараѥво|սարաեւո|סאראיעווא|סראייבו|ساراجیوو|سارايېۋو|سارایوو|سراييفو|سرايیوو|सारायेव्हो|সারায়েভো|சாரயேவோ|ซาราเยโว|ས ར ཇི བོ|სარაევო|ሳራዬቮ|サラエヴォ|塞拉耶佛|사라예보
vc	Prijedor	SRP	s1n	priedora
1v7	Mostar		28na	mostara
3sk	Gradačac		c2z
z	Gračanica		c5q
h5	Goražde		dma
184	Doboj	SRP	l0j
na	Cazin		grx
7p	Bugojno		vxe	bugojne
bq	Brčko	BRC	tov	brchko
3o	Bosanska Krupa		bq1	krupa|krupa na uni
et	Bijeljina	SRP	t30	bieline
10	Bihać		1md5	bikhach
8v	Banja Luka	SRP	4qlu	bana luka|banja luka bana luka|banja lukae|banjaluko
2ukn	Konjic		cb2
BB
20bf8	Bridgetown	08	240f
BD
pef8	Thākurgaon	F	1iuw	thakurgaom|thakus gaon
3	Teknāf	10	val
3	Tungi	C	78h7	tangi|টঙ্গী
1	Sylhet	G	52vc	jalalabad|rajnagar|silhatta|silot|sreehatta|srihotto
1	Dohār	C	z53	dohai
6	Jamālpur		3ljw	jamaipur|singhjani
2	Shibganj	E	rqx
3	Sātkhira		2rh2
4	Sirājganj		2qd5	serajganj municipality|siradzhgandzh|siranganj
1	Netrakona	C	1oyw
1	Narsingdi	C	60vs	narsinghdi|satirpara
3	Sandwīp	10	148o
1	Shāhzādpur		2710
6	Rāmganj		16mh
1	Rājshāhi	E	f085	radzhshakhi|rampur baolia|раджшахи|রাজশাহী
a	Pirojpur	06	15zm	perijpur
3	Panchagarh	F	11g3	pachagar
7	Patiya	10	13mo	patia
1	Parbatipur	F	111w	parvatipur
6	Nārāyanganj	C	4sjq
1	Nālchiti		tv3
4	Nageswari	F	124x	nagasewari|nageshawari|nagheswari|paschim nageswari
2	Mymensingh		4tpi	majmensingkh|nasirabad
2	Muktāgācha		j1o
1	Mirzāpur		vqp	mrizapur
1	Moulvi Bāzār	G	18bl	maulvi bazar|moulvi bazar municipality
1	Morrelgonj	D	of3	morrelganj
4	Mehendiganj		uf4	mehdigunj
2	Mathba	06	myo	matbari|matbaria
8	Lalmanirhat	F	1e93	lalmonirhat
2	Lākshām	10	1rhu
3	Comilla	10	8cgz	komille|комилле|কুমিল্লা
2	Rangpur	F	64cc	kotwali|mosque rangpur
3	Kushtia	D	2wq4	khustia
8	Kālīganj	D	z7j	aliganj|kaliganja
5	Jhingergācha	D	wdh	jhikargacha|jhikergacha|jhinkargacha
2	Joypurhat	E	1kdo	jaipur hat
1	Ishurdi		1r9n	ishurda
2	Habiganj	G	1whk	habiganj bazar|habiganj sadar|hobiganj
1	Gaurnadi		v9j	gournadi
8	Gafargaon		qdd	ghafargaon
6	Feni	10	1su4	fenny|pheni
c	Rāipur		1dvw	rajpur
3	Sarankhola	D	s52
2	Dhaka	C	65z4k	daca|dacca|dacca dhaka|dacca ঢাকা|daka|dakah|dakka|dako|mujib city|ntakka|ντακκα|дакка|דאקה|دكا|ڈھاکہ|ढाका|ঢাকা|ઢાકા|ธากา|ダッカ|达卡|다카
6	Chilmāri	F	12dk
2	Chhāgalnāiya	10	ucn	chhagainaya|paschim chhagalnaiya|west chhagal naiya
2	Lālmohan	06	wks	char lalmohan|char lalmohun|dhar lalmohan
1	Khagrāchari		12v0	changrachhari|khabangpari|kkhagrachari
2	Chhātak		u9e	cehatak|chattakbazar|chhatar bazaar
6	Bhātpāra Abhaynagar	D	wwt	abhaynagar
2	Bherāmāra	D	tfz
1	Bhairab Bāzār		29dd	bhairab town
7	Bāndarban	10	p3f	bardarban
2	Kālia	C	v8s	bara kalia
2	Baniachang		t67	banivachong|baniyachong
2	Bājitpur		qo0	bajutpur
7	Badarganj	F	p5k	badarganja
a	Narail		16iw	naral
hf	Tungipāra		1c02
21l	Sarishābāri		1qr1	sarisabar|sarsabari
dj	Sakhipur		vj9
g6	Raojān	10	ju4	raajan|raozan
15p	Phultala		tb5
6d	Pālang		1g78
rq	Pār Naogaon	E	44i8
14h	Nabīnagar	10	ofr
1wl	Lakshmīpur	10	1blz
18j	Kesabpur		nv2
2z6	Hājīganj	10	y7r
187	Farīdpur		2ekb
f7	Dinājpur	F	4f4q
186	Uttar Char Fasson	D	119t	dakshin char fasson|south char fashion
70	Chittagong	10	2c0v2	chittagong ghat|chottogram|citagonga|islamabad|читтагонг|চট্টগ্রাম|チッタゴン|吉大港
10i	Char Bhadrāsan		qk7
1xv	Bera		uk4	berah|beru
rv	Burhānuddin	06	z8m	barahanuddin
2ow0	Sātkania	10	144l
1	Cox’s Bāzār	10	5fto
1	Khulna	D	srr7	kkhulna|кхулна|খুলনা|クルナ
1	Bhola		24g7
1	Barisāl	06	4c1u	barisal sadar
3	Jessore	D	589f
3	Pābna		2ye8	pabne
1	Tāngāil		3v00
u9	Bogra	E	4i1c
6	Pīrgaaj	F	qpa	pirganj
1	Nawābganj	E	31uh
5	Mādārīpur	C	1tf9
3	Sherpur	C	2avv
1	Kishorganj	C	1xz6	kisharganj|kishoreganj|kishoreganj municipality
2os8	Manikchari	10	j59
bfl	Bhāndāria	06	nbf
2xt66	Fatikchari	10	pm8
2t7h	Saidpur	E	49vi
BE
1nnft	Zwijndrecht	VLG	e2x
8	Zwevegem	VLG	i0u	sweveghem
2e	Zottegem	VLG	iuq
d	Zonhoven	VLG	fde	zoneve|zonhovena
g	Zoersel	VLG	fxe
1y	Zemst	VLG	ga0	sempst
j	Zele	VLG	fm4
f	Zedelgem	VLG	gy8	zedelghem
2	Zaventem	VLG	lr0
2y	Wuustwezel	VLG	dz9	wuestwezel
60	Willebroek	VLG	hlk	villebruk
3j	Wevelgem	VLG	nvu	vevelgeme|wevelghem
4	Wetteren	VLG	hoy	wetteran
12	Westerlo	VLG	hf7
j	Wervik	VLG	ddo
3d	Wavre	WAL	os0	vavr|wave|waver
18	Waterloo	WAL	mb2
2b	Waregem	VLG	rp4	waereghem
3d	Walcourt	WAL	di5	walcou
9z	Visé	WAL	d5q
1k	Vilvoorde	VLG	sij
61	Verviers	WAL	14rc	vervi
8w	Turnhout	VLG	uli
s	Tubize	WAL	gv7	tjubiz
4s	Tournai	WAL	1g95
n	Torhout	VLG	elx
p	Tongeren	VLG	n08	tongere|tongres
29	Tienen	VLG	ohr
6	Tielt	VLG	ew3	thielt
3s	Tessenderlo	VLG	cse
a	Tervuren	VLG	fwv	tervjuren|tervueren
4c	Temse	VLG	k3q	tamse
8l	Stekene	VLG	d3x
3y	Stabroek	VLG	dce
37	Soumagne	WAL	br9
24	Soignies	WAL	j6t
3h	Sint-Truiden	VLG	t7n	saint trond|sint trjujden|sint truijen
e	Sint-Pieters-Leeuw	VLG	nhq	leeuw saint pierre
j	Sint-Niklaas	VLG	1h8y	saint nicolas
1k	Sint-Kruis	VLG	ccg
7	Sint-Katelijne-Waver	VLG	f1b	wavre sainte catherine
1h	Sint-Gillis-Waas	VLG	dmi	saint gilles waes
6	Sint-Genesius-Rode	VLG	dvq	rhode saint genese
3g	Seraing	WAL	1av5	sere
3v	Schoten	VLG	pxy
2d	Schilde	VLG	fpx
8k	Saint-Nicolas	WAL	hfe	saint nikola|sint niklaas
1o	Saint-Ghislain	WAL	hd0	saint gilene
6u	Rotselaar	VLG	bkv	rotselaer
2z	Ronse	VLG	ioc
3c	Roeselare	VLG	1780	roeselave|roeseloare|rouselare
2s	Rixensart	WAL	gog
2r	Riemst	VLG	c75	riempst
78	Ranst	VLG	dfh
47	Quaregnon	WAL	e9n
7	Puurs	VLG	caw	puers
f	Putte	VLG	bsc
5p	Poperinge	VLG	f2p	poperinghe
13	Pont-à-Celles	WAL	c9x
b1	Péruwelz	WAL	cuf
1y	Peer	VLG	bzz
51	Overijse	VLG	i4e	overijase
1m	Oupeye	WAL	i7e	upe
1m	Oudenaarde	VLG	ljz	aldenarda|audenaarde
66	Oostkamp	VLG	gkx
z	Oostende	VLG	1h8z	oostenn|ostend|ostenda|ostendo
8r	Nivelles	WAL	imt	nijvel
d	Ninove	VLG	quj
l	Nijlen	VLG	g1k
66	Neerpelt	VLG	cfu
36	Namur	WAL	2a0c	name|namen|nameur|namir|namouer|namuro
3g	Mouscron	WAL	146d	muskrono
29	Mortsel	VLG	ix9
l	Morlanwelz-Mariemont	WAL	e2h	morlanwelz
4s	Mons	WAL	1yfh	mont
5i	Mol	VLG	p77	moll
3j	Middelkerke	VLG	dq5	middelkerke baden|middelkerke bains
3d	Merelbeke	VLG	h0f
s	Menen	VLG	omk	meenn
29	Meise	VLG	e9t	meysse
35	Mechelen	VLG	1ntm	mechele|mecheln|mehleno|mekhelen
5r	Marche-en-Famenne	WAL	d08	marche
1y	Manage	WAL	h4k
17	Maldegem	VLG	h1o
2w	Maasmechelen	VLG	ryz	maasmekhelene
3	Maaseik	VLG	i9w
31	Louvain-la-Neuve	WAL	ms1	luven la nev|ottignies louvain la neuve louvain la neuve
2k	Londerzeel	VLG	dbu
e	Lommel	VLG	oop
h	Lokeren	VLG	szj
13	Lochristi	VLG	f74
3h	Lille	VLG	bxm
11	Lier	VLG	po8	lierre
g	Liège	WAL	3ww5	=lieja|=luik|=luttich|leck|leodicum|leodium|lezh|lidje|liegi|liego|liex|liezh|lige|lijezh|ljeza|luettich|luuk
1x	Leuven	VLG	1zoc	=louvain|=lowen|leuve|loven|luven
2d	Lessines	WAL	dnb	lessen
e6	Lede	VLG	cz1
1v	Lebbeke	VLG	dek
8e	Lanaken	VLG	j43	lanaeken
1q	La Louvière	WAL	1n5o
f7	Kortrijk	VLG	1l07	kortrejko
f	Kortenberg	VLG	dpq
1b	Kontich	VLG	fnm
1d	Koksijde	VLG	g83
18	Knokke-Heist	VLG	q2d	knokkne
cl	Kasterlee	VLG	dph
1v	Kapellen	VLG	kdm	kapellene
1m	Kalmthout	VLG	dhp	calmpthout
65	Izegem	VLG	kcu	izzegem|izzehem
2j	Ieper	VLG	r2p	iper|ypern
d	Huy	WAL	fet
44	Houthalen	VLG	n6q	houthaelen|houthaelenberg|houthalen helchteren houthalen
3t	Hoogstraten	VLG	eak	hoogstraeten
98	Hoboken	VLG	qkr	antwerp hoboken|hoboken lez anvers
1y	Heusden	VLG	nxl	heusden zolder heusden
30	Herzele	VLG	cqz
4	Herve	WAL	crk
i	Herstal	WAL	s5z	hesta
27	Herentals	VLG	jzs
3	Herent	VLG	etu
3c	Helchteren	VLG	n6q	houthalen helchteren helchteren
l	Heist-op-den-Berg	VLG	t81
9e	Hasselt	VLG	1heu	asselt|haselto
1f	Harelbeke	VLG	k1m	hailebeke|harlebeke
2n	Hamme	VLG	hnv	khamme
1n	Halle	VLG	qlr	galle|hal
3t	Haaltert	VLG	d7t	haeltert
7t	Grimbergen	VLG	pw9	grimberghen
ek	Geraardsbergen	VLG	nrr
i	Gent	VLG	4ymd	=gand|=gante|=ghent|gaent|gandavum|gandawa|gande|gant|gente|gento
e	Genk	VLG	1d4i	genck
17	Gembloux	WAL	gq4	djiblou|gembloers|gemblua|jembloux
1u	Geel	VLG	qrt	gheel
6s	Frameries	WAL	fw6
7m	Fleurus	WAL	h1c	flerus
4	Fléron	WAL	cca
6	Flémalle-Haute	WAL	jeg	flemalle flemalle haute
6s	Evergem	VLG	oe7	ehvergem|everghem rabot
m	Eupen	WAL	dwt	epen|eupe
16	Essen	VLG	cxe	esschen
ac	Eeklo	VLG	er0	eecloo|eekloo
k	Edegem	VLG	gun	edeghem
2b	Duffel	VLG	ccr
3s	Dour	WAL	d0d
3v	Dilbeek	VLG	ugq
4	Diksmuide	VLG	byz	diksmude|dixmuiden
s	Diest	VLG	hdg
f	Diepenbeek	VLG	dnn
2c	Destelbergen	VLG	d05
45	Dendermonde	VLG	x7z	teneramonda|termonde
2	Denderleeuw	VLG	d3d
2r	Deinze	VLG	lfl
8t	Courcelles	WAL	mqp
4d	Colfontaine	WAL	fek
62	Chaudfontaine	WAL	g68
a	Châtelet	WAL	r6u	shatle
d	Chasse Royale	WAL	0
k	Charleroi	WAL	4af8	sarlroua|sharleroa|tchalerwe
ap	Brussels	BRU	lua6	=bruselas|=brussel|=bruxelles|an bhruiseil|breissel|brisele|briuselis|brjuksel|brjusel|brueksel|bruiseal|bruksel|brusehl|brusel|brusela|bruseles|bruselj|bruselo|bruxelas|bruxellae|kota brusel|βρυξελλες|брисел|брусэль|брюксел|брюсель|բրյուսել|בריסל|بروكسل|بروکسل|بريۇسسېل|ܒܪܘܟܣܠ|ब्रसेल्स|บรัสเซลส์|ბრიუსელი|ブリュッセル|布鲁塞尔|브뤼셀
1t	Brugge	VLG	2i1x	=bruges|=brujas|bricg|brige|briz|brizh|brjugge|brjuzh|broegge|brugia|brugo|bruhhe|bruxas
4v	Brecht	VLG	jzo	brekht
b	Brasschaat	VLG	skw	brasschaep|brasschaet
x	Braine-le-Comte	WAL	fj9
4	Braine-l'Alleud	WAL	sy0	brinne l alou
20	Boussu	WAL	fh6	boussu lez mons
65	Bornem	VLG	ffh
1b	Boom	VLG	c76
a4	Blankenberge	VLG	e2e	blankenberghe|blanknberge|blanknberhe
1s	Binche	WAL	opq
2	Bilzen	VLG	muu	bilze
2z	Beveren	VLG	yuz	beveren waes
3v	Beringen	VLG	vky	beringene|berringe
7b	Beersel	VLG	hx8
2	Beerse	VLG	ci8
8k	Balen	VLG	fey	baelen|balen sur nethe
7f	Ath	WAL	kl5	aat|ate
n	Asse	VLG	md5	assche|asso
14	Arlon	WAL	k77	aarle|aarlen
1t	Antwerpen	VLG	9usd	=amberes|=antwerp|=anvers|amversa|anberes|antuerpia|antverpenas|antverpene|antverpy|antwarp|antwerpium|anversa|anverse|kota antwerpen|αμβερσα|антверпен|горад антверпен|անտվերպեն|אנטווערפן|انتورپ|انتويرب|انٹیورپ|अँटवर्प|ஆண்ட்வெர்ப்|แอนต์เวิร์ป|ანტვერპენი|アントウェルペン|アントワープ|安特卫普|안트베르펜
m	Ans	WAL	l29	anse
18	Andenne	WAL	ik7	anden
69	Aarschot	VLG	lc8	aerschot
e	Aalter	VLG	eia	gemeente aalter
5	Aalst	VLG	1ntq	alost
BF
1efql	Zorgho	11	ifo	zorgo
dn	Yako	10	ho8	jako
dk	Tougan	01	dkm
4t	Titao	10	erf
92	Tenkodogo	04	t22
175	Réo	06	syn
6a	Pô	07	dtw
gd	Ouahigouya	10	1b54	waiguya
5	Ouagadougou	03	nacp	ouagadouga|ouankantounkou|ουαγκαντουγκου|уагадугу|ואגאדוגו|اواگادوگو|واغادوغو|ዋጋዱጉ|ワガドゥグー|瓦加杜古|와가두구
37	Nouna	01	mew
q1	Manga	07	bph
7u	Léo	06	kqs	lev
9w	Koupéla	04	oqc
5s	Koudougou	06	1veb	kondougou
5g	Kongoussi	05	kbm
2d	Kombissiri	07	n95	kombissiguiri
2i	Kokologo	06	k12	kokolgho
83	Kaya	05	u9p
cx	Houndé	09	s8h
4l	Gourcy	10	cxp	goursi
ah	Garango	04	mfo
7j	Fada N’Gourma	08	q5y	fada north gurma
5g	Dori	12	t66
2n	Djibo	12	h5b	dzhibo|jibo
5g	Diapaga	08	k2l
2w	Dédougou	01	yzh
a8	Boussé	11	c8s	busse
2t	Boulsa	05	dht
b2	Bobo-Dioulasso	09	7puy	bobodjulaso|ボボ ディウラッソ
fp	Banfora	02	1aio	banforu
4lbh	Gaoua	13	jdc
2	Orodara	09	edk	orodaro
BG
fjuy	Yambol	28	1ptg	jamboli|yampolis
3q	Vratsa	06	1e3x	vratca
5d	Vidin	05	15zd	vidine
2b	Velingrad	13	ijo
5	Veliko Tŭrnovo	04	1f3d	tarnovo|ternovo|trnovo|turnovo|veliko t rnovo|veliko tarnovo|weliko tyrnowo
1l	Varna	03	6pc2	barna|odessos|stalin|βαρνα|варна|ורנה|فارنا|ვარნა|ヴァルナ|瓦爾納
3g	Tŭrgovishte	25	t5a	targovishte|trgovishte|turgovishhe
42	Troyan	11	gbu
2q	Dobrich	08	2167	dobric|dobritsj
38	Svishtov	04	ow0	sistov|sistova|svisclov|svishhov|svislova
c	Svilengrad	26	evj	slivengrad|svilen|svilengrade
8e	Stara Zagora	24	32o7	eski zagra
o	Dupnitsa	10	qto	dupniza
3v	Sofia	22	opbg	=sofija|=sofiya|safia|serdica|sofie|sofio|sredets|ulpia serdica|σοφια|сафія|софия|софија|софія|סופיה|سوفىيە|صوفيا|სოფია|ሶፊያ|ソフィア|索菲亞|소피아
j	Smolyan	21	oqt
1d	Sliven	20	22cw	slivno
3y	Silistra	19	un7
c	Shumen	27	1vcj	shumla|sjumen
2w	Sevlievo	07	iyu	savlievo|sevelijevo
32	Sandanski	01	kez	xanne sandanski|yane sandanski
f	Samokov	22	knh	samakov
1p	Ruse	18	3cjy	roese|rousse|roustchouk|ruschuk|rusciuk|rusclink|rushtuk|russe|ruzo|saray makhle|sexaginta prista
4t	Razgrad	17	tjh
2n	Rakovski	16	c6e
7w	Popovo	25	csb
3a	Plovdiv	16	7aq6	eumolpias|filiba|filibe|filipopol|filippopoli|flavia|julia|philippopel|philippopolis|pinople|plodin|poulpoudeva|sinople|trimontium|ulpia|vinipoppolis|φιλιππουπολη|пловдив|بلوفديف|პლოვდივი|プロヴディフ|普罗夫迪夫
a	Pleven	15	2jkj	plevna|plevne
2d	Petrich	01	ndw	petric
t	Peshtera	13	ees	pescera|peshchera
d	Pernik	14	1rmr
1c	Pazardzhik	13	1mmh	pasardschik|tatar bazardzik|tatar pazardjik
1y	Panagyurishte	13	eyl	panaghiourichte|panaghurichte|panagjurisce|panagjurishhe
86	Nova Zagora	20	is4
ac	Montana	12	10lx
cd	Lovech	11	wkj	lovca|lovcha|lovec|lovetch
m	Lom	12	kiq
45	Kyustendil	10	119a	koestendil|kostendil|kyoustentil
1s	Kŭrdzhali	09	13co	exrdzhali|kardschali|kardzhali|kerdzhali|krdjali|kurdzjali|kyakyrdzhali
ht	Khaskovo	26	1phv	chaskoi|chaskovo|haskioj|haskoy
7	Kharmanli	26	elv	charmanlii|harmanlu|hermanli
1i	Kazanlŭk	24	16l8	kasanlak|kazanl k|kazanlako|kazanlek
1r	Karnobat	02	f7h	karnabat|karnobatski prokhod
6	Karlovo	16	fee	grad karlove|karliova
f3	Gotse Delchev	01	fsn	gotze deltchev
3h	Gorna Oryakhovitsa	04	tqx	gorna orechowiza|gorna orehovica|gorna orjechovica|gorno oryakhovitsa
8s	Gabrovo	07	1f27	gabrova
ju	Dimitrovgrad	26	xeg
59	Chirpan	24	daz	cirpan
13	Cherven Bryag	15	gqg	cerven breg|cherven breg|cherveni bjerg|cherveni bryag|tcherven bryag
7r	Burgas	02	477i	boergas|bournkas|burgasa|burghaz|mpournkas
6s	Botevgrad	22	g4t
4x	Blagoevgrad	01	1j0q
21	Berkovitsa	12	blf	berkovitsay|berkowiza
8r	Aytos	02	g6y	aitos|ajtos
13	Asenovgrad	16	1496	assenovgrade
BH
67ug	Sitrah		t21
2b	Madīnat ‘Īsá		te2	medinat isa
s	Jidd Ḩafş		ohj	djidd hafs|jadd hafs|jid hafs|judd hafs
w	Madīnat Ḩamad	17	14oe	hamad town
m	Dār Kulayb	17	1eii	dar chulaib
1r	Al Muḩarraq	15	2376	muharraq town|muhurraq
8	Manama		35he	maenamae|manamae|manamo|menama
212i	Ar Rifā‘		1pdq
BI
91so	Makamba	MA	f5m
ug	Bururi	BR	f8c	mont bururi
1ky	Bujumbura	BM	73xw	budzumbura|mpouzoumpoura|usumbura|μπουζουμπουρα|бужумбура|բուժումբուրա|בוגומבורה|بوجومبرا|ቡጁምቡራ|ブジュンブラ|布琼布拉|부줌부라
4t	Muramvya	MU	dx5
k1	Gitega	GI	hvj	gitege|kitega
bw	Ruyigi	RY	toa
2zh	Ngozi	NG	gle
an	Kayanza	KY	f03
m4	Muyinga	MY	1iuc
1gf	Rutana	RT	g4d
BJ
1f975	Tchaourou		g6j	chauru
26	Tanguiéta	AK	fax
c6	Savé		1mma
2	Savalou	CO	naj
36	Sakété	PL	n8f
26	Porto-Novo	OU	50oo	porto nobo|porto novas
l	Pobé		pg7	ipobe
2o	Parakou	BO	3icp
2w	Ouidah	AQ	1sfj	wida
5h	Nikki	BO	15o9
2o	Natitingou	AK	1qf0
6k	Malanville	AK	sn1	malanvilem
1o	Lokossa	MO	1v3v
i6	Kétou		h8l	ketu
3y	Kandi	AL	2cn9
no	Dogbo	KO	vvk
f	Djougou	DO	4chm	jugu
47	Dassa-Zoumé		gq0
2v	Cové		tra	kove
5	Cotonou	LI	esuw	appi|catonou|котону|קוטונו|コトヌー|科托努
5	Comé		mjc	kome
69	Bohicon		2ois
3p	Bembèrèkè	BO	iiu
27	Bassila		i80
1k	Banikoara	AL	hcn
6z	Aplahoué		fbq	parahoue
1v	Allada		fi6
7r	Abomey-Calavi		89nf	kalavi|абомеи калави
1	Abomey	ZO	1re2
BL
24poc	Gustavia		4mc	gustaf|guthavia
BM
24l3h	Hamilton		p2
BN
130dj	Tutong		erz
38	Seria		n81
8g	Kuala Belait		o22	belait
bj	Bandar Seri Begawan	BM	1dp5	bandar seri begavanas|bandar seri begavano|mpantar seri mpenkaban
BO
2bm62	Yacuiba	T	1rw3
3f	Warnes	S	h04
5k	Villazón	P	ncd
3	Villa Yapacaní	S	e17
17	Villamontes	T	eh5
i7	Tupiza	P	h5l	turpiza
4v	La Santisima Trinidad	B	1t0j	ciudad trinidad|trinidad
q7	Tarija	T	3ew5	ciudad tarija|tarikha
ij	Sucre	H	4thi	chuqichaka|chuquisaca|ciudad sucre|sukro
iv	Santiago del Torno	S	bzr	el torno
6o	Santa Cruz de la Sierra	S	t8rp	ciudad santa cruz|santa cruz|санта крус де ла сиерра|سانتا کروز دلاسیهرا|サンタクルス
kw	San Ignacio de Velasco	S	i6p	san ignacio|san ignacio de loyola|san ignacio velasco
3q	San Borja	B	f5k
iq	Riberalta	B	1l3y
h2	Punata	C	bq2	ciudad punata
e0	Potosí	P	30zn	ciudad potosi|putuqsi
19u	Oruro	O	4h0s	ciudad oruro|gruro
m1	Montero	S	1wdk
7c	Mizque	C	nip	ciudad de mizqu|ciudad mizque
v2	Llallagua	P	lnp
ec	La Paz		hf5r	chukiyapu|ciudad la paz|civitas pacis|la pas|la pasas|la pazo|soukre la paz|σουκρε λα παζ|ла пас|לה פאס|لاباز|ลาปาซ|ላፓዝ|ラパス|拉巴斯|라파스
28y	Huanuni	O	byc	villa huanuni
e7	Guayaramerín	B	rs8	guajara mirim
2rn	Cotoca	S	e5n
sn	Cochabamba	C	jari	ciudad cochabamba|kuchawampa|quchapampa|кочабамба|קוצבמבה|コチャバンバ
u	Cobija	N	kih	cobila|puerto cobija
1v4	Camiri	S	lkp	refineria camiri
BR
20jve	Vitória do Mearim	MA	c67	baixo mearim|mearim|victoria do baixo mearim|vitoria do baixo mearim
1	Vitória de Santo Antão	PE	2auv	victoria|vitoria|vitorija de santu antan
z	Viseu	PA	emm
1j	Conde	PB	c8j
b	Vigia	PA	mjx
i	Viçosa do Ceará	CE	cu4	vicosa
3	Viçosa	AL	f3p
d	Viana	MA	kld
9l	Várzea Alegre	CE	gup
11	Varjota	CE	cpa
y	Vargem Grande	MA	giz
1i	Valença do Piauí	PI	c95	valenca
46	União dos Palmares	AL	vru	uniao
3	União	PI	c3h
4x	Tuntum	MA	cnm	tumtum
d	Tucuruí	PA	1mwh
19	Tucumã	PA	bli
1q	Trindade	PE	ewh
3r	Trairi	CE	hue	trahiry
2f	Toritama	PE	ih0
f	Tomé Açu	PA	q9x
2a	Timon	MA	2o0b	flores
b	Timbiras	MA	dsj
o	Timbaúba	PE	ytd
1h	Tianguá	CE	z9c
1b	Teresina	PI	fygw	poti|терезина|תרזינה
1z	São João dos Inhamuns	CE	mis
a4	Tamandaré	PE	duq
47	Tabira	PE	d26
x	Surubim	PE	qok
2f	Sousa	PB	10zb	souza
2	Soure	PA	e1w
1q	Solânea	PB	d52
u	Sobral	CE	3dws	januaria de acaracu|sobrat
8k	Sirinhaém	PE	vis
1n	Sertânia	PE	e1a
3f	Serra Talhada	PE	13ib
3w	Senador Pompeu	CE	cqr
1p	Satuba	AL	c9b
4e	São Raimundo Nonato	PI	f3l	raimundo nonato
3g	São Miguel dos Campos	AL	vju	san migel dus kampus|sao miguel|sao miguel de campos
1	São Miguel do Guamá	PA	lt5	guama
1c	São Mateus do Maranhão	MA	ls9
n	São Luís do Quitunde	AL	fv7	sao luiz de quitunde
r	São Luís	MA	jnqt	maranhao|san luis|sao luis do maranhao|sao luiz de maranhao|сан луис|סאו לואיס
8	São Lourenço da Mata	PE	1w80	san lorensu da mata|sao lourenco
1n	São José do Egito	PE	e22	sao jose da ingazeira|sao jose das queimadas|sao jose do egypto
6	São José de Ribamar	MA	lfl	ribamar|sao jose do ribamar
2	São José de Mipibu	RN	bsy	sao jose do mipibu
4s	São João dos Patos	MA	f2q
2r	São Gonçalo do Amarante	CE	i73	sao goncalo
3p	São Félix do Xingu	PA	cpp	sao felix
l	São Domingos do Maranhão	MA	e3n
3f	São Bento	PB	j3h
f	São Bento	MA	db1	san bentu|sao benito dos perizes|sao bento das perdizes|sao bento dos perizes
8r	Santa Rita	PB	2kid
w	Santarém	PA	41vb	santaren
5	Santa Quitéria do Maranhão	MA	d92	santa quiteria
3	Santa Quitéria	CE	itj
n	Santana do Ipanema	AL	k6a
4t	Santa Luzia	MA	hod
1g	Santa Inês	MA	1g0w	ines
d	Santa Helena	MA	cdp
u	Santa Cruz do Capibaribe	PE	1mzm	capibaribe|santa cruz
l	Santa Cruz	RN	lfj
45	Salinópolis	PA	vmu	salinas
12	Salgueiro	PE	wiw	salqueiro
8c	Russas	CE	ug9	rucas|sao bernardo das russas
3k	Rio Largo	AL	1cwr
7	Rio Formoso	PE	bz2
v	Ribeirão	PE	n0a
c2	Recife	PE	voia	arrecife|mauricea|pernambuco|resife|ресифе|ресифи|רסיפה|レシフェ|累西腓
3x	Quixeramobim	CE	qhd	santo antonio do bogueirao de quixeramobim
6	Quixadá	CE	1228
8p	Presidente Dutra	MA	nei
3w	Santana	AP	1srb	porto de santana
11	Porto Calvo	AL	ddu
f	Portel	PA	gg3
40	Pombos	PE	c9i	sao joao dos pombos
f	Pombal	PB	gs7
9d	Piripiri	PI	ym8
2b	Piracuruca	PI	ejo
1r	Pinheiro	MA	u0d	pinheiros
y	Pindaré Mirim	MA	hp1
12	Pilar	AL	nmh
15	Picos	PI	18d3
23	Petrolina	PE	466y
1	Jatobá	PE	fvj	jatobe
8	Pesqueira	PE	wbs
2m	Pentecoste	CE	f6o
n	Penalva	MA	d9e
1r	Pedro II	PI	h06	pedro segundo
5i	Pedra Branca	CE	fhk
2x	Paulo Afonso	BA	1tuu
6	Paulista	PE	67qr
43	Patos	PB	1zfj
33	Parnamirim	RN	3807	eduardo gomes
3	Parnaíba	PI	2yhk	feitoria|parnahiba|porto das barcas|sao joao da parnahiba
7	Parintins	AM	1dpo	parintinsa
9	Parelhas	RN	cmx
22	Paraipaba	CE	e7r
f	Paragominas	PA	1hpp
9	Paracuru	CE	gcs
45	Palmares	PE	w5r
3s	Pacatuba	CE	16nv
9	Pacajus	CE	w2e
17	Ouricuri	PE	mmd
d	Orós	CE	clk
6	Oriximiná	PA	rgd
1t	Olinda	PE	7uzm	олинда|אולינדה|ოლინდა
6c	Oeiras	PI	g9b
4	Ábidos	PA	j9m
1s	Nova Russas	CE	gyq
18	Nova Cruz	RN	hvi
2o	Nazaré da Mata	PE	kfp	nazar da mata|nazare|nazareth
1f	Natal	RN	gcrn	natalo|натал|נאטאל
2l	Murici	AL	fr7
9d	Moreno	PE	ywl
1b	Morada Nova	CE	sul
1d	Monteiro	PB	doe	alagoa do monteiro|monterio
1k	Monte Alegre	PA	hmg
18	Mombaça	CE	d61
c	Moju	PA	gli
l	Mossoró	RN	4bv9	mocoro
1r	Mocajuba	PA	cs7
8t	Maués	AM	hcb
f	Matriz de Camaragibe	AL	efl
8f	Mari	PB	dj3
f	Marechal Deodoro	AL	130r
1r	Maragogi	AL	cea
f	Maracanaú	CE	45bt
u	Marabá	PA	34jo	marada
5y	Mamanguape	PB	lau
7c	Maceió	AL	kgvj	macayo|masejo|масеио|מסיו
h	Macau	RN	dxy
i	Macapá	AP	79iw	макапа|מקאפה
w	Macaíba	RN	uvj	macahyba
62	Limoeiro do Norte	CE	mq1	limoeiro
b	Limoeiro	PE	wns
2f	Lavras da Mangabeira	CE	dad	lavras
3o	Lajedo	PE	jhp	lagedo
2x	Lago da Pedra	MA	k24	lagoa de pedra
4o	Lagoa do Itaenga	PE	do7
ai	Juazeiro do Norte	CE	4tse	jaozeiro|joazeiro|zhuazejru du norti
2b	José de Freitas	PI	gjc
1b	João Pessoa	PB	dy83	cidade felipea|fredericia|parahiba|paraiba|zhuan pesoa|жуан песоа|זואאו פזואה
12	João Câmara	RN	fcd
9q	Jaguaruana	CE	gta
a	Jaguaribe	CE	hsp	jaguaribe mirim|zhaguaribi
4j	Jaboatão	PE	f259
d	Itupiranga	PA	gfp
16	Itacoatiara	AM	1e3t
5	Itaporanga	PB	c9e
6	Itapissuma	PE	cv5	itapicuma
5	Itapipoca	CE	171k
r	Itapecuru Mirim	MA	qyn	itapicuru
5	Itapagé	CE	oq3
q	Itaituba	PA	1dys
2	Itaitinga	CE	nve
y	Itabaiana	PB	eqk	tabaiana
21	Ipueiras	CE	d7b
t	Ipubi	PE	co8
7	Ipu	CE	kl2
3	Ipojuca	PE	156c	pojuca
4a	Imperatriz	MA	4oai	vila nova de imperatriz
1q	Iguatu	CE	1ib0
c	Igarapé Miri	PA	kph	igarape mirim
7	Igarapé Açu	PA	img	igarape assu
2	Igarassu	PE	1upl	igaracu|iguaracu|iguarassu
r	Icó	CE	lur
1z	Horizonte	CE	13hf
3b	Guaraciaba do Norte	CE	e16
1	Guarabira	PB	xr9
18	Guaiúba	CE	gu4
25	Gravatá	PE	1b9d
f	Granja	CE	jyv
46	Grajaú	MA	nbd	grajahu|gralau
1c	Goiana	PE	xxo
g	Glória do Goitá	PE	dem	gloria de goyta
3u	Garanhuns	PE	2cxx	garanjuns
22	Gameleira	PE	ezj	camelleira
7v	Fortaleza	CE	1ffuo	ceara|fortaleza de nova braganca|fortaleza nova de braganca|форталеза|פורטלזה|フォルタレザ|福塔雷萨
2j	Floriano	PI	11hn	florian
c	Floresta	PE	dys
sw	Eusébio	CE	srt	ehusebio
9	Extremoz	RN	dvr
1e	Estreito	MA	dm7
3f	Esperantina	PI	g8k	boa esperanca|retiro da boa esperanca
c	Esperança	PB	eip
1g	Escada	PE	113n
4l	Dom Pedro	MA	c0i
3t	Demerval Lobão	PI	bs1	dermeval lobao|lobao
3	Delmiro Gouveia	AL	r7f	delmiro
t	Custódia	PE	dyz
a	Cururupu	MA	gzb
3r	Currais Novos	RN	rfs
1l	Cupira	PE	eqg
5p	Crato	CE	1wia	vila real do crato
3	Crateús	CE	14ud
4b	Coroatá	MA	qc1	croata
3j	Condado	PE	f41
f	Conceição do Araguaia	PA	kx7	conceicao
3a	Colinas	MA	jeu
t	Coelho Neto	MA	rx4
8	Codó	MA	1s9k
6d	Chapadinha	MA	vhg
16	Chã Grande	PE	d7c
2h	Ceará Mirim	RN	p7f
1x	Caucaia	CE	5w7f	soure
10	Catolé do Rocha	PB	fac
1r	Catende	PE	hzu
1r	Castanhal	PA	2y0u
m	Cascavel	CE	14ed
16	Caruaru	PE	51m3
1u	Carpina	PE	1ijl
3	Carolina	MA	cis
b7	Capitão Poço	PA	p8g
29	Capanema	PA	10uu
41	Canindé	CE	wyo	caninae
9	Canguaretama	RN	ek9
4s	Campos Sales	CE	dm8
w	Campo Maior	PI	ohn
19	Campo Alegre	AL	cy9	campo alegre do mosquito
v	Campina Grande	PB	7h8o	кампина гранде|カンピナグランデ
19	Camocim	CE	ybl
a	Cametá	PA	yvk
6s	Cajueiro	AL	bme
27	Cajazeiras	PB	xvt
2p	Caicó	RN	16dy
b0	Cabrobó	PE	cf4
w	Cabo	PE	32f5
d	Cabedelo	PB	16bb	cabedelos
4k	Buriti Bravo	MA	dng
18	Buíque	PE	fok	buiki|vila nova de buique
1f	Breves	PA	zux
g	Brejo Santo	CE	l4o	brejo dos santos
t	Brejo da Madre de Deus	PE	l49	madre de deus
40	Bragança	PA	183v
ae	Bom Conselho	PE	lg8
6k	Boa Viagem	CE	j1b
3e	Bezerros	PE	13os
1i	Benevides	PA	12f6
k	Belo Jardim	PE	12iq
1f	Belém	PB	bzy	belem de caicara
7	Belém	PA	u67t	belem do para|belen|para|santa maria de belem do grao para|белем|белен|בלם|ベレン
1i	Beberibe	CE	skh
g	Bayeux	PB	1y9c
e	Baturité	CE	hap
5q	Barreiros	PE	rfx
10	Barreirinhas	MA	dgd
1v	Barras	PI	gnx	barras do maratahoan|barras do maratoam
1j	Barra do Corda	MA	11qd
33	Barcarena	PA	n1r
d	Barbalha	CE	q6v
2v	Balsas	MA	1gig	altbalsas|sant antonio de balsas|santo antonio de balsas
a5	Bacabal	MA	1juc
1f	Augusto Corrêa	PA	ck7
z	Atalaia	AL	el8
5i	Areia Branca	RN	e6c
m	Arcoverde	PE	183v
r	Araripina	PE	trd
f	Arari	MA	cy1
1x	Arapiraca	AL	3kiq
u	Araguaína	TO	2917	lontra
l	Aracati	CE	y6d
t	Aquiraz	CE	1e8s
x	Apodi	RN	cxh
6d	Ananindeua	PA	9auc	ананиндеуа
2h	Amaraji	PE	cus	amaragi
13	Altos	PI	m74
2d	Altamira	PA	1ip4
l	Almeirim	PA	fsg	almejrin
25	Alenquer	PA	kaa	alemquer
3c	Alagoa Grande	PB	cnq
1u	Águas Belas	PE	her
9	Água Preta	PE	cos
2r	Afogados da Ingazeira	PE	jc4	afogados|passagem dos afogados
1r	Açu	RN	rvh
6	Acopiara	CE	iy9
p	Acaraú	CE	lwl	acarahu
10	Abreu e Lima	PE	1r8n
k	Abaetetuba	PA	1o82	abaete
s33	Xique Xique	BA	rc9	chique chique
p	Xanxerê	SC	pfh	xanere
g	Votuporanga	SP	1hwn
2	Votorantim	SP	24ou
a	Volta Redonda	RJ	5cks	v redonda
12	Vitória da Conquista	BA	5fbl	conquista|vitorija da konkista
a	Vitória	ES	6p8w	victoria|витория|ויטוריה|ビトリア
19	Visconde do Rio Branco	MG	mdt	rio branco
s	Viradouro	SP	d90	viradoura
h	Vinhedo	SP	17l8
c	Vila Velha	ES	8gqa	espirito santo|espirito santo de vitoria|вила велья|וילה ואלה
2s	Videira	SC	wqw
7	Viçosa	MG	1gzs
k	Viana	ES	16j6
3	Viamão	RS	6445
6	Vespasiano	MG	213x
3t	Veranópolis	RS	fbp
8	Vera Cruz	BA	nks
15	Wenceslau Braz	PR	c4u	vencesleu bras
2	Venâncio Aires	RS	vcj	venancia ayres
1w	Vazante	MG	bxf
f	Vassouras	RJ	gc6
d	Várzea Paulista	SP	2dlk	secundino veiga
5	Várzea Grande	MT	5cpk
8	Várzea da Palma	MG	m5e
s	Varginha	MG	2hy3
d	Vargem Grande do Sul	SP	rxx	santa ana do vargem grande|vargem grande|varzhen grandi du sul
23	Valparaíso	SP	caq
3	Valinhos	SP	1wdy
i	Valença	RJ	1b6g	marques de valenca|valensa
1	Valença	BA	1csf
x	Vacaria	RS	17st
1d	Uruguaiana	RS	2na0
b	Uruçuca	BA	iu1	urycuca
n	Uruaçu	GO	n7s	uruasu|urucu
x	União da Vitória	PR	11lx	unian da vitorija|uniao da victoria
i	Unaí	MG	1aga	unahy|unaj
h	Una	BA	hg5
1	Umuarama	PR	1x7b
1d	Uberlândia	MG	c2ts
8	Uberaba	MG	5l9n
8	Ubatuba	SP	1oyn
2	Ubatã	BA	c1g
4	Ubaitaba	BA	lw7
6	Ubá	MG	23hg
28	Tupanciretã	RS	dhs	tupaceretan|tupacireta|tuparecetan
2	Tupaciguara	MG	itq	tupacyguara|tupasiguara
1	Tupã	SP	1bv7	tupan
15	Tucano	BA	o2r
a	Tubarão	SC	1fvx
19	Trindade	GO	238x
r	Três Rios	RJ	1jig	entre rios
c	Três Pontas	MG	xr9
a	Três Passos	RS	dc6
b	Três Lagoas	MS	1oqg	lagoas
w	Três de Maio	RS	e3q
7	Três Coroas	RS	g8r
1	Três Corações	MG	1cyp
1k	Tremembé	SP	oh3
12	Tramandaí	RS	qsu	tramandahy
1r	Torres	RS	pav
23	Toledo	PR	23hx
u	Tobias Barreto	SE	my4
19	Timóteo	MG	1yru	timofej|timothea
k	Timbó	SC	q1x
z	Tijucas	SC	hch
13	Tietê	SP	oql
h	Teutônia	RS	gui
1e	Teresópolis	RJ	2nnv
f	Teófilo Otoni	MG	262a
4	Teodoro Sampaio	SP	bq1
r	Telêmaco Borba	PR	19fk
u	Taubaté	SP	5e61
a	Tatuí	SP	207g	tatuhy
1o	Taquarituba	SP	gl0	taquari
1	Taquaritinga	SP	12nm
u	Taquari	RS	kwz
1s	Taquara	RS	112r
j	Tapiramutá	BA	crk
e	Tapes	RS	ebu	porto de tapes
2m	Tanguá	RJ	ibg
5	Tanabi	SP	e2b
q	Tambaú	SP	fec	tambahu
1i	Taiobeiras	MG	isf
3j	Taboão da Serra	SP	4liz
q	Suzano	SP	62lu
1b	Sumaré	SP	4vwp	reboucas
3w	Sorocaba	SP	bz7y
o	Soledade	RS	j4n
e	Socorro	SP	iq8
10	Sobradinho	BA	ew8
2h	Simão Dias	SE	e6p
t	Silva Jardim	RJ	d14
6	Sidrolândia	MS	d0u
r	Sete Lagoas	MG	4bcm
r	Sertãozinho	SP	24jv
13	Serrinha	BA	11va
s	Serra Negra	SP	hgo
2	Serrana	SP	uqa
1n	Serra	ES	8g4p	серра
6	Seropédica	RJ	16bi
1i	Senhor do Bonfim	BA	11ef	bonfim
f	Senador Canedo	GO	1boo
22	Seabra	BA	cxo	doutor seabra
1	Schroeder	SC	byp
w	Saubara	BA	c32
8	Sarzedo	MG	g1q
s	Sarandi	RS	bp2	colonia sarandy
1	Sarandi	PR	1tcp
d	Saquarema	RJ	1bvs
k	Sapucaia	RS	2t15	acapucai|guianuba
w	Sapiranga	RS	1moj
21	São Vicente	SP	6ycp
1z	São Sepé	RS	est
c	São Sebastião do Passé	BA	nyh	sao sebastiao
2	São Sebastião do Paraíso	MG	185y	san sebastjan du paraiso|sao sebastiao paraiso
6	São Sebastião do Caí	RS	eo4	sao sebastiao do cahy
u	São Sebastião	SP	1mxb
17	São Roque	SP	12zw
1f	São Pedro da Aldeia	RJ	16g6
1g	São Pedro	SP	kvw
10	São Paulo	SP	5yshb	=sampa|=south paulo|san paolo|san paul ed brasil|san paulas|san paulo sao paulo|san paulu du brasili|san polo del braxil|san poulo|sao paulo capital|saun paulu|sawo palo|urbs paulistana|σαο παολο|горад сан паулу|сан пауло|сао паоло|սան պաուլու|סאו פאולא|ساو باولو|ساو پالو|سايوپايولو|ܣܐܘ ܦܐܘܠܘ|ސައޮ ޕައުލޯ|साओ पाउलो|সাঁউ পাউলু|সাও পাউলো|சாவோ பாவுலோ|శఒ పౌలొ|ಸಾವೊ ಪಾಲೊ|സാവോ പോളോ|เซาเปาลู|ဆောပိုလိုမြို့|სან პაულუ|ሳው ፓውሉ|サンパウロ|聖保羅|상파울루
e	São Miguel do Iguaçu	PR	bwq
2	São Miguel do Araguaia	GO	eih
1b	São Mateus do Sul	PR	j7s	san mateus du sul|sao mateus
h	São Mateus	ES	1ni5	san mateus
e	São Marcos	RS	ecf	sao marecas
c	São Manuel	SP	pwz	san manuehl|sao manoel do paraizo
7	São Luiz Gonzaga	RS	oja	sao luiz
6	São Luís de Montes Belos	GO	i83
12	São Lourenço do Sul	RS	jjw	san lorensu du sul|sao lourenco
k	São Lourenço	MG	vqv	san lorensu
6	São Leopoldo	RS	4hfx
a	São José dos Pinhais	PR	2nuo
4	São José dos Campos	SP	d5l0	san zhoze dus kampus|sjcampos|vale do paraiba|vale paraiba|сан жозе дус кампус
3	São José do Rio Preto	SP	814b	rio preto|san zhoze du riu pretu|сан жозе ду риу прету
1	São José do Rio Pardo	SP	1099
2u	São José	SC	4abk
2b	São Joaquim da Barra	SP	wyo	sao joaquim
3	São Joaquim	SC	cje	sao joaquim da costa da serra
i	São João Nepomuceno	MG	hv6	san zhuan nepomuseno
v	São João de Meriti	RJ	9qyp	meriti
2	São João del Rei	MG	1on4
n	São João da Boa Vista	SP	1n24
1	São João da Barra	RJ	fwe	san zhuan da barra|sao joao de barra
3y	São Jerônimo	RS	d5s
8	São Gotardo	MG	qch
3	São Gonçalo do Sapucaí	MG	f1b	sao goncalo
17	São Gabriel	RS	16ru
d	São Francisco do Sul	SC	ry8	san fransisku du sul|sao francisco
4	São Francisco do Conde	BA	izq	san fransisku du konde|sao francisco
1o	São Francisco	MG	phl
j	São Fidélis	RJ	lg1
37	São Cristóvão	SE	1j77	san kristovan|sao christovao
9	São Carlos	SP	4e7f	san karlos|sao carlos do pinhal
5	São Caetano do Sul	SP	2xad	san kaehtano du sul|sao caetano
g	São Borja	RS	19zx
4	São Bernardo do Campo	SP	fxl8	san bernardo du kampu|sao bernardo|sbcampo|сан бернардо ду кампу
6	São Bento do Sul	SC	1nvh	san bentu du sul|sao bento
25	Santos Dumont	MG	w32
6	Santos	SP	8tfv	baixada santista|сантос|サントス市
y	Santo Estêvão	BA	l1r
x	Santo Antônio do Monte	MG	hfk
g	Santo Antônio do Amparo	MG	cwq
2	Santo Antônio de Posse	SP	e04	posse|posse de ressaca
1	Santo Antônio de Pádua	RJ	pis	santo antonio do padua
2	Santo Antônio de Jesus	BA	1l2d
8	Santo Antônio da Platina	PR	r7g	santo antonio da platino
4n	Santo Ângelo	RS	1dum	santu andzhelo
5	Santo André	SP	e739	санту андре
6	Santo Anastácio	SP	dap
4	Santo Amaro da Imperatriz	SC	e7m	santo amaro|santo amaro do cubatao
9	Santo Amaro	BA	102k
l	Santiago	RS	zyr	santiago do boqueirao|santjago
6	Santa Vitória do Palmar	RS	lfj	santa victoria|santa victoria do palmar
1a	Santa Rosa de Viterbo	SP	gkh	santa rosa
t	Santa Rosa	RS	19hp
p	Santa Rita do Sapucaí	MG	m71	porto sapucahy|santa rita do sapucahy|santa rita du sapukajja
4	Santa Rita do Passa Quatro	SP	iyq	santa rita
2a	Santana do Paraíso	MG	jor
3	Santana do Livramento	RS	1x7i	livramento
c	Santana de Parnaíba	SP	24dp	parnahyba|parnaiba|santana de paranaiba
37	Santa Maria da Vitória	BA	i4g	santa maria
k	Santa Maria	RS	5car	santa maria da boca do monte
1p	Santa Luzia	MG	57vz	santa lucia
d	Santaluz	BA	j37	santa luiza|santa luzia
v	Santa Isabel	SP	q0d
i	Santa Helena de Goiás	GO	qfi	helena de goias|santa ehlena di gojas|santa helena
j	Santa Gertrudes	SP	e9m
7	Santa Fé do Sul	SP	jwq
11	Santa Cruz do Sul	RS	29vl	santa cruz
3	Santa Cruz do Rio Pardo	SP	st4
b	Santa Cruz das Palmeiras	SP	jwo	palmeiras
5	Santa Cruz Cabrália	BA	f2x	santa cruz|santa cruz de cabralia
2g	Santa Cecília	SC	bn8
s	Santa Bárbara d'Oeste	SP	4128	barbara do oeste|sata barbar doeste
46	Salvador	BA	1m4gw	bahia|baia|salvador da bahia|salvador de bahio|sao salvador|салвадор|סלבדור|サルバドール|サルヴァドール|萨尔瓦多
9	Salto de Pirapora	SP	ov7
v	Salto	SP	23wz	salto do itu
25	Salinas	MG	jv6
2g	Sacramento	MG	d3q
21	Ruy Barbosa	BA	g9x
b	Rubiataba	GO	cg0
u	Rosário do Sul	RS	sc1	rosario
10	Rondonópolis	MT	39zk	rodonopolis
1i	Rolante	RS	c16
1	Rolândia	PR	13cs
2f	Rio Verde de Mato Grosso	MS	cth	fazenda rio verde|rio verde
k	Rio Real	BA	iit
v	Rio Pardo	RS	kty
j	Rio Negro	PR	hr2
3	Rio Negrinho	SC	wca
a	Rio Grande da Serra	SP	tg1
4	Rio Grande	RS	40xq	rio grande do sul|sao pedro do rio grande do sul
e	Rio do Sul	SC	142w	itajahy do sul|rio sul
12	Rio de Janeiro	RJ	3l3wz	=rio|centro do rio|ciutat de rio de janeiro|rio de zaneiras|rio de zaneyro|rio nte tzaneiro|riviethe de janvyi|sao sebastiao do rio de janeiro|urbs fluminensis|ριο ντε τζανειρο|горад рыа дэ жанэира|рио де жанеиро|ռիո դե ժանեյրո|ריא דע זשאנערא|ריו דה זניירו|ريو دى جانيرو|ریو دوژانیرو|ریو دے جینیرو|ریو ڈی جینرو|रियो डि जेनेरो|रियो दि जानेरो|রিউ দি জানেইরু|ரியோ டி ஜனேரோ|ರಿಯೋ ಡಿ ಜನೈರೊ|റിയോ ഡി ജനീറോ|รัฐรีโอเดจาเนโร|รีโอเดจาเนโร|རིའོ ཌེ ཇ ནེའུ རའོ|რიო დე ჟანეირო|リオデジャネイロ|里约热内卢|리우데자네이루
c	Rio das Pedras	SP	iay
3	Rio das Ostras	RJ	zyy
t	Rio Claro	SP	3v03
7	Rio Brilhante	MS	ej9
1	Rio Branco do Sul	PR	keh	rio branco
j	Rio Bonito	RJ	rrx
1v	Ribeirão Preto	SP	btcz	entre rios|ribeirao
1	Ribeirão Pires	SP	2ec0
o	Ribeirão das Neves	MG	8pw2	neves
4	Ribeirão da Ilha	SC	g7c	ribeirao
q	Ribeira do Pombal	BA	lsb	pombal
2j	Riachão do Jacuípe	BA	d1r	riachao|riachao do jacuhype
4w	Resplendor	MG	bob
i	Resende	RJ	2e1m
10	Registro	SP	z9d
5	Regente Feijó	SP	daa
43	Rancharia	SP	jp6
23	Quirinópolis	GO	ors
3y	Queimados	RJ	2wql
1w	Quatro Barras	PR	diu
12	Quaraí	RS	hx9	quarahy
11	Prudentópolis	PR	f4r
h	Propriá	SE	icq
4	Promissão	SP	kuv
2b	Presidente Venceslau	SP	q96
4	Presidente Prudente	SP	4hni
7	Presidente Epitácio	SP	tw6	presidente epistacio|presidente epitaclo
31	Prata	MG	fco
p	Praia Grande	SP	5cx7
i	Prado	BA	bxk
16	Pouso Alegre	MG	2gw1
22	Posse	GO	ffn
o	Porto União	SC	maz	porto do uniao|porto unicao|uniao
h	Porto Seguro	BA	2n1h
3r	Porto Ferreira	SP	11wn	porto ferreiro
4	Porto Feliz	SP	vnb
42	Porto Alegre	RS	tf7p	porto de sao francisco dos casaes|portus alacer in brasilia|puerto alegre|порто алегре|порту алегри|פורטו אלגרה|ポルト アレグレ|阿雷格里港
1l	Portão	RS	g8r
w	Porangatu	GO	p9y
1a	Pontes e Lacerda	MT	mo5	ponte east lacerda|pontes de lacerda|pontes lacerda
i	Ponte Nova	MG	116j
20	Ponta Porã	MS	170z
l	Pontal	SP	p4m
f	Ponta Grossa	PR	69g1
1i	Pompéu	MG	ji5
2	Pompéia	SP	dwf
3	Pomerode	SC	gwa
1m	Poços de Caldas	MG	353w	poco caldas
c	Poconé	MT	gks	pecone
m	Poções	BA	r7a
1x	Poá	SP	2aw8
e	Planaltina	GO	1wk5
f	Piúma	ES	dlu
4	Piuí	MG	l33	piumhy
i	Pitangui	MG	eju
a	Pitangueiras	SP	m0s
b	Pitanga	PR	ee4
g	Piritiba	BA	ciu
9	Pires do Rio	GO	j5i
w	Piraquara	PR	vrd	piraguara
7	Pirapozinho	SP	gr1
4	Pirapora	MG	13uw
1n	Pirajuí	SP	di7	pirajuhy
5	Piraju	SP	jhy
c	Piraí do Sul	PR	cnt	pirahy|pirai|pirai mirim
d	Piraí	RJ	eqp	pirahy
4	Pirassununga	SP	1am5	pirassinunga
4	Piracicaba	SP	7c1t	pirasikaba|пирасикаба
g	Piracanjuba	GO	cww
2	Piracaia	SP	k4b
2y	Pinheiral	RJ	f0t	pinheiro
a	Pinhão	PR	bol
u	Espírito Santo do Pinhal	SP	sw8
k	Pindobaçu	BA	dal	pindobassu
a	Pindamonhangaba	SP	2u0q
1n	Pilar do Sul	SP	eqr	pilar
u	Piedade	SP	ljc
2x	Petrópolis	RJ	5uer
u	Peruíbe	SP	1cmu	peruhybe
1y	Pereira Barreto	SP	he1
8	Perdões	MG	dr1
22	Penha	SC	fi8	penja
i	Penedo	AL	whd
4	Penápolis	SP	1619
9	Pelotas	RS	6vfm	sao francisco de paula|пелотас
36	Pedro Leopoldo	MG	120d
1d	Pedreira	SP	u8u	pedreiras
4r	Pedra Azul	MG	g4j
16	Pederneiras	SP	tc4
1y	Paulínia	SP	1em3
21	Patrocínio	MG	1jiz
k	Patos de Minas	MG	2pei	patos
z	Pato Branco	PR	1eqi
9	Paty do Alferes	RJ	fxv	paty do alferas
k	Passos	MG	2474
a	Passo Fundo	RS	3uix
2p	Parobé	RS	11gv
2a	Parati	RJ	bny
f	Paranavaí	PR	1k7k	paranvai
a	Paranapanema	SP	cif
4	Paranaíba	MS	oux	santanna do paranahyba|santanna do paranaiba
5	Paranaguá	PR	30t1
1z	Paraíba do Sul	RJ	rel	parahyba do sul
b	Paraguaçu Paulista	SP	u6o	araguacu|paraguacu|paraguassu
3	Paraguaçu	MG	c59	paraguassu
6	Pará de Minas	MG	1mh6	para
7	Paracatu	MG	1ild
2	Paracambi	RJ	ruq
33	Panambi	RS	ngn
h	Palotina	PR	hsj
18	Palmital	SP	eaz
22	Palmeira das Missões	RS	nvu	palmeira
9	Palmeira	PR	edi
y	Palmas	PR	u7i
j	Palhoça	SC	2mgn
23	Paiçandu	PR	qil	paissandu
r	Padre Bernardo	GO	cfq
2j	Ouro Preto	MG	1d4u
i	Ouro Branco	MG	klb
14	Ourinhos	SP	23gn
r	Osvaldo Cruz	SP	jv6
d	Osório	RS	qpw
6	Osasco	SP	ej1c	осаску
9	Orleans	SC	co6	orleans do sul
1	Orlândia	SP	yji
3f	Oliveira	MG	qs6
f	Olímpia	SP	yvj	olympia
3t	Novo Horizonte	SP	n9q
8	Novo Hamburgo	RS	5fv5	novo hamburg|potiguara
y	Nova Viçosa	BA	1770	vicosa
8	Nova Venécia	ES	lvu
f	Nova Prata	RS	duf	prata
2	Nova Petrópolis	RS	cdt
a	Nova Olímpia	MT	eve
1	Nova Odessa	SP	1254
9	Nova Lima	MG	1w7j
d	Nova Iguaçu	RJ	lh8m	nova iguassu|нова игуасу
4	Nova Granada	SP	c4j	novo granaoa
2	Nova Friburgo	RJ	3ac1
a	Nova Era	MG	c17
1b	Nossa Senhora do Socorro	SE	3ijd	contiguiba|cotinguiba|soccorro|socorro
h	Nossa Senhora da Glória	SE	ed0
17	Niterói	RJ	9s7c	nictheroi|vila real da praia grande|нитерои|ニテロイ
2	Niquelândia	GO	l91	nikelandija
5	Nilópolis	RJ	35n5
w	Nerópolis	GO	gvi
2	Nepomuceno	MG	elb
16	Nazaré	BA	jr8	nazar|nazare das farinhas|nazareth
2	Naviraí	MS	s4k
2	Navegantes	SC	10v9
s	Nanuque	MG	t6o
e	Muzambinho	MG	cjh
1z	Muritiba	BA	h9w
h	Muriaé	MG	1ycl	muriaeh|muriahe|murihe|murriae
2l	Mucuri	BA	knr
2v	Morro do Chapéu	BA	gpy	morro de chapeo
s	Morro Agudo	SP	jht
b	Morrinhos	GO	qcf
27	Montes Claros	MG	74gr
2	Monte Santo de Minas	MG	ctl	monsanto|monte santo
b	Monte Mor	SP	v36
l	Monte Carmelo	MG	xzd
f	Monte Azul Paulista	SP	dz9	monte azul|monte azul do turvo
3	Monte Aprazível	SP	cl0
7	Monte Alto	SP	wbp
1z	Mongaguá	SP	zfu
1i	Mogi Mirim	SP	1odg	moji mirim
2	Mogi Guaçu	SP	2rfl	mogy guassu|moji guacu
1	Mogi das Cruzes	SP	6zci
o	Mococa	SP	1a12
2a	Mirandopólis	SP	i1e
q	Miracema	RJ	kl8	mirasema
e	Mineiros	GO	u1z
18	Miguel Pereira	RJ	iei
1	Miguelópolis	SP	e3a
1j	Mendes	RJ	dcs
34	Medianeira	PR	qad	nova santa medianeira
1	Medeiros Neto	BA	brq
l	Mauá	SP	89w5
c	Matozinhos	MG	nsr
2j	Mateus Leme	MG	j7e
p	Matão	SP	1jx0
j	Mata de São João	BA	kl3	mata de san zhuan
12	Mascote	BA	ejz
t	Martinópolis	SP	e9k
24	Maringá	PR	6oj0	マリンガ
l	Marília	SP	4jqy
g	Maricá	RJ	1pdr
s	Mariana	MG	ywk
5	Marialva	PR	k28
v	Marechal Cândido Rondon	PR	x78
19	Marau	RS	kq4
2	Marataizes	ES	jlh
v	Maragogipe	BA	g55	maragojipe
4	Maracás	BA	h0h
5	Maracaju	MS	hia
2j	Manhumirim	MG	bzs
2	Manhuaçu	MG	164v	manhuassu|manjuasu
13	Mangaratiba	RJ	kum	mangalatiba
1m	Mandaguari	PR	ti6
2a	Mairiporã	SP	15zj
1	Mairinque	SP	yaw	mayrink
f	Mafra	SC	uxd	mafre|villa de mafra
1s	Machado	MG	pgq
y	Macatuba	SP	chf
l	Macaé	RJ	32d1	macahe
1r	Luziânia	GO	32sx	luzilandia|santa luzia
1w	Lucas	MT	lch
9	Louveira	SP	nzp
j	Lorena	SP	1n16
o	Londrina	PR	a42g	лондрина|ロンドリーナ
u	Loanda	PR	e2h	luanda
2	Livramento do Brumado	BA	fd6	liveramento do brumado|livramento
d	Lins	SP	1hl7
4	Linhares	ES	292r
25	Limeira	SP	67i9
1l	Leopoldina	MG	102e
d	Lençóis Paulista	SP	189r	lencoes
h	Leme	SP	1qnt	lem
y	Lavras	MG	1qv4
1e	Laranjeiras do Sul	PR	e7s	laranjeiras
w	Laranjeiras	SE	hxv	larangeiras
8	Laranjal Paulista	SP	geo	laranjal
14	Lapa	PR	jrp
24	Lajinha	MG	c4x	laginha
s	Lages	SC	3j2c
2x	Lajeado	RS	1egv	lageado
1n	Laguna	SC	un3
w	Lagoa Vermelha	RS	iv1
c	Lagoa Santa	MG	tp2
35	Lagoa da Prata	MG	x9q
2j	Lagarto	SE	z2d
a	Ladário	MS	c6m
32	Jundiaí	SP	6w51	jundiahy
x	Júlio de Castilhos	RS	fqc	julio do castilhos
a	Juiz de Fora	MG	a2sx	zhuis di fora|жуис ди фора
19	Juatuba	MG	ixl
39	José Bonifácio	SP	lh0
19	Joinville	SC	9vy0
21	João Pinheiro	MG	lo0
b	João Monlevade	MG	1k56	monlevade
21	Joaçaba	SC	i58
1h	Jeremoabo	BA	cua	geremoabo
3	Jequitinhonha	MG	bxj	sao miguel de jequitinhonha
i	Jequié	BA	2qcz	jiquie
1q	Jaú	SP	2jza	jahu
1n	Jataí	GO	1n2b	jatahy
4	Jarinu	SP	dt7
3	Jardinópolis	SP	qse
g	Jardim	MS	ick
f	Jaraguá do Sul	SC	2seq	jaragua
5	Jaraguá	GO	ngp
p	Japeri	RJ	21dp
g	Januária	MG	quz
m	Jandira	SP	2fnp
2	Jandaia do Sul	PR	dib	jandaia
2	Janaúba	MG	17ng
c	Jales	SP	xtj
e	Jaguariúna	SP	oh1	jaguari
e	Jaguariaíva	PR	nmq	jaguariahyva|jajuaryahiva
b	Jaguarari	BA	hg4
7	Jaguarão	RS	mul
a	Jaguaquara	BA	w0q
p	Jacutinga	MG	e91
25	Jacobina	BA	10r9
b	Jaciara	MT	hjl
7	Jacarezinho	PR	r2q	zhakarezinju
8	Jacareí	SP	4kfq	jacarehy
1z	Jaboticabal	SP	1hjm	zhabotikabal
17	Ivoti	RS	e0r
r	Ituverava	SP	sjp
2	Iturama	MG	mzx
3	Itupeva	SP	fwd
6	Itumbiara	GO	1pem
1	Ituiutaba	MG	1tup	itijutaba
7	Ituberá	BA	fcf
5	Itu	SP	2y5u
7	Itororó	BA	dd8
16	Itaúna	MG	1nq0
a	Itatinga	SP	c40	sao joao de itatinga|sao joao do itatinga
4	Itatiba	SP	1gf2
m	Itararé	SP	ykp
9	Itaqui	RS	qpz	itaka
f	Itaquaquecetuba	SP	77s7
4	Itapuranga	GO	f7h
n	Itápolis	SP	qns
s	Itapira	SP	1bjb
j	Itapevi	SP	4bo4
5	Itapeva	SP	1ckt
5	Itapetininga	SP	2per	itapetinga
2	Itapetinga	BA	1a2x	itatinga
3	Itaperuna	RJ	1t5f
1	Itaperuçu	PR	khe
4	Itapemirim	ES	dj4
2	Itapema	SC	sd5
8	Itapecerica da Serra	SP	38z9	itapecerica|itapeserika da serra
4	Itapecerica	MG	cvg
c	Itaparica	BA	fic
9	Itapaci	GO	cfp
1	Itaocara	RJ	cxm	itacoara
h	Itanhaém	SP	1xqp	itanhaen
m	Itambé	BA	i6e
c	Itamarandiba	MG	dxr
1	Itamaraju	BA	10r0
5	Itajuípe	BA	bz0
3	Itajubá	MG	1r66
b	Itajaí	SC	3c5g	itajahi
16	Itaí	SP	h7k	itahy
c	Itaguaí	RJ	25qo	itaquahy
1e	Itabuna	BA	4eos
1	Itaboraí	RJ	3wte	itaborahy
4	Itabirito	MG	ufw
6	Itabira	MG	24rs	itabira de mato dentro
3	Itaberaí	GO	h2p	itaberahy|itaborahy
3	Itaberaba	BA	10hx
5	Itabaianinha	SE	d8d
3	Itabaiana	SE	1dao
13	Irecê	BA	1d3e
4	Irati	PR	zd2
12	Iracemápolis	SP	cyj	iracemopolis
z	Iporá	GO	lsu
y	Ipirá	BA	l01
5	Ipiaú	BA	twq
5	Iperó	SP	d8o
a	Ipatinga	MG	4wi2
7	Ipameri	GO	ecv
2	Ipaba	MG	cbm
15	Inhumas	GO	xzu
39	Indaiatuba	SP	3utj
5	Indaial	SC	y87	indaval
1g	Imbituva	PR	f6f	santo antonio de imbituva
2	Imbituba	SC	xiy
12	Ilhéus	BA	3bzf	sao jorge dos ilheos
3	Ilha Solteira	SP	jad
e	Ilhabela	SP	pdo	vilabela
j	Ijuí	RS	1ixu	ijuhy
l	Iguape	SP	ico
g	Igrejinha	RS	m4n	igrezhinja
h	Igarapé	MG	gj7
1	Igarapava	SP	mf5
2	Igaraçu do Tietê	SP	hk6
i	Içara	SC	13pa	isara
6	Ibotirama	BA	de2
3	Ibiúna	SP	hn0	una
m	Ibitinga	SP	11v6
d	Ibirité	MG	3132
2	Ibirataia	BA	fdy	ubirataia
b	Ibirama	SC	e5x
c	Ibiporã	PR	yk6
i	Ibicaraí	BA	f3q
e	Ibiá	MG	e7w
5	Ibaté	SP	msu	ibaete
3	Ibaiti	PR	jwk
a	Iaçu	BA	hhk
h	Hortolândia	SP	4d1p
p	Herval	RS	dxr	erval
18	Gurupi	TO	1dzp
13	Guaxupé	MG	10y9
n	Guarulhos	SP	p2g9
3	Guarujá	SP	6niw
z	Guariba	SP	ni8
x	Guaratuba	PR	el6
2	Guaratinguetá	SP	29p4
c	Guararema	SP	i6s
3	Guararapes	SP	l9h
5	Guarapuava	PR	38ea
9	Guarapari	ES	25vh
m	Guaranésia	MG	dgd	guarnesia
4	Guaramirim	SC	gj2
l	Guará	SP	e3b
6	Guaporé	RS	fgy	guaporema
8	Guapimirim	RJ	o2q	guapimirin
9	Guanhães	MG	ib3
f	Guanambi	BA	19fh
m	Guaíra	SP	qb0	guahyra
r	Guaçuí	ES	f9m
1v	Gravataí	RS	548q	gravatahy
6a	Governador Valadares	MG	5dku	figueira|gov valadares|valadares
1k	Goiatuba	GO	k05
3	Goiás	GO	eqi
2	Goianira	GO	hly
1	Goiânia	GO	p3p7	ciutat de goiania|goiana|goiania goiania|гояния|גואיאניה|ゴイアニア
1	Goianésia	GO	10y3
4d	Gaspar	SC	pyy
m	Garibaldi	RS	nfg
n	Garça	SP	vva
l	Gandu	BA	gn1
8r	Frutal	MG	vkz	fructal
14	Frederico Westphalen	RS	g4g
8	Franco da Rocha	SP	2bzu	francisco da rocha
g	Francisco Morato	SP	3ojy
g	Francisco Beltrão	PR	18gi	beltran francisko
f	Franca	SP	6jdd	franko|франко
j	Foz do Iguaçu	PR	6ahf	fos du iguasu|foz de iguassu|iguassu
10	Forquilhinha	SC	hqu	forquilinho
22	Formosa	GO	1qog
y	Formiga	MG	17is
1r	Florianópolis	SC	8ugk	destero|floripa|nossa senhora do desterro|флорианополис|פלוריאנופוליס
y	Flores da Cunha	RS	fu1
47	Ferraz de Vasconcelos	SP	3ljw
a	Fernandópolis	SP	1bsb
1a	Feira de Santana	BA	abuf	feira|feira de saint anna|феира де сантана
3j	Farroupilha	RS	18he
2l	Euclides da Cunha	BA	my2
1s	Estrela	RS	io8
2p	Esteio	RS	1tie
6	Estância Velha	RS	v5y
z	Estância	SE	16xy
k	Esplanada	BA	ejv
j	Espinosa	MG	djg
1x	Esmeraldas	MG	27mu	ehsmeraldas|santa quiteria
1t	Erechim	RS	2253	boa vista do erechim|erequim|erexim
r	Entre Rios	BA	l59
4b	Encruzilhada do Sul	RS	d9r	encruzilhada
j	Encantado	RS	cu5
u	Embu Guaçu	SP	1mvq
1	Embu	SP	4r39	ehmba|embu arte|embu das artes|imbu|mboy
o	Elói Mendes	MG	ez9
19	Duque de Caxias	RJ	hjfd	caxias
2e	Dourados	MS	3h5m
2f	Dom Pedrito	RS	shb
w	Dois Vizinhos	PR	hke
13	Dois Córregos	SP	g6m	dous corregos
1y	Divinópolis	MG	45k8
10	Diamantino	MT	c43	alto paraguai do diamantino|diamentina
4	Diamantina	MG	stb
b	Diadema	SP	8dex	диадема
1y	Descalvado	SP	k61
2a	Curvelo	MG	1dci
2b	Curitibanos	SC	ost
1	Curitiba	PR	10txx	куритиба|קוריטיבה|クリチバ
1r	Cuiabá	MT	b6q6	vila real do senhor bom jesus de cuiaba|куиаба|куяба|קויאבה|クイアバ|库亚巴
l	Cubatão	SP	2jd6
o	Cruzeiro do Oeste	PR	bm9	cruzeiro do norte
7	Cruzeiro	SP	1jkm
f	Cruz das Almas	BA	10x0
3	Cruz Alta	RS	1ed7
1k	Cristalina	GO	s6r	cristalino
w	Criciúma	SC	3gyq	creciuna|cresciuma
d	Cravinhos	SP	p81
j	Coxim	MS	nbb
1k	Cotia	SP	3qwc
10	Cosmópolis	SP	10v0
9	Coruripe	AL	o8z
d	Corumbá	MS	22h4
39	Coronel Vivida	PR	c81
h	Coronel Fabriciano	MG	25v8
b	Coromandel	MG	hh3
p	Corinto	MG	h2h
c	Cordeirópolis	SP	jry	cordeiro|cordeiros
3	Cordeiro	RJ	c1d
2p	Contagem	MG	dfw3
k	Conselheiro Lafaiete	MG	2e3w	lafaiete
r	Congonhas	MG	11o3	congonhas do campo|gongonhas|kongonjas
16	Conde	BA	c05
8	Concórdia	SC	16pz
a	Conchal	SP	gh3
h	Conceição do Coité	BA	r4z	coite|conceicao coite
a	Conceição do Jacuípe	BA	gnx	concaicao do jacuipe
6	Conceição das Alagoas	MG	cgo
3	Conceição da Feira	BA	c7u
2	Conceição da Barra	ES	ewd
34	Colorado	PR	fs1
1a	Colombo	PR	4nfs
h	Colatina	ES	262u
2p	Coaraci	BA	oyg	guaraci
l	Cláudio	MG	gu8
31	Cícero Dantas	BA	e4t
3	Cianorte	PR	177e	sianorte
2f	Charqueadas	RS	or0	charqueada|xarqueada|xarqueda
z	Chapecó	SC	3fkt	xapeco
3p	Cerquilho	SP	raf
7	Ceres	GO	eh3
19	Celso Ramos	SC	bp6
1k	Caxias do Sul	RS	866u	caxias|kashias du sul|кашиас ду сул
a	Caxambu	MG	hil
2m	Catu	BA	ut8
1f	Catanduva	SP	2cks
4	Catalão	GO	1d14
2	Cataguases	MG	1cbe
6	Castro	PR	wh7
j	Castelo	ES	fl2	estancia do castello
r	Cassilândia	MS	e9t
d	Casimiro de Abreu	RJ	eq7
g	Cascavel	PR	5ifo
19	Casa Branca	SP	hcx
26	Carmo do Paranaíba	MG	kh5	carmo do paranahyba
1	Carmo do Cajuru	MG	clo	carmo de cajuru
u	Carlos Barbosa	RS	eqp
19	Carazinho	RS	19uh	karazinju
a	Caratinga	MG	1aci
a	Carapicuíba	SP	7qmw
e	Carangola	MG	jjd
e	Carandaí	MG	cup	carandahy
1j	Caraguatatuba	SP	1y3f	caragua
38	Capivari	SP	rem
1s	Capinzal	SC	icz	rio capinzal
b	Capim Grosso	BA	dd6
x	Capelinha	MG	fhl	kapelinja
e	Capela	SE	cd3
17	Capão da Canoa	RS	rp4	capo da canoa
9	Capâo Bonito	SP	spi
29	Canoinhas	SC	tzi
f	Canoas	RS	71b7
19	Canguçu	RS	fja	cangussu
i	Canela	RS	pvc
c	Cândido Mota	SP	lps
8	Candelária	RS	na3
r	Canavieiras	BA	kcn
2o	Campo Verde	MS	hli
4	Campos Novos	SC	her
3	Campos Gerais	MG	h6c
4	Campos do Jordão	SP	1553
3	Campos Belos	GO	c0u
6	Campos	RJ	8axl	campos dos goitacazes|sao salvador dos campos|кампос
o	Campo Mourão	PR	1m6h	mourao
j	Campo Largo	PR	211o
b	Campo Grande	MS	fmm7	кампу гранде|קמפו גרנדה|كامبو غراندي|カンポ グランデ
d	Campo Formoso	BA	igg
10	Campo Belo	MG	10n7
1x	Campinas	SP	m3ya	campinas east regiao|conceicao de campinas|regiao de campinas|кампинас|カンピーナス
c	Campina Grande do Sul	PR	o08	campina grande
27	Cambuí	MG	ge6	cambuhy
m	Cambé	PR	1ya0
7	Cambará	PR	ghw
t	Camaquã	RS	150x	sao joao de camaquam
9	Camanducaia	MG	dr2
8	Camaçari	BA	41na	camassari
1x	Caldas Novas	GO	1d4r
l	Cajuru	SP	f2r
10	Cajati	SP	l9p
1	Cajamar	SP	17qi
1l	Caieiras	SP	1v9w
2u	Caetité	BA	kz7
a	Caeté	MG	pn3	kaehte
1d	Cachoeiro de Itapemirim	ES	40az	cacheiro|cachoeiro do itapemirim
r	Cachoeirinha	RS	2lfg
m	Cachoeiras de Macacu	RJ	zmp	cachoeiras
b	Cachoeira do Sul	RS	1lmu	cachoeira
2r	Cachoeira	BA	cgh
p	Caçapava do Sul	RS	diq	cacapava
2	Caçapava	SP	1jtg
8	Caçador	SC	1d66	rio cacador
m	Cabreúva	SP	tw2
n	Cabo Frio	RJ	2bin
2h	Butiá	RS	f1i	butio
g	Buritizeiro	MG	jdb
c	Buritis	MG	cj7	burity
1y	Buri	SP	cba	bury
1k	Buerarema	BA	cch	buerarama
l	Brusque	SC	1w4c
e	Brumado	BA	wed
1	Brumadinho	MG	l9n
5	Brotas	SP	ef5
3	Brodósqui	SP	e66	brodovsky
4c	Brasília	DF	1bbhi	braziljo|mprazilia|urbs brasilia|μπραζιλια|бразилиа|ҳавзаи федералии бразилиа|բրազիլիա քաղաք|ברזיליה|برازيليا|برازیلیا|ብራዚሊያ|ブラジリア|巴西利亚|브라질리아
y	Bragança Paulista	SP	2oiw	baraganca|braganca|bragansa paulista
n	Braço do Norte	SC	h9i
l	Botucatu	SP	2fuu
81	Bom Jesus do Itabapoana	RJ	ns5	bom jesus de itabapoana|bon zhezus du itabapoana
c	Bom Jesus da Lapa	BA	veb	bon zhezus da lapa|senhor bom jesus da lapa
27	Bom Despacho	MG	v3j
o	Boituva	SP	11m6
1p	Bocaiúva	MG	os2
97	Boa Esperança	MG	q40	boa ehsperansa|dores da boa esperanca
10	Blumenau	SC	6at9
g	Biritiba Mirim	SP	kez	burityba mirim
5	Birigui	SP	26x1
e	Biguaçu	SC	1448	biguassu
15	Betim	MG	88ao
8	Bertioga	SP	rlb
l	Bento Gonçalves	RS	1y3o
18	Belo Oriente	MG	e92
a	Belo Horizonte	MG	1ev6w	belo hte|belu orizonte|bhte|cidade de minas|бело хоризонте|белу оризонте|בלו הוריזונטי|ベロオリゾンチ|ベロオリゾンテ|貝洛奥里藏特|贝洛奥里藏特
f	Belford Roxo	RJ	9zn4
z	Bela Vista	MS	dzj	bella vista
2f	Bebedouro	SP	1jg6
f	Bauru	SP	76i8	бауру
19	Batatais	SP	143s
h	Bastos	SP	dn4
c	Barueri	SP	5efu	baruehri|tambore
g	Barroso	MG	d3j
1n	Barrinha	SP	kth
n	Barretos	SP	263o
j	Barreiro do Jaíba	MG	e0n
35	Barreiras	BA	3e50
e	Barra Velha	SC	dmp
13	Barra Mansa	RJ	3il0
12	Barra dos Coqueiros	SE	m22
h	Barra do Piraí	RJ	1vn8	barra do parai|barra do pirahy
i	Barra do Garças	MT	14fi
9	Barra do Bugres	MT	o5r	barra do rio dos bugres|barra dos bugres
c	Barra de São Francisco	ES	g07	barra de san francisko|sao francisco
1a	Barra Bonita	SP	sqm
19	Barra	BA	g4e	barra do rio grande
4	Bariri	SP	m81
x	Barbacena	MG	2mar
k	Barão de Cocais	MG	h9v
y	Bandeirantes	PR	mra
2l	Bambuí	MG	ejc	bambuhy
y	Balneário Camboriú	SC	11vw	balneario|camboriu
m	Baixo Guandu	ES	evw
3r	Bagé	RS	24cc	bag
2n	Avaré	SP	1qpx
18	Atibaia	SP	2dmg
x	Astorga	PR	fj4
6	Assis	SP	1vhr	assiz
j	Arujá	SP	1jm5	uruja
2	Artur Nogueira	SP	v6b
r	Arroio Grande	RS	cfp
6	Arroio do Meio	RS	cln
n	Arraial do Cabo	RJ	k6r	aldeia do cabo
10	Armação de Búzios	RJ	i3r	armacao dos buzios|buzios
5g	Arcos	MG	pqj
8	Araxá	MG	1rqb	ouro minas araxa
6	Araucária	PR	2dvq
i	Araruama	RJ	2clh
17	Araras	SP	2ax3
8	Araraquara	SP	3lzo
6	Araranguá	SC	xis
q	Arapongas	PR	238o	araponga
w	Araguari	MG	22id	araguar
a	Aragarças	GO	cy5
6	Araçuaí	MG	gz9	arassuahy|arassuai
2	Aracruz	ES	18yn
1	Araçoiaba da Serra	SP	bvn
5	Araci	BA	bn4	aracy
5	Araçatuba	SP	3n6w
d	Aracaju	SE	ai7z	arakazhu|аракажу|אראקזו
o	Aquidauana	MS	r8n
e	Apucarana	PR	2aml
h	Apiaí	SP	e37	apiahy
d	Aparecida do Taboado	MS	ddg
9	Aparecida	SP	qf1	aparesida
2r	Antonina	PR	cgo
2i	Anicuns	GO	c3o
13	Angra dos Reis	RJ	3ajn	angra
1z	Andradina	SP	14fq
6	Andradas	MG	kno
u	Anastácio	MS	eip
3	Anápolis	GO	6ulf
o	Amparo	SP	w0p
r	Américo Brasiliense	SP	qhn
5	Americana	SP	4792	vila americana
r	Amargosa	BA	hdu
1b	Álvares Machado	SP	gp6
2t	Almirante Tamandaré	PR	1x23	tamandare
2	Almenara	MG	mmt
2b	Alfenas	MG	1j3i
6	Além Paraíba	MG	q5v	alem parahyba
t	Alegrete	RS	1vb8
s	Alegre	ES	f8t
2s	Alagoinhas	BA	2mo0
16	Aimorés	MG	erh
h	Agudos	SP	nrr
n	Águas Vermelhas	MG	cnt	agua vermelha
l	Águas de Lindóia	SP	eid
2s	Aguaí	SP	l7z
58	Adamantina	SP	nza
32	Abaeté	MG	fpu	abaehte
jd	Guaíba	RS	25y8
gy	Palmas	TO	47g0
40kq	Tefé	AM	yoe	teffe
10	Tarauacá	AC	cr2
2n	Tabatinga	AM	ls5
28	Sena Madureira	AC	ftw
57	São Gabriel da Cachoeira	AM	br3	sao gabriel
6g	Rio Branco	AC	5isq	penapolis|riu brankas
58	Porto Velho	RO	6k90	portu veljas|portu velju|velho|порту велью|פורטו ולאהו|פורטו וליו
kz	Manaus	AM	y96q	barra do rio negro|manos|манаус|מנאוס|マナウス|马瑙斯
c	Manacapuru	AM	14h7
f9	Humaitá	AM	o2u
3l	Fonte Boa	AM	ce4
36	Eirunepé	AM	d93
62	Coari	AM	12yi	coari amazonas
3c	Carauari	AM	dxn
8x	Boa Vista	RR	51fy	boa vista do rio branco
63	Ariquemes	RO	18ts	arikemes
3	Aripuanã	MT	ktj	aripuanan
5k7p	Vilhena	RO	1csf
5i	Pôsto Fiscal Rolim de Moura	RO	ta5	rolim de moura
v	Pimenta Bueno	RO	jvm
14	Ouro Preto do Oeste	RO	kl7
2k	Jaru	RO	lm7
z	Guajará Mirim	RO	qbr
3t	Cacoal	RO	16vc
1f922	Aparecida de Goiânia	GO	ay42
8z	Campinas	SC	ffk
h3	Jaboatão dos Guararapes	PE	di48
3c	Lauro de Freitas	BA	310g
dl	Pinhais	PR	2ia0
5w	Rio Preto da Eva	AM	iqj
ep	Simões Filho	BA	2i0m
81fq	Cambebba	CE	0
m9tf	Disney		50qi
3174	Trindade		bng
d	Freguesia do Ribeirao da Ilha		g7c
BS
24k1c	Nassau	NP	4vvo	nassau city
43	Lucaya	FP	zwd
b8	Freeport	FP	kri	freeport city
BT
qudc	Thimphu	15	2450	thimbu|thimpago|thimpu
1w	Phuntsholing	12	d5f	phunchholing
BW
jzwo	Tonota	CE	dpb	tonoto
i	Thamaga	KW	g0k
1y	Serowe	CE	10l7	serova
b	Selebi-Phikwe	CE	15gf	phikwe|pikwe selibe|selebi|selebi pikwe
16	Ramotswa	SE	gju	ramoutsa
15	Palapye	CE	nne	palapaye road|palatswe
2h	Mosopa		f3d
y	Molepolole	KW	1csw
q	Mogoditshane	KW	xhe
9	Mochudi	KL	siq	mochudi village
q	Maun	NW	12jd
2x	Mahalapye	CE	ybb	mahalatswe
1e	Lobatse		ntv
e	Letlhakane	CE	dzs	lethakane|letlhakawe
46	Kanye		yi4
y	Janeng		d05
1i	Gaborone	SE	4gt7	gaberones|gaberones village|gaboronas|gaborono|nkamporone
5	Francistown	NE	1xff	fransistaun
BY
d9gw	Horad Zhodzina	HM	1b2n	gorod zhodino|schodsina|zhodino|zhodzina
6	Zhlobin		1ke9
10p	Vitsyebsk	VI	7cfg	vicebsk|vitebsk|vitebskas|wizebsk|витебск|вітебськ|віцебск|ויטבסק|ヴィチェプスク|维捷布斯克|비쳅스크
1i	Vilyeyka	HM	n5c
5u	Vawkavysk		10hw
iz	Svyetlahorsk		1iz6	svetlagorsk|svetlogorsk
5c	Stowbtsy	HM	byk	stolbtsy|stolptse|stolptsy
cf	Smarhon’		sh0	smargon
s	Slutsk	HM	1c0k	sluck|sluzk
d	Slonim		13oq	slonimas
9z	Shchuchin		c44
8r	Salihorsk	HM	26em	chizhevichi|saligorsk|soligorsk|soligorskas
8n	Rahachow		qrw	ragachou
1j	Rechytsa		1ego	rechysta|rehchyca
5n	Pruzhany	BR	erj	pruzana
8w	Polatsk	VI	1rgy	podolsk|polacak|polazk|polotsk|potolsk
6g	Pinsk	BR	2swp	pinskas
5v	Pastavy	VI	flm	postavy
7m	Asipovichy		qov	asipopovichy|osipovichi|ospipovichi|sipovichi
19	Orsha	VI	2opv	orsa|orscha|orsza|vorsja
8x	Novoye Medvezhino		2klc	medvezhino
ao	Navapolatsk	VI	25ud	nawapolazk|novopolock|novopolockas|polotskiy
1	Navahrudak		nq4	navagradak|navagrudak|navahradak
9z	Minsk	HM	11c8c	minscum|minsk minsk|minsk osh|minsk мінск|minska|minskaj|minskas|minsko|myenyesk|μινσκ|горад мінск|минск|минск ош|минскаи|мінск|мінськ|мѣньскъ|մինսկ|מינסק|منسک|مىنىسكى|مينسك|مینسک|मिन्स्क|மின்ஸ்க்|ಮಿನ್ಸ್ಕ್|മിൻസ്ക്|มินสก์|མིན སིཀ|მინსკი|ミンスク|明斯克|明斯克市|민스크
50	Mazyr		2eix	mozyr
17	Masty		cfa	mosty
16	Mar’’ina Horka	HM	fic	marina gorka
60	Maladzyechna	HM	265w	molodechno|molodeczno
14	Mahilyow		7wvk	magileva|magiljou|maguilov|mahilou|mogilev|mogiliavas|mogilov|mohylew|магілеу|могилев|могильов|могиљев
26	Lyepyel’	VI	dfc
23	Luninyets	BR	jag	luniniez
7b	Lida		23n8	lieda
a9	Krychaw		lcx	krytchev
hl	Kalodzishchy	HM	d48	kolodishchi
1q	Kobryn	BR	1343
gu	Kalinkavichy		sp2	kalinkovichi|kalinkowitschi
1d	Ivatsevichy	BR	io8	folvark ivatseviche|ivacehvichy|ivantsevichi
2w	Hrodna		6svp	gardinas|goradnia|grodna|grodno|горадня|гродна|гродно|הורדנה|フロドナ
1	Horki		q5l	gorki
2	Homyel’		ab3r	gomel|gomela|gomelis|гомел|гомель|הומל|ホメリ|호몔
1	Hlybokaye	VI	gz4	glybokae
k6	Dzyarzhynsk	HM	izl	dsjarschynsk|dzerzhinsk
ao	Dobrush		eq3
bx	Bykhaw		di4	bykhov|star bykhov
7	Byaroza	BR	mvh
50	Brest	BR	6g17	berasce|berestja|brehst|brest litovsk|brestas|brzesc|brzesc litewsk|brzesc nad bugiem|берасьце|берестя|брест|брэст|ברסט ליטובסק|ブレスト|布列斯特
km	Horad Barysaw	HM	255s	barysaw|borisov
1h	Baranavichy	BR	3m84	baranavitsjy|baranovichi|baranovichi baranavichy|baranoviciai
13	Babruysk		4q5h	bobruiskas|bobrujsk
4edyu	Malinovka	HM	290o
BZ
24r9m	San Ignacio	CY	cz0	el cayo de san ignacio
8w	Orange Walk	OW	bsy
w6	Belmopan	CY	abp	belmopanas|belmopano|mopan|mpelmopan
5	Belize City	BZ	1bf9	belice|belizas|belize|belize stad
CA
3i2f3	Abbotsford	BC	391f
s0	Airdrie	AB	j1d
22	Ajax	ON	1xkn
xm	Alma	QC	ms6
e1	Amos	QC	dtq
3z9	Baie-Comeau	QC	n00
3ey	Barrie	ON	3wgp
153	Beaconsfield	QC	et6
1q3	Belleville	ON	11o5
71	Beloeil	QC	elr
458	Blainville	QC	zvh
192	Boisbriand	QC	kfn
vj	Boucherville	QC	u52
pd	Bradford West Gwillimbury	ON	eij
54	Brampton	ON	9aq6	ブランプトン
es	Brandon	MB	k8q	brehndon
2f	Brant	ON	qjz
7	Brantford	ON	1vpr
108	Brockville	ON	ifi
9b	Brossard	QC	1hon
1ij	Burlington	ON	3iv3
e	Burnaby	BC	4chb
1gc	Calgary	AB	luzq	alberta|calgaria|kalgario|kalnkary|kalqari|kelgery|καλγκαρυ|горад калгары|калгари|калгарі|קלגרי|كالغاري|کالگری|कॅल्गारी|कैलगरी|கால்கரி|కాల్గరీ|ಕ್ಯಾಲ್ಗರಿ|แคลกะรี|ကယလဂရမြ|ကယ်လ်ဂရီမြို့|კალგარი|カルガリー|卡尔加里|캘거리
5p	Cambridge	ON	2kvo
c5	Campbell River	BC	psm
eh	Camrose	AB	c3q
4t	Candiac	QC	caz
3no	Chambly	QC	hg0
k2	Charlottetown	PE	wpu	sharlottaun
41	Châteauguay	QC	x0i
h	Chatham-Kent	ON	2bsd	municipality of chatham kent
p7	Chilliwack	BC	1hep
1cg	Clarence-Rockland	ON	g1i
152	Cobourg	ON	dyr
13	Cochrane	AB	cml
11p	Collingwood	ON	c75
ew	Conception Bay South	NL	d6n
wq	Coquitlam	BC	2ged
7s	Corner Brook	NL	ef9
2o	Cornwall	ON	11o5
br	Côte-Saint-Luc	QC	o83
1uq	Courtenay	BC	pax
pa	Cranbrook	BC	ecy
2ol	Dartmouth	NS	2673
1sy	Delta	BC	26g4
oy	Deux-Montagnes	QC	dfe
jm	Dieppe	NB	ebp
1c9	Dollard-Des Ormeaux	QC	11r6
qx	Dorval	QC	dyg
pk	Drummondville	QC	19wh
sc	Duncan	BC	h4n
28n	Edmonton	AB	f9on	edmontonas|edmundopolis|entmonton|εντμοντον|горад эдмантан|едмонтон|едмънтън|אדמונטון|ادمنتون|ایڈمنٹن|एडमंटन|எட்மன்டன்|ཨེ ཏི མོན ཐོན|ედმონტონი|ᐊᒥᐢᑲᐧᒋᐊᐧᐢᑲᐦᐃᑲᐣ|エドモントン|埃德蒙顿|에드먼턴
2p7	Etobicoke	ON	7gh8
4a4	Fort Erie	ON	cb5
28	Fort McMurray	AB	1mn4
1t	Fort St. John	BC	dfe
1eg	Fredericton	NB	14dt	fredericopolis
1p2	Gatineau	QC	56to	sablono tabelkapolaucarta
186	Glace Bay	NS	feo
21n	Granby	QC	15nf
3o	Grande Prairie	AB	vzq
9t	Greater Sudbury	ON	3dsx	grand sudbury|sadberi|sudbury
uw	Greater Napanee	ON	boc	napanee
1eh	Guelph	ON	2hbk
14o	Haldimand County	ON	yvw
j8	Hamilton	ON	atbj
6xg	Huntsville	ON	f3v
6ut	Joliette	QC	qtw
12r	Kamloops	BC	1h0q
lh	Kawartha Lakes	ON	1lj5
l5	Kelowna	BC	2oj9
d9	Kenora	ON	bpl
8q	Keswick	ON	g7c
ve	Kingston	ON	2g43	cataraqui
96	Kirkland	QC	ft7
4m	Kitchener	ON	8ro8	kicenero|китченер|کیچنر
17ig	Langford	BC	hbv
15	Langley	BC	i7q
1	Langley	BC	20bi	township of langley
c1	La Prairie	QC	gsj
b4	L'Assomption	QC	cwy
9n	Laval	QC	82rx	ラヴァル
e9	Leamington	ON	nh8
c7	Leduc	AB	c09
188	Lethbridge	AB	1ihl	letbridzas
3ra	Lloydminster	SK	c9y
ew	London	ON	7fkd	londono|лондон|לונדון|لندن|ロンドン|伦敦
10z	Longueuil	QC	4wya
3b5	Magog	QC	bzy
15u	Maple Ridge	BC	1i0g
mz	Markham	ON	5ltx
r9	Mascouche	QC	qpu
36k	Medicine Hat	AB	1cpu
1ch	Midland	ON	ob2
1b6	Mirabel	QC	qpu
k	Miramichi	NB	dzl
5w	Mission	BC	qmh
1s	Mississauga	ON	ebut	ontario
nq	Moncton	NB	1vhn	monktonas|monktono
so	Montréal	QC	1y201	=mtl|monreal|monrealis|mons regius|montreal city|montreal montreal|quebec|μοντρεαλ|монреал|מונטריאול|مونترال|مونترېيال|მონრეალი|ᒧᕆᐊᓪ|モントリオール|蒙特利尔|몬트리올
20	Mont-Royal	QC	elx
p	Mont-Saint-Hilaire	QC	c4o
lg	Moose Jaw	SK	oti
36f	Mount Pearl	NL	j1b
2qd	Nanaimo	BC	1tih
1e7	New Glasgow	NS	foi
3e	Newmarket	ON	1lbr
3z	New Westminster	BC	196d
1c	Niagara Falls	ON	1r9s
y9	Norfolk County	ON	1ay7
7r	North Battleford	SK	f00
m	North Bay	ON	12pm
6j	North Cowichan	BC	owg
v8	North Vancouver	BC	111c
8v	North York	ON	dmqo
sa	Oakville	ON	3jup
1lr	Orangeville	ON	p6o
3g	Orillia	ON	naa
71	Oshawa	ON	5bcl
6n	Ottawa	ON	hen5	aa 2 and|otavo|ottaba|ottahua|ottavae|οτταβα|горад атава|отава|оттавæ|оттава|օտտավա|אוטווה|אטאווא|اتاوا|اوتاوا|اوتوا|اوٹاوا|اٹاوہ|ओटावा|অটোয়া|ਓਟਾਵਾ|ஒட்டாவா|ഓട്ടവ|ออตตาวา|ཨོ ཏ ཝ|ოტავა|ኦታዋ|ᐊᑐᕚ atavaa|オタワ|渥太華|ꭰꮤꮹ|오타와
n0	Owen Sound	ON	hgh
2b9	Parksville	BC	gbi
1ou	Pembroke	ON	bzz
8l	Penticton	BC	t3t
e0	Peterborough	ON	1mjp
1wi	Pickering	ON	1vry
1bc	Pitt Meadows	BC	dfm	pitt medous|pitts meadows
15y	Pointe-Claire	QC	n9t
3bn	Port Alberni	BC	gf6
20	Port Colborne	ON	ecn
76	Port Moody	BC	l88
125	Prince Albert	SK	qpd
k	Prince Edward	ON	jo8	prince edward county
a	Prince George	BC	1el2
1ja	Quinte West	ON	wy1
25v	Red Deer	AB	1ks9	red dyras
qf	Regina	SK	3rxz	redzajna|regino|urbs reginae
bd	Repentigny	QC	1mtp
1zb	Richmond	BC	3wfk
6	Richmond Hill	ON	3z5x
506	Rouyn-Noranda	QC	ijb
6ph	Saguenay	QC	32vg
63	Saint-Basile-le-Grand	QC	c1h
1f	Saint-Bruno-de-Montarville	QC	itg
2l	Saint-Constant	QC	ihh
44	Sainte-Catherine	QC	cib
4g	Sainte-Julie	QC	me3
50	Sainte-Thérèse	QC	jgo
1i	Saint-Eustache	QC	wge
5j	Saint-Hyacinthe	QC	12ty	saint giacint
3d	Saint-Jean-sur-Richelieu	QC	1j99
6	Saint-Jérôme	QC	16ec
g	Saint John	NB	1vsh	saint jean
2a	Saint-Lambert	QC	gnz
b	Saint-Laurent	QC	1npr	ville saint laurent
7	Saint-Lazare	QC	d4o
io	Salaberry-de-Valleyfield	QC	tty
3j	Salmon Arm	BC	ci5	sehlmon arm
1da	Sarnia	ON	1s1i
1u	Saskatoon	SK	49im	saskatuno
53	Sault Ste. Marie	ON	1ltw
27t	Sept-Îles	QC	hfa	set il
wp	Shawinigan	QC	11xl
i6	Sherbrooke	QC	2rvr	sherbruk
3s	Sherwood Park	AB	16hj
3wx	Sorel-Tracy	QC	px3	sorel trejsi
2c7	Spruce Grove	AB	dpj
i2	St. Albert	AB	18jb
j4	St. Catharines	ON	2tud	sankta katarino
1qo	Stratford	ON	nbt
ak	St. Thomas	ON	rv2
170	Surrey	BC	8grk
2ck	Terrace	BC	f03
1r	Terrebonne	QC	212n
237	Thorold	ON	e28
br	Thunder Bay	ON	24na	tander bej
gl	Timmins	ON	x6d
va	Toronto	ON	2qusf	=tdot|=the six|=to|torontas|torontum|τοροντο|горад таронта|торонто|טאראנטא|טורונטו|تورنتو|تورونتو|ٹورانٹو|ٹورنٹو|टोरण्टो|टोराँटो|টরোন্টো|ਟਾਰਾਂਟੋ|ரொறன்ரோ|టొరంటో|ടൊറാന്റോ|โทรอนโต|ტორონტო|トロント|多伦多|토론토
zg	Trois-Rivières	QC	2kct	trua river
ce	Truro	NS	fxm
2na	Val-d'Or	QC	o0j
8q	Vancouver	BC	13e6p	=van city|=yvr|bankouber|british columbia|fankoever|vancuverium|vankuvera|vankuveris|vankuvur|venkuver|βανκουβερ|ванкувер|горад ванкувер|վանկուվեր|ונקובר|فانكوفر|ونکوور|ونکوور بریتیش کلمبیا|وینکوور|व्हँकूव्हर|ভ্যানকুভার|ਵੈਂਕੂਵਰ|வான்கூவர்|แวนคูเวอร์|ཝན ཁུ ཝེར|ဗန်ကူးဗားမြို့|ვანკუვერი|バンクーバー|バンクーバー市|溫哥華|밴쿠버
4x	Varennes	QC	g5y
1q	Vaudreuil-Dorion	QC	jwd
7	Vaughan	ON	54b6
7z	Vernon	BC	10h6
4x	Victoria	BC	67h5	viktori|viktoria vretanikis kolomvias|viktorio
32	Victoriaville	QC	qka
228	Waterloo	ON	237n
t2	Welland	ON	12u3
11p	Westmount	QC	fta
10s	Whitehorse	YT	hyg
bf	White Rock	BC	1f9u
1jl	Windsor	ON	5yil	vindzor
7l	Winnipeg	MB	djpb	gouinipenk|vinipega|winnipeg city|γουινιπεγκ|винипег|вінніпег|горад вініпег|уинипег|ויניפג|ونی پیگ|ونیپگ|وينيبيغ|وینیپگ|विनिपेग|வினிப்பெக்|วินนิเพก|ဝင်နီပက်မြို့|უინიპეგი|ᐄᐧᓂᐯᐠ|ウィニペグ|温尼伯|위니펙
ve	Woodstock	ON	q5g
s4	Yellowknife	NT	c8p
6e	Yorkton	SK	bpg
2zci	Halifax	NS	7p3b	galifaks|галифакс
4	St. John's	NL	24j2
l5	Québec	QC	bbv7	=quebec city|=ville de quebec|bandaraya quebec|cathair quebec|ciudad ti quebec|ciutat de quebec|jiji la quebec|kebek|kebeko|kempek|kota quebec|kuehbehk|kvebeka|kwebek shehiri|quebec ceety|quebec hiria|quebecborg|quebecstad|quebecum urbs|thanh pho quebec|vila de quebec|κεμπεκ|горад квебек|квебек|куэбэк|קוויבק סיטי|مدينة كيبك|کبک|کیوبک شہر|क्यूबेक नगर|क्वेबेक सिटी|கியூபெக் நகரம்|ควิเบก|კვებეკი|ケベック シティー|魁北克市|퀘벡
r	Lévis	QC	2pj0
mny	Rimouski	QC	wlc
2	Rivière-du-Loup	QC	eca
b	Sydney	NS	29rk
3ucf	L'Ancienne-Lorette	QC	cqs
8ck	Edmundston	NB	cub
8jpw	Thetford-Mines	QC	ju0
77pn	Cole Harbour	NS	ffk
165	Okanagan	BC	6dmp	okanagan country|okanagan valley
5	West Kelowna	BC	m7t	district of west kelowna
fzb	Bellechasse Regional County Municipality	QC	mte	bellechasse
vn	Jonquière	QC	16be
4yxj	Saint-Augustin-de-Desmaures	QC	dc1
1f8d	Ladner	BC	4abk
1fna	Walnut Grove	BC	jtf
d7nc	Ancaster	ON	pn4
CC
4ck9b	West Island		3c
CD
4d6t	Yangambi		rez
fq	Watsa		ix0
z	Wamba		del
2f	Uvira	SK	3nh3	uvinza
f8	Tshikapa		5qdi	chikapa
s9	Sake	NK	d8f
18g	Mwene-Ditu		41yx
q	Mweka		133n
19c	Mbuji-Mayi		iqyx	bakwanga|mbuzhi maji|мбужи маии
vz	Lusambo		vyg
fk	Luebo		r5b
4f	Lubao		x8c
f9	Lodja		1gno	lodzh|loja
2f	Lisala	EQ	1i2v	lisale
he	Kongolo		onb	kangolo
aa	Kisangani		bk0m	singitini|stanleystad|stanleyville|кисангани|キサンガニ|基桑加尼
4s	Kindu	MA	2wpe	kindu port empain|port de kindu|port empain
su	Kasongo	MA	16j2	tongoni|tongoni kapaya
ch	Kaniama		mp0
2k	Kananga		9xoa	kanange|lulua|luluabourg|кананга
2m	Kampene		skq
13	Kamina		1kr9	kaminy
a0	Kalemie		35em	albertstad|albertville
fd	Kabinda		19j0
26	Kabare	SK	skq
1r	Kabalo		n0p
2v	Isiro		2q1w	isirio|paulis
5p	Ilebo		2amt	franqui|port francqui
8h	Goma	NK	337g	ngoma
3f	Gbadolite	EQ	12yl	bado|badolite
19	Gandajika		3b5l
q4	Demba		h6f
4t	Butembo	NK	3bb1
8	Buta		12oi	but
1v	Businga	EQ	mbb
1m	Bunia		22nw
1e	Bumba	EQ	21pc
2e	Bukavu	SK	4twt	costermansstad|costermansville
3	Bukama		twy
bn	Bondo		ds4
bv	Boende	EQ	orf
ah	Beni	NK	1x68
9x	Basoko		xq5
sq	Aketi		r4p
f1v4	Lubumbashi		tg0a	elisabethville|elizabethstad|eville|lubumbasis|лубумбаши|لوبومباشي|ルブンバシ|盧本巴希|루붐바시|루붐바시 시
11	Likasi		91xq	jadotsville|ликаси
w	Kolwezi		8yj4	колвези
x	Kipushi		1c3g
70	Kambove		sbi
tr1h	Tshela		tz1
nd	Nioki		vef
7t	Mushie		pie
hr	Mbanza-Ngungu	BC	1ums
7	Mbandaka	EQ	3y49	bandaka|cocquilhatville|coquilhalville|coquilhatstad|wangata
2z	Matadi	BC	3uz1	matidi
2a	Mangai		sp0
iu	Libenge	EQ	kvh
f0	Kinshasa	KN	4mvot	kinsaso|leopoldstad|leopoldville|киншасæ|киншаса|קינשאסה|كينشاسا|کینشازا|ኪንሻሳ|キンシャサ|金夏沙|킨샤사
b7	Kikwit		40a7	kikvite|kitwit
8x	Kasongo-Lunda		fh8
v	Kasangulu	BC	lkp
a0	Inongo		uy9
8n	Gemena	EQ	2irr	gemene
er	Bulungu		11aw
dl	Bolobo		lhy
i1	Bandundu		2j7n	banningville
5x0f	Masina	KN	aecv
CF
538m	Mobaye	BK	ezr	mobie
u8	Ippy		csb	ippi
111	Bria	HK	meb
gn	Bangassou	MB	isp
2y	Bambari	UK	p43
19x6b	Sibut	KG	qfv	fort sibut
b8	Paoua	OP	e89	pahua
8g	Nola	SE	kop
q7	Mbaïki	LB	1fss
yi	Kaga Bandoro	KB	17m0
13j	Damara		fi5
1o	Carnot		tdj
1f	Bozoum	OP	v0p	bozume
ak	Bouar	NM	m1x	buar|buare
32	Bossangoa	AC	l5w	bossango
g2	Boda		cun
77	Bimbo	MP	2s1j	bimo
5x	Berbérati	HS	1bp3
gt	Batangafo	AC	bta
4i	Bangui	BGF	bmih	bangi|bangis|mpannkoui|μπανγκουι|банги|бангі|בנגואי|بانگويی|ባንጊ|バンギ|班基|방기
CG
1cc6t	Sibiti	2	eq9	sibidi
3l	Pointe-Noire		e4jw	puehnt nuar|puent nuaras|пуэнт нуар|푸앵트누아르
3k	Owando	8	ihc
m	Ouésso	13	igb
10z	Mossendjo	9	e2f	massendjo|mossendio
uf	Madingou	11	hk8
7j	Dolisie	9	285y	dolosie|loubomo
39	Loandjili	5	hwk	louantili
rx	Kayes	11	19bl	kajes|kaye|nkayi
7k	Impfondo	7	g3f	imponfo
84	Gamboma	14	g3x
gc	Brazzaville	BZV	rj7l	braza|brazavil|brazavilis|maya maya|mprazabil|ntamo|μπραζαβιλ|браззавиль|ברזוויל|برازافيل|برازاویل|ብራዛቪል|ブラザヴィル|布拉柴维尔|브라자빌
CH
1kyug	Zürich	ZH	7boi	=zuerich|=zurigo|cirihe|cirikh|ciurichas|cjurikh|curych|tsurique|turicum|turitg|zuerih|zuric|zuricu|zurih|zurique|zyriche|ζυριχη|цирих|цюрих|цюрых|ציריך|زيورخ|سيۇرىخ|ܙܝܘܪܚ|ܨܝܘܪܫ|ज़्यूरिख|チューリッヒ|苏黎世|취리히
c	Zug	ZG	i2z	cug|zugo
x	Yverdon-les-Bains	VD	iae	iverdon le ben|yverdon
t	Winterthur	ZH	1yx0	vintertura|vinterturas|vinterturo
q	Wil		cyw
f	Wettingen	AG	e1b
3q	Vevey	VD	c78	veve
9	Vernier	GE	n7q
1q	Uster	ZH	hyn
4h	Thun	BE	wig	thoune
39	Steffisburg	BE	bpz
2a	Sion	VS	ln1	sionas
28	Zürich (Kreis 11) / Seebach	ZH	drv	seebach
2x	Schaffhausen	SH	q4n	safhauzo|schaffhouse|schaffusa|schofhausen|sciaffusa
1p	Sankt Gallen		1igc	saint gall|saint galo|san gallo
6w	Renens	VD	dqr
t	Rapperswil		qu0	rapperswil sg
s	Pully	VD	cjr
4p	Onex	GE	dcm
1	Olten	SO	cnv
d	Zürich (Kreis 11) / Oerlikon	ZH	dtu	oerlikon
34	Nyon	VD	cyl
22	Neuchâtel	NE	o4m
q	Muttenz	BL	d27
27	Montreux	VD	ho1	montrjo|montro
c	Monthey	VS	bnm
1i	Meyrin	GE	f98
40	Luzern	LU	1816	=lucerna|=lucerne|lucerno
p	Lugano	TI	kcd	luganum
11	Littau	LU	cft
2w	Le Châtelard	VD	hw8	le chatelard montreux|shatlar
h	Lausanne	VD	2i33	lausana|lausonium|lauzano|losanna|losena|lozan|lozane
2a	La Chaux-de-Fonds	NE	sex	la chaux de fonda
s	Kriens	LU	jaq
4	Kreuzlingen	TG	dmf
b	Köniz	BE	sp8	koeniz
8	Kloten	ZH	ckh
2m	Jona		dmf
2c	Horgen	ZH	cbp
1	Zürich (Kreis 10) / Höngg	ZH	d7h
1n	Herisau	AR	bwu	herisan
43	Grenchen	SO	caf
11	Gossau		d5f
2p	Genève	GE	3xyl	=geneva|=genf|=ginebra|=ginevra|cenevre|genava|genebe|genebra|genevo|genevra|jenewa|jenwe|xenebra|zeneva|znev
20	Fribourg	FR	pbv	freiburg|friborgo|fribur|friburas|friburgum
9	Frauenfeld	TG	gyj
54	Emmen	LU	kqx
1o	Dübendorf	ZH	fca	duebendorf
18	Dietikon	ZH	g4d
4a	Chur	GR	p0t
2o	Carouge	GE	exc
6w	Biel	BE	11ie	biel bienne|bienna|bienne
13	Bern	BE	2lun	=berna|=berne|bann|beirn|ben|bernas|berno|bundesstadt
f	Bellinzona	TI	csc	bellinzone
11	Basel	BS	3ix4	=bale|=basilea|=basle|bala|basilej|bazelis|bazelo|robur
16	Baden	AG	cfq	baden ag
7	Baar	ZG	fuq	bar
d	Zürich (Kreis 4)	ZH	l1l	aussersihl
40	Allschwil	BL	e19
1f	Adliswil	ZH	br2
k	Aarau	AG	byl	aaray|aravia
boat	Riehen	BS	ffk
1u7ed	Zürich (Kreis 10) / Wipkingen	ZH	c4m	wipkingen
9	Zürich (Kreis 11) / Affoltern	ZH	dax	affoltern
b	Zürich (Kreis 2) / Wollishofen	ZH	ceh	wollishofen
3	Zürich (Kreis 3) / Sihlfeld	ZH	g6p	sihlfeld
6	Zürich (Kreis 6) / Unterstrass	ZH	fgt	unterstrass
8	Zürich (Kreis 9) / Albisrieden	ZH	cps	albisrieden
1	Zürich (Kreis 9) / Altstetten	ZH	lub	altstetten
7	Stadt Winterthur (Kreis 1)	ZH	chi
3	Zürich (Kreis 12)	ZH	lr1
8	Seen (Kreis 3)	ZH	bwq
1	Zürich (Kreis 3)	ZH	zia
1	Zürich (Kreis 11)	ZH	15v8
1	Zürich (Kreis 9)	ZH	ymm
2	Oberwinterthur (Kreis 2)	ZH	cmc
3	Zürich (Kreis 10)	ZH	ry0
1	Zürich (Kreis 2)	ZH	mjj
2	Zürich (Kreis 8)	ZH	bz3
6	Zürich (Kreis 7)	ZH	q3g
2	Zürich (Kreis 6)	ZH	n3z
8hmi	Lancy	GE	l23
hsns	Schaffhausen, City Center	SH	q8g
CI
1cumc	Zuénoula		qkj	zenoula
g7	Yamoussoukro	LC	463m	giamoussoukro|jamusukras
82	Vavoua		o42	vavua
7j	Toumodi	LC	u3h
1o	Touba		l80	tuba
5x	Tengrela	SV	ub1
4s	Tiassalé	LG	r2q
6i	Tanda	ZZ	fk1	tanga
3h	Tabou	BS	d7y	tabu
di	Sinfra	ZZ	1a8f
9l	Sassandra	BS	hyi
1j	San-Pédro	BS	47tb
4s	Sakassou	VB	bmk
i1	Oumé		146e	ume
59	Odienné	DN	12gx
17p	Mankono		eqf
1m	Man	MG	2zil
ma	Lakota		td3	iakota
nr	Korhogo	SV	3l4v
rm	Katiola	VB	1a0p
do	Issia		12tl
4o	Guiglo		u72	guglo
4d	Grand-Bassam	LG	1kx8	gran bassam
3	Affery		n2t	grand aferi
jr	Gagnoa		2n1s	gragnoa
64	Ferkessédougou	SV	1bug	serkessedougou
dw	Duekoué		10f2
9e	Divo		2qnv	boudougou
2o	Dimbokro		1fyt
bx	Daoukro		uzz
1e	Danané	MG	15io
o	Daloa		4mec
2o	Dabou	LG	1hr1	dab|dabu
72	Boundiali	SV	tzy	boundiouli
d	Bouna	ZZ	i6q	buna
2z	Bouaké	VB	c5vd	буаке
8	Bouaflé		1b1e
3f	Bonoua	LG	ssg
q	Bongouanou		qjp	bougouanou
n	Bondoukou	ZZ	18zd	bondoukau|boudoukou|gontoukou
cc	Bingerville	LG	1346
2e	Biankouma	MG	hn8
35	Béoumi	VB	hsd
b4	Bangolo	MG	do0
g0	Arrah		svs	arra
2p	Anyama	LG	25nx	anjame|anyama sossokoua
73	Akoupé		rr6
49	Agnibilékrou		x85	anibelekru
8	Agboville		1r3e
22	Adzopé		1br0
2e	Adiaké		cr7
27	Aboisso		t1y	abisso|aboissa|abuasso
e	Abobo	LG	jag0	abobo gare
h	Abidjan	LG	26ta3	abican|abidzana|abigano|abijan|ampitzan|αμπιτζαν|абиджан|абиџан|абіджан|горад абіджан|աբիջան|אבידגאן|ابدجان|ابيدجان|ابیجان|आबिजान|আবিজান|അബിജാൻ|อาบีจาน|アビジャン|阿比让|아비장
b	Abengourou		289g
6i3d	Séguéla		13h1	segele
10d	Soubré	BS	194s
CK
2ehz7	Avarua		abh
CL
2awnt	Viña del Mar	VS	6b9z	vinja del mar
11	Villarrica	AR	odu
y	Villa Alemana	VS	233c
3q	Victoria	AR	iy3
8c	Valparaíso	VS	61xs	valparais
7	Vallenar	AT	yn3
22	Valdivia		2uy3
qe	Tomé	BI	1016
1n	Tocopilla	AN	ivg	tokopilja
87	Temuco	AR	53qp	ciudad temuco
7j	Talcahuano	BI	5f6w
c	Talca	ML	48dj
c	Talagante	RM	13xw
r8	San Vicente		hf0
1e	Santiago	RM	2vohb	ciles santjagas|ciudadsantiago|sanctiacobi|santiago de chile|santiago de xile|santiago del cile|santiago du chili|santjago de chili|stgo|σαντιαγο|сантьяго|сантяго де чиле|סנטיאגו דה צילה|سانتىياگو|سانتياغو|سانتیاگو|ซันติอาโก|სანტიაგო დე ჩილე|ሳንቲያጎ|サンティアゴ|圣地亚哥|산티아고
7s	Santa Cruz		poj
ey	San Javier	ML	haz
2t	San Felipe	VS	19r2
1z	San Carlos	BI	obh
m	San Bernardo	RM	5csi
1b	San Antonio	VS	1u37
ku	Río Bueno		bxc
88	Rengo		tec
9a	Rancagua		4k47
8x	Quilpué	VS	2sif
n	Quillota	VS	1gar
ik	Punta Arenas	MA	2ily	magallanes|punta arehnas|punta arenasas
3z	Puerto Varas		j9a
d	Puerto Quellón		gu7
f	Puerto Natales	MA	ffk	natales|puehrto natales
2	Puerto Montt		3fhy	puehrto mont
11	Puerto Aisén	AI	d2g	aisen
r	Puente Alto	RM	axu9	пуенте алто|пуэнте альто|პუენტე ალტო
1a	Pucón	AR	ksp
18a	Penco	BI	zkb	penon
l	Peñaflor	RM	1ejb	penjaflor
ct	Parral	ML	krc	parralja
5m	Panguipulli	AR	cl4
av	Paine	RM	pa6
4z	Ovalle	CO	1niq	ovale
v	Osorno		2wrh
e3	Nueva Imperial	AR	ehl
ij	Nacimiento	BI	gdg
25	Mulchén	BI	h3u
bv	Molina	ML	m7b
dc	Melipilla	RM	1cos	melipilja
rn	Machalí		laj
4u	Lota	BI	12eb	lot
w0	Los Ángeles	BI	2os6	ciudad de los anjeles|los andzheles|los anjeles
6	Los Andes	VS	17vf	ciudad los andes|los and
44	Loncoche	AR	c12
cl	Llaillay	VS	cue	llaillai|llay llay
3o	Linares	ML	1hnj
1b	Limache	VS	rok
6r	Lebu	BI	h8p	ciudad de lebu|puerto lebu
4e	Lautaro	AR	gnf
e	La Unión		kai	ciudad la union
ko	La Serena	CO	3b89
p0	Lampa	RM	mki
53	La Ligua	VS	j6h
1h	La Laja	BI	crq	laja
18y	Iquique	TA	4vjf	ikike
61	Illapel	CO	hls
o6	Hacienda La Calera	VS	11w2	calera
ev	Graneros		hz9
ea	Frutillar		d2j	frutiljar
1au	El Monte	RM	hte
15t	Diego de Almagro	AT	dzt
bk	Curicó	ML	271i
m	Curanilahue	BI	nmb
hs	Coronel	BI	1zpo
2p	Coquimbo	CO	3gh1	kokimbo
r	Copiapó	AT	2rr4
1y	Constitución	ML	t99
4o	Concepción	BI	4m7p	konsepson
7v	Collipulli	AR	cnc
6x	Coihaique	AI	zbv
hn	Chimbarongo		de4
r	Chillán	BI	381o
1e	Chiguayante	BI	1rox
qv	Cauquenes	ML	o76	kaukenes
35	Castro		n3a
5z	Cartagena	VS	d0r	cartajena
dn	Cañete	BI	fjy
br	Calama	AN	32ek
5u	Cabrero	BI	e53	carrero
61	Buin	RM	16s1
183	Arica	AP	3zin
2t	Arauco	BI	j0z
25	Antofagasta	AN	6n2g	антафагаста|アントファガスタ|안토파가스타
2i	Angol	AR	ym0
1u	Ancud		lmc
1iujp	Las Animas		n5c
hmhx	La Pintana	RM	4b8a
3	Lo Prado	RM	28ho
CM
1blp9	Yaoundé	CE	rull	giaounte|γιαουντε|яунде|јаунде|յաունդե|יאונדה|ያዉንዴ|ヤウンデ|雅温得|야운데
21	Yagoua	EN	1pwr
n	Wum	NW	1h44
9h	Tonga	OU	cdg	tongas
32	Tiko	SW	1756
q	Tibati	AD	rgl
25	Tcholliré	NO	hw3	cholire
hb	Sangmélima	SU	15uz	sangmelina
ax	Penja	LT	lx2
im	Obala	CE	n5o
c9	Nkoteng	CE	12u6
t	Nkongsamba	LT	2ibr	nkongsomba
tk	Ngaoundéré	AD	4yil
hi	Nanga Eboko	CE	n2t
7h	Muyuka	SW	o7s
2	Mutengene	SW	10mu
7b	Mora	EN	16ls	more
7w	Mokolo	EN	5wdj
qj	Melong	LT	sm6
4s	Meïganga	AD	1pt0	meiganda|mejgange
5v	Mbouda	OU	2dw8
aw	Mbanga	LT	wv2	mbange
n	Mbandjok	CE	ksj
1f	Mbalmayo	CE	1pvy
86	Maroua	EN	6uv9	маруа
3i	Manjo	LT	t25
4w	Mamfe	SW	f0w
d9	Loum	LT	3swl	lum
37	Lolodorf	SU	h64	lelodorf|lolodrof
40	Limbe	SW	1jmy
7i	Lagdo	NO	iz8
1v	Kumbo	NW	15n6
4	Kumba	SW	33fh	kumboj
9	Kribi	SU	16m0
11	Kousséri	EN	9c2j	fort fureau
m9	Kaélé	EN	jfz
7p	Guider	NO	1tbb	gider
cb	Garoua Boulaï	ES	zyv
1	Garoua	NO	9d43	гаруа
4i	Fundong	NW	xkl
m	Foumbot	OU	1sv5	foumbat
2	Foumban	OU	1zi9	foumbam
1m	Fontem	SW	wxt
8t	Eséka	CE	h59
9y	Edéa	LT	4cr1	ehdea
18	Ébolowa	SU	1vsz
4h	Dschang	OU	225s	chang|tchang
45	Douala	LT	sogy	doula|дуала|ドゥアラ|杜阿拉
b8	Dizangué	LT	euj	dizanque
bh	Buea	SW	10hw
az	Bogo	EN	d2w
fe	Bertoua	ES	4oan	gamane
4x	Bélabo	ES	heh
3j	Batouri	ES	xt9
3n	Banyo	AD	vha
1z	Bangangté	OU	1eg9	bangante
24	Bamusso	SW	j39
x	Bamenda	NW	8fvv	bamendy|баменды
1j	Bali	NW	1k0u
4g	Bafoussam	OU	68cw	bafussama|befoussam
5	Bafia	CE	1hg6	bafia ngitakuba
2	Bafang	OU	1q9c
g4	Akonolinga	CE	d99	akomolinga
7p0w	Idenao	SW	dqg
CN
rffn	Rikaze	XZ	1pq8
6e	Suzhou	GS	1k4c	su chou|suchzhou
2k	Shache	XJ	1rnx
6s	Qamdo	XZ	1uko	chamdo
6k	Nagqu	XZ	n5c	nagchu|naqu
64	Lhasa	XZ	2jlt	la sa shih|lasa|lhasa shi|lhassa|lkhasa
k	Laojunmiao	GS	1tep	lao chun miao|laojunmiao zhen
2k	Kashi	XJ	5vz1	ka shih|kachgar|kashgar kona shahr|kashgar kone shahr|kashi shi|kaxgar|kexker|ko shih|kona shahr|qeshqer|shu fu|su fu
30	Jiayuguan	GS	2mfw	chia hsu kuan|chia yu kuan|czjajujguan|kia yu kuan|tseyasyuyguan|yumen
1q	Hotan	XJ	2fyo	ho tien|ho tien chen|xoten
9p	Dêqên	XZ	1c5c	dechen|deqing
5b5i	Urunchi	XJ	wbr5	dikhua|ouroumtchi|ti hua|ti hua cheng|ti hua hsien|ti hua shih|tihwafu|ueruemqi|urumchi|urumptsi|urumqi|urumqi shi|wulumuqi|урумчи|үрүмчи|اورومتشي|اورومچی|يۈرۈمچى|يۈرۈمچى شەھىرى|يۈرۈمچی|ウルムチ|乌鲁木齐|乌鲁木齐市|우루무치
c	Turpan	XJ	5gok	lukchun|tourfan|tu lu fan|tu lu fan hsien|tufan|turfang
29	Shihezi	XJ	c9yc	shih ho tzu|shih yen tzu|shikhehczy|shixenze|xihenze|шихэцзы|шихәнзә|شىخەنزە|شىخەنزە شەھرى|石河子市|스허즈
4o	Kuqa	XJ	1gjt
d	Korla	XJ	3uh5	ko erh lo|koria|korla shi|ku erh le|ku erh lo hsien|kurlya
30	Hami	XJ	2xrk	chamil|ha mi chen|ha mi cheng chen|ha mi hsien|ha mi shih|kamil|kha mi|khami|khamil|komul
2d	Changji	XJ	49dk	chanczi|chang chi|chang chi chen|chang chi hsien|changki|chanki|chantszi|ning pien i|sandzhi|sanji
1l	Baijiantan	XJ	20ap	baijiantan zhen|pai chien tan
f	Aral	XJ	5km8	a la erh|alaer|aralskoe
a	Altay	XJ	2zil	a erh tai|a le tai|a lo tai|a lo tai hsien|a shan|altai|altai sharasume|altaj|altajskaja|cheng hua|cheng hua hsien|cheng hua ssu|cheng hua sze|shara sumu|sharasume|tu lo ta|tulta
9	Aksu	XJ	7ad0	a ko su|a ko su hsien|a ko su hsin cheng|ak su yangi shahr|aksou|aksu new city|aqsu|new aksu|yangi shahr|аксу|ақсу|ياقسۇ|ياقسۇ شەھىرى|アクス|阿克苏市
5fyh	Zunyi	GZ	9zsk	tsun i|tsun i cheng|tsun i hsien|tsun i shih|tsunyi|遵义市
c	Zoucheng	SD	430p	chou hsien|tsou|tsou hsien|zouxian
1e	Yanjiang	SC	1vfs	tzeyang|tzu yang|ziyang
1q	Zigong	SC	esdl	tzekung|tzeliuching|tzeliutsing|tzu kung|tzu kung shih|tzu liu ching|自贡|自贡市
i	Zhuzhou	HN	f7ce	chu chou|chu chou shih|chuchow|chzhuchzhou|чжучжоу
32	Zhumadian	HA	4x3uk	chu ma tien|chzhumadjan|hsin chuang|чжумадянь|驻马店市
1p	Shangqiu	HA	3vtu	chu chi|chu kia tsi|chu sun chi|shancju|shang chiu|shang chiu shih|zhuji
6	Zhuji	ZJ	2dfl	chu chi|chu chi hsien|chu chi hsien cheng|chuki|chukihsien|zhuji shi
1c	Zhucheng	SD	2cuo	chu hsien
1v	Zhuanghe	LN	1q0w	chuang ho|chuang ho chen|chuang ho chieh|chuang ho hsien
j	Zhouzhuang	JS	gz4	chou chuang chen|chzhouchzhuan
1k	Zhoukou	HA	82xx	chou chia kou|chou kou|chou kou chen|chow kia kow|chzhouko|shang shui hsien|чжоуко
1c	Zhoucun	SD	2mg2	chou lin chen|chou tsun chen
7	Yuxi	YN	2845	hongta|hongta qu|hsin hsing|jujsi|sinhing|sinhingchow|yu chi|yu chi hsien|yu hsi|yuki|yuki hsien|zhoucheng
1w	Zhongxing	JS	188q
1l	Zhongshu	YN	1ysm	chung shu chen|chzhunshu
6r	Zhicheng	ZJ	1d6x	chang hsing hsien cheng|changhing|changhing hsien
1	Zhicheng	HB	3ezb	chih cheng|chih chiang|chih chiang chen|chih chiang hsien|chihkiang|chihkianghsien|zhicheng zhen
q	Zhenzhou	JS	3rt2	i cheng|i cheng hsien|yangtzehsien|yicheng|yizheng shi|zhenzhou zhen
1q	Zhenjiang	JS	dk2w	chen chiang|chen chiang cheng|chen chiang hsien|chen chiang shih|chenkiang|tan ta|tan tu|tantuhsien|zhenjiang shi|جېنجياڭ شەھىرى|鎮江|镇江|镇江市
5	Zhaobaoshan	ZJ	1btn	zhaobaoshan jiedao
b	Zhengzhou	HA	1763x	cheng|cheng chou shih|cheng hsien|chzhehnchzhou|czengczou|trinh chau|чжэнчжоу|جېڭجۇ شەھىرى|郑州|郑州市|鄭州
4i	Xinghua	JS	29q6	hsin hsing|hsing hua|hsing hua cheng|hsing hua hsien|sinkhua|xinxing|zhaoyang
l	Zhaotong	YN	2cew	chao tung hsien|chzhaotun|en an|en an hsien
c	Zhaoqing	GD	7rap	chao ching|chao ching chen|chao chou|chzhaocin|kao yao|kao yao hsien|koyiu|koyiu hsien|koynihsien|shiuhing|shiuhingfu|чжаоцин|肇庆|肇庆市
24	Zhaogezhuang	HE	1usb	chao chia chuang|chao ko chuang
o	Zhaoyuan	SD	25ra	chao yuan hsien|zhaocheng
11	Zhanjiang	GD	do4e	chan chiang|chan chiang shih|chankiang|chzhanczjan|fort bayard|hsi ying|kwangchow|kwangchowan|tram giang|tsamkong|zhanjiang shi|чжаньцзян|جاڭجياڭ شەھىرى|湛江|湛江市
s	Zhangzhou	FJ	cn47	chang chou shih|changchowfu|chzhanchzhou|lung chi|lung chi hsien cheng|lungki|lunki|чжанчжоу|جياڭجۇ شەھىرى|漳州|漳州市
i	Zhangye	GS	2290	chang yeh hsien|chang yeh shih|changyen
6y	Zibo	SD	ecsq	chang chou shih|chang tien|chang tien shih|czybo|tzu po|zhangdian|цзыбо|زىبو شەھىرى|シ博|淄博|淄博市
8	Anyang	HA	gqq1	an yang hsien|chang te|changte fu|changten|zhangde|аньянг
4f	Zaozhuang	SD	3xpt	czaochzhuan|i hsien|tsao chuang|tsao chuang shih|tssaochwang
9	Zaoyang	HB	3yd9	tsao yang|tsao yang hsien
2b	Yuyao	ZJ	2g3l	ju kao|yu yao chen|yu yao hsien|yu yao hsien cheng|yuyao shi
l	Yuzhou	HA	1vvd
6	Yuxia	SN	1age	yu hsia|yuxia zhen
1f	Yushan	JS	2bbm	kan shan|kun shan cheng|kun shan hsien|kunshan|kunshan shi|yushan zhen
w	Yunyang	HA	1l1e
17	Yunmeng Chengguanzhen	HB	1dom	yun meng hsien|yunmeng
c	Jinghong	YN	1bx5	ching hung|yunjinghong
6	Pizhou	JS	1rrl
9	Yunfu	GD	1k01s	tung an|wanfow|yun cheng|yun cheng chen|yun fou hsien|юньфу|云浮
d	Yuncheng	SX	4btq	an i hsien|anyi|anyihsien|yun cheng chen|yunchen|yuncheng shi
13	Yulin	SN	1y46	yu lin hsien|yulinfu
4	Yulin	GX	36kl	watlam|watlam hsien|yo ling|yu lin chen
53	Yudong	CQ	1qtc	yudongxi
a	Yuci	SX	521l	yu tzu|yu tzu hsien|yu tzu shih|yuci qu|yutzehsien
6	Yucheng	SD	1c4d
28	Yuanping	SX	1ryb	yuanping shi
7	Yuanlin	HB	3u6f	chien chiang|chien chiang hsien|chien kou|qianjiang|tsienkiang|yuanlin jiedao
19	Heyuan	GD	20ba	ho yuan|yuancheng
6t	Yongfeng	HN	1im7	shuangfeng|yung feng chen|yung feng shih
l	Yongchuan	CQ	20w1	jungchunghsien|yongchang|yung chuan hsien
25	Yishui	SD	20mb	i shui|i shui hsien
2j	Zhongxiang	HB	2c0j	an lu|anlufu|chung hsiang|chung hsiang hsien|chungsiang|yingzhong
15	Yingshang Chengguanzhen	AH	1bnv	yin shang|ying shang hsien|yingshang
1h	Yingcheng	HB	5p5q	ying cheng hsien
h	Yinchuan	NX	a6l9	ho lan|ngan xuyen|ning hsia|ningsia|ningsia hsien|ningsiafu|thanh pho ngan xuyen|yin chuan shih|иньчуань|銀川|银川|银川市
j	Yima	HA	1rnx	i ma
18	Yigou	HA	19kx	igoui
b	Qingzhou	SD	2ibk	ching chou|cinchzhou|i tu|i tu hsien|tsingchow|tsingchowfu|yidu|yitu
f	Yichun	JX	39ex	i chun|i chun chen|ichun|yichun shi|yuan chou|yuen chow fu
d	Yicheng	HB	1b37	hsuan cheng|i cheng hsien|yicheng jiedao
1	Yicheng	JS	21pm	i cheng chen|i hsing cheng
4	Yichang	HB	a7ud	i chang hsien|i chang shih|ichan|tung hu|ичан|يىچاڭ شەھىرى|宜昌市
6	Yibin	SC	56tb	hsu chou|i pin|i pin hsien|i pin shih|ibin|suchow|suifu|xufu|xuzhou cheng|yibin shi
2d	Yatou	SD	1ym5	yai tou|yai tou chi
c	Yashan	GX	17p1
4k	Yanzhou	SD	1nmk	yenzhou
1q	Yantai	SD	ff1g	cheefoo|chefoo|chifu|yen tai|yen tai shih|яньтаи
1f	Yanliang	SN	1azf	yen liang|yen liang chen
2b	Yangzhou	JS	bkg3	chiang tu|chiang tu hsien|han chiang|janchzhou|kiangtu|yang chou shih|yang chow fu|янчжоу|ياڭجو شەھىرى|扬州|扬州市|揚州|楊州
2o	Yangshuo	GX	6fhc	jansho|yang shuo chen|yang shuo hsien|яншо|阳朔
8	Zhangjiagang	JS	1eyf	zhangjiagang shi
k	Yangquan	SX	8uz6	yang chuan|yang chuan chan|yang chuan shih|yangquan shi|阳泉|阳泉市
2e	Yangliuqing	TJ	1mxv	yang liu ching|yang liu ching chen
4k	Yanggu	SD	1lnp	jang|yang ku
19	Yangcun	TJ	1d70
2s	Yancheng	JS	dgwp	janchehn|yen cheng|yen cheng chen|yen cheng hsien|яньчэн|يەنچېن شەھىرى|盐城|盐城市
26	Tongshan	JS	ppax	hsu chou|hsu chou shih|sjujchzhou|suchow|suchow fu|xuzhou|сюичжоу|شۈجو شەھىرى|徐州|徐州市|쉬저우
d	Xucheng	GD	1s8z
l	Shangrao	JX	6typ	kuanghsin|kwangsin|shang jao|shang jao hsien|shang jao shih|shangrao shi|xuri|上饶|上饶市
17	Xunchang	SC	1dtw
41	Xuchang	HA	9mne	hsu chang|hsu chang hsien|hsu chang shih|hsu chou|syuychan
z	Xuanzhou	AH	2qku	hsuan cheng|hsuan cheng hsien|ning kuo|ningkwofu|suancheng|suancheng hsien|xuancheng
3h	Xixiang	HA	1avd	hsi hsiang
13	Xiuying	HI	67rk	hsiu ying
n	Xiulin	HB	2mgb	shih shou|shih shou hsien|shishou
3q	Xiongzhou	GD	1ozu	nanxiong
4	Guixi	JX	1kw4	guixi shi
18	Xinzhou	SX	3atv	hsin|hsin hsien|hsin hsien cheng|hsin ting|sinchow|sinhsien|xinfu qu|xinxian|xinzhou shi
2	Xinzhou	HB	1orz	hsin chou
a	Xinzhi	SX	1jsf
1a	Xinyu	JX	237s	hsin yu|hsin yu chen|hsin yu hsien|hsin yu shih|sinyu hsien|xinyu shi
e	Xinye	HA	1bk1	hsin yeh|hsin yeh hsien|sin ye hsien
c	Xinyang	HA	y3d8	czinan|hsin yang|hsin yang hsien|hsin yang shih|sinyang|sinyang hsien|цзинань
12	Xinxiang	HA	fxrl	hsin hsiang|hsin hsiang hsien|hsin hsiang shih|singsieng|sinsiang hsien|sinsjan|синьсян
1a	Xintai	SD	4rnf	hsin tai|hsin tai hsien|hsing tai|sintai|sintaihsien|sintoihsien
k	Xinshi	HB	23xy	ching shan
1k	Xinpu	JS	8et8	hsien pu|hsin hai lien|hsin pu chen|lianyungang|lien yun chiang|lien yun chiang shih|lien yun kang|sinpuchen|tsin pu|ليەنيۈنگاڭ شەھىرى|新浦|连云港|连云港市|連雲港|連雲港市|롄윈강
3e	Xinji	HE	34l3	hsin chi|hsin chi chen|shu lu hsien|shulu|sintszi
10	Xining	QH	gg8b	hsi ning|hsi ning shih|sining|sining hsien|siningfu|tay ninh|xining shi|синин|شىنىڭ شەھىرى|西宁|西宁市|西寧市|시닝
h	Shangmei	HN	1m1t
1m	Xingtai	HE	d40r	chin tai|hsing tai|hsing tai hsien|hsing tai shih|setay|shun te|shunde|shuntehfu|singtai|yingtaihsien
3u	Ankang	SN	2ucu	an kang hsien|ankan|hingan|hinganfu|hsing an|xingan
1h	Xindian	SD	1rp7
j	Xindi	HB	3rm9	honghu|hsin ti|hsin ti chen|hung hu|shin ti
13	Feicheng	SD	1nvq	fei cheng hsien|feychen|xincheng
2p	Sanshui	GD	3alu	hsi man|hsi nan chen|hsin nan|sainam|sainan|xinan
g	Ximei	FJ	20s6	chi mei chen
3u	Xihua	HA	1fkw	hsi hua|hsi hua hsien|sikhua
z	Xihe	HB	1xrq	xihe zhen
55	Xichang	SC	2ptv	hsi chang|hsi chang hsien|ning yuan|ningyuanfu|sichan|sichang|sichanghsien
1a	Xiazhuang	SD	1ctx	hsia chuang|hsia chuang chen
a	Xiazhen	SD	2oyr	hsia chen|weishan|xiazhencun
2o	Xiashi	ZJ	1i57	hsia shih|hsia shih chen|siashih|xiashi jiedao
2q	Gongyi	HA	178h
1c	Xiaoweizhai	GZ	19gh
1h	Xiaoshan	ZJ	21he	hsiao chan|hsiao chi shan|hsiao shan hsien|hsiao shan hsien cheng|siaoshan|siaoshanhsien|xiaoshan xian
2u	Xiaolingwei	JS	1ey7	hsiao ling wei|xiaolingwei jiedao
4a	Xiaogan	HB	3fsl	hsiao kan|hsiao kan hsien|siaokan|siaokanhsien
2r	Xianyang	SN	m5wh	hsien yang|hsien yang hsien|hsien yang shih|sanjan|sienyanghsien|syanyan|xianyang shi|саньян|咸阳|咸阳市
i	Xiantao	HB	54q6	hsien tao chen|mianyang|mien yang|mien yang hsien|sientaochen|xiantaozhen
8	Xianshuigu	TJ	1l4c	hsien shui ku
d	Xiannü	JS	1srk	siennumiao|xiannumiao
4	Xianning	HB	3uhy	hsien ning|sjannin
h	Xianju	ZJ	1bh8
o	Zhuhai	GD	aqq7	chau hai|chu hai|chzhukhaj|heung chau|hsiang chou|hsiang chou chen|hsiang chou fou|huengchow|xiangzhou|чжухаи|جۇخەي شەھىرى|珠海|珠海市
e	Wenxing	HN	182l	xiangyin
k	Xiangxiang	HN	1vl4	hsiang hsiang|hsiang hsiang hsien|siangsiang|siangsianghsien
l	Xiangtan	HN	eg7h	hsiang tan|hsiang tan cheng|hsiang tan hsien|hsiang tan shih|siangtanhsien|sjantan|сянтань
2n	Xiangyang	HB	9x7w	fancheng|fancheng zhen|hsiang fan|hsiang yang|hsiang yang hsien|siangfan|siangyang hsien|sjanfan|xiangfan shi|xiangyang shi|xiangyangfu|сянфань|شياڭفان شەھىرى|樊城|樊城镇|襄樊|襄樊市|襄阳|襄阳市|襄阳府
e	Xiangcheng	HA	1esp	hsiang cheng|hsiang cheng hsien
t	Xi’an	SN	1x51w	chang an|chang an hsien|hsi an|hsi an shih|hsi ching|hsi ching shih|hsi gnan fu|hsingan|si gan fu|sian|siana|sianas|sianfu|siking|singan|sjiano|tay an|xian shi|xian xi an|xian 西安|сиань|شىيەن شەھىرى|ซีอาน|西安|西安市|시안
f	Xiamen	FJ	ce8x	amoy|ha mon|hsia men|hsia men shih|shamen|sia men|sjamehn|ssu ming|ssu ming hsien|szeming hsien|xiamen sha men|xiamen shi|xiamen 厦门|сямынь|сямэнь|شيامېن شەھىرى|アモイ|厦门|厦门市
5f	Wuzhou	GX	5p4m	tsang wu|tsang wu hsien|wu chou|wu chou shih|wuchow
19	Wuyang	AH	1p0e	wu yang chi
9	Wuxue	HB	4q9h	guangji|kuang chi|kuang chi hsien|wu hsueh|wu hsueh chen|wusueh|wuxue jiedao
t	Wuxi	JS	nrfr	usi|wu hsi|wu hsi hsien|wu hsi shih|wusih|wusih hsien|wuxi shi|уси|ۋۇشى شەھىرى|无锡|无锡市|無錫
3p	Dongyang	ZJ	2slv	dongyang shi|tung yang|tung yang hsien|tung yang hsien cheng|wuning
1t	Changde	HN	b3is	chandeh|chang te|chang te cheng|chang te hsien|chang te shih|changde shi|wuling|чандэ|常德|常德市
37	Wuhu	AH	avlw	ukhu|wu hu hsien|wu hu shih|уху|芜湖|芜湖市
b	Wuhan	HB	2hojy	uhana|uhanas|ukhan|uxan|vouchan|vu han|vu hon su|vuhan|vuhani|vuhano|vujhan|vukhan|wu chan|wu han shih|βουχαν|вухан|вухан балһсн|горад ухань|ухан|ухань|үһән|ווהאן|ووهان|ووہان|ۋۇخەن شەھىرى|ܘܘܗܐܢ|वूहान|ਵੂਹਾਨ|വൂഹാൻ|อู่ฮั่น|ཝུའུ ཧན གྲོང ཁྱེར|უხანი|武汉|武汉市|武漢市|우한 시|𐍅𐌿𐌷𐌰𐌽
2	Wuhai		4ojf	hai po wan|haibowan|wu hai shih
24	Wuda		2s8y	bayinsai|wu ta|wu ta shih|wuda qu
m	Wucheng	AH	1agk	wucheng zhen
15	Wenzhou	ZJ	ijyg	vehnchzhou|wen chou shih|wenchow fu|yung chia|yung chia hsien|yungkai|yungkia|yungkia hsien|вэньчжоу
14	Wenshang	SD	19vj	wen shang hsien
10	Wenling	ZJ	1g15	wen ling hsien|wen ling hsien cheng|wenlin
20	Wendeng	SD	2h0q	chiu wen teng|kun yu|wen teng|wen teng cheng|wen teng hsien|wencheng
2s	Weinan	SN	3oyp	wei nan hsien|weinan shi
11	Weihai	SD	39qr	vehjkhaj|wei hai shih|wei hai wei
8	Weifang	SD	8gks	vehjfan|wei|wei fang shih|wei hsien|вэифан|潍坊|潍坊市
1v	Wanxian	CQ	41tg	wan|wan hsien|wan hsien shih
v	Wanning	HI	1e4a	maning|wan|wan cheng chen|wan ning hsien|wancheng
8k	Jiaonan	SD	1mdk	chiao nan
4t	Wafangdian	LN	5dcv	fu hsien|fuxian|wa fan tien|wa fang tien
2r	Huangshan	AH	1new	huangshan shi
4d	Loushanguan	GZ	1pzs
4	Tongzhou	BJ	3i0u	tingchow|tongxian|tunchzhou|tung|tung chen|tung chou chu|tung chou shih|tung hsien|tung hsien chen|tunsyan
1t	Fuding	FJ	1csy	fu ting
7	Tongren	GZ	1xwh	tongren shi
t	Wusong	AH	6p70	tung ling|tung ling hsien|yuan hsien cheng|五松|铜陵|铜陵市
1z	Tongchuan	SC	190q	tunchuan|tungchwan fu
68	Tianpeng	SC	1awt	peng|peng hsien|pengxian|pensyan
v	Tianjin	TJ	28q0v	=tientsin|tchien tin|thien tan|tiandzinas|tianjin shi|tien chin|tien ching shih|tiencin|tjanczin|tjangino|тяндзин|тяньцзинь|טיינגין|تيانجين|تيەنجىن شەھىرى|เทียนจิน|天津|天津市|톈진
2h	Tengzhou	SD	29dc	tehnchzhou|teng|teng hsien|teng xian|tengzhou shi
1h	Taozhuang	SD	1aeh
3x	Tantou	FJ	1ha2
1k	Tangzhai	AH	1gf4
1o	Tangshan	HE	y87p	tang shan chen|tang shan shih|tanshan|tongshan|таншань|تاڭشەن شەھىرى|唐山|唐山市
i	Tangping	GD	1r29	ho tang|tang ping hsu|tangping zhen
l	Tangjiazhuang	HE	1pc1	tang chia chuang|tang chia chuang tzu
y	Tanghe	HA	1gv6	tang ho|tang ho hsien
5	Tanggu	TJ	bh1e	tang ku|tung ku|танго
29	Taizhou	JS	d4hw	tai|tai chou|tai chou shih|tai hsien|tai hsien cheng|taichow|tajchzhou|таичжоу|泰州|泰州市
6	Taiyuan	SX	1mcob	tai yuan shih|taiyuan fu|yang chu|yangku|yanka|таиюань|太原|太原市
m	Taixing	JS	1pgn	tai hsing|tai hsing chen|tai hsing cheng|tai hsing hsien|taihing|taixing shi|taixing zhen
4n	Taishan	GD	3480	hsin ning|sunning|sunninghsien|tai cheng chen|tai shan hsien|taicheng|taicheng jiedao|taishan shi|toishan
o	Tai’an	SD	39v20	tai an hsien|tai an shih|taianfu|tajan|таиань
j	Suzhou	AH	4ea2	su hsien|suchow|suchzhou|suxian
v	Suozhen	SD	19ce	suozhencun
2x	Suizhou	HB	6xyh	sui|sui hsien|suixian
a	Suixi	AH	1l8c	sui chi|sui hsi
a	Suicheng	JS	1bee	sui cheng chen|sui ning cheng|sui ning hsien|suining
1	Suining	SC	2oe4	sui ning hsien|sujnin
3r	Songjiang	SH	2sh6	songjiang qu|sunchiang|sung chiang|sung chiang hsien|sungkiang|sungkiang hsien|sunkiang|sunkiangfu
2x	Sishui	SD	1xkv	ssu shui|ssu shui hsien|szeshuihsien
9f	Laixi	SD	1mix	lai hsi|laixi shi
8r	Shouguang	SD	1p4c	chiu shou kuang|shou kuang|shou kuang hsien|shouguan
c	Shizuishan	NX	2xdm	shih tsui|shih tsui shan|shih tsui tzu|shitszuyshan
j	Shizilu	SD	1uxp	shih tzu lu
26	Shiyan	HB	225r4	shih yen|shih yen chen|shih yen shih|shijan|shiyan shi|шиянь|十堰|十堰市
1	Shiyan	HB	8quv	shih yen|shijan|шиян
17	Shiwan	GD	1ran	shih wan|shiwan jiedao
o	Shitanjing	NX	1orx	shih tan ching
2c	Shiqiao	GD	2wek	pan yu hsien|panyu|shekkiu|shih chiao|shih chiao chen|shiqiao jiedao
5	Shiqi	GD	7c4i	chung shan|chung shan ku chih|heungschan|hsiang shan|shekki|shih chi|shih chi chen|shiqi jiedao|shiqizhen|zhongshan|石岐|石岐街道
2y	Shima	FJ	1grb	shih ma|shih ma chen
i	Shilong	GD	2co5	shehlung|sheklung|shilong zhen
c	Tongchuan	SN	4sj7	shih li pu|shilipu|tung chuan shih
22	Shijiazhuang	HE	16pei	chen tou|shiczjachzhuan|shidzjadzhuan|shih chia chuang|shih chia chuang shih|shih chuang shih|shih men|shih men shih|shihkiachwan|shijiazhuang shi|shitszyachzhuan|thach gia trang|шидзяджуан|шицзячжуан|شىجياجۇاڭ شەھىرى|石家庄|石家庄市|石家荘市
87	Shenzhen	GD	1satc	baoan|chhum chun su|pao an|pao an hsien|sen center|sencsen|sendzenas|senjeno|sham chun hu|shehnchzhehn|shen chuan|shen chuan chen|shen chuan hsu|shiem chun|shumchun|shundzhun|tham quyen|tschhimtschun|горад шэньчжэнь|шеньчжень|шенџен|шънджън|шэньчжэнь|שנגן|شنژن|شينزين|شینژین|شېنجېن شەھىرى|शेन्झेन|षेंचेन|শেনচেন|ਸ਼ੈਨਜ਼ੈਨ|சென்ச்சென்|షెన్జెన్|เซินเจิ้น|深セン市|深圳|深圳市|선전 시
e	Shenxian	SD	1p3w	shen hsien
1h	Shenjiamen	ZJ	21mx	shen chia men|shenjiamen jiedao|shenjiamenzhen|shenkiamen
54	Shashi	HB	aov0	sha shih|sha shih shih|shasi|шаши
q	Shaping	GD	2b0l	gaohe|hao shan|kao hao|kao ho|sha ping chen|sha ping hsu|shaping jiedao
d	Shaoxing	ZJ	912b	shao hsing|shao hsing hsien|shao hsing hsien cheng|shao hsing shih|shaohing hsien|shaohingfu|shaosin|шаосин|شاۋشىن شەھىرى|紹興市|绍兴|绍兴市|사오싱|소흥
2	Shaowu	FJ	2evd	shao wu hsien
h	Shaoguan	GD	dh59	chao kuan|chu chiang|chu chiang hsien|kakong|kiukianghsien|kukiang|kukong|kukong hsien|shao chou|shiuchow|shiukuan|шаогуань|韶关|韶关市
19	Shancheng	SD	1lgb	shan|shan hsien|shanxian
9	Shanwei	GD	3jur	shanvehj|swabue
c	Shantou	GD	slat	san dau|shan tou shih|swatow|шаньтоу|จังหวัดซัวเถา|汕头|汕头市|汕頭|汕頭市
1	Shanting	SD	1qdn
87	Shanghai	SH	8p400	sanchajus|sangaj|sanghaj|sanghay|sanhaja|sanhajo|sannkae|sanxay|shang hai shih|shanghai shang hai|shanghai 上海|shankhaj|sjanghae|thuong hai|xangai|σανγκαη|шангај|шанхаи|שאנגחאי|شانغهاي|شانگهای|شاڭخەي|شاڭخەي شەھىرى|சாங்காய்|เซี่ยงไฮ้|შანჰაი|上海|上海市|中国上海|상하이
55	Shahecheng	HE	2ojw	sha ho|sha ho cheng kuan|sha ho hsien|shahe|shahhsien|shakhe
3r	Sanya	HI	33ox	sama|samah|san ah|san ya chen|san ya chiang|san ya chiang shih|ya hsien|ya xian|yai hsien
2z	Sanming	FJ	4hlw	san ming hsien|san ming shih|san yuan|san yuan hsien|sanmin
af	Runan	HA	1aga	ju nan|ju nan hsien
2a	Fuqing	FJ	1g05	fu ching|fucin|futsing
1	Jieyang	GD	lh4x	chieh yang|chieh yang hsien|kiehyang|kityang|kityang hsien|rongcheng|揭阳|揭阳市
b	Rizhao	SD	5a43	jichaohsien|jih chao|jih chao hsien|rijao
1d	Renqiu	HE	2421
2b	Quzhou	ZJ	1rfs
1i	Qujing	YN	34nz	chiu chu ching|chu ching|chu ching hsien|ku tsing fu|kutsing|kutsinghsien|nan ning
f	Qufu	SD	1tp4	chu fu
k	Quanzhou	FJ	3y33	chin chiang|chin chiang hsien|chinchew|chuan chou|chuan chou shih|chuanchowfu|cjuanchzhou|tsin chiang|tsingkianghsien|tsinkiang|zaitun
1s	Wuxi	HN	1f9m
l	Qixia	SD	1p1e
2p	Qiongshan	HI	1vmx	chiung shan|chiung shan hsien|kiungshan hsien|qiongzhou
8	Yuanjiang	HN	1f1d	yuan chiang|yuan chiang hsien|yuankiang|yuankiang hsien
8	Qinzhou	GX	25xg	chin|chin chou|chin chou chen|chin chou chuang tsu tzu chih hsien|chin hsien|yamchow|yamhsien
o	Qinnan	JS	176v	chin nan|chin nan tsang|qinnancang
k	Qinhuangdao	HE	ga7a	chin huang tao|chin huang tao shih|cinkhuandao|циньхуандао|چىنخۇاڭداۋ شەھىرى|秦皇岛市|秦皇島市
1r	Jinjiang	FJ	1x5j	chin chiang|ching yang|qingyang
3r	Qingquan	HB	1mre	cincjuan
28	Huaiyin	JS	bwf2	ching chiang|ching chiang pu|ching chiang shih|huai yin cheng|huai yin hsien|huai yin shih|hwaiyin|qingjiang|tsingkiangpo|tsinkiangpu
1k	Qingdao	SD	z75x	cching tao|ching tao shih|cindao|cingdao|qingdao shi|thanh dao|tsingtao|циндао|چىڭداۋ شەھىرى|چینگدايو|青岛|青岛市|青島|칭다오
g	Qingyuan	GD	38qf	ching yuan|ching yuan hsien|qingcheng|tsingyuan|tsingyun|tsingyunhsien
3t	Hongqiao	HN	18z3	qidong
9g	Puyang	HA	ea4y	kai chou|kaichow|pu yang hsien|puyan
3	Puyang	ZJ	24y28	pu chiang|pu chiang hsien cheng|pu yang chen|pukiang|pukianghsien
o	Putian	FJ	82jy	hinghwa|hinghwafu|hsing hua|pu tien|pu tien hsien|pu tien hsien cheng|putjan|путянь|莆田
o	Puqi	HB	2ujf	pu chi|pu chi hsien
7	Pumiao	GX	1blm	pu miao chen|pu miao hsu
a	Pulandian	LN	28gl	adams|hou lung fang|hsin chin|huranten|po lan te|pu lan tien|xinjin
1m	Poyang	JX	1imb	boyang|po yang chen|po yang hsien|po yang hsien cheng|poyang xian
2c	Pingyin	SD	1bvm	ping yin hsien
2	Pingyi	SD	1odq	ping i chen|ping i chi|ta ping i
2	Gutao	SX	weo	gutao zhen
i	Pingxiang	JX	7z4r	dingsiang|ping hsiang|ping hsiang chen|ping hsiang hsien|ping hsiang hsien cheng|ping hsiang shih|pingsiang hsien
1n	Pingshan	GD	2fof	hui tung|huidong|ping shan hsu
k	Pingnan	GX	1c7n	pingnam|pingnam hsien|pingnamyun
r	Pingliang	GS	2bgc	ping liang hsien|ping liang shih|pinljan
1p	Pingdu	SD	1y9x	pindu|ping tu
6	Pingdingshan	HA	j2h7	chu ko chen|chu ko miao|pindinshan|ping ting shan|пиндиншань|平顶山
3b	Pengcheng	HE	1gt6	penchenchzhen|peng cheng chen
1g	Dadukou	SC	9w3t	dukou|panchzhikhua|ta tu kou|tu kou|tu kou shih|паньчжихуа|大渡口
9q	Ningyang	SD	1s1e	ning yang hsien|ninyan
4	Yutan	HN	16og
v	Ninghai	SD	17xl	ning hai|ninghaichow
1	Ninghai	ZJ	1gq2	ning hai hsien
d	Ningbo	ZJ	ffgb	chiang pei an|ninbo|ning hsien|ning po|ning po shih|ningbo shi|yin hsien|нинбо|نىڭبو شەھىرى|宁波|宁波市|寧波|닝보
2m	Neijiang	SC	bpye	nei chiang|nei chiang hsien|nei chiang shih|neikianghsien|内江|内江市
1p	Nanzhou	HN	160h	nan
m	Nanzhang Chengguanzhen	HB	1sic	nan chang|nan chang hsien
1j	Nanyang	HA	5e30	nan yang shih|nanjan
2l	Nantong	JS	ea2z	nan tung hsien|nan tung shih|nantun|tung chou|наньтун|نەنتۇڭ شەھىرى|南通|南通市
32	Pucheng	FJ	1a60	fu chang|nanpu zhen|pu cheng hsien
e	Nanping	FJ	3ogq	nan ping hsien|nan ping hsien cheng|nan ping shih|nanpin|yenping|yenping fu
n	Nanning	GX	h87g	nam ninh|nan ning shih|nannin|yung ning|yung ning hsien|наньнин|نەننىڭ شەھىرى|南宁|南宁市|南寧
s	Nanma	SD	1leu
b	Nanlong	SC	1cx9
1i	Nanjing	JS	1u5ya	=nanking|nan ching|nan ching shih|nanczin|nankin|нанкин|наньцзин|南京
2v	Nangong	HE	1rki	nan kung|nangun
n	Nanfeng	GD	1ugh	nan feng chen
d	Nandu	GX	1bqx	nan tu
6	Nanding	SD	1tyv	nan ting
13	Nanchong	SC	498z4	nan chung hsien|nan chung shih|nanchun|shun ching|shunking|shuntsin|наньчун|南充
h	Nanchang	JX	143xz	nam xuong|nan chang hsien|nan chang shih|nanchan|nanchang fu|наньчан|نەنچاڭ شەھىرى|南昌|南昌市
7f	Miyang	YN	1jxh
1w	Mingshui	SD	2gmi	chang chiu|ming shui chen|zhangqiu
l	Mingguang	AH	1gqn	ming kuang|ming kuang chen
2	Minggang	HA	1gfd	ming chiang|ming kang|mingkiang|mintszyan
2y	Mianyang	SC	5nt4	mien chou|mien yang|mien yang hsien|mjanjan
u	Mentougou	BJ	48lo	men tou kou
i	Mengyin	SD	1eu9	meng yin hsien
2h	Mengcheng Chengguanzhen	AH	1hy4	meng cheng hsien|mengcheng
f	Meizhou	GD	339w	chia ying|kaying|mehjchzhou|mei|mei cheng chen|mei hsien|meixian
1e	Wuchuan	GD	28dk	hai lu|mei lu shih|mei mao|meilu|muiluk
fw	Majie	YN	2tm8	ma chieh|majiezi
1i	Zhijiang	HB	1afd	chih chiang|majiadian
3j	Macheng	HB	2pi6	ma cheng hsien
x	Maba	GD	2fnt	chu chiang|ma pa|ma pa hsu|qujiang
2z	Lüshun	LN	1rjd	lu shun kou|lu shun shih|lueshun|lueshunkou|lusunkchou
z	Luqiao	ZJ	965u	lu chiao|lu chiao chen|luqiaozhen|路桥
z	Luoyang	HA	tsz9	honan|honanfu|lac duong|lo yand|lo yang|lo yang hsien|lo yang shih|lojan|лоян|洛阳市|洛陽|뤄양
5	Luoyang	FJ	1f2k	lo yang
2	Luoyang	GD	2n0o	boluo|fu cheng|fu cheng chen|hsien cheng chen|lojan|luoyang zhen|po cheng chen|po lo|po lo hsien|poklo|poklohsien
1f	Luorong	GX	1g5l
2c	Luohe	HA	8y18	lo he|lo ho|lo ho chai|lo ho shih|ta ho|ta ho chai
1d	Luocheng	SC	1krx	lo cheng pu
2d	Lucheng	AH	1wrj	lu chiang|lu chiang hsien
2v	Kangding	SC	255s	dardo|kan ting|kandin|kang ting|kang ting hsien|ta chien lu|tarchendo|tatsienlu|tatsientu
6	Lubu	GD	21xo	lubu zhen
r	Luancheng	HE	csqy	luan cheng cheng kuan|luan cheng hsien
y	Loudi	HN	389o	lou ti|lou ti chen|lou ti shih
6m	Longquan	YN	1ymm	longquan zhen
22	Longkou	SD	1an0	lung kou shih
6m	Licheng	JS	1jro	li cheng chen|li yang cheng
2f	Liuyang	HN	tktc	liu yang hsien|лиуянг|浏阳
1t	Puning	GD	2j2f	liu sha chen|liu sha hsu|liusha|pu ning hsien
8h	Lishui	ZJ	24ci	li shui hsien|lishui shi|lishui xian
l	Lintong	SN	1mju	lin tung hsien|lintun
1g	Linyi	SD	5sul	i chou|ichow|ichowfu|lan shan|lin i|lin i hsien|lin i shih|lini|liuyihsien|yichow
d	Linxia	GS	4c6a	ho chou|khechzhou|lin hsia hsien|lin hsia shih|lin hsin|linsja
3	Linxi	HE	25ek	lin hsi|lin hsi chuang
i	Linshui	HE	2cub
c	Linqu	SD	1ns0	lin chu
1	Linqiong	SC	16w3	qionglai
2	Linqing	SD	2cwu	lin ching|lin ching hsien|lin ching shih|lintsing|lintsingchow
7	Linping	ZJ	1obo	lin ping chen
1c	Linhai	ZJ	3a09	lin hai hsien|tai chou|taichow|taichowfu|taizhou
3l	Lingcheng	GX	16bk
9	Lincheng	HI	1e22	hsien cheng chen|lin kao chen|linchehn|lincheng zhen|lingao
7	Linfen	SX	4zg6	lin fen hsien|linfen shi|pingyang|pingyangfu|saratsi|yaodu qu
1d	Liling	HN	23qq	li ling cheng|li ling hsien|lilin
4m	Lichuan	HB	1k25	li chuan hsien
9	Licheng	GD	3pbb	tseng cheng|tseng cheng hsien|zengcheng
17	Liaocheng	SD	4v3m	liao cheng hsien|liao cheng shih|tung chang|tungchangfu
7	Lianzhou	GD	1zmj	lianxian|lien chou
1	Lianzhou	GX	1j3z	lien chou
18	Lianran	YN	2aej	anning|anning chow|anning shi|lianran zhen
1q	Liangxiang	BJ	1n7s	liang hsiang|liang hsiang chen|liang hsiang hsien|liangsiang|liangxiangzhen
4s	Lianjiang	GD	25f9	lei pei|liancheng|lien chiang|lien chiang hsien|limkong|limkong hsien|lunkong|shih cheng
x	Leshan	SC	3b71	chia ting|kiating|kiatingfu|lehshan|lo shan|lo shan hsien
9	Lengshuitan	HN	1wmf	leng shui tang|lengshuitanqu
7	Lengshuijiang	HN	2h1j	leng chiang|leng chiang shih|leng shui chen|leng shui chiang|leng shui chiang shih
13	Leiyang	HN	2rmk	lei yang hsien
18	Lecheng	GD	2nvw	lechang|lecheng jiedao|lo chang|lo chang hsien|loh chang|lohchong hsien|lokcheon|lokchong
3q	Laohekou	HB	5faw	guanghua|ho kou chen|kuang hua|lao ho kou
18	Lanzhou	GS	1wl4w	kao lan hsien|kaolan|lan chau|lan chou shih|lanchowfu|langouo|ланьчжоу|لەنجۇ شەھىرى|兰州|兰州市|蘭州|蘭州市
c	Lanxi	ZJ	1kve	lan chi
9	Lianyuan	HN	1fb9	lien yuan
2h	Langfang	HE	ffnb	an tzu|anci|lanfan|lang fang chen|ланфан|廊坊市
12	Weichanglu	SD	1xhy	weichanglu jiedao
8	Laiyang	SD	3muy	lai yang hsien|lai yank
5	Laiwu	SD	2nrg	chiu lai wu|lai wu hsien
i	Laibin	GX	1a63	lai pin|lai pin chen|laiping
10	Kunyang	ZJ	1e5t	pingyang
6	Kunming	YN	lxve	con minh|kchun ming|kun ming hsien|kun ming shih|kunmingas|yun nan|yunnanfu|куньмин|昆明|昆明市|쿤밍
5j	Kaiyuan	YN	493r	a mi|ami hsien|amichow|kai yuan hsien
o	Kaihua	YN	1dp0	kaihwafu
5	Kaifeng	HA	2uvpc	kai feng fu|kai feng hsien|kai feng shih|kajfehn|kajfyn|khai phong|каифын|каифэн|קאיפנג|كەيفېڭ شەھىرى|ไคฟง|开封|开封市|開封|카이펑
d	Juye	SD	18u3	chu yeh
2f	Juegang	JS	1kkl	chueh kang|juegang zhen
5k	Jiujiang	JX	5jp3	chiu chiang|chiu chiang hsien|chiu chiang shih|kiukiang|kiukiang hsien|te hua
2g	Jishui	HA	1ntw	chi shui|chi shui chi
3	Jishou	HN	26yk	chi shou|chi shou hsien|chien cheng|kishow|south li
s	Jinzhou	LN	4m6y	chin|chin chou|chin chou chen|chin hsien|czinchzhou|jinxian|kin|kinchow|kinhsien|kinsyu|tschintschou
10	Jinxiang	ZJ	1szr	chin hsiang|jinxiangzhen|kinsiang
19	Jinshi	HN	1ryy	chin shih|ching shih|ching shih shih|jinshi shi|tsingshih
t	Jinsha	JS	21sv	chin sha|chin sha chen|czinsha|jinsha zhen|kinsha
2p	Jinjiang	HI	1h0w	chin chiang|chin chiang chen|chin chiang shih|chinkiang
a	Jinji	GX	17u8
3	Jining	SD	9nh3	chi ning|chi ning hsien|chi ning shih|czinin|tsi ning hsien|tsining|цзинин|济宁市
a	Jinhua	ZJ	31q6	chin hua|chin hua hsien|chin hua hsien cheng|chin hua shih|czinkhua|kinhwa|kinhwa hsien|kinhwafu
c	Jingzhou	HB	3t92	chiang ling|chiang ling hsien|ching chou|chingchou fu|czinchzhou|jiangling|kiangling|kiangling hsien|kingchow|kingchowfu|kingling
n	Tianchang	HE	1bak	ching nan|tianchang zhen
1c	Jingmen	HB	3lfq	ching men|ching men hsien|czinmehn|king men chow|king monn|kingmen|kingmen hsien
7	Jingling	HB	4tif	tianmen|tien men|tien men hsien
1q	Jingdezhen	JX	6nmt	ching te chen|ching te chen shih|czindehchzhehn|fou liang|fou liang hsien|jingdezhen shi|kingtechen|kingteh|kingtehchin|цзиндэчжэнь|景徳鎮|景德镇|景德镇市
1h	Jinchang	GS	33e3	baijiazui|czinchan|jinchuan|jinchuanzhen|pai chia tsui
8	Jincheng	SX	74oa	chin cheng|chin cheng hsien|jincheng shi|tse chou|tseh chow fu|tsehchow|tsincheng|tsinchenghsien|晋城|晋城市
c	Jinan	SD	18cnm	chi nan|chi nan shih|czinan|dzinanas|jinan shi|li cheng|te nam|tsi nan fu|tsinah|цзинань|جىنەن شەھىرى|济南|济南市|済南|지난
4	Jimo	SD	1ikt	chi mo|tsimo
15	Jiangjin	CQ	1b6x	chiang chin|chiang ching|chiang ching cheng|chiang ching hsien|jijiang|kiangtsin|kiangtsing hsien
z	Jiexiu	SX	1nju	jiexiu shi
b	Jieshou	AH	31k9	chieh shou|chieh shou chen|chieh shou chi|shou tai
d	Jieshi	GD	2y1w	chieh shih|chieh shih cheng|jieshi zhen|kitchioh
r	Jiehu	SD	1hfh	chieh hu|chieh hu chi
1f	Jiazi	GD	2sje	chia tzu|jiazi zhen|kapchi|kapohi
i	Jiaxing	ZJ	9zn9	chia hsing|chia hsing hsien|chia hsing hsien cheng|chiahsing fu|czjasin|ka shing fu|kashing|kashing hsien|цзясин|جياشىڭ شەھىرى|嘉兴|嘉興|嘉興市
y	Jiaozuo	HA	b3c4	chiao tso|chiao tso chen|chiao tso kung kuang chu|chiao tso shih|tsiaotso|tszyaotszochzhen
31	Jiaozhou	SD	3jc2	chiao|chiao hsien|jiaocheng|jiaoxian|kiaochow|kiaohsien
1	Ningde	FJ	1eaa	ning te
1y	Jian’ou	FJ	19o3
1f	Jiangyan	JS	1iav	chiang yen|chiang yen chen|jiangyan shi|jiangyan zhen|kiangyen
u	Jianguang	JX	1bfh
1f	Jiangmen	GD	betf	chiang men|chiang men cheng|chiang men shih|czjanmehn|hsin hui|hsin hui hsien|kongmoon city|kongmun|pakhai|sunwui|цзянмэнь|江门|江门市
s	Jiangkou	FJ	1a7y	chiang kou|kiang kou
29	Yangjiang	GD	8kfr	chiang cheng chen|janczjan|jiangcheng|liang yang|yang chiang|yang chiang hsien|yeungkong|yeungkong hsien|янцзян|阳江|阳江市
11	Ji’an	JX	591k	chi an|chi an shih|czian|jian shi|kian|kian hsien|kianfu|luling
l	Guangyuan	SC	4kmt	jialing|kuan yuan|kuang yuan|kuang yuan hsien
1x	Huzhou	ZJ	3e5s	hu chou|hu chou shih|huchow|huchowfu|huhinghsien|wu hsing|wu hsing hsien|wu hsing hsien cheng|wuhing|wuxing|wuxing qu
1k	Hutang	JS	17hu
1o	Huoqiu Chengguanzhen	AH	1brk	huoqiu
19	Humen	GD	442b	fumunchai|fumuntschai|hu men chai|hu nien|humen zhen|khumehn
28	Huizhou	GD	675d	hui chou chen|hui chou cheng|hui chou shih|hui yang|hui yang hsien|huichou fu|khuehjchzhou|kuei shan|waichow|waichowfu|waiyeung|weichow
1s	Huilong	JS	1lqa	huilong zhen
15	Huicheng	GD	2p5r	hui cheng chen|hui lai hsien|huilai
1	Xinhui	GD	46k9	chiu hsin hui|hsin hui|hsin hui chiu cheng|hsin hui hsien|hui cheng chen|huicheng|sanwui|sun hui|sunweihsien|sunwui old city
26	Huazhou	GD	1yr9	hua
48	Huangzhou	HB	2mkj	huang chou chen|huang chou fu|huang kang|huang kang hsien|huang kang ku chih|huanggang|khuanchzhou|wongkong
v	Huangyan	ZJ	3834	huang yen|huang yen hsien|huang yen hsien cheng
2j	Huangshi	HB	eqxm	huan shih|huang shih shih|huangshi shi|shi hui yao|shihpao|shikhoyya|хуанши|黄石|黄石市
1v	Dasha	GD	2hqr	huangpu|whampoa
7	Huangpi	HB	18eq	huang pei hsien|huang po|huangpi qu
v	Huangmei	HB	1nwh	huang mei hsien
4p	Huanggang	GD	4uck	huang kang|huang kang chen|huang kang cheng|huanggang zhen|jao ping|khuangan|ng kng|raoping|ung kung
10	Daxing	BJ	28y0	dasin|huang tsun|huang tsun chen|ta hsing|ta hsing hsien
9	Huangchuan	HA	1k2f	huang chou|huang chuan hsien|kuang chou
2k	Huaiyuan Chengguanzhen	AH	1eka	huai yuan hsien|huaiyuan
10	Huainan	AH	m0xz
6	Huaicheng	GD	1wwe	huai cheng chen|huai chi|huai chi hsien|huaiji
2	Huaihua	HN	2q8q	yushuwan
6	Huaidian	HA	1xfe	huai tien
5	Huaibei	AH	jcsf	hsu kou|huai pei|huai pei shih|khuajbehj|sui hsi shih|хуаибэи|淮北|淮北市
ba	Hongjiang	HN	19of	hungkiang
2k	Heze	SD	5gga	caozhou|he tse|ho tse|ho tse shih|hotseh|hotseh hsien|ko tse|ko tse hsien|tsaochowfu
e	Hechuan	CQ	23af	ho chuan|ho chuan hsien|ho chuan shih
2w	Yiyang	HN	4cc0	heshan|i yang|i yang cheng|i yang hsien|i yang shih|i yeng|ijan
k	Hepo	GD	2t9i	chieh hsi|ho po|ho po hsu|jiexi|khehpo
y	Hengyang	HN	ga42	henchow|heng chou|heng nan|heng nan hsien|heng yang cheng|heng yang shih|hengchowfu|hengyang hsien|khehnujan|хэнъян
m	Hengshui	HE	9s4k	heng shui cheng kuan|heng shui hsien|khenshuy|衡水市
96	Hefei	AH	troo	che fej|hefejus|ho fei|ho fei hsien|ho fei shih|hop phi|khehfehj|lu chou|luchow|luchowfu|lunchow|хэфэи|خفي|خېفېي شەھىر|合肥|合肥市
m	Hede	JS	1wr7	khede
3	Hecun	HE	1s1t
n	Hebi	HA	58s6	hao pi|hao pi chen|hao pi chi|ho pi|ho pi shih|hopitsi
2f	Hanzhong	SN	34n6	han chung fu|han chung shih|hantai|hantai qu|khanchzhun|nan cheng|nan cheng hsien|nanchzhen
f	Fu’an	FJ	1itp	fu an hsien|fuanja
7	Hanting	SD	1xxp	han ting chen|hanting qu|hantingchieh
1b	Hangzhou	ZJ	14969	hanchow fu|hang|hang chau|hang chou shih|hang hsien|khanchzhou|ханчжоу|خاڭجۇ شەھىر|杭州|杭州市|항저우
5	Hangu	TJ	4gs1	han ku|han ku shih|khanga
w	Handan	HE	t432	han tan|han tan hsien|han tan shih|ханьдань
e	Hanchuan	HB	1vp5	han chuan hsien
4	Hancheng	SN	18sh	han cheng hsien|khanchen
m	Haizhou	JS	19lm	hai chou|haichow
1m	Jiaojiang	ZJ	a39w	hai men chen|haimen
1	Haimen	GD	2os3	hai men so|haimen zhen|haimun|haimung|hoimoon
f	Haikou	YN	2ex0	haikou zhen
1	Haikou	HI	d76j	ha kuo shih|hai khau|hai kou shih|hai kou south cheng|haik how|haikow|heihow|hoi hao|hoihow|khajkou|хаикоу|خەيكو شەھىر|海口|海口市
29	Guye	HE	w0c	ku yeh
2w	Guozhen	SN	1twn	guozhen zhen|kuo chen
45	Guli	ZJ	bhkw	yongkang|yung kang hsien|гули
1d	Guiyang	GZ	p41d	guiyang shi|gujangas|gujjan|kuei chu|kuei yang|kuei yang shih|kweiyangfu|quy duong|гуиян|گۇيياڭ شەھىرى|貴陽|贵阳|贵阳市
m	Guiren	JS	18bq
3	Guiping	GX	1iu2	kuei ping|kuei ping hsien
c	Guilin	GX	dx1k	kuei lin|kuei lin shih|kweilin hsien|lin kuei|lin kuei hsien|ling chuan|que lam|гуилинь|桂林|桂林市
y	Guigang	GX	1mz2	guicheng|guixian
26	Gucheng Chengguanzhen	HB	1l4m	gucheng|ku cheng|ku cheng hsien
6w	Guangzhou	GD	1vkqh	=canton|=kanton|cantao|fan yu|guanchzhou|guandou|guangzhou shi|gvangjcouh|kantono|kong chiu su|kouang chou|kuang chou shih|kwang chowfu|kwangtsjou|nkouantzou|pan yu|puyun|quancheum|quancjou|quang chau|shengcheng|γκουαντζου|горад гуанчжоу|гуангџоу|гуанджоу|кантон|գուանչժոու|גואנגגואו|شینیانگ|قوانغتشو|گوانگژو|گۇاڭجۇ شەھىرى|क्वांगचौ|ग्वांगझोउ|ਗੁਆਂਗਜ਼ੂ|ഗ്വാങ്ജോ|กว่างโจว|ཀོང ཀྲོའུ གྲོང ཁྱེར|ကွမ်ကျိုးမြို့|გუანჯოუ|广州|广州市|広州|広州市|廣州|광저우 시
l	Guangshui	HB	3bf7	guangshui jiedao|kuang shui|kuang shui chen|kuang shui shih|kwangshia
a1	Xicheng	YN	2x1j	gejiu|ko chiu|ko chiu hsien|ko chiu shih|kokiu|kokiu hsien|kokiuchang
1j	Gaozhou	GD	3k51	kao chou|kochow|kochowfu|mao ming|mao ming hsien|mowming
e	Gaoyou	JS	1y5b	gaoyou shi|gaoyou zhen|kao yu
3k	Gaoping	SC	4dow	nan chung|nanchong
l	Gaomi	SD	38cp	kao mi|kao mi hsien
2n	Gaogou	JS	17di	gaogou zhen
7g	Fuzhou	FJ	paa0	foochow|fu chou|fu chou shih|fuchau|fuchzhou|fudzou|hok ciu|lin sen|lin sen hsien|min hou|min hou hsien|min hou hsien cheng|min hsien|minhow|phuc chau|фучжоу|فۇجو شەھىرى|福州|福州市
o	Fuyang	AH	3n6v	fou yang hsien|fu yang shih|fujan|inchzhou|puyanghsien|ying chou|yingchow fu
1	Fuyang	ZJ	1i5j	fu yang hsien|fujan|fuyang shi|puyang
22	Fushan	SD	1emu	fu shan hsien
1n	Fuling	CQ	3kh7	fou chou|fou ling hsien|fowchou|fowchow|fuchou|fulin|pei ling
3g	Foshan	GD	dg2c	fachan|fatshan|fo shan chen|fo shan shih|namhoi|nan hai|nanhai hsien|nanhoi|nom hoy|phat son|фошань|فۇشەن شەھىر|仏山|佛山|佛山市
b	Fenyi	JX	194e	fen i|fenyi xian|fenyi zhen
2e	Fengxian	JS	183l	feng|feng hsien
1o	Fengrun	HE	1e9q	chiu feng jun|feng jun|feng jun cheng kuan|feng jun hsien
19	Fengkou	HB	1fsz
3r	Feicheng	SD	1qg1	chiu fei hsien|fei|fei hsien|fei hsien cheng
2u	Fangshan	BJ	22v6	fang shan hsien|ta fang shan
25	Ezhou	HB	45f8	echeng|echeng hsien|o cheng|o cheng hsien|shou chang|wuchanghsien
2t	Enshi	HB	21h7	ehnshi|en shih|en shih hsien
9	Encheng	GD	2dl5	ehnpin|en ping chen|en ping hsien|encheng jiedao|enping|yan ping hsien|yanping
z	Duyun	GZ	1ybk	tu yun|tu yun cheng|tu yun hsien|tu yun shih
1t	Duobao	HB	1xn5	duobao zhen|duobaowan
2s	Ducheng	GD	21ph	tu cheng|tu cheng hsu
3k	Xinyi	GD	23tf
18	Dongying	SD	6kgi	dunin|tung ying|дуньин|东营|东营市
3j	Dongtai	JS	2dn0	dongtai shi|dongtai zhen|tung tai|tung tai chen|tung tai hsien
s	Dongsheng		250h	dongsheng qu|dunshen|tung sheng|tung sheng hsien
4r	Dongkan	JS	1k5x	tung kan|tung kan chen
2m	Donghai	GD	41iy	donghai jiedao|lu feng hsien|lu feng hsien cheng|lufeng|lufung|lukfung
o	Dongguan	GD	8d3f	kuan cheng chen|tung kuan|tung kuan hsien|tungkun|дунгуань|دوڭۋەن شەھىرى|东莞|东莞市
1g	Dongdu	SD	1kal
o	Dongcun	SD	1z7e
2z	Dingzhou	HE	3a06	dingxian|dinsyan|tang hsien|ting|ting hsien|ting hsien cheng kuan|tingchow
q	Dingtao	SD	18wu	ting tao|ting tao hsien
5l	Dezhou	SD	84v7	te chou|te chou shih|te hsien|techow|tehchow|tehetsouen|德州市
6	Deyang	SC	39fm	dehjan|deyan|te yang|te yang hsien|tehyang|tehyang hsien
k	Deqing	ZJ	1vko	deqing xian
7	Penglai	SD	1tsv	peng lai hsien
2	Dengzhou	HA	19sa	dengxian
q	Dengfeng	HA	1c4n	teng feng|teng feng hsien
20	Dazhong	JS	1t2b	dazhong zhen|dazhongji
2b	Zhangjiajie	HN	1uf7	zhangjiajie shi
z	Daye	HB	1bpz	ta ye li|ta yeh
1b	Dayan	YN	ods0	le giang|li chiang|li chiang fu|li chiang hsien|li chiang na hsi tsu tzu chih hsien|liczjan|lijiang|lijiang city|likiang hsien|ta yen chen|лицзян|丽江市|麗江
20	Dazhou	SC	2svx	dasyan|daxian|sui ting|sui ting fu|suting|suydin|ta hsien
j	Dawukou	NX	2trc	shih tsui shan|shizuishan|ta wei kou|ta wu kou
2z	Datong	AH	1b4t	datun
5r	Fenghua	ZJ	1n59	chung cheng|feng hua hsien|fenghua shi
39	Huaxian	HA	17p9
11	Danshui	GD	2prh	danshuem|danshui jiedao|huiyang qu|huiyangshi|tamshui|tamshuihu|tan shui|tanshuihu
g	Danjiangkou	HB	1yzs	danczjankou|junxian danjiang|tan chiang kou
n	Gushu	AH	1ajz
15	Dancheng	HA	1egz	tan cheng|tan cheng chi
5a	Daliang	GD	4icr	daliang jiedao|daljan|pan shun|schuntak|shun te|shun te hsien|shunde|ta liang|ta liang chen
5	Dalian	LN	17mgb	dairen|dalian shi|dalniy|lu ta|lu ta shih|luda|ta lien|ta lien shih|далянь|大连|大连市
6	Dali	YN	2vfc	chung ho chen|ta ho|ta li|talifu
ig	Chuzhou	AH	60hy	chu|chu chuan|chu hsien|chuchow|chuxian
t	Yangchun	GD	3ah7	chun cheng chen|chuncheng|yang chun hsien|yeungchun
2c	Yiwu	ZJ	1x5p	i wu|yiwuhsien
10	Chongqing	CQ	2d0z8	=chungking|cchung cching|chongqing shi|chongqing zhong qing|chongqing 重庆|chuncin|chung ching|chung ching shih|congcing|congcingas|csungking|cuncjina|pa hsien|trung khanh|tshung khin|tsjoengking|yu chou|yuzhou|чунгкинг|чунцин|чунцін|צונגצינג|تشونغتشينغ|چونگ کینگ|چونگچنگ|چۇڭچىڭ شەھىرى|चोंगछिंग|चोंग्किंग|ਚੌਂਗਕਿੰਗ|சோங்கிங்|ചോങ്ചിങ്|ฉงชิ่ง|ཁྲུང ཆིན གྲོང ཁྱེར|重庆|重庆市|重慶|重慶市|충칭 시
d	Chonglong	SC	193d	zizhong
f	Chizhou	AH	36hj	chih chou|chih chou chen|chih chow fu|guichi|kuei chih|kuei chih hsien|kweighih
3h	Chenzhou	HN	3u5a	chehnchzhou|chen|chen chou shih|chen hsien
3h	Chengyang	SD	1fdo
1v	Chengjiang	JS	2b9q	chengjiang jiedao|chiang yin|chiang yin cheng|chiang yin hsien|jiangyin shi|kiangyin
z	Chengdu	SC	2co6d	ccheng tu|cengdu|chehndu|cheng tu hsien|cheng tu shih|chengdu shi|hua yang|thanh do|чэнду|چېڭدۇ شەھىرى|成都|成都市|청두
g	Chenghua	GD	39mt	cheng hai hsien|chengcheng|chenghai|ching hai|tenghai|tenghai hsien|tsai cheng chen
2l	Chaozhou	GD	93rn	chao an hsien|chao chou chen|chao chou shih|chaoan|chaochowfu|trieu chau|จังหวัดแต้จิ๋ว|潮州|潮州市
w	Chaohu	AH	2yu7	chao|chao hsien|chaoxian|tsao chen
t	Changzhou	JS	kc9m	chanchzhou|chang chou shih|chang chow fu|wu chin|wu chin hsien|wujin|wutsin|чанчжоу|چاڭجو شەھىر|常州|常州市
7	Changzhi	SX	ezqy	chanchzhi|shitougeta|чанчжи
36	Changsha	HN	18g9e	cangsa|chang sha hsien|chang sha shih|chansha|truong sa|чанша|چانگشا|چاڭشا شەھىرى|長沙|长沙|长沙市
8	Changqing	SD	1rqe	chancin|chang ching|chang ching hsien|changtsing
1z	Changli	HE	1dr0	chang li cheng kuan|chang li hsien|chanli
b	Changleng	JX	17jh	chang ling chen|chang tou ling
9z	Caohe	HB	1fze	caohe zhen|caojiahe|tsao ho|tsao ho chen|tsao ho cheng
2	Weining	GZ	17s8	wei ning hsien
1g	Cangzhou	HE	bb5t	canchzhou|changhsien|tsang|tsang chen|tsang chou shih|tsang hsien|tsansyan|цанчжоу|沧州市
2o	Caidian	HB	1jgz	caidian jiedao|caidian qu
19	Buhe	HB	2a23	buhe zhen|bukheh|pu ho
d	Bozhou	AH	3qd8	bochzhou|boxian|po hsien|pochow
m	Botou	HE	1cn9	bota|po tou|po tou chen
9	Boshan	SD	3aik	po shan|tzu po|tzu po shih
4	Baicheng	GX	1xwr	baicheng jiedao|baise zhen
1v	Binzhou	SD	2hf9	beizhen|hui min|pei chen|pin hsien
2	Luxu	GX	1i0t
z	Bijie	GZ	1nwt
x	Bianzhuang	SD	1eg5	hsia chuang|pien chuang
y	Bengbu	AH	ccy0	bangbu|behnbu|pang fou|pang fou shih|pang pu|peng pu|бэнбу|بېڭبۇ شەھىر|蚌埠|蚌埠市
6e	Beijing	BJ	4gc2h	=peiping|=pekin|=peking|bac kinh|baek ging|behehzhin|beijing shi|beising|beixin|bejing|beyciny|beyjing|pechin|pechino|pechinum|pecinum|pei ching|pei ching shih|pei ping|pei ping shih|peken|pekina|pekinas|pekini|pekino|pequim|pequin|pet kin|peycing|πεκινο|беижің|бээжин|бәәҗң балһсн|горад пекін|пекин|пекинг|пекін|пекінґ|պեկին|בייגינג|בייזשינג|بكين|بيكين|بیجنگ|بېجینګ|بېيجىڭ|بېيجىڭ شەھىرى|پکن|پێکەن|ބީޖިންގ|बीजिंग|बेइजिङ|বেইজিং|ਬੀਜਿੰਗ|બેઇજિંગ|பெய்ஜிங்|బీజింగ్|ಬೀಜಿಂಗ್|ബെയ്ജിങ്ങ്|බෙයිජිං|ปักกิ่ง|པེ ཅིང གྲོང ཁྱེར|ပေကျင်းမြို့|პეკინი|ቤዪጂንግ|ប៉េកាំង|北京|北京市|베이징 시|북경
z	Beihai	GX	67fk	behjkhaj|pakhoi|pei hai|pei hai shih
1a	Beidao	GS	1lov	beidao jiedao|beidaobu
2	Beidaihehaibin	HE	1exc
11	Beibei	CQ	2efn	behj|paipei|pehpei|pei pei chang|pei pei shih
2s	Baoying	JS	1pyc	pao ying|pao ying cheng|pao ying hsien
y	Langzhong	SC	1apq
1b	Baoding	HE	lc90	baodin|ching yuan hsien|ching yuang|pao ting|pao ting shih|prefettura di baoding|tsingyuan|tsingyuan hsien|баодин|保定|保定市
7h	Baiyin	GS	41h1	aho chia chuan|hao chia chuan|ho chia chuan|pai yin|pai yin chang|pai yin shih
ct	Baihe	GX	1d3h
j	Shangyu	ZJ	gi4w	baiguan|pai kuan|pai kuan chen|pokwan
3u	Babu	GX	1emb
2m	Anxiang	HN	18kp	an hsiang|an hsiang hsien|ansiang|ansiang hsien|anxiang chengguanzhen
g	Anshun	GZ	7jk0	an shun hsien|an shun hsien cheng|an shun shih|anshunfu|pu ting|аньшунь
m	Anqiu	SD	29j5	an chiu|an chiu hsien|an kiu|ankiuhsien
3	Anqing	AH	7oqt	an ching|an ching cheng|an ching shih|ancin|huai ning|huai ning hsien|nganking|аньцин|يەنچىڭ شەھىرى|安庆|安庆市|安慶|안칭
b	Mabai	YN	1d1t	mapai
c	Anlu	HB	1ixq	an lu hsien
z	Anjiang	HN	16rh	an chiang|an chiang chen|ankiang|qianyang
1t	Anbu	GD	3hqs	an pu|anbu zhen
1g8r	Jiangyou	SC	2q61
q1	Suzhou	JS	ssc3	su chou|su cou|suchzhou|suzhou shi|to chau|wu hsien|сучжоу|سوجو|سۇجۇ شەھىرى|苏州|苏州市|蘇州
2	Zhoushan	ZJ	1t3w	zhoushan shi
8y5	Mudu	JS	1bri	mudu zhen
3r	Songling	JS	1num	songlingzhen
cwp	Zhongshan	GD	1hfx4	中山|中山市
2xb	Lianghu	ZJ	3blk	lianghu zhen
1cu	Zhoucheng	SD	1jly
go	Dalianwan	LN	1735
4u3	Yueyang	HN	2z60w	juehjan|ngok yong su|nhac duong|юэян|岳阳市|岳陽市|웨양 시
1dv	Bojia	HN	jag
280e	Zhenlai	JL	1ga8	chen lai chen|chzhendun
7	Zhengjiatun	JL	209u	cheng chia tun|cheng chia tun chen|chengkiatun
c	Zhaozhou	HL	1c4l	chao chou chen|chao chou hsien
2	Zhaoyuan	HL	19t6	chao yuan chen|chzhaoyuangay
j	Zhaodong	HL	3b52	chao tung|chao tung chen|chzhaodun|man kou|mangou|tien tsao kang
s	Zhangjiakou	HE	euey	chang chia kou|chang chia kou shih|chang kia kou|chzhanczjakou|chzhantseyakou|kalgan|wan chuan|wan chuan hsien|чжанцзякоу|张家口市|張家口|張家口市
t	Zalantun		2u0w	butha qi|cjalanjtunj|tsa lan tun|ya lu|ya lu hsien|zhalantun shi
h	Yushu	JL	2o8w	jujshu|ku yu shu|yu shu chen|yu shu hsien
1n	Youhao	HL	1ohu
1x	Yingkou	LN	co53	eiko|inkou|newchwang|ying kou hsien|ying kou shih|инкоу|营口|营口市
x	Yilan	HL	1ix8	i lan|i lan chen
a	Yichun	HL	3c6q	i chun|i chun shih|ichun
a	Yebaishou	LN	1ekg	teh pai shou|yeh pai shou|yeh po shou
q	Yantongshan	JL	18dn	yen tung shan
i	Yanji	JL	70a5	chu tzu chieh|chu tzu kai|janczi|yang chi teng|yen chi|yen chi shih|яньцзи
1x	Yakeshi		2hq4	hsi kuei tu|jakehshi|shih ko ya|xingong jiedao|xuguit qi|ya ko shih|yakeshi shi
12	Xuanhua	HE	804u	chang chia kou shih|hsuan hua|hsuan hua cheng|hsuan hua hsien|hsuan hua shih|suanhwa
s	Xiuyan	LN	1j9a
1t	Xinqing	HL	16rb
8	Xinmin	LN	1l7f	hsin min|hsin min chen|hsin ming ting|sinmin
1s	Xinglongshan	JL	1934	hsing lung shan
r	Xingcheng	LN	24d4	hingcheng|hsing cheng|hsing cheng chen|hsing cheng hsien|sinchehn
1m	Xilin Hot		2lc5	abaga pei tzu fu|abagnar qi|pei tzu fu|pei tzu miao|peitzemiao|silinghot|xilinhaote shi
16	Xifeng	LN	1b4v	hsi feng|hsi feng chen|hsi feng hsien|sifeng
1w	Xiaoshi	LN	1h8i	hsiao shih|hsiao shih chen|xiaoshi zhen
5r	Wuchang	HL	214y	uchan|wu chang chen|wu chang hsien|wu chang ting|wuchang shi|wutschangting
28	Wangqing	JL	1wgs	ta wang kou|wang ching|wang ching chen|wang ching hsien|wangqing xian|wangqing zhen
5	Hepingjie	JL	1edu
2	Wangkui	HL	1hy3	wang kuei chen|wang kuei hsien
2c	Ulanhot		3jyu	horqin youyi qianqi|huai yuan chen|ko erh chin yu chien chi|ko erh chin yu i chien chi|ulan hoto|ulanhot shi|vanyemyao|wang yeh miao|wangyemiao|wulanhaote shi
s	Tumen	JL	1oqn	tjumenskij|tu men chan|tu men shih
1o	Tongliao		5lh2	bayan tala|horqin qu|keerqin qu|payintala|tung liao hsien|tung liao shih|tungliaochen
13	Tieling	LN	75n7	telin|tieh ling|tieh ling hsien|телин
1	Tieli	HL	2clg	teli|tieh li|tieh li chen|tieh li hsien|tieh shan pao
1l	Taonan	JL	2f1v	tao nan chen|tao nan fu|taoan
2u	Tailai	HL	1fen	tai lai chen|tai lai hsien|tailaichi
1	Taikang	HL	16ok	tai kang chen|tai kang hsien|taykan
f	Tahe	HL	1ayy	ta ho
n	Sujiatun	LN	36a9	hsu chia tun|ssu chia tun|suczjatun
d	Suileng	HL	182s	sui leng chen|sui leng hsien
4	Suihua	HL	5emt	pei lin tzu|sui hua chen|sui hua hsien
2	Suifenhe	HL	bpr	sui fen|sui fen ho
y	Songjianghe	JL	1g7s	songjianghe zhen|sung chiang ho
n	Siping	JL	bwpl	ssu ping|ssu ping chieh|ssu ping kai|szekingkai
14	Shunyi	BJ	2irb	shun i|shun i chu|shun i hsien|shuni
7	Shulan	JL	1nqk	shu lan chen|shu lan chieh
p	Shuangyashan	HL	cuyo	chien shan|shuang ya shan shih
5	Shuangyang	JL	1by1	shuang yang chen|shuang yang ho|shuang yang hsien|suan yang ho
17	Shuangcheng	HL	2suu	schwang tschong ting|shuang cheng chen|shuang cheng hsien|shuang cheng pao
2c	Shiguai		1iad	shiguai jiedao|shiguai qu|shiguaigou|shih kuai|shih kuai chen|shih kuai kou|shihkuaitsun
j	Shenyang	LN	23a0w	feng tien|moukden|senjangas|shehnjan|shen yang hsien|shen yang shih|shengking|tham duong|шэньян|شنيانغ|沈阳|沈阳市|沉阳市|瀋陽|선양
1m	Shanhetun	HL	18em	shan ho tun
7	Shangzhi	HL	1rlf	shang chih chen|shangzhi shi
50	Sanchazi	JL	1fdc	san cha tze|san cha tzu
e	Salaqi		1dxc	sa la chi|salatsi|salqin
t	Ranghulu	HL	4um2	jang hu lu
10	Qitaihe	HL	7e89	chi ho ho|chi tai ho
4	Qiqihar	HL	iwu4	cicikar|lung chiang|lung chiang hsien|lungkiang|tsitsihar|zizikar|цицикар|チチハル|齐齐哈尔市|치치하얼
1o	Qinggang	HL	1diu	ching kang|tsingkang
22	Qianguo	JL	2fnv	chia la tien|chien kuo chen|chien kuo chi|chien kuo erh lo ssu|chien kuo erh lo ssu meng ku tsu tzu chih hsien|front korlis mongolian autonomous county|kuo chien chi|kuo erh lo ssu chien chi|qian gorlos
1i	Pingzhuang		1fwp	pingzhuang zhen
1m	Panshi	JL	1pvs	mo pa shan|mo pan shan|pan shih chen|panshihtun
2	Panshan	LN	dea8	pan shan chen|shuang tai tzu
28	Nianzishan	HL	1bxv	nien tzu shan
8	Nenjiang	HL	1vb8	nen cheng|nen chiang|nen chiang chen|nenkiang|nunkiang|nunkianghsien
9	Nehe	HL	2bj1	bordo|bordotschan|na ho|nehkheh|nekhe|north ho|north ho chen|north ho hsien|northeast ho|po erh to|porto
p	Nantai	LN	17ku	nantai zhen
9	Nanpiao	LN	3d6c	pien lien tzu
p	Nancha	HL	2lnb	nan cha tun
12	Mujiayingzi		1as3
8	Mudanjiang	HL	e9tn	mu tan chiang|mu tan chiang shih|mudanczjan|mudanjiang shi|mutankiang|муданьцзян|牡丹江|牡丹江市
v	Mishan	HL	1vbt	hsin mi shan|mi shan chen
8	Mingyue	JL	19fc	ming yueh chen|ming yueh kou|mingyuegou
4	Mingshui	HL	19t5	ming shui chen|ming shui hsien
17	Meihekou	JL	24pn	mei ho kou
z	Manzhouli		16ag
3m	Longjing	JL	2if5	liu tao kou|lung ching|lung ching chen|lung ching chieh|lung ching tsun|luntszintsun|ryuseison|yanji|yen chi hsien|yonjontsuon
4	Longjiang	HL	2a34	chu chia kan|chukiakan|lonczjan|lung chiang|lung chiang chen
a	Longfeng	HL	39ca	lung feng shan
1h	Liuhe	JL	1fof	liu ho|liu ho chen|liu ho hsien|liu hu cheng
m	Lishu	JL	1bio	chiu li shu|li shu chen|li shu hsien|lishat
b	Linkou	HL	1nzu	lin kou chen|lin kou hsien
3	Linjiang	JL	1hct	lin chiang|lin chiang hsien
6	Lingyuan	LN	1yje	ling yuan chen
6	Lingdong	HL	1sj8	ling tung
p	Liaozhong	LN	1677	chiu liao chung|liao chung chen
3	Liaoyuan	JL	9yzl	dongliao|hsi an|liao yuan shih|pei feng|pei feng hsien|shian|sian|ta ka ta|ta ko tan|tung liao
4	Liaoyang	LN	eqs2	liao yang hsien|liao yang shih|ljaojan|ляоян
35	Lanxi	HL	1jyo	lan hsi
b	Langxiang	HL	1886	lang hsiang
4	Langtou	LN	19k6	lang tou chen
16	Kuandian	LN	1ioj	kuan tien
1i	Kaiyuan	LN	2ery	jih pen tsu chieh ti|kai yuan chen|sun chia tai
1	Kaitong	JL	1c95	kai tung chen|kai tung hsien|kaibung|kaitun|tongyu
1f	Jixi	HL	8njj	chi hsi|chi hsi shih|chi ning|chi ning chieh|czisi|kisi|цзиси|鶏西市|鸡西市
c	Jiutai	JL	3r4b	chiu tai|chiu tai chen|chiu tai hsien|hsia chiu tai|shachutai|siakiutai|teu tai|teymau
2	Jiupu	LN	2nk3
f	Jishu	JL	288k	chi shu
9	Jinzhou	LN	cy99	chien hsien|chin|chin chou|chin chou shih|czinchzhou|kinchou|kintschou|цзиньчжоу
7	Lianshan	LN	6ppb	chin hsi|chin hsi chen|jinxi|leinshan|lianshan qu|连山|连山区
o	Jining		5jnp	chi ning|chi ning hsien|chi ning shih|czinin|jining qu|ping ti chuan|ping ti chuan chen|tsining|tszinin
18	Jilin	JL	14c55	chi lin|chi lin shih|czilin|dzilinas|girin|jilin city|kilin|kirin|kota jilin|yung chi|yung chi hsien|yung chi shih|yungki|цзилинь|جىلىن شەھىرى|吉林市|지린
h	Jidong	HL	195k
h	Jiaohe	JL	2mx6	chiacho|chiao ho|chiao ho chen|chiao ho hsien|czjaokheh|kiaoho|o mu hsien|omu|ta chiao ho|tachiaho|takiaoho
19	Jiamusi	HL	bs19	cha mu ssu|chieh mu ssu|czjamusy|hua chuan|hua chuan hsien|kiamusas|цзямусы|ジャムス市|佳木斯市|자무쓰
e	Jalai Nur		2b78	cha lai north erh|chaiainor|chzhalajnor|dalainur|zhalai nuoer
2	Jagdaqi		2wr4	ku erh chi|ku lu chi|kurchi
m	Hushitai	LN	1btn	hu shih tai
y	Hunchun	JL	1nfo	hui chun|hun chun chen|hun chung|hunchun shi|hungtschung
h	Hulan Ergi	HL	5oqo	fularki|lung chiang
1	Hulan	HL	2c6o	chu lan tschong|hu lan chen|hu lang cheng
e	Huinan	JL	1f63	chiu hui nan|hui nan chen|hweinan ting
s	Huanren	LN	1f1f	huai jen|huan jen|huan jen chen|yuan jen
l	Huangnihe	JL	16en	huang ni ho|huang ni ho tzu
j	Huanan	HL	1ezr	hu nan ying|hua chuan|hua chuan chen|hua nan chen
n	Huadian	JL	2zaf	hua tien|hua tien chen|huen tien|koangai|kuan chieh|kuang kai
2s	Honggang	HL	366h
g	Hohhot		gll9	hohhot shi|hou ho|huhe hoter|huhehaote|huhehot|khukh khoto|kuei hua|kuei sui|kuei sui hsien|kuei sui shih|kuku khoto|kwei hwa cheng|kwei hwa ting|kweihwa suiyuan|suiyuan|хух хото|フフホト市|呼和浩特|呼和浩特市|후허하오터
s	Hengshan	HL	3j70
d	Helong	JL	1u64	helong shi|helong zhen|longcheng zhen
q	Heishan	LN	1gxn	hei shan chen
e	Heihe	HL	2cfn	ai hun|ai hun hsien|aigun|aihui|hei ho|hei ho chen|hei ho tun|khehjkheh|sa ha liang|sachaljan|sakhalyan|ta hei ho
d	Hegang	HL	fxjf	hao kang|hao kang shih|hingshanchen|ho kang|hsian yuan tun|hsiangyuantun|hsing shan|hsing shan chen|hsing shan chieh|hsinganchen|khegan|khehgan|sinshan chzhen|хэган
r	Harbin	HL	1x86z	cap nhi tan|charbin|ha erh pin|haerbin|harbin shi|harbinas|pin chiang|pin chiang hsien|pinkiang|харбин|харбін|חרבין|خاربىن شەھىرى|ハルビン|哈尔滨|哈尔滨市|하얼빈
1k	Hailun	HL	2cs9	hai lun chen|tung kei|tung ken|tung ken ho
6	Hailin	HL	1u16	hai lin chen|hai lin tsun
3	Hailar		4iuy	hai la erh|hailar shi|hairaru|hu lun
8	Haicheng	LN	43vn	hai cheng chen|hai cheng hsien|haicheng shi|haitschong|lo lang
3s	Gongzhuling	JL	30q5	gunchzhulina|huai te|huai to hsien|huaide|kung chu ling
i	Gongchangling	LN	1ill	kung chang ling
c	Genhe		1ktb	genhe shi|ken ho
1n	Gannan	HL	19pj	kan nan|kan nan chen
j	Fuyuan	HL	n5c	fu yuan chen|sui yuan
1	Fuyuan	HL	1jl2
3	Fuyu	HL	1lzf	fu yu chen|fuyuy
1	Fuyu	JL	2z0w	betuna|bodune|fu yu chen|fu yu hsien|hsin cheng|hsin cheng hsien|petuna|po tu na|po tu no|sincheng
a	Fuxin	LN	1898	fu hsin|fu sin
1	Fuxin	LN	eroa	fou hsin|fou hsin shih|fusin|фусинь|阜新市
9	Fushun	LN	u0qu	chiu fu shun|fu shan|fu shun hsien|fu shun shih|fushuncheng|фушунь
f	Fuli	HL	19nc	fu li chen|fulitun
5	Fujin	HL	1x0i	fu chin|fuczin|fukin
g	Beichengqu		1jwc	beichengqu jiedao|feng chen|feng chen hsien
2	Fengxiang	HL	whp	feng hsiang|feng hsiang chen|feng huang chen|fengsiang
i	Fengcheng	LN	2kzm	feng cheng chen|feng cheng hsien|feng huang cheng
22	Wulan		cob	wulan jiedao
9	Erdaojiang	JL	1axr	erh tao chiang
14	Dunhua	JL	36uk	ao tung cheng|tun hua|tun hua chen|tun hua hsien
25	Dongning	HL	1beo	dongning xian|dongning zhen|tung ning|tung ning chen|tung ning hsien
9	Dongling	LN	3oam	donlin|tung ling
12	Dongfeng	JL	1gbw	tung feng|tung feng chen|tung feng hsien
r	Didao	HL	2cjd	ti tao
r	Dehui	JL	2byq	chang chia wan|te hui|te hui chen|tszhantszyavan|yao men
2f	Datong	SX	mk92	dagu|daido|datongas|datun|ta jen|ta jen hsien|ta ku|ta tung|ta tung hsien|ta tung shih|датун|大同市
l	Dashitou	JL	1eoj	ta shih tou|tashitou
3	Dashiqiao	LN	1pwf	dashiqiao shi|ta shih chiao|ta shih chiao chen|tashihkiao
11	Daqing	HL	4d0g	an ta|an ta shih|anda|dacin|sa erh tu|sartu
q	Dandong	LN	djmt	an tung hsien|an tung shih|antung|dandong dan dong|dandong 丹东|dandun|sha ho chen|sha ho tzu|tan tung|даньдун|丹东市|丹東市|단둥
r	Linghai	LN	17cg	dalinghe|linghai shi|ta ling ho
h	Dalai	JL	1zzl	dalaysyan|ta lai|ta lai chen|ta lai hsien|talaicheng
3t	Chifeng		7fha	chifehn|chifeng shi|chih feng|chih feng chou|chih feng hsien|chih feng shih|ha ta|hongshan qu|tschifong|ulaan hada|ulanhad|чифэн|红山区|赤峰|赤峰市
d	Chengzihe	HL	23rg	cheng tzu ho
7	Chengde	HE	9mp9	chehndeh|cheng te|cheng te hsien|cheng te shih|je ho|jehoi|jehol|jo ho|tschongto|чэндэ|承徳市|承德市
v	Chaoyang	JL	1m4z	chao yang chen|chaojan
2	Chaoyang	LN	8sd1	chao yang chen|chao yang hsien|chao yang shih|chaojan|san tso ta|чаоян
j	Changtu	LN	1j04	chang tu chan|chang tu chen|changtu xian|chantu
f	Changping	BJ	1zw6	chang ping chen|chang ping chu|chang ping hsien|chanpin
4	Changling	JL	1735	chang ling chen|chang ling hsien|chang ling tzu
m	Changchun	JL	1idvx	chang chun hsien|chang chun shih|hsin chin|hsinking|kua cheng tzu|kwan cheng tze|чанчунь|长春
i	Chaihe	HL	1gfv	chai ho
24	Boli	HL	21i4	po li
9	Binzhou	HL	1bup	binzhou zhen|pin chou|pintschou
h	Benxi	LN	l64l	behnsi|pen chi hsien|pen chi hu|pen chi shih|pen shi|penki|penkihu|бэньси|本渓|本溪市
16	Beipiao	LN	3blj	pehpiao|pei piao|pei piao chen|pei piao hsien
27	Bayan	HL	16ky	bajan|bayan xian|bayan zhen
b	Baotou		rwg8	baotou shi|pao tou|pao tou hsien|pao tou shih|баотоу
6	Baoshan	HL	2nin	pao shan
8	Baoqing	HL	1clr	baocin|pao ching|paotsing
10	Bamiantong	HL	1f22	pa mien tung
1b	Baishishan	JL	17z4	pai shih shan
c	Baiquan	HL	1idk	pai chuan
s	Baicheng	JL	6skq	bajchen|pai cheng|pai cheng shih|pai cheng tzu|paichengtze|tao an|tao an hsien|tao yen|баичен
f	Baishan	JL	3xvs	badaojiang|hun chiang|hun chiang shih|hunjiang|pa tao chiang|pa tao kou
1c	Anshan	LN	ppd7	an shan shih|аньшань
i	Anda	HL	3vvb	an ta|an ta chan|an ta chen|an ta hsien|an ta shih
f	Alihe		1bim	a li|a li ho|alihe zhen
e	Acheng	HL	33mh	a cheng chen|a cheng hsien|a shih ho|a shih ko|acheng shi|akheng
31qtc	东海岛	GD	4abk	dong hai dao
2o0z	Changshu City	JS	mges
543	Shixing	GD	1kbo
a7n	Jiashan	ZJ	2xso
lg	Fenghuang	HN	7xhs	fenkhuan|фенхуань
6efu	Zhu Cheng City	SD	lfls
CO
26kcm	Zipaquirá	CUN	1yeb
h	Zarzal	VAC	m6x
7	Zaragoza	ANT	ei3
2j	Yumbo	VAC	1j4c
v	Yopal	CAS	1b39
1h	Yarumal	ANT	h9c
32	Viterbo	CAL	bqo
18	Villeta	CUN	fyp
5	Villavicencio	MET	6w8l	cantarrana|caserio villavicencio|viljavisensijas|viljavisensio|вилявисенсио
d	Villa del Rosario	NSA	1e47	rosario|vilja del rosario|villa rosario
l	Villanueva		eff
h	Villanueva	CAS	fgg
m	Villamaría	CAL	r8m
97	Valledupar	CES	6lu5	valjeduparas|валедупар|توربو
2j	Urrao	ANT	eji
3g	Ubaté	CUN	ft1
1f	Turbo	ANT	12z0
7	Turbaco	BOL	17cb
5	Túquerres	NAR	fko
q	Tunja	BOY	2inb
w	Tumaco	NAR	1uwp
5	Tuluá	VAC	3jp9
86	Tolú	SUC	l4u	tol
63	Tierralta	COR	k8y
8w	Tame	ARA	mgb	tam
6y	Sucre	SUC	hwq
2k	Sonsón	ANT	dao
t	Soledad	ATL	7cbg
o	Sogamoso	BOY	2pnb
e	Socorro	SAN	dp4
i	Soacha	CUN	6q8p	soachu|соачу
26	Sincelejo	SUC	5lj7	cincelejo|sinselekho
8	Sincé	SUC	nqo
2o	Sibaté	CUN	hwo
19	Sevilla	VAC	w3w
17	Segovia	ANT	ute
44	Santuario	ANT	doa
9	Santo Tomás	ATL	jxz
3e	Santa Rosa de Cabal	RIS	18p4	santa rosa|santa rosa cabal
3a	Santander de Quilichao	CAU	vha	quilichao|santander
x	Santa Marta	MAG	995x	санта марта|סנטה מרתה|سانتا مارتا
1e	Santa Lucía	ATL	c5s	corregimiento santa lucia
fn	San Onofre	SUC	pfh
36	San Martín	MET	ck1
e	San Marcos	SUC	s79
30	San Juan Nepomuceno	BOL	mur	san juan
f	San Juan del Cesar		kps	san juan de cesar
7f	San Jacinto	BOL	fmx
20	San Gil	SAN	px4
59	San Carlos	COR	izr
1	San Carlos	ANT	hhy
14	San Benito Abad	SUC	e11	san benito abab
50	San Andrés		18y9
1q	Sampués	SUC	gd0
2i	Salamina	CAL	dy4
1d	Sahagún	COR	19o4
1k	Sabaneta	ANT	qd8	sabanetas
r	Sabanalarga	ATL	1gvr	sabanalargo
b	Sabanagrande	ATL	j74
3n	Roldanillo	VAC	l9l
23	Riosucio	CAL	eme	ruiosucio
b	Rionegro	ANT	1c2b
f	Ríohacha		1zbj	riochacha
3l	Repelón	ATL	ef1
68	Quimbaya	QUI	o7z
i	Quibdó	CHO	1ly8	kibdo
5j	Puerto Tejada	CAU	15ey
a	Puerto Santander	NSA	ck3	santander
2l	Puerto López	MET	cva
27	Puerto Colombia	ATL	k8j
y	Puerto Boyacá	BOY	l2m
9	Puerto Berrío	ANT	q7z
9	Puerto Asís	PUT	mza	puehrto asis
67	Pradera	VAC	yfq
40	Popayán	CAU	5jkt	popajanas
48	Planeta Rica	COR	ss1	planeta riki
p	Pivijay	MAG	puc
h	Pitalito	HUI	15f9
62	Piedecuesta	SAN	1unn
4e	Pereira	RIS	9fli	cartago viejo|переира
7n	Patía	CAU	g1z
h	Pasto	NAR	86xo	pastas|san juan de pasto|пасто
7f	Pamplona	NSA	15cj
3b	Palmira	VAC	5bci
1k	Palmar de Varela	ATL	lo4	palma de varela|palmar
4y	Belalcazar	CAU	ojc	belalcazer
q	Pacho	CUN	cvu
6m	Ocaña	NSA	1sfr
6l	Neiva	HUI	7k9j	nejva|неива
ax	Mosquera	CUN	ku5
3c	Morales	BOL	fpz	corregimiento morales
15	Montería	COR	5u78	san jeronimo de buenavista
a	Montenegro	QUI	s5v
7	Montelíbano	COR	1tl4
3j	Mompós	BOL	nt9
1l	Mocoa	PUT	h03
6f	Melgar	TOL	k1o
25	Medellín	ANT	16v6z	medeljinas|меделин|メデリン
82	Mariquita	TOL	hts
b	Marinilla	ANT	inf
o	María la Baja	BOL	i21
3e	Manzanares	CAL	ck6
y	Manizales	CAL	7o3a	manisalesas|манисалес
48	Malambo	ATL	26ce
a	Málaga	SAN	egj
1g	Maicao		2sks
z	Magangué	BOL	25eh	manague|mangue
f	Madrid	CUN	12x1
7g	Los Patios	NSA	199h
bq	Lorica	COR	vbx
5r	Líbano	TOL	lrn
j	Leticia	AMA	mw2	letisija
3	Lérida	TOL	fhh
2m	La Virginia	RIS	q3v
5s	La Unión	VAC	i3n	la unicion
6	La Unión	NAR	bmd
24	La Tebaida	QUI	kwq
u7	La Plata	HUI	evf
8k	La Mesa	CUN	kln
7h	La Jagua de Ibirico	CES	ebf	jagua
av	La Estrella	ANT	123u	la ehstrelja
5w	La Dorada	CAL	1r8e
7p	La Ceja	ANT	s88
n5	Jamundí	VAC	yld	khamundi
1r	Itagüí	ANT	61h9
2h	Ipiales	NAR	1nz5
39	Ibagué	TOL	91dh
54	Honda	TOL	lq6
ql	Guacarí	VAC	f5h
4g	Granada	MET	oz1	grenada
1p	Girón	SAN	2boy	khiron
a	Girardot	CUN	2sj5	zhirardo
28	Garzón	HUI	mq3
3m	Galapa	ATL	f84
10	Fusagasuga	CUN	1wj8
7	Funza	CUN	15zp
b	Fundación	MAG	19nr
12	Fresno	TOL	dms
18	Fonseca		i51
b	Floridablanca	SAN	5enf	florida
8	Florida	VAC	10ed
x	Florencia	CAQ	2skh
w	Flandes	TOL	g53
1m	Facatativá	CUN	2103
1l	Espinal	TOL	17dh	ehspinal
1m	Envigado	ANT	3hrz
gq	El Retén	MAG	c9p	corregimiento el reten
xv	El Copey	CES	dzs	copei|corregimiento el copey
3j	El Charco	NAR	m4h
10	El Cerrito	VAC	tme
1f	El Carmen de Bolívar	BOL	1105	carmen
6z	El Banco	MAG	162i	ehl banka
s	El Bagre	ANT	vha
3v	Duitama	BOY	1z0o
b	Dos Quebradas	RIS	3ukf
6o	Curumaní	CES	h1g	corregimiento curumani
5i	Cúcuta	NSA	fgmu	san jose de cucuta|san jose de guacimal|кукута|ククタ
82	Corozal	SUC	upk
1c	Corinto	CAU	csj
26	Municipio de Copacabana	ANT	11xt	copacabana
7w	Circasia	QUI	fip	circacia
13	Ciénaga de Oro	COR	dlj
7	Ciénaga	MAG	1w53	san juan de cienaga|sienaga
5k	Chiriguaná	CES	bpp
y	Chiquinquirá	BOY	yy6
r	Chinú	COR	f4c
l	Chinchiná	CAL	1gv4	chinchiny
o	Chimichagua	CES	cx6	chimicragua
1f	Chigorodó	ANT	11dn
13	Chía	CUN	1dtl
3a	Chaparral	TOL	ff2
3l	Cereté	COR	16u1
2v	Caucasia	ANT	18s2
5p	Cartago	VAC	2w17
8	Cartagena	BOL	kel4	cartagena das indias|cartagena de indias|cartaxena de indias cartagena de indias|carthagene|kartachena|kartageno|картахена|カルタヘナ|卡塔赫纳
28	Carmen de Viboral	ANT	gbk	carmen viboral
92	Candelaria	VAC	iid
36	Campo de la Cruz	ATL	hlf	puerto real de la cruz
1c	Campoalegre	HUI	hew
3b	Cali	VAC	1fact	kali|kalis|santiago de cali|кали|カリ|卡利
r	Caldas	ANT	1el9
c	Calarcá	QUI	1byy
16	Cajicá	CUN	jaf
1t	Caicedonia	VAC	p0h
55	Buga	VAC	2j1w
5f	Buenaventura	VAC	55hf
1	Buenaventura	VAC	j62
d	Bucaramanga	SAN	c97w	букараманга|ブカラマンガ
68	Bogotá		488ei	bogoto|boqota|mponkota|santa fe de bogota|wukuta|μπογκοτα|богота|боґота|горад багата|санта фе де богота|բոգոտա|באגאטא|בוגוטה|بوجوتا|بوغوتا|بوگوتا|بگوٹا|बोगोटा|बोगोता|বোগোতা|பொகோட்டா|ಬೊಗೋಟ|ബൊഗോട്ട|โบโกตา|པོ གོ ཏ|ဘိုဂိုတာမြို့|ბოგოტა|ቦጎታ|ទីក្រុងបូកូតា|ボゴタ|波哥大|보고타
6n	Bello	ANT	8f6z	bella|белла
1p	Belén de Umbría	RIS	c42	belen
4e	Barranquilla	ATL	tl55	barankila|barankilija|barrancas de san nicolas|баранкиля|баранкиља|барранкилья|горад баранкілья|ברנקייה|بارانكويلا|バランキヤ|巴兰基亚|바랑키야
f	Barrancas		ddy
7	Barrancabermeja	SAN	43or	barrankabermekha
10	Barbosa	ANT	cw3
1	Barbosa	SAN	fpw
t	Baranoa	ATL	y0e
42	Ayapel	COR	hfu
4z	Armenia	QUI	6rb4
a	Arjona	BOL	12w5
j	Ariguaní	CES	k92
3l	Arauca	ARA	1hg0
15	Aracataca	MAG	ldk
13	Apartadó	ANT	1up2
z	Anserma	RIS	jh6
1u	Los Andes	ANT	co3
6	Andalucía	VAC	dg8
bf	Aguazul	CAS	c39
37	Aguadas	CAL	f7z
y	Aguachica	CES	1kls	aquachia
34	Acacías	MET	vcj
1pu5	Morales	CAU	mup
gpl	Carepa	ANT	fwz
1	Ciudad Bolívar	ANT	cip
7	Agustín Codazzi	CES	13py
9	Plato	MAG	11i6
rw9	San José del Guaviare	GUV	h2w
CR
25m4g	Turrialba	C	mcb
47	Tejar	SJ	hb5
2x	Siquirres	L	e2f
1t	San Vicente	SJ	qkv
46	San Rafael Arriba	SJ	bm3	san rafael
4	San Rafael Abajo	SJ	l5n
s	San Rafael	A	dm9
2	San Rafael	SJ	jlu
s	San Pedro	SJ	l79	pedro|san pedro de montes de oca
c	San Pablo	H	gpq
o	San Miguel	SJ	m8r
1f	San Juan de Dios	SJ	bxp	juan de dios
f	San Juan	SJ	k3j
m	San José	A	o92
8	San José	SJ	76hr	san chose|σαν χοσε|сан хосе|סאן חוסה|סן חוסה|ซันโฮเซ|ሳን ሆዜ|サンホセ|聖荷西|산호세
14	San Isidro	SJ	qwt	san isidro de el general|san isidro del general|san isidro urena
m	San Francisco	H	175f
b	San Felipe	SJ	ja1
4	San Diego	C	d3z
7c	Quesada	A	l2m	ciudad quesada|kesada|villa quesada
r	Purral	SJ	n6a
b	Puntarenas	P	ria
j	Puerto Limón	L	1co9	limon|puehrto limon
78	Patarrá	SJ	ii7
14	Paraíso	C	umu
4p	Nicoya	G	btd
4l	Mercedes	H	k2f	mercedes norte
5f	Liberia	G	z0k
8u	Ipís	SJ	kkt
2k	Heredia	H	gxn	ehredia
2m	Guápiles	L	eqc
d	Guadalupe	SJ	k2d	guadelupe|san francisco guadaloupe
58	Esparza	P	c0n	esparta
5g	Curridabat	SJ	qoq
5h	Colima	SJ	c8z
36	Chacarita	P	kc2
2a	Cartago	C	kiq	kartagas
2q	Cañas	G	fo2	ciudad canas|kanash
15	Calle Blancos	SJ	fza	blancos
9f	Aserrí	SJ	jyq
2z	Alajuela	A	10na	alakhuehla
1s0xr	San Vicente de Moravia	SJ	qkv
CU
23qnt	Yara	12	mc0	poblado yara
21	Yaguajay	07	wkq
7g	Viñales	01	kxl	vinjales
7h	Vertientes	09	mx4
1x	Venezuela	08	ct5
5k	Varadero	04	ffk	veradero
3l	Unión de Reyes	04	pym	union reyes
4a	Trinidad	07	1age
11c	Sibanicú	09	d08	poblado sibanicu
al	Santo Domingo	05	z38
2c	Santiago de las Vegas	03	r6x	santjago de las vegas
5	Santiago de Cuba	13	bwwp	santiago|santiago de kubo|santjago de kuba|сантьяго де куба|סנטיאגו דה קובה|サンティアーゴ デ クーバ
uv	Santa Cruz del Sur	09	qp5
5	Santa Cruz del Norte	16	e76
1p	Santa Clara	05	5dao
wz	San Luis	13	1fx9
cz	San José de las Lajas	16	16bj
ur	Sancti Spíritus	07	2q1p
d	San Cristóbal	15	19yz
5p	San Antonio de los Baños	15	wys
ff	Sagua la Grande	05	1bw9	sagua
6	Sagua de Tánamo	11	e3u	sagua de temamo
fd	Rodas	06	eto	robas
3u	Río Guayabal de Yateras	14	jvd
u	Río Cauto	12	ibd
80	Remedios	05	qbg	san juan de los remedios
81	Ranchuelo	05	xpr
ff	Puerto Padre	10	1nae	puehrto padre
5j	Primero de Enero	08	du6
cv	Placetas	05	16r4
3m	Pinar del Río	01	40a6	pinar del rioko probintzia
8e	Perico	04	ikp
5y	Pedro Betancourt	04	knd
c1	Palmira	06	ht2
o	Palma Soriano	13	27ca
ll	Nuevitas	09	15om
q	Nueva Gerona	99	fmw	nuehva kherona
36	Niquero	12	ehf	niguero
cl	Morón	08	1ez0
9x	Moa	11	1zn8
2v	Minas	09	g3j	poblado minas
a6	Media Luna	12	cw9
3u	Matanzas	04	357x
5m	Mariel	15	md7
7f	Manzanillo	12	2qws
31	Manicaragua	05	w1o	poblado manicaragua
fd	Madruga	16	q2u
cw	Los Palacios	01	jtz
18l	Las Tunas	10	4d5w	victoria|victoria de las tunas
s2	La Salud	16	m7w	la saljud
1fy	Havana	03	1adm8	a habana|abana|gavana|gavanae|habana|hafana|havano|la ahuana|la avan|la havane|lavan a|lhabana|savana|αβανα|гаванæ|гавана|горад гавана|хавана|ҳавана|հավանա|הוואנה|هافانا|هاوانا|हवाना|அவானா|ฮาวานา|ཧ ཝན|ჰავანა|ሀቫና|ሀኖይ|ハバナ|哈瓦那|아바나
1vh	Jovellanos	04	10e4	jovallanos
4q	Jobabo	11	dqk	jaboba
2j	Jiguaní	12	vpu
4m	Jatibonico	07	f5o
h	Jaruco	16	flb
2e	Jagüey Grande	04	15y3
es	Holguín	11	6u7y	holquin|olgin|ольгин|הולגין|オルギン
a3	Guisa	12	e7c	poblado guisa
f	Güira de Melena	15	1hx3
v	Güines		1h6v
8n	Guantánamo	14	5uht	guantanama|guatanamo
1x	Guane	01	cro
17	Guanajay	15	jhm
3e	Guáimaro	09	uda	guasimaro
aw	Gibara	11	lar
bx	Fomento	07	ffb
r	Florida	09	1cm7
f7	Esmeralda	09	fn6	ehsmeralda
2q	Encrucijada	05	k6j
2mr	Cumanayagua	06	tun
1w	Cueto	11	kgv
6y	Cruces	06	j7u	crues|las cruces
4s	Corralillo	05	1415
57	Contramaestre	13	1icm
1j	Consolación del Sur	01	1hwh	consolacion
1e	Condado	07	tig
6i	Colón	04	1dai
d	Colombia	10	fi8
76	Cifuentes	05	uz2
a	Cienfuegos	06	400k	senfuehgos
1i	Ciego de Ávila	08	31l7
60	Chambas	08	ilu
16	Cerro	03	2u4f
ro	Cárdenas	04	240j
ef	Campechuela	12	jcd
2v	Camajuaní	05	rej
d	Camagüey	09	7g6i	kamaguehj|puerto principe|камагуеи|קמאגואיי|カマグエイ
1v	Calimete	04	hxz	poblado calimete
66	Caibarién	05	u78	caibairien
6v	Cabaiguán	07	ycj	poblado cabaiguan
q7	Bejucal	16	dzf
1f	Bayamo	12	44mw
f	Bauta	15	zbc
5v	Baraguá	08	bs4
b	Baracoa	14	11be
z	Banes	11	14z4
3i	Bahía Honda	15	fay
8t	Artemisa	15	1gix
mw	Alquízar	15	bsb
6i	Alamar	03	255s	nueva villa real
4w	Aguada de Pasajeros	06	i7q	aguada
5f	Abreus	06	cw7	abreu
3s56	Centro Habana	03	3e13
kz	Báguanos	11	bpk
CV
20bka	Santa Maria	SL	dan
37	Praia	PR	2fh0	cidade da praia|municipio da praia|pragia|praja
3l	Mindelo	SV	1ihf	mihdelo
CW
23apu	Willemstad		2og8
CX
18jhr	Flying Fish Cove		dw
CY
eli	Protaras		fly
2q80	Paphos		rqx	nea pafos
1i	Nicosia	01	4ao4	an leafcois|lefkosa|lefkosia|leukosia|nicosia lefkosia|nicosia leukosia|nicosie|nikasia|nikozio
38	Limassol	02	3ats	lemesos|leymosun
g	Larnaca	03	1jk0
c	Kyrenia		klp
5p	Famagusta		wta	famagouste|gazimagusa
CZ
1tm3o	Dvůr Králové nad Labem	521	cgm	dvur kralove
1o	Znojmo		r80
p	Zlín	724	1p3d
1	Zlín	724	1orr
8y	Žďár nad Sázavou Druhy	63	iik
3	Žďár nad Sázavou	63	iji
3j	Žatec	427	f4n
ct	Vyškov		h6h
1k	Vsetín	724	m1r
ss	Varnsdorf	427	c9j
20	Valašské Meziříčí	724	l7d	mezirzhichi
2r	Ústí nad Orlicí	532	bov	ustin orl
2	Ústí nad Labem	427	20m1	usti|ustina labe
58	Uherský Brod	724	dic	vehersky brod
3	Uherské Hradiště	724	kdx	gradishte
4o	Trutnov	521	o86
2l	Třinec		tn3	trshinec
2w	Třebíč	63	txd	trshebich
54	Teplice	427	13iv	teplice sanov|teplitz|teplitz schonau
2j	Tábor		rzc
23	Svitavy	532	dg3
63	Šumperk	712	m74
ay	Strakonice		i61	strakonitz
5y	Starý Bohumín		hru	bogumin|bohumin
9c	Sokolov		j7p	sokolov nad ohri
7y	Slaný		bmm	schlan
ks	Rožnov pod Radhoštěm	724	dau	roznov
b4	Rakovník		cpl
aa	Prostějov	712	10jy
c	Prosek		c0t
31	Příbram		r77	prshibram
12	Přerov	712	10i7	prerau
38	Prague		ozd9	=prag|=praga|=praha|praag|pragae|prago|πραγα|праг|прагæ|прага|פראג|براغ|پراگ|پراگا|ܦܪܓ|ปราก|པུ ལ ཁེ|პრაღა|ፕራግ|プラハ|布拉格|프라하
cw	Plzeň	323	3iok	pilsen|pilsna|pilzenas|pilzno|plzena
3p	Písek		mz2
48	Pelhřimov	63	crh
3t	Pardubice	532	1wh1	pardubitz
2z	Otrokovice	724	egp	otrokovice kvitkovice
1	Otrokovice	724	ejt	kvitkovice
24	Ostrov		d9y	ostrov nad ohri
x	Ostrava		6pkw	ostraba|οστραβα|острава|אוסטרבה|اوسترافا|オストラヴァ|俄斯特拉發|奥斯特拉瓦|오스트라바
22	Orlová		qga	orlau
1i	Opava		1aho	oppavia
2c	Olomouc	712	2650	aebura|eburum|olmuetz|olmutz|olomouca|olomoucas|olomouch|olomucium|olomuniec
86	Nový Jičín		khf	novi jichin|nowy jiczyn
ez	Neratovice		cob	nerarovice|neratowitz
7q	Náchod	521	gen
4p	Most	427	1ge9
3l	Modřany		om5	modran|modrzhany
3g	Mladá Boleslav		xpg	mlada boleslaz
8u	Mělník		eu7
hx	Louny	427	erv
4e	Litvínov	427	kum
c	Litoměřice	427	iw9	leitmeritz|litomerzhice
7w	Liberec	513	23fu	liberecas
5	Libeň		oi4
4r	Letňany		c8m	letnan
92	Kutná Hora		gf4	kutna gora
56	Kroměříž	724	mh2	kromerizas|kromnerzhizh
7	Krnov		jpn
7l	Kralupy nad Vltavou		del	kralup|kralupy
91	Kopřivnice		i2o	koprshivnicakh
39	Kolín		mwq
81	Klatovy	323	htq	klattau
8	Klášterec nad Ohří	427	c3z
v	Kladno		1i0j	klantno
2i	Karviná		1d4t
e	Karlovy Vary		13z3	karl vary|karloby bary
61	Kadaň		dm8
j	Kadaň	427	dlz	kaaden
1z	Jirkov	427	g8w
13	Jindřichův Hradec		hlo
1e	Jihlava	63	12no	jiglava
5	Jičín	521	clk	jichin
b3	Jablonec nad Nisou	513	ymm	jablonec|jablonec nad nysa|jablonecas prie nisos
82	Hranice	712	f3y
22	Hradec Králové	521	21gb	chrantek kralobe|gradec kralove
j3	Hodonín		kbt	godonin
7d	Havlíčkův Brod	63	isk	gavlichkuv brod
2	Havířov		1tiq	gavirsov
5q	Frýdek-Místek		19ug	frydek|mistek
v1	Děčín	427	1462	dechin|decinas
87	Chrudim	532	i8e
42	Chomutov	427	12rv	khomutov
46	Cheb		pne	chebas|kheb
1b	Český Těšín		k6n	ceski tjesin|cheski teshin|tesin
y	České Budějovice		2245	budejovice|ceske budejovicai|cheshke budjejovice|cheske budejovice|czeskie budziejowice
4	Česká Třebová	532	cun
9	Česká Lípa	513	tyx	cheska lipa|lipa
h4	Bruntál		dna
1t	Brno		7x5j	berno|bruenn|bruna|brunn|burno|mprno|μπρνο|брно|бърно|ברנו|برنو|ブルノ|布爾諾|브르노
4j	Břeclav		jwd	brzheclav
1o	Braník		egk
4	Brandýs nad Labem-Stará Boleslav		bvq
84	Bohumín		hsz
40	Blansko		fq8
21	Bílina Kyselka		c41
2	Bílina	427	c56	bilin
3b	Beroun		dji	beraun
15	Benešov		cjl	beneschau
1wde2	Černý Most		gl8
DE
1o38o	Zwickau	SN	248c	stadt zwickau
1o	Zweibrücken	RP	r6d	zweibruecken
2v	Zülpich	NW	flc	cjulpikh|zuelpich
43	Zossen	BB	d82
3u	Zittau	SN	jw9	cittau|zitava
q	Zirndorf	BY	juu
ju	Zerbst	ST	c3k
4u	Zeitz	ST	mql
3t	Zehlendorf	BE	1945	zehlendorf bezirk
92	Xanten	NW	gnn	santen
5w	Wurzen	SN	br5
i	Würzburg	BY	2v6r	birtsmpournk|herbipolis|vircburg|viurcburgas|vjurcburg|wiazburg|wuerzboerj|wuerzburg|wurtzbourg|wurtzburgo|wurzborj|wurzburgo
t	Würselen	NW	slu
31	Wuppertal	NW	7qe5	boupertal|vupertale|vupertalis|wupperdaal|βουπερταλ|вупертал|вупперталь|горад вуперталь|וופרטל|فوبرتال|ووپرتال|وپرٹال|ვუპერტალი|ヴッパータール|伍珀塔尔|부퍼탈
8	Wunstorf	NI	wgw
45	Wülfrath	NW	h8z
4r	Wörth am Rhein	RP	dbs	worth
1p	Worms	RP	1qkr	vorms|wormacja|wormatia
e8	Wolfsburg	NI	2myg
36	Wolfratshausen	BY	d9j
42	Wolfenbüttel	NI	168k	wolfenbuettel
5	Wolfen	ST	jhf
7d	Witzenhausen	HE	cdz
h	Wittstock	BB	de9
h	Wittmund	NI	gh7
m	Wittlich	RP	dsv
2w	Wittenberge	BB	fkb
g	Wittenau	BE	mf2
3	Witten	NW	264f
2u	Wismar	MV	yx3
3l	Wipperfürth	NW	iaz	viperfiurtas|vipperfjurt|wipperfuerth|wipperfurta
4a	Winterhude	HH	13kx
2p	Winsen	NI	p7a
r	Winnenden	BW	lfr
gd	Wilnsdorf	NW	gld
c	Wilmersdorf	BE	20m9	wilmersdorf bezirk
2e	Willich	NW	1403
2v	Wilhelmstadt	BE	t14
1m	Wilhelmshaven	NI	1t49	vilchelmschafen|vilgelmsgafen|vilgelmskhafen|vilkhelmskhafen|willelmeshaefen|willemshaven|wuelmshoawen
4t	Wildeshausen	NI	dz6
6t	Wiesloch	BW	jry
5s	Wiesbaden	HE	5u7k	aquae mattiacae|uisibada|visbadene|vizmpanten|vysbadenas|wiasban
4r	Wiehl	NW	kab
ac	Wetzlar	HE	14mo	betslar|vetclar|weslar|wetzlaria
2n	Wetter (Ruhr)	NW	mhm	stadt wetter ruhr|wetter
5o	Westerstede	NI	gwe
9q	Westend	BE	tph
22	Wesseling	NW	rip
1u	Wesel	NW	1blh
12	Wertheim	BW	j6t
2k	Wernigerode	ST	qlb
p	Werne	NW	nru	werne an der lippe
m	Wermelskirchen	NW	seo
n	Werl	NW	ot1
15	Werdohl	NW	fpq
q	Werder	BB	h9s
o	Werdau	SN	iug
6j	Wendlingen am Neckar	BW	c4w	wendlingen
22	Wenden	NW	fdg
e	Wendelstein	BY	cik
9s	Weiterstadt	HE	ipp
1i	Weißwasser	SN	h1v
5l	Weißenfels	ST	mzk
a	Weißenburg in Bayern	BY	dqh	weissenburg
6k	Weinstadt-Endersbach	BW	k6u	endersbach
t	Weinheim	BW	xfh
u	Weingarten	BW	id6
7q	Weimar	TH	1dxz
x	Weilheim in Oberbayern	BY	gih	weilheim
7	Weilerswist	NW	cld
2v	Weil der Stadt	BW	ex6
b	Weil am Rhein	BW	mss	stadt weil am rhein
b8	Weiden	BY	wty
43	Weißensee	BE	10st	berlin weissensee
5n	Wegberg	NW	muu
17	Weener	NI	c4m
v	Wedel	SH	oor
8	Wedding	BE	1oeq	wedding bezirk
8q	Wassenberg	NW	cu9
63	Warstein	NW	m0k	stadt warstein
3e	Warendorf	NW	tv7
4	Waren	MV	gke
f	Wardenburg	NI	ccz
7	Warburg	NW	irh
39	Wangen im Allgäu	BW	kv9
z	Wandlitz	BB	fcg
1l	Waltrop	NW	nbg
2s	Walsrode	NI	iv4
4q	Wallenhorst	NI	io9
4f	Waldshut-Tiengen	BW	hac
2b	Waldkraiburg	BY	j1g
9	Waldkirch	BW	fjv
72	Waldbröl	NW	f2l
5d	Waiblingen	BW	14up
4d	Waghäusel	BW	fki
20	Wadgassen	SL	e8w
6	Wadern	SL	dc2
35	Wachtberg	NW	fgg
42	Vreden	NW	hak	freden
me	Völklingen	SL	vqk
c3	Voerde	NW	twn	ferde
14	Vlotho	NW	fli
2p	Vilshofen	BY	cvr
i	Villingen-Schwenningen	BW	1r3e
2j	Viersen	NW	1mrd
d	Viernheim	HE	p64
5x	Versmold	NW	g78	fersmele
13	Verl	NW	iiq
n	Verden	NI	krw
3h	Velbert	NW	1vn9
2g	Vechta	NI	mxt
1	Vechelde	NI	cij
5	Vaterstetten	BY	g7j
1j	Varel	NI	jgc
1i	Vaihingen an der Enz	BW	m9v	vaihingen
3w	Uetersen	SH	dtt	itersen|iterzene|joterzen|utersen
r	Uslar	NI	cb3
io	Unterschleißheim	BY	jq7	schleisheim
jf	Unterhaching	BY	g38	haching|unterkhakhing
e5	Unterkrozingen	BW	c9w	bad krozingen|unter bad krozingen
35	Unna	NW	1fhq
4p	Ulm	BW	2kxv	oulm|ulma|ulmas
5k	Uelzen	NI	r04
3d	Überlingen	BW	glf
18	Übach-Palenberg	NW	jpk
20	Tuttlingen	BW	qvz
4n	Tübingen	BW	1sd4	tjubingen|tubinga|tuebingen|tybinga
35	Trossingen	BW	bls
1k	Troisdorf	NW	1lod
3r	Trier	RP	259d	=treves|augusta treverorum|treier|treveris|treviri|treviro|trewir|trir
9r	Traunstein	BY	e7q
2	Traunreut	BY	ge4	traunrojt
82	Torgau	SN	egq
2k	Tönisvorst	NW	ndk	stadt tonisvorst
14t	Tettnang	BW	dzr
4l	Templin	BB	dlu
5	Tempelhof	BE	17q5	tempelhof bezirk
t	Teltow	BB	f2i
n	Telgte	NW	eyl
3a	Tegel	BE	qgf
2j	Taunusstein	HE	mrh	stadt taunusstein
d	Taufkirchen	BY	dq7
i1	Syke	NI	iqa
5e	Sundern	NW	muh
42	Sulzbach-Rosenberg	BY	g18	sulzbach|zulcbakh rozenberg
14	Sulzbach	SL	e64
2z	Suhl	TH	xkl
9p	Stuttgart	BW	cn35	estugarda|shhutgart|shtutgarti|stocarda|stoutnkarde|stuggart|stutgardia|stutgartas|stutgarto|stutqart|στουτγκαρδη|горад штутгарт|штутгарт|щутгарт|שטוטגארט|שטוטגרט|اشتوتگارت|سٹٹگارٹ|شتوتغارت|شٹوٹگارٹ|श्टुटगार्ट|স্টুটগার্ট|સ્ટુટગાર્ટ|இசுடுட்கார்ட்|സ്റ്റുട്ട്ഗാർട്ട്|ชตุทท์การ์ท|შტუტგარტი|シュトゥットガルト|斯图加特|슈투트가르트
3h	Stuhr	NI	p2z
ic	Strausberg	BB	kk9
h	Straubing	BY	yec
58	Stralsund	MV	19i8
h	Straelen	NW	btp
83	Stolberg	NW	19fe
7e	Stockelsdorf	SH	cs2
1c	Stockach	BW	czw
fu	Stendal	ST	t3u
21	Stellingen	HH	i40
du	Steinhagen	NW	fbx
1j	Steinfurt	NW	qp5
op	Steilshoop	HH	exb
37	Steglitz	BE	1jww	steglitz bezirk
8p	Staßfurt	ST	hps	stadt stassfurt
z	Starnberg	BY	hta	starenberg
8d	Stadtlohn	NW	fwa
j	Stadthagen	NI	ht0
r	Stadtallendorf	HE	grc
2p	Stade	NI	z7m
1p	Staaken	BE	wue
10	Sprockhövel	NW	kdc
11	Springe	NI	n0k	stadt springe
f7	Speyer	RP	12uf
1j	Spenge	NW	c21
cj	Sonthofen	BY	gf9
4i	Sonneberg	TH	ig4	stadt sonneberg
q	Sondershausen	TH	gtm
3j	Sömmerda	TH	g39
2b	Soltau	NI	gxl
2m	Solingen	NW	3itj
3k	Soest	NW	112d
40	Sinzig	RP	dso
k	Sinsheim	BW	r6b
1g	Singen	BW	z9c
o	Sindelfingen	BW	1bb3
23	Simmerath	NW	c2m
5t	Sigmaringen	BW	csw
7b	Siegen	NW	2aqy
q	Siegburg	NW	u73	siebursh
fc	Senftenberg	BB	md8
6	Senden	NW	fpn
1	Senden	BY	h6r
2i	Selm	NW	l90	stadt selm|zelm
20	Seligenstadt	HE	f3l
1i	Selb	BY	d7w
4z	Sehnde	NI	h6h
2h	Seevetal	NI	vua
s	Seesen	NI	gwl
1d	Seelze	NI	pdv
gn	Schwetzingen	BW	hfl
p	Schwerte	NW	12vz
h	Schwerin	MV	22kh	suerinum
2i	Schwelm	NW	nbv
3i	Schweinfurt	BY	15oc
3n	Schwedt (Oder)	BB	tbl	schwedt|stadt schwedt oder
9p	Schwarzenberg	SN	eaj
7u	Schwanewede	NI	ffz
11	Schwandorf in Bayern	BY	lsb	schwandorf|stadt schwandorf
19	Schwalmtal	NW	ezv
3	Schwalmstadt	HE	evj
11	Schwalbach	SL	efo
2r	Schwäbisch Hall	BW	s73	hall|schwaebisch hall
1	Schwäbisch Gmünd	BW	1bbu	gmund|schwaebisch gmuend
1j	Schwabach	BY	tqy
f7	Schrobenhausen	BY	cgf
3b	Schramberg	BW	ebp
27	Schortens	NI	gh9
12	Schorndorf	BW	ump
2l	Schopfheim	BW	eyi
af	Schöneberg	BE	2hhk	schoneberg bezirk
l	Schönebeck	ST	qgt
de	Schneverdingen	NI	etb
4z	Schneeberg	SN	cy8
dg	Schmelz	SL	dks
1j	Schmargendorf	BE	fmu
18	Schmallenberg	NW	k5w
6	Schmalkalden	TH	dny
3y	Schlüchtern	HE	dbg
c1	Schleswig	SH	ilu	stadt schleswig
bk	Schkeuditz	SN	e9j
7e	Schiffweiler	SL	dgu
j	Schifferstadt	RP	etl
bx	Schenefeld	SH	dt2
11t	Saulgau	BW	dtj	bad saulgau
6x	Sasel	HH	huj
c	Sarstedt	NI	efy
25	Sankt Wendel	SL	krc	kreisstadt saint wendel
3j	Sankt Ingbert	SL	tux
1m	Sankt Augustin	NW	17a6
19	Sangerhausen	ST	i0j
bn	Salzwedel	ST	g8y
j	Salzkotten	NW	iy9
dx	Saarlouis	SL	tkt	saarluise|sarrelouis
f	Saarbrücken	SL	3vu3	saarbrecken|saarbrigge|saarbrjuken|saarbruecken|saarmpryken|saravipons|sarbriukenas|sarebryken|sarrebruck|zarbrikene
15	Saalfeld	TH	lmf	saalfeld saale
5g	Rüsselsheim	HE	1a36	ruesselsheim
66	Rummelsburg	BE	fr2
6s	Rudow	BE	vhe
5	Rudolstadt	TH	jno
7t	Rottweil	BW	jom
2l	Rottenburg	BW	wyp
ew	Roth	BY	jcr	rota
4s	Rotenburg	NI	h2z
47	Rostock	MV	4905	roshhok|rostochium|rostoka|rostokas
7m	Rösrath	NW	kqc
3i	Rosenheim	BY	1afb	rosnheim
6i	Ronnenberg	NI	i2g
mi	Köln Rodenkirchen	NW	2699	koeln rodenkirchen|rodenkirchen
dn	Rinteln	NI	lhf	stadt rinteln
8w	Rietberg	NW	m4g
2o	Riesa	SN	so4
2m	Riegelsberg	SL	c2n
dn	Ribnitz-Damgarten	MV	d8g	damgarten
37	Rheinfelden (Baden)	BW	p3r	badisch rheinfelden|rajnfelden
6	Rheine	NW	1n0r
h	Rheinberg	NW	ou4
4	Rheinbach	NW	k9i
n	Rhede	NW	ero
1	Rheda-Wiedenbrück	NW	zl7
1a	Reutlingen	BW	2ewj	rojtlingen
c7	Renningen	BW	dgi
1y	Rendsburg	SH	lur
s	Remscheid	NW	2ida
1q	Remagen	RP	ck8
bp	Berlin Reinickendorf	BE	56jg	reinickendorf
6	Reinheim	HE	drl
2b	Reinbek	SH	jhp
8n	Reichenbach/Vogtland	SN	hdu	reichenbach|stadt reichenbach vogtland
93	Regensburg	BY	2rnj	=ratisbon|=ratisbonne|ratisbona|regensburgo|rengschburg|rezno
1t	Rees	NW	he8
2r	Recklinghausen	NW	2mh2	reklingkhauzen|riaekelkusen|riakelkusen
4b	Ravensburg	BW	11o9
ac	Ratingen	NW	1yom
13	Rathenow	BB	kx7
m	Ratekau	SH	ca9
i	Rastede	NI	fgu
4	Rastatt	BW	10yq
hi	Rahden	NW	cgc
1v	Radolfzell am Bodensee	BW	n80	radolfzell
15	Radevormwald	NW	ilg
2a	Radebeul	SN	p6r
2	Radeberg	SN	egr
7c	Quickborn	SH	fqy
3e	Quedlinburg	ST	hlq	kvedlinburgas|queddelnborg|quedlinburgum|stadt quedlinburg
3b	Püttlingen	SL	g8s
4i	Pulheim	NW	15he
10	Puchheim	BY	exp
c3	Prenzlauer Berg	BE	36vi	prenzlauer berg bezirk
1	Prenzlau	BB	g4j
1q	Preetz	SH	c60
4y	Potsdam	BB	343w	podstupim|postupim|potsdamo|poztupimi
3b	Porta Westfalica	NW	s24
2o	Poppenbüttel	HH	h9j	poppenbuettel
ew	Plettenberg	NW	lri	stadt plettenberg
2b	Plauen	SN	1f8s	plauehn
7s	Pirna	SN	v42
2	Pirmasens	RP	xmm
2c	Pinneberg	SH	vb5	pinnbarg
7e	Pfungstadt	HE	jcs
4	Pfullingen	BW	e3h
15	Pforzheim	BW	2k29	pforcgejm|pforckhajm
bl	Pfaffenhofen an der Ilm	BY	hw8
7h	Petershagen	NW	kwi
7g	Penzberg	BY	cen
3g	Peine	NI	12jl
7t	Passau	BY	130g	pasawa|pasov|passavia
35	Parchim	MV	es9
2c	Papenburg	NI	qbp
21	Berlin Pankow	BE	7mpf	pankow
43	Paderborn	NW	31ox	patterbuorn
1d	Oyten	NI	bsm
1t	Overath	NW	kzn
1m	Ottweiler	SL	byn
i	Ottobrunn	BY	etg
fp	Osterholz-Scharmbeck	NI	o8d	stadt osterholz scharmbeck
an	Osnabrück	NI	3kfy	osnabrik|osnabriukas|osnabrjuk|osnabrueck|osnabruga|osnabrugensis|ossenbruegge|ossenbrugge
1b	Oschersleben	ST	dt8
e	Oschatz	SN	ccg
55	Oranienburg	BB	vh5
1k	Opladen	NW	hqw
2y	Olsberg	NW	c7a
f	Olpe	NW	jti
48	Oldenburg	NI	3euq	aldenboarch|aldinborg|byen oldenburg|oldemburgh|oldemburgo|oldenboerj|oldenborj|oldenburgas|oldenburgo|oldenburgum|ollnborg|ooldenbuurich
e	Olching	BY	ii2
2l	Öhringen	BW	hkd
6h	Offenburg	BW	19pi
9	Offenbach	HE	2jyw
2l	Oerlinghausen	NW	dff
4	Oer-Erkenschwick	NW	ngp
13	Oelde	NW	mlt	olde|stadt oelde
4g	Odenthal	NW	c1v
3y	Ochtrup	NW	f01
dp	Oberursel	HE	wr4
p	Obertshausen	HE	ivf
9g	Oberschöneweide	BE	elj	berlin oberschoneweide
7p	Ober-Ramstadt	HE	buv
jg	Oberkirch	BW	fpz
96	Oberhausen	NW	4p48	omperchaouzen|overhus
rk	Oberasbach	BY	dcq
6e	Nürtingen	BW	v0y
i	Nuremberg	BY	ap7p	neurenberg|nirnberg|niurnbergas|njurnberg|norimberga|norimberk|nuernbarg|nurenbergo|nurenburg|nyremberge|nyremvergi|νυρεμβεργη|нирнберг|נירנברג|นูเรมเบิร์ก|เนือร์นแบร์ก|ნიურნბერგი|ニュルンベルク|纽伦堡|뉘른베르크
r	Nümbrecht	NW	dg3
1k	Nottuln	NW	frf
29	Northeim	NI	nu6
2s	Nördlingen	BY	f1g	noerdlingen
k	Nordhorn	NI	14qr	nothoorn
1c	Nordhausen	TH	xvs
18	Norderstedt	SH	1j4f	norderstedt stadt
26	Nordenham	NI	ldu	nordenkhame|stadt nordenham
e	Norden	NI	jd1
8h	Nikolassee	BE	chu
5h	Nienburg	NI	p6d
7g	Niederschönhausen	BE	luh	berlin niederschonhausen
8n	Niederkrüchten	NW	by7	niederkirchen
o	Niederkassel	NW	s5c
h	Nieder-Ingelheim	RP	iz8	ingelheim mitte
d4	Nidderau	HE	fi2
4	Nidda	HE	e2p
27	Neu Wulmstorf	NI	fjq
19	Neuwied	RP	1fjp
2t	Neu-Ulm	BY	13nh	subdistrikto neu ulm
1s	Neustrelitz	MV	h77	nieg strelitz|stadt neustrelitz
t	Neustadt in Holstein	SH	chc
j	Neustadt bei Coburg	BY	cwb	neustadt
1	Neustadt an der Weinstraße	RP	15nk	neustadt|neustadt an der haardt|nojshtadt an der vajnshtrasse
4	Neustadt am Rübenberge	NI	zg6	neustadt|nojshtadt am rjubenberge
e	Neue Neustadt	ST	4v1f	magdeburg neustadt|nojshtadt
1a	Neuß	NW	39mx	nojs|novaesium|nuess|nueuess|nuss|nuuss
4e	Neuruppin	BB	om5	neuruppino|nojrupin
4f	Neunkirchen	SL	12gj
14	Neumünster	SH	1ohb	neumuenster|niemuenster|niemunster
22	Neumarkt in der Oberpfalz	BY	uit	neumarkt|stadt neumarkt in der oberpfalz
7j	Neu Isenburg	HE	r8d	neulsenburg|noj izenburg
fg	Neufahrn bei Freising	BY	e33	neufahrn
9g	Neuenhagen	BB	ch6
9u	Neuburg an der Donau	BY	lw2	neuburg|neuburg donau|nojburg an der donau
1t	Neubrandenburg	MV	1gj6	nojbrandenburge
41	Neu-Anspach	HE	bsc
1h	Nettetal	NW	wq9
16	Netphen	NW	jez
an	Neckarsulm	BW	l5h
44	Naumburg	ST	mxm	naumberg|naumburg an der saale|naumburg saale|stadt naumburg
o	Nauen	BB	ct4
6i	Nagold	BW	hog
ai	Munster	NI	doy
1	Münster	NW	5sh4	minster|minstere|miunsteris|mjunster|monasterium|muenster|munistri
1y	Hannoversch Münden	NI	jch	hann muenden|hann munden|hannoverisch munden|hannoversch muenden|munden|stadt hann muenden|stadt hann munden
2t	München	BY	r0iv	=monaco di baviera|=muenchen|=munich|=munique|minca|minche|minga|minhen|minhene|miunchenas|mjunkhen|mnichov|monachium|monacho|monaco|monaco de baviera|monaco east baviera|monacum|muenegh|muenhen|munegh|munhen|munic|munich ed baviera|munih|munike|munix|munkeno|mynihu|myunxen|μοναχο|горад мюнхен|минхен|мунхен|мюнхен|мүнхэн|մյունխեն|מינכן|مونیخ|ميونخ|ميونيخ|میونخ|म्युन्शेन|म्यूनिख|মিউনিখ|மியூனிக்|ಮ್ಯೂನಿಕ್|มิวนิก|မြူးနစ်ချ်မြို့|მიუნხენი|ミュンヘン|慕尼黑|뮌헨
1k	Müllheim	BW	dyp	muellheim
1w	Mülheim (Ruhr)	NW	3ny0	milchaim|mjulkhajm na rure|moelm|moeln|molm|moln|muelheim|muelheim an der ruhr|muelheim ruhr|mulheim|mulheim an der ruhr|mulheim on ruhr
43	Mühlheim am Main	HE	kfp	muehlheim|muehlheim am main|muhlheim
8	Stuttgart Mühlhausen	BW	k5b	stuttgart muehlhausen
3	Mühlhausen	TH	tek	muehlhausen|muehlhausen thueringen|muhlhausen thuringen|thomas muntzer stadt muhlhausen
e6	Mühldorf	BY	dli	muhldorf am inn
7u	Mühlacker	BW	kcn
44	Much	NW	br3
2b	Mössingen	BW	ffu
2t	Mosbach	BW	jde	mosbach in baden|mosbakh
95	Moosburg	BY	deb	moosburg an der isar
9i	Monheim	NW	xr7
2v	Mönchengladbach	NW	5lym	mjonkhengladbakh|moenchengladbach
2s	Mölln	SH	e91	moelln
6b	Moers	NW	2b6w	mers|meurs|mors
2h	Moabit	BE	1ipr
8	Mittweida	SN	ctn
k1	Minden	NW	1ry7	minn
6t	Michelstadt	HE	dbz
5m	Metzingen	BW	h28
1d	Mettmann	NW	uim
3p	Meschede	NW	ov4
7	Merzig	SL	o0e	mercige|merzig am saar
1p	Merseburg	ST	qu4	merseburga
31	Meppen	NI	qdy
3u	Menden	NW	193n
9	Memmingen	BY	vqn
2f	Melle	NI	zw2
24	Meißen	SN	lzg
1y	Meiningen	TH	gng	stadt meiningen
c	Meinerzhagen	NW	gym
7f	Meerbusch	NW	16ay
f	Meerane	SN	dd9
1r	Meckenheim	NW	jor
t	Mechernich	NW	l8x
12	Mayen	RP	eza
fm	Marsberg	NW	gwq	eresburg
1g	Marl	NW	1yiu
q	Marktredwitz	BY	e1o	harktrednitz|martredwitz
2	Marktoberdorf	BY	ea1
1o	Markkleeberg West	SN	i3s	markkleeberg
5	Märkisches Viertel	BE	r6m
6h	Marienfelde	BE	neq
h	Mariendorf	BE	12il
49	Marburg an der Lahn	HE	1ovj	marbourg|marburgo
h	Marbach am Neckar	BW	c1g	marbach
37	Mannheim	BW	6lmg	manchaim|mangeym|manhajmi|manheima|manhemium|monnem|μανχαιμ|горад мангеим|мангеим|манхаим|манхајм|מנהיים|مانهايم|مانهایم|मानहाइम|მანჰაიმი|ማንሃይም|マンハイム|曼海姆|만하임
9a	Mainz	RP	3yqt	=maguncia|=mayence|maganza|magonza|maianca|mainca|maincas|maints|majenco|majnc|majnci|mayns|meenz|mogontiacum|moguncja|mohuc
5	Maintal	HE	tk9
69	Mahlsdorf	BE	ksq	berlin mahlsdorf
2i	Magdeburg	ST	4xc2	maagdenburg|magdebourgo|magdeburgas|meideborch
fm	Lünen	NW	1y81	luenen
8	Lüneburg	NI	1izg	ljuneburg|lueneburg|luneberg
79	Ludwigshafen am Rhein	RP	3hx8	ljudvigskhafen|ludvigskhafen|ludwigshafen sul reno
3	Ludwigsfelde	BB	in8
d	Ludwigsburg	BW	1vlf
p	Lüdinghausen	NW	ila	ljudingkhauzen
14	Lüdenscheid	NW	1p96	leudenscheid|luedenscheid
r	Luckenwalde	BB	gog	stadt luckenwalde
39	Lübeck	SH	4jqn	libek|libeka|limpek|liubekas|ljubek|lubeca|lubeck hansestadt|lubeko|luebeca|luebeck|lybeku|lyypekki
m	Lübbenau	BB	dh1
3	Lübbecke	NW	kau
j	Loxstedt	NI	cn2
56	Losheim	SL	cus
1e	Lörrach	BW	109m	loerrach
7e	Lohr	BY	cfz
12	Lohne	NI	jdj
x	Lohmar	NW	o6j
ex	Löbau	SN	e6e	loebau
32	Lippstadt	NW	1fv7	lippshtadte
67	Lingen	NI	13la
1i	Lindlar	NW	hj7
bc	Lindau	BY	ix2	lindau bodensee|lindau saar
2q	Limburg an der Lahn	HE	q3g	limburg|limburg na lane|limburgis ad lanem
p	Limbach-Oberfrohna	SN	kvk	limbach|limbakh oberfrona
10	Lilienthal	NI	e45
8l	Lichterfelde	BE	1pud	gross lichterfelde
q	Lichtenrade	BE	126p
u	Lichtenfels	BY	ggo
4g	Leverkusen	NW	3hki	laevverkuuse|lavverkuuse|leberkouzen
10	Leutkirch im Allgäu	BW	h96	leutkirch
b7	Leopoldshöhe	NW	cij
m	Leonberg	BW	z9r	leonsberg
2h	Lennestadt	NW	lom	stadt lennestadt
1k	Lengerich	NW	hih
2v	Lemgo	NW	wd3
5g	Leipzig	SN	atmz	=leipsic|=lipsia|lajpcig|lajpcik|leipciga|leipsia|leypsiq|lipcse|lipsca|lipsk|lipsko|λειψια|горад леипцыг|лаипциг|лајпциг|леипциг|לייפציג|لایپزیگ|لبسيا|لیپزش|लाइपझिश|লাইপ্ৎসিশ|லைப்சிக்|ไลป์ซิก|ไลพ์ซิก|လိုက်ပဆစ်မြို့|ლაიფციგი|ライプツィヒ|莱比锡|라이프치히
1a	Leinfelden-Echterdingen	BW	sao
1k	Leimen	BW	kza
22	Leichlingen	NW	l7t
1g	Lehrte	NI	xw0
96	Leer	NI	q5a	hleri|ler|lera
3r	Lebach	SL	gnj
6t	Laupheim	BW	eo4
1v	Lauf an der Pegnitz	BY	kdf
25	Lauchhammer	BB	eni	lauchhammer east|stadt lauchhammer
7p	Lankwitz	BE	vtm
eg	Langenhorn	HH	w2g
18	Langenhagen	NI	12x3
n	Langenfeld	NW	19te
5b	Langen	HB	ejz
3	Langen	HE	rbs
5q	Landshut	BY	1ao8	landishuta|landsgut|landshuad|landshutas
o	Landsberg am Lech	BY	kuh	landsberg
3t	Landau in der Pfalz	RP	w3w	landau
1d	Lampertheim	HE	oer
5a	Lahr	BW	xuf
4	Lahnstein	RP	egt
1v	Lage	NW	rup
3n	Laatzen	NI	uw6
4	Bad Laasphe	NW	bps	laasphe
6b	Kürten	NW	fif
3d	Künzelsau	BW	bmm
1	Künzell	HE	cfw
44	Kulmbach	BY	l9p	kulmbakh|stadt kulmbach
we	Kronberg	HE	doi	cronberg in taunus
u	Kronach	TH	e2w
7e	Kreuztal	NW	oik
33	Kreuzberg	BE	35u4	bezirk kreuzberg
2c	Kreuzau	NW	e74	kreuzau uber duren
7c	Krefeld	NW	53mo	krefeld uerdingen|krefeldas|krefelde|krieevel
k8	Köthen	ST	m5i	koethen
4g	Korschenbroich	NW	pry
b	Kornwestheim	BW	ny8	kornwestheimium
4	Korntal	BW	dy9
3g	Korbach	HE	iw1
3c	Köpenick	BE	1ae8	kopenick bezirk|verwaltungsbezirk kopenick
1	Berlin Köpenick	BE	19yh	berlin koepenick|koepenick|kopenick
f	Konz	RP	dsn	conz
7	Konstanz	BW	1qpn	constanca|constance|constanta|constanza|costanza|konstanc|konstancja
1h	Königs Wusterhausen	BB	p35
2	Königswinter	NW	vrg
q	Königstein im Taunus	HE	c31	konigstein
14	Königslutter am Elm	NI	co3	konigslutter
30	Königsbrunn	BY	l7q
9a	Köln	NW	kncz	=cologne|=colonia|=koeln|augusta ubiorum|cologna|colonha|colonia agrippina|colonia agrippinensis|colonia claudia ara agrippinensium|cwlen|keln|kelnas|kelne|keulen|kjoln|koelle|kolin nad rynem|kolle|kolon|kolonjo|oppidum ubiorum|κολωνια|горад кельн|келн|кельн|кольн|кьолн|քյոլն|קלן|קעלן|كولونيا|کلن|کلون|کولون|क्योल्न|கோல்ன்|కొలోన్|ಕಲೋನ್|โคโลญ|კელნი|ኮልን|ケルン|科隆|쾰른
5o	Kolbermoor	BY	dud
dw	Koblenz	RP	2at3	coblenca|coblence|coblentz|coblenza|confluentes|koblencas|koblencja|koblenco|komplents
op	Kleve	NW	11v4	cleveris|cleves|kleef
j4	Kleinmachnow	BB	dt0
19f	Kitzingen	BY	gi3
7f	Kirchlengern	NW	clu
1c	Kirchheim unter Teck	BW	v0u	kirchheim|kirkhgajm unter tek
v	Kirchhain	HE	cn1
e6	Kierspe	NW	e18
30	Kiel	SH	4zli	kielia|kielo|kijlo|kil|kilonia|kyle
3s	Kevelaer	NW	lnk
7e	Kerpen	NW	1dk2	kerpe
2p	Kempten (Allgäu)	BY	1bdj	kempten allgaeu
m	Kempen	NW	s0o
59	Kelkheim (Taunus)	HE	kou	kelkheim|stadt kelkheim taunus
2	Kelheim	BY	c4r
39	Kehl	BW	q8p	kehl am rhein|stadt kehl
2s	Kaulsdorf	BE	eer	berlin kaulsdorf
t	Kaufbeuren	BY	wsp
c6	Kassel	HE	462t	cassala|castellum|chasalla|kasele|kaselis|kaselo
57	Karow	BE	eip	berlin karow
29	Karlstadt	BY	bs8
8	Karlsruhe	BW	62zb	carolsruha|karlsroue
h	Karlshorst	BE	h71	berlin karlshorst
1r	Karlsfeld	BY	dts
2y	Karben	HE	gp6
7w	Kamp-Lintfort	NW	ugy
4t	Kamenz	SN	e3i	kamjenc
1	Kamen	NW	zfr
2y	Kaltenkirchen	SH	f8j
cr	Kaiserslautern	RP	246k	kaiserlautern|kaiserslantern|kaizerslauternas
ac	Kaarst	NW	whs
4y	Jülich	NW	q5z
2c	Jüchen	NW	heq
3a	Johannisthal	BE	e32	berlin johannisthal
81	Jena	TH	28so	ena|iena|jena thueringen
el	Itzehoe	SH	phz
2n	Isernhagen Farster Bauerschaft	NI	hft
5	Iserlohn	NW	23jq	iserlaun|izerlon
8z	Ingolstadt	BY	2l3m	ingolshhat|ingolshtat
ei	Ilmenau	TH	kvj	stadt ilmenau
o	Illingen	SL	e9k
8	Illertissen	BY	cqy
5a	Idstein	HE	hlm
h	Idar-Oberstein	RP	oe2
1s	Ibbenbüren	NW	130x
8r	Husum	SH	g2x	husem
2c	Hürth	NW	166u
64	Hünfeld	HE	clf
6m	Hummelsbüttel	HH	ded	hummelsbuettel
b9	Hude	NI	c0f
j	Hückeswagen	NW	cmp
d	Hückelhoven	NW	uqc
5d	Hoyerswerda	SN	xpd	hoyerwerda
h	Höxter	NW	p8p	hoexter
17	Hövelhof	NW	cbe
6n	Hörstel	NW	fcm
du	Horb am Neckar	BW	k14	horb
9o	Homburg	SL	yf3
2h	Holzwickede	NW	dr1
1r	Holzminden	NI	g7a
23	Holzkirchen	BY	bq7
1cg	Hohenstein-Ernstthal	SN	cri
4o	Hohen Neuendorf	BB	gw5
q9	Hofheim am Taunus	HE	t4m	hofheim|hofheim in taunus
q	Hofgeismar	HE	cos
5t	Hof	BY	11zr	khof
2c	Hockenheim	BW	fwm
8z	Hochheim am Main	HE	d4z	hochheim
172	Hille	NW	cs7
1s	Hildesheim	NI	27ik	hilmessen
6	Hilden	NW	17n9
d	Hilchenbach	NW	cpf
26	Hiddenhausen	NW	g0z
2r	Heusweiler	SL	ffq
7	Heusenstamm	HE	eo4
5y	Hettstedt	ST	cb1	hefstedt
2c	Hessisch Oldendorf	NI	fj5
4l	Herzogenrath	NW	10k5
2	Herzogenaurach	BY	hzr	khercogenaurakh
2v	Herten	NW	1ee2
7e	Herrenberg	BW	o6i
1t	Herne	NW	3oss
d	Hermsdorf	BE	cfl
61	Herford	NW	1e27
v	Herdecke	NW	jrm
1b	Herborn	HE	gb1
1x	Heppenheim an der Bergstrasse	HE	jmq	heppenheim
1r	Hennigsdorf	BB	k5m	stadt hennigsdorf
19	Hennef	NW	z1d
4a	Hemmingen	NI	e92
1t	Hemer	NW	sxq	gemer
29	Helmstedt	NI	jor	helmestee|helmestidde|helmstadium|helmstidde|khelmshhet|khelmshtet|stadt helmstedt
el	Heinsberg	NW	w0x	heinsburg
9k	Heilbad Heiligenstadt	TH	dam	heiligenstadt
6	Heiligensee	BE	dkj	kolonie neu heiligensee
y	Heiligenhaus	NW	ldg	stadt heiligenhaus
2c	Heilbronn	BW	2l5p	chailmpron|hajlbrono|heilbronn neckar
52	Heidenheim an der Brenz	BW	12mr	heidenheim|heidenheim in wurttemberg
10	Heidenau	SN	cxg
o	Heidelberg	BW	32lt	chaidelvergi|gejdelberg|haidelbergu|haidlbaersch|haidlbarsch|heidelbarg|heidelberch|heidelberga|heidelbergas|heidelburg|heidlberg|heydelberq
3d	Heide	SH	fw7
cv	Hechingen	BW	eyw
kf	Hattingen	NW	17vm
a	Hattersheim	HE	jbf
21	Haßloch	RP	g17	hafsloch
qt	Harsewinkel	NW	iof	haswinkil
6k	Haren	NI	he9
4r	Harburg	HH	4caz	hamburg harburg|harburg an elbe|horborg
42	Hannover	NI	b1hg	=hanover|=hanovre|annobero|gannovehr|hannauver|hannova|hanobhar|hanofer|hanoveris|hanovra|hanovro|hanowery|honovere|ihanoveri|αννοβερο|ганновер|горад гановер|хановер|האנאווער|הנובר|هانوفر|ہینوور|हानोफर|হানোফার|ฮันโนเวอร์|ჰანოვერი|ハノーファー|汉诺威|하노버
4w	Hanau am Main	HE	1weg	hanau
18	Hamminkeln	NW	l61
59	Hamm	NW	3yzz	gamm|hamas|hammona|kham|khamm
v	Hameln	NI	199m	hamelen
e	Wandsbek	HH	8tge	hamburg wandsbek
2	Marienthal	HH	65j1	hamburg marienthal
6	Eimsbüttel	HH	5edf	eimsbuettel|hamburg eimsbuettel|hamburg eimsbuttel
3	Altona	HH	5d1s	altno|bezirk altona|districte daltona|hambourg altona|hamburgo altona
2	Hamburg	HH	119wt	amborg|ambourgo|ciutat dhamburg|estat dhamburg|gamburg|hamburgas|hamburgum|hamburk|hampuri|hanburgo|αμβουργο|гамбург|гамбурґ|хамбург|համբուրգ|המבורג|هامبورغ|هامبورگ|ܗܡܒܘܪܓ|ฮัมบูร์ก|ჰამბურგი|ハンブルク|汉堡|汉堡市|함부르크
2e	Halver	NW	dma	halvara
b	Haltern	NW	t5o	haltern in westfalen|khalterne
d	Halstenbek	SH	cic
34	Halle	NW	g9b	galle
2	Halle (Saale)	ST	50mz	galle|halle|halle an der saale|halle on the saale|halle sul saale|khale
1q	Haldensleben	ST	fnq	neuhaldensleben
29	Halberstadt	ST	unl
19	Hakenfelde	BE	ksc
72	Haiger	HE	flm
i9	Hagen	NW	49j0
fv	Haar	BY	djs	khar
3	Haan	NW	mpj	khaan|stadt haan
4r	Gütersloh	NW	227o	gjuterslo|guetersloh
1v	Güstrow	MV	o35
2w	Gunzenhausen	BY	cpp
i	Günzburg	BY	f89
5q	Gummersbach	NW	14zv
4h	Guben	BB	go8	gubin
rz	Groß-Umstadt	HE	gse
7f	Großostheim	BY	cm2
bl	Groß-Gerau	HE	i8p
s9	Großenhain	SN	csd
e4	Gronau	NW	zm9
2b	Gröbenzell	BY	equ
2w	Grimma	SN	dvr
2f	Griesheim	HE	jif
3k	Grevenbroich	NW	1dzf
4	Greven	NW	r2g	grevaon
5d	Greiz	TH	imr
1f	Greifswald	MV	14or
s	Grefrath	NW	ccw
mo	Göttingen	NI	2m91	choettingen|chottingen|getingen|getingenas|getingene|getynga|gjottingen|goettingen|gotinga
3c	Gotha	TH	zyv	gota
2g	Goslar	NI	xm0	goslaria
43	Görlitz	SN	18k7	gjorlic|goerlitz|nkerlits
1v	Göppingen	BW	18s8	gjoppingen|goeppingen
fv	Goch	NW	q0a
73	Glinde	SH	cia	glinn
3w	Glauchau	SN	kfd	glaukhau|stadt glauchau
60	Gladbeck	NW	1nd8	gladbeki
2l	Ginsheim-Gustavsburg	HE	cdn
2w	Gilching	BY	d0b
19	Gifhorn	NI	x6g
y	Gießen	HE	1lez	gieben
30	Giengen an der Brenz	BW	fl5	giengen
3t	Gevelsberg	NW	p7c
w	Gesundbrunnen	BE	1tf9
19	Geseke	NW	fwa
8	Gescher	NW	d7f	gascheri
1d	Gersthofen	BY	fmm
3z	Germersheim	RP	g6k	gemersheim
5	Germering	BY	sf6
m	Gerlingen	BW	ep6
26	Geretsried	BY	i10
2l	Gera	TH	28r7
a	Georgsmarienhütte	NI	p50
68	Gelsenkirchen	NW	5scs	chaesekerken|chasekerken|gelsenkirhene|gelzenkirchenas|gelzenkirkhen|gelzenkirxen|nkelzenkirchen
7	Gelnhausen	HE	gvt
1j	Geldern	NW	q8t
3h	Geislingen an der Steige	BW	lkq	geislingen|stadt geislingen an der steige
54	Geilenkirchen	NW	lv2	gejlenkirkhen
7d	Geesthacht	SH	mr3	stadt geesthacht
3k	Gauting	BY	ets
8c	Garmisch-Partenkirchen	BY	k2u	garmish partenkirkhen|markt garmisch partenkirchen
1g	Garching bei München	BY	bt3	arching|garching
4	Garbsen	NI	1cvv
41	Ganderkesee	NI	o11
hj	Gaggenau	BW	mrc
52	Fürth	BY	2eft	firt|fjurt|fuerth
18	Fürstenwalde	BB	pvn
11	Fürstenfeldbruck	BY	pvh	bruck|fuerstenfeldbruck|fuerstenfeldburg|furstenfeld
5h	Fulda	HE	1d74
ao	Fröndenberg	NW	hpw
2o	Frohnau	BE	csb
1m	Friesoythe	NI	fo7
5x	Friedrichshain	BE	2ix1	friedrichshain bezirk|verwaltungsbezirk friedrichshain
4	Friedrichshagen	BE	dix	berlin friedrichshagen
8	Friedrichshafen	BW	192b	fridrikhskhafen
e	Friedrichsfelde	BE	11w5	berlin friedrichsfelde
q	Friedrichsdorf	HE	iur
41	Friedenau	BE	kt8
w	Friedberg	HE	l7g	friedberg in hessen|friedburg
1	Friedberg	BY	mit	friedberg bei augsburg
2j	Freudenstadt	BW	if0
l	Freudenberg	NW	ecp
2u	Freital	SN	u43
h	Freising	BY	wui	frisinga
1a	Freilassing	BY	c9x
2p	Freiburg	BW	4mn2	freiburg im breisgau|fribourg en brisgau|friburg de brisgovia|friburgo de brisgovia|friburgo in brisgovia|fryburg bryzgowijski|phraimpournk
c	Freiberg am Neckar	BW	br7	freiberg
3	Freiberg	SN	xp2	freiburg
1v	Frechen	NW	11lp
7m	Frankfurt am Main	HE	dxjk	=ffm|=francfort|=francoforte|=frankfurt|=frankfurt am|=frankfurt main|francfort del meno|francfort do meno|francfort frankfurt am main|francfort sul main|francfort sur le main|francoforte sul meno|francofurtum ad moenum|francuforti supro menu|frankford on main|frankfort|frankfort ann main|frankfort on the main|frankfurt del main|frankfurt na majn|frankfurt nad menem|frankfurt nad mohanem|frankfurtas prie maino|frankfurte pie mainas|frankfurto ce majno|phrankphourte|φρανκφουρτη|франкфурт на маин|франкфурт на мајни|פרנקפורט|فرانكفورت|แฟรงค์เฟิร์ต|ფრანკფურტ ამ მაინი|フランクフルト アム マイン|法兰克福|프랑크푸르트
2	Frankfurt (Oder)	BB	13vv	francfort del oder|francfort del odra|francfort sur loder|francoforte sulloder|frankfort an de oder|frankfort on the oder|frankfurt|frankfurt an der oder|frankfurt na oder|frankfurt na odere|frankfurt na odri|frankfurt nad odra|frankfurt oderi aares|frankfurt oderi aeaeres|frankfurtas prie oderio|frankfurto ce odro
f	Frankenthal	RP	10lq
27	Frankenberg	HE	evg
1	Frankenberg	SN	d02
5m	Forst	BB	hmj	forst lausitz|stadt forst lausitz
26	Forchheim	BY	nhm
5u	Flörsheim	HE	fg7	florsheim am main
47	Flensburg	SH	1u8e
b3	Finsterwalde	BB	elm
1a	Finnentrop	NW	e7v
93	Stuttgart Feuerbach	BW	ln2	feuerbach
69	Fellbach	BW	xwf
ie	Falkensee	BB	sws
cj	Eutin	SH	d3s	eutin mit malente
f	Euskirchen	NW	16cp
63	Ettlingen	BW	u1q
3s	Esslingen	BW	1zae	ehslingen|eslinga|esslingen am neckar
1n	Essen	NW	cpml	asnithi|assindia|ehssen|esen|esenas|esene|esse|εσσεν|горад эсэн|есен|ессен|эссен|אסן|اسن|منشنگلیڈباخ|एसेन|எசன்|เอสเซิน|ესენი|エッセン|埃森|에센
1s	Espelkamp	NW	kcq
2h	Eschweiler	NW	171e	aischwiele
4	Eschwege	HE	gcn
4n	Eschborn	HE	fq7
35	Erwitte	NW	cep	arwitti
8w	Erlangen	BY	2783	ehrlangen|erlanga|erlangenas|erlannken
x	Erkrath	NW	10w7	ehrkrat
m	Erkelenz	NW	yga	ehrkelenc|erkelenc
1c	Erfurt	TH	4cty	ehrfurt|erfordia|erfurtas|erfurte|erfurto|jarobrod
1	Erftstadt	NW	13if
18	Erding	BY	pv3	ehrding|erding as
38	Eppingen	BW	gcb
y	Eppelborn	SL	dy7
4l	Ennigerloh	NW	fzd	aningeroloh
d	Ennepetal	NW	p5r
3v	Enger	NW	fbg	angeri|engeri
y	Engelskirchen	NW	g1e
6h	Emsdetten	NW	rge
1o	Emmerich	NW	mll	ehmmerikh|stadt emmerich
e	Emmendingen	BW	k8e
21	Emden	NI	13ra
1e	Eltville	HE	czx
3o	Elsdorf	NW	gy7
17	Elmshorn	SH	11kv
1w	Ellwangen	BW	ji4
d4	Eitorf	NW	f8x	eitdorf
1h	Eislingen	BW	fvt	eislingen fils
1v	Eisenhüttenstadt	BB	oqc	ajzenkhjuttenshtadt|eisenhuettenstadt
2l	Eisenach	TH	xty	iesenack|ysenacum
6e	Einbeck	NI	ljv	stadt einbeck
1v	Eilenburg	SN	dl5
t9	Ehingen	BW	k4x	ehingen an der donau|ehingen donau
4x	Eggenstein-Leopoldshafen	BW	bpx	leopoldshafen
7b	Edewecht	NI	fxu
7b	Eckernförde	SH	i1j	eckernfoeoer|eckernfoerde|eckernfoor|egernforde
73	Eberswalde	BB	we4	ehbersvalde
25	Ebersbach an der Fils	BW	ca7	ebersbach|ebersbachander fils
1p	Eberbach	BW	c20
6a	Düsseldorf	NW	ca69	diseldorf|diuseldorfas|djuseldorf|duesseldoerp|duessldorf|duseldorfo|dusseldorpium|dyzeldorfi|ntiselntorph|ντισελντορφ|горад дзюсельдорф|диселдорф|дюссельдорф|דיסלדורף|دوسلدورف|ڈسلڈورف|ड्युसेलडॉर्फ|டுசல்டோர்ஃப்|ดึสเซลดอร์ฟ|ဒပ်ဆဲလ်ဒေါ့ဖ်မြို့|დიუსელდორფი|デュッセルドルフ|杜塞尔多夫|뒤셀도르프
6o	Düren	NW	203k	djuren|dueren
4w	Dülmen	NW	10nb	duelmen|dulmenni
t	Duisburg	NW	at5y	disburga|duisburch|duisburg and hamborn|duisburg hamborn|ntouismpournk|thuiscoburgum|ντουισμπουργκ|дуизбург|דיסבורג|دوسبورغ|デュースブルク|杜伊斯堡
11	Duderstadt	NI	hoe
86	Dresden	SN	afnq	=dresde|drazdany|dresda|dresdenas|dresdn|drezdene|drezno|drjezdzany|δρεσδη|горад дрэздэн|дрезден|դրեզդեն|דרזדן|דרעזדן|درسدن|دريسدن|ڈریسڈن|ड्रेस्डेन|เดรสเดิน|დრეზდენი|ドレスデン|德累斯顿|드레스덴
k	Drensteinfurt	NW	brw
4y	Dreieich	HE	v5b
89	Dortmund	NW	cm26	dortmundas|dueoerpm|duorpm|ntortmount|throtmenni|tremonia|ντορτμουντ|дортмунд|דורטמונד|دورتموند|ดอร์ทมุนด์|ドルトムント|多特蒙德|도르트문트
d	Dorsten	NW	1ppp
87	Dormagen	NW	1d26
bw	Donauwörth	BY	e64	donauwerth
e	Donaueschingen	BW	go4	donauehshingen
av	Döbeln	SN	ggq	debeln|doebeln|doeberln|stadt dobeln
1b	Ditzingen	BW	imt
4m	Dinslaken	NW	1igd	dinslakena|ntinslaken
12	Dingolfing	BY	eid	dingelfing
1t	Dillingen an der Donau	BY	ege	dillingen|dillingen na dunae
3	Dillingen	SL	gly
8	Dillenburg	HE	ivh	dillenberg
1j	Dietzenbach	HE	pns	stadt dietzenbach
7p	Diepholz	NI	cy7
7m	Dieburg	HE	bpc
9l	Detmold	NW	1kuo	detmoldas
n	Dessau	ST	1nnn
a4	Delmenhorst	NI	1mk5
1h	Delitzsch	SN	jae	delich|stadt delitzsch
d	Delbrück	NW	n24
47	Deggendorf	BY	nzd	deckendorf
6s	Datteln	NW	s1e
3l	Darmstadt	HE	30bl	darmshhat|darmshtadi|darmshtat|darmstadium|darmstatas|darmstate|darmundestadt|ntarmstat
72	Damme	NI	cd4
7l	Dahlem	BE	c55
53	Dachau	BY	unw	dakhau|kz dachau
z	Cuxhaven	NI	14n9
2h	Crimmitschau	SN	hbe	krimmichau|stadt crimmitschau
1e	Crailsheim	BW	ow6	stadt crailsheim
e	Cottbus	BB	1tea
9	Coswig	SN	h7k
3h	Coesfeld	NW	s9j	kosfeld
6	Coburg	BY	wbx	cobourg|coburgo|coburgum|cuburgh|koburq|landkreis coburg|powiat coburg|subdistrikto coburg
i	Cloppenburg	NI	o21
q	Clausthal-Zellerfeld	NI	bu9	bergstadt clausthal zellerfeld
3t	Chemnitz	SN	5ar8	chemnicas|chemnicium|hemnica|kamjenica|karl marx stadt|kemnic|khemnic|saska kamenice
1j	Charlottenburg	BE	2khd	charlottenburg bezirk
h	Cham	BY	dcy	cham regen
9	Celle	NI	1isi
i	Castrop-Rauxel	NW	1o4k	stadt castrop rauxel
48	Calw	BW	ibg
1w	Buxtehude	NI	tgw
1p	Butzbach	HE	jes
bu	Bürstadt	HE	buc
4	Burscheid	NW	etr
9d	Burghausen	BY	e3b
3i	Burgdorf	NI	nbe
2o	Burg bei Magdeburg	ST	j9a	stadt burg bei magdeburg
1x	Büren	NW	h6f	bueren|burion
3g	Bünde	NW	z17	buende
7u	Bühl	BW	mix
2p	Büdingen	HE	gnf
1d	Buckow	BE	toq
11	Bückeburg	NI	fz0
4k	Buchholz in der Nordheide	NI	sv0	buchholz|bukhgolc in der nordkhajde
i	Französisch Buchholz	BE	ezp	berlin buchholz|buchholz
85	Buchen	BW	ekq	buchen in odenwald
j2	Brühl	NW	y21
g	Brüggen	NW	cfd
20	Bruckmühl	BY	c8b
48	Bruchsal	BW	x0h	bruchsalia|brukhzal
d	Bruchköbel	HE	g4c
cm	Britz	BE	ugw
1g	Brilon	NW	kuu
3d	Bretten	BW	lps
4a	Bremervörde	NI	ev8
e	Bremerhaven	HB	2ime	bremerhoben|bremerkhafen
k	Bremen	HB	bpol	brehmehn|brema|breme|bremen hiria|bremenas|bremene|bremeno|byen bremen|βρεμη|бремен|брэмэн|горад брэмен|ברמן|برمن|بريمن|مدينة بريمن|ब्रेमेन|เบรเมิน|ბრემენი|ブレーメン|不来梅|브레멘
ho	Braunschweig	NI	58tn	=brunswick|braounsvaink|braunsveiga|braunsveigas|bronswiek|brunsvicum
9a	Brandenburg an der Havel	BB	1a5u	brandebourg sur la havel|brandeburgas|brandeburgo|brandeburgo sullhavel|brandenburg|brandenburg un der havel|brandenburgas|brannenborg an de havel
38	Bramsche	NI	o82
1w	Brakel	NW	dqo	brakal
3	Brake (Unterweser)	NI	cgm	brake
1a	Brackenheim	BW	bmz
4l	Bottrop	NW	2kit
9v	Bornheim	NW	11fv
1p	Borna	SN	eie
1k	Borken	NW	vjg
3u	Boppard	RP	cif
29	Bonn	NW	6plx	bon|bona|boni|bonna|vonni|βοννη|бон|бонн|горад бон|באן|בון|بن|بون|बॉन|บอนน์|བྷོ ཨིན|ბონი|ボン|波恩|본
v	Bönen	NW	eyp
q2	Bochum	NW	89mp	baukem|bohuma|bokhem|bokhum|бохум|בוכום|بوخوم|ボーフム|波鸿
5	Bocholt	NW	1l1z	bokholt
n	Böblingen	BW	zpm	boeblingen
5	Bobingen	BY	cve
5c	Blomberg	NW	d9b
2q	Blieskastel	SL	hws
98	Blankenburg	ST	cbf
2l	Bitterfeld	SN	c1k	bitterfelde
id	Bingen am Rhein	RP	j0x	bingen|bingen na rejn
57	Bietigheim-Bissingen	BW	w89
1p	Biesdorf	BE	ja4	berlin biesdorf
35	Bielefeld	NW	743m	bilefelde|builefeld|mpilephelnt|μπιλεφελντ|билефельд|بيليفيلد|ビーレフェルト|比勒费尔德
6l	Biberach an der Riß	BW	oy5	biberach|biberakh na rise
1b	Bexbach	SL	eqz
5	Beverungen	NW	bs2
gm	Bernburg	ST	os1
n	Bernau bei Berlin	BB	qwi	bernau
1r	Berlin	BE	21fsi	berleno|berliini|berlim|berlynas|berolino|berolinum|estat de berlin|βερολινο|берлин|берлін|бэрлін|բերլին|בערלין|ברלין|برلين|برلین|بېرلىن|ܒܪܠܝܢ|बर्लिन|বার্লিন|பெர்லின்|เบอร์ลิน|ბერლინი|ベルリン|柏林|베를린
3r	Bergneustadt	NW	fvb
1e	Bergkamen	NW	14dl
5	Bergisch Gladbach	NW	29xk	bergish gladbakh|jlabbisch|jlaebbisch
2h	Bergheim	NW	1d1i	bergem|bergheim an der erft
f0	Bensheim	HE	ufj
3p	Bendorf	RP	dhz
ex	Bedburg	NW	j8p
6	Beckum	NW	t6e
p	Beckingen	SL	cbz
42	Bayreuth	BY	1lx1	baruthum|bayreith
1k	Bautzen	SN	wdw
16	Baunatal	HE	lql
c	Baumschulenweg	BE	d9e	berlin baumschulenweg
8t	Bassum	NI	chr
kc	Bamberg	BY	1i1r	bambarg|bamberga|bambergas|bamberk|bampernk
2x	Balingen	BW	qjy
30	Baiersbronn	BW	cjc
20	Bahnhof Löhne	NW	w5p
x	Baesweiler	NW	lh6	basweilen|basweiler
8	Bad Zwischenahn	NI	l9a
7	Bad Wildungen	HE	dx1
3	Bad Waldsee	BW	fb4
1	Bad Vilbel	HE	nps
3	Bad Tölz	BY	dga	bad toelz|tolz
f	Bad Soden am Taunus	HE	gh9	bad soden|bad soden in taunus
2	Bad Segeberg	SH	cdw
6	Bad Schwartau	SH	f7u
a	Bad Salzungen	TH	cnu
1	Bad Salzuflen	NW	16cz
5	Bad Säckingen	BW	crp	sackingen
8	Bad Reichenhall	BY	d1q	datreiche hall|reichenhall
3	Bad Rappenau	BW	fvp
5	Bad Pyrmont	NI	got
6	Bad Oldesloe	SH	irm
1	Bad Oeynhausen	NW	127d	bad oeyhausen
3	Bad Neustadt an der Saale	BY	ce8	bad neustadt|neustadt|neustadt an der saale
2	Bad Neuenahr-Ahrweiler	RP	lgv	stadt bad neuenahr ahrweiler
4	Bad Nauheim	HE	ndf	stadt bad nauheim
3	Bad Münstereifel	NW	ep7	munstereifel
2	Bad Münder am Deister	NI	eg6	bad munder|munder am deister
2	Bad Mergentheim	BW	hc8
3	Bad Lippspringe	NW	bpj	lippspringe
8	Bad Langensalza	TH	e13	langensalza
3	Bad Kreuznach	RP	xcd	kreuznach
8	Bad Kissingen	BY	ggg
b	Bad Honnef	NW	jk4	bad honnef am rhein|honnef
1	Bad Homburg vor der Höhe	HE	140j	bad homburg|bad homburg vd hoehe|bad homburg vd hohe|bad homburg vor der hoehe|homburg vor der hohe
3	Bad Hersfeld	HE	nph	hersfeld
a	Bad Harzburg	NI	hpm	bad kharcburge|stadt bad harzburg
f	Bad Essen	NI	c50
14	Baden-Baden	BW	15un	baden
i	Bad Dürkheim	RP	efe	durkheim
3	Bad Driburg	NW	f35
k	Bad Berleburg	NW	g0l	berleberg|berleburg
7	Bad Bentheim	NI	bys
6	Bad Aibling	BY	dmw	aibling|albling
a	Backnang	BW	rlu
5m	Babenhausen	HE	csf
6k	Aurich	NI	v3z
4m	Augsburg	BY	5jzw	aounksmpournk|augsberg|augsburgas|augsburgo|augusta|augusta vindelicorum
by	Auerbach	SN	gha
2l	Aue	SN	ebe	aueh|stadt aue
6l	Attendorn	NW	j45
6k	Aschersleben	ST	j7g
1k	Ascheberg	NW	bps
1c	Aschaffenburg	BY	1gw7	asafenburga|auscheffenburg
45	Bad Arolsen	HE	d06
i	Arnstadt	TH	jta	arnshtadte
w	Arnsberg	NW	1n44	arnsberga|arnsberge
8b	Apolda	TH	j4p	apolde|stadt apolda
4m	Ansbach	BY	okf	ansbakh
1x	Annaberg-Buchholz	SN	htg	annaberg|annaberg bukhkholc|buchholz|stadt annaberg buchholz
2g	Angermünde	BB	bx9
35	Andernach	RP	mu7	andernakh|stadt andernach
ci	Amberg	BY	yip
1i	Alzey	RP	e2p
5	Alzenau in Unterfranken	BY	elw	alzenau
d2	Altglienicke	BE	ke2	berlin altglienicke
gc	Altenburg	TH	trc
35	Altena	NW	g3i
3u	Altdorf	BY	btc
2w	Alsfeld	HE	dpn
d	Alsdorf	NW	zr8
af	Alfter	NW	gty
h	Alfeld	NI	geu
1q	Albstadt	BW	1008
ak	Aichach	BY	g8i	aicha
30	Ahrensburg	SH	n87	stadt ahrensburg
3w	Ahlen	NW	16nk	alen|alena|aulen
1k	Ahaus	NW	tg5
4i	Adlershof	BE	bsu	aldershof|berlin adlershof
6o	Achim	NI	n5p
5	Achern	BW	ivy	akhern
6p	Aalen	BW	1frh	alen|alenas|alene
5asm	Vellmar	HE	edb
57	Schloß Holte-Stukenbrock	NW	jvu
53	Rehlingen-Siersburg	SL	c8v
164	Henstedt-Ulzburg	SH	k4j
icf	Marzahn	BE	282g	marzahn bezirk
1	Hellersdorf	BE	1lr3	hellersdorf bezirk
b9a	Aachen	NW	5omw	=aix la chapelle|=aquisgran|aakhen|achenas|ahene|aken|akhen|akisgran|akwizgran|aoke|aquae grani|aquisgra|aquisgrana|aquisgrano|aquisgranum|axen|axhe|cachy|kreisfreie stadt aachen|oche|oochen
jar	Mörfelden-Walldorf	HE	p9t
dd	Riedstadt	HE	ghe
1k9	Lauda-Königshofen	BW	bse
1bs5	Filderstadt	BW	xlq
1	Ostfildern	BW	pxa
1	Rodgau	HE	xf7
eb	Gropiusstadt	BE	rtg
2o	Seeheim-Jugenheim	HE	cnf
1wr54	Charlottenburg-Nord	BE	due
m	Berlin Mitte	BE	71x2	mitte
44l	Spremberg	BB	kbw
5p0	Rheinstetten	BW	fq2
7zbr	Stuttgart-Ost	BW	10ng	stgt ost
87l	Bochum-Hordel	NW	857k
2b5	Neukölln	BE	3e8t	berlin neukoeln
6w	St. Pauli	HH	lb0
2gg	Köln-Kalk	NW	gsp	kalk|koeln kalk
1	Köln-Lindenthal	NW	m8b	koeln lindenthal|lindenthal
1	Köln-Mülheim	NW	33ld	koeln muelheim|muelheim|mulheim
1	Köln-Nippes	NW	2czg	koeln nippes|nippes
70gq	Eidelstedt	HH	n84	hamburg eidelstedt
bix	Halle Neustadt	ST	556o
hh	Bergedorf	HH	2kc1	bardoerp|bardorp|hamburg bergedorf
2	Berlin Steglitz Zehlendorf	BE	685m	berlin steglitz|berlin zehlendorf|steglitz|zehlendorf
6	Berlin Wilmersdorf	BE	6squ	wilmersdorf
1	Berlin Spandau	BE	4sqe	spandau
1	Berlin Tempelhof	BE	165h	tempelhof
1	Berlin Schöneberg	BE	2hq6	berlin schoeneberg|schoeneberg|schoneberg
1	Berlin Treptow	BE	12kw	treptow
42	Niederrad	HE	h9e	frankfurt niederrad
9k1	Haselbachtal	SN	0
dhro	Barmbek-Nord	HH	v2d
18	Farmsen-Berne	HH	ppf
8md0	Lichtenberg	BE	pdk
1	Spandau	BE	qmi
1	Mitte	BE	1qnp
1	Pankow	BE	182h
1	Reinickendorf	BE	1m6u
3	Falkenhagener Feld	BE	rku
1	Neu-Hohenschönhausen	BE	156m	neu hohenschoenhausen
2	Alt-Hohenschönhausen	BE	wvl	alt hohenschoenhausen
1	Fennpfuhl	BE	obt
DJ
4qcu	Tadjoura	TA	h4h	tagiura|tajura
kp	Obock	OB	dps	obok
1rm	Djibouti	DJ	ddeb	cibuti|dschibuti|dzibutis|gibuti|gibuto|jibouti|tzimpouti|τζιμπουτι|джибути|גיבוטי|جبوتی سٹی|جیبوتی|ジブチ市|吉布地|지부티
14r	'Ali Sabieh	AS	ux6	ali sabiet
DK
1jy4v	Viborg		qvj
86	Vejle		13hl	vajle
xr	Taastrup	84	nwh
61	Svendborg		l9d	svenborg|svennborge
g8	Stenløse	84	ffi
d5	Sønderborg		kux	sjonnenborg
9y	Slagelse	85	om0
7j	Skive		g27
8b	Silkeborg		w5m
cj	Roskilde	85	y65	roskille
3b	Rødovre	84	n5c
4k	Ringsted	85	fks
6q	Randers		171g
o6	Odense		34ln
2d	Nykøbing Falster	85	cyv	nykjobing
1i	Nyborg		c7m
n	Næstved	85	vdg
190	Lillerød	84	bun
jj	Korsør	85	blh
1i	Køge	85	q59	kjoge
a	Copenhagen	84	oq4v	=copenhague|=kbh|=kobenhavn|=kopenhagen|cobanhavan|copenaga|copenaghen|copenhaguen kobenhavn|hafnia|kapehngagen|kaupmannahoefn|keypmannahavn|kjobenhavn|kjopenhamn|kobenhamman|kobenhaven|kodan|koebenhavn|koeoepenhamina|koepenhamn|koopenhamina|kopenage|kopenchage|kopengagen|kopenhag|kopenhagena|κοπεγχαγη|капэнгаген|копенгаген|կոպենհագեն|קופנהאגן|קופנהגן|كوبنهاغن|كوپېنھاگېن|ܟܘܦܢܗܓܢ|कोपनहागन|কোপেনহাগেন|โคเปนเฮเกน|ཀའོ པེན ཧ ཀེན|კოპენჰაგენი|ኮፐንሀገን|ኮፕንሀግ|コペンハーゲン|哥本哈根|코펜하겐
2v	Kolding		16pv	koldingo|kolinga
he	Kalundborg	85	car
67	Ishøj	84	f0d
47	Hvidovre	84	123o
6r	Horsens		12my
2d	Hørsholm	84	sam	kherskholm
5a	Holstebro		oqw
2t	Holbæk	85	ixs
1v	Hjørring		j0a	hjoerring
2y	Hillerød	84	luh
2x	Herning		yjf
1c	Helsingør	84	r1k	elsinor|elsinore|khelsingjor
dn	Haderslev		g2h	hadersleben
6z	Greve	85	10s7
3x	Glostrup	84	fy9
fv	Frederikshavn		ilj
f	Frederiksberg	84	21bp
9	Fredericia		sia	frederisija
9v	Farum	84	e6g
3x	Esbjerg		1jpp	ehsberg|esbjerga
kl	Charlottenlund	84	uv4
po	Birkerød	84	el1
6d	Ballerup	84	uv4	balleru
8n	Århus		53an	aarhus|aarhusium|arhuzo|arkhus|arosar|orhusa|orkhus
6i	Aalborg		2maz	alaborg|olborg|olborga
k	Albertslund	84	n5c	albertslunn|gmina albertslund
4k	Aabenraa		cm0	abrenra|apenrade
DM
24mz7	Roseau	04	csb
DO
22uek	Villa Bisonó	25	pkh	bisono|jose east bisono|jose elias bisono
4	Villa Altagracia	21	uvv	vilja altagrasija
fp	Tamboril	25	hzc
av	Santo Domingo	01	1b711	ciudad trujillo|saint domingue|santo domingo city|santo domingo de guzman|santo ntominnko|σαντο ντομινγκο|санто доминго
6	Santiago de los Caballeros	25	ppxc	santiago|santjago de los kabaleros|сантьяго де лос кабальерос
1y	Santa Cruz de El Seibo	08	i63	el seibo|santa cruz del seibo
1	Santa Cruz de Barahona	04	1njc	barahona|santa krus de baraona
1b	San Pedro de Macorís	23	4o4r	san pedro macoris
1d	San Juan de la Maguana	22	1kae	san juan
j	San José de Ocoa	31	gbg
1a	San Francisco de Macorís	06	2o9n
s	San Fernando de Monte Cristi	15	d49	monte christi|monte cristi
1	Puerto Plata	18	34nk	port plata|san felipe de puerto plata|vilojati puehrto plata
1t	Salvaleón de Higüey		2nij	higueey
3z	Sabaneta	26	cn0	san ignacio de sabaneta
2r	Sabana Grande de Boyá	29	czm	sabana grande|sabana grande boya|villa de sabana grande de boya
hr	Quisqueya	23	dni	ingenio quisquella
3d	Punta Cana	22	256f
18v	Neiba	03	eem	neyba
4k	Nagua	14	q4m
35	Monte Plata	29	bzg	san antonio de monte plata
5h	Moca	09	1bpm
dw	Mao	27	119l
2qb	Las Matas de Farfán	22	gtm	las matas
gb	La Romana	12	4gtx
2gx	Jarabacoa	13	n4v	kharabakoa
gv	Hato Mayor del Rey	30	rrz	hato mayor
ua	Esperanza	27	wjd
2e1	Dajabón	05	cni
73	Cotuí	24	w4p
4c	Constanza	13	mqx	costanza|konstancija|villa de constanza
j	Concepción de La Vega	13	2716	la vega
1ff	Bonao	28	1kj9	banao
2v	Boca Chica	32	zq4
5o	San Cristóbal	21	3auw	benemerita de san cristobal
2e	Bayaguana	29	g8v	san juan bautista de bayaguana|san juan de bayaguana
c9	Baní	17	1fh1	ban|banti
1p	Bajos de Haina	21	1fj4	bajos de jaina
28	Azua de Compostela	02	19mr	compostela de azua
DZ
1h125	Boumerdas	35	guv7	bou merdes|cite de boumerdes|le rocher noir|roche noire|бумердес
a5	Zeribet el Oued	07	hw3	zribet el oued
25	Zeralda	42	djv
1j	Zemoura	48	gsq
n9	Touggourt	30	11uc
3t	Tolga	07	1gnq
23	Tlemcen	13	2u45	tilimsan|tlemecen|tlemsen
1h	Tizi Rached	15	dsg
c	Tizi-n-Tleta	15	hac
c	Tizi Gheniff	35	ll2	tizi renif|tizi rnif
4d	Tirmitine	15	k9h
d7	Timizart	15	vra
7	Timimoun	01	11zp	timmoun
9	el hed	06	olu
dz	Theniet el Had	44	ld3	teniet el ha
2	Thenia	35	chg	theniet beni aicha
9e	Telerghma	43	13wc	telergma
5r	Tebesbest	30	vpf
1u	Tazoult-Lambese	05	w4k	lambese|tazoult
j4	Tamanrasset		1kfc	tamahrasset|tamanghasset|tamanrassete
a	Tamalous	21	p4z
gt	Tadmaït	35	g60
96	Sour el Ghozlane	10	12qk
m	Souma	09	vft
1s	Sougueur	14	1gz2
81	Skikda	21	3hji	philippeville|phillippville
21	Sig	29	19fh
8j	Sidi Okba	07	qzt
1e	Sidi Moussa	09	18p4
6g	Sidi Mérouane	43	je1	sidi merouan
4q	Sidi Khaled	07	1dr0	sidi kraled
6y	Sidi ech Chahmi	31	reg	sidi chami
at	Sidi Bel Abbès	22	43yx	sid bel abbes|sidi bal abbes
1f	Sidi Amrane	30	mxy
45	Sidi Akkacha	02	khq
13	Sidi Aïssa	28	1ht8
3z	Sidi Abdelli	13	i5z	les abdellys
6y	Sfizef	22	nzd
cj	Sedrata	41	1552
1x	Seddouk	06	fcc
1g	Sebdou	13	vqy
4z	Saoula	42	cz0
1l	Salah Bey	19	i0b
3h	Saïda	20	2qdl	sajda
8q	Rouissat	30	1qc0
m	Rouiba	16	g06
v	Rouached	43	v2f
1p	Robbah	39	nhq
i1	Remchi	13	13iw
2p	Reguiba	39	1bzd
b	Reghaïa	35	16eq	la reghia alma
4	Reggane	01	pfy	reggan|zaouiet reggan|zaouiet reggane
4v	Râs el Oued	34	17rq	ras ehl uehd
w	Râs el Aïoun	05	qd3
i4	Oum el Bouaghi	04	25sl	canrobert|oum el bouachi
6a	Ouled Mimoun	13	q5c
k6	Oued Sly	02	njc
a	Oued Rhiou	48	1a6w
10	Oued Fodda	02	ycr
f	Oued el Alleug	42	gbe	oued el alleng
3	Oued el Abtal	29	hlv
4l	Ouargla	30	2rui	quargla|warkala|warqla
3h	Oran	31	dug0	ora|ouahran|оран|אוראן|ولاية وهران|وهران
9y	Nedroma	13	sjn
65	Naciria	35	bvf
8w	Mouzaïa	42	pg5	mouzaiaville
8l	Mostaganem	27	2sb4	mastaganeam|mustaghanam|mustaghanim
8u	Mila	43	1h3z
4o	Metlili Chaamba	47	12o5	metlili|metlili les chaamba
48	Messaad	17	24rh
x	Meskiana	04	n7b
1b	Mers el Kebir	31	fki	mers ehl kebir|mers el kabir
u	Merouana	05	10ri
8w	Melouza	34	jtx	melouda
8a	Mekla	15	mt4
38	Mehdia	14	uav	mahdia
2s	Megarine	30	ogv
6	Meftah	09	1aae
35	Médéa	26	35yz	lambdia
w0	Mazouna	48	h9a
5d	Mansourah	34	h2d	mansoura|mansur
3	Mansoûra	13	14cd	mansourah
36	Makouda	35	qmr
kp	L’Arbaa Naït Irathen	15	nm9	larbaa irathen nait|larbaa nath iraten
8	L’Arba	09	1hgy	arba|el arba
2c	Lakhdaria	10	17rj
1l	Laghouat	03	2fv4	laguat|larhouat|prowincja laghouat
3o	Ksar el Boukhari	26	1nji	boghari|borhari
c	Ksar Chellala	14	194e	chellala|chellala reibell
6r	Kolea	42	ojs
99	Khemis Miliana	44	1mjd	el khemis
2	Khemis el Khechna	35	12e5	khemis el khechma
c0	Kerkera	21	102j
fz	Djidiouia	48	oos	djidioua|djidjiouia|jdiouia
1z	Isser	35	dup	isserville
6f	I-n-Salah		11zb
an	Ighram	15	bli	irhram
8p	Hennaya	13	wdj	eugene etienne hennaya
12	Héliopolis	24	uyz
21	Hassi Messaoud	30	14w8
ef	Hammamet	12	m0o
6	Hammam Bou Hadjar	46	rp4	hamman bou habjar|hommam bou hadjar
1k	Hamma Bouziane	25	1cmc	hamma|hamma bouniane|le hamma
9s	Hadjout	42	l99
jg	Guelma	24	2nd2
fu	Frenda	14	1cuv
9	Freha	15	nz0	freda
98	Feraoun	06	gqs
dj	Es Senia	31	1gj8	la senia
i6	El Malah	46	ezb	el melah
2a	El Kseur	06	k3m
1h	El Khroub	25	1sma	el kroub|kroubs|le khroub|le kroub
3v	El Kala	36	rcp	ehl kaly
c	El Idrissia	17	tve
4s	El Hadjira	30	uo0
b	El Hadjar	23	1000
5t	El Eulma	19	2r1b	saint arnaud
5i	El Attaf	44	xtp	ehl attafom|les attafs|les attats
25	El Aouinet	04	pfv	aouinet ed dieb|aouinet el dieb
11	El Amria	46	kdj	el amiria
1c	El Affroun	42	ww3	el alfroun
e	El Achir	34	3e65
9	El Abiodh Sidi Cheikh	32	ub7	el abiod sidi cheik|el abiod sidi cheikh|el abiod sidi cheiki|el abiod sidi cheikr|el abiodh|el abrod sidi cheikr|sidi cheikh
7	El Abadia	44	m5w
4s	Ech Chettia	02	3llf
2t	Drean	23	16jv
1d	Draa el Mizan	10	vu7	dra ehl mizan|dra el mizane
c	Draa Ben Khedda	35	sw3	draa ben kredda
25	Douera	42	kry
u9	Djamaa	30	14sy	djama|djemaa
3b	Didouche Mourad	25	jvo
52	Dellys	35	kcw
4a	Debila	39	sf6
48	Dar el Beïda	16	ssf	dar ehl bejda
f	Dar Chioukh	17	15om	diar el chioukh
6w	Constantine	25	9nap	cirta
3t	Chorfa	10	fv0	cheurfa
y	Chiffa	09	hwy	la chiffa
13	Chetouane	13	usp
16	Cheria	12	1jmn
1p	Cheraga	42	lh7	cheragas
17	Chemini	15	gnl	azerou ait chemini|azrou north ait chemini
x	Chelghoum el Aïd	43	1jak	ghelghoum elaid|ghelgoum elaid
3v	Chebli	09	fct
2f	Charef	17	ldg	charet
2y	Chabet el Ameur	35	f2a	chabet el ameuro
4h	Brezina	32	eq4	brexina
5p	Bou Tlelis	31	k68
cf	Boumahra Ahmed	24	hri
6m	Boukadir	02	kkm
f	Bou Ismaïl	42	haj
n	Bouinan	09	ncv	bouinane
1z	Bou Hanifia el Hamamat	29	la0	bou hanifia|bou hanifia el hammamet|bou hanifia les thermes|sidi bou hanifia
36	Bougara	09	1cqb	bouguera
9	Bougaa	19	ts5
p	Boufarik	09	1a3i
1c	Boudouaou	35	yu9
8	Boudjima	15	fv1
6f	Boû Arfa	09	y27
48	Bordj Zemoura	34	f9i	zemmoura|zemmours|zemoura
y	Bordj Ghdir	34	qc8	bordj rdir|bordj redir
7	Bordj el Kiffan	16	2n3i	fort de leau
2m	Boghni	15	166i	boghari|borhni
2k	Birkhadem	16	1jca	birkadem
5	Birine	17	13ih	birin
m	Bir el Djir	31	1ghs
4	Bir el Ater	12	1h0f
5e	Besbes	36	1f5b
r	Berrouaghia	26	1q65	berrouarhia
b	Berriane	47	yec	berrian
q	Berrahal	23	evy
6x	Bensekrane	13	gf7	ben sokrane
2t	Ben Mehidi	36	lwu
2n	Beni Saf	46	zse	beni sat
z	Beni Mester	13	fa8
6	Beni Mered	09	1zkd
29	Beni Douala	15	pxn	beni doula
10	Beni Amrane	35	e7i	beni amran
ge	Bejaïa	06	3imf	bedzaja|bougie|bugia
5l	Béchar	08	32mu	beshare|colomb bechar|wilaya de beshar
16	Batna	05	60ny	batna city|wilaya de batna
1l	Barika	05	249q
m	Barbacha	06	oof
2	Baraki	42	29bu
5l	Bab Ezzouar	16	5woe	le retour de la chasse
1p	Azzaba	21	1m45
3k	Azazga	15	vcf	agagza|agazza
a1	Arris	05	s9t
37	Arhribs	15	ihi	aghribs
2w	Arbatache	35	dhl	arbatach|larbatach|larbetache
4s	Aoulef		j58	aoulef el arab
5o	Annaba	23	4fe2	annaba syaht|bona|bone
4c	Ammi Moussa	48	hqx
e	Amizour	06	jxd	oued amizour
8n	Algiers	16	16dz3	al jazair|algeirsborg|alger|algeri|algeria|algero|aljer|alzhir|alzyras|argel|arjel|caesair|casair|αλγερι|алжир|אלגיר|ولاية الجزاير|अल्जीयर्स|አልጀርስ|アルジェ|阿爾及爾|알제
4m	Akbou	06	1ffi
6f	Aïn Touta	05	1jrs
o	’Aïn Temouchent	46	1896	ain temonchent|ain temoucheni|aine temouchent
b	Aïn Taya	16	gtz	aine taya
e	Aïn Smara	25	mco	aine smara
h	Aïn Sefra	45	1cxo	aine sefra
t	Aïn Oussera	17	2jkv	el oussera|paul cazelles
12	’Aïn Merane	48	qjx	aine merane
1d	Aïn Kercha	04	p2p	ain kercka|aine kercha
17	Aïn Fakroun	04	1gsx	aine fakroun
h	’Aïn el Turk	31	yyz	ain et turk
b	’Aïn el Melh	28	upi	ain melah|aine melah|ajn ehl melkh
m	’Aïn el Hammam	15	lml	ain el hamman|aine el hammam|ajn ehl khammam
5	‘Aïn el Hadjel	28	wtb	aine el hadjel
h	Aïn el Bya	31	sqh
6	’Aïn el Berd	22	cro
4	’Aïn el Bell	17	omk	ain el ibel|ajn ehl bella
15	’Aïn Deheb	14	rw2
17	Aïn Bessem	10	mqd
7	’Aïn Benian	42	nzy	ain berrian
c	Aïn Beïda	04	29lx	aine beida
a	’Aïn Arnat	19	r2o	aine arnat|arnat
c	’Aïn Abid	25	mr2	aine abid
bw	Aflou	03	1tcb	aflu
86	Abou el Hassan	02	ija	abou el hassen|bordj abou el hassen
2hsi9	BABOR - VILLE	19	pgo
EC
268br	Zamora	Z	bsc
4i	Yaguachi	G	lkb	yaguachi nuevo
1t	Vinces	R	p2p
29	Ventanas	R	101g
6	Velasco Ibarra	G	11ma
cg	Tena	N	d90
6n	Sucre	M	bsm
9d	Santo Domingo de los Colorados	P	4an9	santo domingo
1n	Santa Rosa	O	w9k
2a	Santa Elena	SE	wkm
74	San Lorenzo de Esmeraldas	E	fld	puerto san lorenzo|san lorenzo
4u	San Gabriel	C	bns
5h	Samborondón	G	ily	samrondon
z	Salinas	G	xue
4d	Rosa Zárate	E	wi1
2l	Riobamba	H	2o1q
34	Quito	P	u03q	kitas|kito|kitu|quitum|san francisco de quito|κιτο|горад кіта|кито|кіто|կիտո|קיטא|קיטו|كىتو|كيتو|کويتو|کويیتو|کیٹو|क्वितो|क्वीटो|กีโต|ཁེ ཐོ|კიტო|ኪቶ|キト|基多|키토
2x	Quevedo	R	2k5o
h	Puyo	Y	j75	el puyo
2s	Pujilí	X	ch4	pajili
5h	Propicia	E	21se
1o	Portoviejo	M	3nfa	portovekho
22	Playas	G	nl0
37	Piñas	O	d3p
4d	Pelileo	T	csc
8	Pedro Carbo	G	i18
30	Pasaje	O	ym4
82	Otavalo	I	oy2	otovalo
50	Naranjito	G	qe6
9	Naranjal	G	oq5
4t	Montecristi	M	e5r
9	Montalvo	R	bzv
9m	Manta	M	3xby	manta ecuador|puerto de manta
3f	Machala	O	48vf
3	Machachi	P	jv2
5	Macas	S	i9z
3i	Loja	L	2iw4	lokha
56	La Troncal	F	s1t
h	Latacunga	X	13wl
6v	La Maná	X	coy
e	La Libertad	G	1mjt
1i	Nueva Loja	U	ioj	nuehva lokha
79	Jipijapa	M	rp9
6b	Ibarra	I	2bui
1b	Huaquillas	O	uod
1dp	Guayaquil	G	15u71	gouagiakil|guajakil|gvajakila|gvajakilis|wayakil|γουαγιακιλ|гвајакил|гуаякиль|ґуаякіль|غواياكيل|グアヤキル
1q	Guaranda	B	h4n
2r	Gualaceo	A	d7m
an	El Triunfo	G	owq
3v	Durán	G	3lgo	alfaro|eloy alfaro
d6	Cuenca	A	5xpg	kuehnka
d5	Chone	M	yj3
c7	Cayambe	P	kie
l	Catamayo	L	ebp
34	Cariamanga	L	d0e
5z	Calceta	M	dc6
6a	Boca Suno	D	fo9	suno
5t	Balzar	G	uyb
14	Bahía de Caráquez	M	slc	bahia
h	Babahoyo	R	1muv	babahoya
g	Azogues	F	qwt
18	Atuntaqui	I	dgw
5v	Ambato	T	3b41	san juan de ambato
EE
cldl	Viljandi		fo5	vilande|viljandis
l2	Tartu	793	2604	derpt|dorpat|tarbatum|terbata|yuryev
22	Tallinn		8g14	=reval|castrum danorum|kallinn|kolyvan|raaveli|raeaeveli|revel|talin tallinn|talinas|talino|tallina|ταλιν|ταλλιν|талин|таллин|таллін|талін|տալլին|טאלין|تالين|ทาลลินน์|ტალინი|ታሊን|タリン|塔林|탈린
7p	Sillamäe	45	cv4	sillamagi
db	Rakvere	60	cww	rakvere vald
bj	Pärnu	68	y3k	paernu|parnawa|pjarnu
cj	Narva	45	1fok
bk	Maardu		cty
ml	Kohtla-Järve	45	zjg	jarve|kohtla jerve|kokhtla
EG
7ezy	Ziftá	GH	1zi3
xi	Toukh	KB	1g5r	tukh
79	Tanda	GH	8of9	tanta|танта|טנטא|טנטה|طنطا
19	Ţāmiyah	FYM	105u
1d	Ṭalkha	DK	3dpl	talha
l	Talā	MNF	13qi	tale|talla
m	Ţahţā	SHG	1xwf
37	Sumusţā as Sulţānī		sr0
1b	Sūhāj	SHG	4hl7	sawhaj|sohag|suwhaj
8s	Sīdī Sālim	KFS	111a
ru	Shirbîn	DK	166s	sharbin
16	Shibīn al Qanāţir	KB	17vs	shabin al qanatir|shabir al kanatir
fj	Samannūd	GH	16f8	samnud
2	Samālūţ	MN	1xsx
di	Rosetta	BH	1dr5	rosette
4n	Quwaysinā	MNF	wyc
6	Quţūr	GH	iea
1a	Kousa	KN	1afp
3k	Qinā	KN	51lu	caene|kena|keneh|qana|qena
6n	Qalyūb	KB	25jj
hx	Naj‘ Ḩammādī	KN	vs0	nag hamadi|nag hamado|nag hammadi geschriften|naga hamadi
pa	Minyat an Naşr	DK	17xz	minyet el nasr
a	Minūf	MNF	1sjn	manuf
7m	Maţāy	MN	yvz	matai|muttay
1f	Mashtūl as Sūq		zc6
1i	Marsá Maţrūḩ	MT	1bve	matruh|mersa matrouh
50	Manfalūţ	AST	1orc	monfalut
12	Mallawī	MN	31yg	mallauri
7g	Madīnat Sittah Uktūbar	GZ	wcq
g7	Kawm Umbū	ASN	1a4r	kum ombu
q	Kawm Ḩamādah	BH	scv	kom hamada
7p	Kafr Şaqr		qzb
78	Kafr az Zayyāt	GH	1kvx	kafr ez zaiyat|kafraz zayyt
3t	Kafr ash Shaykh	KFS	3336
7l	Kafr ad Dawwār	BH	5qay	kafr ed dauwar|kafr el dawdar
5q	Juhaynah	SHG	10wd	jihaynah
19	Jirjā	SHG	2qyi	girga
a6	‘Izbat al Burj	DK	ta9
s	Iţsā	FYM	yxh
t	Isnā	KN	1hhz	asna|ehsna|esna
4z	Idkū	BH	29hb	edkou
k	Ibshawāy	FYM	13hh
43	Ḩalwān	C	4xgw	helouan|helouan les bains|hulwan
40	Hihyā		xig
1p	Ḩawsh ‘Īsá	BH	1tuw	hosh isa
me	Fuwah	KFS	1cum	fuwa
3j	Farshūţ	KN	15jv
c	Fāraskūr	DT	18z0	fariskur
18	Fāqūs		1ch1
tf	Damietta	DT	1naf	damiata|damiette
1b	Diyarb Najm		1401	diarb negm
d	Disūq	KFS	26qd	dasuq
7	Dishnā	KN	15th	dashna
1l	Dikirnis	DK	2y4m	dikinis
2p	Dayrūţ	AST	1gb0	dayrut al mahattah
5	Dayr Mawās	MN	vc1
4u	Damanhūr	BH	4vvr	bandar damanhur|hermopolis parva
48	Būsh		1uts
j	Port Said	PTS	bjey	bor said|madinat bur said|madinet port said|port saidas|puerto said|порт саид|פורט סעיד|بور سعيد|بورسعيد|塞德港
1	Būr Safājah	BA	pf4	safaga
5l	Bilqās Qism Awwal	DK	27xo	balqas|bilqas
j	Bilbays		2rp7
3m	Basyūn	GH	16ub
5n	Banī Suwayf		42bc	beni souef|beni sue
13	Banī Mazār	MN	18vd	beni mazar
1w	Banhā	KB	3kvp	athribis|bandar banha|bankha|benha|benna
5x	Az Zaqāzīq		63zd	az zagazig|es zaqiziq|ez zaqaziq
2b	Awsīm	GZ	1d9y	usiim
3q	At Tall al Kabīr	IS	13sh	at tell al kebir|et tell el kebir
21	Asyūţ	AST	90ix	assuit|licopolis|siut|асьют|اسيوط
9	Aswān	ASN	565p	assuao|asuan aswan|asuanas|asuano|es suan|syena|syene|syeue
4	Suez	SUZ	agn1	al qulzum|as suways|clysma|el seweis|es suweis|souez|suecas|suehc|suehckij|sues|suess|sueveys|suveys|σουεζ|суэц|суэцкии|السويس|سويس|スエズ|수에즈
2w	Aş Şaff	GZ	thh	el saff|es saff
1h	Ash Shuhadā’	MNF	1130	esh shuhada
2n	Ashmūn	MNF	1rnv
bk	Al Wāsiţah	FYM	swd	el wasta
12	Luxor	LX	91xj	al uqsur|el aqsur|el kusur|luksoras|luksoro|luxor alaqsr|luxor الاقصر|луксор|اقصر|الاقصر|ლუქსორი|樂蜀
o	Al Qūşīyah	AST	1gru
5	Al Quşayr	BA	j0t
b	Al Qurayn		1bmq	al qurayn wa tawahin al haysamiyah
1y	Al Qanāyāt		x40
3	Al Qanāţir al Khayrīyah	KB	17fy	izbat shalqan
f	Cairo	C	4ls2e	=al qahirah|=el cairo|=kairo|=le caire|caire|cairo alqahrt|cairo القاهرة|cairu|cairus|el caire|il cairo|kahirae|kair|kaira|kairas|kajro|lo cayiro|masr|misr|καιρο|каир|каиро|каір|קהיר|القاهرة|قاهره|قاھىرە|قاہرہ|கெய்ரோ|ไคโร|ཁ ཡི རོ|ქაირო|ካይሮ|カイロ|开罗|카이로
1k	Al Minyā	MN	4v9q	ehl minja|minieh
u	Al Maţarīyah	DK	24nx	matarieh
12	Al Manzilah	DK	1g2m	al manzalah
7	Al Manşūrah	DK	9083	el masura|manoura|mansoura|mansourah|المنصورة|منصورة|منصوره
c	Al Manshāh	SHG	1b66
1k	Al Maḩallah al Kubrá	GH	98lo	el mahalla|el mahalla el kubra|mehalla el kobra|المحلة الكبرى
2r	Al Khānkah	KB	1c6a
1v	Al Jīzah	GZ	1gd6r	el giza|el gizeh|ghizeh|giza|gizah|gizeh|gizo|guize|гиза|الجيزة|جیزه|ギーザ
y	Al Jamālīyah	DK	1grh	el gamaliya
q	Ismailia	IS	63rh	ismailieh
3	Alexandria	ALX	29ozg	=al iskandariyah|=alejandria|=alexandrie|alegsandiri|alehandriya|aleksandrij|aleksandryjo|alesandria degito|alessandria|alexandria magna|cathair alastair|isgenderiyye|iskenderiye|iskindiriya|oloksandrija|αλεξανδρεια|александрии|александрија|александрія|горад александрыя|ольоксандрия|ալեքսանդրիա|אלכסנדריה|אלעקסאנדריע|اسكندريه|اسکندریه|الاسكندرية|يەسکەندەرییە|ܐܠܟܣܢܕܪܝܐ|अलेक्झांड्रिया|सिकन्दरिया|আলেকজান্দ্রিয়া|আলেক্সান্ড্রিয়া|એલેક્ઝાન્ડ્રિયા|அலெக்சாந்திரியா|అలెగ్జాండ్రియా|ಅಲೆಕ್ಸಾಂಡ್ರಿಯ|അലക്സാണ്ട്രിയ|อะเล็กซานเดรีย|ཡ ལི ཧྲན ད|ალექსანდრია|እስክንድርያ|アレクサンドリア|亚历山大港|亞歷山卓|알렉산드리아
19	Al Ibrāhīmīyah		qq6
24	Al Ḩawāmidīyah	GZ	2aft	el hawamdiya
y	Al Ḩāmūl	KFS	zc6
26	Al Ghardaqah	BA	21s6
t	Al Fayyūm	FYM	6kex	al fajum|arsinoe|crocodilopolis|el faiyum|faijum|faium|fajum|fayoom|fayoum|fayum|fayyoum|fayyum|madinat al fayyum|madinet el faiyum|medinat fayum|shedit|аль фаюм|استان فیوم|الفيوم|محافظة الفيوم
9	Al Fashn		1d81	el fashn|fashn
1t	Al Bawīţī	GZ	ffk
15	Al Balyanā	SHG	11nl
m	Al Bājūr	MNF	s9l	el bagur|el baqur
l	Al Badārī	AST	y1w
h	Al ‘Ayyāţ	GZ	quk	ayat|el aiyat|el ayyat
1f	Al ‘Arīsh	SIN	2rfb	city of cut noses|el arish|rhinocolorum|rhinocolura|rhinocorura
37	Akhmīm	SHG	24qe	akhmun|ekhmin
15	Ajā	DK	qro
3h	Ad Dilinjāt	BH	v5u	ed dilingat|el dilingat
4x	Abū Tīj	AST	1izd	abu tig
7l	Abū Qurqāş	MN	1b7i	abu gurgas|abu qirqas
5s	Abū Kabīr		25os	abu kebir|kafr abu kabir|kafr abu kebir
b1	Abū al Maţāmīr	BH	vva	abu elwet matamir
2j	Abnūb	AST	1h1p
116o	Idfu	ASN	3k5y
6dq	Az Zarqā	DT	uve
487vd	Ain Sukhna	SUZ	z5c
EH
1grle	Smara		wg8	asmara|es semara|es smara|semara|smar
rz	Laâyoune / El Aaiún		414k	aaium|aaiun|aiun|ajuno|al aaiun|al ayoun|al ayun|al ujun|ehl ajun|ejbei uad el aabd|el aaiun|el aium|el aiun|el ajun|el ayun|laayoune|layoun
fq	Ad Dakhla		1lvc
ER
731u	Massawa	SK	hto	massau|massowa
245	Keren	AN	1lps	cheren|kehrehn
79s	Barentu	GB	c9f	barehntu
gd	Asmara	MA	c34q	asmehra|asmera|ασμαρα|асмара|асмэра|ասմարա|אסמרה|اسمرة|አስመራ|ኣሥመራ|ኣስመራ|アスマラ|阿斯瑪拉|阿斯馬拉|아스마라
2e	Assab	DK	gfo	baia di assab
163	Mendefera	DU	dpx	mehndehfehra
ES
1hs6x	Zubia	AN	dqj
20	Zafra	EX	co8
p	Yecla	MU	r0x	iecla
1p	Villena	V	r6e
s	Villarrobledo	CM	kk2	billarrobledo|viljarrobledo|villa robletum
i	Vila-real	V	13id
18	Villanueva de la Serena	EX	jxq	viljanuehva de la serena
z	Villajoyosa	V	q2t
1q	Vícar	AN	hmt
3b	Vélez-Málaga	AN	1l8u
55	Valencia	V	hg8w	balenzia|valence|valencia valencia|valensija|valenza|walencja|валенсия|ולנסיה|بلنسية|ვალენსია|バレンシア|巴倫西亞
s	Valdepeñas	CM	o17	valdepenjase|yaldepenas
2j	Utrera	AN	133d
13	Ubrique	AN	d3n
4	Úbeda	AN	ri9
30	Totana	MU	mjf
l	Torrox	AN	d16
8	Torrevieja	V	26jk	torrevekha|torrevella|torrevella de la mata
i	Torre-Pacheco	MU	oav
8	Torrent	V	1olr	torrente
2	Torremolinos	AN	1ei0	toremolinos malaga
33	Tomelloso	CM	te7
2	Tomares	AN	hkk
f	Toledo	CM	1rhv	tolede|toletum
24	Tías	CN	fbd
1l	Telde	CN	2567
v	Teguise	CN	eze
q	Tarifa	AN	dq9
2m	Talavera de la Reina	CM	1wk8	talavera del tajo
w	Tacoronte	CN	i6i
i	Tavernes de la Valldigna	V	e1f	tabernes de valldigna
l	Sueca	V	mb0
38	Silla	V	en7
v	Sevilla	AN	f2li	=seville|hispalis|sebilla|sebille|sevidzheh|sevilja|sevilo|seviya|sibilia|siviglia|σεβιλλη|горад севілья|севиджэ|севилья|севиля|севиља|севілья|սեւիլյա|סביליה|סעווילא|اشبيلية|اشبیلیہ|سبیا|سيبييا|सेबिया|செவீயா|เซบียา|სევილია|セビリア|セビリャ|塞维利亚|세비야
3d	San Vicent del Raspeig	V	14zq	san vicente|san vicente del raspeig|sant vicent del raspeig
i	Santomera	MU	btj
1g	Santa Pola	V	oi8
1c	Santa Lucía	CN	1d3p	santa lucia de tirajana
c	Santa Eulària des Riu	IB	o5u	santa eulalia del rio|santa eularia del riu
c	Santa Cruz de Tenerife	CN	4rm9	santa cruz|tenerife|teneriffa
6	Santa Cruz de la Palma	CN	d6k
m	Santa Brígida	CN	es2
11	San Roque	AN	mkh
8	San Pedro del Pinatar	MU	ibe	san pedro del pintar
14	San Miguel	CN	chf
j	Sanlúcar de Barrameda	AN	1erx	sunlucar de barrameda
n	San Juan de Aznalfarache	AN	g17
1	San Juan de Alicante	V	gxf	sant joan dalacant
m	Sant Josep de sa Talaia	IB	h3v	san jose|san jose de la atalaya
e	San Javier	MU	o94
m	San Fernando	AN	22cu	san fernanando
d	La Laguna	CN	3891	san cristobal de la laguna
13	San Bartolomé	CN	148x	san bartolome de tirajana|san bartolome tirajana
7	San Bartolomé	CN	ead
1	Sant Antoni de Portmany	IB	gv0	san antonio
4r	Sagunto	V	1eza	sagonte|sagunt|saguntum
29	Rota	AN	m04
g	Roquetas de Mar	AN	1rs9	roketas de mar|roquetas
e	Ronda	AN	sez
m	Rojales	V	ftq	rojals
2s	Rincón de la Victoria	AN	tu2
s	Ribarroja	V	fsk
1e	Requena	V	gf2
1s	Realejo Alto	CN	rqz
3p	Puçol	V	eoa	puzol
16	Puerto Real	AN	v07	puehrto real
8	Puertollano	CM	1402	puehrtoljano
9	Puerto del Rosario	CN	rir	puehrto del rosario|puerto de cabras|puerto rosario
a	Puerto de la Cruz	CN	ouz
10	Puente-Genil	AN	n69
j	La Pobla de Vallbona	V	frj	puebla de vallbona
v	Priego de Córdoba	AN	i55	priego
1m	Pozoblanco	AN	dmt
2k	Pollença	IB	dbg	pollensa
45	Pilar de la Horadada	V	h0i	el pilar de horadada
13	Picassent	V	f9m
6q	Paterna	V	1def
3j	Palma	IB	8lme	ciutat de mallorca|madina mayurqa|palma de maiorca|palma de majorque|palma de malhorca|palma mallorcakoa|пальма|פלמה דה מיורקה|ميورقة|パルマ デ マリョルカ|帕爾馬|팔마데마요르카
1	Palma del Río	AN	gno
10	Pájara	CN	g2d
3	Paiporta	V	i5b
n	Osuna	AN	drv
o	Orihuela	V	1uhg	oriola|oriuehla
u	Ontinyent	V	t47	ontenente
9	Onda	V	jtn
u	Oliva	V	lxf
1e	Novelda	V	kxr
r	Níjar	AN	kgk	nikhar
i	Nerja	AN	gtv
2c	Navalmoral de la Mata	EX	dak	navalmoral|navalmoral de la mota
2k	Murcia	MU	9d3a	ciutat de murcia|murcie|murcio|murcja|mursia|мурсия|מורסיה|مرسية|مورسیا|ムルシア|穆尔西亚
k	Mula	MU	d2l
t	Muchamiel	V	hda
c	Motril	AN	1aif
w	Morón de la Frontera	AN	lyf	moron
2k	Montilla	AN	ie8	montilja
3	Montijo	EX	cj0
2r	Moncada	V	gwc	montcada
1k	Molina de Segura	MU	1dfl	molina
w	Moguer	AN	f3l
7	Mogán	CN	gqi
d	Mislata	V	xrg
1z	Mijas	AN	1kxn	mikhas
z	Mérida	EX	17ij	merido
u	Melilla	ML	1kok	ciudad autonoma de melilla|melilja|melilo|meliya|mlila
10	Mazarrón	MU	r6d
2b	Massamagrell	V	bqi	masamgrell
7	Martos	AN	j0v
o	Marratxí	IB	pqc	marrachi
1p	Marchena	AN	f94
b	Marbella	AN	2vvj	marbelja
7	Maracena	AN	g27
e	Manzanares	CM	esy	manzanarre
7	Manises	V	njg
j	Manacor	IB	vac
14	Málaga	AN	c6i9	malaca|malago|малага|מאלגה|מלאגה|مالاگا|مالقة|ملقة|มาลากา|マラガ|马拉加
v	Mairena del Aljarafe	AN	vek	aljarafe
1	Mairena del Alcor	AN	ftq	mairano del alcor|maireno del alcor
d	Maó	IB	mh1
2j	Lucena	AN	wlk
4h	Los Palacios y Villafranca	AN	sew	villafranca los palacios
2q	Los Llanos de Aridane	CN	g0u	los llanos
4t	Los Barrios	AN	h7r
18	Los Alcázares	MU	c1v
n	Lorca	MU	1ywy	lorko
2	Lora del Río	AN	exk
1h	Loja	AN	gna
12	Llucmajor	IB	ru6
1g	Llíria	V	hiq
9	Linares	AN	1bbu
r	Lepe	AN	jz2
o	Lebrija	AN	kea	lebrikha
1j	La Unión	MU	dop	unio
1w	Las Torres de Cotillas	MU	g92
1f	Las Palmas de Gran Canaria	CN	86mv	kanaria handiko las palmas|las palmas|las palmas de gc|laspalmasa|les palmes de gran canaria|palmas|лас палмас де гран канариа|лас пальмас де гран канария|ラス パルマス デ グラン カナリア|拉斯帕尔马斯
e	La Solana	CM	cqn
5t	Las Cabezas de San Juan	AN	cpc	las cabezas san juan
1q	La Roda	CM	ce4
7	La Rinconada	AN	rq0
3m	La Orotava	CN	vrn	villa de la orotava|villa orotava
6	La Oliva	CN	gz0	oliva
3	la Nucia	V	dsi	la nusia
33	La Línea de la Concepción	AN	1dub	la linea|la linea de la konsepson
5c	L'Eliana	V	crs	la eliana
2c	La Carolina	AN	c94
4n	Jumilla	MU	jth	khumile
1z	Jerez de la Frontera	AN	4g4s	herezo|jarez de la frontera|jerez|xeres
a	Javea	V	odl
9	Xàtiva	V	moa	jativa|khativa
1e	Jaén	AN	2hxp	haeno|khaehn|xaen jaen
10	Isla Cristina	AN	ggc
c	Ingenio	CN	mmf	carrizal de ingenio
9	Inca	IB	mm4
m	Icod de los Vinos	CN	ijc
5	Ibiza	IB	11kc	ibica|ibiza stad|ibiza town
1	Ibi	V	ilt
1q	Huércal-Overa	AN	dm5	huescal overa
6	Huelva	AN	36ti	onubo|uehlva
6x	Hellín	CM	nwg
1j	Güimar	CN	dmm
8	Guía de Isora	CN	fug	guia|guia de izara
16	Guardamar del Segura	V	cll	guardamar|guardamar de la safor|guardamar de la segura
n	Guadix	AN	fqj	quadix
56	Granadilla de Abona	CN	uux	granadilla
6	Granada	AN	50t1	granada grenada|granado|granata|grenada|grenade|grenado|grenayd
6y	Gandia	V	1pqs	gandie
1x	Gáldar	CN	itx
4f	Fuengirola	AN	1j5m
4b	Felanitx	IB	e3i
1u	Estepona	AN	1em0
68	El Viso del Alcor	AN	e5r
4n	El Puerto de Santa María	AN	1vo0	ehl puehrto de santa marija|el puerto|pto de station maria
7z	El Ejido	AN	1szn	barriada el ejido|ehl ehkhido|ejido
b	Elda	V	16kg	ehlda
1i	Elche	V	4xk0	ehlch|elch|elig|elx|illice
4q	El Arahal	AN	euo
15	Écija	AN	v68
o	Dos Hermanas	AN	2mv3
q	Don Benito	EX	rm7
1m	Denia	V	yb4
1a	Daimiel	CM	ean
p	Cullera	V	im1
3b	Quart de Poblet	V	job
16	Crevillente	V	m2p	crevillent
3f	Coria del Río	AN	lok
7	Córdoba	AN	71f0	cardoue|cordoue|cordova|kordava|kordovo|кордава|кордоба|кордова|קורדובה|قرطبة|قرطبه|قرطبہ|کوردوبا|กอร์โดบา|コルドバ
1d	Conil de la Frontera	AN	g6w	conil
26	Coín	AN	gve
z	Ciudad Real	CM	1l3y	sjudad real
n	Cieza	MU	r5s
15	Xirivella	V	noj	chirivelja
b	Chipiona	AN	ec7	chipiana
10	Chiclana de la Frontera	AN	1nn1	chiclana
3u	Cehegín	MU	ciz
13	Catarroja	V	kuz	katarrokh
1c	Castilleja de la Cuesta	AN	d8e	castilleja
e	Castelló de la Plana	V	3uw5	castello|castellon|castellon de la plana
8c	Cartaya	AN	dtd
3	Cártama	AN	gg1
3	Cartagena	MU	4jks	carthagene|carthago nova|kartakhena
1o	Carmona	AN	lvc
3	Carlet	V	bzb
t	Carcaixent	V	grr	carcagente|carcaixen
l	Caravaca	MU	kdr
34	Candelaria	CN	irj	cancelaria|kandelarii
3m	Campo de Criptana	CM	bku
y	el Campello	V	kgf
u	Camas	AN	k2n
g	Calvià	IB	13y6
3	Calp	V	mw2	calpe
6	Callosa de Segura	V	dtw
2q	Cadiz	AN	2pta	cadice|cadix|cai|gadeira|gades|gadir|iungadir|kadisas|kadizo|kantith|la tacita de plata
b	Cáceres	EX	1zuz	kaseres
y	Cabra	AN	gh4
1s	Burriana	V	qo5
3	Burjassot	V	tnl	bujursot|burkhasot
3d	Bormujos	AN	ece
3r	Bétera	V	g04
1c	Berja	AN	bln
20	Benidorm	V	1it6
h	Benetússer	V	btd
y	Benalmádena	AN	19eu
24	Baza	AN	i0v
3c	Barbate de Franco	AN	hog	barbate
23	Bailén	AN	eht
3	Baeza	AN	cjh
2	Baena	AN	g4z	baehna
5	Badajoz	EX	36ge	ara pacis augustalis|badahozo|badakhos
10	Ayamonte	AN	fou
t	Atarfe	AN	bvr
p	Aspe	V	fkk	asp
9	Arucas	CN	rz7
1f	Arrecife	CN	19mf	aresife
c	Arona	CN	1onq	aron
8	Armilla	AN	ghw
23	Arcos de la Frontera	AN	o2y
b	Archena	MU	e1m
y	Antequera	AN	yuo	anteguera|antekera
s	Andújar	AN	u6f
1u	Altea	V	ick
17	Almuñécar	AN	ldc
8	Almoradí	V	erv	almordi
2	Almonte	AN	gt2
t	Almería	AN	41oq	almeri|almerio|unci
7	Almendralejo	EX	px0	almendralekho
g	Almassora	V	j9f
e	Almansa	CM	jun
15	Aljaraque	AN	duw
e	Alicante	V	76at	akra leuke|alacant|alakanto|lucentum|аликанте|اليكانته|アリカンテ|阿利坎特
7	Alhaurín el Grande	AN	hzr
1	Alhaurín de la Torre	AN	r3e
6	Alhama de Murcia	MU	fbo	alhama
k	Algemesí	V	luc
1	Algeciras	AN	2ho1	al jezita|alchesirasas|alchezira|algecires|algesiras|algesires|algethiras|alkhesiras|alxeciras
18	Alfafar	V	g39
k	Aldaia	V	n2y
e	Alcúdia	IB	epr
7	Alcoy	V	1bhs	alco
v	Alzira	V	yhe	alcira
2	Alcázar de San Juan	CM	no3	alcaraz de san juan|alcazar|alkasar de san khuan
l	Alcantarilla	MU	vp8	alkantarilja
8	Alcalá la Real	AN	hkv
5	Alcalá de Guadaira	AN	1i4r
12	Alboraya	V	had
5	Albolote	AN	d6p
16	Albal	V	bwz
8	Albacete	CM	3myc	albasete
13	Alaquàs	V	ng8
s	Agüimes	CN	mbg
8	Águilas	MU	qn9	agilas|agudas
2p	Adra	AN	it1
7	Adeje	CN	xc4	costa adeje
ysk	Groa de Murviedro	V	1c4g
bi6r	Zarautz	PV	hgj	zarauz
8	Zaragoza	AR	egb1	=saragossa|caesaraugusta|caesarea augusta|salduba|salduie|saragoca|saragosse|zargoza|сарагоса|סרגוסה|سرقسطة|サラゴサ|萨拉戈萨
i	Zamora	CL	1f5h	zamoro
3p	Viveiro	GA	cj2
o	Gasteiz / Vitoria	PV	51u5	bittorixa|gasteiz|victoriacum|vitoria|vitoria gasteiz|vitorio
2d	Vinaròs	V	ltd	vinarose
3b	Villaviciosa de Odón	M	kff	viljavisiosa de odon
cd	Villaquilambre	CL	d4l
10	Vilanova i la Geltrú	CT	1eua	vilanova
u	Villanueva del Pardillo	M	bn3
x	Villanueva de la Cañada	M	cys
7n	Vilalba	GA	bwt
1h	Vilagarcía de Arousa	GA	szs
p	Vilafranca del Penedès	CT	tnd	vilafranca do penedes vilafranca del penedes|vilafranca penedes|viljafranka del penedes|villafranca del panades
5n	Vila-seca	CT	g3m	vilaseca|vilaseca de solcina
2	Vilaseca	CT	dcp
3m	Viladecans	CT	1czl
15	Vigo	GA	6df8
22	Vic	CT	uqs
3m	El Vendrell	CT	rn1
8o	Valls	CT	jd0	vals
50	Valladolid	CL	6t9k	pincia|pintia|pucela|valadolido|vallis tolitum|vayadolid|вальлядалід|вальядолид|ויאדוליד|بلد الوليد|バリャドリッド
5g	Valdemoro	M	1cf2
6s	Vaciamadrid	M	1gs5	vasiamadrid
r	Utebo	AR	dn1
69	Tui	GA	dbi	tuy
1i	Tudela	NA	qsd
77	Tortosa	CT	r47
2g	Torrelodones	M	gt1
a	Torrelavega	CB	1763
9	Torrejón de Ardoz	M	2j6a	torrekhon de ardos
n	Torredembarra	CT	bs8
44	Tordera	CT	bu9
1h	Tolosa	PV	dx8
3a	Teruel	AR	rb8	tergueel|terol|teruehl|teruelo|terulium
13	Teo	GA	dqn
3c	Tàrrega	CT	crf
1	Terrassa	CT	4irh
2	Tarragona	CT	309v	taragono|tarraco|tarrago|tarragone
t	Tarancón	CM	c2r
a4	Soria	CL	ui0
5g	Sitges	CT	lck	sitzhes
4k	Sestao	PV	mqs
9	Seseña	CM	civ
5q	Segovia	CL	17pw	segovie|segovio
42	Cerdanyola del Vallès	CT	19bv	cerdanyola
14	Sant Vicenç dels Horts	CT	ldh
b	Barakaldo	PV	23z0	san bizenti barakaldo|san vicente de baracaldo
s	Santurtzi	PV	108y	santurce antiguo
1t	Sant Just Desvern	CT	c77
2o	Santiago de Compostela	GA	21dg	compostelako donejakue|compostella|saint jacques de compostelle|santiago|santjago de kompostela
1b	Santa Perpètua de Mogoda	CT	jbs
t	Santander	CB	3wz0	portus victoriae iuliobrigensium|sanandere|santandehr|santandero
2e	Barberà del Vallès	CT	o14	santa maria de barbera
4x	Santa Coloma de Gramenet	CT	2kdh	santa koloma de gramanet
1n	San Sebastián de los Reyes	M	1mko	ss de los reyes
4	Donostia / San Sebastián	PV	3z0t	donosti|donostia|donostio|la bella easo|saint sebastien|san sebastian|san sebastjan|sanse|sant sebastia|sao sebastiao
1l	Sant Quirze del Vallès	CT	e8u
16	Sant Pere de Ribes	CT	lvl	san pedro de ribas
61	San Martín de la Vega	M	e34
2q	San Lorenzo de El Escorial	M	dsx	el escorial|eskorialo|san lorenzo|san lorenzo del escorial
1m	Vilassar de Mar	CT	f16	vilassar del mar
3	Sant Joan Despí	CT	opq
2j	Sanxenxo	GA	dcz	sangenjo
h	San Fernando de Henares	M	vmd
f	Sant Feliu de Llobregat	CT	x47	feliu de lobregat|san feliu de llobregat|sant feliu
1	Sant Feliu de Guíxols	CT	gyh
23	Sant Cugat del Vallès	CT	1p5h	sant cugat
2n	Sant Celoni	CT	d0c	san celoni
8	Sant Carles de la Ràpita	CT	byv	san karlos de la rapita
d	Sant Boi de Llobregat	CT	1rlo
1a	San Andrés del Rabanedo	CL	nui	san andres de rabanedo
5	Sant Andreu de la Barca	CT	kdd	san andres de la barca
10	Sant Adrià de Besòs	CT	q1t	sant adria
15	Sama	AS	z5p	same
l	Salt	CT	n4x
3	Salou	CT	kk9
3e	Salamanca	CL	3c2r	helmantica|salamanko|salamanque|salmantica
2j	Sabadell	CT	4fbx
2n	Rubí	CT	1kbf
1i	Roses	CT	fl1	rosas
75	Ripollet	CT	sm8
5m	Ribeira	GA	l8e
3i	Reus	CT	2ani
26	Errenteria	PV	twv	renteria
3z	Redondela	GA	n5d
gv	Ponteareas	GA	hvo
2x	Premià de Mar	CT	l53
3f	Pozuelo de Alarcón	M	1rlo	posuehlo de alarkon|pozuelo
1a	Poio	GA	cdn
1b	Portugalete	PV	1149	portu
23	Porriño	GA	dhf
1g	Pontevedra	GA	1qy0	pontevedro
r	Ponferrada	CL	1h1c	pomeriada
w	Pola de Siero	AS	13hp	siero
1r	Plasencia	EX	vr0	plasence|plasencio|plasensia
2c	Pinto	M	xkd
33	Pineda de Mar	CT	k7v	pineda
ka	Parla	M	2h7f
b	Parets del Vallès	CT	dls	sant esteve de parets
5p	Pamplona	NA	495n	iruinea|iruna|irunea|pampeluna|pampelune|pampljona|pamplono|pompaelo
1n	Palencia	CL	1rrv	palencio|palensija
z	Palamós	CT	e0h
1	Palafrugell	CT	h99	palafruzhel
40	Oviedo	AS	4sud	ovedo|ovetum|oviedu|ovieu|ovijedo|ovjedas|ovjedo|uvieu
6u	Oria	PV	drm
8	Ourense	GA	2b4u	orenso
3k	Olot	CT	pv8
26	Olesa de Montserrat	CT	hz9
6	Oleiros	GA	psz
7y	Nigrán	GA	dwl
5g	Navalcarnero	M	gnk
28	Narón	GA	t3k	san julian de naron
4o	Mungia	PV	ci9	munguia
3a	Móstoles	M	4fbi
5j	Monzón	AR	d5e	montso
12	Montornès del Vallès	CT	byt
60	Monforte de Lemos	GA	f2y	monforte
p	Arrasate / Mondragón	PV	h0w	arrasate|arrasate edo mondragon|arresate|mondragoe|mondragon|montdragon
o	Montcada i Reixac	CT	pt9	moncada i reixac|montcada
q	Mollet del Vallès	CT	14hw
9	Molins de Rei	CT	ikj	molins
2j	Moaña	GA	eo6
10	Miranda de Ebro	CL	uao	miranda|miranda de ehbro|miranda del ebro|miranda ebro
2s	Mieres	AS	y06
4u	Mejorada del Campo	M	hco
1b	Medina del Campo	CL	gmc
4a	Mataró	CT	2lx6	iluro
1w	El Masnou	CT	h74
2r	Martorell	CT	kl5	martorelle
26	Marín	GA	k1d
3g	Manresa	CT	1n2m
6	Manlleu	CT	fxj
2p	Malgrat de Mar	CT	e94
v	Majadahonda	M	1gjy	makhadaonda
1w	Madrid	M	1xsaw	la villa y corte|los madriles|madridas|madride|madrido|madril|madrite|madryt|magerit|maidrid|matritum|sanchinarro|μαδριτη|мадрид|мадрыд|մադրիդ|מדריד|مادرىد|مادرید|مدريد|میڈرڈ|ܡܕܪܝܕ|मद्रीद|माद्रिद|มาดริด|მადრიდი|ማድሪድ|マドリード|マドリード市|馬德里|马德里|마드리드
27	Lugo	GA	22li
9c	Logroño	RI	39d7	logronjo
1q	Lloret de Mar	CT	udf	ljoret de mar
g	Laudio / Llodio	PV	e4q	laudio|llodio
7y	Lleida	CT	2wvj	ilerda|ilerdo|lerida|lheida|ljeida
i	León	CL	2vmp	ciuda de llion|leono|lleo|lleon
m	Leioa	PV	n7j
14	Leganés	M	3zki
72	Las Rozas de Madrid	M	1umc	las rozas
4z	Lasarte	PV	dpy	lasarte oria
5o	La Pineda	CT	dcp
8h	Lalín	GA	gee
2n	Laguna de Duero	CL	gsi	laguna de duehro
37	A Estrada	GA	gvs
2n	A Coruña	GA	59uw	a cruna|caronium|coruna|corunako|corunya|in coruna|korunjo|la corogne|la karunya|the groyne
cv	Irun	PV	1b13	irun uranzu
2y	Illescas	CM	geo
l	Igualada	CT	u12
1y	Humanes de Madrid	M	dyq
d	Huesca	AR	1463	osca|uesca
2x	L'Hospitalet de Llobregat	CT	5iby	hospitalet de llobregat|lhospitalet|ospitalet de lobregat
5c	Hernani	PV	evt
4y	Gernika-Lumo	PV	cj8	gernika
i	Getxo	PV	1qbm
1r	Guadalajara	CM	1s2n	gvadalaharo|gvadalakhara
23	Granollers	CT	1asy
7r	Gijón	AS	5y5u	hihono|khikhon|kixoi|xixon|xixon gijon
d	Getafe	M	3kzg	khetafe
j	Girona	CT	227w	gerona|girono|kherona|zherona
1r	Gavà	CT	zhm
6g	Galdakao	PV	mju	galdacan|galdacon|galdakano
f	Galapagar	M	ojw
37	Hondarribia	PV	cp6	fuenterrabia|hondarribi
27	Fuenlabrada	M	48ng
do	Figueras	AS	ffk	figejras
1	Figueres	CT	xfm	figeras|figeres
ad	Esplugues de Llobregat	CT	105q
2e	Esparreguera	CT	gv3	esparraguera
47	Ermua	PV	cjg
15	Erandio	PV	ipy	ehrandio
69	El Prat de Llobregat	CT	1cxm	el prat
4k	Ferrol	GA	1lb5	el ferrol del caudillo
4u	El Astillero	CB	de8
l	Ejea de los Caballeros	AR	ddf	egea de los caballeros
l	Eibar	PV	l5n	ehibar|eybar|heivar|heybar
1s	Durango	PV	ls5
7g	Culleredo	GA	ls3
2j	Cuenca	CM	173u
7o	Coslada	M	1xns
o	Corvera	CB	ccd
3t	Cornellà de Llobregat	CT	1urb
5g	Colmenar Viejo	M	xpw
t	Collado-Villalba	M	16gj	koljado viljalba
4t	Ciutadella	IB	mi0	ciudadela
37	Ciempozuelos	M	h2s
ez	Castro-Urdiales	CB	ofq	urdialaitz
2u	Castrillón	AS	hny
4u	Castelldefels	CT	1bwg
i	Castellar del Vallès	CT	hqy
b6	Cardedeu	CT	ct0
1g	Carballo	GA	nwu
4l	Canovelles	CT	cd3	canovellas
17	Cangas	GA	jv8	cangas do morrazo
8n	Cambrils	CT	oh4
2	Cambre	GA	hxb
r	Camargo	CB	o8c
2i	Calella	CT	edf
s	Caldes de Montbui	CT	d11
c	Calatayud	AR	gx9	calatayu
i	Calahorra	RI	j4j	calagorra|calagurris|kalagorria
1	Calafell	CT	iq1
ap	Burlata	NA	e0y	burlada
a	Burgos	CL	3u3a	burgoso
bw	Boiro	GA	ekj
1x	Boadilla del Monte	M	xhy
k	Blanes	CT	uwf
1c	Bilbao	PV	7lt8	bilbaum|bilbo|bilbo bilbao|bilmpao|el bocho|μπιλμπαο|билбао|бильбао|більбао|горад більбаа|בילבאו|بلباو|بیلبايو|बिल्बाओ|บิลบาโอ|ბილბაო|ビルバオ|毕尔巴鄂|빌바오
44	Bermeo	PV	d2h
r	Berga	CT	d8o
1z	Benicàssim	V	dyq
1	Benicarló	V	kkf
i	Benavente	CL	er3
2j	Béjar	CL	bkv
ai	Barcelona	CT	yr6p	barcino|barkelone|barselonae|la ciudad condal|βαρκελωνη|барселонæ|горад барселона|բարսելոնա|בארצעלאנע|ברצלונה|بارسلون|بارسیلونا|بارسەلۆنا|برشلونة|बार्सिलोना|বার্সেলোনা|பார்செலோனா|ബാര്സലോണ|บาร์เซโลนา|བྷར སེ ལོ ནཱ|ბარსელონა|バルセロナ|巴塞罗那|바르셀로나
z	Barbastro	AR	d24	balbastro|barbastre
t	Barañáin	NA	h26
1p	Banyoles	CT	e53	banolas
2l	Balaguer	CT	cy3
1e	Badalona	CT	4pej
i	Azuqueca de Henares	CM	p9k	asukeka de ehnares|azuqueca
2h	Avilés	AS	1t02
1	Ávila de los Caballeros	CL	17vb	avila de los santos
5d	Arteixo	GA	myq
8j	Arganda	M	13q9
65	Aranjuez	M	15pj	arankhuehs
k	Aranda de Duero	CL	peo	aranda|aranda de duehro
72	Amposta	CT	ge0
6	Amorebieta-Etxano	PV	drm	amorebieta
i	Amés	GA	ktj
69	Algorta	PV	1rr4
3	Algete	M	fl8
51	Alcorcón	M	3llr	alkorkono
j	Alcobendas	M	2c6o
n	Alcañiz	AR	cnc
a	Alcalá de Henares	M	4dum	alkala de enares|compluto|complutum
1uwix	Nou Barris	CT	3jat	distrito nou barris
1jsn	Pinar de Chamartín	M	n5c
nlt	Playa del Ingles	CN	d8m
18	Puerto del Carmen	CN	n5c	puehrto del karmen
65i	Ceuta	CE	1ope	seuta
3vqx	Eixample	CT	5mj9	distrito eixample|leixample
5	Sant Martí	CT	4qjp	districte de sant marti|distrikt sant marti|distrito de sant marti|sant marti distritu
1	Ciutat Vella	CT	2dve	distrito ciutat vella
bvp	l'Alfàs del Pi	V	g7n	alfas del pi
3u	Las Gabias	AN	cmp
171z	Delicias	AR	2da0
2	Almozara	AR	jvr
1	Montecanal	AR	ffk
1	Oliver-Valdefierro, Oliver, Valdefierro	AR	nbo
2ms	Santutxu	PV	1aao
1ksv	Los Realejos	CN	szb
h5	Pasaia	PV	cc6
31r	Basauri	PV	wwx
5a76	Llefià	CT	xtf
3ody	Corvera de Asturias	AS	cb7
8ptj	Alpujarra Granadina	AN	iy6	alpujarras|la alpujarra
bc81	Iturrama	NA	j66
1	Ermitagaña	NA	d8r
8	Primer Ensanche	NA	he2
1	Segundo Ensanche	NA	he2
ET
6z7v	Ziway	OR	124o	zway
5l	Yirga ‘Alem		s04
74	Yabēlo	OR	dqz	yabalo|yavello|yebelo
4q	Werota	AM	kot	wereta|worota
2u	Wenjī	OR	d7k	wonji
12i	Tippi		ind
rn	Shashemenē	OR	1u9b	shashamane
k	Shambu	OR	bui	shembu
7	Shakīso	OR	qam
b2	Sebeta	OR	f2l
d4	Robīt	AM	fyf
eu	Nejo	OR	fk6	nedjo|neju
1u	Nazrēt	OR	4l4b	adama|hadama|nazareth
8h	Mojo	OR	qnn	modjo|mojjio|mojjo
7l	Metu	OR	mvk	mettu
1b	Metahāra	OR	i23	matahara|metehara
6b	Mendī	OR	jh3	mandi
3y	Mek’elē	TI	4mbe	macalle
6k	Maych’ew	TI	kz6	maitchew|maychawu
10y	Korem	TI	nmx	koram
3q	K’olīto		jri	alaba kolito|golito
67	Kibre Mengist	OR	lhq
71	Kemisē	AM	iet	kemse
h	Kombolcha	AM	2085	cambolcia|combolcia|kambolcha|kembolcha|kombolcah
ah	Jinka		os3
m	Jīma	OR	2r02	djimma|gima|gimma|jimma
n	Jijiga	SO	17ud	djigdjiga|giggiga|jigjiga
c0	Inda Silasē	TI	12n2	enda salassie|shire inda silase
mg	Hārer	HA	1xm2	harar
71	Hāgere Hiywet	OR	xw0	agere hiywet|hagere hiwot|hagere hiywer
k6	Gonder	AM	3are	gondar|gondehr|gwender
9c	Goba	OR	qip	gobba
m	Giyon	OR	tmi	gion|guyon
2a	Gīnīr	OR	cxh	ghinnir
16	Gīmbī	OR	ojl	ghimbi
c3	Genet	OR	ibt
27	Gelemso	OR	ce9	ghelemso
3y	Gebre Guracha	OR	csn	gabra guracha|gabre guracha
71	Gambēla	GA	wou	gambela post|gambele
8j	Finote Selam	AM	i3r
1n	Fichē	OR	jvi	feche|ficce|fice|fitche
2a	Felege Neway		psl	sawla felege neway
jh	Dubtī	AF	kci	dufti
4s	Dodola	OR	hu4	dodolo
2y	Dirē Dawa	DD	5enr	daredawa|dirdabo|dire daba|dire dewa|direaoua|diredavy
4m	Dīla		10a5	dilla
65	Desē	AM	2wzc	dase|desje|dessa|dessi|dessie|dessye
6d	Dembī Dolo	OR	kn0	dambidollo|dembi doilo|dembilollo
62	Debre Zeyit	OR	28ev	biscioftu|bishoftu|debra zeit
k	Debre Tabor	AM	p77	dabra tabor|debra tabor
m	Debre Mark’os	AM	1a8g	dabra markos|debra marcos
q	Debre Birhan	AM	18l7	dabra berhan|debra berham|debra berhan|debra brehan
2h	Debark’	AM	j24	dabark|debarec|debarech|devark
14y	Butajīra		nja	butlagira|buttagira
2s	Burē	AM	h06	burie|burja|burye
9l	Bonga		en1
3r	Bodītī		pgl	boditu
8p	Bichena	AM	cnv	biccena|bichana
a9	Bedēsa	OR	diu
8	Bedelē	OR	fnp
22	Batī	AM	ev0	batia|batie
5z	Bako		dsg	baka
s	Bahir Dar	AM	3mbn	babardur georgis|bahar|bahar dar|bahar dar ghiorghis|baherdar giyorgis|bahr dar|bahrdar giyergio|bahrdar giyorgis
71	Hawassa		2up5	avase|awasa
4b	Āsosa		njk
32	Āsbe Teferī	OR	nqs	asbe taferi|asbe tefen|asebe tafari|asebe teferi
7	Asaita	AF	fp2	aisaita
4	Āsasa	OR	icu
50	Āreka		pku	areka ancheto
1y	Ārba Minch’		1hpy	arba mintch
l1	Āksum	TI	vtt	akesum|aksumo
5k	Hagere Maryam	OR	h21	agere mariam|aghere mariam|algheremariam
15	Āgaro	OR	lt8
7a	Ādīs Zemen	AM	hdm	addis zaman
1k	Addis Ababa	AA	1n3vl	addis abebae|addisz abeba|adis abeba አዲስ አበባ|adis abebo|antis ampempa|neanthopolis|αντις αμπεμπα|аддис абебæ|аддіс абеба|адис абеба|ադիս աբեբա|אדיס אבבה|ادیس ابابا|يەددىس يەبىبە|अदिस अबाबा|አዲስ አበባ|アディスアベバ|阿迪斯阿貝巴|아디스아바바
4q	Ādīgrat	TI	1e5k
5o	Addiet Canna	AM	hpe	addiet
9r	Abomsa	AM	bru	abonsa
FI
diow	Ylöjärvi	12	h30	ylajarvi|yloejaervi
qj	Vihti	08	ka0	vichtis
if	Varkaus		h99
2b	Vantaa	08	42ne	vanda
63	Valkeakoski	12	fq0
8i	Vaasa	12	17zq	vasa|wasa
6r	Uusikaupunki	12	ciq
aa	Tuusula	08	qsl
2g	Turku	12	3rrd	=abo|aboa|turu
bi	Tornio	11	gdw	tornea
o6	Tampere	12	4ce7	tammerfors
1j4	Siilinjärvi		fld	siilinjaervi
3c	Sibbo	08	ezq	sibba
48	Seinäjoki	12	ot1
21	Savonlinna		l3t
i8	Salo	12	j7o	sala|salo kapell
rg	Rovaniemi	11	qu5	robaniemi|ronianemi|rovaniemis|rovanieni
d2	Riihimäki	08	ker	riihimaeki|rijkhimjaki
94	Rauma	12	s7a	raumo
au	Raisio	12	i7h
48	Raahe	09	h55	brahestad|raakhe|rahe|rakhe
k3	Pori	12	1n8k
dm	Pirkkala	12	c1r	birkala
1jn	Oulu	09	2r8q	oulo|uleaborg|uleoborg
iv	Nurmijärvi	08	slt	nurmijaervi
7r	Nokia	12	m4k	nokia stad
177	Mikkeli		zx2
jy	Mäntsälä	08	dy2	maentsaelae|mjantsjalja
sk	Lohja	08	rqw
8h	Lieto	12	bru
8m	Lempäälä	12	dyo	lempaeaelae
ac	Laukaa	12	d6t	laukas
4i	Lappeenranta	08	19qk
cs	Lahti	08	2496	lahtis
7i	Kirkkonummi	08	peg
81	Kuusankoski	08	ff6
5	Kuusamo	09	dfc
8c	Kuopio		1wr4	kuopijas
hn	Kouvola	08	o0t
2f	Kotka	08	1654	kotko
9t	Korsholm	12	d94
hw	Karleby	12	rgi	gamla karlabyu|gamlakarleby
yi	Kerava	08	o6r	kervo
2o	Kemi	11	hgx
ns	Karhula	08	hn7
8f	Kangasala	12	iqr
cr	Kajaani	09	ran	kajana|kajauni|knyaaani
6f	Kaarina	12	gqc	saint karin|saint karins
1s	Jyväskylä	12	1tlu	jyvaeskylae
h2	Joensuu		1570	joehnsuu
46	Järvenpää	08	tfo	jaervenpaeae|jarvenpjaja
37	Janakkala	08	c42
a	Jämsä	12	brx	jaemsae|jjamsja
1b	Jakobstad	12	eue
fi	Imatra	08	mun
3o	Iisalmi		hfg	idensalmi|iisalmo
2l	Hyvinkää	08	xkr	hyvinge|hyvinkaeae
h5	Hollola	08	fqt
jb	Helsinki	08	bywp	=helsingfors|=hki|elsinki|heilsinci|helsingia|helsinkium|helsinqui|helsset|khelsinki osh|ελσινκι|гельсінкі|горад хельсінкі|хелзинки|хельсинки|хельсинки ош|ҳелсинки|հելսինկի|הלסינקי|هلسنكي|هلسینکی|هيلسينكى|ھێلسینکی|ہلسنکی|ہیلسنکی|ܗܠܣܢܩܝ|हेलसिंकी|হেলসিঙ্কি|ஹெல்சின்கி|ಹೆಲ್ಸಿಂಕಿ|ഹെൽസിങ്കി|เฮลซิงกิ|ཧེལ སིན ཀི|ჰელსინკი|ሄልሲንኪ|ヘルシンキ|赫尔辛基|헬싱키
1r	Heinola	08	g35
9h	Haukipudas	09	dci
f0	Hamina	08	gr4
b	Hämeenlinna	08	10gt	haemeenlinna|khjameenlinna
kz	Forssa	08	drw
67	Espoo	08	4x3r	ehspoo|esbo|espo
b7	Porvoo	08	10ew	porvo
gr	Anjala	08	cy3	an jala
4be8x	Länsi-Turunmaa	12	byi	laensi turunmaa
FJ
1b43o	Suva	C	1np2	suva city
30s	Nadi	W	wmk	nandi
1xy	Lambasa	N	inv	labasa|lambasa mill|lambase
FK
21g1v	Stanley		1ph	port stanley|puerto argentino stanley|stanley harbor
FM
18mgy	Palikir - National Government Center	PNI	0
FO
1jyys	Tórshavn		a6o	havn|tarskhavn|thorshofn|torshamn|torshavnas
FR
1rljh	Yerres	IDF	map	jerre
21	Wittenheim	GES	c5f
2v	Wattrelos	HDF	x1m
h	Wasquehal	HDF	ewo
8w	Voiron	ARA	h2a
2j	Vitry-sur-Seine	IDF	1qi1	vitri sjur sen|vitry
7	Vitry-le-François	GES	db6	vitri le fransua
e	Vitrolles	PAC	trz	vitrol
9	Vitré	BRE	dbm	bitre|gwitreg
12	Viry-Châtillon	IDF	o0r
h	Viroflay	IDF	cg9
3c	Vincennes	IDF	zfn
2g	Villiers-sur-Marne	IDF	ncc	vile sjur marn|villiers
y	Villiers-le-Bel	IDF	kus	vile le bel|villiers
26	Villeurbanne	ARA	2tf9	villerban
36	Villers-lès-Nancy	GES	c9n	villers
36	Villepinte	IDF	smy
e	Villeparisis	IDF	igr	vilparizi
j	Villeneuve-sur-Lot	NAQ	jyl	villeneuve|vilnev sjur lo
e	Villeneuve-Saint-Georges	IDF	ntt	villeneuve|villeneuve la montagne
h	Villeneuve-le-Roi	IDF	dk7	villeneuve|villeneuve sur seine
9	Villeneuve-la-Garenne	IDF	h04	villeneuve
1t	Villenave-d'Ornon	NAQ	nez	villenave
x	Villemomble	IDF	llt	villemonble
1g	Villejuif	IDF	112o
17	Villefranche-sur-Saône	ARA	pgi	commune franche|vilfransh sjur son|ville libre sur saone|villefranche|villefranche sobre saona
n	Villefontaine	ARA	f8l
9e	Vigneux-sur-Seine	IDF	klg	vigneux
44	Vierzon	CVL	n1w	vierzon ville
r	Vienne	ARA	ox1	venn|viena|vienne la patriote
30	Vichy	ARA	kuj
4q	Vesoul	BFC	fck
1e	Vertou	PDL	hop
1v	Versailles	IDF	1two	bersallies|versaj|versajlo|versal|versalhes|versalia|versaliae
d	Verrières-le-Buisson	IDF	cyd	verrieres
22	Vernon	NOR	k39
u	Verneuil-sur-Seine	IDF	cye	verneuil
4i	Verdun	GES	gti	verdan|verden|verdun sur meuse
36	Vénissieux	ARA	18fk	venise
12	Vendôme	CVL	eu2	vendome regenere
12	Vence	PAC	eek
1j	Vélizy-Villacoublay	IDF	grx	velizy|villacoublay
6d	Vauréal	IDF	fyz
o	Vaulx-en-Velin	ARA	sxd	vaulx
8h	Vanves	IDF	k44
g	Vannes	BRE	15ok	vann
k	Vandœuvre-lès-Nancy	GES	oix	vandoeuvre
4l	Vallauris	PAC	l1y
27	Valenciennes	HDF	yl1	valansien
c	Valence	ARA	1da0	valenca|valencia
bx	Tulle	NAQ	d3d	tula
1v	Troyes	GES	1awh
91	Tremblay-en-France	IDF	rgn	tremblay sans culottes
4v	Trappes	IDF	lvz
3y	Tours	CVL	319x	augusta turonum|la reunion du nord|tur|turonum
1a	Tournefeuille	OCC	mh0
x	Tourlaville	NOR	e3l
e	Tourcoing	HDF	1ynq
v	Toulouse	OCC	9a5b	tolosa|tolosa de francia|tolosa de llenguadoc|tuluz|tuluzo|тулуз|тулуза|טולוז|تولوز|トゥールーズ|圖盧茲|툴루즈
d	Toulon	PAC	3m65	port la montagne|telo martius|tolo|tolone|toulon sur mer
m	Toul	GES	dn4
2m	Torcy	IDF	ite
8a	Thonon-les-Bains	ARA	og4	thonon
1x	Thionville	GES	y6v
2a	Thiais	IDF	mxo
71	Tergnier	HDF	bxv
34	Taverny	IDF	l1j
1n	Tassin-la-Demi-Lune	ARA	d20	tassin|tassin la demi lena|tassin la lune
1w	Tarbes	OCC	147e	tarba
32	Talence	NAQ	wur	talenca
50	Suresnes	IDF	yhl
1y	Sucy-en-Brie	IDF	jau	sucy
12	Strasbourg	GES	5w2l	=estrasburgo|=strassburg|argentoratum|estrasburg|estrasburgo strasbourg|straatsburg|strasbourgo|strasbura|strasburas|strasburk|strazbur|stroossbuerg
1m	Stains	IDF	p5l
8o	Sotteville-lès-Rouen	NOR	nmj	sottevil le ruan|sotteville|sottville les rouen
z	Sorgues	PAC	eex
5h	Soisy-sous-Montmorency	IDF	dgc
4	Soissons	HDF	nzw	suasson
12	Six-Fours-les-Plages	PAC	qu3	six fours
1v	Sin-le-Noble	HDF	dn6	sin les douai
4h	Seynod	ARA	ece
n	Sèvres	IDF	ib0	sevr
3	Sevran	IDF	10iu
1g	Sète	OCC	vfk	cette|set
8t	Sens	BFC	m58	sens sur yonne
12	Senlis	HDF	es8
41	Sélestat	GES	em5	schlestadt
38	Sedan	GES	fws
2p	Schiltigheim	GES	owx	schiltighein
n	Sceaux	IDF	glj	sceaux lunite
1k	Savigny-sur-Orge	IDF	umq	savigny
b	Savigny-le-Temple	IDF	k05	savigny|savigny le port|savigny sur balory
66	Saumur	PDL	pn1
4j	Sartrouville	IDF	15ng
17	Sarreguemines	GES	iv2	saargemines|sargemin|sarrequemines
27	Sarcelles	IDF	18qj	sarcelles lochere|sarsel
7	Saran	CVL	cj7
3l	Sannois	IDF	kqd
27	Sanary-sur-Mer	PAC	ese	sanary
2b	Salon-de-Provence	PAC	vxx	salon|salon de provans
1t	Sallanches	ARA	cwl
g2	Saint-Sébastien-sur-Loire	PDL	mk6	saint sebastien|saint sebastjan sjur luar|san sebastian sobre loira|sant sebastian an enk
7a	Saint-Raphaël	PAC	qxy
1d	Saint-Quentin	HDF	16r3
1p	Saint-Priest	ARA	w4p	beau priest
w	Saint-Pol-sur-Mer	HDF	i8j	saint pol
2v	Saint-Pierre-des-Corps	CVL	bsk	saint pierre
8l	Saint-Ouen-l'Aumône	IDF	hq9	laumone la montagne
o	Saint-Ouen	IDF	ud5	saint ouehn|saint ouen sur seine
l	Saint-Omer	HDF	e2y	sint omaars
24	Saint-Nazaire	PDL	1fqm	sant nazer
v	Saint-Michel-sur-Orge	IDF	g2g	saint michel
3c	Saint-Médard-en-Jalles	NAQ	my6	saint medard|saint medard an zhall
s	Saint-Maximin-la-Sainte-Baume	PAC	bqx	saint maximin
27	Saint-Maur-des-Fossés	IDF	1m6i	saint maur|saint maur les fosses
3u	Saint-Martin-d'Hères	ARA	rew	saint martin
8g	Saint-Mandé	IDF	gel	sant manden
j	Saint-Malo	BRE	133o	port malo|sant malou|sen malo
2u	Saint-Louis	GES	g3r	saint ludwig
g	Saint-Lô	NOR	gre
a	Saint-Leu-la-Forêt	IDF	cej	claire fontaine|saint leu
3	Saint-Leu	BFC	mla
3c	Saint-Laurent-du-Var	PAC	mrw	saint laurent
bt	Saint-Jean-de-la-Ruelle	CVL	diq	saint jean
p	Saint-Jean-de-Braye	CVL	fc2
6x	Saint-Herblain	PDL	106q	sant ervlan
11	Saint-Gratien	IDF	f89
4c	Saint-Germain-en-Laye	IDF	vqu	saint germain
5m	Saint-Genis-Laval	ARA	g43	saint genis|sen zheni laval
34	Saint-Fons	ARA	cdx
3v	Saint-Étienne-du-Rouvray	NOR	mc9	saint etienne
1j	Saint-Étienne	ARA	3s0o	armes ville|canton darmes|commune darmes|libre ville|sant etieve|sent ehten|sent etien
1d	Saintes	NAQ	mrs	xantes
62	Sainte-Geneviève-des-Bois	IDF	pzt	sainte genevieve
s	Sainte-Foy-lès-Lyon	ARA	gw5	saint foy|sainte foy
1e	Saint-Égrève	ARA	c9s	san egreve
50	Saint-Dizier	GES	omm	saint dize
b	Saint-Dié-des-Vosges	GES	j04
2h	Saint-Denis	IDF	2268	sen deni
j	Saint-Cyr-sur-Loire	CVL	ddl	saint cyr
7	Saint-Cyr-l'École	IDF	cml	saint cyr
2r	Saint-Cloud	IDF	m93
4l	Saint-Chamond	ARA	tby
22	Saint-Brieuc	BRE	14py	port brieuc|saint brieu|sant brieg|sent brie
5w	Saint-Avold	GES	e3t
k	Saint-Avertin	CVL	ccn
93	Saint-Amand-les-Eaux	HDF	dqo	saint amand
b0	Rueil-Malmaison	IDF	1n48	rueil
30	Royan	NAQ	eo9
8l	Rouen	NOR	2f0z	erruan|roan|rodem|roeaan|rothomagus|rouan|rovan|ruan|ruana|ruanas|ruao|ruduborg|rueno
t	Roubaix	HDF	21ux	robaais
24	Rosny-sous-Bois	IDF	w4b	rosny
57	Ronchin	HDF	e57
n	Romorantin-Lanthenay	CVL	fe9	romarantin|romorantin
18	Romans-sur-Isère	ARA	r0a	roman sjur izer|romans|romas sur isere
f	Romainville	IDF	j44	romenvil
1c	Roissy-en-Brie	IDF	g5h	roissy|roissy les friches
28	Rodez	OCC	lv5
3e	Rochefort	NAQ	mpf	rochefort sur mer|roshfor
2e	Roanne	ARA	uqo	roann
26	Ris-Orangis	IDF	jcq
1d	Riom	ARA	fji
1b	Rillieux-la-Pape	ARA	lnw	rilliehuks la pap
6i	Rezé	PDL	ua8	reza
64	Rennes	BRE	4hjz	ren|renn|roazhon
3g	Reims	GES	47o5	=rheims|rejms
b3	Rambouillet	IDF	kky	rambouillet forhandlingerne
58	Quimper	BRE	1d9l	kemper
99	Puteaux	IDF	vd2	puteux
rj	Port-de-Bouc	PAC	cam	port de boue
37	Pontoise	IDF	nde	pontisara
k	Pontivy	BRE	cxc	pondivi
3y	Pontarlier	BFC	fo9
4	Pont-à-Mousson	GES	bw3
59	Poitiers	NAQ	1ubs	peitieus|poatie
6	Poissy	IDF	s3z
6f	Ploemeur	BRE	fxo
5i	Plaisir	IDF	rvd
3	Plaisance-du-Touch	OCC	e9x	plaisance
9e	Pierrefitte-sur-Seine	IDF	lje	pierrefitte
eu	Pessac	NAQ	18pk	pecac|pessake
k	Pertuis	PAC	fdi
2h	Perpignan	OCC	2df6	perpignan la catalane|perpignano|perpinan|perpinha|perpinjan|perpinya|perpinya la catalana|villa perpiniarum
1h	Périgueux	NAQ	qtu	perige|perigueers|periguex
av	Pau	NAQ	1rt5	paue
45	Paris	IDF	19u47	baariis|bahliz|lutece|lutetia|lutetia parisorum|pa ri|palika|paname|pantruche|paras|pari|parigge|parighji|pariisi|parij|parixe|parizh osh|parizo|parys|paryzius|ville lumiere|παρισι|горад парыж|париж|париж ош|парижь|париз|парис|паріж|փարիզ|פאריז|פריז|باريس|پارىژ|پاريس|پاریس|پیرس|ܦܐܪܝܣ|पॅरिस|पेरिस|पैरिस|প্যারিস|ਪੈਰਿਸ|પૅરિસ|பாரிஸ்|పారిస్|ಪ್ಯಾರಿಸ್|പാരിസ്|ปารีส|ཕ རི|ပါရီမြို့|პარიზი|ፓሪስ|ប៉ារីស|パリ|巴黎|파리
36	Pantin	IDF	14u2
1d	Pamiers	OCC	d45	pamias|pamies
2g	Palaiseau	IDF	ooj
31	Ozoir-la-Ferrière	IDF	hdu	ozoir|ozoir la raison
l	Oyonnax	ARA	jtt	oyannax
1c	Outreau	HDF	c2o
1q	Oullins	ARA	jqw
3o	Osny	IDF	crl
14	Orvault	PDL	jju	orvo
y	Orsay	IDF	dqx
2l	Orly	IDF	fu8
k	Orléans	CVL	2nsl	aurelia|orleaes|orlean
3z	Orange	PAC	nk2	oranzas
47	Olivet	CVL	hfw	oliva
40	Octeville	NOR	d2v
3e	Noyon	HDF	boi	nyon
8m	Noisy-le-Sec	IDF	u23	noisy
2	Noisy-le-Grand	IDF	1c5w	noisy|shumnaja le gran
3	Noisiel	IDF	buq
20	Nogent-sur-Oise	HDF	f6y	nogent
1	Nogent-sur-Marne	IDF	o3o	nogent|nozhan sjur marn
2i	Niort	NAQ	166c
8	Nîmes	OCC	36do	nemausus|nim|nismes
25	Nice	PAC	79a4	=niza|=nizza|nica|nicaea|nicca|nicea|nico|nisa|ница|ницца|ניס|نيس|नीस|ნიცა|ニース|尼斯
y	Nevers	BFC	xxw	never
3t	Neuilly-sur-Seine	IDF	1bas	neuilly
1	Neuilly-sur-Marne	IDF	qld	neji sjur marn|neuilly
4	Neuilly-Plaisance	IDF	eg5
8f	Narbonne	OCC	136g	narbo|narbona
1e	Nantes	PDL	5xxx	nant|nante|nanto|naoned|portus namnetus
1	Nanterre	IDF	1uwv	nanter
t	Nancy	GES	299y	nanceium|nancio|nansi|nanzeg
4a	Muret	OCC	ird
1p	Mulhouse	GES	2dza	miluza|mjuluz|muelhausen|mulhausen|mulhousen
7f	Moulins	ARA	htj	mulin
1y	Mougins	PAC	en1
4o	Morsang-sur-Orge	IDF	fd9	morsang
1h	Morlaix	BRE	dik
6f	Mont-Saint-Aignan	NOR	ht2
e	Montrouge	IDF	tv8
21	Montreuil	IDF	1xy4	montrej|montreuil sous bois
24	Montpellier	OCC	5bjw	monpele
1r	Montmorency	IDF	gbo
1r	Montluçon	ARA	yow
23	Montivilliers	NOR	cw2	brutus villiers
z	Montigny-lès-Metz	GES	kch	metz les montigny|montigny
2	Montigny-lès-Cormeilles	IDF	dti	montigny
b	Montigny-le-Bretonneux	IDF	u53	montigny
3d	Montgeron	IDF	hmj	monzherone
28	Montfermeil	IDF	idx
y	Montesson	IDF	brs
l	Montereau-Fault-Yonne	IDF	d41	montereau
w	Montélimar	ARA	rhx	montelimare
1w	Mont-de-Marsan	NAQ	rxp	mon de marsan|mont de marat|mont marat
2k	Montceau-les-Mines	BFC	flp	monke le mine|montceau
r	Montbrison	ARA	ch0	montbrise
1c	Montbéliard	BFC	m9t	montoeliard
1s	Montauban	OCC	14gi	montalban|montoban
m	Montargis	CVL	dgx
53	Mons-en-Barœul	HDF	hr2
a5	Moissy-Cramayel	IDF	cjn	moissy|moissy gramayel
2z	Mitry-Mory	IDF	ebm
29	Miramas	PAC	inh	mirama|miramas gare
37	Millau	OCC	hzf	millan
4t	Meyzieu	ARA	mbl
13	Meylan	ARA	fmz
1l	Meudon	IDF	ygc
g	Metz	GES	2nm2	divodurum|mec|mediomatricum|mettis
6h	Mérignac	NAQ	1hun	merignae
2w	Menton	PAC	mvl	mentona|mentone
4a	Melun	IDF	u21
43	Meaux	IDF	15ir
3t	Mayenne	PDL	c0v
2y	Maurepas	IDF	eo1
28	Mauguio	OCC	e4w
t	Maubeuge	HDF	pzo
1k	Massy	IDF	tww	massa
51	Martigues	PAC	zat
2a	Marseille	PAC	h1a3	=marseilles|=marsella|marsej|marsejlo|marsel|marsela|marselis|marsella marseille|marseya|marsigghia|marsiglia|marsiho|marsilija|massalia|μασσαλια|марсель|марсеј|марсилия|מרסיי|مارسيليا|مارسی|मार्सैय|มาร์เซ|มาร์เซย์|მარსელი|マルセイユ|马赛|마르세유
4t	Marmande	NAQ	epp
a	Marly-le-Roi	IDF	dfg	marly|marly la machine
2q	Marignane	PAC	roh	marignanc
4e	Marcq-en-Barœul	HDF	tt1	marcq|marquette en baroeul
6m	Mantes-la-Ville	IDF	fe3
2	Mantes-la-Jolie	IDF	y5j	mant lja zholi|mantes
w	Manosque	PAC	gh3	manosca|manoske
23	Mandelieu-la-Napoule	PAC	evw
77	Malakoff	IDF	mp8
1e	Maisons-Laffitte	IDF	hkk	mezon lafit
4	Maisons-Alfort	IDF	15n0
8q	Mâcon	BFC	rdo	grosne les macon
1q	Lyon	ARA	a4fx	=lyons|leon do roine|lio|lion|liona|lionas|lione|liono|liun|liyon|lugdunum|λυων|горад ліен|лион|ліон|լիոն|ליאן|ליון|ليون|لیون|ल्यों|லியோன்|ลียง|ལི ཡོང|ლიონი|リヨン|里昂|리옹
4m	Lunéville	GES	gni	ljunevil
6	Lunel	OCC	kik	ljunel
3m	Lucé	CVL	dpw
2i	Louviers	NOR	etw
1n	Lourdes	OCC	c6i
4h	Lormont	NAQ	hgs
l	Lorient	BRE	18u8	an oriant
17	Loos	HDF	h23
6	Lons-le-Saunier	BFC	fye
2e	Longjumeau	IDF	g0z	lonzhjumo
2j	Lomme	HDF	n2c	lomm
2t	Lognes	IDF	bz3
48	Livry-Gargan	IDF	uhq	livry
1z	L'Isle-sur-la-Sorgue	PAC	d3c	island sur sorgue|lisle
n	Lisieux	NOR	ivt
22	Lingolsheim	GES	dc4
1q	Limoges	NAQ	30xk	augustoritum|lemotges|limages|limogo|limoz
j	Limeil-Brévannes	IDF	eqo	limeil|limeil breyannes
6	Limay	IDF	ebj
d	Lille	HDF	4w6g	insula|lil|lila|lill|lilla|riesel
2z	Liévin	HDF	qiq
2e	Libourne	NAQ	ipc	liborna|liburn
37	L'Haÿ-les-Roses	IDF	mx3	lhay
66	Le Vésinet	IDF	cx0
3d	Levallois-Perret	IDF	1bz6	levallois
jo	Les Sables-d'Olonne	PDL	cfd
a4	Les Pennes-Mirabeau	PAC	fbz	les pennes
d	Les Pavillons-sous-Bois	IDF	f82	pavillons
3o	Les Mureaux	IDF	osm
8b	Les Lilas	IDF	gas
4d	Les Herbiers	PDL	c34	les petits herbiers
ky	Les Clayes-sous-Bois	IDF	dps	les clayes
tj	Le Puy-en-Velay	ARA	hj2	le puy
y	Le Pré-Saint-Gervais	IDF	dq2	les president le peletier
1z	Le Pontet	PAC	chi
25	Le Plessis-Trévise	IDF	ed6
3	Le Plessis-Robinson	IDF	hda
6e	Le Petit-Quevilly	NOR	hib	quevilly le petit
2d	Le Perreux-sur-Marne	IDF	opb	le perreux
j	Le Pecq	IDF	cra	le pecq sur seine|pecq
31	Lens	HDF	tix
as	Le Mée-sur-Seine	IDF	h0q	le mee
3e	Le Mans	PDL	33ib	le man|lo man|lunite sur sarthe
3q	Le Kremlin-Bicêtre	IDF	li3
1n	Le Havre	NOR	3zhw	an havr nevez|chabre|franciscopolis|gavr|grasville lheure|havro|hawr|khavur|saint jean sur mer
4c	Le Grand-Quevilly	NOR	kgq	gran kevilli|quevilly le grand
d7	Le Creusot	BFC	jqu
5n	Le Chesnay	IDF	mhu
6p	Le Cannet	PAC	xg9
5f	Le Bouscat	NAQ	ip4
5n	Le Blanc-Mesnil	IDF	113h
44	Laxou	GES	clf
bc	La Valette-du-Var	PAC	hum	la valette
15	Laval	PDL	12yh
73	Lattes	OCC	df2
4i	La Teste-de-Buch	NAQ	l11	la test de bukha|la testa|la teste
3n	La Seyne-sur-Mer	PAC	1c3e	la seyne
9t	La Roche-sur-Yon	PDL	19ua
k	La Rochelle	NAQ	1n9m	arroxela|la roshel
j6	Laon	HDF	m4w
3o	Lannion	BRE	gkh	lannuon
55	Lanester	BRE	isg	lannarster
28	Landerneau	BRE	cdw	landerne
9k	Lambersart	HDF	m2t	lambersar
4h	La Madeleine	HDF	i6s	la madeleine les lille
j8	Lagny-sur-Marne	IDF	fxl
2q	La Garenne-Colombes	IDF	kcx	la garenne
1i	La Garde	PAC	lsx	la garde president toulon
64	La Flèche	PDL	eaw
9o	La Crau	PAC	dtd
x	La Courneuve	IDF	srr	la kurnev
5l	La Ciotat	PAC	pjt
5w	La Chapelle-sur-Erdre	PDL	e9d	chapel erzh
84	La Celle-Saint-Cloud	IDF	gmb	la celle|la celle les bruyeres
19d	Jouy-le-Moutier	IDF	eq7	jouy
1l	Joué-lés-Tours	CVL	swq	joue
2m	Joinville-le-Pont	IDF	e0a	joinville
8k	Ivry-sur-Seine	IDF	18o9	ivri sjur sen|ivry|ivry sobre sena
q	Istres	PAC	y8l	istra|istre
2	Issy-les-Moulineaux	IDF	1bev	issi le mulino|issy les moulineau
f	Issoire	ARA	cc0
4l	Illzach	GES	bxd
5	Illkirch-Graffenstaden	GES	l19	illkirch
2v	Hyères	PAC	12yf
4g	Houilles	IDF	o0h
8i	Hérouville-Saint-Clair	NOR	ipu	herouville
22	Herblay	IDF	jep
1c	Hénin-Beaumont	HDF	jkr
o	Hem	HDF	f77
1y	Hazebrouck	HDF	hzf	azebruk|hazebroek|oazebroek
8	Hayange	GES	byl
1i	Hautmont	HDF	bzo
k	Yutz	GES	c2z	yutz haute
4h	Haubourdin	HDF	c3y
4s	Halluin	HDF	fkb
18	Haguenau	GES	tvl	hagenau
1t	Guyancourt	IDF	ool
w	Gujan-Mestras	NAQ	esw	gujan|gujan et mestras
5s	Guéret	NAQ	c8d
9	Guérande	PDL	cqz
72	Grigny	IDF	j8s
2a	Grenoble	ARA	3ec8	grelibre|grenobel|grenobl|grenoblo|grenobul
3k	Grasse	PAC	10pp	gras|grassa
8g	Grande-Synthe	HDF	hwt
77	Gradignan	NAQ	itd	gradinjan
1z	Goussainville	IDF	n6n
5j	Gonesse	IDF	kna	gones
5x	Givors	ARA	e1i
4w	Gif-sur-Yvette	IDF	i5x
j	Gien	CVL	cbi
5f	Gentilly	IDF	car
t	Gennevilliers	IDF	wmu	genneville
8c	Garges-lès-Gonesse	IDF	uqv	garges
1a	Gardanne	PAC	gb8
8	Garches	IDF	elu
r	Gap	PAC	wyj
3k	Gagny	IDF	tfa
3i	Frontignan	OCC	h63	frontinjan
66	Fresnes	IDF	j4z	fren
23	Fréjus	PAC	14yy	frezhjus
2g	Franconville	IDF	qgc	franconville la garenne|franconville la libre
7g	Fougères	BRE	iav
16	Fos-sur-Mer	PAC	dd1
4a	Forbach	GES	gha	forbakh
2x	Fontenay-sous-Bois	IDF	146j	fontenay
b	Fontenay-le-Comte	PDL	cl8	fontenay le peuple
3	Fontenay-aux-Roses	IDF	j1k	fontenay
46	Fontainebleau	IDF	f7p	fontaine la montagne|fontaine le vallon
l	Fontaine	ARA	iz0	fontejn
47	Floirac	NAQ	cq9
y	Fleury-les-Aubrais	CVL	g9p	les aubrais
1n	Flers	NOR	dg6	flers de lorne
38	Firminy	ARA	dta
9f	Fécamp	NOR	gz7	secamp
9z	Faches-Thumesnil	HDF	cgz	faches
14	Eysines	NAQ	gia
1r	Évry	IDF	141o
9	Évreux	NOR	18lf	evre|evreaux|evreux le coudray
5e	Étampes	IDF	hr8	ehtamp
8j	La Baule-Escoublac	PDL	dpr	escoublac|escoublac la baule|la baule
3n	Ermont	IDF	lp1
1j	Éragny	IDF	bvd
8	Équeurdreville-Hainneville	NOR	ejy	equeurdreville
1o	Épinay-sur-Seine	IDF	zlt	epinay|epine sir sen
f	Épinal	GES	uhq	spinalium|spinalo
r	Épernay	GES	kwa
6t	Elbeuf	NOR	dan
3	Élancourt	IDF	nsf
2a	Écully	ARA	ezx
2v	Échirolles	ARA	pj4	eshirol
2y	Eaubonne	IDF	ilc
2d	Dunkerque	HDF	1j07	=dunkirk|denkerk|diunkerkas|djunkerk|dounkerki|duinkerke|dunkeque|dunkerk|dunkierka|dunquerca|dunquerque
3g	Dreux	CVL	nyq	dre
m	Draveil	IDF	mmc	dravej
7	Drancy	IDF	1c7s	dransi
b	Draguignan	PAC	trh	draginan|draguinhan
42	Douarnenez	BRE	csu	douamenez
4	Douai	HDF	zwj	dowaai
46	Domont	IDF	cvg
35	Dole	BFC	jyu	dolja
31	Dijon	BFC	37km	digione|dij on|divio|diviodunum|dizhon|dizonas|ntizon
a	Digne-les-Bains	PAC	ene	digne
t	Dieppe	NOR	rjv	dijep
2x	Deuil-la-Barre	IDF	gmw	dej la bar|deuil
2h	Denain	HDF	gis
1l	Décines-Charpieu	ARA	j1e	decines
8	Dax	NAQ	h7l
52	Dammarie-les-Lys	IDF	g96	dammarie|dammarie les fontaines
8b	Cugnaux	OCC	bvl	cugnaux vingtcasses
69	Croix	HDF	ghd
4a	Créteil	IDF	1tgh	kretej
13	Crépy-en-Valois	HDF	c3y	crepy
15	Creil	HDF	ol3
2i	Cran-Gevrier	ARA	exm	gevrier
80	Cournon-d'Auvergne	ARA	ejk	cournon
49	Courbevoie	IDF	1tpi
2r	Coulommiers	IDF	bsa
2c	Couëron	PDL	f0q
w	Coudekerque-Branche	HDF	jg1	coudekerque|couderkerque branche
81	Cormeilles-en-Parisis	IDF	gyd	cormeilles
3a	Corbeil-Essonnes	IDF	v9r	corbeil|corbeil la montagne|korbej ehsson|korbej eson
4h	Conflans-Sainte-Honorine	IDF	s1y	conflans|konflan sent onoren
33	Concarneau	BRE	gid
v	Compiègne	HDF	y4z
15	Combs-la-Ville	IDF	h82	combs|komb la vil
2g	Pontault-Combault	IDF	qum
s	Colomiers	OCC	o77	kolomje
17	Colombes	IDF	1ri4	kolomb
v	Colmar	GES	1egt
3z	Cognac	NAQ	g3o
2k	Cluses	ARA	f9p
1s	Clichy-sous-Bois	IDF	mfa	clichy
1	Clichy	IDF	18cb	clichy la garenne|clichy sur seine|clicy
12	Clermont-Ferrand	ARA	2z09	clarmont|clarmont ferrand|clermont|klermon feran|klermona ferana
44	Clamart	IDF	13ns	klamar
7i	Cholet	PDL	150o	shole
2	Choisy-le-Roi	IDF	rgm	choisy|choisy sur seine|shoazi le roa
2h	Chilly-Mazarin	IDF	ek6
4q	Chevilly-Larue	IDF	fj1	chevilly
48	Cherbourg-Octeville	NOR	kkf	cherbourg
u	Chenôve	BFC	c6n
d	Chennevières-sur-Marne	IDF	e4q	chennevieres
35	Chelles	IDF	1083
2l	Chaville	IDF	egf
4x	Chaumont	GES	md1	chaumant|chaumont en bassigny|chaumont enbassigby
3x	Chatou	IDF	n7v	shatu
1e	Châtillon	IDF	ozj	chatillon sous bagneux|fort chatillon
p	Châtenay-Malabry	IDF	p8r	chatenay|chatenay la montagne|chatenay les bagneux|shatne malabri
x	Châtellerault	NAQ	spm	shatlero
1h	Château-Thierry	HDF	caq	chateau egalite
a	Châteauroux	CVL	154l
29	Châteaudun	CVL	ccm
52	Chartres	CVL	xtq	shartr
42	Charleville-Mézières	GES	14fz	charleville|libreville|mezieres|sharlevil mezer|sharlvil mezijer
o	Charenton-le-Pont	IDF	num	charenton|charenton republicain|sharanton le pon|sharonton l pon
ah	Champs-sur-Marne	IDF	lfk	champs|shan sir marn
2j	Champigny-sur-Marne	IDF	1n7a	champigny|sampini sir marn
8t	Chambéry	ARA	1bk8	chambery le vieux
v	Chamalières	ARA	fnu	shamaler
v	Chalon-sur-Saône	BFC	10gj	chalon|chalons|montagne les chalon|shalon sir saon
3	Châlons-en-Champagne	GES	13jt	chalons|chalons sur marne|shalon an shampan
q	Challans	PDL	emb
6y	Cestas	NAQ	dx0	sesta
4	Cesson-Sévigné	BRE	cim	saozon sevigneg
38	Cergy	IDF	18fc
1v	Cenon	NAQ	ha1	senon
43	Cayenne	NOR	194s
10	Cavaillon	PAC	kap	clavaillan
1	Cavaillon	PAC	kld	kavajon
3l	Castres	OCC	10h7	castras|castres sur lagout
22	Castelnau-le-Lez	OCC	dwb	castelnau
45	Carvin	HDF	ebl
z	Carrières-sous-Poissy	IDF	bxl	carrieres|carrieres sur poissy
e	Carquefou	PDL	dxk
7	Carpentras	PAC	mx9	karpantras
2r	Carcassonne	OCC	129s	carcasona|karkason
3u	Canteleu	NOR	c5a
t	Cannes	PAC	1i0r	canas|canua|kann|kanni|kanny
66	Cambrai	HDF	s5o	cambria
1u	Caluire-et-Cuire	ARA	wzv	caluire
1u	Calais	HDF	1lfl
1f	Cahors	OCC	i03	caors
e	Cagnes-sur-Mer	PAC	107f	cagnes
e	Caen	NOR	2dcw	kan
z	Cachan	IDF	kh8	cachon
by	Bry-sur-Marne	IDF	ciq
16	Brunoy	IDF	ilc
25	Bruay-la-Buissière	HDF	ivu
2y	Bron	ARA	t6p
17	Brive-la-Gaillarde	NAQ	1596	briv la gajar|brive
2b	Brignoles	PAC	blf
18	Brie-Comte-Robert	IDF	c9g
4c	Brétigny-sur-Orge	IDF	irh	bretigny|bretini sir orz
17	Brest	BRE	33sz	brestia
3	Bressuire	NAQ	g07	bressjuir
i9	Bourgoin	ARA	j4m
p	Bourg-lès-Valence	ARA	f96	bourg
5	Bourg-la-Reine	IDF	ek6	bourge la reine
f	Bourges	CVL	1ggj
4	Bourg-en-Bresse	ARA	yzg	bourg|bourg regenere|burg an bres
3g	Boulogne-sur-Mer	HDF	109x	boulogne|bulon sir mer|bulon sjur mer
4	Boulogne-Billancourt	IDF	2bxq	billancourt|boulogne|boulogne sur seine|bulon bijankur
3n	Bouguenais	PDL	czc	bougenais
8q	Bordeaux	NAQ	4yw4	bordele|bordeos|bordeu|bordo|bordox|bordozo|bornto|bourdel|burdigala
3j	Bonneuil-sur-Marne	IDF	eg3	bonneuil
2y	Bondy	IDF	118s
2b	Boissy-Saint-Léger	IDF	c91	boissy
4s	Bois-Colombes	IDF	ir0	boa kolomb
31	Bobigny	IDF	yoy	bobini
y	Blois	CVL	15ek	bloa
3j	Blanquefort	NAQ	cu4
3l	Blagnac	OCC	ipz	blanak
2a	Bischheim	GES	dga
6u	Biarritz	NAQ	plw	biarriz|miarritze
r	Bezons	IDF	l9u	bezon
9	Béziers	OCC	1l5t	beze|bezije
4p	Béthune	HDF	ocw	betjun
3d	Besançon	BFC	2r3e	becoinson|besanson|bezansona|bezansonas|vesuntio
7g	Bergerac	NAQ	lul	berzherak|brageirac
o	Berck	HDF	c1l	berck sur mer
1	Berck-Plage	HDF	c3f
af	Belfort	BFC	163m	belfor
2i	Bègles	NAQ	i4w	beglese
3h	Beauvais	HDF	1575
3c	Beaune	BFC	in6
9p	Bayonne	NAQ	y98	bayona
8	Bayeux	NOR	cbf
4d	Bastia	20R	vmx
7j	Bar-le-Duc	GES	ecj	bar|bar le dik
85	Balma	OCC	c01
5c	Bagnols-sur-Cèze	OCC	f5k	bagnols
7	Bagnolet	IDF	puo	banole
6	Bagneux	IDF	u0k
6t	Avon	IDF	bkx
d	Avion	HDF	e92
e	Avignon	PAC	1x9l	avignone|avinjonas|avinjono|avinon|avinon avignon|avinyon
4i	Auxerre	BFC	w18
14	Autun	BFC	e3v
3p	Aurillac	ARA	qsk	orilak
3l	Aulnay-sous-Bois	IDF	1q7b	aulnay
2n	Audincourt	BFC	c0p
15	Auch	OCC	iwe
2x	Aubervilliers	IDF	1ipu	aubervilles
1b	Aubagne	PAC	ylo	aubagne en provence|ubane
r	Athis-Mons	IDF	o3d	athis|ati mon
34	Asnières-sur-Seine	IDF	1uxi	aner sjur sen|asnieres
5w	Arras	HDF	10b0	aras
3b	Armentières	HDF	kk6	armanter|armantjer|armentiers|armontijer
z	Arles	PAC	1587	arl|arle|arles sur rhone
2y	Argenteuil	IDF	26ar	arzhantej|arzhentoj
7	Argentan	NOR	e2e	arzhantan
2y	Arcueil	IDF	dcs
7e	Antony	IDF	1a6d	ontoni
x	Antibes	PAC	1my1	antib|antipolis
1m	Annonay	ARA	e7r
o	Annemasse	ARA	ltf
2	Annecy-le-Vieux	ARA	glt	annesi le ve
3	Annecy	ARA	11zk	eneci
1j	Angoulême	NAQ	1264	angulem|angulema|angulema angouleme|angulemo|annkoulem|engoleime|ongulem
e	Anglet	NAQ	vde	angl|ongle
18	Angers	PDL	3luf	andecavis|angero|angieus|anje|anze|anzhe|anzher|bonne terre|fruits sucres
5i	Amiens	HDF	32em	amen|amien|amijen|amjen|samarobriva
8h	Allauch	PAC	gim
1i	Alfortville	IDF	sru	alfortvij|alforvil
b	Alès	OCC	wq2	ale
6	Alençon	NOR	nr6	alenson
v	Albi	OCC	14ft
5	Albertville	ARA	eqx	albervij|albervil|arbertvile
1w	Ajaccio	20R	15y4	ajachcho|ajachio
g	Aix-les-Bains	ARA	lc3
4	Aix-en-Provence	PAC	35ad	aikso provenca|ais de provenca|aix|aquae sextiae|ehks an provans|eks an provans
7s	Agen	NAQ	qin
4	Agde	OCC	hqx	agd
22	Achères	IDF	hej
25	Abbeville	HDF	kf1	abbatis villa|abevil|abvil
234j5	Villeneuve-d'Ascq	HDF	1c5c
1jay	Les Ulis	IDF	jw9
3	Bourgoin-Jallieu	ARA	i59
GA
1fcyl	Tchibanga	5	exx
7d	Port-Gentil	8	2c8b	port zhantil
3k	Oyem	9	nti
13n	Mouila	4	hc5
5g	Moanda	2	n9j	moanga|mouenda
13o	Libreville	1	ce3w	librevil|librevilis|liburvil|limprebil|λιμπρεβιλ|либревиль|либървил|լիբրեւիլ|ליברוויל|لیبرویل|ሊብረቪል|利伯维尔|리브르빌
5b	Lambaréné	3	fze
1z	Koulamoutou	7	cim	koula moubou|koula mouta
gk	Franceville	2	x5j	fransvil
GB
1kfwo	York	ENG	339m	aebura|eboracum|efrog|everoui|jork|jorvik
l	Yeovil	ENG	xqt	jeovil
o	Yeadon	ENG	sub
9	Yate	ENG	gt9
27	Wrexham	WLS	xoh
10	Worthing	ENG	24h2
u	Worksop	ENG	v7f
2	Workington	ENG	fwq
a	Worcester	ENG	256f	caerwrangon
2k	Woodford Green	ENG	hlf
q	Wombwell	ENG	bz2
a	Wolverhampton	ENG	5f1z	goulverchampton|heantun|ulvurkhamptun|vulvergempton|vulverhamptonas|vulverhempton|vulverhemptona|wulfrunehantona
h	Wokingham	ENG	vqv	uokingkhem
1	Woking	ENG	2870	uokinge
k	Witney	ENG	ilj
k	Witham	ENG	hqr
g	Wishaw	SCT	lbf
6	Wisbech	ENG	fl4
13	Winsford	ENG	nrw
w	Windsor	ENG	lus	new windsor|vindzor|windlesora
g	Winchester	ENG	uv4	uinchest r|vincester
p	Wilmslow	ENG	s95
t	Willenhall	ENG	l7w
o	Wigston Magna	ENG	q0o	great wigston|wigston|wigston two steeples
c	Wigan	ENG	1qc4
6	Widnes	ENG	17a9
m	Wickford	ENG	pfz
19	Whitstable	ENG	nar	uitstabl
b	Whitley Bay	ENG	td3	whitley
1s	Whitehaven	ENG	j4z
7	Whitefield	ENG	i61
1g	Whickham	ENG	ctt
1b	Weymouth	ENG	12rx
2	Weybridge	ENG	f0n
2w	Weston-super-Mare	ENG	1ryv
w	West Molesey	ENG	ebp	molesey
1b	Westhoughton	ENG	hqq
2w	West Bromwich	ENG	2wn6
2	West Bridgford	ENG	11a2	west bridgeford
1n	Welwyn Garden City	ENG	yid	garden city|welwyn garden
l	Wellington	ENG	hls
5	Wellingborough	ENG	12ev
1	Welling	ENG	wsk
11	Wednesfield	ENG	pw3
1	Wednesbury	ENG	is1
1j	Wath upon Dearne	ENG	d8p	wath on dearne
5	Watford	ENG	2ozv	uotford
9	Waterlooville	ENG	1dni	uoterluvil|waterloo
t	Washington	ENG	15au	washington new town
a	Warwick	ENG	ijs
e	Warrington	ENG	1qom	uorrington
g	Warminster	ENG	dsj
m	Ware	ENG	dk8
1c	Walton-on-Thames	ENG	hma	walton
i	Waltham Abbey	ENG	dxx
a	Walsall	ENG	3otp	uolsol
b	Wallsend	ENG	wz7	uolsend|wallsend on tyne
9	Wallasey	ENG	19d6	uollasi
e	Walkden	ENG	rq9
n	Wakefield	ENG	1oxu
48	Urmston	ENG	vse
51	Uckfield	ENG	c4k
q	Tynemouth	ENG	dgc
c	Tyldesley	ENG	rq4
3n	Truro	ENG	h0c
f	Trowbridge	ENG	shm	troubridzhe
4w	Totton	ENG	mks
1b	Torquay	ENG	1egc
1h	Tonbridge	ENG	sgu	tonbridzh
1n	Tiverton	ENG	cyn
n	Tipton	ENG	109k
64	Thornaby-on-Tees	ENG	h90	thornaby
r	Thetford	ENG	gno
h	Thatcham	ENG	iqa
2b	Teignmouth	ENG	byi
19	Taunton	ENG	1amp
2r	Tamworth	ENG	1l75
1l	Tadley	ENG	cc6
14	Swinton	ENG	ffk
g	Swindon	ENG	3bxk
17	Swansea	WLS	3nur	abertawe|suonsi
1	Swanscombe	ENG	c50
6	Swanley	ENG	g6y
q	Swadlincote	ENG	vls
j	Sutton in Ashfield	ENG	xvs
2	Sutton Coldfield	ENG	2al2
h	Sutton	ENG	40r4	london borough of sutton|sutton keruelet|sutton kerulet
s	Sunderland	ENG	3tbh	sanderlend|sanderlenda
3	Sunbury-on-Thames	ENG	lfs	lower sunbury|sunbury
2a	Stroud	ENG	nm0	straud
3	Strood	ENG	pr9
18	Stretford	ENG	wdd
1e	Stratford-upon-Avon	ENG	hf4	stratford|stratford na ehjvone|stratford na ejv north|stratford on avon|stratfordia super avonam
10	Stowmarket	ENG	bvm
i	Stourport-on-Severn	ENG	f7l	stourport
2	Stourbridge	ENG	17fg	stourbridzh
20	Stoke-on-Trent	ENG	5kxv	=stoke|stok on trent|stoke upon trent|the potteries
z	Stockton-on-Tees	ENG	1pp1	stockton
6	Stockport	ENG	2zak
s	Stirling	SCT	ph0	srivling|sterling|stirlingum
u	Stevenage	ENG	1tbf
1j	Staveley	ENG	juf
31	Stamford	ENG	fu6
2	Stalybridge	ENG	hjw	stalibridzh
k	Staines	ENG	13ds
g	Stafford	ENG	1edm	staefford
2l	Spennymoor	ENG	dmf
u	Spalding	ENG	h91
1s	South Shields	ENG	1sjr	shields
1	Southsea	ENG	eaa
d	Southport	ENG	1zsk
c	South Ockendon	ENG	dxx	south ockedon
26	Southend-on-Sea	ENG	3i29	sautend on si|southend
2	South Elmsall	ENG	ej7
15	South Benfleet	ENG	11o8	benfleet
b	Southampton	ENG	59yx	hantonne|sautgempton|sautkhempt north
3	Southall	ENG	1i0g
1k	Solihull	ENG	22a3
29	Slough	ENG	2vg8	slau
w	Sleaford	ENG	c06
2l	Skelmersdale	ENG	u1s
a	Skegness	ENG	d68
14	Sittingbourne	ENG	vr0
2h	Shrewsbury	ENG	1hn3
p	Shoreham-by-Sea	ENG	esn	new shoreham|shoreham
1	Shoreham	ENG	du0
15	Shipley	ENG	m0w
3b	Sheffield	ENG	9kxz	sefilda|sefilnt|σεφιλντ|горад шэфілд|шефилд|шеффилд|шеффілд|շեֆիլդ|שעפילד|שפילד|شفيلد|شفیلد|شیفیلڈ|शेफ़ील्ड|शेफील्ड|షెఫీల్డ్|เชฟฟีลด์|シェフィールド|谢菲尔德|셰필드
32	Sevenoaks	ENG	li7
1c	Selby	ENG	cgv
1v	Seaham	ENG	gc2	seaham harbor
9	Seaford	ENG	h8i
d	Scunthorpe	ENG	1jya	skantorpe
2n	Scarborough	ENG	u0t	skarb ro
45	Sandown	ENG	fjv
w	Sandbach	ENG	dwn
1s	Salisbury	ENG	z6o
7	Salford	ENG	1k4u
7	Sale	ENG	16yx
13	Saint Neots	ENG	bs6
1w	Saint Helens	ENG	274r	helens
1w	Saint Austell	ENG	i2w
b	Saint Andrews	SCT	bwr
3	Saint Albans	ENG	1t8x	sent ehlbans|sent olbans
r	Ryton	ENG	cf1
h	Ryde	ENG	iln
f	Rutherglen	SCT	jag	ruglen
k	Rushden	ENG	kar
e	Runcorn	ENG	1a1r
g	Ruislip	ENG	nx4
1	Rugeley	ENG	hp5
1	Rugby	ENG	1cuz
11	Royton	ENG	hmo
7	Royal Tunbridge Wells	ENG	1b4j	tunbridge wells|turnbridge wells
1b	Rottingdean	ENG	gsc
o	Rotherham	ENG	2ir6	roterem|rotherdam
2o	Romsey	ENG	dpp
24	Rochford	ENG	cwz
3	Rochester	ENG	m4f	rotsester
4	Rochdale	ENG	239q	rochdejl
19	Risca	WLS	frv
6	Ripon	ENG	czn
2	Ripley	ENG	ga1
2c	Rhyl	WLS	jyq	y rhyl
12	Rhondda	WLS	19ve	y rhondda
1c	Renfrew	SCT	fcm
b	Reigate	ENG	147v
13	Redhill	ENG	13s7
c	Redditch	ENG	1nig	radditch
6	Redcar	ENG	spf
e	Reading	ENG	58bq	reding
6	Rayleigh	ENG	nas
3	Rawtenstall	ENG	h2a
2	Rawmarsh	ENG	ed4
20	Ramsgate	ENG	tsw	ramsgejt
8	Ramsbottom	ENG	doq
4u	Purley	ENG	1jk0
o	Pudsey	ENG	pjp
u	Prestwick	SCT	bvt
1	Prestwich	ENG	osd
f	Preston	ENG	434v
e	Prestatyn	WLS	efh
2	Prescot	ENG	vjt	prescott
u	Poulton le Fylde	ENG	fd6	poulton
c	Potters Bar	ENG	h4g
q	Portsmouth	ENG	45t2	porchemue
2	Portslade	ENG	ffk
13	Portishead	ENG	dig
h	Porthcawl	WLS	c79
6	Port Glasgow	SCT	bzr
15	Poole	ENG	37t8	pul
3	Pontypridd	WLS	nh0	pontiprite
2	Pontypool	WLS	rja
q	Pontefract	ENG	m30
n	Polmont	SCT	fhh	polmonte
z	Plymstock	ENG	ilj
4	Plymouth	ENG	5atd	aberplymm|pliemue
1g	Pitsea	ENG	jag
t	Pinner	ENG	es6
22	Peterlee	ENG	n4r
2	Peterhead	SCT	dln
3	Peterborough	ENG	304t	peterbrough|petersboro|petroburgum|piterboras
4	Perth	SCT	xo1	peairt|pert
j	Penzance	ENG	g24	pennsans
2g	Penicuik	SCT	d4j
v	Penarth	WLS	i31
51	Paisley	SCT	1kdu
4	Paignton	ENG	12hq	pehjnton
1c	Oxford	ENG	3b9i	oksfordas|oksfordo|oxonia|oxphorde|rhydychen|rysoghen
3o	Oswestry	ENG	d53
8	Ossett	ENG	gog
p	Orpington	ENG	brk
e	Ormskirk	ENG	icw
1n	Omagh	NIR	g8w	an oghmagh|an omaigh|oma
1j	Oldham	ENG	28um	oldem
34	Oadby	ENG	hw0
n	Nuneaton	ENG	1kr7
d	Nottingham	ENG	5abi	nottigham|nottingem
b	Norwich	ENG	3t2c	nordovicum|norich|noridzas
17	Northwich	ENG	wht	northwick
17	North Shields	ENG	uo3
n	Northolt	ENG	k28
t	Lancing	ENG	ef8	north lancing
33	Northampton	ENG	4896	nortgempton|nortkhempton
5	Northallerton	ENG	cps
2c	Newtownards	NIR	mnn
1	Newtownabbey	NIR	1d9w
o	Newton Mearns	SCT	idc
2	Newton-le-Willows	ENG	gt2
9	Newton Aycliffe	ENG	k9p
2	Newton Abbot	ENG	jwd
o	Newry	NIR	lf1
8	Newquay	ENG	ffi
2	Newport Pagnell	ENG	bmj
7	Newport	WLS	2ij2	casnewydd|novus burgus
1	Newport	ENG	io8
a	New Milton	ENG	ibt
7	Newmarket	ENG	dd8
1	New Malden	ENG	idm
1k	Newcastle upon Tyne	ENG	44fy	=ncastle|=newcastle|=newcastle on tyne|neuchate|njukasl|njukasl apon tajn
1	Newcastle under Lyme	ENG	1mhe
f	Newbury	ENG	pih
1	Newburn	ENG	vwj
15	Newark on Trent	ENG	jkw	newark|newark upon trent
27	Nelson	ENG	mmd
x	Neath	WLS	zla
1y	Nailsea	ENG	crd
t	Musselburgh	SCT	hhc
5d	Motherwell	SCT	n2s
1i	Morley	ENG	18a1
f	Moreton	ENG	dmu
a	Morecambe	ENG	13uk	morecombe|morkam
5k	Mitcham	ENG	119z
9	Mirfield	ENG	ei8
16	Milton Keynes	ENG	3yd6	milton kins
3k	Middleton	ENG	z6d
e	Middlesbrough	ENG	3243	middlebrough|middlesboro|midulsbro
24	Mexborough	ENG	bmv
m	Merthyr Tydfil	WLS	ns5	m rt r tidfil|merthyr tudful
1m	Melton Mowbray	ENG	kdh
6k	Marple	ENG	ekm
4	Marlow	ENG	dtk	great marlow
o	Market Harborough	ENG	fvj
h	Margate	ENG	1aee
r	March	ENG	e8a
p	Mansfield Woodhouse	ENG	e56
1	Mansfield	ENG	1icv	mehnsfild
j	Mangotsfield	ENG	s3v
7	Manchester	ENG	8h6j	=manc|=mcr|mameceaster|manceinion|mancesteris|mancestra|manchain|manchetre|mancunium|mantsester|μαντσεστερ|горад манчэстэр|манчестер|מאנטשעסטער|מנצסטר|مانشستر|مانچسٹر|منچستر|منچيستير|मँचेस्टर|मैन्चेस्टर|ম্যানচেস্টার|மான்செஸ்டர்|మాంచెస్టర్|ಮ್ಯಾಂಚೆಸ್ಟರ್|മാഞ്ചസ്റ്റർ|แมนเชสเตอร์|მანჩესტერი|ማንችስተር|マンチェスター|曼彻斯特|맨체스터
l	Maltby	ENG	e6k
g	Maldon	ENG	gcp	malden|meldona
j	Maidstone	ENG	1y4u	mejdston
7	Maidenhead	ENG	19vr
c	Maghull	ENG	h5d
k	Maesteg	WLS	dr9
1c	Macclesfield	ENG	13x7
21	Luton	ENG	45fp
47	Lowestoft	ENG	1j5j	loustoft
1r	Louth	ENG	cu3
e	Loughborough	ENG	19rp
3l	Longfield	ENG	cyw
1	Long Eaton	ENG	10yi
11	Londonderry County Borough	NIR	1v8x
2	Derry	NIR	1sjo	derri|derry city|derry londonderry|londonderry
5	City of London	ENG	4hyxw	ker londrez
2	London	ENG	4hyxw	=greater london|=ldn|=londen|=londra|=londres|=the big smoke|city of london|lakana|landen|ljondan|llundain|londan|londar|londe|londinium|londino|londn|london city|londona|londoni|londono|londri|lonn|lontoo|luan don|luan gjon|lundunir|lunnainn|lunnon|ranana|the city|λονδινο|горад лондан|лендан|лондан|лондон|лондонъ|լոնդոն|לאנדאן|לונדון|لندن|لوندون|لەندەن|ܠܘܢܕܘܢ|लंडन|लंदन|लण्डन|लन्डन्|লন্ডন|લંડન|இலண்டன்|లండన్|ಲಂಡನ್|ലണ്ടൻ|ลอนดอน|ལོན ཊོན|လန်ဒန်မြို့|ლონდონი|ለንደን|ロンドン|伦敦|倫敦|런던
x	Lofthouse	ENG	i3m
90	Llanelli	WLS	10fa
k	Llandudno	WLS	blp
2c	Livingston	SCT	15ie
6	Liverpool	ENG	a1u9	learpholl|lerphoyll|lerpwl|liberpoul|liverpolium|liverpuil|liverpule|liverpulis|livurpul|poll a ghruthain|λιβερπουλ|горад ліверпул|ливерпул|ливерпүүл|ліверпуль|լիվերպուլ|ליברפול|ליווערפול|ليفربول|لیور پول|لیورپول|ܠܝܒܪܦܘܠ|लिवरपूल|लिव्हरपूल|லிவர்பூல்|ಲಿವರ್ಪೂಲ್|ലിവർപൂൾ|ลิเวอร์พูล|ლივერპული|ሊቨርፑል እንግሊዝ|リヴァプール|利物浦|리버풀
31	Littlehampton	ENG	19ay
1v	Litherland	ENG	hq3
p	Lisburn	NIR	1nsy	lisbern
24	Lincoln	ENG	1wuk
18	Lichfield	ENG	mct
g	Leyland	ENG	t0u
c	Lewes	ENG	cpr
12	Letchworth	ENG	q77	lechuort|letchworth garden
1j	Leighton Buzzard	ENG	ptn
8	Leigh	ENG	xnu
8	Leicester	ENG	79rb	caerlyr|lester|лестер|לסטר|لايستر|ليستر|レスター
g	Leek	ENG	esy
4	Leeds	ENG	9r6b	ledesia|lids|lidsa|lidsas|lijds|lints|loidis|ritis|ληντς|горад лідс|лидс|лиидс|лідс|լիդս|לידז|לידס|ليدز|لیدز|لیڈز|ܠܝܕܣ|लीड्स|લીડ્ઝ|లీడ్స్|ಲೀಡ್ಸ್|ლიდზი|リーズ|利兹|리즈
12	Leatherhead	ENG	xlk
b	Royal Leamington Spa	ENG	1dvk	leamington|leamington spa|limingtone
34	Larne	NIR	e7p
4	Larkhall	SCT	bw2	darkhall
3b	Lancaster	ENG	10e2
81	Kirkintilloch	SCT	f1d	kirkintillock
11	Kirkcaldy	SCT	1074	kirkcaudy
b	Kirkby in Ashfield	ENG	l8z	kirkby
4	Kirkby	ENG	u94
2x	Kingswood	ENG	1dzt
2	Kingswinford	ENG	ffk
5	Hull	ENG	6h94	kingston apon khall|kingston upon hull|кингстон апон халл|האל|赫爾河畔京士頓
v	King's Lynn	ENG	qo4	lynn
2d	Kilwinning	SCT	ccg
1s	Kilmarnock	SCT	x3s
38	Kidsgrove	ENG	mqw
1	Kidlington	ENG	bse
2	Kidderminster	ENG	17pt
9	Keynsham	ENG	c93
k	Kettering	ENG	155d
1x	Kenilworth	ENG	hlb
4	Kendal	ENG	mqk	kendall
5	Kempston	ENG	fc1
1m	Keighley	ENG	12pn
1q	Johnstone	SCT	c49
l	Jarrow	ENG	l1c	dzharrou|jarrow on tyne
v	Islington	ENG	6u93
1	Isleworth	ENG	ftg
s	Irvine	SCT	p9o
a	Irlam	ENG	f02
f	Ipswich	ENG	32xj
v	Inverness	SCT	vg3	innerness|invurnes
56	Ilkeston	ENG	trv
17	Hythe	ENG	fgk
a	Hyde	ENG	omu
2	Huyton	ENG	168i	huyton with roby
1s	Huntingdon	ENG	g8z
1t	Huddersfield	ENG	36zd	khaddersfild
2	Hucknall	ENG	mxs	hucknall torkard
b	Hoyland Nether	ENG	c82	hoyland
x	Hove	ENG	1m06
l	Houghton-le-Spring	ENG	t74
h	Horwich	ENG	efc
f	Horsham	ENG	133s	khorshehm|west horsham
1	Horsforth	ENG	exi
1c	Horley	ENG	gds
5l	Hoddesdon	ENG	r52	khoddsdon
j	Hitchin	ENG	q3q
10	Hindley	ENG	ind
5	Hinckley	ENG	ytm
1b	High Wycombe	ENG	1q05	wycombe
1t	High Blantyre	SCT	cwz	blantyre
1b	Heswall	ENG	n75
i	Hertford	ENG	jxz
d	Herne Bay	ENG	s9u
h	Hereford	ENG	18yx	henffordd|khereforde
1s	Hemel Hempstead	ENG	1u2l	hemel
1z	Hebburn	ENG	eig	hebburn on tyne
i	Heanor	ENG	hua
j	Hazel Grove	ENG	bs1
2	Haywards Heath	ENG	mvw	baywards heath
d	Hayes	ENG	12kw
4	Haydock	ENG	ddh
12	Hawarden	WLS	jop
7	Haverhill	ENG	hd0
7	Havant	ENG	z5y
w	Hatfield	ENG	lij	bishops hatfield
7	Hastings	ENG	1wr0	gastings|khejstings
7	Haslingden	ENG	bqc
k	Harwich	ENG	fvm	harwick
h	Hartlepool	ENG	1uwp	khartlpul
s	Harrogate	ENG	1v5c	kharrogejt
n	Harpenden	ENG	mcm
a	Harlow	ENG	20t9
2h	Hampton	ENG	dw0
k	Hamilton	SCT	10qn	gamilton
1q	Halifax	ENG	1rr4	galifaks
7	Halesowen	ENG	16n5
5	Hale	ENG	c2x
b	Hailsham	ENG	f4k
o	Hadleigh	ENG	e4c
2x	Guiseley	ENG	g7c
1	Guisborough	ENG	dk1
8	Guildford	ENG	1jgh	gilford|guilford
18	Grove	ENG	e4o
33	Greenock	SCT	xk7
o	Greenford	ENG	tbk
c	Great Yarmouth	ENG	19zl	yarmouth
1	Great Wyrley	ENG	et5	wyrley
15	Great Sankey	ENG	xsh	sankey
11	Great Malvern	ENG	t27	malvern
3b	Grays	ENG	1iqe	grays thurrock
5	Gravesend	ENG	15vb
l	Grantham	ENG	rk8	granty
7	Grangemouth	SCT	ddx
1l	Gosport	ENG	1imh
1	Gosforth	ENG	ihz
h	Gorseinon	WLS	f12
t	Goole	ENG	es6
11	Golborne	ENG	ij9
g	Godalming	ENG	h4n	godalminge|goldaming
w	Gloucester	ENG	2rbl	caerloyw|gloster
1	Glossop	ENG	pnf
x	Glenrothes	SCT	tvy
3x	Glasgow	SCT	d2vw	glascho|glasgovia|glaskobe|glazgas|glazgova|glesga|qlazqo|γλασκωβη|глазго|глазгов|глазгоу|горад глазга|գլազգո|גלאזגו|جلاسجو|غلاسكو|گلاسگو|گلاسگوۋ|ग्लासगो|கிளாஸ்கோ|గ్లాస్గో|ಗ್ಲ್ಯಾಸ್ಗೋ|กลาสโกว์|ဂလပ်စဂိုးမြို့|გლაზგო|グラスゴー|格拉斯哥|글래스고
26	Gillingham	ENG	262r	dzhillingem
q	Giffnock	SCT	cdi	giffneck
19	Gelligaer	WLS	deo
19	Gateshead	ENG	1nwx	gateshead on tyne
2u	Garforth	ENG	c55
1y	Gainsborough	ENG	fbz	gainesboro
p	Fylde	ENG	1n10	borough of fylde|fylde borough|fylde coast
1i	Frome	ENG	j90
p	Frinton-on-Sea	ENG	d2l	frinton
45	Formby	ENG	iox
1o	Folkestone	ENG	zhk	folkston
1i	Fleetwood	ENG	kw5
a	Fleet	ENG	qei
6x	Feltham	ENG	irp
7	Felling	ENG	qib
1	Felixstowe	ENG	mn9
17	Faversham	ENG	edg
s	Farnworth	ENG	jtc
a	Farnham	ENG	siz
c	Farnborough	ENG	1a7y
k	Fareham	ENG	18a6
n	Falmouth	ENG	h5a
8	Falkirk	SCT	p27
25	Exmouth	ENG	pfw
8	Exeter	ENG	2fa6	ehkseter|exonia|karesk
p	Evesham	ENG	hht
26	Esher	ENG	14fc	ehsher
1a	Epsom	ENG	kvt	ehpsom
1b	Emsworth	ENG	eb3
2k	Ellesmere Port	ENG	1gag
q	Elgin	SCT	gdw	ehlgin
1u	Egham	ENG	mvz
11	Edinburgh	SCT	9c9b	=auld reekie|=edimbourg|=edimburgo|=edinburg|caeredin|dinedin|doon edin|dun eideann|ebora|edimborg|edimbourgo|edimburgo dun eideann|edimburgum|edinbo|edinboarch|edinburc|edinburgas|edinburrie|embra|εδιμβουργο|горад эдынбург|единбург|էդինբուրգ|אדינבורו|עדינבורג|ادنبرة|ادینبرو|ایڈنبرا|एडिनबरा|এডিনবরা|எடின்பரோ|ಎಡಿನ್ಬರ್ಗ್|എഡിൻബറോ|เอดินบะระ|ედინბურგი|エディンバラ|爱丁堡|에든버러
1h	Eccles	ENG	srf
7	Ebbw Vale	WLS	e5l
o	Eastwood	ENG	ed0
11	Retford	ENG	gw9	east retford
u	East Molesey	ENG	ebp	molesey
k	Eastleigh	ENG	15u9
9	East Kilbride	SCT	1l9z	east kilbridge
u	East Grinstead	ENG	kgr
z	East Dereham	ENG	e0v	dereham
r	Eastbourne	ENG	2f4a	istborn
3n	Durham	ENG	z9c
t	Dunstable	ENG	143p
23	Dunfermline	SCT	u28	danfermlin
k	Dundee	SCT	38yw	dandi|dun deagh|ntanti
1e	Dumbarton	SCT	fc6	dambarton
d	Dukinfield	ENG	ewa
o	Dudley	ENG	49lf	dadli
3f	Droylsden	ENG	ia1	droylesden
5	Dronfield	ENG	g5q
g	Droitwich	ENG	i78
1t	Dover	ENG	lq4	dofere|dovero
1b	Dorking	ENG	cod
6	Dorchester	ENG	d0v	dornwara ceaster
m	Doncaster	ENG	1g7q
42	Didcot	ENG	jwh
h	Dewsbury	ENG	17pc	drewsbury
1p	Derby	ENG	51cl
a	Denton	ENG	l6w
33	Deal	ENG	mkg
h	Daventry	ENG	h53
a	Darwen	ENG	p4m
2	Darton	ENG	brv
3	Dartford	ENG	17qu	dartforde
d	Darlington	ENG	1vac
30	Dagenham	ENG	2bm8
x	Cwmbran	WLS	115p
1p	Cumbernauld	SCT	1240
38	Crowthorne	ENG	joy
l	Crowborough	ENG	fzx
46	Crewe	ENG	1id3
1f	Crawley	ENG	2alx	krolis|krouli
16	Cramlington	ENG	n4x
2o	Cowley	ENG	cqc
d	Cowes	ENG	d48	west cowes
h	Coventry	ENG	6lw9	ковентри|קובנטרי|كوفنتري|コヴェントリー|考文垂
s	Coulsdon	ENG	joc
3o	Corby	ENG	12lp
1k	Consett	ENG	g7s	consetti
l	Conisbrough	ENG	c47	conisboro
6	Congleton	ENG	k32	konglton
1d	Colwyn Bay	WLS	nsd	bae colwyn
v	Colne	ENG	fiu
16	Coleraine	NIR	jtd	colepaine
w	Colchester	ENG	2cfa	kolchest r
4	Coity	WLS	vwo
1v	Cobham	ENG	cwk	church cobham
7	Coatbridge	SCT	vrm	coatbrig|kotbridzh|koutbridzas
2	Coalville	ENG	poo
w	Clydebank	SCT	n1n
4	Clydach	WLS	ewb
2d	Clitheroe	ENG	blc
16	Clevedon	ENG	hal
o	Cleethorpes	ENG	opd
5	Cleckheaton	ENG	l4x
2c	Clacton-on-Sea	ENG	166q	clacton
l	Cirencester	ENG	cie	cicester
28	Christchurch	ENG	wpo	krajstcherch
b	Chorley	ENG	q5c
11	Chislehurst	ENG	ffk
e	Chipping Sodbury	ENG	rv0
7	Chippenham	ENG	sgq	chippenem
1c	Chichester	ENG	lry
w	Chester-le-Street	ENG	shh
1	Chesterfield	ENG	1ijb
3	Chester	ENG	1ng0	chestur
1	Chessington	ENG	ezt
3	Cheshunt	ENG	189q
3	Chesham	ENG	fxl
q	Cheltenham	ENG	27o1
4	Chelsea	ENG	1aao
1	Chelmsford	ENG	277z
o	Cheadle Hulme	ENG	mc8
f	Chatham	ENG	1m9h	chatem
1c	Chapletown	ENG	hkx
q	Chandlers Ford	ENG	fhj
e	Chalfont Saint Peter	ENG	fh7
3j	Caterham	ENG	g65
12	Castlereagh	NIR	17qf
q	Castleford	ENG	t3l
1q	Carshalton	ENG	z4l
y	Carrickfergus	NIR	mjc
23	Carmarthen	WLS	brg	caermarthen
k	Carlisle	ENG	1k1l
1b	Cardiff	WLS	6h4r	caerdydd|kerdiz|кардифф
1j	Canterbury	ENG	108y	cantorbery|kenterberi
6	Cannock	ENG	1gir
1m	Cambridge	ENG	2r54	caergrawnt|cantabrigia|grantanbrycg|kejmbridzh|kembridzas|kembrigo
4	Camborne	ENG	hd0
2	Camberley	ENG	n9n	kemberli
3y	Caerphilly	WLS	nys
1g	Buxton	ENG	gfo
12	Bushey	ENG	des	bushey heath
7	Bury St Edmunds	ENG	tsu	bury saint
1	Bury	ENG	1b3o
d	Burton upon Trent	ENG	uw7	burton on trent
1g	Burntwood	ENG	myu
c	Burnley	ENG	1kp4
5	Burnham-on-Sea	ENG	e75	burnham
13	Burgess Hill	ENG	o27
2e	Buckley	WLS	e93
l	Buckhaven	SCT	ce7
z	Brymbo	WLS	dz3
14	Brownhills	ENG	fo4	braunkhills
2h	Bromsgrove	ENG	mk5
1k	Broadstairs	ENG	hyr
s	Brixham	ENG	drq
5	Briton Ferry	WLS	r57
7	Bristol	ENG	98c9	bricgstow|briosto|bristo|bristolis|bristolium|briston|bristullu|bryste|μπριστολ|бристол|бристъл|בריסטאל|בריסטול|برسٹل نگر|بريستول|بریستول|ब्रिस्टल|ಬ್ರಿಸ್ಟಲ್|ბრისტოლი|ブリストル|布里斯托尔|브리스틀
z	Brighton	ENG	2z95	brajton|brajtono
5	Brighouse	ENG	pd4
9	Brierley Hill	ENG	lls
4	Bridlington	ENG	r1t
2	Bridgwater	ENG	tc4	bridgewater|bridzhuoter
p	Bridgend	WLS	uf9
r	Brentwood	ENG	10qe
41	Bramhall	ENG	joi
b	Braintree	ENG	1031
1j	Bradford	ENG	6ey6	brehdford
g	Bracknell	ENG	1mpz
2e	Bournemouth	ENG	3i8g	bornmut
17	Boston	ENG	ro3
1c	Borehamwood	ENG	ots
c	Bootle	ENG	18lb
13	Bolton	ENG	311v
p	Bognor Regis	ENG	1egf	bognor
1h	Blyth	ENG	s1v	blythe
e	Bloxwich	ENG	uv4
m	Bletchley	ENG	12q9
30	Blackpool	ENG	32f1	blehkpul|blekpulis
1t	Blackburn	ENG	29wq	blehkbern
x	Bishopstoke	ENG	dmr
5	Bishops Stortford	ENG	yq1	bishops strotford
k	Bishopbriggs	SCT	hho
1	Bishop Auckland	ENG	jsx	bishop oklend
k	Birmingham	ENG	l3il	=bham|=brum|birmingamas|birmingem|birminghamia|mpermincham|μπερμιγχαμ|бирмингам|бірмінгем|горад бірмінгем|բիրմինգհեմ|בירמינגהאם|برمنگم|برمينغهام|بیرمنگام|बर्मिंगहॅम|बर्मिंघम|बर्मिङ्घम्|બર્મિંગહામ|பர்மிங்காம்|బర్మింగ్హామ్|ಬರ್ಮಿಂಗ್ಹ್ಯಾಮ್|เบอร์มิงแฮม|ბირმინგემი|በርሚንግሃም|バーミンガム|伯明翰|伯明翰市|버밍엄
a	Birkenhead	ENG	1r4d	birkenkhed
t	Bingley	ENG	fon
m	Billingham	ENG	rjw	billingem|billingham on tees
8	Billericay	ENG	qlf
h	Biggleswade	ENG	c4u
i	Bideford	ENG	cts
1	Biddulph	ENG	dll
l	Bicester	ENG	rpa
1a	Bexley	ENG	4vxc	bexley keruelet|bexley kerulet|london borough of bexley|londonska opshtina beksli
2	Bexhill-on-Sea	ENG	v8e	bexhill
8	Beverley	ENG	oo0
y	Berwick-Upon-Tweed	ENG	k28	berwick|berwick on tweed
13	Berkhamsted	ENG	cj7	berkhampstead
o	Bentley	ENG	qv9
1o	Belper	ENG	haz
a	Bellshill	SCT	fl5
w	Belfast	NIR	5w0i	beal feirste|behlfast|belfast city|belfasta|belfasto|beul feirste|mpelphast
1b	Bedworth	ENG	n4t	bedvors
8	Bedlington	ENG	czj
7	Bedford	ENG	1uv6
j	Beckenham	ENG	1r9s
5	Bebington	ENG	17tv	bebington and bromboro
g	Bearsden	SCT	lhb
2a	Batley	ENG	137b
1	Bathgate	SCT	bu1
4	Bath	ENG	1zxy	bat|bata
j	Basingstoke	ENG	22cc
2	Basildon	ENG	267m
15	Barry	WLS	13vl	barri|y barri
6	Barrow in Furness	ENG	10gw	barrow
h	Barrhead	SCT	dc5
n	Barnstaple	ENG	p3o
3	Barnsley	ENG	1j4n
b	Barnet	ENG	n5c	barneto|chipping barnet|high barnet|la barnette
12	Barking	ENG	1b2g	barking town
1a	Banstead	ENG	zpk
h	Bangor	NIR	1ald
1	Bangor	WLS	bx5	bangon
9	Banbury	ENG	zjv	banberi
1	Banbridge	NIR	ch9
2b	Ballymena	NIR	mbo	behllimena
3t	Baildon	ENG	c4e
29	Ayr	SCT	z49
b	Aylesbury	ENG	1lj9	aegeles burg
3k	Atherton	ENG	fjp
1w	Ashton-under-Lyne	ENG	xp7	ashton|ehshton ander lajn
3	Ashton in Makerfield	ENG	men	ashton
11	Ashford	ENG	1cg3	ehshford
11	Ascot	ENG	dt7
12	Arnold	ENG	t81
55	Arbroath	SCT	h77
14	Antrim	NIR	f65
1x	Andover	ENG	utr
w	Amersham	ENG	grn
1a	Altrincham	ENG	w24
6	Alton	ENG	cso
1r	Alloa	SCT	ekl	aloa
11	Alfreton	ENG	hee
k	Aldridge	ENG	cco
c	Aldershot	ENG	1bbv
21	Airdrie	SCT	rcg
2c	Acton	ENG	15fd
21	Accrington	ENG	r92
a	Abingdon	ENG	sp4	abingdon on thames
2	Aberystwyth	WLS	e6w
u	Abergele	WLS	dpl
k	Aberdeen	SCT	3xta	aberdonia|aburdijn|aiberdeen|devanha|ehberdin|obar dheathain
3	Aberdare	WLS	p9w	aberdar|aberdare aberdar|aberdehjr
btqd	Crosby	ENG	148c
2wqd	Blackwood	WLS	bxw
37	Neston	ENG	bug
5	Camden Town	ENG	k5m
2	Telford	ENG	2yo1
1	Craigavon	NIR	19pg
1wkzf	Bayswater	ENG	di4
1lwq	Yateley	ENG	fli
1q	Bowthorpe	ENG	ffk
5	Hedge End	ENG	dve
ev3	Erskine	SCT	bwt
b9	Hale	ENG	btf
130k	Amersham on the Hill	ENG	do7
a	Battersea	ENG	1mdf
78	South Croydon	ENG	16la
1	Hornchurch	ENG	jni
3	Surbiton	ENG	tfy
1	Ewell	ENG	uuy
3	Becontree	ENG	255s
7	Brixton	ENG	1f5o
34	Bethnal Green	ENG	dkm
6e	Failsworth	ENG	fuz
8	Radcliffe	ENG	qf3
8	Heywood	ENG	lmg
er	Longsight	ENG	ccn
3a	Heavitree	ENG	gz4
17	Ferndown	ENG	dma
16v	Lytham St Annes	ENG	vvz	lytham|saint annes
8d	Hadley Wood	ENG	gp3
150	Chapel Allerton	ENG	e1q	chapel a
5eaa	Blackheath	ENG	jdo
3j	Kempston Hardwick	ENG	ffk
gc	Mendip	ENG	2cvk
7c37	Lower Earley	ENG	oow
9cj	Bartley Green	ENG	jnl
98j2	Metropolitan Borough of Wirral	ENG	6m9s	wirral
72mw	Earlsfield	ENG	c0a
3gbk	Letchworth Garden City	ENG	pxc	letchworth
fq	Shirley	ENG	oow
1	Stanley	ENG	ci0
1lqn	Rossendale	ENG	1g08	borough of rossendale|rossendale district
1	Thornton-Cleveleys	ENG	o1h
1	Deeside	WLS	oow
1	High Peak	ENG	1zg8	dark peak|high peak district|high peak hundred
2	Hayling Island	ENG	d13
1	Isle of Lewis	SCT	e9w	lewis
1	Shetland	SCT	h4y
2	Orkney	SCT	fic	orkney islands
c69	Holloway	ENG	vw1
GD
24qad	Saint George's	03	5sc	georgetown|saint george|saint george south
GE
d3bc	Zugdidi		1kby	zugdidis|zygdidi
14	Zestap’oni	IM	jz7	sestafoni|zetaponi
ez	Ts’khinvali		n5c
50	Tqvarch'eli		drr	tkwartscheli
33	T’elavi	KA	gtk	telav|telavis|telev
n	Tbilisi	TB	mhsq	tbilis|tbilisi osh|tbilisi tbilisi|tbilisi თბილისი|tbiliso|tbilsi|tblisi|tiblisi|tiflis|tiphlida|tpilisi|triphelis|ttuplis|τιφλιδα|горад тбілісі|тбилис|тбилиси|тбилиси ош|тбілісі|ттуплис|қарҭ|թբիլիսի|טביליסי|تبليسي|تبلیس|تبلیسی|تبىلىسى|تفلیس|طفلس|ܛܒܝܠܝܣܝ|त्बिलिसी|थ्बिलीसी|তিবিলিসি|திபிலீசி|ทบิลิซิ|ཁྲེ བྷི ལི སི|თბილისი|ქართი|ትብሊሲ|トビリシ|第比利斯|트빌리시
3m	Sokhumi	AB	1qx6	sochumi|sohumkale|sukhum
5q	Senaki		lew	achal senaki|akhalsenaki|novo senaki
21	Samtredia		m6k
4h	Rust’avi		12kw	rustavis
27	P’ot’i		10dp
7y	Och’amch’ire		bz1	ochamchira|ochemchiri|ochemechiri
bq	Marneuli	KK	egz
et	K'ut'aisi	IM	3tlu	khuthaisi|kutais|kutaisk
4b	Kobuleti	AJ	eco
6a	Khashuri	SK	lgj	chaschuri
cz	Gori	SK	100k	goris
tx	Bat’umi	AJ	2lzi	batoemi|batum|batumis
94	Akhalts’ikhe		dci	akhaltsikh|akhaltsykha|akhaltsykhe
1g	Stantsiya Novyy Afon		kjw	novyj afon|stantsiya akhali afoni
4gs8	Tsqaltubo	IM	cww
39w3o	Meria		0
GF
20gbn	Saint-Laurent-du-Maroni		iqn	laurent|maroni|saint laurent|sainte laurent|sen loran dju maroni
e1	Rémire-Montjoly		eol	montjoli
21	Matoury		kby	matoary
9e	Kourou		ijh	bourg de kourou|kouro
nt	Cayenne		1bhq	caienna|cayene
GG
1t7fz	Saint Peter Port		cq0	saint pierre port
GH
1d5wp	Yendi		x5o	jendi
6h	Winneba		y5a	vinnebe
1g	Wenchi		o8j
3c	Wa	UW	1o9n
cr	Teshi		334d	tassi|teshhi|teshie
z	Tema		3c7a	temma|toma
r	Techiman		1hso	takyiman|tekyiman|tekyiman brong
15	Tarkwa		ptm
31	Tamale	NP	7q83	тамале
12	Takoradi		4zpz
n	Tafo		12xl	old tafo
o	Swedru		12t1	agona swedru
1n	Sunyani		1i8r
18	Suhum		r03
8w	Shama Junction		g5u	shama
21	Sekondi-Takoradi	WP	2z5k	sekondi
1n	Savelugu	NP	mm6	saveluga
4b	Saltpond		ei2
c	Salaga		f4p
4c	Prestea		odz
h6	Kasoa		y4j
2y	Akim Oda		xhj	oda
16	Obuasi		2ydc
a3	Nungua		1idv
4s	Nsawam		pfa
4s	Nkawkaw		10e2
5c	Navrongo	UE	jni
l3	Mampong		rov	mampon|mampon asante
1u	Madina		263b
fk	Kumasi	AH	vh6p	kumasis|кумаси|库马西|쿠마시
9j	Kpandu		hdp
38	Konongo		osi
4t	Koforidua	EP	22a2
2v	Kintampo		hjf
k	Keta		dy5
k7	Hohoe		v5r	chochoe|chokhoe
7	Ho	TV	1i0e	hohoe|kho
9i	Gbawe		yg5
4i	Foso		c2d
8j	Elmina		jq0	edina|ehlmina|saint george del mina
r	Ejura		xhn
53	Dunkwa		jlu
6n	Dom		10gs	dome
jy	Cape Coast	CP	32cn	cabo corso|cape coast castle|igua ogwa|ogwa
cw	Bolgatanga	UE	15zy	bolagatanga|bolgatange
6n	Bibiani		epw	babianeha|bebianiha
1t	Berekum		zpr
33	Begoro		ibz
1f	Bawku	UE	17um
90	Axim	WP	iwk
gx	Asamankese		s8d
4p	Apam		fjn	appam
4f	Anloga		myc
an	Akwatia		fs3
gu	Agogo		oci
f2	Achiaman		4cl0
p	Accra	AA	162v4	acra|akkra|akkrae|akra|akrao|aκκρα|nkran|аккрæ|аккра|акра|אקרה|आक्रा|አክራ|アクラ|阿克拉|아크라
f	Aburi		bm5
GI
1fosh	Gibraltar		khc	djibraltar|gibbilterra|gibraltaras|gibraltaro|xibraltar|xibraltar gibraltar
GL
21bwn	Nuuk	SM	bf2	nuk|nuuk godthab
GM
1fp0o	Sukuta	W	bob	sukuto
o5	Lamin	N	j4t
la	Farafenni	N	n1n
6m	Brikama	W	1nyc	brikame
3f	Banjul	B	qot	bandzul|bandzulis|banjulo
18	Bakau	B	x96
GN
1fr2p	Tougué	L	jp7	tongue
al	Télimélé	KD	ndz
ll	Siguiri	K	xn5	sigiri
kk	Pita	M	fh0
em	Nzérékoré	N	2uew
o0	Mamou	M	w43
4b	Macenta	N	x9a	magenta|masenta
ae	Labé	L	zvy	laba
uu	Kissidougou	FA	10cb
1p	Kindia	KD	2ibq	kindla
cr	Kankan	K	2fyx
1s	Kamsar	B	1bh3	kamissar|kansar
e2	Gueckedou	N	1p2c
8y	Fria	B	y8h
17p	Coyah	KD	1nhr	coya|koyah
8	Conakry	C	11vkw	konakrio|κονακρι|конакри|קונאקרי|コナクリ|科納克里|코나크리
n	Camayenne	C	143uy	camayen
c4	Boké	B	bxg
GP
24p5b	Sainte-Rose		fkw
j	Sainte-Anne		hmz
3p	Pointe-à-Pitre		e3c
2b	Petit-Bourg		jaa
7p	Les Abymes		1cnm
8	Le Moule		hic	moule
b	Le Gosier		m56
gv	Capesterre-Belle-Eau		fal	capesterre
43	Basse-Terre		8uo	bas ter
z	Baie-Mahault		nkn
GQ
1dhw4	Ebebiyín	KN	j5r	ebebijinas|ebibeying|ehbebijina|ehbebin
5f	Malabo	BN	3ccb	malaba|malabas|malampo|port clarence|rev malebo|santa isabel
ef	Bata	LI	3piu	kokapipa
GR
5e9w	Voúla	I	meh
1h	Vólos	E	1t55	bolos|volo|wolos
37	Výronas	I	1br4	byron
i5	Trípoli	J	kht	tripole arkadias|tripolis|tripolitza
1r	Tríkala	E	12fl	nomos trikalon|trikalon|trikkaion
6u	Thívai	H	gzu	thiva
dg	Spárti	J	byh	esparta|sparta|sparto
ku	Salamís	I	kt0	salamina
5s	Réthymno	M	n2r	nomos rethymnes|platanias rethymno|prefectura rethimno|prefettura di rethymno|rethimnon|rethymne|rethymnon prefektur|retino
9m	Préveza	D	dc3	preveze
er	Pýrgos	G	ha7
19	Piraeus	I	3p1p	el pireo|le piree|peiraia|peiraias|peiraiefs|piraus|pire|pirej
2v	Petroúpolis	I	14ld	kipoupolis
43	Peristéri	I	2y7v	peristeri attikes|peristerion
1s	Pérama	I	ka8
2n	Pátra	G	3i1s	patrae|patras|patrasse|patrasso|patres
aw	Palaió Fáliro	I	1f5g	old faliron|palaion faliron
9u	Níkaia	I	2100
42	Néa Smýrni	I	1m71
q	Ílion	I	1qzz
d	Néa Ionía	I	1gcb
7	Néa Filadélfeia	I	i8s	filadelfia|nea filadhelfia
1	Néa Erythraía	I	cog
h	Náfpaktos	G	dw0	epakhtos|navpaktos
33	Moskháton	I	i5p
38	Mytilíni	K	luq
c4	Melíssia	I	h9t
1r	Mégara	I	ijz	megare
ui	Livadeiá	H	gl0	levadhia
35	Lárisa	E	2rcm	yenisehir
18	Lamía	H	10ge
hd	Kos	L	euk	poli kos
6	Koropí	I	d8f	koropion
12	Kórinthos	J	nub	corint|corinth|corinthe|corintia|corinto|korinf
ev	Kifisiá	I	zaz
3h	Cholargós	I	oc9	holargos
o	Chíos	K	ihd	hios|khios|quios|xios
3x	Chaniá	M	163p	chanion|hania
j	Chalkída	H	163i	chalcis|chalkis|khalkida|khalkis
13	Khalándrion	I	1l9f	chalandrion|khalandhrion|khalandri
w	Keratsíni	I	1nl2	ayios yeoryios keratsiniou|hagios georgios keratsiniou|keratsinion|keratsiniou
lt	Kardítsa	E	pat	kardhitsa
bt	Kallithéa	I	2b5j	kallifeja
5a	Kalamáta	J	13fo	kalamae|kalamatas|kalamato|kalmata
a	Álimos	I	v8q
1s	Kaisarianí	I	k5q
1t	Irákleio	I	109q	iraklion
2	Irákleion	M	2xtu	candia|candie|erakleio|heracleum|heracliao|herakleion|irakleio|iraklija|khandax|megalokastro|megalokastron
y	Ioánnina	D	1de4	giannina|janina
9w	Galátsi	I	198h	galatsion
g8	Ellinikó	I	dym	ellenikon
x	Elefsína	I	kvj	elefis|elefsis|eleusis|lepsina
11r	Agía Varvára	I	o36	agia barbara|ayia varvara
2b	Agía Paraskeví	I	1at2	ayia paraskevi
4x	Athens	I	fmlt	=atenas|=athen|=athenes|=athina|afina|afini|an aithin|ateena|atehny|aten|atenai|atenas athena|atenas αθηνα|atenes|ateno|atenoj|athinia|kota athena|αθηνα|αθηναι|атина|атэны|афины|афіни|аѳины|աթենք|אתונה|اتن|اثينا|يافېنا|ܐܬܝܢܐ|अथेन्स|ஏதென்ஸ்|เอเธนส์|ათენი|アテネ|雅典|아테네|아테네 시
22	Asprópyrgos	I	p8n
36	Árta	D	f2s
33	Árgos	J	jcz	argas|argo|ciutat dargos
62	Áno Liósia	I	m0h
9v	Maroúsi	I	1jsm	amarousion
9	Amaliáda	G	f3v	amalias
6k	Acharnes	I	1rk8	acharnae|akharnai
c	Aígio	G	fy0	aegion|aighion|aiyion
x	Aigáleo	I	1jsw
r	Agrínio	G	xl1	agrinion|agrinium
2w8y	Ródos	L	17b4	rodas|rodes|rodhos|rodi
7512	Giannitsá	B	lgp	yannitsa|yenitsa
1s	Xánthi	A	117h
1t	Véroia	B	yb4
4s	Thessaloníki	B	7lde	=salonica|=salonika|=saloniki|=thessalonica|ftohomana|i protevoussa ton prosfigon|salonic|salonicco|salonique|saruna|selanik|selun|solun|tesalonica|thessalonique|θεσσαλονικη|σαλονικη|салоники|селунь|солун|סלוניקה|סלוניקי|سالونيك|テッサロニキ|塞萨洛尼基
68	Sykiés	B	yor
t	Sérres	B	174e	ser|serra|serrae|serrai
2o	Ptolemaḯda	C	n6l	ptolemaidha|ptolemais|ptolemak
34	Políchni	B	uol	polikhni
2x	Pylaía	B	i4m
1x	Peraía	B	ceb
1n	Panórama	B	crr
31	Orestiáda	A	cil	nea orestias|orestias
3	Oraiókastro	B	bku	oraiokastron|oreorastron
43	Náousa	B	fcf
55	Meneméni	B	c4a	nea mainemeni|nea manemeni
9o	Kozáni	C	s5d
25	Komotiní	A	z7j	komotina
2o	Kilkís	B	f86	nomos kilkis|prefectura kilkis
3h	Kavála	A	19pk	kaballa
1h	Kateríni	B	154d	aikaterini|katerina
4p	Kalamariá	B	1yox
42	Flórina	C	cxv	follorina|plorina
3k	Édessa	B	eel	edhessa
7	Dráma	A	y4i	dhrama
fo	Alexandroúpoli	A	14vn	alejandropolis|aleksandrupolis|alessandropoli|alexandhroupolis
110db	Kérkyra	F	ku3
2ar1z	Vrilissia	I	1l4i
6r5b	Alimos	I	tcv
1599	Μεσολόγγι	G	dzd	mesolongi
hrz4	Marousi	I	1hlq	amarousion|amaroussio
GS
21fvm	Grytviken		2	grjutviken
GT
24w77	Zacapa	19	rug
8r	Villa Nueva	01	8pwu	vilja nuehva|вилья нуэва
l	Villa Canales	01	2maa	villa anales
9b	Totonicapán	08	1ht2
62	Tecpán Guatemala	04	gyi	tecpam|tecpan
4x	Sumpango	03	g44
19	Sololá	07	z0d
b7	Santiago Sacatepéquez	03	ioi	santiago
4	Santiago Atitlán	07	pp9	atitlan|santiago
44	Santa María de Jesús	03	bzd	santa maria
10	Santa Lucía Cotzumalguapa	05	1bwx	santa lucia
37	Santa Cruz del Quiché	14	i82	santa krus del kiche
1c	Santa Catarina Pinula	01	1ggq
4u	San Pedro Sacatepéquez	12	uvp	san pedra|san pedro
k	San Pedro Ayampuc	01	1043
p	San Pablo Jocopilas	10	fmr	san pablo
3q	San Marcos	12	jcw	san marcos la union
1b	San Lucas Sacatepéquez	03	duv	san lucas
x	San Juan Sacatepéquez	01	2xme
2k	San José Pinula	01	10gf
6q	San Francisco El Alto	08	161p	san francisco
2p	San Cristóbal Verapaz	16	f68	san cristobal
21	San Benito	17	nqk
h	Sanarate	02	c83
3f	San Andrés Itzapa	04	edz	itzapa
95	Retalhuleu	11	sa8	retalhuley
3d	Quetzaltenango	09	2u12	kecaltenangas|kesaltenango|quexaltenango|quezaltenango
29	Puerto San José	05	ee7	puerto de san jose|san jose|san jose de guatemala
2	Puerto Barrios	18	17od	puehrto barrios
v	Pueblo Nuevo Tiquisate	05	e19	pueblo nuevo|tequisate
2g	Poptún	17	dd4	poctun
6i	Petapa	01	315b	san miguel petapa
2p	Patzún	04	efk
b	Patzicía	04	cq6
49	Panzós	16	jq9
4d	Palín	05	o69
i	Palencia	01	eby
42	Ostuncalco	09	mam	san juan ostuncalco
30	Nuevo San Carlos	11	esa
3o	Nebaj	14	hz9
1d	Nahualá	07	ld6
24	Morales	18	enm
3d	Momostenango	08	ohn
10	Mixco	01	a514	mishko|мишко
2i	Mazatenango	10	y1w
1im	La Gomera	05	iip
3k	La Esperanza	09	cp9	esperanza
a6	Jutiapa	22	qho	juliapa|khutiapa
2u	Jocotenango	03	dtq
1u	Jalapa	21	zd6	khalapa
b	Jacaltenango	13	qas	khakaltenango
4o	Huehuetenango	13	1paa
40	Gualán	19	exm	guala
4a	Fraijanes	01	lzg
b	Flores	17	fsg	flores peten
1m	Esquipulas	20	fya
k	Escuintla	05	27lp	ehskuintla
6m	El Tejar	04	c62	tejar
gr	El Palmar	09	bpb
c2	El Estor	18	c82
k6	Cuilapa	06	cpw	cuajiniquilapa
65	Comitancillo	12	f6d	comitacillo
9	Comalapa	04	g02
13	Colomba	09	eqz
1a	Cobán	16	156n
3	Coatepeque	09	z86
6	Ciudad Vieja	03	naz
4	Guatemala City	01	lbp6	cidade da guatemala|citta del guatemala|ciudad de guatemala|ciudad guatemala|ciutat de guatemala|guate|guatemala by|guatemala hiria|guatemala la nueva|guatemala stadt|guatemala urbo|gvatemalurbo|new guatemala|nueva guatemala|nueva guatemala de la asuncion|pole tes gouatemalas|santiago de guatimala|πολη της γουατεμαλας|гватемала|גואטמלה סיטי|شهر گواتمالا|مدينة غواتيمالا|กัวเตมาลาซิตี|グアテマラシティ|瓜地馬拉市|과테말라 시
7v	Chisec	16	d4q
1e	Chiquimula	20	w1d	chikimula
1s	Chinautla	01	22z8	chignautla|santa cruz de chinautla
17	Chimaltenango	04	1rk2	santa ana chimaltenango
2b	Chichicastenango	14	1pjj	santo tomas chichicastenango
n	Chicacao	10	fre
av	Cantel	09	k3z
e9	Barberena	06	nkb	barbarena
1l	Asunción Mita	22	c1k	asuncion|mita
1o	Antigua Guatemala	03	udk	antigua|santiago de los caballeros de guatemala
10	Amatitlán	01	1jfg	san juan amatitlan
1h	Alotenango	03	dfm	san juan alotenango
GU
2ek8z	Tamuning-Tumon-Harmon Village		f6t
3r	Yigo Village		fuj
3o1	Guam Government House		0
a2	Dededo Village		yof
2v	Hagåtña		t7	agana|agana hagatna
1x3ol	Mangilao Village		bpz
GW
1ewdz	Bissau	BS	8bek	bisau bissau|mpissaou|sao jose de bissau|μπισσαου|бисао|бисау|ביסאו|بساو|بیسايو|বিস্সাউ|ቢሳው|ビサウ|比绍|비사우
db	Bafatá	BA	hdl
GY
20diy	New Amsterdam	EB	r1b
hy	Linden	UD	yhe
yc	Georgetown	DE	51c9	demerara|dzhordzhtaun|dzordztaunas|georgtauno|tzortztaoun
HK
12yxt	Tsuen Wan		66s8	chuan wan|tsun wan|tsun wan wai
12w	Kowloon		17aa5	chiu lung|czjulun|kaulunas|цзюлун|九龍|意法半|주룽
3c	Hong Kong		46b2a	gonkong|victoria|гонконг|香港
HN
255sq	Puerto Cortez	CR	111p	port cortez|puehrto kortes|puerto caballo
4p	Yoro	YO	c66
3o	Villanueva	CR	ocz
ah	Tocoa	CL	nr5
6b	Tela	AT	mml
i	Tegucigalpa	FM	i8io	tegousigoualpa|tegucigucigalpa|tenkousinkalpa|teocuitlapan|tequsiqalpa|τεγκουσιγκαλπα|горад тэгусігальпа|тегусигалпа|тегусігальпа|տեգուսիգալպա|טגוסיגלפה|تيجوسي جالبا|تگوسیگالپا|तेगुसिगल्पा|เตกูซิกัลปา|ཐེ གུ སི གེ པ|ტეგუსიგალპა|ቴጉሲጋልፓ|テグシガルパ|德古斯加巴|테구시갈파
a2	Siguatepeque	CM	xad
53	Santa Rosa de Copán	CP	lex	santa rosa|santa rosa copan
5h	Santa Bárbara	SB	bnz
2j	San Pedro Sula	CR	ahoa	san pedro
5f	San Lorenzo	VA	h75
11l	Potrerillos	CR	c4b	porterillas
pl	Olanchito	YO	k1d	olanchita
2bf	La Paz		djn
75	La Lima	CR	zgj	lima vieja
kh	La Ceiba	AT	2sh6	ceiba|la sejba
73	Juticalpa	OL	pzq
1mm	El Progreso	YO	25sa	ehl progreso|el progress|progreso
9s	El Paraíso		ehn
1hy	Danlí		ykf
bi	Comayagua	CM	19cw
21	Cofradía	CR	fpd
3q	Ciudad Choluteca	CH	1mjk	chollolteca|choluteca
5	Choloma	CR	2zbw
HR
1waxp	Zaprešić	01	dlk
2x	Zagreb	21	ezbq	=agram|andautonia|sagrab|sakreb|zabrag|zabreg|zagabbria|zagavria|zagrabia|zagreba|zagrebi|zagrebo|zagrep|zagrzeb|zahreb|zankremp|ζαγκρεμπ|горад заграб|загреб|զագրեբ|זאגרב|זאגרעב|زاگرب|زاگرێب|زغرب|زغریب|झाग्रेब|জাগরেব|சாகிரேப்|ซาเกร็บ|ཛག རེབ|ზაგრები|ዛግሬብ|ザグレブ|萨格勒布|ꙁагрєбъ|자그레브
1u	Zadar	13	1ize	zadara|zadaras|zantar|zara
2n	Vukovar		mts	neo vukovar|novi vukovar|stari vukovar|ujvukovar|valkovar|vetus vukovar|vukovaras
hz	Virovitica	10	c35	virovitisa
p	Vinkovci		ppe	winkowitz|winkowzi
el	Velika Gorica	01	r28	nagygorica
3v	Varaždin	05	w9c	varasd|varasdino|varasdinum
1g6	Split	17	3s1m	spalato|spalatum|splita|splitas
2q	Solin	17	caf
6b	Slavonski Brod	12	1ava	slawonisch brod
3	Požega	11	gbl	pozsegavar|slavonska pozega
68	Sisak	03	rl0	siscia|sisseg|sissek
3k	Šibenik	15	smw	sebenico
p	Sesvete	21	14fv
9q	Samobor	01	bqt
98	Rijeka	08	30xg	=fiume|estado libre de fiume|fkumen|flumen sancti viti|reka|rieka|rijeko|saint veit am flaum|saint veit am pflaum|slobodna drzava rijeka|stato libero di fiume|vitipolis
g0	Pula	18	19l2	pulj
1bj	Osijek	14	1w0c	osek|osiek|osigiek|osijeka|osijekas|osik
2xd	Koprivnica	06	jqj	kopreinitz
er	Karlovac	04	114r
25g	Dubrovnik	19	lxo	=ragusa|dubrava|dubrovacka republika|dubrovnikas
1f5	Čakovec	20	c8r	chakovec
ue	Bjelovar	07	ltf	belavar
21715	Zagreb - Centar	21	h5a8
HT
27nbg	Verrettes	AR	11lg
hb	Thomazeau	OU	144x
of	Saint-Raphaël	ND	t4b
16	Saint-Marc	AR	1f3m
na	Port-au-Prince	OU	qgqe	port o prens|port o prensas|portofprensa|potoprens|puerto principe|ville de port au prince|πορτ ο πρενς|порт о пренс|פורט או פרינס|پورت او پرنس|პორტ ო პრენსი|ፖርቶፕሪንስ|ポルトープランス|太子港|포르토프랭스
ew	Petit Goâve	OU	2io0	ville de petit goave
1u	Pétionville	OU	62ek	ville de petion ville
1dw	Miragoâne	NI	1wtu
104	Limbé	ND	p6t	ville de limbe
4i	Léogâne	OU	2vji	ville de leogane|yaguana
w2	Kenscoff	OU	wjj
49	Jérémie	GA	238f	zheremi
56	Jacmel	SE	2yge	zhakmele
1q	Hinche	CE	ece
aw	Gressier	OU	k0r
2w	Grand Goâve	OU	1214	grande goave
9z	Gonaïves	AR	1tk1	gonaiv|ville des gonaives
g4	Fond Parisien	OU	e34
12u	Désarmes	AR	c16
34	Delmas 73	OU	87go
9p	Croix des Bouquets	OU	4wsn
qq	Les Cayes	SD	2p2f	aux cayes|cayes|ville des cayes
6p	Carrefour	OU	9h64
3s	Cap-Haïtien	ND	2w0v	cap francais|cape haitien|guarico|kap aitene|kap ayisyen|le cap|ville du cap haitien
8wm	Ti Port-de-Paix	NO	qqp
HU
fbdh	Törökszentmiklós	JN	hki	torokszenimiklos
38	Tiszaújváros	BZ	dce
bx	Szolnok	JN	1m8i
5w	Szentes	CS	nj3
2j	Szeged	CS	3j83	algyo|gyala|gyalaret|kiskundorozsma|segedin|seghedin|szeghed|szoreg|tape
11	Szarvas	BE	e0q
ad	Sátoraljaújhely	BZ	dxg	satoraijaujhely|ujhely
cu	Püspökladány	HB	cc6
aa	Ózd	BZ	tos
1t	Orosháza	BE	o7h	oroshazi
5j	Nyíregyháza	SZ	2hqi	niredkhaza|nyirszollos|oros
hz	Miskolc	BZ	3p7h	bukkszentlaszlo|miskolca|miskole
1h	Mezőtúr	JN	esg	mezoetur
h	Mezőkövesd	BZ	dnp
3b	Mátészalka	SZ	efy
3n	Makó	CS	je7
n9	Kisvárda	SZ	e1a
fw	Kazincbarcika	BZ	ozw	sajokazinc
2l	Karcag	JN	h9e	karcage
fl	Hódmezővásárhely	CS	10n1	khodmezevasharkhej
8n	Hajdúszoboszló	HB	i4o
8	Hajdúnánás	HB	dww
8	Hajdúböszörmény	HB	onp
16	Gyula	BE	owd	djula|gyulavari
u	Gyomaendrőd	BE	bq2	endrod|gyoma
ob	Eger	HE	17pj	egera|ehger|jager
6h	Debrecen	HB	4di4	debrecena|debreczyn|debretin|ntempretsen
3c	Csongrád	CS	ec4
kc	Berettyóújfalu	HB	cey
35	Békéscsaba	BE	1eba	bekeshchaba|bekesska caba
2	Békés	BE	gcu	bekes megye|comitatul bekes
5h	Balmazújváros	HB	dwc
ay	Abony	PE	cly
1dptk	Zalaegerszeg	ZA	1bre	zalaehgerseg
83	Veszprém	VM	1buv	comitatul veszprem|veszprem megye
2i	Vecsés	PE	ewv
24	Várpalota	VM	gfn
5i	Vác	PE	r38	vacz
lx	Tatabánya	KE	1ifh
1	Tata	KE	if0
1m	Tapolca	VM	dku	tapolezai
4p	Szombathely	VA	1pda	sombatkhej|szombatehly|szombatnely
4l	Szigetszentmiklós	PE	j6y	sigetsentmiklosh|szigentmiklos
5q	Szentendre	PE	i7q
27	Szekszárd	TO	qda	seksar
e	Székesfehérvár	FE	26e8	alba regia|albareale|stuhlweissenburg
1b	Százhalombatta	PE	djy
a9	Sopron	GS	1856	szorpron
3y	Siófok	SO	hro
4b	Sárvár	VA	bu7	savar
4c	Salgótarján	NO	ul4
oj	Pécs	BA	3cvd	cinquechiese|fuenfkirchen|funfkirchen|hird|magyarurugy|malom|meced sabolc|mecek sabolc|mecsekalja|mecsekszabolcs|nadapipad|nadarpad|nagyarpad|paetkostolie|patacs|patkostolie|peca|pech|pecuh|pecuy|pecz|quinque ecclesiae|racvaros|somogy|vasas
2l	Parádsasvár	HE	1mn4
1v	Pápa	VM	pge	papy
2a	Paks	TO	fxa
3c	Oroszlány	KE	fn3
l7	Nagykőrös	PE	klz
s	Nagykanizsa	ZA	137r	nadkanizha
61	Mosonmagyaróvár	GS	nfb	magyarovar|moshonmadjarovar|moson
1a	Monor	PE	grc
p	Mohács	BA	efr	mohac|mokhach
16x	Komló	BA	krw
7	Komárom	KE	f5q	komaromujvaros
a1	Kiskunhalas	BK	mne	kiskunhalos
5	Kiskunfélegyháza	BK	oh4
b	Kiskőrös	BK	bn7
8s	Keszthely	ZA	gm6
66	Kecskemét	BK	2crb	heteny|hetenyegyhaza|kechkemet
52	Kaposvár	SO	1g9u	kaposfured
2v	Kalocsa	BK	e2q
58	Jászberény	JN	lh7
ju	Hatvan	HE	hiu
as	Győr	GS	2qyx	arrabona|dor|gyirmot|gyorszentivan|menfocsanak|pinnyed|raab
v	Gyöngyös	HE	pey
1p	Gyál	PE	gxd
3r	Gödöllő	PE	oza	goedoello
5	Göd	PE	c8y	alsogod|felsogod
8d	Fót	PE	cxu
h9	Esztergom	KE	m7l	ehstergom
3a	Érd	PE	1c5k
4d	Dunaújváros	FE	12n8
12	Dunakeszi	PE	nc6
9	Dunaharaszti	PE	d3h
2x	Dombóvár	TO	g0c
6u	Dabas	PE	csu
jn	Cegléd	PE	ubb
2s	Budapest	BU	10cqo	boedapes|boudapeste|budaipeist|budapeshha|budapesht osh|budapestas|budapestinum|budimpeshta|βουδαπεστη|будапешт|будапешт ош|будапеща|будимпешта|горад будапешт|բուդապեշտ|בודאפעשט|בודפשט|بودابست|بوداپست|بوډاپسټ|बुडापेस्ट|বুদাপেস্ট|બુડાપેસ્ટ|புடாபெஸ்ட்|ಬುಡಾಪೆಸ್ಟ್|ബുഡാപെസ്റ്റ്|บูดาเปสต์|བུ ད ཕེ སིད|ဗူးဒပက်မြို့|ბუდაპეშტი|ቡዳፔስት|ブダペスト|布达佩斯|부다페스트
3	Budaörs	PE	jcx
qj	Balassagyarmat	NO	dj9
2c	Baja	BK	t3m	bajja
io	Ajka	VM	o8f	ajkarendek
2impe	Budapest XII. kerület	BU	17mo	budapest xii keruelet
1	Budapest XI. kerület	BU	2zah	budapest xi keruelet
1	Budapest IX. kerület	BU	1big	budapest ix keruelet
1	Budapest VIII. kerület	BU	1rfy	budapest viii keruelet
1	Budapest VII. kerület	BU	1c8y	budapest vii keruelet
1	Budapest VI. kerület	BU	wi0	budapest vi keruelet
1	Budapest XIV. kerület	BU	2kpg	budapest xiv keruelet
1	Budapest XIII. kerület	BU	2fln	budapest xiii keruelet
1	Budapest IV. kerület	BU	23wm	budapest iv keruelet
1	Budapest XV. kerület	BU	1pwa	budapest xv keruelet
1	Budapest XVI. kerület	BU	1guc	budapest xvi keruelet
1	Budapest X. kerület	BU	1p5y	budapest x keruelet
1	Budapest XIX. kerület	BU	1bje	budapest xix keruelet
1	Budapest XVIII. kerület	BU	1zxl	budapest xviii keruelet
1	Budapest XXIII. kerület	BU	fqb	budapest xxiii keruelet
1	Budapest XXII. kerület	BU	12yr	budapest xxii keruelet
1	Budapest XXI. kerület	BU	1mwj	budapest xxi keruelet
1	Budapest XX. kerület	BU	1cwb	budapest xx keruelet
1	Budapest XVII. kerület	BU	1odm	budapest xvii keruelet
1	Budapest III. kerület	BU	2ngr	budapest iii keruelet
1	Budapest II. kerület	BU	1wgp	budapest ii keruelet
1	Budapest I. kerület	BU	j2w	budapest i keruelet
ID
q0c5	Teluk Nibung	SU	jei	teloekniboeng
7	Tebingtinggi	SU	2ioq
u	Tanjungtiram	SU	jdq	tandjoengtiram|tandjungtiram
h	Tanjungbalai	SU	31yi	tandjoengbalai|tandjungbalai
1v	Sunggal	SU	3dui
15	Stabat	SU	kq6	stabatbaru
4m	Sigli	AC	di8
y	Sibolga	SU	1pia	kota sibolga
4r	Sabang	AC	ix3	sabong
t	Reuleuet		v61
i	Rantauprapat	SU	27hd
38	Percut	SU	6o0n	pertjoet
2	Perbaungan	SU	3d9y	baoengan|baoengar|baungan
d	Pematangsiantar	SU	4hqm
2q	Pangkalan Brandan	SU	jpi	pangkalanberandan
1v	Padangsidempuan	SU	25ld	padangsidimpoean
3b	Meulaboh	AC	r1y	melabokha|molabo
w	Medan	SU	11j23	kota medan|medana|medanas|медан|メダン|棉蘭
3u	Lhokseumawe	AC	1wni	kota lhokseumawe|lhoksumawe|lhoseumawe
1u	Langsa	AC	160x	langsar
24	Labuhan Deli	SU	12bo	deli|laboean deli|laboehan|laboehandeli|labuan deli|labuhan
2a	Kisaran	SU	2s8n	kisaran baru
2b	Kabanjahe	SU	183r	kabandjahe
6i	Deli Tua	SU	lk4	delitoea
47	Bireun	AC	jwh	bireuen
5	Binjai	SU	4wij	bindjai|kota binjai
1l	Belawan	SU	278z
2e	Bandar		o9e
4	Banda Aceh	AC	5dhh	baiturahman|banda acehas|banda achekh|koetaradja|kota banda aceh|kuta raja|kutaradja
8p0r	Yogyakarta	YO	dn90	daerah istimewa yogyakarta|djogjakarta|djokja|dzhokjakarta|jokjakarta|kota yogyakarta|джокьякарта|يوجياكرتا|ジョグジャカルタ
62	Wonosobo	JT	1zr2	wonosabo
l	Wonopringgo		tnh	wanapringga
n	Wongsorejo	JI	mix	wangsoredjo|wongsoredjo
29	Wiradesa	JT	uen	wirodeso
2l	Weru	JB	2z98
16	Weleri	JT	193k
4	Welahan		k6r
j	Wedi	JT	16o4	wed
5q	Watampone	SN	1qzh
5q	Wangon	JT	rey
1c	Wanaraja	JB	k8w	wanaradja
50	Waingapu	NT	11oc	waingapoe
8u	Ungaran	JT	2qmc	oengaran
46	Makassar	SN	sbud	djumpandang|kota makassar|makasaras|udjung pandang|ujungpandang|макассар|ماکاسار|マカッサル
1o	Ubud	BA	lw5
6i	Tulungagung	JI	1ecu
g	Tulangan Utara	JI	1dap	toelangan|tulangan
2c	Tuban	JI	1mtu	toeban
h	Tual	MA	uha
q	Trucuk	JT	i74
s	Trenggalek	JI	mfv
4t	Tondano	SA	pph
m	Tomohon	SA	lbc
gj	Ternate	MU	26hv	kota ternate
h	Terbanggi-besar		14k6
c4	Tegal	JT	52xo	kota tegal
1f	Tayu	JT	kdp
2u	Tasikmalaya	JB	5t7r	kota tasikmalaya|tasikmalaya kutha
l	Tarub		1mfv
1l	Tarakan	KI	237q
3u	Tanjungpinang	KR	2otc	tandjoengpinang|tandjungpinang
e	Tanjungpandan	BB	1c4m	pandan|tandjoengpandan|tandjong pandan
14	Bandarlampung	LA	h5jw	kota bandar lampung|tanjungkarang|tanjungkarang telukbetung|telukbetung
1y	Tanjungagung		14zh	tandjoengagoeag|tandjoengagoeng|tandjungagung
28	Tanggulangin	JI	pcy	tanggoelangin
h	Tangerang	JB	teqk	kota tangerang|тангеранг
hc	Tabanan	BA	pz7
2w	Surakarta	JT	bwh8	kota surakarta|soerakarta|solo|суракарте|スラカルタ|索罗
a	Surabaya	JI	1ewaq	kota surabaya|soerabaja|сурабая|سورابایا|スラバヤ|泗水|수라바야
2e	Sungairaya		10tz	soengai raya
l	Sungaipenuh	JA	2209	soengaipenoeh
t	Sungailiat	BB	1lnj	soengailiat
3x	Sumenep	JI	1tbk	soemenep
1	Sumedang Utara		4fiy
y	Sumberpucung	JI	r85	soemberpoetjoeng
1d	Sumber	JB	2030	soember
2	Sumbawa Besar	NB	14mm	soembawa|soembawa besar|sumbawa
3j	Sokaraja	JT	1faq	soekaradja|sukaradja
1x	Sukabumi	JB	5xa6	kota sukabumi|soekaboemi|sukabumi kutha
2x	Srono	JI	rz8
7	Srandakan	YO	ms9
5	Sragen	JT	1j6q	spagen|sregen
18	Sorong	PB	2ov3	kota sorong
i	Soreang	JB	38gk	sereang
2h	Solok	SB	11bo
o	Soko	JI	jo6
u	Soe	NT	ldx
1f	Sleman	YO	17dj	suleman
4	Slawi	JT	1b86	selawi
17	Situbondo	JI	cuyo	sitoebanda|sitoebondo
2m	Sinjai	SN	vh9	sindjai|sinjay
4	Singosari	JI	18ld	singasari
4	Singojuruh	JI	mp6	singodjuruh
d	Singkawang	KB	26ku	sekawang
5	Sengkang	SN	19xf
b	Singaraja	BA	2v88	boeleleng|singaradja
4	Singaparna	JB	11pu
2r	Simpang	JA	sa4
46	Sijunjung	SB	lfu	sidjundjung
1w	Sidoarjo	JI	2zed	sidaardja|sidoardio|sidoardja|sidoardjo|sidohardjo
e	Sidareja	JT	ne1	sidaredja
2i	Sewon	YO	1ks1
2u	Serpong	JB	1pvl
2i	Serang	BT	3j4v	kabupaten serang
1p	Sepatan	JB	2jdz	sepaitan
7y	Semarang	JT	rlw4	kota semarang|semarangas|семаранг|スマラン|三寶瓏
21	Selogiri		nac
dg	Sawangan	JB	2g0l
bz	Sampit	KT	1eyt
f	Sampang	JI	153p	sampand
2u	Samarinda	KI	7m1k	batoeng panggol|kota samarinda|самаринда|சமாரிண்டா
3m	Salatiga	JT	3p7p
6x	Ruteng	NT	qo9	roeteng
96	Rengasdengklok	JB	4bg7
13	Rembangan	JT	xz2	rembang
69	Rantepao	SN	v7a
2c	Rangkasbitung	BT	2pxa	rangkasbitoeng|rangkasibitoeng
u	Randudongkal	JT	m0k	randoedonggal|randoedongkal|randudongkol
34	Rajapolah	JB	uqo	radjapolah|radjapoloh
3k	Purwokerto	JT	4nly	kota purwokerto|poerwakerta|poerwokerto|purwakerta
5	Purwodadi	JT	37we	poerwadadi|poerwodadi|purwadadi|purwodadi grobogan
8	Purwakarta	JB	4mij	kota purwakarta|poerwakarta
p	Purbalingga	JT	17wn	poerbalingga|poerbolinggo|purbolinggo
1e	Pundong	YO	ikx	poendoeng|poendong
62	Probolinggo	JI	3w60	kota probolinggo|prabalingga|probalingga|probalinggo
f	Prigen	JI	in8
d	Praya	NB	r5b	praja
j	Candi Prambanan	JT	ynx	prambanan
16	Poso	ST	10cm	posso
1u	Pontianak	KB	9r7p	kota pontianak|понтианак|坤甸
9	Ponorogo	JI	1oz6	ponogoro
3t	Polewali	SR	18we
1q	Plumbon	JB	3kxt	pelumbon|ploembon
7m	Petarukan		1l8s	petaroekan
3e	Perabumulih	SS	27u6	peraboemoelih|praboemoelih|prabumuli
6s	Pemangkat		q99	pamangka|pamangkat
b	Pemalang	JT	3y39
2d	Pelabuhanratu	JB	x6h	palaboehanratoe|palabuanratu|palabuhan|palabuhanratu|palakoehanratoe|pelabuanratu|plabuhanratu
s	Pekanbaru	RI	f36c	kota pekanbaru|pakanbahru|pakanbaroe
5	Pekalongan	JT	5j15	kota pekalongan
2d	Pecangaan	JT	1b3q	pecangakan
1i	Payakumbuh	SB	2lt0	kota payakumbuh|pajakoemboeh|rayakumbuh
2f	Pati	JT	2mqp
15	Pasuruan	JI	3edk	kota pasuruan|pasoeroean
4k	Paseh	JB	2pd1
v	Pasarkemis	JB	3b0a
1c	Parung	JB	45m2	paroeng
1m	Pariaman	SB	1z4n	kota pariaman
o	Pare	JI	17qz
5s	Panji	JI	x0l	pandji|pandji lor|panji lor
2g	Pangkalpinang		2p65	merawang|pankal pinang
14	Pangkalanbuun	KT	td5	pangkalanboeoen
3l	Pandeglang	BT	1z8c	pandegelang
10	Pandakan	JI	qdk	pandaan|pandakara|paodakan
2	Pandak	YO	178r
16	Panarukan	JI	nq5	panaroekan
y	Pamulang	JB	3qot
11	Pameungpeuk	JB	119i
4	Pamekasan	JI	1zbz	ramekasan
k	Pamanukan	JB	2g6q	pamanoekan
10	Palu	ST	61xb	kabupaten poso|kota palu|pal|paloe
m	Palimanan	JB	1zg8
e	Palembang	SS	uw9o	kota palembang|palembangas|палембанг|باليمبانج|パレンバン|巨港
1c	Palangkaraya	KT	36az	kota palangka raya|pahandoet|pahandut|plangkaraja
1s	Pakisaji	JI	nb9	pakisadji|pakisadji l
3i	Pagaralam	SS	1ib6	pageralam
33	Padang	SB	i0f4	kota padang|паданг
n	Paciran	JI	kw0	pachiran
f4	Ngunut	JI	kah
o	Ngoro	JI	hnb
2g	Ngawi	JB	hak
x	Nganjuk	JI	1h8z	ngandjoek|ngandjuk
3r	Negara	BA	plz
9o	Nabire	PA	xve
1s	Muntok	BB	klx	mentok
2	Muntilan	JT	ym3	moentilan
12	Muncar	JI	1dsp
6k	Mranggen	JT	lmi
4d	Mojokerto	JI	2eul	kota mojokerto|madjakerta|modjokerto
5	Mojoagung	JI	i5q	madjaagung|modjoagoeng|modjoagung|mojoangung
1c	Mlonggo		pvq
3b	Metro	LA	37di	kota metro|metra
1n	Mertoyudan	JT	1hwv	mertajoedan|mertojoedan
8u	Melati		1frm	mlati
4b	Maumere	NT	10q6	maoemere|mauniere
1v	Mataram	NB	6tw2	kota mataram|mataram lombok|матарам
3w	Martapura	KS	2tfd	martapoera
2r	Margasari		lgm	margosari
4	Margahayukencana	JB	1s4v	margahajoe|margahaju
53	Manokwari	PB	151i	menoekwari
e	Manismata		eko
2w	Manggar	BB	qmw
29	Mandahara		17f0	mendahara
11	Manado	SA	9ool	kota manado|menado|манадо|므나도
c	Mamuju	SR	k3ym	mamoedjoe|mamudju
4m	Malang	JI	g064	kabupaten malang|kota malang|maland|маланг
2c	Majene	SR	t3n	madjene
2	Majenang	JT	u0h	madjenang
8	Majalengka	JB	1vp0	madjalengka
1w	Magelang	JT	2e05	kota magelang
1a	Madiun	JI	3zlf	kota madiun|madioen
1z	Luwuk	ST	10v6
2h	Lumajang	JI	2ne2	kabupaten lumajang|loemadjang|lumadjang
1w	Lubuklinggau	SS	36dv	kota lubuklinggau|loeboeklinggau
9s	Loa Janan	KI	4k7k	loa djanan
fd	Lembang	JB	3xay	lembange
4a	Lebaksiu	JT	pxi	lebaksioe
1v	Lawang	JI	3ez8
1w	Lasem	JT	mc4
5u	Lamongan	JI	19p4
5x	Lahat	SS	1euq
2l	Labuhanbajo	NT	41mc	badjo|laboean bajo|laboehanbadjo|labuanbadzho|labuanbajo|labuhanbadjo
2	Labuan	BT	pwo	laboean|laboehan|labuhan
33	Kutoarjo	JT	o6w	koetoardjo|kutoardjo
l	Kuta	BA	n5o
2k	Kuningan	JB	1jmd	koeningan
3d	Kudus	JT	1z3w
1z	Kualatungkal	JA	pzn	koealatoengkal
i	Kualakapuas	KT	rhs	koealakapoeas
x	Kroya	JT	hxz
j	Krian	JI	tsb	kerian
6	Kresek	JB	2d0m	keresek
1x	Kraksaan	JI	lso	kraksahan
2l	Kotabumi	LA	wou	kotaboemi
92	Klungkung	BA	lh8	kloengkoeng
1e	Klaten	JT	2pv3	kabupaten klaten
p	Klangenan	JB	1w6y
3b	Kijang		vwg	goenoengkidjang|gunungkidjang|gunungkijang
2m	Ketanggungan	JT	y68	ketanggoengan
1b	Kertosono	JI	1awe
33	Kepanjen	JI	1427	kepandjen
1c	Kendari	SG	46gu	kabupaten konawe
a	Kencong	JI	x7q	ketjong
66	Kefamenanu	NT	mr6	kefannanoe|kefannanu|kefannau
5	Kedungwuni	JT	2igx	kedoengwoeni
4	Kedungwaru		1pxd
23	Kediri	JI	51fr	kota kediri
2n	Kebonarun	JT	gs1	kebonarum
a	Kebomas	JI	1mmm
3t	Kawalu	JB	12zx	kawaloe
1y	Katabu	SG	wzi	kataboe
5w	Karangsembung	JB	1mj4	karangsemboeng
39	Karangasem	BA	ol9	karangasem amlapura
w	Karanganom	JT	133i
9	Karangampel	JB	o3m
ci	Kamal	JI	hdf	kama
55	Kalianget	JI	ift
9g	Juwana	JT	v01	djoewana|djuana
2p	Jombang	JI	2pkx	djombang|kabupaten jombang
n	Jogonalan	JT	loy	djogonalan
47	Jember	JI	6ee1	djember
14	Jekulo	JT	sy9	djekoelo|djekolo
1k	Jatiwangi	JB	18qd	djatiwangi
8	Jatiroto		12mj	djatiroto
y	Jatibarang	JB	1kc2	djatibarang
s	Jaten	JT	oze	djaten
2w	Jambi	JA	90bn	djambi|sriindrapura|telanaipura|джамби|جامبي
1h	Jakarta	JK	531ll	=batavia|=djakarta|=jkt|cakarta|dakarta|djogkarta|dki jakarta|dzhakarta|gakarto|giacarta|xacarta|yajgyadaz|τζακαρτα|горад джакарта|джакартæ|дьакарта|жакарта|џакарта|ջակարտա|גקרטה|דזשאקארטא|جاكارتا|جاكرتا|جاکارتا|جکارتہ|जकार्ता|জাকার্তা|જાકાર્તા|ஜகார்த்தா|జకార్తా|ಜಕಾರ್ತ|ജക്കാർത്ത|จาการ์ตา|ཊ ཁར ཏ|ဂျကာတာမြို့|ჯაკარტა|ጃካርታ|ចាការតា|ジャカルタ|雅加达|자카르타
4n	Indramayu	JB	2n3z	indramajoe
iz	Grogol	JT	25mt
f	Gresik	JI	1kt9	geresik
1p	Gorontalo	GO	339f
1p	Gongdanglegi Kulon	JI	hc4	gondanglegi|gondangtegi
m	Gombong	JT	onx
1p	Godean	YO	1cqk
5h	Genteng	JI	1pgk	genteng kulon
4r	Gedangan	JI	1p4u
b	Gebog	JT	xrg
4i	Gampengrejo	JI	11we	gampeng|gampengredja|gampengredjo
z	Gambiran Satu	JI	hdp	gambiran
1c	Galesong	SN	1s2y
93	Ende	NT	1nkl	endeh|kota ende
5l	Dumai	RI	32xc	doemai|dumaj|kota dumai
l	Dukuhturi		23oa
1u	Driyorejo	JI	kp7	drijoredjo|drioredja
5s	Diwek	JI	w6v
2i	Depok	YO	28nj
6	Depok	JB	pohd	depok kutha|depokas|kota depok
4	Denpasar	BA	8p7n	dempassar|denpasar bali|kota denpasar|денпасар|デンパサール|덴파사
v	Demak	JT	l0z	demark
6	Delanggu		iuw	delanggoe
54	Dampit	JI	hti
3i	Curup	BE	zol	churup
k	Curug	BT	43ou	tjoeroeg
29	Comal	JT	13f8	chiomal|chomal
2	Colomadu		k9u
1k	Citeureup	JB	2czv	citeurep
3s	Cirebon	JB	5g7u	cheribon|cirebon kutha|kota cirebon
o	Ciputat	JB	4gdu	tjipoetat
72	Cimahi	JB	akxu	chimahi|cimahi kutha|kota cimahi|tjimaki
18	Cileunyi	JB	2e0k
2	Cileungsi	JB	4c0e	cileungsir
54	Cikarang	JB	2a5r	chikarang
k	Cikampek	JB	34d0	chikampek
5f	Cicurug	JB	1wn9
32	Cibinong	JB	41kn	chibinong|sibinonge
42	Ciamis	JB	2ned	chiamis
u	Cepu	JT	16hb	chepu|tjepu
8	Ceper	JT	m3q
33	Caringin	JB	1yv9
2d	Ciampea	JB	4fvw	campea
cj	Bulakamba	JT	l47	boelakamba
w	Bukittinggi	SB	246y	kota bukittinggi
1y	Buduran	JI	115k
1j	Buaran		twy	boearan
2j	Boyolangu	JI	owv	bojolangoe
2	Boyolali	JT	1a6j	bajalali
2u	Bontang	KI	26gr	kota bontang
28	Bondowoso	JI	1huf	bandowoso
55	Bojonegoro	JI	1uso	bodjonegoro
m	Bogor	JB	h5a8	bogor kutha|buitenzorg|kota bogor|богор|بوگور|茂物
2n	Blora	JT	13z7
c	Blitar	JI	2u68	belitar|kota blitar
1k	Bitung	SA	2xzo	bitoeng|kota bitung
3f	Bima	NB	1foa	bim
4f	Besuki	JI	16sp	besoeki
6g	Bengkulu	BE	6mz4	bangkahulu|bengkoeloe|benkoelen|benkulen|бенгкулу|بنجكولو|明古魯省
6c	Bekasi	JB	wkxj	bekasi kutha|bekasis|kota bekasi|бекаси
5z	Baturaja	SS	2vzb	batoeradja|batu radia|baturadja
2	Baturaden		wpm
6d	Batu	JI	1mcv	batoe|batyj|kota batu
1l	Batang	JT	2h5d
53	Barabai	KS	1ag0
d	Banyuwangi	JI	2bgm	banjoewangi
i	Banyumas	JT	11bu	banjoemas
o	Bantul	YO	1999	bantoel
2m	Banjarmasin	KS	ca05	bandgermasin|bandjermassin|banyermasin
e	Banjaran	JB	3ja0	bandjaran
5	Banjar	BA	1wpc	bandjar
2	Banjar	JB	sr3	bandjar
1s	Bangkalan	JI	1bz6	pangkalan
l	Bangil		1c8h
12	Bandung	JB	10fif	bandoeng|bandung kutha|bandungas|kota bandung|бандунг|バンドン|万隆|萬隆
25	Bambanglipuro		yi1
q	Balung	JI	10r3	baloeng
1v	Balikpapan	KI	9aru	kota balikpapan|баликпапан|بالیک پاپان
19	Balapulang		lz7	balapoelang
s	Balaipungut		17k4	balaipoengoet
1y	Baki	JT	19gd
41	Baekrajan	JT	18ow
21	Babat	JI	kv2	babad
5z	Atambua	NT	rm9	atamboea|atamboewa
9	Astanajapura	JB	368f	astanadjapura
36	Arjawinangun	JB	29o5	ardjawinangoen|ardjawinangoen koelan|ardjawinangun
6j	Amuntai	KS	16vc	amoentai
1y	Ambon	MA	7mdo	amboina|ambon city|kota ambon|амбон|アンボン
o	Ambarawa	JT	1t3v
10	Amahai	MA	10rp
88	Adiwerna	JT	2vjg	adiwerno
6onf	Padalarang	JB	2oeq
7a	Ciranjang-hilir	JB	1nzy	tjirandjang hilir
gov	Cikupa	JB	3qah
3su	Teluknaga	JB	2qz7
9h7	Wonosari	YO	l6q
1op	Gamping Lor	YO	1f0e
50	Kasihan	YO	1uje
4fa	Ngemplak	JT	ibq
e	Kartasura	JT	1wm7
d4	Gatak	JT	11rz
z7i	Kupang	NT	61wc	koepang|kota kupang|kupange
jop	Jayapura	PA	2w33	djajapura|hollandia|kota jayapura|kotabaru|port numbay|sukarnapura|sukarnopura
3j	Abepura		1c14
2z7eq	Seririt	BA	jag
gu74	Masjid Jamie Baitul Muttaqien	JB	lfls
7lif	City of Balikpapan	KI	f04g
IE
1rgp0	Loch Garman	L	dnw
s	Waterford	M	10yo	uoterford|waterford city
3n	Tralee	M	hp9
4h	Tallaght	L	1dlm
d	Swords	L	n08	sord
3i	Sligo	C	flw	sligeach
o3	Droichead Nua	L	ejw	droichead nuadh
i	Navan	L	ixt
q	Naas	L	fuy	an nas
r	An Muileann gCearr	L	dbi
g6	Luimneach	M	1xhi
i	Letterkenny	U	d1h
d	Leixlip	L	c4x
bs	Kilkenny	L	gnp	keeill chennee|kilkenis|kilkenny city
lq	Gaillimh	C	1iji	galway gaillimh
69	Ennis	M	iuj	enis|inis
2t	Dún Laoghaire	L	3z20	dan liri|dun laoire|dunleary|kingstown
y	Dundalk	L	psk	dun dealgan
y	Dublin	L	ly57	baile atha cliath|ciuda de dublin|dablin|diblin|difelin|divlyn|doublino|dublin city|dublina|dublini|dueblin|dulenn|dyflinn|eblana|δουβλινο|горад дублін|даблин|дублин|дублін|дъблин|դուբլին|דבלין|דובלין|دبلن|دوبلين|دوبلین|دۇبلىن|ڈبلن|ډبلن|ܕܒܠܢ|डब्लिन|ডাবলিন|டப்லின்|ಡಬ್ಲಿನ್|ഡബ്ലിൻ|ดับลิน|དུབ ལིན|ဒပ်ဗလင်မြို့|დუბლინი|ደብሊን|ダブリン|都柏林|더블린
2f	Drogheda	L	psx	drogheda droichead atha|droichead atha|droida
db	Cork	M	42wg	corc|corcagia|corcaigh|cork city|cork corcaigh|kork|korka|korkas|korkig
5x	Cluain Meala	M	df6
4w	Celbridge	L	e0n
6n	Carlow	L	fh3
72	Bray	L	oxp
31	Blackrock	L	fz1
jo	Athlone	L	cb3
IL
60yo	Jerusalem	JM	faxc	=al quds|=yerushalayim|adonai jireh|aelia capitolina|al balat|al kuds|al quds as sarif|ariel|baitul maqdis|baitulmuqaddis|bayt al maqdis|bayt al muqaddas|cherusalem|colonia aelia capitolina|el kuds|el quds esh sherif|erusagem|geruesalem|gerusalemme|herusale|hierosolyma|hierousalem|iarusaileim|iebous|iebus|ierousalimu|ierusalema|ir david|ir ha qdoosha|ir ha qodesh|jarusalen|jeriwsalem|jerozolema|jeruzale|jeruzaleme|jorsala|jorsalaborg|jorsalir|kouds|kudues|kudus|moria|morias|orcalim|orselim|quds|queds|salem|sion|solyma|ursalimmu|urshalim|urusalim|xerusalen|zion|αριηλ|ιεβους|ιεροσολυμα|ιερουσαλημ|μωριας|σαλημ|σιων|σολυμα|горад іерусалім|уршалим|єрусалим|ієроусалимъ|јерусалим|әл құдыс|երուսաղեմ|איליה קפיטולינה|אריאל|הקדש|יבוס|ירושלים|ירושלם|מוריה|ציון|שלם|اريييل|البلا|القدس|القدس الشريف|اورشلیم|ايلياء|بيت المقدس|ساليم|صهيون|لقدس|مريا|ورشليم|يبوس|يۆرشەلیم|يېرۇسالېم|یروشلم|ܐܘܪܫܠܡ|ܨܗܝܘܢ|ޤުދުސް|जेरुसलेम|यरुशलम|জেরুসালেম|யெரூசலம்|జెరూసలేం|ಜೆರುಸಲೆಂ|ജെറുസലേം|เยรูซาเลม|ཇེ རུ ས ལེམ|ဂျေရုဆလင်မြို့|იერუსალიმი|እየሩሳሌም|エルサレム|耶路撒冷|예루살렘|𐌹𐌰𐌹𐍂𐌿𐍃𐌰𐌿𐌻𐍅𐌼𐌰 iairusaulwma
970	Ẕefat	Z	lgo	cfat|sfat|tsefat
3e	Yavne	M	oim	kefar yavne|kfar yavne|new yavne
v	Yafo	TA	255s	giaffa|iope|jaffa|jafo|joppa|joppe|yafa|yafah|yaffa
x	Umm el Faḥm	HA	vnq	el fahm|umm el faham
m	Tirat Karmel	HA	enl	at tira|tira|tirah|tirat hakarmel
e	Tiberias	Z	upa	tiberiada|tiberiade|tiberiades|tiberiado|tiveriada
23	Tel Aviv	TA	5cwg	=tel aviv yafo|tel aviv jaffa|tel aviv yaffo|tel avivas|tel eviv|telaviva|telavivum|tell abib|tell afif
n	maalot Tarshīhā	Z	gig	tarchiha|teir shiha
6	Tamra	Z	jzx
5d	Sederot	D	flw	sderot
10	Sakhnīn	Z	iz8	saknin|sikhnin
z	Rosh Ha‘Ayin	M	u9b
d	Rishon LeẔiyyon	M	4q4s	ayun kara|le tsiyon|rischon letzion|rishon lsiyon|rison le ciono|uyun qara
1t	Ramla	M	1d9w	er ramle|ramle
f	Ramat HaSharon	TA	rvt
5	Ramat Gan	TA	2qu7	gan
y	Qiryat Yam	HA	t1j	kirjat jam
3	Qiryat Shemona	Z	h03	kirjat shmona|kiryat shemoneh|shemona kiryat
6	Qiryat Motzkin	HA	uek	qiryat mozqin
b	Qiryat Gat	D	10m2	gat
2	Qiryat Bialik	HA	s7b
1	Qiryat Ata	HA	11s6
1f	Qalansuwa	M	d1e	qallansawah
1u	Or Yehuda	TA	nrm
u	Ofaqim	D	irb	ofiqim
24	Netivot	D	iyc
3	Netanya	M	3ogs	natania|ntanya
3	Ness Ziona	M	tv0	nes tsiyona|noss ziona
4	Nesher	HA	ge5
k	Nazareth	Z	1e00	naatsaret|natseret|nazara|nazare|nazaretas|nazareto
j	Nahariyya	Z	12sh
2l	Migdal Ha‘Emeq	Z	j4w	migdal hameq|migdal khaehmek
y	Mevo Betar	JM	l1f	mevo beiter|mevoot beitar|mevoot beiter
3z	Maghār	Z	elf	mughar
y	Lod	M	1fdp
2l	Kfar Saba	M	1qbp	kafr saba|kefar saba|kefar sava|kfar sava
1r	Karmi’el	Z	y8u	karmiehl|qiryat karmiel
r	Kafr Qāsim	M	dcn	kafar qasem|kafer kassim|kasim|kufr qasim
4	Kafr Mandā	Z	bl2	kafar manda|kafer manda|kefar mandi
2	Kafr Kannā	Z	dl2
c	Judieda Makr	Z	diy
3l	H̱olon	TA	3jx7	cholon|jolon
9	Hod HaSharon	M	xbl
i	Herzliyya	TA	1si8	herseliya|hertseliyya|hertsliyah|hervlia|herzlia b
n	Haifa	HA	5q90	caiffa|chaifa|hajfa|hajfo|hayfa|hefa|heifa|heyfa|khaifa|khajfa|khajfae
41	H̱adera	HA	1mj2	chadera|hedera
z	Giv‘at Shemu’el	TA	e9w	givat shmuel
i	Giv‘atayim	TA	111c
3k	Tirah	M	g1e	at tira|et tira|et tire|tira
3	Eṭ Ṭaiyiba	M	pg2	at taiyiba|east tayibe|el taiyiba|et taiyibe|taibe|taiyba|taiyiba|taiyibah|taiyibe|taiyibi|tayibe|tayibeh
18	Er Reina	Z	c1x	ar reina|reina
2v	Eilat	D	z6c	ehjlat|ejlat|ejlato|elat|elath
1f	Dimona	D	pw6	domona
11	Dāliyat el Karmil	Z	jag	daliyah|daliyat ad druz|karmel
1v	Bet Shemesh	JM	1frw	betxemeix
3	Bet She’an	Z	cyo	beith shean|bet szean|beth shan
27	Bene Beraq	TA	33mf
g	Beersheba	D	3zzc	beehr sheva|beerxeba|ber sheva|bersabee|bir el saba|bir es sab|bir es sabe
i	Bat Yam	TA	2rir	bat jam
20	Ashqelon	D	29sb	al majdal|ashquelon|el medjdel|majdal asqalan|migdal ascalon|migdal ashqelon|migdal gad
9	Ashdod	D	4tcg	ashdod on the sea|ashdod yam|ukreir
2k	‘Akko	Z	z6r	akka|akkia|akkon
i	‘Afula ‘Illit	Z	uv4	afulah ilith|upper afula
3t4of	Petah Tikva	M	41r8	petach tikva
5	Modiin	M	1n02
5e58	Old City	JM	rs0
bunp	West Jerusalem	JM	8kn4	jerusalem west|vaestra jerusalem|מערב ירושלים
f102	Modiin Ilit		11j3
g	Ariel		dms
IM
1t7el	Douglas		k8a	daglas|daglasas|port douglas
IN
p10m	Pūnch	JK	lr9	poonch
1tj4	Keelakarai	TN	nic
7	Zunheboto	NL	mrf
13	Zamānia	UP	op4	zaminia
6	Zaidpur	UP	prp
1	Zahirābād	AP	zvs
13	Yeola	MH	102y
6	Yellāpur	KA	exb
1	Yellandu	AP	xsb	yellandlapad|yellandrapad
d	Yelahanka	KA	2hun
c	Yavatmāl	MH	2qwf	yeotmal
3	Yāval	MH	pdd
m	Yanam	AP	sgw	yanaon
2	Yamunānagar	HR	4h7n	abdullahpur|abdullapur|jamna nagar
p	Yādgīr	KA	1eg0
i	Wokha	NL	15oa
19	Wer	RJ	e3g
2	Wellington	TN	fmm	wellington town
5	Wazīrganj	UP	ey4
g	Wāshīm	MH	1gy6	basim
b	Warud	MP	10w9
6	Warora	MH	w1f
5	Wāris Alīganj	BR	r6z	waris ariganj
c	Wardha	MH	2frz
4	Wārāseoni	MP	id4
2	Warangal	AP	byei	варангал|வாரங்கல்|వరంగల్|ワランガル
8	Wanparti	AP	16ku	wanaparthy
2	Wānkāner	GJ	10w6	vankaner kathiawar
2	Wani	MH	187c
11	Walajapet	TN	ncg	walaja
g	Wai	MH	pfh
s	Wādi	KA	nm2	vadi
x	Vyāra	GJ	tg8	vvara
3	Vuyyūru	AP	scz
2	Vrindāvan	UP	1ag3	brindaban|vrindaban
1	Vriddhāchalam	TN	1bga
4	Vizianagaram	AP	3ue6	viguyanagram|vizianagram|vizianagram city
7	Vite	MH	zh1	vita
4	Visnagar	GJ	1gy3
7	Vishākhapatnam	AP	mscq	vaisakhapattanam|visak|visakha|visakhapatnamas|vizag|vizag city|vizagapatam|вишакхапатнам|বিশাখাপত্তম|விசாகப்பட்டிணம்|విశాఖపట్నం|ヴィシャーカパトナム
3	Vīsāvadar	GJ	e6m	visavedar
8	Virudunagar	TN	1kjd	virudupatti
e	Viravanallūr	TN	f6x	vadakku viravanallur
5	Vīrarājendrapet	KA	cbs
1	Virār	MH	380l
h	Vinukonda	AP	1bbi
g	Villupuram	TN	2350	villapurum
g	Vikārābād	AP	xft
2	Vijayawāda	AP	iqu3	bezawada|bezwada|vidzhajavada|виджаявада|விஜயவாடா|విజయవాడ|ヴィジャヤワーダ
9	Vijāpur	GJ	iqx
7	Vidisha	MP	3025	bhilsa
j	Vettaikkaranpudur	TN	dzk	vettagaranpudur|vettakkaranpudur
1	Vetāpālem	AP	tbr
h	Verāval	GJ	3i0u
5	Vepagunta	AP	kqp
9	Venkatagiri	AP	pa1	venkatagiri town
o	Vemalwāda	AP	hoo	vemulavada
3	Velur	TN	emf
8	Vellore	TN	3smx	vellor|velluru|velur
t	Vejalpur	GJ	2lu2
f	Vedaraniyam	TN	ovp
a	Vayalār	KL	jd2
c	Vattalkundu	TN	hgu
5	Vāsudevanallūr	TN	eod
6	Vasind	MH	d3e
4	Vāsco Da Gāma	GA	25j9	vasco
7	Vasa	GJ	cam
i	Varkkallai	KL	xe4	varkala
b	Varangaon	MH	y03
2	Benares	UP	oygk	banaras|banares|kashi|kasi|varanasi|варанаси|काशी|वाराणसी|বারানসি|வாரணாசி|พาราณสี|ワーラーナシー|瓦臘納西|바라나시
w	Vaniyambadi	TN	1xo0	vanivambadi
f	Vandavāsi	TN	obu	wandiwash
g	Valsād	GJ	1k9t
4	Valparai	TN	1xpt
a	Vallabh Vidyanagar	GJ	p51	vallabh|vallabh vidhyanagar
u	Valabhīpur	GJ	eef	vala
w	Vaikam	KL	hlj	vaikom
1	Vaijāpur	MH	uwb
s	Vadodara	GJ	u7k4	baroda|vapadedara|вадодара|वडोदरा शहर|વડોદરા|ヴァドダラ|ヴァドーダラー
4	Vadnagar	GJ	j5s
1	Vadlapūdi	AP	dsp
1	Vādippatti	TN	hbd
g	Vadamadurai	TN	c9a	vada madura
a	Vadakku Valliyūr	TN	j3h
5	Vāda	MH	bxu
d	Uttiramerūr	TN	irf	uttaramerur
5	Uttarkāshi	UK	d7n
7	Uttamapālaiyam	TN	hkq
3	Utraulā	UP	lxx
x	Usilampatti	TN	no3
2	Usehat	UP	bmk
p	Uravakonda	AP	puf
4	Uran	MH	jr2
y	Upleta	GJ	17he
8	Uppal Kalan	AP	2j8z	oopal|pedda uppal|upal|uppal
3	Unnāo	UP	3gqv	unao
3	Unjha	GJ	1658
4	Unhel	MP	c7x
s	Una	HP	dk1
1	Una	GJ	17mp
2	Ūn	UP	bkv
1	Un	GJ	nnz
j	Umreth	GJ	pb6
2	Umred	MH	13yq	umrer
1h	Umarkot	CG	l95
1	Umarkhed	MH	r7l
2	Umariā	MP	my4
7	Umarga	MH	otx
i	Ullal	KA	19m4	ulaul|ullai
6	Ulhāsnagar	MH	b2lk
k	Ujjain	MP	9sw2	uddzhajn|удджаин|उज्जैन|উজ্জৈন
4	Ujhāni	UP	17g5
q	Udumalaippettai	TN	196z	udamalpet
8	Udipi	KA	2rmh	udupi
4	Udhampur	JK	1q2n
2	Udgīr	MH	25zc
e	Udankudi	TN	eo0
5	Udalguri	AS	can
7	Udaipura	MP	bxt
1	Udaipur	RJ	nco
1	Udaipur	RJ	9280	oodeypore|udaipur city|удаипур
1	Udaipur	TR	hyy
6	Ooty	TN	23su
7	Uchāna	HR	c7q	bara uchana
17	Turaiyūr	TN	osm	turalyur
3	Tura	ML	1d3x
8	Tuni	AP	14mq
f	Tūndla	UP	13az
b	Tumsar	MH	xci
9	Tumkūr	KA	6l5r	tumakooru|ತುಮಕೂರು
d	Tulsīpur	UP	hcm
9	Tuljāpur	MH	rgs
k	Tufānganj	WB	fr8
2	Tuensang	NL	q1g
u	Thiruvananthapuram	KL	gt21	city of lord anantha|tiruvananantapuram|trivandrum|тируванантапурам|तिरुअनन्तपुरम्|तिरुवनंतपुरम|त्रिवेन्द्रम|তিরুবনন্তপুরম|ত্রিবানদ্রাম|திருவனந்தபுரம்|തിരുവനന്തപുരം|ティルヴァナンタプラム|特里凡得琅
o	Trichūr	KL	6yuu	тричура|திருச்சூர்|തൃശ്ശൂര്
1i	Tonk	RJ	38rn	tonk city
8	Tondi	TN	cpg
p	Tohāna	HR	1a3p
8	Todaraisingh	RJ	hg5	todarasingh
1	Todabhim	RJ	hdt
l	Titlāgarh	OD	lx1	titilagarh
5	Titāgarh	WB	2qkn
8	Tisaiyanvilai	TN	fqj
5	Cheyyar	TN	s6n
5	Tiruvannāmalai	TN	2yo3
4	Tiruvallur	TN	113z	tiruvellore
4	Tiruvalla	KL	185j
7	Thiruthani	TN	usb
1	Tiruttangal	TN	161v
3	Tirūr	KL	16dy	tirur station
1	Tiruppuvanam	TN	hdh
1	Tiruppur	TN	8iq9	திருப்பூர்
8	Tirupparangunram	TN	wy0	thiruparangundram|thirupparankundram|tirupparankunram
4	Tirupati	AP	5dj9	tirumalai
1	Tirunelveli	TN	9cas	tinnevelli|tinnevelly junction|திருநெல்வேலி|ティルネルヴェーリ
c	Tirumala	AP	dwd
4	Tirukkoyilur	TN	lv5
8	Tiruchengode	TN	1v83
3	Tiruchchirāppalli	TN	gmd8	tiruchi|trichinapalli|trichinopoli|trichy|trinchinopoly|திருச்சிராப்பள்ளி
2	Tiruchchendur	TN	n1s
6	Tīrthahalli	KA	bwe
o	Tiptūr	KA	1b19
c	Tinsukia	AS	1wyl
4	Tinnanūr	TN	h2l
8	Tindivanam	TN	1hvz	tindivangam
11	Tilhar	UP	180j
1h	Tīkamgarh	UP	1lno
4	Tijāra	RJ	guh
w	Thoubāl	MN	ybx
j	Thiruvarur	TN	19cp	tiruvalur
z	Thāsra	GJ	e5d
e	Tharād	GJ	j21
b	Thanjāvūr	TN	4pf7	tanjor|tanjore|tkhandzhavur
8	Thānesar	HR	2yp3
4	Thāne	MH	r1e5	tanja|tanna|thana|таня
c	Thāna Bhawan	UP	pui
2	Thān	GJ	wss	thangadh
j	Thākurganj	BR	cb5
1	Thākurdwāra	UP	ur8
f	Tezpur	AS	19er
h	Terdāl	KA	kdn
5	Teonthar	MP	csi
c	Thenkasi	TN	1ejc
1	Teni	TN	m6ec	theni|tkheni|тхени
z	Thalassery	KL	2301
7	Telhāra	MH	gbe
7	Tekkali	AP	j1m
1	Tekkalakote	KA	jp6	takkalakote|tekkalakota
2	Tekāri	BR	epj
b	Tehri	UK	laz	tehri garhwal
5	Teghra	BR	zm8
19	Tāsgaon	MH	qyd
a	Tarn Tāran	PB	197d
c	Tarikere	KA	t7c
o	Tharangambadi	TN	g2x
4	Tārānagar	RJ	mog
1	Tarāna	MP	hkl
1	Tāramangalam	TN	ics
2	Tarakeswar	WB	nij
10	Tāoru	HR	ewe
5	Tanuku	AP	1goy
1f	Tāndūr	AP	1csn
j	Tānda	UP	yl2
1	Tāndā	UP	1vyh
3	Tanakpur	UK	d1l
j	Tamlūk	WB	11ja
u	Talwāra	PB	j3k
6	Talwandi Bhāi	PB	cnb
m	Taloda	MH	kad
h	Taliparamba	KL	1hx2
1	Tālīkota	KA	lj2	talikoti
9	Taleigao	GA	d8c
3	Talegaon Dābhāde	MH	10rp	dabhade|talegaon dabhada
9	Tālcher	OD	tno	talchar
w	Talāja	GJ	n3w
10	Tāki	WB	uy9	takoj
1	Takhatpur	CG	ds3
1	Takhatgarh	RJ	dc5
b	Tājpur	UP	dix
u	Tādpatri	AP	1zsk
a	Tādepallegūdem	AP	2bgn
1	Tādepalle	AP	qid
27	Suriāpet	AP	2e7l
2	Suriānwān	UP	es5
3	Surendranagar	GJ	3ulo	civil station|wadhwan|wadhwan camp|wadhwan city|wadhwan civil station
c	Sūratgarh	RJ	1cq9
3	Sūrat	GJ	1q1ew	suratas|surate|сурат|सुरत|সুরাত|સુરત|スーラト|苏拉特
8	Sūrandai	TN	md9
b	Sūrajgarh	RJ	f7t
d	Supaul	BR	1ab8
t	Sunel	RJ	c80
9	Sundarnagar	HP	jju
3	Sundargarh	OD	w6h	sundergarh
c	Sunām	PB	15e7
x	Sulya	KA	eme
1	Sūlūru	AP	tdd	sulurpet|sulurpeta
1	Sulur	TN	k7b
4	Sultānpur	PB	cm0
3	Sultānpur	UP	2d5s
1o	Suket	RJ	fbf	suke|suket kotah
1a	Suār	UP	mbx
j	Srivilliputhur	TN	1ldu
3	Srīvardhan	MH	bsf	shriwardham
1	Srivaikuntam	TN	c35
1	Srīsailam	AP	imm
4	Srīrāmnagar	AP	f32	sri rama nagar
5	Srīperumbūdūr	TN	db9	sriperumbubur
1	Srīnivāspur	KA	jvk
3	Srīnagar	JK	kwz5	jmwں|suryanagar|шринагар|סרינגאר|جموں|سرینگار|श्रीनगर|सिरीनगर|শ্রীনগর|スリナガル|斯利那加
1	Srīnagar	UK	flk	srinagar garhwal
8	Sri Mādhopur	RJ	nd5
3	Karanpur	RJ	go4	karanpura|sri karanpur
1	Srīkākulam	AP	2ja3	chicacole
7	Sri Dungargarh	RJ	112c
d	Soygaon	MH	hzs
11	Soron	UP	m4r
1	Soro	OD	mzp
7	Sorada	OD	bnx
2	Sopur	JK	1cmz	sopore
u	Sonīpat	HR	5dax	sonepat punjab
i	Songadh	GJ	jhx	songarh
1	Sonepur	OD	ehc	sonapur|sonpur
p	Sonāri	AS	f6g
4	Sonāmukhi	WB	lv2
o	Sompeta	AP	dvi
7	Someshwar	KA	h2x
r	Solan	HP	v2z	solana|solon
8	Sojītra	GJ	eyz
2	Sojat	RJ	wu4
a	Sohna	HR	pqp
e	Sohāgpur	MP	ieh
15	Siwāna	RJ	h0z
2	Siwān	BR	2jyl	savan
k	Sivakasi	TN	1lbe
3	Sivagiri	TN	cy3
1	Sivagiri	TN	g10
2	Sivaganga	TN	x0h
2	Siuri	WB	1dw3	suri
8	Sitārganj	UK	iox
6	Sītāpur	UP	3ivn
e	Sītāmarhi	BR	181z
c	Siswā Bāzār	UP	fdv
8	Sisauli	UP	c7x
m	Sirūr	MH	nxm
2	Sirumugai	TN	fhe	sirumugal
2	Siruguppa	KA	10z1
a	Sirsilla	AP	1j63
1	Sirsi	UP	hed
7	Sirsi	KA	1bjb
3	Sirsāganj	UP	mei
2	Sirsa	HR	3w5j
c	Sironj	MP	z2n
3	Sirohi	RJ	tsi
8	Sīrkāzhi	TN	pjg	sirkali
c	Sirhind	PB	1ay7
h	Sīra	KA	18p4
f	Sinnar	MH	qb3
5	Singur	WB	eyy
1g	Singarāyakonda	AP	dqc	singaraya konda pagoda
8	Singānallūr	TN	o3r
n	Sindhnūr	KA	1h2x
7	Sindgi	KA	q22
n	Shimla	HP	3pvj
9	Simdega	JH	tvw
d	Silvassa		l3z
a	Sillod	MH	13du
i	Silchar	AS	39l5
8	Silao	BR	guc
p	Sīkar	RJ	4a9o
2	Sikandra Rao	UP	wl1
6	Sikandarpur	UP	inl
1	Sikandarābād	UP	1kmb	sikandrabad
4	Sikka	GJ	ez0	sika|siki
2	Sijua	JH	oc1
5	Sihorā	MP	vs8
3	Sihor	GJ	14l7	sihara
k	Sidlaghatta	KA	11wa
6	Sidhi	MP	15uq	sidi|sidkhi
3	Sidhaulī	UP	h4h
5	Siddipet	AP	1dte
5	Siddhapur	GJ	15wp	sidhpur
6	Sibsāgar	AS	1bx4	sibsagor naga bhumi
u	Shujālpur	MP	10b6
3	Shrīrangapattana	KA	ign
1	Shrīrāmpur	WB	4uml	serampore|serampur
4	Shrīgonda	MH	lrk
5	Shorāpur	KA	1271	shoratur
1	Shoranūr	KL	wxy
3	Sholinghur	TN	m3p
1	Solāpur	MH	ldi9	солапур|सोलापूर|ಸೊಲ್ಲಾಪುರ|ショラープル
f	Shivpurī	MP	3ipj
h	Shīshgarh	UP	i3z
7	Shirpur	MH	1hno	shirpure
8	Shirhatti	KA	ct8
6	Shirdi	MH	ooa
q	Shimoga	KA	6uke	shivamogga|ಶಿವಮೊಗ್ಗ
8	Shillong	ML	2ui2
2	Shiliguri	WB	b1ti	silguri|siligun|силигури|सिलीगुड़ी|শিলিগুড়ি|西里古里
4	Shikohābād	UP	24wu
3	Shikārpur	UP	qqh
5	Shikārpur	KA	po9
2	Shiggaon	KA	k5i
j	Shertallai	KL	z36	shertalla
b	Sherkot	UP	189d
3	Sherghāti	BR	r7z
l	Sheopur	MP	1c5s	sheopur kalan
4	Sheohar	BR	j9v
1	Sheoganj	RJ	kok
m	Shegaon	MH	17k1
j	Shāntipur	WB	37q7
k	Shamsābād	UP	jhu
1	Shamsābād	UP	nxd
b	Shāmli	UP	23la
2	Shāmgarh	MP	hsz
k	Shājāpur	MP	155u
5	Shaikhpura	BR	101q
7	Shāhpura	RJ	po9
1	Shāhpura	RJ	mkr
7	Shāhpur	UP	eka	shakhpura
2	Shāhpur	BR	c8a
5	Shāhpur	MP	ey2
2	Shāhpur	KA	o8u	shakhpura
6	Shāhjahānpur	UP	6v8y
3	Shāhi	UP	ce8
4	Shāhganj	UP	kge
4	Shahdol	MP	1ww9
b	Shāhāda	MH	192a
2	Shāhābād	HR	ucb
1	Shāhābād	UP	qz6
2	Shāhābād	UP	1ksm
4	Shāhābād	KA	14uw	shahabad deccan
1h	Serchhīp	MZ	fmc
2	Seram	KA	r3y	sedam
9	Seonī Mālwā	MP	lv2	seoni marwa
3	Seonī	MP	2683
2	Seondha	MP	gge
4	Seohārā	UP	zwy
m	Sendhwa	MP	162q	sendhawa
1n	Sehore	MP	24lw
9	Secunderabad	AP	4djq
7	Sāyla	GJ	bv4
k	Sawāi Mādhopur	RJ	2bt0
a	Sāvda	MH	fcv
8	Savanūr	KA	t6j
1	Sāvantvādi	MH	i1k
6	Sausar	MP	kls
9	Saundatti	KA	uxn	saundatti yellamma|soundatti
6	Sathyamangalam	TN	q8r
6	Sattur	TN	okw
6	Sattenapalle	AP	15cz
l	Satna	MP	5iwi
x	Sātāra	MH	2f15
5	Satāna	MH	qko
6	Sāsvad	MH	n1e
r	Sarwār	RJ	ds4	sarvar
1k	Sarkhej	GJ	net
16	Sardulgarh	PB	dbq
5	Sardhana	UP	12gx
2	Sardārshahr	RJ	1uvk
l	Sarauli	UP	g57	saranli
i	Sārangpur	MP	rn7
m	Saraipāli	CG	e6y	saraipaili
1	Sarāi Mīr	UP	drt
8	Sarāi Ākil	UP	dgj
13	Saoner	MH	mva
1b	Sānkrāil	WB	l8j
f	Sankeshwar	KA	qnp
x	Sangrūr	PB	1wdj
7	Sāngola	MH	o4v
1	Sangod	RJ	fb6
6	Sāngli	MH	cvwe	sangla|turmeric city
d	Sangaria	HR	tta
2	Sangāreddi	AP	19of	sangareddipet
5	Sangamner	MH	1fxp	sangamnor
k	Sandūr	KA	me0
3	Sandīla	UP	151a
2	Sāndi	UP	jao
f	Sancoale	GA	cl3
1	Sānchor	RJ	me6
4	Sānāwad	MP	s4n
1	Sanaur	PB	e75
4	Sānand	GJ	r15
c	Samthar	MP	gni
5	Samrāla	PB	edb
p	Samdari	RJ	dtn
b	Sāmbhar	RJ	hm4	sambhar lake|sambkhara
1	Sambhal	UP	47bh
2	Sambalpur	OD	3hon	sambalpore
3	Sāmba	JK	kr1
6	Samastīpur	BR	18fb
e	Sāmalkot	AP	16ih
1	Samālkha	HR	rhg
l	Sālūr	AP	12qm
1	Sālūmbar	RJ	crx
15	Salem	TN	gom4	selam|салем|സേലം|セーラム
9	Salāya	GJ	nbo
z	Sakti	CG	gmx
p	Sakleshpur	KA	j8j	saklaspur
1f	Saint Thomas Mount	TN	xcn	madras saint thomas mount
2	Sainthia	WB	xcl
b	Sailu	MH	x33
9	Saiha	MZ	hha
5	Saidpur	UP	ho8
i	Sāhibganj	JH	21zm
5	Sahāwar	UP	h4p
1	Sahaswān	UP	1b15
2	Sahaspur	UP	iv8
2	Saharsa	BR	34h0
2	Sahāranpur	UP	ae4p
o	Sagauli	BR	qpq	saganli|saghauli|sugauli
f	Sāgar	MP	5aud	saugor
6	Sāgar	KA	150e
3	Safīpur	UP	j4x
1	Safidon	HR	ntb
a	Sādri	RJ	js0
p	Sadāseopet	AP	sql
5	Sadalgi	KA	h2v	sadalga
1	Sadābād	UP	rul
w	Sabalgarh	MP	ny0
8	Rusera	BR	m7h
4	Rura	UP	c9w
b	Rūpnagar	PB	14d5	rupar
1p	Rūdarpur	UP	ntl
w	Roorkee	UK	285y
h	Ron	KA	hfl	rona
f	Rohtak	HR	6ssd
n	Roha	MH	1xg0	roha kolaba
a	Robertsonpet	KA	2wc2
2	Robertsganj	UP	t7j
d	Risod	MH	n8z
2	Rishra	WB	2iae
2	Rishīkesh	UK	1f86	rikhikesh
c	Rīngas	RJ	jf7	ringus
o	Richha	UP	f0j
e	Rewāri	HR	2ehb
4	Rewa	MP	4gul	reva|rewah
4	Revelganj	BR	skn
f	Repalle	AP	x5j
2	Reoti	BR	idn
4	Renukūt	UP	1c5p
6	Renigunta	AP	jzb
g	Remuna	OD	ne7
i	Rehlī	MP	ldl
n	Rāzām	AP	lh4
8	Rāybāg	KA	df1	raybagh
c	Rāyadrug	AP	1a9s
1	Rāyachoti	AP	1qu1
1	Rāya	UP	ffs
2	Raxaul	BR	110d	rasaul
1	Rāwatsār	RJ	nxk
2	Rāwatbhāta	RJ	sg8	rawatbhaia
a	Rāver	MH	kjv
v	Ratnāgiri	MH	1mmq
4	Ratlām	MP	52qz	hatlam
5	Ratia	HR	kgs
5	Rāth	UP	1bmo	rata
a	Ratanpur	CG	gi8
4	Ratangarh	RJ	1fep
e	Rasrā	UP	olg
6	Rasipuram	TN	11rq	rasipur
k	Rāpar	GJ	glf
17	Rānīpur	UP	eis
6	Rānīkhet	UK	fc1	rawikhet
f	Rānīganj	WB	2ta5	ranigandzhe
4	Rānībennur	KA	24gx	renibennur
3	Rānia	HR	hjp
f	Rangia	AS	kd0	ranga nadi
9	Rangāpāra	AS	egj
p	Rānchī	JH	i54m	ранчи|राँची|রাঁচী|ராஞ்சி|ラーンチー
8	Rānāvāv	GJ	k2j
c	Rānāghāt	WB	1irs
7	Rāmtek	MH	i24
s	Rāmpur Hāt	WB	1598
3	Rāmpura	PB	z7r
8	Rāmpura	MP	e9r
6	Rāmpur	UP	k9d
1	Rāmpur	UP	6cpu
12	Rāmnagar	UK	13jg
2	Rāmnagar	BR	xk9
3	Rāmnagar	UP	y5x
g	Rāmjībanpur	WB	e4u
j	Rāmgarh	RJ	n0q
9	Rāmgarh	JH	1sop
6	Rāmganj Mandi	RJ	rl6
6	Rameswaram	TN	uu0
s	Rāmāpuram	AP	o1t
e	Ramanathapuram	TN	1eea	ramanatkhapurama|ramanthapuram
4	Rāmanagaram	KA	2060
c	Rāmachandrapuram	AP	x5t
u	Rājūra	MH	ma9
9	Rājula	GJ	qqk
2	Rājsamand	RJ	1cxi
6	Rājpura	PB	1uzo	kajpura
c	Rājpur	MP	kej	alirajpur
1	Rājpur	MP	eys
3	Rājpīpla	GJ	rb4
c	Rāj Nāndgaon	CG	38bn	raj nandga
c	Rājmahal	WB	f7j
4	Rājkot	GJ	p8gi	radzhkot|radzkotas|раджкот|ラージコット
c	Rājgurunagar	MH	eji
5	Rājgīr	BR	tl8	radzhgir|rajgriha
4	Rājgarh	RJ	129b
1	Rājgarh	RJ	ksp
6	Rājgarh	MP	k6s
1	Rājgarh	MP	d7d
f	Rājauri	JK	lg0
p	Rajapalaiyam	TN	2nt4
6	Rājampet	AP	nzb	razampeta
6	Rājaldesar	RJ	ilk
2	Rājākhera	RJ	nmr
2	Rājahmundry	AP	6j6s	radzhamandri|rajamahendravaram|rajamahendri|rajamandri|раджамандри
i	Rāisinghnagar	RJ	muy
2	Raisen	MP	vm9
f	Rāipur	UK	ldi
5	Raipur	RJ	dj5
8	Raipur	CG	ekor
d	Rāikot	PB	k5e
b	Raigarh Fort	MH	1bbnd	raigad|raigad district|raigad fort|raigarh|raigarh district
1	Raigarh	CG	2lku
4	Rāiganj	WB	3nd8
3	Rāichūr	KA	4ucq
7	Rāhuri	MH	sgl
7	Rahimatpur	MH	dbg	rahunatpur
8	Rāhatgarh	MP	l6u
f	Raghunāthpur	WB	hle
7	Rāghogarh	MP	1da9
4	Rafiganj	BR	k8k
4	Rāe Bareli	UP	3zup
5	Rādhanpur	GJ	rcx
e	Rabkavi	KA	1kyz
8	Kollam	KL	8g4z	coilum|coulao|desinganadu|kullamalai|kvilon|квилон|கொல்லம்|കൊല്ലം
h	Qasba	BR	ks9
2	Qādiān	PB	g7r
d	Puttūr	AP	nwq
1	Puttūr	KA	155f
o	Pushkar	RJ	ch9
6	Pusad	MH	1j8k
3	Purwa	UP	h58
6	Puruliya	WB	2mjp
3	Pūrnia	BR	494l
b	Pūrna	MH	qx4
7	Puri	OD	3ntl	jagannath|jagannathpur|puri district
6	Pūranpur	UP	uus
k	Pupri	BR	bmm
c	Punjai Puliyampatti	TN	bmi
6	Punganūru	AP	11pd
1	Pune	MH	1qx8g	=poona|puna|пуна|פונה|पुणे|पुणे शहर|পুনে|புனே|ಪುಣೆ|プネー|浦那
2	Pūndri	HR	dj1
8	Punāsa	MP	7i28
4	Punalūr	KL	10gv
1	Punāhāna	HR	btw
7	Pulwama	JK	fhj
c	Puliyangudi	TN	1c7y	puliyankudi
1	Pulivendla	AP	pxr
8	Pulgaon	MH	r6u
b	Pukhrāyān	UP	hej
e	Pudukkottai	TN	2eie	poodoocottah|pudukattai|pudukkottai trichinopoly
f	Proddatūr	AP	3t6t
q	Pratāpgarh	RJ	t5g	partabgarh|partapgarh|pratabgarh
1b	Port Blair	AN	2egi	port blehr
3	Porsa	MP	t6o
7	Porbandar	GJ	2z5k	poorbunder|porbandarom|port porbandar
5	Poonamalle	TN	11ol
8	Ponnūru	AP	1842
1	Ponneri	TN	j3o
2	Ponnāni	KL	29ew
e	Puducherry	PY	4vgz	pondicero|pondicheri|ponducherry|pondy|poudhucherry|puduvai|territoire de pondichery
4	Ponda	GA	eky	cassabe de ponda
5	Polūr	TN	kaa
6	Pollachi	TN	1w2e
6	Polasara	OD	fvl
e	Pokaran	RJ	g7q	pokhran
17	Pithorāgarh	UK	10pf	pathorgarh|pithoragari
5	Pithāpuram	AP	14o5
m	Piro	BR	mcn
5	Piriyāpatna	KA	cf7
6	Piravam	KL	lsu	piravom
b	Pīpri	MH	hs7
2	Pipraich	UP	c8g
12	Pipili	OD	bt1	pipli
g	Pīpār	RJ	qpy
m	Pinjaur	HR	ote
8	Pindwāra	RJ	hx9
9	Pināhat	UP	f1z
5	Pimpri	MH	rj7i
s	Pilkhua	UP	1l9g
6	Pīlībhīt	UP	2t34
2	Pilibangan	RJ	scz	pilibanga
5	Pilāni	RJ	lpx
8	Pihāni	UP	nfl
y	Phūlpur	UP	hnq
9	Phulera	RJ	hf0	phalera
c	Phulabāni	OD	s91	phulbam|phulbani
h	Phirangipuram	AP	ddj
2	Phillaur	PB	hfg
9	Phek	MN	bny
h	Phaphūnd	UP	cv7
a	Phaltan	MH	151u
2	Phalodi	RJ	103o
5	Phalauda	UP	eb5
9	Phagwāra	PB	259u
e	Petlād	GJ	13zf
e	Perundurai	TN	dhs	perundural
2	Perumpāvūr	KL	kwx
l	Periyanayakkanpalaiyam	TN	j7i	periyanaikanpalayam
1	Periyakulam	TN	uyr
b	Peravurani	TN	gpr	peravurni
2	Peranāmpattu	TN	x9w	peranambattu|pernambut
4	Perambalur	TN	nrj
9	Penukonda	AP	flo
2	Penugonda	AP	i92
9	Pennāgaram	TN	c5q
1	Pennādam	TN	dmm
e	Pen	MH	qb0
8	Pehowa	HR	u65
f	Peddāpuram	AP	zgv	peddapuram town
7	Peddapalli	AP	pwu
p	Pedana	AP	ncc
8	Payyannūr	KL	1i2d
9	Pawāyan	UP	ju4
b	Pāvagada	KA	oqn	pavugada
2	Pauri	UK	kgi
6	Pauni	MH	i3e
d	Pātūr	MH	gs3
5	Pattukkottai	TN	1gge
5	Patti	PB	sm7
11	Patnāgarh	OD	f3y
4	Patna	BR	yai8	new patna|patna new city|патна|पटना|পাটনা|பட்னா|பாட்னா|パトナ|パトナー|巴特那
l	Patiāla	PB	7214	patjala|патьяла
d	Pāthri	MH	t1s
9	Patharia	MP	e5y
5	Pāthardih	JH	yxo	pathardihi
1	Pāthardi	MH	il7
2	Pathānkot	PB	3qhu	rathankot
1	Pathanāmthitta	KL	tjh
3	Pathalgaon	CG	bvm	pathargaon
f	Pataudi	HR	e2w
c	Patancheru	AP	104l
5	Pātan	GJ	2ixz
5	Patāmundai	OD	qjk	patamudai
s	Pāsighāt	AR	jql
4	Pasān	CG	nv4
b	Parvatsar	RJ	bvx	parbatsar
1	Pārvatīpuram	AP	146t
6	Partūr	MH	nwv
1a	Pārola	MH	sjt
g	Parli Vaijnāth	MH	2173	parli|purli vaijnath
6	Parlākimidi	AP	z0j	paria kimedi|purlakimedy
h	Parīchhatgarh	UP	eni
m	Pārdi	GJ	l5r
6	Parbhani	MH	67h9	parbaini
d	Paravūr	KL	u1u	paravar
e	Parāsia	MP	ufk	dongar parasia
j	Paramagudi	TN	1u4f
6	Parādīp Garh	OD	1u98	paradeep|paradipur|paradwip
d	Pāppinisseri	KL	q95
b	Papanasam	TN	czp	pavanasi
4	Pāonta Sāhib	HP	gt7	paonta
d	Panvel	MH	2qsu
e	Panruti	TN	17nu
6	Panna	MP	103r
m	Pānīpat	HR	69xk	panipata
6	Pānihāti	WB	847l
19	Pandua	WB	lrh
g	Pāndhurna	MP	xny
3	Pandharpur	MH	21td
7	Pāndavapura	KA	ep7
1i	Panaji	GA	1elu	panadzhi|panjim
5	Pānāgar	MP	kjf	panagar bazar|panagara
p	Palwal	HR	2m3x
u	Pāloncha	AP	1m1k
4	Palani	TN	1ezp	palni
3	Palmaner	AP	wjn
7	Pallippatti	TN	kfw
4	Pallikondai	TN	ggn	pallikonda
7	Pallāvaram	TN	3d95
2	Pallappatti	TN	fnd
3	Palladam	TN	on3
5	Pālkonda	AP	mo2	palakonda
5	Pālitāna	GJ	1755
6	Paliā Kalān	UP	tqr	palia
3	Pāli	RJ	4i47	pali marwar
2	Pāli	MP	gfb
a	Palakkad	KL	2uew	palghat
2	Pālghar	MH	1jtb
4	Palera	MP	cru
11	Palāsa	AP	1esp
6	Pālanpur	GJ	2n4u
f	Pālakollu	AP	188t	palacole
1	Pālakkodu	TN	f5a	palakod
v	Pākaur	WB	v7i
6	Pākāla	AP	j1k	pakal
3	Paithan	MH	sts
z	Pahāsu	UP	ejq
15	Padrauna	UP	10el
2	Padra	GJ	s5v
7	Padmanābhapuram	TN	flg
k	Padampur	RJ	e8m
2	Padampur	OD	cn7	podampur
e	Pachperwa	UP	bm8
5	Pāchora	MH	104n
1d	Ottappālam	KL	13a9
4	Osmānābād	MH	1tzl
r	Orai	UP	3e49
6	Ongole	AP	3pe0
l	Okha	GJ	g8o	okha port|port okha
2	Ojhar	MH	yo7	ojhai
i	Obra	UP	17am
o	Nūzvīd	AP	1573
c	Nūrpur	UP	u5h
1n	North Lakhimpur	AS	1a69	lakhimpur
5	North Guwāhāti	AS	dik	north gauhati
j	Nongstoin	ML	jvi
m	Nokha	RJ	1753	noka|nokha mani|nokhamandi
7	Nohar	RJ	zrs
8	Noāmundi	JH	cry
g	Nizāmābād	AP	6joe
r	Nirmāli	BR	d72
3	Nirmal	AP	1qhi	nirmala
l	Nipāni	MH	1akf	nimpani
x	Neem ka Thana	RJ	p82
r	Nīmbāhera	RJ	18th
6	Nimāparha	OD	e26
3	Nīmāj	RJ	frc
4	Nilokheri	HR	de8	nilokeri|nilokhera
c	Nīleshwar	KL	jlp
2	Nilanga	MH	qm3
5	Nilakottai	TN	gqb	nilakkottai madura
1	Nīlgiri	OD	bxi	nilagiri|raj nilgiri
d	Nihtaur	UP	11c5
v	Nidadavole	AP	y31	nidadavol
5	Nichlaul	UP	djz
j	Neyyāttinkara	KL	1vzc
b	New Delhi	DL	6t7p	dellium novum|dilli|neo delchi|nov delhio|nova delhi|nova deli nai dilli|nova deli नई दिल्ली|nove dilli|nueba deli|nueva delhi|nyja deli|yeni delhi|νεο δελχι|нев дели|нью дели|њу делхи|նյու դելի|ניו דלהי|نيودلهي|नई दिल्ली|নয়া দিল্লী|புது தில்லி|นิวเดลี|ནེའུ དིལ ལིའི|ნიუ დელი|ኒው ዴሊ|ニューデリー|新德里|뉴델리
v	Neral	MH	ce4
5	Nepa Nagar	MP	p5v
c	Nellore	AP	8num
3	Nellikkuppam	TN	y9z	nellikuppami
7	Nelamangala	KA	m55
e	Nedumangād	KL	18yu
e	Nāyudupeta	AP	zbd	nayudupet
d	Nayāgarh	OD	cch
i	Nawāshahr	PB	o0h
f	Nawalgarh	RJ	190q
1	Niwai	RJ	r3e
h	Nawāda	BR	22my
8	Nawābganj	UP	qc6
2	Nawābganj	UP	1p5a	nawabgang
1	Nawābganj	UP	d4n
5	Nāwa	RJ	fgs
k	Navalgund	KA	hwo
2	Navadwīp	WB	2dqr	nabadurip|nabadwip|nadia
3	Nautanwa	UP	p57	nautanwa bazar
o	Naugachhia	BR	vtr
9	Nattam	TN	gw0	nuttam
6	Nāthdwāra	RJ	uf6	nathwara
a	Nasrullahganj	MP	e3d	nasrullaganj
1	Nāsriganj	BR	hyu
4	Nāspur	AP	bv2
1	Nasīrābād	RJ	13xf
4	Nāsik	MH	rmzd
5	Narwar	MP	d2s
3	Narwāna	HR	173e	narwanal
9	Narsīpatnam	AP	q1n
4	Narsinghgarh	MP	n4t
2	Narsimhapur	MP	10nr	narsimahpur|narsinghpur
h	Nārnaund	HR	ckr
1	Nārnaul	HR	1eyp
s	Nargund	KA	prv
a	Naregal	KA	dff
d	Nārāyanpet	AP	u4h
5	Nārāyangarh	HR	fhx	naraingarh
7	Nāravārikuppam	TN	ebf	naravanikuppam
2	Naraura	UP	hb4
2	Narauli	UP	duh
9	Narasaraopet	AP	22zu
4	Narasapur	AP	19re
1	Narasannapeta	AP	iq3	narsannapet
i	Naraini	MP	bmt
1	Naraina	RJ	d5k
a	Napāsar	RJ	gs6
j	Nānpāra	UP	zpk
9	Nanjangūd	KA	12rn	nanjangud town
3	Nāngloi Jāt	DL	45yz	nangloi
9	Nāngal	PB	y34
5	Nandyāl	AP	3jkp	nandyala
4	Nandurbār	MH	25pb
1	Nāndūra	MH	ule	nandur buzruk|nandura buzruk
p	Nandikotkūr	AP	yzj
3	Nandigāma	AP	thn
b	Nāndgaon	MH	ioh
r	Nanauta	UP	egi
f	Nāmrup	AS	e80
l	Nambiyūr	TN	cfy
5	Nāmakkal	TN	177h
1	Nāmagiripettai	TN	h1u
p	Nalhāti	WB	jyu
2	Nalgonda	AP	2m02
6	Naldurg	MH	dbh	naldrug
g	Nakūr	UP	ht8
3	Naksalbāri	WB	1877	nakalbari
5	Nakodar	PB	p05
c	Najībābād	UP	1sti	najibabab
6	Nainwa	RJ	cnz
1	Nainpur	MP	h8g
1	Naini Tāl	UK	wn9
e	Naihāti	WB	5fdx
9	Nahorkatiya	AS	bzw	naharkativa|naharkatiya
b	Nāhan	HP	l94
t	Nāgpur	MH	1br5e	ajni|nagpore|nagpuras|нагпур|नागपुर|নাগপুর|நாக்பூர்|ナーグプル
7	Nāgod	MP	gro
d	Nagīna	UP	1n3l
4	Nāgercoil	TN	4l0i	nagarkoil
5	Nagda	MP	27v1	nagda dhar
7	Nāgaur	RJ	22q7	nagaur marwar
e	Nāgar Karnūl	AP	mpr	karnul
a	Nagari	AP	k0d
d	Nagar	RJ	i62
7	Nāgappattinam	TN	20pq	negapainttam city|negapatam|negapattinam
6	Nāgamangala	KA	cxk
q	Nadiād	GJ	4bwz	hadiad|naidad
4	Nādbai	RJ	i5c
6	Nādāpuram	KL	uhk
g	Nabīnagar	BR	g34
1	Nābha	PB	1dvk
2	Mysore	KA	ilzt	mahisur|maisur|maisuru|mysore kiralysag|маисур|मैसूर|म्हैसूर|ಮೈಸೂರು|迈索尔
9	Muzaffarpur	BR	753k	tirhoot
2	Muzaffarnagar	UP	7hu2
6	Mūvattupula	KL	mw0	muvatupusha
8	Muttupet	TN	gn4	muttapet
s	Mussoorie	UK	jvd
6	Musiri	TN	nb5
2	Mushābani	JH	pa1
d	Murwāra	MP	474g	katni
f	Murtajāpur	MH	v1b	murtazapur
2	Murshidābād	WB	uit
7	Murlīganj	BR	ieb
7	Morinda	PB	i5s
i	Murbād	MH	dhy
9	Murādnagar	UP	1x1m	muravnagar
a	Munnar	KL	1ggw
j	Munger	BR	4crf	manger|monghyr
2	Mungeli	CG	lde
1	Mungaolī	MP	fht
6	Mūndwa	RJ	dh5
6	Mundra	GJ	bqs
d	Mundgod	KA	d48
6	Mundargi	KA	gua
i	Multai	MP	gzx
c	Mūlki	KA	dbf
7	Mulgund	KA	els
9	Mulbāgal	KA	10me
4	Mulappilangād	KL	hrq	mulappilangal|muzhappilangad
8	Mūl	MH	ii8
4	Muktsar	PB	1xbd
d	Mukher	MH	m3r
5	Mukeriān	PB	hjz
s	Muhammadābād	UP	h3b
1	Muhammadābād	UP	imq
1	Muhammadābād	UP	plu
8	Mughal Sarāi	UP	23nf
h	Mudkhed	MH	g14
c	Mudhol	KA	10lf
1	Mudgal	KA	g7i
5	Muddebihāl	KA	olz
3	Mūdbidri	KA	nmw	mudabidri
6	Mubārakpur	UP	153j
w	Motīhāri	BR	2ej4	motihan
o	Morwa	GJ	fk8
6	Morsi	MH	rfm
v	Morena	MP	39ac	pech morena
4	Morbi	GJ	2j2e	morvi
8	Morār	MP	yar
b	Moram	MH	dnk
7	Morādābād	UP	fgfn	морадабад
n	Mon	NL	egm
j	Mokokchūng	NL	q91	mkokchung
9	Mokāma	BR	16lf	mokameh
b	Moirāng	MN	d73
2g	Moga	PB	2sqd	mogu
7	Modāsa	GJ	19i2
u	Misrikh	UP	bkv
7	Mirzāpur	UP	4prx	mirzapur cum vindhyachal|mirzarpur
h	Miriālgūda	AP	2642
3	Mīrganj	UP	btz
6	Mīrānpur Katra	UP	muy
1	Mīrānpur	UP	l4u
c	Mīnjūr	TN	j1e
h	Milak	UP	lzt
6	Mihona	MP	c7q
q	Mhāsvād	MH	gik
i	Mettur	TN	17s7
2	Mettupalayam	TN	1fnk	mettupalayam coimbatore
h	Merta	RJ	xri
m	Mendarda	GJ	d8u
6	Memāri	WB	yao
3	Melur	TN	q3z
y	Mehndāwal	UP	jo7	mahdawal|mehdawal
a	Mehekar	MH	vqp	mehkar
j	Meerut	UP	q7tc	meerut city|merath|miratas|меерут|मेरठ|மீரட்|メーラト
6	Medinīpur	WB	3abp	midnapor|midnapore
a	Medak	AP	y7z
h	Mayiladuthurai	TN	1uv8	mayuram
8	Mayāng Imphāl	MN	h3j
k	Mawāna	UP	1ne5
5	Mavoor	KL	luh
5	Māvelikara	KL	lu4	mavalikara
8	Maur	PB	ltz
7	Mauganj	MP	jpd
3	Maudaha	UP	t78
3	Mau Aimma	UP	fiz
3	Mau	MP	ew3
2	Mau	UP	59uq	mau nath bhanjan
k	Mattanūr	KL	z4h
x	Mathura	UP	730v	muttra|матхура
v	Mātābhānga	WB	hgy
w	Masaurhi Buzurg	BR	158g	masaurhi|masaurki
1v	Marmagao	GA	26yx	goa|marmagoa|marmugao|mermugao|mormugao|porio
a	Mārkāpur	AP	1dda
i	Mariāni	AS	i8o
1	Mariāhū	UP	h60
5	Marhaura	BR	k62
4	Margherita	AR	iuk
w	Marakkanam	TN	f86	markanum|merkanam
3	Mārahra	UP	ek9
d	Māpuca	GA	uyi	mapusa
b	Mānwat	MH	nmo
3	Mānvi	KA	w4v
g	Manthani	AP	c31
c	Mānsa	PB	1pqq
1	Mānsa	GJ	msv
q	Manoharpur	RJ	mbk
a	Mannargudi	TN	1cq4
2	Mannārakkāt	KL	13ah
3	Manmād	MH	1n76
e	Mankāchar	ML	nzn	manikarchar
6	Manjlegaon	MH	10x1	majalgaon
7	Manjhanpur	UP	d2j
3	Manjeri	KL	1wtt
t	Manihāri	BR	ib7
7	Maniar	UP	fse
e	Mangrūl Pīr	MH	mj2
7	Māngrol	RJ	ifs
1	Māngrol	GJ	19il	mungrol
9	Manglaur	UP	zsr	manglaur town
j	Mangalore	KA	8y23	kodial|kudla|maikala|mangalooru|mangalur|manglapuram|tulu nadu|мангалуру|মাঙ্গালোর|மங்களூர்|ಕೊಡಿಯಾಲ್|ಮಂಗಳೂರು
7	Mangaldai	AS	j6v
a	Mangalagiri	AP	19tr
a	Maner	BR	lj1	maner sharif|manera
7	Mandya	KA	2w1p
a	Māndvi	GJ	10x9	cutch mandi|cutch mandvi
2	Māndvi	GJ	eel
8	Mandsaur	MP	2ofw	mandasor
i	Mandlā	MP	yv4
a	Mandi	HP	lrt
h	Mandāwar	UP	ggr
j	Mandapeta	AP	11p0
2	Mandapam	TN	bmp
b	Māndalgarh	RJ	gn5
6	Māndal	RJ	i46
j	Mancherāl	AP	1o6m	mancherial
4	Manāwar	MP	lbp
3	Mānāvadar	GJ	mgh
6	Manāsa	MP	iku
3	Manapparai	TN	shq
d	Manamadurai	TN	l7p	manamadura
3	Manali	TN	oyz
13	Mālvan	MH	eju
3	Mālūr	KA	no5
m	Mālpura	RJ	m2g
5	Malpe	KA	i4o
a	Mallasamudram	TN	eis
o	Malkāpur	MH	1e0c
4	Mālkāngiri	CG	jby	malakanagiri|malakangairi|malkanagiri
a	Malīhābād	UP	cuh
q	Māler Kotla	PB	2fu8
4	Mālegaon	MH	9bxe	малегаон
l	Malavalli	KA	tf5
2	Malaut	PB	1n48
g	Malappuram	KL	1bn3
16	Mākum	AS	cip	makum junction
2	Maksi	MP	fi6
8	Makrāna	RJ	20gg
24	Mairwa	BR	fk3
a	Mainpuri	UP	210b
9	Maināguri	WB	mqb
g	Maihar	MP	t95
6	Mahwah	RJ	hgg
l	Mahudha	GJ	czg
c	Maholi	UP	exb
3	Mahoba	UP	1wsy
4	Mahmūdābād	UP	zfl
5	Mahīshādal	WB	dvo
f	Mahgawān	MP	chc
2	Maheshwar	MP	gl8
a	Mahendragarh	HR	juo
3	Mahemdāvād	GJ	p2w
5	Mahe	KL	tgn
4	Mahbūbnagar	AP	2x1j
2	Mahbūbābād	AP	ta5
5	Mahāsamund	CG	12x5
j	Mahārājganj	UP	nkk
3	Mahārājganj	BR	hb2
j	Maham	HR	eyf
2	Mahālingpur	KA	p8b
w	Mahād	MH	kkp
f	Maghar	UP	d4j
a	Māgadi	KA	kzx
6	Madurāntakam	TN	my7
1	Madurai	TN	ji38	madura|mathurai|мадура|মদুরাই|மதுரை|マドゥライ|马杜赖
2	Madukkūr	TN	c27
1	Madukkarai	TN	mhk	mudukarai
3	Chennai	TN	2krjz	=madras|cenaja|cenajo|chennai cennai|chennai சென்னை|tamizhagam|tamulinadu|мадрас|ченнаи|चेन्नई|চেন্নাই|ચેન્નઈ|சென்னை|ಚೆನ್ನೈ|チェンナイ|金奈
d	Madikeri	KA	pvo
3	Madhyamgram	WB	3gbq	maddham gram
8	Madhupur	JH	133j
2	Madhugiri	KA	lp8	maddagiri
2	Madhubani	BR	1j8e
f	Madhipura	BR	130q	madhupura
i	Madgaon	GA	1uzm	margao
4	Maddūr	KA	lpp
t	Madanapalle	AP	2bsh
g	Machilīpatnam	AP	44sb	bandar|kistna|krishna|masulipatam|masulipatnam
6	Machhlīshahr	UP	jhb
1	Māchhīwāra	PB	frz
3	Mācherla	AP	13dr
15	Lunglei	MZ	14oo	lungliah
c	Lūnāvāda	GJ	rc7
s	Ludhiāna	PB	x4ew	лудхияна|लुधियाना|ਲੁਧਿਆਣਾ|லூதியானா|ルディアーナ|ルディヤーナー
5	Lucknow	UP	1gzez	lakhnau|laknau|lakno|lucknow city|лакхнау|لكهنو|لکھنو|लखनऊ|লখনৌ|லக்னௌ|ラクナウ|ラクナウー|勒克瑙
2	Luckeesarai	BR	1x24	lakhisarai|luckesserai
l	Losal	RJ	lks
h	Loni	UP	3j62	lone
k	Lonāvale	MH	196q	lonauli|lonavala|lonavla|lonsvala
1	Lonār	MH	gsl
19	Lohārdaga	JH	14x4
1f	Lingsugūr	KA	mzb
m	Limbdi	GJ	w7g	limri
11	Leteri	MP	bz3
r	Leh	JK	swz	len
d	Lāwar Khās	UP	f38	lawar
i	Laungowāl	PB	gvs
7	Lātūr	MH	7h9j	латур
8	Lāthi	GJ	hjt	lati
3	Lātehār	JH	g0x
s	Lār	UP	klc
2i	Lālsot	RJ	oag
7	Lālpur	GJ	bms
7	Lalitpur	UP	2pl7
6	Lalgudi	TN	g50
3	Lālgola	WB	ly2	lalgola ghat
3	Lālganj	UP	ib4
1	Lālganj	BR	olj
v	Lakshmeshwar	KA	r44
7	Laksar	UK	eva
c	Lakhyābād	WB	pl6	layabad|loyabad
d	Lakhnādon	MP	c11
9	Lakhīmpur	UP	3073
4	Lākheri	RJ	lyn
1s	Lāharpur	UP	1753
1	Lahār	MP	pdi
c	Lādwa	HR	i6l
8	Lādnūn	RJ	1aoa
n	Lachhmangarh Sīkar	RJ	115a	lachhmangarh
x	Kuzhithurai	TN	fwj	kuzhittura
d	Koothanallur	TN	hy1
f	Kutiyāna	GJ	d0t	kuntiyana|kurtiyana
v	Kushtagi	KA	ino
1m	Kurinjippādi	TN	hrd
h	Kurduvādi	MH	huj
i	Kurandvād	MH	gi4
g	Kuppam	AP	fbi
o	Kunnamkulam	KL	1db3
1	Kunnamangalam	KL	tlw
b	Kunigal	KA	po9
e	Kundla	GJ	1n9l
2	Kundgol	KA	dld
6	Kundarkhi	UP	kzh	kundarki
j	Kunda	UP	j90
d	Kumta	KA	llr	kumpta
a	Kūmher	RJ	gwf
5	Kumhāri	CG	tku
a	Kumbhrāj	MP	cnb
d	Kumbakonam	TN	2zgg
q	Kulu	HP	fav
2	Kulti	WB	6jnh	култи
5	Kulpahār	UP	en4
7	Kulittalai	TN	kp2
b	Kulgām	JK	cja
i	Kukshi	MP	k7b
f	Kūkatpalli	AP	7bnx
6	Kuju	JH	eym
m	Kūdligi	KA	hq7
g	Kudachi	KA	evc	kudchi
a	Kuchera	RJ	gtg	kucher
7	Kuchāman	RJ	17rp	kuchawan
2	Kuchaiburi	OD	hsw
m	Krishnarājpet	KA	iqp
7	Krishnanagar	WB	34li	krishnagar|krishnagar city|krishnigar
4	Krishnagiri	TN	1f8z
a	Calicut	KL	9fg2	calecute|kalkutta|kolikod|kozhikkot|kozhikode|калькутта|கோழிக்கோடு|കോഴിക്കോട്|കോഴിക്കോട് ജില്ല|カリカット|科泽科德
d	Kovvūr	AP	v5n	kovur
2	Kovūr	AP	rgw
3	Kovilpatti	TN	1xo8
e	Kottūru	KA	iis	kothur
6	Kottayam	KL	19v1
r	Kottagūdem	AP	1p5b
n	Kotputli	RJ	xoj
3	Kotma	MP	oi4
1e	Kotdwāra	UK	ku9
f	Kotapārh	CG	bxz	kotapad
2	Kotamangalam	KL	syv
7	Kotagiri	TN	m9c
b	Kota	RJ	gcsw	kotah|kotah city|кота
2	Kota	CG	c0u
j	Kosigi	AP	bxb	kesigi|kosgi
3	Kosi		14i4
e	Kosamba	GJ	pmt
5	Korwai	MP	bog
o	Koregaon	MH	jxy	koregaon bhima
6	Korba	CG	8zey	корба|कोरबा जिला
2	Koratla	AP	1ah3
4	Koraput	OD	vrm
q	Koppal	KA	1ays	kappal|kopbal
8	Kopargaon	MH	1e8s
2	Kopāganj	UP	pvn
e	Konnūr	KA	ese
1	Konnagar	WB	1mpe
u	Kondapalle	AP	tve
7	Kondagaon	CG	lbe	kondegaon
1	Konch	UP	14px	kunch
3	Konārka	OD	czm	kanarak|konarak|konark
12	Kolasib	MZ	jag
9	Kollegāl	KA	17ld	kollegalam
i	Kolhāpur	MH	b29a
h	Kolāras	MP	d92
3	Kolār	KA	2pk9
h	Colachel	TN	htj
8	Kokrajhar	AS	oo3	kokradzhar
10	Kohīma	NL	1z2p
6	Koelwār	BR	jo6
d	Kodungallūr	KL	qea
5	Kodoli	MH	dj5
7	Kodīnar	GJ	qya	kodina|korinar
h	Kodarma	JH	ess
2	Kodār	AP	19nm
9	Kodaikānāl	TN	r0t	kodaikan
b	Koch Bihār	WB	1or5
c	Koāth	BR	cwl
4	Kizhake Chālakudi	KL	122a	chalakudi
9	Kithor	UP	jhq
e	Kishtwār	JK	fux	kishtvare|kishtwer
b	Kishangarh	RJ	2tnp
3	Kishanganj	WB	215j	kishanganj bazar
k	Kīratpur	UP	1agv
1	Kiraoli	UP	g80
8	Kinwat	MH	k10
1l	Kichha	UK	qxk
l	Khūtār	UP	c1u
b	Khurja	UP	29px
9	Khurda	OD	wta
4	Khurai	MP	oe5
2	Khunti	JH	o7a
r	Khowai		fgu
h	Khopoli	MH	1dqk
18	Khirkiān	MP	e9u	khirkiya
l	Khilchipur	MP	cnv
d	Khetri	RJ	d95
2	Khetia	MH	bl9
g	Kheri	UP	kbb
c	Kherālu	GJ	g0j
k	Khekra	UP	wq0
c	Khed Brahma	GJ	moq
3	Kheda	GJ	j3z
t	Khātra	WB	cpw
5	Khatīma	UK	c4i
4	Khātegaon	MP	i25
2	Khatauli	UP	1dy3
d	Khārupatia	AS	ecn	kharupatia ghat
a	Kharsia	CG	e34
j	Kharkhauda	HR	gg8
11	Khargon	MP	21ah	khargone
h	Khardah	WB	2r16	khardaha
f	Kharar	PB	z97
6	Kharakvasla	MH	i9p	khadakvaslal|khadakwasla
9	Kharagpur	BR	l7o
1	Kharagpur	WB	4pht	khargpur
u	Khāpa	MP	bpj
a	Khanna	PB	2idt
f	Khandwa	MP	3x2x
d	Khandela	RJ	hvg
l	Khānāpur	KA	da8
b	Khammam	AP	3nk7	khammamett|khammamette
8	Khāmgaon	MH	20zw
6	Khambhāt	GJ	1qr4	khambayat
1	Khambhāliya	GJ	tex	khambhaliva
6	Khamaria	MP	bl7
i	Khalīlābād	UP	yyx
13	Khajurāho	MP	jsu	khadzhurakho|khajraho
j	Khairāgarh		fi7
1	Khairāgarh	CG	c52	khairagarh raj
1	Khairābād	UP	wi5
7	Khair	UP	na5
5	Khagaul	BR	13sp
2	Khagaria	BR	12ke
6	Khadki	MH	1mdi
7	Khada	UP	cm6
1	Khāchrod	MP	ok1
j	Kesinga	OD	dvu
4	Keshorai Pātan	RJ	i3s
1	Keshod	GJ	1gva
c	Kerūr	KA	du0
18	Kendrāparha	OD	xtv
7	Kenda	WB	bob
7	Kemri	UP	kme
13	Kekri	RJ	t7e
o	Kāyankulam	KL	1div	kayamkulam|kayangulam
1	Kayalpattinam	TN	rwv	kayalpatnam|kayalpatuam
8	Kawardha	CG	r6u
p	Kāvali	AP	1sbc
13	Kattivākkam	TN	qoz
6	Kātrās	JH	1891
h	Kātpādi	TN	cns
1	Kātoya	WB	1oi0	katwa
4	Kātol	MH	wbp
j	Katihār	BR	44kr	hafiz saifganj
6	Kathua	JK	11gn
6	Kāthor	GJ	btb
p	Katghora	CG	fip
k	Katangi	MP	dqw	nagra katangi
1	Katāngi	MP	btl
k	Kasrāwad	MP	gks
l	Kāshīpur	UK	27ky
9	Kāsganj	UP	24qu
s	Kāsaragod	KL	154t	kasaragod fort
j	Karwar	KA	1dqh	kawar
d	Karur	TN	1ncj
l	Kartārpur	PB	klp
6	Kārsiyāng	WB	ztn
x	Karnāl	HR	4tnd
8	Karmāla	MH	hll
n	Kārkāl	KA	jku	karaka|karkala
3	Karjat	MH	qnu
d	Karīmnagar	AP	4wi1
3	Karīmganj		16nu
e	Karhal	UP	klh
e	Karera	MP	k84	karery
8	Karelī	MP	lgg
p	Karauli	RJ	1kvp
y	Kāranja	MH	1dy6	karandzha|karanja bibi
9	Karamsad	GJ	ozg
7	Kāramadai	TN	o2c
g	Kāraikkudi	TN	1yx0
2	kāraikāl	PY	1pgl
h	Karād	MH	16y7
7	Kapūrthala	PB	1zi3	kapurthala town
c	Kāpren	RJ	f6f
g	Kapadvanj	GJ	yjg	kapadranj
x	Kānth	UP	j77
6	Kantābānji	OD	g80
1	Kānt	UP	ium
g	Kānpur	UP	1oifl	cawnpore|kanpuras|канпур|קאנפור|कानपुर|কানপুর|கான்பூர்|カーンプル
c	Kannod	MP	c8u
1	Kanniyākumāri	TN	fuk	kanniyakumar
3	Kannauj	UP	1n6y
4	Kānnangād	KL	1gte
5	Kannad	MH	wg8
b	Kānker	CG	k1s
1	Kānke	JH	cw8
3	Kankauli	MH	c53
o	Kanigiri	AP	jbp
10	Kangayam	TN	o78
g	Kandukūr	AP	15em
d	Kāndla	GJ	jxx	kundla
b	Kāndi	WB	16bk
3	Kāndhla	UP	xh7
l	Kānchipuram	TN	3bmd	conjeeveram|conjevaram|kancipuram|kanjippuram
u	Kanakapura	KA	135s	kanakpura
g	Kāmthi	MH	1uit	kamtha
9	Kampli	KA	s9t
w	Cumbum	TN	1axo
b	Kāmārhāti	WB	74x1
2	Kāmāreddi	AP	1ite	kamareddipet
7	Kāman	RJ	pv8
a	Kamalganj	UP	cim
3	Kāmākhyānagar	OD	c7e
e	Kalyani	WB	1zwg
2	Kalyān	MH	r1yn	кальян
f	Kalugumalai	TN	bwf
f	Kālpi	UP	y7n
2	Kalpetta	KL	mua	kalpatta
c	Kālol	GJ	k09
2	Kālna	WB	15n0
3	Kalmeshwar	MH	eyi
g	Kallidaikurichchi	TN	jop	kailidaikorichchi
g	Kallakkurichchi	TN	v7l	kallakirichi
5	Kālka	HP	oul	kalki
2	Kāliyāganj	WB	13xg	kaliyagan
k	Kālimpang	WB	x6g	kalimpong
v	Kalghatgi	KA	bwk
g	Kālāvad	GJ	ka7
j	Kālānwāli	HR	l3v
7	Kalānaur	HR	dod
4	Kalamnūri	MH	his
4	Kalamb	MH	l1z
b	Kalakkādu	TN	lhh	kalakad
19	Kakrāla	UP	rje
5	Kākori	UP	e58
g	Kākināda	AP	6a0r	cocanada|coconada|east godavari|godavari
6	Kakching	MN	ngy
q	Kaithal	HR	30ho
8	Kairāna	UP	1q28
e	Kaimori	MP	fju	kaimur
1	Kaimganj	UP	pcq
6	Kailāshahar	TR	h2g
2	Kailāras	MP	ixn
3	Kaikalūr	AP	g0r
o	Kāgal	MH	jnr
b	Kadūr	KA	pev
5	Kadod	GJ	cx7
6	Kadiri	AP	1qvu
7	Kadi	GJ	18sy
r	Kadayanallur	TN	1o0c
8	Kānchrāpāra	WB	2xoa	kachrapara|kancharapara
7	Kachhwā	UP	bv9
h	Kabrai	UP	j43	kabral
m	Junnar	MH	k25
b	Jūnāgarh	CG	d08
1	Jūnāgadh	GJ	3ybj	junagad|junagarh|junaghur
2	Jumri Tilaiyā	JH	1mwl	jhumri telaiya
7	Jalandhar	PB	gtui	jullundur|jullundur city
h	Jugsālai	JH	124i
l	Jorhāt	AS	1h9l	dzhorkhat
3	Jora	MP	kbm	joura|zhora
b	Jolārpettai	TN	vlr	jalarpet
l	Jogbani		pp0
8	Jodiya Bandar	GJ	c6k	jodiya
2	Jodhpur	RJ	jr0k	dzhodkhpur|jodhpur city|джодхпур|जोधपुर|ჯოდპური|ジョドプル|ジョードプル
1	Jodhpur	GJ	10ip
u	Jintūr	MH	wqc
b	Jīnd	HR	3gfg
m	Jhūsi	UP	cua
7	Jhunjhunūn	RJ	2fc9	jhunjhunu
p	Jhinjhāna	UP	f7j
1	Jhinjhak	UP	i4r
f	Jhārsuguda	OD	1pc4	jharsaguda|jharsguda|jharsogra|jharsugude
b	Jharia	JH	1v2y
2	Jhārgrām	WB	18lg	jharagram
g	Jhānsi	UP	8um7
6	Jhanjhārpur	BR	o4z
7	Jhālū	UP	fpg
1	Jhālrapātan	RJ	pk1	jhalrapatan chhroni|jhalrapatan city|jhalrapatna city|patan
6	Jhalida	WB	dxl
1	Jhālāwār	RJ	1418
f	Jhajjar	HR	y1m
4	Jhā Jhā	BR	tsw
7	Jhābua	MP	qc7	dkhabua
3	Jewar		mmc
1	Jevargi	KA	fjx
8	Jetpur	GJ	2j3o
r	Jaypur	OD	1qdh
1	Jaynagar	BR	ftc	jayanagar
1	Jaynagar-Majilpur	WB	iwu	jaynagar
8	Jayamkondacholapuram	TN	oux	jayankondacholpuram
o	Jāwad		d13
9	Jaunpur	UP	3muc
i	Jatāra	MP	d4a
1	Jatani	OD	177n	jatni
4	Jaswantnagar	UP	lfl
a	Jaspur	UK	wt8
7	Jasidih	JH	clu
2	Jashpurnagar	CG	hfz	jashpur
2	Jasdan	GJ	xud
4	Jarwal	UP	dk8
y	Jaorā	MP	1fur
a	Jānsath	UP	f0r
k	Jangipur	WB	1rp0
9	Jangaon	AP	10p2	jangoon
d	Jandiāla	PB	jrz	jandiali
b	Jāmuria	WB	3fn6	jaykayanagar|jaykaynagar
b	Jamūi	BR	1obp
7	Jāmtāra	JH	itg
2	Jamshedpur	JH	d7ki	dzhamshedpur|jarnshedpur|tatanagar|джамшедпур|जमशेदपुर|জমশেদপুর|ஜாம்ஷெட்பூர்|ジャムシェドプル|贾姆谢德布尔
h	Jāmnagar	GJ	ajo8	dzhamnagarom|navanagar|nowanagar|nowanuggur|джамнагаром
4	Jammu	JK	9z8f	dzammu|dzhammu|jammu city|джамму|جموں|जम्मू|জম্মু|ジャンムー
2	Jammalamadugu	AP	xum
5	Jamkhandi	KA	1blm
m	Jambusar	GJ	w3e
o	Jamālpur	BR	25rg
3	Jāmai	MP	hff
2	Jāmadoba	JH	qty
9	Jalpāiguri	WB	2b7c	paiguri
4	Jalor	RJ	12c2
3	Jālna	MH	5m6q
b	Jālgaon	MH	lg2	dzhalgaone|jaigaon
1	Jālgaon	MH	978y	dzhalgaone|джалгаоне
6	Jaleshwar	OD	hyo	jaleswar
2	Jalesar	UP	tsm	jalesar town
7	Jālaun	UP	16o3
d	Jalālpur	UP	o7w
4	Jalālpur	GJ	dd9	jalalpore
2	Jalāli	UP	e0x
4	Jalālābād	PB	n0g
1	Jalālābād	UP	jiu
1	Jalālābād	UP	r1n
u	Jājpur	OD	wj1
b	Jaito	PB	qi2
a	Jaitāran	RJ	gij
4	Jaisingpur	MH	107y	jayasingpar
5	Jaisalmer	RJ	1g5w	dzhajsalmer
2	Jāis	UP	jum
6	Jaipur	RJ	1m4em	dzaipur|dzaipuras|jainagar|jaipur city|jayapur|jeypore|джаипур|џајпур|جے پور|जयपुर|जयपूर|জয়পুর|ஜெய்ப்பூர்|ジャイプル|자이푸르
u	Jahāzpur	RJ	fpa
6	Jahāngīrābād	UP	189f
6	Jahānābād	BR	22df
5	Jagtiāl	AP	24ez
2	Jagraon	PB	1ee1
6	Jaggayyapeta	AP	vrw
3	Jagdīspur	BR	nxx
5	Jagdalpur	CG	1n01
3	Jagatsinghapur	OD	pf5	jagatsinghpur|jagatsingpur
l	Jagalūr	KA	c6j
3	Jagādhri	HR	265w
s	Jabalpur	MP	m2vs	dzabalpur|dzabalpuras|jubbulpore|джабалпур|جبلپر|जबलपुर|ジャバルプル
d	Itimādpur	UP	hih
7	Itārsi	MP	25lq
2	Itānagar	GA	yp7
a	Islāmpur	WB	16yz
1	Islāmpur	BR	olf
4	Islāmnagar	UP	mhk
k	Irugūr	TN	ese
3	Irinjālakuda	KL	mjc
u	Ingrāj Bāzār	WB	3n7b	english bazar
8	Indri	HR	cb6
c	Indore	MP	13dgx	indaur|indor|indore madhya pradesh|induras|индор|इंदूर|इंदौर|ইন্দোর|インドール
8	Indi	KA	qaj
1	Indergarh	UP	dee
9	Indāpur	MH	kn4	indapuri
a	Imphāl	MN	4sgz	impkhal
d	Ilkal	KA	17xl
q	Igatpuri	MH	rd1	vigatpuri|wigatpura
9	Idappadi	TN	13ui
8	Ichchāpuram	AP	q1m	ichchapur|ichekapuram
7	Ichalkaranji	MH	5vpr
9	Hyderābād	AP	2543c	bhaganagar|haidarabadas|hajdarabad|hyderabad deccan|хаидарабад|хајдерабад|حیدر اباد|حیدر اباد دکن|हैदराबाद|হায়দরাবাদ এম কর্পোরেশন|হায়দ্রাবাদ|ஹைதராபாத்|హైదరాబాదు|ハイデラバード|海得拉巴
6	Huvinabadgalli	KA	jj3	hadagalli|huvvmahadagalli
d	Husainābād	JH	k7c
b	Hunsūr	KA	10rg
3	Hungund	KA	eos
w	Hukeri	KA	g2g
2	Hugli	WB	3skt	hooghly|hooghly chinsura
a	Hubli	KA	i0ba	hubballi|hubli city|ಹುಬ್ಬಳ್ಳಿ
7	Howli	AS	de2
7	Hosūr	TN	2818	oossoor
1	Hospet	KA	48nq	hosapete
1	Hoskote	KA	vtg
1	Hoshiārpur	PB	3e0u
2	Hoshangābād	MP	2cdq
4	Hosdurga	KA	j1p	hosadurga
r	Honnāli	KA	cxd
6	Honāvar	KA	e6w
3	Homnābād	KA	w0d	hominabad
6	Hole Narsipur	KA	ltp
5	Holalkere	KA	by0
3	Hojāi	AS	sg5
7	Hodal	HR	y6k
l	Hisua	BR	lk7
1	Hisār	HR	6cqc
a	Hiriyūr	KA	15an
4	Hirekerūr	KA	cvk
n	Hīrākūd	OD	l1p
7	Hinjilikatu	OD	hkr	hinjili|hinjilicut
6	Hingoli	MH	1mjq
5	Hinganghāt	MH	23a8
2	Hindupur	AP	2uuq
3	Hindoriā	MP	bom
8	Hindaun	RJ	21rd
9	Himatnagar	GJ	1asa	ahmadnagar|ahmednagar
3	Hilsa	BR	vpy
1q	Hazārībāg	JH	302n	hazaribagh|hazarybaugh
7	Hāveri	KA	1aez
e	Hatta	MP	nt2	hatla|khatta
v	Hāthras	UP	2pwi
l	Hastināpur	UP	il9
2	Hassan	KA	2r6b
6	Hāsimāra	WB	uv4
6	Hasanpur	UP	18cp
e	Harūr	TN	fqt
6	Harsūd	MP	cww
g	Harpanahalli	KA	ypd
4	Harpālpur	MP	doj
1g	Hārij	GJ	ems
6	Harihar	KA	1o7m
2	Haridwār	UK	3zkv	hardwar
j	Hardoī	UP	2mmj
5	Harda	MP	1fzv
i	Hāpur	UP	57fs
3	Hāora	WB	m0yg	howrah|হাওড়া|ハウラー|ハーウラー
b	Hanumāngarh	RJ	3c4n	sadulgarh
a	Hānsi	HR	1rl3
i	Hāngal	KA	kj0
2	Handiā	UP	ds5
h	Hamīrpur	HP	evk
1	Hamīrpur	UP	qcg
b	Halvad	GJ	k7x
8	Hālol	GJ	zal
8	Haliyal	KA	gop
2	Hālīsahar	WB	2qwc
e	Haldwāni	UK	2zmx
b	Haldaur	UP	ef2
d	Hājo	AS	cbt	nij hajo
3	Hājīpur	BR	2v3a	khadzhipur
5	Hailākāndi	AS	nxz	hailikandi
d	Hāflong	AS	uum	haflang
b	Hadgaon	MH	ker
e	Hābra	WB	2zhd
f	Gwalior	MP	iwwq	гвалиор
f	Guskhara	WB	q2c	gushkara
5	Guruvāyūr	KL	giw	gurupavanapuri
9	Guru Har Sahāi	PB	cd7
6	Gursarāi	UP	jfr
1	Gursahāiganj	UP	v12
8	Gurmatkal	KA	e2k	gurmatkol
f	Gurgaon	HR	489o
p	Gunupur	OD	h6g
1	Guntūr	AP	bde9	guntura|гунтура
2	Guntakal	AP	2lc4	guntakai
4	Gunnaur	UP	g6s
c	Gundlupet	KA	kzh	gundalpet
p	Guna	MP	3al5
7	Gummidipundi	TN	ct9	gummudipundi
4	Gumla	CG	yon
1	Gumia	JH	10cx
r	Guledagudda	KA	q4b	guledgarh|guledgud
2	Gulbarga	KA	ad5r	kalburgi|гульбарга|ಕಾಲಬೂರ್ಗಿ|ಗುಲ್ಬರ್ಗ|グルバルガ|古尔伯加
7	Gulaothi	UP	zzr
4	Gulābpura	RJ	kf7
o	Gūduvāncheri	TN	nwc
4	Gūdūr	AP	1lr7
9	Gudiyatham	TN	20id
1	Gudivāda	AP	2hmp
j	Gudalur	TN	10l7
4	Gubbi	KA	dvj
l	Goyerkāta	WB	1f7a
i	Govardhan	UP	fgs	gobardhan
1r	Gorakhpur	HR	se1m	gorakpura|горакпура
1	Gorakhpur	UP	eg92	gorakpura|goruckpur|горакпура
k	Gobichettipalayam	TN	18dz	gopichettipalaiyam
i	Gopālganj	BR	1d65
p	Gondia	MH	2odd
4	Gondal	GJ	26jt
2	Gonda	UP	2v2n	gonda oudh
9	Gomoh	JH	o83
18	Gola Gokarannāth	UP	19ii
1	Golāghāt	AS	qis
e	Gokarna	KA	jy3	gokarn
3	Gokak	KA	1kp2
c	Gohāna	HR	17a5
4	Gohad	MP	13ub
o	Godhra	GJ	2ts9	godhr|godkhre
6	Goddā	JH	xoq
i	Gobindpur	JH	kvu
b	Gobārdānga	WB	xsw
9	Goālpāra	AS	135z
o	Girīdīh	JH	1aao
o	Gingee	TN	gm2
d	Giddarbāha	PB	ua3
1	Giddalūr	AP	lpq
v	Ghūgus	MH	okz
6	Ghoti Budrukh	MH	h1r	ghoti
9	Ghosi	UP	u76
1b	Ghāzīpur	UP	27jr
2	Ghāziābād	UP	ppav	газиабад
b	Ghātsīla	JH	uvm
o	Ghātanji	MH	g1d
2	Ghātampur	UP	v77
1	Ghātāl	WB	166a
h	Gharaunda	HR	qgz
1e	Gevrai	MH	ngm
q	Gaya	BR	92x8
e	Gauripur	AS	j1y
6	Gauribidanūr	KA	p1b	gauibidanur|goribidnur
h	Guwāhāti	AS	j9qu	gauhati|гувахати|गुवाहाटी|গুৱাহাটি|グワハティ|グワーハーティー
h	Garwa	JH	vdi
2	Garui	WB	cqb
12	Gariadhar	GJ	rjg
5	Garhshankar	PB	cpi
5	Garhmuktesar	UP	skz
k	Garhākotā	MP	loy
1e	Gannavaram	AP	ez6
i	Gangtok	SK	nos
b	Gangolli	KA	bq8
2	Gangoh	UP	19xb
i	Gangāwati	KA	29ze
8	Gangārāmpur	WB	1eec
5	Gangāpur	RJ	2koj
1	Gangāpur	RJ	dml
4	Gangāpur	MH	ily
5	Gangānagar	RJ	4yvy	sri ganganagar|sriganga najar
3	Gangākher	MH	zry
r	Gāndhīnagar	GJ	4781	gandinagar|ghandinagar
7	Gandevi	GJ	cj4	ganadevi
7	Gāndarbal	JK	cjz	ganderbal
1f	Gajraula	UP	12vg
9	Gajendragarh	KA	myd	gajendragad
u	Gadwāl	AP	1768
f	Gadhinglaj	MH	kep
5	Gadhada	GJ	m2r
8	Gādarwāra	MP	vyk
3	Gadag	KA	3hft
l	Fort Gloster	WB	e5q
3	Forbesganj	BR	ysq
7	Fīrozpur Jhirka	HR	fkz	ferozepur jhirka
2	Fīrozpur	PB	26sy	ferozepore|ferozepur
2	Fīrozābād	UP	6kfd
3	Ferokh	KL	nbp	ferok|feroke
3	Fāzilka	PB	1ip3	fazika
1	Fatwa	BR	w4v
8	Fatehpur Sīkri	UP	n62
a	Fatehpur	RJ	1s6a
1	Fatehpur	UP	q8q
1	Fatehpur	UP	3kgg	fatehpur city
b	Fatehgarh Chūriān	PB	dxf	chaurian fatehgarh
6	Fatehganj West	UP	ide
5	Fatehābād	HR	1exp	fatahabad
2	Fatehābād	UP	gxx
4	Farrukhnagar	AP	uom
2	Farrukhābād	UP	562o
5	Farīdpur	UP	1jdz
2	Farīdkot	PB	1nre
2	Farīdābād	HR	q5j9	faridabadas|фаридабад|फरीदाबाद|ファリダバード|ファリーダーバード
3	Farakka	WB	gui
b	Fālākāta	WB	fiv
a	Faizpur	MH	ixi
1	Faizābād	UP	3a3b
b	Etāwah	UP	5inc
l	Erraguntla	AP	lia
5	Erode	TN	35mu	brod|irodu|periyar
9	Erāttupetta	KL	ps0
3	Erandol	MH	nv7
k	Emmiganūru	AP	1qg5	emmiganur
6	Elūru	AP	3xi3	ellore|west godavari
1	Elūr	KL	nsg
9	Ellenābād	HR	t2o
n	Elamanchili	AP	k74
h	Egra	WB	pc0
13	Dwārka	GJ	rnh
z	Durgāpur	WB	b4d4	дургапур
2	Durgāpur	MH	ebl
4	Durg	CG	5gz7	drug
k	Dūngarpur	RJ	yvf
6	Dundwārāganj	UP	zqi
i	Dumraon	BR	12zg
4	Dumra	BR	c6a
8	Dumka	JH	10rz
5	Dum Duma	AS	gqy
1	Dam Dam	WB	2mov	dum dum
g	Duliāgaon	AS	i5k
i	Dugda	JH	fqo
17	Dubrājpur	WB	r2n
1b	Dornakal	AP	bue
8	Dorāha	PB	i61
l	Dongargarh		rec
f	Dondaicha	MH	zia
c	Dombivli	MH	pkiw
1e	Dod Ballāpur	KA	1opg
3	Doda	JK	dp0
q	Diu		icj	div
b	Dīsa	GJ	1z5s	dis
c	Diphu	AS	1821	diphn
7	Dīnhāta	WB	wp9
8	Dindori	MP	ev3
3	Dindigul	TN	4axp	dhundgal|dindukkal|dundigal
3	Dīnānagar	PB	i0b
6	Dimāpur	AS	2wtw
18	Digras	MH	w2a
a	Dīglūr	MH	14l0
4	Dighwāra	BR	ml2	digha
j	Digboi	AS	fyl	digbol|digbor
a	Dīg	RJ	xjy
1	Dīdwāna	RJ	12gs
6	Dicholi	GA	btf	bicholim|bicholim town|cassabe de bicholim
2	Dibrugarh	AS	2m97	lakhinpur
5	Dibai	UP	t81
4	Diamond Harbour	WB	uxr
d	Dhūri	PB	15we
4	Dhupgāri	WB	vrk	dhupguri
f	Dhuliān	WB	1ngu
2	Dhule	MH	7v5w	dhulia|dkhule|дхуле
3	Dhuburi	AS	1c8t	dhubri
5	Dhrol	GJ	kg0
2	Dhrāngadhra	GJ	1mbe	dhrangadra
j	Dhorāji	GJ	1qud	dhorail
2	Dhone	AP	umh
b	Dholka	GJ	16f5
z	Dhing	AS	g2i
c	Dhenkānāl	OD	1c0m
a	Dhekiajuli	AS	gev
c	Dhaurahra	UP	fia
3	Dhaulpur	RJ	2726	dholpur
e	Dhārūr	MH	epg
3	Dhāruhera	HR	huk
a	Dharmsāla	HP	f2s	dharamsala
a	Dharmavaram	AP	2g02
5	Dharmapuri	TN	1ext
5	Dharmanagar	TR	pe8
4	Dharmadam	KL	n3r
1	Dharmābād	MH	oyn
3	Dhāriwāl	PB	fwc
1	Dhāri	GJ	mn6
c	Dharapuram	TN	1js3
1	Dharangaon	MH	q0m	darangaon
7	Dharampur	GJ	gd3	dharampore|dhurrumpur|dilarampur
b	Dhār	MP	1rly	dkhar
1y	Dhanera	GJ	i94
8	Dhandhuka	GJ	n6p
9	Dhanbād	JH	4ph0	dhanabad|dhanbaid
4	Dhanaura	UP	ltp
2	Dhanaula	PB	evl
c	Dhamtari	CG	1v8v
5	Dhāmpur	UP	12k5
4	Dhāmnod	MP	mwh
11	Dhāka	BR	rv3
n	Dewās	MP	5lk2
h	Devli	RJ	gfm	deoli
f	Devgarh	RJ	di4	deogarh
6	Devgadh Bāriya	GJ	f7b	bariya|devgad baria
5	Devarkonda	AP	mxq
e	Devanhalli	KA	jgs
5	Devakottai	TN	w2o
8	Deūlgaon Rāja	MH	klc
h	Deshnoke	RJ	cwg	deshnok
s	Depālpur	MP	d2g
a	Deorī Khās	MP	j8m	deore
2	Deoria	UP	2fob
d	Deoraniān	UP	f9o	deorania
m	Deoli	MH	cvh
4	Deolāli	MH	14v2
e	Deogarh	OD	gb2
j	Deoband	UP	1w17	deobande
7	Denkanikota	TN	exq
m	Delhi	DL	6i836	dehli|delhio|deli|delis|delkhi|dellium|dilhi|dilli|faritani delhi|new delhi|old delhi|горад дэлі|дели|делхи|делі|деҳли|דלהי|דעלהי|دلهي|دلی|دهلي|دهلی|ديلهى|دہلی|ډېلي|ދިއްލީ|दिल्ली|देहली|नई दिल्ली|দিল্লি|দিল্লী|ਦਿੱਲੀ|દિલ્હી|ଦିଲ୍ଲୀ|தில்லி|ఢిల్లీ|ದೆಹಲಿ|ഡെൽഹി|เดลี|დელი|デリー|德里|델리
f	Dehri	BR	2s9e	dehm
4	Dehra Dūn	UK	b6u9	dehra|dekhradune|дехрадуне
1k	Dausa	RJ	1kcq
5	Daund	MH	z28
g	Daudnagar	BR	vtg
7	Dattāpur	MH	gsj
6	Datia	MP	1xxg
6	Dātāganj	UP	iya
1	Dasūa	PB	fyx	dasuya
6	Dāsna	UP	ljq
i	Daryāpur	MH	rly
6	Dārwhā	MH	hsm
r	Dārjiling	WB	2nit	dardzhiling|dardzilingas|dargiling|rdorje gling
o	Darbhanga	BR	65ke
2b	Dandeli	KA	14cn
7	Dānāpur	BR	3a0c	dinapore
6	Damoh	MP	2jnc
6	Dāmnagar	GJ	dpi
p	Damān		unt	damao|damaun
8	Dāltenganj	JH	1nyg	daltonganj
2	Dalsingh Sarai	BR	gob
e	Dālkola	WB	bsl
n	Dākor	GJ	jaz
m	Dāhod	GJ	1sse
h	Dahegām	GJ	vdr
4	Dāhānu	MH	11ug
g	Dādri	UP	1ihd
l	Dabwāli	HR	1bxd
6	Dabra	MP	1axw
5	Daboh	MP	e4a
a	Dabhoi	GJ	17el
e	Cuttack	OD	cfj4	kattake|каттаке
8	Curchorem	GA	hda
5	Cuncolim	GA	cfu
2	Cumbum	AP	hh9
5	Cuddapah	AP	2q02	kadapa|kurpah
2	Cuddalore	TN	3ecp	gudalur|kudalur
w	Coondapoor	KA	lzf
g	Colonelganj	UP	jof
6	Colgong	BR	ikx
2	Calangute	GA	dgm	kalangut
7	Coimbatore	TN	kklr	kojamputtur|kovai|koyambattur|koyamuttur|коямпуттур|कोयंबतूर|கோயம்பத்தூர்|கோவை|കോയമ്പത്തൂര്|コーヤンブットゥール
9	Cochin	KL	cyl4	british cochin|cochim|fort cochin|kochi|koczin|kuchi bandar|malabar|кочин|קוצי|कोचीन|কোচিন|கொச்சி|കൊച്ചി|コーチ|柯枝
6	Clement Town	UK	g1y
c	Chūru	RJ	27vx
h	Churāchāndpur	MN	10v2
e	Chunār	UP	s4r
11	Chotila	GJ	bq5
w	Chopda	MH	1em6
s	Chodavaram	AP	mdk
1	Chodavaram	AP	jci
b	Chittūr	KL	oe0	chittur cochin
8	Chittaurgarh	RJ	2ac6	chitor|chitorgarh
3	Chittaranjan	WB	yyh	chittarandzhan
d	Chitradurga	KA	2yxn	chitaldroog|chitaldurg|chitradurg|chitrakaldurga|chitteldrug
l	Chītāpur	KA	n97
p	Chidawa	RJ	vvr	chirawa
4	Chīrāla	AP	1v4p
a	Chīpurupalle	AP	jze
3	Chiplūn	MH	13ot
a	Chintāmani	KA	1jee
h	Chinna Salem	TN	fin
5	Chinnamanūr	TN	u99
i	Chincholi	KA	frz
q	Chillūpār	UP	fty
i	Chilakalūrupet	AP	20jf
5	Chikodi	KA	qzs
1	Chiknāyakanhalli	KA	iqs
1	Chikmagalūr	KA	2lqk	chikkamagaluru|chikmanglur|chikmugalur
h	Chikhli	MH	14rt
6	Chik Ballāpur	KA	18mf
d	Chidambaram	TN	1996	chidambajram|chitdambaram
9	Chīcholi	MH	ek0
j	Chhoti Sādri	RJ	ddj
1	Chhota Udepur	GJ	ix1
j	Chhindwāra	MP	2w1r
b	Chhibrāmau	UP	181b
m	Chhatarpur	MP	2e3u	chantarpur|chkatarpur
5	Chhātāpur	BR	i2p
1	Chhāta	UP	gek
3	Chharra	UP	ixj
5	Chhaprauli		eu0
8	Chhāpar	RJ	eg7
a	Chhala	GJ	dd7
c	Chhabra	RJ	jt8
8	Chettipālaiyam	TN	ikw
5	Chetput	TN	e52	chetpat|chetpet|madras chetput
s	Chennimalai	TN	cjw
6	Chengannūr	KL	jbn
1	Chengam	TN	ig0
1	Chengalpattu	TN	1eop	chengalpat
12	Chāvakkād	KL	tbv
1s	Chaksu	RJ	pje	chatsu
1	Chatrapur	OD	gar
3	Chatra	JH	1058
h	Chās	JH	2ej1
7	Charthāwāl	UP	fdy
b	Charkhi Dādri	HR	130e	charki dadrai|dadri
3	Charkhāri	UP	j75
18	Chāpar	AS	ew5
m	Channarāyapatna	KA	t2p	chanzarayapatna
1	Channapatna	KA	1ffb	channapatan
1	Channagiri	KA	fq0
m	Changanācheri	KL	13om
9	Chāndvad	MH	f48	chandor|chandwar
1	Chāndūr Bāzār	MH	eho
1	Chāndur	MH	esb
1	Chāndur	MH	hud
h	Chandrapur	MH	71cv	chanda
6	Chandrakona	WB	gv3	chandshona
f	Chāndpur	UP	1kr7
w	Chandīgarh	CH	jlj7	candigarchas|чандигар|צאנדיגאר|चंडीगढ़|চন্ডিগড়|ਚੰਡੀਗੜ੍ਹ|ચંડીગઢ|சண்டிகர்|చండీగఢ్|ఛండీగఢ్|ചണ്ഢീഗഡ്|ჩანდიგარჰი|チャンディーガル|昌迪加尔
9	Chanderi	MP	p45
c	Chandausi	UP	2ewr
3	Chandauli	UP	jbf
e	Chandannagar	WB	3vdb	chandernagor|chandernagore
n	Chānasma	GJ	c0k
e	Chamrajnagar	KA	1ggo
g	Chāmpa	CG	vtw
b	Chamba	HP	gla
d	Challapalle	AP	czt
1	Challakere	KA	15aa
6	Chālisgaon	MH	22d9
6	Chalāla	GJ	d6h
g	Chakradharpur	JH	vbr	chakardharpore
6	Chaklāsi	GJ	tnn
3	Chākia	BR	drb
f	Chākan	MH	hvd
e	Chāībāsa	JH	1f4c
1k	Canning	WB	wic	canning town|port canning
3	Cannanore	KL	1chg	cananor|kananorskom|kanoor
h	Calcutta	WB	2r9ls	calcuta kalakata|calcuta কলকাতা|caliquit|kalikata|kalkata|kalkato|kolkata|sealdah|калкута|калькутта|колката|כלכותה|קולקטה|कलकाता|कोलकाता|কলকাতা|கொல்கத்தா|കൊല്ക്കത്ത|ཀ ལི ཀུ ཏ|კალკუტა|コルカタ|加尔各答|콜카타
c	Byādgi	KA	ldz
3	Buxar	BR	2260
v	Burla	OD	vhs
g	Burhar	MP	e1b
2	Burhānpur	MP	4cef
t	Būndu	JH	f0r
6	Būndi	RJ	2421	bundi city
e	Buldāna	MH	1fov
3	Bulandshahr	UP	4990	bulandshakhre
r	Budhlāda	PB	jmf
5	Budhāna	UP	rci
b	Budaun	UP	3gnn
v	Brājarājnagar	OD	1pa5	brajrajnagar
4	Brahmapur	OD	6yk6	berhampore|berhampur|brahmapuramu|ganjam
k	Botād	GJ	2ibh
c	Borsad	GJ	1ai7
i	Borivli	MH	d2dt
21	Bongaigaon	AS	1e2u
i	Mumbai	MH	7k130	=bombay|asumumbay|bombai|bombaim|bombaya|bombejus|moembaai|mumbai मुम़बई|mumbaja|mumbajo|mumbajus|numbai|vomvai|βομβαη|бомбаи|бомбеи|горад мумбаі|мумбаи|мумбаі|мумбај|մումբայ|מומבאי|מומביי|بمبيی|بمبے|ممبای|ممبيي|ممبيی|مومباى|مومباي|مومبای|މުންބާއީ|ग्रेटर मुम्बई|बम्बई|मुंबई|मुम्बई|পুল্লাপ মুম্বাই|মুম্বই|মুম্বাই|ਮੁੰਬਈ|મુંબઈ|ମୁମ୍ବାଇ|மும்பை|ముంబై|ಮುಂಬೈ|ಮು೦ಬೈ|മുംബൈ|มุมไบ|འབོམ སྦེ|မွမ်ဘိုင်းမြို့|მუმბაი|ムンバイ|孟买|뭄바이
7	Bolpur	WB	1is6
g	Bokāro	JH	8yxx	бокаро
2	Bokajān	AS	cs1	bokajan o noajan
4	Boisar	MH	c3w
k	Bodināyakkanūr	TN	1me8
1	Bodh Gaya	BR	r5g	buddh gaya|buddha gaya
2	Bodhan	AP	1l1u
f	Bobbili	AP	14rv
t	Biswān	UP	14is
6	Bissau	RJ	hgc
l	Bishnupur	WB	1dex	vishnupur
e	Bisauli	UP	ot6
5	Bīsalpur	UP	1gqr
7	Birūr	KA	i4l
b	Bīrpur	BR	emw
7	Birmitrapur	OD	lif
1g	Binika	OD	bnb	binka
e	Bindki	UP	rtm
a	Etāwa	MP	16kx	bina etawa|etawah
7	Belthara	UP	dak	bilthar|bilthra
1	Bilsi	UP	kb4
3	Bilsanda	UP	bzm
l	Bilhaur	UP	ex1
4	Bilgrām	UP	kyt
1	Bilgi	KA	cjl	bilg
f	Bilāspur	UP	url
3	Bilāspur	CG	624x	bilaspura
4	Bilāsipāra	AS	t4b
5	Bilāri	UP	mw2
1	Bilāra	RJ	w6m
8	Bikramganj	BR	ww2
a	Bīkāner	RJ	ccgf	биканер|बीकानेर
e	Bijnor	UP	1t9t
d	Bijbiāra	JK	iz2
2	Bijāwar	MP	f0s
7	Bijapur	KA	5t5k	bidzapur|vijayapur|visiapur
f	Bihār Sharīf	BR	58g6	behar
3	Bihārīganj	BR	pb9
d	Bidhūna	UP	kye
6	Bīdar	KA	4dgn
o	Biaora	MP	wed
6	Bhuvanagiri	TN	fxs	bhavanagiri|bliuvanagiri
a	Bhusāwal	MH	3x7d
q	Bhūm	MH	eb3
8	Bhuj	GJ	2uz7	bhooj
2	Bhudgaon	MH	c56	budhgaon
3	Bhubaneshwar	OD	gc5f	temple city of india|бхубанешвар|בובנשוואר|भुवनेश्वर|ভুবনেশ্বর|புவனேஸ்வர்|ブヴァネーシュヴァル
1	Bhuban	OD	fsu
i	Bhor	MH	ena
5	Bhopāl	MP	yai2	bhojpal|bhopalas|bھwpal|бхопал|بھوپال|भोपाल|भोपाळ|ভোপাল|போபால்|ボパール|ボーパール|博帕尔
7	Bhongīr	AP	12ni
1	Bhongaon	UP	n2v
x	Bhogpur	PB	dw8	bhogpur sirwal
h	Bhiwāni	HR	439j
2	Bhiwandi	MH	f5jv	bhiwndi
4	Bhitarwār	MP	dn3
f	Bhīnmāl	RJ	x2n
1	Bhinga	UP	gzk
4	Bhīndar	RJ	d2p
1	Bhind	MP	3qab
4	Bhīmunipatnam	AP	yln	bimlipatam
h	Bhīmavaram	AP	32bb
d	Bhīlwāra	RJ	6zvj
b	Bhilai	CG	decy	bkhilai|бхилаи|ビライ
6	Bhīkhi	PB	cbd
1	Bhikangaon	MP	btl
z	Bhāyāvadar	GJ	f0i	bhaya nadar|bhayaradar
a	Bhawānipatna	OD	1dqs
3	Bhawānīgarh	PB	ey8
1	Bhawāniganj	MP	tce
5	Bhāvnagar	GJ	bw82	bhunagar|bkhavnagarom|бхавнагаром|ભાવનગર
5	Bhavāni	TN	uo0
h	Bhattiprolu	AP	dw1
4	Bhātpāra	WB	acs9
9	Bhatkal	KA	ohj
3	Bhatinda	PB	57cg
e	Bhātāpāra	CG	13xj
8	Bhasāwar	RJ	eno
3	Bharwāri	UP	cnv
5	Bharūch	GJ	3ago	baroach|broach
3	Bharthana	UP	vof
p	Bharatpur	RJ	4wzs
j	Bhānvad	GJ	g2f	bhanwar
4	Bhānpuri	CG	dbq
1	Bhānpura	MP	d6i
7	Bhanjanagar	OD	fxj
j	Bhānder	MP	hci
d	Bhandāra	MH	1xl3
s	Bhālki	KA	trr
u	Bhaisa	AP	zl4	bhainsa
g	Bhainsdehi	MP	cnk
z	Bhāgalpur	BR	7qz0
k	Bhadreswar	WB	2lvi
1	Bhadrāvati	KA	3igv
4	Bhadrakh	OD	2448	bhadrak
3	Bhadrāchalam	AP	z88	bhadrachellam road
2	Bhādra	RJ	t19
5	Bhadohī	UP	1omg
i	Bhadaur	PB	dj0
2	Bhādāsar	RJ	pgu	adarsh bas
f	Bhachāu	GJ	ijw
1	Bhabua	BR	11j5
7	Beypore	KL	1ilb	beypur
3	Bewar	UP	hyo
8	Betūl	MP	1yy9
4	Bettiah	BR	2q00
n	Betamcherla	AP	rbt
l	Beri Khās	HR	cwn	beri
c	Berasia	MP	kwj
6	Beohāri	MP	h23
n	Bemetāra	CG	j7y
8	Belūr	KA	gmn
9	Belsand	BR	eys
7	Belonia	TR	cwv
7	Bellary	KA	77s9	ballari|беллари
o	Belgaum	KA	96sw	belagaavi|belgaon|बेळगांव|బెల్గాం|ಬೆಳಗಾವಿ|贝尔高姆
f	Beldānga	WB	l7l
q	Bela	UP	1l3c
f	Behror	RJ	jx3
b	Behat	UP	e27
9	Begusarai	BR	27is
6	Begūn	RJ	g2s
6	Begamganj	MP	ptn
6	Bedi	GJ	ggf	beda|bedi bandar
7	Beāwar	RJ	2swp
8	Bāzpur	UK	ifw
a	Bayāna	RJ	s33	bajan|bayaha
b	Bawāna	DL	j7u	bawana delhi
n	Bauda	OD	em9	baudh|baudh raj|baudh ral
y	Batāla	PB	348s	butala
4	Baswa	RJ	hdf
7	Bāsudebpur	OD	ok3
5	Basti	UP	2gtn
g	Bāsoda	MP	1hge
2	Basni	RJ	i2e	basni bailima
3	Basmat	MH	1dd0
7	Basi	PB	ecf
1	Basi	PB	egj	dera basi
2	Basi	RJ	ga0
f	Basavana Bāgevādi	KA	nsb	bagevadi
1	Basavakalyān	KA	1erx	kalyani
r	Barwāni	MP	10j3
5	Barwāla	HR	sba
e	Bāruni	BR	1ti0	barani
3	Bāruipur	WB	10xu
o	Bārsi	MH	2dmv
b	Barpeta	AS	11o8
3	Barpāli	OD	fl6
p	Barnāla	PB	2914
6	Bārmer	RJ	1x1r
i	Barki Saria	JH	ime
8	Barka Kāna	JH	e12
b	Barjala	TR	dvy
1	Bari Sādri	RJ	c1s
9	Bāri	RJ	17bc
6	Barhiya	BR	x7p
n	Bārh	BR	128l	barkh
5	Bargi	MP	dkk
6	Bargarh	OD	1gzi	baragarh
p	Bareilly	UP	fz6j	бареили
9	Bārdoli	GJ	18lu	bardoti
7	Barddhamān	WB	6gt9	bordhoman|burdwan|বর্ধমান
9	Bar Bigha	BR	w7y
6	Baraut	UP	206g
9	Barauli	BR	ss6
c	Bārāsat	WB	6e1b
h	Baranagar	WB	5ko8	baranagore
2	Bārān	RJ	1vhy
1	Bāramūla	JK	1nmk
6	Bārāmati	MH	15lr
9	Bārākpur	WB	36by	barrackpore|chanak
2b	Bāpatla	AP	1i3p
h	Banūr	PB	ddx
1	Bantvāl	KA	t0z	bantyal|bartval
1	Bāntva	GJ	bm3
c	Bānswāra	RJ	209c
2	Bānswāda	AP	hhl
g	Bānsi	UP	ut2
6	Bānsdīh	BR	gk1
2	Bānsbāria	WB	2bp6	bansberia
f	Bannūr	KA	jn3
8	Banmankhi	BR	kom	banmanki
1	Bānkura	WB	2vda
9	Bānki	OD	crv	bankigarh
g	Bānka	BR	u1n
t	Bāngarmau	UP	svl
2	Bangārapet	KA	x0l
4	Bangaon	WB	2e6l	bongaon
6	Banganapalle	AP	jjh	banaganapalli|banganapilly
3	Bangalore	KA	31eb3	=bengaluru|=blore|bangalore bengaluru|bangalore city|bangalore ಬೆಂಗಳೂರು|bangalur|bengalour|bengaluras|бангалор|بنگلور|बंगलोर|बंगळूर|বাঙ্গালোর|বেঙ্গালুরু|બેંગલોર|பெங்களூர்|బెంగళూరు|ಬೆಂಗಳೂರು|ബാംഗ്ലൂര്|バンガロール|班加羅爾
5	Banga	PB	eua
k	Bandipura	JK	ooa	bandapur|bandipur
4	Bāndīkūi	RJ	ch1
z	Bānda	UP	39ga
1	Banda	MP	mcy
b	Banat	UP	gng
h	Bānapur	OD	di3	banpur
g	Bāmor Kalān	MP	lhw	bamor
1u	Bālurghāt	WB	313w
6	Bālugaon	OD	dau
b	Balrāmpur	UP	1npw
2	Bālotra	RJ	1gk8
3	Baloda Bāzār	CG	jgz
5	Balod	CG	h6r
4	Bāli	WB	6d59	bally
i	Ballālpur	MH	1z3m	ballarpur
x	Bāli	RJ	euz
9	Balasore	OD	2g7l	balasor|baleshwar
z	Balarāmpur	WB	hmn
2	Bālāpur	MH	wpt
7	Balāngīr	OD	1yeh	bolangir
i	Bālāghāt	MP	1q08
5	Bālāchor	PB	ese
i	Bakhtiyārpur	BR	qn9
13	Baj Baj	WB	1mrj
p	Bairāgnia	BR	swp
b	Baindur	KA	foj	bainduri
6	Bail Hongal	KA	10bb
b	Baihar	MP	ch4
4	Baidyabāti	WB	2h4g
j	Bahraich	UP	3wlm
9	Bahjoi	UP	q1k
6	Baheri	UP	1dch
6	Baharampur	WB	3vb7	bahrampur|berhampore
f	Bahādurgarh	HR	3aj1
1	Bahādurganj	BR	o8d
5	Bāh	UP	bun
3	Bagulā	WB	g7b
12	Bāghpat	UP	w86	bagpat
f	Bāghdogra	WB	dek	bagdogra
5	Bāgha Purāna	PB	i0w	baghaparana
7	Bāgepalli	KA	ijj
f	Bagasra	GJ	pf4	bagasara
6	Bagar	RJ	c3a
6	Bagalkot	KA	231x
3	Bagaha	BR	284v
a	Badvel	AP	cj2
1	Badūria	WB	128b	badurii
k	Badnāwar	MP	ehy
6	Badlapur	MH	28qk
15	Bādāmi	KA	lui
6	Badagara	KL	1n0t
3	Bada Barabīl	OD	17vq	barabil
a	Bachhraon	UP	mk0
g	Babrāla	UP	cv2
2	Bābra	GJ	enl
4	Babīna	UP	rf6
6	Baberu	UP	c1j
9	Bābai	MP	chc
a	Āzamgarh	UP	2i04
b	Ayodhya	UP	154d
6	Ayakudi	TN	im0	palaiya ayakkudi
m	Avanigadda	AP	jvl
2	Avinashi	TN	irr	avanashi
6	Āvadi	TN	5cxo
9	Ausa	MH	qcx
9	Aurangābād	BR	220p
1	Aurangābād	MH	lsah	aurangabad aurangabada|aurangabad औरंगाबाद|aurangabadas|аурангабад|औरंगाबाद|औरंगाबाद शहर|আউরঙ্গাবাদ|アウランガーバード
3	Auraiya	UP	1iek
4	Aurād	KA	d4r
h	Attur	TN	19am	atur salem
3	Attingal	KL	s8j	attungal
e	Atrauli	UP	10ns
b	Atmakūr	AP	r41
3	Adirampattinam	TN	lj9	adirampatnam|atirampattinam
4	Athni	KA	wfz
8	Āthagarh	OD	cux	athgarh
c	Atarra	UP	zmg	atarra buzurg
1e	Āsind	RJ	bvh
1	Āsika	OD	gb2	aska
3	Asifābād	AP	gd9	asafabad
c	Ashta	MP	z05
2	Ashta	MH	re1
1	Ashoknagar	MP	1dxu
h	Āsansol	WB	at3j	asanol|асансол|आसनसोल|আসানসোল|アサンソル
6	Asandh	HR	jjf
f	Arvi	MH	wa5
5	Aruppukkottai	TN	1tvd
3	Arumuganeri	TN	jen
2	Arukutti	KL	dug
9	Arsikere	KA	y5p
b	Āron	MP	iqa
s	Arkalgūd	KA	c6y
c	Ariyalūr	TN	mhk
r	Arcot	TN	142v	arkota
e	Arāria	BR	1g2a
2	Arantāngi	TN	rhh
6	Ārani	TN	1ci2	arni
1	Ārangaon	MH	mtz
3	Arang	CG	di7
8	Arāmbāgh	WB	1asf
5	Arakkonam	TN	1p0o	arkonam
c	Ara	BR	4sl8	arrah|shahabad
f	Aonla	UP	12l7	aonla kila
9	Anūpshahr	UP	jiy
1	Anūppur	MP	dze
2	Anūpgarh	RJ	pp9
m	Anta	RJ	nly
2	Anshing	MH	ens	ansing shrungarushi maharaj
5	Annur	TN	fei
1	Annigeri	KA	jvd
d	Ankleshwar	GJ	1lo6
k	Anjār	GJ	1fm0
7	Anjangaon	MH	16fr
8	Anjad	MP	iqm
5	Angul	OD	y8y	anugul|ungul
9	Angamāli	KL	qjj
7	Anekal	KA	sb9
c	Andol	AP	j0l
1	Anthiyur	TN	fro	andiyur
3	Āndippatti	TN	iv4
16	Anantnāg	JK	1pl9
5	Anantapur	AP	55iy	anantapuramu|anantapure
4	Anandpur Sāhib	PB	br1	anandpur
9	Ānand	GJ	2yhl	aimand|anaud
3	Anakāpalle	AP	1t39
4	Anaimalai	TN	cg3	anaimalais|anamalai
6	Amudālavalasa	AP	u6s
5	Āmta	WB	cxd
4	Amroli	GJ	d6i
1	Amroha	UP	3rzx
2	Amritsar	PB	nexu	amritsar amritasara|amritsar ਅੰਮ੍ਰਿਤਸਰ|amritsaras|амритсар|אמריצר|अमृतसर|অমৃতসর|ਅੰਮ੍ਰਿਤਸਰ|அம்ரித்சர்|アムリトサル
5	Amreli	GJ	24ym
3	Amrāvati	MH	cxx9	amraoti
o	Amod	GJ	egm
q	Āmli		pqx
6	Āmlāgora	WB	eou
1	Amla	MP	n57
x	Amet	RJ	dga
7	Ambur	TN	2cs1
c	Ambikāpur	CG	1k6t
d	Ambattūr	TN	7b5l
1	Ambasamudram	TN	opg
j	Ambāla	HR	359f	ambata
2	Ambājogāi	MH	1l6q
6	Ambāh	MP	v9n
3	Ambad	MH	n12
o	Amarpur	BR	hl8
4	Amarpātan	MP	d0a
4	Amarnāth	MH	4o1g	ambarnath
s	Amalner	MH	234p
4	Amalāpuram	AP	14nm
6	Aluva	KL	iaf
5	Alwar	RJ	62jg	alvaro|alwar city
i	Alot	MP	hum
5	Along	AR	e7t
4	Alnāvar	KA	d26
1	Almora	UK	p16
b	Alleppey	KL	3sen	alapalli|alapolai|alappula|alappuzha|aulapolai
9	Allahābād	UP	n09q	alahabadas|alla abba habab|allahabad ilahabada|allahabad इलाहाबाद|ilahabad|prayag|аллахабад|الهاباد|الہ اباد|इलाहाबाद|এলাহাবাদ|அலகாபாத்|アラハバード|イラーハーバード|安拉阿巴德
b	Alīpur	DL	g00
c	Alīgarh	UP	g56f	koil|алигарх|علی گڑھ|अलीगढ|আলিগড়
6	Alīganj	UP	kkc
4	Alībāg	MH	g0g	alibagh
v	Ālangulam	TN	m1a	atangulam
3	Ālangāyam	TN	de5
3	Alandur	TN	3anj
2	Alandi	MH	ghz	alandi devachi
2	Aland	KA	u54
q	Akot	MH	1v2d
b	Akola	MH	96wp
a	Aklera	RJ	f6r	akera
8	Ākivīdu	AP	v6l
b	Akbarpur	UP	sg1
1	Akbarpur	UP	ej7
9	Akaltara	CG	ggl
3	Akalkot	MH	u9m
7	Ajra	MH	c8o
4	Ajnāla	PB	f6z
1	Ajmer	RJ	b3mf	adzhmer|ajmer city|аджмер|اجمیر|अजमेर|আজমির|அஜ்மீர்
r	Āīzawl	MZ	5oqb	aidzhal|aijal|aizal|aizol|aizwal
x	Ahraurā	UP	jcj
8	Ahmadpur	MH	v16	ahmedpur
1	Ahmadnagar	MH	7vac	احمد نگر|अहमदनगर|আহমেদনগর|அஹ்மத்நகர்
5	Ahmadābād	GJ	27q5a	ahmedabad amadavada|ahmedabad અમદાવાદ|akhmedabad|amadavad|ахмадабад|अहमदाबाद|અમદાવાદ|அகமதாபாத்|アフマダーバード|艾哈迈达巴德
q	Āgra	UP	unfr	agra agara|agra आगरा|агра|אגרה|اگرہ|आगरा|আগ্রা|ஆக்ரா|ಆಗ್ರಾ|アーグラ|アーグラー|阿格拉|아그라
v	Agartala	TR	4cu8	ajarthala
9	Agar	MP	qn8	agar agar
7	Afzalpur	KA	fi6
1	Afzalgarh	UP	lex
g	Adūr	KL	mvo
b	Ādra	WB	h3j
1	Ādoni	AP	3i9b
9	Ādilābād	AP	2jge	edlabad
c	Addanki	AP	m0z
q	Achhnera	UP	fuc
8	Achalpur	MH	2dv2	ellichpur
4	Ābu Road	RJ	12s6
2	Ābu	RJ	j9x	mount abu
7	Abohar	PB	2srv
4	Abhayāpuri	AS	c6y
1dw6	Contai	WB	1wfy
8k	Haldia	WB	3npj
389	Srirāmpur	WB	eey
4x	Dumjor	WB	dv8
8	Bankra	WB	17f5
6	Chakapara	WB	l2w
m	Mahiari	WB	d5n
5	Dhulagari	WB	g9k
5	Pānchla	WB	i5i
x	Nangi	WB	9g72
2	Pujali	WB	z0j
65	Monoharpur	WB	i0y
8s	Nabagrām	WB	qso
1qzm	Soyībug	JK	288w
axh	Singāpur	AP	ivd
66	Ghatkesar	AP	euj
ddh	Vijayapura	KA	ocm
m	Ādampur	PB	d4z
289	Porur	TN	pic
5n	Madipakkam	TN	cng
3	Perungudi	TN	nff
2a	Madambakkam	TN	d5u
2w507	Powai	MH	ffk
6beu	Navi Mumbai	MH	1jq68	maharashtra|marathi
6wwu	Murudeshwara	KA	dua
1bv	Shivaji Nagar	MH	lfls
8p1	Greater Noida	UP	6as4
sut	Mohali	PB	2na4
65np	Pithampur	MP	1gib
2	Barbil	OD	14kq
2	Airoli	MH	255s
1	Aluva	KL	ilo
3q	Kotkapura	PB	1qat
1	Muvattupuzha	KL	mke
4	Perumbavoor	KL	khi
2	Vapi	GJ	1j37	wapi
1	Baddi	HP	hfk
4	Noida	UP	6as4	naveen|new okhla industrial development authority
1	Bhiwadi	RJ	q3r
5	Mandideep	MP	usa	manideep
2	Singrauli	MP	3z70
3w9	Birpara	WB	n5c
h	Jaigaon	WB	3efc
dvl	Akkarampalle	AP	fol
1	Bellampalli	AP	1ffo
2	Chemmumiahpet	AP	o8o
2	Gaddi Annaram	AP	15di
2	Dasnapur	AP	fei
d	Kanuru	AP	xps
1	Lal Bahadur Nagar	AP	5m5f	lb nagar
2	Malkajgiri	AP	37qo
1	Mandamarri	AP	1f28
1	Chinnachowk	AP	1df9
2	Kyathampalle	AP	wmb
1	Gajuwaka	AP	5jsw
3	Manuguru	AP	p3v	manugur
2	Kalyandurg	AP	ml4	kalyandrug
6	Ponnur	AP	17lk
1	Quthbullapur	AP	4u8o	qutubullapur
1	Ramanayyapeta	AP	h83
1	Palwancha	AP	1gwh	paloncha
2	Barpeta Road	AS	r81
2	Sathupalli	AP	uv4
2	Yanamalakuduru	AP	n5c	yenamalakuduru
1	Marigaon	AS	g1z
1	Naharlagun	AR	krk
1	Serilingampalle	AP	3859
1	Silapathar	AS	h7n
2	Lumding Railway Colony	AS	jib	lumding
1	Aistala	WB	ezl
1	Ashoknagar Kalyangarh	WB	2e0j
1	Bahula	WB	cjs
7c4q	Zira	PB	o6u
IQ
1x42	Zākhū		21cc	zakho
72	Umm Qaşr	BA	2b1g	omolgasr
5m	Tozkhurmato		1a7i	khurmati|tuz kermatli|tuz khurmatli
3g	Tikrīt		wrx	tikritas
5n	Qaḑā’ Talkīf	NI	i5g	tall kaif
9v	Sīnah		2rd4	sina|sine
op	Sāmarrā’		3eb0	saimarreh
5z	Nāḩīyat Saddat al Hindīyah		nmm	al hindiyah|qaryat saddat al hindiyah|saddat al hindiyah
5a	Rāwandūz	AR	hpb	rawandiz|rawndoz|rewandus|roanduz|ruwandiz
2	Rāwah		fvo	rawa
bu	Qaḑā’ al Ḩamdānīyah	NI	ly8	al hamdaniya
zj	Mandalī	DI	mzd	mendali
e7	Kūysinjaq	AR	ypn
26	Kifrī	DI	n9b	kufri
dl	Kirkuk	KI	cw2h	karkh slukh|karkuk|kerkuek|киркук|كركوك|كهركووك|كەركوك|کرکوک|キルクーク|키르쿠크
11	Karbala	KA	9b82	al ghadiriya|karbila|kerbala|kerbela|meshed hussain|nainawa|shathiul furat|vilojati karbalo|вилояти карбало|карбала|кербала|кербела|כרבלא|מחוז כרבלא|كةربالا|كربلاء|محافظة كربلاء|کربلا|カルバラー|カルバラー県
ha	Erbil	AR	jzr4	arbailu|arbeel|arbela|arbil governorate|hawler|hewler|viloati arbil|арбил|вилояти арбил|מחוז ארביל|اربيل|اربیل|محافظة اربيل|هەولێر|アルビール県|埃爾比勒省
9i	Hīt		om5
bl	Ḩalabjah	SU	188l	alabja|halabdscha|halebdja|halebja|halebjeh|khalabdzha
2w	Ḩadīthah		nv1
us	Chamchamāl	SU	1mcy	chemchemal
a6	Bayjī		s4m	baiji
5r	Ba‘qūbah	DI	39pi	baqubeh
m	Paynjuwayn	SU	kx8	banjuwayn
2s	Balad		wh4	balada|belad
1y	Baghdad	BG	3dkxt	bagda|bagdad|bagdadas|bagdado|bagdat|bagdate|bagdatum|bagdod|bexda|βαγδατη|багдад|бағдод|բաղդադ|בגדאד|بغداد|ܒܓܕܐܕ|बगदाद|பக்தாத்|པ ག ཏ|ባግዳድ|バグダード|巴格达|바그다드
1r	Az Zubayr	BA	2mno	az zuhair
5y	Aş Şuwayrah	WA	woi
4	As Sulaymānīyah	SU	fi02	silemani|sleimani|sueleymaniye|sulaimanieh|сулеимания|السليمانية|سلیمانیه|سلێمانى|سلێمانی|شهر سلیمانیه
1v	As Samawah		39yy
1n	Nāḩiyat ash Shināfīyah	QA	hgz	ash shinafiyah|shannafiuah|shinafie
x	Ash Shaţrah	DQ	1ru4	shatrat al muntafiq|shatreh|shattrah el muntifik
7	Ash Shāmīyah	QA	18hp
1c	Ar Ruţbah		h9e
8	Ar Rumaythah		10gg	rumaith
w	Ar Ramādī		5vu3	al rumadi|ramadiyah|rumadiya
3t	An Nāşirīyah	DQ	8ku1	muntafik|nasiriyeh|nasrie|насирия|الناصرية|ナーシリーヤ
6	An Najaf al Ashraf	NA	accw	an najaf|ehn nadzhaf|meshed ali|nadjaf|nadschaf|nagaf|najaf|najaf njf|najaf نجف|nayaf|nedjef|наджаф|наџаф|эн наджаф|נגף|النجف|النجف الاشرف|نجف|ナジャフ|納杰夫
p	‘Anat al Qadīmah		f7r
3h	Imam Qasim		sjk	al qasim
t	Al Musayyib		x3p	al ehl musajibe
l	Al Mishkhāb	NA	hw5
2	Al Miqdādīyah	DI	134a	muqdadiyah
9	Al Mawşil al Jadīdah	NI	189tp	الموصل الجديدة
1	Mosul	NI	11afs	al mawsil|al musil|mosoel|mosula|мосул|מוסול|موصل|モースル|모술
p	Al Majar al Kabir	MA	rej
y	Al Kūt	WA	6r6i	al koet|kut|kut al amarah|kut al imara|кут|الكوت|كوت
12	Khāliş	DI	1i1q	al khalisa
3t	‘Alī al Gharbī	MA	f7j	imam ali gherbi
12	Al Hindīyah	KA	18cy	qada al hindiyah
3	Al Ḩillah		67jh	al hella|al hilla|al khilla|hilah|hilla|hille
3	Al Ḩayy	WA	1oe8	al hai|al hay|kut al hai
j	Al Hārithah	BA	1zaj	al kharrisa|hartha
1t	Nahiyat Ghammas	QA	nul	al ghammas
5	Nāḩiyat al Fuhūd	DQ	gmn	al fuhud
7	Al Fāw	BA	28op	al fau|fao|fao terminal|fava
8	Al Fallūjah		42q7	al falludza|falludscha|faluga|feludja|feluja
26	Al Başrah	BA	1jq68	bacora|basora|busra|bussora|басра|בצרה|البصرة|بصرة|بصره|ܒܨܪܐ|バスラ|巴士拉|巴斯拉
g	Al ‘Azīzīyah	WA	yj3	azizie
1o	Al ‘Amārah	MA	6xgm	amare|العماره
3m	‘Afak	QA	gw0	afag|afaq
l	Ad Dujayl		kca	dujail|dujayl|nahiyat ad dujayl
3	Ad Dīwānīyah	QA	6tzl	diwanie|diwaniyan|hiska|дивания|الديوانية
8r	Abū Ghurayb	BG	jag0	abou ghraib|abu ghraib abw ghryb|abu ghraib farms|abu ghraib ابو غريب|abu grejb|mazari abi gharib|mazari abi ghurayb|абу греиб|אבו גרייב|ابو غریب
66fk	Al Başrat al Qadīmah	BA	1775n	البصرة القديمة
1a54	Sinjār	NI	tjq
IR
b00	Āzādshahr	24	b0om	ازادشهر
7di	Kahrīz	17	gfle	کهریز
st	Nūrābād	20	1kqg
62o	Īstgāh-e Garmsār	12	126r	istgah east rah ahan east garmsar|istgah east rah ahan garmsar
18	Qarchak	07	5ebe	qareh chak
6ij	Khorram Darreh	11	12zk
1hpx	Shāh Pasand	27	10py
ge	Zarand	15	19if
w	Zanjān	11	7ntr	zendzhan|zenjan|зенджан|زنجان
a9	Yazd	25	a8r5	jazd|jazdo|jezd|yezd|иезд|язд|יזד|يزد|یزد|იაზდი
aw	Varāmīn	07	3ukz	veramin
c0	Torbat-e Ḩeydarīyeh	30	2oxt	turbat i haidari|turbet i haidari
a	Tonekābon	21	sxp
7n	Tehrān	07	49bj1	=teheran|tahran|techerane|teera|teerao|tegeran|teheranas|tehrano|τεχερανη|тæхран|тегеран|техеран|теҳрон|թեհրան|טהראן|טהרן|تهران|تهرن|تهرون|تہران|طهران|ܛܗܪܐܢ|तेहरान|তেহরান|தெஹ்ரான்|เตหะราน|ཏ ཧ རན|ཏེ ཧི རན|თეირანი|ቴህራን|テヘラン|德黑兰|테헤란
bg	Hashtpar	19	yyh	gashpar|hashtpar east tavalesh
44	Tākestān	28	1j63
h	Takāb	02	13rp	takan tepe
3g	Taft	25	eyq
e	Tabrīz	01	uj9d	taebris|tauris|тебриз|تبريز|تبریز|タブリーズ|大不里士
d	Ţabas	25	12kp
au	Sonqor	17	xba
5u	Sīrjān	15	4g7x	saidabad|sirdschan
91	Shūshtar	10	1nsz	shushtehr
9	Shūsh	10	14cc
bu	Shīrāz	14	qsgm	chimaz|шираз|شیراز
kv	Shahr-e Kord	08	2rnl	shahr kord|shakhre kord
b	Shahr-e Bābak	15	14ft	shahr babak|shahr i babak
8x	Shādegān	10	spw	shadeganskie|shadgan
8c	Semnān	12	2obe	samnan
4	Semīrom	04	l04
79	Sāveh	00	3rfx	sava
95	Shari-i-Tajan	21	5h2c	sari|sari i iran|sariyo|shahr i tajan
b0	Saqqez	16	38p1	saghez|sakezo|seqiz
52	Sanandaj	16	7hfc	sanandadsch|sanandadz|senendedzh|senna|senneh|sinandij|sine|sinneh|санандаҷ|сенендедж|سن|سنندج|سنه
2a	Salmās	02	1qyu
3t	Shāhīn Dezh	02	vz6	sahin dazh|sain dezh
7i	Sabzevār	30	4uiv	sabzawar|sebzevar
3k	Rūdsar	19	10ni	rud i sar
4w	Robāţ Karīm	07	1cf5
9d	Rāvar	15	uzr
13	Rasht	19	cqse	rashjt|rast|resht|reszt|решт|رشت|拉什特
1q	Rāmshīr	10	f0e	ram shahr
l	Rāmhormoz	10	tyd
4o	Rafsanjān	15	35y8	bahramabad|rafsandzhane|rafsinjan
3d	Qūchān	30	2e88	gochan
1a	Qorveh	16	1vv5
1b	Qom	26	jag0	ghom|kum|qum|кум|қум|غم|قم|コム
4m	Qeshm	23	21aw	bandar east qeshm|gheshm|keshm|qishm
3n	Qazvīn	28	75fn	казвин|قزوين|قزوین|カザッヴィーン
69	Qarah Ẕīā' od Dīn	02	onf	ghareh ziya oddin|qaraziadin|qareh zeya ed din|qareh zia od din
qc	Farrokh Shahr	08	ozr	qahferokh|qahofrokh|qatarokh
g	Qāyen	30	uzh	qaen|shahr east qayen
6l	Sarpol-e Z̄ahāb	17	13tn	pol east zahab|pol east zohab|sar east pol east zahab|sarpol
15	Pīshvā	07	15k0	pishyan
3u	Pīrānshahr	02	1bth
3m	Pāveh	17	dpv	paweh
3w	Pārsābād	03	26fx	farsabad
bj	Oshnavīyeh	02	1339	ashnooyeh|oshnovieh
6	Orūmīyeh	02	cdgb	rezaiyeh|rezaiyye|urmia|urmiye|urumija|урмия|урумия|אורמיה|ارومية|ارومیه|شهرستان ارومیه|ܐܘܪܡܝܐ
1o	Omīdīyeh	10	1093	omidiyeh sherkat east naft
1s	Nūrābād	14	1dex
y	Now Shahr	21	uv4	bandar east now shahr|nau shahr
92	Neyshābūr	30	4qgx	nejsaburo|nichapur|nishopur
4	Neyrīz	14	z42
30	Nekā’	21	11ov
15	Naz̧arābād	32	4kng	nazarabad east bozorg
78	Naqadeh	02	1kqg	nagadeh|naghadeh|naghdeh
61	Nahāvand	24	1mu2	nagavande|nehavend|nihavand
si	Mīnāb	23	1ime
40	Mīāndowāb	02	2uhf
30	Meybod	25	140y
29	Mehrīz	25	sc0
9m	Masjed Soleymān	10	2e1i	masjed east soleyman|masjid i sulaiman
r	Bardsīr	15	sp4	bardesir
i	Mashhad	30	1dg89	mashado|meshed|mesheda|машҳад|мешхед|משהד|مشهد|マシュハド|馬什哈德
5h	Marand	01	2ntr	morand
8z	Malāyer	24	3s8t	daulatabad|dowlatabad
3	Malārd	07	17s9	malar|melard
76	Mahābād	02	3hc2	mehabad|saujbulagh
cj	Langerūd	19	1gl0	langarud|shahr east langarud
e8	Kūhdasht	20	25bk	kuh i dasht
e1	Kīsh	23	g56
1m	Khvoy	02	3rbe	khoi|khowy|khoy
1p	Khvānsār	04	gbe	khansar|khavansar|khonsar|shahr east khvonsar
7y	Khorramshahr	10	733i	al muhammarah|chorramschahr|khorram shahr abadan|khorramchahre|khorremshekhr|khunin shahr|mohammerah|хорремшехр|خرمشهر
u	Khorramābād	20	72ht	khurramobod|хуррамобод|خرم اباد
1i	Khomeyn	00	1nqp
gt	Herowābād	03	13dc	harowabad|herauabad|herow|hirabad
62	Kermānshāh	17	db8s	bahtaran|kermansaho|kermanshahan|kirmansan|province de kermanshah|provincia de kermanshah|provinco kermansah|qahremanshahr|керманшах|кирмоншоҳ|устони кирмоншоҳ|استان کرمانشاه|محافظة کرمانشاه|کرمانشاه|ケルマーンシャー州|克爾曼沙汗省
8	Kermān	15	cdm2	carmana|kirmon|керман|кирмон|کرمان|ケルマーン
2f	Kāzerūn	14	20xb	kasrun|kazarun|kazeruna
3i	Kāshmar	30	226v	khashmar
u	Kāshān	04	5u5j
7i	Karaj	32	v1cb	heredi|karadj|karadje|karadsch|karej|keredi|leredi|qasabeh east karaj|караи|قصبه كرج|كرج|كردج|کرج
2c	Kangāvar	17	157q
22	Kāmyārān	16	1bka
gv	Kalāleh	27	q04	kalalah
bp	Jūybār	21	lx0
8o	Javānrūd	17	ttt	juanru|qala juanrud|qaleh juanrud|qaleh ye javanrud
fh	Īlām	05	30r0	elam
w8	Harsīn	17	18hb
52	Hamadān	24	bbls	ecbatana|hamedan|хамадан|همدان
ks	Gorgān	27	58zt	asterabad|girkanija|gurgon|hirkanio
1a	Gonbad-e Qābūs	27	2teg	dashte gorgan|gonbad east kavus|gonbad qabus|gonbad qavoos|gunbad i kawas|gunbad i kawus|gunbad i qabus
n	Gonābād	30	xjd
24	Golpāyegān	04	yno	golpayagan|shahr east golpayegan
fi	Gerāsh	14	jj8
ha	Bandar-e Ganāveh	06	14pa	bandar east genaveh|bandar east gonaveh|ganaveh
8d	Fīrūzābād	14	1fcu
2c	Fereydūn Kenār	21	qb5	faridun kinar
3b	Fasā	14	23nx	fassa
15	Fārsān	08	jcf	farsa|farsian|farsun
ew	Esfarāyen	31	1a1q
3h	Shāhrūd	12	2trl	emamshahr|sharud
gf	Do Gonbadān	18	210u
ap	Delījān	00	pus	dalijan
8f	Dehlorān	05	zhu	deh lovan|dekhlorana
7x	Dehdasht	18	1hsu
7t	Sūsangerd	10	vz7	susangurd
j4	Dārāb	14	1cuv
1x	Dāmghān	12	1g8e
h	Damāvand	07	mhk	demavend|qasabeh east damavand
jg	Chenārān	30	107w	chanaran
dd	Chālūs	21	1hqe
gi	Bandar Būshehr	06	3jlt	abu shehr|bandar abu shehr|bandar east bushehr|bouchehr|buschir|bushire
20	Būkān	02	4klv
4b	Borūjerd	20	5eeu	borudzherd
2	Borūjen	08	14mm	borujan
1f	Borāzjān	06	1uej	borazdjan|borazjun
7v	Bojnūrd	31	446h	bodzhnurd
2b	Bīrjand	29	47zq	birdjand|birdzhend
1m	Bījār	16	15kf
a8	Bonāb	01	1q07	benab
t	Behshahr	21	2058	bekhshekhr
x	Behbahān	10	1p7j	behbehan
hl	Bāneh	16	28v3	bane|bani
29	Bandar-e Lengeh	23	hkg	bandar east langeh|bandar langeh|lengeh
3	Bandar Emām Khomeynī	10	1131	bandar east khomeyni|bandar khomani|bandar khomeini|imam khomeyni
b	Bandar-e Anzalī	19	2dii	bandar anzali|bandar east pahlavi|bandar pahlavi|bandar pahlevi|enceli|enzeli|pahlavi|pahlevi|pehlevi
2	Bandar ‘Abbās	23	7jql	bandar abbas بندر عباس|bandar east abbas|bender abbas|cambarao|gombroon|gumrun|port comorao|бандар аббос|бендер аббас|بندر عباس|گمبرن|バンダレ アッバース|阿巴斯港
1j	Bam	15	24lg
7c	Bahār	24	m3p
73	Bāfq	25	o33	bafk
2v	Bābolsar	21	112r
5	Bābol	21	4ch8	balfrush|barfarush|barfrush|barfurush
3p	Aznā	20	10my
1m	Hashtrūd	01	d14
3e	Āstārā	19	u55
3	Āstāneh-ye Ashrafīyeh	19	x0g	astane
5d	Asadābād	24	1a01	asadabada
50	Ardestān	04	ce2
l	Ardakān	25	19ea	ardekan
a	Ardabīl	03	8sxt	ardebil|ardebil ardbyl|ardebil اردبیل|erdebil|ардабил|اردبيل|اردبیل
18	Arāk	00	asm7	arak sawh|arak ساوه|arok|ehrak|iraq|soltanabad|арoк|арак|эрак|اراك|اراک|ساوه|سلطان اباد
bb	Āmol	21	49ue	amul
5y	Alvand	11	1ls9	alband
34	Shahrīār	07	19ep
1p	Alīgūdarz	20	1y8x	ali gudar
9o	Aleshtar	20	ldh	alashtar|qaleh alishtar
3x	Akbarābād	14	23vq	akbar abad kawar|akbarabad east kavar
x	‘Ajab Shīr	01	mwb	ajabshahr
5	Ahvāz	10	i115	ahvaz ahwaz|ahvaz اهواز|bandar east naser|bandar nasiri|naseri|ахваз|аҳвоз|الاحواز|اهواز|アフヴァーズ|阿瓦士
4o	Ahar	01	20ss	akhar
28	Āghājārī	10	gt5	aqa jari
2q	Ābyek	00	16jc
6o	Abhar	11	1hxd	abkhar
5j	Ābdānān	05	exs	qala ab i danan|qaleh ab i danan|qaleh ye ab danan
60	Ābādeh	14	17z0
a	Ābādān	10	7xms	abadan abadan|abadan ابادان|abadano|абадан|ابادان|عبدان|アバダーン|アーバーダーン|阿巴丹
5lsu	Eqbālīyeh	07	sbp
86h	Shāhreẕā	04	25rq
pr	Rehnān	04	11x3	rahnan|renan|rohnan
1e	Qahderījān	04	mog	qadrijan
z	Najafābād	04	4sey	nadzhafabad
2w	Khomeynī Shahr	04	5xzq	homayoon shahr|sedeh
d	Kelīshād	04	py6	gulshad|kalushad|kelishad east sofla|kelishad east vasuderjan
3k	Mollāvarjān	04	12gj	falavar jan|felavarjan
c	Eşfahān	04	x5ss	aspadana|esfehan|ispahan|исфахан|اصفهان
5	Dowlatābād	04	pxj	daulatabad
s	Dorcheh Pīāz	04	swm	darcheh piaz
evqp	Zābol	13	2m4l
zk4	Zāhedān	13	btws	dowzdab|duzdap|zahedan east yek|zaidan|захедан|زاهدان
1p	Torbat-e Jām	30	19gw	torbat east sheykh jam
m	Tāybād	30	sy1	taiabad|tayebat
98	Sarakhs	30	zvn	serakhs
nr	Khāsh	13	1hpf	kavash|kwash|vasht
a8	Īrānshahr	13	2t9c	fahrej|fehruj|qaleh ye naseri
lt	Chāh Bahār	13	10hj	chabahar|chah east bahar|chahbar
IS
1kfui	Akureyri		cs3	akjurejri|akoureuri
gqa3	Reykjavík		2fw2	refkiavik|reiciavicia|reicivic|reikjavika|reikjavikas|reiquiavik reykjavik|rejkavik|rejkjaviko|reykiabik|reykranes
12f	Kópavogur		k6l	kopavogskaupstadur|koupavogjur
15i	Hafnarfjörður		h75	hafnarfjoerdur|halfnarfjordur|khapnarfordjur
IT
1i2jd	Vittoria	82	16ol	vittoira
1i	Villabate	82	e6b
9	Vibo Valentia	78	q79	vibbu valenzia
29	Tricase	75	dey
j	Trapani	82	1gqi	trapena
2c	Termini Imerese	82	ksu	termini
b	Taurianova	78	c6v
34	Siracusa	82	2nex	=syracuse|sarausa|sirakuze|syrakus
4	Sinnai	88	br7
p	Siderno Superiore	78	dir
1	Siderno	78	cwu	siderno marino
n	Sestu	88	br5
u	Selargius	88	l68
e	Scordia	82	d4u
c	Scicli	82	jri
2	Sciacca	82	v1s	sciacea|xaca
7e	San Giovanni la Punta	82	g36	san giovanni
1	San Giovanni in Fiore	78	ebq
1g	San Cataldo	82	hv6
1t	Rossano	78	rnf	roscianum
3	Rosolini	82	fjs	rusalini
4	Rosarno	78	bm3
y	Ribera	82	fkq
4	Rende	78	qk5
7	Reggio di Calabria	78	3v5t	redzho di kalabrija|reggio calabria|reggio de calabre|regio|rhegium
k	Ragusa	82	1h7g	raguse|rausa
f	Quartu Sant’Elena	88	1gi0	cuartu santa aleni
s	Pozzallo	82	du8
c	Porto Empedocle	82	cb9
2j	Piazza Armerina	82	g8e	ciazza
1y	Paternò	82	za5
5	Partinico	82	nx7
h	Paola	78	d9n
e	Palmi	78	ezv
6	Palma di Montechiaro	82	gmz	parma di muntichiaru
c	Palermo	82	eenj	palerm|palerma|palerme|panormus|палерма|палермо|פלרמו|باليرمو|پالرمو|पलेर्मो|パレルモ|巴勒莫市
7	Palagonia	82	cs8
b	Pachino	82	ggc	pakino
q	Oristano	88	o1t	aristanis|oristanum|oristany
y	Noto	82	hsp
8	Niscemi	82	lbt	nishemi
7	Nicastro	78	1i8g
1r	Montalto Uffugo	78	deu
8	Monserrato	88	g2l
1	Monreale	82	onw	monreal
y	Modica	82	14m7
4	Misterbianco	82	xy3	mistirjancu
3	Misilmeri	82	htx
t	Milazzo	82	orw
f	Messina	82	5egq	messana|messine
z	Mazara del Vallo	82	12vd	mazzara
v	Mascalucia	82	iw3	maskalucha
9	Marsala	82	1o0o
44	Licata	82	taw
h	Lentini	82	j3g	leontini
3f	Iglesias	88	lqi	ecclesia|esglesies
21	Gioia Tauro	78	dpe
c	Giarre	82	kc5	dzharre|giarre riposto|girarre
z	Gela	82	1k5i	dzhela
29	Floridia	82	fyb	ciuriddia|floridii
1g	Favara	82	nzu
t	Erice	82	mmy
4	Enna	82	md3	ehnna|ena|haenna
1q	Crotone	78	1aay	cotrone
q	Cosenza	78	1kbq
m	Corigliano Calabro	78	ti9
q	Comiso	82	mfo
2w	Catanzaro	78	21hv	catanzara
9	Catania	82	6pli	catane|catina|κατανη|катания|катанија|קטניה|كاتانيا|კატანია|カターニア
2	Castrovillari	78	h9x
d	Castelvetrano	82	njq	castedduvitranu
r	Cassano allo Ionio	78	djx	cassano al ionio|cassano allionio
2p	Casarano	75	fvn
3y	Carlentini	82	d0v	carruntini
1	Carini	82	juq	karina
c	Carbonia	88	nhr
h	Capoterra	88	gi7	cabuderra
q	Canicattì	82	ogx
17	Caltanissetta	82	1bem
2	Caltagirone	82	su5	kaltadzhirone
n	Cagliari	88	3iqh	caller|caralis|casteddu|castel|kalari|kaljari
p	Bronte	82	ea8
1q	Biancavilla	82	hcd
b	Belpasso	82	fpi
q	Barcellona Pozzo di Gotto	82	vu2	barcellona
v	Bagheria	82	138m	bagerija
f	Avola	82	o55	avula
3	Augusta	82	q3g	austa
9	Assemini	88	ihx
1y	Amato	78	ov
u	Alcamo	82	xv6
9	Agrigento	82	1657	agridzentas|agridzhento|agrigent|agrigente|agrigentum|agrixento agrigento
5	Adrano	82	qm2
3	Acri	78	gw3
h	Aci Sant'Antonio	82	bvh	jaci santantoniu
1	Acireale	82	12q6
1	Aci Catena	82	kvm	jaci catena
1	Aci Castello	82	e3k	jaci casteddu
dobx	Zola Predosa	45	cbh
3y	Voghera	25	tgn	vogera
x	Vittorio Veneto	34	mio	vitorio
b	Viterbo	62	19rg	viterbe|viterbium
18	Vimercate	25	jpc	vicus mercati
7	Villorba	34	d21
1r	Villaricca	72	k73
2g	Villafranca di Verona	34	mnd
25	Vigonza	34	f0i
o	Vignola	45	gca	viynola
y	Vigevano	25	18bu	vidzhevano|vigebanum
v	Vico Equense	72	fgw
c	Vicenza	34	2aqf	vicence|vicetia|vichenca
e	Viareggio	52	1b5b	viaredzhio
7	Viadana	25	d2d	viadena
2f	Verona	34	5fdk	verone
1	Veroli	62	fai
11	Vercelli	21	108n	verceil|verchelli
h	Ventimiglia	42	j15	ventimilja|vintimille
l	Venice	34	5syo	=venedig|=venezia|=venise|benatky|benetia|benetke|benezia|feneyjar|velence|venecia|venecia venezia|venecio|venedeg|venedik|venediku|venesia|venetia|venetie|venetik|veneza|venies|vignesie|vnise|wenecja
e	Venaria Reale	21	rik	venaria
d	Velletri	62	117w
16	Vasto	65	raa
r	Varese	25	1q4f	vareis
64	Valenzano	75	d8s
1	Valenza	21	foz
y	Valdagno	34	kzd
29	Urbino		bs6	urbin
h	Umbertide	55	brq
k	Udine	36	21bq	udin
2y	Triggiano	75	kaw
7	Trieste	36	4iy8	tergeste|terst|triest|triestas|triesto|trst
d	Trezzano sul Naviglio	25	dz6
3	Treviso	34	1pu8	trevise|trevixo
6	Treviglio	25	juw	trevilio|trevilo
10	Trento	32	28z6	trehnta|trent|trente|trident|tridentum
w	Trecate	21	d1v
1b	Trani	75	1503
i	Tradate	25	cbc
u	Tortona	21	jgr
1t	Torremaggiore	75	d4t
l	Torre del Greco	72	1xwv	torre do grieco
j	Torre Annunziata	72	111n	torre annunciata|torre nunziata
1d	Torino	21	ijn3	=turin|augusta taurinorum|julia augusta taurinorum|taurasia|tori|torin|tueri|turi|turim|turina|turinas|τορινο|горад турын|торино|турин|թուրին|טורין|טורינו|تورينو|تورین|टोरीनो|तोरिनो|তুরিন|துரின்|ตูริน|ཊུ རིན|ტურინი|トリノ|都灵|토리노
1z	Tolentino		ee1
h	Todi	55	cw0
c	Tivoli	62	122m
22	Thiene	34	g6p	tene
13	Terzigno	72	c8u
p	Terracina	62	s9l	terrachina
9	Terni	55	2916	interamna
2	Termoli	67	ncf
f	Terlizzi	75	l8s	terlicci
f	Teramo	65	13db	interamnium
38	Tarquinia	62	bp6	tarkvinii
7	Taranto	75	4bw1	tarde|tarent|tarente|tarento|tarento taranto|tarentum
28	Suzzara	25	dm3
s	Sulmona	65	jiw	salmona|sulmo
5a	Squinzano	75	buj
b	Spoltore	65	bw9
1	Spoleto	55	t8h	spolete|spoletium
36	Sorrento	72	crc	sorrent|sorrente
11	Sora	62	k31
a	Sondrio	25	gp6	sondri|sundrium
7	Somma Vesuviana	72	pnx	somma
5	Somma Lombardo	25	cjb	somma
3n	Signa	52	bwp
8	Siena	52	14lt	sena|sien a|sienna|sienne|sieno
n	Sezze	62	gxb
3	Seveso	25	eg8
2	Settimo Torinese	21	1092	settimo
j	Sestri Levante	42	eq4
3	Sesto San Giovanni	25	1oua	sesto
3	Sesto Fiorentino	52	zja	sesto
d	Sessa Aurunca	72	hm1
2k	Seriate	25	fog
5	Seregno	25	u92	seregn
t	Senigallia		w26
d	Senago	25	ekz
d	Selvazzano Dentro	34	f8p
16	Segrate	25	pm7
1m	Scorzè	34	dcf
1f	Schio	34	sw4
1z	Scandicci	52	12oo	scadicci|skandichchi
1	Scandiano	45	hmf
l	Scafati	72	10bu
c	Savona	42	1byv	sann a|savo|savone
c	Savigliano	21	fcc	savian
a	Sava	75	cgz
9	Sassuolo	45	ur0
17	Sassari	88	2l5l	sasser|tatari
8	Sarzana	42	fh7
9	Saronno	25	sgv
3	Sarno	72	nyr
1w	San Vito dei Normanni	75	fhi
3z	Santeramo in Colle	75	k3m
6	Sant'Elpidio a Mare		btw	san elpido a mare
14	Santarcangelo di Romagna	45	em7	santarcangelo
k	Sant'Antonio Abate	72	dzg
q	Sant'Antimo	72	ofs
2i	Sant'Anastasia	72	lmf
1g	Santa Maria Capua Vetere	72	nq1
4q	San Severo	75	173p
5	Sansepolcro	52	c3x
f	San Salvo	65	dba
q	San Remo	42	131s
y	San Pietro Vernotico	75	bks
3l	San Nicandro Garganico	75	dy2
e	San Miniato	52	kcd	san miniato basso
o	San Mauro Torinese	21	dqx
2p	San Marco in Lamis	75	c57
2s	San Lazzaro di Savena	45	mpy
y	San Giuseppe Vesuviano	72	ixf	san giuseppe
c	San Giuliano Terme	52	ng8	bagni di san giuliano|bagni san giuliano
1	San Giuliano Milanese	25	o5b	san giuliano
9	San Giovanni Valdarno	52	d6l	san giovanni v no|south giovanni valdarno
3	San Giovanni Rotondo	75	k56	giovanni rotondo
2	San Giovanni Lupatoto	34	gfm	lupatoto
3	San Giovanni in Persiceto	45	iiv	persiceto
1k	San Giorgio Ionico	75	c1p	san giorgio sotto taranto
e	San Giorgio a Cremano	72	1363
2x	San Donato Milanese	25	oyq
f	San Donà di Piave	34	rbt
1x	San Casciano in Val di Pesa	52	ctj	san casciano val di pesa
g	San Bonifacio	34	dih	sambonifacio
10	San Benedetto del Tronto		yri
1d	Samarate	25	bue
a	Saluzzo	21	c2n
i	Salsomaggiore Terme	45	dte	salsomaggiore
1a	Salerno	72	2ymk	salernas|salerne|salernum
1l	Sacile	36	e1z	sacil
y	Sabaudia	62	cit
6	Ruvo di Puglia	75	jv1
5	Rutigliano	75	djr
1q	Rozzano	25	spj
6	Rovigo	34	12sx
b	Rovereto	32	pse
25	Rosignano Marittimo	52	nlh
5	Roseto degli Abruzzi	65	hqa
3c	Romano di Lombardia	25	c2a
e	Roma	62	1ixt5	=rom|=rome|an roimh|erroma|hrom|mji wa roma|ramma|rhufain|rim|roeme|romma|romo|rooma|roum|rym|rzym|urbs|ρωμη|рим|римъ|рым|հռոմ|רומא|رم|روم|روما|رىم|ܪܘܡܐ|रोम|रोमा|โรม|რომი|ሮማ|ローマ|罗马市|로마
4h	Rivoli	21	12f4	rivoli torinese
v	Rivalta di Torino	21	djx
2r	Rimini	45	2r9s	ariminum|remin
1f	Rieti	62	xs9
c	Riccione	45	q5b
n	Rho	25	12rq
23	Reggio nell'Emilia	45	31h1	redzho ehmilija|reggio|reggio emilia
i	Recanati		fgy
l	Ravenna	45	2vvr	ravenne
15	Rapallo	42	mhz
33	Quarrata	52	hi3
b	Qualiano	72	ixq
i	Putignano	75	lqo	putinjano
4z	Prato	52	3p3n	pre
1r	Pozzuoli	72	1orm	puzzuolo
17	Potenza	77	1hac	potentia
16	Porto Torres	88	g94
3	Porto Sant'Elpidio		hk0	porto santelpidio a mare
1	Porto San Giorgio		c8t
d	Portogruaro	34	iyj	puart
g	Civitanova Marche		tjv	porto civitanova
e	Portici	72	1agq	portichi
v	Pordenone	36	11wi	pordenon
3h	Pontedera	52	j9n
19	Pontassieve	52	fwi	pontass
i	Pompei	72	jvb	pompeya|valle di pompei
6	Pomigliano d'Arco	72	v9j
1	Pomezia	62	xx4
14	Polignano a Mare	75	cmn	polignano
2	Policoro	77	bnc
21	Poggiomarino	72	f5x
1b	Poggibonsi	52	l5o	podzhibonsi
39	Pistoia	52	1t0y	pistola|pistoria
1	Pisticci	77	dqr	pesticium
p	Pisa	52	1x7i	pisae|pise
a	Piove di Sacco	34	dil
2	Piossasco	21	cga	piossasch
f	Piombino	52	q6d	pombino
2	Pioltello	25	on4
i	Pinerolo	21	qig	pignerol
2c	Pietrasanta	52	iu1
4f	Pianoro	45	chh
3d	Piacenza	45	21re	piasensa|placencia|placentia
2i	Pescia	52	dg4	pesha|pesia
7	Peschiera Borromeo	25	fmw	peschiera
d	Pescara	65	2hq6
5	Pesaro		1ya6
7	Perugia	55	372d	perosa|perouse|perusia
y	Pergine Valsugana	32	d1h	pergine|perigine valsugana
3x	Pavullo nel Frignano	45	bnz	pavullo
b	Pavia	25	1iy6	papia|pavie|pavio
2j	Parma	45	3i4h	parme|perma
r	Parabiago	25	iha
26	Palo del Colle	75	g38
o	Palazzolo sull'Oglio	25	dde	palazzolo
k	Palestrina	62	daq
1m	Palagiano	75	c7b
13	Pagani	72	oyl
7	Paese	34	e7b
i	Padova	34	4e2u	=padua|padoue|padovo|paduja|patavium
9	Paderno Dugnano	25	z2c
15	Ottaviano	72	hhq
8	Ostuni	75	pdx
1q	Osimo		mpj
q	Orvieto	55	fz5
c	Ortona	65	hie	ortona a mare
e	Orta Nova	75	dmp
1p	Oria	75	bqh
p	Orbassano	21	gnh	orbassan
11	Omegna	21	bv1
1s	Olbia	88	z06
t	Oderzo	34	dd0
12	Nuoro	88	sau	nugoro
g	Novi Ligure	21	l07
e	Novate Milanese	25	fch
5	Novara	21	25v2	novare|novaria
2	Nova Milanese	25	gz3
10	Nola	72	p96
1	Noicattaro	75	i9y
c	Noci	75	f3g
3	Nocera Superiore	72	ie5
1	Nocera Inferiore	72	zws	nocera
p	Nichelino	21	10vj	el niclin|nikelino
i	Nettuno	62	ru8
a	Nerviano	25	cyy
15	Negrar	34	chk	negar
13	Narni	55	fhi
2	Nardò	75	njs
f	Napoli	72	l73g	=naples|=napoles|=neapel|napapopolopi|napels|napolo|napols|napul|neapelj|neapol|neapole|neapolis|noapels|ναπολη|горад неапаль|напуљ|неапол|неаполь|նեապոլ|נאפאלי|נאפולי|نابولي|ناپل|نیپلز|नापोलि|नापोली|नेपल्स|নেপলস|நாபொலி|เนเปิลส์|ნეაპოლი|ナポリ|那不勒斯|나폴리
26	Mugnano di Napoli	72	n79	mugnano east napule
7	Muggiò	25	gd3
k	Mottola	75	csf
3m	Monza	25	2kr0	modicia|monca|munscia
1g	Montichiari	25	eql
11	Montevarchi	52	h5r	montevarki
c	Montesilvano	65	vek
12	Monterotondo	62	qiw
1o	Montemurlo	52	di6
47	Montecchio Maggiore	34	g91
h	Montecatini-Terme	52	fcs
x	Montebelluna	34	l8z
2l	Monsummano Terme	52	fcy	monsummano
2	Monselice	34	dgy
7	Monopoli	75	101g
m	Monfalcone	36	kd5	monfalcon
7	Mondragone	72	imz
2	Mondovì	21	gvs
i	Moncalieri	21	155y	moncale
2z	Molfetta	75	1c9e
f	Mola di Bari	75	jzz
c	Mogliano Veneto	34	kb6	mogliano
c	Modugno	75	rrg	moduno
5	Modena	45	3rf2	modene|modna|mutina
12	Mirano	34	k7y
1	Mirandola	45	h10
f	Mira	34	ra3
6	Minturno	62	dqu
18	Milan	25	s085	=mailand|=milano|mediolan|mediolanum|mila|milana|milanas|milao|милан|милано|мілан|מילאנו|مىلان|ميلانو|மிலன்|มิลาน|მილანი|ミラノ|米蘭|밀라노
2m	Mestre	34	3rsw
8	Mesagne	75	lab
n	Mercato San Severino	72	fpm	san severino rota
h	Merano	32	re9	meran
5	Mentana	62	ckg
h	Melzo	25	eb6
f	Melito di Napoli	72	qe8	melito east napule
1	Melfi	77	cfi
g	Melegnano	25	c5t	marignano
14	Meda	25	geq	med
1e	Matera	77	18l5	materia
x	Massarosa	52	fus	massarose
8	Massafra	75	nuz
d	Massa	52	1fip
1u	Martina Franca	75	11mc
b	Martellago	34	f10
i	Marsciano	55	cls
18	Marino	62	p8i
l	Marina di Carrara	52	jag
a	Marigliano	72	n7n	mariljano
4	Mariano Comense	25	fne	marian|mariano
1a	Marcianise	72	uro	marchanize
q	Marano di Napoli	72	18bs	marano|marano east napule
b	Maranello	45	ca0
j	Mantova	25	10vi	=mantua|mantoue|mantuja
15	Manfredonia	75	18iw
4	Manduria	75	ohv
19	Malnate	25	bq0
35	Maglie	75	brr
15	Magenta	25	hmf
1r	Maddaloni	72	syy
m	Macerata		vjf	macherata
36	Lugo	45	odv
w	Lucera	75	r4q	luchera
4	Lucca	52	1r5y	locca|luca
30	Lodi	25	vhh	lod
l	Livorno	52	3cky	labro|leghorn|liborno|liorna|livorn|livornas|livourne
k	Lissone	25	qky	lissun
14	Limbiate	25	ocf
m	Lido di Roma	62	1xg0	lido di ostia
50	Legnano	25	15id	lenjano
1	Legnago	34	iqa	lenjago
n	Lecco	25	101v	lech
8	Lecce	75	1s9z	lece|lechche|leche
2x	Latina	62	2b96	littoria
3	Latiano	75	buz
d	Lastra a Signa	52	dua
7	La Spezia	42	1yin	la specija|spedia|speza
14	L’Aquila	65	1guv	aquila|aquila degli abruzzi
1g	Lanciano	65	rme	lanchano
1q	Laives - Leifers	32	bml	laives|leifers
3	Lainate	25	i98
1o	Ladispoli	62	n4g
2e	Ivrea	21	i5s	ivree
1p	Isernia	67	gbk
8	Ischia Porto	72	e1c
5	Ischia	72	e31	bagno dischia|iscla|porto dischia
22	Imperia	42	ug2
5	Imola	45	1dng
2i	Jesolo	34	iic
1	Jesi		uvc	aesis
1e	Guidonia	62	1lw1
9	Gubbio	55	oe8
z	Gualdo Tadino	55	bmg
l	Grumo Nevano	72	edw
c	Grugliasco	21	tvp	grujasch
i	Grottaglie	75	oly	grottale
2	Grottaferrata	62	dmn
b	Grosseto	52	1izj
22	Gravina in Puglia	75	wiy
2k	Gragnano	72	msx	granjano
y	Gorizia	36	rir	gorica|goricija|gorz
4	Gorgonzola	25	dmy
1f	Giussano	25	gsv	giuessan|giussan
c	Giulianova	65	gig
6	Giugliano in Campania	72	23m7	giuglian
d	Giovinazzo	75	fnw	dzhovinacco
i	Gioia del Colle	75	lc7	dzhoja del kolle
7	Ginosa	75	h36
28	Ghedi	25	c23	gedi
q	Genzano di Roma	62	h42	dzhencano di roma|genzano
g	Genova	42	cwgv	=genes|=genoa|=genua|cenova|dzenova|genovo|genuja|janov|xenova genova|zena|генуа|генуя|ђенова|גנואה|جنوا|جنوة|जेनोआ|გენუა|ジェノヴァ|热那亚|제노바
2v	Garbagnate Milanese	25	l1o
18	Gallipoli	75	fmy
p	Gallarate	25	zrt
f	Galatone	75	c9j
1	Galatina	75	lo1
v	Gaeta	62	gcb	gaete|gaieta
1u	Fucecchio	52	gb7	fuchekkio
b	Frosinone	62	11j0
19	Frattaminore	72	bmo
1	Frattamaggiore	72	p97	frattamadzhore
s	Frascati	62	ewi
e	Francavilla Fontana	75	rzm
2	Francavilla al Mare	65	hnn
y	Fossano	21	iex	fossan
2m	Formigine	45	n7d
5	Formia	62	qyb
8	Forlì	45	2blb	forum livii
2p	Fondi	62	nxr	fonda
6	Follonica	52	g9v
5	Foligno	55	13ga	folino
v	Foggia	75	3br7	fodzha|fovea
12	Fiumicino	62	12zr	fjumichino
10	Florence	52	7ynx	=firenze|=florenca|=florencia|=florenz|firence|florens|флоренция
b	Fiorano Modenese	45	cg9
d	Finale Emilia	45	bol	finale nellemilia
q	Figline Valdarno	52	ckt
k	Fidenza	45	i2o	fidency
1p	Ferrara	45	2t2o	ferrare
9	Fermo		re6
3	Ferentino	62	fif
i	Feltre	34	eug
1f	Fasano	75	tu3
1c	Fano		18e1	fanu
v	Falconara Marittima		lvh	falconara alta
1e	Faenza	45	15e1	faenca
f	Fabriano		n5v	fabrianum
m	Este	34	cw0
q	Ercolano	72	17s2
9	Erba	25	cmu	herba
s	Empoli	52	y0u
12	Eboli	72	rnm
2m	Domodossola	21	e8y
24	Desio	25	r25	dees
2	Desenzano del Garda	25	i8z	desenzano|desenzano sul lago
14	Dalmine	25	gk3
e	Cusano Milanino	25	fbe
10	Cuneo	21	14dq
3u	Cremona	25	1ip3	cremone
3	Crema	25	pg5
2b	Cossato	21	bs2
o	Cortona	52	hir	cortone
1k	Corsico	25	po9
f	Correggio	45	fwc
1j	Cornaredo	25	fdk
d	Cormano	25	dxk
p	Cordenons	36	d3z	cordenona
5	Corciano	55	brs
e	Corato	75	yp7
6	Copparo	45	dxl
4	Copertino	75	h7a
6	Conversano	75	ikn
1e	Conegliano	34	r30	koneljano
w	Como	25	1opk	com|come|komo
g	Comacchio	45	fog
12	Cologno Monzese	25	118m	cologno
1u	Collesalvetti	52	c8v
13	Collegno	21	zzl	colegn|kolleno
a	Colleferro	62	fzn
4	Colle di Val d'Elsa	52	f29	colle val delsa
55	Civitavecchia	62	12ls	chivitavekkja
8	Civita Castellana	62	bqr
o	Città di Castello	55	t8h	chita di kastelo|citti di castello
3	Cittadella	34	egn
9	Cisterna di Latina	62	p54	cisterna
j	Ciriè	21	e18
l	Cinisello Balsamo	25	1jle	cinisello
1v	Ciampino	62	ru2	champino
7	Chivasso	21	i8w	civass|kivasso
13	Chioggia	34	13yb
c	Chieti	65	14hy	chieta|keti
m	Chieri	21	pd0	cher
e	Chiavari	42	l78	ciavai|kiavari
i	Chiari	25	df5
2y	Cesenatico	45	gr8	chezenatiko
1	Cesena	45	1y6c	caesena|cesene|zisena
f	Cesano Maderno	25	pja	cesano
q	Cervia	45	jz8	chervia
1	Cerveteri	62	kno	cerveleri|cherveteri
p	Certaldo	52	c3a
16	Cernusco sul Naviglio	25	ksu	cernusco
9	Cerignola	75	189i	corignola
v	Cerea	34	brq
3	Cercola	72	ekc
1h	Cento	45	mlt
1k	Ceglie Messapica	75	ghm	ceglie messapico
h	Cecina	52	kgj	chechina
8	Ceccano	62	h8e
1f	Cavarzere	34	byo
17	Cava de' Tirreni	72	14lk
a	Cattolica	45	c5b
1w	Castiglione delle Stiviere	25	e7w
s	Castel Volturno	72	edr
10	Castel San Pietro Terme	45	es1	castel san pietro dellemilia
29	Castel Maggiore	45	cec	kastel madzhore
2n	Castellaneta	75	df5
1	Castellana Grotte	75	e3o	castellana
5	Castellammare di Stabia	72	1fn5	castellammare
n	Castelfranco Veneto	34	oam
2	Castelfranco Emilia	45	jd4	castelfranco dellemilia|castelfranco demilia
a	Castelfiorentino	52	d4k
1	Castelfidardo		d1x
2c	Cassino	62	pa2
e	Cassano d'Adda	25	cux
b	Casoria	72	1r6o
1o	Caserta	72	1m14	caserte
19	Caselle Torinese	21	c8h	caseli
1u	Cascina	52	tlj
4c	Casamassima	75	cwu
13	Casalnuovo di Napoli	72	10zo	casalnuovo
10	Casale Monferrato	21	r70	casal|casale
g	Casalecchio di Reno	45	phh	casalacc
g	Casal di Principe	72	fbn
53	Carrara	52	1e6i	carrare
m	Carpi	45	1bfo
1f	Carmagnola	21	j7z	carmagnole|karmanola
19	Cardito	72	fyj
14	Carate Brianza	25	cfr	carate
k	Capua	72	eox	capoue
3o	Capannori	52	wra
d	Capaccio	72	fm6	capaccio paestum
c	Cantù	25	r4h
y	Canosa di Puglia	75	o9h	canosa de pulla
5j	Campobasso	67	1362	campobass|campus bassus
r	Campi Bisenzio	52	sqp	campo bisenzio
1c	Campagna	72	btb
1n	Camaiore	52	nb2
22	Calenzano	52	blu
1n	Caivano	72	siu
2p	Busto Arsizio	25	1mks	ansizio|bustum arsitium
4	Bussolengo	34	d3u
2c	Budrio	45	bvv
s	Brusciano	72	bt9
o	Brugherio	25	oa6	brugerio
x	Brindisi	75	1wqh	brinnese|brundisium
k	Bresso	25	kxo
2	Bressanone - Brixen	32	e5z	bressanone|brixen
4	Brescia	25	40q7	bresha|breshija|brixia
22	Bracciano	62	edx	brachchano
3	Bra	21	llg
1g	Boscoreale	72	lb6
1z	Borgo San Lorenzo	52	c7l
10	Borgomanero	21	ewj
2t	Bondeno	45	c59
m	Bolzano	32	21al	bolcano|bolzan|bozen bolzano|mpoltzano
f	Bologna	45	7yfl	baljonja|bologne|bolona|bolonja|bolonjo|bononia|bulaggna|баленья|болонья|болоня|болоња|בולוניה|بولونيا|ボローニャ|博洛尼亚|볼로냐
3	Bollate	25	103h
1s	Bitonto	75	17xd
c	Bisceglie	75	13wm
10	Biella	21	zak	bella|bugella
3d	Bergamo	25	2fav	bergam|bergame|berghem|bergomum
f	Benevento	72	1bof	benevent|beneventum
v	Belluno	34	r1m	bellune|bellunum|belun
z	Beinasco	21	e1i	beinasch
r	Battipaglia	72	12uv
h	Bastia Umbra	55	e74
8	Bassano del Grappa	34	vfk	bassano
14	Baronissi	72	bqy
3	Barletta	75	1z26
b	Bari	75	6s8k	baris|barium|bary|mpari|μπαρι|бари|барі|בארי|باري|باری|बरि|बारी|বারি|ბარი|バーリ|巴里|바리
a	Bareggio	25	c5r
4d	Bagnoli	72	j1b	banoli
4	Bagno a Ripoli	52	jgw
u	Bagnacavallo	45	cfu
1b	Bacoli	72	kgb	bauli
11	Avezzano	65	tkx
4	Aversa	72	156h
a	Avellino	72	14nz	abellinum
1s	Asti	21	1izw	ast
8	Assisi	55	jiw	asis|asis assisi|asisium|asizo|assis
r	Ascoli Piceno		13n3	ascoli|askoli picheno
8	Arzignano	34	ht9
8	Arzano	72	tpq
2e	Ariccia	62	ds9	aricia
3	Ariano Irpino	72	i4x	ariano di puglia
o	Argenta	45	gpc
6	Arezzo	52	1yo5
2	Arese	25	ehf
b	Ardea	62	klz
7	Arcore	25	cuv
1h	Aprilia	62	178c
14	Aosta	23	qa6	aoste|aouta
8	Anzio	62	sig	ancio
1m	Angri	72	myp
9	Andria	75	21t1
h	Ancona		25jv	ancone
9	Anagni	62	eri	anagnia
28	Altamura	75	1dif
9	Alpignano	21	cug	alpignan
2p	Alghero	88	xy8	alguer|alguer alghero|alguero|alighera|lalguer
f	Alessandria	21	1txa	alexandria|alexandrie|lissandria
h	Albino	25	cne
3	Albignasego	34	erv
o	Albenga	42	hia	albemga|arbenga
d	Albano Laziale	62	pzw	albano
8	Alba	21	n2u	albom
1	Alatri	62	kvw
1b	Agropoli	72	fe5
17	Afragola	72	1c33	afravola
b	Adria	34	fxc
6	Adelfia	75	cj9
i	Acqui Terme	21	esw	acqui|acqui citta
4	Acquaviva delle Fonti	75	god
1b	Acerra	72	z94	acerrae
w	Abbiategrasso	25	lej
e	Abano Terme	34	e1q	abano
rev	Spinea	34	ix1
1xeoc	Verbania	21	nz2
1n9q	Pieve Emanuele	25	c5r
4	Lumezzane	25	iao
a	Buccinasco	25	j71
2	Guidonia Montecelio	62	1g3g
4	Lamezia Terme	78	1ied
3	Cassano Magnago	25	fy4
5	Settimo Milanese	25	d7y
c	San Felice a Cancello	72	cxt
1	San Nicola la Strada	72	eg4
3	Quarto	72	s73
1	Tremestieri Etneo	82	fru
a	Casavatore	72	fhz
1	Volla	72	gna
7	Gravina di Catania	82	l3j
5	Cesano Boscone	25	i7d	boscone
4	Torre Lupara	62	hhw
JE
1t7aj	Saint Helier		lls
JM
22rpt	Spanish Town	14	33wa	saint jago de la vega|spanis taunas
ec	Portmore	14	27d9
6u	Old Harbour	14	k2w
1y	New Kingston	02	cil2
4j	Montego Bay	08	1rxv	montego|montego bejus
1r	May Pen	13	yj7
1i	Mandeville	12	10cr	mandevil
53	Linstead	14	fxw
2m	Kingston	01	k3j8	kinnkston|κινγκστον|кингстон
8n	Half Way Tree	02	ebc
JO
59tp	Wādī as Sīr	AM	3vto
8d	Umm as Summāq	AM	e3m	um el semmaq|um es summaq
lz	Saḩāb	AM	v1t	sehab
z5	Mādabā	MD	1rj3	madeba
18	Kurayyimah	IR	drh	kuraymah
ct	Jarash	IR	kva	djerash|jerash
1c	‘Izrā	KA	hk4	azra
n	Irbid	IR	6l94	arbela|ирбид|אירביד|اربد
vs	Az Zarqā’	AZ	gzmh	kalaat el zerka|qalat az zarqa|qalat ez zerqa|zerka|зарка|الزرقاء|زرقاء
1q	Aydūn	IR	e6g	aidun|eidun
1a	Aţ Ţafīlah	AT	jmd	el tafile|et tafila
1o	As Salţ	BA	1pvh	al salt|es salt|salt
26	Ar Ramthā	IR	1lsl	er remtha
2c	‘Anjarah	IR	dlu
l	Amman	AM	rcgh	ama|aman|aman عمان|amanas|amano|ammon|philadelphia|rabbah|rabbath ammon|αμμαν|аман|амман|аммон|աման|רבת עמון|عمان|ܥܡܢ|अम्मान|আম্মান|አማን|アンマン|安曼|암만
k	Al Quwaysimah	AM	ozw
3d	Al Mafraq	MA	182m	kalat el mafrak
16	Qīr Moāv	MN	hf9	kir moab
d	Al Jubayhah	AM	104y
3t	Aqaba	AQ	21c8	qalat el aqaba
p	‘Ajlūn	IR	2ovp	adjlun
3zid6	Karak City	KA	gq6	al karak
j4na	Russeifa	AZ	5qz1
JP
13lvv	Shingū	30	oeb	shingui|sing
g	Atsugi	14	4wun	atsuki|atugi
3	Akashi	28	6ddr
2	Zushi	14	1ac7
10	Zama	14	2vwv
c	Yuza	06	d6i	yuzamachi
1z	Yukuhashi	40	1izx	yukihashi
9	Yūki	08	13sm	juki
h	Yugawara	14	l9r
23	Yoshikawa	11	1aou
6	Yoshii	10	jsn
g	Yoshida	15	joc
x	Yorii	11	tvh
b	Yono	11	n3ky
n	Yonago	31	312w
10	Yokosuka	14	970g	иокосука
15	Yokohama-shi	14	24m23	iokogama|jokohama|иокогама|јокохама|יוקוהמה|يوكوهاما|โยะโกะฮะมะ|იოკოჰამა|よこはまし|横浜市|横滨市|요코하마 시
j	Yokkaichi	24	6c9t	yokkaiti
9	Youkaichi	25	yze	yokaichicho|yokkaichi
1l	Yawata	26	1jag	yahata|yahatasho
6	Yatsushiro	43	28id	yatusiro
2	Yatsuo	16	h4t
z	Yasugi	32	mns
7	Yasu	25	t03	jasu
9	Yashiro	28	gmq
1	Yashio-shi		1qrl	yashio
n	Yao	27	5ut9	jao|yaocho
s	Yanai	35	ov9	janai
n	Yanagawa	40	v5u
1o	Yamasaki	28	jdn
1k	Yamaguchi-shi	35	34a3	jamaguci|jamaguti|yamaguchi
g	Yamaga	43	ox6
1x	Yaizu	22	2lep	jaidzu|yaidu|yaizu mati
2	Yaita	09	rzn
3j	Warabi	11	1hqm	warabimachi
u	Waki	36	dmj	wakimachi
3c	Utsunomiya-shi	09	9n49	ucunomija|уцуномия|うつのみやし|宇都宮市|우쓰노미야 시
g	Uto	43	u9u
p	Usuki	44	r09
1o	Ushibuka	43	cuz
t	Ureshino	41	emh
3	Urayasu	13	32xa
1f	Uozu	16	zdk	oozu|uozo
1q	Umi	40	uos
1w	Ujiie	09	nfi
5	Uji	26	44v1	udzi|uji cho
z	Uenohara	19	lhc
7	Ueno	24	1bj2
a	Ueki	43	og8
5	Ueda	20	2pou	nagano|uehda
1x	Ube	35	3q1x	ubi
l	Tsuyama	33	1x85	tuyama
k	Tsushima	23	1g7e	tsushima cho
m	Tsurusaki	44	1ne0
2	Tsuruoka	06	250s	turuoka
l	Tsurugi	17	h0a
8	Tsuruga	18	1gua	turuga
1j	Tsuma	45	qha	tuma
e	Tsukumi	44	gpm	tukumi
19	Tsukawaki	44	e6b
24	Tsubata	17	ttg
6	Tsubame	15	y64	tsubamemachi
8	Tsu-shi	24	3i4l	tsu
i	Toyota	23	7rm7	koromo|toyoda|豊田
3	Toyoshina	20	lh6
e	Toyooka	28	zvo
6	Toyonaka	27	88nf
8	Toyokawa	23	2l09
1	Toyohashi	23	83ye	тоиохаши
4	Toyohama	23	gwt
q	Toyama-shi	16	6z6k	tojama|тояма|とやまし|富山市
g	Tottori	31	3awi
c	Tosu	41	1d2j
2s	Tonoshō	37	cqq	tonosyo
u	Tondabayashi	27	2uix
1l	Tomioka	10	120x
h	Tomigusuku	47	16zn	gusuku|temigusuku|tomigusuki
13	Tokyo	13	4yok7	=tokio|edo|tochiu|tocio|tokija|tokijas|toquio|toquio dong jing|toquio 東京|τοκιο|токе|токио|токіо|տոկիո|טוקיו|توكيو|توکیو|طوكيو|ܛܘܟܝܘ|ܜܘܟܝܘ|टोक्यो|டோக்கியோ|โตเกียว|ტოკიო|东京|東京|東京都|도쿄
5	Tokuyama	35	2619	kakuyama
6	Tokushima-shi	36	5qa9	tokushima|tokushima de dao shi
n	Tokorozawa	11	79wr	токоросава|所沢市
4	Tokoname	23	128i	tokoname cho
m	Toki	21	1bde	toka|tokitsu cho
a	Tōkamachi	15	vqo	toka|tokamati
1g	Togitsu	42	mno	tokitsu
12	Tochio	15	hs5	tochiomachi
4	Tochigi	09	1rdh	totigi
y	Toba	24	hzb
1f	Tenri	29	1ito	tehnri
9	Tennō	05	hjo
1v	Tawaramoto	29	p77	taharamoto
q	Tatsuno	20	gl7
1	Tatsuno	28	uvf
o	Tateyama	12	12mo	tateyamahojo|tateyamahozyo
10	Tatebayashi	10	1qpm
u	Tarumizu	46	eru	tarumi
b	Tarui	21	mfi
r	Tanushimaru	40	gbo
3	Tanuma	09	m5v
1q	Nishi-Tokyo-shi	13	46l8	hoya|hoya shi|tanashi|tanashi machi
1	Tanashi	13	1rcw
e	Tanabe	26	1eun
1	Tanabe	30	1hob
y	Tamano	33	1gay
3	Tamana	43	z8d	tamano
1	Tamamura	10	wue
20	Taketoyo	23	w5r	taketoyocho
g	Takeo	41	qeu
q	Takehara	34	nje	takekara
c	Takefu	18	1mg9	takebo|takehu
6	Takedamachi	44	cmh	takeda|taketa|taketa machi
e	Takayama	21	1ff0
i	Takatsuki	27	7lic	高槻市
2k	Takasaki	10	55uh
a	Takarazuka	28	4pl9
k	Takaoka	16	3n8d
10	Takanabe	45	hdd	takanabecho
w	Takamatsu-shi	37	75vz	takamacu|такамацу|たかまつし|高松市|다카마쓰 시
p	Takaishi	27	1aov	takaishi kita|takashi kita
c	Takahashi	33	j5f
i	Takahama	23	v91	takahama cho
f	Bungo-Takada-shi	44	ieo	bungo takada|bungo takata
n	Tajimi	21	2b6y	tadimi|tajima|tajumi|tazimi
1u	Tahara	23	tgh	tawara
e	Tagawa	40	13tk	takawa
9	Tadotsu	37	i56	tadotsucho
p	Tachikawa	13	3q0v	tatikawa
15	Suzuka	24	43qt	kambe
9	Suzaka	20	15om
b	Suwa	20	168f	kamisuwa
m	Susaki	39	k7n
10	Sumoto	28	uii
10	Sukumo	39	jw8
l	Suita	27	7jbi	suika|суита|吹田市|스이타 시
b	Suibara	15	fqg
a	Sugito	11	12ft
12	Sueyoshi	46	ff6
1q	Sōka	11	4yl1	sok
2	Sōja	33	18cd
g	Sobue	23	i18
2h	Shōbu	11	h3g
2	Shōbara	34	fu7
4	Shizuoka-shi	22	f1bt	shizuoka|siduoka|сидзуока|شيزواوكا|しずおかし|静岡市|靜岡市|시즈오카 시
2o	Shirone	15	vy6
1y	Shiraoka	11	13by
1g	Shirahama	28	hvw	shirahama ku
h	Shiozawa	15	fki
1f	Shiojiri	20	1ftj	sioziri
17	Shinshiro	23	rtx
1k	Shinichi	34	g86
7	Shingū	40	k1z	sing
v	Shinagawa-ku		7ps0	shinagawa|品川|品川区
2d	Shimonoseki	35	59ne
3e	Shimodate	08	1d4i
a	Shimoda	22	kls
q	Shimminatochō	30	81m3	shinkomachi
2	Shimminato	16	rru	shinminato
2f	Shimada	22	1mh1
7	Shimabara	42	tep
n	Shiki	11	1egz	siki
1n	Shido	37	hmz
r	Shibushi	46	e5p
7	Shibukawa	10	11aa
c	Shibata	15	1qc9
1k	Seto	23	2vl2	setu
a	Setaka	40	ii9	sedaka
1r	Sendai	46	1kfg	sendajus
35	Satte	11	16nq
1e	Sasebo	42	537o	sasebum|saseho
2	Sasayama	28	10f8
e	Sasaguri	40	p58
1d	Sano	09	1ron	sana
k	Sanjō	15	1ryl	sandyo|sandze|sanzyo
o	Sanda	28	2uii
1m	Sakurai	29	1cl0
f	Saku	20	1h5h
1n	Sakata	06	25i6
y	Sakaiminato	31	s10	sakae|sakai
g	Sakaide	37	181u	sakaide cho
2	Sakai	10	o4k
1	Sakai	08	krq
2	Sakai	27	grnn	sacaia|sacaium|сакаи|堺市|사카이 시
e	Sakado	11	22kw
s	Saiki	44	11ux	saeki
17	Sagara	22	k02
f	Sagamihara	14	dwm9	sagamikhare|сагамихаре|相模原市
8	Saga-shi	41	3jhw	saga|saga japonija
z	Sabae	18	1f5f
g	Ryūō	19	xbg
h	Ryōtsu	15	cmf	ryotu|ryozu
1q	Ōzu	43	n0c
1e	Oyama	09	3feo
3	Ōyama	22	gs0
s	Owase	24	h06	ovaseh|owashi
1e	Ōtsuki	19	o3e
a	Ōtsu-shi	25	6e2c	ocu|otsu|otu
2g	Ōtake	35	n9j
f	Ōta	10	39d4
6g	Ōsaka-shi	27	1jkbh	osaca|osaca da ban shi|osaca 大阪市|osako|осака|אוסקה|اوزاکا|اوساكا|يوساكا|ওসাকা|โอซะกะ|ოსაკა|おおさかし|大阪市|오사카 시
2b	Onomichi	34	1y60	onomiti
q	Onoda	35	y6f
4	Ono	18	swt
4	Ono	28	12ra	onocho
2	Ōno	34	k7i
1j	Ōmuta	40	2tty	omuda
a	Ōmura	42	1xdq
1x	Ōme	13	377v
f	Ōmama	10	gfa
9	Ōmachi	20	nlz
1o	Ōkuchi	46	hax	oguchi|okuti
3h	Okegawa	11	1lx2	okugawamachi
5	Okazaki	23	7jvt	окадзаки|岡崎市|오카자키 시
7	Okayama-shi	33	dpk4	okajama|окаяма|おかやまし|岡山市|오카야마 시
1	Okaya	20	15vy
l	Ōkawa	41	u9j
13	Ojiya	15	vad
17	Ōita-shi	44	9mdn	oita|оита|おおいたし|大分市|오이타 시
5	Ōiso	14	p5f	oiso machi
12	Ōi	11	131d
2r	Ogōri	35	i58
10	Ogawa	11	sw3
12	Ōgaki	21	386i	oaki
18	Odawara	14	4cnv
r	Ōda	32	ol7
t	Ōbu	23	1o2w
4	Obita	42	yy5
16	Obama	18	pds	ohama
j	Nyūzen	16	la9
y	Numazu	22	4dni	numadu
3	Numata	10	z4m
22	Nonoichi	17	11b6
2f	Nōgata	40	17ud	naogata
c	Noda	12	2loj
h	Nobeoka	45	2m3h
13	Nishiwaki	28	sih
1j	Nishio	23	27qh
e	Nishinoomote	46	drc
4	Nishinomiya	28	a1tp	нисиномия|西宮市
4c	Nirasaki	19	pnz	nirasakimachi
h	Ninomiya	14	o8k
f	Nikkō	09	cdl
f	Niitsu	15	1euu	niitu|niizu
6	Niimi	33	icr
9	Niihama	38	2myb
6	Niigata-shi	15	atvc	niahi niigata|nigita|niigata|ниигата|にいがたし|新潟市|니가타 시
19	Nichinan	45	y4z	nitinan
r	Nerima	13	epi5	minamimachi|練馬
11	Naze	46	vx1
14	Naruto	36	1dg2
w	Nara-shi	29	7vg9	nara|нара|نارا|ならし|奈良市|나라 시
1m	Nanao	17	yyl
o	Namerikawa	16	qq6	namehrikava|namerigawa
1n	Nakatsugawa	21	16g3	nakatsu
4	Nakatsu	40	1fzg	nakatu
2n	Nakanojō	10	dot
b	Nakano	20	wyc
s	Nakamura	39	qnz	nakamuramachi
g	Nakama	40	102h
3k	Naha-shi	47	6g3f	nafa|naha|nakha|nawa|наха|נהה|なはし|那覇市|那霸市|나하 시
m	Nagoya-shi	23	1aysv	nagoia|nagoia ming gu wu shi|nagoia 名古屋市|nagoja urbo|нагоя|ناغويا|ناگویا|นาโกย่า|なごやし|名古屋市|나고야 시
b	Nago	47	19z7	naga|nagu
31	Nagasaki-shi	42	8sik	nagasacium|nagasaki|нагасаки|נגסאקי|ناجازاكي|ناغاساكي|ناگازاکی|नागासाकी|ნაგასაკი|ながさきし|長崎市|长崎市|나가사키 시
7	Nagareyama	12	3cdc
f	Nagaoka	15	46pi
g	Nagano-shi	20	7pww	nagano|нагано|ながのし|長野|長野市
s	Nagahama	25	1bwp
1e	Nabari	24	1w00
22	Musashino	13	2y2v
p	Muroto	39	dkx
y	Muramatsu	15	f7k
8	Murakami	15	o6e	murakamimachi
m	Mukō	26	152e	muka
k	Muikamachi	15	mgz	muika
2c	Morohongō	11	uml
9	Moriyama	25	1gx4
f	Moriguchi	27	36gu
2	Mori	22	fnc	more
29	Mizunami	21	wvt	mizunami cho
u	Miyoshi	23	17y5
1	Miyoshi	34	uah
5	Miyazu	26	gow
e	Miyazaki-shi	45	6o4j	mijadzaki|миядзаки|みやざきし|宮崎|宮崎市
1m	Miyakonojō	45	2t2q	miyakonozyo
1h	Miyada	40	fr9	miyata
1e	Mitsuke	15	xbg
3	Mitsukaidō	08	vqz	mizukaido
1l	Mitake	21	ex8	mitake cho
4	Mitaka-shi	13	3x4l	mitaka
z	Mishima	22	2fk7
1x	Mino	27	2rmv	mino shi|minoh city
g	Mino	21	i6m	mina|minomachi
2a	Minami-rinkan	14	4sun	minami rinkan yamato
1s	Minamata	43	mpg	mizumata
1	Minakuchi	25	u2y
1f	Mikuni	18	i48
g	Miki	28	1ln1
1m	Mihara	34	1q0z	mihama
19	Mibu	09	unk
o	Menuma	11	ld0
1v	Matsutō	17	1glb	matto
q	Matsuzaka	24	2o5h
n	Matsumoto	20	4ijv	fukase|matumoto|shonai
v	Matsue-shi	32	3czv	macueh|matsu|matue
3	Matsudo	12	a2v9	мацудо|松戶市|松戸市|마쓰도 시
7	Matsubase	43	k6r
8	Matsubara	27	2syv
q	Masuda	32	11hc	masud
1l	Maruoka	18	pwb
8	Maruko	20	jln	mariko
6	Marugame	37	1rca	marukame
1b	Makurazaki	46	j9n	mazuraki
13	Maki	15	mep
f	Maizuru	26	1zch	maidsuru|maiduru
25	Maebashi-shi	10	6253	maebashi|maehbasi
1	Maebaru	40	1i9v	maeharu
r	Machida	13	8km9	мачида|町田市
13	Kyoto	26	va9k	=kioto|kiotas|kyoto shi|kyotum|quioto|quioto jing dou shi|quioto 京都市|κιοτο|киото|кіото|кјото|קיוטו|كيوتو|კიოტო|きょうとし|京都|京都市|교토 시
1m	Kuwana	24	2f9v	kumana
21	Kushikino	46	jv4	kushigino
q	Kusatsu	25	2qio	kusatsu cho|kusatu|susatsu
l	Kurume	40	53sl
4h	Kuroda	23	p56
y	Kurihashi	11	lgl
d	Kure	34	47ps
5	Kurayoshi	31	11az
a	Kurashiki	33	9dn1	курашики|倉敷市
32	Kumamoto-shi	43	el0n	kumamoto|кумамото|くまもとし|熊本市|구마모토 시
7	Kumagaya	11	3c85	kumagai
h	Kuki	11	1km5
1h	Kudamatsu	35	14pw
2l	Kozakai-chō	23	h0w	kozakai
2w	Kosugi	16	pm8
y	Koshigaya	11	6sxp	越谷市
r	Kosai-shi	22	xpw	kosai
12	Kōnosu	11	1wa5
16	Kōnan	23	25gl
m	Komoro	20	zpc
8	Komono	24	vfo
10	Komatsushima	36	wva	komatsujima|komatusima
8	Komatsu	17	2c51
g	Komaki	23	38j5
12	Kokubunji	13	2jkq	kokubundzi
8	Kokubu	46	18o8	kokubun
38	Koganei	13	2hhb
5	Koga	08	18r8
1	Koga	40	1abx
6	Kōfu-shi	19	42ls	kofe|kofu|kohu
d	Kodama	11	gmg
3	Kodaira	13	40ko	kodairy
u	Kōchi-shi	39	76xe	kochin|koti|кочин|こうちし|高知市
p	Kōbe-shi	28	wrdq	kobe|kobeh|кобе|кобэ|קובה|كوبه|कोबे|こうべし|神户市|神戸市|고베 시
4	Kobayashi	45	uo3	kobayashi cho
1n	Kitsuki	44	i0p
21	Kitakyūshū	40	ldpc	kitakjusju|китакюсю|китакјушу|北九州市|기타큐슈 시
c	Kitakata	07	sno	kitagata
g	Kitahama	25	ie4
1c	Kishiwada	27	4em1
a	Kisarazu	12	2mjg	kisaradu
7	Kisai	11	g36
5	Kiryū	10	2d1n	kiri
2f	Kikuchi	43	kl1	kikuti
2m	Kazo	11	1j0b
1k	Kawasaki	14	s0bl	kavasakis|kawasaki si|كاواساكي|川崎市|가와사키 시
5	Kawasaki	40	erp
s	Kawanishi	28	3fuw
1j	Kawaguchi	11	a1jp	kavaguti|кавагути|川口市
a	Kawagoe	11	78qz
p	Katsuyama	18	kwg
3b	Kasukabe	11	4fnn
7	Kasugai	23	6ee5
h	Kashiwazaki	15	1uhz
g	Kashiwa	12	7ail	касива|柏市|가시와 시
h	Kashima	41	p0a
a	Kashihara-shi	29	2o2x	kashihara
1	Kashihara	27	1p02	kashiharacho|kashiwabara|kashiwara
c	Kaseda	46	iam
q	Kasaoka	33	193x
8	Kasamatsuchō	21	hhr	kasamatsu
10	Kariya	23	2zdj	kariya cho
t	Karatsu	41	1ofu	karatu|karatu si
w	Kanzaki	41	fkc
3	Kanuma	09	2187
e	Kanoya	46	1rj3
a	Kanonji	37	y8b	kannonzi|kanonji cho
1i	Kannabe	34	vge
f	Kanie	23	s8g
k	Kaneko	10	smr
n	Kanda	40	rve
9	Kanazawa-shi	17	9u49	canasava|канадзава|かなざわし|金沢市|金澤市|가나자와 시
d	Kanaya	22	fni
1t	Kamojima	36	it2	kamoshima
e	Kamogata	33	e7g	kamokata
6	Kamo	15	osh
2o	Kami-renjaku	13	3twz	mitaka|mitaka machi|mitaka mura
l	Kaminokawa	09	nsb
2x	Kamiichi	16	hr0
1r	Kameyama	24	usb
9	Kameoka	26	22zh
d	Kameda	15	pa5
o	Kamakura	14	3k3k
w	Kakogawa	28	5tle
o	Kakegawa	22	1stg	kakehgava
7	Kakamigahara	21	2u1d	kagamigahara|kagamihara
d	Kashima-shi	08	1es6	kashima
2	Kajiki	46	hqt	kajiki cho
f	Kaizuka	27	1zh4	kaitsuka
k	Kainan	30	xgp
16	Kagoshima-shi	46	bwig	kagoshima|кагошима|كاغوشيما|かごしまし|鹿儿岛市|鹿児島市|가고시마 시
18	Kadoma	27	2tn3	kadome
5x	Izumo	32	1ww6	itsumo
b	Izumiōtsu	27	1qbo	idzumotsu|otsu
c	Izumi	27	41wd
1	Izumi	46	u9d
1k	Iwatsuki	11	2bz5
7	Iwata	22	1wal
10	Iwakura	23	111j
5	Iwakuni	35	2890
b	Iwai	08	wsh
l	Iwade	30	16xd
h	Itsukaichi	13	j96
j	Itoman	47	184g
5	Itoigawa	15	ntd	itoikawa
5	Itō	22	1j8a
k	Itami	28	45bo	itan
21	Ishiki	23	ihq
a	Ishikawa	47	hak	ishiza
7	Ishii	36	kd6	isii
6	Ishige	08	j90	moto ishige
a	Ishigaki	47	yki	ishigachi
k	Isesaki	10	2suc
d	Isehara	14	27s9
1	Ise	24	2336	iseh
4	Isawa	19	muo
a	Isahaya	42	234r	isahara
1s	Inuyama	21	1l3f	inuyama cho
1k	Ino	39	im3	inocho
2	Innoshima	34	k65
g	Inazawa	23	26sy	inasawacho
13	Ina	20	1bx4
10	Imari	41	18pg	imarimachi
m	Imaichi	09	1dmr
1e	Ikoma	29	2iqp
1a	Ikeda	27	24r8
4	Ikeda	36	c9j
q	Ijūin	46	jgh	izyuin
a	Iizuka	40	1oce
3	Iiyama	20	ji9	iyama
q	Iida	20	2anb
11	Iga	24	23rm	iga shi
1c	Ichinomiya	23	60az	itinomiya|owari ichinomiya
j	Ichikawa	12	9tkw	itikava|итикава|市川市|이치카와 시
16	Ibusuki	46	mxa
n	Ibaraki	27	5vew	ibaragi
1	Ibara	33	qk8	ihara
1s	Hotaka	20	pm3
2s	Honjō	11	1bqk
w	Hondo	43	vgz
20	Hōfu	35	2i7x	bofu|bohu
1e	Hitoyoshi	43	tbq
l	Hita	44	1bft	khity
g	Hisai	24	w4q
q	Hiroshima-shi	34	oild	chirosima|hiroshima|hirosimo|hiroxima guang dao shi|hiroxima 広島市|χιροσιμα|хиросима|хіросіма|הירושימה|هيروشيما|هیروشیما|हिरोशिमा|จังหวัดฮิโระชิมะ|ฮิโรชิมา|ჰიროსიმა|ひろしまし|広島市|廣島市|히로시마 시
1b	Hiratsuka	14	5jvw	hiratuka
9	Hirata	32	lq2
y	Hirara	47	qia	taira
z	Hirakata	27	8piz	هيراكاتا اوساكا|枚方市|히라카타 시
f	Hirado	42	hdg	hirato
18	Hino	13	3ojl
2	Hino	25	hkf
b	Himi	16	1626	khimi
f	Himeji	28	abit	hime|himedi|himezi|khimehdzi|химэдзи|هيميجي|姫路市|히메지 시
9	Hikone	25	2dl9
1h	Hiji	44	li0
67	Hekinan	23	1h54
28	Hayama	14	o0w
q	Hatsukaichi	34	1nod	hatukaiti
5	Hatogaya	11	14xy	hatagayacho|hatogayamachi
1n	Hashimoto	30	182j
2j	Hanyū	11	19a6
a	Hannō	11	1uk6	khanno
q	Handa	23	2hlj	manda
1y	Hamanoichi	46	ugj	hama north iti
a	Hamamatsu	22	cywa	浜松市|滨松市|하마마쓰 시
4	Hamakita	22	1uqu
h	Hamada	32	zau
v	Hakui	17	ixd	hagui
1l	Haibara	29	e94	hagihara|hagiwara
k	Hagi	35	xte
8	Haebaru	47	qf3
5	Hadano	14	3qh5	hatano|hatano machi
9	Hachiōji	13	cf2f	hatiozi|хатиодзи|八王子市|하치오지 시
b	Ōmihachiman	25	1hdx	omihachiman shi
v	Gyōda	11	1umf
d	Gushikawa	47	1ecj	gushichaa
q	Gōtsu	32	iz9	gatsu|gotu
7	Gotemba	22	1snm	kyu gotemba
c	Gosen	15	sts
1	Gose	29	pd2	gosecho|gosho
1f	Gojō	29	qhy
j	Gōdo	21	g0m	goda|godo cho
3	Gobō	30	kyp
d	Ginowan	47	1yu0
e	Gifu-shi	21	8ivm	gifu|gihu|гифу|ぎふし|岐阜市|기후 시
1g	Gamagōri	23	1qc2
k	Futtsu	12	13uq
5c	Funabashi	12	c0o7	furabeshi|hunabasi|船橋市
c	Fukuyama	34	87r6	фукуяма
s	Fukuroi	22	1cn9
8	Fukura	28	eg1	hukura
e	Fukuoka-shi	40	tuap	fucuoca|hukuoka|фукуока|فوكوكا|ふくおかし|福岡市|후쿠오카 시
6	Fukumitsu	16	f2n	fukumitsumachi
5	Fukuma	40	xaq
7	Fukui-shi	18	5bwj	fukuj|hukui
c	Fukue	42	kjw	fukae|fukaye|fukuego|hukue
c	Fukuchiyama	26	1h1b	hukutiyama
g	Fukiage	11	lv2
6	Fukaya	11	2a8z
1p	Fujisawa	14	8ghs
6	Fujioka	09	e5b	fudzioka
1	Fujioka	10	1cvy	fudzioka
6	Fujinomiya	22	2lrf	fujimiya|omiya
r	Fujieda	22	2uij	fudziehda
2	Fuji	22	5572
k	Fuchū	13	558x
1	Fuchū	34	135m
p	Enzan	19	jee
6k	Daitō	27	2rxt
2u	Chōfu	13	4kc1
v	Chiryū	23	1fqu	chiryu cho
8	Chino	20	17nb
f	Chikushino-shi	40	25fl
1g	Chigasaki	14	4yqx	chigaraki
d	Chichibu	11	1957	titibu
f	Chatan	47	lhg	tyatan
2q	Beppu	44	2oi1	behppu
3f	Ayabe	26	t0s	ajabe
20	Atami	22	ve7
14	Ashiya	28	1wcd
k	Ashikaga	09	3f7b	ashikaga zu li shi
5m	Arai	15	l7d
2b	Annaka	10	117v
4	Anjō	23	3tnm	andzso|anziyan
f	Anan	36	16rh
1u	Amagi	40	wnc	amaki
c	Amagasaki	28	9h6l	尼崎市
e	Akune	46	jcx
b	Akō	28	144v
11	Aki	39	fit	akii
5w	Aioi-shi	28	ozu	aioi
1h	Ageo	11	4pah	ageomura
mau	Okinawa	47	2otn
tz	Kushima	45	h1y
i5	Hikari	35	zel
yi	Kaita	34	n2l
160	Nagato	35	htp
66t	Hasuda	11	1ea1
2	Kamifukuoka	11	14df
l	Sayama	11	3g3v	irumagawa
2	Fussa	13	1c2g
h	Kunitachi	13	1o8e
3q	Asaka	11	2qt6
1	Wako	11	1nqz	vako
1	Toda	11	2jm3
5	Komae	13	1nwq
1	Kimitsu	12	1z32
2	Miura	14	13q3
efb	Wakayama-shi	30	7iu0	vakajama|вакаяма|わかやまし|和歌山市
2	Iyo	38	nqg
e	Uwajima	38	19i3	uwazima
y	Saijō	38	19dz	saizyo
1	Ōzu	38	typ
18	Matsuyama-shi	38	9i2i	macujama|matsujamo|matuyama|ماتسوياما|まつやまし|松山|松山市|마쓰야마 시
2	Masaki-chō	38	nkk	masaki
f	Kawanoe	38	t1l
q	Hōjō	38	llk
3y7y	Yuzawa	05	pvk
k	Yotsukaidō	12	1uwd
i	Yonezawa	06	20wm
8	Yokote	05	u8a
c	Yōkaichiba	12	p6z
k	Yanagawa	07	g1z	yanakawa
3	Yamoto	04	opo
f	Yamagata-shi	06	5gei	jamagata
4	Yamada	03	fjk	yamatamachi
j	Yachimata	12	1sai
7	Watari	04	s0x
a	Wakuya	04	e5a
x	Ushiku	08	1pqs
1i	Tsukuba	08	3rhh
1a	Toride	08	1qa4	torite
6	Tōno	03	knx	tona
8	Tomobe	08	snu
1	Tomiya	04	wsk
u	Tōgane	12	1f6k	toganemachi
j	Tendō	06	1egh
2q	Takahata	06	kbv
2	Takahagi	08	pwo
1u	Sukagawa	07	1h2u
z	Shizukuishi	03	fbu
e	Shisui	12	fcv	shisuimachi|shusui
8	Shiroishi	04	ugp
2	Shiroi	12	16oi
v	Shiogama	04	19xi
g	Shinjō	06	vqs
2c	Sendai-shi	04	m8l6	sendaj|сендаи|せんだいし|仙台|仙台市
o	Sawara	12	10f3
1b	Sakura	12	3wut
s	Sagae	06	xlk
a	Ryūgasaki	08	1u69
j	Rifu	04	r19	rifuhongo
x	Ōtsuchi	03	cq9	ozuchi
f	Ōtawara	09	19fs	otahara
2s	Ōmiya	08	lac
4	Omigawa	12	jvn	omikawa
6	Ōmagari	05	txx
6	Okunoya	08	qpv
k	Ōkawara	04	i0c	ogawara
y	Ōhara	12	flu
z	Ōfunato	03	rbu
t	Obanazawa	06	g2d
8	Ōarai	08	ewu
1	Ōami	12	152v
2g	Nihommatsu	07	rzz	nihonmatsu
l	Narutō	12	jts
7	Narita	12	25nl
3	Narashino	12	3cfm
h	Namie	07	gve
19	Naka	08	102w	nakamuracho
w	Nagai	06	nxu
17	Motomiya	07	hip
3	Motegi	09	f3r
4	Moriya	08	17na
3	Morioka-shi	03	6br8	morioka
2	Mooka	09	1eph	moka
j	Mobara	12	2337	mobaramachi|mohara
4	Mizusawa	03	1ba9
p	Miyako	03	13wp
h	Mito-shi	08	5a8a
16	Miharu	07	f7g
l	Matsushima	04	cmj
z	Mashiko	09	k3h
9	Marumori	04	cxc
b	Makabe	08	evx
1m	Kuroiso	09	1b8u
1s	Kōriyama	07	7as0	корияма
15	Kogota	04	f8w
19	Kitakami	03	20f2
5	Kitaibaraki	08	138b	kitaibaragi
1t	Kawaguchi	12	mgv
c	Katsuura	12	h7n
3	Katsuta	08	3ccg
7	Katori-shi	12	1s6l	katori
o	Kasama	08	mqt
b	Karasuyama	09	e9k
1j	Kaminoyama	06	rgp
z	Kamaishi	03	x9f
b	Kakuda	04	pmt	kakudskij
1u	Iwase	08	gyk
6	Iwanuma	04	wq3
c	Iwaki	07	7np9	иваки
g	Itako	08	jwf	idako
g	Ishioka	08	14cw
5	Ishinomaki	04	2igh	ishinomachi
7	Ishikawa	07	eip
w	Inawashiro	07	dfp
15	Ichinoseki	03	1cl6	itinoseki|itschinoseki
8	Ichihara	12	62rv	itikhara
s	Hobara	07	iwz
g	Hitachi	08	3zr7	hidachi
1e	Higashine	06	zbn
18	Hasaki	12	u95	namisaki
l	Hanamaki	03	1kez
24	Furukawa	04	1mvs	hurukawa
4	Funehiki	07	i5g	funahiki
a	Funaishikawa	08	r92
a	Fukushima-shi	07	6b19	fukusima|furukawa|hukusima
h	Fujishiro	08	pks
n	Edosaki	08	g1s
q	Daigo	08	h7q
q	Chiba-shi	12	jpo1	chiba|ciba|tiba|чиба|تشيبا|ちばし|千葉市|지바 시
1q	Asahi	12	w6w
12	Ami	08	118g
b	Akita	05	6uyt
12	Abiko	12	2tob
ff	Akita Shi	05	6zf1	あきたし|アキタシ|秋田市
ajk	Bihoro	01	hq4	biboro|biholo|biporo
3o	Wakkanai	01	w2c
62	Tomakomai	01	3qvq
1x	Tōbetsu	01	gu2
24	Mutsu	02	11z8
i	Takikawa	01	ytn	takigawa
e	Takanosu	05	fum
19	Sunagawa	01	fie	sunakawa|sunigawa
1y	Shizunai	01	hb8
1b	Shiraoi	01	g1w
23	Shimo-furano	01	jyo	shimo furanoshigai
1n	Shibetsu	01	gs0	sibetu
2h	Sapporo-shi	01	14cyb	saporas|saporo|sapporia|сапоро|саппоро|سابورو|சப்போரோ|ซัปโปะโระ|საპორო|さっぽろし|札幌市|삿포로 시
2f	Rumoi	01	keu
4w	Otofuke	01	vlc	otopuke
g	Otaru	01	32y8
5x	Ōdate	05	1dsv	otate
s	Obihiro	01	3q6a	obibiro
1g	Noshiro	05	13ev	noshirominato|nosirskij
30	Nemuro	01	o3b	nehmuro
8	Nayoro	01	kex	naero
k	Nanae	01	n5k
2	Namioka	02	fyh
2o	Muroran	01	2285
1q	Mombetsu	01	kr3	mobetsu|monbetsu|monbetu
1c	Misawa	02	x11	omisawa
7	Yoichi	01	hl0	yoichicho|yoiti
2y	Makubetsu	01	k0f
1g	Kushiro	01	3xoc	kushira
j	Kuroishi	02	tsn
3a	Kizukuri	02	el7
o	Kitami	01	2fap	kity|nokkeushi|notsukeushi|nupukeushi mura
6d	Kamiiso	01	tea
2u	Iwanai	01	c0w
2	Iwamizawa	01	1to3	twamizawa
13	Ishikari	01	187p
1g	Ichinohe	03	c7l	ehinohe|ichinobe|itinohe|itschinohe
2l	Kitahiroshima	01	1c4i	hiroshima
3	Hirosaki	02	3r0c
2h	Kazuno	05	shp
16	Hakodate	01	5wr6	hokodate
f	Hachinohe	02	54g6
3l	Fukagawa	01	k6g	hukagawa
20	Ebetsu	01	2vcx
h	Date	01	r8l
v	Chitose	01	1zpq
2a	Bibai	01	mec
26	Ashibetsu	01	eqs	shimo ashibetsu
h	Asahikawa	01	7n5w	asakhigava|асахикава|旭川
t	Aomori-shi	02	6e8q	aomori|aomori qing sen shi
2b	Abashiri	01	wsi
o7	Goshogawara	02	11w6
2pszt	Nanto-shi		19dp	nanto
1mn	Kawage		duk
hj	Neyagawa	27	542d	neyagawa shi
2o39	Hitachi-Naka	08	3czv
c	Inashiki	08	109e
n	Akiruno-shi	13	1q8g
f	Ōnojō	40	219p
z	Kamagaya-shi	12	2a2e	kamagaya
10	Minokamo	21	13rr
2	Gujō	21	107a	gudzjo
2iu	Jōetsu	15	4dih	joetsu shi
2gnt	Saitama	11	pksm	саитама
79pk	Higashimurayama-shi	13	3864	higashi murayama
1	Kunisaki-shi	44	pal	kunisaki
1qg	Fujikawaguchiko		htl	fudzikavagutiko
i38q	Kamigyō-ku	26	1s1k
1k8g	Buzen	40	kqu
KE
3ti2	Webuye		hd7
6p	Wajir		zbf
27	Voi		f54
mg	Thika		24my	dhika
1e5	Rongai		nif
17i	Nyeri		13f0	nyiri
92	Nyahururu		ooa	nyahururu falls
11k	Narok		rtp
1i	Nanyuki		rvy
59	Nakuru		5kjj
2d	Naivasha		tlq
12	Nairobi	30	1myc3	nairoba|nairobo|nairompi|ναιρομπι|наироби|најроби|ניירובי|نایروبی|نيروبي|ไนโรบี|ናይሮቢ|ナイロビ|奈洛比|나이로비
ql	Mumias		z3h
6l	Muhoroni		bqp
6p	Moyale		cj7
3d	Mombasa		h510	mombaca|mvita|момбаса|מומבסה|مومباسا|モンバサ|蒙巴萨
e	Molo		liw
bk	Migori		r6w
2o	Meru		10fu	mery
l2	Marsabit		bup
3w	Maralal		g2x
4r	Mandera		ru4	madera|mandere
20	Malindi		1gpc	melinde
34	Makueni		fyh	makueni boma
bg	Machakos		oo3	machakosskij
4l	Lugulu		vjy
hb	Lodwar		fln
ct	Lamu		ix9	amu|lama
101	Kitui		cb6
52	Kitale		1lyr
p	Kisumu		4n1b	lady whitehouse|port florence|winam
1i	Kisii		m0z
lc	Kilifi		zl2
hv	Kiambu		gdu
45	Keruguya		bsn
15	Kericho		rl0
k7	Karuri		gkk
19p	Kakamega		1cxu	kakamege
qn	Isiolo		pmf
e7	Homa Bay		v3z	homa
rv	Garissa		1gd1
kb	Embu		qy2
49	Eldoret		4ojy	ehldoret|olderet|olteret
13y	Bungoma		176i
k0	Athi River		ixe
3ww9	Siaya		bui
KG
q7c2	Sulyukta	B	bl7	selukta|suluktu
2s	Isfana		d2w	isfina
6ity	Balykchy	Y	uv4	rybachye
5f	Tokmok	C	1cnb	tokmak
1p	Tash-Kumyr	J	i7e	tash komur
13	Talas	T	r50
5i	Pokrovka	Y	d27	nov pokrovka|novo pokrovskoye
g	Uzgen	O	v54	uzkend
l	Osh	O	4abk	och|osch|osj|osz
1m	Naryn	N	14cs	naron
3j	Kyzyl-Kyya	O	oow	kzyl kiya
ac	Kara Suu	O	dqg
u	Karakol	Y	1i57
1p	Kara-Balta	C	1cgc	kara balty|karabalto
b	Kant	C	fkl
1k	Jalal-Abad	J	1mes	dschalalabat|dzalal abad|dzalalabat|dzjalal abad
7b	Cholpon-Ata	Y	ecj	chalpan ata
4j	Bishkek	GB	jag0	bisjkek|biskekas|biskeko|bixkek|frunze|mpiskek|pishkek|pishpek|μπισκεκ|бишкек|բիշկեկ|בישקק|بشكيك|بیشکک|ቢሽኬክ|ビシュケク|比什凯克|비슈케크
16	Bazar-Korgon	J	ldk	bazar|bazar kurgan
27	At-Bashi	N	bqy	at bashy
7lo	Toktogul	J	ex4
KH
131bu	Phnom Penh	12	xq5k	nam van|phon phen|pnom pen|pnom pench|pnompenis|ville de phnom penh|πνομ πενχ|пном пен|пномпень|פנום פן|پىنوم پېن|พนมเปญ|พนมเปณ|ፕኖም ፔን|ក្រុងភ្នំពេញ|プノンペン|金边|프놈펜
hh	Ta Khmau	8	146a	takhman|takkhmau
2m	Stœ̆ng Trêng	19	jag	stung teeng|stung treng
4y	Sisŏphŏn	1	hwy	sesopone|sisobhon
7	Siĕmréab	17	2zlu	ciudad de siem riep|khett siem reab|siem reap|siemrap
fe	Pursat	15	14ho
3u	Phumĭ Véal Srê	21	y5q
5js	Phnum Tbêng Méanchey	13	it8	phnom thbeng neanchey|phom thbeng meanchey|phumi thbeng meanchey|thbeng meanchey
2o	Paôy Pêt	1	1oyg	phum paoy pet|phumi paoy pet
b	Pailĭn	24	dru	krong pailin
4s	Lumphăt	16	eth
2j	Krŏng Kaôh Kŏng	9	pke	koh kong|krong kao kong|krong koh kong
2o	Kratié	10	fev
f8	Kâmpôt	7	hib	kampat|krong kampot
d	Kâmpóng Thum	6	fe7	kampong thun|kompong thom
8	Kâmpóng Spœ	5	pn3	kompon spu|kompong speu
9	Sihanoukville		3cwj	kampong saom|kampong semville|kampong somville|kom pong song|kompong som|kompong somville|krong preah seihanu|krong preah sihanouk|port de sihanoukville|preah seihanouk|sianukvil|sihanouk|sikanonville
p	Kâmpóng Chhnăng	4	1m24	kompon chnang|kompong chhang|kompong chhnang|phumi kampong chhnang
6	Kâmpóng Cham	3	1bna	kampongtjam|kompon cam|kompong cham
hc	Bătdâmbâng	2	3830	battamban|battambang|khett batdambang|phratabong
KI
198a9	Tarawa	G	v3r	south tarawa|tarawa do sul|tarawa sud|zuid tarawa
KM
jr89	Moutsamoudou	A	i7e	matsamudu
j	Moroni	G	x2w	moronis
KN
24mwv	Basseterre	03	9yw	basse terre town|baster|basteras
KP
14095	Yŏnan-ŭp	05	hhl	enan|yonan
9u	Wŏnsan	07	720n	gensan|genzan hu|vonsanas|wensen|yuenchan|вонсан|元山|元山市|원산|원산시
rw	T’ongch’ŏn-ŭp	07	fvj	tongchon
tr	Sŭngho 1-tong	01	uqp	sungho|sungho dong
n	Sunan	01	san	junan|sunan dong|sunan ni|sunan up
bt	Songnim	06	39m1	kenjiho|kenjiko|kenziho|kyomipo|shorin
qv	Sil-li	02	f0n
l	Sinmak		eel
8k	Sinanju	02	c3x	shin anshu|sin ansyu|sinanju nodongjagu|sinanju rodongjagu
3x	Sariwŏn	06	3bjy	hozan|sa ri uen|sarivone|shariin|syariin
gp	Samho-rodongjagu	08	eoh	samho|samho dong|samho nodongjagu
af	Pyongyang	01	1x240	binh nhuong|heijo|heijo fu|heizyo|heizyo hu|hpyeng yang|p hjong jang|pchenjanas|pchjongjang|phenian|phenjana|pienyang|pingyang|pionnkgiannk|pjoengjang|pjongjango|pkhenjan|πιονγκγιανγκ|пхеньян|пхенян|пјонгјанг|פיונגיאנג|بيونيانغ|پيوڭياڭ|प्योंगयांग|เปียงยาง|ፕዮግያንግ|平壌|平壤|평양직할시
10h	Ongjin	05	1dkn	ongjin up
g9	Namp’o	02	9r2w	channampo|chinnanpo|tinnanpo|treaty port|tschin nam p ho|нампхо|남포
11i	Kusŏng		nue	kuisong|kusong up
b3	Kujang-ŭp		f2a	kujang|kujang dong
2a	Kowŏn-ŭp	08	gky	kowon
18	Kosan	07	j5i	kosan up|shinko san|singosan
eh	Kangdong-ŭp	01	mbe	kandong|kangdong
64	Kaesŏng	06	78x7	kai seng|kaijo|kaizyo|kehson|kesonas|shoto|songdo|кэсон|开城|開城|개성시|개성특급시
dw	Hwangju-ŭp	06	ri1	hwangju
4d	Hŭngnam	08	7f1e	hungbong ni|hungdogi dong|hungdogil tong|hungdok tong|hungnam dong|hungnam ni|hungyam|konan
g	Hŭkkyo-ri	06	jml	kokkyo ri|kokukyori
2u	Hoeyang	07	gaf	chunyang|hoeyang up
8d	Hamhŭng	08	bzdc	hamhunas|hienhing|kanko|咸兴|咸興市|함흥|함흥시
4m	Haeju	05	4rlo	hai dschu|hai ju|hai tjyou|haijuube|haitcheou|kaishu|khehdzhu
75	Chunghwa	01	exe	chunghwa up|chuwa
ed	Chŏngju		mfd	chongju up
hs	Changyŏn	05	udk	changyon up|tschang jon
cq	Chaeryŏng-ŭp	05	155e	chaenyong|chaeryong|cheyong
1l	Ayang-ni	05	cfc
1x	Anju	02	12qc	anju up
1n	Anbyŏn-ŭp	07	okl	anbyon
a	Anak	06	fff	aenak|anag up|anak up|angaku|nangaku
3etg	Yuktae-dong	08	1myz	yuktae nodongjagu|yuktaedong ni|yuktaetong ni
ld	Ŭiju		12n5	uiju up|wi ju
t7	Sŏnbong	13	l37	ongei|sonbon|sonbong up
63	Sinŭiju		66b4	new eui chu|shingishu|sin eui chu|sinuidzu|sinyichju|szinidzsu|wi dschu|wi ju
hs	Sakchu-ŭp		dw1	sakchu|sakushu
jw	Yŏnggwang-ŭp	08	gvu	yongwang
i	Onsŏng	09	fa6	kosong|kosong ni|onsong up
6f	Nanam	09	q9z	naman|ranam
5	Namyang-dong	09	h56
3y	Najin	13	1f3k	najin up
2l	Musan-ŭp	09	grv	musan
6x	Kyŏngsŏng	09	rh0	kyongsong up
dt	Kilju	09	1d44	kilchu
1b	Kapsan-ŭp	10	fqu	kapsan|kapsane do
15	Kanggye-si	04	4hoa	kakai|kang ge|kokai
2x	Iwŏn-ŭp	08	kcc	iwon
4e	Hyesan-dong	10	23gi
5z	Hongwŏn	08	1iq3	hongwon up
15	Hoeryŏng	09	xtj	hoenyong|hoeryong up|kaeryong
ii	Ch’ŏngjin	09	70bc	chkhonchzhine|chonjin|condzinas|cshongdzsin|seishin|tschiun tschan|чхончжине|清津|清津市|청진|청진시
fe	Aoji-ri	09	qfc	aodi ri|aoji|aoji dong
KR
139lb	Heung-hai		ru8	funhai|hunghae
3y	Reisui		7bvu	josu|rasui|yosu|иосу
1m	Enjitsu		vis	eijitsu
16	Neietsu	42	jlx
3j	Eisen		1tap	eishu
39	Reiko		fd1
1t	Yŏng-dong	43	imy
1f	Eisen		177q
28	연천군		1333	yeoncheongun
1a	Yeoju	41	sxe	yoju
s	Yesan		uep	esan|jesan|reisan|yosan
1l	Yangsan		1ji8	jansan
2	Yangp'yŏng	41	1sbr	yangpyongumnae|yanpyong
h	Yangju	41	3utv	jandzhu|yangju gun
1q	Yanggu	42	ijf
5g	Wŏnju	42	57sr	genshu
a1	Wanju		1stl
1c	Waegwan		mwr	waegwan dong|waegwan ni|wakan
6h	Ulsan	31	kmy9	urusan|ульсан|蔚山|蔚山広域市|울산광역시
15	Vijongbu	41	a9ph	euijeongbu|giseifu|의정부
uh	Tangjin		pai
5v	Taesal-li		hv1	taesan|taesan ni
3v	Daejeon	30	vmad	daejon|daiden|taejon|taiden|tehdzhon|tetyan|thai tyen|тэджон|大田广域市|大田広域市|대전|대전광역시
2m	Daegu	27	1j0cs	dai khau|daikyu|taegu|taeguo|taikando|taiku|taikyu|tehgu|тэгу|大邱|大邱広域市|대구광역시
3a	Taisen-ri		1bvb	daisen|taisen
1w	T’aebaek	42	11s2
12	Suigen	41	qmw4	suvon|suwon|сувон|水原市|수원|수원시
2n	Sunchun		4y30	junten|suncheon
5k	Seoul	11	65tkw	=seul|=soul|choei yuen|ha seng|han yang|hang yang tcheng|hansong|kan yo jo|keijo|keizyoe|kiung|kyongsong|seoel|seol|seula|seulas|seulo|seulum|siul|soeul|sol|suigen|sye ul|syou ouen|szoul|wang ching|wo jo|σεουλ|горад сеул|сеул|соул|сөүл|սեուլ|סאול|סיאול|סעאל|سيول|سیول|سێيول|سېيول|सियोल|सोल|সিউল|சியோல்|ಸೌಲ್|സോൾ|โซล|སེ ཨུལ|ဆိုးလ်မြို့|სეული|ሶል|សេអ៊ូល|ソウル特別市|首尔|首爾|서울|서울특별시
1b	Suisan		1l9c	sosan
20	Jenzan		fy9
6p	Songwon		mk7	songhwan|songhwan ni
9l	Sogcho	42	1wpj	sokcho|sokcho ri
w1	Sangju		16xk	sang dschu
a3	Santyoku	42	wip	sanchoku
c7	Fuyo		p6q	puyo
g	Busan	26	26ue3	=pusan|fousan|pusana|pusano|tsau liang hai|пусан|ปูซาน|釜山|釜山広域市|부산광역시
5c	Bucheon	41	i8ff	puchon|пучхон|富川市|부천시
6	Puan		h6j	fuan
81	Beolgyo		fb6	polgyo
1o	Hoko		apsw	geijitsu|hoko do|pohang|pohang dong
g5	Osan	41	3eo2	osan ni|usan ri
22	Asan		23f9	asan si
43	옥천군	43	17p6	ogcheongun
8i	Kosong	42	1c6m
w	Nonsan		xtx	ronsan
4o	Nangen		18sp	mangen
4d	Naju		wrf
92	Munsan	41	xc8	munsan ni
o	Mungyeong		1qwl	mungjon|mungyong gun
50	Moppo		5r3m	mogpkho|mok pho|mokpo|mokuho
2b	Miryang		14z3	milyang|mirjan
2o	Masan		7hu2	basan|basen|bazanpo|ma sam pho|mansan|masampo|masan si|masanpo|масан|масан си|馬山市|马山市|마산시
9t	Keizan		2s8f	gyeongsan|keigan|kjonsan|kyongsan
5	Kyonju		3bs5	gyeongju|keishu|keisyu|kjondzhu|kjong dschu|kyeng chu|kyeng ju|kyong choo|kyongju
4s	Kwangyang		1ww1	gwang yang|kuwagyan
z	Kwangju	41	1r3o	gwangju
1	Gwangju	29	udbe	koshu|kosyu|kuangju|kvandzhu|kwang choo|kwang dschu|kwangju|кванджу|光州|光州広域市|光州廣域市|광주광역시
4l	Kurye		n5c
c	Kuri	41	46n8	kuri shi
s	Kunwi		qgl
9	Kunsan		57ta	gunsan
3k	Kinzan		jh7
20	Kumi		68ji	kibi|kwimi
78	Goyang	41	mzzh	kojan|kojangas|koyang|koyang ni|koyo|коян|קויאנג|گویانگ|高陽市|고양|고양시
x	Goseong		kls	kosong
2q	Kongju		1jw3	gongju|kong dschu|kong tjou
3u	Kyosai		1jng
1a	Koesan	43	yb1	goesan
1n	Koch'ang		1kbo
28	Kimje		yn2	kumje
4	Kimhae		7mvm	gimhae|kinkai|kumhae
1	Gimcheon		37qo	kimchon si|kumchon si
m	Kijang	26	x88	kichang
38	Gapyeong	41	16rb	gapyeong gun|kapyong gun
1j	Kang-neung	42	3vcz	gangneung|gangreung|kaguun|kangnung|kannyn|koryo
q	Kanghwa	28	jpb	ganghwa|kanguhaa
94	Iksan		62r1	iri|riri
21	Incheon	28	1kbs0	chemulpho|choimulpo|inchon|incona|jen tchoan|jinsen|nhan xuyen|tchemoulpo|tjyei moul hpo|tsche mul p ho|инчон|инчхон|仁川|仁川広域市|인천광역시
l	Imsil		sy2
39	Ich'ŏn	41	47eu	icheon|risen
3v	Hwasun		1a8a	hwansun|wajun
6	Hwaseong	41	a7ih	hwaseong gun|suigen|suwon gun|whasung gun|화성|화성시
5i	Hwacheon	42	idq	huachon
3l	Hongsung		tb5
h	Hongch’ŏn	42	1m2b
39	Hayang		v6v
cb	Haenam		igo
ap	Chuncheon	42	4hua	chhun chhen|chunchon|shusen|syunsen
8x	Jeonju		f8xs	chenju|chondzhu|chongju|chonju|jenchu|tjyen tjyou|tschon dschu|tsiuentcheou|tyondyu|чонджу|全州|全州市|전주|전주시
1q	Cheongsong gun		o5t	chongsong gun
2d	Cheongju	43	dlno	cheng ju|cheonju|chkhundzhu|chongju|seishu|seisyu|tschong dschu|tyundyu|чхунджу|忠州市|충주시
4b	Tenan		7tq2	cheonan|chkhonan si|chonan|чхонан|чхонан си|天安市|천안|천안시
85	Chinju		6l2i	chindzhu|jinju|sinsyu|tschin dschu|чинджу|晋州|晋州市|진주시
h	Chinhae		2w2x	chinkae|chinkheh|jinhae|tinkai
q	Chinch'ŏn	43	1b1g	chinsen|jincheon
j	진안군		o4p	jin angun
48	Jeju	49	8r3g	chedzhu|cheju|chu sung|chyei chyu|jeju city|jeju si|kota jeju|saishu|saisyu yu|tsche dschu|tse tsiu|чеджу|済州市|제주시
1o	Changwon		bsds	chkhanvon|shogen|чханвон|昌原|昌原市|창원시
t	Changsu		kf3	changsu ri
f3	Anyang	41	dlhb	an jan|anyang ni|anyo|anyo ri|анъян|安養市|안양|안양시
e	Anseong	41	1hfr	anson|ansong
6	Ansan	41	dy3s	ansan si|onson|ансан си|онсон|安山市|안산시
1w	Andong		2rs7	andang|andon|anto
1s	Gaigeturi	49	iat	gaigetsu|gaigetsu ri
r0e	Sinhyeon		1rpc
3i6	Yŏnmu		jav
4sx	Tonghae	42	2614
36q	Pubal	41	1cmq
1b	Seongnam	41	m48v	songnam|성남
7	Hanam	41	2w3a
33	Hwado	41	2a2e
4	Yanggok	41	1y26	namyangju
bmz	Ungsang		1sbk
4	Wabu	41	22o7
alb	Naesŏ		1qhn
7	Hwawŏn	27	1dxq
h0u	Kwangmyŏng	41	7nvt
2nbxz	Sinan		150e
avey	Changnyeong		1lm4
KW
64df	Janūb as Surrah		e9s
1o	Bayān		nmz	bajan
15	As Sālimīyah		35xd	ad dumna|as saimiyah|dimnah|salmiya|salmiyyeh
o	Ar Riqqah	AH	146c	al riqqah
1e	Al Manqaf	AH	u41	al mangaf|al manjaf
4	Al Mahbūlah		e0y	al mahabulah
5	Kuwait City	KU	1acg	al kuwait|ciudad de kuwait|kota kuwait|kuwait|kuwait by|kuwait stad|kuwait stadt|kuwait urbo|kuwayt|kuweit|madinat al kuwait
c	Al Jahrā’	JA	iqh	al jahara|jahra village
c	Al Faḩāḩīl		1goy	al fuhaihil|al ifhaihil|fahaihil
1	Al Finţās	AH	hsv	al fantas|funtas
3	Al Farwānīyah		1urh	al farawaniyah|farwaniyyeh
15	Ad Dasmah	KU	dkh
26s6	Salwá		vld
2z	Ar Rābiyah		s4f
j33	Şabāḩ as Sālim		2zdn	sabah as salim as sabbah
KY
24qut	George Town		mnu	georgetown
KZ
d1ng	Oral	ZAP	4abk	uralsk
b	Oktyabr’sk	AKT	lr8	oktjabrsk|oktyabr
cc	Qulsary		13io
7t	Khromtau	AKT	iar	khrom tai
6z	Karagandy	KAR	9om0	караганда
7h	Embi	AKT	eh4	emba
eh	Balyqshy		ev0
2c	Atyrau		3uw0	chapayev|guryev
2a	Aqtöbe	AKT	5mih	aktiube|aktiubinsk|aktjubinsk|aktoebe|aktubinsk|ukhtiubinskii
1	Aktau	MAN	35rn	aktauskiy|shevchenko
1	Aqsay	ZAP	qun	aksay
jext	Zyryanovsk	VOS	yo1	zyranovsk|zyranovskoye|zyryan|zyryanovskoye
29	Zhosaly	KZY	fhd	jusaly
1y	Zhezqazghan	KAR	28it	bolshoy dzhezkazgan|dzhezkazgan
c	Zhetiqara	KUS	x9c	dzhetygara|dzhetygora
57	Zhangatas		puc	dzhanatas|dzhanytas
1	Ayteke Bi	KZY	ror
38	Taraz		7ocp	auliye ata|dzhambul|jambul|talas|zhambyl|zhambyl oblysy|жамбыл облысы|тараз
4b	Zaysan	VOS	dkw
7b	Zhangaqorghan	KZY	ggr	zhanakorgan
4y	Turar Ryskulov	YUZ	e7p
3s	Ush-Tyube	ALM	ft8	ushtobe
8k	Turkestan	YUZ	234g
8t	Temirtau	KAR	3nmw	samarand|samarka|samarkand|samarkandskoye
y	Tekeli	ALM	kl2
3r	Tasböget	KZY	cp3
2f	Talghar	ALM	wk2	talgar
o	Taldyqorghan	ALM	2hxq	gavrilovka|gavrilovskoye|taldi kurgan|talto kurgan
1	Taldyqorghan		4abk	taldy kurgan|taldy kurgan stantsiya
c5	Shymkent	YUZ	8vgw	somkent|чимкент|шымкент|צימקנט
1e	Shu		up5	chu
5g	Shemonaīkha	VOS	fhz
i	Shchūchīnsk	SEV	10hm	shchuchye
4y	Semey	VOS	69ws	semei|semej|semipalatinsk
6z	Saryaghash	YUZ	jeb	saryagach|ssary agatsch
i	Sarkand	ALM	1ncn	sarkanskaya|sarqan|sarqant
y	Sorang	KAR	wu0	saran
3a	Rudnyy	KUS	2nog
27	Qyzylorda	KZY	6fhc	ak mechet|kzyl orda|perovsk|кызылорда
6	Qostanay	KUS	4i1c	kustanaisk
a	Karatau		t89
a	Qapshaghay	ALM	wjb	kapchagay
68	Petropavlovsk	SEV	4b14	petropavl
1w	Pavlodar	PAV	71uy	kereku|павлодар|פבלודר|パヴロダル|파블로다르
d	Zharkent	ALM	qk6	jarkent
1r	Ust’-Kamenogorsk	VOS	6u6z	oeskemen|oskemen|усть каменогорск|ウスチ カメノゴルスク|외스케멘
hj	Sarykemer		boc	sarykamar
m	Merke		cam
79	Makīnsk	AKM	dnz
2d	Lisakovsk	KUS	uv4	lisakovka
1h	Baykonyr		1i0g	baikonur|bayqongyr
2	Ridder	VOS	14mw	ridderskiy
9	Lenger	YUZ	gdy	kopi lenger|lenger ugol|lengerskaya|lengerskij
mw	Kokshetau	SEV	2o0s	kochetayev|koekshetau|kokchetar|koshetau
f8	Kentau	YUZ	18ao
ri	Esik	ALM	pgj	yesik
e0	Georgīevka	VOS	h0f	georgievskaya
1h	Aqsū	PAV	yko
a	Energeticheskiy	ALM	ek0	znergeticheskiy
h	Ekibastuz	PAV	2lq6	ehkibastuz|ekibastuzugol|energograd
d8	Shīeli	KZY	n0o
2g	Shardara	YUZ	jkc
1x	Burunday	ALM	g78	baranday
e0	Aksu	YUZ	k5f
9c	Balqash	KAR	1qs4	balkhash|pribalkhash
5a	Ayagoz	VOS	ptz	ayakoz
1e	Atbasar	AKM	qul	atbasa
3m	Arys	YUZ	rzx
p	Arkalyk	KUS	weo
20	Aral	KZY	ph5	aral sea|aralsk|aralskoe
8	Astana	71	7eo4	akmola|akmolinsk|astano|aστανα|ostona|qaraotkel|tselinograd|астана|остона|աստանա|אסטנה|استانه|اسطانا|আস্তানা|ასტანა|አስታና|アスタナ|阿斯塔纳|아스타나
33	Almaty	75	16vwk	alma ata|almaato|vernyy|αλματι|алма ата|алмаато|алмати|алматы|горад алма ата|ալմաթի|אלמאטיע|אלמטי|المااتی|الماتي|الماتی|يالمۇتا|अल्माटी|อัลมาตี|ཨཱལ མ ཊི|ალმათი|アルマトイ|阿拉木圖|알마티
bh	Akkol’		cxx
4t	Abay	KAR	rcu	abaj
8gp	Stepnogorsk	AKM	1028
LA
zenc	Vientiane	VT	47sr	bientian|nakhon viangchan|ventjan|viang chan|vien chang|vieng caen|vieng chan|viengtjan|vientane|vientian|vientianas|wei tien
77	Xam Nua	HO	u34	samnua
ux	Savannakhét	SV	1fcp	khwaeng savannakhet|muang savannaket|savannaket|suvannakhet
tj	Pakxé	CH	1w5o
jf	Muang Xai	OU	jag	mouang sai|muong sai
9	Muang Vangviang	VT	jag	vang veng|viangviang
1h	Muang Pakxan	BL	gy7	pakxan
1n	Thakhèk	KH	k7s	muang thakek|thakhet|thakhok
a0	Louangphabang	LP	10k2	louang prabang|louangphrabang|luan praban
5c00	Ban Houakhoua		byk	ban houayxay|ban khojjaksjau
10ut	Ban Phônsavan	XI	sxv	pkhonsavan
LB
5pa5	Zahlé	BI	1oap	zahlah
lp	Tripoli		4x06	tarabulus|trablous|tripolo|trypolis
52	Tyre	JA	2wbo	es sur|sor|sour|sur|surru|tir|tiro|tyr|tyras|tyros
tc	Sidon	JA	3i76	saida|sayda|sidona|sidonas|sidone
iv	Ra’s Bayrūt	BA	qtuj
3e5	Djounie	JL	22bf	jounie
1r	Jbaïl	JL	g1c	djebail|jbayl|jbeil|jebail
1af	Habboûch	NA	23y9
159	Bcharré		ffk	basharri|becharri
bq	Beirut	BA	152h0	beiroet|beirutas|beirute|bejruto|berytos|βηρυτος|беирут|бејрут|բեյրութ|ביירות|بيروت|بیروت|ܒܝܪܘܬ|འཔེ ལུ ཐ|ベイルート|贝鲁特|베이루트
9p	Baalbek	BH	nus	baalbak
1dj	Nabatîyé et Tahta	NA	2klc	an nabatiyah at tahta|nabatieh tahta
LC
24nvw	Castries	02	7ps	kastri|port castries
LI
1t78u	Vaduz	11	40d	vaduc|vaducas|vaduzo
LK
q868	Welisara	1	vve
2i	Weligama	3	h43
9n	Wattala	1	nph
px	Vavuniya	4	1afk	vavuniya town
3g	Valvedditturai	4	1ocd	valvettithurai
v2	Trincomalee	5	2bno	trikunamalaja
1wm	Ratnapura	9	10wo	ratnapury
fn	Puttalam	6	z8d
jc	Point Pedro	4	1xaq
2s	Pita Kotte	1	2j6r
ek	Peliyagoda	1	np9
m5	Panadura	1	q13	panadure|pandura
125	Nuwara Eliya	2	jvz	nuwara eliya town
ga	Negombo	1	2xvr
s1	Mulleriyawa	1	pvo
73	Moratuwa	1	3yrr
xp	Matara	3	1mu6
s0	Maharagama	1	1fdc
va	Kurunegala	6	m1n	kornegalle|kurunegald
s4	Sri Jayewardenepura Kotte	1	2hde	kolompo|kotte|shri dzhajavardenepura kotte|sri dzajavardenepura|sri jayavardhanapura|sri jayawardenapura|sri jayawardenepura|sri jayawardenepura kotte|sri jayewardanapura kotte|sri jayewardanepura|sri jayewardanepura kotte
1j	Kotikawatta	1	1dth
f6	Kolonnawa	1	18t8
sl	Kelaniya	1	m9a	kelanai
8p	Katunayaka North	1	1tb7	katunayaka|katunayake
j3	Kandy	2	2e6t	kandi|mahanurora|mahanuvara
3k	Kandana	1	psg
5y	Kalutara	1	tbk	kalutara south
42	Kalmunai	5	25aj
k3	Jaffna		3mha	dzhafna|jaffna town
2	Ja Ela	1	otr
ul	Homagama	1	qqw
ct	Hendala	1	17yq
5j	Hatton	2	bmp
4x	Hanwella Ihala	1	hom
y3	Gampola	2	j2y	gampola town
86	Galle	3	1zum	galla
r	Galkissa	1	4mmd
gr	Eravur Town	5	hqe	ehravure|eraur
1ep	Dambulla	2	1fh8	dambul
6q	Colombo	1	dw0y	kolombas|коломбо|קולומבו|كولومبو|कोलंबो|கொழும்பு|කොළඹ|ෙකාළඹ|โคลัมโบ|ኮሎምቦ|コロンボ|可倫坡|콜롬보
4a	Chilaw	6	j2g	chilan|chilaw town
lu	Beruwala	1	qfe
1b	Bentota	3	sjs
53	Batticaloa	5	1uxi	batticoloa
3	Battaramulla South	1	1mcx	battaramulla
cj	Badulla	8	wl2	badully
cy	Anuradhapura	7	1b0v	aneuradhapura|anuradhapur|anuradhapura town
ai	Ampara	5	e5o	amparai
37	Ambalangoda	3	fj9	ambalangoddi
467zc	Shanjeev Home		ffk
LR
1cpgr	Zwedru	GG	jta
8b	New Yekepa	NI	j1z	yekepa
ei	Voinjama	LO	kiq	voinyamai|vonjama
17z	Monrovia	MO	k4xw	μονροβια|монровия|монровија|מונרוביה|مانروویا|مونروفيا|ሞንሮቪያ|モンロビア|蒙罗维亚|蒙羅維亞|몬로비아
x3	Kakata	MG	q6x
ba	Harper	MY	p79
30	Greenville	SI	coi
cs	Gbarnga	BG	zd7	gbanga|gbarnge|gbarnka
ui	Buchanan	GB	jur	lower buchanan
ek	Bensonville	MO	plw
LS
jz9z	Quthing	G	ima	cguting
z	Qacha’s Nek	H	jqd	qachas nek camp|qachas nek residency
64	Mohale’s Hoek	F	lue
1v	Maseru	A	2jbn
g	Maputsoe	C	os5
2l	Mafeteng	E	180z
2c	Leribe	C	10sb
58	Butha-Buthe	B	clm
LT
cplz	Visaginas		lvg	visagina|wisaginia
1h	Vilnius	58	bmhq	=vilna|=wilno|bilna|bilnious|ivilnyusi|viln|vilnia|vilnias|vilnis|vilno|vilnues|vilnus|βιλνα|βιλνιους|вилниус|вилнус|вилнюс|вилн҄ь|вильнюс|вилњус|виљнус|вільнюс|горад вільнюс|վիլնյուս|ווילנע|וילנה|فيلنيوس|ولنیس|ویلنیوس|ڤیلنیوس|व्हिल्नियस|ভিলনিউস|வில்னியஸ்|วิลนีอุส|ལྦེ ནི སུ ནི|ვილნიუსი|ቪልኒውስ|ᕕᓪᓂᐅᔅ vilnius|ヴィリニュス|维尔纽斯|빌뉴스
fg	Utena	54	pnc	utenos|utyana
1p	Ukmergė		m43	oukmernke|ukmerges|ukmjarge|vilkmerge
5d	Telšiai	51	n82	telschen|telsiu
x	Tauragė	TA	lce	taouranke|taurages|taurogen|taurogi
jd	Šilutė		gsg
2b	Šiauliai	44	2srf	sauli|schaulen|siauliu|sokniai
d6	Rokiškis		cjj	myasto rokishkis|rakiskis|rokiski|rokiskio
6k	Radviliškis		fd6	radvilai|radviliski|radviliskio|radviliskis nemunelio|radvilisks|radziwiliszki|rantbiliskis
6o	Plungė		i1h	plunges|plungiany
c7	Panevėžys	33	2ikz	paneveza|panevezhi|panevezio|panjavezhis|ponewesch
32	Palanga	KL	dqc	palangos|polanga|polangen
qe	Mažeikiai		vvh	mazeikiu
17	Marijampolė	MR	10ql	mariampol|mariampoles|marigiampole|starapole
l2	Kretinga		h5o	kratinga|kretingos|kretinnka|krottingen|myasto kretinga
31	Klaipėda	KL	44dv	klaipada|klaipenta|memel|memela
4u	Kėdainiai		ooc	kedainiu|kentainiai
18	Kaunas	16	812r	kauen|kauna|kauno|kovno|kowno|palemonas|каунас
dy	Jonava		r01
j4	Gargždai		cb1	gardzdai|gargzdu
6z	Druskininkai		dq7	druskeniki
10v	Alytus	03	1il7	alytaus
3kz22	Dainava (Kaunas)		1i0g
LU
1rg70	Luxembourg		1n64	ciudad de luxemburgo|ciutat de luxemburg|ljuksemburg|lucemburk|lucsamburg|luksemburga|lussemburgo|luxembourg city|luxenburgo
7s	Esch-sur-Alzette		ls4	ehsh sjur alzette|esch uelzecht
12	Dudelange		dwd	dudelingen
LV
9q4a	Valmiera	VMR	ksz	valmeena|valmieras
fg	Ventspils	106	wwk
3e	Vec-Liepāja	LPX	1tsc	old liepaja
9c	Tukums	099	e5o	tukkum|tukumas
ve	Salaspils		dl2	salaspilis
7m	Riga	RIX	fwz0	reiga|rigae|rige|rigg a|rigo|riia|riigaa|riika|rija|riqa|ryga|ριγα|горад рыга|ригæ|рига|ріґа|ռիգա|ריגה|ריגע|رىگا|ريجا|ريغا|ریگا|रिगा|रीगा|রিগা|ரீகா|รีกา|རི ག|რიგა|ሪጋ|リガ|里加|리가
u	Rēzekne	077	tl0
nz	Ogre	067	jx6	uogre
op	Liepāja	LPX	1tos	liepaa|liepagia|liepoja|lietaja
yn	Jūrmala		15qg	rigas iurmala|yuomala
26	Jelgava	041	1bof
4	Jēkabpils	042	kw6	jekabpilis|yakabpils
ve	Daugavpils		2e30	daugpilis|duenaburg|dunaburg|dvinsk|dyneburg|vaeinaenlinna|vainanlinna
4d	Cēsis	022	e1i
LY
1qqe	Tobruk		2lek	antipyrgos|tobroek|tobruch
8e	Sulūq		bzr
4bl	Darnah		1ose	daernae|darnis|derna
uy	Benghazi	BA	dy11	baengasi|bangasi|berenice|hesperides|βεγγαζη|бенгази|בנגאזי|بنغازي|بنغازی|班加西
1p	Az Zuwaytīnah		g7r	ez zuetina|qaryat az zuwaytinah
52	At Tāj		zj6	et tag
7k	Al ‘Āqūrīyah		hvg
1	Al Qubbah		14y0	al gubbah|el gubba|gubba
1w	Al Marj		1ttv	al mardzh
1n	Al Jawf		dd4	al jof
2l	Al Bayḑā’		4f38	al baida|az zawiyah al bayda|baida|balagrae|balis|bayda|beda|beida|el beida|white monastery|zauia el beda|zawiat al baida
w	Al Abyār		p4j	alabia|madirat al abyar
q	Ajdabiya	WA	2vo6	acdabiya|adjadabia|aecdabiya|agedabia|lacdabian|laecdabiaen
19f9s	Zuwārah		yq0
1o	Zlīţan		2cus	isliten|subgoli|ziliten|zliten
4q	Zalţan		ckj
3s	Yafran		1g6u	yaefraeniaen|yafranian|yafrin
7c	Waddān		lae
we	Tarhuna		4ikp	el buerat|el ubberat|gasr tarhuna|qasr tarhunah|tarkhuny
q	Tripoli	TB	oo3x	aea|oea|tarables|tarabulus|tarabulus al gharb|τριπολη|триполи|طرابلس
43	Tagiura		255s	tajura
4g	Surt		2quz	gasr zaafran|macomades euphranta|qasr sirt|qasr zafaran|sert|sirt|sirte|surtaen|surtan|surtian
6	Şurmān		jgz
1pf	Şabrātah		26qe	madinat sabratah|sabra
4	Sabhā	SB	2sb4	el gedid|fort leclerc|sabhah|sabhian|saebha|saebhiaen|sebha|sebhah
1a2	Nālūt	NL	k9c	lalut
4q	Murzuq	MQ	xqs	marzuq|murzuch
68	Mizdah		k57
j	Mişrātah	MI	89xk	madinat misratah|misurata|мисурата|מיסורטה|مصراتة|مصراته
8t	Masallātah		iae
156	Hūn		eke
6o	Zawiya		3zm3	al harah|el hara|haraf az zawiyah|harat az zawiyah
cy	Ghāt	GT	isb	rhat
b	Gharyān	JG	1tr7
v0	Birāk		ufo
a2	Banī Walīd		zri	qasr bani walid
3f	Az Zintān		pgo	az zantam|ez zintan
7k	Awbārī	WD	x5r	ubari
im	Al Khums		4btj	el choms|homs|khoms|labdah|lebda
1j	Al Jadīd		2piq	al dzhadid|el gedid
MA
1i5er	Zaïo		n5k	toumiat zaio
h	Zagora		r4i
10	Youssoufia		1e32
gp	Tiznit		16ic
fg	Tirhanimîne		172r
7i	Tineghir		se3	tinerhir|tinghir|tinrhir
ko	Tiflet		1i0q
6z	Tétouan		6zqt	тетуан|تطوان
bb	Taza		31he
98	Taroudant		1ivx
b3	Taourirt		1ro6
2z	Taounate		pb6	taounat
2e	Tan-Tan		1bs4
2m	Tangier		er50	tangeri|tangero|tanzher|tingis|тангер|танжер|طنجة|坦幾亞
vt	Tahala		jvl	el ayba tahalla
pe	Souq Larb’a al Gharb		xzv	el arba du gharb|el arba du rharb|souk el arba du gharb
bw	Sidi Yahia el Gharb		oui	sidi yahia del garb|sidi yahia el rharb|sidi yahya du rharb|sidi yanya du rharb|sidi yaya du rhanb
3f	Sidi Slimane		1pal	sidi slamain|sidi sliman
6u	Sidi Qacem		1loj	sidi qasim
10s	Sidi Ifni		ffk	ifni
17b	Sidi Bennour		uwc
110	Settat		2jvu
3v	Sefrou		1e9q
62	Salé		jd4t	sala|sali|sallee|sla|сале|سلا
3a	Safi		66cj	asfi|safim
gi	Rabat		zhl5	rabatas|rampat|ραμπατ|рабат|רבאט|الرباط|رباط|ར བ ཐེ|ራባት|ラバト|拉巴特|라바트
ib	Oulad Teïma		1fkg	ouled teima
11h	Oujda		8op1	oudja|oudjda|ouja|udzda|udzhda|wadzda|уджда|уџда|وجدة|وجده
5q	Oued Zem		1tim
3d	Ouazzane		19a4	quazzane|uazan|wazzan
14	Ouarzazat		1865	ouarzazate|ouarzazte|ouorzazate|uarzazatas
hh	Nador		2rqk	nadoras|villa nador
fw	Mohammedia		40u4	al muhammadiyah|fadalah|fdala|fedala|fedhala|sedala
4w	Midelt		yuf
dk	Meknès		bp2h	mekinez|мекнес|מקנס|مكناس|مکناس|メクネス|梅克内斯
47	Mechrá Belqsiri		lga	mechra al ksiri|mechra bel kairi
3d	Martil		unu	rio martin|rio martine|wad martin
a	Marrakesh		hzls	marakeso|maraksh|marraqueix|marraquexe|merrakex|morocco city|маракеш|مراكش|マラケシュ|马拉喀什
fc	Larache		2cby	al araish|al araisz|el aaraich|larasha|laraxe|lavache
ck	Ksar el Kebir		2bwx	alcazarquebir|alcazarquivir|alcazquivir
6v	Khouribga		3ldl	khouribja|kouriga|kourigha
2d	Khenifra		1l0y
6m	Kenitra		7uui	al qunaytirah|khenifra|lyautey|mina hassan tani|port laoti|port lyautey|ville de kenitra|кенитра|القنيطرة|قنیطره
45	Kasba Tadla		vsf	kasbah tadla|tadla
89	Jerada		xps	djerada
qw	Imzoûrene		kka	im zouren
1xk	Guercif		18eg
11	Guelmim		23sl
8g	Fkih Ben Salah		1svc
1j	Fès		koij	fez|фес|فاس|フェズ
ai	Essaouira		1ii2	es suira
mn	El Jadida		35ul	ehl dzhadida|mazagan|mazagao
4u	El Hajeb		lpa
fe	El Aïoun		r5o	aioun sidi mellouk
21l	Chefchaouene		rzs	chaouen|chechaouen|chechaouene|chefchaouen|ech chaouene|ville de chechaouen
45	Casablanca		1veml	ad dar al bayda|anfa|casa branca|dar el beida|ed dar el baida|kazablanko|казабланка|קזבלנקה|الدار البيضاء|کازابلانکا|کاسا بلانکا|กาซาบลังกา|カサブランカ|卡萨布兰卡|카사블랑카
43	Bouznika		l1v	bouzhika|buznike|kasba bou znika
1bo	Berkane		1qa9	berkan|berkawe
7q	Beni Mellal		3ke7	beni mellal center
en	Berrechid		20hu	barrechid|bev rechid
5c	Azrou		1189
5d	Azemmour		sno	azzegour
b2	Asilah		m9p	arcilas|arsila
13b	Khemisset		2ajz	al khmissat|kimisset
21q	Ahfir		f4r
f4	Agadir		eyti	agadir akadyr|agadir ighir|agadir اكادير|irhir|santa cruz|агадир|агадір|اكادير|اگادیر|アガディール|阿加迪尔
ar	Skhirat		ylu	ac ckhirat|kasba skira|minaret de skhirat|skhirate
2deke	Boujniba		blt	boujniba commune urbaine|boujniba mu
MC
1s57p	Monte-Carlo		ccs	montecarlo
jx	Monaco		pfp	monaco ville
MD
d850	Edineţ		hnc	edincy|edinec|edinita|edinita targ|ediniti
2w	Ungheni	UN	qk6	ungen|ungen tyrg|ungeni|ungheni targ
1n	Tiraspol	SN	3d54	tiraspole|tiraspolis|tiraspolo|tyraspal
1r	Străşeni	ST	eu1	strashen|strashenskij rajon|stresheni
17	Bilicenii Vechi	SI	bxz	biliceni|bilichen|bilicheni|bliceni|gilicheny|staryye bilicheny
m	Soroca	SO	l5r	soroki
e	Slobozia	SN	buk
2x	Rîbniţa	SN	16sf	rabnita|ribnica|ribnicja
48	Orhei	OR	j86	orheiu|orkhej|orkhey
de	Căuşeni	CS	gqi	causani novi|kaushani|noui causanii
5t	Floreşti	FL	cxj	floresht
10	Dubăsari	SN	hxy	dubehsar|dubosari
5	Drochia	DR	ceo
z	Comrat	GA	hof	komrad
l	Chişinău	CU	dmqi	chisinau chisinau|kischinew|kiscinev|kishinef|kishinehu|kisinaou|kisineva|kisiniovas|kisinov|κισιναου|кишинев|кишинэу|кишињев|кішынеу|կիշինյով|קישינאו|كيشيناو|चिशिनाउ|चिशिनौ|კიშინიოვი|ኪሺንው|キシナウ|基希讷乌|키시너우
o	Ceadîr-Lunga	GA	hik	ceadar lunga|chadyr lunga
6	Cahul	CA	qm4
3d	Bender	BD	2d0f	bendary|benderai|tighina|tigina
s	Bălţi	BA	2og8	baltsy|behlc|belci|belcy|municipalite de balti
ME
1wfro	Podgorica	16	2xax	padgoryca|podgoricja|pontnkoritsa|titograd
14a	Nikšić		18x0	nikshich
6ab	Cetinje	06	boh	cettigne|cettinge
MF
24pgj	Marigot		4ec	marigo
MG
mkso	Toamasina		4f8l	tamatave
3f	Vondrozo		fe5
eo	Vohibinany		jj3
4d	Vavatenina		shg
3t	Vangaindrano		i5f
3q	Tsiroanomandidy		kvo
11	Tsiombe		n0h	tsihombe
fj	Tsaratanana		cxl
aa	Toliara		2gzb	toliary|tulear
4	Fort Dauphin		ytx
jy	Soavinandriana		v7p	seavinandriana
6j	Soanierana Ivongo		uav	saanierana|soahierana|soanierana
e9	Sambava		obm	sahambava|sahambavany|sambaha
5g	Sakaraha		gua	sakaray
rd	Nosy Varika		so0
8d	Morondava		seb
47	Moramanga		mjg
ef	Miandrivazo		fx3
co	Marovoay		o45
dw	Marolambo		k6o
7o	Maroantsetra		ier	maruancentre
au	Manjakandriana		okg
ie	Mananjary		ld2
25	Mananara Avaratra		vsp	mananara
5d	Manakara		re3	manankara
qc	Mahanoro		urr
32	Mahajanga		3bc1	majunga|makhadzanga
17n	Ikongo		oza
o	Ikalamavony		c1d
h	Ihosy		d3y
2j	Ifanadiana		djb
ek	Fianarantsoa		3l17
2g	Fenoarivo Be		f4l	fenoarivo|fenoarivo afovoany
2	Fenoarivo Atsinanana		g8c	fenerive atsinanana
4g	Faratsiho		szf
i	Farafangana		j3w
1s	Fandriana		o99	ifandriana
u8	Betioky		nzy
5o	Betafo		mzd
8t	Beroroha		edk	beroroho|beroroka
jg	Belo Tsiribihina		ifw	belo sur tsiribihina
y	Beloha		hrh
up	Bealanana		d2s
5f	Arivonimamo		gym	arivonimamy
2y	Antsohihy		gfe
4e	Antsiranana		1rzt	antsirana|antsirane
16k	Antanifotsy		1ihu
7r	Antananarivo		ttmx	antananaryvas|antananarywa|tananaribe|ταναναριβη|антананариво|тананариве|անտանանարիվո|אנטננריבו|انتاناناريفو|อันตานานาริโว|ანტანანარივო|አንታናናሪቮ|アンタナナリボ|塔那那利佛|안타나나리보
9w	Antalaha		qbk	antalakhi
175	Ankazobe		c4q
u	Ankazoabo		k15	ankazoabe|ankazoabo sud
gr	Anjozorobe		eoj
20v	Andoany		hi0
2h	Andilamena		f8m
78	Andapa		g1q
1jc	Amparafaravola		13r3	amparafarovola|amparofaravola
2z	Ampanihy		jti
dr	Ambovombe		1fk2
14	Ambositra		nf5
232	Amboasary		rua	amboasary sud
nl	Ambatondrazaka		xa6	ambatonoradrazaka
9t	Ambatolampy		lyl
6v	Ambatofinandrahana		k25
i	Ambato Boeny		hdt	ambato
cz	Ambanja		nml
6s	Ambalavao		lmj	ambalava
MH
19b03	Majuro	MAJ	jlk	madzhuro|majur
3fh9t	RMI Capitol	MAJ	0
MK
gsvq	Желино	605	jm6	zhelino
du	Vinica	202	e22
hm	Veles		18nl	titov veles|velessa
o	Tetovo	609	1ka8	tetobo|tetova|tetovas|tetove|tetowo
v	Теарце	608	htk	tearce
6g	Студеничани	813	e23	studenichani
z	Strumica	410	z44	ustrumcha
7	Struga	312	suj	ustrugha
2n	Shtip		1193	ishtib|istip|shhip|stip
a0	Skopje		a6fd	scopia|shkup|skopjo|skople|ueskuep|uskub|uskup|σκοπια|горад скопе|скопе|скопие|скопье|скопє|скопје|скопље|съкопиѥ|սկոպյե|סקופיה|اسکوپیه|سكوبيه|سكوپليې|سکوپ جے|स्कोप्ये|สโกเปีย|སི ཀོཔ ཇི|სკოპიე|ስኮፕዬ|スコピエ|斯科普里|스코페
6z	Сарај		jkz
6w	Ресен	509	crf	resen
68	Радовиш	409	ja0	radovish
4q	Prilep	508	1kye	prilepa|prilepas
kw	Ohrid	310	16d8	akhris|ochrida|ohri|okhri
6c	Неготино		dim	negotino
1	Negotino	106	f23	negotin|negotin vardarski
q2	Липково	704	lom	lipkovo
6g	Kumanovo	703	2bp3	kumanova|kumanovas|kumanove
4f	Крива Паланка	702	g2c	kriva palanka
9y	Kochani	206	qfm	kocane
3g	Kičevo	307	o0j	kichevo
e	Kavadarci		txr	kavadar
1y	Kamenjane	601	bv4	kamenane|kamenjan
j0	Gostivar	604	13by	gostivari
ch	Gevgelija	405	fy0	devdelijad|gevegeli|gevgeli
mn	Делчево	203	dfr	delchevo
1b	Дебар	303	dy2	debar
h9	Brvenica	602	cjv	bervenice|brvence
7m	Bogovinje	601	bpa	bogovina|bogovino
25	Bitola	501	1urk	bitol|bitolj|bitolja
vgr	Илинден	807	cnq	ilinden
ML
1gh8a	Yorosso	3	dgn
hd	Timbuktu	6	p1o	timboektoe|tombuctu|tombutu
1mu	Sikasso	3	33pu
85	Ségou	4	1zew	segi
8c	San	4	j57
17m	Mopti	5	2boo
8q	Markala	4	15gq
gu	Koutiala	3	24nt
7a	Koulikoro	2	igf	koulikoro liberte
bt	Kolokani	2	11mu	kokolani
fl	Kayes Ndi	1	237c
2	Kayes	1	1ohy
14	Kati	2	x4a	kati ville
4x	Kangaba		dao	kaba|kangara
13o	Gao	7	1v4o
13m	Djénné	5	h9q
wy	Bougouni	3	rcq	bougoum
lf	Banamba	2	nlr
1e	Bamako	BKO	rszl	bamaco bamako|bamakas|mpamako|μπαμακο|бамако|բամակո|במקו|باماكو|باماکو|ባማኮ|バマコ|巴馬科|바마코
4f	Bafoulabé	1	kp3
MM
rjn9	Yenangyaung	03	2dax	yaynangyoung
je	Nyaungdon	07	uxo	nyanngdon|yandoon
s	Yamethin	04	1a6z
315	Wakema	07	wy9	wagema
f6	Twante	06	zw4
66	Taungoo	02	2aip	taung ngu|toungoo
gl	Thongwa	06	14i8	thon khwa
ng	Thayetmyo	03	23rd	thayetmo|thyatmyo
6z	Thaton	15	2ngv	thadon
p	Tharyarwady	02	15yq	tharrawaddy|thayawadi
7e	Thanatpin	02	td7
1	Thanatpin	02	u3c
t1	Dawei	05	2xjj	tavoy|tawe
9b	Taunggyi	17	3fjn	taunggi mong
29	Taungdwingyi	03	1i32
11m	Syriam	06	1hl4
aa	Sittwe	16	3t5b	akjab
qz	Shwebo	01	1wlu
1ci	Sagaing	01	1or7	sagajn|sagang|sitkaing
9i	Rangoon	06	2nyyu	=yangon|dagon|giannkon|jangon|jangona|rangunas|γιανγκον|рангун|янгон|יאנגון|یانگون|रंगून|ইয়াংগুন|ย่างกุ้ง|ヤンゴン|仰光|양곤
2f	Pyu	02	v5u
24	Pyinmana	04	235t	pyinmank
4n	Prome	02	2wek	pyay|pye|pyei|pyit
2b	Pyapon	07	1em9	pyabon
y5	Bago	02	58k8	pegu
dz	Paungde	02	siz
14u	Pakokku	03	2py2	pagukku
qv	Nyaunglebin	02	1x5m
3cf	Myitkyinā	11	1y4u	myitkyin
2m	Myingyan	04	31ch	myingan
a9	Myanaung	07	wlo
5v	Mudon	15	1wrn
1d	Mawlamyinegyunn	07	u6j	mawlamyainggyun
1	Mawlamyine	15	9eml	mawlamyaing|molamyaing|moulmein
1l	Monywa	01	3wfv
bj	Mogok	04	1y3f	magok
9s	Minbu	03	188u
8y	Myeik	05	3ppu	mergui
52	Meiktila	04	3swy
40	Maymyo	04	2iif	maymo
53	Mawlaik	01	yd8
6q	Maubin	07	13rq	manbin
2q	Martaban	15	11it	marteban
13a	Mandalay	04	pw6b	mandalay piirkond|мандалаи|マンダレー|曼德勒
kf	Magway	03	22t6
o6	Loikaw	12	dcd
fn	Letpandan	02	u1k	letpadan|letpatan
jx	Lashio	17	2t3c	lasha|lasho
1i0	Kyaukse	04	12y8
io	Kyaikto	15	11jm
m	Kyaiklat	07	14g9
5	Kyaikkami	15	1144
1n7	Kayan	06	v42
137	Kanbe	06	18v6	kanhe
3aj	Hinthada	07	2w4j	henzada
1w0	Chauk	03	1y46	chouk
cu	Bogale	07	1h6y
2p	Bhamo	11	10z4	bamo
5n	Pathein	07	52xt	bassein|puthein
mq	Myaydo	03	18o9
3583b	Nay Pyi Taw	04	jtqg	naypyidaw|northeast pyi daw
MN
wh05	Ulaangom	046	lo5	ulaangom sumu|ulan kan|ulankom
bb	Ölgiy	071	lww	oelgiy|olgii|ulgij
h0	Hovd		nj8	khovd
azdq	Ulaanbaatar	1	i3v6	da huryee|da kure|ku lun|orgoo|oulan bator|oulan mpator|ourga|ulaan baatar hoto|ulaanbaator hota|ulan bator hoto|ulan bator ulaanbaatar|ulan bator улаанбаатар|ulan batoras|ulan batoro|uranbatoru|urga|uruga|ουλαν μπατορ|улаанбаатар|улан батор|אולן בטור|اولان باتور|उलानबातर|อูลานบาตอร์|ཝུ ལན བ ཐུར|ኡላዓን ባዓታር|ウランバートル|乌兰巴托|울란바토르
ja	Sühbaatar	049	ip7	suehbaatar|suhe baatar|sukheh bator
lx	Murun-kuren	041	ld6	murehn|muren|murenfure
3c	Mandalgovĭ		bwm	mandal gobi|mandalgov
bd	Hovd		ljo	khovd
pv	Erdenet	035	1pgf	ehrdehneht|ehrdenet
3k	Dzüünharaa	049	ej2	dzueuenharaa
bz	Darhan	037	1lbw	darchan
17	Dalandzadgad	053	bn9	dalan dsadagad|dalan dzadagad|dalan tszadagad|dalan tzadagad|dzadagad
22	Saynshand		fcj	dalai sain shanda|darai sain shanda|sain shanda|sayn shenda
3c	Bulgan	067	ddw	bulagan|bulagan khan|bulagan somon|bulagan suma|bulagan sumu|bulgan han
97	Bayanhongor	069	hxe	bayan hangor|bayan hongor suma|bayan hongoru|bayan honhor sumu|bayan khongor somon|bayan khonkhor sume
2a	Baruun-Urt	051	c71	baruun urta|burunurt
3cdhn	Зуунмод		dlq	zuunmod
MO
131ay	Macau		b5jk	aomen|au mun|aumwnz|cidade de macau|cidade do santo nome de deus de macau|macaum|makaa|makee|o muong|μακαου|аоминь|аумын|макаа|макао|מקאו|ماكاو|ماکايو|مکاو|ياۋمېن|މަކާއޫ|मकाउ|मकाओ|মাকাউ|ਮਕਾਉ|મકાઉ|மக்காவு|మకావు|ಮಕಾವು|മകൗ|เขตบริหารพิเศษมาเก๊า|မကာအို|მაკაო|マカオ|澳門|澳门|마카오
MP
4nspi	Saipan		117g
MQ
24ikb	Saint-Joseph		d3i
b	Sainte-Marie		fq4	sent mari
6o	Petite Rivière Salée		bow	quartier petite riviere salee
6u	Le Robert		idi
g	Le Lamentin		u9p
1	Le François		f6q
h	La Trinité		bls
6d	Fort-de-France		1xfv	for de fransas|fort de frans
32	Ducos		df6
MR
1eyga	Nouakchott		e6c8	naevakjut|nawakszut|nouakchat|nuaksjott|nuaksotas|νουαξοτ|нуакшот|նուակշոտ|נואקשוט|نواكشوط|نواکشوت|ኑዋክሾት|ヌアクショット|努瓦克肖特|누악쇼트
7	Nouâdhibou	08	1jtd	nuadibu
MS
24out	Plymouth		0
271yr	Brades		rs
MT
1ix22	Żabbar		bli	haz zabbar
13	Valletta	60	58q	baleta|la valeto|la valette
90	Qormi		e2e	hal qormi
23	Mosta		dq5	masta
dj	Birkirkara		gq4	birchircara|bkara|casal birchircara
MU
k0mx	Vacoas	PW	2cvk	vacoa
e	Triolet	PA	hyd
21	Saint Pierre	MO	cny	saint pierre village
2r	Quatre Bornes	PW	1qgx
n	Port Louis	PU	3bru	por loui|port louis town|port lui|port luis mauricijus|port luisas
4o	Mahébourg	GP	d5e
4m	Goodlands	RR	g4u
2a	Curepipe	PW	1syw
1p	Centre de Flacq	FL	dny	center of flacq|flacq
3b	Bel Air	FL	dmv
3orf	Le Hochet	PA	bq5
MV
rh7v	Male	MLE	280d	maale
MW
51vn	Karonga	N	qe7
eqjg	Zomba	S	1qg4
l4	Salima	C	n6s
1b	Rumphi	N	fzr	rumpi|rumpi boma
d2	Nsanje	S	gsu
3p	Nkhotakota	C	j6p	kota kota
m1	Mzimba	N	ewc
83	Mulanje	S	cpv	mlanje|mlanje boma
qm	Mchinji	C	e4h	chimji
dv	Mangochi	S	v1o
gc	Liwonde		hc5	old liwonde boma
3p	Lilongwe	C	dv1a	lilonnkoue|λιλονγκουε|лилонгве|լիլոնգվե|לילונגווה|ሊሎንግዌ|リロングウェ|利隆圭|릴롱궤
fr	Kasungu	C	wu3
15f	Dedza	C	c1k
1c2	Blantyre	S	cjal	blantairas|blantajr|kapeni|блантаир|ブランタイヤ
32	Balaka	S	el2	balakas|palaka
MX
22nnh	San Fernando	TAM	mib
nqp	Zumpango de Ocampo	MEX	10np	zumpango
1	Zumpango del Río	GRO	gbb	xumpango|zumpango
4n	Zacualtipán	HID	d6q
e	Zacatlán	PUE	ogr	zacatlan de las manzanas
f	Zacatepec	MOR	gm5
4e	Yautepec	MOR	vxm
25	Xoxocotla	MOR	f9q
b	Xonacatlán	MEX	f6v	san francisco xonacatlan|xonacaxtlan
s	Xochitepec	MOR	cxs	xochiltepec
d	Xochimilco	DIF	8o2y
1o	Xicotepec de Juárez	PUE	svk	juarez xicotepec
8	Xico	VER	bss	jico
1	Xico	MEX	7u8h
40	Alvaro Obregón	DIF	f56v	obergen villa|obrogen villa|san angel|villa obregon
7	Villahermosa	TAB	7rmp	viljaehrmosa|вильяэрмоса
4	Gustavo A. Madero	DIF	pknd	guadalupe|guadalupe hidalgo|villa de guadalupe|villa de guadalupe hidalgo|villa gustavo a madero|villa madero
9	Villa Cuauhtémoc	MEX	e4f	cuauhtemoc|villa cuautemoc
2s	Veracruz	VER	c6ih	heroica veracruz|veracruz llave|веракрус
2	Venustiano Carranza	CHP	bmq
2b	Valle Hermoso	TAM	10wn
8	Valladolid	YUC	ulr
1h	Umán	YUC	lyw
20	Tuxtla Gutiérrez	CHP	ab8o	gutierrez|tustla guterres|tuxtla|tuxtla gtz|тустла гутьеррес
a	Tuxpan de Rodríguez Cano	VER	2vp6	tuxpam|tuxpan
v	Tultitlán	MEX	itf	tultitla de mariano escobedo
2	Tultepec	MEX	169m	san pedro de tultepec
i	Tulancingo	HID	26zz	tulancingo de bravo
2	Tula de Allende	HID	lct	tula
6m	Toluca	MEX	auc9	tollohcan|toluca de lerdo|толука
1k	Tlaxcalancingo	PUE	fpn	tlaxcalenzingo|tlazcalancingo
f	Tlaquiltenango	MOR	epc
b	Tlapa de Comonfort	GRO	sg9	tlapa
2	Tlapacoyan	VER	pz7
16	Tlalpan	DIF	d0s9	tlalpam
3	Tlalnepantla	MEX	fcaf	tlalnepantla de baz|tlalnepantla de comonfort|tlalnepantla de galeana|тлалнепантла
w	Tlahuac	DIF	7dii
15	Tizimín	YUC	weh	titzimin
1	Tizayuca	HID	ucb	tizayucan
5	Tixtla de Guerrero	GRO	gay	tikhtla de gerrero|tixtla
4b	Ticul	YUC	nd6
e	Tianguistenco	MEX	fig	san tianguistenco|santiago tianguistenco|tianguistenco de galeana|tianguistengo
b	Tezontepec de Aldama	HID	jon	texontepec|tezontepec|tezontepec aldama
6	Teziutlán	PUE	1in7
j	Texcoco de Mora	MEX	2h0y	texcoco|tezcoco
27	Tequixquiac	MEX	g6n	santiago tequixquiac|tequisquiac
2	Tequisquiapan	QUE	mcj	tequisquiapam
b	Cuautitlán Izcalli	MEX	a6nf	izcalli|san francisco tepoiaco|tepujaco
4	Tepoztlán	MOR	cbf	tepoxtlan
g	Tepotzotlán	MEX	ycl	tepozotlan
1o	Tepeji de Ocampo	HID	pm4	tepeji|tepeji del rio|tepeji del rio de ocampo|tepexi del rio
h	Tepeaca	PUE	j98
2	Tepatlaxco de Hidalgo	PUE	bn0	tepatlaxco|tepetlaxco
10	Teoloyucan	MEX	1bcw
e	Tenosique de Pino Suárez	TAB	p0f	tenosique
11	Tenango de Arista	MEX	g6h	tenango|tenango del valle
d	Tenancingo de Degollado	MEX	qg1	tenancingo
t	Temixco	MOR	1y9f	temisco
i	Temapache	VER	26d2
7	Teloloapan	GRO	ge4
g	Tekax de Álvaro Obregón	YUC	hli	obregon
x	Tehuacán	PUE	56ad
27	Tecamachalco	PUE	k8j
m	Teapa	TAB	kbf
f	Taxco de Alarcón	GRO	1529	tasko de alarkon|taxco
15	Tapachula	CHP	48qx	tapachule
5	Tantoyuca	VER	27y2
2c	Tampico	TAM	6mff	тампико|탐피코
u	Tamazunchale	SLP	gm4
cq	Santo Domingo Tehuantepec	OAX	sul	ciudad santo domingo tehuantepec|santo domingo|tehuantepec
1x	Santiago Tuxtla	VER	c3l	tuxtla
e	Santiago Pinotepa Nacional	OAX	jt1	pinotepa nacional|santiago
1k	Santiago Tulantepec	HID	c21	santiago
6x	Santa María Moyotzingo	PUE	iy3	moyatzingo|moyotzingo
1q	Santa María Ajoloapan	MEX	c9t	ajoloapan|santa maria
68	Santa Cruz Xoxocotlán	OAX	1bpy	santa cruz|xoxocotlan
7	Santa Cruz Tecamac	MEX	brg	santa cruz|tecama|tecamac
62	Santa Ana Chiautempan	TLA	11aa	chiautempan|santa ana
2h	San Salvador el Seco	PUE	bs7	el seco
1	San Salvador Atenco	MEX	cgv	atenco
8f	San Pablo de las Salinas	MEX	3px1	salinas|san pablo|san pablo de salinas
3	San Pablo Autopan	MEX	ngx	autopan|san pablo
2b	San Miguel Zinacantepec	MEX	15u4	san miguel zicantepec|zinacantepec|zinacatepec
1k	San Miguel Coatlinchán	MEX	gl6	coatlinchan|san miguel|san miguel coatlinchoan
32	San Mateo Atenco	MEX	1gxm	atenco|san mateo
k	San Martín Texmelucan de Labastida	PUE	1mkf	san martin|san martin texmelucan|texmelucan
1w	San Luis Teolocholco	TLA	c3u	teolochalco|teolocholco
3z	San Juan Teotihuacán	MEX	he5	san juan|teotihuacan
22	San Juan del Río	QUE	2j6l
v	San Juan Bautista Tuxtepec	OAX	1z2x	san juan bautista|san juan bautista tuxtla|tuxtepec
fr	San Francisco Acuautla	MEX	gwh	acuautla
6p	Sanctórum	PUE	hp4	sanctorium
6	San Cristóbal de Las Casas	CHP	2rj8	ciudad de las casas|ciudad las casas|san cristobal|san cristobal las casas
aa	San Andrés Tuxtla	VER	16z5	tuxtla
4d	Salina Cruz	OAX	1kts
4r	Río Verde	SLP	11p2
10	Río Bravo	TAM	1tyh
3	Río Blanco	VER	uif	tenango de rio blanco
1t	Reynosa	TAM	aori	реиноса
i7	Puerto Escondido	OAX	f1c
1l	Puente de Ixtla	MOR	fy4
u	Puebla de Zaragoza	PUE	y31s	cuetlaxcoapan|heroica puebla de zaragoza|puebla|puebla de los angeles|пуебла|פואבלה|プエブラ
m	Progreso de Obregón	HID	cro	progreso
5	Progreso	YUC	10d0
1o	Poza Rica de Hidalgo	VER	3qny	poza rica
3t	Polanco	DIF	12kw	col polanco|colonia polanco
11	Playa del Carmen	ROO	25gf	quintana roo
3q	Pijijiapan	CHP	bnh	pijijiapam
3c	Peto	YUC	dl3
w	Perote	VER	p4f
7w	Paraíso	TAB	idy
a	Papantla de Olarte	VER	1106	papanila|papantla
j	Pánuco	VER	r90
4x	Palmarito Tochapán	PUE	c3u	palmarito
1a	Palenque	CHP	sal	palenke|palenque temp|ruinas de palenque
1a	Pachuca de Soto	HID	6ul9	pachuca
m	Ozumba de Alzate	MEX	fdl	ozumba
j	Oxkutzcab	YUC	glg
1k	Orizaba	VER	2lms
10	Ometepec	GRO	dqh
2t	Ocozocuautla	CHP	odo	ocozocoautla de espinosa
1	Ocoyoacac	MEX	j0n
13	Ocosingo	CHP	m5t
n	Oaxaca de Juárez	OAX	5mli	oakhaka de khuares|oaxaca|oaxaca by|santa maria
18	Nuevo Laredo	TAM	7hpq	нуэво ларедо
41	Nogales	VER	fcv
10	Nicolás Romero	MEX	59c7	villa nicolas romero
1m	Naucalpan de Juárez	MEX	i4x5	naucalpan|naukalpan de khuares|san bartolo naucalpan|наукальпан де хуарес
e	Naranjos	VER	f6x	naranjas
15	Nanchital	VER	k1q
27	Motul de Felipe Carrillo Puerto	YUC	gad	motul de carrillo puerto
2	Motozintla de Mendoza	CHP	eqc	motozintla|san francisco motozintla|villa de motozintla de mendoza
2d	Montemorelos	NLE	t32
1e	Momoxpan	PUE	cv7
1u	Mixquiahuala	HID	hg2
e	Misantla	VER	hxm
8	Miramar	TAM	1g89
y	Minatitlán	VER	38fj
j	Milpa Alta	DIF	2hfb
12	Miahuatlán de Porfirio Díaz	OAX	dls	miahuatlan|san andres miahuatlan
1r	Metepec	MEX	3ph2
1a	Mérida	YUC	fddj	мерида|メリダ|梅里达|梅里達
2t	Matías Romero	OAX	g94
g	Heroica Matamoros	TAM	9brd	matamoros|матаморос
1b	Martínez de La Torre	VER	25g9
25	Mapastepec	CHP	ceq
4q	Magdalena Contreras	DIF	4wn3
v	Macuspana	TAB	ngp
31	Los Reyes Acozac	MEX	h2t	los reyes xoloc|reyes
8	Los Reyes	MEX	5dsw	los reyes la paz|reyes
c8	Linares	NLE	18jn
15	Lerma de Villada	MEX	e01	lerma|zerma de villada
2	Lerdo de Tejada	VER	em5
9t	Las Margaritas	CHP	27sb
4f	Las Choapas	VER	v3k
73	La Poza	VER	cke
c6	La Isla	VER	iy6	isla
k7	Kanasín	YUC	uvv	kanacin
y	Juchitán de Zaragoza	OAX	1g6t	juchitan|khuchitan de saragosa
32	Jojutla de Juárez	MOR	fuj	jojutla
i	Jiutepec	MOR	3kcb	xiutepec
3a	Jalpa de Méndez	TAB	btk	jalpa
e	Xalapa de Enríquez	VER	941o	jalapa|jalapa enriques|xalapa|xalapa enriquez
14	Izúcar de Matamoros	PUE	x4o	izucar|matamoros|matamoros de izucar
h	San Jerónimo Ixtepec	OAX	hv2	ixtepec|san geronimo ixtepec
7	Ixtapan de la Sal	MEX	dm8
1	Ixtapaluca	MEX	7iu1
1	Iztapalapa	DIF	13108	iztaoalaoa
d	Ixtaczoquitlán	VER	i5e
4	Iztacalco	DIF	8gsx	delegacion de ixtacalco
8	Ixmiquilpan	HID	p22	iximiquilpan
2i	Iguala de la Independencia	GRO	2ei2	iguala
14	Hunucmá	YUC	h74
h	Huixtla	CHP	mkp
9	Huitzuco de los Figueroa	GRO	cj2	huitzuco
18	Huimanguillo	TAB	kiy
18	Huejutla de Reyes	HID	tp5	huejutla|uehkhutla de rejes
1	Huejotzingo	PUE	gsj
13	Huauchinango	PUE	12gs
1	Huatusco de Chicuellar	VER	mob	huatusco
u	Huajuapan de León	OAX	10x0	huajuapam|huajuapam de leon|huajuapan
ei	Frontera	TAB	hgd	ponta frontera
1f	Fortín de las Flores	VER	fy4	el fortin
17	Felipe Carrillo Puerto	ROO	htx
4c	Escárcega	CAM	lq7	escarcega de matamoros|francisco escarcega
2c	Emiliano Zapata	MOR	t3w
1	Emiliano Zapata	TAB	ecw	ehmiliano sapata
oc	El Mante	TAM	1ppp
ns	Ecatepec	MEX	12poy	ecatepec de morelos|ecatepec morelos|morelos|san cristobal|san cristobal ecatepec|san cristobal ecatepec de morelos
7m	Cunduacán	TAB	dtc
1p	Cuernavaca	MOR	7d95	cuauhnahuac|kuehrnavaka|куэрнавака
y	Cuautlancingo	PUE	doh	san juan cuautlancingo
1	Cuautla Morelos	MOR	34si	cuautla
4	Cuautitlán	MEX	1tdt	cuautitlan de romero rubio
3	Cuautepec de Hinojosa	HID	crj	cuautepec
1o	Cuajimalpa	DIF	3pyx	cuajimalpa de morelos|guajimalpa
1i	San Miguel de Cozumel	ROO	1l1q	conzumel|cozumel|san miguel cozumel
k	Coyotepec	MEX	rm9
g	Coyoacán	DIF	dgm7	コヨアカン
s	Cosoleacaque	VER	fpv
a	Cosamaloapan de Carpio	VER	m74	cosamaloapan
1r	Córdoba	VER	2vpf	kordova
10	Contla	TLA	iyh	san bernardino contla
2j	Comitán de Domínguez	CHP	1poo	comitan|komitan de dominges
i	Comalcalco	TAB	vmo
3k	Coatzintla	VER	nm7	coazintla
4	Coatzacoalcos	VER	4y0t	puerto mexico
e	Coatepec	VER	11dx
12	Coacalco	MEX	6ptp	coacalco de berriozabal
b	Ciudad Victoria	TAM	5s9v	cd victoria|sjudad viktorija
2	Ciudad Valles	SLP	2chs	cd valles|ciudad de valles|sjudad vales
2	Ciudad Serdán	PUE	h2o
3	Ciudad Sahagún	HID	m3r	ciudad bernardino de sahagun|ciudad fray bernardino sahagun|sahagun
2	Ciudad Nezahualcóyotl	MEX	qesc	cd neza|cd nezahualcoyotl|ciudad neza|nesahualkojotlis|netzahualcoyotl|neza|rancheria netzahualcoyotl
1	Ciudad Miguel Alemán	TAM	fbl	ciudad aleman|miguel aleman
2	Ciudad Mendoza	VER	rfe	camerino z mendoza|sjudad mendosa
2	Ciudad Madero	TAM	44ps	cd madero|sjudad madero|villa de cecilia
2	Ciudad Fernández	SLP	mw7	fernandez|sjudad fernandes
1	Mexico City	DIF	7bi9d	=cdmx|=ciudad de mexico|=df|=mexico df|=mexiko stadt|cidade de mexico|cita du messicu|citta del messico|ciudad de mejico|ciudad mexico|ciutat de mexic|mehiko|meksikas|meksiko|meksiko siti|meksikurbo|meksyk|mexico|mexico by|mexico distrito federal|mexico stad|mexicopolis|mexiko hiria|mexikoborg|pole tou mexikou|valle de mexico|πολη του μεξικου|мексико|мексико сити|мехико|мехіко|מקסיקו סיטי|مدينة مكسيكو|مکزیکو|مکزیکوسیتی|مېكسىكا شەھىرى|मेक्सिको सिटी|เม็กซิโกซิตี|მეხიკო|メキシコシティ|墨西哥城|멕시코 시
2	Ciudad del Carmen	CAM	3118	carmen|cd carmen|cd del carmen|sjudad del karmen
i	Cintalapa de Figueroa	CHP	ptk	cintalapa
3w	Cholula	PUE	390z	cholula de riva dabia|san pedro cholula
35	Chilpancingo de los Bravos	GRO	3jia	chilpancingo|chilpancingo de los bravo|ciudad bravos
g	Chilapa de Alvarez	GRO	i9d	chilapa
m	Chignahuapan	PUE	cga
o	Chiconcuac	MEX	ep3	chiconcuac de juarez|san miguel chiconcuac
5	Chicoloapan de Juárez	MEX	1t5k	chicoloapan|san vicente chicoloapan|san vicente chiloloapan
15	Chichén-Itzá	YUC	dw0
t	Chiautla	MEX	1kv4	san andres chiautla
6	Chiapa de Corzo	CHP	oty	chiapa|chiapa de corza|chiapas
a	Chetumal	ROO	2vpo	ciudad chetumal|payo obispo
4a	Champotón	CAM	j55
n	Chalco de Díaz Covarrubias	MEX	3ijg	chalco
3d	Cerro Azul	VER	f5c
2n	Catemaco	VER	ipt
3w	Carlos A. Carrillo	VER	dvq
i	Cárdenas	SLP	btv
2	Cárdenas	TAB	1tuu
m	Capulhuac	MEX	ftx	capulhuac de mirafuentes
23	Cancún	ROO	bm8r	ciudad cancun|kankunas|канкун|カンクン|坎昆
1n	Campeche	CAM	4ecc
1g	Calpulalpan	TLA	mmg	calpulalpam|calpulapam|kalpulalpane|san antonio calpulapam
29	Cadereyta	NLE	1ggq
at	Berriozábal	CHP	g60	berriozaba
4g	Banderilla	VER	c5p
2b	Azcapotzalco	DIF	945u	atzapotzalco
1c	Axochiapan	MOR	dk0
1b	Atlixco	PUE	1u9v
p	Atlacomulco	MEX	h5z	atlacomulco de fabela
7	Ciudad López Mateos	MEX	b616	atizapan|atizapan de zaragoza|lopez mateos|sjudad lopes mateus|сьюдад лопес матеус
4o	Apizaco	TLA	zuj
n	Apan	HID	kcx	apam
1u	Amozoc de Mota	PUE	189e	amozoc
i	Amecameca de Juárez	MEX	oh2	amecameca
1t	Alvarado	VER	glq	heroica alvarado
5	Altotonga	VER	c6w
k	Altepexi	PUE	csr
g	Altamira	TAM	16ei
1f	Allende	VER	gie
1f	Álamo	VER	hjo
j	Ajalpan	PUE	ioq
3z	Agua Dulce	VER	rvb
3c	Actopan	HID	klt
11	Acayucan	VER	109a
7	Acatzingo de Hidalgo	PUE	h9u	acatzingo
7	Acatlán de Osorio	PUE	ckk	acatlan
m	Acapulco de Juárez	GRO	dz6w	acapulco|акапулко|アカプルコ|阿卡普尔科|아카풀코
o	Acajete	PUE	dxw
4wx0	San Antonio de la Cal	OAX	c3d
ml6	Hidalgo	NLE	bqz
893	Río de Teapa	TAB	kg4
9pl	Huamantla	TLA	zf3	heroica huamantla|huamantla de juarez|uamantla
1w	Zacatelco	TLA	p4r	santa ines zacatelco
n	Tlaxcala	TLA	1tby	tlaskala|tlaxcala de xicohtencatl|tlaxcala de xicotencatl
w	Papalotla	TLA	g0n	san fransico papalotla
6	Vicente Guerrero	TLA	14kv	villa vicente guerrero
z8	Tonalá	CHP	pcn
i	Arriaga	CHP	hlw
843	San Mateo Otzacatipan	MEX	eiv
2	San María Totoltepec	MEX	ehn
46	Benito Juarez	DIF	7lxl
1	Venustiano Carranza	DIF	9l9f
1	Miguel Hidalgo	DIF	7kse
1	Cuauhtémoc	DIF	b69w
5	Huixquilucan	MEX	2oby
4s	Melchor Ocampo	MEX	qm1
2	Huilango	MEX	bzz
8	Santiago Teyahualco	MEX	w7x	santiago atocan
373v	Gabriel Leyva Solano	SIN	l8w
68	Cihuatlán	JAL	cqw
1xm	Guadalupe Victoria	BCN	e2s
4o	Zihuatanejo	GRO	1bb0	ixtapa zihuatanejo
18	Zapotlanejo	JAL	mf3
a	Zapotiltic	JAL	h4n
17	Zapopan	JAL	l5z0
w	Zamora de Hidalgo	MIC	2odw	samora de idalgo|zamora
k	Zacoalco de Torres	JAL	cpg	zacoalco|zacoalco de torre
m	Zacatecas	ZAC	2jhe
2	Zacapú	MIC	12o0	zacapu de mier
9	Yuriria	GUA	gsv	villa yuriria
1	Yurécuaro	MIC	g2p
8u	Villagrán	GUA	imz	viljagran
6	Villa Frontera	COA	1e4w	frontera
a	Villa de García	NLE	ksm	garcia|vilja de garsia
4	Villa de Alvarez	COL	21c8	vilja de alvares
bf	Valle de Santiago	GUA	1apc	ciudad valle de santiago|vale de santjago
g	Valle de Bravo	MEX	ltk
3v	Uruapan del Progreso	MIC	533w	uruapan
h	Uriangato	GUA	12dt	puriangato
1v	Tuxpan	JAL	p1q
be	Torreón	COA	b8de	торреон|トレオン
37	Tonalá	JAL	8lt1	тонала
2k	Tlaquepaque	JAL	akwe	san pedro tlaquepaque
6	Tlajomulco de Zúñiga	JAL	d4x	tlajomulco
3y	Tijuana	BCN	ti2x	tihuana|zaragoza|тихуана|тіхуана|ティフアナ|티후아나
52	Tesistán	JAL	mkl
2m	Tequila	JAL	jib	santiago de tequila|tekila
1k	Tepic	NAY	60i8	nayarit
17	Tepatitlán de Morelos	JAL	1sku	tepatitlan
n	Tepalcatepec	MIC	bsh
r	Teocaltiche	JAL	hh2
2f	Tejupilco de Hidalgo	MEX	jbg	teiupilco
2k	Tecomán	COL	1pej	tekomane
1h	Tecate	BCN	18zg
7r	Tangancícuaro de Arista	MIC	bpq	tangacicuaro|tangancicuaro
m	Tamazula de Gordiano	JAL	e71
1d	Tala	JAL	nvi
25	Tacámbaro de Codallos	MIC	g8z	tacambaro|tacambaro de collados
5e	Sombrerete	ZAC	eid
p	Soledad Díez Gutiérrez	SLP	45p2	diaz gutierrez|diez gutierrez|soledad de diez gutierrez|soledad diaz gutierrez
42	Silao	GUA	1eaz
4e	Sayula	JAL	jj4
bo	Santiago Ixcuintla	NAY	e65	santiago
z	Santiago	NLE	rr4	santjago|villa de santiago
45	Santa Rosa de Jáuregui	QUE	d6r	santa rosa|santa rosa jauregui
bl	Santa Isabel	BCN	gbk
9m	Santa Catarina	NLE	5gco
5s	San Sebastián el Grande	JAL	bxl
9e	San Pedro	COA	vrh
34	San Nicolás de los Garza	NLE	avu0	san nicolas de los garsas
2a	San Miguel el Alto	JAL	h4s	san miguel
4	San Miguel de Papasquiaro	DUR	hjy	papasquiaro|san miguel papasquiaro|santiago papasquiaro
h	San Miguel de Allende	GUA	1f5z	san miguel allende
78	San Luis Río Colorado	SON	2zg6	san luis
2	San Luis Potosí	SLP	eix4	san luis
e	San Luis de la Paz	GUA	261o
1	San Luis de la Paz	GRO	10ih
2h	Cabo San Lucas	BCS	wvd	san lucas
4b	San Juan de los Lagos	JAL	z8n
67	San José Iturbide	GUA	cvy	iturbide|san jose de iturbide
2c	San José del Cabo	BCS	11fq	san khose del kabo
mk	San Francisco del Rincón	GUA	1fnp
6o	San Felipe	BCN	bve
m	San Felipe	GUA	k48
72	San Buenaventura	COA	eiu
el	San Agustín	JAL	bnn
p	Salvatierra	GUA	pfw	ciudad salvatierra
10	Saltillo	COA	dbcy	салтилло
3k	Salamanca	GUA	2yye	ciudad salamanca
18	Sahuayo de José María Morelos	MIC	195d	sahuayo|sahuayo de diaz|sahuayo de morelos|sahuayo de porfirio diaz
1x	Sabinas Hidalgo	NLE	oq7
6	Sabinas	COA	11yn
1n	Rosarito	BCN	1exw	ejido mazatlan el rosarito|rosario|rosarito beach baja
1y	Romita	GUA	exj
3o	Río Grande	ZAC	n0x
1l	Rincón de Romos	AGU	j1n
1ug	Ramos Arizpe	COA	tiq	arizpe
3d	Querétaro	QUE	d421	ciudad queretaro|keretaro|керетаро
1j	Puruándiro	MIC	lvi	ciudad puruandiro|puruandiro de calderon
31	Puerto Vallarta	JAL	40e6	las penas|pto vallarta|puehrto valjarta
j	Puerto Peñasco	SON	q4z	punta penasca|punta penasco
zc	Piedras Negras	COA	2zqb
67	Petatlán	GRO	g8e	petlatlan|potatlan
40	Pénjamo	GUA	put	panjamo
5d	Pátzcuaro	MIC	11tk
4c	Parras de la Fuente	COA	ovx	parras
3e	Paracho de Verduzco	MIC	cbh	paracho
c4	Palau	COA	d1k	palahu
g0	Ojinaga	CHH	h2o	villa de ojinaga
k	Ocotlán	JAL	1qwn
37	Nuevo México	JAL	lpj	nuehvo meksiko
c	Nuevo Casas Grandes	CHH	13mk	nueva casa grande|nueva casas grandes
1f	Nueva Rosita	COA	s9u	nuehva rosita|rosita
7	Nueva Italia de Ruiz	MIC	o8w	nueva italia|villa de nueva italia de ruiz
6m	Nochistlán	ZAC	c1p
2x	Navolato	SIN	lyh
x	Nava	COA	edr
85	Moroleón	GUA	uwv
1n	Morelia	MIC	cpel	морелия|莫雷利亚
1r	Monterrey	NLE	o2ey	monterejo|monterejus|monterrey city|monterrey i nuevo leon|tlahtoantepec|горад мантэрэи|монтереи|מונטריי|مونترری نويوو ليون|مونتيري المكسيك|มอนเตร์เรย์|མཱོན ཊི རེ|მონტერეი|モンテレイ|蒙特雷|몬테레이
1m	Monclova	COA	471w
f6	Mexicali	BCN	csq3	mekhikali|мехикали
4l	Meoqui	CHH	gcb
11	Melchor Múzquiz	COA	pb3	mozquiz|muzguiz
1f	Mazatlán	SIN	7lp9	ciudad mazatlan|sinaloa|масатлан|マサトラン
1t	Matehuala	SLP	1g91	mateuala
13	Matamoros	COA	289k	matamoros de la laguna
4p	Marfil	GUA	brd
v	Maravatío	MIC	ngs
11	Manzanillo	COL	2dfz
22	Maneadero	BCN	ds5
4c	Magdalena de Kino	SON	i0v	magdalena
1r	Madera	CHH	cev
7c	Los Reyes	MIC	svz
77	Los Mochis	SIN	4ll5
mk	Loreto	ZAC	f9f
a4	León	GUA	nw1u	ciudad de leon|leon de los aldama|leon guanajuato|レオン
im	Las Pintas de Arriba	JAL	cqf
15k	La Piedad Cavadas	MIC	1i72	la piedad|la piedad cabadas|la piedad de cabadas|municipio la piedad
27	La Paz	BCS	3obh	la pas
4c	La Orilla	MIC	che
wg	Lagos de Moreno	JAL	1tc5
106	La Barca	JAL	qkx
3s	Juventino Rosas	GUA	th2
6u	Jocotepec	JAL	cp7
f	Jiquilpan de Juárez	MIC	jro	jilquilpan|jiquilpan
f	Jiménez	CHH	nym
2e	Jerez de García Salinas	ZAC	t6z	ciudad garcia salinas|kheres de garsija salinas
1w	Jaral del Progreso	GUA	dp0	jaral|pueblo jaral del progreso
y	Jamay	JAL	cl2
r	Jalostotitlán	JAL	haf	jalostotilan|khalostotitlan
36	Ixtlán del Río	NAY	gpa	dei rio ixtlan|ixtlan
q	Ixtapa	JAL	efx
11	Irapuato	GUA	7a02	iraputa|ирапуато
69	Huetamo de Núñez	MIC	gwb	huetamo|huetamo de munez
2k	Huatabampo	SON	nh6	uatabampo
64	Hidalgo del Parral	CHH	26iw	paral|parral
i	Heroica Zitácuaro	MIC	1ox2	zitacuaro
1	Heroica Nogales	SON	3zfe	los nogales|nogales
1	Heroica Caborca	SON	14tc	caborca
b	Hermosillo	SON	crqb	ehrmosilo|эрмосильо|エルモシージョ
6t	Guaymas	SON	27tl	heroica guaymas
24	Guasave	SIN	1gtd	guasava
1f	Guanajuato	GUA	1ogs	ciudad guanajuato|guanakhuato
r	Guamúchil	SIN	19qk
5f	Guadalupe	NLE	fjcp	ciudad guadalupe|villa de guadalupe|villa guadalupe|гвадалупе
h	Guadalupe	ZAC	20ll
u	Guadalajara	JAL	z5vx	atemaxac|guadalajara i jalisco|guadalakhara|gvadalachara|gvadalaharo|gvadalakharae|гвадалахарæ|горад гвадалахара|гуадалахара|גוודלחרה|غوادالاخارا|گوادالاخارا خالیسکو|กวาดาลาฮารา|გვადალახარა|グアダラハラ|瓜达拉哈拉|과달라하라
6k	Gómez Palacio	DUR	4wdd
2h	General Juan José Ríos	SIN	kcs	colonia juan jose rios
3	General Escobedo	NLE	6lta	ciudad general escobedo|gral escobedo
1y	Garza García	NLE	2st2
6a	Fresnillo de González Echeverría	ZAC	29e8	fresnillo
cr	Escuinapa de Hidalgo	SIN	lso	escuinapa
28	Ensenada	BCN	5hyt	enseada
29	Encarnación de Díaz	JAL	gv9	ehnkarnason de dias|encarnacion
n	Empalme	SON	ts7
o6	El Salto	DUR	exv	ehl salto
8	El Salto	JAL	hee
h7	El Pueblito	QUE	10f5
12q	El Grullo	JAL	g87
1ku	Durango	DUR	9sqc	durango city|victoria de durango|дуранго|두랑고
c1	Culiacán	SIN	chfp	кулиакан|クリアカン
6e	Cuauhtémoc	CHH	1y37	ciudad cuauhtemoc|cuahtemoc
7z	Costa Rica	SIN	gpq	villa de costa rica
s	Cortazar	GUA	17hk	villa cortazar
a4	Compostela	NAY	cgy
9	Comonfort	GUA	h7g	chamacuero de comonfort|villa comonfort
bq	Colima	COL	2q6b
58	Ciudad Obregón	SON	5j76	cajeme|cd obregon|obregon|sjudad obregon
2	Ciudad Lerdo	DUR	1d0q	lerdo
2	Ciudad Juárez	CHH	wexu	chuaresas|el paso del norte|juarez|lungsod juarez|siudad chuaresas|sjudad khuares|сьюдад хуарес|シウダー フアレス
4	Ciudad Hidalgo	MIC	16fl	hidalgo|sjudad idalgo|villa hidalgo
2	Ciudad Guzmán	JAL	25xu	cd guzman|sjudad gusman
6	Ciudad Delicias	CHH	27g9	delicias|delisjas
3	Ciudad Constitución	BCS	usr	constitucion|villa constitucion
1	Ciudad Camargo	CHH	t4f	camargo
2	Ciudad Anáhuac	NLE	d99	anahuac
1	Ciudad Altamirano	GRO	ixh	sjudad altamirano
1	Ciudad Acuña	COA	33ml	acuna|las vacas|villa acuna
gy	Chihuahua	CHH	f6i3	chiuaua|ciuaua|чиуауа|チワワ
5z	Chapala	JAL	foj
8y	Celaya	GUA	6k19
43	Castaños	COA	g21
iu	Cananea	SON	psp
6m	Campo Gobierno	SIN	g6x
44	Calvillo	AGU	f67
1a	Calera Víctor Rosales	ZAC	jze	calera|victor rosales
1ep	Autlán de Navarro	JAL	wiz	autlan
r	Atoyac de Alvarez	GRO	ftv	atoyac
8	Atotonilco el Alto	JAL	kua	atotonilco
6j	Armería	COL	d2x
2l	Arcelia	GRO	d2k
s	Arandas	JAL	xfy
16	Apodaca	NLE	7jnk	аподака
a	Apatzingán de la Constitución	MIC	23xy	apatzingan
3	Apaseo el Grande	GUA	hgs	apaseo|apaseo ehl grande|villa apaseo
1	Apaseo el Alto	GUA	jqh	apaseo|apaseo ehl alto
4y	Ameca	JAL	rob
4z	Allende	COA	f5g
1	Allende	NLE	hg1
d3	Aguascalientes	AGU	e3ur	агуаскальентес
r	Agua Prieta	SON	1gta
fj	Acaponeta	NAY	ebo
8	Acámbaro	GUA	17ev
16	Abasolo	GUA	jx9	cuitzeo de abasolo|villa abasolo
2i8	Dolores Hidalgo	GUA	16jm
2a6	Las Guacamayas	MIC	ufr
7	Lázaro Cárdenas	MIC	1std	ciudad lazaro cardenas
1xraa	Colonia del Valle	DIF	5cwg	col del valle|del valle
3	Colonia Lindavista	MEX	255s	col lindavista|lindavista
7	Colonia Nativitas	DIF	1aao	col nativitas|nativitas
MY
q77g	Kuah	02	nb8	kuan
axoe	Jerantut	06	pxi
1p	Raub	06	uvs
o	Batu Pahat	01	3cjw	bandar penggaram|distrik batu pahat
b	Parit Raja	01	dgh
8	Pekan Nenas	01	hz0	pekan nanas
5	Pontian Kechil	01	1384	pontian|pontian kecil
a	Kampung Pasir Gudang Baru	01	34dj	kampung pasir gudang
h	Kota Tinggi	01	14p3	kota tuiggi
3	Taman Senai	01	1kgo	senai
1	Kulai	01	1d76	kuli
3	Sekudai	01	3f91	kampong skudai|kangkar skudai|scudai
7	Johor Bahru	01	h77d	baru|bharu|jahore bahru|johor|johore|johore baru|джохор бахру|جوهور باهرو|ジョホールバル|新山
1n	Kluang	01	3n1g	keluang
3	Yong Peng	01	kxu
c	Mersing	01	gzb
k	Segamat	01	1hvc
b	Tangkak	01	r39	tangkah
c	Muar	01	2qop	bandar maharani
2	Bakri	01	nd4	bukit bakri
6	Labis	01	gwi
e	Kuala Selangor	10	174f	selangor
1	Batang Berjuntai		ffl	betang berjuntai
1	Batu Arang		hf7	arang
a	Shah Alam	10	abna	шах алам
2	Klang	10	iuwr	kelang
14	Cukai	11	1rll	chukai
26	Kuala Lipis	06	bx4
96	Papar	12	evi
27	Kota Kinabalu	12	9svi	jesselton|kinabalu|кота кинабалу|کوتا کینابالو|コタキナバル|亞庇
6	Donggongon	12	1j8h
2	Putatan	12	1og4	kampong putatan|putatan station
9	Kinarut	12	c4k	kinarut station
1h	Ranau	12	evy
5f	Semporna	12	1cc1	semporna settlement|simporan
2d	Victoria	15	1ktx	victoria town
2k	Beaufort	12	c8f
27	Lahad Datu	12	29hy	lahad datu town
2r	Sandakan	12	8eow	elopura|sandakan town|сандакан|サンダカン|山打根
1a	Keningau	12	1nwy	kaningow|kengingan
2t	Tawau	12	6kgu
36	Paka	11	g8k	kampong paka|packa|pak
3	Kertih	11	itt
25	Kulim	02	3nux
g	Bagan Serai	08	fss
u	Bedong	02	10pt
3t	Simpang Empat	08	18r8	simpang ampat
a	Taiping	08	4nxr	bandar taiping|tajpin
d	Kuala Kangsar	08	ucj	kangsar|kuala kangsa
z	Ipoh	08	efja	ipo|ипо|イポー|怡保
h	Gua Musang	03	f83
1i	Kuala Terengganu	11	63yh	bandar kuala terengganu|kuala trengganu|trengganu
a	Marang	11	giq	kuala marang
n	Tampin	05	lse
7	Alor Gajah	04	fk3	alor gajeh
8	Kampung Ayer Keroh	04	t3o	ayer keroh
4	Sungai Udang	04	k3g
2	Melaka	04	3ven	malaca|malacca town
m	Banting		1m7y
c	Jenjarum	10	j6h
5	Semenyih	10	1q66
c	Seremban	05	7zqt	серембан
5	Port Dickson	05	1wtq
o	Bahau	05	o4p
2	Kuala Pilah	05	f1y	kuala lipis
3m	Pekan	06	ok2
1b	Mentekab	06	wjf	mentakab
4	Temerluh	06	1a8c
1i	Butterworth	07	2b0n
1	Perai	07	1edx	prai
2	Bukit Mertajam	07	4ju1
7	Nibong Tebal	07	ux4	nibong tepal
3	Parit Buntar	08	l2p
4	Tasek Glugor	07	2wru	tasek gelugor
d	George Town	07	6fhc	dzhordzhtaun|georgetown|penang|pinang george town|джорджтаун|ジョージタウン|喬治市
16	Serendah	10	lz8
2	Rawang	10	2kxr
8	Petaling Jaya	10	b5ru	petaling dzhaja|петалинг джая|پتالینگ جایا
3	Kuala Lumpur	14	v5w7	=kl|kualalumpura|kvala lumpuras|κουαλα λουμπουρ|куала лумпур|קואלה לומפור|كۇيالا لۇمپۇر|कुआलालम्पुर|कुआलालामपुर|กัวลาลัมเปอร์|კუალა ლუმპური|ኩዋላ ሉምፑር|クアラルンプール|吉隆坡|쿠알라룸푸르
y	Sabak Bernam	10	db7	sabah|sabak|sobak bernam
4	Sungai Besar	10	ksb	kampong sungei besar
s	Kuantan	06	7ul1	kuala kuantan|куантан
15	Batu Gajah	08	zmv	batu gaah
6	Kampar	08	epc
8	Tapah Road	08	lhz
5	Bidur	08	n5s
4j	Lumut	08	ujv
9	Teluk Intan	08	1cvt	teluk anson
q	Gurun	02	cbg	kampung gurun
d	Sungai Petani	02	4wkr	sungai patani
8	Kepala Batas	07	d7v	kapala batas
1b	Tanah Merah	03	mgs	tanah merak
29	Kuching	13	c84n	kucingas|кучинг|クチン|古晉
4l	Simanggang	13	kzr
12	Sarikei	13	mld
1t	Sibu	13	48yn	fort brooke|siboe
ag	Kangar	09	1da5
o	Jitra	02	1czl
3	Kuala Kedah	02	eu7
4	Alor Setar	02	4nq0	alor star|alostar|saiburu|thai
1r	Pasir Mas	03	eo9
4	Kota Bharu	03	5zis	khota baharu|khota bahru|kota baharu|kota bahru
2a	Kudat	12	ozt
k7	Kapit	13	c63	kapit fort
8d	Bintulu	13	38zl
6c	Limbang	13	k7r
9c	Miri	13	4w38
6s	Ulu Tiram	01	1m52	ulu tiram village
2ig	Tanjung Tokong	07	ikn
c	Tanjung Sepat	10	h8k	kampong tanjong sepat
6wa	Permatang Kuching	07	kzb
2a	Peringat	03	hyw
aw	Ladang Seri Kundang	10	hzf	pengkalan kundang
zm	Pantai Remis	08	cl9	kampong pantai remis
5ku	Kuang	10	gch
1cs	Klebang Besar	04	ttf	kelebang besar
1oa	Kampung Tanjung Karang	10	cnd	tanjong karang
ks	Kampung Sungai Ara	07	30oh	sungei ara
4e	Kampung Simpang Renggam	01	diw
1hn	Kampong Pangkal Kalong	03	usg
lg	Kampong Masjid Tanah	04	mip
19n	Kampong Kadok	03	eu9
qc	Kampong Dungun		199u	kampong dungan
kj	Kampung Bukit Baharu	04	16y0	kampong bukit baru
io	Kampung Baru Subang	10	hv6r
7c	Kampung Baharu Nilai	05	sc0	kampong bahru nilai|kampong nilai
h	Kampong Baharu Balakong		1hh2
51	Kampung Ayer Molek	04	byh
591	Bukit Rambai	04	df3
15o	Bentong Town	06	11z1
uk	Batu Berendam	04	jb8
2xdl6	Putrajaya	16	12kw
cz5n	Bandar Labuan	12	168w
MZ
lyjs	Xai-Xai	G	2q9y	chai chai|joa belo|joao belo|sai sai|shai shai|vila joao belo
40	Dondo	S	1ooo	vila do dondo
5	Macia	G	hv8	vila de macia
10h	Tete	T	2rs4	vila de santiago maior
1v8	Quelimane	Q	41t0	kelimane
dg	Pemba	P	2bwh	porto amelia
3fa	Nampula	N	8bse	нампула
1ad	Cidade de Nacala	N	4tgb	fernao veloso|gorod de nakala|maaia|maiaia|nacala
1mc	Montepuez	P	1jrr	montepveze|vila de montepuez
6t	Mocímboa		lj9
k	Ilha de Moçambique	N	15wr	mocambique|mozambique
1nm	Maxixe	I	2kho
8u	Matola	L	bnoj	cidade da matola|vila salazar|матола
m6	Maputo	MPM	pjgd	can pfumo|kapfumo|lourenco marques|mabutu|μαπουτο|мапуту|מפוטו|ماپوتو|ማፑቶ|マプト|马普托|마푸투
7y	Manjacaze	G	jph	vila de manjacaze
2a3	Lichinga	A	2cr3	vila cabral
xx	Inhambane	I	1l0c	injambane
1yq	Cuamba	A	1kj8	guamba|mucuamba
jk	Chokwé	G	1d5b
ox	Chimoio	B	5i94	vila pery
go	Chibuto	G	19nh	vila do chibuto
1xs	Beira	S	bdf0	bejra|беира|ベイラ|贝拉
fv	António Enes	N	1lkw	antonio engs|vila de antonio enes
r63	Mutuáli	N	njv
NA
isu2	Katima Mulilo	CA	jb7
1h1ou	Windhoek	KH	5qw4	gouintchouk|vindhuk|vindhukas
jo	Swakopmund	ER	jbr
ez	Rundu		18vw	runtu
4d	Rehoboth	HA	ght
7j	Otjiwarongo		gdk	otivarongo
5u	Oshakati	ON	pxu
od	Okahandja	OD	g3z	okahanja
li	Lüderitz	KA	boh	ljuderic|luederitz
gg	Keetmanshoop	KA	c1k
nm	Grootfontein	OD	ilf
3p	Gobabis	OH	cld
1uf	Walvis Bay	ER	1462	walvisbaai
NC
19uv5	Nouméa		1zt0	noumeo
f5	Mont-Dore		j1k
10w	Dumbéa		exe
NE
1g8ys	Birni N Konni	5	1147	birni koni|birni nkenni|birnin koni|konni
1u	Zinder	7	43pc
og	Tillabéri	6	ev2
2o	Tibiri	4	fg3
1d	Tessaoua	4	rlr
w	Téra	6	g9z
8c	Tanout	7	bqc
65	Tahoua	5	1q21
ut	Niamey	8	glej	niamejus|νιαμει|ниамеи|նիամեյ|ניאמי|نيامي|ኒያሜ|ニアメ|尼亞美|니아메
a	Nguigmi	2	dt5	ngigmi
bu	Mirya	7	fzo
7l	Mayahi	4	h47	mayaki
n	Matamey	7	czw
22	Maradi	4	3i5b
5b	Magaria	7	ezf
1c	Madaoua	5	j50
1da	Illéla	5	cva	illeta
wx	Gaya	3	pi3
rr	Dosso	3	12dy
1t	Dogondoutchi	3	oif	dogonduchi
47	Diffa	2	lkc	difa
fn	Dakoro	4	f9y
vx	Ayorou	6	kaa	agorou
ei	Alaghsas	1	1wc1	alarsas
NF
1aboi	Kingston		og
NG
1do8c	Zuru	KE	is2
l	Zungeru	NI	iv3
5g	Zaria	KD	kwfl	заря
7r	Yola	AD	222u	jola
27	Yenagoa	BY	irz
m6	Wukari		1zph
c	Wudil	KN	hsq
5k	Warri	DE	bhlj	varri|варри
3g	Wamba		kxt
bf	Uromi		2bsw
p8	Umuahia	AB	5o7q	umuahia ibeku
71	Ughelli	DE	1ppu
2	Ugep	CR	4aj8
2h	Uga	AN	1dir
33	Ubiaja	ED	gt2
y8	Tegina	NI	ijp
6g	Tambawel	SO	g5g	tambawal|tambuwal
y	Talata Mafara	ZA	u4l
n	Takum		j5i
6q	Suleja	NI	3h3r	abudzha|abuja
39	Sokoto	SO	c32t	сокото
1a	Soba	KD	c4j
c1	Saki	OY	3tv9	shaki
l	Shagamu	OG	4ljy
7c	Sapele	DE	3gra
n1	Rijau	NI	cth
1z	Rano	KN	dv8
5c	Potiskum	YO	1ucy	putuskum
7	Port Harcourt	RI	ombd	port harkortas|порт харкурт|بورت هاركورت|ポートハーコート
2b	Pindiga	GO	2a1e
2v	Pategi		ltp
2s	Pankshin		obg
2t	Ozubulu	AN	1kyc
13	Oyo	OY	fryg	oio|ojo|оио
1d	Oyan		1kt2
1t	Owo	ON	5xem	ovo
g	Owerri	IM	4lxa	overri
2z	Otukpa	BE	gqe
88	Orita Eruwa		1isz
7v	Onitsha	AN	c0x6	onicha
4b	Ondo		5ib1
3n	Olupona		21ay	olupono
e5	Okuta		kil
2g	Okrika	RI	2utz
6s	Okigwi	IM	2h4b
28	Oke Mesi		1pe3
7j	Ohafia-Ifigh	AB	1kln
j	Ogwashi-Uku	DE	k61
8	Oguta	IM	gp3
3l	Ogoja	CR	swq
4x	Ogaminan	KO	1t3p
1g	Offa		2fty
5v	Ode	ON	1m87	oda
1p	Obudu	CR	f6c
y	Obonoma	RI	1gx4	abonnema
c0	Numan		1nw1
1v	Nsukka	EN	2dnt
29	Nnewi	AN	45oj	newi|nnjuvi
p	Nkwerre	IM	1cl9
l	Nkpor	AN	281h	mkpor
3x	Nguru	YO	2dnq
dv	Nassarawa	NA	nvp
33	Nafada	GO	hoo
77	Mubi	AD	4u5l
2r	Moriki	ZA	m67
q	Mongonu	BO	fnt
z	Mokwa		gaw
1b	Modakeke		2k89
20	Minna	NI	698h
h7	Marte	BO	c4b	marte kuna
7y	Malumfashi	KT	1ik5
3r	Makurdi	BE	69t1	makurdu
8j	Maiduguri	BO	nudd	маидугури|مايدوغوري
29	Magumeri	BO	exv
bf	Lokoja	KO	1aqr	zokoja
3w	Lere	KD	1zze	lera|leri
4q	Lapai		coq
30	Lalupon		1qlm
2u	Lagos	LA	5cwg0	eko|lacupolis|lagosa|lagosas|lagoso|logos|лагос|לאגוס|لاغوس|لاگوس|लागोस|ลากอส|ラゴス|拉哥斯|라고스
19	Lafiagi		27az
b	Lafia	NA	2q6c	lafia beriberi
9w	Kwale	DE	flu	kwale station
g4	Kumo	GO	rk0
13	Kumagunnam	YO	crx	kumaganum
21	Kukawa	BO	cel
cd	Kontagora	NI	2476
8v	Kishi		3bzq
91	Keffi	NA	1uaf
2w	Kaura Namoda	ZA	1hst
19	Katsina Ala		sc2
1	Katsina	KT	99g5	катсина
5x	Kari	BA	eik
59	Kano	KN	25pw4	cano|kanas|kanoriket|кано|كانو|カノ
3l	Kamba	KE	jq8	kambo
7b	Kaiama	KW	gw9	kaima
i	Kagoro		1nf4
2r	Kafachan	KD	1pcy	kafanchan|kafanchan junction|kajanchan
e	Kaduna	KD	xwra	кадуна|كادونا
1z	Kachia		nu5
19	Kabba	KO	12h9
32	Jos	PL	hi9k	иос
2v	Jimeta		5bh0
51	Jega	KE	1kpj
e	Jebba		gkw	djebba
9e	Jalingo	TA	2iv1
8s	Iwo		5d8r	ivo
28	Itu	AK	s1y
4j	Isieke	EB	1xfq
1n	Ise-Ekiti	EK	42nj	ise
s	Isanlu Itedoijowa		bn3
39	Ipoti	EK	1rcx
r	Iperu	OG	can
33	Inisa		3io1
45	Ilorin	KW	hg8g
k	Ilobu		2j49
l	Illela	SO	dh1
o	Ilesa	OS	5yfk
1j	Ilaro	OG	109j
6	Ila Orangun		3u9k	ila
9h	Ikot-Ekpene	AK	5gly	ikot expene
3s	Ikom	CR	1p1b
r	Ikirun		2vkw
4	Ikire		4rf4
e	Ikerre	EK	27im	ikare|ikere ekiti
2q	Ijero-Ekiti	EK	3lcg	ijero
f	Ijebu-Ode	OG	4hef
1	Ijebu Ijesha		13wy
2	Ijebu-Igbo	OG	2cb1
2m	Ihiala	AN	1s8x
3p	Igede-Ekiti	EK	1vci	igbede|igede
a	Igbo-Ukwu	AN	1m1k	igbo
k	Igbor	BE	dmq
9	Igbo Ora		1zjj	igbo awra
16	Igboho		2xj0
1p	Igbeti	OY	j1u
12	Igbara-Odo	EK	1l6x
1u	Ifo	OG	1w40
7m	Idanre	ON	1upw
6	Idah	KO	1h0f
3n	Ibi		hk5
6	Ibeto	NI	c0d
1p	Ibadan	OY	24eus	ibadana|ибадан|ايبادان|イバダン
7p	Hadejia	JI	2dgh
y	Gwoza	BO	bpk
2j	Gwarzo	KN	ckv
u	Gwaram	JI	c72	old gwaram
2y	Gwadabawa	SO	dhq
19	Gusau	ZA	4v1l
45	Gummi	ZA	tw8	gunmi
5	Gumel	JI	wza
9v	Little Gombi	AD	f4w	gombe
5	Gombe	GO	5d3m
mw	Gembu		fc9
j	Geidam	YO	vx3
1p	Gbongan		2zml
69	Gaya	KN	g67
24	Gashua	YO	2p2x
2u	Garko	GO	gb9
5h	Ganye		bpm
6l	Gambaru	BO	1tc0
8a	Funtua	KT	2xkb	puntua
3u	Fiditi	OY	1j51
73	Ezza Ohu	EB	1g0m
5u	Esuk Oron	AK	2eg1
4f	Epe	LA	1td3	epeh
i	Enugu-Ukwu	AN	1h2p	enugu
3	Enugu-Ezike	EN	enh
6	Enugu	EN	erj2	enuga|енугу
k	Emure-Ekiti	EK	1xxx	emure
5x	Elele	RI	fws
3l	Ekpoma	ED	1a02
27	Eket	AK	jq9
1s	Ejigbo		2yr9
12	Eha Amufu	EN	1im3
3d	Egbe		dl8
14	Effon Alaiye		5ziv
2	Effium	EB	1v35
2p	Ebute Ikorodu	LA	6pun	awja ikoradu|ebute egga
43	Dutsen Wai	KD	h0u	dutsan wai
g	Dutse	JI	d7t	dutsi
4t	Dukku	GO	d35	duku
52	Doma		bnd
72	Dikwa	BO	mea
4v	Deba Habe	GO	dmv	deba
1t	Daura	KT	jih
2	Daura	YO	1oed
1k	Darazo	BA	e7j
9m	Damboa	BO	gn7	dumboa
n	Damaturu	YO	5hg7
jo	Calabar	CR	9wbo	калабар
2g	Burutu	DE	cnu
6s	Bukuru		bzo
1i	Buguma	RI	2wh8	bugama
5h	Bonny	RI	d0k	bonny town
3v	Bode Sadu		ctn
18	Biu	BO	21b1
1q	Birnin Kudu	JI	khx
2	Birnin Kebbi	KE	2bgk
2	Sofo-Birnin-Gwari	KD	h9o	birni gwari|birnin gwari
2m	Biliri	GO	cbs
1i	Bida		3og8
22	Benin City	ED	o43m	benim|benin|benin siti|benin stadt|beninas|бенин сити|مدينة بنين
k	Bende	AB	1pfm
r	Beli	TA	dh7
3w	Bauchi	BA	6rxx	yakoba|yakubu|баучи
3e	Baro		kp1	barbo
a2	Bama	BO	2j55
c9	Badagry	LA	kcv
34	Babana	NI	dld
2g	Azare	BA	29jr
4y	Awka	AN	3lfe	akwa
a	Awgu	EN	hvr
31	Auchi	ED	1cjf
ao	Asaba	DE	1km6
4b	Argungu	KE	z68
2q	Araomoko Ekiti	EK	1lh7	aramoko ekiti
t	Apomu		1jag
ax	Anchau	KD	bzm
8a	Amaigbo	AB	2q84
fh	Akwanga		cc1
z	Akure	ON	90j6	akuce
19	Aku	EN	1kwe
g8	Ajaokuta	KO	boo
7i	Agulu	AN	1oz1
6n	Agbor	DE	1g62	afbor|agbor boiiboji
7j	Afikpo	EB	1jga
2y	Ado Odo		bwy	addo|ado
bq	Abuja		cnk0	abudza|abugo|ampouza|αμπουζα|абуджа|абуџа|աբուջա|אבוגה|ابوجا|አቡጃ|アブジャ|阿布贾|아부자
4p	Abeokuta	OG	cpn0	абеокута|阿贝奥库塔
48	Abakaliki	EB	2vh2
1g	Aba	AB	j8k8	аба|阿巴
53nc	Degema Hulk	RI	etz
NI
25i5f	Tipitapa	MN	2q41
5h	Somoto	MD	foc
2	Somotillo	CI	bvd
j	Siuna		ce0
9h	San Rafael del Sur	MN	n0s	san rafael
2g	San Marcos	CA	i0j
aa	Rivas	RI	ndh
h	Río Blanco	MT	d4q
q	Rama		fs8	ciudad rama|ramy
1n	Puerto Cabezas		pyb	puehrto kabesas
86	Ocotal	NS	q6g
b	Nueva Guinea		14u9	colonia nueva guinea
1i	Nandaime	GR	g22
9	Nagarote	LE	k9q	nagorote
56	Matagalpa	MT	2c69
f	Masaya	MS	2se9
2	Masatepe	MS	gjw
12	Managua	MN	kuu7	managvo|manankoua|μαναγκουα|манагва|манагуа|מנגואה|ماناغوا|ماناگوا|มานากัว|ማናጓ|マナグア|馬拿瓜|마나과
7f	León	LE	33iy
al	La Paz Centro	LE	i49	la paz|la paz central
dt	Juigalpa	CO	168b
i	Jinotepe	CA	mrn
3	Jinotega	JI	13ep	khinotega
p	Jalapa	NS	ijp	khalapa
52	Granada	GR	1wzl	granado|grenada
1m	Estelí	ES	22ee	ehsteli
21	El Viejo	CI	15a8	viejo
ga	El Crucero	MN	cph	el cirucero
8t	Diriamba	CA	r0g	diriambo
2r	Corinto	CI	esv
34	Chinandega	CI	2pir	chinandege
9	Chichigalpa	CI	pkh
4a	Camoapa	BO	cul	camaopa
3m	Boaco	BO	meu
6	Bluefields		y8l	blewfield|blufildse
4g66	Ciudad Sandino	MN	1i0t
NL
1msvp	Zwolle	OV	2e9p	swol|zvolle
g	Zwijndrecht	ZH	z9c	zvejndrekhte
37	Zutphen	GE	rx8
b	Zundert	NB	fss	groot zundert|zjundert
6l	Zoetermeer	ZH	2hdx	zeutermaer
2l	Zevenaar	GE	k3z
s	Zeist	UT	1b11
k	Zeewolde	FL	eoe
19	Zandvoort	NH	d0k	landvoort
1o	Zaltbommel	GE	kcv
c	Zaanstad	NH	3039
4	Zaandam	NH	1jbw
24	Wolvega	FR	joc
1i	Woerden	UT	11db	verden
9	Woensdrecht	NB	gf0	vonsdrekht
1v	Wisch	GE	f1k
8	Winterswijk	GE	muv
c	Winschoten	GR	ea2
3v	Wijk bij Duurstede	UT	ia5
v	Wijchen	GE	p85
z	Wierden	OV	hxo
3i	Westervoort	GE	cbs
48	Werkendam	NB	kca
25	Weesp	NH	dqi
7	Weert	LI	11jq	vert|weerd|wieert
28	Wassenaar	ZH	jk9
2p	Wageningen	GE	rc9
8	Waddinxveen	ZH	jju	waddingsveen
r	Waalwijk	NB	z6y
4	Waalre	NB	cux
r	Vught	NB	jbn
3z	Voorst	GE	i9o
4	Voorschoten	ZH	hc4
a	Voorhout	ZH	bop
a	Voorburg	ZH	tbk
j	Volendam	NH	gz4
1g	Vlissingen	ZE	yxl	flessinga|flessingue|vlissienge
1x	Vlagtwedde	GR	dc6	vlachtwedde
6	Vlaardingen	ZH	1kxy	vlaardinge
35	Vianen	UT	fdn
1i	Venray	LI	u4n	venraai
7	Venlo	LI	1zar
w	Velsen-Zuid	NH	1ga6	velsen
4	Velp	GE	dmt
t	Veldhoven	NB	xdk
k	Veghel	NB	jk8	vechel|vegel
d	Veere	ZE	h3x	veera|vere
z	Veenendaal	UT	1b9z
9	Veendam	GR	lq3
25	Valkenswaard	NB	nz3	valkeswaerd
1g	Utrecht	UT	6869	outrechte|traiectum ad rhenum|utrech|utrehta|utrei|utrekht
k	Urk	FL	ddt
15	Uithoorn	NH	kpq
w	Uden	NB	qp5
3k	Tubbergen	OV	fou
2a	Tongelre	NB	f6o
2e	Tilburg	NB	4a0t
u	Tiel	GE	vem
2h	Terneuzen	ZE	lju	neuzen|terneuze|ternezen
2c	Tegelen	LI	fku
7a	Steenwijk	OV	d82
12	Steenbergen	NB	i72
z	Staphorst	OV	c5x
l	Stadskanaal	GR	ffk
20	Spijkenisse	ZH	1lv0
2h	Someren	NB	dx1	zomere
d	Soest	UT	yql
t	Sneek	FR	pbf	snek
2y	Sliedrecht	ZH	iem	shedrecht|slidrekht
y	Sittard	LI	11cg
o	Sint-Oedenrode	NB	d2b
3g	's-Hertogenbosch	NB	2vso	=bois le duc|=den bosch|bolduque|boscoducale|den bos|hertogenbosch|herzogenbusch|oeteldonk|silva ducis|south bosch
d	's-Gravenzande	ZH	et2
9	Den Haag	ZH	a5ys	=hague|=la haya|=la haye|=laia|=south gravenhage|=the hague|a haia|an haig|chage|de haach|dn haog|gaaga|haag|hag|haga|hago|khag|khaga|la haia|lahey|the haag|χαγη|гаага|хаг|хага|האג|لاهاي|لاهه|ჰააგა|ハーグ|海牙|헤이그
5v	Schijndel	NB	hxj
c	Schiedam	ZH	1m7i
3	Scheveningen	ZH	hqw
3d	Schagen	NH	elu	skagen
3u	Rucphen	NB	hgx
x	Rotterdam	ZH	ctkn	=rdam|gemeente rotterdam|roterdama|roterdan|roterntam|roterodamum|ροτερνταμ|горад ратэрдам|ротердам|ראטערדאם|רוטרדם|راٹرڈیم|رتردام|روتردام|ܪܘܛܪܕܐܡ|रॉटरडॅम|ராட்டர்டேம்|รอตเทอร์ดาม|ရော်တာဒမ်မြို့|როტერდამი|ロッテルダム|鹿特丹|로테르담
13	Roosendaal	NB	1nz1
1y	Roermond	LI	ypb	rurmonda
24	Rijswijk	ZH	10hv
2o	Ridderkerk	ZH	yv9	bidderkerk
6	Rhoon	ZH	e2y	roon
7	Rhenen	UT	dxp
56	Raalte	OV	ffz	raalt
l	Putten	GE	hvk
l	Purmerend	NH	1n7t	pjurmerend
4y	Pijnacker	ZH	efb	dijnacker
3u	Papendrecht	ZH	oed
cl	Oud-Beijerland	ZH	i6p
1g	Oss	NB	1mz2
60	Oosterhout	NB	14z7
5e	Oldenzaal	OV	o8i
o	Oldebroek	GE	hr6	oldebruk|olderbroek
c	Oisterwijk	NB	k1o	oosterwijk
17	Oegstgeest	ZH	gbh	oestgeest
u	Nuth	LI	c5g	nut
3	Nunspeet	GE	f1k
o	Nuenen	NB	hx3	njunen|nunen
v	Noordwijkerhout	ZH	bmn
1	Noordwijk-Binnen	ZH	isr	noordwijk
6p	Nijmegen	GE	3eh8	nijmeyen|nimega|nimegue|nimwege|nimwegen|noviomago|ulpia noviomagus batavorum
c	Nijkerk	GE	tkv
78	Nieuwegein	UT	1bg1
3y	Nederweert	LI	cf3
1i	Naarden	NH	d7f
2	Naaldwijk	ZH	dp5
84	Mijdrecht	UT	qix	mudrecht
1x	Middelharnis	ZH	djm
c	Middelburg	ZE	zv9
1f	Meppel	DR	nop
2i	Meerssen	LI	fdp	meersje
6u	Maastricht	LI	2mfe	maastrikht|maestricht|mastrique
2	Maassluis	ZH	pak
v	Maarssen	UT	um3
30	Losser	OV	hb3
w	Loon op Zand	NB	hqw
2j	Lisse	ZH	h1s
z	Lindenholt	GE	cft
1x	Lichtenvoorde	GE	f46
10	Leusden	UT	mjj	leusden centrum
1f	Lelystad	FL	1il1
x	Leiderdorp	ZH	k1a	lejderdorpe
2	Leiden	ZH	2kdd	leida|leidenas|leie|lejda|leyde|lugdunum batavorum
j	Leeuwarden	FR	1yjk	liewarde
g	Leerdam	ZH	g0m
q	Leek	GR	f5v	de leek
by	Krimpen aan den IJssel	ZH	me1	krimpen|krimpen aan de ijssel|krimpen ad ijssel
4c	Korrewegwijk	GR	cw6
dz	Kerkrade	LI	12ep	kerkraad
2f	Katwijk aan Zee	ZH	ffu	katijk aan zee|katwijk midden
2o	Kampen	OV	11sk
6x	IJsselstein	UT	q5a
35	Huizen	NH	yy4
2h	Houten	UT	ovn
u	Horst	GE	m99
1f	Hoorn	NH	1h4k	hoarn|khoorn
1w	Hoogezand	GR	gko
d	Hoogeveen	DR	twi
2a	Hoofddorp	NH	2uf2	haarlemmermeer
5f	Hoensbroek	LI	jag	hoensbrock
1w	Hilversum	NH	1sjc	hilvertsheim|khilversjum
2	Hilvarenbeek	NB	bnt
7	Hillegom	ZH	e7n
8x	Hengelo	OV	1qcp	hemgelo
e	Hendrik-Ido-Ambacht	ZH	g83
13	Helmond	NB	1lo4
7	Hellevoetsluis	ZH	gx3
1q	Heiloo	NH	ftq	heilo
3b	Heesch	NB	mag
h	Heerlen	LI	1zto	heele
7	Heerhugowaard	NH	10po
a	Heerenveen	FR	x92	hereveen
c	Heerde	GE	e7w
b	Heemstede	NH	jq2
5	Heemskerk	NH	rwq
3c	Harlingen	FR	cfr
k	Harenkarspel	NH	cat
4	Haren	GR	eq8
7	Harderwijk	GE	v9g
d	Hardenberg	OV	18ol	khardenberge|stad hardenberg
3y	Haarlem	NH	35vq	garlem|haarlemo|harlema|harlemas|harlemum
r	Haaksbergen	OV	imh
65	Groningen	GR	3vt6	greuninge|grins|groninga|groningue|grunneng|nkroninnken
l	Groesbeek	GE	egl
44	Gouda	ZH	1jio	gauda|guda
e	Gorinchem	ZH	qsw
u	Goirle	NB	hh2	goirl|goorle
c	Goes	ZE	shv
30	Gennep	LI	cua	gennep an der maas
f	Gendringen	GE	fzi
k	Geldrop	NB	lj0
e	Geldermalsen	GE	juu
10	Geertruidenberg	NB	g5p	getrudenberg
aa	Ermelo	GE	ke4	ehrmelo
k	Epe	GE	prd
c	Enschede	OV	3ak7	ehnskhede|enskede
6	Enkhuizen	NH	ded	enkhuze|inkhuzen
1n	Emmen	DR	17zm	ehmmen|emme|emmeni vald
3	Emmeloord	FL	zt5
m	Elst	GE	ft4
1z	Elburg	GE	gus	ehlburg
l	Eindhoven	NB	4hqs	ehjndkhoven|eindhove|eindhovena
16	Eibergen	GE	cq5
1b	Eersel	NB	e15
2f	Ede	GE	1g7q
26	Duiven	GE	jnh
w	Druten	GE	dw3
k	Dronten	FL	tn3
a	Drimmelen	NB	kic	drimlen
1e	Driebergen-Rijsenburg	UT	ebd
p	Drachten	FR	yd5	drakhten
p	Dordrecht	ZH	2k0s	doardt|dordracum|dordrech|dordt|dort|ntorntrecht
1i	Dongen	NB	jnc
18	Doetinchem	GE	12ia	dutinkhem
3d	Diemen	NH	isp	diemerbrug
2r	Deventer	OV	233n
6h	Den Helder	NH	19yp	der helder
3c	Delfzijl	GR	m3t
5	Delft	ZH	21ck
2	Delfshaven	ZH	1i8i
c4	De Bilt	UT	whr	de bildt
1v	Dalfsen	OV	ki7
m	Culemborg	GE	kp6	culenborg
2	Cuijk	NB	ijk
g	Cranendonck	NB	fem	kranedonk
2t	Castricum	NH	r7c
g	Capelle-West	ZH	1ege
5	Capelle aan den IJssel	ZH	1ecn	capelle|capelle aan de ijssel|capelle ad ijssel
1g	Bussum	NH	o6e	bjussjum
14	Bunschoten	UT	dr4	bunschoten spakenburg
1y	Brunssum	LI	mkm	brjunssume
3	Brummen	GE	ggw
1w	Broek op Langedijk	NH	jpo	broek op langendijk
d	Broek in Waterland	NH	deu	broek
3z	Breda	NB	3ldl	brigita
1n	Boxtel	NB	mrr
2f	Boskoop	ZH	bqu
14	Borssele	ZE	h71	borssel|borsselen|bossele
b	Borne	OV	fuu
4	Born	LI	22z5
j	Borger	DR	k9n
40	Bodegraven	ZH	eyr
13	Bloemendaal	NH	cyq
22	Bladel	NB	etq
3c	Beverwijk	NH	t01	berverwyk
i	Beuningen	GE	jpx
o	Best	NB	mfm
21	Bergschenhoek	ZH	csj
j	Bergeijk	NB	e11
d	Bergen op Zoom	NB	1f4g
x	Benthuizen	ZH	emn
4s	Beek	LI	d88
1l	Barneveld	GE	m3k
j	Barendrecht	ZH	tu8
3a	Baarn	UT	iyw	baan
25	Asten	NB	chl	aste
c	Assen	DR	1c0t	asen|asse
s	Arnhem	GE	31be	arnhemia
19	Apeldoorn	GE	2xge	apeldoorne
14	Anloo	DR	jdq	anlo
1c	Amsterdam	NH	fw90	=adam|amistardam|amstelodamum|amsterdamas|amsterntam|damsko|αμστερνταμ|амстердам|горад амстэрдам|ամստերդամ|אמסטערדאם|אמסטרדם|امستردام|امسټرډام|ایمسٹرڈیم|يامستېردام|يەمستردام|ܐܡܣܛܪܕܐܡ|अॅम्स्टरडॅम|आम्स्टर्डम|एम्स्टर्ड्याम|ऐम्स्टर्डैम|আমস্টারডাম|ஆம்ஸ்டர்டம்|ಆಂಸ್ಟರ್ಡ್ಯಾಮ್|ആംസ്റ്റർഡാം|ඈම්ස්ටර්ඩෑම්|อัมสเตอร์ดัม|ཨེམ སི ཊར ཌམ|အမ်စတာဒမ်မြို့|ამსტერდამი|አምስተርዳም|アムステルダム|阿姆斯特丹|암스테르담
4	Amstelveen	NH	1pg7	nieuwer amstel
n	Amersfoort	UT	2zyi	amersforto
1i	Alphen aan den Rijn	ZH	1i7f	alphen|alphen aan de rijn|alphen ad rijn
4	Almere Stad	FL	3s4w	almere
8	Almelo	OV	1k45
c	Alkmaar	NH	216t
g	Alblasserdam	ZH	e5o	alhlasserdam
5s	Aalten	GE	erp
b	Aalsmeer	NH	hqn
294bv	Amsterdam-Zuidoost	NH	1tfv
895j	Berkel en Rodenrijs	ZH	fkt
8x0	Ypenburg	ZH	n5c
NO
1v648	Trondheim		35j7	nidaros|thrandheimur|tronheimas|tronkhajm|trontchaim
f	Tromsø	19	14gk	romsa|tromse|tromsjo|tromso kommun|tromsoe kommun|tromssa
c4	Tønsberg	07	u0y
20o	Steinkjer		ffk
4o	Stavanger	11	2lu2	stafangur|stavangera|stavenger
1ig	Skien	08	131f
s1	Sarpsborg	01	148v
6l	Sandnes	11	1cmw	sandnes kommun
1x	Sandefjord	07	wwu
1qz	Porsgrunn	08	qix	porsgrund
gb	Oslo	03	cfj4	asloa|christiania historical|kristiania historical|osla|oslas|oslu|οσλο|осла|осло|օսլո|אוסלו|اسلو|اوسلو|ܐܘܣܠܘ|ओस्लो|ওসলো|ออสโล|ოსლო|ኦስሎ|オスロ|奥斯陆|오슬로
1n7	Moss	01	qm4
5p	Molde	15	eci
y	Mo i Rana	18	drx
1fo	Lillehammer		eqg
i7	Larvik	07	hu1	larvik kommun
wv	Kristiansund	15	cy9	kristiansund kommun|kristiansund nord
6	Kristiansand		1d8m	christiansand|krisjansanna|kristiansand sor
6t	Kongsberg	06	dmr	kongsberg kommun
1pb	Horten	07	dmk
1fh	Haugesund	11	v41
5k	Harstad	19	ezt	harsta
79	Hamar		mqv
3h	Halden	01	gya
11w	Gjøvik		dks	gjovik kommun
qk	Fredrikstad	01	1k54	frederikstad
1x3	Drammen	06	1y02
1ft	Bodø	18	qah	bodoe
nn	Bergen		4ksx	berga|bergena|bergenas|bjoergvin|bjorgvin
xz	Arendal		nus	arendal kommun
c5	Ålesund	15	y0w	alasund|olesunn
3pmz	Askøy		dag	askoy kommun
2016d	Ytrebygda		ijw
NP
rho8	Wāling		gvf
j	Tulsīpur		u4y
v	Tīkāpur		yja
1c	Tānsen		ia5	tansing
1k	Sirāhā		j0x	sirha
36	Rājbirāj		pid
e	Pokhara		4abk	pakhra|pokhar|pokhra|pokkhara
x	Pātan		3xfy	lalitapura|lalitpur|yala
j	Panaoti		laq	panauti village
3o	Malangwa		fng	malangawa|malankwa
d	Mahendranagar		1w71	mahen dkanagar
1u	Lahān		oav
t	Kirtipur		yfs
r	Khāndbāri		ho7	khanbari
n	Kathmandu		uwv3	kantipur|katmantou|khatmandu|κατμαντου|катманду|קטמנדו|كاتماندۇ|كاثماندو|کاتماندو|کھٹمنڈو|काठमांडू|काठमाडौं|येँ|কাঠমান্ডু|கத்மந்து|กาฐมาณฑุ|ཀཋ མན གྲུ|ካትማንዱ|カトマンズ|加德滿都|카트만두
26	Janakpur		20cn
5	Jaleswar		i6t	jaleshwar
6	Ithari		110w	itahari|titahari
4	Ilām		dhv
6	Hitura		1tev	hithaura
t	Gulariyā		14z7
x	Gaur		l31	gaura
1n	Dharān Bāzār		2bso	dharan
5	Dhankutā		h1g	dhankuta bazar
2	Dhangarhi		1z7q	dhangadhi|dhantardhi
h	Dārchulā		e4t	dharchul|dharchula
c	Dailekh		g4s
3	Dadeldhurā		eo6	dandeldhura|dandelhura
1r	Butwāl		1ys5	butwai
j	Bīrganj		2ut2	birgunj
1	Birātnagar		3wok	biratnagur
v	Bharatpur		2aol
8	Bhairāhawā		1cw7	bhairawa|bhairhwa
7	Bhadrapur		f2b
1f	Banepa		d8h	banepa bazar|panepa
w	Bāglung		hz4	baglung bazar
2yjr0	Birendranagar		o7p	birendranagan
epio	Nepalgunj		1dow	nepalgun
NU
2eif0	Alofi		hc	alofis
NZ
1apqp	Wellington	WGN	86oc	ouellinnkton|te whanga nui a tara|ueligitone|velingtona|vellingtonia|welinton|wellingatun|whanga nui a tara|ουελλιγκτον|велингтон|веллінгтон|горад велінгтан|уелингтън|վելինգտոն|ולינגטון|װעלינגטאן|ولینگتون|ويلينغتون|ویلنگٹن|ۋېللىنگتون|वेलिंगटन|ওয়েলিংটন|ৱেলিংটন|વેલિંગ્ટન|வெலிங்டன்|ವೆಲ್ಲಿಂಗ್ಟನ್|เวลลิงตัน|ཝེ ལིང ཐོན|ဝယ်လင်တန်မြို့|ველინგტონი|ዌሊንግተን|ウェリントン|惠灵顿|웰링턴
3p	Wanganui	MWT	v2k
14n	Timaru	CAN	llz	timaru city|timaru distrikt
gx	Taupo	WKO	hc5	taupo nui a tia
1v1	Pukekohe East	AUK	gji
6q	Porirua	WGN	13aa
e3	Paraparaumu	WGN	jhr
36	Palmerston North	MWT	1mn0	palmerston north city
qa	North Shore	AUK	4ge1	boreia akte|nort shor
7n	New Plymouth	TKI	11xs	new plymouth city|new plymouth ngamotu|nueva plymouth
15	Nelson	NSN	19og	nelson city
x	Napier	HKB	17tf	napier city
ub	Manukau City	AUK	7rbk	manukau
1e	Mangere	AUK	16n6
jq	Lower Hutt	WGN	262y	lower hutt city
11x	Invercargill	STL	10hj
jb	Hastings	HKB	1bls	khejstings
2s	Hamilton	WKO	39s1	gamilton|hamilton city|khamilt north|kirikiriroa
ye	Dunedin	OTA	2g8b	otepoti|taieri
m8	Christchurch	CAN	7st2	krajstchjorch|otautahi|краистчерч|קרייסטצרץ|کرایستچرچ|クライストチャーチ|克赖斯特彻奇|基督城|크라이스트처치
123	Auckland	AUK	8ygm	oklend|окленд
9r2	Levin	MWT	f9p
df	Gisborne	GIS	qg2	gisborn
10	Masterton	WGN	fyy
vq	Tauranga	BOP	2d4y	tauranga moana
89	Papakura	AUK	lm2
1	Whakatane	BOP	ecq
2dx67	Ashburton	CAN	n84
aoe	Whangarei	NTL	139w	vangarei
7ln	Cambridge	WKO	bq0
ff	Rotorua	BOP	1eul	rotorua nui a kahu
209	Blenheim	MBH	khi
qx	Upper Hutt	WGN	tmo
1cb	Taradale	HKB	ct3	taradale town district
mmp6	Waitakere	AUK	4gkk
OM
64v9	Şūr		1iwg	as sur
11	Al Sohar	BJ	2bjm
b	Sufālat Samā’il	DA	10ti	samail|sifalat samail
31	Shināş	BJ	111l
63	Şalālah	ZU	3hvo	al kathir
q	Şaḩam	BJ	1wxb	saham town|sahm|salam
9g	Nizwá	DA	1jm4	nazwah
8b	Muscat	MA	h2yw	maeskat|mascat|mascate|maskatas|masquat|μουσκατ|маскат|մասկատ|מוסקט|محافظة مسقط|مسقط|መስከት|マスカット|马斯喀特|무스카트
94	Khaşab	MU	dtc	al khasal
5k	Izkī	DA	rxn	azki
g	‘Ibrī	ZA	26fc
2	Ibrā’		jht	sufalat ibra
op	Bidbid	DA	gck
17	Bawshar	MA	3f27
p	Barkā’	BJ	1qzz
32	Bahlā’	DA	15xe
3	Badīyah		e9b
1h	As Suwayq	BJ	2ao7	as suwaiq|suwaik|suwayq
c	As Sīb al Jadīdah	MA	53i0	al sib|as sib|sib
18	Ar Rustāq	BJ	1p93	rustaka|rustaq
4j	Al Liwā’	BJ	kck	liwa
p	Al Khābūrah	BJ	12r3
3a	Al Buraymī	BU	1kue	burami
38	Ādam	DA	dc3
2mgg	Yanqul	ZA	ct3
PA
27ayu	Vista Alegre	8	w8q
3i	Veracruz	8	ch8
b3	Tocumen	8	1wbj
fe	Santiago de Veraguas	9	yzv
5w	San Miguelito	8	6w2l	san miguel
um	Puerto Armuelles	4	ei3	armuelles
m6	Pedregal	4	ckd	puerto pedregal
5y	Panamá	8	8qy0	ciutat de panama|panama by|panama city|panama hiria|panama stadt|panama urbo|panamurbo|pole tou panama|ziuda de panama|πολη του παναμα|панама|פנמה סיטי|شهر پاناما|पनामा सिटी|ปานามาซิตี|ፓናማ ከተማ|パナマシティ|巴拿馬城|파나마 시
5o	Pacora	8	16ui
56	Nuevo Arraiján	8	i7e
23y	Las Cumbres	8	1hbi
110	La Concepción	4	d1q	concepcion
1q	La Chorrera	8	1b8w
2x	La Cabima	8	djc	la cabina
2s2	David	4	1rxn	dehvid
bc	Colón	3	1n4z
8k	Chitré	6	xxa
1z	Chilibre	8	pvk
1e	Chepo	8	btz
1j	Changuinola	1	ho4
90	Cativá	3	muf	catival
1cp	Arraiján	8	1n9r
87	Alcaldedíaz	8	f9i
32	Aguadulce	2	dat
PE
273q6	Yurimaguas	LOR	w9v	yurimahuas
65	Virú	LAL	g12
63	Uchiza	SAM	dou
1i	Tumbes	TUM	2c9z	tumpiurbo|tunpis
r	Trujillo	LAL	g0qi	trukhilo|трухильо
45	Tocache Nuevo	SAM	med	san juan de tocache|tocache
o	Tingo María	HUC	1515
52	Tambo Grande	PIU	n69
1g	Talara	PIU	24g2	puerto talara
2k	Sullana	PIU	3g2d	suljana
7s	Sechura	PIU	hrg
3b	Santiago de Cao	LAL	gym
6l	San Pedro de Lloc	LAL	cje	san pedro
9x	Zaña	LAM	u8w	sana
5g	Rioja	SAM	jc1
5e	Querecotillo	PIU	jlg
80	Pucallpa	UCA	6nry	callaria|pulcalla|пукальпа|プカルバ|普兰尔帕
53	Piura	PIU	6z4q	пиура
1k	Pimentel	LAM	c00
1p	Picsi	LAM	xne
cz	Paita	PIU	17br
7	Paiján	LAL	gaw
1n	Pacasmayo	LAL	mi5	puerto de pacasmayo
aq	Moyobamba	SAM	y5w
2u	Monsefú	LAM	ju3
1n	Moche	LAL	hf9
5y	Marcavelica	PIU	jsd	marcavelica hacienda
en	La Unión	PIU	qvm
47	Laredo	LAL	j1v	laredo hacienda
1m	La Peca	AMA	kv9	la peca nueva
27	Lambayeque	LAM	xq6	lambajeke
8f	Juanjuí	SAM	t3n
2l	Jaén	CAJ	14i5
x	Iquitos	LOR	9do4	ikitos|ikitosas|iquitum|икитос|איקיטוס
5f	Huaraz	ANC	1v2u	uaras
13	Huánuco	HUC	365z	huanucum|uanuko
2k	Huamachuco	LAL	gso
9e	Guadalupe	LAL	jkw
56	Ferreñafe	LAM	qid	terrenafe
ql	Coishco	ANC	bmz	coshco
37	Chulucanas	PIU	1h43	chulucana|chulukanasa
1z	Chongoyape	LAM	ce5
i	Chocope	LAL	oz6
32	Chimbote	ANC	6skm	чимботе
1a	Chiclayo	LAM	cdi7	ciclaium|ciklajas|чиклаио
14	Chepén	LAL	weg
46	Chachapoyas	AMA	fnb
3a	Catacaos	PIU	187s
by	Cajamarca	CAJ	2w60	caxamarca|kachamarka|kakhamarka|kasamarko
7o	Bellavista	SAM	br3
3c	Bagua Grande	AMA	fq6
2gss	La Breita	PIU	dnh	la brea
2ye	Zarumilla	TUM	d1n
2ame	Yunguyo	PUN	cgc
ar	Yanacancha	HUC	hvr	yanacocha
1gn	Tarma	JUN	13me
54	Tambopata	MDD	u2e
56	Tacna	TAC	604i
fb	Sicuani	CUS	pwn
6t	Satipo	JUN	bzg	san francisco de satipo
1x	San Vicente de Cañete	LIM	jot	canete
8e	Santa Ana	CUS	jeh
9c	San Isidro	LIM	1gph
3t	San Clemente	ICA	c7b
15w	Puno	PUN	2hxk	punas|punum
5e	Puerto Maldonado	MDD	syv	maldonado|portus maldonatus|puehrto maldonado
ir	Pisco	ICA	1bql
of	Paramonga	LIM	lbj	hacienda paramonga|paramonga hacienda|parmonga
xr	Nuevo Imperial	LIM	oyg
39	Nazca	ICA	i6c	placa de nazca|plaskowyz nazca|provincia de nazca
70	Moquegua	MOQ	162d	mokegua
2r	Mollendo	ARE	mc9
g5	Minas de Marcona	ICA	bxy	marcona|mina marcona
7w	Mala	LIM	dbg
ok	Lima	LMA	4ltwq	limae|limo|lioma|λιμα|горад ліма|лимæ|лима|ліма|լիմա|לימא|לימה|لىما|ليما|لیما|लिमा|लीमा|লিমা|லிமா|ലിമ|ลิมา|ལི མ|ლიმა|ሊማ|リマ|利馬|리마
ds	La Oroya	JUN	pq9
eu	Junín	JUN	btk
r	Juliaca	PUN	59kb
64	Jauja	JUN	g8x
if	Imperial	LIM	oyg
j	Ilo	MOQ	159g	new ilo
10	Ilave	PUN	cdd
24	Ica	ICA	5ags	ika
ds	Huaura	LIM	fzn
41	Huarmey	ANC	ch8	puerto de huarmey
39	Huaral	LIM	1bz2
2t	Huanta	AYA	edf
21	Huancayo	JUN	82mp	huancaium|uankajo|уанкаио
b	Huancavelica	HUV	w2w	uankavelika
83	Hualmay	LIM	kki
6p	Huacho	LIM	1635	uacho
17y	Cusco	CUS	6ouk	ciudad del cuzco|cuscum|kuskas|куско|קוסקו|كوزكو|کوزکو|クスコ|庫斯科|쿠스코
1f3	Chosica	LIM	1wda	nueva chosica
a6	Chincha Alta	ICA	3a44
au	Chaupimarca	PAS	m4a
64	Chancay	LIM	ksu
b2	Cerro de Pasco	PAS	1ovy	serro de pasko
x0	Camaná	ARE	coi
2q	Callao		hfio	kaljao|regio de callao|каляо|カヤオ|卡亞俄
kh	Barranca	LIM	zpu
4l	Ayaviri	PUN	ewe
y	Ayacucho	AYA	301t	wamanqa
8f	Arequipa	ARE	i10q	arekipa|arekipo|арекипа|ארקיפה|アレキパ
bm	Andahuaylas	APU	dgk	andahuavlas
p2	Abancay	APU	16iv	abancaius
26tox	La Rinconada	PUN	mwe
PF
2eghf	Punaauia		jva
4d	Papeete		kc5	papeehte
hd	Faaa		moc
PG
18no1	Wewak	ESW	e2e
3jd	Port Moresby		62xh	port moresmpi|port morsbis|port morzbi|pot mosbi
15	Popondetta	NPP	lra	popendetta
1qe	Mount Hagen	WHM	pxz	hagen
g5	Mendi	SHM	k98
ry	Madang	MPM	l5n
ko	Lae	MPL	1mu7	laeh
q9	Kokopo	EBR	k9t
7u	Kimbe	WBK	ejj
253	Goroka	EHG	e9z	garoka|new garoka
183	Daru	WPD	bqm
f0	Bulolo	MPL	cdm	bubolo
1d0	Arawa	NSB	v2i
PH
zzuw	Zamboanga	09	9t3r	burleigh school|zamboanga city|замбоанга
6u	Wao		drp
3g	Virac	05	bmv
4y	Vigan	01	11gh
r	Victorias City	06	1ur2	syudad han victorias|victorias
b	Victoria	40	ivc
m	Veruela	13	dz6
24	Valencia	10	1shz	valensija
29	Urdaneta	01	25yl
8k	Ualog		1apw
30	Tupi	11	cqu
8v	Tuguegarao City	02	2gtd	tuguegarao|tuguegaro
b5	Trento	13	ca4
7h	Toledo		3d2s	ciudad ti toledo|toledo city
22	Tiwi	05	cze
m4	Ternate	40	fgx
6	Teresa	40	qsc
1n	Telabastagan	03	k0f
1p	Taytay	40	4ylg
1p	Tayabas	40	ssy
49	Tarlac	03	3xx6
5l	Tanza		29eu
23	Tanjay	07	u7j
s	Tangub		mxl	tangub city
56	Tandag	13	mdv
h	Tanay	40	1a9a
l	Tanauan	40	1gtk
2	Tanauan	08	cs7
cq	Taloc	06	fqx
1o	Talisay	40	j9l
h	Talisay	06	1ecx
4	Talisay	07	2uqk	ciudad ti talisay|talisay city
3r	Talavera	03	1duq
3d	Talacogon	13	c0t
3o	Tagum	11	4zza	magugpo
13	Taguig	40	dta1	santa ana|tagig|taguig city
c	Tagudin	01	rm7
1n	Tagoloan	10	ng6
3a	Tagbilaran		1uob	syudad han tagbilaran|tagbilaran city
28	Tagas		bss
2w	Tacurong	12	1660	takrong
3e	Tabuk	15	kvc
8q	Tabaco	05	18n8	tobaco
t	Taal	40	uo1
20	Surigao		1vrs	ciudad ti surigao|surigao city
c	Surallah	12	nzl
9n	Subic	03	1g7k
19	Suay	06	f6g
3p	Sorsogon	05	1ru2
3c	Solano	02	ry6
5	Solana	02	1j5f	solano
3g	Sitangkai		d9s	sitankai
2q	Sipalay	06	ijh
cd	Silang	40	2k6r
51	Sibulan	07	lnz
5p	Sexmoan	03	gas	sasmoan
2o	Sebu	12	gsn
3r	Sariaya	40	ypd
6t	San Vicente	03	cfo
3c	Santo Tomas	03	iic
5	Santo Tomas	40	18bi	santa tomas
49	Santol		6eow
36	Santiago	02	2bni
2l	Santa Rosa	40	4n62
17	Santa Rita	03	fdt
28	Santa Maria	01	llu
15	Santa Maria	11	cxi
4u	Santa Cruz	03	ke5	sant cruz
g	Santa Cruz	03	bw0
5	Santa Cruz	40	2bg1
32	Santa Catalina	07	kex
9	Santa Barbara	01	bx1
q	Santa Ana	03	10dy
r	San Simon	03	mex
90	San Pedro	40	5si0
1a	San Pascual	40	ueb
z	San Pablo		4g61	san pablo city
t	San Nicolas	01	fcr
1h	San Narciso	03	c2c	san narcisco
11	San Miguel	03	ec6
5	San Miguel	03	1enx
2q	San Mateo	02	cix
4	San Mateo	40	2vnb
v	San Mariano	11	eek
c	San Marcelino	03	eg1
u	San Luis	03	ptn
16	San Leonardo	03	qt3
68	San Jose del Monte	03	7o3o
2v	San Jose	05	rlk
c	San Jose	41	2jo7	pandurucan
8y	San Ildefonso	03	1eo5
3x	San Francisco	03	f3m
l	Aurora	40	che
p	San Francisco	13	eb2
e	San Fernando	01	1s1n
6	San Fernando	03	5dv4	santo rosario
l	San Fernando	07	iai
71	San Antonio	03	k93
2	San Antonio	03	1g1i	san antonio segundo
9	San Antonio	03	gl3
6u	Sampaloc	40	fjx
2m	Samal	03	mxt
2	Samal	11	xl2
dg	Sagay	06	1jo9
3m	Sablayan	41	tm7
4h	Roxas	02	ctm
3	Roxas City		278g	roxas
2	Roxas	41	bre
2k	Romblon	41	btg
1w	Rizal	03	k7t	rizel
5i	Recodo	09	x0k
2s	Ramos	03	bmi
7	Ramon	02	s0j
7l	Quiapo		huq	quiapo district
8	Quezon City		1n6yg	keson siti|quezon|кесон сити
7	Quezon	03	e8j
f	Quezon	10	kzw
7n	Pulupandan	06	l43	palupandan|puhipandan
v	Santa Cruz	40	26my	pulong santa cruz|pulong santa rosa
19	Pulilan	03	1nk2
3c	Puerto Princesa		3d94	puerta princesa|puerto princesa city|syudad han puerto princesa
57	Port Area		11kc
16	Porac	03	gpo	porach
4j	Polomolok	11	1ddf
1n	Polangui	05	1nia
2v	Plaridel	03	1im5
4i	Pio	03	is9
4t	Pinamungahan	07	hss	pihamungajan|pinamangajan|pinamungajan|pinamunganjan
18	Pinamalayan	41	xkx
4g	Pililla	40	ngo
h	Pili	05	hvu
18	Pilar	03	drb
v	Pila	40	qj3	pily
5p	Peñaranda	03	l6x	penjaranda
5z	Patuto		14sz
5s	Passi	06	x0q
7p	Parang		yo2
g	Paraiso		nj2
z	General Tinio	03	ttc
z	Paombong	03	vxk	paonbong
1c	Pantukan	11	s6g
5	Pantubig	03	ub9	puting tubig
53	Paniqui	03	118l
56	Pangil	40	f7y
4z	Pandi	03	qy7	panda
3d	Pandacaqui	03	m2j	pandakaki
4g	Panalanoy		41wi
1p	Panabo	11	1te5
6l	Palo	08	dj2
3g	Palayan City		ibi	palayan
ch	Pagbilao	40	vhu
1x	Pagaluñgan		nyk	pagaluan
z	Paete	40	kpz
2o	Pacol		fb3
2d	Ozamis		1ztm	ozamis city
2z	Oroquieta		ub3	oroguieta|oroquieta city
c	Ormoc		1z95	ciudad ti ormoc|ormco|ormoc city|oromoc|syudad han ormoc
5	Orion	03	109b
n	Orani	03	yml
3l	Olongapo		4prp	ciudad ti olongapo|olongapo city
5l	Obando	03	1a8p
32	Noveleta	40	ss3
b	Norzagaray	03	1pck	norzugaray
7o	New Corella	11	fvi
75	Nasugbu	40	1ci1
21	Narra	41	lva
cd	Naic	40	16l7
5c	Nagcarlan	40	iy8
2h	Naga		35i1	naga city|nagi
a	Naga	07	m1n
1c	Nabunturan	11	cv3
y	Nabua	05	jtj
3p	Muricay	09	2txa
6	Murcia	06	dgo
s	Muñoz	03	snp
38	Morong	03	cfp	moron
1	Morong	40	129h
2j	Rodriguez	40	2vq8	montalban|rodriges
r	Monkayo	11	13nl
1t	Molave	09	g9s
54	Minglanilla	07	1bvu
53	Midsayap	12	pes
1b	Meycauayan	03	3ymf
3	Mexico	03	xpq
s	Mercedes	05	d3z	meredes
p	Mendez-Nuñez	40	h1d	mendez
8x	Mauban	40	p9f
51	Mati	11	29pw
8h	Masinloc	03	lmx
1b	Masbate	05	10n6
15	Masantol	03	vum
37	Mariveles	03	1t93
1d	Marilao	03	1s98
1r	Mariano	10	1ies
21	Marawi City		32tn	city of dansalan|dansalan city|maraur|marawi
1	Marawi		32s0	dansalan|marawi city
1y	Maramag	10	q44
p	Maragondon	40	hq5	maragandon
8z	Mantampay		5oi0
s	Mansilingan		9qfa
g	Mansalay	41	hs4
l	Manolo Fortich	10	kvs
3n	Manila		67v1r	=maynila|mainile|manilae|manilo|manyl|μανιλα|горад маніла|манилæ|манила|маніла|מנילה|مانىلا|مانيلا|مانیل|مانیلا|मनिला|मनीला|ম্যানিলা|மணிலா|ಮನಿಲ|මැනිලා|มนิลา|มะนิลา|མ ནི ལ|မနီလာမြို့|მანილა|ማኒላ|マニラ|马尼拉|마닐라
o	Manibaug	03	izu	manibaug pasig
50	Mangaldan	01	1wj6
23	Mandaue City		66ws
j	Mandaluyong City		6js8	mandaluyong|mandayulong|san felipe|san felipe neri
10	Mankayan	15	c9a
u	Manay	11	fow
19	Manapla	06	qh4	manapala
j	Manaoag	01	19m3
4n	Mamburao	41	ifo	mambulao
31	Mamatid	40	v2n
15	Malvar	40	n20
c	Maluso		o7i
h	Maluñgun	12	14bc
2q	Malolos	03	49cs	malalos|malolas
31	Malita	11	vq2	malit
36	Malilipot	05	px5
4r	Malaybalay	10	1bh0
39	Malapatan	12	ezz
1t	Malanday	40	gwd
6n	Malabanban Norte	40	f0v	malabanban
1q	Makati City		axtb	makati
51	Mahayag	09	d88
4v	Magsaysay	11	csw
6d	Magarao	05	bqd
j	Maganoy		df6	maganai
1a	Magalang	03	1h8c	magalan
ho	Mabalacat	03	413m
1j	Maasin	08	e4p	massin city
n	Maao	06	jxp	ma ao barrio
57	Lupon	11	l0v
66	Lumbang	40	nct	lumban
4n	Lucena	40	4wie	ciudad ti lucena|lucena city
a	Lucban	40	nww
21	Lubao	03	16xp
2o	Los Baños	40	21vq
10	Lopez	40	jvc
5j	Loma de Gato	03	gyu
8v	Lipa		4jsv	ciudad ti lipa|lipa city
2q	Lingayen	01	17no
4t	Limay	03	14rc
w	Liloan	07	11ym
9	Lilio	40	bri
5r	Libon	05	1h4e
23	Libertad		5d69
5p	Legaspi	05	3uhl	legaspi city
4g	Laur	03	eti
22	La Trinidad	15	vu2	trinidad
40	Lapu-Lapu City		568u	ciudad ti lapu lapu|lapu lapu|opon
1l	La Paz	03	jwp	la pas
22	Laoang	08	cwl	loangan
6	Laoag		26s9	laoag city|laoang|laog|loag
f0	Lala	10	1bpx
34	Laguilayan	12	dpg
4h	La Castellana	06	itz
9	La Carlota		vr9	la calota|la carlota city
1t	Labo	05	dyx
6f	Koronadal	12	2ou6	marbel
8e	Kidapawan	12	1pgk	kadapawan
4z	Kawit	40	1khm
hh	Kalibo (poblacion)	06	17v1	kalibo town
9c	Kabankalan	06	2xb7
17	Kabacan	12	oih
2k	Jose Pañganiban	05	gdw
12	Jolo		25xm	dzholi|sug|sulu|suluk
39	Jasaan	10	coj	hasaan
2r	Jalajala	40	cnk
w	Jaen	03	ums
1g	Itogon	15	lx3
t	Isulan	12	oh1
1c	Isabela	06	c9l
1	Isabela		1fyg	isabel
c	Irosin	05	fzg
d	Iriga City	05	216m	iriga
1w	Ipil	09	et7
4e	Indang	40	vrb
40	Imus	40	4mqr
2j	Iloilo	06	8b4x	iloilo city|iloilo proper|илоило
25	Iligan City	12	6ozn	city of iligan|idigan
1s	Ilagan	02	1ju3
83	Iba	03	ks7
54	Hinigaran	06	ul0
2p	Himamaylan	06	jcx
33	Hermosa	03	q0i	ehrmosa
49	Hagunoy	03	2nbf	hagony
1x	Guyong	03	3bwf
33	Gumaca	40	hcw
1y	Guiset East	01	gyy	guiset|guiset este|guiset sur
74	Guimba	03	oxe
w	Guihulñgan	07	hoz	gihulngan|guilhulngan|gulhulngan
b	Guiguinto	03	1n45
7p	Goa	05	g5k
b	Glan	12	ips	glan townsite
55	Gerona	03	vki	zherona
a	General Trias	40	223a
4	General Tinio	03	pd7
4	General Santos	12	ekdg	dadiangas|general santos city
5	General Natividad	03	e6x	general mamerto natividad|natividad
5j	Gapan	03	1p08	capan
gg	Escalante	06	u89
13	Saravia	06	epg
9k	Dumaguete	07	2flx	ciudad ti dumaguete|dumageute|dumaguete city
6o	Don Carlos	10	fsk
15	Domalanoan	01	bno	domalandan
11	Dologon	10	bo8
4b	Dipolog	09	206l	dipolog city
2k	Dinalupihan	03	1ffy	dinalupian|dinalupihari|dinalupinan
5a	Digos	11	2hlm
5x	Del Pilar	03	ssx
4z	Davao	11	pzko	central|davao city|давао
2a	Dasmariñas	40	9gyc
34	Dapitan	09	12z6	dapitan city
7a	Danao	07	1i7y	danao city|idanao
8	Danao	07	do4
d7	Daet	05	1oam
97	Cuenca	40	gmu
49	Cotabato		3ug9	catabate|catabato|cotabato city
2f	Cordova	07	mll	cordoba
1u	Consolacion	07	11j2	consolation
1z	Concepcion	03	1doy	conception
d	Concepcion Ibaba	40	jrw	concepcion
17	Compostela	07	eg7
2	Compostela	11	wub
cr	Cebu City	07	h48a	cebu|sebu|себу
3l	Cavite	40	2hgc	cavite city
7i	Catbalogan	08	1gj5
f	Catarman	08	10m1
y	Catanauan	40	kok	catanuan
3a	Castillejos	03	l2d	caslillejos|kastilekhosu
6c	Carmona	40	174f
m	Cogan	07	gwa
1t	Carigara	08	dhz	garigara
x	Cardona	40	nbi
a	Carcar	07	vfn
7y	Capas	03	1jly
97	Canlaon	07	ylv	canlaon city
65	Candelaria	40	1az5
1j	Candaba	03	10im
9u	Camiling	03	ulj
9r	Calumpit	03	1yuf
i	Calumpang		c11	calumbang
9q	Calbayog City	08	1gep	calbayog|syudad san calbayog
1q	Calauan	40	s84
8	Calauag	40	g2t
r	Calatagan	40	cfi	calalagan
9	Calasiao	01	iqc	colasiao
1h	Calapan	41	1exk
3c	Calamba	40	6sas
1y	Calaca	40	sw3
16	Calabanga	05	koe	calabunga
1b	Cainta	40	62hw
6o	Cagayan de Oro	10	9jfz	cagayan de oro city
2g	Cadiz	06	2rkt	cadiz viejo
d0	Cabiao	03	12kc
1n	Cabayangan	11	crf
5v	Cabanatuan	03	4py2	cabanatuan city|ciudad ti cabanatuan
2r	Cabagan	02	jiw
r	Cabadbaran	13	o0a
6j	Bustos	03	wij
2h	Boroon		bya
25	Burgos	03	lqq
8a	Bunawan	13	bxr
2f	Buluan		lmh
34	Bulaon	03	2tpm
1j	Bulan	05	m0h	bulsan
29	Bulacan	03	1izu
2s	Buhi	05	n8u
2j	Bugo		zbv
68	Buenavista	13	eek
t	Budta		rasz
8o	Botolan	03	hqq
1z	Borongan	08	cpw
5f	Bongao		kgm	bongao poblacion
i	Bongabon	03	rwo
95	Bogo	07	i6i
1i	Bocaue	03	2449
7q	Bislig	13	1g4v
4m	Binonga		1sss
n	Binmaley	01	xyy
3u	Binangonan	40	4p50
1r	Binalbagan	06	trv
5m	Bignay Uno	40	ha9	bignay
91	Bayugan	13	vap
19	Bayombong	02	116v
1y	Baybay	08	dms
5	Bayawan	07	rtr
1n	Bayambang	01	c8j	bayembang
1k	Bay	40	pvv
1s	Bauang	01	d79
8	Bauan	40	pw8
4l	Bato	05	d2j
3g	Batangas	40	535m	batangas city
1n	Batac City		133n
bu	Baras	40	fmi
7q	Bantayan	07	enc	banatayan
11	Bansalan	11	gi7	dansalan
8w	Bañga	12	19ev
3e	Banaybanay	40	ufw
3x	Bambang	02	hm7
98	Baliuag	03	2wov
9h	Balayan	40	12o3
57	Balanga	03	1kai
n	Balamban	07	h6z	balanban
12	Balagtas	03	1a5u
58	Bais	07	1em2	bais city|ciudad ti bais
1h	Bah-Bah	13	m3n
2x	Baguio	15	5ufe	baguio city|ciudad ti baguio
4b	Bago City	06	37xm	bago|city of bago
6n	Baggabag B	02	j9j	bagabag
5k	Bacoor	40	7nfy
14	Bacolod City	06	9r02	bacolod|ciudad ti bacolod|syudad han bacolod
4q	Babo-Pangulo	03	bmi
28	Baao	05	f4s
4t	Atimonan	40	mng	antimonan
32	Asia	06	i62
22	Aringay	01	n0h
1i	Arayat	03	1vw3
4t	Aparri	02	pn2
f	Apalit	03	1nqi
2g	Antipolo	40	bs13
5w	Angono	40	1va7
o	Angeles City	03	6f0f	angeles
c	Angat	03	vtf
cv	Amadeo	40	ctm
7m	Alicia	02	j30
16	Aliaga	03	q90
4e	Alaminos	40	o8z
1m	Alabel	12	xf4
5z	Agoo	01	mcs
9t	Abuyog	08	c28
16	Abucay	03	rec
50ji	Bagong Pagasa	40	zrx	pag asa
9ix	Malingao	12	o1py
35ull	Pasig City		d8b9	pasig
lmov	Pandan		q8g
PK
nr29	Chuhar Jamāli	SD	c6d
15j2	Rāwala Kot	JK	12kw	rawalkote|rawlakot
8	Pīr jo Goth	SD	rf5	pir goth
d	Khairpur	SD	2o56	khaipur|khairpur mirs|khajrpura
2t	Zhob	BA	12zt
4c	Zaida	KP	ko3
e	Zāhir Pīr	PB	qbt
a	Zafarwāl	PB	ht2
v	Yazmān Mandi	PB	iys	yazman
3w	Wazīrābād	PB	271o
38	Warburton	PB	iqv	uorberton
h	Wārāh	SD	eg4
68	Vihāri	PB	2f2g
16	Utmānzai	KP	mpb	uttamanza
7	Uthal	BA	cpv	utal
6	Usta Muhammad	BA	xxr	usta
2j	Umarkot	SD	wgq
1q	Ubauro	SD	i3q
x	Turbat	BA	1mem
4q	Topi	KP	s1g
1c	Toba Tek Singh	PB	1hag
3y	Thul	SD	qlk	thul sind
4o	Thatta	SD	y6m	tatta
d	Thāru Shāh	SD	dnm
3l	Taunsa	PB	ymd
51	Tānk	KP	tp4
m	Tangi	KP	mpw
p	Tando Muhammad Khān	SD	1k2b
6	Tando Jām	SD	oe4
7	Tando Allāhyār	SD	2q5e
2	Tando Ādam	SD	2owu
1	Tāndliānwāla	PB	tjh
25	Talhār	SD	gbm
j	Talamba	PB	lpz	tolamba|tulamba town
5	Talagang	PB	yow
7	Tāl	KP	mmr
3w	Swābi	KP	234j
5c	Sukkur	SD	8ycn	суккур
b	Sukheke Mandi	PB	pc4
78	Sodhra	PB	cbt	sodlira
11	Sīta Road	SD	lab
1o	Sinjhoro	SD	cbm
1d	Sillānwāli	PB	kun
1z	Sibi	BA	1dfp	ibis
d	Siālkot	PB	a8d0	сиалкот
1p	Shujāābād	PB	1ew0
h	Shorko	KP	1g1b	shorkot
3d	Shikārpur	SD	3d2d
35	Sheikhupura	PB	7qs7	qila sheikhupura
13	Sharqpur	PB	okv	sharakpur|shargpur
3k	Shakargarr	PB	1dm8
2q	Shahr Sultān	PB	ch2
l	Shāhpur Chākar	SD	gjq	shahpur chaka|shahpur chaker
3k	Shāhdādpur	SD	1fw1
3	Shāhdādkot	SD	1m6r	shahdadpur
2y	Shabqadar	KP	1fcd	shabgadar fort|shapqadar
19	Sehwān	SD	vr2
5v	Sargodha	PB	bmob	саргодха
1q	Sarāi Sidhu	PB	c28
4	Sarāi Naurang	KP	f72	naurang sarai
7	Sarāi Ālamgīr	PB	y1k
21	Sāngla	PB	17ze	sangla hill
i	Sānghar	SD	1bv5	sangar
2t	Sambriāl	PB	1cii
38	Sakrand	SD	oem	sakrano
4m	Sāhīwāl	PB	soy	sakhivale|sohiwal
1	Montgomery	PB	51v3	sahiwal|sakhivale
2w	Sādiqābād	PB	42ic
4v	Rohri	SD	132x	lohri
2y	Renāla Khurd	PB	smv	renala
1o	Rāwalpindi	PB	11czh	ravalpindis|равалпинди|راولپندی|ラワルピンディ|拉瓦尔品第|라왈핀디
12	Ratodero	SD	10wb	dero|rato
33	Rānīpur	SD	hcv	raripur
6m	Rājanpur	PB	133u
6	Rāja Jang	PB	itz	baja jang
c	Rāiwind	PB	odk
2v	Rādhan	SD	cya
r	Quetta	BA	fq3v	kotah|kwatah|shal|shalkot|кветта|کویته|クエッタ|奎達|퀘타
2m	Kambar	SD	1ns9
q	Qādirpur Rān	PB	fqv
4t	Pishin	BA	ipb
1g	Pīr Mahal	PB	r9r
3y	Pindi Gheb	PB	qgt
6	Pindi Bhattiān	PB	r2o
f	Pind Dādan Khān	PB	gz5	pindi dadan khan
3m	Phālia	PB	j4l
v	Peshāwar	KP	q4et	pesabar|pesavaras|πεσαβαρ|пешавар|پشاور|پیشاور|पेशावर|ペシャーワル|白沙瓦|페샤와르
t	Pattoki	PB	1ick	mandi pattoki
29	Pasrūr	PB	156c	pasur
5	Pasni	BA	pjq
2s	Pāno Āqil	SD	1k8h
3z	Pākpattan	PB	2prm
26	Pahārpur	KP	dce
j	Pad Īdan	SD	g53
s	Pabbi	KP	ssb
12	Okāra	PB	4skg
v	Nushki	BA	lcw
a7	Nawābshāh	SD	4x34
r	Naushahro Fīroz	SD	dlr	naushahro|naushahro piroz
2	Naushahra Virkān	PB	vit	naushahra virkhan|naushehra werkan|naushera virkhan
16	Naudero	SD	ptb	naundero
1v	Nasīrābād	SD	lgh
o	Nārowāl	PB	1goz
1k	Nārang	PB	qu2
x	Naukot	SD	h1d	nawakot
5	Nankāna Sāhib	PB	17hq	nanakana sahib
6h	Muzaffargarh	PB	3jgo
2	Muzaffarābād	JK	f8m
d	Mustafābād	PB	zc3
1s	Murree	PB	jhb
8	Murīdke	PB	3iqe
3p	Multān	PB	usz2	multanas|мултан|ムルターン|木爾坦
58	Moro	SD	1n8d
5q	Mithi	SD	i2v	mitti
3	Mitha Tiwāna	PB	kd2
20	Mīrpur Māthelo	SD	121r	mirpur
1	Mīrpur Khās	SD	4meh
2s	Mingāora	KP	4ver	mingora
3	Minchinābād	PB	mkl	manchinabad
r	Miānwāli	PB	1x42
1p	Miān Channūn	PB	1mte	mian channu
26	Mehrābpur	BA	r7j	mahrabpur
k	Mehar	SD	nh9
2b	Mātli	SD	12vy
a	Matiāri	SD	elt	matari
t	Mastung	BA	mfu
4u	Mardān	KP	6ft4	мардан
1z	Mānsehra	KP	1fau
2r	Mangla	PB	cjs
21	Mandi Bahāuddīn	PB	2s3p	bahauddin
16	Mānānwāla	PB	lxs
x	Māmu Kānjan	PB	omi
4y	Malakwāl	PB	qot
3i	Mailsi	PB	1dsx
73	Mach	BA	d2a
33	Loralai	BA	t5n	loraiar
2p	Lodhrān	PB	231d
1y	Leiah	PB	1ox6	lelah|lerah
2l	Lārkāna	SD	7sw1	larkane|ларкане
4n	Lāliān	PB	o6z
n	Lāla Mūsa	PB	1eb1
l	Lakki Marwat	KP	s2v	lakki
34	Lahore	PB	3r9ig	lahaur|lahor|lahoras|лахор|לאהור|لاهور|لاھور|لاہور|लाहोर|लाहौर|લાહોર|ლაჰორი|ラホール|ラーホール|拉合尔|拉合爾|라호르
11	Ladhewāla Warāich	PB	uod
p	Lāchi	KP	eax
40	Kunri	SD	knp
6	Kunjāh	PB	lon
j	Kundiān	PB	rbi	kundian pacca
2p	Kulāchi	KP	h9k
31	Kot Samāba	PB	hpl
g	Kotri	SD	1k2o	koti
b	Kot Rādha Kishan	PB	zg2
1d	Kot Mūmin	PB	tlf	kot mamin|kot moman
t	Kot Malik	BA	1hin
w	Kotli Lohārān	PB	gk7
u	Kotli	JK	dpts
61	Kot Ghulām Muhammad	PB	g4h
u	Kot Diji	SD	jrk	diji
24	Kot Addu	PB	28ex
35	Kohāt	KP	38ub
5g	Khushāb	PB	27bd	khushah
5	Khurriānwāla	PB	r8c	kurrianwala
5h	Khipro	SD	m61
v	Khewra	PB	p64
3e	Khāriān	PB	1qu3
k	Khārān	BA	nsp	kharan kalat
2x	Khānpur	PB	31wa
4	Khānpur	SD	h6p
14	Khāngarh	PB	f76
6	Khāngāh Dogrān	PB	ne2	khanga dogran|khangah dogra|khangan dogran|khanqah dogran
2c	Khalābat	KP	u7g
17	Khairpur Nathan Shāh	SD	nda	khairpur|khairpur nathoshah
b	Khairpur	PB	nw7
2	Khairpur	SD	uxf	khairpur daherki|khajrpura
7g	Kasūr	PB	689f	kansur
s	Kashmor	SD	q10	kashmore
1v	Karor	PB	js2	haror|karor lal isa
48	Karachi	SD	6x5az	karaaji|karachi krachy|karachi كراچى|karaci|karacio|karacis|karacsi|karatsji|karatxi|keraci|kurrachee|καρατσι|горад карачы|карачи|карачі|կարաչի|קראצי|كاراتشى|كاراچى|كراتشي|کراچی|کراچۍ|کرٲچی|ڪراچي|ކަރާޗީ|कराची|করাচী|ਕਰਾਚੀ|કરાચી|கராச்சி|కరాచీ|ಕರಾಚಿ|കറാച്ചി|การาจี|ཀ ར ཆི|ကရာချိမြို့|კარაჩი|カラチ|カラーチー|卡拉奇|喀拉蚩|카라치
34	Kanganpur	PB	gt8
q	Kandiāro	SD	kon
b	Kandhkot	SD	1w9g
1p	Kāmra	PB	xs3	kamara
6	Kamoke	PB	49yj
a	Kamīr	PB	ik5
r	Kamar Mushāni	PB	c8r
v	Kamālia	PB	2eqy
o	Kalūr Kot	PB	jqe	kallur kot town
1g	Kallar Kahār	PB	c6w
1f	Kāleke Mandi	PB	cmh	mandi kaleke
d	Kalāt	BA	klp	kelat|khelat
1x	Kālābāgh	PB	cbs
1z	Kahūta	PB	hef	kakhute
a	Kohror Pakka	PB	1htb	kahror|kehror pakka town
7	Kāhna	PB	zeo	kahna nau
2z	Kabīrwāla	PB	1awe
3a	Johi	SD	cl3
y	Jīwani	BA	cle
10	Jhumra	PB	spq	chak jhumra|chak jumra
e	Jhol	SD	ceb
2u	Jhelum	PB	3ils	dzhelam
6	Jhawāriān	PB	lit
m	Jhang Sadr	PB	7ba2	jhang marghiana|maghiana
3m	Jauharābād	PB	zwx	joharabad
d	Jatoi Shimāli	PB	10dk	jatoi shumali
1z	Jarānwāla	PB	2kfd
34	Jand	PB	e0q
n	Jāmpur	PB	1d7z
39	Jalālpur Pīrwāla	PB	sup	jalalpur
a	Jalālpur	PB	20fv	jalalpur jattan
24	Jahāniān Shāh	PB	mg7
1z	Jacobābād	SD	3nmk	jacobadad
2s	Islamabad	IS	cw74	islamabadas|islamampant|ισλαμαμπαντ|горад ісламабад|ісламабад|իսլամաբադ|איסלאמאבאד|איסלמבאד|اسلام اباد|يىسلامياباد|އިސްލާމްއާބާދު|इस्लामाबाद|ইসলামাবাদ|ਇਸਲਾਮਾਬਾਦ|ઇસ્લામાબાદ|இஸ்லாமாபாத்|ಇಸ್ಲಾಮಾಬಾದ್|ഇസ്ലാമബാദ്|อิสลามาบัด|ཨི སི ལམ བོ|ისლამაბადი|ኢስላማባድ|イスラマバード|伊斯兰堡|이슬라마바드
3b	Hyderābād	SD	tpp6	haidarabad|хаидарабад|حيدراباد سنڌ|हैदराबाद
1u	Hujra	PB	1bhm
2h	Hingorja	SD	h6f
1n	Hazro	PB	kat
1b	Haveliān	KP	v8h
2	Haveli	PB	1edl
19	Hāsilpur	PB	1vxb	hasipur
m	Hasan Abdāl	PB	z8h
9	Haru Zbad	PB	1jw0	harunabad
g	Harnoli	PB	c39	haranoli
i	Harīpur	KP	17yp
2o	Hangu	KP	rw6
23	Hāla	BA	10yz	halu|khala
2y	Hāfizābād	PB	3ak8
d	Hadāli	PB	12bj
1d	Gwādar	BA	141p	gwadur
5s	Gujrāt	PB	6gn6	gudzharat|гуджарат|گجرات
8	Gujrānwāla	PB	to9j	gajranvala|гаиранвала|گوجرانوالہ
k	Gūjar Khān	PB	1hj2
f9	Gojra	PB	2zta
69	Ghotki	SD	1dlz	gotki
2w	Ghauspur	SD	myv	ghouspur
r	Ghāro	SD	f2c
72	Garh Mahārāja	PB	mht
64	Gambat	SD	q8l	gampat
4i	Fort Abbās	PB	vci	abbas
w	Fazalpur	PB	lrp
1e	Chak Two Hundred Forty-Nine TDA	PB	dzi
15	Faruka	PB	gs3
v	Faqīrwāli	PB	jfm	fagirwali|faqirwala
n	Faisalābād	PB	1hq3n	feisalabada|fejsalabade|lyallpur|shah faisalabad|феисалабаде|فيصل اباد|ファイサラバード
6	Eminābād	PB	hhz
18	Dunyāpur	PB	q9o
d	Dunga Bunga	PB	jz9
x	Dullewāla	PB	11ka	dull wali|dullewali
79	Dīr	KP	n1p
3	Dīpālpur	PB	1llc
u	Dinga	PB	up4
18	Dijkot	PB	l71
3	Digri	SD	oki
1t	Dhoro Nāro	SD	fcz
6f	Dhanot	PB	eg9
44	Dera Ismāīl Khān	KP	26eo
8	Dera Ghāzi Khān	PB	5265	dera ghoz khan|deri ghazi khan
6	Dera Bugti	BA	dzc	dera bagti
27	Daur	SD	dk9
19	Dāūd Khel	PB	kd7
h	Daska	PB	2pxo
i	Darya Khān	PB	bm0	darva khan|darya khan daggar
8a	Dājal	PB	dlq
1l	Dādu	SD	2zuw
g	Dādhar	BA	bn6	dhadar
39	Chūniān	PB	1880
15	Chūhar Kāna	PB	1hhl	chuchar kana mandi|chuhar kand
13	Chor	SD	ckt	chhor|chhor purano
v	Choa Saidān Shāh	PB	bu8	saidan shah
k	Chishtiān Mandi	PB	2maf	chistian
n	Chiniot	PB	4bp1	chaniot|chinot
1v	Chīchāwatni	PB	1ruy
59	Chawinda	PB	i7j
2f	Chārsadda	KP	21jr
4s	Chaman	BA	1wc8
p	Chakwāl	PB	2634
6z	Chak Āzam Saffo	PB	thk	chak azam saho
5p	Būrewāla	PB	3xwr
dh	Bhopālwāla	PB	ddp
u	Bhit Shāh	SD	ewt
u	Bhimbar	JK	7cl0	bhimber
s	Bhera	PB	oit	bwera
h	Bhawāna	PB	cii	bawana|bhowana
2l	Bhān	SD	d35
c	Bhalwāl	PB	1lo8
s	Bhakkar	PB	1r8e
e	Bhāi Pheru	PB	1v1w	bhar pheru
4p	Bela	BA	fiv	armabel|beila|karabel|las bela
2k	Bat Khela	KP	zjz	batkhel
3q	Basīrpur	PB	w41
6k	Bannu	KP	11tc
bo	Bahāwalpur	PB	bue7	bakhavalpura|бахавалпура
3	Bahāwalnagar	PB	2pp5	bahawalpur|bahawatnagar
4s	Badīn	SD	1krl
k	Baddomalhi	PB	e83
4u	Attock City	PB	1tyf
3d	Ārifwāla	PB	1veo
5j	Amangarh	KP	juj
2e	Alīpur	PB	pxd
2p	Akora	KP	hyw	akora khattak
2l	Ahmadpur East	PB	2hyb	ahmadpur|ahmedpur east|ahmedpur east municipality
5v	Abbottābād	KP	2klc
35g3	Bahāwalnagar	PB	2prg
71d	Nowshera Cantonment	KP	22ny
bsn	Ahmadpur Siāl	PB	j7d
xk	New Bādāh	SD	tzb
25k	Tando Ghulām Ali	SD	ckr
13r1	Sethārja Old	SD	p6z
s9h	Risālpur	KP	sm4
2zcrp	Malakwal City	PB	r08
PL
g4zr	Żyrardów	14	vrv
8l	Zielonka	14	dim	zelenka
ge	Zamość	06	1eya	zamosca|zamoscia|zamose|zamostye
t	Zambrów	20	hmx
co	Ząbki	14	i41	zombki
2v	Wyszków	14	kjo
9m	Wołomin	14	s8g
u9	Wieliczka	12	eet	velichka
6u	Warsaw	14	10hdn	=varsovie|=warschau|=warszawa|barsobia|varsa|varsavia|varshava|varshovija|varsja|varso|varsova|varsovia warszawa|varssavi|warskou|βαρσοβια|варшавæ|варшава|варшовия|վարշավա|ווארשע|ורשה|װארשע|وارسو|ورشو|ۋارشاۋا|ܘܪܣܘ|वॉर्सो|วอร์ซอ|ვარშავა|ዋርሶው|ワルシャワ|华沙|華沙|바르샤바
kc	Tomaszów Mazowiecki	10	1ful	tomasova mazovecka|tomaszow
1	Tomaszów Lubelski	06	fmt	tomashuv ljubelski|tomaszow|tomoshuv lyubelski
4e	Tarnów	12	2iw7	tarnova
7	Tarnobrzeg	18	12xn	tarnobzega|tarnobzhege
90	Szczytno	28	k3g	szczyton
9b	Świdnik	06	uwi	swidnik duzy
q	Suwałki	20	1heu
2j	Sulejówek	14	e7i
cb	Staszów	26	cg9	stashev|stasova
3u	Starachowice	26	15gr	starachowice wierzbnik|starahovice
1j	Stalowa Wola	18	1fb3
51	Sokołów Podlaski	14	e2p	sokolow|sokoluv podljaski
p	Sokółka	20	epz	sokola
v	Sochaczew	14	tiz	sokhachev
c9	Skierniewice	10	11ua	skieniewice
i	Skarżysko-Kamienna	26	124i	kamenna skarzhisko|skarzysko
4z	Siemiatycze	20	bwd
2k	Siedlce	14	1nk1
4z	Sanok	18	umc	sjanok|sunok
c	Sandomierz	26	jcv	sandomer
3n	Rzeszów	18	3e7i	reichshof|resov|resovia|zesova|zheshev|zheshuv
gx	Ropczyce	18	bsf
6p	Rawa Mazowiecka	10	dpm
2o	Radzyń Podlaski	06	cef	radzyn
2q	Radom	14	4uzu	radoma
3v	Pułtusk	14	eov
7	Puławy	06	12e7	putawy
5r	Przeworsk	18	c71
11	Przemyśl	18	1fph	pshemysl
1e	Przasnysz	14	cwe	pshasnysh
a	Pruszków	14	16q3	pruskova
m1	Płońsk	14	h55	plonska
2r	Pisz	28	eu8
27	Pionki	14	fem
52	Piastów	14	hyy
16	Piaseczno	14	rzq	pjasechno
a5	Otwock	14	xh8	otvock
1q	Ostrów Mazowiecka	14	hh9	ostrov mazovetskiy|ostrow
d	Ostrowiec Świętokrzyski	26	1l39	ostroveca sventoksiska|ostrowiec
1a	Ostrołęka	14	15gs	ostrolenka
5m	Opoczno	10	hfk	opochno
1j	Olsztyn	28	3okb	allenshteyn
3h	Olecko	28	cab
6g	Nowy Targ	12	q1v	novi targa|novy targas
b	Nowy Sącz	12	1t3s
m	Nowy Dwór Mazowiecki	14	lbl	nowy dwor
7l	Nisko	18	c0l
df	Mrągowo	28	gy5
8y	Mława	14	mom
19	Mińsk Mazowiecki	14	skj	minsk
1y	Milanówek	14	c6g	miljanuvek
2s	Mielec	18	1b29	meleca
d	Międzyrzec Podlaski	06	d8m	mendzizeca podlaska|mendzyzhec podljaski|miedzyrzec|mjendzizhec podlaski
95	Marki	14	hvt
fi	Łuków	06	ni9	lukov|lukuv
3j	Lublin	06	7pt8	liublinas|ljublin|lublina|lublino|лублин|люблин|люблін|לובלין|ლუბლინი|ルブリン
1f	Lubartów	06	hmf	lyubartov
2s	Łomża	20	1d63
f	Łomianki	14	btf
7d	Lidzbark Warmiński	28	crg
6w	Legionowo	14	136q	jablonna legionowo|legionova
s	Łęczna	06	grb
5k	Łapy	20	coi
r	Łańcut	18	e3e
ic	Krosno	18	10vc
3r	Krasnystaw	06	f2k	krasnostav
i	Kraśnik	06	rne
5b	Kozienice	14	eet
b6	Konstancin-Jeziorna	14	cro	konstancin ezerna|skolimow konstancin
2	Końskie	26	g0k	konsk
j3	Kobyłka	14	dmj
9l	Kielce	26	4gye	keltsy
o	Kętrzyn	28	lqj	ketzyn
h7	Kabaty	14	jag
2g	Józefów	14	dti
4w	Jędrzejów	26	cyg
3s	Jasło	18	t7f	jasto
2f	Jarosław	18	uyu
ga	Hrubieszów	06	ect
5c	Hajnówka	20	h3h
6r	Grodzisk Mazowiecki	14	kl8	grodzisk
2x	Grajewo	20	hlf
8a	Gorlice	12	m2p
av	Giżycko	28	n4k
w	Gierłoż	28	lvj
34	Garwolin	14	ca0
7u	Ełk	28	1715	elka
3j	Działdowo	28	gav
gx	Dęblin	06	dpr	demblin
n	Dębica	18	10jq
n0	Ciechanów	14	zty
9q	Chełm	06	1gi3	helma|khelm
59	Busko-Zdrój	26	d6v	busk|busko
c4	Brzesko	12	d0i
fz	Bochnia	12	mio
4k	Biłgoraj	06	ktn	bilgora|bilgoraja
1s	Bielsk Podlaski	20	kfx	belsk podljaski|bielsk|podlaski
2b	Białystok	20	6973	balstoge|belastok|belostok|belostoko|bjalistoka|bjalistoko
2y	Biała Podlaska	06	18ed	bjala podljaska
4i	Bartoszyce	28	jss
78	Augustów	20	myg	augustavas
1dd7e	Żywiec	24	osk
45	Żory	24	1cqu	zhory|zori
1v	Złotów	30	e6z
3	Złotoryja	02	ctg	zlota gora
2j	Zielona Góra	08	2jdt	gruentberg|grunberg
1u	Zgorzelec	02	pnj	zgorzelice|zgozhelec
k	Zgierz	10	18s4
4j	Zduńska Wola	10	ycj
34	Zawiercie	24	150n
3a	Żary	08	tx7
66	Zakopane	12	la4
26	Żagań	08	k97	saganum|zegan
15	Zabrze	24	44a9	hindenburg|zaborze|zabze
1p	Ząbkowice Śląskie	02	cld	zabkowice|zabkowice szlascze
7q	Września	30	m5b
18	Wrocław	02	dlvx	=breslau|brassel|breslavia|breslavl|vratislav|vratislavia|vroclava|wroclow|wroslaw|вроцлав|ורוצלב|ヴロツワフ|弗罗茨瓦夫|브로츠와프
8l	Wodzisław Śląski	24	127l	wodislaw slaski|wodzislaw
1s	Włocławek	04	2kur	leslau|vloclaveka
co	Wieluń	10	itc
7o	Wejherowo	22	104k	wejrowo
6f	Wałcz	32	k1f
3	Wałbrzych	02	2qbr	valbzhikh|valbziha|waldenburg|waldenburg in schlesien
5	Wągrowiec	30	iuk
a	Wadowice	12	eue
t	Ustroń	24	c2d
5	Ustka	22	cje
4e	Tychy	24	2sb4	tichau|tihi
2c	Turek	30	msd
35	Trzebinia	12	ej0
22	Trzcianka	30	d1u
2e	Toruń	04	4h1p	thorn|toruna|torune
4b	Tczew	22	1aed
e	Tarnowskie Góry	24	1b0q	tarnowitz
aq	Szczecinek	32	tpc	shhecinek
3	Szczecin	32	8qo3	=stettin|estetino|scecina|secin|shchechin|shchehcyn|stetin|stettino|шчечин|шчећин|шчэцын|шчэцін|щецин|щецін|シュチェチン|什切青|슈체친
1d	Szamotuły	30	ecc
25	Świnoujście	32	vkn	svioujscie|swina|swinioujscie
x	Świętochłowice	24	16wg	sbietochlobitse|schwientochlowitz|shvientokhlovice|sventochlovice|svetohlovice
22	Świebodzin	08	gsd
c	Świecie	04	jxv
a	Świebodzice	02	hx8
1	Świdwin	32	cek	swibowina
8	Świdnica	02	1akf
11	Swarzędz	30	mdu
33	Sulechów	08	dxj	cylichow
4u	Strzelce Opolskie	16	fm9	strzelce|stshelce opolske
p	Strzegom	02	d4c	striegau
aq	Starogard Gdański	22	116y	starogard
e	Stargard Szczeciński	32	1iyg	stargard|stargard shchechinski|stargard shhecinski|stargarda scecinska|stargardia|starnkarnt setsetsinski|storgard
5p	Środa Wielkopolska	30	gsd
b	Śrem	30	ngk
20	Sosnowiec	24	4vdr	sosnoveca|sosnovecas|sosnovice|sosnowez
n	Sopot	22	uz2	sopoty
l	Solec Kujawski	04	bo5
7q	Słupsk	22	2434	slupska
19	Słubice	08	djz
8o	Skawina	12	i8v
3q	Sierpc	14	ek2
11	Sieradz	10	yac
1a	Siemianowice Śląskie	24	1kf5	siemianowice|siemianowitz|simjanovice slonska
dj	Rypin	04	cst
k	Rydułtowy	24	gvz
1j	Rybnik	24	31ym	ribnika
3c	Rumia	22	yk7
2m	Ruda Śląska	24	34st	ruda|ruda slenska|ruda slonska
dd	Reda	22	dz8
q	Rawicz	30	ghw
33	Radzionków	24	d8v
27	Radomsko	10	11xz	novoradomsk|nowo radomsko
w	Radlin	24	dhj
1j	Racibórz	24	1940	raciboza|ratibor
18	Pyskowice	24	eoa
25	Pszczyna	24	jig	pszczyn
95	Pruszcz Gdański	22	i82	pruszcz
v	Prudnik	16	i0f
2y	Poznań	30	c834	=posen|познань
7c	Polkowice	02	gn1	bolkowice|polkwitz
q	Police	32	qi6	policija|politz
a4	Płock	14	2qcy	plocka|plotsk
n	Pleszew	30	dm0
3g	Piotrków Trybunalski	10	1pts	piotrkow|pjotrkova tribunalska
1p	Piła	30	1ma4	pily
2k	Piekary Śląskie	24	1a3x	piekary wielkie
cl	Pabianice	10	1ifi	pabyanitsy
4	Ozorków	10	fwg
24	Oświęcim	12	vqv	osvencim
q	Ostrów Wielkopolski	30	1k8y	ostrova velkopolska|ostrow
2n	Ostróda	28	pv8	osterode
56	Orzesze	24	e86
2b	Opole	16	2qik	oppein|oppeln
2q	Olkusz	12	t4g
o	Oleśnica	02	sik
z	Oława	02	nua
5i	Oborniki	30	dtn	obornik
u	Nysa Zamłynie	16	1102
3	Nysa	16	10hf
g	Nowy Tomyśl	30	bpn
2y	Nowogard	32	cvz	naugard
5q	Nowa Sól	08	v4y
4	Nowa Ruda	02	j3l	nowy ruda
ad	Namysłów	16	cmw	namslau
9	Nakło nad Notecią	04	f3h	naklo
1v	Myszków	24	po9	myszkow nowy
f	Mysłowice	24	1m35
o	Myślenice	12	dna
fz	Mikołów	24	tyd	miklos|nikolaj|nikolaus
3u	Międzyrzecz	08	eel
dz	Malbork	22	ttr	malborka|malborkas
ao	Luboń	30	ke7	ljubon
1e	Lubliniec	24	imd	ljublinec
p	Lubin	02	1nto	ljubin|lubina
31	Lubań	02	h5x	lauban|ljuban
q	Łowicz	10	n01	lowitsch
1v	Łódź	10	gh6b	litzmannstadt|lodza|lodze|lodzo|лодз|лодзь|лођ|לודז|ウッチ
90	Libiąż	12	dre
1v	Leszno	30	1d1p
4o	Legnica	02	29td	liegnitz
g	Lędziny	24	ckx
i	Łęczyca	10	bzc
d	Lębork	22	r4p	lembork
1a	Łaziska Górne	24	gyn	laziskagorna|oberlazisk
39	Łask	10	ec1
54	Kwidzyn	22	t0h
2c	Kutno	10	11ab
cn	Krotoszyn	30	mjz
4j	Krapkowice	16	e3n	chrapkowice
e	Kraków	12	g6lm	=cracovia|=cracovie|=cracow|=krakau|cracau|kraka|krakiv|krakobia|krakova|krokuva|κρακοβια|кракау|краков|краковия|краків|קרקוב|კრაკოვი|クラクフ|克拉科夫|크라쿠프
6v	Koszalin	32	2awq	kezlin|koeslin|kosalina|koslin|scurgum
8	Kostrzyn nad Odrą	08	dyr	kistrzyn|kostrzyn
1x	Kościerzyna	22	i0x
p	Kościan	30	ilc	kostsyan
3i	Konstantynów Łódzki	10	dfr	konstantynow
18	Konin	30	1qp6	konina
d6	Kołobrzeg	32	y8p	kolobzheg
2	Koło	30	i4l	kolas
4u	Knurów	24	uo0
w	Kluczbork	16	k1m	klauczbork|kljuchbork|kluozborek
1e	Kłodzko	02	lk5	kladzko
7n	Kęty	12	eup
18	Kędzierzyn-Koźle	16	1en8	kedzierzyn|kendzezhin kozle
2s	Katowice	24	6suc	katobitse|katovica|katovicum|katowihi|kattowitz|stalinogorod|stalinograd|κατοβιτσε|катовица|катовіце|կատովիցե|קטוביץ|كاتوفيتسه|مستخدم محمد القيرواني|کاتوویتس|ކެޓޮވިސް|केटोविच|क्याटोभिस|คะโตวิตซ|კატოვიცე|ካቶቪጸ|カトヴィツェ|卡托维兹|카토비체
1h	Kartuzy	22	bkq
72	Kamienna Góra	02	grz
2t	Kalisz	30	2bx3	kalisa
ah	Jelenia Góra	02	1vda	jelena gura
e	Jelcz	02	bt8	jelczc|jelez
1q	Jaworzno	24	22hp	jaworzyna
y	Jawor	02	iex	javor
o	Jastrzębie Zdrój	24	21xh	jastsembe zdroja
3t	Jarocin	30	jsx
9k	Inowrocław	04	1nvh	inovroclava|inowraclaw|irownoclaw
u	Iława	28	p4d
6c	Gubin	08	ctx	guben
1y	Gryfino	32	geu
1	Gryfice	32	cwg
h	Grudziądz	04	24ri	grudzendz|grudzjondza
b5	Gostynin	14	en4	gostyn
6	Gostyń	30	g0z	gostingen
2p	Gorzów Wielkopolski	08	2o0e	gozhuv velkopolski|gozova velkopolska|landsberg|landsberg an der warthe
6s	Goleniów	32	hd5	gollnow
42	Gniezno	30	1i7x
1l	Głuchołazy	16	bo0
b	Głowno	10	bnj	glowd
x	Głogów	02	1gvm	glogau|glogovia|gloguva
h	Gliwice	24	49f7	gleiwitz|gliwice sosnowiec
5e	Gdynia	22	5fs2	civitas gdinensis|gdina|gdingen|gdinio|gdyne|gotenhafen
a	Gdańsk	22	9wdl	=danzig|dancigo|dantsic|danzica|gdanjsk|gdanska|gdunsk|gedanum|gudansku|gydanysg|nkntansk|qdansk|γκντανσκ|гданск|гданськ|гданьск|гдањск|горад гданьск|гъданьскъ|גדנסק|דאנציג|غدانسك|گدانسک|गदान्स्क|กดัญสก์|გდანსკი|グダニスク|格但斯克|그단스크
64	Fordon	04	1i0g
2x	Elblag	28	2qfa	ehlblong|elbing|elbinga|elbleng|elblong|elblonga
1x	Dzierżoniów	02	qd4
qw	Dąbrowa Górnicza	24	2srt	dombrova gurnica|dombrowa
46	Częstochowa	24	5bgd	censtakava|censtochova|censtohova|chenstochov|chenstokhov|chenstokhova|czenstochau
s	Czerwionka-Leszczyny	24	m6c	czerwionka|leszczyny
2b	Czeladź	24	qh0	czeladz piaski
j	Czechowice-Dziedzice	24	qrz	czchowice|czechowice|dziedzice|dzieozice
6t	Cieszyn	24	rgi
6a	Chrzanów	12	uud
1u	Choszczno	32	c51
6	Chorzów	24	2fiu	cherzow|hozova|khozhuv|konigshutte|krolewska huta
1h	Chojnice	22	uen	chonice|hojnice
8	Chodzież	30	f9c
2z	Chełmża	04	bvv	khelmzha
8	Chełmno	04	fvk	campo di sterminio di chelmno|chelmno nad wisla|ekstermejo chelmno|khelmno
44	Bytów	22	cwk	betowo|butow|bytowe
7	Bytom	24	41z6	beuthen|bitoma
1s	Bydgoszcz	04	7ur8	bidgosca|bidgoshch|bintnkos|brombarg|bromberch|bydgoscius|bydgostia|bydhost|μπιντγκος|бидгошч|бидгощ|быдгощ|горад быдгашч|בידגושץ|بیدگوشچ|ბიდგოშჩი|ブィドゴシュチュ|比得哥什|비드고슈치
cd	Brzeg	16	tir	brieg
4o	Brodnica	04	l3h
1e	Braniewo	28	e5w
8m	Bolesławiec	02	ve2	boleslawice
1b	Boguszów-Gorce	02	cwm	boguszow
1q	Bogatynia	02	ef4	bogatina
7h	Bieruń	24	f63	bierun stary
11	Bielsko-Biała	24	3s77	belsko bjalo|biala|biala krakowska|bilsko
22	Bielawa	02	ns8	langenbielau
28	Białogard	32	iq1	belgard|bialogrod
49	Bełchatów	10	1cj4	belhatova|belkhatov
a	Będzin	24	18xo	bendzin|bendzina
b0	Andrychów	12	gxu
h	Aleksandrów Łódzki	10	fno	aleksandrow
2i0d1	Jelcz Laskowice	02	bu4
PM
21ep2	Saint-Pierre		4s8
PN
2ee4j	Adamstown		1a	adamstaun|adamstauno
PR
2psga	Aguadilla		ceh
3l	Arecibo		121y
3p	Barceloneta		h82
1r	Bayamón		4d0r
4x	Caguas		1uz8
36	Candelaria		dlr
3d	Carolina		3nhg
1j	Cataño		lod
a	Cayey		e9q
19i	Fajardo		qac	fakhardo
4f	Guayama		gnb
e	Guaynabo		1qs0
cd	Humacao		fqb
c6	Levittown		mzd
3r	Manatí		cf0
6w	Mayagüez		1oon
dr	Ponce		39ru	ponse
yn	San Juan		8yn0	san chouan|san chuanas|san juan de puerto rico|san khuan|san xoan|sanhuana|σαν χουαν|горад сан хуан|сан хуан|սան խուան|סן חואן|سان جوان|سان خوان بورتوريكو|सान हुआन|সান হুৱান|சான் வான்|ซานฮวน|სან ხუანი|サンフアン|圣胡安|산후안
90	Trujillo Alto		15t9
2a	Vega Baja		mml
ao	Yauco		fnr
PS
60we	Rafaḩ		2pgh	er rafa|rafa|rafaa|rafakh|rafia|rifah
7	An Nuşayrāt		rvf
f	Khān Yūnis		3pmn	hanut yona|jan yunis|khan yumus|khan yunus|yunas|yunus
5	Jabālyā		3m2g	dzhabalija
4	Gaza		8scw	azza|azzah|gaza city|ghazah|ghazza|ghazzah|ghazze|ghazzi|ghuzze|газа|עזה|غزة|ガザ|加沙|加薩
8	Dayr al Balaḩ		19ww
4	Bayt Lāhyā		17x3
1	Bayt Ḩānūn		suo
2	Banī Suhaylā		o4o	bani suhayl
d	Al Burayj		qyv	al buraij|al bureij|el bureij
4	‘Abasān al Kabīrah		e0j	abasan|abasan al kabir|abasan alkabir
3j	Yuta		vyp
7x	Ţūlkarm		y2x	toelkarem|tul kerem|tulkarem
4	Ţūbās		c13
5w	Sa‘īr		dpr
ce	Ramallah		izb	rahm alla
62	Qalqīlyah		xcc	qalqilye
j	Qabāţīyah		erb	kubatie|kubatiya|qabatye
3v	Nablus		2sk6	flavia neapolis|nabulus|naplouse|naplusa|napouse|neapolis|schechem|shekhem|siquem
or	Janīn		qsq	djenin|dzhanin|ein gannim|jenin|jenine|jinin
37	Idhnā		eg7	idna|idnah
55	Ḩalḩūl		g9g
5p	Dūrā		g2r	durah|dury
8g	Bethlehem		me3	belem|bethleem|bethleem efrata|betlemme
9	Bayt Jālā		chj
2z	Banī Na‘īm		f9j
f	Balāţah		d8a
14	Az̧ Z̧āhirīyah		lb4	ad dahiriyah|adh dhahiriya|dhahiriya|edh dhahiriya|edh dhairiya|el dahaheriya
2p	As Samū‘		exn	al samu|es samu|samua
8j	Ar Rām wa Ḑāḩiyat al Barīd		j5y
9	Jericho		f9j	erihon|gerico|jerichonas|jerico|jerika|yeriho
2s	Al Yāmūn		ch0	alyamoun
1v	Hebron		3fti	al khalil|el khulil|habrun|hebrom|hevron|khalil el rahman
16	Al Bīrah		tgw	al bira|bira|birah|bire|el bira
3	Al ‘Ayzarīyah		dgv	el eizariye
3z8g2	Al Qarārah		f1o
3h	Az Zuwāydah		cvk
76th	East Jerusalem		96hc	aust jerusalem|jerusalem east|jerusalem estates|oestra jerusalem|ost jerusalem|מזרח ירושלים|لقدس الشرقية
PT
1ch3b	Vila Franca de Xira	11	e5v
1m	Vialonga	11	cew
ok	Torres Vedras	11	iuz	torresh
1r	Tomar	14	esg
7g	Sintra	11	k7l	cintra
19	Sesimbra	15	vqm
6	Setúbal	15	2id2	setoumpal
a3	São João da Talha	11	elp
q	São Domingos de Rana	11	101q	domingos de rana|sao domingos
3k	Santarém	14	mo9	santaren
17	Santa Iria da Azóia	11	ebx	santa iria|santa iria de azoia
40	Sacavém	11	do6
4g	Rio de Mouro	11	167b
78	Ramada	11	dj3
51	Queluz	11	27s7	kelush
v	Quarteira	08	ehr
1o	Póvoa de Santa Iria	11	mat	povoa|povoa de martinho|povoa santa iria
2p	Portimão	08	tp3	vila nova de portimao
1g	Portalegre	12	c0t
i	Pontinha	11	hxt
1d	Pombal	10	de3
3z	Pinhal Novo	15	i52
i	Piedade	15	f0w	cova da piedade
57	Peniche	10	c32
6u	Parede	11	da4
1i	Palmela	15	d2e
2v	Paço de Arcos	11	k1i	paco darcos
3d	Olhão	08	mk7
k	Odivelas	11	165c
8x	Montijo	15	n5n	montikho
3v	Monte Estoril	11	i1b
8y	Monsanto	14	12kw
1y	Moita	15	dqb
ao	Marinha Grande	10	mb8
7m	Loures	11	1f3r	loyres
b	Loulé	08	htx
1x	Lisbon	11	b3je	=lisboa|=lisbonne|=lissabon|felicitas julia|felicitas julia olissipo|liospoin|lisabon|lisbona|lisbono|lisbonum|olisipo|λισαβωνα|лисабон|лісабон|լիսբոնա|ליסבון|لشبونة|لىسابون|لیسبون|ܠܫܒܘܢܐ|लिस्बन|ลิสบอน|ლისაბონი|ሊዝቦን|リスボン|里斯本|리스본
a	Linda-a-Velha	11	g4f
s	Leiria	10	yt4	vieira de leiria
10	Laranjeiro	08	fsp
2n	Lagos	08	ej3
gp	Funchal	30	25tb	phountsal
e8	Faro	08	vwr	faru
1v	Évora	07	16x0	ebora|ehvora
u	Estoril	11	iac	ehshtoril|eshhoril|estoris|estroil
3v	Entroncamento	14	fcf	entrocamento
cy	Corroios	15	14iw
6p	Charneca	15	iaq	charneca de caparica
6g	Castelo Branco	05	ptz
28	Cascais	11	s44
fn	Carnaxide	11	iaa	karnashide
r	Carcavelos	11	fpq
19	Caparica	15	gbz
44	Camarate	11	fkh	camrate
3	Câmara de Lobos	30	oup	kamara nte lompos
1l	Caldas da Rainha	10	kk7	caldad da rainha
1u	Cacém	11	20im
da	Belas	11	g7v
2i	Barreiro	15	13kg
b6	Arrentela	15	n9o
5r	Amora	15	14kh
2k	Amadora	11	3u0a
59	Almada	15	q8o	almanta
o	Algés	11	ewv
6e	Alcabideche	11	ppf	aloabideche
7	Albufeira	08	c8b
9uyz	Viseu	18	kcc
4t	Vila Real	17	d49	bila real
11	Vilar de Andorinho	13	em8	andorinho|vilar de andorinha|villar dandorinha|villar dandorinho
1x	Vila Nova de Gaia	13	1imz	bila noba nte nkaia
2x	Vila do Conde	13	lbu
3g	Viana do Castelo	16	c03
5p	Valongo	13	ggg	valonga
vc	Sequeira	09	lzq
y	Senhora da Hora	13	mbm
67	São Pedro da Cova	13	d4j
1z	São Mamede de Infesta	13	k0k	san mamed de infeshta|santo mamede de infesta|sao mamede
1e	São João da Madeira	01	h1b	san zhuan da madejra|santo joao da madeira|sao joao da madeiro|sao joao de madeira
gn	Rio Tinto	13	12jy
jk	Póvoa de Varzim	13	mes	poboa nte barzim
4c	Porto	13	5cm9	=oporto|portus cale
2q	Ponte do Lima	16	ygr	ponte de lima
dc	Pedroso	13	emr
bd	Ovar	01	e8k
31	Oliveira do Douro	13	itz
dg	Monção	16	f8a	monsao
8d	Matosinhos	13	lnq	matozinhos
5a	Maia	13	s3u
99	Leça do Bailio	13	cfb	leca do balio
1	Leça da Palmeira	13	dvw	leca de palmeira
9z	Ílhavo	01	das
19	Guimarães	03	vbw	gimarajnsh|nkimaraes
4t	Gondomar	13	ld7
m6	Feira	01	cmw
x	Fânzeres	13	igc
w	Fafe	03	d0k
1o	Esposende	03	qpt
1	Esposende	03	qpt	ehshpozende
44	Ermezinde	13	uf0	ehrmezinde
4x	Custoias	09	ez2
3v	Covilhã	05	dl6	koviljan
90	Coimbra	06	2a8m	koimbro|koimpra
pe	Canidelo	13	ke7
d8	Bragança	04	qiv	bragance
5	Braga	03	2lo2	bracara augusta|mpranka
j	Bougado	13	gq8
a5	Barcelos	03	eq5
2i	Baguim do Monte	13	c8a	baguim
2x	Aveiro	01	15si	abeiro
j9	Águas Santas	13	ld2
dhpj	Ponta Delgada	20	fh4
PW
4cjrc	Melekeok	212	0
PY
21nsa	Villarrica	4	vr9	viljarrika|villarrica del espiritu santo
e	Villa Elisa	11	1dgj
94	San Lorenzo	11	4vtw	san lorenzo del campo grande
1z	San Antonio	11	170q
8t	Presidente Franco	10	15w4	puerto presidente franco
2a	Pilar	12	m5o
3v	Nemby	11	210x
4x	Limpio	11	226n
l	Lambaré	11	2pih
1j	Itauguá	11	1e5h
10	Itá	11	e8r
4h	Fernando de la Mora	11	2kpz
h8	Encarnación	7	1luv	enkarnasjonas
2c	Coronel Oviedo	5	13km
f	Concepción	1	114r	villa concepcion
4h	Colonia Mariano Roque Alonso	11	1jk8	colonia roque alonso|mariano roque alonso
63	Capiatá	11	497d	capista
2v	Caaguazú	5	16ag
3	Caacupé	3	gqo
1x	Asunción	ASU	vro8	asounsion|asounthion|assumptio|assuncao|asunsjona|asunson|gunung berapi asuncion|la muy noble y leal ciudad de nuestra senora santa maria de la asuncion|nuestra senora santa maria de la asuncion|paraguay|ασουνθιον|асунсион|горад асунсьен|ասունսյոն|אסונסיאן|اسنشن|اسونسیون|ياسۇنسىيون|आसुन्सियोन|அசுன்சியோன்|ಅಸೂನ್ಸಿಯಾನ್|อะซุนซิออง|ཨ སུན སི འན|ასუნსიონი|አሱንሲዮን|アスンシオン|亞松森|아순시온
QA
67eb	Umm Şalāl Muḩammad	US	mof	umm es salal|umm ses salal|umm silal mohammed|umm slal mohammed
a5	Ar Rayyān		5u8h	al raiyan|al rayyan|raiyan
r	Al Wakrah	WA	kec
1b	Al Khawr	KH	eln	al khaur|khawr shaqiq
1w	Doha		7e5n	ad dawha|ad doha|ad dowhah|daeuha|dawhat al qatar|dohao|dokha|ntocha|ντοχα|доха|доҳа|דוחא|דוחה|الدوحة|دوحة|দোহার|ዶሃ|ドーハ|多哈|도하
RE
k1m6	Saint-Pierre		1n5b
7	Saint-Paul		24mj
2	Saint-Louis		10y1
2	Saint-Leu		lti
2	Saint-Joseph		pzy
l	Sainte-Suzanne		fua
7	Sainte-Marie		oes	sent mari
9	Saint-Denis		2xuz	saint denis de la reunion|sen deni
3	Saint-Benoît		r8u	saint benua
1	Saint-André		11k2
8q	Le Tampon		1i02	village du tampon
y	Le Port		vgj	le port des galets|port
23	La Possession		kq9
45yom	Piton Saint-Leu		mla
RO
e6y3	Zimnicea	TR	br0	zimnica|zimnice|zimnich
43	Zalău	SJ	1csg	zalehu|zelau
2q	Vulcan		m9x
18	Voluntari	IF	neb	cetatea voluntareasca|parcu voluntarilor
67	Vişeu de Sus		cld	visauel de sus|visaul de sus|viseu|viseul|viseul de sus|visuel de sus
b5	Vatra Dornei	SV	cdy	dorna vatra
i	Vaslui	VS	1hex	vasluiul
qk	Urziceni	IL	cxu
a3	Turnu Măgurele	TR	m7j	turnul magurele
n	Turda	CJ	164a
1m	Tulcea	TL	1zcr	tulca|tulcha|tulcsa
de	Târgu Secuiesc	CV	fhf	tarcu sacuesc|targu sacuesc|targul sacuesc|tirgu secuesc|tirgul sacuesc
3	Târgu Neamţ	NT	fsp	neamtzu|targul neamt|tirgu neamt
1	Târgu-Mureş	MS	35bj	maros vasarhely|muresh|neumarkt|neumarkt am mieresch|novum forum siculorum|targul mures|tirgu mures|turgul mures|vasarhely
6	Târgu Jiu	GJ	22zf	jiu|targul jiu|tirgu jiu
e	Târgovişte	DB	1w8j	tirgoviste|turgovishhe
1r	Timişoara	TM	6r3h	freidorf|josefvarosa|josephs stadt|jozsefvaros|kendetelep|szabadfalu|temeschburg|temeschwar|temesvarinum|темишвар|тимишоара|טימישוארה|تيميشوارا|طمشوار|ティミショアラ|티미쇼아라
7g	Tecuci	GL	vr6
dr	Suceava	SV	29ms	suchava|suczawa|szucsava
ph	Slatina	OT	1oy4
9a	Şimleu Silvaniei	SJ	c4p	simleul silvaiei
3i	Sighetu Marmaţiei	MM	vd9	maramaros szighet|sighet
15	Sibiu	SB	397a	hermannstadt|nagy szeben|sybin
z	Sfântu-Gheorghe	CV	1ath	sfantul|sfantul gheorghe|sfehntu georg|sfintu gheorghe
67	Sebeş	AB	l0u
9n	Satu Mare	SM	2esq	sathmar|satul mare|szatmar nemeti
74	Salonta	BH	djt	nagyszalonta
55	Săcele	BV	n32
83	Roşiori de Vede		nqu	roisori de vede
3j	Roman	NT	1gbv
2o	Râşnov	BV	brp	risnov
18	Râmnicu Vâlcea	VL	2azq	ramnicul valcea|rimnicu vilcea
1	Râmnicu Sărat	BZ	tq6	ramnicul sarat|rimnicu sarat
29	Reşiţa	CS	1qoc	recita|reschitz|reschitza
15	Reghin-Sat		rdu
86	Radowce	SV	l0p	radoc
g5	Popeşti-Leordeni	IF	bsf	popesti|popoestii leordeni
gs	Ploieşti	PH	4wkz	ploeshh
3r	Piteşti	AG	3ldh	pitesci|piteshh
7s	Piatra Neamţ	NT	278g
1d	Petroşani	HD	y3f	petroseni
v	Petrila	HD	jgy
bh	Pantelimon	IF	ci6
af	Orăştie	HD	g0r	orehshtie
b	Oradea	BH	4ffa	grosswardein|nagy varad|oradea mare|oradja|varadinum|velky varadin
1s	Olteniţa	CL	kc4	oltenice|oltenitao
3o	Odorheiu Secuiesc	HR	s6s	odorheiu|odorheiul secuiesc
1o	Ocna Mureş	AB	btg	ocna muresului
cu	Năvodari	CT	pjm	nehvodari
7j	Motru	GJ	h7z
2x	Moreni	DB	fw4
1s	Moineşti	BC	ii5
2z	Mizil	PH	bzg	mizilue
bc	Miercurea-Ciuc		vuq	miercurea ciucului
5d	Mediaş	SB	14xc	medivisch
2	Medgidia	CT	xf7	mecidiye|medjidia
50	Margita		elz
2x	Mangalia	CT	ukj	mangalla|mankalya
ae	Lupeni		niw	luoeni
6k	Lugoj	TM	xd7	lugas|lugos|nemet lugos|olah lugos
a	Luduş	MS	d8t	ludas
z9	Iaşi	IS	6tdo	copou|copou targ|galata|iasio|iassy|ilasi|jash|jasi|jassenmarkt|jassy|jaszvasar|munteni|pacurari|pacuret|podgoria|socol|socola|yas|yashi|yassi|yassy|ιασιο|яси|яссы|яш|יאשי|ياشي|ヤシ|雅西
2a	Huşi	VS	mh5	gusi
q	Hunedoara	HD	1hcg
gx	Gura Humorului	SV	c4w	gura humourlui
g3	Giurgiu	GR	1haj
8z	Gherla	CJ	ibh	gerla
t	Gheorgheni	HR	f9d	gheorghem
6n	Galaţi	GL	6ax3	galac|galaz
19	Găeşti	DB	blp
7l	Focşani	VN	293s	fokschan
6u	Filiaşi	DJ	enn	filias
19	Feteşti	IL	pcy
49	Fălticeni	SV	mtk	falticenii vechi|fehlticheni
14	Fogarasch		q9e	fagaras|fagaraso
8u	Drobeta-Turnu Severin	MH	26yy	drubeta|szoerenyvar|szorenyvar|turnu severin|turnul severin
4h	Drăgăşani	VL	fx2
2f	Dorohoi	BT	nqw	dorohoiu
ar	Deva	HD	1gbe
2q	Dej	CJ	tch	des
9x	Curtea de Argeş	AG	otu	curt de arges
2g	Cugir	AB	j32
9d	Craiova	DJ	6ioe	croiova|краиова|крајова|קראיובה|קריובה|克拉約瓦
fp	Corabia	OT	fgv
1u	Constanţa	CT	6i3r	constanza|koestence|konstanca|kustence|kustenja|kyustendja|констанца|קונסטנצה|კონსტანცა|コンスタンツァ|康斯坦察|콘스탄차
1i	Comăneşti	BC	ib5
4i	Codlea		inw
33	Cluj-Napoca	CJ	6sek	castrum clus|claudiopolis|clausemburgo|clausenburg|cluj|klouz napoka|klujo|kluz|kluza napoka|koloszvar|municipium aelium hadrianum napoca|napoca|κλουζ ναποκα|клуж напока|קלוז נאפוקה|קלויזנבורג|كلوج نابوكا|کلوج ناپوکا|کلوژ نپوکا|クルージュ ナポカ|克卢日 纳波卡|클루지나포카
5w	Cisnădie	SB	blu
9j	Câmpulung Moldovenesc	SV	f91	campulung|campulungul moldov|campulungul moldovenesc|cimpulung moldovenesc
k	Câmpia Turzii	CJ	kex	cimpia turzii
co	Cernavodă	CT	e9y	cherna voda
a4	Carei	SM	hfb	careii|careii mare
18	Caransebeş	CS	l8h	carensebes|karansebeshe
i	Caracal	OT	q1t
7z	Calafat	DJ	edv
2h	Buzău	BZ	2t1m	buzeu|buzuu
6q	Buhuşi	BC	e6z	buhus
t	Buftea	IF	fyr
34	Bucharest	B	148f7	=bucarest|=bucuresti|=bukarest|boekarest|boukouresti|bucaresta|buekres|bukarestas|bukres|bukureshh|bukureshta|βουκουρεστι|букурешт|букурещ|бухарест|բուխարեստ|בוקארעשט|בוקרשט|بخارست|بوخارست|بۇخارېست|པུ ཁ རེ སིད|ბუქარესტი|ቡካረስት|ブカレスト|布加勒斯特|부쿠레슈티
72	Breaza	PH	dul
2c	Braşov	BV	5x14	kronstadt|kronstant|orasu stalin|orasul stalin
1m	Brăila	BR	4ksh	brailov|ibrail
20	Brad	HD	cc4
1t	Botoşani	BT	2gkf
39	Borşa	MM	kt2
9a	Bocşa	CS	cm5	bocsa montana|bocsa romaana|bocsa romina|bogsan|boksan
3e	Blaj	AB	fpv
19	Bistriţa	BN	1qqu	bistrica|bistritz
41	Bârlad	VS	1gbu	birlad
ls	Balş	OT	fwy
5j	Băileşti	DJ	f4f
q	Băicoi	PH	fbx	baicoiu
c	Baia Sprie	MM	cx6
3	Baia Mare	MM	2xd5	frauenbach|nagybanya|neustadt|rivulus dominarum
3e	Bacău	BC	3o90	bako|bakuu
8i	Arad	AR	3mg9	altarad|aradia|aradinum vetus|micalaca|mikelaka|murasel|muresel|o arad|orodinum|zsigmondhaza
6w	Alexandria	TR	122q
24	Alba Iulia	AB	1ezp
c	Aiud	AB	lv9
27	Adjud		dci	ad judul
3kud8	Baia Mare	SM	2ygo
5ax5	Paşcani	IS	yq0
RS
gssm	Zrenjanin	VO	1pjx	zrenanin|zrenjanin grad|zrenjaninas
2y	Zemun		3c1z	semlin|taurunum|zeman|zimony
2w	Zaječar		12fc	zaechar
34	Vršac	VO	s0c	vrsacas
2j	Vranje		17d3	ivranya|vranja
hy	Trstenik		11ub
j2	Stara Pazova	VO	cih	opazova
1k	Sremčica		hqw
3u	Smederevska Palanka		ku0	palanka|palanka smederevska
3	Smederevo		1bu8	smedere|smederevas
5t	Senta	VO	fny
k5	Prokuplje		lcp
3t	Požarevac		w7c	pozerevac
67	Pirot		vdy
57	Pančevo	VO	1n5a	pancevas|panchevo|panciova|pancsal|pancsaly|pancsova
7r	Obrenovac		cz9
27	Novi Pazar		1ucs	pazari i ri|yeni pazar
k	bar		by8
16	Niš		5cwg	nich|nisch|nish|niso|nissa|nisz|nix
1p	Negotin		dl8	negotin krajina|negotin krajinski
rj	Leskovac		2146	leskovacas
1q	Lazarevac		i67
5o	Kruševac		1m2g	krusevacas
3o	Kraljevo		1rxa	kraljevas
l	Kragujevac		35sh	krabujevac|kragiyevac|kragujevaca|kragujevacas
au	Kikinda	VO	wcv	gross kikinda|nagykikinda|velika kikinda
b9	Jagodina		rgl
2k	Inđija	VO	k93	indjija|ingija
9s	Gornji Milanovac		ii6
97	Glogovac		1kbs
r8	Ćuprija		fvt
b4	Čačak		2ic0	cacakas|chachak
ai	Bor		ue3
68	Belgrade		rar7	=belgrad|=beograd|belehrad|belgradas|belgradum|belgrau|beligradi|belohrod|bѣlu gradu srbii|nandorfehervar|singidunum|βελιγραδι|белград|београд|бѣлъ градъ срьбіи|բելգրադ|בלגרד|بلغراد|بېلگراد|பெல்கிறேட்|ბელგრადი|በልግራድ|ベオグラード|贝尔格莱德|베오그라드
3q	Bečej	VO	jvy	bechej|becse|obecse|stari becej
89	Aranđelovac		ir9	arangelovac
1fbd6	Vrbas	VO	jzn	alt werbass|neu werbass|overbasz|titov vrbas|ujverbasz
up	Valjevo		1b3f	valjevas
w	Užice		1d21	titovo uzice
w9	Subotica	VO	255s	maria theresianopel|maria theresiopel|maria theresiopolis|sawaditz|subotiza|szabadka|szent maria|theresiopel
e4	Sremska Mitrovica	VO	u5o	mitrovic|mitrovica|opshtina sremska mitrovica|strema mitrovica
6n	Sombor	VO	11dy	kiszombor|mezozombor|nagy zombor|opshtina sombor
sq	Šabac		16iy
1h	Ruma	VO	ov9
29f	Novi Sad	VO	4m7c	neoplanta|neusatz|novi sadas|novi sant|novisada|novu sadu|o petervaradja|petervarad|ujvidek|varadinum petri|vasaros varad
7yg	Bačka Topola	VO	cgq	bacstopolya|batsch topola|topolo|topolya
2	Bačka Palanka	VO	mq1	alt palanka|deutsch palanka|nemet palanka|nova palanka|opalanka|palanka|stara palanka|ujpalanka
3b	Apatin	VO	e4w	apati
216ms	Knjazevac		jag
RU
9phx	Udomlya	TVE	oz9
6r2	Sasovo	RYA	n1e	sasowo
5v	Zverevo	ROS	j9u	zvyereva
a	Zvenigorod	MOS	cnf
ek	Zlatoust	CHE	43nq	zlatoutsk
26	Zimovniki	ROS	dn2
6h	Zhukovskiy	MOS	2300	zhukovskogo|zjukovskij
1v	Zhukovka	BRY	f6y	zjukovka
4i	Zhirnovsk	VGG	dsv	zhirnovoye|zhirnovskiy
2q	Zhigulevsk	SAM	181y
3r	Zherdevka	TAM	ccz	staraya zherdevka
3f	Zheleznovodsk	STA	j08	zheleznovodak|zhelyednovodsk
3	Zheleznogorsk	KRS	23jg
c	Zheleznodorozhnyy	MOS	255s	obiralovka|zjeleznodorozjnyj
7u	Zernograd	ROS	ml0	zernovol|zernovoy
57	Zelenokumsk	STA	vve
5	Zelenograd	MOW	4mgf
6	Zelënodol’sk	TA	24uo	stary zeleny dol|zelendolsk|zeleny dol|zeljonodolsk
1e	Zelenchukskaya		gal	zelenchugskaya|zelentsjukskaja
60	Zavolzh’ye	NIZ	x3o
ek	Zarechnyy	PNZ	1d23	zaretsjnyj
1q	Zaraysk	MOS	j0d
2v	Zapolyarnyy	MUR	dq5
kx	Zainsk	TA	wfw
io	Yur’yev-Pol’skiy	VLA	fcy
gf	Yoshkar-Ola		5zcs	josjkar ola|tsarevokokshaysk
27	Yeysk	KDA	1vra	yeisk
2w	Yessentukskaya	STA	fec
1	Yessentuki	STA	1qif	yessentaki
3m	Yershov	SAR	i9t	ershov|jerschow|jersjov|yershovo
b9	Yemva	KO	cno
95	Yelizavetinskaya	KDA	ewa
3g	Yelets	LIP	2h9k	elec|jelec|jelez
2d	Yelan’	VGG	bpp	elan|jelan
j	Yelabuga	TA	1k1v	jelaboega
4o	Yegor’yevsk	MOS	1tqo	egorev
1l	Yegorlykskaya	ROS	dve	yegorlkskaya
2b	Yefremov	TUL	z3t
7f	Yasnyy	ORE	de7
e	Yasnogorsk	TUL	dwm
5f	Yartsevo	SMO	14o2	yartseva
10	Yaroslavl'	YAR	d05m	ярославль
2v	Yaransk	KIR	f39
4t	Yanaul	BA	lkr
ii	Yablonovskiy	AD	jcm
bc	Vyshniy Volochëk	TVE	15ig	vysjnij volotsjek|wyschni wolotschek
2e	Vyselki	KDA	egq	byselki
2y	Vyksa	NIZ	1bkw
2u	Vyborg	LEN	1oo9	viborg|viborgas
3c	Vyazniki	VLA	ua3	vyaznika
a	Vyaz’ma	SMO	16to
1m	Vyatskiye Polyany	KIR	ui6
a7	Vsevolozhsk	LEN	117k	poselok vsevolozhskiy|vsevolozhskiy|vsevolozjsk
95	Votkinsk	UD	243t	votka
r	Vostryakovo	MOS	cql
5j	Voskresensk	MOS	1nha
at	Voronezh	VOR	i6wg	voronej|voronezas|voronezhskaja oblast|воронеж|воронежская область|ヴォロネジ|보로네시
56	Volzhskiy	VGG	6xgd	volzjskij|волжскии
3	Volzhsk		18r4	volzjsk
18	Vol’sk	SAR	1iec	wolsk
4b	Volokolamsk	MOS	ck4
q	Vologda	VLG	6bjd	vologdae
7b	Volkhov	LEN	z8p	volhov|volkhovstroy
s	Volgorechensk	KOS	dno	volgoretsjensk
7	Volgograd	VGG	loex	=stalingrad|caricyn|estalingrado|vlgogradu|volgogradas|volgogradum|volgonkrant|volqoqrad|zarizyn|βολγογκραντ|вльгоградъ|волгоград|горад валгаград|сталинград|царицын|וולגוגרד|فولجوجراد|فولغوغراد|ولگاگراد|وولگو گراد|वोल्गोग्राद|வோல்கோகிராட்|วอลโกกราด|ვოლგოგრადი|ヴォルゴグラード|伏尔加格勒|볼고그라드
4	Volgodonsk	ROS	3lf7
78	Vnukovo	MOW	fw0
6a	Vladimir	VLA	6n7s	blantimir|volodimir|volodimiria|wlodzimierz nad klazma|βλαντιμιρ|владимир|володимир|弗拉基米尔|블라디미르
2	Vladikavkaz	SE	6svu	bladikaukasos|dzaeudzhykhuaeu|dzhaudzhikau|ordshonikidse|ordzhonikidve|orjonikidze|βλαδικαυκασος|владикавказ|дзæуджыхъæу|орджоникидзе|ולדיקווקז|ვლადიკავკაზი|ウラジカフカス|弗拉季高加索|블라디캅카스
ep	Vidnoye	MOS	13wp	poselok vidnoye
a	Vichuga	IVA	u5b	bichuga|vitsjuga
1j9	Vereshchagino	PER	hbn	bereshchagino|bereshchangino|veresjtsjagino
2w	Venëv	TUL	c44
1l	Vel’sk		kak	belsk
3g	Velikiy Ustyug	VLG	p6q	usting velikii|velikij ustjug
f	Velikiye Luki	PSK	27l9	velikije loeki|wielkie luki
uz	Valuyki	BEL	rov
31	Valday	NGR	eb9
5d	Uzlovaya	TUL	193u
3o	Uvarovo	TAM	m77
u	Uva	UD	err
as	Ust’-Labinsk	KDA	y0o	stanitsa ust labinskaya|ust labinskaja
r	Ust’-Katav	CHE	jbq	ust katavskiy
1n	Ust’-Dzheguta		q8h	ust dzhegutinskaya|uste dzhegutinskaya
57	Usman’	LIP	fd2
6b	Uryupinsk	VGG	w4s
11	Urus-Martan	CE	w08	oeroes martan
cf	Unecha	BRY	mec	uncha|unetscha
2n	Ul’yanovsk	ULY	dqco	simbirsk|uljanowska am wolga|синбирск|ульяновск
80	Ukhta	KO	26uj	chibyu|oechta|uchta|uhta|ujta
3d	Uglich	YAR	t44	ouglitch|ugich
t	Ufa	BA	m5bu	ephu|eпху|oefa|oufa|ufа|уфа|өфө|אופה|ウファ|우파
3i	Uchkeken		bny	utsjkeken
h	Uchaly	BA	z93
6d	Tyrnyauz	KB	fig
3j	Tver’	TVE	8kt0	kalinin|tueria|twer|горад цвер|калинин|тверь|トヴェリ|트베리
t	Tuymazy	BA	1h3x	tuymaza
x	Tutayev	YAR	xtg	tutamev
c8	Tula	TUL	a1qx	toela|toula|τουλα|тула|툴라
3f	Tuchkovo	MOS	cze	tutsjkovo
v	Tuapse	KDA	1dka	toeapse
4g	Tsimlyansk	ROS	bu5	tsimlyanskaya|tsimlyanskiy|tsymlyanskaya|zymljanskaja
d6	Trubchevsk	BRY	cf8	trubtschewsk|trubtsjevsk
73	Troitskaya	IN	ibl
3	Troitsk	MOS	t07	troitskiy|troitskoye
9w	Tosno	LEN	v0m
l	Torzhok	TVE	11gi	torzjok
7n	Tomilino	MOS	lue
n	Tol’yatti	SAM	f2cf	stavropol|togliatti|togliatti on the volga|togliattigrad|tolati|ставрополь|тольятти|тољати|トリヤッチ|톨랴티
iy	Timashëvsk	KDA	15mc	timashevskaya|timoshevskaya
1i	Tikhvin	LEN	1bwb	tihvina|tihvinae
a	Tikhoretsk	KDA	1doj	tichorezk
30	Teykovo	IVA	rsf	tejkovo
9y	Terek	KB	gcc
4m	Temryuk	KDA	s76
66	Tbilisskaya	KDA	iv2	tiflisskaya
l7	Tambov	TAM	68hh
5u	Agidel’	BA	ett	aghidhel|agideli|agidelis
1f	Taganrog	ROS	5zbk
1t	Syzran’	SAM	423e
7f	Syktyvkar	KO	4xkr	soktovkar|ust sysolsk
5d	Svobody	STA	dml	poselok seobody|poselok svobody
5r	Svetogorsk	LEN	c51
l	Svetlyy	KGD	h2f
12	Svetlograd	STA	unj
4t	Suvorovskaya	STA	dbh
h	Suvorov	TUL	g8z	suvorovskiy
53	Surovikino	VGG	fyd
13	Surkhakhi	SE	cif	surkhokhi
ff	Sukhinichi	KLU	cf8	suchinitschi|sukhinitsji
8f	Stupino	MOS	1b2f
3j	Strunino	VLA	by3
1g	Stroitel’	BEL	edo
9o	Sterlitamak	BA	5q73	starletamaq|sterle
9r	Stavropol’	STA	7s54	voroshilovsk|ставрополь
2a	Staryy Oskol	BEL	4v4x
jn	Staroshcherbinovskaya	KDA	eht	staro schtscherbinowskaja|starosjtsjerbinovskaja
2z	Starominskaya	KDA	ni5
32	Starodub	BRY	eaz
6k	Staraya Russa	NGR	qgv	staraja roessa
22	Staraya Kupavna	MOS	geg	kupavna
p5	Sovetsk	KIR	dsd	soveck
1	Sovetsk	KGD	xf1	soveck
2w	Sosnovyy Bor	LEN	1gwj
63	Sosnogorsk	KO	mn3
23	Sortavala	KR	g0o	sordavala|sorravala
2g	Sorochinsk	ORE	npn	sorotsjinsk
ca	Solnechnogorsk	MOS	19fv	solnechangorski|solnechnogorski|solnetsjnogorsk
n	Sol’-Iletsk	ORE	l5n	iletsk|iletskaya|iletskaya zashkta
4	Solikamsk	PER	25sc	solikamskas
76	Sokol	VLG	wji
1y	Sofrino	MOS	buh
1z	Sochi	KDA	70s8	sochi soci|sochi сочи|soci|soczi|sotchi|sotji|sotschi|sotsi|sotsji|сочи|сочі|სოჭი|ソチ|索契|소치
1m	Sobinka	VLA	fsa	rabochiy poselok sobinka
5r	Smolensk	SMO	6vof	smolenscum|smolenskas|смаленск|סמולנסק|スモレンスク|斯摩棱斯克|스몰렌스크
5f	Slobodskoy	KIR	oyx	slovodskoi
5w	Slavyansk-na-Kubani	KDA	1eb0	slavanskaya|slavyanskaya
1w	Slantsy	LEN	rxt	olantsy
5y	Skopin	RYA	isl
20	Skhodnya	MOS	ekx
ds	Sim	CHE	c28
60	Sibay	BA	1biu	sibai|sibaj
1z	Shuya	IVA	1au9	shuja
2d	Shushary	SPE	byn	sjusjary
43	Shumerlya	CU	r6c	cemerle|sjumerlja|sumerla
6n	Mikhaylovsk	STA	19oe	mikhaylovska|mikhaylovskoye
k5	Shilovo	RYA	cgv	schilowo|sjilovo
hn	Sheksna	VLG	gct
1e	Shebekino	BEL	yve
2m	Shchigry	KRS	eta	schtschigry|shchigary|sjtsjigry|suchigry
1i	Shcherbinka	MOS	lnl	shcherbinki|sjtsjerbinka
2c	Shchelkovo	MOS	2f6w	shhjolkovo
1e	Shchëkino	TUL	1au4	shehekino|shhjokino
3g	Shatura	MOS	n79	sjatura
2t	Shar’ya	KOS	mzs
ax	Shakhun’ya	NIZ	ha8	sjakhunja
3	Shakhty	ROS	4qrk	aleksandrovsk grushevskiy|aleksandrovsk grushevskoy|sahto|schachty|sjachty
70	Severskaya	KDA	hmp
2	Severo-Zadonsk	TUL	cs9
6	Severoural’sk	SVE	puk
3	Severomorsk	MUR	15lt
7	Severodvinsk		45x0	molotovsk|sudostroy
5d	Sestroretsk	SPE	vup	sestrorezk
15	Sertolovo	LEN	xnq	sertolovo pervoye
8	Serpukhov	MOS	2qvy	serpoechov|serpuchov
33	Sergiyev Posad	MOS	2cas	sergiyev|sergiyevskiy posad|zagorsk
4k	Sergach	NIZ	h95	sergatsj
3o	Serdobsk	PNZ	sa4	bolshaya serdoba
7k	Semiluki	VOR	k9d
c	Semikarakorsk	ROS	i73	semikarakorskaya|semikarakorskiy|semikarakovskaya
6g	Semënov	NIZ	ir0	semjonov
4g	Sel’tso	BRY	e0n
8t	Segezha	KR	pqi	poselok segezha|segezja
dn	Satka	CHE	123s
2z	Sarov	NIZ	1vwg	sarou|sarova
48	Saratov	SAR	iigd	saratovas|saretow|саратов|סרטוב|サラトフ|사라토프
a	Sarapul	UD	249a
b	Saransk	MO	6i3m	саранск|סרנסק|사란스크
a	Saraktash	ORE	dfp	saraktasj
31	Saint Petersburg	SPE	2el35	=leningrad|=petrograd|=saint peterburg|=spb|agia petroupole|betuyrbukh|peterburg|petersburg|petropolis|petursborg|pietari|piter|saint peitersbuerg|saint peterburgas|saint peterburgo|san petersburgo|san pietroburgo|sankti petursborg|sanktpeterburga|sant petersbourg|sint petersbork|szentpetervar|αγια πετρουπολη|бетъырбух|ленинград|петербург|петроград|питер|санкт петербург|спб|սանկտ պետերբուրգ|סנקט פטרבורג|سانت بطرسبرغ|سن پترزبورگ|เซนต์ปีเตอร์สเบิร์ก|სანკტ პეტერბურგი|サンクトペテルブルク|圣彼得堡|상트페테르부르크
7u	Samara	SAM	obka	kuibyschew|kuybyshev|samar|samarae|samarga|σαμαρα|горад самара|куибышев|самар|самарæ|самара|самарҕа|һамар|סמרה|سامارا|سامارہ|سمارا|समारा|სამარა|サマーラ|薩馬拉|사마라
1q	Sal’sk	ROS	1b2g
3n	Salavat	BA	3fdh
4g	Safonovo	SMO	zzh
7d	Rzhev	TVE	1c12	rzev|rzjev
76	Rybnoye	RYA	es7
t	Rybinsk	YAR	4n84	andropov|robinsk|shcherbakov
17	Ryazhsk	RYA	h09
1d	Ryazan’	RYA	b5d9	resan|рязань|リャザン|梁赞|랴잔
5n	Ruzayevka	MO	121r
f4	Rublëvo	MOW	ffk
17	Rtishchevo	SAR	xyl	rtischtschewo|rtisjtsjevo
81	Rostov-na-Donu	ROS	n12q	rostoph ston nton|rostov|rostov aan de don|rostov del don|rostov doni aares|rostov doni aeaeres|rostov nad donom|rostov on don|rostov pe don|rostov sur le don|rostov war don|rostova pie donas|rostovas prie dono|rostow am don|rostow nad donem|ροστοφ στον ντον|ростов на дон|רוסטוב על הדון|ロストフ ナ ドヌ|顿河畔罗斯托夫|로스토프나도누
8	Rostov	YAR	q2z	rostoph|rostov veliki|rostov yaroslavskiy|rostovia
w	Rossosh’	VOR	1dmr	pervaya rossosh|rossosh pervaya|rossoshi
g	Rossosh’	VOR	1bu8	rossoh|rossosj
1g	Roslavl’	SMO	17yj
11	Roshal’	MOS	gxr	rosjal
be	Rodniki	IVA	lcx
7t	Revda	SVE	1bo9
7	Reutov	MOS	1ogy
am	Razumnoye	BEL	bzd	rozumnoye
3w	Rayevskiy	BA	fh8
71	Rasskazovo	TAM	zgl
l1	Pyatigorsk	STA	328h	five mountains
bv	Pushkino	MOS	27c0	pusjkino
q	Pushkin	SPE	1rlc	pusjkin
13	Pushchino	MOS	fhk	pushchino na oke|pusjtsjino
8b	Pskov	PSK	4buu	pihkova|pleskau|pscovia|pskovas|pskow
6j	Protvino	MOS	ssx
73	Proletarsk	ROS	f1h	proletarskaja
2w	Prokhladnyy	KB	1aww	prochladnaja|prochladnyj
27	Priyutovo	BA	g33
17	Privolzhskiy	SAR	okp	privolzjskij
3	Privolzhsk	IVA	ds8
4q	Priozërsk	LEN	e4c	priozjorsk
t	Primorsko-Akhtarsk	KDA	pji	akhtari|primorsko achidrskaja|primorsko akhtarskaya|stantsiya primorsko akhtarskaya
4i	Pridonskoy	VOR	d1c
ap	Povorino	VOR	dw4	proverino
qk	Polyarnyye Zori	MUR	bn8
1	Polyarnyy	MUR	ddg	polyarnoye
n8	Pokrov	VLA	c8r
p	Pokhvistnevo	SAM	lu4
be	Podporozh’ye	LEN	f4g	podporozhye verkhneye
1v	Podol’sk	MOS	3ufc
ff	Pochëp	BRY	bng	pocher|pochjop|potschep
b0	Plavsk	TUL	cxn	plavskiy|plavskoye
f6	Pikalëvo	LEN	h14
2r	Petushki	VLA	c8q	novyye petushki|petusjki
3f	Petrozavodsk	KR	5oht	aanislinna|aeaenislinna|petroskoi|petrozawodzk
4n	Petrovsk	SAR	pxy
6m	Petrodvorets	SPE	1bth
1u	Peterhof	SPE	1e00	paleizencomplex in peterhof|petergof
21	Pestovo	NGR	c9y
cc	Pervoural’sk	SVE	2v34	pervouralskiy
as	Perm’	PER	l21f	molotov|молотов|пермь
4j	Pereslavl’-Zalesskiy	YAR	xk1
5q	Penza	PNZ	aziy	пенза|ペンザ|펜자
6d	Pechora	KO	zkx	pecora|petsjora
6d	Pavlovskiy Posad	MOS	1ac3	pavloro pasad|pavlov posad
s	Pavlovskaya	KDA	o0t
2	Pavlovsk	VOR	khx
95	Pashkovskiy	KDA	xo2	paschkowskaja|pasjkovskij
ic	Pallasovka	VGG	d83
9c	Ozëry	MOS	jzg	ozjory
e1	Otradnyy	SAM	12of	otradnoye
f	Otradnoye	LEN	gid
d	Otradnaya	KDA	hqh
78	Ostrov	PSK	iwk
r	Ostrogozhsk	VOR	qjn	ostrogozjsk
1p	Ostashkov	TVE	f3f
cf	Osa	PER	hz0
s	Orsk	ORE	5agk
1q	Orlovskiy	ROS	ewt	orlovka|orlovskaya
5r	Orenburg	ORE	bsjg	chkalov|tschkalow|оренбург|чкалов|אורנבורג|اورنبرغ|شكالوف|オレンブルク|오렌부르크
9	Orël	ORL	6y5k	oriol|oriolas|orzel|орел|オリョール|오룔
c	Orekhovo-Zuyevo	MOS	2klc	orechowo sujewo|orekhovo
1n	Ordzhonikidzevskaya	IN	1jfl	ordshonikidsewskaja|ordzhonikidzevskoye|ordzjonikidzevskaja
4j	Onega		hid
l	Omutninsk	KIR	jkk	omutinisk
bz	Olenegorsk	MUR	i9i	olenya
2y	Tsotsin-Yurt	CE	cbm	tsatsan yurt
23	Oktyabr’skiy	BA	2bhk	oktiabrskil|oktjabrskij|oktyabrsk
9c	Odintsovo	MOS	2xqp
15	Ochër	PER	bvn	ochjor
50	Obninsk	KLU	2av4
3w	Nytva	PER	fu5
1z	Nyandoma		h43
1x	Nurlat	TA	qkz
5z	Novyy Oskol	BEL	g8b	novo oskol
9e	Novozybkov	BRY	wuj	nowosybkoff
cf	Novovoronezh	VOR	suo	novovoionezhskiy|novovoronezhskiy|novovoronezj
n	Novouzensk	SAR	d2c
r	Novoul’yanovsk	ULY	d83
1y	Novotroitsk	ORE	29xm	novo troitskiy|nowotroizk
6	Novotitarovskaya	KDA	hgm
3d	Novoshakhtinsk	ROS	24ra	nowoschachtinsk
84	Novorossiysk	KDA	56m8	noborosisk
1y	Novopokrovskaya	KDA	exa
1m	Novopavlovsk	STA	iu0	novopavloskaya|novopavoskaya
4u	Novomoskovsk	TUL	2t2e	bobriki|stalinogorsk|stalinogorsk pervyy|stalinogorsk severnyy|stalinogorsk vtoroy|stalinogorsk yuzhnyy
19	Novomichurinsk	RYA	g2d	novomikhurinsk|novomitsjurinsk
1l	Novokuybyshevsk	SAM	2e9k	novo kuybuyshev|novo kuybyshevskiy
n	Novokubansk	KDA	s35	novo kubanskaya|novokubanskiy|novokubanskoe
6b	Novodvinsk		x3o
1p	Novocherkassk	ROS	3ku6	novocerkask
6	Novocheboksarsk	CU	2r4k	cene shupashkar|novoceboksarsk|novotsjeboksarsk|soenoe supaskar|sono supaskar
2e	Novoanninskiy	VGG	eu7	annenskiy|novaya annenskaya|novoannenka|novoannenskaya
18	Novoaleksandrovsk	STA	lay	novoaleksandrovskaya
6e	Velikiy Novgorod	NGR	4lxy	holmgardur|naugard|naugardas|nobnkoront|nov grad|novgorod|novogardia magna|nowogrod wielki
33	Novaya Usman’	VOR	h3p	nov usman|usman|usman sobakino
h9	Noginsk	MOS	2hhn
3s	Nizhnyaya Tura	SVE	hfs	nizjnjaja tura
82	Nizhniy Tagil	SVE	862k	nizhne tagilskiy|nizjnij tagil|нижнии тагил
1p	Nizhniy Novgorod	NIZ	riv8	gorkij|nijni novgorod|nizjnij novgorod|горькии|нижнии новгород
j	Nizhniy Lomov	PNZ	ie3	nizh lomov|nizhni lamov
f4	Nizhnekamsk	TA	50s9	anat kama|nijnekamsk|nizhnekamskiy|nizjnekamsk|tuban kama|tuebaen kama
ia	Nikol’sk	PNZ	ir0	nikolskaya pestravka
2q	Nikolayevsk	VGG	cdo	nikolaevskaya|nikolaevski|nikolajevska|nikolayevka
aq	Nikel’	MUR	c18
15	Nezlobnaya	STA	e7g
24	Nevinnomyssk	STA	2vnt	nevinnomossk|nevinnomyskaya|nevinnonyssk|newinnomyssaja
x	Nevel’	PSK	drc
1o	Nesterovskaya	IN	esy
3g	Nerekhta	KOS	jk8
51	Nelidovo	TVE	jk5	poselok delidovo|poselok nelidovo
4m	Neftekumsk	STA	lyn	neftekumsk urozhanoye
1	Neftekamsk	BA	2pud	kasevo|neftekama
3	Neftegorsk	SAM	f2u
3b	Nazran’	IN	3in7	imeni kost khetagurova|kazran|kosta khetagurovo|nazrane|poselok nazran
3q	Navashino	NIZ	djj
5e	Nar'yan-Mar	NEN	dx5
d	Nartkala	KB	pri
l	Naro-Fominsk	MOS	1k1k
2p	Nal’chik	KB	5uhs	naltschik
u	Nakhabino	MOS	ogz
5h	Naberezhnyye Chelny	TA	axf2	brezhnev|calli|naberejnije celni|nabereschnyje tschelny|naberezjnye tsjelny|nabereznoje tselno|набережные челны|나베레주니예첼니
1q	Mytishchi	MOS	3fvi	mitisci|motistsi
de	Murom	VLA	2pxv	moerom|murom am oka
b	Murmansk	MUR	6ucf	gorod murmansk|moermansk|murmanskas|murmask|muurmanni|μουρμανσκ|мурманск|מורמנסק|ムルマンスク|摩爾曼斯克|무르만스크
9b	Mtsensk	ORL	10qh	misensk|mzensk
1n	Mozhga	UD	10h2	mozjga
d	Mozhaysk	MOS	ocl
o	Mozdok	SE	vhz
21	Mostovskoy	KDA	jfo	mostovoye
2k	Moscow	MOW	66i7a	=moscou|=moscu|=moskau|=moskva|maeskaew|maeskuy|maskav|maskava|maskva|mat xco va|mosca|moscfa|moscha|moscova|moskuas|μοσχα|горад масква|мæскуы|маскав|москва|москова|москох|москъва|мускав|муско|մոսկվա|מאסקווע|מאסקװע|מוסקבה|ماسکو|مسکو|موسكو|موسكۋا|ܡܘܣܩܒܐ|मास्को|मॉस्को|মস্কো|மாஸ்கோ|มอสโก|མ ས ཁ|མོ སི ཁོ|მოსკოვი|ሞስኮ|モスクワ|莫斯科|모스크바
6l	Morshansk	TAM	xf3	morshinsk|morsjansk
o	Morozovsk	ROS	mll	morosowski|morozovskaya
6i	Monino	MOS	fbg	monin
8	Monchegorsk	MUR	12h8	moncha guba|monchagorsk|montsegorsk|montsjegorsk
q6	Mirnyy		mn1
3q	Mineral’nyye Vody	STA	1muw	mineralnoje vodo|mineralnye
26	Millerovo	ROS	tq7
cm	Mikhaylovka	VGG	19g2	michalowka
4z	Michurinsk	TAM	2057	micurinsk|mitschurnisk
4q	Metallostroy	SPE	jdv
4o	Menzelinsk	TA	d0a
1e	Mendeleyevsk	TA	hq1
3u	Meleuz	BA	1efm
n	Melenki	VLA	c9q
44	Medvezh’yegorsk	KR	crr	medveshva gora|medvezhogorsk|medvezhya gora
28	Medvedovskaya	KDA	d2l	medvedevskaya
2g	Medvedevo		cnr
1h	Mednogorsk	ORE	no4
54	Maykop	AD	3e9f	maikopas
lo	Marks	SAR	pep	marksshtadt
c0	Manturovo	KOS	eip
11c	Maloyaroslavets	KLU	p7h	malojaroslawez
7s	Malgobek	IN	xhk
j7	Malakhovka	MOS	e73
7o	Makhachkala	DA	ao87	machackala|machatsjkala|mahatskala|makhatxkala|makhiachkhuala|petrovsk|petrovsk port|махiачхъала|махачкала|מחצקלה|マハチカラ|마하치칼라
5c	Magnitogorsk	CHE	8uxz	магнитогорск|מגניטוגורסק|マグニトゴルスク|마그니토고르스크
4r	Lyudinovo	KLU	vxs
4c	Lyubertsy	MOS	3bbu	ljuberzy|luberci
16	Lytkarino	MOS	1323	lytkorino
i	Lys’va	PER	1gz8
14	Lyskovo	NIZ	i6q
n0	Lukhovitsy	MOS	ozn
43	Luga	LEN	uya
91	Losino-Petrovskiy	MOS	h2c
92	Lomonosov	SPE	sdm	lomonosob
63	Lodeynoye Pole	LEN	h3o	lodeyana
z	Lobnya	MOS	1bnw
2y	Livny	ORL	14tv
3t	Liski	VOR	175v
7v	Lipetsk	LIP	b1vr	lipezk|липецк|리페츠크
3e	Likino-Dulevo	MOS	nzw	dulevo
2j	L’govskiy	KRS	i4s	lgov
fc	Lermontov	STA	i15	lermontovskiy|lumontov
7i	Leninsk	VGG	bpb	leninskiy|leninskoje
6	Leninogorsk	TA	1f4n
12	Leningradskaya	KDA	tvc
6	Yubileyny	MOS	p30
8o	Lebedyan’	LIP	hq2	lebedjan
2z	Lazarevskoye	KDA	n5c	lazarevskaya
de	Lakinsk	VLA	cw2	lakinskiy
4u	Labinsk	KDA	1bsp	labinskaja
1s	Dugulubgey	KB	g6d
aw	Kuznetsk	PNZ	1xtc
b5	Kuvandyk	ORE	m5e
5m	Kushva	SVE	qa2	kusjva
24	Kushchëvskaya	KDA	n2z	kuschtschewskaja|kusjtsjevskaja
q	Kusa	CHE	fai
3a	Kursk	KRS	8rx3	koersk|kurskas|курск|курськ|クルスク|库尔斯克|庫爾斯克|쿠르스크
15	Kurovskoye	MOS	esl	kuovskaya|kurovskaya
6j	Kurganinsk	KDA	10sh	kurgannaja
20	Kurchatov	KRS	zyg	kurtsjatov
5	Kurchaloy	CE	g4n	kurcala|kurcaloj|kurcaloyn avla|kurcaloyn evla|kurchala|kurchalojn ehvla|kurchloj ehvl|kurcloy evl|kurcula|kursloy|kurtsjaloj
6i	Kungur	PER	1f85
3s	Kumertau	BA	1eeh
7k	Kulebaki	NIZ	t12
3q	Kukmor	TA	cyj	bol kukmor
3k	Kudymkar	PER	odo	kudymkarskoye
2i	Kudepsta	KDA	d48
3f	Kubinka	MOS	k0m
21	Kstovo	NIZ	1fvu	kostova
44	Krymsk	KDA	18er	krimskaja|krymasko
e6	Kropotkin	KDA	1pf3	krapotkin
a	Kronshtadt	SPE	x63	kronsjtadt
hl	Krasnyy Sulin	ROS	y1x
gk	Krasnoye Selo	SPE	xa6	krasnyy
54	Krasnovishersk	PER	e15
f	Krasnoufimsk	SVE	x9t	krasnoutimsk
3k	Krasnokamsk	PER	14nl
7	Krasnogvardeyskoye	STA	ch5
14	Krasnogorsk	MOS	1zpg
1a	Krasnodar	KDA	dxff	ekaterinodar|краснодар|קרסנודר|クラスノダル|克拉斯诺达尔|크라스노다르
15	Krasnoarmeyskaya	KDA	mdt	krasnoarmeyskoye
2	Krasnoarmeysk	MOS	jtk	krasnoarmeyskiy
1	Krasnoarmeysk	SAR	jxt
fe	Koz’modem’yansk		hik	kozmedemyansk
96	Kozel’sk	KLU	f1o
2g	Kovylkino	MO	gig	kovykino
o	Kovrov	VLA	3b00	kowrow
1c	Kovdor	MUR	f26
2p	Kotovsk	TAM	pit
s	Kotovo	VGG	kth	katovo
1z	Kotlas		19nw
o	Kotel’nikovo	VGG	f52	kotelnikovskiy
3	Kotel’niki	MOS	e4c	kotelnika
6	Kotel’nich	KIR	lao	kotelnitsj
3x	Kostroma	KOS	5y8o	kostromna
l	Kostomuksha	KR	n93	kostamus|kostomuksja
ay	Kosaya Gora	TUL	drg	poselok kosaya gora
25	Koryazhma		ww3	korjazjma|koryazhemka|koryazhemskaya
em	Korenovsk	KDA	w5d	korenovskaya
al	Konstantinovsk	ROS	ekc	konstantinovskaja|konstantinovskiy|konstantinowskoje
8a	Kondrovo	KLU	d8f	kondrova
1f	Kondopoga	KR	qig	kondupohju|tonopoga
1b	Konakovo	TVE	wlb
37	Kommunar	LEN	de6
8t	Kolpino	SPE	2wzw
3h	Kolomna	MOS	35yi	kalomna
83	Kol’chugino	VLA	zfc	koltschugino|koltsjugino
47	Kokhma	IVA	md4
mb	Klintsy	BRY	1f6o	klince|klinzy
1c	Klin	MOS	1qbu	ulin
11	Klimovsk	MOS	16li	klimovskiy
7s	Kizlyar	DA	130k	kizilyar|kizlar
9	Kizilyurt	DA	ps3
q	Kizel	PER	gtr
6n	Kislovodsk	STA	2ug3	kislovodsk kislovodsk|kislowodzk
4k	Kirzhach	VLA	nl2	kirshatsch
1g	Kirsanov	TAM	dvb
1p	Kirovsk	MUR	mud
1	Kirovsk	LEN	j1i	imeni kirova
3	Kirovo-Chepetsk	KIR	1xn0	chepets|cheptsa|kirovo cepeck|kirovo chepetskiy|ust chepetskoye
d	Kirov	KIR	9sx3	khlynov|kirov i kirov oblast|kirova|kirovas|kirow|viatka|горад кірау|киров|кіров|קירוב|كيروف كيروف اوبلاست|کیروف|کیروو|キーロフ|基洛夫|키로프
2	Kirov	KLU	uc7	kirovo
w	Kirishi	LEN	17cu
1s	Kireyevsk	TUL	jop	kireyevka
2o	Kingisepp	LEN	130m
3	Kineshma	IVA	1zqv	kineshima
h	Kinel’-Cherkassy	SAM	e6x
3	Kinel’	SAM	qhs
r	Kimry	TVE	146e
6	Kimovsk	TUL	onf
jv	Khot'kovo	MOS	g3s
1f	Khosta	KDA	ffk
8t	Kholmskiy	KDA	dhy	cholmskaja|kholmskaja
ez	Khimki	MOW	321m	chimki|moskau chimki
5i	Khasavyurt	DA	2pv1	chassaw jurt|staro khasav yurt
5d	Kharabali	AST	e27	charabali|charabalinskoje
4v	Khadyzhensk	KDA	gqd	khadyzhenskaya|khadyzhenskiy|khadyzhy
ht	Kazan	TA	nof6	casanum|caza|kazan osh|kazana|kazane|khuazan|khusan|kozan|kuazan|kuzon|καζαν|горад казань|казан|казань|казань ош|казањ|каꙁанъ|козань|кузон|къазан|озаҥ|хусан|хъазан|қазан|ҡаҙан|կազան|קאזאן|قازان|كازان|ყაზანი|カザン|喀山|카잔
8j	Katav-Ivanovsk	CHE	ex7	katav ivanovskiy
1h	Kaspiysk	DA	1r2w
18	Kasimov	RYA	ra3
21	Kashira	MOS	uxg
m	Kashin	TVE	ct2
py	Karachev	BRY	f8t	karatschew|karatsjev
4	Karachayevsk		fmw	karatsjajevsk
r	Karabulak	IN	qmn	karabulakskaya
q	Karabanovo	VLA	c1r
37	Kantyshevo	IN	deb
1o	Kanevskaya	KDA	yza
12	Kandalaksha	MUR	tnj	kandalaksja|kannanlaksi|kantalahti
q	Kanash	CU	12hq
w	Kamyzyak	AST	chr
13	Kamyshin	VGG	2r8y	kamosin
34	Kamensk-Shakhtinskiy	ROS	1mhy	kamensk|kamensk schachtinskij|kamensk schachtiuski|kamenskaya
ec	Kaluga	KLU	79k2	kaloega|kalugae|kalyga|калугæ|калуга|קלוגה|カルーガ|칼루가
7w	Kalininsk	SAR	ef1
y	Korolëv	MOS	2zva	kaliningrad|kalininskiy|poselok imeni kalinina
1	Kaliningrad	KGD	9bm2	=koenigsberg|=konigsberg|caliningrado|calininopolis|kaliningradas|kalininnkrant|kenisberg|koenigsbarg|koenigsberg in preussen|krolewiec|καλινινγκραντ|горад калінінград|калининград|калінінград|קלינינגרד|كالينينغراد|کالیننگراڈ|کالینینگراد|კალინინგრადი|カリーニングラード|加里寧格勒|칼리닌그라드
4j	Kalach-na-Donu	VGG	l8i	kalach|kalatsch|kalatsj na donu
d	Kalach	VOR	fs1	kalatsch|kalatsj
59	Kachkanar	SVE	xxr	katsjkanar
6p	Izhevsk	UD	diwu	ijevsk|izevska|izh|izhkar|ustinov|иж|ижевск|ижкар|איזבסק|イジェフスク|이젭스크
1i	Izberbash	DA	wi1	izbarbash|izberbasj|izerbash
61	Ivanteyevka	MOS	13f1	ivanteyevskiy
5l	Ivanovo	IVA	90pz	ivanovo voznesensk|иваново|伊万诺沃|이바노보
c2	Istra	MOS	pri
6i	Ishimbay	BA	1ic5
6y	Ipatovo	STA	mfl	spatowo
1h	Inza	ULY	f89
11	Inozemtsevo	STA	m7f
hj	Il’skiy	KDA	hq2	ilskaya
ee	Igra	UD	h01
8i	Gus’-Khrustal’nyy	VLA	1cey
2z	Gusev	KGD	m4y	gusevas|gusevsk
54	Gul’kevichi	KDA	qyx	gulkevitsji
g	Gukovo	ROS	1ezj	gukova|gukowo
10	Gudermes	CE	pa9	goedermes
s	Gubkin	BEL	1v4o
1r	Gubakha	PER	kj1	gubacha
r	Gryazovets	VLG	cg5
24	Gryazi	LIP	10l1
2y	Groznyy	CE	4ugk	dzhokhar gala|dzhokhar geala|dzhokhar ghala|groznas|grozno|groznoi|nasongi|nkrozny
al	Gribanovskiy	VOR	dac	bolshaya gribanovka|gribanowka
ee	Goryachiy Klyuch	KDA	lny	goyyachi klyuch
3	Goryachevodskiy	STA	r2b	gorjatsjevodskij|goryachevodskaya
9a	Gorodishche	VGG	f1x	gorodisjtsje
o	Gorodets	NIZ	oj0
ty	Golitsyno	MOS	ce0	golitsino
gf	Glazov	UD	25ok	glaz
4o	Giaginskaya	AD	bpd	ghiaghinskayai
34	Georgiyevsk	STA	1k21
14	Gelendzhik	KDA	134r	gelendshik|gelenjir|ghelenjik
1s	Gay	ORE	w43	gai|gaj
v	Gavrilov-Yam	YAR	ed6
3h	Gatchina	LEN	1x9d	gatcina|gatczyna|gatsjina|hatsina|nkatsina
7m	Galich	KOS	eci	galitsj
24	Gagarin	SMO	ma7	gagaringrad
20	Furmanov	IVA	tm4
a	Fryazino	MOS	14bj
2	Fryazevo	MOS	1524
1w	Frolovo	VGG	vjm
ri	Ezhva	KO	177k	ehzhva|ezjva
2d	Engel’s	SAR	478r	ehngels|engels an der wolga|pokrovsk|pokrovskaya
8	Enem	AD	dmp	ehnem
16	Elista	KL	2ajf	ehlista|stepnoi
8	Elektrougli	MOS	ffk	ehlektrougli
1	Elektrostal’	MOS	33er	ehlektrostal|elektrostalj
1	Elektrogorsk	MOS	fzo	ehlektrogorsk|elektroperedacha|elektroperedachr
r	Ekazhevo	IN	jpp	ehkazhevo
4a	Dzerzhinskiy	MOS	vqy
3	Dzerzhinsk	NIZ	5hy1	chernorechye|chernoye|dzerhinsh|rastyapino
b	Dyurtyuli	BA	nzj	djurtjuli|dyrtyli
2v	Dyat’kovo	BRY	pm8	djatkovo|djatkowa
n4	Dubovka	VGG	bqp
1t	Dubna	MOS	1arg	doebna|dubno
fu	Donskoye	STA	bxp
1	Donskoy	TUL	oo0
1m	Donetsk	ROS	138i
x	Domodedovo	MOS	15kv
6h	Dolgoprudnyy	MOS	1go3	dolgoprudyy
4k	Dobryanka	PER	sj0	dobryansk
4x	Dmitrov	MOS	1bjb
5k	Divnoye	STA	c44
q	Dinskaya	KDA	qod
i	Dimitrovgrad	ULY	2u0y	melekes
55	Desnogorsk	SMO	p1f
44	Derbent	DA	29rh	derbend
8y	Dedovsk	MOS	ku1	dedovo|dedovskiy
48	Davlekanovo	BA	ihc	davlekanova|davlekaovo
2v	Dankov	LIP	hoh
22	Danilov	YAR	cyw
2z	Dagestanskiye Ogni	DA	lh7
40	Chusovoy	PER	12ql	chusovaya|tsjusovoj|zavod chusovskoye
9g	Chudovo	NGR	dep	tschudowo|tsjudovo
60	Chistopol’	TA	1bzs	tsjistopol
m	Chishmy	BA	gz4
fz	Chernyanka	BEL	brx	tschernjanka|tsjernjanka
8	Chernyakhovsk	KGD	yv7	cerniachovskas|cernjahovsk|chernikovsk|chernyakhovskiy|chernyakovsky|czerniachowsk
d	Chernushka	PER	rqe	tschernuschka|tsjernusjka
5k	Chernogolovka	MOS	fsz	tsjernogolovka
9m	Cherkessk		2hog	batalpashinsk|cerkesk|tsjerkessk|yezhovo cherkessk|zhezhoro cherkessk
1x	Cherepovets	VLG	6omi	cerepovec|tscherepowez|tsjerepovets|череповец|チェレポヴェツ|체레포베츠
a8	Chekhov	MOS	1md7	tsjekhov
1c	Chegem	KB	e7x	chechem|tsjegem
1l	Cheboksary	CU	9kql	ceboksari|csebokszari|shupashkar|tseboksaro|tsjeboksary|чебоксары|шупашкар|צבוקסרי|چاباقسر|チェボクサル|체복사리
1a	Chaykovskiy	PER	1uwo	tsjajkovskij
5x	Chapayevsk	SAM	1i4j	tschapajewsk|tsjapajevsk
d4	Buzuluk	ORE	1voi
1g	Buynaksk	DA	1cdd	bujnakh sk
t	Buy	KOS	kfq	buj
1j	Buturlinovka	VOR	m1x	buturlinovskiy
gg	Buinsk	TA	fmy
4	Buguruslan	ORE	15af
b	Bugul’ma	TA	1yws	bugulina
3s	Budënnovsk	STA	1gfu	budjennowsk|budjonnovsk|budyonovsk
36	Bryukhovetskaya	KDA	h7p
1k	Bryansk	BRY	95no	брянск|брјанск|브랸스크
29	Bronnitsy	MOS	edx	bronnitsi
gl	Borovichi	NGR	17nf	borovitsji
ab	Borisoglebsk	VOR	1gxh
3w	Bor	NIZ	1asn
22k	Bologoye	TVE	jee
1p	Boksitogorsk	LEN	dee
1b	Boguchar	VOR	bm0	bogutsjar
2v	Bogorodsk	NIZ	sa4	bogorodskoje
v	Bogoroditsk	TUL	nbc
9x	Bobrov	VOR	fvv	borrov
4o	Blagoveshchensk	BA	qf2	blagoveshchenskiy|blagoveshchenskiy zavod|blagovesjtsjensk|blagoweschtschenski
1k	Blagodarnyy	STA	rrv	blagodarnoe|blagodatnoye
41	Birsk	BA	vna
6x	Bezhetsk	TVE	loy	beshezk
o	Bezenchuk	SAM	ibc
2z	Beslan	SE	rh0
e5	Berezniki	PER	3lfo	usolye solikamskoye
ir	Beloretsk	BA	1idg	beloret|beloretskiy zavod|belorezk
c	Belorechensk	KDA	162m	belorechenskaya|beloretschenskaja
8	Beloozërskiy	MOS	dw7	beloozjorskij
4r	Belgorod	BEL	7efd	bilhorod dnistrovskyi|белгород|别尔哥罗德|벨고로드
j	Belëv	TUL	bt0	belve
t	Belebey	BA	1cae
z	Belaya Kalitva	ROS	10o1	belokalitvenskaya|ust belokalitvenskaya
e	Belaya Glina	KDA	dvx	glina
a5	Baymak	BA	dhx	baymak tanalykovo
2w	Bavly	TA	hqe
2u	Bataysk	ROS	2cui	gorodovikovsk
5b	Barysh	ULY	eb7
dx	Balezino	UD	ctm
s	Balashov	SAR	23p7
4	Balashikha	MOS	37tj	balaschicha|balishikha
s	Balakovo	SAR	49zo
m	Novaya Balakhna	NIZ	1cob	balachna|balakhna
f	Balabanovo	KLU	ip4	balabanova|balobanovo
19	Baksan	KB	sy7	baksanskie
4k	Bakal	CHE	gsi
x	Bagayevskaya	ROS	bt0	bagayevskiy
7v	Azov	ROS	1rdh	azov azov|azow
4k	Avtury	CE	e6a
5m	Atkarsk	SAR	l9e	atarsk
25	Astrakhan’	AST	arr9	астрахань
4j	Asha	CHE	pgu
1k	Arzgir	STA	c7y
8	Arzamas	NIZ	2ch3
3i	Arsk	TA	daz
20	Armavir	KDA	49z0	aramir
3j	Arkhangel’sk		7mqb	archangel|novo kholmogory|novyye kholmogory|архангельск
25	Argun	CE	lok
1h	Ardon	SE	e4p
3q	Apsheronsk	KDA	v7n	apscheranskaja|apscheronskij|apsheron|apsheronskaya
8	Aprelevka	MOS	dpw
10	Apatity	MUR	1b7m	apatito
8q	Anna	VOR	erw
e7	Anapa	KDA	15cw
6y	Al’met’yevsk	TA	30d1	almetyevo
8u	Aleksin	TUL	1flx
5q	Alekseyevka	BEL	uqw
m	Aleksandrow	VLA	1ce1	aleksandrov
f	Aleksandrovskoye	STA	lly
1c	Aleksandrovsk	PER	by6	aleksandrovskiy
8l	Aleksandrov	VLA	1dg8
2f	Alatyr’	CU	wj0
6k	Aksay	ROS	tzr	aksaj|aksayskaya
34	Akhtyrskiy	KDA	f0s
d	Akhtubinsk	AST	ydj	achtubinsk
55	Agryz	TA	ecp
3z	Afipskiy	KDA	e1t	georgiafipskaya
39	Adler	KDA	1i60
1j	Achkhoy-Martan	CE	cy3	atsjkhoj martan
3z	Abinsk	KDA	qr0	abinskaya|abinskiy
u	Abdulino	ORE	gcr
klz	Vasil’yevo	TA	cyo
1sot	Ryl’sk	KRS	d4f
2alv	Alagir	SE	f69
ho	Persianovka	ROS	c4y	persianovskij
g68	Dagomys	KDA	ffk
10h	Gorod Belgorod	BEL	wtd0
1t2	Pavlovo	NIZ	1cve
k6	Belidzhi	DA	cem
qe	Lesnoy	SVE	ie2
1f3	Trëkhgornyy	CHE	qmc	trjokhgornyj
7x	Mirnyy		lls
1	Znamensk	AST	omq
z	Zarechnyy	PNZ	1by3
7ld	Kochubeyevskoye	STA	lzf
cvf	Vnukovo	MOS	ffk
1	Moskovskiy	MOS	bwr
457	Usinsk	KO	y0e
8h4	Staryy Malgobek	IN	zr2
d3ow	Zavodoukovsk	TYU	jte	zavodoukovskiy|zavodoukovskoye
2a	Zarinsk	ALT	14a9	zarinskaja
6	Zarechnyy	SVE	lf2	zaretsjnyj
52	Yuzhnyy	ALT	f23
7	Yuzhnoural’sk	CHE	u8w	juzjnouralsk|yuzhnouralskiy
2i	Yurga		1szg
7l	Yeniseysk	KYA	fdc	jeniseiskas|jenisejk|yeniseyevo
16	Yemanzhelinsk	CHE	n15	emanzhelinka|emanzhelinskij
4q	Yekaterinburg	SVE	rlhx	catharinoburgum|ekaterimburgo|jekaterinburga|jekaterinenburg|sverdlovsk|свердловск|єкатеринбург|יקטרינבורג|エカテリンブルク|葉卡捷琳堡|예카테린부르크
2h	Yashkino		bq5
16	Yarovoye	ALT	gcr
3k	Yalutorovsk	TYU	rp0
ca	Vorkuta	KO	1prb	voerkuta|vorkoeta
3	Vorgashor	KO	ema	vorgasjor
a4	Verkhnyaya Salda	SVE	11sw	salda
4	Verkhnyaya Pyshma	SVE	19kl	pyshma
35	Verkhniy Ufaley	CHE	pnh
dk	Uzhur	KYA	c2d	uzjur
ab	Zelenogorsk	KYA	1j22
4w	Uray	KHM	urq	urai|uraj
91	Tyumen’	TYU	b4jz	tjumen|тюмень
4z	Turinsk	SVE	ebf
8p	Troitsk	CHE	1rj6	troizk
44	Topki		nl8
v	Tomsk	TOM	aemn	tomium|tomska|tomskaj|tomskas|tomsku|τομσκ|горад томск|томск|томскаи|томськ|томьскъ|טומסק|تومسك|تومسک|ٹومسک|トムスク|托木斯克|톰스크
2b	Toguchin	NVS	gvy	goguchin|togutsjin|toruchin
m	Tobol’sk	TYU	2ft4
9g	Tayshet	IRK	t52	tashieta
11	Tayga		irs	taiga|tajga
1j	Tavda	SVE	ugo
15	Tatarsk	NVS	jem
13	Tashtagol		hkr	tashtapol|tashtogol|tasjtagol
17	Tarko-Sale	YAN	ebs	tarka sale|tarsale
1j	Tara	OMS	ktm
38	Talnakh	KYA	19kb
a	Tal’menka	ALT	el0	talmenskoye
b	Talitsa	SVE	eqk
4	Talitsa	SVE	ecq
3d	Sysert’	SVE	gxi
45	Suzun	NVS	but
21	Surgut	KHM	6frj	soergoet|сургут|סורגוט|スルグト|수르구트
1q	Sukhoy Log	SVE	s15
32	Strezhevoy	TOM	yk0	strazhevoy|strezhevsy
a3	Sredneural’sk	SVE	fk9
1z	Sovetskiy	KHM	i9x
1p	Sosnovoborsk	KYA	oeo
bj	Slavgorod	ALT	qcd	slavgorodskoe
6v	Shushenskoye	KYA	ehe	shush|sjusjenskoje
1a	Shumikha	KGN	e9v	schumicha|sjumikha
b6	Sharypovo	KYA	x05	sharypovskoye|sjarypovo
38	Shadrinsk	KGN	1pbr	sjadrinsk
42	Serov	SVE	23ye
6e	Sayanogorsk		12j7
8g	Salekhard	YAN	tc9	salechard|salechardas
7i	Rubtsovsk	ALT	3ga1	rustovsk
51	Rezh	SVE	u9c	rezj
13	Reftinskiy	SVE	dmx
b8	Promyshlennaya		da8	promysjlennaja
n	Prokop’yevsk		4ozc	prokopyevo|prokopyevskiy|prokoyevsk
4i	Poykovskiy	KHM	lo0
50	Polysayevo		lmi	polysayeva
39	Polevskoy	SVE	1eqy	tolevskoy
9a	Plast	CHE	d5m
tn	Osinniki		11qv
4z	Omsk	OMS	o7cx	omsc|omska|omszk|ομσκ|омск|омськ|אומסק|オムスク|鄂木斯克|옴스크
7g	Ob’	NVS	ipa
1j	Nyagan’	KHM	1489	nyakh
r	Noyabr'sk	YAN	2cvk
8	Novyy Urengoy	YAN	20p0
6c	Novosilikatnyy	ALT	brd
8	Novosibirsk	NVS	uewv	center ceper|ceн ceпeр|nobosimpirsk|novo nikolaevsk|novosibirscum|novosibirskaj|odsibiren osh|vil sibirkar|νοβοσιμπιρσκ|виль сибиркар|горад навасібірск|новониколаевск|новосибирск|новосибирскаи|новосибирьскъ|новосибірськ|одсибирень ош|նովոսիբիրսկ|נובוסיבירסק|نوفوسيبيرسك|نووسیبرسک|नोवोसिबिर्स्क|ნოვოსიბირსკი|ノヴォシビルスク|新西伯利亚|노보시비르스크
6r	Novokuznetsk		bkdc	kuvnetsk|kuznetsk|kuznetsk sibirskiy|novokoeznetsk|nowokusnezk|stalinsk|новокузнецк|сталинск|ノヴォクズネツク|노보쿠즈네츠크
53	Novoaltaysk	ALT	1b3u
4k	Noril’sk	KYA	30n4	norilskoe
1k	Nizhnyaya Salda	SVE	dhd	nizjnjaja salda|salda
46	Nizhnevartovsk	KHM	58zt	nijnevartovsk|nizhne vartovskaya|nizhne vartovskoye|nizhnevartovskiy|nizjnevartovsk
6	Nizhneudinsk	IRK	tvn	nizjneudinsk
6u	Nev’yansk	SVE	jzg
3e	Nefteyugansk	KHM	2ewo
y	Nazarovo	KYA	16ms
3s	Nadym	YAN	zr7	faktoriya nadym
16	Myski		y0i
fo	Minusinsk	KYA	1k5p	minusinka
5l	Miass	CHE	3l8s	mias
q	Mezhdurechensk		25ya	mezjduretsjensk|olzheras
3p	Megion	KHM	11kj
32	Mayma	AL	bwk	mayma chergachak
57	Mariinsk		x9u
wu	Linëvo	NVS	gu0
23	Lesosibirsk	KYA	1evt
1m	Leninsk-Kuznetskiy		2c4f	kolchugino|lenino|leninsk kuznetsk
7g	Labytnangi	YAN	kvv
14	Kyzyl		2bio	belotsarsk|bielorsarsk|chi chi erh|khem belder|kizil khoto|kozol|krasni|kyzyl khoro|kyzylas
o	Kyshtym	CHE	w49	kysjtym
40	Kuybyshev	NVS	119w
36	Kurtamysh	KGN	du8	kurtamysj
1u	Kurgan	KGN	7crd	kurgan pervyy|курган|クルガン|쿠르간
18	Kupino	NVS	clp
2n	Kulunda	ALT	bu9
fq	Krasnoyarsk	KYA	jvfk	красноярск
y	Krasnoural’sk	SVE	l15
1	Krasnotur’insk	SVE	1caw	turinskiy
u	Krasnoobsk	NVS	d1a
cd	Korkino	CHE	uwe
1v	Kopeysk	CHE	1im4	kopi
3e	Yugorsk	KHM	ntq
3t	Kolpashevo	TOM	lic
4v	Kodinsk	KYA	c3a	kodinskaya|kodinskaya zaimka|kodinskij
19	Kochenëvo	NVS	cou	kochenova|konchenevo|koyschenewo
5f	Kiselëvsk		288w	kizelovsk
1m	Kirovgrad	SVE	hi5
c5	Khanty-Mansiysk	KHM	1gbc	chanty mansiejsk|hanto mansiisk
3l	Kemerovo		a84i	shcheglovsk|кемерово|קמרובו|ケメロヴォ|케메로보
13	Kedrovka		dp4
5j	Kayyerkan	KYA	l27	kajerkam
21	Kataysk	KGN	c1v	katayskoye
13	Kasli	CHE	dtj	kaslinskiy zavod
1u	Kartaly	CHE	lzr
q	Karpinsk	SVE	n7a
42	Karasuk	NVS	m25
43	Karabash	CHE	c26	karabasj
1a	Kansk	KYA	26bi	kanskas
2f	Kamyshlov	SVE	lly	kamysjlov|komyschlow
1l	Kamensk-Ural’skiy	SVE	3wtg	kamenisk|kamensk
19	Kamen’-na-Obi	ALT	ydw	kamen
2t	Kaltan		jzj	kaltanskaya|nizhniy kaltan
2u	Kalachinsk	OMS	ikb	kalacinsk|kalanchinsk|kalatschinek
56	Ivdel’	SVE	eyb
4p	Iskitim	NVS	1bpf
o	Ishim	TYU	1gaa	ischim|isim|isjim
21	Irbit	SVE	w4v
bb	Ilanskiy	KYA	cv0	ilanskoe
3w	Gur’yevsk		jag	guryevskov
57	Gornyak	ALT	c38
b	Gorno-Altaysk	AL	16dh	gorno altaiskas|gornyy altaysk
nh	Dudinka	KYA	i83	doedinka|dudinskoe
7b	Divnogorsk	KYA	n5u
31	Degtyarsk	SVE	bsu	degtjarsk|degtyarka
44	Chunskiy	IRK	chz	chuna|tsjunskij
bm	Chernogorsk		1j8e	cernogorsk
2z	Cherepanovo	NVS	fj1	tsjerepanovo
3m	Chelyabinsk	CHE	ms5j	celabinsk|celiabinsc|celiabinskas|tsjeljabinsk|челябинск|челябінськ|чељабинск|צלייבינסק|チェリャビンスク|첼랴빈스크
1n	Chebarkul’	CHE	zvq	tsjebarkul
ep	Borovskiy	TYU	bvy
1s	Borodino	KYA	f4i
oc	Bolotnoye	NVS	dns	bolotinskoe
x	Bogotol	KYA	i86	borotol
10	Bogdanovich	SVE	owe	bogdandvich|bogdanovichi|bogdanovikhi|bogdanovitsj
3m	Biysk	ALT	4m86	biejsk|biisk|bijsk|biscum|bisk|biyusk|mpisk|viysk
55	Berëzovskiy	SVE	109k	berezovskiy zavod|berjozovskij
2	Berëzovskiy		16fs	berjozovskij
41	Berdsk	NVS	1xmy	berdskoye|bordsk
2s	Beloyarskiy	KHM	fhz
j	Belovo		1mgk	belova
ao	Barnaul	ALT	cumz	barnaul barnaul|barnaul барнаул|barnaulas|mparnaoul|μπαρναουλ|барнаул|ברנאול|巴尔瑙尔|바르나울
1r	Barabinsk	NVS	ob8
ax	Asino	TOM	kvy
l	Asbest	SVE	1ljr
12	Artëmovskiy	SVE	q04	artemovsk|artjomovskij
2q	Aramil’	SVE	br9	aramilskoye
s	Anzhero-Sudzhensk		1roe	anjero sudjensk|anschero sudschensk|anzherka|anzhero sudzhenka|anzhero sujensk|sudzhenka
81	Aleysk	ALT	lmb	aleyskaya|aleyskoye
4r	Alapayevsk	SVE	xy8	alpaevsk
3o	Akademgorodok	NVS	12kw	akademicheskiy gorodok|novosibirskij akademgorodok
27	Achinsk	KYA	2irm	acinsk|acinskas|aczynsk
14	Abaza		dym
v	Abakan		3l2x	abakan abakan|abakanskoye
ik5	Snezhinsk	CHE	12na
1t5	Ozërsk	CHE	255s	mayak|ozernyy|ozjorsk|sorokovka
1	Zheleznogorsk	KYA	20ei
1	Novoural’sk	SVE	20ex
1	Seversk	TOM	2cr8
fw	Gubkinskiy	YAN	fsf
vv	Raduzhnyy	KHM	10sf	raduzjnyj
9v	Muravlenko	YAN	u75
i0	Lyantor	KHM	th4	lyantorskiy
a3it	Zima	IRK	ppn
21	Zheleznogorsk-Ilimskiy	IRK	lyg	zheleznogorsk
10	Zeya	AMU	ktz
fq	Yakutsk	SA	51sg	yerkutsk
1y	Vyazemskiy	KHA	brj	vyazemskaya|vyazemskoye
t	Vrangel’		ffk
2i	Vladivostok		cky6	bladibostok|vladivostokas|vladivostokium|vlagyivosztok|βλαδιβοστοκ|владивосток|горад уладзівасток|ולדיווסטוק|فلاديفوستوك|ولادی وستوک|ولاڈیووسٹوک|व्लादिवोस्तॉक|ವ್ಲಾಡಿವಾಸ್ಟಾಕ್|ვლადივოსტოკი|ウラジオストク|海参崴|海參崴|블라디보스토크
1f	Vikhorevka	IRK	hd0
ek	Ust’-Kut	IRK	116y	ust kutsk
t	Ust’-Ilimsk	IRK	25db
1i	Ussuriysk		3d70	nikolaevsk ussuri|nikolsk ussuriyskiy|oessoeriejsk|voroshilov
g	Usol’ye-Sibirskoye	IRK	1ua4	isolye sibirskoye|uselye sibirskoye|usolye
ap	Ulan-Ude	BU	7pzq	oelan oede|oulan ounte|verkhne udinsk|ουλαν ουντε|верхнеудинск|улаан удэ|улан уде|אולן אודה|ウラン ウデ|烏蘭烏德|울란우데
61	Udachnyy	SA	bs2	udachnaya|udachnoye
2m	Tynda	AMU	st3	tyndinskiy
5t	Tulun	IRK	13lu
3g	Trudovoye		e9g	toudovoye
77	Fokino		jxf
ej	Svobodnyy	AMU	1b2x
9u	Spassk-Dal’niy		yxd	spassk|spasskoe|speasskdalniy
6j	Slyudyanka	IRK	eih	sladyanka|sljudjanka|sludyanka|slyadyanka
7r	Shimanovsk	AMU	gka	shimanovskaya|shimanovskiy|shimanovskoye
1r	Shelekhov	IRK	10mb
42	Severobaykal’sk	BU	jwo
g1	Raychikhinsk	AMU	ibl	rajtsjikhinsk|raychikhihsk
cq	Petrovsk-Zabaykal’skiy		f7l	petrovsk|petrovski zabaikalski|petrovskiy zavod
4r	Partizansk		ws9
x5	Neryungri	SA	1f68	neriungris|nerjoengri|neryugran|neryungar|neryungra
h	Nerchinsk		buo	nertsjinsk
5m	Nakhodka		35d4	nachodka|najodka|nakhodkae|nakhotka|naxodka
br	Mirnyy	SA	v3o
ki	Luchegorsk		guh	lutsjegorsk
3f	Lesozavodsk		w8i	lesozayodsk
q	Lensk	SA	ia6
6c	Kyakhta	BU	e7z
fc	Krasnokamensk		15ws
6h	Komsomol’sk-na-Amure	KHA	5ww4	komsomolsk|permskoye
sv	Khabarovsk	KHA	cerc	chabarowsk|jabarovsk|khabarovka|хабаровск|חברובסק|ハバロフスク|伯力|하바롭스크
4o	Kavalerovo		d2p	kavaletovo|kovalerovo|kovalevo
bf	Irkutsk	IRK	ckp3	ircutia|irkoetsk|irkutk|irkutskaj|ιρκουτσκ|горад іркуцк|иркутск|иркутскаи|иркуцк|эрхүү|іркутськ|אירקוטסק|אירקוצק|ارکٹسک|ايركوتسك|ایرکوتسک|इरकुत्स्क|イルクーツク|伊爾庫茨克|이르쿠츠크
8p	Gusinoozërsk	BU	ikz	gusinoozerak|gusinoozjorsk|gusnooversk
129	Dal’nerechensk		lu4	dalneretsjensk
50	Chita		6m1g	tchita|tschita|tsita|tsjita|чита|チタ|赤塔
58	Cheremkhovo	IRK	18ab	tsjeremkhovo
gn	Borzya		nh1
4x	Bol’shoy Kamen’		tec
7s	Bodaybo	IRK	cal
q	Blagoveshchensk	AMU	4qr4	blagovescensk|blagovesjtsjensk
y	Birobidzhan	YEV	1mr6	birabidzhan|birobidschan|birobidshansk|birobidzjan|birobigan|birobijan
1h	Bikin	KHA	f63
5j	Belogorsk	AMU	1gef	beletorsk
2c	Baykal’sk	IRK	c1c
8t	Aykhal	SA	bs3	aikhal|ajkhal
4g	Artëm		26xo	artjom
c	Arsen’yev		19ak
5j	Angarsk	IRK	57me	angarskas|angarskiy
2a	Amursk	KHA	109d	amurskas
63	Aldan	SA	iui	aldanas
i4v	Dal'negorsk		tnc
1g	Bratsk	IRK	5hzs	brack
2t7	Sayansk	IRK	xwt
182	Khabarovsk Vtoroy	KHA	ce7z	хабаровск второи
1brb	Vilyuchinsk	KAM	jg4	viljutsjinsk
m2	Yuzhno-Sakhalinsk	SAK	3s6c	juschno sachalinsk|juzjno sakhalinsk|toekhara|toyohara|urajimirofuka
2p	Yelizovo	KAM	vec
ay	Vanino	KHA	ed6	vakino
v4	Sovetskaya Gavan’	KHA	my4	sovietskaya harbor
nt	Poronaysk	SAK	cv9
5f	Petropavlovsk-Kamchatskiy	KAM	40ia	petropavlovsk|petropavlovsk de kamchatka|petropavlovsk kamcatskij|petropavlovsk kamciatki|petropavlovsk kamciatski|petropavlovsk kamtsjatski|petropavlovsk kamtxatski
e6	Okha	SAK	khs	okhe
6k	Nikolayevsk-na-Amure	KHA	ky8	nikolaevsk|nikolaevsk na amur|nikolaevsk on amur|nikolajevsk aan de amoer|nikolajevsk na amuru|nikolajewsk nad amurem|nikolayevsk
18	Nevel’sk	SAK	d48
ke	Magadan	MAG	21iq	magadanas|magadane
ia	Korsakov	SAK	r2r	korskov|korusakofu
95	Kholmsk	SAK	p7t
aegb	Baltiysk	KGD	qng	baltijskas
29lxd	Krasnoznamensk	MOS	q04
5yqf	Kogalym	KHM	18lk
pw	Pyt-Yakh	KHM	w0s	pyt jakh
29	Langepas	KHM	uv4
3cnp	Lesnoy	SVE	16ik
5o9w	Zarya	MOS	ku0
5	Raduzhnyy	VLA	dqr
3n36	Nizhnesortymskiy	KHM	bqc
1gt	Pokachi	KHM	d6k
sd	Izluchinsk	KHM	dw0
RW
4bg7	Rwamagana	02	10f7	rwanagana
1m	Ruhengeri	03	1uvx	ruhengeris
9k	Nzega	05	q3s	mont nzega
5g	Kigali	01	fz1p	kigalis|kinkali|κιγκαλι|кигали|קיגאלי|ኪጋሊ|キガリ|吉佳利|키갈리
4	Kibuye	04	1120
3	Kibungo	02	zog
45	Gitarama	05	1vlp	gitarame
31	Cyangugu	04	1daj	shangugu|siangugu
g3	Gisenyi	04	1siv	colline gosenyi|gisenjis|gosenyi
5j	Byumba	03	1igx
8	Butare	05	1x4w
SA
25hl	Yanbu‘ al Baḩr		4ag1	yambo|yanbu|yanbu al bahar|yenbo|yenbo al bahar
dx	Umm Lajj	07	q4y	umm lej|umm lujj
aq	Ţurayf		vhv	et turaif|mahattat al turayf
a	Turabah		hxf	taraba|turbah
6g	Tārūt		1tvf	tarut fort
22	Tabūk	07	9rfe	gabouk|tebuk|табук
3	Ţubarjal	12	uvn	tabarjal
3l	Sulţānah		kah5
fi	Sayhāt	04	1fgu
3p	Şāmitah	09	ksh	samta
24	Sakākā	12	2r0s	skaka
1m	Şafwá	04	zec
1u	Şabyā	09	15r0	sabie
9a	Raḩīmah	04	vs4
1e	Rābigh		w7z	rabegh|rabigh qasr
9a	Qal‘at Bīshah		1r50	bisha
79	Najrān		5jil
ol	Mecca		sdbc	=makkah|=mekka|a meca|a meca mkt|a meca مكة|la meca|la mecque|macoraba|maekkae|makka|makkah al mukarramah|meca|meice|meka|mekao|mekkah|mekke|mekko|μεκκα|мека|мекка|מכה|مكة|مکه|مکہ|มักกะหฺ|མ ཁ|მექა|マッカ|麥加|메카
fh	Khamīs Mushayt		8b1d	خميس مشيط
6b	Jīzān	09	2966	djayzan|djazan|gizan|jaizan|jazan|jezan|qizan
18	Jeddah		1pgja	cidda|ciddae|cidde|djedda|djeddah|djidda|dschidda|dzedda|dzhidda|dzida|dzudda|gedda|gidda|gido|jaddah|jedda|jida|jidda|jiddah|juddah|yida|yidda|джидда|גדה|جدة|جده|ジッダ|吉达
q2	Hayil	06	5q0t	hael|hail|hajel
hg	Zbe	07	1e5k
az	Buraydah		8dyg	buraeydae|بريدة
8	Abqaiq	04	mqq	abaqaiq|madinat abqaiq
c0	Badr Ḩunayn		l15	badr
11	Az Zulfi		1508	az zilfi
g	Dhahran	04	24t0	az zahran|dahahron|dakhran|dhahram
4i	Aţ Ţaraf	04	gi2
9	Ta’if		bdls	al taif|at taif|taef|tayif|таиф|الطايف
28	As Sulayyil	01	ild
a2	Riyadh	01	2i5c9	al riyad|ar riyadh|ehr rijad|riad|riade|riant|rijad|rijada|rijadas|riyad|ριαντ|ер ријад|рияд|эр рияд|ריאד|الرياض|ریاض|रियाध|রিয়াদ|ริยาด|ሪያድ|リヤド|利雅德|리아드
p	Ar Rass	05	1r28	rass
25	‘Ar‘ar	08	36m4	araar
2x	An Nimāş		imx
v	Al Qurayyāt	12	27ef	al aqaylah|al uqaylah|al uqaylah kaf|an nabk|an nabk abu nakhlah|nabek
3h	Al Wajh	07	kjw	alwejh|wajj
41	Al Qayşūmah		fyl
9	Al Qaţīf		23tf	ehl katif
3o	Al Munayzilah	04	cko	manzilah
16	Al Mubarraz	04	68du
3e	Medina		rv34	=al madinah|al madina|al madinah al munawwarah|lathrippa|madina|maedinae|medino|yathrib|медина|אל מדינה|المدينة|المدينة المنورة|مدینه|مدینہ منورہ|मदीना|მედინა|マディーナ|麦地那
2s	Al Khubar	04	3jxj
1l	Al Khafjī	04	16bt	ras al khafji
11	Al Jumūm		h4v	al jumun
i	Al Jubayl	04	532y	ainain|ainan|al dzhubajl|aynayn|jubail al bahri|jubayl aynayw
3s	Al Hufūf	04	6a7v
8j	Al Bukayrīyah		jep
11	Al Baţţālīyah	04	cta
12	Al Bāḩah		1w83
89	‘Afīf	01	vd4
1s	Ad Dilam	01	raj
b	Ad Dawādimī		1616	ad dawadami|ad duwadami|duwadimi
b	Ad Dammām	04	gh22	daemmam|damman|даммам|الدمام|ダンマーム
7v	Abū ‘Arīsh	09	11xv	abi arish
1z	Abhā	14	4ipy	abkha|aebha|ebha
SB
196xi	Honiara	GU	17fu	honiaro|oniara
SC
5623	Victoria	16	hnl	biktoria|port victoria
SD
7si5	Zalingei		m4v	zalinje
fu	Wad Medani	GZ	74q2	medani|ود مدني
gr	Umm Ruwaba	KN	170e
bz	Omdurman	KH	ppxc	omdurmanas|омдурман|オムドゥルマン
wy	Tokār	RS	h62	tawkar
2v	Tandaltī	NW	l1n	tendelti
bp	Sinja	SI	yfm	singa
ct	Shendi	NR	15c0	shandi
6k	Sawākin	RS	m1m	savakine|suakin
2s	Sinnar	SI	2sei	sannar
hl	Rabak	NW	2wdt
1z5	Maiurno	SI	m5z
pm	Kosti	NW	7e98	кусти|ربك
32	Kuraymah	NO	f49
ec	Kināna	SI	k8p
a7	Kassala	KA	8ls5	kassale|кассале|كسل
as	Kadugli		1vn6	kaduqli
2gn	Doka	GD	fal
3a	Dilling		smx
gd	Port Sudan	RS	ahvh	bur sudan|new sawakin|shaikh barghuth|shaykh burghuth|порт судан|بور سودان|ポートスーダン
i3	Berber	NR	ha3
y	Bārah	KN	d3d	bara
e3	Atbara	NR	2ba2	atbare|madent atbara
14	As Sūkī	SI	pv8	es suki
58	Ar Ruseris	NB	m9q
y	Ar Rahad	KN	k9t	er rahad
5q	An Nuhūd	KN	2bc8	an nahud|en nahud|nahad
8g	El Obeid	KN	8fhb	al obayyid|al obed|al ubayd|el ubeiyad|ubed|ел обеид|الابي
b	Al Qiţena	NW	e4x
2g	Al Mijlad		ffh	al mujlad|el muglad
1b	Al Manāqil	GZ	2qzt	el managil
2v	Khartoum	KH	16bnb	al khurtum|cartum|chartum|chartumas|hartumo|jartum|khartun alkhrtwm|khartun الخرطوم|χαρτουμ|картум|хартум|חרטום|خارطوم|خرطوم|கார்த்தௌம்|ཁར ཏུམ|ካርቱም|ハルツーム|喀土穆|하르툼
1f	El Geneina		3hr9	aj jinena|al junaynah|geneina fort
2v	Al Hilāliyya	GZ	ddt
a	Al Ḩawātah	GD	iwx
b	Al Hasaheisa	GZ	m67	el hasiheisa
3k	El Fasher		5ewx	ehl fashir|tendelti
23	El Bauga	NR	erp
dv	Ad Diwem	NW	1v6k	ad duwem
m	Ad Dindar	SI	boo
m	Ed Damer	NR	2879	ad damar|ad damir
1	Ad-Damazin	NB	3zk3	ed damazin
4u	Abū Zabad	KN	bt4
bd	Abu Jibeha		gta	abu gebeiha|abu gibeyah|abu gubeiha|abu jubayhah
SE
cwme	Umeå	AC	1l3p	umeo
l7	Skellefteå	AC	nsn	shelefteo
i9	Piteå	BD	h0c	pitejas|piteo
pk	Luleå	BD	z5b	luleju
ih	Kiruna	BD	e0a
128	Boden	BD	e29
1824i	Ystad	M	dbm	istadium|ystao
f0	Visby	I	gya	visbia|visbis|visbju
nj	Växjö	G	19zk	vaexjoe
ij	Västervik	H	fyu	vaestervik
6z	Västerås	U	2apm	arosia|vaesteras|vesteros|vesterosa
b5	Värnamo	F	dum
3x	Varberg	N	jx4	varbergas|varburg
4v	Vänersborg	O	guj	venersborg
7t	Vallentuna	AB	kml	valentiuna|valentjuna|vallentunan kunta
kr	Uppsala	C	2qk6	uppsalir|upsalia|upsalo
13	Upplands Väsby	AB	s6u	upplands vaesby|vasby|vasby villastad
c0	Uddevalla	O	nd6
bs	Tumba	AB	rlw
f	Tullinge	AB	ccg
5e	Trollhättan	O	ycq
2r	Trelleborg	M	jo6	tralleborg
1tu	Täby	AB	18uj
s1	Sundsvall	Y	11e7
2q	Sundbyberg	AB	qn5	sundyberg
277	Stockholm	AB	qv25	estocolm|estokolmo|holmia|stjokolna|stoccolma|stockholbma|stokcholme|stokgolm|stokgolm osh|stokholma|stokkholmur|sztokholm|tukholma|στοκχολμη|горад стакгольм|стеколна|стокhольм|стокгольм ош|стокольма|стокхолм|ստոքհոլմ|סטוקהולם|שטאקהאלם|استکهلم|ستوكهولم|ستۆکھۆڵم|سٹاکہوم|ܣܛܘܩܗܘܠܡ|स्टॉकहोम|স্টকহোম|ஸ்டாக்ஹோம்|സ്റ്റോക്ക്ഹോം|สตอกโฮล์ม|སི ཏོག ཧོ ལིམ|စတော့ဟုမ်းမြို့|სტოკჰოლმი|ስቶኮልም|ᔅᑑᒃᓱᓪᒻ stuukhulm|ストックホルム|斯德哥尔摩|스톡홀름|𐍃𐍄𐌿𐌺𐌺𐌰𐌷𐌿𐌻𐌼𐍃
1ab	Solna	AB	1fml
b	Sollentuna	AB	19g1
lc	Södertälje	AB	1aif	sodertele|soedertaelje
te	Skövde	O	pjz	skoevde|skofde|skovd
26x	Sandviken	X	h27
3c0	Partille	O	m3s
11n	Östersund	Z	x4s	ehstersund|estersund|oestersund
26	Östermalm	AB	s3m	oestermalm
9a	Oskarshamn	H	cth
8j	Örnsköldsvik	Y	let	oernskoeldsvik
58	Örebro	T	2425	erebro|oerebro|oerebro kommuna|orebro kommuna|orebrogia
sz	Nyköping	D	la6	nykoeping
fa	Norrtälje	AB	d1u	norrtelge|norrtelje
3a	Norrköping	E	1ryv	norcheping|norrkoeping
1e2	Nässjö	F	cb6
be	Nacka	AB	jf6
ak	Motala	E	mxf	commune de motala
dv	Mölndal	O	19uu	moelndal
s8	Märsta	AB	hwa	mersta
dq	Malmö	M	5lt8	malme|malmjo|malmoe|malmogia
jp	Lund	M	1muf	lunda|lundas|lundur
u4	Linköping	E	22n0	lincheping|lincopia|linkoeping
17j	Lidköping	O	iyy	lidkoeping
5	Lidingö	AB	x6g	lidingo villastad|lidingoe
4p	Lerum	O	cb1
xt	Landskrona	M	lip	landscrone
s1	Kungsbacka	N	efe	kungsbacka skene
a	Kungälv	O	gem	kungaelv|kungahaella|kungahalla|kunglev
f3	Kristinehamn	S	drg
s	Kristianstad	M	ou4	christiansstad
dd	Köping	U	ctl	koeping
rs	Kista	AB	2klc
c0	Katrineholm	D	gac	katrineholms station
cp	Karlstad	S	19qa	carolostadium|karlctad|karlstadas|karlstade
x	Karlskrona	K	oxh	caroli corona
2	Karlskoga	T	ksl	kariskoga
c	Karlshamn	K	e0h
eu	Kalmar	H	qt4	calmaria|kalmar kommuna|kalmar stad|municipalita di kalmar
jy	Jönköping	F	1s76	jjonchjoping|joenkoeping|joenkoepings kommuna|jonkopings kommuna
bl	Jakobsberg	AB	ijy
kk	Huskvarna	F	gl8
dg	Huddinge	AB	1xl2
1nn	Helsingborg	M	1y8h	chelsinnkmpornk|gelsinborg|halsingborg|helsingborgas|helsingjaborg|helsingoburgum|khelsingbori
hk	Hässleholm	M	d5m
7x	Härnösand	Y	d4o	haernoesand|hernosand
7h	Haninge	AB	1lug
bg	Halmstad	N	16y1	halmostadium|hamstad
2g4	Göteborg	O	asyc	=gothenburg|gautaborg|geteborga|goeteborg|gotemburgo|gotenburg|gothembourg|gothoburgum|nketempornk|γκετεμποργκ|гетеборг|горад гетэборг|гьотеборг|גטבורג|געטעבארג|جوتنبرج|غوتنبرغ|گوتنبورگ|گووتھنبرگ|योहतेबोर्य|გეტებორგი|ዬተቦርይ|ᐃᐅᑕᐳᕆ|ヨーテボリ|哥德堡|예테보리
od	Gävle	X	1gyj	gaevle|gafle|jevle
2cl	Falun	W	s59	fahlun|falunga
31	Falköping	O	c7h	falkoeping
5	Falkenberg	N	e7b	falkenbergs
ad	Eslöv	M	c9m	esloev
7	Eskilstuna	D	19jc	ehskilstuna
5x	Enköping	C	f85	enkoeping
29t	Bromma	AB	1b2g
zc	Borlänge	W	uf2	borlaenge
3a	Borås	O	1cs7	boros
l2	Boo	AB	gsw
31i	Årsta	AB	cyv
jg	Ängelholm	M	h9t	aengelholm
nr	Alingsås	O	j5m
da	Åkersberga	AB	ko1
2bfga	Majorna	O	mkm
SG
14at8	Singapore		241i9	singapore city|singapour|singapur|sinkapoure|tumasik|σιγκαπουρη|сингапур|สิงค์โปร
SH
20907	Jamestown	HL	hp
SI
1wckz	Trbovlje	129	cca	obcina trbovlje
4g	Velenje		ke2	belenie|mestna obcina velenje|titovo velenje
2fy	Ptuj		dzx
1mm	Novo Mesto		hap	nova mehsta|nova mesta
w3	Maribor		1wps	maribora|mariboras|mariboro|mestna obcina maribor
np	Ljubljana	061	5guj	=laibach|aemona|jubaljana|laiboch|lioumpliana|liublianne|liuibleana|ljubljano|lubian a|lubiane|lublan|lublana|lubliano|lubljana|luebiana|lueblana|lyoubyana
sb	Kranj		rgj	kran
af	Koper		hyh	kopar|koperis
3vo	Celje		smz	cele|celeia
SJ
1mier	Longyearbyen		1l8
SK
fi0r	Vranov nad Topľou	PV	hxq	vranov
4j	Trebišov	KI	hpf
43	Stará ľubovňa	PV	ccg	stara ljubovnja|stara lubowla
l	Spišská Nová Ves	KI	u8r	spisska
x	Snina	PV	h59	szinna
4a	Rožňava	KI	ev1	rozhnjava
n	Rimavská Sobota	BC	jgz	sobota rimavska
2b	Prešov	PV	2132	presova
r	Poprad	PV	18bb
8a	Michalovce	KI	v54	mikhalovce
8b	Košice	KI	52j7	kaschau|kassa|koesice
1o	Kežmarok	PV	gi7	kesmark|kezmarokas
3g	Humenné	PV	raf	gumenne
f1	Bardejov	PV	qe9
1dyu3	Zvolen	BC	yc6
10	Zlaté Moravce	NI	c1u
d	Žilina	ZI	1uch
f	Žiar nad Hronom	BC	eyo	svaty kriz nad hronom
gp	Trnava	TA	1huh
g	Trenčín	TC	18yu	trenchin|trencsen|trenczyn
dm	Skalica	TA	bl1
1p	Senica	TA	grx
26	Sellye	NI	iwx	vagsellye
k	Ružomberok	ZI	nrq	ruzomberk
4u	Púchov	NI	ej5	pucho|puho|pukhov
11	Prievidza	NI	14vv
1o	Považská Bystrica	TC	xwg	bystrica|povazske bystraica|powazska bystrzyca
3y	Piešťany	TA	n5c	piestanoch|pieszczany
8	Pezinok	BL	ggv
1m	Partizánske	NI	isy
5o	Nové Zámky		wfw
5	Nové Mesto nad Váhom		glz	nove mesto nad vagom
1i	Nitra	NI	1um1	neutra
6x	Martin	ZI	1axd
39	Malacky	BL	dpp	malacka
2h	Lučenec	BC	lq7	luchenec
1s	Liptovský Mikuláš		put	liptoszentmiklos|liptovsky svaty mikulas
1f	Levice	NI	szq	leva
26	Kysucké Nové Mesto	ZI	cry
75	Komárno		stx	eszak komarom|komarnom|komarom|komorn
ib	Hlohovec	TA	igq
18	Handlová	NI	dwi
28	Galanta		cml
2h	Dunajská Streda		i8n
12	Dubnica nad Váhom	NI	kjd	dubnica nad vagom
1n	Dolný Kubín	ZI	fqp	alsokubin
54	Detva	BC	bl8	gyetva
6u	Čadca	ZI	l1t	chadca
37	Brezno	BC	hsf	brezno nad hronom|breznobanya|breznon
m	Bratislava	BL	92yh	=pozsony|=pressburg|an bhrataslaiv|mpratislaba|posonium|presburg|presporok|prespurk|μπρατισλαβα|братиславæ|братіслава|горад браціслава|բրատիսլավա|בראטיסלאווא|ברטיסלאבה|براتسلاوا|براتسیلاڤا|براتىسلاۋا|براتيسلافا|براتیسلاو|براٹیسلاوا|ܒܪܛܝܣܠܐܒܐ|ब्रातिस्लाव्हा|ব্রাতিস্লাভা|பிராத்திஸ்லாவா|ಬ್ರಾಟಿಸ್ಲಾವಾ|ബ്രാട്ടിസ്ലാവ|บราติสลาวา|བ ར ཏིསི ལ བ|ბრატისლავა|ብራቲስላቫ|ブラチスラヴァ|布拉迪斯拉发|브라티슬라바
5y	Banská Bystrica	BC	1rj4	banska bystrzyca
2	Bánovce nad Bebravou	NI	ggg	banovce
SL
1fi8m	Waterloo	W	f8m
117	Port Loko	N	gfw	port loka
1iu	Makeni	N	1vnj
e5	Lunsar	N	hbx	lansar|lunsare
ko	Koidu	E	1vjn
3m	Kenema	E	32g1	keneme
ez	Kabala	N	duk
r5	Freetown	W	h7bj	fritaun|fritaunas|saint george|φριταουν|фритаун|פריטאון|فریتاون|ፍሪታውን|フリータウン|弗里敦|自由市|프리타운
km	Bo	S	3qj6
SM
1vwhy	San Marino	07	3h0	ciutat de san marino|saint marin|san marinas|san marino by|san marino citta|sao marino|zsita de san marin
SN
1c3fo	Ziguinchor	ZG	3faa	zighinkor|ziginshor|zigiunchor|zinguinhor
6l	Vélingara	KD	hbd
c7	Tiébo	DB	25dt
53	Thiès Nones	TH	5eow
5c	Tambacounda	TC	1osw
jt	Sédhiou	SE	f7a
ks	Saint-Louis	SL	3rsw	ndar|sanluis|sen lui
2k	Richard-Toll	SL	yj4
1q	Pout	TH	dp4
2	Pourham	FK	imq	poukham
1y	Pikine	DK	iqfi	pikin|пикин
db	Nioro du Rip	KL	fzb	nioro|nioro du pup
68	Nguékokh	TH	dst	nguekohe|nguekorh
c0	Ndibène Dahra	LG	lel
gk	Mékhé	TH	eui	meckhe|meke|mekke
81	Mbaké	DB	1l6c
u4	Kolda	KD	19dl
nz	Kédougou	KE	dtu
w	Kayar	TH	d9l	cayar
3k	Kaolack	KL	3oy9
7r	Joal-Fadiout	TH	scf	fadiout|joal
42	Guinguinéo	FK	bvn
31	Grand Dakar	DK	1eeux	grand dakar bope
1hu	Dara	LG	n5c	dahra|dar
25	Dakar	DK	1h2sw	ntakar|ντακαρ|дакар
f7	Bignona	ZG	k8t	pagnona
SO
133k	Wanlaweyn		gzq	wangleweyn|wanla weyne|wanle weyne
1oz	Qoryooley		13wo
82	Qandala	BR	cab
dt	Mogadishu	BN	1jga7	magadiscio|maqdishu|mogadisa|mogadisxo|mogaidisiu|moukntiso|muqdisho|xamar|μουκντισο|могадишу|מוגדישו|مقديشو|مقديشيو|موگادیشو|მოგადიშო|ሞቃዲሾ|モガディシュ|摩加迪休|모가디슈
th	Luuq	GE	q3g
qk	Kismaayo	JH	517o	chisimaio|kisimayo|kismaanyo|kismayo
dr	Jilib	JD	xpq	dzhilib|gelib|jeelib
4p	Jawhar		10by	johar
1s	Jamaame	JH	3yye	giamama|giamame|giamana|giamane|margherita
oq	Hargeysa	WO	a8qc	khargejse|харгеисе
1si	Gaalkacyo	MU	1b80	galkayo
bc	Eyl	NU	el4	ayl|eeyl
228	Ceerigaabo	SA	q4d	erigabo|erigavo
2p	Ceeldheer	GA	khu	ceeldheere|el dere
lr	Buurhakaba	BY	lg0
3a	Buulobarde	HI	d28	bulo berde|bulo burti|buulo
2y	Burco	TO	24li	bur o|burao
62	Boosaaso	BR	1lbj
bq	Berbera	WO	56zs	berbere
p	Beledweyne	HI	16r6	balad weyn|beled weyn|beleduehjne|belet wayne|belet wen
24	Baydhabo	BY	2s6n	baidabho|baidoa|iscia baidoa|isha baydabo|isha baydhaba|isha baydhabo
hm	Baardheere	GE	wlc
h3	Afgooye		1eid
76h4	Laascaanood	SO	1adg	las anod
SR
20ile	Paramaribo	PM	4snh	paramaribas|paramarimpo
ao	Lelydorp	WA	e27
SS
7skj	Yei	EC	v5q	yey
11	Yambio	EW	v5q
6d	Wau	BW	2qag	vau|waw
de	Aweil	BN	tw9	awel|eweil
127	Torit	EE	fgw
l	Tonj	WR	ddm	at tonj|tongh
1o4	Rumbek	LK	or7	rumbeke
262	Malakal	NU	3g1p
1za	Juba	EC	6fhc	djouba|dzhuba|goba|uula|джуба|גובה
13w	Gogrial	WR	trg	gogriale
l0	Pajok	EE	11t4	farajok|parajok
1ci	Bor	JG	kny
4o7bg	PAJOK Pogee,		11t4
ST
1fo5n	São Tomé		154k	san tome|santo tome|sao tomeo|soeo tome|soo tome
SV
24sid	Zacatecoluca	PA	ukd
26	Usulután	US	141y	usulutane
5x	Soyapango	SS	72ek	сояпанго
2	Sonzacate	SO	bx2
4	Sonsonate	SO	19vw
1k	Sensuntepeque	CA	fqa	sensuntepque|sensutepeke
k	San Vicente	SV	ssu	san vincente
l	Santiago de María	US	blk	santiago
3r	Santa Ana	SA	3sb9
r	San Salvador	SS	b9uu	salvador|san salvadoras|σαν σαλβαδορ|сан сальвадор|סן סלוודור|سان سالوادور|ซันซัลวาดอร์|ሳን ሳልቫዶር|サンサルバドル|聖薩爾瓦多|산살바도르
i	San Rafael Oriente	SM	eqf	san rafael de oriente
1v	San Miquel	SM	3gwo
p	San Martín	CU	udd
9	San Marcos	SS	1653
7f	San Francisco	MO	cgo	san francisco gotera
6i	Quezaltepeque		mae	kesaltepeke|quezaltepque
m	Puerto El Triunfo	US	epu	puerto del triunfo
72	Santa Tecla		2o7q	ciudad de nueva san salvador|la ciudad de nueva san salvador|nuehva san salvador
3j	Metapán	SA	err
f	Mejicanos	SS	3fp9	mekhikanos|mexicanos
ad	La Unión	UN	kon	san carlos de la union
ap	La Libertad		d07	puerto la libertad
8s	Izalco	SO	et9
b	Ilopango	SS	u0a
10y	Delgado	SS	1j8q	villa delcado|villa delgado
j	Cuscatancingo	SS	y8h
40	Cojutepeque	CU	11cr
31	Chalchuapa	SA	owq
5	Chalatenango	CH	exw	chalatenanga
61	Ayutuxtepeque	SS	jma	ayutuxtepegue
11	Apopa	SS	2eji
h	Antiguo Cuscatlán		q1z
1s	Ahuachapán	AH	qba	achuachapan
2	Aguilares	SS	gjp
1y	Acajutla	SO	hkb	akakhutla|puerto acajutla
SX
23ay8	Philipsburg		12w
SY
3hhf	Yabrūd	RD	v92	gebru|jebru|jebrud
hv	Ţayyibat al Imām	HM	mkr	taibet el imam|taybat al imam ali
23	Tartouss	TA	1x0x
3n	Tall Rif‘at	HL	jsq	tell refaat|tell rifaate
1l	Tall Kalakh	HI	myi	telkalakh
6u	Tallbīsah	HI	tp7	talbiseh|tel bisi
r	Ţafas	DR	o41
2	Tadmur	HI	13d3
3	Tādif	HL	qr2	tader
2w	Souran	HM	np8	sourane
32	Subaykhān	DY	joq	soubeikhane
8f	Shaykh Miskīn	DR	k00	ash shaykh maskin|cheikh meskine
dk	Sarāqib	ID	qev	saraquib|seraqib
2a	Salqīn	ID	oe0	salkine
1d	Salamīyah	HM	217r	salamias|salamiyeh
35	Satita	TA	lgn	borj safita|safita
o5	Qaţanā	RD	ea7
1w	Jāsim	DR	nd7	kasim
36	Qārah	RD	fxs	kara|karra|qara
64	Nubl	HL	jpm
jv	Maşyāf	HM	ow6	masyab|masyad
8n	Manbij	HL	1h5k	menbij
6w	Ma‘arrat Mişrīn	ID	otf	maarrat al masrin|maarret misrine
k0	Khān Shaykhūn	ID	11sf	khan cheykoun
87	Kafr Zaytah	HM	gut	az zaytiyah|kafer zaita
9	Kafr Takhārīm	ID	hb8	kafar takharim|kafer taharim|kafer tkherim
w	Kafr Nabl	ID	j3m	kafr nubl|kafr nubul
7	Kafr Lāhā	HI	gu3	kafer laha|kufer laha
9v	Jisr ash Shughūr	ID	ubz	djisr el choghour|jisr ash shaghur|jisr esh shaur|jisr esh shughur
2i	Jayrūd	RD	oyo	jairud|jerud
1u	Jarābulus	HL	jad	carablus|djarablous|jarablos|jerablus
3h	Jablah	LA	1euz	jableh
1w	‘Irbīn	RD	wru	aarbil|arbine|irbine
3	Inkhil	DR	mfo	inkhel
e	Idlib	ID	2rew
58	Homs	HI	gmb0	choms|emesa|hims|houmousse|hums|khoms|εμεσα|χομς|хомс|חומס|حمص|مدينة حمص
8w	Ḩiristā	RD	stg
3c	Ḩamāh	HM	9vei	epiphaneia|hama|hamao|hamath|khama|хама|حماة|حماه
r	Ḩalfāyā	HM	i23
j	Aleppo	HL	ycbc	alep|alepas|alepo hlb|alepo حلب|aleppe|berea|beroea|halab|haleb|halep|heleb|khalepion|madinat halab|халеб|חאלב|حلب|アレッポ
ep	Douma	RD	2ebc	duma
1q	Damascus	DI	xmya	=damas|=damaskus|=dimashq|al sham|cham|damasc|damasco|damasek|damaskas|dammeseq|dimaejk|dimashk|dimashk al sham|dimeshki esh sham|dimishq|esh sham|sam|δαμασκος|дамаск|дамаскъ|димишқ|դամասկոս|דמשק|دمشق|ܕܪܡܣܘܩ|ደማስቆ|ダマスカス|大马士革|다마스쿠스
3n	Dayr Ḩāfir	HL	max	deir hafero
9	Dayr az Zawr	DY	575x	azaura|dayr al zor|deir ez zoar|deir ez zor|deir zzor
2l	Ad Darbāsīyah	HA	gkp	derbassiye
5	Dārayyā	RD	1j8s	daraje|daraye|deraya
fj	Binnish	ID	nf6
aj	Bāniyās	TA	u56
6d	Az Zabadānī	RD	mst	zabdani
n	I‘zāz	HL	1f16	aazaz|azaz
7f	At Tall	RD	16vd	al tal|tal|tall
p	Thawrah		1vt4	ath thawrah|madinat ath thawrah|medinat al thawra
y	As Suwaydā’		19kc	es suweida
1p	Şanamayn	DR	jty	es sanamein|sanameine|sanmayn
y	Safīrah	HL	21y0	safir|sfira
cb	Ar Rastan	HI	150g	el rastane|er rastan
9	Ar Raqqah		3t2c	al rakka|ar rakka|nicephorium|rakka|raqqa|raqqah
6m	An Nabk	RD	123g	nabak|nabek
3b	Al Quţayfah	RD	cfq
a	Al Quşayr	HI	vom
c	Al Qunayţirah	QU	rvz	qnaytra|qunayturah
r	Al Qaryatayn	HI	ohw
3b	Mayādīn	DY	162u	mayadine
2o	Latakia	LA	7ahh	al ladhiqiyah|al laziqiyah|el ladhaqiye|ladhiqiye|ladikis|ladikiya|laodicea|laodicea ad mare|laodikeia|lattaquie|lazkiye|латакия|לטקיה|اللاذقية|لاذقية|لاذقیه
m	Al Kiswah	RD	i5i	kiswe
5x	Al Ḩasakah	HA	1qwz	al hasakeh
8	Al Ḩarāk	DR	ico	el hrak
5j	Al Bāb	HL	2svt	al balo|bab|el bab
4o	‘Afrīn	HL	11kl	aafrine|ifrin
21	Ad Dānā	ID	gyr	ad danah|dana|ed dana
59	Ālbū Kamāl	DY	18f8	abu kamal|abu kemal|al bu kamal
1m	Hajīn	DY	mk5	hajine
SZ
k1ft	Mbabane	HH	1mt6	mbabano
a	Manzini	MA	2dah	bremersdorp|maneini
1h	Lobamba	HH	3il	lobomba
TC
24o0y	Cockburn Town		2vc
TD
59ay	Am Timan	SA	mad	am timane|umm timman
cf	Abéché	OD	1l8s	abacher|abecher
1aq3q	Sagh	MC	2740	archambault|fort archambault|sahr|sarh|sarkh|shar
ch	Pala	MO	rd6	palla
3m	Oum Hadjer	BA	evb
kx	N'Djamena	CB	fge1	fort lamy|lamy|njameno|tzamena|yamena|τζαμενα|нджамена|נגמנה|انجمينا|ንጃሜና|ンジャメナ|恩賈梅納|은자메나
5x	Moussoro	BG	bpy
3b	Moundou	LO	2wan
52	Mongo	GR	lf7
b9	Mboursou Léré	MO	d7w
56	Massakory	HL	bvy
3	Massaguet	HL	dte	massaguete|massaquet
4j	Mao	KA	dwv
p2	Laï	TA	eye
1c	Kyabé	MC	chd
79	Koumra	MA	rzb	koumbra
p1	Kelo	TA	wth	kel
1yt	Dourbali	CB	dn6	ndourbali
am	Doba	LR	is0
14x	Bongor	ME	lfe
5y	Bitkine	GR	e9r	bitkin
ao	Benoy	LO	c4l
os	Ati	BA	ikq
TF
x4za	Port-aux-Français		19	port o franseh
TG
1enoi	Vogan	M	fvd	voga|woga|wogan
18	Tsévié	M	171b	tsevye|tzevie
ae	Tchamba	C	jt0
4r	Sotouboua	C	g8u
p	Sokodé	C	2iwj
i0	Notsé	P	gzl
1o	Niamtougou	K	hy5	niamtuu|nyamtouhou
ai	Sansanné-Mango	S	t4k	mango
25	Lomé	M	g2h0	λομε|ломе|לומה|لومه|لومي|ሎሜ|ロメ|洛美|로메
85	Kpalimé		221y	agome palime|palime
gg	Kara	K	28en	lama|lama kara
s4	Dapaong	S	ppo	dapango|dapaonge|dapong
b8	Bassar	K	1bpx	bassari
2g	Bafilo	K	he7
4	Badou		fgd	bad|badu
6a	Atakpamé	P	1q97
2w	Aného	M	10pn	anecho|anerho
TH
nydw	Ban Talat Yai	83	149s	talat jai|talat yai
4	Ban Talat Nua	83	i1h	talat nua
4n	Sam Roi Yot	77	f7h	amphoe sam roi yot|king amphoe sam roi yot
olf	Phetchaburi	76	zyh	amphoe muang phet buri|bejraburi|bhej buri|changwat phet buri|muang bheja buri|muang pecha buri|muang petchaboun|mueang phetchaburi|pechaburi|petchaburi|phet buri
8l	Trang	92	1fh5	amphoe muang trang|changwat trang
26	Thung Song	80	lrz	amphoe dhung song
1x	Thoen	52	e8r	amphoe moeangthenn|amphoe muang thoen|amphoe thoen|muang thoen
1k	Thap Than	61	ctj	amphoe thap than|amphu tap tan|ban thap than
10	Tha Muang	71	kmy	amphoe tha muang|ban tha muang
t	Tha Maka	71	14tn	amphoe tha maka
5z	Tak	63	imt	muang tak
p	Surat Thani	84	2q5d	amphoe ban don|amphoe muang surat thani|ban dohn|ban don|ban makham tia|ban makham tir|bandaun|changwat surat|changwat surat thani|makham tia|mueang surat thani|suras|surashtradhani
i	Sukhothai	64	sjs	amphoe muang sukhothai|amphoe mueang sukhothai|amphoe sukhodhai|changwat sukhobhai|changwat sukhodhai|muang sukotai|new sukhothai|sukanthai|sukauthai|sukhobhai|sukhothat|sukkhotaj
2j	Si Satchanalai	64	k0m	amphoe si satchanalai
1l	Sawankhalok	64	fa5	amphoe sawankhalok|changwat muang sawarngalok|changwat sawankhalok|muang savankulok|muang sawan kalok|muang sawankalauk|muang sawarngalok|mueang sawankhalok|sawankalauk|sawankaloke|sawankhalor|sawarngalok|swankalauk|swankhalok
1b	San Pa Tong	50	dpp	amphoe san pa tong
4	San Kamphaeng	50	pfa	amphoe san kamphaeng|ban san gampheang|ban san kamphaeng|ban san kamphaeng luang|sankambheng
59	Ron Phibun	80	kjh	amphoe ron phibun|ban romphi bull|ban ron phibun|raun phibun
x	Ratchaburi	70	1zc0	changwat rat buri|muang ratburi|mueang ratchaburi|rajburi|rat buri
b	Ranong	85	iy9	amphoe muang ranong|changwat ranong|muang ra nohng|muang ranawng|muang ranong|ranaong|ranohng|renong
2q	Pran Buri	77	10hp	amphoe pranburi|muang pran|mueang pran buri|pran
b	Prachuap Khiri Khan	77	pv5	amphoe muang prachuap khim khan|changwat prachuap khiri khan|muang prachuab giri khan|muang prachuabkhirikun|prachuab|prachuab girikhan|prachuab khirakhanda|prachuab khiri khan|prachuab kirikan|prachuap|prachuap giri khan|prachuap kirikan|prachuapgirikhand
3t	Phunphin	84	jwy	amphoe phunphin|ban phumphin|ban phun phin|punpin
17	Phuket	83	1wq8	amphoe muang phuket|bhuket|changwat phuket|pkhuket
2e	Photharam	70	ryw	amphoe photharam|amphu po ta ram|ban photharam|bhodharam|kwaeng photharam|pkhotkharam
2e	Phayao	56	g8y	amphoe moeang bha yao|amphoe muang phayao|amphoe phayao|bhayao|changwat phayao|moeangbhayao|muang phayao|mueang chang wat pha yao|mueang phayao|prayao
2u	Pa Sang	51	c1j	amphoe pa sang|ban pa sang
b9	Nakhon Si Thammarat	80	2l8k	amphoe muang nakhon si thammarat|changwat nakhon si thammarat|lakawn|lakon|ligor|muang nagorn sridharmaraj|muang nakawn sri tamarat|mueang nakhon si thammarat|nagara sridharmaraj|nagor sridhamaraj|nagorn sridharmrat|nagorri sridharmrat|nakawn sitamarat|nakawn sritamarat|nakhaun si thammarat|nakhon si thammarht|nakhon sritamarai|nakhon srithamarat|nakhon srithamrat|nakhonsithamrat|nakkhonsitkhammarat|nakon|nakon si tham rat|nakon sri tammarat|nakon sritamaraj|nakorn si thamarat|nakorn sridamaraja
73	Mae Sot	63	ydv	amphoe ban mae sot|amphoe mae sot|ban mae sot|mae saut|mae sord|mesod
6	Mae Sai	57	l8g	amphoe mae sai|king amphoe mae sai
8	Mae Ramat	63	dd0	amphoe mae ramat|ban mae ramat|king amphoe mae ramat|meramas|tambon mae ramat
p	Mae Chan	57	t2g	amphoe mae chan|ban mae chan
46	Lat Yao	60	dia	amphoe lat yao|ban lad yao|ban lat yao
1j	Lang Suan	86	cge	amphoe lang suan|moeang hlang suan|muang hlang suan|muang lang suan|mueang lang suan
10	Lamphun	51	xbw	amphoe muang lamphun|amphoe mueang lamphun|changwat lamphun|changwat muang lamphun|lambhun|lampkhun|muang lam poun|muang lamphun|mueang lamphun
5	Lampang	52	3ch7	amphoe muang lampang|amphoe mueang lampang|changwat lampang|changwat muang lampang|changwat muang nagorn lambang|lakhon|lakhon lampang|lampangas|muang lakhon lampang|muang lampang|muang nagorn lambang|muang nakon lampang|mueang lampang|nakawn|nakawn lampang|nakhon lampang|nakon lampang|nakorn lampang
2h	Kui Buri	77	ep2	amphoe kui buri|ban kui buri|king amphoe kui buri|kui
1z	Krabi	81	o37	amphoe muang krabi|changwat krabi|moeang kra bi|muang krabi
7y	Khao Yoi	76	ea2	amphoe khao yoi
y	Khanu Woralaksaburi	62	gw1	amphoe khanuworalak buri|khanworalak buri|king amphoe khanu woralaksaburi
2a	Kathu	83	qvn	ban talat kathu|katu|tambon kathu
1a	Kanchanaburi	71	1d5f	changwat kanchanaburi|kanburi|kanchana|kanpuri|moeang kanchana buri|muang kanchana buri
9	Kamphaeng Phet	62	19cz	amphoe muang kamphaeng phet|amphoe mueang kamphaeng phet|changwat kamphaeng phet|gamphaeng phet|gampheang phet|kam baeng bejr|kambheng bhej|meuangkamphayng|muang kam bheng bhej|muang kam phaeng phet
47	Huai Yot	92	csq	amphoe huai yot
s	Hua Hin	77	12xk	amphoe hua hin|ban hua hin|king amphoe ban hua hin|king amphoe hua hin
39	Hang Dong	50	du3	amphoe hang dong|ban hang dong|king amphoe hang dong
26	Dok Kham Tai	56	ids	amphoe dok kham tai|dauk kham tai|king amphoe dok kham tai
1d	Damnoen Saduak	70	hz4	amphoe damnoen saduak|ban damnoen saduak|ban khlong damnoen saduak
18	Chumphon	86	172z	amphoe muang chumphon|changwat chumphon|chumphaun|chumpkhon|chumporn|muang choum pon|muang chumporn|mueang chumphon
2h	Chom Bueng	70	bon	amphoe chom bueng|amphoe chom bung|ban chom bung|chaum boeng|chohm boeng|chom bung|king amphoe chom bueng|king chom bung
n	Chiang Rai	57	1oro	amphoe chiang rai|amphoe muang chiang rai|chang rai|changwat chiang rai|changwat muang chiang rai|changwat muang jieng rai|chiengrai|cziang raj|jieng rai|muang chiang rai|muang chieng rai|muang jieng rai|mueang chiang rai|xieng rai
2	Chiang Mai	50	4b20	amphoe muang chiang mai|changwat chiang mai|chiengmai|cziang maj|kiangmai|muang chieng mai|muang jieng hmai|mueang chiang mai|xieng mai|zimme
3s	Cha-am	76	123j	amphoe cha am|ban chaam|sha am
17	Bo Phloi	71	cya	amphoe bo phloi|ban bo phloi|king bau phloi|king bo phloi
mz	Ban Tak	63	e6o	amphoe ban tak|tak
cu	Ban Pong	70	18ev	amphoe ban pong|amphu ban pong|pan pong
p7	Ban Na San	84	gwc	amphoe ban na|na sau|nasan
5v	Ban Na	64	uzy
131	Bang Saphan	77	boe	amphoe bang saphan|amphu bangspan|ban bang saphan yai|bang saphan yai|bangsabhan
l	Bang Phae	70	mss	amphoe bang phae|ban bang phae|bang phae tai
9dyk	Nong Kung Si	46	d49
321	Ban Nong Wua So	41	gre
1hv	Ban Mai	90	1v1v
1a0	Ban Huai Thalaeng	30	bug
xt	Ban Khlong Bang Sao Thong	11	o1d	ban bang sao thong
5m	Na Klang		nxs
37	Yasothon	35	gp7	amphoe muang yasothon|amphoe yasodhom|amphoe yasothon|changwat yasothon|muang yasothaun|muang yasothon|mueang yasothon|yasodhorn|yasotawn
2	Yaring	94	o07	amphoe yaring|muang yaring|muang yering
2r	Yala	95	206u	amphoe yala|ban yala|changwat yala|jala|muang yala|mueang yala
44	Wiset Chaichan	15	erd	amphoe wiset chai chan|wises jai jan
6	Wichian Buri	67	uaw	amphoe wichian|amphoe wichian buri|ban wichian|wichian
19	Warin Chamrap	34	x9a	amphoe warin chamrap|amphoe warinjamrap|varindra|warim chamrap
x	Wang Saphung	42	c5f	amphoe wang saphung|ban wang san phung|ban wang saphung|khwaeng wang saphung|wangsabhung
g	Wang Noi	14	c8p	amphoe wang noi|ban wang noi
1	Wang Nam Yen	27	ckr	amphoe wang nam yen|king amphoe wang nam yen
2o	Uttaradit	53	18zt	amphoe mueang uttaradit|changwat muang utaradith|changwat uttaradit|muang utaradit|utaraditra|uttradit
6	Uthai Thani	61	h57	changwat muang uthai thani|changwat uthai thani|muang udhai dhani|mueang uthai thani
i	Udon Thani	41	5arj	ban dua makeng|ban ma keng|bar deua ma khong|changwat udaunthani|changwat udon thani|mak khaeng|mueang udon thani|udaun thani|udon|udorn|udorndhani
6	Ubon Ratchathani	34	2mjp	changwat muang ubon|changwat ubon ratchathani|muang ubol|muang ubon|muang ubon ratcha thani|mueang ubon ratchathani|oubon|ubol|ubol rachatani|ubol rajadhani|ubolrajdhani|ubon|ubon rachatani|ubon rachpani|ubon ratczathani|ubonrajathani|ubonrajdhani
y	Trat	23	gnq	changwat trat|krat|trad
58	Tha Yang	76	wve	amphoe tha yang|ban tha yang
16	Tha Ruea	14	er0	amphoe tha rua|ban tha rua|tha rha|tha rua
t	Thap Khlo	66	bzc	amphoe thap khlo|king amphoe thap khlo
1r	Tha Mai	22	hbh	amphoe tha mai|ban tha mai|talat amphoe tha mai
24	Tha Bo	43	r8c	amphoe tha bo|ban tha bau|ban tha bo|mueang tha bo|tha bor
25	Taphan Hin	66	gw7	amphoe taphan hin|king amphoe taphan hin
5n	Tak Bai	96	dax	amphoe tak bai|ampur takbai|ban takbai|takbar
21	Surin	32	100h	changwat surin|muang sourin|mueang surin|surindr|surindra
3	Suphan Buri		157b	amphoe muang suphan buri|changwat suphan buri|muang suphan|mueang suphan buri|subhan buri|supan|supanburi|supham buri
h	Su-ngai Kolok	96	x08	amphoe sungai kolok|king amphoe su ngai kolok|kolok
2p	Songkhla	90	1t0o	amphoe muang songkhla|changwat songkhla|muang songkla|sawng kla|songkkhla
2k	Si Sa Ket	33	yj3	amphoe muang sisaket|amphoe sisaket|changwat si sa ket|muang sisaket|muang srisaket|mueang si sa ket|sisakate|srisakesa|srisaket
b	Si Racha	20	3u1w	amphoe si racha|amphu sri maha raja|ban si racha|ban sriracha|sri maha raja|sriracha|srirachi
k	Sing Buri	17	fgu	amphoe muang sing buri|changwat sing buri|muang sing|mueang sing buri|sing|singha buri
21	Seka	38	cq5	amphoe seka
7	Sawang Daen Din	47	czd	amphoe sawang daen din|mueang sawang daen din
q	Satun	91	qnk	changwat satun|satul
a	Sattahip	20	1ehw	amphoe sattahip|ban sata hib|ban satahip|king amphoe sattahip|satahib
w	Saraburi	19	1gab	changwat sara buri|muang sara buri|sraburi
4o	Samut Songkhram	75	r21	changwat samut songkkhram|muang samudh songgram|muang samut sang khran|muang samut songgram|mueang samut songkhram|samudh songgram|samut songkram|smut songkhram
2	Samut Sakhon	74	1czu	changwat samut sakhon|muang samut sakawn|muang samut sakhon|mueang sakhon buri|mueang samut sakhon|smutsakhon
2	Samut Prakan	11	8c3c	amphoe mueang samut prakan|ban pak nam|changwat samut prakan|muang samudh prakarn|muang samut prakan|paakunamu|pakham|paknam|samudh prakarn|samut|samutpraken|smutprakan|самут пракан|สมุทรปราการ|อําเภอเมืองสมุทรปราการ|サムットプラーカーン
1c	Sam Phran	73	smz	amphoe sam phran|ban sam phran
48	Sakon Nakhon	47	1mtp	amphoe muang sakhon nakhon|changwat muang sakhon nakhon|changwat sakon nakhon|muang sakon lakon|muang sakon nakawn|muang sakon nakon|mueang sakon nakhon|sakhon nakhon|sakol|sakol nagorn|sakol nakorn|sakon nakawn|sakon nakhaun|sakon nakorn|skol nakon
h	Sa Kaeo	27	lzl	amphoe mueang sa kaeo|amphoe sa kaeo|ban sa kaeo|king amphoe sa kaeo|mueang sa kaeo|sara kaeo
3o	Sadao	90	zoc	ban sadao
1q	Roi Et	45	ucg	amphoe muang roi et|changwat muang roi et|changwat roi et|muang roi et|roi ech|roi ed|roi eht
g	Rayong	21	2acx	muang ra yohng|muang rayong|rayaung|rayohng
1f	Ranot	90	f9g	amphoe ranot|ban rahnot|ban ranok|ban ranot|rahnot|ranod
f	Ra-ngae	96	d0e	amphoe rangae|kampong bangae|mueang ra ngae|rangek
4u	Prakhon Chai		c0c	amphoe prakhon chai|ban pradonchai|muang nakawn chai|muang nakhaun chai|muang nakhon chai|muang pa khon thai|pradonchai|prakhan chai
n	Prachin Buri	25	p5k	amphoe muang prachin buri|changwat prachin buri|muang prachin buri|mueang prachin buri|prachim|prachin
4b	Phu Kradueng	42	cen	amphoe phu kradueng|king amphoe phu kradueng|phu kradung
4	Phu Khiao	36	d7m	amphoe phu khieo|mueang phu khiao|pho khieo
1x	Phra Pradaeng	11	3o79	amphoe bhra pradeng|amphoe phra padaeng|amphoe phra pradaeng|bhra pradeng|khoan khan|muang nagorn khoean khan|muang nakawn khoan khan|muang nakhon khaun khan|muang nakhon khuan khan|nakhon khuan khan|nakhon khuen khan
4	Phra Phutthabat	19	17zk	amphoe phra phutthabat|bhra bhudhabadh|king amphoe phra phutthabat|king phra phutthabat|phra phutthabet
k	Phra Nakhon Si Ayutthaya	14	1r8q	amphoe phra nakhon si ayutthaya|ayuthaya|ayutthaya phrankhrsrixyuthya|changwat phra nakhon si ayutthaya|monthon ayutthaya|phra nakhon si ax ayutthaya
k	Phrae	54	tqi	amphoe muang phrae|amphoe mueang phrae|changwat muang phrae|changwat phrae|muang phrae|mueang phrae|phrea|pkhrae|prae
1r	Phon Charoen	43	bqg
2l	Phitsanulok	65	27sz	amphoe muang phitsanulok|amphoe mueang phitsanulok|bhisanulok|bisnulok|changwat phitsanulok|muang phitsanulok|muang pitsanulok|philtsanuloke|phisanulauk|pisanuloke|pitsanoulok|pitsanuloke
h	Phichit	66	rlc	amphoe muang phichit|bhichit|changwat muang phichit|changwat phichit|muang bhichit|muang phichit|pichit
5	Phibun Mangsahan	34	fcb	amphoe bhimunmangsaharn|amphoe phibun mangsahan|amphoe phimun mangahan|amphoe phimun mangsahan|muang phi moun|phibun mangdshan|phimun mangsahan|phinum mangsahan|pibulmangsahan
7	Phetchabun	67	1334	amphoe muang phetchabun|changwat muang phetchabun|changwat phetchabun|muang phecha bun|muang phetchabun|pechabun|petchabun
16	Phatthalung	93	xky	amphoe muang phatthalung|badalung|bhadhalung|changwat phattalung|muang patalung|mueang phatthalung|patalung
e	Phan Thong	20	efo	amphoe phan thong
8	Phanom Sarakham	24	ce1	amphoe phanom sarakham|amphu panom sarakam|ban phanom sarakham|bhanom saragam
11	Phanat Nikhom	20	gx0	amphoe phanat nikhom|amphu panas nikom|ban phanat nikhom|bhanasnigom|mueang phanat nikhom|phanatikhom
r	Phak Hai	14	eyi	amphoe phak hai|amphu phak hai|ban phakhai
35	Pattani	94	xpm	changwat pattani|muang patani|pattam
5	Pathum Thani	13	ixv	amphoe muang pathum thani|amphoe pathum thani|changwat pathum thani|muang pradhum dhani|mueang pathum thani|padumdhani|pathum rani|pradhum dhani|pthumthani|ratkhum tkhani
1e	Pak Phanang	80	jau	amphoe pak phanang|ban pak phanang|ban pakpenang|pakpenang
f	Pak Kret	12	3x5a	amphoe pak kret|ban pak kret|pak kred
9	Pak Chong	30	11t3	amphoe pak chong|ban pak chong|ban par chong|king amphoe pak chong|tambon pak chong
24	Mueang Nonthaburi	12	68yr	amphoe muang nonthaburi|changwat nonthaburi|muang nondha buri|non buri|nondaburi|nondha buri
3	Non Sung	30	e73	amphoe non sung
1j	Nong Phai	67	lf0	amphoe nong phai|ban nong phai|king amphoe nong phai
15	Nong Khai	43	1d2x	amphoe muang nong khai|changwat nang khai|changwat nong khai|hnohnggai|muang nong khay|mueang nong khai|naung khai|nawng kai|nong hai|nong kai
7	Nong Khae	19	vor	amphoe nong khae|naung khae
u	Nong Bua Lamphu		qjl	amphoe nong bua lamphu|ban nong bua|changwat nong bua lamphu|mueang nong bua lamphu|naung bua
3w	Narathiwat	96	10uz	changwat naradhiwas|changwat narathiwat|naradhivas
f	Nang Rong		gy1	amphoe nang rong|ban nang rong|mong nang rawng|mueang nang rong|muong nang rong|nang raung
s	Nan	55	j1a	muang nan|mueang nan|nagor nan
a	Nam Som	41	ews	amphoe nam som|king amphoe nam som
1t	Nakhon Sawan	60	1yu2	amphoe muang nakhon sawan|changwat muang nakhon sawan|changwat nakhon sawan|muang nagorn sawarn|muang nakawn sawan|muang nakhon savan|mueang nakhon sawan|nagara sawan|nagorn sawarn|nakaun sawan|nakawan sawn|nakhaun sawan|naklon sawan|nakon sawan|nakorn sawan
2	Nakhon Ratchasima	30	4h3h	amphoe muang nakhon ratchasima|changwat nakhon rarchasima|changwat nakhon rat sima|corat|khorat|koyat|muang nakawn rachasima|nagara rajasima|nagor rajashima|nakhaun rachasima|nakhon ratchsima|nakhon ratczasima|nakhonratsima|nakkhonratchasima|nakonrajsima|nakorn rajsima
2	Nakhon Phanom	48	qoz	amphoe muang nakhon phanom|ban nakhon phnom|changwat muang nakhon phanom|changwat nakhon phanom|lakhon|muang nakhon phanom|mueang nakhon phanom|nagorn bhanom|nakawn panom|nakhaun phanom|nakol phanom|nakon panom|nakorn panom
3	Nakhon Pathom	73	2izr	amphoe muang nakhon pathom|changwat nakhon chai si|changwat nakhon pathom|monthon nakhon chai si|mueang nakhon pathom|nagara pathom|nagorn pathom|nakawn patom|nakhaun pathom|nakhon chai si|nakon patom
5	Nakhon Nayok	26	gfx	amphoe muang nakhon nayok|amphoe nakhon nayok|changwat nakhon nayok|muang nagorn nayok|muang nakawn nayok|muang nakhon nayok|mueang nakhon nayok|nagorn nayok|nakaunnayok|nakaunnoyok|nakhaun nayok|nakhon nauok|nakon nayok|nayok
2	Nakhon Luang	14	bkw	amphoe nakhon klang|amphoe nakhon luang|amphu luang|ban nakhon luang|hluang
1k	Mukdahan	49	v8g	amphoe mueang mukdahan|amphoe mukdahan|makdaharn|mokdaharn|muang ban muk dahan|muang muk da han|mueang mukdahan|mueng mukdahan|muk|mukdatarn
8f	Maha Sarakham	44	13sw	amphoe muang maha sarakham|changwat maha sarakham|maha saragam|maha sarakam|mueang maha sarakham|uthai sarakham
3o	Lop Buri	16	18kh	amphoe muang lop buri|changwat lop buri|changwat thahanbok lop buri|lobh buri|muang lobh buri|muang lopburi|muang xop buri|mueang lop buri
b	Lom Sak	67	dct	amphoe lom sak|ban lom sak|changwat muang hlom sak|changwat muang lom sak|hlomsak|muang hlom sak|muang lom sak
s	Loei	42	r7t	changwat loei|loeh|loey|muang loei|mueang loei
5r	Laem Sing	22	cea	amphoe laem sing
1a	Kut Chap	41	j20	amphoe kut chap|ban kut chap|king amphoe kut chap
l	Kuchinarai	46	fuc	amphoe kuchinarai|kutsinnarai
5	Bangkok	10	31en0	amphoe phra nakhon|bancac|bancocum|banghok|bangkok krungthephmhankhr|bangkok metropolis|bangkok กรุงเทพมหานคร|banguecoque|bankokas|bankoko|bannkok|changwat phra nakhon|krung thep|krung thep maha nakhon|krung thep mahanakhon amon rattanakosin mahinthara ayuthaya mahadilok phop noppharat ratchathani burirom udomratchaniwet mahasathan amon piman awatan sathit sakkathattiya witsanukam prasit|krungdeb|man kuk|phra nakhon|siayuthia|the city of angels|μπανγκοκ|бангкок|банкок|баҥкок|горад бангкок|բանգկոկ|באנגקאק|בנגקוק|بانكوك|بانکوک|بانکۆک|بانگكوك|بنکاک|बँकॉक|बैंकॉक|চাংৱাত ব্যাংকক|ব্যাংকক|பேங்காக்|ಬ್ಯಾಂಕಾಕ್|ബാങ്കോക്ക്|බැංකොක්|กรุงเทพ|กรุงเทพมหานคร|ບາງກອກ|པན ཀོག|ဘန်ကောက်မြို့|ბანგკოკი|ባንኮክ|バンコク|曼谷|방콕
19	Krathum Baen	74	1k6r	amphor kathum baen|ban krathum baen|ban talat kathum baen|kathum baen|krathu baen|krathumban|talat kathum baen
5z	Klaeng	21	16wz	amphoe klaeng|mueang klaeng
4m	Khon Kaen	40	35vf	amphoe muang khon kaen|amphoe phralap|amphoe pralap|changwat khon kaen|changwat muang khon kaen|kawn ken|khohn ken|khon kan|khon khen|khonkean|kkhonkehn|konkahen|muang kaun gean|muang khaunkaen|muang khon kaen|mueang khon kaen
j	Khon Buri	30	eck	amphoe khon buri|ban khon buri
2w	Khlong Luang	13	2jh3	amphoe bang wai|amphoe khlong luang|ban bang wai|bang wai
2j	Khao Wong	46	bps	amphoe khao wong|king amphoe khao wong
5f	Kaset Wisai	45	ebt	amphoe kaset wisai
2	Kaset Sombun	36	d44	amphoe kaset sombun|king amphoe kaset sombun
14	Kantharalak	33	s99	amphoe kantharalak|kanthanalak
6g	Kamalasai	46	i1t	amphoe kamalasai|ban amphoe kamalasai|ban komlasai|komlasai|kramalasai
a	Kalasin	46	16im	amphoe kalasin|amphoe muang kalasin|changwat kalasin|changwat muang kalasin|kalasim|kalasindhu|muang kalasim|muang kalasin|mueang kalasin
y	Kaeng Khoi	19	nek	amphoe kaeng khoi|khwaeng kaeng khoi
2	Kaeng Khro	36	mf4	amphoe kaeng khlo|amphoe kaeng khro|kaeng khlo
x	Kabin Buri	25	flg	amphoe kabin buri|ban kabin buri|mueang kabin buri
6q	Hat Yai	90	43ww	amphoe hat yai|ban haad yai|ban hat yai|haad yai|had yai
4g	Det Udom	34	rit	amphoe det udom|amphoe det udon|ban muang detudom|det|det udon|mueang det udom
3	Den Chai	54	d4r	amphoe den chai|ban den chai
k	Dan Khun Thot	30	c0s	amphoe dan khun thot
1r	Chum Phae	40	zr3	amphoe chum phae|ban chum phae
28	Chon Daen	67	djz	amphoe chon daen|ban chon daen|ban chon dean|jonden|king amphoe chon daen|king chon daen
4	Chon Buri	20	4p3w	amphoe muang chon buri|baanburaisoi|ban pla sai|ban pla soi|bang pla soi|bang pla soil|changwat chon buri|cholburi|chor buri|jilburi|muang jol buri|muang xonburi|mueang chon buri
p	Chok Chai	30	i09	amphoe chok chai|ban chok chai
3q	Chanthaburi	22	250r	amphoe muang chanthaburi|chandaburi|changwat chanthaburi|chantaboun|chentabun|chiyandburii|mueang chanthaburi
3u	Chaiyaphum	36	190u	amphoe muang chaiyaphum|chai phum|chaiapum|chaiyaphun|chalyaphum|changwat chaiyaphum|changwat chaiyaphun|jaiyabhum|muang chaiyapum|muang jaiyabhum|tchaiapoum
9	Chai Nat	18	bxp	amphoe muang chainat|chai nad|changwat chainat|changwat muang chainat|jai nadh|jainat|muang chainat|muang xai nat|mueang chai nat
8	Chai Badan	16	jfw
f	Chachoengsao	24	12dp	amphoe muang chachoengsao|chacherngsao|chachurngsao|changwat chachoengsao|chaxerngsao|chaxoengsao|muang chachurngsao|mueang chachoengsao|muong chaxungsao|shacheungzao
1h	Bua Yai	30	czk	amphoe bua yai
3z	Betong	95	muc	amphoe betong|ban betong|kampong betong
19t	Ban Selaphum	45	dfo
dh	Ban Rangsit	13	2n7a	dhanya buri|mong tania buri|rangsit
em	Phatthaya	20	232o	ban phatthaya|pattaya|port phattaya
15	Ban Phan Don	41	mjf
3b	Ban Phai	40	rgf	amphoe ban phai|king amphoe ban phai
a	Ban Phaeo	74	wc0	amphoe ban phaeo
1ox	Ban Mo	19	cbb	amphoe ban mo
cl	Ban Lam Luk Ka	13	1au4	lam luk ka|luk ka
1o5	Bang Rakam	65	czt	amphoe bang rakam|amphu bang raka|ban bang ragam|ban bang rakam|rakam
5	Bang Racham	17	btd	amphoe bang rachan
2a	Bang Pakong	24	jro	amphoe bang pakong
6	Bang Pa-in	14	ft0	amphoe bang pa in
v	Bang Mun Nak	66	c1s	amphoe bang mun nak|ban mun nak
f	Bang Len	73	dtm	amphoe bang len|ban bang len
8	Bang Lamung	20	ukk	amphoe ban lamung|amphoe bang lamung|bang la muang
b	Bang Kruai	12	1of5	amphoe bang kruai|ban bang yai|bang krai|bang yai
3	Bang Krathum	65	eka	amphoe bang krathum|ban bang gathum|ban bang krahtum|bang kathum|bang krathem|kathum|king amphoe bang krathum|king bang kathum
4l	Bang Bua Thong	12	w2n	amphoe bang bua thong
e	Bang Ban	14	css	amphoe bang ban|ban bang bal|ban bang ban|bang bal
y	Ban Dung	41	f13	amphoe ban dung|king amphoe ban dung
gs	Ban Chang	21	lrg	amphoe ban chang|king amphoe ban chang
58	Ban Talat Bueng	20	k5d	ban boeng|ban bung
c1	Ban Bang Kadi Pathum Thani	14	ljb
18	Ban Bang Bo (1)	11	lw8	bang bo
2t	Aranyaprathet	27	fm4	amphoe aranya prathet|amphoe ban aranyaprathet|aran pradhesa|aran pradhet|aranya pradesa|aranya pradhesa|ban aranyaprathet|muang aran pradhet|muang aranyapraphet
14	Amnat Charoen	37	qtt	amanat charoem|amphoe amnat charoen|mueang amnat charoen
70a3	Amphoe Sikhiu	30	m4p
2trsk	Wichit	83	tv1
8h82	Ban Chalong	83	dy0	chalong
1f	Ban Ratsada	83	pvi	ratsada
TJ
q5g0	Yovon	KT	dhb	jovon|yovan
1f	Vose’	KT	grs	imeni vose|voseu
1k	Vakhsh	KT	bqn	vakhshstroi
y	Istaravshan	SU	14s3
1c	Tursunzoda		tbf	tursunzade
ce	Qŭrghonteppa	KT	1e5k	k urgonteppa|qurghan tyube
1f	Panjakent	SU	r2l	panjkent|pendzhakent|penjikent
s	Farkhor	KT	grs	parkhar
t	Vahdat		x3s
1e	Norak	KT	dze
81	Kŭlob	KT	1osi	kulab|kuljab
1t	Kolkhozobod	KT	e98	kolkhozabad
1x	Khorugh	GB	n5c	khorog
7y	Ishqoshim	GB	k28	ishkashim|ishkashim post
2s	Hisor		ii2
4g	Dushanbe		bn2b	djuschambe|doesjanbe|dusanbeo|dusenbe|dyushambe|jushambe|ntousanmpe|stalinabad|ντουσανμπε|душанбе|דושנבה|دوشنبه|ዱሻንቤ|ドゥシャンベ|杜尚别|두샨베
2j	Danghara	KT	hm0	dangar|dangara
w	Chubek	KT	f3f
32	Boshkengash		ia8	bashkyngash|boshkengosh
69vg	Proletar	SU	cop	proletarsk
14	Khŭjand	SU	33s1	chodzjand|chudschand|chudzandas|hodjent|hudzand|khodyent|khojend|khuzhant|kojend|leninabad|leninobod|ursaten|xojand
c	Konibodom	SU	12uv
5	Isfara	SU	t4a
i2f	Chkalov	SU	gm9	chkalovsk
TL
z9n5	Dili	DI	37qo	delhi|dilhi|dilis|dilli|dilly|dilo|dily|nova dili
TM
3gpc	Balkanabat	B	1vri
7x	Kaka		eb5	kaakhka
16	Gumdag	B	irc	gumdage|kum dag
v	Gazanjyk	B	g9u	gazandzhyk|kazanjik
3h	Büzmeýin	A	ugp	bezmein
1n	Bäherden	A	hqn	bakharden
p	Ashgabat	A	flhw	achkhabad asgabat|aschabad|aschabadas|asgabato|ashkabad|ashkhobad|asjkhabad|asnkampat|poltoratsk|ασγκαμπατ|ашгабат|ашхабад|ашхобад|אשגאבט|عشقاباد|აშხაბადი|አሽጋባት|アシガバート|阿什哈巴德|아시가바트
g	Annau		l8m	anau
9ey4	Tagta		cu3
3b	Türkmenbaşy	B	1gp0	tuerkmenbasy
e	Köneürgench		n5c	gadymy urgenc|koeneuergenc|koeneuergench|koneurgenc|kounya ourguentch|kunja urgench|kunya urgen
1h	Boldumsaz		gbr
21	Daşoguz	D	3kh0	dashhowuz|tashauz
d7j3	Yolöten		p8i	iolotan
62	Tejen	A	1fxa	tedjen|tejend
51	Seydi		dpe	sejdi
g	Saýat	L	dpe
6f	Mary	M	2ghk	merv
9b	Atamyrat	L	pne
au	Gowurdak	L	qt5	gaurdak|gaurdakstroy
75	Türkmenabat	L	516p	chardzha|chardzhou|chardzhui|charjew|leninsk turkmenski|leninsk turmenski|nov charjui|novo chardzhou|novo chardzhuy|tuerkmenabat|turkmenabad
35	Bayramaly	M	1mhh	bajramalijskogo
6bna	Gazojak		g7x	gaz achak
TN
1gt9l	Zaghouan	22	d1r	zaghouane|zarhouan
3j	Oued Lill	11	10cd	oued ellil
8e	Tunis	11	euvu	tinis|tuenis|tunes tamanegt|tunis shaary|tunis ville|tunisa|tunisas|tunisi|tunisin orn|tunixi|tunizo|tunus|tynida|τυνιδα|горад туніс|тунис|тунис шаары|тунисин орн|туніс|թունիս|תוניס|تونس|تونس شہر|توونس|تۇنىس شەھىرى|ٹیونس نگر|ܬܘܢܣ|ट्युनिस|ट्यूनिस|தூனிஸ்|ടൂണിസ്സ്|ตูนิส|ཊུ ནིསི|ტუნისი|ቱኒስ|チュニス|突尼斯|突尼斯市|튀니스
4y	Tozeur	72	qyn	tozer
1h	Tataouine	83	1ca9	foum tatahouine|foum tataouine|fumm tattauin|tatahouine|tatawin
2m	Thala	42	cec	tala|talah
9	Tāklisah		fxv	takelsa
5	Tajerouine	33	el9	tadjerouine|tadjrouine
2y	Sousse	51	3imz	hadrumetum|sousa|souse|soussa|susa|susah|suss
37	Siliana	34	ksw
mi	Sidi Bouzid	43	whe
132	Şaqānis	52	1djy
5s	Sfax	61	5xy6	safakis|sfvks|taparura
1v	La Sebala du Mornag	11	psd	cebala du mornag
86	Radès	11	y6i	maxula rades
15	Ksour Essaf	53	lk0	qusur as saf
1s	Korba		px1
13	Qulaybīyah		xc9
1n	Kebili	73	fc3
2g	Qaşr Hallāl	52	upc	ksar hellal
3v	Carthage	11	caa	karfagen
14	El Fahs	22	dyb	al fahs|fahs|pont du fahs|qantarat al fahs
18	Qal‘at al Andalus	12	btd	galaat el andeless|galaat el andless|kalaat el andaleus|kalaat el andleus
o	Gafsa	71	1qog	gafso|kafsa
g	Gabès	81	2cxn	abes|kabis|tacapae
5c	Nefta	72	grc	naftah|netta
i	Nabeul	21	17ib	nabul
9m	Midoun	82	2klc
4j	Mateur	23	nx9	matem|matir
1g	Masākin	51	1dtf
38	Menzel Jemil	23	gme	djemil|manzil jamil|menjel djemil|mennzel djemil
6	Manzil Bū Zalafah		civ
2	Menzel Bourguiba	23	zol	bourguiba
4	Menzel Abderhaman	23	c61	manzil abd ar rahman|mennzel abd er rahmane|mennzel abd er ralmane|menzel abderrahman
6	Manouba	14	j90
34	Majāz al Bāb		fiu
ji	Jendouba	32	13o0	dzhenduba|jundubah
2d	Zarzis	82	1p78	zarzia
i	Jammāl	52	uuu	djemmal|dzhamal
5d	Houmt Souk	82	1caf	houmet es souk
5f	Hammam Sousse	51	q3u	hammam susa|hamman sousse
9	Hammam-Lif	11	10uo	hammam al anf|hamman lif
1w	La Goulette	11	1pkj	goletta
hj	Douz	73	lpb
58	Dawwār Tīnjah		ebb	douar tindja
4i	Dar Chabanne		q75	dar chaabane el fehri|dar shaban
tp	Bizerte	23	2gxw	banzart|biserta|hippo diarrhytus|hippou aksa
g	Beni Khiar		dwb	bani khiyar|beni khaar|beni kriar
1g	Béja	31	185t	bedja
1n	Zouila	53	y7x
b0	Chebba	53	gmv	la chebba|sheba
s	Ar Rudayyif	71	n6o
4j	Al Wardānīn	52	e3z	ouardanine|ouardenine
t	Kairouan	41	2kfm	al qayrawan|kajruano
8	Kasserine	42	1r9f	kasserin
d	Al Qarmadah	61	q1c
n	Monastir	52	1j7e
6	La Mohammedia	11	1fdt	mohamedla|mohammedia
i	Al Metlaoui	71	wbv	matlaoui|metlaoni
n	Al Marsá	11	1enc
w	Mahdia	53	zh5	mahedia|mehdia
1q	El Kef	33	110r	ehl kef|kef|le kef
k	El Jem	53	fgd	el djem|el jemm|sidi el djem
2i	Al Ḩammāmāt	21	15gl	hammamet
3	El Hamma	81	s4q	al hammah|ehl khamma|el hamma de larad
27	Al Baqāliţah	52	cap
1e	Al ‘Āliyah		cer	ehl alija|el alia
11	Akouda	51	fgb
2b7l	Douane	21	1ag0
TO
2eff6	Nuku‘alofa	04	ha8	niukalofa|nukalofa|nukualoia
TR
6cj1	Yüksekova	30	1jch	yusekova
at	Yozgat	66	1vt5	yozgad
7i	Yeşilli	47	oqw
k	Erzin	31	kb0	ehrzin
17	Yerköy	66	r8e
5f	Didim	09	k28	didimy
d6	Yatağan	48	eoc
69	Yalvaç	32	u7d	jalvach
3k	Yahyalı	38	jaz
38	Viranşehir	63	3ayb	antoninopolis|veeranshahr|viranshekhire
1j	Varto	49	ef7
t	Van	65	7ytd	thospia|urartu|wan|ван
35	Cimin	24	ujr
1x	Uşak	64	39y6	flaviopolis|ouchak|temenothyrae|uschak|ushak|ushaq
h	Urla	35	yvj	vourlah skala
a	Urgub	50	cua	urgup
7	Şanlıurfa	63	9mvh	antiocheia|edesa|edessa|ehdessa|orfa|ourfa|urfa|urfeh|αντιοχεια|эдесса
d5	Turgutlu	45	27p8	caesarea trocetta|cassaba
14	Tunceli	62	mfa	tundzheli
2h	Torbalı	35	12tb
5m	Tire	35	10fo	thireh|tira
8k	Tekirova	07	ffk	tekrova
2s	Tavşanlı	43	149i
11	Tatvan	13	1khy
6j	Tarsus	33	5hwi	antiochia ad cydnum|tars|tarse|tarso
2b	Talas	38	sgq	tafas
4e	Susurluk	10	j5c	susughirli|susugurlu
h	Suruç	63	1012	suruch
7p	Sorgun	66	1ci6	sorgune
j	Soma	45	1evi	somy
6	Solhan	12	bt3
m	Söke	09	1gna	soeke|sok|sokia
5z	Siverek	63	3ral	sivereke|suverek
5	Sivas	58	5npy	megalopolis|sebastia
l	Şırnak	73	14p3
47	Simav	43	qxp
5	Silvan	21	1ew4
1	Silopi	73	1lpq
b	Silifke	33	1m43
e	Siirt	56	2fzm	sairt|sirt
58	Seydişehir	42	13f5
2j	Serik	07	shp
f	Şereflikoçhisar	06	y11	kochisar|serefli
1k	Senirkent	32	ca7	senikent
11	Şemdinli	30	en6	semdinni
1b	Selçuk	35	mgd	selchuk
2m	Seferihisar	35	f4c
57	Şarkışla	58	id4
2	Şarkîkaraağaç	32	pab	dogukaraagac|karaagac
80	Sarayköy	20	em1
2c	Sandıklı	03	x5x
3o	Salihli	45	1wlm
8o	Reyhanlı	31	17z7	rehaniye
4q	Polatlı	06	1zym	polath
7n	Pazarcık	46	iei	pazardzhik
j	Patnos	04	1vh7
5	Pasinler	25	iy1
ab	Osmaniye	80	4cid	cebelibereket|gebelibereket
2n	Ortaköy	68	o14
1s	Ortaca	48	f8d
9m	Hypaepa	35	1ftd
1e	Nusaybin	47	1wnl	nasabina
1c	Nizip	27	1ric	nizipe
t	Niğde	51	1y8v	nigdah
4	Nevşehir	50	1m9z	nevshehr
16	Nazilli	09	2k3u	nasly|pazarkoy
3w	Mut	33	1245
1w	Muş	49	1roo	mush
2v	Muğla	48	116f	mughla
c	Mucur	40	cqy
4f	Milas	48	xbt	mylasa
r	Midyat	47	1muk	midjat|midyad|mityat
45	Mercin	33	bj02	icel|mersin|mersina|mersine|merson|zephyrium|μερσινη|мерсин
29	Menemen	35	159t
4q	Marmaris	48	q0z	mararis|marmarice
f	Mardin	47	1j2l	marde|merdin
u	Manisa	45	588z	magnesia|magnesia ad sipylum|magnesia am sipylos|mahnisa|sarouhan
r	Manavgat	07	2244
1q	Malazgirt	49	k58	malazkirt
6	Malatya	44	9gwd	malatja|meleti|melitene|малатья
4n	Lice	21	cls
4z	Kütahya	43	3yr4	cotiaeum|kjutakhja|kuetahya|kutaia
2j	Kuşadası	09	1cqx
4t	Kurtalan	56	os2
44	Beykonak	07	ner
1q	Kulu	42	10al
8	Kulp	21	ki1
1o	Kula	45	nzw	kul
6f	Kozluk	72	mri
1z	Kozan	01	1vzn
2n	Kovancılar	23	hq8
7f	Korkuteli	07	fsh	korkudeli
2p	Konya	42	irka	iconio|iconium|konieh|konjao|ικονιο|кония|конья|קוניה|قونية|قونیه|コンヤ
e9	Kızıltepe	47	37vi	kochisar
3j	Serinhisar	20	d8x	kizilhisar
8g	Kırşehir	40	20sg	kirshahr|kirshehr
30	Kırkağaç	45	kvh
v	Kırıkkale	71	4iwy
3	Kırıkhan	31	1b04
5r	Kilis	79	1ri5	ciliza
4g	Keskin	71	12bz
5g	Kemer	07	dck
4	Kemalpaşa	35	ngr
6o	Kayseri	38	cpfs	caesarea|casarea|cearee|cesarea in cappadocia|cesaree|eusebeia|kaisarie|mazaca|каисери|カイセリ
qf	Karapınar	42	1279
34	Karaman	70	2kwf	ak yokus|darende|laranda
3c	Ağrı	04	1z06	agiri|agr|provinsi agri
g	Karakoçan	23	mxz	karakodzhana
9h	Karaçoban	25	fsj
hp	Kaman	40	m2l	keman
5y	Kâhta	02	1kep
4	Kahramanmaraş	46	825p	caesarea germanicia|germanicea marqasi|gurgum|maraache|maras|marasion|meres|кахраманмараш
x	Kadirli	01	1i7c
f	Kadınhanı	42	bt1
3v	İzmir	35	1hlh7	=smyrna|azmir|esmirna|izmira|izmiras|izmiro|smirne|yazmir|σμυρνη|измир|איזמיר|ازمير|იზმირი|イズミル|伊兹密尔
r	Isparta	32	3oz2	baris|hamid|hamid abad|hamitabat|isbarta|sparta|sparte
12	İskenderun	31	3ffh	alejandreta|aleksandretta|alessandretta|alexandrette|alexandria ad issum|iskandariyah|iskanderun|myriandrus
5n	İncirliova	09	ebw
3v	İmamoğlu	01	omk
2s	Ilgın	42	l5r
34	Iğdır	76	1mfd	idir
13	İdil	73	hps
8w	Hizan	13	bt2
2i	Hınıs	25	rdc
k	Hilvan	63	d3y
l9	Hadım	42	fim	yukari hadim
36	Hacılar	38	gbz
8u	Güroymak	13	jxe
md	Gölbaşı	02	lny
1g	Göksun	46	qf7
cs	Genç	12	hct	genk
h	Gemerek	58	d1w
1f	Gediz	43	h0q
2o	Gazipaşa	07	e6b
i	Gaziantep	27	muif	aintab|antep|ayintap|dilok|gazi ayintap|газиантеп|غازی عینتاب|ガズィアンテプ
21	Foça	35	bpx	eski foca|focha|karafoca|phocaea
1s	Fethiye	48	1amt	fethieh|fethy|fetiye|fetkhie
2m	Ezine	17	c3h
3x	Eskişehir	26	b19x	dorylaeum|ehskishekhir|eski shahr|эскишехир
4m	Erzurum	25	90lv	ard ar rum|arzan ar rum|carana|erserum|kalikala|karin|theodosiopolis|эрзурум
5	Erzincan	24	2fzf	arzanjan|aziris|ehrzindzhan|ersindjan|ersingan|ersingjan|erzincam|erzinjan|yerznka
s	Ermenek	70	d3u	ermenak
1v	Ergani	21	14ng	erganiosmaniye
u	Ereğli	42	1z2t	ehregli|konyaereglisi
h	Erdemli	33	zxm
f	Erciş	65	1yx7	arcis
2j	Emirdağ	03	fhb
i	Emet	43	idg	ehmet
1m	Elmalı	07	csr
n	Elmadağ	06	jle	elmadagi
12	Eleşkirt	04	ehd
11	Elbistan	46	1q2w	ehlbistan
d	Elazığ	23	6dxw	elaziz|eljaz g|mezra|mezreh
2p	Eğirdir	32	dak	egridir
28	Edremit	10	vgp	edremid|ehdremit
39	Dursunbey	10	dj0
52	Dörtyol	31	17lt
3j	Doğubayazıt	04	1i57	bayazid|bayazit|bazid|dogu beyazidi|dogubayazid
3m	Diyarbakır	21	dti3	amed|amida|diarbekir|diari bekir|dijarbakiro|dikranakerd|диарбекир|диярбакыр|דיארבקיר|ديار بكر|دیاربکر|ディヤルバクル
1	Diyadin	04	e0s
2k	Dinar	03	ra7	dineir
4h	Develi	38	roc
8q	Denizli	20	6pp2	denislu|денизли
3o	Demirci	45	ghu
9m	Dargeçit	47	g1l	dargechit|deregecit
1	Darende	44	fqc
74	Çumra	42	z89
7	Cumaovası	35	gy5
7y	Hakkari	30	1nyb
38	Cizre	73	1qhs	dzhizre
3b	Çine	09	ggf
88	Ceylanpınar	63	oao	cylanpinar|dzheylanpynar
7	Ceyhan	01	22b3	jehan
28	Çeşme	35	gg4	chesme
b	Çermik	21	g6n	cemik
9e	Çay	03	qef
p0	Çağlayancerit	46	bze
a5	Burhaniye	10	tdv
n	Burdur	15	1f1q	buldur
1k	Bulanık	49	o92
2d	Bucak	15	mk2
j	Bozyazı	33	lyg
5	Bozüyük	11	16px
o	Bozova	63	gla
82	Bor	51	p0z
8	Bolvadin	03	173y
38	Bodrum	48	uc5	bodurum
10	Bismil	21	1lh9
v	Birecik	63	y64	biredzhik|birejik
k	Bingöl	12	1q60
1i	Bigadiç	10	bre
1j	Beyşehir	42	yb0
42	Besni	02	wbo	behisni
2h	Bergama	35	184w	pergame|pergamo|pergamon|pergamos|pergamum
42	Belen	31	fip
8	Belek	07	1kj0	belekoy
5q	Bayındır	35	d02
1e	Batman	72	6h2y	iloh|iluh|батман
2l	Baskil	23	caa
3e	Banaz	64	d6g
36	Balıkesir	10	53rb	achyraus|adrianoutherai|balikesr|balikesri|balukisu|belikesir|hadrianutherae|karassi
6a	Bahçe	01	f3i	bulanikbahce
7u	Ayvalık	10	r5l	aivali
4d	Aydın	09	3hse	aidin|aidinion|ajdyn|gusel hissar|tralleis|tralli
7c	Aşkale	25	bxi
iz	Antalya	07	g90s	adalia|antayla|attaleia|olbia|satalia|ατταλεια|анталия|анталья|אנטליה|アンタルヤ|安塔利亞
2	Antioch	31	3bg3	antakija|antiocheia|antiochia am orontes|antiochia di siria|antiochia vid orontes|antiochie|antiohija|antiokia|antioquia|hatay
7	Ankara	06	23dvi	ancara ankara|ancyra|angora|anguriyah|ankaro|ankura|enguri|enqere|αγκυρα|анкара|անկարա|אנקרה|استان انکارا|انقرة|انقرہ|يەنقەرە|ܐܢܩܪܐ|अंकारा|ანკარა|アンカラ|安卡拉|앙카라
16	Anamur	33	182w	anemurium
7q	Aliağa	35	ymr	aliagaciftligi
1u	Alaşehir	45	vfj	ala shehr|alesehir
i	Alanya	07	2f61	alaia|alaiye|alaya|coracesium
8c	Akşehir	42	1dq6	ak shehr
6	Aksaray	68	39ft
5m	Akhisar	45	1tbn	akkhisar
1y	Akdağmadeni	66	hs8	adagmadeni
4w	Akçakale	63	os2	akcekale|akchakale
4f	Ahlat	13	1dx3
5k	Afyonkarahisar	03	34rc	acroenus|afion afyon|afium kara hissar|afonkarakhisar|afyon|kara hissar sahib|karahisarisahip
1	Afşin	46	ukd
q	Adıyaman	02	4sn4	adityman|adiyaman province|adiyamanska provincie|carbanum|hisnumansur|husnimansur|husnumansur|perre|pordonnium|provincia de adiyaman|provinsi adiyaman|semsur
6	Adilcevaz	13	14q5	adildzhevaz
r	Adana	01	qrq4	adhanah|antiocheia|αδανα|αντιοχεια|адана|ադանա|اضنة|アダナ
2f7x	Denizciler	31	dhz
30d	Batikent	06	6fhc
3u4	Dalaman	48	evw
67kl	Zonguldak	67	25c5	sandaraca|sungul|zoungouldagh
w	Zile	60	16yo	zil
h	Zeytinburnu	34	66sn
9q	Yomra	61	f96
5a	Yenişehir	16	m40
9q	Körfez	41	1xw4
1s	Yalova	77	1j09
13	Yakuplu	34	m8b
2v	Vezirköprü	55	jer	kopru|vezirkeprju
1p	Vakfıkebir	61	t40
n	Uzun Keupru	22	s52	uzunkeprju|uzunkopru
2q	Unieh	52	1nv5	onieh|unia|unie
s	Umraniye	34	cac1
6p	Turhal	60	2dk4
u	Trabzon	61	58c3	atrabazandah|tarabazandah|tirabson|trapezonte|trapezounta|trapezund|trapezunt|trapezus|trapisonda|trebisonda|trebizond|trebizonde
e	Tosya	37	ij1
29	Tokat	60	2s2u	dazimon|provincia de tokat|tokat province|tokatiaen|tokatian|tokatska provincie
a	Tirebolu	28	d7o	tereboli|trebolu
1e	Terme	55	lwt
1j	Tepecik	34	gqr
1d	Tekkeköy	55	dai	tekke|tekkekej
k	Tekirdağ	59	2mcv	bisanthe|rhaedestus|rodoscuk|rodosto|tekfur dagh|tekfurdag|tektur dagh
2g	Taşova	05	eut
1a	Taşköprü	37	dhv
44	Suşehri	58	jx8	susehiri
6	Sürmene	61	fgn	sjurmene|suermene
l	Sungurlu	19	sye
f	Suluova	05	10pg	suluca
8a	Şişli	34	6qt8
1f	Sinop	57	qvm	sinob|sinope
y	Silivri	34	150v	siliviri
7s	Şebinkarahisar	28	10jk	karahisar i sarki|sarki karahissar
4u	Sarıkamış	36	i9d
3y	Sapanca	54	jgo	sabanca
y	Samsun	55	8g1u	amisus|djanik|janik|sampsounta|sams|σαμψουντα|самсун|סמסון|サムスン
4m	Safranbolu	78	r6y	zafranboli
1h	Rize	53	1zl0	provinsi rize|rizeh
b2	Osmaneli	11	c4c
2	Osmancık	19	s4b
4i	Orhangazi	16	13yo
1j	Ordu	52	2i44	cotyora
1o	Oltu	25	i4w	olti|olty
28	Of	61	onj	off
1s	Niksar	60	12h5
17	Nallıhan	06	eqq
3w	Mudanya	16	hvd	mudani
16	Mimarsinan	34	nx6
28	Merzifon	05	1336
4a	Maltepe	34	95i8
8	Malkara	59	l5v
2c	Luleburgaz	39	1y4z	ljuleburgas|lueleburgaz
an	Kumru	52	otq
bo	Korgan	52	cwt
6s	Kocaali	54	bms	yukari kocaali
45	Kızılcahamam	06	dvb	kizicahamam
37	Kırklareli	39	18xb	kirk kilise|kirk kilissa
6m	Kestel	16	rx5
z	Keşan	22	yg4
2q	Kelkit	29	if2
26	Kazan	06	ifl
5n	Kavaklı	34	12yu
1s	Kastamonu	37	1ibm	castamena|castamon|castamoni|kastambul|kastamuniyah
1y	Kars	36	1nse	cars|qars
3x	Karasu	54	uhg
23	Karamürsel	41	njx	karamusal
a9	Karacabey	16	y5c	karadzhabej
p	Karabük	78	237t	karabuek|karabuek province|karabuk province|provincia de karabuek|provincia de karabuk|provinsi karabuek|provinsi karabuk
8n	Kağızman	36	jet
49	İznik	16	h5i	nikaia
2	İzmit	41	47ob	astacus|cocaeli|ismid|isnimid|kodja eli|kodzhaehli|koja ili|nicomedia
g	İstanbul	34	6ni41	=constantinople|=konstantinopel|=stamboul|bizanc|byzance|byzantio|byzantium|byzanz|constantinoble|constantinopla|constantinopoli|estambul|istampoul|konstantinapoly|konstantinopolo|konstantinoupolis|kustantiniyah|micklagard|mikligardur|stambula|tsarigrad|vizantija|βυζαντιο|ισταμπουλ|κωνσταντινουπολη|византија|истанбул|стамбул|ביזנטיון|イスタンブール|ビュザンティオン|伊斯坦布尔|비잔티온
w	İskilip	19	fat	iskelib
2l	Inegeul	16	2vd3	inegoel|inegol
9y	Horasan	25	d63
3	Hopa	08	din	khopa|khoppa
3q	Hendek	54	r7d
x	Hayrabolu	59	f9t
h	Havza	55	gl8
ee	Gürsu	16	iwu
2	Gürpınar	34	moz	gjurpynar
i	Gürgentepe	52	ehf
4t	Gumushkhane	29	ovu	gjumjushane|guemueshane
3w	Görele	28	nfx	elehu|elevi|gerele|goerele
9	Gönen	10	vgb	gonan
2k	Geulzuk	41	17ct
5z	Giresun	28	24a8	kiresun
h	Geyve	54	fl3	geiveh
16	Gerede	14	m1y
i	Gemlik	16	1itz
p	Gelibolu	17	jfe	guelibolou
v	Gebze	41	615o	guebze
3d	Ferizli	54	ibg
k	Fatsa	52	1re8	fatisa|fatseh|fatza
4o	Esenyurt	34	4j2a	eksinoz|eskiyuz
h	Esenler	34	b5ez	litros
3n	Ereğli	67	1wk0	bender eregli|bender erekli|ehregli|erekli|karadenizereglisi
b	Erdek	10	hhy	erdeku
7	Erbaa	60	149l	ehrba
67	Edirne	22	2pl2	adrianopel|adrianople|adrianopol|adrianopoli|adrianopolis|adrinople|drinapoly|ehdirne|hadrianople|hadrianopolis|odrin
1g	Düzce	81	18jv	duzdje
b7	Devrek	67	iy7
jj	Çubuk	06	1cay
9	Çorum	19	3xiy	chorum|euchaita
e	Çorlu	59	4cb6	chorlu|tzirallum|tzurullum
al	Çerkezköy	59	1fra
5	Çerkeş	18	dqi	cherkes
67	Çayeli	53	iy4
6	Çaycuma	67	gst
3s	Çatalca	34	ewk	chataldja|chatalja|tchataldja
1o	Çarşamba	55	12xn	carsampa|carsanba|charshamba
18	Khanjarah	18	1j2r	changra
w	Çanakkale	17	1vqn	chanak|chanakkale|kale sultanie
f	Çan	17	k7t
d6	Bursa	16	ua1p	brossa|brousse|prousa|προυσα|бурса|בורסה|بورصة|ブルサ|布尔萨
1c	Bulancak	28	sfz	bulancik|bulandzhak|pulandjak
47	Boyabat	57	ldx
1c	Bolu	14	22k5	boli
2a	Bilecik	11	v31	biledzhik|bilejik
7	Biga	17	nt0	big
w	Beypazarı	06	twx	baibazar
2q	Beşikdüzü	61	sjf
5n	Bayburt	69	o4a	bayburt province|bayburtiaen|bayburtian|bayburtska provincie|provincia de bayburt|provinsi bayburt
3b	Bartın	74	svn	bartan|bartheni
k	Bandırma	10	2b1r	panderma|panormos
6v	Bağcılar	34	fium	cifitburgaz
b	Bafra	55	1zps
10	Babaeski	39	kmc
ce	Artvin	08	iq2	artivin
l	Arsin	61	cgk	asagi arsin
2l	Arhavi	08	cih
i	Ardeşen	53	1gfx	ardasen
3	Ardahan	75	g7w	ardagan
j	Araklı	61	n31	arakli carsusu|araklicarsisi|iraklia
18	Amasya	05	1ryo
4p	Alaplı	67	g4a
2m	Alaca	19	kuj
a	Akyazı	54	jcc	akyaz
88	Akçakoca	81	r4f	akcasehir
17	Akçaabat	61	ysx	akchaabad
67	Adapazarı	54	65ab	ada bazar|sakarja
1omu	Espiye	28	bma
3ae00	merter keresteciler	34	12kw
1	güngören merter	34	12kw	guengoeren merter|merter
78g3	Sarigerme	48	ccg
5guh	Ataşehir	34	7r0v
2	Başakşehir	34	45hy
1	Beylikdüzü	34	2mhg	beylikduezue
1	Büyükçekmece	34	3hvo	bueyuekcekmece
678	Çankaya	06	gz99
ee1q	Bahçelievler	34	cd27
11h	Sultangazi	34	9d53
3	Sultanbeyli	34	655q
1	Sancaktepe	34	55yg
1kas	Karabağlar	35	9te8
TT
24le0	Tunapuna	TUP	dpa	tunapuna village
1v	Paradise		bmj
1o	Scarborough	TOB	d48
t	Sangre Grande		cbk	sangre grand|sangre grande station|sangre grande town
6	San Fernando	SFO	16rf
48	Port-of-Spain	POS	11tz	port au spain|port despagne|port of speinas
9	Point Fortin	PTF	epc
61	Mon Repos	SFO	17i4
26	Marabella	SFO	klo
h4	Chaguanas	CHA	1g15
6p	Arima		r08	town of arima
TV
198e2	Funafuti	FUN	3gs	fongafale atolon de funafuti
TW
zovg	Douliu	TNN	28sz	dau luc|gjau luc|jun lin|teu liuk su|tou liou|tou liu chieh|yun lin hsien
4h	Yujing	TNN	ct1	yu ching
2aw	Taipei	TPE	4opzw	dai bac|kota taipei|pan chiao|pan chiao chen|pan chiao chieh|pan kiao|tai pei|tai pei hsien|tai pei shih|taibei shi|taibejus|taipe|taipeh|taipeium|tajbehj|tajpej|tajpeo|tayipeh|tchaj pej|ταιπει|таибэи|таипеи|тајпеј|טאיפי|טאיפיי|تەيبېي|ताइपे|ไทเป|ཐའེ པེ|ታይፔ|台北市|臺北市|타이베이|타이베이 시
e	Tainan	TNN	gj37	tai nan shih|臺南|臺南市
18	Taichung	TNN	mb11	tai chung shih|taijhong shih|臺中市
1w	Daxi	TNN	1t8l
17e	Banqiao	TPE	bn8u	banchiao|banciao|fan chiao|san kuang|san kuang li|板橋
7t	Buli	TNN	1uo6	pu li|puli
yw	Nantou	TNN	29jm	nan tou chieh|nan tou hsien
ie	Ma-kung	TNN	17jn	magun
8z	Lugu	TNN	f4f
z9	Kaohsiung		wkm7	gaosjun|gaosyongshih|gaoxiongshi|kao hsiung shih|kaohsiung city|гаосюн|高雄巿|高雄市
aj	Yilan	TNN	20oc	i lan|i lan hsien|i lan shih|ilan|yilan city
8h	Hualian	TNN	7if8	hua lien|hua lien chiang|hua lien hsien|hua lien kang|hua lien shih
hz	Hsinchu	TNN	8nt9	hsin chu hsien|hsin chu shih|sinchzhu|sinjhushih|xinzhu|xinzhushi|синьчжу|新竹|新竹市
ub	Hengchun	TNN	o54
1j6	Keelung	TNN	8iq3	chi lung|chi lung shih|co long|jilong|jilongshi|shi lun|ши лун|基隆|基隆市|지룽 시
2zkg2	Taoyuan City	TNN	8m72	taojuan|таоюань
5f14	Taitung City		2dlp	dai dong|gjai gjong|taidong|taitung|tchaj tung
dz9v	Zhongxing New Village	TNN	jpp	zhongxing
TZ
36re	Zanzibar	15	8ngq	unguja|zanzibar city|занзибар
34	Wete		keq	weti
2s	Vwawa	14	uz5	vawa
19	Vikindu	19	hzf
14	Uyovu	22	1ay9
n	Uvinza	08	j0q
27	Ushirombo	22	21cc
3	Usevia	20	dou
j	Usagara	18	byy
4	Usa	01	eg6	usa river
h	Urambo	24	ib0
6e	Tunduma	14	s7g
g	Tumbi	24	pdw
j	Tukuyu	14	lwu	ntukuju
23	Tinde	22	h1e
1x	Tarime	13	pja
p	Tanga	25	4tik	longa
1g	Tabora	24	343w
19	Sumbawanga	20	1wsp	zumbayanga
20	Songwa	22	i82
h	Somanda	22	q6k
k	Sokoni	11	jx9
16	Sirari	13	irh
p	Singida	23	1c68
1e	Sikonge	24	kx5
25	Shinyanga	22	2aua
v	Shelui	23	j5d
1q	Sepuka	23	jsp
4x	Same	09	dgv	ssame|zame
4g	Rulenge	05	h11
h	Rujewa	14	mjw	rujewo
51	Puma	23	d6s
6z	Old Shinyanga	22	ibn
19	Nzega	24	kig
4y	Nyamuswa	13	cqj
2v	Nyalikungu	22	j0o	nyarikungu
1j	Nyakabindi	22	e7w
2p	Nsunga	05	fgx
a	Nshamba	05	faf
2y	Njombe	04	101w	njobe
2g	Nguruka	08	u73
w	Ngudu	18	hhe
27	Ngerengere	16	d99
x	Ngara	05	d16
62	Nangwa	26	ecj
1l	Namanyere	20	lru
6m	Mwanza	18	9d1d	muvanzo|mwamza|мванза
48	Mwadui	22	hz4
r	Mvomero	19	o64
1c	Musoma	13	2lgf	mazama|misoma|musome
1a	Muriti	13	fmm
1d	Mungaa	23	cwb
2e	Muheza	25	d48	mubeza
v	Mugumu	13	e7z
1j	Mtwango	04	eow
p	Mto wa Mbu	01	dp6
12	Mtinko	23	kmd
48	Msowero	16	ds5
4h	Mpwapwa	03	fa6	mpapua
2a	Mpanda	20	1kl6
x	Moshi	09	3d3z	moschi
b	Morogoro	16	5dli	mkoa wa morogoro|mrogoro
3o	Mlowo	14	egh
w	Mlimba	16	qze
o	Mlangali	04	bpc
4	Mlandizi	19	moi
b	Mlalo	25	c0o
1n	Mkuranga	19	lmt	mkwanga
6b	Mwandiga	08	cza	mandyga|miwandica
1e	Missungwi	18	rey	isungwi
34	Mikumi	16	cy4
3n	Mhango	22	gmp
2n	Mgandu	23	iau
68	Mbuguni		coq
1n	Mbeya	14	691d	mbee
2i	Mazinde	25	fue
2o	Matui	25	fm9
20	Matai	20	ikm
a	Maswa	22	gzt
6	Masumbwe	22	qu4
3i	Maramba	25	kgz
6k	Malinyi	16	kv5
14	Malampaka	22	d1w
k	Makuyuni	25	bz0
p	Makumbako	04	14wb	makambako
54	Mahanje	21	bkx
m	Magu Kahangara	18	eq2
3	Magugu	26	k5v	magagu
b	Magomeni	02	eq6
d	Magole	16	egx
1z	Mafinga	04	qz2
32	Mabama	24	btk
1i	Lushoto	25	io5
4u	Lugoba	19	d1i
4y	Liwale	12	ew0
2w	Lembeni	09	cco
1j	Lalago	22	hef
i	Laela	20	esx
d	Kyela	14	noc
b3	Kondoa	03	i5a	kondoa irangi
39	Kiwira	14	ggu
9c	Kishapu	22	cmr
b	Kisesa	22	mzw
3p	Kirando	20	pjr
2j	Kiomboi	23	i5b
1y	Kingori		hmf
3r	Kilosa	16	1ywh
9b	Kigoma	08	3ir0	kigome|kigomo
2g	Kidodi	16	rqp
11	Kidatu	16	syu
2p	Kibondo	08	m4a
h	Kibiti	19	n9v
13	Kibara	13	da3
8	Kibakwe	03	f2e
3	Kibaha	19	i8z
3g	Katumba	14	2bri	kabumba
9	Katoro	05	12cb
j	Katerero	05	e7y
z	Kasulu	08	sth
23	Kasamwa	18	lcx
z	Karatu	01	fa3
4o	Kamachumu	05	c45
1z	Kakonko	08	j1s
y	Kahama	22	rse
2f	Kabanga	05	ezh
3x	Izazi	04	dwa
27	Itigi	23	f7j
3x	Isaka	22	g9y
q	Iringa	04	2ea4
10	Ipinda	14	dpr
20	Ilula	04	mix
7	Ilongero	23	ddq	irongero
w	Ilembula	04	ek6
1d	Ikungi	23	f70
35	Igurusi	14	j7j	igurunzi
6	Igunga	24	ri4
c	Igugunu	23	hlm
2m	Ifakara	16	127s
4b	Hedaru	09	flz
7a	Geiro	16	t91	gairo
16	Galappo	26	eao
65	Dongobesh	26	ek0	dongabesh
o	Dodoma	03	3vb1	dodomao|idodoma
1v	Dar es Salaam	02	1luak	dar ehs salam|dar es salamas|daresalamo|ntontoma|ντοντομα|дар ес салам|דאר א סלאם|دار السلام|ダルエスサラーム|达累斯萨拉姆|다르에스살람
3	Dareda	26	fc4	ndareda
5i	Chimala	14	j5d
2g	Chato	05	lfk	shato
14	Chanika	25	nuh
1w	Chalinze	19	qhr
a	Chala	20	hgg
7	Chake Chake		gqe
3d	Butiama	13	cmw	buliama
z	Buseresere	05	14sm
18	Bungu	19	li9
f	Bunda	13	13b4
1x	Bukoba	05	1ihw
1q	Bugarama	05	p2m
3n	Biharamulo	05	q9i	biaramulo
17	Basotu	26	g5l
7	Bashanet	26	eq7	endalaghanet
e	Bariadi	22	q4p	bariati
20	Bagamoyo	19	1rlm
m	Babati	26	qgj
d	Arusha	01	7b80	aruso|аруша|اروشا|アルーシャ|阿鲁沙
fcij	Tingi	21	cl7
7	Tandahimba	17	d5d
a	Songea	21	2pkh
1y	Nyangao	12	clz
1p	Newala Kisimani	17	teb
1d	Nanyamba	17	f37
g	Nangomba	17	hro
8	Nanganga	17	dh8
2p	Nachingwea	12	dxm	nachingwa
19	Mtwara	17	22je
6z	Mbinga	21	jfs
17	Matiri	21	ej2
h	Masasi	17	rsw
f	Maposeni	21	f0w
3e	Lukuledi	17	mwz
s	Luchingu	17	jeh
1m	Lindi	12	wc8	linda
2e	Kitama	17	ciw
x	Kigonsera	21	h3f
3fhu2	Merelani	01	12kw	meralani|merelani hills
UA
d57d	Lebedyn	59	ldb
2oe	Druzhkovka	DPR	1c2z
1i02	Vasylivka	23	bl0
22	Zvenyhorodka	71	es9	zvenigorodka
f	Zuhres	DPR	er5	zugres
1l	Zolotonosha	71	le2
l	Zolochiv	46	hg0	zlochev|zlochuv|zloczow|zolociv
n	Znomenka	35	lum	snamenka|znamenka pervaya
9	Zmiyev	63	cf3	zmiev|zmiiv|zmiyiv
13	Zhytomyr	18	61qo	jitomir|zytomierz
45	Zhmerynka	05	rqw
28	Zhovti Vody	12	13s7	zheltye vody
1d	Zhashkiv	71	bs0	zhashkov
57	Zdolbuniv	56	ia9	zdolbunov
7g	Zaporizhzhya	23	h2d5	aleksandrovsk|saporoshje|zaborozha|zaporizza|запорожье|запоріжжя
89	Yuzhne	51	jag
30	Yevpatoriya	43	296v	eupatorio|gazlevi|kezlev|kozlov
17	Yenakiyeve	DPR	28bp	enakievo|ordshonikidse|ordzhonikidze|rykovo
69	Yasinovataya	DPR	t0g	yasinovatara
4g	Yalta	43	1pcl	jalto
1i	Yahotyn	32	hkr
3s	Vyshhorod	32	h1c	vyshgorod
n	Vynohradiv	21	lao	vinogradiv
36	Voznesensk	48	wlk
9e	Volnovakha	DPR	ib7	volovakha|wolnowacha
2y	Vovchans’k	63	f1a	volchansk|woltschansk
22	Volodymyr-Volyns’kyy	07	tio	vladimir volynsk|vladimir volynskij|wlodzimierz wolynski
31	Vyshneve	32	plr
1z	Vinnytsya	05	7joz	vinnica|winniza|винница|вінниця
ky	Vatutine	71	ez3	vatutino
2s	Vasyl’kiv	32	ums	vasilkov
3s	Uzhhorod	21	2iye	oujhorod|ungvar|uzgorod
3w	Uman’	71	1vmy
94	Tul’chyn	05	cg8	tultschin
l	Tsyurupyns’k	65	m80
3y	Truskavets	46	kiw
5f	Torez	DPR	1ghx
2n	Tokmak	23	qy6	bolshoy tokmak|tomak
51	Ternopil’	61	51uk	tarnopol|ternopilo|ternopol
9p	Syeverodonets’k	LPR	2sb4
2g	Svitlovods’k	35	10zu
i	Sverdlovs’k	LPR	1ggw	imeni sverdlova|selo imeni sverdlova
d	Svatove	LPR	ehe	svatovo
b	Svalyava	21	cqj	svalava|svalva
1t	Sumy	59	6b7c	soemy|sumi
4y	Stryi	46	1bdo	strij|stry|stryj|stryy
78	Stebnik	46	fhz	stebniki
56	Starokostyantyniv	68	q5l	starokonstantinov|starokostantiniv
e	Starobil’s’k	LPR	gz4
3z	Stakhanov	LPR	1t55	stachanow
92	Sokal’	46	gjv
28	Snizhne	DPR	16w3	snezhnoe
24	Smila	71	1g3u
b	Sloviansk	DPR	2oao	slavjansk
35	Slavuta	68	piw
y	Skvyra	32	dgs
2m	Skadovsk	65	ez0
2f	Synel’nykove	12	om4	sinelnikovo
9	Simferopol’	43	7obg	ak mechet|akmescit|симферопол|сімферополь|סימפרופול|سمفروبل|シンフェロポリ|辛菲罗波尔
37	Shpola	71	ef5
m	Shostka	59	1tx4
7m	Shepetivka	68	ztf	schepetowka
4m	Shakhtërsk	DPR	1jbo
15	Sevastopol’	40	84lc	akhiar|akhtyar|akyar|sebastopoli|sevastopolis|севастопол|סבסטופול|セヴァストポリ|塞瓦斯托波爾|세바스토폴
a9	Sarny	56	kwp	sarnv
20	Sambir	46	r5p	sambor
1a	Saky	43	luq	saki|ssaki
a4	Rubizhne	LPR	1clt	rubezhnaya|rubezhnoe
1y	Rozdil’na	51	dlb
z	Roven’ki	LPR	15cw
2d	Romny	59	11h6	rommy
3m	Rivne	56	5gua	rovno|rowne|ruvne
24	Reni	51	f7r
6q	Radomyshl’	18	bro
1h	Piatykhatky	12	fsb	pitikhatki|pyatikhatka
17	Putyvl’	59	ffk
2s	Pryluky	74	1ch3
cq	Popasnaya	LPR	jmq
25	Poltava	53	6t93	полтава|פולטבה|ポルタヴァ|波尔塔瓦|폴타바
h	Polonne	68	h8s	pollonoye
h	Polohy	23	ghw	pologi
7e	Pidhorodne	12	d73	pidgorodne|podgorodnoe
6o	Pyryatyn	53	cex
bd	Pervomaysk	LPR	w08	pervomaika
1	Pervomays’k	48	1il6
18	Pereyaslav-Khmel’nyts’kyy	32	s6n	pereyaslav
d	Pereval’sk	LPR	mjo
6n	Pavlohrad	12	2hgc	pavlogi|pavlograd
6q	Ovruch	18	cni
89	Orikhiv	23	dc7
5h	Oleksandriya	35	27h4	aleksandrija|alexandrija pervaya
37	Odessa	51	lgt2	adehsa|odeso|odessos|οδησσος|адэса|одеса|одесса|օդեսա|אודסה|ოდესა|オデッサ|敖德薩|오데사
u	Ochakiv	48	cks	ocakiv|ochakov|otschakow
c	Obukhiv	32	ocl	obukhov
4r	Novyy Buh	48	c2m	novi bug|novo bug
2a	Novovolyns’k	07	18lk	novovolynskiy
17	Novoukrayinka	35	edl	novo urainka|novoukrainsk
a7	Novomoskovs’k	12	1kek
30	Novohrad-Volyns’kyy	18	175h	novograd volynsk|novograd volynski
7y	Nova Kakhovka	65	133k	novaya kakhova|novaya kakhovka|novo kakhovka
26	Nosivka	74	bp8	nosovka
p	Nizhyn	74	1m97
25	Nyzhn’ohirs’kyy	43	1jyu
w	Nikopol’	12	2sp0
5u	Netishyn	68	pif
6u	Nadvirna	26	fju	naduvrna|nadvornaja
1q	Mykolayiv	48	ay60	nikolaev|vernoleninsk|николаев
25	Mukacheve	21	1qzl	mikachevo|mukaceve|mukacevo|mukachevo|munkacevo|munkachevo|munkacs
53	Molodogvardeysk	LPR	jsm	molodogvardejskoe
2h	Mohyliv-Podil’s’kyy	05	p2s	mogilev podolskij|mogilov podolski
27	Miskhor	43	n5c
26	Myrhorod	53	vxd	mirgorod
7k	Merefa	63	i9r	meref
1l	Melitopol’	23	3dww
bm	Mariupol'	DPR	abmi	zhdanov|жданов|мариуполь
x	Marhanets’	12	12x7	marganec
79	Malyn	18	kvw
5o	Makiyivka	DPR	82le	dmitriyevsk|макеевка|макіівка
2p	Lyubotyn	63	he9
3p	L'viv	46	fduz	lavov|lemberg|leopoli|liov|lvivo|lvov|lvova|lvovas|lwow|лвов|львов|львів|לבוב|לעמבערג|リヴィウ|利沃夫|리비우
d	Lutugino	LPR	ej2
6	Luts’k	07	4kv1	loetsk|loutsk|luck|luckas|lucko|luzk
2h	Luhans’k	LPR	9ork	lugansk|voroshilovgrad|ворошиловград|луганск
1t	Lubny	53	14l4	lubin
11	Lozova	63	1c2v	lozovaja
5w	Lisichansk	LPR	2e40
co	Ladyzhyn	05	gi9	lodyzhin
k	Kiev	30	1hvzn	=kiew|=kyiv|chijv|civ|kaenugardur|keju|kiebo|kief|kieu|kiev osh|kievi|kievo|kiiev|kiiv|kijev|kijeva|kijevas|kijew|kijow|kijuw|kijv|kiova|kiovia|kiyev|kiyiw|kjiv|kueyiv|kuyiv|kyev|kyiiv|kyjev|kyjiv|kyjiw|kꙑѥvu|κιεβο|горад кіеу|кеиу|киев|киев ош|киів|кијев|кыив|кыиив|кꙑѥвъ|կիեւ|קייב|קיעוו|كىيېۋ|كييف|کیف|کییف|کیێڤ|कीव|क्यीव|কিয়েভ|கீவ்|കീവ്|เคียฟ|ཀིབ|ကီးယက်မြို့|კიევი|ኪየቭ|キエフ|基輔|키예프
g	Kuznetsovs’k	56	uv4
52	Kurakhovo	DPR	fz0	kurakhovstroy
5j	Kryvyy Rih	12	dzdo	krivij rig|krivoj rog|кривии ріг|кривои рог
4b	Krolevets’	59	ilv	korolevets|krolovets
3u	Kreminna	LPR	i5u	kremennaja
5	Kremenets’	61	g7c	kshemenets
4	Kremenchuk	53	4vja	kremenchug|kremencuk|krementschug|krenenchur|krzemienczuk
1j	Krasnyy Luch	LPR	1xg5	kr luch|krassntjlutsch
2	Krasnyy Liman	DPR	lrc	liman
4e	Krasnoperekops’k	43	nos
q	Krasnohrad	63	gj6	krasnograd
f	Krasnodon	LPR	122w
j	Krasnoarmiys’k	DPR	1go7	krasnoarmeysk|krasnoarmeyskoye
1y	Krasyliv	68	faf	krasilov
g	Kramators’k	DPR	3q10	kramatorskaja
2s	Kivsharivka	63	f8a	kovsharov|kovsharovka
9	Kovel’	07	1f8g	kowel
1q	Kotovs’k	51	vdk
4z	Korsun’-Shevchenkivs’kyy	71	ens	karun sheychenkovskaya|korssun schewtschem kowskij|korsun|korsun shevchenkovskij
r	Korostyshiv	18	jd7
g	Korosten’	18	1e5k	korostenj
5n	Kostyantynivka	DPR	1yez	konstantinovka|kostantinivka|kostjantyniwka
v	Konotop	59	1yty
1c	Komsomol’s’ke	63	c7l	komsomolskoe
5t	Kolomyya	26	1bo5	kholomya|kolomea ost|kolomeo
9e	Kivertsy	07	cql	kiverci
27	Kirovsk	LPR	uv4
3	Kirovohrad	35	5cha	elizavetgrad|kirovo|kirovograd|kirowo|sinowjewsk|yelizavety
1z	Kiliya	51	gsa	kilia noue|kiliya noua
7u	Khust	21	llr	chust|guste|huszt
5o	Khmel’nyts’kyy	68	8jd6	kamelnitskiy|khmelinitski|proskurov|proskurovak|проскуров|хмельницкии
b	Khmil’nyk	05	lpk
1w	Kherson	65	6va5	cherson|chersonas|херсон|חרסון|赫尔松|헤르손
i	Khartsyzsk	DPR	1dds
h	Kharkiv	63	uo2t	carcovia|charkiv|charkov|charkovas|harkiva|harkov|harkova|jarkov|харков|харків|харьков|חרקוב|خاركوف|ხარკოვი|ハリコフ|哈爾科夫|하르키우
15	Kerch	43	39fn	bospor|bospora|kerc|kerco|kercz|kertch|kertj|kerts|kertsch|kertsj|panticapaeum|pantikapea
1b	Kozyatyn	05	jsd
4y	Karlivka	53	dai	karlovka
47	Kaniv	71	jsy
1e	Kamieniec Podolski	68	255s	kam yanets podilskyy|kamenets podilski|kamenets podolsk|kamenez podolsk|kamjanez podilskyj
45	Kalush	26	1g8i
1k	Kalynivka	05	ewj	kalinovka
2h	Kakhovka	65	seo
1c	Izyum	63	15hu
4	Izyaslav	68	dpa	izyaslavl
c	Izmayil	51	1rn9
4j	Ivano-Frankivs’k	26	4dk8	ivano frankovsk|stanislau|stanislavyv|stanistawow
2m	Irpin’	32	vh1
36	Ilovays’k	DPR	dlh	ilovaiskaia
9	Illichivs’k	51	15qu	ilichevka
1s	Horodok	68	d6m	gorodok|gorodok proskurovskiy
1	Horlivka	DPR	5yxi	gorlivka|gorlovka
5	Hlukhiv	59	raz	gluhiv|glukhov
3w	Hulyaypole	23	coq	guljajpole
bj	Horodok	46	cc9	gorodok|gorodok yagellonskiy
1h	Horodyshche	71	bmf	gorodishche|gorodishhe
7e	Hola Prystan’	65	cfa	golaja pristan
6u	Heniches’k	65	gpr	genichesk|genitschesk
k	Hayvoron	35	bza	gaivoron
3	Haysyn	05	j1r
49	Hadyach	53	hhn	gadjach|gadyach
2z	Feodosiya	43	1jlg	teodosia|theodosie
2f	Fastiv	32	13gn	fastov
s	Energodar	23	1720	ehnergodar
1m	Dzhankoy	43	w77	dshankoi|dzhanhoi
k	Dzerzhyns’k	DPR	w7y	dzerzhinsk|imeni dzerzhinskogo
23	Dunaivtsi	68	c7w	dunayevtsy
33	Dubno	56	t2y
1z	Drogobych	46	1p9q	drogobycz|drohobych|drohobycz|drohobytsj
2y	Donets’k	DPR	lynw	hughesovka|jusowka|stalin|staline|stalino|uzivka|yuzovo|донецк|донецьк|сталино|сталіне|сталіно|юзовка|юзівка
12	Dolyna	26	fyw
r	Dolyns'ka	35	qfv	dolinskaja|dolinskoye
1h	Dokuchayevsk	DPR	ifw
1t	Dobropol’ye	DPR	rrd
u	Dnipropetrovsk	12	m4xi	dnepropetrovska|dnetropetrovsk|dniepropetrovskas|ekaterinoslav|katerynoslav|ntnipropetrofsk|ντνιπροπετροφσκ|горад днепрапятроуск|днепропетровск|дніпропетровськ|екатеринослав|דניפרופטרובסק|دنبروبتروفسك|دنیپروپتروفسک|द्नेप्रोपेत्रोव्स्क|ดนีโปรเปตรอฟสค์|დნეპროპეტროვსკი|ドニプロペトロウシク|第聂伯罗彼得罗夫斯克|드니프로페트로우시크
2	Dniprodzerzhyns’k	12	5bsv	dneprodsershinsk|kamenskoye
s	Dniprorudne	23	fn3	dneprograd|dneprorudnoe
3u	Derhachy	63	ewq	dergachi
3n	Debal’tsevo	DPR	naw	debalzewo
41	Chuhuyiv	63	s6f	chuguyev
q	Chortkiv	61	m9j	chertkov|chortkov|cortkiv|czortkow
44	Chervonopartizansk	LPR	diu	chervonopartzansk|krasnopartizansk|krasnopartizanskiy
6	Chervonograd	46	1s1k
4l	Chernivtsi	77	52ai	cernauti|cernivci|cernivco|cernovice|chernehuc|chernovcy|chernovits|chernovitsy|czernowitz|tsjernivtsi
g	Chernihiv	74	6les	cernigivo|chernigov|csernyihiv|czernihovia|czernihow|tschernigow|tschernihiw|tsjernihiv|чернигов|чернігів|切尔尼戈夫
1k	Cherkasy	71	6dls	cerkasy|cserkaszi|tserkasso|tsjerkasy
fj	Bucha	32	wmf	dachi bucha
j	Bryanka	LPR	1429	bryanskiy
l	Brovary	32	1wai
q	Brody	46	hxj
2r	Boyarka	32	qpz	boyarka budayevka
41	Boryspil’	32	16fs	borispilo|borispol
9	Boryslav	46	sbk	borysxaw
4s	Bolhrad	51	cw4	bolgrad
q	Bohuslav	32	cqa	boguslav
r	Bohodukhiv	63	dqy	bododukhov|bogoduchow|bogoduhiv|bogodukhov
7e	Bilhorod-Dnistrovs’kyy	51	12qh	belgorod dnestrovskij
5	Bila Tserkva	32	49ob	belaja cerkov|belaja zerkow|biala cerkiew|bila zerkwa
5t	Бережани	61	d36	berezhani
1d	Berehove	21	jv1	beregove|beregovo|berehovo
i	Berdychiv	18	1uju	berdichen|berdiciv|berdyczow
a	Berdyans’k	23	2j9o	berdjansk|osipenko
30	Bilopillya	59	dr4	bilopilla
s	Bilohirs’k	43	dyj
7m	Bar	05	cu9
p	Balta	51	etw
14	Balakliya	63	o1g
4	Balaklava	40	ffk	balaklavo|baliklava
11	Bakhmach	74	i1f	bachmatsch|bakhmach romenskiy
2	Bakhchysaray	43	kgt	bachashisarai|bachischissarai|bachtjisaraj|bachtschyssaraj|bahcesaray|bahcisarajo|bakczysaraj|bakhehisaray
49	Avdeyevka	DPR	rn6
15	Artsyz	51	c5t	artsis
b	Artemivs’k	DPR	1q44	artemovsk|artemovskiy
t	Armyans’k	43	k28
16	Apostolove	12	c7o	apostolovo
e	Antratsit	LPR	1bj4	bokovo antratsit
6t	Amvrosiyivka	DPR	gfv	donetsko amvrosiyevka
9	Alushta	43	ncv	alshta
5n	Alchevs’k	LPR	2hi8	alchevskoe|kommunarsk|voroshilovsk
x	Okhtyrka	59	12fu	achtyrka|akhtyrka
3hanm	Komsomolsk	53	13x8
7y34	Славутич	32	jag	slavutich
crm7	Yuzhnoukrains'k	48	ufa
UG
4u97	Yumbe	N	ir0
n	Wobulenzi	C	iu7	wobulenzil
2y	Wakiso	C	fua
42	Tororo	E	v68
3g	Soroti	E	17io
gd	Pallisa	E	nq1
u	Paidha	N	lvg	pai ida
kj	Ntungamo	W	d1v
1	Ntungamo	W	bt0
63	Njeru	C	1bsw
2k	Nebbi	N	nf6	nebi
8z	Namasuba	C	hd7
he	Mukono	C	1fx6
3a	Mubende	C	em0
2g	Moyo	N	ei8
28	Mityana	C	vqj	mitjana
3l	Mbarara	W	238c
a	Mbale	E	1n0t
2c	Masindi	W	oam	masinai
i	Masaka	C	1efx	masaki
a6	Luwero	C	lv6
4l	Lugazi	C	r18
73	Lira	N	2k2j
3p	Kyenjojo	W	eco	kyanjojo|kyonjojo
8u	Kotido	N	ei8
7o	Kitgum	N	17wb	kitgumo
6u	Kireka	C	duj
fh	Kayunga	C	gqw
aa	Kasese	W	1fwl
8h	Kamwenge	W	d8x
1f	Kampala	C	t04l	kampalo|καμπαλα|кампала|կամպալա|קמפלה|كمبالا|کامپالا|कम्पाला|ካምፓላ|カンパラ|坎帕拉|캄팔라
i0	Kabale	W	xkc
18	Jinja	E	1zt1	jinga
4h	Iganga	E	yqo	igang
11	Hoima	W	ukp
y	Gulu	N	35be	gul
3m	Fort Portal	W	wxa
w	Entebbe	C	1cl5
66	Bwizibwera	W	1p2t
4c	Buwenge	E	boa
5b	Busia	E	xc0	busla
f	Busembatia	E	c9d
2e	Bundibugyo	W	d1z
ar	Bugiri	E	hd0
d6	Arua	N	16w1
ci	Adjumani	N	m58	ajumani
US
2eqgg	Fort Hunt	VA	cdp
10n	Bessemer	AL	l6o
hr	Paducah	KY	jb4
10l	Birmingham	AL	4jrh	=bham|birmingem|birmingham i alabama
3e7	Center Point	AL	d21
2yp	Daphne	AL	gn6
9a	Decatur	AL	16yr
f9	Dothan	AL	1ejc
lc	East Florence	AL	rkl
pl	Enterprise	AL	khu
cb	Fairhope	AL	btq
11b	Florence	AL	uc7	florencija
sy	Gadsden	AL	sfs
2go	Helena	AL	cyh
v0	Homewood	AL	jf3
1v	Hoover	AL	1qz7	guver
ck	Hueytown	AL	cfd
40	Huntsville	AL	3uyx	gantsvill|khantsvill
4dp	Madison	AL	x4q
1sr	Mobile	AL	46jr	mobil
56	Montgomery	AL	4ero
1fq	Mountain Brook	AL	fr1
1h1	Northport	AL	i02
u9	Opelika	AL	kfh
7i	Oxford	AL	gh0
i7	Pelham	AL	gh4
89	Phenix City	AL	pbq
1hm	Prattville	AL	q7c
2k	Prichard	AL	hhf
39e	Selma	AL	g0k
2u2	Talladega	AL	c3g
qt	Tillmans Corner	AL	dfa
be	Troy	AL	dwx	troja
1d	Trussville	AL	fdp
6r	Tuscaloosa	AL	1xt0
qo	Vestavia Hills	AL	q9d
4eb	Bella Vista	AR	kf1
1	Bella Vista	AR	gjg
3i	Benton	AR	no9
j	Bentonville	AR	r8l
w0	Blytheville	AR	c1w
ss	Bryant	AR	cvk
e5	Cabot	AR	icg
1xh	Conway	AR	19gc
2kf	El Dorado	AR	ekk
jh	Fayetteville	AR	1krw
ow	Forrest City	AR	buz
s	Fort Smith	AR	1uip
336	Hot Springs	AR	r5l
p3	Jacksonville	AR	lvw	dzheksonvill
ef	Jonesboro	AR	1fwf	dzhonsboro
1zd	Little Rock	AR	45bo	litl rok
12l	Maumelle	AR	d8r
2k8	North Little Rock	AR	1c2o
zg	Paragould	AR	k5d
na	Pine Bluff	AR	11vf
224	Rogers	AR	176k	rodzhers
dz	Russellville	AR	ljk
sp	Searcy	AR	hmy
j2	Siloam Springs	AR	blr
r5	Springdale	AR	1hut
ze	Texarkana	AR	n33
11h	Van Buren	AR	hl3
vx	West Memphis	AR	k91
3xm	Washington	DC	cwaj	=dc|=wash dc|=washington dc|ouasinkton|vasingtonia|ουασιγκτον|вашингтон
b4	Bear	DE	ey3
pr	Dover	DE	rtb
11f	Middletown	DE	ek7
68	Newark	DE	o9q
168	Wilmington	DE	1io3
fk	Altamonte Springs	FL	w0o
69	Apopka	FL	w1y
7b	Aventura	FL	rle
86	Bartow	FL	dci
4y	Bayonet Point	FL	i3v
x	Bayshore Gardens	FL	clf
8j	Belle Glade	FL	dh7
1d	Bellview	FL	i0r
ph	Bloomingdale	FL	hiv
5c	Boca Del Mar	FL	ipg
c	Boca Raton	FL	1t48	boca de ratones
3e	Bonita Springs	FL	xvu
40	Boynton Beach	FL	1gmx
v	Bradenton	FL	128a
1d	Brandon	FL	27uj	brehndon
1a	Brent	FL	gto
7m	Brownsville	FL	btd
5c	Buenaventura Lakes	FL	k4f
j9	Cape Coral	FL	3b29	cabo coral
2w	Carol City	FL	1cmv
1d	Carrollwood	FL	pqt	greater carrollwood
3	Carrollwood Village	FL	vlh
20	Casselberry	FL	k8x
qv	Citrus Park	FL	ipo
4f	Clearwater	FL	2b39
10	Clermont	FL	m6e
2g	Cocoa	FL	d84
f	Coconut Creek	FL	14tp
a9	Cooper City	FL	m0z
1b	Coral Gables	FL	103g
12	Coral Springs	FL	2lfs
c	Coral Terrace	FL	it4
3z	Country Walk	FL	ccd
t	Country Club	FL	10ch
62	Crestview	FL	g6q
71	Cutler	FL	dz9
a	Cutler Ridge	FL	kpb
5i	Dania Beach	FL	mvb
1c	Davie	FL	1yzc
1g	Daytona Beach	FL	1b2l	dejtona bich
i	DeLand	FL	kuv
10	DeBary	FL	ewo
41	Deerfield Beach	FL	1lvu
1p	Delray Beach	FL	1ap6
e	Deltona	FL	1tq6
91	Doral	FL	z9k
80	Dunedin	FL	r95	danedin
6x	East Lake	FL	nw2
13	East Pensacola Heights	FL	15qw
4e	Edgewater	FL	g0e
23	Egypt Lake-Leto	FL	r82
5t	Ensley	FL	fwa
27	Estero	FL	hg4
12	Eustis	FL	ebi
bf	Ferry Pass	FL	mbd
jp	Florida Ridge	FL	e0k
6o	Fort Lauderdale	FL	3jpt	=fort laud|fort loderdejl
t	Fort Myers	FL	1c2i
n	Fort Pierce	FL	w3a
o	Fort Walton Beach	FL	f1v
1d	Fountainebleau	FL	1a44	fountainbleau
6o	Fruit Cove	FL	mnm
21	Gainesville	FL	2nya	gainesopolis
cl	Glenvar Heights	FL	d1e
1r	Golden Gate	FL	ihl
b	Golden Glades	FL	pkp
ew	Greenacres City	FL	pfn
a0	Haines City	FL	fuf
1z	Hallandale Beach	FL	smx	hallandale
g2	Hialeah	FL	4tct
6	Hialeah Gardens	FL	gs0
an	Holiday	FL	hab
1r	Hollywood	FL	30m8	gollivud
3e	Homestead	FL	1aow
dz	Immokalee	FL	imy
70	Iona	FL	bux
2j	Ives Estates	FL	f2d
3h	Jacksonville	FL	hm3c	=jax|=jville|dzeksonvil|dzeksonvilis|dzhaks nvil|dzhehksonvill|iacsoniapolis|iacsonvilla|джаксънвил|джексонвілл|джэксонвилл|џексонвил|ջեքսոնվիլ|גקסונוויל|جاكسونفيل فلوريدا|جکسونویل|जॅक्सनव्हिल|ஜாக்சன்வில்|แจ็กสันวิลล์|ჯექსონვილი|ジャクソンビル|杰克逊维尔|잭슨빌
2	Jacksonville Beach	FL	ghe
25	Jasmine Estates	FL	enh
e6	Jupiter	FL	16k4
2n	Kendale Lakes	FL	17bo
6	Kendall	FL	1m5n
2t	Key West	FL	j0p
a	Keystone	FL	ijr
4h	Kissimmee	FL	1a1u
5f	Lake Butler	FL	bvs
3r	Lake Magdalene	FL	lzx
31	Lake Worth	FL	qxq
2	Lake Worth Corridor	FL	fx7
e	Lakeland	FL	2366
n	Lakeside	FL	nvj
21	Land O' Lakes	FL	oos
1a	Largo	FL	1nww
10	Lauderdale Lakes	FL	p5d
9	Lauderhill	FL	1flz
28	Lealman	FL	fc7
1u	Leesburg	FL	fit
e	Lehigh Acres	FL	1uyo
c	Leisure City	FL	hhb
yc	Lutz	FL	exc	lutc
g	Lynn Haven	FL	e9p
4r	Maitland	FL	c5j
57	Margate	FL	1544
e7	Meadow Woods	FL	jpy
1h	Melbourne	FL	1mp0	melburn
3d	Merritt Island	FL	qt3
1a	Miami	FL	8k81	=magic city|majamis|miamia|miamo|μαιαμι|маиами|маями|маямі|мајами|մայամի|מיאמי|ميامي فلوريدا|میامی|मायामी|मियामी|মায়ামি|மயாமி|మయామి|ಮಿಯಾಮಿ|ไมแอมี|მაიამი|マイアミ|迈阿密|마이애미
5	Miami Beach	FL	1vqb	=south beach|majami bich
o	Miami Gardens	FL	2aov
j	Miami Lakes	FL	mnl
bj	Miramar	FL	2m61
pi	Myrtle Grove	FL	c8u
1a	Naples	FL	f2p
20	Navarre	FL	o7m
7o	New Smyrna Beach	FL	hc0
49	Norland	FL	i7o
3l	North Fort Myers	FL	uen
r	North Lauderdale	FL	vnj
a	North Miami	FL	19cy
1	North Miami Beach	FL	w1f
15	North Port	FL	1899
8l	Oak Ridge	FL	hi5
1j	Oakland Park	FL	vwz
z	Ocala	FL	17gb
2v	Ocoee	FL	rgb
t	Ojus	FL	dx0
5i	Opa-locka	FL	bqr
40	Orlando	FL	53vg	orlandas|orlando i florida
v	Ormond Beach	FL	tfd
4q	Oviedo	FL	pq6	ovedo
24	Pace	FL	fgn
23	Palm Bay	FL	27me
k	Palm Beach Gardens	FL	11dw
h	Palm City	FL	hu8
2	Palm Coast	FL	1m0c
7	Palm Harbor	FL	18bj
12	Palm Springs	FL	els
i	Palm Valley	FL	fg3
x	Palmetto Bay	FL	i2a
1o	Panama City	FL	s5g	panama
3r	Parkland	FL	ihm
8m	Pembroke Pines	FL	3bem
2h	Pensacola	FL	142b	pensacola i florida
6f	Pine Hills	FL	1acs
3n	Pinecrest	FL	e27
14	Pinellas Park	FL	11vb
t	Pinewood	FL	cqw
36	Plant City	FL	qsh
9	Plantation	FL	1tjv	plantacija
44	Poinciana	FL	151l
2c	Pompano Beach	FL	251h
1a	Ponte Vedra Beach	FL	rbc	ponte vedra bich
1y	Port Charlotte	FL	15yw
q	Port Orange	FL	178w
f	Port Saint Lucie	FL	3j0b
4u	Princeton	FL	h06	prinston
2z	Punta Gorda	FL	cu9
3	Punta Gorda Isles	FL	e4i
fa	Richmond West	FL	oo5
47	Riverview	FL	1itm
i	Riviera Beach	FL	p2g
54	Rockledge	FL	j8e
77	Royal Palm Beach	FL	qcc
1z	Ruskin	FL	da0
31	Safety Harbor	FL	d10
4o	Saint Cloud	FL	r5b
gm	Saint Petersburg	FL	58v5
63	San Carlos Park	FL	czc
5a	Sandalfoot Cove	FL	dv0
36	Sanford	FL	15c2
19	Sarasota	FL	1425
6p	Sebastian	FL	gx5
1q	Seminole	FL	dap
qm	South Bradenton	FL	h42
2x	South Miami Heights	FL	rjk
2v	Southchase	FL	ca9
6m	Spring Hill	FL	243h	spring khill
a3	Stuart	FL	c15
38	Sun City Center	FL	euy	greater sun center
1u	Sunny Isles Beach	FL	g2o
j	Sunrise	FL	1t5j
n	Sunset	FL	cn9
82	Tallahassee	FL	3vy8	=tally|tallahassia
n	Tamarac	FL	1amj
6	Tamiami	FL	16nb
d	Tampa	FL	7719	тампа|טמפה|تامبا فلوريدا|تمپا فلوریدا|टँपा|टैम्पा|டாம்ப்பா|แทมปา|タンパ|坦帕|탬파
2q	Tarpon Springs	FL	i4c
36	Temple Terrace	FL	ixp
3e	The Crossings	FL	hk6
q	The Hammocks	FL	13cr
1q	The Villages	FL	13oy
39	Three Lakes	FL	blz
3x	Titusville	FL	xrl	titusvill
2t	Town 'n' Country	FL	1oiy
iv	University Park	FL	ktv
2t	Valrico	FL	rfd
1q	Venice	FL	g0c
t	Vero Beach	FL	bqs
z2	Wekiwa Springs	FL	gz2
8	Wekiva Springs	FL	i2g
o	Wellington	FL	17lo
o	Wesley Chapel	FL	y0s
1g	Westchase	FL	gs3
2e	West Little River	FL	qrv
7	West Melbourne	FL	e5v
f	West Palm Beach	FL	253j
l	West Pensacola	FL	ggr
1g	West and East Lealman	FL	gx0
5	Westchester	FL	n1i
12	Weston	FL	1eet	uehston
f7	Winter Garden	FL	qo8
2	Winter Haven	FL	q4y
8	Winter Park	FL	lho
d	Winter Springs	FL	poi
5m	Wright	FL	huf
8b	Acworth	GA	frd
6u	Albany	GA	1nqy	olbani
72	Alpharetta	GA	18en
2l	Americus	GA	d5d
jz	Athens	GA	2i22	atina
1h	Atlanta	GA	902r	=atl|=hotlanta|ατλαντα|атлантæ|атланта|ատլանտա|אטלאנטא|אטלנטה|اتلانتا|اتلانتا جورجيا|اٹلانٹا|اٹلانٹا جارجیا|अटलांटा|एट्लान्टा|એટલાન્ટા|அட்லான்டா|అట్లాంటా|ಅಟ್ಲಾಂಟಾ|അറ്റ്ലാന്റാ നഗരം|แอตแลนตา|ཨ ཊི ལཱན ཊཱ|အတ္တလန္တာမြို့|ატლანტა|アトランタ|亚特兰大|애틀랜타
2k	Augusta	GA	xj7
131	Belvedere Park	GA	bow
28t	Brunswick	GA	bvb
mk	Calhoun	GA	c2q
fg	Canton	GA	hpq
5n	Carrollton	GA	itg
37	Cartersville	GA	f83
1w6	Columbus	GA	42il
6c	Conyers	GA	bq3
120	Dalton	GA	pk8
f3	Decatur	GA	ex3
n3	Douglasville	GA	nw1
6y	Dublin	GA	ci1
2c	Duluth	GA	kiw
2e	Dunwoody	GA	zp7
8b	East Point	GA	q0g
sh	Evans	GA	mdv
lj	Fayetteville	GA	cax
y3	Forest Park	GA	e90
ol	Gainesville	GA	q30
1c8	Griffin	GA	i8r
1t9	Hinesville	GA	pst
2c1	Kennesaw	GA	mzb	kenneso
8n	Kingsland	GA	cay
67	La Grange	GA	mtw	city of lagrange
qu	Lawrenceville	GA	m0y
j5	Lithia Springs	GA	byb
119	Mableton	GA	smz
4u	Macon	GA	1yhj
an	Marietta	GA	17nn
5i	Martinez	GA	rmb
ct	McDonough	GA	h1g
ry	Milledgeville	GA	do3
2hw	Newnan	GA	phr
71	North Atlanta	GA	v7s
1j	North Decatur	GA	cvu
3	North Druid Hills	GA	emb
1mr	Peachtree City	GA	qik
1f2	Pooler	GA	ero
xt	Redan	GA	ph3
n8	Riverdale	GA	boe
l5	Rome	GA	s0f
4s	Roswell	GA	1w62
jb	Saint Marys	GA	d7l
jk	Sandy Springs	GA	20f1
63	Savannah	GA	2x5q	savannah i georgia
1er	Smyrna	GA	13k7
y	Snellville	GA	e2q
rs	Statesboro	GA	lxi
7g	Stockbridge	GA	js4
9y	Sugar Hill	GA	eai
7i	Suwanee	GA	buj
sv	Thomasville	GA	e7h
5o	Tifton	GA	cm6
id	Tucker	GA	la5	taker
fo	Union City	GA	f0g	junion siti
aa	Valdosta	GA	162e
10x	Warner Robins	GA	1fdo
1g6	Wilmington Island	GA	boi
eg	Woodstock	GA	ifs
md	Alton	IL	li1
vi	Belleville	IL	ybi
w4	Cahokia	IL	brd
68	Carbondale	IL	jzi
d7	Charleston	IL	gum	charlston
ej	Collinsville	IL	jqj	kollinsvil
jk	Decatur	IL	1mqi
j0	East Saint Louis	IL	ku6
3u	Edwardsville	IL	iqt
bj	Fairview Heights	IL	d6e
129	Godfrey	IL	dvi
5p	Granite City	IL	n15
1ja	Jacksonville	IL	f06	dzheksonvill
1oz	Marion	IL	d9l	mehrion
5k	Mattoon	IL	ebf
t9	Mount Vernon	IL	bsd
li	O'Fallon	IL	ltl
1dd	Quincy	IL	vcp
26v	Springfield	IL	2hp6
103	Upper Alton	IL	mkj
26u	Bloomington	IN	1q1h
ah	Brownsburg	IN	gf9
be	Carmel	IN	1p3r
aa	Clarksville	IN	grg
5m	Columbus	IN	xzx
x1	Evansville	IN	2ilx	ehvansvill
7f	Fishers	IN	1n96
lz	Greenfield	IN	fwa
s	Greenwood	IN	12f3
up	Indianapolis	IN	hs7q	=indpls|=indy|=naptown|ιντιαναπολις|горад індыянапаліс|индианаполис|індіанаполіс|ինդիանապոլիս|אינדיאנפוליס|انديانابوليس انديانا|انڈیاناپولس|انڈیاناپولس انڈیانا|ایندیاناپولیس|इंडियानापोलिस|இன்டியனாபொலிஸ்|อินเดียแนโพลิส|ინდიანაპოლისი|インディアナポリス|印第安納波利斯|인디애나폴리스
66	Jasper	IN	blq
v	Jeffersonville	IN	yop
ez	Lawrence	IN	zht
1ez	New Albany	IN	s2c
r	New Castle	IN	dz6
ss	Plainfield	IN	lbj
fx	Richmond	IN	sek
q0	Seymour	IN	di7
1z	Shelbyville	IN	et3
t5	Terre Haute	IN	1awh
fu	Vincennes	IN	e7r
34h	Derby	KS	h3i
ka	Emporia	KS	j84
nl	Gardner	KS	er7
b9	Great Bend	KS	ccb
ca	Hays	KS	ftq
ed	Hutchinson	KS	wgw	khatchinson
al	Junction City	KS	i0p
4d	Kansas City	KS	34hm	kansas city i kansas|kanzas siti
c8	Lawrence	KS	1vmj
s	Leavenworth	KS	r77
c	Leawood	KS	ol7
13	Lenexa	KS	116m
hq	Manhattan	KS	14c9
yu	Newton	KS	erg
a6	Olathe	KS	2p4g
77	Overland Park	KS	3prw
a8	Pittsburg	KS	fm1	pitsburg
d9	Prairie Village	KS	gjr
wk	Salina	KS	10t7
9x	Shawnee	KS	1c01
zw	Topeka	KS	2qcx
x3	Wichita	KS	871c	uichito|уичито|ウィチタ|威奇托
sj	Ashland	KY	gqc
1xr	Bowling Green	KY	18sz
s5	Burlington	KY	cae	berlington
1y8	Covington	KY	vcw
ho	Danville	KY	cii
16v	Elizabethtown	KY	m0j	ehlizabettaun
7f	Erlanger	KY	dya
a5	Fern Creek	KY	e7d
91	Florence	KY	n3z	florencija
3i	Fort Thomas	KY	clh
39	Frankfort	KY	jp3
du	Georgetown	KY	mga
1e8	Henderson	KY	m6t
8h	Highview	KY	bpb
ck	Hopkinsville	KY	od5
el	Independence	KY	j3p
ca	Jeffersontown	KY	kir
1d1	Lexington	KY	4tw6	lexintonia
g	Lexington-Fayette	KY	6c8r
zh	Louisville	KY	57zr	=derby city|=luhvul|louisville jefferson county|ludovicopolis|luisvil|luisvila|luisvilis|luivil
ay	Madisonville	KY	f47
1tp	Murray	KY	dot
d1	Newburg	KY	fen
p	Newport	KY	bs9
w	Nicholasville	KY	lm7
cj	Okolona	KY	d7y
bs	Owensboro	KY	186p
zh	Pleasure Ridge Park	KY	jx1
lz	Radcliff	KY	gqg
d2	Richmond	KY	o78
z4	Saint Matthews	KY	dhc
rf	Shively	KY	bs0
2vu	Valley Station	KY	hk4
1c6	Winchester	KY	e68
np	Alexandria	LA	10tn
su	Baton Rouge	LA	4x2t	baton ruzh|rubrobastum
50	Bayou Cane	LA	exn
1fz	Bossier City	LA	1bb7
1dw	Central	LA	kq8
2b	Chalmette	LA	cxb
3cz	Estelle	LA	cmx
232	Gretna	LA	doo
85	Hammond	LA	fg3
4z	Harvey	LA	fp8
qr	Houma	LA	q0v
1cf	Kenner	LA	1fgu
aw	Lafayette	LA	2l2n	lafajet
2j	Lake Charles	LA	1jjt	lejk charlz
81	Laplace	LA	n1s	laplas
1mf	Marrero	LA	pkl
f9	Metairie	LA	2yup
d	Metairie Terrace	LA	31y1
db	Monroe	LA	11nz	monro
t7	Natchitoches	LA	e4z
6z	New Iberia	LA	nmh
22	New Orleans	LA	7dat	=big easy|=crescent city|=no|=nola|=the big easy|cene orlean|ceнe орлеан|la nouvelle orleans|naujasis orleanas|nea orleani|nju orliuns|nog orlean|nov orleano|nova aurelia|nova orleaes|novij orlean|nueva orleans|nuorleana|u orlean|yengi orlean|νεα ορλεανη|горад новы арлеан|новии орлеан|ног орлеан|нью орлеанс|ню орлиънс|у орлеан|њу орлеанс|ניו אורלינס|اورلینز پارش|نيو اورلينز لويزيانا|نیواورليان|न्यू ऑर्लिन्स|न्यू ओर्लियंस|ওরলেন্স পারিশ|নিউ অরলিন্স|நியூ ஓர்லென்ஸ்|ನ್ಯೂ ಒರ್ಲೀನ್ಸ್|นิวออร์ลีนส์|ახალი ორლეანი|ニューオーリンズ|新奥尔良|뉴올리언스
us	Opelousas	LA	cu2
1fn	Prairieville	LA	kr3
114	Ruston	LA	gv7
1ke	Shenandoah	LA	e73
3r	Shreveport	LA	49sf
5y	Slidell	LA	kvw
u9	Sulphur	LA	fqy
e7	Terrytown	LA	hzr
2ts	Adelphi	MD	bn2
6z	Annapolis	MD	tmi
3l	Arbutus	MD	fsz
1j	Arnold	MD	htu
3j	Aspen Hill	MD	11mf
69	Baltimore	MD	db4x	=balto|=bmore|=charm city|valtimori|βαλτιμορη|балтимор|горад балтымар|բալթիմոր|באלטימאר|בולטימור|بالتيمور ماريلاند|بالتیمور|बाल्टीमोर|बॉल्टिमोर|বাল্টিমোর|பால்ட்டிமோர்|ಬಾಲ್ಟಿಮೋರ್|ബാൾട്ടിമോർ|บอลทิมอร์|བྷལ ཏྲི མོར|ဘော်လ်တီမိုးမြို့|ბალტიმორი|ボルチモア|巴爾的摩|볼티모어
1p	Ballenger Creek	MD	e3m
ea	Beltsville	MD	cxw
6u	Bethesda	MD	1ayi
fk	Bowie	MD	1687
rt	Calverton	MD	doc
3k	Camp Springs	MD	eqg
3h	Carney	MD	n3p
66	Catonsville	MD	w2n
ks	Chillum	MD	pux
d0	Cloverly	MD	bo6
k	Clinton	MD	rr6
g	Cockeysville	MD	g14
2i	College Park	MD	ngt
24	Columbia	MD	24v3
di	Crofton	MD	l3o	kroftona
3y	Cumberland	MD	g3f	kamberlend
1b	Damascus	MD	brt
st	Dundalk	MD	1d2l	dandolk
4g	East Riverdale	MD	byt
11	Easton	MD	cax	iston
3h	Edgewood	MD	jq2
24	Eldersburg	MD	nk3
1z	Elkton	MD	bwz
m	Elkridge	MD	c15
9	Ellicott City	MD	1esq
4j	Essex	MD	uam
41	Fairland	MD	i9t
6w	Ferndale	MD	cx6
eu	Fort Washington	MD	iat
6e	Frederick	MD	1ec7
76	Gaithersburg	MD	1a8t
5r	Germantown	MD	1unv
37	Glassmanor	MD	dcf
n	Glen Burnie	MD	1g6v
gj	Green Haven	MD	ewu
1s	Greenbelt	MD	hss	grinbelte
86	Hagerstown	MD	ulq
5j	Hanover	MD	te0
km	Hillcrest Heights	MD	cph
h7	Hunt Valley	MD	igb
3c	Hyattsville	MD	djp
17	Ilchester	MD	i44
115	Lake Shore	MD	f11
2e	Landover	MD	ht2	greater landover
r	Langley Park	MD	egz
1j	Laurel	MD	jdn
g9	Lochearn	MD	jjp
od	Maryland City	MD	cf1
e9	Middle River	MD	jfr
2m	Milford Mill	MD	meq
8h	Montgomery Village	MD	ops
ud	North Bel Air	MD	q6d
7	North Bethesda	MD	xtg
43	North Potomac	MD	iu2
ac	Odenton	MD	sng
4v	Olney	MD	q44	olni
5a	Owings Mills	MD	nmm
w	Oxon Hill	MD	doa
57	Parkville	MD	npq
i	Parole	MD	caa
q	Pasadena	MD	iqn
6l	Perry Hall	MD	lyy
4g	Pikesville	MD	nqk
h2	Potomac	MD	yp1
d7	Randallstown	MD	p0u
39	Redland	MD	day
1i	Reisterstown	MD	k1c
eo	Rockville	MD	1b89	rokvill
5h	Rosedale	MD	eux
1b	Rossville	MD	bor
8r	Saint Charles	MD	s2g
r5	Salisbury	MD	nev
a5	Seabrook	MD	dc7
36	Severn	MD	y4n
y	Severna Park	MD	t1e
ac	Silver Spring	MD	1j4s
98	South Bel Air	MD	11oc
10	South Gate	MD	mvu
e	South Laurel	MD	k5c
hq	Suitland	MD	jxd
7m	Takoma Park	MD	cwb
j8	Towson	MD	16l9
s9	Waldorf	MD	1ga0
e1	West Elkridge	MD	m66
3q	Westminster	MD	ece
33	Wheaton	MD	1198
2s	White Oak	MD	dff
gt	Woodlawn	MD	t87
cr	Affton	MO	fo3
fy	Arnold	MO	g20
g0	Ballwin	MO	ngk
mr	Belton	MO	hu4
wu	Blue Springs	MO	14kf
1ry	Cape Girardeau	MO	t9x
uq	Chesterfield	MO	10n0
ba	Clayton	MO	car
e0	Columbia	MO	2bpw
2i	Concord	MO	co5
l9	Creve Coeur	MO	drd
1ol	East Independence	MO	2deb
zb	Farmington	MO	cj4
2q	Ferguson	MO	gcz	fergjuson
bj	Florissant	MO	148u
x0	Gladstone	MO	jlu	gladston
d2	Grandview	MO	ivv
qm	Hannibal	MO	dto
f9	Hazelwood	MO	jtz
1f9	Independence	MO	2i5a
g0	Jefferson City	MO	x8n	dzeferson siti
ak	Joplin	MO	12p2	dzhoplin
ch	Kansas City	MO	9urv	=kc|=kcmo|kansas city i missouri|kansasurbo|kanzas siti|канзас сити|קנזס סיטי|カンザスシティ|堪薩斯城
ei	Kirkwood	MO	l90	kirkvuda
vf	Lees Summit	MO	1yhw
z	Lemay	MO	cud
43	Liberty	MO	mhp
1fr	Manchester	MO	dym
bt	Maryland Heights	MO	l74
ha	Mehlville	MO	lwc
22m	Nixa	MO	eoe
gi	O'Fallon	MO	1p7l
ag	Oakville	MO	rvz
fk	Overland	MO	ce6
1v	Ozark	MO	dr0
1j8	Poplar Bluff	MO	d4v
qb	Raymore	MO	eti
8	Raytown	MO	ms6
ue	Rolla	MO	f3b
f9	Saint Charles	MO	1erm	sent charlz
4z	Saint Joseph	MO	1n8s
1k	Saint Louis	MO	6uda	=stl|san luis|sankta luizo|сеинт луис|сент луіс|סנט לואיס|セントルイス|圣路易斯|세인트루이스
4r	Saint Peters	MO	14kf	saint peterbu
l7	Sedalia	MO	gi3
io	Sikeston	MO	cla
pj	Spanish Lake	MO	f5u
8h	Springfield	MO	3f2i
25t	University City	MO	raj
oy	Warrensburg	MO	eja
7p	Webster Groves	MO	hqr
3l	Wentzville	MO	mfi
ks	Wildwood	MO	rel
2vl	Biloxi	MS	xzq
mk	Brandon	MS	gqx	brehndon
21h	Clarksdale	MS	duy
5i	Clinton	MS	jgg
8l	Columbus	MS	i8o
3yf	Gautier	MS	ebw
p6	Greenville	MS	qjk	grinvill
k	Greenwood	MS	bqd
4s	Gulfport	MS	1gb5	galfporta
hg	Hattiesburg	MS	zhh
up	Horn Lake	MS	k42
s2	Jackson	MS	3pvu	dzhaksun
199	Laurel	MS	eb0
194	Madison	MS	imt
ul	Meridian	MS	vr0
1pm	Natchez	MS	c6o
16c	Ocean Springs	MS	dgi
a3	Olive Branch	MS	pu4
5r	Oxford	MS	elg
8x	Pascagoula	MS	ha0
4i	Pearl	MS	jd0
241	Ridgeland	MS	ijz
2lv	Southaven	MS	11sm
di	Starkville	MS	ifk
1ce	Tupelo	MS	qnm	tjupelo
jx	Vicksburg	MS	ieo
tn	West Gulfport	MS	1j1d
18w	Albemarle	NC	c9r
e1	Apex	NC	sx0
6b	Asheboro	NC	jas
v	Asheville	NC	1sch	ehshvil
2t1	Boone	NC	d7m
16d	Burlington	NC	12jv	berlington
uz	Carrboro	NC	f3y
3g	Cary	NC	2wci	kehri
jb	Chapel Hill	NC	185t
29	Charlotte	NC	fodc	=queen city|sharl t|sharlot|шарлот|шарлотт|шарлът|שארלוט|تشارلوت|シャーロット|샬롯
jg	Clayton	NC	cfo
20	Clemmons	NC	edf
fj	Concord	NC	1p0a
a7	Cornelius	NC	j6q
1vf	Durham	NC	4w6i	darem
e1	Eden	NC	bzb
5z	Elizabeth City	NC	eez
q9	Fayetteville	NC	4ar8
14c	Fuquay-Varina	NC	du9
4s	Garner	NC	jv5
23	Gastonia	NC	1jct
ep	Goldsboro	NC	s45
ol	Greensboro	NC	5s2q
e	Greenville	NC	1t8q	grinvill
u4	Havelock	NC	fzz
8y	Henderson	NC	buw
5w	Hickory	NC	uve
6v	High Point	NC	28j7
h4	Holly Springs	NC	j11
5u	Hope Mills	NC	bpk
ef	Huntersville	NC	1039
8t	Indian Trail	NC	pv2
b0	Jacksonville	NC	1i4h	dzheksonvill
ql	Kannapolis	NC	ww1
51	Kernersville	NC	hub
5z	Kinston	NC	gq5
pb	Laurinburg	NC	cbe
85	Lenoir	NC	e2c
3p	Lexington	NC	elv
1co	Lumberton	NC	gme
mh	Matthews	NC	kzi
13l	Mint Hill	NC	hj6
57	Monroe	NC	pb1	monro
4z	Mooresville	NC	p8n
2m	Morganton	NC	d1y
1u	Morrisville	NC	ec0
12t	New Bern	NC	ms4
44w	Raleigh	NC	8nn8	roli|роли|ראלי|ราลี|ローリー
x2	Roanoke Rapids	NC	c5m
eq	Rocky Mount	NC	18cl
xz	Salisbury	NC	pz2
9k	Sanford	NC	loe
nn	Shelby	NC	foj
1nc	Statesville	NC	ixg
196	Thomasville	NC	kn9
1t8	Wake Forest	NC	n8l
s5	West Raleigh	NC	79dz
tw	Wilmington	NC	2a5o
a	Wilson	NC	11xr
67	Winston-Salem	NC	4x69	=winston
py	Atlantic City	NJ	uiu	atlantik siti
b0	Bridgeton	NJ	jk5
24	Camden	NJ	1nog
50	Cherry Hill	NJ	1idn
kd	Glassboro	NJ	ec3
dz	Jackson	NJ	16bs
71	Lindenwold	NJ	dl9
5y	Maple Shade	NJ	epx
4x	Millville	NJ	lww
1m	Mount Laurel	NJ	waw
5u	Ocean Acres	NJ	cge
5m	Pennsauken	NJ	s18
2q	Pleasantville	NJ	fmh
g3	South Vineland	NJ	18ui
6z	Toms River	NJ	1wif
41	Vineland	NJ	1aus
6y	Williamstown	NJ	c0f
in	Athens	OH	ie0
cy	Beavercreek	OH	yvd
1p0	Centerville	OH	iin
ee	Cincinnati	OH	6d4f	=cinci|=cincinatti|=cincy|=cinti|sinsinati
cn	Columbus	OH	gva1	columbus i ohio|kolambus|kolumbas|kolumbu|kolumbusa|горад калумбус|коламбус|кълъмбъс|קולומבוס|كولومبوس اوهايو|کلمبوس|کولمبس اوہايیو|कोलंबस|கொலம்பஸ்|โคลัมบัส|კოლუმბუსი|コロンバス|哥伦布|콜럼버스
jn	Dayton	OH	317b
12b	Fairborn	OH	oyo
k	Fairfield	OH	wsu
ll	Forest Park	OH	eg0
11h	Grove City	OH	rg7
4m	Hamilton	OH	1c7h	gamilton
wj	Huber Heights	OH	ted
uh	Kettering	OH	17c3
au	Lancaster	OH	tx8
4z	Lebanon	OH	fgh
zq	Mason	OH	np4	mejson
dm	Miamisburg	OH	fkl
24	Middletown	OH	11km
1c3	Norwood	OH	etj
l9	Oxford	OH	ghn
ch	Pickerington	OH	e43
gv	Portsmouth	OH	flu
gj	Reynoldsburg	OH	rp1
4v	Riverside	OH	jg1	riversajd
23i	Springboro	OH	dfl
1d	Springfield	OH	1ark
xz	Trotwood	OH	iun
bl	Upper Arlington	OH	q23
3n	Vandalia	OH	bri
vj	White Oak	OH	esf
w	Whitehall	OH	dxq
ef	Xenia	OH	juf
35	Zanesville	OH	jnz
4t	Ada	OK	cyy
5g	Altus	OK	fad
4x	Ardmore	OK	iqj
ee	Bartlesville	OK	rl2
ap	Bethany	OK	ep7
bx	Bixby	OK	g44
gs	Broken Arrow	OK	249u
194	Chickasha	OK	cdg
fb	Claremore	OK	ec5
11m	Del City	OK	ggk
cn	Duncan	OK	i2v
p	Durant	OK	c8g
92	Edmond	OK	1qt9	ehdmon
17	El Reno	OK	cx9
4y	Enid	OK	123n	ehnid
2ti	Jenks	OK	d24
v6	Lawton	OK	22qr
19a	McAlester	OK	e6n
b2	Midwest City	OK	15yb
5u	Moore	OK	16i1
a3	Muskogee	OK	u9j	maskogi
e	Mustang	OK	df7
be	Norman	OK	2dl9
gb	Oklahoma City	OK	cfj3	=okc|=oke city|=okla city|oklakhoma siti|оклахома сити|אוקלהומה סיטי|اوكلاهوما سيتي|オクラホマシティ|奧克拉荷馬市
2cy	Owasso	OK	mb7
nw	Ponca City	OK	jl7
1ug	Sand Springs	OK	el6
66	Sapulpa	OK	fuo
88	Shawnee	OK	n1d
su	Stillwater	OK	z94
do	Tahlequah	OK	c5l
k6	Tulsa	OK	8eea	t lsa|talsa|талса|тълса|タルサ|圖爾薩
23w	Yukon	OK	hit
q8	Chambersburg	PA	fn0
s	Chester	PA	q7o
d1	Drexel Hill	PA	lmz
o5	Hanover	PA	bsp
1g2	Philadelphia	PA	wph2	=city of brotherly love|=phila|=philly|fi la thiet fi|filadelfi|φιλαδελφεια|горад філадэльфія|филаделфиа|филадельфи|філадельфія|ֆիլադելֆիա|פילאדעלפיע|פילדלפיה|فيلادلفيا|فیلادلفیا|پٹسبرگ|फिलाडेल्फिया|ফিলাডেলফিয়া|ਫਿਲਾਡੇਲਫਿਆ|ફિલાડેલ્ફિયા|பிலடெல்பியா|ఫిలడెల్ఫియా|ഫിലഡെൽഫിയ|ฟิลาเดลเฟีย|ဖီလာဒဲလ်ဖီးယားမြို့|ფილადელფია|ភីឡាដេលផ្យា|フィラデルフィア|費城|费城|필라델피아
te	Springfield	PA	i0z
kh	West Chester	PA	e8t
7b	York	PA	xqe	jork
550	Aiken	SC	ms4	ajken
6f	Anderson	SC	kla
3vm	Charleston	SC	2knn	carolopolis|charleston i sor carolina|charlston
sk	Columbia	SC	2rqw
31	Conway	SC	d73
1e2	Easley	SC	ffd
14y	Florence	SC	slc	florencija
11t	Goose Creek	SC	rqa
cd	Greenville	SC	192h	grinvill
q	Greenwood	SC	hx2
u	Greer	SC	jor
bs	Hanahan	SC	dvx
mi	Hilton Head Island	SC	smj	hilton head
2fz	Lexington	SC	dse
16b	Mauldin	SC	hnt
19m	Mount Pleasant	SC	1gcj
fd	Myrtle Beach	SC	kx1
i2	North Augusta	SC	gh0
j	North Charleston	SC	237j
2wb	Rock Hill	SC	1f1m
g6	Saint Andrews	SC	gbj
19u	Seven Oaks	SC	boo
dm	Simpsonville	SC	e2m
9k	Socastee	SC	fe8
rk	Spartanburg	SC	sk5
8b	Saint Andrews	SC	ft9
bo	Summerville	SC	xhc
t	Sumter	SC	v9o
b9	Taylors	SC	goh
180	Wade Hampton	SC	fwu
39y	Bartlett	TN	1651
39d	Brentwood	TN	slg
a	Brentwood Estates	TN	o4v
6n	Bristol	TN	klq
38t	Chattanooga	TN	3ldm	=chatt
ry	Clarksville	TN	2ukh
64	Cleveland	TN	vut
ic	Collierville	TN	xx9
3b	Columbia	TN	qrd
7q	Cookeville	TN	nhf
3lb	Dyersburg	TN	d89
3z	East Brainerd	TN	bnu
4	East Chattanooga	TN	3aug
54	East Ridge	TN	g6r
1bn	Farragut	TN	fyc
1bm	Franklin	TN	1c7r
h8	Gallatin	TN	nd2
bp	Germantown	TN	tz0
ix	Goodlettsville	TN	ca9
t8	Greeneville	TN	bme
1up	Hendersonville	TN	13n0
2z8	Jackson	TN	1ebf	dzhekson
mw	Johnson City	TN	1cq8
yj	Kingsport	TN	1171
7w	Knoxville	TN	3u0q	noksvil
2d	La Vergne	TN	p58
s6	Lebanon	TN	k7i
2xn	Maryville	TN	l6x
12n	Memphis	TN	dv55	=bluff city|memphis tennesiae|menfis|мемфис|ממפיס|ميمفيس|მემფისი|メンフィス
1b7	Morristown	TN	mhd
b2	Mount Juliet	TN	i9j
r4	Murfreesboro	TN	2bwz	merfrisboro
7l	Nashville	TN	bdlw	=music city|=nash|nasburgum|nashvil|nehshvill|нашвил|нашвилл|нэшвилл|נאשוויל|ناشفيل|نشویل|ნეშვილი|ナッシュビル|纳什维尔|내슈빌
n8	New South Memphis	TN	dr2g
vy	Oak Ridge	TN	mmq
83u	Shelbyville	TN	fov
161	Smyrna	TN	uue
ns	Spring Hill	TN	mek	spring khill
33	Springfield	TN	coo
31d	Tullahoma	TN	ee7
4ql	Abilene	TX	2ibr	abilin
c7	Alamo	TX	e5t
20	Aldine	TX	c8t
2g	Alice	TX	eqo
1u	Allen	TX	1t06
84	Alvin	TX	ip8	ehlvin
7m	Angleton	TX	ejy
ae	Arlington	TX	7tz2	arlingt north|арлингтън|アーリントン
7w	Atascocita	TX	1et0
3m	Austin	TX	gxva	austino|austinopolis|ostin|ostina|ostinas|ωστιν|горад осцін|остин|остін|օսթին|אוסטין|استین تگزاس|اسٹن|اسٹن ٹیکساس|اوستن تكساس|ऑस्टिन|ஆஸ்டின்|ഓസ്റ്റിൻ|ออสติน|ოსტინი|オースティン|奧斯汀|오스틴
b9	Balch Springs	TX	ib4
io	Baytown	TX	1jei
76	Beaumont	TX	2ja0
2x	Bedford	TX	108z
77	Bellaire	TX	d07
20	Belton	TX	e20
1l	Benbrook	TX	gdu
23o	Brenham	TX	c4k
eu	Brownsville	TX	3r1r
1m	Brownwood	TX	evs
3e	Brushy Creek	TX	gsk
2g	Bryan	TX	1msp
f3	Burleson	TX	sb6	burlesone
11i	Canyon Lake	TX	gem
86	Carrollton	TX	2jw9
gw	Cedar Hill	TX	yqs
1s	Cedar Park	TX	11rd
eh	Channelview	TX	tjl
tu	Cibolo	TX	bud
n	Cinco Ranch	TX	e3m
dn	Cleburne	TX	mmx
47	Cloverleaf	TX	hpa
9d	College Station	TX	20f5
e	Colleyville	TX	hlj
e9	Conroe	TX	17db
u	Converse	TX	e1i
5g	Coppell	TX	ttv
r	Copperas Cove	TX	ops
21	Corinth	TX	fdr
2r	Corpus Christi	TX	6ji7	korpus kristi|корпус кристи|コーパスクリスティ
1a	Corsicana	TX	ica
z2	Cypress	TX	zih
4k	Dallas	TX	po8o	=big d|dalasa|dalasas|dallasium|ntalas|νταλας|горад далас|далас|даллас|դալաս|דאלאס|دالاس|دالاس تكساس|داللاس|ڈیلاس|डॅलस|डैलस|ডালাস|டாலஸ்|డల్లాస్|ഡാലസ്|แดลลัส|დალასი|ダラス|達拉斯|댈러스
ho	DeSoto	TX	11uf	soto
5x	Deer Park	TX	op6
4b	Denison	TX	hi2
f	Denton	TX	2fhj	dentono
74	Dickinson	TX	eew
by	Donna	TX	c6u
ki	Duncanville	TX	tq4
q8	Edinburg	TX	1nho	ehdinburg
ss	Ennis	TX	ea9
6n	Euless	TX	13kd
i0	Farmers Branch	TX	m2w
12j	Flower Mound	TX	1dwd
9l	Fort Worth	TX	fvx2	=ftw|fort uehrt|форт уърт|פורט וורת|フォートワース|沃斯堡
d2	Fresno	TX	epp
3d	Friendswood	TX	rml
12	Frisco	TX	2i9p
57	Gainesville	TX	cci
3t	Galveston	TX	10u7
3c	Garland	TX	4v24	girljanda
43	Gatesville	TX	c5j
5c	Georgetown	TX	10ko
vo	Grand Prairie	TX	3rc4
2e	Grapevine	TX	zr2
du	Greenville	TX	jpx	grinvill
6z	Groves	TX	cgg
gj	Haltom City	TX	wq1
82	Harker Heights	TX	klo
v	Harlingen	TX	1e1d
138	Highland Village	TX	bm8
13h	Houston	TX	18zy3	=h town|chiouston|hiu su tun|hiustonas|hjustona|hustonia|hyuston|khjust north|χιουστον|горад хюстан|хьюстон|хюстон|хюстън|хјустон|հյուսթոն|היוסטן|יוסטון|هيوستن تكساس|هیوستون|ہسٹن|ہیوسٹن|ह्युस्टन|হিউস্টন|હ્યુસ્ટન|ஹியூஸ்டன்|హ్యూస్టన్|ഹ്യൂസ്റ്റൺ|ฮิวสตัน|ဟူစတန်မြို့|ჰიუსტონი|ሂውስተን|ヒューストン|休斯敦|휴스턴
ag	Humble	TX	bod
2q	Huntsville	TX	tqs	khantsvill
z	Hurst	TX	st5	kherst
gh	Irving	TX	4mw2
zu	Jollyville	TX	cgn
122	Keller	TX	ukr
6y	Kerrville	TX	h8r
41	Killeen	TX	2qpd
4h	Kingsville	TX	k85
bv	Kyle	TX	lm8
89	La Porte	TX	q2w
eg	Lake Jackson	TX	kpt
fn	Lancaster	TX	s21
4e	Laredo	TX	5263
9j	League City	TX	1sh4
g	Leander	TX	kgp
9p	Lewisville	TX	21iy
iv	Little Elm	TX	jze
ty	Longview	TX	1q2v
dq	Lufkin	TX	r23
jl	Mansfield	TX	17hs	mehnsfild
77	Marshall	TX	i5f
ek	McAllen	TX	2s7p
am	McKinney	TX	2t65
fv	Mercedes	TX	c0i
25	Mesquite	TX	2zw0
96	Midlothian	TX	dx1
dn	Mineral Wells	TX	cyc
26	Mission	TX	1ngi	missija
4	Mission Bend	TX	s5x
20	Missouri City	TX	1fz2
vg	Mount Pleasant	TX	c0c
fy	Murphy	TX	dnw
6c	Nacogdoches	TX	pgk
5h	Nederland	TX	djf
5j	New Braunfels	TX	18jw
cj	New Territory	TX	bpu
jq	North Richland Hills	TX	1cvj
161	Orange	TX	ecj
bv	Palestine	TX	efs
94	Paris	TX	jf7
66	Pasadena	TX	3703
8r	Pearland	TX	1yes
34	Pecan Grove	TX	cbf
dy	Pflugerville	TX	107s
a	Pharr	TX	1ibk	farra
kg	Plano	TX	5kht	planom
g6	Port Arthur	TX	15iy
2k	Portland	TX	bnf	portlend
1xa	Richardson	TX	24k7
lp	Rockwall	TX	sxe
e4	Rosenberg	TX	nmi
5z	Round Rock	TX	252n
1t	Rowlett	TX	17d3
aa	Sachse	TX	fop
26	Saginaw	TX	fa6
17g	San Antonio	TX	sg8f	=sa|=san antone|san antonijas|sanctus antonius|σαν αντονιο|сан антонио|սան անտոնիո|סן אנטוניו|سان انطونيو تكساس|سان انٹونیو|سنانتونیو|सॅन अँटोनियो|சான் அன்டோனியோ|แซนแอนโทนีโอ|სან ანტონიო|サンアントニオ|圣安东尼奥|샌안토니오
2c	San Benito	TX	ipm
46	San Juan	TX	q4g
1f	San Marcos	TX	yn2
n7	Schertz	TX	oa1
by	Seguin	TX	jfb
fw	Sherman	TX	tq1
3my	South Houston	TX	d3r
7j	Southlake	TX	ki7
8n	Spring	TX	15wa
al	Stafford	TX	dnh
9l	Stephenville	TX	d7n
d7	Sugar Land	TX	1otd
2c	Sulphur Springs	TX	bx5
m1	Taylor	TX	bpz
7c	Temple	TX	1f06
1q	Terrell	TX	c7c
1w	Texarkana	TX	s3f
12	Texas City	TX	ysr
72	The Colony	TX	s14
2g	The Woodlands	TX	20ev
1ca	Tyler	TX	22ro
a0	Universal City	TX	eaq
w	University Park	TX	hss
37	Uvalde	TX	c5j
c4	Victoria	TX	1cao
a9	Waco	TX	2oat	vako
j4	Watauga	TX	i4p
36	Waxahachie	TX	mut
10	Weatherford	TX	jhe
7d	Weslaco	TX	riu
rf	White Settlement	TX	cfo
3s	Wichita Falls	TX	28o9
16b	Wylie	TX	vyr
mo	Alexandria	VA	2zzy
ah	Annandale	VA	vn4
6p	Arlington	VA	4g7f
4h	Ashburn	VA	xkn
b6	Baileys Crossroads	VA	i8r
1zh	Blacksburg	VA	wvw	blehksburg
cs	Bon Air	VA	cmm
j4	Bristol	VA	drf
hm	Buckhall	VA	ckl
8z	Burke	VA	vof
14v	Cave Spring	VA	j8a
bm	Centreville	VA	1ivz
2o	Chantilly	VA	hrz
2o	Charlottesville	VA	xjn	sharlottsvill
2x	Cherry Hill	VA	ccg
1e	Chesapeake	VA	4rgh	chesapik
17	Chester	VA	g6z
c4	Christiansburg	VA	g8h
ry	Colonial Heights	VA	dfn
zz	Culpeper	VA	cmz
5c	Dale City	VA	1ewh
3e	Danville	VA	x7z
1aj	East Hampton	VA	366x
to	Fairfax	VA	het
1i1	Franconia	VA	e2t
2j	Fredericksburg	VA	iqm
1gk	Great Falls	VA	bwj
q7	Hampton	VA	2y1o	khehmpton
9d	Harrisonburg	VA	11qq
fm	Herndon	VA	hz0
9a	Highland Springs	VA	c4f
jf	Hopewell	VA	hfj
ja	Hybla Valley	VA	c6x
x	Idylwood	VA	dc8
sp	Jefferson	VA	lzb	dzhefferson
1d1	Lake Ridge	VA	voi
93	Laurel	VA	cw9
cf	Leesburg	VA	wvs
df	Lincolnia	VA	hmv
1n	Linton Hall	VA	rkd
t3	Lorton	VA	ecy
a1	Lynchburg	VA	1mb4
92	Manassas	VA	t6l
qh	McLean	VA	114j
5w	Mechanicsville	VA	s1o
4p	Merrifield	VA	bqk
q6	Montclair	VA	f3m
1t7	Newport News	VA	3vfz
5i	Norfolk	VA	57cj	norfolko
ks	Oakton	VA	qd2
1a0	Petersburg	VA	p0k	peterburg
125	Portsmouth	VA	21pr
c	Portsmouth Heights	VA	24fd
my	Radford	VA	cns
j9	Reston	VA	192c
4y	Richmond	VA	4dkm	ricmonda|ricmondia|ritsmont
cr	Roanoke	VA	22vc	roanok
jd	Rose Hill	VA	flu
yo	Salem	VA	j4y
14o	Short Pump	VA	j2x
ub	South Riding	VA	ips
1b	South Suffolk	VA	1q9e
b7	Springfield	VA	nis
8z	Staunton	VA	ibm	stonton
2m	Sterling	VA	lgu
gz	Sudley	VA	ci3
d	Suffolk	VA	1t9l	saffolk
1kx	Tuckahoe	VA	ypq
93	Tysons Corner	VA	f57
he	Vienna	VA	c3r
2r	Virginia Beach	VA	9dyi	virdzhinija bijch|вирджиния биич|バージニアビーチ|버지니아비치
z3	Waynesboro	VA	g7i
9l	West Lynchburg	VA	1ejx
y	West Springfield	VA	hbw
xv	Winchester	VA	k7v
6e	Wolf Trap	VA	cg3
51	Woodlawn	VA	g1w
2wx	Beckley	WV	dla
2qn	Charleston	WV	13ns	charlston
cp	Clarksburg	WV	csi
2ds	Fairmont	WV	efk
36t	Huntington	WV	11wy	khantington
3cl	Martinsburg	WV	daj
14y	Morgantown	WV	mvw
1rl	Parkersburg	WV	oas	parkersberg
854	Sherwood	AR	ms3
59	Franklin	IN	iao
e4	Chillicothe	OH	gwd
bl	Bay City	TX	dla
cn	Alabaster	AL	nf4	alebastr
t	Albertville	AL	gbs
bb	Anniston	AL	htu
d2	Athens	AL	gw9
3k	Auburn	AL	156s
yi	Glendale Heights	IL	qe8
6i	North Andover	MA	lry
m	Revere	MA	13xn
1n	Danbury	CT	1qf1
20	Darien	CT	fzw
3l	Inkster	MI	jkp
la	Cleveland Heights	OH	zl5
2b	East Hartford	CT	13jo
m	East Haven	CT	mkp
28	East Norwalk	CT	1t82
i4	Fairfield	CT	19kc
37	Farmington	CT	jag
kb	Glastonbury	CT	olg	glastonberi
e5	Guilford	CT	hcy	gilford
3y	Hamden	CT	1a6f
3z	Hartford	CT	2o9z
155	Killingly Center	CT	dc2
aa	Ledyard Center	CT	bqk
d0	Madison	CT	eqk
1m	Manchester	CT	nld	central manchester
u	Mansfield City	CT	kef
8w	Meriden	CT	1ays
31	Middletown	CT	10rk
j	Milford	CT	14pj
6j	Montville Center	CT	fkk
9b	Naugatuck	CT	ol2
1y	New Britain	CT	1khi
22	New Haven	CT	2s4z	nju gejven|nju khejven|nju khejvun|novus portus
1e	New London	CT	lb8
29	Newington	CT	nky
5r	North Haven	CT	il9
15	North Stamford	CT	2lji
25	Norwalk	CT	1u1v
l	Norwich	CT	v8t
pc	Plainfield	CT	byi
c	Plainville	CT	ddc	plejnvill
1kz	Seymour	CT	cs2
28	Shelton	CT	uiv
cn	South Windsor	CT	iu4
9	Southbury	CT	fb0
5m	Stamford	CT	2mmr
66	Storrs	CT	bu8
p	Stratford	CT	13nc
du	Torrington	CT	s2n
46	Trumbull	CT	rsi
gl	Wallingford	CT	do0
3t	Waterbury	CT	2d5q	uot rb ri
62	West Hartford	CT	1ctg
8	West Haven	CT	16vg
2s	West Torrington	CT	rs0
1u	Westport	CT	kd3
r	Wethersfield	CT	kks
5v	Willimantic	CT	dop
1c	Wilton	CT	dxq
r	Windham	CT	hsw
m	Windsor	CT	m7e
1s	Wolcott	CT	cu7
nm	Ames	IA	19hx
3i	Ankeny	IA	z66
16h	Bettendorf	IA	pmp
115	Burlington	IA	jsv	berlington
o9	Cedar Falls	IA	uak
1g	Cedar Rapids	IA	2ph2
zb	Clinton	IA	kqt
u	Clinton Stock Yards	IA	l26
d	Clive	IA	bx3
fz	Coralville	IA	el7
5c	Council Bluffs	IA	1c0m
gf	Davenport	IA	24x1	dehvenport
b9	Des Moines	IA	4cyx	de mojn
jh	Dubuque	IA	18h1
2a5	Fort Dodge	IA	jg6
3ic	Iowa City	IA	1gd2
k6	Johnston	IA	dby
2pb	Marion	IA	qts	mehrion
30	Marshalltown	IA	l9c
22	Mason City	IA	lnz
1if	Muscatine	IA	hnq
dz	Newton	IA	brq
14x	Ottumwa	IA	jb3
4qn	Sioux City	IA	1rss
2lj	Urbandale	IA	ug7
rr	Waterloo	IA	1gs6
cp	West Des Moines	IA	17oh
17q	Addison	IL	si6
4e	Algonquin	IL	n6m
3l	Alsip	IL	evh
9o	Arlington Heights	IL	1ly5
7a	Aurora	IL	48p7
90	Bartlett	IL	vso
1f	Batavia	IL	k3h
6q	Bellwood	IL	epr
j	Belvidere	IL	jqp
1k	Bensenville	IL	e5s
2g	Berwyn	IL	17pt
fj	Bloomingdale	IL	gzm
8	Bloomington	IL	1n42
m	Blue Island	IL	iai
27	Bolingbrook	IL	1kly
25	Bourbonnais	IL	edj
24	Bradley	IL	c9j
4b	Bridgeview	IL	cou
38	Brookfield	IL	en6
7e	Buffalo Grove	IL	w0o
s	Burbank	IL	mbh	berbank
7k	Calumet City	IL	sky
bb	Carol Stream	IL	un3
e	Carpentersville	IL	t2z
1q	Cary	IL	e3j
bo	Champaign	IL	1qjj
6o	Chicago	IL	1lrxq	=chgo|=chi town|=the windy city|=windy city|chi ka ko|cikaga|cikago|cikaqo|kikako|sicagum|σικαγο|горад чыкага|чикаго|чикаґо|չիկագո|שיקאגא|שיקגו|شيكاجو|شيكاغو|شکاگو|شیکاگو|ܫܝܩܓܘ|शिकागो|শিকাগো|சிகாகோ|చికాగో|ഷിക്കാഗോ|ชิคาโก|ရှီကာဂိုမြို့|ჩიკაგო|ᓰᖄᑯ|シカゴ|芝加哥|시카고
18	Chicago Heights	IL	nd0
fx	Cicero	IL	1sqb	ciceron
od	Country Club Hills	IL	crh
5z	Crest Hill	IL	g2t
3e	Crystal Lake	IL	vfr
5h	Danville	IL	phf
l	Darien	IL	h1i
2y	DeKalb	IL	xue
37	Deerfield	IL	e29
2w	Des Plaines	IL	1918
57	Dixon	IL	c51
1e	Dolton	IL	hv5
32	Downers Grove	IL	10wp
bl	East Moline	IL	gfq
d	East Peoria	IL	i22
8r	Elgin	IL	2bh8
1p	Elk Grove Village	IL	pk7
2d	Elmhurst	IL	y1l
15	Elmwood Park	IL	j77
97	Evanston	IL	1lh2
1d	Evergreen Park	IL	fbg
18m	Frankfort	IL	dpy
x	Franklin Park	IL	e59
2t	Freeport	IL	js6
65	Galesburg	IL	oub
5j	Geneva	IL	gl3	zheneva
64	Glen Ellyn	IL	l6i
23	Glenview	IL	yhg
4v	Goodings Grove	IL	ebt
b8	Grayslake	IL	g65
b0	Gurnee	IL	o5b
5p	Hanover Park	IL	tat
6g	Harvey	IL	jia
g2	Highland Park	IL	myr
3s	Hinsdale	IL	cz4
1r	Hoffman Estates	IL	141j
79	Homer Glen	IL	ios
h	Homewood	IL	ewr
9e	Huntley	IL	iqr
10s	Joliet	IL	35rd
4n	Kankakee	IL	l8x
ig	La Grange	IL	bzy
4m	Lake Forest	IL	ey7
4e	Lake Zurich	IL	f5b
e	Lake in the Hills	IL	mcl
4c	Lansing	IL	luz
6p	Lemont	IL	ccg
4e	Libertyville	IL	fob
9h	Lisle	IL	h9y
5w	Lockport	IL	j5z
29	Lombard	IL	xb1
5q	Loves Park	IL	iik
66	Machesney Park	IL	i4r
g	Macomb	IL	evs
hg	Matteson	IL	eo1
1x	Maywood	IL	il6
45	McHenry	IL	kts
5p	Melrose Park	IL	jlv
gv	Mokena	IL	egk
1	Moline	IL	xjv	molin
2b	Montgomery	IL	e86
5f	Morton	IL	cjv
9	Morton Grove	IL	hye
79	Mount Prospect	IL	15sn
4g	Mundelein	IL	nyw
2n	Naperville	IL	31gd
74	New Lenox	IL	itm
5f	Niles	IL	mzv
1e	Normal	IL	14i9	normalnaja
12	North Aurora	IL	cxk
18	North Chicago	IL	p4u
36	North Peoria	IL	2f70
28	Northbrook	IL	ple
6e	Oak Forest	IL	lkq
27	Oak Lawn	IL	17qq
g	Oak Park	IL	1412	ouk park
fg	Orland Park	IL	17sv
1n	Oswego	IL	nf7
a	Ottawa	IL	ehc
5p	Palatine	IL	1gwd	palatin
1g	Palos Hills	IL	dho
22	Park Forest	IL	gyf
u	Park Ridge	IL	sx4
6g	Pekin	IL	qb2
2g	Peoria	IL	2gqn
c6	Plainfield	IL	ujh
l1	Prospect Heights	IL	cjk
sh	Rock Island	IL	u3u
1g	Rockford	IL	39yf
2l	Rolling Meadows	IL	ilf
g	Romeoville	IL	um8
2x	Roselle	IL	hkb
1r	Round Lake	IL	e41
1	Round Lake Beach	IL	lqn
dw	Saint Charles	IL	pfy	sent charlz
1iw	Schaumburg	IL	1l9v
jl	Shorewood	IL	c1r
52	Skokie	IL	1dzk
85	South Elgin	IL	gyp
15	South Holland	IL	gzy
fp	Sterling	IL	buy
5c	Streamwood	IL	ur6
bn	Sycamore	IL	din
h1	Tinley Park	IL	17r3
nj	Urbana	IL	vtu
4o	Vernon Hills	IL	jdl
2k	Villa Park	IL	gwg
jv	Washington	IL	boe
59	Waukegan	IL	1wqe
6d	West Chicago	IL	kwe
4x	Westchester	IL	cwe
1v	Westmont	IL	j1p
29	Wheaton	IL	14ta
n	Wheeling	IL	t1s
bp	Wilmette	IL	kwf
9x	Woodridge	IL	pfv
y	Woodstock	IL	j42
4v	Yorkville	IL	d21
1o	Zion	IL	iu5	sion
6i	Anderson	IN	17b5
1dp	Crawfordsville	IN	ca3
1y	Crown Point	IN	l2t
a9	Dyer	IN	cna
11	East Chicago	IN	mwy
3m	Elkhart	IN	13b9	ehlkkhart
c4	Fort Wayne	IN	5fqz	castrum vainense
1e	Frankfort	IN	co6
3q	Gary	IN	1pye
5l	Goshen	IN	oh3
1p	Granger	IN	ni9
39	Griffith	IN	d19
36	Hammond	IN	1qda
8e	Highland	IN	ib3
22	Hobart	IN	mf7
6x	Huntington	IN	df3	khantington
if	Kokomo	IN	z30
1z	LaPorte	IN	h0l
3	Lafayette	IN	1ft0	lafajet
5v	Lebanon	IN	c6o
87	Logansport	IN	e70
6q	Marion	IN	n3w	mehrion
7k	Merrillville	IN	r72
1d	Michigan City	IN	oaf	michigan siti
3v	Mishawaka	IN	118c
9c	Muncie	IN	1i2t
8	Munster	IN	i7n	mjunster
54	Noblesville	IN	143l
mg	Portage	IN	sf0
wc	Schererville	IN	mkb
ax	South Bend	IN	2628	flexuvium australe
r2	Valparaiso	IN	ohe
fj	West Lafayette	IN	mu4
m	Westfield	IN	n78
f4	Abington	MA	cc1
15	Acton	MA	g4h	ehkton
2d	Agawam	MA	m6x
60	Amesbury	MA	e4p
j	Amherst Center	MA	epl
4d	Arlington	MA	x24
2v	Ashland	MA	c6y
38	Attleboro	MA	xmx
i	Auburn	MA	cwk
9u	Barnstable	MA	10wd
e7	Belmont	MA	j2x
67	Beverly	MA	uha
6	Beverly Cove	MA	v59
1u	Billerica	MA	usg
aj	Boston	MA	d8je	=bean town|=beantown|=bos|bostona|bostone|bostonia|bostono|pokekona|vostoni|βοστωνη|бостон|бостън|горад бостан|բոստոն|באסטאן|בוסטון|بوستون|بوسطن|بوسٹن|ܒܘܣܛܘܢ|बॉस्टन|बोस्टन|বস্টন|பாஸ்டன்|బోస్టన్|ಬಾಸ್ಟನ್|ബോസ്റ്റണ്|บอสตัน|བོ སེ ཊོན|ბოსტონი|ボストン|波士顿|보스턴
69	Braintree	MA	put
6w	Brockton	MA	20du
1h	Brookline	MA	19bg	bruklin
73	Burlington	MA	iwi	berlington
6j	Cambridge	MA	2956	cantabrigia iuxta flumen carolanum|kejmbridzh|kembrigo
6q	Canton	MA	gq7
i7	Chelmsford	MA	q6d
a	Chelsea	MA	r55
3f	Chicopee	MA	16o2
kl	Concord	MA	cyy
l1	Danvers	MA	kfx	denvers
4k	Dedham	MA	j2x
ae	Dracut	MA	m8v
b0	East Longmeadow	MA	bni
44	Easthampton	MA	ctf
15	Easton	MA	i3n	iston
ap	Everett	MA	w5f	ehverett
27	Fairhaven	MA	cp1
20	Fall River	MA	1wk9
i5	Fitchburg	MA	v3y
bm	Framingham	MA	1gpq
2	Framingham Center	MA	1eh1
18	Franklin	MA	nn0
7t	Gardner	MA	flw
7k	Gloucester	MA	m7p	gloster
63	Grafton	MA	csn
96	Greenfield	MA	f8p
cq	Hanover	MA	d1m
6x	Haverhill	MA	1az3
fm	Holden	MA	d4o
3s	Holyoke	MA	urs
r9	Jamaica Plain	MA	sws
qk	Lawrence	MA	1mxl
49	Leominster	MA	vg7	leominstere
1q	Lexington	MA	o82
fx	Longmeadow	MA	c6g
32	Lowell	MA	2a6v	loouell|louel
3i	Ludlow	MA	h4p
1r	Lynn	MA	1xp5
3o	Malden	MA	19ve
2a	Mansfield	MA	i1g	mehnsfild
24	Marblehead	MA	fa8
21	Marlborough	MA	tpf
cr	Medford	MA	17cd
1c	Melrose	MA	ktj	melrouz
47	Methuen	MA	10gn
3m	Milford	MA	jbz
6j	Milton	MA	ku3
m9	Natick	MA	owk
1p	Needham	MA	mae
1u	New Bedford	MA	21cw
3r	Newburyport	MA	dfs
r	Newton	MA	1tp6
8h	North Chicopee	MA	16kr
6f	Northampton	MA	m11	nortkhempton
2k	Norton	MA	fa8
15	Norwood	MA	m2i
ik	Palmer	MA	e39
6r	Peabody	MA	13jn
gk	Pittsfield	MA	yip
lw	Quincy	MA	1z73
4c	Randolph	MA	os0
1n	Reading	MA	j3f	reding
cu	Rockland	MA	dvi
vp	Salem	MA	vwc
5m	Saugus	MA	kjo
hj	Shrewsbury	MA	q5h
9q	Somerset	MA	e0l
9	Somerville	MA	1mga
1c	South Boston	MA	c8sx
2k	South Hadley	MA	dmc
24	South Peabody	MA	12t1
3d	Southbridge	MA	eom
5e	Springfield	MA	3a3o	campifons
99	Stoneham	MA	gjh
2d	Stoughton	MA	krn
36	Sudbury	MA	ddr
4n	Swansea	MA	cr1
3y	Taunton	MA	1742
3p	Tewksbury	MA	mmm
15r	Wakefield	MA	j8k
37	Waltham	MA	1as8
6f	Watertown	MA	omj
3j	Wellesley	MA	lla
9r	West Springfield	MA	ljc
2t	Westfield	MA	vpi
t	Westford	MA	gnn
39	Weymouth	MA	15yz
e0	Wilmington	MA	h85
18	Winchester	MA	ghq
31	Winthrop	MA	dle
13	Woburn	MA	tew
48	Worcester	MA	3vp1	vuster
47	Yarmouth	MA	jh7
ht	Auburn	ME	hsf
r	Augusta	ME	erk
7p	Bangor	ME	phr
nx	Biddeford	ME	gf1
110	Brunswick	ME	bpj
7np	Lewiston	ME	s8g
4xw	Portland	ME	1f2q	portlandia|portlend
13g	Saco	ME	e9e
1k6	South Portland	ME	jai
1	South Portland Gardens	ME	ifp
2b3	Waterville	ME	c4q
dg	West Scarborough	ME	ldm
x	Westbrook	ME	dhy
te	Adrian	MI	gb1
5p	Allen Park	MI	lrm
d	Allendale	MI	dkb
62	Ann Arbor	MI	2fwu	arbaro de ana
8u	Auburn Hills	MI	gis	obern khills
gc	Battle Creek	MI	14e3
r	Bay City	MI	qyc
rk	Birmingham	MI	fif	birmingem
10e	Burton	MI	n5b	berton
e4	Canton	MI	1uzt
vr	Clinton	MI	24yx
129	Dearborn	MI	23qh
2	Dearborn Heights	MI	18ku
61	Detroit	MI	far5	=motor city|=motown|detroitas|detroitum|detrojto|ntitroit|ντιτροιτ|горад дэтроит|детроит|դետրոյթ|דטרויט|דעטרויט|ديترويت ميشيغان|دیترویت|डेट्राइट|डेट्रॉईट|ডেট্রয়েট|டிட்ராயிட்|డెట్రాయిట్|ดีทรอยต์|დეტროიტი|デトロイト|底特律|디트로이트
pb	East Lansing	MI	11hf	ist lansing
2n	Eastpointe	MI	p16
lw	Farmington Hills	MI	1pj0
34	Ferndale	MI	fcs
9n	Flint	MI	271e
3z	Forest Hills	MI	jyj
eu	Garden City	MI	ld8
jf	Grand Rapids	MI	413c	=gr
x	Grandville	MI	bv6
dc	Grosse Pointe Woods	MI	cg7
92	Hamtramck	MI	hav
8t	Haslett	MI	etw
46	Hazel Park	MI	co6
g8	Holland	MI	pi3	gollandija
1m	Holt	MI	ihx
ty	Jackson	MI	pvi	dzhekson
38	Jenison	MI	cre
7z	Kalamazoo	MI	1lau
6f	Kentwood	MI	11kz
mk	Lansing	MI	2g6x	lensing
dd	Lincoln Park	MI	tfk
em	Livonia	MI	22su
if	Madison Heights	MI	mwu
cf	Marquette	MI	gh7	markett
ra	Midland	MI	wav
bj	Monroe	MI	fzx	monro
8o	Mount Clemens	MI	cl6
1m	Mount Pleasant	MI	k2o
bm	Muskegon	MI	tmp
o9	Norton Shores	MI	iii
1l	Novi	MI	16m0	novyj
3i	Oak Park	MI	mmf	ouk park
4r	Okemos	MI	ghl
c1	Owosso	MI	bq2
126	Pontiac	MI	19x7
1v	Port Huron	MI	nag
h	Portage	MI	zpw
ij	Redford	MI	12j4
dh	Rochester Hills	MI	1is3
3l	Romulus	MI	iid	romul
3g	Roseville	MI	10hv
45	Royal Oak	MI	185w
55	Saginaw	MI	13qs
18d	Shelby	MI	1l6b
t6	Southfield	MI	1jcr
a	Southgate	MI	n6n
98	Saint Clair Shores	MI	1a2r
4q	Sterling Heights	MI	2s2r
l4	Taylor	MI	1cpn
h1	Trenton	MI	ejp
3a	Troy	MI	1qhg	troja
zp	Walker	MI	i5t
3j	Warren	MI	2vfs	uorren
27	Waterford	MI	1mft	uoterford
26	Waverly	MI	igl
g	Wayne	MI	dkp
cp	Westland	MI	1svy
pi	Wyandotte	MI	jyz
j	Wyoming	MI	1jnh
1y	Ypsilanti	MI	ezv
9c	Albert Lea	MN	dwg
9q	Andover	MN	nly
24	Anoka	MN	d86
18	Apple Valley	MN	11vg
au	Austin	MN	j2m	ostin
1d3	Blaine	MN	184i
2g	Bloomington	MN	1ryl
gf	Brooklyn Center	MN	n88
5	Brooklyn Park	MN	1mh1
71	Buffalo	MN	bx9
4z	Burnsville	MN	1aj6
uc	Champlin	MN	htd
m	Chanhassen	MN	hpk
1l	Chaska	MN	ica
oq	Columbia Heights	MN	f1k
5h	Coon Rapids	MN	1bfo
31	Cottage Grove	MN	qot
13x	Crystal	MN	h3b
vw	Duluth	MN	1uk9
2y	Eagan	MN	1dji
ay	Eden Prairie	MN	1awt
19	Edina	MN	10zp
5r	Elk River	MN	hq6
ms	Faribault	MN	i0o
u	Farmington	MN	g9q
m4	Forest Lake	MN	e6f
a5	Fridley	MN	kzs
ix	Golden Valley	MN	fpv
sa	Ham Lake	MN	bsw
8v	Hastings	MN	h3w	khejstings
e1	Hibbing	MN	cmh
ih	Hopkins	MN	dkn
km	Inver Grove Heights	MN	q54
21j	Lakeville	MN	176a
jo	Lino Lakes	MN	flk
19x	Mankato	MN	ubx
21	Maple Grove	MN	1bi7
2n	Maplewood	MN	tc2
th	Minneapolis	MN	8776	=mnpls|=mpls|mineapoli|mineapolisa|горад мінеапаліс|минеаполис|міннеаполіс|מיניאפוליס|مينيابولس مينيسوتا|مینیاپولیس|मिनियापोलिस|મિનેપોલિસ|மினியாப்பொலிஸ்|మిన్నియాపాలిస్|ಮಿನ್ನಿಯಾಪೋಲಿಸ್|มินนีแอโพลิส|მინეაპოლისი|ミネアポリス|明尼阿波利斯|미니애폴리스
3r	Minnetonka	MN	12di
6	Minnetonka Mills	MN	12o5
8u	Moorhead	MN	tdd
r0	New Brighton	MN	gk0
e	New Hope	MN	foz
g5	Northfield	MN	ffr
8f	Oakdale	MN	l4i
il	Owatonna	MN	jr3
zj	Plymouth	MN	1igg
cf	Prior Lake	MN	hl8
58	Ramsey	MN	i9g
5w	Red Wing	MN	cp7
bo	Richfield	MN	r6k
7s	Rochester	MN	2adt
8i	Rosemount	MN	gvm
k	Roseville	MN	pz0
gw	Saint Cloud	MN	1esy
h2	Saint Louis Park	MN	ywy
6l	Saint Michael	MN	cnj
2u	Saint Paul	MN	63yk	sanctus paulus
ht	Sartell	MN	c90
1q	Savage	MN	krj
py	Shakopee	MN	slw	shejkope
6l	Shoreview	MN	jbn
m7	South Saint Paul	MN	fk0
lp	Stillwater	MN	e29
2qj	West Coon Rapids	MN	1c8w
2y	West Saint Paul	MN	f2s
5b	White Bear Lake	MN	id1
76	Willmar	MN	f4q
6o	Winona	MN	lag
5m	Woodbury	MN	1bt5
1vh	Kirksville	MO	di9
2ls	Fargo	ND	29fx
7e	Grand Forks	ND	14rq
bb	Jamestown	ND	bwj
20u	West Fargo	ND	jxi
11f	Bellevue	NE	12op
1p0	Columbus	NE	h27
23o	Fremont	NE	kd9
fw	Grand Island	NE	11fs
e1	Hastings	NE	j7v	khejstings
16y	Kearney	NE	nr7
8t	La Vista	NE	c5q
9h	Lincoln	NE	5jd7	linkolnas
1if	Norfolk	NE	ioi
e3	Omaha	NE	8rjy	омаха|אומהה|اوماها|اوماها نبراسكا|ओमाहा|ომაჰა|オマハ|奥马哈|오마하
8w	Papillion	NE	eku
6i5	Bedford	NH	gck
19r	Concord	NH	wxz
e2	Derry	NH	gzj	derri
8	Derry Village	NH	qnf
3u	Dover	NH	n4z
4o	East Concord	NH	wvh
1zi	Keene	NH	i29
4w	Laconia	NH	cb3
kk	Manchester	NH	2cjh
8c	Merrimack	NH	kme
fs	Nashua	NH	1uqm
115	Portsmouth	NH	g17
dl	Rochester	NH	myg
b0	Salem	NH	mst
2bp	Asbury Park	NJ	cfo
18	Avenel	NJ	d4j
3c	Bayonne	NJ	1cmo
2w	Belleville	NJ	sge
1q	Bergenfield	NJ	kng
4o	Bloomfield	NJ	11wg
ex	Carteret	NJ	hmk
aa	Cliffside Park	NJ	i7e
d	Clifton	NJ	1sx4
2r	Colonia	NJ	dqb
63	Cranford	NJ	hgj	krehnford
8a	Dover	NJ	e0d
16	Dumont	NJ	dhj
19	East Brunswick	NJ	11f3
13	East Orange	NJ	1dla
2g	Edison	NJ	274k	ehdison|gmina edison
1x	Elizabeth	NJ	2ofd	ehlizabet
t	Elmwood Park	NJ	eyz
19	Englewood	NJ	ky3
27	Ewing	NJ	s7j
m	Fair Lawn	NJ	p1l
9c	Fords	NJ	bpv
q	Fort Lee	NJ	r9t
5s	Garfield	NJ	niv
a3	Hackensack	NJ	x6q
5n	Hawthorne	NJ	ehz
54	Hillside	NJ	h3f
14	Hoboken	NJ	12l1
4c	Hopatcong	NJ	bor
3	Hopatcong Hills	NJ	cjv
c0	Irvington	NJ	1bbf
e	Iselin	NJ	efb
2q	Jersey City	NJ	5b1p	dzhersi siti
3n	Kearny	NJ	ve4	kerni
8p	Lakewood	NJ	15il
6a	Linden	NJ	v8z
1u	Livingston	NJ	lhp
w	Lodi	NJ	img
f	Long Branch	NJ	npb
2f	Lyndhurst	NJ	ffg
16	Madison	NJ	c85
2y	Maplewood	NJ	jao
dc	Montclair	NJ	umt
2l	Morristown	NJ	e7f
82	New Brunswick	NJ	16kt
1d	New Milford	NJ	clx	novye milford
w	Newark	NJ	5xuc
23	North Arlington	NJ	bvk
6	North Bergen	NJ	1czg
1n	North Plainfield	NJ	gxc
3u	Nutley	NJ	l9w
2e	Old Bridge	NJ	ibt
1f	Orange	NJ	ql5
4c	Palisades Park	NJ	f52
i	Paramus	NJ	kbq
14	Parsippany	NJ	13go
g	Passaic	NJ	1hud
n	Paterson	NJ	34t3
34	Perth Amboy	NJ	137i
3r	Piscataway	NJ	178s
7	Plainfield	NJ	12fk
24	Point Pleasant	NJ	e6w
77	Rahway	NJ	l3m
5y	Ridgewood	NJ	j9a
6f	Roselle	NJ	g9p
28	Rutherford	NJ	dxp
mw	Sayreville	NJ	wy8
1	Sayreville Junction	NJ	x3e
1w	Scotch Plains	NJ	i74
v	Secaucus	NJ	cjs
6z	Somerset	NJ	h1f
28	South Old Bridge	NJ	hxd
1	South Orange	NJ	dcf
8	South Plainfield	NJ	i1l
9	South River	NJ	cco
7m	Summit	NJ	gk1	samit
3r	Teaneck	NJ	uxa
4r	Tinton Falls	NJ	dt0
1r	Trenton	NJ	1tip
34	Union	NJ	17sz
q	Union City	NJ	1f9z	junion siti
em	Wayne	NJ	18or
3b	West Milford	NJ	kt4
d	West New York	NJ	12cs
6	West Orange	NJ	114z
x	Westfield	NJ	ne4
3e	Willingboro	NJ	ofo
24	Woodbridge	NJ	ev5
2e	Wyckoff	NJ	d7o
63	Albany	NY	23i8	olbani|olbanis
87	Amherst	NY	2mf2
n	Amsterdam	NY	ed8
9t	Auburn	NY	ld3
73	Baldwin	NY	ijl
99	Batavia	NY	bxl
24	Bay Shore	NY	kbl
1e	Beacon	NY	bzp
dk	Bellmore	NY	cii
30	Bensonhurst	NY	1aao	bensonkherst
3w	Bethpage	NY	cod
66	Binghamton	NY	10k0
p0	Brentwood	NY	1at4
2a	Brighton	NY	s8x	brajton
2z	Borough of Bronx	NY	tor8	bronx|bronx county
10	Brooklyn	NY	1db7c	borough of brooklyn|broklino|bruklina|comitatus bruclinum|kings county|бруклин|бруклін|ברוקלין|بروكلين|بروکلین|ब्रुकलीन|ब्रूकलिन|কিংস কাউন্টি|ব্রুকলিন|บรุกลิน|ბრუკლინი|ブルックリン区|布鲁克林区|브루클린
93	Buffalo	NY	5lmm	=nickel city|bafalas|bafalo|bufalum|buffalo i new york|bupalo
132	Centereach	NY	od6
17	Central Islip	NY	qky
89	Cheektowaga	NY	1m0a
lb	Cohoes	NY	ch4
7i	Commack	NY	rvg
1x	Coney Island	NY	1aao
5m	Copiague	NY	hqp
b	Coram	NY	u6h
2o	Cortland	NY	etg
q5	Deer Park	NY	lep
4p	Depew	NY	bt3
5r	Dix Hills	NY	kr0
np	East Meadow	NY	tf8
2	East Massapequa	NY	epp
n	East New York	NY	3pn2	starrett city
4	East Northport	NY	fll
f	East Patchogue	NY	hc5
1k	East Setauket	NY	d4e
1n	Eastchester	NY	f36
54	Eggertsville	NY	bl7
5e	Elmira	NY	mj4	ehlmira
b	Elmont	NY	pm6
bx	Farmingville	NY	by1
dx	Floral Park	NY	c8n
cl	Franklin Square	NY	mmg
1m	Freeport	NY	x2k
7p	Garden City	NY	h9f
b4	Glen Cove	NY	kt0	glen kouv
39	Gloversville	NY	c35
gs	Greenburgh	NY	1uy4
ks	Harrison	NY	l74
3p	Hauppauge	NY	g42
6y	Hempstead	NY	15kz	khempsted
4y	Hicksville	NY	w23	khiksvilla
97	Holbrook	NY	kzf
4w	Holtsville	NY	f7m
d5	Huntington	NY	dxa	khantington
e	Huntington Station	NY	phh
ix	Irondequoit	NY	13vw
2a	Islip	NY	ef5
j	Ithaca	NY	n5q
2g	Jamaica	NY	4nc2
e	Jamestown	NY	o16
78	Johnson City	NY	bpi	dzhonson siti
cl	Kenmore	NY	bwf
5t	Kings Park	NY	dc2
l	Kingston	NY	ifp
1k	Kiryas Joel	NY	fkf
55	Lackawanna	NY	dzx
3e	Lake Ronkonkoma	NY	fjv
c4	Levittown	NY	1415
65	Lindenhurst	NY	l11
ea	Lockport	NY	gbx
23	Long Beach	NY	pob	long bich
13	Long Island City	NY	jqz
b2	Lynbrook	NY	ezn
5z	Mamaroneck	NY	elt
x	Manhattan	NY	vvsg	borough of manhattan
bg	Massapequa	NY	gqd
4	Massapequa Park	NY	d4g
l	Mastic	NY	by1
8m	Medford	NY	imm
11	Melville	NY	end
23	Merrick	NY	h1t
5w	Middletown	NY	lo6
84	Mineola	NY	ei7
51	Monsey	NY	e7g
eg	Mount Vernon	NY	1fx8
bz	Nanuet	NY	dsq
5z	New City	NY	pw7
1w	New Rochelle	NY	1ngm	nueva rochelle
w	New York City	NY	4v7z1	=big apple|=gotham|=manhattan|=new york|=ny city|=nyc|=the big apple|cathair nua eabhraic|eabhraig nuadh|efrog newydd|evrek nowydh|nea yorke|nei yarrick schtadt|new york borg|new york kenti|new york stad|niujorkas|nju jork|nouvieau york|nov jorko|nova iorque|nova york|novum eboracum|nua eabhrac|nueva york|nujorka|nyja jorvik|nyu york shehiri|thanh pho new york|york berri|νεα υορκη|горад нью ерк|нью иорк|ню иорк|њу јорк|њујорк|ניו יארק|ניויארק|نيويورك|نیویارک شہر|نیویورک سیتی|নিউ ইয়র্ক সিটি|நியூயார்க் நகரம்|นครนิวยอร์ก|ნიუ იორკი|ニューヨーク|紐約市|纽约|뉴욕|뉴욕 시
21	Newburgh	NY	m9u
1x	Niagara Falls	NY	12q9
4h	North Amityville	NY	ds6
2	North Babylon	NY	did
c	North Bay Shore	NY	em8
6	North Bellmore	NY	fdx
6e	North Massapequa	NY	dsu
33	North Tonawanda	NY	ocw
3	North Valley Stream	NY	ctw
9v	Oceanside	NY	orx
ca	Ossining	NY	jc4
10	Oswego	NY	dzy
jf	Pearl River	NY	c90
1f	Peekskill	NY	i73
mf	Plainview	NY	k89
1i	Plattsburgh	NY	ff9
8m	Port Chester	NY	mcn
r	Port Washington	NY	c86
36	Poughkeepsie	NY	p9c
1hz	Rochester	NY	4ih1	=roch|rocestera|rocestro|rochestur
39	Rockville Centre	NY	ijb
2k	Rome	NY	q0t
l	Ronkonkoma	NY	eq2
7	Roosevelt	NY	cjm
3m	Rotterdam	NY	fxo
6o	Rye	NY	c4o
19l	Saratoga Springs	NY	kii
2f	Sayville	NY	d05
c	Scarsdale	NY	d8u
l	Schenectady	NY	1f13	skenektadi
t9	Seaford	NY	bsu
2l	Selden	NY	fbf
bq	Shirley	NY	lhq
ed	Smithtown	NY	kfa
l6	Spring Valley	NY	o6r	spring vehlli
7f	Staten Island	NY	a1oa	borough of staten island
n6	Syosset	NY	ej1
3	Syracuse	NY	340i	siracusa|sirakjus|sirakuso|syracuse i new york
le	Tonawanda	NY	boa
93	Troy	NY	12oh	troja
bt	Uniondale	NY	j3r
3l	Utica	NY	1c0r
1h	Valley Stream	NY	sxz
u9	Wantagh	NY	ek7
5i	Watertown	NY	kun
68	West Albany	NY	20de
a	West Babylon	NY	xcd
5m	West Hempstead	NY	ejy
y	West Islip	NY	lv3
3i	West Seneca	NY	yhz
1c	Westbury	NY	boq
88	White Plains	NY	17v9
j8	Woodmere	NY	d7l
57	Yonkers	NY	477s
79	Akron	OH	49mu	akronas
3n	Alliance	OH	h82
cg	Ashland	OH	fpm
y	Ashtabula	OH	er8
40	Aurora	OH	bzw
n	Austintown	OH	mwd
l	Avon	OH	gcp
5	Avon Center	OH	c4s
4	Avon Lake	OH	hf9
5p	Barberton	OH	khi
54	Bay Village	OH	c2r
bq	Berea	OH	eqd
j3	Boardman	OH	rao	bordman
54	Bowling Green	OH	n64
8h	Broadview Heights	OH	eyw
1h	Brook Park	OH	eto
4a	Brunswick	OH	qfj
km	Canton	OH	1kbz
10b	Cleveland	OH	8i6n	=cle|klevlando|klivelant|klivland|klivlenda|klyvlendas|κλιβελαντ|кливланд|клівленд|քլիվլենդ|קליבלנד|קליוולאנד|كليفلاند اوهايو|کلیولند|क्लीव्हलंड|கிளீவ்லன்ட்|คลีฟแลนด์|კლივლენდი|クリーブランド|克里夫蘭|클리블랜드
u4	Cuyahoga Falls	OH	12b8
6w	Defiance	OH	cq6
u	Delaware	OH	qtd	delavarskij
ca	Dublin	OH	w7r
7e	East Cleveland	OH	drn
6i	Eastlake	OH	ec1
ae	Elyria	OH	162t
5x	Euclid	OH	11qw
78	Fairview Park	OH	cze
6s	Findlay	OH	vsi
zn	Fremont	OH	cwu
56	Gahanna	OH	pnk
2y	Garfield Heights	OH	m9d
o8	Green	OH	jtv
xt	Hilliard	OH	lxv
g0	Hudson	OH	h6e
125	Kent	OH	maw
lm	Lakewood	OH	1483
d0	Lima	OH	twz
db	Lorain	OH	1dgh
ct	Mansfield	OH	10wd	mehnsfild
28	Maple Heights	OH	huq
2r	Marion	OH	sf9	mehrion
4v	Marysville	OH	h1q
k	Massillon	OH	ot1
2j	Mayfield Heights	OH	es3
90	Medina	OH	kl2
3p	Mentor	OH	10dz
5q	Middleburg Heights	OH	cay
qc	Mount Vernon	OH	d3y
gf	New Philadelphia	OH	dc8
24	Newark	OH	10ph
38	Niles	OH	ev6
3g	North Canton	OH	dhs
4c	North Olmsted	OH	p8u
15	North Ridgeville	OH	mqh
d	North Royalton	OH	nho
55	Norwalk	OH	d4k
hl	Oregon	OH	fnn
7n	Painesville	OH	f3f
4o	Parma	OH	1qyp
7	Parma Heights	OH	fzi
98	Perrysburg	OH	fwv
8f	Piqua	OH	fu2
1ag	Rocky River	OH	flh
1p4	Sandusky	OH	jwh
st	Shaker Heights	OH	ly8
9q	Sidney	OH	gdp
8l	Solon	OH	i0k
2q	South Euclid	OH	h7b
fn	Steubenville	OH	eeb
3f	Stow	OH	qvp	stou
13	Streetsboro	OH	cd8
r	Strongsville	OH	yj2
9b	Sylvania	OH	emt
1f	Tallmadge	OH	dj5
8j	Tiffin	OH	duz
2x	Toledo	OH	65m0
8z	Troy	OH	jc2	troja
5c	Twinsburg	OH	ei3
qa	Wadsworth	OH	gn3
a9	Warren	OH	w2d	uorren
gv	Westerville	OH	rvc
19	Westlake	OH	p95
bo	Willoughby	OH	h6k	uilloubi
bp	Wooster	OH	k5j
5u	Youngstown	OH	1fom
fj	Allentown	PA	2j2o	allenschteddel|allentaun
12	Allison Park	PA	gmo
u	Altoona	PA	zqo
gt	Back Mountain	PA	kt9
3w	Baldwin	PA	f93
yz	Bethel Park	PA	oxl
q	Bethlehem	PA	1luu
2bl	Carlisle	PA	eey
3sa	Easton	PA	kog	iston
jj	Erie	PA	26je	ehri
2zv	Harrisburg	PA	127s	harrisbarrig
7x	Hazleton	PA	jjw
8a	Hermitage	PA	cik
1qk	Johnstown	PA	g6q
ib	King of Prussia	PA	fds
nv	Lancaster	PA	19ru	lankast r
28	Lansdale	PA	cjx
9y	Lebanon	PA	jnp
7r	Levittown	PA	14vr
6m	Limerick	PA	dy2
1wh	McKeesport	PA	f83
yb	Monroeville	PA	lwi
dd	Mount Lebanon	PA	p96
8v	Mountain Top	PA	bwn
6f	Murrysville	PA	fhr
a2	New Castle	PA	hyh
aj	Norristown	PA	qhg
1fz	Penn Hills	PA	yf6
d4	Phoenixville	PA	coo
eq	Pittsburgh	PA	6jvs	=pgh|=pitt|=pittsburg|=steel city|pitsb rg|pitsburga|pitsmpournk|pittsbarig|pittsburgum|πιτσμπουργκ|горад пітсбург|питсбург|піттсбург|פיטסבורג|بيتسبرغ بنسيلفانيا|پٹس برگ|پیتسبورگ|पिट्सबर्ग|பிட்ஸ்பர்க்|పిట్స్బర్గ్|ಪಿಟ್ಸ್ಬರ್ಗ್|ピッツバーグ|匹兹堡|피츠버그
6b	Plum	PA	kxi
cv	Pottstown	PA	h9l
bp	Radnor	PA	ntq
6m	Reading	PA	1vyq	reddin|reding
2rb	Scranton	PA	1mpl	skrenton
1u2	State College	PA	wfm
2ha	Upper Saint Clair	PA	eu5
127	Wayne	PA	nu4
es	West Mifflin	PA	fo9
dh	Whitehall Township	PA	j7k	township of whitehall|whitehall
5l	Wilkes-Barre	PA	w0q	uilks barre
d	Wilkinsburg	PA	cai
2c	Williamsport	PA	mo5
y	Willow Grove	PA	c4u
wr	Barrington	RI	cv1
7r	Bristol	RI	hl7
7c	Central Falls	RI	ey8
88	Coventry	RI	ret
m	Cranston	RI	1q0z	krehnston
18	Cumberland	RI	qvv	kamberlend
6c	East Providence	RI	10al
13n	Middletown	RI	dcn
6j	Newport	RI	j1c
27	North Kingstown	RI	lmy
9	North Providence	RI	q3v
58	Pawtucket	RI	1iwc
5x	Portsmouth	RI	dp8
1x	Providence	RI	3tdm	=prov|provid ns|providens|providensa|providentia
m6	Smithfield	RI	gvk
fi	Warwick	RI	1rsg
3c	West Warwick	RI	n9e
4	Westerly	RI	du8
4y	Woonsocket	RI	vs2
1c	Aberdeen	SD	k4r
it	Brookings	SD	h0o
2ik	Mitchell	SD	brq
1l5	Sioux Falls	SD	3aqo	su fols
oq	Watertown	SD	gkq
19b	Burlington	VT	wq9	berlington
i4	Colchester	VT	d3u
48d	Rutland	VT	cq7
kj	South Burlington	VT	dtc
26o	Appleton	WI	1k1b
57	Ashwaubenon	WI	d37
pq	Beaver Dam	WI	cie
5e	Beloit	WI	siu
148	Brookfield	WI	t9c
g4	Caledonia	WI	j29
1w8	Cudahy	WI	e3f
96	De Pere	WI	id4	depere
yb	Eau Claire	WI	1eu3
1dj	Fitchburg	WI	jho
3p	Fond du Lac	WI	x71	fon dju lak
9y	Franklin	WI	rcr
e4	Germantown	WI	f8l
ko	Green Bay	WI	28ah
2y	Greenfield	WI	sc0
1ih	Howard	WI	dfb
k5	Janesville	WI	1d1z
f2	Kaukauna	WI	bxi
2p	Kenosha	WI	24k2
fo	La Crosse	WI	13lk	la kross
1xg	Madison	WI	4zy1	madisonas|madisonia|medison|medisona|mehdison
3k	Manitowoc	WI	q14
ao	Marshfield	WI	er2
hf	Menasha	WI	de1
y	Menomonee Falls	WI	rhm
4	Menomonie	WI	cjs
f	Mequon	WI	huk
59	Middleton	WI	dgi
5r	Milwaukee	WI	cqz5	=brew city|=milw|miluoki|milvauchia|milvokio|горад мілуокі|милвоки|милуоки|мілуокі|מילוואקי|מילווקי|ميلواكي ويسكنسن|میلواکی|मिलवॉकी|मिल्वौकी|மில்வாக்கி|మిల్వాకీ|ಮಿಲ್ವಾಕೀ|มิลวอกี|მილუოკი|ミルウォーキー|密尔沃基|밀워키
rw	Muskego	WI	imf
4u	Neenah	WI	jod
4e	New Berlin	WI	ujk
dl	North La Crosse	WI	12xy
9y	Oak Creek	WI	qkz
7j	Oconomowoc	WI	c5r
5n	Onalaska	WI	doo
3s	Oshkosh	WI	1ezn
17h	Pleasant Prairie	WI	f7r
ni	Racine	WI	1ouk	rasin
3l0	Sheboygan	WI	1214
pj	South Milwaukee	WI	gbo
n4	Stevens Point	WI	km5
ag	Sun Prairie	WI	mno
4r	Superior	WI	l0s
266	Watertown	WI	iet
1b	Waukesha	WI	1ike
1w	Wausau	WI	u6a
13	Wauwatosa	WI	zss
79	West Allis	WI	1am3
2	West Bend	WI	nza
s6	Wisconsin Rapids	WI	e67
12a	Weirton	WV	f8i
8	Weirton Heights	WV	f0a
w	Wheeling	WV	lza
jd	Ansonia	CT	eup
yt	Bridgeport	CT	33ad
v	Bristol	CT	1anx
63	Branford	CT	mpq
lr	Cheshire	CT	mpv	cheshir
pj	Fillmore	CA	bkq
1xm	Buckeye	AZ	1398
8f	Bullhead City	AZ	uic
tr	Casa Grande	AZ	11h7
p	Casas Adobes	AZ	1fjf
3h	Catalina Foothills	AZ	1370
ds	Chandler	AZ	526z
2xl	Douglas	AZ	deq
2s	Drexel Heights	AZ	let
ml	El Mirage	AZ	oj9
4r	Eloy	AZ	ctz
hv	Flagstaff	AZ	1etq	flagshtok
2k	Florence	AZ	jpc	florencija
z	Flowing Wells	AZ	co3
5q	Fortuna Foothills	AZ	k9l
y	Fountain Hills	AZ	hcp
k6	Gilbert	AZ	4gud
2a	Glendale	AZ	4uxt	glendejl
7t	Goodyear	AZ	1ed7
ew	Green Valley	AZ	gi7
3ah	Kingman	AZ	lno	kingmen
8x	Lake Havasu City	AZ	14j3
1sd	Marana	AZ	qz5
1b	Maricopa	AZ	xju
hr	Mesa	AZ	9erl	меса|メサ
1po	Nogales	AZ	g2t
pt	Oro Valley	AZ	vn7
l9	Payson	AZ	bt1
4v	Peoria	AZ	3avl
4v	Phoenix	AZ	uzgg	feniks|fenikso|finiksa|hoozdoh|peniki|φοινιξ|горад фінікс|феникс|финикс|фінікс|ֆինիքս|פיניקס|פניקס|فونیکس ایریزونا|فينيكس اريزونا|فینکس|فینیکس|फ़ीनिक्स्|फीनिक्स|ফিনিক্স|பீனிக்ஸ்|ఫీనిక్స్ నగరం|ಫೀನಿಕ್ಸ್|ฟีนิกซ์|ფინიქსი|ፊኒክስ አሪዞና|フェニックス|凤凰城|鳳凰城|피닉스
wz	Prescott	AZ	uqr
g	Prescott Valley	AZ	tye
9b	Queen Creek	AZ	kc9
yg	Rio Rico	AZ	emq
uv	Sahuarita	AZ	jhn
a9	San Luis	AZ	joh
f4	Scottsdale	AZ	4nqh
o7	Sierra Vista	AZ	xv4
1g1	Sun City	AZ	sxn
4	Sun City West	AZ	ixj
67	Surprise	AZ	2iod	sjurpriz
cu	Tanque Verde	AZ	d1h
4o	Tempe	AZ	3gs7
d	Tempe Junction	AZ	3e74
yi	Tucson	AZ	b5bo	tuksonas|tuson|тусон|טוסון|توسان|توسن اريزونا|तुसॉन|ทูซอน|ტუსონი|ツーソン|图森|투손
2vw	Yuma	AZ	1zt4	juma
9n	Adelanto	CA	oid
47	Agoura	CA	fuh
2	Agoura Hills	CA	foq
54	Alameda	CA	1kyc
35	Albany	CA	eaz	olbani
5u	Alhambra	CA	1s41	algambra
2v	Aliso Viejo	CA	10wf
a2	Altadena	CA	x09
15	Alum Rock	CA	bzk
3k	American Canyon	CA	f0e
38	Anaheim	CA	77gp	анахаим|אנהיים|アナハイム|安那罕|安那翰
87	Antelope	CA	zbe
2n	Antioch	CA	26zo	antiok
4j	Apple Valley	CA	1hcf
36	Arcadia	CA	17ho
91	Arroyo Grande	CA	db8
1o	Artesia	CA	cqy
15	Arvin	CA	ew8
30	Ashland	CA	gx1
2s	Atascadero	CA	lue
24	Atwater	CA	lqg
3w	Avenal	CA	byp
19	Avocado Heights	CA	bw3
1f	Azusa	CA	zrt
8r	Bakersfield	CA	7g4b	bejkursfild|беикърсфилд|ベーカーズフィールド
3k	Baldwin Park	CA	1m66
4m	Banning	CA	mub
7d	Barstow	CA	hgv
8	Barstow Heights	CA	ioa
74	Bay Point	CA	gm6
2	Bay Point	CA	gh1
ev	Beaumont	CA	sgd
5k	Bell	CA	rdh	bella
l	Bell Gardens	CA	wgo
2v	Bellflower	CA	1n48
x	Belmont	CA	jxn
2n	Benicia	CA	ktx
3q	Berkeley	CA	2ev8	berkli|burkli
9x	Beverly Hills	CA	qbh	bev rli khils
11z	Bloomington	CA	iej
6p	Blythe	CA	g29
ee	Bostonia	CA	bv7
b4	Brawley	CA	j95
f	Brea	CA	ub6
1o	Brentwood	CA	13q1
px	Buena Park	CA	1q4y
78	Burbank	CA	27qk	b rbank|berbank|los angeles county
2d	Burlingame	CA	m86	berlingem
ip	Calabasas	CA	hsi
2x	Calexico	CA	trg
de	Camarillo	CA	1eb5
2u	Cameron Park	CA	e2c
bb	Campbell	CA	ud1	kehmpbell
eu	Carlsbad	CA	299s
35	Carmichael	CA	1bnm
53	Carson	CA	1yrm
7s	Castaic	CA	eo7
3l	Castro Valley	CA	1bd8
26	Cathedral City	CA	13i8
hw	Ceres	CA	z1l	cerera
d	Cerritos	CA	11u9	serritos
av	Chatsworth	CA	vtz
5z	Chico	CA	1ui3	chiko
7g	Chino	CA	1o67
8	Chino Hills	CA	1lpr
3e	Chowchilla	CA	eg0
6g	Chula Vista	CA	587g
ie	Citrus Heights	CA	1s9x
3r	Claremont	CA	qy6
5w	Clearlake	CA	brm
5y	Clovis	CA	21sf
18	Coachella	CA	veo
ed	Clovis	CA	21sf
2s	Colton	CA	148q
7v	Compton	CA	22fb
19	Concord	CA	2m6r
bw	Corcoran	CA	j59
2k	Corona	CA	39km
w	Coronado	CA	elc
4x	Costa Mesa	CA	2cug	costa mesa orange county
9b	Covina	CA	10vo
oc	Cudahy	CA	id9
1r	Culver City	CA	u03	kalver siti
v	Cupertino	CA	18zi
33	Cypress	CA	10vu
4u	Daly City	CA	260z	dejli siti
1h	Dana Point	CA	pqf
1c	Danville	CA	wfr
4t	Davis	CA	1emu	dejvis
lp	Delano	CA	14xd
69	Desert Hot Springs	CA	k0i
7u	Diamond Bar	CA	16uw
4z	Dinuba	CA	gjx
3o	Dixon	CA	e5r
ff	Downey	CA	2e8s	dauni
81	Duarte	CA	gg9
a	Dublin	CA	zis
ic	East Rancho Dominguez	CA	bof
3h	East Hemet	CA	dfu
1g	East Los Angeles	CA	2pls
12	East Palo Alto	CA	lq3
dt	El Cajon	CA	24ra
28	El Centro	CA	wva	ehl sentro
e	El Cerrito	CA	i65
1k	El Dorado Hills	CA	who
1s	El Monte	CA	2fk3	ehl monte
39	El Segundo	CA	cum
6z	Elk Grove	CA	3a2f
ev	Encinitas	CA	19xa
51	Escondido	CA	331j
cs	Fair Oaks	CA	nuo
1c	Fairfield	CA	299l	feurfild
6r	Fallbrook	CA	nk6
1kj	Florin	CA	10nt
2k	Folsom	CA	1jpn
1e	Fontana	CA	47ad
1c	Foothill Farms	CA	pk1
9w	Foster City	CA	nl3
1c	Fountain Valley	CA	16oh
en	Fremont	CA	4l6x
5n	Fresno	CA	alop	fraxinus|фресно|フレズノ
8m	Fullerton	CA	2wah
51	Galt	CA	i8v
2f	Garden Grove	CA	3nur
y	Gardena	CA	19e5
ih	Gilroy	CA	11o5
3s	Glen Avon	CA	fl3
21	Glendale	CA	43xj	glendejl
g	Glendora	CA	12mx
ek	Goleta	CA	n28	goelette
fr	Granite Bay	CA	fqq
hu	Greenfield	CA	clm
hz	Hacienda Heights	CA	15p2
a1	Hanford	CA	15n3	khehnford
i0	Hawthorne	CA	1t1h
2x	Hayward	CA	3396	kheju red
9k	Hemet	CA	1oox
4u	Hercules	CA	ikc	gerkules
1y	Hermosa Beach	CA	f1u
1j	Hesperia	CA	1xkt
84	Highland	CA	14z4
hj	Hollister	CA	qy8
s	Hollywood	CA	3ldc	gollivud|holivudas|holivudo
wq	Huntington Beach	CA	42lk	kh ntingt north bijch
v	Huntington Park	CA	18ua
8u	Imperial Beach	CA	kb8
aw	Indio	CA	1mo4
16	Inglewood	CA	2cmh
81	Irvine	CA	4jvb	irvajn
2f	Isla Vista	CA	htk
32z	La Cañada Flintridge	CA	fme
1r	La Habra	CA	1ahb
l	La Jolla	CA	x14
1b	La Mesa	CA	1815
h	La Mirada	CA	11fz
f	La Palma	CA	c0g
11	La Presa	CA	qd5
7	La Puente	CA	uq0
d	La Quinta	CA	swr
1j	La Verne	CA	nyv
1t	Ladera Ranch	CA	hqc
r	Lafayette	CA	ifp	lafajet
19	Laguna	CA	zz1
4	Laguna Beach	CA	hj7
v	Laguna Hills	CA	new
n	Laguna Niguel	CA	1clf
14	Laguna Woods	CA	chs
3m	Lake Elsinore	CA	13zh
f	Lake Forest	CA	1nm8
7g	Lakeside	CA	fxk
21	Lakewood	CA	1prk
1p	Lamont	CA	bo0
o	Lancaster	CA	3cux
dh	Lathrop	CA	dwn
4y	Lawndale	CA	pa9
82	Lemon Grove	CA	jjc
p	Lemoore	CA	ixf
j	Lennox	CA	hk1
c6	Lincoln	CA	x1f
4c	Linda	CA	dpp
lr	Live Oak	CA	d8m
3i	Livermore	CA	1qh4	liv rmor
3h	Lodi	CA	1bxy
3n	Loma Linda	CA	hy5
1z	Lomita	CA	fmo
l	Lompoc	CA	wqq
3x	Long Beach	CA	9woh	litus longum|long bich|long bycas|лонг биич|לונג ביץ|ロングビーチ
ba	Los Altos	CA	mcw
q	Los Angeles	CA	29ael	=city of angels|=la|=los angles|angelopolis|el pueblo de nuestra senora de los angeles de porciuncula|lok chham ki|los andzelas|los antzeles|los anxhelos|los anzheles|losandzelosa|os anxeles|λος αντζελες|горад лос анджэлес|лос анджелис|лос андьелес|лос анжелес|լոս անջելես|לאס אנדזשעלעס|לוס אנגלס|لاس اینجلس|لس انجلس|لسانجلس|لوس انجلوس|لوس يانجېلېس|لۆس يانجلەس|लस एन्जलस|लास एंजलस|लॉस एंजेल्स|लॉस ऐन्जेलिस|লস অ্যাঞ্জেলেস|லாஸ் ஏஞ்சலஸ்|లాస్ ఏంజలెస్|ലോസ് ആഞ്ചെലെസ്|ลอสแอนเจลิส|လော့စ်အိန်ဂျယ်လိစ်မြို့|ლოს ანჯელესი|ロサンゼルス|洛杉矶|洛杉磯|로스앤젤레스
2k	Los Banos	CA	rr8
1t	Los Gatos	CA	mp1
nl	Lynwood	CA	1hu4
5l	Madera	CA	1be0
ea	Manhattan Beach	CA	r3z
2a	Manteca	CA	1frs
95	Marina	CA	f7q
af	Martinez	CA	rn4
ax	Maywood	CA	l4z
gl	Mead Valley	CA	ea6
9n	Menifee	CA	1ntb
i	Menlo Park	CA	opm
u	Merced	CA	1oxa	mersed
oc	Millbrae	CA	gm4
5i	Milpitas	CA	1fja
4l	Mira Loma	CA	gx6
7j	Mission Viejo	CA	1zzt
3t	Modesto	CA	4b7x
7n	Monrovia	CA	s8e
1l	Montclair	CA	sag
2i	Montebello	CA	1c84
13	Monterey	CA	lgi
19	Monterey Park	CA	1ai5
6q	Moorpark	CA	qk5
n	Moraga	CA	ccw
1p	Moreno Valley	CA	4579
w	Morgan Hill	CA	t8a
jw	Mountain View	CA	1l5e
bz	Murrieta	CA	27u2
54	Napa	CA	1ncj
2x	National City	CA	197a
gr	Newark	CA	wul
2f	Newport Beach	CA	1tqa
5u	Nipomo	CA	cwa
2r	Norco	CA	kvr
bi	North Glendale	CA	4csh
r	North Highlands	CA	wxy
e	North Hollywood	CA	1o2g
9h	Norwalk	CA	29fx
1d	Novato	CA	141s
co	Oakdale	CA	fyb
12	Oakland	CA	8dhg	oakland i california|okland|oklandas|oklend|oklenda|quercupolis|окланд|окленд|оукланд|оукленд|אוקלנד|اوكلاند كاليفورنيا|اوکلند|اوکلینڈ|ओकलंड|ओकल्याण्ड|ஓக்லண்ட்|ოკლენდი|オークランド|奥克兰|오클랜드
s	Oakley	CA	rc8
5p	Oceanside	CA	3kxa
2r	Oildale	CA	p7w
ft	Ontario	CA	3ihg
22	Orange	CA	2x9c
1h	Orangevale	CA	q7c
17	Orcutt	CA	max
1x	Orinda	CA	dm3
29	Oroville	CA	bzu
bt	Oxnard	CA	48p7
i	Oxnard Shores	CA	40gz
62	Pacifica	CA	sqa
h	Pacific Grove	CA	blt
59	Palm Desert	CA	11dp
16	Palm Springs	CA	ydk
u	Palmdale	CA	39v2	palmdejl
1e	Palo Alto	CA	1doz
72	Paradise	CA	k8a
30	Paramount	CA	15qq
7y	Pasadena	CA	2xsy
16	Paso Robles	CA	kyd
25	Patterson	CA	fr1
hj	Perris	CA	1grm
2e	Petaluma	CA	18ph
7c	Pico Rivera	CA	1cke
j7	Pinole	CA	e6u
7q	Pittsburg	CA	1ctc	pitsb rg
1q	Placentia	CA	12zp
5d	Pleasant Hill	CA	pkw
1l	Pleasanton	CA	1i8d
ax	Pomona	CA	370i
4p	Port Hueneme	CA	grf
3o	Porterville	CA	15sl
63	Poway	CA	10w3
aw	Prunedale	CA	djs
jr	Ramona	CA	fno
44	Rancho Cordova	CA	1dzc
e	Rancho Cucamonga	CA	3jit
1o	Rancho Mirage	CA	daa
k	Rancho Palos Verdes	CA	w4r
i	Rancho San Diego	CA	gd4
t	Rancho Santa Margarita	CA	10x9
io	Redlands	CA	1h1n
v	Redondo Beach	CA	1fi4
1d	Redwood City	CA	1n9r
46	Reedley	CA	io2
8g	Rialto	CA	24ir
3w	Richmond	CA	280l
1u	Ridgecrest	CA	lb4
5d	Rio Linda	CA	bnm
4d	Riverbank	CA	hhy
x	Riverside	CA	6igv	rivursajd|ривърсаид
ca	Rocklin	CA	17ym
6t	Rohnert Park	CA	vm3
4r	Rosamond	CA	e06
3o	Rosemead	CA	15hg
6	Rosemont	CA	hi1
8	Roseville	CA	2jno	rozvell
6t	Rowland Heights	CA	11sx
2f	Rubidoux	CA	qg8
7o	Sacramento	CA	9zy0	=sac|=sacto|sakramentas|сакраменто|סקרמנטו|サクラメント|沙加緬度
1e6	Salinas	CA	382x
bj	San Bernardino	CA	4hz8
13	San Bruno	CA	vq2
b	San Carlos	CA	lx2
v	San Clemente	CA	1d0i
k	San Diego	CA	s0sq	=sd|didacopolis|san diegas|san ntienko|sandjego|σαν ντιεγκο|сан диего|сан дієго|սան դիեգո|סן דייגו|سان دييغو كاليفورنيا|سان ڈیاگو|سن دیگو|सॅन डियेगो|স্যান ডিয়েগো|சான் டியேகோ|శాన్ డియాగో|แซนดีเอโก|სან დიეგო|サンディエゴ|聖地牙哥|샌디에이고
28	San Dimas	CA	pqz
1i	San Fernando	CA	i8t
e	San Francisco	CA	h9bn	=frisco|=san fran|=sf|=sfo|franciscopolis|kapalakiko|khiu kim san|san franciskas|san fransisko|sao francisco|σαν φρανσισκο|горад сан францыска|сан франсиско|сан франціско|սան ֆրանցիսկո|סאן פראנציסקא|סן פרנסיסקו|سان فرانسسکو|سان فرانسيسكو|سانفرانسیسکۆ|सॅन फ्रान्सिस्को|सैन फ्रांसिस्को|সান ফ্রান্সিসকো কাউন্টি|সান ফ্রান্সিস্কো|சான் பிரான்சிஸ்கோ|శాన్ ఫ్రాన్సిస్కో|സാൻ ഫ്രാൻസിസ്കോ|ซานฟรานซิสโก|སན ཧྥུ རན སིས ཁོ|ဆန်ဖရန်စစ္စကိုမြို့|სან ფრანცისკო|サンフランシスコ|旧金山|샌프란시스코
23	San Gabriel	CA	una
1k	San Jacinto	CA	y3r
29	San Jose	CA	k9w6	=sj|fanum sancti iosephi|san chose|san jose i california|san khoze|sao jose|σαν χοσε|горад сан хасэ|сан хозе|սան խոսե|סן חוזה|سا ن جوز|سان خوسيه كاليفورنيا|سانخوزه کالیفرنیا|सॅन होजे|सैन जोस|સેન જોસ|சான் ஹொசே|శాన్ ఓసె|ಸ್ಯಾನ್ ಜೋಸ್|แซนโฮเซ|სან ხოსე|サンノゼ|聖荷西|새너제이
1m	San Juan Capistrano	CA	qox
y	San Leandro	CA	1tjq
i	San Lorenzo	CA	i3g
16	San Luis Obispo	CA	ytb
19	San Marcos	CA	1sn9
1j	San Mateo	CA	2307
2d	San Pablo	CA	mhf
k	San Pedro	CA	1ohx
13	San Rafael	CA	18j5
q	San Ramon	CA	1jo4
7n	Sanger	CA	iq6
w	Santa Ana	CA	6yeo	санта ана|サンタアナ
1g	Santa Barbara	CA	1w7u	sancta barbara
1r	Santa Clara	CA	2hv8
y	Santa Clarita	CA	3s1s
3	Santa Cruz	CA	1a96
24	Santa Fe Springs	CA	cin
1g	Santa Maria	CA	24td
w	Santa Monica	CA	1x8o	sancta monica
x	Santa Paula	CA	mmh
16	Santa Rosa	CA	3lhj
3y	Santee	CA	157p
1k	Saratoga	CA	n3a
gp	Seal Beach	CA	inc
1e	Seaside	CA	phd
5d	Selma	CA	hwz
e9	Shafter	CA	d3w
b6	Sherman Oaks	CA	14n9
l3	Simi Valley	CA	2nv1
s7	Soledad	CA	juy
9y	South El Monte	CA	fis
6b	South Gate	CA	20u4
1p	South Lake Tahoe	CA	gij
1h	South Pasadena	CA	jrn
1c	South San Francisco	CA	1d3k
c	South San Jose Hills	CA	fuv
1s	South Whittier	CA	183o
a	South Yuba City	CA	bqp
bu	Spring Valley	CA	lrh	spring vehlli
9t	Stanton	CA	tgq	stehnton
au	Stockton	CA	692z	stokt north
gx	Suisun	CA	lov
7k	Sun City	CA	f3v
4u	Sunnyvale	CA	3035	south nivejl
10o	Temecula	CA	258h
22	Temple City	CA	rfq
q0	Thousand Oaks	CA	2pqz
h5	Torrance	CA	347y	torrans
4p	Tracy	CA	1rze
dh	Truckee	CA	chg
2z	Tulare	CA	19qm	tular
6p	Turlock	CA	1gw5
2n	Tustin	CA	1mac
3	North Tustin	CA	j85
24	Twentynine Palms	CA	jbs
7q	Ukiah	CA	cej
26	Union City	CA	1hn0	junion siti
1	Union City	CA	1hn0
6n	Universal City	CA	290o	juniversal siti
3d	Upland	CA	1kw4
8p	Vacaville	CA	1zbg	vakavil
1o	Valencia	CA	36js
12	Valinda	CA	hly
1i	Vallejo	CA	2hgm	valekho
8p	Van Nuys	CA	2xa3
55	Ventura	CA	22o1
9k	Victorville	CA	2hfj
5j	Vincent	CA	caa
42	Visalia	CA	2o0q
z	Vista	CA	20ei
ae	Walnut	CA	mic
e	Walnut Creek	CA	1dil
14	Walnut Park	CA	cbi
dv	Watsonville	CA	13i7
aj	West Carson	CA	gqr
p	West Covina	CA	29v6	zapadna kovina|zapadnaja kovina
3z	West Hollywood	CA	qjj
37	West Puente Valley	CA	hgs
k	West Sacramento	CA	11m0
5f	Westminster	CA	1x7p
p	Westmont	CA	okt
hg	Whittier	CA	1tub
5l	Wildomar	CA	ots
e4	Willowbrook	CA	rrj
6k	Windsor	CA	koh	vindzor
3h	Winter Gardens	CA	fx3
8d	Woodland	CA	16ss
8	Woodland Hills	CA	1i0g
cw	Yorba Linda	CA	1dka
35	Yuba City	CA	1e3h
v	Yucaipa	CA	13mv
x	Yucca Valley	CA	fz0
v4	Arvada	CO	2a4h
44	Aurora	CO	6yty	аврора
202	Brighton	CO	pqg	brajton
2m	Broomfield	CO	174h
qy	Cañon City	CO	cnk
90	Castle Rock	CO	117r
s	Castlewood	CO	jhz
54	Centennial	CO	25g9
dw	Cimarron Hills	CO	cgx
61	Clifton	CO	fch
9g	Colorado Springs	CO	8xbf	=colo springs|=cos|колорадо спрингс|コロラド スプリングス|科罗拉多斯普林斯
1n	Columbine	CO	iqg	kolombina
28	Commerce City	CO	zfd
19r	Denver	CO	cv32	=mile high city|denber|denv r|denver county|denvera|denveris|denverium|denvero|горад дэнвер|денвер|денвър|դենվեր|דנוור|دنفر كولورادو|دنور|ڈینور|डेनवर|डेन्भर|डेन्वर्|डेन्व्हर|ডেনভার কাউন্টি|டென்வர்|ഡെൻവർ|เดนเวอร์|დენვერი|デンバー|丹佛|덴버
nt	Durango	CO	d13
s1	Englewood	CO	ncf
q5	Fountain	CO	jxy
un	Golden	CO	ek3
7r	Grand Junction	CO	196u
14u	Highlands Ranch	CO	22mh
1o4	Ken Caryl	CO	p12
fo	Lafayette	CO	iv9	lafajet
4v	Lakewood	CO	32bo	lejkvud
u6	Littleton	CO	w7d	littlton
dm	Louisville	CO	e6g	luisvil
1os	Montrose	CO	erg
13a	Northglenn	CO	rm5
oi	Parker	CO	yy9
14i	Pueblo	CO	2a8z	puehblo
d	Pueblo West	CO	mv9
2du	Sherrelwood	CO	e3z
wx	Southglenn	CO	wm4
1cc	Thornton	CO	2jn8
1v6	Westminster	CO	29vm
12	Wheat Ridge	CO	n9y
11i	Dodge City	KS	l3g
3x	Garden City	KS	kki
al	Liberal	KS	fu5	liberalnaja
6sn	Alamogordo	NM	ngj
2c	Albuquerque	NM	bp6k	=abq|=alb|=albq|=burque|albak rki|albukerke|duke city|албакърки|альбукерке|אלבקרקי|アルバカーキ
4fo	Carlsbad	NM	k62
1hq	Clovis	NM	t5b
3t3	Farmington	NM	zed
145	Gallup	NM	gq6
25x	Hobbs	NM	qbu	khobbs
2wu	Las Cruces	NM	23bm	las kruses
9m3	Rio Rancho	NM	1vj5
hi	Roswell	NM	11bi
1em	Santa Fe	NM	1gff
1or	South Valley	NM	vm8
68p	Boulder City	NV	blb	boulder
md	Carson City	NV	16ne	karson siti
1va	Enterprise	NV	2bpd
6l	Fernley	NV	ey0
134	Henderson	NV	5iv5
16x	Las Vegas	NV	cifg	=lv|=sin city|=vegas|campi|las vegasas|las venkas|lasvegasa|naazhoosh hatsoh|λας βεγκας|горад лас вегас|лас вегас|լաս վեգաս|לאס וגאס|לאס וועגאס|لاس فيغاس نيفادا|لاس ویگاس|لاسوگاس|लास वेगास|लास व्हेगस|লাস ভেগাস|லாஸ் வேகஸ்|లాస్ వెగాస్|ലാസ് വെഗാസ്|ลาสเวกัส|လပ်ဗီးဂပ်စ်မြို့|ლას ვეგასი|ラスベガス|拉斯维加斯|라스베이거스
y0	Mesquite	NV	bsc
xz	North Las Vegas	NV	4nep
cg	Pahrump	NV	s49
2t	Paradise	NV	4s73
v9	Reno	NV	4ts5	rino
1cm	Spanish Springs	NV	bmg
z	Sparks	NV	1xnc
1b	Spring Valley	NV	3tnf	spring vehlli
b2	Sun Valley	NV	ew3
10	Sunrise Manor	NV	424c
1d3	Whitney	NV	trt
6j	Winchester	NV	ll6
oo	Amarillo	TX	4353
n0	Big Spring	TX	l1u
2br	Del Rio	TX	rgn
gp	Eagle Pass	TX	k94
8s	El Paso	TX	dwv5	el pasas|ел пасо|эль пасо|エル パソ
1lt	Hereford	TX	buy
87	Horizon City	TX	cwv
1pc	Lubbock	TX	4x51
l4	Midland	TX	2drf
xt	Odessa	TX	2544
b3	Pampa	TX	dvu
dt	Plainview	TX	h4i
17o	San Angelo	TX	1zww
pa	Socorro	TX	op9
5	Socorro Mission Number 1 Colonia	TX	m3h
1vh	West Odessa	TX	hir
2io	Cedar City	UT	m9l
7ee	Saint George	UT	1k8x
2be	Washington	UT	eh5
vu	Wasco	CA	jpl
ve	Anthem	AZ	gqs
11	Apache Junction	AZ	rnk
la	Avondale	AZ	1mtq	ejvondejl
1d7	Juneau	AK	o4r	juneau city and borough
3rl	Arcata	CA	dan
a7	Bayside	CA	d7w
359	Eureka	CA	kzb
3dh	McKinleyville	CA	bpl
1ue	Redding	CA	1xc5
1q8	Susanville	CA	duj
1zz	Boulder	CO	2355
1fw	Erie	CO	dzr
1e	Evans	CO	eax
6m	Fort Collins	CO	333m
cd	Greeley	CO	1zo9
1as	Longmont	CO	1uke
2k	Loveland	CO	1fl7
371	Windsor	CO	edw	vindzor
29c	Boise	ID	34n7	boizis
z1	Caldwell	ID	zod
14z	Coeur d'Alene	ID	y21
20d	Eagle	ID	fd0
3mh	Idaho Falls	ID	17u5	ajdakho fols
154	Kuna	ID	bqi
g7	Lewiston	ID	oly
4	Lewiston Orchards	ID	o8u
1nj	Meridian	ID	1lxw
np	Moscow	ID	id4
az	Nampa	ID	1qxh
1mo	Pocatello	ID	15v3
8k	Post Falls	ID	l9y
op	Rexburg	ID	jnw
4ao	Twin Falls	ID	y1p
msk	Billings	MT	28dm	belinum
129	Bozeman	MT	srk	bozmana
xj	Butte	MT	qdq
9hu	Great Falls	MT	1955
19m	Helena	MT	lr2	helenopolis
2o2	Kalispell	MT	fdj
4uz	Missoula	MT	1fj8
gi2	Bismarck	ND	1ba0	bismarck i nord dakota
l8	Dickinson	ND	dq3
17t	Mandan	ND	e57
4m	Minot	ND	vjs	mina
5pr	North Platte	NE	j31
14p	Scottsbluff	NE	blr
3ai	Elko	NV	e49
5gu	Albany	OR	12pa	olbani
9j	Aloha	OR	124x
1e	Altamont	OR	eux
hs	Ashland	OR	fhq
183	Beaverton	OR	1xaj
5v	Bend	OR	1n4v
4s	Bethany	OR	fxi
333	Canby	OR	c7p
nf	Central Point	OR	d8x
1gm	Coos Bay	OR	cbj
6g	Corvallis	OR	160u
3y7	Eugene	OR	3cih	judzhin
11c	Forest Grove	OR	g9n
5c	Four Corners	OR	caz
1b6	Grants Pass	OR	qn9
b9	Gresham	OR	29h6
x2	Hayesville	OR	fds
az	Hermiston	OR	cx5
8d	Hillsboro	OR	1yor
2ks	Keizer	OR	s5a
en	Klamath Falls	OR	g2w	klamat fols
di	Lake Oswego	OR	s97
dq	Lebanon	OR	bz2
4g	Lents	OR	fjw
2qu	McMinnville	OR	ou3
4j	Medford	OR	1lsr
m9	Milwaukie	OR	fnn	miluoki
1eq	Newberg	OR	h10
rx	Oak Grove	OR	ctx
ei	Oregon City	OR	okz
vb	Pendleton	OR	ctg
wd	Portland	OR	cig0	=pdx|=rose city|portland i oregon|portlandia|портланд|פורטלנד|ポートランド|波特蘭|포틀랜드
115	Redmond	OR	k87
14u	Roseburg	OR	gcd
mi	Salem	OR	3bbh
14u	Sherwood	OR	e1e
1tx	Springfield	OR	19u3
24h	Tigard	OR	112b
jz	Troutdale	OR	cbe
t	Tualatin	OR	k3q
1xj	West Linn	OR	jdh
zi	Wilsonville	OR	f1x
bp	Woodburn	OR	ikw
519	Rapid City	SD	1gfo	rapid siti
2rt	Bountiful	UT	wu0
3q	Brigham City	UT	dt7
ja	Centerville	UT	btz
8h	Clearfield	UT	n8g
16	Clinton	UT	fre
8f	Cottonwood Heights	UT	psp
jd	Draper	UT	wma
5y	Eagle Mountain	UT	giv
2e	East Millcreek	UT	g28
a1	Farmington	UT	e3n
v4	Herriman	UT	gt5
29	Highland	UT	bz7
41	Holladay	UT	kfc
jn	Kaysville	UT	l2c
c	Kearns	UT	rkj	kerns
ak	Layton	UT	1fxr
39	Lehi	UT	10kv
8w	Logan	UT	1166
6x	Magna	UT	kg9
cj	Midvale	UT	lks
30	Millcreek	UT	1by3
b7	Murray	UT	102i
7t	North Ogden	UT	de5
w	North Salt Lake	UT	cle
3u	Ogden	UT	1rwp
3k	Orem	UT	1w5k
5y	Payson	UT	e46
7g	Pleasant Grove	UT	put
5u	Provo	UT	2eso
er	Riverton	UT	twh
6t	Roy	UT	sgk	roj
5b	Salt Lake City	UT	3zuw	=salt lake|=slc|sallaga urbo|sol lek siti|solt leik sitis|solt leik sity|soltleiksitija|thanh pho salt lake|urbs lacus salsi
1w	Sandy City	UT	1vhh	sandy
9	Sandy Hills	UT	1x47
h	Saratoga Springs	UT	dpx
iu	South Jordan Heights	UT	snp
5	South Jordan	UT	12wi
d	South Ogden	UT	cr8
b	South Salt Lake	UT	i81
1u	Spanish Fork	UT	qrn
3p	Springville	UT	mqi
b2	Syracuse	UT	irv
2d	Taylorsville	UT	1998
xv	Tooele	UT	odx
nq	West Jordan	UT	280w
1m	West Valley City	UT	2rwo	west valley
ho	Aberdeen	WA	d1c
bi	Anacortes	WA	c6a
5v	Arlington	WA	dty
2p	Auburn	WA	1i5g
eg	Battle Ground	WA	dk3
b1	Bellevue	WA	2mez	belvju
h	Bellingham	WA	1qet
od	Bonney Lake	WA	dem
1h	Bothell	WA	pup
69	Bremerton	WA	t41
cu	Burien	WA	ppd
8i	Camas	WA	exn
nx	Centralia	WA	cls
zs	Cottage Lake	WA	hcu
58	Covington	WA	dk7
u5	Des Moines	WA	mw9
wv	Edmonds	WA	un1	ehdmonds
5w	Ellensburg	WA	e0u
86	Everett	WA	27hn	ehverett
4k	Fairwood	WA	eqm	cascade fairwood
44	Federal Way	WA	1wwq
8q	Five Corners	WA	e0f
ck	Frederickson	WA	efz
ov	Graham	WA	i4j
ty	Hazel Dell	WA	ezv
15r	Issaquah	WA	nhe
uk	Kenmore	WA	fsc
n	Kennewick	WA	1l19
f	Kent	WA	1zaz
60	Kirkland	WA	11n7
7j	Lacey	WA	wpl
5p	Lake Stevens	WA	lnp
2v	Lakewood	WA	18vn
x9	Longview	WA	sa0
c0	Lynnwood	WA	rng
83	Maple Valley	WA	hi4
49	Martha Lake	WA	bxt
25	Marysville	WA	1ab8
ft	Mercer Island	WA	hij
8u	Mill Creek	WA	e2s
95	Monroe	WA	dco	monro
5o	Moses Lake	WA	fpq
3t	Mount Vernon	WA	ohr
1s	Mountlake Terrace	WA	fd1
37	Mukilteo	WA	fmm
hz	North Creek	WA	kdm
dk	Oak Harbor	WA	h17
6u	Olympia	WA	zv2
2n	Opportunity	WA	jyt
x	Orchards	WA	f38
c6	Parkland	WA	rmj
19	Pasco	WA	1a4l
pe	Port Angeles	WA	eou
94	Pullman	WA	mzr
z	Puyallup	WA	ske
e0	Redmond	WA	15s0
32	Renton	WA	1y5r
2f	Richland	WA	112y	richlend
td	Salmon Creek	WA	f6u
1x	Sammamish	WA	zbo
b7	SeaTac	WA	krh
13	Seattle	WA	d1n8	=emerald city|seatl|seattlum|siatul|siehtl|sietl|sietla|sietlas|sijetl|σιατλ|горад сіэтл|сиатъл|сиетл|сиэтл|сијетл|сієтл|סיאטל|سياتيل واشنطن|سیاتل|سیاٹل|सिअॅटल|सीऐटल|சியாட்டில்|ซีแอตเทิล|სიეტლი|ስያትል|ស៊ីតថល|シアトル|西雅圖|시애틀
cp	Shoreline	WA	14wf
59	Silverdale	WA	etg
qu	South Hill	WA	14gf
3h	Spanaway	WA	l0b
37	Spokane	WA	4h78	spokan
x	Spokane Valley	WA	1x97
ob	Sunnyside	WA	c8i
9g	Tacoma	WA	4931
uj	Tukwila	WA	eqr
1g	Tumwater	WA	dej
9v	University Place	WA	o14
4m	Vancouver	WA	3gu7	predloga zascitenovand|template vandalism
8c	Walla Walla	WA	ohf
bu	Wenatchee	WA	omt
5g	West Lake Sammamish	WA	q6h
1	West Lake Stevens	WA	g8n
lp	Bainbridge Island	WA	hrl
7x	Yakima	WA	1y9n
35w	Casper	WY	16ok
al	Cheyenne	WY	19vu	cheyenna
3t9	Gillette	WY	mfz
343	Laramie	WY	ns0
59w	Rock Springs	WY	hrw
104	Sheridan	WY	dgk
4ju	American Fork	UT	k9j
2k3	Kahului	HI	kbl
23	Kailua	HI	tt7
jj	Kāne‘ohe	HI	qp1
us	Kīhei	HI	g41
yx	Makakilo City	HI	bvb
d8	Mililani Town	HI	lbh	mililani
yl	Pearl City	HI	10sy
1bp	Wahiawā	HI	dr1
e0	Wailuku	HI	btd
5a	Waipahu	HI	thk
ao	‘Ewa Gentry	HI	hia
nt	Hilo	HI	xdr	baie de hilo|khilo
7g	Honolulu	HI	7yrt	=hono|гонолулу|הונולולו|هونولولو|ホノルル|檀香山|호놀룰루
4ee	Fairbanks	AK	obz
di7	Anchorage	AK	696a	ankoridz|ankoridzas
du	Badger	AK	f16
9oru	Milton	GA	p79
1	Johns Creek	GA	1n7c
b4	Cutler Bay	FL	v32
3m	Alafaya	FL	1o9t
d1mp	Fort Bragg	NC	min
51aj	Silver Firs	WA	g4b
4	Vineyard	CA	j5w
vvp	Citrus Park	FL	ipo
uwy	Wallingford Center	CT	e1t
ft	Bel Air North	MD	nl4
1	Bel Air South	MD	10t9
r1	Setauket-East Setauket	NY	bxx
3b	Tonawanda	NY	18v4
51	Fort Leonard Wood	MO	bmd
9w	West Bloomfield Township	MI	1dwy
2c	East Lake-Orient Park	FL	hk1
23	Four Corners	FL	k5g
17	Greater Northdale	FL	h1b
5g	Candler-McAfee	GA	hrl
5k	University	FL	vrf
e	Vero Beach South	FL	htg
2m	Kendall West	FL	rwa
65	Palm River-Clair Mel	FL	g80
76	Arden-Arcade	CA	1z4q
4g	Bryn Mawr-Skyway	WA	c2l
1r	Casa de Oro-Mount Helix	CA	eh6
6n	Florence-Graham	CA	1cwr
n	Fort Hood	TX	mtx
55	Inglewood-Finn Hill	WA	hir
25	La Crescenta-Montrose	CA	f5x
5q	East Hill-Meridian	WA	n1y
ge	Security-Widefield	CO	pde
27	Union Hill-Novelty Hill	WA	eid
2i	West Whittier-Los Nietos	CA	jpg
2w	Summerlin South	NV	il1
3v	Makakilo	HI	e2w
t	Schofield Barracks	HI	cmq
10jy	San Tan Valley	AZ	1qqx
47oy	BloomingtonMn	MN	1tpw
74jm	Enchanted Hills	NM	1vj5
43be	West Hills	CA	vyq
1fo9	Oak Hill	VA	q37
4c7h	Bridgewater	NJ	yb4
1	Warren Township	NJ	btb	warren
UY
21pyd	Young	RN	cac
68	Trinidad	FS	g9x
w	Treinta y Tres	TT	jsl	villa de treinta y tres
71	Tacuarembó	TA	140e	villa de tacuarembo
ex	Santa Lucía	CA	com
1w	San José de Mayo	SJ	s6p	ciudad de san jose|san jose
1l	San Carlos	MA	j8q	villa de san carlos
i	Salto	SA	250v	ciudad del salto|salta
1r	Rocha	RO	jor	ciudad de rocha
4	Rivera	RV	1dvb	villa de rivera
52	Progreso	CA	cbp
7s	Paysandú	PA	1kip
1d	Paso de Carrasco	CA	bvl
1q	Pando	CA	ijz	villa de pando
65	Montevideo	MO	r8i9	montevidejas|μοντεβιδεο|горад мантэвідэа|монтевидео|մոնտեվիդեո|מאנטעווידעא|מונטווידאו|مونتهویدي|مونتيفيديو|مونتېۋىدېيو|मोण्टेवीडियो|मोन्तेविदेओ|মোন্তেবিদেও|മൊണ്ടേവീഡിയോ|มอนเตวิเดโอ|མཱོན ཊི ཝི ཌོ|მონტევიდეო|ሞንቴቪዴዎ|モンテビデオ|蒙得维的亚|蒙特維多|몬테비데오
2i	Minas	LA	tc9
j	Mercedes	SO	won
i	Melo	CL	13db	ciudad de melo|mel|melas
5c	Maldonado	MA	16t2	san fernando de maldonado
4j	Las Piedras	CA	1hrm	villa de las piedras
15	La Paz	CA	fd5
d2	Fray Bentos	RN	hyn	villa de fray bentos|villa fray bentos
h	Florida	FD	ove	ciudad de la florida
3y	Durazno	DU	q6e	duranzo
n	Dolores	SO	c94
s	Delta del Tigre	SJ	dv9
6j	Colonia del Sacramento	CO	gr6	ciudad de la colonia del sacramento|colonia|colonia do sacramento|kolonija del sakramentas|la ciudad de colonia|sacramento
94	Carmelo	CO	d21
20	Canelones	CA	f76	villa de canelones
9l	Artigas	AR	wc5
UZ
cvym	Nukus	QR	4xh2	nukusas
19	Khŭjayli	QR	12kw
26	Oltinko’l	QR	19ma
d5z9	Zomin	JI	kw5	saamin
41	Urgut	SA	10jx
3a	Tirmiz	SU	30bl
4e	Sho’rchi	SU	j7o	chourtchi
20	Shahrisabz	QA	180r	schachrissjabs|shakhrisyabz
26	Samarqand	SA	6ufa	samarcanda|samarkandas|samarkando|semerkand|самарканд|סמרקנד|سمرقند|سەمەرقەند|サマルカンド|撒馬爾罕|撒马尔罕|사마르칸트
1a	Qarshi	QA	4rzm	bek budi|karaki
4k	Muborak	QA	mik
8o	Kitob	QA	wcy	kitab
5f	Kattaqo’rg’on	SA	19ti	kattakurgan|kattaqurghon
p	Koson	QA	1a1t
25	Karakul’		hcn	kara kal|qorakul
2o	Kogon	BU	1cbg
2a	G’uzor	QA	jko	ghuzor|guzar
26	Galaosiyo	BU	c1w	galaasiya|gallya asiya
m	Juma	SA	fdc	dzhuma
34	Denov	SU	1h8i	denan|denau|denow
1u	Chiroqchi	QA	exo	chirakchi|chirakchya
t	Chelak	SA	cwn	chelek
2h	Bulung’ur	SA	kov	bulunghur
4	Buxoro	BU	5b30	alt buchara|bokhara|bucara|buchara|bujara|bukhoro|staraya bukhara
15	Beshkent	QA	d4i
v	Boysun	SU	jbu	baysun
5c	Oqtosh	SA	tk3
6b4p	Zafar		j4d
x	Yaypan	FA	fos	bazar yaypan|yaipan
j	Yangiyŭl	TO	1aao
3	Yangiyer	SI	p6k	ungi yere
6	Yangirabot	NW	jb7	yangirabad|yangirabod
2	Yangiqo‘rg‘on	NG	lxi	yangikurgan|yangiqurghon
m	Yangiobod	TO	j7o	yangiabad
1f	Wobkent	BU	cvt	vabkend|vabkent
q	Uychi	NG	mwj	uichi|ujchi
o	Urganch	XO	37tq	novo urgench|ourguentch|urgench|urgentj|yrgench
7	Dashtobod	JI	f7q
l	Uchqŭrghon Shahri	NG	ppn	uchqurghon
n	Tŭytepa	TO	fyi
p	Tŭragŭrghon	NG	lhy	turakurgan
j	Toshloq	FA	kla
1	Tashkent	TK	16e98	ta kent|tashken|taskende|taskentas|taskento|toshkand|toshkent shahri|τασκενδη|ташкен|ташкент|тошканд|טשקנט|تاشكەنت|تاشکند|طشقند|ทาชเคนต์|ტაშკენტი|ታሽኬንት|タシュケント|塔什干|타슈켄트
2h	Toshbuloq	NG	m1e	tashbulak
34	Sirdaryo	SI	kow	sidare|syrdarya
k	Showot	XO	ksm	shovot
1c	Shofirkon	BU	kgv	shafirkan
2o	Salor	TO	kfy	salar
18	Qŭshkŭpir	XO	d2s	kosh kunir
1	Qo‘qon	FA	40np	kokand|kokandas
7	Piskent	TO	li1	pskent
p	Payshanba	SA	j44	payshmba
6	Parkent	TO	rr9
6	Pop	NG	h2i
f	Paxtakor	JI	gi0	pakhtakor
q	Olmaliq	TO	2liv	almalyk
8	Ohangaron	TO	rek	akhangaran|akhangaron
f	Nurota	NW	mor	nurata
5	Novyy Turtkul’	QR	11qk
13	Navoiy	NW	2s3h	kermene|nava|navoi|navoy|nawoiy|nazoy
q	Namangan	NG	99oo	наманган
2e	Marg‘ilon	FA	2v02	margelan|marghilon
2	Manghit	QR	nt2	manga|mangit
q	Asaka	AN	17s0	assake
1o	Quvasoy	FA	opk	kuvasa|kuvasay
x	Qŭrghontepa	AN	jyd	kurgan tepe|kurgantepa
5b	Kirgili	FA	fsb
c	Qibray	TO	leu
x	Khŭjaobod	AN	d15
4	Khiwa	XO	16vj	chiwa|khiva
1f	Haqqulobod	NG	k9d
1n	Kosonsoy	NG	xpg
4s	Jizzax	JI	39s2	dishsak|djizak|jizak|jizzakh
e	Iskandar	TO	lbo	iskander
1l	Hazorasp	XO	dm3	khazarasp
5	Gurlan	XO	l82	gurlek|gurlen
4	Guliston	SI	156l	gulistan
h	Ghijduwon	BU	vou	gijduvon
d	G‘azalkent	TO	j24	ghazalkent
f	Gagarin	JI	j6g
8	Farg\`ona	FA	3isi	farghona|fergana|novyy margelan|skobelev
2y	Dŭstlik	JI	cr0
1v	Chust Shahri	NG	1e4m	chust|tschust
i	Chirchiq	TO	3lia	tschirtschik
5	Chinoz	TO	iy1	chinaz|tschin
17	Chortoq	NG	12gk
20	Bŭka	TO	f5m
1g	Beshariq	FA	gyo	besharykskogo
5	Beruniy	QR	13ap
9	Bektemir	TK	kcs
6	Bekobod	TO	1uk3
4z	Angren	TO	2pyl	angrenshakhtstroy|turk|turn
7	Andijon	AN	6toz	andican|andidzhan|andijan|andizhan andijon|андижан|ظةنجان|アンディジャン|安集延|안디잔
r	Oltiariq	FA	jpj
9jg	Quva	FA	plb	kuva
VA
3zfg7	Vatican City		n1	citta del vaticano|ciudad del vaticano|vatican|vaticano
VC
24opr	Kingstown	04	ix2	kingstaun|kingstaunas
3ntj	Kingstown Park	04	dvu
VE
22lvw	La Asunción	O	r2k	la asunson
44y	Anaco	B	2iqk
19d	Alto Barinas	E	63cx
2xu3	Zaraza	J	w0b
3x	Yaritagua	U	1x6m
3q	Villa de Cura	D	1n46
5	Villa Bruzual	P	lll
4p	Valle de La Pascua	J	1wqg	valle de pascua
r	Valera	T	20cc
7	Valencia	G	toqj	balenzia|valensija|валенсия|バレンシア|巴伦西亚
4h	Upata	F	15f9
3b	Turmero	D	7dz0
2s	Tucupita	Y	13ri
1e	Trujillo	T	tem
6o	Tinaquillo	H	1rdt
53	Táriba	S	l60
hx	Santa Teresa	M	5z6y
3v	Santa Rita	V	ojm
lq	San Mateo	D	12w1
2d	San Juan de los Morros	J	1vp7
7	San Juan de Colón	S	ti1	colon
2a	San José de Guanipa	B	1bxs
3h	San Joaquín	G	w4e
4c	San Felipe	U	1n8e
1e	San Cristóbal	S	5a9j
g	San Carlos del Zulia	V	17nq	del zulia|san carlos
e	San Carlos	H	1nk8
1a	San Antonio del Táchira	S	p1m	san antonio|san antonio de tachira
1	San Antonio de Los Altos	M	1da9
b6	Rubio	S	13sg
e	La Villa del Rosario	V	1e5v	rosario|villa del rosario
cl	Quíbor	K	w1i
4d	Punto Fijo	I	2too
12	Punta Cardón	I	19gu	cardon|puerto cardon
1m	Puerto La Cruz	B	7xhs	puehrto la kruz|puerto de la cruz|пуэрто ла круз
y	Puerto Cabello	G	3q9c
4	Puerto Ayacucho	Z	14j2
73	Porlamar	O	1v80
98	Petare	M	7te4	петаре|ペタレ区
hn	Palo Negro	D	2rfv
dc	Ocumare del Tuy	M	3k54	ocumare
2n	Nirgua	U	nak
6i	Mucumpiz	L	4m3f
3t	Morón	G	y6s
by	Mérida	L	6fhc	мерида|מרידה
h9	Mariara	G	29e6
1x	Maracay	D	11llc
b	Maracaibo	V	1botk	маракаибо|マラカイボ
98	Maiquetía	X	14k4
2v	Machiques	V	1cl4
6h	Los Rastrojos	K	qq4	rastrojo
e3	Los Dos Caminos	M	18vs
ki	La Victoria	D	1v5x
b7	Las Tejerías	D	ppk
1ru	Lagunillas	V	y5d
2q	La Guaira	X	jhn
12i	Juan Griego	O	lsw
h6	Güiria	R	uv4
m	Güigüe	G	1j6y
47	Guatire	M	442n
47	Guarenas	M	3w4s
4x	Guanare	P	2en2
6n	Guacara	G	393c
hm	El Vigía	L	19lg
4w	El Tocuyo	K	14yz
24	El Tigre	B	38if
156	El Limón	D	36dz
5i	El Hatillo	M	18fr
12i	Ejido	L	2ahv	egido|ehkhido
9r	Cumaná	R	5iwn
46	Cúa	M	3wv2	kua
87	Coro	I	46mz	koro|santa ana de coro
8r	Ciudad Guayana	F	g013	guayana|guayana city|san felix de guayana|san tome|san tome de guayana|santo tome de guayana|santo tomo|sjudad guajana|сьюдад гуаяна
4	Ciudad Bolívar	F	78sw	angostura|bolivar|sjudad bolivar|ziuda bolivar|сьюдад боливар|シウダ ボリバル|玻利瓦尔城
3v	Chivacoa	U	zf4
53	Charallave	M	2roe
3j	Chacao	M	1dup
29	Tacarigua	G	u91	central tacarigua|central tacariqua
2z	Caucagüito	M	14jw	caucaguita
l	Catia La Mar	X	2afa	catia de la mar
5c	Carúpano	R	2ehe
1x	Carrizal	M	vca	carrizales
10	Carora	K	20d8
6z	Caracas	A	1satc	caracae|caraques|karakasa|καρακας|горад каракас|каракас|կարակաս|קאראקאס|קראקס|كراكاس|کاراکاس|کراکس|काराकास|केरकस|কারাকাস|કારાકાસ|கராகஸ்|ಕರಾಕಸ್|การากัส|ཁ ར ཁ སི|კარაკასი|ካራካስ|カラカス|卡拉卡斯|카라카스
t	Caraballeda	X	t6o
2u	Cantaura	B	phs	cantura
fz	Calabozo	J	2ido
2x	Cagua	D	2juh
2u	Cabimas	V	4aya	caramas
lw	Baruta	M	58fs	nuestra senora del rosario de baruta
2b	Barquisimeto	K	hclu	barkisimeto|баркисимето
i	Barinitas	E	qjh
j	Barcelona	B	93rv	барселона
cq	Araure	P	1kda
av	Altagracia de Orituco	J	uwk
bt	Acarigua	P	32vs
2qxg	Maturín	N	8t3w	матурин
d77	La Fría	S	kw5
6eh	El Cafetal	M	1pr1
1u	Caucaguita	M	19iw
3s	La Dolorita	M	17v2
102	Guasdalito	C	nt8	guasdualito
k4	San Fernando Apure	C	1osb	san fernando de apure
VG
24od2	Road Town		6ip
VI
2us7f	Charlotte Amalie		ffk	sharlota amalija
VN
xfqd	Yên Vinh		2ami
8o	Yên Bái		22ho	jenbaj|yen bay
1ld	Vũng Tàu		4hsj	cap saint jacques|saint james|ville du cap|xa vung tau
3q	Vĩnh Yên	49	dsk	vieh yen|yen
41	Vĩnh Long		27pu
2x	Vinh		3icv	vin
m	Việt Trì		204j
bp	Uông Bí		1d91
14	Tuy Hòa		1hp8
6	Tuyên Quang	35	s3y	tuyen kang
hr	Trà Vinh		18ao	phu vinh
ug	Thủ Dầu Một	39	1y81
th	Thành phố Hồ Chí Minh	09	22ber	cathair ho chi minh|cidade de ho chi minh|ciudad ho chi minh|ho chi minh|ho chi minh stadt|ho chi minh ville|ho chi minhin kaupunki|ho chi minhstad|ho ci minovo mesto|ho si minh varos|hochiminh city|hosimina|sai gon|tphcm|хошимин|הו צי מין סיטי|سايگون|هو تشي منه|サイゴン|ホーチミン|ホーチミン市|胡志明市|호찌민 시
2b	Thanh Hóa		2es9
49	Thái Nguyên		2vat
r	Thái Bình		14y7
5x	Tây Ninh	66	s4o
e6	Tân An	56	1e01	tan|tan am
27	Tam Kỳ		19iw	tanky
d5	Sơn Tây	25	vcs
1o	Sơn La		epa	son la chau|son lu
16	Sông Cầu		20ky	bong cau|song ka|song ko
1t	Sóc Trăng		2gb9	khanh hong|shokchang
73	Sa Pá		2yym	chapa|shapa
4p	Sa Ðéc		1acp
8a	Rạch Giá		4w78	rach zhia
1s	Quy Nhơn	26	4iaq	ki non|qui nhan|quinn yan|quinton|xa qui nhon
5g	Quảng Ngãi		pgg	kang ngei|thanh pho quang ngai
pe	Pleiku		2g4x	gia lai|tinh pleiku
l9	Phủ Lý	37	ojd	phu li
2s	Phú Khương	66	110e
e5	Phan Thiết		3fyk	xa phan thiet
9	Phan Rang-Tháp Chàm		1ym8	phan rang|phan ranh
p1	Ninh Bình		sg0
53	Nha Trang		62pd	kanh hoa|njachang
11y	Nam Ðịnh	45	45az
e2	Mỹ Tho	18	2mdi	mitho
18k	Long Xuyên	HN	3e15	cholong xuyen|long swiyen
is	Lào Cai		s5y
96	Lạng Sơn		1771
11u	Lagi		3fyk	la ghi|lag
e1	Kon Tum		10kx	cong tum|tinh kontum
19m	Hưng Yên		v2p
2q	Huế	33	65m9	khjue|khue
4q	Hạ Long		368y	hon cay|hon gai|hon goi
3n	Hội An		p9x
81	Hòa Bình		297w	hao binh
61	Hà Tĩnh	30	le8
5	Hà Tiên		uv4
26	Hà Nội	25	uodi	=hanoi|anoi|hanojus|keicho|ανοι|ханои|האנוי|هانوي|هانوی|ฮานอย|ሀኖይ|ハノイ|河內|하노이
4o	Haiphong		cx1j	khajfon|хаифон|هايفونغ|ไฮฟอง|ハイフォン|海防市
s	Hải Dương		18ry	hai dzung
n	Hà Giang		p82
f	Hà Ðông	25	1399
ts	Dồng Xoài		ii2	ap dong xoai|dong xoa
ci	Ðồng Hới		ny8	dongkhoj
14	Ðông Hà		dmm	dong na
fb	Diện Biên Phủ	CT	v2y	dien bien|opsada dien bien phua
eb	Turan		g4ml	da nang|tourane|да нанг|ダナン|岘港|峴港
27	Ðà Lạt		4808
ge	Củ Chi	09	1lvc	ku chi
rr	Châu Ðốc	HN	1i73	chau phu
dn	Cao Lãnh		1d7e
y	Cao Bằng		vq0	cao pang|kao banh
i	Cần Thơ		5kb2
2d	Cần Giờ	09	16jl
8	Cần Duộc	56	39fs	can gioc
1i	Cam Ranh		358z	cam linh|cam ranh port|thon cam ranh
7	Cẩm Phả Mines		2wj9
2e	Cà Mau		2ec6	camo|cu mau|quan long|quang long|song kualon
cl	Buôn Ma Thuột		35en	ban me thaut|ban me thnot|ban me thot|ban me thurt|benmethout|buon me thuot|lac giao|me thuot
sf	Bỉm Sơn		15h6	bien son
4	Biên Hòa		8q7c	bia hoa
1h	Bến Tre		19v6
2oh	Bắc Ninh		xm4	bacht ninh
p	Bạc Liêu		2b9j	bac lien|bach lieu|vinh loi
1h	Bắc Giang		15gg
b	Bắc Kạn		dnp
VU
19rib	Port-Vila	SEE	rp9	port fila|vila
WF
2ehad	Mata-Utu	UV	xc
WS
2ehqt	Apia	TU	v6f
XK
gt0h	Vushtrri		nnf
ie	Ferizaj		19ww	ferizovik
db	Suva Reka		1jqd	suha reka|suhareke|sukareke|suva reki
6v	Shtime		r08	shtimle
y3	Prizren		3oaw	perzeren|prizrena|prizrenas|prizreni
2	Pristina		bsds	prishhina|prishtine|приштина|прищина|プリシュティナ|普里士提納
6k	Podujeva		r08	podjeve|podujeve|podujevo
5r	Pejë		1r48	peja
8b	Orahovac		h0h	rahovec|rahoveci
s6	Llazicë		fbr	llozice
79	Leposaviq		ens	leposavici
dq	Mitrovicë		2alh	kosovska mitrovica|mitrovica
3	Kosovo Polje		cgq	kosovo
lc	Istok		uv4	istog|istogu
iu	Gjilan		1420	gjilani|gnilane|komuna east gjilanit
cg	Dragash		r08	dagash|dragashi
cq	Deçan		12ys	decani
YE
1hmk	Zabīd	HU	14ku	zebid
1n	Yarīm	IB	pi2	yerim
ii	Ta‘izz	TA	d6pi	taiz|таиз|تعز
ky	Sayyān	SN	1hjw	saiyan
4e	Sanaa		15iy3	san o|sana|sanah|σανα|сана|санъо|צנעא|صنعاء|ሳና|サヌア|萨那|사나
3s	Saḩar	SN	okz
1rj	Laḩij	LA	i1b	lahaj|lahej|lahj
ph	Ibb	IB	5179
nw	Ḩajjah	HJ	xlp	hajja|hajje
mp	Dhī as Sufāl	IB	tbh	dhi sifal
n9	Bayt al Faqīh	HU	qe4	bayt al fakih al saghir|bayt al fakih ibn udjayl
bl	Bājil	HU	117e	badjil|bagil
11e	Al Mukallā	HD	5j6c
id	Al Ḩudaydah	HU	d8r3	الحديدة|حدیده
bp	Al Bayḑā’	BA	t6l	al baida|al baidhah
76rd	Aden	AD	bsui	adan|adem|aden عدن|adeno|аден|עדן|عدن|アデン|亚丁|아덴
YT
jr9z	Mamoudzou		16b3	mambutzou|mamoutzou
3ly2	Koungou		dza
ZA
k2ie	Roodepoort	GP	4tm0	roodeport maraisburg
l6	Zeerust	NW	dnw
10p	Wolmaransstad	NW	123a
6l	White River	MP	cb6	witrivier
g0	Witbank	MP	5mjf
t2	Westonaria	GP	3d0f
30	Wesselsbron	FS	wu0
dh	Welkom	FS	99ag
se	Warrenton	NC	dui
z	Warmbaths	LP	1xlu	warmbad
e0	Vryheid	KZN	37r0
15	Vryburg	NW	129g	frejburga
eh	Volksrust	MP	xgy	volkrust
nm	Virginia	FS	2miu	virdzhinija
26	Viljoenskroon	FS	16ej
bt	Vereeniging	GP	a69l	ferinikhing|феринихинг
gp	Vanderbijlpark	GP	5aea
qn	Upington	NC	1j2l
35	Umtata	EC	1op3
1y	Umkomaas	KZN	fqy
3l	Ulundi	KZN	g0h
h8	Uitenhage	EC	4wmo
2o	Tzaneen	LP	d2y
1qj	Thohoyandou	LP	xzi
1m	Theunissen	FS	qse	tenissen
bp	Thaba Nchu	FS	tso	thabantsjoe
4x	Tembisa	GP	aysn
1d6	Stutterheim	EC	ree
f2	Stilfontein	NW	1zue
f2	Stanger	KZN	1a7v	stanger station
d	Standerton	MP	1l45	standerston
3a	Springs	GP	3ztm
pg	Soweto	GP	10bwn	mpanzaville|souehto|sovetas|соуэто|סווטו
ak	Somerset East	EC	cgr	somerset oos
w0	Siyabuswa	MP	k8s
x6	Senekal	FS	ujk
78	Secunda	MP	fr6
33	Scottburgh	KZN	ih9	scottburg|scottsburgh
t	Schweizer-Reneke	NW	1i6e
g4	Sasolburg	FS	1nfc
yd	Rustenburg	NW	2nq8
2s6	Richmond	KZN	p19
11	Richards Bay	KZN	5f6w	richardsbaai
dc	Reitz	FS	cu5
an	Randfontein	GP	2v4m
7y	Queenstown	EC	2999	kvinstaun
9	Queensdale	EC	fft
h0	Pretoria	GP	ypke	cvaneo|pretoria pole tou akroteriou|pta|tshwane|πρετορια πολη του ακρωτηριου|претория|преторија|פרטוריה|بريتوريا|پرېتورىيە|พริทอเรีย|ፕሪቶሪያ|プレトリア|프리토리아
4y	Mokopane	LP	2602	potgietersrus|potgietersrust
y	Potchefstroom	NW	2nf9	pochefstrum
1l	Port Shepstone	KZN	14qh
e	Port Elizabeth	EC	kqnx	=gqeberha|=pe|port elizabetas|порт елизабет
c	Port Alfred	EC	duv
7s	Plettenberg Bay	WC	f05	plettenberg|plettenbergbaai
ep	Piet Retief	MP	1t31
1c	Polokwane	LP	2nhh	pietersburg
c	Pietermaritzburg	KZN	g3ct	maritzburg|pitermaricburgas|питермарицбург
2s	Phuthaditjhaba	FS	1t0i
3j	Phalaborwa	LP	2cgs	palabora|palaborva
hq	Parys	FS	1j13	paris
5y	Pampierstad	NW	gtk	pampierstat
k6	Oudtshoorn	WC	1n6s
aa	Orkney	NW	34i1	eastleigh|orknejskie
x1	Modimolle	LP	fu7
1ak	Nkowakowa	LP	n96
69	Nigel	GP	30is	najdzhel
nr	Newcastle	KZN	8odi
35	Nelspruit	MP	2czz	nelsprutas
17t	Mpumalanga	KZN	3049
s	Mpophomeni	KZN	k8l
16j	Mondlo	KZN	ynu
la	Mmabatho	NW	1n82	mbabatho
pm	Middelburg	EC	e0k
3	Middelburg	MP	3bde	middelberg
ek	Messina	LP	fkv
1ju	Margate	KZN	qjr
1ka	Mabopane	GP	2361
6l	Lydenburg	MP	gqn
il	Louis Trichardt	LP	1v0m
ts	Lichtenburg	NW	1etj	likhtenburge
x0	Lebowakgomo	LP	pp8
po	Lady Frere	EC	jbl
4	Ladybrand	FS	dak
to	Kutloanong	FS	21b4
hm	Kruisfontein	EC	enj
2x	Krugersdorp	GP	84at	krjugersdorpa|krugersdorpas|крюгерсдорпа
o	Kroonstad	FS	288o
9w	Kriel	MP	bm7
u8	Komatipoort	MP	fto
1u	Kokstad	KZN	jkt
9i	Knysna	WC	1coy	de nysna
xz	Klerksdorp	NW	3u21
s1	Kimberley	NC	31mx	kimberlis
27q	Johannesburg	GP	17fmt	=jhb|=joburg|=jozi|egoli|giochanesmpournk|ioannisburgum|joanesburgo|joanna|johanesburgas|johannesarborg|xohanesburgo|yohannesburq|γιοχανεσμπουργκ|горад іаганесбург|иоганнесбург|иоханесбург|јоханезбург|յոհանեսբուրգ|יוהנסבורג|جوهانسبورغ|جوہانسبرگ|ژوهانسبورگ|یوہانس برگ|जोहानिसबर्ग|ஜோகானஸ்பேர்க்|ജൊഹാനസ്ബർഗ്|โจฮันเนสเบิร์ก|ဂျိုဟန္နက်စဗတ်မြို့|იოჰანესბურგი|ヨハネスブルグ|约翰内斯堡|요하네스버그
12y	Howick	KZN	m5x
1bo	Hennenman	FS	hmn
c	Hendrina	MP	c8v
5u	Heilbron	FS	16l8
b	Heidelberg	GP	1djb	gejdelberg|heidelburg
go	Harrismith	FS	r38
24e	Grahamstown	EC	1yn0	grahamstad
16	Graaff-Reinet	EC	1cj4
10l	Giyani	LP	skg
7x	George	WC	3qpi	dzhordzh
jm	Ga-Rankuwa	NW	1h27
pd	Frankfort	FS	tbq
59	Fort Beaufort	EC	192r
4c	Fochville	NW	1c5s
pk	eSikhawini	KZN	120h	esikhawini township
2o	Ermelo	MP	vqc	ehrmelo
bn	Empangeni	KZN	lod
2u	eMbalenhle	MP	31d9
3e	Ellisras	LP	buo
xs	East London	EC	a9ck	buffalo city|oos londen|yst londonas
93	Durban	KZN	1uvmi	durbanas|ithekwini|port natal|дурбан|ڈربن|ダーバン|德班
2h	Dundee	KZN	1t4t
36	Duiwelskloof	LP	iyk	duweiskloof
kr	Driefontein	MP	lpb
24y	Delmas	MP	1z0u
gp	De Aar	NC	oxq
lp	Cullinan	GP	jo2
57	Cradock	EC	pdu
qe	Christiana	NW	dir
ej	Carletonville	GP	3wo0
bk	Butterworth	EC	qi9	battervorta
s7	Bronkhorstspruit	GP	l3j
39	Brits	NW	2mip	britancy
fk	Brakpan	GP	6jvg
dl	Botshabelo	FS	6mz6
s	Bothaville	FS	1ji6	botavill
u2	Boksburg	GP	9jhs
ot	Bloemhof	NW	d7m
1g	Bloemfontein	FS	9xaw	blumfonteinas|blumfontejn|mploumphontein|μπλουμφοντειν|блумфонтеин|בלומפונטיין|ブルームフォンテーン|布隆方丹
gt	Bhisho	EC	2xxj	bisho|biso
ae	Bethlehem	FS	1sjq
1k	Bethal	MP	26n3
9e	Benoni	GP	cz34
f3	Beaufort West	WC	yip	beaufort wes
cd	Barberton	MP	1gev
7m	Ballitoville	KZN	daa
10	Balfour	MP	zi0
1gj	Allanridge	FS	ogk
m	Aliwal North	EC	yac	aliwal noord
1rld	Ekangala	GP	t1u
1e	Midrand	GP	3pht
1	Centurion	GP	502y	verwoerdburg
1camo	Worcester	WC	2qgd	vuster
1j4	Stellenbosch	WC	20qf
p9	Saldanha	WC	1gos
1an	Noorder-Paarl	WC	40yh
kd	Malmesbury		qzz
1ye	Hermanus	WC	jep
hl	Grabouw	WC	n25
18w	Ceres	WC	w3g	cerera
s	Cape Town	WC	21l9d	=ct|=kaapstad|=le cap|=mother city|altepetl in cabo|ar chab|cidade do cabo|cita del cap|citta del capo|cittae do capo|ciuda del cabu|ciudat do cabo|ciutat del cap|civitas capitis|el cabo|fokvaros|hoefdaborg|hovdastadur|ikapa|kab town|kabe urbe|kaburbo|kapkaupunki|kaplinn|kapske mesto|kapstaden|kapstadt|keip taoun|keiptauna|li kap|lo cap|lurmutur hiria|tref y penrhyn|κειπ ταουν|горад кеиптаун|капске місто|кеиптаун|քեյփթաուն|קאפשטאט|קייפטאון|كيب تاون|کيپ ټاون|کیپ ٹاون|کیپتاون|کەیپ تاون|केपटाउन|কেপ টাউন|કેપ ટાઉન|கேப் டவுன்|కేప్ టౌన్|ಕೇಪ್ ಟೌನ್|കേപ് ടൗൺ|เคปทาวน์|კეიპტაუნი|ኬፕ ታውን|ケープタウン|開普敦|케이프타운
x7	Atlantis	WC	1ai2	atlantida
ZM
3rez	Nchelenge	04	ia5
hz	Mbala	05	fve
bd	Kawambwa	04	fvx	kawamowa
fgtd	Siavonga	07	edq	chapvonga
jx	Sesheke	01	fjp
a9	Samfya	04	fsm
fb	Petauke	03	ew0
167	Ndola	08	8geu	ндола
2di	Mumbwa	02	eq6
r1	Mufulira	08	2kz8	mufulire
cj	Mpika	05	ly5
5i	Monze	07	nch
a	Mongu	01	14ja
td	Mazabuka	07	1ddy
ib	Mansa	04	wmd
11z	Lusaka	09	r5yo	lusako|λουσακα|лусака|לוסקה|لوساکا|ሉሳካ|ルサカ|路沙卡|루사카
k6	Luanshya	08	2fh1	luanshyo
6w	Livingstone	07	2c9f	livingston|livingstore|maramba
st	Kitwe	08	8lci	kitwe nkana|nkana kitwe|китве|キトウェ
18w	Kasama	05	1y9c	arcidiocesi di kasama
7d	Kapiri Mposhi	02	t9y
g8	Kansanshi	06	vep	kansanshi mine|kansenshi
11e	Kalulushi	08	1fdb	kalulshi
po	Kafue	09	10oy	kafe
5w	Kabwe	02	41tf	broken hill
19x	Choma	07	102i
qi	Chipata	03	1ubv
8j	Chingola	08	36ms
ev	Chililabombwe	08	188g	chilabombwe|chiliabombwe|chiliadomewe
ZW
itw5	Zvishavane	MV	rp4	shavani
oi	Victoria Falls	MN	rld
1c5	Shurugwi	MI	d6b
q0	Rusape	MA	mlo
dv	Redcliff		pm5	redcliffe|rehdkliff
16u	Norton		145y
na	Mutare	MA	3y4t	nyautare|umtali
1dk	Masvingo	MV	1mv6
6b	Marondera	ME	181m	marandellas
1bs	Kwekwe	MI	24i5
dd	Karoi	MW	jba
o	Kariba	MW	jp7
6m	Kadoma	MW	1p3a	kadome|katoma
dl	Hwange		pmi	wange
9x	Harare	HA	x2fx	charare|salisbury|χαραρε|хараре
3f	Gweru	MI	34pl	gwelo
fl	Gokwe	MI	em6
1xi	Chiredzi		lrh
1s	Chipinge	MA	ejw	chipinga
44	Chinhoyi	MW	1bmz
f2	Chegutu	MW	10hq
cu	Bulawayo	BU	eznd	булаваио
a0	Bindura	MC	svj	bindura town
5s	Beitbridge		kez
42sh	Epworth	HA	2n3m
g88	Chitungwiza	HA	7amg`;
export const usPlaces: string = `AK
Anaktuvuk Pass	anaktuvuk
Anchor Point
Anderson
Aniak
Arctic Village
Atqasuk
Auke Bay
Bethel
Bettles Field	bettles
Big Lake
Brevig Mission
Chalkyitsik
Chignik Lagoon
Chignik Lake	chignik
Clear
Coffman Cove
Cold Bay
Cooper Landing
Cordova
Delta Junction
Denali National Park	denali park
Dillingham
Douglas
Dutch Harbor
Eielson AFB
Fort Greely
Fort Wainwright
Fort Yukon
Gakona
Homer
Iliamna
Indian
Jber
Kenai
Ketchikan
King Salmon
Kodiak
Lake Minchumina
Manley Hot Springs	manley springs
Mc Grath
Meyers Chuck
Mountain Village
Nightmute
Nikiski
Nikolai
Nome
North Pole
Nuiqsut
Pedro Bay
Petersburg
Point Lay
Port Alexander
Port Heiden
Rampart
Russian Mission
Saint George Island	saint george
Saint Marys
Saint Michael
Saint Paul Island	saint paul
Salcha
South Naknek
Stevens Village
Sutton
Takotna
Tanacross
Tatitlek
Tenakee Springs
Thorne Bay
Tok
Toksook Bay
Trapper Creek
Tuluksak
Tuntutuliak
Two Rivers
Wasilla
White Mountain
Whittier
AL
Abbeville
Addison
Adger
Akron
Alexander City	alex city
Aliceville
Altoona
Andalusia
Ashford
Ashland
Atmore
Attalla
Auburn University	auburn
Axis
Bay Minette
Bayou La Batre
Beatrice
Bessemer	bess
Birmingham	bham
Boaz
Boligee
Bremen
Brewton
Brookside
Buhl
Butler
Camden
Carrollton
Catherine
Centreville
Chancellor
Childersburg
Chunchula
Cleveland
Clio
Coden
Coffee Springs
Columbia
Cordova
Cottondale
Cottonwood
Courtland
Cragford
Cullman
Daleville
Dauphin Island
Daviston
Deer Park
Delta
Dickinson
Double Springs
East Tallassee
Eclectic
Eight Mile
Elberta
Emelle
Enterprise	eprise
Epes
Equality
Eufaula
Eutaw
Evergreen	egreen
Faunsdale
Fayette
Flat Rock
Flomaton
Florala
Foley
Fort Payne
Frankville
Fruitdale
Fultondale
Fyffe
Gallion
Geneva
Georgiana
Glen Allen
Gordon
Graham
Graysville
Grove Hill
Guin
Hamilton
Hartford
Hayden
Hayneville
Heflin
Hodges
Hollins
Houston
Jack
Jackson
Kellerman
Kennedy
Kent
Lafayette
Lanett
Leesburg
Leroy
Lineville
Lisman
Livingston
Lower Peach Tree	low peach tre
Lowndesboro
Luverne
Magnolia Springs
Marbury
Marion
Marion Junction
Mc Calla
Mc Kenzie
Midway
Millport
Millry
Minter
Monroeville	mville
Montevallo
Montgomery	montg|mtgy
Moody
Morvin
Moundville
Mount Vernon
Mulga
Natural Bridge
Nauvoo
Newton
Newville
Normal
Northport	nport
Oak Hill
Odenville
Oneonta
Opp
Owens Cross Roads
Pell City
Perdue Hill
Perote
Piedmont
Pine Apple
Pine Hill
Pinson
Pleasant Grove	pl grove
Prattville	pville
Quinton
RBC
Rainbow City
Rainsville
Ranburne
Reform
Robertsdale
Rogersville
Russellville
Saint Stephens
Scottsboro
Seminole
Silas
Siluria
Skipperville
Smiths Station	smiths
Spanish Fort
Sterrett
Sumiton
Sylacauga
Theodore
Trafford
Tuscaloosa	tusc
Tuskegee
Tuskegee Institute
Tyler
Union Springs
Uriah
Valhermoso Springs	valhermoso sp
Valley
Valley Head
Vina
Vinemont
Vredenburgh
Wadley
Wagarville
Wattsville
Wedowee
Whatley
Wing
Woodland
York
AR
Alpena
Altus
Amagon
Amity
Arkadelphia
Arkansas City	ark city
Atkins
Banks
Belleville
Berryville
Big Flat
Bismarck
Board Camp
Bonnerdale
Burdette
Caddo Gap
Calico Rock
Camden
Carlisle
Casa
Center Ridge
Cherokee Village
Cherry Valley
Chidester
Cleveland
Clinton
College Station
Cotton Plant
Cove
Crawfordsville
Crocketts Bluff
Crossett
Damascus
De Valls Bluff
De Witt	dewitt
Deer
Delight
Dermott
Des Arc
Donaldson
Drasco
Dumas
Earle
Edgemont
Enola
Eudora
Eureka Springs	eureka
Fairfield Bay
Farmington
Fifty Six
Flippin
Fountain Hill
Fox
Franklin
Frenchmans Bayou	frenchman byu
Gassville
Gentry
Gillett
Glenwood
Gosnell
Gould
Grady
Green Forest
Greenbrier
Hamburg
Hardy
Harriet
Harrison
Hartman
Hattieville
Havana
Hazen
Heber Springs
Hensley
Hermitage
Heth
Hickory Plains
Higden
Higginson	higgson
Holly Grove
Hope
Horseshoe Bend
Hot Springs National Park	h springs nat park|hot springs|hot springs national
Hot Springs Village	hot springs|hot springs vl
Houston
Hughes
Jasper
Jersey
Jerusalem
Jessieville
Jones Mill
Judsonia
Kensett
Kingsland
Knobel
LRAFB
Lafe
Lake Village
Lavaca
Lead Hill
Leola
Leslie
Little Rock Air Force Base
Lonoke
Lonsdale
Luxora
Mabelvale
Magnolia
Malvern
Mammoth Spring
Mansfield
Marble Falls
Marshall
Mayflower
Mc Crory
Mc Gehee
Mc Rae
Melbourne
Mena
Mineral Springs
Monticello
Montrose
Morrilton
Moscow
Mount Judea
Mount Pleasant
Mount Vernon
Mountain Home
Mountain Pine	mount pine
Mountain View
Murfreesboro
N LR
New Edinburg
Newport
Norfork
Oakland
Oden
Onia
Pangburn
Parkdale
Pencil Bluff
Perryville
Pickens
Pleasant Grove
Pleasant Plains
Plumerville
Prattsville
Prescott
Prim
Quitman
Ravenden Springs
Redfield
Rison
Roe
Rohwer
Roland
Romance
Rose Bud
Royal
Saint Joe
Salem
Saratoga
Scott
Sheridan
Sherrill
Shirley
Sims
Solgohachia
Sparkman
Springfield
Star City
State University
Strawberry
Stuttgart
Sulphur Springs
Tichnor
Tillar
Timbo
Traskwood
Tumbling Shoals
UCA
Umpire
Valley Springs
Vilonia
Violet Hill
Waldron
Walnut Ridge
Ward
Warren
Watson
Western Grove
Whelen Springs
White Hall
Wideman
Widener
Wilburn
Wilmar
Wilson
Winchester
Wright
Wrightsville
AZ
ASU
Bellemont
Benson
Bisbee
Black Canyon City	black cyn city
Blue Gap
Cameron
Catalina
Chambers
Chandler Heights
Chinle
Cibecue
Concho
DM AFB
Dennehotso
Duncan
Elfrida
Elgin
Forest Lakes
Fort Defiance
Fort Huachuca
Fort Mcdowell
Fort Mohave
Fredonia
Ganado
Gold Canyon
Golden Valley
Grand Canyon
Gray Mountain
Hackberry
Happy Jack
Hereford
Hotevilla
Houck
Huachuca City
Hualapai
Indian Wells
Kaibeto
Kayenta
Keams Canyon
Kirkland
Kykotsmovi Village	kykotsmovi
Lake Montezuma
Litchfield Park	litchfield
Littlefield
Lukachukai
Luke Air Force Base
Lupton
Many Farms
Mayer
Mc Neal
Mcnary
Mohave Valley
Mormon Lake
Morristown
Munds Park
NAU
Nazlini
New River
North Rim
Page
Paradise Valley
Parks
Patagonia
Peach Springs
Pearce
Petrified Forest Natl Pk	petrified for
Pima
Pine
Polacca
Red Valley
Rio Verde
Round Rock
Saint Johns
Saint Michaels
San Simon
Sanders
Second Mesa
Sells
Shonto
Show Low
Sonoita
Springerville	springville
Sun City West	sun city
Sun Valley
Supai
Teec Nos Pos
Temple Bar Marina	templ bar mar
Tonalea
Topock
Tortilla Flat
Tsaile
Tuba City
Tumacacori
Vail
Valentine
White Mountain Lake
Willcox
Willow Beach
Window Rock
Winkelman
Winslow
Woodruff
YPG
CA
AARP
Agoura Hills	agoura
Aguanga
Ahwahnee
Alleghany
Altaville
Alturas
Amboy
American Canyon	american cyn
Anderson
Angelus Oaks
Applegate
Aptos
Arbuckle
Arnold
Atherton
Auberry
Auburn
Avalon
Badger
Baker
Beale AFB
Beckwourth
Belden
Belvedere Tiburon	bel tiburon|belvedere
Benton
Berry Creek
Big Bear Lake	big bear
Big Sur
Bishop
Blairsden-Graeagle	blairsden
Bodega Bay
Boron
Borrego Springs
Boulder Creek
Boyes Hot Springs	bh springs|boyes springs
Bradley
Brandeis
Branscomb
Bridgeville
Burney
Burrel
Butte City
Byron
Caliente
California City	calif city
California Hot Springs	calif hot springs
Calpella
Calpine
Camino
Camp Nelson
Camp Pendleton
Campo Seco
Canoga Park
Cantil
Cantua Creek
Canyon Country
Canyon Dam
Capay
Capistrano Beach	capo beach
Cardiff By The Sea	cardiff
Carmel
Carmel By The Sea	carmel by the
Carmel Valley
Carnelian Bay
Castella
Catheys Valley
Cedarpines Park
Challenge
City Of Industry	city industry
Clearlake Oaks
Clearlake Park
Cloverdale
Coleville
Colfax
Comptche
Cool
Corona Del Mar
Courtland
Crescent City
Crescent Mills
Crestline
Cutten
Davis Creek
Death Valley
Deer Park
Desert Center
Diamond Springs
Discovery Bay
Dodgertown
Douglas Flat
Drytown
Earlimart
Earp
East Irvine
Echo Lake
Edwards	edward
El Dorado
El Sobrante
El Toro
Elk Creek
Emeryville
Emigrant Gap
Encino
Essex
Etna
Fall River Mills
Feather Falls
Felton
Fields Landing	fields ldg
Flournoy
Foothill Ranch
Forest Falls
Forest Ranch
Foresthill
Forks Of Salmon	fork of salmon
Fort Bidwell
Fort Bragg
Fort Dick
Fort Irwin
Georgetown
Glenn
Gold Run
Granada Hills
Grass Valley
Green Valley Lake
Greenbrae
Greenville
Gridley
Gualala
Guerneville
Gustine
Half Moon Bay
Hamilton City
Hathaway Pines
Hawaiian Gardens
Hayfork
Helendale
Herald
Herlong
Hidden Valley Lake	hidden vl lake
Hinkley
Holtville
Holy City
Homewood
Hoopa
Hornbrook
Hume
Huntington Beach	huntington
Igo
Independence
Indian Wells
Inyokern
Ione
Isleton
Jackson
Jenner
Jolon
Junction City
June Lake
Kentfield
Kernville
Kettleman City
Kings Beach
Kings Canyon National Pk	kcnp|kings canyon
Kirkwood
Kit Carson
Klamath River
Knights Landing
Kyburz
La Canada Flintridge	la canada|la canada flt
La Crescenta
Lake Arrowhead
Lake Hughes
Lake Isabella
Lakeshore
Lancaster	lane
Landers
Laytonville
Lebec
Lee Vining
Lindsay
Little River
Littlerock
Llano
Lone Pine
Long Barn
Los Alamitos
Los Osos
Lucerne Valley
Ludlow
Magalia
Mammoth Lakes
Manchester
March Air Reserve Base	march arb
Marina Del Rey
Markleeville
Martell
Marysville
Mcarthur
Meadow Valley
Mecca
Mentone
Meridian
Mi Wuk Village
Middletown
Mill Creek
Mill Valley
Mineral
Miramonte
Mission Hills
Mojave
Mokelumne Hill
Mono Hot Springs
Monte Rio
Monterey Park	mont park
Montgomery Creek
Morongo Valley
Mount Hamilton
Mountain Center
Mountain Ranch
Mountain View	mount view
Needles
Nelson
Nevada City
New Cuyama
Newberry Springs
Newbury Park
Newhall
Newport Coast
Nicolaus
Niland
Nipton
Norden
North Hills
North Palm Springs
North San Juan
Northridge
Nuevo
Oak Park
Obrien
Ojai
Olancha
Olivehurst
Olympic Valley
Orange Cove
Orangevale	ovale
Oregon House
Orland
Orosi
Pacific Palisades
Pacoima
Paicines
Palomar Mountain
Palos Verdes Peninsula
Panorama City
Parker Dam
Pauma Valley
Pearblossom
Penn Valley
Piedmont
Pine Mountain Club
Pinecrest
Pioneer
Pioneertown
Pismo Beach
Placerville
Platina
Playa Del Rey
Playa Vista
Pleasant Grove
Point Arena
Point Mugu Nawc
Point Reyes Station
Pollock Pines
Port Hueneme Cbc Base
Porter Ranch
Portola
Portola Valley
Posey
Princeton
Quail Valley
Quincy
RSM
Rail Road Flat
Ranchita
Rancho Palos Verdes	ranch palos vrd
Rancho Santa Fe	rcho santa fe
Randsburg
Red Bluff
Red Mountain
Redwood Estates
Redwood Valley
Represa
Reseda
River Pines
Rough And Ready	rough ready
Round Mountain
Running Springs
SSF
Salton City
San Juan Bautista
San Juan Capistrano	san juan capo
San Luis Rey
San Marino
San Miguel
San Simeon
San Ysidro
Santa Margarita	santa margar|sn margarita
Santa Rita Park
Sausalito
Scotts Valley
Sebastopol
Sequoia National Park
Shandon
Shasta Lake
Shingle Springs
Shingletown
Sierra City
Signal Hill
Silverado
Sloughhouse
Smartsville
Soda Springs
Solvang
Somerset
Somes Bar
Sonoma
South Dos Palos
South San Francisco	south san fran|south san francis
Spreckels
Squaw Valley
Standard
Stanford
Stevenson Ranch	stevenson rnh
Stewarts Point
Stockton	stkn
Stonyford
Storrie
Strawberry
Strawberry Valley
Studio City
Sugarloaf
Suisun City
Sun Valley
Sunland
Sutter Creek
Sylmar
Tahoe City
Tahoma
Taylorsville
Tecate
Tecopa
Tehachapi
Thermal
Thousand Palms
Toluca Lake
Trabuco Canyon	trabuco|trabuco cyn
Travis AFB
Trinity Center
Trona
Tulelake
Twain
Twentynine Palms	twentynin plm
Valley Springs
Valley Village
Valyermo
Venice
Vidal
Villa Park
WLA
Walnut Grove
Warner Springs
Waukena
Weed
West Sacramento	west sacto
Westlake Village
Westport
Westwood
Whitethorn
Whitewater
Williams
Willows
Winchester
Winnetka
Winterhaven
Wishon
Witter Springs
Wofford Heights
Woodlake
Yosemite National Park	yosemite|yosemite ntpk
CO
Alamosa
Almont
Anton
Antonito
Arboles
Aspen
Ault
Austin
Avon
Avondale
Basalt
Battlement Mesa	btlmt mesa
Bayfield
Black Hawk
Breckenridge
Buena Vista
CMAFB
CSOC
Calhan
Carbondale
Cascade
Cedaredge
Cheyenne Wells
Climax
Coalmont
Collbran
Colorado City	colo city
Colorado Springs	co springs|colo springs
Como
Conifer
Cortez
Cory
Cotopaxi
Craig
Crawford
Creede
Crested Butte
Dacono
Del Norte
Dillon
Dinosaur
Dolores
Dove Creek
Eads
Eaton
Eckert
Edwards
Egnar
Elbert
Eldorado Springs
Estes Park
Evergreen
Florence
Florissant
Fort Garland
Fort Lupton
Fort Lyon
Frisco
Fruita
Gardner
Genoa
Glenwood Springs	glenwood
Granada
Granby
Granite
Green Mountain Falls
Gunnison
Gypsum
Hamilton
Hasty
Hesperus
Holly
Homelake
Hot Sulphur Springs	hot slphr spr
Hotchkiss
Hugo
Idalia
Ignacio
Jefferson
Johnstown
Kim
La Jara
La Junta
La Salle
La Veta
Lake George
Lamar
Las Animas
Limon
Livermore
Log Lane Village
Lone Tree
Mack
Manitou Springs
Maybell
Mc Clave
Meeker
Meredith
Merino
Mesa Verde National Park	mesa verde
Minturn
Model
Moffat
Monarch
Monte Vista
Monument
Nathrop
New Raymer
Ordway
Ouray
Pagosa Springs
Palisade
Paonia
Parachute
Peyton
Placerville
Poncha Springs
Pritchett
Red Feather Lakes	red fe lakes
Rifle
Rocky Ford
Rye
Salida
San Luis
Sanford
Sargents
Sedalia
Sheridan Lake
Silverthorne
Snowmass
Snowmass Village
Somerset
South Fork
Springfield
Steamboat Springs	steamboat|steamboat spr
Telluride
Towaoc
Trinidad
Two Buttes
Usaf Academy
Vail
Victor
Villa Grove
Walsenburg
Walsh
Westcliffe
Weston
Wetmore
Wiggins
Wild Horse
Wiley
Woodland Park
Woodrow
Wray
Yoder
CT
Ashford
Ballouville
Baltic
Barkhamsted
Berlin
Bethany
Bozrah
Broad Brook
Brookfield
Brooklyn	bkln
Burlington
Canaan
Canterbury
Canton
Canton Center
Central Village
Chaplin
Colebrook
Cornwall Bridge
Danielson
Dayville
East Glastonbury
East Hampton
East Hartford	east htfd
East Killingly
East Windsor
East Windsor Hill
East Woodstock
Enfield
Falls Village
GECC
Greenwich
Grosvenor Dale
Groton
Hartford	htfd
Harwinton
IRS
Jewett City
Killingworth
Lakeville
Lebanon
Ledyard
Mansfield Center	mansfield
Mansfield Depot
Marlborough
Mashantucket
Monroe
Mystic
New Britain	new brit
New Hartford
New Milford
New Preston Marble Dale	new preston
North Branford
North Franklin
North Grosvenordale	north grosvendale
North Stonington
North Westchester
North Windham
Northfield
Oakdale
Oakville
Old Lyme
Old Saybrook
Oxford
Pomfret Center
Preston
Prospect
Putnam
Redding
Redding Center
Ridgefield
Rogers
Salem
Sharon
Simsbury	simbury
Somers
South Glastonbury
South Lyme
South Willington
South Woodstock
Stafford Springs	stafford sp
Sterling
Stonington
Storrs Mansfield	storrs|storrs manfld
Suffield
Taconic
Thompson
Unionville
Vernon Rockville	vernon
Voluntown
Washington
Washington Depot	washington dt
Waterbury	wtby
Waterford
Watertown
Wauregan
West Hartford	west htfd
West Mystic
West Suffield
Wethersfield	weth
Willington
Winchester Center	winchester
Windsor Locks
Winsted
Woodbridge
Woodstock Valley
DC
FBI
Naval Anacost Annex
PRS
Parcel Return Service	parcel return svc
Washington	wash|washing
Washington Navy Yard	washington na
DE
Bethany Beach
Camden Wyoming	camden|camden wy|camden wyo
Dewey Beach
Dover AFB
Fenwick Island
Greenwood
Lewes
Milford
Millsboro
Millville
New Castle
Ocean View
Rehoboth Beach	rehoboth
Seaford
Selbyville
Townsend
FL
Alachua
Apollo Beach
Arcadia
Atlantic Beach
BVL
Belleair Beach
Beverly Hills
Big Pine Key
Bonifay
Bradenton	brad|bton
Bradenton Beach
Brooksville
Canal Point
Cape Canaveral
Center Hill
Chipley
Clearwater Beach
Cottondale
Crawfordville
Crystal Springs
Dade City
Dania
Davenport
De Leon Springs
Defuniak Springs
Dunnellon
Eastpoint
Edgar
Eglin AFB	eglin
Elkton
Englewood
Everglades City	everglades
FMY
Fernandina Beach	fernandina
Ferndale
Flagler Beach
Fleming Island
Fort Mc Coy
Fort Myers Beach
Fort Ogden
Fruitland Park
Glen Saint Mary
Glenwood
Grant
Green Cove Springs
Greenacres
Gulf Breeze
HBJ
Hallandale
Hawthorne
Hernando
Holmes Beach
Homosassa
Homosassa Springs
Horseshoe Beach
Howey In The Hills	howey in hills
Hudson
Hurlburt Field
Indialantic
Indian Lake Estates
Indian Rocks Beach	indian rock beach
Intercession City
Islamorada
JPV
Jensen Beach
Key Biscayne
Key Colony Beach	key col beach
Key Largo
Keystone Heights
Killarney
LOX
Labelle
Lady Lake
Lake Mary
Lake Panasoffkee
Lakeshore
Lanark Village
Lehigh Acres	lehigh
Lighthouse Point
Live Oak
Long Key
Longboat Key
Longwood
Loxahatchee
Malabar
Marathon
Marathon Shores
Mc Alpin
Mc David
Mc Intosh
Melbourne Beach
Milton
Miramar Beach
Mossy Head
NASA
Nalcrest
Neptune Beach
New Port Richey
New Smyrna Beach	new smyrna
Newberry
Niceville
Nokomis
North Palm Beach
Ochopee
Ocklawaha
Okeechobee
Orange Park
Orange Springs
Palm Beach
Palmetto
Panacea
Panama City Beach	pc beach
Parrish
Patrick AFB
Placida
Ponce De Leon
Ponte Vedra
Port Saint Joe
Quincy
Raiford
Reddick
River Ranch
Rosemary Beach
Rotonda West
Saint Augustine
Saint James City
Saint Johns
Saint Petersburg	saint pete
Santa Rosa Beach
Satellite Beach
Silver Springs
Sopchoppy
Sorrento
Starke
Steinhatchee
Summerland Key
Suwannee
Tavares
Tavernier
Terra Ceia
Trenton
UCF
Umatilla
Webster
Wewahitchka
Worthington Springs
Yalaha
FM
Chuuk
Kosrae	kosae
Pohnpei
Yap
GA
ABAC
Ailey
Alma
Appling
Avondale Estates
Bainbridge	bdge
Baxley
Bishop
Blackshear
Blythe
Bowdon Junction
Box Springs
Brooklet
Broxton
Buena Vista
Buford
Byron
Cairo
Chestnut Mountain
Cobbtown
Cochran
Columbus	cols
Commerce
Covington
Dahlonega
Davisboro
Denton
Dillard
Donalsonville	dville
East Dublin
Eastman
Eatonton
Ellabell
Ellijay
Flovilla
Flowery Branch	flowery br
Folkston
Forest Park	forest
Fort Benning
Fort Oglethorpe
Fort Stewart
Franklin
Franklin Springs
Gibson
Glennville
Gordon
Greensboro
Greenville
Guyton
Harlem
Hartsfield
Hawkinsville	hville
Hazlehurst
Hillsboro
Homerville
Jasper
Jefferson
Jeffersonville
Jekyll Island
Jesup
Jonesboro
Kingston
La Fayette
Lagrange
Lake Park
Lenox
Lincolnton
Loganville
Lookout Mountain
Louisville
Ludowici
Lyons
Marble Hill
Marietta	mreta
Martin
Matthews
Mc Caysville
Meigs
Menlo
Meridian
Metter
Midville
Milledgeville	mville
Millen
Millwood
Mitchell
Monroe
Montezuma
Moody AFB
Morrow
Moultrie
Mount Berry
Nahunta
Nicholls
Norcross
North Metro
Norwood
Oglethorpe
Palmetto
Pembroke
Pine Mountain Valley
Port Wentworth
Portal
Powder Springs
Rayle
Reidsville
Riceboro
Rockmart
Roopville
Saint Simons Island
Sandersville
Sautee Nacoochee	sautee
Sea Island
Shady Dale
Sparta
Springfield
Stone Mountain
Swainsboro
Sylvania
Talking Rock
Tallulah Falls
Thomasville	tville
Thomson
Tignall
Toccoa
Townsend
Twin City
Ty Ty
Tybee Island
Unadilla
Union Point
Upatoi
Vidalia
Wadley
Waleska
Warrenton
Waverly
Waycross
Waynesboro
GU
Barrigada
Hagatna
Santa Rita
Yigo
HI
Camp H M Smith	camp smith
Captain Cook
Hana
Hanamaulu
Hawaii National Park	hi national park
Honokaa
Honolulu	hono
Jb Phh
Kamuela
Kapolei
Keauhou
Mcbh Kaneohe Bay	mcbh k bay
Pukalani
Schofield Barracks	schofield
Tripler Army Medical Center	tripler amc|tripler army med center
Waianae
Wheeler Army Airfield	wheeler aaf
IA
Ackley
Ackworth
Adair
Ainsworth
Akron
Albia
Albion
Alden
Algona
Allerton
Alta
Alton
Altoona
Amana
Anamosa
Anita
Argyle
Arlington
Armstrong
Atlantic
Auburn
Audubon
Aurelia
Baldwin
Batavia
Beacon
Bedford
Belle Plaine
Birmingham
Blakesburg
Blockton
Bloomfield
Bode
Bouton
Brighton
Britt
Brooklyn
Buffalo Center
Calmar
Camanche
Carlisle
Carroll
Cascade
Casey
Castana
Center Junction
Centerville
Central City
Chariton
Charles City
Charlotte
Cincinnati
Clarion
Clarksville
Colesburg
Colfax
College Springs
Collins
Columbus Junction
Corning
Correctionville
Corydon
Council Bluffs	co bluffs
Crawfordsville
Cresco
Cumming
Davis City
De Witt	dewitt
Decatur
Decorah
Delhi
Delmar
Derby
Dixon
Donnellson
Douds
Dow City
Duncombe
Dyersville
Earlham
Edgewood
Eldridge
Elgin
Elkader
Elkhart
Ellston
Elma
Emmetsburg
Epworth
Estherville
Evansdale
Fairfield
Farmersburg
Farnhamville
Fayette
Fenton
Fonda
Fort Atkinson
Fort Madison
Fredericksburg
Garden Grove
Garnavillo
Garner
Garwin
Gilmore City
Goose Lake
Gowrie
Grand Junction
Grand River
Greene
Greenfield
Grimes
Grinnell
Guthrie Center
Guttenberg
HP-SC/YE
Hamilton
Hampton
Harcourt
Harlan
Harpers Ferry
Hartley
Harvey
Havelock
Hedrick
Hinton
Hopkinton
Hospers
Hudson
Hull
Humeston
Huxley
Independence
Indianola
Ionia
Iowa Falls
Ireton
Janesville
Jesup
Kalona
Kanawha
Kellerton
Kensett
Keokuk
Keota
Kirkman
Kiron
Knoxville
La Porte City
Lacona
Lake View
Lansing
Larchwood
Lawler
Le Claire
Le Mars
Leighton
Leland
Lenox
Letts
Liberty Center
Lime Springs
Lisbon
Lockridge
Lone Rock
Lone Tree
Long Grove
Lorimor
Lost Nation
Lovilia
Lowden
Lu Verne
Luana
Lucas
Madrid
Malcom
Manchester
Manilla
Manson
Maquoketa
Marble Rock
Marengo
Maxwell
Mc Clelland
Mc Gregor
Mc Intire
Mechanicsville
Mediapolis
Melbourne
Melcher Dallas	melcher|melcher dal
Menlo
Middle Amana	middle
Miles
Milford
Missouri Valley	mo valley
Mitchellville
Monmouth
Monona
Montezuma
Monticello
Montrose
Moorland
Moravia
Moulton
Mount Pleasant
Mount Sterling
Mount Union
Murray
Mystic
Nevada
New Hampton
New London
New Providence
New Sharon
New Virginia
Nodaway
North Buena Vista
North English
North Washington
Northwood
Norwalk
Oakville
Ocheyedan
Onawa
Orange City
Orient
Osage
Oskaloosa
Otley
Oxford
Oxford Junction
Pacific Junction
Packwood
Palo
Panora
Parkersburg
Parnell
Paullina
Peosta
Perry
Peru
Pleasant Hill
Pleasant Valley
Pleasantville
Polk City
Pomeroy
Postville
Primghar
Readlyn
Reasnor
Redding
Redfield
Reinbeck
Rhodes
Richland
Rock Rapids
Rock Valley
Rockwell
Rockwell City
Royal
Russell
Ruthven
Ryan
Saint Ansgar
Saint Charles
Saint Lucas
Saint Paul
Salix
Selma
Sergeant Bluff	sgt bluff
Sheldon
Shenandoah
Sibley
Sigourney
Sioux Center
Sioux Rapids
Solon
South English
Sperry
Spirit Lake
Springville
Steamboat Rock
Storm Lake
Strawberry Point
Stuart
Sumner
Swisher
Tama
Teeds Grove
Thayer
Thurman
Tipton
Titonka
USPS BMC
University Park
Ute
Victor
Villisca
WDM
Walcott
Wapello
Washington
Waterville
Waucoma
Waukon
Waverly
Wayland
Wellman
Wesley
West Branch
West Burlington
West Liberty
West Point
West Union
Westfield
What Cheer
Wheatland
Wilton
Windsor Heights
Woodward
Wyoming
Zwingle
ID
Aberdeen
American Falls	am falls
Arco
Arimo
Ashton
Athol
Bancroft
Bellevue
Blackfoot
Bliss
Bonners Ferry
Bruneau
Buhl
Burley
CDA
CSI
Cambridge
Carey
Cascade
Castleford
Cataldo
Clark Fork
Clayton
Clifton
Cobalt
Coeur D Alene
Conda
Corral
Cottonwood
Council
Deary
Declo
Dietrich
Donnelly
Downey
Driggs
Dubois
Elk City
Emmett
Felt
Fenn
Filer
Firth
Fort Hall
Garden City
Garden Valley
Geneva
Grace
Greencreek
Hailey
Hammett
Hansen
Hayden
Hope
Horseshoe Bend
Howe
Idaho City
Irwin
Island Park
Jerome
Kellogg
Kendrick
Ketchum
Kingston
Kooskia
Lake Fork
Lapwai
Lava Hot Springs
Leadore
Mackay
Macks Inn
Malad City	malad
Malta
May
Mccall
Melba
Minidoka
Montpelier
Moore
Mountain Home	mount home
Mountain Home AFB
Murphy
Murray
New Meadows
New Plymouth
Newdale
Oakley
Ola
Orofino
Paris
Parma
Pierce
Potlatch
Priest River
Rathdrum
Reubens
Rigby
Ririe
Rockland
Rogerson
Rupert
Saint Anthony
Saint Charles
Saint Maries
Salmon
Shelley
Shoshone
Shoup
Spencer
Stanley
Stites
Sun Valley
Tensed
Terreton
Thatcher
Victor
Wallace
Wayan
Weiser
Weston
White Bird
Yellow Pine
IL
Addieville
Albany
Albers
Albion
Aledo
Alexis
Alhambra
Amboy
Ancona
Anna
Antioch
Argenta
Armington
Arrowsmith
Arthur
Ashland
Ashley
Astoria
Athens
Atkinson
Atwood
Ava
Avon
Barrington
Barry
Bartelso
Batchtown
Bath
Bedford Park
Beecher
Beecher City
Belknap
Belle Rive
Bellflower
Benton
Berkeley
Bethalto
Blackstone
Bluffs
Bonnie
Braceville
Bradford
Breese
Bridgeport
Brimfield
Broadview
Brookport
Broughton
Browning
Brownstown
Brussels
Buffalo
Buffalo Prairie
Buncombe
Bunker Hill
Bureau
Burnt Prairie
Cabery
Cairo
Caledonia
Calhoun
Cambridge
Camp Point
Campbell Hill
Canton
Carbondale	cdale
Carlinville
Carlyle
Carman
Carmi
Carrier Mills
Carterville
Carthage
Caseyville
Cave In Rock
Centralia
Chana
Chandlerville
Chapin
Chebanse
Chenoa
Cherry Valley
Chester
Chesterfield
Chillicothe
Cisne
Claremont
Clarendon Hills
Clayton
Clinton
Coal City
Coffeen
Colchester
Colona
Colp
Compton
Cornell
Coulterville
Country Club Hills	ctry clb hills
Cowden
Creal Springs
Creve Coeur
Crossville
Dahinda
Dahlgren
Dale
Dallas City
Davis Junction
De Soto
Delavan
Depue
Dewitt
Divernon
Dix
Dongola
Downs
Du Bois
Du Quoin
Dundee
Dunlap
Earlville
East Alton
East Carondelet
East Dubuque
East Galesburg
Easton
Edelstein
Edgewood
Edinburg
Edwards
Effingham
El Paso
Elburn
Eldorado
Eldred
Elizabeth
Elkhart
Elkville
Ellis Grove
Ellsworth
Elmwood
Elsah
Ewing
Fairbury
Fairfield
Fairview
Farina
Farmington
Fieldon
Fillmore
Findlay
Flanagan
Flat Rock
Flossmoor
Forest City
Forrest
Forreston
Fort Sheridan
Fox Lake
Fox River Grove
Fox Valley
Frankfort Heights
Franklin
Franklin Grove
Fulton
Fults
Galatia
Garden Prairie
Geff
Geneseo
Gibson City
Gillespie
Gilson
Girard
Golconda
Golden Gate
Goreville
Gorham
Grafton
Grand Chain
Grand Ridge
Grand Tower
Grantsburg
Great Lakes
Greenfield
Greenup
Greenview
Greenville
Gridley
Griggsville
Groveland
Hammond
Hampshire
Hanna City
Harvard
Harwood Heights
Havana
Hazel Crest
Hennepin
Henry
Herrin
Heyworth
Hickory Hills
Hidalgo
Highland
Hillsboro
Hometown
Hoyleton
Huey
Hull
Ina
Ingleside
Ipava
Iuka
Jacob
Jerseyville	jersey
Johnsonville
Johnston City
Jonesboro
Justice
Kane
Karnak
Keenes
Kell
Kenney
Keyesport
Kingston
Kingston Mines	kingston mine
Kirkland
Kirkwood
La Grange Park
La Harpe
La Rose
La Salle
Ladd
Lake Bluff
Lake Villa
Lanark
Lancaster
Laura
Lawrenceville	lawrence
Le Roy	leroy
Leaf River
Leland
Lena
Lenzburg
Lerna
Lewistown
Lexington
Liberty
Lincolns New Salem	lincoln new sl
Lincolnshire
Lincolnwood
Litchfield
Little York
Littleton
Logan
London Mills
Loraine
Lostant
Louisville
Lovejoy
Lovington
Lowpoint
Lynn Center	lynn
Mackinaw
Madison
Magnolia
Makanda
Malden
Manhattan
Manito
Maple Park
Mapleton
Maquon
Marengo
Marietta
Marissa
Markham
Marseilles
Marshall
Martinsville
Mascoutah
Mason
Mason City
Mc Clure
Mc Connell
Mc Lean
Mc Leansboro
Mc Nabb
Mechanicsburg
Medora
Mendon
Mendota
Meredosia
Metamora
Metropolis
Midlothian
Milan
Millcreek
Minier
Minonk
Mode
Modoc
Monmouth
Monticello
Montrose
Mooseheart
Morrison
Mounds
Mount Auburn
Mount Carmel
Mount Carroll
Mount Morris
Mount Olive
Mount Pulaski
Mount Sterling
Moweaqua
Mt Zion
Mulberry Grove
Mulkeytown
Murphysboro	mboro
Murrayville
Nashville
National Stock Yards	nat stock yds|national stock yd
Neoga
New Berlin
Newark
Newton
Noble
Nokomis
Norris City
North Henderson
O Fallon
Oak Brook
Oakdale
Oblong
Oglesby
Ohio
Okawville
Olney
Olympia Fields
Omaha
Opdyke
Ophiem
Orangeville
Orion
Ozark
Palestine
Palmer
Palmyra
Pana
Panama
Patoka
Pawnee
Payson
Pearl City
Pembroke Township
Peoria Heights
Petersburg
Pinckneyville
Pittsburg
Pittsfield
Plainville
Plano
Pleasant Plains
Plymouth
Pocahontas
Polo
Pontiac
Poplar Grove
Port Byron
Prairie City
Prairie Du Rocher
Princeton
Princeville
Prophetstown
Putnam
Ramsey
Rankin
Red Bud
Reynolds
Richmond
Ridgway
Rinard
Riverdale
Riverside
Riverton
Robinson
Rochelle
Rochester
Rock City
Rock Falls
Rockbridge
Rockport
Rockwood
Roodhouse
Roseville
Rushville
Sailor Springs
Saint Anne
Saint Augustine
Saint David
Saint Elmo
Saint Francisville
Saint Peter
Sainte Marie
Sandoval
Saunemin
Savanna
Scales Mound
Sciota
Scott Air Force Base
Seneca
Sesser
Shawneetown	shawnee
Shelbyville
Sheridan
Sherman
Sherrard
Shipman
Shobonier
Simpson
Sims
Smithboro
Smithfield
Smithshire
Sorento
South Beloit
South Wilmington
Sparland
Sparta
Spring Valley
Springerton
Stanford
Staunton
Steeleville
Steger
Steward
Stewardson
Stillman Valley
Stockton
Stone Park
Stonefort
Stonington
Strasburg
Streator
Stronghurst
Sullivan
Summit Argo	summit
Sumner
Tamms
Tampico
Taylor Springs
Taylorville
Teutopolis
Texico
Thebes
Thompsonville
Thomson
Tilton
Tiskilwa
Toledo
Toluca
Tonica
Topeka
Toulon
Tower Hill
Tremont
Trenton
Unity
University Park
Ursa
Utica
Valmeyer
Vandalia
Vergennes
Villa Ridge
Virginia
Wadsworth
Waggoner
Walnut
Warrensburg
Washburn
Waterloo
Waterman
Wauconda
Wayne City
Waynesville
Wenona
West Frankfort
West Point
Western Springs
Westfield
Westville
White Hall
Willow Hill
Willow Springs
Willowbrook
Wilmington
Winchester
Winnetka
Winthrop Harbor
Wonder Lake
Wood Dale
Woodhull
Woodlawn
Worden
Wyoming
Xenia
Zeigler
IN
Albion
Angola
Ashley
Atlanta
Auburn
Bargersville
Batesville
Bedford
Berne
Beverly Shores
Bicknell
Birdseye
Bloomfield
Bloomingdale
Bloomington	blmgtn
Bluffton
Boonville
Borden
Branchville
Brazil
Bristow
Brookville
Brownsville
Bryant
Butler
Butlerville
Cambridge City
Camden
Campbellsburg
Cannelburg
Cannelton
Carbon
Carlisle
Centerpoint
Centerville
Central
Charlottesville
Chesterton
Churubusco
Cicero
Clay City
Clayton
Clinton
Cloverdale
Coal City
Coatesville
Columbia City
Connersville
Corunna
Crane
Cromwell
Crothersville
Culver
Dale
Dana
Decatur
Demotte
Denver
Derby
Dillsboro
Dubois
Dugger
Dunkirk
East Enterprise
Eaton
Edinburgh
Elberfeld
Elizabeth
Elizabethtown
Elnora
Elwood
English
Fairbanks
Farmland
Ferdinand
Finly
Floyds Knobs
Fontanet
Fortville
Fountain City
Fredericksburg
Freedom
Fremont
French Lick
Garrett
Gaston
Geneva
Gosport
Grammer
Grandview
Grass Creek
Greencastle
Greensburg
Grissom Arb
Guilford
Hagerstown
Hamilton
Hanover
Hardinsburg
Hartford City
Hartsville
Haubstadt
Heltonville
Hillsdale
Holton
Howe
Hudson
Huntingburg
Inglefield
Jasonville
Jeffersonville	jeff
Kendallville
Kimmell
Kingman
Kingsford Heights
Knightstown
Knox
Kurtz
La Porte
Lagrange
Lake Station
Lamar
Laotto
Lapaz
Larwill
Laurel
Lawrenceburg
Leavenworth
Leo
Leopold
Lewis
Lexington
Liberty
Liberty Center
Lincoln City
Linn Grove
Linton
Loogootee
Losantville
Lowell
Lynn
Lyons
Macy
Madison
Marengo
Markleville
Marshall
Martinsville
Mc Cordsville
Merom
Michigan City	mich city
Michigantown
Mitchell
Monroe
Monroeville
Montezuma
Montgomery
Monticello
Montpelier
Morgantown
Morristown
Mount Saint Francis
Mount Vernon
Mulberry
Nashville
New Carlisle
New Haven
New Middletown
New Palestine
New Washington
Newburgh
Nineveh
North Manchester
North Vernon
Notre Dame
Oaktown
Odon
Orland
Orleans
Ossian
Otwell
Owensburg
Paoli
Paris Crossing
Parker City	parker
Pendleton
Pennville
Pershing
Petersburg
Pierceton
Plainville
Pleasant Lake
Pleasant Mills
Plymouth
Poland
Portland
Poseyville
Quincy
Rensselaer
Ridgeville
Roachdale
Rockport
Rockville
Rolling Prairie
Rome
Rosedale
Saint Anthony
Saint Bernice
Saint Croix
Saint Joe
Saint John
Saint Mary Of The Woods	saint mary of wd
Saint Meinrad
Saint Paul
Salamonia
Santa Claus
Scottsburg
Seelyville
Sellersburg
Selma
Sharpsville
Shelburn
Shirley
Shoals
Solsberry
South Whitley
Speedway
Spencer
Spencerville
Springport
Springville
Stendal
Straughn
Stroh
Sullivan
Sulphur Springs
Sumava Resorts	sumava rsts
Sunman
Swayzee
Switz City
Talbot
Tefft
Tell City
Templeton
Tennyson
Trafalgar
Troy
Twelve Mile
Union City
Union Mills
Valparaiso	valpo
Van Buren
Vevay
Wadesville
Wanatah
Warren
Washington
Waterloo
Wawaka
West Baden Springs
West College Corner	west college cor
West Harrison
West Middleton
West Terre Haute
Westport
Westville
Wheatland
Whiteland
Whiting
Wilkinson
Williams
Williamsport
Winamac
Winchester
Winslow
Wolcottville
Wolflake
Woodburn
Worthington
Yorktown
KS
Abilene
Allen
Altoona
Arcadia
Arkansas City
Assaria
Atchison
Baldwin City	baldwin
Baxter Springs
Beloit
Benedict
Bonner Springs
Bronson
Burlington
Caldwell
Cedar Point
Cedar Vale
Chanute
Cimarron
Claflin
Clay Center
Clearview City
Coats
Coffeyville
Columbus
Concordia
Conway Springs
Cottonwood Falls
Council Grove
Cunningham
Dighton
Edwardsville
Eureka
Ford
Fort Dodge
Fort Leavenworth
Fort Riley
Fort Scott
Fostoria
Frankfort
Fredonia
Frontenac
Fulton
Galena
Garland
Geuda Springs
Girard
Gypsum
Harper
Haviland
Hazelton
Herington
Hiawatha
Hoisington
Hope
Hoxie
Iola
Jewell
Johnson
Kingman
Lacygne
Lamont
Lancaster
Lansing
Larned
Lebanon
Lebo
Lenora
Leoti
Lewis
Lincoln
Lincolnville
Lindsborg
Mapleton
Marienthal
Marysville
Matfield Green
Mc Cune
Mc Donald
Mc Farland
Mcconnell AFB
Mcpherson
Medicine Lodge
Minneapolis
Minneola
Mission
Monument
Mulberry
Neodesha
Neosho Falls
North Newton
Onaga
Oswego
Otis
Ottawa
Overland Park	overland
Oxford
Phillipsburg
Pierceville
Plainville
Pratt
Prescott
Pretty Prairie
Rexford
Robinson
Rose Hill
Rush Center
Saint Francis
Saint George
Saint John
Saint Marys
Saint Paul
Scammon
Schoenchen
Scott City
Seneca
Severy
Sharon Springs
Shawnee Mission
Smith Center
South Haven
South Hutchinson
Spivey
Stilwell
Tescott
Thayer
Treece
Troy
Turon
Utica
Valley Center
Vermillion
Wakeeney
Walnut
Wamego
Weir
Wellington
West Mineral
Westmoreland
Wilsey
Winfield
Winona
Yates Center
KY
Adams
Ages Brookside	ages
Albany
Alexandria
Allen
Allensville
Almo
Alvaton
Annville
Athol
Auburn
Augusta
Austin
Banner
Barbourville
Battletown
Baxter
Beattyville
Beaver
Beaver Dam
Belcher
Belfry
Bellevue
Benton
Berea
Betsy Layne
Beverly
Bevinsville
Big Creek
Blackey
Blaine
Bledsoe
Bonnyman
Booneville
Bradfordsville
Brooksville
Brownsville
Bulan
Burkesville
Burnside
Busy
Butler
Cadiz
California
Campbellsville
Campton
Caneyville
Carrollton
Carter
Cawood
Cecilia
Central City
Chavies
Clarkson
Clay
Clay City
Clinton
Coldiron
Columbia
Combs
Corbin
Corinth
Cornettsville
Corydon
Coxs Creek
Crestwood
Crittenden
Cromona
Cumberland
Custer
Cynthiana
Dawson Springs
Dayton
De Mossville
Debord
Dry Ridge
Dunmor
East Bernstadt
Eastview
Eddyville
Edmonton
Elkhorn City
Elkton
Emerson
Emmalena
Eubank
Evarts
Ewing
Fairdale
Falls Of Rough	falls rough
Falmouth
Farmington
Fedscreek
Fisherville
Flat Lick
Flatgap
Flemingsburg
Fordsville
Foster
Fourmile
Frakes
Freeburn
Frenchburg
Ft Mitchell
Fulton
Gamaliel
Garfield
Garner
Germantown
Glasgow
Gordon
Grand Rivers
Grayson
Greenup
Gunlock
Guthrie
Hagerhill
Hallie
Hampton
Hardin
Hardinsburg
Harlan
Harned
Harold
Harrodsburg
Hartford
Hawesville
Hazard
Hazel Green
Hebron
Helton
Hi Hat
Hickory
Hillsboro
Hindman
Hitchins
Hodgenville
Horse Cave
Hueysville
Hyden
Inez
Irvine
Irvington
Jackson
Jamestown
Jeffersonville
Jenkins
Jetson
Kings Mountain
Krypton
Kuttawa
La Center
La Grange
Lancaster
Langley
Latonia
Lebanon
Lebanon Junction
Leburn
Letcher
Lewisburg
Liberty
Livermore
London
Lost Creek
Louisa
Mallie
Mammoth Cave
Manchester
Marion
Marshes Siding
Martin
Mayslick
Maysville
Mc Andrews
Mc Daniels
Mc Dowell
Mc Henry
Mc Kee
Mc Quady
Melbourne
Middlesboro
Milton
Mize
Monticello
Morehead
Morganfield
Morgantown
Morning View
Mount Olivet
Mount Sterling
Mount Vernon
Mount Washington
Mouthcard
Munfordville
Nancy
Neon
New Concord
New Haven
North Middletown
Oil Springs
Olive Hill
Orlando
Owenton
Paintsville
Paris
Parkers Lake
Pathfork
Pembroke
Pendleton
Phelps
Philpot
Pikeville
Pilgrim
Pineville
Pinsonfork
Pippa Passes
Pleasureville
Plummers Landing
Prestonsburg
Printer
Prospect
Quincy
Raccoon
Redfox
Renfro Valley
Reynolds Station
Robinson Creek
Rockfield
Rockholds
Roundhill
Royalton
Rush
Russell
Russell Springs
Russellville
Saint Catharine
Saint Francis
Saint Mary
Salem
Salt Lick
Salvisa
Salyersville
Sandy Hook
Sassafras
Scottsville
Sharpsburg
Shelbiana
Shepherdsville
Sizerock
Slade
Smithland
Somerset
South Carrollton
South Portsmouth
South Williamson
Springfield
Staffordsville
Stamping Ground	stamping grd
Stanton
Stopover
Summer Shade
Sweeden
Thousandsticks
Tollesboro
Tomahawk
Tompkinsville
Topmost
Turners Station
Tyner
Union
Van Lear
Vanceburg
Vancleve
Versailles
Vicco
Vine Grove
Viper
Virgie
Waco
Wallingford
Wallins Creek	wallins
Walton
Warfield
Warsaw
Wayland
Webbville
Webster
Wellington
West Liberty
West Louisville
West Paducah
Whitesburg
Whitley City
Wickliffe
Williamsburg
Wilmore
Wooton
Yeaddiss
LA
Abbeville
Acme
Alexandria	alex
Amite
Atlanta
Ball
Bastrop
Belle Rose
Bentley
Benton
Bernice
Berwick
Bienville
Bogalusa
Boyce
Braithwaite
Breaux Bridge
Bunkie
Buras
CNB
Calhoun
Cameron
Castor
Chatham
Chauvin
Cheneyville
Choudrant
Clayton
Cloutierville
Colfax
Columbia
Converse
Cottonport
Coushatta
Covington
Delhi
Denham Springs
Destrehan
Deville
Dodson
Donaldsonville
Downsville
Dry Prong
Dubach
Dupont
Edgard
Effie
Elm Grove
Eros
Erwinville
Evergreen
Farmerville
Ferriday
Flatwoods
Florien
Folsom
Forest Hill
Fort Necessity
Fort Polk
Franklin
Franklinton
French Settlement	fr settlement
GMF
Georgetown
Gibsland
Gilbert
Glenmora
Gloster
Golden Meadow
Grand Cane
Greensburg
Greenwell Springs
Hahnville
Haughton
Haynesville
Hessmer
Hineston
Hodge
Homer
Ida
Jackson
Jena
Jonesboro
Jonesville
Joyce
Keatchie
Keithville
Kentwood
La Place
Lafitte
Lake Providence
Lebeau
Lecompte
Leesville
Lena
Lillie
Lisbon
Logansport
Lottie
Mandeville
Mangham
Mansfield
Mansura
Many
Maringouin
Marion
Marksville
Marthaville
Melville
Meraux
Merryville
Minden
Monterey
Montgomery
Moreauville
Morgan City
Morganza
Morrow
Morse
NSU
Natchez
Natchitoches	natch
Newellton
Noble
Norco
Oak Grove
Oakdale
Oil City
Olla
Oscar
Paincourtville
Patterson
Pineville
Pitkin
Plaucheville
Pointe A La Hache
Pollock
Port Sulphur
Provencal
Quitman
Raceland
Rayville
Reserve
Ringgold
Robeline
Rodessa
Roseland
SLU
Saint Benedict
Saint Bernard
Saint Francisville
Saint Gabriel
Saint James
Saint Joseph
Saint Landry
Saint Martinville
Saint Maurice
Saint Rose
Saline
Sarepta
Sibley
Sicily Island
Sikes
Simmesport
Simpson
Simsboro
Sondheimer
Spearsville
Springfield
Sterlington
Sunset
Tallulah
Thibodaux
Trout
Tullos
Varnado
Venice
Vidalia
Violet
Vivian
Waterproof
West Monroe
Westwego
White Castle
Winnfield
Winnsboro
Wisner
Woodworth
MA
Accord
Acushnet
Allston
Amherst
Andover
Arlington Heights
Ashburnham
Ashfield
Athol
Attleboro Falls
Auburndale
Ayer
Babson Park
Baldwinville
Becket
Berkshire
Bernardston
Blackstone
Boxborough
Boylston
Bridgewater
Brighton
Brimfield
Brookline Village	brookline
Buzzards Bay
Byfield
Charlemont
Charlestown
Charlton City
Charlton Depot
Chestnut Hill
Chilmark
Colrain
Cummington
Deerfield
Dennis Port
Devens
Dorchester
Dorchester Center
Douglas
EMC
East Boston
East Bridgewater
East Brookfield
East Dennis
East Falmouth	ea falmouth
East Otis
East Princeton
East Sandwich
East Templeton
East Walpole
East Wareham
East Weymouth
Edgartown
Erving
Fayville
Fiskdale
Florence
Foxboro
Georgetown
Gilbertville
Gill
Goshen
Granville
Great Barrington
Greenbush
Groton
Hadley
Hampden
Hanscom AFB
Harwich
Harwich Port
Hatfield
Haydenville
Heath
Hingham
Hinsdale
Holland
Hull
Huntington	hntgtn
Hyde Park
Indian Orchard	indian orch
Kingston
Lakeville
Lancaster
Lanesboro
Lee
Leverett
Lincoln
Littleton
Lynnfield
Manchester
Marblehead	mhead
Marshfield Hills
Marstons Mills
Mashpee
Mattapan
Middleboro
Millbury
Milton Village
Minot
Monroe Bridge	monroe
Monterey
Monument Beach
Needham Heights
New Town
Newbury
Newton Center
Newton Highlands	newton hlds
Newton Lower Falls	newton lf
Newton Upper Falls	newton uf
Newtonville
Nonantum
North Adams
North Amherst
North Attleboro
North Billerica
North Brookfield
North Carver
North Chatham
North Chelmsford
North Dartmouth
North Dighton
North Easton
North Egremont
North Falmouth
North Grafton
North Hatfield
North Marshfield
North Pembroke
North Reading
North Scituate
North Uxbridge
North Waltham
North Weymouth
Northborough
Northbridge
Northfield
Nutting Lake
Ocean Bluff
Orange
Otis
Paxton
Pembroke
Pepperell
Plainville
Plymouth
Pocasset
Prides Crossing
Raynham Center
Readville
Rockport
Roslindale
Rowe
Roxbury
Roxbury Crossing
Royalston
Sagamore Beach
Salisbury
Sandisfield
Scituate
Shelburne Falls	shelburne
Shirley
Siasconset	sconset
Silver Beach
South Dartmouth
South Deerfield
South Dennis
South Easton
South Egremont
South Grafton
South Hamilton
South Lancaster
South Walpole
South Wellfleet
South Weymouth
South Yarmouth
Southborough
Spencer
Springfield	spfld
Sterling
Stockbridge
Sutton
Tyngsboro
Tyringham
Upton
Village Of Nagog Woods	village nagog wds
Vineyard Haven
Waban
Ware
Warwick
Waverley
Wayland
Webster
Wellesley Hills	wellesley
West Barnstable
West Boylston
West Bridgewater
West Brookfield
West Chesterfield
West Chop
West Dennis
West Falmouth
West Groton
West Hatfield
West Hyannisport
West Medford
West Millbury
West Newton
West Roxbury
West Stockbridge
West Tisbury
West Townsend
West Wareham
West Warren
West Yarmouth
Westborough
Westminster
Weston
Westport
Westport Point
Westwood
White Horse Beach
Williamsburg
Williamstown	williamstn|wmstown
Winchendon Springs	winchdon springs
Windsor
Woods Hole
Yarmouth Port
MD
APG
Aberdeen Proving Ground	aber prov grd
Adamstown
Andrews Air Force Base
Annapolis Junction
Aquasco
Belcamp
Berlin
Bishopville	bishop
Braddock Heights
Brentwood
Brookeville
Brooklandville
Brooklyn
Broomes Island
Brunswick
Bryans Road
Capitol Heights
Cascade
Chaptico
Charlotte Hall
Chesapeake Beach
Chesapeake City
Chestertown
Chevy Chase
Clarksburg
Clarksville
Clear Spring
Curtis Bay
Deal Island
Derwood
Dhs
Dickerson
District Heights
East New Market
Ellicott City	ellicott
Ewell
Fairplay
Finksburg
Fishing Creek
Fort George G Meade	fort meade
Frostburg
Galena
Grantsville
Gunpowder
Gwynn Oak
HHS
Halethorpe
Hampstead
Havre De Grace
Indian Head
Issue
Joppa
Kensington
Keymar
Kingsville
Kitzmiller
Knoxville
La Plata
Lanham
Lexington Park	lex park
Lineboro
Linthicum Heights	linthicum
Little Orleans
Luke
Lutherville Timonium	lutherville|luthvle timon
Manchester
Marbury
Mardela Springs	mardela
Marion Station	marion
Marriottsville
Mc Henry
Mechanicsville
Monkton
Mount Rainier
Mount Victoria
New Market
North Beach
North East
Nottingham
Oakland
Ocean City
Parkton
Patuxent River
Phoenix
Piney Point
Pocomoke City	pocomoke
Point Of Rocks
Port Deposit
Price
Prince Frederick	pr frederick
Princess Anne
Quantico
Rhodesdale
Riverdale
Rock Point
Rohrersville
Saint Inigoes
Saint Leonard
Saint Marys City	saint marys
Saint Michaels
Southern Md Facility	sthrn md fac
Sparks Glencoe	sparks
Sparrows Point
Suburb Maryland Fac
Sykesville
Taylors Island
Temple Hills
Thurmont
Tracys Landing
Union Bridge
Upper Fairmount	upper fairmt
Upper Marlboro
Upperco
Vienna
Washington Grove
West Friendship
Westernport
Westover
White Hall
Whiteford
Windsor Mill
Woodstock
Woolford
Worton
ME
Abbot
Alfred
Anson
Ashland
Athens
Aurora
Baileyville
Bath
Belfast
Belgrade Lakes
Bernard
Bethel
Biddeford Pool
Bingham
Boothbay Harbor
Bowdoin
Bremen
Brooks
Brookton
Brownville
Brownville Junction
Bryant Pond
Buckfield
Bucksport
Bustins Island
Buxton
Cape Elizabeth	cape eliz
Caribou
Castine
Chebeague Island
Cherryfield
China Village
Columbia Falls	columbia
Corinth
Cranberry Isles
Cumberland Center	cumberland
Cumberland Foreside	cumb foreside
Danforth
Dennysville
Dexter
Dixfield
Dover Foxcroft
Eagle Lake
East Blue Hill
East Livermore
East Millinocket
East Parsonsfield	east parsonfield
East Vassalboro
East Waterboro
Eddington
Ellsworth
Estcourt Station
Eustis
Falmouth
Farmington
Farmington Falls
Fort Fairfield
Fort Kent
Fort Kent Mills
Franklin
Freedom
Freeport
Frenchville
Fryeburg
Gardiner
Georgetown
Gouldsboro
Grand Isle
Grand Lake Stream
Greenbush
Greenville
Greenville Junction
Guilford
Hampden
Harmony
Harpswell
Harrison
Holden
Hope
Houlton
Howland
Island Falls
Isle Au Haut
Isle Of Springs	is of springs
Jackman
Jefferson
Kennebunkport
Kents Hill
Kingfield
Kingman
Lagrange
Limestone
Lincoln
Lincolnville
Lincolnville Center
Lisbon Falls	lisbon
Little Deer Isle
Livermore Falls
Lubec
Machias
Machiasport
Mapleton
Mattawamkeag
Mechanic Falls
Meddybemps
Medway
Millinocket
Milo
Morrill
Mount Desert
Mount Vernon
New Gloucester
New Limerick
New Portland
Newry
Norridgewock
North Anson
North Berwick
North Bridgton
North Monmouth
North Vassalboro
North Waterboro
North Waterford
North Yarmouth
Northeast Harbor
Oakland
Old Orchard Beach	old orchd beach
Old Town
Oquossoc
Orient
Orono
Oxford
Paris
Parsonsfield
Patten
Peaks Island
Pemaquid
Pembroke
Perry
Peru
Phillips
Poland
Portage
Princeton
Prospect Harbor
Rangeley
Raymond
Rockwood
Roxbury
Rumford
Sabattus
Saint Francis
Scarborough
Sebago
Sebasco Estates
Sebec
Shapleigh
Sherman
Shirley Mills	shirley
Sinclair
Skowhegan
Smyrna Mills
South Berwick
South China
South Freeport
South Gardiner
South Thomaston
South Windham
Southport
Southwest Harbor
Springfield
Spruce Head
Squirrel Island
Stacyville
Standish
Stockholm
Stockton Springs
Stoneham
Strong
Sullivan
Swans Island
Tenants Harbor
Thorndike
Topsfield
Topsham
Union
Van Buren
Waite
Wallagrass
Washburn
Waterford
Wesley
West Boothbay Harbor	west boothbay ha
West Enfield
West Farmington
West Forks
West Kennebunk
Wilton
Wiscasset
Wytopitlock
MH
Ebeye
Majuro
MI
Ada
Algonac
Allenton
Almont
Armada
Arnold
Attica
Avoca
Baraga
Bark River
Bay Shore
Bear Lake
Beaver Island
Belleville
Berrien Center
Berrien Springs
Birmingham	bham
Bitely
Blanchard
Bloomfield Hills	bloomfield
Brighton
Brimley
Britton
Bruce Crossing
Buchanan
Byron Center
Cadillac
Caledonia
Calumet
Capac
Carleton
Casco
Caseville
Chatham
Chelsea
Clarkston
Clayton
Clinton Township
Columbus
Commerce Township	commerce
Coopersville
Copper Harbor
DTE
Davisburg
De Tour Village	de tour vlle
Dewitt
Dexter
Dodgeville
Drayton Plains
Drummond Island
Dundee
Durand
East China
Eben Junction
Eckerman
Ecorse
Elsie
Emmett
Fair Haven
Farmington
Felch
Flat Rock
Fort Gratiot
Frankenmuth
Franklin
Fremont
Gaylord
Germfask
Gladstone
Goetzville
Good Hart
Goodells
Grand Blanc
Grand Junction
Grayling
Gregory
Grosse Ile
Grosse Pointe
Gwinn
Hagar Shores
Hancock
Harbor Springs
Harper Woods
Harrison Township
Harsens Island
Henderson
Hickory Corners
Highland
Highland Park
Holton
Houghton Lake Heights	htn lake heights
Hudson
Huntington Woods	huntington wd
Imlay City	imlay
Interlochen
Iron Mountain
Iron River
Irons
Jeddo
Kearsarge
Keego Harbor
Kincheloe
Kingsford
Lake
Lake City
Lake Linden
Lake Orion
Lanse
Lapeer
Leland
Leonard
Leroy
Loretto
Mackinac Island
Mackinaw City
Macomb
Manchester
Manistee
Manistique
Marenisco
Marine City
Mc Millan
Mcbrides	mcbride
Mears
Memphis
Michigan Center
Middleville
Milan
Milford
Millersburg
Minden City	minden
Mohawk
Morenci
Munising
National Mine
New Baltimore
New Boston
New Buffalo
New Haven
Newaygo
North Street
Northport
Northville
Oakland
Ortonville
Oscoda
Palms
Petoskey
Pigeon
Pinckney
Pittsford
Pleasant Ridge
Pointe Aux Pins	point aux pin
Port Austin
Prescott
Ralph
Ray
Richmond
River Rouge
Riverview
Rives Junction
Rochester
Rockford
Rockwood
Romeo
Rudyard
Rumely
Saint Clair
Saint Joseph	saint joe
Sault Sainte Marie
Smiths Creek
Smyrna
Somerset Center
South Boardman
South Rockwood
Spring Lake
Springport
Stanwood
Stephenson
Suttons Bay
Swartz Creek
Sylvan Beach
Tawas City
Traverse City
Trenary
Trout Creek
Twin Lake
Union
University Center
Utica
Vassar
Walled Lake
Washington
Weidman
West Bloomfield
West Olive
White Pigeon
Whitehall
Whitmore Lake
Yale
Zeeland
MN
ABMPS
Ada
Adams
Adolph
Albertville
Alexandria	alex
Altura
Angle Inlet
Angora
Askov
Aurora
Bagley
Barnesville
Barnum
Battle Lake
Baudette
Baxter
Bayport
Belgrade
Bemidji
Bethel
Big Falls
Bigfork
Birchdale
Blackduck
Blomkest
Blooming Prairie
Bovey
Bowlus
Braham
Brainerd
Brandon
Breckenridge
Brimson
Britt
Brook Park
Brookston
Brownsdale
Brownsville
Buhl
Caledonia
Cambridge
Campbell
Cannon Falls
Canyon
Cass Lake
Cedar
Center City
Chatfield
Chisholm
Circle Pines
Clearbrook
Clearwater
Climax
Cloquet
Cohasset
Cook
Cotton
Crookston
Crosby
Crosslake
Crystal Bay
Dakota
Dassel
Dayton
Deer River
Deerwood
Delano
Dennison
Dodge Center
Dumont
East Grand Forks	eg forks
Effie
Elbow Lake
Elgin
Elko New Market	elko
Embarrass
Eveleth
Excelsior
Eyota
Fergus Falls
Fertile
Finland
Finlayson
Floodwood
Foley
Forbes
Freeport
Fulda
Gilbert
Glencoe
Glenville
Glenwood
Glyndon
Gonvick
Goodhue
Goodridge
Grand Marais
Grand Meadow
Grand Rapids
Granite Falls
Gully
Hallock
Hamel
Hampton
Harmony
Hawley
Henning
Henriette
Hill City
Hines
Holyoke
Hugo
Hutchinson
International Falls
Inver Grove Heights	inver grove
Iron
Ironton
Jacobson
Jasper
Kabetogama
Kasson
Kelliher
Kellogg
Kenyon
Kerrick
Kimball
La Crescent
Lafayette
Lake Elmo
Lake Wilson
Lakeland
Lancaster
Lanesboro
Laporte
Leonard
Lester Prairie
Little Falls
Littlefork
Loman
Long Lake
Long Prairie
Longville
Lonsdale
Loretto
Lyle
Madison
Mahnomen
Makinen
Maple Lake
Maple Plain
Marble
Marietta
Marine On Saint Croix	marine
Mcgregor
Meadowlands
Medford
Melrose
Melrude
Menahga
Mendota
Minneapolis	minn
Minneota
Minnesota City	minn city
Minnesota Lake
Minnetonka Beach
Mizpah
Monticello
Mora
Morgan
Mound
Mountain Iron
Mountain Lake	mount lake
Murdock
NYA
Nashwauk
Nerstrand
Nett Lake
Nevis
New London
New Prague
New Ulm
New York Mills
Newfolden
Nisswa
North Branch
Northome	nore
Northrop
Norwood Young America	norwood
Oak Park
Oronoco
Orr
Osage
Osseo
Outing
Palisade
Park Rapids
Parkers Prairie
Paynesville
Pelican Rapids	pel rapids
Pennington
Pequot Lakes
Peterson
Pierz
Pillager
Pine City
Pine River
Pipestone
Preston
Puposky
Randall
Red Lake Falls	rl falls
Redwood Falls
Remer
Richville
Rockford
Rogers
Roosevelt
Roseau
Rushford
Ruthton
Sabin
Saginaw
Saint Bonifacius
Saint Charles
Saint Clair
Saint Francis
Saint James
Saint Joseph
Saint Martin
Saint Paul Park
Saint Peter
Saint Stephen
Sandstone
Sauk Centre
Scandia
Shafer
Shevlin
Silver Bay
Silver Creek
Sleepy Eye
Solway
South Haven
South International Falls	south int falls
Spring Lake
Spring Valley
Squaw Lake
Stacy
Stanchfield
Staples
Stewartville
Strandquist
Swatara
Swift
Taconite
Tamarack
Taylors Falls
Thief River Falls	tr falls
Tintah
Tower
Tracy
Twin Valley
Underwood
Utica
Verndale
Villard
Wabasha
Waconia
Walker
Wannaska
Warren
Warroad
Waseca
Watertown
Wayzata
Welch
Wells
West Concord
West Union
Westbrook
Williams
Willow River
Wilton
Windom
Winton
Wrenshall
Wykoff
Wyoming
Young America
Zumbro Falls
MO
Advance
Albany
Alexandria
Altenburg
Annapolis
Archie
Armstrong
Asbury
Atlanta
Augusta
Aurora
Auxvasse
Baring
Belle
Belleview
Bellflower
Benton
Berger
Bevier
Billings
Birch Tree
Black
Blackburn
Bland
Bolivar
Bonne Terre
Bonnots Mill
Boonville
Bowling Green
Branson
Brashear
Briar
Bridgeton
Brookfield
Brookline
Brunswick
Bucyrus
Bunceton
Burlington Junction
Butler
Butterfield
Cadet
California
Callao
Camdenton
Cape Fair
Caplinger Mills
Carl Junction
Carthage
Caruthersville
Cassville
Catawissa
Cedar Hill
Center
Centerville
Centralia
Chaffee
Chamois
Charleston
Chestnutridge
Chillicothe
Clarence
Clark
Clarksville
Clarkton
Cleveland
Clifton Hill
Climax Springs
Clubb
Coatsville
Cole Camp
Conception Junction
Concordia
Craig
De Soto	desoto
Defiance
Dixon
Doniphan
Edwards
El Dorado Springs
Eldon
Elk Creek
Elmer
Elsberry
Eminence
Eolia
Ethel
Eudora
Eugene
Eureka
Excello
Excelsior Springs	ex springs
Falcon
Fenton
Florissant	flor
Franklin
Fredericktown
Freeburg
Freeman
French Village
Friedheim
Frohna
Fulton
Gallatin
Garden City
Gasconade
Gideon
Gilman City
Glenallen
Glencoe
Grain Valley
Granby
Green Castle
Green City
Greentop
Greenville
Greenwood
Grover
Half Way
Harrisburg
Hartsburg
Hayti
Henley
Hermann
Higbee
Higginsville
High Point
High Ridge
Holts Summit
House Springs
Houston
Hughesville
Hume
Huntsville
Hurdland
Imperial
Ironton
Jamestown
Jerico Springs
Kahoka
Kansas City	ks city
Kennett
Keytesville
Kimberling City
Kimmswick
Kirbyville
Knob Noster
Knox City
LSL
La Belle
La Plata
La Russell
Lake Ozark
Lake Saint Louis
Lamar
Laurie
Lawson
Leadwood
Lewistown
Lilbourn
Lincoln
Linn Creek
Long Lane
Luray
Macks Creek
Madison
Malta Bend
Marble Hill
Marquand
Marshall
Marthasville
Maysville
Mc Bride
Mc Fall
Meta
Mexico
Middletown
Milan
Milford
Miller
Mineral Point
Moberly
Monroe City
Montgomery City	montgomery
Morrison
Moscow Mills
Mount Sterling
Mount Vernon
Mountain Grove
N KC
NKC
Nevada
New Bloomfield
New Florence
New Franklin
New Haven
New Madrid
Newburg
Newtonia
Novinger
O Fallon
Oak Ridge
Odessa
Old Monroe
Oran
Oregon
Osceola
Owensville
Pacific
Palmyra
Paris
Park Hills
Perry
Perryville
Pevely
Pierce City
Pineville
Plato
Platte City
Polk
Polo
Portage Des Sioux
Portageville
Portland
Prairie Home
Puxico
Queen City
Reeds Spring
Revere
Rhineland
Richards
Richland
Ridgeway
Riverside
Rocheport
Rock Port
Rockaway Beach
Rockville
Rocky Mount
Rogersville
Rushville
Russellville
Rutledge
SMSU
Saint Ann
Saint Elizabeth
Saint James
Saint Mary
Saint Robert
Sainte Genevieve
Salem
Salisbury
Sedgewickville
Seneca
Seymour
Shelbina
Shell Knob
Sibley
Silex
Silva
Skidmore
Slater
Smithton
Smithville
South Fork
South Greenfield
South West City
Sparta
Steedman
Steelville
Stet
Stewartsville
Stotts City
Stoutsville
Sturgeon
Sullivan
Sweet Springs
Taylor
Tecumseh
Theodosia
Thornfield
Triplett
Troy
Truxton
Tuscumbia
Union
Unionville
Urich
Valley Park
Van Buren
Versailles
Viburnum
Wardell
Warrenton
Warsaw
Washington
Wasola
Waynesville
West Plains
Westphalia
Wheatland
Whiteman Air Force Base
Willow Springs
Winigan
Wright City
Wyaconda
Zalma
MP
Rota
Saipan
Tinian
MS
Aberdeen
Ackerman
Alligator
Amory
Anguilla
Arcola
Ashland
Baldwyn
Batesville
Bay Saint Louis
Beaumont
Belmont
Benoit
Beulah
Big Creek
Blue Mountain	blue mount
Blue Springs
Bogue Chitto
Booneville
Boyle
Brookhaven	bhaven
Brooklyn
Brooksville
Bruce
Burnsville
Byram
Caledonia
Canton
Carriere
Carrollton
Carthage
Cascilla
Cedarbluff
Charleston
Chatham
Cleveland
Coahoma
Coffeeville
Coila
Coldwater
Collins
Como
Corinth
Crawford
Crenshaw
Crosby
Cruger
Crystal Springs
D Lo
DSU
Dennis
Diamondhead
Diberville
Doddsville
Drew
Duck Hill
Dumas
Duncan
Dundee
Ecru
Ellisville
Enid
Etta
Eupora
Fernwood
Flowood
Foxworth
Friars Point
Fulton
Glen Allan
Glendora
Gloster
Golden
Gore Springs
Greenwood Springs	greenwood spr
Grenada
Gunnison
Guntown
Hamilton
Hattiesburg	hattiesbg
Heidelberg
Hermanville
Hickory Flat
Holcomb
Hollandale
Holly Ridge
Holly Springs
Houlka
Houston
Indianola
Inverness
Isola
Itta Bena
Iuka
Jackson	jksn
Jayess
Kilmichael
Kokomo
Lake Cormorant
Lakeshore
Lamar
Leakesville
Leland
Lorman
Louin
Lucedale
Lumberton
Lyon
MSU
Maben
Macon
Magee
Magnolia
Mantee
Marks
Mathiston
Mc Call Creek
Mc Carley
Mc Cool
Mc Henry
Mc Lain
Mc Neill
Mccomb
Meadville
Michigan City
Minter City
Mississippi State	miss state|ms state
Monticello
Morton
Moselle
Moss Point
Mound Bayou
Mount Pleasant
Nettleton
New Albany
New Augusta
North Carrollton
Oak Vale
Okolona
Osyka
Ovett
Pace
Paris
Pascagoula	pasgoula
Pass Christian	pass chris
Pearlington
Perkinston
Petal
Pheba
Philadelphia
Philipp
Picayune
Pinola
Plantersville
Pontotoc
Poplarville
Port Gibson
Potts Camp
Prentiss
Purvis
Raleigh
Randolph
Raymond
Red Banks
Richland
Richton
Rienzi
Ripley
Robinsonville
Rolling Fork
Rosedale
Roxie
Ruth
Saltillo
Sandersville
Sarah
Sardis
Saucier
Scooba
Seminary
Senatobia
Shannon
Shaw
Shelby
Sherard
Shubuta
Sidon
Silver Creek
Slate Spring
Sledge
Smithdale
Smithville
State Line
Stennis Space Center	stennis center|stennis sp ct
Stewart
Sturgis
Summit
Sumrall
Sunflower
Swan Lake
Tchula
Thaxton
Tillatoba
Tiplersville
Tishomingo
Toccopola
Tremont
Tunica
Tutwiler
Tylertown
Union
University
Utica
Vancleave
Vardaman
Vaughan
Vicksburg	vburg
Walls
Walnut
Walthall
Water Valley
Waterford
Waynesboro	wboro
Webb
Weir
Wesson
West
West Point
Wiggins
Winona
Woodland
Woodville
Yazoo City	yazoo
MT
Acton
Anaconda
Ashland
Bearcreek
Belt
Bigfork
Bonner
Box Elder
Broadus
Broadview
Browning
Buffalo
Busby
Charlo
Clancy
Clinton
Columbia Falls
Condon
Culbertson
Cut Bank
Deer Lodge
Dillon
East Glacier Park	east glacier|east glacier par
Ekalaka
Emigrant
Fairfield
Fort Smith
Frazer
Gallatin Gateway
Gardiner
Geraldine
Glasgow
Hamilton
Highwood
Hot Springs
Hysham
Jefferson City
Joliet
Judith Gap
Lake Mc Donald
Lambert
Lavina
Lewistown
Lonepine
Malmstrom AFB
Malta
Manhattan
Martinsdale
Mc Allister
Mc Leod
Mildred
Missoula	msla
Moccasin
Nye
Oilmont
Pompeys Pillar	pompey pillar
Pray
Red Lodge
Roberts
Roscoe
Roundup
Saint Ignatius
Saint Marie
Saint Regis
Sand Coulee
Sanders
Scobey
Seeley Lake
Silver Gate
Stanford
Teigen
Thompson Falls
Three Forks
Troy
West Glacier
West Yellowstone
White Sulphur Springs	white sphr springs
Winnett
Wolf Creek
NC
Advance
Arapahoe
Ararat
Arden
Atlantic Beach
Aurora
Avon
Badin
Banner Elk
Barium Springs
Battleboro
Bayboro
Bear Creek
Beaufort
Belews Creek	belew creek
Belmont
Black Mountain
Bladenboro
Blanch
Blowing Rock
Boiling Springs
Bolivia
Boonville
Bostic
Browns Summit
Bryson City
Burgaw
Burlington	burl
Buxton
Bynum
CID
Calabash
Camp Lejeune
Candler
Candor
Carolina Beach
Carthage
Catawba
Cedar Mountain
Cherokee
Cherry Point
Cherryville
Clarkton
Cleveland
Connellys Springs
Conway
Creston
Crumpler
Cullowhee
Cumnock
Currie
Danbury
Davidson
Deep Gap
Denton
Dobson
Dover
Durants Neck
East Flat Rock
Efland
Elizabeth City	eliz city
Elizabethtown
Elk Park
Ellenboro
Elon
Enka
Ennice
Evergreen
Fairmont
Ferguson
Fletcher
Forest City
Franklin
Franklinville
Fremont
GMAC
Garland
Garysburg
Glade Valley
Glendale Springs
Glenwood
Granite Falls
Granite Quarry
Grantsboro
Grassy Creek
Green Mountain	green mount
Hamptonville
Harkers Island
Harmony
Hays
Hendersonville
Hertford
Hiddenite
Hillsborough
Hollister
Holly Ridge
Hot Springs
Jackson
Jackson Springs
Jefferson
Jonesville
Kenly
Kill Devil Hills	kill devil hill
Kings Mountain
Kitty Hawk
Knotts Island
Kure Beach
Lake Junaluska
Lansing
Laurel Springs
Lawndale
Lawsonville
Leasburg
Leland
Lewiston Woodville	lewiston
Lewisville
Liberty
Lincolnton
Linville Falls
Little Switzerland
Locust
Louisburg
Lucama
Macclesfield
Madison
Manns Harbor
Manson
Manteo
Margarettsville
Marshville
Mayodan
Mc Grady
Mc Leansville
Mccutcheon Field
Middlesex
Midway Park
Millers Creek
Milton
Mineral Springs
Minneapolis
Mocksville
Moravian Falls
Mount Airy
Mount Gilead
Mount Holly
Mount Mourne
Mount Pleasant
Mount Ulla
Mountain Home
Nashville
New London
Newland
Newport
Newton
North Wilkesboro
Norwood
Oak Island
Oakboro
Ocean Isle Beach	ocean island
Ocracoke
Patterson
Peachland
Pfafftown
Pilot Mountain	pilot mount
Pinnacle
Pittsboro
Pleasant Garden
Polkville
Pope Army Airfield	pope army af
Purlear
QVC
RTP
Ramseur
Randleman
Reidsville
Research Triangle Park
Rhodhiss
Richfield
Riegelwood
Roanoke Rapids	roanoke rapid
Roaring River
Robbins
Robbinsville
Robersonville
Ronda
Rose Hill
Rowland
Ruffin
Rural Hall
Rutherford College	rutherfrd col
Rutherfordton	ruth
SJAFB
Scaly Mountain
Scottville
Shallotte
Shannon
Sherrills Ford
Siler City
Smyrna
Sneads Ferry
Snow Camp
Southern Pines
Southport
Sparta
Spring Lake
Stacy
Staley
Stanley
State Road
Stoneville
Sugar Grove
Sunset Beach
Supply
Swansboro
Tarawa Terrace	tarawa|tarawa ter|tarawa tr
Tarboro
Taylorsville
Thurmond
Todd
Topton
Traphill
Troutman
Troy
Union Grove
Valle Crucis
Vilas
Walnut Cove
Warrensville
Warsaw
Washington	wash
Waxhaw
Waynesville
Wendell
West End
West Jefferson
Westfield
White Plains
Whitsett
Wilkesboro
Willard
Williamston
Willow Spring
Wilmington	wilm
Wilsons Mills	wilsons mill
Windsor
Woodland
Wrightsville Beach	writsvlle beach
Yadkinville
Zionville
ND
Alamo
Alexander
Alsen
Anamoose
Antler
Ashley
Beach
Belfield
Berlin
Berthold
Binford
Bottineau
Bowbells
Bowdon
Bowman
Butte
Cando
Cannon Ball
Carpio
Carrington
Carson
Cathay
Cavalier
Center
Cleveland
Cogswell
Columbus
Cooperstown
Crary
Davenport
Dazey
Devils Lake
Donnybrook
Drake
Drayton
Dunn Center
Dunseith
Edgeley
Edinburg
Elgin
Ellendale
Enderlin
Epping
Esmond
Fairfield
Fingal
Flasher
Flaxton
Forest River
Fort Ransom
Fort Totten
Fort Yates
Fortuna
Fullerton
GFAFB
Gardner
Garrison
Gilby
Glen Ullin
Glenburn
Glenfield
Golden Valley
Grace City
Grafton
Grand Forks AFB
Granville
Grassy Butte
Grenora
Gwinner
Hague
Halliday
Hannaford
Harvey
Harwood
Hazen
Hettinger
Hillsboro
Hope
Horace
Inkster
Jamestown	jmst
Jud
Kathryn
Keene
Kenmare
Lakota
Lamoure
Langdon
Lansford
Larimore
Leeds
Lidgerwood
Linton
Lisbon
MAFB
Maddock
Mapleton
Martin
Max
Maxbass
Mcclusky
Mcgregor
Mchenry
Mcville
Medina
Menoken
Michigan
Milnor
Milton
Minnewaukan
Minot AFB
Minto
Mohall
Montpelier
Mott
Munich
New England
New Leipzig
New Rockford
New Salem
New Town
Newburg
Northwood
Oakes
Osnabrock
Pembina
Pingree
Plaza
Powers Lake
Raleigh
Ray
Robinson
Rocklake
Rogers
Rolette
Ross
Rugby
Ryder
Saint Anthony
Saint John
Saint Michael
Scranton
Sentinel Butte	sentinel
Shields
Solen
Souris
Spiritwood
Stanley
Sterling
Tioga
Tokio
Tolley
Tolna
Towner
Turtle Lake
Voltaire
Wahpeton
Walhalla
Washburn
Watford City
Webster
Wheatland
Wildrose
Williston
Willow City
Wimbledon
Wing
Wishek
Woodworth
York
Zahl
NE
Albion
Allen
Alliance
Alma
Anselmo
Ansley
Arcadia
Archer
Arnold
Ashby
Ashton
Atlanta
Auburn
Aurora
Axtell
Ayr
Bassett
Beatrice
Beaver Crossing
Benkelman
Bertrand
Bloomington
Blue Hill
Boys Town
Bridgeport
Bristow
Butte
Cairo
Callaway
Campbell
Center
Central City
Champion
Chapman
Clay Center
Comstock
Cortland
Cozad
Crawford
Creighton
Crete
Dannebrog
David City
Deweese
Dix
Doniphan
Dorchester
Du Bois
Dunbar
Edgar
Elba
Ellsworth
Elwood
Fairbury
Fairmont
Falls City
Franklin
Funk
Gering
Gibbon
Glenvil
Gordon
Grant
Haigler
Heartwell
Hemingford
Henderson
Hickman
Holdrege
Holstein
Humphrey
Jansen
Julian
Juniata
Kenesaw
Lawrence
Litchfield
Lodgepole
Loomis
Lorton
Loup City
Lynch
Marquette
Martell
Mason City
Maxwell
Mc Cook
Mc Cool Junction
Mcgrew
Mclean
Merna
Milford
Miller
Minden
Mitchell
Morrill
Murdock
Nebraska City	nebr city
Nelson
Newcastle
Nickerson
Niobrara
North Loup
Oconto
Odell
Offutt A F B
Ogallala
Oneill
Ord
Oshkosh
Osmond
Oxford
Palisade
Paxton
Pleasanton
Ponca
Ragan
Randolph
Ravenna
Raymond
Republican City	repub city
Riverdale
Roca
Rockville
Roseland
Saint Helena
Saint Libory
Saint Paul
Sargent
Scotia
Seward
Shelton
Sidney
South Sioux City
Springfield
Stamford
Stapleton
Sterling
Strang
Superior
Surprise
Sutherland
Sutton
Taylor
Tecumseh
Thedford
Trumbull
Tryon
Valentine
Valley
Waco
Westerville
Wilcox
Wolbach
Wood River
Wymore
NH
Alstead
Alton Bay
Bartlett
Bradford
Bristol
Campton
Canaan
Center Barnstead
Center Conway
Center Harbor
Center Ossipee
Center Sandwich
Center Strafford
Center Tuftonboro
Charlestown
Chatham
Chichester
Claremont
Colebrook
Contoocook
Conway
Danville
Durham
East Andover
East Candia
East Derry
East Hampstead
East Kingston
East Wakefield
Eaton Center	eaton
Effingham
Enfield Center
Errol
Exeter
Franconia
Franklin
Gilford
Gilmanton Iron Works	gilmanton iw
Gorham
Greenville
Groveton
Hampton
Hebron
Hillsborough
Hooksett
Jefferson
Lancaster
Lebanon
Lempster
Lisbon
Lyndeborough
Melvin Village
Milan
Mont Vernon
Moultonborough
Mount Washington
Nelson
New Castle
New London
Newbury
Newington
Newport
Newton Junction
North Conway
North Hampton
North Haverhill
North Salem
North Sandwich
North Stratford
North Sutton
North Walpole
North Woodstock
Northumberland
Peterborough
Pike
Pittsburg
Plymouth
Rumney
Sanbornville
South Acworth
South Hampton
South Newbury
South Sutton
South Tamworth
Springfield
Sullivan
Suncook
Swanzey
Tilton
Union
Warner
Waterville Valley
West Chesterfield
West Lebanon
West Nottingham
West Ossipee
West Peterborough
West Stewartstown
West Swanzey
Whitefield
Wilmot
Winchester
Wolfeboro
Wolfeboro Falls
Woodsville
NJ
Absecon
Allenhurst
Allentown
Alloway
Andover
Atco
Atlantic Highlands	atlantic hlds
Audubon
Avon By The Sea	avon|avon by sea
Barnegat
Barnegat Light	barnegat lgt
Bayville
Beach Haven
Belle Mead
Bellmawr
Belmar
Berkeley Heights
Berlin
Beverly
Blackwood
Blairstown
Boonton
Bordentown
Bound Brook
Branchville
Brick
Brigantine
Budd Lake
Buena
Burlington
Butler
Caldwell
Califon
Cape May
Cape May Court House	cape may ch
Cape May Point
Cedar Grove
Chatham
Chesterfield
Clementon
Cliffside Park	cliff park
Collingswood
Colts Neck
Columbus
Convent Station
Cranbury
Cream Ridge
Dayton
Deal
Deerfield Street	deerfield
Delanco
Delran
Dennisville
Deptford
Dividing Creek
Dunellen
East Rutherford
Eatontown
Egg Harbor City	egg harbor
Egg Harbor Township
Elizabethport
Elmer
Englewood Cliffs	englewood
Englishtown
Fair Haven
Farmingdale
Flanders
Forked River
Fort Dix
Fort Monmouth
Franklin
Franklin Lakes
Freehold
Gloucester City	gloucester
Greenwich
Hackensack	hack
Hackettstown
Haddon Heights
Haddon Township
Haddonfield
Hainesport
Haledon
Hamburg
Hammonton
Hancocks Bridge
Harrington Park
Harrison
Hasbrouck Heights
Heislerville
Hewitt
Highland Lakes
Highland Park
Highlands
Hightstown
Hillsborough
Holmdel
Hopewell
Howell
Island Heights
Keansburg
Keyport
LEH
Lake Hiawatha
Lake Hopatcong
Lakehurst
Lambertville
Lanoka Harbor
Lawrence Township	lawrence
Layton
Liberty Corner	liberty cor
Little Falls
Little Silver
Lumberton
Lyons
Manahawkin
Manasquan
Manchester Township	manchester|manchester tw
Mantua
Margate City	margate
Marlboro
Marlton
Marmora
Matawan
Mays Landing
Mc Afee
Medford
Medford Lakes
Mendham
Merchantville
Middletown
Midland Park
Millstone Township	millstone
Mine Hill
Monmouth Beach
Monmouth Junction
Monroe Township	monroe
Montague
Montville
Moorestown
Morris Plains
Mount Arlington
Mount Ephraim
Mount Holly
Mount Tabor
Mountain Lakes
Mullica Hill
National Park
Neptune
Neshanic Station
New Egypt
New Providence
Newfield
Newfoundland
Newport
Newton
Normandy Beach
North Brunswick
Northvale
Oak Ridge
Oakhurst
Oaklyn
Ocean View
Oceanport
Paulsboro
Penns Grove
Pequannock
Phillipsburg
Picatinny Arsenal	picatinny ars
Pine Brook
Point Pleasant Beach	point pleasant
Pompton Lakes
Pompton Plains
Port Elizabeth
Port Monmouth
Port Norris
Princeton
Princeton Junction
Ramsey
Randolph
Red Bank
Ridgefield
Ridgefield Park
Ringoes
Ringwood
Riverdale
Riverside
Riverton
Rumson
Saddle River
Salem
Schooleys Mountain
Sea Girt
Sea Isle City
Seaside Heights
Seaside Park
Sergeantsville
Sewell
Shamong
Shrewsbury
Sicklerville
Skillman
Somerdale
Somerville
South Amboy
South Bound Brook
South Hackensack
South Harrison Township
South Seaville
Southampton
Spring Lake
Stockholm
Sussex
Swedesboro
Tabernacle
Teterboro
Thorofare
Titusville
Totowa
Township Of Washington	township washingtn|township washinton
Tuckerton
Ventnor City	ventnor
Villas
Vincentown
Voorhees
Wallpack Center
Wanaque
Watchung
Waterford Works	waterford|waterford wks
Wenonah
West Berlin
West Creek
West Long Branch
West Windsor
Westville
Westwood
Whitehouse Station
Wildwood
Wood Ridge
Woodbine
Woodbury
Woodbury Heights
Woodcliff Lake
Woodstown
Wrightstown
NM
Abiquiu
Alcalde
Algodones
Alto
Amalia
Amistad
Angel Fire
Animas
Anthony
Anton Chico
Arenas Valley
Artesia
Aztec
Bard
Bayard
Belen
Berino
Bernalillo
Blanco
Bloomfield
Bosque
Bosque Farms
Brimhall
Broadview
Buena Vista
Cannon AFB
Capitan
Caprock
Capulin
Carrizozo
Casa Blanca
Cebolla
Cerrillos
Chamisal
Chaparral
Chimayo
Church Rock
Cimarron
Clayton
Clines Corners	clines cors
Cochiti Pueblo
Conchas Dam
Continental Divide	contnental dv
Coyote
Crownpoint
Cuba
Cubero
Datil
Deming
Dexter
Dixon
Dulce
El Prado
El Rito
Elephant Butte
Embudo
Encino
Espanola
Estancia
Fairacres
Fence Lake
Fort Bayard
Fort Stanton
Fort Sumner
Fort Wingate
Gamerco
Gladstone
Glenwood
Glorieta
Grady
Grants
Grenville
Hanover
Hatch
Hernandez
High Rolls Mountain Park	hi rls mountain park|hi rolls mount park|high rolls
Hillsboro
Holloman Air Force Base
Hurley
Ilfeld
Jal
Jamestown
Jemez Pueblo	jemez
Kirtland AFB
La Jara
La Joya
La Loma
La Madera
La Mesa
Laguna
Lakewood
Lamy
Las Vegas
Lindrith
Lingo
Logan
Lordsburg
Los Alamos
Los Ojos
Lovington
Magdalena
Mayhill
Mcalister
Mcdonald
Medanales
Mentmore
Mescalero
Mexican Springs
Miami
Montezuma
Mora
Mosquero
Navajo
New Laguna
Newkirk
Ocate
Ohkay Owingeh
Ojo Feliz
Pecos
Pena Blanca
Penasco
Peralta
Pinehill
Pinon
Pinos Altos
Playas
Portales
Pueblo Of Acoma
Quay
Quemado
Questa
Radium Springs
Ramah
Ranchos De Taos	ranch de taos|ranch taos|rancho taos|ranchos taos
Raton
Red River
Redrock
Reserve
Ribera
Rociada
Rogers
Rowe
Ruidoso
Sacramento
Saint Vrain
San Acacia
San Antonio
San Fidel
San Jon
San Jose
San Ysidro
Sandia Park
Santa Clara
Santa Cruz
Santa Rosa
Santo Domingo Pueblo
Sapello
Serafina
Shiprock
Silver City
Socorro
Springer
Taiban
Taos
Taos Ski Valley
Tererro
Texico
Tierra Amarilla
Tijeras
Timberon
Tinnie
Tohatchi
Truth Or Consequences	t or c|truth consq
Tularosa
UNM
Vadito
Vallecitos
Valmora
Vanderwagen
Vaughn
Veguita
Velarde
Villanueva
Wagon Mound
White Sands Missile Range	white sands
Willard
Williamsburg
Winston
Yatahey
Yeso
Youngsville
Zuni
NV
Alamo
Amargosa Valley
Austin
Baker
Battle Mountain
Beatty
Blue Diamond
Bunkerville
Cal Nev Ari
Caliente
Coyote Springs
Crescent Valley
Denio
Ely
Fallon
Gardnerville
Gerlach
Glenbrook
Golconda
Goldfield
Hawthorne
Hiko
ISAFA
Imlay
Incline Village
Indian Springs
Jackpot
Jean
Logandale
Lovelock
Mc Dermitt
Mc Gill
Mercury
Mountain City
Nellis AFB
Orovada
Overton
Owyhee
Paradise Valley
Pioche
Round Mountain
Ruby Valley
Schurz
Searchlight
Silver Springs
Sloan
Smith
Spring Creek
Stateline
The Lakes
Tonopah
Virginia City
Wadsworth
Washoe Valley
Wellington
Wells
West Wendover	wendover
Winnemucca
Yerington
Zephyr Cove
NY
ABMPS
Accord
Acra
Adams
Afton
Akron
Albion
Alden
Alexandria Bay	alex bay|alexandria
Alfred Station
Alplaus
Altamont
Altmar
Altona
Amagansett
Amityville
Annandale On Hudson	annandale
Antwerp
Apalachin
Apulia Station
Ardsley On Hudson	ardsley hdsn
Argyle
Armonk
Arverne
Astoria
Atlanta
Atlantic Beach
Attica
Au Sable Forks
Auriesville
Aurora
Ava
Averill Park
Avoca
Babylon
Bainbridge
Baldwinsville
Ballston Lake	ballston
Ballston Spa
Barneveld
Barrytown
Basom
Bath
Bayport
Bayside
Bearsville
Beaver Falls
Bellerose
Bellerose Village
Bellport
Berkshire
Berlin
Berne
Bible School Park	bible sch park
Big Indian
Blodgett Mills
Bloomfield
Blooming Grove
Bloomville
Blossvale
Blue Mountain Lake
Bolivar
Bolton Landing
Boonville
Bouckville
Brainardsville
Brant Lake
Brantingham
Breezy Point
Brewster
Briarcliff Manor	briarcliff
Bridgehampton
Broadalbin
Bronx
Bronxville
Brookhaven
Brownville
Brushton
Buffalo	bflo
Burlington Flats	burlington|burlngtn flt
Callicoon Center
Calverton
Cambria Heights
Cambridge
Camden
Camillus
Campbell Hall
Canajoharie
Canastota
Candor
Canton
Carmel
Caroga Lake	caroga
Carthage
Cassville
Castleton On Hudson	castleton
Catskill
Cazenovia
Center Moriches
Centerport
Central Bridge
Central Square
Central Valley
Chadwicks
Champlain
Charlotteville
Chazy
Chenango Bridge
Chenango Forks	chenango fks
Cherry Plain
Chittenango	chitt|chtg
Churchville
Cicero
Cincinnatus
Clarence Center
Clayton
Cleverdale
Clifton Park
Clifton Springs
Clinton
Clinton Corners	clinton cors|clinton crn
Clockville
Cobleskill
Cochecton Center
Coeymans Hollow
Cold Brook
Cold Spring
Cold Spring Harbor
College Point
Collins
Collins Center
Conewango Valley
Constable
Constableville
Constantia
Coopers Plains
Cooperstown
Copenhagen
Corfu
Corinth
Corning
Cornwall On Hudson	cornwall hdsn|cornwall hud|cornwall hudson
Corona
Cortlandt Manor
Cossayuna
Cranberry Lake
Craryville
Croghan
Croton On Hudson	croton
Crown Point
Cuddebackville
Cutchogue
Davenport
Davenport Center
De Kalb Junction
De Peyster
De Ruyter
Delancey
Delanson
Delhi
Delmar
Deposit
Dexter
Diamond Point
Dickinson Center
Dolgeville
Downsville
Duanesburg
Dunkirk
Durham
Durhamville
Eagle Bay
Eagle Bridge
Earlville
East Amherst
East Bethany
East Bloomfield
East Branch
East Chatham
East Concord
East Elmhurst
East Greenbush
East Hampton
East Islip
East Jewett
East Marion
East Meredith
East Moriches
East Nassau
East Norwich
East Pembroke
East Pharsalia
East Quogue
East Rochester
East Rockaway
East Springfield
East Syracuse
East Williamson
East Worcester
Eaton
Edwards
Elbridge
Elizaville
Ellenburg Center
Ellenburg Depot	ellenburg dep
Elmhurst
Endicott
Esperance
Essex
Evans Mills
Far Rockaway
Farmersville Station	farmersville
Farmingdale
Farmington
Felts Mills
Fishers Island
Fishers Landing
Fleischmanns
Flushing
Fly Creek
Fonda
Forest Hills
Forestburgh	forestburg
Forestport
Fort Ann
Fort Covington
Fort Drum
Fort Edward
Fort Montgomery
Fort Plain
Frankfort
Franklin
Franklin Springs
Freedom
Fremont Center	fremont
Fresh Meadows
Fulton
GPO
Galway
Gansevoort
Garrison
Georgetown	geotown
Germantown
Gilbertsville
Glen Head
Glen Oaks
Glenfield
Glenmont
Glens Falls
Glenwood Landing
Goldens Bridge
Gouverneur
Grahamsville
Grand View-On-Hudson	grandview
Granite Springs
Granville
Great Bend
Great Neck	great nk
Great Valley
Greene
Greenfield Center	greenfield
Greenfield Park
Greenvale
Greenville
Greenwich
Greenwood Lake
Groton
Guilderland Center
Guilford
Hadley
Hague
Hamilton
Hammond
Hancock
Hannibal
Harpersfield
Harpursville
Harrisville
Hartsdale
Hartwick
Hastings On Hudson	hastings hdsn|hastings hudson
Hector
Henderson
Henderson Harbor
Hensonville
Herkimer
Heuvelton
Hewlett
Highland Falls
Highland Mills
Hinsdale
Hogansburg
Holland Patent
Holley
Hollis
Holmes	homes
Homer
Hoosick Falls
Hopewell Junction	hopewell
Hornell
Howard Beach
Howes Cave
Hudson Falls
Huletts Landing
Ilion
Inwood
Irvington
Island Park
Islandia
Jackson Heights
Jamesville
Jefferson
Jefferson Valley
Jeffersonville
Jericho
Johnsburg
Johnstown
Jordan
Katonah
Kattskill Bay
Kauneonga Lake
Keene Valley
Keeseville
Kerhonkson
Keuka Park
Kew Gardens
Kill Buck
King Ferry
Kirkwood
La Fargeville
La Fayette
Lacona
Lagrangeville
Lake Clear
Lake George
Lake Grove
Lake Huntington
Lake Luzerne	luzerne
Lake Peekskill
Lake Pleasant
Lake View
Lansing
Latham
Laurens
Lawrence
Le Roy	leroy
Lee Center
Lewiston
Lisle
Little Falls
Little Genesee
Little Neck
Liverpool	lpool|lvpl
Livingston Manor
Livonia Center
Loch Sheldrake
Locke
Locust Valley
Long Lake
Lorraine
Lowville
Lyon Mountain
Lyons Falls
Madrid
Mahopac
Malden Bridge
Malden On Hudson	malden
Malone
Manhasset
Marathon
Marcellus
Marietta
Marlboro
Maryland
Masonville
Maspeth
Massena
Mastic Beach
Mc Connellsville
Mc Donough
Mc Graw
Mc Lean
Mechanicville
Middle Granville
Middle Grove
Middle Village
Middleburgh	middleburg
Middleport
Middleville
Mineville
Mohawk
Mohegan Lake
Moira
Mongaup Valley
Monroe
Montauk
Moravia
Moriah
Morris
Morrisonville
Morrisville
Mount Kisco
Mount Marion
Mount Morris
Mount Sinai
Mount Upton
Mount Vision
Mountain Dale
Munnsville
Natural Bridge
Nedrow
New Berlin
New Hartford	new hartfd
New Hyde Park
New Lebanon
New Lisbon
New Windsor
New Woodstock
New York
New York Mills	ny mills
Newark
Newark Valley
Newcomb
Newtonville
Niagara University
Nichols
Nicholville
Nineveh
Norfolk
North Bangor
North Blenheim
North Boston
North Brookfield
North Collins
North Creek
North Evans
North Granville
North Hoosick
North Java
North Lawrence
Northport
Northville
Norwich
Norwood
Nyack
Oakfield
Oakland Gardens
Ocean Beach
Ogdensburg
Old Westbury
Olean
Olivebridge	olive
Oneida
Oneonta
Ontario Center
Orient
Oriskany Falls
Oswegatchie
Otego
Ouaquaga
Ovid
Owego
Owls Head
Oxford
Oyster Bay
Ozone Park
PJS
Palatine Bridge
Paradox
Parish
Patchogue
Pattersonville
Pelham
Peru
Peterboro
Petersburg
Phelps
Philadelphia	phila
Phoenix
Piermont
Pierrepont Manor
Piffard
Pine Plains
Piseco
Pleasant Valley
Plymouth
Point Lookout
Poland
Pomona
Port Byron
Port Crane
Port Jefferson
Port Jefferson Station	port jeff station
Port Jervis
Port Leyden
Port Washington	port wash|pr wash|pr wshngtn
Portageville
Porter Corners	porter cors
Potsdam
Pound Ridge
Prattsville
Preston Hollow
Pulaski
Purdys
Putnam Station
Putnam Valley
Queens Village	queens
Queensbury
RVC
Raquette Lake
Reading Center
Red Hook
Rego Park
Remsen
Rensselaer
Rensselaer Falls
Rensselaerville
Rexford
Richfield Springs	richfield
Richford
Richmond Hill
Richmondville
Ridge
Ridgewood
Ripley
Riverhead
Rock City Falls
Rockaway Park
Rodman
Romulus
Rosedale
Roslyn
Roslyn Heights
Rotterdam Junction
Round Lake
Roxbury
Rush
Russell
Sackets Harbor
Sag Harbor
Saint Albans
Saint Bonaventure
Saint James
Saint Johnsville
Saint Regis Falls
Salem
Salisbury Center
Salisbury Mills
Sanborn
Sand Lake
Saranac Lake
Saugerties
Sauquoit
Schaghticoke
Schenectady	schdy
Schenevus
Schodack Landing
Schroon Lake
Schuyler Falls
Schuylerville
Scipio Center	scipio
Scottsburg
Scottsville
Selkirk
Seneca Falls
Sharon Springs
Shelter Island
Shelter Island Heights
Shushan
Sidney Center
Silver Bay
Silver Springs
Skaneateles	skan
Skaneateles Falls	skan fa|skan falls
Slaterville Springs
Smithville Flats
Smyrna
Sodus
Somers
Sound Beach
South Bethlehem
South Dayton
South Fallsburg
South Floral Park
South Glens Falls
South Jamesport
South Kortright
South New Berlin
South Ozone Park
South Plymouth
South Richmond Hill
South Salem
South Wales
Southampton
Sparrow Bush
Spencer
Spencerport
Sprakers
Spring Brook
Springfield Center
Springfield Gardens
Springwater
Staatsburg
Star Lake
Stella Niagara
Stephentown
Sterling Forest
Stillwater
Stone Ridge
Stony Brook
Stony Point
Strykersville
Stuyvesant
Stuyvesant Falls	stuyvesant fl
Suffern
Sunnyside
Taberg
Tarrytown
Thompson Ridge
Thousand Island Park	thous island park
Three Mile Bay
Ticonderoga
Tioga Center	tioga
Tivoli
Treadwell
Truxton
Tuckahoe
Tully
Tupper Lake
Turin
Tuxedo Park	tuxedo
Unadilla
Union Springs
Valatie
Valhalla
Valley Cottage
Valley Falls
Van Buren Point
Van Hornesville
Vermontville
Vestal
Voorheesville
Wading River
Walton
Wappingers Falls	wappinger|wappingers fl
Warnerville
Warrensburg
Washington Mills
Washingtonville
Water Mill
Waterloo
Watertown	wtown
Waterville
Watervliet
Weedsport
Wellesley Island
Wells
West Bloomfield
West Burlington
West Chazy
West Clarksville
West Coxsackie
West Davenport
West Edmeston
West Falls
West Fulton
West Harrison
West Haverstraw
West Henrietta
West Hurley
West Lebanon
West Point
West Sand Lake
West Sayville
West Shokan
West Stockholm
West Valley
West Winfield	winfield
Westbrookville
Westernville
Westford
Westhampton
Westhampton Beach
Westmoreland
Westons Mills	weston mills
Westport
White Sulphur Springs	white sphr springs
Whitehall
Whitesboro
Whitestone
Whitney Point
Williamstown	williamstn
Williston Park
Willsboro
Willseyville
Wilmington
Windsor
Woodhaven
Woodside
Worcester
Wyandanch
Wynantskill
Yaphank
Yorktown Heights	yorktown
OH
AMF
Aberdeen
Amelia
Amherst
Andover
Arcanum
Ashville
Attica
Baltic
Baltimore
Barberton	barb
Barnesville
Batavia
Beachwood
Bedford
Bellbrook
Bellefontaine
Bellville
Belmore
Beloit
Berlin Heights
Bethel
Bloomingdale
Bloomville
Bowerston
Brecksville
Bremen
Brilliant
Brookfield
Brookpark
Buckland
Bucyrus
Butler
Cadiz
Cambridge
Camden
Camp Dennison
Canal Fulton
Canal Winchester
Carey
Carrollton
Celina
Chagrin Falls
Chandlersville
Chardon
Chickasaw
Chippewa Lake
Christiansburg	christiansbg
Circleville
Coal Run
College Corner	college cor
Collins
Columbia Station
Columbus Grove	cols grove
Commercial Point
Conneaut
Conover
Corning
Cortland
Curtice
Decatur
Deerfield
Dillonvale
Dover
Dresden
Dundee
Dupont
East Canton
East Fultonham
East Liverpool
East Palestine
East Rochester
East Sparta
East Springfield
Englewood
Evansport
Fairlawn
Fairview
Farmdale
Farmersville
Fayetteville
Felicity
Fort Jennings
Fort Loramie
Fort Recovery
Fostoria
Franklin
Franklin Furnace
Fredericksburg	fredericksbg
Fredericktown
Fresno
Galion
Gallipolis
Garrettsville
Gates Mills
Geneva
Georgetown
Glenmont
Glouster
Gomer
Goshen
Grafton
Graysville
Graytown
Greenfield
Greenwich
Grelton
Groveport
Hamden
Hamersville
Hanoverton
Harrison
Hartville
Harveysburg
Heath
Helena
Hideaway Hls
Hillsboro
Huron
Independence
Irondale
Ironton
Isle Saint George	is saint george
Jackson Center
Jacobsburg
Jefferson
Jeffersonville
Jeromesville
Junction City
Kelleys Island
Kenton
Killbuck
Kimbolton
Kings Mills
Kinsman
Kipling
Lafayette
Lake Milton
Lakeside Marblehead	lakeside
Lakeview
Lakeville
Langsville
Laura
Leesburg
Leipsic
Lewisville
Liberty Center
Little Hocking
Lockbourne
London
Louisville
Loveland
Lowellville
Lower Salem
Lucasville
MOL
Macedonia
Macksburg
Madison
Magnetic Springs	magnetic spring
Magnolia
Maineville
Malvern
Manchester
Mantua
Martin
Maynard
Mc Arthur
Mc Clure
Mc Comb
Mc Cutchenville
Mc Dermott
Mc Guffey
Mcconnelsville
Middle Point
Midland
Milford
Milford Center
Miller City
Millersburg
Millersport
Mineral City
Minerva
Mingo Junction
Mogadore
Monroe
Monroeville
Montpelier
Mount Blanchard
Mount Cory
Mount Hope
Mount Orab
Mount Pleasant
Mount Saint Joseph
Mount Sterling
Napoleon
Navarre
Nevada
New Bloomington
New London
New Marshfield
New Matamoras
New Middletown
New Philadelphia	new phila
New Richmond
New Riegel
New Springfield
New Straitsville
New Vienna
New Washington
New Weston
Newcomerstown
Newton Falls
North Baltimore
North Bend
North Bloomfield
North Fairfield
North Georgetown
North Hampton
North Kingsville
North Lawrence
North Lewisburg
North Robinson
North Star
Northfield
Novelty
Oakwood
Oberlin
Ohio City
Okolona
Old Washington
Olmsted Falls
Orient
Orrville
Orwell
Ottawa
Pataskala
Patriot
Paulding
Peninsula
Perry
Piketon
Pioneer
Pleasant Hill	p hill
Pleasant Plain
Plymouth
Polk
Pomeroy
Port Clinton
Port Jefferson
Port Washington
Powell
Powhatan Point
Proctorville
Ravenna
Rayland
Richfield
Ridgeville Corners	rdgville cors
Ripley
Risingsun
Rittman
Rock Creek
Rogers
Rome
Rootstown
Rushville
Russells Point
Sabina
Saint Clairsville
Saint Henry
Saint Johns
Saint Louisville
Saint Marys
Saint Paris
Salem
Sardinia
Savannah
Scioto Furnace
Seville
Shadyside
Sheffield Lake
Shelby
Shiloh
Shreve
Sinking Spring
South Bloomingville
South Charleston
South Point
South Salem
South Vienna
Spencer
Spring Valley
Springfield	spfld
Stockport
Stryker
Sugarcreek
Sulphur Springs
Summit Station
Sycamore
Tarlton
Tipp City	tipp
Tuppers Plains
Uhrichsville
Union City
Unionville Center
Upper Sandusky
Utica
Vermilion
Vinton
Wakeman
Walbridge
Wapakoneta	wapak
Washington Court House	washingtn ch|washington ch|wshngtn ct hs
Washingtonville
Waynesville
Wellington
West Alexandria	west alex
West Chester
West Farmington
West Jefferson
West Lafayette
West Manchester
West Mansfield
West Millgrove
West Milton
West Portsmouth
West Salem
West Unity
Westfield Center
Wickliffe
Wilkesville
Willard
Williamsburg
Windham
Windsor
Woodsfield
Yellow Springs
OK
Afton
Altus AFB	altus
Alva
Anadarko
Arnett
Atoka
Barnsdall
Bartlesville	bville
Beaver
Beggs
Bennington
Blanchard
Bokchito
Bristow
Broken Bow
Buffalo
Burlington
Byars
Calvin
Castle
Catoosa
Checotah
Chelsea
Cherokee
Cheyenne
Chouteau
Cleveland
Coalgate
Colcord
Collinsville	cville
Coweta
Crescent
Cushing
Custer City	custer
Elmore City
Eufaula
Fairview
Fort Sill
Fort Towson
Gate
Gore
Grandfield
Grove
Hallett
Hanna
Haworth
Hendrix
Henryetta
Hinton
Holdenville
Hooker
Inola
Jennings
Kaw City
Keota
Ketchum
Kiamichi Christian Mission	kiamichi
Kiefer
Laverne
Lexington
Lindsay
Madill
Mangum
Mannford
Marlow
Mcloud
Medford
Meers
Miami
Muskogee	musk
Newkirk
Noble
Nowata
OKC
Oakwood
Okemah
Okmulgee
Oscar
Park Hill
Pawhuska
Pawnee
Porter
Pryor
Quapaw
Ringling
Roff
Roosevelt
S Coffeyville
STW
Shidler
Smithville
Spiro
Stigler
Stonewall
Stroud
Stuart
Sweetwater
Tahlequah	talequah
Tecumseh
Terral
Turpin
Vinita
Wanette
Wann
Washington
Waurika
Weleetka
Wellston
Wewoka
Whitefield
Wilburton
Wilson
Wister
OR
Antelope
Astoria
Aumsville
Aurora
Baker City	baker
Blachly
Blue River
Boring
Brookings
Burns
Buxton
Cascade Locks
Cave Junction
Chemult
Christmas Valley
Clackamas
Clatskanie
Cloverdale
Condon
Cottage Grove
Crawfordsville
Crescent
Creswell
Dairy
Damascus
Dayton
Deadwood
Dorena
Dufur
Durkee
Eagle Creek
Fairview
Fall Creek
Florence
Fossil
Gervais
Gleneden Beach
Government Camp
Happy Valley
Huntington
Jacksonville
Jordan Valley
Juntura
Kerby
Klamath Falls	kfalls
La Grande
La Pine
Lincoln City
Long Creek
Lorane
Madras
Manning
Maupin
Mikkalo
Milton Freewater
Molalla
Monroe
Mount Hood Parkdale	mount hood
Mount Vernon
Myrtle Point
Nehalem
Netarts
New Pine Creek
Newport
North Powder
Nyssa
Ontario
Pleasant Hill	p hill
Rainier
Reedsport
Rhododendron
Rockaway Beach	rockaway
Roseburg	rsbg
Saint Benedict
Saint Helens
Saint Paul
Scottsburg
Seaside
Sisters
South Beach
Sprague River
Springfield	spfd|spfld
Sumpter
Terrebonne
The Dalles
Tillamook
Turner
Tygh Valley
Ukiah
Umatilla
Vale
Veneta
Vida
Walterville
Warm Springs
Wasco
Welches
White City
Wilderville
Winston
Wolf Creek
PA
Abington
Ackermanville
Airville
Alba
Albion
Albrightsville
Alexandria
Aliquippa	aliq
Allenwood
Ambler
Ambridge
Annville
Archbald
Arnot
Artemas
Ashland
Aspers
Aston
Atglen
Auburn
Audubon
Avella
Avonmore
Bainbridge
Bala Cynwyd	bala
Bally
Bangor
Barto
Bath
Beaver
Beaver Falls
Beaver Meadows
Beaver Springs
Bechtelsville
Belle Vernon
Bellefonte
Belleville
Bellwood
Benezett
Bensalem
Benton
Bernville
Berwyn
Bethel
Big Cove Tannery	big cove tann
Biglerville
Birdsboro
Blairs Mills
Bloomsburg
Blossburg
Blue Bell
Blue Ridge Summit	blue ridge sm
Boiling Springs
Boyers
Boyertown
Braddock
Bradford
Branchdale
Bridgeport
Bristol
Brockton
Brodheadsville
Brogue
Brookhaven
Brookville
Broomall
Brownsville
Bryn Mawr
Buck Hill Falls
Burgettstown	burgettstn
Bushkill
Butler
Cabot
Cambridge Springs
Cammal
Camp Hill
Canonsburg
Canton
Carbondale
Carmichaels
Carnegie
Catawissa
Cedar Run
Chandlers Valley
Charleroi
Chester Heights
Chester Springs
Chestnut Ridge
Christiana
Clairton
Clarks Summit
Clifton Heights
Coal Township
Coatesville
Cogan Station
Collegeville
Columbia
Columbia Cross Roads
Concordville
Conestoga
Confluence
Conneaut Lake
Connellsville
Connoquenessing	connoqunsg
Conshohocken
Coplay
Coraopolis
Cornwall
Corry
Coudersport
Covington
Cranberry Twp
Crescent
Cresco
Cresson
Cressona
Croydon
Crum Lynne
Crystal Spring
Cyclone
Dallas
Dallastown
Dalton
Damascus
Danville
Darby
Dauphin
Delaware Water Gap	de water gap
Delta
Denver
Dillsburg
Dingmans Ferry
Dornsife
Douglassville
Dover
Downingtown
Doylesburg
Doylestown
Dresher
Drumore
Du Bois
Duncannon
Duryea
Dushore
Eagleville
Earlville
East Earl
East Freedom
East Greenville
East Hickory
East Mc Keesport
East Millsboro
East Petersburg
East Pittsburgh	east pgh
East Smethport
East Smithfield
East Springfield
East Stroudsburg	east stroudsbg
East Vandergrift
East Waterford	ewaterfrd|ewtrford
Edinboro
Elizabethtown	etown
Elizabethville	eville
Elkins Park
Elliottsburg
Ellwood City
Elverson
Elysburg
Emmaus
Enola
Ephrata
Essington
Etters
Export
Exton
Fairfield
Fairhope
Fairless Hills
Fairmount City
Fairview Village
Fannettsburg
Fawn Grove	fawn
Feasterville Trevose	feasterville
Felton
Fleetwood
Flicksville
Folsom
Forbes Road
Forest City
Fort Littleton
Fort Loudon
Fort Washington	fort wash
Frackville
Franklin
Fredericksburg
Gaines
Galeton
Gans
Gap
Gardners
Garnet Valley
Genesee
Gettysburg
Gilberton
Gilbertsville
Gillett
Girardville
Glen Riddle Lima	glen riddle
Glen Rock
Glenmoore
Glenolden
Glenside
Glenville
Gouldsboro
Grantham
Grantville
Granville
Granville Summit
Greencastle
Greensburg
Greenville
Gwynedd
Gwynedd Valley
Halifax
Hamburg
Harleysville
Harrison Valley	harrison
Harrisonville
Harrisville
Harveys Lake
Hatboro
Hatfield
Havertown
Hawley
Hegins
Hendersonville
Herndon
Herrick Center
Hershey
Highspire
Holmes
Holtwood
Homer City
Homestead
Honesdale
Honey Brook
Honey Grove
Houtzdale
Hughesville
Hummelstown
Hunlock Creek
Huntingdon
Huntingdon Valley	huntingdon vy
Huntington Mills	huntington mill
Hustontown
Indiana
Irwin
Jackson Center
Jamestown
Jenkintown
Jermyn
Jersey Mills
Jersey Shore
Jonestown
Kane
Kempton
Kennett Square
Kingston
Kinzers
Kirkwood
Kleinfeltersville	kleinfeltersv
Klingerstown
Knoxville
Kutztown
Lafayette Hill
Lake Ariel
Lakeville
Landisburg	landisbg
Landisville
Langhorne
Lansdowne
Lattimer Mines
Laurys Station
Lawrenceville
Lawton
Le Raysville
Leck Kill
Lecontes Mills
Leechburg
Leesport
Lehigh Valley
Lehighton
Lemont Furnace	lemont fce
Lemoyne
Lenhartsville
Lenoxville
Leola
Lewisberry
Lewisburg
Lewistown
Liberty
Ligonier
Lincoln University
Linden
Line Lexington
Linesville
Lionville
Lititz
Little Meadows
Littlestown
Liverpool
Lock Haven
Loganton
Lost Creek
Loysville
Lumberville
Luzerne
Lykens
MDT
Mahaffey
Mahanoy City
Mainesburg
Mainland
Malvern
Manchester
Manheim
Mansfield
Mapleton Depot	mapleton dep
Marcus Hook
Marietta
Marion Heights	marion height
Mars
Marshalls Creek
Mc Alisterville
Mc Clellandtown
Mc Clure
Mc Connellsburg	mcconnellsbg
Mc Connellstown
Mc Donald
Mc Elhattan
Mc Ewensville
Mc Grann
Mc Intyre
Mc Kean
Mc Kees Rocks
Mc Knightstown
Mc Sherrystown
Mc Veytown
Mcgees Mills
Meadville
Mechanicsburg	mech|mechbg
Mechanicsville
Media
Mehoopany
Mercersburg
Merion Station	merion
Mertztown
Meyersdale
Middleburg
Middlebury Center	mdby center|middlebury
Middletown
Mifflin
Mifflinburg
Mifflintown
Milford Square
Mill Creek
Mill Hall
Millersburg	millersbg
Millerstown
Millersville
Millerton
Millmont
Millville
Milroy
Milton
Mineral Springs
Minisink Hills
Mohnton
Monocacy Station
Mont Clare
Montandon
Montgomery
Montgomeryville
Montoursville
Moosic
Morris
Morrisville
Morton
Moscow
Mount Aetna
Mount Braddock
Mount Carmel
Mount Gretna
Mount Holly Springs
Mount Jewett
Mount Joy
Mount Morris
Mount Pleasant
Mount Pleasant Mills	mount pleasant m
Mount Union
Mount Wolf
Mountainhome
Muncy
Muncy Valley
Myerstown
Nanticoke
Narberth
Narvon
Natrona Heights
Needmore
New Alexandria
New Berlinville
New Bethlehem
New Bloomfield
New Columbia
New Cumberland	new cumb
New Eagle
New Enterprise
New Freedom
New Freeport
New Germantown
New Holland
New Kensington
New Park
New Philadelphia	new phila
New Providence
New Ringgold
New Wilmington
Newfoundland
Newmanstown
Newport
Newton Hamilton
Newtown
Newtown Square
Newville
Nicholson
North Bend
North Springfield
North Versailles
North Wales
North Washington
Northern Cambria	north cambria
Northumberland
Noxen
Nuremberg
Oakdale
Oil City
Old Forge
Old Zionsville
Oley
Olyphant
Orangeville	orange
Orbisonia
Orwigsburg
Osterburg
Palmyra
Paradise
Parker Ford
Parkhill
Paxinos
Peach Bottom
Pennsburg
Pennsylvania Furnace	pa furnace
Pequea
Perkiomenville
Perryopolis
Philadelphia	phila
Pine Grove
Pine Grove Mills
Pitcairn
Pittsburgh	pitt|pitts
Pittston
Plainfield
Pleasant Mount
Pleasant Unity
Plumsteadville
Plymouth
Plymouth Meeting
Pocono Lake Preserve	pocono lake|pocono lake prs
Point Pleasant
Port Allegany
Port Carbon
Port Royal
Port Trevorton
Portage
Porters Sideling	ports sidling
Potts Grove
Pottsville
Punxsutawney
Quarryville
Rebuck
Red Lion
Reedsville
Rehrersburg
Reinholds
Renovo
Richboro
Richfield
Ridgway
Rimersburg
Ringtown
Riverside
Roaring Branch
Roaring Spring
Rochester Mills
Rockhill Furnace	rockhill furn
Ronks
Royersford
Russell
Sabinsville
Sacramento
Saint Benedict
Saint Boniface
Saint Clair
Saint Marys
Saint Peters
Saint Petersburg
Saint Thomas
Sassamansville
Sayre
Schaefferstown
Schuylkill Haven	schuykl havn
Schwenksville
Selinsgrove
Seward
Sewickley
Shamokin
Shavertown
Shawnee On Delaware	shawnee|shawnee on de
Shenandoah
Shermans Dale
Shickshinny
Shinglehouse
Shippensburg
Shirleysburg
Shoemakersville
Shunk
Sigel
Silver Spring
Slatington
Smethport
Smithton
Somerset
Souderton
South Fork
South Montrose
South Mountain
South Park
South Sterling
Southampton
Sprankle Mills
Spring Grove
Spring House
St Clairsville
Stevens
Stewartstown
Strasburg
Strausstown
Sugar Grove
Summit Station
Sunbury
Tamaqua
Tamiment
Taylor
Telford
Temple
Thompsontown
Thorndale
Three Springs
Tionesta
Tobyhanna
Towanda
Tower City
Transfer
Tremont
Trout Run
Troy
Trumbauersville
Tunkhannock
Turbotville
Tyrone
Ulysses
Union City
Union Dale
Uniontown
Unity House
Unityville
University Park
Upper Black Eddy
Upper Darby
Upperstrasburg
Uwchland
Valley Forge
Valley View
Vandergrift
Villanova
Wallingford
Walnut Bottom
Warfordsburg
Warminster
Warren
Warrendale
Washington	wash
Washington Boro	wash boro
Washington Crossing
Washingtonville
Waterville
Watsontown
Wattsburg
Waynesboro
Weikert
Wellsboro
West Alexander
West Elizabeth
West Grove
West Leisenring
West Middlesex
West Middletown
West Milton
West Pittsburg
West Salisbury
West Springfield
Westfield
Westmoreland City
Westport
White Deer
Whitehall
Wilburton
Williamsburg
Williamstown	williams
Willow Street	willow
Wilmerding
Windsor
Winfield
Womelsdorf
Worthington
Wrightsville
Wyncote
Wynnewood
Wyoming
Yeagertown
York Haven
York New Salem
Zieglerville
Zion Grove
PR
Adjuntas
Aguada
Aguadilla
Aguas Buenas
Aguirre
Aibonito
Anasco
Arecibo
Arroyo
Bajadero
Barceloneta
Barranquitas
Bayamon
Boqueron
Cabo Rojo
Caguas
Camuy
Canovanas
Carolina
Castaner
Catano
Cayey
Ceiba
Ciales
Cidra
Coamo
Comerio
Corozal
Coto Laurel
Dorado
Ensenada
Fajardo
Florida
Fort Buchanan
GPO
Garrochales
Guanica
Guayama
Guayanilla
Guaynabo
Gurabo
Hatillo
Hormigueros
Humacao
Isabela
Jayuya
Juana Diaz
Juncos
Lajas
Lares
Las Marias
Las Piedras
Loiza
Luquillo
Manati
Maricao
Maunabo
Mayaguez
Mercedita
Moca
Morovis
Naguabo
Naranjito
Orocovis
Palmer
Patillas
Penuelas
Ponce
Puerto Real
Punta Santiago	punta stgo
Quebradillas
Rincon
Rio Grande
Roosevelt Roads
Sabana Grande
Sabana Hoyos
Sabana Seca
Salinas
San Antonio
San German
San Juan
San Lorenzo
San Sebastian
Santa Isabel
Toa Alta
Toa Baja
Trujillo Alto
Utuado
Vega Alta
Vega Baja
Vieques
Villalba
Yabucoa
Yauco
PW
Palau
RI
Block Island
Carolina
Chepachet
Clayville
East Greenwich
Exeter
Foster
Glendale
Greene
Greenville
Harmony
Harrisville
Hope
Hope Valley
Johnston
Kenyon
Little Compton	l compton
Manville
Mapleville
NETC
Narragansett
North Scituate
North Smithfield
Oakland
Pascoag
Peace Dale
Prudence Island
Shannock
Wakefield
West Greenwich
West Kingston
Wood River Junction	wood river jt
Wyoming
SC
Adams Run
Allendale
Bamberg
Barnwell
Batesburg
Beaufort
Beech Island
Bethera
Bishopville
Blacksburg
Blackstock
Bluffton
Boiling Springs
Bradley
Cades
Camden
Cameron
Carlisle
Cayce
Chapin
Chappells
Charleston	chas
Charleston AFB	chas|chas air force base
Clemson
Clover
Dalzell
Daufuskie Island
Dillon
Donalds
Early Branch
Eastover
Edgefield
Edisto Island	edisto
Elgin
Elloree
Estill
Eutawville
Fairfax
Fort Lawn
Fort Mill
Gadsden
Galivants Ferry
Garnett
Georgetown
Gray Court
Great Falls
Green Pond
Greenville	gville
Gresham
Hamer
Hardeeville
Heath Springs
Hemingway
Hilton Head Island	hilton head
Hodges
Holly Hill
Hollywood
Hopkins
Islandton
Isle Of Palms
Jackson
Jamestown
Jenkinsville
Johns Island
Johnsonville
Jonesville
Kershaw
Ladson
Lamar
Lancaster
Langley
Leesville
Little Mountain
Lynchburg
Manning
Mayesville
Mc Bee
Mc Clellanville
Mc Coll
Mc Connells
Mc Cormick
Modoc
Monetta
Murrells Inlet
Neeses
New Zion
Norris
North Charleston	north chas
North Myrtle Beach
Okatie
Olanta
Orangeburg
Parris Island
Pauline
Pawleys Island
Pelion
Piedmont
Pinewood
Plum Branch
Pomaria
Prosperity
Rembert
Richburg
Ridgeland
Ridgeway
Saint George
Saint Helena Island
Saint Matthews
Saint Stephen
Salley
Salters
Saluda
Santee
Scotia
Seabrook
Shaw A F B
Spartanburg	sptbg
Sullivans Island
Summerton
Summerville	summ
Tillman
Timmonsville
Travelers Rest
Trenton
UNA
USC
Wadmalaw Island
Wagener
Walterboro
Warrenville
West Columbia
Westminster
Westville
Williston
Winnsboro
Yemassee
SD
Alcester
Alexandria
Arlington
Artesian
Ashton
Barnard
Batesland
Belle Fourche
Beresford
Big Stone City	big stone
Bison
Black Hawk
Blunt
Bradley
Brandon
Bridgewater
Bristol
Britton
Bruce
Burke
Camp Crook
Canistota
Canova
Caputa
Carpenter
Castlewood
Centerville
Chamberlain
Cherry Creek
Chester
Claremont
Clear Lake
Colton
Columbia
Conde
Corona
Crooks
Custer
Dallas
Deadwood
Dupree
Eagle Butte
Edgemont
Elk Point
Elkton
Emery
Erwin
Estelline
Eureka
Fairburn
Faith
Faulkton
Fort Pierre
Fort Thompson
Frankfort
Frederick
Fulton
Gann Valley
Garretson
Geddes
Gettysburg
Goodwin
Gregory
Groton
Harrisburg
Harrold
Hartford
Hayes
Hayti
Hermosa
Highmore
Hill City
Hitchcock
Hot Springs
Howard
Howes
Hudson
Humboldt
Hurley
Huron
Interior
Ipswich
Irene
Iroquois
Isabel
Kennebec
Kimball
Lake Andes
Lake City
Lake Norden
Lead
Lemmon
Lennox
Letcher
Ludlow
Madison
Martin
Mc Laughlin
Meadow
Midland
Milesville
Miller
Mission
Mobridge
Montrose
Mound City
Mud Butte
Murdo
New Effington
New Holland
New Underwood
Newell
Nisland
Norris
North Sioux City
Northville
Olivet
Onida
Orient
Owanka
Parkston
Philip
Piedmont
Pierre
Pine Ridge
Platte
Porcupine
Prairie City
Presho
Pukwana
Quinn
Raymond
Redfield
Reliance
Renner
Revillo
Ridgeview
Roscoe
Rosebud
Rosholt
Saint Charles
Saint Francis
Saint Lawrence
Salem
Scenic
Selby
Sinai
Sisseton
Spearfish
Springfield
Stickney
Strandburg
Stratford
Sturgis
Tabor
Toronto
Tulare
Tyndall
Union Center
Utica
Valley Springs
Veblen
Vermillion
Viborg
Vienna
Vivian
Wagner
Wakpala
Wall
Wanblee
Wasta
Waubay
Webster
Wentworth
Wessington
Wessington Springs
Westport
White
White Lake
White River
Wilmot
Winner
Wood
TN
Antioch
Ardmore
Arlington
Arnold AFB
Arrington
Atoka
Bakewell
Bean Station
Beersheba Springs
Bethel Springs
Bethpage
Bloomington Springs
Briceville
Buffalo Valley
Burlison
Carthage
Castalian Springs
Centerville
Chattanooga	chatt|chatta
Chestnut Mound
Chuckey
Cleveland	cleveld
College Grove
Copperhill
Cottontown
Covington
Crockett Mills
Crossville
Cumberland City
Cumberland Furnace
Cumberland Gap	cumb gap
Dover
Duff
ETSU
Estill Springs
Gordonsville
Grand Junction
Grandview
Gruetli Laager	gruetli
Harriman
Helenwood
Henning
Hickory Valley
Hohenwald
Humboldt
Huntingdon
Huntsville
Hurricane Mills
Jasper
Jefferson City	jeff city
Jonesborough
Kenton
Kingston Springs
Knoxville	knox|kville
La Follette
Lafayette
Laurel Bloomery
Liberty
Linden
Lookout Mountain
Louisville
Lyles
Martin
Mc Ewen
Mc Lemoresville
Mcminnville
Memphis	mphs
Milan
Milligan College	milligan|milligan coll
Millington
Mount Carmel
Mount Pleasant
Mountain Home
Murfreesboro	mboro
New Johnsonville	new johsonvle
Oakland
Old Hickory
Oliver Springs
Ooltewah
Pigeon Forge
Piney Flats
Pleasant Shade
Pocahontas
Powder Springs
Ramer
Red Boiling Springs
Ridgely
Robbins
Rock Island
Rockwood
Rugby
Saint Joseph
Sale Creek
Selmer
Sevierville
Sewanee
Signal Mountain
Soddy Daisy
Somerville
South Pittsburg
Sparta
Spring City
Strawberry Plains	straw plains
Sunbright
Tallassee
Tellico Plains
Tennessee Ridge	tenn ridge|tn ridge
Thompsons Station
Thorn Hill
Union City
White Pine
Whiteville
Whitwell
Wildersville
Williston
Woodland Mills
TX
ARP
Abbott
Aledo
Alief
Alpine
Alto
Anahuac
Anderson
Anson
Anthony
Apple Springs
Aransas Pass
Argyle
Armstrong
Aspermont
Athens
Atlanta
Aubrey
Avinger
Axtell
Azle
Ballinger
Barksdale
Bastrop
Beckville
Bedias
Bellville
Ben Bolt
Ben Wheeler
Bertram
Big Bend National Park	bg bnd ntl park
Big Lake
Big Sandy
Bishop
Bivins
Bledsoe
Blooming Grove
Boerne
Boling
Borger
Bowie
Boys Ranch
Brady
Brazoria
Bremond
Bridgeport
Briggs
Bronson
Brookeland
Brookshire
Brownsboro
Brownsville	bville
Bruceville
Buchanan Dam
Buckholts
Buda
Buffalo
Bullard
Burkeville
Burlington
Call
Camden
Cameron
Campbellton
Canadian
Canyon
Carrizo Springs
Cedar Creek
Center
Center Point
Centerville
Channing
Childress
Chilton
Clarendon
Cleveland
Clifton
Clute
Clyde
Coldspring
Coleman
Colmesneil
Colorado City
Columbus
Comanche
Combes
Concepcion
Cookville
Coolidge
Corpus Christi	crp christi
Corrigan
Cost
Cotulla
Coupland
Crawford
Crockett
Crowell
Cuero
DFW
Daingerfield
Dale
Dawson
Dayton
De Berry
De Kalb
Del Valle
Delmita
Diana
Diboll
Dilley
Dinero
Dobbin
Douglassville
Dripping Springs
Dublin
Dyess AFB
Eagle Lake
Early
East Bernard
Ecleto
Edcouch
Eddy
Edna
El Campo
Eldorado
Elgin
Elkhart
Elmendorf
Elsa
Elysian Fields
Encino
Evant
Fairfield
Falcon Heights
Falfurrias
Falls City
Fayetteville
Flatonia
Flint
Forney
Fort Bliss
Fort Davis
Fort Hancock
Fort Mc Kavett
Franklin
Frankston
Fredericksburg	fredericksbg
Freeport
Freer
Friona
Frost
Fulshear
Fulton
GTE
Garrison
Gary
Gilchrist
Gilmer
Goldthwaite
Goliad
Gonzales
Goodfellow AFB
Granbury
Grandfalls
Granger
Grapeland
Groesbeck
Groveton
Grulla
Hallettsville
Hallsville
Hamilton
Hankamer
Harper
Harwood
Hawkins
Hearne
Hebbronville
Helotes
Hemphill
Hempstead
Henderson
Hico
Hillsboro
Hitchcock
Hockley
Holland
Holliday
Hondo
Hooks
Horseshoe Bay
Howe
Hubbard
Hufsmith
Hughes Springs
Hutto
Industry
Ingleside
Jacksonville
Jarrell
Jasper
Jefferson
Jewett
Joaquin
Johnson City
Jonesboro
Junction
Justin
Karnack
Karnes City
Katy
Kemah
Kemp
Kempner
Kendleton
Kilgore
Kingsland
Kingwood
Kirbyville
Kopperl
Kosse
Kountze
LSI
La Feria
La Grange
La Vernia
Lackland A F B	lackland
Laguna Park
Lake Dallas
Lakehills
Lamesa
Lampasas
Lane City
Laneville
Larue
Laughlin AFB
Ledbetter
Leggett
Leona
Levelland
Lexington
Liberty
Lincoln
Lindale
Linden
Linn
Little River Academy	little river acad
Livingston
Llano
Lockhart
Lohn
Lometa
Long Branch
Lopeno
Lorena
Los Ebanos
Los Fresnos
Lott
Louise
Luling
Lumberton
Lyford
Mabank
Madisonville
Magnolia
Malakoff
Manor
Marble Falls
Marfa
Marion
Marlin
Marquez
Mart
Mason
Mathis
Maud
Maxwell
Mc Camey
Mc Dade
Mc Gregor
Mc Leod
Mc Neil
Mc Queeney
Mcfaddin
Merkel
Mertzon
Mexia
Mico
Midway
Milam
Milford
Millsap
Minden
Mineola
Mineral
Mirando City
Mobeetie
Monahans
Montalba
Moody
Morgan
Moscow
Moulton
Mount Calm
Mount Enterprise
Mount Vernon
Muldoon
Murchison
NAS/JRB
Naples
Naval Air Station/ Jrb
Navasota
Needville
New Boston
New Caney
New London
New Summerfield
Newcastle
Normangee
Novice
Oakwood
Oglesby
Olmito
Overton
Paducah
Paige
Panola
Pearsall
Pecos
Pipe Creek
Pittsburg
Plantersville
Point
Pollok
Port Bolivar
Port Isabel
Port Lavaca
Port Mansfield
Port O Connor
Porter
Poth
Pottsboro
Purdon
Purmela
Queen City
Quemado
Quinlan
Quitman
RMX
Ralls
Randolph AFB	randolph air
Raymondville
Reagan
Realitos
Red Oak
Redford
Rhome
Richland Springs
Richmond
Riesel
Rio Grande City	rio grande
Riviera
Roanoke
Roans Prairie
Roaring Springs
Robert Lee
Robstown
Roby
Rockdale
Rockport
Rogers
Roma
Rosanky
Roscoe
Rosebud
Rosharon
Rotan
Round Mountain
Round Top
Rule
Rusk
SBC ATT
SFA
Salado
Salt Flat
San Augustine
San Diego
San Saba
Sandia
Santa Anna
Santa Elena
Santa Fe
Santa Maria
Santa Rosa
Schulenburg
Seabrook
Seagoville
Sealy
Selman City
Seymour
Shamrock
Shelbyville
Shiner
Simms
Simonton
Sinton
Skidmore
Slaton
Smithville
Snyder
Sour Lake
South Bend
South Padre Island
Spicewood
Splendora
Stamford
Stockdale
Stonewall
Stowell
Streetman
Sudan
Sunnyvale
Sutherland Springs
Sweeny
Sweetwater
Tatum
Teague
Tenaha
Tennessee Colony	tenn colony
Terlingua
Thorndale
Thornton
Timpson
Tomball
Trinity
Troup
Troy
Tulia
Valley Mills
Van Horn
Vidor
Village Mills
Voss
WBAMC
Waelder
Waller
Walnut Springs
Warrenton
Webster
Weimar
West
West Columbia
Westbrook
Wharton
White Oak
Wiergate
Willis
Wilson
Wimberley
Windthorst
Wingate
Winona
Winters
Woodsboro
Woodville
Woodway
Wortham
Yoakum
Zavalla
UT
Altamont
American Fork	am fork
Antimony
Bear River City
Beaver
Beryl
Bingham Canyon	bingham|bingham cyn
Blanding
Bluebell
Boulder
Brigham City	brigham
Bryce
Cache Junction
Cedar Valley
Coalville
Collinston
Corinne
Cornish
Dammeron Valley	dammeron
Delta
Deweyville
Duchesne
Duck Creek Village
Dugway
Dutch John
Echo
Eden
Eureka
Fairview
Fillmore
Fort Duchesne
Fountain Green	ftn green
Garden City
Garrison
Grantsville
Greenville
Grouse Creek
Hanna
Heber City	heber
Helper
Hill AFB
Hinckley
Honeyville
Hooper
Huntington
Hurricane
Ibapah
Ivins
Kamas
Kanab
Koosharem
Lake Powell
Laketown
Lewiston
Loa
MSC
Manila
Mapleton
Mendon
Milford
Moab
Modena
Mona
Monroe
Montezuma Creek
Monument Valley
Morgan
Mount Pleasant
NSL
Newcastle
Panguitch
Paradise
Park City
Park Valley
Peoa
Pleasant Grove	pl grove
Portage
Price
Richfield
Roosevelt
Rush Valley
SLC
SSL
Salem
Salina
Sandy
Santaquin
Smithfield
Springdale
Stockton
Teasdale
Thompson
Torrey
Tremonton
Vernal
Vernon
Veyo
Virgin
Wellington
Wellsville
Wendover
West Jordan	wjrd
Woods Cross
VA
Abingdon
Aldie
Amelia Court House	amelia|amelia ch|amelia ct hse
Amherst
Amissville
Appalachia
Ark
Arrington
Arvonia
Ashland
Augusta Springs
Barboursville
Barren Springs
Bassett
Bastian
Bealeton
Bentonville
Berryville
Big Island
Big Rock
Bland
Bluefield
Bluemont
Bowling Green
Boydton
Brandy Station	brandy
Brooke
Buchanan
Buffalo Junction
Burkes Garden
Callao
Cardinal
Caret
Carrsville
Cartersville
Cascade
Castlewood
Cedar Bluff
Ceres
Champlain
Charlotte Court House	charlotte ch
Charlottesville	chville
Check
Chesterfield
Chincoteague Island	chincoteague
Clintwood
Cluster Springs
Cobbs Creek
Coles Point
Colonial Beach
Copper Hill
Covington
Cross Junction
Crozet
Dahlgren
Dante
Dayton
Dhs
Dillwyn
Duffield
Dulles
Dumfries
Dunn Loring
Dunnsville
Dyke
East Stone Gap
Elk Creek
Elliston
Etlan
Ewing
FDIC
Fairfax Station	fx station
Falls Church
Farmville
Ferrum
Flint Hill
Floyd
Fort Belvoir
Fort Blackmore
Fort Eustis
Fort Lee
Fort Monroe
Fort Myer
Fort Valley
Foster
Franktown
Fredericksburg	fred|fredbg|frederickbg|frederickbur|fredericksbg|fredericksbur
Free Union
Fries
Front Royal
Galax
Gate City
Glen Allen
Gloucester
Gloucester Point	glou point|glouster point
Goochland
Gordonsville
Green Bay
Greenbackville
Greenway
Grundy
Gum Spring
Gwynn
Hacksneck
Hampden Sydney
Hanover
Harrisonburg	harrisburg|hburg
Hayes
Henrico
Hillsville
Hinton
Hiwassee
Honaker
Hot Springs
Howardsville
Hudgins
Jamestown
Jarratt
Jenkins Bridge
Jewell Ridge
Keswick
King And Queen Court House	king and qn ch|king queen ch|kingqueen court house
King George
La Crosse
Lancaster
Laneview
Lawrenceville
Lebanon
Lexington
Lincoln
Little Plymouth
Locust Grove
Lottsburg
Low Moor
Luray
Lyndhurst
Madison
Madison Heights
Maidens
Manakin Sabot	manakin
Marion
Mathews
Max Meadows
Maxie
Mc Clure
Mc Dowell
Mc Gaheysville
Mc Kenney
Meadows Of Dan	meadows dan
Meadowview
Middletown
Midlothian
Milford
Millboro
Millers Tavern
Moneta
Monterey
Montpelier Station
Mount Crawford
Mount Jackson
Mouth Of Wilson	mouth wilson
NASA
Nassawadox
Nathalie
Natural Bridge
Natural Bridge Station	naturl br station
Nellysford
New Market
Newsoms
North
North Garden
North Tazewell
Norton
Oakwood
Orange
Orkney Springs
Paeonian Springs
Palmyra
Pamplin
Parksley
Patrick Springs
Pennington Gap	pennington
Pleasant Valley
Poquoson
Port Haywood
Port Republic
Pounding Mill
Powhatan
Providence Forge
Pulaski
Purcellville
Quantico
Quicksburg
Rappahannock Academy	raphanck acad
Richmond	rich
Riner
Ripplemead
Rochelle
Rockbridge Baths	rockbdge bath|rockbrg baths
Rocky Mount
Roseland
Ruckersville
Rural Retreat
Ruther Glen
Saint Stephens Church	saint stephns ch
Saluda
Shacklefords
Shawsville
Shipman
Somerset
South Boston
South Hill
Spotsylvania
Staffordsville
Steeles Tavern
Strasburg
Susan
Swords Creek
Tazewell
Temperanceville
Topping
Troutdale
Troutville
Tyro
Unionville
Urbanna
VAB
Vernon Hill
Virginia State University	va state university
WDBG
Wallops Island
Warm Springs
Warrenton
Warsaw
Washington	wash
Waverly
West Mclean
West Point
Weyers Cave
White Stone
Wicomico Church	wicomico chur
Williamsburg	wlmg|wmsbg
Williamsville
Wirtz
Woodberry Forest	woodberry for
Woodbridge
Woods Cross Roads
Wytheville
Yorktown
VI
Christiansted
St John
St Thomas
VT
Adamant
Alburgh	alburg
Arlington
Averill
BTV
Barnet
Barre
Barton
Bellows Falls
Belvidere Center	belvidere
Bennington
Bethel
Bomoseen
Bondville
Bradford
Brandon
Brattleboro
Bridgewater	brgwtr
Bridgewater Corners	brdgewtr cors|brgwtr cors|bridgewater corn|bridgewtr cor
Bristol
Brookfield
Burlington	burl
Cabot
Cambridge
Canaan
Castleton
Center Rutland
Charlotte
Chester
Chester Depot
Concord
Corinth
Craftsbury
Craftsbury Common	craftsbury cm
Cuttingsville
Danby
Danville
Derby Line
Dorset
East Arlington
East Berkshire
East Burke
East Calais
East Charleston
East Dorset
East Fairfield
East Middlebury
East Montpelier
East Poultney
East Randolph
East Ryegate
East Saint Johnsbury
East Thetford
East Wallingford
Eden Mills	eden
Enosburg Falls	enosburg
Essex
Essex Junction
Fair Haven
Fairfax
Fairfield
Fairlee
Ferrisburgh	ferrisburg
Forest Dale
Franklin
Glover
Grand Isle
Granville
Greensboro
Greensboro Bend
Guildhall
Hardwick
Hartland Four Corners	hartland cors
Highgate Center	highgate
Highgate Springs
Hinesburg
Huntington
Irasburg
Island Pond
Jamaica
Jeffersonville
Jericho
Johnson
Lake Elmore
Londonderry
Lower Waterford
Ludlow
Lunenburg
Lyndon
Lyndonville
Manchester
Manchester Center
Marlboro
Marshfield
Mc Indoe Falls
Middlebury
Middletown Springs
Milton
Montgomery Center
Montpelier
Moretown
Morgan
Morrisville
Mount Holly
New Haven
Newbury
Newfane
Newport
Newport Center
North Bennington
North Clarendon
North Concord
North Ferrisburgh
North Hartland
North Hero
North Hyde Park
North Montpelier
North Pownal
North Springfield
North Thetford
North Troy
Northfield
Northfield Falls	northfield fl
Orleans
Orwell
Passumpsic
Pawlet
Peacham
Perkinsville
Pittsford
Plainfield
Plymouth
Poultney
Pownal
Proctor
Proctorsville
Putney
Randolph
Randolph Center
Reading
Readsboro
Richmond
Roxbury
S BTV
SMC
Saint Albans
Saint Albans Bay
Saint Johnsbury
Saint Johnsbury Center	saint jhnsbry ct
Salisbury
Shaftsbury
Sheffield
Sheldon
Sheldon Springs
South Burlington	south burl
South Hero
South Londonderry
South Royalton
South Ryegate
South Strafford
South Woodstock
Springfield
Stamford
Starksboro
Sutton
Swanton
Thetford
Thetford Center	thet center
Topsham
Townshend
Tunbridge
UVM
Underhill
Underhill Center
Vergennes
Waitsfield
Wallingford
Wardsboro
Warren
Washington	washing
Waterbury
Waterbury Center
Waterville
West Burke
West Charleston
West Danville
West Dover
West Dummerston
West Fairlee
West Glover
West Halifax
West Rutland
West Topsham
West Townshend
West Wardsboro
Westford
Westminster
Westminster Station
Weston
White River Junction
Whiting
Williston
Wilmington
Windsor
Wolcott
Woodbury
Woodstock
Worcester
WA
Acme
Airway Heights
Amboy
Anderson Island
Ariel
Ashford
Beaver
Belmont
Benton City
Beverly
Bingen
Black Diamond
Blaine
Blakely Island
Bow
Boyds
Bremerton	brem
Brewster
Buckley
Burlington
Burton
Camano Island
Camp Murray
Carnation
Cathlamet
Chattaroy
Chehalis
Chelan
Cheney
Chimacum
Clallam Bay
Cle Elum
Clinton
Colfax
Copalis Crossing
Coulee Dam
Curtis
Davenport
Deming
East Olympia
East Wenatchee
Eatonville
Elma
Enumclaw
Evans
Everson
Fairchild Air Force Base
Fall City
Ferndale
Forks
Fox Island
Friday Harbor
Fruitland
Gig Harbor
Glenoma
Goldendale
Grayland
Greenacres
Hoodsport
Hoquiam
Hunters
Inchelium
JBLM
Joyce
Kennewick	kenn
Kingston
Lacrosse
Lakebay
Lamona
Lamont
Leavenworth
Lilliwaup
Lincoln
Long Beach
Longbranch
Loon Lake
Lopez Island
Marlin
Mattawa
Mcchord AFB
Mccleary
Mckenna
Mead
Medical Lake
Mesa
Metaline Falls
Mica
Mineral
Mohler
Montesano
Morton
Mossyrock
Mountlake Terrace	mountlake ter
Moxee
Naches
Neah Bay
Newman Lake
Nine Mile Falls
Nooksack
Nordland
North Bend
North Bonneville
North Lakewood
Oakville
Ocean Shores
Olalla
Olga
Omak
Onalaska
Orient
Oroville
Orting
Othello
Otis Orchards
Pacific
Pacific Beach
Paradise Inn	paradise
Pateros
Pe Ell	peell
Port Gamble
Port Hadlock
Port Ludlow
Port Orchard
Port Townsend
Poulsbo
Prosser
Quilcene
Quincy
REI
Rainier
Ravensdale
Raymond
Riverside
Rochester
Rockport
Rollingbay
Rosalia
Roslyn
Seabeck
Seahurst
Sekiu
Sequim
Shelton
Silver Creek
Skykomish
Snohomish
Snoqualmie Pass
Soap Lake
South Bend
South Cle Elum
Stanwood
Steilacoom
Stevenson
Sumas
Sumner
Tokeland
Toledo
Tonasket
Touchet
Trout Lake
Tumtum
University Place	university pl
Vantage
Vashon
Veradale
Wahkiacus
Wapato
Waterville
Wauconda
West Richland
Westport
Winlock
Woodinville
WI
Algoma
Alma
Amery
Amherst Junction
Aniwa
Argonne
Arkdale
Armstrong Creek
Arpin
Ashland
Athelstane
Athens
Babcock
Bagley
Baileys Harbor
Baldwin
Bangor
Baraboo
Barron
Bayfield
Beldenville
Benet Lake
Benoit
Berlin
Birnamwood
Black Creek
Black River Falls
Blanchardville
Bloomer
Bonduel
Boulder Junction
Boyceville
Boyd
Brownsville
Bryant
Butte Des Morts
Cadott
Cambria
Camp Douglas
Chippewa Falls
Clayton
Clear Lake
Cochrane
Colfax
Coloma
Combined Locks
Couderay
Crandon
Crivitz
Curtiss
Cushing
Custer
Dallas
Danbury
De Soto
Deerbrook
Denmark
Dodgeville
Dresser
Dunbar
Eagle River
East Ellsworth
Eastman
Edgar
Elcho
Eleva
Ellsworth
FDL
Fall Creek
Forest Junction
Franksville
Frederic
Fredonia
Freedom
Fremont
Galesville
Galloway
Gays Mills
Gillett
Gilman
Gleason
Glen Flora
Glenwood City
Gordon
Granton
Greenleaf
Greenwood
Hager City
Hammond
Harshaw
Hartland
Hatley
Hawkins
Hayward
Heafford Junction
High Bridge
Hillsboro
Hixton
Holcombe
Hortonville
Hudson
Hurley
Hustler
Independence
Iola
Irma
Jump River
Junction City
La Farge
Lac Du Flambeau
Lake Nebagamon
Laona
Larsen
Lena
Little Suamico
Lomira
Long Lake
Loyal
Luxemburg
Lyndon Station
Manitowish Waters	manitowsh wtr
Marathon
Marinette
Markesan
Mason
Mc Naughton
Medford
Mellen
Merrill
Merrillan
Milladore
Mondovi
Montreal
Mosinee
Mount Sterling
Nashotah
Necedah
Neillsville
Nekoosa
New Auburn
New Franken
New Holstein
New London
New Richmond
Oconto
Oconto Falls
Omro
Oneida
Oregon
Osceola
Osseo
Owen
Oxford
Park Falls
Pembine
Pewaukee
Phillips
Pittsville
Plover
Port Washington
Porterfield
Prairie Du Chien
Prairie Du Sac
Prescott
Presque Isle
Pulaski
Randolph
Redgranite
Reedsburg
Reedsville
Rhinelander
Rice Lake
Richland Center
River Falls
Roberts
Rock Falls
Rosholt
Rothschild
Saint Croix Falls
Saint Francis
Saint Germain
Saint Nazianz
Salem
Saxon
Sayner
Schofield
Seymour
Shawano
Sheboygan Falls
Shullsburg
Sobieski
Soldiers Grove	soldier grove
Solon Springs
South Range
Sparta
Spencer
Spring Valley
Star Lake
Stetsonville
Stratford
Sturgeon Bay
Sturtevant
Sussex
Three Lakes
Tigerton
Tomah
Tomahawk
Tripoli
Verona
Vesper
Wabeno
Washington Island
Waterford
Waunakee
Westby
White Lake
Whitelaw
Willard
Wilson
Windsor
Winter
Wisconsin Dells	wisc dells
Wisconsin Rapids	wisc rapids
Withee
Wittenberg
Woodruff
Woodville
Zachow
WV
Accoville
Alderson
Allen Junction
Alma
Alum Bridge
Amherstdale
Anawalt
Arnoldsburg
Asbury
Aurora
Avondale
Bayard
Beaver
Belle
Belmont
Berkeley Springs
Berwind
Bickmore
Big Bend
Big Springs
Bluefield
Bowden
Branchland
Brandywine
Bridgeport
Bruceton Mills
Buckhannon
Burlington
Burnsville
Burton
Cabin Creek
Camden On Gauley
Cass
Cedarville
Chapmanville
Charlton Heights
Charmco
Chloe
Clendenin
Cleveland
Coal City
Cowen
Craigsville
Crawley
Creston
Danese
Daniels
Davis
Davy
Delbarton
Dorothy
Duck
East Bank
Edgarton
Eglon
Elbert
Elizabeth
Elkview
Ellenboro
Eskdale
Exchange
FBI
Falling Waters
Fayetteville
Flatwoods
Flemington
Forest Hill
Fort Gay
Frametown
Frankford
Fraziers Bottom
Freeman
French Creek
Friendly
Gallagher
Gallipolis Ferry
Gandeeville
Gap Mills
Gassaway
Gauley Bridge
Genoa
Gilbert
Given
Glenville
Grafton
Grassy Meadows
Green Sulphur Springs	green sphr springs
Griffithsville
Hacker Valley
Hamlin
Harpers Ferry
Harrisville
Hartford
Harts
Hedgesville
Hillsboro
Hinton
Iaeger
Ireland
Ivydale
Jacksonburg
Jane Lew
Jeffrey
Jumping Branch	jumping br
Kearneysville
Kenna
Keslers Cross Lanes
Keyser
Kiahsville
Kimball
Layland
Le Roy
Leon
Leslie
Little Birch
Littleton
Lizemores
Logan
Looneyville
Lorado
Lost City
Lost Creek
Lumberport
Lyburn
Lynco
Maben
Maidsville
Man
Marianna
Marlinton
Mason
Masontown
Matewan
Matoaka
Meadow Bridge
Middlebourne
Midway
Mineral Wells
Moatsville
Moorefield
Mount Clare
Mount Hope
Mount Nebo
Mount Olive
Nallen
Naoma
Napier
New Cumberland
New Manchester
New Martinsville
Newton
Normantown
Northfork
Oak Hill
Oceana
Omar
Orma
Palestine
Parsons
Pennsboro
Petersburg
Peterstown
Pine Grove
Pipestem
Poca
Point Pleasant
Pond Gap
Princeton
Princewick
Procious
Purgitsville
Quinwood
Rainelle
Ravenswood
Raysal
Renick
Rhodell
Ridgeley
Rio
Ripley
Robson
Rock
Romney
Ronceverte
Rosedale
Rowlesburg
Rupert
Saint Albans
Salem
Sand Fork
Saulsville
Scarbro
Seth
Shady Spring
Shenandoah Junction
Shinnston
Sinks Grove
Smithers
Smithville
Smoot
Snowshoe
Sophia
Spurlockville
Stollings
Sugar Grove
Sutton
Swiss
Talcott
Terra Alta
Tornado
Twilight
Union
Valley Head
Verner
Victor
Vienna
Walker
Walkersville
Wallback
Wana
War
Washington
Webster Springs
Welch
West Columbia
West Union
Weston
Wharton
White Sulphur Springs	white sphr springs
Whitesville
Whitmer
Williamsburg
Williamson
Windsor Heights
Woodville
Yellow Spring
Yolyn
WY
Afton
Arminto
Bairoil
Banner
Bedford
Bosler
Burns
Chugwater
Cokeville
Crowheart
Douglas
Encampment
Evanston
Farson
Fe Warren AFB
Fort Bridger
Four Corners
Garrett
Glenrock
Granite Canon
Hanna
Hartville
Hiland
Hulett
Jackson
Jeffrey City
Jelm
Kaycee
Kemmerer
Kirby
La Barge
Lander
Lingle
Little America
Lusk
Lyman
Lysite
Manville
Mc Kinnon
Moorcroft
Moose
Moran
Natrona
Point Of Rocks
Powell
Ranchester
Rawlins
Riverton
Rock River
Saddlestring
Saint Stephens
Saratoga
Shirley Basin
Thayne
Thermopolis
Torrington
Wamsutter
Weston
Wheatland
Wolf
Wright
Yellowstone National Park	yelwstn nl park`;
export const townWords: string = `anywhere	st	saint
anywhere	ste	sainte
anywhere	sankt	saint
anywhere	sto	santo
anywhere	snt	saint
anywhere	ft	fort
anywhere	frt	fort
anywhere	mt	mount
anywhere	mte	monte
anywhere	mtn	mountain
anywhere	mtns	mountains
anywhere	mnt	mount
anywhere	pt	port
anywhere	prt	port
anywhere	pnt	point
anywhere	hts	heights
anywhere	hgts	heights
anywhere	hghts	heights
anywhere	ht	heights
anywhere	spgs	springs
anywhere	spg	springs
anywhere	sprgs	springs
anywhere	spngs	springs
anywhere	sprg	springs
anywhere	bch	beach
anywhere	bchs	beaches
anywhere	vly	valley
anywhere	vlly	valley
anywhere	vall	valley
anywhere	hl	hill
anywhere	hls	hills
anywhere	hlls	hills
anywhere	lk	lake
anywhere	lks	lakes
anywhere	crk	creek
anywhere	cr	creek
anywhere	rvr	river
anywhere	riv	river
anywhere	jct	junction
anywhere	jctn	junction
anywhere	jnct	junction
anywhere	sta	station
anywhere	stn	station
anywhere	ctr	center
anywhere	cntr	center
anywhere	cen	center
anywhere	centre	center
anywhere	cty	city
anywhere	cy	city
anywhere	twp	township
anywhere	twnshp	township
anywhere	vlg	village
anywhere	vlge	village
anywhere	vill	village
anywhere	is	island
anywhere	isl	island
anywhere	isle	island
anywhere	isls	islands
anywhere	grv	grove
anywhere	gdns	gardens
anywhere	gdn	garden
anywhere	grdns	gardens
anywhere	hbr	harbor
anywhere	harb	harbor
anywhere	harbour	harbor
anywhere	pk	park
anywhere	prk	park
anywhere	rdg	ridge
anywhere	rdge	ridge
anywhere	fls	falls
anywhere	mdws	meadows
anywhere	mls	mills
anywhere	mlls	mills
anywhere	ml	mill
anywhere	brg	bridge
anywhere	brdg	bridge
anywhere	blf	bluff
anywhere	blfs	bluffs
anywhere	cv	cove
anywhere	hvn	haven
anywhere	frst	forest
anywhere	frk	fork
anywhere	frks	forks
anywhere	rks	rocks
anywhere	rk	rock
anywhere	rck	rock
anywhere	shrs	shores
anywhere	shr	shore
anywhere	lndg	landing
anywhere	est	estates
anywhere	ests	estates
anywhere	pln	plain
anywhere	plns	plains
anywhere	sq	square
anywhere	rnch	ranch
anywhere	rch	ranch
anywhere	knls	knolls
anywhere	grn	green
anywhere	grnd	ground
anywhere	flts	flats
anywhere	rds	roads
anywhere	plsds	palisades
anywhere	plnt	plant
anywhere	n	north
anywhere	s	south
anywhere	e	east
anywhere	w	west
anywhere	no	north
anywhere	so	south
anywhere	ne	northeast
anywhere	sw	southwest
anywhere	se	southeast
anywhere	nrth	north
anywhere	sth	south
anywhere	upr	upper
anywhere	lwr	lower
anywhere	lr	lower
anywhere	ltl	little
anywhere	lit	little
anywhere	gr	grand
anywhere	gt	great
anywhere	brkn	broken
anywhere	wht	white
anywhere	blk	black
anywhere	rd	red
anywhere	nw	new
anywhere	cpe	cape
anywhere	cp	camp
anywhere	afb	air force base
anywhere	arpt	airport
anywhere	univ	university
anywhere	natl	national
anywhere	intl	international
anywhere	mem	memorial
anywhere	gen	general
anywhere	pres	president
article	al
article	el
article	ad
article	ar
article	as
article	ash
article	at
article	an
article	az
article	la
article	le
article	les
article	los
article	las
article	the
article	de
article	den
article	il
article	lo
article	gorad
article	lungsod ng
article	dakbayan sa
article	citta di
article	ciudad de
article	city of
article-between	al
article-between	el
article-between	ul
article-between	ad
article-between	ar
article-between	as
article-between	ash
article-between	at
article-between	an
article-between	az
first	pt	port
first	sta	santa
first	cr	creek
first	is	is
first	est	est
first	no	north
first	so	south
first	old	old
last	pt	point
last	sta	station
last	no	no
last	so	so
last	e	east
last	s	south
otherwise	pt	point
otherwise	n	new
otherwise	cr	cross
otherwise	is	isles
otherwise	st	street
otherwise	hl	highlands
otherwise	gr	green
otherwise	wht	white`;
