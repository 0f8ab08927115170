// Made by "npm run tables" from src/lexicon/tables/place/*.tsv. Do not edit.
// A table is packed by columns (scripts/tables/front-coding.mjs): alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, main source by its line in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const countries: string = `AC	ASC		Ascension Island	reserved	SHP	247	.ac	Georgetown	Africa	Sub-Saharan Africa
AD	AND	020	Andorra	current	EUR	376	.ad	Andorra la Vella	Europe	Southern Europe
AE	ARE	784	United Arab Emirates	current	AED	971	.ae	Abu Dhabi	Asia	Western Asia
AF	AFG	004	Afghanistan	current	AFN	93	.af	Kabul	Asia	Southern Asia
AG	ATG	028	Antigua and Barbuda	current	XCD	1 268	.ag	St. John's	Americas	Latin America and the Caribbean
AI	AIA	660	Anguilla	current	XCD	1 264	.ai	The Valley	Americas	Latin America and the Caribbean
AL	ALB	008	Albania	current	ALL	355	.al	Tirana	Europe	Southern Europe
AM	ARM	051	Armenia	current	AMD	374	.am	Yerevan	Asia	Western Asia
AN	ANT	530	Netherlands Antilles	former					Americas	Latin America and the Caribbean
AO	AGO	024	Angola	current	AOA	244	.ao	Luanda	Africa	Sub-Saharan Africa
AQ	ATA	010	Antarctica	current		672	.aq			
AR	ARG	032	Argentina	current	ARS	54	.ar	Buenos Aires	Americas	Latin America and the Caribbean
AS	ASM	016	American Samoa	current	USD	1 684	.as	Pago Pago	Oceania	Polynesia
AT	AUT	040	Austria	current	EUR	43	.at	Vienna	Europe	Western Europe
AU	AUS	036	Australia	current	AUD	61	.au	Canberra	Oceania	Australia and New Zealand
AW	ABW	533	Aruba	current	AWG	297	.aw	Oranjestad	Americas	Latin America and the Caribbean
AX	ALA	248	Åland Islands	current	EUR	358	.ax	Mariehamn	Europe	Northern Europe
AZ	AZE	031	Azerbaijan	current	AZN	994	.az	Baku	Asia	Western Asia
BA	BIH	070	Bosnia and Herzegovina	current	BAM	387	.ba	Sarajevo	Europe	Southern Europe
BB	BRB	052	Barbados	current	BBD	1 246	.bb	Bridgetown	Americas	Latin America and the Caribbean
BD	BGD	050	Bangladesh	current	BDT	880	.bd	Dhaka	Asia	Southern Asia
BE	BEL	056	Belgium	current	EUR	32	.be	Brussels	Europe	Western Europe
BF	BFA	854	Burkina Faso	current	XOF	226	.bf	Ouagadougou	Africa	Sub-Saharan Africa
BG	BGR	100	Bulgaria	current	EUR	359	.bg	Sofia	Europe	Eastern Europe
BH	BHR	048	Bahrain	current	BHD	973	.bh	Manama	Asia	Western Asia
BI	BDI	108	Burundi	current	BIF	257	.bi	Gitega	Africa	Sub-Saharan Africa
BJ	BEN	204	Benin	current	XOF	229	.bj	Porto-Novo	Africa	Sub-Saharan Africa
BL	BLM	652	Saint Barthélemy	current	EUR	590	.gp	Gustavia	Americas	Latin America and the Caribbean
BM	BMU	060	Bermuda	current	BMD	1 441	.bm	Hamilton	Americas	Northern America
BN	BRN	096	Brunei	current	BND	673	.bn	Bandar Seri Begawan	Asia	South-eastern Asia
BO	BOL	068	Bolivia	current	BOB	591	.bo	Sucre	Americas	Latin America and the Caribbean
BQ	BES	535	Caribbean Netherlands	current	USD	599	.bq		Americas	Latin America and the Caribbean
BR	BRA	076	Brazil	current	BRL	55	.br	Brasilia	Americas	Latin America and the Caribbean
BS	BHS	044	Bahamas	current	BSD	1 242	.bs	Nassau	Americas	Latin America and the Caribbean
BT	BTN	064	Bhutan	current	BTN,INR	975	.bt	Thimphu	Asia	Southern Asia
BV	BVT	074	Bouvet Island	current	NOK	47	.bv		Americas	Latin America and the Caribbean
BW	BWA	072	Botswana	current	BWP	267	.bw	Gaborone	Africa	Sub-Saharan Africa
BY	BLR	112	Belarus	current	BYN	375	.by	Minsk	Europe	Eastern Europe
BZ	BLZ	084	Belize	current	BZD	501	.bz	Belmopan	Americas	Latin America and the Caribbean
CA	CAN	124	Canada	current	CAD	1	.ca	Ottawa	Americas	Northern America
CC	CCK	166	Cocos (Keeling) Islands	current	AUD	61	.cc	West Island	Oceania	Australia and New Zealand
CD	COD	180	Democratic Republic of the Congo	current	CDF	243	.cd	Kinshasa	Africa	Sub-Saharan Africa
CF	CAF	140	Central African Republic	current	XAF	236	.cf	Bangui	Africa	Sub-Saharan Africa
CG	COG	178	Republic of the Congo	current	XAF	242	.cg	Brazzaville	Africa	Sub-Saharan Africa
CH	CHE	756	Switzerland	current	CHF	41	.ch	Bern	Europe	Western Europe
CI	CIV	384	Côte d'Ivoire	current	XOF	225	.ci	Yamoussoukro	Africa	Sub-Saharan Africa
CK	COK	184	Cook Islands	current	NZD	682	.ck	Avarua	Oceania	Polynesia
CL	CHL	152	Chile	current	CLP	56	.cl	Santiago	Americas	Latin America and the Caribbean
CM	CMR	120	Cameroon	current	XAF	237	.cm	Yaounde	Africa	Sub-Saharan Africa
CN	CHN	156	China	current	CNY	86	.cn	Beijing	Asia	Eastern Asia
CO	COL	170	Colombia	current	COP	57	.co	Bogota	Americas	Latin America and the Caribbean
CP	CPT		Clipperton Island	reserved					Americas	Latin America and the Caribbean
CQ	CRQ		Sark	reserved		44			Europe	Northern Europe
CR	CRI	188	Costa Rica	current	CRC	506	.cr	San Jose	Americas	Latin America and the Caribbean
CS	SCG	891	Serbia and Montenegro	former					Europe	Southern Europe
CSHH	CSK	200	Czechoslovakia	former					Europe	Eastern Europe
CU	CUB	192	Cuba	current	CUP	53	.cu	Havana	Americas	Latin America and the Caribbean
CV	CPV	132	Cape Verde	current	CVE	238	.cv	Praia	Africa	Sub-Saharan Africa
CW	CUW	531	Curaçao	current	XCG	599	.cw	Willemstad	Americas	Latin America and the Caribbean
CX	CXR	162	Christmas Island	current	AUD	61	.cx	Flying Fish Cove	Oceania	Australia and New Zealand
CY	CYP	196	Cyprus	current	EUR	357	.cy	Nicosia	Asia	Western Asia
CZ	CZE	203	Czechia	current	CZK	420	.cz	Prague	Europe	Eastern Europe
DD	DDR	278	East Germany	former					Europe	Western Europe
DE	DEU	276	Germany	current	EUR	49	.de	Berlin	Europe	Western Europe
DG	DGA		Diego Garcia	reserved	USD	246			Africa	Sub-Saharan Africa
DJ	DJI	262	Djibouti	current	DJF	253	.dj	Djibouti	Africa	Sub-Saharan Africa
DK	DNK	208	Denmark	current	DKK	45	.dk	Copenhagen	Europe	Northern Europe
DM	DMA	212	Dominica	current	XCD	1 767	.dm	Roseau	Americas	Latin America and the Caribbean
DO	DOM	214	Dominican Republic	current	DOP	1 809,1 829,1 849	.do	Santo Domingo	Americas	Latin America and the Caribbean
DZ	DZA	012	Algeria	current	DZD	213	.dz	Algiers	Africa	Northern Africa
EA			Ceuta and Melilla	reserved	EUR	34			Africa	Northern Africa
EC	ECU	218	Ecuador	current	USD	593	.ec	Quito	Americas	Latin America and the Caribbean
EE	EST	233	Estonia	current	EUR	372	.ee	Tallinn	Europe	Northern Europe
EG	EGY	818	Egypt	current	EGP	20	.eg	Cairo	Africa	Northern Africa
EH	ESH	732	Western Sahara	current	MAD	212	.eh	El-Aaiun	Africa	Northern Africa
ER	ERI	232	Eritrea	current	ERN	291	.er	Asmara	Africa	Sub-Saharan Africa
ES	ESP	724	Spain	current	EUR	34	.es	Madrid	Europe	Southern Europe
ET	ETH	231	Ethiopia	current	ETB	251	.et	Addis Ababa	Africa	Sub-Saharan Africa
FI	FIN	246	Finland	current	EUR	358	.fi	Helsinki	Europe	Northern Europe
FJ	FJI	242	Fiji	current	FJD	679	.fj	Suva	Oceania	Melanesia
FK	FLK	238	Falkland Islands	current	FKP	500	.fk	Stanley	Americas	Latin America and the Caribbean
FM	FSM	583	Micronesia	current	USD	691	.fm	Palikir	Oceania	Micronesia
FO	FRO	234	Faroe Islands	current	DKK	298	.fo	Torshavn	Europe	Northern Europe
FR	FRA	250	France	current	EUR	33	.fr	Paris	Europe	Western Europe
GA	GAB	266	Gabon	current	XAF	241	.ga	Libreville	Africa	Sub-Saharan Africa
GB	GBR	826	United Kingdom	current	GBP	44	.uk	London	Europe	Northern Europe
GD	GRD	308	Grenada	current	XCD	1 473	.gd	St. George's	Americas	Latin America and the Caribbean
GE	GEO	268	Georgia	current	GEL	995	.ge	Tbilisi	Asia	Western Asia
GF	GUF	254	French Guiana	current	EUR	594	.gf	Cayenne	Americas	Latin America and the Caribbean
GG	GGY	831	Guernsey	current	GBP	44	.gg	St Peter Port	Europe	Northern Europe
GH	GHA	288	Ghana	current	GHS	233	.gh	Accra	Africa	Sub-Saharan Africa
GI	GIB	292	Gibraltar	current	GIP	350	.gi	Gibraltar	Europe	Southern Europe
GL	GRL	304	Greenland	current	DKK	299	.gl	Nuuk	Americas	Northern America
GM	GMB	270	Gambia	current	GMD	220	.gm	Banjul	Africa	Sub-Saharan Africa
GN	GIN	324	Guinea	current	GNF	224	.gn	Conakry	Africa	Sub-Saharan Africa
GP	GLP	312	Guadeloupe	current	EUR	590	.gp	Basse-Terre	Americas	Latin America and the Caribbean
GQ	GNQ	226	Equatorial Guinea	current	XAF	240	.gq	Ciudad de la Paz	Africa	Sub-Saharan Africa
GR	GRC	300	Greece	current	EUR	30	.gr	Athens	Europe	Southern Europe
GS	SGS	239	South Georgia and South Sandwich Islands	current	GBP	500	.gs	Grytviken	Americas	Latin America and the Caribbean
GT	GTM	320	Guatemala	current	GTQ	502	.gt	Guatemala City	Americas	Latin America and the Caribbean
GU	GUM	316	Guam	current	USD	1 671	.gu	Hagatna	Oceania	Micronesia
GW	GNB	624	Guinea-Bissau	current	XOF	245	.gw	Bissau	Africa	Sub-Saharan Africa
GY	GUY	328	Guyana	current	GYD	592	.gy	Georgetown	Americas	Latin America and the Caribbean
HK	HKG	344	Hong Kong	current	HKD	852	.hk	Hong Kong	Asia	Eastern Asia
HM	HMD	334	Heard and McDonald Islands	current	AUD	672	.hm		Oceania	Australia and New Zealand
HN	HND	340	Honduras	current	HNL	504	.hn	Tegucigalpa	Americas	Latin America and the Caribbean
HR	HRV	191	Croatia	current	EUR	385	.hr	Zagreb	Europe	Southern Europe
HT	HTI	332	Haiti	current	USD,HTG	509	.ht	Port-au-Prince	Americas	Latin America and the Caribbean
HU	HUN	348	Hungary	current	HUF	36	.hu	Budapest	Europe	Eastern Europe
IC			Canary Islands	reserved	EUR	34			Africa	Northern Africa
ID	IDN	360	Indonesia	current	IDR	62	.id	Jakarta	Asia	South-eastern Asia
IE	IRL	372	Ireland	current	EUR	353	.ie	Dublin	Europe	Northern Europe
IL	ISR	376	Israel	current	ILS	972	.il	Jerusalem	Asia	Western Asia
IM	IMN	833	Isle of Man	current	GBP	44	.im	Douglas	Europe	Northern Europe
IN	IND	356	India	current	INR	91	.in	New Delhi	Asia	Southern Asia
IO	IOT	086	British Indian Ocean Territory	current	USD	246	.io	Diego Garcia	Africa	Sub-Saharan Africa
IQ	IRQ	368	Iraq	current	IQD	964	.iq	Baghdad	Asia	Western Asia
IR	IRN	364	Iran	current	IRR	98	.ir	Tehran	Asia	Southern Asia
IS	ISL	352	Iceland	current	ISK	354	.is	Reykjavik	Europe	Northern Europe
IT	ITA	380	Italy	current	EUR	39	.it	Rome	Europe	Southern Europe
JE	JEY	832	Jersey	current	GBP	44	.je	Saint Helier	Europe	Northern Europe
JM	JAM	388	Jamaica	current	JMD	1 876	.jm	Kingston	Americas	Latin America and the Caribbean
JO	JOR	400	Jordan	current	JOD	962	.jo	Amman	Asia	Western Asia
JP	JPN	392	Japan	current	JPY	81	.jp	Tokyo	Asia	Eastern Asia
KE	KEN	404	Kenya	current	KES	254	.ke	Nairobi	Africa	Sub-Saharan Africa
KG	KGZ	417	Kyrgyzstan	current	KGS	996	.kg	Bishkek	Asia	Central Asia
KH	KHM	116	Cambodia	current	KHR	855	.kh	Phnom Penh	Asia	South-eastern Asia
KI	KIR	296	Kiribati	current	AUD	686	.ki	Tarawa	Oceania	Micronesia
KM	COM	174	Comoros	current	KMF	269	.km	Moroni	Africa	Sub-Saharan Africa
KN	KNA	659	Saint Kitts and Nevis	current	XCD	1 869	.kn	Basseterre	Americas	Latin America and the Caribbean
KP	PRK	408	North Korea	current	KPW	850	.kp	Pyongyang	Asia	Eastern Asia
KR	KOR	410	South Korea	current	KRW	82	.kr	Seoul	Asia	Eastern Asia
KW	KWT	414	Kuwait	current	KWD	965	.kw	Kuwait City	Asia	Western Asia
KY	CYM	136	Cayman Islands	current	KYD	1 345	.ky	George Town	Americas	Latin America and the Caribbean
KZ	KAZ	398	Kazakhstan	current	KZT	7	.kz	Nur-Sultan	Asia	Central Asia
LA	LAO	418	Laos	current	LAK	856	.la	Vientiane	Asia	South-eastern Asia
LB	LBN	422	Lebanon	current	LBP	961	.lb	Beirut	Asia	Western Asia
LC	LCA	662	Saint Lucia	current	XCD	1 758	.lc	Castries	Americas	Latin America and the Caribbean
LI	LIE	438	Liechtenstein	current	CHF	423	.li	Vaduz	Europe	Western Europe
LK	LKA	144	Sri Lanka	current	LKR	94	.lk	Colombo	Asia	Southern Asia
LR	LBR	430	Liberia	current	LRD	231	.lr	Monrovia	Africa	Sub-Saharan Africa
LS	LSO	426	Lesotho	current	LSL,ZAR	266	.ls	Maseru	Africa	Sub-Saharan Africa
LT	LTU	440	Lithuania	current	EUR	370	.lt	Vilnius	Europe	Northern Europe
LU	LUX	442	Luxembourg	current	EUR	352	.lu	Luxembourg	Europe	Western Europe
LV	LVA	428	Latvia	current	EUR	371	.lv	Riga	Europe	Northern Europe
LY	LBY	434	Libya	current	LYD	218	.ly	Tripoli	Africa	Northern Africa
MA	MAR	504	Morocco	current	MAD	212	.ma	Rabat	Africa	Northern Africa
MC	MCO	492	Monaco	current	EUR	377	.mc	Monaco	Europe	Western Europe
MD	MDA	498	Moldova	current	MDL	373	.md	Chisinau	Europe	Eastern Europe
ME	MNE	499	Montenegro	current	EUR	382	.me	Podgorica	Europe	Southern Europe
MF	MAF	663	Saint Martin	current	EUR	590	.gp	Marigot	Americas	Latin America and the Caribbean
MG	MDG	450	Madagascar	current	MGA	261	.mg	Antananarivo	Africa	Sub-Saharan Africa
MH	MHL	584	Marshall Islands	current	USD	692	.mh	Majuro	Oceania	Micronesia
MK	MKD	807	North Macedonia	current	MKD	389	.mk	Skopje	Europe	Southern Europe
ML	MLI	466	Mali	current	XOF	223	.ml	Bamako	Africa	Sub-Saharan Africa
MM	MMR	104	Myanmar	current	MMK	95	.mm	Nay Pyi Taw	Asia	South-eastern Asia
MN	MNG	496	Mongolia	current	MNT	976	.mn	Ulaanbaatar	Asia	Eastern Asia
MO	MAC	446	Macao	current	MOP	853	.mo	Macao	Asia	Eastern Asia
MP	MNP	580	Northern Mariana Islands	current	USD	1 670	.mp	Saipan	Oceania	Micronesia
MQ	MTQ	474	Martinique	current	EUR	596	.mq	Fort-de-France	Americas	Latin America and the Caribbean
MR	MRT	478	Mauritania	current	MRU	222	.mr	Nouakchott	Africa	Sub-Saharan Africa
MS	MSR	500	Montserrat	current	XCD	1 664	.ms	Plymouth	Americas	Latin America and the Caribbean
MT	MLT	470	Malta	current	EUR	356	.mt	Valletta	Europe	Southern Europe
MU	MUS	480	Mauritius	current	MUR	230	.mu	Port Louis	Africa	Sub-Saharan Africa
MV	MDV	462	Maldives	current	MVR	960	.mv	Male	Asia	Southern Asia
MW	MWI	454	Malawi	current	MWK	265	.mw	Lilongwe	Africa	Sub-Saharan Africa
MX	MEX	484	Mexico	current	MXN	52	.mx	Mexico City	Americas	Latin America and the Caribbean
MY	MYS	458	Malaysia	current	MYR	60	.my	Kuala Lumpur	Asia	South-eastern Asia
MZ	MOZ	508	Mozambique	current	MZN	258	.mz	Maputo	Africa	Sub-Saharan Africa
NA	NAM	516	Namibia	current	NAD,ZAR	264	.na	Windhoek	Africa	Sub-Saharan Africa
NC	NCL	540	New Caledonia	current	XPF	687	.nc	Noumea	Oceania	Melanesia
NE	NER	562	Niger	current	XOF	227	.ne	Niamey	Africa	Sub-Saharan Africa
NF	NFK	574	Norfolk Island	current	AUD	672	.nf	Kingston	Oceania	Australia and New Zealand
NG	NGA	566	Nigeria	current	NGN	234	.ng	Abuja	Africa	Sub-Saharan Africa
NI	NIC	558	Nicaragua	current	NIO	505	.ni	Managua	Americas	Latin America and the Caribbean
NL	NLD	528	Netherlands	current	EUR	31	.nl	Amsterdam	Europe	Western Europe
NO	NOR	578	Norway	current	NOK	47	.no	Oslo	Europe	Northern Europe
NP	NPL	524	Nepal	current	NPR	977	.np	Kathmandu	Asia	Southern Asia
NR	NRU	520	Nauru	current	AUD	674	.nr	Yaren	Oceania	Micronesia
NU	NIU	570	Niue	current	NZD	683	.nu	Alofi	Oceania	Polynesia
NZ	NZL	554	New Zealand	current	NZD	64	.nz	Wellington	Oceania	Australia and New Zealand
OM	OMN	512	Oman	current	OMR	968	.om	Muscat	Asia	Western Asia
PA	PAN	591	Panama	current	USD,PAB	507	.pa	Panama City	Americas	Latin America and the Caribbean
PE	PER	604	Peru	current	PEN	51	.pe	Lima	Americas	Latin America and the Caribbean
PF	PYF	258	French Polynesia	current	XPF	689	.pf	Papeete	Oceania	Polynesia
PG	PNG	598	Papua New Guinea	current	PGK	675	.pg	Port Moresby	Oceania	Melanesia
PH	PHL	608	Philippines	current	PHP	63	.ph	Manila	Asia	South-eastern Asia
PK	PAK	586	Pakistan	current	PKR	92	.pk	Islamabad	Asia	Southern Asia
PL	POL	616	Poland	current	PLN	48	.pl	Warsaw	Europe	Eastern Europe
PM	SPM	666	Saint Pierre and Miquelon	current	EUR	508	.pm	Saint-Pierre	Americas	Northern America
PN	PCN	612	Pitcairn Islands	current	NZD	870	.pn	Adamstown	Oceania	Polynesia
PR	PRI	630	Puerto Rico	current	USD	1 787,1 939	.pr	San Juan	Americas	Latin America and the Caribbean
PS	PSE	275	Palestine	current	JOD,ILS	970	.ps	East Jerusalem	Asia	Western Asia
PT	PRT	620	Portugal	current	EUR	351	.pt	Lisbon	Europe	Southern Europe
PW	PLW	585	Palau	current	USD	680	.pw	Melekeok	Oceania	Micronesia
PY	PRY	600	Paraguay	current	PYG	595	.py	Asuncion	Americas	Latin America and the Caribbean
QA	QAT	634	Qatar	current	QAR	974	.qa	Doha	Asia	Western Asia
RE	REU	638	Réunion	current	EUR	262	.re	Saint-Denis	Africa	Sub-Saharan Africa
RO	ROU	642	Romania	current	RON	40	.ro	Bucharest	Europe	Eastern Europe
RS	SRB	688	Serbia	current	RSD	381 p	.rs	Belgrade	Europe	Southern Europe
RU	RUS	643	Russia	current	RUB	7	.ru	Moscow	Europe	Eastern Europe
RW	RWA	646	Rwanda	current	RWF	250	.rw	Kigali	Africa	Sub-Saharan Africa
SA	SAU	682	Saudi Arabia	current	SAR	966	.sa	Riyadh	Asia	Western Asia
SB	SLB	090	Solomon Islands	current	SBD	677	.sb	Honiara	Oceania	Melanesia
SC	SYC	690	Seychelles	current	SCR	248	.sc	Victoria	Africa	Sub-Saharan Africa
SD	SDN	729	Sudan	current	SDG	249	.sd	Khartoum	Africa	Northern Africa
SE	SWE	752	Sweden	current	SEK	46	.se	Stockholm	Europe	Northern Europe
SG	SGP	702	Singapore	current	SGD	65	.sg	Singapore	Asia	South-eastern Asia
SH	SHN	654	Saint Helena	current	SHP	290	.sh	Jamestown	Africa	Sub-Saharan Africa
SI	SVN	705	Slovenia	current	EUR	386	.si	Ljubljana	Europe	Southern Europe
SJ	SJM	744	Svalbard and Jan Mayen	current	NOK	47	.sj	Longyearbyen	Europe	Northern Europe
SK	SVK	703	Slovakia	current	EUR	421	.sk	Bratislava	Europe	Eastern Europe
SL	SLE	694	Sierra Leone	current	SLE	232	.sl	Freetown	Africa	Sub-Saharan Africa
SM	SMR	674	San Marino	current	EUR	378	.sm	San Marino	Europe	Southern Europe
SN	SEN	686	Senegal	current	XOF	221	.sn	Dakar	Africa	Sub-Saharan Africa
SO	SOM	706	Somalia	current	SOS	252	.so	Mogadishu	Africa	Sub-Saharan Africa
SR	SUR	740	Suriname	current	SRD	597	.sr	Paramaribo	Americas	Latin America and the Caribbean
SS	SSD	728	South Sudan	current	SSP	211	.ss	Juba	Africa	Sub-Saharan Africa
ST	STP	678	São Tomé and Príncipe	current	STN	239	.st	Sao Tome	Africa	Sub-Saharan Africa
SU	SUN	810	Soviet Union	former					Europe	Eastern Europe
SV	SLV	222	El Salvador	current	USD	503	.sv	San Salvador	Americas	Latin America and the Caribbean
SX	SXM	534	Sint Maarten	current	XCG	1 721	.sx	Philipsburg	Americas	Latin America and the Caribbean
SY	SYR	760	Syria	current	SYP	963	.sy	Damascus	Asia	Western Asia
SZ	SWZ	748	Eswatini	current	SZL	268	.sz	Mbabane	Africa	Sub-Saharan Africa
TA	TAA		Tristan da Cunha	reserved	GBP	290		Edinburgh of the Seven Seas	Africa	Sub-Saharan Africa
TC	TCA	796	Turks and Caicos Islands	current	USD	1 649	.tc	Cockburn Town	Americas	Latin America and the Caribbean
TD	TCD	148	Chad	current	XAF	235	.td	N'Djamena	Africa	Sub-Saharan Africa
TF	ATF	260	French Southern Territories	current	EUR	262	.tf	Port-aux-Francais	Africa	Sub-Saharan Africa
TG	TGO	768	Togo	current	XOF	228	.tg	Lome	Africa	Sub-Saharan Africa
TH	THA	764	Thailand	current	THB	66	.th	Bangkok	Asia	South-eastern Asia
TJ	TJK	762	Tajikistan	current	TJS	992	.tj	Dushanbe	Asia	Central Asia
TK	TKL	772	Tokelau	current	NZD	690	.tk		Oceania	Polynesia
TL	TLS	626	Timor-Leste	current	USD	670	.tl	Dili	Asia	South-eastern Asia
TM	TKM	795	Turkmenistan	current	TMT	993	.tm	Ashgabat	Asia	Central Asia
TN	TUN	788	Tunisia	current	TND	216	.tn	Tunis	Africa	Northern Africa
TO	TON	776	Tonga	current	TOP	676	.to	Nuku'alofa	Oceania	Polynesia
TR	TUR	792	Türkiye	current	TRY	90	.tr	Ankara	Asia	Western Asia
TT	TTO	780	Trinidad and Tobago	current	TTD	1 868	.tt	Port of Spain	Americas	Latin America and the Caribbean
TV	TUV	798	Tuvalu	current	AUD	688	.tv	Funafuti	Oceania	Polynesia
TW	TWN	158	Taiwan	current	TWD	886	.tw	Taipei	Asia	Eastern Asia
TZ	TZA	834	Tanzania	current	TZS	255	.tz	Dodoma	Africa	Sub-Saharan Africa
UA	UKR	804	Ukraine	current	UAH	380	.ua	Kyiv	Europe	Eastern Europe
UG	UGA	800	Uganda	current	UGX	256	.ug	Kampala	Africa	Sub-Saharan Africa
UM	UMI	581	United States Minor Outlying Islands	current	USD		.um		Oceania	Micronesia
US	USA	840	United States	current	USD	1	.us	Washington	Americas	Northern America
UY	URY	858	Uruguay	current	UYU	598	.uy	Montevideo	Americas	Latin America and the Caribbean
UZ	UZB	860	Uzbekistan	current	UZS	998	.uz	Tashkent	Asia	Central Asia
VA	VAT	336	Vatican City	current	EUR	39 06	.va	Vatican City	Europe	Southern Europe
VC	VCT	670	Saint Vincent and the Grenadines	current	XCD	1 784	.vc	Kingstown	Americas	Latin America and the Caribbean
VE	VEN	862	Venezuela	current	VES	58	.ve	Caracas	Americas	Latin America and the Caribbean
VG	VGB	092	British Virgin Islands	current	USD	1 284	.vg	Road Town	Americas	Latin America and the Caribbean
VI	VIR	850	United States Virgin Islands	current	USD	1 340	.vi	Charlotte Amalie	Americas	Latin America and the Caribbean
VN	VNM	704	Vietnam	current	VND	84	.vn	Hanoi	Asia	South-eastern Asia
VU	VUT	548	Vanuatu	current	VUV	678	.vu	Port Vila	Oceania	Melanesia
WF	WLF	876	Wallis and Futuna	current	XPF	681	.wf	Mata Utu	Oceania	Polynesia
WS	WSM	882	Samoa	current	WST	685	.ws	Apia	Oceania	Polynesia
XK	XKX		Kosovo	reserved	EUR	383		Pristina	Europe	Southern Europe
YE	YEM	887	Yemen	current	YER	967	.ye	Sanaa	Asia	Western Asia
YT	MYT	175	Mayotte	current	EUR	262	.yt	Mamoudzou	Africa	Sub-Saharan Africa
YU	YUG	891	Yugoslavia	former					Europe	Southern Europe
ZA	ZAF	710	South Africa	current	ZAR	27	.za	Pretoria	Africa	Sub-Saharan Africa
ZM	ZMB	894	Zambia	current	ZMW	260	.zm	Lusaka	Africa	Sub-Saharan Africa
ZW	ZWE	716	Zimbabwe	current	ZWG,USD	263	.zw	Harare	Africa	Sub-Saharan Africa`;
export const currencies: string = `AED	United Arab Emirates Dirham	AED
AFN	Afghan Afghani	؋
ALL	Albanian Lek	ALL
AMD	Armenian Dram	֏
AOA	Angolan Kwanza	Kz
ARS	Argentine Peso	\$
AUD	Australian Dollar	\$
AWG	Aruban Florin	AWG
AZN	Azerbaijani Manat	₼
BAM	Bosnia-Herzegovina Convertible Mark	KM
BBD	Barbadian Dollar	\$
BDT	Bangladeshi Taka	৳
BHD	Bahraini Dinar	BHD
BIF	Burundian Franc	BIF
BMD	Bermudan Dollar	\$
BND	Brunei Dollar	\$
BOB	Bolivian Boliviano	Bs
BRL	Brazilian Real	R\$
BSD	Bahamian Dollar	\$
BTN	Bhutanese Ngultrum	BTN
BWP	Botswanan Pula	P
BYN	Belarusian Ruble	BYN
BZD	Belize Dollar	\$
CAD	Canadian Dollar	\$
CDF	Congolese Franc	CDF
CHF	Swiss Franc	CHF
CLP	Chilean Peso	\$
CNY	Chinese Yuan	¥
COP	Colombian Peso	\$
CRC	Costa Rican Colón	₡
CUP	Cuban Peso	\$
CVE	Cape Verdean Escudo	CVE
CZK	Czech Koruna	Kč
DJF	Djiboutian Franc	DJF
DKK	Danish Krone	kr
DOP	Dominican Peso	\$
DZD	Algerian Dinar	DZD
EGP	Egyptian Pound	E£
ERN	Eritrean Nakfa	ERN
ETB	Ethiopian Birr	ETB
EUR	Euro	€
FJD	Fijian Dollar	\$
FKP	Falkland Islands Pound	£
GBP	British Pound	£
GEL	Georgian Lari	₾
GHS	Ghanaian Cedi	GH₵
GIP	Gibraltar Pound	£
GMD	Gambian Dalasi	GMD
GNF	Guinean Franc	FG
GTQ	Guatemalan Quetzal	Q
GYD	Guyanaese Dollar	\$
HKD	Hong Kong Dollar	\$
HNL	Honduran Lempira	L
HTG	Haitian Gourde	HTG
HUF	Hungarian Forint	Ft
IDR	Indonesian Rupiah	Rp
ILS	Israeli New Shekel	₪
INR	Indian Rupee	₹
IQD	Iraqi Dinar	IQD
IRR	Iranian Rial	IRR
ISK	Icelandic Króna	kr
JMD	Jamaican Dollar	\$
JOD	Jordanian Dinar	JOD
JPY	Japanese Yen	¥
KES	Kenyan Shilling	KES
KGS	Kyrgyz Som	⃀
KHR	Cambodian Riel	៛
KMF	Comorian Franc	CF
KPW	North Korean Won	₩
KRW	South Korean Won	₩
KWD	Kuwaiti Dinar	KWD
KYD	Cayman Islands Dollar	\$
KZT	Kazakhstani Tenge	₸
LAK	Laotian Kip	₭
LBP	Lebanese Pound	L£
LKR	Sri Lankan Rupee	Rs
LRD	Liberian Dollar	\$
LSL	Lesotho Loti	LSL
LYD	Libyan Dinar	LYD
MAD	Moroccan Dirham	MAD
MDL	Moldovan Leu	MDL
MGA	Malagasy Ariary	Ar
MKD	Macedonian Denar	MKD
MMK	Myanmar Kyat	K
MNT	Mongolian Tugrik	₮
MOP	Macanese Pataca	MOP
MRU	Mauritanian Ouguiya	MRU
MUR	Mauritian Rupee	Rs
MVR	Maldivian Rufiyaa	MVR
MWK	Malawian Kwacha	MWK
MXN	Mexican Peso	\$
MYR	Malaysian Ringgit	RM
MZN	Mozambican Metical	MZN
NAD	Namibian Dollar	\$
NGN	Nigerian Naira	₦
NIO	Nicaraguan Córdoba	C\$
NOK	Norwegian Krone	kr
NPR	Nepalese Rupee	Rs
NZD	New Zealand Dollar	\$
OMR	Omani Rial	OMR
PAB	Panamanian Balboa	PAB
PEN	Peruvian Sol	PEN
PGK	Papua New Guinean Kina	PGK
PHP	Philippine Peso	₱
PKR	Pakistani Rupee	Rs
PLN	Polish Zloty	zł
PYG	Paraguayan Guarani	₲
QAR	Qatari Riyal	QAR
RON	Romanian Leu	lei
RSD	Serbian Dinar	RSD
RUB	Russian Ruble	₽
RWF	Rwandan Franc	RF
SAR	Saudi Riyal	SAR
SBD	Solomon Islands Dollar	\$
SCR	Seychellois Rupee	SCR
SDG	Sudanese Pound	SDG
SEK	Swedish Krona	kr
SGD	Singapore Dollar	\$
SHP	St. Helena Pound	£
SLE	Sierra Leonean Leone	SLE
SOS	Somali Shilling	SOS
SRD	Surinamese Dollar	\$
SSP	South Sudanese Pound	£
STN	São Tomé & Príncipe Dobra	Db
SYP	Syrian Pound	£
SZL	Swazi Lilangeni	SZL
THB	Thai Baht	฿
TJS	Tajikistani Somoni	TJS
TMT	Turkmenistani Manat	TMT
TND	Tunisian Dinar	TND
TOP	Tongan Paʻanga	T\$
TRY	Turkish Lira	₺
TTD	Trinidad & Tobago Dollar	\$
TWD	New Taiwan Dollar	\$
TZS	Tanzanian Shilling	TZS
UAH	Ukrainian Hryvnia	₴
UGX	Ugandan Shilling	UGX
USD	US Dollar	\$
UYU	Uruguayan Peso	\$
UZS	Uzbekistani Som	UZS
VES	Venezuelan Bolívar	VES
VND	Vietnamese Dong	₫
VUV	Vanuatu Vatu	VUV
WST	Samoan Tala	WST
XAF	Central African CFA Franc	FCFA
XCD	East Caribbean Dollar	\$
XCG	Caribbean guilder	Cg.
XOF	West African CFA Franc	F CFA
XPF	CFP Franc	CFPF
YER	Yemeni Rial	YER
ZAR	South African Rand	R
ZMW	Zambian Kwacha	ZK
ZWG	Zimbabwean Gold	ZWG`;
export const countryNames: string = `AC	name		ascension|ascension adasi|dao ascension|ile de lascension|ilha de ascensao|isla ascension|isla de la ascension|isola ascensione|pulau ascension|wyspa wniebowstapienia
AC	name	exact	acsencion island|ascensanv zunvo|ascension eyja|ascension fudomekpo nutome|ascension saari|ascension sualui|ascension sziget|ascension uhartea|ascensioneiland|ascensioni saar|ascensionoeen|ascensionoen|asenhyin|asenshan island|asenshon ailand|asensiyoon kaatukeltena|asensyv goj veso|asesan kapuama|asesau kapuama|askenson adasi|assension|beygelis adasy|dangun zengimo sala|debesbrauksanas sala|e ascension island|eilean na deasgabhalach|enez ascension|erekusu ascension|girava ascensione|himmelfartsinsla|i ascension island|ile ascension|ilha di asensau|ilha di asenson|illa de ascension|illa de lascensio|insla da lascensiun|insla dascensiun|insula ascension|insula del ascension|ishulli asenshion|islas ascension|islla ascension|isola dlascensiun|isula dascinziuni|isula de sascensione|izola asension|jasiiradda asensiyoon|kisiwa cha ascension|meroj oroli|motu asenisini|odola asenshiin|oilean na deascabhala|ostrvo ascension|ostrvo asension|otok ascension|otok uzasasca|pulo ascension|te moutere aupikinga|tsibirin ascension|ynys ascension|yuekselis adasi|yukselis adasi
AD	name		andora|andorre|andorre l|principado de andorra|vorstendom andorra
AD	name	exact	aandora|adura|anatora|andola|andoor|andoora|andooraa|andor|andoraa|andore|andoro|andorra nutome|andorrab|andorrano|andura|andurra|angdor|angdora|angtula|anitola|anndoora|annorra|e andorra|emetab andorra|huandola|i andorra|orileede aandora|principat dandorra|uandora|undura|ynora
AD	official		el principado de andorra|la principaute dandorre|principality of andorra|the principality of andorra
AE	abbreviation		eau|the uae|uae|vae
AE	former		trucial states
AE	name		arab emirates|birlesik arap emirlikleri|cac tieu v quoc a rap t nhat|cac tieu vuong quoc a rap thong nhat|emirados arabes unidos|emirates|emirati arabi uniti|emiratos arabes unidos|emiratos arabes unidos los|emirats arabes unis|emirats arabes unis les|emirats arabs units|foerenade arabemiraten|forenade arabemiraten|uni emirat arab|united arab emirates the|vereinigte arabische emirate|verenigde arabische emiraten|zjednoczone emiraty arabskie
AE	name	exact	aanditi arab emirets|adna i bilong bi arabia|alepea fakatahataha|amahanga ga buharabu ageeteereine|aontas na neimiriochtai arabacha|apvienotie arabu emirati|araabia uehendemiraadid|araabia uhendemiraadid|arabiar emirerri batuak|arabiemiirikunnat|arabiemirkodeh|arabo emirati oko|arabu mara kafoli|belong be kaksa be taataangzen|bemira ya arabe uni|birlashgan arab amirliklari|birlesen arap emiratlary|birlesen arap emirlikleri|birlesmis ereb emirlikleri|de forenede arabiske emirater|de forente arabiske emirater|dei sameinte arabiske emirata|dimiliki dya vakulungwa va chalabu|e united arab emirates|egyesuelt arab emirsegek|egyesult arab emirsegek|emarat|emetab kibagenge nebo arabuk|emiir bagano gadongkono kaalaaributena|emira arab ini|emira arabo mitambatra|emiraat araab denntude|emirac arabics unis|emiradau arabaidd unedig|emirados arabos unidos|emiradu arabi yepewasuwaita|emiradus arabi unidu|emirai arabi unii|emirano arame unino|emirate ti awon arabu|emiratele arabe unite|emiratet e bashkuara arabe|emirati arabbi junciuti|emirati gharab maqghuda|emiratos arabe unite|emiratos arabes xunios|emirats arabs unids|emirats araps units|emireeti|emirelezhiou arab unanet|emiriah arab bersatu|emirtiyen erebi yen yekbuyi|falme cia kiarabu|falme dha kiarabu|falme za kialabu|falme za kiarabu|forenede arabiske emirater|hadaddiyar daular larabawa|hufalme dza hihalabu|i united arab emirates|imaaraadka carabta ee midoobay|imilaat i paalaap|jungtiniai arabu emyratai|kotahitanga o nga whenua o arapi|l emirati gharab maghquda|laaraw imaarawey margantey|lemila alabo|lemila alabu|leta zunze ubumwe zabarabu|limarat|ma imala|midawga imaaraatka carabta|minlambo nsangnsa mi arabia|mirgehen erebi yen yekbuyi|na h iomaratan arabach aonaichte|orileede emirate ti awon arabu|os emiratos arabes unidos|ovttastuvvan arabaemirahtat|sameindu emirrikini|sameinudu arabisku furstadaemin|ser arabiya ma taini|soyukt orbi emirat|spojene arabske emiraty|tigeldunin yedduklen taerabin|ujedinjeni arapski emirati|united arab emirates nutome|unuigintaj arabaj emirlandoj|unuigintaj arabaj emirlandos|utemi wa kiaraabu|veraeinigti arabischi emirate|verainigti arabischi emirate|vereenegt arabesch emirater|vereinigti arabise emirat|vereinschte arrabesche emmirate|verenigde arabiese emirate|verenigde arabyske emiraten|wutwa wa shiyalabu|yunaete alab emele|yunaite arabhi emire|yunaited arab emirets|yuunaatid arab emereet|zdruzeni arabski emirati|zjadnosone arabiske emiraty|zjednocene arabske emiraty
AE	official		les emirats arabes unis|los emiratos arabes unidos|the united arab emirates
AF	name		afeganistao|afganistan|afganistan el|afghanistan l|islamic republic of afghanistan|islamitisch emiraat afghanistan
AF	name	exact	aapganistan|abganithtan|afaganisitani|afaganistan|afeganiretama|afeganisetan|afeganistau|afeganita|afgaanistaan|afgaanistan|afganischtan|afganistaan|afganistana|afganistanas|afganistang|afganisztan|afganujo|afghanastan|afghanistan nutome|afghanistang|afghanistanni|afgoniston|afigandesitang|afiganisita|afiganisitan|afiganistang|afikanisitani|afjaanistahn|afkanistang|afuganisita|afuganisitaani|afuganisitani|afuganistani|an afganastain|avganistan|awghanestan|awhekenetana|e afghanistan|efqanistan|efxanistan|emetab afghanistan|faganita afganistaan|faganita afganistaean|huafuganistani|i afghanistan|l afganistan|ma akan|orileede afuganistani|owganystan|ufugustani
AF	official		islamic emirate of afghanistan|la republica islamica del afganistan|la republique islamique dafghanistan|the islamic republic of afghanistan
AG	name		antigua|antigua barbuda|antigua dan barbuda|antigua e barbuda|antigua en barbuda|antigua et barbuda|antigua i barbuda|antigua och barbuda|antigua und barbuda|antigua va barbuda|antigua ve barbuda|antigua y barbuda
AG	name	exact	aantigua ati baribuda|aintioga is barbuda|angiguwa na babuda|angtiga bo barbuda|angtigwa bahabhuda|angtika na palputa|anitiguya ni balubuda|anitikua mo palaputa|antiga ba barbuda|antiga d brbuda|antiga e barbuda|antiga mpe barbuda|antiga ne barbuda|antiga ni barbuda|antiga o barbuda|antiga ri barbuda|antiga sy barboda|antigua a barbuda|antigua aamma barbuda|antigua agus barbuda|antigua and barbuuda|antigua ani barbuda|antigua da barbuda|antigua di barbuda|antigua ek barbuda|antigua es barbuda|antigua eta barbuda|antigua gi barbuda|antigua ha barbuda|antigua iyo barbuda|antigua ja barbuda|antigua kple barbuda nutome|antigua lan barbuda|antigua le barbuda|antigua na babuda|antigua na balbuda|antigua na barbuda|antigua nda barbuuda|antigua ne baabuda|antigua ne barbuda|antigua og barbuda|antigua si barbuda|antigua u barbuda|antigua u berbuda|antigua va barbados|antigua we barbuda|antiguaa kene barbuda|antiguab tsi barbudab|antiguan ne barbuda|antiguua na baribuuda|antiguwa ak barbuda|antiguwaa e barbudaa|antiguwaa na barbudaa|antigva i barbuda|antigva in barbuda|antigva ir barbuda|antigva og barbuda|antigva un barbuda|antigvo barbudo|antigvo kaj barbudo|antigwa a babuda|antigwa ai barebuda|antigwa be barbuda|antigwa d barbuda|antigwa da barbuba|antigwa na baribuda|antigwa ne barabuda|antigwa ni barabuda|antigwa un barbuda|antigwua and barbuda|antiiguyaa fi barbuudaa|antiqua ve barbuda|atigua asui babuda|barbuda|e antigua and barbuda|emetab antigua ak barbuda|entigaa ade barbudaa|huantigua na hubarubuda|i antigua and barbuda|i antigua ne barbuda|motu nehe me paputa|orileede aantigua ati baribuda|untiga d barbuda|yntiguva kar marmuna
AI	name		anguila
AI	name	exact	aangulila|agira|aingira|angaile|anggila|anggiya|angguela|angguwilaa|anggwila|anggwilla|angiiy|angiiya|angila|angilija|angilja|angilya|angiya|angiye|angkila|anguiila|anguile|anguilia|anguilla nutome|anguillab|anguillia|anguira|anguiya|anguula|anguyilaa|angvila|angvilla|angvilo|angwila|angwilla|angwira|anikuila|anngiyaa|e anguilla|emetab anguilla|huanguila|i anguilla|orileede aangulila|ungiya|yngira
AL	name		albani|albanie|albanie l|albanien|arnavutluk|republiek albanie
AL	name	exact	aabenia|abhaniya|albaani|albaania|albaanie|albaanije|albaaniya|albaaniyaa|albainia|albania nutome|albaniab|albanii|albanija|albaniya|albanska|albansko|albanujo|albanya|albenia|alebania|alibani|alibaniya|alipania|alpani|alubani|alubania|alubaniani|alubaniya|an albain|arapeinia|arbania|armanija|arubania|aubaniya|e albania|emetab albania|hualbania|i albania|l albanija|lalbani|orileede alubaniani|shqiperi|ualbania
AL	official		la republica de albania|la republique dalbanie|republic of albania|the republic of albania
AM	name		armenie|armenie l|armenien|ermenistan|hayastan|republiek armenie
AM	name	exact	aamenia|aarmenia|aermaenia|aermania|airmeinea|airmeinia|alimeniya|almania|almenia|ameni|amenia|ameniya|amenyia|an airmein|arameniya|aremenia|arimeni|arimenia|arimeniya|armaniston|armeeni|armeenia|armeenie|armeeniya|armeeniyaa|armeni|armenia nutome|armeniab|armenii|armenija|armeniya|armenja|armenska|armensko|armenujo|arminia|arminya|arrmeenije|arumeniya|e armenia|emetab armenia|huamenia|i armenia|jermenija|l armenja|oermenyorszag|orileede amenia|ormenyorszag|republic of armenia
AM	official		la republica de armenia|la republique darmenie|the republic of armenia
AN	former		dutch antilles|nederlandse antillen|neth antilles|netherland antilles
AO	code	exact	ANG
AO	name		angola l|republiek angola
AO	name	exact	aangola|agura|anakora|anggola|anggolaa|angikola|angjoola|angkula|angola nutome|angolaa|angolab|angolaea|angole|angolo|angoola|angoolaa|angora|angula|anngolaa|anqola|e angola|emetab angola|huangola|i angola|l angola|orileede aangola|ungula|ygora
AO	official		la republica de angola|la republique dangola|republic of angola|the republic of angola
AQ	name		antarctique|antarktika|antarktis|antarktyda|antarktyka|antartida|antartide|antartika|nam cuc
AQ	name	exact	a antartida|an antartaice|an antartaig|anitatika|antaarkitikaa|antaarktika|antaatika|antakitika|antaktika|antaktiki|antarktida|antarktide|antarktik|antarktike|antarktisz|antarkto|antartaice|antartic|antartica nutome|antarticu|antartidi|antatika|atartida|der sodpol|der soedpol|e antarctica|gatutaltena|i antarctica|l antartika|lantartida|ma antasika|sudurskautslandid|te kopakatanga ki te tonga|yntartina
AR	name		argentijnse republiek|argentina la|argentine|argentine l|argentinie|argentinien|argentyna|arjantin
AR	name	exact	a arxentina|aarhentina|adyentina|adzentina|aergentin|agentina|agyentina|ajengtina|ajentiina|ajentin|ajentina|ajjentiinije|aketina|alijantine|alsangtin|an airgintin|an argantain|archantina|arehenetina|argangtina|argentiina|argentiinie|argentina nutome|argentinab|argentinia|argentinija|argentiniya|argentino|argentinska|argetina|argintina|argjentine|arigentina|arijantine|arizantin|arizantine|arjantiin|arjantiniya|arjentiina|arjentiinaa|arjentin|arjentina|arjetiny|arjuntin|arsantin|arxentina|arzantina|asenitina|e argentina|emetab argentina|huajendina|i argentina|l argentina|larzantinn|orileede agentina|yr ariannin
AR	official		argentine republic|la republica argentina|la republique argentine|the argentine republic
AS	code	exact	ASA
AS	former		am samoa|amer samoa|eastern samoa|samoa american
AS	name		amerikaans samoa|amerikan samoasi|amerikanisch samoa|amerikanska samoa|dao somoa thuoc my|samoa americaines|samoa americana|samoa americane|samoa amerika|samoa amerykanskie|samoa thuoc my
AS	name	exact	ameerika samoa|amelekan samwa|americab samoab|americka samoa|amerihka samoa|amerika samoa|amerika samoa nutome|amerika samoasi|amerika thamow|amerikaanisch samoa|amerikaanse samoa|amerikaansk samoa|amerikai szamoa|amerikan samoa|amerikan samoasy|amerikanesch samoa|amerikanis samoa|amerikansk samoa|amerikanu samoa|amerikar samoa|amerikati samva|amerikecho samoa|ameriki samoa|amerikos samoa|ameriska samoa|ammerikaanesch sammoha|amriki samoa|asv samoa|bandariska samoa|besamoa ya amereka|e american samoa|emetab american samoa|haamoa amelika|hamoa amerika|husamoa ya humalekani|i american samoa|is samoa amerikana|poo sambowa|saamowa ameerikaa|samava amerikyny|samo meiriceanach|samo mheiricea|samoa a amerika|samoa america|samoa americanaidd|samoa americanas|samoa amerikan|samoa amerikana|samoa amerikane|samoa amerikanina|samoa amerikin|samoa estatubatuarra|samoa lya marekani|samoa m amerka|samoa merecanis|samoa meregane|samoa merkanu|samoa miricani|samoa nord americana|samoa ti amerika|samoa wa ameriki|samoa ya amerika|samoa ya ameriki|samoa ya malekani|samoa ya marekani|samoa yati amerik|samoa ye amelika|samoa ye amerika|samoan islands|samoani ti orileede amerika|samoaya amerikani|samoea ti amerika|samooa ya amerika|samotha na h aimeireaga|samowa amalika kaja|samowa ameerika|samowa amerik|samowa amerikani|samowa bu amerig|samowa nyamerika|samowa omumerika|samowa ta amurka|samowa ya ameerika|samoya ya malekani|samua amerikiwara|samua u amelika|samwa imirikaniyyin|samwa tamarikanit|samwa tamirikanit|thamoa ya marekani|usamoa ya marekani|usona samoo
AT	name		autriche|autriche l|avusturya|oesterreich|oesterreichische republik|oesterrike|oostenrijk|osterreich|osterreichische republik|osterrike|republiek oostenrijk|republik oesterreich|republik osterreich
AT	name	exact	agtirija|an ostair|aositulia|aostria|aotrisy|asitiria|astria|ataria|athteria|ausitiria|ausitiriya|austerrike|austiria|austlia|austrariki|austri|austria nutome|austriab|austrie|austrija|austriya|austrujo|austurriki|ausztria|authtria|avstrija|avstriya|awistirya|awsteriya|awstria|awstrija|awstriska|awstriya|awusitiliya|awusituriya|awustiriyaa|e austria|eastenryk|eistraeich|eistraich|emetab austria|eysturriki|huastlia|i austria|itaevalta|itavalta|l awstrija|lostris|ma esalasi|nnmsa|nuortariika|nuorttariijka|oeoeschtriich|oeoesterisch|oestric|oestrig|oestrigi|ooschtriich|oostenryk|oosterisch|orileede asitiria|osetelia|osituria|osituwa|ostenrik|ostiriya|ostria|ostric|ostrig|ostrigi|ostrik|otilis|otilisi|otiriis|otirishe|otirisi|otric|otris|otrish|otrisi|rakousko|rakusko|usitila|ustriya|ustriyya
AT	official		la republica de austria|la republique dautriche|republic of austria|the republic of austria
AU	abbreviation		aus|aust|oz
AU	name		australie|australie l|australien|avustralya|commonwealth of australia|gemenebest van australie
AU	name	exact	ahitereiria|an astrail|aositelelia|aostralia|asthrelia|astrailia|astralia|astrelia|athoralia|auschtraalie|ausitaraliya|ausitereelia|austlalia|austraalia|austraalije|australi|australia nutome|australieb|australija|australio|australiya|austrilia|ausztralia|authtralia|avotyraria|avstralia|avstralija|avstraliya|awistralya|awstaraaliya|awstralia|awstraliya|awstralja|awstralska|awusitilaliya|awusitureliya|awustiraaliyaa|e australia|emetab australia|huaustlalia|i australia|l awstralja|lostrali|ma oseja|nuholani|orileede astralia|osetelali|ositali|ositaraliya|ositirali|ositureeriya|osituweeliya|ostaraalii|ostarali|ostareliya|ostraali|ostraalia|ostrali|ostralia|ostralii sotralii|ostraliya|ostrelia|otalali|usitelelia|ustrali|ustralya
AU	official		laustralie
AW	code	exact	ARU
AW	name	exact	aluba|alupa|aroba|aruba nl|aruba nutome|arubaa|arubab|arube|arubha|arubo|aruma|arupa|aruuba|e aruba|emetab aruba|hualuba|i aruba|orileede aruba
AX	code	exact	ALD
AX	name		aalandinseln|ahvenanmaa|aland|aland adalari|alanda|alandinseln|iles aaland|iles aland|iles daaland|iles daland|ilhas aaland|ilhas aland|islas aland|isole aaland|isole aland|kepulauan aland|quan dao aaland|quan dao aland|wyspy alandzkie
AX	name	exact	aaland fudomekpo nutome|aaland illes|aaland insle|aalandeilande|aalandinselen|aalandski otoci|aalandsoeerne|aalandszigetek|aalandy|agwaetiti aland|ahvenamaa|aland adalary|aland aeland|aland fudomekpo nutome|aland illes|aland orollari|aland szigetek|aland uharteak|alandeilande|alandinselen|alandinsla|alandinslae|alando|alandseyjar|alandska ostrva|alandski otoci|alandski otoki|alandsoerne|alandu salos|alandy|awland island|awon erekusu ti aland|bara|de ohland enselle|duni aaland|e aland islands|eaaland islands|elend dip|giraven aaland|giraven aland|giraven alande|gojga goj veso|gzejjer aland|i aland islands|iaaland islands|il gzejjer aland|illas aaland|illas aland|illes aaland|illes aland|inizi aaland|inizi aland|inslas aland|insulas aaland|insulas aland|insulele aaland|insulele aland|insules aaland|insules aland|ishujt aland|ishujt alande|islles aland|isoles aaland|isoles aland|isulas aaland|isulas aland|isuli aaland|isuli aland|isulis aland|izole aland|jasiiradaha aaland|jasiiradaha aland|jasiiradda aland|kapuama ita aradi|kapuloan alan|motu orana|na h eileanan aaland|na h eileanan aland|odoloota alaand|oileain aaland|oileain aland|oland ailands|oland zunve|olandes salas|olandska ostrva|ooland kabuteleltena|otoci aland|otumotu alani|tsibirai na aaland|tsibirai na aland|tsibirin aaland|tsibirin aland|visiwa vya aland|visiwa vya alandi|vuaskueennam|ynysoedd aaland|ynysoedd aland
AZ	name		aserbaidschan|azerbaidjan|azerbaidjan l|azerbaigian|azerbaijao|azerbaiyan|azerbajdzjan|azerbaycan|azerbeidzjan|azerbejdzan|republiek azerbeidzjan
AZ	name	exact	acerbaixan|adhabajani|adherbejan|adrabijan|ajelbayidja|ajerbaijan|ajerbayjaan|ajermajjav|an asarbaiseain|asabajani|asabegyan|asapaisani|asarbaidean|asarbajan|asebajani|aselpaisang|aserbadjan|aserbaidsan|aserbaidsjan|aserbaidzaan|aserbaijan|aserbaijang|aserbaisjan|aserbaizan|aserbajdsjan|aserbayjang|aserbaysan|aseriretama|asserbaidschahn|atepaihania|azabadyani|azabagyani|azabajaani|azabajani|azabecan|azabhaijang|azarbaijan|azebaegyan|azebaijani|azelebaiza|azerbaajiyaan|azerbaayijang|azerbaidjan rep|azerbaidzan|azerbaidzana|azerbaidzanas|azerbaidzhan|azerbaijan nutome|azerbaijang|azerbaijanni|azerbaijau|azerbaixan|azerbajaan|azerbajang|azerbajdzan|azerbajdzsan|azerbajgan|azerbajgano|azerbajxhan|azerbayjan|azerbayjang|azerbeidjan|azerbeycan|azerbigan|azerebaidzang|azerebayijaani|azerubayijani|azibedzan|azrabijan|e azerbaijan|emetab azerbaijan|huazabajani|i azerbaijan|l azerbajgan|orileede asebajani|ozarbayjon|uazabajani|zerebaidyaan azerbaidyaan|zerebaidyaean azerbaidyaean
AZ	official		azerbaijan republic|la republica de azerbaiyan|la republique dazerbaidjan|republic of azerbaijan|the republic of azerbaijan
BA	abbreviation		bih
BA	name		bosna hersek|bosnia|bosnia and hercegovina|bosnia dan herzegovina|bosnia e herzegovina|bosnia ed erzegovina|bosnia hercegovina|bosnia herzegovina|bosnia i hercegowina|bosnia va herzegovina|bosnia y herzegovina|bosnie en herzegovina|bosnie herzegovina|bosnie herzegovine|bosnie herzegovine la|bosnien och hercegovina|bosnien und herzegowina
BA	name	exact	an bhoisnia agus an heirseagaivein|bajnia ade hertsegovina|bhosiniya|bhosnia le herzegovina|bohnia erzegovina|boosniya and harsegofina|boseni ai erezegovin|bosiiniyaa fi herzoogovinaa|bosini mpe hezegovine|bosinia|bosinia ati etisegofina|bosiniya na herigozevine|bosiniya ni hesegovina|bosinyia a hezegovina|bosna a hercegovina|bosna agus hearsagobhana|bosna i hercegovina|bosna in hercegovina|bosna is hearsagobhana|bosna u hersek|bosni di hersegovin|bosni ersegowin|bosni herzegovinn|bosni nda herzegovine|bosnia a hercegovina|bosnia a herzegovina|bosnia aamma herzegovina|bosnia and herzegowina|bosnia and herzergov|bosnia ani herzegovina|bosnia e erzegovina|bosnia e hercegovina|bosnia erzegovina|bosnia gi herzegovina|bosnia ha herzegovina|bosnia hersegovina|bosnia hertegovina|bosnia herzegowina|bosnia i erzegovina|bosnia i hercegovina|bosnia ja hercegovina|bosnia ja hertsegoviina|bosnia ja hertsegovina|bosnia ja herzegovina|bosnia kple herzergovina nutome|bosnia lan hersegovina|bosnia na erzegovina|bosnia na herzegovina|bosnia na hezegovina|bosnia ne hezegovina|bosnia og hercegovina|bosnia og hersegovina|bosnia si hertegovina|bosnia sy herzegovina|bosniab tsi herzegovinab|bosniaks|bosnie e ercegovine|bosnie en herzegowina|bosnie und herzegovina|bosnie und herzegowina|bosnien an herzegowina|bosnien hercegovina|bosnii hersegowiin|bosnii na herzegovinni|bosnija be ercegowina|bosnija ir hercegovina|bosnija un hercegovina|bosnio hercegovino|bosniska a hercegowina|bosniya da harzagobina|bosniya harzagobina|bosniya hersigoviina|bosniya na hersegofina|bosniya ne herzegovina|bosniya u hersek|bosniya u herzegovina|bosniya va gertsegovina|bosniya ve herseqovina|bosniya ve hersoqovina|bosniya we gersegowina|bosniya we gertsegowina|bosnje and hercegovine|bosnje hercegovine|bosnujo kaj hercegovino|bosnye ri hersegovin|bossnije un herzegovina|bosznia hercegovina|bothnia kene gaergobinia|bothnia kene gargobinia|bothnia na hedhegovina|boziniya hezegovina|boziniya na hezegovina|bozni erizigovini|boznia and hezegovina|boznia e erzegovina|boznia ne herzegovina|boznija herzegovina|businiya asui eseguwina|busna d hersek|busna d hirsik|ebosnia and herzegovina|emetab bosnia ak herzegovina|herzegovina|hubosinia na huhezegovina|i bosnia ne herzegovina|il boznija herzegovina|mbosini ne hezegovine|mosinija|orileede bosinia ati etisegofina|pongia and herekowini|pongia herekowini|posinia mo hesikovina|pusini elkofina|republic of bosnia and herzegovina|socialist republic of bosnia and herzegovina
BA	official		la bosnie herzegovine
BB	name		barbade|barbade la
BB	name	exact	baabaade|baabados|baarbadoos|babado|babadoosi|babados|babadosi|babadothi|babadu|baerbadoth|barabada|barabadosi|barbaados|barbaaros|barbad|barbadas|barbadhos|barbadi|barbadiya|barbado|barbadoos|barbadoosi|barbados nutome|barbadosa|barbadosas|barbadoth|barbadus|barbady|barbedos|barebad|barebade|barubadosi|bhabhadosi|bhabhedo|de ensel barbados|ebarbados|emetab barbados|hubabadosi|i barbados|juva mag|orileede babadosi|palpatos|papatohe|papeitosi
BB	official		la barbade
BD	former		east pakistan
BD	name		bangla desh|bangladeche|banglades|bangladesch|bangladesh le|bangladesz|volksrepubliek bangladesh
BD	name	exact	an bhanglaideis|bagaradexi|bangaaladheesh|bangaladeeshi|bangalades|bangaladesh|bangaladeshi|bangaladesi|bangaladhesh|bangaradeshi|banggaladesa|banggilade|banggladeeshi|bangglades|bangiladas|bangiladeshi|bangiradeshi|banglaadees|banglaadish|bangladac|bangladais|bangladec|bangladehye|bangladesa|bangladesas|bangladesc|bangladesh nutome|bangladeshis|bangladeshiya|bangladesi|bangladesj|bangladeso|bangladess|bangladesy|bangladex|bangladexi|bangladexx|bangladic|banqlades|bengalades|bengalidesi|bengeladiec|benggladesh|bengiladesi|benglades|bengladeshi|benguladeshi|bhangiladeshi|ebangladesh|emetab bangladesh|hubangaladeshi|i bangladesh|il bangladesh|ma panla|magranesi|orileede bangaladesi|pakaratehi|pangkalates|pengilatesi
BD	official		la republica popular de bangladesh|la republique populaire du bangladesh|peoples republic of bangladesh|the peoples republic of bangladesh
BE	name		belcika|belgia|belgica|belgie|belgien|belgio|belgique|belgique la|koninkrijk belgie
BE	name	exact	a bheilg|an bheilg|beedzwum|beeljiyeem|begiomu|belehig|belejiki|beleze beleziki|beleziki|belgi|belgicko|belgiiki|belgija|belgik|belgika|belgim|belgiska|belgiu|belgium nutome|belgiummi|belgiya|belgiyom|belgjiche|belgjike|belgju|belgujo|belgyium|belgyum|beliziki|beljiam|beljiiki|beljik|beljika|beljiom|beljium|beljiym|beljo|beljom|bellje|belsch|belsig|belsik|belxica|belzik|belzika|bergiu|beronjiamu|beujika|bhegiyong|bhelgium|biljam|bljika|bubirigi|ebelgium|emetab belgium|gwlad belg|huubelgiji|i belgium|il belgju|ma pelije|merjika|orileede begiomu|pelesiume|pelsiik|peretiama|ubelgidi|ubelgiji|ubeligiiji|ubeligiji|ububiligi
BE	official		el reino de belgica|kingdom of belgium|le royaume de belgique|the kingdom of belgium
BF	former		alto volta|haute volta|obervolta|republic of upper volta|upper volta
BF	name		burkina faso le|burkina faso nutome|burquina faso
BF	name	exact	bhokina faso|bhukina faso|bokina faso|borkina faso|buchinafaso|buircine faso|buirciona faso|bukina faso|bukina fasu|bukina fe aso|bukinafaaso|bukinafaso|bukinafatho|bukkinna faase|bulekina faso|burkibaa faaso|burkiina faaso|burkiinaa faasoo|burkina faaso|burkina fasas|burkina fasoa|burkina fasob|burkina fasu|burkina fazo|burkina paso|burkinaa|burkinabe|burkinafaso|burkine pathu|burkino|burukiina faso|burukina faso|buukina faso|eburkina faso|emetab burkina faso|hubukinafaso|i burkina faso|il burkina faso|mbulukina faso|murkiny faso|orileede buukina faso|pakina wharo|pekano faso|pulikinafaso
BF	official		le burkina faso
BG	code	exact	BUL
BG	name		bulgarie|bulgarie la|bulgarien|bulgarije|bulgaristan|bungari|republiek bulgarije
BG	name	exact	a bhulgair|an bhulgair|balgaria|belgarya|bhogeriya|bhulgariya|bilgari|biligari|biolgaria|blgara|bolgarija|bolgariya|bolgeria|bolharska|bolqaristan|bolqariya|bugariya|bugarska|bulegari|bulgaari|bulgaaria|bulgaarie|bulgaariya|bulgaariyaa|bulgalia|bulgari|bulgaria nutome|bulgariab|bulgarii|bulgarija|bulgariya|bulgarska|bulgarujo|bulgarye|bulharsko|buligaliya|buligari|buligaria|buligariya|bullgari|bulljaarije|bulugarii|bulugariya|burgaria|burugariya|buugaria|buugelia|bwlgaria|ebulgaria|emetab bulgaria|hubulgaria|i bulgaria|il bulgarija|murgarjia|orileede buugaria|pulukalia|pulukalii|purukaria|republic of bulgaria
BG	official		la republica de bulgaria|la republique de bulgarie|the republic of bulgaria
BH	name		bahrajn|bahrein|bahreyn|barein|barem|koninkrijk bahrein
BH	name	exact	baahireen|baareeni|bachrain|bacrain|bahaleni|baharan|bahareen|bahareeni|baharen|bahareni|bahareyini|baharini|baheren|bahrain nutome|bahraina|bahraing|bahrayn|bahreina|bahreinas|bahrejn|bahren|bahrene|bahreyin|bahrin|bairein|balaen|barain|barani|bareen|barei|barejno|baren|bareyini|baxreyn|behreyn|bhahareni|bhareng|bhrayn|ebahrain|emetab bahrain|hubahaleni|i bahrain|il bahrain|marej|orileede barani|paleini|paleng|pareina
BH	official		el reino de bahrein|kingdom of bahrain|le royaume de bahrein|the kingdom of bahrain
BI	name		burundi le|republiek burundi
BI	name	exact	an bhuruin|bhurundi|borondi|bulundi|burandi|burudi|burund|burundaidh|burundi nutome|burundib|burundii|burundija|burundis|burundo|burunndi|burunni|buruundi|buurundi|eburundi|emetab burundi|huburundi|i burundi|il burundi|mbulundi|mburundi|muruni|orileede buurundi|pulundi|puluniti|puruniti|republic of burundi|uburundi|urundi
BI	official		la republica de burundi|la republique du burundi|the republic of burundi
BJ	former		dahomey|peoples republic of benin
BJ	name		benim|benin le|republiek benin
BJ	name	exact	beenii|beinin|benee|beneen|benen|beneng|benign|beniini|benin nutome|benina|beninas|bening|benini|benino|benins|bheni|bhenini|biniin|binin|da benin|dae benin|ebenin|emetab benin|hubenini|i benin|il benin|mbeneng|meninh|orileede bene|peneng|penina|penini|republic of benin|ubelin
BJ	official		la republica de benin|la republique du benin|the republic of benin
BL	abbreviation		st barth|st barts
BL	name		saint barth|saint barts|san barthelemy|san bartolome|sao bartolomeu|st barthelemy
BL	name	exact	barthelemy di nso|de zint battaelmienselle|de zint battalmi enselle|est barthelemy|hato pateremi|i saint barthelemy|ilu batilemi|mtakatifu barthelemy|s bartolomeo|sa batulumeu|sa patelemi|saint barthelemi|saint barthelemy nutome|san bartolomeu|san bartolomey|san batulumeu|sancte bartholomeo|sang bartalemi|sankta bartolomeo|sankti bartolomeusareyjar|sant barthelemy|sant bertele|santabathelemi|santu bartolomeu|sao bartolomev|sau bartolomeu|se bartelemi|sen bartelemi|senbartelmi|seng batolomayo|sent bartelemi|sent batelemi|sfantul bartolomeu|shen bartolemeo|shen bartolomeo|shen bartolomeu|sint barthelemy|son barthelemy|st baathelemiy|st baatilemi|st bartelemi|st barthelemi|st bartholomaeusinsla|st bartholomaus insla|st barzeleemii|svaty bartolomej|sveti bartolomej|sy martoromeu
BM	code	exact	BER
BM	name		bermudas|bermudes|bermudy
BM	name	exact	bamuda|barmuda|barmuuda|bearmuda|beemude|beermudaa|beirmiuda|belimuda|belmuda|bemiuda|bemuda|beremud|beremuda|berimuda|berimuuda|bermid|bermioda|bermud|bermud adalari|bermuda adalary|bermuda gb|bermuda nutome|bermuda orollari|bermudaa|bermudaeyjar|bermude|bermudi|bermudiya|bermudoj|bermudu salas|bermuuda|bhemuda|birmuda|brmuda|de bermudas|ebermuda|emetab bermuda|hubelmuda|i bermuda|illas bermudas|islands of bermuda|les bermudes|mermuna|orileede bemuda|pamura|pelmuta|pemuta
BN	code	exact	BRU
BN	name		brunei darussalam|brunei darussalam le
BN	name	exact	bhurunei|bilune|biruniyee|blunei|brineyi|broenei|bruine|brunae|brunaei tarussalam|brunai|brunai tarussalam|brunaigh|brunay|brunei negara brunei darussalam|brunei nutome|brunej|bruneja|bruneji|brunejo|brunejus|bruney|bruniya|bruunee|bulune|buluneyi|burineyi|burnaay|burunayi|burune|buruneei|buruneey|buruneeya|burunei|buruneli|buruney|buruneyi|ebrunei|emetab brunei|hubrunei|i brunei|il brunei|mrunej|orileede buruneli|poronai|pulunei|puluney
BN	official		le brunei darussalam
BO	name		bolivia estado plurinacional de|bolivia plurinational state of|bolivie|bolivie etat plurinational de|bolivien|bolivya|boliwia|plurinational state of bolivia|plurinationale staat bolivia
BO	name	exact	an bholaiv|bholiviya|boilibhia|boleva|bolibiya|bolifia|bolifiya|boliifiya|boliivi|boliivia|boliivie|boliiviyaa|bolivi|bolivia nutome|boliviab|bolivii|bolivija|bolivio|boliviya|bolivja|boliwi|boliwie|boliwii|boliwija|boliwiska|boliwiya|bolliivije|boolivi|boriiviya|bulibia|bulibya|bulivi|bulivia|bulivya|buriwia|ebolivia|emetab bolivia|hubolivia|i bolivia|il bolivja|mbolivi|morivija|orileede bolifiya|polifia|polivia|poriwia
BO	official		el estado plurinacional de bolivia|letat plurinational de bolivie|the plurinational state of bolivia
BQ	code	exact	AHO
BQ	name		belanda karibia|bes islands|bonaire|bonaire saint eustache et saba|bonaire saint eustatius och saba|bonaire san eustaquio y saba|bonaire sint eustatius and saba|bonaire sint eustatius en saba|bonaire sint eustatius i saba|bonaire sint eustatius und saba|bonaire sint eustatius va saba|ca ri be ha lan|caraibi olandesi|caribe neerlandes|caribisch nederland|dutch caribbean|isole bes|karayip hollanda|karayip hollandasi|karibia belanda|karibische niederlande|karibiska nederlaenderna|karibiska nederlanderna|niderlandy karaibskie|paises baixos caribenhos|pays bas caribeens|saba|sint eustatius
BQ	name	exact	an isiltir chairibeach|antillas ollandaisas|antilles neerlandeses|antilles yr iseldiroedd|belanda caribbean|bonaire saint eustache na saba|bonaire san eustakio eta saba|bonaire san eustaquio e saba|bonaire sint eustatius a saba|bonaire sint eustatius agus saba|bonaire sint eustatius da saba|bonaire sint eustatius ha saba|bonaire sint eustatius iyo saba|bonaire sint eustatius ja saba|bonaire sint eustatius u saba|bonaire svaty eustach a saba|boneyr sint estatius va saba|boneyr sint estatius we saba|caraibbi ulannisi|caraibes olandesas|caraibi olandesc|carib neerlandes|caribean netherlands|de karribbesche nederlaeng|de karribbesche nederlang|de nederlandske antiller|de tidligere nederlandske antiller|ecaribbean netherlands|holand kakarayiib|holendaya karayibe|holland karib terseg|hollandi kariibi mere saared|i caribbean netherlands|in netherlands tal karibew|insulele caraibe olandeze|kalipiane fakaholani|karaibas olandezas|karaibet holandeze|karapiana horana|karib nederlandat|karib niderlandi|karib niderlandlary|kariba nederlando|karibahafshluti hollands|karibbeatowo fe nedalands nutome|karibeko herbehereak|karibescht holland|karibi hollandia|karibia walanda|karibian alankomaat|karibian nedalands|karibiani ti nedalandi|karibiese nederland|karibisk nederland|karibiska nizozemska|karibiyaan nadarlands|karibiyn nedrlends|karibske holandsko|karibske nizozemsko|karibu nyderlandai|karibysk nederlan|kariibi madalmaad|karipska holandija|karipski otoci nizozemske|kerebi nedarland|na tirean isle caraibeach|nederlandske antiller|neezerlaandota kariibaan|niderlandes karibu salas|nidurlonds karibia|nizozemski karibi|paezi basi caraibeghi|paises basse caribe|pajais bass caribics|pajisi rur karimeja|pays bas bu caraibe|sint eustatius and saba bonaire|tetama iwiboi ita karibi sui|uholanzi ya karibiani
BR	name		brasil|brasil el|brasile|brasilien|brazilie|brazylia|bresil|bresil le|brezilya|federale republiek brazilie
BR	name	exact	an bhrasail|baeraadhiil|baraadhiil|baraasiil|barasili|belazil|beresiil|beresil|berezili|bhurazeli|bilazii|biraazil|birazil|blazili|braasiil|braisil|brajil|brasiili|brasiilia|brasila|brasili|brasilia|brasilie|brasilije|brasiu|brazil nutome|brazile|brazili|brazilia|braziliab|brazilija|braziliya|brazilo|brazilska|brazilu|brazilya|breezil|brezil|brezila|brezile|brezili|brizil|bulasili|buraziiri|burezili|ebrazil|emetab brazil|empire of brazil|federative republic of brazil|hublazili|i brazil|il brazil|ma pasiju|mba brazil|mbelazil|mnulezile|mrasir|o brasil|orile ede barasili|orileede barasili|palasili|parahi|parihi|pilesil|republica federativa del brasi|republica federativa del brasil
BR	official		la republica federativa del brasil|la republique federative du bresil|the federative republic of brazil
BS	code	exact	BAH
BS	name		baamas|bahama|bahamalar|bahamas las|bahamas les|bahamas the|bahamy|gemenebest van de bahamas|the bahamas
BS	name	exact	baemuoth|bagama adalary|bagama orollari|bahaama|bahaamas|baham adalari|bahama szigetek|bahamaas|bahamaasi|bahamaeyjar|bahamai|bahamak|bahamaoyggjar|bahamas nutome|bahamasa|bahamase|bahamasi|bahames|bahami|bahamoj|bahamos|bahamu salas|bamuoth|bayama|bhahamas|de bahamas|ebahamas|emetab bahamas|hubahama|i bahamas|il bahamas|les bahames|mahamy|na bahamai|na h eileanan bhathama|orileede bahamasi|pahama|pahamas|y bahamas
BS	official		commonwealth of the bahamas|el commonwealth de las bahamas|le commonwealth des bahamas|the commonwealth of the bahamas
BT	code	exact	BHU
BT	name		bhoutan|bhoutan le|butan|butao|koninkrijk bhutan
BT	name	exact	an bhutain|bhoetan|bhotana|bhutan nutome|bhutang|bhutani|bhutans|bihuutan|boutan|butaan|butaani|butana|butanas|butang|butani|butano|butau|buthan|buttaan|buutan|buutang|ebhutan|emetab bhutan|hubutani|i bhutan|il bhutan|mbutan|mutyv|orileede butani|putana|putang|putani
BT	official		el reino de bhutan|le royaume du bhoutan|the kingdom of bhutan
BV	name		bouvet adasi|bouvet eiland|bouveteiland|bouvetinsel|bouveton|dao bouvet|ile bouvet|ilha bouvet|isla bouvet|isola bouvet|kepulauan bouvet|pulau bouvet|wyspa bouveta
BV	name	exact	agwaetiti bouvet|bouve zunvo|bouvet|bouvet fudomekpo nutome|bouvet insle|bouvet qeqertaq|bouvet saar|bouvet sullot|bouvet sziget|bouvet uhartea|bouveteilan|bouveteyja|bouveti saar|bouvetinsla|bouvetnsaari|bouvetoeen|bouvetoen|bouvetoeya|bouvetov ostrov|bouvetov otok|bouvetowa kupa|bouvetoya|bouvetoyggj|bouvetsualui|bouvetuv ostrov|bowet island|bufee kaatukeltena|buufet island|buve adasi|buve ailand|buve oroli|buve ostrva|buve sala|buvetinsulo|buwe adasy|de buvee ensel|dunu buwet|ebouvet island|eilean bouvet|enez bouvet|erekusu bouvet|esenga buve|girava bouvet|girava bouvete|gzira bouvet|i bouvet island|ilha buve|illa bouvet|insla bouvet|insla da bouvet|insula bouvet|insula de bouvet|ishujt bove|ishulli bove|ishulli buve|islla bouvet|isula bouvet|isule bouvet|izola buvet|jasiiradda bouvet|kapuama buweti|kisiwa cha bouvet|motu puveti|motu puwei|muve goj veso|odola bowuvet|oilean bouvet|ostrvo buve|otok bouvet|pulo bovet|tsibirin bouvet|ynys bouvet
BW	code	exact	BOT
BW	former		bechuanaland|bechuanaland protectorate
BW	name		botsuana|botsvana|botswana le|republiek botswana
BW	name	exact	an bhotsuain|baswana|bhosuwana|bocvana|bocvano|bodsuana|bostwana|bosuwanaa|boswana|bothiwaana|botisiwana|botisuwana|botiswaana|botiswana|botosowaanaa|botsoana|botsuane|botsvane|botswaana|botswana nutome|botswanab|botthwana|botuswaana|botzwana|bozwaana|bustwana|butisuwana|butswana|ebotswana|emetab botswana|hubotiswana|ibotswana|il botswana|ma suwana|mbotswana|monsuvyny|orileede botisuwana|poriwana|posuana|potisiuana
BW	official		la republica de botswana|la republique du botswana|republic of botswana|the republic of botswana
BY	former		belorussia|byelarus|byelorussia|byelorussian ssr|white russia
BY	name		belarus le|belarusia|beyaz rusya|bialorus|bielorrusia|bielorrussia|bielorussia|bielorussie|republiek wit rusland|vitryssland|weissrussland|wit rusland
BY	name	exact	a bhealaruis|an bhealaruis|balarus|baltarusija|baltkrievija|bararusi|beelaarus|belalus|belalusi|belaris|belarosy|belarus nutome|belarus republic of|belaruscia|belarusi|belarusiya|belarussiya|belarusz|belaruthi|belaruus|belaruusi|belarws|belausi|beleruth|belorusia|belorusija|beloruska|belorusko|belorusujo|belrus|bhelarusi|bielorusko|bieru rusiya|bilarus|bilarusya|bilorisi|bilurussia|bjellorusi|bjelorusija|bjelorussja|byelorisi|ebelarus|emetab belarus|feheroroszorszag|hubelalusi|hviderusland|hvideruslandi|hvita russland|hvitarussland|hviterussland|i belarus|il belarussja|kviterussland|miero husija|orileede belarusi|pelalus|pelalusi|perara|valgevene|valko venaja|valkovenaejae|vielgis ruossa|vilges ruossa|waeissrussland|waissrussland|wiessrussland|wiissrussland|wisrussland|wit ruslan
BY	official		la republica de belarus|la republique du belarus|republic of belarus|the republic of belarus
BZ	code	exact	BIZ
BZ	former		british honduras
BZ	name		belice|belize le
BZ	name	exact	a bheilis|an bheilis|belezi|belidhe|beliis|beliise|beliizi|belij|belis|belise|belisi|beliz|beliza|belizas|belize nutome|belizi|beliziya|belizo|berize|bheliz|bhelize|bilidha|bilisi|biliz|ebelize|emetab belize|hubelize|i belize|il belize|merije|orileede belise|pelise|perihi
BZ	official		le belize
CA	name		canada el|canada le|dominion of canada|kanada
CA	name	exact	canada nutome|canade|ceanada|ekhanada|emetab canada|hukanada|i canada|il kanada|kaeneda|kanaada|kanaadaa|kanadaa|kanadab|kanado|kanaka|kananda|kanata|kaneda|kanyna|kaynadha|khanada|ma kanata|o canada|orileede kanada|ukanada|ungciyapi makhoche
CA	official		el canada|le canada
CC	name		cocos islands|cocos keeling|cocos keeling adalari|cocoseilanden|iles cocos|iles cocos keeling|iles des cocos keeling|ilhas cocos keeling|ilhas dos cocos keeling|islas cocos|islas cocos keeling|isole cocos e keeling|isole cocos keeling|keeling islands|kepulauan cocos|kepulauan cocos keeling|kokosinseln|kokosoarna|kokosoearna|quan dao cocos keeling|wyspy kokosowe
CC	name	exact	agwaetiti cocos keeling|bisanga kokos|cocos|cocos adalari|cocos illes|cocos keeling eilande|cocos keeling uharteak|cocos keeling zunve|cocos qeqertaq|cocos sullot|cocos uharteak|cocosak keeling uharteak|cocosoeerne|cocosoerne|de kokkos enselle|duni koko kilin|ecocos keeling islands|erekusu cocos keeling|giraven cocos keeling|giraven kokose keeling|gzejjer cocos keeling|i cocos keeling islands|ilhas kokus|ilhas kokus keeling|illas cocos keeling|illes cocos|illes cocos keeling|inizi cocos keeling|inizi kokoz|inslas cocos|insulas cocos keeling|insulele cocos keeling|ishujt kokos|ishujt kokos kiling|ishujt kokose|islles cocos keeling|isoles cocos keeling|isulas cocos keeling|isuli cocos keeling|isulis cocos|izole cocos keeling|jasiiradaha cocos keeling|jasiiradda kookoos|kapuama ita kuku keering|kapuloan cocos keeling|kokonh goj veso killing|kokoos kiiling kabutukeltena|kokos adalari|kokos adalary|kokos ailands|kokos eilande|kokos insle|kokos keling dip|kokos kiling adalary|kokos kiling fudomekpo nutome|kokos kiling orollari|kokos kilinq adalari|kokoseilande|kokoseyjar|kokoseyjar keeling|kokosilanen|kokosinselen|kokosinsla|kokosinslae|kokosinsuloj|kokoso supo|kokosoeyane|kokosoeyene|kokosova keelingova ostrva|kokosova kiling ostrva|kokosova kilingova ostrva|kokosove ostrovy|kokosovi keeling otoci|kokosovi keelingovi otoci|kokosovi otoki|kokosowe kupy|kokosoyane|kokosoyene|kokosoyggjar|kokosu jeb kilinga salas|kokosu kilinga salas|kokosu kilingo salos|kokusz keeling szigetek|kokusz szigetek|kookossaared|kookossaaret|kookossaaret keelingsaaret|kookossuolluuh keelingsuolluuh|kukus island kileng|na h eileanan chocos keeling|na h eileanan cocos keeling|nga moutere kokoko kirini|odoloota kokos keeliing|oileain cocos keeling|otumotu koko|tsibirai cocos keeling|tsibiran cocos keeling|visiwa vya cocos keeling|visiwa vya kokos keeling|ynysoedd cocos keeling
CD	abbreviation		congo dem rep|congo dr|dem rep congo|dem rep of the congo|dr congo|drc|rd congo|rdc
CD	former		belgian congo|congo belge|congo free state|republic of zaire|zaire
CD	name		cong hoa dan chu cong go|cong hoa dan chu congo|congo drc|congo kinshasa|congo rdc|congo republica democratica del|congo republica democratica del congo|congo the democratic republic of the|democratic republic of congo|democratic republic of the congo the|democratische republiek congo|demokratik kongo cumhuriyeti|demokratiska republiken kongo|demokratyczna republika konga|kongo demokratik cumhuriyeti|kongo demokratische republik|kongo drk|kongo kinsasa|kongo kinshasa|kongo rdk|repubblica democratica del congo|republica democratica del congo|republica democratica del congo la|republica democratica do congo|republica popular do congo|republik demokratik kongo|republique democratique du congo|republique democratique du congo la|the democratic republic of the congo
CD	name	exact	a chongo pdc|an congo pdc|avorekoo|congo gweriniaeth ddemocrataidd y|congo republica democrata congo|congo republica democratica|congo republica democratica do|congu kinshasa|congu kinxasa|congu rdc|da konggo kinschasa|dae konggo kinschasa|de demmokraatesche republik konggo|democratic republic of the congo formerly zaire|demokoratika ripaaburika ya kongo|demokratia respubliko kongo|demokraticka republika kongo|demokraticna republika kongo|demokratiese republiek van die kongo|demokratiske republik congo|demokratska republika kongo|demukalati lekpubele e kunggu|den demokratiske republik congo|den demokratiske republik congo drc|den demokratiske republikken kongo|ditunga wa kongu|dr kongo|econgo drc|econgo kinshasa|emetab congo kinshasa|i congo drc|i congo kinshasa|ijamhuri ya hidemokrasi ya hukongo|ir repubblika demokratika tal kongo|jamhuli ya kidemoklasia ya kongo|jamhuri ya kidemokrasia ya kongo|jamhuri ya kidemokrathia ya kongo|jamhuriyar dimokuradiyyar kongo|jamhuuriyadda dimuqaadiga kongo|jamhuuriyadda dimuquraadiga kongo|jamuhuli ya chidemoklasia ya kukongo|jamuhuli ya kidemokilasiya ya kongo|jamuhuuri ya kidemokurasia ya koongo|kago kisaja|kago repumrika nemokratika|kango|kango kenshasa|kitong ki kongo|kodorosese ti ngunuhalezo ti kongo|koedoeroesese ti ngunuhalezo ti kongoe|kongas kinsasa|konggo ikengi|konggo kinshasa|konggoo kinshasaa|konggoo sayiir|kongo anyon|kongo dem lydveldid|kongo demokraattisas taesivaeldi|kongo demokraattisas tasivaldi|kongo demokratesch republik|kongo demokraticna republika kongo|kongo demokratik repoblik nutome|kongo demokratik respublikasy|kongo demokratine respublika|kongo demokratisi rebublik|kongo demokratiska republika|kongo dr|kongo drc|kongo dv|kongo jamhuri ya kidemokrasia|kongo ka republiki demokratiki|kongo kdk|kongo kdr|kongo ked|kongo kinhyaahya|kongo kinihaha|kongo kinisasa|kongo kinshasa nutome|kongo ltk|kongo lydstjornarlydveldid|kongo rkd|kongo tiwantiwa|kongo zair|kongo zaire|kongo zayire|kongoi demokratikus koeztarsasag|kongoi demokratikus koztarsasag|kongoko errepublika demokratikoa|kongon demokraattinen tasavalta|kongoo demookaratiki laboo|kongu kinxasa|konqo kdr|konqo kinsasa|konzska demokraticka republika|koongoo drc|koongoo kinshaasaa|kugu kixasa|lydstjornarlydveldid kongo|mofam demokratik mati kongo|ndenndaandi demokaraasiire konngo|nnam kongo demokelatig|nthi ya kidemokrasi ya kongo|poblacht dhaonlathach an chongo|repibiki demokratiki ya kongo|repiblik demokratik kongo|repoblikani kongo|repubirika demukaratika kuguyara|republega democratega del congo|republica democratica dal congo|republiche democratiche dal congo|republik dhemokratik kongo|republika dimokratika di kongu|republiki ya kongo demokratiki|republique du zaire|repubulika iharanira demokarasi ya kongo|ser kongo ma dii ne zair|tagduda tadimuqratit n kungu|tagdudant tadimukratit n kongo|temokraatischi republik kongo|tigduda tagdudant n kungu|y congo g dd c|y congo kinshasa
CD	official		la republica democratica del congo|la republique democratique du congo
CF	abbreviation		car|central african rep
CF	code	exact	CTA
CF	name		afrika tengah|centraal afrikaanse republiek|centrafrique|central african republic the|centralafrikanska republiken|cong hoa trung phi|orta afrika cumhuriyeti|repubblica centrafricana|republica centro africana|republica centroafricana|republica centroafricana la|republik afrika tengah|republika srodkowoafrykanska|republique centrafricaine|republique centrafricaine la|zentralafrikanische republik
CF	name	exact	afirika lumaa te boloe|afrika erdiko errepublika|afrika finimfin man|afrikany kuju repumrika|arin gungun afirika|centr afrika respubliko|centr afriko|centraafriki koyra|centrafrika|central african republic car|central african republik|central african republiki|centralafrikas republika|centralnoafricka republika|centralnoafriska republika|centreafricana republica|centrines afrikos respublika|centrol aprika repuoblic|cimhuriyeta afrikaya navin|de zaentraalaffrikaanesche republik|de zantraalaffrikaanesche republik|den centralafrikanske republik|den sentralafrikanske republikk|den sentralafrikanske republikken|ditunga dya afrika wa munkatshi|ecentral african republic|eihanga rya rwagati ya afirika|emetab afrika nebo kwen|gaska afrihka dassevaldi|gweriniaeth canolbarth affrica|i central african republic|ijamhuri ya afrika ya pagati|ir repubblika centru afrikana|jamhuli ya afrika ya gati|jamhuri ya afrika ya kati|jamhuriyar afirka ta tsakiya|jamhuuriyadda afrikada dhexe|jamuhuli ya afilika ya pachingati|jamuhuli ya afilika ya pakhati|juhuuri ya afirika ya kati kati|kesk aafrika vabariik|keski afrikan tasavalta|kodorosese ti beafrika|koedoeroesese ti beafrika|koezepafrikai koeztarsasag|komara afrikaya navend|komara afrikaya navin|koska afrika taesivaeldi|koska afrika tasivaldi|kozep afrikai koztarsasag|lepupelika afilika lotoloto|lipabulika ya senturafiriki|lipapilika afilika lotoloto|lipubulika eya senturafiriki|madini aaprika republik|markaziy afrika respublikasi|merkezi afrika respublikasi|merkezi afrika respublikasy|mid afrikulydveldid|midafrikalydveldid|modlem afriki porjeraj|myani apriki eshtan|ndenndaandi santarafrik|ngem afrika|nnam zang afirika|nthi ya afrika gatigati|orileede arin gungun afirika|poblachd meadhan afraga|poblacht na hafraice lair|repibiki ya afrika ya kati|repiblik lafrik santral|repiblik santar afrik|repoblika ivonafrika|repubblika afrikana centrali|repubika e afrikes qendrore|repubirika afirika piterapura|republega sentrafregana|republica african central|republica centrafricana|republica centralafricana|republica centreafricana|republica tzentrafricana|republica zentrafricana|republiche centri africane|republik kreizafrikan|republika afrikano qendrore|republika e afrikes qendrore|republika sentru afrikanu|repubulika ya santarafurika|rippaablika afrikaa gidduugaleessaa|ripubblica centrafricana|santalafiliik|santarafiriki|santrafrik|santrafrika|senta afilekan lekpobele|sentraal afrikaanse republiek|sentrafrika|sentral afrikan ripoblik|sintraal afrikaanske republyk|srednjeafriska republika|srednjoafricka republika|stredoafricka republika|tagduda n afrika wammas|tagdudant tanammast n ifriqya|te whenua tuhake o awherika waenga|tigduda n tefriqt talemmast|titina afrika repoblik nutome|zentraalafrikaanischi republik|zentralafrikanesch republik|zentralafrikanisi rebublik
CF	official		la republica centroafricana|la republique centrafricaine|the central african republic
CG	abbreviation		congo rep|rep congo
CG	code	exact	CGO
CG	former		french congo|middle congo|peoples republic of the congo
CG	name		brazzaville|cong go|cong hoa congo|congo|congo brazzaville|congo el|congo le|congo repubblica|congo republic|congo republica|congo republiek|congo the|kongo|kongo brazavil|kongo brazzaville|kongo cumhuriyeti|kongo republik|repubblica del congo|republic of congo|republica del congo|republica do congo|republiek congo|republik kongo|republika konga|republiken kongo|republique du congo
CG	name	exact	a chongo|a chongo brazzaville|a chongo poblachd|an congo|an congo poblacht|congo bratzaville|congo brazzavil|congo rc|congo republica del|congo republica del congo|congo republiche|congo republik|congo republika|congo republyk|congob|congu brazzaville|congu republica del|congu ripubblica|da konggo brassavill|dae konggo brassavill|de republik konggo|econgo brazzaville|econgo republic|emetab congo brazzaville|hukongo|i congo brazzaville|i congo republic|il kongo brazzaville|ir repubblika tal kongo|jamhuri ya kongo|jamhuriyar kongo|jamhuuriyadda kongo|kago|kago repumrika|kango brazawille|kango estan|khongo|kongas brazavilis|konggo|konggo mbelazavil|konggoo brasafil|konggoo karepibliiki|kongo brajavil|kongo brassaville|kongo brazavila|kongo brazavile|kongo brazaville|kongo brazzavil|kongo brazzaville nutome|kongo brazzawil|kongo cimhuriyet|kongo errepublika|kongo koeztarsasag|kongo komar|kongo koztarsasag|kongo lepupelika|kongo lipapilika|kongo lydveldid|kongo man|kongo olominira|kongo palasavila|kongo parawhe|kongo rebublik|kongo repoblik nutome|kongo republiek|kongo republiek die|kongo republika|kongo respublika|kongo respublikasy|kongo ripoblik|kongo rk|kongo taesivaeldi|kongo tasivaldi|kongo vabariik|kongo whenua tuhake|kongoi koeztarsasag|kongoi koztarsasag|kongoko errepublika|kongon tasavalta|kongoo|kongu|kongu brazavili|konngo|konqo brazzavil|konqo respublika|konzska republika|koongo|koongoo biraazaavil|koongoo rippaabilik|kugu|kunggu|kungu|poblacht an chongo|reewum kongo|repubirika kuguyara|republega del congo|republica dal congo|republiek van die kongo|republika di kongu|republika kongo|republikken congo|republikken kongo|respubliko kongo|ukongo|y congo brazzaville|y congo gweriniaeth
CG	official		la republica del congo|la republique du congo|the republic of the congo
CH	code	exact	SUI
CH	name		confederation suisse|confederazione svizzera|confoederatio helvetica|helvetia|isvicre|schweiz|suica|suisse|suisse la|suiza|svizra|svizzera|swiss|swiss confederation|szwajcaria|thuy si|zwitserland|zwitserse bondsstaat
CH	name	exact	an eilbheis|an eilveis|de schweiz|elvetia|emetab switzerland|eswitzerland|huiterangi|huuswisi|i switzerland|isvecre|isvitzera|l izvizzera|laswis|orileede switishilandi|orileede switisilandi|sbizzira|schwaeiz|schwaiz|schweizi|schwiiz|schwiz|ser swiss|shveytsariya|siwis|siwizerlaand|soisa|suezalan|suis|suisa|suisi|suisilani|suissa|suitza|suvisa|suweza lumaa|suwiis|suwis|suwisa|suwisi|suwisilanidi|suwizalan|svajc|svajcarska|svajciarsko|sveica|sveicarija|sveice|sveis|sveits|sveitsi|svica|svicarska|sviss|svissia|svisujo|svitjerland|svizera|svuizare|svycarsko|swetzaland|sweysariya|swicarska|swiiserlaand|swis|swise|swisi|swisra|swisre|swisu|switerland|switishilandi|switisilandi|switizirandi|switsaland|switserlan|switserland|switzerland nutome|switzerlandi|swizarland|swizilandi|ubusuwisi|uswiisi|uswisi|uthwithi|y swistir|zvicer|zvisara|zvizzera
CH	official		la confederacion suiza|la confederation suisse|the swiss confederation
CI	name		bo bien nga|costa davorio|costa de marfil|costa do marfim|cote d ivoire|cote divoire costa do marfim|cote divoire ivory coast|cote ivoire|elfenbeinkueste|elfenbeinkuste|elfenbenskusten|fildisi sahili|ivoorkust|ivory coast|pantai gading|pantai gading ivory coast|republiek ivoorkust|republique de cote divoire|wybrzeze kosci sloniowej
CI	name	exact	aayforikoost|aelfebeijnkoess|aibari kwas|aifori koost|aivore kositi|aivri kost|aiwari tyab|alfebeijn koss|an costa eabhair|an costa ibhri|aod an olifant|aod olifant|arfordir ifori|ayfori koost|ayivoorii koost|bjelokosna obala|boli kosta|bregu i fildishte|c ote divore|coasta de fildes|costa davore|costa de avoriu|costa de ebore|costa del marfil|costa divori|costa divur|costa do marfil|costa eabhair|cote d|cueste di avoli|custa davoriu|de aelfebeijnkoess|de alfebeijnkoss|dramblio kaulo krantas|dramblio kaulo kranto respublika|e ivory coast|ebur bordo|ecote divoire|elefantcsontpart|elevandiluurannik|elfebaeikueschte|elfebaikuschte|elfebeekuest|elfebeekust|elfebeikuesta|elfebeikusta|elfenbeinskysten|elfenbenariddu|elfenbenskysten|emetab cote divoire|fil disi sahili|fil suyagi qirgogi|filabeinsstrondin|hukodivaa|i cote divoire|i ivory coast|il kosta tal avorju|ivoorkus|ivoorkusi|ivori kositi|ivorikosti|ivory kost nutome|jan mag kupri fyr|kod divor|koddiwar|kodduwaar|kodiboo|kodifuaa|kodivaa|kodivaya|kodivowa|kodivuara|kodivueaera|kodivuwa|kodiwaar|kodiwaar cote divoire|kodiwari|kosta di marfin|kosta di marfin cote divoire|kosta ta l avorju|kot di vaa|kot divua|kot divuar|kot diwuar|kot ndivwa|kotdivuar|kotdivuara|kote diawori|kote divoire|kote divoire nutome|kote divwa|kote nhivuva|kotedivuale|kotedivuware|koti divoor|kotidivuale|kotifuale|kotiwuar|koute fora|ku divua|kudwar|kut difwar|kut divwar|kute divua|la cote divoire|mafim kupe|mang mi njok|matafonua aivoli|norsunluurannikko|obala bjelokosti|obala slonovace|obala slonovace kot divoar|orileede koute fora|pasisir gadhing|perava ivorye|perave diranfil|pobrezi slonoviny|pobrezie slonoviny|pwani ya pembe|republic of cote divoire|republica de cote divoire|ser ivoiriya|sirmayy kenar|slonokoscena obala|slonowinowy pobrjoh|slonowokoscowy psibrjog|tagazut n uszer|te tai rei|ukodiva|zilonkaula krasts
CK	name		cook adalari|cook islands the|cookeilanden|cookinseln|cookoarna|cookoearna|iles cook|iles cook les|ilhas cook|islas cook|islas cook las|isole cook|kepulauan cook|quan dao cook|wyspy cooka
CK	name	exact	agwaetiti cook|airandi cia cook|azua kuku|bion bi kook|bisanga bya kooke|bizinga bya kkuki|chisiwa cha cook|chwila ng ku|cook illes|cook insle|cook qeqertaq|cook sullot|cook szigetek|cook uharteak|cook zunve|cookeilande|cookeilannen|cooki saared|cookinsaaret|cookinselen|cookinsla|cookinslae|cookoeerne|cookoerne|cookoeyane|cookoeyene|cookove ostrovy|cookovi otoci|cookovi otoki|cookovy ostrovy|cookowe kupy|cookoyane|cookoyene|cooks eyjar|cooksoyggjar|cooksuolluuh|de kuuk enselle|duni kuuk|duude kuuk|ebizinga bya kkuki|ebizinga bya kuuku|ecook islands|eileanan cook|etiokun kuuku|figunguli fya kooki|giraven cook|giraven cooke|gzejjer cook|i cook islands|ifisima fya kook|ikwembeyotab cook|ilhas kuk|illas cook|illes cook|inizi cook|inslas cook|insulas cook|insulele cook|ishujt kuk|ishujt kuke|ishulli kuk|isiwa sya cook|islles cook|isoles cook|isulas cook|isuli cook|isulis cook|izinga rya kuku|izole cook|jasiiradda kook|jaziiradda cook|kapuama ita kooki|kapuloan cook|koki tingnge|kook fudomekpo nutome|kook ma langne|kook nsupow|kuk adalari|kuk adalary|kuk ailands|kuk dip|kuk gaylen|kuk island|kuk nsupo|kuk orollari|kuka adalary|kuka salas|kuki airani|kuki goj veso|kuki gun|kukinsuloj|kuko salos|kukova ostrva|kuku kabutukeltena|kuuk gungey|kuuke|lutanda lua kooke|mang ma kook|minlan mi kug|nosy kook|odoloota kuuk|oileain cook|orileede etiokun kuuku|otumotu kuki|tigzirin n kuk|tsibiran cook|tsibiran kuku|visiiwa vya kuuku|visiwa vya cook|vithiwa vya cook|ynysoedd cook|ze i kuk|zil cook|zvitsuwa zvecook
CK	official		las islas cook|les iles cook|the cook islands
CL	code	exact	CHI
CL	name		chili|chili le|republica de chile|republiek chili
CL	name	exact	an t sile|an tsile|cayile|ccili|cheli|chiile|chiilii|chilay|chilib|chilska|ciile|cile|cili|cilii|cilio|cille|echile|emetab chile|hiri|huchile|i chile|ic cili|jili|kili|kyili|orileede shile|orileede sile|schiile|shile|shili|shilii|siili|sile|sili|sire|syili|tschile|tshili|tsiili|tsile|tsile nutome|tsili|txile|tzile|uchile|xile|xili|xiri
CL	official		la republica de chile|la republique du chili|republic of chile|the republic of chile
CM	name		camaroes|cameroun|cameroun le|camerun|camerun el|kameroen|kamerun|republica dos camaroes|republiek kameroen
CM	name	exact	camaroon|camarun|cameroonni|camerwn|ecameroon|emetab cameroon|hukameruni|i cameroon|il kamerun|kaameruun|kamalum|kamalun|kamalung|kamarois|kamarons|kamaru|kamaruna|kamelun|kameluni|kamerona|kameroun|kamerounn|kamerun nutome|kameruna|kamerunas|kamerune|kamerung|kameruni|kameruno|kameruun|kameruuni|kamirun|kammeruhn|kamyraj|kaymrun|kemarun|kemelun|kemerun|khameruni|orileede kameruuni|puty ita
CM	official		la republica del camerun|la republique du cameroun|republic of cameroon|the republic of cameroon
CN	abbreviation		china pr|peoples rep of china|pr china|prc
CN	name		china prc|chine|chine la|chiny|mainland china|peoples republic of china|red china|tiongkok|trung quoc|volksrepubliek china|zhongguo|zhonghua renmin gongheguo
CN	name	exact	a china|an t sin|an tsin|caina|caina sin|cayina|cayna|ccinwa|chaayinaa|chaena|chaina|chiina|china chine|china mainland|chinab|chine rep pop|cin|cina|cinujo|cunghgoz|emetab china|etshayina|haina|hiina|huchina|hytay|i china|ic cina|kiina|kiinna|kina|kine|kinija|kitajska|kitay|kyaena|kyaina|lacin|lasinn|ma sonko|mba china|orile ede saina|orile ede shaina|orileede saina|orileede shaina|phechokanghangska makhoche|poblacht na sine|saina|schiina|shaina|shiinaha|shina|siaina|siin|siine|sina|siniwajamana|siny|sjina|ssin|sying|tsaina|tsaina nutome|tsieina|tsina|txina|tyongkok|tzina|ubushinwa|uchina|xina|xitoy
CN	official		la republica popular china|la republique populaire de chine|the peoples republic of china
CO	name		colombie|colombie la|kolombia|kolombiya|kolumbia|kolumbien|republica de colombia|republiek colombia
CO	name	exact	an choloim|coloimbia|colombiab|colonbia|culommia|culumbya|ecolombia|emetab colombia|hukolombia|i colombia|il kolombja|kholombiya|kolambia|kolambiya|kollombi|kolmbiaa|kolombi|kolombia nutome|kolombii|kolombio|kolombiyaa|kolombja|kolombya|kolomibia|kolomipia|kolonbi|kolonbia|koloombiya|kolumbi|kolumbie|kolumbija|kolumbije|kolumbiska|kolumbiya|koramija|korombiya|koromopia|kulumbi|kulumbya|kurubiya|orileede kolomibia|ukolombia
CO	official		la republica de colombia|la republique de colombie|republic of colombia|the republic of colombia
CP	name		clipperton|clipperton adasi|clipperton insel|clippertonon|dao clipperton|ile clipperton|ilha de clipperton|isla clipperton|isola di clipperton|pulau clipperton|wyspa clippertona
CP	name	exact	agwaetiti clipperton|clipperton eyja|clipperton insla|clipperton sullot|clipperton sziget|clipperton uhartea|clipperton zunvo|clippertoneiland|clippertoni saar|clippertoninsaari|clippertonoeen|clippertonoen|clippertonoeya|clippertonowa kupa|clippertonoya|clippertonsualui|clippertonuv ostrov|de klipperton ensel|eclipperton island|eilean clipperton|enez clipperton|erekusu clipperston|girava clippertone|i clipperton island|il gzira clipperton|ilha kliperton|illa clipperton|insla clipperton|insla da clipperton|insula clipperton|ishulli kliperton|islla clipperton|isola de clipperton|isula de clipperton|isula di clipperton|isule clipperton|izola de clipperton|jasiiradda kilibarton|kiripetu kapuama|kisiwa cha clipperton|klepatin aeland|klipaton ailand|klipaton fudomekpo nutome|klipeeton kaatukeltena|klipertona sala|klipertono|klipertono sala|klipperton adasi|klipperton adasy|klipperton island|klipperton oroli|kripertan goj veso|motu kilipatoni|odola kilippertoo|oilean clipperton|ostrvo clipperton|ostrvo kliperton|otok clipperton|pulo clipperton|te moutere kiripetone|tsibirin clipperton|ynys clipperton
CP	official		la passion clipperton
CQ	name		sercq
CQ	name	exact	an tsairc|esark|guernsey pound|haka|i sark|saaki|sarc|sark ingilis dili dialekti|sarka|sarkas
CR	code	exact	CRC
CR	name		costa rica le|kosta rika|kostaryka|republiek costa rica
CR	name	exact	coschta rica|costa rice|costa ricea|custa rica|ecosta rica|emetab costa rica|hukostarika|i costa rica|il costa rica|khosta rikha|konhta rika|konta rika|kosita leka|kosita lika|kosita riika|kosita rika|kosita riko|kositalika|kositarika|kosta riika|kosta rika nutome|kosta rikaa|kosta rike|kostaa rikaa|kostalika|kostarika|kostariko|kothtarika|kothtirika|koto rika|kupe rika|kusta rika|kuusita rika|kwasta rika|orileede kuusita rika|republic of costa rica
CR	official		la republica de costa rica|la republique du costa rica|the republic of costa rica
CS	former		federal republic of yugoslavia|fr yugoslavia|state union of serbia and montenegro
CS	name		serbia i czarnogora|srbija i crna gora
CSHH	former		cecoslovacchia|ceskoslovensko|checoslovaquia|cssr|czech and slovak federative republic|czecho slovakia|tchecoslovaquie|tschechoslowakei
CSHH	official		czechoslovak socialist republic
CU	name		republica de cuba|republiek cuba
CU	name	exact	ciwba|cubab|cubba|ecuba|emetab cuba|hukuba|i cuba|kiba|kioba|kiuba|kiumba|kiupa|kiyubha|kuba|kuba nutome|kubaa|kube|kubo|kuhba|kuma|kupa|kuuba|kuubaa|kuuwba|kyuba|kyuuba|orileede kuba|ukuba
CU	official		la republica de cuba|la republique de cuba|republic of cuba|the republic of cuba
CV	abbreviation		c verde
CV	name		cabo verde|cap vert|cape verde islands|capo verde|kaapverdie|kap verde|kapverden|republica de cabo verde|republiek kaapverdie|republika zielonego przyladka|tanjung verde
CV	name	exact	an ceap uaine|azua ti kapo vere|bisanga bya kapevere|bizinga bye kepu veredi|cabu birde|cabu verde|cao verdo|cap verd|cap verde|capiverdi|capu virdi|capul verde|chwila ng keb vee|cjaf vert|de kapvaerdesche enselle|de kapvardesche enselle|duude kap weer|ebizinga bya kepu veredi|ebizinga bya kepuvade|ecape verde|etiokun kape fende|graenhoefdaeyjar|graenhofdaeyjar|groenhoevdaoyggjar|gronhovdaoyggjar|hukepuvede|i cape verde|ibirwa bya kapuveri|ikwembeyotab cape verde|jasiiradda kayb faarde|kaap verde|kab glas|kabo verde|kabo verdo|kabo werde|kaboverde|kaboverdo|kabu suikiri|kabu verdi|kabwer|kap ma langne|kap ver|kap warde|kape verde|kape verde nutome|kapfeer|kapfel|kapp verde|kapuver gungey|kapver|kapverdy|keeppi vaardee|kep bedi gaylen|kep ved|kep vrdi|kepi i gjelber|kepi vedi tingnge|kepuvede|kepuveede|kepvedfo islands|kofia ya kijani|lutanda lua kapevele|mang ma kapver|minlan mi kab ver|muii vete|nosy cap vert|orileede etiokun kape fende|poblacht cabo verde|pongol verde|pu tanh|republic of cape verde|rinn verde|roheneemesaared|te kurae matomato|tigzirin n igf uzegzaw|tigzirin n kabbirdi|tigzirin n yixef azegzaw|tsibiran cape verde|tsibiran kap barde|zaliasis kysulys|zelenortska ostrva|zelenortska republika|zelenortski otoki|zoeldfoki koeztarsasag|zold foki koztarsasag|zvitsuwa zvecape verde
CV	official		la republica de cabo verde|la republique de cabo verde|republic of cabo verde|the republic of cabo verde
CW	name		curacau|curazao
CW	name	exact	churachao|country of curacao|curaso|ecuracao|i curacao|kasar curacao|kirasao|kiurasao|korsou|kulasao|kuracao|kurahao|kurakaaw|kurakao|kurakao nutome|kurakaw|kurakowaa|kurasao|kurasau|kurasavo|kurasawuu|kursawo|kyurasao|land curacao|pais korsou
CX	name		christmas adasi|christmaseiland|dao giang sinh|ile christmas|ilha christmas|ilha de natal|ilha do natal|isla christmas|isla de navidad|isola christmas|isola del natale|julon|kersteiland|pulau christmas|pulau natal|weihnachtsinsel|wyspa bozego narodzenia
CX	name	exact	agwaetiti christmas|bozicna ostrva|bozicni otok|bozicno ostrvo|buronya supo|chreschtdagsinsel|christmas illa|christmas uhartea|christmas zunvo|christmasoeya|christmasoya|de weihnaachs ensel|dunu kirismas|echristmas island|eilean na nollaig|enez christmas|erekusu christmas|girava christmase|girava sersale|godowne kupy|hodowna kupa|i christmas island|il gzira christmas|ilha di natal|illa christmas|illa de nadal|insla da christmas|insla da nadal|insula christmas|insula de natal|ishulli i krishtlindjes|islla christmas|isola dl nade|isula de sa natividade|isula di natali|isule christmas|izola de nadale|jasiiradda kirismas|jasiiradda kirismaska|jolaey|jolaeyja|jolaoyggjin|joulusaar|joulusaari|juleoeen|juleoen|juloeen|juloen|juovlasualui|juovllat sullot|kaledu sala|kapuama kiritima|karacsony sziget|kerseiland|kisiwa cha christmas|kisiwa cha krismasi|kresmes island|krismas ailand|kristmas dip|kristmas fudomekpo nutome|kristnaskinsulo|kritimynh goj veso|krysteilan|milad adasi|motu kilisimasi|nowel kaatukeltena|odola kirismaas|oilean na nollag|pulau krismas|pulo natal|rojdestvo oroli|rojdestwo adasy|rozdestwo adasy|te moutere kirihimete|territorio da illa de nadal|tsibirin kirsimeti|tsibirin kirsmati|vanocni ostrov|vianocny ostrov|wienachts insle|wienactsinsla|wienaectsinslae|ynys y nadolig|ziemsvetku sala
CY	name		chipre|chypre|cipro|cypern|gueney kibris rum kesimi|guney kibris rum kesimi|kibris|republiek cyprus|siprus|zypern
CY	name	exact	an chipir|caipurasi|ciopras|cipar|ciper|cipr|cipra|cipre|cipri|cipros|cipru|ciprus|cypr|cypriska|cypro|cyrpus|ecyprus|emetab cyprus|haipara|hukuprosi|i cyprus|izinga rya shipure|kibris cumhuriyeti|kipar|kipr|kipra|kipras|kiprenez|kipro|kipros|kipur|kuepros|kupilosi|kuplosi|kupro|kupros|kuprosi|kuprothi|kupuroosi|kurusi|kypr|kypros|kypur|orileede kurusi|qibris|qipro|qoophiroos|qubrus|republic of cyprus|saekpulu|saepros|saeproso|saepuro|saifurus|saipalesi|saipras|saiprasi|saipros|saiprus nutome|saipurasi|shipele|sifurus|siipar|siipr|siipur|sip|sipele|sipelus|sipre|sipri|sipria|sipro|sipuriya|syipriya|sypra|syprus|tzipru|ukuprosi|xipiri|xipre|xipri|ziper|zipre|zueppere|zuppere|zypere|zypre
CY	official		la republica de chipre|la republique de chypre|the republic of cyprus
CZ	abbreviation		czech rep
CZ	name		cechia|cek cumhuriyeti|cekya|ceska republika|cesko|chequia|cheska|cong hoa sec|czech|czech republic|czechy|repubblica ceca|republica checa|republica tcheca|republik ceko|republik cheska|republika czeska|republique tcheque|tchequia|tchequie|tchequie la|tjeckien|tschechien|tschechische republik|tsjechie|tsjechische republiek
CZ	name	exact	an t seic|an tseicia|ccek|ceahkka|ceh respublikasy|ceha respubliko|cehia|cehija|cehijas republika|cehiya|cehujo|cek karepibliiki|cek labo|cek republik|ceki|ceki republiki|cekija|cekijos respublika|cekiya|cekkija|ceko|ceska|cex respublikasi|cexiya|che lekpubele|chechia|cheechiya|cheek rippaablik|chek estan|chek ripoblik|cheki boloe|chekia|chexiya|chexiya respublikasi|cimhuriyeta ceki|cseh koeztarsasag|cseh koztarsasag|csehorszag|czech republik|czech republiki|de tschaeschei|de tschaschei|den tjekkiske republik|den tsjekkiske republikk|ditunga dya tsheka|eczech republic|eczechia|emetab czech republic|gweriniaeth tsiec|i czech republic|i czechia|ijamhuri ya cheki|ir repubblika ceka|jamhuli ya cheki|jamhuri ya cheki|jamhuri ya czech|jamhuriyar cak|jamhuriyar czech|jamhuuriyadda jek|jamuhuli ya chechi|jamuhuli ya sheki|jamuhuuri ya cheeki|jekiya|kekkia|kitong ki cek|kodorosese ti tyeki|koedoeroesese ti tyeki|komara ceki|kyek|kyek kurokese|kyek man|lepupelika seki|lipabulika ya ceeka|lipapilika seki|lipubulika ya ceeka|mofam mati cek|ndenndaandi cek|nlambo bo tschek|nnam tseg|nthi ya cheki|orileede seeki|orileede sheeki|poblachd na seice|poblacht na seice|reewum cek|repibiki tseke|repiblik chek|repoblikani tseky|repubblika ceka|repubirika xeka|republega ceca|republica ceha|republica chec|republica tscheca|republica txeca|republica tzeca|republiche ceche|republik czech|republik tchek|republika ceke|republika txeka|repubulika ya ceke|repumrika seka|ripaaburika ya zeeki|ripubblica ceca|sec|seeki|seeki olominira|sekia|sekija|ser syek|sheeki|sheeki olominira|shekia|tagduda n cik|tagdudant tatcikit|tchekia|tcheque republique|te whenua tuhake o tieke|tekkland|tiekia|tjeggie|tjeggiese republiek|tjekkia|tjekkiet|tschechia|tschechischi republik|tsecie|tsehhi|tsehhi vabariik|tsehhia|tsek repoblik nutome|tsekin tasavalta|tsekinmaa|tsekki|tsiecia|tsjechje|tsjeggie|tsjeggiese republiek|tsjekkia|txekia|txekiar errepublika|txequia|tzechia|ucheki|xekiya
CZ	official		la republica checa|la republique tcheque|the czech republic
DD	former		allemagne de lest|ddr|deutsche demokratische republik|gdr|german democratic republic|germany east|ostdeutschland|rda
DE	code	exact	GER
DE	former		brd|bundesrepublik deutschland|fed rep of germany|federal republic of germany|frg|germany federal republic of|germany west|rfa|west germany|westdeutschland
DE	name		alemanha|alemania|allemagne|allemagne l|almanya|bondsrepubliek duitsland|deutschland|duitsland|germania|jerman|niemcy|tyskland
DE	name	exact	a ghearmailt|alamagn|alemaina|alemana|alemani|alemanu|alemanya|alimanha|alimani|allemagne rep fed|almaan|almaane|almagn|almaniya|almayn|an ghearmain|aremaya|aremyija|budaaki|bugirimaani|daeitschland|daitschland|djerman|douetschland|doutschland|duc|dueuetschland|duiska|duitslandi|dutslan|duutschland|dzamane|ejamani|emetab geruman|gajaamatena|germania nutome|germaniya|germanujo|girmania|gjermani|gjermanie|gyaaman|huujerumani|i germany|il germanja|iyasica makhoche|jaman|jamani|jamus|jarmal|jarmani|jarmanii|jemani|jermani|jermania|jermon|kelemania|lalman|ma tosi|mba germany|ndzaman|nemacka|nemcija|nemecko|nemetorszag|nemska|nimska|njaman|njamani|njemacka|njeremani|nsaman|orileede gemani|orileede jamani|paisc todesc|saksa|saksamaa|siamane|thyskaland|tiamana|titsland|tueuetschland|tuutschland|tysklandi|ubudage|udyerumani|ujerumaani|ujerumani|ujeumani|vacija|vokietija|wujelumani|yr almaen|zamani
DE	official		la republica federal de alemania|la republique federale dallemagne|the federal republic of germany
DG	name	exact	atol diego garcia|de diego garcia ensel|diego gaasia|diego garshia|diego garsia|diego garsia nutome|diego garsija|diego gashia|diego gasia|diegu garsia|dieqo qarsia|dieqo qarsiya|dijego garsija|diyeego karsiya|diyeegoo gaarshiyaa|diyego garsiya|diyegu garasiya|djego garsijas atols|ediego garcia|garsiya|i diego garcia|niego garsija|tieko kahia|tieko kasia|tsibirn diego garcia
DJ	former		afars and issas|french afars and issas|french somaliland|french territory of the afars and the issas
DJ	name		cibuti|djibuti|dschibuti|dzibuti|gibuti|jibuti|republiek djibouti|republique de djibouti|yibuti
DJ	name	exact	dibooti|dibutuii|dijibuti|diobutaidh|djebuti|djiboeti|djiboti|dschibutti|dsibuti|dyibuti|dzibuti nutome|dzibutija|dzibutis|dzibutsko|dzibuwti|dzsibuti|edjibouti|emetab djibouti|gibbuti|gibutio|gyibuti|hujibuti|i djibouti|il djibouti|jabuuti|jibhuti|jibutii|jibuuti|jibuutii|jjibuti|nhimuti|njimbuti|orileede dibooti|siputi|tiputi|tschibuuti|ujibuti|xhibut|xhibuti|xibuti
DJ	official		la republica de djibouti|la republique de djibouti|republic of djibouti|the republic of djibouti
DK	code	exact	DEN
DK	name		dan mach|danemark|danemark le|dania|danimarca|danimarka|danmark|denemarken|dinamarca|koninkrijk denemarken
DK	name	exact	an danmhairg|dananmarki|danemalaku|danemarc|danemarca|danemareg|danemarike|danemarki|danemerke|dangmark|danija|danimaha|danimarcje|danimariki|danimarke|daniya|danmak|danmarka|danmarki|danmarku|danmoerk|danmork|dannmark|danska|dansko|danujo|deenimaaka|deenmaark|demaki|denemarke|denima|denimaaka|denimaki|denmak|denmakhi|denmaki|denmarc|denmark nutome|denmarki|dhenemarken|dinamaka|dinamarka|edenmark|emetab denmark|hudenmaki|i denmark|id danimarka|kenemaka|ninymyrka|orileede demaki|taani|taenemark|tanemalk|tanemark|tanska|tenemaka|tenimaake|udenimaka
DK	official		el reino de dinamarca|kingdom of denmark|le royaume du danemark|the kingdom of denmark
DM	name		dominika|dominique|dominique la|gemenebest dominica
DM	name	exact	doiminice|doiminicea|domeenika|domenega|domeneka|domenika|domiinika|dominicab|dominiche|dominiikaa|dominika nutome|dominikaa|dominikai koezoesseg|dominikai kozosseg|dominike|dominikha|dominiki|dominiko|dominnika|domnik|doninica|doominiki|duminica|duminik|duminika|duminiku|edominica|emetab dominica|hudominika|i dominica|mancomunidade de dominica|nominika|orileede dominika|tominica|tominika|tumuneke|udominika
DM	official		commonwealth of dominica|el commonwealth de dominica|le commonwealth de dominique|the commonwealth of dominica
DO	abbreviation		dominican rep|domrep|rep dominicana
DO	name		cong hoa dominica|dominicaanse republiek|dominican republic the|dominik cumhuriyeti|dominikana|dominikanische republik|dominikanska republiken|repubblica dominicana|republica dominicana|republica dominicana la|republik dominika|republique dominicaine|republique dominicaine la
DO	name	exact	a phoblachd dhoiminiceach|an phoblacht dhoiminiceach|cimhuriyeta dominike|de dommenekaanesche reppublik|den dominikanske republik|den dominikanske republikk|den dominikanske republikken|ditunga wa duminiku|domeneka kurokese|domeneka lekpubele|domeneka man|domiinika boloe|domimiki republiki|dominican porjeraj|dominican republik|dominicana republica|dominik republik|dominika repoblik nutome|dominika respubliko|dominika ripoblik|dominikaa karepibliiki|dominikaa rippaabilik|dominikaani vabariik|dominikaaninen tasavalta|dominikaanisas taesivaeldi|dominikaanisas tasivaldi|dominikaanse republiek|dominikaanske republyk|dominikai koeztarsasag|dominikai koztarsasag|dominikalydveldid|dominikan republik|dominikan respublikasi|dominikan respublikasy|dominikana dassevaldi|dominikanesch republik|dominikani|dominikanisi rebublik|dominikanska republika|dominikanske republik|dominikar errepublika|dominikas republiki|dominikos respublika|dominiska lydveldid|domnika|doominiki laboo|duminiki estan|edominican republic|emetab dominican republic|gweriniaeth ddominicaidd|gweriniaeth dominica|i dominican republic|ijamhuri ya hudominika|ir repubblika dominicana|jamhuli ya dominika|jamhuri ya dominika|jamhuriyar dominika|jamhuuriyadda domeenika|jamhuuriyaddda dominika|jamuhuli ya dominika|jamuhuuri ya dominika|kitong ki tumunikeng|kodorosese ti dominika|koedoeroesese ti dominika|komara dominik|komara dominike|lepupelika tominika|lipabulika ya dominika|lipapilika tominika|lipubulika ya dominika|mofam mati dominik|ndenndanndi dominika|nlambo dominika|nthi ya dominika|orileede dominikani|poblacht dhoiminiceach|repibiki ya dominike|repiblik dominiken|repiblik dominikin|repoblika dominikanina|repubirika duminikana|republega domenegana|republica dominican|republiche dominicane|republik dominica|republik dominikan|republika dominikana|republika dominikane|republikka domenikana|repubulika ya dominika|repumrika nominikyny|ripaaburika ya dominica|ripubblica duminicana|ser dominik ma lii|tagduda n duminikan|tagdudant taduminikt|te whenua tuhake o tominika|tigduda taduminikit|tominikaanischi republik
DO	official		la republica dominicana|la republique dominicaine|the dominican republic
DZ	code	exact	ALG
DZ	name		algerie|algerie l|algerien|algeriet|algerije|algieria|aljazair|argelia|cezayir|democratische volksrepubliek algerije|dzayer|dzayeri|dzayeriya
DZ	name	exact	aadzelia|agiriya|aildiria|aisilia|alaseri|aleyeria|algeerie|algeria nutome|algeriab|algerija|algerio|algeriska|algeriya|algiria|algjeri|aligerya|alijeliya|alijeri|alijeria|alijeriya|alisilia|alizeri|aljasair|aljeeriya|aljeeriyaa|aljeli|aljelia|aljeri|aljeria|aljerii|aljeriya|aljiria|aljiriaa|aljyr|alljeerije|alseli|alseri|alsir|alugeriani|alujeria|alxeria|alzeeri|alzeeria|alzeri|alzeria|alzerie|alzerii|alzir|alzirija|alzirsko|alzyras|an ailgeir|angiria|aratiria|argeriya|arigyeriya|arjelia|arjerija|arxelia|dzayr|e algeria|elcezair|emetab algeria|hualjelia|i algeria|jazoir|l algerija|lezzayer|olgyeria|orileede alugeriani
DZ	official		la republica argelina democratica y popular|la republique algerienne democratique et populaire|peoples democratic republic of algeria|the peoples democratic republic of algeria
EA	name		ceuta dan melilla|ceuta e melilha|ceuta e melilla|ceuta en melilla|ceuta et melilla|ceuta i melilla|ceuta och melilla|ceuta und melilla|ceuta va melilla|ceuta ve melilla|ceuta y melilla|septe ve melilla
EA	name	exact	ceuta a melilla|ceuta agus melilla|ceuta ani meliya|ceuta da melilla|ceuta e melila|ceuta e milidda|ceuta es melilla|ceuta eta melilla|ceuta ha melilla|ceuta in melilla|ceuta ja melilla|ceuta na melilla|ceuta ne melilla|ceuta og melilla|ceuta si melilla|ceuta u melila|ceuta u melilla|ceuto kaj melilo|eceuta and melilla|huta me merera|i cueta ne melilla|keuta and melilla nutome|keuta na melilla|kewuta fi mililaa|seuta ade melila|seuta and melila|seuta asui merira|seuta ati melilla|seuta i melila|seuta i melilha|seuta i melilja|seuta ir melila|seuta lan melila|seuta un melilja|seuta va melilya|seuta ve melilya|seuta we melilya|sevuta kar merira|seyuta and meliila|seyuta na meliliya|sioto o melila|siuta mo melila|theuta e melila|zeuta un meliija
EC	name		ecuador el|ekuador|ekvador|ekwador|equador|equateur|equateur l|republica del ecuador|republiek ecuador
EC	name	exact	aekwador|akwador|eacuador|ecuadori|ecwador|eecuador|ekoatera|ekuadhor|ekuado|ekuado nutome|ekuadu|ekuatel|ekuatere|ekuateur|ekuatoa|ekuetoa|ekuvanor|ekuwaador|ekuwadoor|ekuwatoor|ekuwedo|ekvado|ekvadora|ekvadoras|ekvadoro|ekwaater|ekwado|ekwadors|ekwando|ekwatee|ekwateer|ekwatele|ekwater|ekwateri|ekwator|ekwatoria|ekwuado|emetab ecuador|huekwado|i ecuador|ikuwado|ikuwadoor|ikwado|ikwadur|ikwatur|ikweda|l ekwador|ma ekuwato|orileede ekuado|yikuwedo
EC	official		la republica del ecuador|la republique de lequateur|republic of ecuador|the republic of ecuador
EE	name		eesti|eesti vabariik|estland|estonie|estonie l|estonya|republiek estland
EE	name	exact	aessland|an eastoin|assland|e estonia|eestieennam|eestland|eistland|emetab estonia|enhtonija|esetoni|esitoni|esitonia|esitoninya|esitoniya|esitonyia|estija|estiska|estlan|estlanda|estlandi|estniska|estoni|estonia nutome|estoniab|estonii|estonija|estoniya|estonja|estonsko|estonujo|estooni|estooniya|esztorszag|ethtonia|etonia|huestonia|i estonia|igaunija|isituniya|istooniyaa|istunya|l estonja|orileede esitonia|stonia|viro
EE	official		la republica de estonia|la republique destonie|republic of estonia|the republic of estonia
EG	former		arab rep of egypt|egypt arab rep|united arab republic
EG	name		aegypten|agypten|ai cap|arabische republiek egypte|egipt|egipto|egito|egitto|egypte|egypte l|egypten|mesir|misir|misr al arabia|misr al arabiya|misr al arabiyah|misr al arabiyya
EG	name	exact	aeguepte|aejuepte|agupte|ajupte|an eigipt|an eipheit|an eiphit|edzi|eggittu|egipat|egipiti|egipta|egiptas|egipte|egipteb|egiptujo|egiptus|egit|egittu|egitu|egjipt|egjit|egyiptom|egypta|egyptaland|egypte nutome|egypti|egypto|egyptojska|egyptowska|ehibeten|ejipt|ejipte|ejipti|ejito|ejitu|ejypta|emetab misiri|esipt|exipto|exiptu|ezipite|eziputi|humisri|i egypt|ihipa|ijipt|isipit|isipite|iyiputa|kamita|l egittu|lezipt|ma masi|masar|masar misira|masr|mesr|misela|misili|misira|misiri|misli|misr|misra|misri|misrim|missir|mithri|muesuer|mushidi|musur|nisrim|orileede egipiti|ser egypt|umisiri|yr aifft
EG	official		arab republic of egypt|la republica arabe de egipto|la republique arabe degypte|the arab republic of egypt
EH	former		sahrawi arab democratic republic|sahrawi republic|spanish sahara|w sahara
EH	name		bati sahara|bati sahra|saara ocidental|sahara barat|sahara occidental|sahara occidentale|sahara zachodnia|sara ocidental|tay sahara|vaestsahara|vastsahara|westelijke sahara|westsahara
EH	name	exact	an sahara thiar|demokratische arabische republik sahara|ewestern sahara|garbiy sahroi kabir|getodofe sahara nutome|gorllewin sahara|guenbatar sahara|gunbatar sahara|hahara ki te tonga|i western sahara|is sahara tal punent|iwooorun sahara|kanlurang sahara|laane sahara|laeaenesahara|laensisahara|lansi sahara|mendebaldeko sahara|nyugat szahara|o sahara occidental|oarje sahara|odida anyanwu sahara|okcidenta saharo|ostonti sahara|podwjacorna sahara|qerbi sahara|qerbi saxara|republique arabe sahraouie democratique|rietumsahara|robarkati sahara|saara usidetawara|sahaaraa dhihaa|sahala fakahihifo|sahara ar chornog|sahara arap demokratik respublikasy|sahara atoee|sahara bu sowwu|sahara gorllewinol|sahara killiit|sahara kulon|sahara magharibi|sahara occidentala|sahara ocidental|sahara osidentale|sahara otzidentale|sahara ozidentala|sahara perendimore|sahara punintinu|sahara rapur|sahara tal punent|sahara ya limbe|saharaja perendimore|sahraya rojava|sara osidental|sarawii|sathara an iar|saxaraha galbeed|vakaru sachara|vedakunpu sahara|vest sahara|vestsahara|vestur sahara|vestursahara|waesssahara|wass sahara|wes sahara|weschtsahara|westan sahara|yammacin sahara|zahodna sahara|zapadna sahara|zapadni sahara
ER	name		eritre|eritreia|erythree|erythree l|erytrea|staat eritrea|the state of eritrea
ER	name	exact	aeritreea|aeritreja|an eiritre|aritreea|aritreja|e eritrea|eartra|eertiraa|eletila|elitee|elitele|eliteleya|elitereya|elitilea|elitileya|elitlea|elitulia|emetab eritrea|eretereeya|eritera|eritere|eriterea|eriteree|eriteria|eriteriya|eritira|eritireya|eritiria|eritrea nutome|eritreab|eritree|eritreea|eritreeya|eritreja|eritreo|eritreya|eritriya|eritureya|erythre|erytireja|hueritrea|i eritrea|iritiria|iritirya|iritreia|iritriaa|iritrya|l eritrea|orileede eritira|ser eritre|state of eritrea|uriterea
ER	official		el estado de eritrea|letat derythree
ES	name		espagne|espagne l|espana|espanha|hiszpania|ispanya|koninkrijk spanje|spagna|spanien|spanje|spanyol|tay ban nha
ES	name	exact	an spainn|an spainnt|emetab spain|enhpynija|esipani|esipanye|espaan|espaane|espain|espaina|espainia|espan|espangiya|espania|espaniya|espanja|espanya|espanye|espin|francoist spain|hisipania|hisipaniya|hispaania|hispania|hispanujo|hithpania|huhispania|i spain|isbeyn|isipaya|ispagna|ispania|ispanija|ispaniya|ispeen|kepania|kingdom of spain|kpanya|kpenya|lespagn|ma epanja|nsipani|orileede sipani|panga|panya|panyei|peina|sbaen|sbanya|schpaanije|schpanie|sepanyol|sikpen|sipani|sipeini|sipen|sipeyini|spagn|spagne|spain nutome|spanelsko|spanha|spania|spaniard|spanieb|spanielsko|spanija|spaniska|spanja|spanjolska|spanska|spanya|spanyolorszag|spayolahce makhoche|spein|spen|spini|uhispania
ES	official		el reino de espana|le royaume despagne|the kingdom of spain
ET	former		abyssinia
ET	name		aethiopien|athiopien|ethiopie|ethiopie l|etiopia|etiopien|etiyopya|federale democratische republiek ethiopie
ET	name	exact	aethiopie|aettijoopije|an aetoip|an itiop|athiopie|attijoopije|e ethiopia|ecioopi|ecoopi|ecopi|ecoppi|efiopiya|emetab ethiopia|esyopya|ethiopia federal democratic republic of ethiopia|ethiopiab|ethiopien|ethiyopiya|etijopja|etioopia|etiopi|etiopia nutome|etiopie|etiopii|etiopija|etiopiska|etiopujo|etiupiya|etiyopi|etiyopii|etiyopiya|etopia|etshiopi|etsiopi|etupia|etyopi|etyopia|federal democratic republic of ethiopia|habasha|huuhabeshi|i ethiopia|ithiopia|itiopia|itiyopiya|itoobiya|itoophiyaa|ityubya|ityupya|l etjopja|letiopi|orileede etopia|uhabeeshi|uhabeshi|utyupi|yitiopia
ET	official		la republica democratica federal de etiopia|la republique federale democratique dethiopie|the federal democratic republic of ethiopia
FI	name		finlande|finlande la|finlandia|finlandiya|finnland|phan lan|republiek finland|suomen tasavalta|suomi
FI	name	exact	an fhionlainn|an fhionnlann|bufini|efinland|emetab finland|felande|fenland|fiinlaand|filande|filandi|fillanda|fillannia|finelan|fingleng|finilandi|finilani|finlan|finland nutome|finlanda|finlandi|finlandie|finlandja|finlandu|finlandy|finlenda|finlund|finlyandiya|finnlando|finnorszag|finska|finsko|firadiya|firynija|grand duchy of finland|huufini|i finland|il finlandja|ma sumi|orileede filandi|pinland|ser finland|somija|soome|suoma|suomija|suopma|ufiini|ufini|whinarana|wufini|y ffindir
FI	official		la republica de finlandia|la republique de finlande|republic of finland|the republic of finland
FJ	code	exact	FIJ
FJ	name		fidji|fidji les|fidschi|fidzi|republiek fiji
FJ	name	exact	de fidschi endelle|efiji|emetab fiji|ffiji|fici|fidi|fidjieyjar|fidsi|fidxi|fidyii|fidzi nutome|fidzis|fidzsi|fidzsi szigetek|figi|figio|figoj|figyi|fiiji|fiijii|fiji islands|fijia|fijib|fijisullot|fijji|fisi|fitschi|fixhi|fixi|fiyi|fizi|hufiji|i fiji|islles fixi|orileede fiji|piji|ser fiji|ufiji|whiti
FJ	official		la republica de fiji|la republique des fidji|republic of fiji|the republic of fiji
FK	abbreviation		falkland is
FK	name		falkland adalari|falkland adalari malvinas adalari|falkland islands islas malvinas|falkland islands malvinas|falklandeilanden|falklandeilanden islas malvinas|falklandinseln|falklandinseln malwinen|falklands|falklandsoarna|falklandsoarna malvinerna|falklandsoearna|falklandsoearna malvinerna|falklandy|falklandy malwiny|iles falkland|iles falkland malouines|iles falkland malvinas|iles malouines|iles malouines iles falkland|ilhas falkland|ilhas falkland ilhas malvinas|ilhas falkland malvinas|ilhas malvinas|ilhas malvinas falkland|ilhas malvinas ilhas falkland|islas malvinas|islas malvinas falkland|islas malvinas islas falkland|isole falkland|isole falkland isole malvine|kepulauan falkland|kepulauan falkland malvinas|kepulauan malvinas|kepulauan malvinas falkland|malvinas|quan dao falkland|quan dao falkland islas malvinas|quan dao falkland malvinas
FK	name	exact	agwaetiti falkland|airandi cia falklandi|azua ti maelueini|azua ti maluini|bion bi falkland|bisanga bya maluni|bizinga byefalikalandi|chisiwa cha falkland|chuia mar falkland|chwila fi fakilan|de falkland enselle|de malleviinesche enselle|duni falkland|duude falkland|east falkland|ebiizinga bya falikalandi|ebizinga bya faakilanda|efalkland islands|efalkland islands islas malvinas|etikun fakalandi|fahaki luma tingnge|falkland fudomekpowo islas malvinas nutome|falkland fudomekpowo nutome|falkland insle|falkland islands uk malvinas|falkland szigetek|falkland szigetek malvin szigetek|falkland uharteak malvina uharteak|falklandak|falklandak malvinak|falklandeilande|falklandeilande malvinas|falklandi qeqertaq|falklandi saared|falklandi saared malviini saared|falklandinsaaret|falklandinsaaret malvinassaaret|falklandinselen|falklandinsla|falklandinsla malwine|falklandinslae|falklandinslae malwine|falklandoj|falklandseyjar|falklandseyjar malvinas|falklandska ostrva malvinska ostrva|falklandske kupy|falklandske kupy malwiny|falklandske ostrovy|falklandske ostrovy malviny|falklandski otoci|falklandski otoci malvini|falklandski otoki|falklandski otoki malvini|falklandsoeerne|falklandsoeerne islas malvinas|falklandsoerne|falklandsoerne islas malvinas|falklandsoeyane|falklandsoeyane islas malvinas|falklandsoeyene|falklandsoeyene islas malvinas|falklandsoyane|falklandsoyane islas malvinas|falklandsoyene|falklandsoyene islas malvinas|falklandsoyggjar|falklandsoyggjar islas malvinas|falklandsullot|falklandsuolluuh|falklandsuolluuh malvinassuolluuh|falklandy malviny|falklaneilannen|falklaneilannen islas malvinas|figunguli fya fokolendi|fokland ailands|fokland ailands islas malvinas|fokland kabutukeltena|fokland kabutukeltena malfina kabutukeltena|fokland zunve|foklandska malvinska ostrva|foklandska ostrva|fokman aeland|fokman aeland islas maivinas|folklando malvinu salos|folklando salos|folklandska malvinska ostrva|folklandska ostrva|folklandska ostrva malvinska ostrva|folklend adalari|folklend adalari malvin adalari|folklend adalary|folklend malvin orollari|folklend malwina adalary|folklend orollari|folklenda malvinu salas|folklenda salas|folkman aeland|giraven falkland|giraven falklande|giraven falklande giraven malvine|giraven malvin|i falkland islands|i falkland islands islas malvinas|ifisima fya falkland|ikwembeyotab falkland|il gzejjer falkland|il gzejjer falkland il gzejjer malvinas|illas malvinas|illas malvinas falkland|illes falkland|illes falkland illes malvines|illes malvines|illes malvines illes falkland|inizi falkland|inizi falkland inizi malou|inizi malou|inslas dal falkland|inslas falkland|inslas falkland inslas malvinas|insulas falkland|insulas falkland malvinas|insulele falkland|insulele falkland insulele malvine|ishujt falkland|ishujt falkland malvine|ishujt folkland|ishujt folklande|ishujt folklande ishujt malvine|islles malvines falkland islands|isoles falkland|isoles falkland isoles malvines|isulas falkland|isulas falkland isulas malvinas|isuli falkland|isuli falkland isuli marvini|isulis falkland|isulis falkland isulis malvinas|izinga rya filikilandi|izole falkland|izole malvine|jasiiradaha fookland|jaziiradaha fooklaan|kalkan gungey|kapuama ita mawina|kapuama ita mawina kapuama ita falkland|kapuloan falkland|kapuloan falkland islas malvinas|kepulauan falkland islas malvinas|lutanda lua maluni|maluwin|maluwini gun|malviini saared|malvinak|malvinas zunve|malvines illes|mang ma falkland|minlan mi folekelan|motu whakana ira mawina|motu whakarangi|myrviny goj veso|myrviny goj veso farkryn|na h eileanan faclannach|na h eileanan faclannach islas malvinas|nosy falkand|odoloota faalklaand|odoloota faalklaand islaas malviinas|oileain fhaclainne|oileain fhaclainne islas malvinas|oileain fhaclainne malvinas|orileede etikun fakalandi|otumotu fokulani|otumotu malivina|pakland dip|pakland dip aislas malvinas|pakland island|pakland island islas malwinas|ser malouniya ma langne|tigzirin n falkland|tigzirin n malawi|tsibiran falkilan|visiiwa vya fakulandi|visiwa vya falkland|visiwa vya falkland islas malvinas|vithiwa vya falkland|west falkland|ynysoedd y falkland malvinas|ynysoedd y falkland ynysoedd y malfinas|ze maalwin|zil malwinn|zvitsuwa zvefalklands
FM	abbreviation		fed states of micronesia|fsm|micronesia fed sts
FM	name		etats federes de micronesie|federale staten van micronesie|federasi mikronesia|federated states of micronesia|lien bang micronesia|micronesia estados federados de|micronesia federated states of|micronesie|micronesie etats federes de|mikronesia|mikronesien|mikronesiska federationen|mikronezja|mikronezya|stati federati di micronesia
FM	name	exact	an mhicrineis|emetab micronesia|emicronesia|estados federados de micronesia|fs micronesia|goj veso si kesir|humikronesia|i micronesia|il mikronezja|maayikirooneeshiyaa|maekoloneshia|maekronehyia|maicronesia|maikronishia|makoronesia|mekanehia|micrineis stait chonaidhme|micronesia estats federats de|micronesia gwladwriaethau ffederal o|micronesiaa|micronesiya|micronezia|micrunisia|mikilonesia|mikilonesiya|mikironesi|mikironesia|mikironesiya|miklonesia|mikolonesi|mikolonisia|mikonisiya|mikoronesi|mikoronesia|mikoronesii|mikoroniziya|mikroneesia|mikroneesia liiduriigid|mikroneesie|mikroneesije|mikroneesiya|mikroneshia|mikronesi|mikronesia littovaeldi|mikronesia littovaldi|mikronesia nutome|mikronesiafoderasjonen|mikronesiafoederasjonen|mikronesian liittovaltio|mikronesiasamveldid|mikronesie|mikronesiens forenede stater|mikronesiya|mikronesja|mikronethia|mikronezi|mikronezia|mikroneziai szoevetsegi allamok|mikroneziai szovetsegi allamok|mikronezii|mikronezija|mikronezio|mikroneziska|mikroneziya|mikrunizya|mikuronesiya|mikuronezya|mikuruneziya|na meanbh eileanan|orileede makoronesia
FM	official		les etats federes de micronesie|los estados federados de micronesia|the federated states of micronesia
FO	abbreviation		faroe is
FO	name		faeroe islands|faeroearna|faeroeer|faeroer|faroarna|faroe|faroe adalari|faroer|faroes|foeroyar|foroyar|iles feroe|ilhas faroe|islas feroe|isole faer oeer|isole faer oer|kepulauan faroe|quan dao faroe|wyspy owcze
FO	name	exact	agwaetiti faroe|awon erekusu ti faroe|de faerroerenselle|de farror enselle|duni faro|efaroe islands|faari saared|faeaeri saared|faereyjar|faeroeerne|faeroeje|faeroerne|faeroeske kupy|faeroeyane|faeroeyene|faeroyane|faeroyene|faersaaret|faerske ostrovy|faersuolluuh|farer adalari|farer adalary|farer orollari|fareru salos|faro aeland|faro ailands|faroe fudomekpowo nutome|faroe island|faroe uharteak|faroereilande|faroi kabutukeltena|faroje|faroske kupy|farove goj veso|farsaaret|farska ostrva|farski otoci|farsuolluuh|fearsullot|fero zunve|feroe illes|feroeer|feroeer szigetek|feroer|feroer szigetek|ferooj|ferski otoki|feru salas|giraven faroeye|giraven feroe|gzejjer faroe|i faroe islands|il gzejjer faeroe|illas feroe|illes feroe|inizi faero|inslas feroe|insulas feroe|insulele feroe|ishujt faroe|islles feroe|isoles faroer|isulas foeroyar|isulas foroyar|isuli faroe|isulis faroe|izole faroe|jasiiradaha faroe|jasiiradda faroo|kapuama ita faruwe|kapuloan faro|motu wharau|na h eileanan faro|odoloota fafoee|oileain fharo|otumotu faloe|ovcji otoci|pero dip|tsibirai na faroe|tsibirin faroe|visiwa vya faroe|ynysoedd ffaro
FR	name		franca|france la|france metropolitaine|francia|francja|frankreich|frankrijk|frankrike|fransa|franse republiek|metropolitan france|perancis|prancis|republique francaise
FR	name	exact	an fhrainc|an fhraing|bufalansa|bufaransa|efrance|emetab france|fala|falangnsi|falanise|falanse|faraans|faransa|faransaay|faranse|faransi|faransiis|faranzi|farayse|felanci|felensi|fengsi|ffrainc|frakkland|frakland|france nutome|franciaorszag|francie|francija|francojska|francoska|francujo|francuska|francuzsko|frankraeich|frankraich|frankrecih|frankreiki|frankric|frankrig|frankrigi|frankriich|frankriika|frankrisch|frankryk|franse|fransi|fransiya|fransse|franta|frantsa|frantscha|frantza|frantzia|franza|frasa|frenkyeman|frysa|fulensi|furansi|gafontena|huufaransa|i france|lafrans|ma kanse|mba france|nfalanse|orileede faranse|parans|perese|phap|pow frenk|prancuzija|prans|pransiya|pransya|prantsusmaa|pulasi felensi|ranska|ubaranja|ubufaransa|ufalansa|ufaraansa|ufaransa|ufarantha|uvalanza|wiwi|wufalansa
FR	official		french republic|la republica francesa|la republique francaise|the french republic
GA	name		gabao|gabon el|gabon le|gabonais|gabonese|gabun|republiek gabon|republique gabonaise
GA	name	exact	an ghabuin|egabon|emetab gabon|gaabon|gaaboon|gaba|gaban|gabau|gabhong|gabhoni|gabo|gaboen|gaboeon|gabon nutome|gabona|gabonas|gabong|gaboni|gabono|gaboo|gaboon|gabooni|gbon|hugaboni|i gabon|il gabon|jabuhn|kapona|kapong|kaponi|ngabu|nggabong|orileede gabon|qabon|ugaboni
GA	official		gabonese republic|la republica gabonesa|la republique gabonaise|the gabonese republic
GB	abbreviation		the uk|uk|uk of great britain and northern ireland
GB	name		birlesik krallik|britain|britania raya|great britain|grossbritannien|inggris|inggris raya|regno unito|reino unido|reino unido de gran bretana e irlanda del norte|reino unido de gran bretana e irlanda del norte el|royaume uni|royaume uni de grande bretagne et dirlande du nord|royaume uni de grande bretagne et dirlande du nord le|storbritannien|united kingdom of great britain|united kingdom of great britain and northern ireland|united kingdom of great britain and northern ireland the|vereinigtes koenigreich|vereinigtes konigreich|verenigd koninkrijk|verenigd koninkrijk van groot brittannie en noord ierland|vuong quoc anh|wielka brytania|wlk bryt
GB	name	exact	adna i long|ahendiman nkabom|albaasalaama marganta|an bhreatain mhor|an riocht aontaithe|an rioghachd aonaichte|angeletele|angileteri|angletera|apvienota karaliste|aupuni moi hui pu ia|bartania|beyik britaniya|biritaniya|birlashgan qirollik|birlesen patysalyk|birlesmis kralliq|birtaniya|boqortooyada midowday|bretland|britaniya|britannia|britujo|bungereza|bungyereza|buyuk britaniya|didzioji britanija|e united kingdom|egyesuelt kiralysag|egyesult kiralysag|emetab kibagenge nebo uingereza|engalnd|erresuma batua|gageeshitena|geesi|grande bretagne|groussbritannien|hiniusang gingharian|hononga o piritene|huuingereza|i united kingdom|ingiliis|ir renju unit|iso britannia|jruussbrettannije|jungtine karalyste|karajan manunggal|kelong ke ketaataangzen|keyaniya yekbuyi|kodorogbia oko|koedoeroegbiaeoko|l ingilterra|laamateeri rentundi|lielbritanija|ma juke|mba united kingdom|mbreteria e bashkuar|ngeretha|nlambo ngelen|nnam engelis|nngalesa|o reino unido|orileede geesi|orileede omobabirin|ovtastum kunagaskodde|pilitania|prydain fawr|qiraliyeta yekbuyi|ream unit|regatul unit|regatul unit al marii britanii si al irlandei de nord|reginavel uni|regn uni|regne unit|regno unio|regno unite|regnu junciutu|regnu unidu|reinu unidu|reinu xuniu|rejnu uninu|reyinu yepewasu|rouantelezh unanet|ruwaayom ini|rywvaneth unys|ser anglofong|soyukt razvott|spojene kralovstvi|spojene kralovstvo|storabretland|storbritannia|stuorra|stuorra britannia|suurbritannia|tagelda taddukelt|tagelda yedduklen|tagldit imunn|te hononga o piritene|the united kingdom|ubwongereza|uehendkuningriik|ufalme wa muungano|uhendkuningriik|uingeeza|uingeredha|uingereesa|uingereza|ujedinjeno kraljevstvo|unit reyia|united kindgdom|united kindgom|united kingdom england and wales|united kingdom nutome|united kingdom of great britain and ireland|united kingdon|unuiginta reglando|uwingelesa|velika britanija|velka britanie|veraeinigts choenigriich|verainigts chonigriich|verenigde koninkryk|y deyrnas unedig|yhdistynyt kuningaskunta|yuke|yunaete kingdom|yunaite kingdong|yunaited kindom|yunaited kingdom|zdruzeno kraljestvo|zjadnosone kralejstwo|zjednocene kralestwo
GB	official		el reino unido de gran bretana e irlanda del norte|great britain and northern ireland|le royaume uni de grande bretagne et dirlande du nord|the united kingdom of great britain and northern ireland
GB	part		angleterre|cymru|ecosse|engeland|england|england and wales|escocia|inghilterra|ingiltere|inglaterra|n ireland|nordirland|northern ireland|pays de galles|schotland|schottland|scotland|scozia|wales
GD	code	exact	GRN
GD	name		granada|grenade|grenade la
GD	name	exact	egrenada|emetab grenada|garanad|garanada|garnaad|gelenade|genada|gerenada|gilenada|girenaada|giriinaada|girinaada|girnada|glenada|granade|granadi|graneida|granyna|greanada|grenaada|grenad|grenada nutome|grenadaa|grenado|grenady|greneda|grinada|grnata|grunad|gurenada|gurineda|hugrenada|i grenada|jrenaada|jrenahda|kelenaat|kelenata|kerenata|ngelenade|orileede genada|qrenada|state of grenada|ugrenada
GD	official		la grenade
GE	name		georgia country|georgie|georgie la|georgien|gruzia|gruzja|gurcistan|republic of georgia|sakartvelo
GE	name	exact	a chairtbheil|an tseoirsia|democratic republic of georgia|dyodya|dzoodzia|egeorgia|emetab georgia|geoorgie|georgia nutome|georgiab|georgie rep|georgiska|georgiya|georgja|geugiya|gjeorgji|gjeorgjie|gogia|gorgi|gruusia|gruzie|gruzija|gruzinsko|gruziya|guercuestan|gurcustan|gyogiya|gyogya|gyogyea|horeyia|horia|hujojia|i georgia|il georgia|jarjia|jeorgii|jeorja|jeorjiaa|jeorrjije|jeworujiya|jiorja|jiorjia|jiwarjiya|jiyurji|jojia|jojiya|joojiya|joorjiya|joorjiyaa|jorgia|joriji|jorji|jorjia|jorjiya|jurjya|jyurjya|kartvelujo|orileede gogia|sakartvelas|seorsi|seosia|seworsi|socialist soviet republic of georgia|solsii|ujojia|xeorxa|xeorxia|zeorzi|zeorzia|zeyorzi|zorzi|zorzii
GE	official		la georgie
GF	abbreviation		fr guiana
GF	code	exact	FGU
GF	name		frans guyana|fransiz guyanasi|franska guyana|franzoesischguayana|franzosisch guayana|french guyana|guayana francesa|gueiana francesa|guiana francesa|guiana thuoc phap|gujana francuska|guyana francese|guyana perancis|guyana prancis|guyane francaise|guyane thuoc phap
GF	name	exact	efrench guiana|emetab guiana nebo ufaransa|faransaay guyiinaa|faransi guyaan|faransi ka gwiyani|faransiis gini|fengsi giwana|firenshi guana|firensi guana|franca gujano|franca gviano|francia guyana|francijas gviana|francojska guyana|francoska guyana|francoska gvajana|francouzska guyana|francu gviana|francuska gijana|francuska gvajana|francuzska guayana|francuzska guyana|frankriikka guayana|fransa qvianasi|fransez guiana|fransiz qviyanasi|fransk guiana|fransk guyana|franska gujana|franska gvaejana|fransuz gvianasi|fransuz gwianasy|franzoesis guiana|franzoesischguaejaana|franzosis guiana|franzosisch guajaana|franzueuesesch jujaana|franzuusesch jujaana|french giana|frenchi guiana|frenkye gayana|frentsi gayana nutome|frysa gijany|gana tafransist|gayana e falangnsi|giana franseza|gini ta faransa|giyaan farayse|giyana frasa yara|giyane wa nfalanse|giyane ya falanse|guaiana francesa|guain na fraince|guajana franceze|guajana frenge|guayane|gueyani ti faranzi|guiana ffrengig|guiana frances|guiana francisi|guiana frantzesa|guiana franzeja|guiana perancis|guiana ya ufaransa|guidheana na frainge|gujana franciza|guyaan faranse|guyan i perese|guyan ya fulensi|guyana enfalansa|guyana francesa|guyana franceza|guyana franseze|guyana frantsay|guyana frantsesa|guyana franzosa|guyana pulasi|guyana tafransist|guyana ya bufaransa|guyanaa gafontena kaja|guyanaya fransi|guyane fala|guyane ffrengig|guyani ti faranzi|gwayana yabafaransa|gwiana|gwiana chall|gwiyaana yu ufaraansa|gwiyan tafransist|gwiyana ya fransi|gwiyana ya ufalansa|gwiyana ya ufaransa|gwiyana ya ufarantha|gwiyana ya wufalansa|gwiyana ye furansi|gwiyann franse|hugwiyana ya huufaransa|i french guiana|il guyana franciza|kiana wiwi|kuiana fakafalanise|kuyaan u felensi|orileede firenshi guana|orileede firensi guana|prancoziska gujana|prancuzijos gviana|pransi gwiana|prantsuse guajaana|prenc guiyana|ranska guyana|ranskan guayana|ser guyana ma fransse|ufaransa yo gwaya
GG	code	exact	GBG
GG	name		guernesey
GG	name	exact	bailliage de guernesey|bailliage de guernesi|eguernsey|gaarnsi|gaeaernsi|geansai|gearnsaidh|gerensei|gernase|gernesej|gernezejo|gernsej|gernsey|gernsi|gernsija|gernsis|gernzi|grnse|guense|guenzi|guernesi|guernse nutome|guernsei|guernsej|guernzy|gurnsi|guurnsey|guwenisei|guwernisey|gwernenez|gwernsay|i guernsey|joeoensei|joonsei|konihi|kuenisi|states of guernsey|yankin guernsey|ynys y garn
GG	official		bailiwick of guernsey
GH	name		ghana le|republiek ghana
GH	name	exact	eghana|emetab ghana|gaana|gaanaa|gana|ganaa|ganao|gane|gany|ghana nutome|ghanab|hughana|i ghana|il ghana|jaana|kana|ngana|nggana|orileede gana|qana|republic of ghana|ugana
GH	official		la republica de ghana|la republique du ghana|the republic of ghana
GI	name		cebelitarik|gibilterra|territory of gibraltar
GI	name	exact	adrar n tariq|cebelitariq|cebelluetariq|cebellutariq|cibraltar|diblalta|diobraltar|dzibilata|egibraltar|emetab gibraltar|gibaratara|gibarauta|gibbirterra|gibilta|gibiltera|gibraaltar|gibraltaa|gibraltar gb|gibraltar nutome|gibraltaras|gibraltaro|gibraltars|giburaata|giburalita|gilbratar|gimrar tar|giobraltar|gjibraltar|gyebralta|hujiblalta|i gibraltar|jbraltr|jibaraltar|jibeletale|jibhurata|jiblalta|jibralltaa|jibralta|jibraltaar|jibraltar|jibrolta|jibulalita|jiburalita|juburalitari|kamaka|ngibrata|orileede gibaratara|ser gibraltar|sibraltaar|silpalataal|sipalalita|sipraltaar|ujibralta|xibraltar|yilebalatar|zibatale|zibralitari|zibraltaera zibarataera|zibraltar|zibraltara|zibraltara zibaratara
GL	name		grenlandia|grinlandia|groenland|groenlandia|gronelandia|gronland|kalaallit nunaat
GL	name	exact	a ghraonlann|an ghraonlainn|egreenland|emetab greenland|gerelandi|gilenlan|gilinilandi|giriinlaand|girinilaandi|girinland|glinlandi|goelan|gorohenelandi|gorolande|gorwendland|gowelande|graenland|grenland|grenlande|grenlandija|grenlandiya|greunland|grienlan|griland|grinilandi|grinlan|grinland|grinland nutome|grinlanda|grinlandi|grinlandja|grinlenda|groenlanda|groenlande|groenlandska|groenlanti|groeoenimaa|groeoenland|groerynija|gronlanda|gronlando|gronlandska|gronlanti|gronsko|groonimaa|groonland|gruillannia|grunland|gurenelandi|guriinirandi|gurueradiya|gurunilandi|hujinlandi|i greenland|jamba kuwa lumaa|jroehnland|jrohnland|kulinilani|kuluenland|ngirinilandi|ngowelande|orileede gerelandi|qrenlandiya|ser groenland|ugrinlandi|whenuakariki|yr ynys las
GM	code	exact	GAM
GM	name		gambia the|gambie|gambie la|gambiya|republic of the gambia|republiek gambia|the gambia
GM	name	exact	a ghaimbia|an ghaimbia|egambia|emetab gambia|gaambiyaa|gabiya|gambi|gambia nutome|gambiab|gambii|gambija|gambio|gambja|gambya|gammbi|gammia|ganbi|ganbia|gymija|hugambia|i gambia|il gambja|jambija|kambii|kamipia|kamopia|nggambi|orileede gambia|poblacht na gaimbia|qambiya|ugambia
GM	official		la republica de gambia|la republique de gambie|the republic of the gambia
GN	code	exact	GUI
GN	former		french guinea|guinea conakry
GN	name		guine|guinee|guinee la|gwinea|republiek guinee
GN	name	exact	an ghuine|eguinea|emetab guinea|giine|giinii|gine|ginea|ginee|gineea|gineja|gini|ginia|ginya|guineab|guinee conakry|guineea|guini nutome|guinia|guneya|gvineja|gvineo|gvineya|gwineya|hujine|i guinea|il guinea|jinneha|kiine|kini|nggine|ngine|orileede gene|qvineya|republic of guinea|republica de guinea|ugine
GN	official		la republica de guinea|la republique de guinee|the republic of guinea
GP	code	exact	GUD
GP	name		guadalupa|guadalupe|gwadelupa
GP	name	exact	eguadeloupe|emetab guadeloupe|gadelope|goadelopy|gowadelowape|guadaluip|guadalup|guadalupi|guadarupi|guadeloup|guadelub|guadelup|guadelupa|guadelupe|guadelupe nutome|guadelupu|guadeluub|guadloup|guvanarupe|guwaadelup|guwadalup|guwadelup|guwadelupe|guwadeluupu|gvadalupe|gvadelup|gvadelupa|gvadelupe|gvadelupeyjar|gvadelupo|gwaadalup|gwadalub|gwadaluf|gwadalukpe|gwadalup|gwadalupe|gwadalupi|gwadelop|gwadeloup|gwadelup|gwadelupe|gwadeluup|gwadeluupe|gwaderupe|hugwadelupe|i guadeloupe|juadelupp|kuatalupe|kuatarupa|kuateluup|ngwadelupe|orileede gadelope|qvadelupa|ser gwadeloupe|ugwadelupe
GQ	code	exact	EQG|GEQ
GQ	former		eq guinea|equat guinea|guinea ecuatorial|spanish guinea
GQ	name		aequatorialguinea|aquatorialguinea|ekvator ginesi|ekvatorialguinea|equatoriaal guinea|guine equatorial|guinea ekuatorial|guinea equatoriale|guinea khatulistiwa|guinea xich dao|guinee equatoriale|guinee equatoriale la|gwinea rownikowa|republiek equatoriaal guinea
GQ	name	exact	aekvatorialguinea|aequatoriaalgineea|aequatorial jineeja|an ghuine mheanchiorclach|an ghuine mheanchriosach|aquatoriaalgineea|aquatorial jineeja|bhuinmodlogitacho gini|duunya te giini|e equatorial guinea|ecuatorial guinea|egyenlitoi guinea|ekuatore ginea|ekuatorial guini nutome|ekueta kini|ekutoria gini|ekuwatooriyal gini|ekvatora gvineo|ekvatorguinea|ekvatoriaal guinea|ekvatorial guinea|ekvatorial gvineya|ekvatorial qvineya|ekvatoriala guinea|ekvatoriala gvineja|ekvatorialna gvineja|ekvatorijalna gvineja|ekvatorska gvineja|ekwatoriaal guinee|ekwatorial gwineya|ekwatorialna gineja|ekwaturi ginia|ekwetolia gine|emetab equatorial guinea|equatorial guineab|equatorialginea|equatorialguinea|gayana eyoku ekweta|gayana yaku ekweta|giine ikweeta|gine ekuatorial|gine ekuaturiyau|gine ekuvatoriar|gine ekuwatoriyal|gine ekwatele|gine ekwato|gine ekwatori|gine ekwatoria|gine ekwatorial|gine ekwatoryal|gine ya iquita|ginea ar cheheder|ginea ekwatorjali|ginee ekuwaatoriyaal|ginee ekwatorial|ginee malabo|ginee ti ekuatere|ginekwatele|ginekweta|gineya ekwadore|gineya ekwatoriyali|gineya rojbendi|gini cyhydeddol|gini gyhydeddol|gini ikuweta|gini mheadhan chriosach|gini ta ikwaita|ginya n ikwadur|ginya tasebgast|ginya tikwatur it|guine ekuatorial|guinea ecuadoriale|guinea ecuatoriala|guinea ecuatoriale|guinea ekoatera|guinea equatorial|guinea equatoriala|guinea gyhydeddol|guinea katulistiwa|guinea ya ikweta|guinee ecuatorial|guineea ecuatoriala|guineja ekuatoriale|guinia equaturiali|guni|huginekweta|i equatorial guinea|ikkuwaatooriyaal giinii|ikvetorial gini|ikwatoriyal gini|ikwetorial gini|il guinea ekwatorjali|kineekuatolial|kini ekuatoria|midbaugs ginea|nggine ekwatoliyal|orileede ekutoria gini|paeivaentasaajan guinea|paivantasaajan guinea|peeivitaesideijee guinea|peeivitasideijee guinea|pusiaujo gvineja|republic of equatorial guinea|rovnikova guinea|ser guine
GQ	official		la republica de guinea ecuatorial|la republique de guinee equatoriale|the republic of equatorial guinea
GR	abbreviation		el
GR	code	exact	GRE
GR	name		grece|grece la|grecia|grecja|grekland|griechenland|griekenland|hellas|helleense republiek|hellenic republic|hy lap|yunani|yunanistan
GR	name	exact	a ghreug|an ghreig|bugereeki buyonaani|buyonaani|egreece|emetab greece|geleki|geles|gerees|geresi|geresiya|geriisi|giriig|giriik|giriisi|girka|goeroegorszag|gorogorszag|graekenland|graekenlandi|graikija|grcija|grcka|grecie|grecko|greece nutome|greekman|greika|grek|grekujo|greqi|gres|gresa|gresia|gresiya|gresy|gretsiya|gretzia|grezia|griceland|grichiska|griecheland|griekeland|griekija|griicheland|grikelan|grikenlan|grikkaland|grikkland|grikya|gris|grjekska|guriisi|gwlad groeg|heleng|huugiliki|i greece|il grecja|jriescheland|kalisi|kileek|kingdom of greece|kirihi|kreeka|kreikka|lagris|lyunan|ma elin|ngeleka|nggelek|ngiriki|orileede geriisi|recko|ser grek|ubugereki|ugiiki|ugilichi|ugiriki|wugiliki|xrikelandi|yewnanistan|yunan
GR	official		la republica helenica|la republique hellenique|the hellenic republic
GS	abbreviation		s georgia and s sandwich is
GS	name		georgia del sud e isole sandwich australi|georgia del sud e isole sandwich meridionali|georgia del sud e sandwich australi|georgia del sur y las islas sandwich del sur|georgia do sul e ilhas sandwich do sul|georgia poludniowa i sandwich poludniowy|georgia selatan and kep sandwich selatan|georgia selatan dan kepulauan sandwich selatan|georgie du sud et iles sandwich du sud|georgie du sud et les iles sandwich du sud|gueney georgia ve gueney sandwich adalari|guney georgia ve guney sandwich adalari|iles georgie du sud et sandwich du sud|ilhas georgia do sul e sandwich do sul|islas georgia del sur y sandwich del sur|nam georgia and quan dao nam sandwich|nam georgia va quan dao nam sandwich|quan dao nam georgia va nam sandwich|south georgia|south georgia and the south sandwich islands|sudgeorgien und die sudlichen sandwichinseln|suedgeorgien und die suedlichen sandwichinseln|sydgeorgien och sydsandwichoarna|sydgeorgien och sydsandwichoearna|zuid georgia en de zuidelijke sandwicheilanden|zuid georgia en zuidelijke sandwicheilanden
GS	name	exact	an tseoirsia theas agus oileain sandwich theas|anyiehe georgia kple anyiehe sandwich fudomekpowo nutome|cenubi corciya ve cenubi sendvic adalari|dakin jarjia ade dakin sandwich dip|de georgia ac ynysoedd de sandwich|de georgia ac ynysoedd sandwich y de|deli georgia es deli sandwich szigetek|dienviddzordzija un dienvidsendvicu salas|dokxinn georgia ani dokxinn sandwich zunve|esouth georgia and south sandwich islands|etela georgia ja etelaiset sandwichinsaaret|etela georgia ja etelaiset sandwichsaaret|etelaegeorgia ja etelaeiset sandwichinsaaret|etelaegeorgia ja etelaeiset sandwichsaaret|georgia ar su hag inizi sandwich ar su|georgia dal sid e las inslas sandwich dal sid|georgia dal sud e isulis sandwich dal sud|georgia de su sud e isulas sandwich australes|georgia de sud si insulele sandwich de sud|georgia del sud e insulas sandwich austral|georgia del sud e sandwich del sud|georgia del sud i sandwich del sud illes|georgia del sur e islas sandwich del sur|georgia dl sud y isoles sandwich dl sud|georgia dl sued y isoles sandwich dl sued|georgia kidul lan kapuloan sandwich kidul|georgia kusini na visiwa vya sandwich kusini|giorgia di sciroccu e isuli sandwich australi|giraven georgiyaya basur u sandwicha basur|guenorta georgiya we guenorta sendwic adasy|guenorta jorjiya we guenorta sandwic adalary|gunorta georgiya we gunorta sendwic adasy|gunorta jorjiya we gunorta sandwic adalary|guusu georgia ati guusu awon erekusu sandwich|gyoogyia anaafoo ne sandwich aeland anaafoo|hegoaldeko georgia eta hegoaldeko sandwich uharteak|hegoaldeko georgiak eta hegoaldeko sandwichak|horia ki te tonga me nga motu hanawiti ki te tonga|i south georgia ne south sandwich islands|il georgia tan nofsinhar ul gzejjer sandwich tan nofsinhar|iles de georgie du sud et sandwich du sud|ilhas jeorjia di sul i sanduixi di sul|illas xeorxia do sur e sandwich do sur|illes georgia del sud i sandwich del sud|inizi georgia ar su hag inizi sandwich ar su|islles xeorxa del sur y sandwich del sur|janubiy georgiya va janubiy sendvich orollari|jasiiradda joorjiyada koonfureed and sandwij|jeorjia di sul i ilhas di sanduixi di sul|jiorja sur kar synvisi sur goj veso ag|jizni georgie a jizni sandwichovy ostrovy|jojia kusini na visiwa vya sandwich kusini|joorjikaa kibba fi odoloota saanduwiich kibbaa|jorjiya gunyisonolang kaja na sanduush gunyisonolang kabutukeltena|juzna dzordzija i juzna sendvic ostrva|juzna dzordzija i juzna sendvicka ostrva|juzna georgia a juzne sandwichove ostrovy|juzna georgia i otoci juzni sandwich|juzna georgia in juzni sandwichevi otoki|juzna georgija i juzni sendvicki otoci|juzna georgiska a juzne sandwichowe kupy|kapuama ita geugiya su asui saduwixi su|kepulauan georgia selatan and sandwich selatan|koonfurta georgia iyo koonfurta sandwich islands|kudancin geogia da kudancin tsibirin sandiwic|kudancin georgia da kudancin sandwich island|louna georgia ja louna sandwichi saared|lulli georgia ja lulli sandwich sullot|maada georgia ja maddaah sandwichsuolluuh|otumotu seosia tonga mo saniuisi tonga|pietu dzordzija ir pietu sandvico salos|podpoldnjowa georgiska a podpoldnjowe sandwichowe kupy|sandwitch|sandwitch islands|saut jojia an saut sandwich ailands|seoirsea a deas is na h eileanan sandwich a deas|seorsea a deas is na h eileanan sandwich a deas|seworsi di sid ak duni sandwiis di sid|sod jeorjie un de sodlijje botteramms enselle|soedjeorjie un de soedlijje botteramms enselle|soergeorgia og de soere sandwichoeyane|soergeorgia og de soere sandwichoeyene|soergeorgia og soersandwichoeyane|soergeorgia og soersandwichoeyene|sor georgia og de sore sandwichoyane|sor georgia og de sore sandwichoyene|sor georgia og sor sandwich oyane|sor georgia og sor sandwichoyane|sor georgia og sor sandwichoyene|south georgia na agwaetiti south sandwich|south georgia og de sydlige sandwichoeer|south georgia og de sydlige sandwichoer|south georgia og south sandwich islands|south georgia u giraven sandwich a basur|sud georgia en sudlike sandwicheilannen|sud georgio kaj sud sandvicinsuloj|sudgeorgie und dsudlice senwicinsla|sudgeorgien an dei sudlech sandwichinselen|sudur georgia og sudur sandvikureyjar|sudurgeorgia og sudursandwichoyggjar|suedgeorgie und dsuedlice senwicinslae|suedgeorgien an dei suedlech sandwichinselen|sueuedgeorgie und dsueuedlichi saendwitschinsle|suid georgie en die suidelike sandwicheilande|suudgeorgie und dsuudlichi sandwitsch insle|visiwa vya georgia kusini na sandwich kusini|visiwa vya jojia kusini na sandwich kusini|visiwa vya jojia ya kusini na sandwich ya kusini|xeorxia do sur e illas sandwich|xhorxha jugore dhe ishujt sanduic te jugut|xhorxha jugore dhe ishujt senduice te jugut|zerbari jarjia
GT	code	exact	GUA
GT	name		guatamala|guatemala le|gwatemala|republiek guatemala
GT	name	exact	eguatemala|emetab guatemala|goatemala|guatemaala|guatemala nutome|guatemale|guatemara|guatimala|guvatimyra|guwaatamaala|guwaatimaalaa|guwatemala|guwatemalaa|gvatemala|gvatemalo|gwaatemalaa|gwatamala|gwatemaala|gwatemara|gwatimala|hugwatemala|i guatemala|il gwatemala|juwatemaala|juwatemahla|kuatamala|kuatamara|kuatemala|ngwatemala|orileede guatemala|qvatemala|republic of guatemala|ugwatemala
GT	official		la republica de guatemala|la republique du guatemala|the republic of guatemala
GU	name		guame
GU	name	exact	eguam|emetab guam|guaam|guam nutome|guama|guamas|guambat|guami|guamu|guvym|guwa|guwam|guwama|guwami|gvam|gvamo|gwam|gwame|gwamu|gwani|hugwam|i guam|juham|kuama|kuamie|kuamu|ngwame|orileede guamu|territorio de guam|ugwam
GW	code	exact	GBS
GW	former		portuguese guinea
GW	name		gine bissau|guine bissau|guinea bisau|guinee bissau|guinee bissau la|gwinea bissau|republiek guinee bissau
GW	name	exact	a guinea bissau|bisau gvineja|bissau guinea|eguinea bissau|emetab guinea bissau|gene busau|giine bisaau|giinii bisaawoo|gine bisaau|gine bisaawo|gine bisaawoo|gine bisao|gine bisau|gine bisawo|gine bisawu|gine biso|gine bisso|gine misav|ginea bissa|ginea bissau|ginea bissaw|ginebisau|ginebisawu|ginee bisoo|gineea bissau|gineja bissau|gineya bisawu|gini bhisawo|gini bioso|gini bisaaw|gini bisao nutome|gini bisau|gini bisaw|gini bisawu|gini bissau|ginia bissau|ginya bisaw|ginya bissaw|gninee bisau|guine bisau|guine bisso|guine ma bissao|guinea bisao|guineea bissau|guinia bissau|gvineja bisao|gvineja bisau|gvineja bisava|gvineja bissau|gvineo bisauo|gvineya bisau|gwineya bisau|huginebisau|i guinea bissau|il guinea bissau|jinneha bissau|kiinepisao|kini pihao|kini pisau|nggine mbisawu|nginebisau|orileede gene busau|qvineya bisau|republic of guinea bissau|uginebisau
GW	official		la republica de guinea bissau|la republique de guinee bissau|the republic of guinea bissau
GY	former		british guiana
GY	name		cooeperatieve republiek guyana|cooperatieve republiek guyana|gueiana|guiana|gujana|guyana le
GY	name	exact	an ghuain|co operative republic of guyana|eguyana|emetab guyana|gajana|gayana|giana|gijyny|giyaan|giyan|giyana|giyane|goyana|guaejaana|guajaana|guajane|guayana|guidheana|gujano|guwana|guyaana|guyaanaa|guyaane|guyan|guyanaa|guyanadu|guyane|gvaejana|gvajana|gwiyana|huguyana|i guyana|il guyana|jujaana|kaiana|kuiana|kuyaan|ngiyane|orileede guyana|qayana|qviyana|republic of guyana|uguyana
GY	official		la republica cooperativa de guyana|la republique cooperative du guyana|the co operative republic of guyana
HK	abbreviation		hk|hksar
HK	former		british hong kong
HK	name		china hong kong sar|china hong kong special administrative region|china region administrativa especial de hong kong|chine region administrative speciale de hong kong|cin hong kong oeib|cin hong kong oeyb|cin hong kong oib|cin hong kong oyb|dac khu hanh chinh hong kong trung quoc|hk sar|hong kong china|hong kong dak tiongkok|hong kong rae da china|hong kong sar|hong kong sar china|hong kong sar tiongkok|hong kong trung quoc|hongkong|hongkong sar|hongkong sar kina|hongkong sar van china|rae de hong kong china|ras chinoise de hong kong|ras di hong kong|region administrativa especial de hong kong de la republica popular china|sonderverwaltungsregion hongkong|sonderverwaltungszone hongkong|sra hongkong chiny
HK	name	exact	agbegbe isakoso isuna hong kong ti sana n dari|agbegbe ishakoso ishuna hong kong ti shana n dari|are china de hong kong|babban yankin mulkin hong kong na kasar sin|ehong kong|ehong kong sar china|gonkong|gonkong aas hytay|gonkong xitoy mmh|hag kag|hag kag siny era|hang kang|hang kang o sar chin|hong cong|hong kong aeb txina|hong kong caina kaja|hong kong nutome|hong kong pup kina|hong kong rae|hong kong rae china|hong kong rae de china|hong kong rae xina|hong kong ras da cina|hong kong rejion administrativu spesial di xina|hong kong rhga tsieina|hong kong rmd sina|hong kong sar caina|hong kong sar cina|hong kong sar kina|hong kong sar na sine|hong kong sar tsaina nutome|hong kong sar tseina|hong kong sar tsieina|hong kong txinako aeb|hong konga hit ya cine|hongi kongi|hongi kongi sar siaina|hongipua|hongipua haina|hongkong hiina erihalduspiirkond|hongkong kiina ehk|hongkong kiinan eha|hongkong kiinan erityishallintoalue|hongkong kkt|hongkong oao ciny|hongkong ras de china|hongkong sao kine|hongkong sar van sina|hongkong sas china|hongkong sas sjina|hongkong zao ciny|hongkongi erihalduspiirkond|honkon|honkon kyaena|honkonga|honkongas|honkongo|honkongo sar de cinujo|honq konq|honq konq xuesusi inzibati erazi cin|honq konq xuesusi inzibati rayonu cin|honq konq xususi inzibati erazi cin|honq konq xususi inzibati rayonu cin|hoong koong|hoong koong sar chaayinaa|hugi kugi|hugi kugi rae xina yara|i hong kong|i hong kong sar china|ir regjun amministrattiv specjali ta hong kong tar repubblika tal poplu tac cina|kinas ipasas parvaldes apgabals honkonga|laladan administratif astamiwa hong kong|ma onkon|oong kong|posebno administrativno obmocje lr kitajske hong kong|posebno administrativno obmocje lr kitajske hongkong|posebno upravno obmocje ljudske republike kitajske hongkong|pup hong kong kina|ras de hong kong|ras hong kong a chinei|ras hong kong china|ras tzinesa de hong kong|regiun aministrativa speziala de hong kong|regiun dadministraziun speziala da hongkong china|regiun dadministraziun speziala hongkong china|regjon aministrative special de cine di hong kong|rejiau administrativu special di hong kong|rejiau administrativu spesial di hong kong|rpa i hong kongut|rva i hong kongut kine|rvak i hong kongut|sainreigiun riarachain hong cong daonphoblacht na sine|sar hongkong|sar hongkong kina|serstjornarsvaedid hong kong|sjalfstjornarsvaedid hong kong|sonderverwaltigszona hongkong|sonderverwaltigszone hongkong|spezialverwaltungszon hong kong|srr na sine hong cong|wosebita zarjadniska cona hongkong|wosebna zastojnstwowa cona hongkong|ypatingasis administracinis kinijos regionas honkongas
HK	official		hong kong special administrative region|hong kong special administrative region of china|hong kong special administrative region of the peoples republic of china
HM	name		dao heard va quan dao mcdonald|heard adasi ve mcdonald adalari|heard e islas mcdonald|heard en mcdonaldeilanden|heard island|heard island and mcdonald islands|heard och mcdonaldsoarna|heard och mcdonaldsoearna|heard und mcdonaldinseln|heardoen och mcdonaldoearna|heardon och mcdonaldoarna|ile heard et iles macdonald|iles heard et macdonald|iles heard et mcdonald|ilha heard e ilhas mcdonald|ilhas heard e mcdonald|islas heard y mcdonald|isole heard e mcdonald|pulau heard dan kepulauan mcdonald|quan dao heard va mcdonald|wyspy heard i mcdonalda
HM	name	exact	agwaetiti heard na agwaetiti mcdonald|de heart ensel un de mcdonald enselle|duni herd ak duni makdonald|eheard and mcdonald islands|eilean heard is eileanan mhicdhomhnaill|eilean heard is mhicdhomhnaill|erekusu heard ati erekusu mcdonald|girava heard u giraven mcdonald|giraven heard u macdonalde|hard o mekdonald island|harni kar magtonarni goj veso ag|heard a mcdonald inselen|heard ani mcdonald zunve|heard en mcdonaldeilande|heard en mcdonaldeilannen|heard eta mcdonald uharteak|heard i arhipelag mcdonald|heard illa i mcdonald illes|heard island og mcdonald islands|heard ja mcdonald saared|heard ja mcdonald sullot|heard ja mcdonaldinsaaret|heard ja mcdonaldsuolluuh|heard kple mcdonald fudomekpowo nutome|heard ne mcdonald supo|heard oen og mcdonald oerne|heard og mcdonald oyane|heard og mcdonald oyene|heard og mcdonaldoeyane|heard og mcdonaldoeyene|heard og mcdonaldoyene|heard og mcdonaldoyggjar|heard og mcdonaldseyjar|heard og mcdonaldsoeyane|heard og mcdonaldsoyane|heard sziget es mcdonald szigetek|heard und mcdonald insla|heard und mcdonaldinslae|heardeiland en mcdonaldeilande|heardi ja mcdonaldi saared|heardoeen og mcdonaldoeerne|heardoeya og mcdonaldoeyane|heardov ostrov a macdonaldove ostrovy|heardov ostrov a mcdonaldove ostrovy|heardov otok in mcdonaldovi otoki|heardowa kupa a mcdonaldowe kupy|heardoya og mcdonaldoyane|hearduv ostrov a mcdonaldovy ostrovy|heerd na mekdonald kabutukeltena|herd i arhipelag mekdonald|herd ve mak donald adalari|herd ve makdonald adalari|herd we makdonald adalary|herda kaj makdonaldaj insuloj|herda sala un makdonalda salas|herda un makdonalda salas|herdo ir makdonaldo salos|hiad and makdonald ailands|hoeoerd und maecdonaldinsle|hoord und macdonald insle|hurd we makdonald|i heard and mcdonald island|i heard island ne mcdonald islands|il gzejjer heard ul gzejjer mcdonald|ile heard et iles mcdonald|ilha heard i ilhas mcdonald|ilhas heard i mcdonald|illa heard e illas mcdonald|illa heard i illes mcdonald|illas heard e mcdonald|illes heard i mcdonald|inizi heard ha mcdonald|inslas da heard e da mcdonald|inslas da heard e da mcdonlad|inslas da heard e mcdonald|insula heard si insulele mcdonald|insulas heard e mcdonald|ishujt herd and mekdonald|ishujt herd e mekdonald|ishulli herd dhe ishujt mekdonald|ishulli herd dhe ishujt mekdonalde|islles heard y mcdonald|isoles heard y mcdonald|isulas heard e mcdonald|isule heard e isulis mcdonald|isuli heard e mcdonald|izole heard e mcdonald|jasiiradaha heard iyo mcdonald islands|jasiiradda haad and makdonald|kapuama ita heard asui mcdonald|kapuloan heard lan mcdonald|kepulauan heard and mcdonald|kisiwa cha heard na visiwa vya mcdonald|mcdonald islands|nga moutere heriti me makitanara|odoloota herdii fi maakdoonaald|oilean heard agus oileain mcdonald|ostrva herd i mekdonald|ostrvo heard i arhipelag mcdonald|ostrvo herd i mekdonaldova ostrva|ostrvo herd i ostrva makdonald|otoci heard i mcdonald|otumotu heati mo makitonali|tsibirin heard da mcdonald|visiwa vya heard na macdonald|xerd va makdonald orollari|ynys heard ac ynysoedd mcdonald
HM	official		heard island and mcdonald islands australia
HN	code	exact	HON
HN	name		honduras le|republiek honduras
HN	name	exact	ehonduras|emetab honduras|gonduras|hanura|hinduras|hondiorasy|hondirasi|honduasi|hondulas|hondulasi|hondura|honduraasi|hondurasa|hondurasdu|hondurasi|hondurathi|hondures|honduro|hondurus|honitulasi|honotura|huhondulasi|hunduras|hundurasi|hunnuras|i honduras|il honduras|ondulas|onduraas|onduras|ondurase|ongduras|onnduraas|orileede hondurasi|republic of honduras|ser honduras|udura|uhondurasi|yankin honduras
HN	official		la republica de honduras|la republique du honduras|the republic of honduras
HR	code	exact	CRO
HR	name		chorwacja|croacia|croatie|croatie la|croazia|hirvatistan|hrvatska|kroasia|kroatie|kroatien|republiek kroatie|republika hrvatska
HR	name	exact	a chrothais|an chroit|chorvatsko|chorwatska|cravuazie|croasia|croatia hrvatska|croatiab|croatzia|croaxia|cruazzia|ecroatia|emetab croatia|horvaatia|horvatija|horvatorszag|horwatiya|hrvaska|hukorasia|i croatia|il kroazja|kelowasia|kerwasya|kirooshiyaa|kolasia|kolasiya|kolowasii|korasia|korasiya|korathia|koreshia|koresiya|koroashia|koroatia|korowasi|korowasiya|korwaatia|korwasii|korweeshiya|koweshia|kroaazie|kroaci|kroasa|kroashia|kroasi|kroasie|kroasii|kroatia|kroatija|kroatiya|kroatsia nutome|kroatujo|kroatya|kroazia|kroazja|kroeshia|kroesia|kroshia|krowasi|krowasii|krowazije|krowehyia|kruatija|krwaasi|krwasi|krwatya|kuloisia|kurowaishiya|kurowesya|kuruwasiya|ma kowata|orileede koroatia|ukorasia|xirwatistan|xorvatiya
HR	official		la republica de croacia|la republique de croatie|republic of croatia|the republic of croatia
HT	code	exact	HAI
HT	name		hayti|repiblik ayiti|republiek haiti|republique dhaiti
HT	name	exact	aiti|ajti|ayiti|ayti|ehaiti|emetab haiti|gaiti|haati|haayitii|haeti|haidhti|haiiti|haiti nutome|haitii|haitio|haitis|haitti|hati|hayiti|hayitii|haytii|heiti|huhaiti|i haiti|il haiti|orileede haati|republica de haiti|ser haiti|uhaiti
HT	official		la republica de haiti|la republique dhaiti|republic of haiti|the republic of haiti
HU	name		hongaarse republiek|hongarije|hongrie|hongrie la|hungari|hungaria|hungria|macaristan|magyar|magyarorszag|ungarn|ungern|ungheria|wegry
HU	name	exact	an ungair|ehungary|emetab hungary|hanekari|hangaarii|hangare|hangari|hangeri|hengarya|hngarya|hongare|hongareieb|hongari|hongarye|honggale|honggari|hongiruii|hongri|hongria|huhungalia|hungaari|hungakalia|hungalia|hungaliya|hungari nutome|hungariya|hungarujo|hungorska|hungri|hungriya|hwngari|i hungary|l ungerija|ma maja|madarska|madarsko|madzarska|ongari|ongaria|onggrii|ongili|ongiri|ongjarie|ongri|ongria|onngiri|orileede hungari|peoples republic of hungary|republic of hungary|ugiriya|ugrija|uhungaria|ungare|ungari|ungaria|ungarija|ungarni|ungerija|unggar|ungrai|ungria|ungverjaland|unjann|unkari|vengrija|vengriya|wengriya
HU	official		la hongrie
IC	name		canarias|canaries|canarische eilanden|iles canaries|ilhas canarias|islas canarias|isole canarie|kanarieoarna|kanarieoearna|kanarische inseln|kanarya adalari|kepulauan canaria|kepulauan canary|quan dao canary|wyspy kanaryjskie
IC	name	exact	agwaetiti kanari|canarias zunve|canary island|de kannaresche enselle|ecanary islands|erekusu kanari|giraven kanaryaye|giraven qenariye|i canary islands|il gzejjer canary|ile canary|illas canarias|illes canaries|inizi kanariez|inslas canarias|insulas canari|insulele canare|ishujt kanarie|islles canaries|isoles canaries|isulas canarias|isuli canari|isulis canariis|izole canarie|jasiiradda kanari|kanaari saared|kanar adalari|kanar adalary|kanar orollari|kanaray island|kanaresch inselen|kanari|kanari dip|kanari fudomekpowo nutome|kanari szigetek|kanariak|kanariansaaret|kanarias|kanariasullot|kanariasuolluuh|kanariese eilande|kanarieyjar|kanarii kabutukeltena|kanariju salas|kanarioeyane|kanarioeyene|kanarioj|kanarioyane|kanarioyene|kanarise insla|kanarise inslae|kanariske kupy|kanariske oeer|kanariske oer|kanariuoyggjar|kanarska ostrva|kanarske ostrovy|kanarski otoci|kanarski otoki|kanaru salos|kanaryske eilannen|kanyrija goj veso|kapuama ita kanariya|kapuloan kanari|keneri ailands|motu kanere|na h eileanan canarach|na hoileain chanaracha|odoloota kanaarii|otumotu kaneli|tsibiran canary|visiwa vya kanari|yr ynysoedd dedwydd
IC	official		canary islands spain
ID	former		dutch east indies|netherlands east indies
ID	name		endonezya|indonesie|indonesie l|indonesien|indonezja|republiek indonesie|republik indonesia
ID	name	exact	an indineis|andunisya|e indonesia|emetab indonesia|endhoneshia|endoneshia|endonesi|endonesia|endonezi|endonosii|enndonesii|enndonezii|huindonesia|i indonesia|idunesiya|indoneesia|indoneesie|indoneesije|indoneesiya|indoneezi|indoneeziya|indonehyia|indoneshia|indonesi|indonesia nutome|indonesiab|indonesiya|indoneska|indonethia|indonezi|indonezia|indonezija|indonezio|indoneziska|indoneziya|indonezya|indonishia|indonisiya|indooneeshiyaa|indunizi|indunizya|indunusiya|initonesia|initonihia|innunesia|inoneja|l indonezja|ma intonesija|na h innd innse|ndoniihyia|orileede indonesia|undonesia|yindonezya|yndonesie
ID	official		la republica de indonesia|la republique dindonesie|republic of indonesia|the republic of indonesia
IE	abbreviation		rep of ireland|roi
IE	former		irish free state
IE	name		ai len|eire|ierland|ierse republiek|ireland republic of|irish republic|irland|irlanda|irlande|irlande l|irlandia|republic of ireland|southern ireland
IE	name	exact	aayarland|aealani|aelandi|aelilan|aereland|aerland|ailandi|airani|airija|are lumaa|ayalaandi|ayalan|ayaland|ayalandi|ayeerlaand|ayerland|ayrlaand|e ireland|eire ireland|eire irlande|eirinn|emetab ireland|huayalandi|i ireland|ierlan|iirimaa|ilan|ilelani|ililand|irada|ireland nutome|ireland rep|irelande|irelannd|irelend|irerandi|irija|irilandi|irlandi|irlandiya|irlando|irlandu|irlandy|irlanna|irlannda|irlanti|irlenda|irorszag|irrland|irska|irsko|iryna|iwerddon|iwerzhon|l irlanda|lirlund|orileede ailandi|republik irlan|repulbic of ireland|ser ireland|the republic of ireland|uayalandi
IE	official		lirlande
IL	name		emetab israel|iosrael|israele|israelienne|israelite|israil|izrael|staat israel|yisrael|yisraeli
IL	name	exact	aesrel|asrel|bhanisilaila|e israel|esrail|ezile|huislaheli|iharaira|iisrael|isdraeli|iserael|iseraela|isereli|isihae|isilaeli|isilayel|isileli|isiraeeli|isiraeli|isiraheli|isirairi|isirayele|isirayeli|isirayeu|islaeli|islayel|israaeel|israaiil|israaiila|israe|israeil|israel nutome|israelo|israely|israila|israyel|israyil|isroil|issraael|issraal|isuraeli|ithraeli|iziraila|izraela|izraele|izraelis|izrayil|izrel|izuraeri|kwa israel|ma isale|orileede isereli|ser israel|uisraeli|yishrael|yisirayeri|ysrayyl
IL	official		el estado de israel|letat disrael|state of israel|the state of israel
IM	abbreviation		iom
IM	code	exact	GBM
IM	name		dao man|ile de man|ilha de man|insel man|isla de man|isola di man|man adasi|man eiland|mann|pulau man|wyspa man
IM	name	exact	aail ap man|ail of man|aisale mardom|aisle of man nutome|de ensel maen|de ensel man|dunu maan|e isle of man|eiland man|eilean mhanainn|ellan vannin|enez vanav|erekushu ile man|erekusu ile man|girava man|girava mane|i isle of man|ilha di man|illa de man|insla da man|insle vo maen|insle vo man|insul de man|insula de man|insula man|ishulli i manit|ishulli i robit|isle na man|isle na mutum|isle of man gb|islee oof maan|islla de man|isola de man|isula de man|isula di man|isule di man|izola de man|jasiiradda isle of man|jasiiradda man|kisiwa cha man|kisiwa cha mwanadamu|ma kapuama|man kaatukeltena|man sziget|man uhartea|mani saar|manksinsulo|mann sullot|mansaari|mansualui|men adasi|men adasy|men oroli|menacho zunvo|menas sala|meno sala|motu mani|myn goj veso|oilean mhanann|ostrov man|ostrvo man|otok man|pulo man|te moutere mana|ynys manaw
IN	former		british india
IN	name		bharat|bharat ganarajya|hindistan|hindustan|inde l|india la|indie|indien|republiek india
IN	name	exact	a india|an do|an india|ande|bharot|buyindi|e indiya|eend|emetab india|endia|endujamana|ennde|enndo|hendostan|hind|hindii|hindiston|hindiya|hindujo|huindia|i india|idiya|inde|indhia|india nutome|indiab|indija|indije|indiska|indiya|indland|indu laboo|indy|inia|inija|initia|innia|intia|l indja|lenn|lhend|lhind|ma palata|mba india|na h innseachan|orileede india|provinces of india|ser inde|ubuhindi|uhindini
IN	official		la republica de la india|la republique de linde|republic of india|the republic of india
IO	abbreviation		biot|british indian ocean terr
IO	name		archipel chagos|archipel des chagos|archipelag czagos|archipielago de chagos|arcipelago chagos|arquipelago de chagos|britanya hint okyanusu topraklari|britisches territorium im indischen ozean|brits indische oceaan|brits indische oceaanterritorium|britse gebieden in de indische oceaan|brittiska territoriet i indiska oceanen|brytyjskie terytorium oceanu indyjskiego|chagos|chagos archipel|chagos archipelago|chagos islands|chagos takimadalari|chagoseilanden|chagosoarna|chagosoearna|kepulauan chagos|lanh tho an do duong thuoc anh|lanh tho anh tai an do duong|ocean indien britannique|quan dao chagos|teritori samudra hindia britania|territoire britannique de locean indien|territori britannici delloceano indiano|territorio britanico del oceano indico|territorio britanico do oceano indico|territorio britannico delloceano indiano|thuoc dia anh tai an do duong|wilayah inggris di samudra hindia
IO	name	exact	akal aglizi deg ugaraw ahendi|akojopo awon erekushu shagosi|akojopo awon erekusu sagosi|ala ile biriteeni ni etikun india|amur n agaraw uhindi ubritani|angile ka endu dugukolo|anglofong ma indiya|archipel da chagos|archipelago de chagos|arcipelagu chagos|arhipelag cagos|arhipelag chagos|arhipelagul chagos|arkipelagu i cagosit|arsipelago ciagos|artzipelagu chagos|arxipelag de chagos|bahari ya hindi ya uingereza|bartani hendi zerdamag|biritaniku usuasawa useyanu idiku|bitek bi nggisi i tuye india|bizinga byecago|bresku indlandshafseyjar|brettesche besezunge em indesche oozejahn|brit indiai oceani teruelet|brit indiai oceani terulet|brita hindoceana teritorio|britaintowo fe india fudome nutome|britanacho hindi mahasagor prant|britaniya hind okeani erazisi|britaniyanin hind okeani erazisi|britaniyaning hind okeanidagi hududi|britaniyanyn hindi okeanyndaky territoriyalary|britanska teritorija indijskog okeana|britanska teritorija u indijskom okeanu|britanska territorija u indijskom okeanu|britanski indijskooceanski teritorij|britanski teritorij u indijskome oceanu|britansko ozemlje v indijskem oceanu|britenfo hon man wo india po no mu|britenfo man wo india po no mu|britescht territorium am indeschen ozean|briti india ookeani ala|britis indiati samudra handi|britischs territoorium im indische oozean|britises territorium em indise ozean|british indian oshen teretri|britisi indu teekoo laama|britisk territorium i indiahavet|britiske omraade i det indiske hav|britiske omrade i det indiske hav|britiski indiskooceaniski teritorium|britiski teritorij w indiskim oceanje|brits indiese oseaangebied|britse gebieden yn de indyske oseaan|britse indiese oseaangebied|britske indickooceanske uzemi|britske indickooceanske uzemie|brittilaeinen intian valtameren alue|brittilainen intian valtameren alue|brittilas india vaeldimeera kuavlu|brittilas india valdimeera kuavlu|burutic gendian ocen|cagoosi kabutukeltena|cagos arhipelago|cagoske ostrovy|cagoso salynas|cagosu arhipelags|caqos arxipelaqi|chagos archipielago|chagos arkipelago|chagos arkipeloog|chagos eyjaklasinn|chagos szigetcsoport|chagos uhartedia|chagose saared|chagoske kupy|chagosoeerne|chagosoerne|chagosoeyane|chagosoeyene|chagosoyane|chagosoyene|chagossaaret|crioch aigean indiach na breataine|daangaa galaana hindii biritish|det britiske territoriet i indiahavet|det britiske territorium i det indiske ocean|dhul xadeedka badweynta hindiya ee biritishka|dhul xadeedka badweynta hindiya ee ingiriiska|dingo ki dzughunsto ki endia ki bileti ko|ebizinga bya cago|ebizinga bya indian ebya bungyereza|ebritish indian ocean territory|echagos archipelago|eneo ja uingeeza mwe bahali hindi|eneo la uingereza katika bahari hindi|enezeg chagos|erde okyanusa hindi ya britani|etikun indiani ti ilu biritisi|faridranomasina indiana britanika|geeshi kaatena indiya katengku ni|herema okyanusa hindi ya britanyaye|himaya ya uingereza katika bahari hindi|hindi ummanynda britaniya teritoriyasy|i british indian ocean territory|i chagos archipelago|ieneo la uingeredha katika bahari hindi|ilhas britanika di indiku|ilhas britanikas di indiku|illes chagos|indiako ozeanoko britainiar lurraldea|indiako ozeanoko lurralde britainiarra|indijas okeana britu teritorija|indijos vandenyno britu sritis|innis mhuir chagos|intara yubwongereza yo mu birwa byabahindi|isi yu uingereesa irivii ra hiindi|jengeesi gbawoe indiya koiye lo|kapuloan chagos|kebebertab araraitab indian ocean nebo uingeresa|keeriindi britaani to maayo enndo|khagosoyggjar|komgiraven archilpelagoye|komgiraven cagose|koom ki ndian yi ngilis|kyagoso akyipalego|lieneo lyaki nngalesa nbahali ya hindi|lutanda lwa angeletele ku mbu wa indiya|mabele ya angeletele na mbu ya indiya|nlambo ngelen ma yi mang ntsieh|nnam engelis ya mang me ende|nthi cia ngeretha gatagati ka iria ria hindi|orileede etikun indiani ti ilu biritisi|osiyno iniko ty tehitorijo mrityniku|otocje chagos|otu motu sakosi|potu fonua moana initia fakapilitania|ranntair breatannach cuan nan innseachan|sese ti anglee na nguyaemae ti ennde|sese ti anglee na nguyama ti ennde|stora bretlands indiahavoyggjar|tamnadt tanglizit n ugaru ahindi|te rohe o te moana inia piritene|te rohe o te moana iniana piritihi|teritore britanich dl ozean indian|teritori britanic dal ocean indian|teritorio britanego de loseano indian|teritoriul britanic din oceanul indian|teritoryo sa british indian ocean|teritoryo sa karagatan ng british indian|terituwaaru bretaan ci oseyaa enjeng|teritwar britanik losean indien|territori britanic de locea indic|territori britanik i oqeanit indian|territori britannic da locean indic|territori britannic en locean indic|territorio oceanic britanno indian|territoriu britanicu del oceanu indicu|territoriu britannicu de sotzeanu indianu|territorju brittaniku tal ocean indjan|tiriad breizhveurat meurvor indez|tiriogaeth brydeinig cefnfor india|tiriogaeth cefnfor india prydain|tirritoriu ucianicu di linnia britannica|txagos uhartedia|ulubali lwa hubahari ya hindi lwa huingereza|uluvala lwa uwingelesa ku bahali ya hindi|wilayah inggris ing segara hindia|wilayah inggris nang segoro hindia|wilayah lautan hindi british|xagos zunve|yankin birtaniya na tekun indiya|ynysfor chagos|ze ingeris ncom wa indi
IQ	name		al iraq|al jumhuriyah al iraqiyah|iraki|iraq el|iraq l|iraque|republiek irak
IQ	name	exact	an iaraic|ciraaq|e iraq|eiraq|elaki|emetab iraq|erak|huilaki|i iraq|i rac|ilaaki|ilak|ilaki|iorac|iraak|iraaka|iraaki|iraaq|irac|irag|irak|iraka|irakas|irako|iraqduko|iroq|l iraq|leiraq|ma ilaki|orileede iraki|wiraki|yiraaka|yrak
IQ	official		la republica del iraq|la republique diraq|republic of iraq|the republic of iraq
IR	abbreviation		ir iran|islamic rep of iran
IR	code	exact	IRI
IR	former		persia
IR	name		al iran|al jumhuriyah al islamiyah al iraniyah|cong hoa hoi giao iran|iran islamic republic of|iran republica islamica del|iran republique islamique d|islamic republic of iran|islamitische republiek iran|jomhuri ye eslami ye iran|republica islamica de iran
IR	name	exact	an iarain|e iran|emetab iran|eran|eron|eyran|huuajemi|i iran|iiraan|ilaani|ilang|ioran|ira|iraan|iraani|iran gweriniaeth islamaidd|iran nutome|iran republica islamica de|irana|iranas|irang|iranni|irano|irao|irau|l iran|ma ilan|orileede irani|persije|poblacht ioslamach na hiaraine|uadyemi|uajeemi|uajemi|uwajemi|yiraani|yiran
IR	official		la republica islamica del iran|la republique islamique diran|the islamic republic of iran
IS	name		ijsland|ijslandse republiek|island|islanda|islande|islande l|islandia|izlanda|lydveldid island|republic of iceland
IS	name	exact	aesilan|aesland|aisalan|aiseland nutome|aisi lumaa|aisilaandi|aisilandi|aisilani|aisland|aislandi|aithlandi|an ioslainn|ashilandi|asilandi|ayceland|ayeslaand|ayisilandi|ayisilendi|ayisirandi|ayseland|ayslaand|aysland|e iceland|emetab iceland|eslan|gwlad yr ia|huaislandi|i iceland|iislaand|iisland|inhrynija|innis tile|iselande|isilande|isilandi|isiradiya|islaand|islandi|islandija|islandiya|islando|islandska|islandy|islanna|islannda|islanti|islenda|issland|izland|l izlanda|orileede ashilandi|orileede asilandi|ser island|tiorangi|yslan|ysland|ze i glas
IS	official		la republica de islandia|la republique dislande|the republic of iceland
IT	name		italia|italiaanse republiek|italian republic|italie|italie l|italien|italya|repubblica italiana|wlochy
IT	name	exact	an eadailt|an iodail|e italy|emetab italy|etale|huitalia|i italy|ikalia|itaali|itaalia|itaalie|itaalije|itali|italia nutome|italiab|italii|italija|italiya|italska|italuii|italujo|itare|itaria|itarija|itariya|l italja|ma italija|mba italy|olaszorszag|orileede itali|orileede italiyi|talia|taliansko|talyaani|telyan|ubutaliyani|xaaliyaan|yitale|yr eidal
IT	official		la republica italiana|la republique italienne|republic of italy|the republic of italy
JE	code	exact	GBJ
JE	name		jerriais
JE	name	exact	bailliage de jerri|bailliage de jersey|cersi|dearsaidh|dschoersi|dschorsi|dzersi|dzersija|dzersis|dzerzi|dzese nutome|ejersey|geirsi|gyesi|i jersey|jaarsey|jarsey|jeersii|jerse|jersei|jersej|jersi|jersy|jerzejo|jerzenez|jezi|joeoeseh|jooseh|kasar jersey|selusi|serse|torehe|xhersej|xhersi|yesei
JE	official		bailiwick of jersey
JM	name		giamaica|jamaica island|jamaika|jamaique|jamaique la|jamajka|jamayka|jameyka|jamiaca|jamiaca island
JM	name	exact	diameuga|dschamaeika|dschamaika|dyamaika|dzamaika nutome|dzameka|ejamaica|emetab jamaica|gamajka|gjamaiche|gyamaika|gyameka|hamaika|hemeika|hujamaika|i jamaica|iamaice|il gamajka|jamaaika|jamaayik|jamaayikaa|jamaega|jamaeka|jamaicab|jamaik|jamaiki|jamajko|jamayika|jammaika|jamyika|jamyjka|orileede jamaika|samaik|samaika|samayig|samayiik|ujamaika|xamaica|xhamajke|yamaika|yamayka|zamaik|zamaika|zamaiki|zamayiki
JM	official		la jamaique
JO	former		transjordan
JO	name		giordania|hasjemitisch koninkrijk jordanie|jordania|jordanie|jordanie la|jordanien|reino hachemita de jordania|royaume hachemite de jordanie|urdun|yordania
JO	name	exact	an iordain|dzodan|ejordan|emetab jordan|giurdania|gwlad iorddonen|gyodan|horano|horedani|huyolodani|i jordan|il gordan|iordan|iordania|iordaniya|jirdaan|jodan|jodani|joodang|jordaania|jordaanie|jordaanije|jordani|jordanii|jordanija|jordanio|jordaniska|jordaniya|jordanni|jordansko|jornanija|jorondani|lajurdani|lurdun|njorondani|ordon|orileede jodani|soatane|soltani|sordani|uyordani|xordania|yoldani|yolodani|yordan nutome|yordani|yorodani|yorudaani|yorudaniya|yudaniya|zodani|zordani|zordanii
JO	official		el reino hachemita de jordania|hashemite kingdom of jordan|le royaume hachemite de jordanie|the hashemite kingdom of jordan
JP	former		empire of japan
JP	name		giappone|japao|japon|japon el|japon le|japonia|japonya|jepang|nhat ban|nihon|nihon koku|nippon|nippon koku
JP	name	exact	an t seapan|an tseapain|dyapani|dzakpan|dzapan nutome|ejapan|emetab japan|giapone|giappuni|giapun|gjapon|gyapaani|gyapan|hapani|hapon|hujapani|i japan|iapan|iapana|il gappun|jaapaan|jaapan|jaapong|jaappaan|jabaan|japa|japaani|japana|japang|japani|japanija|japanni|japanska|japanujo|japau|japo|japong|japoni|japonija|japonska|japonsko|jappu|japu|jepun|jjappun|kisungla makhoche|lyaban|ma nijon|mba japan|nipo|njabani|o xapon|orileede japani|sapong|sapoo|sapoong|sappong|siapani|ubuyapani|ujapani|xapon|yaponiya|zapo|zapoeon|zapon|zapoon
JP	official		el japon|le japon
KE	former		british east africa
KE	name		jamhuri ya kenia|jamhuri ya keniya|jamhuri ya kenya|kenia|kenya le|quenia|republiek kenia
KE	name	exact	an cheinia|ceinia|ekenya|emetab kenya|hukenya|i kenya|il kenja|keena|keenia|keenija|keeniya|keeniyaa|keenya|kena|kenaa|kenija|keniya|kenja|kenjo|kenya nutome|kenyaa|kenyab|kenyaea|khenya|kiiniya|kinia|kinya|ma kenja|orileede kenya|ser kenya|ukenya
KE	official		la republica de kenya|la republique du kenya|republic of kenya|the republic of kenya
KG	former		kirghizia|kirghizstan|kirgizia|kyrgyz rep|kyrgyz republic
KG	name		kirghizistan|kirghizistan le|kirgisistan|kirgistan|kirgizie|kirgizische republiek|kirgizistan|kirgizstan|kirguistan|qirgiz respublikasi|qirgiz respublikasy|quirguistao
KG	name	exact	an chirgeastain|ciorgastan|ekyrgyzstan|emetab kyrgyzstan|gyrgyzystan|hukiligizistani|i kyrgyzstan|il kirgizistan|kargazstan|karghazestan|keegestan|kejistan|kidzisitan|kigisitang|kigistang|kigizisita|kiigizistani|kikisitani|kikitanga|kiligisisitani|kiligizistani|kilikisistang|kiordistan|kirghisistan|kirghistan|kirghiz|kirghizzistan|kirgiisischtan|kirginhtyv|kirgisia|kirgisie|kirgistaan|kirgistang|kirgistau|kirgiston|kirgizi|kirgizija|kirgizistang|kirgizistano|kirgizisztan|kirgizja|kirgizsko|kirgizstan nutome|kirgizstana|kirgizstang|kirgizujo|kirguizistan|kirguizstan|kirigiretama|kirigisetan|kirigisitaani|kirigisitani|kirigistan|kirigizisitaani|kirigizisitang|kirigizistani|kirigizithtani|kirigizituaan|kirrjiisije|kiyirigiyizistan|korgozstan|kurishisitani|kurisisitani|kyrgystan|kyrgystang|kyrgyz|kyrgyzstanni|orileede kurishisitani|orileede kurisisitani|qirgizistan|qirgiziston|quirguicistan
KG	official		la republica kirguisa|la republique kirghize|the kyrgyz republic
KH	former		democratic kampuchea|kampuchea|khmer republic
KH	name		cambodge|cambodge le|cambodja|cambogia|camboja|camboya|campuchia|kambocya|kambodja|kambodscha|kambodza|kamboja|koninkrijk cambodja|preah reachanachak kampuchea|preah reacheanachak kampuchea
KH	name	exact	an chamboid|cambodgia|cambodiab|cambodscha|camboggia|camboxa|camboze|cambudya|cambuidea|canboja|ecambodia|emetab cambodia|hukambodia|i cambodia|il kambodja|kabuya|kaembozi|kamapotia|kamboca|kambodhia|kambodia|kambodia nutome|kambodiya|kambodj|kambodsa|kambodsja|kambodso|kambodya|kambodzsa|kambogo|kamboj|kamboje|kamboji|kamboodiya|kamboodiyaa|kamboogi|kambose|kamboxhia|kamboza|kambozi|kambudj|kambudya|kamipotia|kamubodia|kanbodia|kangbhodiya|kemboja|kombodia|kymoja|ma kame|orileede kamubodia|ukambodia
KH	official		el reino de camboya|kingdom of cambodia|le royaume du cambodge|the kingdom of cambodia
KI	former		gilbert islands
KI	name		quiribati|republiek kiribati
KI	name	exact	cireabaiti|ciribeas|ekiribati|emetab kiribati|hukilibati|i kiribati|kelebati|khiribati|kiibati|kilibati|kilipasi|kilipati|kiribaati|kiribaatii|kiribari|kiribas|kiribati nutome|kiribatii|kiribatis|kiribato|kiribhati|kirimati|kiripati|orileede kiribati|qiribati|republic of kiribati|ser kiribati
KI	official		la republica de kiribati|la republique de kiribati|the republic of kiribati
KM	name		comoras|comoras las|comore|comoren|comores|comores les|comoros the|komoren|komorerna|komorlar|komoro|komory|unie der comoren
KM	name	exact	al ittihad al qumuri|bizinga byekomoro|comore szigetek|comorerne|comoris|comoro|comorosu|cumur|de kommoore|ebizinga bya komoro|ecomoros|emetab comoros|hukomoro|i comoros|izinga rya komore|izole comore|juzur al qumur|kamoris|khomoro|komaoro|komare|komolo|komolos|komoloshi|komolosi|komool|komoor|komoore|komoorid|komooro|komooros|komor|komor adalari|komor adalary|komor orollari|komora|komorai|komorane|komore|komoreak|komoreh|komorene|komoreyjar|komorez|komori|komorit|komoroj|komoroos|komoros|komoros nutome|komorosi|komoroyggjar|komorska ostrva|komoru|komoru salas|komruth|koromo|kumur|kumure ita|kwamoras|les comores|oileain chomora|orileede komorosi|qumur|szigetek|udzima wa komori|ukomoro|union des comores|union of the comoros
KM	official		la union de las comoras|lunion des comores|the union of the comoros
KN	abbreviation		st kitts
KN	code	exact	SKN
KN	name		federatie saint kitts en nevis|saint christophe et nieves|saint christopher and nevis|saint kitts|saint kitts dan nevis|saint kitts e nevis|saint kitts en nevis|saint kitts et nevis|saint kitts i nevis|saint kitts nevis|saint kitts och nevis|saint kitts va nevis|saint kitts ve nevis|saint kitts y nevis|san cristobal y nieves|sao cristovao e neves|sao cristovao e nevis|st kitts and nevis|st kitts nevis|st kitts och nevis|st kitts und nevis|st kitts va nevis
KN	name	exact	emetab saint kitts ak nevis|est kitts and nevis|hato kiti me newhi|husantakitzi na hunevis|i saint kitts ne nevis|kiiti ati neefi|kitts na nevis di nso|kristofo senu ni neves|mtakatifu kitts na nevis|mutakatiifu kitisi na neviisi|naomh cristean is nibheis|nfufub kilisetov ai nevis|numpubi kits ni nevis|orileede kiiti ati neefi|s cristofer e nevis|s kitts e nevis|sa kirituwau sui newi|sa kitisi mo nevisi|saint christophe ek nieves|saint christopher i nevis|saint christopher island|saint kitis kple nevis nutome|saint kits lan nevis|saint kitts a nevis|saint kitts aamma nevis|saint kitts agus nevis|saint kitts es nevis|saint kitts eta nevis|saint kitts gi nevis|saint kitts ha nevis|saint kitts in nevis|saint kitts ja nevis|saint kitts na nevis|saint kitts ne neves|saint kitts ne nevis|saint kitts og nevis|saint kitts si nevis|saint kitts u nevis|san criostoir nimheas|san cristovo e nevis|san kirituwan sui newi|san kiti da nebis|san kits d nivis|san kits ve nevis|san kitts e nevis|san kristovan i nevis|sancte christophoro e nevis|sang kits ak newis|sankris d nifis|sankta kristoforo kaj neviso|sankti kitts og nevis|sankti kristofer og nevis|santakitisi ni nevisi|santakitzi na nevis|santekits d nivis|santu cristolu e nevis|santu kristofe mpe neves|santu kristofe ne neves|sao cristovao ani nevis|sau kristovau i nevis|seint kits ade nebis|sekitsi na nevisi|sen ki a nevi|sen kristofo na nevisi|seng kits na nefis|seng kitts nda nevis|sengkilistof enief|senkrestof ri nyeve|sent kits and nevis|sent kits e newis|sent kits i nevis|sent kits va nevis|sent kits ve nevis|sent kits we newis|sent kitsas ir nevis|sent kristofo kaj neviso|senti kitisi ne nevisi|senti kittis na nevisi|sentkitsa un nevisa|ser kristof ne nieve|shen kits dhe nevis|shen kits e nevis|sing kisi be nevisi|sint kitts en nevis|son cristof e nevis|st christopher og nevis|st kiitis fi neevis|st kitts a nevis|st kitts an nevis|st kitts and nefis|st kitts en nevis|st kitts iyo nevis|st kitts ja nevis|st kitts na nevis|st kitts o newis|st kitts und niuwis|st kitts y nevis|svaety kristof a nevis|svaty kristof a nevis|svaty krystof a nevis|sveti kits i nevis|sveti kristof in nevis|sveti kristofor i nevis|sy krinhtovyv kar nevinh|thantakitdhi na nevith|usantakitzi na nevis|zint kitts un nevis
KN	official		federation of saint christopher and nevis
KP	abbreviation		dpr korea|dprk|korea dem rep|n korea
KP	name		best korea|corea del nord|corea del norte|coree du nord|coreia do norte|democratic people s republic of korea|democratic peoples republic of korea|democratic peoples republic of korea the|democratische volksrepubliek korea|korea dem people s rep|korea dpr|korea north|korea polnocna|korea utara|kuzey kore|noord korea|nordkorea|republica popular democratica de corea|republica popular democratica de corea la|republique populaire democratique de coree|republique populaire democratique de coree la|trieu tien
KP	name	exact	an choire thuaidh|coirea a tuath|corea dal nord|corea de su nord|corea dl nord|corea do norte|coree dal nord|coreea de nord|curia di tramuntana|davvi korea|demirgazyk koreya|democratic peoples republic of korea dprk|demokraatischi volksrepublik koreea|dziehe korea nutome|emetab korea nebo murot katam|emntla korea|eszak korea|etifi koria|gogledd corea|gogledd korea|gurma kooree|guusu koria|hilagang korea|hukolea kaskazini|i north korea|il korea ta fuq|ipar korea|keneka kore|kole u muene|kolea kasikazini|kolea kaskazini|kolea tokelau|koleya ya luvala lwa kunyamande|kooree gurma|kooriyaa kaaba|kore demokratik halk cumhuriyeti|kore e veriut|kore i ngombok|kore noor|kore wa muulu|kore ya nor|kore ya nordi|kore yi bvuo|korea an norzh|korea atifi|korea avannarleq|korea avaratra|korea kaskazini|korea kaskazini jamhuri ya watu wa kidemokrasiaatique|korea kathkazini|korea ki te raki|korea lor|korea masawa|korea nothi|korea yu uturuko|koreab noord|korean demokraattinen kansantasavalta|koreanor|koreanska republika ludowo demokratyczna|koree gunyipenelang|koree rewo|koree ti banga|koreia di norti|koreja e veriut|koreja ta fuq|koreya amatemba|koreya bakur|koreya eya mumambuka|koreya eyomumambuka|koreya ta arewa|koreya yamajaruguru|koriya koi kangndo|koriya ta arewa|kureya nuti sui|kurya n izzlmd|kurya tugafat|kurya ufella|kuulia ekuw|kuuriyada waqooyi|lakore dinor|ma soson|narti koreja|noard korea|nood koreja|nord korea|nord koreo|nord koreujo|nordur korea|nordurkorea|norzhkorea|not koria|orileede guusu koria|podpolnocna koreja|pohja korea|pohjois korea|republica popular e democratica de corea|republique populaire democratique de coree rpdc|ser kore fah seng|severna korea|severna koreja|severni korea|sewjerna koreja|shamali koria|shimoliy koreya|siaures koreja|simali koreya|sjeverna koreja|tave korea|ugwu korea|ukorea kaskazini|uttar koriya|uttor korea|ziemelkoreja
KP	official		la republica popular democratica de corea|la republique populaire democratique de coree|the democratic peoples republic of korea
KR	abbreviation		rep of korea|rok|s korea
KR	name		corea del sud|corea del sur|coree du sud|coreia do sul|gueney kore|guney kore|han quoc|korea|korea poludniowa|korea rep|korea republic of|korea selatan|korea south|republic of korea|republic of korea the|republica de corea|republica de corea la|republiek korea|republique de coree|republique de coree la|sudkorea|suedkorea|sydkorea|the republic of korea|zuid korea
KR	name	exact	an choire|an choire theas|anaafo koria|anyiehe korea nutome|ariwa koria|cenubi koreya|coirea|coirea a deas|corea dal sid|corea de su sud|corea dl sud|corea dl sued|corea do sur|coree dal sud|coree du sud rep de|coree republique de|coreea de sud|curia di sciroccu|de corea|de korea|del korea|dienvidkoreja|dkin koriyaa|dokxinn korea|emetab korea nebo murot tai|emzantsi korea|etela korea|etelaekorea|guenorta koreya|gunorta koreya|hawsa kooree|hego korea|hukolea kusini|i south korea|il korea tisfel|janubiy koreya|jizni korea|juzna korea|juzna koreja|kole wu mbat|kolea kusini|kolea tonga|koleya ya kusini|kooree hawsa|kooriyaa kibbaa|kore e jugut|kore i ngwelmbok|kore wa mwinshi|kore ya sud|kore ya sudi|kore yi si|korea anaafoo|korea ar su|korea atsimo|korea ki te tonga|korea kidul|korea kujalleq|korea kusini|korea kusini jamhuri|korea kuthini|korea milambo|korea sauthi|korea ya saame|koreab suid|korean tasavalta|koreasud|koree gunyisonolang|koree ti mbongo|koree worgo|koreia di sul|koreja e jugut|koreja tisfel|koreya amashuuma|koreya basur|koreya eya mumaserengeta|koreya eyomumaserengeta|koreya ta kudu|koreya yamajepfo|koriya koi lengnge lo|koriya ta kudu|kureya su sui|kurya n iffus|kurya tunzult|kurya wadda|kuulia emam|kuuriyada koonfureed|lakore disid|louna korea|ma anku|maada korea|matta korea|orileede ariwa koria|pietu koreja|poblacht na coire|podpoldnjowa koreja|republica coreea|republik koreea|saut koria|ser kore nekeseng|sod koreja|soedkoreja|soerkorea|sor korea|sud korea|sud koreo|sud koreujo|sudur korea|sudurkorea|suid korea|sukorea|sur koreja|timog korea|ukorea kusini|worodugu kore|zerbari koria
KR	official		la republica de corea|la republique de coree
KW	code	exact	KUW
KW	name		co oet|koeweit|koweit|koweit le|kueveyt|kuveyt|kuwejt|staat koeweit
KW	name	exact	cuait|cuibheit|dawlat al kuwait|ekuwait|emetab kuwait|hukuwaiti|i kuwait|il kuwajt|khuweiti|koeity|kowed|koweet|koweeti|kowet|koweti|kueiti|kuvait|kuvajt|kuvajti|kuvajto|kuveit|kuveita|kuveitas|kuvet|kuwait nutome|kuwajt|kuwayt|kuwe|kuweet|kuweit|kuweiti|kuwet|kuwete|kuweti|kuweyt|kuweyti|kuwi ti|kuwwayt|kwayt|kwiyat|lkwit|orileede kuweti|quvayt|ser kowait|state of kuwait
KW	official		el estado de kuwait|letat du koweit|the state of kuwait
KY	name		cayman|cayman adalari|caymanoarna|caymanoearna|iles caimanes|iles caimans|ilhas caimao|ilhas cayman|islas caiman|isole cayman|kaaimaneilanden|kaimaninseln|kajmany|kepulauan cayman|quan dao cayman
KY	name	exact	agwaetiti cayman|airandi cia kayman|azua ngunde kaimaeni|azua ngunde kaimani|bama gun|bion bi kayman|bisanga bya kayima|bizinga ebya kayimaani|caiman illes|cayman brac|cayman eyjar|cayman islands gb|cayman isles|cayman qeqertaq|cayman sullot|cayman zunve|caymaneilanden|caymaneilannen|caymaneyjar|caymanoeerne|caymanoerne|caymanoeyane|caymanoeyene|caymanoyane|caymanoyene|caymanoyggjar|caymansaaret|caymansuolluuh|chisiwa cha kemen|chwila ng kaeman|de kaiman enselle|duni kaymang|duude kaymaa|ebizinga bya kayimaani|ebizinga bya kayimani|ecayman islands|etiokun kamani|figunguli ifya kayimayi|giraven kaymane|gzejjer kajmani|i cayman islands|ibirwa bya keyimani|ifisima fya kayman|ikwembeyotab cayman|il gzejjer cayman|ilhas caiman|ilhas kaimau|ilhas kaimon|illas caiman|illes caiman|inizi cayman|inslas cayman|insulas de caiman|insulele cayman|ishujt kajman|ishujt kajmane|isiwa sya kayman|islles caiman|isoles cayman|isulas cayman|isuli cayman|isulis cayman|izole caiman|kaaimanseilande|kaeimaeninsle|kaiman insle|kaiman uharteak|kaimaninselen|kaimaninsla|kaimaninslae|kaimanisaared|kaimanu salas|kaimanu salos|kajman szigetek|kajmana insularo|kajmanie ostrovy|kajmaniske kupy|kajmanji otoki|kajmanska ostrva|kajmanske kupy|kajmanske ostrovy|kajmanski otoci|kajmanski otoki|kajmym goj veso|kapuama ita kaima|kapuloan keman|kayimaan kabutukeltena|kayimane|kayman adalari|kayman adalary|kayman fudomekpowo nutome|kayman gungey|kayman ma langne|kayman orollari|kaymen gaylen|kaymi island|keemang tingnge|keimen dip|kejmanoj|keman ailands|kemanfo islands|lutanda lua kayima|mang ma kumbi|minlan mi kalimang|na h eileanan caimean|nga motu keimana|nosy kayman|odoloota saaymaan|oileain cayman|orileede etiokun kamani|otumotu keimeni|tigzirin n kamyan|tigzirin n kayman|tsibiran kaiman|visiiwa vya kayimani|visiwa vya cayman|visiwa vya kaimai|visiwa vya kaimani|visiwa vya kayman|vithiwa vya kayman|ynysoedd cayman|ze i gan|zil kayman|zvitsuwa zvecayman
KZ	name		cazaquistao|kasachstan|kazachstan|kazajistan|kazajstan|kazakhstan le|kazakistan|kazakstan|qazaqstan|qazaqstan respublikasy|republiek kazachstan
KZ	name	exact	an chasacstain|casachstan|casaquistan|casaquistao|ekazakhstan|emetab kazakhstan|gazagystan|hukazakistani|i kazakhstan|il kazakistan|kaazakstan|kajakinhtyv|kajakstan|kasaakhistaan|kasachschtan|kasacstan|kasahstan|kasakhstan|kasakhstani|kasakiretama|kasakisitani|kasakitani|kasaksitang|kasakstaan|kasakstan|kasasatani|kasastan|kasaxstang|kashashatani|kassakstahn|katatanga|kazachistan|kazachistani|kazachstanas|kazahstan|kazahstana|kazahstano|kazahsztan|kazahujo|kazakasitaani|kazaketang|kazakhestan|kazakhstanni|kazakisita|kazakisitaan|kazakisitaani|kazakisitaean|kazakisitani|kazakistaan|kazakistang|kazakistani|kazakistau|kazakithtani|kazakstan nutome|kazakstang|kazakusita|kazasitan|kazasitang|kazaxistan|kazaxstan|kazzakistan|orileede kasasatani|orileede kashashatani|qazaxistan|qozogiston|ukazakistani
KZ	official		la republica de kazajstan|la republique du kazakhstan|republic of kazakhstan|the republic of kazakhstan
LA	abbreviation		lao pdr|lao people s dem rep
LA	name		cong hoa dan chu nhan dan lao|lao|lao democratische volksrepubliek|lao peoples democratic republic|lao peoples democratic republic the|republica democratica popular de lao|republica democratica popular lao|republica democratica popular lao la|republique democratique populaire lao|republique democratique populaire lao la
LA	name	exact	elaos|emetab laos|gweriniaeth ddemocrataidd pobl lao|hulaosi|i laos|il laos|laaoos|laaos|laawos|laoosi|laos nutome|laosa|laosas|laosi|laoso|laosz|laothi|lathos|laus|lawas|lawoos|lawos|lawosi|layosi|luaosi|orileede laosi|poblacht dhaonlathach na laoise|raoho|raosi|rawo|ser laos
LA	official		la republica democratica popular lao|la republique democratique populaire lao|the lao peoples democratic republic
LB	name		li bang|liban|liban le|libanese republiek|libano|libano el|libanon|lubnan
LB	name	exact	an liobain|elebanon|emetab lebanon|hulebanoni|i lebanon|il libanu|labanan|leabanon|lebane|lebanon nutome|lebanoni|lebanonni|lebanooni|lebanu|lebbannon|lebhano|lebhanoni|lebnan|lepanoni|liba|libaa|libaanoon|libana|libanas|libang|libani|libanu|libanus|libbanu|libnan|libuaan|liibaang|liibanon|lipang|livan|liwan|lubnaan|o libano|orileede lebanoni|repanona|ribanu|rimana|ulebanoni
LB	official		la republica libanesa|la republique libanaise|republic of lebanon|the lebanese republic
LC	abbreviation		st lucia|sta lucia
LC	name		sainte lucie|santa lucia
LC	name	exact	de ensel zint lutscha|emetab lucia ne|est lucia|hato ruhia|husantalusia|i saint lucia|lucia di nso|lushia|lusi senu|mtakatifu lucia|mutakatiifu lusiia|naomh luisea|nfufub lusia|numpubi lusi|orileede lushia|orileede lusia|s lusia|sa lusia|saint lusia nutome|san lucya|san lusiya|sancte lucia|sang lusi|sang lusia|sankta lucio|sankti lusia|santa llucia|santa lucija|santa lughia|santa lusia|santalusia|santalusiya|sante lusie|santelusya|santez lusia|santlusi|santu lisi|sata lusiya|seint lusiya|selusiya|sen lushia|seng lusiya|seng lussia|sengtelusi|sent lisii|sent lucio|sent lushia|sent lusija|sent lusiya|sent lusiyaa|sent lyusiya|senti luciya|senti rusiya|sentlisi|sentlusija|ser lucia|sfanta lucia|shen lucia|sing lusiya|sint lucia|sontga lucia|st lusia|st lutschiia|st suusiyaa|svaeta lucia|svata lucia|svata lucie|sventoji liucija|sveta lucija|syta rusija|thantaluthia|usantalusia
LI	name		lichtenstein|liechtenstein le|listenstaine|principality of liechtenstein|vorstendom liechtenstein
LI	name	exact	eliechtenstein|emetab liechtenstein|fuerstentum liechtenstein|furstentum liechtenstein|hulishenteni|i liechtenstein|il liechtenstein|layctenstan|lektenstaen|leshitenisiteni|lesitenisiteni|letinshin|liachteschtai|liaechteschtaei|licansitan|lichistensteyin|lichtenstajnsko|lichtensteinas|lichtensteing|lichtenstejnsko|lichtensten|lichtinstein|licitensitayini|lictenctayn|lictensten|liechtensteinni|liectestei|ligstentan|lihtenshtajn|lihtenshtein|lihtenstajn|lihtenstayn|lihtensteina|lihtenstejno|lihtensteyn|liishtentain|likinctayn|likitenisiteini|liktenstain|liktenstein|liktensten|liktensteyin|liktinstein|lincenstayn|lischteschtein|lisensitayini|lisesetain|lisheniteni|lishenstein|lishenteeni|lishenteni|lisheteni|lishtensteni|lishuteni|lishyitenshitayini|listensitayin|listenstein|litsenstein nutome|lixenstain|lixtenshteyn|lixtenstain|lixtensteyn|liyjtensteyn|orileede leshitenisiteni|orileede lesitenisiteni|rikenetaina|rinhsitenh tajin|rixitexitai|ushenteni
LI	official		el principado de liechtenstein|la principaute du liechtenstein|the principality of liechtenstein
LK	code	exact	SRI
LK	former		british ceylon|ceylon
LK	name		ceylon sri lanka|democratische socialistische republiek sri lanka|sri lanca
LK	name	exact	cejlon|emetab sri lanka|esri lanka|hiri ranaka|husirilanka|i sri lanka|is sri lanka|orileede siri lanka|sari lanka|schri lanka|ser lanka|seri langka|shri lanka|silangika|sile langka|sililangka|sililanka|siri laankaa|siri langkaa|siri lanka|siri raka|siri rynka|sirilaanka|sirilanka|siriranka|sri lanka nutome|sri lankab|sri lanke|sri lanko|srilangka|srilanka|srilanko|suri langka|thirilanka|usirilanka
LK	official		democratic socialist republic of sri lanka|la republica socialista democratica de sri lanka|la republique socialiste democratique de sri lanka|the democratic socialist republic of sri lanka
LR	name		liberia le|liberya|republiek liberia
LR	name	exact	an libeir|eliberia|emetab liberia|hulibelia|i liberia|il liberja|laayibeeriyaa|laberia|laberiya|laebelia|laeberia|laiberia|laiberiya|laibhiya|laibiria|laipelia|laybeeriya|libberia|libeeria|libeerija|libeir|libelia|libeliya|liberi|liberia nutome|liberiab|liberie|liberija|liberio|liberiya|liberiyaa|liberja|libheriya|libirya|liiberia|lipelia|orileede laberia|raipiria|republic of liberia|riberiya|rimerija|uliberia
LR	official		la republica de liberia|la republique du liberia|the republic of liberia
LS	former		basutoland
LS	name		koninkrijk lesotho|lesotho le|lesoto
LS	name	exact	elesotho|emetab lesotho|hulesoto|il lesoto|ilesotho|kingdom of lesotho|leasoto|leesoto|leosota|leseettoo|lesooto|lesoso|lesotas|lesothob|lesothu|lesoto nutome|lesotoo|lesotu|lesutu|lethoto|lezoto|lezotu|lisothu|lisoto|lisutu|lizutu|losooto|ma sutu|orileede lesoto|resotu|resutu|ser lesotho|teroto|ulesoto
LS	official		el reino de lesotho|le royaume du lesotho|the kingdom of lesotho
LT	name		lietuva|lietuviu kalba|lietuvos respublika|lit va|litauen|litouwen|lituania|lituanie|lituanie la|litva|litvanya|litwa|republiek litouwen
LT	name	exact	an liotuain|elithuania|emetab lithuania|hulitwania|i lithuania|il litwanja|leedu|letwanyia|liettua|lisuania|lisuwenya|litaen|litaue|litaueni|litava|litawska|lithaen|lithuaniab|lithwania|litiyani|litoania|litovujo|litowen|littaue|lituaani|lituaania|lituaanii|lituani|lituania nutome|lituanii|lituaniya|lituenia|lituwaniya|lituweeniya|lituwenia|lituweninya|lituweniya|lituyani|litvania|litvanija|litwani|litwania|litwaniya|litwanja|litwanya|lutaaniyaa|orileede lituania|republic of lithuania|rituania|rituwaniya|rituynija|utwania
LT	official		la republica de lituania|la republique de lituanie|the republic of lithuania
LU	name		grand duchy of luxembourg|groothertogdom luxemburg|luksemburg|lussemburgo|luxembourg le|luxemburg|luxemburgo
LU	name	exact	eluxembourg|emetab luxembourg|hulasembagi|i luxembourg|il lussemburgu|lakisimipeki|lakizembaaga|laksembeg|lasembaagi|lasembagi|lathembagi|lazembog nutome|letzebuerg|likisambulu|likisanburu|liksambur|liksambuul|liksembuur|liksumburg|lioksamboro|liuksemburgas|lksemborg|loksembog|loksemborg|lucembursko|lucsamburg|lueksemburq|lugsambur|lugsamburg|lugzamburu|lukezambud|lukisembaaga|luksamburg|luksanburg|luksembarg|luksemboorg|luksemborg|luksembourg|luksembur|luksemburga|luksemburgo|luksemburq|lukusambur|lukusamburu|lusembuur|lusemogi|lusenburgo|lusimbeg|lusimbo|lussemburc|lussemburgh|lussemburgu|lussimmurgu|luxeburg|luxembogu|luxemborg|luxembourg grand duche|luxembourgi|luxemburgska|luxemburgu|luxembursch|luxembursko|luxenburgo|luzimbu|lwcsembwrg|lyuksemburg|orileede lusemogi|rakapuo|rusemurgu|ruxebugu|ser luxemburg|usembaji
LU	official		el gran ducado de luxemburgo|le grand duche de luxembourg|the grand duchy of luxembourg
LV	name		letland|letonia|letonya|lettland|lettonia|lettonie|lettonie la|lotwa|republiek letland|the republic of latvia
LV	name	exact	an laitbhe|an laitvia|elatvia|emetab latvia|hulativia|i latvia|il latvja|ladvia|laeti|laetland|latfia|latfiya|latfya|lati|latibiya|latifia|lativa|lativia|lativiya|lativiyaa|lativya|latland|latvia nutome|latvija|latviya|latvja|latvujo|latwia|latwiya|letfiya|letiska|letlan|letlandi|letoni|letonie|letonii|letonija|letoniya|letonuii|letooni|lettorszag|litibiya|littonia|littunya|lotyssko|orileede latifia|rawhia|republic of latvia|retanija|retuniya|ulativia
LV	official		la republica de letonia|la republique de lettonie
LY	code	exact	LBA
LY	name		great socialist peoples libyan arab jamahiriya|libia|libie|libya arab jamahiriya|libyan arab jamahiriya|libye|libye la|libyen|staat libie
LY	name	exact	an libia|elibya|emetab libya|hulibiya|i libya|il libja|lebhiya|lebia|li bi|libbia|libbije|libhiya|libi|libii|libija|libio|libiya|libja|libya nutome|libyab|libyan arab jamahiriyah|libyia|libyska|liibi|liibiya|liibiyaa|liibua|liibuea|liibya|lipia|lipii|liviya|liwiya|lubie|luebie|lueuebie|luubie|orileede libiya|ribiya|rimija|ripia|the socialist peoples libyan arab jamahiriya|ulibya
LY	official		el estado de libia|letat de libye|the state of libya
MA	name		koninkrijk marokko|ma roc|maroc|maroc le|marocco|marocko|marokko|maroko|marrocos|marruecos|moroko
MA	name	exact	emetab morocco|emorocco|fas|humoloko|i morocco|il marokk|kingdom of morocco|lmerruk|lmgrib|maarok|maghribi|malook|maraco|maroccu|maroco|marocu|marog|marok|maroka|marokas|marokash|maroke|marokk|maroku|marokus|marooko|marroc|maruk|maruku|merakes|merruk|molok|moloko|morkko|moroco|morokho|morokko|moroko nutome|morooko|morookoo|myhokonh|orileede moroko
MA	official		el reino de marruecos|le royaume du maroc|the kingdom of morocco
MC	name		monako|vorstendom monaco
MC	name	exact	emetab monaco|emonaco|humonako|i monaco|manyko|monaako|monaakoo|monacu|monago|monakas|monakho|monakko|monako nutome|monakoo|monaku|monego|moonaakoo|moonako|munaku|orileede monako|principality of monaco|principat de monegue|principato di monaco|principatu de munegu|principaute de monaco
MC	official		el principado de monaco|la principaute de monaco|the principality of monaco
MD	former		moldavia|moldova rep|rep of moldova
MD	name		cong hoa moldova|moldavie|moldavien|moldawia|moldawien|moldova republic of|moldovan republic|republic of moldova|republic of moldova the|republica de moldova|republica de moldova la|republiek moldavie|republik moldau|republique de moldova|republique de moldova la
MD	name	exact	a mholdobha|an mholdoiv|emetab moldova|emoldova|humoldova|i moldova|il moldova|maldoba|marnova|modofia|moldaavije|moldafiya|moldau|moldavi|moldavija|moldavsko|moldavuii|moldavujo|moldawi|moldawii|moldawija|moldawska|moldofa|moldofa gweriniaeth|moldoovaa|moldova nutome|moldovaa|moldovi|moldovian ssr|moldovian ssr now republic of moldovia|moldoviya|moldowa|moldowiya|moledavi|molidavi|molidoova|molidova|molodova|molotova|moltafi|moludavi|moodova|moridova|morotawa|muduwa|muldabi|muldavya|muldufya|murdova|orileede modofia|republica moldova
MD	official		la republica de moldova|la republique de moldova|the republic of moldova
ME	code	exact	MGO
ME	name		aquaserbia|crna gora|czarnogora|karadag|montenegro le
ME	name	exact	am monadh neagrach|carna gora|cerna hora|cernogoriya|chernogoriya|cierna hora|emontenegro|et monteneejro|i montenegro|il montenegro|juodkalnija|krisa|mal i zi|mali i zi|mantanegara|manteneguro|maungakororiko|melnkalne|monitenikalo|montaineagro|monteneegro|montenegiroo|montenegoro|montenegrin|montenegro nutome|montenegroo|montenegru|monteneqro|montinigro|moontenegro|muntenegru|muntinegru|muteneguru|qeredax|svartfjallaland|umantegro
ME	official		le montenegro
MF	name		collectiviteit van sint maarten|collectivity of saint martin|saint martin france|saint martin francesa|saint martin franska delen|saint martin french|saint martin french part|saint martin partie francaise|saint martin phan phap|san martin|san martin parte francesa|sao martinho|sao martinho saint martin|sint maarten frans deel|sint maarten franse antillen|st martin
MF	name	exact	de zint maates ensel|de zintmaeaetesensel|est martin|francoski sveti martin|frankrigi saint martin|frankriikka saint martin|hato matene|i saint martin|ilu matiini|ilu matini|martin di nso|naomh martainn|s martin fransa|sa matini fakafalanise|sa matiyu|saint martin bangaren faransa|saint martin besa fransi|saint martin cuid na fraince|saint martin fransk side|saint martin nutome|saint martin qayb faransiis ah|saint martin rhan ffrangeg|saint martin sehemu ya kifaransa|san martin frantsesa|san martinhu fransa|san martino|san martino francesa|san martinu|sancte martino francese|sang marteng|sant martin|santa martin|santu martine|sao martinho frans|sau martinhu di fransa|seint martin|sen marten|sen martenas|seng marteeng|senmartena|sent marten|sent martin|sent matin|sfantul martin|shen martin|sint martin|st maartin|st maatin|st martiin|sv martin|svaety martin|svaety martin fr|svaty martin|svaty martin fr|svaty martin francie|svaty martin francouzska cast|sveti martin|sveti martin francuska|sy myrtiju|szent marton sziget francia resz
MF	official		collectivite de saint martin
MG	former		malagasy republic
MG	name		madagaskar|republiek madagaskar
MG	name	exact	bukiini|bukini|emadagascar|emetab madagascar|hubukini|i madagascar|madagaaskaar|madagacqar|madagascari|madagaschkar|madagasekare|madagasgar|madagasika|madagasikara|madagasikari|madagasita|madagaska|madagaska nutome|madagaskaa|madagaskaar|madagaskara|madagaskaras|madagaskaro|madagaszkar|madagecqer|madaqaskar|madasika|maddajaska|madeiaskar|mandanggaseka|matakahika|matakasika|matakaskaal|mynaganhtar|orileede madasika|republic of madagascar|ubukini
MG	official		la republica de madagascar|la republique de madagascar|the republic of madagascar
MH	abbreviation		marshall is|rmi
MH	code	exact	MSH
MH	name		iles marshall|iles marshall les|ilhas marshall|islas marshall|islas marshall las|isole marshall|kepulauan marshall|marshall adalari|marshall inseln|marshall islands the|marshalleilanden|marshallinseln|marshalloarna|marshalloearna|marshalls|quan dao marshall|republiek der marshalleilanden|wyspy marshalla
MH	name	exact	agwaetiti marshall|airandi cia marshal|azua maershal|azua marshal|bion bi marcal|bisanga bya marishale|bizinga bya mariso|chisiwa cha malushal|chuia mar marshall|chwila fi masha|de machschall enselle|duni marsaal|duude marsaal|ebizinga bya marshaa|eileanan mharshall|emarshall islands|etikun masali|etikun mashali|figunguli ifya malishali|giraven marsal|giraven marsale|gzejjer marshall|gzejjer ta marshall|i marshall islands|ifisima fya marshal|ikwembeiyotab marshall|ilhas marxal|illas marshall|illes marshall|ilmalasaal|inizi marshall|inslas da marshall|insulas marshall|insulele marshall|ishujt marshall|ishujt marshalle|islles marshall|isoles marshall|isulas marshall|isuli marshall|isulis marshall|izinga rya marishari|izole marshall|jasiiradda maarshal|kapuama ita marshall|kapuloan marshall|lutanda lua marishale|mahyaa aeland|mang ma marshall|marisali gun|marsal adalari|marsal gungey|marsala salas|marsalinsla|marsalinslae|marsall adalary|marsall dip|marsalo salos|marsaloj|marsalova ostrva|marsalovi otoci|marsalska ostrva|marshal fudomekpowo nutome|marshal kabutukeltena|marshall illes|marshall island|marshall orollari|marshall szigetek|marshall uharteak|marshalleilande|marshalleilannen|marshalleyjar|marshalli saared|marshallinsaaret|marshallinselen|marshallinsle|marshalloeerne|marshalloerne|marshalloeyane|marshalloeyene|marshallove ostrovy|marshallovi otoki|marshallovy ostrovy|marshallowe kupy|marshalloyane|marshalloyene|marshalloyggjar|marshallsullot|marshallsuolluuh|marxal zunve|masha tingnge|mashal ailands|minlan mi maresal|myrsar goj veso|nga motu mahara|nosy marshall|odoloota maarshaal|oileain marshall|orileede etikun masali|orileede etikun mashali|otumotu masolo|republic of the marshall islands|republica das illas marshall|ser marshall ma langne|tigzirin n marcal|tsibiran marshal|visiiwa vya marishaali|visiwa vya marshal|visiwa vya marshall|visiwa vya mashal|vithiwa vya marshal|ynysoedd marshall|ze i marcal|zil marshall|zvitsuwa zvemarshall
MH	official		la republica de las islas marshall|la republique des iles marshall|the republic of the marshall islands
MK	former		former yugoslav republic of macedonia|fyr macedonia|fyrom|macedonia|macedonia fyr|macedonia fyrom|republic of macedonia|tfyr macedonia|tfyr of macedonia|the former yugoslav republic of macedonia
MK	name		bac macedonia|byla jugoslowianska republika macedonii|ex repubblica jugoslava di macedonia|fd jugoslaviska republiken makedonien|kuzey makedonya|macedoine|macedoine arym|macedoine du nord|macedoine du nord la|macedonia antiga republica iugoslava da macedonia arim|macedonia arim|macedonia arjm|macedonia del nord|macedonia del norte|macedonia do norte|macedonia erym|macedonia polnocna|macedonie|macedonie fyrom|makedonia|makedonia bry|makedonia utara|makedonien|makedonya|makedonya eymc|mazedonien|mazedonien ejr|noord macedonie|nordmakedonien|nordmazedonien|repubblica di macedonia|republiek noord macedonie|the republic of north macedonia
MK	name	exact	a mhasadon|a mhasadon a tuath|a mhasadon fyrom|amihanang macedonia|an mhacadoin|an mhacadoin piim|an mhacadoin thuaidh|ar yougoslave de macedoine|ariwa macedonia|bijusi dienvidslavijas makedonijas republika|bjr makedonija|de voermaals ens jugosslaawesch jewaeaese republik mazedoonije|de vormaals ens jugosslaawesch jewaase republik mazedoonije|demirgazyk makedoniya|den tidlegare jugoslaviske republikken makedonia|den tidligere jugoslaviske republik makedonien|den tidligere jugoslaviske republikk makedonia|ejt makedonia|emetab macedonia|emntla macedonia|ery macedonia|eszak macedonia|gogledd macedonia|gogledd macedonia gweriniaeth|humasedonia|i macedonia|i macedonia fyrom|i north macedonia|il macedonja ta fuq|ipar mazedonia|l eks repubblika jugoslava tal macedonia|maacedooni|macedoni|macedonia antiga republica iugoslava de macedonia|macedonia arydm|macedonia arym|macedonia cwim|macedonia dal nord|macedonia de nord|macedonia dl nord|macedonia frim|macedonia mvjk|macedonia ta arewa|macedonia utara|macedoniab|macedonie vjrm|macedonija|macedoniya|macedonja|macedonsko|macedonsko bjrm|macidonia di tramuntana|makadooniya|makedonia an norzh|makedonia fjm|makedonia fyrom|makedonia fyrom nutome|makedonia fyrrverandi lydveldi jugoslaviu|makedonia kaskazini|makedonia nutome|makedonia rykm|makedonie|makedonie fyrom|makedonija|makedonija bdrm|makedonija bjr|makedonija bjrm|makedonija fyrom|makedonijos respublika|makedoniya|makedoniya fyrom|makedoniya kyrm|makedoniya syrm|makedonska|makedonska fyrom|makedonska prj|makedonujo|makedonyaya bakur|makedoonia|makedoonia vabariik|makendonyaya bakur|makeronia ki te raki|maqdooniyaa kaabaa|maqdunya|maqedoni|maqedoni irjm|maqedonia e veriut|masedonia|masedonia del nord|masedonia fyrom|masedonia ya kaskazini|masedoninya|masedoniya|masedoniya gunyipenelang kaja|masedoniya yamajyaruguru|masedoonia|masedooniya waqooyi|maseduaeni|maseduani|maseduniya|maseduwaan bej gannaar|masedwan|masedwane|masedwann|masetonia|masetonia fakatokelau|masetonia fyrom|masetuan|masidonia|masidonia di norti|masidonia fyrom|masidunya|masidwan|mathedonia|matzedonia de su nord|mazedonia|mazedonia mazedoniako yugoslaviar errepublika ohia|mazedonie|mazedonie ejr|mazedoonie|mazedoonie ejrm|mazedoonije|meceduwaan|mesidonia atifi|misidonyia|narti mysenonija|nord macedonia|nord makedonia|nord makedonujo|nordur makedonia|not masidonia|ojt makedonia|orileede masidonia|poblacht iarthar na macadoine|podpolnocna makedanska|pohja makedoonia|pohjois makedonia|republic of macedonia fyrom|republic of north macedonia|republica macedonia|republica macedonia frim|republik makedonia lor|serwjerna makedonska|severna makedonija|severne macedonsko|severni makedonie|shemali makdunia|shimoliy makedoniya|siaures makedonija|simali makedoniya|sjeverna makedonija|socialist republic of macedonia|umasedonia|umntla macedonia|uttar mesidoniya|uttor masedonia|ziemelmakedonija
MK	official		la republica de macedonia del norte|la republique de macedoine du nord
ML	former		french sudan|sudanese republic
ML	name		mali le|republiek mali
ML	name	exact	emali|emetab mali|humali|il mali|imali|maali|maalii|maili|mali nutome|malib|malii|malio|malis|myri|orileede mali|ser mali
ML	official		la republica de mali|la republique du mali|republic of mali|the republic of mali
MM	code	exact	MYA
MM	former		burma|socialist republic of the union of burma|union of burma
MM	name		birmania myanmar|mianmar birmania|mjanma|mjanma birma|myanmar birma|myanmar birmania|myanmar birmanie|myanmar burma|myanmar le|myanmar mien dien|republiek van de unie van myanmar
MM	name	exact	birimaniya|birma|birmanie|birmanie myanmar|birmo|burma miyamar|emetab myanmar|emyanmar burma|humyama|i myanmar burma|il myanmar burma|ma mijama|maayinaamar burma|maenmar burma|manamari|mayaama beema|mayanmar|maynamar|miaama|mianemar|miangmaal|mianima pema|mianma|mianma boma|mianmar|mianmar birma|mianmar burma|mianmar burme|mianmaras birma|mijanmar|mijanmar burma|mijymyr|miyama bimaniya|miyamaar|miyamaha|miyanma|miyanmaa birmanii|miyanmaar|miyanmar|mjanmao|mjanmar|mjanmar burma|mjanmarsko|muyama|myaemara|myama|myama burma|myamara|myamare|myanamar|myanima|myanimari|myanma|myanma birma|myanma burma|myanmar barma|myanmar birmanya|myanmar brma|myanmar burma nutome|myanmar formerly burma|myanmar myanma naingngandaw|orileede manamari|pema|republic of myanmar|republic of the union of myanmar|ser myanmar
MM	official		la republica de la union de myanmar|la republique de lunion du myanmar|the republic of the union of myanmar
MN	code	exact	MGL
MN	former		mongolian peoples republic
MN	name		mogolistan|mong co|mongolei|mongolie|mongolie la|mongoliet
MN	name	exact	an mhongoil|duthaich nam mongol|emetab mongolia|emongolia|humongolia|i mongolia|il mongolja|mangolia|mangoliya|mangorija|mangulya|mngulya|mogolia|monggolia|monggolii|mongjolei|mongokolia|mongoli|mongolia nutome|mongolii|mongolija|mongoliya|mongoliyaa|mongolja|mongolska|mongolsko|mongolujo|mongolya|mongooli|mongoolia|mongooliya|mongoria|monngolii|monqoliya|monqolustan|moxolistan|muguriya|munggolia|mungolia|mungulya|orileede mogolia
MN	official		la mongolie
MO	name		china macao sar|china macao special administrative region|china region administrativa especial de macao|chine region administrative speciale de macao|cin makao oeib|cin makao oeyb|cin makao oib|cin makao oyb|dac khu hanh chinh macao trung quoc|ma cao|macao china|macao sar|macao sar china|macao sar kina|macao trung quoc|macau|macau rae da china|macau sar|macau sar china|macau sar van china|makao|makau|makau dak tiongkok|makau sar tiongkok|rae de macao china|ras chinoise de macao|ras di macao|region administrativa especial de macao de la republica popular china|sonderverwaltungsregion macau|sra makau chiny
MO	name	exact	agbegbe isakoso pataki macao|agbegbe ishakoso pataki macao|aomen hiina erihalduspiirkond|are china de macau|babban yankin mulkin macao na kasar sin|emacao|emacao sar china|i macau|i macau sar china|il macao|ir regjun amministrattiv specjali tal macao tar repubblika tal poplu tac cina|kinas ipasas parvaldes apgabals makao|ktr ipasais administrativais regions makao|laladan administratif astamiwa makau|macao kiina ehk|macao kiinan eha|macao kiinan erityishallintoalue|macao oao ciny|macao rae|macao rae china|macao ras de china|macao sar van sina|macao zao ciny|macathu|macathu sar na sine|macau aeb txina|macau erihalduspiirkond|macau nutome|macau rae de china|macau rae xina|macau ras da cina|macau rhga tsieina|macau rmd sina|macau sar tsaina nutome|macau sar tsieina|macau sas china|macau sas sjina|macau txinako aeb|makaaw|makaawo|makao aas hytay|makao kkt|makao pup kina|makao rmd sina|makao sar chaina|makao sar chin|makao sar cina|makao sar de cinujo|makao sar kina|makao xir cin|makao xitoy mmh|makao xuesusi inzibati erazi cin|makao xususi inzibati erazi cin|makaoo|makaoo sar chaayinaa|makaoya hit ya cine|makau aas hytay|makau haina|makau rae xina yara|makau rejion administrativu spesial di xina|makau sar china|makau sar siaina|makav|makaw|makaw kyaena|makawoo|makawoo caina kaja|mykav|mykav siny era|posebno administrativno obmocje lr kitajske macao|posebno upravno obmocje kitajske makav|posebno upravno obmocje ljudske republike kitajske macao|pup makao kina|ras de macao|ras macao a chinei|ras macao china|ras tzinesa de macao|regiao administrativa especial de macau da republica popular da china|regiun aministrativa speziala de macao|regiun dadministraziun speziala macao china|regjon aministrative special de cine di macao|rejiau administrativu special di makau|rejiau administrativu spesial di makau|rpa i makaos|rva i makaos kine|rvak i makaos|sainreigiun riarachain macao daonphoblacht na sine|sar macao|sar makao|sar makao kina|serstjornarsvaedid makao|sjalfstjornarsvaedid makao|sonderverwaltigszona makau|sonderverwaltigszone macao|spezialverwaltungszon macau|srr na sine macao|wosebita zarjadniska cona macao|wosebna zastojnstwowa cona macao|ypatingasis administracinis kinijos regionas makao
MO	official		macao special administrative region|macao special administrative region of china|macao special administrative region of the peoples republic of china|macau special administrative region of china
MP	abbreviation		cnmi|n mariana islands|n marianas
MP	code	exact	NMA|NMI
MP	name		iles mariannes du nord|ilhas marianas do norte|islas marianas del norte|islas marianas septentrionales|isole marianne settentrionali|kepulauan mariana utara|kuzey mariana adalari|mariannes du nord|mariany polnocne|noerdliche marianen|noordelijke marianen|nordliche marianen|nordmarianerna|northern marianas|quan dao bac mariana|saipan
MP	name	exact	agwaetiti northern mariana|airandi cia mariana ya nothi|amazinga ya mariyana ryo mu majaruguru|azua maeriani ti banga|azua mariani ti banga|bion bi mariana ngombok|bisanga bya mariane ya nordi|bizinga bya mariyana ebyamumambuka|bizinga bya mariyana ebyomumambuka|chisiwa cha marian cha kasikazini|chwila m maliana mi ekuw mo|davvi marianat|de noeoedlijje marijanne enselle|de noodlijje marijanne enselle|demirgazyk mariana adalary|duni mariyaan noor|duude mariyaana rewo|dziehe marina fudomekpowo nutome|ebizinga byamatemba ga mariana|enorthern mariana islands|eszaki mariana szigetek|etikun guusu mariana|figunguli fya maliyana ifya luvala lwa kunyamande|giraven bakure marianan|gzejjer mariana tat tramuntana|gzejjer marjana ta fuq|i northern mariana islands|ifisima fya mariana fya hukaskazini|ikwembeiyotab mariana nebo murot katam|il maliyane u muene|ilhas marianas di norti|illas marianas do norte|illes marianes del nord|illes mariannes del nord|inizi mariana an norzh|inslas mariannas dal nord|insulas marianna del nord|insulele mariane de nord|ipar mariana uharteak|ipar marianak|iparraldeko mariana uharteak|ishujt e marianes veriore|ishujt veriore mariana|islles marianes del norte|isoles marianes dl nord|isulas mariannas setentrionales|isuli marianna di tramuntana|isulis mariana dal nord|izole mariane setentrionali|jasiiradda waqooyiga mariaana|kapuama ita mariyana nuti sui|kapuloan mariana lor|keneka mariyani gun|koi kangndo mariyana tingnge|lutanda lua mariane wa muulu|mang maria|mariana atifi fam aeland|mariana gurma gungey|mariana ya kaskazini|marianas do norte|mariannes septentrionals illes|marianos siaurines salos|mariyan kabutukeltena gunyipenelang|minlan mi marian ya nor|na h eileanan mairianach a tuath|na hoileain mhairianacha thuaidh|narti myrijyny goj veso|nerdlech marianen|nga motu mariana ki te raki|noardlike marianeneilannen|noerdlichi mariaane|noerdlici mariane|noord mariane eilande|noordelike mariana eilande|nord marianane|nord marianene|nord marianoj|nordaru mariuoyggjar|nordlichi mariaane|nordlici mariane|nordmarianerne|nordur marianaeyjar|nosy mariana atsinanana|notan mariana ailands|odola maariyaanaa kaabaa|oileain mariana thuaidh|orileede etikun guusu mariana|otumotu maliana tokelau|podpolnocne mariany|pohja mariaanid|pohjois mariaanit|ser maria ma langne|severna marijanska ostrva|severne mariany|severni marianski otoki|severni mariany|sewjerne mariany|shemali mariana island|shimoliy mariana orollari|simali marian adalari|simali mariana adalari|sjeverna marijanska ostrva|sjeverni marijanski otoci|sjevernomarijanski otoci|tave marianeh|tigzirin n maryan n izzlmd|tigzirin n maryan ufella|tigzirin n maryana tugafat|tsibiran mariyana na arewa|uttar mariyana dip|uttori mariana zunvo|visiwa vya maliana vya kaskazini|visiwa vya mariana vya kaskazini|vithiwa vya mariana vya kathkazini|ynysoedd gogledd mariana|ze maryannor|ziemelu marianas salas|zil maryann dinor|zvitsuwa zvekumaodzanyemba emariana
MP	official		commonwealth of the northern mariana islands
MQ	name		martinica|martinik|martynika
MQ	name	exact	emartinique|emetab martinique|humartiniki|i martinique|la martinica|maartinik|machtinik|mairtinic|malitiniki|maltiniik|maltiniki|maretinig|maritiniiki|maritiniki|martiniche|martiniga|martinigg|martiniiki|martinika|martinike|martiniki|martiniki nutome|martiniko|martinikuwee|mateniki|matineki|matinik|matinika|matiniki|matinikuwi|myrtinika|orileede matinikuwi
MR	code	exact	MTN
MR	name		islamitische republiek mauritanie|mauretania|mauretanien|mauritanie|mauritanie la|moritanya
MR	name	exact	an mharatai|an mharatain|emauritania|emetab mauritania|humolitania|i mauritania|il mauritania|islamic republic of mauritania|maoritania|maouritania|maritania|maritynija|maulitania|maulitenia|mauretaanie|mauretanie|mauretanija|mauritaania|mauritani|mauritania nutome|mauritanija|mauritanio|mauritaniya|mauritanujo|mauriteeniya|mautitaanije|mavretanija|mavritaniya|mawretanska|mawritaniya|mawritanja|mawulitenya|mawuritaaniyaa|molitani|molitania|molitaniya|mooritaani|mooritani|moratainea|moretaninya|moretenia|moritani|moritania|moritanii|moritaniya|moritenia|muletanyia|muritaaniya|muritani|muritania|muritanya|mwaritani|orileede maritania
MR	official		la republica islamica de mauritania|la republique islamique de mauritanie|the islamic republic of mauritania
MS	code	exact	MNT
MS	name		monserrate
MS	name	exact	emetab montserrat|emontserrat|humontserrati|i montserrat|manserati|mantserat|matisehati|moncerato|mongsera|mongserat|mongsila|mongsserrat|monitiselati|monotera|monselati|monseraat|monseraati|monserat|monserate|monserrat|monteraati|monteseraati|monteserati|montiseerat|montsarat|montselati|montsera|montserad|montserat|montseratas|montserati|montserrart|montserrat nutome|montserrata|montserrati|monttherrati|mooseraa|moosoerrat|moosorrat|mosera|moserati|motserati|moungaselati|mungtsela|munsirat|muntsirra|munzirratu|musera|mutiserati|orileede motserati|ser montserrat
MT	name		malte|republiek malta
MT	name	exact	crown colony of malta|emalta|emetab malta|humalta|i malta|maalda|maalta|maaltaa|maata|malata|malet|malete|malite|malta nutome|maltaa|malti|malto|marata|marita|mauta|molta|myrta|orileede malata|ser malta|state of malta
MT	official		la republica de malta|la republique de malte|republic of malta|the republic of malta
MU	code	exact	MRI
MU	name		maurice|mauricia|mauricio|republiek mauritius
MU	name	exact	emauritius|emetab mauritius|humolisi|i mauritius|ilhas maurisia|imoris|izinga rya morise|izole maurisio|maorisy|marihi|mariso|maritius|maritiusi|maulitiusi|maurici|mauricija|mauricijus|mauriciu|mauricius|mauriizius|maurishiasi|maurisia|maurisiyu|mauriss|mauritiasi|mauritio|mauritiusduko|mauritzius|maurixos|maurizi|maurizijus|maurizio|maurizzius|mavricij|mavriki|mavrikiy|mawrikiy|mawrishiyaas|mawrizju|mawulisyasi|molis|molisi|mooris gungey|moorishiyees|morehyeos|moresho|moriis|moriisi|morise|morishos|morisi|morisse|morithi|moritius|moritus|muleshwis|muris|murishias|murishiyoos|mwaris|na h eileanan mhoiriseas|oilean mhuiris|orileede maritiusi|republic of maritius|republic of mauritius|ser maurice
MU	official		la republica de mauricio|la republique de maurice|the republic of mauritius
MV	name		maladewa|maldivas|maldive|maldiven|maldiverna|maldives les|maldivler|malediven|malediwy|republiek der maldiven
MV	name	exact	bizinga byemalidive|ebizinga bya malidive|emaldives|emetab maldives|humodivu|i maldives|il maldivi|les maldives|maaldiifis|maaldiivs|maaldiqeen|madive|maladifi|malativisi|maldib|maldibi|maldif|maldiifu|maldiivid|maldiivu|maldiiw|maldiiwe|maldip|maldiv|maldiv adalari|maldiv orollari|maldiv szigetek|maldiva|maldivak|maldivane|maldivene|maldiverne|maldivesa|maldivesduko|maldiveyjar|maldivez|maldivi|maldivia|maldivija|maldivis|maldivoj|maldivoyggjar|maldivur|maldivy|maldiw adalary|maldiwler|maldyvai|malediivit|malediivvat|malediiwe|maledivas|maledive|malediveh|maledivy|malediwe|maletiif|malidavi|mallediive|maratiri|mardivi|maridives|maudiwa ita|modiivu|modivu|moldivs|moludave|myrniva|na h eileanan mhaladaibh|oileain mhaildive|orileede maladifi|republic of maldives|republica das maldivas|y maldives
MV	official		la republica de maldivas|la republique des maldives|the republic of maldives
MW	code	exact	MAW
MW	former		nyasaland
MW	name		malaui|malavi|malawi le|republiek malawi
MW	name	exact	an mhalaiv|emalawi|emetab malawi|humalawi|il malawi|imalawi|maalaawwii|malaawi|malabhaidh|malaoi|malavija|malavio|malavis|malawi nutome|malawib|malawii|myravi|orileede malawi|republic of malawi|ser malawi|umalawi
MW	official		la republica de malawi|la republique du malawi|the republic of malawi
MX	name		meksika|meksiko|meksyk|messico|mexiko|mexique|mexique le|verenigde mexicaanse staten
MX	name	exact	emetab mexico|emexico|humeksiko|i mexico|il messiku|ma mesiko|maexiko|makasiko|maxiko|meagsago|mechiko|mecsico|meeksiikoo|megsik|mehhiko|mehika|mehiko|meicsiceo|mekesig|mekiko|mekisiki|mekisiko|mekisikou|mekiziku|meksiik|meksik|meksike|meksikho|meksiki|meksiku|mekthiko|mesego|mesik|mesiko|mesiku|messic|messich|messicu|messiku|mexic|mexico nutome|mexicob|mexicu|mexik|mexiki|mexiku|migizike|miksik|orileede mesiko|spayola makhoche|united mexican states
MX	official		les etats unis du mexique|los estados unidos mexicanos|the united mexican states
MY	code	exact	MAS
MY	former		federation of malaya|malaya
MY	name		ban dao ma lai|malaisie|malaisie la|malasia|maleisie|malesia|malezja|malezya
MY	name	exact	an mhalaeisia|emalaysia|emetab malaysia|humalesia|i malaysia|il malasja|ma malesija|malaezia|malaidhsea|malaisia|malaisije|malaisiya|malaizia|malaizija|malajsie|malajzi|malajzia|malajzija|malajzio|malasiya|malasja|malayasia|malaysia nutome|malaysiab|malaysiya|malayxia|malayziya|malazia|maleeshiyaa|maleezi|malehyia|maleisia|maleizia|maleseaa|maleshia|malesi|malesii|malesiya|malethia|malezhiya|malezi|malezia|malezii|malezija|maleziya|malisia|malizya|marayizia|mareia|myraja|orileede malasia
MY	official		la malaisie
MZ	name		mocambique|mosambik|mozambico|mozambik|mozambique le|republiek mozambique
MZ	name	exact	emetab mozambique|emozambique|humusumbiji|i mozambique|il mozambique|masymiki|mocambic|mohapiki|mojambik|moozaambik|mosaimbic|mosambic|mosambiek|mosambig|mosambii|mosambiik|mosamibiku|mosammbik|mosemipiki|moshamibiku|mozambic|mozambich|mozambicu|mozambig|mozambiiki|mozambika|mozambikas|mozambike|mozambiki|mozambiki nutome|mozambiko|mozanbigo|mozanbiki|msumbiji|mthumbiji|musabiki|musambiig|musambiik|musambiki|musumbiiji|musumbiji|muzambi|muzambiq|muzembiq|muznbiq|muzzammicu|omosambikhi|orileede mosamibiku|orileede moshamibiku|republic of mozambique|umozambiki
MZ	official		la republica de mozambique|la republique du mozambique|the republic of mozambique
NA	former		german south west africa|south west africa
NA	name		namibie|namibie la|namibya|republiek namibie
NA	name	exact	an namaib|emetab namibia|enamibia|hunamibia|i namibia|in namibja|naamibi|namibbia|namibhiya|namibi|namibia nutome|namibiab|namibii|namibija|namibio|namibiya|namibja|namibuii|namiibia|namiibije|namiibiya|namiibiyaa|namimbi|namimbia|namipi|namipia|nymimija|orileede namibia|republic of namibia
NA	official		la republica de namibia|la republique de namibie|the republic of namibia
NC	abbreviation		n caledonia
NC	code	exact	NCD
NC	name		kaledonia baru|neukaledonien|nieuw caledonie|nouvelle caledonie|nova caledonia|nowa kaledonia|nueva caledonia|nuova caledonia|nya kaledonien|yeni kaledonya
NC	name	exact	an nua chaladoin|cailleann nuadh|caledonia newydd|caledonia noa|emetab new caledonia|enew caledonia|fini kaledonii|gnove caledonie|hunyukaledonia|i new caledonia|jasiiradda niyuu kaledooniya|jaunkaledonija|kaaledooni taagaa|kaledoni anyon|kaledoni e re|kaledoni koura|kaledoni nwanah|kaledoni wa mumu|kaledoni ya sika|kaledonia anyar|kaledonia berria|kaledonia e re|kaledonia foforo|kaledonia ifya|kaledonia mpya|kaledonia nevez|kaledonia titun|kaledonia yondo|kaledonii afoli|kaledoniya mafuu|kaledoniya sabuwa|kaledonya mupya|kaledonyaya nu|kaledonyia e fughu|kalendoia injeru|kalidoninya namaa|kalidunya tamaynut|kareduniya pisasu|karenonija tag|naujoji kaledonija|neewu kaaleedoniyaa|neikaledonien|neuschottland|new kaledonia nutome|nieu kaledonie|nij caledonie|niu kaledonia|niu kaletonia|niukaredonia|niwkaledonie|niyukaledoniya|nkpamen kaledonia|noeia caledonia|noeikaledoonie|noia caledonia|noikaledoonie|noua caledonie|nouvel kaledoni|nov kaledonio|nova calidonia|nova kaledonia|nova kaledonie|nova kaledonija|nova kalidonia|nove caledonia|novo caledonia|nowa kaledoniska|nufel kaletoni|nutaaq caledonia|nuwel kaledoni|nuwel kaledonii|ny caledonia|ny kaledonien|nyja kaledonia|nykaledonia|nyu keledoniya|nyukaledonia|nyukaledoniya|odda kaledonia|orileede kaledonia titun|taeze kaledoniya|taze kaledoniya|udda kaledonia|uj kaledonia|uus kaledoonia|uusi kaledonia|whenua kanaki|yangi kaledoniya|yeni kaledoniya
NE	name		niger el|niger le|niger the|nijer|republiek niger
NE	name	exact	an nigir|el nixer|emetab niger|eniger|hunijeli|i niger|in niger|naedza|naiger|naigya|naija|naijr|nayjer|ngaika|nidyeli|nige|nigeir|niger nutome|nigera|nigerien|nigeris|nigero|nigye|nigyee|niher|niija|niijer|niiseer|nija|nije|nijeer|nijeli|nijere|nijeri|niseel|nisia|nixer|nizer|nizere|nizeri|nizher|nnijer|nnijir|orileede naija|ser niger|unijeri
NE	official		la republica del niger|la republique du niger|the republic of the niger
NF	code	exact	NFI
NF	name		dao norfolk|ile norfolk|ilha norfolk|isla norfolk|isola norfolk|kepulauan norfolk|norfolk|norfolk adasi|norfolkinsel|norfolkoen|norfolkon
NF	name	exact	agwaetiti norfolk|airandi cia norfok|chisiwa cha nolufok|chitsuwa chenorfolk|chuia mar norfolk|chwila fi nufo|de noofok ensel|dunu norfolk|duude norfolk|ecinkey yati noorfok|eilean norfolk|ekizinga norifoko|enez norfolk|enorfolk island|erekusu noufoki|esanga norfoke|etikun noufoki|girava norfolk|girava norfolke|gzira norfolk|i norfolk island|ihisima sha norfok|ikwembeiyotab norfork|il nolfolok|ilhas norfolk|illa norfolk|insla norfolk|insul norfolk|insula norfolk|ishujt norfolk|ishulli norfolk|islla norfolk|isole norfolk|isula norfolk|izinga rya norufoluke|izola norfolk|jasiiradda noorfolk|kapuama norfolk|kisiiwa cha nofifooki|kisiwa cha nolfok|kisiwa cha norfok|kisiwa cha norfolk|kithiwa cha norfok|kizinga kyenorofoko|lil norfolk|lutanda lua norfok|mang ma norfork|minlan norefoleke|motu nofoliki|narforki goj veso|nofo tingnge|nofolk aeland|nofolk ailand|norfok zunvo|norfold supo|norfolk adasy|norfolk fudomekpo nutome|norfolk gungoo|norfolk illa|norfolk insle|norfolk ma langne|norfolk oroli|norfolk ostrvo|norfolk sziget|norfolk uhartea|norfolkas sala|norfolkeilan|norfolkeiland|norfolkeyja|norfolkinsaari|norfolkinsla|norfolkinsulo|norfolko sala|norfolkoeya|norfolkoeyane|norfolkowa kupa|norfolkoya|norfolkoyane|norfolksoyggj|norfolksualui|norfolksullot|norfolski otok|norfook kaatukeltena|norofoliki gun|norpok dip|nosy norfolk|odola noorfoolk|oilean norfolk|on i norfok|orileede etikun noufoki|ostrvo norfok|ostrvo norfolk|otok norfolk|pulau norfolk|pulo norfolk|shigunguli sha nolifoki|te moutere nopoke|tigzirin n nurfulk|tigzirin tinawfukin|tigzirt nurfulk|tsibirin narfalk|ynys norfolk|ze nofolk|zua norfolko
NG	code	exact	NGR
NG	name		federale republiek nigeria|nigeria le|nijerya
NG	name	exact	an nigeir|emetab nigeria|enigeria|federal republic of nigeria|gianyi|hunijelia|i nigeria|in nigerja|ma nasilija|naajiriia|naayijeeriyaa|naegyeria|naigeria|naigyeriya|naijelia|naijeria|naijiria|naijiriya|nainjeria|naisilia|najeriya|nanjiiriya|nayijerya|nayjeeriya|ngaitiria|nidyelia|nigeeria|nigeiria|nigeria nutome|nigerie|nigerieb|nigerija|nigerio|nigeriya|nigerja|niggeria|niheria|niijeria|nijeliya|nijeria|nijerija|nijeriya|nijeriyaa|nijiria|nijirya|nikaraagua|ninjeliya|niselia|niseriya|nixeria|nizeria|nizeriya|nizerya|orile ede naijiria|orileede naijiria|republic of nigeria|unijeria
NG	official		la republica federal de nigeria|la republique federale du nigeria|the federal republic of nigeria
NI	code	exact	NCA
NI	name		nicaragua le|nikaragua|republica de nicaragua|republiek nicaragua
NI	name	exact	emetab nicaragua|enicaragua|hunikaragwa|i nicaragua|in nikaragwa|nekaragoa|nekaraguwa|nicaraagua|nicaraguab|nicaraguaduko|nicaraguwa|nicearagua|nikalagwa|nikalaka|nikalakua|nikaraaguwa|nikaragoa|nikaraguaa|nikaraguwa|nikaraguwaa|nikaragva|nikaragvo|nikaragwa|nikaragwua|nikarahguwa|nikarahua|nikaraqua|niocaragua|orileede nikaragua
NI	official		la republica de nicaragua|la republique du nicaragua|republic of nicaragua|the republic of nicaragua
NL	code	exact	NED
NL	name		belanda|ha lan|holanda|holandia|holland|hollanda|hollande|koninkrijk der nederlanden|nederlaenderna|nederland|nederlanderna|nederlands|netherland|netherlands kingdom of the|netherlands the|niederlande|olanda|paesi bassi|paises baixos|paises bajos|paises bajos los|paises bajos reino de los|pays bas|pays bas les|pays bas royaume des|the netherlands
NL	name	exact	alankomaat|an isiltir|de nederlaeng|de nederlang|emetab holand|enetherlands|gollandiya|herbehereak|holaende|holan|holand|holande|holandi|holandija|holandsko|holani|holenda|hollandi|hollandia|hollandu|hoorandi|horana|hulanda|huuholanzi|i netherlands|in netherlands|izelvroiou|kelong ke aze|ma netelan|na tirean isle|nedalan|nedalandi|nedalands|nedarland|nedderlannen|nedeland|nederlaands|nederlan|nederlandene|nederlandia|nederlando|nederlannda|neezerlaand|netherlands nutome|netjherland|niderland|niderlande|niderlandiya|niderlandlar|nidoleng|nidurlond|nitililaand|nizozemska|nizozemsko|nlendi|nyderlandai|oland|olande|orileede nedalandi|paezi basi|pais bas|paisc basc|paises baxos|paisos baixos|paisos bassos|pajais bass|pajisi basci|pajisi rur|peiba|peyi baa|peyiba|ser ma kaseng|tarile de jos|tetama iwiboi ita|timura yessakesren|ubuholandi|uholaanzi|uholandhi|uholanzi|vualadahenameh|vuolleeatnamat|walanda|wuholansi|yr iseldiroedd
NL	official		el reino de los paises bajos|kingdom of the netherlands|le royaume des pays bas|the kingdom of the netherlands
NO	name		koninkrijk noorwegen|noorwegen|norge|noruega|norvec|norvege|norvege la|norvegia|norwegen|norwegia
NO	name	exact	an iorua|an nirribhidh|emetab norway|enorway|hunolwe|i norway|in norvegja|ma nosiki|na uy|narovega|narway|nirribhidh|nnrwij|nnurwij|noarwegen|noaue|noervezi|noleveje|nolfees|nolwe|nolwei|noorwe|noorwee|noorweeb|noorweey|noorwey|noowe|noowee|noowii|noreg|noregur|noreves|norfesh|norga|noriveje|noriveze|noriwezi|norja|norra|norrweeje|norsko|noruveji|norvay|norveej|norveg|norvegija|norvegiya|norvegja|norvegje|norvegji|norvegujo|norveja|norveje|norveska|norvez|norvezi|norvezy|norwaege|norwage|norway nutome|norwe|norwec|norweege|norwees|norwegiya|norwegska|norwi|norwigai|norwy|nowe|nowei|noweyi|nurbeggia|nuruwega|nurvij|nurwegen|orileede noowii|taaza|unorwe
NO	official		el reino de noruega|kingdom of norway|le royaume de norvege|the kingdom of norway
NP	code	exact	NEP
NP	name		federale democratische republiek nepal|nepal le
NP	name	exact	emetab nepal|enepal|hunepali|i nepal|in nepal|neapal|nebaal|neepal|neeppal|nefal|neipeal|nekpaa|nepa|nepaal|nepaali|nepal nutome|nepala|nepalas|nepale|nepall|nepalo|nepar|nepau|nephali|nepo|nepol|nepora|nibal|nipal|nippal|orileede nepa|ser nepal
NP	official		federal democratic republic of nepal|le nepal
NR	name		naoero|republic of nauru|republiek nauru
NR	name	exact	emetab nauru|enauru|hunauru|i nauru|naawuruu|nabhru|naoro|naru|naulu|nauro|nauru nutome|nauuru|naworu|nawru|nawulu|nawuru|neru|noru|nuru|nwaru|nyuru|orileede nauru|ser nauru
NR	official		la republica de nauru|la republique de nauru|republic of naoero|the republic of nauru
NU	name		nioue
NU	name	exact	emetab niue|eniue|huniue|i niue|nijue|nioe|niowe|niue island|niue nutome|niuje|niuo|niuue|niuwe|nivue|niwe|niwi|niwue|niwuye|niyu|niyuwe|nyue|nyuwe|orileede niue|the island of niue|the niue
NZ	abbreviation		n zealand|nzl
NZ	name		aotearoa|aotearoa da nova zelandia|aotearoa neuseeland|aotearoa new zealand|aotearoa nieuw zeeland|aotearoa nouvelle zelande|aotearoa nueva zelanda|aotearoa nya zeeland|aotearoa selandia baru|aotearoa yeni zelanda|neuseeland|nieuw zeeland|nouvelle zelande|nouvelle zelande la|nova zelandia|nowa zelandia|nueva zelanda|nueva zelandia|nuova zelanda|nuova zelanda aotearoa|nya zeeland|selandia baru|yeni zelanda
NZ	name	exact	an nua shealainn|aotealoa|aotearoa noeia zelanda|aotearoa noia zelanda|aotearoa noua zeelanda|aotearoa nova zelanda|aotearoa nova zelandia|aotearoa nova zelandija|aotearoa nova zilannia|aotearoa nove zelanda|aotearoa novi zeland|aotearoa novy zeland|aotearoa nowoseelandska|aotearoa nuzilan|aotearoa nyja sjaland|aotearoa nysaeland|aotearoa nyuzilandi|aotearoa sealainn nuadh|aotearoa seland newydd|aotearoa taeze zelandiya|aotearoa taze zelandiya|aotearoa uj zeland|aotearoa uus meremaa|aotearoa yangi zelandiya|aotearoa yeni zelandiya|aotearoa zeelanda berria|aotearoa zeland nevez|aotearoa zelanda noa|aoteroa|aoteroa niu ziland|aoteroaya zelandaya nu|awoteyarowa neewu zilaand|awoteyarowa seland afoli|e aotearoa new zealand|emetab new zealand|enew zealand|fini zelande|gnove zelande|hunyuzilandi|i aotearoa new zealand|i new zealand|jaunzelande|jerynija tag|ma awatejalowa|naujoji zelandija|neewu zilaand|neiseiland|new zealand nutome|new zealandi|neyuusilaand|nieu seeland|nij seelan|niu ziland|niuzilandi|niuzirandi|niwseland|niyuusiilaand|niyuziirandi|nkpamen zelang|noeia zelanda|noeiseeland|noia zelanda|noiseeland|noua zeelanda|nouvel zeland|nov zeland|nov zelando|nova celandia|nova zelanda|nova zelandija|nova zilandia|nova zilannia|nove zelanda|novi zeland|novi zeland aotearoa|novo zeeland|novy zeland|nowoseelandska|nu zelenda|nufel selaand|nutaaq zeelandi|nuusila|nuvelizelandi|nuwel seland|nuwel selannda|nuzilan|nyja sjaland|nysaeland|nyu jiland|nyu ziland|nyudhilandi|nyusilendi|nyuzilanda|nyuzilandi|odda selanda|orileede shilandi titun|orileede silandi titun|sealainn nuadh|seland afoli|seland newydd|selandia anyar|seradiya pisasu|shilandi titun|siland yondo|silandi titun|silandi titun ti atiria|taeze zelandiya|taze zelandiya|udda seeland|uj zeland|uus meremaa|uusi seelanti|yangi zelandiya|yeni zelandiya|zeelanda berria|zeelandu taaga|zelan anyon|zeland mafuu|zeland nevez|zeland nwanah|zelanda e re|zelanda e re aotearoa|zelanda noa|zelanda wa mumu|zelandaya nu|zelande e re|zelande ya sika|zelandi koura|zilan e fughu|ziland foforo|ziland foforo a ewo awotiarua|ziland tamaynut|zilanda tamaynut|zileng namaa
NZ	official		la nouvelle zelande
OM	code	exact	OMA
OM	name		sultanaat oman|umman
OM	name	exact	cumaan|e oman|emetab oman|euman|eumman|huomani|i oman|l oman|oma|omaan|omaani|oman nutome|omana|omanas|omane|omang|omano|ooma|orileede ooma|ummon|uomani
OM	official		la sultania de oman|le sultanat doman|sultanate of oman|the sultanate of oman
PA	name		panama le|republica de panama|republiek panama
PA	name	exact	baanama|banama|emetab panama|epanama|hupanama|i panama|il panama|kpanama|orileede panama|paanamaa|pamana|panaama|panam|panama nutome|panamaa|panamo|panema|pannama|panymy|parama|ser panama|upanama
PA	official		la republica de panama|la republique du panama|republic of panama|the republic of panama
PE	name		perou|perou le|peru el|republica del perou|republica del peru|republiek peru
PE	name	exact	beeru|biru|emetab peru|eperu|feru|hupelu|i peru|il peru|kpelu|ma pelu|o peru|orileede peru|pearu|peeru|peeruu|peiriu|pelu|periw|peroa|perruh|peru nutome|perub|peruo|peruu|pheru|piru|uperuu
PE	official		la republica del peru|la republique du perou|republic of peru|the republic of peru
PF	abbreviation		fr polynesia
PF	code	exact	FPO
PF	name		frans polynesie|fransiz polinezyasi|franska polynesien|franzoesischpolynesien|franzosisch polynesien|polinesia francesa|polinesia francese|polinesia perancis|polinesia prancis|polinezja francuska|polynesia francaise|polynesia thuoc phap|polynesie francaise|polynesie thuoc phap|tahiti|tahiti et ses iles
PF	name	exact	a polinesia francesa|booliyneesiya faransiiska|bulinizya tafransist|efrench polynesia|emetab polynesia nebo ufaransa|faransi ka polinezi|faransi polineezi|fengsi polinisiya|firenshi polinesia|firensi polinesia|folinesiya ta faransa|franca polinezio|francia polinezia|francijas polinezija|francojska polyneziska|francoska polinezija|francoska polyneziska|francouzska polynesie|francu polinezija|francuska polinezija|francuzska polynezia|frankriikka polynesia|frans polinesie|fransa polineziyasi|franseisch polynesien|fransez polinesia|fransiz polineziyasi|fransk polynesia|fransk polynesien|franska polynesia|fransuz polineziyasi|fransuz polineziyasy|franzoesis polinesie|franzoesischpolineesie|franzosis polinesie|franzosisch polineesie|franzueuesesch pollineesije|franzuusesch pollineesije|french polinishia|frenchi polynesia|frenkye polenehyia|frentsi polinesia nutome|frysa porineja|hupolinesia ya huufaransa|i french polynesia|kpoleneshia e falangnsi|orileede firenshi polinesia|orileede firensi polinesia|paransi pulinishia|pholinesiya ye fulansi|poilineis na frainge|polaineis na fraince|polineeshiyaa faransaay|polinesi a perese|polinesi faranse|polinesi u felensi|polinesi ya fulensi|polinesia frantsesa|polinesia frantzesa|polinesia franzeja|polinesia franzosa|polinesia pulasi|polinesia ya bufaransa|polinesia ya fransi|polinesia ya ufalansa|polinesia ya ufaransa|polinesia ya ufarantha|polinesia yu ufaraansa|polinesie frances|polinesii farayse|polinesiya enfalansa|polinesiya gafontena kaja|polinesiya ya wufalansa|polinesja franciza|polinezi franse|polinezi wa nfalanse|polinezi ya falanse|polinezia chall|polinezia franceza|polinezia franceze|polinezia franseza|polinezia franseze|polinezia frenge|polinezii ti faranzi|polineziya yabafaransa|polinezja franciza|polinezyaya fransi|polinezyaya fransizi|polinisia fakafalanise|polynesia fala|polynesia ffrainc|polynesia ffrengig|polynesia francese|polynesia ya ufaransa|polynezia frantsay|poronehia wiwi|prancuzijos polinezija|prancuzu polinezija|prantsuse polueneesia|prantsuse poluneesia|prenc|pulinesiya frasa yara|pulinisia francisi|pulinizya tafransist|pulunizi tafransist|ranska polynesia|ranskan polynesia|ser polynesiya ma fransse|ufaransa yo potina
PG	abbreviation		papua n guinea|png
PG	name		onafhankelijke staat papoea nieuw guinea|papoea nieuw guinea|papouasie nouvelle guinee|papouasie nouvelle guinee la|papua|papua neuguinea|papua nova guine|papua nowa gwinea|papua nueva guinea|papua nugini|papua nuova guinea|papua nya guinea|papua yeni gine
PG	name	exact	babua niyuu gini|babwa ginya tamaynut|babwa niyuu gini|emetab papua new guinea|epapua new guinea|gine i papu|gini newydd papua|gini nuadh phaputhach|ginya tamaynut tapaput|guine papuasi|guineja e re papua|hupapua|i papua new guinea|kpakpua gine e fughu|nua ghuine phapua|orileede paapu ti giini|paapu ti giini|paapua uus guinea|papoea nieu guinee|papoea nij guinea|papoua ginea nevez|papouazi nouvel gine|papu fini ginee papuazii|papua ginea berria|papua ginee taaga|papua gineya nu|papua gini foforo|papua guinea foforo|papua guinea mpya|papua guinea newydd|papua guinea noa|papua guineja e re|papua jaungvineja|papua naujoji gvineja|papua neiguinea|papua new gini nutome|papua new guineab|papua niu gini|papua niu ginia|papua niugini|papua niwginea|papua noeia guinea|papua noia guinea|papua noua guinee|papua nova gine|papua nova guinea|papua nova guinia|papua nova gvineja|papua nove guinea|papua novo gini|papua nukini|papua nutaaq guinea|papua ny guinea|papua nyguinea|papua nyja ginea|papua nyu gini|papua odda guinea|papua taeze gwineya|papua taze gwineya|papua udda guinea|papua uj guinea|papua uusi guinea|papua yangi gvineya|papua yeni qvineya|papuaniukini|papuasi nufel kiine|papuasii ginee afoli|papuasiya guine mafuu|papue gnove guinee|papuo nov gvineo|papuua|papuva gine tag|papuwa|papuwa gine pisasu|papuwa gini namaa|papuwa neawu giinii|papuwa neujineeja|papuwa niyugineya|papuwa nowa gineja|papuwa nugini|papuwaa nuwel gine|papuwasi gine gu bees|papuwasi gine koura|papwa ginea gdida|papwa ginya tamaynut|papwa nyugini|papwazi gine anyon|papwazi gine ya sika|papwazi wa ngine wa mumu|papwazi ya nkpamen gine|upapua
PG	official		el estado independiente de papua nueva guinea|independent state of papua new guinea|letat independant de papouasie nouvelle guinee|the independent state of papua new guinea
PH	code	exact	PHI
PH	name		filipijnen|filipina|filipinas|filipinler|filipiny|filippine|filippinerna|philipines|philippin|philippine islands|philippinen|philippines les|philippines the|phillipines|phillippines|pilipinas|republiek der filipijnen|republika filipina|republika ng pilipinas|the philippines
PH	name	exact	aina pilipino|amazinga ya filipine|bizinga bya firipino|ebizinga bya firipino|emetab philippines|ephilippines|felekpi|feleping|filibbin|filibiin|filipaini|filipen|filipiin|filipiinid|filipin|filipinai|filipinak|filipine|filipineh|filipines|filipinez|filiping|filipini|filipini nutome|filipinis|filipinn|filipino|filipinoj|filipins|filippiinit|filippiinnat|filippiins|filippin|filippinane|filippinas|filippinene|filippinerne|filippini|filippinler|filippseyjar|filippyne|filipsoyggjar|fillipiine|firipina|firipino|firipiny|fueloepszigetek|fulop szigetek|hufilipino|i philippines|il filippini|ma pilipina|na h eileanan filipineach|na hoileain fhilipineacha|nfilipi|orileede filipini|pelpin|philippiine|philippinas|philippinnen|philippinni|philippino|pilipina|pilippines|piripini|ufilipiino|ufilipino|y philipinau
PH	official		la republica de filipinas|la republique des philippines|republic of the philippines|the republic of the philippines
PK	former		west pakistan
PK	name		islamic republic of pakistan|islamitische republiek pakistan|pakistan el|pakistan le|paquistao
PK	name	exact	an phacastain|bakistaan|bakistan|emetab pakistan|epakistan|hupakistani|i pakistan|il pakistan|kpakisitan|ma pakitan|orileede pakisitan|paakistaan|paakistan|pacistan|pagastan|pakestan|pakinhtyv|pakiretama|pakischtan|pakisetan|pakisita|pakisitaani|pakisitan|pakisitang|pakisitani|pakistaan|pakistahn|pakistan nutome|pakistana|pakistanas|pakistang|pakistanis|pakistanni|pakistano|pakistau|pakisztan|pakitane|pakithtani|paquistan|phakistani|pokiston|upakistani
PK	official		la republica islamica del pakistan|la republique islamique du pakistan|the islamic republic of pakistan
PL	name		ba lan|polandia|polen|pologne|pologne la|polonia|polonya|polska|polsko|republiek polen
PL	name	exact	a pholainn|an pholainn|booland|bulunya|emetab poland|epoland|folis|gwlad pwyl|hupolandi|i poland|il polonja|kpulan|lengyelorszag|lenkija|ma posuka|mpoloni|orileede polandi|pholandi|polan|poland nutome|polandi|polani|pole|poleng|poleni|polija|poljska|polland|pollando|pologn|pologna|pologng|polon|polona|polone|polong|poloni|polonie|polonja|polonye|poloony|polsa|polsha|poola|poolaand|poorandi|porana|poranija|pulonia|pulund|puluniya|pulunya|puola|upolandi
PL	official		la republica de polonia|la republique de pologne|republic of poland|the republic of poland
PM	abbreviation		st pierre and miquelon
PM	name		saint pierre|saint pierre dan miquelon|saint pierre e miquelon|saint pierre en miquelon|saint pierre et miquelon|saint pierre i miquelon|saint pierre och miquelon|saint pierre und miquelon|saint pierre va miquelon|saint pierre ve miquelon|san pedro y miquelon|sao pedro e miquelao|st pierre miquelon|st pierre och miquelon|st pierre und miquelon
PM	name	exact	emetab peter ne titil ak miquelon|est pierre and miquelon|hato piere and mikerona|husantapieri na humikeloni|i saint pierre kanye ne miquelon|mtakatifu pierre na miquelon|mueqeddes pyer ve mikelon|muqeddes pyer ve mikelon|mutakatiifu peeteri na mikaeeli|nfufub pier ai mikelong|numpubi petro ni mikelon|orileede peeri ati mikuloni|peeri ati mikuloni|pierre na miquelon di nso|piyeri senu ni mikelong|ql piyeeree fi mikuyelon|s piero e michelon|s pierre e miquelon|sa peduru asui mikelau|sa piea mo mikeloni|saint peter ba mikelon|saint pier lan mikuelon|saint pierre a miquelon|saint pierre aamma miquelon|saint pierre agus miquelon|saint pierre ek miquelon|saint pierre es miquelon|saint pierre eta mikelune|saint pierre gi miquelon|saint pierre in miquelon|saint pierre ja miquelon|saint pierre kple mikelon nutome|saint pierre ne miquelon|saint pierre og miquelon|saint pierre si miquelon|saint pierre u miquelon|saint pierre y miquelon|san pedro e miguelon|san pedro e miquelon|san peduru asui mikelan|san pier ve mikelon|san piere i mikelon|san pierre agus miquelon|san pierre e miquelon|san piyar da mikelan|san pyar d miklun|sanbyir d miklun|sang peer ak mikelong|sankta piero kaj mikelono|sankti pierre og miquelon|sant per ha mikelon|santapieli na mikeloni|santapieli ni mikeloni|santapieri na mikeloni|santapierre na miquelon|santepyir d mikelun|santu peteto mpe mikelo|santu peteto ne mikelu|santu predu e miquelon|sao pedro ani miquelao|see piyeer e mikeloo|seint pierri ande mikelon|sempiyeri na mikeloni|sen kpiye a mikelong|sen pjer i mikelon|sen pjeras ir mikelonas|sen pyer va mikelon|sen pyer we mikelon|sen pyere na mikeloeon|sen pyere na mikeloon|seng petros na mikelong|seng piyer nda mikelon|sengpiel e mikelong|senpjera un mikelona|senpyer ri mikelong|sent pier and mikelon|sent piero kaj mikelono|sent pyer va mikelon|senti piyere ne mikeloni|senti piyere ni mikeloni|senti piyerre na mikweron|ser petar ne mikelon|shen peir dhe mikuelon|shen pier dhe mikelon|sing piiye be mikelong|sint pierre en miquelon|st peri o mikwelin|st pierr und miggelo|st pierre a miquelon|st pierre e miquelon|st pierre en miquelon|st pierre iyo miquelon|st pierre ja miquelon|st pierre na miquelon|st pierre og miquelon|st pierre y miquelon|sveta peter in mihael|sveti petar i mikelon|sveti pjer i mikelon|sy penru kar mikeryv|thantapieri na mikeloni|usantapieri na mikeloni|zint pjaar un mikelong|zint pjaeaer un mikelong
PN	name		iles pitcairn|ilhas pitcairn|islas pitcairn|isole pitcairn|kepulauan pitcairn|pitcairn|pitcairn adalari|pitcairneilanden|pitcairninseln|pitcairnoarna|pitcairnoearna|quan dao pitcairn
PN	name	exact	agwaetiti pitcairn|bitkairn|bitkayrn|de pitkaernensel|de pitkarn ensel|duni pitkayirn|eilean peit a chairn|eileanan peit a chairn|eileanan pheit a chairn|emetab pitcairn|enez pitcairn|epitcairn islands|giraven pitcairn|giraven pitcairne|gzejjer pitcairn|hupitkaini|i pitcairn islands|ilhas pitkairn|illas pitcairn|illes pitcairn|inizi pitcairn|insulas pitcairn|insulele pitcairn|ishujt pitkern|ishujt pitkerne|islles pitcairn|isoles pitcairn|isulas pitcairn|isuli pitcairn|izole pitcairn|kapuama ita pitcairn|kapuloan pitcairn|kpitikale|odoloota pitikaayirin|oileain pitcairn|orileede pikarini|otoci pitcairn|otumotu pitikeni|patikairini|pidkairn|pikairni|pikarini|pinkajir goj veso|pirkairn|pitakarin|pitcairn eyjar|pitcairn illes|pitcairn szigetek|pitcairn uharteak|pitcairn zunve|pitcairneilande|pitcairneilannen|pitcairni saared|pitcairninselen|pitcairnoeyene|pitcairnove ostrovy|pitcairnovi otoci|pitcairnovy ostrovy|pitcairnowe kupy|pitcairnoyene|pitcairnoyggjar|pitekerene|pitggaarn|pitggaeaern|pitikailini|pitikarin|pitikarini|pitikeeline|pitikeeni|pitikeina|pitikeluni|pitikeng|pitikerni|pitikeyirini|pitkaan nsupo|pitkailni|pitkaini|pitkairn|pitkairn fudomekpo nutome|pitkairni|pitkaren island|pitkarin|pitkarn dip|pitkarna insulo|pitkeen kabutukeltena|pitken|pitken ailands|pitkern|pitkern adalari|pitkern adalary|pitkern orollari|pitkerna|pitkernas|pitkernas salas|pitkerno salos|pitkernska ostrva|pitkirn|tsibiran pitcairn|upitkairni|visiwa vya pitcairn|ynysoedd pitcairn
PR	code	exact	PUR
PR	name		porto rico|porto riko|portorico|portoryko|puerto riko
PR	name	exact	bueerto riiko|burtu riku|emetab puerto rico|epuerto rico|hupwetoriko|i puerto rico|igarapawa riku|kpoto leko|mpotoriku|orileede poto riko|peta riko|piuro riko|piyuto riko|pochtoriko|polotoliko|poortaar riikoo|porotoriko|porto rice|porto riceo|porto rikoo|portoriko|portu hiku|portu ricu|portu riku|poto riko|potoriko|puerto riggo|puerto rikas|puerto riko nutome|puertoriko|puertu ricu|pueto liko|pueto riko|puetoriko|purtu riku|purturiku|puwetoriko|pwereto riko|pwetoliko|pwetoriiko|pwetoriko|upwetoriko
PS	code	exact	PLE
PS	name		estado de palestina|estado de palestina el|etat de palestine|etat de palestine l|filistin|filistin boelgeleri|filistin bolgeleri|gaza strip|gaza strip and west bank|lanh tho palestine|lanh tho palestine bi chiem dong|occupied palestinian territory|palaestinensische autonomiegebiete|palastina|palastinensische autonomiegebiete|palestijnse gebieden|palestina|palestine state of|palestinian authority|palestinian autonomous areas|palestinian autonomous region|palestinian autonomous territories|palestinian territories|palestinian territory|palestinska territorierna|palestinska territoriet ockuperade|palestyna|staat palaestina|staat palastina|staat palestina|state of palestine|state of palestine the|stato di palestina|territoires palestiniens|territori palestinesi|territorios palestinianos|territorios palestinos|terytoria palestynskie|the state of palestine|west bank|west bank and gaza|wilayah palestina
PS	name	exact	adzima ki nggung ki palesitinyia a ki gaza ko|agbegbe ara palesitini|agbegbe palesitianu|agemmad ugut d gazza ifilistiniyen|agmmad n tagut d gzza|an phalaistin|cyflwr palestina|daangaawwan paalestaayin|de okkuperte palestinske omraadene|de okkuperte palestinske omradene|de palaestinensiske omraader|de palaestinensiske omrader|dei okkuperte palestinske omraada|dei okkuperte palestinske omrada|det palestinske omraadet|det palestinske omradet|dhulka falastiiniyiinta daanta galbeed iyo marinka qasa|emetab palestine|epalestina|falastiin|falastiin daanka galbeed iyo qasa|falastin|falastin hududi|falastin hududlari|falistin d gezza|felestin|felestin erazileri|gaza|heimastjornarsvaedi palestinumanna|heremen filistini|himaya za palestina|i palestine|i palestinian territories|i phalestine|il palestina|ipalestinian territories|it territorji palestinjani|kitong ki palestiin|ma palasin|maeneo ya palestina|mpaghara ndi palestine|munjema gwa kusikha nu luvala lwa gasa lwa palesit|mweemberera wa kumweeri wa gaaza|na criocha palaistineacha|na ranntairean palastaineach|nchingu wa magalibi wa mpanda wa kugaza wa kupales|nga rohe o parihitini|nnam palesetin|orileede iwoorun pakisitian ati gasa|orileede iwoorun pakisitian ati gasha|paalestaayin|palaeschtinaensischi gebiet|palaestina|palaschtinansischi gebiet|palasdinu|palastain|palastin|palastinay damag|palehtina hyongg ni gaza|palesine|palesitaine|palesitayini|palesitayini ni gaza|palesitin|palesitina wesitibanka na gaza|palesitini|palesitininya tele jii koiye la hi gaza|palestaen west bank ne gaza|palestain|palestain eria dem|palesteina|palestiati handi|palestiin|palestiin kasau|palestiin sisjordani e gaasaa|palestiina|palestiina ala|palestiina alad|palestiinalaisalue|palestiinalaisalueet|palestin|palestina doewleti|palestina dowleti|palestina kamachikuq|palestina territoriyasy|palestinaj teritorioj|palestinako lurraldeak|palestinar lurralde okupatuak|palestinas teritorijas|palestine dangay nda gaaza|palestinensesch autonomiegebidder|palestini prant|palestinia nutome|palestinian west bank and gaza|palestinian west bank gi gaza|palestinos teritorija|palestinsk territorium|palestinska autonomie|palestinska samosprava|palestinska teritorija|palestinska uzemi|palestinske teritorije|palestinske uzemia|palestinski awtonomny teritorij|palestinski awtonomny teritorium|palestinsko ozemlje|palestinsko podrucje|palestinskt landoeki|palestinskt landoki|palestynse gebiede|palestynse grondgebiede|palestynske gebieten|palesztin autonomia|palesztin teruelet|palesztin terulet|palesztina|palistina|parenhtiny|parestiina na gaza|paretina|parihitini|potu palesitaine|reew yu palestine|rutere rwa westi banki na gaza cia palestina|ser palestiniya|sese ti palestini|stat na palaistine|tehitorijo parenhtinu|teritori palestinesc|teritori palestinezi|teritoriile palestiniene|teritoris palestines|teritwar palestinn|territoret palestineze|territori palestinais|territorio da palestina|territorio palestino|territorios palestin|territorios palestinesos|territoris palestins|territorju palestinjan|tetama paretinu ita yara|tiriadou palestina|tiriogaethau palesteinaidd|tiritoriu palistinianu|tirritori palistinesi|tlatah palestina|ughdarras nam palastaineach|ukingo wa maghalibi na ukanda wa gaza wa palestina|ukingo wa magharibi na ukanda wa gaza wa palestina|ulubali lwa magharibi nu gaza wa hupalestina|wilayah palestin|xaken filistini|yankunan palasdinu|ze palestine
PS	official		el estado de palestina|letat de palestine
PT	code	exact	POR
PT	name		bo dao nha|portekiz|portogallo|portugal le|portugalia|portugese republiek|republica portuguesa
PT	name	exact	a phortagail|an phortaingeil|bortugaal|bortuqaal|brtqiz|emetab portugal|eportugal|foretuges|huuleno|i portugal|il portugall|kputuwga|ma potuke|mputulugeshi|orileede potuga|orileede potugi|pochtojall|pocugo|poertugaele koedoeroe pura|poltukaal|poorchugaal|poritigali|portigaal|portigal|portiogala|portiwgal|portogal|portogallu|portogalo|portugaal|portugal nutome|portugala|portugale|portugale kodoro pura|portugali|portugalija|portugalin|portugaliya|portugall|portugalska|portugalsko|portugalujo|portugar|portuqal|portuqaliya|porutugali|potogo|potoki|potokii|potuga|potugaali|potugal|potukali|potukara|purtugaal|purtugal|purtugallu|putugau|putulugesi|ser portugal|uleno|ureeno|wuleno
PT	official		la republica portuguesa|la republique portugaise|portuguese republic|the portuguese republic
PW	name		palaos|palaos les|republiek palau
PW	name	exact	balaaw|balaw|belau|belauo|emetab palau|epalau|hupalau|i palau|kpalawu|oileain palau|orileede paalu|paalu|pacific islands palau|palaau|palaawu|palabh|palao|palau nutome|palauo|palav|palaw|palawoo|palawu|pallau|palwa|parau|paravu|republic of palau|ser palau
PW	official		la republica de palau|la republique des palaos|the republic of palau
PY	name		paraguai|paraguay el|paraguay le|paragwaj|republiek paraguay
PY	name	exact	baraguaay|baragway|emetab paraguay|eparaguay|faragwai|hupalagwai|i paraguay|il paragwaj|kpalagwe|o paraguai|orileede paraguye|paaraguwaay|palagwai|palagwayi|palagwei|palakuai|palakue|paragai|paragoay|paragoe|paragua|paragua nutome|paraguaai|paraguae|paraguaib|paraguaidh|paraguaj|parague|paraguee|paraguvaj|paraguwaay|paraguwai|paraguwayi|paraguwe|paraguwee|paraguwey|paraguye|paragvae|paragvaj|paragvaja|paragvajo|paragvajus|paragvay|paragwai|paragwajs|paragway|paragwayi|paragwe|paragwue|parakai|paraqvay|pareguvai|parraguwai
PY	official		la republica del paraguay|la republique du paraguay|republic of paraguay|the republic of paraguay
QA	name		catar|katar|qatar le|staat qatar
QA	name	exact	emetab qatar|eqatar|gatar|ggatar|hukatali|i qatar|il qatar|kata|kataa|kataal|kataar|kataari|kataha|katali|katar nutome|katara|kataras|katari|kataro|kathari|kuwaatar|kwatar|ma kita|orileede kota|qadar|qeter|ukatari
QA	official		el estado de qatar|letat du qatar|state of qatar|the state of qatar
RE	name		la reunion|reuniao|reunion island|riunione
RE	name	exact	aduniad|amazinga ya reyiniyo|ar reuenion|ar reunion|elewuniong|emetab reunion|ereunion|hujav|huliyunioni|i reunion|illa de la reunio|izola reunion|larenion|lenyo|leunioni|leuniyon|leyunyong|leyunyoni|liyunioni|mkutano|orileede riuniyan|rawuniyan|reeniong|reeniyong|reenoo|rehunjohn|reinion|reinjona|rejunion|renyoo|reuenioon|reunio|reunio illa de la|reunion nutome|reuniong|reunioon|reunjonas|reunyong|rewinoo|reyunian|reyunion|reyuniooni|reyunong|reyunyon|riunion|riuniyan|riyunioni|riyuniyn|riyuniyoni|riyunyun|riyuuniyeen|riyuuniyon|riyyunyun|runiau|ser reunion|timlilit|uriyunioni|yumuatirisawa
RO	name		roemeense republiek|roemenie|romanya|romenia|roumania|roumanie|roumanie la|rumani|rumania|rumanien|rumanija|rumunia
RO	name	exact	an romain|emetab romania|eromania|errumania|homenija|hulomania|i romania|ir rumanija|lomania|lomaniya|lomenia|lumanyia|orileede romaniya|romaanije|romaeaenije|romainia|romani|romania nutome|romanie|romanii|romaniia|romaniya|romeinia|romeniya|romininya|romunija|roomaaniyaa|roumani|rumaani|rumaanie|rumaaniya|rumaeaenie|rumaenia|rumaenie|rumaenien|rumanie|rumanii|rumaniya|rumanujo|rumanya|rumeenia|rumeni|rumenia|ruminiya|rumunija|rumunjska|rumunska|rumunsko|rumyniya|rwmania|ulumani|uromania
RO	official		la roumanie
RS	name		republic of serbia|republiek servie|republika serbija|republika srbija|serbie|serbie la|serbien|servia|servie|sirbistan
RS	name	exact	an t seirb|an tseirbia|eserbia|hirupia|i serbia|is serbja|ma sepi|saerbie|saerbije|sarbia|sarbie|sarbije|sebia|seerbiya|selebi|sepia|serbi|serbia nutome|serbii|serbija|serbisch|serbiska|serbistan|serbiya|serbiyaa|serbujo|servija|serwie|sewiya|srbija|srbsko|szerbia
RS	official		la republica de serbia|la republique de serbie|the republic of serbia
RU	abbreviation		russian fed
RU	name		federacion de rusia|federacion de rusia la|federation de russie|federation de russie la|lien bang nga|rosja|rossiya|rusia|rusland|russian federation|russian federation the|russie|russische federatie|russische foderation|russische foederation|russland|rusya|ryssland
RU	name	exact	an ruis|conaidhm na ruise|emetab russia|erashiya|errusia|federatia rusa|ffederasiwn rwseg|husija|huulusi|i russia|ir russja|irisi|irisi laboo|krievija|krievijas federacija|larisi|lasa|loshia|lukia|lusi|ma lusi|mba russia|nga|orileede roshia|orileede rosia|oroszorszag|raashiyaa|rasha|rashia|rashiya|rasiab|riisii|risi|rohyea|rooshiya|roshia|roshiya|rosia|roxya|rrasha|rrus|ruhia|ruossa|ruscia|rusi|rusian|rusii|rusija|rusiya|ruska|rusko|ruslan|ruslandi|russi|russia federation|russia nutome|russian empire|russie federation de|russiya|rusujo|ruush|rwsia|uburusiya|ulusi|urusi|uruthi|uruusi|venaejae|venaja|venemaa|wulusi
RU	official		la federacion de rusia|la federation de russie|the russian federation
RW	former		rwandese republic
RW	name		republiek rwanda|republika ya rwanda|republika yu rwanda|republique du rwanda|repubulika yu rwanda|ruanda|rwanda le
RW	name	exact	emetab rwanda|erwanda|huada|hulwanda|huyna|i rwanda|ir rwanda|luanita|luwanda|lwanda|orileede ruwanda|rawana|rawanda|rawunda|rewanda|roanda|ruandaa|ruandaea|ruande|ruando|ruanna|rubhanda|ruwanda|ruwandaa|ruwanndaa|ruwwanda|ruwwandaa|rvanda|rwaanda|rwanda nutome|rwandab|rwandha|u rwanda|uluanda|urwanda
RW	official		la republica de rwanda|la republique du rwanda|republic of rwanda|the republic of rwanda
SA	abbreviation		ksa
SA	name		a rap xe ut|arab saudi|arabia saudi|arabia saudita|arabia saudita la|arabia saudyjska|arabie saoudite|arabie saoudite l|koninkrijk saudi arabie|saoedi arabie|saudi|saudi arabie|saudi arabien|saudia arabia|saudiarabien|suudi arabistan
SA	name	exact	abari saudi|alabi sawudite|alabu nsawudi|alapisawutiit|an araib shadach|arabbia saudita|arabi saodi|arabi saudi|arabi saudite|arabi sawudi|arabia saodita|arabia saoudat|arabia saudia|arabia saudite|arabie saudide|arabii sawdit|arabiya sawudite|arabiya sawudiya|araibia nan sabhd|aramija savnita|arawia saudita|emetab saudi arabia|erebistana siudi|erebistana siyudi|esaudi arabia|gharabja sawdita|hauri arapia|husaudi|i saudi arabia|kasar makka|l arabia sawdija|l arabja sawdija|lahabu|larabi saoudit|ma sajusi|orileede saudi arabia|saawud arabiyaa|sacuudi carabiya|sadi arabia|saud arabystan|saud arabystany|sauda arabija|sauda arabujo|saudi araabia|saudi araabie|saudi arab|saudi arabia nutome|saudi arabiab|saudi arabii|saudi arabija|saudi arabiska|saudi arabiya|saudi arebia|saudi areebiya|saudi arraabije|saudi orob|saudia|saudiarabia|saudiia arabiia|saudijska arabija|saudiya|saudiya arabistoni|saudiyya|saudo arabija|saudova arabija|saudska arabia|saudska arabie|saute alepea|sawdi arabska|sawudarebya|sawudarebya buwarabu|sawudi|sawudi alabi|ser arabiya|seudiyye erebistani|ssaeudiya|sueudiya taerabt|szaud arabia|szaudi arabia|thaudi|usaudi
SA	official		el reino de la arabia saudita|kingdom of saudi arabia|le royaume darabie saoudite|the kingdom of saudi arabia
SB	former		british solomon islands|solomon is|solomons
SB	name		iles salomon|iles salomon les|ilhas salomao|islas salomon|islas salomon las|isole salomone|kepulauan solomon|quan dao solomon|salomon inseln|salomonen|salomonoarna|salomonoearna|salomonseilanden|solomon adalari|wyspy salomona
SB	name	exact	agwaetiti solomon|airandi cia solomon|amazinga ya salumoni|bion bi salomo|bisanga solomo|bizanga byesolomooni|chisiwa cha solomon|chwila fi solomwin|de solomone enselle|duni salmoon|duude solomon|ebizanga bya solomooni|ebizinga bya surimaani|eileanan sholaimh|esolomon islands|etikun solomoni|figunguli fya solomoni|giraven salomon|giraven solomone|i solomon islands|ifisima fya solomon|ikwembeiyotab solomon|il gzejjer solomon|il salomong|ilhas salumau|ilhas salumon|illas salomon|illes salomo|inizi salomon|inslas da salomon|inslas salomonas|insulas solomon|insulele solomon|ishujt solomon|ishujt solomone|isiwa sya solomon|islles salomon|isoles salomon|isulas salomone|isuli salumuni|isulis salomon|izole salomon|jasiiradda solomon|kapuama ita sarumu|kapuloan suleman|lutanda lua solomu|mang ma salomon|minlan mi solomon|nga motu horomona|nosy salomona|odoloota solomoon|oileain sholaimh|oileain sholamon|oileain sholomon|orileede etikun solomoni|otumotu solomone|saalomoni saared|salamon szigetek|salamounovy ostrovy|salamunove ostrovy|saliamono salos|salomo|salomo gun|salomon sullot|salomon uharteak|salomonas|salomone|salomoneilanden|salomonoeerne|salomonoerne|salomonoeyane|salomonoeyene|salomonoj|salomonovi otoci|salomonovi otoki|salomonoyane|salomonoyene|salomonoyggjar|salomonsaaret|salomonseilande|salomonseilannen|salomonseyjar|salomonski otoci|salomony|salomoon kabutukeltena|salomoone|salomosuolluuh|saromyv goj veso|ser salomon ma langne|soloman dip|soloman island|solomon adalary|solomon aelan|solomon aeland|solomon ailands|solomon fudomekpowo nutome|solomon gungey|solomon orollari|solomon zunve|solomoneilande|solomonska ostrva|sulaimaana tingnge|sulemani|tigzirin n saluman|tigzirin n salumun|tigzirin n sulumun|tsibiran salaman|visiiwa vya solomooni|visiwa vya solomon|vithiwa vya tholomon|ynysoedd solomon|zalamana salas|ze salomon|zil salomon|zua salomoeon|zua salomoon|zvitsuwa zvasolomon
SB	official		las islas salomon|les iles salomon
SC	code	exact	SEY
SC	name		republiek der seychellen|seicheles|seszele|seychellen|seychellerna|seychelles islands|seychelles les|seychelles republic|seyseller
SC	name	exact	amazinga ya seyisheli|de seischaelle|de seischalle|emetab seychelles|eseychelles|heikere|hushelisheli|i seychelles|is seychelles|izole seisel|les seixeles|na h eileanan sheiseall|na seiseil|orileede seselesi|orileede seshelesi|otumotu seiseli|peseshel|republic of seychelle|saichel|saishal|secel|secelle|secheles|sechelez|sechels|seesel|seischaelle|seischalle|seiseliai|seisellid|seiselu salas|seixeles|seixelis|seixeri|sejseli|sejseloj|sejserenh|sejshelle|seseel|sesel|seselesi|seseli|sesere|seshee|seshel|seshele|seshels nutome|seycel|seychellane|seychellas|seychelle|seychelle szigetek|seychelleak|seychelleh|seychellene|seychellerne|seychelles eyjar|seychellit|seychellsullot|seychely|seyhyel|seysel|seysel adalari|seysel adalary|seyshel orollari|seyshela|seyshele|seyskelloyggjar|seyxels|shelisheeli|shelisheli|sheshelesi|shesheresi|siisheels|siselles|sishel|sishelis|ssicil|ushelisheli
SC	official		la republica de seychelles|la republique des seychelles|republic of seychelles|the republic of seychelles
SD	code	exact	SUD
SD	name		north sudan|republic of the sudan|republiek soedan|soedan|soudan|soudan le|sudan el|sudan the|sudao|the sudan
SD	name	exact	an tsudain|ausuda|davvisudan|emetab sudan|esudan|husudani|hutane|i sudan|is sudan|noodsudahn|o sudan|orileede sudani|sodan|ssudan|sudaan|sudaani|sudan nutome|sudana|sudanas|sudang|sudani|sudanni|sudano|sudau|sudeng|sudon|suna|sundan|sutaang|suteni|suudaan|suudang|swdan|szudan|thudani|usudani
SD	official		la republica del sudan|la republique du soudan|the republic of the sudan
SE	name		isvec|koninkrijk zweden|konungariket sverige|kungariket sverige|schweden|suecia|suede|suede la|sverige|sverige rike|svezia|swedia|szwecja|thuy dien|zweden
SE	name	exact	an t suain|an tsualainn|emetab sweden|esweden|huitene|huuswidi|i sweden|isvetzia|iswidhan|l izvezja|laswed|ma sensa|orileede swidini|rootsi|ruota|ruotsi|ruotta|sbezzia|schwede|schweede|ser sued|shvetsiya|siwiidin|soedy|ssewwid|sswid|sued|suedi|suedia|suedin|suesa|suesia|suet|sueteni|suwed|suwedan|suwedi|suweed|suwesiya|suwideng|sveden|svedia|svedija|svedorszag|svedska|svedsko|svedujo|svezie|sviden|svithjod|svoeriki|svoriki|swed|swede|swedeb|sweden nutome|swedhen|swedija|swedska|sweede|sweeden|swesiya|swid|swiden|swideni|swidhan|swidini|uswidi|uswiidi|uthwidi|zvesia|zvezja|zviedrija
SE	official		el reino de suecia|kingdom of sweden|le royaume de suede|the kingdom of sweden
SG	name		cingapura|republiek singapore|singapoor|singapour|singapur|singapura
SG	name	exact	emetab singapore|esingapore|hingapoa|husingapoo|i singapore|ma sinkapo|orileede singapo|sangafura|sengapur|sengapuri|sigapura|siingapoo|singaapoor|singaboor|singafur|singapo|singapoa|singapoer|singapoo|singapor|singapor nutome|singaporo|singapoura|singapowa|singapuras|singapure|singapuri|singapuro|singapuru|singapuul|singapuur|singeapor|singgakpoo|singgapur|singgapuur|singjapuur|sinngapuur|sinqapur|sngafura|szingapur|thingapoo|usingapoo
SG	official		la republica de singapur|la republique de singapour|republic of singapore|the republic of singapore
SH	abbreviation		st helena
SH	name		saint helena ascension and tristan da cunha|sainte helene|sankta helena|santa elena|santa helena|santa helena ascension y tristan de acuna|santelena|santelena isola di ascensione e tristan da cunha|sint helena|wyspa swietej heleny|wyspa swietej heleny wyspa wniebowstapienia i tristan da cunha
SH	name	exact	de ensel zint hellena|eilean naomh eilidh|eleni senu|emetab helena ne tilil|est helena|ezize helena|hato herena|husantahelena|i saint helena|i st helena|izola s elena|keramatly yelena adasy|mtakatifu helena|mueqeddes yelena|muqaddas yelena oroli|muqeddes yelena|mutakatiifu heleena|nfufub elena|numpubi elena|orileede helena|sa helena|saint helena ascension ha tristan da cunha|saint helena nutome|saint lina|san heilin|san helena|sancte helena|sang eleen|sankt helena|sankta heleno|sankti helena|sant ilina|santa elene|santa helena ascension e tristan da cunha|santa helena ascension eta tristan da cunha|santa ilena|santahelena|sante eline|santehilin|santelina|santilin|santu eleni|sata erena|saynt helena|sehelene|seint helena|sen elena|seng elenaa kaatukeltena|seng helena|sengte eleene|sent helen|sent helena|sent heleno|sentelen|senti herena|ser helena|sfanta elena|shen elene|shen helena|shen helene|sing helina|sontgelena|st helenaa|sv elenos sala|sv helenas sala|svata helena|svata helena ascension a tristan da cunha|sveta helena|sveta jelena|synta ereny|szent ilona|thantahelena|usantahelena
SI	code	exact	SLO
SI	name		eslovenia|republiek slovenie|republika slovenia|republika slovenie|republika slovenija|republika slovenije|slovenie|slovenie la|slovenien|slovenija|slovenya|slowenia|slowenien
SI	name	exact	an t slobhain|an tsloivein|emetab slovenia|enhrovenija|esiruweniya|esloweni|horowinia|huslovenia|i slovenia|is slovenja|islofeeniya|islooveeniyaa|islovenia|orileede silofania|selovenia|silofania|silofeni|siloveni|silovenia|siloveniya|silovinyia|sirovaaniya|sirovenya|slloveni|slofenia|slofeniya|slovania|sloveeni|sloveenia|slovene|sloveni|slovenia nutome|sloveniya|slovenja|slovenujo|slovinia|slovinsko|sloweenie|slowenie|slowenii|slowenija|sloweniya|slowinia|slowjenska|slufinya|sluvenia|sluvinya|solovenii|ssloveenije|sulobeniya|sulovenia|suloveninya|szlovenia|thlovenia|uslovenia|zlovenia
SI	official		la republica de eslovenia|la republique de slovenie|republic of slovenia|the republic of slovenia
SJ	name		iles svalbard et jan mayen|islas svalbard y jan mayen|jan mayen|kepulauan svalbard dan jan mayen|spitsbergen|spitsbergen en jan mayen|spitzbergen|spitzbergen und jan mayen|svalbard|svalbard and jan mayen islands|svalbard dan jan mayen|svalbard e jan mayen|svalbard et ile jan mayen|svalbard et jan mayen|svalbard i jan mayen|svalbard och jan mayen|svalbard und jan mayen|svalbard va jan mayen|svalbard ve jan mayen|svalbard ve jan mayen adalari|svalbard y jan mayen
SJ	name	exact	cokkevaarih ja jan mayen|cokkevaeaerih ja jan mayen|de enselle svalbard un jan mayen|esvalbard and jan mayen|heopara me iana maiana|huippuvuoret ja jan mayen|i svalbard ne jan mayen|inhvarmarni kar jan myjen|isvaalbaard fi jan mayeen|jasiiradda sfaldbaad and jaan mayen|norge svalbard og jan mayen|sefalbaad na yan mayen|shpitsbergen va yan mayen|sifabaadi ati jani mayeni|sivolopati mo sani maieni|siwaubati asui ya mayeni|spicberky a jan mayen|spisbergen we yan mayen|spitzbergak es jan mayen|spitzbergak es jan mayen szigetek|svalbad and jen meyen|svalbara un jana majena sala|svalbard a jan mayen|svalbard aamma jan mayen|svalbard ade jan mayen|svalbard agus jan mayen|svalbard and zhan majen|svalbard ani yan mayen|svalbard da jan mayen|svalbard e jan majen|svalbard e zhan majen|svalbard en jan mayen|svalbard es jan mayen|svalbard eta jan mayen|svalbard eta jan mayen uharteak|svalbard ha jan mayen|svalbard i jan maien|svalbard i jan majen|svalbard in jan mayen|svalbard is jan mayen|svalbard iyo jan mayen|svalbard ja jan mayen|svalbard kple yan mayen nutome|svalbard lan jan mayen|svalbard mpe jan mayen|svalbard na jan mayen|svalbard na kisiwa cha jan mayen|svalbard ne jan mayen|svalbard og jan mayen|svalbard si jan mayen|svalbard u jan mayen|svalbard und jaan maaie|svalbard und jaan maeaeie|svalbard va yan mayen|svalbard ve yan mayen|svalbard ya islla jan mayen|svalbarda ja jan mayen|svalbardas ir janas majenas|svalbardi|svalbardi og jan mayen|svalbardo kaj jan majen insulo|svalbardo kaj janmajeno|swalbaar ak jan mayen|swalbard o jan mayen|swalbard we yan mayen|zvalbard e jan mayen
SK	abbreviation		slovak rep
SK	name		eslovaquia|slovacchia|slovak republic|slovakien|slovakya|slovaquie|slovaquie la|slovensko|slowaakse republiek|slowacja|slowakei|slowakije
SK	name	exact	an t slobhac|an tslovaic|emetab slovakia|enhrovakija|esiruwakiya|eslovakia|eslowaki|horowakia|huslovakia|i slovakia|is slovakkja|islofaakiya|isloovaakiyaa|islovachia|orileede silofakia|selovaki|silofaki|silofakia|silovaki|silovakia|silovakiya|silovikia|sirovaakiya|sirovakya|sllovaki|slofacia|slofakii|slovaaki|slovachia|slovachie|slovacia|slovacka|slovak|slovaki|slovakia nutome|slovakiet|slovakija|slovakiya|slovakkia|slovakkja|slovakujo|slovaska|slovekia|slowak|slowakaei|slowakai|slowaki|slowakia|slowakii|slowakiya|slowakska|slowakye|slufakya|sluvacchia|sluvakya|solovakii|sslovakei|sulobakiya|sulovaakia|sulovakiya|szlovakia|tholvakia|uslovakia|zlovachia
SK	official		la republica eslovaca|la republique slovaque|the slovak republic
SL	name		republica de sierra leona|republiek sierra leone|republika sierra leone|republique de sierra leone|serra leoa|sierra leona|sierra leone la
SL	name	exact	emetab sierra leone|esierra leone|gbeya bahawo|husiela lioni|i sierra leone|iwitera leowa|kri migkusug fi|orileede siria looni|salewo|seera leon|seeraaliyoon|sera lioa|sera lion|seraa liyon|seraleooni|seraleyon|serra leo|serra leon|siarra leomhann|siarra leon|siela leone|siela leoni|siela liyoni|sielaleyoon|siera leon|siera leone|siera leoni|siera leono|siera lion|sieraleono|sierra leon|sierra leone nutome|sierra leoone|sierra leyon|sierra liuni|sierra lleona|sijera leone|silia lung|sira lyun|siraaliyoon|siralyun|siria looni|sirra riyooni|siyela leon|siyera lewon|siyera lewoni|siyeralewone|sjaerra lejone|sjarra lejone|sjerraleone|ssiralyun|syeraleon|syerra leone|te araone|thiera leoni
SL	official		la republica de sierra leona|la republique de sierra leone|republic of sierra leone|the republic of sierra leone
SM	name		most serene republic of san marino|republiek san marino|saint marin|sao marinho
SM	name	exact	emetab san marino|esan marino|hana marino|husamalino|i san marino|marini senu|nfufub marino|numpubi maatin|orileede sani marino|sa malino|sa marino|saan mariinoo|samalino|samariino|samarino|san mairine|san malenu|san malino|san mariino|san marin|san marinas|san marino nutome|san marinu|sang marindo|sani marino|sanimarino|sanmarino|sanmarinu|santu marine|santu marinu|see maree|sen mareen|seng marinoo|senmaren|ser marino|son marin|sy myrinu|thamarino|usamarino
SM	official		la republica de san marino|la republique de saint marin|republic of san marino|the republic of san marino
SN	name		republiek senegal|republique du senegal|senegal el|senegal le
SN	name	exact	an tseineagail|der sennejall|emetab senegal|esenegal|henekara|husenegali|i senegal|is senegal|orileede senega|sanigal|seanagal|senega|senegaa|senegaal|senegaali|senegaalo|senegal nutome|senegala|senegalas|senegale|senegali|senegalo|senegar|senegau|senego|senekaal|senekalo|seneqal|senigal|sinigaal|sinigaha|sinigal|ssinigal|szenegal|thenegali|usenegali
SN	official		la republica del senegal|la republique du senegal|republic of senegal|the republic of senegal
SO	former		somali democratic republic
SO	name		federale republiek somalie|somali|somalie|somalie la
SO	name	exact	an tsomail|emetab somalia|esomalia|humarie|husomalia|i somalia|is somalja|ma somali|orileede somalia|somaali|somaalia|somaalie|somaalije|somaaliyaa|somaariya|somailia|somalia nutome|somaliab|somalii|somalija|somalis|somaliya|somalja|somalsko|somalujo|somalya|somaria|somariya|somyrija|soomaaliya|ssumal|sumal|sumalia|szomalia|thomalia|usomalia
SO	official		federal republic of somalia|la republica federal de somalia|la republique federale de somalie|the federal republic of somalia
SR	former		dutch guiana|netherlands guiana|surinam
SR	name		republiek suriname|suriname le
SR	name	exact	emetab suriname|esuriname|huriname|husurinamu|i suriname|is suriname|orileede surinami|ser surinam|sirinam|sorinam|suerinamm|sulename|sulinaam|suliname|sulinamu|suranam|surinaam|surinaamu|surinama|surinamas|surinambe|suriname nutome|surinami|surinamm|surinamo|surinams|surinamska|surinamu|surinaym|surineym|surinymi|swrinam|thurinamu|usurinamu
SR	official		la republica de suriname|la republique du suriname|republic of suriname|the republic of suriname
SS	abbreviation		s sudan
SS	name		gueney sudan|guney sudan|nam sudan|republiek zuid soedan|soudan du sud|soudan du sud le|south sudanese republic|southern sudan|sud sudan|sudan del sud|sudan del sur|sudan poludniowy|sudan selatan|sudao do sul|sudsudan|suedsudan|sydsudan|zuid soedan
SS	name	exact	an tsudain theas|ausuda su sui|cenubi sudan|de swdan|del szudan|dienvidsudana|dkin sudan|dokxinn sudan|esouth sudan|etela sudan|etelaesudan|guenorta sudan|gunorta sudan|guusu sudan|hego sudan|hutane ki te tonga|i south sudan|is sudan tisfel|janubiy sudan|jizni sudan|juzni sudan|juzny sudan|koonfur suudaan|louna sudaan|maada sudan|mattasudan|o sudan do sur|pietu sudanas|podpoldnjowy sudan|saut sudan|sodsudahn|soedsudahn|soersudan|sor sudan|soudan ar su|sud soedan|sud sudano|sudaan kibbaa|sudan a deas|sudan anaafoo|sudan dal sid|sudan de su sud|sudan di sciroccu|sudan dl sud|sudan dl sued|sudan do sur|sudan i jugut|sudan kidul|sudan kusini|sudan ta kudu|sudana basur|sudang di sid|sudang gunyisonolang|sudani i jugut|sudani kusini|sudanul de sud|sudau di sul|sudon di sul|sudur sudan|sudursudan|suid soedan|sur sunav|susoudan|sutani fakatonga|timog sudan|zerbari sudan
SS	official		la republica de sudan del sur|la republique du soudan du sud|republic of south sudan|the republic of south sudan
ST	name		democratic republic of sao tome and principe|democratische republiek sao tome en principe|santo tome y principe|sao tome|sao tome dan principe|sao tome e principe|sao tome en principe|sao tome et principe|sao tome och principe|sao tome principe|sao tome und principe|sao tome va principe|sao tome ve principe|wyspy swietego tomasza i ksiazeca
ST	name	exact	emetab sao tome and principe|esao tome and principe|hato tomei me pirinipei|husaotome na huprinsipe|i sao tome kanye ne principe|orileede sao tomi ati piriishipi|orileede sao tomi ati piriisipi|s tomazo e prinsipe|sa tume asui pirisipe|san tome e principe|san tome ir prinsipe|san tome va prinsipi|san tome ve prinsipi|san tome we prinsipi|san tume i prinsipi|sanitome ne purincipe|sanitome ni purincipe|santome un prinsipi|santomeo kaj principeo|santu tome y principe|sao toeme na prinsipe|sao tom ade prinsipe|sao tome a principe|sao tome aamma principe|sao tome agus principe|sao tome ai pelinesipe|sao tome and birincibal|sao tome and prinsipe|sao tome and prinsipi|sao tome ani principe|sao tome ba prinship|sao tome bo prengcipe|sao tome e prinsipe|sao tome ek prinsip|sao tome es principe|sao tome eta principe|sao tome gi principe|sao tome ha principe|sao tome i principe|sao tome in principe|sao tome ja principe|sao tome kple principe nutome|sao tome lan principe|sao tome mo pilinisipe|sao tome mpe presipe|sao tome na plincipe|sao tome na principe|sao tome na prinsipe|sao tome nda prinsipe|sao tome ne presipe|sao tome ne principe|sao tome o prensip|sao tome og principe|sao tome og prinsipe|sao tome si principe|sao tome u principe|sao tome u prinsipe|sao tome und prinssipe|sao tome ve prinsip|sao tome y principe|sao tomeo kaj principeo|sao tomi ati piriishipi|sao tomi ati piriisipi|sao toome na pirinsipe|saoo toomee fi prinsippee|saotome na prinsipe|saotome ri pringsib|saotomee|sau tume i prinsipi|saw tumi d pransip|sawo tombe be a gbawoe|sawo tome a kpelensikpe|sawo tome ak pirinsipe|sawo tome da paransip|sawo tome e pelensipe|sawo tome e perensipe|sawo tome na purinsipo|sawo tome ni prinicipe|sawong tome ne pelinsipe|sawotome na perensipe|sawtumi d bransib|sawtumi d prinsip|sayo tome ni pilinikipe|svaety tomas a princov ostrov|svaty tomas a princov ostrov|svaty tomas a princuv ostrov|sveti toma i princip|sveti tomaz in princ|sy tome kar prisipi|thao tome na principe|usao tome na principe|zint tommeh un printschipe
ST	official		la republica democratica de santo tome y principe|la republique democratique de sao tome et principe|the democratic republic of sao tome and principe
SU	former		sowjetunion|udssr|uniao sovietica|union of soviet socialist republics|union sovietica|union sovietique|unione sovietica|urss|ussr
SU	name	exact	former soviet union|russia ussr|soviet
SV	code	exact	ESA
SV	name		el salvadore|el salvadori|republica de el salvador|republiek el salvador|salvador|salwador
SV	name	exact	ael slavadohr|ael slavadoor|al slavadohr|al slavadoor|an salbhador|an tsalvadoir|e el salvador|eesafado|el salbador|el salfadoor|el salivado|el salvaadoor|el salvado|el salvado nutome|el salvadors|el salwadoor|el salwador|ele salavatoa|ele savado|eli saluvatori|elisalivado|elisavado|elsalvado|elsavado|emetab el salvador|er sarvanor|eri salivado|eru sawadu|esavado|huelsavado|i el salvador|ma sawato|o salvador|orileede eesafado|salevador|salfadur|salfatool|salivador|salvadoor|salvador el|salvador laboo|salvadora|salvadoras|salvadoro|salvadur|savadore|ser salvador|usalavado|whakaora
SV	official		la republica de el salvador|la republique del salvador|republic of el salvador|the republic of el salvador
SX	abbreviation		st maarten
SX	name		land sint maarten|saint maarten|saint martin dutch|saint martin dutch part|saint martin dutch portion|saint martin partie neerlandaise|saint martin pays bas|san martin parte holandesa|sao martinho sint maarten|sint maarten dutch part|sint maarten nederlaendska delen|sint maarten nederlands deel|sint maarten nederlandska delen|sint maarten neerlandesa|sint maarten phan ha lan
SX	name	exact	esint maarten|hiti matene|i sint maarten|nederlandsk st martin|nizozemski sveti martin|s martin paezi basi|sa matini fakaholani|saint martin hollandsk side|saint martin sehemu ya uholanzi|san maarten|san martin herbeheretarra|san martinhu olanda|sancte martino nederlandese|sankti martin|sao martinho netherlands|sau martinhu di olanda|seng marteeng holand kaja|shen martin sint maarten pjesa e mbreterise se holandes|siint maarteen|sin marten|sint maarten besa hollandi|sint maarten cuid na hisiltire|sint maarten nederlandsk del|sint maarten nutome|sint maarten qaybta nederlandka|sint maarten rhan iseldireg|sint maarten sashin yaren mutanen holland|sint maaten|sint marteen|sint marten|sint martenas|sint matin|sinti mateeni|sintmartena|siti maate|siti myarten|svaety martin hol|svaty martin hol|svaty martin nizozemska cast|svaty martin nizozemsko|sveti martin holandija|szent marton sziget holland resz|vuolleeatnamat saint martin|zint maarten
SY	abbreviation		syrian arab rep
SY	name		cong hoa arab syrian|republica arabe siria|republica arabe siria la|republique arabe syrienne|republique arabe syrienne la|siria|suriah|suriye|syrian arab republic|syrian arab republic the|syrie|syrien|syrien arabische republik|syrische arabische republiek
SY	name	exact	an tsiria|emetab syria|esiriya|gweriniaeth arabaidd syria|hiria|husilia|i syria|is sirja|lasiri|ma suli|orileede siria|poblacht arabach na siria|republic of syria|republica araba siria|sham siriya|shamu|silia|siliya|siri|siria nutome|siriako arabiar errepublika|siridhea|sirie|sirii|sirija|sirio|siriya|sirja|siyang|sooriyaa|suerie|suerije|sueuerie|suri|suria|surie|surije|suriya|surya|suuria|suurie|suuriya|syriab|syriska|syrland|syyria|sziria|thiria|usiria
SY	official		la republica arabe siria|la republique arabe syrienne|the syrian arab republic
SZ	former		kingdom of swaziland|swaziland
SZ	name		essuatini|esuatini|esvatini|eswatini kingdom|eswatini l|eswatini lemaa|koninkrijk eswatini|regno di eswatini|royaume deswatini|suazi|suazilandia|svaziland|swasiland|umbuso weswatini
SZ	name	exact	an tsuasalainn|duthaich nan suasaidh|ehiwatini|emetab swaziland|esuaitini|esuwatinii|eswaatiini|eswaziland|gwlad swazi|huuswazi|i swaziland|is swaziland|iswaasilaan|iswaasilaand|iswaatinii|l eswatini|ma sawasi|ma suwasi|ngwane ufalme wa eswatini|orileede sashiland|orileede sasiland|riocht na suasalainne|sashiland|sasiland|ser swaziland|shuazilan|siwaazilaand|siwasilandi|soazilandy|sswaasiland|suacilandia|suasilaand|suasilani|suazilande|suazilend|suvasi ga|suwasiland|suwasiretama|suwazi lumaa|suwazilan|suwazilandi|svaasimaa|svajiland|svasiland|svatini|svazi|svazieana|svazijsko|svazilandas|svazilande|svazilando|svazilend|svazilenda|swaasilannda|swasiska|swazieennam|swazilan|swaziland nutome|swazilanda|swazilande|swazilandi|swazilandia|swazilend|swazilenda|swazilund|swazimaa|swazirandi|swaziska|swazzilannia|szvazifoeld|szvazifold|uswaazi|uswasi|uswazi|uthwadhi|warerangi
SZ	official		el reino de eswatini|kingdom of eswatini|le royaume deswatini|the kingdom of eswatini
TA	name		tristan|tristan de acuna|tristao da cunha
TA	name	exact	etristan da cunha|i tristan da cunha|tiristaan da kanhaa|tiristan da kunha|tiritan kuya|tiritana da kunia|tiritau kuya|trinhtyv nakuja|tristan da chonha|tristan da cunja|tristan da kuna|tristan da kunha|tristan da kunha nutome|tristan da kunja|tristan da kunya|tristan de cugna|tristan de cunha|tristana da kunas salas|tristana da kunjas salu teritorijas|tristanas da kunja|tristano da kunjos|tritan da kunha|tulisitani ta kunuha|tulisiteni ta kunuha
TC	abbreviation		tci
TC	code	exact	TKS
TC	name		iles turques et caiques|ilhas turcas e caicos|ilhas turks e caicos|islas turcas y caicos|isole turks e caicos|kepulauan turks dan caicos|quan dao turk va caicos|quan dao turks va caicos|turks and caicos|turks dan caicos islands|turks en caicoseilanden|turks i caicos|turks och caicosoarna|turks och caicosoearna|turks und caicosinseln|turks ve caicos adalari
TC	name	exact	agwaetiti turks na caicos|airandi cia taki na kaiko|amazinga ya turkisi na cayikosi|azua turku na kaiki|bion bi turks ni kalkos|bisanga bya turki mpe kaiko|bizinga byetaaka ne kayikosi|chisiwa cha tuluchi na kaiko|chwila n tite a kaekus|de enselle turks un kaikos|duni tirk ak kaykos|duude turke e keikoos|ebizinga bya buturuki na kaiko|ebizinga bya taaka ni kayikosi|eturks and caicos islands|figunguli fya tuliki ni kaiko|giraven turk u kaikos|giraven turks u kaikose|i turks and caicos islands|i turks ne caicos islands|ifisima fya turki na kaiko|ikwembeiyotab turks ak caicos|il gzejjer turks u caicos|ilhas turkas i kaikus|illas turks e caicos|illes turks i caicos|inizi turks ha caicos|inslas turks e caicos|insulas turcos e caicos|insulele turks si caicos|ishujt turk and kaikos|ishujt turke dhe kaike|ishujt turks dhe kaikos|islles turques y caicos|isoles turks y caicos|isulas turks e caicos|isuli turks e caicos|isulis turks e caicos|kapuama ita tuka ita asui kaiko ita|koru kakoa|kupy turks a caicos|lutanda lua tuluki ne kaiko|mang ma turk na kaiko|minlan mi tureg ai kaig|na h eileanan turcach is caiceo|nosy turks sy caiques|oileain na dturcach agus caicos|orileede tooki ati etikun kakosi|ostrva turks i caicos|ostrva turks i kaikos|otoci turks i caicos|otocji turks in caicos|otoki turks in caicos|otumotu tuki mo kaikosi|teks kple kaikos fudomekpowo nutome|terks we kaykos adalary|terksas un kaikosas salas|terkso ir kaikoso salos|tigzirin n turkya d kayk|tigzirin turkiyyin d tikaykusin|toerks und gaiggos insle|toerks ve kaykos adalari|toks an kaikos ailands|tooki ati etikun kakosi|tork o kaikoi island|torks und gaiggos insle|torks ve kaykos adalari|tukisi be kaikoosi tingnge|tuluk na kayiik|turiki gun ni kayiki|turk ani caicos zunve|turk d tegzirin n kaykus|turk eta caico uharteak|turk eta caicos uharteak|turk nda kayikos gungey|turka kar kajko goj veso ag|turkak eta caicoak|turkis da tsibiran kaikwas|turkis fi odoloota kaayikos|turkisii na kayikoosi kabutukeltena|turkiya ne kaicos ma langne|turkoj kaj kajkoj|turks a caicos|turks a caicos kupy|turks a caicosinselen|turks ade keikes dip|turks and caicos is|turks and caicos islads|turks and kaikos island|turks e caicos|turks en caicoseilande|turks en caicoseilannen|turks es caicos szigetek|turks gi caicos islands|turks i caicos illes|turks ja caicos|turks ja caicos sullot|turks ja caicossaaret|turks ja caicossuolluuh|turks lan kapuloan kaikos|turks ne caicos islands|turks og caicoseyjar|turks og caicosoeerne|turks og caicosoerne|turks og caicosoeyane|turks og caicosoeyene|turks og caicosoyane|turks og caicosoyene|turks og caicosoyggjar|turks und caicosinsla|turks und caicosinslae|turks va kaykos orollari|turks ve kaikos adalari|visiiwa vya turiiki na kaiiko|visiwa vya tulki na kaiko|visiwa vya turki na kaiko|visiwa vya turks na caicos|vithiwa vya turki na kaiko|ynysoedd turks a caicos|ynysoedd y twrciaid ac ynysoedd caicos|ze tirk ri kakos|zil tirk ek caicos|zvitsuwa zveturk necaico
TD	name		chad el|chade|republiek tsjaad|republique du tchad|tchad|tchad le|tschad|tsjaad
TD	name	exact	an t sead|caad|caadi|caadu|cad|cada|cadas|cadd|cadi|cado|chaad|chaadi|chadi|ciad|csad|czad|der tschadd|echad|emetab chad|huchadi|i chad|ic chad|jaad|kjad|kyad|orileede saadi|orileede shaadi|saadi|saat|sati|sead|shaadi|shadi|syad|tcad|tjad|tsaad|tsad|tsad nutome|tsadi|tsady|tshad|tshadi|tsiad|tsjad|txad|txadi|tyade|uchadi|xade
TD	official		la republica del chad|la republique du tchad|republic of chad|the republic of chad
TF	abbreviation		french s territories|taaf
TF	name		antartika perancis|francuskie terytoria poludniowe i antarktyczne|franse gebieden in de zuidelijke indische oceaan|franse zuidelijke gebieden|fransiz gueney topraklari|fransiz guney topraklari|franska sodra territorierna|franska soedra territorierna|franska sydterritorierna|franzoesische sued und antarktisgebiete|franzosische sud und antarktisgebiete|french southern and antarctic lands|lanh tho mien nam nuoc phap|lanh tho phia nam thuoc phap|terras austrais e antarticas francesas|terre australi francesi|terres australes francaises|territori francesi del sud|territorio de las tierras australes francesas|territorios austrais franceses|territorios australes franceses|territorios franceses do sul|tierras australes francesas|vung dat phia nam va chau nam cuc thuoc phap|wilayah kutub selatan prancis|wilayah selatan perancis|wilayah selatan prancis
TF	name	exact	agbegbe guusu faranse|agbegbe guusu faranshe|anyiehe franseme nutome|criocha deisceartacha na fraince|criocha francacha dheisceart an domhain|daangaawwan kibbaa faransaay|de franske besiddelser i det sydlige indiske ocean|de franske besiddelser i det sydlige indiske ocean og antarktis|de franske soerterritorier|de franske sorterritorier|dei franske soerterritoria|dei franske sorterritoria|dhul xadeedka koonfureed ee faransiiska|douarou aostral frans|douarou aostral hag antarktikel frans|efrench southern territories|erden basur en fransi|francaj sudaj teritorioj|francia deli terueletek|francia deli teruletek|francijas dienvidjuru teritorija|francijas dienvidjuru zemes|francojski podpoldnjowy a antarktiski teritorium|francoski juzny a antarktiski teritorij|francosko juzno ozemlje|francouzska jizni a antarkticka uzemi|francouzska jizni uzemi|francuske juzne i antarkticke zemlje|francuske juzne teritorije|francuski juzni i antarkticki teritoriji|francuski juzni teritoriji|francuzske juzne a antarkticke uzemia|fransa cenub erazileri|fransanin cenub erazileri|franse anaafoo nsaase|franse gebieden in de zuidelijke indyske oseaan|franse suidelike gebiede|franseisch sud an antarktisgebidder|franseisch sued an antarktisgebidder|fransez dokxinni prant|fransiyanyn guenorta we antarktika sebitleri|fransiyanyn gunorta we antarktika sebitleri|franske soeromraade|franske soromrade|franske sydterritorier|fransuz guenorta territoriyalary|fransuz gunorta territoriyalary|fransuz janubiy hududlari|frantziaren lurralde australak|franzoesischi sueued und antarktisgebiet|franzoesisi sued und antarktisgebiet|franzosischi suud und antarktisgebiet|franzosisi sud und antarktisgebiet|franzueuesesche soedseeenselle|franzuusesche sodsee enselle|french sautan teretris|froensku sudlaegu landsvaedin|fronsku sudlaegu landsvaedin|fronsku sunnaru landaoeki|fronsku sunnaru landaoki|gafontena kabutena gunyisonolang kabuja|gobollada koofureed ee faransiiska|hegoaldeko lurralde frantsesak|heremen basur en fransaye|himaya za kusini za kifaranza|i french southern territories|it territorji francizi tan nofsinhar|maeneo ya kusini ya ufaransa|nga rohe o wiwi ki te tonga|potu fonua tonga fakafalanise|prancuzijos pietu sritys|pransi zerbari damag|prantsuse lounaalad|prench dakin teritori|ranntairean a deas na frainge|ranska maddaah kuavluh|ranskan etelaeiset alueet|ranskan etelaeiset ja antarktiset alueet|ranskan etelaiset alueet|ranskan etelaiset ja antarktiset alueet|soere franske territorier|sore franske territorier|southernasashen kudancin faransa|sur frysa tehitorijo|teer ostraal gu fraas|teritori fransezi del sud|teritori franzesc dl sud y dlantartica|teritori franzesc dl sued y dlantartica|teritoriile australe si antarctice franceze|teritoris meridionai frances|terras australes frantzesas|terras franses di sul|terres australes et antarctiques francaises|terres australs antartiques franceses|territoret australiane franceze|territoret frenge jugore|territoret jugore franceze|territorios meridional francese|territoris australs francesos|territoris francesos del sud|territoris franzos meridiunals|territorji francizi ta nofsinhar|tetama su ita frasa sui|tierres australes franceses|tiriogaethau de ffrainc|tiroedd deheuol ac antarctig ffrainc|tirritori francisi di sciroccu|umu ngalaba frenchi southern|wilaya za kusini mwa ufaransa|wilayah prancis nang kutub kidul|yankin faransi ta kudu
TG	code	exact	TOG
TG	name		togo el|togo le|togolese republiek
TG	name	exact	emetab togo|etogo|hutogo|i togo|it togo|orileede togo|republic of togo|ser togo|thogo|togas|togo nutome|togob|togolando|togolo|togoo|togu|tonggo|toogo|toogoo|toojo|toqo|ttugu|tugu|utogo
TG	official		la republica togolesa|la republique togolaise|the togolese republic|togolese republic
TH	former		siam
TH	name		koninkrijk thailand|prathet thai|tailandia|tajlandia|tayland|thai lan|thailande|thailande la|thailandia
TH	name	exact	an tealainn|duthaich nan taidh|emetab thailand|ethailand|gwlad thai|hutailandi|i thailand|it tajlandja|ma tawi|orileede tailandi|taayilaand|taayiland|taelan|taeland|tai lumaa|tailan|tailand|tailanda|tailandas|tailande|tailandi|tailandie|tailani|tailannia|tairandi|tairanga|tairetama|taizeme|taj ga|tajland|tajlande|tajlandja|tajlando|tajska|tanah thai|tayilaand|tayilanda|tayilandi|tayirandi|taylaand|taylanda|taylannda|taylenda|telan|thaieana|thaieennam|thaifoeld|thaifold|thailan|thailand nutome|thailanda|thailandi|thailandska|thailandy|thailf|thaimaa|thajsko|thayilandi|thayland|utailandi
TH	official		el reino de tailandia|kingdom of thailand|le royaume de thailande|the kingdom of thailand
TJ	former		tadjikistan|tadzhikistan
TJ	name		republiek tadzjikistan|tacikistan|tadjikistan le|tadjiquistao|tadschikistan|tadzjikistan|tadzykistan|tagikistan|tajiquistao|tayikistan|tojikiston
TJ	name	exact	an taidsiceastain|emetab tajikistan|etajikistan|hutajikistani|i tajikistan|it tagikistan|orileede takisitani|taazikiistaan|taazikiistaean|taazikistan|tadikistani|tadjakistan|tadjikistang|tadjikistau|tadschikischtan|tadschikistahn|tadsikistan|tadsjikistan|tadzikija|tadzikisetang|tadzikisitan|tadzikistan|tadzikistana|tadzsikisztan|taejigistan|tagikujo|tagyikistan|taidigeastan|tajakistan|tajekestan|tajicistan|tajigistan|tajikisitaani|tajikisitang|tajikisitani|tajikistaan|tajikistan nutome|tajikistang|tajikithtani|tajikstan|takiritanga|takisitani|tanijikinhtyv|tasikistaang|tasikitani|taxhikistan|taxicon|taxiquistan|tayikiretama|tazikisita|tazikistan|ujikistani
TJ	official		la republica de tayikistan|la republique du tadjikistan|republic of tajikistan|the republic of tajikistan
TK	name		tokelaou|tokelauoarna|tokelauoearna|toquelau
TK	name	exact	emetab tokelau|etokelau|hutokelau|i tokelau|it tokelau|orileede tokelau|ser tokelau|takelau|thokelawu|tocala|tokela|tokelaau|tokelaaw|tokelao|tokelau nutome|tokelau szigetek|tokelav|tokelaw|tokelawu|tokelo|tokerau|tokeravu|tokerawu|tokolau|tokoloo|tukerau|tukilau|tuklaw|tuklu|tuwkelawu|utokelau
TL	abbreviation		e timor
TL	former		portuguese timor
TL	name		democratische republiek oost timor|democratische republiek timor leste|dogu timor|dong timor|east timor|oesttimor|oost timor|osttimor|republica democratica de timor leste|timor|timor est|timor leste east timor|timor leste le|timor lorosae|timor oriental|timor timur|timor wschodni
TL	name	exact	aust timor|austrumtimora|austur timor|bariga timor|burugweizooba bwa timori|democratic republic of timor leste|dwyrain timor|e east timor|ekialdeko timor|emetab timor nebo murot tai|es taemo|etimor leste|eysturtimor|gedzefe timo nutome|guendogar timor|gundogar timor|hutimori ya mashariki|i east timor|i timor leste|ida timor|ila oorun timo|ilaoorun timo|ist timo|ist timor|istocni timor|ita timor|itaetimor|kelet timor|koron timor|nuorta timor|oos timor|orienta timoro|orileede ilaoorun timo|oschttimor|oss timor|ost timor|podzajtsny timor|repubirika demukaratika timu semusawa|rodaratki temur|rytu timoras|serqi timor|sharqiy timor|tele bo timoo|temur leste|tiimoor bahaa|tiimoor leestee|timar rajur|timar rajur repumrika nemakratika|timo apueie|timo boka|timo lesiti|timoa fakahahake|timoa hahake|timoa ki te rawhiti|timoli ya kunena|timoli ya mashaliki|timoo gajakalang|timool u nipalen|timoor|timoor bari|timoor fudnaange|timoor hawsa|timoori yi ituumba|timor ane a est|timor ar reter|timor atsinanana|timor da lost|timor del est|timor di livanti|timor ekialdea|timor este|timor kangilliit|timor leste aust timor|timor leste formerly east timor|timor leste istocni timor|timor leste nutome|timor lesti|timor likol|timor oriantal|timor orientale|timor ost|timor ta gabas|timor tal lvant|timor tsindikeh|timor wetan|timor ya mashariki|timora leste|timora rojhilat|timore ya moniele|timori lindor|timori ya isti|timori ya mashariki|timoriya|timorka bari|timoro ti to|timoro ti toe|timoru wa diboku|timoru yiburasirazuba|timorul de est|timowa|timu semusawa|timur n lqblt|timur tagmut|tiomor an ear|tiomor leste|tiomor thoir|tumur asamar|udent timor|utimo mashariki|vychodni timor|vychodny timor|vzhodni timor|westtimor|wuchodny timor
TL	official		la republica democratica de timor leste|la republique democratique du timor leste|the democratic republic of timor leste
TM	former		turkmenia
TM	name		turcomenistao|turkimenistan|turkmeense republiek|turkmen|turkmenistan le|turquemenistao
TM	name	exact	an tuircmeanastain|emetab turkmenistan|eturkmenistan|huuturukimenistani|i turkmenistan|it turkmenistan|orileede tookimenisita|takimenesitaani|tekimenesitan|tekmenistan|tekmenistan nutome|tikemenisita|tirkmenistan|tirkmenistang|tokimenisitani|tokmenistan|tookimenisita|torkmenestan|torkmenistan|tuerkmenisztan|tukemenisita|tukimenisitang|tukimenisitani|tukumanatanga|tukumenistani|tuluchimenistani|tulukimenisitani|tulukimenistani|tulukmenisitaang|turcmanastan|turcomenistan|turekemenisetang|turgmenistan|turikimenisitani|turkimenistaan|turkmanistan|turkmaniston|turkmanstan|turkmeenischtan|turkmenie|turkmeniska|turkmenistaan|turkmenistahn|turkmenistana|turkmenistanas|turkmenistang|turkmenisztan|turkmensko|turkmenujo|turkomeninhtyv|turkumenistaan|turkumenistaean|turkumenistan|turkumenistau|turkuranaretama|turukimenisitani|turukimenistani|turukimenithtani|turukimenstani|turukumenisitani|tyrcmenistan|uturukimenisitaani|uturukimenistani
TM	official		le turkmenistan
TN	former		french protectorate of tunisia
TN	name		republiek tunesie|tunesie|tunesien|tunez|tunezja|tunis|tunisian republic|tunisie|tunisie la|tunisien|tunus
TN	name	exact	an tuineis|beylik of tunis|emetab tunisia|etunisia|hutunisia|i tunisia|it tunezija|kingdom of tunisia|orileede tunishia|orileede tunisia|tinisi|tinizi|tiwnisia|tonizia|tuinisea|tuneesia|tuneesie|tuneesije|tunes|tuneshia|tunesi|tunesia|tunezia|tuneziska|tunicia|tunihia|tunihyia|tuniisiya|tuniiziyaa|tunija|tunisas|tunishia|tunisi|tunisia nutome|tunisiaa|tunisiab|tunisii|tunisija|tunisiya|tunisko|tunisya|tunithia|tunizi|tunizia|tunizii|tunizija|tunizio|tuniziya|tuns|tunusi|utunisia
TN	official		la republica de tunez|la republique tunisienne|republic of tunisia|the republic of tunisia
TO	code	exact	TGA
TO	name		koninkrijk tonga|tonga les
TO	name	exact	emetab tonga|etonga|hutonga|i tonga|igitonga|orileede tonga|ser tonga|taga|thonga|tonga nutome|tongga|tongka|tongo|tonngaa|tonqa|toonga|tunga|tungga|utonga
TO	official		el reino de tonga|kingdom of tonga|le royaume des tonga|the kingdom of tonga
TR	name		republic of turkey|republiek turkije|tho nhi ky|tuerkei|tuerkiye cumhuriyeti|turchia|turcja|turkei|turkey|turki|turkiet|turkije|turkiye cumhuriyeti|turquia|turquie
TR	name	exact	an tuirc|buturuki take|de toerkei|de torkei|durka|emetab turkey|etuerkiye|eturkey|eturkiye|huuturuki|i turkey|i turkiye|it turkija|ituerkiye|ma tuki|orileede tooki|takei|tarkiye|teeki|teki nutome|thekhi|tierkei|tiliki|tirchia|tirki|tirkiye|toake|toeroekorszag|tooki|torki|torkia|torokorszag|tr variant|ttake|tuerggei|tuergi|tuirc|tukiya|tuluki|tulukii|turchie|turcia|turcija|turecko|tureki|turggei|turgi|turiki|turkaja|turkaland|turkay|turkeieb|turkia|turkii|turkija|turkiya|turkiyya|turkki|turkojska|turkowska|turkujo|turkya|turkye|turqi|turska|turukii|turukiya|twrci|tyrkia|tyrkiet|tyrkland|utuki|utuluchi|utuluki|uturuki|uturuuki
TR	official		republic of tuerkiye|republic of turkiye|turkish republic
TT	code	exact	TRI
TT	name		republiek trinidad en tobago|tobago|trindade e tobago|trinidad|trinidad dan tobago|trinidad e tobago|trinidad en tobago|trinidad och tobago|trinidad tobago|trinidad und tobago|trinidad va tobago|trinidad ve tobago|trinidad y tabago|trinidad y tobago|trinite et tobago|trinite et tobago la|trynidad i tobago
TT	name	exact	emetab trinidad ak tobago|etrinidad and tobago|hutrinad na hutobago|i trinidad ne tobago|oileain na trionoide agus tobaga|oilean na trionoide agus tobaga|orileede tirinida ati tobaga|republic of trinidad and tobago|teleneda a tobagu|telinite ai tobago|terinite ri tobago|tilinidad na tobago|tilinidadi ni tobago|tilinitaat na tupako|tilinitati mo topako|tinidade mpe tobago|tinidade ne tobago|tirinaki topako|tirinida ati tobaga|tirinidaad and tobago|tirinidad da tobago|tirinidad ve tobago|tirinidadi asui tobagu|tirinidadi na tobago|tirinidan fi tobaagoo|tiriniida ya tobaago|tirinite ak tobago|tirnidaad e tobaago|tlinidad na tobago|trianaid agus tobago|trinane kar tomagu|trindad d tubagu|trindade ani tobag|trinida e tabaco|trinida y tobagu|trinidaad na tobagoo|trinidad a tobago|trinidad aamma tobago|trinidad ade tobego|trinidad an tobago|trinidad ba tobago|trinidad bo tobago|trinidad d tubagu|trinidad es tobago|trinidad et tobago|trinidad eta tobago|trinidad gi tobago|trinidad ha tobago|trinidad i tobago|trinidad i tobagu|trinidad in tobago|trinidad ja tobago|trinidad kple tobago nutome|trinidad lan tobago|trinidad le tobago|trinidad na tobago|trinidad nda tobaago|trinidad ne tobago|trinidad o tobago|trinidad og tobago|trinidad si tobago|trinidad sy tobago|trinidad u tobago|trinidad un tobaajo|trinidad un tobaeaejo|trinidad un tobaehjo|trinidad un tobahjo|trinidad und tobaago|trinidad ve tobaqo|trinidad we tobago|trinidada un tobago|trinidadas ir tobagas|trinidado kaj tobago|trinidads be tobago|trinitat i tobago|trinite ek tobago|trinite ne tobago|trinite ni tobago|trinituee na tobago|trinituee na tobagoe|turindaadi ne tobago|turindaadi ni tobago|turindeda be tobhego|turinidad na tobago|utrinidad na tobago
TT	official		la republica de trinidad y tabago|la republique de trinite et tobago|the republic of trinidad and tobago
TV	former		ellice islands
TV	name		tuvalu les
TV	name	exact	emetab tuvalu|etuvalu|hutuvalu|i tuvalu|orileede tufalu|ser tuvalu|thuvalu|tovalo|tubalu|tubhalu|tufaalu|tufalu|tuvaalu|tuvala|tuvalo|tuvalu nutome|tuvaru|tuwalo|tuwalu|tuwaluu|tuwaru|tuwvaluw|utuvalu
TV	official		les tuvalu
TW	abbreviation	exact	roc
TW	code	exact	TPE
TW	former		formosa
TW	name		chinese taipei|dai loan|repubblica di cina|republic of china|taiwan china|taiwan province of china|taiwan roc|tajwan|tayvan
TW	name	exact	an teavain|emetab taiwan|etaiwan|hutaiwani|i taiwan|it tajwan|ma tawan|orileede taiwani|republikken kina taiwan|taayiwan|taayiwwan|taewan|taidh bhan|taioana|taiuan|taiuani|taivan|taivana|taivanas|taiwa|taiwaani|taiwan cuige na sine|taiwan nutome|taiwan republic of china|taiwan talaith china|taiwana|taiwang|taiwani|taiwanin|tajuvy|tajvan|tajvano|tayiwaan|tayiwaani|tayiwani|taywaan|taywan|tchaj wan|tewan|thayiwani
TZ	abbreviation		tanzania united rep|united rep of tanzania|ur tanzania
TZ	former		german east africa|tanganyika
TZ	name		cong hoa thong nhat tanzania|republica unida de tanzania|republica unida de tanzania la|republique unie de tanzanie|republique unie de tanzanie la|tansania|tansania vereinigte republik|tanzanie|tanzanya|united republic of tanzania|united republic of tanzania the|verenigde republiek tanzania
TZ	name	exact	an tansain|an tansan|emetab tanzania|etanzania|hutanzania|i tanzania|it tanzanija|ma tansanija|orileede tansania|orileede tanshania|poblacht aontaithe na tansaine|taansania|taanzaaniyaa|taanzanyia|tadhania|tanahia|tangezani|tangsani|tangsanii|tangzaninya|tanjaniya|tansaania|tansaaniya|tansanii|tansaniia|tansanija|tansaniya|tanzaani|tanzani|tanzania gweriniaeth unedig|tanzania jamhuri ya muungano|tanzania nutome|tanzaniab|tanzanii|tanzanija|tanzanio|tanzaniya|tasaniya|tenisania|tynjynija|utanzania
TZ	official		la republica unida de tanzania|la republique unie de tanzanie|the united republic of tanzania
TZ	part		zanzibar
UA	name		oekraine|the ukraine|ucraina|ucrania|ukraina|ukraine l|ukrainian|ukrainian ssr|ukrayina|ukrayna
UA	name	exact	an ucrain|de ukraiine|e ukraine|emetab ukrainie|former ussr currently ukraine|huukraini|i ukraine|ikeren|ikerene|ikreen|ikreni|ikrenn|l ukrajna|ma ukawina|okraina|orileede ukarini|ucraine|ukalaine|ukaraniya|ukareinga|ukarini|ukereen|ukeren|ukereni|ukileen|ukireeni|ukirini|uklaini|ukraiine|ukrain|ukraine nutome|ukraine ssr|ukraing|ukraini|ukrainian state|ukrainujo|ukrajina|ukrajna|ukrajno|ukran|ukrania|ukranya|ukrayn|ukreen|ukren|ukreni|ukrynija|ukureini|wcrain|yukaran|yukele|yukileini|yukrain|yukrayn|yukrein|yukreini|yukren|yukurayine|yukureng|yuukireen
UA	official		lukraine
UG	former		uganda protectorate
UG	name		oeganda|ouganda|ouganda l|republiek oeganda
UG	name	exact	e uganda|emetab uganda|huuganda|i uganda|iukanita|l uganda|oganda|orileede uganda|ubugande|ugaanda|ugaandaa|ugada|uganda nutome|ugandaa|ugandab|ugande|ugando|uganna|ugyna|ujanda|ukanda|ukanga|unganndaa|ungganda|uqanda|yuganda|yugandha
UG	official		la republica de uganda|la republique de louganda|republic of uganda|the republic of uganda
UM	abbreviation		united states minor outlying is
UM	name		abd kucuk harici adalari|abd kuecuek harici adalari|abd uzak adalari|altre isole americane del pacifico|amerikaanse kleinere afgelegen eilanden|amerikanische uberseeinseln|amerikanische ueberseeinseln|cac dao nho xa t tam thuoc my|cac dao xa thuoc hoa ky|cac tieu dao xa cua hoa ky|dalekie wyspy mniejsze stanow zjednoczonych|iles mineures eloignees des etats unis|ilhas distantes dos eua|ilhas menores afastadas dos eua|ilhas menores distantes dos eua|islas menores alejadas de ee uu|islas menores alejadas de estados unidos|islas ultramarinas de ee uu|islas ultramarinas menores de estados unidos|islas ultramarinas menores de los estados unidos|isole minori esterne degli stati uniti|kepulauan terluar as|kleine afgelegen eilanden van de verenigde staten|minor outlying islands|quan dao nho heo lanh cua hoa ky|us minor outlying islands|us outlying islands|usa s yttre oar|usa s yttre oear
UM	name	exact	abs a bagli kicik adaciqlar|abs nyn dasarky adalary|abs nyn dasky kici adalary|americka vanjska ostrva|amerikai csendes oceani szigetek|amerikanesch ozeanien|amerikanis ozeanie|amerikanisch ozeaanie|amerikanske oversoeiske oeer|amerikanske oversoiske oer|ameriketako estatu batuetako itsasoz haraindiko uharteak|ameriketako estatu batuetako kanpoaldeko uharte txikiak|ameriska oceaniska|aqsh yondosh orollari|asv aizjuras salas|asv mazas aizjuras salas|awon erekusu kekeke agbegbe us|az amerikai egyesuelt allamok lakatlan kuelbirtokai|az amerikai egyesult allamok lakatlan kulbirtokai|az usa lakatlan kuelbirtokai|az usa lakatlan kulbirtokai|birlesmis statlar uzaq adalar|de vereineschte schtaate vun amaerrika ier usserhallef jelaeaeje enselsche|de vereineschte schtaate vun amarrika ier usserhallef jelaaje enselsche|druga ameriska ozemlja v tihem oceanu|duni amerig utar meer|eua goj veso kasir|gano gadongkono kabutena amalika ni kabutukeltena bulengka|giraven bicuk en derveyi daye|giraven bicuk en derveyi dyaye|giraven derveyi picuk en dewleten yekbuyi|il gzejjer minuri mbieghda tal istati uniti|ilhas minoris distantis de stadus unidus|illas menores distantes dos estados unidos|illas menores distantes dos eua|illas ultramarinas dos eua|illas ultramarinas menores dos estados unidos|illes menors allunyades dels estats units|illes periferiques menors dels eua|inizi diabell ar stadou unanet|inizi minor a bell stadou unanet|inslas pitschnas perifericas dals stadis unids da lamerica|insulas peripheric del sua|insulele indepartate ale sua|ishujt e pertejme shba se|ishujt periferike te shba se|islas menores alejadas de los ee uu|islles periferiques menores de los ee xx|isoles mendres dlafora di stac unis|isulas perifericas de sos istados unidos|isuli miricani di fora|isulis periferichis minors dai stats units|ius minor outlying islands|ius outlying islands|izole perifereghe meregane|jasiiradaha ka baxsan maraykanka|jasiiradaha yaryar ee ka baxsan mareykanka|jungtiniu valstiju mazosios tolimosios salos|kananan tsibiran amurka|kapuama kuiriwaita apekatu eua sui|kapuloan as paling njaba|kepulauan terpencil as|klein afgelee eilande van die vsa|lyts oflizzen eilannen fan de ferienigde staten|mali udaljeni otoci sad a|man ynysoedd allanol yr unol daleithiau|manja udaljena ostrva sad|meanbh eileanan iomallach nan sa|mensi odlehle ostrovy usa|mensie odlahle ostrovy usa|nga moutere amerika o waho|obere agwaetiti di na mpuga us|oileain imeallacha sam|oileain imeallacha stait aontaithe|otumotu sii o amelika|ovtastum staatai sieranassuolluuh|rukunin tsibirin us|sambandsriki amerikas fjarskotnu oyggjar|smaeyjar bandarikjanna|soyukt rajyanche poixile dhaktte zunve|spoljna ostrva sad|stranski zunanji otoki zdruzenih drzav|udaljena ostrva sad|uehendriikide hajasaared|uhendriikide hajasaared|us daraen island|us faa faa ailands|us minor outlaying fudomekpowo nutome|us nkyennkyen supo ahodoo|us odoloota alaa|usa mindre utanforliggande oeyar|usa mindre utanforliggande oyar|usa mindre utenforliggende oeyer|usa mindre utenforliggende oyer|usas ydre smaaoeer|usas ydre smaoer|usas ytre oeyer|usas ytre oyer|usas ytre smaaoeyar|usas ytre smaoyar|usonaj malgrandaj insuloj|visiwa vidogo vilivyo nje ya merika|visiwa vidogo vya nje vya marekani|vs klein omliggende eilande|yhdysvaltain erillissaaret|yhdysvaltain pienet erillissaaret|ynysoedd pellennig uda|yu es aautlaing dip
US	abbreviation		ee uu|eeuu|eua|the us|the usa|unites states|us|us of a|usa|vsa
US	code	exact	AEB|ASV|BNA|DAY|DYA|GKA|IUA|JAV|SAD|SUA|ZDA
US	name		america|amerika|amerika birlesik devletleri|amerika serikat|birlesik devletler|estados unidos|estados unidos da america|estados unidos de america|estados unidos de america los|etats unis|etats unis damerique|etats unis damerique les|hoa ky|hop chung quoc hoa ky|stany zjednoczone|stati uniti|stati uniti damerica|the states|the united states of america|united states america|united states of america|united states of america the|us of america|vereinigte staaten|vereinigte staaten von amerika|verenigde staten|verenigde staten van amerika
US	name	exact	abd|adna i bilong bi amerka|aleaa oko ti amerika|amalika|ameerika uehendriigid|ameerika uhendriigid|amelika|amelika hui pu ia|amerihka ovttastuvvan stahtat|amerika birlesmis statlari|amerika qoshma shtatlari|amerika sarekat|amerika sarikat|amerika syarikat|amerikab|amerikai egyesuelt allamok|amerikai egyesult allamok|amerikanyn birlesen statlary|amerikas savienotas valstis|amerikechim soyukt rajyam|ameriketako estatu batuak|ameriki|ameriki laabu margantey|amerka|amirka|amrikaay tepaken estan|amurka|aqsh|bandarikin|confederate states of america|de vereineschte schtaate vun ammaerrika|de vereineschte schtaate vun ammarrika|dewleten amerikaye yen yekbuyi|dewleten yekbuyi yen amerikaye|dowlaaji dentudi amerik|ee xx|egyesuelt allamok|egyesult allamok|emelika|emetab amerika|enhtano unino|estaos xunios|estats units|estats units eua|estatu batuak|etaa sini|etazonia|ferienigde staten|gano gadongkono kabutena amalika ni|hononga o amerika|humalekani|i united states|istados unidos|iwunak idduklen n amirika|iwunak munnin n mirikan|jungtines valstijos|l istati uniti|l istati uniti tal amerka|lamerik|leta zunze ubumwe za amerika|ma mewika|malekani|maraykanka|marekani|mba united states|milahangska thamakhoche|na staitean aonaichte|nnam amereke|orile ede amerika|orileede orileede amerika|os estados unidos|ovtastum staatah|puleanga fakatahataha amelika|qoshma shtatlar|sambandsriki amerika|shba|shtetet e bashkuara te amerikes|sjedinjene americke drzave|sjedinjene drzave|spojene staty|spojene staty americke|stac unis|stadi unii|stadis unids da lamerica|stadou unanet|stadus unidos di merka|stait aontaithe|stait aontaithe mheiricea|stany zjednoczone ameryki|statele unite ale americii|stati junciuti|statos unite|stats units|statys unys|tetama ita yepewasu|umarekani|unied states|united stales|unol daleithiau america|usa nutome|usono|veraeinigti schtaate|verainigti schtaate|vereenegt staate vun amerika|vereenegt staaten|verenigde state van amerika|yhdysvallat|yiinaayitid isteet|yr unol daleithiau|yu es|yunaited stets|zdruzene drzave amerike|zjadnosone staty ameriki|zjednocene staty ameriki
US	official		les etats unis damerique|los estados unidos de america
UY	code	exact	URU
UY	name		eastern republic of uruguay|oostelijke republiek uruguay|republica de uruguay|republica del uruguay|republica oriental del uruguay|uruguai|uruguay el|uruguay l|urugwaj
UY	name	exact	e uruguay|emetab uruguay|huulugwai|i uruguay|irigwe|irigwei|l urugwaj|nruguayi|o uruguai|orileede nruguayi|orogoay|ulugwai|ulugwayi|ulukuai|ulukuey|uragua|urrujwai|urugauy|uruge|urugua|uruguaai|uruguaib|uruguaidh|uruguaj|uruguayduko|urugue|uruguee|uruguwaay|uruguwai|uruguwe|uruguwee|uruguwey|urugvae|urugvaj|urugvaja|urugvajo|urugvajus|urugvay|urugve|urugwai|urugwajs|urugway|urugwayi|urugwe|urugwey|urugwi|urukoi|uruqvay|wurugwayi|yulugwe|yuraagaay|yurigwai|yurogoay|yurugai|yurugwae|yurugwai|yurugwue|yuwegowe
UY	official		la republica oriental del uruguay|la republique orientale de luruguay|oriental republic of uruguay|the eastern republic of uruguay
UZ	name		oezbekistan|ouzbekistan|ouzbekistan l|ozbekistan|ozbekiston respublikasi|republiek oezbekistan|usbekistan|usbequistao|uzbequistao
UZ	name	exact	an uisbeiceastain|e uzbekistan|emetab uzibekistani|huuzibekistani|i uzbekistan|l uzbekistan|ma opeki|ma opekisan|nshibekisitani|nsibekisitani|oesbekistan|oezbegistan|orileede nshibekisitani|orileede nsibekisitani|ozbegistan|ozbekestan|ozbekiston|udhibekithtani|uezbegisztan|uhipeketane|ujbekistaan|unhmekinhtyv|usbagastan|usbakistan|usbeekistan|usbekistaan|usbekistang|uschbeekischtan|usibekisitaani|usibekisitani|usipekitani|ussbeekistahn|usupekistaang|uusbakistaan|uzbakistan|uzbaxistan|uzbechistan|uzbeekistaan|uzbeekistan|uzbegisztan|uzbekistaan|uzbekistaean|uzbekistan nutome|uzbekistana|uzbekistanas|uzbekistang|uzbekistau|uzbekujo|uzbequistan|uzebekisitani|uzibechistani|uzibekisita|uzibekisitani|uzibekistani|uzubekisetan|uzubekisitani|uzubekistan|wuzibekisitaani|yubhekisitang|yubuesara retama|yuzibekisitan
UZ	official		la republica de uzbekistan|la republique douzbekistan|republic of uzbekistan|the republic of uzbekistan
VA	name		cidade do vaticano|cite du vatican|citta del vaticano|ciudad del vaticano|etat de la cite du vatican|holy see|holy see the|holy see vatican city state|saint siege|saint siege le|saint siege vatican|santa se|santa sede|santa sede la|thanh vatican|the holy see|toa thanh thanh pho vatican|vaticaanstad|vatican|vatican city state|vatikan|vatikanstadt|vatikanstaten|watykan
VA	name	exact	an vatacain|awanek n vatikan|awank igrem n vatikan|awank n fatikan|batikan|birnin batikan|cathair na bhatacain|cathair na vatacaine|citad dal vatican|citate del vaticano|cite de vatican|cite dl vatican|citta du vaticanu|ciuda del vaticanu|ciutat del vatica|der vattikahn|dowla waticaan|emetab vatican|evatican city|faatikaan|fatikaang|fatikang kampa|fireneni vatikana|holy see dinas wladwriaeth y fatican|huvatikani|i vatican city|ilu vatican|kolo vatikani|kota vatican|kutha vatikan|l istat tal belt tal vatikan|lata vatikan|letee ti vatikaan|letee ti vatikaean|magaalada faatikaan|mji wa vatican|mji wa vatikani|nnam vatikan|nvatika|orileede fatikani|santa sede ciudad del vaticano|site bu watikaa|statul cetatii vaticanului|sveta stolica|te poho o pita|tzitade de su vaticanu|umurwa wa vatikani|uvatikani|vaatikaan siitii|vaatikan laama|vategan|vatica ciutat del|vaticaansted|vatican man|vatican state|vaticang|vaticano|vatika|vatikaani|vatikaanivaltio|vatikaanstad|vatikan site|vatikan siti|vatikan xar|vatikana|vatikanbyur|vatikandu nutome|vatikang|vatikang boloe|vatikani|vatikanid|vatikano|vatikano hiria|vatikano miesto valstybe|vatikanoa egoitza santua|vatikans|vatikanske mesto|vatikanski grad|vatikanstad|vatikanu|vatikynu ema mag|watikan|watikan sethi|watikang|watikanu tawa wasu|y fatican
VA	official		holy see vatican|la santa sede|le saint siege
VC	abbreviation		st vincent|svg
VC	name		saint vincent|saint vincent dan grenadine|saint vincent dan grenadines|saint vincent dan the grenadines|saint vincent e grenadine|saint vincent e grenadines|saint vincent en de grenadines|saint vincent et les grenadines|saint vincent i grenadyny|saint vincent och grenadinerna|saint vincent va grenadines|saint vincent ve grenadinler|san vicente y las granadinas|sao vicente e granadinas|st vincent and grenadines|st vincent and the grenadines|st vincent och grenadinerna|st vincent und die grenadinen|st vincent va grenadines
VC	name	exact	emetab vincent netilil ak grenadines|est vincent and grenadines|fisennti ati genadina|grenadines|hato weneti me keretini|husantavisenti na hugrenadini|i saint vincent ne grenadines|mutakatiifu viseenti na gernadiini|naomh bhionsant agus eileanan greanadach|nfufub vengesang ai be gelenadin|numpubi vengsang ni grenadin|orileede fisennti ati genadina|s vincenso e granadine|s vincent e grenadine|sa viniseni mo kulenatini|sa wiseti asui garanadina ita|saint vincent agus na greanaidini|saint vincent and grenadines|saint vincent ar grenadines|saint vincent ba grenadines|saint vincent e las grenadinas|saint vincent ek grenadines|saint vincent es a grenadine szigetek|saint vincent eta grenadinak|saint vincent gi grenadines|saint vincent i les grenadines|saint vincent in grenadine|saint vincent ja grenadiinid|saint vincent ja grenadiinit|saint vincent ja grenadine|saint vincent kple grenadine nutome|saint vincent na grenadines|saint vincent ne grenadines|saint vincent og grenadinane|saint vincent og grenadinene|saint vincent og grenadinerne|saint vincent si grenadinele|saint vincent u giraven grenadin|saint vincent u giraven grenadine|saint vincent ul grenadini|saint vinsen lan grenadin|san binsan da girnadin|san bisenti i granadinas|san uinseann agus na greanaidini|san vansu d grunadin|san vicente e as granadinas|san vicente e granadinas|san vicente y granadines|san vincent e lis grenadinis|san vinsent ve qrenada|sancte vincente e le grenadinas|sanfansan d grinadin|sang weesaa ak garanadin|sankta vincento kaj grenadinoj|sankti vinsent og grenadineyjar|sankti vinsent og grenadinur|sant visant hag ar grenadinez|santavisenti na gilenadini|santavisenti na glenadini|santavisenti na grenadini|santevinsent d grinadin|santu vesa mpe gelenadine|santu vesa ne ngelenadine|santu vissente e sas grenadinas|sao vicent ani granadinas|sau bisenti i granadinas|see weesaa e garnadiin|seint vinsent ade grenadi|sen vensaan na agrenadini|sen vinsin a gilenadi u te|seng fengsang elekelenatiin|seng finsang na grenadiniisi|sengvinsang nda grenadine|sent vincento kaj la grenadinoj|sent vinsent and grenadians|sent vinsent i grenadini|sent vinsent va grenadin|sent vinsent ve qrenadinler|sent winsent we grenadin|sent winsent we grenadinler|senti vinsent na gurenadini|senti vinsenti ne gurendadiini|senti vinsenti ni gurendadiini|sentvinsenta un grenadinas|senvensaean na agrenadini|senvenseng ri grenadin|ser vinceng ne grenading|sevensa na gerenadine|shen vincent dhe grenadine|shen vinsent and grenadinet|shen vinsent dhe grenadinet|sing vingsi|sint vincent en die grenadine|son vincenz e las grenadinas|st finsent and girenadiins|st vincent a grenadiny|st vincent an dgrenadinnen|st vincent en die grenadine|st vincent ja grenadines|st vincent na grenadines|st vincent og grenadinane|st vincent og grenadinene|st vincent und dgrenadine|st vincent und dgroenadiine|st vincent und dgronadiine|st vincent y grenadines|st vinseet fi gireenadines|st vinsent and grenadinoyggjar|st wensent o grenadin|svaety vincent a grenadiny|svaty vincenc a grenadiny|svaty vincent a grenadiny|sventasis vincentas ir grenadinai|sveti vincencij in grenadine|sveti vincent i grenadini|sveti vinsent i grenadin|sveti vinsent i grenadini|sy visenti kar granyniny|thantavithenti na grenadini|usantavisenti na grenadini|vincent na grenadines di nso|vinisen senu ni grenadini|zint vinzaenz un de jrenadines enselle|zint vinzanz un de jrenadines enselle
VE	abbreviation		bolivarian rep of venezuela
VE	name		bolivariaanse republiek venezuela|republica bolivariana de venezuela|republica de venezuela|venezuela bolivarian republic of|venezuela rb|venezuela republica bolivariana de|venezuela republique bolivarienne du|wenezuela
VE	name	exact	a bheiniseala|benezuwela|emetab venezuela|evenezuela|feneshuela|fenesuela|fenesuwela|fenesuwelaa|fenisuweela|finzwila|huvenezuela|i venezuela|il venezwela|orileede feneshuela|orileede fenesuela|penehuera|ser venezuela|uvenezuela|veenzuweelaa|veiniseala|venecuela|veneezuyeela|venejuela|venejuvera|venesuela|venetzuela|venezoela|venezueela|venezuela nutome|venezuelaa|venezuelab|venezuelaea|venezuele|venezuelo|venezuwela|venezuwera|venezwela|venzwera|venzwila|vinizuela|vinizzuela|vinzwilla|wenesiyela|wenesuela|wenesuera|wenesuwelaa|wenezwela
VE	official		bolivarian republic of venezuela|la republica bolivariana de venezuela|la republique bolivarienne du venezuela|the bolivarian republic of venezuela
VG	abbreviation		bvi
VG	code	exact	IVB
VG	name		britanya virjin adalari|britische jungferninseln|britse maagdeneilanden|brittiska jungfruoarna|brittiska jungfruoearna|brytyjskie wyspy dziewicze|iles vierges britanniques|ilhas virgens britanicas|islas virgenes britanicas|isole vergini britanniche|kepulauan virgin britania raya|kepulauan virgin inggris|quan dao virgin anh|quan dao virgin thuoc anh|virgin islands british|virgin islands uk
VG	name	exact	agwaetiti british virgin|airandi cia virgin cia ngeretha|angile ka sungurunnin gun|azoa viiriggo ti anglee|bion bi konji bi nggisi|biritish farjin island|birjina britainiar uharteak|birjina uharte britainiarrak|bisanga bya vierzi ya angeletele|bizinga ebya virigini ebitwalibwa bungereza|bresku jomfruaeyjar|bretani ajgen island|brit virgin szigetek|britainfo virgin islands|britaintowo fe virgin fudomekpowo nutome|britaj virgulininsuloj|britan wirgin adalary|britanache virgin zunve|britaniya vircin adalari|britaniya virgin orollari|britaniya wirgin adalary|britaniyanin virgin adalari|britanska devicanska ostrva|britanska djevicanska ostrva|britanski deviski otoki|britanski djevicanski otoci|britesch joffereninselen|briti neitsisaared|britis vrjin dip|britischi jungfere insle|british vajin ailands|britisi jungfroeiwinslae|britisi jungfroiwinsla|britisi virgin gungey|britiske jomfruoeer|britiske jomfruoer|britiske knezniske kupy|britiske knjezniske kupy|britse maagde eilande|britse maagdeneilannen|britske panenske ostrovy|brittania virgin sullot|brittilaeiset neitsytsaaret|brittilaiset neitsytsaaret|brittiliih nieidasuolluuh|britu virdzinas|britu virdzinu salas|burutic dhuool bergin|chisiwa chivihi cha wingalesa|chwila m vidzinyia m bileti mo|de brettesche juffer enselle|de britiske jomfruoeer|de britiske jomfruoer|de britiske jomfruoeyene|de britiske jomfruoyene|dei britiske jomfruoeyane|dei britiske jomfruoyane|didziosios britanijos mergeliu salos|duni wirsin yu bretaan|duude kecce britanii|ebizinga bya virigini ebitwalibwa bungereza|ebizinga bya virigini ebya bungyereza|ebritish virgin islands|eileanan breatannach na maighdinn|etikun fagini ti ilu biritisi|figunguli ifya viliginiya ifya uwingelesa|filisiin ungilis|firjiin kebutukeltena geeshi kabuja|giraven virgin britani|giraven virjine yen britanyaye|i british virgin islands|ibirwa byisugi byabongereza|ifisima fya virgin fya huingereza|ikwembeyotab british virgin|il gzejjer vergni brittanici|ilhas virjens britanikas|illas virxes britanicas|illes verges britaniques|inizi gwerch breizh veur|inizi gwerch breizhveurat|ins virgine britanice|inslas verginas britannicas|inslas virginas britannicas|insulas virgine britannic|insulele virgine britanice|ishujt e virgjer britanike|islles virxenes britaniques|isoles vergines britaniches|isulas vergines britannicas|isuli virgini britannichi|isulis vergjinis britanichis|izole verjini britaneghe|jengeesi bhee lo musu tingnge|jomfruoeyane britisk|jomfruoeyene britisk|jomfruoyane britisk|jomfruoyene britisk|kapua ita viye ita biritanika ita|kapuloan virgin britania|kepulauan virgin british|lutanda lua vierzi wa angeletele|minsile mimang mi ngelen|mritynija goj veso|nga moutere puhi piritene|ngresifoo virgin island|nnam minlan engelis|nosy britanika virijiny|odoloota varjiin biritish|oileain bhriotanacha na maighdean|orileede etikun fagini ti ilu biritisi|otumotu vilikini fakapilitania|ser anglofon ma langne|stora bretlands jomfruoyggjar|the virgin islands|tigzirin timgad n nngliz|tigzirin tiverjiniyin tigliziyin|tigzirin virgin tibritaniyin|tsibirin birjin na birtaniya|verges britaniques illes|virgin gorda|visiiwa vya vigiini vya uingereesa|visiwa vya briteni vya uingereza|visiwa vya vilgin vya uingeeza|visiwa vya virgin uingereza|visiwa vya virgin vya uingereza|vithiwa vya virgin vya uingeredha|ynysoedd gwyryf prydain|ynysoedd virgin prydeinig|ze be gon ine a ingeris|zil vierz britanik|zvitsuwa zvehingirandi
VI	abbreviation		usvi
VI	code	exact	ISV
VI	name		abd virjin adalari|american virgin islands|amerikaanse maagdeneilanden|amerikanische jungferninseln|amerikanska jungfruoarna|amerikanska jungfruoearna|iles vierges americaines|iles vierges des etats unis|ilhas virgens americanas|ilhas virgens dos eua|islas virgenes de ee uu|islas virgenes de los estados unidos|isole vergini americane|kepulauan virgin amerika serikat|kepulauan virgin as|quan dao virgin hoa ky|quan dao virgin thuoc hoa ky|quan dao virgin thuoc my|us virgin islands|virgin islands of the united states|virgin islands us|wyspy dziewicze stanow zjednoczonych
VI	name	exact	abs nyn wirgin adalary|abs vircin adalari|abs virgin adalari|agwaetiti virgin nke us|airandi cia virgin cia amerika|amazinga yisugi yabanyamerika|ameerik virgin gungey|americka devicanska ostrva|americka djevicanska ostrva|americke panenske ostrovy|americki djevicanski otoci|amerika virgin islands|amerikaanischi jungfere insle|amerikaanse maagde eilande|amerikaanske maagdeneilannen|amerikai virgin szigetek|amerikanesch joffereninselen|amerikanisi jungfroeiwinslae|amerikanisi jungfroiwinsla|amerikanske jomfruoeer|amerikanske jomfruoer|ameriki ka sungurunnin gun|ameriske knezniske kupy|ameriske knjezniske kupy|ameriski deviski otoki|amriki ajgen island|aos virgin sullot|aqsh virgin orollari|asv virdzinas|azua virigo ti amerika|bandarisku jomfruaeyjar|bion bi konji bi us|birjina uharte amerikarrak|birjina uharte estatubatuarrak|bisanga bya vierzi ya ameriki|bizinga bya virigini ebyamerika|chisiwa chivihi cha malekani|de amerikanske jomfruoeer|de amerikanske jomfruoer|de amerikanske jomfruoeyene|de amerikanske jomfruoyene|de ammaerrikahnesche juffer enselle|de ammarrikahnesche juffer enselle|dei amerikanske jomfruoeyane|dei amerikanske jomfruoyane|djevicanska ostrva sad|duni wirsin yu etaa sini|duude kecce amerik|ebizinga bya virigini ebya amerika|ebizinga bya virigini ebyamerika|ee uu islas virgenes|eileanan aimeireagach na maighdinn|eileanan na maighdinn aig na sa|etikun fagini ti amerika|eus virgin islands|figunguli fya viliginiya ifya malekani|firjiin kabutukeltena amalika kabuja|giraven virgin us|giraven virjine yen amerikaye|ifisima fya virgin fya humelekani|ikwemweiyotab amerika|il gzejjer vergni tal istati uniti|ilhas virjens merkanas|illas virxes dos estados unidos|illas virxes estadounidenses|illes verges dels estats units|illes verges nord americanes|inizi gwerch ar stadou unanet|inslas verginas americanas|inslas virginas americanas|insulas virgine statounitese|insulele virgine americane|insulele virgine sua|ishujt e virgjer amerikane|ishujt e virgjer te shba se|islles virxenes americanes|isoles vergines americanes|isulas vergines de sos istados unidos|isuli virgini miricani|isulis vergjinis americanis|ius virgin islands|izole verjini meregane|jomfruoeyane usa|jomfruoeyene usa|jomfruoyane usa|jomfruoyene usa|jungtiniu valstiju mergeliu salos|kapua ira viye ita amerikana ita|kapuloan virgin amerika|lutanda lua vierzi wa ameriki|minlan mi amereke|minsile mi mang mamerka|nga moutere puhi amerika|nosy virijiny etazonia|oileain mheiriceanacha na maighdean|orileede etikun fagini ti amerika|otumotu vilikini fakaamelika|ovtastum staatai nieidasuolluuh|pindisule pi amalika|poo bhee lo musu tingnge|sambandsriki amerikas jomfruoyggjar|ser amerika ma langne|soyukt rajyanche virgin zunve|tigzirin n virjin n iwunak yedduklen|tigzirin timgad n iwunak munnin|tsibiran birjin ta amurka|us chwila fi mbumbu|us fargin island|us odoloota varjiin|us vajin ailands|us vergin fudomekpowo nutome|usa neitsisaared|usonaj virgulininsuloj|verges nord americanes illes|virjig goj veso ty amerikyny|visiiwa vya vigiini vya amerika|visiwa vya bikira za amerika|visiwa vya vilgin vya malekani|visiwa vya virgin marekani|visiwa vya virgin vya marekani|vithiwa vya virgin vya marekani|vsa se maagde eilande|wd tigzirin n virginya|yhdysvaltain neitsytsaaret|ynysoedd gwyryf yr unol daleithiau|ynysoedd virgin us|yu es vrjin dip|ze be gon ine a amerika|zil vierz lamerik|zvitsuwa zveamerika
VN	abbreviation		sr vietnam
VN	former		annam|french indochina|north vietnam|south vietnam
VN	name		cong hoa xa hoi chu nghia viet nam|socialistische republiek vietnam|viet nam|viet nam dan chu cong hoa|viet nam le|vietna|vietname|wietnam
VN	name	exact	bhiet nam|biyetinam|democratic republic of vietnam|emetab vietnam|evietnam|fetinami|fetnam|fietnaam|fietnam|fitnam|fiyetnaam|huvietinamu|i vietnam|il vjetnam|ma wije|orileede fetinami|ser vietnam|socialist republic of viet nam|uvietinamu|veetinaam|viedenam|viednam|vietinaamu|vietinami|vietinamu|vietnaam|vietnam nutome|vietnamas|vietnammi|vietnamu|vijaetnamm|vijatnamm|vijetiny|vijetnam|vitnam|vitneam|viyanami|viyenam|viyetinaamu|viyetiname|viyetinamu|viyetnam|vjetnam|vjetnama|vjetnamo|vjetnamujo|vyetinaamu|vyetnam|whitinamu|wiyetina|wiyetinamu|wiyetnaam|wiyetnam|wyetnam
VN	official		la republica socialista de viet nam|la republique socialiste du viet nam|socialist republic of vietnam|the socialist republic of viet nam
VU	former		new hebrides|nouvelles hebrides
VU	name		republiek vanuatu|vanuata|vanuato|vanuatu nutome|vanuatuo
VU	name	exact	banuwatu|emetab vanuatu|evanuatu|faniatu|fanuaatu|fanuatu|fanuwatu|fanwatu|huvanuatu|i vanuatu|orileede faniatu|ser vanuatu|uvanuatu|vanautu|vanawuwatu|vanoato|vanuaatu|vanuatuw|vanuvatu|vanuwaatu|vanuwatu|vanwatu|vhanuatu|wanuatu|wanuwaatuu|wanwatu|whenuatu
VU	official		la republica de vanuatu|la republique de vanuatu|republic of vanuatu|the republic of vanuatu
WF	code	exact	WAF
WF	name		iles wallis et futuna|islas wallis y futuna|kepulauan wallis dan futuna|lanh tho quan dao wallis va futuna|territoire des iles wallis et futuna|wallis|wallis and futuna islands|wallis e futuna|wallis en futuna|wallis et futuna|wallis i futuna|wallis och futunaoarna|wallis och futunaoearna|wallis und futuna|wallis va futuna|wallis ve futuna|wallis ve futuna adalari|wallis y futuna
WF	name	exact	emetab walis ak futuna|ewallis and futuna|huwalis na hufutuna|i wallis ne futuna|orileede wali ati futuna|ostrva valis i futuna|ualis i futuna|uallas agus futuna|uolis ve futuna|uollis e futina|uollis e futuna|uollis va futuna|uollis ve futuna|uollis we futuna|uvea mo futuna|uwalis na futuna|vailis agus futuna|valis i futuna|valiso kaj futuno|vallis ade putuna|varinh kar futuny|volisa un futuna|volisa un futunas salas|volisas ir futuna|waalis fi futtuuna|wales a fuwtuwna|wali ati futuna|waliis na futuna|waliisi na futuuna|walis ai futuna|walis ak futuna|walis and futuna|walis d futuna|walis da futuna|walis e futuna|walis na futuna|walis ni futuna|walis o futuna|walis ri futuna|walise mpe futuna|walise ne futuna|walisi|walisi na futuna|walisi ne futuna|walisi ni futuna|walith na futuna|wallis a futuna|wallis aamma futuna|wallis agus futuna|wallis ba futuna|wallis d futuna|wallis dan futuna|wallis ek futuna|wallis es futuna|wallis es futuna szigetek|wallis eta futuna|wallis gi futuna|wallis ha futuna|wallis in futuna|wallis ja futuna|wallis ja futunasaaret|wallis kple futuna nutome|wallis lan futuna|wallis na futuna|wallis nda futuna|wallis ne futuna|wallis og futuna|wallis og futunaeyjar|wallis og futunaoeyane|wallis og futunaoeyene|wallis og futunaoyane|wallis og futunaoyene|wallis og futunaoyggjar|wallis si futuna|wallis sy futuna|wallis u futuna|wallis un futuna|wallis und futuuna|wallis we futuna|wari asui futuna|warihi me whutuna|warris na futuna|wolis and fiutuna|wollis ani futuna
WF	official		territory of the wallis and futuna islands
WS	former		samoa western|w samoa|western samoa
WS	name		onafhankelijke staat samoa|samoa le
WS	name	exact	emetab samoa|esamoa|haamoa|hamoa|husamoa|i samoa|orileede samo|saamowa|samava|sammoha|samo|samoa nutome|samoaa|samoo|samooa|samoowa|samotha|samowa|samowaa|samoya|samwa|ser samoa|szamoa|thamoa|usamoa
WS	official		el estado independiente de samoa|independent state of samoa|letat independant du samoa|the independent state of samoa
XK	name		kosova|kosova e pavarur|kosovo republic of|kosovo unscr 1244|kosowo|republiek kosovo|republika e kosoves
XK	name	exact	a chosobho|an chosaiv|cosovo|ekosovo|i kosovo|il kosovo|kasar kosovo|kohoro|koosofo|kosofo|kosofoo|kosoovoo|kosovar|kosovas|kosove|kosoves|kosovu|kossovo|kossuvu|koszovo|kozovu|kusuwu|republic of kosova|republika kosovo
XK	official		republic of kosovo
YE	former		democratic yemen|north yemen|peoples democratic republic of yemen|rep of yemen|south yemen|yemen arab republic|yemen rep
YE	name		al yaman|al yaman al muazzam|al yaman al muazzam al jumhuriyah|al yaman al muazzam al jumhuriyah al islamiyah|iemen|jemen|republiek jemen|yaman|yemen el|yemen le
YE	name	exact	an eaman|eimin|emetab yemen|eyemen|huyemeni|i yemen|iemeni|il jemen|jaemme|jamme|jeeme|jeemen|jeme|jemena|jemenas|jemeno|lyamen|o iemen|orileede yemeni|uyemeni|yamal|yamen|yeme|yemen nutome|yemene|yemeng|yemenu
YE	official		la republica del yemen|la republique du yemen|republic of yemen|the republic of yemen
YT	name		maiote|majotta
YT	name	exact	emayotte|emetab mayotte|humayotte|i mayotte|izole maiote|maayootee|maiota|majot|majota|majotas|majote|majoto|majott|majotte|maole|mavote|mayod|mayoot|mayoote|mayooti|mayot|mayote|mayoti|mayott|mayotta|mayotte nutome|mayoty|mayut|mayuti|meyot|moyette|myjote|orileede mayote
YU	former		former yugoslavia|jugoslavia|jugoslavija|jugoslawien|kingdom of yugoslavia|sfr yugoslavia|sfry|socialist federal republic of yugoslavia|yougoslavie
YU	name	exact	democratic federal yugoslavia|federal peoples republic of yugoslavia|federal socialist republic of yugoslavia|yugoslavya
ZA	abbreviation		rep of south africa|rsa|s africa
ZA	name		africa do sul|afrika du sud|afrika kudu|afrika selatan|afrika ya koto|afrika ya kudu|afrique du sud|afrique du sud l|gueney afrika|guney afrika|nam phi|poludniowa afryka|republiek zuid afrika|republika poludniowej afryki|sudafrica|sudafrika|suedafrika|suid afrika|sydafrika|zuid afrika
ZA	name	exact	abibirem anaafoo|afileka ghi emam gho|afili mbate|afilika kusini|afilika tonga|afirika koi lengnge lo|afirika su sui|afirika ya saame|afirika ya sud|afirka ta kudu|aflika kusini|aforika borwa|afraga a deas|africa dal sid|africa de sud|africa del sud|africa di sciroccu|africa kusini|afrik ane a sud|afrik bng worgo|afrik di sid|afrika anaafo|afrika atsimo|afrika borwa|afrika di sul|afrika du sulu|afrika e jugut|afrika kidul|afrika kusini|afrika kuthini|afrika nekeseng|afrika so|afrika tisfel|afrika ya southi|afrika ya sudi|afrika yi si|afrikaa kibbaa|afrikaya basur|afrike e jugut|afriqya n iffus|afurika yepfo|an afraic theas|anyiehe africa nutome|awherika ki te tonga|cenub afrika|de affrica|de republik sodaffrika|de republik soedaffrika|del afrika|del afrikai koeztarsasag|del afrikai koztarsasag|dienvidafrikas republika|dkin aaprika|dokxinn afrika|emetab afrika nebo murot tai|emzantsi afrika|etela afrikka|etelaeafrikka|guenorta afrika|guenorta afrika respublikasy|gunorta afrika|gunorta afrika respublikasy|guushu afirika|guusu afirika|hawsa afriki laboo|hegoafrika|huafrika iya hukusini|i south africa|iningizimu afrika|janubiy afrika respublikasi|jihoafricka republika|juzna afrika|juzna afrika republika|juznoafricka republika|juznoafriska republika|koonfur afrika|l afrika tisfel|louna aafrika vabariik|ma unsansi|maada afrikka|matta afrihka|mbongo afrika|mzansi ye afrika|orileede ariwa afirika|pietu afrika|podpoldnjowa afrika republika|republica de sud africa|sausi afirika|saut afrika|sautafrika|sawusafirika|sid afrik|soerafrika|sor afrika|suafrika|sud africa|sud afriche|sud afrika|sud afriko|sudafrega|sudur afrika|sudurafrika|sueuedafrika|suid afrikab|sur afrika|surafrica|suudafrika|tafrikt tunzul|tafriqt wadda|worodugu afriki|zerbari aprika
ZA	official		la republica de sudafrica|la republique sud africaine|republic of south africa|the republic of south africa
ZM	code	exact	ZAM
ZM	former		n rhodesia|northern rhodesia
ZM	name		republic of zambia|republic of zambie|republic of zambiya|republiek zambia|sambia|zambie|zambie la|zambiya
ZM	name	exact	an tsaimbia|dhambia|emetab zambia|ezambia|huzambia|i zambia|iz zambja|jambiya|jymija|nzambia|orileede samibia|orileede shamibia|saambii|saambiya|saimbia|sambi|sambii|sambija|sambiya|samibia|sammbi|semipia|shamibia|tamipia|uzambia|zaambiyaa|zambi|zambia nutome|zambiab|zambii|zambija|zambio|zambja|zambya|zammia|zanbi|zanbia
ZM	official		la republica de zambia|la republique de zambie|the republic of zambia
ZW	code	exact	ZIM
ZW	former		rhodesia|s rhodesia|southern rhodesia|zimbabwe rhodesia
ZW	name		republiek zimbabwe|simbabwe|zimbabue|zimbabve|zimbabwe le
ZW	name	exact	an t siombab|an tsiombaib|cimbabue|dhimbabwe|emetab zimbabwe|ezimbabwe|huzimbabwe|iz zimbabwe|izimbabwe|jimamuje|jimbabve|nzimbambwe|orileede shimibabe|orileede simibabe|shimibabe|sibabuwe|simbaabuwe|simbaabwe|simbabuwee|simbabve|simbabvi|simbapuwe|simibabe|simipapuei|timuwawe|uzimbabwe|zembabwe|zimbaabuwee|zimbabhuwe|zimbaboe|zimbabui|zimbabuwe|zimbabvo|zimbabwe nutome|zimbabweb|zimbabwi|zimbagbe|zimbambwe|zinbawe
ZW	official		la republica de zimbabwe|la republique du zimbabwe|republic of zimbabwe|the republic of zimbabwe
AC	name		νησος ασενσιον|о в вознесения|جزيرة اسينشين|جزيرة اسينشيون
AC	name	exact	аиъадаларан гӏаире|асенсион арал|асеншен утрауы|аскенсион арал|аскенсон адасы|ассеншин аралы|асунсон|вознесени утраве|вознесение аралы|вознесение ороли|вознесение утравы|вострау узнясення|вострау ушэсця|меърож ороли|острво асенсион|остров асенсион|остров вознесения|остров възнесение|острів вознесіння|әскенжін аралы|համբարձման կղզի|האי אסנשן|اسكەنجىن ارالى|اسنسیون جزیره|اسينشان ټاپو|اسینشن ايلینڈ|ایسنشن جزیر|جزایر اسنسیون|جزیرہ اسینشن|دوورگەی ياسینسیۆن|طلوع ٻيٽ|ياسسېنسىيون يارىلى|ܓܙܪܬܐ ܕܣܘܠܩܐ|ߊߛߊ߲ߛߌߦߐ߲߫ ߕߌ߲|असँसांव जुंवो|असेंशन आयलँड|असेंशन द्वीप|असेन्सन टापु|असेशन आयलँड|अॅसेन्शियन बेट|एसेनसिअन द्वीप|एस्केन्सन टापु|অ্যাসসেনশন আইল্যান্ড|অ্যাসেনশন দ্বীপপুঞ্জ|এচেনচিয়ন দ্বীপ|ਅਸੈਂਸ਼ਨ ਟਾਪੂ|એસેન્શન આઇલેન્ડ|ଆସେନସିଅନ୍ ଦ୍ୱୀପ|அஷன்ஷியன் தீவு|అసెన్షన్ దీవి|ఎసెషన్ దీవి|ಅಸೆನ್ಶನ್ ದ್ವೀಪ|അസൻഷൻ ദ്വീപ്|ඇසෙන්ෂන් දිවයින|เกาะแอสเซนชัน|ເກາະອາເຊນຊັນ|ཨེ སེན ཤུན ཚོ གླིང|တက်တော်မူကျွန်း|အက်စ်စင်ရှီအွန်ကျွန်း|အဆန်းရှင်းကျွန်း|ၵုၼ်ဢေႇသႅၼ်းသျိၼ်ႇ|ამაღლების კუნძული|አሴንሽን ደሴት|ደሴት ኣሰንስዮን|កោះអាសេនសិន|アセンション島|阿森松岛|阿森松島|ꗻꗡ ꕒꕡꕌ ꗏ ꔳꘋꗣ|ꭴꮅꮜꮃꮣꮕ ꭴꭶꮪꮫꭲ|어센션 섬|어센션섬|𑄃𑄳𑄠𑄥𑄴𑄥𑄬𑄚𑄴𑄥𑄧𑄚𑄴 𑄃𑄭𑄣𑄳𑄠𑄚𑄴𑄓𑄴|𞤧𞤵𞤪𞤭𞥅𞤪𞤫 𞤢𞤧𞤢𞤲𞤧𞤮𞥅𞤲
AD	name		ανδορα|ανδορρα|андорра|اندورا|𐐰𐑌𐐼𐐱𐑉𐐲
AD	name	exact	андора|անդորրա|אנדארע|אנדורה|اؠنڑورا|اندوررا|انڈورا|اٮ۪نڑورا|اینڈورا|ياندوررا|ياندۆرا|ܐܢܕܘܪܐ|އެންޑޯރާ|ߊ߲ߘߐߙ|अँडोरा|अंडोरा|अन्डोर्रा|आंडोरा|आंदोरा|ऍन्डोरा|एंडोरा|एन्डर्रा|অ্যান্ডোরা|আন্ডোরা|আন্দোৰা|এ্যান্ডোরা|ਅੰਡੋਰਾ|ઍંડોરા|એન્ડોરા|ଆଣ୍ଡୋରା|அன்டோரா|అండొర్రా|ఆండొర|ఆండోరా|ಅಂಡೋರಾ|അന്റോറ|അൻഡോറ|ඇන්ඩෝරාව|อันดอร์รา|ອັນດໍຣາ|ཨཱན དོ ར|ཨེན ཌོ ར|အင်ဒိုရာ|အန်ဒိုရာ|ဢႅၼ်ႇတူဝ်ႇရႃႇ|ანდორა|አንዶራ|ኣንዶራ|អង់ដូរ៉ា|ⴰⵏⴷⵓⵔⴰ|アンドラ|安道尔|安道爾|ꕉꖆꕟ|ꭰꮒꮩꮃ|안도라|𑄃𑄚𑄴𑄓𑄮𑄢|𞤢𞤲𞤣𞤮𞤪𞤢𞥄
AD	official		княжество андорра|امارة اندورا
AD	official	exact	安道尔公国
AE	name		ηνωμενα αραβικα εμιρατα|арабские эмираты|объединенные арабские эмираты|الامارات العربية المتحدة|𐐷𐐭𐑌𐐴𐐼𐐮𐐼 𐐯𐑉𐐲𐐺 𐐯𐑋𐐲𐑉𐐩𐐻𐑅
AE	name	exact	imarat tiεrabin tidduklin|абяднаныя арабскія эміраты|аморатҳои муттаҳидаи араб|арабын нэгдсэн эмират|арабын нэгдсэн эмират улс|арабын нэгдсэн эмирт улс|арапсен перлешулле эмираче|берләшкән гарәп әмирлекләре|берләшкән ғәрәп әмирлектәре|бириккен араб эмираттары|бирлашган араб амирликлари|бирлескен араб әмирликлери|бирләшмиш әрәб әмирликләри|біріккен араб әмірліктері|оае|оаэ|обединени арабски емирства|обединети арапски емирати|обєднані арабські емірати|перлешне араб эмирачесем|уједињени арапски емирати|ӏарбиин цхьанатоьхна эмираташ|արաբական միացյալ էմիրություններ|איחוד האמירויות|איחוד האמירויות הערביות|מאע מ|الامارات|امارات متحده عربی|بىرىككەن اراب امىرلىكتەرى|متحده عرب امارات|متحده عربی امارات|متحدہ عرب امارات|متحدین عربین امارات|میرنشینە یەکگرتووە عەرەبییەکان|يەرەب بىرلەشمە خەلىپىلىكى|ܐܡܝܪܘܬܐ ܡܚܝܕܬܐ ܥܪܒܝܐ|ܐܡܝܪܘܬܐ ܥܪܒܝܬܐ ܡܚܝܕܬܐ|އެކުވެރި ޢަރަބި އިމާރާތ|ߋߡߌߙߊߕ ߊߙߊߓߎ߫ ߘߍ߬ߣߍ߲|आण्डी ति अरब एमिरेट्स|कट्ठा अरब अमीरात|जथाय आराब एमिरेत|युनाइटेड अरब इमीरात|युनाइटेड अरब इमीरॅट्स|संयुक्त अरब अमिराती|संयुक्त अरब अमीरात|संयुक्त अरब इमिराट्स|संयुक्त अरबी अमीरात|সংযুক্ত আরব আমিরাত|সংযুক্ত আৰব আমিৰাত|ਸੰਯੁਕਤ ਅਰਬ ਅਮੀਰਾਤ|યુનાઇટેડ આરબ અમીરાત|ଆଣ୍ଡିତି ଆରବ ଏମିରେଟସ୍|ସଂଯୁକ୍ତ ଆରବ ଏମିରେଟସ୍|ஐக்கிய அரபு அமீரகம்|ஐக்கிய அரபு எமிரேட்ஸ்|యునైటెడ్ అరబ్ ఎమిరేట్స్|యునైటెడ్ ఆరబ్ ఎమిరేబ్స్|ಯುನೈಟೆಡ್ ಅರಬ್ ಎಮಿರೇಟ್ಸ್|ಸಂಯುಕ್ತ ಅರಬ್ ಎಮಿರೇಟಸ್|യുണൈറ്റഡ് അറബ് എമിറൈറ്റ്സ്|එක්සත් අරාබි එමිර් රාජ්යය|สหรัฐอาหรับเอมิเรตส์|ສະຫະລັດອາຣັບເອມິເຣດ|ཡུ ནཱའི ཊེཌ ཨ རབ ཨེ མེ རེཊས|ཨ རབ ཨི མི རཊ྄ ཆིག སྒྲིལ རྒྱལ ཁབ|မိူင်းႁူမ်ႈတုမ် ၸဝ်ႈၾႃႉ ဢႃႇရၢပ်ႈ|ယူအေအီး|არაბთა გაერთიანებული საამიროებ|არაბთა გაერთიანებული საამიროები|არაბთა გაერთიანებული საემიროები|არაბთა გაერთიანებულისაემიროები|არაბთაგაერთიანებული საამიროებ|არაბთაგაერთიანებული საემიროები|ሕቡራት ኢማራት ዓረብ|የተባበሩት አረብ ኤምሬትስ|የተባበሩት ዓረብ ኤምሬትስ|អារ៉ាប់រួម|អេមីរ៉ាតអារ៉ាប់រួម|ⵍⵉⵎⴰⵔⴰⵜ|アラブ首長国連邦|阿拉伯联合大公国|阿拉伯联合酋长国|阿拉伯聯合大公國|阿拉伯聯合酋長國|阿联酋|ꖳꕯꔤꗳ ꕉꕟꔬ ꗡꕆꔓꔻ|ꮜꮚ ꭲᏻꮎꮅꮝꮤꮕ ꭱꮃꮘ ꭲꮉꮅꮨꮟ|아랍에미리트|아랍에미리트연합|𑄎𑄧𑄙 𑄃𑄢𑄧𑄝𑄴 𑄃𑄟𑄨𑄢𑄖𑄴|𞤣𞤫𞤲𞤼𞤢𞤤 𞤭𞤥𞤪𞤢𞥄𞤼𞤭 𞤢𞥄𞤪𞤢𞤦𞤵
AF	name		αφγανισταν|афганистан|افغانستان|جمهوری اسلامی افغانستان|د افغانستان اسلامي جمهوریت|𐐰𐑁𐑀𐐰𐑌𐐲𐑅𐐻𐐰𐑌
AF	name	exact	авганистан|ауғанстан|афганец|афганістан|афғанстан|афғонистон|овхӏан мохк|овхӏан пачхьалкх|әфганстан|әфганыстан|աֆղանստան|אפגהאניסטאן|אפגניסטן|افغانستون|افغاني|اۋعانستان|يافغانىستان|يەفغانستان|ܐܦܓܐܢܣܬܐܢ|އަފްޣާނިސްތާން|ߊߝߎߜ߭ߊߣߌߛߑߕߊ߲߫|अप़गानिस्तान|अफगाणिस्तान|अफगानिस्तान|अफ़ग़ानिस्तान|अफ़गानिस्तान|आफगानिस्तान|আফগানিস্তান|ਅਫ਼ਗਾਨਿਸਤਾਨ|અફઘાનિસ્તાન|ଆପଗାନିସ୍ତାନ୍|ଆଫଗାନିସ୍ତାନ୍|ଆଫାଗାନିସ୍ତାନ୍|ஆஃப்கானிஸ்தான்|ஆப்கானிஸ்தான்|ఆప్గనిస్తాన్|ఆఫ్ఘనిస్తాన్|ಅಫಘಾನಿಸ್ಥಾನ|ಅಫಘಾನಿಸ್ಥಾನ್|അഫ്ഗാനിസ്ഥാൻ|ඇෆ්ගනිස්ථානය|อัฟกานิสถาน|ອາຟການິດສະຖານ|ອາຟການິສຖານ|ཨཕ ག ནི སྟཱན|ཨཕ གྷ ནི སཏཱན|အာဖဂန်နစ္စတန်|ဢႃႇၾၵၢၼ်ႇၼီႇသတၢၼ်ႇ|ავღანეთი|አፍጋኒስታን|ኣፍጋኒስታን|អាហ្វហ្កានីស្ថាន|អាហ្វហ្គានីស្ថាន|ⴰⴼⵖⴰⵏⵉⵙⵜⴰⵏ|アフガニスタン|阿富汗|ꕉꔱꕭꔕꔻꕚꘋ|ꭰꮻꭸꮒꮝꮦꮒ|아프가니스탄|𑄃𑄛𑄴𑄉𑄚𑄨𑄌𑄴𑄖𑄚𑄴|𞤢𞤬𞤺𞤢𞤲𞤭𞤧𞤼𞤢𞥄𞤲
AF	official		исламская республика афганистан|جمهورية افغانستان الاسلامية
AF	official	exact	阿富汗伊斯兰共和国
AG	name		αντιγκουα και μπαρμπουντα|антигуа и барбуда|انتيغوا وباربودا|انتيغوا وبربودا|𐐰𐑌𐐻𐐨𐑀𐐶𐐲 𐐰𐑌𐐼 𐐺𐐪𐑉𐐺𐐷𐐭𐐼𐐲
AG	name	exact	антига и барбуда|антигва и барбуда|антигуа а барбуда а|антигуа ба барбуда|антигуа барбуда|антигуа ва барбадос|антигуа ва барбуда|антигуа вә барбуда|антигуа жана барбуда|антигуа және барбуда|антигуа мен барбуда|антигуа тата барбуда|антигуа і барбуда|антигуа ҳәм барбуда|антигуа һәм барбуда|антигуапа барбуда|антиґуа і барбуда|антыгуа і барбуда|անտիգուա եւ բարբուդա|אנטיגואה וברבודה|אנטיגוע און בארבודע|اؠنٹگوا تہ باربوڑا|انتيگۋا جانە باربۋدا|انتیگوا و باربودا|انٹیگوا اور باربودا|انټيګوا او باربودا|انٽيگا باربد|انٽيگا باربوڊا|انٽيگيا و بربودا|اينٽيگا باربوڊا|اٮ۪نٹگوا تہ باربوڑا|يانتىگۇيا ۋە باربۇدا|يانتىگۋا ۋە باربۇدا|يانتیگوا و باربودا|ܐܢܬܝܓܘܐ ܘܒܐܪܒܘܕܐ|އެންޓިގުއާ އެންޑް ބަރބުޑާ|ߊ߲ߕߌߞߎߥߊ߫ ߣߌ߫ ߓߊߙߑߓߎߘߊ߫|अँटिगा आणि बार्बुडा|अँटिगुआ आनी बार्बुडा|अँटिग्वा आणि बर्बुडा|एँटिगुआ आनी बारबुडा|एंटिगुआ आ बारबुडा|एंटिगुआ ऑड़े बरबुडा|एंटिगुआ और बरबुडा|एंटिगुआ कने बरबुडा|एंटीगुआ और बारबूडा|एन्टिगुआ आरो बारबुडा|एन्टिगुआ एवं बारबूडा|एन्टिगुआ र बारबुडा|অ্যান্টিগুয়া ও বারবুডা|অ্যান্টিগুয়া ও বার্বুডা|এণ্টিগুৱা আৰু বাৰ্বুডা|এন্টিগুয়া ও বারবুডা|ਐਂਟੀਗੁਆ ਅਤੇ ਬਾਰਬੁਡਾ|ઍન્ટિગુઆ અને બર્મુડા|એન્ટીગુઆ અને બર્મુડા|ଆଣ୍ଟିଗୁଆ ଏବଂ ବାରବୁଦା|ଏଣ୍ଟିଗୁଆ ଅଡ଼େ ବାରବୁଦା|ஆண்டிகுவா மற்றும் பார்புடா|ఆంటిగ్వా బార్బుడా|ఆంటిగ్వా మరియు బార్బుడా|ಆಂಟಿಗುವಾ ಮತ್ತು ಬರ್ಬುಡಾ|ആൻറിഗ്വയും ബർബുഡയും|ඇන්ටිගුවා සහ බාබියුඩාව|แอนติกาและบาร์บูดา|ອາທິກົວ ບາບູດາ|ແອນທິກົວ ແລະ ບາບູດາ|ཨན ཊི གུ ཝ ཨེནཌ བྷར བྷུ ཌ|ཨེན ཊི གུ དང བྷར བུ ཌ|အင်တီဂွါနှင့် ဘာဘူဒါ|အန်တီဂုအာနှင့်ဘာဘုဒါ|အန်တီဂွါနှင့် ဘာဘူဒါ|ဢႅၼ်ႇထီႇၵႂႃႇ လႄႈ ပႃႇပူးတႃႇ|ანტიგუა და ბარბუდა|አንቲጓ እና ባሩዳ|አንቲጓ እና ባርቡዳ|ኣንቲጓን ባሩዳን|ኣንቲጓን ባርቡዳን|អង់ទីគ័រ និងបាបុយដា|អង់ទីហ្គា និង បាប៊ុយដា|អង់ទីហ្គានិងបាប៊ូដា|ⴰⵏⵜⵉⴳⴰ ⴷ ⴱⵔⴱⵓⴷⴰ|アンティグア バーブーダ|安地卡及巴布達|安提瓜同巴布达|安提瓜同巴布達|安提瓜和巴布达|安提瓜和巴布達|ꕉꘋꔳꖶꕎ ꗪ ꕑꖜꕜ|ꭴꮺꮨ ꭰꮄ ꮖꮚꮣ|ꭴꮺꮨ ꮖꮚꮣ|안티구아 바부다|앤티가 바부다|𑄆𑄚𑄴𑄖𑄨𑄉𑄱 𑄃𑄮 𑄝𑄢𑄴𑄟𑄪𑄓|𞤢𞤲𞤼𞤭𞤺𞤵𞤱𞤢 𞤦𞤢𞤪𞤦𞤵𞥅𞤣𞤢
AI	name		ανγκουιλα|ангилья|انغويلا|𐐰𐑍𐑀𐐶𐐮𐑊𐐲
AI	name	exact	ангвила|ангила|ангилия|ангиля|ангуила|ангілья|анґілья|анҝилја|անգիլյա|անգուիլա|אנגווילה|אנגילה|انګیلا|انگويلا|انگويیلا|انگویلا|انگيليا|يانگویلا|يانگۋىللا|ܐܢܓܘܝܠܐ|އެންގުއިލާ|ߊ߲ߞߎ߳ߟߊ߫|अँग्विला|अंगुला|अंग्विला|आङ्गुइला|एंगीला|एंगुइल्ला|एंग्विला|অ্যাঙ্গুইলা|এনগুইলা|এ্যাঙ্গুইলা|ਅੰਗੁਇਲਾ|ઍંગ્વિલા|ଆଙ୍ଗୁଇଲ୍ଲା|ଏଙ୍ଗ୍ୱିଲା|அங்கியுலா|அங்குய்லா|ఆంగవిల్లా|ఆంగ్విల్లా|ಆಂಗುಯಿಲ್ಲಾ|ಆಂಗ್ವಿಲ್ಲಾ|ആൻഗ്വില്ല|ඇන්ගුයිලාව|แองกวิลลา|ແອນກຸຍລາ|ཨང གི ལ|ཨང གུའི ལ|အန်ဂီလာ|အန်ဂွီလာ|ဢႅၼ်ႇၵုၺ်ႇလႃႇ|ანგვილა|ანგილია|አንጉኢላ|አንጉይላ|ኣንጒላ|អង់កូឡា|អង់ហ្គីឡា|ⴰⵏⴳⵉⵍⴰ|アンギラ|安圭拉|安奎拉|ꕉꕄꕞ|ꭰꮒꭹꮃ|앙길라|앵귈라|𑄄𑄳𑄠𑄋𑄴𑄉𑄪𑄃𑄨𑄣|𞤢𞤲𞤺𞤭𞤤𞤢𞥄
AL	name		αλβανια|албания|البانيا|𐐰𐑊𐐺𐐩𐑌𐐨𐐲
AL	name	exact	албанец|албани|албанија|албанія|ալբանիա|אלבאניע|אלבניה|اؠلبانیا|البانی|البانیا|البانیاہ|البانیه|البانیہ|اٮ۪لبانیا|يالبانىيە|يەڵبانیا|ܐܠܒܢܝܐ|އަލްބޭނިއާ|ߊߟߑߓߊߣߌ߫|अलबानिया|अल्बानिया|अल्बानीया|अल्बेनिया|आल्बानिया|आल्बान्या|আলবেনিয়া|আলব্যানিয়া|ਅਲਬਾਨੀਆ|અલ્બેનિયા|ଆଲବାନିଆ|அல்பேனியா|అల్బేనియా|ఆల్లేనియా|ಅಲ್ಬೇನಿಯಾ|അൽബേനിയ|ඇල්බේනියාව|แอลเบเนีย|ແອວເບເນຍ|ཨལ བཱ ནི ཡ|ཨཱལ བེ ནི ཡ|အယ်လ်ဘေးနီးယား|အဲလ်ဘာနီအာ|ဢႃႇပႃးၼီးယႃး|ალბანეთი|አልባኒያ|ኣልባንያ|អាល់បានី|ⴰⵍⴱⴰⵏⵢⴰ|アルバニア|阿尔巴尼亚|阿爾巴尼亞|ꕉꔷꕑꕇꕩ|ꭰꮅꮗꮒꮿ|알바니아|𑄃𑄣𑄴𑄝𑄬𑄚𑄨𑄠|𞤢𞤤𞤦𞤢𞤲𞤭𞤴𞤢𞥄
AL	official		республика албания|جمهورية البانيا
AL	official	exact	阿尔巴尼亚共和国
AM	name		αρμενια|армения|հայաստան|ارمينيا|𐐪𐑉𐑋𐐨𐑌𐐨𐐲
AM	name	exact	арманистон|армен|армени|арменија|арменія|вірменія|ерменија|ермәнистан|республіка вірменія|эрмалоичоь|јерменија|әрмәнстан|ארמניה|ארמעניע|ارمانیا|ارمنستان|ارمنستون|ارمینیا|ارمەنيا|يەرمېنىيە|يەرمەنستان|ܐܪܡܢܝܐ|އަރްމީނިއާ|ߊߙߑߡߋߣߌ߫|अर्मेनिया|आरमेनिया|आर्मीनीया|आर्मेनिया|আর্মেনিয়া|আৰ্মেনিয়া|ਅਰਮੀਨੀਆ|આર્મેનિયા|ଆର୍ମେନିଆ|அர்மேனியா|ஆர்மேனியா|ఆర్మేనియా|ಅರ್ಮೇನಿಯಾ|ಆರ್ಮೇನಿಯ|അർമേനിയ|ආර්මේනියාව|อาร์เมเนีย|ອາເມເນຍ|ཨར མི ནི ཡ|ཨར མེ ནི ཡ|အာမေနီးယား|အာမေးနီးယား|ဢႃႇမေးၼီးယႃး|სომხეთი|አርሜኒያ|ኣርሜንያ|អាមេនី|អារមេនី|ⴰⵔⵎⵉⵏⵢⴰ|アルメニア|亚美尼亚|亞美尼亞|ꕉꕆꕯ|ꭰꮅꮋꮒꭰ|아르메니아|𑄃𑄢𑄴𑄟𑄬𑄚𑄨𑄠|𞤢𞤪𞤥𞤫𞤲𞤭𞤴𞤢𞥄
AM	official		республика армения|جمهورية ارمينيا
AM	official	exact	亚美尼亚共和国
AO	name		αγκολα|ανγκολα|ангола|народная республика ангола|انغولا|𐐰𐑌𐑀𐐬𐑊𐐲
AO	name	exact	ангол|անգոլա|אנגאלע|אנגולה|انګولا|انگولا|يانگولا|يەنگۆلا|ܐܢܓܘܠܐ|އެންގޯލާ|ߊ߲ߜߏߟߊ߫|अँगोला|अंगोला|अङ्गोला|आंगला|অ্যাঙ্গোলা|এংগোলা|ਅੰਗੋਲਾ|અંગોલા|ଅଙ୍ଗଲା|ଆଙ୍ଗୋଲା|அங்கோலா|అంగోలా|ఆంగోలా|ಅಂಗೋಲಾ|അംഗോള|ඇන්ගෝලාව|แองโกลา|ອັນໂກລາ|ແອງໂກລາ|ཨང གཽ ལ|ཨང གྷོ ལ|အင်ဂိုလာ|အန်ဂိုလာ|ဢႅၼ်ႇၵူဝ်ႇလႃႇ|ანგოლა|አንጐላ|ኣንጎላ|អង់ហ្គោឡា|ⴰⵏⴳⵓⵍⴰ|アンゴラ|安哥拉|ꕉꖐꕞ|ꭰꮒꭺꮃ|앙골라|𑄃𑄳𑄠𑄋𑄴𑄉𑄮𑄣|𞤢𞤲𞤺𞤮𞤤𞤢𞥄
AO	official		республика ангола|جمهورية انغولا
AO	official	exact	安哥拉共和国
AQ	name		ανταρκτικη|антарктида|антарктике|القارة القطبية الجنوبية|انتاركتيكا|𐐰𐑌𐐻𐐪𐑉𐐿𐐻𐐮𐐿𐐲
AQ	name	exact	антарктид|антарктик|антарктика|антарктыка|անտարկտիդա|אנטארקטיקה|אנטארקטיקע|انتاركتيدا|انتارکتیکا|انترکتیکا|انٹارکٹیکا|انٽارڪٽيڪا|اینٹارٹکا|جنوبگان|جنوبی یخبزه قطب|يانتاركتىكا|يانتارکتیکا|ܐܢܬܪܬܝܟܐ|އެންޓަރްޓިކަ|ߊ߲ߕߊߙߑߛߕߌߞ|अंटार्कटिका|अंटार्क्टिका|अंटार्टिका|अन्टारटिका|अन्टारतिका|एन्टार्कटिका|অ্যান্টার্কটিকা|এণ্টাৰ্কটিকা|এন্টাৰ্টিকা|ਅੰਟਾਰਕਟਿਕਾ|એન્ટાર્કટિકા|ଆଣ୍ଟାର୍କଟିକା|ଆଣ୍ଟାର୍କାଟିକା|ଆର୍ଣ୍ଟକଟିକା|அண்டார்டிகா|అంటార్కటికా|అంటార్కిటికా|ఆంటార్కటికా|ಅಂಟಾರ್ಟಿಕಾ|അന്റാർട്ടിക്ക|അൻറാർട്ടിക്ക|ඇන්ටාක්ටිකාව|แอนตาร์กติกา|ແອນຕາດຕິກາ|འཛམ གླིང ལྷོ མཐའི ཁྱགས གླིང|ལྷོ རྩེའི མཐའ གླིང|အန္တာတိက|အန်တာတိက|ဢႅၼ်ႇတၢၵ်ႈတီးၵႃႈ|ანტარქტიკა|አንታርክቲካ|ኣንታርክቲካ|អង់តាក់ទិក|南极洲|南極|南極洲|ꕉꘋꕚꔳꕪ|ꮷꮑꮝꮣꮈ|남극 대륙|안타티카|𑄃𑄳𑄠𑄚𑄴𑄑𑄢𑄴𑄇𑄧𑄑𑄨𑄇|𞤢𞤲𞤼𞤢𞤪𞤼𞤭𞤳𞤢𞥄
AR	name		αργεντινη|аргентина|الارجنتين|𐐪𐑉𐐾𐐲𐑌𐐻𐐨𐑌𐐲
AR	name	exact	аргентин|аргенціна|аржентина|арҝентина|արգենտինա|ארגנטינה|ארגענטינע|ارجنتاین|ارجنٹاین|ارجنٹینا|ارجنټاين|ارجنٽينا|ارژانتین|ارگەنتينا|يارجەنتینا|يارگېنتىنا|يەرژەنتین|ܐܪܓܢܬܝܢܐ|އާޖެންޓީނާ|ߊߙߑߖ߭ߊ߲ߕߌߣ|अर्जेंटिना|अर्जेंटीना|अर्जेण्टिना|अर्जेन्टिना|आर्जेंटीना|आर्जेन्टिना|আর্জেন্টিনা|আৰ্জেণ্টিনা|ਅਰਜਨਟੀਨਾ|આર્જેન્ટીના|ଅର୍ଜେଣ୍ଟିନା|ଆର୍ଜେଣ୍ଟିନା|அர்ஜென்டினா|అర్జెంటీనా|ఆర్జెంటినా|ಅರ್ಜೆಂಟಿನಾ|അർജന്റീന|അർജൻറീന|ආර්ජෙන්ටිනාව|อาร์เจนตินา|ອາເຈນທິນາ|ཨར ཇེན ཊི ན|အာဂျင်တီးနား|ဢႃႇၵျႅၼ်ႇတီးၼႃး|არგენტინა|አርጀንቲና|ኣርጀንቲና|អាហ្សង់ទីន|ⴰⵔⵊⴰⵏⵜⵉⵏ|アルゼンチン|阿根廷|ꕉꘀꘋꔳꕯ|ꭰꮵꮒꮨꮒꭰ|아르헨티나|𑄃𑄢𑄴𑄎𑄬𑄚𑄴𑄑𑄨𑄚|𞤢𞤪𞤶𞤢𞤲𞤼𞤭𞤲𞤢𞥄
AR	official		аргентинская республика|جمهورية الارجنتين
AR	official	exact	阿根廷共和国
AS	name		αμερικανικη σαμοα|американское самоа|ساموا الامريكية|𐐲𐑋𐐯𐑉𐐲𐐿𐐲𐑌 𐑅𐐲𐑋𐐬𐐲
AS	name	exact	америка самоа|америка самоаси|америка самоасы|америка самоаһы|америка самоии|америкалык самоа|америкалық самоа|американ самоа|американдық самоа|американска самоа|американське самоа|америкиин самоа|америчка самоа|амерыканскае самоа|самоаи америка|ամերիկյան սամոա|סמואה האמריקנית|امريڪي ساموا|امریکای ساموا|امریکایی ساماوا|امریکایی سمو|امریکن سموا|امریکی ساموا|امەريكالىق ساموا|ساموای امریکا|ساموای يەمەریکایی|يامېرىكا تەۋەلىكىدىكى سامويا|يامېرىكا سامويا|ܣܡܘܐ ܐܡܝܖܟܝܐ|ܣܡܘܐ ܐܡܪܝܟܝܬܐ|އެމެރިކަން ސަމޯއާ|ߛߊߡߏߥߊ߫ ߊߡߋߙߞߌߞߊ|अमरिकी समोआ|अमेरिकन सामोआ|अमेरिकान सामोआ|अमेरिकी समोआ|अमेरिकी सामोआ|अमेरिकेचो सामोआ|आमेरिका ति समोआ|आमेरिकान सामआ|আমেরিকান সামোয়া|আমেৰিকান চামোৱা|ਅਮੈਰੀਕਨ ਸਮੋਆ|અમેરિકન સમોઆ|અમેરીકન સમોઆ|ଅମେରିକା ତି ସମୱା|ଆମେରିକାନ୍ ସାମୋଆ|அமெரிக்க சமோவா|అమెరికన్ సమోవా|ఆమెరికన్ సమూవా|ಅಮೇರಿಕನ್ ಸಮೋವಾ|അമേരിക്കൻ സമോവ|ඇමරිකානු සැමෝවා|ඇමරිකානු සැමෝවාව|อเมริกันซามัว|ອາເມຣິກາ ຊາມົວ|ས མོ ཨ ཡུ ཨེས ཨེ མངའ ཁོངས|သႃႇမူဝ်းဝႃႇ ၶွင် ဢမႄႇရိၵၢၼ်ႇ|အမေရိကန် စမိုအ|အမေရိကန် ဆမိုးအား|ამერიკის სამოა|ናይ ኣሜሪካ ሳሞኣ|ኣመሪካዊት ሳሞኣ|የአሜሪካ ሳሞአ|សាម៉ូអាអាមេរិក|សាម័រ អាមេរិកាំង|សាម័រអាមេរិក|ⵙⴰⵎⵡⴰ ⵜⴰⵎⵉⵔⵉⴽⴰⵏⵉⵜ|アメリカ領サモア|米領サモア|美属萨摩亚|美屬薩摩亞|ꕶꕱ ꕢꕹꕎ|ꭰꮊꮅꭷ ꮜꮌꭰ|아메리칸 사모아|𑄃𑄟𑄬𑄢𑄨𑄇𑄚𑄴 𑄥𑄟𑄮𑄠|𞤧𞤢𞤥𞤵𞤱𞤢 𞤢𞤥𞤫𞤪𞤭𞤳𞤭𞤴𞤢𞤲𞤳𞤮
AT	name		αυστρια|австрииская республика|австрия|النمسا|𐐱𐑅𐐻𐑉𐐨𐐲
AT	name	exact	австри|австрија|австрія|аустрия|аустрија|аустрыя|ավստրիա|אוסטריה|עסטרייך|اتریش|اسٹریا|اسٹیا|اسٽريا|اشٽريا|اۋستريا|نەمسا|ياۋسترىيە|ياۋىستىرىيە|ܐܘܣܛܪܝܐ|އޮސްޓްރިއާ|ߏߕߑߙߌߛ|अष्ट्रिया|अस्ट्रिया|आस्ट्रिया|ऑस्ट्रिया|অষ্ট্ৰিয়া|অস্ট্রিয়া|ਆਸਟਰੀਆ|ઑસ્ટ્રિયા|ଅଷ୍ଟ୍ରିଆ|ஆஸ்திரியா|ఆస్ట్రియా|ఆస్ట్రీయా|ಆಸ್ಟ್ರಿಯಾ|ഓസ്ട്രിയ|ඔස්ට්රියාව|ออสเตรีย|ອອສເທຣຍ|ໂອຕາລິກ|ཨསྟྲི ཡ|ཨཱོས ཊྲི ཡ|ဢေႃးသထရီးယႃး|ဩစတြီးယား|ავსტრია|ኦስትሪያ|ኦስትርያ|អូទ្រីស|ⵏⵏⵎⵙⴰ|オーストリア|奥地利|奧地利|ꖺꔻꖤꕎ|ꭰꮝꮯꮿ|오스트리아|𑄃𑄧𑄌𑄴𑄑𑄳𑄢𑄨𑄠|𞤮𞤼𞤭𞤪𞤧𞤢
AT	official		جمهورية النمسا
AT	official	exact	奥地利共和国
AU	name		αυστραλια|австралия|استراليا|𐐱𐑅𐐻𐑉𐐩𐑊𐐨𐐲
AU	name	exact	австрали|австралија|австралія|аустралия|аустралија|аустралія|а҆ѵстраліѧ|ավստրալիա|אויסטראליע|אוסטרליה|استرالیا|اسٹرالیا|اسٹریلیا|اسټرالیا|اسٽريليا|اۋستراليا|ياۋسترالىيە|يوسترالیا|يۆسترالیا|ܐܘܣܬܪܠܝܐ|އޮސްޓްރޭލިއާ|ߐߛߑߕߙߊߟߌ߫|अष्ट्रेलिया|अस्ट्रेलिया|आस्ट्रेलिया|ऑस्ट्रेलिया|ऑस्ट्रेलीया|অষ্ট্ৰেলিয়া|অস্ট্রেলিয়া|ਆਸਟ੍ਰੇਲੀਆ|ઑસ્ટ્રેલિયા|ଅଷ୍ଟ୍ରେଲିଆ|ஆஸ்திரேலியா|ఆస్ట్రేలియా|ಆಸ್ಟ್ರೇಲಿಯ|ಆಸ್ಟ್ರೇಲಿಯಾ|ഓസ്ട്രേലിയ|ඕස්ට්රේලියාව|ออสเตรเลีย|ອອສເຕຣເລຍ|ཨསྟྲེ ལི ཡ|ཨཱོས ཊྲེལ ལི ཡ|ဢေႃႉသထရေးလီးယႃး|ဩစတြေးလျ|ავსტრალია|አውስትራልያ|አውስትሬሊያ|ኣውስትራልያ|អូស្ត្រាលី|ⵓⵙⵜⵔⴰⵍⵢⴰ|オーストラリア|澳大利亚|澳洲|ꖺꖬꖤꔃꔷꕩ|ꭱꮃꮧꮬ|오스트레일리아|호주|𑄃𑄌𑄴𑄑𑄳𑄢𑄬𑄣𑄨𑄠|𞤮𞤧𞤼𞤢𞤪𞤤𞤭𞤴𞤢𞥄
AW	name		αρουμπα|аруба|اروبا|𐐲𐑉𐐭𐐺𐐲
AW	name	exact	արուբա|ארובא|ארובה|ارۋبا|عروبا|يارووبا|يارۇبا|ܐܪܘܒܐ|އަރޫބާ ހޮލެންޑު|ߊߙߎߓߊ߫|अरुबा|अरूबा|आरूबा|আরুবা|আৰুবা|ਅਰੂਬਾ|અરુબા|ଅରୁବା|ଆରୁବା|அரூபா|అరుబా|ఆరుబా|ಅರುಬಾ|അറൂബ|අරුබාව|අරූබා|อารูบา|ອາຣູບາ|ອໍຣູບາ|ཨ རུ བ|ཨ རུ བཱ|အာရုဘာ|အာရူးဗား|ဢႃႇရူးပႃး|არუბა|አሩባ|ኣሩባ|អារូបា|ⴰⵔⵓⴱⴰ|アルバ|荷属阿鲁巴|荷屬阿魯巴|阿魯巴|阿鲁巴|ꕉꖩꕑ|ꭰꮇꮖ|아루바|𑄃𑄢𑄪𑄝|𞤢𞤪𞤵𞤦𞤢𞥄
AX	name		νησοι ολαντ|νησοι ωλαντ|аландские о ва|аландские острова|аландских островов|جزر الاند|جزر اولاند|𐐰𐑊𐐰𐑌𐐼 𐐴𐑊𐐲𐑌𐐼𐑆
AX	name	exact	аланд адалары|аланд аралдары|аланд атаулары|аланд ороллари|аланд утравесем|аланд утраулары|аланд утрауҙары|аландан гӏаиренаш|аланди утравесем|аландска острва|аландскія астравы|аландські острови|аландын арлууд|оландска острва|оландски острови|ҷазираҳои аланд|ալանդյան կղզիներ|איי אולנד|الاند ارالدارى|الاند ټاپوان|الند جزیره|الند ٻيٽ|الینڈ ايلینڈز|ایلینڑ جزیر|جزاير الند|جزاير الینڈ|جزایر الاند|دوورگەکانی يالاند|يالاند ياراللىرى|ܓܙܝܖܐ ܕܐܠܐܢܕ|ܓܙܪܬܐ ܕܐܠܐܢܕ|އަލޭންޑް އައިލެންޑްސް|ߊߟߊ߲ߘ ߕߌ߲|अलांड जुवे|अलान्ड टापुहरु|अलैंड द्वीपसमूह|अॅलँड बेटे|आलाँड द्वीप|आलाण्ड द्वीपफोर|एलेंड द्वीप|एलैंड द्वीपसमूह|एलैंड द्वीपां दा झुंड|ऑलंड द्वीपसमूह|ऑलैण्ड द्वीपसमूह|ओलँड जुंवे|অলান্ড দ্বীপপুঞ্জ|অলান্দ দ্বীপপুঞ্জ|আলণ্ড দ্বীপপুঞ্জ|আলান্ড দ্বীপপুঞ্জ|ਅਲੈਂਡ ਟਾਪੂ|એલેંડ ટાપુઓ|ઑલૅન્ડ આઇલૅન્ડ્સ|ઑલેન્ડ આઇલેન્ડ્સ|ଅଲାଣ୍ଡ ଦ୍ଵୀପପୁଞ୍ଜ|ଆଲାଣ୍ଡ ଆଇସଲ୍ୟାଣ୍ଡ|ଏଲେଣ୍ଡ|ஆலந்து தீவுகள்|ఆలాండ్ దీపులు|ఆలాండ్ దీవులు|ఆలేండ్ దీవులు|ಆಲ್ಯಾಂಡ್ ದ್ವೀಪಗಳು|അലൻഡ് ദ്വീപുകൾ|ඕලන්ඩ් දූපත්|หมู่เกาะโอลันด์|ຫມູ່ເກາະໂອລັນ|ཨ ལནཌ གླིང ཚོམ|မူႇၵုၼ် ဢေႃးလႅၼ်ႇ|အာလန်ကျွန်း|ალანდის კუნძულები|የአላንድ ደሴቶች|ደሴታት ኣላንድ|កោះអាឡង់|កោះអាឡាំង|ប្រជុំកោះអូឡង់|オーランド諸島|奥兰|奥兰群岛|奧蘭群島|ꕉꕞꔺ|ꭳꮄꮕꮣ ꮪꭶꮪꮫꭲ|올란드 제도|𑄃𑄣𑄚𑄴𑄓𑄧 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤢𞤤𞤢𞤲𞤣
AZ	name		αζερμπαιτζαν|азербаиджан|اذربيجان|𐐰𐑆𐐲𐑉𐐺𐐴𐑈𐐪𐑌
AZ	name	exact	азербаиджанська республіка|азербаижан|азербејџан|азәрбајҹан|озарбаижон|озарбоиҷон|республика азербаиджан|әзербаижан|әзірбаижан|әзәрбаиҗан|ադրբեջան|אזרבייג ן|ءازىربايجان|اذر بايیجان|اذربايجان|اذرباييجان|اذربايیجان|اذربایجون|ازرباجان|ازربايیجان|ازربایجان|جمهوری اذربایجان|يازەربایجان|يەزەربەيجان|ܐܙܪܒܝܓܐܢ|އަޒަރުބައިޖާން|ߊߖߊߙߑߓߊߦߌߖߊ߲|अजरबेजान|अजरबैजान|अज़रबेजान|अज़रबैजान|अझरबैजान|आजरबैजान|आजेरबाईजान|আজারবাইজান|আজাৰবেইজান|ਅਜ਼ਰਬਾਈਜਾਨ|અઝરબૈજાન|ଅଜେର୍ବାଇଜାନ୍|ଆଜେରବାଇଜାନ୍|அசர்பைஜான்|అజర్బైజాన్|ఆజర్బైజాన్|ಅಜರ್ಬೈಜಾನ್|അസർബൈജാൻ|අසර්බයිජානය|อาเซอร์ไบจาน|ອາເຊີໄບຈານ|ཨ ཛར བྷའི ཇཱན|ཨཛར བཡེ ཇན|အဇာဘိုင်ဂျန်|ဢႃႇၸႃႇပၢႆႇၸၼ်ႇ|აზერბაიჯანი|አዘርባጃን|ኣዘርባጃን|អាស៊ែបៃហ្សង់|អាហ៊្សែរបែហ្សង់|ⴰⴷⵔⴰⴱⵉⵊⴰⵏ|アゼルバイジャン|亚塞拜然|亞塞拜然|亞塞拜疆|阿塞拜疆|ꕉꕤꕑꔤꕧꘋ|ꭰꮞꮖꮳꮒ|ꭰꮟꮅꮖꮜꮒ|아제르바이잔|𑄃𑄎𑄢𑄴𑄝𑄭𑄎𑄚𑄴|𞤢𞥁𞤫𞤪𞤦𞤢𞤭𞤶𞤢𞥄𞤲
AZ	official		азербаиджанская республика|جمهورية اذربيجان
AZ	official	exact	阿塞拜疆共和国
BA	name		βοσνια ερζεγοβινη|βοσνια και ερζεγοβινη|босния и герцеговина|البوسنة والهرسك|𐐺𐐱𐑆𐑌𐐨𐐲 𐐰𐑌𐐼 𐐸𐐲𐑉𐐻𐑅𐐲𐑀𐐬𐑂𐐨𐑌𐐲
BA	name	exact	босна и херцеговина|босни а герцеговина а|босни герцеговин|босни херцеговин|боснипе герцеговина|босния ва герцеговина|босния ва ҳерсеговина|босния жана герцеговина|босния және герцеговина|босния ҳәм герцеговина|босния һәм герцеговина|боснија вә һерсеговина|боснія і герцагавіна|боснія і герцеговина|боснія і герцеґовина|боснія і герцоговина|республика босния и герцеговина|բոսնիա եւ հերցեգովինա|באסניע הערצעגאווינע|בוסניה והרצגובינה|بوسنىيە گېرتسېگوۋىنا|بوسنيا او هېرزګوينا|بوسنيا جانە گەرتسەگوۆينا|بوسنيا هرزوگووينا|بوسنيا هرزيگووينا|بوسنيا ھرزيگوينا|بوسنی و هرزگوین|بوسنیا اور هرزیگوینا|بوسنیا اور ہرزیگووینا|بوسنیا اور ہرزیگوینا|بوسنیا تہ ہرزگوونا|بوسنیا و هرزهگوینا|بوسىنىيە ۋە گېرتسېگوۋىنا|بۆسنیا و ھەرزەگۆڤینا|ܒܘܣܢܐ ܘܗܪܬܣܓܘܒܝܢܐ|ބޮސްނިއާ އެންޑް ހާޒެގޮވީނާ|ߓߐߛߑߣߌ߫ ߍߙߑߖ߭ߋߜ߭ߏߝ߭ߌߣ|बसनिया आरो होर्जेगभिना|बॉस्निया आणि हर्झगोव्हिना|बॉस्निया आनी हर्जेगोविना|बोसनिया हर्ज़ेगोविना|बोस्निया अणि हर्जेगोविना|बोस्निया आ हर्जेगोबिना|बोस्निया आनी हेर्जेगोविना|बोस्निया एण्ड हर्जगोभिनिया|बोस्निया ऑड़े हर्ज़ेगोविना|बोस्निया और हर्ज़ेगोविना|बोस्निया कने हर्ज़ेगोविना|बोस्निया हर्जेगोविना|বছনিয়া আৰু হাৰ্জেগভিনা|বসনিয়া ও হার্জেগোভিনা|ਬੋਸਨੀਆ ਅਤੇ ਹਰਜ਼ੇਗੋਵੀਨਾ|બોસ્નિયા અને હર્ઝેગોવિના|ବସ୍ନିଆ ଅଡ଼େ ହର୍ଜଗୱିନା|ବୋସନିଆ ଏବଂ ହର୍ଜଗୋଭିନା|போஸ்னியா மற்றும் ஹெர்ஸிகோவினா|போஸ்னியா ஹெர்ஸகோவினா|బోస్నియా మరియు బెర్జిగోవినా|బోస్నియా మరియు హెర్జిగోవినా|బోస్నియా మరియు హెర్జెగొవీనా|బోస్నియా హెర్జిగోవినా|ಬೋಸ್ನಿಯಾ ಮತ್ತು ಹರ್ಜೆಗೋವಿನಾ|ബോസ്നിയയും ഹെർസഗോവിനയും|බොස්නියාව සහ හර්සගොවීනාව|บอสเนียและเฮอร์เซโกวีนา|ບອດສະເນຍ ແລະ ແຮສໂກວີນາ|བོསྣི ཡ དང ཧརྫོ གོ ཝི ན|བྷོས ནི ཡ ཨེནཌ ཧར ཛི གྷོ བི ན|ပေႃးသၼီးယႃး လႄႈ ႁႃႇၸီႇၵူဝ်းဝီးၼႃး|ဘော့စနီးယား နှင့် ဟာဇီဂိုဘီးနား|ဘော့စနီးယားနှင့် ဟာဇီဂိုဗီနား|ბოსნია და ჰერცეგოვინა|ቦስኒያ እና ሄርዞጎቪኒያ|ቦዝንያን ሄርዘጎቪናን|បូស្នី និងហឺហ្សីហ្គូវីណា|បូស្នុីនិងហឺហ្សេហ្គូវីណា|បូស្ន៊ី និងហឺហ្ស៊ីហ្គូវីណា|ⴱⵓⵙⵏⴰ ⴷ ⵀⵉⵔⵙⵉⴽ|ボスニア ヘルツェゴビナ|波士尼亞與赫塞哥維納|波斯尼亚同黑塞哥维那|波斯尼亚和黑塞哥维那|波斯尼亞同黑塞哥維那|波斯尼亞和黑塞哥維那|波黑|ꕷꔻꕇꕰ ꗪ ꗥꕤꖑꔲꕯ|ꮙꮟꮒꭰ ꭰꮄ ꮂꮴꭺꮻ|ꮙꮟꮒꭰ ꮂꮴꭺꮻ|ꮙꮟꮒꭰ ꮂꮴꭺꮻꮎ|보스니아 헤르체고비나|𑄝𑄧𑄥𑄴𑄚𑄨𑄠 𑄃𑄮 𑄦𑄢𑄴𑄎𑄬𑄉𑄮𑄞𑄨𑄚|𞤦𞤮𞤧𞤲𞤭𞤴𞤢 𞤸𞤫𞤪𞤧𞤫𞤳𞤮𞤾𞤭𞤲𞤢𞥄
BB	name		μπαρμπαντος|μπαρμπειντος|барбадос|باربادوس|بربادوس|𐐺𐐪𐑉𐐺𐐩𐐼𐐬𐑅
BB	name	exact	барбадас|բարբադոս|בארבאדאס|ברבדוס|باربادۆس|بارباڈوس|باربڊوس|باربیڈاس|باربیڈوس|ܒܪܒܐܕܘܣ|ބާބަޑޮސް|ߓߊߙߑߓߊߘ|बारबाडस|बारबाडोस|बार्बाडोस|বারবাদোস|বার্বাডোজ|বার্বাডোস|বাৰ্বাডোচ|ਬਾਰਬਾਡੋਸ|બારબાડોસ|બાર્બાડોસ|ବାରବାଡୋସ୍|ବାର୍ବଡସ|பார்படாஸ்|பார்படோஸ்|బార్బడోస్|ಬಾರ್ಬಡೋಸ್|ബാർബഡോസ്|බාබඩෝස්|බාර්බඩෝස්|บาร์เบโดส|ບາບາໂດສ|བཱརྦ ཌོས྄|བྷར བེ ཌོས|ပႃးပေႇတူတ်ႈ|ဘာဘဒိုးစ်|ဘာဘေးဒိုးစ်|ბარბადოსი|ባርባዶስ|ባርቤዶስ|បាបាដុស|បារបាដូស|ⴱⴰⵔⴱⴰⴷ|バルバドス|巴巴多斯|巴貝多|巴贝多|ꕑꔆꖁꔻ|ꮖꮗꮩꮝ|바베이도스|𑄝𑄢𑄴𑄝𑄘𑄮𑄌𑄴|𞤦𞤢𞤪𞤦𞤫𞥅𞤣𞤮𞥅𞤧
BD	name		μπανγκλαντες|бангладеш|بنجلاديش|بنغلاديش|𐐺𐐪𐑍𐑀𐑊𐐲𐐼𐐯𐑇
BD	name	exact	бангладэш|բանգլադեշ|באנגלאדעש|בנגלדש|بانگلادەش|باڭلادىش|بنګلهدیش|بنگلادش|بنگلاديش|بنگلادیش|بنگله دېش|بنگلهدیش|بنگلہ دیش|بېنگال|بەنگلادیش|ܒܢܓܠܐܕܝܫ|ބަންގާޅު|ߓߊ߲ߜ߭ߑߟߊߘߍߛ|बंगलादेश|बङ्गलादेश|बांगलादेश|बांग्लादेश|बांग्लादेस|बांलादेश|বাংলাদেশ|ਬੰਗਲਾਦੇਸ਼|બાંગ્લાદેશ|ବାଂଲାଦେଶ|ବାଙ୍ଗଲାଦେଶ୍|பங்களாதேஷ்|బంగ్లాదేశ్|బంగ్లాదేస్|ಬಾಂಗ್ಲಾದೇಶ|ಬಾಂಗ್ಲಾದೇಶ್|ബംഗ്ലാദേശ്|බංග්ලාදේශය|บังกลาเทศ|ບັງກະລາເທດ|བངྒ ལ དེཤ|ပင်းၵလႃးတဵတ်ႈ|ဘင်္ဂလားဒေ့ရှ်|ბანგლადეში|ባንግላደሽ|ባንግላዲሽ|បង់ក្លាដេស្ហ|បង់ក្លាដែស|ⴱⴰⵏⴳⵍⴰⴷⵉⵛ|バングラデシュ|孟加拉|孟加拉国|ꕑꕅꕞꗵꔼ|ꮖꮒꭶꮅꮥꮝ|방글라데시|𑄝𑄁𑄣𑄘𑄬𑄌𑄴|𞤦𞤢𞤲𞤺𞤭𞤤𞤢𞤣𞤫𞥅𞤧
BD	official		народная республика бангладеш|جمهورية بنغلاديش الشعبية
BD	official	exact	孟加拉人民共和国
BE	name		βελγιο|бельгия|بلجيكا|𐐺𐐯𐑊𐐾𐐲𐑋
BE	name	exact	белги|белгиец|белгия|белгија|белчика|бельги|бельгія|бельґія|բելգիա|בלגיה|בעלגיע|بلجیم|بلژیک|بيلجيم|بیلجیم|بېلگىيە|بەلژیک|بەلگيا|ܒܠܓܝܩܐ|ބެލްޖިއަމް|ߓߍߟߑߖ߭ߌߞ|बेलजियाम|बेल्जियम|বেলজিয়াম|ਬੈਲਜੀਅਮ|બેલ્જીયમ|ବେଲଜିୟମ୍|பெல்ஜியம்|బెల్జియం|ಬೆಲ್ಜಿಯಮ್|ബെൽജിയം|බෙල්ජියම|เบลเยียม|ເບວຢຽມ|ແບລຊິກ|བེལ ཇི ཡམ|བྷེལ ཇམ|ပႄႇၵျီႇယမ်ႇ|ဘယ်လ်ဂျီယမ်|ბელგია|ቤልጄም|ቤልጅዩም|បែលហ្ស៉ិក|បែលហ្ស៊ិក|បែលហ្ស៊ីក|ⴱⵍⵊⵉⴽⴰ|ベルギー|比利时|比利時|ꀘꆹꏃ|ꗩꕀꗚꘋ|ꮗꮅꮵꭵꮋ|벨기에|𑄝𑄬𑄣𑄴𑄎𑄨𑄠𑄟𑄴|𞤦𞤫𞤤𞤶𞤭𞤳𞤢𞥄
BE	official		королевство бельгия|مملكة بلجيكا
BE	official	exact	比利时王国
BF	name		μπουρκινα φασο|буркина фасо|بوركينا فاسو|𐐺𐐲𐑉𐐿𐐩𐑌𐐲 𐑁𐐰𐑅𐐬
BF	name	exact	буркіна фасо|բուրկինա ֆասո|בורקינה פאסו|בורקינע פאסא|برکنا فیسو|برکینا فاسو|برڪينا فاسو|بورکینا فاسو|بورکینافاسو|بورکینافاسۆ|بۇركىنا فاسو|بۋركينا فاسو|ܒܘܪܩܝܢܐ ܦܐܣܘ|ބުރުކީނާ ފާސޯ|ߓߙߎߞߌߣߊ߫ ߝߊ߬ߛߏ߫|बर्किना फासो|बुरकिना फासो|बुर्किना प़ासो|बुर्किना फ़ासो|बुर्किना फास|बुर्किना फासो|बुर्किना फॅसो|बुर्कीना फासो|বুরকিনা ফাসো|বুর্কিনা ফাসো|বুৰকিনা ফাচো|ਬੁਰਕੀਨਾ ਫ਼ਾਸੋ|બુર્કિના ફાસો|ବୁର୍କିନା ପାସ୍ୱ|ବୁର୍କିନା ଫାସୋ|ବୁର୍କିନୋ ଫାସୋ|புர்கினா ஃபாஸோ|బుర్కినా పాసో|బుర్కినా ఫాసో|ಬುರ್ಕಿನಾ ಫಾಸೊ|ಬುರ್ಕಿನಾ ಫಾಸೋ|ബുർക്കിനാ ഫാസോ|ബർക്കിന ഫാസോ|බර්කිනා ෆාසෝ|บูร์กินาฟาโซ|ເບີກິນາ ຟາໂຊ|བརཀི ན ཕསོ|བྷར ཀི ན ཕེ སོ|ပူႇၵီႇၼႃးၾႃးသူဝ်ႇ|ဘာကီနာ ဖာဆို|ဘာကီးနား ဖားဆို|ბურკინა ფასო|ቡርኪና ፋሶ|បួគីណាហ្វាសូ|ប៊ូរគីណាហ្វាសូ|ⴱⵓⵔⴽⵉⵏⴰ ⴼⴰⵙⵓ|ブルキナファソ|布吉納法索|布吉纳法索|布基納法索|布基纳法索|ꕷꕃꕯ ꕘꖇ|ꮛꭹꮎ ꮹꮠ|부르키나파소|𑄝𑄪𑄢𑄴𑄇𑄨𑄚 𑄜𑄥𑄮|𞤦𞤵𞤪𞤳𞤭𞤲𞤢 𞤬𞤢𞤧𞤮𞥅
BG	name		βουλγαρια|болгария|българия|българска|република българия|بلغاريا|𐐺𐐲𐑊𐑀𐐯𐑉𐐨𐐲
BG	name	exact	балгарыя|болгар|болгари|болгарыстан|болгарія|бугарија|бугарска|булғория|բուլղարիա|בולגאריע|בולגריה|بلجیریا|بلغارستان|بلغارستون|بلغاریا|بلغاریه|بلغاریہ|بولغاریه|بولگاريا|بولگاریا|بۇلغارىيە|ܒܘܠܓܐܪܝܐ|ބަލްގޭރިއާ|ߓߌߟߑߜ߭ߊ߯ߙߌ߫|बल्गारिया|बल्गेरिया|बल्गेरीया|बल्गैरिया|बुल्गारिया|बुल्गेरिया|বুলগেরিয়া|বুলগেৰিয়া|ਬੁਲਗਾਰੀਆ|બલ્ગેરિયા|ବୁଲଗେରିଆ|ବୁଲ୍ଗାରିଆ|பல்கேரியா|బల్గేరియా|బుల్గేరియ|ಬಲ್ಗೇರಿಯಾ|ബൾഗേറിയ|බල්ගේරියාව|บัลแกเรีย|ບັງກາເຣຍ|ບູລກາຣິ|བུལ ག རི ཡ|ပူႇၵႃႇရီႇယႃႇ|ဘူဂေးရီးယား|ဘူလ်ဂေးရီးယား|ბულგარეთი|ቡልጋሪያ|ቡልጋርያ|ቡልጌሪያ|ប៊ុលហ្ការី|ប៊ុលហ្គារី|ⴱⵍⵖⴰⵔⵢⴰ|ブルガリア|保加利亚|保加利亞|ꗂꔠꔸꕩ|ꮚꮅꭸꮅꭰ|불가리아|𑄝𑄪𑄣𑄴𑄉𑄬𑄢𑄨𑄠|𞤦𞤵𞥅𞤤𞤺𞤢𞤪𞤭𞤴𞤢𞥄
BG	official		республика болгария|جمهورية بلغاريا
BG	official	exact	保加利亚共和国
BH	name		μπαχρειν|бахреин|البحرين|مملكة البحرين|𐐺𐐪𐑉𐐩𐑌
BH	name	exact	бахрэин|баҳраин|бәхрәин|бәһрејн|государство бахреин|բահրեյն|בחריין|باحرەين|بحرين|بحرین|بەحرەین|بەھرەين|ܒܚܪܝܢ|ބަޙްރައިން|ߓߤߊ߬ߙߊߦߌ߬ߣ|बहराइन|बहरीन|बहरैन|बहारीन|बाहरेन|बाहरैन|बेहरेन|বাহরাইন|বাহারিন|বাহৰেইন|ਬਹਿਰੀਨ|બેહરીન|ବହରେନ୍|ବାହାରିନ୍|பஹ்ரைன்|బహరిన్|బహ్రెయిన్|ಬಹರೈನ್|ಬಹ್ರೇನ್|ബഹ്റിൻ|බහරේන්|บาห์เรน|ບາເຣນ|བྷ རེན|ပႃႇရဵၼ်း|ဘာရိန်း|ბაჰრეინი|ባህሬን|ባሕሬን|បារ៉ែន|ⴱⵃⵔⴰⵢⵏ|バーレーン|巴林|ꕑꗸꘋ|ꮖꭽꮄꭲꮒ|바레인|𑄝𑄦𑄧𑄢𑄭𑄚𑄴|𞤦𞤢𞤸𞤢𞤪𞤢𞤴𞤲
BH	official		королевство бахреин
BH	official	exact	巴林王国
BI	name		μπουρουντι|бурунди|بوروندي|𐐺𐐲𐑉𐐳𐑌𐐼𐐨
BI	name	exact	бурундзі|бурунді|բուրունդի|בורונדי|بروندي|بروندی|برونڈی|برونڊي|بورنڈ|بوروندی|بۇرۇندى|بۋرۋندي|ܒܘܪܘܢܕܝ|ބުރުންޑީ|ߓߎߙߎ߲ߘߌ߫|बुरुंडी|बुरूंडी|बुरूण्डी|বুরুন্ডি|বুৰুণ্ডি|ਬੁਰੁੰਡੀ|બુરુંડી|ବୁରୁଣ୍ଡି|ବୁରୁନ୍ଦି|புருண்டி|బురుండి|ಬುರುಂಡಿ|ബറുണ്ടി|බුරුන්දි|บุรุนดี|ບູຣຸນດິ|བུ རུན ཌི|བྷུ རུན ཌི|ပူႇရုၼ်းတီႇ|ဘူရွန်ဒီ|ბურუნდი|ብሩንዲ|ប៊ូរុនឌី|ⴱⵓⵔⵓⵏⴷⵉ|ブルンジ|布隆迪|蒲隆地|ꖜꖩꔺ|ꮛꮇꮒꮧ|부룬디|𑄝𑄪𑄢𑄪𑄚𑄴𑄘𑄨|𞤦𞤵𞤪𞤵𞤲𞤣𞤭
BI	official		республика бурунди|جمهورية بوروندي
BI	official	exact	布隆迪共和国
BJ	name		μπενιν|бенин|𐐺𐐲𐑌𐐨𐑌
BJ	name	exact	бенін|բենին|בנין|בענין|بنن|بنين|بنین|بينن|بینن|بێنین|بېنىن|بەنين|ܒܢܝܢ|ބެނިން|ߓߋߣߍ߲߫|बानिन|बेनिन|बेनीन|बेनेँ|বেনিন|ਬੇਨਿਨ|બેનિન|ବେନିନ୍|பெனின்|బెనిన్|ಬೆನಿನ್|ബെനിൻ|බෙනින්|เบนิน|ເບນິນ|བཱེ ནིན|བྷེ ནིན|ပႄႇၼိၼ်း|ဘီနင်|ბენინი|ቤኒን|បេណាំង|ⴱⵉⵏⵉⵏ|ベナン|貝南|貝寧|贝南|贝宁|ꗩꕇꘋ|ꮖꮒꭲꮒ|베냉|𑄝𑄬𑄚𑄨𑄚𑄴|𞤦𞤫𞤲𞤫𞤲
BJ	official		республика бенин|جمهورية بنن
BJ	official	exact	贝宁共和国
BL	name		αγιος βαρθολομαιος|сен бартелеми|сен бартельми|سان بارتليمي|سان بارتيلمي|𐑅𐐩𐑌𐐻 𐐺𐐪𐑉𐐻𐐩𐑊𐐲𐑋𐐨
BL	name	exact	муқаддас варфаломеи|свети бартоломеј|свети вартоломеј|сен бартелемі|сен бартельмі|сен бартэльмі|сент бартелеми|сент бартелми|сент бартельми|սեն բարտելմի|սուրբ բարդուղիմեոս|סנט ברתולומיאו|سان بارتەمەلي|ساينت بارتېلېمى|ساينىت بارتھېلەمي ياراللىرى|سن بارتلمی|سنت بارتلمی|سينټ بارتيلمي|سینٹ بارتھیلمی|سینٹ باریٹی|سینٹ برتھلیمی|سینٽ برٿلیمی|سەن بارتێلێمی|ܡܪܝ ܒܪ ܬܘܠܡܝ|ܡܪܬܝ ܒܪ ܬܘܠܡܝ|ސެއިންޓް ބާތެލެމީ|ߛߍ߲ߕ ߓߌߙߑߕߟߋߡߌ߫|सांव बार्टोलोमेव|सॅंट बार्थेल्मी|सेँ बार्थेलेमी|सेंट बार्तेलेमी|सेंट बार्थेलेमी|सेन्ट बार्थालेमी|सेन्ट बार्थेलेमी|सैन्ट बार्थेलेमी|ছেইণ্ট বাৰ্থলেমে|সেন্ট বারথেলিমি|সেন্ট বার্থলেমি|সেন্ট বার্থেলেমি|ਸੇਂਟ ਬਾਰਥੇਲੇਮੀ|સેંટ બાર્થેલેમી|સેન્ટ બાર્થેલેમી|ସେଣ୍ଟ ବାର୍ତେଲେମି|ସେଣ୍ଟ ବାର୍ଥେଲେମି|செயின்ட் பார்தேலெமி|సెంట్ బర్తెలిమి|సెంట్ బర్తేలెమీ|సెయింట్ బర్థెలిమి|ಸೇಂಟ್ ಬಾರ್ಥೆಲೆಮಿ|സെന്റ് ബാർത്തലമി|ශාන්ත බර්තලෙමි|เซนต์บาร์เธเลมี|ເຊນ ບາເທເລມີ|སེནཊ བར ཐོ ལོམ མིའུ|စိန့်ဘာသယ်လ်မီ|စိန့်ဘာသီလီမိုင်|သဵင်ႉပႃႇထႄးလႄႇမီႇ|სენ ბართელმი|ሴንት ባርቴሌሚ|ቅዱስ በርቴሎሜ|ቅዱስ ባርተለሚ|ቅዱስ ባርተለሚይ|សង់ បាតេឡេម៉ី|សាំងបាថេឡេមី|សាំងប៉ាតេឡាមុី|サン バルテルミー|サン バルテルミー島|圣巴泰勒米|圣巴瑟米|聖巴泰勒米|聖巴瑟米|ꕪꘋꕓ ꗞꗢ ꕒꕚꕞꕆ|ꭰꮵꮈꮙꮧ ꮖꮥꮃꮋ|ꭴꮣꮕꮨ ꮖꮥꮃꮋ|생 바르 텔레 미|생바르텔레미|𑄥𑄬𑄚𑄴𑄑𑄴 𑄝𑄢𑄴𑄗𑄬𑄣𑄨𑄟𑄨|𞤧𞤼 𞤦𞤢𞤪𞤼𞤫𞤤𞤭𞤥𞤭
BM	name		βερμουδες|бермудские о ва|бермудские острова|бермуды|برمودا|𐐺𐐲𐑉𐑋𐐷𐐭𐐼𐐲
BM	name	exact	бермуд|бермуд адалары|бермуд аралдары|бермуд атаулары|бермуд ортулуктар|бермуд утравесем|бермуд утраулары|бермуд утрауҙары|бермуда|бермудан гӏаиренаш|бермуди|бермудски острови|бермудскія астравы|бермудські острови|բերմուդյան կղզիներ|բերմուդներ|בערמודע|ברמודה|برمیوڈا|بیرمودا|بێرموودا|بېرمۇدا|بەرمۋد ارالدارى|ܒܝܪܡܘܕܐ|ܒܪܡܘܕܐ|ބާމިއުޑާ ޔުނައިޓެޑް ކިންގްޑަމް|ߓߍߙߑߓߎߘ|बरमुडा|बरमूडा|बर्मुडा|बर्मूडा|बर्म्युडा|बारमूडा|বারমুডা|বাৰ্মুডা|ਬਰਮੂਡਾ|બર્મુડા|ବରମୁଡା|ବର୍ମୁଡା|ବର୍ମୁଣ୍ଡା|பெர்முடா|బర్ముడా|బెర్ముడా|ಬರ್ಮುಡಾ|ബർമുഡ|බර්මියුඩා|เบอร์มิวดา|ເບີມິວດາ|བར མུ ཌ|ပႃႇမိဝ်းတႃး|ဘာမူဒါ|ဘာမြူဒါ|ბერმუდა|ბერმუდი|በርሙዳ|ቤርሙዳ|ប៊ឺមុយដា|ប៊ែម៉ូដ|ⴱⵔⵎⵓⴷⴰ|バミューダ|百慕大|百慕达|百慕達|ꗩꖷꕜ|ꮖꮚꮣ|버뮤다|𑄝𑄢𑄴𑄟𑄪𑄓|𞤦𞤭𞤪𞤥𞤵𞤣𞤢
BN	name		μπρουνει|σουλτανατο του μπρουνει|брунеи|брунеи даруссалам|بروناي|بروني دار السلام|𐐺𐑉𐐭𐑌𐐴
BN	name	exact	брунеј|брунеји|բրունեյ|ברוניי|برنے|برونايي|برونايی|برونايی دارالسلام|برونيی|برونی|برونے|بروونای|برۋنەي|بىرۇنېي|ܒܪܘܢܐܝ|ބުރުނައީ|ߓߙߎߣߋ߫|ब्रुनाइ|ब्रुनेई|ब्रुनेई दारुसलाम|ब्रूनइ|ब्रूने|ब्रूनेई|ব্রুনাই দারুসালাম|ব্রুনেই|ব্ৰুনেই|ਬਰੂਨੇਈ|બ્રુનેઇ|ବ୍ରୁନେଇ|ବ୍ରୂନେଇ|புருனே|புரூனேய்|బ్రునేఇ|బ్రూనే|బ్రూనై|ಬ್ರೂನಿ|ബ്രൂണൈ|බෲනායි|บรูไน|ບຣູໄນ|བྷྲུ ནའི|ပရူႇၼၢႆး|ဘရူနိုင်း|ბრუნეი|ብሩነይ|ብሩኒ|ប្រ៊ុយណេ|ព្រុយណេ|ⴱⵔⵓⵏⵉ|ブルネイ|ブルネイ ダルサラーム|文莱|文莱达鲁萨兰国|汶莱|汶萊|ꖜꖩꘉꔧ|ꮚꮎꭲ|브루나이|𑄝𑄳𑄢𑄪𑄚𑄬𑄭|𞤦𞤵𞤪𞤲𞤢𞥄𞤴
BO	name		βολιβια|боливия|боливия многонациональное государство|многонациональное государство боливия|بوليفيا|بوليفيا دولة المتعددة القوميات|𐐺𐐬𐑊𐐮𐑂𐐨𐐲
BO	name	exact	балівія|боливи|боливија|болівія|բոլիվիա|באליוויע|בוליביה|بولویا|بولىۋىيە|بوليويا|بوليۆيا|بولیوی|بولیویا|بولیویه|بۆلیڤیا|ܒܘܠܝܒܝܐ|ބޮލީވިއާ|ߓߏߟߝ߭ߌ߫|बलिभिया|बोलिबिया|बोलिभिया|बोलिविया|बोलिव्हिया|बोलीविया|বলিভিয়া|বলিভিয়া বহুজাতিক রাষ্ট্র|বোলিভিয়া|ਬੋਲੀਵੀਆ|બોલિવિયા|ବଲିୱିୟା|ବୋଲଭିଆ|ବୋଲିଭିଆ|பொலிவியா|బొలివియా|బొలీవియా|ಬೊಲಿವಿಯಾ|ബൊളീവിയ|බොලීවියාව|โบลิเวีย|ໂບລິເວຍ|བོ ལི ཝིཡ|བྷེ ལི བི ཡ|ပူဝ်ႇလီးပီးယႃး|ဘိုလီးဗီးယား|ဘိုလီးဘီးယား|ბოლივია|ቦሊቪያ|ቦሊቭያ|បូលីវី|ⴱⵓⵍⵉⴱⵢⴰ|ⴱⵓⵍⵉⴼⵢⴰ|ボリビア|ボリビア多民族国|多民族玻利维亚国|玻利維亞|玻利维亚|ꕷꔷꔲꕩ|ꮙꮅꮻꭰ|볼리비아|𑄝𑄧𑄣𑄨𑄞𑄨𑄠|𞤦𞤮𞤤𞤭𞥅𞤾𞤭𞤴𞤢𞥄
BO	official		دولة بوليفيا المتعددة القوميات
BQ	name		μποναιρ αγιος ευσταθιος και σαμπα|ολλανδια καραιβικης|бонаире синт эстатиус и саба|бонэир синт эстатиус и саба|الجزر الكاريبية الهولندية|بونير وسانت يوستاشيوس وسابا|هولندا الكاريبية
BQ	name	exact	бонаире синт эстатиус ва саба|бонеир синт эстатии һәм саба|бонеир синт эстатиус ва саба|бонэир синт эстатиус а саба а|бонэир синт эстатиус және саба|бонэир синт эстатиус тата саба|бонэир синт эстатиус ҳәм саба|бонэир синт эстатиуспа саба|кариб нидерланддары|кариб нидерландияси|кариб нидерландлары|кариб нидерландтар|кариб нидерландысы|кариби нидерланд|карибска нидерландия|карибські нідерланди|карибтағы нидерланд|карибын нидерланд|карипска холандија|карыбскія нідэрланды|нідерландські карибські острови|կարիբյան նիդեռլանդներ|האיים הקריביים ההולנדיים|برطانوی قطبہ جنوبی علاقہ|بونیرے سینٹ یستتيوس اینڈ صبا|بونەير سينت ەستاتيۋس جانە سابا|جزایر کارايیب هلند|دوورگە کاریبیەکانی هۆڵەندا|كارىب دېڭىزى گوللاندىيە|هلند کاراییبی جزایر|کریبیايی نیدرلینڈز|کیریبین نیدرلینڈس|کیریبین هالینډ|ڪيريبين نيدرلينڊ|ܟܐܪܝܒܐ ܕܢܝܬܝܪܠܐܢܕܣ|ܟܐܪܝܒܝܢ ܕܢܝܬܝܪܠܐܢܕܣ|ބުނިރް ސިންޓް ޔުސްޓަޒިއުސ އެންޑް ސަބަ|ߤߏߟߊ߲ߘ ߞߊߙߌߓߋ߫|कॅरिबियन निदरलँड|कॅरिबियन नॅदरलँड|कॅरिबियन नेदरलँड्स|केरिबियन नीदरलेंड|केरिबियान नेदारलेण्डस|कैरिबियन नीदरलैंड|कैरिबियन नेदरलँड्स|कैरिबियाई नीदरलैंड|क्यारिवियन नेदरल्याण्ड्स|কেৰিবিয়ান নেদাৰলেণ্ডছ|ক্যারিবিয়ান নেদারল্যান্ডস|ক্যারিবীয় নেদারল্যান্ডস|ਕੈਰੇਬੀਆਈ ਨੀਦਰਲੈਂਡ|કેરેબિયન નેધરલેન્ડ્ઝ|କାରବିୟନ୍ ନେଦରଲ୍ୟାଣ୍ଡ|କାରିବିୟନ ନେଦରଲ୍ୟାଣ୍ଡସ୍|கரீபியன் நெதர்லாந்து|కరీబియన్ నెదర్లాండ్స|కరీబియన్ నెదర్లాండ్స్|ಕೆರೀಬಿಯನ್ ನೆದರ್ಲ್ಯಾಂಡ್ಸ್|കരീബിയൻ നെതർലാൻഡ്സ്|ബൊണെയ്ർ സിന്റ് യുസ്റ്റേഷ്യസ് സാബ എന്നിവ|කැරිබියානු නෙදර්ලන්තය|เนเธอร์แลนด์แคริบเบียน|โบแนร์ ซินท์เอิสทาทิอุส ซาบา|ຄາຣິບບຽນ ເນເທີແລນ|ཀེ རི བི ཡེན ནེ དར ལནཌས྄|ကာရစ်ဘီယံ နယ်သာလန်|ကာရီဘီယံနယ်သာလန်|ၼႄႇတႃႇလႅၼ်ႇ တီႈ ၶႃႇရိပ်ႈပီႇယၼ်ႇ|კარიბის ნიდერლანდები|ካሪቢያን ኔዘርላንድስ|ካሪብያን ኔዘርላንድ|የካሪቢያን ኔዘርላንድስ|បូនែរ៍ សាំងអឺស្ទាហ្សឺស និងសាបា|ហុល្លង់ ការ៉ាប៊ីន|ហូឡង់ ការ៉ាប៊ីន|オランダ領カリブ|ボネール シント ユースタティウスおよびサバ|博纳尔 圣俄斯塔休斯和萨巴|荷兰加勒比区|荷属加勒比区|荷蘭加勒比區|ꕪꔓꔬꘂꘋ ꖨꕮ ꗨꗳꗣ|ꭷꮅꮘꭲꮒꭿ ꮎꮝꭹꮑꮫꮃꮒ|네덜란드령 카리브|보네르 신트유스타티우스 사바|𑄇𑄳𑄠𑄢𑄨𑄝𑄨𑄠𑄚𑄴 𑄚𑄬𑄘𑄢𑄴𑄣𑄳𑄠𑄚𑄴𑄓𑄧𑄥𑄴|𞤳𞤢𞤪𞤦𞤭𞤴𞤢𞥄 𞤸𞤮𞤤𞤢𞤲𞤣𞤭𞤴𞤢𞥄
BR	name		βραζιλια|бразилия|федеративная республика бразилия|البرازيل|𐐺𐑉𐐲𐑆𐐮𐑊
BR	name	exact	бразил|бразили|бразилија|бразилія|бразіліа|бразілія|բրազիլիա|בראזיל|ברזיל|برازل|برازيل|برازيليا|برازیل|برزیل|بىرازىلىيە|بيريزیل|ܒܪܐܙܝܠ|ބްރެޒިލް|ߓߙߋߖ߭ߌߟ|ब्राज़ील|ब्राजिल|ब्राजील|ब्राझिल|ब्राझील|ব্রাজিল|ব্ৰাজিল|ਬ੍ਰਾਜ਼ੀਲ|બ્રાઝિલ|ବ୍ରାଜିଲ୍|பிரேசில்|బ్రాజిల్|బ్రెజిల్|ಬ್ರೆಜಿಲ್|ബ്രസീൽ|බ්රසීලය|บราซิล|ບຣາຊິວ|ບະເລຊີນ|བ རཱ ཛིལ|བྲ ཛིལ|ပရႃႇၸီး|ဘရာဇီး|ბრაზილია|ብራዚል|ប្រេស៊ីល|ᠪᠷᠠᠽᠢᠯ|ᱵᱨᱟᱡᱤᱞ|ⴱⵔⴰⵣⵉⵍ|ブラジル|巴西|ꀠꑭ|ꖜꕟꔘꔀ|ꮖꮟꮅ|ꮖꮟꮅꭲ|브라질|𑄝𑄳𑄢𑄎𑄨𑄣𑄴|𞤦𞤪𞤢𞤧𞤭𞤤|𞤦𞤪𞤢𞥄𞥁𞤭𞤤
BR	official		جمهورية البرازيل الاتحادية
BR	official	exact	巴西联邦共和国
BS	name		μπαχαμες|багамские о ва|багамские острова|багамы|البهاما|باهاماس|جزر البهاما|𐐺𐐲𐐸𐐪𐑋𐐲𐑅
BS	name	exact	багам|багам аралдары|багам утраулары|багам утрауҙары|багама аралдары|багама атаулары|багама ороллари|багама утравесем|багаман гӏаиренаш|багамнар|багамскія астравы|багамські острови|багамын арлууд|бахами|бахамски острови|баһам адалары|пахам утравесем|բահամաներ|բահամյան կղզիներ|բահամներ|איי בהאמה|באהאמאס|باهاما|باهماس|باگام ارالدارى|باھاما|بهاماس|بہاماس|بہامس|بەھاما|ܒܗܐܡܣ|ބަހާމަސް|ߓߤߊߡߊߛ|बहामा|बहामाज|बहामास|बाहामास|বাহামা দ্বীপপুঞ্জ|বাহামাছ|ਬਹਾਮਾਸ|બહામાસ|ବାହାମାସ୍|பஹாமாஸ்|బహామాస్|ಬಹಾಮಾಸ್|ബഹാമാസ്|බහමාස්|บาฮามาส|ບາຮາມາສ|བྷ ཧ མས྄|བྷཱ མས྄|ပႃႇႁႃးမႃး|ဘဟားမား|ბაჰამის კუნძულები|ባሃማስ|បាហាម៉ា|ⴱⴰⵀⴰⵎⴰⵙ|バハマ|巴哈馬|巴哈马|ꕑꕌꕮꔻ|ꮎꮝꭹ ꮖꭽꮉꮝ|바하마|𑄝𑄦𑄟 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤦𞤢𞤸𞤢𞤥𞤢𞥄𞤧
BS	official		содружество багамских островов|كمنولث جزر البهاما
BS	official	exact	巴哈马国
BT	name		μπουταν|бутан|بوتان|𐐺𐐭𐐻𐐪𐑌
BT	name	exact	бутон|բութան|בהוטאן|בהוטן|بهوټان|بووتان|بوٹان|بھوٹان|بۇتان|بۋتان|ڀوٽان|ܒܘܬܐܢ|ބޫޓާން|ߓߎߕߊ߲߫|बुटान|भुटान|भूटान|भूतान|ভুটান|ভূটান|ਭੂਟਾਨ|ભૂટાન|ବୁଟାନ|ଭୁଟାନ|ଭୁଟାନ୍|பூடான்|బుటాన్|భూటాన్|ಭೂತಾನ್|ഭൂട്ടാൻ|භූතානය|ภูฏาน|ພູຖານ|འབྲུག|འབྲུག ཡུལ|ဘူတန်|ၽူႇတၢၼ်ႇ|ბუტანი|ბჰუტანი|ቡህታን|ቡታን|ប៊ូតង់|ប៊ូតាន|ⴱⵀⵓⵜⴰⵏ|ブータン|不丹|ꖜꕚꘋ|ꮚꮤꮒ|부탄|𑄞𑄪𑄑𑄚𑄴|𞤦𞤵𞥅𞤼𞤢𞥄𞤲
BT	official		королевство бутан|مملكة بوتان
BT	official	exact	不丹王国
BV	name		μπουβε|νησος μπουβε|о в буве|остров буве|جزيرة بوفيت|جزيرة بوفيه|𐐺𐐭𐑂𐐩 𐐴𐑊𐐲𐑌𐐼
BV	name	exact	буве адасы|буве арал|буве аралдары|буве аралы|буве атауы|буве ороли|буве ортулуктар|буве острва|буве утраве|буве утравы|буве утрауы|бувен гӏаире|бувет ороли|буветын арлууд|вострау бувэ|острво буве|острів буве|ҷазираи буве|բուվե կղզի|איי בובה|האי בובה|بووت جزیره|بووٹ جزیر|بووٽ ٻيٽ|بوویٹ ايلینڈ|بوویټ ټاپو|بوۋېت يارىلى|بۇۋېت ياراللىرى|بۋۆە ارالى|جزیره بووه|جزیرہ بوویت|دوورگەی بووڤێ|ܓܙܪܬܐ ܕܒܘܒܝܬ|ބުވި ޖަޒީރާ|ߓߎߝ߭ߋ߫ ߕߌ߲|बाउवेट|बुभेट टापु|बुवे द्वीप|बुवेट बेट|बूभेट द्वीप|बोउवे जुंवो|बोउवेट बेट|बोबेत द्वीप|बोवट आयलँड|बोवेत द्वीप|বভেট দ্বীপ|বুভে দ্বীপ|বোভেট দ্বীপ|ਬੌਵੇਟ ਟਾਪੂ|બૌવેત આઇલૅન્ડ|બૌવેત આઇલેન્ડ|ବୌଭେଟ୍ ଆଇସଲ୍ୟାଣ୍ଡ|ବୌଭେଟ୍ ଦ୍ୱୀପ|பொவேட் தீவு|பொவேட் தீவுகள்|బువై దీవి|బొవెట్ దీవి|ಬೋವೆಟ್ ದ್ವೀಪ|ബൗവെട്ട് ദ്വീപ്|බුවට් දුපත්|เกาะบูเว|เกาะบูเวต|ເກາະບູເວດ|བོའུ ཝེཊ མཚོ གླིང|ဘူဗက်ကျွန်း|မူႇၵုၼ် ပူးဝႅတ်ႉ|ბუვე|ቡቬት ደሴት|የቦውቬት ደሴት|ደሴታት ቦውቬት|ደሴት ቡቨት|កោះប៊ូវ៉េ|កោះប៊ូវ៉េត|ブーベ島|布威岛|布威島|布维岛|布韦岛|鮑威特島|ꖜꔍꔳ ꔳꘋꗣ|ꮚꮺ ꭴꭶꮪꮫꭲ|부베섬|𑄝𑄮𑄞𑄬𑄑𑄴 𑄞𑄨𑄘𑄳𑄠|𞤧𞤵𞤪𞤭𞥅𞤪𞤫 𞤦𞤵𞥅𞤾𞤫𞥅
BW	name		μποτσουανα|ботсвана|بتسوانا|بوتسوانا|𐐺𐐪𐐻𐑅𐐶𐐪𐑌𐐲
BW	name	exact	батсвана|ботсван|ботсванна|боцвана|բոթսվանա|բոտսվանա|באצוואנע|בוטסואנה|בוטסוואנה|בוצוואנה|بوتساوانا|بوتسوانه|بوتسۆانا|بوتسۋانا|بوٹسوانا|بوٽسوانا|بۆتسوانا|ܒܘܛܣܘܐܢܐ|ބޮސްވާނާ|ߓߐߛߎߥߣߊ߫|बत्स्वाना|बोट्सवाना|बोट्स्वाना|बोत्सबाना|बोत्सवाना|बोत्स्वाना|বটচোৱানা|বতসোয়ানা|ਬੋਟਸਵਾਨਾ|ਬੋਤਸਵਾਨਾ|બોત્સ્વાના|ବସ୍ଟୱାନା|ବୋଟସ୍ବାନ୍|ବୋଟସ୍ୱାନା|போட்ஸ்வானா|బోట్స్వానా|ಬೋಟ್ಸ್ವಾನಾ|ബോട്സ്വാന|බොට්ස්වානා|บอตสวานา|ບອດສະວານາ|བོཙ ཝ ན|བྷོཙ ཝ ན|ပွတ်ႉသဝႃႇၼႃႇ|ဘော့စ်ဝါနာ|ဘော့ဆွာနာ|ბოსტვანა|ბოტსვანა|ቦትስዋና|បុតស្វាណា|ⴱⵓⵜⵙⵡⴰⵏⴰ|ボツワナ|博茨瓦納|博茨瓦纳|波札那|ꕷꖬꕎꕯ|ꮖꮳꮹꮎ|보츠와나|𑄝𑄧𑄖𑄴𑄥𑄮𑄠𑄚|𞤦𞤮𞤼𞤧𞤵𞤱𞤢𞥄𞤲𞤢
BW	official		республика ботсвана|جمهورية بوتسوانا
BW	official	exact	博茨瓦纳共和国
BY	name		λευκορωσια|беларусь|республика беларусь|بيلاروس|روسيا البيضاء|𐐺𐐯𐑊𐐲𐑉𐐭𐑅
BY	name	exact	беларус|беларуҫ|белорус|белорусия|белорусија|белорусси|білорусь|бјелорусија|бѣлаѧ рꙋсь|республіка білорусь|բելառուս|בלארוס|בעלארוס|بلاروس|بیلارس|بیلاروس|بیلاڕووس|بېلارۇسىيە|بەلارۋس|روسیه سفید|ܒܠܐܪܘܣ|ބެލަރޫސް|ߓߌߟߏߙߌߛ|बेलारुस|बेलारूस|বেলারুশ|বেলাৰুছ|বেলোরুশিয়া|ਬੇਲਾਰੂਸ|બેલારુસ|ବେଲାରୁଷ୍|ବେଲାରୂସ୍|பெலாரஸ்|பெலாரூஸ்|బెలారస్|ಬೆಲಾರಸ್|ബെലറൂസ്|බෙලරුස්|เบลารุส|ເບລາຣຸສ|ເບວບາຣຸສ|བེ ལུ རུ སུ|བེལ ཨ རུ སུ|ပႄႇလႃႇရုတ်ႈ|ဘီလာရုစ်|ဘီလာရုဇ်|ბელარუსი|ბელორუსია|ቤላሩስ|បេឡារុស|បេឡារុស្ស|ⴱⵉⵍⴰⵔⵓⵙⵢⴰ|ベラルーシ|白俄罗斯|白俄羅斯|ꗩꕞꖩꔻ|ꮗꮃꮇꮝ|벨라루스|𑄝𑄬𑄣𑄢𑄪𑄌𑄴|𞤦𞤫𞤤𞤢𞤪𞤵𞥅𞤧
BY	official		جمهورية بيلاروس
BY	official	exact	白俄罗斯共和国
BZ	name		μπελιζ|белиз|𐐺𐐲𐑊𐐨𐑆
BZ	name	exact	белизе|беліз|բելիզ|בליז|בעליז|بليز|بلیز|بيليز|بیلايز|بیلج|بیلز|بیلیز|بېلىز|بەليز|بەلیز|ܒܠܝܙ|ބެލީޒު|ߓߋߟߌߖ߭|बलिझ|बेलिज|बेलिज़|बेलिजे|बेलिझ|बेलिझे|बेलीज|बेलीज़|বেলিজ|ਬੇਲੀਜ਼|બેલીઝ|ବେଲିଜ୍|பெலிஸ்|బెలిజ్|ಬೆಲಿಜ್|ബെലീസ്|බෙලීස්|เบลีซ|ເບລີຊ|བེ ལིཛ|བྷེ ལིཛ|ပႄႇလိတ်ႈ|ဘလိဇ်|ဘေလီဇ်|ბელიზი|በሊዝ|ቤሊዘ|បេលី|បេលីហ្ស|ⴱⵉⵍⵉⵣ|ベリーズ|伯利兹|伯利茲|貝里斯|贝里斯|ꔆꔷꔘ|ꮗꮅꮝ|벨리즈|𑄝𑄬𑄣𑄨𑄎𑄴|𞤦𞤫𞤤𞤭𞥅𞥁
CA	name		καναδας|канада|𐐿𐐰𐑌𐐲𐐼𐐲
CA	name	exact	kанадец|канаада|канад|կանադա|קאנאדע|קנדה|كانادا|كندا|کانادا|کاناڈا|کاناډا|کانەدا|کینڑا|کینیڈا|کەنەدا|ڪيناڊا|ڪينيڊا|ܟܢܕܐ|ކެނެޑާ|ߞߣߊߘߊ߫|कनाडा|कनेडा|कानाडा|कॅनडा|केनाडा|कैनाडा|क्यानाडा|কানাডা|ਕੈਨੇਡਾ|કેનેડા|କାନାଡା|கனடா|కెనడా|ಕೆನಡಾ|കാനഡ|කැනඩාව|แคนาดา|ການາດາ|ແຄນາດາ|ཀེ ན ཌ|ཁེ ན ཌ|ကနေဒါ|ၶႅၼ်ႇၼေႇတႃႇ|კანადა|ካናዳ|ᑲᓇᑕ|ᑳᓇᑕ|កាណាដា|ⴽⴰⵏⴰⴷⴰ|カナダ|加拿大|ꕪꕯꕜ|ꭸꮎꮣ|캐나다|𑄇𑄚𑄓|𞤳𞤢𞤲𞤢𞤣𞤢𞥄
CC	name		νησια κοκος|νησοι κοκος κηλινγκ|νησοι κοκος κιλινγκ|кокосовые о ва|кокосовые острова|кокосовых килинг островов|جزر كوكس كيلينغ|جزر كوكوس|جزر كوكوس كيلينغ|𐐿𐐬𐐿𐐬𐑆 𐐴𐑊𐐲𐑌𐐼𐑆
CC	name	exact	какосавыя астравы|какосавыя кілінг астравы|кокос атаулары|кокос келинг острва|кокос киилинг арлууд|кокос килинг адалары|кокос килинг аралдары|кокос килинг ороллари|кокос килинг утраулары|кокос килиӊ аралдары|кокос утравесем|кокос утрауҙары|кокосиин гӏаиренаш|кокосова килинг острва|кокосова килингова острва|кокосови килиншки острови|кокосови острови острови киилинг|кокосовые килинг острова в составе австралии|кокосові кілінг острови|кокосові кілінгові острови|кокосові кілінґ острови|кокосові острови|ҷазираҳои кокос килинг|կոկոսյան քիլինգ կղզիներ|איי קוקוס קילינג|جزاير کیلنگ کوکوس|جزایر کوکوس|دوورگەکانی کیلینگ|كوكوس كىلىڭ ياراللىرى|كوكوس كيليڭ ارالدارى|كەيەلىڭ كوكۇس ياراللىرى|کوک کیلینگ جزایر|کوکس کیلنگ جزیر|کوکوز کيلنګ ټاپوګان|کوکوس جزاير|کوکوس کیلنگ جزاير|ڪوڪوس ٻيٽ|ܓܙܝܖܐ ܕܟܘܟܘܣ|ܓܙܪܬܐ ܕܟܘܟܘܣ|ކުކް ޖަޒީރާ|ߞߏߞߏ߫ ߕߌ߲|ककस द्वीपफोर|कोकेज कीलिंग द्वीपसमूह|कोकोस किलिंग टापुहरु|कोकोस कीलिंग आयलँड|कोकोस कीलिंग जुंवे|कोकोस कीलिंग द्वीप|कोकोस कीलिंग द्वीपसमूह|कोकोस कीलिंग द्वीपां दा झुंड|कोकोस कीलिंग बेटे|कोकोस द्वीप|कोकोस द्वीपसमूह|কোকোচ কীলিং দ্বীপপুঞ্জ|কোকোস কিলিং দ্বীপপুঞ্জ|ਕੋਕੋਸ ਕੀਲਿੰਗ ਟਾਪੂ|કોકોઝ કીલીંગ આઇલૅન્ડ્સ|કોકોઝ કીલીંગ આઇલેન્ડ્સ|କକସ୍ କିଲିଂ ଦିପ|କୋକୋସ୍ ଆଇସଲ୍ୟାଣ୍ଡ|କୋକୋସ୍ କୀଲିଂ ଦ୍ଵୀପପୁଞ୍ଜ|கோகோஸ் கீலிங் தீவுகள்|కోకోస్ కీలింగ్ దీవులు|ಕೊಕೊಸ್ ಕೀಲಿಂಗ್ ದ್ವೀಪಗಳು|കോക്കസ് കീലിംഗ് ദ്വീപുകൾ|കോക്കസ് ദ്വീപുകൾ|කොකෝස් දූපත්|หมู่เกาะโคโคส|หมู่เกาะโคโคส คีลิง|ຫມູ່ເກາະໂກໂກສ|ཀོ ཀོས གླིང ཚོམ|ကိုကိုး ကျွန်းစု|ကိုကိုးကျွန်း|မူႇၵုၼ် ၶူဝ်းၵတ်ႉ ၶီးလိင်း|ქოქოსის კილინგის კუნძულები|ქოქოსის კუნძულები|ኮኮስ ኬሊንግ ደሴቶች|ደሴታት ኮኮስ|កោះកូកូស|កោះកូកូស គីលីង|ប្រជុំកោះកូកូ|ココス キーリング 諸島|可可斯群島|科克斯 基靈 群島|科科斯 基林 群岛|科科斯 基林 群島|ꖏꖏꔻ ꔞꔀꔷꘋ ꔳꘋꗣ|ꭺꭺꮝ ꭹꮅꮒ ꮪꭶꮪꮫ|ꭺꭺꮝ ꭹꮅꮒ ꮪꭶꮪꮫꭲ|코코스 제도|𑄇𑄮𑄇𑄮𑄌𑄴 𑄇𑄨𑄣𑄨𑄁 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤳𞤮𞤳𞤮𞥅𞤧 𞤳𞤭𞥅𞤤𞤭𞤲𞤺
CD	name		κονγκο|κονγκο κινσασα|κονγκο λαικη δημοκρατια του|κονγκο λδκ|λαικη δημοκρατια του κονγκο|демократическая республика конго|конго дрк|конго киншаса|республика заир|الكونغو كينشاسا|جمهورية الكونغو الديمقراطية|𐐿𐐪𐑍𐑀𐐬 𐐿𐐲𐑌𐑇𐐪𐑅𐐲
CD	name	exact	бүгд наирамдах ардчилсан конго улс|демократин республика конго|демократична республіка конго|демократска република конго|др конго|дэмакратычная рэспубліка конга|заир|конга дрк|конга кіншаса|конго бну|конго демократик республикасы|конго демократилле республики|конго демократиялық республикасы|конго демократска република конго|конго кдр|конго кіншаса|конго ҷдк|конго ҷумҳурии демократии|կոնգո կժհ|կոնգո կինշասա|կոնգո կոնգոյի ժողովրդավարական հանրապետություն|קאנגאקינשאזע|קונגו הרפובליקה הדמוקרטית של קונגו|קונגו קינשאסה|عوامی جمہوریہ کانگو|كونگو|كونگو دېموكراتىك كونگو جۇمھۇرىيىتى|كونگو دەموكراتيالىق رەسپۋبليكاسى|كونگو ك د ج|كونگو كىنشاسا|کانګو drc|کانګو کینشاسا|کانگو drc|کانگو کنشاسا|کانگو کینشاسا|کنگو جمهوری دموکراتیک|کنگو دموکراتیک جمهوری|کنگو کینشاسا|کونگو ڈی ار سی|کونگو کنشاسا|کۆماری دیموکراتیکی کۆنگۆ|کۆماری دیموکراتیی کۆنگۆ|کۆنگۆ کینشاسا|ڪانگو|ڪانگو ڪنشاسا|ܟܘܢܓܘ ܟܝܢܫܐܣܐ|ܩܘܛܢܝܘܬܐ ܕܝܡܘܩܪܛܝܬܐ ܕܟܘܢܓܘ|ކޮންގޯ ދިމިޤްރާޠީ ޖުމްހޫރިއްޔާ|ߞߏ߲߬ߜ߭ߏ߫ ߓߍ߯ߦߊ߫ ߞߊ߲ߓߍ߲|ߞߏ߲߬ߜ߭ߏ߫ ߞߌ߲ߛߊߛߊ߫|कंग किनशासा|कंग दि आर सि|कङ्गो किन्शासा|कङ्गो डीआर्सी|काँगो किंशासा|काँगो ङीआरसी|काँगो डीआरसी|काँगो लोकशाही प्रजासत्ताक|कांगो किंशासा|कांगो किंसासा|कांगो डीआरसी|कांगो लोकतान्त्रिक गणराज्य|कॉंगो किनशासा|कोंगो किंशासा|कोंगो डीआरसी|कोङ्गो किन्शासा|কঙ্গো drc|কঙ্গো কিনচাছা|কঙ্গো কিনশাসা|গণতান্ত্রিক কঙ্গো প্রজাতন্ত্র|ਕਾਂਗੋ ਕਿੰਸ਼ਾਸਾ|ਕਾਂਗੋ ਡੀਆਰਸੀ|ਕਾਂਗੋ ਲੋਕਤੰਤਰੀ ਗਣਰਾਜ|કોંગો કિંશાસા|કોંગો ડીઆરસી|କଙ୍ଗ କିଂସାସା|କଙ୍ଗ ଡିଆର୍ସି|କଙ୍ଗୋ କିନସାସା|କଙ୍ଗୋ ଡିଆରସି|காங்கோ கின்ஷாசா|காங்கோ டிஆர்சி|కాంగో drc|కాంగో కిన్షాసా|కాంగో కిన్సాసా|ಕಾಂಗೋ drc|ಕಾಂಗೋ ಕಿನ್ಶಾಸಾ|കോംഗോ drc|കോംഗോ കിൻഷാസ|කොංගො කින්ශාසා|කොංගෝව|කොංගෝව ඩීආර්සී|คองโก กินชาซา|คองโก สาธารณรัฐประชาธิปไตย|ຄອງໂກ ຄິນຊາຊາ|ຄອງໂກ ສາທາລະນະລັດປະຊາທິປະໄຕ|ཀོང གྷོ ཀིན ཤ ས|ཌེ མོ ཀེརེ ཊིཀ རི པབ ལིཀ ཨོཕ ཀོང གྷོ|ကွန်ဂို|ကွန်ဂို drc|ကွန်ဂို ကင်ရှာစ|ကွန်ဂို ဒီမိုကရက်တစ် သမ္မတနိုင်ငံ|ၶွင်ႇၵူဝ်ႇ drc|ၶွင်ႇၵူဝ်ႇ ၶိၼ်သျႃးသႃႇ|კონგო კინშასა|კონგო კონგოს დემოკრატიული რესპუბლიკა|ኮንጎ ኪንሻሳ|ኮንጎ የዲሞክራቲክ ሪፐብሊክ ኮንጎ|ኮንጎ ደ ሪ ኮ|ደሞክራስያዊት ሪፓብሊክ ኮንጎ|កុងហ្គោ គីនស្ហាសា|កុងហ្គោ សាធារណរដ្ឋប្រជាធិបតេយ្យ|សាធារណរដ្ឋប្រជាធិបតេយ្យកុងហ្គោ|ⵜⴰⴳⴷⵓⴷⴰⵏⵜ ⵜⴰⴷⵉⵎⵓⵇⵔⴰⵜⵉⵜ ⵏ ⴽⵓⵏⴳⵓ|コンゴ民主共和国|コンゴ民主共和国 キンシャサ|刚果 金|刚果 金夏沙|刚果民主共和国|剛果 金夏沙|剛果民主共和國|ꖏꖐ ꗵꗞꖴꕟꔎ ꕸꖃꔀ|ꭷꮒꭺ|ꭷꮒꭺ drc|ꭷꮒꭺ ꭸꮒꮭꮜ|콩고 민주 공화국|콩고 킨샤사|콩고민주공화국|𑄇𑄧𑄋𑄴𑄉𑄮 drc|𑄇𑄧𑄋𑄴𑄉𑄮 𑄚𑄨𑄇𑄴𑄥𑄥|𞤲𞤣𞤫𞤲𞤣𞤭 𞤣𞤫𞤥𞤮𞤳𞤪𞤢𞥄𞤳𞤵 𞤳𞤮𞤲𞤺𞤮|𞤳𞤮𞤲𞤺𞤮 𞤳𞤭𞤲𞤧𞤢𞤧𞤢
CF	name		κεντροαφρικανικη δημοκρατια|центрально африканская республика|центральноафриканская республика|جمهورية افريقيا الوسطى|𐑅𐐯𐑌𐐻𐑉𐐲𐑊 𐐰𐑁𐑉𐐲𐐿𐐲𐑌 𐑉𐐨𐐹𐐲𐐺𐑊𐐮𐐿
CF	name	exact	борбордук африка республикасы|вата африка республики|марказии африка республикаси|мәркәзи африка республикасы|ораилық африка республикасы|орталық африка республикасы|средњоафричка република|теп африка республики|төв африкиин бүгд наирамдах улс|төп африкан республика|цар|централно афричка република|централноафриканска република|централноафричка република|центральноафриканська республіка|цэнтральна афрыканская рэспубліка|цэнтральнаафрыканская рэспубліка|юккъерчу африкин республика|үзәк африка республикасы|үҙәк африка республикаһы|ҷумҳурии африқои маркази|կենտրոնական աֆրիկյան հանրապետություն|הרפובליקה המרכז אפריקאית|הרפובליקה של מרכז אפריקה|צענטראלאפריקאנישע רעפובליק|جمهوری افریقای مرکزی|مرکزی افریقای جمهوری|مرکزی افریکی جموریت|ورتالىق افريكا رەسپۋبليكاسى|وسط افریقی جمہوریہ|وسطي افريقا جمهور|وسطی افریقی جمہوریہ|وچ افريقي جمهوريه|يوتتۇرا يافرىقا جۇمھۇرىيىتى|کۆماری يەفریقای ناوەڕاست|ܩܘܛܢܝܘܬܐ ܕܐܦܪܝܩܐ ܡܨܥܝܬܐ|ސެންޓްރަލް އެފްރިކަން ރިޕަބްލިކް|ߕߊ߲ߓߊ߲ ߝߘߊ߬ߝߌ߲߬ߠߊ߫ ߞߊ߲ߓߍ߲|केंद्रीय अफ्रिकी प्रजासत्ताक|केन्द्रीय अफ्रिकी गणतन्त्र|बिचला अफ़्रीकी गणराज्य|मदलें अफ्रीकी प्रजासत्तो|मध्य अप़्रीकी गणराज्य|मध्य अफ़्रीकी गणराज्य|मध्य अफ्रिकी गणतन्त्र|मध्य अफ्रीकी रिपब्लिक|मध्य अफ्रीकी लोकसत्तकराज्य|मध्य आफ्रिकेचे प्रजासत्ताक|मिरु आफ्रिका सुबुंखुंथाय|सेंट्रल अफ्रीकन रिपब्लिक|सेंट्रल अफ्रीका गणतंत्र|মধ্য আফ্রিকান প্রজাতন্ত্র|মধ্য আফ্রিকার প্রজাতন্ত্র|ਕੇਂਦਰੀ ਅਫ਼ਰੀਕੀ ਗਣਰਾਜ|સેન્ટ્રલ આફ્રિકન રિપબ્લિક|સેન્ટ્રલ આફ્રિકન રીપબ્લિક|ମଧ୍ୟ ଆଫ୍ରିକୀୟ ଗଣତନ୍ତ୍ର|ମଧ୍ୟ ଆଫ୍ରିକୀୟ ସାଧାରଣତନ୍ତ୍ର|ମାଦିନି ଆପ୍ରିକା ରିପବ୍ଲିକ୍|மத்திய ஆப்ரிக்கக் குடியரசு|సెంట్రల్ ఆప్రికన్ రిపబ్లిక్|సెంట్రల్ ఆఫ్రికన్ రిపబ్లిక్|ಮಧ್ಯ ಆಫ್ರಿಕಾ ಗಣರಾಜ್ಯ|സെൻട്രൽ ആഫ്രിക്കൻ റിപ്പബ്ലിക്|സെൻട്രൽ ആഫ്രിക്കൻ റിപ്പബ്ലിക്ക്|මධ්යම අප්රිකානු ජනරජය|สาธารณรัฐแอฟริกากลาง|ສາທາລະນະລັດອາຟຣິກາກາງ|སེན ཊལ ཨཕ རི ཀཱན རི པབ ལིཀ|ဗဟို အာဖရိက ပြည်ထောင်စု|မိူင်းႁူမ်ႈပွင်လူၺ်ႈၵူၼ်းလၢႆ ဢႃႇၾရိၵ ပွတ်းၵၢင်|အလယ်ပိုင်း အာဖရိက ပြည်ထောင်စု|ცენტრალური აფრიკის რესპუბლიკა|ማእከላይ ኣፍሪቃ ሪፓብሊክ|ማዕከላዊ አፍሪካ ሪፑብሊክ|ሪፓብሊክ ማእከላይ ኣፍሪቃ|የመካከለኛው አፍሪካ ሪፐብሊክ|សាធារណរដ្ឋអាហ្វ្រិកកណ្ដាល|សាធារណរដ្ឋអាហ្វ្រីកកណ្ដាល|ⵜⴰⴳⴷⵓⴷⴰⵏⵜ ⵜⴰⵏⴰⵎⵎⴰⵙⵜ ⵏ ⵉⴼⵔⵉⵇⵢⴰ|中央アフリカ共和国|中非|中非共和国|中非共和國|ꕉꔱꔸꕪ ꗳ ꗳ ꕸꖃꔀ|ꭼꮏꭸꮝꮫ ꭰᏸꮯ ꮝꭶꮪꭹ|중앙 아프리카|중앙 아프리카 공화국|𑄟𑄧𑄖𑄴𑄙𑄳𑄠𑄧 𑄃𑄜𑄳𑄢𑄨𑄇𑄢𑄴𑄛𑄳𑄢𑄎𑄖𑄧𑄚𑄴𑄖𑄳𑄢𑄧|𞤲𞤣𞤫𞤲𞤣𞤭 𞤼𞤵𞤥𞤦𞤮𞥅𞤪𞤭 𞤢𞤬𞤪𞤭𞤳𞤢𞥄
CG	name		δημοκρατια του κονγκο|κονγκο δημοκρατια|κονγκο μπραζαβιλ|конго|конго браззавиль|республика конго|الكونغو|الكونغو برازافيل|جمهورية الكونغو|𐐿𐐪𐑍𐑀𐐬 𐐺𐑉𐐪𐑆𐐲𐑂𐐮𐑊
CG	name	exact	конга бразавіль|конго бразавил|конго браззавил|конго браззавиль республикасы|конго браззавіль|конго бүгд наирамдах улс|конго република|конго республика|конго республикасы|конго республикаһы|конго республики|конго республіка|конго ҷумҳурии|народная республика конго нрк|република конго|рэспубліка конга|կոնգո բրազավիլ|կոնգո կոնգոյի հանրապետություն|קונגו ברזאויל|קונגו רפובליקה|كونگو براززاۆيل رەسپۋبليكاسى|كونگو بىراززاۋىل|كونگو جۇمھۇرىيىتى|كونگو رەسپۋبليكاسى|کانګو بروزوییل|کانګو جمهوریه|کانگو|کانگو برازاویلے|کانگو برازویل|کانگو جمہوریہ|کنگو برازاویل|کنگو برازویل|کنگو جمهوری|کونگو برزاولی|کونگو جمہوریہ|کۆماری کۆنگۆ|کۆنگۆ برازاڤیل|ڪانگو برازاویل|ڪانگو جمهوري|ܟܘܢܓܘ ܒܪܐܙܐܒܝܠ|ܩܘܛܢܝܘܬܐ ܕܟܘܢܓܘ|ކޮންގޯ ޖުމްހޫރިއްޔާ|ߞߏ߲߬ߜ߭ߏ߫ ߓߙߊߖ߭ߊ߫|ߞߏ߲߬ߜ߭ߏ߫ ߞߊ߲ߓߍ߫|कंग ब्राज्जाभील|कंग सुबुंखुंथाय|कङ्गो गणतन्त्र|कङ्गो ब्राजाभिल|काँगो|काँगो प्रजासत्ताक|काँगो ब्राज़ाविल|काँगो ब्राझाविला|काँगो ब्राझाविले|कांगो|कांगो गणराज्य|कांगो ब्राज़ाविल|कांगो ब्राजाबिले|कांगो रिपब्लिक|कॉंगो ब्राज़्ज़ावील|कोंगो प्रजासत्ताक|कोंगो ब्राझाविला|कोङ्गो ब्राज्जाभिल्ले|কঙ্গো প্রজাতন্ত্র|কঙ্গো ব্রাজাভিল|ਕਾਂਗੋ ਗਣਰਾਜ|ਕਾਂਗੋ ਬ੍ਰਾਜ਼ਾਵਿਲੇ|કોંગો પ્રજાસત્તાક|કોંગો બ્રાઝાવિલે|કોંગો રિપબ્લિક|କଂଙ୍ଗ ବ୍ରାଜାୱିଲି|କଂଙ୍ଗ ରିପବ୍ଲିକ୍|କଙ୍ଗୋ ବ୍ରାଜିଭିଲ୍ଲେ|କଙ୍ଗୋ ସାଧାରଣତନ୍ତ୍ର|காங்கோ குடியரசு|காங்கோ ப்ராஸாவில்லே|కాంగో బ్రాజావిల్లి|కాంగో రిపబ్లిక్|ಕಾಂಗೋ ಗಣರಾಜ್ಯ|ಕಾಂಗೋ ಬ್ರಾಜಾವಿಲ್ಲೇ|കോംഗോ ബ്രാസവില്ലി|കോംഗോ റിപ്പബ്ലിക്ക്|කොංගො බ්රසාවිල්|කොංගෝ ජනරජය|คองโก บราซซาวิล|คองโก สาธารณรัฐ|ຄອງໂກ ບຣາຊາວິວ|ສາທາລະນະລັດຄອງໂກ|ཀོང གྷོ བྷྲ ཛ བིལ|རི པབ ལིཀ ཨོཕ ཀོང གྷོ|ကွန်ဂို republic|ကွန်ဂို ဘရာဇာဗီလ်|ကွန်ဂို ဘရာဇာဗီးလ်|ကွန်ဂို သမ္မတနိုင်ငံ|ၶွင်ႇၵူဝ်ႇ ပရႃၸဝီးလ်|ၶွင်ႇၵူဝ်ႇ မိူင်းႁူမ်ႈပွင်လူၺ်ႈၵူၼ်းလၢႆ|კონგო ბრაზავილი|კონგო რესპუბლიკა|ኮንጎ ሪፐብሊክ|ኮንጎ ሪፑብሊክ|ኮንጎ ሪፓብሊክ|ኮንጎ ብራዛቪል|ኮንጐ|កុងហ្គោ|កុងហ្គោ ប្រាហ្សាវីល|កុងហ្គោ សធារណរដ្ឋ|កុងហ្គោ សធារណៈរដ្ឋ|ⴽⵓⵏⴳⵓ|コンゴ共和国|コンゴ共和国 ブラザビル|刚果|刚果 布|刚果 布拉萨|刚果共和国|剛果 布拉薩|剛果共和國|ꖏꖐ|ꭷꮒꭺ ꮖꮜꮹꮅ|ꭷꮒꭺ ꮝꭶꮪꭹ|콩고|콩고 공화국|콩고 브라자빌|𑄇𑄧𑄋𑄴𑄉𑄮 𑄛𑄳𑄢𑄎𑄖𑄚𑄴𑄖𑄳𑄢𑄧|𑄇𑄧𑄋𑄴𑄉𑄮 𑄝𑄳𑄢𑄎𑄞𑄨𑄣𑄴|𞤲𞤣𞤫𞤲𞤣𞤭 𞤳𞤮𞤲𞤺𞤮|𞤳𞤮𞤲𞤺𞤮 𞤦𞤪𞤢𞥁𞤢𞤾𞤭𞤤
CH	name		ελβετια|швеицария|سويسرا|𐑅𐐶𐐮𐐻𐑅𐐲𐑉𐑊𐐲𐑌𐐼
CH	name	exact	исвечрә|швајцарија|швајцарска|швеитсария|швеицар|швеицарец|швеицари|швеицарыя|швеицарь|швеицарія|швицарска|շվեյցարիա|שווייץ|سوزرلینڑ|سويزرلينڊ|سويٹزر لینڈ|سويٹزرلینڈ|سويیس|سویس|سویسرا|سویسڕا|سوییس|شىۋىتسارىيە|شىۋېتسارىيە|شۆەيساريا|ܣܘܝܣܪܐ|ސްވިޒަރލޭންޑް|ߛߎߥߌߛ|सुईजारलेण्ड|स्विजरल्याण्ड|स्विट्जरलैंड|स्विट्ज़रलेंड|स्विट्ज़रलैंड|स्वित्ज़रलैंड|स्वित्झरलँड|स्वित्झर्लंड|চুইজাৰলেণ্ড|সুইজারল্যান্ড|ਸਵਿਟਜ਼ਰਲੈਂਡ|સ્વિટ્ઝર્લૅન્ડ|ସ୍ବିଜରଲ୍ୟାଣ୍ଡ|ସ୍ୱିଜରଲ୍ୟାଣ୍ଡ|ସ୍ୱୀଜଅର୍ଲାଣ୍ଡ|ஸ்விட்சர்லாந்து|స్విజర్లాండ్|స్విట్జర్లాండ్|ಸ್ವಿಟ್ಜರ್ಲ್ಯಾಂಡ್|സ്വിറ്റ്സർലാൻഡ്|ස්විස්ටර්ලන්තය|สวิตเซอร์แลนด์|ສະວິດເຊີແລນ|སུ ཝིཊ ཛར ལེནཌ|ཧྲུད ཧྲི|ဆွစ်ဇလန်|ဆွစ်ဇာလန်|သဝိတ်ႈၸႃႇလႅၼ်ႇ|შვეიცარია|ስዊዘርላንድ|ស្វីស|ស្វ៊ីស|ⵙⵡⵉⵙⵔⴰ|スイス|瑞士|ꖬꔃꕤ ꖨꕮꕊ|ꮝꮻꮝ|스위스|𑄥𑄭𑄪𑄎𑄢𑄴𑄣𑄳𑄠𑄚𑄴𑄓𑄴|𞤧𞤵𞤱𞤭𞤪𞤧𞤢𞥄
CH	official		швеицарская конфедерация|الاتحاد السويسري
CH	official	exact	瑞士联邦
CI	name		ακτη ελεφαντοστου|берег слоновои кости|кот дивуар|республика кот дивуар|ساحل العاج|كوت ديفوار|𐐴𐑂𐑉𐐨 𐐿𐐬𐑅𐐻
CI	name	exact	kотдивуар|бераг слановаи косці|берег слоновоі кістки|брег на слонова коска|брег на слоновата коска|брегот на слоновата коска|бряг на слоновата кост|зааны ясан эрэг|кот д ивуар|кот дивоар|кот дивуар вариант|кот дівуар|котдивуар|обала бјелокости|обала слоноваче|обала слоноваче кот дивоар|пил сөөктүү жээк|піл сүиегі жағалауы|фил суяги қирғоғи|կոտ դ իվուար|կոտ դիվուար|փղոսկրի ափ|העלפא נדביין בארטן|חוף השנהב|קוט דיוואר|اييوري ڪنارو|اييوري ڪوسٽ|ايیوری کوسٹ|ایوري ساحل|ایوری کوسٹ|د عاج ساحل|ساحل عاج|ساحلعاج|عاج ساحل|كوت ديۆۋار|كوتې دې يىۋويىر|پىل چىشى قىرغىقى|کوت داوواغ|کوٹ ڈلواير|کوٹ ڈی ايیوراير|کوٹ ڈی ايیوری|کۆتدیڤوار|ڪوٽ ڊي وار|ڪوٽي ويرا|ܣܘܦܐ ܕܓܪܡܦܝܠܐ|ܩܘܛ ܕܝܒܘܐܪ|ކޯޓް ޑްލްވޮއަރ|ߜߋ߲ ߞߐ߰ߖߌ߬ߘߊ|ߜߋ߲ ߞߐ߰ߖߌ߬ߘߊ ߞߊ߲ߓߍ߲|आइभरी कोस्ट|आइभोरी कोस्ट|आइवरी कोस्ट|आईभरि कस्ट|आईवरी कोस्ट|आयवोरी कोस्ट|आयव्हरी कोस्ट|कट दिभवेर|कोट डी आइवर|कोट डी वोआ|कोट दिभोर|कोत दईवोआर|कोत दिवुआर|कोस्ता दो मारफ़ीम|আই ভরি|আইভরি কোস্ট|আইভৰী কোষ্ট|কোট ডিআইভোর|কোটে ডি আইভৰ|কোত দিভোয়ার|ਆਇਵਰੀ ਕੋਸਟ|ਕੋਟ ਡੀਵੋਆਰ|આઇવરી કોસ્ટ|કોટ ડી આઇવરી|કોટ ડીઆઇવરી|ଆଇବରୀ କୋଷ୍ଟ|ଆଇଭରୀ କୋଷ୍ଟ|ଆଇୱରି କସ୍ଟ|କଟ ଡି ୱା|କୋତ୍ ଡି ଭ୍ଵାର୍|ஐவரி கோஸ்ட்|கோட் திவாயர்|ఐవరీ కోస్ట్|కోటెడ్ ఐవోయిర్|కోట్ డి ఐవోర్|ಐವರಿ ಕೋಸ್ಟ್|ಕೋತ್ ದಿವಾರ್|ಕೋತ್ ದ್ಇವಾರ್|ഐവറി കോസ്റ്റ്|കോട്ട് ഡി വാർ|අයිවරි කෝස්ට්|කෝට් දි අයිවරි|โกตดิวัวร์|ไอวอรี่โคสต์|ໂຄຕີ ວົວ|ໄອໂວຣີ ໂຄທ|ཀོ ཊེ ཌི ཨི ཝོ རེ|ཨི ཝོ རི ཀོསཊ|ကို့တ် ဒီဗွာ|အိုက်ဗရီကို့စ်|အိုင်ဗရီကိုစ့်|အိုင်ဗရီကို့စ်|ဢၢႆႇဝူဝ်ႇရီႇၶူတ်ႈ|კოტ დივუარი|კოტდივუარი|სპილოს ძვლის სანაპირო|አይቮሪ ኮስት|አይቮሪኮስት|ኣይቮሪ ኮስት|ኮት ዲቭዋር|ኮት ዲቯር|ኮትዲቯር|កូដឌីវ័រ|កូតឌីវ៍រ|កូតឌីវ័រ|អាយវ៉ូរី ខូសថ៍|ⴽⵓⵜ ⴷⵉⴼⵡⴰⵔ|コートジボワール|科特迪瓦|象牙海岸|ꖏꔳ ꕾꕎ|ꭲꮼꮅ ꮎꮏ ꭰꮉᏻꮆꮧ|ꭴꮑꭼ ꭺꮃ ꭰꮉᏻꮆꮧ|아이보리 코스트|코트디부아르|𑄃𑄭𑄞𑄧𑄢𑄨|𑄃𑄭𑄞𑄧𑄢𑄨 𑄇𑄮𑄌𑄴𑄑𑄴|𞤳𞤮𞤼𞤣𞤭𞤾𞤢𞥄𞤪
CK	name		νησοι κουκ|о ва кука|острова кука|جزر كوك|𐐿𐐳𐐿 𐐴𐑊𐐲𐑌𐐼𐑆
CK	name	exact	астравы кука|кук адалары|кук аралдары|кук атаулары|кук ороллари|кук утравесем|кук утраулары|кук утрауҙары|кукан гӏаиренаш|кукова острва|кукови острови|күүкиин арлууд|острови кук|острови кука|ҷазираҳои кук|կուկի կղզիներ|איי קוק|קוק אינזלען|جزاير کک|جزایر کوک|دوورگەکانی کوک|كۇك ياراللىرى|كۋك ارالدارى|کوک ایلینڈ|کوک جزایر|کوک ټاپوګان|کک ايلینڈز|کک جزیر|ڪوڪ ٻيٽ|ܓܙܪܬܐ ܟܘܟ|ކޫކް އައިލަންޑްސް|ߞߎߞ ߕߌ߲|कुक आयलँड्स|कुक जुंवे|कुक टापुहरु|कुक द्वीप|कुक द्वीपसमूह|कुक द्वीपां दा झुंड|कुक बेटे|কুক দ্বীপপুঞ্জ|ਕੁੱਕ ਟਾਪੂ|કુક આઇલેન્ડ્સ|କୁକ ଦିପ|କୁକ୍ ଆଇସଲ୍ୟାଣ୍ଡ|କୁକ୍ ଦ୍ୱୀପପୁଞ୍ଜ|குக் தீவுகள்|కుక్ దీపులు|కుక్ దీవులు|ಕುಕ್ ದ್ವೀಪಗಳು|കുക്ക് ദ്വീപുകൾ|කුක් දූපත්|หมู่เกาะคุก|ຫມູ່ເກາະຄຸກ|ཀཱུག གླིང ཕྲེན རྒྱལ ཁབ|ཀུག གླིང ཚོམ|ကွတ် ကျွန်းစု|မူႇၵုၼ် ၶုၵ်ႈ|კუკის კუნძულები|ኩክ ደሴቶች|ደሴታት ኩክ|កោះខូក|ប្រជុំកោះឃុក|ⵜⵉⴳⵣⵉⵔⵉⵏ ⵏ ⴽⵓⴽ|クック諸島|库克群岛|庫克群島|ꖏꕃ ꔳꘋꗣ|ꭰꮣꮝꮣᏼꮂꮝꭹ ꭴꭶꮪꮫ|ꭰꮣꮝꮣᏼꮂꮝꭹ ꮪꭶꮪꮫꭲ|쿡 제도|𑄇𑄪𑄇𑄪 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤳𞤵𞥅𞤳
CL	name		تشيلي|𐐽𐐨𐑊𐐩
CL	name	exact	χιλη|чиили|чиле|чили|чилі|чылі|чілі|չիլի|טשילע|צ ילה|شيلي|شیلی|چلي|چلی|چىلى|چيلي|چیلي|چیلی|ܬܫܝܠܝ|ޗިލީ|ߛ߭ߟߌ߫|चिली|चिले|চিলি|ਚਿਲੀ|ચિલી|ଚିଲି|ଚିଲ୍ଲୀ|சிலி|చిలి|చిలీ|ಚಿಲಿ|ചിലി|චිලී|ชิลี|ຈີເລ|ຊິລີ|ཅི ལི|ချီလီ|ၶျီႇလီႇ|ჩილე|ቺሊ|ቺሌ|ស៊ីលី|ⵛⵛⵉⵍⵉ|チリ|智利|ꔚꔷ|ꮵꮅ|칠레|𑄌𑄨𑄣𑄨|𞤷𞤭𞤤𞤫𞥊𞥅
CL	official		республика чили|جمهورية شيلي
CL	official	exact	智利共和国
CM	name		καμερουν|камерун|الكاميرون|𐐿𐐰𐑋𐐲𐑉𐐭𐑌
CM	name	exact	կամերուն|קאמערון|קמרון|كامېرون|كامەرۋن|کامرون|کامیرون|کامیروون|کامیرۆن|کیمرون|ڪيمرون|ܟܐܡܪܘܢ|ކެމަރޫން|ߞߊߡߋߙߎ߲|कॅमरून|कॅमेरून|केमरून|केमेरून|कैमरून|कोमेरान|क्यामरून|কেমেৰুণ|ক্যামেরুন|ਕੈਮਰੂਨ|કૅમરૂન|କାମେରନ୍|କାମେରୁନ୍|கேமரூன்|కామెరూన్|ಕ್ಯಾಮರೂನ್|ಕ್ಯಾಮರೋನ್|കാമറൂൺ|කැමරූන්|แคเมอรูน|ຄາເມຣູນ|ཀ མེ རུན|ཀེ མ རུན|ကင်မရွန်း|ၶႅမ်းမႃးရုၼ်း|კამერუნი|ካሜሩን|កាមេរូន|ⴽⴰⵎⵉⵔⵓⵏ|カメルーン|喀麥隆|喀麦隆|ꕪꔈꖩꘋ|ꭷꮉꮇꮒ|카메룬|𑄇𑄳𑄠𑄟𑄬𑄢𑄪𑄚𑄴|𞤳𞤢𞤥𞤢𞤪𞤵𞥅𞤲
CM	official		республика камерун|جمهورية الكاميرون
CM	official	exact	喀麦隆共和国
CN	name		китаи|китаиская народная республика|кнр китаиская народная республика|الصين|中华人民共和国|𐐽𐐴𐑌𐐲
CN	name	exact	κινα|кина|китаиська народна республіка|кытаи|кітаи|хинскаѧ страна|хитои|хятад|циичоь|чин|қытаи|ҡытаи|չինաստան|כינע|סין|جۇڭگو|قىتاي|چين|چین|ܨܝܢ|ޗައިނާ|ߛߌߣ|चाइना|चीन|গণচীন|চিনা|চীন|ਚੀਨ|ચીન|ଚିନ୍|ଚୀନ୍|சீனா|చినా|చైనా|ಚೀನಾ|ചൈന|චීනය|จีน|ຈີນ|རྒྱ ནག|တရုတ်|ၶႄႇ|ჩინეთი|ቻይና|ចិន|ᠬᠢᠳᠠᠳ|ᱪᱤᱱ|ⵛⵛⵉⵏⵡⴰ|中国|中國|中華人民共和国|中華人民共和國|ꍏꇩ|ꕦꔤꕯ|ꮣꮆꮒꭸꮝꮫ|중국|𑄌𑄩𑄚𑄴|𞤧𞤭𞥅𞤲|𞤷𞤢𞤴𞤲𞤢
CN	official		جمهورية الصين الشعبية
CO	name		κολομβια|колумбия|كولومبيا|𐐿𐐲𐑊𐐲𐑋𐐺𐐨𐐲
CO	name	exact	калумбія|колумб|колумби|колумбија|колумбія|կոլումբիա|קאלאמביע|קולומביה|كولومبىيە|كولۋمبيا|کلمبیا|کولمبیا|کولومبیا|کۆلۆمبیا|ڪولمبيا|ܟܘܠܘܡܒܝܐ|ކޮލަންބިއާ|ߞߏߟߐ߲ߓߌ߫|कलम्बिया|कोलंबिया|कोलम्बिया|कोलोम्बिया|কলম্বিয়া|কোলোম্বিয়া|ਕੋਲੰਬੀਆ|કોલંબિયા|કોલમ્બિયા|କଲମ୍ବିଆ|କୋଲମ୍ବିଆ|கொலம்பியா|కొలంబియా|ಕೊಲಂಬಿಯಾ|കൊളംബിയ|කොළොම්බියාව|โคลอมเบีย|ໂຄລົມເບຍ|ཀོ ལོམ བི ཡ|ཀོ ལོམ བྷི ཡ|ကိုလံဘီယာ|ၵူဝ်ႇလမ်ႇပီႇယႃႇ|კოლუმბია|ኮሎምቢያ|ኮሎምብያ|កូឡុំប៊ី|ⴽⵓⵍⵓⵎⴱⵢⴰ|コロンビア|哥伦比亚|哥倫比亞|ꗛꗏꔭꕩ|ꭺꮈꮋꮘꭲꭰ|콜롬비아|𑄃𑄣𑄧𑄟𑄴𑄝𑄨𑄠|𞤳𞤮𞤤𞤮𞤥𞤦𞤭𞤴𞤢𞥄
CO	official		республика колумбия|جمهورية كولومبيا
CO	official	exact	哥伦比亚共和国
CP	name		νησος κλιπερτον|о в клиппертон|جزيرة كليبيرتون
CP	name	exact	вострау кліпертан|вострау кліпертон|клиппертон|клиппертон адасы|клиппертон арал|клиппертон аралы|клиппертон ороли|клиппертон утраве|клиппертон утравы|клиппертон утрауы|острво клипертон|остров клипертон|острів кліппертон|ҷазираи клиппертон|քլիփերթոն կղզի|האי קליפרטון|جزایر کلیپرتون|جزیرہ کلپرٹن|د کلپرټون ټاپو|دوورگەی کلیپێرتۆن|كليپپەرتون ارالى|كىلىپپېرتون ياراللىرى|کلپرٹن ايلینڈ|کلیپرتون جزیره|کلیپرٹن جزیر|ڪلپرٽن ٻيٽ|ܓܙܪܬܐ ܕܟܠܝܦܝܪܬܘܢ|ߞߟߌߔߍߙߑߕߐ߲߫ ߕߌ߲|क्लिपरटॉन आयलँड|क्लिपरटोन बेट|क्लिपर्टन जुंवो|क्लिपर्टन द्वीप|क्लिप्पार्टन द्वीप|क्लिप्पेर्टन टापु|ক্লিপারটন আইল্যান্ড|ক্লিপারটন দ্বীপপুঞ্জ|ক্লিপাৰটোন দ্বীপ|ਕਲਿੱਪਰਟਨ ਟਾਪੂ|ક્લિપરટન આઇલેન્ડ|କ୍ଲିପରଟନ୍ ଦ୍ୱୀପ|கிலிப்பர்டன் தீவு|క్లిప్పర్టన్ దీవి|ಕ್ಲಿಪ್ಪರ್ಟಾನ್ ದ್ವೀಪ|ಕ್ಲಿಪ್ಪರ್ಟಾನ್ ದ್ವೀಪಗಳು|ക്ലിപ്പെർട്ടൻ ദ്വീപ്|ක්ලීපර්ටන් දූපත|เกาะคลิปเปอร์ตัน|ເກາະຄລິບເປີຕັນ|ཀི ལི པེར ཊོན མཚོ གླིང|ကလစ်ပါတန်ကျွန်း|ၵုၼ်ၶလိပ်ႉပႃႇတၼ်ႇ|კლიპერტონის კუნძული|ክሊፐርቶን ደሴት|ደሴት ክሊፐርቶን|កោះឃ្លីភឺតុន|クリッパートン島|克利珀顿岛|克里派頓島|克里派顿岛|克里珀頓島|ꕃꔒꕐꗋꘋ ꔳꘋꗣ|ꭶꮒᏼꮤꮕꭳꮣꮈ ꭴꭶꮪꮫꭲ|클리퍼턴섬|클립퍼튼 섬|𑄇𑄳𑄣𑄨𑄛𑄢𑄴𑄑𑄧𑄚𑄴 𑄃𑄭𑄣𑄳𑄠𑄚𑄳𑄓𑄴|𞤧𞤵𞤪𞤭𞥅𞤪𞤫 𞤳𞤭𞤤𞤭𞤨𞤫𞤪𞤼𞤮𞤲
CQ	name	exact	σαρκ|сарк|саркча нормандча|սարկ կղզի|סרק|سارك|سارک|سارڪ|ܣܐܪܟ|सार्क|চাৰ্ক|সার্ক দ্বীপ|ਸਾਰਕ|સાર્ક|ସର୍କ୍|சார்க்|సార్క్|ಸಾರ್ಕ್|സാർക്ക്|සාර්ක්|ซาร์ก|ຊາກຄ໌|ဆာ့က်|သၢၵ်ႉၶ်|სარკი|ሳርክ|សាខ|サーク島|萨克|萨克岛|薩克|薩克島|ꮜꭼ|사크
CR	name		κοστα ρικα|коста рика|كوستاريكا|𐐿𐐱𐑅𐐻𐐲 𐑉𐐨𐐿𐐲
CR	name	exact	коста рыка|коста ріка|костарика|կոստա ռիկա|קאסטא ריקא|קוסטה ריקה|كوستا ريكا|كوستارىكا|کاستاریکا|کاستریکا|کوستاریکا|کوسٹا رکا|کوسٹا ریکا|کۆستاریکا|ڪوسٽا ريڪا|ڪوسٽا رڪا|ܟܘܣܬܐ ܪܝܟܐ|ܟܘܣܬܐ ܪܝܩܐ|ކޮސްޓަ ރީކާ|ߞߐߛߑߕߊ߫ ߙߌߞߊ߫|कस्टा रिका|कॉस्टा रिका|कोष्टारिका|कोस्टा रिका|कोस्टारिका|कोस्टारीका|कोस्ता रिका|কোষ্টা ৰিকা|কোস্টা রিকা|কোস্টারিকা|ਕੋਸਟਾ ਰੀਕਾ|કોસ્ટા રિકા|କସ୍ଟା ରିକା|କୋଷ୍ଟା ରିକା|கோஸ்டாரிகா|కోస్టా రికా|ಕೊಸ್ಟಾ ರಿಕಾ|കോസ്റ്ററിക്ക|කොස්ටරිකාව|คอสตาริกา|ໂຄສຕາ ຣິກາ|ཀོ ས྄ཊ རི ཀ|ཀོས ཊ རི ཀ|ကို့စ်တာရီကာ|ကော့စ်တာရီကာ|ၵေႃးသတႃႇရိၵႃႇ|კოსტა რიკა|კოსტარიკა|ኮስታ ሪካ|ኮስታሪካ|កូស្តារីកា|ⴽⵓⵙⵜⴰ ⵔⵉⴽⴰ|コスタリカ|哥斯大黎加|哥斯达黎加|哥斯達黎加|ꖏꔻꕚ ꔸꕪ|ꭺꮝꮣ ꮅꭷ|코스타리카|𑄇𑄮𑄥𑄳𑄑𑄢𑄨𑄇|𞤳𞤮𞤧𞤼𞤢 𞤪𞤭𞤳𞤢𞥄
CR	official		республика коста рика|جمهورية كوستاريكا
CR	official	exact	哥斯达黎加共和国
CS	name	exact	сербия и черногория|србија и црна гора
CSHH	name	exact	чехословакия
CU	name		κουβα|𐐿𐐷𐐭𐐺𐐲
CU	name	exact	куба|кууба|կուբա|קובא|קובה|كوبا|كۇبا|كۋبا|کوبا|کووبا|کیوبا|ڪيوبا|ܟܘܒܐ|ܩܘܒܐ|ކިޔުބާ|ߞߎ߳ߓߊ߫|क्युबा|क्यूबा|কিউবা|ਕਿਊਬਾ|ક્યુબા|କ୍ୟୁବା|କ୍ୱିବା|கியூபா|క్యూబా|ಕ್ಯೂಬಾ|ക്യൂബ|කියුබාව|คิวบา|ກຸຍບາ|ຄິວບາ|ཀིའུ བྷ|ཁྱུའུ བ|ကျူးဘား|ၵူးပႃး|კუბა|ኩባ|គុយបា|ⴽⵓⴱⴰ|キューバ|古巴|ꕃꖳꕑ|ꭻꮖ|쿠바|𑄇𑄨𑄃𑄪𑄝|𞤳𞤵𞥅𞤦𞤢𞥄
CU	official		республика куба|جمهورية كوبا
CU	official	exact	古巴共和国
CV	name		δημοκρατια του πρασινου ακρωτηριου|πρασινο ακρωτηριο|кабо верде|الراس الاخضر|كابو فيردي|𐐿𐐩𐐹 𐑂𐐯𐑉𐐼𐐨
CV	name	exact	зелен рт|зеленортска острва|каба вердэ|капе верде|կաբո վերդե|כף ורדה|קאפווערדישע אינזלען|كابو ۆەردە|يېشىل تۇمشۇق|کیپ ورد|کیپ وردے|کیپ ورڈی|کیپ ورڑی|کیپورد|کەیپڤەرد|ڪيپ وردي|ܟܐܦ ܒܝܪܕܝ ܪܝܫܐ ܝܘܪܩܐ|ކޭޕް ވާޑޭ|ߜߙߋߞߎ߲߫ ߝߙߌߛߌ߫|काबो वेर्दे|केप भर्डे|केप भेर्दे|केप वर्ड|केप वर्दी|केप वर्दे|केप व्हर्डे|कैप बर्डे|कैप वेर्दे|কেপ ভার্দ|কেপ ভার্দে|কেপভার্দে|ਕੇਪ ਵਰਡੇ|કૅપ વર્ડે|କେପ୍ ଭର୍ଦେ|କେପ୍ ୱଡ଼|கேப் வெர்டே|కేప్ వడ్|కేప్ వెర్డె|కేప్ వెర్డే|ಕೇಪ್ ವರ್ಡೆ|കേപ്പ് വെർദെ|കേപ്പ് വേർഡ്|කේප් වර්ඩ්|เคปเวิร์ด|ເຄບ ເວີດ|ཀེཔ བཱཌ|ကိတ်ဗာဒီ|ခေ့ပ်ဗာဒူ|ၶဵပ်ႉဝႄႇတီႇ|კაბო ვერდე|ኬፕ ቨርደ|ኬፕ ቬርዴ|ኬፕቨርዴ|កាបវែរ|កាប់វែរ|ⵜⵉⴳⵣⵉⵔⵉⵏ ⵏ ⴽⴰⴱⴱⵉⵔⴷⵉ|カーボベルデ|佛得角|維德角|维德角|ꔞꔪ ꗲꔵ ꔳꘋꗣ|ꭲꭼꮎꮥꮎ ꭲꮴᏻꮝꮧ|카보 베르데|카보베르데|𑄇𑄬𑄛𑄴𑄞𑄢𑄴𑄘𑄬|𞤳𞤢𞥄𞤦𞤮 𞤾𞤫𞤪𞤣𞤫
CV	official		республика кабо верде|جمهورية كابو فيردي
CV	official	exact	佛得角共和国
CW	name		κουρασαο|кюрасао|كوراساو
CW	name	exact	вострау кюрасаа|куракао|курасао|кюрасаа|կյուրասաո|קוראסאא|קוראסאו|كيۋراساو|كۇراسو|كۇراچاۋ|کوراسايو|کوراچاو|کوراکاو|کیوراساو|کیوراکاو|کیوراکو|ڪيوراسايو|ܟܘܪܐܟܘ|ކުރަކާއޯ|ߞߎߙߛߊߏ߫|कुरसावो|कुराकाओ|कुरासाओ|कुरासाव|क्युरासाओ|क्यूरासाओ|কিউরাসাও|কুরাসাও|কুৰাকাও|ਕੁਰਾਕਾਓ|કુરાકાઓ|ક્યુરાસાઓ|କୁରାକାଓ|କ୍ୟୁରାସାଅ|குராகவ்|కురాకవో|క్యూరసో|క్వురసో|ಕುರಾಕಾವ್|കുറാകാവോ|කුරකාවෝ|คูราเซา|ຄູຣາຊາວ|ཀྱཱུར ར ཀོ|ကျူရေးကိုးစ်|ခူရာကာအို|ၵူးရႃႇသၢဝ်ႇ|კიურასაო|კურასაო|ኩራሳው|ኩራሳዎ|ኩራካዎ|កូរ៉ាកៅ|គុរ៉ាសៅ|キュラソー|库拉索|庫拉索|ꖴꕟꖇꕱ|ꭻꮃꭸꭳ|ꮒꭶꮣ ꭴꮒꮂ ꮎꮏ ꭻꮃꭸꭳ|퀴라소|큐라소|𑄇𑄨𑄃𑄪𑄢𑄥𑄃𑄮|𞤳𞤵𞥅𞤪𞤢𞤧𞤢𞤱𞤮
CX	name		νησος των χριστουγεννων|νησος χριστουγεννων|о в рождества|остров рождества|جزيرة الكريسماس|جزيرة عيد الميلاد|جزيرة كريسماس|𐐿𐑉𐐮𐑅𐑋𐐲𐑅 𐐴𐑊𐐲𐑌𐐼
CX	name	exact	божикен остров|божићна острва|божићно острво|вострау каляд|вострау раства|гӏаире ӏиса паихӏамар вина де|зул сарын арал|крисмас аралы|кристмас аралы|милад адасы|остров рождество|острів різдва|раштав утраве|раштуа утравы|раштыуа утрауы|рождество аралы|рождество ороли|ҷазираи крисмас|ծննդյան կղզի|սուրբ ծննդյան կղզի|אי חג המולד|האי כריסטמס|جزیره کریسمس|جزیرہ کرسمس|حريستماس ارالى|د کريسمس ټاپو|دوورگەی کریسمس|روژدېستۋو يارىلى|مىلاد يارىلى|کرسمس اي لینڈ|کرسمس ايلینڈ|کرسمس جزیر|کریسمس جزیره|ڪرسمس ٻيٽ|ܓܙܪܬܐ ܕܟܪܝܣܬܡܣ|ކްރިސްޓްމަސް ޖަޒީރާ|ߞߙߌߛߑߕߌߡߊ߫ ߕߌ߲|क्रिष्टमस टापु|क्रिसमस आयलँड|क्रिसमस द्वीप|क्रिस्मस द्वीप|ख्रिसमस जुंवो|ख्रिसमस बेट|ख्रिसमास द्वीपफोर|ক্রিসমাস দ্বীপ|ক্রিস্টমাস দ্বীপ|খ্ৰীষ্টমাছ দ্বীপ|ਕ੍ਰਿਸਮਿਸ ਟਾਪੂ|ક્રિસમસ આઇલૅન્ડ|ક્રિસમસ આઇલેન્ડ|କ୍ରିସ୍ଟମାସ୍ ଦିପ|ଖ୍ରୀଷ୍ଟମାସ ଆଇଲ୍ୟାଣ୍ଡ|ଖ୍ରୀଷ୍ଟମାସ ଦ୍ୱୀପ|கிறிஸ்துமஸ் தீவு|క్రిస్ట మాస్ దీపుపు|క్రిస్మస్ దీవి|ಕ್ರಿಸ್ಮಸ್ ದ್ವೀಪ|ക്രിസ്മസ് ദ്വീപ്|ක්රිස්මස් දූපත|เกาะคริสต์มาส|ເກາະຄຣິສມາດ|ཁི རིསྟ མེས མཚོ གླིང|ခရစ်စမတ် ကျွန်း|ၵုၼ်ၶရိတ်ႉသမၢတ်ႉ|შობის კუნძული|ክሪስማስ ደሴት|የገና ደሴት|የገና ደሴቶች|ደሴታት ክሪስትማስ|ደሴት ክሪስማስ|កោះគ្រីស្តម៉ាស់|កោះគ្រីស្មាស|クリスマス島|圣诞岛|聖誕島|ꔞꔻꕮꔻ ꔳꘋꗣ|ꮣꮒꮝꮣᏺꭿꮂ ꭴꭶꮪꮫꭲ|크리스마스섬|𑄇𑄳𑄢𑄨𑄥𑄴𑄟𑄥𑄴 𑄞𑄨𑄘𑄳𑄠|𞤧𞤵𞤪𞤭𞥅𞤪𞤫 𞤳𞤭𞤪𞤧𞤭𞤥𞤢𞥄𞤧
CY	name		κυπρος|республика кипр|𐑅𐐴𐐹𐑉𐐲𐑅
CY	name	exact	κυπριακη δημοκρατια|кипар|кипр|кипър|кіпр|республіка кіпр|կիպրոս|קפריסין|سايپرس|سایفرس|سىپرۇس|قبرس|قبرص|قیبرس|كيپر|ܩܘܦܪܘܣ|ސައިޕްރަސް|ߛߌߔߑߙߎ߫|साइप्रस|साइप्रास|सायप्रस|सिप्रुस|চাইপ্ৰাছ|সাইপ্রাস|ਸਾਇਪ੍ਰਸ|સાયપ્રસ|ସାଇପ୍ରସ୍|சைப்ரஸ்|సైప్రస్|ಸೈಪ್ರಸ್|സൈപ്രസ്|සයිප්රසය|ไซปรัส|ໄຊປຣັສ|སཱའི པྲས|སཱཡེ པ རས྄|ဆိုက်ပရက်စ်|ဆိုက်ပရပ်စ်|သၢႆႉပရႅတ်ႈ|კვიპროსი|ሳይፕረስ|ቆጵሮስ|ស៊ីប|ស៊ីពរ៍|ⵇⵓⴱⵔⵓⵙ|キプロス|塞浦路斯|賽普勒斯|赛普勒斯|ꕢꗡꖛꗐꔻ|ꮜꭲꮖꮝ|사이프러스|키프로스|𑄥𑄭𑄛𑄳𑄢𑄥𑄴|𞤳𞤵𞤦𞤪𞤵𞥅𞤧
CY	official		جمهورية قبرص
CY	official	exact	塞浦路斯共和国
CZ	name		τσεχια|τσεχικη δημοκρατια|чехия|чешская республика|التشيك|تشيكيا|جمهورية التشيك|𐐽𐐯𐐿 𐑉𐐨𐐹𐐲𐐺𐑊𐐮𐐿
CZ	name	exact	бүгд наирамдах чех улс|република чешка|чеська республіка|чех|чех республикасы|чех республикаһы|чех республики|чехи|чехия республикаси|чехия республикасы|чехија|чехія|чешка|чешка република|чэхія|чэшская рэспубліка|ҷумҳурии чех|չեխիա|չեխիայի հանրապետություն|הרפובליקה הצ כית|טשעכיי|צ כיה|جمهوريه چيک|جمهوری چک|جمہوریہ چیک|زکھیا|چيڪ جهموريو|چيڪ جهموريہ|چيڪيا|چک|چک جمهوری|چکیا|چیک جموریت|چیک جمہوریہ|چیکیا|چېخ جۇمھۇرىيىتى|چەح رەسپۋبليكاسى|چەحيا|کۆماری چیک|ܬܫܝܟ|ܬܫܝܟܝܐ|ޗެޗް ރިޕަބްލިކް|ߗߍߞ|ߗߍߞ ߞߊ߲ߓߍ߲|चेक|चेक गणतन्त्र|चेक गणराज्य|चेक रिपब्लिक|चेक लोकसत्ताक|चेकिया|चेख सुबुंखुंथाय|चेखिया|चेचिया|झेक प्रजासत्ताक|झेकिया|চিজেচিয়া|চেক প্রজাতন্ত্র|চেকিয়া|চেচিয়া|ਚੈਕ ਗਣਰਾਜ|ਚੈਕੀਆ|ਚੈੱਕ ਗਣਰਾਜ|ચેક રિપબ્લિક|ચેક રીપબ્લિક|ચેકીયા|ଚେକିଆ|ଚେକ୍ ରିପବ୍ଲିକ୍|ଚେକ୍ ସାଧାରଣତନ୍ତ୍ର|ଚେଚିଆ|செக் குடியரசு|செசியா|చెకియా|చెక్ రిపబ్లిక్|చెక్చియ|ಚೆಕ್ ರಿಪಬ್ಲಿಕ್|ಜೆಕ್ ಗಣರಾಜ್ಯ|ಝೆಕಿಯಾ|ಝೆಕ್ ರಿಪಬ್ಲಿಕ್|ചെക്കിയ|ചെക്ക് റിപ്പബ്ലിക്|ചെക്ക് റിപ്പബ്ലിക്ക്|චෙක්|චෙක් ජනරජය|චෙචියාව|สาธารณรัฐเช็ก|เช็ก|ສາທາລະນະລັດເຊກ|ສາທາລະນະລັດເຊັກ|ເຊັກເຊຍ|ཅེཀ རི པབ ལིཀ|ཅཻག སྤྱི མཐུན རྒྱལ ཁབ|ချက် ပြည်ထောင်စု|ချက်ကီယား|မိူင်းၸွမ်ပွင်ၸိုင်ႈ ၶျႅၵ်ႈ|ၶျႅၵ်ႈ|ჩეხეთი|ჩეხეთის რესპუბლიკა|ჩეხეთისრესპუბლიკა|ሪፓብሊክ ቸክ|ቸክያ|ቼቺያ|ቼክ ሪፑብሊክ|ቼክ ሪፓብሊክ|ឆេគា|ឆែក|ឆែគា|សាធារណរដ្ឋឆេក|សាធារណរដ្ឋឆែក|ⵜⴰⴳⴷⵓⴷⴰⵏⵜ ⵜⴰⵜⵛⵉⴽⵉⵜ|チェコ|チェコ共和国|捷克|捷克共和国|捷克共和國|ꗿꕃ ꕸꖃꔀ|ꮴꭹ ꮝꭶꮪꭹ|ꮴꭹꭰ|체코|체코 공화국|체코공화국|𑄌𑄬𑄇𑄴 𑄛𑄳𑄢𑄎𑄖𑄧𑄚𑄴𑄖𑄳𑄢𑄧|𑄌𑄬𑄌𑄨𑄠|𞤲𞤣𞤫𞤲𞤣𞤭 𞤷𞤫𞤧𞤳𞤢𞥄|𞤷𞤫𞥅𞤳𞤭𞤴𞤢𞥄
CZ	official		الجمهورية التشيكية
DD	name	exact	восточная германия|германская демократическая республика
DE	name		γερμανια|германия|المانيا|𐐾𐐲𐑉𐑋𐐲𐑌𐐨
DE	name	exact	алманија|герман|германец|германи|германија|германіа|германія|немачка|німеччина|олмония|њемачка|գերմանիա|גרמניה|דייטשלאנד|المان|جرمني|جرمنی|يەڵمانیا|گېرمانىيە|گەرمانيا|ܐܠܡܢܝܐ|ޖަރުމަނުވިލާތް|ߊߟߑߡߊ߲ߘߎ߯|जर्मन|जर्मनी|जर्मनीदेश|जार्मानी|জর্মনি|জার্মানি|জাৰ্মানি|জাৰ্মানী|ਜਰਮਨੀ|જર્મની|ଜର୍ମାନି|ଜର୍ମାନୀ|ஜெர்மனி|జర్మనీ|ಜರ್ಮನಿ|ജർമനി|ജർമ്മനി|ජර්මනිය|เยอรมนี|ເຢຍລະມັນ|ཇཱར མ ནི|འཇར མན|ဂျာမဏီ|ဂျာမနီ|ၵျႃႇမၼီႇ|გერმანია|ጀርመን|អាល្លឺម៉ង់|ᠭᠧᠷᠮᠠᠨ|ᱡᱟᱨᱢᱟᱱᱤ|ⴰⵍⵎⴰⵏⵢⴰ|ドイツ|德国|德國|ꄓꇩ|ꕧꕮꔧ|ꭰꮒꮫꮵ|독일|𑄎𑄢𑄴𑄟𑄚𑄨|𞤶𞤫𞤪𞤥𞤢𞤲𞤭𞥅
DE	official		федеративная республика германия|جمهورية المانيا الاتحادية
DE	official	exact	德意志联邦共和国
DG	name		ντιεγκο γκαρσια|диего гарсия|دييغو غارسيا
DG	name	exact	вострау дыега гарсія|диего гарси|диего гарсиа|диего гарсија|дијего гарсија|дыега гарсія|дієго гарсія|դիեգո գարսիա|דייגו גרסיה|ديەگو گارسيا|دیهگو گارسیا|دیگو گارسیا|دیەگۆ گارسیا|دېگو گارشىيا|ڈايجو گارسیا|ڈیگو گارشیا|ڈیگو گریشیا|ډایګو ګارسیا|ڊييگو گارسيا|ܕܝܐܓܘ ܓܐܪܣܝܐ|ߖߋߜ߭ߏ߫ ߜ߭ߊߙߑߛߌߦߊ߫|डिएगो गार्सिया|डियगो गार्सिया|डियागो गार्सिया|दिएगो गार्सिया|दिगो गार्सिया|दियेग गार्सिया|ডিয়েগো গাৰ্চিয়া|দিয়েগো গার্সিয়া|ਡੀਇਗੋ ਗਾਰਸੀਆ|ડિએગો ગારસિઆ|ଡିଏଗ ଗାର୍ସିଆ|ଡିଏଗୋ ଗାର୍ସିଆ|டியகோ கார்ஷியா|డియాగో గార్సియా|ಡೈಗೋ ಗಾರ್ಸಿಯ|ഡീഗോ ഗ്രാഷ്യ|දියාගෝ ගාර්සියා|ดิเอโกการ์เซีย|ດິເອໂກ ກາເຊຍ|ཌི ཡེ གོ གར སིའོ|တီႇယေးၵူဝ်း ၵရႃႇသီးယႃး|ဒီအေဂိုဂရာစီအာ|ဒီအဲဂိုဂါစီရာ|დიეგო გარსია|ዲየጎ ጋርሺያ|ዲዬጎ ጋርሲያ|ዲዬጎ ጋርሺያ|ድየጎ ጋርስያ|ឌៀហ្គោហ្គាស៊ី|ディエゴガルシア島|迪亚哥加西亚岛|迪亞哥加西亞島|迪戈加西亚岛|ꔵꔀꖑ ꔳꘋꗣ|ꮧᏸꭺ ꭶꮟꮿ|디에고 가르시아|디에고가르시아섬|𑄘𑄨𑄠𑄬𑄉𑄮 𑄉𑄢𑄴𑄥𑄨𑄠|𞤶𞤮𞤺𞤮 𞤺𞤢𞥄𞤪𞤧𞤭𞤴𞤢
DJ	name		τζιμπουτι|джибути|جيبوتي|𐐾𐐲𐐺𐐭𐐼𐐨
DJ	name	exact	джибуті|джыбуці|жибути|џибути|җибүти|ҷибути|ҹибути|ջիբութի|ջիբուտի|ג יבוטי|דזשיבוטי|جبوتي|جبوتی|جىبۇتى|جیبوتی|جیبووتی|دجيبۋتي|ڊجبيوتي|ܓܝܒܘܛܝ|ޑްޖިބޯޓި|ߖߌߓߎߕߌ߫|जिबूति|जिबूती|जिबॉती|जिबौटी|जिबौति|डिजिबुटी|द्जिबूती|জিবুটি|জিবুতি|ਜ਼ੀਬੂਤੀ|ਜਿਬੂਤੀ|જીબૌટી|ଜିବୁତି|ଜିବୋଟି|ଡିବୌଟି|ஜிபௌட்டி|జిబుతి|జిబౌటి|ಜಿಬೂಟಿ|ಜಿಬೋಟಿ|ജിബൂത്തി|ദിജിബൗട്ടി|ජිබුටි|จิบูตี|ຈິບູຕິ|ཇི བྷུ ཊི|ཛི བུ ཏི|ဂျီဘူတီ|ၵျီႇပူးတီႇ|ჯიბუტი|ጂቡቲ|ጅቡቲ|ជីប៊ូទី|ហ្ស៊ីបូទី|ⴷⵊⵉⴱⵓⵜⵉ|ジブチ|吉布地|吉布提|ꕀꖜꔳ|ꮵꮚꮧ|지부티|𑄎𑄨𑄝𑄪𑄖𑄨|𞤶𞤭𞤦𞤵𞥅𞤼𞤭
DJ	official		республика джибути|جمهورية جيبوتي
DJ	official	exact	吉布提共和国
DK	name		δανια|дания|الدانمرك|الدنمارك|𐐼𐐯𐑌𐑋𐐪𐑉𐐿
DK	name	exact	дани|данимарка|данска|данія|даніѧ|դանիա|דנמרק|דענמארק|دانمارک|دانىيە|دانيا|دنمارک|ڈنمارک|ڈینمارک|ډنمارک|ڊينمارڪ|ܕܐܢܡܐܪܩ|ޑެންމާކު|ߘߊߣߌߡߊߙߑߞ|डेनमार्क|डेन्मार्क|डैनमार्क|ডেনমার্ক|ডেনমাৰ্ক|ਡੈਨਮਾਰਕ|ડેનમાર્ક|ଡେନମାର୍କ|டென்மார்க்|డెన్మార్క|డెన్మార్క్|ಡೆನ್ಮಾರ್ಕ್|ഡെൻമാർക്ക്|ඩෙන්මාර්කය|เดนมาร์ก|ເດນມາກ|ཌེན མཱཀ|ཌེན མཱརྐ|တႅၼ်းမၢၵ်ႈ|ဒိန်းမတ်|დანია|ደንማርክ|ዴንማርክ|ដាណឹម៉ាក|ដាណឺម៉ាក|ⴷⴰⵏⵎⴰⵔⴽ|デンマーク|丹麥|丹麦|ꕜꕇꕮꕃ|ꮧꮒꮉꭶ|덴마크|𑄓𑄬𑄚𑄴𑄟𑄢𑄴𑄇𑄧|𞤣𞤢𞤲𞤵𞤥𞤢𞤪𞤳
DK	official		королевство дания|مملكة الدانمرك
DK	official	exact	丹麦王国
DM	name		κοινοπολιτεια της δομινικας|ντομινικα|доминика|دومينيكا|𐐼𐐪𐑋𐐲𐑌𐐨𐐿𐐲
DM	name	exact	дамініка|доминик|домініка|դոմինիկա|דאמיניקע|דומיניקה|دومنیکا|دومىنىكا|دومینیکا|دۆمینیکا|ڈومنکا|ڈومنیکا|ڈومینیکا|ڊومينيڪا|ܕܘܡܝܢܝܩܐ|ޑޮމިނިކާ|ߘߏߡߣߌߞ|डोमिनिक|डोमिनिका|डोमिनीका|दमिनिका|ডমিনিকা|ডোমিনিকা|ਡੋਮੀਨਿਕਾ|ડોમિનિકા|ଡମିନିକା|ଡୋମିନାକା|ଡୋମିନିକା|டொமினிகா|డొమినికా|డొమెనికా|డోమెనిక|ಡೊಮಿನಿಕಾ|ഡൊമിനിക്ക|ඩොමිනිකාව|โดมินิกา|ໂດມີນິຄາ|ཌོ མི ནི ཀ|ཌོ མིན ནི ཀ|တူဝ်ႇမီႇၼိၵ|ဒိုမီနီကာ|დომინიკა|ዶሚኒካ|ដូមីនីក|ដូមីនីកា|ⴷⵓⵎⵉⵏⵉⴽ|ドミニカ国|多米尼克|ꖁꕆꕇꕪ|ꮩꮋꮒꭷ|도미니카|도미니카 연방|𑄓𑄮𑄟𑄨𑄚𑄨𑄇|𞤣𞤮𞤥𞤭𞤲𞤭𞤳𞤢𞥄
DM	official		содружество доминики|كمنولث دومينيكا
DM	official	exact	多米尼克国
DO	name		δομινικανη δημοκρατια|доминиканская республика|الجمهورية الدومينيكية|جمهورية الدومينيك|جمهورية الدومينيكان|𐐼𐐲𐑋𐐮𐑌𐐲𐐿𐐲𐑌 𐑉𐐨𐐹𐐲𐐺𐑊𐐮𐐿
DO	name	exact	бүгд наирамдах доминикан|бүгд наирамдах доминикан улс|дамініканская рэспубліка|доминика республикасы|доминика республики|доминикан республика|доминикан республикаси|доминикан республикасы|доминикан республикаһы|доминикан республики|доминикана республикасы|доминиканска република|домініканська республіка|ҷумҳурии доминикан|դոմինիկյան հանրապետություն|דאמיניקאנישע רעפובליק|הרפובליקה הדומיניקנית|جمهوريه ډومينيکن|جمهوری دومینیکن|جمہوریہ ڈومينيکن|دومنیکن جمهوری|دومىنىكا جۇمھۇرىيىتى|دومينيكان رەسپۋبليكاسى|ڈومنکن جموریت|ڈومنیکن جمہوریہ|ڈومینیکن ریپبلک|ڊومينيڪن جمهوريه|کۆماری دۆمینیکا|ܩܘܛܢܝܘܬܐ ܕܘܡܝܢܝܩܐܢܝܬܐ|ޑޮމިނިކަން ރިޕަބްލިކް|ߘߏߡߣߌߞ ߞߊ߲ߓߍ߲|डॉमिनिकन प्रजासत्ताक|डोमिनिक गणतंत्र|डोमिनिकन गणतन्त्र|डोमिनिकन गणराज्य|डोमिनिकन प्रजासत्ताक|डोमिनिकन प्रजासत्तो|डोमिनिकन रिपब्लिक|दमिनिकान सुबुंखुंथाय|ডমিনিকান ৰিপাব্লিক|ডোমিনিকান প্রজাতন্ত্র|ডোমেনিকান প্রজাতন্ত্র|ਡੋਮੀਨਿਕਾਈ ਗਣਰਾਜ|ડોમિનિકન રિપબ્લિક|ડોમિનિકન રીપબ્લિક|ଡମିନିକା ତି ରିପବ୍ଲିକ୍|ଡୋମିନକାନ୍ ପ୍ରଜାତନ୍ତ୍ର|ଡୋମିନିକାନ୍ ସାଧାରଣତନ୍ତ୍ର|டொமினிகன் குடியரசு|డొమినికన్ రిపబ్లిక్|డొమినికాన్ రిపబ్లిక్|డొమెనికన్ రిపబ్లిక్|ಡೊಮೆನಿಕನ್ ರಿಪಬ್ಲಿಕ್|ഡൊമിനിക്കൻ റിപ്പബ്ലിക്|ഡൊമിനിക്കൻ റിപ്പബ്ലിക്ക്|ඩොමිනිකා ජනරජය|สาธารณรัฐโดมินิกัน|ສາທາລະນະລັດ ໂດມິນິກັນ|ཌོ མི ནི ཀཱན རི པབ ལིཀ|ཌོ མིནནི ཀན སྤྱི མཐུན རྒྱལ ཁབ|တူဝ်ႇမီႇၼီႇၵၼ်ႇ|ဒိုမီနီကန်|დომინიკელთა რესპუბლიკა|ዶመኒካ ሪፓብሊክ|ዶመኒካን ሪፑብሊክ|ዶሚኒካዊት ሪፓብሊክ|ዶሚኒክ ሪፑብሊክ|សាធារណរដ្ឋដូមីនីក|សាធារណរដ្ឋដូមីនីកែន|ⵜⴰⴳⴷⵓⴷⴰⵏⵜ ⵜⴰⴷⵓⵎⵉⵏⵉⴽⵜ|ドミニカ共和国|多明尼加共和国|多明尼加共和國|多米尼加|多米尼加共和国|多米尼加共和國|ꖁꕆꕇꕪꘋ ꕸꕱꔀ|ꮩꮋꮒꭷꮒ ꮝꭶꮪꭹ|도미니카 공화국|𑄓𑄮𑄟𑄨𑄚𑄨𑄇𑄚𑄴 𑄛𑄳𑄢𑄧𑄎𑄖𑄧𑄚𑄴𑄖𑄳𑄢𑄧|𞤲𞤣𞤫𞤲𞤣𞤭 𞤣𞤮𞤥𞤭𞤲𞤭𞤳𞤢𞥄
DZ	name		αλγερια|алжир|الجزاير|𐐰𐑊𐐾𐐮𐑉𐐨𐐲
DZ	name	exact	алжирец|алжирска|алжыр|алҷазоир|жазоир|әлҹәзаир|ալժիր|אלג יריה|אלגיריה|אלגריה|اؠلجیریا|الجزایر|الجزیره|الجىر|الجيريا|الجیریا|اٮ۪لجیریا|جەزایر|يالجىرىيە|يەلجەزایر|ܓܙܐܪ|އަލްޖީރިއާ|ߊߟߑߖ߭ߋߙߌ߫|अल्जीरिया|अल्जेरिया|आल्जेरिया|আলজেরিয়া|আলজেৰিয়া|ਅਲਜੀਰੀਆ|અલ્જીરિયા|ଅଲଜେରିଆ|ଆଲଜେରିଆ|அல்ஜீரியா|అల్జీరియా|ఆల్జిరియా|ಅಲ್ಗೇರಿಯಾ|ಅಲ್ಜೀರಿಯ|അൾജീരിയ|ඇල්ජීරියාව|แอลจีเรีย|ອັລຈິເຣຍ|ཨལ ཇི རི ཡ|ཨཱལ ཇི རི ཡ|အယ်လ်ဂျီးရီးယား|ဢႄးၵျီးရီးယႃး|ალჟირი|አልጄሪያ|ኣልጀርያ|អាល់ហ្សេរី|ⴷⵣⴰⵢⵔ|アルジェリア|阿尔及利亚|阿爾及利亞|ꕉꔷꔠꔸꕩ|ꭰꮅꮵꮅꮿ|알제리|𑄃𑄢𑄴𑄎𑄬𑄢𑄨𑄠|𞤢𞤤𞤶𞤢𞤪𞤭𞥅
DZ	official		алжирская народная демократическая республика|الجمهورية الجزايرية الديمقراطية الشعبية
DZ	official	exact	阿尔及利亚民主人民共和国
EA	name		θεουτα και μελιγια|θεουτα και μελιλα|сеута и мелилья|سبتة ومليلية|سيوتا وميليلا
EA	name	exact	сеита ва мелилла|сеута а мелилья а|сеута ба мелилья|сеута ва мелилла|сеута вә мелилја|сеута жана мелилла|сеута және мелилья|сеута и мелия|сеута и мелиља|сеута мелилья|сеута мен мелилья|сеута тата мелилья|сеута і мелілья|сеута ҳәм мелилья|сеута һәм мелилья|сеутапа мелили|сэута ва мелилла|սեուտա եւ մելիլյա|סאוטה ומלייה|سبته و ملیله|سوتا و ملیله|سيوتا او ماليلا|سيوتا و ملیلا|سیوٹا تہ ملیلا|سیوٽا میلیلا|سیيوٹا اور میلیلا|سێيووتا و مێلییا|سېيتا ۋە مېلىلا|سەۋتا جانە مەليليا|ܟܘܝܛܐ ܘܡܝܠܝܐ|ߛߋߎߕߊ߫ ߣߌ߫ ߡߋߟߌߣߊ߫|किउता आरो मेलिल्ला|सिउटा र मेलिला|सिटा आनी मेलिल्ला|सेउटा आ मेलिला|सेउटा ऑड़े मेलिला|सेउटा और मेलिला|सेउटा कने मेलिला|सेउता आनि मेलिया|स्यूटा आणि मेलिला|কুউটা এবং মেলিলা|চেউটা আৰু মেলিলা|ਸਿਓਟਾ ਅਤੇ ਮੇਲਿੱਲਾ|સ્યુટા અને મેલિલા|ସିଉଟା ଏବଂ ମେଲିଲା|ସେଅଟା ଅଡ଼େ ମେଲିଲା|சியூடா மெலில்லா|స్యూటా మరియు మెలిల్లా|స్యూటా మెలిల్లా|ಸೆಯುಟಾ ಹಾಗೂ ಮೆಲಿಲ್ಲಾ|സെയൂത്ത ആൻഡ് മെലിയ|සෙයුටා සහ මෙලිල්ලා|ซีโอตาและเมลิลลา|เซวตาและเมลียา|ເຊວຕາ ເມລິນລາ|ເຊວຕາ ແລະເມລິນລາ|སེ ཨུ ཏ ཨེནཌ མེལ ལི ལ|ဆယ်ဥတာနှင့်မယ်လီလ်လာ|သူးတ လႄႈ မႄႇလီႇလႃႇ|სეუტა და მელილა|ሲውታን ሜሊላን|ሴኡታና ሜሊላ|ሴውታን መሊላን|ជឺតា និងម៉េលីឡា|セウタ メリリャ|休达与梅利利亚|休达及梅利利亚|休達與梅利利亞|ꗻꕚ ꗪ ꔡꔷꕞ|ꮡꮤ ꭰꮄ ꮊꮅꮿ|세우타 및 멜리야|𑄇𑄪𑄃𑄪𑄑 𑄃𑄳𑄃 𑄟𑄬𑄣𑄨𑄣|𞤧𞤭𞤼𞥆𞤢 𞤥𞤫𞤤𞤭𞤤𞤢
EC	name		εκουαδορ|ισημερινος|эквадор|اكوادور|الاكوادور|𐐯𐐿𐐶𐐲𐐼𐐱𐑉
EC	name	exact	еквадор|էկվադոր|אקוודור|עקוואדאר|ايڪواڊور|اکوادر|اکوادور|اکواڑور|ایکواڈور|يیکوادۆر|يېكۋاتور|يېكۋادور|ەكۆادور|ܐܩܘܐܕܘܪ|އީކުއެޑޯ|ߕߍߡߊߓߊ߲߮|इक्वडेर|इक्वाडोर|इक्वेडोर|एक्वाडर|एक्वाडोर|ইকুয়েডর|ইকুৱেডৰ|ਇਕਵੇਡੋਰ|એક્વાડોર|ଇକ୍ୱାଡର|ଇକ୍ୱାଡୋର୍|ଇକ୍ୱେଡର୍|ஈக்வடார்|ఈక్వడార్|ಈಕ್ವೆಡಾರ್|ഇക്വഡോർ|ඉක්වදෝරය|เอกวาดอร์|ເອກວາດໍ|ཨི ཁྭ ཌོར|ཨེ ཁྭ ཌོར|အီကွေဒေါ|ဢေႇၵႂႃႇတေႃႇ|ეკვადორი|ኢኳዶር|ኤኳዶር|អេក្វាឌ័រ|អេក្វាទ័រ|ⵉⴽⵡⴰⴷⵓⵔ|エクアドル|厄瓜多|厄瓜多尔|厄瓜多爾|ꗡꖴꔃꗍ|ꭱꮖꮩꮅ|에콰도르|𑄄𑄇𑄪𑄠𑄬𑄓𑄧𑄢𑄴|𞤫𞤳𞤵𞤱𞤢𞤣𞤮𞥅𞤪
EC	official		республика эквадор|جمهورية اكوادور
EC	official	exact	厄瓜多尔共和国
EE	name		εσθονια|эстония|эстонская республика|استونيا|𐐯𐑅𐐻𐐬𐑌𐐨𐐲
EE	name	exact	естония|естонија|естонія|эстон|эстони|эстонія|էստոնիա|אסטוניה|עסטלאנד|استونی|استونیا|اسٹونیا|ايسٽونيا|ایسٹونیا|يیستۆنیا|يېستونىيە|ەستونيا|ܐܣܛܘܢܝܐ|އެސްޓޯނިއާ|ߋߛߑߕߏߣߌ߫|इस्टोनिया|एस्टनिया|एस्टोनिया|एस्तोनिया|ইষ্টোনিয়া|এস্তোনিয়া|ਇਸਟੋਨੀਆ|એસ્ટોનિયા|ଏସ୍ଟନିଆ|ଏସ୍ତୋନିଆ|எஸ்டோனியா|ఎస్టోనియా|ಎಸ್ಟೋನಿಯಾ|എസ്റ്റോണിയ|එස්තෝනියාව|เอสโตเนีย|ເອສໂຕເນຍ|ཨིསྟོ ནི ཡ|ཨེས ཊོ ནི ཡ|အက်စတိုးနီးယား|ဢႄႇသတူဝ်းၼီးယႃး|ესტონეთი|ኤስቶኒያ|ኤስቶንያ|អេស្តូនី|ⵉⵙⵜⵓⵏⵢⴰ|エストニア|愛沙尼亞|爱沙尼亚|ꗡꔻꕿꕇꕰ|ꭱꮝꮩꮒꮿ|에스토니아|𑄆𑄌𑄴𑄖𑄮𑄚𑄨𑄠|𞤫𞤧𞤼𞤮𞤲𞤭𞤴𞤢𞥄
EE	official		جمهورية استونيا
EE	official	exact	爱沙尼亚共和国
EG	name		αιγυπτος|египет|جمهورية مصر|جمهورية مصر العربية|𐐨𐐾𐐲𐐹𐐻
EG	name	exact	eгиптенин|египат|египетска|египтянин|егіпет|мисар|мисир|миср|мисыр|мысыр|єгипет|եգիպտոս|מצרים|עגיפטן|مسر|مصر|مصري|مىسىر|میسر|ܡܨܪܝܢ|މިޞްރު|ߋߖ߭ߌߔߑߕ|इजिप्ट|इजिप्त|ईजिप्त|एजिप्त|मिस्र|ইজিপ্ত|মিশর|ਮਿਸਰ|ઇજિપ્ત|ଇଜିପ୍ଟ|எகிப்து|ఈజిప్ట్|ಈಜಿಪ್ಟ್|ഈജിപ്ത്|ඊජිප්තුව|อียิปต์|ອີຢິບ|ཨི ཇིབཊ|ཨི ཇིབྚ|အီဂျစ်|ဢီးၵျိပ်ႈ|ეგვიპტე|ግብጺ|ግብጽ|អេហ្ស៊ីប|ⵎⵉⵚⵕ|エジプト|埃及|ꕆꔖꕞ|ꭲꮵꮘꭲ|이집트|𑄟𑄨𑄥𑄧𑄢𑄴|𞤥𞤭𞤧𞤭𞤪𞤢
EG	official		арабская республика египет
EG	official	exact	阿拉伯埃及共和国
EH	name		δυτικη σαχαρα|западная сахара|الصحراء الغربية|𐐶𐐯𐑅𐐻𐐲𐑉𐑌 𐑅𐐲𐐸𐐱𐑉𐐲
EH	name	exact	анаҫ сахара|баруун сахар|барыын сахара|батыс сахара|батыш сахара|западна сахара|заходняя сахара|західна сахара|көнбаиыш сахара|көнбатыш сахара|малхбузен саьхьара|садр|сахараи ғарби|сахарская арабская демократическая республика|саҳрои ғарби|ғарбии саҳрои кабир|արեւմտյան սահարա|סהרה המערבית|اولهه صحارا|باتىس ساحارا|روچکپتین سحرا|سەحرای ڕۆژاوا|صحرای غربی|غربی صحرا|غەربىي ساخارا|لويديځ صحارا|مشرقی سہارا|مغربی صحارا|ڕۆژاوای سەحرا|ܨܚܪܐ ܡܥܪܒܝܬܐ|ހުޅަނގު ސަހަރާ|ߞߌ߲߬ߢߍ߬ߞߏ߲ߞߏ߫ ߕߟߋ߬ߓߋ|अस्तंत सहारा|अस्तंती सहारा|पश्चिम सहारा|पश्चिमी सहारा|पश्चिमी साहारा|वेड़ा कुण्पु सहारा|सोनाबारि साहारा|পশ্চিম সাহারা|পশ্চিমীয় ছাহাৰা|ਪੱਛਮੀ ਸਹਾਰਾ|પશ્ચિમી સહારા|ପଶ୍ଚିମ ସାହାରା|ୱେଡ଼ାକୁଣ୍ପୁ ସାହାରା|மேற்கு சஹாரா|పడమటి సహారా|ಪಶ್ಚಿಮ ಸಹಾರಾ|പശ്ചിമ സഹാറ|බටහිර සහරාව|ซาฮาราตะวันตก|ຊາຮາຣາຕາເວັນຕົກ|ནུབ ཕྱོགས ས ཧཱ ར|သႃႇႁႃႇရႃႇ ပွတ်းတူၵ်း|အနောက် ဆာဟာရ|အနောက်ပိုင်း ဆာဟာရ|დასავლეთ საჰარა|დასავლეთი საჰარა|ምዕራባዊ ሰሃራ|ምዕራባዊ ሳህራ|សាហារ៉ាខាងលិច|西サハラ|西撒哈拉|阿拉伯撒哈拉民主共和国|ꕢꕌꕟ ꔎꔒ ꕀꔤ|ꮽꮥꮅꭼ ꮧꮬ ꮜꭾꮃ|서사하라|𑄛𑄧𑄎𑄨𑄟𑄴 𑄥𑄦𑄢|𞤧𞤢𞥄𞤸𞤢𞤪𞤢 𞤸𞤭𞥅𞤲𞤢𞥄𞤪𞤭
ER	name		ερυθραια|κρατος της ερυθραιας|эритрея|اريتريا|𐐯𐑉𐐮𐐻𐑉𐐨𐐲
ER	name	exact	еритрея|еритреја|эритреи|эритри|эрытрэя|էրիթրեա|էրիտրեա|אריתריאה|עריטרעע|ارٹیا|اریتره|اریتریا|اریٹیریا|ايريٽيريا|ایریٹریا|يېرىترىيە|يېرىترېيە|يەریتریا|ەريترەيا|ܐܪܬܪܝܐ|އެރިޓްރިއާ|ߋߙߕߌߙߋ߫|इरिट्रिया|एरिट्रिया|एरिट्रीया|एरिट्रेया|एरित्रिया|ইরিত্রিয়া|এৰিত্ৰিয়া|ਇਰੀਟ੍ਰਿਆ|એરિટ્રિયા|ଇରିଟ୍ରିଆ|ଇରିଟ୍ରିୟା|எரிட்ரியா|ఇరిట్రియా|ఎరిట్రియా|ಎರಿಟ್ರಿಯಾ|ಏರಿಟ್ರಿಯಾ|എറിത്രിയ|එරිත්රියාව|เอริเทรีย|ເອຣິເທຣຍ|ཨེ རི ཊྲེ ཡ|ཨེ རི ཏྲེ ཨ|အီရီတရီအာ|အီရီထရီးယား|ဢႄႇရီႇထရီးယႃး|ერიტრეა|ኤርትራ|អេរីត្រេ|អេរីទ្រា|ⵉⵔⵉⵜⵉⵔⵢⴰ|エリトリア|エリトリア国|厄利垂亚|厄利垂亞|厄立特里亚|厄立特里亞|ꔀꔸꔳꕟ|ꭱꮅꮯꮿ|에리트레아|에리트리아|𑄄𑄢𑄨𑄖𑄳𑄢𑄨𑄠|𞤫𞤪𞤭𞥅𞤼𞤫𞤪𞤫
ER	official		государство эритрея|دولة اريتريا
ER	official	exact	厄立特里亚国
ES	name		ισπανια|испания|اسبانيا|𐑅𐐹𐐩𐑌
ES	name	exact	испани|испанија|шпанија|іспанія|իսպանիա|ספרד|שפאניע|اسپانیا|اسپين|ایسپانیا|سپین|هسپانیه|يسپانيا|يىسپانىيە|يیسپانیا|ہسپانیہ|ܐܣܦܢܝܐ|ސްޕެއިން|ߊߛߌߔߊ߲߫|स्पेन|स्पैन|স্পেইন|স্পেন|ਸਪੇਨ|સ્પેન|ସ୍ପେନ୍|ஸ்பெயின்|స్పెన్|స్పెయిన్|ಸ್ಪೇನ್|സ്പെയിൻ|ස්පාඤ්ඤය|สเปน|ສະເປນ|སི པན|ཨིས པེན|စပိန်|သပဵၼ်ႇ|ესპანეთი|ስጳኛ|ስፔን|អេស្ប៉ាញ|ⵙⴱⴰⵏⵢⴰ|スペイン|西班牙|ꕐꘊꔧ|ꭰꮒꮝꮖꮒᏹ|스페인|𑄥𑄳𑄛𑄬𑄚𑄴|𞤫𞤧𞤨𞤢𞤻𞤢𞥄
ES	official		королевство испания|مملكة اسبانيا
ES	official	exact	西班牙王国
ET	name		αιθιοπια|федеративная демократическая республика эфиопия|эфиопия|اثيوبيا|𐐨𐑃𐐨𐐬𐐹𐐨𐐲
ET	name	exact	етиопия|етиопија|ефиопија|ефіопія|этиоп|эфиопи|эфіопія|եթովպիա|אתיופיה|עטיאפיע|اتھوپیا|اتیوپی|ايٿوپيا|ایتوپیا|ایتوپیه|ایتھوپیا|حبشه|يېفىيوپىيە|يەتیۆپیا|ەفيوپيا|ܟܘܫ|އެތިއޯޕިއާ|ߋߗߏߔߌ߫|इतियोपिया|इथिओपिया|इथियपिया|इथियोपिया|इथोपिया|ইথিঅপিয়া|ইথিওপিয়া|ইফিওপিয়া|ਇਥੋਪੀਆ|ઇથિઓપિયા|ଇତିୟପିଆ|ଇଥିଓପିଆ|எதியோப்பியா|எத்தியோப்பியா|ఇతియోపియా|ఇథియోపియా|ಇಥಿಯೋಪಿಯಾ|എത്യോപ്യ|ඉතියෝපියාව|เอธิโอเปีย|ອີທິໂອເປຍ|ཨི ཐི ཡོ པི ཡ|ཨི ཐིའོ པི ཡ|အီသီယိုးပီးယား|ဢီႇတီႇယူဝ်းပီးယႃး|ეთიოპია|ኢትዮጵያ|អេត្យូពី|ⵉⵜⵢⵓⴱⵢⴰ|エチオピア|埃塞俄比亚|埃塞俄比亞|衣索比亚|衣索比亞|ꔤꔳꖎꔪꕩ|ꭲꮧꭳꮘꭰ|에티오피아|이디오피아|𑄃𑄨𑄜𑄨𑄃𑄮𑄛𑄨𑄠|𞤢𞤦𞤢𞤧𞤭𞤲𞤭𞥅
ET	official		جمهورية اثيوبيا الديمقراطية الاتحادية
ET	official	exact	埃塞俄比亚联邦民主共和国
FI	name		φινλανδια|финляндия|финска|فنلندا|𐑁𐐮𐑌𐑊𐐲𐑌𐐼
FI	name	exact	финланд|финландия|финландија|финлянд|финлянди|фінляндыя|фінляндія|ֆինլանդիա|פינלאנד|פינלנד|فن لينڊ|فن لینڈ|فنلاند|فنلند|فنلینډ|فنلینڑ|فىنلاندىيە|فينليانديا|فینلاند|ܦܝܢܠܢܕ|ފިންލޭންޑް|ߝߍ߲ߟߊ߲ߘ|प़िनलेंड|फ़िनलैंड|फिनलँड|फिनलंड|फिनलेण्ड|फिनलैंड|फिनल्याण्ड|फिन्ल्याण्ड|ফিনলেণ্ড|ফিনল্যান্ড|ਫਿਨਲੈਂਡ|ફિનલેન્ડ|ପିନ୍ଲାଣ୍ଡ|ଫିନଲ୍ୟାଣ୍ଡ|பின்லாந்து|పిన్లాండ్|ఫిన్లాండ్|ಫಿನ್ಲ್ಯಾಂಡ್|ഫിൻലാൻഡ്|ෆින්ලන්තය|ฟินแลนด์|ຝຽກລັງ|ຟິນແລນ|ཕིན ལན྄ཌ|ཕིན ལེནཌ|ဖင်လန်|ၾိၼ်ႇလႅၼ်ႇ|ფინეთი|ፊንላንድ|ហ្វាំងឡង់|ⴼⵉⵍⵍⴰⵏⴷⴰ|フィンランド|芬兰|芬蘭|ꔱꘋ ꖨꕮꕊ|ꮻꮒꭶꮩꭿ|핀란드|𑄜𑄨𑄚𑄴𑄣𑄳𑄠𑄚𑄴𑄓𑄴|𞤬𞤭𞤲𞤤𞤢𞤲𞤣
FI	official		финляндская республика|جمهورية فنلندا
FI	official	exact	芬兰共和国
FJ	name		δημοκρατια των φιτζι|φιτζι|республика фиджи|фиджи|𐑁𐐨𐐾𐐨
FJ	name	exact	фижи|фижи ороллари|фиџи|фиҷи|фиҹи|фіджы|фіджі|ֆիջի|פיג י|פידזשי|فجي|فجی|فىجى|فيجي|فیجی|ܦܝܓܝ|ފިޖީ|ߝߖߌ߫|प़िजी|फ़िजी|फिजी|ফিজি|ਫ਼ਿਜੀ|ફીજી|ପିଜି|ଫିଜି|ஃபிஜி|పిజీ|ఫిజీ|ಫಿಜಿ|ഫിജി|ෆීජී|ฟิจิ|ຟິຈິ|ཕི ཇི|ဖီဂျီ|ၾီႇၵျီႇ|ფიჯი|ፊጂ|ហ្វីជី|ហ្វុីជី|ⴼⵉⴷⵊⵉ|フィジー|斐济|斐濟|ꔱꔤꕀ|ꮻꮵ|피지|𑄜𑄨𑄎𑄨|𞤬𞤭𞤶𞤭𞥅
FJ	official		جمهورية فيجي
FJ	official	exact	斐济共和国
FK	name		νησοι φοκλαντ|νησοι φοκλαντ νησοι μαλβινας|νησοι φωκλαντ μαλβινας|фолклендские мальвинские о ва|фолклендские мальвинские острова|фолклендские о ва|фолклендские острова|جزر فوكلاند|جزر فوكلاند جزر مالفيناس|جزر فوكلاند مالفيناس|𐑁𐐪𐑊𐐿𐑊𐐲𐑌𐐼 𐐴𐑊𐐲𐑌𐐼𐑆
FK	name	exact	фалклендскія астравы|фалклендскія мальвінскія астравы|фокландска малвинска острва|фокландска острва|фокландска острва малвинска|фолкландска малвинска острва|фолкландски острови|фолкландски острови малвински острови|фолкленд адалары|фолкленд адалары малвин адалары|фолкленд аралдары|фолкленд аралдары мальвин аралдары|фолкленд атаулары|фолкленд малвин ороллари|фолкленд мальвин атаулары|фолкленд мальвин ортулуктар|фолкленд мальвин утрауҙары|фолкленд мальвина аралдары|фолкленд мальвински утравесем|фолкленд ороллари|фолкленд ортулуктар|фолкленд утравесем|фолкленд утравесем мальвина утравесем|фолкленд утраулары|фолкленд утраулары мальвин утраулары|фолкленд утрауҙары|фолклендан гӏаиренаш|фолклендан гӏаиренаш мальвинаш|фолклендиин арлууд|фолклендиин арлууд мальвины арлууд|фолклендски острови|фолклендски острови малвински острови|фолклендські мальвінські острови|фолклендські острови|фолклэнд аралдары|фолклэнд малвина аралдары|фолькландын арлууд|фолькландын арлууд ислас мальвинас|фолькленд ороллари|фолькленд ороллари мальвин ороллари|ҷазираҳои фолкленд|ֆոլքլենդյան կղզիներ|ֆոլքլենդյան մալվինյան կղզիներ|איי פוקלנד|איי פוקלנד איי מלווינס|פאלקלאנד אינזלען|جزاير فاک لینڈ مالویناس|جزاير فاکلینڈ|جزاير فاکلینڈ اسلاس مالویناس|جزایر فالکلند|جزایر فالکلند ایسلاس مالویناس|دوورگەکانی مالڤیناس|دوورگەکانی مالڤیناس دوورگەکانی فاڵکلاند|فالكلاند ياراللىرى|فالكلاند ياراللىرى يىسلاس مالۋىناس|فالکلند جزیرهيون|فالکلند مالویناس|فاکلينډ ټاپوګان|فاکلينډ ټاپوګان ايزلز مالويناس|فاکلینڈ جزاير|فاکلینڈ جزاير مالویناس|فاڪ لينڊ ٻيٽ|فاڪ لينڊ ٻيٽ اسلس مالويناس|فلاکلینڑ جزیر|فلڪ لينڊ ٻيٽ|فولكلەند ارالدارى|فولكلەند ارالدارى مالۆين ارالدارى|ܓܙܪܬܐ ܕܡܠܒܢܐܣ|ܓܙܪܬܐ ܕܦܠܟܠܢܕ|ފޯކްލޭންޑް އައިލޭންޑްސް|ߡߊߟߎ߲ߌ߲߫ ߕߌ߲|ߡߊߟߎ߲ߌ߲߫ ߕߌ߲ ߝߊߟߑߞߑߟߊ߲ ߕߌ߲|प़ॉकलेंड द्वीप|प़ॉकलेंड द्वीप इज़्लास माल्विनास|फकलेण्ड द्वीपफोर|फकल्याण्ड टापुहरु|फक्ल्याण्ड टापुहरू इज्लास माल्भिनास|फ़ॉकलैंड आइलैंड्स|फ़ॉकलैंड आइलैंड्स इलास मालविनास|फ़ॉकलैंड द्वीपसमूह|फ़ॉकलैंड द्वीपसमूह इज़्लास माल्विनास|फ़ॉकलैंड द्वीपां दा झुंड|फ़ॉकलैंड द्वीपां दा झुंड इज़्लास माल्विनास|फ़ॉल्कलैंड द्वीप|फाकलैंड द्वीप समूह मालविनास|फाकलैंड द्वीपसमूह|फाकलैंड द्वीपसमूह इजलास माल्बिनास|फॉकलंड द्वीपसमूह माल्विनास|फॉकलंड बेटे|फॉकलंड बेटे इस्लास मालविनास|ফকলেণ্ড দ্বীপপুঞ্জ|ফকলেণ্ড দ্বীপপুঞ্জ আইলেছ মালভিনাছ|ফকল্যান্ড আইল্যান্ড ইসল্যাস মাসভেনিস|ফকল্যান্ড দ্বীপপুঞ্জ|ফক্ল্যান্ড দ্বীপপুঞ্জ মালভিনাস|ਫ਼ਾਕਲੈਂਡ ਟਾਪੂ|ਫ਼ਾਕਲੈਂਡ ਟਾਪੂ ਆਈਲਾਸ ਮਾਲਵਿਨਾਸ|ફૉકલૅન્ડ આઇલૅન્ડ્સ|ફૉકલૅન્ડ આઇલૅન્ડ્સ આઇલાસ માલવિનાસ|ફૉકલેન્ડ આઇલેન્ડ્સ|ફૉકલેન્ડ આઇલેન્ડ્સ આઇલાસ માલવિનાસ|ફૉકલેન્ડ ટાપુઓ|ફૉકલેન્ડ ટાપુઓ ઇસ્લાસ માલવિનસ|ପାକ୍ଲାଣ୍ଡ ଦିପ|ପାକ୍ଲାଣ୍ଡ ଦିପ ଇଜ୍ଲାସ ମାଲୱିନାସ|ଫକଲ୍ୟାଣ୍ଡ ଦ୍ୱୀପପୁଞ୍ଜ ଇସଲାସ୍ ମାଲଭିନାସ୍|ଫକ୍ଲ୍ୟାଣ୍ଡ ଦ୍ଵୀପପୁଞ୍ଜ|ଫକ୍ଲ୍ୟାଣ୍ଡ ଦ୍ଵୀପପୁଞ୍ଜ ଇସଲାସ୍ ମାଲଭିନାସ୍|ଫଲ୍କଲ୍ୟାଣ୍ଡ ଦ୍ବୀପପୁଞ୍ଜ|ஃபாக்லாந்து தீவுகள்|ஃபாக்லாந்து தீவுகள் இஸ்லாஸ் மால்வினஸ்|ఫాక్ల్యాండ్ దీవులు|ఫాక్ల్యాండ్ దీవులు ఇస్లాస్ మాల్వినాస్|ಫಾಕ್ಲ್ಯಾಂಡ್ ದ್ವೀಪಗಳು|ಫಾಕ್ಲ್ಯಾಂಡ್ ದ್ವೀಪಗಳು ಇಸ್ಲಾಸ್ ಮಾಲ್ವಿನಸ್|ಫಾಲ್ಕ್ಲ್ಯಾಂಡ್ ದ್ವೀಪಗಳು|ಫಾಲ್ಕ್ಲ್ಯಾಂಡ್ ದ್ವೀಪಗಳು ಇಸ್ಲಾಸ್ ಮಾಲ್ವಿನಸ್|ഫാക്ക്ലാന്റ് ദ്വീപുകൾ|ഫോക്ക്ലാൻഡ് ദ്വീപുകൾ ഐലാസ് മാൽവിനാസ്|ഫോക്ക്ലൻഡ് ദ്വീപുകൾ ഇസ്ലാസ് മാൽവീനാസ്|ෆෝක්ලන්ත දූපත්|ෆෝක්ලන්ත දූපත් අයිලස් මල්වියනාස්|หมู่เกาะฟอล์กแลนด์|หมู่เกาะฟอล์กแลนด์ อิสลาส มาลวินาส|ຫມູ່ເກາະຟອກແລນ|ຫມູ່ເກາະຟອກແລນ ອິສລາສ ມາວິນນາສ|ཕལྐ ལནྜ གླིང ཕྲན|ཕལྐ ལནྜ གླིང ཚོམ|ཕལྐ ལནྜ གླིང ཚོམ ཨིས ལཱས མལ བི ཎཱས|ဖောက်ကလန် ကျွန်းစု|ဖော့ကလန် ကျွန်းစု|ဖော့ကလန် ကျွန်းစု အီလားစ် မောလ်ဗီနာစ်|ဖော့ခ်လန်ကျွန်းစု အီလားစ် မောလ်ဗီနာစ်|မူႇၵုၼ် ၾွၵ်ႉလႅၼ်ႇ|မူႇၵုၼ် ၾွၵ်ႉလႅၼ်ႇ ဢၢႆးသလတ်ႉသ် မႄႇလ်ဝီးၼတ်ႉသ်|ფოლკლენდის კუნძულები|ფოლკლენდის კუნძულები მალვინის კუნძულები|የፎልክላንድ ደሴቶች|የፎክላንድ ደሴቶች|ደሴታት ፎክላንድ|ደሴታት ፎክላንድ ኢስላስ ማልቪናስ|ፎክላንድ ደሴቶች ኢስላስ ማልቪናስ|កោះហ្វក់ឡែន|កោះហ្វក់ឡែន islas malvinas|កោះហ្វក់ឡែន ម៉ាវីណាស|ប្រជុំកោះម៉ាលូអុីន|ⵜⵉⴳⵣⵉⵔⵉⵏ ⵏ ⵎⴰⵍⴰⵡⵉ|フォークランド マルビナス 諸島|フォークランド諸島|フォークランド諸島 マルビナス諸島|フォークランド諸島 マルビーナス諸島|福克兰群岛|福克兰群岛 马尔维纳斯|福克兰群岛 马尔维纳斯群岛|福克蘭群島|福克蘭群島 馬爾維納斯群島|ꕘꔷꕃ ꖨꕮ ꔳꘋꗣ|ꮹꭹ ꭴꭶꮪꮫ ꭲꮝꮃꮝ ꮉꮈꮻꮎꮝ|ꮹꭹ ꮪꭶꮪꮫꭲ|ꮹꭹ ꮪꭶꮪꮫꭲ ꭲꮝꮃꮝ ꮉꮈꮻꮎꮝ|포클랜드 제도|포클랜드 제도 말비나스 군도|포클랜드섬|𑄜𑄧𑄇𑄴𑄣𑄳𑄠𑄚𑄴𑄓𑄴 𑄃𑄭𑄣𑄳𑄠𑄚𑄴𑄓𑄴 𑄄𑄥𑄴𑄣𑄳𑄠𑄌𑄴 𑄟𑄥𑄴𑄞𑄬𑄚𑄨𑄌𑄴|𑄜𑄧𑄇𑄴𑄣𑄳𑄠𑄚𑄴𑄓𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤥𞤢𞤤𞤾𞤭𞤲𞤢𞥄𞤧|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤬𞤢𞤤𞤳𞤵𞤤𞤢𞤲𞤣
FM	name		μικρονησια|μικρονησια ομοσπονδες πολιτειες της|ομοσπονδες πολιτειες της μικρονησιας|микронезия|микронезия федеративные штаты|федеративные штаты микронезии|ميكرونيزيا|ميكرونيزيا ولايات الموحدة|ولايات ميكرونيسيا المتحدة|𐑋𐐴𐐿𐑉𐐲𐑌𐐨𐑈𐐲
FM	name	exact	микронези|микронезин федеративни штаташ|микронезия федеративлик штатлары|микронезија|мікранезія|мікронезія|федеративні штати мікронезіі|штатҳои федеративии микронезия|միկրոնեզիա|מיקראנעזיע|מיקרונזיה|مايکرونیشیا|مايڪرونيشيا|مايیکرونیشیا|مایکرۆنیزیا|مىكرونېزىيە|ميكرونەزيا|میکرونزی|میکرونزیا|میکرونیزیا|ܐܬܪܘܬܐ ܦܕܪܠܝܐ ܕܡܝܩܪܘܢܝܣܝܐ|މޮލްޑޯވާ|ߡߌߞߙߏߣߋߖ߭ߌ߫|माइक्रनेशिया|माइक्रोनेशिया|माइक्रोनेसिया|मायक्रोनिशिया|मायक्रोनेशिया|मायक्रोनेशिया संघीय राज्ये|মাইক্রোনেশিয়া|মাইক্রোনেশিয়া যুক্তরাজ্য|মাইক্ৰোনেচিয়া|ਮਾਇਕ੍ਰੋਨੇਸ਼ੀਆ|માઇક્રોનેશિયા|ମାଇକ୍ରୋନେସିଆ|ମାକ୍ରନେସିଆ|மைக்ரோனேஷியா|మైక్రోనేశియ|మైక్రోనేషియా|మైక్రోనేసియా|ಮೈಕ್ರೋನೇಶಿಯಾ|മൈക്രോനേഷ്യ|මයික්රොනීසියාව|ไมโครนีเซีย|ໄມໂຄຣນີເຊຍ|མའི ཀྲོ ནི ཤི ཡ|မိုင်ခရိုနီရှား|ၼႃႈလိၼ် မၢႆႇၶရူဝ်ႇၼေးသျၼ်း|მიკრონეზია|ሚክሮኔዢያ|ማይክሮነዥያ|ማይክሮኔዢያ|មីក្រូណេស៊ី|មីក្រូនេស៊ី|រដ្ឋសហព័ន្ធមីក្រូណេស៊ី|ⵎⵉⴽⵔⵓⵏⵉⵣⵢⴰ|ミクロネシア連邦|密克罗尼西亚|密克罗尼西亚群岛|密克罗尼西亚联邦|密克羅尼西亞|密克羅尼西亞群島|ꕆꖏꕇꔻꕩ|ꭰᏸꮯ ꮷꮎꮅꭺꭿ ꮎꮏ ꮉꭲꮙꮒꮟꮿ|ꮉꭲꮙꮒꮟꮿ|미크로네시아|𑄟𑄭𑄇𑄳𑄢𑄮𑄚𑄬𑄥𑄨𑄠|𞤥𞤭𞤳𞤪𞤮𞤲𞤫𞥅𞤧𞤭𞤴𞤢
FM	official		ولايات ميكرونيزيا الموحدة
FO	name		νησοι φεροες|фарерские о ва|фарерские острова|фареры|جزر فارو|جزر فايرو|𐑁𐐯𐑉𐐬 𐐴𐑊𐐲𐑌𐐼𐑆
FO	name	exact	фарер адалары|фарер аралдары|фарер атаулары|фарер ороллари|фарер утравесем|фарер утраулары|фарер утрауҙары|фарериин гӏаиренаш|фарерські острови|фарерын арлууд|фароэ арлууд|фарска острва|фарски острови|фарьорски острови|фарэрскія астравы|ҷазираҳои фарер|ֆարերյան կղզիներ|איי פארו|פארא אינזלען|جزاير فارو|جزاير فیرو|جزايرفارو|جزایر فارو|دوورگەکانی فارەو|فارو جزایر|فارو جزیرہ|فارو ياراللىرى|فارو ٻيٽ|فارو ټاپو|فارەر ارالدارى|فايېرو ياراللىرى|ܓܙܝܖܐ ܕܦܪܘ|ܓܙܪܬܐ ܕܦܪܘ|ފަރޯ އައިލެންޑްސް|ߝߋߙߏߦߋ߫ ߕߌ߲|पेरो दीप|फराओ द्वीप समूह|फरो द्वीप|फ़ेरो द्वीपसमूह|फ़ेरो द्वीपां दा झुंड|फारो टापुहरू|फारोर टापुहरु|फॅरो द्वीपसमूह|फेर द्वीपफोर|फेरो जुंवे|फेरो द्वीपसमूह|फेरो बेटे|फैरो आयलँड्स|ফারো দ্বীপপুঞ্জ|ফাৰো দ্বীপপুঞ্জ|ফ্যারও দ্বীপপুঞ্জ|ফ্যারো দ্বীপপুঞ্জ|ਫੈਰੋ ਟਾਪੂ|ફૅરો ટાપુઓ|ફેરો આઇલૅન્ડ્સ|ફેરો આઇલેન્ડ્સ|ପେରୋ ଦୀପ|ଫାରୋଇ ଦ୍ବୀପପୁଞ୍ଜ|ଫାରୋଇ ଦ୍ୱୀପପୁଞ୍ଜ|ஃபாரோ தீவுகள்|పెరొ దీప|ఫారో దీవులు|ಫರೋ ದ್ವೀಪಗಳು|ഫറോ ദ്വീപുകൾ|ෆැරෝ දූපත්|หมู่เกาะแฟโร|ຫມູ່ເກາະແຟໂຣ|ཕཱའེ རོ གླིང ཚོམ|ဖာရိုး ကျွန်းစုများ|မူႇၵုၼ် ၾႄးရူဝ်း|ფარერის კუნძულები|የፋሮ ደሴቶች|የፋሮይ ደሴቶች|ደሴታት ፋራኦ|ደሴታት ፋሮ|កោះហ្វារ៉ូ|ប្រជុំកោះហ្វារ៉ូ|フェロー諸島|法罗群岛|法羅群島|ꕘꖄ ꔳꘋꗣ|ꮺꮆ ꮪꭶꮪꮫꭲ|페로 군도|페로 제도|𑄜𑄳𑄠𑄢𑄧𑄃𑄮 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤬𞤢𞤪𞤵𞥅𞤧
FR	name		γαλλια|франция|فرنسا|𐑁𐑉𐐰𐑌𐑅
FR	name	exact	галліа|фаронса|франса|франсия|франц|франци|франција|француска|францыя|франція|ֆրանսիա|פראנקרייך|צרפת|فارانسە|فرانس|فرانسه|فرانسيا|فىرانسىيە|فەڕەنسا|ܦܪܢܣܐ|ފަރަނސޭސިވިލާތް ފަރަންސާ|ߝߊ߬ߙߊ߲߬ߛߌ߫|प़्रांस|फ़्रांस|फ्राँस|फ्रांस|फ्रान्स|ফ্রান্স|ফ্ৰান্স|ਫ਼ਰਾਂਸ|ફ્રાંસ|ପ୍ରାନ୍ସ|ଫ୍ରାନ୍ସ|பிரான்ஸ்|ప్రాన్స్|ఫ్రాన్స్|ಫ್ರಾನ್ಸ್|ഫ്രാൻസ്|ප්රංශය|ฝรั่งเศส|ຝຣັ່ງ|ཕ རཱན སི|ཕྲཱནས|ပြင်သစ်|ၾရၢင်ႇသဵတ်ႈ|საფრანგეთი|ፈረንሳ|ፈረንሳይ|បារាំង|ᠫᠷᠠᠨ᠋᠋ᠼᠠ|ᱯᱷᱨᱟᱱᱥ|ⴼⵔⴰⵏⵙⴰ|フランス|法国|法國|ꃔꇩ|ꖢꕟꘋꔻ|ꭶꮈꮵᏹ|프랑스|𑄜𑄳𑄢𑄚𑄴𑄥𑄴|𞤬𞤢𞤪𞤢𞤲𞤧𞤭
FR	official		французская республика|الجمهورية الفرنسية
FR	official	exact	法兰西共和国
GA	name		γκαμπον|габон|الجابون|الغابون|غابون|𐑀𐐲𐐺𐐪𐑌
GA	name	exact	գաբոն|גאבאן|גאבון|גבון|ګابن|گابن|گابون|گابۆن|گبون|گیبان|گیبون|ܓܒܘܢ|ގެބޮން|ߜ߭ߊߓߐ߲߫|गाबन|गाबॉन|गावोन|गॅबॉन|गॅबोन|गैबन|गैबॉन|गैबोन|ग्याबॉन|গাবন|গেবন|গ্যাবন|ਗਬੋਨ|ગેબન|ଗାବନ|ଗାବୋନ୍|கேபான்|గాబన్|గేబన్|ಗೆಬೊನ್|ഗാബൺ|ගැබොන්|กาบอง|ກາບອນ|གེ བཽན|གྷ བྷོན|ဂါဘွန်|ၵႄးပုၼ်ႇ|გაბონი|ጋቦን|ហ្គាបុង|ⴳⴰⴱⵓⵏ|ガボン|加彭|加蓬|ꕭꕷꘋ|ꭶꮙꮒ|가봉|𑄉𑄳𑄠𑄝𑄧𑄚𑄴|𞤺𞤢𞤦𞤮𞤲
GA	official		габонская республика|جمهورية الغابون
GA	official	exact	加蓬共和国
GB	abbreviation	exact	մթ|ߡ ߟ|ዩ ኪ|ዩኬ|ዩኬይ|ច អ
GB	name		ηνωμενο βασιλειο|британия|великобритания|великобританія|великобританіі|соединенное королевство великобритании и севернои ирландии|المملكة المتحدة|المملكة المتحدة لبريطانيا العظمى وايرلندا الشمالية|𐐷𐐭𐑌𐐴𐐻𐐲𐐼 𐐿𐐨𐑍𐐼𐐲𐑋
GB	name	exact	асла британи|берләшкән корольлек|бирлашган қироллик|бирләшмиш краллыг|британи|брытанія|буюк британия|біріккен корольдік|бөекбритания|бөиөк британия|велика британија|велика британія|великаѧ брітаніа|вялікабрытанія|иоккха британи|их британи|обединено кралство|обединеното кралство|обединето кралство|соединенное королевство|стыр британи|уллы британия|улуу британия|уједињено краљевство|шоҳигарии муттаҳида|ұлыбритания|բրիտանիա|մեծ բրիտանիա|միացյալ թագավորություն|בריטניה|הממלכה המאוחדת|פאראייניגטע קעניגרייך|انګلستان|برتانیه|برطانيه|برطانيہ|برطانیہ|بريطانيا|بریتانیا|بىرلەشمە پادىشاھلىق|بیریتانیا گاپ|سلطنت متحدہ|شانشینی یەکگرتوو|متحدہ مملکت|يەنگلىيە|يەنگلىيە پادىشاھلىقى|ۇلىبريتانيا|ینایٹڑ کنگڈم|یو کے|ܡܠܟܘܬܐ ܡܚܝܕܬܐ|ޔުނައިޓަޑް ކިންގްޑޮމް|ߡߊ߲߬ߛߊ߬ߟߊ߫ ߟߊߘߍ߬ߣߍ߲|इउ के|ग्रेट ब्रिटन व उत्तर आयर्लंडचे संयुक्त राजतंत्र|ग्रेट ब्रिटेन|जथाय ब्रिटिश हादोर|बरतानी|बेलायत|ब्रितन|मुतहीद बादशाहत|युके|युनायटेड किंगडम|यू के|यूनाइटेड किंगडम|संयुक्त अधिराज्य|संयुक्त राजवट|संयुक्त राष्ट्र|ইউ কে|য়ুনাইটেদ কিংদম|যুক্তরাজ্য|যুক্তরাজ্য এবং উত্তর আয়ারল্যান্ড|সংযুক্ত ৰাজ্য|ਯੂ ਕੇ|ਯੂਨਾਈਟਡ ਕਿੰਗਡਮ|યુ કે|યુનાઇટેડ કિંગડમ|ଇଉନାଇଟେଡ୍ କିଂଡମ୍|ବ୍ରିଟେନ୍|ଯୁକ୍ତରାଜ୍ୟ|ୟୁକେ|ஐக்கிய பேரரசு|யுனைடெட் கிங்டம்|யூகே|యు కె|యునైటెడ్ కింగ్డమ్|ಬ್ರಿಟನ್ ಇಂಗ್ಲೆಂಡ್|ಯು ಕೆ|ಯುನೈಟೆಡ್ ಕಿಂಗ್ಡಮ್|ബ്രിട്ടൻ|യു കെ|യുകെ|യുണൈറ്റഡ് കിംഗ്ഡം|එ රා|එක්සත් රාජධානිය|สหราชอาณาจักร|อังกฤษ|ສະຫະລາຊະອານາຈັກ|ສະຫະລາດຊະອະນາຈັກ|ສະຫະລາດຊະອະນາຈັກຯ|དབྱིན ཇི|ཡུ ནཱའི ཊེཌ ཀིང ཌམ|မိူင်းႁူမ်ႈတုမ်ႁေႃၶမ်း ပရိတ်ႈတဵၼ်ႇ|ယူကေ|ယူနိုက်တက်ကင်းဒမ်း|ယူႇၶေႇ|გაერთ სამ|გაერთიანებული სამეფო|დიდი ბრიტანეთი|დიდი ბრიტანეთი gbr|დიდი ბრიტანეთის და ჩრდილოეთ ირლანდიის გაერთიანებული სამეფო|დიდი ბრიტანეთისა და|დიდი ბრიტანეთისა და ჩრდილოეთ|დიდი ბრიტანეთისა და ჩრდილოეთ ირლანდიის|დიდი ბრიტანეთისა და ჩრდილოეთ ირლანდიის გაერთიანებული|დიდი ბრიტანეთისა და ჩრდილოეთ ირლანდიის გაერთიანებული სამეფო|დიდი ბრიტანეთისადა ჩრდილოეთ ირლანდიის გაერთიანებული სამეფო|დიდი ბრიტანეთისადა ჩრდილოეთ ირლანდიის გაერთიანებულისამეფო|დიდი ბრიტანეთისადა ჩრდილოეთ ირლანდიისგაერთიანებული სამეფო|დიდიბრიტანეთი|დიდიბრიტანეთისა და ჩრდილოეთ ირლანდიისგაერთიანებული სამეფო|დიდიბრიტანეთისა და ჩრდილოეთირლანდიის გაერთიანებულისამეფო|ብሪጣንያ|እንግሊዝ|ዩናይትድ ኪንግደም|ចក្រភពអង់គ្លេស|ᠶᠡᠺᠡ ᠪᠷᠢᠲ᠋ᠠᠨᠢ|ᱭᱩᱱᱤᱭᱴᱮᱰ ᱠᱤᱝᱰᱚᱢ|ⵜⴰⴳⵍⴷⵉⵜ ⵉⵎⵓⵏⵏ|イギリス|大不列颠及北爱尔兰联合王国|英国|英國|ꑱꇩ|ꖕꕯꔤꗳ|ꭹꮅꮟᏺ|영국|𑄄𑄃𑄪𑄇𑄬|𑄎𑄧𑄙𑄢𑄬𑄌𑄴𑄎𑄮|𞤣𞤫𞤲𞤼𞤢𞤤 𞤲𞤺𞤫𞤯𞤵𞥅𞤪𞤭|𞤳𞤺
GD	name		γρεναδα|гренада|غرينادا|𐑀𐑉𐐲𐑌𐐩𐐼𐐲
GD	name	exact	грэнада|ґренада|գրենադա|גרנדה|גרענאדא|ګرنادا|گرانادا|گرنادا|گرنیڑا|گريناڊا|گرينڊا|گرینادا|گریناڈا|گرینیڈا|گرەنادا|گىرېنادا|ܓܪܝܢܐܕܐ|ގްރެނަޑާ|ߜ߭ߙߋߣߊߘ|ग्रेनडा|ग्रेनाडा|ग्रेनादा|ग्रेनॅडा|ग्रेनेडा|গ্রানাডা|গ্রেনাডা|গ্রেনেডা|গ্ৰেনাডা|ਗ੍ਰੇਨਾਡਾ|ગ્રેનેડા|ଗ୍ରେନାଡା|கிரனெடா|గ్రెనడా|గ్రెనెడా|ಗ್ರೆನೆಡಾ|ഗ്രനേഡ|ග්රැනඩාව|เกรเนดา|ເກຣເນດາ|གྲྀ ན ཌ|གྷ རི ན ཌ|ဂရီနာဒါ|ဂရီနေဒါ|ၵရႄႇၼႃႇတႃႇ|გრენადა|ግረናዳ|ግሬናዳ|ហ្គ្រីណាដា|ហ្គ្រើណាដ|ⵖⵔⵏⴰⵟⴰ|グレナダ|格林納達|格林纳达|格瑞那达|格瑞那達|ꖶꕟꕯꕜ|ꮛꮎꮣ|그레나다|𑄉𑄳𑄢𑄬𑄚𑄓|𞤺𞤢𞤪𞤲𞤢𞤣𞤢𞥄
GE	name		γεωργια|грузия|جورجيا|საქართველო|𐐾𐐱𐑉𐐾𐐲
GE	name	exact	грузи|грузија|грузія|гурҷистон|гуырдзыстон|гуьржиичоь|гүрж|республика грузия|ҝүрҹүстан|վրաստան|גאורגיה|גרוזיע|جارجيا|جارجیا|گرجستان|گرجستون|گرۋزيا|گورجستان|گىروزىيە|گىرۇزىيە|ܓܘܪܓܝܐ|ޖޯޖިއާ|ߖ߭ߋߐߙߑߖ߭ߌ߫|जर्जिया|जार्जिया|जॉर्जिया|জর্জিয়া|জৰ্জিয়া|ਜਾਰਜੀਆ|જ્યોર્જિયા|જ્યોર્જીયા|ଜର୍ଜିଆ|ஜார்ஜியா|జార్జియా|ಜಾರ್ಜಿಯಾ|ജോർജ്ജിയ|ජෝර්ජියාව|จอร์เจีย|ຈໍເຈຍ|ཇོར ཇི ཡ|ཇཽར ཇཱ|ဂျော်ဂျီယာ|ၵျေႃႇၵျႃႇ|ጆርጂያ|ጆርጅያ|ហ្សកហ្ស៉ី|ហ្សកហ្ស៊ី|ⵊⵓⵔⵊⵢⴰ|グルジア|ジョージア|乔治亚共和国|喬治亞|喬治亞共和國|格魯吉亞|格鲁吉亚|ꗘꖺꕀꕩ|ꮳꭰꮵꭲ|그루지아|조지아|𑄎𑄧𑄢𑄴𑄎𑄨𑄠|𞤶𞤮𞤪𞤶𞤭𞤴𞤢𞥄
GF	name		γαλλικη γουιανα|гвиана|французская гвиана|غويانا الفرنسية|غيانا الفرنسية|𐑁𐑉𐐯𐑌𐐽 𐑀𐐨𐐪𐑌𐐲
GF	name	exact	гвиана франция|гвианаи фаронса|гвіана|франса гвианасы|франци гвиана|франци гвиани|франция гвианасы|француз гвиана|француз гвианаси|француз гвианасы|француз гвианаһы|француздук гвиана|французиин гвиана|французская гвіяна|французька гвіана|французька ґвіана|француска гвајана|францын гаиана|францын гвиана|френска гвиана|ֆրանսիական գվիանա|גיאנה הצרפתית|פראנצויזישע גויאנע|فرانسسی گانا|فرانسهی گویان|فرانسوي ګانا|فرانسيسي گيانا|فرانسۋز گۆياناسى|فرانسیسی گانا|فرانسیسی گیانا|فرینچ گیانا|فىرانسىيەگە قاراشلىق گىۋىيانا|گویان فرانسه|گیانای فەرەنسا|ܓܘܝܐܢܐ ܦܪܢܣܝܬܐ|ފަރަންސޭސީ ގިޔާނާ|ߝߊ߲߬ߙߊ߲߬ߛߌ߫ ߜ߭ߎ߳ߦߊߣ|प़्रेंच गुयाना|फ़्रेंच गयाना|फ़्रेंच गुयाना|फ्राँसीसी गिआना|फ्रांसेझ गियॅना|फ्रान्सेली गायना|फ्रेंच गयाना|फ्रेंच गुआना|फ्रेंच गुयाना|फ्रेन्च गयाना|फ्रेन्च गिआना|ফরাসি গায়ানা|ফরাসী গায়ানা|ফ্ৰান্স গয়ানা|ਫਰੈਂਚ ਗੁਇਆਨਾ|ਫ਼ਰੈਂਚ ਗੁਆਨਾ|ફ્રેંચ ગયાના|ପ୍ରେଞ୍ଚ୍ ଗୁୟାନା|ଫ୍ରେଞ୍ଚ ଗୁଇନା|பிரெஞ்சு கயானா|ప్రెంచ్ గుయానా|ఫ్రెంచ్ గియానా|ಫ್ರೆಂಚ್ ಗಯಾನಾ|ഫ്രഞ്ച് ഗയാന|ප්රංශ ගයනාව|เฟรนช์เกียนา|ເຟຣນຊ໌ ກຸຍອານາ|གུའི ཡ ན ཕྲནས྄ མངའ ཁོངས|ပြင်သစ် ဂိုင်ယာနာ|ပြင်သစ် ဂီယာနာ|ၵုၺ်ႇယႃႇၼႃႇ ၶွင် ၾရၢင်ႇသဵတ်ႈ|საფრანგეთის გვიანა|ናይ ፈረንሳይ ጉይና|የፈረንሳይ ጉዊአና|ፈረንሳዊት ጊያና|ហ្គាយ៉ានបារាំង|ហ្គីអាណា បារាំង|ហ្គៀណាបារាំង|ⴳⵡⵉⵢⴰⵏ ⵜⴰⴼⵔⴰⵏⵙⵉⵙⵜ|フランス領ギアナ|仏領ギアナ|法属圭亚那|法屬圭亞那|ꗱꘋꔻ ꖶꕎꕯ|ꭰꮒꭶꮈꮵ ꭹꭰ|프랑스령 기아나|𑄜𑄧𑄢𑄥𑄩 𑄉𑄠𑄚|𞤺𞤵𞤴𞤢𞥄𞤲 𞤬𞤪𞤢𞤲𞤧𞤭𞤲𞤳𞤮
GG	name		γκερνζι|γκουερνσει|гернси|غيرنزي|غيرنسي|𐑀𐐲𐑉𐑌𐑆𐐨
GG	name	exact	вострау гернсі|гернзи|гернсі|гурнси|гърнзи|ґернсі|ҝернси|գերնսի|גערנזי|גרנזי|גרנסי|ګرنسي|گرنزی|گرنسی|گورنسي|گورنسے|گويرنسی|گۇرنسېي|گیونرسے|گێرنزی|گېرىنسى|گەرنسي|ܓܘܪܢܙܝ|ގުއާންސޭ ބިރިޓިޝް ތާޖުގެ ހިޔާވަހިކަމުގައި|ߜ߭ߋߙߑߣߋߖ߭ߌ߫|गर्नसी|गुएर्नसे|गॅर्नजी|गेर्नसे|गोर्नसि|ग्यूर्न्सी|ग्वेर्नसे|গার্নসি|গুয়ার্নসি|গোৰেনচি|গ্রাঞ্জি|ਗਰਨਜੀ|ગ્વેર્નસે|ଗର୍ନସି|ଗୁଏରନେସି|கெர்ன்சி|గర్నసీ|గర్న్సీ|గ్వేర్నసే|ಗುರ್ನ್ಸೆ|ഗേൺസി|ගර්න්සිය|เกิร์นซีย์|ເກີນຊີ|གུ ཨེརྣ སི|ဂွန်းဇီ|ၵႂၢၼ်းသီ|გერნსი|ገርንሲ|ገርንዚ|ጉርነሲ|ហ្គេនស៊ី|ガーンジー|根息|根西|根西岛|根西島|格恩西|格恩西岛|ꖶꗦꘋꔻ|ꭼꮒꮟ|건지|𑄉𑄳𑄢𑄚𑄴𑄏𑄨|𞤺𞤢𞤪𞤲𞤫𞤧𞤭𞥅
GH	name		γκανα|𐑀𐐪𐑌𐐲
GH	name	exact	гана|գանա|גאנה|גהאנע|غانا|غنا|غەنا|ګانا|گانا|گهانا|گھانا|ܓܐܢܐ|ގާނާ|ߜ߭ߊ߯ߣߊ߫|गाना|घाना|ঘানা|ਘਾਨਾ|ઘાના|ଗାନା|ଘାନା|கானா|గనా|ఘనా|ಘಾನಾ|ഘാന|ඝානාව|กานา|ການາ|གྷ ན|ဂါနာ|ၵႃႇၼႃႇ|განა|ጋና|ហ្គាណា|ⵖⴰⵏⴰ|ガーナ|加納|加纳|迦納|迦纳|ꕭꕌꕯ|ꭶꭰꮎ|가나|𑄊𑄚|𞤺𞤢𞤲𞤢
GH	official		республика гана|جمهورية غانا
GH	official	exact	加纳共和国
GI	name		γιβραλταρ|гибралтар|جبل طارق|𐐾𐐲𐐺𐑉𐐱𐑊𐐻𐐲𐑉
GI	name	exact	гібралтар|ґібралтар|ҹәбәллүтариг|ջիբրալթար|גיבראלטאר|גיברלטר|جبرالٹر|جبرالٽر|جبل الطارق|جبلالطارق|جەبىلتارىق|گيبرالتار|گیبرالتار|ܓܒܪܠܛܪ|ގިބްރަލްޓަރ|ߜ߭ߌߓߙߊߟߑߕߊߙ|जिब्राल्टर|जिब्राल्टार|জিব্রাল্টার|জিব্ৰাল্টৰ|ਜਿਬਰਾਲਟਰ|જીબ્રાલ્ટર|ଜିବ୍ରାଲଟର|ଜିବ୍ରାଲ୍ଟର୍|ஜிப்ரால்டர்|జిబ్రాల్టర్|జిబ్రాల్టార్|ಗಿಬ್ರಾಲ್ಟರ್|ജിബ്രാൾട്ടർ|ජිබ්රෝල්ටාව|ยิบรอลตาร์|ຈິບບຣອນທາ|ཇིབ རཱལ ཊར|ဂျီဘရော်လ်တာ|ၵျီႇပရေႃးတႃး|გიბრალტარი|ጂብራልተር|ጂብራልታር|ጊብራልታር|ហ្គីប្រាលតា|ហ្ស៊ីប្រាល់តា|ⴰⴷⵔⴰⵔ ⵏ ⵟⴰⵕⵉⵇ|ジブラルタル|直布罗陀|直布羅陀|ꕀꖜꕟꕚ|ꮵꮖꮅꮣ|지브랄타|지브롤터|𑄎𑄨𑄝𑄳𑄢𑄣𑄴𑄑𑄢𑄴|𞤶𞤭𞤦𞤪𞤢𞤤𞤼𞤢𞥄
GL	name		γροιλανδια|гренландия|جرينلاند|غرينلاند|غرينلند|𐑀𐑉𐐨𐑌𐑊𐐲𐑌𐐼
GL	name	exact	гренланд|гренланди|гренландија|гренландія|грэнландыя|ґренландія|գրենլանդիա|גרינלאנד|גרינלנד|ګرینلینډ|گرين لينڊ|گرین لینڈ|گرینلاند|گرینلند|گرینلینڑ|گرەنلانديا|گىرېنلاند|گىرېنلاندىيە|ܓܪܝܢܠܢܕ|ގުރީންލޭންޑު ޑެންމާކު|ߜ߭ߎߙߎ߲ߟߊ߲ߘ|ग्रिनल्याण्ड|ग्रीनलँड|ग्रीनलंड|ग्रीनलेंड|ग्रीनलेण्ड|ग्रीनलैंड|ग्रीनलैण्ड|গ্রিনল্যান্ড|গ্রীনল্যান্ড|গ্ৰীণলেণ্ড|ਗ੍ਰੀਨਲੈਂਡ|ગ્રીનલેન્ડ|ଗ୍ରୀନଲ୍ୟାଣ୍ଡ|ଗ୍ରୀନ୍ ଲାଣ୍ଡ|கிரீன்லாந்து|గ్రీన్లండ్|గ్రీన్లాండ్|గ్రీన్ల్యాండ్|ಗ್ರೀನ್ಲ್ಯಾಂಡ್|ഗ്രീൻലാൻറ്|ഗ്രീൻലൻഡ്|ග්රීන්ලන්තය|กรีนแลนด์|ກຣີນແລນ|གིརཱིན ལནཌ྄|ဂရင်းလန်း|ၵရိၼ်းလႅၼ်း|გრენლანდია|ግሪንላንድ|ហ្គ្រោអង់ឡង់|ⴳⵔⵉⵍⴰⵏⴷ|グリーンランド|格陵兰|格陵蘭|ꕧꕓ ꖴꕎ ꖨꕮꕊ|ꭲꮴꮝꮫᏹ|그린란드|그린랜드|𑄉𑄳𑄢𑄩𑄚𑄴𑄣𑄳𑄠𑄚𑄴𑄓𑄴|𞤺𞤭𞤪𞤤𞤢𞤲𞤣𞤭
GM	name		γκαμπια|гамбия|غامبيا|𐑀𐐰𐑋𐐺𐐨𐐲
GM	name	exact	гамби|гамбија|гамбія|գամբիա|גאמביע|גמביה|ګامبیا|گامبىيە|گامبيا|گامبیا|گمبیا|گيمبيا|گیمبیا|ܓܡܒܝܐ|ގެމްބިއާ|ߜ߭ߊ߲ߓߌ߫|गांबिया|गाम्बिया|गाम्विया|गॅम्बिया|গাম্বিয়া|ਗੈਂਬੀਆ|ગેમ્બિયા|ଗାମ୍ବିଆ|காம்பியா|గంబియా|గాంబియా|ಗ್ಯಾಂಬಿಯಾ|ഗാംബിയ|ගැම්බියාව|แกมเบีย|ສາທາລະນະລັດແກມເບຍ|གྷམ བི ཡ|གྷེམ བི ཡ|ဂန်ဘီရာ|ဂမ်ဘီရာ|ၵမ်ႇပီးယႃး|გამბია|ጋምቢያ|ጋምብያ|ហ្គាំប៊ី|ហ្គំប៊ី|ⴳⴰⵎⴱⵢⴰ|ガンビア|冈比亚|岡比亞|甘比亚|甘比亞|ꕭꔭꕩ|ꭶꮉꮘꭲꭰ|감비아|𑄉𑄟𑄴𑄝𑄨𑄠|𞤺𞤢𞤥𞤦𞤭𞤴𞤢
GM	official		республика гамбия|جمهورية غامبيا
GM	official	exact	冈比亚共和国
GN	name		γουινεα|гвинея|غينيا|𐑀𐐮𐑌𐐨
GN	name	exact	гвинеи|гвинеја|гвінея|գվինեա|גינאה|גיניאה|גינע|ګینه|گني|گنی|گوینیا|گىۋىنىيە|گىۋىنېيە|گۆەنيا|گینه|گینیا|گینێ|ܓܝܢܝܐ|ގުއީނިއާ|ߖߌ߬ߣߍ߫|गिनी|गिनीया|गुएनिया|গিনি|ਗਿਨੀ|ગિની|ଗିନି|ଗୁଇନିଆ|ଗୁଏନେଆ|கினியா|గినియా|ಗಿನಿ|ഗിനിയ|ගිණියාව|กินี|ກິນີ|གྷི ནི|གྷི ནི ཡ|ဂီနီ|ဂီးနီ|ၵီးၼီး|გვინეა|ጊኒ|ហ្គីណេ|ⵖⵉⵏⵢⴰ|ギニア|几内亚|幾內亞|ꕅꔤꕇ|ꭹꭲꮒ|ꭻꮗ|기니|𑄉𑄨𑄚𑄨|𞤺𞤭𞤲𞤫
GN	official		гвинеиская республика|جمهورية غينيا
GN	official	exact	几内亚共和国
GP	name		γουαδελουπη|гваделупа|غوادلوب|𐑀𐐶𐐪𐐼𐐲𐑊𐐭𐐹
GP	name	exact	гвадалупе|гваделуп|гваделупе|гвадэлупа|ґваделупа|գվադելուպա|גוואדלופ|גוואדעלופ|ګالډیپ|ګوادلوپ|گوادلوپ|گوادێلۆپ|گواڈلوپ|گواڈیلوپ|گواڊیلوپ|گواڑیلوپ|گىۋادېلۇپ|گۆادەلۋپا|ܓܘܐܕܘܠܘܦܐܝ|ގުވަދެލޫޕު|ߜ߭ߎߥߊߘߋߟߎߔ|ग्वाडलूप|ग्वाडेलुप|ग्वाडेलूप|ग्वाडेलोउपे|ग्वाडेलोप|ग्वादलुप|ग्वादेल्यूप|গুয়াদলুপ|গুয়াদেলৌপ|গুৱাডেলুপ|ਗੁਆਡੇਲੋਪ|ગ્વાડેલોપ|ଗୁଆଡେଲୋପ୍|ଗୌଡେଲୌପେ|ଗ୍ୱାଡେଲୁପ|க்வாதேலோப்|గ్వడెలుప్|గ్వాడెలోప్|గ్వాడేలోప్|ಗುಡೆಲೋಪ್|ഗ്വാഡലൂപ്പ്|ග්වෝඩලෝප්|กวาเดอลูป|ກົວດາລູບ|གོ ཌེ ལུ པེ|ဂူအာဒီလုပ်|ဂွါဒီလု|ၵႂႃးတီႇလုပ်ႈ|გვადელუპა|ጉዋደሉፕ|ጓደሉፕ|ហ្គួដាលូប|ហ្គោដឺឡុប|ⴳⵡⴰⴷⴰⵍⵓⴱ|グアドループ|瓜地洛普|瓜德罗普|ꖶꕎꔐꖨꔅ|ꮹꮣꮇꮗ|과들루프|𑄉𑄪𑄠𑄘𑄬𑄣𑄯𑄛𑄴|𞤺𞤵𞤱𞤢𞤣𞤢𞤤𞤵𞤨𞤫𞥅
GQ	name		ισημερινη γουινεα|республика экваториальная гвинея|экваториальная гвинея|غينيا الاستوايية|𐐯𐐿𐐶𐐲𐐻𐐱𐑉𐐨𐐲𐑊 𐑀𐐮𐑌𐐨
GQ	name	exact	гвинеяи экватори|екваториал гвинеја|екваториална гвинея|екваторијална гвинеја|екваторска гвинеја|екваторіальна гвінея|экватарыяльная гвінея|экваторан гвинеи|экваторда гвинея|экватордук гвинея|экваториал гвинея|экваториалдык гвинея|экваториалла гвинеи|экваториаль гвинея|экваториальлық гвинея|экваторлық гвинея|экваторти гвинея|экваторын гвинеи|հասարակածային գվինեա|גינאה המשוונית|גיניאה המשוונית|עקוואטארישע גינע|استوايی گنی|استوايی گیانا|استوایی ګینه|استوایی ګیني|استوایی گینه|ايڪوٽوريل گايينا|اکوٹوریل گنی|يېكۋاتور گىۋىنىيەسى|يېكۋاتور گىۋىنېيەسى|گینه استوایی|گینیا استوایی|گینێی يیستوایی|ەكۆاتورلىق گۆينەيا|ܓܝܢܝܐ ܫܘܝܬܐ|އީކުއޭޓޯރިއަލް ގުއީނިއާ|ߕߍߡߊߓߊ߲߮ ߖߌ߬ߣߍ߫|इक्वेटोरियल गिनी|इक्वेटोरियल गुएनिया|एक्वेटोरियल गिनी|बिसुबारि गिनीया|भू मध्यीय गिनी|भूमध्यरेखी गिनी|ইকুৱেটৰিয়েল গিনি|নিরক্ষীয় গিনি|বিষুবীয় গিনি|ਭੂ ਖੰਡੀ ਗਿਨੀ|ઇક્વેટોરિયલ ગિની|ଇକ୍ବାଟେରିଆଲ୍ ଗୁଇନିଆ|ଇକ୍ବାଟୋରିଆଲ୍ ଗୁଇନିଆ|ଇକ୍ୟୁଏଟେରିୟଲ ଗିନି|ஈக்குவாடோரியல் கினியா|ஈக்வடோரியல் கினியா|ఈక్వటోరియల్ గినియా|ಈಕ್ವೆಟೋರಿಯಲ್ ಗಿನಿ|ഇക്വറ്റോറിയൽ ഗിനിയ|සමක ගිනියාව|อิเควทอเรียลกินี|ອີຄົວໂຕຣຽວ ກີນີ|ເອຄົວໂທຣຽວ ກີນີ|ཨེ ཀུ ཊོ རེལ གི ནི|အီကွေတာ ဂီနီ|အီကွေတာ ဂီရာနာ|ဢီႇၵူၺ်ႇတေႃႇရီႇယႃႇ ၵီးၼီး|ეკვატორული გვინეა|ኢኳቶሪያል ጊኒ|ኢኳቶርያል ጊኒ|ហ្គីណេអេក្វាទ័រ|ⵖⵉⵏⵢⴰ ⵏ ⵉⴽⵡⴰⴷⵓⵔ|赤道ギニア|赤道几内亚|赤道幾內亞|ꖦꕰꕊ ꗳ ꕅꔤꕇ|ꭱꮖꮩꮅꭰꮅ ꭹꭲꮒ|적도 기니|𑄚𑄨𑄢𑄧𑄇𑄴𑄈𑄩𑄠𑄧 𑄉𑄨𑄚𑄨|𞤺𞤭𞤲𞤫 𞤷𞤢𞤳𞤢𞤲𞤼𞤫𞥅𞤪𞤭
GQ	official		جمهورية غينيا الاستوايية
GQ	official	exact	赤道几内亚共和国
GR	name		ελλαδα|греция|греческая республика|اليونان|𐑀𐑉𐐨𐑅
GR	name	exact	грек|грекия|греци|греція|грција|грчка|грэцыя|гърция|юнон|јунаныстан|հունաստան|גריכנלאנד|יוון|يونان|گریس|گرەكيا|گىرېتسىيە|یونان|یۆنان|ܝܘܢ|ގްރީސް|ߜ߭ߙߍ߬ߞߌ߬|ग्रिस|ग्रीस|यूनान|গ্রিস|গ্রীস|গ্ৰীচ|ਗ੍ਰੀਸ|ગ્રીસ|ଗ୍ରିସ୍|ଗ୍ରୀସ୍|கிரீஸ்|గ్రీస్|ಗ್ರೀಸ್|ഗ്രീസ്|ග්රීසිය|กรีซ|ກຣີຊ|གིརིས྄|གྷི རཱི སི|ဂရိ|ၵရိတ်ႈ|საბერძნეთი|ግሪክ|ግሪኽ|ក្រិក|ក្រិច|ⵍⵢⵓⵏⴰⵏ|ギリシャ|希腊|希臘|ꗥꗷꘋ|ꭺꭲꭿ|그리스|𑄉𑄳𑄢𑄨𑄌𑄴|𞤢𞤤𞤴𞤵𞤲𞤢𞥄𞤲
GR	official		الجمهورية الهيلينية
GR	official	exact	希腊共和国
GS	name		νησοι νοτια γεωργια και νοτιες σαντουιτς|νοτιος γεωργια και νοτιοι σαντουιτς νησοι|южная георгия и южные сандвичевы о ва|южная георгия и южные сандвичевы острова|южная джорджия и южные сандвичевы острова|جورجيا الجنوبية وجزر ساندويتش الجنوبية|𐑅𐐵𐑃 𐐾𐐱𐑉𐐾𐐲 𐐰𐑌𐐼 𐑄 𐑅𐐵𐑃 𐑅𐐰𐑌𐐼𐐶𐐮𐐽 𐐴𐑊𐐲𐑌𐐼𐑆
GS	name	exact	жанубии георгия ва жанубии сендвич ороллари|жанубии джорджия ва жанубии сендвич ороллари|кантар георги тата сандвичев утравесем|кантар георгипе кантар сандвич утравесем|къилба джорджи а къилба гаваин гӏаиренаш а|көньяк георгия һәм көньяк сандвич утраулары|көньяҡ георгия һәм көньяҡ сандвич утрауҙары|мурнуу георгия мурнуу сандвич ортулуктар|оңтүстік георгия және оңтүстік сандвич аралдары|паудневая георгія і паудневыя сандвічавы астравы|паудневая джорджыя і паудневыя сандвічавы астравы|південна джорджія та південні сандвічеві острови|түштүк жоржия жана түштүк сэндвич аралдары|южна джорджия и южни сандвичеви острови|јужна џорџија и јужна сендвич острва|јужна џорџија и јужна сендвичка острва|јужна џорџија и јужни сендвички острови|қубла георгия ҳәм қубла сэндвич атаулары|ҷорҷияи ҷануби ва ҷазираҳои сандвич|ҹәнуби ҹорҹија вә ҹәнуби сендвич адалары|өмнөд жоржиа ба өмнөд сэндвичиин арлууд|հարավային ջորջիա եւ հարավային սենդվիչյան կղզիներ|ג ורג יה הדרומית ואיי סנדוויץ הדרומיים|جزایر جورجیای جنوبی و ساندویچ جنوبی|جنوبی جارجیا اور جزاير جنوبی سینڈوچ|جنوبی جارجیا اور جنوبی سینڈوچ جزاير|جنوبی جارجیا تہ جنوبی سینڑوچ جزیر|جنوبی جورجیا و جنوبی ساندویچ جزایر|جورجیای جنوبی و جزایر ساندویچ جنوبی|جەنۇبىي جورجىيە ۋە جەنۇبىي ساندىۋىچ ياراللىرى|جەنۇبىي جورجىيە ۋە جەنۇبىي ساندۋىچ ياراللىرى|دوورگەکانی جۆرجیا و ساندویچی باشوور|سويلي جارجيا او سويلي سېنډوچ ټاپوګان|وڭتۇستىك گەورگيا جانە وڭتۇستىك ساندۆيچ ارالدارى|ڏکڻ جارجيا ڏکڻ سينڊوچ ٻيٽ|ܓܙܝܖܐ ܕܓܘܪܓܝܐ ܘܣܐܢܕܘܝܟ ܬܝܡܢܝܐ|ܓܙܪܬܐ ܕܓܘܪܓܝܐ ܘܣܐܢܕܘܝܟ ܬܝܡܢܝܐ|ސައުތު ޖޯޖިއާ އަންޑް ދަ ސައުތު ސޭންޑްވިޗް އައިލެންޑްސް|ߖ߭ߐߙߑߖ߭ߌ߫ ߥߙߏ߬ߘߎ߮ ߣߌ߫ ߛߊ߲ߘߎߥߌߛ ߕߌ߲|खोला जर्जिया आरो खोला सेण्डवीच द्वीपफोर|दकिण जॉर्जिया अड़े दकिण सैंडविच दीप|दक्षिण जर्जिया र दक्षिण स्यान्डवीच टापुहरू|दक्षिण जार्जिया आ दक्षिण सैंडविच द्वीपसमूह|दक्षिण जॉर्जिया आणि दक्षिण सँडविच द्वीपसमूह|दक्षिण जॉर्जिया आणि दक्षिण सँडविच बेटे|दक्षिण जॉर्जिया आनी दक्षिण सँडविच जुंवे|दक्षिण जॉर्जिया और दक्षिण सैंडविच द्वीप समूह|दक्षिण जॉर्जिया और दक्षिण सैंडविच द्वीपसमूह|दक्षिण जोर्जिया आनी दक्षिण सॅण्डविच आयलँड्स|दक्षिण जोर्जिया एवं दक्षिण सैंडवीच द्वीप|दखण जॉर्जिया और दखण सैंडविच द्वीपां दा झुंड|दखण जॉर्जिया कने दखण सैंडविच द्वीपां दा झुंड|দক্ষিণ জর্জিয়া ও দক্ষিণ স্যান্ডউইচ দ্বীপপুঞ্জ|দক্ষিণ জৰ্জিয়া আৰু দক্ষিণ চেণ্ডৱিচ দ্বীপপুঞ্জ|দক্ষিণ জৰ্জিয়া আৰু দক্ষিণ চেণ্ডৱিচ্ দ্বীপ|ਦੱਖਣੀ ਜਾਰਜੀਆ ਅਤੇ ਦੱਖਣੀ ਸੈਂਡਵਿਚ ਟਾਪੂ|દક્ષિણ જ્યોર્જિયા અને દક્ષિણ સેન્ડવિચ આઇલેન્ડ્સ|દક્ષિણ જ્યોર્જીયા અને દક્ષિણ સેન્ડવિચ આઇલેન્ડ્સ|ଦକିନ ଜର୍ଜିଆ ଅଡ଼େ ଦକିନ ସାଣ୍ଡୱିଚ୍ ଦୀପ|ଦକ୍ଷିଣ ଜର୍ଜିଆ ଏବଂ ଦକ୍ଷିଣ ସାଣ୍ଡୱିଚ୍ ଦ୍ବୀପପୁଞ୍ଜ|ଦକ୍ଷିଣ ଜର୍ଜିଆ ଏବଂ ଦକ୍ଷିଣ ସାଣ୍ଡୱିଚ୍ ଦ୍ୱୀପପୁଞ୍ଜ|தென் ஜியார்ஜியா மற்றும் தென் சான்ட்விச் தீவுகள்|தெற்கு ஜார்ஜியா மற்றும் தெற்கு சாண்ட்விச் தீவுகள்|దకిన జర్జిఆ అదే దకిన సండవిచ్ దిప|దక్షిణ జార్జియా దక్షిణ శాండ్విచ్ దీవులు|దక్షిణ జార్జియా మరియు దక్షిణ శాండ్విచ్ దీవులు|ದಕ್ಷಿಣ ಜಾರ್ಜಿಯಾ ಮತ್ತು ದಕ್ಷಿಣ ಸ್ಯಾಂಡ್ವಿಚ್ ದ್ವೀಪಗಳು|ദക്ഷിണ ജോർജ്ജിയയും ദക്ഷിണ സാൻഡ്വിച്ച് ദ്വീപുകളും|දකුණු ජෝර්ජියාව සහ දකුණු සැන්ඩ්විච් දූපත්|เกาะเซาท์จอร์เจียและหมู่เกาะเซาท์แซนด์วิช|ຫມູ່ເກາະ ຈໍເຈຍຕອນໃຕ້ ແລະ ແຊນວິດຕອນໃຕ້|ຫມູ່ເກາະຈໍເຈຍ ເຊົາ ແຊນວິດ|སཱའུཐ ཇཽར ཇཱ དང སཱའུཐ སེནཌ྄ ཝིཅ གླིང ཚོམ|တောင် ဂျော်ဂျီယာ နှင့် တောင် ဆင်းဒဝစ်ဂျ် ကျွန်းစုများ|ၵျေႃႇၵျႃႇ ပွတ်းၸၢၼ်း လႄႈ မူႇၵုၼ် သၢၼ်းဝိတ်ႉ ပွတ်းၸၢတ်း|სამხრეთ ჯორჯია და სამხრეთ სენდვიჩის კუნძულები|სამხრეთი გეორგია და სამხრეთ სენდვიჩის კუნძულები|ደሴታት ደቡብ ጆርጂያን ደቡድ ሳንድዊችን|ደሴታት ደቡብ ጆርጅያን ደቡብ ሳንድዊችን|ደቡብ ጆርጂያ እና የደቡብ ሳንድዊች ደሴቶች|ደቡብ ጆርጂያ እና የደቡድ ሳንድዊች ደሴቶች|កោះហ្សកហ្ស៊ីខាងត្បូង និង សង់វិចខាងត្បូង|កោះហ្សកហ្ស៊ីខាងត្បូង និង សាន់វិចខាងត្បូង|កោះហ្សកហ្ស៊ីខាងត្បូង និងសាន់វិចខាងត្បូង|ហ្សកហ្ស៊ីនិងប្រជុំកោះសាំងវុីចខាងត្បូង|サウスジョージア サウスサンドウィッチ諸島|南ジョージア島 南サンドイッチ諸島|南乔治亚和南桑威奇群岛|南乔治亚岛和南桑威齐群岛|南乔治亚岛和南桑德韦奇岛|南佐治亚岛同南桑威奇群岛|南佐治亞島同南桑威奇群島|南佐治亞島與南桑威奇群島|南喬治亞與南三明治群島|ꗘꖺꕀꕩ ꗛꔤ ꔒꘋꗣ ꗏ ꗪ ꗇꖢ ꔳꘋꗣ ꗛꔤ ꔒꘋꗣ ꗏ|ꮷꭶꮓꮾ ꮳꭰꮵꭲ ꭰꮄ ꮎꮝꭹ ꮷꭶꮓꮾ ꭰꮝꮫꭽꮯ ꮪꭶꮪꮫꭲ|ꮷꭶꮓꮾ ꮳꮵᏹ ꭰꮄ ꮎꮝꭹ ꮷꭶꮓꮾ ꭰꮝꮫꭽꮯ ꮪꭶꮪꮫ|남조지아 군도|사우스조지아 사우스샌드위치 제도|𑄘𑄧𑄉𑄨𑄚𑄴 𑄎𑄧𑄢𑄴𑄎𑄨𑄠 𑄃𑄮 𑄘𑄧𑄉𑄨𑄚𑄴 𑄥𑄳𑄠𑄚𑄴𑄓𑄃𑄪𑄃𑄨𑄌𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤲𞤢𞤲𞥆𞤢𞥄𞤲𞤺𞤫 𞤶𞤮𞤪𞤶𞤭𞤴𞤢 𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤲𞤢𞤲𞥆𞤢𞥄𞤲𞤺𞤫 𞤧𞤢𞤲𞤣𞤵𞤱𞤭𞥅𞤷
GT	name		γουατεμαλα|гватемала|غواتيمالا|𐑀𐐶𐐪𐐼𐐲𐑋𐐪𐑊𐐲
GT	name	exact	гватемал|гватэмала|ґватемала|գվատեմալա|גואטמלה|גוואטעמאלע|ګواتیمالا|گواتمالا|گواتیمالا|گواٹمالا|گواٹے مالا|گوتیدالا|گويٹے مالا|گويٽي مالا|گىۋاتېمالا|گۆاتەمالا|ܓܘܐܬܝܡܐܠܐ|ގުއަޓެމާލާ|ߜ߭ߎߥߊߕߋߡߟߊ߫|गुवाटेमाला|गोतेदाला|ग्वाटेमाला|গুয়াতেমালা|গুৱাটেমালা|গোয়াতেমালা|ਗੁਆਟੇਮਾਲਾ|ગ્વાટેમાલા|ଗୁଏତମାଲା|ଗ୍ୱାଟେମାଲା|கவுதமாலா|గ్వటెమాలా|గ్వాటిమాల|గ్వాటిమాలా|ಗ್ವಾಟೆಮಾಲಾ|ഗ്വാട്ടിമാല|ගෝතමාලාව|กัวเตมาลา|ກົວເທມາລາ|གྷོ ཊ མ ལ|གྷོ ཊེ མ ལ|ဂွါတီမာလာ|ဂွာတီမာလာ|ၵႂႃႇတမႃႇလႃႇ|გვატემალა|ጉዋቲማላ|ጓቲማላ|ក្វាតេម៉ាឡា|ហ្គាតេម៉ាឡា|ⴳⵡⴰⵜⵉⵎⴰⵍⴰ|グアテマラ|危地馬拉|危地马拉|瓜地馬拉|瓜地马拉|ꖶꕎꔎꕮꕞ|ꮹꮤꮉꮃ|과테말라|𑄉𑄪𑄠𑄖𑄬𑄟𑄣|𞤺𞤵𞤱𞤢𞤼𞤫𞤥𞤢𞤤𞤢𞥄
GT	official		республика гватемала|جمهورية غواتيمالا
GT	official	exact	危地马拉共和国
GU	name		γκουαμ|𐑀𐐶𐐪𐑋
GU	name	exact	гвам|гуам|ґуам|գուամ|גואם|גוואם|غوام|ګوام|گوام|گويام|گۇيام|گۋان|ܓܘܐܡ|ގުއާމު|ߜ߭ߎߥߊߡ|गुआम|गुवाम|ग्वाम|গুয়াম|গুৱাম|ਗੁਆਮ|ગ્વામ|ଗୁଆମ୍|குவாம்|గ్వమ్|గ్వామ్|ಗುಯಾಮ್|ಗುವಾಮ್|ഗ്വാം|ගුවාම්|กวม|ກວມ|ກວາມ|གུ འམ མཚོ གླིང|ဂူအမ်|ၵႂၢမ်ႇ|გუამი|ጉዋም|ጓም|ហ្គាំ|ⴳⵡⴰⵎ|グアム|关岛|關島|ꖶꕎꕆ|ꮖꮋ|괌|𑄉𑄪𑄠𑄟𑄴|𞤺𞤵𞤱𞤢𞥄𞤥
GW	name		γουινεα μπισαου|γουινεα μπισσαου|гвинея бисау|غينيا بيساو|𐑀𐐮𐑌𐐨 𐐺𐐮𐑅𐐵
GW	name	exact	гвинеи бисау|гвинеја бисао|гвинеја бисау|гвінея бісау|գվինեա բիսաու|գվինեա բիսսաու|גינאה ביסאו|גיניאה ביסאו|גינעביסאו|ګینه بیسو|گني بسايو|گنی بساو|گىۋىنىيە بىسسايۇ|گىۋىنېيە بىسسايۇ|گۆەنيا بيساۋ|گینه بیسايو|گینی بساو|گینیا بیسايو|گینێ بیساو|ܓܝܢܝܐ ܒܝܣܐܘ|ގުއީނިއާ ބިއްސައު|ߖߌ߬ߣߍ߫ ߓߌߛߊߥߏ߫|गिनी बिसाउ|गिनी बिसाऊ|गिनीया बिसाऊ|गीनी बिसाउ|गुअनिया बिसाउ|গিনি বিছাও|গিনি বিসাউ|ਗਿਨੀ ਬਿਸਾਉ|ગિની બિસાઉ|ଗିନି ବିସାଉ|ଗୁଇନିଆ ବିସାଉ|கினி பிஸ்ஸாவ்|கினியா பிஸ்ஸாவ்|గినియా బిస్సావ్|ಗಿನಿ ಬಿಸ್ಸಾವ್|ഗിനിയ ബിസൗ|ගිනි බිසව්|กินี บิสเซา|ກິນີ ບິສເຊົາ|གྷི ནི བྷི སཱའུ|གྷི ནི ཡ བིས྄ སོ|ဂီနီ ဘီစော|ဂီရာနာ ဘီစ်စာဥ|ၵီးၼီး ပိတ်ႈသၢဝ်ႇ|გვინეა ბისაუ|ቢሳዎ|ጊኒ ቢሳኦ|ጊኒ ቢሳው|ហ្គីណេប៊ីសូ|ហ្គីណេប៊ីស្សូ|ⵖⵉⵏⵢⴰ ⴱⵉⵙⴰⵡ|ギニアビサウ|几内亚比索|几内亚比绍|幾內亞比索|幾內亞比紹|ꕅꔤꕇ ꔫꕢꕴ|ꭹꭲꮒ ꮘꮜꭴꮻ|ꭻꮗ ꮘꮜꭴꮻ|기네비쏘|기니비사우|𑄉𑄨𑄚𑄨 𑄝𑄨𑄥𑄃𑄪|𞤺𞤭𞤲𞤫 𞤦𞤭𞤧𞤢𞤱𞤮𞥅
GW	official		республика гвинея бисау|جمهورية غينيا بيساو
GW	official	exact	几内亚比绍共和国
GY	name		γουιανα|гаиана|غيانا|𐑀𐐴𐐰𐑌𐐲
GY	name	exact	гаяна|гајана|гвајана|ґаиана|գայանա|גויאנע|גיאנה|ګیانا|گايانا|گویان|گویانا|گىۋىيانا|گيانا|گیانا|گیوانا|ܓܘܝܐܢܐ|ގުޔާނާ|ߜ߭ߎߦߊߣ|गयाना|गियॅना|गुआना|गुयाना|গায়ানা|গিয়ানা|ਗੁਯਾਨਾ|ગયાના|ଗୁଇନା|ଗୁୟାନା|கயானா|గయానా|గుయానా|ಗಯಾನಾ|ഗയാന|ගයනාව|กายอานา|ກາຍຢານາ|གྷ ཡ ན|གྷུ ཡཱ ན|ဂိုင်ယာနာ|ဂူရာနာ|ၵၢႆႇယႃးၼႃႇ|გაიანა|ጉያና|ហ្គីយ៉ាណា|ហ្គីយ៉ាន|ⴳⵡⵉⵢⴰⵏⴰ|ガイアナ|圭亚那|圭亞那|盖亚那|蓋亞那|ꖶꕩꕯ|ꭶꮿꮎ|가이아나|𑄉𑄨𑄠𑄚|𞤺𞤢𞤴𞤢𞤲𞤢𞥄
GY	official		кооперативная республика гаиана|جمهورية غيانا التعاونية
GY	official	exact	圭亚那合作共和国
HK	name		χονγκ κονγκ|χονγκ κονγκ εδπ κινας|χονγκ κονγκ ειδικη διοικητικη περιφερεια της κινας|гонконг|гонконг сар|гонконг специальныи административныи раион|китаи специальныи административныи раион гонконг|хонг конг|الصين منطقة هونغ كونغ الادارية الخاصة|هونغ كونغ|هونغ كونغ الصينية|هونغ كونغ الصينية منطقة ادارية خاصة|香港特别行政区|𐐸𐐬𐑍 𐐿𐐬𐑍|𐐸𐐬𐑍 𐐿𐐬𐑍 𐑅𐐰𐑉 𐐽𐐴𐑌𐐲
HK	name	exact	бнхау ын тусгаи захиргааны бүс хонг конг|ганконг|ганконг сар кітаи|гонконг аар|гонконг кытаи ааа|гонконг махсус идарәле төбәге|гонконг о а р китаю|гонконг оар китаю|гонконг хитои ммҳ|гонконг ша къаьстина кӏошт|гонконг яар|гонконг ҡытаи мар ы|сар хонгконг|сар хонгконг кина|специальныи административныи раион гонконг китаискои народнои республики|специальныи административныи регион китая гонконг|сянган|сянган аәа|хонг конг с а р|хонг конг с а р кина|хонг конг сар кина|хонгконг|хонгконг сао кине|хонгконг сар кина|хонконг|хонконг сар на китаи|қытаи халық республикасының гонг конг арнаиы әкімшілік ауданы|қытаи халық республикасының гонконг арнаиы әкімшілік ауданы|ҳонконг|ҳонконг ммм|һонг конг|һонк конг хүсуси инзибати әрази чин|հոնկոնգ|հոնկոնգի հվշ|הונג קונג|הונג קונג אזור מנהלי מיוחד של סין|הונג קונג מחוז מנהלי מיוחד של סין|حوڭكوڭ|شياڭگاڭ|شياڭگاڭ يالاھىدە مەمۇرىي رايونى جۇڭگو|هانګ کانګ|هانګ کانګ sar چین|هانگ کانگ|هانگ کانگ ناحیه ویژه حکومتی چین|هانگ ڪانگ|هانگ ڪانگ sar|هانگ ڪانگ sar چين|هنگ کنگ|هنگکنگ|هنگکنگ منطقه ویژه اداری چین|هنگکنگ منطقە ویژە اداری چین|هنگکنگ ناحیه ویژه حکومتی چین|هونگ کونگ|هۆنگ کۆنگ|ہانگ کانگ|ہانگ کانگ sar چین|ہانگ کانگ ایس اے ار چین|ܗܘܢܓ ܟܘܢܓ|ހޮންކޮންގު|ߛߌߣ ߕߌ߲߬ߞߎߘߎ߲߫ ߡߊߡߙߊ߬ߣߍ߲ ߤߐ߲ߞߐ߲߫|ߤߐ߲ߞߐ߲߫|हंकं|हंकं एस ए आर चाइना|हङकङ|हङकङ चिनिया समाजवादी स्वायत्त क्षेत्र|हङकङ चिनियाँ विशेष प्रशासनिक क्षेत्र|हाँग काँग|हाँग काँग sar चीन|हाँग काँग एस ए आर चीन|हाँग काँग एसएआर चीन|हाँग काँग चीन खास प्रशासनिक लाका|हाँग काँग चीन विशेष प्रशासनिक क्षेत्र|हाँगकाँग|हाँगकाँग एसएआर चीन|हाँगकाँग विशेष प्रशासनिक क्षेत्र चीन|हांग कांग|हांग कांग विशेष प्रशासनिक क्षेत्र चीन|হং কং|হং কং এছ এ আৰ চীন|হংকং|হংকং এসএআর চীনা|ਹਾਂਗ ਕਾਂਗ|ਹਾਂਗ ਕਾਂਗ ਐਸਏਆਰ ਚੀਨ|હોંગ કોંગ|હોંગકોંગ|હોંગકોંગ sar ચીન|ହଂ କଂ|ହଂ କଂ ଏସଏଆର୍ ଚାଇନା|ହଂକଂ ବିଶେଷ ପ୍ରଶାସନିକ କ୍ଷେତ୍ର ଚୀନ୍|ହଂଗ କଂଗ|ହଂଗ କଂଗ ଏସଏଆର୍ ଚିନା|ஹாங்காங்|ஹாங்காங் எஸ்ஏஆர் சீனா|హంకం|హాంకాంగ్|హాంకాంగ్ sar చైనా|హాంకాంగ్ ఎస్ఎఆర్ చినా|హాంకాంగ్ ఎస్ఏఆర్|హాంకాంగ్ ఎస్ఏఆర్ చైనా|ಹಾಂಗ್ ಕಾಂಗ್|ಹಾಂಗ್ ಕಾಂಗ್ sar ಚೈನಾ|ಹಾಂಗ್ ಕಾಂಗ್ ಎಸ್ಎಆರ್ ಚೈನಾ|ഹോങ് കോങ് എസ് ഏ ആർ ചൈന|ഹോങ്കോങ്|ഹോങ്കോങ് sar ചൈന|ഹോങ്കോങ്ങ്|ഹോങ്കോങ്ങ് sar ചൈന|හොංකොං|හොංකොං චීන විශේෂ පරිපාලන කලාපය|හොංකොං විශේෂ පරිපාලන කලාපය චීනය|ฮ่องกง|ฮ่องกง เขตปกครองพิเศษประเทศจีน|เขตปกครองพิเศษฮ่องกงแห่งสาธารณรัฐประชาชนจีน|ຮອງກົງ|ຮອງກົງ ເຂດປົກຄອງພິເສດ ຈີນ|ຮົງກົງ|ຮົງກົງ ເຂດປົກຄອງພິເສດ ຈີນ|ཧོང ཀོང|ཧོང ཀོང ཅཱའི ན|တရုတ် အထူးအုပ်ချုပ်ခွင့်ရ ဟောင်ကောင်|ဟောင်ကောင်|ဟောင်ကောင် တရုတ်ပြည်|ႁွင်းၵွင်း|ႁွင်းၵွင်း ၼႃႈလိၵ်ႈဢုပ်ႉပိူင်ႇၶိုၵ်ႉတွၼ်း ၶႄႇ|ჰონკონგი|ჰონკონგის სპეციალური ადმინისტრაციული რეგიონი ჩინეთი|ሆንግ ኮንግ|ሆንግ ኮንግ sar ቻይና|ሆንግ ኮንግ ልዩ የአስተዳደር ክልል ቻይና|ፍሉይ ምምሕዳራዊ ዞባ ሆንግ ኮንግ ቻይና|ហុងកុង|ហុងកុង តំបន់រដ្ឋបាលពិសេសចិន|中华人民共和国香港特别行政区|中国香港特别行政区|中國香港|中國香港特別行政區|中華人民共和国香港特別行政区|中華人民共和國香港特別行政區|香港|ꮀꮒꭹ ꭺꮒꭹ|ꮀꮒꭹ ꭺꮒꭹ ꭴꮣꮴꮅꮣ ꮷꮒꮈꮻꮝꮣꮑꮧ ꭲꭼꮎꮥꮎ ꮣꮆꮒꭸꮝꮫ|홍콩|홍콩 중국 특별행정구|𑄦𑄧𑄁𑄇𑄧𑄁|𑄦𑄧𑄁𑄇𑄧𑄁 𑄆𑄌𑄴𑄃𑄬𑄃𑄢𑄴 𑄌𑄩𑄚|𞤸𞤤𞤢 𞤧𞤭𞥅𞤲 𞤫 𞤸𞤮𞤲𞤺 𞤳𞤮𞤲𞤺|𞤸𞤤𞤢 𞤷𞤢𞤴𞤲𞤢 𞤫 𞤸𞤮𞤲𞤺 𞤳𞤮𞤲𞤺|𞤸𞤮𞤲𞤺 𞤳𞤮𞤲𞤺
HM	name		νησοι χερντ και μακντοναλντ|о ва херд и макдональд|остров херд и острова макдональд|херд и макдональд|جزيرة هيرد وجزر ماكدونالد|𐐸𐐲𐑉𐐼 𐐴𐑊𐐲𐑌𐐼 𐐰𐑌𐐼 𐑋𐐿𐐼𐐱𐑌𐐲𐑊𐐼 𐐴𐑊𐐲𐑌𐐼𐑆
HM	name	exact	астравы херд і макдональд|вострау херд і астравы макдональд|герд ороли ва макдоналд ороллари|острва херд и мекдоналд|острво херд и мекдоналдова острва|острво херд и острва макдоналд|остров херд и острови макдоналд|остров херд и острови мекдоналд|остров хърд и острови макдоналд|острови герд і макдоналд|острови херд і мак дональд|острови хърд и макдоналд|острів герд і острови макдоналд|херд аралы және макдональд аралдары|херд аралы мен макдональд аралдары|херд ба макдональдиин арлууд|херд ва макдоналд ороллари|херд гӏаире а макдональд гӏаиренаш а|херд жана макдоналд аралдары|херд жана макдональд аралдары|херд и мекдоналд острва|херд тата макдональд утраве|херд утравы һәм макдональд утраулары|херд һәм макдональд утрауҙары|хердпа макдональд утравесем|хэрд болон макдоналд арлууд|ҷазираи ҳерд ва ҷазираҳои макдоналд|һерд вә макдоналд адалары|հերդ կղզի եւ մակդոնալդի կղզիներ|איי הרד ומקדונלד|האי הרד ואיי מקדונלד|جزاير ہرڈ و مکڈونلڈ|جزیره هرد و جزایر مکدونالد|حەرد ارالى جانە ماكدونالد ارالدارى|خېرد ۋە ماك دونالد يارىلى|دوورگەکانی هێرد و مەکدانڵد|هارد و مکدونالد جزایر|هارډ او ميکډانلډ ټاپوګان|هرد و جزایر مکدونالد|هرڊ مڪڊونلڊ ٻيٽ|ھېرد يارىلى ۋە ماكدونالد ياراللىرى|ہرڈ جزیرہ اور جزاير مکڈونلڈ|ہرڑ تہ مؠکڈونالڑ جزیر|ہرڑ جزیر تہ مؠکڈونالڑ جزیر|ہرڑ جزیر تہ مٮ۪کڈونالڑ جزیر|ہیرڈ جزیرہ و میکڈولینڈ جزاير|ہیيرڈ ايلینڈ اور میکڈونالڈ ايلینڈز|ܓܙܪܬܐ ܕܗܪܕ ܘܡܟܕܘܢܠܕ|ާހޑް އައިލެންޑްސް މެކްޑޮނާލްޑް އައިފެންޑްސް|ߡߊߞߑߘߏߣߊߟߑߘ ߕߌ߲|हर्ड आ मैकडोनल्ड द्वीपसमूह|हर्ड आणि मॅक्डोनाल्ड बेटे|हर्ड आनि मॅक्डोनल्ड जुंवे|हर्ड आयलँड्स ऍंड मॅक्डोनाल्ड आयलँड्स|हर्ड ऍंड मॅक्डोनाल्ड आयलँड्स|हर्ड एंड मैकडोनाल्ड द्वीपसमूह|हर्ड टापु एण्ड म्याकडोनाल्ड टापुहरु|हर्ड टापु र म्याकडोनाल्ड टापुहरु|हर्ड द्वीप एवं मैकडोनॉल्ड द्वीप|हर्ड द्वीप और मैकडोनॉल्ड द्वीपसमूह|हर्ड द्वीप कने मैकडोनॉल्ड द्वीपां दा झुंड|हर्ड द्वीप व मॅकडॉनल्ड द्वीपसमूह|होर्द आरो मेकदनाल्ड द्वीपफोर|হার্ড এবং ম্যাকডোনাল্ড দ্বীপপুঞ্জ|হার্ড দ্বীপ এবং ম্যাকডোনাল্ড দ্বীপপুঞ্জ|হাৰ্ড দ্বীপ আৰু মেকডোনাল্ড দ্বীপপুঞ্জ|হাৰ্ড দ্বীপ আৰু মেক্ডোনাল্ড দ্বীপ|ਹਰਡ ਤੇ ਮੈਕਡੋਨਾਲਡ ਟਾਪੂ|હર્ડ અને મેકડોનાલ્ડ આઇલૅન્ડ્સ|હર્ડ અને મેકડોનાલ્ડ આઇલેન્ડ્સ|ହାର୍ଡ ଦ୍ବୀପପୁଞ୍ଜ ଏବଂ ମ୍ୟାକଡୋନାଲ୍ ଦ୍ବୀପପୁଞ୍ଜ|ହାର୍ଡ୍ ଏବଂ ମ୍ୟାକଡୋନାଲ୍ଡ ଦ୍ୱୀପପୁଞ୍ଜ|ஹேர்ட் மற்றும் மெக்டொனால்டு தீவுகள்|హెర్డ్ దీవి మరియు మెక్డొనాల్డ్ దీవులు|హెర్డ్ మెక్ డొనాల్డ్ దీవులు|ಹರ್ಡ್ ದ್ವೀಪ ಮತ್ತು ಮ್ಯಾಕ್ಡೊನಾಲ್ಡ್ ದ್ವೀಪಗಳು|ಹರ್ಡ್ ಮತ್ತು ಮ್ಯಾಕ್ಡೋನಾಲ್ಡ್ ದ್ವೀಪಗಳು|ഹിയേർഡും മക്ഡൊണാൾഡ് ദ്വീപുകളും|ഹേർഡ് മക്ഡോണൾഡ് ദ്വീപുകൾ|හර්ඩ් දූපත සහ මැක්ඩොනල්ඩ් දූපත්|เกาะเฮิร์ดและหมู่เกาะแมกดอนัลด์|ຫມູ່ເກາະເຮີດ ແມັກໂດນອລ|ཧཱརཌ མཚོ གླིང དང མེཀ ཌོ ནལཌ྄ གླིང ཚོམ|မူႇၵုၼ် ႁိူတ်ႉ လႄႈ မူႇၵုၼ် မႅၵ်ႇတေႃႇၼႄႇ|ဟတ်ကျွန်းနှင့်မက်ဒေါနယ်ကျွန်းစု|ჰერდი და მაკდონალდის კუნძულები|ኽርድ ኣና ማክዶናልድ ደሴቶች|ኽርድ ደሴቶችና ማክዶናልድ ደሴቶች|የኧርድ እና የማክዶናልድ ደሴቶች|ደሴታት ሀርድን ማክዶናልድን|ደሴታት ሄርድን ማክዶናልድን|កោះហឺដ និងម៉ាក់ដូណាល់|កោះហឺដនិងម៉ាក់ដូណាល់|ប្រជុំកោះហើរ៍ដនិងម៉ាកដូណាល់|ハード島 マクドナルド諸島|ハード島とマクドナルド諸島|赫德岛同麦克唐纳群岛|赫德岛和麦克唐纳岛|赫德岛和麦克唐纳群岛|赫德島及麥唐納群島|赫德島同麥克唐納群島|赫德島和麥克唐納群島|ꗥꗡꔵ ꗪ ꕮꖁꕯ|ꮂꮧ ꭴꭶꮪꮫꭲ ꭰꮄ ꮊꭹꮣꮎꮅꮧ ꮪꭶꮪꮫꭲ|허드 맥도날드 군도|허드 맥도널드 제도|𑄦𑄢𑄴𑄓𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠 𑄃𑄳𑄃 𑄟𑄳𑄠𑄇𑄴𑄓𑄮𑄚𑄴𑄓𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤸𞤭𞤪𞤣𞤭 𞤥𞤢𞤳𞤣𞤮𞤲𞤢𞤤
HN	name		ονδουρα|гондурас|هندوراس|𐐸𐐪𐑌𐐼𐐭𐑉𐐲𐑅
HN	name	exact	гандурас|хондурас|һондурас|հոնդուրաս|האנדוראס|הונדורס|هاندوراس|هانډوراس|هنڊورس|گوندۋراس|ھوندۇراس|ھۆندووراس|ہانڈورس|ہنڈورس|ہونڈاروس|ہونڈورس|ܗܘܢܕܘܪܣ|ހޮންޑިއުރާސް|ߤߎ߲ߘߎߙߊ߫|हण्डूरास|हन्डुरास|हाँडूरास|हॉनडुरस|होंडुरास|होंडूरास|हौण्डूरास|হণ্ডুরাস|হন্ডুরাস|হন্দুৰাছ|ਹੋਂਡੁਰਸ|હોન્ડુરસ|ହଣ୍ଡୁରାସ|ହୋଣ୍ଡାରୁସ୍|ହୋଣ୍ଡୁରାସ୍|ஹோண்டூராஸ்|హండురాస్|హోండురాస్|ಹೊಂಡುರಾಸ್|ഹോണ്ടുറാസ്|හොන්ඩුරාස්|ฮอนดูรัส|ຮອນດູຣັສ|ཧཱན ཌུ རཱས྄|ཧོན དུ རས྄|ဟွန်ဒူးရပ်စ်|ႁွၼ်ႇတူးရႅတ်ႈ|ჰონდურასი|ሆንዱራስ|ហុងឌូរ៉ាស|ហុងឌួរ៉ាស់|ⵀⵓⵏⴷⵓⵔⴰⵙ|ホンジュラス|宏都拉斯|洪都拉斯|ꖽꖫꕟ|ꭽꮒꮪꮃꮝ|온두라스|𑄦𑄪𑄚𑄴𑄓𑄪𑄢𑄥𑄴|𞤸𞤮𞤲𞤣𞤭𞤪𞤢𞥄𞤧
HN	official		республика гондурас|جمهورية هندوراس
HN	official	exact	洪都拉斯共和国
HR	name		κροατια|хорватия|хрватска|كرواتيا|𐐿𐑉𐐬𐐩𐑇𐐲
HR	name	exact	харватыя|хорват|хорвати|хорватија|хорватія|хърватия|խորվաթիա|קראאטיע|קרואטיה|حورۆاتيا|كىرودىيە|کرواسی|کرواشيا|کروشیا|کرۆواتیا|ڪروييشيا|ܩܪܘܐܛܝܐ|ކްރޮއޭޝިއާ|ߞߙߏߥߊߛߌ߫|क्रवेशिया|क्रोएशिया|क्रोएसिया|क्रोयेशीया|ক্রোয়েশিয়া|ক্ৰোৱেছিয়া|ਕਰੋਏਸ਼ੀਆ|ક્રોએશિયા|କ୍ରସିଆ|କ୍ରୋଆଟିଆ|କ୍ରୋଏସିଆ|குரேஷியா|குரோசியா|குரோஷியா|క్రొయేషియా|క్రొయేసియా|క్రోయేషియా|ಕ್ರೊಯೇಶಿಯಾ|ಕ್ರೊಯೇಷಿಯಾ|ക്രൊയേഷ്യ|ක්රොඒෂියාව|โครเอเชีย|ໂຄຣເອເທຍ|ཀུརོ ཤི ཡ|ཀྲོ ཨེ ཤ|ခရိုအေးရှား|ၶရူဝ်ႇဢေးသျႃး|ხორვატია|ክሮኤሽያ|ក្រូអាត|ក្រូអាស៊ី|ⴽⵔⵡⴰⵜⵢⴰ|クロアチア|克罗地亚|克罗埃西亚|克羅地亞|克羅埃西亞|ꖏꔓꔻꕩ|ꭷꮆꭱꮟꭰ|크로아티아|𑄇𑄳𑄢𑄮𑄠𑄬𑄥𑄨𑄠|𞤳𞤵𞤪𞤱𞤢𞥄𞤧𞤭𞤴𞤢
HR	official		республика хорватия|جمهورية كرواتيا
HR	official	exact	克罗地亚共和国
HT	name		гаити|республика гаити|هايتي|𐐸𐐩𐐻𐐨
HT	name	exact	αιτη|гаіті|гаіці|хаити|һаити|հաիթի|հայիթի|האיטי|هايیتی|هایتی|هایټي|هاییتی|هيٽي|گايتي|ھايتى|ھایتی|ہایتی|ہیتی|ہیٹی|ܗܐܝܬܝ|ހެއިޓީ|ߤߊߦߕߌ߫|हाइती|हैटी|हैती|হাইটি|হাইতি|ਹੈਤੀ|હૈતિ|ହାଇତି|ஹெய்தி|ஹைட்டி|హైటి|హైతీ|ಹೈಟಿ|ഹെയ്തി|හයිටි|เฮติ|ໄຮຕິ|ཧེ ཊི|ཧེ ཏི|ဟေတီ|ႁေးတီႇ|ჰაიტი|ሀይቲ|ሃይቲ|ហៃទី|ⵀⴰⵢⵜⵉ|ハイチ|海地|ꕌꔤꔳ|ꭾꭲꮨ|아이티|𑄦𑄭𑄖𑄨|𞤸𞤢𞤴𞤼𞤭𞥅
HT	official		جمهورية هايتي
HT	official	exact	海地共和国
HU	name		ουγγαρια|венгрия|المجر|هنغاريا|𐐸𐐲𐑍𐑀𐐲𐑉𐐨
HU	name	exact	венгри|венгрыя|мађарска|маҷористон|маҹарыстан|угорщина|унгар|унгария|унгарија|հունգարիա|אונגערן|הונגריה|ماجارستان|مجارستان|مجارستون|مەجارستان|هنگري|هنگری|هەنگاریا|چيڪ جهموريه|ہنگری|ۋېنگىرىيە|ܡܓܪ|ހަންގޭރީ|ߤߐ߲ߜ߭ߙߌ߫|हंगरी|हंगेरी|हङ्गेरी|हांगारी|হাংগেৰী|হাঙ্গেরি|ਹੰਗਰੀ|હંગેરી|ହଙ୍ଗେରି|ହଙ୍ଗେରୀ|ஹங்கேரி|హంగేరీ|ಹಂಗಾರಿ|ಹಂಗೇರಿ|ഹംഗറി|හන්ගේරියාව|ฮังการี|ຮັງກາຣີ|ཧངྒ རི|ཧཱང གྷ རི|ဟန်ဂေရီ|ႁၢင်ႇၵေႇရီႇ|უნგრეთი|ሀንጋሪ|ሃንጋሪ|ហុងគ្រី|ⵀⵏⵖⴰⵔⵢⴰ|ハンガリー|匈牙利|ꖽꘋꕭꔓ|ꮂꮒꭶꮅ|헝가리|𑄦𑄧𑄋𑄴𑄉𑄬𑄢𑄨|𞤸𞤢𞤲𞤺𞤢𞤪𞤭𞤴𞤢𞥄
IC	name		καναριοι νησοι|канарские о ва|جزر الكناري
IC	name	exact	канар адалары|канар аралдары|канар атаулары|канар ороллари|канар ортулуктар|канар утравесем|канар утраулары|канар утрауҙары|канаран гӏаиренаш|канарска острва|канарски острови|канарскія астравы|канарські острови|канарын арлууд|ҷазираҳои канария|կանարյան կղզիներ|האיים הקנריים|קאנארישע אינזלען|جزاير کناری|جزایر قناری|د کناري ټاپوګان|دوورگەکانی کەناری|قناری جزایر|كانار ارالدارى|كانارى ياراللىرى|کینری ايلینڈز|کینری جزیر|ڪينري ٻيٽ|ܓܙܝܖܐ ܕܟܐܢܪܝ|ܓܙܝܪܐ ܕܟܐܢܪܝ|ߞߣߊߙߌ߫ ߕߌ߲|कानारि द्वीपफोर|कानारियास जुंवे|कॅनरी आयलैंड्स|कॅनरी बेटे|केनेरी द्वीप|कैनरी द्वीपसमूह|कैनेरी द्वीपसमूह|कैनेरी द्वीपां दा झुंड|क्यानारी टापुहरू|কেনেৰী দ্বীপপুঞ্জ|ক্যানারি দ্বীপপুঞ্জ|ਕੇਨਾਰੀ ਟਾਪੂ|કૅનેરી આઇલેન્ડ્સ|કૅનેરી ટાપુઓ|କେନାରି ଦିପ|କେନେରୀ ଦ୍ୱୀପପୁଞ୍ଜ|கேனரி தீவுகள்|కేనరీ దీపులు|కేనరీ దీవులు|ಕ್ಯಾನರಿ ದ್ವೀಪಗಳು|കാനറി ദ്വീപുകൾ|කැනරි සූපත්|หมู่เกาะคานารี|ຫມູ່ເກາະຄານາຣີ|ཀ ནེ རི གླིང ཚོམ|ကနေရီ ကျွန်းစု|ကာနာရီကျွန်းစု|မူႇၵုၼ် ၶႅၼ်ႇၼရီႇ|კანარის კუნძულები|የካናሪ ደሴቶች|ደሴታት ካናሪ|កោះកាណារី|カナリア諸島|加纳利群岛|加那利群岛|加那利群島|ꗛꖺꔻꕩ ꔳꘋꗣ|ꮵꮝꮖ ꮪꭶꮪꮫꭲ|카나리아 제도|𑄇𑄳𑄠𑄚𑄢𑄨 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤧𞤵𞤪𞤭𞥅𞤪𞤫 𞤳𞤢𞤲𞤢𞤪𞤭𞥅
ID	name		ινδονησια|индонезия|اندونيسيا|𐐮𐑌𐐼𐐲𐑌𐐨𐑈𐐲
ID	name	exact	индонез|индонези|индонезиец|индонезииска|индонезија|інданезія|індонезія|ինդոնեզիա|אינדאנעזיע|אינדונזיה|اندونزی|اندونیزیا|انڈونیشیا|انڊونيشيا|انڑونیشیا|ایندونیزیا|يندونەزيا|يیندۆنیزیا|ھىندونېزىيە|ܐܝܢܕܘܢܝܣܝܐ|އިންޑޮނީޝިޔާ|ߍ߲ߘߣߏߖ߭ߌ߫|इंडोनिशिया|इंडोनेशिया|इंडोनेशीया|इंडोनेसिया|इण्डनेशिया|इन्डोनेशिया|ইণ্ডোনেচিয়া|ইন্দোনেশিয়া|ਇੰਡੋਨੇਸ਼ੀਆ|ઇન્ડોનેશિયા|ଇଣ୍ଡନେସିୟା|ଇଣ୍ଡୋନେସିଆ|இந்தோனேசியா|இந்தோனேஷியா|ఇండోనేషియా|ఇండోనేసియా|ಇಂಡೋನೇಶಿಯಾ|ഇന്തോനേഷ്യ|ඉන්දුනීසියාව|อินโดนีเซีย|ອິນໂດເນເຊຍ|ཨིན ཌོ ནེ ཤི ཡ|အင်ဒိုနီးရှား|ဢိၼ်ႇတူဝ်ႇၼီးသျႃး|ინდონეზია|ኢንዶነዥያ|ኢንዶኔዢያ|ឥណ្ឌូណេស៊ី|ⴰⵏⴷⵓⵏⵉⵙⵢⴰ|インドネシア|印尼|印度尼西亚|ꔤꖆꕇꔻꕩ|ꭲꮒꮩꮒꮝꮿ|인도네시아|𑄄𑄚𑄴𑄘𑄮𑄚𑄬𑄥𑄨𑄠|𞤭𞤲𞤣𞤮𞤲𞤭𞥅𞤧𞤴𞤢
ID	official		республика индонезия|جمهورية اندونيسيا
ID	official	exact	印度尼西亚共和国
IE	name		ιρλανδια|ирландия|ايرلندا|𐐴𐑉𐑊𐐲𐑌𐐼
IE	name	exact	ирланд|ирланди|ирландија|ирска|ірландыя|ірландія|իռլանդիա|אירלאנד|אירלנד|اير لینڈ|ايرلينڊ|ايرلینڈ|ايرلېنډ|ایرلند|ایرلینډ|ایرلینڑ|يرلانديا|يىرېلاندىيە|يیرلەند|ܐܝܪܠܢܕ|އަޔަލޭންޑުގެ ޖުމްހޫރިއްޔާ|ߌߙߑߟߊ߲ߘ|आयरलँड|आयरलेंड|आयरलैंड|आयरल्याण्ड|आयर्लंड|आयारलेण्ड|আয়ারল্যান্ড|আয়াৰলেণ্ড|প্রজাতন্ত্রী আয়ারল্যান্ড|ਆਇਰਲੈਂਡ|આયરલૅન્ડ|આયર્લેન્ડ|ଅଇରଲାଣ୍ଡ|ଆୟରଲ୍ୟାଣ୍ଡ|அயர்லாந்து|ఐర్లాండ్|ಐರ್ಲೆಂಡ್|അയർലാൻഡ്|അയർലൻഡ്|අයර්ලන්තය|ไอร์แลนด์|ໄອຣ໌ແລນ|ໄອແລນ|ཨ ཡར ལནཌ|ཨཱ ཡ ལེནཌ|အိုင်ယာလန်|ဢၢႆႇယႃႇလႅၼ်ႇ|ირლანდია|አየርላንድ|ኣየርላንድ|អៀរឡង់|ⵉⵔⵍⴰⵏⴷⴰ|アイルランド|愛爾蘭|爱尔兰|ꕉꔓ ꖨꕮꕊ|ꭰᏺꮃꮒ|ꭰꭲꮄꮒꮧ|아일랜드|𑄃𑄠𑄢𑄴𑄣𑄳𑄠𑄚𑄴𑄓𑄴|𞤭𞤪𞤤𞤢𞤲𞤣
IL	name		ισραηλ|израиль|اسراييل|𐐮𐑆𐑉𐐨𐐲𐑊
IL	name	exact	израел|израил|исраил|исроил|ізраіль|իսրայել|ישראל|اسرا ییل|اسرايیل|اسرایل|ایسراییل|يزرايل|يىسرايىلىيە|يیسرايیل|ܐܝܣܪܐܝܠ|އިސްރާއީލު|ߌߛߑߙߊߍߟ|इजराइल|इजरायल|इज़राइल|इज्राईल|इज्राएल|इसराइल|इस्त्राइल|इस्राइल|इस्रायल|ইজরায়েল|ইজৰাইল|ইসরায়েল|ਇਜ਼ਰਾਈਲ|ઇઝરાઇલ|ଇସରାଇଲ|ଇସ୍ରାଏଲ୍|இஸ்ரேல்|ఇజ్రాయిల్|ఇజ్రాయెల్|ಇಸ್ರೇಲ್|ഇസ്രായേൽ|ඊශ්රායලය|อิสราเอล|ອິສຣາເອວ|ཨི ཛ྄ རེལ|ཨིས ར ཡེལ|အစ္စရေး|ဢိတ်ႇသရေး|ისრაელი|እስራኤል|អុីស្រាអែល|អ៊ីស្រាអែល|ⵉⵙⵔⴰⵢⵉⵍ|イスラエル|以色列|ꕑꕇꔻꕞꔤꕞ|ꭲꮟꮅᏹ|이스라엘|𑄄𑄎𑄴𑄢𑄠𑄬𑄣𑄴|𞤭𞤧𞤪𞤢𞥄𞤴𞤭𞥅𞤤
IL	official		государство израиль|دولة اسراييل
IL	official	exact	以色列国
IM	name		νησος μαν|νησος του μαν|о в мэн|остров мэн|جزيرة مان|𐐴𐐲𐑊 𐐲𐑁 𐑋𐐰𐑌
IM	name	exact	вострау мэн|мен адасы|мэн арал|мэн аралы|мэн арыы|мэн атауы|мэн гӏаире|мэн ороли|мэн утраве|мэн утравы|мэн утрауы|острво ман|острво мен|остров ман|острів мен|ҷазираи мэн|մեն կղզի|האי מאן|انسانن جو ٻيٽ|ايل اف مین|ایل اف مین|جزیره من|د ايل اف مین|دوورگەی مان|مان يارىلى|من جزیره|مېن يارىلى|مەن ارالى|ܓܙܪܬܐ ܕܡܐܢ|އައިޒަލް އޮފް މޭން ބިރިޓިޝް ތާޖުގެ ހިޔާވަހިކަމުގައި|ߡߊ߲߯ ߕߌ߲|आइज्ले अफ् म्यान|आइल अफ म्यान|आइल ऑप़ मेन|आइल ऑफ मॅन|आइल ऑफ मैन|आइल ऑफ़ मैन|आइसल ऑफ मैन|आईल ऑफ़ मैन|आयल ऑफ मॅन|आयोल अफ मेन|इसले ऑफ मॅन|इस्ले ऑफ मॅन|मॅनाचो जुंवो|আইল অফ মেন|আইল অফ ম্যান|আইল অব ম্যান|ਆਇਲ ਆਫ ਮੈਨ|આઇલ ઑફ મેન|આઈલ ઓફ મૅન|ଆଇଲ୍ ଅଫ୍ ମୈନ୍|ଆଇଲ୍ ଅଫ୍ ମ୍ୟାନ୍|ମାଣିସି ତା ଦିପ|ஐல் ஆஃப் மேன்|ఐల్ ఆప్ మాన్|ఐల్ ఆఫ్ మాన్|ಐಲ್ ಆಫ್ ಮ್ಯಾನ್|ഐൽ ഓഫ് മാൻ|අයිල් ඔෆ් මෑන්|เกาะแมน|ເອວ ອອບ ແມນ|ཨ ཡུལ ཨོཕ མཱན|မန်ကျွန်း|ၵုၼ်မႅၼ်း|მენის კუნძული|አይል ኦፍ ማን|ኣይል ኦፍ ማን|កោះម៉ាន|អែលអុហ្វមែន|マン島|曼岛|曼島|馬恩島|马恩岛|ꕮꘋ ꔳꘋꗣ|ꭴꮝꮧ ꭴꭶꮪꮫꭲ ꮎꮏ ꭰꮝꭶꮿ|맨 섬|맨섬|𑄃𑄭𑄣𑄴 𑄃𑄧𑄜𑄴 𑄟𑄳𑄠𑄚𑄴|𞤧𞤵𞤪𞤭𞥅𞤪𞤫 𞤥𞤫𞥅𞤲
IN	name		ινδια|индия|республика индия|الهند|भारत गणराज्य|𐐮𐑌𐐼𐐨𐐲
IN	name	exact	инди|индиец|индија|хӏинди|энэтхэг|індыя|індія|і҆ндіа|үндістан|ҳиндистон|ҳиндстан|ҳиндустон|һиндистан|һиндостан|հնդկաստան|אינדיע|הודו|ءۇندىستان|انڈیا|انڊيا|بھارت|هند|ڀارت|ھىندىستان|ھين|ھیندستان|ہندوستان|ܗܢܕܘ|ހިންދުސްތާން|ߌߘߎ߬|बारत|भारत|भारतः|हिंदोस्तान|ইন্দিয়া|ভারত|ভাৰত|ਭਾਰਤ|ભારત|ବାରତ|ଭାରତ|இந்தியா|బారతదెసాం|భారత దేశం|భారతదేశం|ಭಾರತ|ഇന്ത്യ|ඉන්දියාව|อินเดีย|ອິນເດຍ|རྒྱ གར|အိန္ဒိယ|ဢိၼ်းတီးယႃး|ინდოეთი|ህንዲ|ህንድ|ឥណ្ឌា|ᠡᠨᠡᠳᠬᠡᠭ᠌|ᱤᱱᱰᱤᱭᱟ|ⵍⵀⵉⵏⴷ|インド|印度|ꑴꄗ|ꔤꔺꕩ|ꭲꮕꮧꮎ|인도|𑄞𑄢𑄧𑄖𑄴|𞤭𞤲𞤣𞤭𞤴𞤢
IN	official		جمهورية الهند
IN	official	exact	印度共和国
IO	name		αρχιπελαγος τσαγκος|βρετανικα εδαφη ινδικου ωκεανου|βρετανικο εδαφος ινδικου ωκεανου|архипелаг чагос|британская территория в индииском океане|ارخبيل تشاغوس|اقليم المحيط الهندي البريطاني|الاقليم البريطاني في المحيط الهندي|المحيط الهندي الاقليم البريطاني في
IO	name	exact	архіпелаг чагас|архіпелаг чагос|британ девискээр инди океанда|британиин харьяа энэтхэгиин далаи дахь нутаг дэвсгэр|британиин харьяа энэтхэгиин далаи дахь нутаг дэвсгэрүүд|британин латта индин океанехь|британия ҳинд океани ҳудуди|британиянең һинд океанындагы территориясе|британиянинг ҳинд океанидаги ҳудуди|британиянын индия океанындагы аимагы|британияның һинд океанындағы биләмәһе|британияныӊ ҳинд океанындағы территориясы|британска индоокеанска територија|британска територия в индииския океан|британска територија индијског океана|британска територија у индијском океану|британська територія в індіиському океані|британські територіі в індіиському океані|британтјанын һинд океаны әразиси|брытанская тэрыторыя у індыискім акіяне|галаҷазираи чагос|инди океаненчи британи территориие|инди океанындагы британ территориясы|чагос архипелаге|чагос архипелагы|чагос архипелагі|чагос олтриг|қаламрави британия дар уқенуси ҳинд|үнді мұхитындағы британ аимағы|բրիտանական տարածք հնդկական օվկիանոսում|հնդկական օվկիանոսում բրիտանական տարածք|չագոս արշիպելագ|ארכיפלג צ גוס|הטריטוריה הבריטית באוקיינוס ההודי|ءۇندى مۇحيتىنداعى بريتان ايماعى|بحرہندکابرطانوی حصہ|برطانوي هندي سمنڊ خطو|برطانوی بحر ہند کا علاقہ|برطانوی بحر ہندۍ علاقہ|برطانوی بحرہند خطہ|برطانوی ہندوستانی سمندری خطہ|بریتانیای هند اوقیانوس مناطق|جزاير چاگوس|د برتانوي هند سمندري سيمه|د بريتانوي هند سمندري سيمه|قلمرو بریتانیا در اقیانوس هند|مجمعالجزایر چاگوس|يەنگلىيەنىڭ ھىندى يوكياندىكى تەۋەلىكى|يەنگلىيەگە قاراشلىق ھىندى يوكيان تېررىتورىيەسى|چاگوس ارحيپەلاگى|ھەرێمی بەریتانی لە يۆقیانووسی ھیند|ܐܬܪܐ ܕܐܘܩܝܢܘܣ ܗܢܕܘܝܐ ܕܒܪܝܛܢܝܐ|ܓܙܪܬܐ ܕܟܐܓܘܣ|ܩܠܝܡܐ ܕܒܪܝܛܢܝܐ ܓܘ ܐܘܩܝܢܘܣ ܗܢܕܘܝܐ|ބްރިޓިޝް ހިންދު ކަނޑު ބިން|ߓߙߌߕߊ߲ߓߊ߫ ߟߊ߫ ߌ߲ߘߎ߫ ߟߌ߲ߓߊ߲ ߞߣߍ|चागोस आर्चिपेलागो|चागोस द्वीपसमूह|बेलायती हिन्द महासागर क्षेत्र|ब्रिटनाचो हिंदी महासागर प्रांत|ब्रिटिश हिंद महासागर प्रदेश|ब्रिटिश हिंद महासागरिय क्षेत्र|ब्रिटिश हिंद महासागरीय क्षेत्र|ब्रिटिश हिंद महासागरीय लाका|ब्रिटिश हिंदी महासागर क्षेत्र|ब्रिटिशनि भारतारि लैथो बाहागो|ब्रिटिस हिंद सामुद्रि हांडि|ब्रिटीश हिंदी महासागर क्षेत्र|ब्रितानी हिंद महासागरीय क्षेत्र|शागस जुंवे|চাগোস দ্বীপপুঞ্জ|ব্রিটিশ ভারত মহাসাগরীয় অঞ্চল|ব্রিটিশ ভারত মহাসাগরীয় এলাকা|ব্ৰিটিছ ইণ্ডিয়ান অচন টেৰিটৰি|ব্ৰিটিশ্ব ইণ্ডিয়ান মহাসাগৰৰ অঞ্চল|ਚਗੋਸ ਟਾਪੂ|ਬਰਤਾਨਵੀ ਹਿੰਦ ਮਹਾਂਸਾਗਰ ਖਿੱਤਾ|ਬਰਤਾਨਵੀ ਹਿੰਦ ਮਹਾਂਸਾਗਰ ਪ੍ਰਦੇਸ਼|ચાગસ દ્વિપસમૂહ|બ્રિટિશ ઇન્ડિયન ઓશન ટેરિટરી|બ્રિટિશ હિંદ મહાસાગર ક્ષેત્ર|ଚାଗୋସ୍ ଆର୍କିପେଲାଗୋ|ବ୍ରିଟିଶ୍ ଭାରତ ମାହାସାଗର କ୍ଷେତ୍ର|ବ୍ରିଟିଶ୍ ଭାରତୀୟ ମହାସାଗର କ୍ଷେତ୍ର|ବ୍ରିଟିଶ୍ ଭାରତୀୟ ସାମୁଦ୍ରିକ କ୍ଷେତ୍ର|ବ୍ରିଟିସ୍ ହିନ୍ଦ ସାମୁଦ୍ରି ହାନ୍ଦି|சாகோஸ் தீவுக்கூட்டம்|பிரிட்டிஷ் இந்தியப் பெருங்கடல் பிரதேசம்|బ్రిటిష్ హిందూ మహాసముద్ర ప్రాంతం|బ్రిటిస్ హీందూ మహాసముద్ర ప్రాంతం|బ్రిటీష్ భారతీయ సముద్రపు ప్రాంతం|బ్రిటీష్ హిందూ మహాసముద్ర ప్రాంతం|ಚಾಗೋಸ್ ದ್ವೀಪಸಮೂಹ|ಬ್ರಿಟೀಶ್ ಇಂಡಿಯನ್ ಮಹಾಸಾಗರ ಪ್ರದೇಶ|ಬ್ರಿಟೀಷ್ ಹಿಂದೂ ಮಹಾಸಾಗರದ ಪ್ರದೇಶ|ചാഗോസ് ആർക്കിപ്പെലഗോ|ബ്രിട്ടീഷ് ഇന്ത്യൻ ഓഷ്യൻ ടെറിട്ടറി|ബ്രിട്ടീഷ് ഇന്ത്യൻ മഹാസമുദ്ര പ്രദേശം|චාගෝස් දූපත් සමූහය|බ්රිතාන්ය ඉන්දීය සාගර බල ප්රදේශය|บริติชอินเดียนโอเชียนเทร์ริทอรี|หมู่เกาะชากอส|ຫມູ່ເກາະຊາໂກສ|ເຂດແດນບຣິທິສອິນດຽນໂອຊຽນ|ເຂດແດນອັງກິດໃນມະຫາສະມຸດອິນເດຍ|ເຂດແດນອັງກິດໃນມະຫາສະຫມຸດອິນເດຍ|བྲི ཊིཤ རྒྱ གར གྱི རྒྱ མཚོ ས ཁོངས|ဗြိတိသျှ အိန္ဒြိယ သမုဒ္ဒရာ ပိုင်နက်|ဗြိတိသျှပိုင် အိန္ဒိယသမုဒ္ဒရာကျွန်းများ|မူႇၵုၼ်ၶျႃးၵူဝ်ႉသ်|ၼႃႈလိၼ် သမုၵ်ႉတရႃႇဢိၼ်းတီးယႃး ၶွင် ဢိင်းၵလဵတ်ႈ|ბრიტ ტერიტ ინდ ოკეანეში|ბრიტანეთის ტერიტორია ინდოეთის ოკეანეში|ჩაგოსის არქიპელაგი|ብሪጣንያዊ ህንዳዊ ውቅያኖስ ግዝኣት|ቻጎስ አርኪፔላጎ|ናይ ብሪጣንያ ህንዳዊ ውቅያኖስ ግዝኣት|የብሪታኒያ ህንድ ውቂያኖስ ግዛት|ដែនដីអង់គ្លេសនៅមហាសមុទ្រឥណ្ឌា|ដែនមហាសមុទ្រឥណ្ឌា ចក្រភពអង់គ្លេស|ដែនសមុទ្រឥណ្ឌាអង់គ្លេស|ប្រជុំកោះឆាហ្កូស|ⵜⴰⵎⵏⴰⴹⵜ ⵜⴰⵏⴳⵍⵉⵣⵉⵜ ⵏ ⵓⴳⴰⵔⵓ ⴰⵀⵉⵏⴷⵉ|イギリス領インド洋地域|チャゴス諸島|查哥斯群岛|查哥斯群島|查戈斯群岛|英属印度洋领土|英属印度洋领地|英屬印度洋領土|英屬印度洋領地|英領インド洋地域|ꔛꔟꔻ ꔤꔺꕩ ꗛꔤꘂ ꕗꕴꔀ ꕮ|ꮘꮧꮟ ᏼꮻꮿ ꭰꮊꮙ ꭲꭼꮎꮥꮕ|영국령 인도양 식민지|영국령 인도양 지역|영인도 제도|차고스 제도|𑄝𑄳𑄢𑄨𑄑𑄨𑄌𑄴 𑄞𑄢𑄧𑄖𑄴 𑄟𑄧𑄦𑄥𑄉𑄧𑄢𑄨𑄠𑄧 𑄞𑄨𑄘𑄳𑄠|𞤼𞤵𞤥𞤦𞤫𞤪𞤫 𞤦𞤪𞤭𞤼𞤢𞤲𞤭𞤲𞤳𞤮𞥅𞤪𞤫 𞤢𞤬𞤪𞤭𞤳𞤭
IQ	name		иракская республика|العراق|جمهورية العراق|𐐮𐑉𐐰𐐿
IQ	name	exact	ιρακ|гыирак|ираг|ирак|иракчанин|ираҡ|ироқ|ірак|ӏиракъ|իրաք|עיראק|עירק|ایراق|عراق|عێراق|يراك|يىراق|ܥܝܪܩ|ޢިރާޤު|ߌߙߊߞߌ߬|इराक|ईराक|ईराक़|ইরাক|ইৰাক|ਇਰਾਕ|ઇરાક|ଇରାକ|ଇରାକ୍|ஈராக்|ఇరాక్|ಇರಾಕ್|ഇറാഖ്|ඉරාකය|อิรัก|ອີຣັກ|ཨི རག|ཨི རཱཀ|အီရတ်|ဢီႇရၢၵ်ႈ|ერაყი|ኢራቅ|ዒራቕ|អុីរ៉ាក់|អ៊ីរ៉ាក់|ⵍⵄⵉⵔⴰⵇ|イラク|伊拉克|ꔤꕟꕃ|ꭲꮃꭹ|이라크|𑄄𑄢𑄇𑄴|𞤭𞤪𞤢𞥄𞤳
IQ	official		республика ирак
IQ	official	exact	伊拉克共和国
IR	name		ιραν ισλαμικη δημοκρατια του|ισλαμικη δημοκρατια του ιραν|иран исламская республика|исламистская республика иран|ايران|ايران جمهورية الاسلامية|جمهوری اسلامی ایران|𐐮𐑉𐐪𐑌
IR	name	exact	ιραν|гӏажариичоь|иран|эрон|іран|իրան|איראן|אירן|اسلامی جمہوریہ ایران|ايراني|ایران|يران|يىران|يێران|ܐܝܪܐܢ|އީރާން|ߌߙߊ߲߫|इराण|इरान|ईरान|ইরান|ইৰান|ਈਰਾਨ|ઈરાન|ଇରାନ|ଇରାନ୍|ஈரான்|ఇరాన్|ಇರಾನ್|ഇറാൻ|ඉරානය|อิหร่าน|ອີຣານ|ອີຣ່ານ|ཨི རཱན|အီရန်|ဢီႇရၢၼ်း|ირანი|ირანი ისლამური|ირანი ისლამური რესპუბლიკა|ირანი ისლამურირესპუბლიკა|ኢራን|អុីរ៉ង់|អ៊ីរ៉ង់|ⵉⵔⴰⵏ|イラン|イラン イスラム共和国|伊朗|伊朗伊斯兰共和国|ꔤꕟꘋ|ꭲꮄꮒ|이란|𑄄𑄢𑄚𑄴|𞤭𞤪𞤢𞥄𞤲
IR	official		исламская республика иран|جمهورية ايران الاسلامية
IS	name		ισλανδια|исландия|ايسلندا|𐐴𐑅𐑊𐐲𐑌𐐼
IS	name	exact	исланд|исланди|исландија|ісландыя|ісландія|իսլանդիա|איסלאנד|איסלנד|ايس لينڊ|ايس لینڈ|ایسلند|ایسلینډ|ایسلینڑ|يایسلەند|يسلانديا|يىسلاندىيە|ܐܝܣܠܢܕ|އައިސްލޭންޑް|ߌߛߑߟߊߘ|आइसलँड|आइसलेंड|आइसलेण्ड|आइसलैंड|आइस्ल्याण्ड|আইচলেণ্ড|আইসল্যান্ড|ਆਈਸਲੈਂਡ|આઇસલૅન્ડ|આઇસલેન્ડ|ଆଇସଲାଣ୍ଡ|ଆଇସଲ୍ୟାଣ୍ଡ|ஐஸ்லாந்து|ఐస్లాండ్|ಐಸ್ಲ್ಯಾಂಡ್|ഐസ്ലാന്റ്|අයිස්ලන්තය|ไอซ์แลนด์|ໄອສແລນ|ཨ ཨི སི ལནད|ཨཱའིས ལེནཌ|အိုက်စလန်|ဢၢႆးသလႅၼ်ႇ|ისლანდია|አይስላንድ|ኣይስላንድ|អុីស្លង់|អ៊ីស្លង់|ⵉⵙⵍⴰⵏⴷ|アイスランド|冰岛|冰島|ꕉꔤꔻ ꖨꕮꕊ|ꮷꮑꮝꮣꮈꭿ|아이슬란드|𑄃𑄭𑄥𑄴𑄣𑄳𑄠𑄚𑄴𑄓𑄴|𞤢𞤴𞤧𞤵𞤤𞤢𞤲𞤣
IS	official		республика исландия|جمهورية ايسلندا
IS	official	exact	冰岛共和国
IT	name		ιταλια|италия|ايطاليا|𐐮𐐻𐐲𐑊𐐨
IT	name	exact	итали|италија|італія|і҆таліа|իտալիա|איטאליע|איטליה|اٹلی|اٽلي|ایتالیا|ایتالیه|ایټالیه|يتاليا|يىتالىيە|يیتالیا|يیتاڵی|ܐܝܛܠܝܐ|އިޓަލީ|ߌߕߊߟߌ߫|इटली|इटाली|ইটালি|ইতালি|ইতালী|ਇਟਲੀ|ઇટાલી|ଇଟାଲି|ଇଟାଲୀ|இத்தாலி|ఇటలి|ఇటలీ|ಇಟಲಿ|ഇറ്റലി|ඉතාලිය|อิตาลี|ອິຕາລີ|ཨི ཀྲར ལི|ཨི ཊ ལི|အီတလီ|ဢီႇတႃႇလီႇ|იტალია|ኢጣልያ|ጣሊያን|ᏺꮆ|អុីតាលី|អ៊ីតាលី|ᠢᠲ᠋ᠠᠯᠢ|ᱤᱴᱞᱤ|ⵉⵟⴰⵍⵢⴰ|イタリア|义大利|意大利|義大利|ꑴꄊꆺ|ꔤꕚꔷ|ꭲꮤꮅ|이탈리아|𑄄𑄖𑄣𑄨|𞤭𞤼𞤢𞤤𞤭𞥅
IT	official		итальянская республика|جمهورية ايطاليا
IT	official	exact	意大利共和国
JE	name		βαιλατο του τζερσει|τζερζι|джерси|جيرزي|جيرسي|𐐾𐐲𐑉𐑆𐐨
JE	name	exact	вострау джэрсі|джерсі|джърси|джэрсі|жерси|џерзи|џерси|ҷерси|ҹерси|ջերսի|ג רזי|ג רסי|דזשערזי|جرزی|جرسي|جرسی|جێرسی|جېرسېي|جەرسي|ܓܝܪܙܝ|ޖާސޭ ބިރިޓިޝް ތާޖުގެ ހިޔާވަހިކަމުގައި|ߖߋߙߑߖ߭ߌ߫|जरसी|जर्सी|जोर्सि|জার্সি|জাৰ্চি|ਜਰਸੀ|જર્સી|ଜରସି|ଜର୍ସି|ஜெர்சி|జెర్సీ|ಜೆರ್ಸಿ|ജേഴ്സി|ජර්සි|เจอร์ซีย์|ເຈີຊີ|ཇེར སི|ဂျာစီ|ၵျႃႇသီႇ|ჯერსი|ጀርሲ|ጀርዚ|ជឺស៊ី|ជើស៊ី|ហ្សែរ៍ស្ស៊ី|ジャージー|泽西|泽西岛|澤西島|ꘀꗡꔘ|ꮸꮅꮟ|저지|𑄎𑄢𑄴𑄥𑄨|𞤶𞤫𞤪𞤧𞤭𞥅
JM	name		τζαμαικα|ямаика|جامايكا|𐐾𐐲𐑋𐐩𐐿𐐲
JM	name	exact	дьамааика|ямаик|јамајка|ճամայկա|ג מייקה|דזשאמייקע|جامايیکا|جامایکا|جاماییکا|جمايیکا|جمایکا|جميڪا|جمیکا|يامايكا|ܓܡܝܟܐ|ޖެމޭއިކާ|ߖ߭ߡߊߦߌߞ|जमाइका|जमेका|जमैका|जामाइका|জামাইকা|ਜਮਾਇਕਾ|જમૈકા|ଜାମାଇକା|ஜமைகா|ஜமைக்கா|జమైకా|ಜಮೈಕಾ|ജമൈക്ക|ජැමෙයිකාව|จาเมกา|ຈາໄມຄາ|ཇཱ མཻ ཀ|ཛ མེ ཀ|ဂျမေကာ|ၵျႃႇမေႇၵႃႇ|იამაიკა|ጃማይካ|ចាម៉ៃកា|ហ្សាម៉ាអុីក|ហ្សាម៉ាអ៊ីក|ⵊⴰⵎⴰⵢⴽⴰ|ジャマイカ|牙买加|牙買加|ꕧꕮꔧꕪ|ꮳꮊꭲꭷ|자메이카|𑄎𑄟𑄭𑄇|𞤶𞤢𞤥𞤢𞤴𞤳𞤢𞥄
JO	name		ιορδανια|иордания|јорданија|الاردن|المملكة الاردنية الهاشمية|𐐾𐐱𐑉𐐼𐐲𐑌
JO	name	exact	иордан|иорданец|иордани|иорданија|иорданска|иорданія|урдан|урдун|іарданія|јордан|հորդանան|ירדן|اردن|اردني|جورڈن|يوردانيا|يوردن|يىيوردانىيە|ܐܘܪܕܘܢ|ܝܘܪܕܢܢ|ޖޯޑަން|ߖߐߙߑߘߊߣߌ߫|जर्डान|जार्डन|जॉर्डन|जोर्डन|জর্ডন|জর্দান|জৰ্ডান|ਜਾਰਡਨ|ਜੌਰਡਨ|જોર્ડન|ଜର୍ଡାନ|ଜୋର୍ଡାନ୍|ஜோர்டான்|జోర్డాన్|ಜೋರ್ಡಾನ್|ജോർദ്ദാൻ|ජෝර්දානය|จอร์แดน|ຈໍແດນ|ཇོར ཌན|ဂျော်ဒန်|ၵျေႃႇတၼ်ႇ|იორდანია|ዮርዳኖስ|ጆርዳን|ហ៊្សកដានី|ⵍⵓⵔⴷⵓⵏ|ヨルダン|約旦|约旦|ꗘꖺꗵꘋ|ꮶꮣꮒ|요르단|𑄎𑄧𑄢𑄴𑄓𑄧𑄚𑄴|𞤶𞤮𞤪𞤣𞤢𞥄𞤲
JO	official		иорданское хашимитское королевство
JO	official	exact	约旦哈希姆王国
JP	name		ιαπωνια|жапония|япония|اليابان|𐐾𐐲𐐹𐐰𐑌
JP	name	exact	япон|япони|японія|јапан|јапонија|ճապոնիա|יאפאן|יפן|جاپان|جاپون|جاپونيا|ياپونىيە|ژاپن|ژاپۆن|ܝܦܢ|ޖަޕާނު|ߖ߭ߊߔߐ߲߫|जपान|जापन|जापान|জাপান|ਜਪਾਨ|જાપાન|ଜାପାନ|ଜାପାନ୍|ஜப்பான்|జపాన్|ಜಪಾನ್|ജപ്പാൻ|ජපානය|ญี่ปุ่น|ຍີ່ປຸ່ນ|ཇ པཱན|ཉི ཧོང|ဂျပန်|ၵျႃႇပၢၼ်ႇ|იაპონია|ጃፓን|ជប៉ុន|ᠶᠠᠫᠣᠨ|ᱡᱟᱯᱟᱱ|ⵍⵢⴰⴱⴰⵏ|日本|日本国|ꏝꀪ|ꔛꗨꗢ|ꙗ҆пѡніа|ꮳꮹꮒꮟ|일본|𑄎𑄛𑄚𑄴|𞤲𞤭𞤨𞥆𞤮𞤲
KE	name		κενυα|кения|كينيا|𐐿𐐯𐑌𐐷𐐲
KE	name	exact	кени|кениец|кенија|кенія|քենիա|קניה|קעניע|كېنىيە|كەنيا|کنیا|کینیا|ڪينيا|ܟܝܢܝܐ|ܩܝܢܝܐ|ކެންޔާ|ߞߋߣߌߦߊ߫|केनया|केनिया|केन्या|কেনিয়া|ਕੀਨੀਆ|કેન્યા|କେନିୟା|କେନ୍ୟା|கென்யா|కెన్యా|ಕೀನ್ಯಾ|കെനിയ|කෙන්යාව|เคนยา|ເຄນຢາ|ཀེན ཡ|ཁེན ཉི ཡ|ကင်ညာ|ၶႅၼ်ႇၺႃႇ|კენია|ኬንያ|កេនយ៉ា|ⴽⵉⵏⵢⴰ|ケニア|肯亚|肯亞|肯尼亚|肯尼亞|肯雅|ꔞꕰ|ꭸꮒꮿ|케냐|𑄇𑄬𑄚𑄨𑄠|𞤳𞤫𞤲𞤭𞤴𞤢𞥄
KE	official		республика кения|جمهورية كينيا
KE	official	exact	肯尼亚共和国
KG	name		κιργιζια|κιργισταν|киргизия|кыргыз республикасы|кыргызстан|قرغيزستان|قيرغيزستان|𐐿𐐮𐑉𐑀𐐲𐑅𐐻𐐰𐑌
KG	name	exact	гырғызыстан|каркасстан|киргиз|киргизи|киргизстан|киргизька республіка|киргизіа|киргистан|қирғизистон|қырғызстан|ҡырғыҙстан|ղրղզստան|קירגיזסטן|قرغزستان|قرغیزستان|قرقیزستان|قرقیزستون|قىرعىزستان|قىرغىزىستان|قیرغیزستان|کرغزستان|کرگستان|کرگیزستان|ڪرغستان|ܩܝܪܓܝܙܣܬܐܢ|ކިރިގިސްތާން|ߞߌߙߑߜ߭ߌߛߑߕߊ߲߫|किरगिझस्तान|किर्गिजस्तान|किर्गिज़|किर्गिज़स्तान|किर्गिझस्तान|किर्गिस्तान|किर्गिस्थान|किर्गीस्तान|किर्जिस्तान|কিরগিজিস্তান|কির্গিজস্তান|কির্গিজিয়া|কিৰ্গিজস্তান|ਕਿਰਗਿਜ਼ਸਤਾਨ|કિર્ગિઝ્સ્તાન|କିରଗିସ୍ତାନ|କିର୍ଗିଜିସ୍ତାନ|କିର୍ଗିଜିସ୍ଥାନ|கிர்கிஸ்தான்|కిర్గజిస్తాన్|కిర్గిజిస్తాన్|ಕಿರ್ಗಿಸ್ಥಾನ್|കിർഗിസ്ഥാൻ|කිර්ගිස්තානය|คีร์กีซสถาน|ຄີກິສຖານ|ຄຽກກິດສະຖານ|ཀིར གིས སཏཱན|ཁིར གིཛ སྟཱན|ကာဂျစ္စတန်|ခရူဂစ်စတန်|ၵႃႇၵိတ်ႈသတၼ်ႇ|ყირგიზეთი|ኪርጂስታን|ኪርጊስታን|ኪርጊዝስታን|កៀហ្ស៊ីស៊ីស្ថាន|គៀរហ្គីស្តង់|ⴽⵉⵔⵖⵉⵣⵉⵙⵜⴰⵏ|キルギス|吉尔吉斯|吉尔吉斯斯坦|吉爾吉斯|ꕃꕅꔻꕚꘋ|ꭹꮅꮳꭲꮝ|키르기스스탄|키르키즈스탄|𑄇𑄨𑄢𑄴𑄉𑄨𑄎𑄨𑄌𑄴𑄖𑄚𑄴|𞤳𞤭𞤪𞤶𞤭𞤧𞤼𞤢𞥄𞤲
KG	official		кыргызская республика|جمهورية قيرغيزستان
KG	official	exact	吉尔吉斯共和国
KH	name		καμποτζη|камбоджа|كمبوديا|𐐿𐐰𐑋𐐺𐐬𐐼𐐨𐐲
KH	name	exact	камбож|камбоџа|камбоҷа|камбоҹа|կամբոջա|קאמבאדיע|קמבודיה|كامباجا|كامبودژا|کامبوج|کمبودیا|کمبوڈیا|کمبوڑیا|کمپوچیا|کەمبۆدیا|ڪمبوڊيا|ܟܡܒܘܕܝܐ|ކެމްބޯޑިއާ|ߞߊ߲ߓߐߘߑߖ|कंबोडिया|कम्बडिया|कम्बोडिया|कॅम्बोडिया|কম্বোডিয়া|ਕੰਬੋਡੀਆ|કંબોડિયા|କମ୍ବଡିଆ|କାମ୍ବୋଡିଆ|கம்போடியா|కంబోడియా|ಕಾಂಬೋಡಿಯಾ|കംബോഡിയ|කාම්බෝජය|กัมพูชา|ກໍາປູເຈຍ|ཀམ བོ ཌི ཡ|ཀམ བྷོ ཌི ཡ|ကမ္ဘောဒီးယား|ၵမ်ႇပေႃးတီးယႃး|კამბოჯა|ካምቦዲያ|ካምቦድያ|កម្ពុជា|ⴽⴰⵎⴱⵓⴷⵢⴰ|カンボジア|柬埔寨|ꕪꕹꔵꕩ|ꭷꮉꮙꮧꭰꮒ|캄보디아|𑄇𑄧𑄟𑄴𑄝𑄮𑄓𑄨𑄠|𞤳𞤢𞤥𞤦𞤮𞥅𞤣𞤭𞤴𞤢
KH	official		королевство камбоджа|مملكة كمبوديا
KH	official	exact	柬埔寨王国
KI	name		κιριμπατι|кирибати|كيريباتي|كيريباس|𐐿𐐮𐑉𐐲𐐺𐐪𐐻𐐨
KI	name	exact	кірибаті|кірыбаці|кірібаті|կիրիբատի|קיריבאטי|كىرىباتى|کرباتی|کریباتی|کیري باتي|کیریباتی|کیریباس|ڪرباتي|ܟܝܪܝܒܬܝ|ކިރިބަޓި|ߞߙߌߓߊߕߌ߫|किरिबाटी|किरिबाती|किरिबास|किरिबिती|किरीबाटी|কিরিবাতি|কিরিবাস|কিৰিবাটি|ਕਿਰਬਾਤੀ|કિરિબાટી|କିରିବାଟି|କିରିବାଟୀ|କିରିବାତି|கிரிபடி|கிரிபாட்டி|కిరిబాటి|కీరిబాటి|ಕಿರಿಬಾಟಿ|ಕಿರಿಬಾತಿ|കിരിബാട്ടി|කිරිබති|คิริบาส|ຄິຣິບາທິ|ཀི རི བ ཏི མཚོ གླིང|ཀི རི བཱ ཏི|ခီရီဘာတီ|ၵိရိပတီႇ|კირიბატი|ኪሪባቲ|គិរិបាទី|គិរីបាទី|គីរីបាទី|ⴽⵉⵔⵉⴱⴰⵜⵉ|キリバス|吉里巴斯|基里巴斯|ꕃꔸꕑꔳ|ꭷꮅꮖꮨ|키르바시|키리바시|𑄇𑄨𑄢𑄨𑄝𑄖𑄨|𞤳𞤭𞤪𞤦𞤢𞤼𞤭𞥅
KI	official		республика кирибати|جمهورية كيريباس
KI	official	exact	基里巴斯共和国
KM	name		ενωση των κομορων|κομορες|коморские о ва|коморские острова|коморы|جزر القمر|𐐿𐐪𐑋𐐲𐑉𐐬𐑆
KM	name	exact	каморскія астравы|комор|комор адалары|комор аралдары|комор атаулары|комор ороллари|комор утравесем|комор утраулары|комор утрауҙары|комораш|коморец|комори|коморлар|коморос|коморска острва|коморски острови|коморські острови|коморын арлууд|союз коморы|կոմորյան կղզիներ|קאמאראס|קומורו|الاتحاد القمري|دوورگەکانی قەمەر|دوورگەکانی کۆمۆر|كومور ارالدارى|كومورو|کمورس|کومور|کومورس|کومورو|کوموروس|ڪوموروس|ܓܙܪܬܐ ܕܩܡܪ|ކޮމޮރޯސް|ߞߡߐߙ|कमरज|कोमोरोज|कोमोरोज़|कोमोरोस|কমোরোস|কোমোরোস|কোমোৰোজ|ਕੋਮੋਰੋਸ|કોમોરસ|କମରସ|କାମୋରସ୍|କୋମୋରସ୍|கோமரோஸ்|కొమొరోస్|ಕೊಮೊರೊಸ್|കോമൊറോസ്|කොමොරෝස්|คอโมโรส|ໂຄໂມໂຣສ|ཀོ མོ རོས|ကိုမိုရိုစ်|ၶူဝ်ႇမူဝ်ႇရူတ်ႈ|კომორის კუნძულები|ኮሞሮስ|កុំម៉ូរ៉ូស|កូម័រ|ⵇⵓⵎⵓⵔ|コモロ|科摩罗|科摩羅|葛摩|ꖏꕹꖄꔻ|ꭺꮌꮃꮝ|코모로|𑄇𑄧𑄟𑄮𑄢𑄮𑄌𑄴|𞤳𞤮𞤥𞤮𞥅𞤪𞤮
KM	official		союз коморских островов|اتحاد جزر القمر
KM	official	exact	科摩罗联盟
KN	name		αγιος χριστοφορος και νεβις|ομοσπονδια αγιου χριστοφορου και νεβις|σαιντ κιτς και νεβις|σεν κιτς και νεβις|сент китс и невис|федерация сент китс и невис|سانت كيتس ونيفس|سانت كيتس ونيفيس|𐑅𐐩𐑌𐐻 𐐿𐐮𐐻𐑅 𐐰𐑌𐐼 𐑌𐐨𐑂𐐮𐑅
KN	name	exact	свети китс и невис|свети кристофер и невис|свети кристофор и невис|сеинт китс и невис|сент китс а невис а|сент китс ва невис|сент китс вә невис|сент китс жана невис|сент китс және невис|сент китс невис|сент китс тата невис|сент китс ҳәм невис|сент китс һәм невис|сент китспа невис|сент киттс ба невис|сент кітс і невіс|սենթ քիթս եւ նեվիս|սենթ քիտս եւ նեւիս|սենտ քիտս եւ նեւիս|סנט קיטס ונוויס|سانت كيتس نافيس|ساينت كىتىس ۋە نېۋىس|ساينىت كىرىستوفېر ۋە نېۋىس|سنت کیتس و نویس|سينٽ ڪٽس و نيوس|سینٹ کٹس اور نیویس|سینٹ کٹس تہ نیوس|سینټ کټس او نیویس|سەن کیتس و نیڤیس|سەنت كيتس جانە نەۆيس|سەینت کیتس و نیڤیس|ܣܐܢܬ ܟܝܬܣ ܘܢܝܒܝܣ|ސައިންޓް ކިޓްސް އެންޑް ނެވީސް|ߛߍ߲ߕ ߞߙߌߛߑߕߐߝ ߣߌ߫ ߢߝ߭ߋ߫|सांव क्रिस्टोवांव आनी नेविस|सेंट किट्स आ नेविस|सेंट किट्स आणि नेव्हिस|सेंट किट्स आनी नेविस|सेंट किट्स एंड नेविस|सेंट किट्स एवं नेविस|सेंट किट्स ऑड़े नेविस|सेंट किट्स और नेविस|सेंट किट्स कने नेविस|सेन्ट किट्स र नेभिस|सैन्ट कीत्स आरो नेभिस|ছেইণ্ট কিটছ আৰু নেভিছ|সেন্ট কিটস ও নেভিস|সেন্ট কিট্স ও নেভিস|ਸੇਂਟ ਕਿਟਸ ਐਂਡ ਨੇਵਿਸ|ਸੈਂਟ ਕਿਟਸ ਐਂਡ ਨੇਵਿਸ|સેંટ કિટ્સ અને નેવિસ|સેન્ટ કિટ્સ અને નેવિસ|ସେଣ୍ଟ କିଟସ୍ ଏଣ୍ଡ ନେଭିସ୍|ସେଣ୍ଟ କିଟସ୍ ଏବଂ ନେଭିସ୍|ସେଣ୍ଟ କିଟ୍ସ ଅଡ଼େ ନେବିସ|செயின்ட் கிட்ஸ் நெவிஸ்|செயின்ட் கிட்ஸ் மற்றும் நெவிஸ்|సెంట్ కిట్ట్స్ మరియు నెవిస్|సెయింట్ కిట్స్ నెవిస్|సెయింట్ కిట్స్ మరియు నెవిస్|ಸೇಂಟ್ ಕಿಟ್ಸ್ ಮತ್ತು ನೆವಿಸ್|സെന്റ് കിറ്റ്സും നെവിസും|ශාන්ත කිට්ස් සහ නේවිස්|เซนต์คิตส์และเนวิส|ເຊນ ຄິດ ແລະ ເນວິສ|སེནཊ ཀིཊས དང ནེ བིས|སེནྚ ཀིཊྚས྄ དང ནེ བིས྄|စိန့်ကစ်နှင့်နီဗီစ်|သဵင်ႉၶိတ်ႈ လႄႈ ၼႄးဝိတ်ႈ|სეინტ კიტს და ნევისი|სენტ კიტსი და ნევისი|სენტკიტსი და ნევისი|სენტკიტსი დანევისი|ቅዱስ ኪትስ እና ኔቪስ|ቅዱስ ኪትስን ኔቪስን|សង់ឃីត និងណេវីស|សាំងគីត និង ណេវីស|សាំងគ្រីស្តុបនិងនីវែស|ⵙⴰⵏⴽⵔⵉⵙ ⴷ ⵏⵉⴼⵉⵙ|セントクリストファー ネイビス|セントクリストファー ネーヴィス|圣基茨同尼维斯|圣基茨和尼维斯|聖克里斯多福及尼維斯|聖基茨同尼維斯|聖基茨和尼維斯|ꔻꘋ ꕃꔳꔻ ꗪ ꔕꔲꔻ|ꭰᏸꮯ ꮎꮏ ꭸꮵꮈꮙꮧ ꭰꮒꮺꮜ ꭰꮄ ꭰꮒꮑꮻꮝ|ꭴꮣꮕꮨ ꭸꮨꮟ ꭰꮄ ꮑꮺꮟ|세인트 키츠 네비스|세인트키츠 네비스|𑄥𑄬𑄚𑄴𑄑𑄴 𑄇𑄨𑄑𑄴𑄥𑄴 𑄃𑄮 𑄚𑄬𑄞𑄨𑄌𑄴|𞤧𞤼 𞤳𞤪𞤭𞤧𞤼𞤮𞤦𞤢𞤤 𞤲𞤫𞥅𞤾𞤭𞤧
KP	name		βορεια κορεα|λαοκρατικη δημοκρατια της κορεας|кндр кореиская народно демократическая республика|кореиская народно демократическая республика|جمهورية كوريا الشعبية الديمقراطية|كوريا الشمالية|조선민주주의인민공화국|𐑌𐐱𐑉𐑃 𐐿𐐲𐑉𐐨𐐲
KP	name	exact	арқа корея|кндр|кореиська народно демократична республіка|кореяи шимоли|кхдр|къилбаседа кореи|пауночная карэя|північна корея|северна корея|северна кореја|северная корея|солтүстік корея|сјеверна кореја|түндүк корея|төньяк корея|төньяҡ корея|хоид солонгос|шимали кореја|шимолии корея|ҫур ҫер корея|հյուսիսային կորեա|קוריאה הצפונית|اتر ڪوريا|سولتۇستىك كورەيا|شمالی کره|شمالی کوریا|شمٲلی کوریا|شىمالىي كورىيە|چاۋشيەن|کره شمالی|کوریای شمالی|کۆریای باکوور|ܟܘܪܝܐ ܓܪܒܝܝܬܐ|ܟܘܪܝܐ ܕܓܪܒܝܐ|ޑިމޮކްރޭޓތިކް ޕީޕަލްސް ރިޕަބްލިކް އޮފް ކޮރެއާ|ߞߐ߬ߘߎ߮ ߞߏ߯ߙߋ߫|उतर कोरिया|उत्तर कोरिया|साहा करिया|উত্তর কোরিয়া|উত্তৰ কোৰিয়া|কোরিয়া গণতান্ত্রিক গণপ্রজাতন্ত্রী|ਉੱਤਰ ਕੋਰੀਆ|ਉੱਤਰੀ ਕੋਰੀਆ|ઉત્તર કોરિયા|ଉତର କରିୟା|ଉତ୍ତର କୋରିଆ|வட கொரியா|ఉత్తర కొరియా|ಉತ್ತರ ಕೊರಿಯಾ|ಉತ್ತರ ಕೋರಿಯಾ|ഉത്തരകൊറിയ|උතුරු කොරියාව|เกาหลีเหนือ|ເກົາຫລີເຫນືອ|བྱང ཀོ རི ཡ|မြောက်ကိုရီးယား|ၵၢဝ်းလီႁွင်ႇ|კორეის სახალხო დემოკრატიული რე|კორეის სახალხო დემოკრატიული რესპუბლიკა|კორეის სახალხოდემოკრატიული რე|ჩრდილოეთ კორეა|ჩრდილოეთი კორეა|ሰሜን ኮሪያ|ሰሜን ኮርያ|កូរ៉េខាងជើង|សាធារណរដ្ឋប្រជាធិបតេយ្យប្រជាមានិតកូរ៉េ|ⴽⵓⵔⵢⴰ ⵏ ⵉⵥⵥⵍⵎⴹ|北朝鮮|北韓|北韩|朝鮮民主主義人民共和国|朝鲜|朝鲜民主主义人民共和国|ꖏꔸꕩ ꗛꔤ ꕪꘋꗒ|ꮷᏼꮲ ꭺꮅꭰ|북한|𑄅𑄪𑄖𑄴𑄖𑄮𑄢𑄴 𑄇𑄮𑄢𑄨𑄠|𞤳𞤮𞥅𞤪𞤫𞤴𞤢𞥄 𞤲𞤢𞤲𞥆𞤢𞥄𞤲𞤺𞤫
KR	abbreviation	exact	한국
KR	name		δημοκρατια της κορεας|νοτια κορεα|республика корея|جمهورية كوريا|كوريا الجنوبية|𐑅𐐵𐑃 𐐿𐐲𐑉𐐨𐐲
KR	name	exact	жанубии корея|кантар корея|кореи республики|кореяи ҷануби|къилба кореи|көньяк корея|көньяҡ корея|оңтүстік корея|паудневая карэя|південна корея|республіка корея|түштүк корея|южна корея|южная корея|јужна кореја|қубла корея|ҹәнуби кореја|өмнөд солонгос|հարավային կորեա|קוריאה הדרומית|جنوبی کره|جنوبی کوریا|جەنۇبىي كورىيە|سویلي کوریا|كورېيە|وڭتۇستىك كورەيا|ڏکڻ ڪوريا|کره جنوبی|کوریای جنوبی|کۆریای باشوور|ܟܘܪܝܐ ܕܬܝܡܢܝܐ|ܟܘܪܝܐ ܬܝܡܢܝܬܐ|ރިޕަބްލިކް އޮފް ކޮރެއާ|ߕߟߋ߬ߓߋ ߞߏ߯ߙߋ߫|खोला करिया|दक्षिण कोरिया|दखण कोरिया|दॉकिण कोरिया|কোরিয়া প্রজাতন্ত্র|দক্ষিণ কোরিয়া|দক্ষিণ কোৰিয়া|ਦੱਖਣ ਕੋਰੀਆ|ਦੱਖਣੀ ਕੋਰੀਆ|દક્ષિણ કોરિયા|ଦକିଣ କରିୟା|ଦକ୍ଷିଣ କୋରିଆ|தென் கொரியா|దకిణ కొరియా|దక్షిణ కొరియా|ದಕ್ಷಿಣ ಕೊರಿಯಾ|ದಕ್ಷಿಣ ಕೋರಿಯಾ|ദക്ഷിണകൊറിയ|දකුණු කොරියාව|เกาหลีใต้|ເກົາຫລີໃຕ້|ལྷོ ཀོ རི ཡ|တောင်ကိုရီးယား|ၵၢဝ်းလီၸၢၼ်း|კორეის რესპუბლიკა|კორეისრესპუბლიკა|სამხრეთ კორეა|სამხრეთი კორეა|ደቡብ ኮሪያ|ደቡብ ኮርያ|កូរ៉េខាងត្បូង|សាធារណរដ្ឋកូរ៉េ|ⴽⵓⵔⵢⴰ ⵏ ⵉⴼⴼⵓⵙ|南韓|南韩|大韓民国|大韩民国|韓国|韩国|ꖏꔸꕩ ꗛꔤ ꔒꘋꗣ ꗏ|ꮷꭶꮓꮾ ꭺꮅꭰ|대한민국|𑄘𑄧𑄉𑄨𑄚𑄴 𑄇𑄮𑄢𑄨𑄠|𞤳𞤮𞥅𞤪𞤫𞤴𞤢𞥄 𞤻𞤢𞤥𞤲𞤢𞥄𞤲𞤺𞤫
KW	name		κουβειτ|кувеит|الكويت|𐐿𐐲𐐶𐐩𐐻
KW	name	exact	куваит|кувајт|күвејт|күвәит|қуваит|քուվեյթ|כווית|كۇۋەيت|كۋۆەيت|کويت|کویت|کویٹ|کویټ|کوەیت|ڪويت|ܟܘܝܬ|ކުވެއިތު|ߞߎ߬ߥߊ߬ߕ|कुवेत|कुवैत|কুয়েত|কুৱেইট|ਕੁਵੈਤ|કુવૈત|କୁଏତ୍|କୁୱେତ୍|குவைத்|కువైట్|ಕುವೈತ್|കുവൈറ്റ്|කුවේටය|คูเวต|ກູເວດ|ཀུ ཝེཊ|ཀུ ཝེད རྒྱལ ཁབ|ကူဝိတ်|ၶူႇဝဵတ်ႈ|ქუვეითი|ኩዌት|ክዌት|កូវ៉ែត|គុយវ៉ែត|ⵍⴽⵡⵉⵜ|クウェイト|クウェート|科威特|ꖴꔃꔳ|ꭻꮺꭲꮨ|쿠웨이트|𑄇𑄪𑄠𑄬𑄖𑄴|𞤳𞤵𞤱𞤢𞤴𞤼𞤵
KW	official		государство кувеит|دولة الكويت
KW	official	exact	科威特国
KY	name		κειμαν νησοι|νησοι καιμαν|νησοι κειμαν|каиман острова|каимановы о ва|о ва каиман|острова каиман|جزر الكايمن|جزر كايمان|𐐿𐐩𐑋𐐲𐑌 𐐴𐑊𐐲𐑌𐐼𐑆
KY	name	exact	каиман аралдары|каиман атаулары|каиман гӏаиренаш|каиман ороллари|каиман ортулуктар|каиман утравесем|каиман утраулары|каиман утрауҙары|каиманавы астравы|каиманови острови|каиманові острови|каиманы арлууд|кајман адалары|кајманска острва|кајмански острови|ҷазираҳои каиман|կայմանյան կղզիներ|איי קיימן|קיימאן אינזלען|جزاير کیمن|جزایر کیمن|دوورگەکانی کایمان|كايمان ارالدارى|كايمان ياراللىرى|کیمان ټاپوګان|کیمن جزیر|کیمن جزیرهيون|کیمین ايلینڈز|ڪي مين ٻيٽ|ܓܙܝܖܐ ܕܟܐܝܡܐܢ|ܓܙܪܬܐ ܕܟܐܝܡܐܢ|ކޭމަން އައިލެންޑްސް|ߓߊ߲߬ߓߊ߬ ߕߌ߲|केमन द्वीपसमूह|केमन बेटे|केमॅन जुंवे|केमेन द्वीप|केमैन आइसलैंड्स|केमैन द्वीप|केमैन द्वीपसमूह|केयमान टापु|कैमेन आइलैंड्स|कैमेन द्वीपफोर|कैमेन द्वीपसमूह|কেইমেন দ্বীপপুঞ্জ|কেইম্যান দ্বীপপুঞ্জ|কেম্যান দ্বীপপুঞ্জ|ਕੇਮੈਨ ਟਾਪੂ|કેમેન આઇલેન્ડ્સ|કેમેન ટાપુઓ|କାଇମାନ ଦିପ|କେମ୍ୟାନ୍ ଦ୍ବୀପପୁଞ୍ଜ|କେମ୍ୟାନ୍ ଦ୍ୱୀପପୁଞ୍ଜ|கெய்மென் தீவுகள்|கேமென் தீவுகள்|కేమాన్ దీపులు|కేమాన్ దీవులు|ಕೇಮನ್ ದ್ವೀಪಗಳು|കേമാൻ ദ്വീപുകൾ|കേയ്മാൻ ദ്വീപുകൾ|කේමන් දූපත්|หมู่เกาะเคย์แมน|ຫມູ່ເກາະ ເຄແມນ|ເຄແມນ ໄອແລນ|ཁེ མེན གླིང ཕྲན|ཁེ མེན གླིང ཚོམ|ကေမန် ကျွန်းစု|မူႇၵုၼ် ၶေးမႅၼ်း|კაიმანის კუნძულები|ካይማን ደሴቶች|ደሴታት ካይማን|កោះកៃម៉ង់|ប្រជុំកោះកេមេន|ⵜⵉⴳⵣⵉⵔⵉⵏ ⵏ ⴽⴰⵢⵎⴰⵏ|ケイマン諸島|开曼群岛|開曼群島|ꔞꔀꕮꘋ ꔳꘋꗣ|ꭸꭲꮉꮒ ꮪꭶꮪꮫꭲ|케이맨 제도|케이맨섬|𑄇𑄬𑄟𑄳𑄠𑄚𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤳𞤢𞤴𞤥𞤢𞥄𞤲
KZ	name		καζακσταν|казакстан|казахстан|республика казахстан|қазақстан|қазақстан республикасы|كازاخستان|𐐿𐐲𐑆𐐪𐐿𐑅𐐻𐐪𐑌
KZ	name	exact	газахыстан|казахстанъ|кхазакхстан|республіка казахстан|қазоқистон|қозоғистон|ҡаҙағстан|ղազախստան|קזחסטן|قازاق ەلى|قازاقىستان|قازقستان|قزاخستان|قزاقستان|قزاقستون|کازاخستان|کزاکستان|ܟܙܩܣܬܐܢ|ކަޒަކިސްތާން|ߞߖ߭ߊߞߌߛߑߕߊ߲߫|कज़ाकस्तान|कज़ाखस्तान|कज़ाखिस्तान|कजाखस्तान|कझाकस्तान|काजाकस्तान|काजाखस्तान|কাজাখস্তান|কাজাখাস্তান|ਕਜ਼ਾਖਸਤਾਨ|કઝાકિસ્તાન|କାଜାକସ୍ତାନ|କାଜାକାସ୍ତାନ|କାଜାକାସ୍ଥାନ୍|କାଜାଖସ୍ତାନ୍|கஸகஸ்தான்|కజకస్తాన్|కజకిస్తాన్|ಕಝಾಕಿಸ್ಥಾನ್|കസാഖിസ്ഥാൻ|කසකස්තානය|คาซัคสถาน|ຄາຊັກສະຖານ|ཀ ཛགས སཏཱན|ཁ ཛཱག སྟཱན|ကာဇက်စတန်|ၵႃႇၸၢၵ်ႈသတၼ်ႇ|ყაზახეთი|ካዛኪስታን|កាហ្សាក់ស្តង់់|កាហ្សាក់ស្ថាន|ⴽⴰⵣⴰⵅⵙⵜⴰⵏ|カザフスタン|哈萨克|哈萨克斯坦|哈薩克|ꕪꕤꔻꕚꘋ|ꭷꮞꭷꮝꮥꮒ|카자흐스탄|𑄇𑄎𑄈𑄌𑄴𑄖𑄚𑄴|𞤳𞤢𞥁𞤢𞤧𞤼𞤢𞥄𞤲
KZ	official		جمهورية كازاخستان
KZ	official	exact	哈萨克斯坦共和国
LA	name		λαικη δημοκρατια του λαος|λατινικη αμερικη|лаосская народно демократическая республика|جمهورية لاو الديمقراطية الشعبية|𐑊𐐪𐐬𐑅
LA	name	exact	λαος|лаос|լաոս|לאאס|לאוס|عوامی جمہوریہ لاوء|لاس|لاوس|لايوس|ܠܐܘܣ|ޕީޕަލްސް ޑިމޮކްރޭޓިކް ރިޕަބްލިކް އޮފް ލާއޯ|ߟߊߐߛ|लाओस|গণতান্ত্রিক গণপ্রজাতন্ত্রী লাওস|লাওচ|লাওস|ਲਾਓਸ|લાઓસ|ଲାଅସ୍|ଲାଓସ୍|லாவோஸ்|లావోస్|ಲಾವೋಸ್|ലാവോസ്|ලාඕසය|ลาว|ລາວ|ལཱ ཝོས|ལཱ འོས|လာအို|လၢဝ်း|ლაოსი|ላኦስ|សាធារណរដ្ឋប្រជាធិបតេយ្យប្រជាមានិតឡាវ|ឡាវ|ⵍⴰⵡⵙ|ラオス|ラオス人民民主共和国|寮国|寮國|老挝|老挝人民民主共和国|老撾|ꕞꕴꔻ|ꮄꭳꮝ|라오스|𑄣𑄃𑄮𑄌𑄴|𞤤𞤢𞤱𞤮𞥅𞤧
LB	name		λιβανο|λιβανος|ливан|لبنان|𐑊𐐯𐐺𐐲𐑌𐐪𐑌
LB	name	exact	либан|лубнон|ліван|լիբանան|לבנון|لؠبنان|لبناني|لوبنان|لىۋان|ليۆان|لٮ۪بنان|لیبنان|ܠܒܢܢ|ލުބުނާން|ߟߌߓߊ߲߫|लेबनन|लेबनान|लेबनॉन|लेबनोन|लेबानन|লেবানন|ਲਿਬਨਾਨ|ਲੈਬਨਾਨ|લેબનોન|ଲେବନାନ|ଲେବାନନ୍|லெபனான்|లెబనాన్|ಲೆಬನಾನ್|ലെബനൻ|ලෙබනනය|เลบานอน|ເລບານອນ|ལེ བ ནོན|ལེབ ནོན|လက်ဘနွန်|လႄႇပႃႇၼွၼ်ႇ|ლიბანი|ሊባኖስ|លីបង់|ⵍⵓⴱⵏⴰⵏ|レバノン|黎巴嫩|ꔒꕑꗟꘋ|ꮄꮖꮎꮒ|레바논|𑄣𑄬𑄝𑄚𑄧𑄚𑄴|𞤤𞤭𞤦𞤢𞤲𞤮𞥅𞤲
LB	official		ливанская республика|الجمهورية اللبنانية
LB	official	exact	黎巴嫩共和国
LC	name		αγια λουκια|сент люсия|سانت لوسيا
LC	name	exact	света луција|сеинт лусия|сент лусија|сент луција|сент люси|сент люсиа|сент люсія|սենթ լյուսիա|սենթ լուսիա|סנט לוסיה|ساينت لۇسىيە|ساينىت لۇسىيە|سنت لوسیا|سينٽ لوسيا|سینٹ لوسیا|سینټ لوسیا|سەن لووسیا|سەنت ليۋسيا|سەینت لووسیا|ܡܪܬܝ ܠܘܫܐ|ސައިންޓް ލޫސިއާ|ߛߍ߲ߕ ߟߎ߳ߛߌ߫|सँट लुसिया|सांता लूसिया|सेंट लुसिया|सेंट लूसिया|सेंट ल्यूसिया|सेन्ट लुसिया|सैन्ट लुसिया|ছেইণ্ট লুচিয়া|সেন্ট লুসিয়া|ਸੇਂਟ ਲੂਸੀਆ|સેંટ લુસિયા|સેન્ટ લુસિયા|ସେଣ୍ଟ ଲୁସିଆ|செயின்ட் லூசியா|సెంట్ లూసియా|సెయింట్ లూసియా|ಸೇಂಟ್ ಲೂಸಿಯಾ|സെന്റ് ലൂസിയ|സെൻറ് ലൂസിയ|ශාන්ත ලුසියා|เซนต์ลูเซีย|ເຊນ ລູເຊຍ|སེནཊ ལུ སི ཡ|སེནྚ ལུ ཤི ཡ|စိန့်လူစီယာ|စိန့်လူစီအာ|သဵင်ႉလူႉသျႃႇ|სენტ ლუსია|ሴንት ሉቺያ|ቅድስቲ ሉስያ|សង់លូសៀ|សាំងលូស៊ី|ⵙⴰⵏⵜⵍⵓⵙⵉ|セントルシア|圣卢西亚|圣露西亚|聖盧西亞|聖露西亞|ꔻꘋ ꖨꔻꕩ|ꭴꮣꮕꮨ ꮇꮟꮿ|세인트 루시아|세인트루시아|𑄥𑄬𑄚𑄴𑄑𑄴 𑄣𑄪𑄥𑄨𑄠|𞤧𞤼 𞤤𞤵𞥅𞤧𞤭𞤴𞤢
LI	name		λιχτενσταιν|πριγκιπατο του λιχτενσταιν|лихтенштеин|ليختنشتاين|𐑊𐐮𐐿𐐻𐐲𐑌𐑅𐐻𐐴𐑌
LI	name	exact	лихтенштаин|лихтенштајн|лихтенштејн|лихтенщаин|ліхтенштеин|ліхтэнштэин|լիխտենշտեյն|ליכטנשטיין|لىكتېنستېين|لىچتېنشتېين بەگلىكى|ليحتەنشتەين|لچي ٽينسٽين|لکٹیسٹین|لیختن اشتاین|لیختناشتاین|لیختنشتاین|لیشٹنسٹاين|لیچسٹنسٹین|ܠܝܟܛܢܫܛܝܢ|ލިއެޗެންސްޓެއިން|ߟߎߛߑߕߊ߲ߛߑߕߍ߲߫|लिएखटेन्स्टाइन|लिकटेन्सटाइन|लिक्टेनस्टाइन|लिक्टेनिस्टीन|लिक्टेन्स्टीन|लिक्टैनस्टाईन|लिक्तोनस्ताईन|लिख्तेंस्ताइन|लिचेंस्टीन|लिश्टनस्टाइन|लिश्टेंस्टाइन|লিচটেনষ্টেইন|লিচেনস্টেইন|লিশটেনস্টাইন|ਲਿਚੇਂਸਟਾਇਨ|લૈચટેંસ્ટેઇન|ଲିକ୍ଟନ୍ଷ୍ଟାଇନ୍|ଲିକ୍ଟନ୍ସ୍ଟାଇନ୍|ଲିଚେଟନଷ୍ଟେଇନ୍|ଲିଚେସ୍ତିଆନାନ୍|லிச்செண்ஸ்டெய்ன்|లిక్టెన్స్టెయిన్|లిక్టెస్టేన్|ಲಿಚೆನ್ಸ್ಟೈನ್|ലിച്ചൺസ്റ്റൈൻ|ලික්ටන්ස්ටයින්|ลิกเตนสไตน์|ລິດເທນສະຕາຍ|ལིཀ ཏནས ཏ ཡིན|ལེག ཏེན ཚིན|လစ်ခ်ထင်စတိုင်|လစ်တန်စတိန်း|လိၵ်ႈတိၼ်ႇသတၢႆႇ|ლიხტენშტაინი|ሊችተንስታይን|ሊኽተንሽታይን|លិចតិនស្ដាញ|លិចតិនស្តាញ|លិចទេនស្តែន|ⵍⵉⴽⵉⵏⵛⵜⴰⵢⵏ|リヒテンシュタイン|列支敦士登|列支敦斯登|ꔷꗿꘋꔻꗳꘋ|ꮅꭶꮧꮒꮝꮣꮒ|리히텐슈타인|𑄣𑄨𑄌𑄬𑄚𑄴𑄥𑄳𑄑𑄬𑄃𑄨𑄚𑄴|𞤤𞤭𞤧𞤼𞤫𞤲𞤧𞤭𞤼𞤫𞥅𞤲
LI	official		княжество лихтенштеин|امارة ليختنشتاين
LI	official	exact	列支敦士登公国
LK	name		σρι λανκα|шри ланка|سري لانكا|سريلانكا|𐑇𐑉𐐨 𐑊𐐰𐑍𐐿𐐲
LK	name	exact	шры ланка|шрі ланка|շրի լանկա|סרי לנקה|סרילאנקא|سري لنڪا|سريلنکا|سری لنکا|سریلانکا|سریلنکا|سىرىلانكا|شري لانكا|ܫܪܝ ܠܐܢܟܐ|އޮޅުދޫކަރަ|ߛߙߌߟߊ߲ߞߊ߫|श्री लँका|श्री लंका|श्रीलंका|श्रीलङ्का|स्रीलंका|শ্রীলংকা|শ্রীলঙ্কা|ਸ੍ਰੀ ਲੰਕਾ|શ્રીલંકા|ଶ୍ରୀଲଙ୍କା|ସ୍ରି ଲଙ୍କା|இலங்கை|శ్రీలంక|స్రీ లంక|ಶ್ರೀಲಂಕಾ|ശ്രീലങ്ക|ශ්රී ලංකාව|ศรีลังกา|ສີລັງກາ|ཤྲཱི ལང ཀ|ཤྲཱི ལངྐ|သီရိလင်္ကာ|သီႇရိလင်းၵႃ|შრი ლანკა|შრილანკა|ሲሪላንካ|ስሪ ላንካ|ស្រីលង្កា|ⵙⵔⵉⵍⴰⵏⴽⴰ|スリランカ|斯里兰卡|斯里蘭卡|ꖬꔸ ꕞꘋꕪ|ꮝꮅ ꮃꮒꭷ|스리랑카|𑄥𑄳𑄢𑄨𑄣𑄧𑄁𑄇|𞤧𞤭𞤪 𞤤𞤢𞤲𞤳𞤢𞥄
LK	official		демократическая социалистическая республика шри ланка|جمهورية سري لانكا الاشتراكية الديمقراطية
LK	official	exact	斯里兰卡民主社会主义共和国
LR	name		λιβερια|либерия|ліберыя|ліберія|ليبريا|ليبيريا|𐑊𐐴𐐺𐐮𐑉𐐨𐐲
LR	name	exact	либери|либерија|լիբերիա|ליבעריע|ליבריה|لايبيريا|لايبیریا|لایبریا|لایبیریا|لىبېرىيە|ليبەريا|لیبریا|لیبەریا|ܠܝܒܝܪܝܐ|ލައިބީރިއާ|ߟߌߓߋߙߌߦߊ߫|लाइबेरिया|लायबिरिया|लायबेरिया|लायबेरीया|লাইবেরিয়া|লিবেৰিয়া|ਲਾਈਬੀਰੀਆ|લાઇબેરિયા|ଲାଇବେରିଆ|ଲିବେରିଆ|லைபீரியா|లైబీరియా|ಲಿಬೇರಿಯಾ|ലൈബീരിയ|ලයිබීරියාව|ไลบีเรีย|ລິເບີເຣຍ|ལཱའི བེ རི ཡ|ལི བེ རི ཡ|လိုက်ဘေးရီးယား|လိုင်ဘေးရီးယား|လၢႆႇပေးရီးယႃး|ლიბერია|ላይበርያ|ላይቤሪያ|លីបេរីយ៉ា|ⵍⵉⴱⵉⵔⵢⴰ|リベリア|利比里亚|利比里亞|賴比瑞亞|赖比瑞亚|ꕞꔤꔫꕩ|ꮃꮘꮅꮿ|라이베리아|𑄃𑄭𑄝𑄬𑄢𑄨𑄠|𞤤𞤢𞤦𞤭𞤪𞤭𞤴𞤢𞥄
LR	official		республика либерия|جمهورية ليبريا
LR	official	exact	利比里亚共和国
LS	name		βασιλειο του λεσοτο|λεσοτο|лесото|ليسوتو|𐑊𐐲𐑅𐐬𐑃𐐬
LS	name	exact	лесота|լեսոտո|לסוטו|לעסאטא|لسوتو|ليسوٿو|لیسوتو|لیسوتھو|لېسوتو|لەسوتو|لەسۆتۆ|ܠܣܘܛܘ|ލެސޯތޯ|ߟߋߛߕߏ߫|लसोथो|लिसोथो|लेसथ|लेसोतो|लेसोथो|লেছথ|লেসোথো|ਲੇਸੋਥੋ|લેસોથો|ଲେସତ|ଲେସୋଥୋ|லெசோதோ|లెసోతో|ಲೆಸೊಥೊ|ಲೆಸೊಥೋ|ലെസോതോ|ලෙසතෝ|เลโซโท|ເລໂຊໂທ|ལེ སོ ཐོ|ལཻ སོ ཐོ|လီဆိုသို|လႄႇသူဝ်းတူဝ်ႇ|ლესოთო|ሌሶቶ|លើសូតូ|ឡេសូតូ|ⵍⵉⵚⵓⵟⵓ|レソト|莱索托|萊索托|賴索托|赖索托|ꔷꖇꕿ|ꮄꮠꮩ|레소토|𑄣𑄬𑄥𑄮𑄗𑄮|𞤤𞤫𞤧𞤮𞤼𞤮𞥅
LS	official		королевство лесото|مملكة ليسوتو
LS	official	exact	莱索托王国
LT	name		λιθουανια|литва|ليتوانيا|𐑊𐐮𐑃𐐲𐐶𐐩𐑌𐐨𐐲
LT	name	exact	литванија|літва|լիտվա|ליטא|ליטע|لتوانیا|لتھوانیا|لىتۋانىيە|ليتۆا|لٿونيا|لیتوانایا|لیتوانی|لیتوانیا|لیتھوانیا|لیتھونیا|ܠܬܘܢܝܐ|ލިތުއޭނިއާ|ߟߎߕߎ߳ߦߊߣߌ߫|लितुआनिया|लिथुअनिया|लिथुआनिया|लिथुएनिया|লিথুয়ানিয়া|লিথুৱানিয়া|ਲਿਥੁਆਨੀਆ|લિથુઆનિયા|ଲିତୁଆନିଆ|ଲିଥାଆନିଆ|ଲିଥୁଆନିଆ|லிதுவேனியா|లిథువేనియా|లీతువేనియ|ಲಿಥುವೇನಿಯಾ|ലിത്വാനിയ|ලිතුවේනියාව|ลิทัวเนีย|ລິທົວເນຍ|ལི ཐུ ཝེ ནི ཡ|ལི ཐུ ཨེ ནི ཡ|လစ်သူယေးနီးယား|လစ်သူဝေးနီးယား|လီႉတူႇဝေးၼီးယႃး|ლიეტუვა|ლიეტუვა ლიტვა|ლიტვა|ሊቱዌኒያ|ሊትዌንያ|លីទុយអានី|ⵍⵉⵜⵡⴰⵏⵢⴰ|リトアニア|立陶宛|ꔷꖤꔃꕇꕰ|ꮅꮧꮺꮒꭰ|리투아니아|𑄣𑄨𑄗𑄪𑄠𑄚𑄨𑄠|𞤤𞤭𞤼𞤵𞤾𞤢
LT	official		литовская республика|جمهورية ليتوانيا
LT	official	exact	立陶宛共和国
LU	name		λουξεμβουργο|луксембург|люксембург|لكسمبرغ|لوكسمبورغ|𐑊𐐲𐐿𐑅𐐲𐑋𐐺𐐲𐑉𐑀
LU	name	exact	люксембурґ|лүксембург|լյուքսեմբուրգ|לוקסמבורג|לוקסעמבורג|لوکزامبورگ|لوکسەمبورگ|لوګزامبورګ|لىيۇكسېمبۇرگ|ليۋكسەمبۋرگ|لکسمبرگ|لگزمبرگ|لگژمبرگ|لیگزمبرگ|ܠܘܟܣܡܒܘܪܓ|ލަގްޒެމްބާގް|ߟߎߜ߭ߑߛߊ߲ߓߎ߯ߙ|लक्जमबर्ग|लक्जेमबर्ग|लक्झेंबर्ग|लक्समबर्ग|लक्सेमबर्ग|लग्जमबर्ग|लग्ज़मबर्ग|लाक्जेमबुर्ग|लुक्सेमबर्ग|লাক্সেমবার্গ|লাক্সেমবাৰ্গ|লুক্সেমবুর্গ|ਲਕਜ਼ਮਬਰਗ|લક્ઝમબર્ગ|ଲକ୍ସେମବର୍ଗ|ଲଗ୍ଜମବର୍ଗ|லக்ஸ்சம்பர்க்|లక్సంబర్గ్|లక్సెంబర్గ్|ಲಕ್ಸಂಬರ್ಗ್|ಲಕ್ಸೆಂಬರ್ಗ್|ലക്സംബർഗ്|ලක්ශම්බර්ග්|ลักเซมเบิร์ก|ລຸກຊໍາບົວ|ລຸກແຊມເບີກ|ལཀ ཛམ བོརྒ|ལག ཛམ བོརྒ|လူဇင်ဘတ်|လၢၵ်ႈၸိမ်ႇပၢၵ်ႈ|ლუქსემბურგი|ლუქსემბურგის დიდი საჰერცოგო|ሉክሰምበርግ|លុចសំបួ|លុចហ្សំបួរ|ⵍⵓⴽⵙⴰⵏⴱⵓⵔⴳ|ルクセンブルク|ルクセンブルグ|卢森堡|盧森堡|ꗏꔻꘋꗂꖺ|ꮈꭷꮞꮛꭹ|룩셈부르크|𑄣𑄪𑄇𑄴𑄥𑄬𑄟𑄴𑄝𑄢𑄴𑄉𑄧|𞤤𞤵𞤳𞤧𞤢𞤲𞤦𞤵𞥅𞤺
LU	official		великое герцогство люксембург|دوقية لكسمبرغ الكبرى
LU	official	exact	卢森堡大公国
LV	name		λετονια|латвия|لاتفيا|𐑊𐐰𐐻𐑂𐐨𐐲
LV	name	exact	латви|латвија|латвія|летонија|լատվիա|לטביה|לעטלאנד|لاتويا|لاتویا|لاتڤیا|لاتۆيا|لاتۋىيە|ليتهويا|لٹویا|لیٹویا|ܠܐܛܒܝܐ|ލަޓްވިއާ|ߟߋߕߏߣߌ߫|लाटभीया|लाटविया|लाटव्हिया|लाट्भिया|लाट्वीया|लातविया|लात्विया|लात्व्हिया|लॅटविया|লাটভিয়া|লাতভিয়া|লাত্ভিয়া|ਲਾਟਵੀਆ|ਲਾਤਵੀਆ|લાત્વિયા|ଲାଟଭିଆ|ଲାତ୍ୱିୟା|லாட்வியா|లాత్వియా|ಲಾಟ್ವಿಯಾ|ലാറ്റ്വിയ|ලැට්වියාව|ลัตเวีย|ລັດເວຍ|ལཊ བི ཡ|ལཏ བི ཡ|လတ်ဗီးယား|လၢတ်ႈဝီႇယႃႇ|ლატვია|ላትቪያ|ላትቭያ|ឡាតវីយ៉ា|ឡេតូនី|ⵍⴰⵜⴼⵢⴰ|ラトビア|拉脫維亞|拉脱维亚|ꕞꔳꔲꕩ|ꮃꮨꮻꭰ|라트비아|𑄣𑄖𑄴𑄞𑄨𑄠|𞤤𞤢𞤼𞤾𞤭𞤴𞤢
LV	official		латвииская республика|جمهورية لاتفيا
LV	official	exact	拉脱维亚共和国
LY	name		κρατος της λιβυης|λιβυη|ливия|ليبيا|𐑊𐐮𐐺𐐨𐐲
LY	name	exact	либиец|либия|либија|ливи|ливија|лиибииэ|лівія|լիբիա|לוב|ליביע|لبيا|لبیا|لىۋىيە|ليۆيا|لیبی|لیبیا|ܠܘܒܐ|ލީބިޔަން އަރަބް ޖަމާހިރިއްޔާ|ߟߓߌ߫|लिबिया|लीबिया|লিবিয়া|ਲੀਬੀਆ|લિબિયા|ଲିବିଆ|ଲିବିୟା|ଲିବ୍ୟା|லிபியா|లిబియా|ಲಿಬಿಯಾ|ലിബിയ|ලිබියාව|ลิเบีย|ລິເບຍ|ལི བི ཡ|လစ်ဗျား|လိပ်ႉပျႃး|လီဗရာ|ლიბია|ሊቢያ|ሊብያ|លីប៊ី|ⵍⵉⴱⵢⴰ|リビア|利比亚|利比亞|ꔒꔫꕩ|ꮅꮘꮿ|리비아|𑄣𑄨𑄝𑄨𑄠|𞤤𞤭𞤦𞤭𞤴𞤢𞥄
LY	official		государство ливия|دولة ليبيا
LY	official	exact	利比亚国
MA	name		μαροκο|марокко|المغرب|𐑋𐐲𐑉𐐪𐐿𐐬
MA	name	exact	марока|мароканец|марокаш|мароко|морокко|мәракеш|մարոկկո|מאראקא|מרוקו|ماراكەش|ماروككو|مراقش|مراکش|مراکو|مراڪش|موروکو|موروڪو|مەغریب|ܡܓܪܒ|ߡߊ߬ߙߐߞߎ߬|मरक्क|मोरक्को|मोरोक्को|মরক্কো|মরোক্কো|মোরক্কো|মৰক্কো|ਮੋਰੱਕੋ|મોરોક્કો|ମରକ|ମୋରୋକ୍କୋ|மொராக்கோ|మొరాకో|మొరాక్కో|ಮೊರಾಕ್ಕೊ|മൊറോക്കൊ|මොරොක්කෝව|โมร็อกโก|ໂມຣັອກໂຄ|མོ རོ ཀོ|མོ རོ ཀྐོ|မော်ရိုကို|မေႃႇရူဝ်ႇၵူဝ်ႇ|მაროკო|ሞሮኮ|ម៉ារ៉ុក|ⵍⵎⵖⵔⵉⴱ|モロッコ|摩洛哥|ꗞꕟꖏ|ꮌꮆꭺ|모로코|𑄟𑄮𑄢𑄧𑄇𑄴𑄇𑄮|𞤥𞤢𞤪𞤮𞥅𞤳
MA	official		королевство марокко|المملكة المغربية
MA	official	exact	摩洛哥王国
MC	name		μονακο|πριγκιπατο του μονακο|монако|موناكو|𐑋𐐪𐑌𐐲𐐿𐐬
MC	name	exact	манака|մոնակո|מאנאקא|מונקו|موناکو|موناڪو|مونیکو|مۆناکۆ|ܡܘܢܐܩܘ|ߡߏߣߊߞߏ߫|मनाक|मोनाको|मोनॅको|মোনাকো|ਮੋਨਾਕੋ|મોનાકો|ମନାକ|ମୋନାକୋ|மொனாக்கோ|మొనాకో|ಮೊನಾಕೊ|മൊണാക്കോ|මොනාකෝව|මොනැකෝව|โมนาโก|ໂມນາໂຄ|མོ ན ཀོ|မိုနာကို|မူဝ်ႇၼႃႉၶူဝ်ႇ|მონაკო|ሞናኮ|ម៉ូណាកូ|ⵎⵓⵏⴰⴽⵓ|モナコ|摩納哥|摩纳哥|ꗞꕯꖏ|ꮉꮎꭺ|모나코|𑄟𑄮𑄚𑄇𑄮|𞤥𞤮𞤲𞤢𞤳𞤮𞥅
MC	official		княжество монако|امارة موناكو
MC	official	exact	摩纳哥公国
MD	name		δημοκρατια της μολδαβιας|μολδαβια|μολδαβια δημοκρατια της|молдавия|молдова|республика молдова|جمهورية مولدوفا|مولدافيا|مولدوفا|𐑋𐐱𐑊𐐼𐐬𐑂𐐲
MD	name	exact	малдова|молдав|молдави|молдавија|մոլդովա|מאלדאווע|מולדובה|جمہوریہ مالڈووا|مالداویا|مالدووا|مولداوی|مولدوا|مولدوۆا|مولدوۋا|مولڈووا|مولڑاویا|مۆلدۆڤا|ܡܘܠܕܘܒܐ|މޮނާކޯ|ߡߐߟߑߘߊߝ߭ߌ߫|मल्डभा|माल्डोभा|माल्डोवा|मॉल्डोवा|मोलडोवा|मोलदोवा|मोल्डेविया|मोल्डोव्हा|मोल्दोव्हा प्रजासत्ताक|মলডোভা|মলদোভা প্রজাতন্ত্র|মোলডোভা|মোল্দাভিয়া|ਮੋਲਡੋਵਾ|મોલડોવા|ମଲ୍ଡୱା|ମାଲଡୋଭା|ମୋଲଡୋଭା|மால்டோவா|మోల్డొవా|మోల్డోవా|ಮೊಲ್ಡೋವಾ|മൾഡോവ|මොල්ඩෝවාව|มอลโดวา|ໂມນໂດວາ|མོལ དོ བཱ|မောလ်ဒိုဗာ|မေႃႇတူဝ်းဝႃး|მოლდოვა|ሞልዶቫ|ម៉ុលដាវី|សាធារណរដ្ឋម៉ុលដាវី|ⵎⵓⵍⴷⵓⴼⵢⴰ|モルドバ|モルドバ共和国|摩尔多瓦|摩尔多瓦共和国|摩爾多瓦|ꖒꔷꖁꕙ|ꮉꮅꮩꮻꭰ|몰도바|𑄟𑄮𑄣𑄴𑄘𑄞𑄨𑄠|𞤥𞤮𞤤𞤣𞤮𞤾𞤢𞥄
ME	name		μαυροβουνιο|черногория|الجبل الاسود|𐑋𐐪𐑌𐐲𐑌𐐨𐑀𐑉𐐬
ME	name	exact	монтенегро|республика черногория|црна гора|чарнагорыя|черна гора|черногори|чорногорія|ӏаьржаламанхоичоь|ӏаьржаламанчоь|չեռնոգորիա|מאנטענעגרא|מונטנגרו|قارا تاغ|مونتهنگرو|مونتېنېگرو|مونٹینیگرو|مونٹے نیگرو|مونټینیګرو|مونٽي نيگرو|موٹونیگریو|مۆنتینیگرۆ|چەرنوگوريا|ܡܘܢܛܝܢܝܓܪܘ|ކަޅުފަރުބަދަ|ߡߐ߲ߕߣߋߜ߭ߙߏ߫|मन्टेनेग्र|माँटेनिग्रो|मॉन्टॅनग्रो|मोंटेनीग्रो|मोंटेनेग्रो|मोन्टेनिग्रो|मोन्टेनेग्रो|মণ্টেনেগ্ৰু|মন্টিনিগ্রো|ਮੋਂਟੇਨੇਗਰੋ|મૉન્ટેંનેગ્રો|મૉન્ટેનેગ્રો|ମଣ୍ଟେଗ୍ରୋ|ମଣ୍ଟେନିଗ୍ରୋ|ମଣ୍ଟେନେଗ୍ର|மான்டேனெக்ரோ|మాంటెనెగ్రో|మోంటేనేగ్రో|ಮೊಂಟೆನೆಗ್ರೋ|മോണ്ടെനെഗ്രോ|මොන්ටෙනීග්රෝ|มอนเตเนโกร|ມອນເຕເນໂກຣ|མོན ཊི ནེག རོ|မွန်တီနိဂရိုး|မွၼ်ႇတေႇၼေးၵရူဝ်ႇ|მონტენეგრო|ሞንተኔግሮ|ሞንቴኔግሮ|ម៉ុងតេណេហ្គ្រោ|ⵎⵓⵏⵜⵉⵏⵉⴳⵔⵓ|モンテネグロ|蒙特內哥羅|蒙特内哥罗|黑山|ꗞꔳꕇꖶꖄ|ꮌꮒꮤꮑꭶꮆ|몬테네그로|𑄟𑄧𑄚𑄴𑄑𑄨𑄚𑄨𑄉𑄳𑄢𑄮|𞤥𞤮𞤲𞤼𞤫𞤲𞤫𞥅𞤺𞤮𞤪𞤮
MF	name		αγιος μαρτινος γαλλια|αγιος μαρτινος γαλλικο τμημα|сен мартен|сен мартен французская часть|سان مارتن|سانت مارتن الجزء الفرنسي|𐑅𐐩𐑌𐐻 𐑋𐐪𐑉𐐻𐑌
MF	name	exact	свети мартин француска|сен мартэн|сент мартин|ҷазираи сент мартин|սեն մարտեն|סן מרטן|ساينت مارتىن|ساينىت مارتېن|سنت مارتین|سينٽ مارٽن|سینٹ مارٹن|سینٹ مارٹن فرانسیسی حصہ|سینټ مارټن|سەن مارتین|سەن مارتەن|ܣܐܢܬ ܡܐܪܬܝܢ|ސެއިންޓް މާޓީން|ߛߍ߲ߕ ߡߊߙߑߕߍ߲߫|सॅंट मार्टिन|सेँ मार्टेँ|सेंट मार्टिन|सेंट मार्टिन की सामूहिकता|सेन्ट मार्टिन|सैन्ट मार्तिन|ছেইণ্ট মাৰ্টিন|সেন্ট মার্টিন|সেন্ট মার্টিন ফরাসি অংশ|ਸੇਂਟ ਮਾਰਟਿਨ|સેંટ માર્ટિન|સેન્ટ માર્ટિન|ସେଣ୍ଟ ମାର୍ଟିନ|ସେଣ୍ଟ ମାର୍ଟିନ୍|செயின்ட் மார்ட்டீன்|సెంట్ మార్టిన్|సెయింట్ మార్టిన్|ಸೇಂಟ್ ಮಾರ್ಟಿನ್|സെന്റ് മാർട്ടിൻ|സെൻറ് മാർട്ടിൻ|ශාන්ත මාර්ටින්|เซนต์มาติน|เซนต์มาร์ติน|ເຊນ ມາທິນ|སེནཊ མཱར ཊིན|စိန့်မာတင်|သဵင်ႉမႃႇတိၼ်|სენ მარტენი|ሴንት ማርቲን|ቅዱስ ማርቲን|សង់ម៉ាទីន|សាំងម៉ាតាំង បារាំង|សាំងម៉ាទីន|サン マルタン|サン マルタン フランス領|圣马丁 法属|圣马丁岛|法属圣马丁|法屬聖馬丁|ꕪꘋꕓ ꗞꗢ ꕮꕊꔳꘋ|ꭰꮵꮈꮙꮧ ꮱꮱ|ꭴꮣꮕꮨ ꮱꮱ|생마르탱|세인트 마틴 프랑스어 부분|𑄥𑄬𑄚𑄴𑄑𑄴 𑄟𑄢𑄴𑄑𑄨𑄚𑄴|𞤧𞤼 𞤥𞤢𞤪𞤼𞤫𞤲
MG	name		μαδαγασκαρη|мадагаскар|مدغشقر|𐑋𐐰𐐼𐐲𐑀𐐰𐑅𐐿𐐲𐑉
MG	name	exact	մադագասկար|מאדאגאסקאר|מדגסקר|ماداغاسقار|ماداگاسكار|ماداگاسکار|مادغاسکر|مداگيسڪر|مدغاسکر|مدګاسکار|مدگاسڪر|مڈغاسکر|میڈاگاسکار|میڑاگاسکار|ܡܕܓܣܩܪ|މަޑަގަސްކަރ|ߡߘߊߜ߭ߛߑߞߊ߯ߙ|मडागास्कर|मदागास्कर|माडागास्कर|मादागास्कर|मादागास्कार|मॅडागास्कर|मेडागास्कर|मैडागास्कर|মাদাগাস্কার|মাদাগাস্কাৰ|ਮੈਡਾਗਾਸਕਰ|મેડાગાસ્કર|ମାଡ଼ାଗାସ୍କାର|ମାଡାଗାସ୍କର୍|மடகாஸ்கர்|మడగాస్కర్|ಮಡಗಾಸ್ಕರ್|മഡഗാസ്കർ|මැඩගස්කරය|มาดากัสการ์|ມາດາກາສກາ|ມາດາກາສະກາ|མ དཱ གེས ཀར|མ དཱ གྷསྐཱར|မဒါဂတ်စကား|မာဒါဂတ်စကာ|မၢတ်ႈတႃႇၵၢတ်ႈသၵႃႇ|მადაგასკარი|ማዳጋስካር|ម៉ាដាហ្កាស្ការ|ម៉ាដាហ្គាស្កា|ⵎⴰⴷⴰⵖⴰⵛⵇⴰⵔ|マダガスカル|馬達加斯加|马达加斯加|ꕮꕜꕭꔻꕪ|ꮉꮣꭶꮝꭷꮅ|마다가스카르|𑄟𑄘𑄉𑄌𑄴𑄇𑄢𑄴|𞤥𞤢𞤣𞤢𞤺𞤢𞤧𞤳𞤢𞥄𞤪
MG	official		республика мадагаскар|جمهورية مدغشقر
MG	official	exact	马达加斯加共和国
MH	name		νησοι μαρσαλ|маршалловы о ва|маршалловы острова|جزر المارشال|جزر مارشال|𐑋𐐪𐑉𐑇𐐲𐑊 𐐴𐑊𐐲𐑌𐐼𐑆
MH	name	exact	маршал адалары|маршал ороллари|маршалавы астравы|маршалл аралдары|маршалл атаулары|маршалл утравесем|маршалл утраулары|маршалл утрауҙары|маршаллан гӏаиренаш|маршаллов утравесем|маршаллові острови|маршаллын арлууд|маршалови острови|маршалска острва|маршалски острови|ҷазираҳои маршалл|մարշալյան կղզիներ|איי מרשל|מארשאל אינזלען|جزاير مارشل|جزایر مارشال|دوورگەکانی مارشاڵ|مارشال ارالدارى|مارشال جزایر|مارشال ياراللىرى|مارشل ايلینڈز|مارشل جزاير|مارشل جزیر|مارشل ٻيٽ|مارشل ټاپوګان|مارشل ڀيٽ|ܓܙܪܬܐ ܡܐܪܫܐܠ|މާޝަލް އައިލެންޑްސް|ߡߊߙߑߛߊߟ ߕߌ߲|मार्शल आयलँड्स|मार्शल जुंवे|मार्शल टापुहरु|मार्शल द्वीप|मार्शल द्वीपसमूह|मार्शल द्वीपां दा झुंड|मार्शल बेटे|मार्शेल द्वीप|मार्सल द्वीप|মার্শাল দ্বীপপুঞ্জ|মাৰ্শ্বাল দ্বীপপুঞ্জ|ਮਾਰਸ਼ਲ ਟਾਪੂ|માર્શલ આઇલેન્ડ્સ|ମାର୍ଶଲ୍ ଦ୍ବୀପପୁଞ୍ଜ|ମାର୍ଶାଲ୍ ଦ୍ୱୀପପୁଞ୍ଜ|ମାର୍ସାଲ ଦିପ|மார்ஷல் தீவுகள்|మార్షల్ దీవులు|మార్సాల్ దీపులు|ಮಾರ್ಷಲ್ ದ್ವೀಪಗಳು|മാർഷൽ ദ്വീപുകൾ|මාෂල් දූපත්|หมู่เกาะมาร์แชลล์|ຫມູ່ເກາະມາແຊວ|མར ཤེལ གླིང ཚོམ|མཱར ཤལ གླིང ཕྲེན|မာရှယ် ကျွန်းစု|မူႇၵုၼ် မႃးသျႄႇ|მარშალის კუნძულები|მარშალისკუნძულები|ማርሻል አይላንድ|ማርሻል ደሴቶች|ደሴታት ማርሻል|កោះម៉ាស់សល|ប្រជុំកោះម៉ាស្សាល់|ⵜⵉⴳⵣⵉⵔⵉⵏ ⵏ ⵎⴰⵔⵛⴰⵍ|マーシャル諸島|馬紹爾群島|马绍尔群岛|ꕮꕊꕣ ꔳꘋꗣ|ꮉꮜꮅ ꮪꭶꮪꮫꭲ|ꮉꮜꮅ ꮪꭺꮪꮫ|마샬군도|마셜 제도|𑄟𑄢𑄴𑄥𑄣𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤧𞤵𞤪𞤭𞥅𞤪𞤫 𞤥𞤢𞤪𞥃𞤢𞤤
MH	official		республика маршалловы острова|جمهورية جزر مارشال
MH	official	exact	马绍尔群岛共和国
MK	name		βορεια μακεδονια|δημοκρατια της βορειας μακεδονιας|πρωην γιουγκοσλαβικη δημοκρατια της μακεδονιας|πρωην γιουγκοσλαβικη δημοκρατια της μακεδονιας πγδμ|македония|македония бюрм|республика северная македония|северная македония|مقدونيا|مقدونيا الشمالية|مقدونيا جمهورية مقدونيا اليوغسلافية السابقة|𐑋𐐰𐑅𐐲𐐼𐐬𐑌𐐨𐐲
MK	name	exact	арқа македония|бивша югославска република македония|бјр македонија|македон|македон хуучин юбнму|македон хуучин югославын бүрэлдэхүүнии македон|македони|македония мур югосл|македония республикасы|македония сюр|македония сюрм|македонияи шимоли|македонија|македонија бјрм|македонија кјрм|македонія|македонія бюрм|македонія кюрм|пауночная македонія|північна македонія|република македонија|рэспубліка македонія|северна македония|северна македонија|солтүстік македония|солтүстік македония республикасы|сјеверна македонија|түндүк македония|төньяк македония|төньяҡ македония|умард македон|хоид македон|шимолии македония|ҫур ҫер македони|ҫурҫер македони|հյուսիսային մակեդոնիա|մակեդոնիա|մակեդոնիա մնհհ|מאקעדאניע|מקדוניה|מקדוניה הצפונית|מקדוניה הרפובליקה היוגוסלבית לשעבר מקדוניה|اتر مقدونيا|سولتۇستىك ماكەدونيا|شمالي مقدونيا|شمالي مقدونيه|شمالی مقدونیہ|شمالی میسڈونیا|شىمالىي ماكېدونىيە|مؠسوڑونیا|ماكېدونىيە|ماكېدونىيە س ي م ج|ماكېدونىيە سابىق يۇگۇسلاۋىيە ماكېدونىيە جۇمھۇرىيىتى|ماکەدۆنیا|مقدونیه|مقدونیه جمهوری|مقدونیه جمهوری سابقا یوگسلاو|مقدونیه شمالی|مقدونیہ|مقدونیہ fyrom|ميسي ڊونيا|ميڪدونيا|مٮ۪سوڑونیا|مەکدۆنیای باکوور|ܓܪܒܝ ܡܩܕܘܢܝܐ|ޔޫގޮސްލާވިއާ|ߞߐ߬ߘߎ߮ ߡߊߛߋߘߏߣߌ߫|उतॉरॉ मकदूनिया|उत्तर मॅसिडोनिया|उत्तर मॅसेडोनिया|उत्तर म्यासेडोनिया|उत्तरी मकदूनिया|मकदूनिया|मकदूनिया fyrom|मॅसेडोनिया|मॅसेडोनिया fyrom|मैसिडोनिया|मैसिडोनिया fyrom|मैसेडोनिया|म्याकेडोनिया|म्याकेडोनिया फाइरम|साहा मेसेडनिया|উত্তর ম্যাসেডোনিয়া|উত্তৰ মেচিডোনীয়া|মেচিডোনীয়া|মেচিডোনীয়া fyrom|মেসিডোনিয়া fyrom|ম্যাসাডোনিয়া|ম্যাসিডোনিয়া fyrom|ম্যাসেডোনিয়ার প্রাক্তন যুগোস্লাভ প্রজাতন্ত্র|ਉੱਤਰੀ ਮੈਕਡੋਨੀਆ|ਮੈਕਡੋਨੀਆ|ਮੈਕਡੋਨੀਆ ਪੂਰਵ ਯੂਗੋਸਲਾਵ ਮੈਕਡੋਨੀਆਈ ਗਣਰਾਜ|ઉત્તર મેસેડોનિયા|મેસેડોનિયા|મેસેડોનિયા fyrom|ଉତର ମାସାଡନିୟା|ଉତ୍ତର ମାସେଡୋନିଆ|ମାସେଡୋନିଆ|மாசிடோனியா|மாசிடோனியா ஃபைரோம்|வடக்கு மாசிடோனியா|ఉత్తర మాసిడోనియా|పూర్వ రిపబ్లిక్ యుగోస్లావ్ మేసిడోనియా|మేసిడోనియా|మేసిడోనియా fyrom|ಉತ್ತರ ಮ್ಯಾಸಿಡೋನಿಯಾ|ಮ್ಯಾಸಿಡೋನಿಯ fyrom|ಮ್ಯಾಸಿಡೋನಿಯಾ|ಮ್ಯಾಸಿಡೋನಿಯಾ fyrom|നോർത്ത് മാസിഡോണിയ|മാസിഡോണിയ|മാസിഡോണിയ fyrom|උතුරු මැසිඩෝනියාව|මැසිඩෝනියාව|මැසිඩෝනියාව fyrom|มาซิโดเนีย|มาซิโดเนีย fyrom|มาซิโดเนียเหนือ|ແມຊິໂດເນຍ|ແມຊິໂດເນຍ fyrom|ແມຊິໂດເນຍເຫນືອ|མ སེ ཌོ ནི ཡ|མ སེ ཌོ ནི ཡ ཡུ གོ སླཱ བི ཡ|မက်စီဒိုးနီးယား|မက်စီဒိုးနီးယား ယခင် ယူဂိုစလားဗီးယား မက်စီဒိုးနီးယားပြည်ထောင်စု|မာစီဒိုနီအာ|မာစီဒိုးနီးယား|မြောက် မက်ဆီဒိုးနီးယား|မႄႇၶေႇတူဝ်းၼီးယႃးႁွင်ႇ|მაკედონია|მაკედონია ყოფილი იუგოსლავიის რესპუბლიკა მაკედონია|ჩრდილოეთ მაკედონია|ჩრდილოეთი მაკედონია|መቄዶንያ|መቄዶንያ የቀድሞ የዩጎስላቭ መቄዶንያ ሪፐብሊክ|ማከዶኒያ|ሰሜን መቄዶንያ|ሰሜን መቆዶንያ|ម៉ាសេដូនា|ម៉ាសេដូនា fyrom|ម៉ាសេដ្វានខាងជើង|សាធារណរដ្ឋម៉ាសេដ្វានខាងជើង|ⵎⴰⵙⵉⴷⵓⵏⵢⴰ|マケドニア|マケドニア 旧ユーゴスラビア共和国|前南斯拉夫馬其頓共和國|北マケドニア|北馬其頓|北马其顿|馬其頓|马其顿|马其顿 前南斯拉夫的马其顿共和国|马其顿 前南斯拉夫马其顿共和国|ꕮꔖꖁꕇꕰ|ꮉꮞꮩꮒꮿ|ꮉꮞꮩꮒꮿ fyrom|ꮉꮟꮩꮒꭲꭰ|ꮷᏼꮬ ꮉꮞꮩꮒꮿ|마케도니아|마케도니아 fyrom|북마케도니아|𑄟𑄬𑄥𑄨𑄓𑄮𑄚𑄠 fyrom|𑄟𑄳𑄠𑄥𑄓𑄮𑄚𑄨𑄠|𞤥𞤢𞤳𞤫𞤣𞤮𞤲𞤭𞤴𞤢𞥄 𞤲𞤢𞤲𞥆𞤢𞥄𞤲𞤺𞤫
MK	official		جمهورية مقدونيا الشمالية
MK	official	exact	北马其顿共和国
ML	name		республика мали|𐑋𐐪𐑊𐐨
ML	name	exact	μαλι|мали|малі|մալի|מאלי|مالى|مالي|مالی|ܡܐܠܝ|މޯލްޓާ|ߡߊ߬ߟߌ߬|माली|মালি|ਮਾਲੀ|માલી|ମାଲି|ମାଳୀ|மாலி|మాలి|ಮಾಲಿ|മാലി|මාලි|มาลี|ມາລິ|ມາລີ|མ ལི|མཱ ལི|မာလီ|မႃႇလီႇ|მალი|ማሊ|ម៉ាលី|ⵎⴰⵍⵉ|マリ|マリ共和国|馬利|馬里|马利|马里|ꕮꔷ|ꮉꮅ|말리|𑄟𑄣𑄨|𞤥𞤢𞥄𞤤𞤭
ML	official		جمهورية مالي
ML	official	exact	马里共和国
MM	name		μιανμαρ|μιανμαρ βιρμανια|мьянма|мьянма бирма|республика союза мьянма|بورما|ميانمار|ميانمار بورما|𐑋𐐨𐐲𐑌𐑋𐐪𐑉
MM	name	exact	мианмар бирма|мијанмар бурма|мьянмар|мьянмар бурма|мянма|мянма бірма|мјанма|мјанмар|мјанмар бурма|մյանմա բիրմա|מיאנמאר|מיאנמאר בורמה|מיאנמר בורמה|بىرما|ميانما بيرما|ميانمار برما|میانمار|میانمار برما|میانمار برمه|مینما برما|ܡܝܐܢܡܐܪ ܒܘܪܡܐ|މިޔަންމާ|ߡߌߦߊߡߊ߯ߙ ߓߙߌߡߊߣߌ߫|मयनमार बर्मा|म्यांमार बर्मा|म्यानमार|म्यानमार बर्मा|म्यान्मार बर्मा|म्यामांर बर्मा|মায়ানমার|মায়ানমার বার্মা|ম্যানমাৰ বাৰ্মা|ਮਿਆਂਮਾਰ ਬਰਮਾ|મ્યાંમાર બર્મા|ମିଆଁମାର|ମିୟାଁମାର ବର୍ମା|ମିୟାମାର୍|மியான்மர் பர்மா|மியான்மார் பர்மா|మయన్మార్|మయన్మార్ బర్మా|ಮಯನ್ಮಾರ್ ಬರ್ಮಾ|മ്യാൻമാർ ബർമ്മ|මියන්මාරය බුරුමය|เมียนมา พม่า|เมียนมาร์ พม่า|เมียนม่าร์ พม่า|ມຽນມາ ເບີມາ|མི ཡཱན མར བྷར མ|འབར མ|မျၢၼ်ႇမႃႇ မိူင်းမၢၼ်ႈ|မြန်မာ|მიანმარი|მიანმარი ბირმა|ሚያንማር በርማ|ማያንማር|ማይናማር በርማ|ភូមា|មីយ៉ានម៉ា|មីយ៉ាន់ម៉ា ភូមា|ⵎⵢⴰⵏⵎⴰⵔ|ミャンマー|ミャンマー ビルマ|緬甸|缅甸|ꕆꕩꘋꕮ|ꮉꮿꮉꮅ|ꮉꮿꮉꮅ ꮗꮅꮉ|미얀마|𑄟𑄠𑄚𑄴𑄟𑄢𑄴 𑄝𑄢𑄴𑄟|𞤥𞤭𞤴𞤢𞤥𞤢𞥄𞤪 𞤦𞤵𞥅𞤪𞤥𞤢
MM	official		республика союз мьянма|جمهورية اتحاد ميانمار
MM	official	exact	缅甸联邦共和国
MN	name		μογγολια|монголия|منغوليا|𐑋𐐪𐑍𐑀𐐬𐑊𐐨𐐲
MN	name	exact	манголія|монгол|монголи|монголија|монголустан|монголія|моңғолия|муғулистон|մոնղոլիա|מאנגאליי|מונגוליה|مغولستان|مغولستون|منګوليا|منگوليا|منگولیا|موڭعوليا|موڭغۇلىيە|مەنگۆلیا|ܡܘܓܠܝܐ|ܡܘܢܓܘܠܝܐ|ߡߐ߲ߜ߭ߐߟߌ߫|मंगलिया|मंगोलिया|मङ्गोलिया|মঙ্গোলিয়া|ਮੰਗੋਲੀਆ|મંગોલિયા|ମଙ୍ଗଲିୟା|ମଙ୍ଗୋଲିଆ|மங்கோலியா|మంగోలియా|ಮಂಗೋಲಿಯಾ|ಮೊಂಗೋಲಿಯಾ|മംഗോളിയ|මොන්ගෝලියාව|มองโกเลีย|ມອງໂກເລຍ|ມົງໂກລີ|སོག པོ ཡུལ|སོག ཡུལ|မူင်ႇၵူဝ်းလီးယႃး|မွန်ဂိုးလီးယား|მონღოლეთი|ሞንጎሊያ|ሞንጎልያ|ម៉ុងហ្គោលី|ᠮᠣᠩᠭᠣᠯ|ⵎⵏⵖⵓⵍⵢⴰ|モンゴル|蒙古|ꗞꖐꔷꕩ|ꮉꮒꭺꮅꭰ|몽골|𑄟𑄧𑄋𑄴𑄉𑄮𑄣𑄨𑄠|𞤥𞤮𞤲𞤺𞤮𞤤𞤭𞤴𞤢
MN	official	exact	蒙古国
MO	abbreviation	exact	ማካኡ|ማካኦ|ማካው|ꮉꭷꭳ
MO	name		μακαο|μακαο εδπ κινας|μακαο ειδικη διοικητικη περιφερεια της κινας|μακαου|китаи специальныи административныи раион макао|макао|макао сар|макао специальныи административныи раион|الصين منطقة ماكاو الادارية الخاصة|ماكاو|ماكاو الصينية منطقة ادارية خاصة|مكاو الصينية منطقة ادارية خاصة|منطقة ماكاو الادارية الخاصة|𐑋𐐲𐐿𐐵|𐑋𐐲𐐿𐐵 𐑅𐐰𐑉 𐐽𐐴𐑌𐐲
MO	name	exact	бнхау ын тусгаи захиргааны бүс макао|макаа|макаа сар кітаи|макао аар|макао аәа|макао кытаи ааа|макао махсус идарәле төбәге|макао ммм|макао о а р китаю|макао оар китаю|макао с а р|макао с а р кина|макао сар кина|макао сар на китаи|макао хитои ммҳ|макао хүсуси инзибати әрази чин|макао ша къаьстина кӏошт|макао яар|макао ҡытаи мар ы|макау|макау кытаи ааа|сар макао|сар макао кина|қытаи халық республикасының макао арнаиы әкімшілік ауданы|մակաո|չինաստանի մակաո հվշ|מקאו|מקאו אזור מנהלי מיוחד של סין|מקאו מחוז מנהלי מיוחד של סין|ماکاو|ماکاوو|ماکايو|ماکايو منطقه ویژه اداری چین|ماکايو منطقە ویژە اداری چین|ماکايو ناحیه ویژه حکومتی چین|ماکايو چین دله|ماکايۆ|مكاو|مکاو|مکاو sar چین|مکاو سار چین|مکاوو ایس اے ار چین|مڪايو|مڪايو sar چين|ياۋمېن|ياۋمېن يالاھىدە مەمۇرىي رايونى|ياۋمېن يالاھىدە مەمۇرىي رايونى جۇڭگو|ܐܬܪܐ ܡܕܒܪܢܝܐ ܦܪܝܫܐ ܕܡܐܟܐܘ|މަކާއޯ|ߛߌߣ ߕߌ߲߬ߞߎߘߎ߲߫ ߡߊߡߙߊ߬ߣߍ߲ ߡߞߊߥߏ߫|ߡߞߊߥߏ߫|मकाउ|मकाउ चिनियाँ विशेष प्रशासनिक क्षेत्र|मकाउ विशेष प्रशासनिक क्षेत्र चीन|मकाऊ|मकाऊ एस ए आर चीन|मकाऊ खास प्रशासनिक लाका चीन|मकाऊ विशेष प्रशासनिक क्षेत्र चीन|मकाओ|मकाओ एसएआर चीन|मकाओ विशेष प्रशासनिक क्षेत्र चीन|मकाव|मकाव sar चीन|मकाव एसएआर चीन|मकावो|मकावो चिनिँया स्वशासित क्षेत्र|माकाउ|माकाउ एस ए आर चाइना|মাকাউ|মাকাউ এছ এ আৰ চীন|মাকাও|মাকাও এছ এ আৰ চীন|ম্যাকাও|ম্যাকাও এস এ আর চায়না|ম্যাকাও এসএআর চীন|ম্যাকাও এসএআর চীনা|ਮਕਾਉ|ਮਕਾਉ ਐਸਏਆਰ ਚੀਨ|મકાઉ|મકાઉ sar ચીન|ମକାଉ|ମକାଉ ଏସଏଆର ଚିନା|ମାକାଉ|ମାକାଉ sar ଚିନ୍|ମାକାଉ ଏସଏଆର୍ ଚାଇନା|மகாவோ எஸ்ஏஆர் சீனா|மகாவ்|மகாவ் எஸ்ஏஆர் சீனா|మకాఉ|మకావు|మకావు ఎస్ఏఆర్ చైనా|మకావ్|మకావ్ sar చైనా|మకావ్ ఎస్ఏఆర్ చైనా|మాకావ్ ఎస్ఏఆర్ చైనా|ಮಕಾವು|ಮಕಾವು sar ಚೈನಾ|ಮಕಾವು ಎಸ್ಎಆರ್ ಚೈನಾ|ಮಖಾವು|ಮಖಾವು sar ಚೈನಾ|ಮಖಾವ್|ಮಖಾವ್ sar ಚೈನಾ|മക്കാവു|മക്കാവു sar ചൈന|മക്കാവു എസ് എ ആർ ചൈന|മക്കാവോ sar ചൈന|මකාවු|මකාවු එස්ඒආර්|මකාවු චීන විශේෂ පරිපාලන කලාපය|මැකාවු විශේෂ පරිපාලන කලාපය චීනය|มาเก๊า|มาเก๊า เขตปกครองพิเศษประเทศจีน|เขตปกครองพิเศษมาเก๊าแห่งสาธารณรัฐประชาชนจีน|ມາກາວ|ມາກາວ ເຂດປົກຄອງພິເສດ ຈີນ|ມາເກົ້າ|ມາເກົ້າ ເຂດປົກຄອງພິເສດ ຈີນ|མཀ ཨའུ|མཀ ཨའུ ཅཱའི ན|མེ ཀའོ|တရုတ် အထူးအုပ်ချုပ်ခွင့်ရ မကာအို|မကာအို|မကာအို တရုတ်ပြည်|မႃႇၵၢဝ်ႈ|မႃႇၵၢဝ်ႈ ၼႃႈလိၼ်ဢုပ်ႉပိူင်ႇၶိုၵ်ႉတွၼ်း ၶႄႇ|მაკაო|მაკაოს სპეციალური ადმინისტრაციული რეგიონი ჩინეთი|ማካኡ ልዩ የአስተዳደር ክልል ቻይና|ማካኦ ልዩ የአስተዳደር ክልል ቻይና|ማካዎ|ፍሉይ ምምሕዳራዊ ዞባ ማካው ቻይና|ម៉ាកាវ|ម៉ាកាវ តំបន់រដ្ឋបាលពិសេសចិន|マカオ|中华人民共和国澳门特别行政区|中国澳门特别行政区|中國澳門|中國澳門特別行政區|中華人民共和国マカオ特別行政区|中華人民共和國澳門特別行政區|澳門|澳门|ꕮꗛꖺ|ꮉꭷꭳ ꭴꮣꮴꮅꮣ ꮷꮒꮈꮻꮝꮣꮑꮧ ꭲꭼꮎꮥꮎ ꮳꭲ|마카오|마카오 중국 특별행정구|𑄟𑄳𑄠𑄇𑄃𑄮|𑄟𑄳𑄠𑄇𑄃𑄮 𑄆𑄌𑄴𑄃𑄬𑄃𑄢𑄴 𑄌𑄩𑄚|𞤥𞤢𞤳𞤢𞤱𞤮𞥅|𞤸𞤤𞤢 𞤧𞤭𞥅𞤲 𞤫 𞤥𞤢𞤳𞤢𞤱𞤮𞥅|𞤸𞤤𞤢 𞤷𞤢𞤴𞤲𞤢 𞤫 𞤥𞤢𞤳𞤢𞤱𞤮𞥅
MP	name		βορειες μαριανες νησοι|νησοι βορειες μαριανες|северные марианские о ва|северные марианские острова|جزر ماريانا الشمالية|𐑌𐐱𐑉𐑄𐐲𐑉𐑌 𐑋𐐰𐑉𐐨𐐱𐑌𐐲 𐐴𐑊𐐲𐑌𐐼𐑆
MP	name	exact	къилбаседа марианан гӏаиренаш|пауночныя марыянскія астравы|північні маріанські острови|северна маријанска острва|северни мариански острови|северни маријански острови|солтүстік мариан аралдары|солтүстік мариана аралдары|сјеверна маријанска острва|түндүк мариана аралдары|төньяк мариана утраулары|төньяҡ мариан утрауҙары|хоид марианы арлууд|шимали мариан адалары|шимолии марианна ороллари|ҫур ҫер мариан утравесем|ҫурҫер мариан утравесем|ҷазираҳои марианаи шимоли|հյուսիսային մարիանյան կղզիներ|איי מריאנה הצפוניים|اتر مرينا ٻيٽ|اتريان ماريانا ٻيٽ|جزاير شمالی ماریانا|جزایر ماریانای شمالی|دوورگەکانی ماریانای باکوور|سولتۇستىك ماريانا ارالدارى|شمالي ماريانا ټاپوګان|شمالی ماریانا ايلینڈز|شمالی ماریانا جزاير|شمالی ماریانا جزایر|شمٲلی ماریانا جزیر|شىمالىي مارىيانا ياراللىرى|ܓܙܝܖܐ ܕܡܪܝܢܐ ܓܪܒܝܐ|ܓܙܪܬܐ ܕܡܪܝܢܐ ܓܪܒܝܝܬܐ|ނޮދާން މަރިއާނާ އައިލަންޑްސް|ߡߊߙߌߦߊߣ ߞߐ߬ߘߎ߮ ߕߌ߲|उतॉरॉ मारियाना द्वीप|उत्तर मरीना द्वीपसमूह|उत्तर मारियाना द्वीपसमूह|उत्तर मैरिना द्वीपसमूह|उत्तरी मरिना आयसलैण्ड|उत्तरी मारिआना टापु|उत्तरी मारियाना जुंवे|उत्तरी मारियाना द्वीप|उत्तरी मारियाना द्वीपसमूह|उत्तरी मारियाना द्वीपां दा झुंड|उत्तरी मारियाना बेटे|साहायारि मारियाना द्वीप|উত্তর মারিয়ানা দ্বীপপুঞ্জ|উত্তরাঞ্চলীয় মারিয়ানা দ্বীপপুঞ্জ|উত্তৰ মাৰিয়ানা দ্বীপপুঞ্জ|ਉੱਤਰੀ ਮਾਰੀਆਨਾ ਟਾਪੂ|ઉત્તરી મારિયાના આઇલેન્ડ્સ|ઉત્તરીય મારિયાના આઇલેન્ડ્સ|ଉତର ମାରିୟାନ ଦିପ|ଉତ୍ତର ମାରିଆନା ଦ୍ବୀପପୁଞ୍ଜ|ଉତ୍ତର ମାରିଆନା ଦ୍ୱୀପପୁଞ୍ଜ|வடக்கு மரியானா தீவுகள்|ఉత్తర మరియానా దీవులు|ಉತ್ತರ ಮರಿಯಾನಾ ದ್ವೀಪಗಳು|ഉത്തര മറിയാനാ ദ്വീപുകൾ|උතුරු මරියානා දූපත්|หมู่เกาะนอร์เทิร์นมาเรียนา|ຫມູ່ເກາະມາເຣຍນາຕອນເຫນືອ|ຫມູ່ເກາະມາແຊວຕອນເຫນືອ|བྱང ཕྱོགས ཀྱི མ ར ཡ ན གླིང ཚོམ|တောင်ပိုင်းမာရီအာနာကျွန်းစု|မူႇၵုၼ် မေႇရီႇယႃႇၼႃႇ ပွတ်းႁွင်ႇ|မြောက်ပိုင်းမာရီအာနာကျွန်းစု|ჩრდილოეთ მარიანას კუნძულები|ሰሜናዊ ደሴታት ማርያና|የሰሜናዊ ማሪያና ደሴቶች|ደሴታት ሰሜናዊ ማሪያና|ደሴታት ሰሜናዊ ማርያና|កោះម៉ារីណាខាងជើង|ប្រជុំកោះម៉ារីយ៉ានខាងជើង|ⵜⵉⴳⵣⵉⵔⵉⵏ ⵏ ⵎⴰⵔⵢⴰⵏ ⵏ ⵉⵥⵥⵍⵎⴹ|北マリアナ諸島|北馬利安納群島|北馬里亞納群島|北马里亚纳群岛|ꗛꔤ ꕪꘋꗒ ꕮꔸꕩꕯ ꔳꘋꗣ|ꮎꮝꭹ ꭴᏼꮲ ꮧꮬ ꮉꮅꭰꮎ ꮪꭶꮪꮫ|ꮷᏼꮲ ꮧꮬ ꮉꮅꭰꮎ ꮪꭶꮪꮫꭲ|북마리아나 군도|북마리아나제도|𑄅𑄪𑄖𑄴𑄖𑄮𑄉𑄎𑄢𑄴 𑄟𑄢𑄨𑄠𑄚 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤥𞤢𞤪𞤭𞤴𞤢𞥄𞤲𞤢 𞤲𞤢𞤲𞥆𞤢𞥄𞤲𞤺𞤫𞥅𞤪𞤭
MQ	name		μαρτινικα|мартиника|جزر المارتينيك|مارتينيك|𐑋𐐪𐑉𐐻𐑌𐐨𐐿
MQ	name	exact	мартиник|мартиніка|мартініка|марцініка|մարտինիկա|מארטיניק|מרטיניק|مارتىنىكا|مارتينيكا|مارتينڪ|مارتینیک|مارتینیک جزیرهيون|مارٹنک|مارٹنیک|مارٹینک|مارټینیک|ܡܐܪܬܝܢܝܩ|މަރުތިނީކު|ߡߊߙߑߕߣߌߞ|मार्टिनिक|मार्टिनीक|मार्टीनिक|मार्तिनिक|মার্টিনিক|মার্তিনিক|মাৰ্টিনিক|ਮਾਰਟੀਨਿਕ|માર્ટીનીક|ମାର୍ଟିନିକ୍|ମାର୍ଟିନିକ୍ୟୁ|மார்டினிக்|మార్టినిక్|మార్టినీక్|మార్ర్టనీక్|ಮಾರ್ಟಿನಿಕ್|മാർട്ടിനിക്ക്|මර්ටිනික්|มาร์ตินีก|ມາຕິນີກ|མཱར ཊི ནིཀ|မာတီနိခ်|မာတီနီကီ|မႃးတိၼ်ႇၼိၵ်ႈ|მარტინიკა|ማርቲኒክ|ម៉ាទីនីក|ⵎⴰⵔⵜⵉⵏⵉⴽ|マルティニーク|馬丁尼克|馬丁尼克島|马丁尼克岛|马提尼克|ꕮꔳꕇꕃ|ꮉꮨꮒꭸ|마르티니크|𑄟𑄢𑄴𑄑𑄨𑄚𑄨𑄇𑄴|𞤥𞤢𞤪𞤼𞤭𞤲𞤭𞤳𞤢𞥄
MR	name		μαυριτανια|мавритания|موريتانيا|𐑋𐐱𐑉𐐲𐐻𐐩𐑌𐐨𐐲
MR	name	exact	мавритани|мавританија|мавританія|мауританија|маурытанія|մավրիտանիա|מאוריטניה|מאריטאניע|مارٹانیا|ماۆريتانيا|ماۋرىتانىيە|موریتانی|موریطانیہ|مۆریتانیا|ܡܘܪܝܛܢܝܐ|މައުރިޓޭނިއާ|ߡߏߙߌߕߊߣߌ߫|माउरिटानिया|मारिटानिया|मॉरिटानिया|मॉरिटेनिया|मॉरितानिया|মরিতানিয়া|মাউৰিটানিয়া|মৌরিতানিয়া|ਮੋਰਿਟਾਨੀਆ|મૌરિટાનિયા|ମଉରିଟାନିୟା|ମାଉରିଟାନିଆ|ମୌରିଟାନିଆ|மௌரிடானியா|మారిటేనియా|మౌరిటేనియా|ಮಾರಿಟೇನಿಯಾ|മൗറിറ്റാനിയ|මොරිටේනියාව|มอริเตเนีย|ມົວຣິເທເນຍ|མོ རི ཊེ ནི ཡ|མཽ རི ཏ ནི ཡ|မောရီတာနီအာ|မော်ရီတေးနီးယား|မေႃႇရီႇတေးၼီးယႃး|მავრიტანია|ማውሪታንያ|ሞሪቴኒያ|ម៉ូរីតានី|ⵎⵓⵕⵉⵟⴰⵏⵢⴰ|モーリタニア|毛里塔尼亚|毛里塔尼亞|茅利塔尼亚|茅利塔尼亞|ꗞꔓꔎꕇꕰ|ꮉꮨꭲꮿ|모리타니|𑄟𑄧𑄢𑄨𑄖𑄚𑄨𑄠|𞤥𞤮𞤪𞤼𞤢𞤲𞤭𞥅
MR	official		исламская республика мавритания|الجمهورية الاسلامية الموريتانية
MR	official	exact	毛里塔尼亚伊斯兰共和国
MS	name		μονσερατ|μοντσερρατ|монтсеррат|مونتسرات|مونتسيرات|مونتيسيرات|𐑋𐐪𐑌𐐻𐑅𐐲𐑉𐐪𐐻
MS	name	exact	мантсерат|монсерат|монсеррат|монтсерат|մոնսեռատ|մոնտսերատ|מאנטסעראט|מונסראט|مانٹسیراٹ|مانټیسیرت|مونتسېررات|مونتسەررات|مونٹسیراٹ|مونٹسیریٹ|مونٽسراٽ|مۆنتسێرات|ܡܘܢܣܝܪܐܬ|ߡߐ߲ߗߋߙߊ߫|मनत्सेरात|माँटसेराट|मॉंसेरा|मॉन्टसेराट|मॉन्ट्सेराट|मोंटसेराट|मोंटसेरात|मोन्टसेर्राट|মণ্টছেৰাট|মন্টসেরাট|ਮੋਂਟਸੇਰਾਤ|મોંટસેરાત|ମଣ୍ଟସେରେଟ|ମଣ୍ଟେସେରାଟ୍|மாண்ட்செராட்|மௌன்ட்செராட்|మాంట్సెరాట్|మోంట్సేర్రాట్|ಮಾಂಟ್ಸೆರಟ್|ಮಾಂಟ್ಸೆರೇಟ್|മൊണ്ടെസരത്ത്|මොන්සෙරාට්|มอนต์เซอร์รัต|ມອນເຊີຣາດ|མོན ས རཊ|မောင့်စဲရက်|မွၼ်းသိူဝ်းရၢတ်ႈ|მონსერატი|ሞንትሰራት|ሞንትሴራት|ម៉ុងសេរ៉ង់|ម៉ុងស៊ែរ៉ា|ⵎⵓⵏⵙⵉⵔⴰⵜ|モントセラト|蒙哲腊|蒙哲臘|蒙特塞拉特|ꗞꘋꔖꕟꔳ|ꮉꮒꮨꮜꮃꮧ|몬트세라트|𑄟𑄧𑄚𑄴𑄑𑄴𑄥𑄬𑄢𑄑𑄴|𞤥𞤮𞤲𞤧𞤭𞤪𞤢𞥄𞤼
MT	name		μαλτα|мальта|مالطا|مالطة|𐑋𐐱𐑊𐐻𐐲
MT	name	exact	малта|մալթա|מאלטא|מלטה|مالت|مالتا|مالته|مالٹا|مالټا|مالٽا|ماڵتا|ܡܝܠܛܐ|މަލްޓާ|ߡߊߟߑߕ|माल्टा|মাল্টা|ਮਾਲਟਾ|માલ્ટા|ମାଲ୍ଟା|மால்டா|మాల్టా|మాల్డా|ಮಾಲ್ಟಾ|മാൾട്ട|මෝල්ටාව|มอลตา|ມອນທາ|མལ ཊ|མཱལ ཊ|မောလ်တာ|မေႃးတႃႇ|მალტა|ማልታ|ម៉ាល់តា|ម៉ាល់ត៍|ⵎⴰⵍⵟⴰ|マルタ|馬爾他|馬耳他|马尔他|马耳他|ꕮꕊꕚ|ꮉꮅꮤ|몰타|𑄟𑄣𑄴𑄑|𞤥𞤢𞤤𞤼𞤢
MT	official		республика мальта|جمهورية مالطة
MT	official	exact	马耳他共和国
MU	name		μαυρικιος|маврикии|موريشيوس|𐑋𐐱𐑉𐐮𐑇𐐲𐑅
MU	name	exact	маврики|маврикіи|мавритус|мавриции|маврициус|маврікіи|маурицијус|маурыкіи|մավրիկիոս|מאוריציוס|מאריציוס|ماریشس|ماۆريكي|ماۋرىتىيۇس|مورشس|مورى تيوس|موريشس|موریس|موریشیس|مووریتیووس|ܡܘܪܝܛܝܘܣ|މައުރިޓިއަސް|ߡߏߙߌߛ|मरिसियास|माउरिटस|मारीशस|मॉरिशस|मॉरिस|मॉरीशस|मॉरीसस|मौरिसियस|মরিশাস|মৰিছাছ|ਮੌਰਿਸ਼ਸ|ਮੌਰੀਸ਼ਸ|મોરિશિયસ|ମରିସସ|ମରିସସ୍|ମୌରିସସ୍|மொரிசியஸ்|మారిషస్|మారిసస్|ಮಾರಿಶಿಯಸ್|ಮಾರಿಷಸ್|മൗറീഷ്യസ്|මුරුසිය|มอริเชียส|ມົວຣິຊຽສ|མོ རི ཤཱས|མཽ རིཤས྄|မောရစ်ရှ|မော်ရေရှားစ်|မေႃးရီႇသႃႇ|მავრიკი|ማሩሸስ|ማውሪሸስ|ሞሪሸስ|ម៉ូរីទុស|ម៉ូរីស|ⵎⵓⵔⵉⵙ|モーリシャス|模里西斯|毛里求斯|毛里裘斯|ꗞꔓꗔ|ꮌꮅꮟꭵꮝ|모리셔스|𑄟𑄧𑄢𑄨𑄥𑄥𑄴|𞤥𞤮𞤪𞤭𞥅𞤧𞤭
MU	official		республика маврикии|جمهورية موريشيوس
MU	official	exact	毛里求斯共和国
MV	name		μαλβιδες|μαλδιβες|мальдивские острова|мальдивы|جزر المالديف|ملديف|𐑋𐐪𐑊𐐼𐐨𐑂𐑆
MV	name	exact	малдив|малдив адалары|малдив аралдары|малдиви|мальдив|мальдив аралдары|мальдив ороллари|мальдив республикасы|мальдив утраулары|мальдив утрауҙары|мальдиваш|мальдивсем|мальдывы|мальдіви|մալդիվներ|האיים המלדיביים|מאלדיוון|مالدىۋې|مالديپ|مالديۆ ارالدارى|مالدیو|مالدیپ|مالدیڤ|ܓܙܪܬܐ ܡܐܠܕܝܒܝܬܐ|މާލީ|ߡߊߟߑߘߌߝ߭|मालदीप|मालदीब|मालदीव|माल्दिभ्स|মালদ্বীপ|ਮਾਲਦੀਵ|માલદિવ્સ|ମାଲଦିଭସ୍|ମାଲଦୀପି|ମାଳଦ୍ବୀପ|மாலத்தீவு|మాలదిపి|మాల్దీవులు|ಮಾಲ್ಡಿವ್ಸ್|ಮಾಲ್ಡೀವ್ಸ್|മാലിദ്വീപ്|මාල දිවයින|มัลดีฟส์|ມັນດິຟ|མལ དྭིབ|མཱལ དིབས|မော်လ်ဒိုက်|မေႃႇတိပ်ႈ|მალდივები|მალდივის რესპუბლიკა|ማልዲቭስ|ម៉ាល់ឌីវ|ⵎⴰⵍⴷⵉⴼ|モルディブ|馬爾代夫|馬爾地夫|马尔代夫|马尔地夫|ꕮꔷꕜꔍ|ꮉꮅꮧꮻꮝ|몰디브|𑄟𑄣𑄴𑄘𑄨𑄛𑄴|𞤥𞤢𞤤𞤣𞤭𞥅𞤬
MV	official		мальдивская республика|جمهورية ملديف
MV	official	exact	马尔代夫共和国
MW	name		μαλαουι|малави|مالاوي|ملاوي|𐑋𐐲𐑊𐐪𐐶𐐨
MW	name	exact	малаві|մալավի|מאלאווי|מלאווי|مالاوی|مالاۆي|مالاۋى|ملاوی|ܡܠܐܘܝ|ߡߟߊߥߌ߫|मलाबी|मलावी|मालावी|মালাউই|মালাৱি|ਮਲਾਵੀ|માલાવી|ମଲାୱି|ମାଲୱି|மலாவி|மாலவி|మలావీ|మాలావి|ಮಲಾವಿ|മലാവി|මලාවි|มาลาวี|ມາລາວີ|མ ལ ཝི|མཱ ལཱ ཝི|မာလာဝီ|မႃႇလႃႇဝီႇ|მალავი|ማላዊ|ម៉ាឡាវី|ⵎⴰⵍⴰⵡⵉ|マラウイ|馬拉威|馬拉維|马拉威|马拉维|ꕮꕞꕌꔨ|ꮉꮃꮻ|말라위|𑄟𑄣𑄃𑄪𑄃𑄨|𞤥𞤢𞤤𞤢𞤱𞤭𞥅
MW	official		республика малави|جمهورية ملاوي
MW	official	exact	马拉维共和国
MX	name		μεξικο|мексика|المكسيك|𐑋𐐯𐐿𐑅𐐲𐐿𐐬
MX	name	exact	мексик|мексико|мексіка|меѯіко|миэксикэ|մեքսիկա|מעקסיקע|מקסיקו|مؠکسکو|ميڪسيڪو|مٮ۪کسکو|مکزیک|مکسیکو|میکسیکو|مېكسىكا|مەكسيكا|مەکسیک|ܡܟܣܝܟܘ|މައިކްރޮނޭޝިއާ|ߡߍߞߑߛߌߞ|मेक्सिक|मेक्सिको|मैक्सिको|মেক্সিকো|ਮੈਕਸੀਕੋ|મેક્સિકો|ମେକ୍ସିକ|ମେକ୍ସିକୋ|மெக்சிகோ|మెక్సికో|ಮೆಕ್ಸಿಕೊ|മെക്സിക്കോ|මෙක්සිකෝව|เม็กซิโก|ເມັກຊິໂກ|ແມັກຊີໂກ|མེཀ སི ཀོ|မက္ကဆီကို|မက်ကဆီကို|မႅၵ်ႇသီႇၵူဝ်ႇ|მექსიკა|ሜክሲኮ|មុិកស៊ិក|ម៉ិកស៊ិក|ម៉ិចសិក|ⵎⵉⴽⵙⵉⴽ|メキシコ|墨西哥|ꃀꑭꇬ|ꘈꔻꖏ|ꭰꮒꮝꮖꮒ|ꮝꮖꮒᏹ|멕시코|𑄟𑄬𑄇𑄴𑄥𑄨𑄇𑄮|𞤥𞤫𞤳𞤧𞤭𞤳𞤮𞥅
MX	official		мексиканские соединенные штаты|الولايات المتحدة المكسيكية
MX	official	exact	墨西哥合众国
MY	name		μαλαισια|малаизия|ماليزيا|𐑋𐐲𐑊𐐩𐑈𐐲
MY	name	exact	малаиз|малаизи|малаизиец|малаизія|малајзија|малезија|մալայզիա|מאלזיה|מאלייזיע|מלזיה|مالايزيا|مالايسىيا|مالايشىيا|مالزی|مالیزیا|ملايشیا|ملاييشيا|ملايیشیا|ملیشیا|ܡܠܝܙܝܐ|ߡߊߟߍߘߎ߯|मलयेशिया|मलेशिया|मलेसिया|मालेशिया|মালয়েচিয়া|মালয়েশিয়া|ਮਲੇਸ਼ੀਆ|મલેશિયા|ମାଲେସିଆ|மலேசியா|மலேஷியா|మలేషియా|మలేసియా|ಮಲೇಶಿಯಾ|മലേഷ്യ|මැලේසියාව|มาเลเซีย|ມາເລເຊຍ|མ ལེ ཤི ཡ|မလေးရှား|မလေးသျႃး|მალაიზია|ማለዥያ|ማሌዢያ|ម៉ាឡេស៊ី|ⵎⴰⵍⵉⵣⵢⴰ|マレーシア|馬來西亞|马来西亚|ꕮꔒꔻꕩ|ꮉꮄꮟꭲꭰ|말레이시아|𑄟𑄣𑄴𑄠𑄬𑄥𑄨𑄠|𞤥𞤢𞤤𞤫𞥅𞤧𞤭𞤴𞤢
MZ	name		μοζαμβικη|мозамбик|موزامبيق|موزمبيق|𐑋𐐬𐑆𐐰𐑋𐐺𐐨𐐿
MZ	name	exact	мазамбік|мозамбік|մոզամբիկ|מאזאמביק|מוזמביק|موزامبىك|موزامبيك|موزامبیک|موزمبک|موزمبیق|مۆزامبیک|ܡܘܙܡܒܝܩ|މޮޒަންބީކް|ߡߏߖ߭ߊ߲ߓߌߞ|मजाम्बिक|मॉझांबीक|मोज़ांबिक|मोज़ाम्बिक|मोजांबिक|मोजाम्बिक|मोझांबिक|मोझाम्बिक|মজামবিক|মোজাম্বিক|ਮੋਜ਼ਾਮਬੀਕ|મોઝામ્બિક|ମଜାମ୍ବିକ|ମୋଜାମ୍ବିକ୍|ମୋଜାମ୍ବିକ୍ୟୁ|மொசாம்பிக்|మొజాంబిక్|ಮೊಜಾಂಬಿಕ್|മൊസാംബിക്ക്|මොසැම්බික්|โมซัมบิก|ໂມແຊມບິກ|མོ ཛམ བིག|མོ ཛམ བྷིཀ|မိုဇန်ဘစ်|မိုဇမ်ဘစ်|မူဝ်ႇၸမ်းပိၵ်ႈ|მოზამბიკი|ሞዛምቢክ|ម៉ូសំប៊ិក|ម៉ូហ្សាំប៊ិក|ⵎⵓⵣⵏⴱⵉⵇ|モザンビーク|莫三比克|莫桑比克|ꕹꕤꔭꕃ|ꮌꮞꮋꮗꭹ|모잠비크|𑄟𑄮𑄎𑄟𑄴𑄝𑄨𑄇𑄴|𞤥𞤮𞤧𞤢𞤥𞤦𞤭𞥅𞤳
MZ	official		республика мозамбик|جمهورية موزامبيق
MZ	official	exact	莫桑比克共和国
NA	name		ναμιμπια|намибия|ناميبيا|𐑌𐐲𐑋𐐮𐐺𐐨𐐲
NA	name	exact	намиби|намибија|намібія|նամիբիա|נאמיביע|נמיביה|نامبیا|نامىبىيە|نامیبیا|نيميبيا|نیمبیا|ܢܡܝܒܝܐ|ނައުރޫ|ߣߊߡߌ߲ߓߌ߫|नामिबिया|नामीबिया|নামিবিয়া|ਨਾਮੀਬੀਆ|નામિબિયા|ନାମିବିଆ|ନାମିବିୟା|ନାମ୍ବିଆ|நமீபியா|నమీబియా|ನಮೀಬಿಯಾ|നമീബിയ|නැමීබියාව|นามิเบีย|ນາມີເບຍ|ན མི བི ཡ|နမီးဘီးယား|နမ်မီးဘီးယား|ၼႃႇမီးပီးယႃး|ნამიბია|ናሚቢያ|ናሚብያ|ណាមីប៊ី|ⵏⴰⵎⵉⴱⵢⴰ|ナミビア|納米比亞|纳米比亚|ꕯꕆꔫꕩ|ꮎꮋꮘꭲꮿ|나미비아|𑄚𑄟𑄨𑄝𑄨𑄠|𞤲𞤢𞤥𞤭𞥅𞤦𞤭𞤴𞤢𞥄
NA	official		республика намибия|جمهورية ناميبيا
NA	official	exact	纳米比亚共和国
NC	name		νεα καληδονια|новая каледония|كاليدونيا الجديدة|𐑌𐐭 𐐿𐐰𐑊𐐲𐐼𐐬𐑌𐐷𐐲
NC	name	exact	жаңа каледония|жаңы каледония|жаӊа каледония|жаӊы каледония|каледонияи нав|керла каледони|нова каледония|нова каледонија|нова каледонія|новая каледонія|шинэ каледони|янги каледония|яңа каледония|яңы каледония|јени каледонија|ҫене каледони|նոր կալեդոնիա|נײ קאלעדאניע|קלדוניה החדשה|جاڭا كالەدونيا|نو کیلڑونیا|نوی کالیډونیا|نیو کالیدونیا|نیو کالیڈونیا|نیو کلیڈونیا|نیو ڪالیڊونیا|نیووکالێدۆنیا|يېڭى كالېدونىيە|کالدونیای جدید|ܢܝܘ ܟܠܝܕܘܢܝܐ|ނިއު ކެލިޑޯނިއާ|ߞߊߟߋߘߏߣߌ߫ ߞߎߘߊ߫|नयाँ कालेडोनिया|निउ केलेडनिया|नोवो कॅलेडोनिया|न्यु क्यालेडोनिया|न्यू कॅलिडोनिया|न्यू कॅलेडोनिया|न्यू केलेडोनिया|न्यू कैलेडोनिया|নিউ কেলিডোনিয়া|নিউ ক্যালিডোনিয়া|নিউ ক্যালেডোনিয়া|ਨਿਊ ਕੈਲੇਡੋਨੀਆ|ન્યુ સેલેડોનિયા|ନୂତନ କାଲେଡୋନିଆ|ନ୍ୟୁ କେଲେଡନିୟା|நியூ கேலிடோனியா|కొత్త కాలెడోనియా|క్రొత్త కాలెడోనియా|క్రొత్త కెలెడోనియా|ನ್ಯೂ ಕ್ಯಾಲಿಡೋನಿಯಾ|ന്യൂ കാലിഡോണിയ|പുതിയ കാലിഡോണിയ|නව කැලිඩෝනියාව|นิวแคลิโดเนีย|ນິວ ຄາເລໂດເນຍ|ནིའུ ཀ ལི དོ ནི ཡ|နယူး ကယ်လီဒိုနီးယား|ၼိဝ်းၶႄႇလီႇတူဝ်းၼီးယႃး|ახალი კალედონია|ኒው ካለዶንያ|ኒው ካሌዶኒያ|ញូកាឡេដូនៀ|នូវែលកាឡេដូនី|ⴽⴰⵍⵉⴷⵓⵏⵢⴰ ⵜⴰⵎⴰⵢⵏⵓⵜ|ニューカレドニア|新喀里多尼亚|新喀里多尼亞|ꕪꔷꖁꕇꕰ ꕯꕮꕊ|ꭲꮴ ꭷꮅꮩꮒꭰꮒ|뉴칼레도니아|𑄚𑄱 𑄇𑄳𑄠𑄣𑄬𑄓𑄮𑄚𑄨𑄠|𞤳𞤢𞤤𞤭𞤣𞤮𞤲𞤭𞤴𞤢𞥄 𞤸𞤫𞤧𞤮
NE	name		νιγηρας|нигер|النيجر|𐑌𐐴𐐾𐐲𐑉
NE	name	exact	ниҝер|нігер|նիգեր|ניז ר|ניזשער|نايجر|نايجير|ناييجر|نایجر|نىگېر|نيگەر|نیجر|نیجیر|نیجەر|نېگىر|ܢܝܓܪ|ނައިޖީރިއާ|ߖߋ߬ߟߌ߬ߓߊߘߎ߯|नाइजर|नाइजेर|नायजर|নাইজার|নাইজাৰ|ਨਾਈਜਰ|નાઇજર|ନାଇଜର|ନାଇଜର୍|நைஜர்|నఇజర్|నైజర్|ನೈಜರ್|നൈജർ|නයිජර්|ไนเจอร์|ນິເຈີ|ནའི ཇར|ནཱའི ཇཱ|နိုင်ဂျာ|ၼၢႆးၵျႃး|ნიგერი|ኒጀር|នីហ្សេ|នីហ្សេរ|ⵏⵏⵉⵊⵉⵔ|ニジェール|尼日|尼日尔|尼日爾|ꕯꔤꕧ|ꮎꭲꮸ|니제르|𑄚𑄭𑄎𑄢𑄴|𞤲𞤭𞥅𞤶𞤫𞤪
NE	official		республика нигер|جمهورية النيجر
NE	official	exact	尼日尔共和国
NF	name		νησι νορφολκ|νησος νορφολκ|о в норфолк|остров норфолк|جزيرة نورفوك|جزيرة نورفولك|𐑌𐐱𐑉𐑁𐐲𐐿 𐐴𐑊𐐲𐑌𐐼
NF	name	exact	вострау норфалк|норфолк адасы|норфолк арал|норфолк аралы|норфолк арлууд|норфолк гӏаире|норфолк ороллари|норфолк острво|норфолк утраве|норфолк утравы|норфолк утрауы|норфолшки остров|острво норфок|острво норфолк|острів норфолк|ҷазираи норфолк|նորֆոլկ կղզի|איי נורפוק|האי נורפוק|נארפאלק אינזל|جزیره نورفولک|جزیرہ نارفوک|جزیرہ نورفوک|دوورگەی نۆرفۆڵک|نارفاک جزیر|نارفولک ټاپوګان|نارفوک ايلینڈ|نورفولك ارالى|نورفولك يارىلى|نورفولک جزیره|نورفوڪ ٻيٽ|ܓܙܪܬܐ ܕܢܘܪܦܘܠܟ|ނޯފޯކް އައިލެންޑް|ߣߐߙߑߝߐߟߑߞ|नर्फक द्वीप|नॉरप़ॉक द्वीप|नॉरफ़ॉक द्वीप|नॉरफॉक आयलँड|नॉरफॉक बेट|नॉरफोक जुंवो|नॉरफोक द्वीप|नोरफॉक द्वीप|नोरफोल्क टापु|नौरफोक द्वीप|নরফোক দ্বীপ|নিরফোক দ্বীপ|নৰফক দ্বীপ|ਨੋਰਫੌਕ ਟਾਪੂ|નોરફૉક ટાપુ|નોરફોક આઇલેન્ડ્સ|ନରଫ୍ଲକ୍ ଦ୍ବୀପ|ନର୍ପକ୍ ଦିପ|ନର୍ଫକ୍ ଦ୍ଵୀପ|நார்ஃபாக் தீவுகள்|நார்ஃபோக் தீவு|நார்ஃபோக் தீவுகள்|నార్పోక్ దీవ|నార్ఫాక్ దీవి|నార్ఫోక్ దీవి|ನಾರ್ಫೋಕ್ ದ್ವೀಪ|നോർഫോക് ദ്വീപ്|නෝෆෝක් දූපත|เกาะนอร์ฟอล์ก|ເກາະນໍໂຟກ|ནོར ཕོལཀ མཚོ གླིང|နောဖုတ်ကျွန်း|နောဖော့ခ်ကျွန်း|ၵုၼ်ၼေႃႇၾုၵ်ႉ|ნორფოლკის კუნძული|ኖርፎልክ ደሴት|ደሴት ኖርፎልክ|កោះណ័រហ្វក់|កោះន័រហ្វុក|ⵜⵉⴳⵣⵉⵔⵉⵏ ⵏ ⵏⵓⵔⴼⵓⵍⴽ|ノーフォーク島|諾福克島|诺福克岛|ꗟꖺꗉ ꔳꘋꗣ|ꮓꮅꮼꮅꭹ ꭴꭶꮪꮫꭲ|노퍽섬|𑄚𑄨𑄢𑄴𑄜𑄮𑄇𑄴 𑄞𑄨𑄘𑄳𑄠|𞤧𞤵𞤪𞤭𞥅𞤪𞤫 𞤲𞤮𞤪𞤬𞤮𞤤𞤳𞤵
NG	name		νιγηρια|нигерия|نيجيريا|𐑌𐐴𐐾𐐮𐑉𐐨𐐲
NG	name	exact	нигери|нигерија|ниҝерија|нігерыя|нігерія|նիգերիա|ניגעריע|ניגריה|نايجیریا|ناييجيريا|نایجیریا|نىگېرىيە|نيجيري|نيگەريا|نیجریا|نیجریه|ܢܝܓܝܪܝܐ|ނީއު|ߖߋ߬ߟߌ߬ߓߊ߬ߟߊ߫|नाइजीरिया|नाइजेरिया|नायजिरिया|नायजेरिया|নাইজেরিয়া|নাইজেৰিয়া|ਨਾਈਜੀਰੀਆ|નાઇજીરીયા|નાઇજેરિયા|ନାଇଜେରିଆ|நைஜீரியா|నైజీరియా|నౌజీరియా|ನೈಜೀರಿಯಾ|നൈജീരിയ|නයිජීරියාව|ไนจีเรีย|ໄນຈີເຣຍ|ནཱའི ཇི རི ཡ|နိုင်ဂျီးရီးယား|ၼၢႆႇၵျီးရီးယႃး|ნიგერია|ናይጀርያ|ናይጄሪያ|នីហ្សេរីយ៉ា|ⵏⵉⵊⵉⵔⵢⴰ|ナイジェリア|奈及利亚|奈及利亞|尼日利亚|尼日利亞|ꕯꔤꕀꔸꕩ|ꮒꮵꮅꮿ|나이지리아|𑄚𑄭𑄎𑄬𑄢𑄨𑄠|𞤲𞤢𞤶𞤫𞤪𞤭𞤴𞤢𞥄
NG	official		федеративная республика нигерия|جمهورية نيجيريا الاتحادية
NG	official	exact	尼日利亚联邦共和国
NI	name		νικαραγουα|никарагуа|نيكاراغوا|𐑌𐐮𐐿𐐲𐑉𐐪𐑀𐐶𐐲
NI	name	exact	никарагва|нікарагуа|нікараґуа|նիկարագուա|ניקאראגוע|ניקרגואה|ناکاراگوا|نىكاراگۇيا|نيكاراگۋا|نکاراګوا|نکاراگوا|نکاراگووا|نڪراگوا|نیکاراگوا|نیکاراگويه|ܢܝܟܪܐܓܘܐ|ނިޖަރު|ߣߌߞߙߊߜ߭ߎߥߊ߫|निकारगुवा|निकारागुआ|निकारागुवा|निकाराग्वा|নিকারাগুয়া|নিকাৰাগুৱা|ਨਿਕਾਰਾਗੁਆ|નિકારાગુઆ|ନିକାରଗୁଆ|ନିକାରାଗୁଆ|நிகரகுவா|నికరాగువా|ನಿಕಾರಾಗುವಾ|നിക്കരാഗ്വ|නිකරගුවාව|นิการากัว|ນິກຄາຣາກົວ|ནི ཀ ར གུ ཨ|ནི ཀྲ ཝ ག|နီကာရာဂွါ|နီကာရာဂွာ|ၼီႇၵႃႇရႃႇၵႂႃႇ|ნიკარაგუა|ኒካራጓ|នីការ៉ាហ្គា|នីការ៉ាហ្គ័រ|ⵏⵉⴽⴰⵔⴰⴳⵡⴰ|ニカラグア|尼加拉瓜|ꕇꕪꕟꖶꕎ|ꮒꭷꮃꮖ|니카라과|𑄚𑄨𑄇𑄢𑄉𑄪𑄠|𞤲𞤭𞤳𞤢𞤪𞤢𞤺𞤵𞤱𞤢𞥄
NI	official		республика никарагуа|جمهورية نيكاراغوا
NI	official	exact	尼加拉瓜共和国
NL	name		κατω χωρες|ολλανδια|королевство нидерланды|нидерланды|нидерланды королевство|هولندا|هولندا مملكة|𐑌𐐯𐑄𐐲𐑉𐑊𐐲𐑌𐐼𐑆
NL	name	exact	нидерланд|нидерландаш|нидерланддар|нидерландия|нідерланди|нідэрланды|холандија|նիդեռլանդներ|האלאנד|הולנד|نيدرلينڊ|نيدەرلاند|نیدر لینڈز|نیدرلینڈ|نیدرلینڑ|هالند|هالېنډ|هلند|گوللاندىيە|ھۆڵەندا|ܗܘܠܢܕܐ|ނެދަލޭންޑްސް|ߤߏߟߊ߲ߘ|नीदरलेंड|नीदरलैंड|नीदरलैंड्स|नॅदरलँड|नेदरलँड|नेदरलँड्स|नेदरलैण्ड|नेदरल्याण्ड|नेदरल्याण्ड्स|नेदारलेण्ड|নেডাৰলেণ্ড|নেদারল্যান্ডস|ਨੀਦਰਲੈਂਡ|નેધરલેન્ડ|નેધરલેન્ડ્સ|ନେଦରଲାଣ୍ଡ|ନେଦରଲ୍ୟାଣ୍ଡ|நெதர்லாந்து|నెదర్లాండ్స్|ನೆದರ್ಲ್ಯಾಂಡ್ಸ್|നെതർലാൻഡ്സ്|නෙදර්ලන්තය|เนเธอร์แลนด์|ເນເທີແລນ|ནེ དར ལནཌས྄|ཧའོ ལན|နယ်သာလန်|ၼႄႇတႃႇလႅၼ်ႇ|ნიდერლანდები|ჰოლანდია|ኔዘርላንድ|ኔዘርላንድስ|ហុល្លង់|ហូឡង់|ⵀⵓⵍⴰⵏⴷⴰ|オランダ|荷兰|荷兰王国|荷蘭|ꘉꕜ ꖨꕮꕊ|ꮑꮫꮃꮒ|네덜란드|𑄚𑄬𑄘𑄢𑄴𑄣𑄳𑄠𑄚𑄴𑄓𑄴𑄥𑄴|𞤸𞤮𞤤𞤢𞤲𞤣𞤭𞤴𞤢𞥄
NL	official		королевство нидерландов|مملكة هولندا
NO	name		νορβηγια|норвегия|النرويج|𐑌𐐱𐑉𐐶𐐩
NO	name	exact	нарвегія|норвег|норвеги|норвегія|норвеч|норвешка|норвеґія|նորվեգիա|נארוועגיע|נורבגיה|נורווגיה|ناروي|ناروی|ناروۍ|ناروې|ناروے|نروژ|نورۆەگيا|نورۋېگىيە|نۆرویژ|ܢܘܪܒܝܓ|ނޫރުވޭޖިއާ|ߣߐߙߑߝ߭ߍߖ|नरवै|नर्वे|नार्वे|नॉर्वे|নরওয়ে|নৰৱে|ਨਾਰਵੇ|નૉર્વે|ନରୱେ|நார்வே|నార్వే|ನಾರ್ವೆ|ನಾರ್ವೇ|നോർവെ|නෝර්වේ|นอร์เวย์|ນອກແວ໊|ນໍເວ|ནོར ཝེ|နော်ဝေ|ၼေႃႇဝူၺ်း|ნორვეგია|ኖርወይ|ኖርዌ|ኖርዌይ|ន័រវែស|ⵏⵏⵔⵡⵉⵊ|ノルウェー|挪威|ꗟꖺꔃ|ꮓꮺ|노르웨이|𑄚𑄧𑄢𑄴𑄃𑄮𑄠𑄬|𞤲𞤮𞤪𞤺𞤫𞤴𞤢𞥄
NO	official		королевство норвегия|مملكة النرويج
NO	official	exact	挪威王国
NP	name		νεπαλ|непал|نيبال|𐑌𐐩𐐹𐐪𐑊
NP	name	exact	балба|федеративная демократическая республика непал|նեպալ|נעפאל|נפאל|نيپال|نپال|نیپال|نېپال|نەپال|ܢܝܦܐܠ|ނެދަލޭންޑު|ߣߋߔߊߟ|नेपाल|नेपाळ|নেপাল|ਨੇਪਾਲ|નેપાળ|ନେପାଲ|ନେପାଳ|நேபாளம்|నేపాల్|ನೇಪಾಳ|നേപ്പാൾ|නේපාලය|เนปาล|ເນປານ|བལ ཡུལ|နီပေါ|ၼေႇပေႃး|ნეპალი|ኔፓል|នេប៉ាល់|ⵏⵉⴱⴰⵍ|ネパール|尼泊尔|尼泊爾|ꕇꕐꔷ|ꮑꮖꮅ|네팔|𑄚𑄬𑄛𑄣𑄴|𞤲𞤭𞤨𞤢𞥄𞤤
NR	name		ναουρου|науру|ناورو|𐑌𐐪𐐭𐑉𐐭
NR	name	exact	նաուրու|נאורו|ناروو|نايورو|نايوروو|ناۋرۇ|ناۋرۋ|نایرو|نورو|ܢܐܘܪܘ|ނޭޕާލް|ߣߏ߯ߙߎ߫|नाउरु|नाउरू|नावरू|नौरू|নাউরু|নাউৰু|ਨਾਉਰੂ|નૌરુ|ନାଉରୁ|நௌரு|నౌరు|ನೌರು|നൗറു|නාවුරු|นาอูรู|ນາອູຣູ|ནའུ རུ|ནཽ རུ|နာဥူရူ|နော်ရူး|ၼၢဝ်ရူး|ნაურუ|ናኡሩ|ናውሩ|ណូរូ|ⵏⴰⵡⵔⵓ|ナウル|瑙魯|瑙鲁|諾魯|诺鲁|ꖆꖩ|ꮓꭴꮇ|나우루|𑄚𑄃𑄪𑄢𑄪|𞤲𞤢𞤱𞤪𞤵
NR	official		республика науру|جمهورية ناورو
NR	official	exact	瑙鲁共和国
NU	name		νιουε|نييوي|𐑌𐐷𐐭𐐩
NU	name	exact	ниуе|ниуэ|ниује|нијуе|ніуе|ніуэ|նիուե|ניווה|نووي|نىيۇيې|نيوي|نيۇيې|نيۋە|نیو|نیوو|نیوويی|نیويه|نیيو|نییو|ܢܝܘܐܝ|ނިއޫ|ߣߎ߳ߋ߫|निउए|नियुइ|नियू|नीयू|नीयूए|নিউ|নিউয়ে|ਨਿਯੂ|નીયુ|ନିଉ|ନିୟୁ|நியுவே|நியூ|నియు|నియూ|ನಿಯು|ന്യൂയി|නියූ|นีอูเอ|ນີອູເອ|ནི ཨུ ཨཻ|ནིའུ ཝ|နီဥူအေ|ၼီးဝႄႇ|ნიუე|ኒኡይ|ኒዌ|ኒዩ|ណៀ|នីអេ|ⵏⵉⵡⵉ|ニウエ|ニウエ島|紐埃島|纽埃|纽埃岛|ꖸꔃꔤ|ꮒᏻ|니우에|𑄚𑄨𑄃𑄪𑄠𑄬|𞤲𞤵𞥅𞤱𞤭
NZ	name		αοτεαροα νεα ζηλανδια|νεα ζηλανδια|аотеароа новая зеландия|новая зеландия|نيوزيلندا|𐑌𐐭 𐑆𐐨𐑊𐐲𐑌𐐼
NZ	name	exact	аотеароа жаңа зеландия|аотеароа зеландияи нав|аотеароа нов зеланд|аотеароа нова зеландия|аотеароа нова зеландія|аотеароа яңа зеландия|аотеароа яңы зеландия|аотеароа ҫене зеланди|аотеароагиин шинэ зеланд|аотэароа новая зеландыя|жаңа зеландия|жаңы зеландия|жаӊа зеландия|жаӊы зеландия|зеландияи нав|керла зеланди|нов зеланд|нова зеландия|нова зеландія|новая зеландыя|нови зеланд|нови зеланд аотеароа|шинэ зеланд|янги зеландия|яңа зеландия|яңы зеландия|јени зеландија|ҫене зеланди|աոտեարոա նոր զելանդիա|նոր զելանդիա|אאוטארואה|ניו זילאנד|ניו זילנד|اتروا نیوزیلند|اوتیارورا نیوزی لینڈ|اوتەاروا جاڭا زەلانديا|اوټیاروا نیوزی لینډ|جاڭا زەلانديا|زیلاند جدید|نيو زيلينڊ|نیوزلند|نیوزلنڈ|نیوزلینڑ|نیوزی لینڈ|نیوزی ینڈ|نیوزیلاند|نیوزیلند|نیوزیلنډ|يېڭى زېلاندىيە|ܐܘܬܝܐܪܘܐ ܢܝܘ ܙܝܠܢܕ|ܢܝܘ ܙܝܠܢܕ|ނިކަރާގުއާ|ߖ߭ߋߟߊ߲ߘߌ߫ ߞߎߘߊ߫|आइटिओरोरा न्युजिल्याण्ड|आओटेरोआ न्युझीलॅन्ड|आओतेरोआ|औटेआरोआ न्यूज़ीलैंड|औटेरूआ न्यूझीलंड|नोवो झीलॅंड|न्युजिल्याण्ड|न्युझीलॅन्ड|न्यूज़ीलेंड|न्यूज़ीलैंड|न्यूजीलेण्ड|न्यूजीलैंड|न्यूझीलंड|অটিআৰাৱা নিউজিলেণ্ড|আউটেরুয়া নিউজিল্যান্ড|আওটেয়ারোয়া নিউজিল্যান্ড|নিউজিলেণ্ড|নিউজিল্যান্ড|ਐਓਟੇਰੋਆ ਨਿਊਜ਼ੀਲੈਂਡ|ਨਿਊਜ਼ੀਲੈਂਡ|ઓટેરોઆ ન્યૂઝીલેન્ડ|ન્યુઝીલૅન્ડ|ન્યુઝીલેન્ડ|ଆଓଟେରୋଆ ନ୍ୟୁଜିଲାଣ୍ଡ|ନିୟୁଜିଲାଣ୍ଡ|ନ୍ୟୁଜିଲାଣ୍ଡ|அவுட்டெரோவா நியூசிலாந்து|நியூசிலாந்து|ఆవ్టియరోవా న్యూజిలాండ్|న్యూజిలాండ్|ಔಟೆರೋವಾ ನ್ಯೂಜಿಲೆಂಡ್|ನ್ಯೂಜಿಲೆಂಡ್|ഓട്ടേറുവ ന്യൂസിലൻഡ്|ന്യൂസിലാൻറ്|ന്യൂസിലൻഡ്|ඔටේරෝවා නවසීලන්තය|නවසීලන්තය|นิวซีแลนด์|เอาเตอารัว นิวซีแลนด์|ນິວຊີແລນ|ནིའུ ཛི ལན྄ཌ|ནིའུ ཛི ལེནཌ|နယူးဇီလန်|အေအိုတေးအာရိုအာ နယူးဇီလန်|ဢဝ်တႄးရူဝ်း ၼိဝ်းၸီႇလႅၼ်ႇ|ၼိဝ်းၸီႇလႅၼ်ႇ|აოტეროა ახალი ზელანდია|ახალი ზელანდია|ኒው ዚላንድ|አዎቴአሮአ ኒው ዚላንድ|នូវែលសេឡង់|នូវែលហ្សេឡង់|ⵏⵢⵓⵣⵉⵍⴰⵏⴷⴰ|アオテアロア ニュージーランド|ニュージーランド|新西兰|新西蘭|紐西蘭|纽西兰|ꔽꔤ ꖨꕮ ꕯꕮꕊ|ꭰꮦꭰꮙꭰ ꭲꮴ ꮟꭲꮄꮒꮧ|ꭲꮴ ꮟꭲꮄꮒꮧ|뉴질랜드|𑄚𑄨𑄃𑄪𑄎𑄨𑄣𑄳𑄠𑄚𑄴𑄓𑄴|𞤢𞤱𞤼𞤫𞤪𞤮𞤱𞤢 𞤲𞤫𞤱 𞥁𞤭𞤤𞤢𞤲𞤣|𞤲𞤫𞤱 𞥁𞤫𞤤𞤢𞤲𞤣
OM	name		سلطنة عمان|𐐬𐑋𐐲𐑌
OM	name	exact	ομαν|аман|оман|уммон|умон|ӏоман|օման|עומאן|اومان|عمان|عومان|ومان|يومان|ܥܘܡܐܢ|އޯމާން|ߏߡߊ߲߫|ओमन|ओमान|ওমান|ਓਮਾਨ|ઓમાન|ଅମାନ|ଓମାନ୍|ஓமன்|ఒమన్|ఓమన్|ಓಮನ್|ഒമാൻ|ඕමානය|โอมาน|ໂອມານ|ཨོ མན|ཨོ མཱན|အိုမန်|ဢူဝ်ႇမၢၼ်ႇ|ომანი|ኦማን|ዖማን|អូម៉ង់|ⵄⵓⵎⴰⵏ|オマーン|阿曼|阿曼王国|阿曼王國|ꕱꕮꘋ|ꭳꮊꮒ|오만|𑄃𑄮𑄟𑄚𑄴|𞤮𞥅𞤥𞤢𞥄𞤲
OM	official		султанат оман
OM	official	exact	阿曼苏丹国
PA	name		παναμας|панама|𐐹𐐰𐑌𐐲𐑋𐐪
PA	name	exact	панам|պանամա|פאנאמא|פנמה|بنما|پاناما|پانامه|پانامہ|پناما|پنامہ|ܦܢܡܐ|ޕެނަމާ|ߔߣߊߡߊ߫|पनामा|पानामा|प्यानामा|পানামা|ਪਨਾਮਾ|પનામા|ପନମା|ପାନାମା|பனாமா|పనామా|ಪನಾಮಾ|പനാമ|පැනමාව|ปานามา|ພານາມາ|པ ན མ|པ ནཱ མ|ပနားမား|ပႃႈၼႃးမႃး|პანამა|ፓናማ|ប៉ាណាម៉ា|ⴱⴰⵏⴰⵎⴰ|パナマ|巴拿馬|巴拿马|ꕐꕯꕮ|ꮖꮎꮉ|파나마|𑄛𑄚𑄟|𞤨𞤢𞤲𞤢𞤥𞤢
PA	official		республика панама|جمهورية بنما
PA	official	exact	巴拿马共和国
PE	name		περου|𐐹𐐲𐑉𐐭
PE	name	exact	перу|պերու|פערו|פרו|بيرو|پرو|پيرو|پیرو|پیروو|پێروو|پېرۇ|پەرۋ|ܦܝܪܘ|ޕެރޫ|ߔߋߙߎ߫|पेरू|পিরু|পেরু|পেৰু|ਪੇਰੂ|પેરુ|ପେରୁ|பெரு|పెరూ|ಪೆರು|പെറു|පේරු|เปรู|ເປຣູ|པེ རུ|ပီရူး|ပေႇရူႉ|პერუ|ፔሩ|ប៉េរូ|ⴱⵉⵔⵓ|ペルー|秘魯|秘鲁|ꗨꗡꖩ|ꮗꮇ|페루|𑄛𑄬𑄢𑄪|𞤨𞤫𞤪𞤵𞥅
PE	official		республика перу|جمهورية بيرو
PE	official	exact	秘鲁共和国
PF	name		γαλλικη πολυνησια|французская полинезия|بولينزيا الفرنسية|بولينيزيا الفرنسية|𐑁𐑉𐐯𐑌𐐽 𐐹𐐪𐑊𐐲𐑌𐐨𐑈𐐲
PF	name	exact	полинезия франциялык|полинезияи фаронса|франса полинезијасы|франци полинези|франци полинезиие|француз полинезиясе|француз полинезияси|француз полинезиясы|француз полинезияһы|французиин полинези|французская палінезія|французька полінезія|француска полинезија|францын полинез|френска полинезия|ֆրանսիական պոլինեզիա|פולינזיה הצרפתית|פראנצויזישע פאלינעזיע|فرانتسۋز پولينەزياسى|فرانسهی پولینزی|فرانسوي پولينيسيا|فرانسيسي پولينيشيا|فرانسی پولنیشیا|فرانسیسی پولینیشیا|فىرانسىيەگە قاراشلىق پولىنېزىيە|پلینزی فرانسه|پۆلینیسیای فەرەنسا|ܦܘܠܝܢܝܣܝܐ ܦܪܢܣܝܬܐ|ފްރެންޗް ޕޮލިނީސިއާ|ߝߊ߬ߙߊ߲߬ߛߌ߫ ߔߏߟߌߣߋߖ߭ߌ߫|प़्रेंच पोलिनेसिया|फ़्रेंच पोलिनेशिया|फ्राँसीसी पॉलिनीशिया|फ्रांसेझ पॉलिनिशिया|फ्रान्सेली पोलिनेसिया|फ्रेंच पॉलिनेशिया|फ्रेंच पोलिनेशिया|फ्रेन्च पलिनेशिया|फ्रेन्च पोलिनेसिया|फ्रैंच गुआना|ফরাসি পলিনেশিয়া|ফরাসী পলিনেশিয়া|ফ্ৰান্স পোলেনচিয়া|ਫਰੈਂਚ ਪੋਲੀਨੇਸ਼ੀਆ|ફ્રેંચ પોલિનેશિયા|ପ୍ରେଞ୍ଚ୍ ପଲିନେସିୟା|ଫ୍ରେଞ୍ଚ ପଲିନେସିଆ|பிரெஞ்சு பாலினேஷியா|ప్రెంచ్ పోలినిసియా|ఫ్రెంచ్ పోలినిషియా|ఫ్రెంచ్ పోలినీషియా|ಫ್ರೆಂಚ್ ಪಾಲಿನೇಷ್ಯಾ|ഫ്രഞ്ച് പോളിനേഷ്യ|ප්රංශ පොලිනීසියාව|เฟรนช์โปลินีเซีย|ເຟຣນຊ໌ ໂພລິນີເຊຍ|ເຟຣນຊ໌ ໂພລີນີເຊຍ|ཕྲཱནས྄ ཀྱི པོ ལི ནི ཤི ཡ|ပေႃႇလီႇၼေးသျႃး ၶွင် ၾရၢင်ႇသဵတ်ႈ|ပြင်သစ် ပေါ်လီနီးရှား|ပြင်သစ် ပေါ်လီနေးရှား|საფრანგეთის პოლინეზია|ናይ ፈረንሳይ ፖሊነዝያ|የፈረንሳይ ፖሊኔዢያ|ፈረንሳዊት ፖሊነዥያ|ፈረንሳይ ፖሊነዥያ|ប៉ូលីណេស៊ីបារាំង|ⴱⵓⵍⵉⵏⵉⵣⵢⴰ ⵜⴰⴼⵔⴰⵏⵙⵉⵙⵜ|フランス領ポリネシア|仏領ポリネシア|法属波利尼西亚|法属玻里尼西亚|法屬波利尼西亞|法屬玻里尼西亞|ꗱꘋꔻ ꕶꔷꕇꔻꕩ|ꭰꮒꭶꮈꮳ ꮖꮅꮒꮟꭰ|ꭰꮒꭶꮈꮵ ꮖꮅꮒꮟꭰ|프랑스령 폴리네시아|𑄜𑄧𑄢𑄥𑄩 𑄛𑄧𑄣𑄨𑄚𑄬𑄥𑄨𑄠|𞤨𞤮𞤤𞤭𞤲𞤫𞥅𞤧𞤭𞤴𞤢 𞤬𞤪𞤢𞤲𞤧𞤭𞤲𞤳𞤮
PG	name		παπουα νεα γουινεα|папуа новая гвинея|بابوا غينيا الجديدة|𐐹𐐰𐐹𐐷𐐳𐐲 𐑌𐐭 𐑀𐐮𐑌𐐨
PG	name	exact	папуа гвинеяи нав|папуа жаңа гвинея|папуа жаңы гвинея|папуа жаӊа гвинея|папуа керла гвинеи|папуа нова гвинея|папуа нова гвинеја|папуа нова гвінея|папуа нова ґвінея|папуа новая гвінея|папуа шинэ гвинеи|папуа янги гвинея|папуа яңа гвинея|папуа яңы гвинея|папуа јени гвинеја|папуа ҫене гвинеи|папуа ҫене гвинея|պապուա նոր գվինեա|פאפוא נײ גינע|פפואה גינאה החדשה|פפואה גיניאה החדשה|پاپوا نو گینه|پاپوا نيو ګيني|پاپوا نیو گني|پاپوا نیو گنی|پاپوا نیو گینی|پاپوا نیو گینیا|پاپوا گینه نو|پاپوا گینێی نوێ|پاپۇيا يېڭى گىۋىنىيەسى|پاپۇيا يېڭى گىۋىنېيەسى|پاپۋا جاڭا گۆينەيا|ܦܐܦܘܐ ܓܝܢܝܐ ܚܕܬܐ|ޕައުޕާ ނިއުގީނިއާ|ߡߊߡߎߥߊߖ߭ߌ߫ ߖߌ߬ߣߍ߬ ߞߎߘߊ߫|पपुआ न्यू गाइनिया|पापुआ निउ गिनी|पापुआ नोवो गिनी|पापुआ न्यु गिनी|पापुआ न्यू गिनी|পাপুয়া নিউ গিনি|পাপুয়া নিউগিনি|পাপুৱা নিউ গিনি|ਪਾਪੂਆ ਨਿਊ ਗਿਨੀ|પાપુઆ ન્યૂ ગિની|ପପୁଆ ନିୟୁ ଗିନି|ପପୁଆ ନ୍ୟୁ ଗିନି|ପପୁଆ ନ୍ୟୁ ଗୁଏନିଆ|பப்புவா நியூ கினியா|பாப்புவா நியூ கினி|పాపువా న్యు గినియా|పాపువా న్యూ గనియా|పాపువా న్యూ గినియా|ಪಪುವಾ ನ್ಯೂಗಿನಿಯಾ|പാപ്പുവ ന്യൂ ഗിനിയ|පැපුවා නිව් ගිනියාව|ปาปัวนิวกินี|ປາປົວນິວກີນີ|པ པུ ནིའུ གི ནི|པ པུ ཨ ནིའུ གྷི ནི|ပါပူရာနယူးဂီနီ|ပါပူအာ နယူးဂီနီ|ပႃးပႂႃႇၼိဝ်းၵီးၼီး|პაპუა ახალი გვინეა|ፓፑዋ ኒው ጊኒ|ፓፕዋ ኒው ጊኒ|ប៉ាពូអាស៊ីនូវែលហ្គីណេ|ប៉ាពួញ៉ូហ្គីណេ|ⴱⴰⴱⵡⴰ ⵖⵉⵏⵢⴰ ⵜⴰⵎⴰⵢⵏⵓⵜ|パプアニューギニア|巴布亚新几内亚|巴布亚纽几内亚|巴布亞新幾內亞|巴布亞新畿內亞|巴布亞紐幾內亞|ꕐꖛꕎ ꕅꔤꕇ ꕯꕮꕊ|ꮖꮗ ꭲꮴ ꭹꭲꮒ|ꮖꮗ ꭲꮴ ꭹꮒ|파푸아 뉴기니|파푸아뉴기니|𑄛𑄛𑄪𑄠 𑄚𑄨𑄃𑄪 𑄉𑄨𑄚𑄨|𞤨𞤢𞤨𞤵𞤱𞤢 𞤺𞤭𞤲𞤫 𞤸𞤫𞤧𞤮
PG	official		независимое государство папуа новая гвинея|دولة بابوا غينيا الجديدة المستقلة
PG	official	exact	巴布亚新几内亚独立国
PH	name		φιλιππινες|филиппины|الفلبين|𐑁𐐮𐑊𐐲𐐹𐐨𐑌𐑆
PH	name	exact	филипинец|филипини|филиппин|филиппин аралдары|филиппинаш|филиппинсем|филлипин|філіппіни|філіпіны|ֆիլիպիններ|הפיליפינים|פיליפינים|פיליפינען|فلپاين|فلپاينی|فلپين|فلپینس|فلیپین|فىلىپپىن|فيليپين ارالدارى|فیلیپین|ܦܝܠܝܦܝܢܝܐ|ފިލިޕީންސް|ߝߟߌߔߌ߲ߣ|प़िलिपींस|फ़िलिपींस|फिलिपाईन्स|फिलिपिन्स|फिलिपींस|फिलिपीन्स|फिलीपिन्झ|फिलीपिन्स|फिलीपींस|ফিলিপাইন|ফিলিপাইনছ|ਫਿਲੀਪੀਂਸ|ਫਿਲੀਪੀਨਜ|ફિલિપિન્સ|ફિલીપાઇન્સ|ପିଲିପାଇନ୍ସ|ଫିଲିପାଇନସ୍|பிலிப்பைன்ஸ்|పిలిప్పైన్స్|ఫిలిప్పీన్స్|ఫిలిప్పైన్స్|ಫಿಲಿಫೈನ್ಸ್|ഫിലിപ്പീൻസ്|ഫിലിപ്പൈൻസ്|පිලිපීනය|ฟิลิปปินส์|ຟິລິບປິນ|ཕི ལི པིནས|ཕི ལི པིནས྄|ဖိလစ်ပိုင်|ၾီလိပ်ႈပိၼ်း|ფილიპინები|ፊሊፒንስ|ហ្វីលីពីន|ហ្វ៊ីលីពីន|ⴼⵉⵍⵉⴱⴱⵉⵏ|フィリピン|菲律宾|菲律賓|ꔱꔒꔪꘋ|ꭰꮒꮘꮅꭹꮓ|필리핀|𑄜𑄨𑄣𑄨𑄛𑄭𑄚𑄴|𞤬𞤭𞤤𞤭𞤨𞤭𞥅𞤲
PH	official		республика филиппины|جمهورية الفلبين
PH	official	exact	菲律宾共和国
PK	name		πακισταν|пакистан|باكستان|پاکستان|𐐹𐐰𐐿𐐲𐑅𐐻𐐰𐑌
PK	name	exact	пакистанец|пакістан|покистон|пәкістан|պակիստան|פאקיסטאן|פקיסטן|پاكىستان|پاکستون|پاڪستان|پکستان|ܦܐܟܣܬܐܢ|ޕާކިސްތާން|ߔߊߞߌߛߑߕߊ߲߫|पाकिस्तान|পাকিস্তান|ਪਾਕਿਸਤਾਨ|પાકિસ્તાન|ପାକିସ୍ତାନ|பாகிஸ்தான்|పాకిస్తాన్|ಪಾಕಿಸ್ತಾನ|പാക്കിസ്ഥാൻ|පාකිස්තානය|ปากีสถาน|ປາກິດສະຖານ|ປາກິສຖານ|པ ཀི སཏཱན|པཀི སྟཱན|ပါကစ္စတန်|ပႃႇၵိတ်ႈသတၼ်ႇ|პაკისტანი|ፓኪስታን|បាគីស្ថាន|ប៉ាគីស្ថាន|ⴱⴰⴽⵉⵙⵜⴰⵏ|パキスタン|巴基斯坦|ꕐꕃꔻꕚꘋ|ꮖꭹꮝꮦꮒ|파키스탄|𑄛𑄇𑄨𑄌𑄴𑄖𑄚𑄴|𞤨𞤢𞤳𞤭𞤧𞤼𞤢𞥄𞤲
PK	official		исламская республика пакистан|جمهورية باكستان الاسلامية
PK	official	exact	巴基斯坦伊斯兰共和国
PL	name		πολωνια|польша|بولندا|𐐹𐐬𐑊𐐲𐑌𐐼
PL	name	exact	лаҳистон|полска|полша|польская республика|польш|польшча|польща|пољска|республіка польща|լեհաստան|פוילן|פולין|لهستان|لهستون|پولشا|پولند|پولنډ|پولينڊ|پولینڈ|پولینڑ|پۆڵەندا|ܦܘܠܢܕ|ޕޮލޭންޑް|ߔߏߟߐߢ|पलेण्ड|पोलँड|पोलंड|पोलेंड|पोलैंड|पोलैण्ड|पोल्याण्ड|পোলেণ্ড|পোল্যান্ড|ਪੋਲੈਂਡ|પોલેંડ|ପଲାଣ୍ଡ|ପୋଲାଣ୍ଡ|போலந்து|పోలాండ్|ಪೋಲ್ಯಾಂಡ್|പോളണ്ട്|පෝලන්තය|โปแลนด์|ໂປແລນ|ໂປໂລຍ|པོ ལནྜ|པོ ལེནཌ|ပိုလန်|ပူဝ်ႇလႅၼ်ႇ|პოლონეთი|ፖላንድ|ប៉ូឡូញ|ⴱⵓⵍⵓⵏⵢⴰ|ポーランド|波兰|波蘭|ꕶꗷꘋ|ꮙꮃꮒ|폴란드|폴랜드|𑄛𑄮𑄣𑄳𑄠𑄚𑄴𑄓𑄴|𞤨𞤮𞤤𞤢𞤲𞤣
PL	official		республика польша|جمهورية بولندا
PL	official	exact	波兰共和国
PM	name		σαιν πιερ και μικελον|σαιντ πιερ και μικελον|σεν πιερ και μικελον|сен пьер и микелон|سان بيير ومكويلون|سان بيير وميكلون|سان بيير وميكولون|سانت بيير وميكولون|𐑅𐐩𐑌𐐻 𐐹𐐨𐐯𐑉 𐐰𐑌𐐼 𐑋𐐨𐐿𐐲𐑊𐐪𐑌
PM	name	exact	мүгәддәс пјер вә микелон|свети пјер и микелон|сен пер і мікелон|сен пиер и микелон|сен пьер а микелон а|сен пьер жана микелон|сен пьер және микелон|сен пьер микелон|сен пьер ҳәм микелон|сен пьер һәм микелон|сен пьерпа микелон|сен пєр і мікелон|сен пјер и микелон|сент пер ва микелон|сент пьер ба микело|сент пьер ва микелон|сент пјер и микелан|сэнт пьер ба микелон|սեն պիեռ եւ միքելոն|סנט פייר ומיקלון|ساينت پىيېر ۋە مىكېلون ياراللىرى|ساينىت پىيېر ۋە مىكېلون ياراللىرى|سن پیر و میکلن|سن پییر و میکلن|سينٽ پيير ميڪيلون|سینٹ پیری تہ موکیلین|سینٹ پیير اور میکلیيون|سینٹ پیير و میکويیلون|سینټ پییر او میکولون|سینٽ پیير و میڪويیلون|سەن پیێر و میکێلۆن|سەن پەر جانە ميكەلون|ܡܪܝ ܦܛܪܘܣ ܘܡܝܩܝܠܘܢ|ܣܐܢܬ ܦܝܥܪ ܘܡܩܘܠܘܢ|ސަންތި ޕިއޭރޭ އާއި މިކުއެލޯން ފަރަންސޭސިވިލާތް|ߛߍ߲ߕ ߔߍ߯ߙ ߣߌ߫ ߡߌ߲ߞߋߟߐ߲߫|सँ पायरे आनी मिकेलन|सांव पेद्रु आनी मिकेलांव|सेँ पीएर एवं मिकेलॉं|सेंट पिएरे एंड मिक्वेलॉन|सेंट पिएरे ऑड़े मिक्वेलान|सेंट पिएरे और मिक्वेलान|सेंट पिएरे कने मिक्वेलान|सेंट पियरे आ मिक्वेलान|सेंट पियरे आणि मिकेलॉन|सेंट पियरे आणि मिक्वेलोन|सेन्ट पिर्रे र मिक्केलोन|सैन्ट पिएर आरो मिकैलन|ছেইণ্ট পিয়েৰে আৰু মিকিউৱেলন|সাঁ পিয়ের ও মিকলোঁ|সেন্ট পিয়ের ও মিকুয়েলন|ਸੇਂਟ ਪੀਅਰੇ ਐਂਡ ਮਿਕੇਲਨ|ਸੈਂਟ ਪੀਅਰੇ ਐਂਡ ਮਿਕੇਲਨ|સેંટ પીએરી અને મિક્યુલોન|સેન્ટ પિયર અને મીક્વેલન|ସେଣ୍ଟ ପିଏରେ ଅଡ଼େ ମିକ୍ୱେଲାନ|ସେଣ୍ଟ ପିଏରେ ଏବଂ ମିକ୍ବାଲୋନ୍|ସେଣ୍ଟ ପିଏରେ ଏବଂ ମିକ୍ୱେଲନ୍|செயின்ட் பியர் மற்றும் மிக்வேலான்|செயின்ட் பியர் மிக்வேலான்|సెంట్ పియెర్ మరియు మికెలాన్|సెయింట్ పియెర్ మరియు మికెలాన్|ಸೇಂಟ್ ಪಿಯರೆ ಮತ್ತು ಮಿಕೆಲನ್|ಸೇಂಟ್ ಪಿಯರ್ ಮತ್ತು ಮಿಕ್ವೆಲನ್|സെന്റ് പിയറി ആൻഡ് മിക്വലൻ|സെന്റ് പിയറിയും മിക്കലണും|ශාන්ත පියරේ සහ මැකෝලන්|แซงปีแยร์และมีเกอลง|ເຊນ ປີແອ ມິເກວລອນ|སིནཊ པི ཡེར ཨེནཌ མིཀོ ལེན|စိန့်ပီအဲရီနှင့်မီကွီလွန်|စိန့်ပီအဲရ်နှင့် မီကွီလွန်|သဵင်ႉပီးယႃး လႄႈ မိၵ်ႈၵွႆႇလွၼ်ႇ|სენ პიერი და მიკელონი|ሴንት ፒዬር እና ሚኩኤሎን|ቅዱስ ፒዬር እና ሚኩኤሎን|ቅዱስ ፒዬርን ሚኩኤሎን|ቅዱስ ፕየርን ሚከሎንን|សង់ព្យែរ និងមីគីឡុង|សាំងព្រែរ៍និងមីហ្គែឡុង|ⵙⴰⵏⴱⵢⵉⵔ ⴷ ⵎⵉⴽⵍⵓⵏ|サンピエール島 ミクロン島|圣皮埃尔同密克隆群岛|圣皮埃尔和密克隆|圣皮埃尔和密克隆群岛|聖皮埃爾同密克隆群島|聖皮埃爾和密克隆群島|聖皮埃與密克隆群島|ꔻꘋ ꔪꘂ ꗪ ꕆꔞꗏꘋ|ꭴꮣꮕꮨ ꮘᏸ ꭰꮄ ꮋꮗꮆꮒ|ꮞꮒꮨ ꮘꮣ ꭰꮄ ꮋꮗꮆꮒ|생피에르 미클롱|세인트리에르도 미괘론도|𑄥𑄬𑄚𑄴𑄑𑄴 𑄛𑄨𑄠𑄬𑄢𑄴 𑄃𑄮 𑄟𑄨𑄢𑄪𑄠𑄬𑄣𑄧𑄚𑄴|𞤧𞤼 𞤨𞤭𞤴𞤫𞥅𞤪 𞤥𞤭𞤳𞤫𞤤𞤮𞤲
PN	name		νησοι πιτκαιρν|νησοι πιτκερν|о ва питкэрн|острова питкэрн|питкэрн|بيتكرن|جزر بيتكيرن|𐐹𐐮𐐻𐐿𐐯𐑉𐑌
PN	name	exact	астравы піткэрн|острови питкерн|острови піткерн|питкарин ороллари|питкерн|питкерн адалары|питкернски острови|питкэрн аралдары|питкэрн арлууд|питкэрн атаулары|питкэрн гӏаиренаш|питкэрн ороллари|питкэрн утравесем|питкэрн утраулары|питкэрн утрауҙары|піткерн|ҷазираҳои питкеирн|պիտկեռն կղզիներ|איי פיטקרן|פיטקערן אינזלען|جزاير پٹکیرن|جزایر پیتکرن|دوورگەکانی پیتکەرن|پىتكاير ياراللىرى|پىتكايرن ياراللىرى|پيتكەرن ارالدارى|پيټکيرن ټاپوګان|پٹکايرن جزاير|پٹکیرن|پٹکیرنؠ جزیر|پٹکیرنۍ جزیر|پٽڪيرن ٻيٽ|پیتکارین جزایر|ܓܙܝܪܬܐ ܕܦܝܬܟܐܪܢ|ޕިޓްކެއާން|ߔߌߕߑߞߍ߲ ߕߌ߲|पिटकाइर्न टापुहरु|पिटकाईर्न द्वीप|पिटकॅरन आयलँड्स|पिटकॅर्न जुंवे|पिटकेयर्न द्वीपसमूह|पिटकेर्न|पिटकेर्न द्वीप|पिटकेर्न द्वीपसमूह|पिटकैर्न द्वीपसमूह|पिटकैर्न बेटे|পিটকেইৰ্ণ দ্বীপপুঞ্জ|পিটকেয়ার্ন|পিটকেয়ার্ন দ্বীপপুঞ্জ|ਪਿਟਕੇਰਨ ਟਾਪੂ|પીટકૈર્ન આઇલેન્ડ્સ|ପିଟକାଇରିନ୍|ପିଟକାଇରିନ୍ ଦ୍ୱୀପପୁଞ୍ଜ|ପିଟ୍କଇର୍ନ୍ ଦିପ|பிட்கெய்ர்ன் தீவுகள்|పిట్కెయిర్న్ దీవులు|ಪಿಟ್ಕೈರ್ನ್ ದ್ವೀಪಗಳು|പിറ്റ്കെയ്ൻ ദ്വീപുകൾ|පිට්කෙය්න් දූපත්|พิตแคร์น|หมู่เกาะพิตแคร์น|ຫມູ່ເກາະພິດແຄນ|པིཊ ཀེ ཡེརན གླིང ཚོམ|ပစ်တ်ကိန်းကျွန်းစု|မူႇၵုၼ် ၽိတ်ႉၶႅၼ်ႇ|პიტკერნის კუნძულები|ደሴታት ፒትካርን|ፒትካኢርን|ፒትካኢርን አይስላንድ|ፒትካኢርን ደሴቶች|កោះភីតកាន|កោះភីតខារិន|ពីតកែរ៍ន|ⴱⵉⵜⴽⴰⵢⵔⵏ|ピトケアン|ピトケアン諸島|皮特凯恩|皮特凯恩群岛|皮特凱恩島|皮特肯群岛|皮特肯群島|ꔪꔳꕪꕆ|ꮘꭷꮅꮒ ꭴꭶꮪꮫꭲ|ꮘꭷꮅꮒ ꮪꭶꮪꮫꭲ|핏케언 군도|핏케언 섬|핏케언 제도|𑄛𑄨𑄇𑄴𑄇𑄬𑄠𑄢𑄴𑄚𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤨𞤭𞤼𞤳𞤭𞥅𞤪𞤲𞤵
PR	name		πουερτο ρικο|пуэрто рико|بورتوريكو|𐐹𐐶𐐯𐑉𐐻𐐬 𐑉𐐨𐐿𐐬
PR	name	exact	порто рико|порторико|пуерто рико|пуерто ріко|пуэрта рыка|պուերտո ռիկո|פארטאריקא|פוארטו ריקו|پرٹو رکو|پورتو ریکو|پورتوریکو|پورٹو ریکو|پيويرٽو ريڪو|پۆرتۆڕیکۆ|پۇيېرتو رىكو|پۋەرتو ريكو|پیورٹو ریکو|ܦܘܐܪܛܘ ܪܝܩܘ|ޕުއަރޓޯ ރީކޯ|ߔߐߙߑߕߏ߫ ߙߌߞߏ߫|पिर्टो रिको|पुएर्टो रिको|पुएर्टो रीको|पुएर्तो रिको|पुवेर्ट रीक|पोर्टो रिको|पोर्तु रिको|प्युएर्तो रिको|प्योर्टो रिको|পুয়ের্তো রিকো|পুৱেৰ্টো ৰিকো|ਪਿਊਰਟੋ ਰਿਕੋ|પ્યુઅર્ટો રિકો|ପର୍ଟ ରିକ|ପୁଏର୍ତ୍ତୋ ରିକୋ|பியூர்டோ ரிகோ|ప్యూర్టో రికో|ఫ్యూర్టో రికో|ಪ್ಯೂರ್ಟೋ ರಿಕೊ|പോർട്ടോ റിക്കോ|പ്യൂർട്ടോ റിക്കോ|පුවර්ටෝ රිකෝ|เปอร์โตริโก|ເພືອໂຕ ຣິໂກ|པུ འེར ཊོ རི ཁོ|ပေါ်တိုရီကို|ပေါ်တူရီကို|ပေႃႇတူဝ်ႇရီးၵူဝ်း|პუერტო რიკო|ፑዌርቶ ሪኮ|ፖርታ ሪኮ|ፖርቶ ሪኮ|ព័រតូរីកូ|ⴱⵓⵔⵜⵓ ⵔⵉⴽⵓ|プエルトリコ|波多黎各|ꔪꖳꕿ ꔸꖏ|ꮗꭱꮩ ꮅꭲꭺ|푸에르토리코|𑄛𑄪𑄠𑄬𑄢𑄴𑄖𑄮 𑄢𑄨𑄇𑄮|𞤨𞤮𞤪𞤼𞤮 𞤪𞤭𞤳𞤮𞥅
PS	name		κρατος της παλαιστινης|παλαιστινη|παλαιστινιακα εδαφη|государство палестина|палестина|палестинские территории|الاراضي الفلسطينية|دولة فلسطين|فلسطين|𐐹𐐰𐑊𐐲𐑅𐐻𐐮𐑌𐐨𐐲𐑌 𐐻𐐯𐑉𐐲𐐻𐐱𐑉𐐨
PS	name	exact	палестин|палестина аимактары|палестина аимақтары|палестина территорииесем|палестина территориялары|палестинан латтанаш|палестинан территорииесем|палестинец|палестинске територије|палестински територии|палестинські територіі|палестины нутаг дэвсгэр|палестины нутаг дэвсгэрүүд|палестынскія тэрыторыі|палестӏина|палестӏинан латтанаш|палесціна|палесцінскія тэрыторыі|фаластин|фаластин ҳудуди|фаластина|фәләстин|фәләстин территориялары|фәләстин территорияләре|қаламравҳои фаластини|պաղեստին|պաղեստինյան տարածքներ|הרשות הפלסטינית|השטחים הפלסטיניים|פלסטין|רצועת עזה|سرزمینهای فلسطینی|فلستین|فلسطين سيمې|فلسطين سيمے|فلسطيني حدون|فلسطيني علايقا|فلسطین|فلسطین سرزمین|فلسطیني سيمې|فلسطینی خطے|فلسطینی علاقہ|فەلەستین|ناوچە فەلەستینیەکان|پالەستينا|پالەستينا ايماقتارى|پەلەستىن|پەلەستىن زېمىنى|ܐܬܖܘܬܐ ܕܦܠܣܛܝܢ|ܐܬܪܘܬܐ ܕܦܠܣܛܝܢ|ܦܠܣܛܝܢ|ފަލަސްޠީނުގެ ދައުލަތް|ߔߊߟߍߛߑߕߌߣ|ߔߊߟߍߛߑߕߌߣ ߞߣߍ|प़िलिस्तीन|प़िलिस्तीनी क्षेत्र|पालेसटीन|पालेसटीनी प्रांत|पॅलेस्टाईन|पॅलेस्टिनियन प्रदेश|पेलेस्टायन|पेलेस्टीनियन प्रांत|पेलेस्ताइन|पेलेस्ताइननि ओनसोलफोर|प्यालेसटाइन|प्यालेस्टनी भू भागहरु|प्यालेस्टाइन|प्यालेस्टिनी भू भागहरू|फ़िलिस्तीन|फ़िलिस्तीनी क्षेत्र|फ़िलिस्तीनी लाका|फिलिस्तीन|फिलिस्तीन राज्य|फिलिस्तीनी क्षेत्र|প্যালেস্টাইন ভূখণ্ড|প্যালেস্টাইনের অঞ্চলসমূহ|ফিলিস্তিন|ফিলিস্তিন অঞ্চল|ফিলিস্তিন অঞ্চলসমূহ|ফিলিস্তিন রাষ্ট্র|ਫਿਲਸਤੀਨੀ ਖਿੱਤੇ|ਫਿਲੀਸਤੀਨ|ਫਿਲੀਸਤੀਨੀ ਇਲਾਕਾ|ਫਿਲੀਸਤੀਨੀ ਖੇਤਰ|પેલેસ્ટાઇન|પેલેસ્ટિનિયન ટેરિટરી|ପାଲେଷ୍ଟାଇନ୍|ପାଲେଷ୍ଟେନିୟ ଭୂଭାଗ|ପାଲେସ୍ଟାଇନ|ପାଲେସ୍ଟିଆତି ହାନ୍ଦି|ପାଲେସ୍ତେନିଆ|பாலஸ்தீனம்|பாலஸ்தீனிய பிரதேசங்கள்|పాలస్తీనా|పాలస్తీనియన్ ప్రాంతాలు|ಪ್ಯಾಲೆಸ್ಟೇನ್|ಪ್ಯಾಲೆಸ್ಟೈನ್|ಪ್ಯಾಲೇಸ್ಟೇನಿಯನ್ ಪ್ರದೇಶ|ಪ್ಯಾಲೇಸ್ಟೇನಿಯನ್ ಪ್ರದೇಶಗಳು|പലസ്തീൻ|പാലസ്തീൻ പ്രദേശങ്ങൾ|පලස්තීන රාජ්යය|පලස්තීනය|ดินแดนปาเลสไตน์|ปาเลสไตน์|ດິນແດນ ປາເລສຕິນຽນ|ດິນແດນປາເລດສະຕິນ|ປາເລດສະຕິນ|ປາເລສຕາຍ|ປາເລສຕິນ|པེ ལིསི ཊི ནི ཡན ཊེ རི ཐོ རི|ပါလက်စတိုင်း|ပါလက်စတိုင်း ပိုင်နက်|ပႃးလဵတ်ႈသတၢႆး|ၼႃႈလိၼ် ပႃႇလႅတ်ႇသတိၼ်းၼီးယႅၼ်း|პალესტინა|პალესტინის ტერიტორიები|ምምሕዳር ፍልስጤም|የፍልስጤም ግዛት|ግዝኣታት ፍልስጤም|ፍልስጤም|ፍልስጥኤም|ដែនដីប៉ាលេស្ទីន|ដែនដីប៉ាឡេស្ទីន|ដែនប៉ាលេស្ទីន|ប៉ាលេស្ទីន|ប៉ាឡេស្ទីន|ⴰⴳⵎⵎⴰⴹ ⵏ ⵜⴰⴳⵓⵜ ⴷ ⵖⵣⵣⴰ|パレスチナ|パレスチナ自治区|巴勒斯坦|巴勒斯坦国|巴勒斯坦自治区|巴勒斯坦自治區|巴勒斯坦領土|巴勒斯坦领土|ꕐꔒꔻꔳꕯ ꔎꔒ ꕀꔤ ꗛꔤ ꕞ ꗱ ꗪ ꕭꕌꕤ|ꮖꮄꮝꮧꮒ|ꮖꮄꮝꮧꮒꭰꮒ ꮔꭼꮻᏻꮜꮥꭹ|팔레스타인|팔레스타인 지구|𑄜𑄨𑄣𑄨𑄌𑄴𑄖𑄨𑄚𑄴|𑄜𑄨𑄣𑄨𑄌𑄴𑄖𑄨𑄚𑄴 𑄎𑄉𑄊𑄚𑄨|𞤤𞤫𞤧𞤣𞤭𞥅𞤶𞤭 𞤬𞤢𞤤𞤫𞤧𞤼𞤭𞥅𞤲
PT	name		πορτογαλια|португалия|португальская республика|البرتغال|𐐹𐐱𐑉𐐽𐐲𐑀𐐲𐑊
PT	name	exact	партугалія|португал|португали|португалија|португаль|португалія|портуґалія|պորտուգալիա|פארטוגאל|פורטוגל|پرتغال|پرتگال|پورتوگال|پورتګال|پورتگال|پورتۇگالىيە|پورتۋگاليا|ܦܘܪܛܘܓܠ|ޕޯޗުގަލް|ߔߐߙߑߕߎߜ߭ߊߟ|पर्तुगाल|पुर्तगाल|पुर्तुगाल|पोर्चुगल|पोर्तुगाल|পর্তুগাল|পৰ্তুগাল|ਪੁਰਤਗਾਲ|પોર્ટુગલ|ପର୍ତୁଗାଲ|ପର୍ତ୍ତୁଗାଲ୍|போர்ச்சுக்கல்|పోర్చుగల్|ಪೋರ್ಚುಗಲ್|പോർച്ചുഗൽ|පෘතුගාලය|โปรตุเกส|ພອລທູໂກ|པོར ཅུ གཱལ|པོར ཏུ གྷལ|ပေါ်တူဂီ|ပေႃးတူႉၵၢဝ်ႇ|პორტუგალია|ፖርቱጋል|ព័រទុយហ្កាល់|ព័រទុយហ្គាល់|ⴱⵕⵟⵇⵉⵣ|ポルトガル|葡萄牙|ꕶꕿꕃꔤ ꕸꖃꔀ|ꮙꮵꭶꮃ|포르투갈|포르투칼|𑄛𑄧𑄢𑄴𑄖𑄪𑄉𑄣𑄴|𞤨𞤮𞥅𞤪𞤼𞤵𞤺𞤢𞥄𞤤
PT	official		جمهورية البرتغال
PT	official	exact	葡萄牙共和国
PW	name		παλαου|палау|بالاو|𐐹𐐲𐑊𐐵
PW	name	exact	պալաու|פאלאו|פלאו|پالاو|پالايو|پالايۇ|پالاۋ|پلاو|پلايو|ܦܠܐܘ|ޕަލާއޫ|ߔߟߊߐߛ|पलाउ|पलाऊ|पालाउ|पालाऊ|পালাউ|ਪਲਾਉ|પલાઉ|ପଲାଉ|ପାଲାଉ|பாலோ|పలావు|పాలావ్|ಪಲಾವು|പലാവു|පලාවු|ปาเลา|ປາລາວ|ປາເລົາ|པ ལའུ|པ ལཽ|ပလာအို|ပလောင်|ပႃႇလၢဝ်း|პალაუ|ፓላው|ប៉ាឡៅ|ផៅឡូ|ⴱⴰⵍⴰⵡ|パラオ|帕劳|帛琉|ꕐꖃ|ꮖꮄꭰꮻ|팔라우|𑄛𑄣𑄃𑄪|𞤨𞤢𞤤𞤢𞤱
PW	official		республика палау|جمهورية بالاو
PW	official	exact	帕劳共和国
PY	name		παραγουαη|парагваи|باراغواي|𐐹𐐯𐑉𐐲𐑀𐐶𐐴
PY	name	exact	парагвај|параґваи|պարագվայ|פאראגווײ|פרגוואי|پاراګوی|پاراگوای|پاراگويه|پاراگوی|پاراگۆاي|پاراگۋاي|پراگے|پيراگوء|پیراگويے|ܦܪܓܘܐܝ|ޕަރަގުއޭއީ|ߔߙߊߜ߭ߏߦߋ߫|पराग्वे|पारागुए|पॅरग्वे|पॅराग्वे|पेराग्वे|पैराग्वे|प्याराग्वे|পাৰাগুৱে|প্যারাগুয়ে|ਪੈਰਾਗਵੇ|પેરાગ્વે|ପରଗ୍ୱେ|ପାରାଗୁଏ|பராகுவே|పరాగ్వే|ಪರಾಗ್ವೇ|പരാഗ്വേ|පැරගුවේ|ปารากวัย|ພາຣາກວຍ|པ ར གུ ཝའི|པཱ ར གེ|ပါရာဂွေး|ပႃႇရႃႇၵူၺ်း|პარაგვაი|ፓራጓይ|ប៉ារ៉ាហ្គាយ|ⴱⴰⵔⴰⴳⵡⴰⵢ|パラグアイ|巴拉圭|ꕐꕟꗝꔀ|ꮖꮃꮗꭲꮿ|파라과이|𑄛𑄳𑄠𑄢𑄉𑄪𑄠𑄬|𞤨𞤢𞥄𞤪𞤢𞤺𞤵𞤱𞤢𞥄𞤴
PY	official		جمهورية باراغواي
PY	official	exact	巴拉圭共和国
QA	name		καταρ|катар|دولة قطر|𐐿𐐲𐐻𐐪𐑉
QA	name	exact	гәтәр|қатар|կատար|קאטאר|קטאר|قاتار|قطر|قطري|قەتەر|كاتار|ܩܛܪ|ޤަޠަރު|ߞߊߕߊ߯ߙ|कतर|कतार|क़तर|क़तार|कातार|কাটাৰ|কাতার|ਕਤਰ|કતાર|କତର|କତାର୍|கத்தார்|కతర్|కతార|ఖతర్|ఖతార్|ಖತಾರ್|ഖത്തർ|කටාර්|กาตาร์|ກາຕາ|ཀ ཊར|ཀ ཏཱར|ကာတာ|ၶႃႇတႃႇ|კატარი|ყატარი|ቀጠር|ቐጠር|ኳታር|កាតា|ⵇⴰⵜⴰⵔ|カタール|卡塔尔|卡塔爾|卡达|卡達|ꕪꕚꕌ|ꭷꮤꮅ|카타르|𑄇𑄖𑄢𑄴|𞤬𞤢𞤤𞤫𞤧𞤼𞤭𞥅𞤲
QA	official		государство катар
QA	official	exact	卡塔尔国
RE	name		ρεινιον|ρευνιον|реюньон|روينيون|ريونيون|لا ريونيون|𐑉𐐨𐐷𐐭𐑌𐐷𐐲𐑌
RE	name	exact	реинион|реунион|реюнион|реюньион|рејунион|рејунјон|ријунион|рэюньен|ռեյունիոն|ראוניון|רעאוניאן|ري يونين|ريونیون|ری یونین|ریونین|رېيونىيون|رېيۇنىيون|رەيۋنيون|ڕییوونیەن|ܪܝܘܢܝܘܢ|ރިޔޫނިއަން ފަރަންސޭސިވިލާތް|ߟߊ߬ߘߍ|रियुनियन|रियूनियन|रीयूनियन|रेयुनियांव|रेयूनियन|रेयूनियॉं|রিইউনিয়ন|রেউনিওঁ|ৰিইউনিয়ন|ਰਿਯੂਨੀਅਨ|રીયુનિયન|ରିୟୁନିଅନ୍|ରିୟୁନିୟନ|ரீயூனியன்|రియూనియన్|రీయూనియన్|ರಿಯೂನಿಯನ್|ರೀಯೂನಿಯನ್|റീയൂണിയൻ|රීයුනියන්|เรอูนียง|ເຣອູນິຍົງ|རེ ཡུ ནི ཡོན|ရီယူနီယန်|ရေႇၼီႇယၼ်ႇ|ရဲအူနီရွန်|ဟေညွန်|რეუნიონი|ሪዩኒየን|ርዩንየን|រេអុយញ៉ុង|រ៉េញ៊ូញ៊ុង|រ៉េអ៊ុយ៉ុង|ⵔⵉⵢⵓⵏⵢⵓⵏ|レユニオン|レユニオン島|留尼旺|留尼汪|ꔓꗠꖻ|ꮄᏻꮒꭰꮒ|레위니옹|리유니온|𑄢𑄨𑄃𑄨𑄃𑄪𑄚𑄨𑄠𑄧𑄚𑄴|𞤪𞤫𞥅𞤲𞤭𞤴𞤮𞤲
RO	name		ρουμανια|румыния|رومانيا|𐑉𐐬𐑋𐐩𐑌𐐨𐐲
RO	name	exact	романија|руминия|румунија|румунія|румъния|румын|румыни|румынија|румынія|ռումինիա|רומניה|רומעניע|رومانی|رومانیا|رومانیه|رومانیہ|رومىنىيە|رۇمىنىيە|رۋمىنيا|ڕۆمانیا|ܪܘܡܢܝܐ|ރޮމޭނިއާ|ߙߎߡߊߣߌ߫|रमानिया|रोमानिया|रोमानीया|रोमेनिया|রুমানিয়া|রোমানিয়া|ৰোমানিয়া|ਰੋਮਾਨੀਆ|રોમાનિયા|ରମାନିଆ|ରୋମାନିଆ|ருமேனியா|రోమానియా|రోమేనియా|ರೊಮೇನಿಯಾ|റൊമാനിയ|රුමේනියාව|โรมาเนีย|ໂຣມານີ|ໂຣແມເນຍ|རོ མཱ ནིཡ|རོ མེ ནི ཡ|ရိုမေးနီးယား|ရူဝ်ႇမေးၼီးယႃး|რუმინეთი|ሩማንያ|ሮሜኒያ|រូម៉ានី|ⵔⵓⵎⴰⵏⵢⴰ|ルーマニア|罗马尼亚|羅馬尼亞|ꖄꕆꕇꕰ|ꮆꮉꮒꮿ|루마니아|𑄢𑄮𑄟𑄚𑄨𑄠|𞤪𞤵𞤥𞤢𞥄𞤲𞤭𞤴𞤢
RS	name		σερβια|република србија|сербия|صربيا|𐑅𐐲𐑉𐐺𐐨𐐲
RS	name	exact	серби|сербија|сербія|србија|сърбия|սերբիա|סערביע|סרביה|سربيا|سربیا|سیربستان|سېربىيە|سەربيا|صربستان|صربستون|ܣܪܒܝܐ|ސިރިބިއާ ސިރިބިސްތާން ސިރިބިވިލާތް|ߛߍߙߑߓߌ߫|सर्बिया|सार्बिया|ছাৰ্বিয়া|সার্বিয়া|ਸਰਬੀਆ|સર્બિયા|ସର୍ବିଆ|ସର୍ବିୟା|செர்பியா|సెర్బియా|ಸೆರ್ಬಿಯಾ|സെർബിയ|සර්බියාව|เซอร์เบีย|ເຊີເບຍ|སཱར བྷི ཡ|སེར བི ཡ|ဆားဘီးယား|သႃးပီးယႃး|სერბეთი|ሰርቢያ|ሰርብያ|សែប៊ី|ស៊ែប|ស៊ែប៊ី|ⵙⵉⵔⴱⵢⴰ|セルビア|塞尔维亚|塞爾維亞|ꗻꗡꔬꕩ|ꮢꮘꮿ|세르비아|𑄥𑄢𑄴𑄝𑄨𑄠|𞤧𞤫𞤪𞤦𞤭𞤴𞤢𞥄
RS	official		республика сербия|جمهورية صربيا
RS	official	exact	塞尔维亚共和国
RU	name		ρωσια|ρωσικη ομοσπονδια|россииская федераци|россииская федерацие|россииская федерация|россия|الاتحاد الروسي|روسيا|𐑉𐐲𐑇𐐲
RU	name	exact	арассыыиа|ород улас|орос|расія|раҫҫеи|ресеи|росси|россия федерациязы|росіиська федерація|росія|русия|русија|руснак|рф|рѡссіа|рәсәи|уӕрӕсе|ռուսաստան|רוסיה|רוסלאנד|حەسەي|روس|روسیه|روسیە|رۇسىيە|ڕووسیا|ܪܘܣܝܐ|ރަޝިއަން ފެޑޭރޭޝަން|ߌߙߌ߬ߛߌ߫|रशिया|रष्यदेश|रासिया|रूस|রাশিয়া|রুসিয়া|ৰাছিয়া|ৰুচ|ਰੂਸ|રશિયા|ରୁଷିଆ|ରୁସିଆ|ரஷ்யா|రష్యా|రస్యా|ರಷ್ಯಾ|റഷ്യ|රුසියාව|รัสเซีย|ຣັດເຊຍ|ཨུ རུ སུ|ရတ်ႈသျႃး|ရုရှ|ရုရှား|რუსეთი|რუსეთის|რუსეთის ფედერაც|რუსეთის ფედერაცია|რუსეთისფედერაცია|ሩስያ|ራሺያ|ራሽያ|ᏺꮒꭲ|រុស្ស៊ី|សហព័ន្ធរុស្ស៊ី|ᠣᠷᠣᠰ|ᱨᱩᱥ|ⵔⵓⵙⵢⴰ|ロシア|ロシア連邦|俄罗斯|俄罗斯联邦|俄羅斯|ꊉꇆꌦ|ꗐꖺꔻꕩ|러시아|러시아연방|𑄢𑄥𑄨𑄠|𞤪𞤮𞥅𞤧𞤭𞤴𞤢
RW	name		ρουαντα|руанда|رواندا|𐑉𐐲𐐶𐐪𐑌𐐼𐐲
RW	name	exact	ռուանդա|רואנדה|רוואנדע|روانڈا|روانڊا|روندا|رووانڈا|رىۋاندا|رۋاندا|ڕواندا|ܪܘܐܢܕܐ|ރުވާންޑާ|ߙߎߥߊ߲ߘߊ߫|रवांडा|रवाण्डा|रुआंडा|रूआण्डा|र् वांडा|রুয়ান্ডা|ৰোৱাণ্ডা|ਰਵਾਂਡਾ|રવાંડા|ରାୱାଣ୍ଡା|ର୍ୱାଣ୍ଡା|ருவாண்டா|ருவான்டா|రువాండా|ರುವಾಂಡಾ|റുവാണ്ട|රුවන්ඩාව|รวันดา|ຣວັນດາ|རུ ཝན ཌ|ရဝန်ဒါ|ရဝၢၼ်းတႃႇ|რუანდა|ሩዋንዳ|ርዋንዳ|រវ៉ាន់ដា|ⵔⵡⴰⵏⴷⴰ|ルワンダ|ルワンダ共和国|卢安达|卢旺达|盧安達|盧旺達|ꕟꖙꕡ|ꮆꮹꮒꮣ|르완다|𑄢𑄪𑄠𑄚𑄴𑄓|𞤪𞤵𞤱𞤢𞤲𞤣𞤢𞥄
RW	official		республика руанда|جمهورية رواندا
RW	official	exact	卢旺达共和国
SA	name		σαουδικη αραβια|саудовская аравия|السعودية|المملكة العربية السعودية|𐑅𐐵𐐼𐐨 𐐲𐑉𐐩𐐺𐐨𐐲
SA	name	exact	ssaεudiyya taεrabt|арабистони сауди|сауд арабиясы|сауд аравиие|саудауская аравія|саудиец|саудиска арабија|саудитец|саудитска арабия|саудия арабистони|саудия арабстаны|саудијска арабија|саудын араб|саудівська аравія|саӏудиин арави|саӏудиин ӏаьрбиичоь|согуд гарәбстаны|сәудијјә әрәбистаны|сәғүд ғәрәбстаны|սաուդյան արաբիա|סעודיה|ערב הסעודית|السعوديه|ساۋد ارابياسى|سعودي|سعودي عرب|سعودي عربستان|سعودی عرب|سعودی عربستان|سودی عربیہ|سەيۇدى يەرەبىستان|سەيۇدىي يەرەبىستان|عربستان|عربستان سعودی|عربستون|عەرەبستانی سەعوودی|ܣܥܘܕܝܐ|ސައުދީ އެރޭބިއާ|ߛߎ߰ߘߎ߬ߟߊ߫ ߡߊ߲߬ߛߊ߬ߟߊ|सऊदी अरब|सऊदी अरेबिया|साउदि आराबिया|साउदी अरब|सौदी अरब|सौदी अरेबिया|চৌডি আৰবিয়া|সৌদি আরব|ਸਾਊਦੀ ਅਰਬ|સાઉદી અરેબિયા|ସାଉଦି ଆରବ|ସାଉଦି ଆରବିଆ|சவுதி அரேபியா|சவூதி அரேபியா|సౌదీ అరేబియా|ಸೌದಿ ಅರೇಬಿಯಾ|സൗദി അറേബ്യ|සෞදි අරාබිය|ซาอุดีอาระเบีย|ຊາອຸດິ ອາຣາເບຍ|སཱཝ དི ཨ རེ བྷི ཡ|སཽ དྷི ཨ རཱ བི ཡ|ဆော်ဒီအာရေးဗီးယား|ဆော်ဒီအာရေးဘီးယား|သေႃႇတီႇဢႃႇရေးပီးယႃး|საუდის არაბეთი|საუდის არაბეთის სამეფო|საუდისარაბეთის სამეფო|ሳውድአረቢያ|ስዑዲ ዓረብ|អារ៉ាប៊ីសាអូឌីត|អារ៉ាប៊ីសាអ៊ូឌីត|ⵙⵙⴰⵄⵓⴷⵉⵢⴰ|サウジアラビア|沙乌地阿拉伯|沙地阿拉伯|沙烏地阿拉伯|沙特阿拉伯|ꕞꕌꖝ ꕸꖃꔀ|ꮜꭴꮧ ꭱꮄꮘꭰ|사우디아라비아|𑄥𑄯𑄘𑄨 𑄃𑄢𑄧𑄝𑄴|𞤧𞤢𞤵𞥅𞤣 𞤢𞥄𞤪𞤢𞤦𞤭𞤴𞤢𞥄
SA	official		королевство саудовская аравия
SA	official	exact	沙特阿拉伯王国
SB	name		νησοι σολομωντα|νησοι σολομωντος|соломоновы о ва|соломоновы острова|جزر سليمان|𐑅𐐪𐑊𐐲𐑋𐐲𐑌 𐐴𐑊𐐲𐑌𐐼𐑆
SB	name	exact	саламонавы астравы|соломон адалары|соломон аралдары|соломон атаулары|соломон ороллари|соломон утравесем|соломон утрауҙары|соломонан гӏаиренаш|соломонови острови|соломонові острови|соломонска острва|соломонски острови|соломоны арлууд|сөләиман утраулары|ҷазираҳои соломон|սողոմոնյան կղզիներ|איי שלמה|סאלאמאן אינזלען|جزاير سلیمان|جزاير سولومن|جزایر سلیمان|دوورگەکانی سلێمان|سليمان ټاپوګان|سلیمون جزیره|سولامان جزیر|سولومن ايلینڈز|سولومون ارالدارى|سولومون ياراللىرى|سولومون ٻيٽ|ܓܙܪܬܐ ܕܫܠܝܡܘܢ|ސޮލޮމޮން އައިލަންޑްސް|ߛߊߟߏߡߐ߲߫ ߕߌ߲|सलमन द्वीप|सॉलोमन द्वीप|सोलोमन आइलँड्स|सोलोमन जुंवे|सोलोमन टापुहरू|सोलोमन द्वीप|सोलोमन द्वीपसमूह|सोलोमन बेटे|सोलोमोन टापुहरु|চোলোমোন দ্বীপপুঞ্জ|সলোমন দ্বীপপুঞ্জ|ਸੋਲੋਮਨ ਟਾਪੂ|સોલોમન આઇલેન્ડ્સ|ସଲମନ ଦିପ|ସୋଲୋମନ୍ ଦ୍ବୀପପୁଞ୍ଜ|ସୋଲୋମନ୍ ଦ୍ୱୀପପୁଞ୍ଜ|சாலமன் தீவுகள்|సోలమన్ దీవులు|ಸಾಲೊಮನ್ ದ್ವೀಪಗಳು|ಸೊಲೊಮನ್ ದ್ವೀಪಗಳು|സോളമൻ ദ്വീപുകൾ|සොලමන් දූපත්|หมู่เกาะโซโลมอน|ຫມູ່ເກາະໂຊໂລມອນ|སོ ལོ མོན གླིང ཕྲན ཚོ ཁག|སོ ལོ མོན གླིང ཚོམ|ဆော်လမွန်ကျွန်းစု|မူႇၵုၼ် သေႃႇလေႃႇမၼ်ႇ|სოლომონის კუნძულები|ሰለሞን ደሴቶች|ሰሎሞን ደሴት|ደሴታት ሰሎሞን|កោះសូឡូម៉ុង|កោះស៊ូឡូម៉ុង|ប្រជុំកោះសាឡូម៉ុង|ⵜⵉⴳⵣⵉⵔⵉⵏ ⵏ ⵙⴰⵍⵓⵎⴰⵏ|ソロモン諸島|所罗门群岛|所羅門群島|索罗门群岛|索羅門群島|ꖬꕞꔤꕮꕊꕯ ꔳꘋꗣ|ꮠꮆꮉꮒ ꮪꭶꮪꮫꭲ|솔로몬 아일랜드|솔로몬 제도|𑄥𑄧𑄣𑄮𑄟𑄚𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤧𞤵𞤤𞤢𞤴𞤥𞤢𞥄𞤲
SC	name		σευχελλες|республика сеишельские острова|сеишельские о ва|сеишельские острова|سيشيل|𐑅𐐩𐑇𐐯𐑊𐑆
SC	name	exact	сеишел|сеишел аралдары|сеишел ороллари|сеишел утравесем|сеишел утраулары|сеишелан гӏаиренаш|сеишелдер|сеишели|сеишелиин арлууд|сеишель аралдары|сеишель атаулары|сеишель утрауҙары|сеишельські острови|сеишэльскія астравы|сејшел адалары|сејшели|սեյշելյան կղզիներ|սեյշելներ|איי סיישל|סיישעל|سشلیز|سيشل|سیشل|سیشلس|سیشیل|سیشێل|سیچیلز|سیچیلیس|سېيشېل|سەيشەل ارالدارى|شي شلز|ܣܐܝܫܝܠ|ސީޝެލްސް|ߛߋߦߌߛߍߟ|सेचेलेस|सेशेल्स|सेसेल्स|सैशेल्लेस|ছিচিলিছ|সিসিলি|সেশেল|ਸੇਸ਼ਲਸ|સેશેલ્સ|ସିସେଲ୍ସ|ସେଚେଲସ୍|சீஷெல்ஸ்|ஸேசேல்ஸ்|సీషెల్స్|ಸೀಶೆಲ್ಲೆಸ್|സീഷെൽസ്|സെയ്ഷെൽസ്|සීශෙල්ස්|เซเชลส์|ເຊເຊວເລສ|སཱ ཤཻལ|སེ ཤཱལས|ဆေးရှလ်|ဆေးရှဲ|သေးသျႄႇ|სეიშელის კუნძულები|სეიშელისკუნძულები|ሲሸልስ|ሲሼልስ|សីសែល|សីស្ហែល|ⵙⵙⵉⵛⵉⵍ|セーシェル|塞席尔|塞席爾|塞舌尔|塞舌爾|ꔖꗼꔷ|ꮟꭱꮵꮅꮝ|세이셸|𑄥𑄨𑄥𑄨𑄣𑄨|𞤧𞤫𞤴𞤭𞤧𞤫𞤤
SC	official		جمهورية سيشيل
SC	official	exact	塞舌尔共和国
SD	name		σουδαν|судан|السودان|جمهورية السودان|جمهورية السودان الاتحادية|جمهورية السودان الديمقراطية|جمهورية السودان الفيدرالية|𐑅𐐭𐐼𐐰𐑌
SD	name	exact	судаан|судон|սուդան|סודאן|סודן|سودان|سوودان|سوڈان|سوډان|سوڊان|سۇدان|سۋدان|ܣܘܕܐܢ|ސޫދާން|ߛߎߘߊ߲߫|सुडान|सुदान|सूडान|सूदान|চুডান|সুদান|ਸੂਡਾਨ|સુદાન|ସୁଡାନ|ସୁଦାନ|ସୁଦାନ୍|சூடான்|సూడాన్|ಸುಡಾನ್|ಸೂಡಾನ್|സുഡാൻ|සූඩානය|ซูดาน|ຊູດານ|སུ ཌཱན|སུ དཱན|ဆူဒန်|သူႇတၼ်ႇ|სუდანი|ሱዳን|ស៊ូដង់|ⵙⵙⵓⴷⴰⵏ|スーダン|スーダン共和国|苏丹|蘇丹|ꖬꗵꘋ|ꮡꮥꮒ|수단|𑄥𑄪𑄘𑄚𑄴|𞤧𞤵𞤣𞤢𞥄𞤲
SD	official		республика судан
SD	official	exact	苏丹共和国
SE	name		σουηδια|швеция|السويد|𐑅𐐶𐐨𐐼𐑌
SE	name	exact	исвеч|швед|шведска|шветсия|швеци|швецыя|швеція|շվեդիա|שוודיה|שוועדן|سويد|سوييڊن|سوڈن|سوید|سویدن|سویڈن|سویډن|شىۋېتسىيە|شۆەسيا|ܣܘܝܕ|ސްވީޑަން|ߛߎߥߍߘ|स्विडेन|स्वीडन|स्वीडेन|চুইডেন|সুইডেন|ਸਵੀਡਨ|સ્વીડન|ସ୍ୱିଡେନ|ସ୍ୱିଡେନ୍|ସ୍ୱେଡେନ୍|ஸ்வீடன்|స్వీడన్|ಸ್ವೀಡನ್|സ്വീഡൻ|ස්වීඩනය|สวีเดน|ສະວີເດັນ|སུའི ཌེན|ཧྲུའི ཏན|ဆွီဒင်|သုၺ်ႇတိၼ်ႇ|შვედეთი|ስዊድን|ሽወደን|ស៊ុយអែដ|ស៊ុយអែត|ⵙⵙⵡⵉⴷ|スウェーデン|瑞典|ꖬꔨꗵꘋ|ꮝꮻꮥꮒ|스웨덴|𑄥𑄭𑄪𑄓𑄬𑄚𑄴|𞤧𞤵𞤱𞤫𞤣𞤭𞤴𞤢𞥄
SE	official		королевство швеция|مملكة السويد
SE	official	exact	瑞典王国
SG	name		σιγκαπουρη|сингапур|سنغافورة|𐑅𐐮𐑍𐐲𐐹𐐱𐑉
SG	name	exact	сінгапур|սինգապուր|סינגאפור|סינגפור|سنگاپور|سىنگاپور|سينگاپور|سينگاپۋر|سینگاپور|ܣܝܢܓܐܦܘܪ|ސިންގަޕޯރ|ߛߌ߲ߜ߭ߊߔߎߙ|सिंंगापर|सिंगापुर|सिंगापूर|सिङ्गापुर|ছিংগাপুৰ|সিঙ্গাপুর|ਸਿੰਗਾਪੁਰ|સિંગાપુર|ସିଙ୍ଗାପୁର|ସିଙ୍ଗାପୁର୍|சிங்கப்பூர்|సింగపూర్|ಸಿಂಗಪುರ್|ಸಿಂಗಾಪುರ್|സിംഗപ്പുർ|സിംഗപ്പൂർ|සිංගප්පූරුව|สิงคโปร์|ສິງກະໂປ|སིང ག པོར|སིངྒ པུར|စင်္ကာပူ|သိင်ႇၵႃႇပူဝ်ႇ|სინგაპური|ሲንጋፖር|សិង្ហបុរី|ⵙⵏⵖⴰⴼⵓⵔⴰ|シンガポール|新加坡|ꔻꕬꕶꕱ|ꮟꮒꭶꮙꮅ|싱가포르|𑄥𑄨𑄋𑄴𑄉𑄛𑄪𑄢𑄴|𞤧𞤭𞤲𞤺𞤢𞤨𞤵𞥅𞤪
SG	official		республика сингапур|جمهورية سنغافورة
SG	official	exact	新加坡共和国
SH	name		αγια ελενη|νησος αγιας ελενης|о в св елены|остров святои елены|острова святои елены вознесения и тристан да кунья|سانت هيلانة|سانت هيلنا|سانت هيلينا|سانت هيلينا واسينشين وتريستان دا كونا|𐑅𐐩𐑌𐐻 𐐸𐐯𐑊𐐲𐑌𐐲
SH	name	exact	вострау святои алены|изге елена|изге елена утравы|изге елена утрауы|муқаддас елена ороли|муқаддас елена ороллари|мүгәддәс јелена|острова святои елены|острів святоі єлени|савапла елена утраве|света елена|света хелена|света јелена|сент елена|сент хелена|сиилахьчу еленин гӏаире|ыдыктыг елена ортулуктары|ыиык елена|әулие елена аралы|սուրբ հեղինեի կղզի|סט העלענע|סנט הלנה|اۋليە ەلەنا ارالى|ساينىت ھېلېنا|سنت هلن|سنت هلنا|سينٽ ھيلينا|سینٹ ہؠلنا|سینٹ ہٮ۪لنا|سینٹ ہیلینا|سینټ هیلینا|سەن هێلێنا|ܡܪܬܝ ܗܝܠܝܢܐ|ސަންތި ހެލީނާ ޔުނައިޓެޑް ކިންގްޑަމް|ߛߍ߲ߕ ߋߟߍߣ|सांता हेलेना|सेंट हेलिना|सेंट हेलेना|सेंट हेलेना असेन्शन आणि ट्रिस्टन दा कुन्हा|सेण्ट हेलेना|सेन्ट हेलेना|सैन्ट हेलेना|ছেইণ্ট হেলেনা|সেন্ট হেলেনা|সেন্ট হেলেনা অ্যাসেনশন ও ত্রিস্তান দা কুনহা|ਸੇਂਟ ਹੇਲੇਨਾ|સેંટ હેલેના|સેન્ટ હેલેના|ସେଣ୍ଟ ହେଲେନ|ସେଣ୍ଟ ହେଲେନା|செயின்ட் ஹெலெனா|సెంట్ హెలినా|సెయింట్ హెలినా|సెయింట్ హెలెనా|ಸೇಂಟ್ ಹೆಲೆನಾ|സെന്റ് ഹെലീന|സെൻറ് ഹെലീന|ශාන්ත හෙලේනා|เซนต์เฮเลนา|ເຊນ ເຮເລນາ|སེནཊ ཧེ ལི ན|စိန့်ဟယ်လယ်နာ|စိန့်ဟဲလီနာ|သဵင်ႉႁႄးလႄးၼႃႇ|წმინდა ელენეს კუნძული|ሴንት ሄለና|ቅድስቲ ሄለና|សង់ហេឡេណា|សាំងតេលែន|ⵙⴰⵏⵜⵉⵍⵉⵏ|セントヘレナ|セントヘレナ アセンションおよびトリスタンダクーニャ|圣赫勒拿|圣赫勒拿 阿森松和特里斯坦 达库尼亚|圣赫勒拿岛|聖赫勒拿島|ꔻꘋ ꗥꔷꕯ|ꭰꮵꮈꮙꮧ ꭾꮅꮎ|ꭴꮣꮕꮨ ꭾꮅꮎ|세인트 헬레나|세인트헬레나|𑄥𑄬𑄚𑄴𑄑𑄴 𑄦𑄬𑄣𑄬𑄚|𞤧𞤫𞤲 𞤸𞤫𞤤𞤫𞤲𞤢𞥄
SI	name		σλοβενια|словения|سلوفينيا|𐑅𐑊𐐬𐑂𐐨𐑌𐐨𐐲
SI	name	exact	славенія|словени|словенија|словенія|սլովենիա|סלאוועניע|סלובניה|اسلوونی|سلوانیا|سلونیا|سلووینیا|سلوۆەنيا|سلوینیا|سلۆڤێنیا|سىلوۋېنىيە|ܣܠܘܒܢܝܐ|ސްލޮވީނިއާ|ߛߑߟߏߝ߭ߋߣߌ߫|स्लभेनिया|स्लोबेनिया|स्लोभेनिया|स्लोवानिया|स्लोवेनिया|स्लोव्हेनिया|শ্লোভেনিয়া|স্লোভানিয়া|স্লোভেনিয়া|ਸਲੋਵੇਨੀਆ|સ્લોવેનિયા|ସ୍ଲବେନିଆ|ସ୍ଲୋଭେନିଆ|ஸ்லோவேனியா|స్లోవేనియా|ಸ್ಲೋವೇನಿಯಾ|സ്ലോവേനിയ|ස්ලෝවේනියාව|สโลวีเนีย|ສະໂລເວເນຍ|ས ལཽ ཝེ ནི ཡ|སུ ལོ བི ནི ཡ|စလိုဗေးနီးယား|ဆလိုဗေးနီးယား|သလူဝ်ႇဝေးၼီးယႃး|სლოვენია|ስሎቬኒያ|ስሎቬንያ|ស្លូវេនី|ⵙⵍⵓⴼⵉⵏⵢⴰ|スロベニア|斯洛文尼亚|斯洛文尼亞|斯洛維尼亞|斯洛维尼亚|ꔻꖃꔍꕇꕰ|ꮝꮆꮻꮒꭰ|슬로베니아|𑄥𑄳𑄣𑄮𑄞𑄚𑄨𑄠|𞤧𞤵𞤤𞤮𞤾𞤫𞤲𞤭𞤴𞤢𞥄
SI	official		республика словения|جمهورية سلوفينيا
SI	official	exact	斯洛文尼亚共和国
SJ	name		νησοι σβαλμπαρ και γιαν μαγιεν|σβαλμπαρντ και γιαν μαγιεν|острова свальбард и ян маиен|шпицберген и ян маиен|جزيرتي سفالبارد وجان ماين|سفالبارد وجان مايان|سفالبارد وجان ماين|سفالبارد ويان ماين|𐑅𐑂𐐪𐑊𐐺𐐪𐑉𐐼 𐐰𐑌𐐼 𐐾𐐰𐑌 𐑋𐐴𐐲𐑌
SJ	name	exact	острови свальбард і ян маєн|острови шпіцберген та ян маєн|савльбард ва жан маен|свалбард ба ян маиен|свалбард ва ян маиен|свалбард вә јан мајен|свалбард жана жан маиен|свалбард и жан мејен|свалбард и ян маиен|свалбард и јан мајен|свалбард и јанмајен острва|свальбард пауночна усходняя зямля і ян маен|шпитсберген ва ян маиен|шпицберген а ян маиен а|шпицберген жана ян маиен|шпицберген және ян маиен|шпицберген мен ян маиен|шпицберген тата ян маиен|шпицберген ҳәм ян маиен|шпицберген һәм ян маиен|шпицбергенпа ян маиен|шпіцберген та ян маєн|шпіцберген і ян маен|սվալբարդ եւ յան մայեն|סבאלברד ויאן מאיין|סוולבארד ויאן מאיין|اسوالبارد و جان ماین|اسوالبارد و جانماین|سوالبارد او جان ميين|سوالبارد و يان ماين|سوالبارد و یان ماین|سوالبارڊ جان ماین|سوالبارڊ يان ماین|سوالبرڈ اور جان ماین|سوالبریڑ تہ جان ماییڑ|سوولبارڈ اور جان میین|سىۋالبارد ۋە يان مايېن|سىۋالبارد ۋە يان مايېن يارىلى|سڤالبارد و یان مایەن|شپيتسبەرگەن جانە يان مايەن|ܣܒܠܕܒܪܕ ܘܓܐܢ ܡܐܝܝܢ|ސްވަ ލްބަރްޑް އެންޑް ޖަން މަޔިން|ߛߊߟߑߓߊߙ ߣߌ߫ ߖ߭ߊ߲ ߡߊߦߍ߲߫|सभाल्बार्ड र जान मायेन|स्भालबार्ड आरो जान मायेन|स्यालबार्ड स्यालबार्ड एंड जन मावेम|स्वालबर्ड आणि जान मायेन|स्वालबार्ड आ जान मायेन|स्वालबार्ड आनी जान मेयन|स्वालबार्ड आनी यान मायेन|स्वालबार्ड ऑड़े जान मायेन|स्वालबार्ड और जान मायेन|स्वालबार्ड कने जान मायेन|स्वालबार्ड व यान मायेन|स्वाल्बार्ड एवं यान मायेन|চাভালবাৰ্ড আৰু জন মেয়ন|স্বালবার্ড ও জান মায়েন|স্বালবার্ড ও জান মেয়েন|ਸਵਾਲਬਰਡ ਅਤੇ ਜਾਨ ਮਾਯੇਨ|સ્વાલબર્ડ અને જેન મેયન|ସାଲବାର୍ଡ ଏବଂ ଜାନ୍ ମାୟେନ୍|ସାଲ୍ଭାର୍ଡ ଏବଂ ଜାନ୍ ମାୟୋନ୍|ସ୍ୱାଲବାର୍ଡ ଅଡ଼େ ଜାନ ମାୟେନ|ஸ்வல்பார்டு ஜான் மேயன்|ஸ்வல்பார்டு மற்றும் ஜான் மேயன்|స్వాల్బార్డ్ మరియు జాన్ మాయెన్|స్వాల్బార్డ్ మరియు యాన్ మాయేన్|ಸ್ವಾಲ್ಬಾರ್ಡ್ ಮತ್ತು ಜಾನ್ ಮೆಯನ್|സ്വാൽബാഡും ജാൻ മായേനും|ස්වෙල්බර්ඩ් සහ ජේන් මයේන්|สฟาลบาร์และยานไมเอน|ສະວາບາ ແລະ ແຢນ ມາເຢນ|སྭཱལ བྷརྡ ཨེནཌ ཇཱན མ ཡེན|စဗိုလ်ဘတ်နှင့်ဂျန်မေရန်|သဝႃးလ်ပၢတ်ႇ လႄႈ ၸၼ်မၢႆးယႅၼ်ႇ|შპიცბერგენი და იან მაიენი|ስቫልባርድ እና ጃን ማየን|ስቫልባርድን ዣን ማየን ደሴታት|ስቫልባርድን ጃን ማየንን|የስቫልባርድ እና ዣን ማየን ደሴቶች|ស្វាប៊ឺត និងហ្យង់ម៉ាយេន|ស្វាលបាដ និង ហ្សង់ម៉ាយេន|ស្វាល់ប៉ានិងកោះហ្សង់ម៉ាយ៉េន|スバールバル諸島 ヤンマイエン島|スヴァールバル諸島およびヤンマイエン島|冷岸及央棉|冷岸及央麥恩群島|挪威屬斯瓦巴及尖棉|斯瓦尔巴和扬马延|斯瓦尔巴特和扬马延|斯瓦尔巴特群岛同扬马延岛|斯瓦尔巴群岛和扬马延岛|斯瓦爾巴特群島及揚馬延島|斯瓦爾巴特群島同揚馬延島|ꔻꕙꕒꔵ ꗪ ꕧꘋ ꕮꘂꘋ|ꮝꮹꮅꮖꮅꮧ ꭰꮄ ꮴꮒ ꮉᏸꮒ|스발바드 잠마엔도|스발바르제도 얀마웬섬|𑄥𑄣𑄴𑄝𑄢𑄴𑄓𑄴 𑄃𑄮 𑄎𑄚𑄴 𑄟𑄬𑄠𑄬𑄚𑄴|𞤧𞤢𞤾𞤢𞤤𞤦𞤢𞤪𞤣 𞤶𞤢𞤲 𞤥𞤢𞤴𞤫𞤲
SK	name		σλοβακια|словакия|словацкая республика|سلوفاكيا|𐑅𐑊𐐬𐑂𐐪𐐿𐐨𐐲
SK	name	exact	славакія|словак|словаки|словакија|словачка|словаччина|սլովակիա|סלאוואקיי|סלובקיה|اسلواکی|سلواکیا|سلوواکیا|سلوواکیہ|سلوواڪيا|سلوۆاكيا|سلۆڤاکیا|سىلوۋاكىيە|ܣܠܘܒܩܝܐ|ސްލޮވާކިއާ|ߛߑߟߏߝ߭ߊߞߌ߫|स्लभाकिया|स्लोभाकिया|स्लोवाकिया|स्लोव्हाकिया|শ্লোভাকিয়া|স্লোভাকিয়া|ਸਲੋਵਾਕੀਆ|સ્લોવેકિયા|ସ୍ଲବାକିୟା|ସ୍ଲୋଭାକିଆ|ஸ்லோவாகியா|స్లొవేకియా|స్లోవేకియా|ಸ್ಲೊವಾಕಿಯಾ|ಸ್ಲೋವಾಕಿಯಾ|ಸ್ಲೋವೇಕಿಯಾ|സ്ലോവാക്യ|ස්ලෝවැකියාව|สโลวะเกีย|ສະໂລວາເກຍ|ས ལཽ ཝཀྱ|སུ ལོ བཱ ཀི ཡ|စလိုဗေးကီးယား|ဆလိုဗက်ကီးယား|သလူဝ်ႇဝႃးၵီးယႃး|სლოვაკეთი|ስሎቫኪያ|ስሎቫክያ|សាធារណរដ្ឋស្លូវ៉ាគី|ស្លូវ៉ាគី|ⵙⵍⵓⴼⴰⴽⵢⴰ|スロバキア|斯洛伐克|ꔻꖃꕙꕃꕩ|ꮝꮆꮹꭹꭰ|슬로바키아|𑄥𑄳𑄣𑄮𑄞𑄇𑄨𑄠|𞤧𞤵𞤤𞤮𞤾𞤢𞥄𞤳𞤭𞤴𞤢
SK	official		الجمهورية السلوفاكية
SK	official	exact	斯洛伐克共和国
SL	name		σιερα λεονε|республика сьерра леоне|сьерра леоне|سيراليون|𐑅𐐨𐐯𐑉𐐲 𐑊𐐨𐐬𐑌
SL	name	exact	сиера леоне|сиерра леоне|сијера леоне|сьера леонэ|сьєрра леоне|сјерра леоне|սիեռա լեոնե|սիերա լեոնե|סיירה לאון|סיירה לאונה|סיערע לעאנע|سيرا ليون|سیرا لیون|سیراليون|سیرالیون|سیرالیوون|سیير لیون|سییرا لیون|سیەرالیۆن|سېررالېيون|سەررا لەونە|ܣܝܝܪܐ ܠܝܐܘܢܝ|ސެރެލިއޯން|ߛߙߊ߬ߟߏ߲߫|सिएरा लिओन|सिएरा लियॉन|सिएरा लियोन|सिएर्रा लिओन|सियरा लियोन|सियारा लिओन|सियेरा लेओन|सेर्रा लेओं|চিয়েৰা লিঅন|সিয়েরা লিওন|সিয়েরালিওন|ਸਿਏਰਾ ਲਿਓਨ|સીએરા લેઓન|ସିଏରା ଲିଓନ|ସିଏରା ଲିୟନ|ସିଓରା ଲିଓନ୍|சியர்ரா லியோன்|சியாரா லியோன்|సియెర్రా లియాన్|ಸಿಯೆರ್ರಾ ಲಿಯೋನ್|സിയെറ ലിയോൺ|සියරාලියෝන්|เซียร์ราลีโอน|ເຊຍຣາ ລີໂອນ|སི ར ལི འོན|སེ ཡར ར ལིའོན|ဆီယာရာ လီယွန်း|ဆီအဲရာ လီအိုနီ|သီႇဢႄႇရႃႇလီႇယူၼ်ႇ|სიერა ლეონე|სიერალეონე|ሴራ ልዮን|ሴራሊዮን|សៀរ៉ាឡេអូន|សេរ៉ាឡេអូន|ⵙⵙⵉⵔⴰⵍⵢⵓⵏ|シエラレオネ|塞拉利昂|狮子山|獅子山|ꔋꕩ ꕒꕌꖺ ꕸꖃꔀ|ꮟꭱꮃ ꮄꭳꮒ|시에라 리온|시에라리온|𑄥𑄨𑄠𑄬𑄢𑄣𑄨𑄃𑄮𑄚𑄴|𞤧𞤢𞤪𞤢𞤤𞤮𞤲
SL	official		جمهورية سيراليون
SL	official	exact	塞拉利昂共和国
SM	name		αγιος μαρινος|сан марино|سان مارينو|𐑅𐐪𐑌 𐑋𐐲𐑉𐐨𐑌𐐬
SM	name	exact	сан марына|сан маріно|սան մարինո|סאן מארינא|סן מרינו|سان مارىنو|سان مارینو|سان مارینۆ|سان مرینو|سانمارینو|سن مارینو|سین مرینو|سین میرنو|ܣܢ ܡܪܝܢܘ|ސަން މެރީނޯ|ߛߍߕ ߡߊߙߍ߲߫|सान मारीनो|सान मेरिन|सान् मारिनो|सॅन मरीनो|सॅन मारिनो|सॅन मारीनो|सेन मरीनो|सेन मेरीनो|सैन मरीनो|सैन मारिनो|सैन मेरीनो|চান মাৰিনো|সান মারিনো|ਸੈਨ ਮਰੀਨੋ|સૅન મેરિનો|ସନ ମାରିନ|ସାନ୍ ମାରିନୋ|சான் மரினோ|சான் மெரினோ|శాన్ మారినో|సస్ మారిసో|సాన్ మారినో|ಸ್ಯಾನ್ ಮೆರಿನೋ|സാൻ മറിനോ|සැන් මැරිනෝ|ซานมาริโน|ซานมารีโน|ແຊນ ມາຣິໂນ|སན མེ རི ནོ|སཱན མ རི ནོ|ဆန်မာရီနို|ဆော့န်မာရီနို|သၼ်းမႃႇရီႇၼေႃႇ|სან მარინო|სანმარინო|ሳን ማሪኖ|សានម៉ារីណូ|សាំងម៉ារ៊ាំង|ⵙⴰⵏⵎⴰⵔⵉⵏⵓ|サンマリノ|圣马利诺|圣马力诺|聖馬利諾|聖馬力諾|ꕮꔸꖆ ꕢꘋ|ꭴꮣꮕꮨ ꮉꮅꭲꮓ|산 마리노|산마리노|𑄥𑄚𑄴 𑄟𑄢𑄨𑄚𑄮|𞤧𞤢𞤲 𞤥𞤢𞤪𞤭𞤲𞤮𞥅
SM	official		республика сан марино|جمهورية سان مارينو
SM	official	exact	圣马力诺共和国
SN	name		σενεγαλη|сенегал|السنغال|𐑅𐐯𐑌𐐲𐑀𐐱𐑊
SN	name	exact	սենեգալ|סנגל|סענעגאל|سنگال|سينيګال|سينيگال|سینیگال|سینیگل|سێنێگاڵ|سېنېگال|سەنەگال|ܣܢܓܐܠ|ސެނެގާލް|ߛߣߍ߬ߜߊ߯ߟߌ߫|सिनिगल|सेनेगल|सेनेगाल|চেনেগাল|সেনেগাল|ਸੇਨੇਗਲ|સેનેગલ|ସେନେଗାଲ|ସେନେଗାଲ୍|செனெகல்|సెనెగల్|ಸೆನೆಗಲ್|സെനഗൽ|සෙනගාලය|เซเนกัล|ເຊນີໂກລ|སེ ནི གྷལ|ဆီနီဂေါ|သီႇၼီႇၵႃႇ|სენეგალი|ሰነጋል|ሴኔጋል|សេណេហ្គាល់|សេនេហ្កាល់|ⵙⵙⵉⵏⵉⴳⴰⵍ|セネガル|塞內加爾|塞内加尔|ꔻꕇꕭꕌ|ꮟꮒꭶꮅ|세네갈|𑄥𑄬𑄚𑄬𑄉𑄣𑄴|𞤧𞤫𞤲𞤫𞤺𞤢𞥄𞤤
SN	official		республика сенегал|جمهورية السنغال
SN	official	exact	塞内加尔共和国
SO	name		σομαλια|сомали|федеративная республика сомали|الصومال|جمهورية الصومال الفيدرالية|𐑅𐐲𐑋𐐪𐑊𐐨𐐲
SO	name	exact	самалі|сомалец|сомалия|сомалија|сомалі|սոմալի|סאמאליע|סומליה|سومالى|سومالي|سوماليا|سومالی|سومالیا|سومالیه|سۆمالیا|صومالیہ|ܨܘܡܐܠ|ސޯމާލިއާ|ߛߏߡߊߟߌ߫|समालिया|सोमालिया|চোমালিয়া|সোমালিয়া|ਸੋਮਾਲੀਆ|સોમાલિયા|ସମାଲିଆ|ସୋମାଲିଆ|சோமாலியா|సోమలియా|సోమాలియా|ಸೊಮಾಲಿಯಾ|സോമാലിയ|සෝමාලියාව|โซมาเลีย|ໂຊມາລີ|ໂຊມາເລຍ|སོ མ ལི ཡ|སོ མཱལི ཡ|ဆိုမာလီယာ|သူဝ်ႇမႃႇလီႇယႃး|სომალი|ሱማሌ|ሶማሊያ|ሶማልያ|សូម៉ាលី|ⵚⵚⵓⵎⴰⵍ|ソマリア|索馬利亞|索馬里|索马利亚|索马里|ꖇꕮꔷꕩ|ꮠꮉꮅ|소말리아|𑄥𑄮𑄟𑄣𑄨𑄠|𞤧𞤵𞥅𞤥𞤢𞥄𞤤𞤭
SO	official		جمهورية الصومال الاتحادية
SO	official	exact	索马里联邦共和国
SR	name		σουριναμ|суринам|سورينام|𐑅𐐭𐑉𐐲𐑌𐐪𐑋
SR	name	exact	суринаме|сурынам|сурінам|սուրինամ|סורינאם|סורינם|سرنام|سورینام|سورینامی|سۇرىنام|سۋرينام|ܣܘܪܝܢܐܡ|ސުރިނާމް|ߛߎߙߑߣߊߡ|सुरिनाम|सुरिनेम|सुरीनाम|सूरीनाम|ছুৰিনাম|সুরিনাম|ਸੂਰੀਨਾਮ|સુરીનામ|ସୁରିନାମ|சுரினாம்|సురినామ్|సూరినామ్|ಸುರಿನಾಮ|ಸುರಿನಾಮ್|സുരിനാം|സുരിനെയിം|සුරිනාමය|ซูรินาเม|ຊູຣິນາມ|སུ རི ནཱམ|ဆူရာနမ်|ဆူရီနိမ်း|သျူးရီးၼႃႇမႄႇ|სურინამი|ሱሪናም|សូរីណាម|ⵙⵓⵔⵉⵏⴰⵎ|スリナム|苏利南|苏里南|蘇利南|蘇里南|ꖬꔸꕯꔈ|ꮢꮅꮎꮋ|수리남|𑄥𑄪𑄢𑄨𑄚𑄟𑄴|𞤧𞤵𞤪𞤭𞤲𞤢𞥄𞤥
SR	official		республика суринам|جمهورية سورينام
SR	official	exact	苏里南共和国
SS	name		νοτιο σουδαν|южныи судан|جنوب السودان
SS	name	exact	жанубии судан|кантар судан|къилба судан|көньяк судан|көньяҡ судан|мурнуу судан|оңтүстік судан|паудневы судан|південнии судан|судони ҷануби|түштүк судан|южен судан|јужен судан|јужни судан|қубла судан|ҹәнуби судан|өмнөд судан|հարավային սուդան|דרום סודן|דרוםסודאן|جنوبی سودان|جنوبی سوڈان|جەنۇبىي سۇدان|سودان جنوبی|سوودانی باشوور|سويلي سوډان|وڭتۇستىك سۋدان|ڏکڻ سوڊان|ܬܝܡܢ ܣܘܕܐܢ|ސައުތު ސޫދާން|ߥߙߏ߬ߘߎ߮ ߛߎ߬ߘߊ߲߫|खोला सुदान|दक्षिण सुडान|दक्षिण सुदान|दक्षिण सूडान|दक्षिणी सुडान|दखण सूडान|दॉकिण सूडान|দক্ষিণ চুডান|দক্ষিণ সুদান|দক্ষিন সুদান|ਦੱਖਣ ਸੁਡਾਨ|ਦੱਖਣੀ ਸੂਡਾਨ|દક્ષિણ સુદાન|ଦକିଣ ସୁଡାନ|ଦକ୍ଷିଣ ସୁଦାନ|ଦକ୍ଷିନ ସୁଦାନ|தெற்கு சூடான்|దక్షిణ సూడాన్|ದಕ್ಷಿಣ ಸುಡಾನ್|ದಕ್ಷಿಣ ಸೂಡಾನ್|ദക്ഷിണ സുഡാൻ|දකුණු සුඩානය|ซูดานใต้|ຊູດານໃຕ້|སཱའུཐ སུ ཌཱན|တောင် ဆူဒန်|မြောက်ဆူဒန်|သူႇတၼ်ႇၸၢၼ်း|სამხრეთ სუდანი|სამხრეთი სუდანი|ደቡብ ሱዳን|ស៊ូដង់ខាងត្បូង|ⵙⵙⵓⴷⴰⵏ ⵏ ⵉⴼⴼⵓⵙ|南スーダン|南スーダン共和国|南苏丹|南蘇丹|ꖬꕜꘋ ꗛꔤ ꔒꘋꗣ ꗏ|ꮷꭶꮎꮾ ꮡꮥꮒ|남수단|𑄘𑄧𑄉𑄨𑄚𑄴 𑄥𑄪𑄘𑄚𑄴|𞤧𞤵𞤣𞤢𞥄𞤲 𞤤𞤫𞤧𞤤𞤫𞤴𞤪𞤭
SS	official		республика южныи судан|جمهورية جنوب السودان
SS	official	exact	南苏丹共和国
ST	name		σαο τομε και πρινσιπε|сан томе и принсипи|سان تومي وبرينسيبي|ساو تومي وبرينسيب|ساو تومي وبرينسيبي|𐑅𐐵 𐐻𐐬𐑋 𐐰𐑌𐐼 𐐹𐑉𐐮𐑌𐐽𐐮𐐹𐐩
ST	name	exact	сан тамэ і прынсіпі|сан томе а принсипи а|сан томе ба принсипи|сан томе ва принсипи|сан томе вә принсипи|сан томе жана принсипи|сан томе және принсипи|сан томе мен принсипи|сан томе принсипи|сан томе тата принсипи|сан томе і принсіпі|сан томе і прінсіпі|сан томе ҳәм принсипи|сан томе һәм принсипи|сан томепе принсипи|сао томе и принсипе|сао томе и принсипи|сао томе и принципе|саун томе и принсип|свети тома и принцип|սան տոմե եւ փրինսիպի|սան տոմե եւ փրինսիփի|סאא טאמע און פרינסיפע|סאו טומה ופרינסיפה|سان تومې ۋە پرىنسىپې|سان تومە جانە پرينسيپي|ساو توم تہ پرنسپی|ساو ٹوم اور پرنسپے|ساو ٹومے اور پرنسپے|ساو ټیم او پرنسیپ|ساوتۆمێ و پرینسیپی|سايو ٽوم پرنسپیي|سايو ٽومي پرنسپیي|سايوتومه و پرینسیپ|پرینسیپ و سايوتومه|ܣܐܘ ܛܘܡܝ ܘܦܪܝܢܣܝܦܝ|ސައޯ ޓޯމީ އެންޑް ޕްރިންސިޕީ|ߛߊߥߕߏߡߋ߫ ߣߌ߫ ߔߑߙߍ߲ߛߌߔ|सांव टोमे आनी प्रिंसिपे|साउँ तोमे एवं प्रिंसिप|साऊ तमे आरो प्रिन्सिप|साओ टॉम एंड प्रिंसिपी|साओ टोम आ प्रिंसिप|साओ टोम आणि प्रिंसिपे|साओ टोम आनी प्रिन्सिप|साओ टोम ऑड़े प्रिंसिपे|साओ टोम और प्रिंसिपे|साओ टोम कने प्रिंसिपे|साओ टोमे र प्रिन्सिप|सावो टोमे आनी प्रिंसिपल|চাও টোমে আৰু প্ৰিনচিপে|সাঁউ তুমি ও প্রিন্সিপি|সাওটোমা ও প্রিন্সিপি|ਸਾਓ ਟੋਮ ਅਤੇ ਪ੍ਰਿੰਸੀਪੇ|સાઓ ટૉમ અને પ્રિંસિપે|ସାଅ ଟମ ଅଡ଼େ ପ୍ରିନ୍ସିପେ|ସାଓ ଟୋମେ ଏବଂ ପ୍ରିନସିପି|சாவ் தோம் ப்ரின்சிபி|சாவ் தோம் மற்றும் ப்ரின்சிபி|సావో టోమ్ మరియు ప్రిన్సిపి|సావోటోమ్ ప్రిన్సిపే|సావోటోమ్ మరియు ప్రిన్సిపే|ಸಾವೋ ಟೋಮ್ ಮತ್ತು ಪ್ರಿನ್ಸಿಪಿ|സാവോ ടോമും പ്രിൻസിപെയും|සාඕ තෝම් සහ ප්රින්සිප්|เซาตูเมและปรินซิปี|ເຊົາທູເມ ແລະ ພຣິນຊິບ|ས འོ ཏོད མད དང པ྄རིན སི པེ|སཝ ཊོ མེ ཨེནཌ པྲྀན སི པེ|စိန့်တိုမီနှင့်ပရင်စီပ့်|ဆောင်တူမေးနှင့် ပရင်စီပီ|သူၼ်ႇတူဝ်ႇမေး လႄႈ ပရိၼ်ႇသီႇပေႇ|სან ტომე და პრინსიპი|ሳኦ ቶመን ፕሪንሲፐን|ሳኦ ቶሜ እና ፕሪንሲፔ|ሳኦ ቶሜን ፕሪንሲፔን|សៅតូមេ និងព្រីនស៊ីប៉េ|សៅតូម៉េ និង ប្រាំងស៊ីប|សៅតូម៉េនិងប្រាំងស៊ីប|ⵙⴰⵡⵟⵓⵎⵉ ⴷ ⴱⵔⴰⵏⵙⵉⴱ|サントメ プリンシペ|圣多美同普林西比|圣多美和普林西比|聖多美同普林西比|聖多美和普林西比|聖多美普林西比|ꕢꕴ ꕿꔈ ꗪ ꕉ ꕮꔧ ꕗꕴꔀ|ꮜꭳ ꮩꮊ ꭰꮄ ꮘꮒꮟꮗ|상토메프린시페|상투메 프린시페|𑄥𑄃𑄮𑄑𑄟 𑄃𑄮 𑄛𑄳𑄢𑄨𑄚𑄴𑄥𑄨𑄛𑄨|𞤧𞤢𞤱𞤵 𞤼𞤵𞤥𞤫𞥅 𞤨𞤫𞤪𞤫𞤲𞤧𞤭𞤨𞤫
ST	official		демократическая республика сан томе и принсипи|جمهورية سان تومي وبرينسيبي الديمقراطية
ST	official	exact	圣多美和普林西比民主共和国
SU	former		советскии союз|ссср
SU	name		союз советских социалистических республик
SU	name	exact	союз сср
SV	name		ελ σαλβαδορ|сальвадор|السلفادور|𐐯𐑊 𐑅𐐰𐑊𐑂𐐲𐐼𐐱𐑉
SV	name	exact	ел салвадор|салвадор|эл салвадор|эль сальвадор|սալվադոր|אל סלבדור|על סאלוואדאר|اؠل سلواڑور|ال سلواڈور|ال سلواڊور|السالوادور|السلوادور|اٮ۪ل سلواڑور|ایل سلویڈر|سالوېډور|سالۆادور|سالۋادور|يێلسالڤادۆر|يەل سالۋادور|ܐܠ ܣܠܒܐܕܘܪ|އެލް ސަލްވަޑޯރ|ߛߊߟߑߝ߭ߊߘߐߙ|अल सल्वाडोर|अल साल्वाडोर|ऍल साल्वाडोर|एल साल्भाडर|एल साल्वाडोर|एल् साल्भाडोर|सल्वाडोर|এল ছেলভেডৰ|এল সালভাদোর|এল সালভেদর|ਅਲ ਸਲਵਾਡੋਰ|એલ સેલ્વાડોર|ଅଲ ସଲବାଡର|ଏଲ୍ ସାଲଭାଡୋର୍|எல் சால்வடார்|ఎల్ సాల్వడోర్|ಎಲ್ ಸಾಲ್ವೇಡಾರ್|എൽ സാൽവദോർ|එල් සැල්වදෝරය|เอลซัลวาดอร์|ເອວ ຊໍວາດໍ|ཨེལ སལ བ ཌོར|ཨེལ སཱལ ཝ ཌོར|အယ်လ်ဆာဗေးဒိုး|ဢႄႇသႃႇဝႃႇတေႃႇ|სალვადორი|ኤል ሳልቫዶር|អែលសាល់វ៉ាឌ័រ|ⵙⴰⵍⴼⴰⴷⵓⵔ|エルサルバドル|萨尔瓦多|薩爾瓦多|ꗡꗷ ꕢꔍꗍꖺ|ꭱꮅꮜꮅꮖꮩꮅ|엘살바도르|𑄆𑄣𑄴 𑄥𑄣𑄴𑄞𑄬𑄘𑄧𑄢𑄴|𞤫𞤤 𞤧𞤢𞤤𞤾𞤢𞤣𞤮𞥅𞤪
SV	official		республика эль сальвадор|جمهورية السلفادور
SV	official	exact	萨尔瓦多共和国
SX	name		αγιος μαρτινος ολλανδια|αγιος μαρτινος ολλανδικο τμημα|синт мартен|синт мартен нидерландская часть|سانت مارتن|سانت مارتن الجزء الهولندي|سينت مارتن
SX	name	exact	sint maarten ส่วนดัตช์|свети мартин холандија|синт маартен|сінт мартен|сінт мартэн|սինտ մարտեն|סנט מארטן|سنت مارتن|سنٹ مارٹن|سنٽ مارٽن|سىنت مارتېن|سينت مارتەن|سینت مارتن|سینٹ مارٹن ولندیزی حصہ|سینټ مارټین|ܣܢܬ ܡܐܪܬܝܢ|ސިންޓް މާޓީން|ߛߍ߲ߕ ߡߊߙߑߕߍ߲߫ ߤߏߟߊ߲ߘ ߝߊ߲߭ߝߍ߬|सांव मोर्टिन नॅदरलँड|सिंट मार्टिन|सिंट मार्टेन|सिंट माऽरतेन|सिण्ट मार्टेन|सिन्ट मार्टेन|सिन्त मार्तेन|চিণ্ট মাৰ্টেন|সিন্ট মার্টেন|সিন্ট মার্টেন ওলন্দাজ অংশ|ਸਿੰਟ ਮਾਰਟੀਨ|સિંટ માર્ટેન|ସିଣ୍ଟ ମାର୍ଟିନ|ସିଣ୍ଟ ମାର୍ଟୀନ୍|சின்ட் மார்டென்|సింట్ మార్టెన్|ಸಿಂಟ್ ಮಾರ್ಟೆನ್|സിന്റ് മാർട്ടെൻ|ශාන්ත මාර්ටෙන්|ซินต์มาร์เทน|ຊິນ ມາເທັນ|སིནཊ མཱར ཊེན|စင့်မာတင်|ဆင့်မာအာတင်|သိၼ်ႉမႃႇတိၼ်ႇ|სინტ მარტენი|ሲንት ማርተን|ሲንት ማርቲን|សាំងម៉ាតាំង ហូឡង់|សីងម៉ាធីន|シント マールテン|シント マールテン オランダ領|圣马丁 荷属|荷属圣马丁|荷屬聖馬丁|ꔻꘋꔳ ꕮꕊꗳꘋ|ꮟꮒꮨ ꮉꮨꮒ|신트마르턴|신트마르텐|𑄥𑄨𑄚𑄴𑄑𑄴 𑄟𑄢𑄴𑄑𑄬𑄚𑄴|𞤧𞤫𞤲𞤼𞤵 𞤥𞤢𞥄𞤪𞤼𞤫𞤲
SY	name		αραβικη δημοκρατια της συριας|συρια|συρια αραβικη δημοκρατια της|сирииская арабская республика|сирия|الجمهورية العربية السورية|سوريا|𐑅𐐮𐑉𐐨𐐲
SY	name	exact	сири|сириец|сирија|сирія|сурия|сурија|сірыя|сүрия|сүриә|шема|սիրիա|סוריה|סיריע|سوري|سوریه|سووریا|سيريا|سۇرىيە|سۈرىيە|شام|ܣܘܪܝܐ|ސީރިއަން އަރަބް ރިޕަބްލިކް|ߛߙߌ߫|सिरिया|सीरिया|আরব প্রজাতন্ত্র সিরিয়া|চিৰিয়া|সিরিয়া|ਸੀਰੀਆ|સીરિયા|ସିରିଆ|ସିରିୟା|சிரியா|సిరియా|ಸಿರಿಯಾ|സിറിയ|සිරියාව|ซีเรีย|ຊີເຣຍ|སི རི ཡ|ဆီးရီးယား|သီးရီးယႃး|სირია|სირიის|სირიის არაბთა|სირიის არაბთა რესპუბლიკა|სირიის არაბთარესპუბლიკა|სირიისარაბთა რესპუბლიკა|ሲሪያ|ሶሪያ|ሶርያ|សាធារណរដ្ឋស៊ីរី|ស៊ីរី|ⵙⵓⵔⵢⴰ|シリア|シリア アラブ共和国|叙利亚|敍利亞|敘利亞|阿拉伯叙利亚共和国|ꔻꕩꘋ|ꮟꮅꭰ|시리아|𑄥𑄨𑄢𑄨𑄠|𞤧𞤵𞥅𞤪𞤭𞤴𞤢𞥄
SZ	name		εσουατινι|σουαζιλανδη|свазиленд|эсватини|اسواتيني|سوازيلاند|𐑅𐐶𐐪𐑆𐐨𐑊𐐰𐑌𐐼
SZ	name	exact	есватини|есватіні|каралеуства свазіленд|свази|свазиланд|свазіленд|эсватыні|էսվատինի|սվազիլենդ|אסוואטיני|סוואזילאנד|סווזילנד|اسواتینی|اسواټيني|ايسواٽني|ایسواتنی|سواتنی|سوازيلينڊ|سوازيلېنډ|سوازی لینڈ|سوازیلاند|سوازیلند|سوزلینڑ|سوزیلینڈ|سویزیلینڈ|سىۋېزىلاند|سۆازيلەند|ەسۆاتيني|ܐܣܘܐܛܝܢܝ|ܣܘܐܙܝܠܢܕ|ސުވާޒިލޭންޑު|ߒߛߎߥߊߕߣߌ߫|ߛߑߥߊߖ߭ߌߟߊ߲ߘ|इस्वातिनी|इस्वातीनी|एस्वाटिनी|एस्वातिनि|एस्वातीनी|स्वाज़िलैंड|स्वाज़ीलेंड|स्वाज़ीलैंड|स्वाजिल्याण्ड|स्वाजीलँड|स्वाजीलेण्ड|स्वाजीलैंड|स्वाझिलँड|ইচ্চুটিনি|ইসওয়াতিনি|সোয়াজিল্যান্ড|স্বাজিলেণ্ড|ਇਸਵਾਤੀਨੀ|ਸਵਾਜ਼ੀਲੈਂਡ|એસ્વાટીની|સ્વાઝિલેન્ડ|સ્વાઝીલેન્ડ|ଇସ୍ୱାତିନୀ|ଏସ୍ୱାଟିନି|ସ୍ବାଜିଲାଣ୍ଡ|ସ୍ୱାଜିଲାଣ୍ଡ|ସ୍ୱାଜିଲ୍ୟାଣ୍ଡ|எஸ்வாட்டீனி|ஸ்வாஸிலாந்து|ఈస్వాటిని|స్వాజిల్యాండ్|ಎಸ್ವಾಟಿನಿ|ಸ್ವಾಜಿಲ್ಯಾಂಡ್|ಸ್ವಾತಿನಿ|സ്വാസിലാന്റ്|സ്വാസിലാൻഡ്|സ്വാസിലാൻറ്|സ്വാസിലൻഡ്|സ്വിറ്റ്സർലൻഡ്|එස්වාටිනි|ස්වාසිලන්තය|สวาซิแลนด์|เอสวาตีนี|ສະວາຊິແລນ|ເອສະວາຕິນີ|སུ ཝ ཛི ལེནཌ|စွာဇီလန်|ဆွာဇီလန်|သႂႃႇၸီႇလႅၼ်ႇ|ဢႅတ်ႇသ်ဝႃႇတီးၼီႇ|სვაზილანდი|სვაზილენდი|ሱዋዚላንድ|ስዋዚላንድ|ኤስዋቲኒ|ស្វាស៊ីឡង់|ស្វាហ្ស៊ីឡង់|អ៊ែស្វាទីនី|ⵙⵡⴰⵣⵉⵍⴰⵏⴷⴰ|エスワティニ|スワジランド|史瓦帝尼|史瓦济兰|史瓦濟蘭|斯威士兰|斯威士蘭|ꖬꕎꔽ ꖨꕮꕊ|ꭰꮒꮝꮹꮟꭲ|ꭱꮝꮹꮨꮒ|스와질란드|에스와티니|𑄥𑄮𑄠𑄎𑄨𑄣𑄳𑄠𑄚𑄴𑄓𑄴|𞤧𞤵𞤱𞤢𞥄𞤧𞤭𞤤𞤫𞤴𞤣𞤭|𞤫𞤧𞤱𞤢𞤼𞤭𞤲𞤭
SZ	official		королевство эсватини|مملكة اسواتيني
SZ	official	exact	斯威士兰王国
TA	name		τρισταν ντα κουνια|тристан да кунья|تريستان دا كونا|تريستان دي كونها
TA	name	exact	тристан да куни|тристан да кунъя|тристан да кунья сент елена|тристан да куня|тристан да кунја|тристан да куња|тристан де куна|трыстан да кунья|трістан да кунья|տրիստան դա կունյա|טריסטן דה קונה|ترسٹان دا کونیا|ترىستان داكۇنھا|تريستان دا كۋنيا|تریستان دا جونها|تریستان دا کنها|تریستان دا کونا|تریستێن دا کوونا|ٹرسٹن ڈا کیونہا|ٹریسٹن ڈا کنہا|ٽرسٽن دا ڪوها|ܬܪܝܣܬܢ ܕܟܘܢܗܐ|ߞߎ߲ߓߊ߫ ߕߑߙߌߛߑߕߊ߫|ट्रिस्टन दा कुना|ट्रिस्टन दा कुन्हा|ट्रिस्टान डा कुन्हा|ट्रीस्टांव दा कुन्ह्या|त्रिस्टान डा कुना|त्रिस्तान दा कुन्हा|ট্রিস্টান ডা কুনহা|ত্ৰিস্তান দ্যা কুনহা|ਟ੍ਰਿਸਟਾਨ ਦਾ ਕੁੰਹਾ|ત્રિસ્તાન દા કુન્હા|ଟ୍ରାଇଷ୍ଟନ୍ ଦା କୁନ୍ଚା|டிரிஸ்டன் டா குன்ஹா|ట్రిస్టన్ డ కన్హా|ಟ್ರಿಸ್ತನ್ ಡಾ ಕುನ್ಹಾ|ട്രസ്റ്റൻ ഡ കൂന|ട്രിസ്റ്റൻ ഡ കൂന|ට්රිස්ටන් ද කුන්හා|ทริสตัน เดอ คูนา|ทริสตันดาคูนา|ທຣິສຕັນ ດາ ກັນຮາ|ཏྲིས ཏན ད ཀུན ཧ|ထရစ္စတန် ဒါ ကွန်ဟာ|ထရစ်တန်ဒါကွန်ဟာ|ထရီႇသၼ်ႇ တႃႇ ၶုၼ်းၺႃႇ|ტრისტან და კუნია|ትሪስታን ዲ ኩንሃ|ትሪስታን ዳ ኩንሃ|ትሪስታን ዳ ኩንያ|ትሪስን ዳ ኩንሃ|ទ្រីស្តង់ដាចូនហា|トリスタン ダ クーニャ|特里斯坦 达库尼亚群岛|特里斯坦达库尼亚群岛|特里斯坦達庫尼亞群島|ꔳꔻꕚꘋ ꕜ ꖴꕯ|ꮯꮝꮫꮒ ꮣ ꭻꮎꭽ|트리스탄다쿠나|𑄑𑄳𑄢𑄌𑄴𑄑𑄚𑄴 𑄓 𑄇𑄪𑄚𑄴𑄦|𞤼𞤵𞤪𞤧𞤵𞤼𞤢𞤲 𞤣𞤢𞤳𞤵𞤲𞤸𞤢
TC	name		νησοι τερκ και καικος|νησοι τερκς και καικος|τερκς και κεικος|о ва теркс и каикос|острова теркс и каикос|теркс и каикос|جزر تركس وكايكوس|جزر توركس وكايكوس|𐐻𐐲𐑉𐐿𐑅 𐐰𐑌𐐼 𐐿𐐴𐐿𐐬𐑆 𐐴𐑊𐐲𐑌𐐼𐑆
TC	name	exact	астравы церкс і каикас|острва туркс и каикос|острови теркс і каикос|острови туркс и каикос|острови туркс и кајкос|острови търкс и каикос|теркс а каикос а гӏаиренаш|теркс және каикос аралдары|теркс тата каикос утравесем|теркс ҳәм каикос атаулары|теркс һәм каикос утраулары|теркспа каикос утравесем|турк ба каикосын арлууд|туркс ва каикос ороллари|туркс и кајкос острва|түркс жана каикос аралдары|түрктер каикос|төркс вә кајкос адалары|төркс һәм каикос утрауҙары|церкс і каикас|ҷазираҳои теркс ва каикос|թըրքս եւ կայկոս կղզիներ|איי טורקס וקאיקוס|איי טרקס וקייקוס|ترک تہ کیکوس جزیر|ترکس اور کیکاوس جزاير|ترکس تہ کیکو جزیر|ترکی اور کیکوس جزاير|ترڪ ڪيڪوس ٻيٽ|تورکس و کایکوس جزایر|تۇركس ۋە كايكوس ياراللىرى|تەركس جانە كايكوس ارالدارى|جزاير کیکس و ترکیہ|جزایر تورکس و کایکوس|د ترکیې او کیکاسو ټاپو|د ترکیے او کیکاسو ټاپو|دوورگەکانی تورکس و کایکۆس|ٹرکس اور کیکوس جزاير|ܓܙܝܖܐ ܕܬܘܪܟܣ ܘܟܐܝܟܘܣ|ܓܙܝܪܐ ܕܬܘܪܟܣ ܘܟܐܝܟܘܣ|ޓާކްސް އެންޑް ކެއިކޯސް އައިލެންޑްސް|ߕߎߙߑߞߌ߫ ߣߌ߫ ߞߊߦߌߞ|टर्क्स आणि कैकोस बेटे|तुर्क आ कैकोज द्वीपसमूह|तुर्क आणि कैकोस द्वीपसमूह|तुर्क आनी कायकोस जुंवे|तुर्क एंड कैकोस द्वीपसमूह|तुर्क ऑड़े केकोज़ द्वीप|तुर्क और कैकोज़ द्वीपसमूह|तुर्क कने कैकोज़ द्वीपां दा झुंड|तुर्क र काइकोस टापु|तुर्की आरो काईकज द्वीपफोर|तुर्की एवं कैकोज़ द्वीप|तुर्क्स आनी कॅकोज आयलँड्स|টার্কস্ ও কেইকোস দ্বীপপুঞ্জ|টাৰ্কছ অৰু কেইকছ দ্বীপপুঞ্জ|তুর্কস ও কাইকোস দ্বীপপুঞ্জ|ਟੁਰਕਸ ਅਤੇ ਕੈਕੋਸ ਟਾਪੂ|તુર્ક્સ અને કાઇકોસ ટાપુઓ|તુર્ક્સ અને કેકોઝ આઇલેન્ડ્સ|ତୁର୍କ ଅଡ଼େ କାଇକସ ଦିପ|ତୁର୍କସ୍ ଏବଂ କାଇକୋସ୍ ଦ୍ୱୀପପୁଞ୍ଜ|ତୁର୍କସ୍ ଏବଂ ସାଇକସ୍ ଦ୍ବୀପପୁଞ୍ଜ|டர்க்ஸ் கைகோஸ் தீவுகள்|டர்க்ஸ் மற்றும் கைகோஸ் தீவுகள்|టర్క్స్ కైకోస్ దీవులు|టర్క్స్ మరియు కైకోస్ దీవులు|తుర్క్ మరియు కాలికోస్ దీవులు|ಟರ್ಕ್ಸ್ ಮತ್ತು ಕೈಕೋಸ್ ದ್ವೀಪಗಳು|ടർക്ക്സും കെയ്ക്കോ ദ്വീപുകളും|ටර්ක්ස් සහ කයිකොස් දූපත්|หมู่เกาะเติกส์และหมู่เกาะเคคอส|ຫມູ່ເກາະ ເທີກ ແລະ ໄຄໂຄສ|ཏུརྐས྄ ཨེནཌ ཀ ཀོས གླིང ཚོམ|တခ်စ်နှင့်ကာအီကိုစ်ကျွန်းစု|မူႇၵုၼ် ထၢၵ်ႈ လႄႈ ၶေးၶတ်ႉ|თერქს ქაიქოსის კუნძულები|ტერქსისა და კაიკოსის კუნძულები|የቱርኮችና የካኢኮስ ደሴቶች|ደሴታት ቱርካትን ካይኮስን|ደሴታት ቱርክን ካይኮስን|កោះកៃកូស និងទូក|កោះទួគ និង កៃកូស|ប្រជុំកោះទួកនិងកៃកេ|ⵜⵉⴳⵣⵉⵔⵉⵏ ⵏ ⵜⵓⵔⴽⵢⴰ ⴷ ⴽⴰⵢⴽ|タークス カイコス諸島|土克斯及开科斯群岛|土克斯及開科斯群島|特克斯和凯科斯群岛|特克斯和凱科斯群島|ꗋꖺꕃꔻ ꗪ ꕪꔤꖏꔻ ꔳꘋꗣ|ꭰꮒꮫꮅꭹ ꭰꮄ ꭸꭲꭺ ꮪꭶꮪꮫꭲ|터크스|터크스 케이커스 제도|𑄖𑄪𑄢𑄴𑄇𑄧𑄌𑄴 𑄃𑄮 𑄇𑄭𑄇𑄮𑄌𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤼𞤵𞤪𞤳𞤵𞤧 𞤳𞤢𞤴𞤳𞤮𞥅𞤧
TD	name		τσαντ|جمهورية تشاد|𐐽𐐰𐐼
TD	name	exact	чад|չադ|טשאד|צ אד|تشاد|چاد|چاڈ|چاډ|چاڊ|چاڑ|ܬܫܐܕ|ޗާޑް|ߗߊߘ|चाड|চাড|চাদ|ਚਾਡ|ચાડ|ଚାଡ|ଚାଦ୍|சாட்|చాద్|ಚಾದ್|ഛാഡ്|චැච්|ชาด|ຊາດ|ཅཱཌ|ཅཻཌ|ချဒ်|ၶျၢတ်ႈ|ჩადი|ቻድ|ጫድ|ឆាដ|ⵜⵛⴰⴷ|チャド|チャド共和国|乍得|查德|ꕦꔵ|ꮳꮧ|차드|𑄌𑄘𑄴|𞤷𞤢𞥄𞤣
TD	official		республика чад
TD	official	exact	乍得共和国
TF	name		γαλλικα νοτια εδαφη|γαλλικα νοτια και ανταρκτικα εδαφη|γαλλικες περιοχες του νοτιου ημισφαιριου|французские южные и антарктические территории|французские южные территории|южные земли французская заморская территория|اراض فرنسية جنوبية وانتارتيكية|الاراضي الفرنسية الجنوبية الجنوبية|الاقاليم الجنوبية الفرنسية|𐑁𐑉𐐯𐑌𐐽 𐑅𐐲𐑄𐐲𐑉𐑌 𐐻𐐯𐑉𐐲𐐻𐐱𐑉𐐨𐑆
TF	name	exact	минтақаҳои ҷанубии фаронса|франсанын ҹәнуб әразиләри|франци кантар территорииесем|францин кантар территорииесем|франция жанубии худудлари|франциянең көньяк территорияләре|франциянын түштүктөгү аимактары|францияның көньяҡ биләмәләре|францияның оңтүстік аимақтары|француз жанубии худудлари|француз жанубии ҳудудлари|француз мурнуу девискээрлер|француз қубла территориялары|французиин къилба латтанаш|французскія паудневыя тэрыторыі|французькі південні територіі|французькі південні і антарктичні територіі|француске јужне територије|француски јужни територии|францын өмнөд газар нутаг|френски южни територии|ֆրանսիական հարավային տարածքներ|הטריטוריות הדרומיות של צרפת|טריטוריות דרומיות של צרפת|جنوبی فرانسیسی علاقہ جات|د فرانسې جنوبي سیمې|د فرانسے جنوبي سیمے|سرزمینهای جنوب فرانسه|سرزمینهای جنوبی فرانسه|فرانتسيانىڭ وڭتۇستىك ايماقتارى|فرانسسی جنوبی علاقہ|فرانسهی جنوبی مناطق|فرانسيسي ڏاکڻي علايقا|فرانسیسی جنوبی خطے|فىرانسىيەنىڭ جەنۇبىي زېمىنى|فىرانسىيەگە قاراشلىق جەنۇبتىكى زېمىنلىرى|قلمروهای جنوبی فرانسه|هەرێمە باشووریەکانی فەرەنسا|ܐܬܪܘܬܐ ܬܝܡܢܝܬܐ ܕܦܪܢܣܐ|ܩܠܝܡܐ ܕܦܪܢܣܐ ܬܝܡܢܝܬܐ|ފްރެންތް ސަދާން ޓެރިޓޮރީސް|ߝߊ߬ߙߊ߲߬ߛߌ߫ ߘߎ߰ߞߟߏ ߓߊߙߌ ߘߐ߫|प्रेंच दकिनी टेरिटोरी|फ़्रांसीसी दक्षिणी क्षेत्र|फ़्रांसीसी दखणे बखें लाका|फ्राँसीसी उत्तरी क्षेत्रों|फ्रांसीसी दक्षिणी क्षेत्र|फ्रांसेझ दक्षिणी प्रांत|फ्रान्सचे दक्षिणी व अंटार्क्टिक भूभाग|फ्रान्सनि खोलायारि बाहागोफोर|फ्रान्सेली दक्षिणी क्षेत्रहरु|फ्रेंच दक्षिणी प्रांत|फ्रेंच दाक्षिणात्य प्रदेश|फ्रेन्च दक्षिणी राज्यहरू|দক্ষিণ ফ্ৰান্সৰ অঞ্চল|ফরাসি সাউদার্ন টেরিটোরিজ|ফরাসী দক্ষিণাঞ্চল|ਫਰੈਂਚ ਦੱਖਣੀ ਪ੍ਰਦੇਸ਼|ફ્રેંચ સદર્ન ટેરિટરીઝ|ફ્રેંચ સધર્ન ટેરિટરીઝ|ପ୍ରେଞ୍ଚ ଦକିନୀୟ ଟେରିଟୋରୀ|ଫରାସୀ ଦକ୍ଷିଣ କ୍ଷେତ୍ର|பிரெஞ்சு தெற்கு பிரதேசங்கள்|ప్రెంచ్ దకినియ టెరిటొరి|ఫ్రెంచ్ దక్షిణ ప్రాంతాలు|ಫ್ರೆಂಚ್ ದಕ್ಷಿಣ ಪ್ರದೇಶಗಳು|ഫ്രഞ്ച് ദക്ഷിണ ഭൂപ്രദേശം|දකුණු ප්රංශ දූපත් සමූහය|เฟรนช์เซาเทิร์นเทร์ริทอรีส์|ເຂດແດນທາງໃຕ້ຂອງຝຮັ່ງ|ເຂດແດນທາງໃຕ້ຂອຝຮັ່ງ|ཕྲནཅ གི ལྷོ ཕྱོགས མངའ ཁོངས|ပြင်သစ် တောင်ပိုင်း ပိုင်နက်များ|ၼႃႈလိၼ် ၾရၢင်ႇသဵတ်ႈ ပွတ်းၸၢၼ်း|ფრანგული სამხრეთის ტერიტორიები|ናይ ፈረንሳይ ደቡባዊ ግዝኣታት|የፈረንሳይ ደቡባዊ ግዛቶች|ፈረንሳዊ ደቡባዊ ግዝኣታት|ដែនដីបារាំងនៅភាគខាងត្បូង|ដែនបារាំងខាងត្បូង|ប្រជុំដែនដីភាគខាងត្បូងបារាំង|フランス領南方 南極地域|仏領極南諸島|法属南方属地|法属南方领地|法属南部领地|法屬南方屬地|法屬南部地區|法屬南部屬地|法屬南部領地|ꔱꗷꘋꔻ ꗛꔤ ꔒꘋꗣ ꗏ ꕸꖃꔀ ꖸ|ꭰꮒꭶꮈꮵ ꮷꭶꮎꮾ ꭶꮩꭿ ꭴꮅꮝꮫꭲ|프랑스 남부 지방|프랑스 남부영토|프랑스령 남방 지역|𑄜𑄢𑄥𑄩 𑄘𑄧𑄉𑄨𑄚𑄧 𑄎𑄉|𞤼𞤵𞤥𞤦𞤫 𞤤𞤫𞤧𞤤𞤫𞤴𞤶𞤫 𞤬𞤪𞤢𞤲𞤧𞤭
TG	name		τογκο|𐐻𐐬𐑀𐐬
TG	name	exact	тога|того|տոգո|טאגא|טוגו|توغو|توگو|تۆگۆ|ٹوگو|ټوګو|ٽوگو|ܬܘܓܘ|ޓޯގޯ|ߕߜ߭ߏ߫|टग|टोगो|টোগো|ਟੋਗੋ|ટોગો|ଟଗ|ଟୋଗୋ|டோகோ|టోగో|ಟೋಗೋ|ടോഗോ|ටොගෝ|โตโก|ໂຕໂກ|ཊོ གྷོ|တိုဂို|ထူဝ်းၵူဝ်ႇ|ტოგო|ቶጎ|ቶጐ|តូហ្គោ|ⵟⵓⴳⵓ|トーゴ|多哥|多哥共和國|ꕿꖑ|ꮩꭺ|토고|𑄑𑄮𑄉𑄮|𞤼𞤮𞤺𞤮
TG	official		тоголезская республика|جمهورية توغو
TG	official	exact	多哥共和国
TH	name		ταιλανδη|таиланд|تايلاند|تايلند|ประเทศไทย|𐐻𐐴𐑊𐐰𐑌𐐼
TH	name	exact	таіланд|тајланд|թաիլանդ|թայլանդ|טיילאנד|תאילנד|تایلند|تایلەند|تهايلنډ|تھايی لینڈ|تھایلینڑ|ٹایلنڈ|ٿاييليند|ܬܐܝܠܢܕ|ތައިލެންޑް|ߕߊߦߌߘߎ߯|ताईलेंड|थाइलेण्ड|थाइलैण्ड|थाइल्याण्ड|थाईलैंड|थायलँड|थायलंड|থাইলেণ্ড|থাইল্যান্ড|ਥਾਈਲੈਂਡ|થાઇલેંડ|ତାଇଲାଣ୍ଡ|ଥାଇଲାଣ୍ଡ|ଥାଇଲ୍ୟାଣ୍ଡ|தாய்லாந்து|తయిలాండ్|థాయిలాండ్|ಥೈಲ್ಯಾಂಡ್|തായ്ലാൻഡ്|තායිලන්තය|ไทย|ໄທ|ཐཱའི ལེནཌ|ထိုင်း|မိူင်းထႆး|ტაილანდი|ታይላንድ|ថៃ|ⵟⴰⵢⵍⴰⵏⴷ|タイ|泰国|泰國|ꕚꔤ ꖨꕮꕊ|ꮤꮿꮄꮒ|태국|𑄗𑄭𑄣𑄳𑄠𑄚𑄴𑄓𑄴|𞤼𞤢𞥄𞤴𞤤𞤢𞤲𞤣
TH	official		королевство таиланд|مملكة تايلند
TH	official	exact	泰王国
TJ	name		τατζικισταν|таджикистан|таджыкистан|тәжікстан|تاجیکستان|طاجيكستان|𐐻𐐲𐐾𐐨𐐿𐐲𐑅𐐻𐐰𐑌
TJ	name	exact	таджыкістан|тажикистан|тажикстан|таџикистан|таҗикстан|таҹикистан|тожикистон|тоҷикистон|тәжикстан|տաջիկստան|טג יקיסטן|تاجىكستان|تاجىكىستان|تاجکستان|تاجڪستان|تاجیکستون|ܬܐܓܝܟܣܬܐܢ|ޓަޖިކިސްތާން|ߕߊߖߞߌߛߑߕߊ߲߫|तज़ाकिस्तान|तजाकिस्तान|तजीकिस्तान|ताज़िकिस्तान|ताजिकिस्तान|ताजीकिस्तान|তাজিকস্থান|তাজিকিস্তান|ਤਾਜਿਕਿਸਤਾਨ|તાજીકિસ્તાન|ତାଜିକିସ୍ତାନ|ତାଜିକିସ୍ଥାନ୍|தஜிகிஸ்தான்|தாஜிகிஸ்தான்|తజికిస్తాన్|తాజాకిస్తాన|ತಜಾಕಿಸ್ಥಾನ್|ತಜಿಕಿಸ್ತಾನ್|താജിക്കിസ്ഥാൻ|ටජිකිස්තානය|ทาจิกิสถาน|ທາຈິກິດສະຖານ|ທາຈິກິສຖານ|ཏ ཇིག གི སཏཱན|တာဂျီကစ္စတန်|တႃႇၵျီႇၵီႇသတၼ်ႇ|ტაჯიკეთი|ታጂኪስታን|ታጃኪስታን|តាជីគីស្តង់|តាហ្ស៊ីគីស្ថាន|ⵜⴰⴷⵊⴰⴽⵉⵙⵜⴰⵏ|タジキスタン|塔吉克|塔吉克斯坦|ꕚꕀꕃꔻꕚꘋ|ꮤꮵꭹꮝꮥꮒ|타지키스탄|𑄖𑄎𑄨𑄇𑄴𑄥𑄳𑄗𑄚𑄴|𞤼𞤢𞤶𞤭𞤳𞤭𞤧𞤼𞤢𞥄𞤲
TJ	official		республика таджикистан|جمهورية طاجيكستان
TJ	official	exact	塔吉克斯坦共和国
TK	name		τοκελαου|токелау|توكيلاو|توكيلو|𐐻𐐬𐐿𐐯𐑊𐐵
TK	name	exact	такелау|տոկելաու|טוקלאו|توكېلاۋ|توكەلاۋ|توکلايو|توکیلاو|توکیلو|تۆکێلاو|ٹوکلو|ٹوکیلاو|ٹوکیلو|ٽوڪلايو|ܬܘܟܝܠܐܘ|ތޮކެލާއު|ߕߏߞߋߟߊߏ߫|टकेलाऊ|टोकलाउ|टोकलाऊ|टोकेलाऊ|टोकेलू|टोकेलौ|तोकेलाउ|টোকেলাউ|ਟੋਕੇਲਾਉ|ટોકેલાઉ|ଟୋକେଲାଉ|ତକେଲାଉ|டோகேலோ|టోకెలావ్|టోకేలావ్|ಟೊಕೆಲಾವ್|ടോക്കെലൂ|ටොකලාවු|โตเกเลา|ໂຕເກເລົາ|ཏོ ཀེ ལའུ མཚོ གླིང|တိုကလောင်|ထိုးခါလူ|ထူဝ်းၵေႇလၢဝ်ႇ|ტოკელაუ|ቶከላው|ቶክላው|តូកេឡូ|តូខេឡៅ|ⵟⵓⴽⵍⴰⵡ|トケラウ|托克劳|托克劳群岛|托克勞群島|ꕿꔞꖃ|ꮩꭸꮃꮽ|토켈라우|토켈로|𑄑𑄮𑄇𑄬𑄣𑄃𑄪|𞤼𞤮𞥅𞤳𞤮𞤤𞤢𞥄𞤱𞤵
TL	name		ανατολικο τιμορ|τιμορ λεστε|восточныи тимор|тимор лесте|тимор лешти|التيمور الشرقية|تيمور الشرقية|تيمور ليشتي|𐐨𐑅𐐻 𐐻𐐨𐑋𐐱𐑉
TL	name	exact	зүүн тимор|източен тимор|источен тимор|источен тимор тимор лесте|источни тимор|көнсығыш тимор|көнчыгыш тимор|малхбален тимор|східнии тимор|тимор лесте источни тимор|тимор лешті|тимори шарқи|тухаҫ тимор|тымор лешці|тімор лешті|усходні тымор|хевелтухаҫ тимор|чыгыш тимор|шарқии тимор|шығыс тимор|шәрги тимор|արեւելյան թիմոր|թիմոր լեշտի|թիմոր լեստե|טימור לסטה|מזרח טימאר|מזרח טימור|اوڀر تيمور|تيمور ليستي|تيمور ليسټ|تيمور لەستە|تیمور شرقی|تیمور لسته|تیمور لیس|تیمور لیسٹ|تیمۆری ڕۆژھەڵات|ختيځ تيمور|شرقی تیمور|شىعىس تيمور|شەرقىي تىمور|مشرقی تایمور|مشرقی تیمور|ܡܕܢܚ ܬܝܡܘܪ|ܬܝܡܘܪ ܠܣܬܝ|ܬܝܡܘܪ ܡܕܢܚܐ|ޓީމޯ ލެސްޓޭ|ߕߌߡߐߙ ߕߟߋ߬ߓߐ|ߕߌߡߐߙ ߕߟߋ߬ߓߐ߬ߝߊ߲|ईस्ट तिमूर|उदेंत तिमोर|टिमोर लेस्टे|तिमर लेस्ते|तिमोर लेस्त|तिमोर लेस्ते|पूरबी तिमोर|पूर्व तिमोर|पूर्वी तिमोर|पृर्वी टीमोर|वेड़ा हॉपु तिमोर|सानजा तिमर|টিমোৰ লেচটে|তিমুর লেস্তে|তিমোর্ ল্যেশ্ত্যি|পূর্ব তিমুর|পূৱ টিমোৰ|ਤਿਮੋਰ ਲੇਸਤੇ|ਪੂਰਬ ਤਿਮੋਰ|ਪੂਰਬੀ ਤਿਮੋਰ|તિમોર લેસ્તે|પૂર્વ તિમોર|ଇସ୍ଟ ତିମର|ତିମର ଲେସ୍ତେ|ତିମୋର୍ ଲେଷ୍ଟେ|ପୁର୍ବ ତିମୋର୍|ପୂର୍ବ ତିମୋର୍|கிழக்கு தைமூர்|திமோர் லெஸ்தே|தைமூர் லெஸ்தே|టిమోర్ లెస్టె|తూర్పు టిమోర్|తూర్పు తైమూర్|ಈಸ್ಟ್ ಟಿಮೋರ್|ಟಿಮೋರ್ ಲೆಸ್ಟೆ|ಪೂರ್ವ ಟಿಮೋರ್|ಪೂರ್ವ ತಿಮೋರ್|കിഴക്കൻ തിമോർ|തിമോർ ലെസ്റ്റെ|ටිමෝර් ලෙස්ත්|නැගෙනහිර ටිමෝරය|ติมอร์ เลสเต|ติมอร์ตะวันออก|ທິມໍ ຕາເວັນອອກ|ທິມໍ ເລສເຕ|ཏི མོར ལེ ཨེསཊ|ཤར ཕྱོགས ཏི མོར|တီႇမေႃး လႅတ်ႉသ်တႄး|တီႇမေႃးပွတ်းဢွၵ်ႇ|အရှေ့တီမော|აღმოსავლეთ ტიმორი|აღმოსავლეთი ტიმორი|ტიმორ ლესტე|ምስራቅ ሌስት|ምስራቅ ቲሞር|ምብራቕ ቲሞር|ቲሞር ለስተ|ቲሞር ሌስቴ|ទីម័រ|ទីម័រខាងកើត|ទីម័រលីស|ទីម័រលេស្តេ|ⵜⵉⵎⵓⵔ ⵏ ⵍⵇⴱⵍⵜ|东帝汶|東チモール|東ティモール|東帝汶|ꔎꔒ ꗃ ꔳꗞꖻ|ꮧꭷꮈꭼꭲ ꮨꮌꮅ|ꮨꮌꮅ ꮄꮝꮦ|동티모르|티모르레스테|𑄖𑄨𑄟𑄪𑄢𑄴 𑄣𑄬𑄌𑄴𑄖𑄬|𑄛𑄪𑄉𑄮 𑄖𑄨𑄟𑄪𑄢𑄴|𞤼𞤭𞤥𞤮𞥅𞤪 𞤤𞤫𞤧𞤼𞤫|𞤼𞤭𞤥𞤮𞥅𞤪 𞤬𞤵𞤯𞤲𞤢𞥄𞤲𞤺𞤫
TL	official		демократическая республика тимор лешти|جمهورية تيمور ليشتي الديمقراطية
TL	official	exact	东帝汶民主共和国
TM	name		τουρκμενισταν|туркменистан|туркмения|تركمانستان|𐐻𐐲𐑉𐐿𐑋𐐯𐑌𐐲𐑅𐐻𐐰𐑌
TM	name	exact	туркманистон|туркмени|туркменістан|түркменстан|түркмәнистан|түркмөнстан|түрікменстан|төркмәнстан|թուրքմենստան|טורקמניסטן|טורקמעניסטאן|ترمنستان|ترکمانستان|ترکمنستان|ترکمونستون|ترڪمانستان|تورکمانستان|تورکمنستان|تۇرىكمەنستان|تۈركمەنىستان|ܬܘܪܟܡܢܣܬܐܢ|ތުރުކުމެނިސްތާން|ߕߎߙߑߞߌߡߋߣߌߛߑߕߊ߲߫|तुर्कमेनिस्तान|तुर्कमेनीस्तान|তুর্কমেনিস্তান|তুৰ্কমেনিস্তান|ਤੁਰਕਮੇਨਿਸਤਾਨ|તુર્કમેનિસ્તાન|ତୁର୍କମେନିସ୍ତାନ|ତୁର୍କମେନିସ୍ତାନ୍|துர்க்மெனிஸ்தான்|టర్క్మెనిస్తాన్|తుర్కమేనిస్తాన్|తుర్క్మెనిస్తన్|ತುರ್ಕಮೆನಿಸ್ತಾನ್|ತುರ್ಕ್ಮೇನಿಸ್ಥಾನ್|തുർക്ക്മെനിസ്ഥാൻ|ටර්ක්මෙනිස්ථානය|เติร์กเมนิสถาน|ເທີກເມນິສຖານ|ເທີກເມນິສະຖານ|ཊཱརཀ མེནའི སཏཱན|တာခ်မီန့စ်တန်|တာ့ခ်မင်နစ္စတန်|တၢၵ်ႈမႅၼ်ႇၼီႇသတၼ်ႇ|თურქმენეთი|ቱርክመኒስታን|ቱርክሜኒስታን|តួកម៉េនីស្ថាន|ទួគមេនីស្តង់|ⵜⵓⵔⴽⵎⴰⵏⵙⵜⴰⵏ|トルクメニスタン|土库曼|土库曼斯坦|土庫曼|ꗋꖺꕃꕮꕇꔻꕚꘋ|ꮫꮅꭹꮊꮒꮝꮤꮒ|투르크메니스탄|트르크메니스탄|𑄖𑄪𑄢𑄴𑄇𑄧𑄟𑄬𑄚𑄨𑄌𑄴𑄖𑄚𑄴|𞤼𞤵𞤪𞤳𞤵𞤥𞤫𞤲𞤭𞤧𞤼𞤢𞥄𞤲
TN	name		τυνησια|тунис
TN	name	exact	тунизиец|туніс|թունիս|טוניסיה|טוניסיע|תוניסיה|تونس|توونس|تيونيسيا|تۇنىس|تۋنيس|تیونس|تیونیسیا|ٹونیس|ٹونیشیا|ܬܘܢܣ|ޓިއުނީޝިއާ|ߕߎߣߖ߭ߌ߫|टुनिसिया|ट्युनिशिया|ट्युनिसिया|ट्यूनिशिया|ट्यूनीशिया|ट्यूनीसिया|त्युनिशिया|টুনিচিয়া|তিউনিশিয়া|তিউনিসিয়া|ਟਿਊਨੀਸ਼ੀਆ|ટ્યુનિશિયા|ଟ୍ୟୁନିସିଆ|ଟ୍ୟୁନିସିୟା|ତୁନିସିଆ|டுனிசியா|ట్యునీషియా|ಟುನಿಶಿಯಾ|ಟುನೀಶಿಯ|ടുണീഷ്യ|ටියුනීසියාව|ตูนิเซีย|ຕູນິເຊຍ|ཊུ ནི ཤི ཡ|တူနီးရှား|တူႇၼီးသျႃး|ტუნისი|ቱኒዚያ|ቱኒዝያ|ទុយនីស៊ី|ទុយនេស៊ី|ⵜⵓⵏⵙ|チュニジア|突尼斯|突尼西亚|突尼西亞|ꖤꕇꔻꕩ|ꮪꮒꮟꮝꭰ|튀니지|튀니지아|𑄖𑄨𑄃𑄪𑄚𑄨𑄥𑄨𑄠|𞤼𞤵𞤲𞤭𞥅𞤧𞤢
TN	official		тунисская республика|الجمهورية التونسية
TN	official	exact	突尼斯共和国
TO	name		τονγκα|тонга|تونغا|𐐻𐐪𐑍𐑀𐐲
TO	name	exact	тонґа|տոնգա|טאנגא|טונגה|تونګا|تونگا|تۆنگا|ٹونگا|ٽونگا|ܬܘܢܓܐ|ޓޮންގާ|ߕߏ߲ߜ߭ߊ߫|टंगा|टाँगा|टॉंगा|टोंगा|টংগা|টোঙ্গা|ਟੌਂਗਾ|ટોંગા|ଟଙ୍ଗ|ଟୋଙ୍ଗା|டோங்கா|టోంగా|ಟೊಂಗ|ಟೊಂಗಾ|ടോംഗ|ටොංගා|ตองกา|ທອງກາ|ཊོང གྷ|တွန်ဂါ|ထွင်းၵႃႇ|ტონგა|ቶንጋ|តុងហ្គា|ⵟⵓⵏⴳⴰ|トンガ|东加|東加|汤加|湯加|ꗋꕬ|ꮩꮎꭶ|ꮩꮕꭶ|통가|𑄑𑄮𑄋𑄴𑄉|𞤼𞤮𞤲𞤺𞤢
TO	official		королевство тонга|مملكة تونغا
TO	official	exact	汤加王国
TR	name		τουρκια|турция|تركيا|𐐻𐐲𐑉𐐿𐐨
TR	name	exact	турецкая республика|туреччина|турк|туркия|туркоичоь|турска|турци|турција|турцыя|түркие|түркия|түркијә|төркия|төркиә|թուրքիա|טורקיה|טערקיי|תורכיה|تركي|ترکي|ترکی|ترکیه|ترکیہ|ترڪي|ترڪييي|تورکیا|تۇركيا|تۈركىيە|ܬܘܪܟܝܐ|ތުރުކީވިލާތް|ߕߎߙߑߞߌ߫|टर्की|तुर्कस्तान|तुर्किया|तुर्किये|तुर्की|তুরস্ক|তুৰ্কি|তুৰ্কিয়ে|ਤੁਰਕੀ|તુર્કિયે|તુર્કી|ତୁର୍କି|ତୁର୍କୀ|துருக்கி|துருக்கியே|టర్కీ|తుర్కియె|ಟರ್ಕಿ|ತುರ್ಕಿಯೆ|തുർക്കി|തുർക്കിയെ|තුර්කිය|ตุรกี|ทูร์เคีย|ເທີຄີ|ཊཱར ཀི|ཏུརཀི|တိူဝ်ႇၵီႇ|တူရကီ|တူရကီယဲ|თურქეთი|ቱርኪ|ቱርክ|តួកគី|តួកគីយេ|ទួរគី|ⵜⵓⵔⴽⵢⴰ|テュルキエ|トルコ|土耳其|ꗋꖺꕃ|ꭼꭹᏸ|ꭼꮓ|터키|튀르키예|𑄖𑄪𑄢𑄧𑄌𑄴𑄇𑄧|𞤼𞤵𞤪𞤳𞤭𞤴𞤢𞥄
TT	name		τρινιδαδ και τομπαγκο|τρινινταντ και τομπαγκο|тринидад и тобаго|ترينيداد وتوباغو|𐐻𐑉𐐮𐑌𐐮𐐼𐐰𐐼 𐐰𐑌𐐼 𐐻𐐲𐐺𐐩𐑀𐐬
TT	name	exact	тринидад а тобаго а|тринидад ба тобаго|тринидад ва тобаго|тринидад вә тобаго|тринидад жана тобаго|тринидад және тобаго|тринидад пен тобаго|тринидад тата тобаго|тринидад тобаго|тринидад ҳәм тобаго|тринидад һәм тобаго|тринидадпа тобаго|тринідад і тобаго|трынідад і табага|трінідад і тобаґо|տրինիդադ եւ տոբագո|טרינידאד און טאבאגא|טרינידד וטובאגו|טרינידד וטובגו|ترينيداد جانە توباگو|ترینیداد اور ٹوباگو|ترینیداد و توباگو|ترینیداد و تۆباگو|تىرىنىداد ۋە توباگو|ٹرننداد تہ ٹوبیگو|ٹرینیڈاڈ اور ٹوباگو|ټرينيډاډ او ټوباګو|ٽريني ڊيڊ ٽوباگو ٻيٽ|ٽرينيڊاڊ ٽوباگو|ܬܪܝܢܝܕܐܕ ܘܬܘܒܐܓܘ|ޓްރިނިޑެޑް އެންޑް ޓޮބޭގޯ|ߕߙߌߣߌߕߋ߫ ߣߌ߫ ߕߏߓߊߜ߭ߏ߫|ट्रिनिडाड एंड टोबैगो|ट्रिनिडाड एवं टोबैगो|ट्रिनिदाद आ टोबैगो|ट्रिनीडाड आनी टोबॅगो|ट्रिनीदाद आनी टोबॅगो|त्रिनदाड आनी तोबाग|त्रिनिडाड आरो तबेग|त्रिनिडाड एण्ड टोबागो|त्रिनिदाद आणि टोबॅगो|त्रिनिदाद ऑड़े टोबेगो|त्रिनिदाद और टोबैगो|त्रिनिदाद कने टोबैगो|ট্ৰিনিডাড আৰু টোবাগো|ত্রিনিদাদ ও টোবাগো|ত্রিনিনাদ ও টোব্যাগো|ਟ੍ਰਿਨੀਡਾਡ ਅਤੇ ਟੋਬਾਗੋ|ટ્રિનીદાદ અને ટોબેગો|ତ୍ରିନିଡାଡ ଅଡ଼େ ଟବାଗ|ତ୍ରିନିଦାଦ୍ ଏବଂ ଟୋବାଗୋ|டிரினிடாட் டொபாகோ|ட்ரினிடாட் டொபாகோ|ட்ரினிடாட் மற்றும் டுபாகோ|ట్రినిడాడ్ మరియు టొబాగో|ಟ್ರಿನಿಡಾಡ್ ಮತ್ತು ಟೊಬಾಗೊ|ട്രിനിഡാഡും ടുബാഗോയും|ට්රිනිඩෑඩ් සහ ටොබැගෝ|ตรินิแดดและโตเบโก|ທຣິນິແດດ ແລະ ໂທແບໂກ|ཊི ནི ཌཱཌ ཨེནཌ ཊོ བྷེ གྷོ|ထရိုင်နီဒတ်နှင့်တိုဘာဂို|ထရီနီဒတ်နှင့် တိုဘက်ဂို|ထရီႇၼီႇတၢတ်ႈ လႄႈ ထူဝ်ႇပေးၵူဝ်ႇ|ტრინიდადი და ტობაგო|ትሪኒዳድ እና ቶባጎ|ትሪኒዳድን ቶባጎን|ትሪናዳድ እና ቶቤጎ|ទ្រីនីដាដនិងតូបាហ្គោ|ទ្រីនីដាត និងតូបាហ្គោ|ⵜⵔⵉⵏⵉⴷⴰⴷ ⴷ ⵟⵓⴱⴰⴳⵓ|トリニダード トバゴ|トリニダード トバゴ共和国|千里达同多巴哥|千里達及托巴哥|千里達同多巴哥|千里達和多巴哥|特立尼达和多巴哥|ꖤꔸꔕꕜ ꗪ ꕿꔆꖑ|ꮯꮒꮥꮧ ꭰꮄ ꮩꮖꭺ|트리니다드 토바고|𑄖𑄳𑄢𑄨𑄚𑄨𑄚𑄘𑄴 𑄃𑄮 𑄑𑄮𑄝𑄳𑄠𑄉𑄮|𞤼𞤭𞤪𞤲𞤭𞤣𞤢𞥄𞤣 𞤼𞤮𞤦𞤢𞤺𞤮𞥅
TT	official		республика тринидад и тобаго|جمهورية ترينيداد وتوباغو
TT	official	exact	特立尼达和多巴哥共和国
TV	name		τουβαλου|тувалу|توفالو|𐐻𐐲𐑂𐐪𐑊𐐭
TV	name	exact	տուվալու|טואוואלו|טובאלו|טובלו|توالو|توالیو|تووالو|تووڤالوو|تۇۋالۇ|تۋۆالۋ|ٹووالو|ܬܘܒܐܠܘ|ތުވާލޫ|ߕߎߝ߭ߊߟߎ߫|टुवालु|टुवालू|तुभालु|तुवालु|तुवालू|টুভালু|ਟੁਵਾਲੂ|તુવાલુ|ଟୁଭାଲୁ|ତୁଭାଲୁ|ତୁୱାଲୁ|துவாலு|துவாலூ|టువాలు|ಟುವಾಲು|ടുവാലു|ටුවාලූ|ตูวาลู|ຕູວາລູ|ཏུ ཝ ལུ|ཐུ ཝ ལུ|တူဗားလူ|ထူးဗလူ|ထူးဝႃႇလူႇ|ტუვალუ|ቱቫሉ|ទូវ៉ាលូ|ⵜⵓⴼⴰⵍⵓ|ツバル|吐瓦魯|吐瓦鲁|图瓦卢|圖瓦盧|ꕚꖣꖨ|ꮪꮹꮇ|투발루|트발루|𑄑𑄪𑄞𑄣𑄪|𞤼𞤵𞥅𞤾𞤢𞤤𞤵
TW	name		δημοκρατια της κινας|ταιβαν|китаиская республика|таивань|تايوان|中華民國臺灣|中華民國臺灣省|𐐻𐐴𐐶𐐪𐑌
TW	name	exact	таиван|таивань в составе китая|таивань провінція китаю|тајван|թայվան|טייוואן|تاييوان|تايۋان|تايیوان|تایوان|تەيۋەن|ܬܐܝܘܐܢ|ޓައިވާން|ߕߊߦߌߥߊ߲߫|ताइबान|ताइवान|तायवान|तैवान|টাইৱান|তাইওয়ান|তাইওয়ান চীনের প্রদেশ|ਤਾਇਵਾਨ|તાઇવાન|ତାଇୱାନ|ତାଇୱାନ୍|தைவான்|తైవాన్|ತೈವಾನ್|ಥೈವಾನ್|തായ്വാൻ|තායිවානය|ไต้หวัน|ໄຕ້ຫວັນ|ཊཱའི ཝཱན|ထိုင်ဝမ်|ထၢႆႇဝၢၼ်း|ტაივანი|ታይዋን|តៃវ៉ាន់|ⵟⴰⵢⵡⴰⵏ|中国台湾省|中華民國|台湾|台灣|ꕚꔤꕎꘋ|ꮤꭲꮹꮒ|대만|중화민국|𑄖𑄭𑄤𑄚𑄴|𞤼𞤢𞤴𞤱𞤢𞥄𞤲
TZ	name		ενωμενη δημοκρατια της τανζανιας|τανζανια|объединенная республика танзания|танзания|تانزانيا|تنزانيا|جمهورية تنزانيا المتحدة|𐐻𐐰𐑌𐑆𐐲𐑌𐐨𐐲
TZ	name	exact	танзани|танзаниец|танзанија|танзанія|թանզանիա|տանզանիա|טאנזאניע|טנזניה|تانزانىيە|تانزانیا|تنجانیا|تنزانیا|تنزانیہ|ܛܢܙܢܝܐ|ޓާންޒޭނިއާ|ߕߊ߲ߖ߭ߊߣߌ߫|टांझानिया|तंज़ानिया|तंजानिया|तांजानिया|तांझानिया|तान्जानिया|তাঞ্জানিয়া|তানজানিয়া যুক্তপ্রজাতন্ত্র|ਤਨਜ਼ਾਨੀਆ|તાંઝાનિયા|ତାଞ୍ଜାନିଆ|ତାଞ୍ଜାନିୟା|தான்சானியா|టాంజానియా|ತಾಂಜೇನಿಯಾ|ടാൻസാനിയ|ටැන්සානියාව|แทนซาเนีย|ທານຊາເນຍ|ཊཱན ཛཱ ནི ཡ|တန်ဇန်းနီးယား|ထၼ်ႇၸၼ်းၼီးယႃး|ტანზანია|ታንዛኒያ|ታንዛንያ|តង់សានី|តង់ហ្សានី|ⵟⴰⵏⵥⴰⵏⵢⴰ|タンザニア|坦尚尼亚|坦尚尼亞|坦桑尼亚|坦桑尼亚联合共和国|坦桑尼亞|ꕚꘋꕤꕇꕰ|ꮦꮒꮟꮒꮿ|탄자니아|𑄖𑄚𑄴𑄎𑄚𑄨𑄠|𞤼𞤢𞤲𞤧𞤢𞤲𞤭𞥅
UA	name		ουκρανια|украiна|украина|اوكرانيا
UA	name	exact	донецька область|украин|украна|украіна|украјина|украјна|ուկրաինա|אוקראינה|אוקראינע|اوکراین|اکراین|يوڪرين|يۆکرانیا|يۇكرايىنا|ۋكراينا|یورکین|یوکرین|ܐܘܩܪܐܝܢܐ|ޔޫކްރޭން|ߎ߳ߞߑߙߍߣ|उक्रेन|युक्रेन|यूक्रेन|ইউক্রেইন|ইউক্রেন|ইউক্ৰেইন|ਯੂਕਰੇਨ|યુક્રેન|ୟୁକ୍ରାଇନ୍|ୟୁକ୍ରେନ୍|உக்ரைன்|ఉక్రెయిన్|ಉಕ್ರೈನ್|ഉക്രെയ്ൻ|යුක්රේනය|ยูเครน|ຢູເຄຣນ|ཡུ ཀརེན|ཡུ ཀྲན|ယူကရိန်း|ယူႇၶရဵၼ်း|უკრაინა|ዩክሬን|ᏻꭷꮄꮒ|អ៊ុយក្រែន|ᲂу҆краина|ⵓⴽⵔⴰⵏⵢⴰ|ウクライナ|乌克兰|烏克蘭|ꖳꖴꔓꘋ|우크라이나|𑄃𑄨𑄃𑄪𑄇𑄳𑄢𑄬𑄚𑄴|𞤵𞤳𞤪𞤫𞥅𞤲𞤭𞤴𞤢
UG	name		ουγκαντα|уганда|اوغندا|𐐷𐐭𐑀𐐰𐑌𐐼𐐲
UG	name	exact	ուգանդա|אוגאנדע|אוגנדה|اوگاندا|يوگاندا|يوگنڊا|يۇگاندا|ۋگاندا|یوګانډا|یوگاندا|یوگانڈا|یوگانڑا|یوگنڈا|ܐܘܓܢܕܐ|ޔުގެންޑާ|ߎߜ߭ߊ߲ߘߊ߫|उगांडा|उगाण्डा|युगाँडा|युगांडा|युगाण्डा|উগাণ্ডা|উগান্ডা|ਯੂਗਾਂਡਾ|યુગાંડા|ଉଗାଣ୍ଡା|உகாண்டா|ఉగాండా|ಉಗಾಂಡಾ|ഉഗാണ്ട|උගන්ඩාව|ยูกันดา|ອູການດາ|ཡུ གན ཌ|ཡུ གྷན ཌ|ယူဂန္ဓာ|ယူဂန်းဒါး|ယူႇၵၼ်ႇတႃႇ|უგანდა|ኡጋንዳ|ዩጋንዳ|ᏻꭶꮒꮣ|អ៊ូហ្កង់ដា|អ៊ូហ្គង់ដា|ⵓⵖⴰⵏⴷⴰ|ウガンダ|ウガンダ共和国|乌干达|烏干達|ꖳꕭꕡ|우간다|𑄅𑄉𑄚𑄴𑄓|𞤵𞤺𞤢𞤲𞤣𞤢𞥄
UG	official		республика уганда|جمهورية اوغندا
UG	official	exact	乌干达共和国
UM	name		απομακρυσμενες νησιδες ηπα|απομακρυσμενες νησιδες των ηνωμενων πολιτειων|внешние малые о ва сша|внешние малые острова соединенных штатов|внешние малые острова сша|малые тихоокеанские отдаленные острова сша|جزر الولايات المتحدة|جزر الولايات المتحدة النايية|نايية التابعة للولايات المتحدة|𐐷𐐭𐑌𐐰𐐮𐐻𐐲𐐼 𐑅𐐻𐐩𐐻𐑅 𐑋𐐴𐑌𐐬𐑉 𐐵𐐻𐑊𐐴𐐨𐑍 𐐴𐑊𐐲𐑌𐐼𐑆
UM	name	exact	u s బయట ఉన్న దీవులు|u s ꭰꮝꮫ ꮪꭶꮪꮫꭲ|абш а бағлы кичик адаҹыглар|акш кече читтәге утраулары|акшнын сырткы аралдары|американски територии во пацификот|америкиин нэгдсэн улсын бага арлууд|ану ын тоирсон арлууд|апш н тулаш печек утравесем|ацшн арахьара кегиин гӏаиренаш|ақш ендош ороллари|ақш тың сыртқы кіші аралдары|аҡш ның ситтәге утрауҙары|віддалені острови сша|знешнія малыя астравы зша|зовнішні віддалені острови сша|малыя аддаленыя астравы зша|мања удаљена острва сад|отдалечени острови на сащ|спољна острва сад|тулашенчи утравесем апш|удаљена острва сад|ҷазираҳои хурди дурдасти има|արտաքին կղզիներ ամն|איים לחוף ארצות הברית|האיים המרוחקים הקטנים של ארה ב|ا ق ش تىڭ سىرتقى كىشى ارالدارى|امريڪي خارجي ٻيٽ|امريڪي ٻاهريون ٻيٽ|امریکای پرتپلا جزیرهيون|امریکہ سے باہر کے چھوٹے جزايز|امریکی بیرونی جزاير|جزایر دورافتاده ایالات متحده|د متحده ایالاتو ټاپوګان|دوورگەکانی دەرەوەی يەمریکا|ریاست ہايے متحدہ امریکہ کے علیحدہ چھوٹے جزاير|يا ق ش تاشقى ياراللىرى|يامېرىكا تەۋەلىكىدىكى سىرتقى كىچىك ياراللار|یونایٹڑ سٹیٹس ماینر اوٹلیینگ جزیر|ܓܙܪܬܐ ܒܪܝܬܐ ܕܐܘܚܕܢܐ ܡܚܝܕܐ|ޔުނައިޓަޑް ސްޓޭޓްސް ކުޑާ ދެރެން އައިލޭންޑްސް|ߞߊ߬ߝߏ߫ ߘߍ߬ߣߍ߲ ߘߌߣߍ߲߫ ߕߌ߲߫ ߡߊߕߊ߯ߣߍ߲|इउ एस नि बायजोआरि द्वीपफोर|यु एस मायनर आवटलायींग आयलँड्स|युनाइटेड स्टेट्स के छोटे बाहरिय द्वीप|यू एस आउटलाइंग द्वीप|यू एस आउटलाइंग द्वीपसमूह|यू एस आउटलाइंग द्वीपां दा झुंड|यू एस आउटलाइंग बेटे|यूएस माइनर आउटलाइंग द्वीपसमूह|संयुक्त राज्य अमेरिकेचे छोटे दूरस्थ द्वीपसमूह|संयुक्त राज्य बाह्य टापुहरु|संयुक्त राज्यका बाह्य टापुहरु|संयुक्त राज्यांचे पयशिल्ले धाकटे जुंवे|ইউ এছ আউটলায়িং দ্বীপপুঞ্জ|মার্কিন যুক্তরাষ্ট্রের ক্ষুদ্র পার্শ্ববর্তী দ্বীপপুঞ্জ|মার্কিন যুক্তরাষ্ট্রের দূরবর্তী দ্বীপপুঞ্জ|মার্কিন যুক্তরাষ্ট্রের পার্শ্ববর্তী দ্বীপপুঞ্জ|যুক্তরাষ্ট্রের পার্শ্ববর্তী দ্বীপপুঞ্জ|ਯੂ ਐਸ ਦੂਰ ਦੁਰਾਡੇ ਟਾਪੂ|ਯੂ ਐੱਸ ਦੂਰ ਦੁਰਾਡੇ ਟਾਪੂ|યુ એસ આઉટલાઇનિંગ આઇલેન્ડ્સ|સંયુક્ત રાજ્ય આઉટલાઇંગ આયલેન્ડ્સ|ଯୁକ୍ତରାଷ୍ଟ୍ର ଆଉଟ୍ଲାଇଙ୍ଗ ଦ୍ଵୀପପୁଞ୍ଜ|ୟୁ ଏସ୍ ଆଉଟଲାଇଙ୍କ ଦିପ|ୟୁନାଇଟେଡ୍ ଷ୍ଟେଟସ୍ ମାଇନର୍ ଆଉଟଲେଇଂ ଦ୍ବୀପପୁଞ୍ଜ|யூ எஸ் வெளிப்புற தீவுகள்|யூ எஸ் வெளிப்புறத் தீவுகள்|யூஎஸ் அவுட்லேயிங் தீவுகள்|సంయుక్త రాజ్య అమెరికా బయట ఉన్న దీవులు|ಯುಎಸ್ ಔಟ್ಲೇಯಿಂಗ್ ದ್ವೀಪಗಳು|യു എസ് ദ്വീപസമൂഹങ്ങൾ|එක්සත් ජනපද ඈත දූපත්|หมู่เกาะรอบนอกของสหรัฐอเมริกา|หมู่เกาะสหรัฐไมเนอร์เอาต์ไลอิง|ຫມູ່ເກາະຮອບນອກຂອງສະຫະລັດຯ|ཡུ ཨེས གྱི མཐའ མཚམས མཚོ གླིང|မူႇၵုၼ်ဢွၼ်ႇ ဢၼ်မီးၽၢႆႇၼွၵ်ႈ ယူႇဢႅတ်ႉသ်|ယူနိုက်တက်စတိတ် ကျွန်းနိုင်ငံများ|ယူနိုက်တက်စတိတ် အပြင်ထွက် နေသည့် သေးငယ်သောကျွန်းများ|აშშ ის შორეული კუნძულები|ናይ ኣሜሪካ ፍንትት ዝበሉ ደሴታት|ካብ ኣመሪካ ርሒቐን ንኣሽቱ ደሴታት|የአሜሪካ ራቅ ያሉ አናሳ ደሴቶች|የዩ ኤስ ጠረፍ ላይ ያሉ ደሴቶች|កោះអៅឡាយីងអាមេរិក|ប្រជុំកោះមីន័រអេឡួញ៉េអាមេរិក|合衆国領有小離島|米領太平洋諸島|美国本土外小岛屿|美國本土外小島嶼|ꕶꕱ ꕪꘋ ꗅꘋ ꔳꘋꗣ ꖸ|미국령 소군도|미국령 해외 제도|𑄎𑄧𑄙𑄢𑄬𑄌𑄴𑄎𑄮𑄢𑄴 𑄦𑄭𑄇𑄪𑄢𑄬 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤣𞤢𞥄𞤴𞤭𞥅𞤯𞤫 𞤣𞤤𞤢
US	abbreviation	exact	абш|ану|апш|ахш|ацш|аҡш|зша|сад|сащ|ամն|פ ש|ߞ ߘ|එ ජ|ሕ መ|ዩኤስ
US	code	exact	ABŞ
US	name		αμερικη|ηνωμενες πολιτειες|ηνωμενες πολιτειες αμερικης|соединенные штаты|соединенные штаты америки|الولايات المتحدة|الولايات المتحدة الامريكية|𐐷𐐭𐑌𐐴𐐻𐐲𐐼 𐑅𐐻𐐩𐐻𐑅
US	name	exact	ηπα|аиш|акш|америка бирләшмиш штатлары|америка кошмо штаттары|америка холбоһуктаах штааттара|америка қурама штатлары|америка қушма штатлари|америка құрама штаттары|америка ҡушма штаттары|америкиин нэгдсэн улс|а҆меріканскіѧ соединенныѧ державы|ақш|злучаныя штаты|злучаныя штаты амерыкі|иелоти муттаҳида|каттышкан штаттар|кошмо штаттар|перлешенне штатсем|перлешне штатсем|соединети американски држави|сполучені штати|сполучені штати америки|сша|съединени щати|сједињене америчке државе|сједињене државе|цхьанатоьхна штаташ|қушма штатлар|ամերիկայի միացյալ նահանգներ|միացյալ նահանգներ|ארה ב|ארהב|ארצות הברית|פאראייניגטע שטאטן|ا ق ش|امريكا|امريڪا جون گڏيل رياستون|امریکا|امریکا متحده ایالات|امەريكا قۇراما شتاتتارى|ایالات متحده|ریاست ہايے متحدہ امریکہ|ریاستہايے متحدہ|متحده ايالات|متحده ایالات|متحدین ایالات|وڵاتە یەکگرتووەکان|ویلایەتە یەکگرتووەکان|يا ق ش|يامېرىكا قوشما شتاتلىرى|يامېرىكا قوشما يىشتاتلىرى|يوايس|ڤولاتیا یاکاگيرتە|یونایٹڑ سٹیٹس|ܐܘܚܕܢܐ ܡܚܝܕܐ|ޔުނައިޓަޑް ސްޓޭޓްސް|ߞߊ߬ߝߏ߫ ߘߍ߬ߣߍ߲|अमरिका|अमेरिका|आण्डि ति राज्यॉ|इउ एस|कट्ठा राज्य|जथाय हादोर आमेरिका|मूतहीद रियासत|युएस|युनायटेड स्टेट्स|यू एस|यूएस|यूएसए संयुक्त राज्य अमेरिका|संयुक्त राज्य|संयुक्त राज्य अमरिका|ইউ এস|মা যু|মার্কিন যুক্তরাষ্ট্র|মাৰ্কিন যুক্তৰাষ্ট্ৰ|য়ুনাইটেদ ষ্টেটস|যুক্তৰাষ্ট্ৰ|ਯੂ ਐਸ|ਯੂ ਐੱਸ|ਸੰਯੁਕਤ ਰਾਜ|ਸੰਯੁਕਤ ਰਾਜ ਅਮਰੀਕਾ|યુ એસ|યુનાઇટેડ સ્ટેટ્સ|સંયુકત રાજ્ય અમેરિકા|ଆଣ୍ଡିତି ରାଜ୍ୟ|ଯୁକ୍ତ ରାଷ୍ଟ୍ର|ଯୁକ୍ତ ରାଷ୍ଟ୍ର ଆମେରିକା|ଯୁକ୍ତରାଷ୍ଟ୍ର|ୟୁ ଏସ୍|அமெரிக்கா|யூஎஸ்|అమెరికా సంయుక్త రాష్ట్రాలు|యు ఎస్|యునైటెడ్ స్టేట్స్|ಅಮೇರಿಕಾ ಸಂಯುಕ್ತ ಸಂಸ್ಥಾನ|ಯು ಎಸ್|ಯುನೈಟೆಡ್ ಸ್ಟೇಟ್ಸ್|അമേരിക്കൻ ഐക്യനാടുകൾ|യു എസ്|එක්සත් ජනපදය|สหรัฐอเมริกา|สหรัฐฯ|ສະຫະລັດ|ສະຫະລັດຯ|ཡུ ཨེས ཨེ|ཨ མེ རི ཀ|မိူင်းႁူမ်ႈတုမ် ဢမႄႇရိၵ|ယူနိုက်တက်စတိတ်|ယူအက်စ်|ယူႇဢႅတ်ႉသ်|အမေရိကန် ပြည်ထောင်စု|ა შ შ|ა შ შ usa|ამერიკის შეერთებული შტატები|აშშ|დელავერის შტატი|አሜሪካ|ኣመሪካ|ዩ ኤስ|ዩናይትድ ስቴትስ|ᑭᐦᒋ ᒨᑯᒫᓂᕽ|ស រ អ|សហរដ្ឋអាមេរិក|ᠠᠮᠸᠷᠢᠻᠠ ᠢᠢᠨ ᠨᠢᠭᠡᠳᠥᠭᠰᠡᠠ ᠡᠣᠯᠣᠰ|ᱭᱩᱱᱟᱭᱴᱮᱰ ᱮᱥᱴᱮᱴ|ⵉⵡⵓⵏⴰⴽ ⵎⵓⵏⵏⵉⵏ ⵏ ⵎⵉⵔⵉⴽⴰⵏ|アメリカ|アメリカ合衆国|米国|美利坚合众国|美国|美國|ꂰꇩ|ꕶꕱ|ꭰꮉᏸꮯ|ꮜꮚ ꭲᏻꮎꮅꮝꮤꮕ ꮝꭶꮪꭹ|미국|𑄃𑄨𑄃𑄪𑄃𑄬𑄌𑄴|𑄟𑄢𑄴𑄇𑄨𑄚𑄴 𑄎𑄧𑄙𑄢𑄬𑄌𑄴𑄎𑄮|𞄒𞄫𞄱𞄔𞄩𞄴|𞤣𞤤𞤢|𞤣𞤫𞤲𞤼𞤢𞤤 𞤤𞤢𞤪𞤫
UY	name		ουρουγουαη|уругваи|الاوروغواي|اورغواي|اوروغواي|𐐷𐐳𐑉𐐲𐑀𐐶𐐴
UY	name	exact	уругвај|уруґваи|ուրուգվայ|אורוגוואי|אורוגוויי|اروگويه|اوراگوی|يوروگوء|يوروگوای|يۇرۇگۋاي|ۋرۋگۆاي|یوراگويے|یوروګوای|یوروګوی|یوروگوای|یوروگويے|یوروگے|ܐܘܪܘܓܘܐܝ|އުރުގުއޭއީ|ߎ߳ߙߑߜ߭ߋߦߌ߫|उरुग्वे|उरूग्वे|ऊरुगुवे|युरूगुए|উরুগুয়ে|উৰুগুৱে|ਉਰੂਗਵੇ|ઉરુગ્વે|ଉରୁଗୁଏ|ଉରୁଗ୍ୱେ|உருகுவே|ఉరుగువే|ఉరుగ్వే|ఊరుగ్వే|ಉರುಗ್ವೆ|ಉರುಗ್ವೇ|ഉറുഗ്വേ|උරුගුවේ|อุรุกวัย|ອູຣຸກວຍ|ཡུ རུ གུ ཝའི|ཨུ རུ གྷེ|ဢုရုၵူၺ်း|ဥရုဂွေး|ურუგვაი|ኡራጓይ|ᏻꮇꮗ|អ៊ុយរូហ្គាយ|អ៊ុយរ៉ាហ្គាយ|ⵓⵔⵓⴳⵡⴰⵢ|ウルグアイ|乌拉圭|烏拉圭|ꖳꔓꗝꔀ|우루과이|𑄅𑄪𑄢𑄪𑄉𑄪𑄠𑄬|𞤴𞤵𞤪𞤺𞤮𞤴|𞤵𞤪𞤵𞤺𞤵𞤱𞤢𞥄𞤴
UY	official		восточная республика уругваи|جمهورية اوروغواي الشرقية
UY	official	exact	乌拉圭东岸共和国
UZ	name		ουζμπεκισταν|республика узбекистан|узбекистан|узбекистон республикаси|اوزبكستان|𐐭𐑆𐐺𐐯𐐿𐐲𐑅𐐻𐐰𐑌
UZ	name	exact	узбекистон|узбекістан|үзбәкстан|өзбекстан|өзбәкистан|ուզբեկստան|אוזבקיסטן|ازبکستان|ازبکستون|ازبڪستان|اوزبکستان|اوزبکیستان|وزبەكستان|يوزبەکستان|يۆزبېكىستان|ܐܘܙܒܟܣܬܐܢ|އުޒްބެކިސްތާން|ߎߖ߭ߑߓߋߞߌߛߑߕߊ߲߫|उजबेकिस्तान|उज़बेकिस्तान|उज़्बेकिस्तान|उज्बेकिस्तान|उझबेकिस्तान|उझ्बेकिस्तान|উজবেকিস্তান|ਉਜ਼ਬੇਕਿਸਤਾਨ|ઉઝ્બેકિસ્તાન|ଉଜବେକିସ୍ତାନ|ଉଜବେକିସ୍ଥାନ୍|உஸ்பெகிஸ்தான்|ఉజ్బెకిస్తాన్|ಉಜ್ಬೇಕಿಸ್ಥಾನ್|ഉസ്ബെക്കിസ്ഥാൻ|උස්බෙකිස්ථානය|อุซเบกิสถาน|ອຸສເບກິສຖານ|ອຸສເບກິສະຖານ|ཨུཛ བེ ཀིསྟཱན|ཨུས བེག གི སཏཱན|ဉဇဘက်ကစ္စတန်|ဢူႇၸပႄႉၵိတ်ႇသတၼ်ႇ|ဥဇဘက်ကစ္စတန်|ဥဘက်ကစ္စတန်|უზბეკეთი|ኡዝበኪስታን|ኡዝቤኪስታን|ዩዝበኪስታን|អ៊ូសបេគីស្ថាន|អ៊ូហ្សបេគីស្តង់|ⵓⵣⴱⴰⴽⵉⵙⵜⴰⵏ|ウズベキスタン|乌兹别克|乌兹别克斯坦|烏茲別克|ꖳꗩꕃꔻꕚꘋ|ꭴꮝꮗꭹꮝꮦꮒ|우즈베키스탄|𑄅𑄪𑄎𑄴𑄝𑄬𑄇𑄨𑄌𑄴𑄖𑄚𑄴|𞤵𞥁𞤦𞤫𞤳𞤭𞤧𞤼𞤢𞥄𞤲
UZ	official		جمهورية اوزبكستان
UZ	official	exact	乌兹别克斯坦共和国
VA	name		αγια εδρα βατικανο|βατικανο|κρατος της πολης του βατικανου|ватикан|святои престол|الفاتيكان|الكرسي الرسولي|𐑂𐐰𐐼𐐲𐐿𐐲𐑌
VA	name	exact	ватикан хот улс|ватыкан|изге күренеш ватикан шәһәре дәүләте|шаҳри вотикон|վատիկան|վատիկան քաղաք պետություն|הוותיקן|וואטיקאן שטאט|واتیکان|واتیکان ښار|واٹیکن سٹی|ويٽڪين سٽي|ویٹکن سٹی|ویٹیکن سٹی|ڤاتیکان|ہولی سی ویٹیکن|ۆاتيكان|ۋاتىكان|ۋاتىكان شەھىرى|ܡܕܝܢܬܐ ܕܘܛܝܩܢ|ހޮލީ ސީ|ߝ߭ߊߕߌߞߊ߲߫ ߞߊ߬ߝߏ|बाटिकान सिटी|भेटिकन सिटी|भेटिकान नोगोर|वॅटिकन शार|वॅटिकन सिटी|वेटिकन|वेटिकन सिटी|वैटिकन|व्हॅटिकन सिटी|ভেটিকান চিটি|ভ্যাটিকান সিটি|ਵੈਟੀਕਨ ਸਿਟੀ|વેટિકન સિટી|ବାଟିକାନ୍ ସିଟି|ଭାଟିକାନ୍|ଭାଟିକାନ୍ ସିଟି|வாடிகன் நகரம்|బాటికాన్ సిటి|వాటికన్ నగరం|ವ್ಯಾಟಿಕನ್|ವ್ಯಾಟಿಕನ್ ಸಿಟಿ|വത്തിക്കാൻ|වතිකානු නගරය|นครวาติกัน|วาติกัน|ນະຄອນ ວາຕິກັນ|བ ཊི ཀཱན སི ཊི|ཝེ ཊི ཀན|ဗာတီကန်စီတီး|ဗာတီကန်စီးတီး|ဝႃႇတီႇၵၼ်ႇသီးတီး|ქალაქი ვატიკანი|ቫቲካን|ቫቲካን ከተማ|ከተማ ቫቲካን|ទីក្រុងវ៉ាទីកង់|បុរីវ៉ាទីកង់|ⴰⵡⴰⵏⴽ ⵏ ⴼⴰⵜⵉⴽⴰⵏ|バチカン市国|教廷|梵蒂冈|梵蒂岡|罗马教廷|ꕙꔳꕪꘋ ꕢꕨꕌ|ꭰꮵꮃꮑꮰ ꭶꮪꮂ|바티칸|바티칸 시국|𑄞𑄳𑄠𑄑𑄨𑄇𑄚𑄴 𑄥𑄨𑄑𑄨|𞤾𞤢𞤼𞤭𞤳𞤢𞥄𞤲
VC	name		αγιος βικεντιος και γρεναδινες|сент винсент и гренадины|سانت فنسنت وجزر غرينادين|سانت فنسنت وغرنادين|سانت فينسنت والغرينادين|𐑅𐐩𐑌𐐻 𐑂𐐮𐑌𐑅𐐲𐑌𐐻 𐐰𐑌𐐼 𐑄 𐑀𐑉𐐯𐑌𐐲𐐼𐐨𐑌𐑆
VC	name	exact	свети винсент и гренадини|свети винсент и гренадините|сеинт винсънт и гренадини|сент винсент а гренадинаш а|сент винсент ба гренадин|сент винсент ва гренадин|сент винсент ва гренадина|сент винсент вә гренадинләр|сент винсент гренадиннер|сент винсент жана гренадиналар|сент винсент жана гренадиндер|сент винсент және гренадин аралдары|сент винсент и гренадини|сент винсент тата гренадины|сент винсент ҳәм гренадин атаулары|сент винсент һәм гренадин|сент винсент һәм гренадиндар|сент винсентпа гренада|сент вінсент і гренадини|сент вінсент і гренадіни|сент вінсент і грэнадзіны|сент вінсент і ґренадіни|сэнт винсэнт ба гренадин|սենթ վինսենթ եւ գրենադիններ|סנט וינסנט והגרנדינים|ساينت ۋىنسېنت ۋە گىرېنادىنېس|ساينىت ۋىنسېنت ۋە گىرېنادىنېس|سنت وینسنت و گرنادین|سنت وینسنت و گرنادینها|سینٹ ونسنٹ اور گریناڈینز|سینٹ ونسنٹ اور گرینیڈاينز|سینٹ وینسؠٹ تہ گریناڑاینز|سینٹ وینسٮ۪ٹ تہ گریناڑاینز|سینټ ویسنټینټ او ګرینډینز|سینٽ ونسنت گریناڊینز|سەنت ۆينسەنت جانە گرەنادين ارالدارى|سەینت ڤینسەنت و گرینادینز|ܣܐܢܬ ܒܝܢܣܝܢܬ ܘܓܪܝܢܐܕܝܢܐܣ|ސައިންޓް ވިންސެންޓް އެންޑް ދަ ގޮރެނޭޑިންސް|ߛߍ߲ߕ ߝ߭ߍߛߊ߲ ߜ߭ߙߋߣߊߘߌ߫|सांव विसेंट आनी ग्रानाडीनस|सेंट विंसंट एवं दी ग्रनाडीन्स्|सेंट विंसेंट आ ग्रेनाडाइंस|सेंट विंसेंट एंड द ग्रेनेंडाइन्स|सेंट विंसेंट ऐंड द ग्रेनेडाइंस|सेंट विंसेंट ऑड़े ग्रेनाडाइंस|सेंट विंसेंट और ग्रेनाडाइंस|सेंट विंसेंट कने ग्रेनाडाइंस|सेंट व्हिन्सेंट आणि ग्रेनडाइन्स|सेंट व्हिन्सेंट आणि ग्रेनेडीन्स|सेन्ट भिन्सेन्ट र ग्रेनाडिन्स|सैन्ट भिन्सेन्ट आरो ग्रेनादीन्स|ছেইণ্ট ভিনচেণ্ট আৰু গ্ৰীণাডাইনছ|সেন্ট ভিনসেন্ট ও গ্রেনাডাইন দ্বীপপুঞ্জ|সেন্ট ভিনসেন্ট ও গ্রেনাডিনস|সেন্ট ভিনসেন্ট ও দ্যা গ্রেনাডিনস|ਸੇਂਟ ਵਿਨਸੈਂਟ ਐਂਡ ਗ੍ਰੇਨਾਡੀਨਸ|સેંટ વિન્સેંટ અને ગ્રેનેડાઇંસ|સેન્ટ વિન્સેટ અને ગ્રેનેડીન્સ|ସେଣ୍ଟ ଭିନସେଣ୍ଟ ଏବଂ ଗ୍ରେନାଡାଇନ୍ସ|ସେଣ୍ଟ ଭିନସେଣ୍ଟ ଏବଂ ଦି ଗ୍ରେନାଡିସ୍|ସେଣ୍ଟ ୱିନସେଣ୍ଟ ଅଡ଼େ ଗ୍ରିନାଡାଇନ୍ସ|செயின்ட் வின்சென்ட் கிரெனடைன்ஸ்|செயின்ட் வின்சென்ட் மற்றும் கிரெனடைன்ஸ்|సెంట్ విన్సెంట్ మరియు గ్రెనడీన్స్|సెయింట్ విన్సెంట్ మరియు గ్రెనడీన్స్|ಸೇಂಟ್ ವಿನ್ಸೆಂಟ್ ಮತ್ತು ಗ್ರೆನೆಡೈನ್ಸ್|സെന്റ് വിൻസെന്റും ഗ്രനെഡൈൻസും|ශාන්ත වින්සන්ට් සහ ග්රෙනඩින්ස්|เซนต์วินเซนต์และเกรนาดีนส์|ເຊນ ວິນເຊນ ເກຣເນດິນ|ເຊນ ວິນເຊນ ແລະ ເກຣເນດິນ|སེནཊ ཝིན སེནཌ྄ ཨེནཌ གི རེ ན དིནས྄|སེནྚ ཝིན སན དང གྷིརིན ཌིན|စိန့်ဗင့်ဆင့်နှင့် သည်ဂရဲနာဒင်းစ်|စိန့်ဗင်းဆင့်နှင့် ဂရိနေဒိုင်|သဵင်ႉဝိၼ်းသႅၼ်ႉ လႄႈ ၵရႄးၼႃးတိၼ်း|სენტ ვინსენტი და გრენადინები|ሴንት ቪንሴንት እና ግሬናዲንስ|ቅዱስ ቪንሰንትን ግረነዲነዝን|ቅዱስ ቪንሴንት እና ግሬናዲንስ|ቅዱስ ቪንሴንትን ግሬናዲንስን|សាំងវីនសេន និងឌឹហ្គ្រីណាឌីនីស|សាំងវ៉ាងស្សង់និងហ្គឺណាឌីន|សាំងវ៉ាំងសង់ និង ហ្គ្រេណាឌីន|ⵙⴰⵏⴼⴰⵏⵙⴰⵏ ⴷ ⴳⵔⵉⵏⴰⴷⵉⵏ|セントビンセント グレナディーン諸島|セントビンセントおよびグレナディーン諸島|セントビンセント及びグレナディーン諸島|圣文森特同格林纳丁斯|圣文森特和格林纳丁斯|聖文森及格瑞那丁|聖文森特同格林納丁斯|聖文森特和格林納丁斯|ꔻꘋ ꔲꘋꔻꘋ ꗪ ꖶꔓꕯꔵꘋ ꖸ|ꭴꮣꮕꮨ ꮻꮒꮟꮒꮧ ꭰꮄ ꮎꮝꭹ ꮗꮎꮧꮑꮝ|세인트 빈센트 그레나딘|세인트빈센트그레나딘|𑄥𑄬𑄚𑄴𑄑𑄴 𑄞𑄨𑄚𑄴𑄥𑄬𑄚𑄴𑄑𑄴 𑄃𑄮 𑄘𑄳𑄠 𑄉𑄳𑄢𑄬𑄚𑄓𑄨𑄚𑄴𑄥𑄴|𞤧𞤼 𞤾𞤭𞤲𞤧𞤢𞤲 𞤺𞤭𞤪𞤲𞤢𞤣𞤭𞥅𞤲
VE	name		βενεζουελα|боливарианская республика венесуэла|венесуэла|венесуэла боливарианская республика|فنزويلا|فنزويلا جمهورية البوليفارية
VE	name	exact	венесуела|венесуэл|венецуела|վենեսուելա|ווענעזועלע|ונצואלה|ونزويلا|ونزویلا|وينزويلا|وينزيلا|وینازولا|وینزوویلا|وینزويیلا|وینزویلا|ڤەنزوێلا|ۆەنەسۋەلا|ۋېنېزۇيېلا|ۋېنېسۇيېلا|ܒܢܙܘܝܠܐ|ވެނެޒުއޭލާ|ߝ߭ߣߋߖ߭ߎߦߋߟߊ߫|बेनेजुएला|भेनेजुएला|भेनेजुवेला|विनेझुएला|वेनेज़ुएला|वेनेजुएला|व्हेनेझुएला|ভেনিজুৱেলা|ভেনেজুয়েলা|ভেনেজুয়েলার বোলিভিয় প্রজাতন্ত্র|ਵੇਨੇਜ਼ੂਏਲਾ|વેનેઝુએલા|ଭେନଜୁଏଲା|ଭେନେଜୁଏଲା|ୱେନେଜୁଏଲ|வெனிசுலா|వెనిజులా|వెనుజులా|వెనుజువేలా|ವೆನೆಜುವೆಲಾ|വെനിസ്വേല|වෙනිසියුලාව|เวเนซุเอลา|ເວເນຊູເອລາ|བེ ནི ཛུ ཝེ ལ|ཝེ ནི ཛུའེ ལ|ဗင်နီဇွဲလား|ဝႄႇၼေႇၸွႆးလႃး|ვენესუელა|ቬኔዝዌላ|ቬንዙዌላ|វេនេហ្ស៊ុយឡា|វ៉េណេស៊ុយអេឡា|ⴼⵉⵏⵣⵡⵉⵍⴰ|ベネズエラ|ベネズエラ ボリバル共和国|委內瑞拉|委内瑞拉|委内瑞拉玻利瓦尔共和国|ꕙꔳꕪꘋ ꕸꖃꔀ|ꮺꮑꮡꮺꮃ|베네수엘라|𑄞𑄬𑄚𑄬𑄎𑄪𑄠𑄬𑄣|𞤾𞤫𞥊𞤲𞤭𞥅𞥁𞤵𞤱𞤫𞤤𞤢𞥄
VE	official		جمهورية فنزويلا البوليفارية
VG	name		βρετανικες παρθενες νησοι|βρετανικες παρθενοι νησοι|британские виргинские острова|виргинские о ва британские|виргинские о ва великобритания|виргинские острова великобритания|جزر العذراء البريطانية|جزر فرجن البريطانية|جزر فرجين البريطانية|جزر فيرجن البريطانية|𐐺𐑉𐐮𐐼𐐮𐑇 𐑂𐐲𐑉𐐾𐐲𐑌 𐐴𐑊𐐲𐑌𐐼𐑆
VG	name	exact	британдық виргин аралдары|британиин виржинии арлууд|британин виргини утравесем|британия виргин атаулары|британия виргин ороллари|британия виргин утраулары|британия виргин утрауҙары|британия вирджиния ороллари|британијанын вирҝин адалары|британска девичанска острва|британска дјевичанска острва|британски вирджински острови|британски девствени острови|британські віргінські острови|бртания виргин ороллари|брытанскія віргінскія астравы|виргин аралдары британия|виргин ортулуктар великобритания|виргин утравесем британи|виргиниин гӏаиренаш британи|ҷазираҳои виргини британия|բրիտանական վիրջինյան կղզիներ|איי הבתולה הבריטיים|برطانوي ورجن ٻيٽ|برطانوی جزاير ورجن|برطانوی ورجن جزیر|بريتاندىق ۆيرگين ارالدارى|برٹش ورجن ايلینڈز|بریتانوی ویګور ټاپوګان|بریتانیای ویرجین|جزايرورجن برطانوی|جزایر ویرجین بریتانیا|دوورگەکانی ڤیرجنی بەریتانیا|يەنگلىيە ۋىرگىن ياراللىرى|يەنگلىيەگە قاراشلىق ۋىرجىن يارىلى|ܓܙܖܝܐ ܒܬܘܠܐ ܕܒܪܝܛܢܝܐ|ܓܙܪܬܐ ܕܒܬܘܠܐ ܕܒܪܝܛܢܝܐ|ވާރޖިން އައިލޭންޑްސް ބްރިޓިޝް|ߓߙߌߕߊ߲ߓߊ߫ ߕߌ߲߫ ߞߊߓߊ߲|बेलायती भर्जिन टापुहरु|बेलायती भर्जिन टापुहरू|ब्रिटनाचे विर्जिन जुंवे|ब्रिटिश भार्जिन द्वीपफोर|ब्रिटिश वर्जिन आयलँड्स|ब्रिटिश वर्जिन द्वीपसमूह|ब्रिटिश वर्जिन द्वीपां दा झुंड|ब्रिटिश वर्जीन आईलंड्स|ब्रिटिश व्हर्जिन बेटे|ब्रिटिस वर्जिन द्वीप|ब्रिटीश व्हर्जिन द्वीपसमूह|ब्रितानी वर्जिन द्वीपसमूह|ব্রিটিশ ভার্জিন দ্বীপপুঞ্জ|ব্ৰিটিছ ভাৰ্জিন দ্বীপপুঞ্জ|ਬ੍ਰਿਟਿਸ਼ ਵਰਜਿਨ ਟਾਪੂ|બ્રિટિશ વર્જિન આઇલેન્ડ્સ|બ્રિટિશ વર્જિન ટાપુઓ|ବ୍ରିଟିଶ୍ ଭର୍ଜିନ୍ ଦ୍ବୀପପୁଞ୍ଜ|ବ୍ରିଟିଶ୍ ଭର୍ଜିନ୍ ଦ୍ୱୀପପୁଞ୍ଜ|ବ୍ରିଟିସ୍ ୱିରଜିନ ଦିପ|பிரிட்டீஷ் கன்னித் தீவுகள்|బ్రిటిష్ వర్జిన్ దీవులు|ಬ್ರಿಟಿಷ್ ವರ್ಜಿನ್ ದ್ವೀಪಗಳು|ബ്രിട്ടീഷ് വെർജിൻ ദ്വീപുകൾ|බ්රිතාන්ය වර්ජින් දූපත්|หมู่เกาะบริติชเวอร์จิน|ຫມູ່ເກາະ ບຣິທິຊ ເວີຈິນ|ຫມູ່ເກາະ ເວີຈິນຂອງອັງກິດ|ཝརཇིན གླིང ཚོམ བྲཱི ཊིཤ མངའ ཁོངས|ဗြိတိသျှ ဗာဂျင်း ကျွန်းစု|မူႇၵုၼ် ဝႃႇၵျိၼ်ႇ ၶွင် ဢိင်းၵလဵတ်ႈ|ბრიტანეთის ვირჯინის კუნძულები|ვირჯინიის კუნძულები ბრიტ|ვირჯინიისკუნძულები ბრიტ|ቨርጂን ደሴታት እንግሊዝ|የእንግሊዝ ቨርጂን ደሴቶች|የእንግሊዝ ድንግል ደሴቶች|ደሴታት ደናግል ብሪጣንያ|កោះវឺជិនចក្រភពអង់គ្លេស|ប្រជុំកោះវីអ៊ែអង់គ្លេស|ⵜⵉⴳⵣⵉⵔⵉⵏ ⵜⵉⵎⴳⴰⴷ ⵏ ⵏⵏⴳⵍⵉⵣ|イギリス領ヴァージン諸島|英属维京群岛|英属维尔京群岛|英屬維京群島|英屬維爾京群島|英領ヴァージン諸島|ꔛꔟꔻ ꗩꗡ ꗏ ꖷꖬ ꔳꘋꗣ|ꮘꮧꮝ ꭰꮢꮒꮈ ꮒꭸꮢꮎ ꮪꭶꮪꮫꭲ|영국령 버진아일랜드|𑄝𑄳𑄢𑄨𑄑𑄨𑄌𑄴 𑄞𑄢𑄴𑄎𑄨𑄚𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤾𞤭𞤪𞤺𞤭𞥅𞤲 𞤦𞤪𞤭𞤼𞤢𞤲𞤭𞤴𞤢𞤲𞤳𞤮𞥅𞤶𞤫
VI	name		αμερικανικες παρθενες νησοι|αμερικανικες παρθενοι νησοι|виргинские о ва сша|виргинские острова соединенных штатов|виргинские острова сша|جزر العذراء الامريكية|جزر فرجن التابعة للولايات المتحدة|جزر فرجين الامريكية|جزر فيرجن الامريكية|جزر فيرجن التابعة للولايات المتحدة|𐐷 𐑅 𐑂𐐲𐑉𐐾𐐲𐑌 𐐴𐑊𐐲𐑌𐐼𐑆
VI	name	exact	u s ꭰꮢꮒꮈ ꮒꭸꮢꮎ ꮪꭶꮪꮫꭲ|абш вирҝин адалары|акш виргин утраулары|америка виргин атаулары|американски вирджински острови|американски девствени острови|америчка девичанска острва|америчка дјевичанска острва|амерыканскія віргінскія астравы|ану ын виржинии арлууд|ақш виргин ороллари|ақш вирджиния ороллари|ақш тың виргин аралдары|аҡш виргин утрауҙары|виргин аралдары акш|виргин ортулуктар акш|виргин утравесем апш|виргини утравесем апш|виргиниин гӏаиренаш ацш|віргінські острови сша|с а д девичанска острва|ҷазираҳои виргини има|ամերիկյան վիրջինյան կղզիներ|ամն վիրջինյան կղզիներ|איי הבתולה של ארצות הברית|ا ق ش تىڭ ۆيرگين ارالدارى|امريڪي ورجن ٻيٽ|امریکای ویرجین|امریکی جزاير ورجن|امریکی ورجن ايلینڈز|جزايرورجن امریکی|جزایر ویرجین ایالات متحده|د متحده ايالاتو ورجن ټاپوګان|دوورگەکانی ڤیرجنی يەمەریکا|يا ق ش ۋىرگىن ياراللىرى|يامېرىكا تەۋەلىكىدىكى ۋىرجىن تاقىم ياراللىرى|یو ایس ورجن جزیر|ܓܙܖܝܐ ܒܬܘܠܐ ܕܐܡܝܪܟܐ|ܓܙܪܬܐ ܕܒܬܘܠܐ ܕܐܡܪܝܟܐ|ވާރޖިން އައިލޭންޑްސް ޔޫއެސް|ߞߊ߬ߝߏ߫ ߘߍ߬ߣߍ߲ ߕߌ߲߫ ߞߊߓߊ߲߫|अमेरिकी वर्जिन द्वीपसमूह|अमेरिकी व्हर्जिन द्वीपसमूह|इउ एस भार्जिन द्वीपफोर|यु एस वर्जिन आयलँड्स|यु एस वर्जीन आईलंड्स|यू एस वर्जिन द्वीप|यू एस वर्जिन द्वीपसमूह|यू एस वर्जिन द्वीपां दा झुंड|यू एस व्हर्जिन बेटे|संयुक्त राज्य भर्जिन टापुहरु|संयुक्त राज्यांचे विर्जिन जुंवे|ইউ এছ ভাৰ্জিন দ্বীপপুঞ্জ|মার্কিন ভার্জিন দ্বীপপুঞ্জ|মার্কিন যুক্তরাষ্ট্রীয় ভার্জিন দ্বীপপুঞ্জ|মার্কিন যুক্তরাষ্ট্রের ভার্জিন দ্বীপপুঞ্জ|ਯੂ ਐਸ ਵਰਜਿਨ ਟਾਪੂ|ਯੂ ਐੱਸ ਵਰਜਿਨ ਟਾਪੂ|યુ એસ વર્જિન ટાપુઓ|યુએસ વર્જિન આઇલેન્ડ્સ|ଯୁକ୍ତରାଷ୍ଟ୍ର ଭର୍ଜିନ୍ ଦ୍ଵୀପପୁଞ୍ଜ|ଯୁକ୍ତରାଷ୍ଟ୍ର ଭିର୍ଜିନ୍ ଦ୍ଵୀପପୁଞ୍ଜ|ୟୁ ଏସ ୱିରଜିନ ଦିପ|ୟୁଏସ୍ ଭର୍ଜିନ୍ ଦ୍ବୀପପୁଞ୍ଜ|யூ எஸ் கன்னித் தீவுகள்|యు ఎస్ వర్జిన్ దీవులు|ಯು ಎಸ್ ವರ್ಜಿನ್ ದ್ವೀಪಗಳು|യു എസ് വെർജിൻ ദ്വീപുകൾ|ඇමරිකානු වර්ජින් දූපත්|หมู่เกาะยูเอสเวอร์จิน|หมู่เกาะเวอร์จินของสหรัฐอเมริกา|ຫມູ່ເກາະ ຢູເອສ ເວີຈິນ|ຫມູ່ເກາະ ເວີຈິນ ຂອງສະຫະລັດ|ཝརཇིན གླིང ཚོམ ཡུ ཨེས ཨེ མངའ ཁོངས|မူႇၵုၼ် ဝႃႇၵျိၼ်ႇ ၶွင် ယူႇဢႅတ်ႉသ်|ယူအက်စ် ဗာဂျင်း ကျွန်းစု|აშშ ის ვირჯინის კუნძულები|ቨርጂን ደሴታት ኣሜሪካ|የአሜሪካ ቨርጂን ደሴቶች|ደሴታት ደናግል ኣመሪካ|កោះវឺជីនអាមេរិក|ប្រជុំកោះវីអ៊ែអាមេរិក|ⵜⵉⴳⵣⵉⵔⵉⵏ ⵜⵉⵎⴳⴰⴷ ⵏ ⵉⵡⵓⵏⴰⴽ ⵎⵓⵏⵏⵉⵏ|アメリカ領ヴァージン諸島|米領ヴァージン諸島|美属维京群岛|美属维尔京群岛|美屬維京群島|美屬維爾京群島|ꕶꕱ ꗩꗡ ꗏ ꖷꖬ ꔳꘋꗣ|미국령 버진아일랜드|𑄟𑄢𑄴𑄇𑄨𑄚𑄴 𑄎𑄧𑄙𑄢𑄬𑄌𑄴𑄎𑄮𑄢𑄴 𑄞𑄢𑄴𑄎𑄨𑄚𑄴 𑄉𑄭 𑄉𑄭 𑄞𑄨𑄘𑄳𑄠|𞤷𞤵𞤪𞤭𞥅𞤶𞤫 𞤾𞤭𞤪𞤺𞤭𞥅𞤲 𞤣𞤤𞤢
VN	name		βιετναμ|вьетнам|فيتنام|فييت نام|𐑂𐐨𐐯𐐻𐑌𐐪𐑋
VN	name	exact	ветнам|виетнам|вијетнам|вєтнам|вјетнам|վիետնամ|וויעטנאם|וייטנאם|ويتنام|ویت نام|ویتنام|ویٹنام|وېتنام|ڤیەتنام|ۆيەتنام|ۋىيېتنام|ܒܝܬܢܐܡ|ވިއެޓުނާމު|ߝ߭ߌߦߍߕߑߣߊߡ|बियतनाम|भिएतनाम|भियेतनाम|विएतनाम|वियतनाम|व्हिएतनाम|ভিয়েটনাম|ভিয়েত নাম|ভিয়েতনাম|ਵੀਅਤਨਾਮ|વિયેતનામ|ଭିଏତନାମ୍|ୱିଏତନାମ|வியட்நாம்|వియత్నాం|ವಿಯೆಟ್ನಾಮ್|ವಿಯೇಟ್ನಾಮ್|വിയറ്റ്നാം|වියට්නාමය|เวียดนาม|ຫວຽດນາມ|བི དི ནམ|བེཊ ནཱམ|ဗီယက်နမ်|ဝႅတ်ႉၼမ်း|ვიეტნამი|ቬትናም|វៀតណាម|ⴼⵉⵜⵏⴰⵎ|ベトナム|越南|ꗲꕇꖮꔃꕞ|ꮻꭱꮨꮎꮋ|베트남|𑄞𑄨𑄠𑄬𑄖𑄴𑄚𑄟𑄴|𞤾𞤭𞤴𞤫𞤼𞤲𞤢𞥄𞤥
VN	official		социалистическая республика вьетнам|جمهورية فييت نام الاشتراكية
VN	official	exact	越南社会主义共和国
VU	name		βανουατου|вануату|فانواتو|𐑂𐐪𐑌𐐳𐐪𐐼𐐭
VU	name	exact	վանուատու|וואנואטו|ונואטו|واناتو|وانوات|وانواتو|وانوتو|وينيٽيو|وینواٹو|ڤانوواتوو|ۆانۋاتۋ|ۋانۇياتۇ|ܒܐܢܘܐܛܘ|ވަނުއާޓޫ|ߝ߭ߊߣߎߦߊߕߎ߫|बनातू|भानुआटु|भानुआतु|वनातू|वनुआतू|वनौतू|वानाऊटु|वानुआतु|व्हानुआतू|ভানাটু|ভানুয়াটু|ਵਾਨੂਆਟੂ|વાનુઆતુ|ଭାନୁଆତୁ|ୱାନୁଆତୁ|வனுவாட்டு|వనాటు|ವನೌಟು|വന്വാതു|වනුවාටු|วานูอาตู|ວານົວຕູ|ཝ ནུ ཨ ཏུ|ཝ ནུ ཨ ཐུ|ဗနွားတူ|ဗာနုအာတူ|ဝႅၼ်ႇၼူးဝႃႇထူႇ|ვანუატუ|ቫኑአቱ|ቫንዋቱ|វ៉ានូទូ|វ៉ានូអាទូ|ⴼⴰⵏⵡⴰⵟⵓ|バヌアツ|万那杜|瓦努阿图|瓦努阿圖|萬那杜|ꕙꖸꕎꖤ|ꮹꮒꭴꮹꮪ|바누아투|𑄞𑄚𑄪𑄠𑄑𑄪|𞤾𞤢𞤲𞤵𞤱𞤢𞥄𞤼𞤵
VU	official		республика вануату|جمهورية فانواتو
VU	official	exact	瓦努阿图共和国
WF	name		γουαλις και φουτουνα|νησοι ουαλλις και φουτουνα|ουαλις και φουτουνα|острова уоллис и футуна|уоллис и футуна|جزر والس وفوتونا|جزر واليس وفوتونا|والس وفوتونا|𐐶𐐪𐑊𐐮𐑅 𐐰𐑌𐐼 𐑁𐐭𐐻𐐭𐑌𐐲
WF	name	exact	валис и футуна|валис и футуна острва|волліс і футуна|уолис и футуна|уоллис а футуна а|уоллис ба футуна|уоллис ва футуна|уоллис вә футуна|уоллис жана футуна|уоллис және футуна|уоллис пен футуна|уоллис тата футуна|уоллис һәм футуна|уоллиспа футуна|уолліс і футуна|уоліс і футуна|уэллис ва футуна|ուոլիս եւ ֆուտունա|איי ווליס ופוטונה|والس اور فتونہ|والس تہ فیوچونا|والس فتونا|والیس او فوتونا|والیس و فوتونا|ویلیز اور فیوٹیونا|ۋاللىس ۋە فۇتۇنا|ۋالىس ۋە فۇتۇنا|ۋولليس جانە فۋتۋنا|ܘܐܠܝܣ ܘܦܘܬܘܢܐ|ވޯލިސް އެންޑް ފުޓުނަ|ߥߊߟߌߛߌ߫ ߣߌ߫ ߝߕߎߣߊ߫|बालिस आ फुटुना|वालिस आणि फ्यूचूना|वालिस आनी फ्यूचूना|वालिस आरो फ्युचुना|वालिस ऑड़े प़्यूचूना|वालिस और फ़्यूचूना|वालिस कने फ़्यूचूना|वालिस र फुटुना|वालीज एंड फुटुना|वॉलिस आणि फ्युटुना|वॉलिस आनी फुतुना|वॉलेस एवं फ़्यूचूना|ওয়ালিম ও ফুটুনা দ্বীপপুঞ্জের|ওয়ালিস ও ফুটুনা|ৱালিছ আৰু ফুটুনা|ਵਾਲਿਸ ਅਤੇ ਫੂਟੂਨਾ|વેલીસ અને ફ્યુટુના|વૉલિસ અને ફ્યુચુના|ୱାଲିସ ଅଡ଼େ ପୁଟୁନା|ୱାଲିସ୍ ଏବଂ ଫୁତୁନା|வாலிஸ் மற்றும் ஃபுடுனா|వాలిస్ ఫ్యుత్యునా|వాలిస్ మరియు ఫ్యుత్యునా|వాల్లిస్ మరియు ఫుటునా|ವಾಲಿಸ್ ಮತ್ತು ಫುಟುನಾ|വാലിസ് ആന്റ് ഫ്യൂച്യുന|වැලිස් සහ ෆුටුනා|วาลลิสและฟุตูนา|ວາລລິສ ແລະ ຟູຕູນາ|ວາລິສ ແລະ ຟຸຕູນາ|ཝལ ལིས྄ ཨེནཌ ཕུ ཏུ ན|ဝေါလစ်နှင့် ဖူကျူးနား|ဝေါလစ်နှင့်ဖူထူးနား|ဝႃးလိတ်ႈ လႄႈ ၾူႇတူးၼႃး|უოლისი და ფუტუნა|ዋሊስ እና ፉቱና ደሴቶች|ዋሊስን ፉቱናን|វ៉ាលីស និងហ្វូទូណា|វ៉ាលីសនិងហ្វូតូណា|ⵡⴰⵍⵉⵙ ⴷ ⴼⵓⵜⵓⵏⴰ|ウォリス フツナ|瓦利斯同富图纳群岛|瓦利斯同富圖納群島|瓦利斯和富图纳|瓦利斯和富圖納群島|瓦利斯群岛和富图纳群岛|瓦利斯群島和富圖那群島|ꕎꔷꔻ ꗪ ꖢꖤꕯ|ꮹꮅꮝ ꭰꮄ ꮚꮪꮎ|왈리스 푸투나 제도|월리스 후트나|𑄤𑄣𑄨𑄌𑄴 𑄃𑄮 𑄜𑄪𑄑𑄪𑄚|𞤱𞤢𞤤𞥆𞤭𞥅𞤧 𞤬𞤵𞤼𞤵𞤲𞤢
WS	name		σαμοα|самоа|ساموا|𐑅𐐲𐑋𐐬𐐲
WS	name	exact	սամոա|סאמאא|סמואה|ساماوا|سامو|سامويا|سمويا|سیمووا|ܣܡܘܐ|ސަމޯއާ|ߛߊߡߏߥߊ߫|पश्चिमी सामोआ|समोआ|सामआ|सामोआ|চামোৱা|সামোয়া|ਸਾਮੋਆ|સમોઆ|ସମୱା|ସାମୋଆ|சமோவா|సమోవా|ಸಮೋವಾ|സമോവ|සැමෝවා|ซามัว|ຊາມົວ|ནུ བ ས མོ འ|ས མོ ཨ|ဆမိုးအား|ဆာမိုအာ|သႃႇမူဝ်းဝႃႇ|სამოა|ሳሞአ|ሳሞኣ|សាម៉ូអា|សាម័រ|ⵙⴰⵎⵡⴰ|サモア|萨摩亚|薩摩亞|ꕢꕹꖙꕉ|ꮜꮌꭰ|사모아|𑄥𑄟𑄮𑄠|𞤧𞤢𞤥𞤵𞤱𞤢
WS	official		независимое государство самоа|دولة ساموا المستقلة
WS	official	exact	萨摩亚独立国
XK	name		κοσοβο|κοσσυφοπεδιο|косово|كوسوفو
XK	name	exact	косава|република косово|республика косово|կոսովո|קאסאווא|קוסובו|كوسوۆو|كوسوۋو|کوزوو|کوسوا|کوسوو|کوسووو|کۆسۆڤۆ|ڪوسووو|ܩܘܣܘܒܘ|ކޮސޮވާ|ߞߛߏߝ߭ߏ߫|कसभ|कोसोभो|कोसोवो|कोसोव्हो|কচভ|কসোভো|ਕੋਸੋਵੋ|કોસોવો|କସୱ|କୋସୋଭୋ|கொசோவோ|కొసోవో|ಕೊಸೊವೊ|കൊസോവൊ|කොසෝවෝ|โคโซโว|ໂຄໂຊໂວ|ကိုဆိုဗို|ၵူဝ်ႇသူဝ်ႇဝူဝ်ႇ|კოსოვო|ኮሶቮ|កូសូវ៉ូ|コソボ|科索沃|ꖏꖇꕾ|ꭺꮠꮙ|코소보|𑄇𑄧𑄥𑄮𑄞𑄮|𞤳𞤮𞥅𞤧𞤮𞤾𞤮𞥅
YE	name		υεμενη|иемен|республика иемен|اليمن|𐐷𐐯𐑋𐐲𐑌
YE	name	exact	емен|иеменец|иеменска|иәмән|яман|ємен|јемен|јәмән|եմեն|תימן|يمن|يمني|يەمەن|یمن|یەمەن|ܝܡܢ|ޔަމަން|ߦߡߊߣߌ߲߫|यमन|यमनचे प्रजासत्ताक|येमेन|ইয়েমেন|য়েমেন|ਯਮਨ|યમન|યેમેન|ୟମନ|ୟେମେନ୍|ஏமன்|యెమెన్|ಯೆಮನ್|യെമൻ|යේමනය|เยเมน|ເຢເມນ|ཡེ མེན|ယီမင်|ယႄႇမႅၼ်ႇ|იემენი|የመን|ᏸꮊꮒ|យេមែន|យេម៉ែន|ⵢⴰⵎⴰⵏ|イエメン|也門|也门|叶门|葉門|ꔝꘈꘋ|예멘|𑄃𑄨𑄠𑄬𑄟𑄬𑄚𑄴|𞤴𞤢𞤥𞤢𞤲
YE	official		иеменская республика|الجمهورية اليمنية
YE	official	exact	也门共和国
YT	name		μαγιοτ|маиотта|остров маиотта|مايوت|𐑋𐐪𐐷𐐱𐐻
YT	name	exact	вострау маета|маета|маиот|маиотте|мајот|мајоте|մայոտ|מאיאט|מאיוט|مايوتتا|مايوتتې|مايوتى|مايوټ|مایوت|مایوٹ|مایۆت|مياتي|میٹو|مییٹ|ܡܐܝܘܛ|މެކްސިކޯ|ߡߊߦߐߕ|मयोटे|मायत्ते|मायोट|मायोट्ट|मायोट्टे|मायोते|मेयोट|मैयौट|মায়োট্টে|মায়োত|মায়োত্তে|ਮਾਯੋਟੀ|મેયોટ|ମାୟତେ|ମାୟୋଟେ|மயோட்|மயோத்|మాయొట్|మాయొట్టి|ಮಯೊಟ್ಟೆ|മയോട്ടി|මයෝට්|มายอต|ມາຢັອດ|མེ ཡོཊ|မာယိုတေး|မေယော့|မေအိုတီ|မႃႇယူတ်ႈ|მაიოტა|ማዮት|ሜይኦቴ|ម៉ាយុត|ម៉ាយ៉ូត|ⵎⴰⵢⵓⵟ|マヨット|マヨット島|馬約特|馬約特島|马约特|ꕮꗚꔎ|ꮊꮿꮦ|마요트|𑄟𑄠𑄮𑄖𑄴𑄖𑄬|𞤥𞤢𞤴𞤮𞥅𞤼𞤵
YU	name	exact	югославия
ZA	name		νοτια αφρικη|южная африка|южно африканская республика|جنوب افريقيا|𐑅𐐵𐑃 𐐰𐑁𐑉𐐲𐐿𐐲
ZA	name	exact	африкаи ҷануби|жанубии африка|жанубии африка республикаси|кантар африка республики|къилба африкин республика|көньяк африка|көньяҡ африка республикаһы|мурнуу африкан республика|оңтүстік африка|оңтүстік африка республикасы|пауднева афрыканская рэспубліка|паудневаафрыканская рэспубліка|південна африка|південно африканська республіка|түштүк африка республикасы|юар|южна африка|јужноафриканска република|јужноафричка република|қубла африка республикасы|ҹәнуб африка|өмнөд африк|өмнөд африк тив|հարավաֆրիկյան հանրապետություն|דרום אפריקה|דרוםאפריקע|افریقای جنوبی|جنوبی افریقا|جنوبی افریقہ|جنوبی افریکا|جەنۇبىي يافرىقا|سویلي افریقا|وڭتۇستىك افريكا|يەفریقای باشوور|ڏکڻ افريقا|ܬܝܡܢ ܐܦܪܝܩܐ|ސައުތު އެފްރިކާ|ߥߙߏ߬ߘߎ߮ ߝߘߊ߬ߝߌ߲߬ߠߊ߫|खोला आफ्रिका|दक्षिण अफ़्रीका|दक्षिण अफ्रिका|दक्षिण अफ्रीका|दक्षिण आफ्रिका|दक्षिण आफ्रीका|दखण अफ़्रीका|दॉकिण आप़्रीका|দক্ষিণ আফ্রিকা|ਦੱਖਣ ਅਫਰੀਕਾ|ਦੱਖਣੀ ਅਫਰੀਕਾ|દક્ષિણ આફ્રિકા|ଦକିଣ ଆପ୍ରିକା|ଦକ୍ଷିଣ ଆଫ୍ରିକା|தென் ஆப்பிரிக்கா|దకిణ అప్రికా|దక్షిణ ఆఫ్రికా|ದಕ್ಷಿಣ ಆಫ್ರಿಕಾ|ദക്ഷിണാഫ്രിക്ക|දකුණු අප්රිකාව|แอฟริกาใต้|ອາຟຣິກາໃຕ້|ອາຟະລິກາໃຕ້|ལྷོ ཨཕྲི ཀ|སཱའུཐ ཨཕ རི ཀ|တောင်အာဖရိက|ဢႃႇၾရိၵၸၢၼ်း|სამხ აფრიკის რესპუბლიკა|სამხრეთ აფრიკა|სამხრეთ აფრიკის რესპუბლიკა|სამხრეთაფრიკა|ደቡብ አፍሪካ|ደቡብ ኣፍሪቃ|អាហ្វ្រិកខាងត្បូង|ⴰⴼⵔⵉⵇⵢⴰ ⵏ ⵉⴼⴼⵓⵙ|南アフリカ|南非|ꕉꔱꔸꕪ ꗛꔤ ꔒꘋꗣ ꗏ ꕸꖃꔀ|ꮷꭶꮎꮾ ꭼꮏꭸꮝꮫ|남아프리카|𑄘𑄧𑄉𑄨𑄚𑄴 𑄃𑄜𑄳𑄢𑄨𑄇|𞤢𞤬𞤪𞤭𞤳𞤢 𞤤𞤫𞤧𞤤𞤫𞤴𞤪𞤭
ZA	official		جمهورية جنوب افريقيا
ZA	official	exact	南非共和国
ZM	name		ζαμπια|замбия|زامبيا|𐑆𐐰𐑋𐐺𐐨𐐲
ZM	name	exact	замби|замбија|замбія|զամբիա|זאמביע|זמביה|جامبیا|زامبىيە|زامبیا|زيمبيا|زیمبیا|ܙܐܡܒܝܐ|ޒެމްބިއާ|ߖ߭ߊ߲ߓߌ߫|ज़ाम्बिया|जाम्बिया|झांबिया|झाम्बिया|জাম্বিয়া|ਜ਼ਾਮਬੀਆ|ઝામ્બિયા|ଜାମ୍ବିଆ|ଜାମ୍ବିୟା|ஜாம்பியா|జంబియా|జాంబియా|ಜಾಂಬಿಯ|ಝಾಂಬಿಯಾ|സാംബിയ|සැම්බියාව|แซมเบีย|ແຊມເບຍ|ཛམ བི ཡ|ཛམ བྷི ཡ|ဇမ်ဘီယာ|ၸမ်းပီးယႃး|ზამბია|ዛምቢያ|ዛምብያ|សំប៊ី|ហ្សាំប៊ី|ⵣⴰⵎⴱⵢⴰ|ザンビア|尚比亚|尚比亞|贊比亞|赞比亚|ꕤꔭꕩ|ꮜꮋꮘꮿ|잠비아|𑄎𑄟𑄴𑄝𑄨𑄠|𞥁𞤢𞤥𞤦𞤭𞤴𞤢
ZM	official		республика замбия|جمهورية زامبيا
ZM	official	exact	赞比亚共和国
ZW	name		ζιμπαμπουε|зимбабве|زمبابوي|زيمبابوي|𐑆𐐮𐑋𐐺𐐪𐐺𐐶𐐩
ZW	name	exact	зімбабве|зімбабвэ|զիմբաբվե|זימבאבווה|זימבאבווע|זימבבואה|زمبابوے|زمبابے|زىمبابۋې|زيمبابۆە|زیمبابوه|زیمبابوی|ܙܝܡܒܐܒܘܝ|ޒިމްބާބުވޭ|ߖ߭ߌ߲ߓߊߓߏߦߋ߫|ज़िम्बाब्वे|ज़ीम्बाब्वे|जिंबावे|जिम्बाबवे|जिम्बाबे|जिम्बाब्बे|जिम्बाब्वे|झिम्बाब्वे|জিম্বাবুয়ে|জিম্বাবোয়ে|জিম্বাবৱে|ਜ਼ਿੰਬਾਬਵੇ|ઝિમ્બાબ્વે|ଜିମ୍ବାୱେ|ஜிம்பாப்வே|జింబాబ్వే|ಜಿಂಬಾಬ್ವೆ|സിംബാബ്വേ|සිම්බාබ්වේ|ซิมบับเว|ຊິມບັບເວ|ཛིམ བྷབ ཝེ|ཛིམ བྷཱ བེ|ဇင်ဘာဘွေ|ၸိမ်ႇပႃႇပူၺ်ႇ|ზიმბაბვე|ዚምባብዌ|ዚምቧቤ|ស៊ីមបាវ៉េ|ហ្ស៊ីមបាវ៉េ|ⵣⵉⵎⴱⴰⴱⵡⵉ|ジンバブエ|津巴布韋|津巴布韦|辛巴威|ꔽꕓꖜꔃ|ꮟꮋꮖꮗ|짐바브웨|짐바브웨 공화국|𑄎𑄨𑄟𑄴𑄝𑄝𑄪𑄠𑄬|𞥁𞤭𞤥𞤦𞤢𞥄𞤥𞤵𞤴𞤢
ZW	official		республика зимбабве|جمهورية زمبابوي
ZW	official	exact	津巴布韦共和国`;
export const countryDemonyms: string = `AD	en	andorran
AE	en	emirati|emirian
AF		afghane|afghanin|afghanisch
AF	en	afghan|afghani
AG	en	antiguan|antiguan and barbudan|barbudan
AI	en	anguillan
AL		albanais|albanaise|albaner|albanerin|albanisch
AL	en	albanian
AM	en	armenian
AO		angolana|angolano
AO	en	angolan
AR		argentin|argentinier|argentinierin|argentinisch
AR	en	argentinean|argentinian
AT		austriaca|austriaco|austríaca|austríaco|autrichien|autrichienne|osterreicher|osterreicherin|osterreichisch|österreicher|österreicherin|österreichisch
AT	en	austrian
AU		australiana|australiano|australienne|australier|australierin|australisch
AU	en	australian
AW	en	aruban
AZ	en	azerbaijani
BA	en	bosnian|bosnian and herzegovinian|herzegovinian
BB	en	barbadian
BD	en	bangladeshi
BE		belg|belge|belgier|belgierin|belgisch|belgische
BE	en	belgian
BF	en	burkinan
BG		bulgara|bulgare|bulgarin|bulgarisch|bulgaro|búlgara|búlgaro
BG	en	bulgarian
BH	en	bahraini
BI	en	burundian
BJ	en	beninese
BM	en	bermudian
BN	en	bruneian
BO		boliviana|boliviano
BO	en	bolivian
BR		brasileira|brasileiro|brasilena|brasileno|brasileña|brasileño|brasilianer|brasilianerin|brasilianisch|brasiliano|bresilien|bresilienne|brésilien|brésilienne
BR	en	brazilian
BS	en	bahamian
BT	en	bhutanese
BW	en	batswana|botswanan|motswana
BY	en	belarusian|belorussian
BZ	en	belizean
CA		canadense|canadese|canadiana|canadiano|canadien|canadienne|canadiense|kanadier|kanadierin|kanadisch
CA	en	canadian
CD	en	zairean|zairian
CF	en	central african
CH		schweizerin|schweizerisch|suico|suissesse|suizo|suíço|svizzero
CI		ivoirien|ivoirienne
CI	en	ivorian
CK	en	cook islander
CL		chilena|chilene|chilenin|chilenisch|chileno|chilien|chilienne
CL	en	chilean
CM		camerounais|camerounaise
CM	en	cameroonian
CN		chines|chinesa|chinesin|chinesisch|chinois|chinoise|chinês|cinese
CN	en	chinese
CO		colombiana|colombiano|colombien|colombienne
CO	en	colombian
CQ	en	sarkese
CR		costarricense
CR	en	costa rican
CU		cubana|cubano
CU	en	cuban
CV		cabo-verdiana|cabo-verdiano
CV	en	cabo verdean|cape verdean
CW	en	curacaoan|curaçaoan
CY	en	cypriot|cypriote
CZ		ceca|ceco|checa|checo|tcheque|tchèque|tscheche|tschechin|tschechisch
DE		alema|alemao|alemã|alemão|allemand|allemande|deutsch|deutsche|deutscher|duits|duitse|duitser|tedesca
DE	en	german
DJ	en	djiboutian
DK		danes|danesa|danese|danin|danisch|danois|danoise|dansk|dansker|danés|dinamarques|dinamarquesa|dinamarquês|dänin|dänisch
DK	en	danish
DO		dominicana|dominicano
DZ		algerienne|algérienne|argelina|argelino
DZ	en	algerian
EC		ecuatoriana|ecuatoriano
EC	en	ecuadoran|ecuadorean|ecuadorian
EE		estnisch|estonien|estonienne
EE	en	estonian
EG		agypter|agypterin|agyptisch|egipcia|egipcio|egiziana|egiziano|egyptien|egyptienne|ägypter|ägypterin|ägyptisch|égyptien|égyptienne
EG	en	egyptian
EH	en	sahraoui|sahrawi|sahrawian
ER	en	eritrean
ES		espagnol|espagnole|espanhol|espanhola|espanol|espanola|español|española|spaans|spaanse|spanier|spanierin|spanisch|spanjaard
ES	en	spanish
ET	en	ethiopian
FI		finlandais|finlandaise|finlandes|finlandesa|finlandese|finlandés|finne|finnin|finnisch|suomalainen
FI	en	finnish
FJ	en	fijian
FK	en	falkland islander
FM	en	micronesian
FO	en	faroese
FR		francais|francaise|francesa|francese|fransman|franzose|franzosin|franzosisch|französin|französisch|français|française
FR	en	french|frenchman|frenchwoman
GB		britanica|britanico|britannica|britannico|britannique|britin|britisch|britse|británica|británico|britânica|britânico
GB	en	british|briton
GD	en	grenadian
GE	en	georgian
GG	en	guernseyman
GH	en	ghanaian
GI	en	gibraltarian
GL	en	greenlander|greenlandic
GM	en	gambian
GN	en	guinean
GP		guadeloupeen|guadeloupeenne|guadeloupéen|guadeloupéenne
GP	en	guadeloupean
GQ	en	equatoguinean|equatorial guinean
GR		grec|grecque|grieche|griechin|griechisch|griega
GR	en	greek|hellenic
GT		guatemalteca|guatemalteco
GT	en	guatemalan
GU	en	guamanian
GW	en	bissau-guinean|guinea-bissauan
GY	en	guyanese
HK	en	hong konger|hongkonger
HN		hondurena|hondureno|hondureña|hondureño
HN	en	honduran
HR		croata|croate|croato|kroate|kroatin|kroatisch
HR	en	croat|croatian
HT		haitien|haitienne|haïtien|haïtienne
HT	en	haitian
HU		hongrois|hongroise|hungara|hungaro|húngara|húngaro|ungarin|ungarisch|ungherese
HU	en	hungarian
IC	en	canarian
ID	en	indonesian
IE		irisch|irlandais|irlandaise|irlandes|irlandesa|irlandese|irlandés
IE	en	irish|irishman|irishwoman
IL		israelien|israelin|israelisch|israélien
IL	en	israeli
IM	en	manx|manxman|manxwoman
IN		inderin|indiana|indiano|indienne|indisch
IN	en	indian
IQ		iraker|irakerin|irakien|irakienne|irakisch
IQ	en	iraqi
IR		iraner|iranerin|iranien|iranienne|iranisch
IR	en	iranian
IS		islandais|islandaise|islander|islanderin|islandisch|isländer|isländerin|isländisch
IS	en	icelander|icelandic
IT		italiaan|italiaans|italiaanse|italiana|italiano|italiener|italienerin|italienisch|italienne
IT	en	italian
JM	en	jamaican
JO	en	jordanian
JP		giapponese|japaner|japanerin|japanisch|japonais|japonaise|japones|japonesa|japonés|japonês
JP	en	japanese
KE	en	kenyan
KG	en	kyrgyzstani
KH	en	cambodian
KM	en	comoran|comorian
KN	en	kittitian|kittitian and nevisian|nevisian
KP	en	north korean
KR	en	south korean
KW	en	kuwaiti
KY	en	caymanian
KZ	en	kazakh|kazakhstani
LA	en	laotian
LB		libanais|libanaise
LB	en	lebanese
LC	en	saint lucian|st lucian
LI		liechtensteinerin|liechtensteinisch
LI	en	liechtensteiner
LK	en	sri lankan
LR	en	liberian
LS	en	basotho|mosotho
LT		litauer|litauerin|litauisch|lituanien|lituanienne
LT	en	lithuanian
LU		luxembourgeois|luxembourgeoise|luxemburger|luxemburgerin|luxemburgisch
LU	en	luxembourger|luxembourgish
LV		lette|lettin|lettisch|letton|lettonne
LV	en	latvian
LY	en	libyan
MA		marocain|marocaine|marocchina|marocchino|marokkaan|marokkaans|marokkaanse|marokkaner|marokkanerin|marokkanisch|marroqui|marroquí
MA	en	moroccan
MC		monégasque
MC	en	monacan|monegasque
MD	en	moldavian|moldovan
MG		malgache
MG	en	malagasy
MH	en	marshallese
MK	en	macedonian|north macedonian
ML		malien|malienne
ML	en	malian
MM	en	burmese
MN	en	mongolian
MO	en	macanese
MP	en	northern mariana islander
MQ		martiniquais|martiniquaise
MQ	en	martinican
MR	en	mauritanian
MS	en	montserratian
MT	en	maltese
MU	en	mauritian
MV	en	maldivian
MW	en	malawian
MX		mexicain|mexicaine|mexicana|mexicano|mexikaner|mexikanerin|mexikanisch
MX	en	mexican
MY	en	malaysian
MZ		mocambicana|mocambicano|moçambicana|moçambicano
MZ	en	mozambican
NA	en	namibian
NC	en	new caledonian
NF	en	norfolk islander
NG	en	nigerian
NI		nicaraguense|nicaragüense
NI	en	nicaraguan
NL		holandes|holandesa|holandés|holandês|nederlander|nederlandse|neerlandais|neerlandaise|neerlandes|neerlandesa|neerlandés|niederlander|niederlanderin|niederlandisch|niederländer|niederländerin|niederländisch|néerlandais|néerlandaise|olandese
NL	en	dutch|dutchman|dutchwoman|netherlander|netherlandic
NO		nordmann|norsk|noruego|noruegues|norueguesa|norueguês|norvegese|norvegien|norvegienne|norvégien|norvégienne|norweger|norwegerin|norwegisch
NO	en	norwegian
NP	en	nepalese|nepali
NR	en	nauruan
NU	en	niuean
NZ	en	new zealander
OM	en	omani
PA		panamena|panameno|panameña|panameño
PA	en	panamanian
PE		peruana|peruano
PE	en	peruvian
PF	en	french polynesian
PG	en	papua new guinean|papuan
PH	en	philippine
PK	en	pakistani
PL		polaca|polacca|polacco|polaco|polnisch|polonais|polonaise|polones|polonesa|polonês|pools|poolse
PL	en	polish
PN	en	pitcairn islander
PR		puertorriquena|puertorriqueno|puertorriqueña|puertorriqueño
PR	en	puerto rican
PS	en	palestinian
PT		portoghese|portugais|portugaise|portugiese|portugiesin|portugiesisch|portugues|portuguesa|portugués|português
PT	en	portuguese
PW	en	palauan
PY		paraguaya|paraguayo
PY	en	paraguayan
QA	en	qatari
RE		reunionnais|reunionnaise|réunionnais|réunionnaise
RE	en	reunionese
RO		roumain|roumaine|rumana|rumane|rumanin|rumanisch|rumano|rumena|rumeno|rumäne|rumänin|rumänisch
RO	en	romanian
RS		serba|serbe|serbin|serbo
RS	en	serb|serbian
RU		rusa|ruso|russa|russin|russisch
RU	en	russian
RW	en	rwandan
SA	en	saudi arabian
SB	en	solomon islander
SC	en	seychellois
SD	en	sudanese
SE		schwedin|schwedisch|sueco|suedois|suedoise|suédois|suédoise|svedese|svensk|svenska
SE	en	swedish
SG	en	singaporean
SH	en	saint helenian|st helenian
SI		slovena|sloveno|slowene|slowenin|slowenisch
SI	en	slovenian
SK		slovaque|slowake|slowakin|slowakisch
SK	en	slovakian
SL	en	sierra leonean
SM	en	sammarinese
SN		senegalais|senegalaise|sénégalais|sénégalaise
SN	en	senegalese
SO	en	somalian
SR		surinaams|surinaamse|surinamer
SR	en	surinamese
SS	en	south sudanese
ST	en	sao tomean|são toméan
SV		salvadorena|salvadoreno|salvadoreña|salvadoreño
SV	en	salvadoran|salvadorean
SY		syrer|syrerin|syrienne|syrisch
SY	en	syrian
SZ	en	swazi
TD	en	chadian
TG	en	togolese
TH		thailander|thailanderin|thailandisch|thailänder|thailänderin|thailändisch
TH	en	thai
TJ	en	tajik|tajikistani
TK	en	tokelauan
TL	en	east timorese|timorese
TM	en	turkmenistani
TN		tunesier|tunesierin|tunesisch|tunisienne|tunisina|tunisino
TN	en	tunisian
TO	en	tongan
TR		turc|turca|turke|turkin|turkisch|turks|turkse|turque|türke|türkin|türkisch
TR	en	turkish
TT	en	tobagonian|trinidadian|trinidadian and tobagonian
TV	en	tuvaluan
TW	en	taiwanese
TZ	en	tanzanian
UA		ucraino|ucraniana|ucraniano|ukrainer|ukrainerin|ukrainien|ukrainienne|ukrainisch
UG	en	ugandan
US		americain|americaine|amerikaan|amerikaans|amerikaanse|amerikaner|amerikanerin|amerikanisch|américain|américaine|estadounidense|norte-americana|norte-americano|statunitense|us-amerikaner|us-amerikanerin|us-amerikanisch
US	en	american
UY		uruguaya|uruguayo
UY	en	uruguayan
UZ	en	uzbek|uzbekistani
VC	en	saint vincentian|vincentian
VE		venezolana|venezolano
VE	en	venezuelan
VG	en	british virgin islander
VI	en	virgin islander
VN		vietnamesin|vietnamesisch|vietnamien|vietnamienne
VN	en	vietnamese
VU	en	ni-vanuatu|vanuatuan
WS	en	samoan
XK	en	kosovan
YE	en	yemeni|yemenite
YU	en	yugoslav|yugoslavian
ZA	en	south african
ZM	en	zambian
ZW	en	rhodesian|zimbabwean`;
export const lookalikes: string = `aalen
afghanistani
afghanistann
africa
aguila
ahlen
aiden
aiken
aileen
ailene
aileu
aktar
al minya
al yamun
alana
aland islandsi
aland islandsn
alandi
alane
alanna
alanya
alban
albaniai
albanian
albano
albany
alegria
alesia
algeriai
algerian
allen
allis
almansa
almanza
almeria
alvand
amanda
american
american samoai
american samoan
americas
amman
anand
andera
andorrai
andorran
andra
angela
angelia
angla
angol
angolai
angolan
anguillai
anguillan
annas
annau
antarcticai
antarctican
antigua and barbudai
antigua and barbudan
apolonia
araki
aranda
arcelia
ardelia
argentinai
argentinan
argentinian
arlen
armeniai
armenian
armenta
armeria
arubai
aruban
aruja
ascension islandi
ascension islandn
au cap
aussie
australiai
australian
austrasia
austriai
austrian
ayotte
azerbaijani
azerbaijann
azerbayan
bacau
baham
bahamasn
bahraini
bahrainn
bailen
baiti
bakau
balad
balas
balaz
balen
bales
balkan
balta
balzan
bangladeshi
bangladeshn
baran
barbadosi
barbadosn
barbare
bardin
barmenia
bartin
basil
basile
bauan
bauru
bayan
bazan
begin
bekim
beland
belarusian
belarusn
belgaum
belgian
belgiumi
belgiumn
belia
belin
belinda
belizei
belizen
bellas
beninn
berman
bermudai
bermudan
bermudez
betim
bhuban
bhutann
bitan
bland
bolan
boland
bolen
boliviai
bolivian
bon air
bonga
bongo
bonin
bosnia and herzegovinai
bosnia and herzegovinan
bosnian
botswanai
botswanan
bouvet islandi
bouvet islandn
brasel
braziel
braziln
breece
breland
briain
british indian ocean territoryi
british indian ocean territoryn
british virgin islandsi
british virgin islandsn
brittain
brune
bruneii
brunein
brunel
bruner
brunet
bruni
bukan
bulan
bulgariai
bulgarian
bungard
burda
burkey
burkina fasoi
burkina fason
burla
burman
bursa
burundin
busan
busia
butnan
byrom
cacau
caine
caledonia
cales
callis
calvert
cambodiai
cambodian
cameron
camerooni
cameroonn
campo verde
canadai
canadan
canaday
canady
canar
canarian
canary islandsi
canary islandsn
cape verdei
cape verden
capua
caribbean netherlandsi
caribbean netherlandsn
carman
cater
cayman islandsi
cayman islandsn
caymans
cenral african republic
central african republici
central african republicn
cervia
ceske
cesky
ceuta and melillai
ceuta and melillan
chace
chadn
chana
chanel
chapel
chase
chaska
chiba
chien
child
chilei
chilen
chiles
chill
chilli
chinai
chinan
ching
chinn
chino
chinu
chita
chitre
chone
christmas islandi
christmas islandn
cindie
cline
clipperton islandi
clipperton islandn
cocos keeling islandsi
cocos keeling islandsn
colomba
colombe
colombiai
colombian
colonia
columbia
comet
comoe
comorosi
comorosn
cook islandsi
cook islandsn
corea
corse du sud
costa ricai
costa rican
cote divoirei
cote divoiren
croatiai
croatian
curacaoi
curacaon
cypert
cyprusi
cyprusn
cyrus
czechiai
czechian
czechoslovakiai
czechoslovakian
dacia
daina
dales
dalia
daman
danial
danica
danika
danis
danita
danna
daria
datia
democratic republic of the congoi
democratic republic of the congon
denia
denmarkn
desir
desoto
diego garciai
diego garcian
diemen
djiboutii
djiboutin
doman
domenica
dominic
dominicai
dominican
dominican republici
dominican republicn
dominick
dominik
dominque
domonique
donga
drayer
east germanyi
east germanyn
eastland
ecuadorn
egyptan
egyptn
el salvadorn
englund
equatorial guineai
equatorial guinean
eritreai
eritrean
espada
estoniai
estonian
eswatinii
eswatinin
ethiopiai
ethiopian
eymen
fales
falkland islandsi
falkland islandsn
fallis
farber
faries
farmer
farner
faroe islandsi
faroe islandsn
faroese
farone
farrer
farver
felice
ferland
filippone
finlandn
foland
forge
francei
francen
frances
francina
francis
franck
franco
franke
frans
fransan
french guianai
french guianan
french polynesiai
french polynesian
french southern territoriesi
french southern territoriesn
gabai
gabonn
gabor
galan
gales
gambela
gambiai
gambian
gamble
gamboa
gapan
garmany
garon
gayman
genia
george
georgi
georgiai
georgian
georgiev
georgieva
georgina
georgine
german
germann
germano
germanyi
germanyn
ghanai
ghanan
ghang
gibraltari
gibraltarn
giorgia
gohana
goiana
gordan
grace
gracia
grana
granado
granata
granda
grech
greco
greecei
greecen
greene
greenlandi
greenlandn
grenadai
grenadan
greve
grice
groce
guadeloupei
guadeloupen
guamn
guane
guatemalai
guatemalan
guernseyi
guernseyn
guice
guide
guinea bissaui
guinea bissaun
guineai
guinean
guines
guinn
gurnee
gussie
gutao
guyanai
guyanan
hagan
haire
haith
haitin
halal
hales
halin
halland
halwan
haman
harlan
hasan
hayman
hazan
heard and mcdonald islandsi
heard and mcdonald islandsn
hella
helland
herman
hersey
hisar
holen
hollander
honduran
hondurasn
hong kongi
hong kongn
howland
hrvatski
hulan
hungarian
hungaryi
hungaryn
hungry
iberia
icelandi
icelandn
idalia
ikongo
ilse of man
index
indiai
indian
indiana
indio
indira
indonesiai
indonesian
indra
indre
inger
inland
inoue
insia
intel
irani
iraqi
iraqn
irati
irece
irelandi
irelandn
islandan
islands
isle of mani
isle of mann
ismael
ismail
israeli
israeln
isreal
italian
italyan
italyi
italyn
ivdel
iwaki
jales
jamaicai
jamaican
jamika
japann
japans
jarman
jason
jenin
jerseyi
jerseyn
jiban
jolanda
jordanian
jordann
jordans
jorden
jordon
jorge
jourdan
judon
julen
juwon
kahama
kakao
kamada
kaman
kambja
kanady
kanaya
kanda
kania
kantar
kapan
kayar
kazakhstani
kazakhstann
kazerun
kecia
kenda
kenna
kenyai
kenyan
kerman
kersey
khana
kiger
kindel
kindia
kiribatin
kolea
komono
kondo
konya
korba
korean
korem
koren
korey
korla
kosovan
kosovoi
kosovon
kotovo
kratie
kristan
kuwaiti
kuwaitn
kyrgyzstani
kyrgyzstann
kyrgzstan
landa
lantigua
lapan
larocco
latia
latonia
latonya
latviai
latvian
laurice
layman
lebanonn
lebaron
leland
lemen
leonia
lerman
lesko
lesothoi
lesothon
leyland
liang
libbie
liben
liberiai
liberian
libiaz
libon
libra
libre
libreria
libyai
libyan
lidia
liechtensteini
liechtensteinn
ligia
lilia
limbang
lithuaniai
lithuanian
livia
loanda
longo
luanda
luban
luxembourgn
mabon
macae
macaoi
macaon
macas
macedonian
macko
macro
madagascarn
magar
maghar
maicao
maile
maire
maite
makam
makro
malaga
malan
maland
malatya
malaut
malave
malawin
malaysiai
malaysian
malca
maldivesi
maldivesn
malia
malita
maliye
malka
mallawi
mallie
malpe
maltai
maltan
malthe
malvina
maman
manama
mania
manta
marau
marawi
marco
maric
maricle
mariko
marko
marotta
marshall
marshall islandsi
marshall islandsn
marta
marte
martinek
martini
martiniquei
martiniquen
maruko
masaya
matao
matta
matte
maurine
mauritaniai
mauritanian
mauritiusi
mauritiusn
mayottei
mayotten
medico
meiko
messick
mexicoi
mexicon
micronesiai
micronesian
mirlande
miser
moldavian
moldovai
moldovan
monacoi
monacon
moncao
mongo
mongoliai
mongolian
monico
monserrato
montenegroi
montenegron
montserratn
morea
moroccoi
moroccon
moroto
moxico
mozambiquei
mozambiquen
munez
myanmari
myanmarn
myrie
nakuru
namibe
namibiai
namibian
nampho
nanam
naura
naurui
naurun
nepali
nepaln
neral
netherlands antillesi
netherlands antillesn
netherlandsi
netherlandsn
new caledoniai
new caledonian
new zealandn
nguru
nicaraguai
nicaraguan
nidia
nigel
nigeri
nigeriai
nigerian
nigern
nijar
nikon
nippoh
nipro
nixon
noland
nolen
norfolk islandi
norfolk islandn
noriega
norse
norte
north koreai
north korean
north macedoniai
north macedonian
northern mariana islandsi
northern mariana islandsn
norwayi
norwayn
norwegian
nunez
ohana
olinda
olivia
oliwia
ongole
oritain
orlandia
osterreichs
pabon
padua
pakistani
pakistann
palamos
palaui
palaun
palen
palestinei
palestinen
palestrina
palos
panamai
panaman
pandora
paoua
papua new guineai
papua new guinean
papuan
paraguari
paraguayi
paraguayn
penama
peraia
persian
philippine
philippinesi
philippinesn
piland
pitcairn islandsi
pitcairn islandsn
polandn
polin
polonne
polski
portugaln
portugan
preece
puerto ricoi
puerto ricon
purkey
qatari
qatarn
quiana
rabon
randa
rania
reece
repalle
republic of the congoi
republic of the congon
ressie
reunioni
reunionn
rhine
rhodesian
roland
rolanda
rolandia
rolen
rolland
romana
romaniai
romanian
romelia
romenian
ronja
rosca
rossie
rubanda
ruhland
ruland
rumia
runion
rusin
russiai
russian
rutan
rutland
rwandai
rwandan
sabia
sadao
saint barthelemyi
saint barthelemyn
saint helenai
saint helenan
saint helens
saint kitts and nevisi
saint kitts and nevisn
saint luciai
saint lucian
saint martini
saint martinn
saint pierre and miqueloni
saint pierre and miquelonn
saint vincent and the grenadinesi
saint vincent and the grenadinesn
salaya
sales
sallis
salta
samba
sambir
samoai
samoan
samora
samos
san mariano
san marinoi
san marinon
sanada
sandi
sangola
santa fe
santa luzia
sao tome and principei
sao tome and principen
saude
saudi arabiai
saudi arabian
schade
schwein
scotia
sedan
sellas
senecal
senegaln
senekal
serbia and montenegroi
serbia and montenegron
serbiai
serbian
seria
serve
servic
service
servier
servin
servis
seychellesi
seychellesn
shade
shain
shana
shine
siberia
sierra leonei
sierra leonen
sinegal
singaporei
singaporen
sint maarteni
sint maartenn
sirsa
slovakiai
slovakian
sloveniai
slovenian
solomon
solomon islandsi
solomon islandsn
somaliai
somalian
sorge
soria
souran
south africai
south african
south georgia and south sandwich islandsi
south georgia and south sandwich islandsn
south koreai
south korean
south sudani
south sudann
southafrican
soviet unioni
soviet unionn
spahn
spaini
spainn
spann
sri lankai
sri lankan
srilankan
st lucian
styria
suazo
sudann
sueca
suita
suman
sunan
sunde
surinamei
surinamen
surinamese
susan
suzan
svalbard and jan mayeni
svalbard and jan mayenn
swain
swedeni
swedenn
swims
switzerlandn
syriai
syriam
syrian
tahini
taian
tainan
taiwann
taiwans
tajikistani
tajikistann
taman
tanga
tania
tanzaniai
tanzanian
tatvan
taunus
teruel
thailandn
theis
thersa
theus
tiger
timon
timor lestei
timor lesten
timorese
tokelaui
tokelaun
toland
tolga
tonda
tongai
tongan
tonia
tonja
tonka
tonya
toole
treece
trinidad and tobagoi
trinidad and tobagon
trista
tristan da cunhai
tristan da cunhan
tristar
tuner
tunisiai
tunisian
tuniu
turkiyei
turkiyen
turkmenistani
turkmenistann
turks and caicos islandsi
turks and caicos islandsn
turku
turley
turney
tuvalui
tuvalun
twanda
ugandai
ugandan
ukrainean
ukrainei
ukrainen
ukrainians
ukranian
ungar
ungaran
unger
united arab emiratesi
united arab emiratesn
united kingdomi
united kingdomn
united states minor outlying islandsi
united states minor outlying islandsn
united states virgin islandsi
united states virgin islandsn
united statesi
united statesn
urman
uruguayi
uruguayn
usman
uzbekhistan
uzbekistani
uzbekistann
vania
vanuatui
vanuatun
vatican cityi
vatican cityn
venezuelai
venezuelan
verde
vestland
vienna
vietnami
vietnamn
vitalia
wages
wallin
wallis and futunai
wallis and futunan
walls
wanda
waves
wayland
wayman
western saharai
western saharan
westland
wiles
willis
winland
wipro
xenia
yalta
yemeni
yemenn
yolanda
yugoslaviai
yugoslavian
yutan
zalan
zalau
zambiai
zambian
zealand
zenia
zimbabwei
zimbabwen
zrece`;
export const subdivisions: string = `AD-02	Canillo
AD-03	Encamp
AD-04	La Massana
AD-05	Ordino
AD-06	Sant Julià de Lòria
AD-07	Andorra la Vella
AD-08	Escaldes-Engordany
AE-AJ	Ajman
AE-AZ	Abu Dhabi
AE-DU	Dubai
AE-FU	Fujairah
AE-RK	Ras al-Khaimah
AE-SH	Sharjah
AE-UQ	Umm al-Quwain
AF-BAL	Balkh
AF-BAM	Bamyan
AF-BDG	Badghis
AF-BDS	Badakhshan
AF-BGL	Baghlan
AF-DAY	Daykundi
AF-FRA	Farah
AF-FYB	Faryab
AF-GHA	Ghazni
AF-GHO	Ghōr
AF-HEL	Helmand
AF-HER	Herat
AF-JOW	Jowzjan
AF-KAB	Kabul
AF-KAN	Kandahar
AF-KAP	Kapisa
AF-KDZ	Kunduz
AF-KHO	Khost
AF-KNR	Kunar
AF-LAG	Laghman
AF-LOG	Logar
AF-NAN	Nangarhar
AF-NIM	Nimruz
AF-NUR	Nuristan
AF-PAN	Panjshir
AF-PAR	Parwan
AF-PIA	Paktia
AF-PKA	Paktika
AF-SAM	Samangan
AF-SAR	Sar-e Pol
AF-TAK	Takhar
AF-URU	Urozgan
AF-WAR	Maidan Wardak
AF-ZAB	Zabul
AG-03	Saint George
AG-04	Saint John
AG-05	Saint Mary
AG-06	Saint Paul
AG-07	Saint Peter
AG-08	Saint Philip
AG-10	Barbuda
AG-11	Redonda
AL-01	Berat County
AL-02	Durrës County
AL-03	Elbasan County
AL-04	Fier County
AL-05	Gjirokastër County
AL-06	Korçë County
AL-07	Kukës County
AL-08	Lezhë County
AL-09	Dibër County
AL-10	Shkodër County
AL-11	Tirana County
AL-12	Vlorë County
AL-BR	Berat	other
AL-BU	Bulqizë	other
AL-DI	Dibër	other
AL-DL	Delvinë	other
AL-DR	Durrës	other
AL-DV	Devoll	other
AL-EL	Elbasan	other
AL-ER	Kolonjë	other
AL-FR	Fier	other
AL-GJ	Gjirokastër	other
AL-GR	Gramsh	other
AL-HA	Has	other
AL-KA	Kavajë	other
AL-KB	Kurbin	other
AL-KC	Kuçovë	other
AL-KO	Korçë	other
AL-KR	Krujë	other
AL-KU	Kukës	other
AL-LB	Librazhd	other
AL-LE	Lezhë	other
AL-LU	Lushnjë	other
AL-MK	Mallakastër	other
AL-MM	Malësi e Madhe	other
AL-MR	Mirditë	other
AL-MT	Mat	other
AL-PG	Pogradec	other
AL-PQ	Peqin	other
AL-PR	Përmet	other
AL-PU	Pukë	other
AL-SH	Shkodër	other
AL-SK	Skrapar	other
AL-SR	Sarandë	other
AL-TE	Tepelenë	other
AL-TP	Tropojë	other
AL-TR	Tirana	other
AL-VL	Vlorë	other
AM-AG	Aragatsotn
AM-AR	Ararat
AM-AV	Armavir
AM-ER	Yerevan
AM-GR	Gegharkunik
AM-KT	Kotayk
AM-LO	Lori
AM-SH	Shirak
AM-SU	Syunik
AM-TV	Tavush
AM-VD	Vayots Dzor
AO-BGO	Bengo
AO-BGU	Benguela
AO-BIE	Bié
AO-CAB	Cabinda
AO-CCU	Cuando Cubango
AO-CNN	Cunene
AO-CNO	Cuanza Norte
AO-CUS	Cuanza Sul
AO-HUA	Huambo
AO-HUI	Huíla
AO-LNO	Lunda Norte
AO-LSU	Lunda Sul
AO-LUA	Luanda
AO-MAL	Malanje
AO-MOX	Moxico
AO-NAM	Namibe
AO-UIG	Uíge
AO-ZAI	Zaire
AR-A	Salta
AR-B	Buenos Aires Province
AR-C	Buenos Aires
AR-D	San Luis
AR-E	Entre Ríos
AR-F	La Rioja
AR-G	Santiago del Estero
AR-H	Chaco
AR-J	San Juan
AR-K	Catamarca
AR-L	La Pampa
AR-M	Mendoza
AR-N	Misiones
AR-P	Formosa
AR-Q	Neuquén
AR-R	Río Negro
AR-S	Santa Fe
AR-T	Tucumán
AR-U	Chubut
AR-V	Tierra del Fuego
AR-W	Corrientes
AR-X	Córdoba
AR-Y	Jujuy
AR-Z	Santa Cruz
AT-1	Burgenland
AT-2	Carinthia
AT-3	Lower Austria
AT-4	Upper Austria
AT-5	Salzburg
AT-6	Styria
AT-7	Tyrol
AT-8	Vorarlberg
AT-9	Vienna
AU-AAT	Australian Antarctic Territory	other
AU-ACT	Australian Capital Territory
AU-JBT	Jervis Bay Territory	other
AU-NSW	New South Wales
AU-NT	Northern Territory
AU-QLD	Queensland
AU-SA	South Australia
AU-TAS	Tasmania
AU-VIC	Victoria
AU-WA	Western Australia
AZ-ABS	Absheron
AZ-AGA	Agstafa
AZ-AGC	Aghjabadi
AZ-AGM	Agdam
AZ-AGS	Agdash
AZ-AGU	Agsu
AZ-AST	Astara
AZ-BA	Baku
AZ-BAB	Babek
AZ-BAL	Balakan
AZ-BAR	Barda
AZ-BEY	Beylagan
AZ-BIL	Bilasuvar
AZ-CAB	Jabrayil
AZ-CAL	Jalilabad
AZ-CUL	Julfa
AZ-DAS	Dashkasan
AZ-FUZ	Fizuli
AZ-GA	Ganja
AZ-GAD	Gadabay
AZ-GOR	Goranboy
AZ-GOY	Goychay
AZ-GYG	Goygol
AZ-HAC	Hajigabul
AZ-IMI	Imishli
AZ-ISM	Ismailli
AZ-KAL	Kalbajar
AZ-KAN	Kangarli
AZ-KUR	Kurdamir
AZ-LA	Lankaran
AZ-LAC	Lachin
AZ-LAN	Lankaran District
AZ-LER	Lerik
AZ-MAS	Masally
AZ-MI	Mingachevir
AZ-NA	Naftalan
AZ-NEF	Neftchala
AZ-NK	Artsakh	other
AZ-NV	Nakhchivan
AZ-NX	Nakhchivan AR
AZ-OGU	Oghuz
AZ-ORD	Ordubad
AZ-QAB	Qabala
AZ-QAX	Qakh
AZ-QAZ	Qazakh
AZ-QBA	Quba
AZ-QBI	Qubadli
AZ-QOB	Gobustan
AZ-QUS	Qusar
AZ-SA	Shaki
AZ-SAB	Sabirabad
AZ-SAD	Sadarak
AZ-SAH	Shahbuz
AZ-SAK	Shaki District
AZ-SAL	Salyan
AZ-SAR	Sharur
AZ-SAT	Saatly
AZ-SBN	Shabran
AZ-SIY	Siazan
AZ-SKR	Shamkir
AZ-SM	Sumqayit
AZ-SMI	Shamakhi
AZ-SMX	Samukh
AZ-SR	Shirvan
AZ-SUS	Shusha
AZ-TAR	Tartar
AZ-TOV	Tovuz
AZ-UCA	Ujar
AZ-XA	Stepanakert
AZ-XAC	Khachmaz
AZ-XCI	Khojali
AZ-XIZ	Khizi
AZ-XVD	Khojavend
AZ-YAR	Yardymli
AZ-YE	Yevlakh
AZ-YEV	Yevlakh District
AZ-ZAN	Zangilan
AZ-ZAQ	Zaqatala
AZ-ZAR	Zardab
BA-01	Una-Sana	other
BA-02	Posavina	other
BA-03	Tuzlanski	other
BA-04	Zenica-Doboj	other
BA-05	Bosnian Podrinje	other
BA-06	Central Bosnia	other
BA-07	Herzegovina-Neretva	other
BA-08	West Herzegovina	other
BA-09	Sarajevo	other
BA-10	Livanjski	other
BA-BIH	Federation of Bosnia and Herzegovina
BA-BRC	Brčko District
BA-SRP	Republika Srpska
BB-01	Christ Church
BB-02	Saint Andrew
BB-03	Saint George
BB-04	Saint James
BB-05	Saint John
BB-06	Saint Joseph
BB-07	Saint Lucy
BB-08	Saint Michael
BB-09	Saint Peter
BB-10	Saint Philip
BB-11	Saint Thomas
BD-01	Bandarban
BD-02	Barguna
BD-03	Bogra
BD-04	Brahmanbaria
BD-05	Bagerhat
BD-06	Barisal Division
BD-07	Bhola
BD-08	Comilla
BD-09	Chandpur
BD-10	Chittagong
BD-11	Cox’s Bazar
BD-12	Chuadanga
BD-13	Dhaka
BD-14	Dinajpur
BD-15	Faridpur
BD-16	Feni
BD-17	Gopalganj
BD-18	Gazipur
BD-19	Gaibandha
BD-20	Habiganj
BD-21	Jamalpur
BD-22	Jessore
BD-23	Jhenaidah
BD-24	Joypurhat
BD-25	Jhalokati
BD-26	Kishoreganj
BD-27	Khulna
BD-28	Kurigram
BD-29	Khagrachari
BD-30	Kushtia
BD-31	Lakshmipur
BD-32	Lalmonirhat
BD-33	Manikganj
BD-34	Mymensingh
BD-35	Munshiganj
BD-36	Madaripur
BD-37	Magura
BD-38	Maulvi Bazar
BD-39	Meherpur
BD-40	Narayanganj
BD-41	Netrokona
BD-42	Narsingdi
BD-43	Narail
BD-44	Natore
BD-45	Nawabganj
BD-46	Nilphamari
BD-47	Noakhali
BD-48	Naogaon
BD-49	Pabna
BD-50	Pirojpur
BD-51	Patuakhali
BD-52	Panchagarh
BD-53	Rajbari
BD-54	Rajshahi
BD-55	Rangpur
BD-56	Rangamati Hill
BD-57	Sherpur
BD-58	Satkhira
BD-59	Sirajganj
BD-60	Sylhet
BD-61	Sunamganj
BD-62	Shariatpur
BD-63	Tangail
BD-64	Thakurgaon
BD-A	Barisal
BD-B	Chittagong Division
BD-C	Dhaka Division
BD-D	Khulna Division
BD-E	Rajshahi Division
BD-F	Rangpur Division
BD-G	Sylhet Division
BD-H	Mymensingh Division
BE-BRU	Brussels
BE-VAN	Antwerp
BE-VBR	Flemish Brabant
BE-VLG	Flanders
BE-VLI	Limburg
BE-VOV	East Flanders
BE-VWV	West Flanders
BE-WAL	Wallonia
BE-WBR	Walloon Brabant
BE-WHT	Hainaut
BE-WLG	Liège
BE-WLX	Luxembourg
BE-WNA	Namur
BF-01	Boucle du Mouhoun
BF-02	Cascades
BF-03	Centre
BF-04	Centre-Est
BF-05	Centre-Nord
BF-06	Centre-Ouest
BF-07	Centre-Sud
BF-08	Est
BF-09	Hauts-Bassins
BF-10	Nord
BF-11	Plateau-Central
BF-12	Sahel
BF-13	Sud-Ouest
BF-BAL	Balé
BF-BAM	Bam
BF-BAN	Banwa
BF-BAZ	Bazèga
BF-BGR	Bougouriba
BF-BLG	Boulgou
BF-BLK	Boulkiemdé
BF-COM	Comoé
BF-GAN	Ganzourgou
BF-GNA	Gnagna
BF-GOU	Gourma
BF-HOU	Houet
BF-IOB	Ioba
BF-KAD	Kadiogo
BF-KEN	Kénédougou
BF-KMD	Komondjari
BF-KMP	Kompienga
BF-KOP	Koulpélogo
BF-KOS	Kossi
BF-KOT	Kouritenga
BF-KOW	Kourwéogo
BF-LER	Léraba
BF-LOR	Loroum
BF-MOU	Mouhoun
BF-NAM	Namentenga
BF-NAO	Nahouri
BF-NAY	Nayala
BF-NOU	Noumbiel
BF-OUB	Oubritenga
BF-OUD	Oudalan
BF-PAS	Passoré
BF-PON	Poni
BF-SEN	Séno
BF-SIS	Sissili
BF-SMT	Sanmatenga
BF-SNG	Sanguié
BF-SOM	Soum
BF-SOR	Sourou
BF-TAP	Tapoa
BF-TUI	Tuy
BF-YAG	Yagha
BF-YAT	Yatenga
BF-ZIR	Ziro
BF-ZON	Zondoma
BF-ZOU	Zoundwéogo
BG-01	Blagoevgrad
BG-02	Burgas
BG-03	Varna
BG-04	Veliko Tarnovo
BG-05	Vidin
BG-06	Vratsa
BG-07	Gabrovo
BG-08	Dobrich
BG-09	Kardzhali
BG-10	Kyustendil
BG-11	Lovech
BG-12	Montana
BG-13	Pazardzhik
BG-14	Pernik
BG-15	Pleven
BG-16	Plovdiv
BG-17	Razgrad
BG-18	Ruse
BG-19	Silistra
BG-20	Sliven
BG-21	Smolyan
BG-22	Sofia
BG-23	Sofia District
BG-24	Stara Zagora
BG-25	Targovishte
BG-26	Haskovo
BG-27	Shumen
BG-28	Yambol
BH-13	Capital
BH-14	Southern
BH-15	Muharraq
BH-16	Central	other
BH-17	Northern
BI-BB	Bubanza
BI-BL	Bujumbura Rural
BI-BM	Bujumbura
BI-BR	Bururi
BI-CA	Cankuzo
BI-CI	Cibitoke
BI-GI	Gitega
BI-KI	Kirundo
BI-KR	Karuzi
BI-KY	Kayanza
BI-MA	Makamba
BI-MU	Muramvya
BI-MW	Mwaro
BI-MY	Muyinga
BI-NG	Ngozi
BI-RM	Rumonge
BI-RT	Rutana
BI-RY	Ruyigi
BJ-AK	Atakora
BJ-AL	Alibori
BJ-AQ	Atlantique
BJ-BO	Borgou
BJ-CO	Collines
BJ-DO	Donga
BJ-KO	Kouffo
BJ-LI	Littoral
BJ-MO	Mono
BJ-OU	Ouémé
BJ-PL	Plateau
BJ-ZO	Zou
BN-BE	Belait
BN-BM	Brunei-Muara
BN-TE	Temburong
BN-TU	Tutong
BO-B	Beni
BO-C	Cochabamba
BO-H	Chuquisaca
BO-L	La Paz
BO-N	Pando
BO-O	Oruro
BO-P	Potosí
BO-S	Santa Cruz
BO-T	Tarija
BQ-BO	Bonaire
BQ-SA	Saba
BQ-SE	Sint Eustatius
BR-AC	Acre
BR-AL	Alagoas
BR-AM	Amazonas
BR-AP	Amapá
BR-BA	Bahia
BR-CE	Ceará
BR-DF	Federal District
BR-ES	Espírito Santo
BR-GO	Goiás
BR-MA	Maranhão
BR-MG	Minas Gerais
BR-MS	Mato Grosso do Sul
BR-MT	Mato Grosso
BR-PA	Pará
BR-PB	Paraíba
BR-PE	Pernambuco
BR-PI	Piauí
BR-PR	Paraná
BR-RJ	Rio de Janeiro
BR-RN	Rio Grande do Norte
BR-RO	Rondônia
BR-RR	Roraima
BR-RS	Rio Grande do Sul
BR-SC	Santa Catarina
BR-SE	Sergipe
BR-SP	São Paulo
BR-TO	Tocantins
BS-AK	Acklins
BS-BI	Bimini
BS-BP	Black Point
BS-BY	Berry Islands
BS-CE	Central Eleuthera
BS-CI	Cat Island
BS-CK	Crooked Island
BS-CO	Central Abaco
BS-CS	Central Andros
BS-EG	East Grand Bahama
BS-EX	Exuma
BS-FP	Freeport
BS-GC	Grand Cay
BS-HI	Harbour Island
BS-HT	Hope Town
BS-IN	Inagua
BS-LI	Long Island
BS-MC	Mangrove Cay
BS-MG	Mayaguana
BS-MI	Moore’s Island
BS-NE	North Eleuthera
BS-NO	North Abaco
BS-NP	New Providence
BS-NS	North Andros
BS-RC	Rum Cay
BS-RI	Ragged Island
BS-SA	South Andros
BS-SE	South Eleuthera
BS-SO	South Abaco
BS-SS	San Salvador
BS-SW	Spanish Wells
BS-WG	West Grand Bahama
BT-11	Paro
BT-12	Chukha
BT-13	Haa
BT-14	Samtse
BT-15	Thimphu
BT-21	Tsirang
BT-22	Dagana
BT-23	Punakha
BT-24	Wangdue Phodrang
BT-31	Sarpang
BT-32	Trongsa
BT-33	Bumthang
BT-34	Zhemgang
BT-41	Trashigang
BT-42	Mongar
BT-43	Pemagatshel
BT-44	Lhuntse
BT-45	Samdrup Jongkhar
BT-GA	Gasa
BT-TY	Trashiyangtse
BW-CE	Central
BW-CH	Chobe
BW-FR	Francistown
BW-GA	Gaborone
BW-GH	Ghanzi
BW-JW	Jwaneng
BW-KG	Kgalagadi
BW-KL	Kgatleng
BW-KW	Kweneng
BW-LO	Lobatse
BW-NE	North East
BW-NW	North West
BW-SE	South East
BW-SO	Southern
BW-SP	Selibe Phikwe
BW-ST	Sowa Town
BY-BR	Brest
BY-HM	Minsk
BY-HO	Homel
BY-HR	Hrodna
BY-MA	Magileu
BY-MI	Minsk Region
BY-VI	Vitebsk
BZ-BZ	Belize
BZ-CY	Cayo
BZ-CZL	Corozal
BZ-OW	Orange Walk
BZ-SC	Stann Creek
BZ-TOL	Toledo
CA-AB	Alberta
CA-BC	British Columbia
CA-MB	Manitoba
CA-NB	New Brunswick
CA-NL	Newfoundland and Labrador
CA-NS	Nova Scotia
CA-NT	Northwest Territories
CA-NU	Nunavut
CA-ON	Ontario
CA-PE	Prince Edward Island
CA-QC	Quebec
CA-SK	Saskatchewan
CA-YT	Yukon
CD-BC	Bas-Congo
CD-BN	Bandundu	other
CD-BU	Bas-Uélé
CD-EQ	Équateur
CD-HK	Haut-Katanga
CD-HL	Haut-Lomami
CD-HU	Haut-Uélé
CD-IT	Ituri
CD-KA	Katanga	other
CD-KC	Kasaï Central
CD-KE	Kasaï-Oriental
CD-KG	Kwango
CD-KL	Kwilu
CD-KN	Kinshasa
CD-KS	Kasaï
CD-KW	Kasaï-Occidental	other
CD-LO	Lomami
CD-LU	Lualaba
CD-MA	Maniema
CD-MN	Mai-Ndombe
CD-MO	Mongala
CD-NK	North Kivu
CD-NU	Nord-Ubangi
CD-OR	Orientale	other
CD-SA	Sankuru
CD-SK	South Kivu
CD-SU	Sud-Ubangi
CD-TA	Tanganyika
CD-TO	Tshopo
CD-TU	Tshuapa
CF-AC	Ouham
CF-BB	Bamingui-Bangoran
CF-BGF	Bangui
CF-BK	Basse-Kotto
CF-HK	Haute-Kotto
CF-HM	Haut-Mbomou
CF-HS	Mambéré-Kadéï
CF-KB	Nana-Grébizi
CF-KG	Kémo
CF-LB	Lobaye
CF-MB	Mbomou
CF-MP	Ombella-M’Poko
CF-NM	Nana-Mambéré
CF-OP	Ouham-Pendé
CF-SE	Sangha-Mbaéré
CF-UK	Ouaka
CF-VK	Vakaga
CG-11	Bouenza
CG-12	Pool
CG-13	Sangha
CG-14	Plateaux
CG-15	Cuvette-Ouest
CG-16	Pointe-Noire
CG-2	Lékoumou
CG-5	Kouilou
CG-7	Likouala
CG-8	Cuvette
CG-9	Niari
CG-BZV	Brazzaville
CH-AG	Aargau
CH-AI	Appenzell Innerrhoden
CH-AR	Appenzell Ausserrhoden
CH-BE	Bern
CH-BL	Basel-Landschaft
CH-BS	Basel-Stadt
CH-FR	Fribourg
CH-GE	Geneva
CH-GL	Glarus
CH-GR	Graubünden
CH-JU	Jura
CH-LU	Lucerne
CH-NE	Neuchâtel
CH-NW	Nidwalden
CH-OW	Obwalden
CH-SG	St. Gallen
CH-SH	Schaffhausen
CH-SO	Solothurn
CH-SZ	Schwyz
CH-TG	Thurgau
CH-TI	Ticino
CH-UR	Uri
CH-VD	Vaud
CH-VS	Valais
CH-ZG	Zug
CH-ZH	Zürich
CI-01	Lagunes	other
CI-02	Haut-Sassandra	other
CI-03	Savanes	other
CI-04	Vallée du Bandama	other
CI-05	Moyen-Comoé	other
CI-06	Dix-Huit Montagnes	other
CI-07	Lacs	other
CI-08	Zanzan	other
CI-09	Bas-Sassandra	other
CI-10	Denguélé	other
CI-11	N’zi-Comoé	other
CI-12	Marahoué	other
CI-13	Sud-Comoé	other
CI-14	Worodougou	other
CI-15	Sud-Bandama	other
CI-16	Agnéby	other
CI-17	Bafing	other
CI-18	Fromager	other
CI-19	Moyen-Cavally	other
CI-AB	Abidjan
CI-BS	Bas-Sassandra
CI-CM	Comoé
CI-DN	Denguélé
CI-GD	Gôh-Djiboua
CI-LC	Lacs
CI-LG	Lagunes
CI-MG	Montagnes
CI-SM	Sassandra-Marahoué
CI-SV	Savanes
CI-VB	Vallée du Bandama
CI-WR	Woroba
CI-YM	Yamoussoukro
CI-ZZ	Zanzan
CL-AI	Aysén
CL-AN	Antofagasta
CL-AP	Arica y Parinacota
CL-AR	Araucanía
CL-AT	Atacama
CL-BI	Bío Bío
CL-CO	Coquimbo
CL-LI	Libertador General Bernardo O’Higgins
CL-LL	Los Lagos
CL-LR	Los Ríos
CL-MA	Magallanes Region
CL-ML	Maule
CL-NB	Ñuble
CL-RM	Santiago Metropolitan
CL-TA	Tarapacá
CL-VS	Valparaíso
CM-AD	Adamawa
CM-CE	Centre
CM-EN	Far North
CM-ES	East
CM-LT	Littoral
CM-NO	North
CM-NW	Northwest
CM-OU	West
CM-SU	South
CM-SW	Southwest
CN-15	Neimenggu Zizhiqu	other
CN-71	Taiwan	other
CN-91	Hong Kong	other
CN-92	Macau	other
CN-AH	Anhui
CN-BJ	Beijing
CN-CQ	Chongqing
CN-FJ	Fujian
CN-GD	Guangdong
CN-GS	Gansu
CN-GX	Guangxi
CN-GZ	Guizhou
CN-HA	Henan
CN-HB	Hubei
CN-HE	Hebei
CN-HI	Hainan
CN-HL	Heilongjiang
CN-HN	Hunan
CN-JL	Jilin
CN-JS	Jiangsu
CN-JX	Jiangxi
CN-LN	Liaoning
CN-NX	Ningxia
CN-QH	Qinghai
CN-SC	Sichuan
CN-SD	Shandong
CN-SH	Shanghai
CN-SN	Shaanxi
CN-SX	Shanxi
CN-TJ	Tianjin
CN-XJ	Xinjiang
CN-XZ	Tibet
CN-YN	Yunnan
CN-ZJ	Zhejiang
CO-AMA	Amazonas
CO-ANT	Antioquia
CO-ARA	Arauca
CO-ATL	Atlántico
CO-BOL	Bolívar
CO-BOY	Boyacá
CO-CAL	Caldas
CO-CAQ	Caquetá
CO-CAS	Casanare
CO-CAU	Cauca
CO-CES	Cesar
CO-CHO	Chocó
CO-COR	Córdoba
CO-CUN	Cundinamarca
CO-DC	Capital District
CO-GUA	Guainía
CO-GUV	Guaviare
CO-HUI	Huila
CO-LAG	La Guajira
CO-MAG	Magdalena
CO-MET	Meta
CO-NAR	Nariño
CO-NSA	Norte de Santander
CO-PUT	Putumayo
CO-QUI	Quindío
CO-RIS	Risaralda
CO-SAN	Santander
CO-SAP	San Andrés & Providencia
CO-SUC	Sucre
CO-TOL	Tolima
CO-VAC	Valle del Cauca
CO-VAU	Vaupés
CO-VID	Vichada
CR-A	Alajuela
CR-C	Cartago
CR-G	Guanacaste
CR-H	Heredia
CR-L	Limón
CR-P	Puntarenas
CR-SJ	San José
CU-01	Pinar del Río
CU-03	Havana
CU-04	Matanzas
CU-05	Villa Clara
CU-06	Cienfuegos
CU-07	Sancti Spíritus
CU-08	Ciego de Ávila
CU-09	Camagüey
CU-10	Las Tunas
CU-11	Holguín
CU-12	Granma
CU-13	Santiago de Cuba
CU-14	Guantánamo
CU-15	Artemisa
CU-16	Mayabeque
CU-99	Isla de la Juventud
CV-B	Barlavento Islands
CV-BR	Brava
CV-BV	Boa Vista
CV-CA	Santa Catarina
CV-CF	Santa Catarina do Fogo
CV-CR	Santa Cruz
CV-MA	Maio
CV-MO	Mosteiros
CV-PA	Paul
CV-PN	Porto Novo
CV-PR	Praia
CV-RB	Ribeira Brava
CV-RG	Ribeira Grande
CV-RS	Ribeira Grande de Santiago
CV-S	Sotavento Islands
CV-SD	São Domingos
CV-SF	São Filipe
CV-SL	Sal
CV-SM	São Miguel
CV-SO	São Lourenço dos Órgãos
CV-SS	São Salvador do Mundo
CV-SV	São Vicente
CV-TA	Tarrafal
CV-TS	Tarrafal de São Nicolau
CY-01	Nicosia
CY-02	Limassol
CY-03	Larnaca
CY-04	Famagusta
CY-05	Paphos
CY-06	Kyrenia
CZ-10	Prague, Hlavní mešto
CZ-101	Prague 1	other
CZ-102	Prague 2	other
CZ-103	Prague 3	other
CZ-104	Prague 4	other
CZ-105	Prague 5	other
CZ-106	Prague 6	other
CZ-107	Prague 7	other
CZ-108	Prague 8	other
CZ-109	Prague 9	other
CZ-110	Prague 10	other
CZ-111	Prague 11	other
CZ-112	Prague 12	other
CZ-113	Prague 13	other
CZ-114	Prague 14	other
CZ-115	Prague 15	other
CZ-116	Prague 16	other
CZ-117	Prague 17	other
CZ-118	Prague 18	other
CZ-119	Prague 19	other
CZ-120	Prague 20	other
CZ-121	Prague 21	other
CZ-122	Prague 22	other
CZ-20	Středočeský
CZ-201	Benešov
CZ-202	Beroun
CZ-203	Kladno
CZ-204	Kolín
CZ-205	Kutná Hora
CZ-206	Mělník
CZ-207	Mladá Boleslav
CZ-208	Nymburk
CZ-209	Prague-East
CZ-20A	Prague-West
CZ-20B	Příbram
CZ-20C	Rakovník
CZ-31	Jihočeský
CZ-311	České Budějovice
CZ-312	Český Krumlov
CZ-313	Jindřichův Hradec
CZ-314	Písek
CZ-315	Prachatice
CZ-316	Strakonice
CZ-317	Tábor
CZ-32	Plzeňský
CZ-321	Domažlice
CZ-322	Klatovy
CZ-323	Plzeň
CZ-324	Plzeň-South
CZ-325	Plzeň-North
CZ-326	Rokycany
CZ-327	Tachov
CZ-41	Karlovarský
CZ-411	Cheb
CZ-412	Karlovy Vary
CZ-413	Sokolov
CZ-42	Ústecký
CZ-421	Děčín
CZ-422	Chomutov
CZ-423	Litoměřice
CZ-424	Louny
CZ-425	Most
CZ-426	Teplice
CZ-427	Ústí nad Labem
CZ-51	Liberecký
CZ-511	Česká Lípa
CZ-512	Jablonec nad Nisou
CZ-513	Liberec
CZ-514	Semily
CZ-52	Královéhradecký
CZ-521	Hradec Králové
CZ-522	Jičín
CZ-523	Náchod
CZ-524	Rychnov nad Kněžnou
CZ-525	Trutnov
CZ-53	Pardubický
CZ-531	Chrudim
CZ-532	Pardubice
CZ-533	Svitavy
CZ-534	Ústí nad Orlicí
CZ-63	Vysočina
CZ-631	Havlíčkův Brod
CZ-632	Jihlava
CZ-633	Pelhřimov
CZ-634	Třebíč
CZ-635	Žďár nad Sázavou
CZ-64	Jihomoravský
CZ-641	Blansko
CZ-642	Brno-město
CZ-643	Brno-venkov
CZ-644	Břeclav
CZ-645	Hodonín
CZ-646	Vyškov
CZ-647	Znojmo
CZ-71	Olomoucký
CZ-711	Jeseník
CZ-712	Olomouc
CZ-713	Prostějov
CZ-714	Přerov
CZ-715	Šumperk
CZ-72	Zlínský
CZ-721	Kroměříž
CZ-722	Uherské Hradiště
CZ-723	Vsetín
CZ-724	Zlín
CZ-80	Moravskoslezský
CZ-801	Bruntál
CZ-802	Frýdek-Místek
CZ-803	Karviná
CZ-804	Nový Jičín
CZ-805	Opava
CZ-806	Ostrava
DE-BB	Brandenburg
DE-BE	Berlin
DE-BW	Baden-Württemberg
DE-BY	Bavaria
DE-HB	Bremen
DE-HE	Hesse
DE-HH	Hamburg
DE-MV	Mecklenburg-Vorpommern
DE-NI	Lower Saxony
DE-NW	North Rhine-Westphalia
DE-RP	Rhineland-Palatinate
DE-SH	Schleswig-Holstein
DE-SL	Saarland
DE-SN	Saxony
DE-ST	Saxony-Anhalt
DE-TH	Thuringia
DJ-AR	Arta
DJ-AS	Ali Sabieh
DJ-DI	Dikhil
DJ-DJ	Djibouti
DJ-OB	Obock
DJ-TA	Tadjourah
DK-81	Northern Denmark
DK-82	Central Denmark
DK-83	Southern Denmark
DK-84	Capital Region
DK-85	Zealand
DM-02	Saint Andrew
DM-03	Saint David
DM-04	Saint George
DM-05	Saint John
DM-06	Saint Joseph
DM-07	Saint Luke
DM-08	Saint Mark
DM-09	Saint Patrick
DM-10	Saint Paul
DM-11	Saint Peter
DO-01	Distrito Nacional
DO-02	Azua
DO-03	Baoruco
DO-04	Barahona
DO-05	Dajabón
DO-06	Duarte
DO-07	Elías Piña
DO-08	El Seibo
DO-09	Espaillat
DO-10	Independencia
DO-11	La Altagracia
DO-12	La Romana
DO-13	La Vega
DO-14	María Trinidad Sánchez
DO-15	Monte Cristi
DO-16	Pedernales
DO-17	Peravia
DO-18	Puerto Plata
DO-19	Hermanas Mirabal
DO-20	Samaná
DO-21	San Cristóbal
DO-22	San Juan
DO-23	San Pedro de Macorís
DO-24	Sánchez Ramírez
DO-25	Santiago
DO-26	Santiago Rodríguez
DO-27	Valverde
DO-28	Monseñor Nouel
DO-29	Monte Plata
DO-30	Hato Mayor
DO-31	San José de Ocoa
DO-32	Santo Domingo
DO-33	Cibao Nordeste
DO-34	Cibao Noroeste
DO-35	Cibao Norte
DO-36	Cibao Sur
DO-37	El Valle
DO-38	Enriquillo
DO-39	Higüamo
DO-40	Ozama
DO-41	Valdesia
DO-42	Yuma
DZ-01	Adrar
DZ-02	Chlef
DZ-03	Laghouat
DZ-04	Oum El Bouaghi
DZ-05	Batna
DZ-06	Béjaïa
DZ-07	Biskra
DZ-08	Béchar
DZ-09	Blida
DZ-10	Bouira
DZ-11	Tamanghasset
DZ-12	Tébessa
DZ-13	Tlemcen
DZ-14	Tiaret
DZ-15	Tizi Ouzou
DZ-16	Algiers
DZ-17	Djelfa
DZ-18	Jijel
DZ-19	Sétif
DZ-20	Saïda
DZ-21	Skikda
DZ-22	Sidi Bel Abbès
DZ-23	Annaba
DZ-24	Guelma
DZ-25	Constantine
DZ-26	Médéa
DZ-27	Mostaganem
DZ-28	M’Sila
DZ-29	Mascara
DZ-30	Ouargla
DZ-31	Oran
DZ-32	El Bayadh
DZ-33	Illizi
DZ-34	Bordj Bou Arréridj
DZ-35	Boumerdès
DZ-36	El Tarf
DZ-37	Tindouf
DZ-38	Tissemsilt
DZ-39	El Oued
DZ-40	Khenchela
DZ-41	Souk Ahras
DZ-42	Tipasa
DZ-43	Mila
DZ-44	Aïn Defla
DZ-45	Naama
DZ-46	Aïn Témouchent
DZ-47	Ghardaïa
DZ-48	Relizane
DZ-49	Timimoun
DZ-50	Bordj Badji Mokhtar
DZ-51	Ouled Djellal
DZ-52	Béni Abbès
DZ-53	In Salah
DZ-54	In Guezzam
DZ-55	Touggourt
DZ-56	Djanet
DZ-57	El Meghaier
DZ-58	El Meniaa
EC-A	Azuay
EC-B	Bolívar
EC-C	Carchi
EC-D	Orellana
EC-E	Esmeraldas
EC-F	Cañar
EC-G	Guayas
EC-H	Chimborazo
EC-I	Imbabura
EC-L	Loja
EC-M	Manabí
EC-N	Napo
EC-O	El Oro
EC-P	Pichincha
EC-R	Los Ríos
EC-S	Morona-Santiago
EC-SD	Santo Domingo de los Tsáchilas
EC-SE	Santa Elena
EC-T	Tungurahua
EC-U	Sucumbíos
EC-W	Galápagos
EC-X	Cotopaxi
EC-Y	Pastaza
EC-Z	Zamora-Chinchipe
EE-130	Alutaguse
EE-141	Anija
EE-142	Antsla
EE-171	Elva
EE-184	Haapsalu
EE-191	Haljala
EE-198	Harku
EE-205	Hiiumaa
EE-214	Häädemeeste
EE-245	Jõelähtme
EE-247	Jõgeva
EE-251	Jõhvi
EE-255	Järva
EE-272	Kadrina
EE-283	Kambja
EE-284	Kanepi
EE-291	Kastre
EE-293	Kehtna
EE-296	Keila
EE-303	Kihnu
EE-305	Kiili
EE-317	Kohila
EE-321	Kohtla-Järve
EE-338	Kose
EE-353	Kuusalu
EE-37	Harju
EE-39	Hiiu
EE-424	Loksa
EE-430	Lääneranna
EE-431	Lääne-Harju
EE-432	Luunja
EE-44	Ida-Viru	other
EE-441	Lääne-Nigula
EE-442	Lüganuse
EE-446	Maardu
EE-45	Ida-Virumaa
EE-478	Muhu
EE-480	Mulgi
EE-486	Mustvee
EE-50	Jõgevamaa
EE-503	Märjamaa
EE-511	Narva
EE-514	Narva-Jõesuu
EE-52	Järvamaa
EE-528	Nõo
EE-557	Otepää
EE-56	Läänemaa
EE-567	Paide
EE-57	Lääne	other
EE-586	Peipsiääre
EE-59	Lääne-Viru	other
EE-60	Lääne-Virumaa
EE-615	Põhja-Sakala
EE-618	Põltsamaa
EE-622	Põlva
EE-624	Pärnu
EE-638	Põhja-Pärnumaa
EE-64	Põlvamaa
EE-651	Raasiku
EE-653	Rae
EE-661	Rakvere
EE-663	Rakvere
EE-668	Rapla
EE-68	Pärnumaa
EE-689	Ruhnu
EE-698	Rõuge
EE-708	Räpina
EE-71	Raplamaa
EE-712	Saarde
EE-714	Saaremaa
EE-719	Saku
EE-726	Saue
EE-732	Setomaa
EE-735	Sillamäe
EE-74	Saare
EE-784	Tallinn
EE-79	Tartumaa
EE-792	Tapa
EE-793	Tartu
EE-796	Tartu
EE-803	Toila
EE-809	Tori
EE-81	Valgamaa
EE-824	Tõrva
EE-834	Türi
EE-84	Viljandi
EE-855	Valga
EE-87	Võrumaa
EE-890	Viimsi
EE-897	Viljandi
EE-899	Viljandi
EE-901	Vinni
EE-903	Viru-Nigula
EE-907	Vormsi
EE-917	Võru
EE-919	Võru
EE-928	Väike-Maarja
EG-ALX	Alexandria
EG-ASN	Aswan
EG-AST	Asyut
EG-BA	Red Sea
EG-BH	Beheira
EG-BNS	Beni Suef
EG-C	Cairo
EG-DK	Dakahlia
EG-DT	Damietta
EG-FYM	Faiyum
EG-GH	Gharbia
EG-GZ	Giza
EG-IS	Ismailia
EG-JS	South Sinai
EG-KB	Qalyubia
EG-KFS	Kafr el-Sheikh
EG-KN	Qena
EG-LX	Luxor
EG-MN	Minya
EG-MNF	Monufia
EG-MT	Matrouh
EG-PTS	Port Said
EG-SHG	Sohag
EG-SHR	Al Sharqia
EG-SIN	North Sinai
EG-SUZ	Suez
EG-WAD	New Valley
ER-AN	Anseba
ER-DK	Southern Red Sea
ER-DU	Debub
ER-GB	Gash-Barka
ER-MA	Maekel
ER-SK	Northern Red Sea
ES-A	Alicante
ES-AB	Albacete
ES-AL	Almería
ES-AN	Andalusia
ES-AR	Aragon
ES-AS	Asturias
ES-AV	Ávila
ES-B	Barcelona
ES-BA	Badajoz
ES-BI	Biscay
ES-BU	Burgos
ES-C	A Coruña
ES-CA	Cádiz
ES-CB	Cantabria
ES-CC	Cáceres
ES-CE	Ceuta
ES-CL	Castile and León
ES-CM	Castile-La Mancha
ES-CN	Canary Islands
ES-CO	Córdoba
ES-CR	Ciudad Real
ES-CS	Castellón
ES-CT	Catalonia
ES-CU	Cuenca
ES-EX	Extremadura
ES-GA	Galicia
ES-GC	Las Palmas
ES-GI	Girona
ES-GR	Granada
ES-GU	Guadalajara
ES-H	Huelva
ES-HU	Huesca
ES-IB	Balearic Islands
ES-J	Jaén
ES-L	Lleida
ES-LE	León
ES-LO	La Rioja Province
ES-LU	Lugo
ES-M	Madrid Province
ES-MA	Málaga
ES-MC	Murcia Region
ES-MD	Madrid Autonomous Community
ES-ML	Melilla
ES-MU	Murcia
ES-NA	Navarra
ES-NC	Navarra Chartered Community
ES-O	Asturias Province
ES-OR	Ourense
ES-P	Palencia
ES-PM	Balears Province
ES-PO	Pontevedra
ES-PV	Basque Country
ES-RI	La Rioja
ES-S	Cantabria Province
ES-SA	Salamanca
ES-SE	Seville
ES-SG	Segovia
ES-SO	Soria
ES-SS	Gipuzkoa
ES-T	Tarragona
ES-TE	Teruel
ES-TF	Santa Cruz de Tenerife
ES-TO	Toledo
ES-V	Valencia
ES-VA	Valladolid
ES-VC	Valencian Community
ES-VI	Álava
ES-Z	Zaragoza
ES-ZA	Zamora
ET-AA	Addis Ababa
ET-AF	Afar
ET-AM	Amhara
ET-BE	Benishangul-Gumuz
ET-DD	Dire Dawa
ET-GA	Gambela
ET-HA	Harari
ET-OR	Oromia
ET-SI	Sidama
ET-SN	Southern Nations, Nationalities, and Peoples
ET-SO	Somali
ET-SW	Southwest Ethiopia Peoples
ET-TI	Tigray
FI-02	South Karelia
FI-03	Southern Ostrobothnia
FI-04	Southern Savonia
FI-05	Kainuu
FI-06	Tavastia Proper
FI-07	Central Ostrobothnia
FI-08	Central Finland
FI-09	Kymenlaakso
FI-10	Lapland
FI-11	Pirkanmaa
FI-12	Ostrobothnia
FI-13	North Karelia
FI-14	Northern Ostrobothnia
FI-15	Northern Savonia
FI-16	Päijänne Tavastia
FI-17	Satakunta
FI-18	Uusimaa
FI-19	Southwest Finland
FJ-01	Ba
FJ-02	Bua
FJ-03	Cakaudrove
FJ-04	Kadavu
FJ-05	Lau
FJ-06	Lomaiviti
FJ-07	Macuata
FJ-08	Nadroga-Navosa
FJ-09	Naitasiri
FJ-10	Namosi
FJ-11	Ra
FJ-12	Rewa
FJ-13	Serua
FJ-14	Tailevu
FJ-C	Central
FJ-E	Eastern
FJ-N	Northern
FJ-R	Rotuma
FJ-W	Western
FM-KSA	Kosrae
FM-PNI	Pohnpei
FM-TRK	Chuuk
FM-YAP	Yap
FR-01	Ain
FR-02	Aisne
FR-03	Allier
FR-04	Alpes-de-Haute-Provence
FR-05	Hautes-Alpes
FR-06	Alpes-Maritimes
FR-07	Ardèche
FR-08	Ardennes
FR-09	Ariège
FR-10	Aube
FR-11	Aude
FR-12	Aveyron
FR-13	Bouches-du-Rhône
FR-14	Calvados
FR-15	Cantal
FR-16	Charente
FR-17	Charente-Maritime
FR-18	Cher
FR-19	Corrèze
FR-20R	Corse
FR-21	Côte-d’Or
FR-22	Côtes-d’Armor
FR-23	Creuse
FR-24	Dordogne
FR-25	Doubs
FR-26	Drôme
FR-27	Eure
FR-28	Eure-et-Loir
FR-29	Finistère
FR-2A	Corse-du-Sud
FR-2B	Haute-Corse
FR-30	Gard
FR-31	Haute-Garonne
FR-32	Gers
FR-33	Gironde
FR-34	Hérault
FR-35	Ille-et-Vilaine
FR-36	Indre
FR-37	Indre-et-Loire
FR-38	Isère
FR-39	Jura
FR-40	Landes
FR-41	Loir-et-Cher
FR-42	Loire
FR-43	Haute-Loire
FR-44	Loire-Atlantique
FR-45	Loiret
FR-46	Lot
FR-47	Lot-et-Garonne
FR-48	Lozère
FR-49	Maine-et-Loire
FR-50	Manche
FR-51	Marne
FR-52	Haute-Marne
FR-53	Mayenne
FR-54	Meurthe-et-Moselle
FR-55	Meuse
FR-56	Morbihan
FR-57	Moselle
FR-58	Nièvre
FR-59	Nord
FR-60	Oise
FR-61	Orne
FR-62	Pas-de-Calais
FR-63	Puy-de-Dôme
FR-64	Pyrénées-Atlantiques
FR-65	Hautes-Pyrénées
FR-66	Pyrénées-Orientales
FR-67	Bas-Rhin
FR-68	Haut-Rhin
FR-69	Rhône
FR-69M	Métropole de Lyon
FR-6AE	Alsace
FR-70	Haute-Saône
FR-71	Saône-et-Loire
FR-72	Sarthe
FR-73	Savoie
FR-74	Haute-Savoie
FR-75C	Paris
FR-76	Seine-Maritime
FR-77	Seine-et-Marne
FR-78	Yvelines
FR-79	Deux-Sèvres
FR-80	Somme
FR-81	Tarn
FR-82	Tarn-et-Garonne
FR-83	Var
FR-84	Vaucluse
FR-85	Vendée
FR-86	Vienne
FR-87	Haute-Vienne
FR-88	Vosges
FR-89	Yonne
FR-90	Territoire de Belfort
FR-91	Essonne
FR-92	Hauts-de-Seine
FR-93	Seine-Saint-Denis
FR-94	Val-de-Marne
FR-95	Val-d’Oise
FR-971	Guadeloupe
FR-972	Martinique
FR-973	Guyane (française)
FR-974	La Réunion
FR-976	Mayotte
FR-ARA	Auvergne-Rhône-Alpes
FR-BFC	Burgundy-Franche-Comté
FR-BRE	Brittany
FR-COR	Corsica	other
FR-CVL	Centre-Val de Loire
FR-GES	Grand-Est
FR-HDF	Hauts-de-France
FR-IDF	Île-de-France
FR-NAQ	Nouvelle-Aquitaine
FR-NOR	Normandie
FR-OCC	Occitanie
FR-PAC	Provence-Alpes-Côte-d’Azur
FR-PDL	Pays-de-la-Loire
GA-1	Estuaire
GA-2	Haut-Ogooué
GA-3	Moyen-Ogooué
GA-4	Ngounié
GA-5	Nyanga
GA-6	Ogooué-Ivindo
GA-7	Ogooué-Lolo
GA-8	Ogooué-Maritime
GA-9	Woleu-Ntem
GB-ABC	Armagh, Banbridge and Craigavon
GB-ABD	Aberdeenshire
GB-ABE	Aberdeen
GB-AGB	Argyll and Bute
GB-AGY	Anglesey
GB-AND	Ards and North Down
GB-ANN	Antrim and Newtownabbey
GB-ANS	Angus
GB-ANT	Antrim	other
GB-ARD	Ards	other
GB-ARM	Armagh	other
GB-BAS	Bath and North East Somerset
GB-BBD	Blackburn with Darwen
GB-BCP	Bournemouth, Christchurch and Poole
GB-BDF	Bedford
GB-BDG	Barking and Dagenham
GB-BEN	Brent
GB-BEX	Bexley
GB-BFS	Belfast
GB-BGE	Bridgend
GB-BGW	Blaenau Gwent
GB-BIR	Birmingham
GB-BKM	Buckinghamshire
GB-BLA	Ballymena	other
GB-BLY	Ballymoney	other
GB-BMH	Bournemouth	other
GB-BNB	Banbridge	other
GB-BNE	Barnet
GB-BNH	Brighton and Hove
GB-BNS	Barnsley
GB-BOL	Bolton
GB-BPL	Blackpool
GB-BRC	Bracknell Forest
GB-BRD	Bradford
GB-BRY	Bromley
GB-BST	Bristol
GB-BUR	Bury
GB-CAM	Cambridgeshire
GB-CAY	Caerphilly
GB-CBF	Central Bedfordshire
GB-CCG	Causeway Coast and Glens
GB-CGN	Ceredigion
GB-CGV	Craigavon	other
GB-CHE	Cheshire East
GB-CHW	Cheshire West and Chester
GB-CKF	Carrickfergus	other
GB-CKT	Cookstown	other
GB-CLD	Calderdale
GB-CLK	Clackmannanshire
GB-CLR	Coleraine	other
GB-CMA	Cumbria
GB-CMD	Camden
GB-CMN	Carmarthenshire
GB-CON	Cornwall
GB-COV	Coventry
GB-CRF	Cardiff
GB-CRY	Croydon
GB-CSR	Castlereagh	other
GB-CWY	Conwy
GB-DAL	Darlington
GB-DBY	Derbyshire
GB-DEN	Denbighshire
GB-DER	Derby
GB-DEV	Devon
GB-DGN	Dungannon and South Tyrone	other
GB-DGY	Dumfries and Galloway
GB-DNC	Doncaster
GB-DND	Dundee
GB-DOR	Dorset
GB-DOW	Down	other
GB-DRS	Derry and Strabane
GB-DRY	Derry	other
GB-DUD	Dudley
GB-DUR	Durham
GB-EAL	Ealing
GB-EAW	England and Wales	other
GB-EAY	East Ayrshire
GB-EDH	Edinburgh
GB-EDU	East Dunbartonshire
GB-ELN	East Lothian
GB-ELS	Outer Hebrides
GB-ENF	Enfield
GB-ENG	England
GB-ERW	East Renfrewshire
GB-ERY	East Riding of Yorkshire
GB-ESS	Essex
GB-ESX	East Sussex
GB-FAL	Falkirk
GB-FER	Fermanagh	other
GB-FIF	Fife
GB-FLN	Flintshire
GB-FMO	Fermanagh and Omagh
GB-GAT	Gateshead
GB-GBN	Great Britain	other
GB-GLG	Glasgow
GB-GLS	Gloucestershire
GB-GRE	Greenwich
GB-GWN	Gwynedd
GB-HAL	Halton
GB-HAM	Hampshire
GB-HAV	Havering
GB-HCK	Hackney
GB-HEF	Herefordshire
GB-HIL	Hillingdon
GB-HLD	Highland
GB-HMF	Hammersmith and Fulham
GB-HNS	Hounslow
GB-HPL	Hartlepool
GB-HRT	Hertfordshire
GB-HRW	Harrow
GB-HRY	Haringey
GB-IOS	Isles of Scilly
GB-IOW	Isle of Wight
GB-ISL	Islington
GB-IVC	Inverclyde
GB-KEC	Kensington and Chelsea
GB-KEN	Kent
GB-KHL	Kingston upon Hull
GB-KIR	Kirklees
GB-KTT	Kingston upon Thames
GB-KWL	Knowsley
GB-LAN	Lancashire
GB-LBC	Lisburn and Castlereagh
GB-LBH	Lambeth
GB-LCE	Leicester
GB-LDS	Leeds
GB-LEC	Leicestershire
GB-LEW	Lewisham
GB-LIN	Lincolnshire
GB-LIV	Liverpool
GB-LMV	Limavady	other
GB-LND	London
GB-LRN	Larne	other
GB-LSB	Lisburn	other
GB-LUT	Luton
GB-MAN	Manchester
GB-MDB	Middlesbrough
GB-MDW	Medway
GB-MEA	Mid and East Antrim
GB-MFT	Magherafelt	other
GB-MIK	Milton Keynes
GB-MLN	Midlothian
GB-MON	Monmouthshire
GB-MRT	Merton
GB-MRY	Moray
GB-MTY	Merthyr Tydfil
GB-MUL	Mid Ulster
GB-MYL	Moyle	other
GB-NAY	North Ayrshire
GB-NBL	Northumberland
GB-NDN	North Down	other
GB-NEL	North East Lincolnshire
GB-NET	Newcastle upon Tyne
GB-NFK	Norfolk
GB-NGM	Nottingham
GB-NIR	Northern Ireland
GB-NLK	North Lanarkshire
GB-NLN	North Lincolnshire
GB-NMD	Newry, Mourne and Down
GB-NNH	North Northamptonshire
GB-NSM	North Somerset
GB-NTA	Newtownabbey	other
GB-NTH	Northamptonshire	other
GB-NTL	Neath Port Talbot
GB-NTT	Nottinghamshire
GB-NTY	North Tyneside
GB-NWM	Newham
GB-NWP	Newport
GB-NYK	North Yorkshire
GB-NYM	Newry and Mourne	other
GB-OLD	Oldham
GB-OMH	Omagh	other
GB-ORK	Orkney Islands
GB-OXF	Oxfordshire
GB-PEM	Pembrokeshire
GB-PKN	Perth and Kinross
GB-PLY	Plymouth
GB-POL	Poole	other
GB-POR	Portsmouth
GB-POW	Powys
GB-PTE	Peter
GB-RCC	Redcar and Cleveland
GB-RCH	Rochdale
GB-RCT	Rhondda Cynon Taf
GB-RDB	Redbridge
GB-RDG	Reading
GB-RFW	Renfrewshire
GB-RIC	Richmond upon Thames
GB-ROT	Rotherham
GB-RUT	Rutland
GB-SAW	Sandwell
GB-SAY	South Ayrshire
GB-SCB	Scottish Borders
GB-SCT	Scotland
GB-SFK	Suffolk
GB-SFT	Sefton
GB-SGC	South Gloucestershire
GB-SHF	Sheffield
GB-SHN	Saint Helens
GB-SHR	Shropshire
GB-SKP	Stockport
GB-SLF	Salford
GB-SLG	Slough
GB-SLK	South Lanarkshire
GB-SND	Sunderland
GB-SOL	Solihull
GB-SOM	Somerset
GB-SOS	Southend-on-Sea
GB-SRY	Surrey
GB-STB	Strabane	other
GB-STE	Stoke-on-Trent
GB-STG	Stirling
GB-STH	Southampton
GB-STN	Sutton
GB-STS	Staffordshire
GB-STT	Stockton-on-Tees
GB-STY	South Tyneside
GB-SWA	Swansea
GB-SWD	Swindon
GB-SWK	Southwark
GB-TAM	Tameside
GB-TFW	Telford and Wrekin
GB-THR	Thurrock
GB-TOB	Torbay
GB-TOF	Torfaen
GB-TRF	Trafford
GB-TWH	Tower Hamlets
GB-UKM	United Kingdom	other
GB-VGL	Vale of Glamorgan
GB-WAR	Warwickshire
GB-WBK	West Berkshire
GB-WDU	West Dunbartonshire
GB-WFT	Waltham Forest
GB-WGN	Wigan
GB-WIL	Wiltshire
GB-WKF	Wakefield
GB-WLL	Walsall
GB-WLN	West Lothian
GB-WLS	Wales
GB-WLV	Wolverhampton
GB-WND	Wandsworth
GB-WNH	West Northamptonshire
GB-WNM	Windsor and Maidenhead
GB-WOK	Wokingham
GB-WOR	Worcestershire
GB-WRL	Wirral
GB-WRT	Warrington
GB-WRX	Wrexham
GB-WSM	Westminster
GB-WSX	West Sussex
GB-YOR	York
GB-ZET	Shetland
GD-01	Saint Andrew
GD-02	Saint David
GD-03	Saint George
GD-04	Saint John
GD-05	Saint Mark
GD-06	Saint Patrick
GD-10	Carriacou and Petite Martinique
GE-AB	Abkhazia
GE-AJ	Adjara
GE-GU	Guria
GE-IM	Imereti
GE-KA	Kakheti
GE-KK	Kvemo Kartli
GE-MM	Mtskheta-Mtianeti
GE-RL	Racha-Lechkhumi and Kvemo Svaneti
GE-SJ	Samtskhe-Javakheti
GE-SK	Shida Kartli
GE-SZ	Samegrelo-Zemo Svaneti
GE-TB	Tbilisi
GH-AA	Greater Accra
GH-AF	Ahafo
GH-AH	Ashanti
GH-BA	Brong-Ahafo	other
GH-BE	Bono East
GH-BO	Bono
GH-CP	Central
GH-EP	Eastern
GH-NE	North East
GH-NP	Northern
GH-OT	Oti
GH-SV	Savannah
GH-TV	Volta
GH-UE	Upper East
GH-UW	Upper West
GH-WN	Western North
GH-WP	Western
GL-AV	Avannaata Kommunia
GL-KU	Kujalleq
GL-QA	Qaasuitsup	other
GL-QE	Qeqqata
GL-QT	Kommune Qeqertalik
GL-SM	Sermersooq
GM-B	Banjul
GM-L	Lower River Division
GM-M	Central River Division
GM-N	North Bank Division
GM-U	Upper River Division
GM-W	West Coast Division
GN-B	Boké Region
GN-BE	Beyla
GN-BF	Boffa
GN-BK	Boké
GN-C	Conakry
GN-CO	Coyah
GN-D	Kindia Region
GN-DB	Dabola
GN-DI	Dinguiraye
GN-DL	Dalaba
GN-DU	Dubréka
GN-F	Faranah Region
GN-FA	Faranah
GN-FO	Forécariah
GN-FR	Fria
GN-GA	Gaoual
GN-GU	Guéckédou
GN-K	Kankan Region
GN-KA	Kankan
GN-KB	Koubia
GN-KD	Kindia
GN-KE	Kérouané
GN-KN	Koundara
GN-KO	Kouroussa
GN-KS	Kissidougou
GN-L	Labé Region
GN-LA	Labé
GN-LE	Lélouma
GN-LO	Lola
GN-M	Mamou Region
GN-MC	Macenta
GN-MD	Mandiana
GN-ML	Mali
GN-MM	Mamou
GN-N	Nzérékoré Region
GN-NZ	Nzérékoré
GN-PI	Pita
GN-SI	Siguiri
GN-TE	Télimélé
GN-TO	Tougué
GN-YO	Yomou
GQ-AN	Annobón
GQ-BN	Bioko Norte
GQ-BS	Bioko Sur
GQ-C	Río Muni
GQ-CS	Centro Sur
GQ-DJ	Djibloho
GQ-I	Insular
GQ-KN	Kié-Ntem
GQ-LI	Litoral
GQ-WN	Wele-Nzas
GR-01	Aetolia-Acarnania	other
GR-03	Boeotia	other
GR-04	Euboea	other
GR-05	Evritania	other
GR-06	Phthiotis	other
GR-07	Phocis	other
GR-11	Argolis	other
GR-12	Arcadia	other
GR-13	Achaea	other
GR-14	Ilia	other
GR-15	Corinthia	other
GR-16	Laconia	other
GR-17	Messenia	other
GR-21	Zakynthos	other
GR-22	Corfu	other
GR-23	Kefalonia	other
GR-24	Lefkada	other
GR-31	Arta	other
GR-32	Thesprotia	other
GR-33	Ioannina	other
GR-34	Preveza	other
GR-41	Karditsa	other
GR-42	Larissa	other
GR-43	Magnesia	other
GR-44	Trikala	other
GR-51	Grevena	other
GR-52	Drama	other
GR-53	Imathia	other
GR-54	Thessaloniki	other
GR-55	Kavala	other
GR-56	Kastoria	other
GR-57	Kilkis	other
GR-58	Kozani	other
GR-59	Pella	other
GR-61	Pieria	other
GR-62	Serres	other
GR-63	Florina	other
GR-64	Chalkidiki	other
GR-69	Mount Athos
GR-71	Evros	other
GR-72	Xanthi	other
GR-73	Rhodope	other
GR-81	Dodecanese	other
GR-82	Cyclades	other
GR-83	Lesbos	other
GR-84	Samos	other
GR-85	Chios	other
GR-91	Heraklion region	other
GR-92	Lasithi	other
GR-93	Rethymno	other
GR-94	Chania	other
GR-A	East Macedonia and Thrace
GR-A1	Attica Department	other
GR-B	Central Macedonia
GR-C	West Macedonia
GR-D	Epirus
GR-E	Thessaly
GR-F	Ionian Islands
GR-G	West Greece
GR-H	Central Greece
GR-I	Attica
GR-J	Peloponnese
GR-K	North Aegean
GR-L	South Aegean
GR-M	Crete
GT-01	Guatemala
GT-02	El Progreso
GT-03	Sacatepéquez
GT-04	Chimaltenango
GT-05	Escuintla
GT-06	Santa Rosa
GT-07	Sololá
GT-08	Totonicapán
GT-09	Quetzaltenango
GT-10	Suchitepéquez
GT-11	Retalhuleu
GT-12	San Marcos
GT-13	Huehuetenango
GT-14	Quiché
GT-15	Baja Verapaz
GT-16	Alta Verapaz
GT-17	Petén
GT-18	Izabal
GT-19	Zacapa
GT-20	Chiquimula
GT-21	Jalapa
GT-22	Jutiapa
GW-BA	Bafatá
GW-BL	Bolama
GW-BM	Biombo
GW-BS	Bissau
GW-CA	Cacheu
GW-GA	Gabú
GW-L	Leste
GW-N	Norte
GW-OI	Oio
GW-QU	Quinara
GW-S	Sul
GW-TO	Tombali
GY-BA	Barima-Waini
GY-CU	Cuyuni-Mazaruni
GY-DE	Demerara-Mahaica
GY-EB	East Berbice-Corentyne
GY-ES	Essequibo Islands-West Demerara
GY-MA	Mahaica-Berbice
GY-PM	Pomeroon-Supenaam
GY-PT	Potaro-Siparuni
GY-UD	Upper Demerara-Berbice
GY-UT	Upper Takutu-Upper Essequibo
HN-AT	Atlántida
HN-CH	Choluteca
HN-CL	Colón
HN-CM	Comayagua
HN-CP	Copán
HN-CR	Cortés
HN-EP	El Paraíso
HN-FM	Francisco Morazán
HN-GD	Gracias a Dios
HN-IB	Bay Islands
HN-IN	Intibucá
HN-LE	Lempira
HN-LP	La Paz
HN-OC	Ocotepeque
HN-OL	Olancho
HN-SB	Santa Bárbara
HN-VA	Valle
HN-YO	Yoro
HR-01	Zagreb County
HR-02	Krapina-Zagorje
HR-03	Sisak-Moslavina
HR-04	Karlovac
HR-05	Varaždin
HR-06	Koprivnica-Križevci
HR-07	Bjelovar-Bilogora
HR-08	Primorje-Gorski Kotar
HR-09	Lika-Senj
HR-10	Virovitica-Podravina
HR-11	Požega-Slavonia
HR-12	Brod-Posavina
HR-13	Zadar
HR-14	Osijek-Baranja
HR-15	Šibenik-Knin
HR-16	Vukovar-Syrmia
HR-17	Split-Dalmatia
HR-18	Istria
HR-19	Dubrovnik-Neretva
HR-20	Međimurje
HR-21	Zagreb
HT-AR	Artibonite
HT-CE	Centre
HT-GA	Grand’Anse
HT-ND	Nord
HT-NE	Nord-Est
HT-NI	Nippes
HT-NO	Nord-Ouest
HT-OU	Ouest
HT-SD	Sud
HT-SE	Sud-Est
HU-BA	Baranya
HU-BC	Békéscsaba
HU-BE	Békés
HU-BK	Bács-Kiskun
HU-BU	Budapest
HU-BZ	Borsod-Abaúj-Zemplén
HU-CS	Csongrád
HU-DE	Debrecen
HU-DU	Dunaújváros
HU-EG	Eger
HU-ER	Érd
HU-FE	Fejér
HU-GS	Győr-Moson-Sopron
HU-GY	Győr
HU-HB	Hajdú-Bihar
HU-HE	Heves
HU-HV	Hódmezővásárhely
HU-JN	Jász-Nagykun-Szolnok
HU-KE	Komárom-Esztergom
HU-KM	Kecskemét
HU-KV	Kaposvár
HU-MI	Miskolc
HU-NK	Nagykanizsa
HU-NO	Nógrád
HU-NY	Nyíregyháza
HU-PE	Pest
HU-PS	Pécs
HU-SD	Szeged
HU-SF	Székesfehérvár
HU-SH	Szombathely
HU-SK	Szolnok
HU-SN	Sopron
HU-SO	Somogy
HU-SS	Szekszárd
HU-ST	Salgótarján
HU-SZ	Szabolcs-Szatmár-Bereg
HU-TB	Tatabánya
HU-TO	Tolna
HU-VA	Vas
HU-VE	Veszprém County
HU-VM	Veszprém
HU-ZA	Zala
HU-ZE	Zalaegerszeg
ID-AC	Aceh
ID-BA	Bali
ID-BB	Bangka–Belitung Islands
ID-BE	Bengkulu
ID-BT	Banten
ID-GO	Gorontalo
ID-JA	Jambi
ID-JB	West Java
ID-JI	East Java
ID-JK	Jakarta
ID-JT	Central Java
ID-JW	Java
ID-KA	Kalimantan
ID-KB	West Kalimantan
ID-KI	East Kalimantan
ID-KR	Riau Islands
ID-KS	South Kalimantan
ID-KT	Central Kalimantan
ID-KU	North Kalimantan
ID-LA	Lampung
ID-MA	Maluku
ID-ML	Maluku Islands
ID-MU	North Maluku
ID-NB	West Nusa Tenggara
ID-NT	East Nusa Tenggara
ID-NU	Lesser Sunda Islands
ID-PA	Papua
ID-PB	West Papua
ID-PD	Papua Barat Daya
ID-PE	Papua Pengunungan
ID-PP	Papua Islands
ID-PS	Papua Selatan
ID-PT	Papua Tengah
ID-RI	Riau
ID-SA	North Sulawesi
ID-SB	West Sumatra
ID-SG	Southeast Sulawesi
ID-SL	Sulawesi
ID-SM	Sumatra
ID-SN	South Sulawesi
ID-SR	West Sulawesi
ID-SS	South Sumatra
ID-ST	Central Sulawesi
ID-SU	North Sumatra
ID-YO	Yogyakarta
IE-C	Connacht
IE-CE	Clare
IE-CN	Cavan
IE-CO	Cork
IE-CW	Carlow
IE-D	Dublin
IE-DL	Donegal
IE-G	Galway
IE-KE	Kildare
IE-KK	Kilkenny
IE-KY	Kerry
IE-L	Leinster
IE-LD	Longford
IE-LH	Louth
IE-LK	Limerick
IE-LM	Leitrim
IE-LS	Laois
IE-M	Munster
IE-MH	Meath
IE-MN	Monaghan
IE-MO	Mayo
IE-OY	Offaly
IE-RN	Roscommon
IE-SO	Sligo
IE-TA	Tipperary
IE-U	Ulster
IE-WD	Waterford
IE-WH	Westmeath
IE-WW	Wicklow
IE-WX	Wexford
IL-D	Southern District
IL-HA	Haifa District
IL-JM	Jerusalem
IL-M	Central District
IL-TA	Tel Aviv District
IL-Z	Northern District
IN-AN	Andaman and Nicobar Islands
IN-AP	Andhra Pradesh
IN-AR	Arunachal Pradesh
IN-AS	Assam
IN-BR	Bihar
IN-CG	Chhattīsgarh
IN-CH	Chandigarh
IN-CT	Chhattisgarh	other
IN-DD	Daman and Diu	other
IN-DH	Dādra and Nagar Haveli and Damān and Diu
IN-DL	Delhi
IN-DN	Dadra and Nagar Haveli	other
IN-GA	Goa
IN-GJ	Gujarat
IN-HP	Himachal Pradesh
IN-HR	Haryana
IN-JH	Jharkhand
IN-JK	Jammu and Kashmir
IN-KA	Karnataka
IN-KL	Kerala
IN-LA	Ladakh
IN-LD	Lakshadweep
IN-MH	Maharashtra
IN-ML	Meghalaya
IN-MN	Manipur
IN-MP	Madhya Pradesh
IN-MZ	Mizoram
IN-NL	Nagaland
IN-OD	Odisha
IN-PB	Punjab
IN-PY	Puducherry
IN-RJ	Rajasthan
IN-SK	Sikkim
IN-TG	Telangana	other
IN-TN	Tamil Nadu
IN-TR	Tripura
IN-TS	Telangāna
IN-UK	Uttarākhand
IN-UP	Uttar Pradesh
IN-UT	Uttarakhand	other
IN-WB	West Bengal
IQ-AN	Al Anbar
IQ-AR	Erbil
IQ-BA	Basra
IQ-BB	Babylon
IQ-BG	Baghdad
IQ-DA	Dohuk
IQ-DI	Diyala
IQ-DQ	Dhi Qar
IQ-KA	Karbala
IQ-KI	Kirkuk
IQ-KR	Kurdistan
IQ-MA	Maysan
IQ-MU	Al Muthanna
IQ-NA	Najaf
IQ-NI	Nineveh
IQ-QA	Al-Qādisiyyah
IQ-SD	Saladin
IQ-SU	Sulaymaniyah
IQ-WA	Wasit
IR-00	Markazī
IR-01	East Azerbaijan
IR-02	West Azarbaijan
IR-03	Ardabil
IR-04	Isfahan
IR-05	Ilam
IR-06	Bushehr
IR-07	Tehran
IR-08	Chaharmahal and Bakhtiari
IR-09	Khorāsān-e Raẕavī
IR-10	Khuzestan
IR-11	Zanjan
IR-12	Semnan
IR-13	Sistan and Baluchestan
IR-14	Fars
IR-15	Kerman
IR-16	Kurdistan
IR-17	Kermanshah
IR-18	Kohgiluyeh and Boyer-Ahmad
IR-19	Gilan
IR-20	Lorestan
IR-21	Mazandaran
IR-22	Markazi
IR-23	Hormozgan
IR-24	Hamadan
IR-25	Yazd
IR-26	Qom
IR-27	Golestan
IR-28	Qazvin
IR-29	South Khorasan
IR-30	Razavi Khorasan
IR-31	North Khorasan	other
IR-32	Alborz	other
IS-0	Reykjavík	other
IS-1	Capital
IS-2	Southern Peninsula
IS-3	Western
IS-4	Westfjords
IS-5	Northwestern
IS-6	Northeastern
IS-7	Eastern
IS-8	Southern
IS-AKH	Akrahreppur	other
IS-AKN	Akraneskaupstaður
IS-AKU	Akureyrarbær
IS-ARN	Árneshreppur
IS-ASA	Ásahreppur
IS-BFJ	Borgarfjarðarhreppur	other
IS-BLA	Bláskógabyggð
IS-BLO	Blönduósbær	other
IS-BOG	Borgarbyggð
IS-BOL	Bolungarvíkurkaupstaður
IS-DAB	Dalabyggð
IS-DAV	Dalvíkurbyggð
IS-DJU	Djúpavogshreppur	other
IS-EOM	Eyja- og Miklaholtshreppur
IS-EYF	Eyjafjarðarsveit
IS-FJD	Fjarðabyggð
IS-FJL	Fjallabyggð
IS-FLA	Flóahreppur
IS-FLD	Fljótsdalshérað	other
IS-FLR	Fljótsdalshreppur
IS-GAR	Garðabær
IS-GOG	Grímsnes- og Grafningshreppur
IS-GRN	Grindavíkurbær
IS-GRU	Grundarfjarðarbær
IS-GRY	Grýtubakkahreppur
IS-HAF	Hafnarfjarðarkaupstaður
IS-HEL	Helgafellssveit	other
IS-HRG	Hörgársveit
IS-HRU	Hrunamannahreppur
IS-HUG	Húnabyggð
IS-HUT	Húnavatnshreppur	other
IS-HUV	Húnaþing vestra
IS-HVA	Hvalfjarðarsveit
IS-HVE	Hveragerðisbær
IS-ISA	Ísafjarðarbær
IS-KAL	Kaldrananeshreppur
IS-KJO	Kjósarhreppur
IS-KOP	Kópavogsbær
IS-LAN	Langanesbyggð
IS-MOS	Mosfellsbær
IS-MUL	Múlaþing
IS-MYR	Mýrdalshreppur
IS-NOR	Norðurþing
IS-RGE	Rangárþing eystra
IS-RGY	Rangárþing ytra
IS-RHH	Reykhólahreppur
IS-RKN	Reykjanesbær
IS-RKV	Reykjavíkurborg
IS-SBH	Svalbarðshreppur	other
IS-SBT	Svalbarðsstrandarhreppur
IS-SDN	Suðurnesjabær
IS-SDV	Súðavíkurhreppur
IS-SEL	Seltjarnarnesbær
IS-SEY	Seyðisfjarðarkaupstaður	other
IS-SFA	Sveitarfélagið Árborg
IS-SHF	Sveitarfélagið Hornafjörður
IS-SKF	Skaftárhreppur
IS-SKG	Skagabyggð
IS-SKO	Skorradalshreppur
IS-SKR	Skagafjörður
IS-SKU	Skútustaðahreppur	other
IS-SNF	Snæfellsbær
IS-SOG	Skeiða- og Gnúpverjahreppur
IS-SOL	Sveitarfélagið Ölfus
IS-SSF	Sveitarfélagið Skagafjörður	other
IS-SSS	Sveitarfélagið Skagaströnd
IS-STR	Strandabyggð
IS-STY	Stykkishólmsbær
IS-SVG	Sveitarfélagið Vogar
IS-TAL	Tálknafjarðarhreppur
IS-THG	Þingeyjarsveit
IS-TJO	Tjörneshreppur
IS-VEM	Vestmannaeyjabær
IS-VER	Vesturbyggð
IS-VOP	Vopnafjarðarhreppur
IT-21	Piedmont
IT-23	Aosta Valley
IT-25	Lombardy
IT-32	Trentino-South Tyrol
IT-34	Veneto
IT-36	Friuli–Venezia Giulia
IT-42	Liguria
IT-45	Emilia-Romagna
IT-52	Tuscany
IT-55	Umbria
IT-57	Marche
IT-62	Lazio
IT-65	Abruzzo
IT-67	Molise
IT-72	Campania
IT-75	Apulia
IT-77	Basilicata
IT-78	Calabria
IT-82	Sicily
IT-88	Sardinia
IT-AG	Agrigento
IT-AL	Alessandria
IT-AN	Ancona
IT-AO	Aosta	other
IT-AP	Ascoli Piceno
IT-AQ	L’Aquila
IT-AR	Arezzo
IT-AT	Asti
IT-AV	Avellino
IT-BA	Bari
IT-BG	Bergamo
IT-BI	Biella
IT-BL	Belluno
IT-BN	Benevento
IT-BO	Bologna
IT-BR	Brindisi
IT-BS	Brescia
IT-BT	Barletta-Andria-Trani
IT-BZ	South Tyrol
IT-CA	Cagliari
IT-CB	Campobasso
IT-CE	Caserta
IT-CH	Chieti
IT-CI	Carbonia-Iglesias	other
IT-CL	Caltanissetta
IT-CN	Cuneo
IT-CO	Como
IT-CR	Cremona
IT-CS	Cosenza
IT-CT	Catania
IT-CZ	Catanzaro
IT-EN	Enna
IT-FC	Forlì-Cesena
IT-FE	Ferrara
IT-FG	Foggia
IT-FI	Florence
IT-FM	Fermo
IT-FR	Frosinone
IT-GE	Genoa
IT-GO	Gorizia
IT-GR	Grosseto
IT-IM	Imperia
IT-IS	Isernia
IT-KR	Crotone
IT-LC	Lecco
IT-LE	Lecce
IT-LI	Livorno
IT-LO	Lodi
IT-LT	Latina
IT-LU	Lucca
IT-MB	Monza and Brianza
IT-MC	Macerata
IT-ME	Messina
IT-MI	Milan
IT-MN	Mantua
IT-MO	Modena
IT-MS	Massa and Carrara
IT-MT	Matera
IT-NA	Naples
IT-NO	Novara
IT-NU	Nuoro
IT-OG	Ogliastra	other
IT-OR	Oristano
IT-OT	Olbia-Tempio	other
IT-PA	Palermo
IT-PC	Piacenza
IT-PD	Padua
IT-PE	Pescara
IT-PG	Perugia
IT-PI	Pisa
IT-PN	Pordenone
IT-PO	Prato
IT-PR	Parma
IT-PT	Pistoia
IT-PU	Pesaro and Urbino
IT-PV	Pavia
IT-PZ	Potenza
IT-RA	Ravenna
IT-RC	Reggio Calabria
IT-RE	Reggio Emilia
IT-RG	Ragusa
IT-RI	Rieti
IT-RM	Rome
IT-RN	Rimini
IT-RO	Rovigo
IT-SA	Salerno
IT-SI	Siena
IT-SO	Sondrio
IT-SP	La Spezia
IT-SR	Syracuse
IT-SS	Sassari
IT-SU	Sud Sardegna
IT-SV	Savona
IT-TA	Taranto
IT-TE	Teramo
IT-TN	Trentino
IT-TO	Turin
IT-TP	Trapani
IT-TR	Terni
IT-TS	Trieste
IT-TV	Treviso
IT-UD	Udine
IT-VA	Varese
IT-VB	Verbano-Cusio-Ossola
IT-VC	Vercelli
IT-VE	Venice
IT-VI	Vicenza
IT-VR	Verona
IT-VS	Medio Campidano	other
IT-VT	Viterbo
IT-VV	Vibo Valentia
JM-01	Kingston
JM-02	Saint Andrew
JM-03	Saint Thomas
JM-04	Portland
JM-05	Saint Mary
JM-06	Saint Ann
JM-07	Trelawny
JM-08	Saint James
JM-09	Hanover
JM-10	Westmoreland
JM-11	Saint Elizabeth
JM-12	Manchester
JM-13	Clarendon
JM-14	Saint Catherine
JO-AJ	Ajloun
JO-AM	Amman
JO-AQ	Aqaba
JO-AT	Tafilah
JO-AZ	Zarqa
JO-BA	Balqa
JO-IR	Irbid
JO-JA	Jerash
JO-KA	Karak
JO-MA	Mafraq
JO-MD	Madaba
JO-MN	Ma’an
JP-01	Hokkaidō
JP-02	Aomori
JP-03	Iwate
JP-04	Miyagi
JP-05	Akita
JP-06	Yamagata
JP-07	Fukushima
JP-08	Ibaraki
JP-09	Tochigi
JP-10	Gunma
JP-11	Saitama
JP-12	Chiba
JP-13	Tokyo
JP-14	Kanagawa
JP-15	Niigata
JP-16	Toyama
JP-17	Ishikawa
JP-18	Fukui
JP-19	Yamanashi
JP-20	Nagano
JP-21	Gifu
JP-22	Shizuoka
JP-23	Aichi
JP-24	Mie
JP-25	Shiga
JP-26	Kyōto
JP-27	Ōsaka
JP-28	Hyōgo
JP-29	Nara
JP-30	Wakayama
JP-31	Tottori
JP-32	Shimane
JP-33	Okayama
JP-34	Hiroshima
JP-35	Yamaguchi
JP-36	Tokushima
JP-37	Kagawa
JP-38	Ehime
JP-39	Kōchi
JP-40	Fukuoka
JP-41	Saga
JP-42	Nagasaki
JP-43	Kumamoto
JP-44	Ōita
JP-45	Miyazaki
JP-46	Kagoshima
JP-47	Okinawa
KE-01	Baringo
KE-02	Bomet
KE-03	Bungoma
KE-04	Busia
KE-05	Elgeyo-Marakwet
KE-06	Embu
KE-07	Garissa
KE-08	Homa Bay
KE-09	Isiolo
KE-10	Kajiado
KE-11	Kakamega
KE-12	Kericho
KE-13	Kiambu
KE-14	Kilifi
KE-15	Kirinyaga
KE-16	Kisii
KE-17	Kisumu
KE-18	Kitui
KE-19	Kwale
KE-20	Laikipia
KE-21	Lamu
KE-22	Machakos
KE-23	Makueni
KE-24	Mandera
KE-25	Marsabit
KE-26	Meru
KE-27	Migori
KE-28	Mombasa
KE-29	Murang’a
KE-30	Nairobi County
KE-31	Nakuru
KE-32	Nandi
KE-33	Narok
KE-34	Nyamira
KE-35	Nyandarua
KE-36	Nyeri
KE-37	Samburu
KE-38	Siaya
KE-39	Taita-Taveta
KE-40	Tana River
KE-41	Tharaka-Nithi
KE-42	Trans Nzoia
KE-43	Turkana
KE-44	Uasin Gishu
KE-45	Vihiga
KE-46	Wajir
KE-47	West Pokot
KG-B	Batken
KG-C	Chuy
KG-GB	Bishkek
KG-GO	Osh
KG-J	Jalal-Abad
KG-N	Naryn
KG-O	Osh Region
KG-T	Talas
KG-Y	Issyk-Kul
KH-1	Banteay Meanchey
KH-10	Kratié
KH-11	Mondulkiri
KH-12	Phnom Penh
KH-13	Preah Vihear
KH-14	Prey Veng
KH-15	Pursat
KH-16	Ratanakiri
KH-17	Siem Reap
KH-18	Sihanoukville
KH-19	Stung Treng
KH-2	Battambang
KH-20	Svay Rieng
KH-21	Takéo
KH-22	Oddar Meanchey
KH-23	Kep
KH-24	Pailin
KH-25	Tbong Khmum
KH-3	Kampong Cham
KH-4	Kampong Chhnang
KH-5	Kampong Speu
KH-6	Kampong Thom
KH-7	Kampot
KH-8	Kandal
KH-9	Koh Kong
KI-G	Gilbert Islands
KI-L	Line Islands
KI-P	Phoenix Islands
KM-A	Anjouan
KM-G	Grande Comore
KM-M	Mohéli
KN-01	Christ Church Nichola Town
KN-02	Saint Anne Sandy Point
KN-03	Saint George Basseterre
KN-04	Saint George Gingerland
KN-05	Saint James Windward
KN-06	Saint John Capisterre
KN-07	Saint John Figtree
KN-08	Saint Mary Cayon
KN-09	Saint Paul Capisterre
KN-10	Saint Paul Charlestown
KN-11	Saint Peter Basseterre
KN-12	Saint Thomas Lowland
KN-13	Saint Thomas Middle Island
KN-15	Trinity Palmetto Point
KN-K	Saint Kitts
KN-N	Nevis
KP-01	Pyongyang
KP-02	South Pyongan
KP-03	North Pyongan
KP-04	Chagang
KP-05	South Hwanghae
KP-06	North Hwanghae
KP-07	Kangwon
KP-08	South Hamgyong
KP-09	North Hamgyong
KP-10	Ryanggang
KP-13	Rason
KP-14	Nampho
KP-15	Kaeseong
KR-11	Seoul
KR-26	Busan
KR-27	Daegu
KR-28	Incheon
KR-29	Gwangju City
KR-30	Daejeon
KR-31	Ulsan
KR-41	Gyeonggi
KR-42	Gangwon
KR-43	North Chungcheong
KR-44	South Chungcheong
KR-45	North Jeolla
KR-46	South Jeolla
KR-47	North Gyeongsang
KR-48	South Gyeongsang
KR-49	Jeju
KR-50	Sejong
KW-AH	Al Ahmadi
KW-FA	Al Farwaniyah
KW-HA	Hawalli
KW-JA	Al Jahra
KW-KU	Al Asimah
KW-MU	Mubarak Al-Kabeer
KZ-10	Abay oblysy
KZ-11	Aqmola oblysy
KZ-15	Aqtöbe oblysy
KZ-19	Almaty oblysy
KZ-23	Atyraū oblysy
KZ-27	Batys Qazaqstan oblysy
KZ-31	Zhambyl oblysy
KZ-33	Zhetisū oblysy
KZ-35	Qaraghandy oblysy
KZ-39	Qostanay oblysy
KZ-43	Qyzylorda oblysy
KZ-47	Mangghystaū oblysy
KZ-55	Pavlodar oblysy
KZ-59	Soltüstik Qazaqstan oblysy
KZ-61	Türkistan oblysy
KZ-62	Ulytaū oblysy
KZ-63	Shyghys Qazaqstan oblysy
KZ-71	Astana
KZ-75	Almaty
KZ-79	Shymkent
KZ-AKM	Akmola	other
KZ-AKT	Aktobe	other
KZ-ALM	Almaty Region	other
KZ-ATY	Atyrau	other
KZ-BAY	Bayqongyr	other
KZ-KAR	Karagandy	other
KZ-KUS	Kostanay	other
KZ-KZY	Kyzylorda	other
KZ-MAN	Mangystau	other
KZ-PAV	Pavlodar	other
KZ-SEV	North Kazakhstan	other
KZ-VOS	East Kazakhstan	other
KZ-YUZ	South Kazakhstan	other
KZ-ZAP	West Kazakhstan	other
KZ-ZHA	Jambyl	other
LA-AT	Attapeu
LA-BK	Bokeo
LA-BL	Bolikhamsai
LA-CH	Champasak
LA-HO	Houaphanh
LA-KH	Khammouane
LA-LM	Luang Namtha
LA-LP	Luang Prabang
LA-OU	Oudomxay
LA-PH	Phongsaly
LA-SL	Salavan
LA-SV	Savannakhet
LA-VI	Vientiane Province
LA-VT	Vientiane
LA-XA	Sainyabuli
LA-XE	Sekong
LA-XI	Xiangkhouang
LA-XS	Xaisomboun
LB-AK	Akkar
LB-AS	North
LB-BA	Beirut
LB-BH	Baalbek-Hermel
LB-BI	Beqaa
LB-JA	South
LB-JL	Mount Lebanon
LB-NA	Nabatieh
LC-01	Anse la Raye
LC-02	Castries
LC-03	Choiseul
LC-05	Dennery
LC-06	Gros Islet
LC-07	Laborie
LC-08	Micoud
LC-10	Soufrière
LC-11	Vieux Fort
LC-12	Canaries
LI-01	Balzers
LI-02	Eschen
LI-03	Gamprin
LI-04	Mauren
LI-05	Planken
LI-06	Ruggell
LI-07	Schaan
LI-08	Schellenberg
LI-09	Triesen
LI-10	Triesenberg
LI-11	Vaduz
LK-1	Western
LK-11	Colombo
LK-12	Gampaha
LK-13	Kalutara
LK-2	Central
LK-21	Kandy
LK-22	Matale
LK-23	Nuwara Eliya
LK-3	Southern
LK-31	Galle
LK-32	Matara
LK-33	Hambantota
LK-4	Northern
LK-41	Jaffna
LK-42	Kilinochchi
LK-43	Mannar
LK-44	Vavuniya
LK-45	Mullaitivu
LK-5	Eastern
LK-51	Batticaloa
LK-52	Ampara
LK-53	Trincomalee
LK-6	North Western
LK-61	Kurunegala
LK-62	Puttalam
LK-7	North Central
LK-71	Anuradhapura
LK-72	Polonnaruwa
LK-8	Uva
LK-81	Badulla
LK-82	Moneragala
LK-9	Sabaragamuwa
LK-91	Ratnapura
LK-92	Kegalle
LR-BG	Bong
LR-BM	Bomi
LR-CM	Grand Cape Mount
LR-GB	Grand Bassa
LR-GG	Grand Gedeh
LR-GK	Grand Kru
LR-GP	Gbarpolu
LR-LO	Lofa
LR-MG	Margibi
LR-MO	Montserrado
LR-MY	Maryland
LR-NI	Nimba
LR-RG	River Gee
LR-RI	Rivercess
LR-SI	Sinoe
LS-A	Maseru
LS-B	Butha-Buthe
LS-C	Leribe
LS-D	Berea
LS-E	Mafeteng
LS-F	Mohale’s Hoek
LS-G	Quthing
LS-H	Qacha’s Nek
LS-J	Mokhotlong
LS-K	Thaba-Tseka
LT-01	Akmenė
LT-02	Alytus Municipality
LT-03	Alytus
LT-04	Anykščiai
LT-05	Birštonas
LT-06	Biržai
LT-07	Druskininkai
LT-08	Elektrėnai
LT-09	Ignalina
LT-10	Jonava
LT-11	Joniškis
LT-12	Jurbarkas
LT-13	Kaišiadorys
LT-14	Kalvarija
LT-15	Kauno Municipality
LT-16	Kaunas
LT-17	Kazlų Rūda
LT-18	Kėdainiai
LT-19	Kelmė
LT-20	Klaipėdos Municipality
LT-21	Klaipėda
LT-22	Kretinga
LT-23	Kupiškis
LT-24	Lazdijai
LT-25	Marijampolė
LT-26	Mažeikiai
LT-27	Molėtai
LT-28	Neringa
LT-29	Pagėgiai
LT-30	Pakruojis
LT-31	Palanga
LT-32	Panevėžio Municipality
LT-33	Panevėžys
LT-34	Pasvalys
LT-35	Plungė
LT-36	Prienai
LT-37	Radviliškis
LT-38	Raseiniai
LT-39	Rietavas
LT-40	Rokiškis
LT-41	Šakiai
LT-42	Šalčininkai
LT-43	Šiaulių Municipality
LT-44	Šiauliai
LT-45	Šilalė
LT-46	Šilutė
LT-47	Širvintos
LT-48	Skuodas
LT-49	Švenčionys
LT-50	Tauragė
LT-51	Telšiai
LT-52	Trakai
LT-53	Ukmergė
LT-54	Utena
LT-55	Varėna
LT-56	Vilkaviškis
LT-57	Vilniaus Municipality
LT-58	Vilnius
LT-59	Visaginas
LT-60	Zarasai
LT-AL	Alytus County
LT-KL	Klaipėda County
LT-KU	Kaunas County
LT-MR	Marijampolė County
LT-PN	Panevėžys County
LT-SA	Šiauliai County
LT-TA	Tauragė County
LT-TE	Telšiai County
LT-UT	Utena County
LT-VL	Vilnius County
LU-CA	Capellen
LU-CL	Clervaux
LU-DI	Diekirch
LU-EC	Echternach
LU-ES	Esch-sur-Alzette
LU-GR	Grevenmacher
LU-LU	Luxembourg
LU-ME	Mersch
LU-RD	Redange
LU-RM	Remich
LU-VD	Vianden
LU-WI	Wiltz
LV-001	Aglona	other
LV-002	Aizkraukle
LV-003	Aizpute	other
LV-004	Aknīste	other
LV-005	Aloja	other
LV-006	Alsunga	other
LV-007	Alūksne
LV-008	Amata	other
LV-009	Ape	other
LV-010	Auce	other
LV-011	Ādaži
LV-012	Babīte	other
LV-013	Baldone	other
LV-014	Baltinava	other
LV-015	Balvi
LV-016	Bauska
LV-017	Beverīna	other
LV-018	Brocēni	other
LV-019	Burtnieki	other
LV-020	Carnikava	other
LV-021	Cesvaine	other
LV-022	Cēsis
LV-023	Cibla	other
LV-024	Dagda	other
LV-025	Daugavpils Municipality	other
LV-026	Dobele
LV-027	Dundaga	other
LV-028	Durbe	other
LV-029	Engure	other
LV-030	Ērgļi	other
LV-031	Garkalne	other
LV-032	Grobiņa	other
LV-033	Gulbene
LV-034	Iecava	other
LV-035	Ikšķile	other
LV-036	Ilūkste	other
LV-037	Inčukalns	other
LV-038	Jaunjelgava	other
LV-039	Jaunpiebalga	other
LV-040	Jaunpils	other
LV-041	Jelgava Municipality
LV-042	Jēkabpils Municipality
LV-043	Kandava	other
LV-044	Kārsava	other
LV-045	Kocēni	other
LV-046	Koknese	other
LV-047	Krāslava
LV-048	Krimulda	other
LV-049	Krustpils	other
LV-050	Kuldīga
LV-051	Ķegums	other
LV-052	Ķekava
LV-053	Lielvārde	other
LV-054	Limbaži
LV-055	Līgatne	other
LV-056	Līvāni
LV-057	Lubāna	other
LV-058	Ludza
LV-059	Madona
LV-060	Mazsalaca	other
LV-061	Mālpils	other
LV-062	Mārupe
LV-063	Mērsrags	other
LV-064	Naukšēni	other
LV-065	Nereta	other
LV-066	Nīca	other
LV-067	Ogre
LV-068	Olaine
LV-069	Ozolnieki	other
LV-070	Pārgauja	other
LV-071	Pāvilosta	other
LV-072	Pļaviņas	other
LV-073	Preiļi
LV-074	Priekule	other
LV-075	Priekuļi	other
LV-076	Rauna	other
LV-077	Rēzekne Municipality
LV-078	Riebiņi	other
LV-079	Roja	other
LV-080	Ropaži
LV-081	Rucava	other
LV-082	Rugāji	other
LV-083	Rundāle	other
LV-084	Rūjiena	other
LV-085	Sala	other
LV-086	Salacgrīva	other
LV-087	Salaspils
LV-088	Saldus
LV-089	Saulkrasti
LV-090	Sēja	other
LV-091	Sigulda
LV-092	Skrīveri	other
LV-093	Skrunda	other
LV-094	Smiltene
LV-095	Stopiņi	other
LV-096	Strenči	other
LV-097	Talsi
LV-098	Tērvete	other
LV-099	Tukums
LV-100	Vaiņode	other
LV-101	Valka
LV-102	Varakļāni
LV-103	Vārkava	other
LV-104	Vecpiebalga	other
LV-105	Vecumnieki	other
LV-106	Ventspils Municipality
LV-107	Viesīte	other
LV-108	Viļaka	other
LV-109	Viļāni	other
LV-110	Zilupe	other
LV-111	Augšdaugavas novads
LV-112	Dienvidkurzemes Novads
LV-113	Valmieras Novads
LV-DGV	Daugavpils
LV-JEL	Jelgava
LV-JKB	Jēkabpils	other
LV-JUR	Jūrmala
LV-LPX	Liepāja
LV-REZ	Rēzekne
LV-RIX	Riga
LV-VEN	Ventspils
LV-VMR	Valmiera	other
LY-BA	Benghazi
LY-BU	Butnan
LY-DR	Derna
LY-GT	Ghat
LY-JA	Jabal al Akhdar
LY-JG	Jabal al Gharbi
LY-JI	Jafara
LY-JU	Jufra
LY-KF	Kufra
LY-MB	Murqub
LY-MI	Misrata
LY-MJ	Marj
LY-MQ	Murzuq
LY-NL	Nalut
LY-NQ	Nuqat al Khams
LY-SB	Sabha
LY-SR	Sirte
LY-TB	Tripoli
LY-WA	Al Wahat
LY-WD	Wadi al Hayaa
LY-WS	Wadi al Shatii
LY-ZA	Zawiya
MA-01	Tangier-Tétouan
MA-02	Gharb-Chrarda-Béni Hssen
MA-03	Taza-Al Hoceima-Taounate
MA-04	Oriental
MA-05	Fès-Boulemane
MA-06	Meknès-Tafilalet
MA-07	Rabat-Salé-Zemmour-Zaer
MA-08	Grand Casablanca
MA-09	Chaouia-Ouardigha
MA-10	Doukkala-Abda
MA-11	Marrakesh-Tensift-El Haouz
MA-12	Tadla-Azilal
MA-13	Souss-Massa-Drâa	other
MA-14	Guelmim-Es Semara	other
MA-15	Laâyoune-Boujdour-Sakia El Hamra	other
MA-16	Oued Ed-Dahab-Lagouira	other
MA-AGD	Agadir-Ida Ou Tanane
MA-AOU	Aousserd
MA-ASZ	Assa-Zag
MA-AZI	Azilal
MA-BEM	Béni-Mellal
MA-BER	Berkane
MA-BES	Ben Slimane
MA-BOD	Boujdour
MA-BOM	Boulemane
MA-BRR	Berrechid
MA-CAS	Casablanca
MA-CHE	Chefchaouen
MA-CHI	Chichaoua
MA-CHT	Chtouka Aït Baha
MA-DRI	Driouch
MA-ERR	Errachidia
MA-ESI	Essaouira
MA-ESM	Es Semara
MA-FAH	Fahs-Beni Makada
MA-FES	Fès-Dar-Dbibegh
MA-FIG	Figuig
MA-FQH	Fquih Ben Salah
MA-GUE	Guelmim
MA-GUF	Guercif
MA-HAJ	El Hajeb
MA-HAO	Al Haouz
MA-HOC	Al Hoceïma
MA-IFR	Ifrane
MA-INE	Inezgane-Aït Melloul
MA-JDI	El Jadida
MA-JRA	Jerada
MA-KEN	Kénitra
MA-KES	Kelaat Sraghna
MA-KHE	Khemisset
MA-KHN	Khénifra
MA-KHO	Khouribga
MA-LAA	Laâyoune
MA-LAR	Larache
MA-MAR	Marrakech
MA-MDF	M’diq-Fnideq
MA-MED	Médiouna
MA-MEK	Meknès
MA-MID	Midelt
MA-MMD	Marrakech-Medina	other
MA-MMN	Marrakech-Menara	other
MA-MOH	Mohammedia
MA-MOU	Moulay Yacoub
MA-NAD	Nador
MA-NOU	Nouaceur
MA-OUA	Ouarzazate
MA-OUD	Oued Ed-Dahab
MA-OUJ	Oujda-Angad
MA-OUZ	Ouezzane
MA-RAB	Rabat
MA-REH	Rehamna
MA-SAF	Safi
MA-SAL	Salé
MA-SEF	Sefrou
MA-SET	Settat
MA-SIB	Sidi Bennour
MA-SIF	Sidi Ifni
MA-SIK	Sidi Kacem
MA-SIL	Sidi Slimane
MA-SKH	Skhirat-Témara
MA-SYB	Sidi Youssef Ben Ali	other
MA-TAF	Tarfaya (EH-partial)
MA-TAI	Taourirt
MA-TAO	Taounate
MA-TAR	Taroudant
MA-TAT	Tata
MA-TAZ	Taza
MA-TET	Tétouan
MA-TIN	Tinghir
MA-TIZ	Tiznit
MA-TNG	Tangier-Assilah
MA-TNT	Tan-Tan
MA-YUS	Youssoufia
MA-ZAG	Zagora
MC-CL	La Colle
MC-CO	La Condamine
MC-FO	Fontvieille
MC-GA	La Gare
MC-JE	Jardin Exotique de Monaco
MC-LA	Larvotto
MC-MA	Malbousquet
MC-MC	Monte Carlo
MC-MG	Moneghetti
MC-MO	Monaco-Ville
MC-MU	Moulins
MC-PH	Port Hercules
MC-SD	Sainte-Dévote Chapel
MC-SO	La Source
MC-SP	Spélugues
MC-SR	Saint Roman
MC-VR	Vallon de la Rousse
MD-AN	Anenii Noi
MD-BA	Bălţi
MD-BD	Bender
MD-BR	Briceni
MD-BS	Basarabeasca
MD-CA	Cahul
MD-CL	Călărași
MD-CM	Cimișlia
MD-CR	Criuleni
MD-CS	Căușeni
MD-CT	Cantemir
MD-CU	Chișinău
MD-DO	Dondușeni
MD-DR	Drochia
MD-DU	Dubăsari
MD-ED	Edineț
MD-FA	Fălești
MD-FL	Florești
MD-GA	Gagauzia
MD-GL	Glodeni
MD-HI	Hîncești
MD-IA	Ialoveni
MD-LE	Leova
MD-NI	Nisporeni
MD-OC	Ocniţa
MD-OR	Orhei
MD-PMR	Pridnestrovie	other
MD-RE	Rezina
MD-RI	Rîșcani
MD-SD	Șoldănești
MD-SI	Sîngerei
MD-SN	Transnistria
MD-SO	Soroca
MD-ST	Strășeni
MD-SV	Ştefan Vodă
MD-TA	Taraclia
MD-TE	Telenești
MD-UN	Ungheni
ME-01	Andrijevica
ME-02	Bar
ME-03	Berane
ME-04	Bijelo Polje
ME-05	Budva
ME-06	Cetinje
ME-07	Danilovgrad
ME-08	Herceg Novi
ME-09	Kolašin
ME-10	Kotor
ME-11	Mojkovac
ME-12	Nikšić
ME-13	Plav
ME-14	Pljevlja
ME-15	Plužine
ME-16	Podgorica
ME-17	Rožaje
ME-18	Šavnik
ME-19	Tivat
ME-20	Ulcinj
ME-21	Žabljak
ME-22	Gusinje
ME-23	Petnjica
ME-24	Tuzi
ME-25	Zeta
MG-A	Toamasina
MG-D	Antsiranana
MG-F	Fianarantsoa
MG-M	Mahajanga
MG-T	Antananarivo
MG-U	Toliara
MH-ALK	Ailuk Atoll
MH-ALL	Ailinglaplap Atoll
MH-ARN	Arno
MH-AUR	Aur Atoll
MH-EBO	Ebon Atoll
MH-ENI	Enewetak Atoll
MH-JAB	Jabat Island
MH-JAL	Jaluit Atoll
MH-KIL	Kili Island
MH-KWA	Kwajalein
MH-L	Ralik Chain
MH-LAE	Lae Atoll
MH-LIB	Lib Island
MH-LIK	Likiep Atoll
MH-MAJ	Majuro
MH-MAL	Maloelap Atoll
MH-MEJ	Mejit Island
MH-MIL	Mili Atoll
MH-NMK	Namdrik Atoll
MH-NMU	Namu Atoll
MH-RON	Rongelap Atoll
MH-T	Ratak Chain
MH-UJA	Ujae Atoll
MH-UTI	Utirik Atoll
MH-WTH	Wotho Atoll
MH-WTJ	Wotje Atoll
MK-01	Aerodrom	other
MK-09	Butel	other
MK-101	Veles
MK-102	Gradsko
MK-103	Demir Kapija
MK-104	Kavadarci
MK-105	Lozovo
MK-106	Negotino
MK-107	Rosoman
MK-108	Sveti Nikole
MK-109	Čaška
MK-15	Vraneštica	other
MK-17	Gazi Baba	other
MK-201	Berovo
MK-202	Vinica
MK-203	Delčevo
MK-204	Zrnovci
MK-205	Karbinci
MK-206	Kočani
MK-207	Makedonska Kamenica
MK-208	Pehčevo
MK-209	Probištip
MK-210	Češinovo-Obleševo
MK-211	Štip
MK-22	Debarca	other
MK-28	Drugovo	other
MK-29	Gjorče Petrov	other
MK-301	Vevčani
MK-303	Debar
MK-304	Debrca
MK-307	Kičevo
MK-308	Makedonski Brod
MK-31	Zajas	other
MK-310	Ohrid
MK-311	Plasnica
MK-312	Struga
MK-313	Centar Župa
MK-38	Karpoš	other
MK-39	Kisela Voda	other
MK-401	Bogdanci
MK-402	Bosilovo
MK-403	Valandovo
MK-404	Vasilevo
MK-405	Gevgelija
MK-406	Dojran
MK-407	Konče
MK-408	Novo Selo
MK-409	Radoviš
MK-410	Strumica
MK-50	Mavrovo and Rostuša	other
MK-501	Bitola
MK-502	Demir Hisar
MK-503	Dolneni
MK-504	Krivogaštani
MK-505	Kruševo
MK-506	Mogila
MK-507	Novaci
MK-508	Prilep
MK-509	Resen
MK-57	Oslomej	other
MK-601	Bogovinje
MK-602	Brvenica
MK-603	Vrapčište
MK-604	Gostivar
MK-605	Želino
MK-606	Jegunovce
MK-607	Mavrovo i Rostuše
MK-608	Tearce
MK-609	Tetovo
MK-68	Saraj	other
MK-701	Kratovo
MK-702	Kriva Palanka
MK-703	Kumanovo
MK-704	Lipkovo
MK-705	Rankovce
MK-706	Staro Nagoričane
MK-77	Centar	other
MK-79	Čair	other
MK-801	Aerodrom †
MK-802	Aračinovo
MK-803	Butel †
MK-804	Gazi Baba †
MK-805	Gjorče Petrov †
MK-806	Zelenikovo
MK-807	Ilinden
MK-808	Karpoš †
MK-809	Kisela Voda †
MK-810	Petrovec
MK-811	Saraj †
MK-812	Sopište
MK-813	Studeničani
MK-814	Centar †
MK-815	Čair †
MK-816	Čučer-Sandevo
MK-817	Šuto Orizari †
MK-84	Šuto Orizari	other
MK-85	Skopje	other
ML-1	Kayes
ML-10	Taoudénit
ML-2	Koulikoro
ML-3	Sikasso
ML-4	Ségou
ML-5	Mopti
ML-6	Tombouctou
ML-7	Gao
ML-8	Kidal
ML-9	Ménaka
ML-BKO	Bamako
MM-01	Sagaing
MM-02	Bago
MM-03	Magway
MM-04	Mandalay
MM-05	Tanintharyi
MM-06	Yangon
MM-07	Ayeyarwady
MM-11	Kachin
MM-12	Kayah
MM-13	Kayin
MM-14	Chin
MM-15	Mon
MM-16	Rakhine
MM-17	Shan
MM-18	Naypyidaw
MN-035	Orkhon
MN-037	Darkhan-Uul
MN-039	Khentii
MN-041	Khövsgöl
MN-043	Khovd
MN-046	Uvs
MN-047	Töv
MN-049	Selenge
MN-051	Sükhbaatar
MN-053	Ömnögovi
MN-055	Övörkhangai
MN-057	Zavkhan
MN-059	Dundgovi
MN-061	Dornod
MN-063	Dornogovi
MN-064	Govisümber
MN-065	Govi-Altai
MN-067	Bulgan
MN-069	Bayankhongor
MN-071	Bayan-Ölgii
MN-073	Arkhangai
MN-1	Ulaanbaatar
MR-01	Hodh Ech Chargui
MR-02	Hodh El Gharbi
MR-03	Assaba
MR-04	Gorgol
MR-05	Brakna
MR-06	Trarza
MR-07	Adrar
MR-08	Dakhlet Nouadhibou
MR-09	Tagant
MR-10	Guidimaka
MR-11	Tiris Zemmour
MR-12	Inchiri
MR-13	Nouakchott Ouest
MR-14	Nouakchott Nord
MR-15	Nouakchott Sud
MT-01	Attard
MT-02	Balzan
MT-03	Birgu
MT-04	Birkirkara
MT-05	Birżebbuġa
MT-06	Cospicua
MT-07	Dingli
MT-08	Fgura
MT-09	Floriana
MT-10	Fontana
MT-11	Gudja
MT-12	Gżira
MT-13	Għajnsielem
MT-14	Għarb
MT-15	Għargħur
MT-16	Għasri
MT-17	Għaxaq
MT-18	Ħamrun
MT-19	Iklin
MT-20	Senglea
MT-21	Kalkara
MT-22	Kerċem
MT-23	Kirkop
MT-24	Lija
MT-25	Luqa
MT-26	Marsa
MT-27	Marsaskala
MT-28	Marsaxlokk
MT-29	Mdina
MT-30	Mellieħa
MT-31	Mġarr
MT-32	Mosta
MT-33	Mqabba
MT-34	Msida
MT-35	Imtarfa
MT-36	Munxar
MT-37	Nadur
MT-38	Naxxar
MT-39	Paola
MT-40	Pembroke
MT-41	Pietà
MT-42	Qala
MT-43	Qormi
MT-44	Qrendi
MT-45	Victoria
MT-46	Rabat
MT-47	Safi
MT-48	St. Julian’s
MT-49	San Ġwann
MT-50	Saint Lawrence
MT-51	St. Paul’s Bay
MT-52	Sannat
MT-53	Santa Luċija
MT-54	Santa Venera
MT-55	Siġġiewi
MT-56	Sliema
MT-57	Swieqi
MT-58	Ta’ Xbiex
MT-59	Tarxien
MT-60	Valletta
MT-61	Xagħra
MT-62	Xewkija
MT-63	Xgħajra
MT-64	Żabbar
MT-65	Żebbuġ Gozo
MT-66	Żebbuġ
MT-67	Żejtun
MT-68	Żurrieq
MU-AG	Agaléga
MU-BL	Rivière Noire
MU-BR	Beau-Bassin Rose-Hill	other
MU-CC	Cargados Carajos
MU-CU	Curepipe	other
MU-FL	Flacq
MU-GP	Grand Port
MU-MO	Moka
MU-PA	Pamplemousses
MU-PL	Port Louis District
MU-PU	Port Louis	other
MU-PW	Plaines Wilhems
MU-QB	Quatre Bornes	other
MU-RO	Rodrigues
MU-RR	Rivière du Rempart
MU-SA	Savanne
MU-VP	Vacoas-Phoenix	other
MV-00	Alif Dhaal
MV-01	Addu
MV-02	Alif Alif
MV-03	Lhaviyani
MV-04	Vaavu
MV-05	Laamu
MV-07	Haa Alif
MV-08	Thaa
MV-12	Meemu
MV-13	Raa
MV-14	Faafu
MV-17	Dhaalu
MV-20	Baa
MV-23	Haa Dhaalu
MV-24	Shaviyani
MV-25	Noonu
MV-26	Kaafu
MV-27	Gaafu Alif
MV-28	Gaafu Dhaalu
MV-29	Gnaviyani
MV-CE	Central Province	other
MV-MLE	Malé
MV-NC	North Central Province	other
MV-NO	North Province	other
MV-SC	South Central Province	other
MV-SU	South Province	other
MV-UN	Upper North Province	other
MV-US	Upper South Province	other
MW-BA	Balaka
MW-BL	Blantyre
MW-C	Central
MW-CK	Chikwawa
MW-CR	Chiradzulu
MW-CT	Chitipa
MW-DE	Dedza
MW-DO	Dowa
MW-KR	Karonga
MW-KS	Kasungu
MW-LI	Lilongwe
MW-LK	Likoma
MW-MC	Mchinji
MW-MG	Mangochi
MW-MH	Machinga
MW-MU	Mulanje
MW-MW	Mwanza
MW-MZ	Mzimba
MW-N	Northern
MW-NB	Nkhata Bay
MW-NE	Neno
MW-NI	Ntchisi
MW-NK	Nkhotakota
MW-NS	Nsanje
MW-NU	Ntcheu
MW-PH	Phalombe
MW-RU	Rumphi
MW-S	Southern
MW-SA	Salima
MW-TH	Thyolo
MW-ZO	Zomba
MX-AGU	Aguascalientes
MX-BCN	Baja California
MX-BCS	Baja California Sur
MX-CAM	Campeche
MX-CHH	Chihuahua
MX-CHP	Chiapas
MX-CMX	Ciudad de Mexico
MX-COA	Coahuila
MX-COL	Colima
MX-DIF	Mexico City	other
MX-DUR	Durango
MX-GRO	Guerrero
MX-GUA	Guanajuato
MX-HID	Hidalgo
MX-JAL	Jalisco
MX-MEX	Mexico State
MX-MIC	Michoacán
MX-MOR	Morelos
MX-NAY	Nayarit
MX-NLE	Nuevo León
MX-OAX	Oaxaca
MX-PUE	Puebla
MX-QUE	Querétaro
MX-ROO	Quintana Roo
MX-SIN	Sinaloa
MX-SLP	San Luis Potosí
MX-SON	Sonora
MX-TAB	Tabasco
MX-TAM	Tamaulipas
MX-TLA	Tlaxcala
MX-VER	Veracruz
MX-YUC	Yucatán
MX-ZAC	Zacatecas
MY-01	Johor
MY-02	Kedah
MY-03	Kelantan
MY-04	Malacca
MY-05	Negeri Sembilan
MY-06	Pahang
MY-07	Penang
MY-08	Perak
MY-09	Perlis
MY-10	Selangor
MY-11	Terengganu
MY-12	Sabah
MY-13	Sarawak
MY-14	Kuala Lumpur
MY-15	Labuan
MY-16	Putrajaya
MZ-A	Niassa
MZ-B	Manica
MZ-G	Gaza
MZ-I	Inhambane
MZ-L	Maputo Province
MZ-MPM	Maputo
MZ-N	Nampula
MZ-P	Cabo Delgado
MZ-Q	Zambezia
MZ-S	Sofala
MZ-T	Tete
NA-CA	Zambezi
NA-ER	Erongo
NA-HA	Hardap
NA-KA	Karas
NA-KE	Kavango East
NA-KH	Khomas
NA-KU	Kunene
NA-KW	Kavango West
NA-OD	Otjozondjupa
NA-OH	Omaheke
NA-ON	Oshana
NA-OS	Omusati
NA-OT	Oshikoto
NA-OW	Ohangwena
NE-1	Agadez
NE-2	Diffa
NE-3	Dosso
NE-4	Maradi
NE-5	Tahoua
NE-6	Tillabéri
NE-7	Zinder
NE-8	Niamey
NG-AB	Abia
NG-AD	Adamawa
NG-AK	Akwa Ibom
NG-AN	Anambra
NG-BA	Bauchi
NG-BE	Benue
NG-BO	Borno
NG-BY	Bayelsa
NG-CR	Cross River
NG-DE	Delta
NG-EB	Ebonyi
NG-ED	Edo
NG-EK	Ekiti
NG-EN	Enugu
NG-FC	Federal Capital Territory
NG-GO	Gombe
NG-IM	Imo
NG-JI	Jigawa
NG-KD	Kaduna
NG-KE	Kebbi
NG-KN	Kano
NG-KO	Kogi
NG-KT	Katsina
NG-KW	Kwara
NG-LA	Lagos
NG-NA	Nasarawa
NG-NI	Niger
NG-OG	Ogun
NG-ON	Ondo
NG-OS	Osun
NG-OY	Oyo
NG-PL	Plateau
NG-RI	Rivers
NG-SO	Sokoto
NG-TA	Taraba
NG-YO	Yobe
NG-ZA	Zamfara
NI-AN	Atlántico Norte
NI-AS	Atlántico Sur
NI-BO	Boaco
NI-CA	Carazo
NI-CI	Chinandega
NI-CO	Chontales
NI-ES	Estelí
NI-GR	Granada
NI-JI	Jinotega
NI-LE	León
NI-MD	Madriz
NI-MN	Managua
NI-MS	Masaya
NI-MT	Matagalpa
NI-NS	Nueva Segovia
NI-RI	Rivas
NI-SJ	Río San Juan
NL-BQ1	Bonaire
NL-BQ2	Saba
NL-BQ3	Sint Eustatius
NL-DR	Drenthe
NL-FL	Flevoland
NL-FR	Friesland
NL-GE	Gelderland
NL-GR	Groningen
NL-LI	Limburg
NL-NB	North Brabant
NL-NH	North Holland
NL-OV	Overijssel
NL-UT	Utrecht
NL-ZE	Zeeland
NL-ZH	South Holland
NO-01	Østfold	other
NO-02	Akershus	other
NO-03	Oslo
NO-04	Hedmark	other
NO-05	Oppland	other
NO-06	Buskerud	other
NO-07	Vestfold	other
NO-08	Telemark	other
NO-09	Aust-Agder	other
NO-10	Vest-Agder	other
NO-11	Rogaland
NO-12	Hordaland	other
NO-14	Sogn og Fjordane	other
NO-15	Møre og Romsdal
NO-16	Sør-Trøndelag	other
NO-17	Nord-Trøndelag	other
NO-18	Nordland
NO-19	Troms	other
NO-20	Finnmark	other
NO-21	Svalbard
NO-22	Jan Mayen
NO-30	Viken
NO-34	Innlandet
NO-38	Vestfold og Telemark
NO-42	Agder
NO-46	Vestland
NO-50	Trøndelag
NO-54	Tromssan ja Finmarkun
NP-1	Central	other
NP-2	Madhya Pashchimanchal	other
NP-3	Western	other
NP-4	Purwanchal	other
NP-5	Sudur Pashchimanchal	other
NP-BA	Bagmati	other
NP-BH	Bheri	other
NP-DH	Dhawalagiri	other
NP-GA	Gandaki	other
NP-JA	Janakpur	other
NP-KA	Karnali	other
NP-KO	Kosi	other
NP-LU	Lumbini	other
NP-MA	Mahakali	other
NP-ME	Mechi	other
NP-NA	Narayani	other
NP-P1	Province 1
NP-P2	Province 2
NP-P3	Province 3
NP-P4	Gandaki
NP-P5	Province 5
NP-P6	Karnali
NP-P7	Province 7
NP-RA	Rapti	other
NP-SA	Sagarmatha	other
NP-SE	Seti	other
NR-01	Aiwo
NR-02	Anabar
NR-03	Anetan
NR-04	Anibare
NR-05	Baiti
NR-06	Boe
NR-07	Buada
NR-08	Denigomodu
NR-09	Ewa
NR-10	Ijuw
NR-11	Meneng
NR-12	Nibok
NR-13	Uaboe
NR-14	Yaren
NZ-AUK	Auckland
NZ-BOP	Bay of Plenty
NZ-CAN	Canterbury
NZ-CIT	Chatham Islands
NZ-GIS	Gisborne
NZ-HKB	Hawke’s Bay
NZ-MBH	Marl
NZ-MWT	Manawatu-Wanganui
NZ-NSN	Nelson
NZ-NTL	Northland
NZ-OTA	Otago
NZ-STL	Southland
NZ-TAS	Tasman
NZ-TKI	Taranaki
NZ-WGN	Wellington
NZ-WKO	Waikato
NZ-WTC	West Coast
OM-BJ	Janub al Batinah
OM-BS	Shamal al Batinah
OM-BU	Al Buraimi
OM-DA	Ad Dakhiliyah
OM-MA	Muscat
OM-MU	Musandam
OM-SJ	Janub ash Sharqiyah
OM-SS	Shamal ash Sharqiyah
OM-WU	Al Wusta
OM-ZA	Ad Dhahirah
OM-ZU	Dhofar
PA-1	Bocas del Toro
PA-10	West Panamá
PA-2	Coclé
PA-3	Colón
PA-4	Chiriquí
PA-5	Darién
PA-6	Herrera
PA-7	Los Santos
PA-8	Panamá
PA-9	Veraguas
PA-EM	Emberá
PA-KY	Guna Yala
PA-NB	Ngöbe-Buglé
PA-NT	Naso Tjër Di
PE-AMA	Amazonas
PE-ANC	Ancash
PE-APU	Apurímac
PE-ARE	Arequipa
PE-AYA	Ayacucho
PE-CAJ	Cajamarca
PE-CAL	El Callao
PE-CUS	Cusco
PE-HUC	Huánuco
PE-HUV	Huancavelica
PE-ICA	Ica
PE-JUN	Junín
PE-LAL	La Libertad
PE-LAM	Lambayeque
PE-LIM	Lima Region
PE-LMA	Lima
PE-LOR	Loreto
PE-MDD	Madre de Dios
PE-MOQ	Moquegua
PE-PAS	Pasco
PE-PIU	Piura
PE-PUN	Puno
PE-SAM	San Martín
PE-TAC	Tacna
PE-TUM	Tumbes
PE-UCA	Ucayali
PG-CPK	Chimbu
PG-CPM	Central
PG-EBR	East New Britain
PG-EHG	Eastern Highlands
PG-EPW	Enga
PG-ESW	East Sepik
PG-GPK	Gulf
PG-HLA	Hela
PG-JWK	Jiwaka
PG-MBA	Milne Bay
PG-MPL	Morobe
PG-MPM	Madang
PG-MRL	Manus
PG-NCD	Port Moresby
PG-NIK	New Ireland
PG-NPP	Oro
PG-NSB	Bougainville
PG-SAN	Sandaun
PG-SHM	Southern Highlands
PG-WBK	West New Britain
PG-WHM	Western Highlands
PG-WPD	Western
PH-00	Metro Manila
PH-01	Ilocos
PH-02	Cagayan Valley
PH-03	Central Luzon
PH-05	Bicol
PH-06	Western Visayas
PH-07	Central Visayas
PH-08	Eastern Visayas
PH-09	Zamboanga Peninsula
PH-10	Northern Mindanao
PH-11	Davao
PH-12	Soccsksargen
PH-13	Caraga
PH-14	Muslim Mindanao
PH-15	Cordillera Administrative
PH-40	Calabarzon
PH-41	Mimaropa
PH-ABR	Abra
PH-AGN	Agusan del Norte
PH-AGS	Agusan del Sur
PH-AKL	Aklan
PH-ALB	Albay
PH-ANT	Antique
PH-APA	Apayao
PH-AUR	Aurora
PH-BAN	Bataan
PH-BAS	Basilan
PH-BEN	Benguet
PH-BIL	Biliran
PH-BOH	Bohol
PH-BTG	Batangas
PH-BTN	Batanes
PH-BUK	Bukidnon
PH-BUL	Bulacan
PH-CAG	Cagayan
PH-CAM	Camiguin
PH-CAN	Camarines Norte
PH-CAP	Capiz
PH-CAS	Camarines Sur
PH-CAT	Catanduanes
PH-CAV	Cavite
PH-CEB	Cebu
PH-COM	Compostela Valley
PH-DAO	Davao Oriental
PH-DAS	Davao del Sur
PH-DAV	Davao del Norte
PH-DIN	Dinagat Islands
PH-DVO	Davao Occidental
PH-EAS	Eastern Samar
PH-GUI	Guimaras
PH-IFU	Ifugao
PH-ILI	Iloilo
PH-ILN	Ilocos Norte
PH-ILS	Ilocos Sur
PH-ISA	Isabela
PH-KAL	Kalinga
PH-LAG	Laguna
PH-LAN	Lanao del Norte
PH-LAS	Lanao del Sur
PH-LEY	Leyte
PH-LUN	La Union
PH-MAD	Marinduque
PH-MAG	Maguindanao	other
PH-MAS	Masbate
PH-MDC	Occidental Mindoro
PH-MDR	Oriental Mindoro
PH-MGN	Maguindanao del Norte
PH-MGS	Maguindanao del Sur
PH-MOU	Mountain
PH-MSC	Misamis Occidental
PH-MSR	Misamis Oriental
PH-NCO	Cotabato
PH-NEC	Negros Occidental
PH-NER	Negros Oriental
PH-NSA	Northern Samar
PH-NUE	Nueva Ecija
PH-NUV	Nueva Vizcaya
PH-PAM	Pampanga
PH-PAN	Pangasinan
PH-PLW	Palawan
PH-QUE	Quezon
PH-QUI	Quirino
PH-RIZ	Rizal
PH-ROM	Romblon
PH-SAR	Sarangani
PH-SCO	South Cotabato
PH-SIG	Siquijor
PH-SLE	Southern Leyte
PH-SLU	Sulu
PH-SOR	Sorsogon
PH-SUK	Sultan Kudarat
PH-SUN	Surigao del Norte
PH-SUR	Surigao del Sur
PH-TAR	Tarlac
PH-TAW	Tawi-Tawi
PH-WSA	Samar
PH-ZAN	Zamboanga del Norte
PH-ZAS	Zamboanga del Sur
PH-ZMB	Zambales
PH-ZSI	Zamboanga Sibugay
PK-BA	Balochistan
PK-GB	Gilgit-Baltistan
PK-IS	Islamabad
PK-JK	Azad Kashmir
PK-KM	Kashmir	other
PK-KP	Khyber Pakhtunkhwa
PK-PB	Punjab
PK-SD	Sindh
PK-TA	Federally Administered Tribal Areas	other
PL-02	Lower Silesia
PL-04	Kuyavia-Pomerania
PL-06	Lublin
PL-08	Lubusz
PL-10	Łódź
PL-12	Lesser Poland
PL-14	Mazovia
PL-16	Opole
PL-18	Subcarpathia
PL-20	Podlachia
PL-22	Pomerania
PL-24	Silesia
PL-26	Holy Cross
PL-28	Warmia-Masuria
PL-30	Greater Poland
PL-32	West Pomerania
PS-BTH	Bethlehem
PS-DEB	Deir al-Balah
PS-GZA	Gaza
PS-HBN	Hebron
PS-JEM	Jerusalem
PS-JEN	Jenin
PS-JRH	Jericho
PS-KYS	Khan Yunis
PS-NBS	Nablus
PS-NGZ	North Gaza
PS-QQA	Qalqilya
PS-RBH	Ramallah and al-Bireh
PS-RFH	Rafah
PS-SLT	Salfit
PS-TBS	Tubas
PS-TKM	Tulkarm
PT-01	Aveiro
PT-02	Beja
PT-03	Braga
PT-04	Bragança
PT-05	Castelo Branco
PT-06	Coimbra
PT-07	Évora
PT-08	Faro
PT-09	Guarda
PT-10	Leiria
PT-11	Lisbon
PT-12	Portalegre
PT-13	Porto
PT-14	Santarém
PT-15	Setúbal
PT-16	Viana do Castelo
PT-17	Vila Real
PT-18	Viseu
PT-20	Azores
PT-30	Madeira
PW-002	Aimeliik
PW-004	Airai
PW-010	Angaur
PW-050	Hatohobei
PW-100	Kayangel
PW-150	Koror
PW-212	Melekeok
PW-214	Ngaraard
PW-218	Ngarchelong
PW-222	Ngardmau
PW-224	Ngatpang
PW-226	Ngchesar
PW-227	Ngeremlengui
PW-228	Ngiwal
PW-350	Peleliu
PW-370	Sonsorol
PY-1	Concepción
PY-10	Alto Paraná
PY-11	Central
PY-12	Ñeembucú
PY-13	Amambay
PY-14	Canindeyú
PY-15	Presidente Hayes
PY-16	Alto Paraguay
PY-19	Boquerón
PY-2	San Pedro
PY-3	Cordillera
PY-4	Guairá
PY-5	Caaguazú
PY-6	Caazapá
PY-7	Itapúa
PY-8	Misiones
PY-9	Paraguarí
PY-ASU	Asunción
QA-DA	Doha
QA-KH	Al Khor
QA-MS	Madinat ash Shamal
QA-RA	Al Rayyan
QA-SH	Ash Shīḩānīyah
QA-US	Umm Salal
QA-WA	Al Wakrah
QA-ZA	Al Daayen
RO-AB	Alba
RO-AG	Argeș
RO-AR	Arad
RO-B	Bucharest
RO-BC	Bacău
RO-BH	Bihor
RO-BN	Bistriţa-Năsăud
RO-BR	Brăila
RO-BT	Botoşani
RO-BV	Braşov
RO-BZ	Buzău
RO-CJ	Cluj
RO-CL	Călărași
RO-CS	Caraș-Severin
RO-CT	Constanța
RO-CV	Covasna
RO-DB	Dâmbovița
RO-DJ	Dolj
RO-GJ	Gorj
RO-GL	Galați
RO-GR	Giurgiu
RO-HD	Hunedoara
RO-HR	Harghita
RO-IF	Ilfov
RO-IL	Ialomița
RO-IS	Iași
RO-MH	Mehedinți
RO-MM	Maramureş
RO-MS	Mureş
RO-NT	Neamţ
RO-OT	Olt
RO-PH	Prahova
RO-SB	Sibiu
RO-SJ	Sălaj
RO-SM	Satu Mare
RO-SV	Suceava
RO-TL	Tulcea
RO-TM	Timiș
RO-TR	Teleorman
RO-VL	Vâlcea
RO-VN	Vrancea
RO-VS	Vaslui
RS-00	Beograd
RS-01	North Bačka
RS-02	Central Banat
RS-03	North Banat
RS-04	South Banat
RS-05	West Bačka
RS-06	South Bačka
RS-07	Srem
RS-08	Mačva
RS-09	Kolubara
RS-10	Podunavlje
RS-11	Braničevo
RS-12	Šumadija
RS-13	Pomoravlje
RS-14	Bor
RS-15	Zaječar
RS-16	Zlatibor
RS-17	Moravica
RS-18	Raška
RS-19	Rasina
RS-20	Nišava
RS-21	Toplica
RS-22	Pirot
RS-23	Jablanica
RS-24	Pčinja
RS-25	Kosovo
RS-26	Peć
RS-27	Prizren
RS-28	Kosovska Mitrovica
RS-29	Kosovo-Pomoravlje
RS-KM	Kosovo-Metohija
RS-VO	Vojvodina
RU-AD	Adygea
RU-AL	Altai
RU-ALT	Altai Krai
RU-AMU	Amur
RU-ARK	Arkhangelsk
RU-AST	Astrakhan
RU-BA	Bashkortostan
RU-BEL	Belgorod
RU-BRY	Bryansk
RU-BU	Buryat
RU-CE	Chechen
RU-CHE	Chelyabinsk
RU-CHU	Chukotka Okrug
RU-CU	Chuvash
RU-DA	Dagestan
RU-IN	Ingushetia
RU-IRK	Irkutsk
RU-IVA	Ivanovo
RU-KAM	Kamchatka Krai
RU-KB	Kabardino-Balkar
RU-KC	Karachay-Cherkess
RU-KDA	Krasnodar Krai
RU-KEM	Kemerovo
RU-KGD	Kaliningrad
RU-KGN	Kurgan
RU-KHA	Khabarovsk Krai
RU-KHM	Khanty-Mansi
RU-KIR	Kirov
RU-KK	Khakassia
RU-KL	Kalmykia
RU-KLU	Kaluga
RU-KO	Komi
RU-KOS	Kostroma
RU-KR	Karelia
RU-KRS	Kursk
RU-KYA	Krasnoyarsk Krai
RU-LEN	Leningrad
RU-LIP	Lipetsk
RU-MAG	Magadan
RU-ME	Mari El
RU-MO	Mordovia
RU-MOS	Moscow Province
RU-MOW	Moscow
RU-MUR	Murmansk
RU-NEN	Nenets
RU-NGR	Novgorod
RU-NIZ	Nizhny Novgorod
RU-NVS	Novosibirsk
RU-OMS	Omsk
RU-ORE	Orenburg
RU-ORL	Oryol
RU-PER	Perm Krai
RU-PNZ	Penza
RU-PRI	Primorsky Krai
RU-PSK	Pskov
RU-ROS	Rostov
RU-RYA	Ryazan
RU-SA	Sakha
RU-SAK	Sakhalin
RU-SAM	Samara
RU-SAR	Saratov
RU-SE	North Ossetia-Alania
RU-SMO	Smolensk
RU-SPE	Saint Petersburg
RU-STA	Stavropol Krai
RU-SVE	Sverdlovsk
RU-TA	Tatarstan
RU-TAM	Tambov
RU-TOM	Tomsk
RU-TUL	Tula
RU-TVE	Tver
RU-TY	Tuva
RU-TYU	Tyumen
RU-UD	Udmurt
RU-ULY	Ulyanovsk
RU-VGG	Volgograd
RU-VLA	Vladimir
RU-VLG	Vologda
RU-VOR	Voronezh
RU-YAN	Yamalo-Nenets Okrug
RU-YAR	Yaroslavl
RU-YEV	Jewish
RU-ZAB	Zabaykalsky Krai
RW-01	Kigali
RW-02	Eastern
RW-03	Northern
RW-04	Western
RW-05	Southern
SA-01	Riyadh
SA-02	Makkah
SA-03	Al Madinah
SA-04	Eastern
SA-05	Al-Qassim
SA-06	Ha’il
SA-07	Tabuk
SA-08	Northern Borders
SA-09	Jizan
SA-10	Najran
SA-11	Al Bahah
SA-12	Al Jawf
SA-14	Asir
SB-CE	Central
SB-CH	Choiseul
SB-CT	Honiara
SB-GU	Guadalcanal
SB-IS	Isabel
SB-MK	Makira-Ulawa
SB-ML	Malaita
SB-RB	Rennell and Bellona
SB-TE	Temotu
SB-WE	Western
SC-01	Anse aux Pins
SC-02	Anse Boileau
SC-03	Anse Etoile
SC-04	Au Cap
SC-05	Anse Royale
SC-06	Baie Lazare
SC-07	Baie Sainte Anne
SC-08	Beau Vallon
SC-09	Bel Air
SC-10	Bel Ombre
SC-11	Cascade
SC-12	Glacis
SC-13	Grand’Anse Mahé
SC-14	Grand’Anse Praslin
SC-15	La Digue
SC-16	La Rivière Anglaise
SC-17	Mont Buxton
SC-18	Mont Fleuri
SC-19	Plaisance
SC-20	Pointe La Rue
SC-21	Port Glaud
SC-22	Saint Louis
SC-23	Takamaka
SC-24	Les Mamelles
SC-25	Roche Caiman
SC-26	Ile Perseverance I
SC-27	Ile Perseverance II
SD-DC	Central Darfur
SD-DE	East Darfur
SD-DN	North Darfur
SD-DS	South Darfur
SD-DW	West Darfur
SD-GD	Al Qadarif
SD-GK	West Kurdufan
SD-GZ	Al Jazirah
SD-KA	Kassala
SD-KH	Khartoum
SD-KN	North Kurdufan
SD-KS	South Kurdufan
SD-NB	Blue Nile
SD-NO	Northern
SD-NR	River Nile
SD-NW	White Nile
SD-RS	Red Sea
SD-SI	Sennar
SE-AB	Stockholm
SE-AC	Västerbotten
SE-BD	Norrbotten
SE-C	Uppsala
SE-D	Södermanland
SE-E	Östergötland
SE-F	Jönköping
SE-G	Kronoberg
SE-H	Kalmar
SE-I	Gotland
SE-K	Blekinge
SE-M	Skåne
SE-N	Halland
SE-O	Västra Götaland
SE-S	Värmland
SE-T	Örebro
SE-U	Västmanland
SE-W	Dalarna
SE-X	Gävleborg
SE-Y	Västernorrland
SE-Z	Jämtland
SG-01	Central Singapore
SG-02	North East
SG-03	North West
SG-04	South East
SG-05	South West
SH-AC	Ascension Island
SH-HL	Saint Helena
SH-TA	Tristan da Cunha
SI-001	Ajdovščina
SI-002	Beltinci
SI-003	Bled
SI-004	Bohinj
SI-005	Borovnica
SI-006	Bovec
SI-007	Brda
SI-008	Brezovica
SI-009	Brežice
SI-010	Tišina
SI-011	Celje
SI-012	Cerklje na Gorenjskem
SI-013	Cerknica
SI-014	Cerkno
SI-015	Črenšovci
SI-016	Črna na Koroškem
SI-017	Črnomelj
SI-018	Destrnik
SI-019	Divača
SI-020	Dobrepolje
SI-021	Dobrova–Polhov Gradec
SI-022	Dol pri Ljubljani
SI-023	Domžale
SI-024	Dornava
SI-025	Dravograd
SI-026	Duplek
SI-027	Gorenja Vas–Poljane
SI-028	Gorišnica
SI-029	Gornja Radgona
SI-030	Gornji Grad
SI-031	Gornji Petrovci
SI-032	Grosuplje
SI-033	Šalovci
SI-034	Hrastnik
SI-035	Hrpelje–Kozina
SI-036	Idrija
SI-037	Ig
SI-038	Ilirska Bistrica
SI-039	Ivančna Gorica
SI-040	Izola
SI-041	Jesenice
SI-042	Juršinci
SI-043	Kamnik
SI-044	Kanal
SI-045	Kidričevo
SI-046	Kobarid
SI-047	Kobilje
SI-048	Kočevje
SI-049	Komen
SI-050	Koper
SI-051	Kozje
SI-052	Kranj
SI-053	Kranjska Gora
SI-054	Krško
SI-055	Kungota
SI-056	Kuzma
SI-057	Laško
SI-058	Lenart
SI-059	Lendava
SI-060	Litija
SI-061	Ljubljana
SI-062	Ljubno
SI-063	Ljutomer
SI-064	Logatec
SI-065	Loška Dolina
SI-066	Loški Potok
SI-067	Luče
SI-068	Lukovica
SI-069	Majšperk
SI-070	Maribor
SI-071	Medvode
SI-072	Mengeš
SI-073	Metlika
SI-074	Mežica
SI-075	Miren–Kostanjevica
SI-076	Mislinja
SI-077	Moravče
SI-078	Moravske Toplice
SI-079	Mozirje
SI-080	Murska Sobota
SI-081	Muta
SI-082	Naklo
SI-083	Nazarje
SI-084	Nova Gorica
SI-085	Novo Mesto
SI-086	Odranci
SI-087	Ormož
SI-088	Osilnica
SI-089	Pesnica
SI-090	Piran
SI-091	Pivka
SI-092	Podčetrtek
SI-093	Podvelka
SI-094	Postojna
SI-095	Preddvor
SI-096	Ptuj
SI-097	Puconci
SI-098	Rače–Fram
SI-099	Radeče
SI-100	Radenci
SI-101	Radlje ob Dravi
SI-102	Radovljica
SI-103	Ravne na Koroškem
SI-104	Ribnica
SI-105	Rogašovci
SI-106	Rogaška Slatina
SI-107	Rogatec
SI-108	Ruše
SI-109	Semič
SI-110	Sevnica
SI-111	Sežana
SI-112	Slovenj Gradec
SI-113	Slovenska Bistrica
SI-114	Slovenske Konjice
SI-115	Starše
SI-116	Sveti Jurij
SI-117	Šenčur
SI-118	Šentilj
SI-119	Šentjernej
SI-120	Šentjur
SI-121	Škocjan
SI-122	Škofja Loka
SI-123	Škofljica
SI-124	Šmarje pri Jelšah
SI-125	Šmartno ob Paki
SI-126	Šoštanj
SI-127	Štore
SI-128	Tolmin
SI-129	Trbovlje
SI-130	Trebnje
SI-131	Tržič
SI-132	Turnišče
SI-133	Velenje
SI-134	Velike Lašče
SI-135	Videm
SI-136	Vipava
SI-137	Vitanje
SI-138	Vodice
SI-139	Vojnik
SI-140	Vrhnika
SI-141	Vuzenica
SI-142	Zagorje ob Savi
SI-143	Zavrč
SI-144	Zreče
SI-146	Železniki
SI-147	Žiri
SI-148	Benedikt
SI-149	Bistrica ob Sotli
SI-150	Bloke
SI-151	Braslovče
SI-152	Cankova
SI-153	Cerkvenjak
SI-154	Dobje
SI-155	Dobrna
SI-156	Dobrovnik
SI-157	Dolenjske Toplice
SI-158	Grad
SI-159	Hajdina
SI-160	Hoče–Slivnica
SI-161	Hodoš
SI-162	Horjul
SI-163	Jezersko
SI-164	Komenda
SI-165	Kostel
SI-166	Križevci
SI-167	Lovrenc na Pohorju
SI-168	Markovci
SI-169	Miklavž na Dravskem Polju
SI-170	Mirna Peč
SI-171	Oplotnica
SI-172	Podlehnik
SI-173	Polzela
SI-174	Prebold
SI-175	Prevalje
SI-176	Razkrižje
SI-177	Ribnica na Pohorju
SI-178	Selnica ob Dravi
SI-179	Sodražica
SI-180	Solčava
SI-181	Sveta Ana
SI-182	Sveti Andraž v Slovenskih Goricah
SI-183	Šempeter–Vrtojba
SI-184	Tabor
SI-185	Trnovska Vas
SI-186	Trzin
SI-187	Velika Polana
SI-188	Veržej
SI-189	Vransko
SI-190	Žalec
SI-191	Žetale
SI-192	Žirovnica
SI-193	Žužemberk
SI-194	Šmartno pri Litiji
SI-195	Apače
SI-196	Cirkulane
SI-197	Kostanjevica na Krki
SI-198	Makole
SI-199	Mokronog–Trebelno
SI-200	Poljčane
SI-201	Renče–Vogrsko
SI-202	Središče ob Dravi
SI-203	Straža
SI-204	Sveta Trojica v Slovenskih Goricah
SI-205	Sveti Tomaž
SI-206	Šmarješke Toplice
SI-207	Gorje
SI-208	Log–Dragomer
SI-209	Rečica ob Savinji
SI-210	Sveti Jurij v Slovenskih Goricah
SI-211	Šentrupert
SI-212	Mirna
SI-213	Ankaran
SK-BC	Banská Bystrica
SK-BL	Bratislava
SK-KI	Košice
SK-NI	Nitra
SK-PV	Prešov
SK-TA	Trnava
SK-TC	Trenčín
SK-ZI	Žilina
SL-E	Eastern
SL-N	Northern
SL-NW	North Western
SL-S	Southern
SL-W	Western Area
SM-01	Acquaviva
SM-02	Chiesanuova
SM-03	Domagnano
SM-04	Faetano
SM-05	Fiorentino
SM-06	Borgo Maggiore
SM-07	San Marino
SM-08	Montegiardino
SM-09	Serravalle
SN-DB	Diourbel
SN-DK	Dakar
SN-FK	Fatick
SN-KA	Kaffrine
SN-KD	Kolda
SN-KE	Kédougou
SN-KL	Kaolack
SN-LG	Louga
SN-MT	Matam
SN-SE	Sédhiou
SN-SL	Saint-Louis
SN-TC	Tambacounda
SN-TH	Thiès
SN-ZG	Ziguinchor
SO-AW	Awdal
SO-BK	Bakool
SO-BN	Banaadir
SO-BR	Bari
SO-BY	Bay, Somalia
SO-GA	Galguduud
SO-GE	Gedo
SO-HI	Hiran
SO-JD	Middle Juba
SO-JH	Lower Juba
SO-MU	Mudug
SO-NU	Nugal
SO-SA	Sanaag
SO-SD	Middle Shebelle
SO-SH	Lower Shebelle
SO-SO	Sool
SO-SOM	Somaliland	other
SO-TO	Togdheer
SO-WO	Woqooyi Galbeed
SR-BR	Brokopondo
SR-CM	Commewijne
SR-CR	Coronie
SR-MA	Marowijne
SR-NI	Nickerie
SR-PM	Paramaribo
SR-PR	Para
SR-SA	Saramacca
SR-SI	Sipaliwini
SR-WA	Wanica
SS-BN	Northern Bahr el Ghazal
SS-BW	Western Bahr el Ghazal
SS-EC	Central Equatoria
SS-EE	Eastern Equatoria
SS-EW	Western Equatoria
SS-JG	Jonglei
SS-LK	Lakes
SS-NU	Upper Nile
SS-UY	Unity
SS-WR	Warrap
ST-01	Água Grande
ST-02	Cantagalo
ST-03	Caué
ST-04	Lembá
ST-05	Lobata
ST-06	Mé-Zóchi
ST-P	Príncipe
ST-S	São Tomé	other
SV-AH	Ahuachapán
SV-CA	Cabañas
SV-CH	Chalatenango
SV-CU	Cuscatlán
SV-LI	La Libertad
SV-MO	Morazán
SV-PA	La Paz
SV-SA	Santa Ana
SV-SM	San Miguel
SV-SO	Sonsonate
SV-SS	San Salvador
SV-SV	San Vicente
SV-UN	La Unión
SV-US	Usulután
SY-DI	Damascus
SY-DR	Daraa
SY-DY	Deir ez-Zor
SY-HA	Al-Hasakah
SY-HI	Homs
SY-HL	Aleppo
SY-HM	Hama
SY-ID	Idlib
SY-LA	Latakia
SY-QU	Quneitra
SY-RA	Ar-Raqqah
SY-RD	Rif Dimashq
SY-SU	As-Suwayda
SY-TA	Tartus
SZ-HH	Hhohho
SZ-LU	Lubombo
SZ-MA	Manzini
SZ-SH	Shiselweni
TD-BA	Batha
TD-BG	Bahr el Gazel
TD-BO	Borkou
TD-CB	Chari-Baguirmi
TD-EE	Ennedi-Est
TD-EO	Ennedi-Ouest
TD-GR	Guéra
TD-HL	Hadjer-Lamis
TD-KA	Kanem
TD-LC	Lac
TD-LO	Logone Occidental
TD-LR	Logone Oriental
TD-MA	Mandoul
TD-MC	Moyen-Chari
TD-ME	Mayo-Kebbi Est
TD-MO	Mayo-Kebbi Ouest
TD-ND	N’Djamena
TD-OD	Ouaddaï
TD-SA	Salamat
TD-SI	Sila
TD-TA	Tandjilé
TD-TI	Tibesti
TD-WF	Wadi Fira
TG-C	Centrale
TG-K	Kara
TG-M	Maritime
TG-P	Plateaux
TG-S	Savanes
TH-10	Bangkok
TH-11	Samut Prakan
TH-12	Nonthaburi
TH-13	Pathum Thani
TH-14	Phra Nakhon Si Ayutthaya
TH-15	Ang Thong
TH-16	Lopburi
TH-17	Sing Buri
TH-18	Chai Nat
TH-19	Saraburi
TH-20	Chon Buri
TH-21	Rayong
TH-22	Chanthaburi
TH-23	Trat
TH-24	Chachoengsao
TH-25	Prachin Buri
TH-26	Nakhon Nayok
TH-27	Sa Kaeo
TH-30	Nakhon Ratchasima
TH-31	Buri Ram
TH-32	Surin
TH-33	Si Sa Ket
TH-34	Ubon Ratchathani
TH-35	Yasothon
TH-36	Chaiyaphum
TH-37	Amnat Charoen
TH-38	Bueng Kan
TH-39	Nong Bua Lam Phu
TH-40	Khon Kaen
TH-41	Udon Thani
TH-42	Loei
TH-43	Nong Khai
TH-44	Maha Sarakham
TH-45	Roi Et
TH-46	Kalasin
TH-47	Sakon Nakhon
TH-48	Nakhon Phanom
TH-49	Mukdahan
TH-50	Chiang Mai
TH-51	Lamphun
TH-52	Lampang
TH-53	Uttaradit
TH-54	Phrae
TH-55	Nan
TH-56	Phayao
TH-57	Chiang Rai
TH-58	Mae Hong Son
TH-60	Nakhon Sawan
TH-61	Uthai Thani
TH-62	Kamphaeng Phet
TH-63	Tak
TH-64	Sukhothai
TH-65	Phitsanulok
TH-66	Phichit
TH-67	Phetchabun
TH-70	Ratchaburi
TH-71	Kanchanaburi
TH-72	Suphanburi
TH-73	Nakhon Pathom
TH-74	Samut Sakhon
TH-75	Samut Songkhram
TH-76	Phetchaburi
TH-77	Prachuap Khiri Khan
TH-80	Nakhon Si Thammarat
TH-81	Krabi
TH-82	Phang Nga
TH-83	Phuket
TH-84	Surat Thani
TH-85	Ranong
TH-86	Chumphon
TH-90	Songkhla
TH-91	Satun
TH-92	Trang
TH-93	Phatthalung
TH-94	Pattani
TH-95	Yala
TH-96	Narathiwat
TH-S	Pattaya
TJ-DU	Dushanbe
TJ-GB	Gorno-Badakhshan
TJ-KT	Khatlon
TJ-RA	Nohiyahoi Tobei Jumhurí
TJ-SU	Sughd
TL-AL	Aileu
TL-AN	Ainaro
TL-BA	Baucau
TL-BO	Bobonaro
TL-CO	Cova Lima
TL-DI	Dili
TL-ER	Ermera
TL-LA	Lautém
TL-LI	Liquiçá
TL-MF	Manufahi
TL-MT	Manatuto
TL-OE	Oecusse
TL-VI	Viqueque
TM-A	Ahal
TM-B	Balkan
TM-D	Daşoguz
TM-L	Lebap
TM-M	Mary
TM-S	Aşgabat
TN-11	Tunis
TN-12	Ariana
TN-13	Ben Arous
TN-14	Manouba
TN-21	Nabeul
TN-22	Zaghouan
TN-23	Bizerte
TN-31	Béja
TN-32	Jendouba
TN-33	Kef
TN-34	Siliana
TN-41	Kairouan
TN-42	Kasserine
TN-43	Sidi Bouzid
TN-51	Sousse
TN-52	Monastir
TN-53	Mahdia
TN-61	Sfax
TN-71	Gafsa
TN-72	Tozeur
TN-73	Kebili
TN-81	Gabès
TN-82	Medenine
TN-83	Tataouine
TO-01	ʻEua
TO-02	Haʻapai
TO-03	Niuas
TO-04	Tongatapu
TO-05	Vavaʻu
TR-01	Adana
TR-02	Adıyaman
TR-03	Afyonkarahisar
TR-04	Ağrı
TR-05	Amasya
TR-06	Ankara
TR-07	Antalya
TR-08	Artvin
TR-09	Aydın
TR-10	Balıkesir
TR-11	Bilecik
TR-12	Bingöl
TR-13	Bitlis
TR-14	Bolu
TR-15	Burdur
TR-16	Bursa
TR-17	Çanakkale
TR-18	Çankırı
TR-19	Çorum
TR-20	Denizli
TR-21	Diyarbakır
TR-22	Edirne
TR-23	Elazığ
TR-24	Erzincan
TR-25	Erzurum
TR-26	Eskişehir
TR-27	Gaziantep
TR-28	Giresun
TR-29	Gümüşhane
TR-30	Hakkâri
TR-31	Hatay
TR-32	Isparta
TR-33	Mersin
TR-34	Istanbul
TR-35	Izmir
TR-36	Kars
TR-37	Kastamonu
TR-38	Kayseri
TR-39	Kırklareli
TR-40	Kırşehir
TR-41	Kocaeli
TR-42	Konya
TR-43	Kütahya
TR-44	Malatya
TR-45	Manisa
TR-46	Kahramanmaraş
TR-47	Mardin
TR-48	Muğla
TR-49	Muş
TR-50	Nevşehir
TR-51	Niğde
TR-52	Ordu
TR-53	Rize
TR-54	Sakarya
TR-55	Samsun
TR-56	Siirt
TR-57	Sinop
TR-58	Sivas
TR-59	Tekirdağ
TR-60	Tokat
TR-61	Trabzon
TR-62	Tunceli
TR-63	Şanlıurfa
TR-64	Uşak
TR-65	Van
TR-66	Yozgat
TR-67	Zonguldak
TR-68	Aksaray
TR-69	Bayburt
TR-70	Karaman
TR-71	Kırıkkale
TR-72	Batman
TR-73	Şırnak
TR-74	Bartın
TR-75	Ardahan
TR-76	Iğdır
TR-77	Yalova
TR-78	Karabük
TR-79	Kilis
TR-80	Osmaniye
TR-81	Düzce
TT-ARI	Arima
TT-CHA	Chaguanas
TT-CTT	Couva-Tabaquite-Talparo
TT-DMN	Diego Martin
TT-MRC	Mayaro-Rio Claro
TT-PED	Penal-Debe
TT-POS	Port of Spain
TT-PRT	Princes Town
TT-PTF	Point Fortin
TT-SFO	San Fernando
TT-SGE	Sangre Grande
TT-SIP	Siparia
TT-SJL	San Juan-Laventille
TT-TOB	Tobago
TT-TUP	Tunapuna-Piarco
TV-FUN	Funafuti
TV-NIT	Niutao
TV-NKF	Nukufetau
TV-NKL	Nukulaelae
TV-NMA	Nanumea
TV-NMG	Nanumanga
TV-NUI	Nui
TV-VAI	Vaitupu
TW-CHA	Changhua
TW-CYI	Chiayi County
TW-CYQ	Chiayi
TW-HSQ	Hsinchu County
TW-HSZ	Hsinchu
TW-HUA	Hualien
TW-ILA	Yilan
TW-KEE	Keelung
TW-KHH	Kaohsiung
TW-KIN	Kinmen
TW-LIE	Lienchiang
TW-MIA	Miaoli
TW-NAN	Nantou
TW-NWT	New Taipei
TW-PEN	Penghu
TW-PIF	Pingtung
TW-TAO	Taoyuan
TW-TNN	Tainan
TW-TPE	Taipei
TW-TTT	Taitung
TW-TXG	Taichung
TW-YUN	Yunlin
TZ-01	Arusha
TZ-02	Dar es Salaam
TZ-03	Dodoma
TZ-04	Iringa
TZ-05	Kagera
TZ-06	North Pemba
TZ-07	Zanzibar North
TZ-08	Kigoma
TZ-09	Kilimanjaro
TZ-10	South Pemba
TZ-11	Zanzibar Central/South
TZ-12	Lindi
TZ-13	Mara
TZ-14	Mbeya
TZ-15	Zanzibar Urban/West
TZ-16	Morogoro
TZ-17	Mtwara
TZ-18	Mwanza
TZ-19	Pwani
TZ-20	Rukwa
TZ-21	Ruvuma
TZ-22	Shinyanga
TZ-23	Singida
TZ-24	Tabora
TZ-25	Tanga
TZ-26	Manyara
TZ-27	Geita
TZ-28	Katavi
TZ-29	Njombe
TZ-30	Simiyu
TZ-31	Songwe
UA-05	Vinnychchyna
UA-07	Volyn
UA-09	Luhanshchyna
UA-12	Dnipropetrovshchyna
UA-14	Donechchyna
UA-18	Zhytomyrshchyna
UA-21	Zakarpattia
UA-23	Zaporizhzhya
UA-26	Prykarpattia
UA-30	Kyiv
UA-32	Kyivshchyna
UA-35	Kirovohradschyna
UA-40	Sevastopol
UA-43	Crimea
UA-46	Lvivshchyna
UA-48	Mykolayivschyna
UA-51	Odeshchyna
UA-53	Poltavshchyna
UA-56	Rivnenshchyna
UA-59	Sumshchyna
UA-61	Ternopilshchyna
UA-63	Kharkivshchyna
UA-65	Khersonshchyna
UA-68	Khmelnychchyna
UA-71	Cherkashchyna
UA-74	Chernihivshchyna
UA-77	Chernivtsi Oblast
UA-CRI	Крим	other
UA-DPR	Donetsk	other
UA-LPR	Luhansk	other
UG-101	Kalangala
UG-102	Kampala
UG-103	Kiboga
UG-104	Luwero
UG-105	Masaka
UG-106	Mpigi
UG-107	Mubende
UG-108	Mukono
UG-109	Nakasongola
UG-110	Rakai
UG-111	Sembabule
UG-112	Kayunga
UG-113	Wakiso
UG-114	Lyantonde
UG-115	Mityana
UG-116	Nakaseke
UG-117	Buikwe
UG-118	Bukomansibi
UG-119	Butambala
UG-120	Buvuma
UG-121	Gomba
UG-122	Kalungu
UG-123	Kyankwanzi
UG-124	Lwengo
UG-125	Kyotera
UG-126	Kasanda
UG-201	Bugiri
UG-202	Busia
UG-203	Iganga
UG-204	Jinja
UG-205	Kamuli
UG-206	Kapchorwa
UG-207	Katakwi
UG-208	Kumi
UG-209	Mbale
UG-210	Pallisa
UG-211	Soroti
UG-212	Tororo
UG-213	Kaberamaido
UG-214	Mayuge
UG-215	Sironko
UG-216	Amuria
UG-217	Budaka
UG-218	Bududa
UG-219	Bukedea
UG-220	Bukwa
UG-221	Butaleja
UG-222	Kaliro
UG-223	Manafwa
UG-224	Namutumba
UG-225	Bulambuli
UG-226	Buyende
UG-227	Kibuku
UG-228	Kween
UG-229	Luuka
UG-230	Namayingo
UG-231	Ngora
UG-232	Serere
UG-233	Butebo
UG-234	Namisindwa
UG-235	Bugweri
UG-236	Kapelebyong
UG-237	Kalaki
UG-301	Adjumani
UG-302	Apac
UG-303	Arua
UG-304	Gulu
UG-305	Kitgum
UG-306	Kotido
UG-307	Lira
UG-308	Moroto
UG-309	Moyo
UG-310	Nebbi
UG-311	Nakapiripirit
UG-312	Pader
UG-313	Yumbe
UG-314	Abim
UG-315	Amolatar
UG-316	Amuru
UG-317	Dokolo
UG-318	Kaabong
UG-319	Koboko
UG-320	Maracha
UG-321	Oyam
UG-322	Agago
UG-323	Alebtong
UG-324	Amudat
UG-325	Kole
UG-326	Lamwo
UG-327	Napak
UG-328	Nwoya
UG-329	Otuke
UG-330	Zombo
UG-331	Zombo
UG-332	Pakwach
UG-333	Kwania
UG-334	Nabilatuk
UG-335	Karenga
UG-336	Madi-Okollo
UG-337	Obongi
UG-401	Bundibugyo
UG-402	Bushenyi
UG-403	Hoima
UG-404	Kabale
UG-405	Kabarole
UG-406	Kasese
UG-407	Kibaale
UG-408	Kisoro
UG-409	Masindi
UG-410	Mbarara
UG-411	Ntungamo
UG-412	Rukungiri
UG-413	Kamwenge
UG-414	Kanungu
UG-415	Kyenjojo
UG-416	Buliisa
UG-417	Ibanda
UG-418	Isingiro
UG-419	Kiruhura
UG-420	Buhweju
UG-421	Kiryandongo
UG-422	Kyegegwa
UG-423	Mitooma
UG-424	Ntoroko
UG-425	Rubirizi
UG-426	Sheema
UG-427	Kagadi
UG-428	Kakumiro
UG-429	Rubanda
UG-430	Bunyangabu
UG-431	Rukiga
UG-432	Kikuube
UG-433	Kazo
UG-434	Kitagwenda
UG-435	Rwampara
UG-C	Central
UG-E	Eastern
UG-N	Northern
UG-W	Western
UM-67	Johnston Atoll
UM-71	Midway Atoll
UM-76	Navassa Island
UM-79	Wake Island
UM-81	Baker Island
UM-84	Howland Island
UM-86	Jarvis Island
UM-89	Kingman Reef
UM-95	Palmyra Atoll
US-AA	Armed Forces Americas
US-AE	Armed Forces Europe
US-AK	Alaska
US-AL	Alabama
US-AP	Armed Forces Pacific
US-AR	Arkansas
US-AS	American Samoa
US-AZ	Arizona
US-CA	California
US-CO	Colorado
US-CT	Connecticut
US-DC	District of Columbia
US-DE	Delaware
US-DK	Dakota Territory	other
US-FL	Florida
US-FM	Micronesia
US-GA	Georgia
US-GU	Guam
US-HI	Hawaii
US-IA	Iowa
US-ID	Idaho
US-IL	Illinois
US-IN	Indiana
US-KS	Kansas
US-KY	Kentucky
US-LA	Louisiana
US-MA	Massachusetts
US-MD	Maryland
US-ME	Maine
US-MH	Marshall Islands
US-MI	Michigan
US-MN	Minnesota
US-MO	Missouri
US-MP	Northern Mariana Islands
US-MS	Mississippi
US-MT	Montana
US-NC	North Carolina
US-ND	North Dakota
US-NE	Nebraska
US-NH	New Hampshire
US-NJ	New Jersey
US-NM	New Mexico
US-NV	Nevada
US-NY	New York
US-OH	Ohio
US-OK	Oklahoma
US-OL	Orleans Territory	other
US-OR	Oregon
US-PA	Pennsylvania
US-PI	Philippine Islands	other
US-PR	Puerto Rico
US-PW	Palau
US-RI	Rhode Island
US-SC	South Carolina
US-SD	South Dakota
US-TN	Tennessee
US-TX	Texas
US-UM	US Minor Outlying Islands
US-UT	Utah
US-VA	Virginia
US-VI	US Virgin Islands
US-VT	Vermont
US-WA	Washington
US-WI	Wisconsin
US-WV	West Virginia
US-WY	Wyoming
UY-AR	Artigas
UY-CA	Canelones
UY-CL	Cerro Largo
UY-CO	Colonia
UY-DU	Durazno
UY-FD	Florida
UY-FS	Flores
UY-LA	Lavalleja
UY-MA	Maldonado
UY-MO	Montevideo
UY-PA	Paysandú
UY-RN	Río Negro
UY-RO	Rocha
UY-RV	Rivera
UY-SA	Salto
UY-SJ	San José
UY-SO	Soriano
UY-TA	Tacuarembó
UY-TT	Treinta y Tres
UZ-AN	Andijan
UZ-BU	Bukhara
UZ-FA	Fergana
UZ-JI	Jizzakh
UZ-NG	Namangan
UZ-NW	Navoiy
UZ-QA	Qashqadaryo
UZ-QR	Karakalpakstan
UZ-SA	Samarqand
UZ-SI	Sirdaryo
UZ-SU	Surxondaryo
UZ-TK	Tashkent
UZ-TO	Tashkent Province
UZ-XO	Xorazm
VC-01	Charlotte
VC-02	Saint Andrew
VC-03	Saint David
VC-04	Saint George
VC-05	Saint Patrick
VC-06	Grenadines
VE-A	Capital
VE-B	Anzoátegui
VE-C	Apure
VE-D	Aragua
VE-E	Barinas
VE-F	Bolívar
VE-G	Carabobo
VE-H	Cojedes
VE-I	Falcón
VE-J	Guárico
VE-K	Lara
VE-L	Mérida
VE-M	Miranda
VE-N	Monagas
VE-O	Nueva Esparta
VE-P	Portuguesa
VE-R	Sucre
VE-S	Táchira
VE-T	Trujillo
VE-U	Yaracuy
VE-V	Zulia
VE-W	Federal Dependencies
VE-X	Vargas
VE-Y	Delta Amacuro
VE-Z	Amazonas
VN-01	Lai Châu
VN-02	Lào Cai
VN-03	Hà Giang
VN-04	Cao Bằng
VN-05	Sơn La
VN-06	Yên Bái
VN-07	Tuyên Quang
VN-09	Lạng Sơn
VN-13	Quảng Ninh
VN-14	Hòa Bình
VN-15	HA TAY PROVINCE	other
VN-18	Ninh Bình
VN-20	Thái Bình
VN-21	Thanh Hóa
VN-22	Nghệ An
VN-23	Hà Tĩnh
VN-24	Quảng Bình
VN-25	Quảng Trị
VN-26	Thừa Thiên–Huế
VN-27	Quảng Nam
VN-28	Kon Tum
VN-29	Quảng Ngãi
VN-30	Gia Lai
VN-31	Bình Định
VN-32	Phú Yên
VN-33	Đắk Lắk
VN-34	Khánh Hòa
VN-35	Lâm Đồng
VN-36	Ninh Thuận
VN-37	Tây Ninh
VN-39	Đồng Nai
VN-40	Bình Thuận
VN-41	Long An
VN-43	Bà Rịa–Vũng Tàu
VN-44	An Giang
VN-45	Đồng Tháp
VN-46	Tiền Giang
VN-47	Kiên Giang
VN-49	Vĩnh Long
VN-50	Bến Tre
VN-51	Trà Vinh
VN-52	Sóc Trăng
VN-53	Bắc Kạn
VN-54	Bắc Giang
VN-55	Bạc Liêu
VN-56	Bắc Ninh
VN-57	Bình Dương
VN-58	Bình Phước
VN-59	Cà Mau
VN-61	Hải Dương
VN-63	Hà Nam
VN-66	Hưng Yên
VN-67	Nam Định
VN-68	Phú Thọ
VN-69	Thái Nguyên
VN-70	Vĩnh Phúc
VN-71	Điện Biên
VN-72	Đắk Nông
VN-73	Hậu Giang
VN-CT	Can Tho
VN-DN	Da Nang
VN-HN	Hanoi
VN-HP	Haiphong
VN-SG	Ho Chi Minh City
VU-MAP	Malampa
VU-PAM	Penama
VU-SAM	Sanma
VU-SEE	Shefa
VU-TAE	Tafea
VU-TOB	Torba
WF-AL	Alo
WF-SG	Sigave
WF-UV	Uvea
WS-AA	A’ana
WS-AL	Aiga-i-le-Tai
WS-AT	Atua
WS-FA	Fa’asaleleaga
WS-GE	Gaga’emauga
WS-GI	Gaga’ifomauga
WS-PA	Palauli
WS-SA	Satupa’itea
WS-TU	Tuamasaga
WS-VF	Va’a-o-Fonoti
WS-VS	Vaisigano
YE-AB	Abyan
YE-AD	’Adan
YE-AM	Amran
YE-BA	Al Bayda
YE-DA	Dhale
YE-DH	Dhamar
YE-HD	Hadramaut
YE-HJ	Hajjah
YE-HU	Al Hudaydah
YE-IB	Ibb
YE-JA	Al Jawf
YE-LA	Lahij
YE-MA	Ma’rib
YE-MR	Al Mahrah
YE-MW	Al Mahwit
YE-RA	Raymah
YE-SA	Amanat Al Asimah
YE-SD	Sa’dah
YE-SH	Shabwah
YE-SN	Sana’a
YE-SU	Arkhabil Suqutra
YE-TA	Taiz
ZA-EC	Eastern Cape
ZA-FS	Free State
ZA-GP	Gauteng
ZA-KZN	KwaZulu-Natal
ZA-LP	Limpopo
ZA-MP	Mpumalanga
ZA-NC	Northern Cape
ZA-NW	North West
ZA-WC	Western Cape
ZM-01	Western
ZM-02	Central
ZM-03	Eastern
ZM-04	Luapula
ZM-05	Northern
ZM-06	North-Western
ZM-07	Southern
ZM-08	Copperbelt
ZM-09	Lusaka
ZM-10	Muchinga
ZW-BU	Bulawayo
ZW-HA	Harare
ZW-MA	Manicaland
ZW-MC	Mashonaland Central
ZW-ME	Mashonaland East
ZW-MI	Midlands
ZW-MN	Matabeleland North
ZW-MS	Matabeleland South
ZW-MV	Masvingo
ZW-MW	Mashonaland West`;
export const subdivisionNames: string = `AD-04	lamassana
AE-AJ	ajman emirate|ajman free zone|emirato de ajman|عجمان
AE-AZ	abu dhabi emirate|emirate of abu dhabi|emirato de abu dhabi|абу даби|ابو ظبي|ابوظبي
AE-DU	dubayy|emirate of dubai|emirato de dubai|дубаи|دبي|دبی
AE-FU	fujairah emirate|fujairah media free zone|فجيرة
AE-RK	emirate of ras al khaimah|emirato de ras al khaimah|ras al khaimah free trade zone|раш аль хаима|راس الخيمة|راس ٱلخيمة
AE-SH	emirate of sharjah|emirato de sharjah|sharjah emirate|الشارقة
AE-UQ	emirate of umm al quwain|emirato de umm al quwain|умм аль кувеин|ام القيوين
AF-BAL	balkh province|ولایت بلخ
AF-BAM	ولایت بامیان
AF-BDG	ولایت بادغیس
AF-BDS	badakhshan province|ولایت بدخشان
AF-BGL	baghlan province|ولایت بغلان
AF-DAY	ولایت دایکندی
AF-FRA	farah province|ولایت فراه
AF-FYB	ولایت فاریاب
AF-GHA	ghazni province|ولایت غزنی
AF-GHO	غور
AF-HEL	هلمند ولايت
AF-HER	herat province|ولایت هرات
AF-JOW	jowzjan province|ولایت جوزجان
AF-KAB	kabul province|ولایت كابل
AF-KAN	کندهار ولايت
AF-KAP	kapisa province|ولایت کاپیسا
AF-KDZ	kunduz province|ولایت کندز
AF-KHO	khost province|خوست ولايت
AF-KNR	kunar province|کونړ ولايت
AF-LAG	laghman province|لغمان ولايت
AF-LOG	logar province|لوگر ولايت
AF-NAN	nangarhar province|ننگرهار ولايت
AF-NIM	nimruz province|ولایت نیمروز
AF-NUR	nuristan province|نورستان ولایت
AF-PAN	panjshir province|ولایت پنجشیر
AF-PAR	parwan province|ولایت پروان
AF-PIA	paktia province|پکتيا ولايت
AF-PKA	paktika province|پکتيکا ولايت
AF-SAM	ولایت سمنگان
AF-SAR	sar e pol province|سرپل
AF-TAK	ولایت تخار
AF-URU	روزگان ولايت
AF-WAR	ميدان وردگ ولايت
AF-ZAB	zabul province|زابل ولايت
AM-AG	aragacotn|արագածոտն
AM-AR	արարատ
AM-AV	արմավիր
AM-ER	erevan|երեւան
AM-GR	gegarkunik|գեղարքունիք
AM-KT	կոտայք
AM-LO	լոռի
AM-SH	sirak|շիրակ
AM-SU	սյունիք
AM-TV	tavus|տավուշ
AM-VD	vayoc jor|վայոց ձոր
AO-CCU	kuando kubango
AO-CNO	kwanza norte
AO-CUS	kwanza sul
AO-MAL	malange
AR-C	autonomous city of buenos aires|capital federal|ciudad autonoma de buenos aires
AR-E	entre rios province
AR-Q	neuquen province
AR-R	rio negro province
AR-V	tierra del fuego province
AR-Z	santa cruz province
AT-2	karnten
AT-3	niederosterreich
AT-4	oberosterreich
AT-6	steiermark
AT-7	tirol
AT-9	wien
AU-ACT	canberra
AU-NSW	nsw|state of new south wales|sydney
AU-NT	darwin
AU-QLD	brisbane|qld|state of queensland
AU-SA	adelaide|state of south australia
AU-TAS	hobart|state of tasmania|taswegian
AU-VIC	melbourne|state of victoria
AU-WA	perth|state of western australia
AZ-ABS	abseron
AZ-AGC	agcabedi
AZ-AGS	agdas
AZ-BA	baki
AZ-BAL	balaken
AZ-BAR	berde
AZ-BEY	beyleqan
AZ-BIL	bilesuvar
AZ-CAB	cebrayil
AZ-CAL	celilabad
AZ-CUL	culfa
AZ-DAS	daskesen
AZ-FUZ	fuzuli
AZ-GA	gence
AZ-GAD	gedebey
AZ-GOY	goycay
AZ-HAC	haciqabul
AZ-IMI	imisli
AZ-ISM	ismayilli
AZ-KAL	kelbecer
AZ-KAN	kengerli
AZ-KUR	kurdemir
AZ-LAC	lacin
AZ-LAN	lenkeran
AZ-MAS	masalli
AZ-MI	mingecevir
AZ-NEF	neftcala
AZ-NK	az nk|bergkarabach|dagliq qarabag|gorski karabah|haut karabagh|nagornij karabah|nagorno karabakh|republic of artsakh|yuxari qarabag|нагорныи карабах|արցախ|լեռնային ղարաբաղ
AZ-NX	naxcivan
AZ-OGU	oguz
AZ-QAB	qebele
AZ-QAX	qax
AZ-QAZ	qazax
AZ-QOB	qobustan
AZ-SAD	sederek
AZ-SAH	sahbuz
AZ-SAK	seki
AZ-SAR	serur
AZ-SAT	saatli
AZ-SBN	sabran
AZ-SIY	siyezen
AZ-SKR	semkir
AZ-SMI	samaxi
AZ-SMX	samux
AZ-SR	sirvan
AZ-SUS	susa
AZ-TAR	terter
AZ-UCA	ucar
AZ-XA	xankendi
AZ-XAC	xacmaz
AZ-XCI	xocali
AZ-XIZ	xizi
AZ-XVD	xocavend
AZ-YAR	yardimli
AZ-YEV	yevlax
AZ-ZAN	zengilan
AZ-ZAR	zerdab
BA-BIH	fbih|federacija bosne i hercegovine|федерација босне и херцеговине
BA-BRC	brcko|brcko distrikt|бродски округ
BA-SRP	република српска
BD-A	বরিশাল বিভাগ
BD-B	চট্টগ্রাম বিভাগ
BD-C	ঢাকা বিভাগ
BD-D	খুলনা বিভাগ
BD-E	রাজশাহী বিভাগ
BD-F	রংপুর বিভাগ
BD-G	সিলেট বিভাগ
BE-BRU	brussel hauptstadt|brussel hoofdstad|brussels capital|bruxelles capitale
BE-VAN	antwerpen|anvers
BE-VBR	brabant flamand|flamisch brabant|vlaams brabant
BE-VLG	flandern|flandes|flandre|vlaams gewest|vlaanderen
BE-VLI	limbourg
BE-VOV	flandre orientale|oost vlaanderen
BE-VWV	flandre occidentale|west vlaanderen|westflandern
BE-WAL	region wallonne|valonia|waals gewest|wallonie|wallonien
BE-WBR	brabant wallon|waals brabant|wallonisch brabant
BE-WHT	henegouwen|hennegau
BE-WLG	luik|luttich
BE-WLX	luxemburg
BE-WNA	namen
BF-BAZ	bazega ga
BI-BM	bujumbura mairie
BJ-AK	atacora
BJ-KO	couffo
BO-B	el beni
BR-AC	estado do acre
BR-AL	estado de alagoas
BR-AM	estado do amazonas|manaus
BR-AP	estado do amapa
BR-BA	estado da bahia
BR-CE	estado do ceara|fortaleza
BR-DF	brasilia|distrito federal|distrito federal do brasil
BR-ES	estado do espirito santo
BR-GO	estado de goias
BR-MA	estado do maranhao
BR-MG	belo horizonte|estado de minas gerais|mineiro
BR-MS	estado de mato grosso do sul
BR-MT	estado de mato grosso
BR-PA	estado do para
BR-PB	estado da paraiba
BR-PE	estado de pernambuco|recife
BR-PI	estado do piaui
BR-PR	curitiba|estado do parana
BR-RJ	estado do rio de janeiro|fluminense
BR-RN	estado do rio grande do norte
BR-RO	estado de rondonia
BR-RR	estado de roraima
BR-RS	estado do rio grande do sul|porto alegre
BR-SC	estado de santa catarina
BR-SE	estado de sergipe
BR-SP	estado de sao paulo|paulistano
BR-TO	estado do tocantins
BS-EX	exuma and cays
BY-BR	brest region|брестская область
BY-HM	минск
BY-HO	homel region|гомельская область
BY-HR	grodno region|гродненская область
BY-MA	mahilyow region|могилевская область
BY-MI	минская область
BY-VI	vitsebsk region|витебская область
BZ-BZ	belize district
CA-AB	alb|albta|alburta|alta|альберта
CA-BC	bc|brit columbia|british col|britisk kolumbija|cb|colombie britannique|columbia britanica|columbia britannique|vancouver|британская колумбия
CA-MB	man|manit
CA-NB	n brunswick|nb|neubraunschweig|new bruns|nouveau brunswick|nuevo brunswick
CA-NL	labrador|neufundland|neufundland und labrador|newf|newfoundland|newfoundland and labrador|nf|nfld|nfld and lab|nl|terranova|terranova y labrador|terre neuve|terre neuve et labrador|tnl
CA-NS	n scotia|neuschottland|nouvelle ecosse|nova escocia|ns|nueva escocia
CA-NT	nordwest territorien|north west territories|northwest terr|nw territories|nwt|territoires du nord ouest|territorios del noroeste|tno
CA-NU	keewatin|nunavut territory|nvt
CA-ON	ont|onta|ontarie
CA-PE	ile du prince edouard|ipe|isla del principe eduardo|p edward island|pei|prince edward is|prinz edward insel
CA-QC	pq|prov de quebec|que|quebec
CA-SK	sask|saskatch
CA-YT	territoire du yukon|yk|yt|yuk|yukon|yukon terr|yukon territory
CD-BC	kongo central
CD-NK	nord kivu
CD-SK	sud kivu
CF-KB	gribingui
CF-KG	kemo gribingui
CF-SE	sangha
CH-AG	argovia|argovie
CH-AI	appenzell rhodes interieures|appenzello interno
CH-AR	appenzell rhodes exterieures|appenzello esterno
CH-BE	berna|berne
CH-BL	bale campagne|basilea campagna
CH-BS	bale ville|basel city|basilea citta
CH-FR	freiburg|friburgo
CH-GE	geneve|genf|ginebra|ginevra
CH-GL	glaris|glarona
CH-GR	grigioni|grisons
CH-JU	giura
CH-LU	lucerna|luzern
CH-NE	neuenburg
CH-NW	nidvaldo|nidwald
CH-OW	obvaldo|obwald
CH-SG	saint gall|san gallo|sankt gallen
CH-SH	schaffhouse|sciaffusa
CH-SO	soletta|soleure
CH-SZ	svitto
CH-TG	thurgovie|turgovia
CH-TI	lugano|tessin
CH-VD	waadt
CH-VS	valais wallis|vallese|wallis
CH-ZG	zoug|zugo
CH-ZH	zurigo
CL-AI	aisen del general carlos ibanez del campo|aysen del general carlos ibanez del campo|xi region aysen del general carlos ibanez del campo
CL-AN	ii region de antofagasta
CL-AP	xv region de arica y parinacota
CL-AR	ix region de la araucania|la araucania
CL-AT	iii region de atacama
CL-BI	biobio|viii region del biobio
CL-CO	iv region de coquimbo
CL-LI	vi region del libertador general bernardo ohiggins
CL-LL	x region de los lagos
CL-LR	xiv region de los rios
CL-MA	magallanes|magallanes y de la antartica chilena|xii region de magallanes y de la antartica chilena
CL-ML	vii region del maule
CL-RM	metropolitana de santiago|region metropolitana de santiago
CL-TA	i region de tarapaca
CL-VS	v region de valparaiso
CM-AD	adamaoua
CM-NW	north west
CM-SW	south west
CN-15	内蒙古自治区
CN-AH	anhui sheng|安徽省
CN-BJ	beijing shi|北京市
CN-CQ	chongqing shi|重庆市
CN-FJ	fujian sheng|福建省
CN-GD	guangdong sheng|广东省
CN-GS	gansu sheng|甘肃省
CN-GX	guangxi zhuangzuzizhiqu|广西壮族自治区
CN-GZ	guizhou sheng|贵州省
CN-HA	henan sheng|河南省
CN-HB	hubei sheng|湖北省
CN-HE	hebei sheng|河北省|石家庄
CN-HI	hainan sheng|海南省
CN-HL	heilongjiang sheng|哈尔滨|黑龙江|黑龙江省
CN-HN	hunan sheng|湖南省
CN-JL	jilin sheng|吉林省
CN-JS	jiangsu sheng|江苏省
CN-JX	jiangxi sheng|江西省
CN-LN	liaoning sheng|辽宁省
CN-NX	ningxia huizuzizhiqu|宁夏回族自治区
CN-QH	qinghai sheng|青海省
CN-SC	sichuan sheng|四川省
CN-SD	shandong sheng|山东省
CN-SH	shanghai shi|上海市
CN-SN	shaanxi sheng|陕西省
CN-SX	shanxi sheng|山西省
CN-TJ	tianjin shi|天津市
CN-XJ	sinkiang uighur autonomous region|sinkiang uyghur autonomous region|xinjiang uygur autonomous region|xinjiang weiwuerzizhiqu|乌鲁木齐|新疆维吾尔自治区
CN-XZ	baodi|beichen|binhai|dongli|hedong|heping|hexi|hongqiao|jinghai|jinnan|jizhou|nankai|ninghe|tibet autonomous region|tibetan|tientsin|wuqing|xiqing|xizang zizhiqu|西藏自治区
CN-YN	yunnan sheng|云南省
CN-ZJ	zhejiang sheng|浙江省
CO-DC	distrito capital de bogota
CO-SAP	san andres
DE-BB	land brandenburg
DE-BE	land berlin
DE-BW	baden wuerttemberg|land baden wurttemberg
DE-BY	baviera|baviere|bayern|freistaat bayern|munchen|munich
DE-HB	freie hansestadt bremen|land bremen
DE-HE	hessen|land hessen
DE-HH	freie und hansestadt hamburg
DE-MV	land mecklenburg vorpommern|mecklenburg|mecklenburg western pomerania
DE-NI	land niedersachsen|niedersachsen
DE-NW	land nordrhein westfalen|nordrhein westfalen|northrhine westphalia|nrw
DE-RP	land rheinland pfalz|rheinland pfalz
DE-SH	land schleswig holstein
DE-SL	saar
DE-SN	freistaat sachsen|sachsen
DE-ST	land sachsen anhalt|sachsen anhalt
DE-TH	freistaat thuringen|thueringen|thuringen
EG-ALX	الاسكندرية
EG-ASN	اسوان
EG-AST	اسيوط
EG-BA	البحر الاحمر
EG-BH	البحيرة
EG-BNS	بني سويف
EG-C	القاهرة
EG-DK	الدقهلية
EG-DT	دمياط
EG-FYM	الفيوم
EG-GH	الغربية
EG-GZ	الجيزة
EG-IS	الاسماعيلية
EG-JS	جنوب سيناء
EG-KB	القليوبية
EG-KFS	كفر الشيخ
EG-KN	قنا
EG-LX	الاقصر
EG-MN	المنيا
EG-MNF	المنوفية
EG-MT	matruh|مطروح
EG-PTS	بورسعيد
EG-SHG	سوهاج
EG-SHR	الشرقية
EG-SIN	شمال سيناء
EG-SUZ	السويس
EG-WAD	الوادي الجديد
ER-AN	عنسبا|ዞባ ዓንሰባ|ዞባ ዓንሰባ anseba عنسبا
ER-DK	southern red sea region|جنوب البحر الاحمر|ዞባ ደቡባዊ ቀይሕ ባሕሪ|ዞባ ደቡባዊ ቀይሕ ባሕሪ southern red sea zone جنوب البحر الاحمر
ER-DU	debub region|منطقة الجنوب|ዞባ ደቡብ|ዞባ ደቡብ debub منطقة الجنوب
ER-GB	القاش وبركة|ጋሽ ባርካ|ጋሽ ባርካ gash barka القاش وبركة
ER-MA	maekel region|المنطقة المركزية|ዞባ ማእከል|ዞባ ማእከል maekel zone المنطقة المركزية
ER-SK	northen red sea region|شمال البحر الاحمر|ዞባ ሰሜናዊ ቀይሕ ባሕሪ|ዞባ ሰሜናዊ ቀይሕ ባሕሪ northern red sea zone شمال البحر الاحمر
ES-AN	andalucia
ES-BI	vizcaya
ES-CL	castilla y leon
ES-CM	castilla la mancha
ES-CN	canarias
ES-CT	cataluna|catalunya
ES-M	madrid
ES-MC	region de murcia|region of murcia
ES-MD	community of madrid|comunidad de madrid
ES-PM	islas baleares
ES-PV	autonomous community of the basque country|euskadi|pais vasco
ES-RI	rioja
ES-SE	sevilla
ES-SS	guipuzcoa
ES-VC	comunidad valenciana
FR-973	guyane
FR-BFC	bourgogne franche comte
FR-BRE	bretagne
FR-NAQ	new aquitaine
FR-NOR	normandy
FR-OCC	occitania
GB-ENG	england united kingdom|english|englishman|englishwoman|greater london|kingdom of england|англия|англія
GB-NIR	gbnir|irlanda del norte|londonderry|n ireland|n irish|norlin airlann|north ireland|northern irish|tuaisceart eireann|tyrone|ulster|ulsterman
GB-SCT	alba|argyll|ayrshire|banffshire|berwickshire|bute|caithness|cromartyshire|dumbarton|dumfriesshire|dunbartonshire|elginshire|escocia|forfarshire|gbsct|haddingtonshire|inverness|inverness shire|kincardineshire spades|kingdom of scotland|kinross shire|kirkcudbrightshire spades|lanarkshire|linlithgowshire|lothian|nairnshire|orkney|peeblesshire|perthshire|ross and cromarty|ross shire|roxburghshire|scotish|scotsman|scotswoman|scottish|scottland|selkirkshire|stirlingshire|sutherland|wigtownshire|zetland|шотландія
GB-WLS	anglesea|bcshire|brecknock|brecknockshire|brecks|brecon|caernarfonshire|caernarvon|cardigan|cardiganshire|cards|carm|carmarthen|carms|carn|carnarvon|carnarvonshire|clwyd|cthen|cymreig|cymro|cymru|cymry|denbigh|dyfed|flint|flints|gales|gbwls|glamorgan|glamorganshire|gwent|merioneth|merionethshire|mid glamorgan|monmouth|monshire|montgomery|montgomeryshire|pembroke|radnor|radnorshire|welsh|welshwoman
GE-AB	abkhazian|abkhazian autonomous republic|abkhazian autonomous republic of georgia|abkhazian republic|abkhazian republic of georgia|abkhaziya|autonomous republic of abkhazia|geab|republic of abkhazia|respublika abkhaziya|абхазия|республика абхазия|აფხაზეთი|აფხაზეთის ავტონომიური რესპუბლიკა аҧсны автономтә республика
GE-AJ	autonomous republic of adjara|აჭარის ავტონომიური რესპუბლიკა
GE-GU	გურია
GE-IM	იმერეთი
GE-KA	კახეთი
GE-KK	lower kartli|ქვემო ქართლი
GE-MM	მცხეთა მთიანეთი
GE-RL	racha lechkhumi and lower svaneti|რაჭა ლეჩხუმი და ქვემო სვანეთი
GE-SJ	სამცხე ჯავახეთი
GE-SK	inner kartli|შიდა ქართლი
GE-SZ	samegrelo upper svaneti|სამეგრელო ზემო სვანეთი
GE-TB	თბილისი
GL-AV	avannaata
GL-QA	qaasuitsup kommunia
GM-L	lower river
GM-M	central river
GM-N	north bank
GM-U	upper river
GM-W	western
GN-GU	guekedou
HN-IB	islas de la bahia
HT-GA	grandeanse
ID-BB	kepulauan bangka belitung
ID-JB	jawa barat
ID-JI	jawa timur
ID-JK	daerah khusus ibukota jakarta|jakarta special capital region
ID-JT	jawa tengah
ID-KB	kalimantan barat
ID-KI	kalimantan timur
ID-KR	kepulauan riau
ID-KS	kalimantan selatan
ID-KT	kalimantan tengah
ID-KU	kalimantan utara
ID-MU	maluku utara
ID-NB	nusa tenggara barat
ID-NT	nusa tenggara timur
ID-PB	papua barat
ID-SA	sulawesi utara
ID-SB	sumatera barat
ID-SG	sulawesi tenggara
ID-SN	sulawesi selatan
ID-SR	sulawesi barat
ID-SS	sumatera selatan
ID-ST	sulawesi tengah
ID-SU	sumatera utara
ID-YO	daerah istimewa yogyakarta|special region of yogyakarta
IE-C	co cork
IE-CE	co clare
IE-CN	co cavan
IE-CW	co carlow
IE-D	co dublin
IE-DL	co donegal
IE-G	co galway
IE-KE	co kildare
IE-KK	co kilkenny
IE-KY	co kerry
IE-LD	co longford
IE-LH	co louth
IE-LK	co limerick
IE-LM	co leitrim
IE-LS	co laois
IE-MH	co meath
IE-MN	co monaghan
IE-MO	co mayo
IE-OY	co offaly
IE-RN	co roscommon
IE-SO	co sligo
IE-TA	co tipperary
IE-WD	co waterford
IE-WH	co westmeath
IE-WW	co wicklow
IE-WX	co wexford
IN-AN	andaman and nicobar
IQ-KR	herem i kurdistan|iraqi kurdistan|southern kurdistan|باشووری کوردستان|کوردستان
IT-21	piemonte
IT-23	valle daosta
IT-25	lombardia
IT-32	trentino alto adige|trentino alto adige sudtirol|trentino sudtirol
IT-52	toscana
IT-75	puglia
IT-82	sicilia
IT-88	sardegna
JM-02	st andrew
JM-03	st thomas
JM-05	st mary
JM-06	st ann
JM-08	st james
JM-11	st elizabeth
JM-14	st catherine
JO-AJ	ajlun|عجلون
JO-AM	عمان
JO-AQ	العقبة
JO-AT	الطفيلة
JO-AZ	الزرقاء
JO-BA	البلقاء
JO-IR	اربد
JO-JA	jarash|جرش
JO-KA	الكرك
JO-MA	المفرق
JO-MD	مادبا
JO-MN	معان
JP-01	北海道
JP-02	青森県
JP-03	岩手県
JP-04	宮城県
JP-05	秋田県
JP-06	山形県
JP-07	福島県
JP-08	茨城県
JP-09	栃木県
JP-10	群馬県
JP-11	埼玉県
JP-12	千葉県
JP-13	東京都
JP-14	神奈川県
JP-15	新潟県
JP-16	富山県
JP-17	石川県
JP-18	福井県
JP-19	山梨県
JP-20	長野県
JP-21	岐阜県
JP-22	静岡県
JP-23	愛知県
JP-24	三重県
JP-25	滋賀県
JP-26	京都府
JP-27	大阪府
JP-28	兵庫県
JP-29	奈良県
JP-30	和歌山県
JP-31	鳥取県
JP-32	島根県
JP-33	岡山県
JP-34	広島県
JP-35	山口県
JP-36	徳島県
JP-37	香川県
JP-38	愛媛県
JP-39	高知県
JP-40	福岡県
JP-41	佐賀県
JP-42	長崎県
JP-43	熊本県
JP-44	大分県
JP-45	宮崎県
JP-46	鹿児島県
JP-47	沖縄県
KG-B	batken region|баткенская область
KG-C	chuy region|чуиская область
KG-GB	бишкек
KG-GO	city of osh|ош
KG-J	jalal abad region|джалал абадская область
KG-N	naryn region|нарынская область
KG-O	ошская область
KG-T	talas region|таласская область
KG-Y	issyk kul region|иссык кульская область
KN-K	st kitts
KN-N	isla de nevis|isla de nivis|nevis island
KR-11	서울특별시
KR-26	부산광역시
KR-27	대구광역시
KR-28	인천광역시
KR-29	gwangju|광주광역시
KR-30	대전광역시
KR-31	울산광역시
KR-41	경기도
KR-42	강원도
KR-43	chungbuk|충청북도
KR-44	chungnam|충청남도
KR-45	jeonbuk|전라북도
KR-46	jeonnam|전라남도
KR-47	gyeongbuk|경상북도
KR-48	gyeongnam|경상남도
KR-49	제주특별자치도
KW-AH	ahmadi|الاحمدي
KW-FA	farwaniya|الفروانية
KW-HA	حولي
KW-JA	jahra|الجهراء
KW-KU	العاصمة
KW-MU	مبارك الكبير
KZ-71	nur sultan|нур султан
KZ-75	алматы
KZ-79	shymkent region|шымкент
KZ-AKM	akmola region|акмолинская область
KZ-AKT	aktobe region|актюбинская область
KZ-ALM	алматинская область
KZ-ATY	atyrau region|атырауская область
KZ-KAR	karaganda region|карагандинская область
KZ-KUS	kostanay region|костанаиская область
KZ-KZY	kyzylorda region|кызылординская область
KZ-MAN	mangystau region|мангистауская область
KZ-PAV	pavlodar region|павлодарская область
KZ-SEV	north kazakhstan region|северо казахстанская область
KZ-VOS	east kazakhstan region|восточно казахстанская область
KZ-YUZ	turkistan region|туркестанская область
KZ-ZAP	west kazakhstan region|западно казахстанская область
KZ-ZHA	jambyl region|жамбылская область
LA-AT	ອັດຕະປື
LA-BK	bokeo province|ບໍ່ແກ້ວ
LA-BL	ບໍລິຄໍາໄຊ
LA-CH	champasak province|ຈໍາປາສັກ
LA-HO	ຫົວພັນ
LA-KH	ຄໍາມ່ວນ
LA-LM	ຫລວງນໍ້າທາ
LA-LP	ຫລວງພະບາງ
LA-OU	ອຸດົມໄຊ
LA-PH	ຜົ້ງສາລີ
LA-SL	salavan province|ສາລະວັນ
LA-SV	savannakhet province|ສະຫວັນນະເຂດ
LA-VI	ວຽງຈັນ
LA-VT	vientiane prefecture|ນະຄອນຫຼວງວຽງຈັນ
LA-XA	sainyabuli province|ໄຊຍະບູລີ
LA-XE	sekong province|ເຊກອງ
LA-XI	xiangkhouang province|ຊຽງຂວາງ
LA-XS	xaisomboun province|ໄຊສົມບູນ
LB-AK	akkar governorate|gouvernorat de lakkar|محافظة عكار
LB-AS	gouvernorat du liban nord|north governorate|محافظة الشمال
LB-BA	beirut governorate|gouvernorat de beyrouth|محافظة بيروت
LB-BH	baalbek hermel governorate|gouvernorat de baalbek hermel|محافظة بعلبك الهرمل
LB-BI	beqaa governorate|gouvernorat de beqaa|محافظة البقاع
LB-JA	gouvernorat du liban sud|south governorate|محافظة الجنوب
LB-JL	gouvernorat du mont liban|mount lebanon governorate|محافظة جبل لبنان
LB-NA	gouvernorat de nabatiyeh|nabatiya governorate|محافظة النبطية
LR-RI	river cess
LT-AL	alytaus apskritis
LT-KL	klaipedos apskritis
LT-KU	kauno apskritis
LT-MR	marijampoles apskritis
LT-PN	panevezio apskritis
LT-SA	siauliu apskritis
LT-TA	taurages apskritis
LT-TE	telsiu apskritis
LT-UT	utenos apskritis
LT-VL	vilniaus apskritis
LY-BA	بنغازي
LY-BU	البطنان
LY-DR	درنة
LY-GT	غات
LY-JA	الجبل الاخضر
LY-JG	الجبل الغربي
LY-JI	الجفارة
LY-JU	الجفرة
LY-KF	الكفرة
LY-MB	المرقب
LY-MI	bani walid|بني وليد
LY-MJ	المرج
LY-MQ	مرزق
LY-NL	نالوت
LY-NQ	النقاط الخمس
LY-SB	سبها
LY-SR	سرت
LY-TB	طرابلس
LY-WA	الواحات
LY-WD	وادي الحياة
LY-WS	وادي الشاطي
LY-ZA	الزاوية
MD-BD	bender tighina
MD-OC	ocnitha
MD-PMR	mdpmr|pridnestrovian moldavian soviet socialist republic|republica moldoveneasca nistreana|transdniestria|оккупированная россиеи территория молдовы|приднестровская молдавская республика|приднестровье|придністровська молдавська республіка|придністровя|шериф
MD-SN	stinga nistrului
MU-BL	black river
MX-AGU	ags
MX-BCS	bcs|lower california south
MX-CAM	camp
MX-CHH	chih
MX-CHP	chis
MX-COA	coah|coahuila de zaragoza
MX-COL	col
MX-DIF	distrito federal
MX-DUR	dgo
MX-GRO	gro
MX-GUA	gto
MX-HID	hgo
MX-JAL	jal
MX-MEX	estado de mexico|mex|state of mexico
MX-MIC	mich|michoacan de ocampo
MX-MOR	mor
MX-NAY	nay
MX-OAX	oax
MX-PUE	pue
MX-QUE	qro
MX-ROO	qroo
MX-SIN	sin
MX-SLP	slp
MX-SON	son
MX-TAB	tab
MX-TAM	tamps
MX-TLA	tlax
MX-VER	ver|veracruz de ignacio de la llave
MX-YUC	yuc
MX-ZAC	zac
MY-04	melaka
MY-07	pulau pinang
MY-15	labua|lauban
MZ-A	niaosa
NG-FC	abuja capital territory|fct abuja
NG-NA	nassarawa
NI-AN	raan
NI-AS	raas
NL-NB	noord brabant
NL-NH	noord holland
NL-ZH	zuid holland
NR-01	aiwo district
NR-02	anabar district
NR-03	anetan district
NR-04	anibare district
NR-05	baiti district
NR-06	boe district
NR-07	buada district
NR-08	denigomodu district
NR-09	ewa district
NR-10	ijuw district
NR-11	meneng district
NR-12	nibok district
NR-13	uaboe district
NR-14	yaren district
NZ-CIT	chatham islands territory
NZ-HKB	hawkess bay
NZ-MBH	marlborough
OM-BJ	al batinah south governorate|محافظة جنوب الباطنة
OM-BS	al batinah north governorate|محافظة شمال الباطنة
OM-BU	al buraymi governorate|محافظة البريمي
OM-DA	ad dakhiliyah governorate|محافظة الداخلية
OM-MA	مسقط
OM-MU	musandam governorate|محافظة مسندم
OM-SJ	ash sharqiyah south|جنوب الشرقية
OM-SS	ash sharqiyah north|شمال الشرقية
OM-WU	al wusta governorate|محافظة الوسطى
OM-ZA	ad dhahirah governorate|محافظة الظاهرة
OM-ZU	محافظة ظفار
PE-CUS	cuzco
PE-LMA	lima hatun llaqta
PG-NCD	national capital district
PG-NPP	northern
PG-SAN	west sepik
PH-BAN	batasn
PH-KAL	kalinga apayso
PH-MDC	mindoro occidental
PH-MDR	mindoro oriental
PH-MOU	mountain province
PH-NCO	north cotabato
PH-QUE	quezon province
PH-WSA	western samar
PH-ZSI	zamboanga sibuguey
PK-JK	azad jammu and kashmir
PK-KM	jammu and kashmir|pakistan administered kashmir|pakistan occupied kashmir
PL-02	lower silesian voivodeship|wojewodztwo dolnoslaskie
PL-04	kuyavian pomeranian voivodeship|wojewodztwo kujawsko pomorskie
PL-06	lublin voivodeship|wojewodztwo lubelskie
PL-08	lubusz voivodeship|wojewodztwo lubuskie
PL-10	lodz voivodeship|wojewodztwo lodzkie
PL-12	lesser poland voivodeship|wojewodztwo malopolskie
PL-14	masovian voivodeship|wojewodztwo mazowieckie
PL-16	opole voivodeship|wojewodztwo opolskie
PL-18	subcarpathian voivodeship|wojewodztwo podkarpackie
PL-20	podlaskie voivodeship|wojewodztwo podlaskie
PL-22	pomeranian voivodeship|wojewodztwo pomorskie
PL-24	silesian voivodeship|wojewodztwo slaskie
PL-26	swietokrzyskie voivodeship|wojewodztwo swietokrzyskie
PL-28	warmian masurian voivodeship|wojewodztwo warminsko mazurskie
PL-30	greater poland voivodeship|wojewodztwo wielkopolskie
PL-32	west pomeranian voivodeship|wojewodztwo zachodniopomorskie
PT-20	acores
PT-30	ilha da madeira|ilha da madera|ilha da madiera|madeira island
QA-DA	الدوحة
QA-KH	al khor and al thakhira|الخور والذخيرة
QA-MS	ash shamal|الشمال
QA-RA	ar rayyan|الريان
QA-SH	al shahaniya|الشحانية
QA-US	ام صلال
QA-WA	الوكرة
QA-ZA	الضعاين
RO-B	bucuresti
RO-CT	constarta
RU-AD	адыгея|республика адыгея
RU-AL	altai republic|алтаиская республика|республика алтаи
RU-ALT	алтаискии краи
RU-AMU	amur oblast|амурская область
RU-ARK	arkhangelsk oblast|архангельская область
RU-AST	astrakhan oblast|астраханская область
RU-BA	башкортостан|республика башкортостан
RU-BEL	belgorod oblast|белгородская область
RU-BRY	bryansk oblast|bryansk region|брянск|брянская область
RU-BU	buryatia|бурятия|республика бурятия
RU-CE	chechen republic|chechnya|чеченская республика|чечня
RU-CHE	chelyabinsk oblast|челябинск|челябинская область
RU-CHU	chukotka autonomous okrug
RU-CU	chuvashia
RU-DA	дагестан|дагестанская республика
RU-IRK	irkutsk oblast
RU-IVA	ivanovo oblast
RU-KB	kabardino balkaria
RU-KC	karachay cherkessia
RU-KDA	krasnodar|краснодар
RU-KEM	kemerovo oblast
RU-KGD	kaliningrad oblast
RU-KGN	kurgan oblast
RU-KHM	khanty mansi autonomous okrug
RU-KIR	kirov oblast
RU-KLU	kaluga oblast
RU-KO	komi republic
RU-KOS	kostroma oblast
RU-KRS	kursk oblast
RU-KYA	красноярскии краи
RU-LEN	leningrad oblast|leningradskaya oblast|ленинградская область
RU-LIP	lipetsk oblast
RU-MAG	magadan oblast
RU-ME	марии эл|республика марии эл
RU-MO	мордовия|республика мордовия
RU-MOS	moscow oblast|московская область
RU-MOW	mosca|moscou|moscova|moscu|moskau|moskow|moskva|moskwa|г москва|москвa|москва|москви|モスクワ|莫斯科|모스크바
RU-MUR	murmansk oblast|мурманская область
RU-NEN	nenets autonomous okrug|ненецкии автономныи округ
RU-NGR	novgorod oblast
RU-NIZ	nizhniy novgorod|nizhny novgorod oblast|нижнии новгород
RU-NVS	novosibirsk oblast|новосибирск
RU-OMS	omsk oblast|omskaya oblast|омск|омская область
RU-ORE	orenburg oblast
RU-ORL	oryol oblast
RU-PER	perm|пермь
RU-PNZ	penza oblast
RU-PSK	pskov oblast
RU-ROS	rostov na donu|rostov oblast|rostov on don|ростов на дону
RU-RYA	ryazan oblast
RU-SAK	sakhalin oblast
RU-SAM	samara oblast|самара
RU-SAR	saratov oblast
RU-SMO	smolensk oblast
RU-SPE	st petersburg|г санкт петербург|ленинград|санкт петербург
RU-SVE	ekaterinburg|sverdlovsk oblast|yekaterinburg|екатеrinбург|екатеринбург
RU-TA	kazan|казань|республика татарстан|татарстан
RU-TAM	tambov oblast|тамбовская область
RU-TOM	tomsk oblast|томская область
RU-TUL	tula oblast|тульская область
RU-TVE	tver oblast|тверская область
RU-TY	республика тыва|тува
RU-TYU	tyumen oblast|tyumen region|тюменская область|тюмень
RU-UD	udmurtia|удмуртская республика
RU-ULY	ulyanovsk oblast|ульяновская область
RU-VGG	stalingrad|volgograd oblast|волгоград
RU-VLA	vladimir oblast|владимирская область
RU-VLG	vologda oblast|вологодская область
RU-VOR	voronezh oblast|воронеж|воронежская область
RU-YAN	yamalo nenets autonomous okrug|ямало ненецкии|ямало ненецкии автономныи округ
RU-YAR	yaroslavl oblast|ярославская область
RU-YEV	jao|jewish autonomous oblast|евреиская автономная область
RU-ZAB	забаикальскии краи
SB-CE	central province
SB-CH	choiseul province
SB-CT	capital territory
SB-GU	guadalcanal province
SB-IS	isabel province
SB-MK	makira province
SB-ML	malaita province
SB-RB	rennell and bellona province
SB-TE	temotu province
SB-WE	western province
SD-DC	ولاية وسط دارفور
SD-DE	east darfur state|ولاية شرق دارفور
SD-DN	north darfur state|ولاية شمال دارفور
SD-DS	south darfur state|جنوب دارفور
SD-DW	west darfur state|ولاية غرب دارفور
SD-GD	gedarif state|القضارف
SD-GK	ولاية غرب كردفان
SD-GZ	gezira state|ولاية الجزيرة
SD-KA	كسلا
SD-KH	khartoum state|ولاية الخرطوم
SD-KN	north kordofan state|ولاية شمال كردفان
SD-KS	south kordofan state|ولاية جنوب كردفان
SD-NB	blue nile state|ولاية النيل الازرق
SD-NO	northern state|الولاية الشمالية
SD-NR	نهر النيل
SD-NW	white nile state|ولاية النيل الابيض
SD-RS	red sea state|البحر الاحمر
SD-SI	sennar state|سنار
SH-AC	ascension
SH-HL	de ensel zint hellena|eleni senu|nfufub elena|numpubi elena|sa helena|saint helena island|saint helena nutome|sainte helene|san heilin|san helena|sankti helena|sant ilina|santa helena|santa ilena|sante eline|santehilin|santelena|santilin|santu eleni|sen elena|sengte eleene|sent helena|sent heleno|sentelen|senti herena|ser helena|sfanta elena|shen helena|sint helena|st helena|sv elenos sala|sv helenas sala|svata helena|sveta helena|sveta jelena|thantahelena|αγια ελενη|вострау святои алены|острів святоі єлени|света елена|света јелена|әулие елена аралы|סט העלענע|סנט הלנה|ساينىت ھېلېنا|سنت هلن|سنت هلنا|سینٹ ہٮ۪لنا|سینٹ ہیلینا|सेंट हेलेना|सेन्ट हेलेना|ਸੇਂਟ ਹੇਲੇਨਾ|ସେଣ୍ଟ ହେଲେନା|ಸೇಂಟ್ ಹೆಲೆನಾ|സെൻറ് ഹെലീന|ශාන්ත හෙලේනා|ເຊນ ເຮເລນາ|སེནཊ ཧེ ལི ན|སེནྚ ཧེ ལི ན|စိန့်ဟဲလီနာ|ⵙⴰⵏⵜⵉⵍⵉⵏ|圣赫勒拿|聖赫勒拿島|ꔻꘋ ꗥꔷꕯ|세인트헬레나
SK-BC	banskobystricky kraj|region of banska bystrica
SK-BL	bratislavsky kraj|region of bratislava
SK-KI	kosicky kraj|region of kosice
SK-NI	nitriansky kraj|region of nitra
SK-PV	presovsky kraj|region of presov
SK-TA	region of trnava|trnavsky kraj
SK-TC	region of trencin|trenciansky kraj
SK-ZI	region of zilina|zilinsky kraj
SO-BY	bay
SO-HI	hiiraan
SO-JD	jubbada dhexe
SO-JH	jubbada hoose
SO-NU	nugaal
SO-SD	shabeellaha dhexe
SO-SH	shabeellaha hoose
SO-SOM	british somaliland|dschumhuriyyat ard as sumal|jamhuuriyadda soomaaliland|somalilander|soomaaliland|sosom|state of somaliland|جمهورية ارض الصومال
ST-P	principe province|provincia de principe
ST-S	provincia de sao tome|sao tome province
SV-AH	departamento de ahuachapan
SV-CA	departamento de cabanas
SV-CH	calatenango|departamento de chalatenango
SV-CU	departamento de cuscatlan
SV-MO	departamento de morazan
SV-PA	departamento de la paz
SV-SA	departamento de santa ana
SV-SM	departamento de san miguel
SV-SO	departamento de sonsonate
SV-SS	departamento de san salvador
SV-UN	departamento de la union
SV-US	departamento de usulutan
SY-DI	damascus governorate|محافظة دمشق
SY-DR	daraa governorate|محافظة درعا
SY-DY	deir ezzor governorate|محافظة دير الزور
SY-HA	al hasaka governorate|محافظة الحسكة
SY-HI	homs governorate|محافظة حمص
SY-HL	aleppo governorate|محافظة حلب
SY-HM	hama governorate|محافظة حماة
SY-ID	idlib governorate|محافظة ادلب
SY-LA	latakia governorate|محافظة اللاذقية
SY-QU	al qunaitra governorate|محافظة القنيطرة
SY-RA	ar raqqah governorate|محافظة الرقة
SY-RD	rif dimashq governorate|محافظة ريف دمشق
SY-SU	as suwayda governorate|محافظة السويداء
SY-TA	tartus governorate|محافظة طرطوس
TD-BG	bahr al ghazal
TD-BO	burku
TD-ND	ville de ndjamena
TD-TI	tibasti
TH-10	กรุงเทพมหานคร
TH-11	สมุทรปราการ
TH-12	นนทบุรี
TH-13	ปทุมธานี
TH-14	พระนครศรีอยุธยา
TH-15	อ่างทอง
TH-16	lop buri|ลพบุรี
TH-17	สิงห์บุรี
TH-18	ชัยนาท
TH-19	สระบุรี
TH-20	ชลบุรี
TH-21	ระยอง
TH-22	จันทบุรี
TH-23	ตราด
TH-24	ฉะเชิงเทรา
TH-25	ปราจีนบุรี
TH-26	นครนายก
TH-27	สระแก้ว
TH-30	นครราชสีมา
TH-31	บุรีรัมย์
TH-32	สุรินทร์
TH-33	ศรีสะเกษ
TH-34	อุบลราชธานี
TH-35	ยโสธร
TH-36	ชัยภูมิ
TH-37	อํานาจเจริญ
TH-39	หนองบัวลําภู
TH-40	ขอนแก่น
TH-41	อุดรธานี
TH-42	เลย
TH-43	หนองคาย
TH-44	มหาสารคาม
TH-45	ร้อยเอ็ด
TH-46	กาฬสินธุ์
TH-47	สกลนคร
TH-48	นครพนม
TH-49	มุกดาหาร
TH-50	เชียงใหม่
TH-51	ลําพูน
TH-52	ลําปาง
TH-53	อุตรดิตถ์
TH-54	แพร่
TH-55	น่าน
TH-56	พะเยา
TH-57	เชียงราย
TH-58	แม่ฮ่องสอน
TH-60	นครสวรรค์
TH-61	อุทัยธานี
TH-62	กําแพงเพชร
TH-63	ตาก
TH-64	สุโขทัย
TH-65	พิษณุโลก
TH-66	พิจิตร
TH-67	เพชรบูรณ์
TH-70	ราชบุรี
TH-71	กาญจนบุรี
TH-72	สุพรรณบุรี
TH-73	นครปฐม
TH-74	สมุทรสาคร
TH-75	สมุทรสงคราม
TH-76	เพชรบุรี
TH-77	ประจวบคีรีขันธ์
TH-80	นครศรีธรรมราช
TH-81	กระบี่
TH-82	พังงา
TH-83	ภูเก็ต
TH-84	สุราษฎร์ธานี
TH-85	ระนอง
TH-86	chumpon|ชุมพร
TH-90	สงขลา
TH-91	สตูล
TH-92	ตรัง
TH-93	phattalung|พัทลุง
TH-94	ปัตตานี
TH-95	ยะลา
TH-96	นราธิวาส
TJ-DU	душанбе
TJ-GB	gorno badakhshan autonomous region|вилояти мухтори куҳистони бадахшон
TJ-KT	khatlon region|вилояти хатлон
TJ-RA	districts of republican subordination|ноҳияҳои тобеи ҷумҳури
TJ-SU	sughd region|вилояти суғд
TL-OE	oecussi
TW-CHA	changhua county|彰化縣
TW-CYI	chiayi city|嘉義市
TW-CYQ	嘉義縣
TW-HSQ	新竹縣
TW-HSZ	hsinchu city|新竹市
TW-HUA	hualien county|花蓮縣
TW-ILA	yilan county|宜蘭縣
TW-KEE	keelung city|基隆市
TW-KHH	kaohsiung city|高雄市
TW-MIA	miaoli county|苗栗縣
TW-NAN	nantou county|南投縣
TW-NWT	new taipei city|新北市
TW-PEN	penghu county|澎湖縣
TW-PIF	pingtung county|屏東縣
TW-TAO	taoyuan county|桃園縣
TW-TNN	tainan city|台南市
TW-TPE	taipei city|台北市
TW-TTT	taitung county|台東縣
TW-TXG	taichung city|台中市
TW-YUN	yunlin county|雲林縣
UA-05	vinnitsa|vinnitsa oblast|vinnytsia|vinnytsia oblast|vinnytsia region|винницкая область|вінницька область
UA-07	volyn oblast|volyn region|волинська область|волынская область
UA-12	dnepropetrovsk|dnepropetrovsk oblast|dnipro|dnipropetrovsk|dnipropetrovsk oblast|dnipropetrovsk region|днепропетровская область|дніпропетровська область
UA-18	zhitomir|zhitomir oblast|zhytomyr|zhytomyr oblast|zhytomyr region|житомирская область|житомирська область
UA-21	transcarpathia|transcarpathian region|uzhgorod|uzhhorod|zakarpattia oblast|zakarpattya oblast|закарпатская область|закарпатська область
UA-23	zaporizhia oblast|zaporizhzhia|zaporizhzhia oblast|zaporizhzhia region|zaporizhzhya oblast|zaporozhye|zaporozhye oblast|запорожская область|запорізька область
UA-26	ivano frankivsk|ivano frankivsk oblast|ivano frankivsk region|ivano frankovsk|ивано франковская область|івано франківська область
UA-30	city of kyiv|kiev|kyiv city|киев|киів
UA-32	kiev oblast|kiev region|kyiv oblast|kyiv region|kyivska oblast|киевская область|киівська область
UA-35	kirovograd|kirovograd oblast|kirovohrad|kirovohrad oblast|kirovohrad region|kropyvnytskyi|кировоградская область|кіровоградська область
UA-46	lviv|lviv oblast|lviv region|lvivska oblast|lvov|lvov oblast|львовская область|львівська область
UA-48	mykolaiv|mykolaiv oblast|mykolaiv region|mykolayiv oblast|nikolaev|nikolaev oblast|миколаівська область|николаевская область
UA-51	odesa|odesa oblast|odesa region|odessa|odessa oblast|odessa region|одесская область|одеська область
UA-53	poltava|poltava oblast|poltava region|полтавская область|полтавська область
UA-56	rivne|rivne oblast|rivne region|rovno|rovno oblast|ровенская область|ровненская область|рівненська область
UA-59	sumy|sumy oblast|sumy region|сумская область|сумська область
UA-61	ternopil|ternopil oblast|ternopil region|ternopol|тернопольская область|тернопільська область
UA-63	kharkiv|kharkiv oblast|kharkiv region|kharkov|kharkov oblast|харківська область|харьковская область
UA-65	kherson|kherson oblast|kherson region|херсонская область|херсонська область
UA-68	khmelnitsky|khmelnytsky oblast|khmelnytskyi|khmelnytskyi oblast|khmelnytskyi region|хмельницкая область|хмельницька область
UA-71	cherkassy|cherkassy oblast|cherkasy|cherkasy oblast|cherkasy region|черкасская область|черкаська область
UA-74	chernigov|chernigov oblast|chernihiv|chernihiv oblast|chernihiv region|черниговская область|чернігівська область
UA-77	chernivtsi|chernivtsi region|chernovtsy|chernovtsy oblast|черновицкая область|чернівецька область
UA-CRI	autonomous republic of crimea|krim|qirim|qirim muhtar cumhuriyeti|republic of crimea|автономна республіка крим|автономная республика крым|крым|севастополь|тимчасово окупована територія автономноі республіки крим
UA-DPR	donetsk peoples republic|dpr|днр|донецк|донецкая народная республика|донецька
UA-LPR	lpr|lugansk|lugansk peoples republic|luhansk peoples republic|лнр|луганск|луганская|луганская народная республика
US-AA	armed forces the americas
US-AE	armed forces africa|armed forces canada|armed forces middle east
US-AK	alas|alasca|аляска|アラスカ州|阿拉斯加州
US-AL	ala|alab|alabam|алабама
US-AR	ark|арканзас
US-AS	am samoa|amer samoa|samoa americaines|samoa americana
US-AZ	ariz|arizona|az|аризона|アリゾナ州|亚利桑那州|亞利桑那州
US-CA	cal|calf|cali|calif|california|california republic|californie|kalifornia|kalifornie|kalifornien|kalifornija|kaliforniya|калифорния|カリフォルニア|カリフォルニア州|加利福尼亚|加利福尼亚州|加利福尼亞州|加州|캘리포니아
US-CO	col|colo|colorado|coloratum|kolorado|колорадо|コロラド州|科罗拉多州|科羅拉多州
US-CT	conn|ct|конактікут|коннектикут
US-DC	dc|dist of col|dist of columbia|distretto di columbia|district de columbia|district federal de columbia|distrito de columbia|dystrykt kolumbii|wash dc|washington dc
US-DE	del|dela|delauear|delevaria|делауэр
US-DK	dakota
US-FL	fla|flo|flor|florida|floride|floryda|флорида|フロリダ|フロリダ州|佛罗里达州|佛羅里達州|플로리다
US-FM	federated states of micronesia|fsm
US-GA	ga|geo|georgia|georgie|джорджия|ジョージア州|佐治亚州|喬治亞州
US-GU	guahan
US-HI	havai|havaiji|haw|haw islands|hawai|hawaii|hawaje|honolulu|гаваии|ハワイ|ハワイ州|夏威夷|夏威夷州|하와이
US-IA	ia|io|iova|аиова
US-ID	ida|idahum|аидахо
US-IL	ilinois|ill|illinoesia|illinois|ills|иллиноис|イリノイ州|伊利諾伊州|伊利诺伊州
US-IN	ind|индиана|індіана
US-KS	cansas|cansia|kan|kans|kansas|канзас
US-KY	kent|ky|кентукки
US-LA	la|lou|louisiana|louisiane|ludoviciana|luisiana|luizjana|new orleans|луизиана
US-MA	mass|massachusets|massachusettes|massachussetts|массачусетс|マサチューセッツ州|马萨诸塞州|麻省|麻薩諸塞州
US-MD	md|terra mariae|мэриленд
US-ME	me|мэн
US-MH	marshalls|republic of the marshall islands
US-MI	mich|michigan|мичиган|ミシガン州|密歇根州|密西根州
US-MN	min|minn|миннесота
US-MO	missuri|misuri|mizzou|mo|миссури
US-MP	cnmi|iles mariannes du nord|islas marianas del norte|n mariana islands|n marianas|northern marianas
US-MS	misisipi|miss|missis|mississipi|миссисипи|міссісіпі
US-MT	mont|монтана
US-NC	carolina del nord|carolina del norte|carolina do norte|carolina septentrionalis|caroline du nord|karolina polnocna|kuzey carolina|kuzey karolina|n car|n carolina|nc|no car|no carolina|nord carolina|nordkarolina|north karolina|pohjois carolina|северная каролина
US-ND	dacota do norte|dacota septentrionalis|dakota del nord|dakota del norte|dakota do norte|dakota du nord|dakota polnocna|kuzey dakota|n dak|n dakota|nd|no dak|no dakota|nodak|nord dakota|norddakota|pohjois dakota|северная дакота
US-NE	neb|nebr|небраска
US-NH	n hamp|n hampshire|new hamp|nh|nova hampshire|nova hantonia|novo hampshire|nueva hampshire|nuevo hampshire|нью гэмпшир|нью хэмпшир
US-NJ	n jersey|new jer|nj|nouveau jersey|nova caesarea|nova jersei|nova jersey|nova jersia|nueva jersey|нью джерси|ニュージャージー州|新泽西州|新澤西州
US-NM	n mex|n mexico|neu mexiko|neumexiko|new meksiko|new mex|nm|nouveau mexique|novo mexico|novum mexicum|nowy meksyk|nuevo mejico|nuevo mexico|nuovo messico|нью мексико
US-NV	las vegas|nev|невада|ネバダ州|內華達州|内华达州
US-NY	etat de new york|n york|new york city|new york state|new yorker|nova iorque|nova york|novum eboracum|nowy jork|nueva york|ny|nyc|nys|нью иорк|ニューヨーク州|紐約州|纽约州|뉴욕주
US-OH	огаио|オハイオ州|俄亥俄州
US-OK	okl|okla|оклахома
US-OL	orleans
US-OR	ore|oreg|oregao|oregon|ореґон|オレゴン州|俄勒冈州|俄勒岡州
US-PA	pa|penn|penna|pennsilvania|pennsy|pennsylvanie|pennsylvanien|pensilvania|pensylvania|pensylwania|пенсильвания|ペンシルベニア州|宾夕法尼亚州|宾州|賓夕法尼亞州
US-PI	philippines
US-PR	porto rico|pr|pto rico
US-PW	belau|republic of palau
US-RI	r is|r island|rhode is|ri|род аиленд
US-SC	carolina del sud|carolina del sur|carolina do sul|carolina meridionalis|caroline du sud|etela carolina|guney carolina|guney karolina|karolina poludniowa|s car|s carolina|sc|so car|so carolina|sudkarolina|южная каролина
US-SD	dacota do sul|dacota meridionalis|dakota del sud|dakota del sur|dakota do sul|dakota du sud|dakota poludniowa|etela dakota|guney dakota|s dak|s dakota|sd|so dak|so dakota|sodak|sud dakota|suddakota|южная дакота
US-TN	tenesi|tenn|tennesi|теннесси
US-TX	tejas|teksas|tex|texas|техас|テキサス|テキサス州|得克萨斯州|德克萨斯州|德克薩斯州|德州|텍사스
US-UM	united states minor outlying islands|us minor outlying islands
US-UT	ut|uta|utah|ута
US-VA	va|virg|virginia|virginie|virginien|wirginia|виргиния|バージニア州|弗吉尼亚州|維吉尼亞州
US-VI	iles vierges americaines|islas virgenes|islas virgenes americanas|islas virgenes de los estados unidos|isole vergini americane|us virgin islands|usvi|vi|virgin is|virgin islands|virgin islands of the united states|virgin islands us
US-VT	verm|vt|вермонт
US-WA	estado de washington|etat de washington|uashington|wash|wash state|washington state|wn|уошингтон|ワシントン州|华盛顿州|華盛頓州|워싱턴주
US-WI	uisconsin|wis|wisc|уисконсин
US-WV	bati virginia|lansi virginia|virginia del oeste|virginia dellovest|virginia occidental|virginia occidentale|virginia occidentalis|virginia ocidental|virginie occidentale|w va|w virg|w virginia|west va|westvirginia|wirginia zachodnia|западная виргиния
US-WY	uaioming|uayoming|wyo|уаиоминг
UZ-AN	andijon region
UZ-BU	bukhara region
UZ-FA	fergana region
UZ-JI	jizzakh region
UZ-NG	namangan region
UZ-NW	navoiy region
UZ-QA	qashqadaryo region
UZ-QR	republic of karakalpakstan
UZ-SA	samarqand region
UZ-SI	sirdaryo region
UZ-SU	surxondaryo region
UZ-TO	tashkent region
UZ-XO	xorazm region
VE-A	distrito capital|distrito federal
VE-W	dependencias federales
VE-X	la guaira
VN-01	lai chau province
VN-02	lao cai province
VN-03	ha giang province
VN-04	cao bang province
VN-05	son la province
VN-06	yen bai province
VN-07	tuyen quang province
VN-09	lang song province
VN-13	quang ninh province
VN-14	hoa binh province
VN-15	ha tay
VN-18	ninh binh province
VN-20	thai binh province
VN-21	thanh hoa province
VN-22	nghe an province
VN-23	ha tinh province
VN-24	quang binh province
VN-25	quang tri province
VN-26	thua thien hue province
VN-27	quang nam province
VN-28	kon tum province
VN-29	quang ngai province
VN-30	gia lai province
VN-31	binh dinh province
VN-32	phu yen province
VN-33	dak lak province
VN-34	khanh hoa province
VN-35	lam dong province
VN-36	ninh thuan province
VN-37	tay ninh province
VN-39	dong nai province
VN-40	binh thuan province
VN-41	long an province
VN-43	ba ria vung tau province
VN-44	an giang province
VN-45	dong thap province
VN-46	tien giang province
VN-47	kien giang province
VN-49	vinh long province
VN-50	ben tre province
VN-51	tra vinh province
VN-52	soc trang province
VN-53	bac kan province
VN-54	bac giang province
VN-55	bac lieu province
VN-56	bac ninh province
VN-57	binh duong province
VN-58	binh phuoc province
VN-59	ca mau province
VN-61	hai duong province
VN-63	ha nam province
VN-66	hung yen province
VN-67	nam dinh province
VN-68	phu tho province
VN-69	thai nguyen province
VN-70	vinh phuc province
VN-71	dien bien province
VN-72	dak nong province
VN-73	hau giang province
VN-CT	can tho city
VN-DN	da nang city
VN-HN	ha noi|hanoi city
VN-HP	hai phong|haiphong city
VN-SG	thanh pho ho chi minh
YE-AB	abyan governorate|محافظة ابين
YE-AD	aden governorate|محافظة عدن
YE-AM	amran governorate|محافظة عمران
YE-BA	al bayda governorate|محافظة البيضاء
YE-DA	ad dali governorate|محافظة الضالع
YE-DH	dhamar governorate|محافظة ذمار
YE-HD	hadramaut governorate|محافظة حضرموت
YE-HJ	hajjah governorate|محافظة حجة
YE-HU	al hudaydah governorate|محافظة الحديدة
YE-IB	ibb governorate|محافظة اب
YE-JA	al jawf governorate|محافظة الجوف
YE-LA	lahij governorate|محافظة لحج
YE-MA	marib governorate|محافظة مارب
YE-MR	al mahrah governorate|محافظة المهرة
YE-MW	al mahwit governorate|محافظة المحويت
YE-RA	raymah governorate|محافظة ريمة
YE-SA	امانة العاصمة
YE-SD	sadah governorate|محافظة صعدة
YE-SH	shabwah governorate|محافظة شبوة
YE-SN	sanaa governorate|محافظة صنعاء
YE-SU	socotra governorate|محافظة ارخبيل سقطرى
YE-TA	taizz governorate|محافظة تعز`;
export const placeWords: string = `article	the
article	la
article	le
article	les
article	l
article	el
article	los
article	las
article	die
article	der
article	das
article	il
article	lo
article	gli
article	i
article	de
article	den
article	det
article	het
article	o
article	os
article	as
article	an
article	na
article	y
country	s	south
country	s	southern
country	n	north
country	n	northern
country	e	east
country	e	eastern
country	w	west
country	w	western
country	c	central
country	so	south
country	no	north
country	st	saint
country	ste	sainte
country	sta	santa
country	rep	republic
country	rep	republica
country	rep	republique
country	rep	republik
country	repub	republic
country	dem	democratic
country	dr	democratic republic
country	pr	peoples republic
country	fed	federation
country	fed	federal
country	fed	federated
country	is	islands
country	is	island
country	isl	islands
country	isl	island
country	isls	islands
country	ter	territory
country	ter	territories
country	terr	territory
country	terr	territories
country	eq	equatorial
country	equat	equatorial
country	amer	american
country	brit	british
country	fr	french
country	neth	netherlands
country	utd	united
country	gt	great
country	afr	african
country	afr	africa
country	guin	guinea
country	isld	island
country	kgdm	kingdom
country-link	the
country-link	of
country-link	and
country-link	de
country-link	la
country-link	le
country-link	les
country-link	l
country-link	d
country-link	du
country-link	des
country-link	del
country-link	della
country-link	dei
country-link	dos
country-link	das
country-link	do
country-link	da
country-link	y
country-link	e
country-link	et
country-link	und
country-link	en
country-link	og
country-link	och
country-link	i
country-link	a
state-kind	state
state-kind	province
state-kind	provincia
state-kind	provincie
state-kind	provinz
state-kind	provinsi
state-kind	region
state-kind	regione
state-kind	regiao
state-kind	governorate
state-kind	gouvernorat
state-kind	muhafazat
state-kind	oblast
state-kind	kray
state-kind	krai
state-kind	okrug
state-kind	raion
state-kind	rayon
state-kind	prefecture
state-kind	prefektur
state-kind	ken
state-kind	fu
state-kind	department
state-kind	departamento
state-kind	departement
state-kind	county
state-kind	comitat
state-kind	judet
state-kind	megye
state-kind	zupanija
state-kind	canton
state-kind	kanton
state-kind	district
state-kind	distrito
state-kind	distrik
state-kind	divisions
state-kind	division
state-kind	territory
state-kind	territoire
state-kind	territorio
state-kind	commonwealth
state-kind	municipality
state-kind	municipio
state-kind	autonomous
state-kind	autonoma
state-kind	community
state-kind	comunidad
state-kind	comunidade
state-kind	republic
state-kind	republika
state-kind	respublika
state-kind	kraj
state-kind	maakunta
state-kind	lan
state-kind	fylke
state-kind	estado
state-kind	etat
state-kind	bundesland
state-kind	land
state-kind	voivodeship
state-kind	wojewodztwo
state-kind	vilayet
state-kind	il
state-kind	ili
state-kind	emirate
state-kind	wilaya
state-kind	wilayah
state-kind	viloyati
state-kind	oblasti
state-kind	governate
state-kind	tinh
state-kind	thanh
state-kind	pho
state-kind	sheng
state-kind	shi
state-kind	xian
state-kind	do
state-kind	changwat
state-kind	rajya
state-kind	city
state-kind	metropolitan
state-kind	special
state-kind	administrative
state-kind	capital
state-kind	federal
state-kind	national
state-kind	parish
state-kind	atoll
state-kind-behind	维吾尔自治区
state-kind-behind	維吾爾自治區
state-kind-behind	壮族自治区
state-kind-behind	壯族自治區
state-kind-behind	回族自治区
state-kind-behind	回族自治區
state-kind-behind	自治区
state-kind-behind	自治區
state-kind-behind	特别行政区
state-kind-behind	特別行政區
state-kind-behind	省
state-kind-behind	市
state-kind-behind	县
state-kind-behind	縣
state-kind-behind	県
state-kind-behind	府
state-kind-behind	都
state-kind-behind	州
state-kind-behind	특별자치도
state-kind-behind	특별자치시
state-kind-behind	특별시
state-kind-behind	광역시
state-kind-behind	도
state-kind-behind	시
state-link	of
state-link	the
state-link	de
state-link	do
state-link	da
state-link	del
state-link	della
state-link	di
state-link	du
state-link	la
state-link	le
state-link	les
state-link	los
state-link	el
state-link	and
word-in-small-letters	am
word-in-small-letters	an
word-in-small-letters	as
word-in-small-letters	at
word-in-small-letters	au
word-in-small-letters	be
word-in-small-letters	bi
word-in-small-letters	by
word-in-small-letters	do
word-in-small-letters	de
word-in-small-letters	en
word-in-small-letters	es
word-in-small-letters	et
word-in-small-letters	id
word-in-small-letters	il
word-in-small-letters	in
word-in-small-letters	io
word-in-small-letters	is
word-in-small-letters	it
word-in-small-letters	la
word-in-small-letters	le
word-in-small-letters	ma
word-in-small-letters	me
word-in-small-letters	mu
word-in-small-letters	my
word-in-small-letters	na
word-in-small-letters	ne
word-in-small-letters	no
word-in-small-letters	om
word-in-small-letters	pa
word-in-small-letters	pm
word-in-small-letters	sa
word-in-small-letters	se
word-in-small-letters	si
word-in-small-letters	so
word-in-small-letters	st
word-in-small-letters	su
word-in-small-letters	to
word-in-small-letters	tv
word-in-small-letters	ws
word-in-small-letters	and
word-in-small-letters	are
word-in-small-letters	arm
word-in-small-letters	ago
word-in-small-letters	ben
word-in-small-letters	bra
word-in-small-letters	can
word-in-small-letters	cod
word-in-small-letters	cog
word-in-small-letters	col
word-in-small-letters	com
word-in-small-letters	cub
word-in-small-letters	dom
word-in-small-letters	egy
word-in-small-letters	fin
word-in-small-letters	gab
word-in-small-letters	gin
word-in-small-letters	gum
word-in-small-letters	gut
word-in-small-letters	hun
word-in-small-letters	ira
word-in-small-letters	lie
word-in-small-letters	lux
word-in-small-letters	mac
word-in-small-letters	mar
word-in-small-letters	mus
word-in-small-letters	nam
word-in-small-letters	nor
word-in-small-letters	pan
word-in-small-letters	per
word-in-small-letters	pol
word-in-small-letters	pry
word-in-small-letters	sen
word-in-small-letters	sun
word-in-small-letters	swe
word-in-small-letters	tan
word-in-small-letters	tha
word-in-small-letters	ton
word-in-small-letters	tun
word-in-small-letters	van
word-in-small-letters	ven
word-in-small-letters	mex
country	isds	islands
country	isds	island
country	isd	island
country	isles	islands
country	br	british
country	occ	occupied
country	n	new
country	cent	central
country	un	united
country	untd	united
territory	pr	us
territory	gu	us
territory	as	us
territory	vi	us
territory	mp	us
territory	um	us
territory	bm	gb
territory	ky	gb
territory	vg	gb
territory	tc	gb
territory	ms	gb
territory	ai	gb
territory	gi	gb
territory	fk	gb
territory	sh	gb
territory	gs	gb
territory	io	gb
territory	pn	gb
territory	je	gb
territory	gg	gb
territory	im	gb
territory	gp	fr
territory	mq	fr
territory	gf	fr
territory	re	fr
territory	yt	fr
territory	pf	fr
territory	nc	fr
territory	wf	fr
territory	pm	fr
territory	bl	fr
territory	mf	fr
territory	tf	fr
territory	aw	nl
territory	cw	nl
territory	sx	nl
territory	bq	nl
territory	an	nl
territory	gl	dk
territory	fo	dk
territory	sj	no
territory	bv	no
territory	ax	fi
territory	cx	au
territory	cc	au
territory	nf	au
territory	hm	au
territory	ck	nz
territory	nu	nz
territory	tk	nz
territory	hk	cn
territory	mo	cn
territory	ic	es
territory	ea	es`;
