// Made by "npm run tables" from src/lexicon/tables/enrichment/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded), canonical, class, ambiguity, scope, source; of a frequency list: word, times in a million names;
// of spelling rules: class, pattern, what it becomes.
export const organizations: string = `International Business Machines Corporation	ibm.com	IBM|Big Blue	IBM
Apple Inc.	apple.com	Apple|Apple Computer	AAPL
Microsoft Corporation	microsoft.com	Microsoft	MSFT
Alphabet Inc.	abc.xyz	Alphabet	GOOGL GOOG
Google LLC	google.com	Google	
Amazon.com, Inc.	amazon.com	Amazon	AMZN
Meta Platforms, Inc.	meta.com	Meta|Facebook, Inc.	META
NVIDIA Corporation	nvidia.com	NVIDIA	NVDA
Tesla, Inc.	tesla.com	Tesla|Tesla Motors	TSLA
Broadcom Inc.	broadcom.com	Broadcom	AVGO
Intel Corporation	intel.com	Intel	INTC
Advanced Micro Devices, Inc.	amd.com	AMD	AMD
Qualcomm Incorporated	qualcomm.com	Qualcomm	QCOM
Texas Instruments Incorporated	ti.com	Texas Instruments	TXN
Micron Technology, Inc.	micron.com	Micron	MU
Applied Materials, Inc.	appliedmaterials.com	Applied Materials	AMAT
Oracle Corporation	oracle.com	Oracle	ORCL
Cisco Systems, Inc.	cisco.com	Cisco	CSCO
Salesforce, Inc.	salesforce.com	Salesforce|salesforce.com, inc.	CRM
Adobe Inc.	adobe.com	Adobe|Adobe Systems	ADBE
Intuit Inc.	intuit.com	Intuit	INTU
ServiceNow, Inc.	servicenow.com	ServiceNow	NOW
Workday, Inc.	workday.com	Workday	WDAY
Autodesk, Inc.	autodesk.com	Autodesk	ADSK
Palo Alto Networks, Inc.	paloaltonetworks.com	Palo Alto Networks	PANW
Dell Technologies Inc.	dell.com	Dell	DELL
HP Inc.	hp.com	HP|Hewlett-Packard	HPQ
Hewlett Packard Enterprise Company	hpe.com	HPE	HPE
Netflix, Inc.	netflix.com	Netflix	NFLX
Uber Technologies, Inc.	uber.com	Uber	UBER
Lyft, Inc.	lyft.com	Lyft	LYFT
Airbnb, Inc.	airbnb.com	Airbnb	ABNB
Booking Holdings Inc.	bookingholdings.com	Booking Holdings|Priceline Group	BKNG
Expedia Group, Inc.	expediagroup.com	Expedia	EXPE
PayPal Holdings, Inc.	paypal.com	PayPal	PYPL
Block, Inc.	block.xyz		
eBay Inc.	ebay.com	eBay	EBAY
Etsy, Inc.	etsy.com	Etsy	
Shopify Inc.	shopify.com	Shopify	SHOP
Snowflake Inc.	snowflake.com	Snowflake	SNOW
Cloudflare, Inc.	cloudflare.com	Cloudflare	
MongoDB, Inc.	mongodb.com	MongoDB	MDB
Datadog, Inc.	datadoghq.com	Datadog	DDOG
Twilio Inc.	twilio.com	Twilio	TWLO
Zoom Communications, Inc.	zoom.us	Zoom|Zoom Video Communications	
Dropbox, Inc.	dropbox.com	Dropbox	DBX
Pinterest, Inc.	pinterest.com	Pinterest	PINS
Snap Inc.	snap.com	Snap|Snapchat	SNAP
Spotify Technology S.A.	spotify.com	Spotify	SPOT
GitHub, Inc.	github.com	GitHub	
LinkedIn Corporation	linkedin.com	LinkedIn	
Red Hat, Inc.	redhat.com	Red Hat	
VMware LLC	vmware.com	VMware	
Stripe, Inc.	stripe.com	Stripe	
Akamai Technologies, Inc.	akamai.com	Akamai	AKAM
Western Digital Corporation	westerndigital.com	Western Digital	WDC
NetApp, Inc.	netapp.com	NetApp	NTAP
Corning Incorporated	corning.com	Corning	GLW
Xerox Holdings Corporation	xerox.com	Xerox	XRX
Motorola Solutions, Inc.	motorolasolutions.com	Motorola Solutions	MSI
Accenture plc	accenture.com	Accenture	ACN
Cognizant Technology Solutions Corporation	cognizant.com	Cognizant	CTSH
Electronic Arts Inc.	ea.com	Electronic Arts	
Walmart Inc.	walmart.com	Walmart|Wal-Mart Stores	WMT
Costco Wholesale Corporation	costco.com	Costco	COST
Target Corporation	target.com	Target	TGT
The Home Depot, Inc.	homedepot.com	Home Depot	HD
Lowe's Companies, Inc.	lowes.com	Lowe's	LOW
The Kroger Co.	kroger.com	Kroger	KR
Best Buy Co., Inc.	bestbuy.com	Best Buy	BBY
CVS Health Corporation	cvshealth.com	CVS Health|CVS	CVS
Macy's, Inc.	macys.com	Macy's	
Nordstrom, Inc.	nordstrom.com	Nordstrom	
The Gap, Inc.	gapinc.com	Gap Inc.	
Starbucks Corporation	starbucks.com	Starbucks	SBUX
McDonald's Corporation	mcdonalds.com	McDonald's	MCD
Yum! Brands, Inc.	yum.com	Yum Brands	YUM
Domino's Pizza, Inc.	dominos.com	Domino's Pizza|Domino's	DPZ
NIKE, Inc.	nike.com	Nike	NKE
The Coca-Cola Company	coca-colacompany.com	Coca-Cola|Coke	KO
PepsiCo, Inc.	pepsico.com	PepsiCo	PEP
The Procter & Gamble Company	pg.com	Procter & Gamble|P&G	PG
Colgate-Palmolive Company	colgatepalmolive.com	Colgate-Palmolive	CL
Kimberly-Clark Corporation	kimberly-clark.com	Kimberly-Clark	KMB
Mondelēz International, Inc.	mondelezinternational.com	Mondelez	MDLZ
The Kraft Heinz Company	kraftheinzcompany.com	Kraft Heinz	KHC
General Mills, Inc.	generalmills.com	General Mills	GIS
The Hershey Company	thehersheycompany.com	Hershey	HSY
Tyson Foods, Inc.	tysonfoods.com	Tyson Foods	TSN
Archer-Daniels-Midland Company	adm.com	Archer Daniels Midland|ADM	ADM
Mars, Incorporated	mars.com		
Cargill, Incorporated	cargill.com	Cargill	
Philip Morris International Inc.	pmi.com	Philip Morris International	
The Estée Lauder Companies Inc.	elcompanies.com	Estee Lauder	
The Walt Disney Company	thewaltdisneycompany.com	Disney|Walt Disney	DIS
Comcast Corporation	comcast.com	Comcast	CMCSA
Warner Bros. Discovery, Inc.	wbd.com	Warner Bros. Discovery	WBD
AT&T Inc.	att.com	AT&T	T
Verizon Communications Inc.	verizon.com	Verizon	VZ
T-Mobile US, Inc.	t-mobile.com	T-Mobile US	TMUS
Charter Communications, Inc.	charter.com	Charter Communications	CHTR
Exxon Mobil Corporation	exxonmobil.com	ExxonMobil|Exxon	XOM
Chevron Corporation	chevron.com	Chevron	CVX
ConocoPhillips	conocophillips.com		COP
Phillips 66	phillips66.com		PSX
Valero Energy Corporation	valero.com	Valero	VLO
Halliburton Company	halliburton.com	Halliburton	HAL
Baker Hughes Company	bakerhughes.com	Baker Hughes	BKR
SLB N.V.	slb.com	Schlumberger|SLB	SLB
NextEra Energy, Inc.	nexteraenergy.com	NextEra Energy	NEE
Duke Energy Corporation	duke-energy.com	Duke Energy	DUK
General Electric Company	geaerospace.com	GE Aerospace|General Electric	GE
The Boeing Company	boeing.com	Boeing	BA
Lockheed Martin Corporation	lockheedmartin.com	Lockheed Martin	LMT
RTX Corporation	rtx.com	RTX|Raytheon Technologies	RTX
Northrop Grumman Corporation	northropgrumman.com	Northrop Grumman	NOC
General Dynamics Corporation	gd.com	General Dynamics	GD
Honeywell International Inc.	honeywell.com	Honeywell	HON
3M Company	3m.com	3M|Minnesota Mining and Manufacturing	MMM
Caterpillar Inc.	caterpillar.com	Caterpillar	CAT
Deere & Company	deere.com	John Deere|Deere	DE
Cummins Inc.	cummins.com	Cummins	CMI
Emerson Electric Co.	emerson.com	Emerson Electric	EMR
Illinois Tool Works Inc.	itw.com	Illinois Tool Works|ITW	ITW
Dow Inc.	dow.com	Dow|Dow Chemical	DOW
DuPont de Nemours, Inc.	dupont.com	DuPont	DD
Whirlpool Corporation	whirlpoolcorp.com	Whirlpool	WHR
Goodyear Tire & Rubber Company	goodyear.com	Goodyear	GT
Ford Motor Company	ford.com	Ford|Ford Motor	F
General Motors Company	gm.com	General Motors|GM	GM
Harley-Davidson, Inc.	harley-davidson.com	Harley-Davidson	HOG
United Parcel Service, Inc.	ups.com	UPS	UPS
FedEx Corporation	fedex.com	FedEx|Federal Express	FDX
Union Pacific Corporation	up.com	Union Pacific	UNP
CSX Corporation	csx.com	CSX	CSX
Delta Air Lines, Inc.	delta.com	Delta Air Lines	DAL
United Airlines Holdings, Inc.	united.com	United Airlines	UAL
American Airlines Group Inc.	aa.com	American Airlines	AAL
Southwest Airlines Co.	southwest.com	Southwest Airlines	LUV
JetBlue Airways Corporation	jetblue.com	JetBlue	JBLU
Marriott International, Inc.	marriott.com	Marriott	MAR
Hilton Worldwide Holdings Inc.	hilton.com	Hilton	HLT
Hyatt Hotels Corporation	hyatt.com	Hyatt	
Carnival Corporation	carnivalcorp.com		CCL
JPMorgan Chase & Co.	jpmorganchase.com	JPMorgan Chase|JP Morgan Chase	JPM
Bank of America Corporation	bankofamerica.com	Bank of America	BAC
Citigroup Inc.	citigroup.com	Citigroup	C
Wells Fargo & Company	wellsfargo.com	Wells Fargo	WFC
The Goldman Sachs Group, Inc.	goldmansachs.com	Goldman Sachs	GS
Morgan Stanley	morganstanley.com		MS
U.S. Bancorp	usbank.com	US Bancorp	USB
The PNC Financial Services Group, Inc.	pnc.com	PNC	PNC
Truist Financial Corporation	truist.com	Truist	TFC
Capital One Financial Corporation	capitalone.com	Capital One	COF
American Express Company	americanexpress.com	American Express|Amex	AXP
Visa Inc.	visa.com	Visa	V
Mastercard Incorporated	mastercard.com	Mastercard	MA
The Charles Schwab Corporation	schwab.com	Charles Schwab	SCHW
BlackRock, Inc.	blackrock.com	BlackRock	BLK
State Street Corporation	statestreet.com	State Street	STT
The Bank of New York Mellon Corporation	bny.com	BNY Mellon|Bank of New York Mellon	
S&P Global Inc.	spglobal.com	S&P Global	SPGI
Moody's Corporation	moodys.com	Moody's	MCO
Berkshire Hathaway Inc.	berkshirehathaway.com	Berkshire Hathaway	BRK.A BRK.B
American International Group, Inc.	aig.com	AIG|American International Group	AIG
MetLife, Inc.	metlife.com	MetLife	MET
Prudential Financial, Inc.	prudential.com	Prudential Financial	PRU
The Progressive Corporation	progressive.com		PGR
The Allstate Corporation	allstate.com	Allstate	ALL
The Travelers Companies, Inc.	travelers.com	Travelers	TRV
Aflac Incorporated	aflac.com	Aflac	AFL
UnitedHealth Group Incorporated	unitedhealthgroup.com	UnitedHealth Group|UnitedHealth	UNH
Elevance Health, Inc.	elevancehealth.com	Elevance Health|Anthem, Inc.	ELV
The Cigna Group	thecignagroup.com	Cigna	CI
Humana Inc.	humana.com	Humana	HUM
McKesson Corporation	mckesson.com	McKesson	MCK
Cencora, Inc.	cencora.com	Cencora|AmerisourceBergen	COR
Cardinal Health, Inc.	cardinalhealth.com	Cardinal Health	CAH
Johnson & Johnson	jnj.com	J&J	JNJ
Pfizer Inc.	pfizer.com	Pfizer	PFE
Merck & Co., Inc.	merck.com		MRK
Eli Lilly and Company	lilly.com	Eli Lilly	LLY
AbbVie Inc.	abbvie.com	AbbVie	ABBV
Bristol-Myers Squibb Company	bms.com	Bristol-Myers Squibb	BMY
Amgen Inc.	amgen.com	Amgen	AMGN
Gilead Sciences, Inc.	gilead.com	Gilead Sciences|Gilead	GILD
Moderna, Inc.	modernatx.com	Moderna	MRNA
Abbott Laboratories	abbott.com	Abbott	ABT
Medtronic plc	medtronic.com	Medtronic	MDT
Thermo Fisher Scientific Inc.	thermofisher.com	Thermo Fisher Scientific|Thermo Fisher	TMO
Danaher Corporation	danaher.com	Danaher	DHR
Waste Management, Inc.	wm.com		WM
CBRE Group, Inc.	cbre.com	CBRE	CBRE
Deloitte Touche Tohmatsu Limited	deloitte.com	Deloitte	
KPMG International Limited	kpmg.com	KPMG	
PricewaterhouseCoopers International Limited	pwc.com	PwC|PricewaterhouseCoopers	
Ernst & Young Global Limited	ey.com	Ernst & Young|EY	
McKinsey & Company, Inc.	mckinsey.com	McKinsey	
Bloomberg L.P.	bloomberg.com	Bloomberg	
The New York Times Company	nytco.com	New York Times	NYT
SAP SE	sap.com	SAP	
Siemens Aktiengesellschaft	siemens.com	Siemens AG|Siemens	
Volkswagen Aktiengesellschaft	volkswagen-group.com	Volkswagen AG|Volkswagen	
Bayerische Motoren Werke Aktiengesellschaft	bmwgroup.com	BMW AG|BMW	
Mercedes-Benz Group AG	mercedes-benz.com	Mercedes-Benz|Daimler AG	
Dr. Ing. h.c. F. Porsche Aktiengesellschaft	porsche.com	Porsche AG|Porsche	
AUDI Aktiengesellschaft	audi.com	Audi AG|Audi	
Robert Bosch GmbH	bosch.com	Bosch	
BASF SE	basf.com	BASF	
Bayer Aktiengesellschaft	bayer.com	Bayer AG|Bayer	
Allianz SE	allianz.com	Allianz	
Münchener Rückversicherungs-Gesellschaft Aktiengesellschaft in München	munichre.com	Munich Re	
Deutsche Bank Aktiengesellschaft	db.com	Deutsche Bank AG|Deutsche Bank	DB
Commerzbank Aktiengesellschaft	commerzbank.com	Commerzbank AG|Commerzbank	
Deutsche Telekom AG	telekom.com	Deutsche Telekom	
Deutsche Lufthansa Aktiengesellschaft	lufthansagroup.com	Deutsche Lufthansa AG|Lufthansa	
Deutsche Bahn Aktiengesellschaft	deutschebahn.com	Deutsche Bahn AG|Deutsche Bahn	
Continental Aktiengesellschaft	continental.com		
Henkel AG & Co. KGaA	henkel.com	Henkel	
adidas AG	adidas-group.com	Adidas	
PUMA SE	puma.com	Puma	
Infineon Technologies AG	infineon.com	Infineon	
Zalando SE	zalando.com	Zalando	
E.ON SE	eon.com	E.ON	
RWE Aktiengesellschaft	rwe.com	RWE AG|RWE	
thyssenkrupp AG	thyssenkrupp.com	thyssenkrupp	
ZF Friedrichshafen AG	zf.com	ZF Friedrichshafen	
TotalEnergies SE	totalenergies.com	TotalEnergies|Total S.A.	TTE
LVMH Moët Hennessy Louis Vuitton SE	lvmh.com	LVMH	
L'Oréal S.A.	loreal.com	L'Oreal	
Hermès International S.C.A.	hermes.com	Hermes International	
Kering S.A.	kering.com	Kering	
BNP Paribas S.A.	bnpparibas.com	BNP Paribas	
Société Générale S.A.	societegenerale.com	Societe Generale	
Crédit Agricole S.A.	credit-agricole.com	Credit Agricole	
AXA SA	axa.com	AXA	
Sanofi S.A.	sanofi.com	Sanofi	SNY
Airbus SE	airbus.com	Airbus	
Safran S.A.	safran-group.com	Safran	
Thales S.A.	thalesgroup.com	Thales	
Dassault Systèmes SE	3ds.com	Dassault Systemes	
Capgemini SE	capgemini.com	Capgemini	
Schneider Electric SE	se.com	Schneider Electric	
Danone S.A.	danone.com	Danone	
Carrefour S.A.	carrefour.com	Carrefour	
Renault S.A.	renaultgroup.com	Renault	
Compagnie Générale des Établissements Michelin SCA	michelin.com	Michelin	
Orange S.A.	orange.com		
Veolia Environnement S.A.	veolia.com	Veolia	
Compagnie de Saint-Gobain S.A.	saint-gobain.com	Saint-Gobain	
Alstom S.A.	alstom.com	Alstom	
Publicis Groupe S.A.	publicisgroupe.com	Publicis	
Stellantis N.V.	stellantis.com	Stellantis	STLA
Ferrari N.V.	ferrari.com	Ferrari	RACE
Enel S.p.A.	enel.com	Enel	
Eni S.p.A.	eni.com		
Intesa Sanpaolo S.p.A.	intesasanpaolo.com	Intesa Sanpaolo	
UniCredit S.p.A.	unicreditgroup.eu	UniCredit	
Assicurazioni Generali S.p.A.	generali.com	Assicurazioni Generali	
Leonardo S.p.A.	leonardo.com		
Pirelli & C. S.p.A.	pirelli.com	Pirelli	
Banco Santander, S.A.	santander.com	Banco Santander|Santander	
Banco Bilbao Vizcaya Argentaria, S.A.	bbva.com	BBVA	
CaixaBank, S.A.	caixabank.com	CaixaBank	
Telefónica, S.A.	telefonica.com	Telefonica	
Iberdrola, S.A.	iberdrola.com	Iberdrola	
Repsol, S.A.	repsol.com	Repsol	
Industria de Diseño Textil, S.A.	inditex.com	Inditex	
Amadeus IT Group, S.A.	amadeus.com		
EDP, S.A.	edp.com		
Shell plc	shell.com	Shell|Royal Dutch Shell	SHEL
BP p.l.c.	bp.com	BP|British Petroleum	BP
HSBC Holdings plc	hsbc.com	HSBC	
Barclays PLC	barclays.com	Barclays	BCS
Lloyds Banking Group plc	lloydsbankinggroup.com	Lloyds Banking Group	LYG
NatWest Group plc	natwestgroup.com	NatWest Group	NWG
Standard Chartered PLC	sc.com	Standard Chartered	
Vodafone Group Public Limited Company	vodafone.com	Vodafone Group plc|Vodafone	VOD
BT Group plc	bt.com	BT Group|British Telecom	
Unilever PLC	unilever.com	Unilever	UL
Diageo plc	diageo.com	Diageo	DEO
British American Tobacco p.l.c.	bat.com	British American Tobacco	BTI
AstraZeneca PLC	astrazeneca.com	AstraZeneca	AZN
GSK plc	gsk.com	GSK|GlaxoSmithKline	GSK
Reckitt Benckiser Group plc	reckitt.com	Reckitt Benckiser|Reckitt	
Tesco PLC	tescoplc.com	Tesco	
J Sainsbury plc	sainsburys.co.uk	Sainsbury's	
Marks and Spencer Group plc	marksandspencer.com	Marks and Spencer	
Rolls-Royce Holdings plc	rolls-royce.com	Rolls-Royce Holdings	
BAE Systems plc	baesystems.com	BAE Systems	
Rio Tinto plc	riotinto.com	Rio Tinto	RIO
Glencore plc	glencore.com	Glencore	
Anglo American plc	angloamerican.com	Anglo American	
Aviva plc	aviva.com	Aviva	
Prudential plc	prudentialplc.com		
London Stock Exchange Group plc	lseg.com	London Stock Exchange Group|LSEG	
RELX PLC	relx.com	RELX|Reed Elsevier	
WPP plc	wpp.com	WPP	
British Airways Plc	britishairways.com	British Airways	
easyJet plc	easyjet.com	easyJet	
Arm Holdings plc	arm.com	Arm Holdings	
Ryanair Holdings plc	ryanair.com	Ryanair	
Nestlé S.A.	nestle.com	Nestle	
Novartis AG	novartis.com	Novartis	NVS
Roche Holding AG	roche.com	Roche	
UBS Group AG	ubs.com	UBS	UBS
Zurich Insurance Group AG	zurich.com	Zurich Insurance	
ABB Ltd	abb.com	ABB	
Holcim Ltd	holcim.com	Holcim	
Swisscom AG	swisscom.ch	Swisscom	
Logitech International S.A.	logitech.com	Logitech	LOGI
ASML Holding N.V.	asml.com	ASML	ASML
Koninklijke Philips N.V.	philips.com	Philips	PHG
ING Groep N.V.	ing.com	ING Group|ING Groep	ING
Heineken N.V.	theheinekencompany.com	Heineken	
Koninklijke Ahold Delhaize N.V.	aholddelhaize.com	Ahold Delhaize	
Adyen N.V.	adyen.com	Adyen	
Akzo Nobel N.V.	akzonobel.com	AkzoNobel	
Koninklijke KPN N.V.	kpn.com	KPN	
NXP Semiconductors N.V.	nxp.com	NXP Semiconductors|NXP	NXPI
Anheuser-Busch InBev SA/NV	ab-inbev.com	AB InBev|Anheuser-Busch InBev	BUD
KBC Group NV	kbc.com	KBC	
ArcelorMittal S.A.	arcelormittal.com	ArcelorMittal	
Volvo Car AB	volvocars.com	Volvo Cars	
AB Volvo	volvogroup.com	Volvo Group	
Telefonaktiebolaget LM Ericsson	ericsson.com	Ericsson	ERIC
H & M Hennes & Mauritz AB	hmgroup.com	H&M|Hennes & Mauritz	
Atlas Copco AB	atlascopco.com	Atlas Copco	
Telia Company AB	teliacompany.com	Telia Company	
Nokia Oyj	nokia.com	Nokia|Nokia Corporation	NOK
Nordea Bank Abp	nordea.com	Nordea	
KONE Oyj	kone.com	KONE	
Equinor ASA	equinor.com	Equinor|Statoil	EQNR
Telenor ASA	telenor.com	Telenor	
Novo Nordisk A/S	novonordisk.com	Novo Nordisk	NVO
A.P. Møller - Mærsk A/S	maersk.com	Maersk|A.P. Moller-Maersk	
Carlsberg A/S	carlsberggroup.com	Carlsberg	
Vestas Wind Systems A/S	vestas.com	Vestas	
LEGO A/S	lego.com	LEGO	
Danske Bank A/S	danskebank.com	Danske Bank	
Ørsted A/S	orsted.com	Orsted	
Österreichische Post AG	post.at		
Erste Group Bank AG	erstegroup.com	Erste Group	
ORLEN Spółka Akcyjna	orlen.pl	ORLEN S.A.|PKN Orlen	
ČEZ, a. s.	cez.cz	CEZ	
Türk Hava Yolları Anonim Ortaklığı	turkishairlines.com	Turkish Airlines	
Toyota Motor Corporation	global.toyota	Toyota|Toyota Motor	TM
Honda Motor Co., Ltd.	honda.com	Honda	HMC
Nissan Motor Co., Ltd.	nissan-global.com	Nissan	
Sony Group Corporation	sony.com	Sony	SONY
Panasonic Holdings Corporation	panasonic.com	Panasonic	
Hitachi, Ltd.	hitachi.com	Hitachi	
Mitsubishi UFJ Financial Group, Inc.	mufg.jp	MUFG	MUFG
Mitsubishi Corporation	mitsubishicorp.com		
Mitsui & Co., Ltd.	mitsui.com		
Sumitomo Mitsui Financial Group, Inc.	smfg.co.jp	SMFG	SMFG
Mizuho Financial Group, Inc.	mizuho-fg.com	Mizuho	MFG
SoftBank Group Corp.	softbank.jp	SoftBank Group	
Nintendo Co., Ltd.	nintendo.com	Nintendo	
Canon Inc.	global.canon	Canon	
Fujitsu Limited	fujitsu.com	Fujitsu	
NEC Corporation	nec.com	NEC	
Nippon Telegraph and Telephone Corporation	group.ntt		
Takeda Pharmaceutical Company Limited	takeda.com	Takeda	TAK
Fast Retailing Co., Ltd.	fastretailing.com	Fast Retailing	
Bridgestone Corporation	bridgestone.com	Bridgestone	
Komatsu Ltd.	komatsu.jp	Komatsu	
Mazda Motor Corporation	mazda.com	Mazda	
Rakuten Group, Inc.	rakuten.co.jp	Rakuten	
Japan Airlines Co., Ltd.	jal.com	Japan Airlines	
All Nippon Airways Co., Ltd.	ana.co.jp	All Nippon Airways	
Samsung Electronics Co., Ltd.	samsung.com	Samsung Electronics|Samsung	
LG Electronics Inc.	lg.com	LG Electronics	
SK hynix Inc.	skhynix.com	SK hynix	
Hyundai Motor Company	hyundai.com	Hyundai|Hyundai Motor	
Kia Corporation	kia.com	Kia	
Naver Corporation	navercorp.com	Naver	
Korean Air Lines Co., Ltd.	koreanair.com	Korean Air	
Taiwan Semiconductor Manufacturing Company Limited	tsmc.com	TSMC|Taiwan Semiconductor	TSM
Hon Hai Precision Industry Co., Ltd.	foxconn.com	Foxconn|Hon Hai	
MediaTek Inc.	mediatek.com	MediaTek	
Acer Incorporated	acer.com	Acer	
ASUSTeK Computer Inc.	asus.com	ASUS|Asustek	
Alibaba Group Holding Limited	alibabagroup.com	Alibaba|Alibaba Group	BABA
Tencent Holdings Limited	tencent.com	Tencent	
Baidu, Inc.	baidu.com	Baidu	BIDU
JD.com, Inc.	jd.com		
Huawei Technologies Co., Ltd.	huawei.com	Huawei	
Lenovo Group Limited	lenovo.com	Lenovo	
Xiaomi Corporation	mi.com	Xiaomi	
BYD Company Limited	byd.com	BYD	
China Mobile Limited	chinamobileltd.com		
Industrial and Commercial Bank of China Limited	icbc.com.cn	ICBC	
China Construction Bank Corporation	ccb.com	China Construction Bank	
Bank of China Limited	boc.cn	Bank of China	
PetroChina Company Limited	petrochina.com.cn	PetroChina	
Ping An Insurance (Group) Company of China, Ltd.	pingan.com	Ping An	
Cathay Pacific Airways Limited	cathaypacific.com	Cathay Pacific	
AIA Group Limited	aia.com		
Tata Consultancy Services Limited	tcs.com	Tata Consultancy Services|TCS	
Infosys Limited	infosys.com	Infosys	INFY
Wipro Limited	wipro.com	Wipro	WIT
Reliance Industries Limited	ril.com	Reliance Industries	
HDFC Bank Limited	hdfcbank.com	HDFC Bank	HDB
ICICI Bank Limited	icicibank.com	ICICI Bank	IBN
State Bank of India	sbi.co.in		
Tata Motors Limited	tatamotors.com	Tata Motors	
Tata Steel Limited	tatasteel.com	Tata Steel	
Mahindra & Mahindra Limited	mahindra.com	Mahindra & Mahindra	
Bharti Airtel Limited	airtel.in	Bharti Airtel	
Singapore Airlines Limited	singaporeair.com	Singapore Airlines	
DBS Group Holdings Ltd	dbs.com	DBS	
Singapore Telecommunications Limited	singtel.com	Singtel	
Petroliam Nasional Berhad	petronas.com	Petronas	
PT Bank Central Asia Tbk	bca.co.id	Bank Central Asia	
Saudi Arabian Oil Company	aramco.com	Saudi Aramco|Aramco	
Saudi Basic Industries Corporation	sabic.com	SABIC	
Emirates Telecommunications Group Company PJSC	eand.com	Etisalat	
Teva Pharmaceutical Industries Limited	tevapharm.com	Teva Pharmaceutical|Teva	TEVA
Check Point Software Technologies Ltd.	checkpoint.com	Check Point Software	CHKP
Wix.com Ltd.	wix.com	Wix	WIX
BHP Group Limited	bhp.com	BHP	BHP
Commonwealth Bank of Australia	commbank.com.au	CommBank	
Westpac Banking Corporation	westpac.com.au	Westpac	
National Australia Bank Limited	nab.com.au	National Australia Bank	
Qantas Airways Limited	qantas.com	Qantas	
Telstra Group Limited	telstra.com.au	Telstra	
Woolworths Group Limited	woolworthsgroup.com.au	Woolworths Group	
Atlassian Corporation	atlassian.com	Atlassian	TEAM
Canva Pty Ltd	canva.com	Canva	
Fonterra Co-operative Group Limited	fonterra.com	Fonterra	
Air New Zealand Limited	airnewzealand.co.nz	Air New Zealand	
Royal Bank of Canada	rbc.com	RBC	RY
The Toronto-Dominion Bank	td.com	TD Bank|Toronto-Dominion Bank	TD
The Bank of Nova Scotia	scotiabank.com	Scotiabank	BNS
Bank of Montreal	bmo.com	BMO	BMO
Canadian Imperial Bank of Commerce	cibc.com	CIBC	CM
Manulife Financial Corporation	manulife.com	Manulife	MFC
Enbridge Inc.	enbridge.com	Enbridge	ENB
Suncor Energy Inc.	suncor.com	Suncor	SU
Canadian National Railway Company	cn.ca	Canadian National Railway	CNI
BCE Inc.	bce.ca	BCE	BCE
TELUS Corporation	telus.com	TELUS	
Rogers Communications Inc.	rogers.com	Rogers Communications	RCI
Loblaw Companies Limited	loblaw.ca	Loblaw	
BlackBerry Limited	blackberry.com	BlackBerry|Research In Motion	BB
Air Canada	aircanada.com		
Bombardier Inc.	bombardier.com	Bombardier	
Magna International Inc.	magna.com	Magna International	MGA
Petróleo Brasileiro S.A. - Petrobras	petrobras.com.br	Petrobras	PBR
Vale S.A.	vale.com		VALE
Itaú Unibanco Holding S.A.	itau.com.br	Itau Unibanco	ITUB
Banco Bradesco S.A.	bradesco.com.br	Bradesco	BBD
Banco do Brasil S.A.	bb.com.br	Banco do Brasil	
Ambev S.A.	ambev.com.br	Ambev	ABEV
Embraer S.A.	embraer.com	Embraer	
JBS S.A.	jbs.com.br		
MercadoLibre, Inc.	mercadolibre.com	MercadoLibre|Mercado Libre	MELI
YPF Sociedad Anónima	ypf.com	YPF S.A.|YPF	YPF
América Móvil, S.A.B. de C.V.	americamovil.com	America Movil	AMX
Petróleos Mexicanos	pemex.com	Pemex	
CEMEX, S.A.B. de C.V.	cemex.com	Cemex	CX
Grupo Bimbo, S.A.B. de C.V.	grupobimbo.com	Grupo Bimbo	
Ecopetrol S.A.	ecopetrol.com.co	Ecopetrol	EC
LATAM Airlines Group S.A.	latamairlines.com	LATAM Airlines	
Naspers Limited	naspers.com	Naspers	
MTN Group Limited	mtn.com	MTN Group	
Standard Bank Group Limited	standardbank.com	Standard Bank Group	
Sasol Limited	sasol.com	Sasol	SSL
Shoprite Holdings Limited	shopriteholdings.co.za	Shoprite Holdings	
Safaricom PLC	safaricom.co.ke	Safaricom	
Dangote Cement PLC	dangotecement.com	Dangote Cement	`;
export const vatRates: string = `AT	20	10 13		13	1984-01-01
BE	21	6 12		12	1996-01-01
BG	20	9			1999-01-01
CY	19	5 9	3		2014-01-13
CZ	21	12			2013-01-01
DE	19	7			2021-01-01
DK	25				1992-01-01
EE	24	9 13			2025-07-01
ES	21	10	4		2012-09-01
FI	25.5	10 13.5			2024-09-01
FR	20	5.5 10	2.1		2014-01-01
GR	24	6 13			2016-06-01
HR	25	5 13			2012-03-01
HU	27	5 18			2012-01-01
IE	23	9 13.5	4.8	13.5	2021-03-01
IT	22	5 10	4		2013-10-01
LT	21	5 12			2009-09-01
LU	17	8	3	14	2024-01-01
LV	21	5 12			2012-07-01
MT	18	5 7 12			2004-01-01
NL	21	9			2012-10-01
PL	23	5 8			2011-01-01
PT	23	6 13		13	2011-01-01
RO	21	11			2025-08-01
SE	25	6 12			1990-07-01
SI	22	5 9.5			2013-07-01
SK	23	5 19			2025-01-01`;
export const sicDivisions: string = `A	Agriculture, Forestry, and Fishing
B	Mining
C	Construction
D	Manufacturing
E	Transportation, Communications, Electric, Gas, and Sanitary Services
F	Wholesale Trade
G	Retail Trade
H	Finance, Insurance, and Real Estate
I	Services
J	Public Administration`;
export const sicMajorGroups: string = `01	A	Agricultural Production-Crops
02	A	Agricultural Production-Livestock and Animal Specialties
07	A	Agricultural Services
08	A	Forestry
09	A	Fishing, Hunting, and Trapping
10	B	Metal Mining
12	B	Coal Mining
13	B	Oil and Gas Extraction
14	B	Mining and Quarrying of Nonmetallic Minerals, Except Fuels
15	C	Building Construction-General Contractors and Operative Builders
16	C	Heavy Construction Other Than Building Construction-Contractors
17	C	Construction-Special Trade Contractors
20	D	Food and Kindred Products
21	D	Tobacco Products
22	D	Textile Mill Products
23	D	Apparel and Other Finished Products Made From Fabrics and Similar Materials
24	D	Lumber and Wood Products, Except Furniture
25	D	Furniture and Fixtures
26	D	Paper and Allied Products
27	D	Printing, Publishing, and Allied Industries
28	D	Chemicals and Allied Products
29	D	Petroleum Refining and Related Industries
30	D	Rubber and Miscellaneous Plastics Products
31	D	Leather and Leather Products
32	D	Stone, Clay, Glass, and Concrete Products
33	D	Primary Metal Industries
34	D	Fabricated Metal Products, Except Machinery and Transportation Equipment
35	D	Industrial and Commercial Machinery and Computer Equipment
36	D	Electronic and Other Electrical Equipment and Components, Except Computer Equipment
37	D	Transportation Equipment
38	D	Measuring, Analyzing, and Controlling Instruments; Photographic, Medical and Optical Goods; Watches and Clocks
39	D	Miscellaneous Manufacturing Industries
40	E	Railroad Transportation
41	E	Local and Suburban Transit and Interurban Highway Passenger Transportation
42	E	Motor Freight Transportation and Warehousing
43	E	United States Postal Service
44	E	Water Transportation
45	E	Transportation by Air
46	E	Pipelines, Except Natural Gas
47	E	Transportation Services
48	E	Communications
49	E	Electric, Gas, and Sanitary Services
50	F	Wholesale Trade-Durable Goods
51	F	Wholesale Trade-Nondurable Goods
52	G	Building Materials, Hardware, Garden Supply, and Mobile Home Dealers
53	G	General Merchandise Stores
54	G	Food Stores
55	G	Automotive Dealers and Gasoline Service Stations
56	G	Apparel and Accessory Stores
57	G	Home Furniture, Furnishings, and Equipment Stores
58	G	Eating and Drinking Places
59	G	Miscellaneous Retail
60	H	Depository Institutions
61	H	Nondepository Credit Institutions
62	H	Security and Commodity Brokers, Dealers, Exchanges, and Services
63	H	Insurance Carriers
64	H	Insurance Agents, Brokers, and Service
65	H	Real Estate
67	H	Holding and Other Investment Offices
70	I	Hotels, Rooming Houses, Camps, and Other Lodging Places
72	I	Personal Services
73	I	Business Services
75	I	Automotive Repair, Services, and Parking
76	I	Miscellaneous Repair Services
78	I	Motion Pictures
79	I	Amusement and Recreation Services
80	I	Health Services
81	I	Legal Services
82	I	Educational Services
83	I	Social Services
84	I	Museums, Art Galleries, and Botanical and Zoological Gardens
86	I	Membership Organizations
87	I	Engineering, Accounting, Research, Management, and Related Services
88	I	Private Households
89	I	Miscellaneous Services
91	J	Executive, Legislative, and General Government, Except Finance
92	J	Justice, Public Order, and Safety
93	J	Public Finance, Taxation, and Monetary Policy
94	J	Administration of Human Resource Programs
95	J	Administration of Environmental Quality and Housing Programs
96	J	Administration of Economic Programs
97	J	National Security and International Affairs
99	J	Nonclassifiable Establishments`;
export const sicCodes: string = `0111	Wheat
0112	Rice
0115	Corn
0116	Soybeans
0119	Cash Grains, Not Elsewhere Classified
0131	Cotton
0132	Tobacco
0133	Sugarcane and Sugar Beets
0134	Irish Potatoes
0139	Field Crops, Except Cash Grains, Not Elsewhere Classified
0161	Vegetables and Melons
0171	Berry Crops
0172	Grapes
0173	Tree Nuts
0174	Citrus Fruits
0175	Deciduous Tree Fruits
0179	Fruits and Tree Nuts, Not Elsewhere Classified
0181	Ornamental Floriculture and Nursery Products
0182	Food Crops Grown Under Cover
0191	General Farms, Primarily Crop
0211	Beef Cattle Feedlots
0212	Beef Cattle, Except Feedlots
0213	Hogs
0214	Sheep and Goats
0219	General Livestock, Except Dairy and Poultry
0241	Dairy Farms
0251	Broiler, Fryer, and Roaster Chickens
0252	Chicken Eggs
0253	Turkeys and Turkey Eggs
0254	Poultry Hatcheries
0259	Poultry and Eggs, Not Elsewhere Classified
0271	Fur-Bearing Animals and Rabbits
0272	Horses and Other Equines
0273	Animal Aquaculture
0279	Animal Specialties, Not Elsewhere Classified
0291	General Farms, Primarily Livestock and Animal Specialties
0711	Soil Preparation Services
0721	Crop Planting, Cultivating, and Protecting
0722	Crop Harvesting, Primarily by Machine
0723	Crop Preparation Services for Market, Except Cotton Ginning
0724	Cotton Ginning
0741	Veterinary Services for Livestock
0742	Veterinary Services for Animal Specialties
0751	Livestock Services, Except Veterinary
0752	Animal Specialty Services, Except Veterinary
0761	Farm Labor Contractors and Crew Leaders
0762	Farm Management Services
0781	Landscape Counseling and Planning
0782	Lawn and Garden Services
0783	Ornamental Shrub and Tree Services
0811	Timber Tracts
0831	Forest Nurseries and Gathering of Forest Products
0851	Forestry Services
0912	Finfish
0913	Shellfish
0919	Miscellaneous Marine Products
0921	Fish Hatcheries and Preserves
0971	Hunting and Trapping, and Game Propagation
1011	Iron Ores
1021	Copper Ores
1031	Lead and Zinc Ores
1041	Gold Ores
1044	Silver Ores
1061	Ferroalloy Ores, Except Vanadium
1081	Metal Mining Services
1094	Uranium-Radium-Vanadium Ores
1099	Miscellaneous Metal Ores, Not Elsewhere Classified
1221	Bituminous Coal and Lignite Surface Mining
1222	Bituminous Coal Underground Mining
1231	Anthracite Mining
1241	Coal Mining Services
1311	Crude Petroleum and Natural Gas
1321	Natural Gas Liquids
1381	Drilling Oil and Gas Wells
1382	Oil and Gas Field Exploration Services
1389	Oil and Gas Field Services, Not Elsewhere Classified
1411	Dimension Stone
1422	Crushed and Broken Limestone
1423	Crushed and Broken Granite
1429	Crushed and Broken Stone, Not Elsewhere Classified
1442	Construction Sand and Gravel
1446	Industrial Sand
1455	Kaolin and Ball Clay
1459	Clay, Ceramic, and Refractory Minerals, Not Elsewhere Classified
1474	Potash, Soda, and Borate Minerals
1475	Phosphate Rock
1479	Chemical and Fertilizer Mineral Mining, Not Elsewhere Classified
1481	Nonmetallic Minerals Services, Except Fuels
1499	Miscellaneous Nonmetallic Minerals, Except Fuels
1521	General Contractors-Single-Family Houses
1522	General Contractors-Residential Buildings, Other Than Single-Family
1531	Operative Builders
1541	General Contractors-Industrial Buildings and Warehouses
1542	General Contractors-Nonresidential Buildings, Other Than Industrial Buildings and Warehouses
1611	Highway and Street Construction, Except Elevated Highways
1622	Bridge, Tunnel, and Elevated Highway Construction
1623	Water, Sewer, Pipeline, and Communications and Power Line Construction
1629	Heavy Construction, Not Elsewhere Classified
1711	Plumbing, Heating and Air-Conditioning
1721	Painting and Paper Hanging
1731	Electrical Work
1741	Masonry, Stone Setting, and Other Stone Work
1742	Plastering, Drywall, Acoustical, and Insulation Work
1743	Terrazzo, Tile, Marble, and Mosaic Work
1751	Carpentry Work
1752	Floor Laying and Other Floor Work, Not Elsewhere Classified
1761	Roofing, Siding, and Sheet Metal Work
1771	Concrete Work
1781	Water Well Drilling
1791	Structural Steel Erection
1793	Glass and Glazing Work
1794	Excavation Work
1795	Wrecking and Demolition Work
1796	Installation or Erection of Building Equipment, Not Elsewhere Classified
1799	Special Trade Contractors, Not Elsewhere Classified
2011	Meat Packing Plants
2013	Sausages and Other Prepared Meat Products
2015	Poultry Slaughtering and Processing
2021	Creamery Butter
2022	Natural, Processed, and Imitation Cheese
2023	Dry, Condensed, and Evaporated Dairy Products
2024	Ice Cream and Frozen Desserts
2026	Fluid Milk
2032	Canned Specialties
2033	Canned Fruits, Vegetables, Preserves, Jams, and Jellies
2034	Dried and Dehydrated Fruits, Vegetables, and Soup Mixes
2035	Pickled Fruits and Vegetables, Vegetable Sauces and Seasonings, and Salad Dressings
2037	Frozen Fruits, Fruit Juices, and Vegetables
2038	Frozen Specialties, Not Elsewhere Classified
2041	Flour and Other Grain Mill Products
2043	Cereal Breakfast Foods
2044	Rice Milling
2045	Prepared Flour Mixes and Doughs
2046	Wet Corn Milling
2047	Dog and Cat Food
2048	Prepared Feed and Feed Ingredients for Animals and Fowls, Except Dogs and Cats
2051	Bread and Other Bakery Products, Except Cookies and Crackers
2052	Cookies and Crackers
2053	Frozen Bakery Products, Except Bread
2061	Cane Sugar, Except Refining
2062	Cane Sugar Refining
2063	Beet Sugar
2064	Candy and Other Confectionery Products
2066	Chocolate and Cocoa Products
2067	Chewing Gum
2068	Salted and Roasted Nuts and Seeds
2074	Cottonseed Oil Mills
2075	Soybean Oil Mills
2076	Vegetable Oil Mills, Except Corn, Cottonseed, and Soybean
2077	Animal and Marine Fats and Oils
2079	Shortening, Table Oils, Margarine, and Other Edible Fats and Oils, Not Elsewhere Classified
2082	Malt Beverages
2083	Malt
2084	Wines, Brandy, and Brandy Spirits
2085	Distilled and Blended Liquors
2086	Bottled and Canned Soft Drinks and Carbonated Waters
2087	Flavoring Extracts and Flavoring Syrups, Not Elsewhere Classified
2091	Canned and Cured Fish and Seafoods
2092	Prepared Fresh or Frozen Fish and Seafoods
2095	Roasted Coffee
2096	Potato Chips, Corn Chips, and Similar Snacks
2097	Manufactured Ice
2098	Macaroni, Spaghetti, Vermicelli, and Noodles
2099	Food Preparations, Not Elsewhere Classified
2111	Cigarettes
2121	Cigars
2131	Chewing and Smoking Tobacco and Snuff
2141	Tobacco Stemming and Redrying
2211	Broadwoven Fabric Mills, Cotton
2221	Broadwoven Fabric Mills, Manmade Fiber and Silk
2231	Broadwoven Fabric Mills, Wool (Including Dyeing and Finishing)
2241	Narrow Fabric and Other Smallware Mills: Cotton, Wool, Silk, and Manmade Fiber
2251	Women's Full-Length and Knee-Length Hosiery, Except Socks
2252	Hosiery, Not Elsewhere Classified
2253	Knit Outerwear Mills
2254	Knit Underwear and Nightwear Mills
2257	Weft Knit Fabric Mills
2258	Lace and Warp Knit Fabric Mills
2259	Knitting Mills, Not Elsewhere Classified
2261	Finishers of Broadwoven Fabrics of Cotton
2262	Finishers of Broadwoven Fabrics of Manmade Fiber and Silk
2269	Finishers of Textiles, Not Elsewhere Classified
2273	Carpets and Rugs
2281	Yarn Spinning Mills
2282	Yarn Texturizing, Throwing, Twisting, and Winding Mills
2284	Thread Mills
2295	Coated Fabrics, Not Rubberized
2296	Tire Cord and Fabrics
2297	Nonwoven Fabrics
2298	Cordage and Twine
2299	Textile Goods, Not Elsewhere Classified
2311	Men's and Boys' Suits, Coats, and Overcoats
2321	Men's and Boys' Shirts, Except Work Shirts
2322	Men's and Boys' Underwear and Nightwear
2323	Men's and Boys' Neckwear
2325	Men's and Boys' Separate Trousers and Slacks
2326	Men's and Boys' Work Clothing
2329	Men's and Boys' Clothing, Not Elsewhere Classified
2331	Women's, Misses', and Juniors' Blouses and Shirts
2335	Women's, Misses', and Juniors' Dresses
2337	Women's, Misses', and Juniors' Suits, Skirts, and Coats
2339	Women's, Misses', and Juniors' Outerwear, Not Elsewhere Classified
2341	Women's, Misses', Children's, and Infants' Underwear and Nightwear
2342	Brassieres, Girdles, and Allied Garments
2353	Hats, Caps, and Millinery
2361	Girls', Children's, and Infants' Dresses, Blouses, and Shirts
2369	Girls', Children's, and Infants' Outerwear, Not Elsewhere Classified
2371	Fur Goods
2381	Dress and Work Gloves, Except Knit and All-Leather
2384	Robes and Dressing Gowns
2385	Waterproof Outerwear
2386	Leather and Sheep-Lined Clothing
2387	Apparel Belts
2389	Apparel and Accessories, Not Elsewhere Classified
2391	Curtains and Draperies
2392	Housefurnishings, Except Curtains and Draperies
2393	Textile Bags
2394	Canvas and Related Products
2395	Pleating, Decorative and Novelty Stitching, and Tucking for the Trade
2396	Automotive Trimmings, Apparel Findings, and Related Products
2397	Schiffli Machine Embroideries
2399	Fabricated Textile Products, Not Elsewhere Classified
2411	Logging
2421	Sawmills and Planing Mills, General
2426	Hardwood Dimension and Flooring Mills
2429	Special Product Sawmills, Not Elsewhere Classified
2431	Millwork
2434	Wood Kitchen Cabinets
2435	Hardwood Veneer and Plywood
2436	Softwood Veneer and Plywood
2439	Structural Wood Members, Not Elsewhere Classified
2441	Nailed and Lock Corner Wood Boxes and Shook
2448	Wood Pallets and Skids
2449	Wood Containers, Not Elsewhere Classified
2451	Mobile Homes
2452	Prefabricated Wood Buildings and Components
2491	Wood Preserving
2493	Reconstituted Wood Products
2499	Wood Products, Not Elsewhere Classified
2511	Wood Household Furniture, Except Upholstered
2512	Wood Household Furniture, Upholstered
2514	Metal Household Furniture
2515	Mattresses, Foundations, and Convertible Beds
2517	Wood Television, Radio, Phonograph, and Sewing Machine Cabinets
2519	Household Furniture, Not Elsewhere Classified
2521	Wood Office Furniture
2522	Office Furniture, Except Wood
2531	Public Building and Related Furniture
2541	Wood Office and Store Fixtures, Partitions, Shelving, and Lockers
2542	Office and Store Fixtures, Partitions, Shelving, and Lockers, Except Wood
2591	Drapery Hardware and Window Blinds and Shades
2599	Furniture and Fixtures, Not Elsewhere Classified
2611	Pulp Mills
2621	Paper Mills
2631	Paperboard Mills
2652	Setup Paperboard Boxes
2653	Corrugated and Solid Fiber Boxes
2655	Fiber Cans, Tubes, Drums, and Similar Products
2656	Sanitary Food Containers, Except Folding
2657	Folding Paperboard Boxes, Including Sanitary
2671	Packaging Paper and Plastics Film, Coated and Laminated
2672	Coated and Laminated Paper, Not Elsewhere Classified
2673	Plastics, Foil, and Coated Paper Bags
2674	Uncoated Paper and Multiwall Bags
2675	Die-Cut Paper and Paperboard and Cardboard
2676	Sanitary Paper Products
2677	Envelopes
2678	Stationery, Tablets, and Related Products
2679	Converted Paper and Paperboard Products, Not Elsewhere Classified
2711	Newspapers: Publishing, or Publishing and Printing
2721	Periodicals: Publishing, or Publishing and Printing
2731	Books: Publishing, or Publishing and Printing
2732	Book Printing
2741	Miscellaneous Publishing
2752	Commercial Printing, Lithographic
2754	Commercial Printing, Gravure
2759	Commercial Printing, Not Elsewhere Classified
2761	Manifold Business Forms
2771	Greeting Cards
2782	Blankbooks, Looseleaf Binders and Devices
2789	Bookbinding and Related Work
2791	Typesetting
2796	Platemaking and Related Services
2812	Alkalies and Chlorine
2813	Industrial Gases
2816	Inorganic Pigments
2819	Industrial Inorganic Chemicals, Not Elsewhere Classified
2821	Plastics Materials, Synthetic Resins, and Nonvulcanizable Elastomers
2822	Synthetic Rubber (Vulcanizable Elastomers)
2823	Cellulosic Manmade Fibers
2824	Manmade Organic Fibers, Except Cellulosic
2833	Medicinal Chemicals and Botanical Products
2834	Pharmaceutical Preparations
2835	In Vitro and In Vivo Diagnostic Substances
2836	Biological Products, Except Diagnostic Substances
2841	Soap and Other Detergents, Except Specialty Cleaners
2842	Specialty Cleaning, Polishing, and Sanitation Preparations
2843	Surface Active Agents, Finishing Agents, Sulfonated Oils, and Assistants
2844	Perfumes, Cosmetics, and Other Toilet Preparations
2851	Paints, Varnishes, Lacquers, Enamels, and Allied Products
2861	Gum and Wood Chemicals
2865	Cyclic Organic Crudes and Intermediates, and Organic Dyes and Pigments
2869	Industrial Organic Chemicals, Not Elsewhere Classified
2873	Nitrogenous Fertilizers
2874	Phosphatic Fertilizers
2875	Fertilizers, Mixing Only
2879	Pesticides and Agricultural Chemicals, Not Elsewhere Classified
2891	Adhesives and Sealants
2892	Explosives
2893	Printing Ink
2895	Carbon Black
2899	Chemicals and Chemical Preparations, Not Elsewhere Classified
2911	Petroleum Refining
2951	Asphalt Paving Mixtures and Blocks
2952	Asphalt Felts and Coatings
2992	Lubricating Oils and Greases
2999	Products of Petroleum and Coal, Not Elsewhere Classified
3011	Tires and Inner Tubes
3021	Rubber and Plastics Footwear
3052	Rubber and Plastics Hose and Belting
3053	Gaskets, Packing, and Sealing Devices
3061	Molded, Extruded, and Lathe-Cut Mechanical Rubber Goods
3069	Fabricated Rubber Products, Not Elsewhere Classified
3081	Unsupported Plastics Film and Sheet
3082	Unsupported Plastics Profile Shapes
3083	Laminated Plastics Plate, Sheet, and Profile Shapes
3084	Plastics Pipe
3085	Plastics Bottles
3086	Plastics Foam Products
3087	Custom Compounding of Purchased Plastics Resins
3088	Plastics Plumbing Fixtures
3089	Plastics Products, Not Elsewhere Classified
3111	Leather Tanning and Finishing
3131	Boot and Shoe Cut Stock and Findings
3142	House Slippers
3143	Men's Footwear, Except Athletic
3144	Women's Footwear, Except Athletic
3149	Footwear, Except Rubber, Not Elsewhere Classified
3151	Leather Gloves and Mittens
3161	Luggage
3171	Women's Handbags and Purses
3172	Personal Leather Goods, Except Women's Handbags and Purses
3199	Leather Goods, Not Elsewhere Classified
3211	Flat Glass
3221	Glass Containers
3229	Pressed and Blown Glass and Glassware, Not Elsewhere Classified
3231	Glass Products, Made of Purchased Glass
3241	Cement, Hydraulic
3251	Brick and Structural Clay Tile
3253	Ceramic Wall and Floor Tile
3255	Clay Refractories
3259	Structural Clay Products, Not Elsewhere Classified
3261	Vitreous China Plumbing Fixtures and China and Earthenware Fittings and Bathroom Accessories
3262	Vitreous China Table and Kitchen Articles
3263	Fine Earthenware (Whiteware) Table and Kitchen Articles
3264	Porcelain Electrical Supplies
3269	Pottery Products, Not Elsewhere Classified
3271	Concrete Block and Brick
3272	Concrete Products, Except Block and Brick
3273	Ready-Mixed Concrete
3274	Lime
3275	Gypsum Products
3281	Cut Stone and Stone Products
3291	Abrasive Products
3292	Asbestos Products
3295	Minerals and Earths, Ground or Otherwise Treated
3296	Mineral Wool
3297	Nonclay Refractories
3299	Nonmetallic Mineral Products, Not Elsewhere Classified
3312	Steel Works, Blast Furnaces (Including Coke Ovens), and Rolling Mills
3313	Electrometallurgical Products, Except Steel
3315	Steel Wiredrawing and Steel Nails and Spikes
3316	Cold-Rolled Steel Sheet, Strip, and Bars
3317	Steel Pipe and Tubes
3321	Gray and Ductile Iron Foundries
3322	Malleable Iron Foundries
3324	Steel Investment Foundries
3325	Steel Foundries, Not Elsewhere Classified
3331	Primary Smelting and Refining of Copper
3334	Primary Production of Aluminum
3339	Primary Smelting and Refining of Nonferrous Metals, Except Copper and Aluminum
3341	Secondary Smelting and Refining of Nonferrous Metals
3351	Rolling, Drawing, and Extruding of Copper
3353	Aluminum Sheet, Plate, and Foil
3354	Aluminum Extruded Products
3355	Aluminum Rolling and Drawing, Not Elsewhere Classified
3356	Rolling, Drawing, and Extruding of Nonferrous Metals, Except Copper and Aluminum
3357	Drawing and Insulating of Nonferrous Wire
3363	Aluminum Die-Castings
3364	Nonferrous Die-Castings, Except Aluminum
3365	Aluminum Foundries
3366	Copper Foundries
3369	Nonferrous Foundries, Except Aluminum and Copper
3398	Metal Heat Treating
3399	Primary Metal Products, Not Elsewhere Classified
3411	Metal Cans
3412	Metal Shipping Barrels, Drums, Kegs, and Pails
3421	Cutlery
3423	Hand and Edge Tools, Except Machine Tools and Handsaws
3425	Saw Blades and Handsaws
3429	Hardware, Not Elsewhere Classified
3431	Enameled Iron and Metal Sanitary Ware
3432	Plumbing Fixture Fittings and Trim
3433	Heating Equipment, Except Electric and Warm Air Furnaces
3441	Fabricated Structural Metal
3442	Metal Doors, Sash, Frames, Molding, and Trim Manufacturing
3443	Fabricated Plate Work (Boiler Shops)
3444	Sheet Metal Work
3446	Architectural and Ornamental Metal Work
3448	Prefabricated Metal Buildings and Components
3449	Miscellaneous Structural Metal Work
3451	Screw Machine Products
3452	Bolts, Nuts, Screws, Rivets, and Washers
3462	Iron and Steel Forgings
3463	Nonferrous Forgings
3465	Automotive Stampings
3466	Crowns and Closures
3469	Metal Stampings, Not Elsewhere Classified
3471	Electroplating, Plating, Polishing, Anodizing, and Coloring
3479	Coating, Engraving, and Allied Services, Not Elsewhere Classified
3482	Small Arms Ammunition
3483	Ammunition, Except for Small Arms
3484	Small Arms
3489	Ordnance and Accessories, Not Elsewhere Classified
3491	Industrial Valves
3492	Fluid Power Valves and Hose Fittings
3493	Steel Springs, Except Wire
3494	Valves and Pipe Fittings, Not Elsewhere Classified
3495	Wire Springs
3496	Miscellaneous Fabricated Wire Products
3497	Metal Foil and Leaf
3498	Fabricated Pipe and Pipe Fittings
3499	Fabricated Metal Products, Not Elsewhere Classified
3511	Steam, Gas, and Hydraulic Turbines, and Turbine Generator Set Units
3519	Internal Combustion Engines, Not Elsewhere Classified
3523	Farm Machinery and Equipment
3524	Lawn and Garden Tractors and Home Lawn and Garden Equipment
3531	Construction Machinery and Equipment
3532	Mining Machinery and Equipment, Except Oil and Gas Field Machinery and Equipment
3533	Oil and Gas Field Machinery and Equipment
3534	Elevators and Moving Stairways
3535	Conveyors and Conveying Equipment
3536	Overhead Traveling Cranes, Hoists, and Monorail Systems
3537	Industrial Trucks, Tractors, Trailers, and Stackers
3541	Machine Tools, Metal Cutting Types
3542	Machine Tools, Metal Forming Types
3543	Industrial Patterns
3544	Special Dies and Tools, Die Sets, Jigs and Fixtures, and Industrial Molds
3545	Cutting Tools, Machine Tool Accessories, and Machinists' Precision Measuring Devices
3546	Power-Driven Handtools
3547	Rolling Mill Machinery and Equipment
3548	Electric and Gas Welding and Soldering Equipment
3549	Metalworking Machinery, Not Elsewhere Classified
3552	Textile Machinery
3553	Woodworking Machinery
3554	Paper Industries Machinery
3555	Printing Trades Machinery and Equipment
3556	Food Products Machinery
3559	Special Industry Machinery, Not Elsewhere Classified
3561	Pumps and Pumping Equipment
3562	Ball and Roller Bearings
3563	Air and Gas Compressors
3564	Industrial and Commercial Fans and Blowers and Air Purification Equipment
3565	Packaging Machinery
3566	Speed Changers, Industrial High-Speed Drives, and Gears
3567	Industrial Process Furnaces and Ovens
3568	Mechanical Power Transmission Equipment, Not Elsewhere Classified
3569	General Industrial Machinery and Equipment, Not Elsewhere Classified
3571	Electronic Computers
3572	Computer Storage Devices
3575	Computer Terminals
3577	Computer Peripheral Equipment, Not Elsewhere Classified
3578	Calculating and Accounting Machines, Except Electronic Computers
3579	Office Machines, Not Elsewhere Classified
3581	Automatic Vending Machines
3582	Commercial Laundry, Drycleaning, and Pressing Machines
3585	Air-Conditioning and Warm Air Heating Equipment and Commercial and Industrial Refrigeration Equipment
3586	Measuring and Dispensing Pumps
3589	Service Industry Machinery, Not Elsewhere Classified
3592	Carburetors, Pistons, Piston Rings, and Valves
3593	Fluid Power Cylinders and Actuators
3594	Fluid Power Pumps and Motors
3596	Scales and Balances, Except Laboratory
3599	Industrial and Commercial Machinery and Equipment, Not Elsewhere Classified
3612	Power, Distribution, and Specialty Transformers
3613	Switchgear and Switchboard Apparatus
3621	Motors and Generators
3624	Carbon and Graphite Products
3625	Relays and Industrial Controls
3629	Electrical Industrial Apparatus, Not Elsewhere Classified
3631	Household Cooking Equipment
3632	Household Refrigerators and Home and Farm Freezers
3633	Household Laundry Equipment
3634	Electric Housewares and Fans
3635	Household Vacuum Cleaners
3639	Household Appliances, Not Elsewhere Classified
3641	Electric Lamp Bulbs and Tubes
3643	Current-Carrying Wiring Devices
3644	Noncurrent-Carrying Wiring Devices
3645	Residential Electric Lighting Fixtures
3646	Commercial, Industrial, and Institutional Electric Lighting Fixtures
3647	Vehicular Lighting Equipment
3648	Lighting Equipment, Not Elsewhere Classified
3651	Household Audio and Video Equipment
3652	Phonograph Records and Prerecorded Audio Tapes and Disks
3661	Telephone and Telegraph Apparatus
3663	Radio and Television Broadcasting and Communications Equipment
3669	Communications Equipment, Not Elsewhere Classified
3671	Electron Tubes
3672	Printed Circuit Boards
3674	Semiconductors and Related Devices
3675	Electronic Capacitors
3676	Electronic Resistors
3677	Electronic Coils, Transformers, and Other Inductors
3678	Electronic Connectors
3679	Electronic Components, Not Elsewhere Classified
3691	Storage Batteries
3692	Primary Batteries, Dry and Wet
3694	Electrical Equipment for Internal Combustion Engines
3695	Magnetic and Optical Recording Media
3699	Electrical Machinery, Equipment, and Supplies, Not Elsewhere Classified
3711	Motor Vehicles and Passenger Car Bodies
3713	Truck and Bus Bodies
3714	Motor Vehicle Parts and Accessories
3715	Truck Trailers
3716	Motor Homes
3721	Aircraft
3724	Aircraft Engines and Engine Parts
3728	Aircraft Parts and Auxiliary Equipment, Not Elsewhere Classified
3731	Ship Building and Repairing
3732	Boat Building and Repairing
3743	Railroad Equipment
3751	Motorcycles, Bicycles, and Parts
3761	Guided Missiles and Space Vehicles
3764	Guided Missile and Space Vehicle Propulsion Units and Propulsion Unit Parts
3769	Guided Missile and Space Vehicle Parts and Auxiliary Equipment, Not Elsewhere Classified
3792	Travel Trailers and Campers
3795	Tanks and Tank Components
3799	Transportation Equipment, Not Elsewhere Classified
3812	Search, Detection, Navigation, Guidance, Aeronautical, and Nautical Systems and Instruments
3821	Laboratory Apparatus and Furniture
3822	Automatic Controls for Regulating Residential and Commercial Environments and Appliances
3823	Industrial Instruments for Measurement, Display, and Control of Process Variables; and Related Products
3824	Totalizing Fluid Meters and Counting Devices
3825	Instruments for Measuring and Testing of Electricity and Electrical Signals
3826	Laboratory Analytical Instruments
3827	Optical Instruments and Lenses
3829	Measuring and Controlling Devices, Not Elsewhere Classified
3841	Surgical and Medical Instruments and Apparatus
3842	Orthopedic, Prosthetic, and Surgical Appliances and Supplies
3843	Dental Equipment and Supplies
3844	X-Ray Apparatus and Tubes and Related Irradiation Apparatus
3845	Electromedical and Electrotherapeutic Apparatus
3851	Ophthalmic Goods
3861	Photographic Equipment and Supplies
3873	Watches, Clocks, Clockwork Operated Devices, and Parts
3911	Jewelry, Precious Metal
3914	Silverware, Plated Ware, and Stainless Steel Ware
3915	Jewelers' Findings and Materials, and Lapidary Work
3931	Musical Instruments
3942	Dolls and Stuffed Toys
3944	Games, Toys, and Children's Vehicles, Except Dolls and Bicycles
3949	Sporting and Athletic Goods, Not Elsewhere Classified
3951	Pens, Mechanical Pencils, and Parts
3952	Lead Pencils, Crayons, and Artists' Materials
3953	Marking Devices
3955	Carbon Paper and Inked Ribbons
3961	Costume Jewelry and Costume Novelties, Except Precious Metal
3965	Fasteners, Buttons, Needles, and Pins
3991	Brooms and Brushes
3993	Signs and Advertising Specialties
3995	Burial Caskets
3996	Linoleum, Asphalted-Felt-Base, and Other Hard Surface Floor Coverings, Not Elsewhere Classified
3999	Manufacturing Industries, Not Elsewhere Classified
4011	Railroads, Line-Haul Operating
4013	Railroad Switching and Terminal Establishments
4111	Local and Suburban Transit
4119	Local Passenger Transportation, Not Elsewhere Classified
4121	Taxicabs
4131	Intercity and Rural Bus Transportation
4141	Local Bus Charter Service
4142	Bus Charter Service, Except Local
4151	School Buses
4173	Terminal and Service Facilities for Motor Vehicle Passenger Transportation
4212	Local Trucking Without Storage
4213	Trucking, Except Local
4214	Local Trucking With Storage
4215	Courier Services, Except by Air
4221	Farm Product Warehousing and Storage
4222	Refrigerated Warehousing and Storage
4225	General Warehousing and Storage
4226	Special Warehousing and Storage, Not Elsewhere Classified
4231	Terminal and Joint Terminal Maintenance Facilities for Motor Freight Transportation
4311	United States Postal Service
4412	Deep Sea Foreign Transportation of Freight
4424	Deep Sea Domestic Transportation of Freight
4432	Freight Transportation on the Great Lakes-St. Lawrence Seaway
4449	Water Transportation of Freight, Not Elsewhere Classified
4481	Deep Sea Transportation of Passengers, Except by Ferry
4482	Ferries
4489	Water Transportation of Passengers, Not Elsewhere Classified
4491	Marine Cargo Handling
4492	Towing and Tugboat Services
4493	Marinas
4499	Water Transportation Services, Not Elsewhere Classified
4512	Air Transportation, Scheduled
4513	Air Courier Services
4522	Air Transportation, Nonscheduled
4581	Airports, Flying Fields, and Airport Terminal Services
4612	Crude Petroleum Pipelines
4613	Refined Petroleum Pipelines
4619	Pipelines, Not Elsewhere Classified
4724	Travel Agencies
4725	Tour Operators
4729	Arrangement of Passenger Transportation, Not Elsewhere Classified
4731	Arrangement of Transportation of Freight and Cargo
4741	Rental of Railroad Cars
4783	Packing and Crating
4785	Fixed Facilities and Inspection and Weighing Services for Motor Vehicle Transportation
4789	Transportation Services, Not Elsewhere Classified
4812	Radiotelephone Communications
4813	Telephone Communications, Except Radiotelephone
4822	Telegraph and Other Message Communications
4832	Radio Broadcasting Stations
4833	Television Broadcasting Stations
4841	Cable and Other Pay Television Services
4899	Communications Services, Not Elsewhere Classified
4911	Electric Services
4922	Natural Gas Transmission
4923	Natural Gas Transmission and Distribution
4924	Natural Gas Distribution
4925	Mixed, Manufactured, or Liquefied Petroleum Gas Production and/or Distribution
4931	Electric and Other Services Combined
4932	Gas and Other Services Combined
4939	Combination Utilities, Not Elsewhere Classified
4941	Water Supply
4952	Sewerage Systems
4953	Refuse Systems
4959	Sanitary Services, Not Elsewhere Classified
4961	Steam and Air-Conditioning Supply
4971	Irrigation Systems
5012	Automobiles and Other Motor Vehicles
5013	Motor Vehicle Supplies and New Parts
5014	Tires and Tubes
5015	Motor Vehicle Parts, Used
5021	Furniture
5023	Homefurnishings
5031	Lumber, Plywood, Millwork, and Wood Panels
5032	Brick, Stone, and Related Construction Materials
5033	Roofing, Siding, and Insulation Materials
5039	Construction Materials, Not Elsewhere Classified
5043	Photographic Equipment and Supplies
5044	Office Equipment
5045	Computers and Computer Peripheral Equipment and Software
5046	Commercial Equipment, Not Elsewhere Classified
5047	Medical, Dental, and Hospital Equipment and Supplies
5048	Ophthalmic Goods
5049	Professional Equipment and Supplies, Not Elsewhere Classified
5051	Metals Service Centers and Offices
5052	Coal and Other Minerals and Ores
5063	Electrical Apparatus and Equipment, Wiring Supplies, and Construction Materials
5064	Electrical Appliances, Television and Radio Sets
5065	Electronic Parts and Equipment, Not Elsewhere Classified
5072	Hardware
5074	Plumbing and Heating Equipment and Supplies (Hydronics)
5075	Warm Air Heating and Air-Conditioning Equipment and Supplies
5078	Refrigeration Equipment and Supplies
5082	Construction and Mining (Except Petroleum) Machinery and Equipment
5083	Farm and Garden Machinery and Equipment
5084	Industrial Machinery and Equipment
5085	Industrial Supplies
5087	Service Establishment Equipment and Supplies
5088	Transportation Equipment and Supplies, Except Motor Vehicles
5091	Sporting and Recreational Goods and Supplies
5092	Toys and Hobby Goods and Supplies
5093	Scrap and Waste Materials
5094	Jewelry, Watches, Precious Stones, and Precious Metals
5099	Durable Goods, Not Elsewhere Classified
5111	Printing and Writing Paper
5112	Stationery and Office Supplies
5113	Industrial and Personal Service Paper
5122	Drugs, Drug Proprietaries, and Druggists' Sundries
5131	Piece Goods, Notions, and Other Dry Goods
5136	Men's and Boys' Clothing and Furnishings
5137	Women's, Children's, and Infants' Clothing and Accessories
5139	Footwear
5141	Groceries, General Line
5142	Packaged Frozen Foods
5143	Dairy Products, Except Dried or Canned
5144	Poultry and Poultry Products
5145	Confectionery
5146	Fish and Seafoods
5147	Meats and Meat Products
5148	Fresh Fruits and Vegetables
5149	Groceries and Related Products, Not Elsewhere Classified
5153	Grain and Field Beans
5154	Livestock
5159	Farm-Product Raw Materials, Not Elsewhere Classified
5162	Plastics Materials and Basic Forms and Shapes
5169	Chemicals and Allied Products, Not Elsewhere Classified
5171	Petroleum Bulk Stations and Terminals
5172	Petroleum and Petroleum Products Wholesalers, Except Bulk Stations and Terminals
5181	Beer and Ale
5182	Wine and Distilled Alcoholic Beverages
5191	Farm Supplies
5192	Books, Periodicals, and Newspapers
5193	Flowers, Nursery Stock, and Florists' Supplies
5194	Tobacco and Tobacco Products
5198	Paints, Varnishes, and Supplies
5199	Nondurable Goods, Not Elsewhere Classified
5211	Lumber and Other Building Materials Dealers
5231	Paint, Glass, and Wallpaper Stores
5251	Hardware Stores
5261	Retail Nurseries, Lawn and Garden Supply Stores
5271	Mobile Home Dealers
5311	Department Stores
5331	Variety Stores
5399	Miscellaneous General Merchandise Stores
5411	Grocery Stores
5421	Meat and Fish (Seafood) Markets, Including Freezer Provisioners
5431	Fruit and Vegetable Markets
5441	Candy, Nut, and Confectionery Stores
5451	Dairy Products Stores
5461	Retail Bakeries
5499	Miscellaneous Food Stores
5511	Motor Vehicle Dealers (New and Used)
5521	Motor Vehicle Dealers (Used Only)
5531	Auto and Home Supply Stores
5541	Gasoline Service Stations
5551	Boat Dealers
5561	Recreational Vehicle Dealers
5571	Motorcycle Dealers
5599	Automotive Dealers, Not Elsewhere Classified
5611	Men's and Boys' Clothing and Accessory Stores
5621	Women's Clothing Stores
5632	Women's Accessory and Specialty Stores
5641	Children's and Infants' Wear Stores
5651	Family Clothing Stores
5661	Shoe Stores
5699	Miscellaneous Apparel and Accessory Stores
5712	Furniture Stores
5713	Floor Covering Stores
5714	Drapery, Curtain, and Upholstery Stores
5719	Miscellaneous Homefurnishings Stores
5722	Household Appliance Stores
5731	Radio, Television, and Consumer Electronics Stores
5734	Computer and Computer Software Stores
5735	Record and Prerecorded Tape Stores
5736	Musical Instrument Stores
5812	Eating Places
5813	Drinking Places (Alcoholic Beverages)
5912	Drug Stores and Proprietary Stores
5921	Liquor Stores
5932	Used Merchandise Stores
5941	Sporting Goods Stores and Bicycle Shops
5942	Book Stores
5943	Stationery Stores
5944	Jewelry Stores
5945	Hobby, Toy, and Game Shops
5946	Camera and Photographic Supply Stores
5947	Gift, Novelty, and Souvenir Shops
5948	Luggage and Leather Goods Stores
5949	Sewing, Needlework, and Piece Goods Stores
5961	Catalog and Mail-Order Houses
5962	Automatic Merchandising Machine Operators
5963	Direct Selling Establishments
5983	Fuel Oil Dealers
5984	Liquefied Petroleum Gas (Bottled Gas) Dealers
5989	Fuel Dealers, Not Elsewhere Classified
5992	Florists
5993	Tobacco Stores and Stands
5994	News Dealers and Newsstands
5995	Optical Goods Stores
5999	Miscellaneous Retail Stores, Not Elsewhere Classified
6011	Federal Reserve Banks
6019	Central Reserve Depository Institutions, Not Elsewhere Classified
6021	National Commercial Banks
6022	State Commercial Banks
6029	Commercial Banks, Not Elsewhere Classified
6035	Savings Institutions, Federally Chartered
6036	Savings Institutions, Not Federally Chartered
6061	Credit Unions, Federally Chartered
6062	Credit Unions, Not Federally Chartered
6081	Branches and Agencies of Foreign Banks
6082	Foreign Trade and International Banking Institutions
6091	Nondeposit Trust Facilities
6099	Functions Related to Depository Banking, Not Elsewhere Classified
6111	Federal and Federally-Sponsored Credit Agencies
6141	Personal Credit Institutions
6153	Short-Term Business Credit Institutions, Except Agricultural
6159	Miscellaneous Business Credit Institutions
6162	Mortgage Bankers and Loan Correspondents
6163	Loan Brokers
6211	Security Brokers, Dealers, and Flotation Companies
6221	Commodity Contracts Brokers and Dealers
6231	Security and Commodity Exchanges
6282	Investment Advice
6289	Services Allied With the Exchange of Securities or Commodities, Not Elsewhere Classified
6311	Life Insurance
6321	Accident and Health Insurance
6324	Hospital and Medical Service Plans
6331	Fire, Marine, and Casualty Insurance
6351	Surety Insurance
6361	Title Insurance
6371	Pension, Health, and Welfare Funds
6399	Insurance Carriers, Not Elsewhere Classified
6411	Insurance Agents, Brokers, and Service
6512	Operators of Nonresidential Buildings
6513	Operators of Apartment Buildings
6514	Operators of Dwellings Other Than Apartment Buildings
6515	Operators of Residential Mobile Home Sites
6517	Lessors of Railroad Property
6519	Lessors of Real Property, Not Elsewhere Classified
6531	Real Estate Agents and Managers
6541	Title Abstract Offices
6552	Land Subdividers and Developers, Except Cemeteries
6553	Cemetery Subdividers and Developers
6712	Offices of Bank Holding Companies
6719	Offices of Holding Companies, Not Elsewhere Classified
6722	Management Investment Offices, Open-End
6726	Unit Investment Trusts, Face-Amount Certificate Offices, and Closed-End Management Investment Offices
6732	Educational, Religious, and Charitable Trusts
6733	Trusts, Except Educational, Religious, and Charitable
6792	Oil Royalty Traders
6794	Patent Owners and Lessors
6798	Real Estate Investment Trusts
6799	Investors, Not Elsewhere Classified
7011	Hotels and Motels
7021	Rooming and Boarding Houses
7032	Sporting and Recreational Camps
7033	Recreational Vehicle Parks and Campsites
7041	Organization Hotels and Lodging Houses, on Membership Basis
7211	Power Laundries, Family and Commercial
7212	Garment Pressing, and Agents for Laundries and Drycleaners
7213	Linen Supply
7215	Coin-Operated Laundries and Drycleaning
7216	Drycleaning Plants, Except Rug Cleaning
7217	Carpet and Upholstery Cleaning
7218	Industrial Launderers
7219	Laundry and Garment Services, Not Elsewhere Classified
7221	Photographic Studios, Portrait
7231	Beauty Shops
7241	Barber Shops
7251	Shoe Repair Shops and Shoeshine Parlors
7261	Funeral Service and Crematories
7291	Tax Return Preparation Services
7299	Miscellaneous Personal Services, Not Elsewhere Classified
7311	Advertising Agencies
7312	Outdoor Advertising Services
7313	Radio, Television, and Publishers' Advertising Representatives
7319	Advertising, Not Elsewhere Classified
7322	Adjustment and Collection Services
7323	Credit Reporting Services
7331	Direct Mail Advertising Services
7334	Photocopying and Duplicating Services
7335	Commercial Photography
7336	Commercial Art and Graphic Design
7338	Secretarial and Court Reporting Services
7342	Disinfecting and Pest Control Services
7349	Building Cleaning and Maintenance Services, Not Elsewhere Classified
7352	Medical Equipment Rental and Leasing
7353	Heavy Construction Equipment Rental and Leasing
7359	Equipment Rental and Leasing, Not Elsewhere Classified
7361	Employment Agencies
7363	Help Supply Services
7371	Computer Programming Services
7372	Prepackaged Software
7373	Computer Integrated Systems Design
7374	Computer Processing and Data Preparation and Processing Services
7375	Information Retrieval Services
7376	Computer Facilities Management Services
7377	Computer Rental and Leasing
7378	Computer Maintenance and Repair
7379	Computer Related Services, Not Elsewhere Classified
7381	Detective, Guard, and Armored Car Services
7382	Security Systems Services
7383	News Syndicates
7384	Photofinishing Laboratories
7389	Business Services, Not Elsewhere Classified
7513	Truck Rental and Leasing, Without Drivers
7514	Passenger Car Rental
7515	Passenger Car Leasing
7519	Utility Trailer and Recreational Vehicle Rental
7521	Automobile Parking
7532	Top, Body, and Upholstery Repair Shops and Paint Shops
7533	Automotive Exhaust System Repair Shops
7534	Tire Retreading and Repair Shops
7536	Automotive Glass Replacement Shops
7537	Automotive Transmission Repair Shops
7538	General Automotive Repair Shops
7539	Automotive Repair Shops, Not Elsewhere Classified
7542	Carwashes
7549	Automotive Services, Except Repair and Carwashes
7622	Radio and Television Repair Shops
7623	Refrigeration and Air-Conditioning Service and Repair Shops
7629	Electrical and Electronic Repair Shops, Not Elsewhere Classified
7631	Watch, Clock, and Jewelry Repair
7641	Reupholstery and Furniture Repair
7692	Welding Repair
7694	Armature Rewinding Shops
7699	Repair Shops and Related Services, Not Elsewhere Classified
7812	Motion Picture and Video Tape Production
7819	Services Allied to Motion Picture Production
7822	Motion Picture and Video Tape Distribution
7829	Services Allied to Motion Picture Distribution
7832	Motion Picture Theaters, Except Drive-In
7833	Drive-In Motion Picture Theaters
7841	Video Tape Rental
7911	Dance Studios, Schools, and Halls
7922	Theatrical Producers (Except Motion Picture) and Miscellaneous Theatrical Services
7929	Bands, Orchestras, Actors, and Other Entertainers and Entertainment Groups
7933	Bowling Centers
7941	Professional Sports Clubs and Promoters
7948	Racing, Including Track Operation
7991	Physical Fitness Facilities
7992	Public Golf Courses
7993	Coin-Operated Amusement Devices
7996	Amusement Parks
7997	Membership Sports and Recreation Clubs
7999	Amusement and Recreation Services, Not Elsewhere Classified
8011	Offices and Clinics of Doctors of Medicine
8021	Offices and Clinics of Dentists
8031	Offices and Clinics of Doctors of Osteopathy
8041	Offices and Clinics of Chiropractors
8042	Offices and Clinics of Optometrists
8043	Offices and Clinics of Podiatrists
8049	Offices and Clinics of Health Practitioners, Not Elsewhere Classified
8051	Skilled Nursing Care Facilities
8052	Intermediate Care Facilities
8059	Nursing and Personal Care Facilities, Not Elsewhere Classified
8062	General Medical and Surgical Hospitals
8063	Psychiatric Hospitals
8069	Specialty Hospitals, Except Psychiatric
8071	Medical Laboratories
8072	Dental Laboratories
8082	Home Health Care Services
8092	Kidney Dialysis Centers
8093	Specialty Outpatient Facilities, Not Elsewhere Classified
8099	Health and Allied Services, Not Elsewhere Classified
8111	Legal Services
8211	Elementary and Secondary Schools
8221	Colleges, Universities, and Professional Schools
8222	Junior Colleges and Technical Institutes
8231	Libraries
8243	Data Processing Schools
8244	Business and Secretarial Schools
8249	Vocational Schools, Not Elsewhere Classified
8299	Schools and Educational Services, Not Elsewhere Classified
8322	Individual and Family Social Services
8331	Job Training and Vocational Rehabilitation Services
8351	Child Day Care Services
8361	Residential Care
8399	Social Services, Not Elsewhere Classified
8412	Museums and Art Galleries
8422	Arboreta and Botanical or Zoological Gardens
8611	Business Associations
8621	Professional Membership Organizations
8631	Labor Unions and Similar Labor Organizations
8641	Civic, Social, and Fraternal Associations
8651	Political Organizations
8661	Religious Organizations
8699	Membership Organizations, Not Elsewhere Classified
8711	Engineering Services
8712	Architectural Services
8713	Surveying Services
8721	Accounting, Auditing, and Bookkeeping Services
8731	Commercial Physical and Biological Research
8732	Commercial Economic, Sociological, and Educational Research
8733	Noncommercial Research Organizations
8734	Testing Laboratories
8741	Management Services
8742	Management Consulting Services
8743	Public Relations Services
8744	Facilities Support Management Services
8748	Business Consulting Services, Not Elsewhere Classified
8811	Private Households
8999	Services, Not Elsewhere Classified
9111	Executive Offices
9121	Legislative Bodies
9131	Executive and Legislative Offices Combined
9199	General Government, Not Elsewhere Classified
9211	Courts
9221	Police Protection
9222	Legal Counsel and Prosecution
9223	Correctional Institutions
9224	Fire Protection
9229	Public Order and Safety, Not Elsewhere Classified
9311	Public Finance, Taxation, and Monetary Policy
9411	Administration of Educational Programs
9431	Administration of Public Health Programs
9441	Administration of Social, Human Resource and Income Maintenance Programs
9451	Administration of Veterans' Affairs, Except Health and Insurance
9511	Air and Water Resource and Solid Waste Management
9512	Land, Mineral, Wildlife, and Forest Conservation
9531	Administration of Housing Programs
9532	Administration of Urban Planning and Community and Rural Development
9611	Administration of General Economic Programs
9621	Regulation and Administration of Transportation Programs
9631	Regulation and Administration of Communications, Electric, Gas, and Other Utilities
9641	Regulation of Agricultural Marketing and Commodities
9651	Regulation, Licensing, and Inspection of Miscellaneous Commercial Sectors
9661	Space and Research and Technology
9711	National Security
9721	International Affairs
9999	Nonclassifiable Establishments`;
export const naicsCodes: string = `111110	Soybean Farming
111120	Oilseed (except Soybean) Farming
111130	Dry Pea and Bean Farming
111140	Wheat Farming
111150	Corn Farming
111160	Rice Farming
111191	Oilseed and Grain Combination Farming
111199	All Other Grain Farming
111211	Potato Farming
111219	Other Vegetable (except Potato) and Melon Farming
111310	Orange Groves
111320	Citrus (except Orange) Groves
111331	Apple Orchards
111332	Grape Vineyards
111333	Strawberry Farming
111334	Berry (except Strawberry) Farming
111335	Tree Nut Farming
111336	Fruit and Tree Nut Combination Farming
111339	Other Noncitrus Fruit Farming
111411	Mushroom Production
111419	Other Food Crops Grown Under Cover
111421	Nursery and Tree Production
111422	Floriculture Production
111910	Tobacco Farming
111920	Cotton Farming
111930	Sugarcane Farming
111940	Hay Farming
111991	Sugar Beet Farming
111992	Peanut Farming
111998	All Other Miscellaneous Crop Farming
112111	Beef Cattle Ranching and Farming
112112	Cattle Feedlots
112120	Dairy Cattle and Milk Production
112130	Dual-Purpose Cattle Ranching and Farming
112210	Hog and Pig Farming
112310	Chicken Egg Production
112320	Broilers and Other Meat Type Chicken Production
112330	Turkey Production
112340	Poultry Hatcheries
112390	Other Poultry Production
112410	Sheep Farming
112420	Goat Farming
112511	Finfish Farming and Fish Hatcheries
112512	Shellfish Farming
112519	Other Aquaculture
112910	Apiculture
112920	Horses and Other Equine Production
112930	Fur-Bearing Animal and Rabbit Production
112990	All Other Animal Production
113110	Timber Tract Operations
113210	Forest Nurseries and Gathering of Forest Products
113310	Logging
114111	Finfish Fishing
114112	Shellfish Fishing
114119	Other Marine Fishing
114210	Hunting and Trapping
115111	Cotton Ginning
115112	Soil Preparation, Planting, and Cultivating
115113	Crop Harvesting, Primarily by Machine
115114	Postharvest Crop Activities (except Cotton Ginning)
115115	Farm Labor Contractors and Crew Leaders
115116	Farm Management Services
115210	Support Activities for Animal Production
115310	Support Activities for Forestry
211120	Crude Petroleum Extraction
211130	Natural Gas Extraction
212114	Surface Coal Mining
212115	Underground Coal Mining
212210	Iron Ore Mining
212220	Gold Ore and Silver Ore Mining
212230	Copper, Nickel, Lead, and Zinc Mining
212290	Other Metal Ore Mining
212311	Dimension Stone Mining and Quarrying
212312	Crushed and Broken Limestone Mining and Quarrying
212313	Crushed and Broken Granite Mining and Quarrying
212319	Other Crushed and Broken Stone Mining and Quarrying
212321	Construction Sand and Gravel Mining
212322	Industrial Sand Mining
212323	Kaolin, Clay, and Ceramic and Refractory Minerals Mining
212390	Other Nonmetallic Mineral Mining and Quarrying
213111	Drilling Oil and Gas Wells
213112	Support Activities for Oil and Gas Operations
213113	Support Activities for Coal Mining
213114	Support Activities for Metal Mining
213115	Support Activities for Nonmetallic Minerals (except Fuels) Mining
221111	Hydroelectric Power Generation
221112	Fossil Fuel Electric Power Generation
221113	Nuclear Electric Power Generation
221114	Solar Electric Power Generation
221115	Wind Electric Power Generation
221116	Geothermal Electric Power Generation
221117	Biomass Electric Power Generation
221118	Other Electric Power Generation
221121	Electric Bulk Power Transmission and Control
221122	Electric Power Distribution
221210	Natural Gas Distribution
221310	Water Supply and Irrigation Systems
221320	Sewage Treatment Facilities
221330	Steam and Air-Conditioning Supply
236115	New Single-Family Housing Construction (except For-Sale Builders)
236116	New Multifamily Housing Construction (except For-Sale Builders)
236117	New Housing For-Sale Builders
236118	Residential Remodelers
236210	Industrial Building Construction
236220	Commercial and Institutional Building Construction
237110	Water and Sewer Line and Related Structures Construction
237120	Oil and Gas Pipeline and Related Structures Construction
237130	Power and Communication Line and Related Structures Construction
237210	Land Subdivision
237310	Highway, Street, and Bridge Construction
237990	Other Heavy and Civil Engineering Construction
238110	Poured Concrete Foundation and Structure Contractors
238120	Structural Steel and Precast Concrete Contractors
238130	Framing Contractors
238140	Masonry Contractors
238150	Glass and Glazing Contractors
238160	Roofing Contractors
238170	Siding Contractors
238190	Other Foundation, Structure, and Building Exterior Contractors
238210	Electrical Contractors and Other Wiring Installation Contractors
238220	Plumbing, Heating, and Air-Conditioning Contractors
238290	Other Building Equipment Contractors
238310	Drywall and Insulation Contractors
238320	Painting and Wall Covering Contractors
238330	Flooring Contractors
238340	Tile and Terrazzo Contractors
238350	Finish Carpentry Contractors
238390	Other Building Finishing Contractors
238910	Site Preparation Contractors
238990	All Other Specialty Trade Contractors
311111	Dog and Cat Food Manufacturing
311119	Other Animal Food Manufacturing
311211	Flour Milling
311212	Rice Milling
311213	Malt Manufacturing
311221	Wet Corn Milling and Starch Manufacturing
311224	Soybean and Other Oilseed Processing
311225	Fats and Oils Refining and Blending
311230	Breakfast Cereal Manufacturing
311313	Beet Sugar Manufacturing
311314	Cane Sugar Manufacturing
311340	Nonchocolate Confectionery Manufacturing
311351	Chocolate and Confectionery Manufacturing from Cacao Beans
311352	Confectionery Manufacturing from Purchased Chocolate
311411	Frozen Fruit, Juice, and Vegetable Manufacturing
311412	Frozen Specialty Food Manufacturing
311421	Fruit and Vegetable Canning
311422	Specialty Canning
311423	Dried and Dehydrated Food Manufacturing
311511	Fluid Milk Manufacturing
311512	Creamery Butter Manufacturing
311513	Cheese Manufacturing
311514	Dry, Condensed, and Evaporated Dairy Product Manufacturing
311520	Ice Cream and Frozen Dessert Manufacturing
311611	Animal (except Poultry) Slaughtering
311612	Meat Processed from Carcasses
311613	Rendering and Meat Byproduct Processing
311615	Poultry Processing
311710	Seafood Product Preparation and Packaging
311811	Retail Bakeries
311812	Commercial Bakeries
311813	Frozen Cakes, Pies, and Other Pastries Manufacturing
311821	Cookie and Cracker Manufacturing
311824	Dry Pasta, Dough, and Flour Mixes Manufacturing from Purchased Flour
311830	Tortilla Manufacturing
311911	Roasted Nuts and Peanut Butter Manufacturing
311919	Other Snack Food Manufacturing
311920	Coffee and Tea Manufacturing
311930	Flavoring Syrup and Concentrate Manufacturing
311941	Mayonnaise, Dressing, and Other Prepared Sauce Manufacturing
311942	Spice and Extract Manufacturing
311991	Perishable Prepared Food Manufacturing
311999	All Other Miscellaneous Food Manufacturing
312111	Soft Drink Manufacturing
312112	Bottled Water Manufacturing
312113	Ice Manufacturing
312120	Breweries
312130	Wineries
312140	Distilleries
312230	Tobacco Manufacturing
313110	Fiber, Yarn, and Thread Mills
313210	Broadwoven Fabric Mills
313220	Narrow Fabric Mills and Schiffli Machine Embroidery
313230	Nonwoven Fabric Mills
313240	Knit Fabric Mills
313310	Textile and Fabric Finishing Mills
313320	Fabric Coating Mills
314110	Carpet and Rug Mills
314120	Curtain and Linen Mills
314910	Textile Bag and Canvas Mills
314994	Rope, Cordage, Twine, Tire Cord, and Tire Fabric Mills
314999	All Other Miscellaneous Textile Product Mills
315120	Apparel Knitting Mills
315210	Cut and Sew Apparel Contractors
315250	Cut and Sew Apparel Manufacturing (except Contractors)
315990	Apparel Accessories and Other Apparel Manufacturing
316110	Leather and Hide Tanning and Finishing
316210	Footwear Manufacturing
316990	Other Leather and Allied Product Manufacturing
321113	Sawmills
321114	Wood Preservation
321211	Hardwood Veneer and Plywood Manufacturing
321212	Softwood Veneer and Plywood Manufacturing
321215	Engineered Wood Member Manufacturing
321219	Reconstituted Wood Product Manufacturing
321911	Wood Window and Door Manufacturing
321912	Cut Stock, Resawing Lumber, and Planing
321918	Other Millwork (including Flooring)
321920	Wood Container and Pallet Manufacturing
321991	Manufactured Home (Mobile Home) Manufacturing
321992	Prefabricated Wood Building Manufacturing
321999	All Other Miscellaneous Wood Product Manufacturing
322110	Pulp Mills
322120	Paper Mills
322130	Paperboard Mills
322211	Corrugated and Solid Fiber Box Manufacturing
322212	Folding Paperboard Box Manufacturing
322219	Other Paperboard Container Manufacturing
322220	Paper Bag and Coated and Treated Paper Manufacturing
322230	Stationery Product Manufacturing
322291	Sanitary Paper Product Manufacturing
322299	All Other Converted Paper Product Manufacturing
323111	Commercial Printing (except Screen and Books)
323113	Commercial Screen Printing
323117	Books Printing
323120	Support Activities for Printing
324110	Petroleum Refineries
324121	Asphalt Paving Mixture and Block Manufacturing
324122	Asphalt Shingle and Coating Materials Manufacturing
324191	Petroleum Lubricating Oil and Grease Manufacturing
324199	All Other Petroleum and Coal Products Manufacturing
325110	Petrochemical Manufacturing
325120	Industrial Gas Manufacturing
325130	Synthetic Dye and Pigment Manufacturing
325180	Other Basic Inorganic Chemical Manufacturing
325193	Ethyl Alcohol Manufacturing
325194	Cyclic Crude, Intermediate, and Gum and Wood Chemical Manufacturing
325199	All Other Basic Organic Chemical Manufacturing
325211	Plastics Material and Resin Manufacturing
325212	Synthetic Rubber Manufacturing
325220	Artificial and Synthetic Fibers and Filaments Manufacturing
325311	Nitrogenous Fertilizer Manufacturing
325312	Phosphatic Fertilizer Manufacturing
325314	Fertilizer (Mixing Only) Manufacturing
325315	Compost Manufacturing
325320	Pesticide and Other Agricultural Chemical Manufacturing
325411	Medicinal and Botanical Manufacturing
325412	Pharmaceutical Preparation Manufacturing
325413	In-Vitro Diagnostic Substance Manufacturing
325414	Biological Product (except Diagnostic) Manufacturing
325510	Paint and Coating Manufacturing
325520	Adhesive Manufacturing
325611	Soap and Other Detergent Manufacturing
325612	Polish and Other Sanitation Good Manufacturing
325613	Surface Active Agent Manufacturing
325620	Toilet Preparation Manufacturing
325910	Printing Ink Manufacturing
325920	Explosives Manufacturing
325991	Custom Compounding of Purchased Resins
325992	Photographic Film, Paper, Plate, Chemical, and Copy Toner Manufacturing
325998	All Other Miscellaneous Chemical Product and Preparation Manufacturing
326111	Plastics Bag and Pouch Manufacturing
326112	Plastics Packaging Film and Sheet (including Laminated) Manufacturing
326113	Unlaminated Plastics Film and Sheet (except Packaging) Manufacturing
326121	Unlaminated Plastics Profile Shape Manufacturing
326122	Plastics Pipe and Pipe Fitting Manufacturing
326130	Laminated Plastics Plate, Sheet (except Packaging), and Shape Manufacturing
326140	Polystyrene Foam Product Manufacturing
326150	Urethane and Other Foam Product (except Polystyrene) Manufacturing
326160	Plastics Bottle Manufacturing
326191	Plastics Plumbing Fixture Manufacturing
326199	All Other Plastics Product Manufacturing
326211	Tire Manufacturing (except Retreading)
326212	Tire Retreading
326220	Rubber and Plastics Hoses and Belting Manufacturing
326291	Rubber Product Manufacturing for Mechanical Use
326299	All Other Rubber Product Manufacturing
327110	Pottery, Ceramics, and Plumbing Fixture Manufacturing
327120	Clay Building Material and Refractories Manufacturing
327211	Flat Glass Manufacturing
327212	Other Pressed and Blown Glass and Glassware Manufacturing
327213	Glass Container Manufacturing
327215	Glass Product Manufacturing Made of Purchased Glass
327310	Cement Manufacturing
327320	Ready-Mix Concrete Manufacturing
327331	Concrete Block and Brick Manufacturing
327332	Concrete Pipe Manufacturing
327390	Other Concrete Product Manufacturing
327410	Lime Manufacturing
327420	Gypsum Product Manufacturing
327910	Abrasive Product Manufacturing
327991	Cut Stone and Stone Product Manufacturing
327992	Ground or Treated Mineral and Earth Manufacturing
327993	Mineral Wool Manufacturing
327999	All Other Miscellaneous Nonmetallic Mineral Product Manufacturing
331110	Iron and Steel Mills and Ferroalloy Manufacturing
331210	Iron and Steel Pipe and Tube Manufacturing from Purchased Steel
331221	Rolled Steel Shape Manufacturing
331222	Steel Wire Drawing
331313	Alumina Refining and Primary Aluminum Production
331314	Secondary Smelting and Alloying of Aluminum
331315	Aluminum Sheet, Plate, and Foil Manufacturing
331318	Other Aluminum Rolling, Drawing, and Extruding
331410	Nonferrous Metal (except Aluminum) Smelting and Refining
331420	Copper Rolling, Drawing, Extruding, and Alloying
331491	Nonferrous Metal (except Copper and Aluminum) Rolling, Drawing, and Extruding
331492	Secondary Smelting, Refining, and Alloying of Nonferrous Metal (except Copper and Aluminum)
331511	Iron Foundries
331512	Steel Investment Foundries
331513	Steel Foundries (except Investment)
331523	Nonferrous Metal Die-Casting Foundries
331524	Aluminum Foundries (except Die-Casting)
331529	Other Nonferrous Metal Foundries (except Die-Casting)
332111	Iron and Steel Forging
332112	Nonferrous Forging
332114	Custom Roll Forming
332117	Powder Metallurgy Part Manufacturing
332119	Metal Crown, Closure, and Other Metal Stamping (except Automotive)
332215	Metal Kitchen Cookware, Utensil, Cutlery, and Flatware (except Precious) Manufacturing
332216	Saw Blade and Handtool Manufacturing
332311	Prefabricated Metal Building and Component Manufacturing
332312	Fabricated Structural Metal Manufacturing
332313	Plate Work Manufacturing
332321	Metal Window and Door Manufacturing
332322	Sheet Metal Work Manufacturing
332323	Ornamental and Architectural Metal Work Manufacturing
332410	Power Boiler and Heat Exchanger Manufacturing
332420	Metal Tank (Heavy Gauge) Manufacturing
332431	Metal Can Manufacturing
332439	Other Metal Container Manufacturing
332510	Hardware Manufacturing
332613	Spring Manufacturing
332618	Other Fabricated Wire Product Manufacturing
332710	Machine Shops
332721	Precision Turned Product Manufacturing
332722	Bolt, Nut, Screw, Rivet, and Washer Manufacturing
332811	Metal Heat Treating
332812	Metal Coating, Engraving (except Jewelry and Silverware), and Allied Services to Manufacturers
332813	Electroplating, Plating, Polishing, Anodizing, and Coloring
332911	Industrial Valve Manufacturing
332912	Fluid Power Valve and Hose Fitting Manufacturing
332913	Plumbing Fixture Fitting and Trim Manufacturing
332919	Other Metal Valve and Pipe Fitting Manufacturing
332991	Ball and Roller Bearing Manufacturing
332992	Small Arms Ammunition Manufacturing
332993	Ammunition (except Small Arms) Manufacturing
332994	Small Arms, Ordnance, and Ordnance Accessories Manufacturing
332996	Fabricated Pipe and Pipe Fitting Manufacturing
332999	All Other Miscellaneous Fabricated Metal Product Manufacturing
333111	Farm Machinery and Equipment Manufacturing
333112	Lawn and Garden Tractor and Home Lawn and Garden Equipment Manufacturing
333120	Construction Machinery Manufacturing
333131	Mining Machinery and Equipment Manufacturing
333132	Oil and Gas Field Machinery and Equipment Manufacturing
333241	Food Product Machinery Manufacturing
333242	Semiconductor Machinery Manufacturing
333243	Sawmill, Woodworking, and Paper Machinery Manufacturing
333248	All Other Industrial Machinery Manufacturing
333310	Commercial and Service Industry Machinery Manufacturing
333413	Industrial and Commercial Fan and Blower and Air Purification Equipment Manufacturing
333414	Heating Equipment (except Warm Air Furnaces) Manufacturing
333415	Air-Conditioning and Warm Air Heating Equipment and Commercial and Industrial Refrigeration Equipment Manufacturing
333511	Industrial Mold Manufacturing
333514	Special Die and Tool, Die Set, Jig, and Fixture Manufacturing
333515	Cutting Tool and Machine Tool Accessory Manufacturing
333517	Machine Tool Manufacturing
333519	Rolling Mill and Other Metalworking Machinery Manufacturing
333611	Turbine and Turbine Generator Set Units Manufacturing
333612	Speed Changer, Industrial High-Speed Drive, and Gear Manufacturing
333613	Mechanical Power Transmission Equipment Manufacturing
333618	Other Engine Equipment Manufacturing
333912	Air and Gas Compressor Manufacturing
333914	Measuring, Dispensing, and Other Pumping Equipment Manufacturing
333921	Elevator and Moving Stairway Manufacturing
333922	Conveyor and Conveying Equipment Manufacturing
333923	Overhead Traveling Crane, Hoist, and Monorail System Manufacturing
333924	Industrial Truck, Tractor, Trailer, and Stacker Machinery Manufacturing
333991	Power-Driven Handtool Manufacturing
333992	Welding and Soldering Equipment Manufacturing
333993	Packaging Machinery Manufacturing
333994	Industrial Process Furnace and Oven Manufacturing
333995	Fluid Power Cylinder and Actuator Manufacturing
333996	Fluid Power Pump and Motor Manufacturing
333998	All Other Miscellaneous General Purpose Machinery Manufacturing
334111	Electronic Computer Manufacturing
334112	Computer Storage Device Manufacturing
334118	Computer Terminal and Other Computer Peripheral Equipment Manufacturing
334210	Telephone Apparatus Manufacturing
334220	Radio and Television Broadcasting and Wireless Communications Equipment Manufacturing
334290	Other Communications Equipment Manufacturing
334310	Audio and Video Equipment Manufacturing
334412	Bare Printed Circuit Board Manufacturing
334413	Semiconductor and Related Device Manufacturing
334416	Capacitor, Resistor, Coil, Transformer, and Other Inductor Manufacturing
334417	Electronic Connector Manufacturing
334418	Printed Circuit Assembly (Electronic Assembly) Manufacturing
334419	Other Electronic Component Manufacturing
334510	Electromedical and Electrotherapeutic Apparatus Manufacturing
334511	Search, Detection, Navigation, Guidance, Aeronautical, and Nautical System and Instrument Manufacturing
334512	Automatic Environmental Control Manufacturing for Residential, Commercial, and Appliance Use
334513	Instruments and Related Products Manufacturing for Measuring, Displaying, and Controlling Industrial Process Variables
334514	Totalizing Fluid Meter and Counting Device Manufacturing
334515	Instrument Manufacturing for Measuring and Testing Electricity and Electrical Signals
334516	Analytical Laboratory Instrument Manufacturing
334517	Irradiation Apparatus Manufacturing
334519	Other Measuring and Controlling Device Manufacturing
334610	Manufacturing and Reproducing Magnetic and Optical Media
335131	Residential Electric Lighting Fixture Manufacturing
335132	Commercial, Industrial, and Institutional Electric Lighting Fixture Manufacturing
335139	Electric Lamp Bulb and Other Lighting Equipment Manufacturing
335210	Small Electrical Appliance Manufacturing
335220	Major Household Appliance Manufacturing
335311	Power, Distribution, and Specialty Transformer Manufacturing
335312	Motor and Generator Manufacturing
335313	Switchgear and Switchboard Apparatus Manufacturing
335314	Relay and Industrial Control Manufacturing
335910	Battery Manufacturing
335921	Fiber Optic Cable Manufacturing
335929	Other Communication and Energy Wire Manufacturing
335931	Current-Carrying Wiring Device Manufacturing
335932	Noncurrent-Carrying Wiring Device Manufacturing
335991	Carbon and Graphite Product Manufacturing
335999	All Other Miscellaneous Electrical Equipment and Component Manufacturing
336110	Automobile and Light Duty Motor Vehicle Manufacturing
336120	Heavy Duty Truck Manufacturing
336211	Motor Vehicle Body Manufacturing
336212	Truck Trailer Manufacturing
336213	Motor Home Manufacturing
336214	Travel Trailer and Camper Manufacturing
336310	Motor Vehicle Gasoline Engine and Engine Parts Manufacturing
336320	Motor Vehicle Electrical and Electronic Equipment Manufacturing
336330	Motor Vehicle Steering and Suspension Components (except Spring) Manufacturing
336340	Motor Vehicle Brake System Manufacturing
336350	Motor Vehicle Transmission and Power Train Parts Manufacturing
336360	Motor Vehicle Seating and Interior Trim Manufacturing
336370	Motor Vehicle Metal Stamping
336390	Other Motor Vehicle Parts Manufacturing
336411	Aircraft Manufacturing
336412	Aircraft Engine and Engine Parts Manufacturing
336413	Other Aircraft Parts and Auxiliary Equipment Manufacturing
336414	Guided Missile and Space Vehicle Manufacturing
336415	Guided Missile and Space Vehicle Propulsion Unit and Propulsion Unit Parts Manufacturing
336419	Other Guided Missile and Space Vehicle Parts and Auxiliary Equipment Manufacturing
336510	Railroad Rolling Stock Manufacturing
336611	Ship Building and Repairing
336612	Boat Building
336991	Motorcycle, Bicycle, and Parts Manufacturing
336992	Military Armored Vehicle, Tank, and Tank Component Manufacturing
336999	All Other Transportation Equipment Manufacturing
337110	Wood Kitchen Cabinet and Countertop Manufacturing
337121	Upholstered Household Furniture Manufacturing
337122	Nonupholstered Wood Household Furniture Manufacturing
337126	Household Furniture (except Wood and Upholstered) Manufacturing
337127	Institutional Furniture Manufacturing
337211	Wood Office Furniture Manufacturing
337212	Custom Architectural Woodwork and Millwork Manufacturing
337214	Office Furniture (except Wood) Manufacturing
337215	Showcase, Partition, Shelving, and Locker Manufacturing
337910	Mattress Manufacturing
337920	Blind and Shade Manufacturing
339112	Surgical and Medical Instrument Manufacturing
339113	Surgical Appliance and Supplies Manufacturing
339114	Dental Equipment and Supplies Manufacturing
339115	Ophthalmic Goods Manufacturing
339116	Dental Laboratories
339910	Jewelry and Silverware Manufacturing
339920	Sporting and Athletic Goods Manufacturing
339930	Doll, Toy, and Game Manufacturing
339940	Office Supplies (except Paper) Manufacturing
339950	Sign Manufacturing
339991	Gasket, Packing, and Sealing Device Manufacturing
339992	Musical Instrument Manufacturing
339993	Fastener, Button, Needle, and Pin Manufacturing
339994	Broom, Brush, and Mop Manufacturing
339995	Burial Casket Manufacturing
339999	All Other Miscellaneous Manufacturing
423110	Automobile and Other Motor Vehicle Merchant Wholesalers
423120	Motor Vehicle Supplies and New Parts Merchant Wholesalers
423130	Tire and Tube Merchant Wholesalers
423140	Motor Vehicle Parts (Used) Merchant Wholesalers
423210	Furniture Merchant Wholesalers
423220	Home Furnishing Merchant Wholesalers
423310	Lumber, Plywood, Millwork, and Wood Panel Merchant Wholesalers
423320	Brick, Stone, and Related Construction Material Merchant Wholesalers
423330	Roofing, Siding, and Insulation Material Merchant Wholesalers
423390	Other Construction Material Merchant Wholesalers
423410	Photographic Equipment and Supplies Merchant Wholesalers
423420	Office Equipment Merchant Wholesalers
423430	Computer and Computer Peripheral Equipment and Software Merchant Wholesalers
423440	Other Commercial Equipment Merchant Wholesalers
423450	Medical, Dental, and Hospital Equipment and Supplies Merchant Wholesalers
423460	Ophthalmic Goods Merchant Wholesalers
423490	Other Professional Equipment and Supplies Merchant Wholesalers
423510	Metal Service Centers and Other Metal Merchant Wholesalers
423520	Coal and Other Mineral and Ore Merchant Wholesalers
423610	Electrical Apparatus and Equipment, Wiring Supplies, and Related Equipment Merchant Wholesalers
423620	Household Appliances, Electric Housewares, and Consumer Electronics Merchant Wholesalers
423690	Other Electronic Parts and Equipment Merchant Wholesalers
423710	Hardware Merchant Wholesalers
423720	Plumbing and Heating Equipment and Supplies (Hydronics) Merchant Wholesalers
423730	Warm Air Heating and Air-Conditioning Equipment and Supplies Merchant Wholesalers
423740	Refrigeration Equipment and Supplies Merchant Wholesalers
423810	Construction and Mining (except Oil Well) Machinery and Equipment Merchant Wholesalers
423820	Farm and Garden Machinery and Equipment Merchant Wholesalers
423830	Industrial Machinery and Equipment Merchant Wholesalers
423840	Industrial Supplies Merchant Wholesalers
423850	Service Establishment Equipment and Supplies Merchant Wholesalers
423860	Transportation Equipment and Supplies (except Motor Vehicle) Merchant Wholesalers
423910	Sporting and Recreational Goods and Supplies Merchant Wholesalers
423920	Toy and Hobby Goods and Supplies Merchant Wholesalers
423930	Recyclable Material Merchant Wholesalers
423940	Jewelry, Watch, Precious Stone, and Precious Metal Merchant Wholesalers
423990	Other Miscellaneous Durable Goods Merchant Wholesalers
424110	Printing and Writing Paper Merchant Wholesalers
424120	Stationery and Office Supplies Merchant Wholesalers
424130	Industrial and Personal Service Paper Merchant Wholesalers
424210	Drugs and Druggists' Sundries Merchant Wholesalers
424310	Piece Goods, Notions, and Other Dry Goods Merchant Wholesalers
424340	Footwear Merchant Wholesalers
424350	Clothing and Clothing Accessories Merchant Wholesalers
424410	General Line Grocery Merchant Wholesalers
424420	Packaged Frozen Food Merchant Wholesalers
424430	Dairy Product (except Dried or Canned) Merchant Wholesalers
424440	Poultry and Poultry Product Merchant Wholesalers
424450	Confectionery Merchant Wholesalers
424460	Fish and Seafood Merchant Wholesalers
424470	Meat and Meat Product Merchant Wholesalers
424480	Fresh Fruit and Vegetable Merchant Wholesalers
424490	Other Grocery and Related Products Merchant Wholesalers
424510	Grain and Field Bean Merchant Wholesalers
424520	Livestock Merchant Wholesalers
424590	Other Farm Product Raw Material Merchant Wholesalers
424610	Plastics Materials and Basic Forms and Shapes Merchant Wholesalers
424690	Other Chemical and Allied Products Merchant Wholesalers
424710	Petroleum Bulk Stations and Terminals
424720	Petroleum and Petroleum Products Merchant Wholesalers (except Bulk Stations and Terminals)
424810	Beer and Ale Merchant Wholesalers
424820	Wine and Distilled Alcoholic Beverage Merchant Wholesalers
424910	Farm Supplies Merchant Wholesalers
424920	Book, Periodical, and Newspaper Merchant Wholesalers
424930	Flower, Nursery Stock, and Florists' Supplies Merchant Wholesalers
424940	Tobacco Product and Electronic Cigarette Merchant Wholesalers
424950	Paint, Varnish, and Supplies Merchant Wholesalers
424990	Other Miscellaneous Nondurable Goods Merchant Wholesalers
425120	Wholesale Trade Agents and Brokers
441110	New Car Dealers
441120	Used Car Dealers
441210	Recreational Vehicle Dealers
441222	Boat Dealers
441227	Motorcycle, ATV, and All Other Motor Vehicle Dealers
441330	Automotive Parts and Accessories Retailers
441340	Tire Dealers
444110	Home Centers
444120	Paint and Wallpaper Retailers
444140	Hardware Retailers
444180	Other Building Material Dealers
444230	Outdoor Power Equipment Retailers
444240	Nursery, Garden Center, and Farm Supply Retailers
445110	Supermarkets and Other Grocery Retailers (except Convenience Retailers)
445131	Convenience Retailers
445132	Vending Machine Operators
445230	Fruit and Vegetable Retailers
445240	Meat Retailers
445250	Fish and Seafood Retailers
445291	Baked Goods Retailers
445292	Confectionery and Nut Retailers
445298	All Other Specialty Food Retailers
445320	Beer, Wine, and Liquor Retailers
449110	Furniture Retailers
449121	Floor Covering Retailers
449122	Window Treatment Retailers
449129	All Other Home Furnishings Retailers
449210	Electronics and Appliance Retailers
455110	Department Stores
455211	Warehouse Clubs and Supercenters
455219	All Other General Merchandise Retailers
456110	Pharmacies and Drug Retailers
456120	Cosmetics, Beauty Supplies, and Perfume Retailers
456130	Optical Goods Retailers
456191	Food (Health) Supplement Retailers
456199	All Other Health and Personal Care Retailers
457110	Gasoline Stations with Convenience Stores
457120	Other Gasoline Stations
457210	Fuel Dealers
458110	Clothing and Clothing Accessories Retailers
458210	Shoe Retailers
458310	Jewelry Retailers
458320	Luggage and Leather Goods Retailers
459110	Sporting Goods Retailers
459120	Hobby, Toy, and Game Retailers
459130	Sewing, Needlework, and Piece Goods Retailers
459140	Musical Instrument and Supplies Retailers
459210	Book Retailers and News Dealers
459310	Florists
459410	Office Supplies and Stationery Retailers
459420	Gift, Novelty, and Souvenir Retailers
459510	Used Merchandise Retailers
459910	Pet and Pet Supplies Retailers
459920	Art Dealers
459930	Manufactured (Mobile) Home Dealers
459991	Tobacco, Electronic Cigarette, and Other Smoking Supplies Retailers
459999	All Other Miscellaneous Retailers
481111	Scheduled Passenger Air Transportation
481112	Scheduled Freight Air Transportation
481211	Nonscheduled Chartered Passenger Air Transportation
481212	Nonscheduled Chartered Freight Air Transportation
481219	Other Nonscheduled Air Transportation
482111	Line-Haul Railroads
482112	Short Line Railroads
483111	Deep Sea Freight Transportation
483112	Deep Sea Passenger Transportation
483113	Coastal and Great Lakes Freight Transportation
483114	Coastal and Great Lakes Passenger Transportation
483211	Inland Water Freight Transportation
483212	Inland Water Passenger Transportation
484110	General Freight Trucking, Local
484121	General Freight Trucking, Long-Distance, Truckload
484122	General Freight Trucking, Long-Distance, Less Than Truckload
484210	Used Household and Office Goods Moving
484220	Specialized Freight (except Used Goods) Trucking, Local
484230	Specialized Freight (except Used Goods) Trucking, Long-Distance
485111	Mixed Mode Transit Systems
485112	Commuter Rail Systems
485113	Bus and Other Motor Vehicle Transit Systems
485119	Other Urban Transit Systems
485210	Interurban and Rural Bus Transportation
485310	Taxi and Ridesharing Services
485320	Limousine Service
485410	School and Employee Bus Transportation
485510	Charter Bus Industry
485991	Special Needs Transportation
485999	All Other Transit and Ground Passenger Transportation
486110	Pipeline Transportation of Crude Oil
486210	Pipeline Transportation of Natural Gas
486910	Pipeline Transportation of Refined Petroleum Products
486990	All Other Pipeline Transportation
487110	Scenic and Sightseeing Transportation, Land
487210	Scenic and Sightseeing Transportation, Water
487990	Scenic and Sightseeing Transportation, Other
488111	Air Traffic Control
488119	Other Airport Operations
488190	Other Support Activities for Air Transportation
488210	Support Activities for Rail Transportation
488310	Port and Harbor Operations
488320	Marine Cargo Handling
488330	Navigational Services to Shipping
488390	Other Support Activities for Water Transportation
488410	Motor Vehicle Towing
488490	Other Support Activities for Road Transportation
488510	Freight Transportation Arrangement
488991	Packing and Crating
488999	All Other Support Activities for Transportation
491110	Postal Service
492110	Couriers and Express Delivery Services
492210	Local Messengers and Local Delivery
493110	General Warehousing and Storage
493120	Refrigerated Warehousing and Storage
493130	Farm Product Warehousing and Storage
493190	Other Warehousing and Storage
512110	Motion Picture and Video Production
512120	Motion Picture and Video Distribution
512131	Motion Picture Theaters (except Drive-Ins)
512132	Drive-In Motion Picture Theaters
512191	Teleproduction and Other Postproduction Services
512199	Other Motion Picture and Video Industries
512230	Music Publishers
512240	Sound Recording Studios
512250	Record Production and Distribution
512290	Other Sound Recording Industries
513110	Newspaper Publishers
513120	Periodical Publishers
513130	Book Publishers
513140	Directory and Mailing List Publishers
513191	Greeting Card Publishers
513199	All Other Publishers
513210	Software Publishers
516110	Radio Broadcasting Stations
516120	Television Broadcasting Stations
516210	Media Streaming Distribution Services, Social Networks, and Other Media Networks and Content Providers
517111	Wired Telecommunications Carriers
517112	Wireless Telecommunications Carriers (except Satellite)
517121	Telecommunications Resellers
517122	Agents for Wireless Telecommunications Services
517410	Satellite Telecommunications
517810	All Other Telecommunications
518210	Computing Infrastructure Providers, Data Processing, Web Hosting, and Related Services
519210	Libraries and Archives
519290	Web Search Portals and All Other Information Services
521110	Monetary Authorities-Central Bank
522110	Commercial Banking
522130	Credit Unions
522180	Savings Institutions and Other Depository Credit Intermediation
522210	Credit Card Issuing
522220	Sales Financing
522291	Consumer Lending
522292	Real Estate Credit
522299	International, Secondary Market, and All Other Nondepository Credit Intermediation
522310	Mortgage and Nonmortgage Loan Brokers
522320	Financial Transactions Processing, Reserve, and Clearinghouse Activities
522390	Other Activities Related to Credit Intermediation
523150	Investment Banking and Securities Intermediation
523160	Commodity Contracts Intermediation
523210	Securities and Commodity Exchanges
523910	Miscellaneous Intermediation
523940	Portfolio Management and Investment Advice
523991	Trust, Fiduciary, and Custody Activities
523999	Miscellaneous Financial Investment Activities
524113	Direct Life Insurance Carriers
524114	Direct Health and Medical Insurance Carriers
524126	Direct Property and Casualty Insurance Carriers
524127	Direct Title Insurance Carriers
524128	Other Direct Insurance (except Life, Health, and Medical) Carriers
524130	Reinsurance Carriers
524210	Insurance Agencies and Brokerages
524291	Claims Adjusting
524292	Pharmacy Benefit Management and Other Third Party Administration of Insurance and Pension Funds
524298	All Other Insurance Related Activities
525110	Pension Funds
525120	Health and Welfare Funds
525190	Other Insurance Funds
525910	Open-End Investment Funds
525920	Trusts, Estates, and Agency Accounts
525990	Other Financial Vehicles
531110	Lessors of Residential Buildings and Dwellings
531120	Lessors of Nonresidential Buildings (except Miniwarehouses)
531130	Lessors of Miniwarehouses and Self-Storage Units
531190	Lessors of Other Real Estate Property
531210	Offices of Real Estate Agents and Brokers
531311	Residential Property Managers
531312	Nonresidential Property Managers
531320	Offices of Real Estate Appraisers
531390	Other Activities Related to Real Estate
532111	Passenger Car Rental
532112	Passenger Car Leasing
532120	Truck, Utility Trailer, and RV (Recreational Vehicle) Rental and Leasing
532210	Consumer Electronics and Appliances Rental
532281	Formal Wear and Costume Rental
532282	Video Tape and Disc Rental
532283	Home Health Equipment Rental
532284	Recreational Goods Rental
532289	All Other Consumer Goods Rental
532310	General Rental Centers
532411	Commercial Air, Rail, and Water Transportation Equipment Rental and Leasing
532412	Construction, Mining, and Forestry Machinery and Equipment Rental and Leasing
532420	Office Machinery and Equipment Rental and Leasing
532490	Other Commercial and Industrial Machinery and Equipment Rental and Leasing
533110	Lessors of Nonfinancial Intangible Assets (except Copyrighted Works)
541110	Offices of Lawyers
541120	Offices of Notaries
541191	Title Abstract and Settlement Offices
541199	All Other Legal Services
541211	Offices of Certified Public Accountants
541213	Tax Preparation Services
541214	Payroll Services
541219	Other Accounting Services
541310	Architectural Services
541320	Landscape Architectural Services
541330	Engineering Services
541340	Drafting Services
541350	Building Inspection Services
541360	Geophysical Surveying and Mapping Services
541370	Surveying and Mapping (except Geophysical) Services
541380	Testing Laboratories and Services
541410	Interior Design Services
541420	Industrial Design Services
541430	Graphic Design Services
541490	Other Specialized Design Services
541511	Custom Computer Programming Services
541512	Computer Systems Design Services
541513	Computer Facilities Management Services
541519	Other Computer Related Services
541611	Administrative Management and General Management Consulting Services
541612	Human Resources Consulting Services
541613	Marketing Consulting Services
541614	Process, Physical Distribution, and Logistics Consulting Services
541618	Other Management Consulting Services
541620	Environmental Consulting Services
541690	Other Scientific and Technical Consulting Services
541713	Research and Development in Nanotechnology
541714	Research and Development in Biotechnology (except Nanobiotechnology)
541715	Research and Development in the Physical, Engineering, and Life Sciences (except Nanotechnology and Biotechnology)
541720	Research and Development in the Social Sciences and Humanities
541810	Advertising Agencies
541820	Public Relations Agencies
541830	Media Buying Agencies
541840	Media Representatives
541850	Indoor and Outdoor Display Advertising
541860	Direct Mail Advertising
541870	Advertising Material Distribution Services
541890	Other Services Related to Advertising
541910	Marketing Research and Public Opinion Polling
541921	Photography Studios, Portrait
541922	Commercial Photography
541930	Translation and Interpretation Services
541940	Veterinary Services
541990	All Other Professional, Scientific, and Technical Services
551111	Offices of Bank Holding Companies
551112	Offices of Other Holding Companies
551114	Corporate, Subsidiary, and Regional Managing Offices
561110	Office Administrative Services
561210	Facilities Support Services
561311	Employment Placement Agencies
561312	Executive Search Services
561320	Temporary Help Services
561330	Professional Employer Organizations
561410	Document Preparation Services
561421	Telephone Answering Services
561422	Telemarketing Bureaus and Other Contact Centers
561431	Private Mail Centers
561439	Other Business Service Centers (including Copy Shops)
561440	Collection Agencies
561450	Credit Bureaus
561491	Repossession Services
561492	Court Reporting and Stenotype Services
561499	All Other Business Support Services
561510	Travel Agencies
561520	Tour Operators
561591	Convention and Visitors Bureaus
561599	All Other Travel Arrangement and Reservation Services
561611	Investigation and Personal Background Check Services
561612	Security Guards and Patrol Services
561613	Armored Car Services
561621	Security Systems Services (except Locksmiths)
561622	Locksmiths
561710	Exterminating and Pest Control Services
561720	Janitorial Services
561730	Landscaping Services
561740	Carpet and Upholstery Cleaning Services
561790	Other Services to Buildings and Dwellings
561910	Packaging and Labeling Services
561920	Convention and Trade Show Organizers
561990	All Other Support Services
562111	Solid Waste Collection
562112	Hazardous Waste Collection
562119	Other Waste Collection
562211	Hazardous Waste Treatment and Disposal
562212	Solid Waste Landfill
562213	Solid Waste Combustors and Incinerators
562219	Other Nonhazardous Waste Treatment and Disposal
562910	Remediation Services
562920	Materials Recovery Facilities
562991	Septic Tank and Related Services
562998	All Other Miscellaneous Waste Management Services
611110	Elementary and Secondary Schools
611210	Junior Colleges
611310	Colleges, Universities, and Professional Schools
611410	Business and Secretarial Schools
611420	Computer Training
611430	Professional and Management Development Training
611511	Cosmetology and Barber Schools
611512	Flight Training
611513	Apprenticeship Training
611519	Other Technical and Trade Schools
611610	Fine Arts Schools
611620	Sports and Recreation Instruction
611630	Language Schools
611691	Exam Preparation and Tutoring
611692	Automobile Driving Schools
611699	All Other Miscellaneous Schools and Instruction
611710	Educational Support Services
621111	Offices of Physicians (except Mental Health Specialists)
621112	Offices of Physicians, Mental Health Specialists
621210	Offices of Dentists
621310	Offices of Chiropractors
621320	Offices of Optometrists
621330	Offices of Mental Health Practitioners (except Physicians)
621340	Offices of Physical, Occupational and Speech Therapists, and Audiologists
621391	Offices of Podiatrists
621399	Offices of All Other Miscellaneous Health Practitioners
621410	Family Planning Centers
621420	Outpatient Mental Health and Substance Abuse Centers
621491	HMO Medical Centers
621492	Kidney Dialysis Centers
621493	Freestanding Ambulatory Surgical and Emergency Centers
621498	All Other Outpatient Care Centers
621511	Medical Laboratories
621512	Diagnostic Imaging Centers
621610	Home Health Care Services
621910	Ambulance Services
621991	Blood and Organ Banks
621999	All Other Miscellaneous Ambulatory Health Care Services
622110	General Medical and Surgical Hospitals
622210	Psychiatric and Substance Abuse Hospitals
622310	Specialty (except Psychiatric and Substance Abuse) Hospitals
623110	Nursing Care Facilities (Skilled Nursing Facilities)
623210	Residential Intellectual and Developmental Disability Facilities
623220	Residential Mental Health and Substance Abuse Facilities
623311	Continuing Care Retirement Communities
623312	Assisted Living Facilities for the Elderly
623990	Other Residential Care Facilities
624110	Child and Youth Services
624120	Services for the Elderly and Persons with Disabilities
624190	Other Individual and Family Services
624210	Community Food Services
624221	Temporary Shelters
624229	Other Community Housing Services
624230	Emergency and Other Relief Services
624310	Vocational Rehabilitation Services
624410	Child Care Services
711110	Theater Companies and Dinner Theaters
711120	Dance Companies
711130	Musical Groups and Artists
711190	Other Performing Arts Companies
711211	Sports Teams and Clubs
711212	Racetracks
711219	Other Spectator Sports
711310	Promoters of Performing Arts, Sports, and Similar Events with Facilities
711320	Promoters of Performing Arts, Sports, and Similar Events without Facilities
711410	Agents and Managers for Artists, Athletes, Entertainers, and Other Public Figures
711510	Independent Artists, Writers, and Performers
712110	Museums
712120	Historical Sites
712130	Zoos and Botanical Gardens
712190	Nature Parks and Other Similar Institutions
713110	Amusement and Theme Parks
713120	Amusement Arcades
713210	Casinos (except Casino Hotels)
713290	Other Gambling Industries
713910	Golf Courses and Country Clubs
713920	Skiing Facilities
713930	Marinas
713940	Fitness and Recreational Sports Centers
713950	Bowling Centers
713990	All Other Amusement and Recreation Industries
721110	Hotels (except Casino Hotels) and Motels
721120	Casino Hotels
721191	Bed-and-Breakfast Inns
721199	All Other Traveler Accommodation
721211	RV (Recreational Vehicle) Parks and Campgrounds
721214	Recreational and Vacation Camps (except Campgrounds)
721310	Rooming and Boarding Houses, Dormitories, and Workers' Camps
722310	Food Service Contractors
722320	Caterers
722330	Mobile Food Services
722410	Drinking Places (Alcoholic Beverages)
722511	Full-Service Restaurants
722513	Limited-Service Restaurants
722514	Cafeterias, Grill Buffets, and Buffets
722515	Snack and Nonalcoholic Beverage Bars
811111	General Automotive Repair
811114	Specialized Automotive Repair
811121	Automotive Body, Paint, and Interior Repair and Maintenance
811122	Automotive Glass Replacement Shops
811191	Automotive Oil Change and Lubrication Shops
811192	Car Washes
811198	All Other Automotive Repair and Maintenance
811210	Electronic and Precision Equipment Repair and Maintenance
811310	Commercial and Industrial Machinery and Equipment (except Automotive and Electronic) Repair and Maintenance
811411	Home and Garden Equipment Repair and Maintenance
811412	Appliance Repair and Maintenance
811420	Reupholstery and Furniture Repair
811430	Footwear and Leather Goods Repair
811490	Other Personal and Household Goods Repair and Maintenance
812111	Barber Shops
812112	Beauty Salons
812113	Nail Salons
812191	Diet and Weight Reducing Centers
812199	Other Personal Care Services
812210	Funeral Homes and Funeral Services
812220	Cemeteries and Crematories
812310	Coin-Operated Laundries and Drycleaners
812320	Drycleaning and Laundry Services (except Coin-Operated)
812331	Linen Supply
812332	Industrial Launderers
812910	Pet Care (except Veterinary) Services
812921	Photofinishing Laboratories (except One-Hour)
812922	One-Hour Photofinishing
812930	Parking Lots and Garages
812990	All Other Personal Services
813110	Religious Organizations
813211	Grantmaking Foundations
813212	Voluntary Health Organizations
813219	Other Grantmaking and Giving Services
813311	Human Rights Organizations
813312	Environment, Conservation and Wildlife Organizations
813319	Other Social Advocacy Organizations
813410	Civic and Social Organizations
813910	Business Associations
813920	Professional Organizations
813930	Labor Unions and Similar Labor Organizations
813940	Political Organizations
813990	Other Similar Organizations (except Business, Professional, Labor, and Political Organizations)
814110	Private Households
921110	Executive Offices
921120	Legislative Bodies
921130	Public Finance Activities
921140	Executive and Legislative Offices, Combined
921150	American Indian and Alaska Native Tribal Governments
921190	Other General Government Support
922110	Courts
922120	Police Protection
922130	Legal Counsel and Prosecution
922140	Correctional Institutions
922150	Parole Offices and Probation Offices
922160	Fire Protection
922190	Other Justice, Public Order, and Safety Activities
923110	Administration of Education Programs
923120	Administration of Public Health Programs
923130	Administration of Human Resource Programs (except Education, Public Health, and Veterans' Affairs Programs)
923140	Administration of Veterans' Affairs
924110	Administration of Air and Water Resource and Solid Waste Management Programs
924120	Administration of Conservation Programs
925110	Administration of Housing Programs
925120	Administration of Urban Planning and Community and Rural Development
926110	Administration of General Economic Programs
926120	Regulation and Administration of Transportation Programs
926130	Regulation and Administration of Communications, Electric, Gas, and Other Utilities
926140	Regulation of Agricultural Marketing and Commodities
926150	Regulation, Licensing, and Inspection of Miscellaneous Commercial Sectors
927110	Space Research and Technology
928110	National Security
928120	International Affairs`;
export const addressTypes: string = `10.0.0.0/8	private
172.16.0.0/12	private
192.168.0.0/16	private
fc00::/7	private
127.0.0.0/8	loopback
::1/128	loopback
169.254.0.0/16	link-local
fe80::/10	link-local
224.0.0.0/4	multicast
ff00::/8	multicast`;
export const organizationClasses: string = `Q43229	organization
Q4830453	business
Q783794	company
Q6881511	enterprise
Q891723	public company
Q5621421	privately held company
Q167037	corporation
Q161726	multinational corporation
Q658255	subsidiary
Q219577	holding company
Q778575	conglomerate
Q22687	bank
Q46970	airline
Q786820	automobile manufacturer
Q18388277	technology company
Q1058914	software company
Q2401749	telecommunication company
Q210167	video game developer
Q1137109	video game publisher
Q2085381	publisher
Q507619	retail chain
Q18043413	supermarket chain
Q3918	university
Q163740	nonprofit organization
Q327333	government agency`;
