// Made by "npm run tables" from src/lexicon/tables/organization/*.tsv. Do not edit.
// A table is packed by columns (scripts/tables/front-coding.mjs): alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, main source by its line in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const legalSpellings: string = `canonical	AB	AB
canonical	AG	AG
canonical	ASA	ASA
canonical	ApS	ApS
canonical	BV	B.V.
canonical	BVBA	BVBA
canonical	Bhd	Bhd
canonical	CJSC	CJSC
canonical	CV	C.V.
canonical	Co	Co.
canonical	Co Ltd	Co., Ltd.
canonical	Corp	Corp.
canonical	DAC	DAC
canonical	EIRL	E.I.R.L.
canonical	EOOD	EOOD
canonical	EURL	EURL
canonical	FZCO	FZCO
canonical	FZE	FZE
canonical	GK	G.K.
canonical	GbR	GbR
canonical	GmbH	GmbH
canonical	GmbH & Co. KG	GmbH & Co. KG
canonical	HF	hf.
canonical	I/S	I/S
canonical	Inc	Inc.
canonical	JSC	JSC
canonical	K/S	K/S
canonical	KG	KG
canonical	KGaA	KGaA
canonical	KK	K.K.
canonical	Kft	Kft.
canonical	LDC	LDC
canonical	LLC	LLC
canonical	LLLP	LLLP
canonical	LLP	LLP
canonical	LP	LP
canonical	Lda	Lda.
canonical	Ltd	Ltd
canonical	Ltée	Ltée
canonical	NV	N.V.
canonical	Nyrt	Nyrt.
canonical	OAO	OAO
canonical	OHG	OHG
canonical	OJSC	OJSC
canonical	OOD	OOD
canonical	OOO	OOO
canonical	Oy	Oy
canonical	Oyj	Oyj
canonical	OÜ	OÜ
canonical	P/S	P/S
canonical	PAO	PAO
canonical	PC	P.C.
canonical	PJSC	PJSC
canonical	PLC	PLC
canonical	PLLC	PLLC
canonical	Pte Ltd	Pte Ltd
canonical	Pty Ltd	Pty Ltd
canonical	Pvt Ltd	Pvt Ltd
canonical	SA	S.A.
canonical	SA de CV	S.A. de C.V.
canonical	SAB de CV	S.A.B. de C.V.
canonical	SARL	SARL
canonical	SAS	SAS
canonical	SAU	S.A.U.
canonical	SCA	SCA
canonical	SCRL	SCRL
canonical	SE	SE
canonical	SIA	SIA
canonical	SL	S.L.
canonical	SLU	S.L.U.
canonical	SNC	SNC
canonical	SPRL	SPRL
canonical	Sapa	S.a.p.A.
canonical	Sdn Bhd	Sdn Bhd
canonical	Sp. z o.o.	Sp. z o.o.
canonical	SpA	S.p.A.
canonical	Srl	S.r.l.
canonical	Srls	S.r.l.s.
canonical	TOV	TOV
canonical	UAB	UAB
canonical	UG	UG
canonical	Unipessoal Lda	Unipessoal Lda.
canonical	Unltd	Unltd
canonical	VOF	V.O.F.
canonical	ZAO	ZAO
canonical	Zrt	Zrt.
canonical	d.d.	d.d.
canonical	d.o.o.	d.o.o.
canonical	e.K.	e.K.
canonical	e.V.	e.V.
canonical	eG	eG
canonical	ehf	ehf.
canonical	gGmbH	gGmbH
canonical	s.r.o.	s.r.o.
written	& cie	& Cie
written	& co	& Co.
written	& co kg	& Co. KG
written	& co.	& Co.
written	& co. kg	& Co. KG
written	& company	& Co.
written	a.s.	a.s.
written	a.ş.	A.Ş.
written	a/s	A/S
written	and co	and Co.
written	and co.	and Co.
written	and company	and Co.
written	as	AS
written	aş	A.Ş.
written	i/s	I/S
written	k/s	K/S
written	l.l.c.	LLC
written	lda	Lda.
written	lda.	Lda.
written	limitada	Ltda.
written	ltd sti	Ltd. Şti.
written	ltd şti	Ltd. Şti.
written	ltd. sti.	Ltd. Şti.
written	ltda	Ltda.
written	ltda.	Ltda.
written	n.a.	N.A.
written	na	N.A.
written	national association	N.A.
written	p.l.c.	PLC
written	p/s	P/S
written	proprietary limited	Pty Ltd
written	public limited company	PLC
written	s de r l de c v	S. de R.L. de C.V.
written	s de rl de cv	S. de R.L. de C.V.
written	s. de r.l. de c.v.	S. de R.L. de C.V.
written	s.a.r.l.	S.à r.l.
written	s.à r.l.	S.à r.l.
written	s/a	S.A.
written	sàrl	Sàrl
written	tbk	Tbk
written	tbk.	Tbk
written	mbh	mbH
written	m.b.h.	mbH
written	& c. snc	& C. SNC
written	& c. s.n.c.	& C. S.n.c.
written	& c. sas	& C. SAS
written	& c. s.a.s.	& C. S.a.s.
written	p/l	P/L`;
export const wordCase: string = `3d	3D	brand
3m	3M	brand
7-eleven	7-Eleven	brand
a&e	A&E	brand
a&w	A&W	brand
aa	AA	acronym
aaa	AAA	acronym
aarp	AARP	acronym
abb	ABB	acronym
abbvie	AbbVie	brand
abc	ABC	acronym
abn	ABN	acronym
aclu	ACLU	acronym
adp	ADP	acronym
aeg	AEG	acronym
aes	AES	acronym
ag	AG	acronym
age	Age	word
agfa	Agfa	word
ai	AI	acronym
aia	AIA	acronym
aig	AIG	acronym
air	Air	word
al	Al	word
all	All	word
am	Am	word
amc	AMC	acronym
amd	AMD	acronym
an	An	word
and	and	small
any	Any	word
anz	ANZ	acronym
aol	AOL	acronym
apa	APA	acronym
api	API	acronym
arby's	Arby's	brand
arc	Arc	word
arcelormittal	ArcelorMittal	brand
arm	Arm	word
art	Art	word
as	As	word
ase	ASE	acronym
ash	Ash	word
ask	Ask	word
asml	ASML	acronym
astrazeneca	AstraZeneca	brand
asus	ASUS	acronym
at	at	small
at&t	AT&T	brand
atm	ATM	acronym
autonation	AutoNation	brand
autozone	AutoZone	brand
av	AV	acronym
axe	Axe	word
b&q	B&Q	brand
b2b	B2B	acronym
b2c	B2C	acronym
bae	BAE	acronym
bar	Bar	word
basf	BASF	acronym
bat	Bat	word
bay	Bay	word
bbc	BBC	acronym
bbdo	BBDO	acronym
bbq	BBQ	acronym
bbva	BBVA	acronym
be	Be	word
bed	Bed	word
bee	Bee	word
ben	Ben	word
big	Big	word
bio	Bio	word
biontech	BioNTech	brand
bittorrent	BitTorrent	brand
bj's	BJ's	brand
blackberry	BlackBerry	brand
blackrock	BlackRock	brand
bmo	BMO	acronym
bmw	BMW	acronym
bnp	BNP	acronym
bny	BNY	acronym
bob	Bob	word
boe	BOE	acronym
box	Box	word
boy	Boy	word
bsa	BSA	acronym
bus	Bus	word
buy	Buy	word
buzzfeed	BuzzFeed	brand
by	By	word
cab	Cab	word
cad	CAD	acronym
cae	CAE	acronym
cal	Cal	word
cam	Cam	word
can	Can	word
canon	Canon	word
cap	Cap	word
car	Car	word
carmax	CarMax	brand
cat	Cat	word
cba	CBA	acronym
cbi	CBI	acronym
cbs	CBS	acronym
cd	CD	acronym
cdw	CDW	acronym
cec	CEC	acronym
cemex	CEMEX	acronym
centerpoint	CenterPoint	brand
centurylink	CenturyLink	brand
ceo	CEO	acronym
christie's	Christie's	brand
cia	CIA	acronym
cibc	CIBC	acronym
citroen	Citroën	brand
citroën	Citroën	brand
cna	CNA	acronym
cnc	CNC	acronym
cnooc	CNOOC	acronym
co	Co	word
conocophillips	ConocoPhillips	brand
cosco	COSCO	acronym
crm	CRM	acronym
crowdstrike	CrowdStrike	brand
csc	CSC	acronym
csx	CSX	acronym
cup	Cup	word
curevac	CureVac	brand
cut	Cut	word
cvs	CVS	acronym
d	d	small
da	da	small
dan	Dan	word
das	das	small
day	Day	word
dbs	DBS	acronym
dc	DC	acronym
de	de	small
dec	DEC	acronym
deepmind	DeepMind	brand
degli	degli	small
dei	dei	small
del	del	small
della	della	small
delle	delle	small
den	den	small
denny's	Denny's	brand
der	der	small
des	des	small
devry	DeVry	brand
dhl	DHL	acronym
di	di	small
dillard's	Dillard's	brand
diy	DIY	acronym
dj	DJ	acronym
dna	DNA	acronym
do	do	small
docusign	DocuSign	brand
dog	Dog	word
don	Don	word
doordash	DoorDash	brand
dos	dos	small
dot	Dot	word
dr	Dr	word
dreamworks	DreamWorks	brand
dry	Dry	word
dsm	DSM	acronym
dte	DTE	acronym
du	du	small
dupont	DuPont	brand
dvd	DVD	acronym
dxc	DXC	acronym
e	e	small
e.l.f.	e.l.f.	brand
eads	EADS	acronym
ear	Ear	word
east	East	word
eat	Eat	word
ebay	eBay	brand
ebrd	EBRD	acronym
ecb	ECB	acronym
ed	Ed	word
edf	EDF	acronym
edp	EDP	acronym
eg	eG	brand
egg	Egg	word
eharmony	eHarmony	brand
el	el	article
embraer	Embraer	word
emc	EMC	acronym
emi	EMI	acronym
ems	EMS	acronym
end	End	word
eon	EON	acronym
erp	ERP	acronym
esa	ESA	acronym
espn	ESPN	acronym
et	et	small
eth	ETH	acronym
etoro	eToro	brand
eu	EU	acronym
exxonmobil	ExxonMobil	brand
ey	EY	acronym
eye	Eye	word
factset	FactSet	brand
fao	FAO	acronym
far	Far	word
fat	Fat	word
fbi	FBI	acronym
fcc	FCC	acronym
fda	FDA	acronym
fed	Fed	word
fedex	FedEx	brand
fema	FEMA	acronym
fiat	Fiat	word
fifa	FIFA	acronym
firstenergy	FirstEnergy	brand
fit	Fit	word
fix	Fix	word
fly	Fly	word
fm	FM	acronym
fmc	FMC	acronym
for	for	small
fox	Fox	word
fpl	FPL	acronym
ft	Ft	word
fun	Fun	word
für	für	small
gaf	GAF	acronym
gamestop	GameStop	brand
gap	Gap	word
gas	Gas	word
ge	GE	acronym
geico	GEICO	acronym
gem	Gem	word
get	Get	word
gin	Gin	word
github	GitHub	brand
gitlab	GitLab	brand
gkn	GKN	acronym
glaxosmithkline	GlaxoSmithKline	brand
gm	GM	acronym
gmbh	GmbH	brand
gmc	GMC	acronym
go	Go	word
god	God	word
godaddy	GoDaddy	brand
gold	Gold	word
good	Good	word
gopro	GoPro	brand
gps	GPS	acronym
gsk	GSK	acronym
guy	Guy	word
gym	Gym	word
h&m	H&M	brand
h&r	H&R	brand
hal	Hal	word
ham	Ham	word
harpercollins	HarperCollins	brand
hat	Hat	word
hay	Hay	word
hbo	HBO	acronym
hcl	HCL	acronym
hdfc	HDFC	acronym
he	He	word
hen	Hen	word
her	Her	word
hermes	Hermès	brand
hermès	Hermès	brand
hip	Hip	word
his	His	word
homegoods	HomeGoods	brand
hot	Hot	word
how	How	word
hp	HP	acronym
hpe	HPE	acronym
hr	HR	acronym
hsbc	HSBC	acronym
htc	HTC	acronym
hub	Hub	word
hubspot	HubSpot	brand
hvac	HVAC	acronym
iag	IAG	acronym
ibm	IBM	acronym
icbc	ICBC	acronym
ice	Ice	word
ici	ICI	acronym
icici	ICICI	acronym
id	ID	acronym
idb	IDB	acronym
iea	IEA	acronym
ieee	IEEE	acronym
if	If	word
ifc	IFC	acronym
iheartmedia	iHeartMedia	brand
ihg	IHG	acronym
ihs	IHS	acronym
ikea	IKEA	acronym
il	il	article
ilo	ILO	acronym
im	Im	word
imax	IMAX	acronym
imclone	ImClone	brand
imf	IMF	acronym
in	in	small
ing	ING	acronym
ink	Ink	word
inn	Inn	word
inpex	INPEX	acronym
intercontinental	InterContinental	brand
ioc	IOC	acronym
ion	Ion	word
ip	IP	acronym
ipg	IPG	acronym
iqiyi	iQIYI	brand
iqvia	IQVIA	acronym
irobot	iRobot	brand
is	Is	word
iso	ISO	acronym
istock	iStock	brand
it	It	word
itc	ITC	acronym
itt	ITT	acronym
itv	ITV	acronym
jal	JAL	acronym
jam	Jam	word
jay	Jay	word
jbs	JBS	acronym
jcpenney	JCPenney	brand
jet	Jet	word
jetblue	JetBlue	brand
jim	Jim	word
jo	Jo	word
job	Job	word
joe	Joe	word
jon	Jon	word
joy	Joy	word
jpmorgan	JPMorgan	brand
jr	Jr	word
jvc	JVC	acronym
kellogg's	Kellogg's	brand
ken	Ken	word
key	Key	word
keybank	KeyBank	brand
keycorp	KeyCorp	brand
kfc	KFC	acronym
kia	KIA	acronym
kid	Kid	word
kim	Kim	word
kit	Kit	word
kla	KLA	acronym
klm	KLM	acronym
kohl's	Kohl's	brand
kpmg	KPMG	acronym
kpn	KPN	acronym
l'oreal	L'Oréal	brand
l'oréal	L'Oréal	brand
la	la	article
lab	Lab	word
lancome	Lancôme	brand
lancôme	Lancôme	brand
las	las	article
lasalle	LaSalle	brand
law	Law	word
le	le	article
led	LED	acronym
lee	Lee	word
leg	Leg	word
lego	LEGO	acronym
len	Len	word
leo	Leo	word
les	les	article
let	Let	word
levi's	Levi's	brand
lexisnexis	LexisNexis	brand
lg	LG	acronym
linkedin	LinkedIn	brand
lloyd's	Lloyd's	brand
lo	lo	article
log	Log	word
los	los	article
lot	Lot	word
lou	Lou	word
low	Low	word
lowe's	Lowe's	brand
lse	LSE	acronym
lux	Lux	word
lvmh	LVMH	acronym
m&m	M&M	brand
m&t	M&T	brand
macy's	Macy's	brand
mad	Mad	word
man	Man	word
map	Map	word
max	Max	word
may	May	word
mbna	MBNA	acronym
mcafee	McAfee	brand
mcdonald's	McDonald's	brand
mcdonalds	McDonalds	brand
mci	MCI	acronym
mckinsey	McKinsey	brand
me	Me	word
meg	Meg	word
mel	Mel	word
men	Men	word
met	Met	word
metlife	MetLife	brand
mgm	MGM	acronym
mia	Mia	word
microstrategy	MicroStrategy	brand
mid	Mid	word
mit	MIT	acronym
mix	Mix	word
mom	Mom	word
mongodb	MongoDB	brand
moody's	Moody's	brand
mop	Mop	word
mr	Mr	word
mrs	Mrs	word
ms	Ms	word
msc	MSC	acronym
msci	MSCI	acronym
mt	Mt	word
mtn	MTN	acronym
mtv	MTV	acronym
mufg	MUFG	acronym
my	My	word
nabisco	Nabisco	word
nan	Nan	word
nasa	NASA	acronym
nato	NATO	acronym
nba	NBA	acronym
nbc	NBC	acronym
ncr	NCR	acronym
nec	NEC	acronym
ned	Ned	word
neo	Neo	word
nestle	Nestlé	brand
nestlé	Nestlé	brand
net	Net	word
netapp	NetApp	brand
netsuite	NetSuite	brand
new	New	word
nfl	NFL	acronym
ngk	NGK	acronym
nhl	NHL	acronym
nhs	NHS	acronym
no	No	word
nor	Nor	word
npr	NPR	acronym
ntt	NTT	acronym
nut	Nut	word
nvr	NVR	acronym
nxp	NXP	acronym
ny	NY	acronym
nyc	NYC	acronym
nyse	NYSE	acronym
nyu	NYU	acronym
o'reilly	O'Reilly	brand
oak	Oak	word
oecd	OECD	acronym
of	of	small
off	Off	word
oil	Oil	word
old	Old	word
omv	OMV	acronym
on	on	small
one	One	word
onemain	OneMain	brand
ongc	ONGC	acronym
opec	OPEC	acronym
openai	OpenAI	brand
or	Or	word
orix	ORIX	acronym
orlen	Orlen	word
otp	OTP	acronym
our	Our	word
out	Out	word
own	Own	word
ox	Ox	word
p&g	P&G	brand
pal	Pal	word
pam	Pam	word
pan	Pan	word
para	para	small
pat	Pat	word
pax	Pax	word
pay	Pay	word
paypal	PayPal	brand
pbs	PBS	acronym
pc	PC	acronym
pdvsa	PDVSA	acronym
peg	Peg	word
pen	Pen	word
per	per	small
pet	Pet	word
petsmart	PetSmart	brand
pge	PGE	acronym
ph.d.	Ph.D.	brand
pie	Pie	word
pig	Pig	word
pin	Pin	word
pit	Pit	word
playstation	PlayStation	brand
pldt	PLDT	acronym
pnc	PNC	acronym
pop	Pop	word
por	por	small
pot	Pot	word
pour	pour	small
ppg	PPG	acronym
ppl	PPL	acronym
pr	PR	acronym
pro	Pro	word
ptt	PTT	acronym
pub	Pub	word
put	Put	word
pvh	PVH	acronym
pwc	PWC	acronym
qa	QA	acronym
r&d	R&D	brand
radioshack	RadioShack	brand
ram	Ram	word
raw	Raw	word
ray	Ray	word
rbc	RBC	acronym
rbs	RBS	acronym
rca	RCA	acronym
red	Red	word
rei	REI	acronym
rex	Rex	word
rhb	RHB	acronym
rib	Rib	word
rob	Rob	word
rod	Rod	word
ron	Ron	word
row	Row	word
roy	Roy	word
rtl	RTL	acronym
rum	Rum	word
run	Run	word
rv	RV	acronym
rwe	RWE	acronym
s&p	S&P	brand
saab	SAAB	acronym
sabic	SABIC	acronym
saic	SAIC	acronym
sainsbury's	Sainsbury's	brand
sal	Sal	word
sam	Sam	word
sandisk	SanDisk	brand
sap	SAP	acronym
sarl	SARL	brand
sas	SAS	acronym
sbi	SBI	acronym
sca	SCA	acronym
scb	SCB	acronym
sea	Sea	word
seat	Seat	word
seb	SEB	acronym
sec	SEC	acronym
see	See	word
seo	SEO	acronym
servicenow	ServiceNow	brand
set	Set	word
sgs	SGS	acronym
she	She	word
sid	Sid	word
sim	Sim	word
sir	Sir	word
siriusxm	SiriusXM	brand
sit	Sit	word
six	Six	word
skf	SKF	acronym
ski	Ski	word
sky	Sky	word
smiledirectclub	SmileDirectClub	brand
sncf	SNCF	acronym
so	So	word
sol	Sol	word
solarwinds	SolarWinds	brand
son	Son	word
sotheby's	Sotheby's	brand
soundcloud	SoundCloud	brand
spa	Spa	word
spacex	SpaceX	brand
spx	SPX	acronym
sql	SQL	acronym
sr	Sr	word
st	St	word
stan	Stan	word
ste	Ste	word
stubhub	StubHub	brand
sue	Sue	word
sun	Sun	word
sunpower	SunPower	brand
suntrust	SunTrust	brand
swift	Swift	word
t-mobile	T-Mobile	brand
tag	Tag	word
tan	Tan	word
tap	Tap	word
tax	Tax	word
tcl	TCL	acronym
tcs	TCS	acronym
tdk	TDK	acronym
tea	Tea	word
ted	Ted	word
ten	ten	small
ter	ter	small
the	the	small
tiaa	TIAA	acronym
tie	Tie	word
tiktok	TikTok	brand
tim	Tim	word
tin	Tin	word
tip	Tip	word
tnt	TNT	acronym
to	To	word
tom	Tom	word
top	Top	word
toy	Toy	word
transunion	TransUnion	brand
treehouse	TreeHouse	brand
tripadvisor	TripAdvisor	brand
truecar	TrueCar	brand
trw	TRW	acronym
try	Try	word
tsmc	TSMC	acronym
tub	Tub	word
tui	TUI	acronym
tv	TV	acronym
tva	TVA	acronym
twa	TWA	acronym
two	Two	word
txu	TXU	acronym
uae	UAE	acronym
ubs	UBS	acronym
ucb	UCB	acronym
ucla	UCLA	acronym
ugi	UGI	acronym
uk	UK	acronym
un	UN	acronym
und	und	small
unesco	UNESCO	acronym
uni	Uni	word
unicef	UNICEF	acronym
unicredit	UniCredit	brand
unitedhealth	UnitedHealth	brand
uob	UOB	acronym
up	Up	word
upm	UPM	acronym
ups	UPS	acronym
us	US	acronym
usa	USA	acronym
usaa	USAA	acronym
use	Use	word
usg	USG	acronym
usps	USPS	acronym
usx	USX	acronym
uv	UV	acronym
val	Val	word
van	van	small
vc	VC	acronym
veb	VEB	acronym
vet	Vet	word
vf	VF	acronym
via	Via	word
viacomcbs	ViacomCBS	brand
vic	Vic	word
vip	VIP	acronym
visa	Visa	word
vmware	VMware	brand
von	von	small
vow	Vow	word
vr	VR	acronym
vs	Vs	word
vw	VW	acronym
wax	Wax	word
way	Way	word
we	We	word
web	Web	word
webmd	WebMD	brand
wendy's	Wendy's	brand
wes	Wes	word
westrock	WestRock	brand
wet	Wet	word
wework	WeWork	brand
whatsapp	WhatsApp	brand
who	Who	word
win	Win	word
wit	Wit	word
with	with	small
wordpress	WordPress	brand
wpp	WPP	acronym
wwf	WWF	acronym
xerox	Xerox	brand
xl	XL	acronym
y	y	small
yes	Yes	word
yet	Yet	word
ykk	YKK	acronym
ymca	YMCA	acronym
yo	Yo	word
you	You	word
yougov	YouGov	brand
youtube	YouTube	brand
ywca	YWCA	acronym
zac	Zac	word
zen	Zen	word
zf	ZF	acronym
zip	Zip	word
ziprecruiter	ZipRecruiter	brand
zoo	Zoo	word
zte	ZTE	acronym
zu	zu	small
zum	zum	small
zur	zur	small`;
export const keptAbbreviations: string = `ag
agro
auto
biotech
co
colo
comft
corp
cust
dr
empl
est
ft
hotl
hous
inc
info
jr
macro
mart
metl
micro
mini
mr
mrs
ms
mt
multi
neuro
no
papr
pharma
sr
st
ste
univ`;
export const ownNames: string = `3m
aarp
abb
acca
agfa
agip
akzo
aldi
amc
amoco
arco
asml
att
avon
axa
bae
basf
bbva
bmi
bp
bt
canon
cbs
cemex
cez
cnn
csx
cvs
dhl
dsm
edeka
embraer
emi
eni
eon
espn
esso
fedex
fiat
geico
hanjin
hbo
hm
hsbc
htc
ikea
ing
itv
jvc
kfc
kia
kpmg
lg
lidl
lot
mci
mgm
mol
mtv
nabisco
nasdaq
ncr
nike
nokia
ntt
orlen
pnc
puma
qantas
rand
rbs
rewe
rte
saab
sabena
sap
seat
skoda
sky
spar
swift
tata
tdk
tnt
ubs
varig
visa
ymca
zte`;
