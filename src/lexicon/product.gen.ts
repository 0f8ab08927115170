// Made by "npm run tables" from src/lexicon/tables/product/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, sources by their lines in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `generic
edition
sort
variant
colour
sort
brand
generic
count
sort
thing
colour
sort
thing
volume
sort
sort
brand
length
sort
sort
thing
accessory
connective
mass
variant
generic
count
storage
thing
time
colour
count
accessory
edition
generic
thing
generic
part
power
least
sort
carrier
thing
time
variant
colour
colour
generic
colour
company
frequency
inclusive
resolution
brand
count
platform
colour
connective
count
mass
purpose
rate
volume
accessory
colour
colour
colour
count
count
edition
generic
sort
time
variant
voltage
volume
accessory
accessory
activity
capacitance
channel
count
current
mass
resistance
thing
variant
voltage
accessory
area
area
brand
brand
company
connective
container
container
data
edition
energy
grammage
least
length
light
nominal
numeral
thing
thing
variant
volume
accessory
accessory
accessory
aperture
colour
company
company
company
connective
connective
connective
container
container
count
count
count
edition
edition
energy
generic
inclusive
least
least
length
mass
number-sign
protection
protection
purpose
purpose
purpose
purpose
time
variant
zoom	




































































context











































































	en
en
en
en
en
de
en
de
*
fr
en
en
pl
de
*
es
it
*
*
sv
nl
fr
en
en
*
de
fr
de
*
es
*
de
en
de
de
it
it
es
en
*
en
pt
en
pl
en
fr
fr
pl
pl
es
en
*
en
*
de
pl
en
nl
fr
es
*
en
*
en
fr
it
pt
tr
fr
*
fr
tr
*
de
it
*
*
es
it
*
*
*
it
*
en
*
nl
es
*
pl
*
en
fr
it
en
*
en
fr
*
pl
*
*
de
*
*
*
*
sv
tr
nl
es
nl
pt
tr
*
sv
es
fr
pl
de
es
it
de
es
nl
pt
tr
es
it
*
*
de
es
fr
de
de
en
*
de
de
it
nl
pl
fr
ja
*	0
0
0
0
0
0
0
0
0
0
0
2
0
0
1
0
0
0
1
0
0
0
0
0
1
0
0
0
0
0
1
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
3
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0`;
export const rowSources: string = `general-usage
si-brochure
css-color-names
iso20275`;
export const productWords: string = `1080p			0
2160p			0
2d			0
2in1			1
2xl	xxl		3
3d			0
3g			0
3xl	xxxl		3
4g			0
4k			0
5g			0
720p			0
8k			0
a			23
aac			0
abo	subscription		34
abonnement	subscription		70
acad	academic		1
academic			1
accessories	accessory		0
accessory			0
aceite de oliva	olive oil		15
acoustic version			1
acucar	sugar		41
adapter			0
adapters	adapter		0
adaptor	adapter		0
additional license			1
adult			3
adv	advanced		1
advanced			1
aeg			54
af p	afp		3
af s	afs		3
afp			3
afs			3
age	ages		0
ages			0
air			0
air filter			2
akkuschrauber	drill		7
alcohol free			1
alkoholfrei	alcohol free		34
alla			121
almond			4
altavoz	speaker		37
altoparlante	speaker		35
am			0
amarillo	yellow		4
amazon co uk			0
amazon com			0
amazon de			0
amber			4
an			23
analcolica	alcohol free		128
and			23
and above	or later		40
and higher	or later		40
and later	or later		40
and newer	or later		40
and up	or later		40
anthracite			4
anthrazit	anthracite		31
appareils	device		26
argent	silver		4
argento	silver		65
armadio	wardrobe		16
armario	wardrobe		15
armbanduhr	watch		7
armchair			0
armoire	wardrobe		9
arroz	rice		15
aspiradora	vacuum cleaner		29
aspirapolvere	vacuum cleaner		36
aspirateur	vacuum cleaner		21
at			23
au	aux		58
audio			0
aufsteckbursten	brush heads		33
auricolari	headphone		36
auriculares	headphone		29
automatic			0
aux			58
avec			52
azeite	olive oil		41
azucar	sugar		15
azul	blue		4
b braun			54
backpack			2
bag			38
ball bearing			10
barbecue	grill		10
bare tool	body		3
bare unit	body		3
barley wine			2
barleywine	barley wine		2
barrel aged			1
basic			1
batteries	battery		38
battery			38
bbraun	b braun		54
bd	bluray		42
beans			3
beer			2
beige			11
bentinomi	body		144
best price			0
beurre	butter		9
beyaz	white		67
bezalkoholowe	alcohol free		99
bezprzewodowy	wireless		48
bialy	white		47
bianco	white		4
bibliotheque	bookcase		21
bicicleta	bicycle		15
bicicletta	bicycle		16
bicycle			2
bier	beer		5
biere	beer		9
bike	bicycle		2
bikes	bicycle		2
birra	beer		16
bisque			4
biurko	desk		12
biz	business		1
black			11
black and decker	black decker		17
black decker			17
blackdecker	black decker		17
blade			22
blades	blade		22
blanc	white		4
blanca	white		49
blanche	white		46
blanco	white		49
blau	blue		4
blauw	blue		57
blender			10
bleu	blue		4
bleue	blue		46
blk	black		4
blojor	diaper		19
blu ray	bluray		42
blue			11
bluetooth			0
bluray			42
bnib			0
bnwt			0
body			0
body only	body		3
body wash	shower gel		10
bohrmaschine	drill		7
bollitore	kettle		16
bolt	screw		10
bookcase			10
boot	boots		2
boots			2
bosch			17
botas	boots		15
boter	butter		20
bottes	boots		9
bottle			0
bottles			0
bougie	spark plug		21
bouilloire	kettle		9
bourbon barrel	barrel aged		1
bourbon barrel aged	barrel aged		1
bouteille	bottle		26
box			0
boxed	box		0
brake disc			2
brake pads			2
branco	white		66
brand			0
brand new			0
brass			2
bratpfanne	frying pan		13
braun	brown		31
bremsbelage	brake pads		5
bremsscheibe	brake disc		5
brodrost	toaster		19
broek	trousers		20
bronze			4
broodrooster	toaster		20
brosse a dents	toothbrush		21
brown			11
brush heads			22
brut			45
bucherregal	bookcase		13
built			0
bulk packaging			0
bundle			0
bundles	bundle		0
burgundy			4
business			1
butter			2
buty	shoe		43
buy now			0
by			23
byxor	trousers		19
cable			0
cables	cable		0
cacao	cocoa		9
cadeira	chair		41
cafe	coffee		9
cafe en grains	coffee beans		9
cafe en grano	coffee beans		15
caffe	coffee		16
caffe in grani	coffee beans		16
caffeine free			1
calvin klein			17
calzini	socks		36
camara	camera		37
camasir makinesi	washing machine		108
camera			0
cameras	camera		0
camicia	shirt		16
camisa	shirt		15
can			0
cans			0
cap	capacity		0
capa	case		112
capacity			0
capsulas	capsules		87
capsules			3
car			0
carafe			22
card			0
cards	card		0
cargador	charger		77
caricabatterie	charger		78
carton			0
cartons			0
cartridge			0
cartridges	cartridge		0
case			22
cases	case		22
cd			42
cdrom			0
cds	cd		42
cellular			1
center			0
centre	center		0
cerveja	beer		41
cerveza	beer		15
chair			2
chairs	chair		2
chaise	chair		9
champagne			4
champu	shampoo		15
chaqueta	jacket		15
charcoal			4
charger			22
chargeur	charger		64
chaussettes	socks		21
chaussures	shoe		21
cheese			2
chemise	shirt		9
cherry			4
chicken			2
chinese			2
chocolate			11
chrome			4
chuck			22
cider			2
cinza	gray		66
citron	lemon		9
ck	calvin klein		17
clavier	keyboard		21
clear			4
co			50
coat			2
coats	coat		2
coca cola			17
cocacola	coca cola		17
cocoa			2
coffee			2
coffee beans			2
coffee machine			10
coffee maker	coffee machine		10
coke	coca cola		6
colchon	mattress		29
cold white	cool white		4
collector	collectors		1
collectors			1
color			0
colour	color		0
compact			0
company			0
compatible			0
compatible with	for		61
competitive upgrade	crossgrade		1
complete			0
complete package			0
complete product			0
compresse	tablet		35
comprime	tablet		26
comprimes	tablet		26
computer			0
computers	computer		0
computing			0
con			52
conditioner			0
congelador	freezer		15
congelateur	freezer		9
congelatore	freezer		16
console			0
control			0
cooktop			10
cool white			4
copper			4
copy paper			0
coque	case		64
coral			11
corded			0
cordless			0
corp			50
cosmetics			0
couch	sofa		2
cover			22
cpu	processor		0
cream			4
crimson			11
crossgrade			1
cuero	leather		15
cuffie	headphone		36
cuir	leather		9
cukier	sugar		12
custodia	case		78
cyan			11
cykel	bicycle		19
czajnik	kettle		12
czarny	black		47
czerwony	red		47
d link			6
dack	tyre		19
daikin			6
damen	women		25
dames	women		109
dark beer			1
data traveler			6
datatraveler	data traveler		6
day			3
day cream	day		25
ddr			0
ddr2			0
ddr3			0
ddr4			0
ddr5			0
de			23
de longhi	delonghi		93
debloque	unlocked		130
decaf			1
decafeine	decaf		70
decaff	decaf		1
decaffeinated	decaf		1
dect			0
dect 6 0	dect		0
dect 6 0 plus	dect		0
deep groove ball bearing	ball bearing		10
definition			0
del			120
delonghi			93
delux	deluxe		1
deluxe			1
dentifrice	toothpaste		21
deodorant			2
deodorante	deodorant		16
der			119
des			58
design			0
desk			2
desktop			0
desodorante	deodorant		15
detergent			10
detergente	detergent		29
device			0
devices	device		0
dezodorant	deodorant		12
diaper			2
diapers	diaper		2
diet			1
digital			0
digital slr	dslr		0
digital slr camera	dslr		0
disc			0
discs	disc		0
dishwasher			10
disk	disc		0
disks	disc		0
display			0
disque de frein	brake disc		9
divano	sofa		16
dla	for		142
dlink	d link		6
dlx	deluxe		1
doc martens	dr martens		17
docena	12pk		37
dock			22
donna	women		74
doppelpack	2pk		25
dorado	gold		49
dore	gold		46
double			3
double pack	2pk		3
douzaine	12pk		26
dozen	12pk		0
dr martens			17
dr oetker			54
dress			2
dresses	dress		2
drill			0
drive			0
drives	drive		0
droetker	dr oetker		54
drops			3
drucker	printer		13
drukarka	printer		43
dry			2
dryer			10
dslr			0
dslr camera	dslr		0
du			58
dual			0
dunkel	dark beer		34
duo pack	2pk		3
duopack	2pk		3
duschgel	shower gel		13
dutzend	12pk		7
dvd			42
dvdrom			0
dvds	dvd		42
earbud			0
earbuds	earbud		0
eau de parfum	edp		45
eau de toilette	edt		45
ebay			0
ecouteurs	headphone		21
ed	edition		0
edelstahl	stainless		31
edicion estandar	standard edition		116
edition			0
edition standard	standard edition		117
edn	edition		0
edp			3
edt			3
edu	academic		1
education	academic		1
educational	academic		1
educational discount	academic		1
edycja standardowa	standard edition		118
ef m	efm		3
ef s	efs		3
efm			3
efs			3
electric			0
electrique	electric		26
electronics			0
elektrisch	electric		7
elektrische	electric		7
elixir			1
emerald			4
en grains	beans		45
enceinte	speaker		26
eng	english		0
english			0
ent	enterprise		1
enterprise			1
entkoffeiniert	decaf		34
envio gratis	free shipping		37
erdbeer	strawberry		5
erdbeere	strawberry		5
ersatzarmband	strap		33
esd	download		0
espresso			4
essential	essentials		1
essentials			1
estanteria	bookcase		29
et			23
etagere	bookcase		21
etui	case		33
expansion			1
explicit			0
explicit version			0
express			1
ext	extended		1
extended			1
extra			1
extra large	xl		3
extra load	xl		3
factory sealed			0
fahrrad	bicycle		5
family pack			1
farina	flour		16
farine	flour		9
farinha	flour		41
fast delivery			0
fast ship			0
fast shipping			0
fat free			1
fauteuil	armchair		26
fe			1
feat			95
featuring	feat		95
femme	women		45
fernseher	tv		7
fettarm	low fat		34
fhd			0
fiets	bicycle		20
film coated tablets	tablet		0
filmtabletten	tablet		7
filter			38
filters	filter		38
filtre a air	air filter		9
filtre a huile	oil filter		9
finish			0
firm			3
fisher price			6
fisherprice	fisher price		6
flasche	bottle		7
flash			0
flat			0
flour			2
fm			0
foam			3
for			61
formaggio	cheese		16
forte			1
fotocamera	camera		35
fraise	strawberry		9
fraises	strawberry		9
free			0
free delivery			0
free pp		free p p	0
free ship			0
free shipping			0
freezer			2
french			2
fridge	refrigerator		10
frigorifero	refrigerator		36
frigorifico	refrigerator		29
from			23
fromage	cheese		9
front			3
frying pan			10
fta	tablet		7
full			1
full version			0
funda	case		77
fur		für	61
galvanised	galvanized		2
galvanized			2
game			0
games	game		0
gants	gloves		21
ganze bohnen	beans		25
garderob	wardrobe		19
gas			0
ge			17
gefrierschrank	freezer		5
gehause	body		7
gel			3
gel douche	shower gel		21
gelb	yellow		4
gelules	capsules		45
gemahlen	ground		25
gen	generation		0
general electric	ge		17
generation			0
genuine			0
gerat	device		7
gerate	device		7
german			2
giacca	jacket		16
giallo	yellow		65
glas	jar		7
glosnik	speaker		48
gloves			10
gluhbirne	light bulb		13
gluhlampe	light bulb		13
gluten free			0
glutenfrei	gluten free		7
gmbh			50
gold			11
gr	size		7
grade			0
grades	grade		0
grafikkarte	graphics card		7
grafito	graphite		49
graphics card			0
graphit	graphite		31
graphite			4
gratis versand	free shipping		7
grau	gray		31
gray			4
green			11
grey	gray		4
grigio	gray		65
grijs	gray		57
grill			10
grille pain	toaster		9
gris	gray		46
grn	green		4
groen	green		57
grosse	size		7
ground			3
grun	green		31
h264			0
h265			0
hahnchen	chicken		5
hamer	hammer		20
hammare	hammer		19
hammer			2
handschuhe	gloves		13
handy	smartphone		7
hard			0
hardback	hardcover		3
hardcover			3
harina	flour		15
haselnuss	hazelnut		5
hazelnut			2
hd			0
hdmi			0
hdtv	tv		0
head and shoulders	head shoulders		6
head shoulders			6
headphone			10
headphones	headphone		10
hefeweissbier	weissbier		5
hefeweizen	weissbier		5
hemd	shirt		5
herbata	tea		12
heren	men		109
herren	men		25
herrenuhr	watch		7
hervidor	kettle		15
hewlett packard	hp		17
hewlett packard enterprise			6
high			0
hinten	rear		25
hoesje	case		111
hombre	men		87
home			1
homme	men		45
honey			2
honig	honey		5
honing	honey		20
honung	honey		19
hooded sweatshirt	hoodie		2
hoodie			2
hoodies	hoodie		2
horlurar	headphone		107
hot wheels			6
hotwheels	hot wheels		6
housse	case		64
hp			17
hpe	hewlett packard enterprise		6
huhn	chicken		5
huile dolive	olive oil		9
hulle	case		33
hydrochloric acid			2
impresora	printer		29
imprimante	printer		21
in			23
in grani	beans		74
in stock			0
inalambrico	wireless		37
inc			50
inch			0
incl	with		52
including	with		52
india pale ale	ipa		2
indigo			11
ink			0
inkl	with		131
inox	stainless		46
instrumental			1
instrumental version	instrumental		1
international			0
internet			0
intl	international		0
ipa			2
isopropanol			2
isopropyl alcohol	isopropanol		2
italian			2
item			0
ivory			11
jabon	soap		15
jacka	jacket		19
jacke	jacket		5
jacket			2
japanese			2
jar			0
jars			0
jaune	yellow		4
jc	jewel case		0
jeans			2
jewel			0
jewel case			0
johnson and johnson	johnson johnson		6
johnson johnson			6
junior			1
kaas	cheese		20
kabellos	wireless		7
kabellose	wireless		7
kabelloser	wireless		7
kaffe	coffee		19
kaffebonor	coffee beans		19
kaffee	coffee		5
kaffeebohnen	coffee beans		5
kaffeemaschine	coffee machine		13
kaffeevollautomat	coffee machine		13
kakao	cocoa		5
kaltweiss	cool white		31
kamera	camera		7
kamerasi	camera		71
kapseln	capsules		25
karaoke version	karaoke		1
kase	cheese		5
kawa	coffee		12
kawa ziarnista	coffee beans		12
kettle			2
keyboard			10
khaki			11
kids			0
kilif	case		113
kinderfahrrad	bicycle		5
king			3
kit			0
kits	kit		0
klar	clear		31
klawiatura	keyboard		43
kledingkast	wardrobe		20
kleid	dress		5
kleiderschrank	wardrobe		5
koffeinfrei	caffeine free		34
koffer	suitcase		5
koffie	coffee		20
koffiebonen	coffee beans		20
kompatibel mit	for		139
konsole	console		7
konsolu	console		71
kopfhorer	headphone		13
kopierpapier	copy paper		7
koptelefoon	headphone		86
kostenloser versand	free shipping		7
kozaki	boots		12
krzeslo	chair		12
kugellager	ball bearing		13
kuhlschrank	refrigerator		13
kulaklik	headphone		108
kurtka	jacket		12
l	large		3
l oreal	loreal		17
l oreal paris	loreal		17
la			23
la roche posay			92
laarzen	boots		20
lactose free			1
ladegerat	charger		33
ladies	women		3
ladowarka	charger		89
lager			2
lait	milk		9
laktosefrei	lactose free		34
laptop			0
large			3
laufschuh	shoe		13
laufuhr	smartwatch		7
lautsprecher	speaker		7
lavadora	washing machine		29
lavatrice	washing machine		36
lave linge	washing machine		21
lavender			11
lcd			0
le			23
learning			0
leather			2
leche	milk		15
led			0
leder	leather		5
left			3
lemon			2
les			58
lessive	detergent		21
levi s	levis		6
levi strauss	levis		6
levis			6
lh	left		3
lic	license		0
licence	license		0
license			0
licenses	license		0
lid			22
lids	lid		22
light	lite		1
light bulb			10
lighter			1
lila	purple		31
lime			11
limited			1
links	left		25
linux			56
lite			1
live at	live version		1
live from	live version		1
live in concert	live version		1
live version			1
livraison gratuite	free shipping		26
llc			50
load			0
lodowka	refrigerator		43
loreal			17
loreal paris	loreal		17
lotion			3
low fat			1
lp	vinyl		42
lrp	la roche posay		92
lt			1
ltd			50
lte			0
luftfilter	air filter		5
luiers	diaper		20
m	medium		3
m 2 nvme	nvme		0
m 2 nvme ssd	nvme		0
m 2 ssd	ssd		0
m2 nvme	nvme		0
m2 ssd	ssd		0
mac	macintosh		56
machine a cafe	coffee machine		21
macinato	ground		74
macintosh			56
macos	macintosh		56
magenta			11
mahogany			4
maka	flour		12
maleta	suitcase		15
manteiga	butter		41
mantequilla	butter		15
maple			4
mark			1
maroon			11
marron	brown		46
marrone	brown		65
marteau	hammer		9
martello	hammer		16
martillo	hammer		15
maslo	butter		12
mass merchant	small box		0
mass merchant box	small box		0
massband	tape measure		5
matelas	mattress		21
materasso	mattress		36
matratze	mattress		13
matt			3
matte	matt		3
mattress			10
maus	mouse		13
mavi	blue		67
max			1
maybelline			17
maybelline new york	maybelline		17
me			0
measuring tape	tape measure		2
media			0
medium			3
mehl	flour		5
melitta			54
memory			0
men			3
mens	men		3
menthe	mint		9
messing	brass		5
metre ruban	tape measure		9
micro usb			2
microsoft			6
microsoft office			6
microsoft xbox 360	xbox 360		3
microsoft xbox one	xbox one		3
microsoft xbox series s	xbox series s		3
microsoft xbox series x	xbox series x		3
microwave			0
midnight			4
milch	milk		5
milk			2
mini			1
mini usb			2
mint			2
miod	honey		12
mit			52
mitternacht	midnight		31
mjol	flour		19
mk	mark		1
mlotek	hammer		12
mochila	backpack		15
model			0
monitor			0
month			0
months	month		0
montre	watch		26
moulu	ground		45
mount			38
mounts	mount		38
mouse			10
mp3			0
ms office	microsoft office		6
mujer	women		87
multi color	multicolor		4
multi colour	multicolor		4
multicolor			4
multicolour	multicolor		4
multimedia			0
music			0
mydlo	soap		12
nachfuller	refill		33
nachfullpack	refill		33
nacht	night		34
nachtcreme	night		34
nachtpflege	night		34
nappies	diaper		2
nappy	diaper		2
narrow			3
navy			11
negra	black		49
negro	black		4
nero	black		4
network			0
neu	new		7
neuf	new		26
neumatico	tyre		15
neuware	new		7
new			0
new balance			6
new in box			0
newbalance	new balance		6
newegg com			0
niebieski	blue		47
night			1
night cream	night		1
nintendo switch	switch		6
no	nr		136
no sugar	sugar free		1
no sugar added	sugar free		1
noc	night		99
noir	black		4
noire	black		46
noisette	hazelnut		9
non fat	fat free		1
noodles			2
north face			17
notebook	laptop		0
nouilles	noodles		9
nr			0
nsw	switch		6
nt			0
nudel	noodles		5
nudeln	noodles		5
nuevo	new		37
nuit	night		70
nuovo	new		35
nvme			0
nvme m 2	nvme		0
nvme m 2 ssd	nvme		0
nvme m2	nvme		0
nvme ssd	nvme		0
nwt			0
o superior	or later		132
oak			4
oak aged	barrel aged		1
ocynk	galvanized		12
oder hoher	or later		102
oder neuer	or later		102
odkurzacz	vacuum cleaner		43
oem			1
of			23
office			0
oil filter			2
ointment			3
old			0
old version			0
older version	old version		0
olfilter	oil filter		5
olijfolie	olive oil		20
olio di oliva	olive oil		16
olive			11
olive oil			2
olivenol	olive oil		5
olivolja	olive oil		19
oliwa	olive oil		12
ombrello	umbrella		16
on			23
on sale			0
open box			0
opona	tyre		12
or			23
or above	or later		40
or better	or later		40
or higher	or later		40
or later			40
or newer	or later		40
oral b			6
oralb	oral b		6
orange			11
orchid			11
organic			1
original			0
orologio	watch		35
ou superieur	or later		133
oven			10
ovp	new		7
oyun	game		71
pack			0
package			0
packs	pack		0
padella	frying pan		36
pale ale			2
panales	diaper		15
panel			0
pannolini	diaper		16
pantalon	trousers		9
pantaloni	trousers		16
panzerglas	screen protector		33
paper			0
paperback			3
para			61
paraguas	umbrella		15
parapluie	umbrella		9
paraply	umbrella		19
parasolka	umbrella		12
patelnia	frying pan		43
pbk	paperback		3
pc	computer		0
pen			0
penna	pen		35
peppermint	mint		2
per	for		140
perceuse	drill		26
personal			0
pfanne	frying pan		13
pfefferminz	mint		5
phone			0
phones	phone		0
photo			0
piece			0
pieces	piece		0
pieluchy	diaper		12
pils	pilsner		72
pilsen	pilsner		72
pilsener	pilsner		72
pilsner			72
pink			11
pitcher			22
piwo	beer		12
pk	pack		0
pkg	package		0
plaquettes de frein	brake pads		9
plasma			0
plata	silver		49
platinum			4
play doh			6
play station 4	ps4		3
play station 5	ps5		3
playdoh	play doh		6
player			0
players	player		0
playstation 3	ps3		3
playstation 4	ps4		3
playstation 5	ps5		3
plc			50
plecak	backpack		12
plum			11
plus			1
pneu	tyre		9
pneumatico	tyre		16
pnk	pink		4
poele	frying pan		21
pokrowiec	case		89
poltrona	armchair		35
port			0
portable			0
porter			2
portuguese			2
post it			6
postit	post it		6
poudre	powder		9
poulet	chicken		9
pour			61
powder			2
power bank			0
powerbank	power bank		0
pralka	washing machine		43
prem	premium		1
premium			1
presents			23
preto	black		66
printer			10
printers	printer		10
pro	professional		1
pro staff			6
processor			0
procter and gamble	procter gamble		6
procter gamble			6
product			0
product key			0
products	product		0
prof	professional		1
professional			1
program			0
programs	program		0
ps3			3
ps4			3
ps5			3
pullover	sweater		2
pulver	powder		5
puppy			3
purple			11
quality			0
queijo	cheese		41
queso	cheese		15
radio			0
radio edit			1
radio mix	radio edit		1
radio version	radio edit		1
range			0
rasierklingen	razor blades		33
raspberry pi			6
raspi	raspberry pi		6
raton	mouse		29
ray ban			6
rayban	ray ban		6
razor blades			22
reader			0
rear			3
recambio	refill		77
receiver			0
receivers	receiver		0
recharge	refill		64
rechts	right		25
red			11
reduced			1
refill			22
refills	refill		22
refrigerator			10
refurb	refurbished		1
refurbished			1
regenschirm	umbrella		5
reifen	tyre		5
reis	rice		5
reloj	watch		37
remaster			0
remastered			0
remasterise		remasterisé	0
remix			1
remote			38
renewal			1
renewals	renewal		1
replacement			38
resistor			0
resolution			0
resvaska	suitcase		19
retail			0
retail box			0
retail packaging			0
rf s	rfs		3
rfs			3
rh	right		3
ricarica	refill		78
rice			2
right			3
rijst	rice		20
rillenkugellager	ball bearing		13
riz	rice		9
roja	red		49
rojo	red		4
rom			0
rood	red		57
rosa	pink		31
rose			4
rosso	red		4
rot	red		31
rouge	red		4
roulement	ball bearing		21
royal canin			6
royalcanin	royal canin		6
rpi	raspberry pi		6
ruby			4
rucksack	backpack		5
rugzak	backpack		20
russian			2
ryggsack	backpack		19
ryz	rice		12
s	small		3
sabonete	soap		41
sac a dos	backpack		9
sachet			0
sachets			0
safety shoe	safety shoes		0
safety shoes			0
saison			2
salmon			11
salted			3
salzsaure	hydrochloric acid		5
sandal	sandals		2
sandalen	sandals		5
sandals			2
sans alcool	alcohol free		70
sans fil	wireless		26
sans gluten	gluten free		26
sans sucres ajoutes	sugar free		1
sapone	soap		16
sapphire			4
sarten	frying pan		29
savon	soap		9
scarpe	shoe		36
schampo	shampoo		19
schlagbohrschrauber	drill		7
schmal	narrow		25
schraube	screw		13
schrauben	screw		13
schraubendreher	screwdriver		7
schreibtisch	desk		5
schuhe	shoe		13
schutzfolie	screen protector		33
schutzhulle	case		33
schwarz	black		4
screen			0
screen protector			22
screw			10
screwdriver			0
screws	screw		10
scrivania	desk		16
se			1
secco	dry		16
sedia	chair		16
seife	soap		5
semi			1
senza fili	wireless		35
senza glutine	gluten free		35
series			0
server			0
sessel	armchair		7
set			0
sets	set		0
shampoo			3
shampooing	shampoo		9
shelving unit	bookcase		10
shipping			0
shirt			2
shirts	shirt		2
shoe			10
shoes	shoe		10
shorts			2
shower gel			10
sicherheitsschuh	safety shoes		7
sicherheitsschuhe	safety shoes		7
silber	silver		4
silver			11
simlockfrei	unlocked		7
sin alcohol	alcohol free		127
sin gluten	gluten free		37
single			0
sirop	syrup		45
site license			1
siyah	black		67
size			0
skirt			2
skirts	skirt		2
skrivbord	desk		19
slot			0
sluchawki	headphone		43
slv	silver		4
small			3
small business			1
smartfon	smartphone		48
smartphone			0
smartwatch			0
smor	butter		19
sneaker	shoe		10
sneakers	shoe		10
soap			2
socken	socks		13
socker	sugar		19
socks			10
sofa			2
soffa	sofa		19
soft			1
software			0
solid state drive	ssd		0
sommerreifen	tyre		5
sony playstation 3	ps3		3
sony playstation 4	ps4		3
sony playstation 5	ps5		3
sony ps3	ps3		3
sony ps4	ps4		3
sony ps5	ps5		3
souris	mouse		21
spanish			2
spare			38
spark plug			10
speaker			0
speakers	speaker		0
special offer			0
spedizione gratuita	free shipping		35
spodnie	trousers		12
spray			0
spulung	conditioner		7
srebrny	silver		47
sruba	screw		43
ss	stainless		4
ssd			0
stainless			4
stampante	printer		36
stand			38
standalone			0
standard			1
standard edition			94
star wars			6
starter			1
starwars	star wars		6
staubsauger	vacuum cleaner		13
std	standard		1
std edition	standard edition		94
stereo			0
stiefel	boots		5
stivali	boots		16
stoel	chair		20
stofzuiger	vacuum cleaner		86
stout			2
stovlar	boots		19
strap			22
straps	strap		22
strawberry			2
student			1
stuhl	chair		5
subscr	subscription		1
subscription			1
sucre	sugar		9
sugar			2
sugar free			1
sugarfree	sugar free		1
suiker	sugar		20
suitcase			2
suite			0
suppositories			3
svart	black		115
sw	software		0
sweater			2
sweaters	sweater		2
syrup			3
sys	system		0
system			0
systems	system		0
sz	size		0
szafa	wardrobe		12
szampon	shampoo		12
szary	gray		47
t shirt			2
t shirts	t shirt		2
tabl	tablet		48
tablet			0
tabletki	tablet		48
tablets	tablet		0
tabletten	tablet		7
tafel	chocolate bar		7
tagescreme	day		25
tagespflege	day		25
taille	size		26
taladro	drill		37
talla	size		37
tan			11
tape measure			2
tape rule	tape measure		2
tasche	case		33
taschenbuch	paperback		25
tastatur	keyboard		13
tastiera	keyboard		36
tea			2
teacher			1
teal			11
technologies	technology		0
technology			0
teclado	keyboard		29
telephone			0
telephones	telephone		0
televiseur	tv		26
television	tv		0
televisor	tv		37
televisore	tv		35
televizyon	tv		71
telewizor	tv		48
tester			1
the			23
theater			0
theatre	theater		0
thee	tea		20
thunfisch	tuna		5
ti			1
tin			0
tins			0
tire	tyre		2
tires	tyre		2
titanium			4
tnf	north face		17
to			23
toaster			2
toasters	toaster		2
tommee tippee			6
toner			0
tool			0
tool only	body		3
tools	tool		0
toothbrush			10
toothpaste			10
top			0
tornillo	screw		29
tostadora	toaster		15
tostapane	toaster		16
toster	toaster		12
tournevis	screwdriver		26
tp link			6
tplink	tp link		6
tragbar	portable		7
tragbarer	portable		7
training			0
transparent			4
trapano	drill		35
tri color	multicolor		4
tri colour	multicolor		4
trial			1
tricolor	multicolor		4
tricolour	multicolor		4
trio pack	3pk		3
triple pack	3pk		3
trocken	dry		5
tropfen	drops		25
trousers			2
tube			0
tubes			0
tuna			2
turquoise			11
tv			0
tval	soap		19
tvattmaskin	washing machine		107
twin pack	2pk		3
twinpack	2pk		3
type c usb	usb c		2
tyre			2
tyres	tyre		2
ubiquiti networks	ubiquiti		6
ubnt	ubiquiti		6
uhd			0
ult	ultimate		1
ultimate			1
ultra			1
umbrella			2
und			23
under armour			6
underarmour	under armour		6
ungesusst	sugar free		1
unlocked			0
unsalted			3
unsweetened	sugar free		1
uomo	men		74
upg	upgrade		1
upgrade			1
upgrd	upgrade		1
upsell			1
usb			0
usb a			2
usb c			2
usb type a	usb a		2
usb type c	usb c		2
usb2			0
usb3			0
usbc	usb c		2
used			1
user			0
users	user		0
utilities	utility		0
utility			0
v	5		106
vacuum			0
vacuum cleaner			10
valigia	suitcase		16
valise	suitcase		9
vanilla			2
vanille	vanilla		5
vattenkokare	kettle		19
velo	bicycle		9
ver	version		0
verde	green		4
vermelho	red		66
vers	version		0
versandkostenfrei	free shipping		7
version			0
vert	green		4
verte	green		46
verzinkt	galvanized		5
vest			2
veste	jacket		9
vests	vest		2
video			0
vin	wine		9
vinho	wine		41
vino	wine		15
vinyl			42
violet			11
vis	screw		21
vista			0
vite	screw		36
vol	volume		0
vollversion	full version		7
volume			0
volume licence	volume license		1
volume license			1
voor	for		141
vorn	front		25
vorne	front		25
vriezer	freezer		20
vz	galvanized		5
w			52
walizka	suitcase		12
wall			0
walmart com			0
walnut			4
wardrobe			2
warm white			4
warmweiss	warm white		31
warner bros	warner brothers		6
waschmaschine	washing machine		13
waschmittel	detergent		13
washer			0
washing machine			10
wasmachine	washing machine		86
wasserkocher	kettle		5
waterkoker	kettle		20
web			0
weich	soft		34
wein	wine		5
weiss	white		4
weissbier			5
weizenbier	weissbier		5
weste	vest		5
western digital	wd		17
white			11
whole bean	beans		3
wht	white		4
wi fi	wifi		2
widerstand	resistor		7
widescreen			0
wiertarka	drill		48
wifi			2
wifi6			0
wijn	wine		20
win	windows		56
windeln	diaper		5
windows			56
wine			2
wino	wine		12
winterreifen	tyre		5
wiper blade			10
wiper blades	wiper blade		10
wireless			0
wischblatter	wiper blade		13
with			52
wlan	wifi		5
wma			0
women			3
womens	women		3
workgroup			1
x	10		106
xampu	shampoo		41
xb1	xbox one		3
xbox 360			3
xbox one			3
xbox series s			3
xbox series x			3
xl			3
xp			0
xs			3
xsx	xbox series x		3
xxl			3
xxxl			3
y			23
year			0
years	year		0
yellow			11
yesil	green		67
yr	year		0
yrs	year		0
ysl	yves saint laurent		17
yves saint laurent			17
zahnburste	toothbrush		13
zahncreme	toothpaste		13
zahnpasta	toothpaste		13
zaino	backpack		16
zamrazarka	freezer		12
zapatillas	shoe		29
zapatos	shoe		29
zapfchen	suppositories		25
zeep	soap		20
zegarek	watch		48
zero			1
zielony	green		47
zitrone	lemon		5
zolty	yellow		47
zucchero	sugar		16
zucker	sugar		5
zuckerfrei	sugar free		34
zundkerze	spark plug		13
zwart	black		57`;
export const productUnits: string = `adet	pk		126
ah			129
amp			83
ampere	amp		83
amps	amp		83
ans	year		143
bags	pk		32
beutel	pk		27
bit			98
bits	bit		98
blatt	pk		27
blocke	pk		27
boite	pk		97
bottles	pk		32
box	pk		96
btu			39
btus	btu		39
caja	pk		123
cans	pk		32
caplets	tbl		32
caps	cps		8
capsulas	cps		59
capsule	cps		32
capsule rigide	cps		82
capsules	cps		8
centiliter	cl		14
centilitre	cl		14
centimeter	cm		18
centimeters	cm		18
centimetre	cm		18
ch			81
channel	ch		81
channels	ch		81
cl			14
cm			18
cnt	pk		8
compresse	tbl		82
comprime	tbl		68
comprimes	tbl		68
comprimidos	tbl		59
count	pk		8
cpr	tbl		68
cps			32
ct	pk		8
ct tw	ctw		84
cttw	ctw		84
ctw			84
cu ft	cuft		63
cuft			14
cup			14
cups	cup		14
day			30
days	day		30
deciliter	dl		14
decilitre	dl		14
disc			8
discs	disc		8
dl			14
dn			105
doses	dose		8
doz	dozen		8
dozen			8
dpi			53
er	pk		27
feet	ft		18
film coated tablets	tbl		32
filmtabletten	tbl		27
fl ounce	floz		63
fl oz	floz		63
floz			14
fluid ounce	floz		63
fluid ounces	floz		63
fnumber			114
foot	ft		18
fps			62
ft			18
fta	tbl		27
g			24
g m2	gsm		101
gal			14
gallon	gal		14
gallons	gal		14
gb			28
gbps			62
gelules	cps		68
ghz			51
gig	gb		28
gigabyte	gb		28
gigabytes	gb		28
gigahertz	ghz		51
gigs	gb		28
gr	g		24
gram	g		24
gramm	g		135
grams	g		24
gsm			101
hertz	hz		51
horsepower	hp		39
hour	hr		30
hours	hr		30
hp			39
hr			30
hrs	hr		30
hz			51
ie	iu		79
in			18
inch	in		18
inches	in		18
iu			79
jahr	year		73
jahre	year		73
k			85
kaps	cps		27
kapseln	cps		27
kapsulek	cps		55
kapsulki	cps		55
kb			28
kg			24
khz			51
kilo	kg		24
kilobyte	kb		28
kilobytes	kb		28
kilogram	kg		24
kilograms	kg		24
kilos	kg		60
kilowatt	kw		39
km			18
kohm	k		85
kpl	pk		69
ks	pk		69
kw			39
l			14
lavados	wash		8
lavages	wash		8
lavaggi	wash		8
lb			24
lbs	lb		24
liter	l		14
liters	l		14
litre	l		14
litres	l		14
litro	l		110
litros	l		110
lm			104
lot	pk		97
lsf	spf		138
ltr	l		14
lumen	lm		104
m			18
m2			90
mah			100
mb			28
mbps			62
mcg			60
meg	mb		28
megabyte	mb		28
megabytes	mb		28
megahertz	mhz		51
megapixel	mp		53
megapixels	mp		53
meter	m		18
meters	m		18
metre	m		18
metres	m		103
mg			24
mhz			51
mi			18
microgram	mcg		60
micrograms	mcg		60
mile	mi		18
miles	mi		18
milligram	mg		24
milligrams	mg		24
milliliter	ml		14
milliliters	ml		14
millilitre	ml		14
millimeter	mm		18
millimeters	mm		18
millimetre	mm		18
millimetres	mm		103
min			30
mins	min		30
minute	min		30
minutes	min		30
ml			14
mm			18
mm2			90
monat	month		73
monate	month		73
month			44
months	month		44
mp			53
mpix	mp		53
mpixel	mp		53
ms			30
nappies	pk		32
nf			80
ohm			85
ounce	oz		24
ounces	oz		24
oz			24
p			53
pack	pk		8
packet	pk		8
packets	pk		8
packs	pk		8
packung	pk		122
pads	pk		32
pair			8
pairs	pair		8
pc	pk		69
pck	pk		8
pcs	pk		8
pezzi	pk		82
pf			80
piece	pk		8
pieces	pk		8
piezas	pk		59
pint	pt		14
pints	pt		14
pk			8
pn			105
port			8
ports	port		8
pound	lb		24
pounds	lb		24
ppm			62
pr	pair		8
pran	wash		8
pt			14
qt			14
quart	qt		14
quarts	qt		14
roll	pk		32
rollen	pk		27
rolls	pk		32
rpm			62
seat			8
seats	seat		8
sec			30
second	sec		30
seconds	sec		30
set	pk		96
sheet	pk		8
sheets	pk		8
sht	pk		8
spf			137
sq ft	sqft		91
sqft			91
st	pk		69
stck	pk		8
sticks	pk		32
stk	pk		27
stuck	pk		27
stueck	pk		8
stuks	pk		124
szt	pk		55
tabl	tbl		55
tablet	tbl		8
tabletek	tbl		55
tabletki	tbl		55
tablets	tbl		8
tabletten	tbl		27
tabs	tbl		8
tassen	cup		76
tasses	cup		76
tazas	cup		76
tazze	cup		76
tb			28
tbl			27
teile	pk		27
terabyte	tb		28
terabytes	tb		28
uds	pk		59
uf			80
ug	mcg		60
ui	iu		79
unid	pk		125
unidades	pk		59
user			8
users	user		8
v			88
v ac	vac		75
v dc	vdc		75
va			39
vac			75
vatios	w		39
vdc			75
volt	v		88
volts	v		88
w			39
wasbeurten	wash		8
waschladungen	wash		8
wash			8
washes	wash		8
washloads	wash		8
watt	w		39
watts	w		39
wh			100
windeln	pk		27
wipes	pk		32
wl	wash		8
x			145
yard	yd		18
yards	yd		18
yd			18
year			44
year subscription	year		44
years	year		44
years subscription	year		44
yo	year		44
yr	year		44
yrs	year		44
zoll	in		134`;
export const productSpellingRules: string = `own-suffix	^i[3579]\\d{3,5}[a-z]?\$	
own-suffix	^\\d{4}(?:x3d|xt?|ge?)\$	
kind-of-thing	^[a-z]{3,}(?:stecker|klemme|schalter|lampe|leuchte|birne|bohrer|sage|hammer|zange|schlussel|schrauber|schleifer|roboter|sauger|maschine|automat|gerat|rasierer|trockner|burste|drucker|scanner|bildschirm|fernseher|horer|lautsprecher|kamera|objektiv|gehause|rucksack|koffer|stander|halter|halterung|trager|regal|schrank|stuhl|sessel|tisch|bett|matratze|decke|kissen|teppich|kinderwagen|sitz|schuh|schuhe|stiefel|hose|jacke|hemd|brille|uhr|messer|topf|pfanne|besteck|becher|tasse|ball|schlager|spiel|figur|stift|schreiber|marker|ordner|locher|papier|reiniger|kleber|batterie|platte|karte|pumpe|computer|thermostat|regler|binder|zuiger|machine|stoel)\$	
large-suffix	\\dxx?l\$	
denial	^(?:un|non)(?=...)	
release	^(?:95|98(?:se)?|me|nt|2000|2k|2003|xp|vista)\$	`;
export const unitScales: string = `cl ml 10 aside
cm mm 10 aside
dl ml 100 aside
g mg 1000 scale
gb mb 1000 binary
ghz mhz 1000 scale
kg g 1000 scale
khz hz 1000 scale
kw w 1000 scale
l ml 1000 scale
m mm 1000 scale
mb kb 1000 binary
mhz khz 1000 scale
tb gb 1000 binary
ah mah 1000 scale
mg mcg 1000 scale
uf nf 1000 scale
nf pf 1000 scale
k ohm 1000 scale
year month 12 scale
dozen pk 12 aside
floz ml 29.574 other
oz g 28.35 other
oz ml 29.574 other
lb g 453.6 other
pt ml 473.2 other
qt ml 946.4 other
gal ml 3785.4 other
in mm 25.4 length
ft mm 304.8 length
yd mm 914.4 length
in in 10 whole
mp mp 10 whole`;
export const unitPrefixes: string = `f fnumber 2 decimal
spf spf 3 whole
lsf spf 3 whole
dn dn 4 whole
pn pn 3 whole
n nr 3 sign
gr g 4 measure
kg kg 3 measure
ml ml 4 measure
cl cl 3 measure
lt l 2 measure
ltr l 2 measure
grs g 4 measure`;
export const productsCalledAlike: string = `armchair chair
boots shoe
jeans trousers
jeans pants
trousers pants
hoodie sweatshirt
coat jacket
coat parka
jacket anorak
vest gilet
dress gown
desk table
rug carpet
rug mat
mug cup
fryingpan skillet
fryingpan pan
headphone headset
headphone earbud
headphone earphones
speaker soundbar
backpack bag
backpack daypack
suitcase trolley
suitcase luggage
case cover
case sleeve
case pouch
strap band
lotion cream
lotion moisturizer
cream moisturizer
edp perfume
smartphone mobile
watch timepiece
lamp lantern
stroller pushchair
stroller buggy
duvet comforter
duvet quilt
blaster gun
puzzle jigsaw
figure figurine
bookcase shelf
wardrobe closet
cabinet cupboard
marker pen
crisps chips
soda drink
juice drink
cookies biscuits
candy sweets
noodles pasta
router gateway
wrench spanner
pliers pincers
torch flashlight
tap faucet
handset phone
monitor display
vacuum hoover
tshirt tee
sweater jumper
lager beer
pilsner beer
ipa beer
paleale beer
stout beer
porter beer
weissbier beer
coffeebeans coffee
champagne wine
espresso coffee`;
export const productOpposites: string = `wired wireless
corded cordless
indoor outdoor
hot cold
analog digital
matt glossy
scented unscented
sweet dry
long short
hard soft
thick thin
upper lower
inner outer
single double
single triple
single twin
double triple
top bottom
open closed
warm cold
high low
active passive
concave convex
manual automatic
straight curved
mono stereo
male female
boys girls
sparkling still
natural artificial
cotton polyester
raw cooked
whole sliced
whole ground
smooth crunchy
ac dc
positive negative
plain ruled
squared ruled
squared plain
lined plain
pal ntsc
fullscreen widescreen
qwerty qwertz
qwerty azerty
qwertz azerty
coarse fine
mild hot
mild strong
fresh frozen
ethanol methanol
wholegrain white
morning evening
spring winter
summer winter
petrol diesel
gas electric`;
export const productMakers: string = `amazon kindle
amazon echo
amazon alexa
amazon firetv
amazon ring
amazon eero
apple iphone
apple ipad
apple ipod
apple macbook
apple imac
apple airpods
apple airtag
apple homepod
apple macmini
apple watchos
microsoft xbox
microsoft windows
microsoft surface
microsoft office
microsoft excel
microsoft word
microsoft powerpoint
microsoft visio
microsoft outlook
microsoft encarta
microsoft zune
microsoft kinect
microsoft lifecam
sony playstation
sony ps2
sony ps3
sony ps4
sony ps5
sony psp
sony walkman
sony bravia
sony xperia
sony vaio
sony cybershot
sony alpha
sony handycam
sony dualsense
sony dualshock
nintendo switch
nintendo wii
nintendo wiiu
nintendo gameboy
nintendo gamecube
nintendo zelda
nintendo mario
nintendo pokemon
google pixel
google chromecast
google nest
google chromebook
samsung galaxy
lenovo thinkpad
lenovo ideapad
lenovo yoga
lenovo legion
lenovo thinkcentre
dell latitude
dell inspiron
dell xps
dell optiplex
dell precision
dell alienware
dell poweredge
dell vostro
hp laserjet
hp officejet
hp deskjet
hp envy
hp pavilion
hp elitebook
hp probook
hp omen
hp photosmart
hp designjet
acer aspire
acer predator
acer nitro
acer travelmate
asus zenbook
asus vivobook
asus rog
asus tuf
asus zenfone
motorola moto
motorola razr
intel core
intel xeon
intel pentium
intel celeron
amd ryzen
amd radeon
amd epyc
amd athlon
amd threadripper
nvidia geforce
nvidia rtx
nvidia gtx
nvidia quadro
canon eos
canon powershot
canon ixus
canon pixma
canon selphy
canon imagerunner
nikon nikkor
nikon coolpix
olympus omd
panasonic lumix
panasonic toughbook
fujifilm instax
fujifilm finepix
epson ecotank
epson workforce
epson expression
epson stylus
brother innovis
logitech mx
adobe photoshop
adobe acrobat
adobe illustrator
adobe indesign
adobe lightroom
adobe dreamweaver
adobe premiere
adobe elements
intuit quickbooks
intuit turbotax
intuit quicken
autodesk autocad
symantec norton
corel coreldraw
corel paintshop
corel wordperfect
ubiquiti unifi
signify hue
philips hue
philips sonicare
philips avent
philips senseo
gillette mach3
gillette fusion
proctergamble ariel
proctergamble pampers
proctergamble gillette
proctergamble oralb
proctergamble fairy
proctergamble lenor
proctergamble pantene
proctergamble tide
proctergamble always
proctergamble tampax
proctergamble swiffer
proctergamble febreze
proctergamble olay
proctergamble vicks
proctergamble dash
unilever dove
unilever knorr
unilever axe
unilever lynx
unilever rexona
unilever persil
unilever domestos
unilever hellmanns
unilever magnum
unilever lipton
unilever signal
unilever cif
unilever sunsilk
henkel loctite
henkel pritt
henkel persil
henkel schwarzkopf
henkel pattex
henkel ceresit
henkel fa
henkel somat
henkel bref
reckitt finish
reckitt durex
reckitt nurofen
reckitt dettol
reckitt lysol
reckitt vanish
reckitt strepsils
reckitt calgon
reckitt airwick
reckitt cillit
reckitt gaviscon
reckittbenckiser finish
reckittbenckiser durex
reckittbenckiser nurofen
reckittbenckiser dettol
reckittbenckiser lysol
reckittbenckiser vanish
reckittbenckiser strepsils
reckittbenckiser calgon
reckittbenckiser airwick
reckittbenckiser cillit
reckittbenckiser gaviscon
beiersdorf nivea
beiersdorf eucerin
beiersdorf hansaplast
beiersdorf tesa
beiersdorf labello
johnsonjohnson neutrogena
johnsonjohnson listerine
johnsonjohnson nicorette
johnsonjohnson imodium
johnsonjohnson acuvue
johnsonjohnson tylenol
johnsonjohnson aveeno
kenvue neutrogena
kenvue listerine
kenvue nicorette
kenvue tylenol
haleon voltaren
haleon voltarol
haleon sensodyne
haleon panadol
haleon centrum
haleon otrivin
haleon advil
gsk voltaren
gsk voltarol
gsk sensodyne
gsk panadol
bayer aspirin
bayer bepanthen
bayer canesten
bayer rennie
bayer iberogast
bayer aleve
pfizer viagra
pfizer centrum
pfizer advil
sanofi doliprane
sanofi dulcolax
ferrero nutella
ferrero kinder
ferrero tictac
ferrero rocher
ferrero raffaello
nestle nescafe
nestle kitkat
nestle maggi
nestle nespresso
nestle nesquik
nestle smarties
nestle purina
nestle milo
nestle perrier
nestle moca
mondelez milka
mondelez oreo
mondelez toblerone
mondelez cadbury
mondelez philadelphia
mondelez lu
mars snickers
mars twix
mars bounty
mars whiskas
mars pedigree
mars mms
mars royalcanin
mars uncleben
kelloggs pringles
kelloggs special
kelloggs frosties
pepsico pepsi
pepsico lays
pepsico doritos
pepsico quaker
pepsico gatorade
pepsico tropicana
pepsico walkers
cocacola sprite
cocacola fanta
danone evian
danone volvic
danone activia
danone alpro
danone aptamil
danone actimel
lavazza espressopoint
jde senseo
jde tassimo
jde jacobs
jacobs tassimo
douweegberts senseo
heinz ketchup
kraft heinz
kraft philadelphia
orkla abba
orkla kalles
abba kalles
nissin cupnoodle
mattel barbie
mattel hotwheels
mattel uno
mattel fisherprice
hasbro monopoly
hasbro nerf
hasbro playdoh
hasbro transformers
kosmos catan
asmodee catan
ravensburger scotlandyard
lego duplo
lego technic
lego ninjago
3m postit
3m scotch
3m scotchbrite
3m peltor
bic cristal
bic tippex
newell dymo
newell sharpie
newell parker
esselte leitz
esselte dymo
acco leitz
schaeffler fag
schaeffler ina
schaeffler luk
skf explorer
bosch professional
bosch rexroth
bosch dremel
stanley dewalt
stanley fatmax
stanleyblackdecker dewalt
stanleyblackdecker stanley
tti milwaukee
tti ryobi
techtronic milwaukee
techtronic ryobi
makita lxt
husqvarna gardena
husqvarna automower
groupeseb tefal
groupeseb rowenta
groupeseb moulinex
groupeseb krups
seb tefal
seb rowenta
seb moulinex
seb krups
whirlpool kitchenaid
whirlpool maytag
electrolux aeg
electrolux zanussi
bsh bosch
bsh siemens
bsh neff
bsh gaggenau
delonghi nespresso
sharkninja shark
sharkninja ninja
bissell crosswave
irobot roomba
garmin fenix
garmin forerunner
fitbit versa
gopro hero
dji mavic
dji osmo
kingston datatraveler
kingston hyperx
kingston fury
wd sandisk
wd mypassport
wd caviar
wd elements
seagate barracuda
seagate ironwolf
micron crucial
crucial ballistix
raspberry pico
nike jordan
nike airmax
adidas predator
adidas stansmith
adidas superstar
adidas ultraboost
levis dockers
luxottica rayban
luxottica oakley
essilorluxottica rayban
essilorluxottica oakley
loreal garnier
loreal maybelline
loreal elvive
loreal elseve
loreal kerastase
loreal larocheposay
loreal vichy
loreal cerave
loreal lancome
esteelauder clinique
coty wella
coty rimmel
lvmh dior
lvmh givenchy
lvmh sephora
christiandior sauvage
dior sauvage
michelin bfgoodrich
michelin kleber
continental uniroyal
continental semperit
continental barum
goodyear dunlop
ikea billy
ikea kallax
ikea malm
ikea poang
ikea hemnes
ikea lack
hills scienceplan
spectrum tetra
spectrum remington
duracell procell
legrand celiane
legrand mosaic
schneider acti9
schneider merlin
schneiderelectric acti9
siemens sentron
siemens sirius
siemens simatic
abb busch
gates powergrip
castrol edge
castrol magnatec
castrol gtx
bp castrol
shell helix
shell rimula
exxonmobil mobil
total quartz
viz onepiece
viz naruto
shueisha onepiece
shueisha naruto
kodak easyshare
blizzard warcraft
blizzard diablo
blizzard starcraft
blizzard overwatch
activision callofduty
ea fifa
ea sims
ea battlefield
electronicarts fifa
electronicarts sims
electronicarts battlefield
ubisoft farcry
ubisoft assassinscreed
rockstar gta
cdprojekt witcher
cdprojekt cyberpunk`;
