// Made by "npm run tables" from src/lexicon/tables/enrichment/*.tsv. Do not edit.
// A table is packed by columns (scripts/tables/front-coding.mjs): alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, main source by its line in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
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
State Bank of India	sbi.bank.in		
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
export const vatRates: string = `AT	20	10 13	4.9	13	1984-01-01
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
2048	Prepared Feeds and Feed Ingredients for Animals and Fowls, Except Dogs and Cats
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
2241	Narrow Fabric and Other Smallwares Mills: Cotton, Wool, Silk, and Manmade Fiber
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
3442	Metal Doors, Sash, Frames, Molding, and Trim
3443	Fabricated Plate Work (Boiler Shops)
3444	Sheet Metalwork
3446	Architectural and Ornamental Metalwork
3448	Prefabricated Metal Buildings and Components
3449	Miscellaneous Structural Metalwork
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
9661	Space Research and Technology
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
export const isicCodes: string = `0111	Growing of cereals (except rice), leguminous crops and oil seeds
0112	Growing of rice
0113	Growing of vegetables and melons, roots and tubers
0114	Growing of sugar cane
0115	Growing of tobacco
0116	Growing of fibre crops
0119	Growing of other non-perennial crops
0121	Growing of grapes
0122	Growing of tropical and subtropical fruits
0123	Growing of citrus fruits
0124	Growing of pome fruits and stone fruits
0125	Growing of other tree and bush fruits and nuts
0126	Growing of oleaginous fruits
0127	Growing of beverage crops
0128	Growing of spices, aromatic, drug and pharmaceutical crops
0129	Growing of other perennial crops
0130	Plant propagation
0141	Raising of cattle and buffaloes
0142	Raising of horses and other equines
0143	Raising of camels and camelids
0144	Raising of sheep and goats
0145	Raising of swine/pigs
0146	Raising of poultry
0149	Raising of other animals
0150	Mixed farming
0161	Support activities for crop production
0162	Support activities for animal production
0163	Post-harvest crop activities
0164	Seed processing for propagation
0170	Hunting, trapping and related service activities
0210	Silviculture and other forestry activities
0220	Logging
0230	Gathering of non-wood forest products
0240	Support services to forestry
0311	Marine fishing
0312	Freshwater fishing
0321	Marine aquaculture
0322	Freshwater aquaculture
0510	Mining of hard coal
0520	Mining of lignite
0610	Extraction of crude petroleum
0620	Extraction of natural gas
0710	Mining of iron ores
0721	Mining of uranium and thorium ores
0729	Mining of other non-ferrous metal ores
0810	Quarrying of stone, sand and clay
0891	Mining of chemical and fertilizer minerals
0892	Extraction of peat
0893	Extraction of salt
0899	Other mining and quarrying n.e.c.
0910	Support activities for petroleum and natural gas extraction
0990	Support activities for other mining and quarrying
1010	Processing and preserving of meat
1020	Processing and preserving of fish, crustaceans and molluscs
1030	Processing and preserving of fruit and vegetables
1040	Manufacture of vegetable and animal oils and fats
1050	Manufacture of dairy products
1061	Manufacture of grain mill products
1062	Manufacture of starches and starch products
1071	Manufacture of bakery products
1072	Manufacture of sugar
1073	Manufacture of cocoa, chocolate and sugar confectionery
1074	Manufacture of macaroni, noodles, couscous and similar farinaceous products
1075	Manufacture of prepared meals and dishes
1079	Manufacture of other food products n.e.c.
1080	Manufacture of prepared animal feeds
1101	Distilling, rectifying and blending of spirits
1102	Manufacture of wines
1103	Manufacture of malt liquors and malt
1104	Manufacture of soft drinks; production of mineral waters and other bottled waters
1200	Manufacture of tobacco products
1311	Preparation and spinning of textile fibres
1312	Weaving of textiles
1313	Finishing of textiles
1391	Manufacture of knitted and crocheted fabrics
1392	Manufacture of made-up textile articles, except apparel
1393	Manufacture of carpets and rugs
1394	Manufacture of cordage, rope, twine and netting
1399	Manufacture of other textiles n.e.c.
1410	Manufacture of wearing apparel, except fur apparel
1420	Manufacture of articles of fur
1430	Manufacture of knitted and crocheted apparel
1511	Tanning and dressing of leather; dressing and dyeing of fur
1512	Manufacture of luggage, handbags and the like, saddlery and harness
1520	Manufacture of footwear
1610	Sawmilling and planing of wood
1621	Manufacture of veneer sheets and wood-based panels
1622	Manufacture of builders' carpentry and joinery
1623	Manufacture of wooden containers
1629	Manufacture of other products of wood; manufacture of articles of cork, straw and plaiting materials
1701	Manufacture of pulp, paper and paperboard
1702	Manufacture of corrugated paper and paperboard and of containers of paper and paperboard
1709	Manufacture of other articles of paper and paperboard
1811	Printing
1812	Service activities related to printing
1820	Reproduction of recorded media
1910	Manufacture of coke oven products
1920	Manufacture of refined petroleum products
2011	Manufacture of basic chemicals
2012	Manufacture of fertilizers and nitrogen compounds
2013	Manufacture of plastics and synthetic rubber in primary forms
2021	Manufacture of pesticides and other agrochemical products
2022	Manufacture of paints, varnishes and similar coatings, printing ink and mastics
2023	Manufacture of soap and detergents, cleaning and polishing preparations, perfumes and toilet preparations
2029	Manufacture of other chemical products n.e.c.
2030	Manufacture of man-made fibres
2100	Manufacture of pharmaceuticals, medicinal chemical and botanical products
2211	Manufacture of rubber tyres and tubes; retreading and rebuilding of rubber tyres
2219	Manufacture of other rubber products
2220	Manufacture of plastics products
2310	Manufacture of glass and glass products
2391	Manufacture of refractory products
2392	Manufacture of clay building materials
2393	Manufacture of other porcelain and ceramic products
2394	Manufacture of cement, lime and plaster
2395	Manufacture of articles of concrete, cement and plaster
2396	Cutting, shaping and finishing of stone
2399	Manufacture of other non-metallic mineral products n.e.c.
2410	Manufacture of basic iron and steel
2420	Manufacture of basic precious and other non-ferrous metals
2431	Casting of iron and steel
2432	Casting of non-ferrous metals
2511	Manufacture of structural metal products
2512	Manufacture of tanks, reservoirs and containers of metal
2513	Manufacture of steam generators, except central heating hot water boilers
2520	Manufacture of weapons and ammunition
2591	Forging, pressing, stamping and roll-forming of metal; powder metallurgy
2592	Treatment and coating of metals; machining
2593	Manufacture of cutlery, hand tools and general hardware
2599	Manufacture of other fabricated metal products n.e.c.
2610	Manufacture of electronic components and boards
2620	Manufacture of computers and peripheral equipment
2630	Manufacture of communication equipment
2640	Manufacture of consumer electronics
2651	Manufacture of measuring, testing, navigating and control equipment
2652	Manufacture of watches and clocks
2660	Manufacture of irradiation, electromedical and electrotherapeutic equipment
2670	Manufacture of optical instruments and photographic equipment
2680	Manufacture of magnetic and optical media
2710	Manufacture of electric motors, generators, transformers and electricity distribution and control apparatus
2720	Manufacture of batteries and accumulators
2731	Manufacture of fibre optic cables
2732	Manufacture of other electronic and electric wires and cables
2733	Manufacture of wiring devices
2740	Manufacture of electric lighting equipment
2750	Manufacture of domestic appliances
2790	Manufacture of other electrical equipment
2811	Manufacture of engines and turbines, except aircraft, vehicle and cycle engines
2812	Manufacture of fluid power equipment
2813	Manufacture of other pumps, compressors, taps and valves
2814	Manufacture of bearings, gears, gearing and driving elements
2815	Manufacture of ovens, furnaces and furnace burners
2816	Manufacture of lifting and handling equipment
2817	Manufacture of office machinery and equipment (except computers and peripheral equipment)
2818	Manufacture of power-driven hand tools
2819	Manufacture of other general-purpose machinery
2821	Manufacture of agricultural and forestry machinery
2822	Manufacture of metal-forming machinery and machine tools
2823	Manufacture of machinery for metallurgy
2824	Manufacture of machinery for mining, quarrying and construction
2825	Manufacture of machinery for food, beverage and tobacco processing
2826	Manufacture of machinery for textile, apparel and leather production
2829	Manufacture of other special-purpose machinery
2910	Manufacture of motor vehicles
2920	Manufacture of bodies (coachwork) for motor vehicles; manufacture of trailers and semi-trailers
2930	Manufacture of parts and accessories for motor vehicles
3011	Building of ships and floating structures
3012	Building of pleasure and sporting boats
3020	Manufacture of railway locomotives and rolling stock
3030	Manufacture of air and spacecraft and related machinery
3040	Manufacture of military fighting vehicles
3091	Manufacture of motorcycles
3092	Manufacture of bicycles and invalid carriages
3099	Manufacture of other transport equipment n.e.c.
3100	Manufacture of furniture
3211	Manufacture of jewellery and related articles
3212	Manufacture of imitation jewellery and related articles
3220	Manufacture of musical instruments
3230	Manufacture of sports goods
3240	Manufacture of games and toys
3250	Manufacture of medical and dental instruments and supplies
3290	Other manufacturing n.e.c.
3311	Repair of fabricated metal products
3312	Repair of machinery
3313	Repair of electronic and optical equipment
3314	Repair of electrical equipment
3315	Repair of transport equipment, except motor vehicles
3319	Repair of other equipment
3320	Installation of industrial machinery and equipment
3510	Electric power generation, transmission and distribution
3520	Manufacture of gas; distribution of gaseous fuels through mains
3530	Steam and air conditioning supply
3600	Water collection, treatment and supply
3700	Sewerage
3811	Collection of non-hazardous waste
3812	Collection of hazardous waste
3821	Treatment and disposal of non-hazardous waste
3822	Treatment and disposal of hazardous waste
3830	Materials recovery
3900	Remediation activities and other waste management services
4100	Construction of buildings
4210	Construction of roads and railways
4220	Construction of utility projects
4290	Construction of other civil engineering projects
4311	Demolition
4312	Site preparation
4321	Electrical installation
4322	Plumbing, heat and air-conditioning installation
4329	Other construction installation
4330	Building completion and finishing
4390	Other specialized construction activities
4510	Sale of motor vehicles
4520	Maintenance and repair of motor vehicles
4530	Sale of motor vehicle parts and accessories
4540	Sale, maintenance and repair of motorcycles and related parts and accessories
4610	Wholesale on a fee or contract basis
4620	Wholesale of agricultural raw materials and live animals
4630	Wholesale of food, beverages and tobacco
4641	Wholesale of textiles, clothing and footwear
4649	Wholesale of other household goods
4651	Wholesale of computers, computer peripheral equipment and software
4652	Wholesale of electronic and telecommunications equipment and parts
4653	Wholesale of agricultural machinery, equipment and supplies
4659	Wholesale of other machinery and equipment
4661	Wholesale of solid, liquid and gaseous fuels and related products
4662	Wholesale of metals and metal ores
4663	Wholesale of construction materials, hardware, plumbing and heating equipment and supplies
4669	Wholesale of waste and scrap and other products n.e.c.
4690	Non-specialized wholesale trade
4711	Retail sale in non-specialized stores with food, beverages or tobacco predominating
4719	Other retail sale in non-specialized stores
4721	Retail sale of food in specialized stores
4722	Retail sale of beverages in specialized stores
4723	Retail sale of tobacco products in specialized stores
4730	Retail sale of automotive fuel in specialized stores
4741	Retail sale of computers, peripheral units, software and telecommunications equipment in specialized stores
4742	Retail sale of audio and video equipment in specialized stores
4751	Retail sale of textiles in specialized stores
4752	Retail sale of hardware, paints and glass in specialized stores
4753	Retail sale of carpets, rugs, wall and floor coverings in specialized stores
4759	Retail sale of electrical household appliances, furniture, lighting equipment and other household articles in specialized stores
4761	Retail sale of books, newspapers and stationary in specialized stores
4762	Retail sale of music and video recordings in specialized stores
4763	Retail sale of sporting equipment in specialized stores
4764	Retail sale of games and toys in specialized stores
4771	Retail sale of clothing, footwear and leather articles in specialized stores
4772	Retail sale of pharmaceutical and medical goods, cosmetic and toilet articles in specialized stores
4773	Other retail sale of new goods in specialized stores
4774	Retail sale of second-hand goods
4781	Retail sale via stalls and markets of food, beverages and tobacco products
4782	Retail sale via stalls and markets of textiles, clothing and footwear
4789	Retail sale via stalls and markets of other goods
4791	Retail sale via mail order houses or via Internet
4799	Other retail sale not in stores, stalls or markets
4911	Passenger rail transport, interurban
4912	Freight rail transport
4921	Urban and suburban passenger land transport
4922	Other passenger land transport
4923	Freight transport by road
4930	Transport via pipeline
5011	Sea and coastal passenger water transport
5012	Sea and coastal freight water transport
5021	Inland passenger water transport
5022	Inland freight water transport
5110	Passenger air transport
5120	Freight air transport
5210	Warehousing and storage
5221	Service activities incidental to land transportation
5222	Service activities incidental to water transportation
5223	Service activities incidental to air transportation
5224	Cargo handling
5229	Other transportation support activities
5310	Postal activities
5320	Courier activities
5510	Short term accommodation activities
5520	Camping grounds, recreational vehicle parks and trailer parks
5590	Other accommodation
5610	Restaurants and mobile food service activities
5621	Event catering
5629	Other food service activities
5630	Beverage serving activities
5811	Book publishing
5812	Publishing of directories and mailing lists
5813	Publishing of newspapers, journals and periodicals
5819	Other publishing activities
5820	Software publishing
5911	Motion picture, video and television programme production activities
5912	Motion picture, video and television programme post-production activities
5913	Motion picture, video and television programme distribution activities
5914	Motion picture projection activities
5920	Sound recording and music publishing activities
6010	Radio broadcasting
6020	Television programming and broadcasting activities
6110	Wired telecommunications activities
6120	Wireless telecommunications activities
6130	Satellite telecommunications activities
6190	Other telecommunications activities
6201	Computer programming activities
6202	Computer consultancy and computer facilities management activities
6209	Other information technology and computer service activities
6311	Data processing, hosting and related activities
6312	Web portals
6391	News agency activities
6399	Other information service activities n.e.c.
6411	Central banking
6419	Other monetary intermediation
6420	Activities of holding companies
6430	Trusts, funds and similar financial entities
6491	Financial leasing
6492	Other credit granting
6499	Other financial service activities, except insurance and pension funding activities, n.e.c.
6511	Life insurance
6512	Non-life insurance
6520	Reinsurance
6530	Pension funding
6611	Administration of financial markets
6612	Security and commodity contracts brokerage
6619	Other activities auxiliary to financial service activities
6621	Risk and damage evaluation
6622	Activities of insurance agents and brokers
6629	Other activities auxiliary to insurance and pension funding
6630	Fund management activities
6810	Real estate activities with own or leased property
6820	Real estate activities on a fee or contract basis
6910	Legal activities
6920	Accounting, bookkeeping and auditing activities; tax consultancy
7010	Activities of head offices
7020	Management consultancy activities
7110	Architectural and engineering activities and related technical consultancy
7120	Technical testing and analysis
7210	Research and experimental development on natural sciences and engineering
7220	Research and experimental development on social sciences and humanities
7310	Advertising
7320	Market research and public opinion polling
7410	Specialized design activities
7420	Photographic activities
7490	Other professional, scientific and technical activities n.e.c.
7500	Veterinary activities
7710	Renting and leasing of motor vehicles
7721	Renting and leasing of recreational and sports goods
7722	Renting of video tapes and disks
7729	Renting and leasing of other personal and household goods
7730	Renting and leasing of other machinery, equipment and tangible goods
7740	Leasing of intellectual property and similar products, except copyrighted works
7810	Activities of employment placement agencies
7820	Temporary employment agency activities
7830	Other human resources provision
7911	Travel agency activities
7912	Tour operator activities
7990	Other reservation service and related activities
8010	Private security activities
8020	Security systems service activities
8030	Investigation activities
8110	Combined facilities support activities
8121	General cleaning of buildings
8129	Other building and industrial cleaning activities
8130	Landscape care and maintenance service activities
8211	Combined office administrative service activities
8219	Photocopying, document preparation and other specialized office support activities
8220	Activities of call centres
8230	Organization of conventions and trade shows
8291	Activities of collection agencies and credit bureaus
8292	Packaging activities
8299	Other business support service activities n.e.c.
8411	General public administration activities
8412	Regulation of the activities of providing health care, education, cultural services and other social services, excluding social security
8413	Regulation of and contribution to more efficient operation of businesses
8421	Foreign affairs
8422	Defence activities
8423	Public order and safety activities
8430	Compulsory social security activities
8510	Pre-primary and primary education
8521	General secondary education
8522	Technical and vocational secondary education
8530	Higher education
8541	Sports and recreation education
8542	Cultural education
8549	Other education n.e.c.
8550	Educational support activities
8610	Hospital activities
8620	Medical and dental practice activities
8690	Other human health activities
8710	Residential nursing care facilities
8720	Residential care activities for mental retardation, mental health and substance abuse
8730	Residential care activities for the elderly and disabled
8790	Other residential care activities
8810	Social work activities without accommodation for the elderly and disabled
8890	Other social work activities without accommodation
9000	Creative, arts and entertainment activities
9101	Library and archives activities
9102	Museums activities and operation of historical sites and buildings
9103	Botanical and zoological gardens and nature reserves activities
9200	Gambling and betting activities
9311	Operation of sports facilities
9312	Activities of sports clubs
9319	Other sports activities
9321	Activities of amusement parks and theme parks
9329	Other amusement and recreation activities n.e.c.
9411	Activities of business and employers membership organizations
9412	Activities of professional membership organizations
9420	Activities of trade unions
9491	Activities of religious organizations
9492	Activities of political organizations
9499	Activities of other membership organizations n.e.c.
9511	Repair of computers and peripheral equipment
9512	Repair of communication equipment
9521	Repair of consumer electronics
9522	Repair of household appliances and home and garden equipment
9523	Repair of footwear and leather goods
9524	Repair of furniture and home furnishings
9529	Repair of other personal and household goods
9601	Washing and (dry-) cleaning of textile and fur products
9602	Hairdressing and other beauty treatment
9603	Funeral and related activities
9609	Other personal service activities n.e.c.
9700	Activities of households as employers of domestic personnel
9810	Undifferentiated goods-producing activities of private households for own use
9820	Undifferentiated service-producing activities of private households for own use
9900	Activities of extraterritorial organizations and bodies`;
export const naceCodes: string = `01.11	Growing of cereals (except rice), leguminous crops and oil seeds	0111
01.12	Growing of rice	0112
01.13	Growing of vegetables and melons, roots and tubers	0113
01.14	Growing of sugar cane	0114
01.15	Growing of tobacco	0115
01.16	Growing of fibre crops	0116
01.19	Growing of other non-perennial crops	0119
01.21	Growing of grapes	0121
01.22	Growing of tropical and subtropical fruits	0122
01.23	Growing of citrus fruits	0123
01.24	Growing of pome fruits and stone fruits	0124
01.25	Growing of other tree and bush fruits and nuts	0125
01.26	Growing of oleaginous fruits	0126
01.27	Growing of beverage crops	0127
01.28	Growing of spices, aromatic, drug and pharmaceutical crops	0128
01.29	Growing of other perennial crops	0129
01.30	Plant propagation	0130
01.41	Raising of dairy cattle	0141
01.42	Raising of other cattle and buffaloes	0141
01.43	Raising of horses and other equines	0142
01.44	Raising of camels and camelids	0143
01.45	Raising of sheep and goats	0144
01.46	Raising of swine/pigs	0145
01.47	Raising of poultry	0146
01.49	Raising of other animals	0149
01.50	Mixed farming	0150
01.61	Support activities for crop production	0161
01.62	Support activities for animal production	0162
01.63	Post-harvest crop activities	0163
01.64	Seed processing for propagation	0164
01.70	Hunting, trapping and related service activities	0170
02.10	Silviculture and other forestry activities	0210
02.20	Logging	0220
02.30	Gathering of wild growing non-wood products	0230
02.40	Support services to forestry	0240
03.11	Marine fishing	0311
03.12	Freshwater fishing	0312
03.21	Marine aquaculture	0321
03.22	Freshwater aquaculture	0322
05.10	Mining of hard coal	0510
05.20	Mining of lignite	0520
06.10	Extraction of crude petroleum	0610
06.20	Extraction of natural gas	0620
07.10	Mining of iron ores	0710
07.21	Mining of uranium and thorium ores	0721
07.29	Mining of other non-ferrous metal ores	0729
08.11	Quarrying of ornamental and building stone, limestone, gypsum, chalk and slate	0810
08.12	Operation of gravel and sand pits; mining of clays and kaolin	0810
08.91	Mining of chemical and fertiliser minerals	0891
08.92	Extraction of peat	0892
08.93	Extraction of salt	0893
08.99	Other mining and quarrying n.e.c.	0899
09.10	Support activities for petroleum and natural gas extraction	0910
09.90	Support activities for other mining and quarrying	0990
10.11	Processing and preserving of meat	1010
10.12	Processing and preserving of poultry meat	1010
10.13	Production of meat and poultry meat products	1010
10.20	Processing and preserving of fish, crustaceans and molluscs	1020
10.31	Processing and preserving of potatoes	1030
10.32	Manufacture of fruit and vegetable juice	1030
10.39	Other processing and preserving of fruit and vegetables	1030
10.41	Manufacture of oils and fats	1040
10.42	Manufacture of margarine and similar edible fats	1040
10.51	Operation of dairies and cheese making	1050
10.52	Manufacture of ice cream	1050
10.61	Manufacture of grain mill products	1061
10.62	Manufacture of starches and starch products	1062
10.71	Manufacture of bread; manufacture of fresh pastry goods and cakes	1071
10.72	Manufacture of rusks and biscuits; manufacture of preserved pastry goods and cakes	1071
10.73	Manufacture of macaroni, noodles, couscous and similar farinaceous products	1074
10.81	Manufacture of sugar	1072
10.82	Manufacture of cocoa, chocolate and sugar confectionery	1073
10.83	Processing of tea and coffee	1079
10.84	Manufacture of condiments and seasonings	1079
10.85	Manufacture of prepared meals and dishes	1075
10.86	Manufacture of homogenised food preparations and dietetic food	1079
10.89	Manufacture of other food products n.e.c.	1079
10.91	Manufacture of prepared feeds for farm animals	1080
10.92	Manufacture of prepared pet foods	1080
11.01	Distilling, rectifying and blending of spirits	1101
11.02	Manufacture of wine from grape	1102
11.03	Manufacture of cider and other fruit wines	1102
11.04	Manufacture of other non-distilled fermented beverages	1102
11.05	Manufacture of beer	1103
11.06	Manufacture of malt	1103
11.07	Manufacture of soft drinks; production of mineral waters and other bottled waters	1104
12.00	Manufacture of tobacco products	1200
13.10	Preparation and spinning of textile fibres	1311
13.20	Weaving of textiles	1312
13.30	Finishing of textiles	1313
13.91	Manufacture of knitted and crocheted fabrics	1391
13.92	Manufacture of made-up textile articles, except apparel	1392
13.93	Manufacture of carpets and rugs	1393
13.94	Manufacture of cordage, rope, twine and netting	1394
13.95	Manufacture of non-wovens and articles made from non-wovens, except apparel	1399
13.96	Manufacture of other technical and industrial textiles	1399
13.99	Manufacture of other textiles n.e.c.	1399
14.11	Manufacture of leather clothes	1410
14.12	Manufacture of workwear	1410
14.13	Manufacture of other outerwear	1410
14.14	Manufacture of underwear	1410
14.19	Manufacture of other wearing apparel and accessories	1410
14.20	Manufacture of articles of fur	1420
14.31	Manufacture of knitted and crocheted hosiery	1430
14.39	Manufacture of other knitted and crocheted apparel	1430
15.11	Tanning and dressing of leather; dressing and dyeing of fur	1511
15.12	Manufacture of luggage, handbags and the like, saddlery and harness	1512
15.20	Manufacture of footwear	1520
16.10	Sawmilling and planing of wood	1610
16.21	Manufacture of veneer sheets and wood-based panels	1621
16.22	Manufacture of assembled parquet floors	1622
16.23	Manufacture of other builders' carpentry and joinery	1622
16.24	Manufacture of wooden containers	1623
16.29	Manufacture of other products of wood; manufacture of articles of cork, straw and plaiting materials	1629
17.11	Manufacture of pulp	1701
17.12	Manufacture of paper and paperboard	1701
17.21	Manufacture of corrugated paper and paperboard and of containers of paper and paperboard	1702
17.22	Manufacture of household and sanitary goods and of toilet requisites	1709
17.23	Manufacture of paper stationery	1709
17.24	Manufacture of wallpaper	1709
17.29	Manufacture of other articles of paper and paperboard	1709
18.11	Printing of newspapers	1811
18.12	Other printing	1811
18.13	Pre-press and pre-media services	1812
18.14	Binding and related services	1812
18.20	Reproduction of recorded media	1820
19.10	Manufacture of coke oven products	1910
19.20	Manufacture of refined petroleum products	1920
20.11	Manufacture of industrial gases	2011
20.12	Manufacture of dyes and pigments	2011
20.13	Manufacture of other inorganic basic chemicals	2011
20.14	Manufacture of other organic basic chemicals	2011
20.15	Manufacture of fertilisers and nitrogen compounds	2012
20.16	Manufacture of plastics in primary forms	2013
20.17	Manufacture of synthetic rubber in primary forms	2013
20.20	Manufacture of pesticides and other agrochemical products	2021
20.30	Manufacture of paints, varnishes and similar coatings, printing ink and mastics	2022
20.41	Manufacture of soap and detergents, cleaning and polishing preparations	2023
20.42	Manufacture of perfumes and toilet preparations	2023
20.51	Manufacture of explosives	2029
20.52	Manufacture of glues	2029
20.53	Manufacture of essential oils	2029
20.59	Manufacture of other chemical products n.e.c.	2029
20.60	Manufacture of man-made fibres	2030
21.10	Manufacture of basic pharmaceutical products	2100
21.20	Manufacture of pharmaceutical preparations	2100
22.11	Manufacture of rubber tyres and tubes; retreading and rebuilding of rubber tyres	2211
22.19	Manufacture of other rubber products	2219
22.21	Manufacture of plastic plates, sheets, tubes and profiles	2220
22.22	Manufacture of plastic packing goods	2220
22.23	Manufacture of builders’ ware of plastic	2220
22.29	Manufacture of other plastic products	2220
23.11	Manufacture of flat glass	2310
23.12	Shaping and processing of flat glass	2310
23.13	Manufacture of hollow glass	2310
23.14	Manufacture of glass fibres	2310
23.19	Manufacture and processing of other glass, including technical glassware	2310
23.20	Manufacture of refractory products	2391
23.31	Manufacture of ceramic tiles and flags	2392
23.32	Manufacture of bricks, tiles and construction products, in baked clay	2392
23.41	Manufacture of ceramic household and ornamental articles	2393
23.42	Manufacture of ceramic sanitary fixtures	2393
23.43	Manufacture of ceramic insulators and insulating fittings	2393
23.44	Manufacture of other technical ceramic products	2393
23.49	Manufacture of other ceramic products	2393
23.51	Manufacture of cement	2394
23.52	Manufacture of lime and plaster	2394
23.61	Manufacture of concrete products for construction purposes	2395
23.62	Manufacture of plaster products for construction purposes	2395
23.63	Manufacture of ready-mixed concrete	2395
23.64	Manufacture of mortars	2395
23.65	Manufacture of fibre cement	2395
23.69	Manufacture of other articles of concrete, plaster and cement	2395
23.70	Cutting, shaping and finishing of stone	2396
23.91	Production of abrasive products	2399
23.99	Manufacture of other non-metallic mineral products n.e.c.	2399
24.10	Manufacture of basic iron and steel and of ferro-alloys	2410
24.20	Manufacture of tubes, pipes, hollow profiles and related fittings, of steel	2410
24.31	Cold drawing of bars	2410
24.32	Cold rolling of narrow strip	2410
24.33	Cold forming or folding	2410
24.34	Cold drawing of wire	2410
24.41	Precious metals production	2420
24.42	Aluminium production	2420
24.43	Lead, zinc and tin production	2420
24.44	Copper production	2420
24.45	Other non-ferrous metal production	2420
24.46	Processing of nuclear fuel	2420
24.51	Casting of iron	2431
24.52	Casting of steel	2431
24.53	Casting of light metals	2432
24.54	Casting of other non-ferrous metals	2432
25.11	Manufacture of metal structures and parts of structures	2511
25.12	Manufacture of doors and windows of metal	2511
25.21	Manufacture of central heating radiators and boilers	2512
25.29	Manufacture of other tanks, reservoirs and containers of metal	2512
25.30	Manufacture of steam generators, except central heating hot water boilers	2513
25.40	Manufacture of weapons and ammunition	2520
25.50	Forging, pressing, stamping and roll-forming of metal; powder metallurgy	2591
25.61	Treatment and coating of metals	2592
25.62	Machining	2592
25.71	Manufacture of cutlery	2593
25.72	Manufacture of locks and hinges	2593
25.73	Manufacture of tools	2593
25.91	Manufacture of steel drums and similar containers	2599
25.92	Manufacture of light metal packaging	2599
25.93	Manufacture of wire products, chain and springs	2599
25.94	Manufacture of fasteners and screw machine products	2599
25.99	Manufacture of other fabricated metal products n.e.c.	2599
26.11	Manufacture of electronic components	2610
26.12	Manufacture of loaded electronic boards	2610
26.20	Manufacture of computers and peripheral equipment	2620
26.30	Manufacture of communication equipment	2630
26.40	Manufacture of consumer electronics	2640
26.51	Manufacture of instruments and appliances for measuring, testing and navigation	2651
26.52	Manufacture of watches and clocks	2652
26.60	Manufacture of irradiation, electromedical and electrotherapeutic equipment	2660
26.70	Manufacture of optical instruments and photographic equipment	2670
26.80	Manufacture of magnetic and optical media	2680
27.11	Manufacture of electric motors, generators and transformers	2710
27.12	Manufacture of electricity distribution and control apparatus	2710
27.20	Manufacture of batteries and accumulators	2720
27.31	Manufacture of fibre optic cables	2731
27.32	Manufacture of other electronic and electric wires and cables	2732
27.33	Manufacture of wiring devices	2733
27.40	Manufacture of electric lighting equipment	2740
27.51	Manufacture of electric domestic appliances	2750
27.52	Manufacture of non-electric domestic appliances	2750
27.90	Manufacture of other electrical equipment	2790
28.11	Manufacture of engines and turbines, except aircraft, vehicle and cycle engines	2811
28.12	Manufacture of fluid power equipment	2812
28.13	Manufacture of other pumps and compressors	2813
28.14	Manufacture of other taps and valves	2813
28.15	Manufacture of bearings, gears, gearing and driving elements	2814
28.21	Manufacture of ovens, furnaces and furnace burners	2815
28.22	Manufacture of lifting and handling equipment	2816
28.23	Manufacture of office machinery and equipment (except computers and peripheral equipment)	2817
28.24	Manufacture of power-driven hand tools	2818
28.25	Manufacture of non-domestic cooling and ventilation equipment	2819
28.29	Manufacture of other general-purpose machinery n.e.c.	2819
28.30	Manufacture of agricultural and forestry machinery	2821
28.41	Manufacture of metal forming machinery	2822
28.49	Manufacture of other machine tools	2822
28.91	Manufacture of machinery for metallurgy	2823
28.92	Manufacture of machinery for mining, quarrying and construction	2824
28.93	Manufacture of machinery for food, beverage and tobacco processing	2825
28.94	Manufacture of machinery for textile, apparel and leather production	2826
28.95	Manufacture of machinery for paper and paperboard production	2829
28.96	Manufacture of plastics and rubber machinery	2829
28.99	Manufacture of other special-purpose machinery n.e.c.	2829
29.10	Manufacture of motor vehicles	2910
29.20	Manufacture of bodies (coachwork) for motor vehicles; manufacture of trailers and semi-trailers	2920
29.31	Manufacture of electrical and electronic equipment for motor vehicles	2930
29.32	Manufacture of other parts and accessories for motor vehicles	2930
30.11	Building of ships and floating structures	3011
30.12	Building of pleasure and sporting boats	3012
30.20	Manufacture of railway locomotives and rolling stock	3020
30.30	Manufacture of air and spacecraft and related machinery	3030
30.40	Manufacture of military fighting vehicles	3040
30.91	Manufacture of motorcycles	3091
30.92	Manufacture of bicycles and invalid carriages	3092
30.99	Manufacture of other transport equipment n.e.c.	3099
31.01	Manufacture of office and shop furniture	3100
31.02	Manufacture of kitchen furniture	3100
31.03	Manufacture of mattresses	3100
31.09	Manufacture of other furniture	3100
32.11	Striking of coins	3211
32.12	Manufacture of jewellery and related articles	3211
32.13	Manufacture of imitation jewellery and related articles	3212
32.20	Manufacture of musical instruments	3220
32.30	Manufacture of sports goods	3230
32.40	Manufacture of games and toys	3240
32.50	Manufacture of medical and dental instruments and supplies	3250
32.91	Manufacture of brooms and brushes	3290
32.99	Other manufacturing n.e.c.	3290
33.11	Repair of fabricated metal products	3311
33.12	Repair of machinery	3312
33.13	Repair of electronic and optical equipment	3313
33.14	Repair of electrical equipment	3314
33.15	Repair and maintenance of ships and boats	3315
33.16	Repair and maintenance of aircraft and spacecraft	3315
33.17	Repair and maintenance of other transport equipment	3315
33.19	Repair of other equipment	3319
33.20	Installation of industrial machinery and equipment	3320
35.11	Production of electricity	3510
35.12	Transmission of electricity	3510
35.13	Distribution of electricity	3510
35.14	Trade of electricity	3510
35.21	Manufacture of gas	3520
35.22	Distribution of gaseous fuels through mains	3520
35.23	Trade of gas through mains	3520
35.30	Steam and air conditioning supply	3530
36.00	Water collection, treatment and supply	3600
37.00	Sewerage	3700
38.11	Collection of non-hazardous waste	3811
38.12	Collection of hazardous waste	3812
38.21	Treatment and disposal of non-hazardous waste	3821
38.22	Treatment and disposal of hazardous waste	3822
38.31	Dismantling of wrecks	3830
38.32	Recovery of sorted materials	3830
39.00	Remediation activities and other waste management services	3900
41.10	Development of building projects	4100
41.20	Construction of residential and non-residential buildings	4100
42.11	Construction of roads and motorways	4210
42.12	Construction of railways and underground railways	4210
42.13	Construction of bridges and tunnels	4210
42.21	Construction of utility projects for fluids	4220
42.22	Construction of utility projects for electricity and telecommunications	4220
42.91	Construction of water projects	4290
42.99	Construction of other civil engineering projects n.e.c.	4290
43.11	Demolition	4311
43.12	Site preparation	4312
43.13	Test drilling and boring	4312
43.21	Electrical installation	4321
43.22	Plumbing, heat and air-conditioning installation	4322
43.29	Other construction installation	4329
43.31	Plastering	4330
43.32	Joinery installation	4330
43.33	Floor and wall covering	4330
43.34	Painting and glazing	4330
43.39	Other building completion and finishing	4330
43.91	Roofing activities	4390
43.99	Other specialised construction activities n.e.c.	4390
45.11	Sale of cars and light motor vehicles	4510
45.19	Sale of other motor vehicles	4510
45.20	Maintenance and repair of motor vehicles	4520
45.31	Wholesale trade of motor vehicle parts and accessories	4530
45.32	Retail trade of motor vehicle parts and accessories	4530
45.40	Sale, maintenance and repair of motorcycles and related parts and accessories	4540
46.11	Agents involved in the sale of agricultural raw materials, live animals, textile raw materials and semi-finished goods	4610
46.12	Agents involved in the sale of fuels, ores, metals and industrial chemicals	4610
46.13	Agents involved in the sale of timber and building materials	4610
46.14	Agents involved in the sale of machinery, industrial equipment, ships and aircraft	4610
46.15	Agents involved in the sale of furniture, household goods, hardware and ironmongery	4610
46.16	Agents involved in the sale of textiles, clothing, fur, footwear and leather goods	4610
46.17	Agents involved in the sale of food, beverages and tobacco	4610
46.18	Agents specialised in the sale of other particular products	4610
46.19	Agents involved in the sale of a variety of goods	4610
46.21	Wholesale of grain, unmanufactured tobacco, seeds and animal feeds	4620
46.22	Wholesale of flowers and plants	4620
46.23	Wholesale of live animals	4620
46.24	Wholesale of hides, skins and leather	4620
46.31	Wholesale of fruit and vegetables	4630
46.32	Wholesale of meat and meat products	4630
46.33	Wholesale of dairy products, eggs and edible oils and fats	4630
46.34	Wholesale of beverages	4630
46.35	Wholesale of tobacco products	4630
46.36	Wholesale of sugar and chocolate and sugar confectionery	4630
46.37	Wholesale of coffee, tea, cocoa and spices	4630
46.38	Wholesale of other food, including fish, crustaceans and molluscs	4630
46.39	Non-specialised wholesale of food, beverages and tobacco	4630
46.41	Wholesale of textiles	4641
46.42	Wholesale of clothing and footwear	4641
46.43	Wholesale of electrical household appliances	4649
46.44	Wholesale of china and glassware and cleaning materials	4649
46.45	Wholesale of perfume and cosmetics	4649
46.46	Wholesale of pharmaceutical goods	4649
46.47	Wholesale of furniture, carpets and lighting equipment	4649
46.48	Wholesale of watches and jewellery	4649
46.49	Wholesale of other household goods	4649
46.51	Wholesale of computers, computer peripheral equipment and software	4651
46.52	Wholesale of electronic and telecommunications equipment and parts	4652
46.61	Wholesale of agricultural machinery, equipment and supplies	4653
46.62	Wholesale of machine tools	4659
46.63	Wholesale of mining, construction and civil engineering machinery	4659
46.64	Wholesale of machinery for the textile industry and of sewing and knitting machines	4659
46.65	Wholesale of office furniture	4659
46.66	Wholesale of other office machinery and equipment	4659
46.69	Wholesale of other machinery and equipment	4659
46.71	Wholesale of solid, liquid and gaseous fuels and related products	4661
46.72	Wholesale of metals and metal ores	4662
46.73	Wholesale of wood, construction materials and sanitary equipment	4663
46.74	Wholesale of hardware, plumbing and heating equipment and supplies	4663
46.75	Wholesale of chemical products	4669
46.76	Wholesale of other intermediate products	4669
46.77	Wholesale of waste and scrap	4669
46.90	Non-specialised wholesale trade	4690
47.11	Retail sale in non-specialised stores with food, beverages or tobacco predominating	4711
47.19	Other retail sale in non-specialised stores	4719
47.21	Retail sale of fruit and vegetables in specialised stores	4721
47.22	Retail sale of meat and meat products in specialised stores	4721
47.23	Retail sale of fish, crustaceans and molluscs in specialised stores	4721
47.24	Retail sale of bread, cakes, flour confectionery and sugar confectionery in specialised stores	4721
47.25	Retail sale of beverages in specialised stores	4722
47.26	Retail sale of tobacco products in specialised stores	4723
47.29	Other retail sale of food in specialised stores	4721
47.30	Retail sale of automotive fuel in specialised stores	4730
47.41	Retail sale of computers, peripheral units and software in specialised stores	4741
47.42	Retail sale of telecommunications equipment in specialised stores	4741
47.43	Retail sale of audio and video equipment in specialised stores	4742
47.51	Retail sale of textiles in specialised stores	4751
47.52	Retail sale of hardware, paints and glass in specialised stores	4752
47.53	Retail sale of carpets, rugs, wall and floor coverings in specialised stores	4753
47.54	Retail sale of electrical household appliances in specialised stores	4759
47.59	Retail sale of furniture, lighting equipment and other household articles in specialised stores	4759
47.61	Retail sale of books in specialised stores	4761
47.62	Retail sale of newspapers and stationery in specialised stores	4761
47.63	Retail sale of music and video recordings in specialised stores	4762
47.64	Retail sale of sporting equipment in specialised stores	4763
47.65	Retail sale of games and toys in specialised stores	4764
47.71	Retail sale of clothing in specialised stores	4771
47.72	Retail sale of footwear and leather goods in specialised stores	4771
47.73	Dispensing chemist in specialised stores	4772
47.74	Retail sale of medical and orthopaedic goods in specialised stores	4772
47.75	Retail sale of cosmetic and toilet articles in specialised stores	4772
47.76	Retail sale of flowers, plants, seeds, fertilisers, pet animals and pet food in specialised stores	4773
47.77	Retail sale of watches and jewellery in specialised stores	4773
47.78	Other retail sale of new goods in specialised stores	4773
47.79	Retail sale of second-hand goods in stores	4774
47.81	Retail sale via stalls and markets of food, beverages and tobacco products	4781
47.82	Retail sale via stalls and markets of textiles, clothing and footwear	4782
47.89	Retail sale via stalls and markets of other goods	4789
47.91	Retail sale via mail order houses or via Internet	4791
47.99	Other retail sale not in stores, stalls or markets	4799
49.10	Passenger rail transport, interurban	4911
49.20	Freight rail transport	4912
49.31	Urban and suburban passenger land transport	4921
49.32	Taxi operation	4922
49.39	Other passenger land transport n.e.c.	4922
49.41	Freight transport by road	4923
49.42	Removal services	4923
49.50	Transport via pipeline	4930
50.10	Sea and coastal passenger water transport	5011
50.20	Sea and coastal freight water transport	5012
50.30	Inland passenger water transport	5021
50.40	Inland freight water transport	5022
51.10	Passenger air transport	5110
51.21	Freight air transport	5120
51.22	Space transport	5120
52.10	Warehousing and storage	5210
52.21	Service activities incidental to land transportation	5221
52.22	Service activities incidental to water transportation	5222
52.23	Service activities incidental to air transportation	5223
52.24	Cargo handling	5224
52.29	Other transportation support activities	5229
53.10	Postal activities under universal service obligation	5310
53.20	Other postal and courier activities	5320
55.10	Hotels and similar accommodation	5510
55.20	Holiday and other short-stay accommodation	5510
55.30	Camping grounds, recreational vehicle parks and trailer parks	5520
55.90	Other accommodation	5590
56.10	Restaurants and mobile food service activities	5610
56.21	Event catering activities	5621
56.29	Other food service activities	5629
56.30	Beverage serving activities	5630
58.11	Book publishing	5811
58.12	Publishing of directories and mailing lists	5812
58.13	Publishing of newspapers	5813
58.14	Publishing of journals and periodicals	5813
58.19	Other publishing activities	5819
58.21	Publishing of computer games	5820
58.29	Other software publishing	5820
59.11	Motion picture, video and television programme production activities	5911
59.12	Motion picture, video and television programme post-production activities	5912
59.13	Motion picture, video and television programme distribution activities	5913
59.14	Motion picture projection activities	5914
59.20	Sound recording and music publishing activities	5920
60.10	Radio broadcasting	6010
60.20	Television programming and broadcasting activities	6020
61.10	Wired telecommunications activities	6110
61.20	Wireless telecommunications activities	6120
61.30	Satellite telecommunications activities	6130
61.90	Other telecommunications activities	6190
62.01	Computer programming activities	6201
62.02	Computer consultancy activities	6202
62.03	Computer facilities management activities	6202
62.09	Other information technology and computer service activities	6209
63.11	Data processing, hosting and related activities	6311
63.12	Web portals	6312
63.91	News agency activities	6391
63.99	Other information service activities n.e.c.	6399
64.11	Central banking	6411
64.19	Other monetary intermediation	6419
64.20	Activities of holding companies	6420
64.30	Trusts, funds and similar financial entities	6430
64.91	Financial leasing	6491
64.92	Other credit granting	6492
64.99	Other financial service activities, except insurance and pension funding n.e.c.	6499
65.11	Life insurance	6511
65.12	Non-life insurance	6512
65.20	Reinsurance	6520
65.30	Pension funding	6530
66.11	Administration of financial markets	6611
66.12	Security and commodity contracts brokerage	6612
66.19	Other activities auxiliary to financial services, except insurance and pension funding	6619
66.21	Risk and damage evaluation	6621
66.22	Activities of insurance agents and brokers	6622
66.29	Other activities auxiliary to insurance and pension funding	6629
66.30	Fund management activities	6630
68.10	Buying and selling of own real estate	6810
68.20	Rental and operating of own or leased real estate	6810
68.31	Real estate agencies	6820
68.32	Management of real estate on a fee or contract basis	6820
69.10	Legal activities	6910
69.20	Accounting, bookkeeping and auditing activities; tax consultancy	6920
70.10	Activities of head offices	7010
70.21	Public relations and communication activities	7020
70.22	Business and other management consultancy activities	7020
71.11	Architectural activities	7110
71.12	Engineering activities and related technical consultancy	7110
71.20	Technical testing and analysis	7120
72.11	Research and experimental development on biotechnology	7210
72.19	Other research and experimental development on natural sciences and engineering	7210
72.20	Research and experimental development on social sciences and humanities	7220
73.11	Advertising agencies	7310
73.12	Media representation	7310
73.20	Market research and public opinion polling	7320
74.10	Specialised design activities	7410
74.20	Photographic activities	7420
74.30	Translation and interpretation activities	7490
74.90	Other professional, scientific and technical activities n.e.c.	7490
75.00	Veterinary activities	7500
77.11	Rental and leasing of cars and light motor vehicles	7710
77.12	Rental and leasing of trucks	7710
77.21	Rental and leasing of recreational and sports goods	7721
77.22	Rental of video tapes and disks	7722
77.29	Rental and leasing of other personal and household goods	7729
77.31	Rental and leasing of agricultural machinery and equipment	7730
77.32	Rental and leasing of construction and civil engineering machinery and equipment	7730
77.33	Rental and leasing of office machinery and equipment (including computers)	7730
77.34	Rental and leasing of water transport equipment	7730
77.35	Rental and leasing of air transport equipment	7730
77.39	Rental and leasing of other machinery, equipment and tangible goods n.e.c.	7730
77.40	Leasing of intellectual property and similar products, except copyrighted works	7740
78.10	Activities of employment placement agencies	7810
78.20	Temporary employment agency activities	7820
78.30	Other human resources provision	7830
79.11	Travel agency activities	7911
79.12	Tour operator activities	7912
79.90	Other reservation service and related activities	7990
80.10	Private security activities	8010
80.20	Security systems service activities	8020
80.30	Investigation activities	8030
81.10	Combined facilities support activities	8110
81.21	General cleaning of buildings	8121
81.22	Other building and industrial cleaning activities	8129
81.29	Other cleaning activities	8129
81.30	Landscape service activities	8130
82.11	Combined office administrative service activities	8211
82.19	Photocopying, document preparation and other specialised office support activities	8219
82.20	Activities of call centres	8220
82.30	Organisation of conventions and trade shows	8230
82.91	Activities of collection agencies and credit bureaus	8291
82.92	Packaging activities	8292
82.99	Other business support service activities n.e.c.	8299
84.11	General public administration activities	8411
84.12	Regulation of the activities of providing health care, education, cultural services and other social services, excluding social security	8412
84.13	Regulation of and contribution to more efficient operation of businesses	8413
84.21	Foreign affairs	8421
84.22	Defence activities	8422
84.23	Justice and judicial activities	8423
84.24	Public order and safety activities	8423
84.25	Fire service activities	8423
84.30	Compulsory social security activities	8430
85.10	Pre-primary education	8510
85.20	Primary education	8510
85.31	General secondary education	8521
85.32	Technical and vocational secondary education	8522
85.41	Post-secondary non-tertiary education	8530
85.42	Tertiary education	8530
85.51	Sports and recreation education	8541
85.52	Cultural education	8542
85.53	Driving school activities	8549
85.59	Other education n.e.c.	8549
85.60	Educational support activities	8550
86.10	Hospital activities	8610
86.21	General medical practice activities	8620
86.22	Specialist medical practice activities	8620
86.23	Dental practice activities	8620
86.90	Other human health activities	8690
87.10	Residential nursing care activities	8710
87.20	Residential care activities for mental retardation, mental health and substance abuse	8720
87.30	Residential care activities for the elderly and disabled	8730
87.90	Other residential care activities	8790
88.10	Social work activities without accommodation for the elderly and disabled	8810
88.91	Child day-care activities	8890
88.99	Other social work activities without accommodation n.e.c.	8890
90.01	Performing arts	9000
90.02	Support activities to performing arts	9000
90.03	Artistic creation	9000
90.04	Operation of arts facilities	9000
91.01	Library and archives activities	9101
91.02	Museums activities	9102
91.03	Operation of historical sites and buildings and similar visitor attractions	9102
91.04	Botanical and zoological gardens and nature reserves activities	9103
92.00	Gambling and betting activities	9200
93.11	Operation of sports facilities	9311
93.12	Activities of sports clubs	9312
93.13	Fitness facilities	9311
93.19	Other sports activities	9319
93.21	Activities of amusement parks and theme parks	9321
93.29	Other amusement and recreation activities	9329
94.11	Activities of business and employers membership organisations	9411
94.12	Activities of professional membership organisations	9412
94.20	Activities of trade unions	9420
94.91	Activities of religious organisations	9491
94.92	Activities of political organisations	9492
94.99	Activities of other membership organisations n.e.c.	9499
95.11	Repair of computers and peripheral equipment	9511
95.12	Repair of communication equipment	9512
95.21	Repair of consumer electronics	9521
95.22	Repair of household appliances and home and garden equipment	9522
95.23	Repair of footwear and leather goods	9523
95.24	Repair of furniture and home furnishings	9524
95.25	Repair of watches, clocks and jewellery	9529
95.29	Repair of other personal and household goods	9529
96.01	Washing and (dry-)cleaning of textile and fur products	9601
96.02	Hairdressing and other beauty treatment	9602
96.03	Funeral and related activities	9603
96.04	Physical well-being activities	9609
96.09	Other personal service activities n.e.c.	9609
97.00	Activities of households as employers of domestic personnel	9700
98.10	Undifferentiated goods-producing activities of private households for own use	9810
98.20	Undifferentiated service-producing activities of private households for own use	9820
99.00	Activities of extraterritorial organisations and bodies	9900`;
export const sicToNaics: string = `0111	111140
0112	111160
0115	111150
0116	111110
0119	111120 111130 111150 111191 111199
0131	111920
0132	111910
0133	111930 111991
0134	111211
0139	111199 111211 111219 111940 111992 111998 112519
0161	111211 111219
0171	111333 111334
0172	111332
0173	111335
0174	111310 111320
0175	111331 111339
0179	111336 111339
0181	111421 111422
0182	111411 111419
0191	111998 112519
0211	112112
0212	112111
0213	112210
0214	112410 112420
0219	112990
0241	112111 112120
0251	112320
0252	112310
0253	112330
0254	112340
0259	112390
0271	112930
0272	112920
0273	112511 112512 112519
0279	112519 112910 112990
0291	112990
0711	115112
0721	115112
0722	115113
0723	115114 311119
0724	115111
0741	541940
0742	541940
0751	115210 311611
0752	115210 812910
0761	115115
0762	115116
0781	541320 541690
0782	561730
0783	561730
0811	111421 113110
0831	111998 112519 113210
0851	115310
0912	114111
0913	114112
0919	111998 112512 112519 114112 114119
0921	112511 112512
0971	114210
1011	212210
1021	212230
1031	212230
1041	212220
1044	212220
1061	212230 212290
1081	213114 238910 541360
1094	212290
1099	212290
1221	212114
1222	212115
1231	212114 212115
1241	213113 238910
1311	211120
1321	211130
1381	213111
1382	213112 541360
1389	213112 237120 238910
1411	212311
1422	212312
1423	212313
1429	212319
1442	212321
1446	212322
1455	212323
1459	212323
1474	212390
1475	212390
1479	212390
1481	213115 238910 541360
1499	212319 212390
1521	236115 236118
1522	236116 236118 236220
1531	236117 236118 236210 236220
1541	236210 236220
1542	236220
1611	237310
1622	237310 237990
1623	237110 237120 237130
1629	236210 237110 237120 237130 237990 238910
1711	238210 238220 238910
1721	237310 238320
1731	238210
1741	238140
1742	238310
1743	238310 238340
1751	238130 238350
1752	238310 238330
1761	238160 238170 238390
1771	238110 238140 238990
1781	237110
1791	238120 238190 238220 238310
1793	238150
1794	238910
1795	238910
1796	238220 238290
1799	236220 237990 238150 238190 238290 238310 238320 238350 238390 238910 238990 561790 562910
2011	311611
2013	311612 311613
2015	311615 311999
2021	311512
2022	311513
2023	311511 311514
2024	311520
2026	311511 311514
2032	311422 311999
2033	311421
2034	311211 311423 311999
2035	311421 311941
2037	311411
2038	311412
2041	311211
2043	311230 311920
2044	311212
2045	311824
2046	311221 311225
2047	311111
2048	311119 311611
2051	311812
2052	311812 311821 311919
2053	311813
2061	311314
2062	311314
2063	311313
2064	311340 311352
2066	311351 311352
2067	311340
2068	311911
2074	311224 311225
2075	311224 311225
2076	311224 311225
2077	311613 311710
2079	311224 311225
2082	311942 312120
2083	311213
2084	312130
2085	312130 312140
2086	312111 312112
2087	311920 311930 311942 311999
2091	311710
2092	311710
2095	311920
2096	311919
2097	312113
2098	311824
2099	111998 112519 311212 311340 311423 311824 311830 311911 311920 311941 311942 311991 311999
2111	312230
2121	312230
2131	312230
2141	312230
2211	313210
2221	313210
2231	313210 313310
2241	313220
2251	313310 315120
2252	313310 315120
2253	313310 315120
2254	313310 315120
2257	313240 313310
2258	313240 313310
2259	313240 313310 315120
2261	313310
2262	313310
2269	313310
2273	314110
2281	313110
2282	313110
2284	313110 313310
2295	313320
2296	314994
2297	313230
2298	313110 314994
2299	313110 313210 313220 313230 313310 314999
2311	314999 315210 315250
2321	314999 315210 315250
2322	314999 315210 315250
2323	314999 315210 315990
2325	314999 315210 315250
2326	314999 315210 315250
2329	314999 315210 315250
2331	314999 315210 315250
2335	314999 315210 315250
2337	314999 315210 315250
2339	314999 315210 315250 315990
2341	314999 315210 315250
2342	314999 315210 315250
2353	314999 315210 315990
2361	314999 315210 315250
2369	314999 315210 315250
2371	314999 315210 315250
2381	314999 315210 315990
2384	314999 315210 315250
2385	314999 315210 315250 315990
2386	314999 315210 315250
2387	314999 315210 315990
2389	314999 315210 315250 315990
2391	314120
2392	314120 314910 314999 339994
2393	314910
2394	314910
2395	314999 315210
2396	314999 315210 315990 323113 336360
2397	313220
2399	314999 315210 315990 336360
2411	113310
2421	321113 321912 321918 321920 321999
2426	321113 321912 321918 337215
2429	321113 321920 321999
2431	321911 321918
2434	337110
2435	321211
2436	321212
2439	321215
2441	321920
2448	321920
2449	321920
2451	321991
2452	321992
2491	321114
2493	321219
2499	321920 321999 333415 337126 339113 339999
2511	337122 337215
2512	337121
2514	337121 337126 337215
2515	337121 337910
2517	321999
2519	337126
2521	337211
2522	337214
2531	336360 337127 339940
2541	337110 337127 337212 337215
2542	337127 337215
2591	337920
2599	333248 333415 333994 333998 337127 339113
2611	322110 322120 322130
2621	322120
2631	322130
2652	322219
2653	322211
2655	322219
2656	322219
2657	322212
2671	322220 326112
2672	322220
2673	322220 326111
2674	322220
2675	322220 322230 322299
2676	322291
2677	322230
2678	322230
2679	322211 322220 322230 322299
2711	513110 513120 513130 513140 513191 513199 516210 519290
2721	513110 513120 513130 513140 513191 513199 516210 519290
2731	512230 513110 513120 513130 513140 513191 513199 516210 519290
2732	323117
2741	512230 513110 513120 513130 513140 513191 513199 516210 519290
2752	323111
2754	323111
2759	323111 323113
2761	323111
2771	323111 323113 513110 513120 513130 513140 513191 513199 516210 519290
2782	323111
2789	323120
2791	323120
2796	323120
2812	325180
2813	325120
2816	325130 325180
2819	211130 325130 325180 325998 331313
2821	325211
2822	325212
2823	325220
2824	325220
2833	325411
2834	325412
2835	325412 325413
2836	325414
2841	325611
2842	325612
2843	325613
2844	325611 325620
2851	325510
2861	325194
2865	325110 325130 325194
2869	325110 325120 325180 325193 325194 325199 325998
2873	325311
2874	325312
2875	325314 325315
2879	325320
2891	325520
2892	325920
2893	325910
2895	325180
2899	311942 325199 325510 325998
2911	324110
2951	324121
2952	324122
2992	324191
2999	324199
3011	326211
3021	316210
3052	326220
3053	339991
3061	326291 326299
3069	313320 314910 315250 315990 326199 326299 336612 339113 339920 339930
3081	326113
3082	326121
3083	326130
3084	326122
3085	326160
3086	326140 326150
3087	325991
3088	326191
3089	326121 326122 326199 336612 337215 339113
3111	316110
3131	316990 321999 339993
3142	316210
3143	316210
3144	316210
3149	316210
3151	314999 315210 315990
3161	316990
3171	316990
3172	316990 339910
3199	316990
3211	327211
3221	327213
3229	327212
3231	327215
3241	327310
3251	327120 327331
3253	327120
3255	327120
3259	327120
3261	327110
3262	327110
3263	327110
3264	327110
3269	327110
3271	327331
3272	327332 327390 327999
3273	327320
3274	327410
3275	327420
3281	327991
3291	327910 332999
3292	327999 336340 336350
3295	212323 212390 327992
3296	327993
3297	327120
3299	327110 327420 327999
3312	324199 331110 331221
3313	331110
3315	331222 332618
3316	331221
3317	331210
3321	331511
3322	331511
3324	331512
3325	331513
3331	331410
3334	331313
3339	331410
3341	331314 331420 331492
3351	331420
3353	331315
3354	331318
3355	331318
3356	331491
3357	331318 331420 331491 335921 335929
3363	331523
3364	331523
3365	331524
3366	331529
3369	331529
3398	332811
3399	331110 331221 331314 331420 331492 332618 332813
3411	332431
3412	332439
3421	332215 332216
3423	332216
3425	332216
3429	332439 332510 332722 332919 332999 333923 334519 336390 337215
3431	332999
3432	332913 332919 332999
3433	333414
3441	332312
3442	332321
3443	332313 332410 332420 333415
3444	332321 332322 332439 333415
3446	332323
3448	332311
3449	332114 332312 332323
3451	332721
3452	332722
3462	332111
3463	332112
3465	336370
3466	332119
3469	332119 332215 332439
3471	332813
3479	332812 339910
3482	332992
3483	332993
3484	332994
3489	332994
3491	332911
3492	332912
3493	332613
3494	332919 332999
3495	332613 334519
3496	332215 332618 333924
3497	322220 332999
3498	332996
3499	332117 332439 332510 332919 332999 336360 337215
3511	333611
3519	333618 336390
3523	332216 332323 333111 333922
3524	332216 333112
3531	333120 333923 336510
3532	333131
3533	333132
3534	333921
3535	333922
3536	333923
3537	332439 332999 333924
3541	333517
3542	333517
3543	332999
3544	333511 333514
3545	332216 333515
3546	333991
3547	333519
3548	333992 335311
3549	333519
3552	333248
3553	333243
3554	333243
3555	333248
3556	333241
3559	332410 333111 333242 333248 333310
3561	333914
3562	332991
3563	333912
3564	333413
3565	333993
3566	333612
3567	333994
3568	333613
3569	314999 333414 333998
3571	334111
3572	334112
3575	334118
3577	333310 334118 334418 334610
3578	333310 334118
3579	333310 334519 339940
3581	333310
3582	333310
3585	333415 336390
3586	333914
3589	333310
3592	336310
3593	333995
3594	333996
3596	333998
3599	332710 332813 332999 333310 333998 334519 336390
3612	335311
3613	335313
3621	335312
3624	335991
3625	335314
3629	335999
3631	335220
3632	335220
3633	335220
3634	333414 335210 339999
3635	335210
3639	333248 335210 335220
3641	335139
3643	335931
3644	332216 335932
3645	335131
3646	335132
3647	336320
3648	335139
3651	334310
3652	334610 512250
3661	334210 334418
3663	334220 334515
3669	334290
3671	334419
3672	334412
3674	334413
3675	334416
3676	334416
3677	334416
3678	334417
3679	334220 334310 334418 334419 334515
3691	335910
3692	335910
3694	336320
3695	334610
3699	333310 333618 333992 335139 335999
3711	336110 336120 336211 336992
3713	336211
3714	336211 336310 336320 336330 336340 336350 336390
3715	336212
3716	336213
3721	336411 541713
3724	336412 541713
3728	332912 336411 336413 541713
3731	336611 488390
3732	336612 811490
3743	333914 336510
3751	336991
3761	336414 541713
3764	336415 541713
3769	336419 541713
3792	336214
3795	336992
3799	333924 336214 336390 336999
3812	334511
3821	333248 333415 333994 333998 337127 339113
3822	334512
3823	334513
3824	334514
3825	334514 334515
3826	334516
3827	333310
3829	334514 334519 339112
3841	332994 333248 333415 333994 333998 337127 339112 339113
3842	322291 334510 339113 339999
3843	339114
3844	334517
3845	334510 334517
3851	339113 339115
3861	325992 333310
3873	334519
3911	339910
3914	332215 332999 339910
3915	334519 339910
3931	339992
3942	339930
3944	336991 339930
3949	339920
3951	339940
3952	325998 337127 339940
3953	339940
3955	339940
3961	339910 339993
3965	339993
3991	339994
3993	323113 339950
3995	339995
3996	326199
3999	316110 321999 325998 326199 332215 332216 332812 332999 333310 335131 335210 336612 337127 339930 339999
4011	482111
4013	482112 488210
4111	485111 485112 485113 485119 485999
4119	485320 485410 485991 485999 487110 621910
4121	485310
4131	485210
4141	485510
4142	485510
4151	485410
4173	488490
4212	484110 484210 484220 562111 562112 562119
4213	484121 484122 484210 484230
4214	484110 484210 484220
4215	492110 492210
4221	493130
4222	493120
4225	493110 531130
4226	493110 493120 493190
4231	488490
4311	491110
4412	483111
4424	483113
4432	483113
4449	483211
4481	483112 483114
4482	483114 483212
4489	483212 487210
4491	488310 488320
4492	488330
4493	713930
4499	483211 488310 488330 488390 532411 541990
4512	481111 481112
4513	492110
4522	481211 481212 481219 487990 621910
4581	488111 488119 488190 561720 811420
4612	486110
4613	486910
4619	486990
4724	561510
4725	561520
4729	488999 561599
4731	488510 541614
4741	488210 532411
4783	488991
4785	488390 488490
4789	487110 488210 488999 722310
4812	517112 517121 517122
4813	517111 517121 517122
4822	517111
4832	516110 516210
4833	516120 516210
4841	516210 517111
4899	485310 517112 517122 517410 517810 812990
4911	221111 221112 221113 221114 221115 221116 221117 221118 221121 221122
4922	486210
4923	221210 486210
4924	221210
4925	221210
4931	221111 221112 221113 221114 221115 221116 221117 221118 221121 221122 221210
4932	221210
4939	221111 221112 221113 221114 221115 221116 221117 221118 221121 221122 221210
4941	221310
4952	221320
4953	562211 562212 562213 562219 562920
4959	488119 488490 561710 561790 562910 562998
4961	221330
4971	221310
5012	423110 425120
5013	423120 425120 441330
5014	423130 425120 441340
5015	423140 425120 441330
5021	423210 425120 449110
5023	423220 425120 449121
5031	423310 425120 444110
5032	423320 425120 444180
5033	423330 425120 444180
5039	423310 423390 425120 444180
5043	423410 425120
5044	423420 425120 459410
5045	423430 425120 449210
5046	423440 425120
5047	423450 425120 456199
5048	423460 425120
5049	423490 425120 459410
5051	423510 425120
5052	423520 425120
5063	423610 425120 444180
5064	423620 423720 425120 444180 449210
5065	423690 425120 449210
5072	423710 425120 444140
5074	423620 423720 425120 444180
5075	423730 425120
5078	423740 425120
5082	423810 425120
5083	423820 425120 444230
5084	423830 425120
5085	423830 423840 425120 455219 459991 459999
5087	423850 425120 456120
5088	423860 425120
5091	423910 425120 459110
5092	423920 425120 459120
5093	423930 425120
5094	423940 425120 458310
5099	423990 425120 444180 449210 459110 459120
5111	424110 425120 459410
5112	424120 425120 459410
5113	424130 425120 455219 459991 459999
5122	424210 425120 456110 456120 456191
5131	313310 424310 425120 459130
5136	423910 424350 425120 458110
5137	423910 424350 425120 458110
5139	424340 425120 458210
5141	424410 425120 445110
5142	424420 425120 441330 441340 444140 444180 444230 444240 445131 445240 445250 445298 445320 449110 449121 449122 449129 449210 455219 456110 456120 456130 456191 456199 458110 458210 458310 458320 459110 459120 459130 459140 459210 459310 459410 459420 459510 459910 459920 459991 459999
5143	424430 425120 445298
5144	424440 425120 445240
5145	424450 425120 445292
5146	424460 425120 445250
5147	311612 424470 425120 445240
5148	424480 425120 445230
5149	312112 424490 425120 445298 459910
5153	424510 425120 444240
5154	424520 425120
5159	424590 425120 444240
5162	424610 425120 455219 459991 459999
5169	424690 425120
5171	424710 457210
5172	424720 425120
5181	424810 425120 445320
5182	424820 425120 445320
5191	424910 425120 444240
5192	424920 425120 459210
5193	424930 425120 444240
5194	424940 425120 459991
5198	424950 425120
5199	424310 424340 424610 424990 425120 459420 459910 459991 541890
5211	444110 444180
5231	444120 444180
5251	444140
5261	444230 444240
5271	459930
5311	455110 455211
5331	455219
5399	455110 455211 455219
5411	441330 441340 444140 444180 444230 444240 445110 445131 445240 445250 445298 445320 449110 449121 449122 449129 449210 455110 455211 455219 456110 456120 456130 456191 456199 457110 458110 458210 458310 458320 459110 459120 459130 459140 459210 459310 459410 459420 459510 459910 459920 459991 459999
5421	441330 441340 444140 444180 444230 444240 445131 445240 445250 445298 445320 449110 449121 449122 449129 449210 455219 456110 456120 456130 456191 456199 458110 458210 458310 458320 459110 459120 459130 459140 459210 459310 459410 459420 459510 459910 459920 459991 459999
5431	441330 441340 444140 444180 444230 444240 445131 445230 445240 445250 445298 445320 449110 449121 449122 449129 449210 455219 456110 456120 456130 456191 456199 458110 458210 458310 458320 459110 459120 459130 459140 459210 459310 459410 459420 459510 459910 459920 459991 459999
5441	311340 311352 445292
5451	445298
5461	311811 445291 722515
5499	445240 445298 456191
5511	441110
5521	441120
5531	441330 441340 455219
5541	457110 457120
5551	441222
5561	441210
5571	441227
5599	441227
5611	458110
5621	458110
5632	458110
5641	458110
5651	458110
5661	458210
5699	315250 458110
5712	337110 337121 337122 449110
5713	449121
5714	314120 449122 459130
5719	327110 449122 449129
5722	449210
5731	441330 449210
5734	449210
5735	449210
5736	459140
5812	711110 722310 722320 722511 722513 722514 722515
5813	722410
5912	456110
5921	445320
5932	459510 522299
5941	459110
5942	459210
5943	459410
5944	458310
5945	459120
5946	449210
5947	459420
5948	458320
5949	459130
5961	441227 441330 441340 444140 444180 444230 444240 445131 445240 445250 445298 445320 449110 449121 449122 449129 449210 455110 455211 455219 456110 456120 456130 456191 456199 458110 458210 458310 458320 459110 459120 459130 459140 459210 459310 459410 459420 459510 459910 459920 459991 459999
5962	445132
5963	441330 441340 444140 444180 444230 444240 445131 445240 445250 445298 445320 449110 449121 449122 449129 449210 455219 456110 456120 456130 456191 456199 458110 458210 458310 458320 459110 459120 459130 459140 459210 459310 459410 459420 459510 459910 459920 459991 459999 722330
5983	457210
5984	457210
5989	457210
5992	459310
5993	459991
5994	459210
5995	339115 456130
5999	339113 449210 455219 456120 456199 459910 459920 459991 459999
6011	521110
6019	522299
6021	522110 522210
6022	522110 522180 522210
6029	522110
6035	522180
6036	522180
6061	522130
6062	522130
6081	522110 522299
6082	522299
6091	523991
6099	522320 522390 523160 523991
6111	522292 522299
6141	522210 522220 522291 522299
6153	522210 522220 522299 522320 523910
6159	522220 522292 522299
6162	522292 522390
6163	522310
6211	523150 523910 523999
6221	523160
6231	523210
6282	523940
6289	523991 523999
6311	524113 524128 524130
6321	524113 524114 524130 525190
6324	524114 524130 525190
6331	524126 524128 524130 525190
6351	524126 524128 524130
6361	524127 524130
6371	523940 524292 525110 525120 525990
6399	524128
6411	524210 524291 524292 524298
6512	531120 711310
6513	531110
6514	531110
6515	531190
6517	531190
6519	531190
6531	531110 531210 531311 531312 531320 531390 812220 813990
6541	541191
6552	237210
6553	812220
6712	551111
6719	551112
6722	525910
6726	525990
6732	813211
6733	523940 523991 525190 525920
6792	523910 533110
6794	533110
6798	525990 531110 531120 531130 531190
6799	523160 523910 523940
7011	721110 721120 721191 721199
7021	721310
7032	721214
7033	721211
7041	721110 721310
7211	812320
7212	812320
7213	812331
7215	812310
7216	812320
7217	561740
7218	812332
7219	811490 812320 812331
7221	541921
7231	611511 812112 812113
7241	611511 812111
7251	811430 812320 812990
7261	812210 812220
7291	541213
7299	532281 541990 561311 561990 812191 812199 812930 812990
7311	541810
7312	541850
7313	541840
7319	481219 541830 541850 541870 541890
7322	561440
7323	561450
7331	513140 541860
7334	323111 561439
7335	481219 541922
7336	541430
7338	561410 561492
7342	561710 561720
7349	561720 561790
7352	532283 532490
7353	238910 238990 532412
7359	532210 532289 532310 532411 532412 532420 532490 562991
7361	541612 561311 561312
7363	561320 561330
7371	541511
7372	334610 513210
7373	541512
7374	518210
7375	517111 517810
7376	541513
7377	532420
7378	449210 811210
7379	518210 541512 541519
7381	561611 561612 561613
7382	561621
7383	516210 711510
7384	812921 812922
7389	312230 313310 314999 325998 425120 488490 491110 512240 512290 518210 519290 522320 541199 541340 541350 541370 541410 541420 541490 541870 541890 541930 541990 561410 561421 561422 561431 561439 561440 561491 561499 561591 561599 561790 561910 561920 561990 711310 711320 711410 812320 812990
7513	532120
7514	532111
7515	532112
7519	532120
7521	812930
7532	811121
7533	811114
7534	326212 811198
7536	811122
7537	811114
7538	811111
7539	811114 811198
7542	811192
7549	488410 811122 811191 811198
7622	238290 449210 811210
7623	449210 811310 811412
7629	449210 811210 811412
7631	458310 811490
7641	811420
7692	811310
7694	335312 811310
7699	115210 238220 444140 444230 449129 459110 488390 561622 561790 562991 562998 711510 811210 811310 811411 811412 811430 811490
7812	512110
7819	334610 512191 512199 532281 532490 541214 541690 561311 711510
7822	423990 512120
7829	512120 512199 519210
7832	512131
7833	512132
7841	532282
7911	611610 713990
7922	512290 532490 561311 561599 711110 711120 711310 711320 711410 711510
7929	711130 711190 711510
7933	713950
7941	711211 711310 711320 711410
7948	711212 711219
7991	713940
7992	713910
7993	713120 713290 713990
7996	713110
7997	481219 488119 713910 713940 713990
7999	487110 487210 487990 532284 561599 611620 611699 711190 711219 711310 711320 712190 713210 713290 713920 713940 713990 812990
8011	621111 621112 621491 621493
8021	621210
8031	621111 621112
8041	621310
8042	621320
8043	621391
8049	621330 621340 621399
8051	623110 623210 623311
8052	623110 623210 623311
8059	623110 623210 623311
8062	622110
8063	622210
8069	622110 622210 622310
8071	621511 621512
8072	339116
8082	621610
8092	621492
8093	621399 621410 621420 621498
8099	541430 541922 621410 621991 621999
8111	541110
8211	611110
8221	611310
8222	611210
8231	519210
8243	611420 611519
8244	611410
8249	611512 611513 611519
8299	611430 611512 611519 611610 611620 611630 611691 611692 611699 611710
8322	624110 624120 624190 624210 624221 624229 624230 922150
8331	624310
8351	624410
8361	623210 623220 623312 623990
8399	813212 813219 813311 813312 813319
8412	712110 712120
8422	712130 712190
8611	813910
8621	813920
8631	813930
8641	813319 813410 813990 921150
8651	813940
8661	813110
8699	561599 813312 813410 813910 813990
8711	541330
8712	541310
8713	541360 541370
8721	541211 541214 541219
8731	541713 541714 541715
8732	541720 541910
8733	541713 541714 541715 541720
8734	541380 541940
8741	236115 236116 236118 236210 236220 237110 237120 237130 237310 237990 561110
8742	541611 541612 541613 541614 561312
8743	541820
8744	561210
8748	541320 541330 541618 541690 611710
8811	814110
8999	512230 512250 513110 513120 513130 513140 513191 513199 516210 519290 541612 541620 541690 541990 561312 711510
9111	921110
9121	921120
9131	921140
9199	921190
9211	922110
9221	922120
9222	922130
9223	922140
9224	922160
9229	922190
9311	921130
9411	923110
9431	923120
9441	923130
9451	923140
9511	924110
9512	924120
9531	925110
9532	925120
9611	926110
9621	488111 926120
9631	926130
9641	926140
9651	926150
9661	927110
9711	928110
9721	928120`;
export const naicsToIsic: string = `111110	0111
111120	0111
111130	0111
111140	0111
111150	0111
111160	0112
111191	0111
111199	0111
111211	0113
111219	0113 0119 0128
111310	0123
111320	0123
111331	0124
111332	0121
111333	0125
111334	0125
111335	0125 0126
111339	0122 0124 0125 0126 0127
111411	0113
111419	0113 0122 0128 0322
111421	0129 0130
111422	0119
111910	0115
111920	0116
111930	0114
111940	0119
111991	0113
111992	0111
111998	0111 0116 0127 0128 0129 0150 0230 1072
112111	0141
112112	0141
112120	0141
112130	0141
112210	0145
112310	0146
112320	0146
112330	0146
112340	0146
112390	0146 0149
112410	0144
112420	0144
112511	0321 0322
112512	0321 0322
112519	0321 0322
112910	0149
112920	0142
112930	0149
112990	0143 0149 0150
113110	0210
113210	0210 0230
113310	0220 0240 1610
114111	0311 0312
114112	0311 0312
114119	0311 0312
114210	0170
115111	0163
115112	0161
115113	0161
115114	0163 0164
115115	0161
115116	0161 0162
115210	0162 7500
115310	0240
211120	0610
211130	0510 0620
212114	0510 0520
212115	0510 0520
212210	0710
212220	0729
212230	0729
212290	0721 0729
212311	0810
212312	0810 0891
212313	0810
212319	0810
212321	0810
212322	0810
212323	0810 0899
212390	0810 0891 0892 0893 0899
213111	0910
213112	0910
213113	0990 4312
213114	0990 4312
213115	0990 4312
221111	3510
221112	3510
221113	3510
221114	3510
221115	3510
221116	3510
221117	3510
221118	3510
221121	3510
221122	3510
221210	3520
221310	3600 4930
221320	3700
221330	3530
236115	4100
236116	4100
236117	4100
236118	4100
236210	4100 4290 4390
236220	4100 4290
237110	4220
237120	4220 4290
237130	4220
237210	4290
237310	4210 4321
237990	4210 4220 4290 4312
238110	4390
238120	4390
238130	4390
238140	4330 4390
238150	4330
238160	4390
238170	4390
238190	4390
238210	4321
238220	3320 4322 4390 8129
238290	3320 4321 4329
238310	4329 4330 4390
238320	4330
238330	4330
238340	4330
238350	4330
238390	4330 4390
238910	4311 4312 4390
238990	4210 4390
311111	1080
311119	1080
311211	1030 1061
311212	1061
311213	1103
311221	1040 1062
311224	1040
311225	1040 1062
311230	1061
311313	1072
311314	1072
311340	1073
311351	1073
311352	1073
311411	1030
311412	1010 1071 1074 1075 1079
311421	1030 1079
311422	1074 1075 1079
311423	1030 1079
311511	1050 1079
311512	1050
311513	1050 1079
311514	1050 1079
311520	1050
311611	1010
311612	1010 1079
311613	1010
311615	1010
311710	0311 1010 1020 1040 1075 1079
311811	1071
311812	1071
311813	1071
311821	1071
311824	1061 1074 1075
311830	1071
311911	1030
311919	1030 1071
311920	1079
311930	1030 1079
311941	1030 1079
311942	0893 1030 1079
311991	1030 1074 1079
311999	1030 1075 1079
312111	1104
312112	1104
312113	3530
312120	1103
312130	1101 1102
312140	1101 2011
312230	1200
313110	1311
313210	1312 1420
313220	1399
313230	1399
313240	1391 1399 1420
313310	1311 1313
313320	1313 2219
314110	1393
314120	1392 2220
314910	1392 1512 2220
314994	1394 1399
314999	1311 1313 1392 1393 1394 1399 1410
315120	1430
315210	1410 1420
315250	1410 1420
315990	1399 1410 1420 2219
316110	1511
316210	1520
316990	1410 1512 1520
321113	1610 1622
321114	1610
321211	1621
321212	1621
321215	1621 1622
321219	1621
321911	1622
321912	1610 1622 1629
321918	1610 1622
321920	1623 1629
321991	1622
321992	1622
321999	1610 1623 1629 2220 3100
322110	1701
322120	1701 1702 1709 2399
322130	1701 1702 1709
322211	1702
322212	1702
322219	1702 1709
322220	1399 1701 1702 1709 2220 2420 2599
322230	1709
322291	1709
322299	1701 1702 1709
323111	1709 1811 2599 8219
323113	1313 1811
323117	1811
323120	1812
324110	1920
324121	2399
324122	2399
324191	1920
324199	1629 1910 1920
325110	1920 2011
325120	2011
325130	2011
325180	2011 2012
325193	2011
325194	1910 2011 2022
325199	2011 2029 2100
325211	2013
325212	2013
325220	2030 2220
325311	2012
325312	2011 2012
325314	2012
325315	2012
325320	2021
325411	2100
325412	2100
325413	2029 2100
325414	2100
325510	2022
325520	2022 2029
325611	2023
325612	2011 2021 2023 2029
325613	2023 2029
325620	2023
325910	2022
325920	2029
325991	2013
325992	2029 2817
325998	2011 2022 2023 2029 2399 8292
326111	2220
326112	2220
326113	2220
326121	2220
326122	2220
326130	2220
326140	2220
326150	2220
326160	2220
326191	2220
326199	2220 2720 2920 3100
326211	2211 2219
326212	2211
326220	2219 2220
326291	2219
326299	2219 2720
327110	2392 2393
327120	2391 2392 2395
327211	2310
327212	2310
327213	2310
327215	2310
327310	2394
327320	2395
327331	2395
327332	2395
327390	2395
327410	2394
327420	2394 2395
327910	2399
327991	2396
327992	2399
327993	2310 2399
327999	2395 2399 3211
331110	2410
331210	2431
331221	2410
331222	2410 2599 2732 3099
331313	2420
331314	2420
331315	2420
331318	2420 2599 2732
331410	2420
331420	2420 2599 2732
331491	2420 2599
331492	2420
331511	2431 2823
331512	2431
331513	2431
331523	2432
331524	2432
331529	2432
332111	2591
332112	2591
332114	2591
332117	2591
332119	2591 2599
332215	2593 2599 3290
332216	2593 2790 2816 2819 2821
332311	2511
332312	2511 3011 3012
332313	2511 2512 2513 2816 2823 3011
332321	2511
332322	2511 2599
332323	2511 2599
332410	2513 2819
332420	2512 2819 2823 2920
332431	2599
332439	2512 2599 2920
332510	2593
332613	2599
332618	2599 3290
332710	2592
332721	2599
332722	2599
332811	2592
332812	2592
332813	2592
332911	2813
332912	2410 2420 2812
332913	2220 2420 2813
332919	2410 2813 2819
332991	2814
332992	1709 2029 2520
332993	2029 2520
332994	2520
332996	2410 2420
332999	2023 2420 2593 2599
333111	2813 2818 2821 2825 2826
333112	2818 2821 3099
333120	2593 2816 2818 2819 2821 2824
333131	2593 2816 2818 2824 3020
333132	2824
333241	2819 2825
333242	2829
333243	2821 2822 2829
333248	2815 2819 2822 2823 2825 2826 2829 3250
333310	2670 2790 2817 2819 2822 2825 2826 2829 3030 3290
333413	2819
333414	2512 2815
333415	2813 2815 2819
333511	2593
333514	2593 2822
333515	2593 2822
333517	2822 2823
333519	2822 2823
333611	2811
333612	2814
333613	2814
333618	2790 2811 2910 3091
333912	2813 2819
333914	2813
333921	2816
333922	2816 2824
333923	2816 3020
333924	2816 3099
333991	2818 2819
333992	2599 2710 2790 2819
333993	2819
333994	2815
333995	2812
333996	2812
333998	2599 2651 2815 2816 2819 2829 3250
334111	2620
334112	2620
334118	2620
334210	2630
334220	2630 2651 3030
334290	2630 2651 2790 3020
334310	2640
334412	2610
334413	2610
334416	2610
334417	2610
334418	2610
334419	2610
334510	2660
334511	2651
334512	2651
334513	2651
334514	2651 2652
334515	2651
334516	2651
334517	2660
334519	2651 2652
334610	1820 2680
335131	2740
335132	2740
335139	1399 2740 2790
335210	2750
335220	2750
335311	2710
335312	2710
335313	2710
335314	2710 2790
335910	2720
335921	2731
335929	2732
335931	2733
335932	2733
335991	2399 2790
335999	2790
336110	2910
336120	2910
336211	2816 2910 2920 2930
336212	2920
336213	2910
336214	2920
336310	2811 2813 2910 2930
336320	2740 2813 2930
336330	2813 2930
336340	2399 2813 2930
336350	2399 2930
336360	1392 1399 2220 2930 3011 3020 3030
336370	2591
336390	2813 2819 2930
336411	3030
336412	2813 3030
336413	3030
336414	3030
336415	3030
336419	3030
336510	2910 3020
336611	3011 3315
336612	3012
336991	3091 3092
336992	3040
336999	2910 2930 3012 3099
337110	3100
337121	3100
337122	3100
337126	3100
337127	3100 3250
337211	3100
337212	3100
337214	3100
337215	1622 2220 2511 3100
337910	2219 2220 3100
337920	1392 1629 2220 2593 2599
339112	3250
339113	2100 2813 3092 3250 3290
339114	3250
339115	3250
339116	3250
339910	2592 2599 3211 3212
339920	2219 2829 3220 3230 3240
339930	2640 3092 3230 3240
339940	1399 1629 1701 1709 2022 2817 2819 3290
339950	1629 1811 2220 2599 2790
339991	1399 1512 1629 1709 2219 2220 2399 2819
339992	3220
339993	2599 2826 3290
339994	3290
339995	3290
339999	1410 1629 2023 2220 2599 2819 3220 3240 3290
423110	4510 4530 4540
423120	4530 4540 4659 4663
423130	4530 4540
423140	4530 4540
423210	4649 4659
423220	4641 4649 4663
423310	4649 4663
423320	4663
423330	4663
423390	4663
423410	4649 4659
423420	4659
423430	4651
423440	4659
423450	4649 4659
423460	4649
423490	4659
423510	4662
423520	4661 4662
423610	4649 4652 4659
423620	4649
423690	4652 4659
423710	4663
423720	4659 4663
423730	4530 4663
423740	4659
423810	4659
423820	4653
423830	4659 4663
423840	4659 4669
423850	4649 4659
423860	4659
423910	4510 4649 4663
423920	4649
423930	4669
423940	4649 4669
423990	4649 4659 4661 4663 4690
424110	4669
424120	4649
424130	4649 4669
424210	4649
424310	4641
424340	4641
424350	4641
424410	4630
424420	4630
424430	4630
424440	4620 4630
424450	4630
424460	4630
424470	4630
424480	4630
424490	4630 4669
424510	4620
424520	4620
424590	4620 4630
424610	4669
424690	4649 4663 4669
424710	4661
424720	4661
424810	4630
424820	4630
424910	4620 4669
424920	4649
424930	4620
424940	4630
424950	4663 4669
424990	4620 4630 4641 4649 4661 4669 4690
425120	4510 4530 4540 4610
441110	4510
441120	4510
441210	4510 4530
441222	3315 4763
441227	4510 4540 4773 4791
441330	4530 4742 4781 4782 4789 4791 4799
441340	4530 4540 4781 4782 4789 4791 4799
444110	4752
444120	4752 4753
444140	4752 4781 4782 4789 4791 4799
444180	4752 4759 4781 4782 4789 4791 4799
444230	4752 4781 4782 4789 4791 4799 9522
444240	4773 4781 4782 4789 4791 4799
445110	4711
445131	4711 4781 4782 4789 4791 4799
445132	4799
445230	4721 4781
445240	4721 4781 4782 4789 4791 4799
445250	4721 4781 4782 4789 4791 4799
445291	4721
445292	4721
445298	4721 4722 4781 4782 4789 4791 4799
445320	4722 4781 4782 4789 4791 4799
449110	4759 4781 4782 4789 4791 4799
449121	4753 4781 4782 4789 4791 4799
449122	4753 4781 4782 4789 4791 4799 9524
449129	4759 4773 4781 4782 4789 4791 4799
449210	3313 4741 4742 4759 4762 4773 4781 4782 4789 4791 4799 9521 9522
455110	4719 4791
455211	4711 4719 4791
455219	2396 4530 4719 4752 4759 4773 4774 4781 4782 4789 4791 4799
456110	4772 4781 4782 4789 4791 4799
456120	4772 4781 4782 4789 4791 4799
456130	4773 4781 4782 4789 4791 4799
456191	4721 4781 4782 4789 4791 4799
456199	4772 4781 4782 4789 4791 4799
457110	4711 4730
457120	4730
457210	4799
458110	4771 4773 4781 4782 4789 4791 4799
458210	4771 4781 4782 4789 4791 4799
458310	4773 4781 4782 4789 4791 4799 9529
458320	4771 4781 4782 4789 4791 4799 9523
459110	4763 4781 4782 4789 4791 4799 9529
459120	4764 4781 4782 4789 4791 4799
459130	4751 4781 4782 4789 4791 4799
459140	4759 4781 4782 4789 4791 4799 9529
459210	4761 4781 4782 4789 4791 4799
459310	4773 4781 4782 4789 4791 4799
459410	4761 4781 4782 4789 4791 4799
459420	4773 4781 4782 4789 4791 4799
459510	4774 4781 4782 4789 4791 4799
459910	4773 4781 4782 4789 4791 4799
459920	4773 4781 4782 4789 4791 4799
459930	4773
459991	2396 4723 4752 4759 4773 4774 4781 4782 4789 4791 4799
459999	2396 4752 4759 4773 4774 4781 4782 4789 4791 4799
481111	5110
481112	5120
481211	5110
481212	5120
481219	5110
482111	4911 4912
482112	4912
483111	5012
483112	5011
483113	5012
483114	5011
483211	5022
483212	5021
484110	4923
484121	4923
484122	4923
484210	4923
484220	4923
484230	4923
485111	4921
485112	4921
485113	4921
485119	4921
485210	4922
485310	4922
485320	4922
485410	4922
485510	4922
485991	4922
485999	4922
486110	4930
486210	4930
486910	4930
486990	4930
487110	4911 4922
487210	5011 5021
487990	4922 5110
488111	5223
488119	5223 5224 8129
488190	3315 5223
488210	3315 5221 5224 8129
488310	5222
488320	5224 8129
488330	5222
488390	3315 3830 5222 5229
488410	5221
488490	5221 5224 5229 8129
488510	5229
488991	5229
488999	0910 5221 5223 5229
491110	5310
492110	5320
492210	5320
493110	5210
493120	5210
493130	5210
493190	5210
512110	5911
512120	5913
512131	5914
512132	5914
512191	5912
512199	5912 5913
512230	5920
512240	5920
512250	5920
512290	5920
513110	5811 5812 5813 5819 5920 6010 6020 6312
513120	5811 5812 5813 5819 5920 6010 6020 6312
513130	5811 5812 5813 5819 5920 6010 6020 6312
513140	5811 5812 5813 5819 5920 6010 6020 6312
513191	5811 5812 5813 5819 5920 6010 6020 6312
513199	5811 5812 5813 5819 5920 6010 6020 6312
513210	5820
516110	6010 6120
516120	6020 6120
516210	5811 5812 5813 5819 5920 6010 6020 6120 6312 6391
517111	6110 6130
517112	6120
517121	6190
517122	6120 6190
517410	6130 6190
517810	6190
518210	6311 7420
519210	9101
519290	5811 5812 5813 5819 5920 6010 6020 6312 6399 9101
521110	6411
522110	6419
522130	6419
522180	6419
522210	6492
522220	6491 6492
522291	6492
522292	6492
522299	6411 6492 6499
522310	6619
522320	6619
522390	6419
523150	6499 6612
523160	6499 6612
523210	6611
523910	6499 6810
523940	6619 6630
523991	6619
523999	6612 6619
524113	6511
524114	6512
524126	6512
524127	6512
524128	6512
524130	6520
524210	6622
524291	6621
524292	6629
524298	6629
525110	6530
525120	6430
525190	6430
525910	6430
525920	6430
525990	6430
531110	6810
531120	6810
531130	6810
531190	6810
531210	6820
531311	6820
531312	6820
531320	6820
531390	6820
532111	7710
532112	7710
532120	7710 7730
532210	7729
532281	7729
532282	7722
532283	7729
532284	7721 7730
532289	7729
532310	7729 7730
532411	7730
532412	7730
532420	7730
532490	7730
533110	7740
541110	6910
541120	6910
541191	6910
541199	6910
541211	6920
541213	6920
541214	6920
541219	6920
541310	7110
541320	7110
541330	7110
541340	7110
541350	7110
541360	7110
541370	7110
541380	7120
541410	7410
541420	7410
541430	7410
541490	7410
541511	6201
541512	6202
541513	6202
541519	6209
541611	7020
541612	6629 7020
541613	7020
541614	7020 7490
541618	7490
541620	7490
541690	7490
541713	7210
541714	7210
541715	7210
541720	7220
541810	7310
541820	7020
541830	7310
541840	7310
541850	7310
541860	7310
541870	7310
541890	7310
541910	7320
541921	7420
541922	7420
541930	7490
541940	7500
541990	6910 7490 8030 8890
551111	6420
551112	6420
551114	7010
561110	8211
561210	8110 8423
561311	7810
561312	7810
561320	7820
561330	7830
561410	8219
561421	8220
561422	8220
561431	8219
561439	8219
561440	8291 8411
561450	8291
561491	8299
561492	8299
561499	8292 8299
561510	7911
561520	7912
561591	7990
561599	7990
561611	8010 8030
561612	8010
561613	8010
561621	8020
561622	8020
561710	8129
561720	8121 8129
561730	8130
561740	9601
561790	4390 8129
561910	8292
561920	8230
561990	1313 8299 8413 8423
562111	3811
562112	3812
562119	3811
562211	3822
562212	3821
562213	3821
562219	3700 3821
562910	3900
562920	3830
562991	3700
562998	3700
611110	8510 8521 8522
611210	8530
611310	8530
611410	8522
611420	8549
611430	8549
611511	8522
611512	8522 8549
611513	8522
611519	8522
611610	8542
611620	8541
611630	8549
611691	8510 8549
611692	8549
611699	8541 8549
611710	8550
621111	8620
621112	8620
621210	8620
621310	8690
621320	8690
621330	8690
621340	8690
621391	8690
621399	8690
621410	8620 8690 8890
621420	8620 8690
621491	8620
621492	8690
621493	8620
621498	8620 8690
621511	8690
621512	8690
621610	8690
621910	8690
621991	8690
621999	8690
622110	8610
622210	8610
622310	8610
623110	8710
623210	8720
623220	8720
623311	8730
623312	8730
623990	8790
624110	8890
624120	8810
624190	8890
624210	8890
624221	8890
624229	8890
624230	8890
624310	8890
624410	8890
711110	9000
711120	9000
711130	9000
711190	9000 9329
711211	9312
711212	9311
711219	9319
711310	9000 9311 9319 9329
711320	9000 9319 9329
711410	7490
711510	3290 3319 7420 9000
712110	9102
712120	9102
712130	9103
712190	9103
713110	9321
713120	9329
713210	9200
713290	9200
713910	9311
713920	4922 9329
713930	9329
713940	9311
713950	9311
713990	7990 9312 9319 9329
721110	5510 5590
721120	5510 9200
721191	5510
721199	5510
721211	5520
721214	5520
721310	5590
722310	5629
722320	5621
722330	5610 5630
722410	5630
722511	5610
722513	5610
722514	5610
722515	5610 5630
811111	4520
811114	4520
811121	2920 4520
811122	4520
811191	4520
811192	4520
811198	4520 7120
811210	3312 3313 9511 9512 9521
811310	3311 3312 3313 3314 3315 3319 4520 8129
811411	3312 9522
811412	9522
811420	9524
811430	9523
811490	3311 3312 3315 3319 4540 9522 9529
812111	9602
812112	9602
812113	9602
812191	9609
812199	9609
812210	9603
812220	9603
812310	9601
812320	9601
812331	9601
812332	9601
812910	9609
812921	7420
812922	7420
812930	5221 9609
812990	6190 9529 9609
813110	9491
813211	9499
813212	9499
813219	9499
813311	9499
813312	9499
813319	9499
813410	9499
813910	9411
813920	9412
813930	9420
813940	9492
813990	9319 9499
814110	9700
921110	8411
921120	8411
921130	8411
921140	8411
921150	8411 8423
921190	8411
922110	8423
922120	8423
922130	8423
922140	8423
922150	8423
922160	8423
922190	8411 8422 8423
923110	8411 8412
923120	8411 8412
923130	8412 8430
923140	8412
924110	8412
924120	8412 8413 8423
925110	8412
925120	8413
926110	7990 8411 8412 8413 8421
926120	8413 8423
926130	8413
926140	8413
926150	8413
927110	5120 8413
928110	8421 8422 8423
928120	8421 8423 9900`;
export const emptyTitleWords: string = `a	en
all	en
an	en
and	en
by	en
classified	en
elsewhere	en
except	en
for	en
from	en
in	en
including	en
industry	en
manufacture	en
manufacturer	en
manufacturing	en
miscellaneous	en
nec	en
not	en
of	en
on	en
or	en
other	en
the	en
to	en
with	en`;
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
Q5621421	private company
Q1589009	privately held company
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
