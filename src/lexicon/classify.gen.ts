// Made by "npm run tables" from src/lexicon/tables/classify/*.tsv. Do not edit.
// A table is packed by columns (scripts/tables/front-coding.mjs): alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, main source by its line in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const languageLetters: string = `[іїєґ]	uk
ў	be
[ыэё]	ru
[ђћ]	sr
[ѓќ]	mk
ß	de
[¿¡ñ]	es
ã[oe]|ç[ãõ]	pt
[łżźśń]	pl
[řěů]	cs
[őű]	hu
[șț]	ro
[ğı]	tr
[ơưạảấầẩẫậắằẵặẹẻẽếềểễệ]	vi`;
export const languagePriors: string = `en	1.10
de	1.08
es	1.06
fr	1.06
pt	1.03
it	1.03
ru	1.12
id	1.60
hi	1.05`;
export const organizationInside: string = `公司
企業
企业
銀行
银行
集団
集团
集團
大学
大學
학교
은행
그룹
協会
协会
協會
委员会
委員会
財団
病院
医院
회사
研究所
工業
工业
製作所
商店
商会
組合`;
export const languageWords: string = `a	pt,cs,sk,hu
abend	de
aber	de
această	ro
acest	ro
adalah	id
af	da
aga	et
ahoj	cs,sk
ai	sq
ajo	sq
akan	id
ako	sk
akşamlar	tr
al	es,it,ca
ale	pl,cs,sk
alebo	sk
ali	hr,sl
alla	it
ama	tr
amb	ca
amigo	es
ampak	sl
an	en
and	en
anda	id
anh	vi
ao	pt
apa	id
aquest	ca
aquesta	ca
ar	lv
arba	lt
are	en,ro
arve	et
as	en,pt
at	en,da
ata	sq
atau	id
att	sv
au	fr
auch	de
auf	de
aus	de
aux	fr
av	sv,no
avec	fr
avere	it
avoir	fr
az	hu
ačiū	lt
aš	lt
bagaimana	id
bardzo	pl
be	en
beaucoup	fr
bedankt	nl
been	en
bei	de
bem	pt
ben	tr
bet	lt,lv
bij	nl
bija	lv
bil	sl
bila	hr,sl
bio	hr
bir	tr
bisa	id
bitte	de
biz	tr
boa	pt
bok	hr
bol	sk
bola	sk
bom	pt
bon	ca
bonjour	fr
bonsoir	fr
botë	sq
bu	tr
buenas	es
buenos	es
bună	ro
buonasera	it
buongiorno	it
but	en
buvo	lt
by	en
byl	cs
byla	cs
był	pl
była	pl
bạn	vi
can	en
ce	fr,ro
ces	fr
cette	fr
che	it
chez	fr
cho	vi
chào	vi
chúng	vi
chị	vi
ciao	it
co	pl,cs
com	pt,ca
come	it
comment	fr
como	pt
con	es,it
cosa	it
could	en
cu	ro
cuando	es
cum	ro
cześć	pl
czy	pl
các	vi
când	ro
có	vi
cómo	es
cảm	vi
của	vi
da	pt,it,tr,hr,sl
daha	tr
dan	id,hr,sl
dank	nl
danke	de
dans	fr
dar	ro
dari	id
das	de,pt
dat	nl
de	nl,sv,da,no,hu,ro,tr
dei	it
del	es,it,ca
della	it
delle	it
dem	de
den	de,sv,da,no,cs
dengan	id
denna	sv
denne	da,no
der	de
dere	no
des	de,fr
det	sv,da,no
detta	sv
dette	da,no
değil	tr
deň	sk
dhe	sq
di	it,id
dia	pt,id,ca
die	de,nl
diena	lt
dimineața	ro
din	sv,da,no,ro
dit	nl
dla	pl
dlaczego	pl
do	pt,pl,cs,sk
dobar	hr
dober	sl
dobro	hr,sl
dobry	pl
dobrý	cs,sk
donc	fr
dos	pt
dove	it
du	de,fr,sv,da,no
dunia	id
dzień	pl
dziękuję	pl
días	es
dónde	es
dünya	tr
děkuji	cs
e	pt,it
ea	ro
een	nl
egy	hu
ei	no,fi,ro,et
ein	de
eine	de
einem	de
einen	de
einer	de
el	es,ro,ca
ela	pt
ele	pt
ell	ca
ella	es,ca
elle	fr
eller	sv,da,no
els	ca
em	pt,vi
en	es,nl,sv,da,no,fi
er	de,da,no
era	es,pt,it,ro
es	de,es,lv
essere	it
est	fr
esta	es,pt
este	es,pt,ro
estos	es
està	ca
está	es,pt
están	es
estão	pt
estét	hu
et	fr,da,no,fi
ett	sv
eu	pt,ro
evening	en
ez	hu
ezek	hu
factura	es,ca
facture	fr
factură	ro
factuur	nl
faktur	id
faktura	sv,da,no,pl,cs
faktúra	sk
faleminderit	sq
fattura	it
fatura	pt,tr
foarte	ro
for	en,da,no
fra	da,no
free	en
from	en
från	sv
för	sv
für	de
gdje	hr
gdzie	pl
geen	nl
giới	vi
gli	it
god	sv,da,no
goede	nl
goedemorgen	nl
good	en
gracias	es
grazie	it
gràcies	ca
guten	de
gì	vi
günaydın	tr
haben	de
had	en
hadde	no
hade	sv
hallo	de,nl
halo	id
han	sv,da,no
har	sv,da,no
has	en
haus	de
havde	da
have	en
hay	es
he	fi
hebben	nl
hei	no,fi
hej	sv,da
hello	en
her	en
het	nl
hij	nl
his	en
hoe	nl
hogy	hu
hogyan	hu
hol	hu
hola	es,ca
hommikust	et
hon	sv
house	en
how	en
hoặc	vi
hun	da,no
huomenta	fi
hur	sv
hva	no
hvad	da
hvala	hr,sl
hvor	da,no
hvordan	da,no
hvorfor	da,no
hvornår	da
hyvää	fi
hän	fi
họ	vi
i	pl,hr,ca
ich	de
if	en
ihr	de
ik	nl
ikke	da,no
il	fr,it
ile	tr
ili	hr
ils	fr
im	de
imam	hr,sl
in	it,nl,sl
ini	id
inte	sv
invoice	en
io	it
ir	lt,lv
is	en,nl,hu
ist	de
it	en
its	en
itu	id
iyi	tr
için	tr
iš	lt
ja	fi,pl,sk,hr,et
jag	sv
jak	pl,cs
janë	sq
jaz	sl
je	fr,cs,sk,hr,sl
jeg	da,no
jest	pl
ji	lt
jie	lt
jij	nl
jis	lt
jo	ca
jouw	nl
jsou	cs
ju	sq
jullie	nl
jutro	hr,sl
já	cs
jó	hu
jūs	lt,lv
ka	et
kad	lv
kada	hr,lt
kaip	lt
kaj	sl
kako	hr,sl
kami	id
kamu	id
kan	nl,sv,da,no
kann	de
kanssa	fi
kapan	id
kas	lt,lv
kasih	id
kdaj	sl
kde	cs,sk
kdy	cs
ke	id
kedy	sk
kein	de
keine	de
khi	vi
không	vi
kiedy	pl
kiitos	fi
kita	id
kje	sl
kodėl	lt
který	cs
ktorý	sk
ku	sq
kui	et
kuidas	et
kuin	fi
kur	lt,lv,sq
kus	et
kérem	hu
köszönöm	hu
kā	lv
kāpēc	lv
la	fr,es,it,ro,ca
labai	lt
labas	lt
labdien	lv
labrīt	lv
las	es
lasku	fi
le	fr,it
lebih	id
lei	it
les	fr,ca
leur	fr
lo	it
los	es
lub	pl
lui	it
lume	ro
là	vi
ma	it,pl
maailm	et
maailma	fi
maar	nl
mai	ro
mais	fr,pt
malam	id
mam	pl
mana	id
mas	pt
masz	pl
me	fi,sq
med	sv,da,no
meget	da
meie	et
men	sv,da,no
mengapa	id
merci	fr
mereka	id
merhaba	tr
mes	lt
met	nl
meu	pt
mi	es,hu,tr,hr,sl
mijn	nl
mikor	hu
miks	et
miksi	fi
mikä	fi
millal	et
milloin	fi
min	sv,da,no
mina	et
minä	fi
mio	it
mirëdita	sq
mis	et
missä	fi
mit	de,hu
miten	fi
mitä	fi
miért	hu
moi	fi
molim	hr
molt	ca
molto	it
monde	fr
mondo	it
morgen	de,nl,da,no
morgon	sv
morning	en
muito	pt
mulțumesc	ro
mundo	es,pt
mutta	fi
muy	es
my	pl,cs,sk
mycket	sv
mye	no
myös	fi
má	cs,sk
mám	cs,sk
más	es
máš	cs,sk
més	ca
món	ca
mēs	lv
mı	tr
một	vi
na	pt,pl,cs,sk,hr,sl
naar	nl
nach	de
nagyon	hu
napot	hu
nas	pt
nasıl	tr
nav	lv
ne	fr,cs,tr,lt,sq
nebo	cs
neden	tr
nel	it
nella	it
nem	hu
nemad	et
nerede	tr
new	en
nga	sq
người	vi
nhưng	vi
những	vi
ni	sv,sl
nicht	de
nie	pl,sk
niet	nl
nije	hr
një	sq
no	es,pt,lv,ca
noches	es
nog	nl
noi	it,ro
noite	pt
non	it
nos	pt
nosaltres	ca
nosotros	es
not	en
nous	fr
nu	ro
nuk	sq
này	vi
não	pt
när	sv
når	no
në	sq
nós	pt
o	pt,pl,cs,sk,ro,tr,hr,sl
obrigada	pt
obrigado	pt
och	sv
od	pl,cs,sk,hr,sl
oder	de
of	en,nl
og	da,no
også	da,no
oli	fi,et
olá	pt
om	sv,da,no
on	en,fi,pl,cs,sk,hr,et,ca,sl
ona	pl,cs,sk,hr,sl
onde	pt
onder	nl
oni	pl,cs,sk,hr,sl
onlar	tr
ook	nl
op	nl
open	en
or	en
order	en
os	pt
ose	sq
ou	fr
our	en
ovat	fi
over	nl
overdue	en
ovo	hr
où	fr
pagi	id
paldies	lv
par	lv
para	es,pt
pas	fr
pasaule	lv
pasaulis	lt
payment	en
pe	ro
pentru	ro
per	it,ca
perché	it
pero	es
perquè	ca
però	ca
più	it
please	en
plus	fr
por	es,pt,sq
porque	es,pt
pour	fr
pourquoi	fr
pre	sk
prečo	sk
price	en
pro	cs
prosim	sl
proszę	pl
prosím	cs,sk
proč	cs
pse	sq
päevast	et
päivää	fi
på	sv,da,no
për	sq
përshëndetje	sq
quan	ca
quando	pt,it
que	fr,es,pt,ca
questa	it
questo	it
qui	fr
quoi	fr
què	ca
qué	es
quê	pt
račun	hr,sl
rechnung	de
reggelt	hu
rytas	lt
ráno	cs,sk
rēķins	lv
rất	vi
s	hr
sa	fr,sk
salut	ro
sangat	id
sau	ro
saya	id
se	cs,hr,sl
seara	ro
see	et
selamat	id
sen	tr
ser	es,pt
ses	fr
seu	pt
should	en
shumë	sq
si	sq
siang	id
sie	de
sina	et
sind	de
sinä	fi
siz	tr
się	pl
ska	sv
skal	da,no
so	sl
som	sv,da,no
son	fr,es
sono	it
sont	fr
sta	it
stai	it
su	es,hr,lt
sudah	id
sunt	ro
suo	it
sur	fr
sus	es
svet	sk,sl
svijet	hr
svět	cs
szia	hu
számla	hu
são	pt
són	ca
sú	sk
să	ro
są	pl
sąskaita	lt
ta	pl,cs,sl
tack	sv
tag	de
tai	fi,lt
taj	hr
tak	da
takk	no
tarde	pt
tardes	es
tas	lv
te	fi,pl,hu
teie	et
tema	et
ten	pl,cs,sk
tener	es
ter	pt
tere	et
terima	id
tetapi	id
teşekkürler	tr
thank	en
thanks	en
that	en
the	en
their	en
these	en
they	en
this	en
those	en
thế	vi
ti	hu,hr,sq,sl
tidak	id
til	da,no
till	sv
to	en,pl,cs,sk,sl
très	fr
tu	fr,it,ro,lt,lv,ca
tudo	pt
tuo	fi
ty	pl,cs,sk
tá	sk
tämä	fi
tänan	et
tôi	vi
tú	es
tại	vi
u	hr
uit	nl
um	pt
uma	pt
umas	pt
un	fr,es,it,ro,lv,ca
una	es,it,ca
unas	es
und	de
unde	ro
une	fr
uno	it
unos	es
uns	pt
unter	de
untuk	id
unë	sq
ustedes	es
uz	lv
už	lt
v	cs,sk,sl
vad	sv
vagy	hu
vagyok	hu
vai	lv
van	nl,hu
var	sv,da,no,tr
varför	sv
ve	tr
velmi	cs
vencida	es
verden	da,no
veya	tr
veľmi	sk
vi	sv,da,no,hr,sl
világ	hu
viņa	lv
viņi	lv
viņš	lv
você	pt
voi	it,ro
volt	hu
von	de
voor	nl
vous	fr
vrlo	hr
vy	cs,sk
và	vi
väga	et
världen	sv
või	et
với	vi
w	pl
waar	nl
waarom	nl
wanneer	nl
war	de
warum	de
was	en,de,nl
wat	nl
we	en
welt	de
wenn	de
werden	de
were	en
wereld	nl
what	en
when	en
where	en
which	en
who	en
why	en
wie	de
wij	nl
will	en
wir	de
wird	de
with	en
wo	de
worden	nl
wordt	nl
world	en
would	en
wy	pl
xin	vi
y	es
yang	id
yo	es
yok	tr
you	en
your	en
yra	lt
z	pl,cs,sk,sl
za	hr,sl
zakaj	sl
zašto	hr
zelo	sl
zij	nl
zijn	nl
ziua	ro
zu	de
är	sv
å	no
çfarë	sq
çok	tr
è	it
é	pt
él	es
én	hu
és	hu,ca
était	fr
être	fr
është	sq
über	de
überfällig	de
čo	sk
ďakujem	sk
đâu	vi
đó	vi
được	vi
į	lt
ļoti	lv
ő	hu
ők	hu
świat	pl
şu	tr
šis	lt,lv
što	hr
że	pl
že	cs,sk
ơn	vi
și	ro
або	uk
аз	bg
але	uk
али	sr
би	uk
благодаря	bg
бы	ru
в	ru,uk,bg
ви	uk,sr
вие	bg
вона	uk
вони	uk
все	ru,uk
всичко	bg
вы	ru
від	uk
він	uk
га	sr
где	ru,sr
го	bg
дан	sr
де	uk
ден	bg
день	ru,uk
до	ru,uk,bg,sr
добар	sr
добрий	uk
добро	bg,sr
доброго	uk
доброе	ru
добрый	ru
добър	bg
дякую	uk
е	bg
его	ru
её	ru
ж	uk
же	ru
з	uk
за	ru,uk,bg,sr
зашто	sr
защо	bg
здравей	bg
здраво	sr
и	ru,bg,sr
из	ru,sr
или	ru,bg,sr
його	uk
к	ru
када	sr
как	ru,bg
како	sr
кога	bg
когда	ru
коли	uk
къде	bg
ми	uk,sr
мир	ru
мы	ru
на	ru,uk,bg,sr
не	ru,uk,bg,sr
ние	bg
но	ru,bg
од	sr
он	ru,sr
она	ru,sr
они	ru,sr
от	ru,bg
по	ru,uk,bg,sr
почему	ru
привет	ru
привіт	uk
ранку	uk
с	ru,bg
са	bg,sr
све	sr
свет	sr
свят	bg
світ	uk
спасибо	ru
су	sr
съм	bg
та	uk
так	ru,uk
така	bg
тако	sr
те	bg
ти	uk,bg,sr
то	sr
това	bg
той	bg
ты	ru
тя	bg
у	ru,uk,sr
утро	ru,bg
хвала	sr
це	uk
че	bg
чому	uk
что	ru
што	sr
що	uk
это	ru
я	ru,uk
як	uk
є	uk
і	uk
із	uk
її	uk
ја	sr
је	sr
јутро	sr`;
export const organizationWords: string = `ac	club
academy	public
acd	club
acs	club
ael	club
afc	club
afk	club
agency	public
ahly	club
air	trade
airlines	trade
airways	trade
akademia	club
akademija	club
albion	club
alemannia	club
almacenes	shop
american	trade
ansar	front
apotek	shop
apotheke	shop
apparel	trade
apteek	shop
apteka	shop
architects	trade
arminia	club
army	public
aruhaz	shop
as	club
asador	food
asd	club
asia	trade
asociacion	public
assekuranz	trade
assicurazioni	trade
associacao	public
association	public
associazione	public
assurance	trade
assurances	trade
asv	club
athletic	club
athletico	club
athlitikos	club
atlantic	trade
atletica	club
atletico	club
atsv	club
atv	club
austria	club
authority	public
auto	shop
autohandel	shop
autohaus	shop
autohof	shop
autos	shop
avenue	place
aviation	trade
ayuntamiento	public
backerei	food
baeckerei	food
bagel	food
bagels	food
bageri	food
bakery	food
bakkerij	food
ballspielclub	club
banca	public
banco	public
bank	public
banka	public
banken	trade
bankhaus	trade
banki	trade
banque	public
bar	food
barbecue	food
barber	shop
battalion	public
battalions	public
bau	trade
bausparkasse	trade
bay	place
bazaar	shop
bazar	shop
bbq	food
bc	club
bcc	trade
beach	place
beauty	shop
beitar	club
beratung	trade
bhavan	food
biblioteca	public
bibliotek	public
bibliothek	public
bibliotheque	public
bicycles	shop
bijouterie	shop
bijoux	shop
bikes	shop
bistro	food
bk	club
bloemen	shop
blumen	shop
bodegas	food
boekhandel	shop
boerdery	trade
bohemians	club
bokhandel	shop
boldklub	club
bolnica	public
books	shop
bookstore	shop
borussia	club
botafogo	club
boucherie	food
boulangerie	food
boulevard	place
boutique	shop
bouw	trade
brasserie	food
brauerei	food
brauhaus	food
brewery	trade
bridge	place
brigade	public
brigades	front
brillen	shop
brouwerij	food
bsc	club
bsv	club
buchhandlung	shop
buffet	food
builders	trade
bulls	club
bureau	public
burger	food
burgers	food
burrito	food
burritos	food
butik	shop
butikk	shop
ca	club
cafe	food
caffe	food
caisse	trade
caixa	public
caja	public
calcio	club
calzados	shop
calzature	shop
campground	shop
campgrounds	shop
cantina	food
capital	trade
car	shop
cargo	trade
carpet	shop
carpets	shop
cars	shop
cartel	front
carwash	shop
casino	shop
cassa	trade
catering	shop
cd	club
cellar	food
center	public
centre	public
cf	club
cfr	club
changers	trade
charcuterie	food
chaussures	shop
chemical	trade
chemicals	trade
chemist	shop
chez	food
chiefs	club
chocolatier	food
chophouse	food
church	public
churrascaria	food
churrasqueira	food
cinema	shop
cinemas	shop
city	club
clan	front
cleaners	shop
clinic	public
clinica	public
clinique	public
clothing	trade
club	club
clube	club
coffee	food
coiffure	shop
college	public
collieries	trade
colliery	trade
commercial	trade
commission	public
committee	public
communications	trade
compagnia	trade
compagnie	trade
companhia	trade
compania	trade
comune	public
concern	trade
confectionery	food
confeitaria	food
congress	public
construcciones	trade
construcoes	trade
construction	trade
constructions	trade
consulate	public
consult	trade
consultants	trade
consulting	trade
consultoria	trade
contracting	trade
contractors	trade
cookies	food
cooperativa	trade
cooperative	trade
corps	public
costruzioni	trade
council	public
court	public
crcam	trade
creamery	food
credit	public
creperie	food
csm	club
csu	club
cucina	food
cuisine	food
cukiernia	food
cycles	shop
dairy	trade
data	trade
deli	food
delicatessen	food
delikatesy	shop
dental	shop
dentist	shop
dentists	shop
department	public
deportes	club
deportiva	club
deportivo	club
deportivos	club
design	trade
desportiva	club
desportivo	club
digital	trade
dinamo	club
diner	food
distillers	trade
donuts	food
doughnuts	food
drogerie	shop
drogueria	shop
drugs	shop
dukla	club
dynamo	club
eatery	food
ecole	public
eglise	public
egyesulet	club
eintracht	club
electric	trade
elektro	trade
elektronik	trade
elektrotechnik	trade
elettronica	trade
embassy	public
empresa	trade
empresas	trade
energy	trade
engineering	trade
enoteca	food
enterprise	trade
enterprises	trade
escola	public
escuela	public
esgrima	club
esperance	club
esporte	club
estate	trade
estudiantes	club
etoile	club
euro	trade
european	trade
export	trade
exports	trade
fabrica	trade
fabrik	trade
factoring	trade
falafel	food
falcons	club
farmacia	shop
farmacias	shop
farming	trade
farms	trade
fashion	trade
fc	club
fcm	club
fcs	club
federacao	public
federacion	public
federation	public
federazione	public
ff	club
filial	trade
filiale	trade
films	trade
finance	trade
financial	trade
firma	trade
fitness	shop
fk	club
fleurs	shop
florist	shop
floristeria	shop
foderation	public
fondation	public
fondazione	public
foods	trade
football	club
force	public
forces	public
fortuna	club
fotbal	club
fotball	club
fotbalovy	club
fotboll	club
foundation	public
foundry	trade
freight	trade
friseur	shop
fromagerie	food
front	public
fsv	club
fudbal	club
fudbalski	club
fund	trade
fundacao	public
fundacion	public
funds	trade
furniture	shop
fussball	club
fussballclub	club
futbol	club
futbola	club
futbolen	club
futsal	club
fv	club
gak	club
games	trade
gaming	trade
gang	front
garage	shop
garden	place
gardens	place
garments	trade
gas	trade
gelateria	food
gelato	food
gemeente	public
genossenschaft	trade
germania	club
gimnasia	club
gioielleria	shop
gks	club
global	trade
gnk	club
gornik	club
government	public
gremio	club
grill	food
grille	food
groep	trade
group	trade
groupe	trade
grupo	trade
gruppe	trade
gruppo	trade
gts	club
gv	club
gym	shop
gyogyszertar	shop
hair	shop
handels	trade
hapoel	club
harakah	front
harakat	front
harbor	place
hardware	shop
hawala	public
heladeria	food
helados	food
hertha	club
hezbollah	public
hilal	club
hill	place
hills	place
hipermercado	shop
hizb	front
hizballah	front
hizbollah	public
hizbullah	public
hk	club
hnk	club
hochschule	public
holdings	trade
homes	trade
hopital	public
hornets	club
hospital	public
hostel	shop
hosteria	food
hotel	shop
hotspur	club
hsk	club
hypermarche	shop
hypo	trade
hypothekenbank	trade
idrettsforening	club
idrettslag	club
idrottsforening	club
idrottsklubb	club
if	club
iglesia	public
igreja	public
ik	club
imbiss	food
immobiliare	trade
immobilien	trade
immobilier	trade
import	trade
imports	trade
independiente	club
industrial	trade
industrie	trade
industries	trade
inmobiliaria	trade
inn	food
institut	public
institute	public
instituto	public
instytut	public
insurance	trade
international	trade
investments	trade
islamic	front
island	place
islands	place
istituto	public
ittihad	club
izakaya	food
jabhat	front
jaish	front
jalkapalloklubi	club
jamaah	front
jamaat	front
jaysh	front
jewelers	shop
jewellers	shop
jewellery	shop
jewelry	shop
jk	club
joyeria	shop
joyerias	shop
juice	food
jund	public
juventud	club
juwelier	shop
juweliers	shop
kaa	club
kafe	food
kaffee	food
kampground	shop
kantine	food
kataib	public
katibat	public
kaufhaus	shop
kavarna	food
kebab	food
kerk	public
kf	club
kindergarten	shop
kino	shop
kiosk	shop
kirche	public
kirke	public
kitchen	food
kledij	shop
klinik	public
klinika	public
klinikum	public
klubs	club
kmsk	club
kombinat	trade
kommune	public
koncern	trade
konditorei	food
konditori	food
kontsern	trade
krankenhaus	public
krc	club
kredit	trade
kreditbank	trade
ksc	club
ksiegarnia	shop
kulubu	club
kv	club
kvc	club
kyrka	public
labdarugo	club
laboratories	trade
lake	place
lanchonete	food
landesbank	trade
lashkar	front
laundromat	shop
laundry	shop
league	public
leasing	trade
lekarna	shop
leopards	club
liberation	front
librairie	shop
library	public
libreria	shop
lines	trade
lions	club
liwa	public
ljekarna	shop
lks	club
locanda	food
lodge	shop
logistica	trade
logistics	trade
logistik	trade
logistique	trade
loja	shop
lojas	shop
lokomotiv	club
lounge	food
maccabi	club
madrasa	public
madrasah	public
madrassa	public
madressa	public
magasin	shop
magasins	shop
magazinul	shop
makelaars	trade
malatang	food
mall	place
management	trade
manufacturing	trade
marine	trade
mariscos	food
marisqueria	food
maritime	trade
market	shop
markets	shop
mart	shop
martyrs	front
maschinenbau	trade
massage	shop
media	trade
megastore	shop
mercato	shop
metal	trade
metalist	club
metals	trade
meubelen	shop
meubles	shop
mfk	club
minerals	trade
minimarket	shop
minimarkt	shop
mining	trade
ministere	public
ministerio	public
ministerstvo	public
ministry	public
mks	club
mkt	club
mobel	shop
moda	shop
modas	shop
moneychanger	trade
mosque	public
motel	shop
motors	shop
mountain	place
mouvement	public
movement	public
movimiento	public
msk	club
mtk	club
muebles	shop
mujahedin	public
mujahideen	front
mujahidin	front
municipality	public
municipio	public
musee	public
museo	public
museum	public
music	trade
muzeum	public
nac	club
nails	shop
nassr	club
national	trade
navy	public
nec	club
nemocnice	public
network	public
networks	trade
news	trade
nk	club
nogomet	club
nogometni	club
noodle	food
noodles	food
obchod	shop
office	public
ofk	club
oil	trade
olimpija	club
olympique	club
omilos	club
omonia	club
optical	shop
opticians	shop
optiek	shop
optik	shop
optika	shop
optique	shop
organisation	public
organization	public
orthopedics	shop
osteria	food
ottica	shop
outlet	shop
pacific	trade
padaria	food
palloilijat	club
palloilu	club
palloseura	club
palloveikot	club
panaderia	food
pancake	food
pancakes	food
panificio	food
panthers	club
paok	club
papeleria	shop
papeterie	shop
parafarmacia	shop
park	place
parliament	public
parrucchiere	shop
parti	public
partido	public
partito	public
partners	trade
party	public
pastelaria	food
pasteleria	food
pathology	trade
patika	shop
patisserie	food
pawn	shop
pec	club
pekara	food
peluqueria	shop
petrochemical	trade
petroleum	trade
pfc	club
pharma	trade
pharmaceutical	trade
pharmaceuticals	trade
pharmacie	shop
pharmacy	shop
pictures	trade
piekarnia	food
pilkarski	club
pirates	club
pizza	food
pizzeria	food
plantations	trade
plaza	place
plumbing	trade
police	public
polisportiva	club
pollos	food
port	place
poslovalnica	trade
potraviny	shop
power	trade
prefecture	public
prefeitura	public
press	trade
preussen	club
prodavnica	shop
products	trade
properties	trade
psv	club
pub	food
racing	club
radio	trade
raiffeisenbank	public
raja	club
ramen	food
ranching	trade
rangers	club
rapid	club
ravintola	food
rb	trade
rc	club
rcd	club
real	club
realty	trade
records	trade
recreativa	club
recreativo	club
rental	shop
rentals	shop
resort	shop
resourcing	trade
restaurant	food
restaurante	food
restaurants	food
restoran	food
retailers	shop
revolutionary	front
rfc	club
ristorante	food
ristoranti	food
river	place
rkc	club
rks	club
rksv	club
rkvv	club
rnk	club
road	place
roofing	trade
rot	club
rotisserie	food
rovers	club
rvb	trade
safaris	trade
salon	shop
saloon	food
savings	public
sc	club
scarpe	shop
schoenen	shop
school	public
schuhe	shop
schule	public
sd	club
seafood	food
securities	trade
seguros	trade
service	public
services	public
sfc	club
shipping	trade
shoes	trade
shop	shop
shops	shop
sindicato	public
sk	club
sklep	shop
sklepy	shop
skn	club
skola	public
skole	public
slagerij	food
slavia	club
snack	food
snacks	food
soba	food
soccer	club
sociedad	trade
sociedade	trade
societa	trade
societe	trade
society	public
software	trade
solutions	trade
sorveteria	food
sorvetes	food
spa	shop
sparkasse	public
sparta	club
spartak	club
spartans	club
spedition	trade
spg	club
spielvereinigung	club
spk	trade
spor	club
sportclub	club
sportegyesulet	club
sporting	club
sportist	club
sportiva	club
sportklub	club
sportovni	club
sportowy	club
sports	trade
sportverein	club
sportvereinigung	club
spvgg	club
square	place
ss	club
ssc	club
ssd	club
ssv	club
stade	club
stal	club
stationery	shop
steakhouse	food
steel	trade
stichting	public
stiftung	public
storage	trade
store	shop
stores	shop
street	place
stroy	trade
studio	trade
studios	trade
succursale	trade
sucursal	trade
suites	shop
supermarche	shop
supermarket	shop
supermarkets	shop
supermarkt	shop
supermercado	shop
supermercados	shop
supermercati	shop
superstore	shop
superstores	shop
superwash	shop
sushi	food
sv	club
svg	club
syndicat	public
systems	trade
szkola	public
taco	food
tacos	food
taliban	front
tankstelle	shop
tanzim	front
tapas	food
taqueria	food
tattoo	shop
tavern	food
taverna	food
teahouse	food
tech	trade
technologies	trade
technology	trade
telecom	trade
television	trade
temple	public
testgyakorlok	club
teutonia	club
textile	trade
textiles	trade
theater	shop
theaters	shop
theatre	shop
theatres	shop
tiendas	shop
tigers	club
tire	shop
tires	shop
titans	club
tj	club
tobacco	trade
torpedo	club
tower	place
towers	place
towing	trade
toys	trade
trading	trade
traiteur	food
transport	trade
transportation	trade
transportes	trade
transporti	trade
transports	trade
trasporti	trade
trattoria	food
trgovina	shop
tribunal	public
trust	public
tsv	club
turnerbund	club
turnverband	club
turnverein	club
tus	club
tv	trade
tyre	shop
tyres	shop
ud	club
udon	food
union	public
united	club
universidad	public
universidade	public
universita	public
universitario	club
universitat	public
universite	public
universiteit	public
university	public
univerzita	public
uniwersytet	public
us	club
usd	club
usina	trade
usv	club
valley	place
vape	shop
vapes	shop
vastgoed	trade
vb	trade
ventures	trade
verband	public
verbund	public
verein	public
vereinigung	public
verlag	trade
versicherung	trade
versicherungen	trade
verzekeringen	trade
veterinary	shop
vfb	club
vfl	club
vfr	club
voetbal	club
voetbalvereniging	club
volksbank	public
vsc	club
vvv	club
wacker	club
waffle	food
waffles	food
wanderers	club
warenhaus	shop
warung	food
water	trade
weingut	food
wellness	shop
werke	trade
wholesale	shop
wholesalers	shop
wilayah	public
winery	trade
wines	trade
wok	food
wolves	club
works	trade
world	trade
worldwide	trade
wsg	club
wydad	club
yoga	shop
yogurt	food
zaglebie	club
zamalek	club
zapateria	shop
zapatos	shop
zavod	trade
zenit	club
ziekenhuis	public
zks	club
zsk	club
zushi	food`;
export const entityWeights: string = `'s	-2.04
^aa	0.68
^ab	1.02
^ac	-0.43
^ad	0.24
^ae	-0.99
^af	-1.52
^ag	0.63
^ah	0.15
^ai	1.34
^aj	0.30
^al	-0.55
^am	0.14
^an	0.49
^ap	-1.41
^aq	-0.63
^ar	0.61
^as	-0.41
^at	-0.18
^au	-0.13
^av	-0.68
^aw	0.17
^ay	0.17
^ba	-0.32
^bh	2.32
^bi	-0.16
^bo	-0.60
^br	0.33
^bu	-0.63
^by	-0.37
^ca	0.26
^ce	-1.47
^ch	0.63
^co	-0.59
^cy	0.15
^da	0.22
^de	0.68
^dh	1.33
^do	0.34
^dr	-0.66
^du	-0.33
^dy	-0.45
^ea	-0.41
^ec	-0.17
^ed	-0.26
^eg	1.02
^ei	-0.74
^el	0.54
^em	0.43
^en	-1.09
^ep	-0.81
^eq	-0.27
^er	-0.24
^es	0.59
^et	-0.97
^eu	-0.50
^ev	-0.76
^ex	-1.63
^fa	-0.27
^fi	-0.59
^fo	-0.50
^fr	0.55
^fu	-0.55
^ga	0.75
^ge	1.24
^gh	1.43
^gi	0.93
^gm	-0.18
^go	0.42
^gu	0.27
^hi	0.62
^hl	0.13
^ho	-0.61
^hs	0.88
^hu	-0.35
^hy	0.98
^ib	1.22
^ic	0.33
^id	-1.37
^il	0.13
^im	-0.80
^in	-1.33
^is	-1.11
^it	-1.52
^iv	0.82
^ja	1.26
^je	0.45
^ji	-0.71
^jo	1.07
^ju	0.91
^ka	0.18
^ke	0.92
^kh	0.76
^ki	-0.33
^kl	-0.75
^ko	0.13
^kr	-0.39
^ku	0.27
^kw	0.69
^ky	0.74
^la	-0.32
^le	-0.13
^li	-0.37
^lo	0.53
^lt	-0.37
^lu	-0.41
^ly	0.76
^ma	0.90
^mc	1.04
^me	-0.32
^mi	0.58
^mu	0.84
^my	0.64
^na	1.21
^ne	0.40
^ng	0.96
^nh	0.31
^no	-0.41
^nu	0.40
^ny	0.26
^ob	-0.26
^oc	-0.18
^of	-0.60
^og	-0.81
^ok	-0.26
^ol	0.45
^om	0.90
^op	-1.43
^os	-0.81
^ot	-0.57
^ou	-0.56
^ov	-0.77
^ow	-0.17
^pa	-0.36
^pe	-0.25
^ph	-1.11
^pi	-0.98
^pl	-1.02
^po	0.74
^pr	0.26
^pu	0.49
^qa	-1.26
^qi	-0.46
^qu	-0.16
^ra	1.19
^rh	0.65
^ri	1.04
^ro	-0.29
^ru	0.40
^ry	0.19
^sa	-0.21
^sc	0.17
^sh	-0.36
^si	0.24
^sk	0.34
^sl	-0.70
^sn	-0.17
^so	-0.75
^sp	-0.45
^sr	1.24
^st	0.32
^su	1.26
^sv	0.15
^sw	-1.04
^sy	-0.44
^th	0.25
^to	-0.64
^tr	-1.00
^ts	-1.09
^tu	-0.60
^ty	1.08
^ul	0.72
^um	-0.41
^un	-2.01
^ur	0.14
^us	0.45
^ut	-0.76
^va	1.01
^ve	0.32
^vi	-0.65
^vl	0.58
^vo	-1.80
^vu	-0.81
^wa	0.56
^we	0.37
^wh	0.21
^wo	0.50
^wu	0.26
^wy	0.47
^xa	-0.18
^xi	1.93
^ya	-0.48
^ye	-0.24
^yi	0.74
^yo	-0.17
^yu	0.81
^za	0.98
^ze	-1.09
^zh	0.86
^zi	0.60
^zo	-0.50
^zu	0.76
aa\$	-0.60
aad	0.54
aal	-0.50
aan	-0.77
aar	0.88
aat	-1.19
ab\$	-0.58
aba	-0.44
abb	-0.35
abbreviation	-2.10
abd	1.31
abe	0.35
abh	0.44
abi	0.53
abl	-0.20
abo	0.16
abs	-0.27
abu	0.13
ac\$	-0.43
aca	-0.51
acc	-0.46
ace	-1.16
ach	0.30
aci	-0.15
ack	-0.77
acl	0.16
aco	-0.46
acq	-0.48
act	-1.18
acu	-0.14
acy	0.60
ad\$	0.26
ada	-0.82
add	1.52
ade	-0.26
adh	1.69
adi	0.71
adm	0.58
ado	-0.24
adr	-0.99
ads	0.44
adt	-0.46
adu	1.10
adv	0.34
ady	-0.76
ael	0.41
aer	-0.38
aes	-0.24
af\$	0.27
afa	-0.73
afe	-0.82
aff	0.15
afi	0.66
afo	-0.44
afr	-1.23
aft	-1.50
ag\$	-1.09
aga	-0.36
age	-0.13
agh	0.16
agi	0.81
agl	-0.32
agn	-0.20
ago	-0.70
agr	0.16
agu	-0.65
ah\$	0.95
aha	-1.11
ahe	0.63
ahi	0.67
ahl	0.81
ahm	1.03
ahn	1.17
aho	0.48
ahr	-0.42
ahu	1.82
aia	0.80
aid	-0.45
aif	-1.70
aig	-0.16
aik	-0.13
ail	0.56
aim	0.58
ain	-0.43
aio	0.38
air	-0.29
ait	1.39
aix	0.91
aiz	0.86
aj\$	1.66
aja	0.35
aje	0.44
aji	0.85
aka	-0.16
ake	-0.53
akh	0.28
aki	0.78
ako	-0.14
akr	1.07
aks	-0.76
akt	-0.58
aku	0.59
al\$	0.45
ala	-0.25
alb	-0.78
alc	-0.65
ald	1.01
ale	0.58
alg	-1.18
ali	0.28
alk	-0.44
all	-0.52
alm	-0.14
alo	0.25
alp	1.46
als	-0.38
alt	-0.24
alu	-1.29
alv	0.86
aly	0.28
alz	-0.41
am\$	0.36
ama	-0.44
amb	0.14
amc	0.22
amd	1.31
ame	0.36
ami	0.63
amm	0.33
amp	-0.75
ampersand	0.96
amr	0.85
amu	1.17
an\$	0.90
ana	0.20
anb	0.13
and	1.13
ane	0.92
anf	0.26
anh	0.87
ani	0.39
anj	0.87
ank	-1.12
anl	0.25
anm	0.51
ann	1.30
ano	0.49
anq	0.41
ans	-0.61
ant	0.42
anu	1.18
any	-0.19
ao\$	1.72
apa	0.78
api	0.93
apo	-0.93
app	0.26
apt	0.23
apu	-0.21
aqu	1.65
ar\$	0.93
ara	0.22
arb	0.18
arc	-0.35
ard	-0.85
are	-0.51
arg	-0.95
ari	0.31
ark	0.24
arl	0.35
arm	-0.66
aro	-0.14
arp	1.09
arq	-0.91
arr	-0.52
ars	-1.17
art	-0.76
aru	0.71
arv	1.38
ary	0.82
arz	0.17
as\$	0.30
asa	-1.20
asc	0.44
ase	-0.33
ash	0.56
asi	0.89
ask	-0.39
asm	0.34
aso	-0.63
asp	-0.63
ass	-0.30
ast	-0.63
asy	0.38
at\$	-1.57
ata	0.69
atc	-0.54
ate	-0.14
ati	-0.59
atk	0.39
atl	-0.77
ato	0.54
ats	-0.38
atu	-0.17
au\$	0.49
aud	0.50
aue	-0.68
aug	0.30
aul	1.21
aun	0.92
aur	0.46
aus	-0.68
aut	0.13
av\$	0.91
ava	-0.47
ave	0.39
avi	0.96
avo	-0.72
aw\$	0.22
awa	-0.50
awe	-0.82
awr	-0.18
ax\$	-0.73
axi	-0.99
ay\$	0.24
ayd	2.12
ayi	0.21
ayl	0.34
aym	-0.45
ayn	1.82
ayo	1.04
ayr	0.17
ays	-0.97
ayy	0.75
az\$	0.22
aza	-0.79
azi	0.32
azo	-0.56
azz	0.36
ba\$	-0.55
bab	1.31
bac	-1.53
bad	-0.50
bag	0.37
bah	-0.43
bai	-0.13
bak	-0.20
bal	0.78
bam	0.89
ban	-1.53
bar	0.70
bas	-0.77
bat	-1.34
bau	0.50
bay	-0.70
bb\$	-0.89
bba	0.48
bbe	-0.69
bbi	-0.29
bby	0.17
bc\$	-0.68
bde	0.95
bdu	0.77
be\$	1.04
bea	0.73
bec	0.57
bee	0.44
bei	-0.93
bel	0.33
ben	0.40
ber	0.22
bes	0.52
bet	-0.33
bey	-0.39
bez	0.51
bha	2.56
bi\$	-0.94
bia	-0.24
bias	0.28
bib	0.49
bic	0.12
bik	-0.93
bil	-0.83
bio	-0.42
biq	-0.66
bir	1.38
bis	0.13
bit	-0.51
bk\$	-2.59
bla	0.33
ble	-0.80
bli	-1.36
blo	0.36
blu	-1.00
bo\$	-0.30
boa	0.68
bob	-0.28
boe	0.35
bol	-0.40
bon	-0.73
boo	0.51
bor	0.26
bos	0.14
bot	-0.38
bou	0.20
bow	-0.69
boy	-0.78
bra	0.18
brackets	-1.62
bre	-0.29
bro	0.22
bru	-1.12
bry	0.66
bs\$	-1.16
bsh	-0.48
bu\$	0.55
buc	0.44
bud	-0.77
bui	-1.01
bul	-0.20
bun	0.38
bur	-0.17
bus	-0.21
but	0.39
by\$	0.79
ca\$	-0.36
cab	-1.05
cad	-0.89
caf	-0.49
cai	0.32
caj	-0.86
cal	-1.03
cam	-0.15
camel case	0.13
can	-0.59
cao	0.81
cap	-1.25
capitals alone	2.54
capitals first	-0.90
capitals inner	0.20
capitals last	-0.72
car	-0.44
cas	0.79
cau	0.30
cce	-0.39
cco	0.43
cdo	0.59
ce\$	0.12
cea	-0.59
ced	0.85
cei	0.56
cel	-0.86
cem	-0.62
cen	-0.50
cer	0.43
ces	-0.31
ceu	-0.63
ch\$	-0.59
che	0.14
chi	0.14
chl	0.70
chm	0.16
chn	-0.44
chr	0.43
chs	-0.50
cht	-1.07
chu	0.90
chw	-0.64
ci\$	0.52
cia	-1.14
cic	1.52
cid	0.41
cif	0.35
cil	0.53
cim	0.37
cin	-0.65
cio	0.61
cip	-0.69
cis	0.40
cit	0.35
ck\$	0.71
cka	-0.96
cke	-0.24
cki	-0.29
ckl	0.43
ckr	0.38
cks	-0.65
cla	0.65
cle	0.28
cli	0.14
clo	-2.08
clu	-0.33
co\$	-1.35
coa	-1.11
cob	0.49
coc	-1.17
coe	0.16
cof	-0.41
coh	0.13
coi	0.33
col	0.62
com	-0.81
commas	-0.01
company word first	0.41
company word inner	0.41
company word last	0.06
company word only	2.25
con	0.77
connective first	-0.40
connective inner	-0.45
connective last	0.55
consonants first	-0.66
consonants inner	0.03
consonants last	-0.13
consonants only	-3.09
coo	0.76
cop	-0.35
cor	-0.76
cos	-0.66
cot	0.33
cou	-0.64
cov	0.50
cqu	-0.49
cra	-0.37
cre	-0.57
cri	0.60
cro	0.57
cru	-0.27
cs\$	-1.29
ct\$	-0.13
cti	-0.79
cto	-0.55
ctr	-0.51
cts	-0.14
ctu	-0.16
cu\$	-0.91
cua	0.77
cub	-0.61
cul	-0.41
cun	0.34
cur	-0.26
cus	-0.43
cut	-0.56
cy\$	-0.35
cze	-0.48
czy	0.15
da\$	-0.64
dac	-1.13
dad	0.38
daf	0.78
dah	0.38
dai	-1.12
dam	-0.14
dan	0.46
das	0.66
dat	0.55
dav	1.74
daw	-0.55
day	-0.61
dba	-1.10
dd\$	0.75
dda	1.29
ddi	0.79
ddy	0.57
de\$	1.18
dea	-0.32
deb	-0.97
dee	-0.49
deg	-0.55
dem	0.30
dep	-1.18
der	-0.21
des	0.50
deu	0.79
dev	0.90
dex	-0.31
dez	-0.67
dge	1.11
dgs	-0.22
dha	1.68
dhi	-0.26
di\$	0.31
dia	-0.22
did	0.35
die	-0.69
dig	-0.73
digits	-4.20
dil	0.70
dim	0.98
din	0.32
dio	0.60
dip	0.78
dir	-2.02
dis	0.19
dit	-0.75
div	-0.34
dix	0.54
dla	0.44
dle	-0.80
dma	0.30
dmi	0.29
dne	-0.34
do\$	0.73
doc	0.76
dol	0.20
dom	-0.13
domain	-1.87
don	-0.92
doo	-0.49
dor	-0.81
dos	-0.22
dotted initials	0.97
dou	1.49
doubtful legal form first	-0.81
doubtful legal form inner	-0.04
doubtful legal form last	-1.99
doubtful title first	0.33
doubtful title inner	0.26
doubtful title last	0.50
dov	0.70
dow	-0.56
dr\$	1.30
dre	0.87
dri	-0.17
dro	-0.75
dru	-0.35
ds\$	-0.99
dso	0.55
dt\$	-0.27
duc	-0.64
dul	0.70
dur	1.51
dus	-0.32
dva	0.34
dy\$	0.53
dyn	-0.44
dzi	0.75
ea\$	0.67
eac	-0.92
ead	-0.98
eag	0.28
eak	0.15
eal	-0.66
eam	-0.46
ean	-0.82
ear	-0.25
eas	-0.44
eat	0.13
eau	0.25
eb\$	0.62
ebb	0.94
ebe	0.41
ebi	-1.03
ebo	-0.35
ebr	-1.29
ebu	-0.36
ec\$	-1.15
ecc	0.54
ece	0.39
ech	-0.23
eci	0.26
eck	0.22
eco	0.39
ect	-1.89
ecu	-1.35
ed\$	-0.62
edd	0.88
edg	0.28
edi	-0.53
edm	0.67
edo	-0.15
edr	1.23
edw	0.60
edy	0.37
ee\$	1.58
eed	-1.14
eek	0.23
eel	1.10
eem	0.59
een	0.35
eep	0.95
eer	-0.41
ees	-1.35
eet	0.83
ef\$	0.34
efa	1.12
efe	-0.27
eff	-0.21
eg\$	0.16
ega	1.20
ege	-0.33
egg	0.13
egi	-0.97
ego	0.69
egr	0.57
egu	0.91
eh\$	0.31
eha	-0.16
ehr	-0.36
eia	0.63
eic	0.20
eid	0.67
eig	0.83
eij	-0.92
eil	0.14
eim	-0.81
ein	-0.23
eir	-0.56
eis	-0.85
eit	0.55
ej\$	0.40
eja	0.26
eji	-0.72
ejo	-0.57
ek\$	-0.34
eke	0.38
eko	0.67
eks	-0.81
ela	0.48
elb	-0.37
eld	-0.19
ele	0.38
elg	-1.01
eli	0.72
ell	0.48
elm	0.55
eln	0.13
elo	-0.25
els	0.17
elt	-0.51
elu	-0.32
elv	0.35
ely	-0.64
em\$	-0.25
ema	0.64
emb	-0.16
emi	0.46
emm	0.93
emo	-0.32
emp	-1.20
ems	-0.58
emt	0.69
emy	0.29
en\$	0.23
ena	0.19
enc	-0.75
end	-0.41
ene	0.95
enf	-0.61
eng	-0.15
enh	0.14
eni	-0.65
enj	0.61
enl	0.21
enn	-0.50
eno	-0.44
enr	0.99
ens	-0.53
ent	-0.54
enu	0.93
env	0.19
eny	0.63
enz	-0.35
eo\$	0.71
eod	0.14
eon	0.25
eop	0.38
eor	1.31
ep\$	0.23
epa	-0.89
epe	0.76
eph	1.50
epi	-0.47
epo	-1.43
equ	-0.35
er\$	0.55
erb	-0.62
erc	-0.22
ere	-0.26
erf	-0.33
erg	0.30
erh	-0.23
erk	-0.74
erl	-1.00
erm	-0.53
ern	0.21
ero	1.48
erp	-0.59
ers	-0.86
ert	0.12
eru	-0.17
erv	-1.05
erw	0.30
ery	-0.32
erz	-1.25
es\$	-0.67
esb	-1.29
esc	-0.48
ese	-0.44
esh	2.09
esi	0.92
esk	-0.69
esl	0.69
esm	0.59
eso	-0.47
esp	-0.69
ess	0.21
est	-0.22
esu	-1.01
et\$	-0.35
eta	-1.46
etc	-0.86
ete	1.29
eth	0.96
eti	-0.48
eto	-0.19
ets	-1.75
ett	0.75
etw	-0.26
etz	-0.69
eu\$	0.53
eug	-0.60
eun	1.16
eur	-0.99
eus	-0.48
eut	-0.99
ev\$	1.14
eva	0.90
eve	0.41
evi	-0.75
evo	-0.80
ew\$	0.13
ewe	0.28
ews	0.73
ex\$	-1.30
exa	0.44
exc	-0.49
exe	0.25
exi	-0.17
exp	-0.98
ext	-0.88
ey\$	1.79
eye	0.43
eys	-1.06
ez\$	-1.01
eza	0.77
eze	0.53
ezi	-0.94
fab	-0.88
fae	-0.82
fai	1.49
fal	0.25
fam	-0.89
far	-0.31
fas	-1.35
fat	-0.60
fbk	-2.24
fe\$	-1.06
fei	0.45
fel	-0.76
fes	-0.36
ff\$	1.51
ffb	-2.24
ffe	0.20
ffi	-0.81
ffo	0.73
ffr	0.40
fi\$	-0.19
fia	-0.15
fid	-0.15
fie	-0.27
fig	0.66
fil	0.75
fin	-0.19
fir	0.41
fis	-1.10
fit	-0.83
fla	-0.22
flo	0.16
fo\$	-0.18
fon	-0.15
foo	-0.99
for	-0.21
fos	0.72
fou	-0.50
fra	0.73
fre	-0.45
fri	-0.17
ft\$	-0.93
fue	0.99
ful	0.22
fun	-1.11
fur	-1.36
fus	-0.67
fut	-0.98
ga\$	1.03
gab	0.56
gad	-0.14
gai	-0.52
gal	-0.77
gam	-0.32
gan	0.54
gaz	-0.17
gda	-0.22
gdo	-0.61
ged	-0.25
gel	0.46
gem	-0.23
gen	-0.79
generation first	0.35
generation inner	1.57
generation last	3.46
generic word first	-1.74
generic word inner	-1.27
generic word last	-1.22
ger	-0.41
ges	-0.40
gg\$	0.19
gge	-0.38
ggi	0.24
gha	-0.73
ghe	-0.19
gho	0.61
ghu	0.98
gi\$	1.05
gia	-0.76
gic	-0.17
gie	-1.44
gil	0.79
gin	0.13
gio	0.35
gir	0.15
gis	1.18
git	0.58
giu	0.46
gle	-0.45
gli	0.74
glo	0.58
gma	0.32
gmb	-0.20
gn\$	0.82
gna	-0.59
gne	0.83
gni	-0.33
gno	0.22
go\$	-0.54
god	-0.47
gol	-0.72
gon	-0.44
goo	0.32
gor	-0.51
gos	0.47
gov	-0.23
gra	-0.82
gre	0.61
gri	0.80
gro	-1.36
gru	0.21
gs\$	-1.93
gto	0.49
gua	-0.66
gue	1.30
gul	0.70
gun	0.39
gur	0.77
gus	1.12
gut	0.41
guy	0.53
gwe	0.42
gy\$	0.43
gyo	-0.26
ha\$	1.31
haa	-0.38
hab	0.19
hac	0.47
had	0.42
haf	0.33
hag	0.79
hah	-1.91
hai	-0.39
haj	-0.46
hak	0.43
hal	0.21
han	0.95
hao	0.58
hap	-0.88
har	0.93
has	0.59
hat	0.68
hau	-1.07
hav	-0.48
haw	-0.92
hay	0.26
haz	0.72
hec	0.34
hed	-0.55
hee	-0.29
hei	-0.71
hej	0.21
hek	0.57
hel	0.22
hem	0.26
hen	0.90
hep	0.20
her	0.79
hes	-0.55
het	-0.99
hev	0.29
hew	-0.78
hey	0.86
hez	-0.78
hi\$	0.94
hia	1.29
hib	-0.47
hic	-0.57
hid	-1.18
hie	0.83
hig	-0.13
hih	0.51
hik	0.91
hil	0.87
him	0.24
hin	-0.69
hip	-0.36
hir	0.98
his	-0.73
hit	0.54
hl\$	0.25
hla	0.90
hld	-0.23
hle	0.60
hli	0.35
hlo	0.95
hme	0.13
hmi	-0.21
hmo	0.25
hn\$	0.17
hna	0.67
hne	0.98
hni	-1.31
hns	0.45
ho\$	-1.17
hod	0.86
hoe	1.07
hof	-0.55
hom	1.17
hon	-0.24
hop	-0.62
hor	-0.60
hou	-0.16
hov	0.21
how	0.37
hr\$	0.69
hra	-0.19
hre	-0.39
hri	0.41
hro	-0.13
hs\$	-2.04
hsi	1.19
hta	0.13
hte	0.29
hu\$	-0.15
hua	0.12
hub	-0.73
hue	0.44
hug	0.56
hui	1.85
hul	0.21
hun	0.36
hur	1.34
hus	-0.15
hut	-0.32
hwa	0.24
hwe	-0.37
hy\$	0.63
hya	1.36
ia\$	-0.38
iag	-0.12
iah	0.87
iak	0.37
ial	-0.62
iam	0.78
ian	0.12
iao	0.43
iar	0.47
iat	-0.77
ib\$	-0.51
iba	0.54
ibb	-0.55
ibe	0.17
ibi	-0.23
ibo	0.46
ibr	1.21
ibu	-0.16
ica	-0.71
ice	0.84
ich	0.98
ici	-0.28
ick	0.15
ico	-0.17
icr	-0.38
ics	-1.51
ict	-0.23
icu	-0.28
id\$	-0.58
ida	-0.15
idd	0.30
ide	0.18
idi	-0.37
idl	-0.28
ido	-0.65
ids	0.36
ie\$	0.48
ied	0.21
ieg	0.26
ien	-0.73
ier	-0.35
ies	-0.94
iet	0.60
iev	0.51
if\$	1.23
ifa	0.93
ife	-0.57
iff	-0.60
ifi	-0.90
ift	-0.55
ig\$	-0.33
iga	-0.70
ige	-0.33
igg	0.30
igi	0.13
ign	-0.30
igo	-0.17
igu	0.16
ih\$	1.54
iha	0.38
iil	1.45
ija	0.28
iji	-0.33
ik\$	0.53
ika	-0.64
ike	-0.14
ikh	0.73
iki	-0.59
iko	-0.53
ikr	0.18
ikt	-0.81
il\$	0.16
ila	0.69
ilb	0.70
ild	-0.19
ilh	0.81
ili	0.37
ill	-0.15
ilm	0.84
ilo	1.78
ils	-1.68
ilu	0.68
ilv	0.43
ily	2.38
im\$	0.25
imb	-0.40
ime	-0.50
imh	0.40
imi	-0.82
imm	-0.65
imo	1.22
imp	-1.12
imu	0.79
ina	-0.33
inb	0.23
inc	-0.37
ind	1.32
inf	-0.28
ing	-0.13
inh	1.44
ini	-0.40
initial first	-0.23
initial inner	0.59
initial last	-0.72
ink	-1.03
inl	0.92
inn	0.38
ino	0.28
int	-0.65
inu	0.80
inv	-0.91
inz	-0.71
io\$	1.30
iol	-0.17
iom	0.37
ion	-1.50
ior	-1.22
ios	-0.28
iot	0.77
iou	0.67
ip\$	0.44
ipa	-0.67
ipe	0.42
ipp	-0.43
ips	-0.50
iqu	0.60
ir\$	0.66
ira	0.84
irc	-0.90
ird	0.75
ire	-0.20
irg	-0.60
iri	1.39
irl	-0.37
irm	0.66
iro	0.67
irr	1.85
irs	-1.03
irt	-0.28
is\$	-0.28
isa	0.76
isb	0.36
isc	-0.83
ish	0.48
isi	-1.10
isk	-1.36
isl	-2.21
ism	-0.30
iso	-1.09
isr	0.62
iss	0.90
ist	-0.42
isu	-0.74
it\$	0.17
ita	-0.63
itc	-0.18
ite	-0.46
ith	0.23
iti	0.59
itl	0.17
ito	-0.78
itr	0.63
its	-0.76
itt	-0.23
itu	-0.54
ity	-0.22
iu\$	0.42
ium	-0.87
ius	0.99
iv\$	-0.59
iva	-0.37
ivi	-0.15
iwa	0.15
ix\$	-0.37
ixa	0.12
ixo	0.18
iy\$	0.21
iye	-0.71
iz\$	-0.35
iza	0.53
izh	-0.21
izi	0.59
izz	-0.38
ja\$	-0.57
jab	-0.19
jac	0.45
jah	-0.65
jai	0.32
jak	0.44
jal	0.12
jam	0.47
jan	1.27
jar	-0.53
jas	0.24
jav	-0.87
jay	1.88
je\$	-0.63
jea	-0.82
jec	-0.27
jef	0.89
jen	0.57
jer	1.23
jew	-0.39
ji\$	-0.53
jia	1.06
jih	-0.85
jim	-0.89
jna	-0.98
joa	0.60
joe	0.42
joh	-0.69
jon	0.44
jor	0.94
jos	0.24
ju\$	0.25
jua	1.41
jud	0.99
jul	0.86
jun	0.95
jus	-0.51
ka\$	-0.36
kad	0.74
kag	-0.66
kai	-0.40
kal	-1.46
kam	0.62
kan	0.39
kap	-0.64
kar	0.56
kas	-0.79
kat	-0.51
kau	-0.31
kaw	0.61
kay	1.74
kaz	-0.74
ke\$	1.36
kee	0.48
kel	-0.39
kem	-0.14
ker	-0.65
ket	0.18
kev	1.02
key	-0.93
kfu	-0.91
kh\$	0.62
kha	0.98
khe	-0.33
kho	-0.67
kht	-0.24
khu	0.38
kie	-0.22
kil	-0.94
kim	0.60
kin	-0.72
kir	1.55
kle	0.52
kli	-0.31
klu	-1.58
kma	0.29
kol	0.27
kom	-1.49
kon	-1.31
kop	-0.46
kor	0.71
kos	-0.53
kot	0.55
kov	0.16
kr\$	0.90
kra	-0.30
kre	-1.72
kri	1.94
kro	0.48
ks\$	-0.40
ksa	-0.47
ksb	-0.20
kso	0.66
kti	-0.76
kto	-0.90
ku\$	-0.26
kul	0.65
kum	1.56
kun	1.65
kus	-0.54
kwa	0.17
kyl	-0.50
la\$	0.23
lab	-0.95
lac	0.12
lad	0.44
laf	-0.69
lag	-0.91
lai	0.71
lak	1.47
lal	2.09
lam	-0.89
lan	-0.55
lap	0.94
lar	-0.31
las	0.27
lat	-0.53
lau	0.20
lav	0.99
law	0.52
lay	-0.48
lba	-0.83
lbe	0.30
lbr	-0.24
lca	-0.54
lch	0.94
lci	0.59
lco	-0.69
ld\$	-0.29
lda	0.65
lde	-0.41
ldg	-0.23
ldi	0.46
ldm	-0.53
ldo	0.69
lds	0.87
le\$	0.38
lea	-0.23
leb	0.20
lec	-1.27
led	-0.47
lee	0.90
lef	0.98
leg	-0.92
legal form first	-1.54
legal form inner	-2.38
legal form last	-5.02
leh	0.33
lei	-0.64
lek	-0.23
lel	-0.13
lem	0.77
len	-1.07
leo	0.19
les	1.02
let	-0.33
letters and digits	-0.89
leu	-0.60
lev	-1.12
lew	0.40
lex	1.00
ley	0.62
lez	-0.70
lf\$	-1.02
lfi	0.42
lfo	0.61
lgi	-0.64
lha	0.49
lho	-0.14
li\$	0.64
lia	1.11
lib	-1.61
lic	-0.37
lid	0.17
lie	-0.16
lig	-0.12
lih	0.20
lik	-0.38
lil	0.57
lim	-1.18
lio	0.27
lip	-0.53
lis	0.71
lit	-1.21
liu	0.78
liv	0.53
lix	-0.72
liz	0.44
lk\$	0.14
lka	1.02
lke	-0.40
lki	0.45
lks	-0.20
ll\$	0.69
lla	-0.20
lle	-0.15
lli	-0.41
llu	0.61
lly	-0.31
lma	-0.22
lme	-0.49
lmo	0.65
lni	-0.19
lob	0.13
loc	0.66
lod	0.34
loe	-0.54
log	-0.36
loi	0.37
lon	0.69
long East Asian	-2.15
loo	0.26
lor	0.40
los	0.24
lou	-0.28
low	0.27
loy	0.17
lpe	1.92
lph	-0.81
ls\$	-1.12
lsa	-0.41
lsc	-0.15
lsk	-0.28
lso	0.44
lst	-0.51
lta	-0.45
ltd	-0.21
lte	-1.06
lth	-0.25
lti	-0.95
lto	0.49
ltr	-0.53
ltu	-0.61
lty	-0.20
lu\$	0.85
lub	-1.97
lud	-0.46
lue	-1.00
luk	0.77
lul	-0.68
lum	0.39
lun	-0.35
lur	0.17
lut	0.32
lux	-0.56
lva	1.12
lve	0.27
lvi	0.79
ly\$	0.27
lya	0.34
lyd	0.53
lym	-0.28
lyn	0.79
lys	0.49
lz\$	-0.29
ma\$	0.29
maa	-1.71
mab	0.89
mac	-0.35
mad	1.37
mag	-0.70
mah	1.37
mai	-0.56
maj	-0.15
mal	1.44
man	0.36
map	-0.23
mar	-0.12
mas	-0.19
mat	-0.26
mau	1.04
max	-0.74
may	0.31
maz	0.16
mba	0.18
mbe	1.26
mbi	0.13
mbl	-0.33
mbo	-0.12
mbr	-0.84
mbu	-0.19
mcc	0.42
mcg	0.27
mck	-0.22
mco	-0.31
mea	0.28
mec	-0.14
med	0.44
mee	-0.75
meg	0.66
meh	0.66
mei	1.09
mel	0.44
mem	-0.39
men	-1.02
mer	0.35
mes	-0.91
met	-1.03
mex	-0.88
mh\$	0.23
mi\$	-0.21
mia	-0.62
mic	-0.32
mid	-0.45
mie	0.20
mig	0.27
mii	1.80
mik	0.52
mil	0.18
min	0.36
mir	1.16
mis	0.33
mit	-0.23
miy	-1.98
mme	-0.49
mmo	1.09
mmu	-0.38
mmy	-0.94
mo\$	0.31
mob	-0.86
moc	0.33
mod	0.83
mog	-0.39
moh	1.22
mol	-0.73
mom	0.70
mon	-0.18
moo	0.47
mos	-0.24
mot	-0.14
mou	0.54
mov	0.15
moz	0.39
mp\$	-0.95
mpa	0.14
mpb	0.56
mpe	-0.64
mph	0.46
mpi	-0.42
mpl	-0.41
mpo	-0.99
mps	-0.53
mpt	-0.19
mpu	-0.75
mt\$	0.74
mua	0.20
muc	0.73
mud	1.01
mue	0.12
muh	0.55
mul	-0.51
mun	0.84
mut	0.81
my\$	-0.22
nab	-0.52
nad	0.25
nag	-0.46
nah	1.27
nai	-0.13
nak	0.75
nal	0.18
name first	0.49
name inner	0.20
name last	0.20
name marker	2.32
name only	0.79
names only 1	0.79
names only 2	-0.15
names only 3	-0.60
nan	1.05
nap	0.68
nar	0.63
nas	0.64
nat	-0.32
nau	-0.63
nav	-0.91
nay	0.30
naz	0.97
nbe	0.52
nbu	-0.60
nca	-0.33
nce	0.84
nch	-0.69
nci	0.32
nco	-0.33
ncy	-0.82
nda	0.13
nde	-1.19
ndi	-0.79
ndo	-0.32
ndr	1.07
nds	-0.29
ndy	0.74
ne\$	0.53
nea	0.16
ned	-0.36
nee	0.77
nef	-0.82
neg	-0.37
nel	1.15
nem	0.29
nen	-0.25
neo	-0.70
ner	-0.48
net	0.41
neu	-1.25
new	0.21
nex	-0.51
nfi	-0.50
nfo	-0.26
nfr	-0.35
ng\$	0.85
nga	0.26
ngd	-1.06
nge	-1.09
ngi	-0.24
ngl	0.14
ngo	0.45
ngr	-0.41
ngs	-1.32
ngt	-0.75
ngu	1.66
ngw	0.34
ngy	1.02
ngz	0.33
nha	-0.92
nhe	-1.04
nhi	0.87
nho	0.57
ni\$	0.26
nia	-0.41
nid	0.72
nie	-0.95
nif	0.18
nig	-0.38
nij	-0.97
nik	-1.08
nil	0.33
nim	0.39
nin	-0.64
nio	-0.87
nip	-0.65
nir	-0.43
nis	-0.68
nit	-0.96
niu	-0.56
niv	-0.25
nix	0.28
niz	-0.60
nja	1.17
nji	-0.75
nk\$	-2.16
nka	1.15
nke	-0.88
nkf	-0.73
nki	0.15
nkl	0.77
nko	0.35
nks	0.31
nku	-0.15
nle	0.20
nli	0.28
nma	-0.28
nmo	-0.13
nn\$	0.24
nne	0.36
nni	0.45
nno	1.39
nny	-0.20
no name	0.17
no\$	0.93
noa	0.31
nob	0.58
noc	0.59
noe	-0.48
nog	0.88
noi	-0.34
nol	0.48
nom	-1.73
non	-0.39
noo	0.37
nor	0.97
nos	-0.86
not	-0.50
nothing known	-0.78
nou	-0.29
nov	0.45
now	0.40
nri	-0.65
nry	0.46
ns\$	-1.33
nsa	-1.08
nsb	-0.32
nsc	-0.87
nse	1.08
nsh	-0.34
nsk	0.45
nso	-0.35
nsp	-0.19
nsu	0.18
nt\$	0.35
nte	-0.58
nth	0.51
nti	-0.60
ntr	-1.36
ntu	-0.43
nty	-0.35
nue	0.71
nuf	-0.55
nun	0.43
nur	1.66
nus	0.81
nut	-0.53
nve	-0.50
nvi	-0.33
nwa	0.67
ny\$	0.87
nya	-0.45
nz\$	-0.36
nza	-0.59
nzh	-0.70
nzi	1.42
oa\$	0.38
oad	-0.40
oah	1.10
oal	-0.36
oan	0.34
oao	-0.50
oaq	1.24
oar	0.23
oat	-0.61
ob\$	0.28
obb	-0.92
obe	0.66
obi	-0.47
obl	0.56
obo	-0.81
obr	0.23
obs	-0.17
oc\$	0.44
oca	-0.50
oce	0.16
och	1.24
oci	-1.01
ock	-0.30
oco	-0.64
oct	1.19
ocu	0.23
oda	-1.22
odd	0.55
odds first	1.03
odds inner	0.70
odds last	1.21
odds of all	2.58
odds only	0.69
ode	0.56
odg	0.75
odi	0.66
odo	-0.24
odr	0.24
ods	-0.36
odu	-0.52
ody	-0.16
oe\$	0.28
oel	-0.96
oen	0.41
oer	0.77
oes	-0.44
ofe	0.36
off	0.16
ofi	-0.97
oft	-0.45
oga	0.54
oge	0.47
ogi	-0.86
ogr	-0.80
ogu	1.71
ogy	-0.68
oha	1.22
ohe	0.18
ohn	-0.95
oi\$	0.94
oil	-0.40
oin	-1.11
ois	-0.15
oit	0.71
oja	0.56
oje	-0.15
ok\$	0.97
oke	-0.74
oko	-0.75
oks	-0.31
oku	-0.76
ol\$	-0.49
old	-0.83
ole	-0.74
olf	-0.25
oli	0.35
olk	0.70
oll	0.16
olm	-0.30
oln	-0.56
olo	-0.49
ols	-0.90
olt	-0.25
olu	0.31
olv	0.69
oly	0.22
om\$	-1.36
oma	0.74
omb	-0.27
ome	0.67
omi	0.14
omm	-0.34
omo	-0.52
omp	-1.14
oms	-0.22
on\$	0.47
ona	-0.44
onc	1.52
ond	-0.30
one	-0.97
one comma	2.51
ong	0.32
oni	-0.16
onk	-0.96
onm	-0.39
onn	0.38
ono	-0.43
ons	-0.84
ont	-0.91
onv	-0.46
ony	-0.49
onz	0.25
oo\$	0.38
ood	0.13
ook	1.07
ool	-0.43
oom	-0.76
oon	0.59
oop	0.47
oor	0.26
oos	-0.17
oot	-0.43
op\$	-0.30
opa	0.95
opi	-0.92
opm	-0.26
opo	-0.47
opp	0.77
opt	-0.86
or\$	-0.40
ora	-0.39
orb	0.40
orc	-0.74
ord	0.28
orf	-0.66
organization word	-1.94
organization word club first	-0.07
organization word club inner	0.62
organization word club last	-1.36
organization word food first	-0.66
organization word food inner	0.63
organization word food last	-1.68
organization word front first	-2.66
organization word front inner	-0.09
organization word front last	-2.21
organization word place first	0.86
organization word place inner	0.62
organization word place last	0.36
organization word public first	-1.58
organization word public inner	-0.69
organization word public last	-2.01
organization word shop first	-0.53
organization word shop inner	0.40
organization word shop last	0.53
organization word trade first	-1.12
organization word trade inner	-1.13
organization word trade last	0.09
ori	-1.51
orl	0.31
orn	-0.61
oro	-0.49
orr	1.50
ort	0.12
oru	-0.14
orw	-0.31
ory	-0.87
os\$	-0.26
osc	-0.91
osh	0.64
osi	-0.68
osk	0.52
osl	-0.42
osm	0.47
oso	1.05
osp	-1.16
ost	-1.26
osu	-0.87
ot\$	0.41
ota	0.32
otb	-1.04
ote	-0.33
oth	-0.35
other script	3.86
oti	0.14
oto	-1.04
otr	-0.39
ots	-0.22
ott	0.33
ou\$	0.82
oub	0.21
ouc	0.15
oud	-0.45
oui	-0.30
oul	0.77
oun	1.16
oup	-0.56
our	-0.76
ous	0.29
out	-0.91
ov\$	0.62
ova	-0.35
ove	0.20
ovi	-0.15
ovo	-0.71
ovs	1.14
ovy	-0.27
ow\$	-0.40
owa	0.66
owi	0.88
owl	-0.14
own	-1.20
ows	-0.52
ox\$	0.12
oy\$	0.82
oya	-0.32
oyd	0.46
oye	-0.76
oyl	0.55
oyo	0.12
oys	-0.64
oz\$	0.61
oza	0.54
oze	0.58
ozi	-0.20
pa\$	0.59
pac	-1.68
pad	0.15
pag	0.36
pai	0.41
pak	-0.48
pam	0.27
pap	0.30
par	-1.15
particle first	-1.16
particle inner	0.51
particle last	0.98
pas	0.21
pat	1.83
pau	0.35
pav	-0.34
pay	-1.32
pbe	0.46
pe\$	-0.18
pea	-0.39
pec	-0.73
pel	1.11
pen	0.40
peo	0.15
per	-0.33
pet	0.53
peu	-0.24
ph\$	0.24
pha	-1.17
phe	1.06
pho	-0.16
phu	-0.75
phy	0.70
pia	-0.29
pic	-0.54
pie	0.64
pil	-0.24
pin	1.08
pio	-0.26
pir	-0.65
pis	-0.87
piz	-0.15
pla	-0.55
place first	-0.09
place inner	-0.83
place last	-1.23
ple	-0.78
pli	-0.47
plo	-0.88
plu	-0.62
pme	-0.23
po\$	-0.19
poi	-0.58
pon	0.69
poo	-0.37
por	-2.04
pos	-0.14
post-nominal first	1.49
post-nominal inner	1.87
post-nominal last	2.63
pot	0.56
pou	1.29
pow	0.35
ppa	1.24
ppe	-0.15
ppl	-0.66
ppo	0.64
pra	1.67
pri	-0.80
pro	-2.51
product word	0.21
pru	0.38
ps\$	-1.41
pso	-0.66
pti	0.32
pto	-0.23
pub	-0.70
pul	-0.90
pur	0.17
pus	-0.72
put	0.86
qan	-0.56
qua	-1.09
que	-0.37
qui	0.17
quotes	-1.54
ra\$	-0.53
rab	0.70
rac	0.89
rad	-0.67
raf	-0.69
rag	0.13
rah	1.65
rai	-0.53
raj	2.24
rak	-0.67
ral	0.36
ram	1.96
ran	-0.30
rao	1.71
rar	-1.00
rau	0.27
rav	0.74
raw	1.06
ray	-0.91
rbi	-0.45
rbo	0.17
rbu	0.15
rc\$	-1.31
rca	-0.53
rce	0.28
rch	-1.02
rci	0.95
rco	0.91
rcu	-0.85
rd\$	0.45
rda	-0.18
rde	0.27
rdi	-0.53
rdo	0.80
rds	-0.81
re\$	-0.22
rea	-1.19
reb	-0.85
rec	-0.22
red	0.34
ref	-0.26
reh	0.44
rek	-0.85
rem	0.47
ren	0.28
rep	0.34
res	0.38
ret	0.17
reu	-0.24
rey	0.51
rez	-0.47
rf\$	-1.07
rg\$	-0.97
rga	-0.28
rge	0.45
rgh	-0.69
rgi	0.99
rgo	0.48
rgu	0.24
rgy	-0.27
rha	1.07
rhe	0.27
rho	-0.35
ri\$	0.66
ria	0.20
ric	0.77
rid	0.82
rie	-0.65
rif	1.58
rig	-0.33
rik	0.36
rim	-0.53
rin	1.26
rio	-0.37
rip	1.01
riq	0.59
rit	0.22
riu	-0.34
riv	-0.92
rix	-0.90
riy	0.20
riz	0.22
rk\$	0.86
rka	-0.87
rke	0.55
rks	-0.43
rl\$	-0.88
rla	-0.22
rld	-0.29
rle	0.28
rli	0.47
rlo	0.65
rly	-0.17
rm\$	-1.85
rma	0.16
rmi	0.36
rmo	-0.80
rms	0.27
rn\$	1.01
rna	1.07
rne	-0.89
rni	-1.58
ro\$	0.52
roa	-1.08
rob	0.53
roc	1.04
rod	-0.17
rog	0.30
roh	0.58
roi	-0.94
roj	-0.26
rok	-0.73
rol	0.53
ron	0.20
roo	-0.81
rop	-0.91
ros	-0.50
rot	-1.96
rou	0.84
rov	0.20
row	-0.61
roy	-0.36
roz	0.68
rp\$	-0.45
rpe	0.41
rph	0.22
rpo	0.37
rqu	-0.64
rr\$	-0.26
rra	1.04
rre	0.28
rro	0.65
rs\$	-1.18
rsa	0.37
rsc	-0.94
rse	0.64
rsh	-0.25
rsk	-1.64
rso	0.77
rst	-1.00
rta	-1.40
rte	0.49
rti	-0.62
rto	-0.24
rts	-0.45
rty	0.78
ru\$	1.04
rub	-0.62
ruc	-0.97
rud	0.65
rug	-0.23
rum	-0.23
run	-0.50
rup	0.43
rur	-0.66
rus	0.66
rut	-1.32
ruz	-0.39
rva	-0.65
rve	0.49
rvi	0.36
rwa	0.12
rwi	-0.61
ry\$	0.74
rya	-0.69
ryo	0.25
rys	-1.07
rza	0.83
rzb	-0.96
sa\$	-1.60
saa	0.65
sab	-0.31
sac	0.22
sad	0.59
saf	0.54
sag	-0.61
sah	0.74
sak	-1.54
sal	1.03
sam	1.51
san	-0.58
sar	-0.81
sas	-1.47
sau	0.15
sav	1.34
say	0.17
sba	-1.35
sbe	1.18
sbu	-0.62
sc\$	-0.55
sca	-0.21
sce	-0.66
sch	-1.58
sci	0.96
sco	-0.28
scu	-0.39
sda	-0.90
seb	0.21
sec	0.48
sed	0.35
see	0.31
sef	0.23
seg	-0.62
sei	-0.50
sek	-0.28
sel	0.64
sem	0.85
sen	-0.42
sep	-1.11
ser	0.20
set	-0.32
sev	-0.45
sey	0.65
sh\$	0.33
sha	0.35
shc	-0.39
she	0.39
shm	-0.44
shn	1.06
short East Asian	2.49
short hyphened first	0.86
short hyphened inner	-1.11
short hyphened last	0.73
short hyphened only	-3.64
short name	-1.41
shr	0.93
shu	-0.30
si\$	0.99
sia	0.20
sib	-0.27
sid	1.00
sie	0.34
sif	0.20
sig	-0.40
signs	-3.31
sil	-0.13
sim	0.13
sin	-1.01
sio	-0.57
sir	0.27
sis	0.34
siv	0.80
siy	-0.19
sk\$	-1.64
ska	-0.61
ske	-0.57
ski	0.31
sko	-1.00
sky	0.80
sla	-2.03
sle	0.50
slo	-0.90
sma	-0.36
sme	0.62
smi	-0.21
sna	-0.88
sne	0.55
so\$	0.84
sob	0.48
soc	-0.41
sof	-0.60
sok	-0.40
sol	-0.21
son	0.79
sop	0.29
sot	-0.80
sou	-0.47
sov	-1.31
spa	-1.38
spe	-0.33
spi	-0.59
spo	-1.34
spr	-0.17
sra	0.77
sri	1.21
ss\$	-0.39
ssa	0.86
sse	0.51
ssi	0.39
ssp	-0.77
ssu	0.79
st\$	-1.00
sta	-0.13
ste	-0.57
sti	-0.62
stm	-0.20
sto	0.48
str	-0.19
stu	-0.65
stv	-1.46
sty	-0.61
sub	0.43
suc	0.51
sud	0.47
suf	1.16
sui	0.40
suk	1.55
sul	0.56
sum	0.13
sun	-0.54
sup	-0.67
surname ending strong	1.24
surname ending weak	0.52
sus	-0.87
sva	0.61
sve	0.21
swa	1.55
swe	-1.04
swi	-1.01
sy\$	0.89
syn	-0.72
syr	-0.97
sys	-0.58
ta\$	0.61
tab	-0.43
tac	-1.57
tad	-2.84
taf	0.40
tag	-0.31
tah	1.00
tai	0.42
tal	-0.53
tam	-0.67
tan	-0.43
tap	1.30
tar	-0.89
tas	-0.19
tau	0.67
tav	0.23
tay	0.92
tba	-0.74
tbo	-1.25
tch	1.48
tco	-0.71
tda	0.14
te\$	0.13
tea	-0.75
tec	-1.29
ted	-0.24
tee	-0.22
tef	-0.37
teg	-0.13
tei	-0.26
tek	-1.54
tel	-0.63
tem	0.45
tep	0.16
ter	-0.70
tet	-0.90
teu	-0.46
tev	1.18
tew	0.40
tex	-0.66
tfo	-0.50
tga	-0.35
th\$	1.35
tha	0.32
the	-0.13
thi	0.68
thl	-0.12
tho	-0.16
thr	-0.81
ths	-0.90
thu	-1.27
thw	0.19
thy	1.10
ti\$	0.19
tia	0.22
tib	-1.02
tic	-1.76
tie	-1.08
tif	0.77
tig	1.03
tik	-0.80
tin	0.26
tio	-1.15
tis	0.31
tit	-1.16
title first	1.30
title inner	1.78
title last	0.22
tiv	-1.38
tiz	-0.66
tli	-0.20
tma	-0.14
tme	0.29
tne	-0.15
to\$	0.18
tob	0.17
toc	-0.62
tok	-0.40
tol	-0.68
tom	-0.69
ton	-0.66
too	-0.26
tor	-0.27
tos	0.94
tot	0.65
tou	-0.86
tov	-0.49
tow	-0.24
toy	0.39
tr\$	-0.25
tra	-0.40
tro	-1.65
tru	-0.62
try	-0.76
ts\$	-2.36
tsa	-0.60
tsc	-0.49
tse	-0.43
tsh	-0.68
tsi	-0.30
tso	0.39
tsp	-1.42
tsu	0.17
tt\$	0.52
tta	0.72
tte	-0.27
tti	0.28
ttl	-0.71
tto	-0.14
tts	-0.74
tu\$	-0.82
tua	-0.41
tub	0.57
tud	-0.57
tul	-0.73
tum	-0.64
tun	-0.42
tur	-0.39
tus	-0.74
tut	-1.17
tve	-1.25
tvo	-1.05
twa	0.14
twe	-0.65
two	-0.49
two joined words	-3.47
ty\$	-0.21
tyl	0.32
tz\$	0.22
tze	0.54
ua\$	1.13
uad	-0.21
ual	0.94
uan	0.29
ub\$	-0.25
uba	0.42
ubb	-0.20
ube	-0.88
ubi	-0.45
ubl	-1.55
uca	-0.53
ucc	0.37
uce	0.86
uch	0.31
uci	-0.77
uck	-0.42
uct	-0.58
ucu	-0.95
ud\$	-0.51
uda	0.43
udd	0.95
ude	-0.35
udh	0.78
udi	0.21
udo	-0.30
uei	0.45
uel	0.33
uen	0.56
uer	-0.62
ues	-0.14
uet	-0.76
uez	0.31
uf\$	1.22
ufa	0.41
uff	-0.28
ug\$	0.37
ugh	-0.67
ugl	0.47
ugo	-0.65
ugu	0.94
ui\$	1.55
uid	-0.87
uim	0.37
uin	0.80
uir	0.53
uis	-1.35
uit	-1.01
uiz	0.37
uji	0.80
uk\$	-0.19
uka	0.65
uke	0.20
ukh	1.18
uki	0.38
ul\$	-0.53
ula	0.16
ule	0.16
uli	0.76
ull	0.38
ulo	1.05
uls	0.16
ult	-0.77
ulu	-0.48
uma	0.70
umb	0.59
ume	0.39
umi	-0.52
umm	-1.31
ump	0.77
un\$	-0.35
una	-1.18
unc	-0.61
und	-0.19
une	0.13
ung	1.10
uni	-0.94
unknown word	-0.59
unn	0.36
uno	0.18
uns	-0.53
unt	-0.53
upa	0.92
upe	-1.01
upo	-0.39
ur\$	-0.26
ura	-0.96
urb	0.32
urc	0.34
urd	1.14
ure	-0.53
urg	-0.79
uri	1.58
urk	-0.29
urm	-0.31
urn	0.36
uro	0.86
urp	0.50
urr	-0.71
urs	0.53
uru	-0.15
ury	0.21
us\$	0.42
usa	-0.62
use	-1.53
ush	0.35
usi	-0.41
uso	0.60
ust	-0.82
uta	0.39
utb	-0.69
utc	1.00
ute	-0.79
uth	-0.61
uti	-0.59
utl	0.12
uto	-0.63
uts	-0.27
utu	-0.89
uve	-0.62
uwa	0.60
ux\$	-2.00
uye	0.55
uz\$	-0.33
uza	0.21
uzi	0.23
va\$	-0.37
val	-0.26
van	0.86
var	-0.34
vas	0.50
ve\$	0.23
ved	1.26
vee	0.49
veg	1.07
vel	-0.22
ven	-0.13
ver	-0.62
ves	-0.69
vet	-0.50
via	-0.70
vic	0.41
vid	-0.90
vie	0.47
vij	1.07
vik	-0.34
vin	0.95
vio	0.29
vit	0.17
viv	-0.99
vla	0.97
vna	-0.34
vo\$	-1.42
vod	-0.36
vol	-1.66
von	-0.34
vor	-0.44
vsk	0.38
vy\$	0.20
wa\$	-1.13
wab	-0.57
wad	0.22
wag	0.39
wah	0.71
wai	0.13
wak	0.18
wal	0.46
wan	1.19
war	0.67
was	1.16
wat	0.17
way	-0.33
we\$	-0.26
wea	-0.61
web	1.06
wed	-0.65
wei	-0.21
wel	-0.98
wen	1.12
wer	-0.62
wes	0.44
wi\$	0.91
wic	-0.71
wie	-0.93
wil	0.42
win	-0.60
wis	-0.41
wit	0.70
wle	-0.98
wn\$	-0.66
wne	-0.59
wol	0.42
wom	-0.32
won	0.70
woo	1.19
wor	-0.58
words 1	-3.36
words 2	1.16
words 3	1.12
words 4	0.69
words 5	0.69
words 6	-0.24
words 7	-0.55
wre	0.48
ws\$	0.29
wsk	0.78
xa\$	-1.06
xan	0.44
xav	0.67
xch	-0.74
xei	0.71
xi\$	0.27
xin	-0.30
xon	0.93
xpl	-0.38
xpo	-0.48
xpr	-0.21
xte	-0.43
ya\$	0.38
yad	-0.33
yah	0.71
yak	0.57
yal	0.32
yam	-0.55
yan	1.35
yas	-0.43
yat	-2.08
yce	0.71
ych	-0.29
yd\$	0.85
yde	0.82
ye\$	-0.35
year	-1.09
yen	0.69
yer	0.13
yes	-0.21
yev	1.42
yi\$	0.70
yin	1.37
yla	0.90
yle	0.99
ylo	0.12
yma	-0.27
yme	-0.96
ymo	-0.35
yn\$	1.68
yna	0.55
yne	0.50
ynn	0.38
yo\$	0.43
yon	-0.27
yor	0.49
yot	1.08
ys\$	-2.32
ysi	0.14
yst	-0.46
yu\$	-0.19
yua	-0.56
yun	-1.08
yus	0.65
za\$	0.41
zab	0.47
zac	0.28
zad	0.48
zai	1.58
zam	-0.38
zan	-0.72
zar	0.82
zat	-0.17
zba	-0.98
ze\$	0.92
zer	0.39
zha	0.17
zhe	0.54
zhi	1.23
zho	-0.33
zi\$	-0.23
zie	1.27
zin	0.82
zio	-0.12
zo\$	-0.86
zon	0.49
zwe	-0.69
zy\$	0.32
zza	-0.35`;
export const givenByCountry: string = `AD	biel 0 7500|dylan 0 6708|emma 10607 0|iker 0 15000|jana 8660 0|jordi 0 6124|leo 0 10607|lucia 7500 0|marc 0 5669|marti 0 8660|martina 15000 0
AE	abd 0 5303|abdulla 0 6124|abdullah 0 10607|adam 0 5669|adm 0 5669|ahmad 0 7500|ahmed 0 8660|ali 0 10607|ayesha 6124 0|bd 0 5303|bdllh 0 10607|fahd 0 4743|farah 4743 0|fatima 10607 0|fatma 6708 0|fhd 0 4743|frh 4743 0|ftmh 10607 0|hmd 0 8660|hur 7500 0|hwr 7500 0|khaled 0 5000|khld 0 5000|lian 6708 0|ly 0 7500|lyn 8660 0|malak 5669 0|maria 6124 0|mariam 15000 0|maryam 15000 0|mhmd 0 15000|mila 5000 0|mlk 5669 0|mohamed 0 15000|mohammad 0 15000|mr 0 6124|mry 6124 0|mrym 15000 0|myl 5000 0|noor 5669 0|nur 5303 0|nwr 5303 0|omar 0 8660|sara 10607 0|sarah 8660 0|yousouf 0 6708|ywsf 0 6708
AL	ajla 10607 0|alteo 0 5669|amar 0 6708|amaris 5000 0|ambra 6124 0|amelia 15000 0|amelja 7500 0|aria 8660 0|aron 0 10607|dion 0 4743|joel 0 8660|klea 5669 0|leandra 6708 0|luis 0 5000|mateo 0 6124|melisa 5303 0|noel 0 15000|reina 4743 0|roan 0 7500|roel 0 5303
AM	aleks 0 5000|anahit 15000 0|angelina 6708 0|anna 8660 0|areg 0 6708|areni 0 4743|arman 0 5303|armen 0 15000|armine 5303 0|arpi 8660 0|artur 0 10607|ashot 0 6124|davit 0 15000|eva 5669 0|gagik 0 4743|gayane 10607 0|gevorg 0 6708|hasmik 6708 0|hayk 0 6124|hovhannes 0 5000|karen 0 8660|karine 7500 0|lilit 4743 0|lusine 6124 0|maneh 7500 0|mari 6124 0|maria 10607 0|mariam 5303 0|mark 0 5669|mikayel 0 5303|monte 0 8660|nare 15000 0|narek 0 10607|narine 5000 0|samvel 0 7500|sofi 4743 0|susanna 5669 0|tigran 0 7500
AR	alma 6708 0|ambar 5303 0|bautista 0 10607|benicio 0 5669|bruno 0 6708|catalina 6124 0|ciro 0 5000|delfina 4743 0|emma 15000 0|felipe 0 7500|isabella 7500 0|juan 0 8660|liam 0 4743|martina 8660 0|mateo 0 15000|mia 5669 0|noah 0 6124|olivia 10607 0|thiago 0 5303|victoria 5000 0
AT	adam 0 5000|alexander 0 5303|anna 8660 0|david 0 6708|elena 4743 0|elias 0 7500|emilia 10607 0|emma 7500 0|felix 0 6124|hannah 7500 0|jakob 0 10607|jonas 0 5000|laura 5669 0|lea 4743 0|lena 6708 0|leon 0 5669|luka 0 10607|marie 15000 0|mateo 0 15000|maximilian 0 8660|mia 6708 0|mohammad 0 5669|noah 0 6708|paul 0 15000|sara 8660 0|sophia 15000 0|sophie 5303 0|theodor 0 8660|tobias 0 5303|valentina 5303 0
AU	amelia 10607 0|ava 6124 0|charlie 0 5000|charlotte 15000 0|ella 5303 0|grace 5000 0|henry 0 6708|hudson 0 5303|isla 8660 0|jack 0 6124|leo 0 8660|luca 0 4743|matilda 5669 0|mia 6708 0|noah 0 10607|oliver 0 15000|olivia 7500 0|theodore 0 5669|william 0 7500|willow 4743 0
AW	alysha 15000 0|daniel 0 15000|dylan 0 10607|dyllan 0 8660|emely 6708 0|emily 7500 0|isabella 10607 0|isabelle 8660 0|keven 0 6708|kevin 0 7500
AZ	adam 0 5303|ali 0 15000|anar 0 7500|aygun 7500 0|ayla 5303 0|aylin 10607 0|aysel 5000 0|elchin 0 10607|elnur 0 6708|elshan 0 5669|fatima 6708 0|gunay 6708 0|gunel 10607 0|huseyn 0 10607|ilgar 0 5000|inci 5000 0|konul 5303 0|leyla 8660 0|mahammad 0 7500|malak 5669 0|maryam 7500 0|murad 0 5669|nilay 6124 0|nuray 4743 0|omar 0 6124|rashad 0 5303|raul 0 6708|samir 0 6124|sevda 6124 0|sevinj 15000 0|tarana 4743 0|tunar 0 5000|vugar 0 8660|vusal 0 4743|vusala 5669 0|yusif 0 8660|zahra 15000 0|zeynab 8660 0
BA	adin 0 6708|ahmed 0 10607|ali 0 4743|amar 0 7500|amina 6708 0|asja 8660 0|dalila 4743 0|daris 0 5669|davud 0 15000|dzan 0 6124|ema 6124 0|eman 0 5303|esma 7500 0|hamza 0 8660|hana 5669 0|harun 0 5000|lamija 5000 0|lejla 5303 0|merjem 10607 0|sara 15000 0
BD	abdul 0 8660|abdullah 0 6708|ahmed 0 6124|hasan 0 4743|kazi 0 5303|mohammad 0 10607|mohammed 0 15000|muhammad 0 7500|sheikh 0 5000|syed 0 5669|aminul 0 400|anisul 0 400|farhana 400 0|jahangir 0 400|kamrul 0 400|mahbubul 0 400|manik 0 400|nasrin 400 0|nazmul 0 400|nazrul 0 400|rafiqul 0 400|rubel 0 400|saiful 0 400|shafiqul 0 400|shahida 400 0|shahidul 0 400|shahnaz 400 0|shamim 0 400|shamima 400 0|sultana 400 0
BE	adam 0 6124|alice 6708 0|arthur 0 15000|camille 6124 0|ella 5000 0|emma 10607 0|gabriel 0 5303|jules 0 6708|juliette 4743 0|liam 0 7500|lina 5669 0|louis 0 8660|louise 8660 0|lucas 0 5669|mila 7500 0|noah 0 10607|olivia 15000 0|oscar 0 4743|sofia 5303 0|victor 0 5000
BG	aleksandar 0 15000|aleksandr 0 15000|aleksandra 5000 0|boris 0 6708|daniel 0 5303|dariya 5669 0|dimitar 0 6124|dimitr 0 6124|dragana 5669 0|gabriela 5303 0|georgi 0 10607|ivan 0 5000|kaloyan 0 7500|maria 10607 0|mariya 10607 0|martin 0 8660|nikol 8660 0|nikola 0 4743|raya 7500 0|simona 4743 0|sofia 6708 0|sofiya 6708 0|teodor 0 5669|viktor 0 4523|viktoria 15000 0|viktoriya 15000 0|yoana 6124 0
BO	anamaria 8660 0|carmen 4743 0|david 0 5669|elizabeth 7500 0|ferndo 0 5303|jorge 0 4743|joseluis 0 10607|juan 0 6708|juana 6124 0|juancarlos 0 15000|lidia 5303 0|marcoantonio 0 8660|mario 0 6124|martha 15000 0|miguelangel 0 7500|patricia 5669 0|rosmery 5000 0|roxana 10607 0|sonia 6708 0|victorhugo 0 5000
BR	adriana 6708 0|alice 10607 0|aline 4743 0|ana 10607 0|antonia 7500 0|antonio 0 8660|arthur 0 10607|berrdo 0 5303|carlos 0 6708|cecilia 5000 0|davi 0 5669|fernanda 5303 0|francisca 8660 0|francisco 0 7500|gabriel 0 4743|gael 0 8660|heitor 0 6708|helena 15000 0|isabella 4743 0|joao 0 10607|jose 0 15000|juliana 6124 0|laura 8660 0|liz 5303 0|lucas 0 5303|luiz 0 5000|maite 5669 0|manuela 6124 0|marcia 5669 0|marcos 0 4743|maria 15000 0|mariaalice 7500 0|miguel 0 15000|noah 0 5000|patricia 5000 0|paulo 0 6124|pedro 0 5669|ravi 0 6124|sophia 6708 0|theo 0 7500|dalva 400 0|dirceu 0 400|fabiana 400 0|janaina 400 0|marilia 400 0|maristela 400 0|osmar 0 400|raimunda 400 0|renan 0 400|rubens 0 400|saulo 0 400|sebastiana 400 0|tatiane 400 0
BY	alisa 15000 0|hanna 10607 0|maksim 0 15000|mark 0 10607|maryja 8660 0|michail 0 8660|safija 7500 0
CA	alice 6124 0|amelia 7500 0|arthur 0 5303|ava 6708 0|benjamin 0 6708|charlie 7500 0|charlotte 8660 0|chloe 5669 0|edouard 0 6124|emma 15000 0|florence 6708 0|isla 4743 0|jack 0 5669|jacob 0 5669|juliette 4743 0|lea 5669 0|leo 0 7500|liam 0 10607|livia 5303 0|logan 0 5000|louis 0 5000|mia 5303 0|mila 5000 0|nathan 0 4743|noah 0 15000|oliver 0 4743|olivia 15000 0|rose 5000 0|sophia 6124 0|theodore 0 6124|thomas 0 7500|william 0 10607
CH	alina 4743 0|elena 8660 0|elias 0 5669|emilia 6124 0|emma 10607 0|gabriel 0 6708|leon 0 6124|liam 0 10607|lina 7500 0|lio 0 5000|louis 0 5303|luca 0 7500|matteo 0 8660|mia 15000 0|mila 6708 0|nino 0 4743|noah 0 15000|nora 5000 0|olivia 5303 0|sofia 5669 0
CL	agustin 0 5669|agustina 5303 0|benjamin 0 6708|emilia 7500 0|emma 15000 0|gaspar 0 10607|isabella 10607 0|isidora 5669 0|josefa 5000 0|julieta 6708 0|liam 0 6124|lucas 0 7500|mateo 0 15000|maximiliano 0 5000|mia 4743 0|santiago 0 8660|sofia 8660 0|tomas 0 4743|trinidad 6124 0|vicente 0 5303
CN	haoran 0 5669|haoyu 0 10607|mingze 0 7500|muchen 0 15000|muyang 0 4743|ruoxi 15000 0|xinyi 5303 0|yichen 0 6708|yihan 8660 0|yimo 6124 0|yinuo 10607 0|yize 0 5303|yutong 5669 0|yuxi 4743 0|yuxuan 0 5000|yuze 0 6124|zihan 6708 0|fang 400 0|gang 0 400|guoqiang 0 400|jianguo 0 400|jianhua 0 400|jing 400 0|juan 400 0|jun 0 400|lei 0 400|li 400 0|lihua 400 0|meiling 400 0|min 400 0|na 400 0|qiang 0 400|tao 0 400|wei 0 400|xia 400 0|xiaoli 400 0|xiuying 400 0|yan 400 0|zhiqiang 0 400
CO	antonella 15000 0|celeste 7500 0|emiliano 0 7500|emmanuel 0 5303|gabriela 6124 0|geronimo 0 8660|guadalupe 4743 0|isaac 0 4743|isabella 10607 0|jeronimo 0 10607|julieta 5303 0|luciana 8660 0|mariana 5669 0|martin 0 6708|matias 0 15000|maximiliano 0 5000|salome 5000 0|samuel 0 6124|santiago 0 4523|thiago 0 5669|victoria 6708 0
CY	andreas 0 15000|androula 8660 0|androyla 8660 0|anna 6124 0|christina 5669 0|christos 0 7500|dimitrios 0 4743|eleni 10607 0|georgia 7500 0|georgios 0 10607|ioanna 5000 0|ioannis 0 5303|katerina 5303 0|konstantinos 0 8660|kyriaki 4743 0|maria 15000 0|marios 0 5000|michalis 0 6124|nikolaos 0 6708|panagiota 6708 0|panagiotis 0 5669
CZ	adam 0 6708|adela 8660 0|amalie 4743 0|anna 10607 0|eliska 15000 0|ema 5669 0|filip 0 6124|jakub 0 15000|jan 0 10607|julie 4523 0|karolina 5303 0|lukas 0 5303|martin 0 5000|matej 0 4743|matyas 0 7500|natalie 5000 0|sofie 6708 0|tereza 7500 0|tomas 0 8660|viktorie 6124 0|vojtech 0 5669|alena 400 0|eva 400 0|frantisek 0 400|hana 400 0|jana 400 0|jaroslav 0 400|jaroslava 400 0|jiri 0 400|josef 0 400|karel 0 400|katerina 400 0|ladislav 0 400|lenka 400 0|lucie 400 0|marie 400 0|michal 0 400|milada 400 0|milan 0 400|milana 400 0|miroslav 0 400|ondrej 0 400|pavel 0 400|pavla 400 0|petr 0 400|petra 400 0|stanislav 0 400|vaclav 0 400|vera 400 0|veronika 400 0|zdenek 0 400|zdenka 400 0
DE	ben 0 4743|clara 4743 0|elias 0 8660|ella 5303 0|emil 0 5303|emilia 15000 0|emma 7500 0|finn 0 7500|hannah 6708 0|henry 0 5000|leni 5000 0|leon 0 6708|lina 6124 0|matteo 0 10607|mia 10607 0|mila 5669 0|noah 0 15000|paul 0 5669|sophia 8660 0|theo 0 6124|andreas 0 400|anja 400 0|anneliese 400 0|arnd 0 400|bernd 0 400|birgit 400 0|brigitte 400 0|christiane 400 0|claudia 400 0|dieter 0 400|dirk 0 400|elfi 400 0|elke 400 0|ernst 0 400|felix 0 400|florian 0 400|frank 0 400|frieda 400 0|friedrich 0 400|gerhard 0 400|gisela 400 0|greta 400 0|gudrun 400 0|guenter 0 400|gunter 0 400|hans 0 400|heidi 400 0|heike 400 0|heiko 0 400|heinz 0 400|helga 400 0|helmut 0 400|holger 0 400|horst 0 400|ilse 400 0|ingrid 400 0|jens 0 400|jonas 0 400|juergen 0 400|julia 400 0|jurgen 0 400|kai 0 400|karin 400 0|karl 0 400|karla 400 0|katharina 400 0|katrin 400 0|klaus 0 400|lena 400 0|leonie 400 0|lukas 0 400|manfred 0 400|markus 0 400|matthias 0 400|maximilian 0 400|meinhard 0 400|monika 400 0|nicole 400 0|otto 0 400|peter 0 400|petra 400 0|rainer 0 400|ralf 0 400|renate 400 0|rolf 0 400|sabine 400 0|sebastian 0 400|simone 400 0|stefan 0 400|stefanie 400 0|susanne 400 0|sven 0 400|thomas 0 400|thorsten 0 400|till 0 400|tobias 0 400|torsten 0 400|ursula 400 0|uwe 0 400|volker 0 400|werner 0 400|wolfgang 0 400
DK	agnes 5000 0|aksel 0 5303|alberte 4009 0|alma 10607 0|asta 4743 0|august 0 5000|carl 0 8660|clara 4523 0|ella 15000 0|emil 0 6708|emma 4330 0|freja 6708 0|frida 4160 0|ida 7500 0|luna 5669 0|malthe 0 7500|noah 0 5669|nora 8660 0|olivia 5303 0|oscar 0 10607|sofia 6124 0|theo 0 4743|valdemar 0 6124|william 0 15000|anne 400 0|birgitte 400 0|hanne 400 0|hans 0 400|helle 400 0|henrik 0 400|inge 400 0|jan 0 400|jens 0 400|jorgen 0 400|karen 400 0|kirsten 400 0|kristian 0 400|kristiane 400 0|kristine 400 0|lars 0 400|lene 400 0|mads 0 400|marianne 400 0|martin 0 400|mette 400 0|michael 0 400|morten 0 400|niels 0 400|ole 0 400|peter 0 400|pia 400 0|rasmus 0 400|soren 0 400|susanne 400 0|svend 0 400|thomas 0 400
DZ	abdelkader 0 10607|ahmed 0 8660|ali 0 6708|amina 6124 0|brahim 0 5303|djamel 0 4743|imene 15000 0|karima 5303 0|lydia 4743 0|lyna 7500 0|maria 6708 0|melissa 5000 0|meriem 5669 0|mohammed 0 7500|omar 0 15000|rachid 0 6124|said 0 5669|sara 10607 0|yasmine 8660 0
EC	aitana 5000 0|angel 0 4743|carlos 0 6124|danna 10607 0|dylan 0 8660|emily 6124 0|emma 6708 0|gael 0 5000|ian 0 6708|isabella 4743 0|jose 0 7500|juan 0 5669|lia 5303 0|liam 0 15000|luis 0 5303|maria 8660 0|mia 15000 0|sofia 7500 0|thiago 0 10607|victoria 5669 0
EE	alisa 4743 0|amelia 6124 0|aron 0 5000|david 0 5669|elli 5669 0|eva 8660 0|hugo 0 7500|lenna 7500 0|lukas 0 5303|maria 5303 0|mark 0 8660|marta 6708 0|martin 0 6124|mia 10607 0|oskar 0 15000|rasmus 0 4743|robin 0 6708|sandra 5000 0|sebastian 0 10607|sofia 15000 0
EG	abdallah 0 3198|abdelrahman 0 3750|ahmed 0 8660|ali 0 3638|ashraqat 5303 0|aya 6124 0|beshoi 0 6124|bilal 0 4743|dalal 4523 0|doha 4330 0|fadi 0 5000|fajr 4160 0|farah 5000 0|farida 6708 0|fatin 4743 0|fatma 10607 0|gamalat 3354 0|gamila 3441 0|george 0 8660|habib 0 4743|habiba 5669 0|halim 0 3441|hamza 0 5000|hana 5303 0|hasnaa 3638 0|hassan 0 4330|hosna 3536 0|hosniya 3750 0|hussein 0 4160|ibrahim 0 4523|irene 6708 0|john 0 7500|karim 0 4009|khaled 0 5303|kirollos 0 5669|maha 8660 0|mahmoud 0 7500|malak 6124 0|mariam 8660 0|marie 10607 0|marina 7500 0|mark 0 5303|marwa 4743 0|mary 15000 0|mina 0 6708|mohamed 0 15000|murad 0 3354|mustafa 0 6708|nada 4523 0|omar 0 3536|peter 0 15000|pierre 0 10607|reem 7500 0|rowan 3873 0|sahar 5000 0|salma 4330 0|selim 0 3273|shahd 5669 0|shaimaa 15000 0|suha 4009 0|taha 0 5669|tareq 0 3873|yassin 0 6124|youssef 0 10607|abdul 0 400|abdullah 0 400|ahmad 0 400|aisha 400 0|amal 400 0|basma 400 0|dina 400 0|faisal 0 400|fatima 400 0|hala 400 0|hani 0 400|heba 400 0|huda 400 0|inas 400 0|ismail 0 400|jamal 0 400|kareem 0 400|khadija 400 0|khalid 0 400|layla 400 0|leila 400 0|maryam 400 0|mohammad 0 400|mohammed 0 400|muhammad 0 400|nabila 400 0|nadia 400 0|nasser 0 400|nesma 400 0|noura 400 0|osama 0 400|rania 400 0|rasha 400 0|rashid 0 400|saad 0 400|safa 400 0|said 0 400|salwa 400 0|sami 0 400|samira 400 0|tarek 0 400|walid 0 400|yasmin 400 0|yusuf 0 400|zainab 400 0|ziad 0 400
ES	aimar 0 5669|aiur 0 6124|alejandro 0 5303|alex 0 5669|alvaro 0 4743|ane 15000 0|biel 0 5000|carla 4743 0|danel 0 4743|daniel 0 5669|daniela 5000 0|emma 7500 0|hugo 0 10607|ibai 0 5303|irati 5303 0|izaro 5000 0|jan 0 7500|jon 0 6708|julen 0 8660|julia 15000 0|june 8660 0|laia 10607 0|leo 0 7500|lucas 0 6708|lucia 15000 0|luka 0 5000|maddi 6708 0|malen 6124 0|manuel 0 6124|marc 0 15000|maria 7500 0|markel 0 15000|marti 0 5303|martin 0 15000|martina 10607 0|mateo 0 8660|mia 8660 0|nahia 7500 0|nil 0 10607|nora 5669 0|oihan 0 7500|ona 5669 0|pablo 0 5000|pau 0 6124|paula 5669 0|pol 0 8660|sara 4743 0|sofia 8660 0|valeria 6708 0|alba 400 0|alberto 0 400|ana 400 0|andres 0 400|angel 0 400|angeles 400 0|antonio 0 400|beatriz 400 0|carlos 0 400|carmen 400 0|concepcion 400 0|consuelo 400 0|cristina 400 0|diego 0 400|dolores 400 0|eduardo 0 400|elena 400 0|enrique 0 400|esperanza 400 0|fernando 0 400|francisco 0 400|gonzalo 0 400|ignacio 0 400|ines 400 0|isabel 400 0|ivan 0 400|jaime 0 400|javier 0 400|jesus 0 400|joaquin 0 400|jorge 0 400|jose 0 400|josefa 400 0|juan 0 400|laura 400 0|lorena 400 0|luis 0 400|marta 400 0|mercedes 400 0|miguel 0 400|montserrat 400 0|noelia 400 0|nuria 400 0|oscar 0 400|pedro 0 400|pilar 400 0|rafael 0 400|ramon 0 400|raquel 400 0|raul 0 400|rocio 400 0|rosario 400 0|ruben 0 400|santiago 0 400|sergio 0 400|silvia 400 0|vicente 0 400
FI	aada 8660 0|aino 10607 0|eeli 0 5303|eevi 6708 0|eino 0 8660|elias 0 6708|ellen 4743 0|emil 0 5669|helmi 5669 0|isla 6124 0|leevi 0 4743|leo 0 15000|lilja 7500 0|oliver 0 7500|olivia 15000 0|onni 0 6124|sofia 5000 0|toivo 0 5000|vaino 0 10607|venla 5303 0|anneli 400 0|antero 0 400|antti 0 400|arto 0 400|eero 0 400|hanna 400 0|heidi 400 0|heikki 0 400|helena 400 0|ismo 0 400|janne 0 400|jari 0 400|jarkko 0 400|johanna 400 0|johannes 0 400|juha 0 400|juhani 0 400|jukka 0 400|kaarina 400 0|kalevi 0 400|kari 0 400|karin 400 0|katri 400 0|kerttu 400 0|kirsi 400 0|liisa 400 0|maria 400 0|marjatta 400 0|marjut 400 0|markku 0 400|matti 0 400|mervi 400 0|mika 0 400|mikko 0 400|minna 400 0|olavi 0 400|paivi 400 0|pekka 0 400|pentti 0 400|pertti 0 400|riitta 400 0|samuli 0 400|sari 400 0|seija 400 0|suvi 400 0|tapani 0 400|tarja 400 0|teija 400 0|tero 0 400|terttu 400 0|timo 0 400|tuija 400 0|tuula 400 0|ville 0 400
FO	adrian 0 5669|andrias 0 8660|emma 8660 0|gilli 0 5303|hjordis 5669 0|isabella 5303 0|jakup 0 5000|jogvan 0 7500|jonas 0 15000|julia 7500 0|lea 15000 0|liv 10607 0|markus 0 6708|mattias 0 6124|noa 0 10607|nora 5000 0|ria 6708 0|ronja 4743 0|sofia 4523 0|solja 6124 0|trondur 0 4743|var 4330 0
FR	adam 0 5303|alice 6708 0|ambre 5669 0|anna 4743 0|arthur 0 7500|chloe 5000 0|emma 10607 0|gabriel 0 10607|hugo 0 4743|jade 15000 0|leo 0 15000|lina 6124 0|louis 0 6708|louise 8660 0|lucas 0 5669|mael 0 6124|mia 7500 0|raphael 0 8660|rose 5303 0|tiago 0 5000|alain 0 400|amelie 400 0|andre 0 400|andree 400 0|anne 400 0|antoine 0 400|aurelie 400 0|benoit 0 400|brigitte 400 0|bruno 0 400|camille 400 0|catherine 400 0|celine 400 0|christophe 0 400|claire 400 0|delphine 400 0|didier 0 400|dominique 0 400|elodie 400 0|emilie 400 0|etienne 0 400|francois 0 400|francoise 400 0|genevieve 400 0|gilles 0 400|guillaume 0 400|helene 400 0|herve 0 400|isabelle 400 0|jacqueline 400 0|jacques 0 400|jean 0 400|jeannine 400 0|julie 400 0|julien 0 400|juliette 400 0|laurent 0 400|lea 400 0|loic 0 400|luc 0 400|lucie 400 0|manon 400 0|marc 0 400|margaux 400 0|marie 400 0|martine 400 0|mathieu 0 400|mathilde 400 0|maxime 0 400|michel 0 400|micheline 400 0|monique 400 0|nathalie 400 0|nicolas 0 400|nicole 400 0|oceane 400 0|olivier 0 400|pascal 0 400|pascale 400 0|patrick 0 400|pauline 400 0|philippe 0 400|pierre 0 400|rene 0 400|renee 400 0|romain 0 400|sandrine 400 0|sebastien 0 400|sophie 400 0|stephane 0 400|sylvie 400 0|thierry 0 400|thomas 0 400|valerie 400 0|veronique 400 0|yann 0 400|yves 0 400
GB	alfie 0 5000|amelia 10607 0|annie 5303 0|aoife 6124 0|archie 0 5669|arthur 0 8660|ava 7500 0|charlie 0 6708|charlotte 4330 0|cillian 0 5000|ella 4743 0|emily 10607 0|evie 5000 0|fiadh 8660 0|finlay 0 4330|florence 6124 0|freya 8660 0|george 0 10607|grace 15000 0|harris 0 7500|harry 0 5669|henry 0 5000|isla 10607 0|ivy 6708 0|jack 0 10607|james 0 15000|leo 0 8660|lewis 0 4160|lily 5669 0|luca 0 6708|mia 5000 0|millie 7500 0|muhammad 0 7500|noah 0 15000|oisin 0 5669|oliver 0 10607|olivia 15000 0|oscar 0 5303|rory 0 5669|rosie 6124 0|sophie 5303 0|theo 0 7500|theodore 0 4743|thomas 0 4743|willow 4743 0|alasdair 0 400|alastair 0 400|alison 400 0|alistair 0 400|angus 0 400|callum 0 400|catriona 400 0|craig 0 400|ewan 0 400|fiona 400 0|gareth 0 400|gemma 400 0|georgina 400 0|gillian 400 0|graham 0 400|hamish 0 400|harriet 400 0|iain 0 400|imogen 400 0|kieran 0 400|kirsty 400 0|lesley 400 0|nicola 400 0|nigel 0 400|philippa 400 0|rhys 0 400|rupert 0 400|sian 400 0
GE	aleksandre 0 6708|ana 4743 0|anastasia 6124 0|andria 0 10607|barbare 7500 0|daniel 0 5000|davit 0 7500|daviti 0 7500|demetre 0 5669|elene 8660 0|gabor 0 4743|gabriel 0 15000|gabrieli 0 15000|giorgi 0 8660|lile 6708 0|luka 0 5303|mariami 15000 0|mate 0 4743|nia 5669 0|nikoloz 0 6124|nikolozi 0 6124|nino 10607 0|nutsa 5303 0|sesili 5000 0
GG	archie 0 8660|arthur 0 6124|charlotte 10607 0|evie 8660 0|florence 7500 0|george 0 5669|imogen 6708 0|isla 6124 0|leo 0 7500|luca 0 15000|max 0 5303|olivia 15000 0|oscar 0 5000|penelope 5669 0|theo 0 6708|theodore 0 10607|thomas 0 4743|william 0 4523
GI	anna 5669 0|ava 10607 0|chloe 8660 0|daniel 0 8660|hannah 5303 0|hugo 0 7500|isabella 7500 0|jack 0 6708|kai 0 15000|lucas 0 6124|max 0 10607|maya 6708 0|noah 0 5669|oliver 0 5303|olivia 6124 0|sophia 15000 0
GL	aputsiaq 0 5303|aviana 4743 0|inuk 0 15000|inunnguag 0 7500|inutsiaq 0 4009|isabella 6708 0|ivaana 15000 0|ivalu 6124 0|ivik 0 5000|liam 0 6708|maligiaq 0 4523|malik 0 10607|malu 5303 0|maya 4523 0|miki 0 4743|minik 0 8660|nivi 10607 0|niviaq 7500 0|noah 0 4330|norsaq 0 5669|nuka 0 3873|paneeraq 4330 0|paninnguaq 5000 0|pipaluk 5669 0|qillaq 0 4160|salik 0 3750|uiloq 8660 0|ulloriaq 0 6124
GQ	antonio 0 8660|esperanza 7500 0|isabel 10607 0|jose 0 7500|juan 0 10607|manuel 0 15000|mariadelcarmen 15000 0|mariateresa 8660 0|milagrosa 6708 0
GR	aggeliki 6124 0|aikaterini 8660 0|angeliki 6124 0|athanasios 0 5000|christos 0 5303|dimitra 5000 0|dimitrios 0 7500|eleni 10607 0|georgia 5669 0|georgios 0 15000|giorgia 5669 0|gogo 5303 0|ioannis 0 10607|konstantina 4743 0|konstantinos 0 8660|maria 15000 0|michail 0 4743|nikolaos 0 6708|panagiotis 0 6124|paraskevi 4523 0|paraskeyi 4523 0|sofia 6708 0|sophia 6708 0|vasileios 0 5669|vasiliki 7500 0|despina 400 0|dimitris 0 400|evangelos 0 400|giorgos 0 400|ioanna 400 0|kostas 0 400|marios 0 400|spyridon 0 400|stavros 0 400|yannis 0 400
HR	ana 5000 0|david 0 10607|dora 4743 0|ema 6708 0|fran 0 4743|ivan 0 7500|jakov 0 8660|josip 0 4523|lucija 10607 0|luka 0 15000|marta 5669 0|matej 0 5000|mateo 0 5669|mia 15000 0|mila 6124 0|nika 8660 0|niko 0 5303|petar 0 6124|rita 7500 0|roko 0 6708|sara 5303 0
HT	angeline 5303 0|chedeline 4743 0|daniel 0 6708|emmanuel 0 4743|esther 5000 0|evens 0 5303|islande 7500 0|jameson 0 5669|jessica 4523 0|judeline 5669 0|lovelie 6708 0|lovely 6124 0|mirlande 10607 0|myrlande 8660 0|peterson 0 7500|ricardo 0 5000|rosemerline 4330 0|samuel 0 8660|stanley 0 10607|stevenson 0 15000|widelene 15000 0|wilson 0 6124
HU	adam 0 4743|anna 8660 0|bence 0 7500|boglarka 5669 0|daniel 0 5303|dominik 0 8660|emma 6124 0|hanna 15000 0|lara 4743 0|lena 7500 0|levente 0 15000|lili 5303 0|lilien 5000 0|luca 6708 0|marcell 0 5669|mate 0 10607|noel 0 6124|oliver 0 6708|zalan 0 5000|zoe 10607 0|agnes 400 0|andras 0 400|andrea 400 0|attila 0 400|balazs 0 400|bela 0 400|csaba 0 400|erzsebet 400 0|eszter 400 0|eva 400 0|ferenc 0 400|gabor 0 400|gyula 0 400|ildiko 400 0|ilona 400 0|imre 0 400|istvan 0 400|janos 0 400|jozsef 0 400|judit 400 0|katalin 400 0|laszlo 0 400|margit 400 0|maria 400 0|peter 0 400|reka 400 0|sandor 0 400|tamas 0 400|zoltan 0 400|zsolt 0 400|zsuzsanna 400 0
IE	ava 5669 0|charlie 0 6708|cillian 0 5000|daniel 0 4743|eabha 6124 0|ellie 5000 0|emily 15000 0|fiadh 8660 0|grace 10607 0|jack 0 15000|james 0 8660|liam 0 5303|lily 6708 0|mia 5303 0|noah 0 10607|oisin 0 6124|olivia 4743 0|rian 0 7500|sophie 7500 0|tadhg 0 5669|aidan 0 400|aoife 400 0|caoimhe 400 0|cian 0 400|ciara 400 0|colm 0 400|conor 0 400|cormac 0 400|darragh 0 400|declan 0 400|eoin 0 400|fergal 0 400|grainne 400 0|maeve 400 0|niamh 400 0|orla 400 0|padraig 0 400|patrick 0 400|roisin 400 0|ronan 0 400|saoirse 400 0|sean 0 400|sinead 400 0|siobhan 400 0
IL	abd 0 5669|adam 0 15000|adele 6708 0|ahmad 0 10607|ali 0 6124|aline 5303 0|amir 0 7500|ari 0 5303|ariel 0 10607|avigail 15000 0|ayala 5303 0|ayalah 10607 0|celine 7500 0|charbel 0 15000|daniel 0 5000|david 0 15000|eitan 0 5669|elias 0 7500|george 0 6124|ibrahim 0 5000|jori 6708 0|jude 0 10607|lavi 0 8660|leah 6708 0|lia 5669 0|liam 0 6708|lian 6124 0|lin 15000 0|lur 8660 0|lyn 8660 0|mahmoud 0 4743|malek 7500 0|maria 10607 0|marya 4743 0|maryam 15000 0|maya 6124 0|mila 15000 0|muhammad 0 15000|niel 0 8660|noa 8660 0|noam 0 6124|nur 5000 0|omer 0 6708|refael 0 6708|sama 8660 0|sarah 7500 0|shams 10607 0|taim 0 10607|tamar 10607 0|uri 0 7500|yasmin 6708 0|yehuda 0 4743|yusef 0 7500|adi 400 0|amit 0 400|avi 0 400|avraham 0 400|dan 0 400|eli 0 400|esther 400 0|eyal 0 400|gil 0 400|itai 0 400|menashe 0 400|michal 400 0|miriam 400 0|moshe 0 400|rachel 400 0|reuven 0 400|rivka 400 0|ronen 0 400|shira 400 0|shlomo 0 400|tzipora 400 0|yaakov 0 400|yael 400 0|yitzhak 0 400|yosef 0 400|yossi 0 400
IM	alfie 0 6124|archie 0 5669|benjamin 0 5303|edward 0 5000|ella 7500 0|emelia 6124 0|emilia 6708 0|emiliya 5669 0|isabella 4743 0|isla 5000 0|jack 0 7500|leo 0 6708|lillie 10607 0|lilly 8660 0|lily 15000 0|noah 0 15000|olivia 5303 0|theo 0 10607|theodore 0 8660
IN	aadhya 6708 0|aarav 0 5669|aarya 8660 0|aditi 15000 0|amayra 4743 0|arjun 0 5303|dhruv 0 8660|inaya 10607 0|jiya 5303 0|kabir 0 7500|kiaan 0 6124|kiara 7500 0|krishna 0 4743|mehar 5000 0|muhammad 0 15000|pari 5669 0|shivansh 0 10607|vamika 6124 0|vedant 0 6708|viraj 0 5000|abhishek 0 400|aditya 0 400|aishwarya 400 0|ajay 0 400|akash 0 400|alka 400 0|amit 0 400|amol 0 400|anand 0 400|ananya 400 0|anil 0 400|anita 400 0|anjali 400 0|ankit 0 400|archana 400 0|arun 0 400|asha 400 0|ashok 0 400|babita 400 0|beena 400 0|deepa 400 0|deepak 0 400|deepika 400 0|dilip 0 400|dinesh 0 400|divya 400 0|ganesh 0 400|gaurav 0 400|geeta 400 0|girish 0 400|gita 400 0|gopal 0 400|harish 0 400|indira 400 0|jatin 0 400|jyoti 400 0|kajal 400 0|kamini 400 0|kanta 400 0|kapil 0 400|karan 0 400|karthik 0 400|karuna 400 0|kavita 400 0|kavya 400 0|kirti 400 0|komal 400 0|krishnan 0 400|kusum 400 0|lakshmi 400 0|lalit 0 400|lalita 400 0|lata 400 0|lavanya 400 0|madan 0 400|mahesh 0 400|mala 400 0|mamta 400 0|manjit 0 400|manju 400 0|manoj 0 400|meena 400 0|mohan 0 400|mohit 0 400|mukesh 0 400|nandini 400 0|narendra 0 400|naresh 0 400|naveen 0 400|neetu 400 0|neha 400 0|nikhil 0 400|nisha 400 0|nitin 0 400|omkar 0 400|padma 400 0|parth 0 400|pooja 400 0|pradeep 0 400|prakash 0 400|prateek 0 400|prema 400 0|priya 400 0|priyanka 400 0|puja 400 0|radha 400 0|rahul 0 400|rajan 0 400|rajat 0 400|rajeev 0 400|rajesh 0 400|rajiv 0 400|rajni 400 0|rakesh 0 400|ramesh 0 400|ravi 0 400|rekha 400 0|remya 400 0|renu 400 0|ritesh 0 400|ritu 400 0|rohan 0 400|rohit 0 400|sagar 0 400|sandeep 0 400|sanjay 0 400|sanjeev 0 400|sapna 400 0|sarika 400 0|satish 0 400|savita 400 0|savitri 400 0|seema 400 0|shanti 400 0|shivam 0 400|shreya 400 0|shweta 400 0|siddharth 0 400|simran 400 0|sita 400 0|smita 400 0|sneha 400 0|somu 0 400|sonal 400 0|srinivas 0 400|subha 400 0|subhash 0 400|subramanian 0 400|sujit 0 400|suman 400 0|sumit 0 400|sumita 400 0|sumitra 400 0|sunil 0 400|sunita 400 0|suniti 400 0|suresh 0 400|surjit 0 400|sushma 400 0|swati 400 0|usha 400 0|varun 0 400|venkatesh 0 400|vidya 400 0|vijay 0 400|vikram 0 400|vinod 0 400|vishal 0 400|vivek 0 400
IQ	abdullah 0 5000|ahmed 0 6708|ali 0 15000|ammar 0 4743|hasan 0 5669|hussein 0 8660|hydar 0 7500|kathem 0 5303|muhammed 0 10607|omar 0 6124
IR	abbas 0 5000|abulfazl 0 6124|ahmad 0 5669|ali 0 10607|alireza 0 4743|amirabbas 0 5669|amirali 0 15000|amirhossein 0 7500|aria 0 4743|ava 6124 0|baran 5000 0|fatemeh 15000 0|fatemehzahra 4743 0|hassan 0 6708|helma 8660 0|hossein 0 8660|khadije 5303 0|leyla 5000 0|mahdi 0 7500|maryam 8660 0|masoumeh 7500 0|mersana 5669 0|mohammad 0 15000|mohammadreza 0 5303|mohammadtaha 0 5000|nazaninzahra 5303 0|reza 0 6124|roghayyeh 5669 0|sakineh 6708 0|samyar 0 5303|somayyeh 4743 0|yasna 6708 0|zahra 10607 0|zeinab 7500 0|amir 0 400|arash 0 400|azadeh 400 0|azam 400 0|babak 0 400|bahman 0 400|behrouz 0 400|dariush 0 400|fahim 0 400|farhad 0 400|farid 0 400|farida 400 0|farshad 0 400|hamed 0 400|hamid 0 400|hesam 0 400|kaveh 0 400|leila 400 0|mahmoud 0 400|mahsa 400 0|majid 0 400|mehdi 0 400|milad 0 400|mitra 400 0|mojgan 400 0|narges 400 0|nasrin 400 0|parisa 400 0|rasoul 0 400|saeed 0 400|sasan 0 400|shirin 400 0|siamak 0 400
IS	alexander 0 8660|aron 0 15000|athena 6708 0|atlas 0 4743|elmar 0 4523|embla 15000 0|emil 0 6708|emilia 10607 0|eva 5000 0|gudrun 5303 0|jokull 0 10607|jon 0 6124|kari 0 7500|katla 5669 0|matthias 0 5303|matthildur 6124 0|mikael 0 5000|oliver 0 5669|saga 4743 0|sara 8660 0|soley 7500 0|viktoria 4523 0
IT	alessandro 0 10607|alice 6124 0|andrea 0 4743|aurora 10607 0|beatrice 6708 0|edoardo 0 6124|emma 5303 0|francesco 0 7500|gabriele 0 5000|ginevra 7500 0|giulia 8660 0|leonardo 0 15000|lorenzo 0 6708|ludovica 5000 0|matilde 4743 0|mattia 0 5669|riccardo 0 5303|sofia 15000 0|tommaso 0 8660|vittoria 5669 0|alessandra 400 0|antonella 400 0|antonino 0 400|antonio 0 400|barbara 400 0|carlo 0 400|caterina 400 0|chiara 400 0|cinzia 400 0|claudia 400 0|claudio 0 400|cristina 400 0|daniela 400 0|daniele 0 400|davide 0 400|domenico 0 400|donata 400 0|donatella 400 0|elena 400 0|elisa 400 0|emanuele 0 400|emidio 0 400|enrica 400 0|enrico 0 400|enza 400 0|fabio 0 400|federica 400 0|franca 400 0|francesca 400 0|germano 0 400|gianluca 0 400|gioia 400 0|giorgio 0 400|giovanna 400 0|giovanni 0 400|giulio 0 400|giuseppe 0 400|ilaria 400 0|ivano 0 400|laura 400 0|lorella 400 0|luca 0 400|lucia 400 0|luigi 0 400|marco 0 400|mario 0 400|massimo 0 400|matteo 0 400|maurizio 0 400|monica 400 0|nicola 0 400|paola 400 0|paolo 0 400|patrizia 400 0|piera 400 0|piero 0 400|pietro 0 400|roberta 400 0|roberto 0 400|rosanna 400 0|salvatore 0 400|sara 400 0|serena 400 0|sergio 0 400|silvano 0 400|silvia 400 0|simona 400 0|simone 0 400|stefania 400 0|stefano 0 400|teresa 400 0|tiziana 400 0|valentina 400 0|vincenzo 0 400|zeno 0 400
JE	albert 0 4743|aria 8660 0|arthur 0 15000|daisy 6124 0|emily 5303 0|finn 0 5000|florence 5000 0|frederick 0 5303|leo 0 7500|lily 6708 0|luca 0 8660|lucas 0 6708|mia 10607 0|noah 0 10607|oliver 0 6124|olivia 5669 0|sienna 7500 0|theodore 0 5669|valentina 4743 0|willow 15000 0
JM	aiden 0 15000|amelia 15000 0|amir 0 7500|aria 5669 0|ariana 5303 0|arianna 10607 0|azaria 5000 0|azariah 6124 0|azorakiara 6708 0|gianna 8660 0|joshua 0 6124|josiah 0 5669|kyra 7500 0|liam 0 10607|malachi 0 8660|than 0 5000|thaniel 0 6708|zahir 0 5303
JO	adam 0 10607|ahmed 0 8660|ali 0 5000|hashem 0 4743|jad 0 5303|jouri 15000 0|karam 0 6124|leen 6124 0|lianne 6708 0|mariam 5303 0|mira 7500 0|mohammad 0 15000|naya 8660 0|omar 0 6708|salma 10607 0|shahem 0 5669|tuleen 4743 0|wateen 5000 0|youssef 0 7500|zina 5669 0
JP	an 6124 0|anzu 6124 0|ao 0 15000|aoi 0 15000|bi 0 5669|cang 0 15000|cou 0 6708|dahe 0 5000|dan 0 4523|ema 4330 0|fuma 0 6124|haru 0 4523|haruma 0 4743|haruna 7500 0|haruto 0 7500|himari 15000 0|hina 15000 0|hinata 15000 0|hinato 0 7500|itsuki 0 5303|jieai 5303 0|jiecai 6708 0|lian 0 8660|lin 10607 0|ling 5669 0|lizi 4743 0|mei 5000 0|minato 0 6708|mio 5669 0|nagi 0 10607|nagisa 0 10607|nuan 0 4523|rei 5669 0|ren 0 8660|riko 4743 0|rin 10607 0|sakura 4523 0|sazhen 0 6124|shi 8660 0|shu 0 5303|so 0 15000|soma 0 6124|tatsuki 0 5303|uta 8660 0|xiaomo 4330 0|xing 6124 0|yamato 0 5000|yangcai 7500 0|yangkui 15000 0|yangxiang 0 7500|yayi 5000 0|youzhen 0 4743|yua 5303 0|yuina 6708 0|yuma 0 4743|yuna 6708 0|zhi 0 10607|aiko 400 0|akiko 400 0|akira 0 400|ayumi 400 0|daisuke 0 400|emiko 400 0|hanako 400 0|haruka 400 0|haruki 0 400|hideo 0 400|hiroki 0 400|hiroko 400 0|hiroshi 0 400|hiroyuki 0 400|ichiro 0 400|jiro 0 400|junichi 0 400|junko 400 0|kazuki 0 400|kazuko 400 0|kazuo 0 400|keiko 400 0|kenichi 0 400|kenji 0 400|kenta 0 400|kenzo 0 400|kimiko 400 0|koji 0 400|kyoko 400 0|mai 400 0|makoto 0 400|mariko 400 0|masahiro 0 400|masaru 0 400|michiko 400 0|minoru 0 400|misaki 400 0|naoki 0 400|naoko 400 0|noriko 400 0|osamu 0 400|saburo 0 400|sachiko 400 0|satoshi 0 400|shigeru 0 400|shinji 0 400|shinzo 0 400|shiro 0 400|takashi 0 400|takeshi 0 400|taro 0 400|tetsuya 0 400|tomoko 400 0|toshio 0 400|tsuyoshi 0 400|yoko 400 0|yoshiaki 0 400|yoshio 0 400|yuji 0 400|yuka 400 0|yuko 400 0|yumi 400 0|yuta 0 400
KG	ali 0 8660|alikhan 0 6124|alinur 0 5669|aliya 6124 0|amina 8660 0|amir 0 7500|aruuke 4743 0|aruuzat 5303 0|aylin 6708 0|bilal 0 6708|emir 0 5000|fatima 7500 0|hadicha 5000 0|khadicha 5000 0|muhammad 0 15000|mukhammad 0 15000|nurislam 0 5303|rayana 10607 0|safiya 5669 0|saliha 15000 0|salikha 15000 0|umar 0 10607|usman 0 4743
KR	doyun 0 8660|eunu 0 7500|eunwoo 0 7500|haeun 7500 0|hajoon 0 10607|hajun 0 10607|halin 6124 0|harin 6124 0|hayoon 10607 0|hayun 10607 0|jia 4743 0|jian 15000 0|jiho 0 6124|jiu 5303 0|jiwoo 5303 0|jiyoo 5669 0|jiyu 5669 0|juwon 0 5000|minjun 0 4743|seoa 8660 0|seoah 8660 0|seojun 0 15000|seoyun 6708 0|siu 0 6708|siwoo 0 6708|sooah 5000 0|sua 5000 0|yejun 0 5669|yujun 0 5303|donghyun 0 400|eunji 400 0|eunjung 400 0|hyejin 400 0|hyunwoo 0 400|jaewon 0 400|jieun 400 0|jihoon 0 400|jinwoo 0 400|jiyoung 400 0|junho 0 400|kyungsoo 0 400|minho 0 400|minjeong 400 0|minji 400 0|minsoo 0 400|sangwoo 0 400|seungho 0 400|soojin 400 0|soyoung 400 0|sujin 400 0|sungmin 0 400|youngho 0 400|yuna 400 0
KW	abdulaziz 0 5303|abdullah 0 10607|ahmed 0 5669|aisha 5669 0|ali 0 6708|bader 0 4743|dalal 5303 0|fahad 0 8660|faisal 0 5000|fatma 15000 0|hussa 8660 0|khaled 0 7500|lulwa 5000 0|mariam 10607 0|mohammad 0 15000|reem 6124 0|sara 6708 0|shaikha 4743 0|sherifa 7500 0|yousef 0 6124
KZ	aisultan 0 10607|aldiyar 0 7500|ali 0 5669|alikhan 0 15000|alinur 0 6124|amina 5303 0|amir 0 6708|asilim 8660 0|asylym 8660 0|ayala 6124 0|ayim 4743 0|aylin 10607 0|aysa 7500 0|aysha 7500 0|aysultan 0 10607|ayym 4743 0|ayzere 5669 0|madina 15000 0|medina 15000 0|muhammed 0 4743|mukhammed 0 4743|nurislam 0 8660|omar 0 5303|ramadan 0 5000|ramazan 0 5000|rayana 6708 0|tomiris 5000 0|tomyris 5000 0
LB	ahmad 0 5303|ali 0 7500|amal 4743 0|charbel 0 8660|christian 0 5000|christina 5000 0|elie 0 15000|fatima 10607 0|george 0 5669|hassan 0 6708|hussein 0 6124|jessica 8660 0|joe 0 4743|layla 5303 0|mariam 6708 0|marie 15000 0|maya 5669 0|mohammad 0 10607|sarah 6124 0|zeinab 7500 0
LI	elias 0 15000|elyas 0 10607|emilia 15000 0|emma 6708 0|frida 10607 0|frieda 8660 0|leano 0 5303|leo 0 6708|louis 0 8660|luca 0 5000|luis 0 7500|mattia 0 4743|melina 6124 0|mia 7500 0|nelio 0 4523|noah 0 6124|paul 0 5669|rafael 0 4160|raphael 0 4330|sofia 5669 0|sophia 5303 0|valentin 0 4009
LT	adomas 0 4743|amelija 7500 0|benas 0 10607|dominykas 0 7500|elija 5000 0|emilija 10607 0|gabija 5669 0|herkus 0 6708|jokubas 0 8660|jonas 0 5669|kajus 0 5000|kamile 6708 0|leja 6124 0|liepa 4743 0|lukas 0 6124|lukne 8660 0|markas 0 15000|matas 0 5303|patricija 5303 0|sofija 15000 0
LU	amy 7500 0|ben 0 5669|charlotte 6124 0|david 0 6708|emily 5669 0|emma 15000 0|gabriel 0 15000|lara 10607 0|leo 0 10607|luca 0 8660|noah 0 7500|sarah 6708 0|tom 0 6124|zoe 8660 0
LV	adrians 0 5669|alise 10607 0|amelija 7500 0|anna 6124 0|daniels 0 5303|darta 5303 0|elza 5000 0|emils 0 6708|emma 5669 0|gustavs 0 8660|jekabs 0 7500|karlis 0 6124|marks 0 15000|marta 8660 0|paula 6708 0|ralfs 0 5000|roberts 0 10607|sofija 15000 0
LY	abdallah 0 5669|ahmed 0 10607|ali 0 8660|aya 15000 0|eisha 5000 0|fatima 5303 0|hamza 0 7500|hassan 0 5000|hoda 6708 0|ibrahim 0 6708|khaled 0 4743|mahmoud 0 6124|marwa 6124 0|mohammed 0 15000|mona 5669 0|nesreen 4743 0|rania 10607 0|reem 7500 0|sarah 8660 0|tareq 0 5303
MA	aicha 5669 0|ali 0 5000|amina 4743 0|amine 0 4743|amir 0 10607|amira 5000 0|assia 6708 0|aya 8660 0|ayoub 0 6708|ibrahim 0 8660|ines 15000 0|maryam 6124 0|mohamed 0 15000|naim 0 7500|nora 5303 0|nour 10607 0|wassim 0 5303|yasmine 7500 0|younes 0 5669|youssef 0 6124
MC	aaron 0 7500|alice 8660 0|chloe 7500 0|emma 15000 0|gabriel 0 10607|leonardo 0 15000|louis 0 6708|raphael 0 8660|stella 6708 0|victoria 10607 0
MD	alexandra 5303 0|alexandru 0 6124|amelia 10607 0|anastasia 6708 0|artiom 0 5000|bogdan 0 6708|damian 0 5669|daniel 0 7500|daria 7500 0|david 0 15000|emma 4743 0|eva 5669 0|evelina 5000 0|ion 0 4743|maria 6124 0|mark 0 5303|matei 0 10607|maxim 0 8660|sofia 15000 0|victoria 8660 0
ME	aleksandar 0 5669|ana 6124 0|anastasija 4743 0|andrej 0 5000|bogdan 0 7500|bogdana 8660 0|dragan 0 8660|dragana 5669 0|dunja 10607 0|ivan 0 5303|ivana 7500 0|jakov 0 5669|jelena 15000 0|jovan 0 4743|ksenija 5303 0|lazar 0 10607|ljiljana 4743 0|luka 0 15000|marija 8660 0|marko 0 10607|masa 6124 0|mila 5669 0|milan 0 6124|milena 6708 0|milica 10607 0|militsa 10607 0|milos 0 7500|milosh 0 7500|nikola 0 15000|petar 0 6124|radmila 5303 0|sara 6708 0|sofija 15000 0|tara 5000 0|teodora 7500 0|vasilije 0 6708|vesna 5000 0|viktor 0 5303|vuk 0 8660|zoran 0 6708
MK	aleksandar 0 15000|aleksandra 5669 0|biljana 8660 0|bisera 6124 0|damjan 0 10607|darija 4743 0|david 0 6124|dejan 0 6124|dragan 0 6708|elena 10607 0|eva 5000 0|goran 0 7500|hana 6708 0|igor 0 5303|ilija 0 5000|ivana 4743 0|jakob 0 5669|jakov 0 5669|jana 15000 0|jovan 0 6708|jovana 5303 0|katerina 5000 0|khana 6708 0|luka 0 15000|marija 15000 0|marko 0 7500|matej 0 5000|mihail 0 8660|mikhail 0 8660|mila 7500 0|nikola 0 8660|petar 0 5669|sara 5669 0|snezana 6708 0|sofija 10607 0|stefan 0 4743|suzana 5303 0|vesna 7500 0|violeta 6124 0|zoran 0 10607
ML	abdoulaye 0 6124|adama 0 7500|aminata 8660 0|awa 6708 0|bakary 0 6708|bintou 5303 0|djeneba 5669 0|fanta 5000 0|fatoumata 15000 0|hawa 7500 0|kadiatou 4743 0|mahamadou 0 8660|mamadou 0 15000|mariam 10607 0|modibo 0 5669|moussa 0 10607|oumar 0 5303|oumou 6124 0|sekou 0 5000|souleymane 0 4743
MN	baatar 0 8660|batkhaan 0 10607|bayarmaa 8660 0|bolormaa 10607 0|chuluun 0 7500|khongordzol 6708 0|naranbaatar 0 15000|odval 15000 0|oyunbileg 7500 0|sukhbaatar 0 6708
MT	emma 10607 0|giulia 7500 0|liam 0 10607|luca 0 15000|matteo 0 7500|mia 15000 0|nina 8660 0|noah 0 8660
MX	alexander 0 4743|camila 6124 0|daniel 0 5303|diego 0 5669|emiliano 0 6124|leordo 0 7500|mariafernanda 5669 0|mariajose 7500 0|mateo 0 10607|matias 0 6708|miguelangel 0 5000|regina 8660 0|renata 4743 0|santiago 0 15000|sebastian 0 8660|sofia 15000 0|valentina 10607 0|valeria 5303 0|victoria 5000 0|ximena 6708 0
MY	aariz 0 4743|adam 0 8660|ahmad 0 10607|aisyah 7500 0|amar 0 7500|ayra 5000 0|dhia 5669 0|harraz 0 5669|iman 0 6124|izz 0 5303|maryam 6708 0|muhamad 0 15000|naura 5303 0|nur 15000 0|nurul 8660 0|puteri 4743 0|siti 6124 0|umar 0 5000|wan 10607 6708
NG	adaeze 400 0|adebayo 0 400|adebola 400 0|adeola 400 0|aisha 400 0|amaka 400 0|babatunde 0 400|bukola 400 0|chidi 0 400|chinedu 0 400|chioma 400 0|chukwuemeka 0 400|emeka 0 400|femi 0 400|folake 400 0|funmilayo 400 0|ifeanyi 0 400|kunle 0 400|ngozi 400 0|obinna 0 400|oluwaseun 0 400|segun 0 400|tunde 0 400|yetunde 400 0
NL	emma 15000 0|finn 0 6124|james 0 5669|julia 10607 0|levi 0 5000|liam 0 10607|luca 0 8660|lucas 0 7500|mees 0 6708|mila 8660 0|milan 0 5303|noah 0 15000|noor 4743 0|nora 5303 0|olivia 6708 0|saar 5669 0|sem 0 4743|sophie 7500 0|tess 5000 0|yara 6124 0|anneke 400 0|annelies 400 0|bas 0 400|bram 0 400|cornelia 400 0|cornelis 0 400|daan 0 400|dirk 0 400|esther 400 0|femke 400 0|fleur 400 0|gerrit 0 400|hendrik 0 400|hendrika 400 0|henk 0 400|ingeborg 400 0|jan 0 400|jeroen 0 400|johanna 400 0|johannes 0 400|joost 0 400|kees 0 400|lotte 400 0|maaike 400 0|maarten 0 400|marcel 0 400|marieke 400 0|martine 400 0|piet 0 400|pieter 0 400|rob 0 400|ruud 0 400|sander 0 400|sanne 400 0|saskia 400 0|theo 0 400|thijs 0 400|wilhelmina 400 0|willem 0 400|willemijn 400 0|wilma 400 0|wouter 0 400
NO	aksel 0 5000|ella 7500 0|emil 0 8660|emma 10607 0|filip 0 5303|frida 5669 0|iben 5303 0|isak 0 6124|jakob 0 15000|leah 6124 0|lucas 0 7500|noah 0 10607|nora 15000 0|oliver 0 6708|olivia 8660 0|sara 4743 0|sofia 5000 0|sofie 6708 0|theodor 0 4743|william 0 5669|anne 400 0|arne 0 400|arve 0 400|astrid 400 0|berit 400 0|bjorn 0 400|eirik 0 400|geir 0 400|halvard 0 400|hans 0 400|hege 400 0|hilde 400 0|ingeborg 400 0|inger 400 0|ingrid 400 0|jan 0 400|kari 400 0|kjell 0 400|kjersti 400 0|knut 0 400|lars 0 400|liv 400 0|marit 400 0|morten 0 400|odd 0 400|olav 0 400|ole 0 400|per 0 400|randi 400 0|sigve 0 400|solveig 400 0|svein 0 400|sverre 0 400|terje 0 400|thomas 0 400|tor 0 400|torunn 400 0|vidar 0 400
NP	aasha 5669 0|asmita 7500 0|bibek 0 7500|binita 6124 0|bishal 0 8660|gita 4743 0|kabita 5303 0|kamal 0 5303|kiran 0 10607|krishna 0 15000|mahesh 0 5669|manish 0 6124|niharika 6708 0|prakash 0 4743|prem 0 5000|rabina 8660 0|shristi 15000 0|siddhartha 0 6708|sita 5000 0|sunita 10607 0
NZ	amaia 6708 0|amara 5303 0|amelia 10607 0|ari 0 10607|aria 10607 0|aurora 7500 0|ava 6124 0|charlie 0 5303|charlotte 8660 0|george 0 5669|harper 5000 0|hudson 0 5000|isla 15000 0|jack 0 7500|kaia 5669 0|kairo 0 5000|keanu 0 6124|kiara 6124 0|kiwa 0 4743|koa 0 7500|kora 5000 0|leo 0 8660|lily 6708 0|luca 0 6708|maia 8660 0|manaia 0 5303|maria 4743 0|mateo 0 6708|mia 15000 0|mikaere 0 5669|mila 7500 0|nikau 0 15000|niko 0 8660|noah 0 10607|oliver 0 15000|olivia 5303 0|sophie 4743 0|theodore 0 6124|william 0 4743|willow 5669 0
PA	ana 7500 0|camila 5303 0|carlos 0 5000|dylan 0 6708|eithan 0 5303|emily 5000 0|emma 10607 0|ian 0 8660|isabella 6708 0|juan 0 5669|lia 8660 0|liam 0 4743|lucas 0 7500|lucia 4743 0|luis 0 6124|maria 5669 0|matias 0 10607|mia 15000 0|sofia 6124 0|thiago 0 15000
PE	aitana 5669 0|alessia 8660 0|ariana 4743 0|camila 10607 0|danna 5303 0|dylan 0 8660|gael 0 7500|ian 0 6124|juan 0 4743|liam 0 15000|luana 5000 0|lucas 0 5303|luciana 7500 0|luis 0 5669|mateo 0 6708|mia 15000 0|santiago 0 5000|thiago 0 10607|valentina 6124 0|zoe 6708 0
PF	heikapu 4160 0|hina 6708 0|hinano 10607 0|hiro 0 15000|ioane 0 4523|maeva 7500 0|manua 0 7500|marama 0 6708|mareva 4009 0|maui 0 5303|moana 0 8660|moea 5303 0|moeata 5000 0|poema 8660 0|tamatoa 0 4743|tapuarii 0 4330|tarita 4743 0|tehei 0 5000|teiki 0 10607|teiva 0 6124|teura 4330 0|teva 0 5669|tiare 15000 0|titaina 4523 0|titaua 5669 0|vaea 6124 0
PH	althea 15000 0|andrea 6124 0|angel 10607 0|angela 5000 0|angelo 0 5669|chloe 4743 0|ethan 0 6124|ezekiel 0 7500|gabriel 0 8660|jacob 0 15000|james 0 5303|matthew 0 5000|nathalie 5669 0|nathan 0 6708|nathaniel 0 10607|princess 5303 0|samantha 8660 0|sofia 6708 0|sophia 7500 0|zion 0 4743
PK	ali 0 10607|ayesha 5303 0|bilal 0 6708|bismah 8660 0|farrah 6708 0|farzana 5669 0|fatima 15000 0|fozia 10607 0|hussain 0 8660|maryam 6124 0|mohammad 0 15000|nomaan 0 4743|omar 0 7500|sakeena 5000 0|saqib 0 5000|shahid 0 5303|sobia 7500 0|usman 0 6124|zahid 0 5669|zainab 4743 0|adnan 0 400|ahmed 0 400|aisha 400 0|amina 400 0|amna 400 0|arif 0 400|arshad 0 400|asif 0 400|atif 0 400|babar 0 400|bashir 0 400|faisal 0 400|farah 400 0|farhan 0 400|fawad 0 400|hamza 0 400|hina 400 0|imran 0 400|irfan 0 400|javed 0 400|kamran 0 400|kashif 0 400|khadija 400 0|khalid 0 400|muhammad 0 400|nadeem 0 400|nadia 400 0|naveed 0 400|nawaz 0 400|nazir 0 400|rabia 400 0|rafiq 0 400|rubina 400 0|rukhsana 400 0|saba 400 0|sadia 400 0|saif 0 400|saima 400 0|samina 400 0|sana 400 0|shafiq 0 400|shahbaz 0 400|shazia 400 0|talha 0 400|tariq 0 400|waqar 0 400|waqas 0 400|zubair 0 400
PL	aleksander 0 8660|alicja 5303 0|antoni 0 15000|franciszek 0 7500|hanna 8660 0|jakub 0 6124|jan 0 10607|julia 6124 0|laura 6708 0|lena 5000 0|leon 0 5669|maja 7500 0|mikolaj 0 5000|nikodem 0 6708|oliwia 5669 0|pola 4743 0|stanislaw 0 5303|szymon 0 4743|zofia 15000 0|zuzanna 10607 0|adam 0 400|agnieszka 400 0|aleksandra 400 0|andrzej 0 400|barbara 400 0|bartosz 0 400|beata 400 0|bogdan 0 400|bogumil 0 400|czeslaw 0 400|danuta 400 0|dariusz 0 400|dorota 400 0|elzbieta 400 0|ewa 400 0|grazyna 400 0|grzegorz 0 400|halina 400 0|henryk 0 400|irena 400 0|iwona 400 0|jadwiga 400 0|jerzy 0 400|joanna 400 0|justyna 400 0|kamil 0 400|katarzyna 400 0|kazimierz 0 400|kinga 400 0|krystyna 400 0|krzysztof 0 400|lukasz 0 400|maciej 0 400|magdalena 400 0|malgorzata 400 0|marcin 0 400|marek 0 400|marian 0 400|marianna 400 0|mariusz 0 400|marta 400 0|mateusz 0 400|michal 0 400|miroslaw 0 400|monika 400 0|pawel 0 400|piotr 0 400|przemyslaw 0 400|rafal 0 400|ryszard 0 400|slawomir 0 400|stanislawa 400 0|tadeusz 0 400|teresa 400 0|tomasz 0 400|weronika 400 0|wieslaw 0 400|wojciech 0 400|zbigniew 0 400|zdzislaw 0 400
PR	amaia 6124 0|aurora 6708 0|catalina 5669 0|dylan 0 5669|emma 10607 0|ethan 0 4743|gianna 4743 0|ian 0 5303|liam 0 15000|lucas 0 6124|luna 7500 0|mateo 0 7500|mia 5303 0|milena 5000 0|nicolas 0 5000|noah 0 8660|sebastian 0 6708|thiago 0 10607|valentina 15000 0|victoria 8660 0
PT	afonso 0 10607|alice 10607 0|beatriz 5669 0|benedita 6708 0|camila 4743 0|carolina 6124 0|duarte 0 6708|francisca 5000 0|francisco 0 15000|gabriel 0 4743|joao 0 8660|leonor 8660 0|lourenco 0 6124|margarida 5303 0|maria 15000 0|martim 0 5303|matilde 7500 0|miguel 0 5000|santiago 0 5669|tomas 0 7500|ana 400 0|antonio 0 400|bruno 0 400|carlos 0 400|catarina 400 0|diogo 0 400|fatima 400 0|fernanda 400 0|goncalo 0 400|ines 400 0|joana 400 0|jorge 0 400|jose 0 400|luis 0 400|manuel 0 400|mariana 400 0|nuno 0 400|paulo 0 400|pedro 0 400|ricardo 0 400|rui 0 400|sofia 400 0|teresa 400 0|tiago 0 400
PY	antonio 0 7500|beatriz 8660 0|carlos 0 6708|carolina 5669 0|cesar 0 4743|concepcion 6124 0|daniel 0 6124|david 0 5000|elizabeth 10607 0|javier 0 5303|jose 0 8660|juan 0 10607|liz 6708 0|luis 0 5669|mabel 5303 0|maria 15000 0|noemi 4743 0|ramon 0 15000|ramona 7500 0|raquel 5000 0
RO	alexandra 5303 0|alexandru 0 6708|amelia 10607 0|anastasia 8660 0|andreea 4743 0|artiom 0 5303|bogdan 0 8660|damian 0 6124|daniel 0 5669|daria 6124 0|david 0 15000|eva 5669 0|evelina 5000 0|gabriel 0 4743|ion 0 5000|maria 7500 0|matei 0 10607|maxim 0 7500|sofia 15000 0|victoria 6708 0|adrian 0 400|alina 400 0|ana 400 0|anca 400 0|andrei 0 400|catalin 0 400|constantin 0 400|cristian 0 400|cristina 400 0|daniela 400 0|elena 400 0|florin 0 400|gabriela 400 0|gheorghe 0 400|iacob 0 400|ioana 400 0|ionut 0 400|marian 0 400|mihaela 400 0|mihai 0 400|nicolae 0 400|octavian 0 400|radu 0 400|raluca 400 0|simona 400 0|stefan 0 400|vasile 0 400
RS	aleksandar 0 8660|ana 5303 0|danijel 0 4743|dejan 0 4743|dragan 0 15000|dragana 6708 0|dusan 0 5000|dushan 0 5000|ema 10607 0|emil 0 7500|filip 0 5303|goran 0 5303|gordana 4743 0|hana 5669 0|ivana 5303 0|jelena 10607 0|lara 7500 0|lea 5000 0|leon 0 6708|lina 6708 0|ljiljana 5669 0|marija 8660 0|marko 0 5669|mateo 0 10607|matija 0 5669|mia 15000 0|mila 8660 0|milan 0 10607|milica 15000 0|militsa 15000 0|milos 0 6124|milosh 0 6124|mirjana 7500 0|natalija 4743 0|nikola 0 6708|noa 0 8660|relja 0 15000|snezana 6124 0|snezhana 6124 0|sofia 6124 0|teo 0 6124|zoran 0 7500|bojan 0 400|branko 0 400|jovana 400 0|luka 0 400|miroslav 0 400|nenad 0 400|petar 0 400|slobodan 0 400|stefan 0 400|svetlana 400 0|vesna 400 0|vladimir 0 400|zeljko 0 400
RU	aleksandr 0 15000|aleksandra 5303 0|aleksey 0 6708|alexander 0 15000|alexandra 5303 0|alexey 0 6708|alisa 7500 0|anastasia 15000 0|anastasiya 15000 0|andrei 0 7500|andrey 0 7500|anna 8660 0|artem 0 15000|artyom 0 6708|daniil 0 4743|dmitriy 0 8660|dmitry 0 8660|ekaterina 6708 0|elena 10607 0|elizaveta 5000 0|eva 6708 0|evgeniy 0 5669|evgeny 0 5669|irina 5000 0|ivan 0 5669|lev 0 7500|maksim 0 8660|maria 5303 0|mariya 10607 0|mark 0 6124|matvey 0 7500|maxim 0 8660|mikhail 0 10607|natalia 7500 0|natalya 7500 0|olga 8660 0|polina 5669 0|roman 0 5000|sergei 0 10607|sergey 0 10607|sofiya 15000 0|tatiana 5669 0|tatyana 5669 0|timofey 0 6708|varvara 5669 0|vasilisa 5000 0|viktoriya 7500 0|yekaterina 6708 0|yelena 10607 0|yeva 15000 0|yulia 4743 0|yuliya 4743 0|aleksei 0 400|alexei 0 400|alina 400 0|anatoly 0 400|anton 0 400|boris 0 400|darya 400 0|denis 0 400|dmitri 0 400|evgenia 400 0|galina 400 0|gennady 0 400|igor 0 400|ilya 0 400|kirill 0 400|konstantin 0 400|ksenia 400 0|larisa 400 0|lyubov 400 0|lyudmila 400 0|marina 400 0|nadezhda 400 0|nikita 0 400|nikolai 0 400|nikolay 0 400|oksana 400 0|oleg 0 400|pavel 0 400|stanislav 0 400|svetlana 400 0|vadim 0 400|valery 0 400|vera 400 0|viktor 0 400|vladimir 0 400|vyacheslav 0 400|yevgeny 0 400|yuri 0 400|yury 0 400
SA	abdullah 0 8660|abdulrahman 0 7500|alanoud 4743 0|ali 0 5303|bandar 0 6124|fahd 0 10607|hessa 7500 0|latifa 10607 0|maha 6124 0|maysoun 6708 0|mohammad 0 15000|noor 5303 0|nora 8660 0|nouf 5669 0|omar 0 5669|reema 5000 0|sara 15000 0|turki 0 6708|abdulaziz 0 400|abdulhamid 0 400|abdulkarim 0 400|abdullatif 0 400|abdulmajid 0 400|abdulqadir 0 400|abdulrahim 0 400|abdulsalam 0 400|amin 0 400|amina 400 0|amr 0 400|hassan 0 400|hussein 0 400|ibrahim 0 400|ismail 0 400|jamil 0 400|jamila 400 0|karim 0 400|karima 400 0|khaled 0 400|khalid 0 400|khalida 400 0|mahmoud 0 400|mansour 0 400|nadir 0 400|nadira 400 0|nasser 0 400|rashid 0 400|rashida 400 0|sami 0 400|samir 0 400|samira 400 0
SE	alice 5303 0|alma 8660 0|astrid 15000 0|august 0 4743|ella 5669 0|freja 6708 0|hugo 0 7500|leah 6124 0|liam 0 10607|lilly 4743 0|lucas 0 6124|maja 10607 0|matteo 0 5303|nils 0 5669|noah 0 8660|oliver 0 6708|selma 5000 0|valter 0 5000|vera 7500 0|william 0 15000|anders 0 400|anna 400 0|annika 400 0|axel 0 400|bengt 0 400|birgitta 400 0|bjorn 0 400|ebba 400 0|elin 400 0|emma 400 0|erik 0 400|eva 400 0|fredrik 0 400|goran 0 400|gunnar 0 400|gustav 0 400|hakan 0 400|henrik 0 400|ingrid 400 0|jan 0 400|jenny 400 0|johan 0 400|jonas 0 400|karin 400 0|karl 0 400|kristina 400 0|lars 0 400|lena 400 0|lennart 0 400|linnea 400 0|magnus 0 400|malin 400 0|margareta 400 0|marianne 400 0|mattias 0 400|mikael 0 400|oskar 0 400|per 0 400|rolf 0 400|stefan 0 400|sven 0 400|torbjorn 0 400|ulf 0 400|ulrika 400 0
SI	ajda 5669 0|ema 15000 0|filip 0 15000|hana 6708 0|jakob 0 6708|julija 7500 0|lan 0 5669|lana 5000 0|liam 0 6124|lovro 0 4743|luka 0 10607|mark 0 7500|mia 8660 0|mila 4330 0|neza 4743 0|nik 0 8660|nika 4523 0|oskar 0 5303|sara 4160 0|sofija 6124 0|tim 0 5000|vita 5303 0|zala 10607 0|zan 0 4523
SK	adam 0 8660|eliska 10607 0|ema 7500 0|filip 0 6124|jakub 0 15000|martin 0 5303|matej 0 5000|mia 5000 0|michal 0 7500|natalia 6124 0|nela 5669 0|nina 8660 0|oliver 0 6708|olivia 4743 0|richard 0 4743|samuel 0 10607|sara 5303 0|sofia 15000 0|tomas 0 5669|viktoria 6708 0
SM	aurora 15000 0|edoardo 0 10607|leonardo 0 8660|sofia 10607 0|tommaso 0 15000
TH	prasert 0 6708|somboon 0 7500|somchai 0 15000|somporn 0 8660|somsak 0 10607
TJ	abdullo 0 8660|abubakr 0 7500|anohito 6708 0|asiya 10607 0|googoosh 7500 0|indira 6124 0|muhammad 0 15000|oisha 8660 0|sumayah 15000 0|yusuf 0 10607
TN	aziz 0 8660|karim 0 7500|khawla 8660 0|mariam 15000 0|mehdi 0 15000|shayma 10607 0|youssef 0 10607
TR	ahmet 0 8660|ali 0 7500|aliasaf 0 4743|alparslan 0 10607|aras 0 5000|asel 8660 0|asya 7500 0|ayse 10607 0|azra 5669 0|defne 6708 0|ecrin 4743 0|elif 10607 0|emine 8660 0|eylul 5000 0|eymen 0 6708|fatma 15000 0|goktug 0 6124|hasan 0 6124|hatice 7500 0|huseyin 0 6708|ibrahim 0 5669|ismail 0 5303|mehmet 0 15000|meryem 5669 0|mirac 0 8660|mustafa 0 10607|nehir 6124 0|omer 0 5669|omerasaf 0 7500|osman 0 5000|serife 5303 0|sultan 4743 0|yusuf 0 15000|zehra 5000 0|zeynep 15000 0|zumra 5303 0|aylin 400 0|aysel 400 0|burak 0 400|busra 400 0|cem 0 400|cemal 0 400|emin 0 400|emre 0 400|esra 400 0|gul 400 0|gulay 400 0|gulten 400 0|hakan 0 400|halil 0 400|hulya 400 0|kemal 0 400|mert 0 400|merve 400 0|murat 0 400|nurcan 400 0|orhan 0 400|ozan 0 400|ozlem 400 0|ramazan 0 400|seda 400 0|selim 0 400|serkan 0 400|sevgi 400 0|sinan 0 400
TW	chiahao 0 15000|chienhung 0 7500|chihchiang 0 4743|chihhao 0 6124|chihming 0 10607|chihwei 0 5669|chinlung 0 5000|chunchieh 0 8660|chunhung 0 6708|ichun 5000 0|jiahao 0 15000|jianhong 0 7500|jinlong 0 5000|junhong 0 6708|junjie 0 8660|lihua 6124 0|meihui 6708 0|meiling 8660 0|shuchen 5303 0|shuchuan 5669 0|shufen 15000 0|shuhua 4743 0|shuhui 10607 0|shujuan 5669 0|shuzhen 5303 0|wenhsiung 0 5303|wenxiong 0 5303|yating 7500 0|yijun 5000 0|zhihao 0 6124|zhiming 0 10607|zhiqiang 0 4743|zhiwei 0 5669
UA	anastasiya 10607 0|andriy 0 5000|anna 15000 0|artem 0 15000|danylo 0 6124|dmytro 0 10607|ivan 0 8660|maksym 0 7500|mariya 6124 0|milana 5303 0|mykhaylo 0 6708|oleksandr 0 5303|oleksandra 6708 0|sofiya 7500 0|solomiya 4743 0|veronika 8660 0|viktoriya 5669 0|vladyslav 0 5669|yeva 5000 0|andrii 0 400|bohdan 0 400|halyna 400 0|ihor 0 400|iryna 400 0|kateryna 400 0|liudmyla 400 0|mykhailo 0 400|mykola 0 400|nataliia 400 0|oksana 400 0|oleksii 0 400|olena 400 0|serhii 0 400|svitlana 400 0|taras 0 400|tetiana 400 0|vasyl 0 400|viktor 0 400|volodymyr 0 400|yuliia 400 0|yurii 0 400
US	aaron 21 2416|abbey 53 0|abbie 104 0|abby 194 0|abdul 0 80|abe 0 77|abel 0 185|abigail 304 0|abraham 0 311|abram 0 56|ada 586 0|adah 15 0|adalberto 0 57|adaline 17 0|adam 11 2754|adan 0 94|addie 310 0|adela 183 0|adelaida 61 0|adelaide 107 0|adele 300 0|adelia 40 0|adelina 89 0|adeline 224 0|adell 63 0|adella 46 0|adelle 33 0|adena 12 0|adina 37 0|adolfo 0 145|adolph 0 120|adria 41 0|adrian 118 600|adriana 306 0|adriane 51 0|adrianna 58 0|adrianne 99 0|adrien 13 0|adriene 17 0|adrienne 434 0|afton 34 0|agatha 91 0|agnes 916 0|agnus 10 0|agripina 14 0|agueda 10 0|agustin 0 147|agustina 42 0|ahmad 0 73|ahmed 0 60|ai 10 0|aida 272 0|aide 15 0|aiko 12 0|aileen 198 0|ailene 15 0|aimee 320 0|aisha 126 0|aja 35 0|akiko 25 0|akilah 13 0|al 0 219|alaina 68 0|alaine 10 0|alan 0 1979|alana 158 0|alane 12 0|alanna 53 0|alayna 10 0|alba 114 0|albert 14 3690|alberta 538 0|albertha 45 0|albertina 27 0|albertine 33 0|alberto 0 459|albina 52 0|alda 61 0|alden 0 72|aldo 0 78|alease 17 0|alec 0 67|alecia 89 0|aleen 15 0|aleida 21 0|aleisha 11 0|alejandra 157 0|alejandrina 31 0|alejandro 0 380|alena 38 0|alene 87 0|alesha 51 0|aleshia 16 0|alesia 54 0|alessandra 13 0|aleta 58 0|aletha 78 0|alethea 36 0|alethia 26 0|alex 22 1002|alexa 80 0|alexander 32 1140|alexandra 432 0|alexandria 174 0|alexia 43 0|alexis 361 120|alfonso 0 335|alfonzo 0 70|alfred 0 1330|alfreda 127 0|alfredia 11 0|alfredo 0 461|ali 26 128|alia 29 0|alica 29 0|alice 3175 0|alicia 1285 0|alida 43 0|alina 76 0|aline 143 0|alisa 242 0|alise 22 0|alisha 321 0|alishia 18 0|alisia 18 0|alison 509 0|alissa 138 0|alita 16 0|alix 20 0|aliza 17 0|alla 20 0|allan 0 517|alleen 15 0|allegra 23 0|allen 17 1496|allena 11 0|allene 102 0|allie 168 0|alline 19 0|allison 861 0|allyn 9 0|allyson 164 0|alma 1032 0|almeda 44 0|almeta 19 0|alona 9 0|alonso 0 44|alonzo 0 207|alpha 71 0|alphonse 0 81|alphonso 0 116|alta 232 0|altagracia 58 0|altha 25 0|althea 159 0|alton 0 293|alva 86 86|alvaro 0 127|alvera 21 0|alverta 13 0|alvin 0 905|alvina 87 0|alyce 135 0|alycia 48 0|alysa 13 0|alyse 22 0|alysha 26 0|alysia 42 0|alyson 114 0|alyssa 370 0|amada 40 0|amado 0 64|amal 10 0|amalia 129 0|amanda 3570 0|amber 1388 0|amberly 17 0|ambrose 0 52|amee 11 0|amelia 540 0|america 48 0|ami 57 0|amie 159 0|amiee 11 0|amina 30 0|amira 10 0|ammie 21 0|amos 0 195|amparo 127 0|amy 3951 0|an 13 0|ana 1105 0|anabel 54 0|analisa 12 0|anamaria 14 0|anastacia 35 0|anastasia 129 0|andera 12 0|anderson 0 83|andra 62 0|andre 24 643|andrea 2185 71|andreas 0 51|andree 25 0|andres 0 304|andrew 31 5429|andria 74 0|andy 0 424|anette 27 0|angel 396 702|angela 4131 0|angele 18 0|angelena 17 0|angeles 23 0|angelia 211 0|angelic 22 0|angelica 440 0|angelika 25 0|angelina 408 0|angeline 215 0|angelique 117 0|angelita 121 0|angella 38 0|angelo 17 343|angelyn 12 0|angie 548 0|angila 9 0|angla 12 0|angle 22 0|anglea 39 0|anh 49 0|anibal 0 64|anika 34 0|anisa 14 0|anisha 15 0|anissa 64 0|anita 1414 0|anitra 43 0|anja 11 0|anjanette 26 0|anjelica 11 0|ann 3286 0|anna 3896 0|annabel 42 0|annabell 24 0|annabelle 153 0|annalee 19 0|annalisa 18 0|annamae 21 0|annamaria 15 0|annamarie 64 0|anne 2102 0|anneliese 36 0|annelle 9 0|annemarie 79 0|annett 18 0|annetta 83 0|annette 1138 0|annice 20 0|annie 1889 0|annika 11 0|annis 24 0|annita 14 0|annmarie 120 0|anthony 33 7962|antione 0 48|antionette 108 0|antoine 0 159|antoinette 485 0|anton 0 136|antone 0 61|antonetta 12 0|antonette 71 0|antonia 394 54|antonietta 22 0|antonina 34 0|antonio 32 1769|antony 0 87|antwan 0 72|anya 31 0|apolonia 17 0|april 1362 0|apryl 18 0|ara 16 0|araceli 134 0|aracelis 18 0|aracely 49 0|arcelia 35 0|archie 0 291|ardath 11 0|ardelia 9 0|ardell 18 0|ardella 29 0|ardelle 11 0|arden 0 53|ardis 51 0|ardith 51 0|aretha 77 0|argelia 16 0|argentina 13 0|ariana 66 0|ariane 17 0|arianna 25 0|arianne 16 0|arica 13 0|arie 17 0|ariel 93 80|arielle 40 0|arla 22 0|arlean 11 0|arleen 99 0|arlen 0 49|arlena 21 0|arlene 875 0|arletha 16 0|arletta 24 0|arlette 33 0|arlie 0 46|arlinda 14 0|arline 132 0|arlyne 10 0|armand 0 127|armanda 17 0|armandina 14 0|armando 0 492|armida 51 0|arminda 18 0|arnetta 28 0|arnette 11 0|arnita 22 0|arnold 0 612|arnoldo 0 46|arnulfo 0 78|aron 0 76|arron 0 87|art 0 102|arthur 21 4184|artie 51 0|arturo 0 382|arvilla 21 0|asa 0 50|asha 38 0|ashanti 15 0|ashely 43 0|ashlea 10 0|ashlee 164 0|ashleigh 103 0|ashley 2677 139|ashli 29 0|ashlie 45 0|ashly 45 0|ashlyn 19 0|ashton 49 0|asia 65 0|asley 10 0|assunta 18 0|astrid 59 0|asuncion 25 0|athena 90 0|aubrey 100 180|audie 22 0|audra 189 0|audrea 24 0|audrey 1149 0|audria 9 0|audrie 9 0|audry 47 0|august 0 152|augusta 130 0|augustina 24 0|augustine 39 84|augustus 0 65|aundrea 18 0|aura 72 0|aurea 39 0|aurelia 131 0|aurelio 0 97|aurora 291 0|aurore 15 0|austin 10 388|autumn 210 0|ava 175 0|avelina 25 0|avery 15 121|avis 168 0|avril 10 0|awilda 44 0|ayako 13 0|ayana 29 0|ayanna 27 0|ayesha 36 0|azalee 11 0|azucena 18 0|azzie 12 0|babara 27 0|babette 27 0|bailey 42 0|bambi 55 0|bao 12 0|barabara 10 0|barb 84 0|barbar 18 0|barbara 11175 0|barbera 19 0|barbie 36 0|barbra 185 0|bari 9 0|barney 0 104|barrett 0 56|barrie 15 0|barry 0 1151|bart 0 143|barton 0 74|basil 0 113|basilia 10 0|bea 41 0|beata 14 0|beatrice 1166 0|beatris 11 0|beatriz 218 0|beau 0 102|beaulah 14 0|bebe 10 0|becki 16 0|beckie 30 0|becky 646 0|bee 11 0|belen 67 0|belia 27 0|belinda 598 0|belkis 12 0|bell 16 0|bella 83 0|belle 100 0|belva 75 0|ben 0 667|benedict 0 50|benita 164 0|benito 0 150|benjamin 0 2904|bennett 0 88|bennie 100 281|benny 0 268|benton 0 47|berenice 36 0|berna 14 0|bernadette 426 0|bernadine 182 0|bernard 0 1130|bernarda 14 0|bernardina 10 0|bernardine 16 0|bernardo 0 114|berneice 20 0|bernetta 24 0|bernice 1155 0|bernie 19 93|berniece 79 0|bernita 58 0|berry 14 67|bert 0 206|berta 133 0|bertha 1256 0|bertie 114 0|bertram 0 58|beryl 120 0|bess 94 0|bessie 895 0|beth 1018 0|bethanie 13 0|bethann 19 0|bethany 429 0|bethel 31 0|betsey 18 0|betsy 389 0|bette 239 0|bettie 273 0|bettina 78 0|betty 5751 0|bettyann 10 0|bettye 187 0|beula 9 0|beulah 486 0|bev 18 0|beverlee 26 0|beverley 111 0|beverly 2377 0|bianca 188 0|bibi 14 0|bill 0 978|billi 12 0|billie 672 165|billy 59 2575|billye 32 0|birdie 97 0|birgit 25 0|blaine 0 149|blair 68 95|blake 10 318|blanca 449 0|blanch 57 0|blanche 561 0|blondell 14 0|blossom 16 0|blythe 19 0|bo 0 56|bob 0 469|bobbi 201 0|bobbie 643 115|bobby 107 2209|bobbye 33 0|bobette 10 0|bok 14 0|bong 12 0|bonita 314 0|bonnie 2044 0|bonny 56 0|booker 0 90|boris 0 76|boyce 0 47|boyd 0 184|brad 0 634|bradford 0 197|bradley 0 1290|bradly 0 61|brady 0 144|brain 0 132|branda 19 0|brande 12 0|brandee 43 0|branden 0 94|brandi 563 0|brandie 113 0|brandon 20 2803|brandy 678 0|brant 0 69|breana 10 0|breann 16 0|breanna 81 0|breanne 39 0|bree 34 0|brenda 4008 0|brendan 0 187|brendon 0 59|brenna 75 0|brent 0 754|brenton 0 68|bret 0 173|brett 16 708|brian 13 8613|briana 135 0|brianna 177 0|brianne 94 0|brice 0 63|bridget 472 0|bridgett 121 0|bridgette 184 0|brigette 56 0|brigid 29 0|brigida 23 0|brigitte 114 0|brinda 18 0|britany 28 0|britney 116 0|britni 30 0|britt 33 50|britta 17 0|brittaney 12 0|brittani 48 0|brittanie 14 0|brittany 1074 0|britteny 9 0|brittney 281 0|brittni 25 0|brittny 15 0|brock 0 105|broderick 0 44|bronwyn 20 0|brook 61 0|brooke 430 0|brooks 0 81|bruce 0 2853|bruna 12 0|brunilda 29 0|bruno 0 105|bryan 0 1724|bryanna 9 0|bryant 0 241|bryce 0 159|brynn 18 0|bryon 0 128|buck 0 45|bud 0 65|buddy 0 138|buena 10 0|buffy 36 0|buford 0 93|bula 10 0|bulah 14 0|bunny 15 0|burl 0 61|burma 10 0|burt 0 73|burton 0 144|buster 0 54|byron 0 446|caitlin 271 0|caitlyn 50 0|calandra 14 0|caleb 0 216|calista 9 0|callie 202 0|calvin 0 1010|camelia 31 0|camellia 10 0|cameron 41 327|cami 40 0|camie 15 0|camila 10 0|camilla 104 0|camille 333 0|cammie 25 0|cammy 11 0|candace 517 0|candance 43 0|candelaria 56 0|candi 70 0|candice 483 0|candida 87 0|candie 30 0|candis 43 0|candra 9 0|candy 260 0|candyce 21 0|caprice 26 0|cara 301 0|caren 92 0|carey 127 134|cari 98 0|caridad 77 0|carie 32 0|carin 44 0|carina 53 0|carisa 19 0|carissa 119 0|carita 13 0|carl 32 4257|carla 1001 0|carlee 12 0|carleen 53 0|carlena 9 0|carlene 152 0|carletta 29 0|carley 21 0|carli 15 0|carlie 22 0|carline 26 0|carlita 10 0|carlo 0 98|carlos 14 2274|carlota 40 0|carlotta 60 0|carlton 0 330|carly 136 0|carlyn 36 0|carma 41 0|carman 58 0|carmel 81 0|carmela 220 0|carmelia 10 0|carmelina 21 0|carmelita 79 0|carmella 155 0|carmelo 0 104|carmen 1685 117|carmina 13 0|carmine 0 84|carmon 19 0|carol 5130 69|carola 16 0|carolann 38 0|carole 681 0|carolee 49 0|carolin 14 0|carolina 247 0|caroline 775 0|caroll 9 0|carolyn 3492 0|carolyne 24 0|carolynn 36 0|caron 35 0|caroyln 13 0|carri 39 0|carrie 1480 0|carrol 63 53|carroll 76 242|carry 14 0|carson 0 90|carter 0 96|cary 59 181|caryl 50 0|carylon 10 0|caryn 102 0|casandra 121 0|casey 357 464|casie 27 0|casimira 10 0|cassandra 700 0|cassaundra 14 0|cassey 9 0|cassi 12 0|cassidy 43 0|cassie 266 0|cassondra 14 0|cassy 12 0|catalina 176 0|catarina 19 0|caterina 21 0|catharine 76 0|catherin 10 0|catherina 9 0|catherine 3350 0|cathern 14 0|catheryn 10 0|cathey 22 0|cathi 37 0|cathie 59 0|cathleen 212 0|cathrine 84 0|cathryn 122 0|cathy 1209 0|catina 61 0|catrice 9 0|catrina 96 0|cayla 10 0|cecelia 373 0|cecil 70 657|cecila 26 0|cecile 237 0|cecilia 568 0|cecille 11 0|cecily 43 0|cedric 0 260|cedrick 0 46|celena 23 0|celesta 13 0|celeste 303 0|celestina 30 0|celestine 92 0|celia 468 0|celina 111 0|celinda 10 0|celine 28 0|celsa 12 0|ceola 16 0|cesar 0 303|chad 0 1386|chadwick 0 84|chae 10 0|chan 14 0|chana 46 0|chance 0 79|chanda 59 0|chandra 170 0|chanel 63 0|chanell 14 0|chanelle 15 0|chang 14 66|chantal 63 0|chantay 11 0|chante 21 0|chantel 92 0|chantell 22 0|chantelle 45 0|chara 11 0|charis 13 0|charise 21 0|charissa 44 0|charisse 57 0|charita 12 0|charity 219 0|charla 82 0|charleen 64 0|charlena 10 0|charlene 900 0|charles 77 16607|charlesetta 12 0|charlette 39 0|charley 0 99|charlie 84 744|charline 63 0|charlott 11 0|charlotte 1470 0|charlsie 10 0|charlyn 12 0|charmain 11 0|charmaine 147 0|charolette 39 0|chas 0 54|chase 0 156|chasidy 9 0|chasity 137 0|chassidy 9 0|chastity 73 0|chau 18 0|chauncey 0 66|chaya 31 0|chelsea 417 0|chelsey 108 0|chelsie 56 0|cher 16 0|chere 13 0|cheree 15 0|cherelle 11 0|cheri 305 0|cherie 256 0|cherilyn 14 0|cherise 46 0|cherish 23 0|cherly 50 0|cherlyn 11 0|cherri 43 0|cherrie 44 0|cherry 125 0|cherryl 20 0|chery 16 0|cheryl 2822 0|cheryle 52 0|cheryll 23 0|chester 0 662|chet 0 58|cheyenne 44 0|chi 32 61|chia 12 0|chieko 11 0|chin 25 0|china 17 0|ching 16 0|chiquita 70 0|chloe 90 0|chong 99 55|chris 297 1857|chrissy 57 0|christa 268 0|christal 82 0|christeen 21 0|christel 47 0|christen 91 0|christena 21 0|christene 33 0|christi 207 0|christia 10 0|christian 129 565|christiana 43 0|christiane 39 0|christie 388 0|christin 88 0|christina 2458 0|christine 3454 0|christinia 12 0|christoper 0 70|christopher 38 14101|christy 730 0|chrystal 145 0|chu 10 0|chuck 0 154|chun 36 0|chung 31 57|ciara 45 0|cicely 19 0|ciera 25 0|cierra 46 0|cinda 44 0|cinderella 12 0|cindi 94 0|cindie 9 0|cindy 1659 0|cinthia 52 0|cira 10 0|clair 39 93|claire 611 0|clara 1346 0|clare 157 0|clarence 11 1929|claretha 12 0|claretta 10 0|claribel 35 0|clarice 217 0|clarinda 10 0|clarine 20 0|claris 11 0|clarisa 12 0|clarissa 175 0|clarita 19 0|clark 0 244|classie 13 0|claud 0 53|claude 12 588|claudette 212 0|claudia 833 0|claudie 17 0|claudine 139 0|claudio 0 68|clay 0 199|clayton 0 507|clelia 11 0|clemencia 14 0|clement 0 107|clemente 0 53|clementina 31 0|clementine 66 0|clemmie 23 0|cleo 246 98|cleopatra 22 0|cleora 19 0|cleotilde 11 0|cleta 44 0|cletus 0 59|cleveland 0 155|cliff 0 129|clifford 0 1063|clifton 0 436|clint 0 227|clinton 0 554|clora 15 0|clorinda 16 0|clotilde 24 0|clyde 35 795|codi 9 0|cody 27 530|colby 10 104|cole 0 109|coleen 126 0|coleman 0 72|colene 11 0|coletta 19 0|colette 142 0|colin 0 273|colleen 865 0|collen 23 0|collene 9 0|collette 64 0|collin 0 96|colton 0 48|columbus 0 58|concepcion 173 0|conception 15 0|concetta 115 0|concha 10 0|conchita 28 0|connie 1753 63|conrad 0 204|constance 842 0|consuela 28 0|consuelo 259 0|contessa 11 0|cora 591 0|coral 53 0|coralee 16 0|coralie 13 0|corazon 34 0|cordelia 71 0|cordell 0 51|cordia 11 0|cordie 19 0|coreen 28 0|corene 42 0|coretta 28 0|corey 66 823|cori 78 0|corie 23 0|corina 128 0|corine 146 0|corinna 54 0|corinne 275 0|corliss 24 0|cornelia 188 0|cornelius 0 201|cornell 0 87|corrie 65 0|corrin 10 0|corrina 38 0|corrine 174 0|corrinne 11 0|cortez 0 48|cortney 109 0|cory 56 592|courtney 787 184|coy 0 106|craig 0 2006|creola 15 0|cris 13 0|criselda 17 0|crissy 21 0|crista 29 0|cristal 62 0|cristen 19 0|cristi 37 0|cristie 19 0|cristin 35 0|cristina 382 0|cristine 49 0|cristobal 0 52|cristopher 0 48|cristy 79 0|cruz 84 99|crysta 11 0|crystal 1812 0|crystle 10 0|cuc 11 0|curt 0 148|curtis 10 1530|cyndi 44 0|cyndy 13 0|cynthia 4198 0|cyril 0 86|cyrstal 10 0|cyrus 0 86|cythia 35 0|dacia 16 0|dagmar 23 0|dagny 9 0|dahlia 28 0|daina 15 0|daine 10 0|daisey 27 0|daisy 624 0|dakota 10 0|dale 194 1584|dalene 13 0|dalia 83 0|dalila 27 0|dallas 32 228|dalton 0 91|damaris 76 0|damian 0 153|damien 0 141|damion 0 61|damon 0 298|dan 11 841|dana 1116 363|danae 20 0|dane 0 126|danelle 63 0|danette 95 0|dani 36 0|dania 32 0|danial 0 95|danica 39 0|daniel 71 13125|daniela 89 0|daniele 36 0|daniell 17 0|daniella 54 0|danielle 1299 0|danika 19 0|danille 16 0|danilo 0 53|danita 75 0|dann 11 0|danna 94 0|dannette 19 0|dannie 15 65|dannielle 36 0|danny 0 1746|dante 0 107|danuta 19 0|danyel 15 0|danyell 16 0|danyelle 33 0|daphine 24 0|daphne 233 0|dara 88 0|darby 19 0|darcel 12 0|darcey 11 0|darci 51 0|darcie 45 0|darcy 155 0|darell 0 44|daren 0 89|daria 54 0|darin 0 195|dario 0 62|darius 0 131|darla 348 0|darleen 67 0|darlena 14 0|darlene 1249 0|darline 45 0|darnell 28 191|daron 0 55|darrel 0 210|darrell 0 933|darren 0 540|darrick 0 59|darrin 0 188|darron 0 54|darryl 0 580|darwin 0 139|daryl 27 431|dave 0 456|david 76 18531|davida 43 0|davina 46 0|davis 0 109|dawn 1767 0|dawna 59 0|dawne 20 0|dayle 25 0|dayna 102 0|daysi 10 0|deadra 14 0|dean 48 878|deana 199 0|deandra 23 0|deandre 0 71|deandrea 11 0|deane 20 0|deangelo 0 49|deann 113 0|deanna 727 0|deanne 144 0|deb 48 0|debbi 30 0|debbie 1371 0|debbra 36 0|debby 96 0|debera 11 0|debi 62 0|debora 256 0|deborah 4419 0|debra 3611 0|debrah 65 0|debroah 25 0|dede 11 0|dedra 45 0|dee 193 62|deeann 28 0|deeanna 11 0|deedee 15 0|deedra 14 0|deena 131 0|deetta 10 0|deidra 109 0|deidre 137 0|deirdre 135 0|deja 11 0|del 0 50|delaine 17 0|delana 26 0|delbert 0 274|delcie 11 0|delena 19 0|delfina 68 0|delia 356 0|delicia 19 0|delila 10 0|delilah 96 0|delinda 28 0|delisa 25 0|dell 24 0|della 461 0|delma 99 0|delmar 0 101|delmer 0 63|delmy 11 0|delois 85 0|deloise 15 0|delora 34 0|deloras 10 0|delores 890 0|deloris 308 0|delorse 12 0|delpha 18 0|delphia 39 0|delphine 94 0|delsie 14 0|delta 31 0|demarcus 0 59|demetra 45 0|demetria 99 0|demetrice 19 0|demetrius 16 163|dena 263 0|denae 12 0|deneen 37 0|denese 19 0|denice 110 0|denis 0 142|denise 2351 0|denisha 21 0|denisse 10 0|denita 32 0|denna 37 0|dennis 26 4863|dennise 32 0|denny 10 109|denver 0 96|denyse 10 0|deon 15 70|deonna 14 0|derek 0 947|derick 0 118|derrick 0 847|deshawn 0 53|desirae 34 0|desire 23 0|desiree 395 0|desmond 0 140|despina 14 0|dessie 107 0|destiny 99 0|detra 23 0|devin 52 255|devon 88 146|devona 26 0|devora 17 0|devorah 18 0|dewayne 0 176|dewey 0 220|dewitt 0 69|dexter 0 197|dia 10 0|diamond 29 0|dian 60 0|diana 1905 0|diane 3226 0|diann 119 0|dianna 404 0|dianne 669 0|dick 0 100|diedra 21 0|diedre 19 0|diego 0 120|dierdre 12 0|digna 24 0|dillon 0 64|dimple 17 0|dina 254 0|dinah 89 0|dino 0 72|dinorah 12 0|dion 10 107|dione 23 0|dionna 20 0|dionne 121 0|dirk 0 94|divina 9 0|dixie 339 0|dodie 10 0|dollie 149 0|dolly 195 0|dolores 1160 0|doloris 20 0|domenic 0 54|domenica 36 0|dominga 80 0|domingo 0 181|dominic 0 277|dominica 15 0|dominick 0 185|dominique 204 91|dominque 26 0|domitila 15 0|domonique 19 0|don 0 1205|dona 172 0|donald 22 10919|donella 12 0|donetta 21 0|donette 11 0|dong 11 55|donita 58 0|donn 0 67|donna 5265 0|donnell 0 109|donnetta 12 0|donnette 12 0|donnie 65 361|donny 0 103|donovan 0 113|donte 0 57|donya 20 0|dora 771 0|dorathy 23 0|dorcas 66 0|doreatha 10 0|doreen 399 0|dorene 75 0|doretha 109 0|dorethea 10 0|doretta 17 0|dori 51 0|doria 12 0|dorian 32 75|dorie 19 0|dorinda 58 0|dorine 29 0|doris 2987 0|dorla 11 0|dorotha 36 0|dorothea 252 0|dorothy 6700 0|dorris 83 0|dorsey 0 44|dortha 62 0|dorthea 40 0|dorthey 12 0|dorthy 297 0|dot 24 0|dottie 101 0|dotty 13 0|doug 0 348|douglas 0 4413|douglass 0 51|dovie 74 0|doyle 0 211|dreama 21 0|drema 18 0|drew 15 223|drucilla 30 0|drusilla 23 0|duane 0 652|dudley 0 105|dulce 62 0|dulcie 13 0|duncan 0 85|dung 20 0|dusti 13 0|dustin 0 859|dusty 34 80|dwain 0 57|dwana 11 0|dwayne 0 498|dwight 0 495|dyan 19 0|dylan 0 154|earl 0 1812|earle 0 77|earlean 24 0|earleen 22 0|earlene 153 0|earlie 13 0|earline 176 0|earnest 0 270|earnestine 155 0|eartha 41 0|easter 62 0|eboni 42 0|ebonie 16 0|ebony 329 0|echo 18 0|ed 0 278|eda 38 0|edda 18 0|eddie 140 1194|eddy 0 111|edelmira 34 0|eden 41 0|edgar 0 682|edgardo 0 68|edie 55 0|edison 0 53|edith 1610 0|edmond 0 177|edmund 0 263|edmundo 0 45|edna 1711 0|edra 10 0|edris 12 0|eduardo 0 398|edward 20 8985|edwardo 0 91|edwin 0 1217|edwina 150 0|edyth 14 0|edythe 103 0|effie 296 0|efrain 0 166|efren 0 73|ehtel 13 0|eileen 983 0|eilene 15 0|ela 14 0|eladia 10 0|elaina 50 0|elaine 1500 0|elana 40 0|elane 13 0|elanor 19 0|elayne 28 0|elba 113 0|elbert 0 205|elda 105 0|elden 0 44|eldon 0 162|eldora 37 0|eldridge 0 48|eleanor 1314 0|eleanora 35 0|eleanore 98 0|elease 29 0|elena 411 0|elene 11 0|eleni 23 0|elenor 58 0|elenora 31 0|elenore 17 0|eleonor 11 0|eleonora 11 0|eleonore 12 0|elfreda 11 0|elfrieda 15 0|elfriede 41 0|eli 0 160|elia 96 0|eliana 21 0|elias 0 207|elicia 24 0|elida 100 0|elidia 10 0|elijah 0 182|elin 12 0|elina 15 0|elinor 157 0|elinore 14 0|elisa 330 0|elisabeth 272 0|elise 238 0|eliseo 0 73|elisha 107 45|elissa 82 0|eliz 13 0|eliza 184 0|elizabet 10 0|elizabeth 9866 0|elizbeth 31 0|elizebeth 60 0|elke 23 0|ella 954 0|ellamae 13 0|ellan 10 0|ellen 1510 0|ellena 9 0|elli 9 0|ellie 83 0|elliot 0 140|elliott 0 143|ellis 10 229|ellsworth 0 51|elly 20 0|ellyn 25 0|elma 206 0|elmer 11 639|elmira 37 0|elmo 0 76|elna 46 0|elnora 171 0|elodia 29 0|elois 18 0|eloisa 92 0|eloise 376 0|elouise 76 0|eloy 0 75|elroy 0 54|elsa 342 0|else 27 0|elsie 1023 0|elsy 10 0|elton 0 155|elva 276 0|elvera 39 0|elvia 136 0|elvie 23 0|elvin 0 135|elvina 19 0|elvira 358 0|elvis 0 114|elwanda 13 0|elwood 0 132|elyse 78 0|elza 12 0|ema 26 0|emanuel 0 178|emelda 23 0|emelia 35 0|emelina 12 0|emeline 13 0|emely 14 0|emerald 16 0|emerita 16 0|emerson 0 92|emery 0 108|emiko 23 0|emil 0 176|emile 0 76|emilee 32 0|emilia 165 0|emilie 104 0|emilio 0 182|emily 1858 0|emma 1432 0|emmaline 11 0|emmanuel 0 170|emmett 0 179|emmie 27 0|emmitt 0 55|emmy 28 0|emogene 41 0|emory 0 96|ena 49 0|enda 9 0|enedina 46 0|eneida 24 0|enid 124 0|enoch 0 60|enola 26 0|enrique 0 394|enriqueta 54 0|epifania 19 0|era 53 0|erasmo 0 52|eric 26 5699|erica 1172 0|erich 0 84|erick 0 213|ericka 171 0|erik 0 584|erika 616 0|erin 1229 85|erinn 17 0|erlene 27 0|erlinda 85 0|erline 20 0|erma 450 0|ermelinda 20 0|erminia 17 0|erna 124 0|ernest 0 2117|ernestina 100 0|ernestine 415 0|ernesto 0 329|ernie 0 148|errol 0 91|ervin 0 221|erwin 0 150|eryn 15 0|esmeralda 163 0|esperanza 250 0|essie 345 0|esta 33 0|esteban 0 137|estefana 10 0|estela 178 0|estell 31 0|estella 286 0|estelle 405 0|ester 231 0|esther 1451 0|estrella 46 0|etha 15 0|ethan 0 162|ethel 1521 0|ethelene 20 0|ethelyn 46 0|ethyl 25 0|etsuko 10 0|etta 290 0|ettie 10 0|eufemia 14 0|eugena 11 0|eugene 18 2308|eugenia 269 0|eugenie 34 0|eugenio 0 79|eula 381 0|eulah 10 0|eulalia 62 0|eun 42 0|euna 15 0|eunice 551 0|eura 10 0|eusebia 12 0|eusebio 0 55|eustolia 12 0|eva 1379 0|evalyn 44 0|evan 18 367|evangelina 125 0|evangeline 142 0|eve 162 0|evelia 43 0|evelin 20 0|evelina 33 0|eveline 31 0|evelyn 2902 0|evelyne 31 0|evelynn 9 0|everett 0 483|everette 0 75|evette 76 0|evia 11 0|evie 55 0|evita 10 0|evon 46 0|evonne 52 0|ewa 14 0|exie 18 0|ezekiel 0 54|ezequiel 0 52|ezra 0 78|fabian 0 123|fabiola 64 0|fae 18 0|fairy 13 0|faith 336 0|fallon 33 0|fannie 515 0|fanny 115 0|farah 26 0|farrah 50 0|fatima 98 0|fatimah 12 0|faustina 24 0|faustino 0 68|fausto 0 50|faviola 9 0|fawn 59 0|fay 253 0|faye 589 0|fe 18 0|federico 0 110|felecia 112 0|felica 41 0|felice 37 0|felicia 657 0|felicidad 15 0|felicita 79 0|felicitas 50 0|felipa 56 0|felipe 0 282|felisa 35 0|felisha 51 0|felix 0 489|felton 0 52|ferdinand 0 78|fermin 0 57|fermina 10 0|fern 277 0|fernanda 24 0|fernande 13 0|fernando 0 557|ferne 42 0|fidel 0 130|fidela 13 0|fidelia 10 0|filiberto 0 49|filomena 77 0|fiona 39 0|flavia 26 0|fleta 12 0|fletcher 0 92|flo 30 0|flor 76 0|flora 498 0|florance 26 0|florence 1739 0|florencia 32 0|florencio 0 59|florene 45 0|florentina 30 0|florentino 0 54|floretta 18 0|floria 11 0|florida 51 0|florinda 30 0|florine 116 0|florrie 11 0|flossie 181 0|floy 66 0|floyd 0 919|fonda 46 0|forest 0 82|forrest 0 249|foster 0 68|fran 138 0|france 25 0|francene 14 0|frances 3318 64|francesca 117 0|francesco 0 49|franchesca 13 0|francie 18 0|francina 19 0|francine 309 0|francis 436 1303|francisca 285 0|francisco 21 1100|francoise 17 0|frank 21 6000|frankie 263 213|franklin 0 648|franklyn 0 45|fransisca 10 0|fred 11 2662|freda 387 0|fredda 11 0|freddie 95 392|freddy 0 160|frederic 0 100|frederica 26 0|frederick 0 1253|fredericka 23 0|fredia 25 0|fredric 0 61|fredrick 0 384|fredricka 12 0|freeda 26 0|freeman 0 85|freida 123 0|frida 14 0|frieda 215 0|fritz 0 70|fumiko 20 0|gabriel 36 630|gabriela 227 0|gabriele 31 0|gabriella 69 0|gabrielle 211 0|gail 1263 75|gala 11 0|gale 196 88|galen 0 102|galina 12 0|garfield 0 56|garland 0 167|garnet 55 0|garnett 27 0|garret 0 50|garrett 0 262|garry 0 285|garth 0 86|gary 24 6937|gaston 0 49|gavin 0 108|gay 158 0|gaye 73 0|gayla 106 0|gayle 462 50|gaylene 19 0|gaylord 0 49|gaynell 41 0|gaynelle 16 0|gearldine 19 0|gema 9 0|gemma 47 0|gena 135 0|genaro 0 88|gene 73 730|genesis 14 0|geneva 603 0|genevie 11 0|genevieve 536 0|genevive 11 0|genia 20 0|genie 23 0|genna 14 0|gennie 18 0|genny 15 0|genoveva 67 0|geoffrey 0 284|georgann 13 0|george 72 10353|georgeann 14 0|georgeanna 13 0|georgene 31 0|georgetta 34 0|georgette 139 0|georgia 847 0|georgiana 70 0|georgiann 15 0|georgianna 66 0|georgianne 10 0|georgie 61 0|georgina 185 0|georgine 23 0|gerald 13 3389|geraldine 1222 0|geraldo 0 58|geralyn 47 0|gerard 0 349|gerardo 0 279|gerda 55 0|geri 103 0|germaine 110 0|german 0 93|gerri 62 0|gerry 69 118|gertha 21 0|gertie 67 0|gertrud 27 0|gertrude 971 0|gertrudis 10 0|gertude 16 0|ghislaine 10 0|gia 31 0|gianna 16 0|gidget 12 0|gigi 32 0|gil 0 73|gilbert 0 734|gilberte 9 0|gilberto 0 227|gilda 118 0|gillian 77 0|gilma 10 0|gina 937 0|ginette 15 0|ginger 392 0|ginny 65 0|gino 0 68|giovanna 47 0|giovanni 0 86|gisela 84 0|gisele 44 0|giselle 52 0|gita 12 0|giuseppe 0 59|giuseppina 13 0|gladis 43 0|glady 26 0|gladys 1797 0|glayds 11 0|glen 0 790|glenda 799 0|glendora 27 0|glenn 12 1447|glenna 227 0|glennie 19 0|glennis 24 0|glinda 24 0|gloria 2944 0|glory 41 0|glynda 19 0|glynis 16 0|golda 46 0|golden 11 0|goldie 267 0|gonzalo 0 119|gordon 0 885|grace 1646 0|gracia 26 0|gracie 221 0|graciela 230 0|grady 0 202|graham 0 123|graig 0 46|grant 0 317|granville 0 49|grayce 16 0|grazyna 11 0|greg 0 872|gregg 0 258|gregoria 71 0|gregorio 0 139|gregory 15 5186|greta 181 0|gretchen 374 0|gretta 34 0|gricelda 15 0|grisel 11 0|griselda 100 0|grover 0 156|guadalupe 601 245|gudrun 21 0|guillermina 92 0|guillermo 0 271|gus 0 121|gussie 104 0|gustavo 0 233|guy 0 510|gwen 367 0|gwenda 22 0|gwendolyn 717 0|gwenn 20 0|gwyn 17 0|gwyneth 12 0|ha 29 0|hae 26 0|hai 0 44|hailey 48 0|hal 0 133|haley 183 0|halina 25 0|halley 12 0|hallie 124 0|han 12 0|hana 29 0|hang 16 0|hanh 18 0|hank 0 62|hanna 93 0|hannah 475 0|hannelore 27 0|hans 0 150|harlan 0 140|harland 0 47|harley 0 163|harmony 30 0|harold 13 4495|harriet 572 0|harriett 166 0|harriette 77 0|harris 0 98|harrison 0 145|harry 0 2707|harvey 0 608|hassan 0 59|hassie 13 0|hattie 575 0|haydee 78 0|hayden 0 47|hayley 72 0|haywood 0 54|hazel 1396 0|heath 0 164|heather 3078 0|hector 0 784|hedwig 43 0|hedy 20 0|hee 21 0|heide 30 0|heidi 803 0|heidy 9 0|heike 13 0|helaine 12 0|helen 5573 0|helena 247 0|helene 278 0|helga 118 0|hellen 64 0|henrietta 371 0|henriette 28 0|henry 28 4334|herb 0 51|herbert 0 1265|heriberto 0 110|herlinda 72 0|herma 12 0|herman 0 817|hermelinda 49 0|hermila 11 0|hermina 23 0|hermine 30 0|herminia 111 0|herschel 0 86|hershel 0 74|herta 17 0|hertha 14 0|hester 122 0|hettie 47 0|hiedi 13 0|hien 11 0|hilaria 18 0|hilario 0 65|hilary 178 0|hilda 720 0|hilde 18 0|hildegard 70 0|hildegarde 20 0|hildred 20 0|hillary 160 0|hilma 33 0|hilton 0 57|hipolito 0 57|hiram 0 113|hiroko 28 0|hisako 12 0|hoa 47 0|hobert 0 46|holley 28 0|holli 59 0|hollie 117 0|hollis 28 103|holly 1079 0|homer 0 351|honey 21 0|hong 51 50|hope 393 0|horace 0 315|horacio 0 63|hortencia 95 0|hortense 55 0|hortensia 41 0|hosea 0 48|houston 0 89|howard 0 2343|hoyt 0 54|hsiu 11 0|hubert 0 344|hue 14 0|huey 0 57|hugh 0 504|hugo 0 217|hui 38 0|hulda 42 0|humberto 0 171|hung 0 87|hunter 0 97|huong 35 0|hwa 10 0|hyacinth 20 0|hye 22 0|hyman 0 52|hyo 11 0|hyon 21 0|hyun 28 0|ian 0 478|ida 1095 0|idalia 43 0|idell 33 0|idella 69 0|iesha 30 0|ignacia 28 0|ignacio 0 216|ike 0 52|ila 181 0|ilana 22 0|ilda 20 0|ileana 56 0|ileen 14 0|ilene 147 0|iliana 41 0|illa 11 0|ilona 43 0|ilse 48 0|iluminada 18 0|ima 62 0|imelda 133 0|imogene 230 0|in 37 0|ina 274 0|india 85 0|indira 24 0|inell 22 0|ines 115 0|inez 546 0|inga 47 0|inge 50 0|ingeborg 47 0|inger 24 0|ingrid 270 0|inocencia 17 0|iola 101 0|iona 94 0|ione 84 0|ira 56 306|iraida 13 0|irena 43 0|irene 2300 0|irina 23 0|iris 553 0|irish 18 0|irma 748 0|irmgard 33 0|irvin 0 193|irving 0 243|irwin 0 100|isa 17 0|isaac 0 441|isabel 579 0|isabell 84 0|isabella 111 0|isabelle 237 0|isadora 10 0|isaiah 0 122|isaias 0 57|isaura 22 0|isela 34 0|isiah 0 76|isidra 17 0|isidro 0 101|isis 20 0|ismael 0 224|isobel 15 0|israel 0 251|isreal 0 50|issac 0 105|iva 269 0|ivan 0 453|ivana 22 0|ivelisse 16 0|ivette 91 0|ivey 15 0|ivonne 72 0|ivory 66 71|ivy 193 0|izetta 13 0|izola 15 0|ja 14 0|jacalyn 40 0|jacelyn 15 0|jacinda 17 0|jacinta 46 0|jacinto 0 46|jack 15 3774|jackeline 35 0|jackelyn 11 0|jacki 28 0|jackie 829 378|jacklyn 123 0|jackqueline 12 0|jackson 0 128|jaclyn 222 0|jacob 0 1372|jacqualine 22 0|jacque 69 0|jacquelin 74 0|jacqueline 2082 0|jacquelyn 452 0|jacquelyne 18 0|jacquelynn 21 0|jacques 0 92|jacquetta 13 0|jacqui 11 0|jacquie 16 0|jacquiline 18 0|jacquline 101 0|jacqulyn 28 0|jada 48 0|jade 110 0|jadwiga 19 0|jae 18 49|jaime 324 467|jaimee 12 0|jaimie 50 0|jake 0 232|jaleesa 18 0|jalisa 15 0|jama 9 0|jamaal 0 69|jamal 0 146|jamar 0 76|jame 11 88|jamee 12 0|jamel 0 82|james 136 36676|jamey 19 56|jami 171 0|jamie 1330 576|jamika 11 0|jamila 49 0|jamison 0 59|jammie 41 0|jan 522 183|jana 369 0|janae 36 0|janay 18 0|jane 2276 0|janean 12 0|janee 17 0|janeen 59 0|janel 90 0|janell 115 0|janella 14 0|janelle 280 0|janene 36 0|janessa 29 0|janet 3384 0|janeth 25 0|janett 27 0|janetta 30 0|janette 261 0|janey 38 0|jani 11 0|janice 2578 0|janie 530 0|janiece 11 0|janina 57 0|janine 243 0|janis 391 0|janise 16 0|janita 23 0|jann 20 0|janna 131 0|jannet 17 0|jannette 65 0|jannie 121 0|january 15 0|janyce 10 0|jaqueline 99 0|jaquelyn 10 0|jared 0 604|jarod 0 51|jarred 0 67|jarrett 0 81|jarrod 0 142|jarvis 0 106|jasmin 105 0|jasmine 421 0|jason 24 7410|jasper 0 151|jaunita 40 0|javier 0 561|jay 33 1036|jaye 16 0|jayme 81 0|jaymie 15 0|jayna 14 0|jayne 222 0|jayson 0 107|jazmin 47 0|jazmine 27 0|jc 0 54|jean 2861 307|jeana 63 0|jeane 50 0|jeanelle 15 0|jeanene 22 0|jeanett 13 0|jeanetta 54 0|jeanette 1055 0|jeanice 15 0|jeanie 167 0|jeanine 216 0|jeanmarie 16 0|jeanna 96 0|jeanne 1014 0|jeannetta 9 0|jeannette 480 0|jeannie 340 0|jeannine 199 0|jed 0 64|jeff 0 1401|jefferey 0 60|jefferson 0 114|jeffery 0 1431|jeffie 10 0|jeffrey 12 6165|jeffry 0 127|jen 18 0|jena 97 0|jenae 11 0|jene 17 0|jenee 13 0|jenell 30 0|jenelle 53 0|jenette 31 0|jeneva 10 0|jeni 26 0|jenice 18 0|jenifer 265 0|jeniffer 58 0|jenine 23 0|jenise 27 0|jenna 365 0|jennefer 25 0|jennell 11 0|jennette 49 0|jenni 52 0|jennie 713 0|jennifer 8911 0|jenniffer 38 0|jennine 13 0|jenny 660 0|jerald 0 177|jeraldine 40 0|jeramy 0 45|jere 0 45|jeremiah 0 369|jeremy 10 2454|jeri 191 0|jerica 15 0|jerilyn 44 0|jerlene 11 0|jermaine 0 250|jerold 0 70|jerome 0 926|jeromy 0 46|jerrell 0 46|jerri 156 0|jerrica 17 0|jerrie 49 0|jerrod 0 74|jerrold 0 62|jerry 145 4966|jesenia 29 0|jesica 65 0|jess 0 172|jesse 103 2033|jessenia 23 0|jessi 29 0|jessia 10 0|jessica 4341 0|jessie 926 568|jessika 15 0|jestine 10 0|jesus 29 1277|jesusa 18 0|jesusita 10 0|jetta 16 0|jettie 38 0|jewel 302 45|jewell 254 47|ji 14 0|jill 1236 0|jillian 252 0|jim 0 1027|jimmie 207 486|jimmy 20 1790|jin 26 0|jina 28 0|jinny 9 0|jo 767 0|joan 2711 92|joana 34 0|joane 14 0|joanie 54 0|joann 1203 0|joanna 555 0|joanne 1322 0|joannie 17 0|joaquin 0 141|joaquina 11 0|jocelyn 235 0|jodee 27 0|jodi 532 0|jodie 209 0|jody 424 222|joe 73 3951|joeann 22 0|joel 22 1229|joella 23 0|joelle 71 0|joellen 53 0|joesph 0 126|joetta 40 0|joette 11 0|joey 40 376|johana 18 0|johanna 334 0|johanne 12 0|john 151 28163|johna 16 0|johnathan 0 302|johnathon 0 101|johnetta 40 0|johnette 13 0|johnie 39 81|johnna 72 0|johnnie 439 451|johnny 33 1834|johnsie 12 0|johnson 0 50|joi 36 0|joie 9 0|jolanda 18 0|joleen 49 0|jolene 229 0|jolie 29 0|joline 13 0|jolyn 16 0|jolynn 42 0|jon 15 994|jona 20 0|jonah 0 62|jonas 0 83|jonathan 0 3611|jonathon 0 283|jone 14 0|jonell 31 0|jonelle 30 0|jong 10 0|joni 234 0|jonie 13 0|jonna 43 0|jonnie 60 0|jordan 159 480|jordon 0 53|jorge 0 865|jose 47 6526|josef 0 75|josefa 130 0|josefina 341 0|josefine 11 0|joselyn 30 0|joseph 68 15879|josephina 52 0|josephine 1564 0|josette 71 0|josh 0 218|joshua 12 5073|josiah 0 69|josie 284 0|joslyn 24 0|jospeh 0 48|josphine 16 0|josue 0 91|jovan 11 0|jovita 68 0|joy 851 0|joya 11 0|joyce 3255 0|joycelyn 56 0|joye 28 0|juan 41 3861|juana 481 0|juanita 1423 0|jude 15 51|judi 108 0|judie 38 0|judith 2643 0|judson 0 68|judy 2487 0|jule 12 0|julee 21 0|julene 12 0|jules 0 73|juli 65 0|julia 2025 0|julian 20 443|juliana 144 0|juliane 18 0|juliann 39 0|julianna 74 0|julianne 151 0|julie 3125 0|julieann 12 0|julienne 22 0|juliet 123 0|julieta 40 0|julietta 10 0|juliette 131 0|julio 10 526|julissa 38 0|julius 0 365|june 1132 0|jung 78 0|junie 12 0|junior 0 161|junita 20 0|junko 11 0|justa 13 0|justin 20 3534|justina 104 0|justine 206 0|jutta 27 0|ka 17 0|kacey 40 0|kaci 34 0|kacie 35 0|kacy 21 0|kai 14 0|kaila 17 0|kaitlin 116 0|kaitlyn 103 0|kala 48 0|kaleigh 12 0|kaley 19 0|kali 32 0|kallie 10 0|kalyn 11 0|kam 18 0|kamala 13 0|kami 61 0|kamilah 13 0|kandace 36 0|kandi 48 0|kandice 48 0|kandis 16 0|kandra 11 0|kandy 42 0|kanesha 10 0|kanisha 12 0|kara 453 0|karan 37 0|kareem 0 76|kareen 13 0|karen 5948 0|karena 15 0|karey 25 0|kari 406 0|karie 46 0|karima 11 0|karin 282 0|karina 162 0|karine 18 0|karisa 12 0|karissa 54 0|karl 19 596|karla 470 0|karleen 20 0|karlene 38 0|karly 15 0|karlyn 11 0|karma 22 0|karmen 23 0|karol 69 0|karole 9 0|karoline 13 0|karolyn 51 0|karon 75 0|karren 30 0|karri 45 0|karrie 89 0|karry 10 0|kary 16 0|karyl 18 0|karyn 126 0|kasandra 36 0|kasey 143 47|kasha 11 0|kasi 10 0|kasie 19 0|kassandra 56 0|kassie 24 0|kate 354 0|katelin 13 0|katelyn 134 0|katelynn 14 0|katerine 10 0|kathaleen 29 0|katharina 30 0|katharine 210 0|katharyn 12 0|kathe 20 0|katheleen 12 0|katherin 26 0|katherina 10 0|katherine 2747 0|kathern 25 0|katheryn 120 0|kathey 20 0|kathi 106 0|kathie 141 0|kathleen 3745 0|kathlene 44 0|kathline 11 0|kathlyn 39 0|kathrin 16 0|kathrine 148 0|kathryn 2164 0|kathryne 38 0|kathy 2430 0|kathyrn 36 0|kati 29 0|katia 19 0|katie 1045 0|katina 120 0|katlyn 23 0|katrice 19 0|katrina 613 0|kattie 31 0|katy 151 0|kay 690 0|kayce 13 0|kaycee 11 0|kaye 146 0|kayla 526 0|kaylee 44 0|kayleen 23 0|kayleigh 25 0|kaylene 27 0|kazuko 24 0|kecia 38 0|keeley 11 0|keely 52 0|keena 19 0|keenan 0 58|keesha 31 0|keiko 34 0|keila 14 0|keira 9 0|keisha 229 0|keith 11 3320|keitha 16 0|keli 34 0|kelle 17 0|kellee 24 0|kelley 368 53|kelli 476 0|kellie 351 0|kelly 2547 523|kellye 24 0|kelsey 275 0|kelsi 15 0|kelsie 34 0|kelvin 0 296|kemberly 12 0|ken 0 472|kena 19 0|kenda 16 0|kendal 12 0|kendall 57 158|kendra 422 0|kendrick 0 131|keneth 0 46|kenia 15 0|kenisha 24 0|kenna 39 0|kenneth 23 9848|kennith 0 84|kenny 0 346|kent 0 404|kenton 0 61|kenya 149 0|kenyatta 38 0|kenyetta 30 0|kera 12 0|keren 14 0|keri 226 0|kermit 0 137|kerri 288 0|kerrie 80 0|kerry 366 313|kerstin 16 0|kesha 63 0|keshia 62 0|keturah 13 0|keva 9 0|keven 0 65|kevin 32 7675|khadijah 10 0|khalilah 11 0|kia 63 0|kiana 23 0|kiara 40 0|kiera 27 0|kiersten 16 0|kiesha 27 0|kieth 0 71|kiley 28 0|kim 1598 253|kimber 25 0|kimberely 41 0|kimberlee 105 0|kimberley 249 0|kimberli 33 0|kimberlie 21 0|kimberly 4502 0|kimbery 18 0|kimbra 10 0|kimi 14 0|kimiko 18 0|kina 12 0|kindra 27 0|king 0 55|kip 0 61|kira 87 0|kirby 21 100|kirk 0 415|kirsten 225 0|kirstie 11 0|kirstin 40 0|kisha 83 0|kit 14 0|kittie 12 0|kitty 113 0|kiyoko 13 0|kizzie 12 0|kizzy 33 0|klara 16 0|korey 0 48|kori 49 0|kortney 12 0|kory 0 65|kourtney 29 0|kraig 0 46|kris 147 122|krishna 9 0|krissy 15 0|krista 443 0|kristal 78 0|kristan 45 0|kristeen 11 0|kristel 20 0|kristen 1041 0|kristi 566 0|kristian 36 0|kristie 323 0|kristin 932 0|kristina 637 0|kristine 519 0|kristle 9 0|kristofer 0 47|kristopher 0 237|kristy 495 0|kristyn 40 0|krysta 22 0|krystal 410 0|krysten 15 0|krystin 12 0|krystina 15 0|krystle 101 0|krystyna 45 0|kum 35 0|kurt 0 520|kurtis 0 97|kyla 68 0|kyle 53 1316|kylee 42 0|kylie 82 0|kym 23 0|kymberly 23 0|kyoko 15 0|kyong 56 0|kyra 57 0|kyung 54 0|lacey 228 0|lachelle 16 0|laci 36 0|lacie 48 0|lacresha 9 0|lacy 123 55|ladawn 12 0|ladonna 197 0|lady 24 0|lael 11 0|lahoma 12 0|lai 38 0|laila 32 0|laine 10 0|lajuana 15 0|lakeesha 11 0|lakeisha 138 0|lakendra 12 0|lakenya 11 0|lakesha 103 0|lakeshia 55 0|lakia 15 0|lakiesha 16 0|lakisha 150 0|lakita 13 0|lala 16 0|lamar 0 200|lamonica 10 0|lamont 0 168|lan 64 0|lana 349 0|lance 0 533|landon 0 94|lane 22 98|lanell 21 0|lanelle 15 0|lanette 44 0|lang 11 0|lani 42 0|lanie 14 0|lanita 34 0|lannie 13 0|lanny 0 76|lanora 13 0|laquanda 16 0|laquita 70 0|lara 194 0|larae 25 0|laraine 18 0|laree 9 0|larhonda 28 0|larisa 30 0|larissa 85 0|larita 14 0|laronda 19 0|larraine 9 0|larry 16 6340|larue 45 0|lasandra 17 0|lashanda 54 0|lashandra 10 0|lashaun 11 0|lashaunda 11 0|lashawn 88 0|lashawna 10 0|lashawnda 15 0|lashay 9 0|lashell 10 0|lashon 14 0|lashonda 108 0|lashunda 28 0|lasonya 16 0|latanya 106 0|latarsha 15 0|latasha 315 0|latashia 17 0|latesha 19 0|latia 22 0|laticia 28 0|latina 16 0|latisha 186 0|latonia 64 0|latonya 261 0|latoria 25 0|latosha 60 0|latoya 467 0|latoyia 16 0|latrice 97 0|latricia 64 0|latrina 28 0|latrisha 16 0|launa 19 0|laura 4684 0|lauralee 13 0|lauran 10 0|laure 21 0|laureen 59 0|laurel 278 0|lauren 1216 45|laurena 9 0|laurence 12 225|laurene 37 0|lauretta 82 0|laurette 49 0|lauri 119 0|laurice 19 0|laurie 1050 0|laurinda 14 0|laurine 23 0|lauryn 16 0|lavada 39 0|lavelle 11 0|lavenia 14 0|lavera 20 0|lavern 72 73|laverna 31 0|laverne 363 87|laveta 14 0|lavette 16 0|lavina 55 0|lavinia 35 0|lavon 55 0|lavona 15 0|lavonda 44 0|lavone 10 0|lavonia 20 0|lavonna 16 0|lavonne 147 0|lawana 27 0|lawanda 142 0|lawanna 19 0|lawerence 0 56|lawrence 13 3070|layla 23 0|layne 11 0|lazaro 0 81|le 22 0|lea 208 0|leah 697 0|lean 12 0|leana 28 0|leandra 42 0|leandro 0 46|leann 184 0|leanna 127 0|leanne 200 0|leanora 11 0|leatha 45 0|leatrice 55 0|lecia 10 0|leda 38 0|lee 520 1358|leeann 107 0|leeanna 20 0|leeanne 23 0|leena 14 0|leesa 39 0|leia 13 0|leida 10 0|leif 0 45|leigh 380 50|leigha 11 0|leighann 19 0|leila 189 0|leilani 62 0|leisa 60 0|leisha 17 0|lekisha 12 0|lela 335 0|lelah 11 0|leland 0 247|lelia 122 0|lemuel 0 74|len 0 52|lena 734 0|lenard 0 66|lenita 10 0|lenna 26 0|lennie 41 0|lenny 0 63|lenora 291 0|lenore 170 0|leo 12 912|leola 233 0|leoma 13 0|leon 14 955|leona 663 0|leonard 0 1622|leonarda 25 0|leonardo 0 152|leone 62 0|leonel 0 96|leonia 15 0|leonida 10 0|leonie 20 0|leonila 20 0|leonor 132 0|leonora 74 0|leonore 19 0|leontine 13 0|leopoldo 0 75|leora 91 0|leota 81 0|lera 25 0|leroy 0 1110|les 0 71|lesa 112 0|lesha 10 0|lesia 28 0|leslee 41 0|lesley 236 47|lesli 37 0|leslie 1354 687|lessie 129 0|lester 9 758|leta 112 0|letha 178 0|leticia 446 0|letisha 15 0|letitia 113 0|lettie 86 0|letty 30 0|levi 0 235|lewis 10 835|lexie 17 0|lezlie 17 0|li 46 0|lia 62 0|liana 41 0|liane 38 0|lianne 14 0|libbie 12 0|libby 106 0|liberty 19 0|librada 17 0|lida 53 0|lidia 174 0|lien 32 0|lieselotte 11 0|ligia 25 0|lila 349 0|lili 20 0|lilia 158 0|lilian 144 0|liliana 130 0|lilla 31 0|lilli 11 0|lillia 11 0|lilliam 11 0|lillian 1874 0|lilliana 11 0|lillie 838 0|lilly 179 0|lily 214 0|lin 39 0|lina 145 0|lincoln 0 88|linda 13122 0|lindsay 606 45|lindsey 608 80|lindsy 11 0|lindy 63 0|linette 43 0|ling 23 0|linh 34 0|linn 13 0|linnea 51 0|linnie 61 0|lino 0 51|linsey 34 0|linwood 0 102|lionel 0 232|lisa 6416 0|lisabeth 11 0|lisandra 12 0|lisbeth 20 0|lise 52 0|lisette 58 0|lisha 22 0|lissa 38 0|lissette 61 0|lita 43 0|livia 21 0|liz 119 0|liza 154 0|lizabeth 52 0|lizbeth 49 0|lizeth 12 0|lizette 63 0|lizzette 17 0|lizzie 225 0|lloyd 0 970|loan 25 0|logan 13 165|loida 20 0|lois 1989 0|loise 11 0|lola 490 0|lolita 116 0|loma 21 0|lon 0 85|lona 92 0|londa 13 0|long 0 48|loni 32 0|lonna 28 0|lonnie 70 536|lonny 0 52|lora 401 0|loraine 166 0|loralee 14 0|lore 23 0|lorean 10 0|loree 32 0|loreen 33 0|lorelei 39 0|loren 74 275|lorena 352 0|lorene 343 0|lorenza 56 0|lorenzo 0 323|loreta 15 0|loretta 1064 0|lorette 14 0|lori 2253 0|loria 14 0|loriann 19 0|lorie 198 0|lorilee 9 0|lorina 15 0|lorinda 45 0|lorine 75 0|loris 17 0|lorita 16 0|lorna 262 0|lorraine 1197 0|lorretta 41 0|lorri 85 0|lorriane 15 0|lorrie 156 0|lorrine 9 0|lory 19 0|lottie 289 0|lou 241 58|louann 74 0|louanne 22 0|louella 112 0|louetta 10 0|louie 20 169|louis 70 2493|louisa 153 0|louise 2143 0|loura 10 0|lourdes 279 0|lourie 9 0|louvenia 28 0|love 10 0|lovella 21 0|lovetta 9 0|lovie 50 0|lowell 0 259|loyce 30 0|loyd 0 121|lu 45 0|luana 34 0|luann 143 0|luanna 11 0|luanne 75 0|luba 10 0|lucas 0 269|luci 15 0|lucia 338 0|luciana 37 0|luciano 0 80|lucie 55 0|lucien 0 78|lucienne 39 0|lucila 74 0|lucile 200 0|lucilla 14 0|lucille 1338 0|lucina 32 0|lucinda 298 0|lucio 0 74|lucius 0 47|lucrecia 29 0|lucretia 89 0|lucy 965 0|ludie 21 0|ludivina 14 0|lue 42 0|luella 205 0|luetta 15 0|luigi 0 46|luis 20 1682|luisa 191 0|luise 20 0|luke 0 353|lula 491 0|lulu 58 0|luna 19 0|lupe 242 63|lupita 43 0|lura 80 0|lurlene 11 0|lurline 26 0|luther 0 372|luvenia 32 0|luz 504 0|lyda 45 0|lydia 795 0|lyla 37 0|lyle 0 339|lyman 0 69|lyn 86 0|lynda 544 0|lyndia 15 0|lyndon 0 58|lyndsay 42 0|lyndsey 57 0|lynell 20 0|lynelle 22 0|lynetta 16 0|lynette 384 0|lynn 1191 336|lynna 11 0|lynne 458 0|lynnette 128 0|lynsey 19 0|lynwood 0 45|ma 105 0|mabel 745 0|mabelle 15 0|mable 416 0|mac 0 62|machelle 38 0|macie 24 0|mack 0 236|mackenzie 50 0|macy 23 0|madalene 10 0|madaline 27 0|madalyn 32 0|maddie 9 0|madelaine 13 0|madeleine 122 0|madelene 14 0|madeline 542 0|madelyn 131 0|madge 141 0|madie 30 0|madison 36 0|madlyn 19 0|madonna 86 0|mae 629 0|maegan 34 0|mafalda 13 0|magali 13 0|magaly 30 0|magan 22 0|magaret 20 0|magda 69 0|magdalen 17 0|magdalena 191 0|magdalene 61 0|magen 21 0|maggie 528 0|magnolia 53 0|mahalia 10 0|mai 125 0|maia 19 0|maida 25 0|maile 16 0|maira 33 0|maire 15 0|maisha 12 0|maisie 11 0|major 0 81|majorie 72 0|makeda 9 0|malcolm 0 300|malcom 0 48|malena 9 0|malia 39 0|malik 0 49|malika 25 0|malinda 161 0|malisa 25 0|malissa 92 0|malka 12 0|mallie 16 0|mallory 153 0|malorie 14 0|malvina 10 0|mamie 493 0|mammie 24 0|man 15 47|mana 17 0|manda 24 0|mandi 80 0|mandie 15 0|mandy 344 0|manie 11 0|manual 0 49|manuel 0 1566|manuela 197 0|many 11 0|mao 13 0|maple 20 0|mara 122 0|maragaret 11 0|maragret 15 0|maranda 56 0|marc 0 724|marcel 0 129|marcela 76 0|marcelene 10 0|marcelina 59 0|marceline 17 0|marcelino 0 99|marcell 9 0|marcella 412 0|marcelle 67 0|marcellus 0 47|marcelo 0 66|marcene 13 0|marchelle 12 0|marci 132 0|marcia 824 0|marcie 154 0|marco 0 290|marcos 0 234|marcus 0 1091|marcy 192 0|mardell 11 0|maren 25 0|marg 11 0|margaret 7106 0|margareta 19 0|margarete 44 0|margarett 33 0|margaretta 23 0|margarette 52 0|margarita 596 0|margarite 32 0|margarito 0 72|margart 23 0|marge 78 0|margene 13 0|margeret 27 0|margert 17 0|margery 149 0|marget 17 0|margherita 15 0|margie 707 0|margit 27 0|margo 202 0|margorie 23 0|margot 108 0|margret 205 0|margrett 11 0|marguerita 19 0|marguerite 577 0|margurite 29 0|margy 10 0|marhta 12 0|mari 139 0|maria 8177 66|mariah 71 0|mariam 65 0|marian 783 0|mariana 124 0|marianela 11 0|mariann 60 0|marianna 93 0|marianne 455 0|mariano 0 95|maribel 240 0|maribeth 46 0|marica 16 0|maricela 150 0|maricruz 10 0|marie 3419 0|mariel 26 0|mariela 37 0|mariella 11 0|marielle 11 0|marietta 133 0|mariette 14 0|mariko 17 0|marilee 57 0|marilou 37 0|marilu 18 0|marilyn 2207 0|marilynn 90 0|marin 13 0|marina 322 0|marinda 17 0|marine 12 0|mario 32 1120|marion 1121 411|maris 11 0|marisa 220 0|marisela 91 0|marisha 14 0|marisol 217 0|marissa 282 0|marita 56 0|maritza 201 0|marivel 16 0|marjorie 1490 0|marjory 76 0|mark 55 11558|marketta 10 0|markita 23 0|markus 0 58|marla 317 0|marlana 19 0|marleen 26 0|marlen 17 0|marlena 75 0|marlene 807 0|marlin 11 130|marline 16 0|marlo 48 0|marlon 0 179|marlyn 68 0|marlys 72 0|marna 27 0|marni 26 0|marnie 58 0|marquerite 52 0|marquetta 23 0|marquis 0 77|marquita 118 0|marquitta 12 0|marry 41 0|marsha 741 0|marshall 9 422|marta 337 0|marth 13 0|martha 3654 0|marti 48 0|martin 17 2147|martina 203 0|martine 39 0|marty 58 231|marva 133 0|marvel 50 0|marvella 12 0|marvin 0 1479|marvis 14 0|marx 13 0|mary 24230 105|marya 21 0|maryalice 18 0|maryam 21 0|maryann 513 0|maryanna 15 0|maryanne 143 0|marybelle 11 0|marybeth 101 0|maryellen 119 0|maryetta 9 0|maryjane 95 0|maryjo 43 0|maryland 13 0|marylee 38 0|marylin 55 0|maryln 9 0|marylou 169 0|marylouise 13 0|marylyn 36 0|marylynn 14 0|maryrose 13 0|masako 32 0|mason 0 123|matha 10 0|mathew 0 547|mathilda 35 0|mathilde 19 0|matilda 189 0|matilde 86 0|matt 0 338|matthew 21 7165|mattie 759 0|maud 63 0|maude 266 0|maudie 96 0|maura 125 0|maureen 870 0|maurice 21 812|mauricio 0 113|maurine 97 0|maurita 9 0|mauro 0 65|mavis 202 0|max 0 501|maxie 50 0|maxima 10 0|maximina 11 0|maximo 0 56|maxine 752 0|maxwell 0 106|may 347 0|maya 87 0|maybell 19 0|maybelle 53 0|maye 20 0|mayme 83 0|maynard 0 112|mayola 13 0|mayra 223 0|mazie 47 0|mckenzie 25 0|mckinley 0 56|meagan 190 0|meaghan 61 0|mechelle 42 0|meda 10 0|mee 33 0|meg 34 0|megan 1292 0|meggan 17 0|meghan 378 0|meghann 24 0|mei 73 0|mel 0 66|melaine 17 0|melani 14 0|melania 11 0|melanie 1069 0|melany 21 0|melba 328 0|melda 16 0|melia 12 0|melida 14 0|melina 52 0|melinda 885 0|melisa 169 0|melissa 4068 0|melissia 18 0|melita 14 0|mellie 20 0|mellisa 106 0|mellissa 83 0|melodee 14 0|melodi 10 0|melodie 80 0|melody 506 0|melonie 47 0|melony 49 0|melva 142 0|melvin 17 1344|melvina 65 0|melynda 21 0|mendy 16 0|mercedes 386 0|mercedez 13 0|mercy 47 0|meredith 385 0|meri 19 0|merideth 12 0|meridith 20 0|merilyn 26 0|merissa 9 0|merle 145 196|merlene 27 0|merlin 0 99|merlyn 13 0|merna 23 0|merri 27 0|merrie 17 0|merrilee 14 0|merrill 15 99|merry 88 0|mertie 10 0|mervin 0 82|meryl 40 0|meta 49 0|mi 66 0|mia 175 0|mica 16 0|micaela 73 0|micah 26 166|micha 9 0|michael 156 21627|michaela 102 0|michaele 12 0|michal 21 45|michale 0 49|micheal 20 1081|michel 30 124|michele 1270 0|michelina 13 0|micheline 23 0|michell 109 0|michelle 4784 0|michiko 29 0|mickey 60 156|micki 28 0|mickie 34 0|miesha 12 0|migdalia 91 0|mignon 16 0|miguel 0 1054|miguelina 19 0|mika 17 0|mikaela 11 0|mike 11 1662|mikel 0 60|miki 16 0|mikki 28 0|mila 31 0|milagro 20 0|milagros 165 0|milan 0 51|milda 15 0|mildred 2784 0|miles 0 167|milford 0 70|milissa 46 0|millard 0 119|millicent 120 0|millie 213 0|milly 12 0|milo 0 64|milton 0 677|mimi 74 0|min 27 0|mina 106 0|minda 16 0|mindi 45 0|mindy 346 0|minerva 179 0|ming 14 0|minh 21 59|minna 22 0|minnie 811 0|minta 10 0|miquel 0 55|mira 39 0|miranda 339 0|mireille 18 0|mirella 15 0|mireya 56 0|miriam 651 0|mirian 49 0|mirna 80 0|mirta 46 0|mirtha 18 0|misha 16 0|miss 16 0|missy 79 0|misti 73 0|mistie 9 0|misty 632 0|mitch 0 77|mitchel 0 82|mitchell 16 621|mitsue 10 0|mitsuko 15 0|mittie 54 0|mitzi 139 0|mitzie 16 0|miyoko 12 0|modesta 43 0|modesto 0 49|mohamed 0 63|mohammad 0 95|mohammed 0 79|moira 42 0|moises 0 131|mollie 243 0|molly 570 0|mona 400 0|monet 12 0|monica 1460 0|monika 108 0|monique 534 0|monnie 12 0|monroe 0 91|monserrate 21 0|monte 0 149|monty 0 124|moon 11 0|mora 11 0|morgan 259 173|moriah 14 0|morris 0 438|morton 0 83|mose 0 50|moses 0 193|moshe 0 60|mozell 36 0|mozella 22 0|mozelle 71 0|mui 32 0|muoi 13 0|muriel 413 0|murray 0 147|my 35 0|myesha 10 0|myles 0 83|myong 39 0|myra 447 0|myriam 52 0|myrl 12 0|myrle 22 0|myrna 318 0|myron 0 264|myrta 10 0|myrtice 38 0|myrtie 25 0|myrtis 64 0|myrtle 737 0|myung 22 0|na 15 0|nada 42 0|nadene 13 0|nadia 141 0|nadine 407 0|naida 10 0|nakesha 12 0|nakia 75 0|nakisha 33 0|nakita 24 0|nam 13 0|nan 107 0|nana 22 0|nancee 10 0|nancey 12 0|nanci 57 0|nancie 21 0|nancy 6168 0|nanette 148 0|nannette 51 0|nannie 166 0|naoma 27 0|naomi 684 0|napoleon 0 71|narcisa 19 0|natacha 12 0|natalia 128 0|natalie 921 0|natalya 10 0|natasha 584 0|natashia 17 0|nathalie 67 0|nathan 0 1603|nathanael 0 50|nathanial 0 53|nathaniel 0 697|natisha 14 0|natividad 61 0|natosha 24 0|neal 0 326|necole 10 0|ned 0 125|neda 15 0|nedra 64 0|neely 9 0|neida 9 0|neil 0 572|nelda 180 0|nelia 28 0|nelida 37 0|nell 251 0|nella 41 0|nelle 45 0|nellie 816 0|nelly 109 0|nelson 0 513|nena 51 0|nenita 14 0|neoma 32 0|neomi 11 0|nereida 68 0|nerissa 20 0|nery 14 0|nestor 0 103|neta 28 0|nettie 327 0|neva 170 0|nevada 13 0|neville 0 53|newton 0 63|nga 29 0|ngan 12 0|ngoc 28 0|nguyet 11 0|nia 33 0|nichelle 34 0|nichol 33 0|nicholas 0 3013|nichole 420 0|nicholle 10 0|nick 0 374|nicki 72 0|nickie 31 0|nickolas 0 112|nickole 22 0|nicky 26 48|nicol 21 0|nicola 57 0|nicolas 0 226|nicolasa 33 0|nicole 2517 0|nicolette 43 0|nicolle 30 0|nida 13 0|nidia 48 0|niesha 13 0|nieves 24 0|nigel 0 73|niki 63 0|nikia 27 0|nikita 73 0|nikki 286 0|nikole 32 0|nila 53 0|nilda 94 0|nilsa 40 0|nina 703 0|ninfa 38 0|nisha 13 0|nita 152 0|noah 0 203|noble 0 60|nobuko 11 0|noe 0 115|noel 79 267|noelia 45 0|noella 31 0|noelle 113 0|noemi 154 0|nohemi 14 0|nola 182 0|nolan 0 134|noma 18 0|nona 140 0|nora 710 0|norah 18 0|norbert 0 135|norberto 0 71|noreen 161 0|norene 47 0|noriko 17 0|norine 41 0|norma 1938 0|norman 27 1513|normand 0 71|norris 0 120|nova 53 0|novella 53 0|nu 12 0|nubia 11 0|numbers 33 94|nydia 50 0|nyla 21 0|obdulia 17 0|ocie 41 0|octavia 110 0|octavio 0 88|oda 12 0|odelia 16 0|odell 40 106|odessa 167 0|odette 39 0|odilia 22 0|odis 0 66|ofelia 190 0|ok 55 0|ola 244 0|olen 0 64|olene 15 0|oleta 69 0|olevia 10 0|olga 675 0|olimpia 17 0|olin 0 68|olinda 13 0|oliva 36 0|olive 362 0|oliver 0 354|olivia 500 0|ollie 325 112|olympia 29 0|oma 88 0|omar 0 321|omega 17 0|omer 0 57|ona 67 0|oneida 26 0|onie 11 0|onita 13 0|opal 511 0|ophelia 140 0|ora 327 0|oralee 12 0|oralia 86 0|oren 0 60|oretha 12 0|orlando 0 333|orpha 50 0|orval 0 65|orville 0 223|oscar 10 1045|ossie 30 0|osvaldo 0 72|oswaldo 0 51|otelia 10 0|otha 17 55|otilia 40 0|otis 0 360|otto 0 175|ouida 40 0|owen 0 240|ozell 9 0|ozella 18 0|ozie 12 0|pa 15 0|pablo 0 324|page 35 0|paige 235 0|palma 38 0|palmer 0 51|palmira 13 0|pam 478 0|pamala 102 0|pamela 3698 0|pamelia 27 0|pamella 26 0|pamila 9 0|pamula 13 0|pandora 18 0|pansy 114 0|paola 38 0|paris 37 55|parker 0 74|parthenia 13 0|particia 32 0|pasquale 0 95|pasty 11 0|pat 444 203|patience 31 0|patria 17 0|patrica 249 0|patrice 313 0|patricia 16455 46|patrick 35 4671|patrina 30 0|patsy 723 0|patti 353 0|pattie 90 0|patty 465 0|paul 44 12286|paula 1921 0|paulene 16 0|pauletta 24 0|paulette 402 0|paulina 81 0|pauline 1441 0|paulita 11 0|paz 15 0|pearl 880 0|pearle 30 0|pearlene 23 0|pearlie 162 0|pearline 77 0|pearly 13 0|pedro 0 853|peg 12 0|peggie 53 0|peggy 1828 0|pei 9 0|penelope 165 0|penney 21 0|penni 18 0|pennie 50 0|penny 694 0|percy 0 198|perla 71 0|perry 21 417|pete 0 288|peter 10 4581|petra 231 0|petrina 22 0|petronila 12 0|phebe 11 0|phil 0 201|philip 0 1880|phillip 0 2088|phillis 85 0|philomena 74 0|phoebe 120 0|phung 12 0|phuong 57 0|phylicia 17 0|phylis 57 0|phyliss 54 0|phyllis 1955 0|pia 31 0|piedad 18 0|pierre 0 161|pilar 82 0|ping 12 0|pinkie 37 0|piper 29 0|pok 11 0|polly 255 0|porfirio 0 66|porsche 12 0|porsha 23 0|porter 0 45|portia 88 0|precious 64 0|preston 0 294|pricilla 78 0|prince 0 67|princess 69 0|priscila 13 0|priscilla 687 0|providencia 16 0|prudence 50 0|pura 14 0|qiana 24 0|queen 125 0|queenie 33 0|quentin 0 147|quiana 27 0|quincy 0 111|quinn 12 61|quintin 0 59|quinton 0 133|quyen 13 0|rachael 418 0|rachal 13 0|racheal 93 0|rachel 2230 0|rachele 26 0|rachell 29 0|rachelle 234 0|racquel 39 0|rae 172 0|raeann 22 0|raelene 12 0|rafael 0 692|rafaela 87 0|raguel 17 0|raina 28 0|raisa 15 0|raleigh 0 56|ralph 0 3129|ramiro 0 205|ramon 0 749|ramona 621 0|ramonita 29 0|rana 32 0|ranae 20 0|randa 37 0|randal 0 190|randall 0 1161|randee 20 0|randell 0 81|randi 186 0|randolph 0 287|randy 48 2379|ranee 13 0|raphael 0 128|raquel 372 0|rashad 0 55|rasheeda 17 0|rashida 40 0|raul 0 672|raven 68 0|ray 69 1240|raye 23 0|rayford 0 52|raylene 18 0|raymon 0 52|raymond 17 5304|raymonde 9 0|raymundo 0 89|rayna 29 0|rea 13 0|reagan 16 0|reanna 12 0|reatha 23 0|reba 294 0|rebbeca 24 0|rebbecca 25 0|rebeca 101 0|rebecca 3843 0|rebecka 16 0|rebekah 299 0|reda 18 0|reed 0 115|reena 12 0|refugia 15 0|refugio 24 72|regan 34 0|regena 28 0|regenia 24 0|reggie 0 123|regina 1178 0|reginald 0 718|regine 10 0|reginia 13 0|reid 0 83|reiko 17 0|reina 82 0|reinaldo 0 74|reita 11 0|rema 12 0|remedios 22 0|remona 12 0|rena 319 0|renae 105 0|renaldo 0 47|renata 66 0|renate 66 0|renato 0 54|renay 12 0|renda 11 0|rene 203 400|renea 40 0|renee 1100 0|renetta 17 0|renita 85 0|renna 10 0|ressie 15 0|reta 82 0|retha 98 0|retta 31 0|reuben 0 153|reva 137 0|rex 0 332|rey 0 47|reyes 0 62|reyna 116 0|reynalda 17 0|reynaldo 0 174|rhea 118 0|rheba 10 0|rhett 0 51|rhiannon 49 0|rhoda 183 0|rhona 17 0|rhonda 1405 0|ria 10 0|ricarda 11 0|ricardo 0 774|rich 0 82|richard 54 17474|richelle 69 0|richie 0 63|rick 0 764|rickey 0 308|ricki 16 0|rickie 12 116|ricky 0 1183|rico 0 69|rigoberto 0 117|rikki 32 0|riley 0 112|rima 10 0|rina 46 0|risa 32 0|rita 1782 0|riva 13 0|rivka 14 0|rob 0 132|robbi 13 0|robbie 214 158|robbin 95 0|robby 0 89|robbyn 11 0|robena 9 0|robert 111 24132|roberta 1084 0|roberto 14 800|robin 1843 276|robt 0 62|robyn 437 0|rocco 0 119|rochel 14 0|rochell 19 0|rochelle 375 0|rocio 104 0|rocky 0 162|rod 0 134|roderick 0 314|rodger 0 164|rodney 0 1548|rodolfo 0 265|rodrick 0 75|rodrigo 0 118|rogelio 0 210|roger 0 4046|roland 0 616|rolanda 44 0|rolande 10 0|rolando 0 199|rolf 0 47|rolland 0 61|roma 69 0|romaine 23 0|roman 0 191|romana 35 0|romelia 29 0|romeo 0 108|romona 74 0|ron 0 625|rona 57 0|ronald 21 8273|ronda 312 0|roni 33 0|ronna 47 0|ronni 25 0|ronnie 57 986|ronny 0 85|roosevelt 0 252|rory 10 124|rosa 1672 0|rosalba 66 0|rosalee 97 0|rosalia 102 0|rosalie 433 0|rosalina 67 0|rosalind 219 0|rosalinda 159 0|rosaline 37 0|rosalva 45 0|rosalyn 176 0|rosamaria 13 0|rosamond 28 0|rosana 24 0|rosann 23 0|rosanna 124 0|rosanne 134 0|rosaria 38 0|rosario 245 65|rosaura 42 0|roscoe 0 137|rose 2610 0|roseann 138 0|roseanna 53 0|roseanne 79 0|roselee 12 0|roselia 12 0|roseline 16 0|rosella 128 0|roselle 17 0|roselyn 65 0|rosemarie 398 0|rosemary 989 0|rosena 10 0|rosenda 9 0|rosendo 0 70|rosetta 257 0|rosette 10 0|rosia 22 0|rosie 557 0|rosina 60 0|rosio 12 0|rosita 93 0|roslyn 148 0|ross 0 429|rossana 14 0|rossie 10 0|rosy 14 0|rowena 116 0|roxana 78 0|roxane 53 0|roxann 73 0|roxanna 83 0|roxanne 441 0|roxie 149 0|roxy 17 0|roy 12 2958|royal 0 77|royce 16 157|rozanne 12 0|rozella 20 0|ruben 0 713|rubi 13 0|rubie 33 0|rubin 0 77|ruby 2007 0|rubye 59 0|rudolf 0 47|rudolph 0 299|rudy 17 295|rueben 0 46|rufina 36 0|rufus 0 239|rupert 0 62|russ 0 83|russel 0 151|russell 10 2241|rusty 0 125|ruth 5006 0|rutha 17 0|ruthann 61 0|ruthanne 14 0|ruthe 14 0|ruthie 180 0|ryan 80 4114|ryann 13 0|sabina 67 0|sabine 35 0|sabra 39 0|sabrina 582 0|sacha 16 0|sachiko 26 0|sade 46 0|sadie 428 0|sadye 14 0|sage 12 0|sal 0 65|salena 25 0|salina 49 0|salley 10 0|sallie 292 0|sally 1184 0|salome 28 0|salvador 0 420|salvatore 0 261|sam 27 769|samantha 1126 0|samara 26 0|samatha 86 0|samella 11 0|samira 18 0|sammie 75 125|sammy 14 238|samual 0 55|samuel 10 3254|sana 10 0|sanda 14 0|sandee 13 0|sandi 87 0|sandie 17 0|sandra 5412 0|sandy 559 79|sanford 0 104|sang 32 70|sanjuana 56 0|sanjuanita 57 0|sanora 19 0|santa 80 0|santana 24 0|santiago 0 208|santina 22 0|santo 0 47|santos 52 180|sara 2122 0|sarah 4590 0|sarai 10 0|saran 10 0|sari 24 0|sarina 26 0|sarita 46 0|sasha 132 0|saturnina 11 0|sau 15 0|saul 0 192|saundra 160 0|savanna 22 0|savannah 129 0|scarlet 22 0|scarlett 58 0|scot 0 111|scott 21 5845|scottie 14 79|scotty 0 136|sean 24 1904|season 14 0|sebastian 0 110|sebrina 18 0|see 12 0|seema 10 0|selena 152 0|selene 24 0|selina 103 0|selma 196 0|sena 13 0|senaida 11 0|september 10 0|serafina 13 0|serena 168 0|sergio 0 413|serina 29 0|serita 15 0|seth 0 406|setsuko 13 0|seymour 0 79|sha 26 0|shad 0 48|shae 13 0|shaina 51 0|shakia 14 0|shakira 26 0|shakita 13 0|shala 14 0|shalanda 15 0|shalon 12 0|shalonda 48 0|shameka 60 0|shamika 51 0|shan 11 0|shana 224 0|shanae 15 0|shanda 85 0|shandi 10 0|shandra 37 0|shane 29 779|shaneka 27 0|shanel 12 0|shanell 38 0|shanelle 20 0|shani 37 0|shanice 28 0|shanika 47 0|shaniqua 13 0|shanita 37 0|shanna 248 0|shannan 42 0|shannon 1542 358|shanon 70 0|shanta 60 0|shantae 10 0|shantay 12 0|shante 59 0|shantel 67 0|shantell 39 0|shantelle 16 0|shanti 11 0|shaquana 12 0|shaquita 14 0|shara 54 0|sharan 13 0|sharda 13 0|sharee 35 0|sharell 10 0|sharen 35 0|shari 333 0|sharice 12 0|sharie 15 0|sharika 10 0|sharilyn 12 0|sharita 32 0|sharla 61 0|sharleen 20 0|sharlene 112 0|sharmaine 10 0|sharolyn 12 0|sharon 4891 0|sharonda 67 0|sharri 17 0|sharron 172 0|sharyl 22 0|sharyn 63 0|shasta 37 0|shaun 22 341|shauna 213 0|shaunda 16 0|shaunna 20 0|shaunta 13 0|shaunte 13 0|shavon 29 0|shavonda 13 0|shavonne 19 0|shawana 20 0|shawanda 35 0|shawanna 12 0|shawn 293 1954|shawna 331 0|shawnda 27 0|shawnee 27 0|shawnna 20 0|shawnta 11 0|shay 35 0|shayla 86 0|shayna 55 0|shayne 12 53|shea 29 0|sheba 12 0|sheena 216 0|sheila 1531 0|sheilah 19 0|shela 20 0|shelba 27 0|shelby 305 116|sheldon 0 214|shelia 464 0|shella 16 0|shelley 497 0|shelli 71 0|shellie 92 0|shelly 626 0|shelton 0 90|shemeka 16 0|shemika 22 0|shena 34 0|shenika 12 0|shenita 18 0|shenna 10 0|shera 14 0|sheree 136 0|sherell 13 0|sheri 456 0|sherice 10 0|sheridan 16 0|sherie 55 0|sherika 16 0|sherill 14 0|sherilyn 35 0|sherise 14 0|sherita 52 0|sherlene 10 0|sherley 22 0|sherly 22 0|sherlyn 19 0|sherman 0 257|sheron 37 0|sherrell 24 0|sherri 619 0|sherrie 311 0|sherril 11 0|sherrill 54 0|sherron 39 0|sherry 1586 0|sherryl 48 0|sherwood 0 52|shery 17 0|sheryl 593 0|sheryll 15 0|shiela 89 0|shila 13 0|shiloh 10 0|shin 11 0|shira 21 0|shirely 16 0|shirl 16 0|shirlee 47 0|shirleen 18 0|shirlene 60 0|shirley 4268 67|shirly 42 0|shizue 12 0|shizuko 10 0|shon 0 45|shona 28 0|shonda 96 0|shondra 10 0|shonna 26 0|shonta 14 0|shoshana 20 0|shu 31 0|shyla 14 0|sibyl 42 0|sid 0 45|sidney 59 448|sierra 110 0|signe 25 0|sigrid 43 0|silas 0 101|silva 21 0|silvana 18 0|silvia 359 0|sima 14 0|simon 0 246|simona 33 0|simone 187 0|simonne 15 0|sina 10 0|sindy 24 0|siobhan 40 0|sirena 11 0|siu 17 0|sixta 10 0|skye 27 0|slyvia 23 0|so 22 0|socorro 204 0|sofia 167 0|soila 10 0|sol 10 56|solange 19 0|soledad 91 0|solomon 0 136|somer 12 0|sommer 30 0|son 22 130|sona 10 0|sondra 221 0|song 26 0|sonia 654 0|sonja 350 0|sonny 0 90|sonya 524 0|soo 25 0|sook 23 0|soon 60 0|sophia 377 0|sophie 355 0|soraya 20 0|sparkle 12 0|spencer 0 266|spring 31 0|stacee 11 0|stacey 948 118|staci 208 0|stacia 73 0|stacie 307 0|stacy 1110 168|stan 0 152|stanford 0 60|stanley 0 1642|stanton 0 52|star 40 0|starla 57 0|starr 50 0|stasia 14 0|stefan 0 103|stefani 38 0|stefania 21 0|stefanie 245 0|stefany 12 0|steffanie 24 0|stella 779 0|stepanie 13 0|stephaine 47 0|stephan 0 170|stephane 30 0|stephani 45 0|stephania 14 0|stephanie 3530 0|stephany 70 0|stephen 23 5560|stephenie 68 0|stephine 41 0|stephnie 10 0|sterling 0 157|steve 0 2534|steven 22 9394|stevie 26 85|stewart 0 212|stormy 33 0|stuart 0 386|su 46 0|suanne 10 0|sudie 25 0|sue 1027 0|sueann 20 0|suellen 29 0|suk 25 0|sulema 12 0|sumiko 12 0|summer 209 0|sun 101 0|sunday 13 0|sung 29 62|sunni 10 0|sunny 62 0|sunshine 38 0|susan 7589 0|susana 238 0|susann 35 0|susanna 137 0|susannah 49 0|susanne 240 0|susie 502 0|susy 17 0|suzan 86 0|suzann 31 0|suzanna 68 0|suzanne 1277 0|suzette 146 0|suzi 13 0|suzie 39 0|suzy 45 0|svetlana 16 0|sybil 195 0|syble 48 0|sydney 109 78|sylvester 0 254|sylvia 1575 0|sylvie 16 0|synthia 23 0|syreeta 21 0|ta 11 0|tabatha 169 0|tabetha 24 0|tabitha 326 0|tad 0 67|tai 16 0|taina 10 0|taisha 17 0|tajuana 10 0|takako 10 0|takisha 25 0|talia 44 0|talisha 22 0|talitha 17 0|tam 21 0|tama 13 0|tamala 26 0|tamar 40 0|tamara 856 0|tamatha 34 0|tambra 13 0|tameika 18 0|tameka 160 0|tamekia 23 0|tamela 80 0|tamera 117 0|tamesha 18 0|tami 332 0|tamica 24 0|tamie 34 0|tamika 258 0|tamiko 36 0|tamisha 17 0|tammara 24 0|tammera 14 0|tammi 146 0|tammie 316 0|tammy 2325 0|tamra 126 0|tana 81 0|tandra 10 0|tandy 13 0|taneka 15 0|tanesha 45 0|tangela 41 0|tania 163 0|tanika 44 0|tanisha 151 0|tanja 33 0|tanna 25 0|tanner 0 67|tanya 820 0|tara 995 0|tarah 29 0|taren 11 0|tari 14 0|tarra 14 0|tarsha 37 0|taryn 96 0|tasha 360 0|tashia 17 0|tashina 13 0|tasia 16 0|tatiana 75 0|tatum 15 0|tatyana 14 0|taunya 10 0|tawana 88 0|tawanda 54 0|tawanna 46 0|tawna 10 0|tawny 26 0|tawnya 52 0|taylor 155 230|tayna 10 0|ted 0 550|teddy 0 174|teena 50 0|tegan 10 0|teisha 11 0|telma 11 0|temeka 18 0|temika 11 0|tempie 12 0|temple 11 0|tena 68 0|tenesha 10 0|tenisha 35 0|tennie 22 0|tennille 24 0|teodora 34 0|teodoro 0 56|teofila 10 0|tequila 18 0|tera 90 0|tereasa 19 0|terence 0 209|teresa 3031 0|terese 58 0|teresia 13 0|teresita 95 0|teressa 59 0|teri 383 0|terica 10 0|terina 13 0|terisa 15 0|terra 111 0|terrance 0 402|terrell 13 194|terrence 0 396|terresa 25 0|terri 977 0|terrie 179 0|terrilyn 10 0|terry 756 3460|tesha 19 0|tess 38 0|tessa 134 0|tessie 90 0|thad 0 78|thaddeus 0 129|thalia 28 0|thanh 31 64|thao 22 0|thea 67 0|theda 66 0|thelma 1553 0|theo 23 58|theodora 95 0|theodore 0 1072|theola 18 0|theresa 2403 0|therese 264 0|theresia 26 0|theressa 14 0|theron 0 89|thersa 36 0|thi 15 0|thomas 44 15254|thomasena 10 0|thomasina 42 0|thomasine 22 0|thora 16 0|thresa 31 0|thu 29 0|thurman 0 126|thuy 54 0|tia 173 0|tiana 69 0|tianna 21 0|tiara 79 0|tien 11 0|tiera 14 0|tierra 49 0|tiesha 25 0|tifany 12 0|tiffaney 15 0|tiffani 81 0|tiffanie 54 0|tiffany 1698 0|tiffiny 33 0|tijuana 13 0|tilda 11 0|tillie 98 0|tim 0 898|timika 11 0|timmy 0 189|timothy 14 6724|tina 1972 0|tinisha 15 0|tiny 21 0|tisa 10 0|tish 10 0|tisha 117 0|titus 0 52|tobi 16 0|tobias 0 59|tobie 12 0|toby 56 187|toccara 10 0|tod 0 66|todd 0 2060|toi 14 0|tom 0 1019|tomas 0 215|tomasa 81 0|tomeka 48 0|tomi 17 0|tomika 32 0|tomiko 17 0|tommie 163 190|tommy 48 962|tommye 14 0|tomoko 22 0|tona 15 0|tonda 20 0|tonette 11 0|toney 0 50|toni 634 0|tonia 218 0|tonie 25 0|tonisha 11 0|tonita 10 0|tonja 73 0|tony 56 1703|tonya 960 0|tora 10 0|tori 110 0|torie 11 0|torri 14 0|torrie 13 0|tory 15 63|tosha 68 0|toshia 12 0|toshiko 18 0|tova 11 0|towanda 19 0|toya 52 0|tracee 34 0|tracey 666 80|traci 425 0|tracie 283 0|tracy 1725 408|tran 17 0|trang 19 0|travis 10 1416|treasa 15 0|treena 10 0|trena 60 0|trent 0 171|trenton 0 98|tresa 53 0|tressa 55 0|tressie 43 0|treva 98 0|trevor 0 356|trey 0 71|tricia 364 0|trina 295 0|trinh 16 0|trinidad 76 67|trinity 26 0|trish 47 0|trisha 287 0|trista 70 0|tristan 20 89|troy 16 1172|trudi 30 0|trudie 30 0|trudy 250 0|trula 19 0|truman 0 101|tu 10 0|tuan 0 48|tula 11 0|tuyet 21 0|twana 29 0|twanda 14 0|twanna 17 0|twila 115 0|twyla 64 0|ty 0 116|tyesha 25 0|tyisha 11 0|tyler 22 739|tynisha 10 0|tyra 66 0|tyree 0 60|tyrell 0 58|tyron 0 57|tyrone 0 543|tyson 0 145|ula 14 0|ulrike 12 0|ulysses 0 110|un 14 0|una 77 0|ursula 226 0|usha 18 0|ute 17 0|vada 77 0|val 22 53|valarie 177 0|valda 26 0|valencia 84 0|valene 14 0|valentin 0 79|valentina 70 0|valentine 15 57|valeri 14 0|valeria 140 0|valerie 1307 0|valery 20 0|vallie 30 0|valorie 62 0|valrie 15 0|van 47 186|vance 0 142|vanda 21 0|vanesa 27 0|vanessa 1036 0|vanetta 13 0|vania 12 0|vanita 21 0|vanna 11 0|vannesa 12 0|vannessa 31 0|vashti 15 0|vasiliki 10 0|vaughn 0 122|veda 90 0|velda 72 0|velia 44 0|vella 19 0|velma 648 0|velva 46 0|velvet 28 0|vena 26 0|venessa 67 0|venetta 11 0|venice 25 0|venita 61 0|vennie 11 0|venus 79 0|veola 18 0|vera 910 0|verda 88 0|verdell 22 0|verdie 20 0|verena 20 0|vergie 51 0|verla 65 0|verlene 18 0|verlie 18 0|verline 10 0|vern 0 115|verna 488 0|vernell 81 0|vernetta 30 0|vernia 10 0|vernice 89 0|vernie 37 0|vernita 40 0|vernon 10 806|verona 42 0|veronica 1242 0|veronika 10 0|veronique 12 0|versie 27 0|vertie 14 0|vesta 85 0|veta 18 0|vi 10 0|vicenta 41 0|vicente 0 169|vickey 59 0|vicki 1008 0|vickie 763 0|vicky 459 0|victor 13 2178|victoria 1622 0|victorina 10 0|vida 93 0|viki 15 0|vikki 65 0|vilma 128 0|vina 41 0|vince 0 111|vincent 0 1463|vincenza 33 0|vincenzo 0 45|vinita 10 0|vinnie 29 0|viola 791 0|violet 640 0|violeta 65 0|violette 31 0|virgen 14 0|virgie 186 0|virgil 10 426|virgilio 0 51|virgina 98 0|virginia 3793 0|vita 47 0|vito 0 97|viva 37 0|vivan 25 0|vivian 1089 0|viviana 64 0|vivien 30 0|vivienne 31 0|von 0 48|voncile 11 0|vonda 114 0|vonnie 37 0|wade 0 390|wai 32 0|waldo 0 61|walker 0 60|wallace 0 475|wally 0 46|walter 18 4765|walton 0 51|waltraud 18 0|wan 12 0|wanda 2063 0|waneta 17 0|wanetta 10 0|wanita 42 0|ward 0 108|warner 0 49|warren 0 940|wava 13 0|waylon 0 48|wayne 0 2618|wei 18 0|weldon 0 102|wen 17 0|wendell 0 370|wendi 134 0|wendie 12 0|wendolyn 13 0|wendy 1634 0|wenona 12 0|werner 0 58|wes 0 49|wesley 14 891|weston 0 74|whitley 11 0|whitney 473 56|wilber 0 54|wilbert 0 248|wilbur 0 320|wilburn 0 84|wilda 126 0|wiley 0 117|wilford 0 90|wilfred 0 219|wilfredo 0 143|wilhelmina 97 0|wilhemina 10 0|will 0 175|willa 197 0|willard 0 434|willena 10 0|willene 34 0|willetta 11 0|willette 21 0|willia 24 0|william 93 19864|williams 0 135|willian 0 45|willie 905 3191|williemae 16 0|willis 0 310|willodean 11 0|willow 10 0|willy 0 60|wilma 943 0|wilmer 0 93|wilson 0 256|wilton 0 69|windy 60 0|winford 0 46|winfred 0 97|winifred 323 0|winnie 192 0|winnifred 61 0|winona 93 0|winston 0 188|winter 15 0|wm 0 289|wonda 18 0|woodrow 0 239|wyatt 0 77|wynell 10 0|wynona 37 0|xavier 0 138|xenia 13 0|xiao 11 0|xiomara 51 0|xochitl 17 0|xuan 13 0|yadira 71 0|yaeko 10 0|yael 11 0|yahaira 13 0|yajaira 12 0|yan 24 0|yang 21 0|yanira 21 0|yasmin 50 0|yasmine 15 0|yasuko 15 0|yee 21 0|yelena 13 0|yen 25 0|yer 12 0|yesenia 141 0|yessenia 16 0|yetta 42 0|yevette 11 0|yi 18 0|ying 33 0|yoko 35 0|yolanda 1060 0|yolande 30 0|yolando 18 0|yolonda 50 0|yon 16 0|yong 97 68|yoshie 11 0|yoshiko 49 0|youlanda 13 0|young 130 84|yu 40 0|yuette 10 0|yuk 17 0|yuki 11 0|yukiko 18 0|yuko 19 0|yulanda 16 0|yun 30 0|yung 16 0|yuonne 11 0|yuri 17 0|yuriko 10 0|yvette 507 0|yvone 11 0|yvonne 1143 0|zachariah 0 64|zachary 0 829|zachery 0 92|zack 0 49|zackary 0 48|zada 11 0|zaida 37 0|zana 10 0|zandra 35 0|zane 0 82|zelda 105 0|zella 87 0|zelma 161 0|zena 44 0|zenaida 77 0|zenia 10 0|zenobia 35 0|zetta 13 0|zina 44 0|zita 30 0|zoe 84 0|zofia 22 0|zoila 82 0|zola 51 0|zona 48 0|zonia 10 0|zora 47 0|zoraida 58 0|zula 42 0|zulema 31 0|zulma 35 0
UY	benjamin 0 10607|catalina 5669 0|emma 6708 0|isabella 8660 0|juan 0 15000|maria 15000 0|martina 6124 0|mateo 0 8660|valentina 7500 0
VE	alejandro 0 6124|antonella 4743 0|camila 15000 0|danielalejandro 0 5303|david 0 5000|diego 0 7500|diegoalejandro 0 5669|gabriel 0 6708|isabella 10607 0|juanandres 0 4743|mariana 5000 0|nicole 5669 0|samantha 5303 0|samuel 0 8660|santiago 0 10607|sebastian 0 15000|sofia 8660 0|valentina 6708 0|valeria 6124 0|victoria 7500 0
VN	cuong 0 400|duc 0 400|dung 0 400|hai 0 400|hoa 400 0|hung 0 400|huong 400 0|lan 400 0|linh 400 0|mai 400 0|minh 0 400|nga 400 0|phuong 400 0|quang 0 400|thanh 0 400|thao 400 0|thuy 400 0|trang 400 0|tuan 0 400
ZA	amahle 6124 0|asemahle 4743 0|banele 0 5000|iminathi 8660 0|junior 0 7500|lesedi 5669 0|lethabo 6708 15000|lethokuhle 5000 6708|lisakhanya 7500 0|lubanzi 0 10607|lwandle 0 5303|melokuhle 15000 8660|ofentse 0 4743|omphile 10607 5669|rethabile 5303 0|siphosethu 0 6124|andile 0 400|mbali 400 0|mpho 0 400|themba 0 400|thembi 400 0`;
export const surnamesByCountry: string = `AL	abazi 3128|bardhi 2343|begu 6124|bektashi 6708|berisha 2466|brahimi 3441|cami 2572|delvina 2835|dervishi 7500|dibra 3062|frasheri 2694|gashi 2402|gega 2652|gegaj 2652|gjika 4160|gjoni 5669|halili 3198|hasani 3750|hoxha 15000|hysi 4330|kelmendi 2535|kola 3873|kolla 3873|koroveshi 2785|krasniqi 2433|kristi 3638|kristo 3638|kuqi 2372|laci 3000|leka 5303|luka 3536|marku 4009|mehmeti 4523|murati 4743|nikolla 3873|permeti 2739|prifti 10607|prishtina 2887|shehu 8660|shkodra 2942|shkreli 2500|sinani 3354|thanasi 3273|toska 2611|toskaj 2611
AM	arakelyan 3536|arrakelyan 3536|avetisyan 4009|davtyan 3354|gevorgyan 5000|geworgyan 5000|ghazaryan 4330|grigoryan 15000|hakobyan 6124|harowtyownyan 10607|harutyunyan 10607|hovhannisyan 7500|karapetyan 4743|khachatryan 6708|manowkyan 4160|manukyan 4160|margaryan 3441|martirosyan 3750|mkrtchyan 4523|petrosyan 5669|poghosyan 3873|sahakyan 3638|sargsyan 8660|vardanyan 5303
AR	acosta 2400|aguilar 1300|aguirre 2400|alonso 3500|alvarez 7600|arias 2500|benitez 2500|bianchi 1800|blanco 4000|bruno 1900|cabrera 2300|caceres 1300|calvo 1400|campos 1800|carrizo 1300|castillo 1800|castro 4500|cohen 1600|colombo 1700|correa 1700|costa 1900|delgado 1500|diaz 6600|dominguez 3400|fernandez 11000|ferrari 2600|ferreyra 1700|figueroa 1400|flores 2600|franco 1800|gallo 1500|garcia 10700|gil 1600|gimenez 3200|godoy 1500|gomez 7500|gonzalez 14700|gutierrez 3400|guzman 1300|hernandez 2700|herrera 2500|ibanez 1300|iglesias 3300|juarez 1400|ledesma 1300|lopez 10200|lorenzo 1600|luna 1700|maldonado 1200|marino 1400|martin 3200|martinez 9000|medina 2500|mendez 2700|mendoza 1300|miranda 1800|molina 2100|morales 1900|moreno 2400|munoz 1800|navarro 1700|nunez 3100|ortiz 2500|otero 2300|paz 2000|peralta 1500|pereyra 2600|perez 8700|ponce 1400|prieto 1300|quiroga 1700|ramirez 3200|ramos 3100|rey 2300|rios 1900|rivas 1500|rivero 1500|rodriguez 12500|rojas 2100|romano 1900|romero 4300|rossi 3000|ruiz 3600|russo 2100|sanchez 7000|santos 1600|silva 2800|soria 1300|sosa 3400|soto 1400|suarez 4200|torres 3500|varela 3100|vargas 1300|vasquez 4900|vega 1900|vera 1600|vidal 2100|villalba 1300
AT	aigner 1400|auer 1600|bauer 3400|baumgartner 1600|berger 2400|binder 1500|brunner 1600|ebner 1300|eder 2100|egger 1600|fischer 2100|fuchs 2300|gruber 4000|haas 1300|heilig 1200|hofer 2500|huber 3900|koller 1300|lang 1600|lechner 1400|lehner 1300|leitner 2400|maier 1900|mayer 2700|mayr 1800|moser 2700|muller 3000|pichler 2800|reiter 1800|schmid 2100|schmidt 1700|schneider 1900|schuster 1200|schwarz 2000|steiner 2700|wagner 3100|wallner 1400|weber 2000|wimmer 1600|winkler 2000|wolf 1400
AU	anderson 4743|brown 7500|harris 3873|johnson 5669|jones 10607|kelly 3441|lee 3750|martin 5000|murphy 3354|nguyen 4330|robinson 3536|ryan 3638|smith 15000|taylor 6124|thompson 4523|turner 4160|walker 4009|white 5303|williams 8660|wilson 6708
AZ	abbasov 5000|abdullayev 5303|ahmadov 5669|aliyev 10607|ceferov 4743|ehmedov 5669|eliyev 10607|guliyev 6708|hasanov 7500|hesenov 7500|huseynov 8660|ismayilov 6124|jafarov 4743|mammadov 15000|memmedov 15000|quliyev 6708
BA	ademovic 3873|adilovic 3750|ahmetovic 3273|babic 2785|bozic 2287|cengic 8660|delemovic 3638|delic 7500|demirovic 6708|dukic 2572|duric 2835|ferhatovic 5303|golubovic 2261|hadzic 10607|hasanovic 4523|hodzic 15000|ibrahimovic 4743|ilic 2611|jovanovic 2942|knezevic 2694|kovacevic 6124|krlicevic 3441|lukic 2739|maric 2372|markovic 2652|mehmedovic 4330|mirkovic 2236|mitrovic 2343|muratovic 5000|nikolic 2402|petrovic 2887|popovic 3000|radic 2433|salihovic 4160|savic 3062|simic 2466|subotic 3128|suljic 3354|tahirovic 5669|terzic 4009|tomic 2315|vujic 2500|vukovic 2535|zukic 3536
BD	ahmed 6124|ahmmed 6124|aktar 15000|akter 15000|hosen 7500|hossain 7500|islam 10607|khatun 8660|rahman 6708|rhman 6708
BE	bah 1375|barry 981|benali 485|claes 5669|denis 2121|desmet 4743|diallo 2500|dubois 4160|dumont 2372|dupont 3273|goossens 5303|jacobs 7500|janssens 10607|lambert 3638|laurent 2188|leclercq 2236|lejeune 1953|maes 8660|martin 2694|mertens 6708|nguyen 841|peeters 15000|simon 2466|sow 706|willems 6124|wouters 5000
BG	angelov 4743|angelova 4743|dimitrov 8660|dimitrova 8660|georgiev 10607|georgieva 10607|hristov 6124|hristova 6124|iliev 5000|ilieva 5000|ivanov 15000|ivanova 15000|khristov 6124|khristova 6124|nikolov 6708|nikolova 6708|petrov 7500|petrova 7500|stoyanov 5669|stoyanova 5669|todorov 5303|todorova 5303
BR	almeida 21600|alves 14800|araujo 16900|azevedo 11900|barbosa 15200|cardoso 14100|carvalho 23300|cavalcante 11900|cavalcanti 11900|correa 12500|correia 12500|costa 19400|dias 12300|fernandes 12000|ferreira 22900|gomes 19200|goncalves 11700|lima 25000|martins 18300|melo 16200|montes 11800|morais 11800|oliveira 31000|pereira 29000|ribeiro 15000|rocha 12700|rodrigues 22700|santos 68000|schmidt 13300|schmitz 13300|silva 105000|sousa 49000|teixeira 12000
BY	ivanou 15000|ivanov 15000|kavaleu 8660|kavaliou 8660|kazlou 10607|kazlouski 7500|kovalev 8660|kozlov 10607|kozlovskiy 7500|novik 6708
CA	brown 10607|gagnon 6124|johnson 5000|lee 5669|macdonald 4743|martin 7500|roy 6708|smith 15000|tremblay 8660|wilson 5303
CH	baumann 4330|brunner 4523|fischer 4743|frei 4009|gerber 4160|huber 6124|keller 7500|meier 10607|meyer 5669|moser 3873|muller 15000|schmid 8660|schneider 5303|steiner 5000|weber 6708
CL	aguilera 1905|alarcon 2060|alvarado 1581|alvarez 2887|aravena 1861|araya 3638|bravo 2261|bustamante 1555|bustos 1667|caceres 1806|campos 2165|cardenas 1721|carrasco 2652|carvajal 1608|castillo 3273|castro 3000|contreras 5669|cortes 2572|diaz 7500|donoso 1572|escobar 1780|espinoza 3441|farias 1508|fernandez 2739|figueroa 2372|flores 3536|fuentes 4009|gallardo 2041|garcia 2315|garrido 2004|godoy 1833|gomez 2611|gonzalez 15000|guerrero 1523|gutierrez 3062|guzman 1970|henriquez 1953|hernandez 3873|herrera 2535|jara 2466|jimenez 1709|lagos 1688|leiva 1793|lopez 4160|maldonado 1677|martinez 5000|medina 1656|miranda 2287|molina 2212|morales 4523|moreno 1627|munoz 10607|navarrete 1599|navarro 1921|nunez 2500|olivares 2080|orellana 2121|ortega 1539|ortiz 2023|palma 1637|paredes 1515|parra 1890|pena 1819|perez 6708|pino 1646|pizarro 1846|poblete 1564|ramirez 3198|reyes 3128|riquelme 2343|rivera 2402|rodriguez 4330|rojas 8660|romero 1875|ruiz 1698|saavedra 1936|saez 1590|salazar 1987|salinas 1732|sanchez 2694|sandoval 2143|sanhueza 1617|sanmartin 1500|sepulveda 4743|silva 5303|soto 6124|tapia 2785|toro 1547|torres 3750|valdes 1756|valenzuela 3354|vargas 2942|vasquez 2835|vega 2188|venegas 1531|vera 2236|vergara 2433|vidal 1744|yanez 1768|zuniga 2100
CN	chan 6708|chen 6708|cheung 8660|chiu 5303|chow 4743|chu 4009|gao 3441|guo 3750|he 3638|ho 3638|hu 3873|huang 5669|ko 3441|kwok 3750|lam 3536|lau 7500|law 3354|lee 10607|li 10607|lin 3536|liu 7500|luo 3354|ma 4160|ng 5000|suen 4330|sun 4330|tsui 4523|wang 15000|wong 15000|wu 5000|xu 4523|yang 6124|yeung 6124|zhang 8660|zhao 5303|zhou 4743|zhu 4009
CO	diaz 4523|garcia 6708|gomez 10607|gonzalez 8660|hernandez 5669|jimenez 3873|lopez 6124|martinez 7500|moreno 4009|munoz 4330|perez 4743|ramirez 5000|rodriguez 15000|rojas 4160|sanchez 5303
CR	araya 3441|calderon 4743|gonzalez 7500|gutierrez 4523|hernandez 15000|herrera 3354|jimenez 6708|lopez 3273|madrigal 3198|mora 10607|morales 6124|perez 5000|ramirez 5303|rodriguez 8660|rojas 4330|salas 3873|sanchez 5669|segura 3750|torres 4009|valverde 3638|vargas 4160|villalobos 3536
CU	castillo 3750|cruz 3536|delacruz 3638|delossantos 3000|diaz 5669|fernandez 2835|fuentes 3128|garcia 7500|gomez 3354|gonzalez 4160|guzman 3441|hernandez 4523|jimenez 5000|lopez 3198|martinez 8660|mejia 2942|montes 2739|nunez 3873|pena 5303|perez 10607|ponce 2887|ramirez 4743|reyes 6708|rodriguez 15000|rosario 4330|sanchez 6124|santana 4009|santos 3273|vargas 2785|vasquez 3062
CZ	cerna 6708|cerny 6708|dvorak 7500|dvorakova 7500|horak 5000|horakova 5000|kucera 5669|kucerova 5669|nemcova 4743|nemec 4743|novak 15000|novakova 15000|novotna 8660|novotny 8660|prochazka 6124|prochazkova 6124|svoboda 10607|svobodova 10607|vesela 5303|vesely 5303
DE	becker 2700|fischer 3500|hoffmann 2600|meyer 3300|muller 9500|schmidt 6900|schneider 4000|schulz 2700|wagner 2700|weber 3000
DK	andersen 6708|christensen 6124|christiansen 3750|hansen 8660|jensen 10607|johansen 3536|jorgensen 4743|kristensen 4160|larsen 5669|madsen 4330|moller 3441|mortensen 3354|nielsen 15000|olsen 4009|pedersen 7500|petersen 4523|poulsen 3638|rasmussen 5000|sorensen 5303|thomsen 3873
DO	castillo 3750|cruz 3536|delacruz 3638|delossantos 3000|diaz 5669|fernandez 2835|fuentes 3128|garcia 7500|gomez 3354|gonzalez 4160|guzman 3441|hernandez 4523|jimenez 5000|lopez 3198|martinez 8660|mejia 2942|montes 2739|nunez 3873|pena 5303|perez 10607|ponce 2887|ramirez 4743|reyes 6708|rodriguez 15000|rosario 4330|sanchez 6124|santana 4009|santos 3273|vargas 2785|vasquez 3062
EE	aleksejev 3273|andrejev 3354|ilves 4009|ivanov 15000|karpin 4160|kask 5000|koppel 3441|kukk 4743|kuznetsov 4523|magi 6708|mihhailov 3873|parn 3750|pavlov 3638|petrov 5303|rebane 4330|saar 8660|semjonov 3536|sepp 7500|smirnov 6124|tamm 10607|vassiljev 5669
ES	alonso 5200|alvarez 6900|blanco 3000|castro 2600|delgado 2400|diaz 7400|dominguez 3400|fernandez 21500|garcia 34800|gil 3400|gomez 11100|gonzalez 21200|gutierrez 4300|hernandez 7700|iglesias 2100|jimenez 7400|lopez 20100|marin 2100|martin 11600|martinez 19700|molina 2500|morales 2400|moreno 6600|munoz 6100|navarro 4000|ortega 2500|ortiz 2200|perez 17900|ramirez 2400|ramos 3000|rodriguez 20300|romero 4300|rubio 2500|ruiz 8100|sanchez 18300|sanz 2700|serrano 3100|suarez 2600|torres 3400|vazquez 3300
FI	ahonen 2100|hamalainen 3500|heikkila 2700|heikkinen 3300|heinonen 2700|jarvinen 3100|jokinen 2300|karjalainen 2300|kinnunen 2600|korhonen 4300|koskinen 3200|lahtinen 2100|laine 3400|laitinen 2400|lehtinen 2900|lehtonen 3000|makela 3600|makinen 3800|mattila 2300|niemi 2700|nieminen 3800|rantanen 2300|saarinen 2800|salminen 2800|salo 2500|salonen 2600|savolainen 2100|tuominen 2300|turunen 2500|virtanen 4200
FJ	ali 5000|chand 8660|chandra 4160|deo 3750|devi 4743|goundar 3198|khan 5303|kumar 15000|lal 6708|lata 3873|maharaj 3354|naidu 4330|nand 4009|narayan 5669|prakash 3536|prasad 10607|raj 3441|ram 4523|reddy 3638|sharma 6124|singh 7500|waqa 3273
FO	dam 3354|danielsen 4009|djurhuus 4523|hansen 10607|hojgaard 3638|jacobsen 8660|jensen 3873|joensen 15000|johannesen 5669|johansen 4330|mikkelsen 3536|mortensen 3750|nielsen 5000|olsen 7500|petersen 6708|poulsen 6124|rasmussen 4743|simonsen 4160|sorensen 3441|thomsen 5303
FR	andre 3128|bernard 10607|bertrand 3638|bonnet 2835|david 3750|dubois 8660|dupont 2942|durand 5303|fournier 3354|francois 2785|garcia 3873|girard 3198|lambert 2887|laurent 4330|lefebvre 4160|lefevre 3062|leroy 5000|martin 15000|martinez 2739|mercier 3000|michel 4009|moreau 4743|morel 3273|petit 5669|richard 6124|robert 6708|roux 3536|simon 4523|thomas 7500|vincent 3441
GB	alexander 3000|ali 3638|brown 15000|clarke 4160|cox 3062|davies 3198|davis 3273|jackson 4330|james 4009|johnson 6124|jones 7500|khan 4743|lewis 4523|mason 3536|mitchell 3441|patel 8660|phillips 3873|roberts 5000|rodriguez 3128|rose 3354|smith 10607|taylor 5669|thomas 5303|williams 6708|wilson 3750
GE	abuladze 3873|alievi 6708|aliyev 6708|bairamov 3441|bairamovi 3441|beridze 15000|bolkvadze 4743|gelashvili 7500|giorgadze 5669|gogoladze 3354|kapanadze 8660|khutsishvili 4160|kvaratskhelia 4523|lomidze 5303|maisuradze 6124|mamedov 10607|mamedovi 10607|mchedlishvili 3536|mikeladze 3750|nozadze 4330|shengelia 4009|tabatadze 3638|tsiklauri 5000
GR	aivaliotis 7500|kontos 6708|koufos 5669|koyfos 5669|kritikos 8660|mytaras 6124|papoutsis 10607|papoytsis 10607|samaras 15000
GT	aguilar 3441|castillo 4523|deleon 5303|diaz 3536|estrada 4330|garcia 10607|gomez 4009|gonzalez 6124|hernandez 7500|lopez 15000|marroquin 4160|martinez 4743|mendez 3750|morales 8660|perez 6708|ramirez 5000|reyes 3638|rodriguez 5669|vasquez 3873|velasquez 3354
HR	babic 8660|barisic 2739|blazevic 3638|bosnjak 2835|bozic 3750|filipovic 3198|grgic 3536|horvat 15000|jukic 2785|juric 6708|knezevic 5303|kovac 3873|kovacevic 10607|kovacic 5669|lovric 3062|maric 7500|markovic 4743|matic 4330|novak 6124|pavic 3441|pavlovic 4009|peric 3273|perkovic 2942|petrovic 4523|popovic 2887|radic 3354|saric 3128|tomic 4160|vidovic 3000|vukovic 5000
HU	balazs 3062|balogh 4523|farkas 4743|feher 3128|fekete 3354|gal 3000|horvath 6708|juhasz 3873|kiss 5669|kovacs 10607|lakatos 4160|meszaros 3750|molnar 5303|nagy 15000|nemeth 5000|olah 3638|papp 4330|racz 3441|simon 3536|szabo 7500|szilagyi 3273|takacs 4009|torok 3198|toth 8660|varga 6124
IE	breathnach 7500|byrne 5669|doherty 3873|doyle 4330|gallagher 4009|kelly 10607|kennedy 3750|lynch 3638|maccarthaigh 4160|macgabhann 6708|mccarthy 4160|moore 3354|murphy 15000|murray 3536|obriain 6124|obrien 6124|obroin 5669|obyrne 5669|oceallaigh 10607|ocinneide 3750|oconchuir 5000|oconnor 5000|ocuinn 3441|odochartaigh 3873|odoherty 3873|odubhghaill 4330|ogallagher 4009|ogallchoir 4009|okelly 10607|oloingsigh 3638|omoore 3354|omordha 3354|omuireadhaigh 3536|omurchu 15000|oneill 4743|oquinn 3441|oraghallaigh 4523|oreilly 4523|oriain 5303|oryan 5303|osuilleabhain 8660|osullivan 8660|quinn 3441|reilly 4523|ryan 5303|smith 6708|sullivan 8660|walsh 7500
IL	adary 1400|adrei 1400|amar 1700|ashkenazi 1200|avraham 2200|azoulay 1900|bendavid 1400|biton 3000|chadad 1600|chazan 1300|chen 1300|cohen 19300|dahan 2300|david 1700|dhn 2300|dry 1400|dvd 1700|edri 1400|edry 1400|friedman 2100|frts 3200|frydmn 2100|gabai 1600|golan 1200|gvln 1200|gvy 1600|hadad 1600|hazan 1300|hdd 1600|hn 1300|hzn 1300|katz 1900|khen 1300|khhn 19300|khts 1900|klein 1300|klyyn 1300|levi 11200|levin 1400|levy 11200|lvy 11200|lvyn 1400|malcah 1900|malka 1900|mizrachi 3300|mizrahi 3300|mlkhh 1900|moshe 1300|mr 1700|msh 1300|mzrhy 3300|ochion 1600|ohana 1200|ohayon 1600|omer 1700|peretz 3200|segal 1200|segel 1200|sfyr 1300|sgl 1200|shapira 1300|skhnzy 1200|tal 1300|tl 1300|vhnh 1200|vhyvn 1600|vndvd 1400|vrhm 2200|vytvn 3000|yosef 1800|yvsf 1800|zvly 1900
IN	ali 6708|devi 15000|kumar 10607|patel 5669|ptel 5669|sharma 7500|simh 8660|singh 8660|srma 7500|yadav 6124|yadv 6124
IS	andersen 6708|bergmann 4743|berndsen 3354|blondal 15000|briem 4523|fjeldsted 3536|hansen 8660|hjaltalin 4009|jensen 4160|kvaran 3638|moller 5669|nielsen 5303|norddahl 3441|olsen 7500|petersen 6124|scheving 3873|thorarensen 10607|thorlacius 4330|waage 5000
IT	amato 2143|barbieri 3354|barone 1646|basile 1667|battaglia 1547|bellini 1539|benedetti 1890|bernardi 1819|bianchi 6708|bianco 2165|bruno 5303|caputo 1806|carbone 1905|caruso 3128|castelli 1531|cattaneo 1698|colombo 5669|conte 2535|conti 4009|coppola 2261|costa 3873|dagostino 1581|damico 1846|dangelo 2785|deangelis 2188|deluca 4160|derosa 1756|desantis 2466|distefano 1709|esposito 7500|fabbri 2121|farina 1861|ferrara 3000|ferrari 8660|ferraro 2004|ferretti 1500|ferri 2236|fiore 1768|fontana 3198|franco 1608|galli 2694|gallo 4330|gatti 2100|gentile 2372|giordano 3638|giuliani 1732|grassi 1953|grasso 2041|greco 4743|guerra 1523|leone 2835|lombardi 3441|lombardo 2287|longo 2739|mancini 3750|marchetti 2433|mariani 3062|marini 2315|marino 4523|martinelli 2611|martini 2652|martino 1833|mazza 1793|messina 2402|montanari 1555|monti 1987|morelli 2060|moretti 3273|neri 1656|orlando 1677|pagano 1590|palmieri 1637|palumbo 1970|parisi 2212|pellegrini 2023|pellegrino 1744|piras 1572|poli 1515|ricci 5000|rinaldi 2887|riva 1627|rizzi 1721|rizzo 3536|romano 6124|romeo 1617|rossetti 1688|rossi 15000|ruggiero 1564|russo 10607|sala 2080|sanna 1780|santoro 2942|serra 2572|silvestri 1875|sorrentino 1599|testa 1936|valente 1508|valentini 1921|villa 2343|vitale 2500
JP	abe 3000|abu 3000|ando 1819|anteng 1819|aoki 2402|arai 1627|banben 2372|chaitian 1890|chiba 1590|chitian 2942|cunshang 2343|cuntian 1677|daotian 1780|daye 1756|dazhong 1656|dubian 9500|dubu 1523|endo 2433|fujihara 2004|fujii 2261|fujita 2466|fujiwara 2004|fukuda 2236|futian 2236|gangben 2121|gangtian 2572|gaomu 1846|gaoqiao 11600|gaotian 1688|gongben 1744|gongqi 1806|gongteng 1768|goto 2611|gukou 1564|hara 1861|harada 2080|hasegawa 2652|hashimoto 2887|hayashi 3441|hengshan 1833|hetian 1936|heye 1539|hirano 1667|houteng 2611|ichikawa 1531|ikeda 2942|imai 1721|inoue 3750|ishida 1970|ishii 2694|ishikawa 2835|ito 9100|iwasaki 1581|jianyuan 1646|jiateng 7300|jingshang 3750|jinjing 1721|jinteng 2535|jinzi 2287|jitian 4523|jiujing 1875|jude 1508|kaneko 2287|kato 7300|kawano 1539|kikuchi 1508|kimura 3638|kinoshita 1500|kobayashi 8400|kojima 1953|kondo 2535|kono 1539|koyama 1617|kudo 1768|lin 3441|lingmu 15000|maeda 2500|maruyama 1709|masuda 1698|matsuda 2100|matsui 1547|matsumoto 3873|miura 2188|miyamoto 1744|miyasaki 1806|miyazaki 1806|mori 3062|morita 1921|mucun 3638|murakami 2343|murata 1677|muxia 1500|nakagawa 2143|nakajima 3128|nakamura 8500|nakano 2060|nakashima 3128|nakayama 1987|neitian 1905|nishimura 2212|noguchi 1608|nomura 1515|ogawa 2739|okada 2572|okamoto 2121|ono 2041|ota 2315|otsuka 1656|oyama 1617|pingye 1667|qiantian 2500|qianye 1590|qiaoben 2887|qingmu 2402|qingshui 3536|qiteng 3354|saito 3354|sakai 1875|sakamoto 2372|sakurai 1599|sano 1572|sanpu 2188|sasaki 4160|sato 15700|sen 3062|sentian 1921|shanben 8100|shangtian 1793|shangye 1555|shankou 4009|shanqi 3198|shanshan 1732|shantian 4330|shanxia 2785|shibata 1890|shichuan 2835|shijing 2694|shimada 1780|shimizu 3536|shitian 1970|songben 3873|songjing 1547|songtian 2100|sugahara 1646|sugawara 1646|sugiyama 1732|suzuki 15000|taitian 2315|takada 1688|takagi 1846|takahashi 11600|takaki 1846|takata 1688|takeda 1637|taketa 1637|takeuchi 2165|tamura 2023|tanaka 10600|taniguchi 1564|tengjing 2261|tengtian 2466|tengyuan 2004|tiancun 2023|tianzhong 10600|uchida 1905|ueda 1793|ueno 1555|ueta 1793|wada 1936|wanshan 1709|watabe 1523|watanabe 9500|wutian 1637|xiaochuan 2739|xiaodao 1953|xiaolin 8400|xiaoshan 1617|xiaoye 2041|xicun 2212|xinjing 1627|yamada 4330|yamaguchi 4009|yamamoto 8100|yamasaki 3198|yamashita 2785|yamazaki 3198|yanqi 1581|yecun 1515|yekou 1608|yingjing 1599|yiteng 9100|yokoyama 1833|yoshida 4523|yuan 1861|yuanteng 2433|yuantian 2080|zengtian 1698|zhaiteng 3273|zhangguchuan 2652|zhongchuan 2143|zhongcun 8500|zhongdao 3128|zhongshan 1987|zhongye 2060|zhunei 2165|zuomu 4160|zuoteng 15700|zuoye 1572
KH	aek 1405|ang 1457|aok 1399|aom 1393|baen 2041|bang 2100|bird 3638|bok 2080|bon 2060|braka 2121|bun 2060|cha 3198|chab 3638|cham 3128|chana 3750|chay 2942|chea 3198|cheam 3128|chen 3441|cheng 3536|chey 2942|chhan 3873|chhay 3273|chhen 2835|chhet 2887|chhim 2785|chhn 3354|chhoem 2785|chhorn 3354|chim 3000|chin 3062|chnt 3873|choem 3000|dei 2572|den 2611|det 2652|din 2611|dith 2652|dol 2535|droplets 2466|dul 2535|duong 2694|eam 1424|ek 1405|em 1450|hak 1500|ho 1478|hon 1485|hong 1493|hou 1478|hun 1485|iem 1424|iev 1417|im 1450|iv 1417|kaamng 4523|kaeb 8660|kaev 7500|keo 7500|khang 4330|khat 6708|khata 6708|khay 6124|kheim 4009|khen 4160|khiev 5669|khlot 5303|khlout 5303|khmer 2121|kim 5000|koem 10607|kouy 15000|kuoch 4743|lay 1471|lei 1768|leiv 1756|lem 1780|lim 1780|loem 1744|long 1464|ma 1953|man 1936|mao 1861|mas 1921|mau 1861|mean 1936|means 1987|meas 1921|meng 1875|moul 1890|mul 1890|muoy 1905|muy 1905|nei 2143|nhek 2739|nhoek 2739|oam 1411|och 1437|ok 1399|om 1393|ong 1443|oy 1430|pang 2100|pech 2004|pechr 1987|pen 2041|phan 2023|phei 1970|phy 1970|pok 2080|ros 1806|rsa 1806|ruoy 1793|sam 1688|san 1646|sang 1698|saom 1515|sat 1656|sau 1508|say 1637|sen 1627|seng 1531|seun 1617|sieng 1539|sin 1627|sm 1688|sng 1698|so 1572|soeang 1547|sok 1608|sokh 1608|som 1515|son 1617|song 1599|sor 1709|sou 1572|soun 1555|soy 1581|sr 1677|su 1564|suon 1555|suy 1581|taamng 2343|taing 2343|tang 2433|tat 2402|tav 2287|tei 2261|tep 2188|thei 2165|thn 2315|thy 2165|tka 2466|toam 2236|touch 2372|trei 2212|ty 2261|uch 1437|um 1411|uy 1430|vang 1732|vngs 1721|vong 1721|yon 1833|yos 1846|you 1819|ysa 1846|yu 1819|yun 1833
KR	ahn 3638|an 3638|bae 2942|baeg 2835|baek 2835|bag 8660|bai 2942|bak 8660|bhak 2835|cao 2887|cha 2433|chang 5000|che 2433|chen 2165|cheng 2466|cheon 3354|cheong 6708|chi 2143|cho 5669|choe 7500|choi 7500|choo 2402|choy 7500|chu 2402|chun 3354|chung 6708|cui 7500|ding 2572|eom 2121|gang 6124|gao 3198|ghang 6124|ghim 15000|gim 15000|go 3198|goh 3198|goo 2343|gu 2343|guo 2500|gwag 2500|gwak 2500|gwon 3873|ha 2535|hah 2535|han 4523|he 2535|heo 2785|her 2785|hong 3273|huang 3750|hui 2785|hur 2785|hwang 3750|im 4743|jang 5000|jean 2165|jee 2143|jen 2165|jeon 3354|jeong 6708|ji 2143|jiang 6124|jin 15000|jo 5669|joe 5669|joo 2402|joy 7500|ju 2402|jun 3354|jung 6708|juu 2402|kang 6124|kim 15000|ko 3198|koak 2500|koh 3198|koo 2343|kuen 3873|kwak 2500|kwon 3873|la 2261|lau 2739|lee 10607|li 10607|liang 3062|lim 4743|lin 4743|liu 3441|lo 2611|lu 2611|luo 2261|lyang 3062|lyu 3441|min 2212|mon 3128|moon 3128|mun 3128|munn 3128|na 2261|nam 2694|nan 2694|nham 2694|no 2611|noh 2611|oh 4330|pae 2942|pai 2942|paik 2835|pak 8660|park 8660|pei 2942|phak 2835|pu 8660|quan 3873|ra 2261|ren 2287|rhee 10607|rhim 4743|rim 4743|roh 2611|ryang 3062|ryoo 3441|ryu 3441|seo 4160|seoh 4160|seong 2466|shen 4009|shim 2652|shin 4009|shong 2466|shung 2466|sim 2652|sin 4009|sohn 3000|son 3000|song 3536|sonn 3000|suh 4160|sun 3000|sung 2466|tian 2236|uhm 2121|um 2121|wen 3128|woo 2372|wu 4330|xin 2315|xu 4160|yan 2121|yang 3062|yau 2739|yi 10607|yim 2287|yin 5303|yoo 3441|yoon 5303|youn 5303|young 6708|yu 3441|yun 5303|zhang 5000|zhao 5669|zheng 6708|zhu 2402|zuu 2402
KZ	abdrahmanov 5000|abdrakhmanov 5000|abdullaev 3638|ahmetov 15000|akhmetov 15000|aliev 6124|amangeldy 2887|bolat 2835|bondarenko 2785|ibraev 4160|ibragimov 4743|isaev 3536|iskakov 5303|ismailov 3273|iusupov 3198|ivanov 6708|kaliev 4523|karimov 3128|kim 8660|kusainov 2611|kuznetsov 4009|li 3000|marat 2739|murat 2652|nurgaliev 3198|omarov 10607|ospanov 7500|popov 3873|sadykov 4330|serik 3062|serikbay 2694|smagulov 3750|suleimenov 5669|suleymenov 5669|sultanov 3441|tsoi 2942|tsoy 2942|yusupov 3198
LK	ahamed 3354|amarasinghe 2835|bandara 7500|chathuranga 2739|desilva 8660|dias 2942|dissanayake 6124|edirisinghe 2433|ekanayake 3062|fernando 10607|fonseka 2372|gamage 5303|gunasekara 3000|gunawardana 2315|gunawardena 2287|herath 4330|hettiarachchi 3536|jayasekara 2212|jayasinghe 4743|jayasuriya 2143|jayawardana 2165|jayawardena 2402|jayaweera 2236|karunaratne 2261|kumara 6708|lakmal 2611|liyanage 5000|madusanka 2121|mendis 3198|mohamed 5669|munasinghe 2572|nanayakkara 3441|pathirana 3128|peiris 4009|perera 15000|rajapaksha 3273|ranasinghe 4523|ranaweera 2188|rathnayaka 2466|rathnayake 3873|ratnayake 2785|rodrigo 2535|samarasinghe 2652|sampath 2887|sanjeewa 2343|senanayake 2694|seneviratne 2500|weerasinghe 4160|wickramasinghe 3750|wijesinghe 3638
LT	butkiene 6124|butkus 6124|jankauskas 10607|jankauskiene 10607|kavaliauskas 4743|kavaliauskiene 4743|kazlauskas 15000|kazlauskiene 15000|paulauskas 5303|paulauskiene 5303|petrauskas 8660|petrauskiene 8660|stankeviciene 7500|stankevicius 7500|urbonas 5000|urboniene 5000|vasiliauskas 6708|vasiliauskiene 6708|zukauskas 5669|zukauskiene 5669
LU	becker 4523|braun 2835|diederich 2739|faber 4009|hansen 3273|hoffmann 7500|kayser 3000|kieffer 4330|klein 4743|kremer 4160|krier 2887|majerus 3198|meyer 3873|meyers 3062|muller 10607|reuter 5000|ries 3128|schiltz 3536|schmit 15000|schmitz 5669|schneider 3750|schroeder 5303|simon 3441|steffen 2942|thill 6124|wagener 2785|wagner 6708|weber 8660|weiss 3638|welter 3354
LV	balodis 5303|berzins 15000|eglitis 5000|jansons 7500|kalnins 10607|karklins 4009|klavins 4160|krumins 5669|liepins 6124|ozolins 8660|ozols 6708|petersons 4523|vanags 3873|vitols 4330|zarins 4743
MD	ceban 10607|cebotari 6708|ciobanu 8660|cojocari 3873|gutu 4330|lungu 5669|melnic 4009|munteanu 5303|popa 4743|rosca 4160|rotari 5000|rusu 15000|sirbu 6124|turcan 7500|ursu 4523
ME	ivanovic 6708|jovanovic 5669|kovacevic 4743|markovic 10607|perovic 5303|popovic 15000|radovic 7500|radulovic 6124|vujovic 8660|vukovic 5000
MK	andov 15000|angelov 10607|bogdanov 8660|bozinov 7500|brankov 6708|damcevski 6124|davidov 5669|dimitrov 5303|donev 5000|filipov 4743|georgiev 4523|ivanov 4330|ivanovski 4160|janev 4009|kitanovski 3873|koloski 3750|kostov 3536|kostovski 3638|manasievski 3441|markoski 3198|markov 3354|markovski 3273|matovski 3128|mladenovski 3062|nikolovski 3000|pavlovski 2942|penov 2887|petkov 2835|petrevski 2785|petrovski 2739|popoff 2694|popovski 2652|ristevski 2611|stojanov 2572|trajanoski 2535|trajanovski 2500|trajcevski 2466|trajkovski 2433
MT	attard 18000|borg 33000|camilleri 31000|farrugia 29000|galea 21000|grech 20000|micallef 21000|spiteri 18000|vella 29000|zammit 23000
MX	acosta 1709|aguilar 3198|aguirre 1732|alvarado 1953|alvarez 3062|avila 2023|ayala 1581|cabrera 1656|camacho 1780|campos 1846|cardenas 1756|carrillo 1970|castaneda 1617|castillo 3000|castro 2572|cervantes 2004|chavez 2835|contreras 2261|cortez 2100|cruz 3873|delgado 1875|diaz 4160|dominguez 2212|espinoza 2060|estrada 2143|fernandez 2466|flores 4743|fuentes 1608|garcia 10607|garza 2188|gomez 4523|gonzalez 7500|guerrero 2287|gutierrez 3638|guzman 2500|hernandez 15000|herrera 2694|ibarra 1833|jimenez 3354|juarez 2433|lara 2080|leon 1921|lopez 6708|luna 2236|maldonado 1547|marquez 1861|martinez 8660|medina 2652|mejia 1721|mendez 2535|mendoza 3273|meza 1572|miranda 1793|molina 1637|morales 3750|moreno 2887|munoz 2402|nava 1564|navarro 1890|nunez 1677|ochoa 1539|orozco 1744|ortega 2372|ortiz 3128|pacheco 1627|padilla 1698|pena 1667|perez 5669|ramirez 5000|ramos 2739|rangel 1590|reyes 3536|rios 1905|rivera 2785|robles 1688|rodriguez 6124|rojas 2315|romero 2942|rosales 1646|rosas 1806|ruiz 3441|salazar 2343|salinas 1515|sanchez 5303|sandoval 1987|serrano 1531|silva 1936|solis 1819|soto 2121|suarez 1508|tapia 1523|torres 4330|valdez 1768|valencia 1555|valenzuela 1599|vargas 2611|vasquez 4009|vega 2041|velasquez 2165|zamora 1500
NL	bakker 3500|bos 2200|brouwer 1600|deboer 2400|degraaf 1300|degroot 2300|dejong 5300|dekker 1700|devries 4500|dewit 1500|dijkstra 1500|hendriks 1800|jansen 4600|janssen 3400|meijer 2500|meyer 2500|mulder 2300|peters 1900|smit 2700|smits 1500|vandenberg 3700|vandermeer 1300|vandijk 3500|vandyk 3500|vanleeuwen 1800|visser 3100|vos 1900
NO	andersen 6708|andreassen 3536|berg 4009|dahl 3354|eriksen 4160|hagen 3750|halvorsen 3198|hansen 15000|haugen 3873|henriksen 3128|jacobsen 3441|jensen 5000|johannessen 3638|johansen 10607|johnsen 4523|jorgensen 3273|karlsen 4743|kristiansen 5303|larsen 7500|lund 3062|nilsen 5669|olsen 8660|pedersen 6124|pettersen 4330
NP	bishwakarma 3873|caudhri 15000|cetri 4523|chaudhary 15000|chetry 4523|chhetri 4523|chowdhury 15000|gurun 8660|gurung 8660|ksetri 4523|lama 4743|magar 5669|maharjan 3750|mgr 5669|mhrjn 3750|nepali 3638|pariyar 3536|pokharel 3441|pokhrel 3441|priyar 3536|rai 5303|rana 6708|sah 4330|shah 4330|sharma 4160|shrestha 5000|simh 4009|singh 4009|sresth 5000|srma 4160|taman 10607|tamang 10607|thapa 7500|tharu 3354|visvkrma 3873|yadav 6124|yadv 6124
NZ	brown 5669|jones 5000|kaur 8660|patel 6708|sharma 4743|singh 15000|smith 10607|taylor 5303|williams 7500|wilson 6124
PE	castillo 12600|castro 9800|chavez 14100|diaz 14300|espinoza 12600|fernandez 9900|flores 21400|garcia 19500|gonzalez 14600|gutierrez 10400|huaman 10800|lopez 13500|mamani 9300|martinez 8500|mendoza 13700|morales 8300|perez 10700|quispe 21800|ramirez 14000|ramos 13600|reyes 8200|rodriguez 19900|rojas 16600|romero 8500|ruiz 9300|salazar 8000|sanchez 20300|torres 14000|vargas 10700|vasquez 11700
PH	aguilar 2433|aquino 3441|bautista 5000|castillo 3750|castro 3354|corpuz 2236|cruz 4330|david 2121|deguzman 4160|delacruz 15000|deleon 3128|delossantos 2785|delrosario 2287|diaz 2739|dizon 2315|domingo 3062|fernandez 4523|flores 5669|francisco 3638|garcia 10607|gomez 2343|gonzales 5303|gutierrez 2212|hernandez 2694|javier 2261|lopez 4009|manalo 2372|martinez 3000|mendoza 6708|mercado 2500|miranda 2143|morales 2535|navarro 2402|perez 3873|ramirez 2572|ramos 7500|reyes 8660|rivera 3536|rodriguez 2942|salvador 2188|sanchez 3273|santiago 2887|santos 6124|soriano 2835|tan 2466|tolentino 2652|torres 3198|valdez 2611|velasco 2165|villanueva 4743
PL	dabrowski 4523|grabowski 3354|jankowski 4160|kaczmarek 3536|kaminski 6124|kowalczyk 6708|kowalski 10607|kozlowski 4330|krawczyk 3638|kwiatkowski 3873|lewandowski 5669|mazur 4009|nowak 15000|piotrowski 3441|szymanski 5000|wisniewski 8660|wojciechowski 3750|wojcik 7500|wozniak 4743|zielinski 5303
PT	almeida 22700|alves 23700|antunes 8200|araujo 6900|azevedo 6000|barbosa 6900|cardoso 10700|carvalho 19700|castro 6200|coelho 9700|correia 15300|costa 36800|cruz 9400|cunha 9300|duarte 8600|fernandes 28200|ferreira 52500|figueiredo 6200|fonseca 8100|freitas 6000|gomes 25700|goncalves 27600|jesus 29900|lopes 25200|lourenco 6500|machado 7600|marques 25100|martins 32300|matos 8200|mendes 13900|monteiro 11100|moreira 15400|neves 9800|nunes 13200|oliveira 37100|pereira 48800|pinto 20900|pires 9200|reis 8500|ribeiro 22700|rocha 10400|rodrigues 35700|santos 59600|silva 94400|simoes 8500|soares 12800|sousa 29500|tavares 6700|teixeira 16900|vieira 12000
PY	acosta 17800|ayala 14800|baez 14600|benitez 48400|caceres 16800|cardozo 12500|duarte 20800|fernandez 19400|franco 12700|galeano 13900|gimenez 26100|gomez 18100|gonzalez 66200|herrera 13400|lopez 31300|martinez 41800|nunez 15400|ortiz 16900|ramirez 20500|rodriguez 15800|rojas 17600|ruiz 15700|torres 12500|vera 25400|villalba 20100
RO	ciobanu 4743|dumitru 6708|gheorghe 5303|ionescu 4523|matei 5000|pop 8660|popa 15000|popescu 10607|radu 7500|rusu 4330|stan 6124|stoica 5669
RS	djordjevic 6708|dordevic 6708|ilic 5669|jovanovic 15000|markovic 7500|milosevic 4743|miloshevic 4743|nikolic 8660|pavlovic 5000|petrovic 10607|stankovic 5303|stojanovic 6124
RU	bogdanov 3100|golubev 3200|ivanov 13000|kozlov 5800|kuznetsov 9000|lebedev 6500|morozov 5300|novikov 5400|pavlov 3900|petrov 4400|popov 7900|semenov 3500|semyonov 3500|smirnov 16100|sokolov 7300|solovev 4400|solovyov 4400|vasilev 4200|vasilyev 4200|vinogradov 3200|volkov 4400|vorobev 3000|vorobyov 3000|zaytsev 4100
SE	andersson 15000|bengtsson 3873|eriksson 6708|gustafsson 4743|hansson 4009|jakobsson 3536|jansson 4160|johansson 10607|jonsson 4330|karlsson 8660|larsson 6124|lindberg 3638|magnusson 3441|nilsson 7500|olofsson 3354|olsson 5669|persson 5303|pettersson 4523|svensson 5000
SI	bizjak 3638|bozic 4160|golob 4523|hocevar 2942|horvat 10607|hribar 3536|kastelic 3198|kavcic 3354|klemencic 2739|kolar 2887|koren 2785|korosec 3873|kos 5000|kosir 2835|kotnik 3441|kovac 5669|kovacic 8660|krajnc 7500|kralj 4009|mlakar 5303|novak 15000|oblak 3128|petek 3000|potocnik 6124|rozman 3273|turk 4330|vidmar 4743|zagar 3062|zupan 3750|zupancic 6708
SK	balaz 6124|balog 5000|gajdos 4009|horvath 15000|hudak 3750|kollar 3873|kovac 10607|kovacik 3536|kovacs 4330|lukac 4743|molnar 5303|nagy 6708|nemeth 3638|novak 4523|olah 3441|oravec 3354|polak 4160|szabo 5669|toth 7500|varga 8660
SR	chin 7500|kalloe 6124|kluivert 4523|lie 5303|lin 15000|mohan 6708|pinas 10607|sabajo 4160|semil 4330|singh 5669|tjin 4743|vandijk 5000|wong 8660
SV	aguilar 3062|alvarado 3000|cruz 4330|diaz 3638|escobar 3273|flores 6124|garcia 7500|gomez 3441|gonzalez 5000|hernandez 15000|lopez 8660|martinez 10607|mejia 4160|orellana 3198|perez 5669|portillo 3354|ramirez 5303|ramos 3536|reyes 3750|rivas 4009|rivera 4743|rodriguez 6708|romero 3128|sanchez 3873|vasquez 4523
TR	arslan 4523|aslan 4009|aydin 5000|celik 6708|cetin 3873|demir 8660|dogan 4330|kara 3750|kaya 10607|kilic 4160|koc 3638|kurt 3536|ozdemir 4743|ozkan 3441|ozturk 5303|sahin 7500|simsek 3354|yildirim 5669|yildiz 6124|yilmaz 15000
TW	cai 29100|can 111400|chai 29100|chan 111400|chang 52700|chen 111400|cheong 52700|cheung 52700|chhoa 29100|choa 29100|choi 29100|chong 52700|choy 29100|chua 29100|chun 111400|coi 29100|eaw 26600|eng 60500|go 40400|goh 40400|gouw 40400|heng 41100|huang 60500|ieong 26600|iu 26600|joeng 26600|lam 83100|lao 31600|lau 31600|le 51300|lee 51300|lei 51300|li 51300|liem 83100|lim 83100|lin 83100|liu 31600|lou 31600|low 31600|lum 83100|ng 60500|ngo 40400|ong 41100|tan 111400|teo 52700|teoh 52700|ting 111400|tiong 52700|tiu 52700|toy 29100|tsai 29100|tsay 29100|tsoi 29100|ung 60500|vang 60500|vong 41100|wang 60500|wong 60500|woo 40400|wu 40400|yang 26600|yeong 26600|yeung 26600|young 26600|zhang 52700|zoeng 52700
UA	bondar 4160|bondarenko 6708|boyko 8660|koval 4523|kovalchuk 5669|kovalenko 7500|kravchenko 5303|lysenko 3638|marchenko 3750|melnyk 15000|moroz 3873|petrenko 3354|polishchuk 4330|rudenko 3536|savchenko 3441|shevchenko 10607|shevchuk 4743|tkachenko 6124|tkachuk 4009|yakovenko 5000
US	adams 2402|allen 2652|anderson 4330|bailey 1846|baker 2433|barnes 1508|bell 1833|bennett 1698|brooks 1709|brown 7500|butler 1515|campbell 2287|carter 2212|clark 3000|collins 2080|cook 1936|cooper 1875|cox 1768|cruz 1656|davis 5669|diaz 1756|edwards 2060|evans 2165|fisher 1500|flores 2023|foster 1608|garcia 5303|gomez 1819|gonzalez 3128|gray 1688|green 2466|gutierrez 1531|hall 2739|harris 3062|hernandez 3873|hill 2343|howard 1793|hughes 1646|jackson 3536|james 1677|jenkins 1539|johnson 10607|jones 6708|kelly 1806|king 2535|lee 3198|lewis 2942|long 1617|lopez 3273|martin 3638|martinez 4523|miller 6124|mitchell 2261|moore 3750|morales 1581|morgan 1905|morris 2004|murphy 1970|myers 1627|nelson 2372|nguyen 1987|ortiz 1547|parker 2100|perez 2785|perry 1523|peterson 1890|phillips 2188|powell 1572|price 1637|ramirez 2315|reed 1861|reyes 1667|richardson 1744|rivera 1953|roberts 2236|robinson 2887|rodriguez 5000|rogers 1921|ross 1590|russell 1555|sanchez 2611|sanders 1599|scott 2500|smith 15000|stewart 2041|sullivan 1564|taylor 4160|thomas 4009|thompson 3441|torres 2121|turner 2143|walker 2835|ward 1780|watson 1721|white 3354|williams 8660|wilson 4743|wood 1732|wright 2572|young 2694
VN	bui 20000|cai 2343|chang 2611|chen 110000|dam 2433|dang 21000|dao 3750|deng 21000|do 14000|doan 3638|du 14000|duan 3638|duong 10000|fan 71000|fei 3873|feng 3198|guo 2466|ha 3000|he 3000|ho 13000|hoa 2739|hu 13000|hua 2739|huang 51000|huynhhoang 51000|jin 2500|khuc 2694|kim 2500|lam 3273|le 95000|li 95000|liang 2261|lin 3273|liu 2315|luong 2261|luu 2315|ly 5000|mac 2372|mai 3128|mei 3128|mo 2372|ngo 13000|nguyen 380000|pan 45000|pei 20000|pham 71000|phan 45000|phi 3873|phung 3198|qu 2694|quach 2466|ruan 380000|shen 2887|shi 2287|song 2785|su 3062|ta 2942|tan 2433|tao 3750|thach 2287|thai 2343|than 2887|thuong 2611|tieu 2572|to 3062|tong 2785|trac 2835|tran 110000|trieu 2402|trinh 3441|truong 3354|tu 2652|vuong 3536|vuvo 39000|wang 3536|wu 39000|xiao 2572|xie 2942|xu 2652|yang 10000|zhang 3354|zhao 2402|zheng 3441|zhuo 2835
XK	aferdita 3873|arben 3536|bajram 4330|bekim 4009|berisha 8660|bytyqi 6124|egzon 3638|emine 4160|fatime 4523|gashi 10607|hasani 5669|hoti 4743|kastrati 5303|krasniqi 15000|kryeziu 5000|morina 7500|muhamet 3354|ramadan 3441|shala 6708|valon 3750`;
export const givenEndings: string = `a	978	2039
ah	783	50
al	418	39
an	368	166
ana	986	90
anda	1000	28
ann	1000	34
anna	1000	43
anne	1000	26
ar	244	41
ara	1000	26
as	89	35
ca	974	36
ce	715	73
cia	1000	31
d	194	139
da	995	194
de	859	28
die	937	27
do	30	33
dra	1000	40
dy	704	35
e	873	1182
ea	947	26
ee	968	61
een	1000	38
el	423	94
ela	1000	28
elia	1000	32
ell	702	56
ella	1000	37
elle	1000	47
en	701	125
ena	1000	63
ene	962	67
er	330	70
es	346	26
et	808	26
etta	1000	53
ette	985	66
ey	613	97
g	502	73
h	669	134
ha	970	136
i	801	270
ia	988	259
ica	1000	25
ice	942	34
ida	1000	35
ie	919	317
ika	1000	26
ila	1000	29
in	442	87
ina	993	143
inda	1000	27
ine	951	131
io	135	30
is	588	72
isa	964	28
isha	993	40
ita	1000	81
ja	914	35
k	207	58
ka	953	43
ko	930	43
l	513	267
la	989	184
lda	1000	28
le	844	116
lene	1000	44
ley	699	31
lia	1000	62
lie	897	42
line	1000	41
ll	657	70
lla	980	50
lle	948	58
ly	896	40
lyn	981	54
m	358	64
ma	902	61
n	540	684
na	993	435
nda	1000	86
ndra	1000	31
ne	923	296
ng	548	56
ni	867	30
nia	1000	37
nie	877	59
nita	1000	30
nn	921	51
nna	1000	70
nne	1000	43
nnie	836	29
ny	654	43
o	280	260
on	268	136
ona	1000	26
ora	1000	33
r	320	163
ra	990	186
re	728	33
ri	928	41
ria	957	26
rie	1000	41
rina	1000	28
ry	517	55
s	345	203
sa	966	88
se	846	45
sha	996	80
sie	987	29
son	231	26
ssa	968	31
t	406	111
ta	995	211
te	894	94
th	743	35
tha	950	35
tie	969	27
to	41	25
ton	63	32
tt	417	25
tta	1000	59
tte	986	69
u	611	39
va	917	30
y	664	395
ya	1000	43
yn	972	72`;
export const nameEndings: string = `adze	surname		GE	10
aert	surname		BE	6
aerts	surname		BE	7
aes	surname		PT,BR	4
aeva	surname	female	RU,KZ	3
ainen	surname		FI	8
aite	surname	female	LT	7
aitis	surname	male	LT	8
aki	surname	female	GR	2
akis	surname	male	GR	8
akovs	surname	male	LV	6
ananda	surname		IN,LK	4
apala	surname		LK	5
ard	surname		FR,GB	1
arra	surname		ES	2
aru	surname		RO,MD	2
asinghe	surname		LK	9
ault	surname		FR,CA	6
auskas	surname	male	LT	9
azzi	surname		IT	5
baev	surname	male	KZ,KG	7
bauer	surname		DE,AT	6
baum	surname		DE,IL	3
bayashi	surname		JP	9
bayev	surname	male	KZ,KG	7
bekov	surname	male	KG,KZ	7
berg	surname		SE,DE,NO	1
cek	surname		CZ	4
chuk	surname		UA	8
cka	surname	female	PL	4
cki	surname	male	PL	6
czak	surname		PL	6
czyk	surname		PL	8
dottir	surname	female	IS,FO	10
dzka	surname	female	PL	4
dzki	surname	male	PL	6
eanu	surname		RO,MD	7
eau	surname		FR,BE,CA	6
eira	surname		PT,BR	5
ek	surname		CZ,PL	2
elli	surname		IT	5
ello	surname		IT	4
enko	surname		UA	8
ermans	surname		BE,NL	5
escu	surname		RO,MD	9
etti	surname		IT	6
etxe	surname		ES	4
etxea	surname		ES	6
eux	surname		FR,BE	4
ev	surname	male	RU,BG	4
eva	surname	female	RU,BG	3
evic	surname		RS,HR,BA,ME	8
evich	given	male	RU,UA,BY	5
evicius	surname	male	LT	9
evna	given	female	RU,UA,BY	6
ez	surname		ES,MX,CO,AR,VE,PE,CL,CU	5
falvi	surname		HU	6
field	surname		GB,US	5
ford	surname		GB,US	3
gawa	surname		JP	8
gren	surname		SE	4
guchi	surname		JP	8
guez	surname		ES,MX,CO,AR,VE,PE,CL,CU	8
ham	surname		GB,US,AU	3
hofer	surname		AT,DE,CH	6
huis	surname		NL	5
iadis	surname	male	GR,CY	8
ian	surname		AM,RO	2
ic	surname		RS,HR,BA,ME,SI	5
ides	surname		CY,GR	4
iene	surname	female	LT	7
ier	surname		FR,CA	3
in	surname	male	RU	1
ina	surname	female	RU	1
inger	surname		DE,AT,CH	4
inho	surname		PT,BR	5
ini	surname		IT	4
ins	surname	male	LV,GB	2
iuk	surname		UA	6
kalns	surname	male	LV	6
kamp	surname		NL,DE	4
kawa	surname		JP	7
kvist	surname		SE	6
ley	surname		GB,US	3
li	surname		AZ,TR	1
mann	surname		DE,AT,CH	5
mayer	surname		DE,AT	5
meier	surname		DE,AT,CH	6
moto	surname		JP	8
mura	surname		JP	7
murthy	surname		IN	8
nagy	surname		HU	4
naka	surname		JP	5
nejad	surname		IR	8
nen	surname		FI	7
oes	surname		PT,BR	4
off	surname	male	RU,BG	3
oglu	surname		TR	9
oni	surname		IT	3
opoulos	surname	male	GR,CY	10
opoulou	surname	female	GR,CY	10
ou	surname	female	CY,GR	2
oux	surname		FR	5
ov	surname	male	RU,BG	5
ova	surname	female	RU,BG,CZ,SK	3
ovic	surname		RS,HR,BA,ME	8
ovich	given	male	RU,UA,BY	5
ovna	given	female	RU,UA,BY	6
patel	surname		IN	6
poulos	surname	male	GR,CY	9
poulou	given	female	GR	1
poulou	surname	female	GR,CY	9
pour	surname		IR	6
qvist	surname		SE	8
saki	surname		JP	6
sdottir	surname	female	IS	10
sen	surname		DK,NO	5
shita	surname		JP	7
shvili	surname		GE	10
singh	surname		IN	7
singhe	surname		LK	9
ska	surname	female	PL,MK	3
skaia	surname	female	RU,UA,BY	6
skaya	surname	female	RU,UA,BY	6
ski	surname	male	PL,MK	5
skii	surname	male	RU,UA,BY	6
skiy	surname	male	RU,UA,BY	6
sky	surname	male	RU,UA,CZ	3
sma	surname		NL	4
son	surname		GB,US,AU,CA,NZ,SE	2
ssen	surname		NL,BE,DE	3
sson	surname		SE,IS	6
stein	surname		DE,AT,IL	2
stra	surname		NL	6
strom	surname		SE,FI	4
swamy	surname		IN	7
ton	surname		GB,US,AU	3
ucci	surname		IT	7
uddin	surname		BD,PK	5
ullah	surname		BD,PK	4
uolo	surname		IT	5
vich	surname		BY,RS,HR	5
vili	surname		GE	8
vska	surname	female	MK	5
vski	surname		MK	5
vych	surname		UA	6
wala	surname		IN,PK	4
waran	surname		LK,IN	6
wardena	surname		LK	9
well	surname		GB,US	3
wicz	surname		PL	8
witz	surname		IL,DE	3
worth	surname		GB,US	5
yama	surname		JP	7
yan	surname		AM	8
yuk	surname		UA	6
zade	surname		AZ,IR	6
zadeh	surname		IR	8
zaki	surname		JP	6`;
export const nameAreas: string = `AD	Spanish
AE	Arabic
AL	Albanian
AM	Armenian
AR	Spanish
AT	German
AU	English
AW	Dutch
AZ	Turkic
BA	South Slavic
BD	South Asian
BE	Dutch
BG	South Slavic
BO	Spanish
BR	Portuguese
BY	East Slavic
CA	English
CH	German
CL	Spanish
CN	Chinese
CO	Spanish
CR	Spanish
CU	Spanish
CY	Greek
CZ	Czech and Slovak
DE	German
DK	Nordic
DO	Spanish
DZ	Arabic
EC	Spanish
EE	Finnic
EG	Arabic
ES	Spanish
FI	Finnic
FJ	Fijian
FO	Nordic
FR	French
GB	English
GE	Georgian
GG	English
GI	English
GL	Nordic
GQ	Spanish
GR	Greek
GT	Spanish
HR	South Slavic
HT	French
HU	Hungarian
IE	English
IL	Hebrew
IM	English
IN	South Asian
IQ	Arabic
IR	Persian
IS	Nordic
IT	Italian
JE	English
JM	English
JO	Arabic
JP	Japanese
KG	Turkic
KH	Khmer
KR	Korean
KW	Arabic
KZ	Turkic
LB	Arabic
LI	German
LK	South Asian
LT	Baltic
LU	German
LV	Baltic
LY	Arabic
MA	Arabic
MC	French
MD	Romanian
ME	South Slavic
MK	South Slavic
ML	West African
MN	Mongolian
MT	Maltese
MX	Spanish
MY	Malay
NL	Dutch
NO	Nordic
NP	South Asian
NZ	English
PA	Spanish
PE	Spanish
PF	Polynesian
PH	Filipino
PK	South Asian
PL	Polish
PR	Spanish
PT	Portuguese
PY	Spanish
RO	Romanian
RS	South Slavic
RU	East Slavic
SA	Arabic
SE	Nordic
SI	South Slavic
SK	Czech and Slovak
SM	Italian
SR	Dutch
SV	Spanish
TH	Thai
TJ	Persian
TN	Arabic
TR	Turkish
TW	Chinese
UA	East Slavic
US	English
UY	Spanish
VE	Spanish
VN	Vietnamese
XK	Albanian
ZA	Southern African
NG	West African`;
export const titleGenders: string = `baron	male
baroness	female
bayan	female
brother	male
countess	female
dame	female
dhr	male
dona	female
duchess	female
duke	male
earl	male
emperor	male
empress	female
frau	female
fraulein	female
gospodin	male
gospozha	female
herr	male
hr	male
king	male
kumari	female
lady	female
lord	male
madame	female
mademoiselle	female
marquis	male
marquise	female
meneer	male
mevrouw	female
miss	female
missis	female
missus	female
mister	male
mistress	female
mlle	female
mme	female
monsieur	male
mr	male
mrs	female
ms	female
mw	female
padre	male
pan	male
pani	female
prince	male
princess	female
queen	female
senhor	male
senhora	female
senor	male
senora	female
senorita	female
sheikh	male
shri	male
shrimati	female
signor	male
signora	female
signorina	female
sir	male
sister	female
smt	female
sra	female
srta	female
sultan	male
viscount	male
viscountess	female`;
