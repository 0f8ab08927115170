// Made by "npm run tables" from src/lexicon/tables/product/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, sources by their lines in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `generic
edition
sort
variant
colour
sort
generic
sort
thing
colour
count
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
generic
variant
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
least
power
sort
thing
time
variant
carrier
colour
colour
generic
colour
company
frequency
inclusive
resolution
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
edition
generic
sort
time
variant
voltage
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
connective
connective
connective
container
container
count
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
zoom	




















































































































context

















	en
en
en
en
en
de
de
fr
en
en
*
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
fr
de
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
en
*
pt
pl
en
fr
en
fr
pl
pl
es
en
*
en
*
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
fr
tr
*
de
it
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
de
es
it
de
es
nl
pt
tr
*
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
*	0
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
a			22
aac			0
abo	subscription		33
abonnement	subscription		67
acad	academic		1
academic			1
accessories	accessory		0
accessory			0
aceite de oliva	olive oil		14
acoustic version			1
acucar	sugar		40
adapter			0
adapters	adapter		0
adaptor	adapter		0
additional license			1
adult			3
adv	advanced		1
advanced			1
af p	afp		3
af s	afs		3
afp			3
afs			3
age	ages		0
ages			0
air			0
air filter			2
akkuschrauber	drill		6
alcohol free			1
alkoholfrei	alcohol free		33
alla			111
almond			4
altavoz	speaker		36
altoparlante	speaker		34
am			0
amarillo	yellow		4
amazon co uk			0
amazon com			0
amazon de			0
amber			4
an			22
analcolica	alcohol free		119
and			22
and above	or later		38
and higher	or later		38
and later	or later		38
and newer	or later		38
and up	or later		38
anthracite			4
anthrazit	anthracite		30
appareils	device		24
argent	silver		4
argento	silver		63
armadio	wardrobe		15
armario	wardrobe		14
armbanduhr	watch		6
armchair			0
armoire	wardrobe		7
arroz	rice		14
aspiradora	vacuum cleaner		28
aspirapolvere	vacuum cleaner		35
aspirateur	vacuum cleaner		20
at			22
au	aux		56
audio			0
aufsteckbursten	brush heads		32
auricolari	headphone		35
auriculares	headphone		28
automatic			0
aux			56
avec			51
azeite	olive oil		40
azucar	sugar		14
azul	blue		4
backpack			2
bag			37
ball bearing			8
barbecue	grill		8
barley wine			2
barleywine	barley wine		2
barrel aged			1
basic			1
batteries	battery		37
battery			37
beans			3
beer			2
beige			9
best price			0
beurre	butter		7
beyaz	white		65
bezalkoholowe	alcohol free		92
bezprzewodowy	wireless		47
bialy	white		46
bianco	white		4
bibliotheque	bookcase		20
bicicleta	bicycle		14
bicicletta	bicycle		15
bicycle			2
bier	beer		5
biere	beer		7
bike	bicycle		2
bikes	bicycle		2
birra	beer		15
bisque			4
biurko	desk		11
biz	business		1
black			9
black and decker	black decker		16
black decker			16
blackdecker	black decker		16
blade			21
blades	blade		21
blanc	white		4
blanca	white		48
blanche	white		45
blanco	white		48
blau	blue		4
blauw	blue		55
blender			8
bleu	blue		4
bleue	blue		45
blk	black		4
blojor	diaper		18
blu ray	bluray		44
blue			9
bluetooth			0
bluray			44
bnib			0
bnwt			0
body			0
body wash	shower gel		8
bohrmaschine	drill		6
bollitore	kettle		15
bolt	screw		8
bookcase			8
boot	boots		2
boots			2
bosch			16
botas	boots		14
boter	butter		19
bottes	boots		7
bottle			0
bottles			0
bougie	spark plug		20
bouilloire	kettle		7
bourbon barrel	barrel aged		1
bourbon barrel aged	barrel aged		1
bouteille	bottle		24
box			0
boxed	box		0
brake disc			2
brake pads			2
branco	white		64
brand			0
brand new			0
brass			2
bratpfanne	frying pan		12
braun	brown		30
bremsbelage	brake pads		5
bremsscheibe	brake disc		5
brodrost	toaster		18
broek	trousers		19
bronze			4
broodrooster	toaster		19
brosse a dents	toothbrush		20
brown			9
brush heads			21
brut			43
bucherregal	bookcase		12
built			0
bulk packaging			0
bundle			0
bundles	bundle		0
burgundy			4
business			1
butter			2
buty	shoe		41
buy now			0
by			22
byxor	trousers		18
cable			0
cables	cable		0
cacao	cocoa		7
cadeira	chair		40
cafe	coffee		7
cafe en grains	coffee beans		7
cafe en grano	coffee beans		14
caffe	coffee		15
caffe in grani	coffee beans		15
caffeine free			1
calvin klein			16
calzini	socks		35
camara	camera		36
camasir makinesi	washing machine		101
camera			0
cameras	camera		0
camicia	shirt		15
camisa	shirt		14
can			0
cans			0
cap	capacity		0
capa	case		105
capacity			0
capsulas	capsules		83
capsules			3
car			0
carafe			21
card			0
cards	card		0
cargador	charger		73
caricabatterie	charger		74
carton			0
cartons			0
cartridge			0
cartridges	cartridge		0
case			21
cases	case		21
cd			44
cdrom			0
cds	cd		44
cellular			1
center			0
centre	center		0
cerveja	beer		40
cerveza	beer		14
chair			2
chairs	chair		2
chaise	chair		7
champagne			4
champu	shampoo		14
chaqueta	jacket		14
charcoal			4
charger			21
chargeur	charger		62
chaussettes	socks		20
chaussures	shoe		20
cheese			2
chemise	shirt		7
cherry			4
chicken			2
chinese			2
chocolate			9
chrome			4
chuck			21
cider			2
cinza	gray		64
citron	lemon		7
ck	calvin klein		16
clavier	keyboard		20
clear			4
co			49
coat			2
coats	coat		2
coca cola			16
cocacola	coca cola		16
cocoa			2
coffee			2
coffee beans			2
coffee machine			8
coffee maker	coffee machine		8
colchon	mattress		28
cold white	cool white		4
collector	collectors		1
collectors			1
color			0
colour	color		0
compact			0
company			0
compatible			0
compatible with	for		59
competitive upgrade	crossgrade		1
complete			0
complete package			0
complete product			0
compresse	tablet		34
comprime	tablet		24
comprimes	tablet		24
computer			0
computers	computer		0
computing			0
con			51
conditioner			0
congelador	freezer		14
congelateur	freezer		7
congelatore	freezer		15
console			0
control			0
cooktop			8
cool white			4
copper			4
copy paper			0
coque	case		62
coral			9
corded			0
cordless			0
corp			49
cosmetics			0
couch	sofa		2
cover			21
cpu	processor		0
cream			4
crimson			9
crossgrade			1
cuero	leather		14
cuffie	headphone		35
cuir	leather		7
cukier	sugar		11
custodia	case		74
cyan			9
cykel	bicycle		18
czajnik	kettle		11
czarny	black		46
czerwony	red		46
dack	tyre		18
damen	women		25
dames	women		102
dark beer			1
day			3
day cream	day		25
ddr			0
ddr2			0
ddr3			0
ddr4			0
ddr5			0
de			22
debloque	unlocked		121
decaf			1
decafeine	decaf		67
decaff	decaf		1
decaffeinated	decaf		1
dect			0
dect 6 0	dect		0
dect 6 0 plus	dect		0
deep groove ball bearing	ball bearing		8
definition			0
del			110
delux	deluxe		1
deluxe			1
dentifrice	toothpaste		20
deodorant			2
deodorante	deodorant		15
der			109
des			56
design			0
desk			2
desktop			0
desodorante	deodorant		14
detergent			8
detergente	detergent		28
device			0
devices	device		0
dezodorant	deodorant		11
diaper			2
diapers	diaper		2
diet			1
digital			0
digital slr	dslr		0
digital slr camera	dslr		0
disc			0
discs	disc		0
dishwasher			8
disk	disc		0
disks	disc		0
display			0
disque de frein	brake disc		7
divano	sofa		15
dla	for		133
dlx	deluxe		1
doc martens	dr martens		16
docena	12pk		36
dock			21
donna	women		71
dorado	gold		48
dore	gold		45
double			3
douzaine	12pk		24
dozen	12pk		0
dr martens			16
dress			2
dresses	dress		2
drill			0
drive			0
drives	drive		0
drops			3
drucker	printer		12
drukarka	printer		41
dry			2
dryer			8
dslr			0
dslr camera	dslr		0
du			56
dual			0
dunkel	dark beer		33
duschgel	shower gel		12
dutzend	12pk		6
dvd			44
dvdrom			0
dvds	dvd		44
earbud			0
earbuds	earbud		0
eau de parfum	edp		43
eau de toilette	edt		43
ebay			0
ecouteurs	headphone		20
ed	edition		0
edelstahl	stainless		30
edition			0
edn	edition		0
edp			3
edt			3
edu	academic		1
education	academic		1
educational	academic		1
educational discount	academic		1
ef m	efm		3
ef s	efs		3
efm			3
efs			3
electric			0
electrique	electric		24
electronics			0
elektrisch	electric		6
elektrische	electric		6
elixir			1
emerald			4
en grains	beans		43
enceinte	speaker		24
eng	english		0
english			0
ent	enterprise		1
enterprise			1
entkoffeiniert	decaf		33
envio gratis	free shipping		36
erdbeer	strawberry		5
erdbeere	strawberry		5
ersatzarmband	strap		32
esd	download		0
espresso			4
essential	essentials		1
essentials			1
estanteria	bookcase		28
et			22
etagere	bookcase		20
etui	case		32
expansion			1
explicit			0
explicit version			0
express			1
ext	extended		1
extended			1
extra			1
extra large	xl		3
factory sealed			0
fahrrad	bicycle		5
family pack			1
farina	flour		15
farine	flour		7
farinha	flour		40
fast delivery			0
fast ship			0
fast shipping			0
fat free			1
fauteuil	armchair		24
fe			1
feat			88
featuring	feat		88
femme	women		43
fernseher	tv		6
fettarm	low fat		33
fhd			0
fiets	bicycle		19
film coated tablets	tablet		0
filmtabletten	tablet		6
filter			37
filters	filter		37
filtre a air	air filter		7
filtre a huile	oil filter		7
finish			0
firm			3
flasche	bottle		6
flash			0
flat			0
flour			2
fm			0
foam			3
for			59
formaggio	cheese		15
forte			1
fotocamera	camera		34
fraise	strawberry		7
fraises	strawberry		7
free			0
free delivery			0
free pp		free p p	0
free ship			0
free shipping			0
freezer			2
french			2
fridge	refrigerator		8
frigorifero	refrigerator		35
frigorifico	refrigerator		28
from			22
fromage	cheese		7
front			3
frying pan			8
fta	tablet		6
full			1
full version			0
funda	case		73
fur		für	59
galvanised	galvanized		2
galvanized			2
game			0
games	game		0
gants	gloves		20
ganze bohnen	beans		25
garderob	wardrobe		18
gas			0
ge			16
gefrierschrank	freezer		5
gehause	body		6
gel			3
gel douche	shower gel		20
gelb	yellow		4
gelules	capsules		43
gemahlen	ground		25
gen	generation		0
general electric	ge		16
generation			0
genuine			0
gerat	device		6
gerate	device		6
german			2
giacca	jacket		15
giallo	yellow		63
glas	jar		6
glosnik	speaker		47
gloves			8
gluhbirne	light bulb		12
gluhlampe	light bulb		12
gluten free			0
glutenfrei	gluten free		6
gmbh			49
gold			9
gr	size		6
grade			0
grades	grade		0
grafikkarte	graphics card		6
grafito	graphite		48
graphics card			0
graphit	graphite		30
graphite			4
gratis versand	free shipping		6
grau	gray		30
gray			4
green			9
grey	gray		4
grigio	gray		63
grijs	gray		55
grill			8
grille pain	toaster		7
gris	gray		45
grn	green		4
groen	green		55
grosse	size		6
ground			3
grun	green		30
h264			0
h265			0
hahnchen	chicken		5
hamer	hammer		19
hammare	hammer		18
hammer			2
handschuhe	gloves		12
handy	smartphone		6
hard			0
hardback	hardcover		3
hardcover			3
harina	flour		14
haselnuss	hazelnut		5
hazelnut			2
hd			0
hdmi			0
hdtv	tv		0
headphone			8
headphones	headphone		8
hefeweissbier	weissbier		5
hefeweizen	weissbier		5
hemd	shirt		5
herbata	tea		11
heren	men		102
herren	men		25
herrenuhr	watch		6
hervidor	kettle		14
hewlett packard	hp		16
high			0
hinten	rear		25
hoesje	case		104
hombre	men		83
home			1
homme	men		43
honey			2
honig	honey		5
honing	honey		19
honung	honey		18
hooded sweatshirt	hoodie		2
hoodie			2
hoodies	hoodie		2
horlurar	headphone		100
housse	case		62
hp			16
huhn	chicken		5
huile dolive	olive oil		7
hulle	case		32
hydrochloric acid			2
impresora	printer		28
imprimante	printer		20
in			22
in grani	beans		71
in stock			0
inalambrico	wireless		36
inc			49
inch			0
incl	with		51
including	with		51
india pale ale	ipa		2
indigo			9
ink			0
inkl	with		122
inox	stainless		45
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
ivory			9
jabon	soap		14
jacka	jacket		18
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
junior			1
kaas	cheese		19
kabellos	wireless		6
kabellose	wireless		6
kabelloser	wireless		6
kaffe	coffee		18
kaffebonor	coffee beans		18
kaffee	coffee		5
kaffeebohnen	coffee beans		5
kaffeemaschine	coffee machine		12
kaffeevollautomat	coffee machine		12
kakao	cocoa		5
kaltweiss	cool white		30
kamera	camera		6
kamerasi	camera		68
kapseln	capsules		25
karaoke version	karaoke		1
kase	cheese		5
kawa	coffee		11
kawa ziarnista	coffee beans		11
kettle			2
keyboard			8
khaki			9
kids			0
kilif	case		106
kinderfahrrad	bicycle		5
king			3
kit			0
kits	kit		0
klar	clear		30
klawiatura	keyboard		41
kledingkast	wardrobe		19
kleid	dress		5
kleiderschrank	wardrobe		5
koffeinfrei	caffeine free		33
koffer	suitcase		5
koffie	coffee		19
koffiebonen	coffee beans		19
kompatibel mit	for		130
konsole	console		6
konsolu	console		68
kopfhorer	headphone		12
kopierpapier	copy paper		6
koptelefoon	headphone		82
kostenloser versand	free shipping		6
kozaki	boots		11
krzeslo	chair		11
kugellager	ball bearing		12
kuhlschrank	refrigerator		12
kulaklik	headphone		101
kurtka	jacket		11
l	large		3
l oreal	loreal		16
l oreal paris	loreal		16
la			22
laarzen	boots		19
lactose free			1
ladegerat	charger		32
ladies	women		3
ladowarka	charger		85
lager			2
lait	milk		7
laktosefrei	lactose free		33
laptop			0
large			3
laufschuh	shoe		12
laufuhr	smartwatch		6
lautsprecher	speaker		6
lavadora	washing machine		28
lavatrice	washing machine		35
lave linge	washing machine		20
lavender			9
lcd			0
le			22
learning			0
leather			2
leche	milk		14
led			0
leder	leather		5
left			3
lemon			2
les			56
lessive	detergent		20
lh	left		3
lic	license		0
licence	license		0
license			0
licenses	license		0
lid			21
lids	lid		21
light	lite		1
light bulb			8
lighter			1
lila	purple		30
lime			9
limited			1
links	left		25
linux			54
lite			1
live at	live version		1
live from	live version		1
live in concert	live version		1
live version			1
livraison gratuite	free shipping		24
llc			49
load			0
lodowka	refrigerator		41
loreal			16
loreal paris	loreal		16
lotion			3
low fat			1
lp	vinyl		44
lt			1
ltd			49
lte			0
luftfilter	air filter		5
luiers	diaper		19
m	medium		3
mac	macintosh		54
machine a cafe	coffee machine		20
macinato	ground		71
macintosh			54
macos	macintosh		54
magenta			9
mahogany			4
maka	flour		11
maleta	suitcase		14
manteiga	butter		40
mantequilla	butter		14
maple			4
mark			1
maroon			9
marron	brown		45
marrone	brown		63
marteau	hammer		7
martello	hammer		15
martillo	hammer		14
maslo	butter		11
mass merchant	small box		0
mass merchant box	small box		0
massband	tape measure		5
matelas	mattress		20
materasso	mattress		35
matratze	mattress		12
matt			3
matte	matt		3
mattress			8
maus	mouse		12
mavi	blue		65
max			1
maybelline			16
maybelline new york	maybelline		16
me			0
measuring tape	tape measure		2
media			0
medium			3
mehl	flour		5
memory			0
men			3
mens	men		3
menthe	mint		7
messing	brass		5
metre ruban	tape measure		7
microsoft xbox 360	xbox 360		3
microsoft xbox one	xbox one		3
microsoft xbox series s	xbox series s		3
microsoft xbox series x	xbox series x		3
microwave			0
midnight			4
milch	milk		5
milk			2
mini			1
mint			2
miod	honey		11
mit			51
mitternacht	midnight		30
mjol	flour		18
mk	mark		1
mlotek	hammer		11
mochila	backpack		14
model			0
monitor			0
month			0
months	month		0
montre	watch		24
moulu	ground		43
mount			37
mounts	mount		37
mouse			8
mp3			0
mujer	women		83
multi color	multicolor		4
multi colour	multicolor		4
multicolor			4
multicolour	multicolor		4
multimedia			0
music			0
mydlo	soap		11
nachfuller	refill		32
nachfullpack	refill		32
nacht	night		33
nachtcreme	night		33
nachtpflege	night		33
nappies	diaper		2
nappy	diaper		2
narrow			3
navy			9
negra	black		48
negro	black		4
nero	black		4
network			0
neu	new		6
neuf	new		24
neumatico	tyre		14
neuware	new		6
new			0
new in box			0
newegg com			0
niebieski	blue		46
night			1
night cream	night		1
no	nr		127
no sugar	sugar free		1
no sugar added	sugar free		1
noc	night		92
noir	black		4
noire	black		45
noisette	hazelnut		7
non fat	fat free		1
noodles			2
north face			16
notebook	laptop		0
nouilles	noodles		7
nr			0
nt			0
nudel	noodles		5
nudeln	noodles		5
nuevo	new		36
nuit	night		67
nuovo	new		34
nwt			0
o superior	or later		123
oak			4
oak aged	barrel aged		1
ocynk	galvanized		11
oder hoher	or later		95
oder neuer	or later		95
odkurzacz	vacuum cleaner		41
oem			1
of			22
office			0
oil filter			2
ointment			3
old			0
old version			0
older version	old version		0
olfilter	oil filter		5
olijfolie	olive oil		19
olio di oliva	olive oil		15
olive			9
olive oil			2
olivenol	olive oil		5
olivolja	olive oil		18
oliwa	olive oil		11
ombrello	umbrella		15
on			22
on sale			0
open box			0
opona	tyre		11
or			22
or above	or later		38
or better	or later		38
or higher	or later		38
or later			38
or newer	or later		38
orange			9
orchid			9
organic			1
original			0
orologio	watch		34
ou superieur	or later		124
oven			8
ovp	new		6
oyun	game		68
pack			0
package			0
packs	pack		0
padella	frying pan		35
pale ale			2
panales	diaper		14
panel			0
pannolini	diaper		15
pantalon	trousers		7
pantaloni	trousers		15
panzerglas	screen protector		32
paper			0
paperback			3
para			59
paraguas	umbrella		14
parapluie	umbrella		7
paraply	umbrella		18
parasolka	umbrella		11
patelnia	frying pan		41
pbk	paperback		3
pc	computer		0
pen			0
penna	pen		34
peppermint	mint		2
per	for		131
perceuse	drill		24
personal			0
pfanne	frying pan		12
pfefferminz	mint		5
phone			0
phones	phone		0
photo			0
piece			0
pieces	piece		0
pieluchy	diaper		11
pils	pilsner		69
pilsen	pilsner		69
pilsener	pilsner		69
pilsner			69
pink			9
pitcher			21
piwo	beer		11
pk	pack		0
pkg	package		0
plaquettes de frein	brake pads		7
plasma			0
plata	silver		48
platinum			4
play station 4	ps4		3
play station 5	ps5		3
player			0
players	player		0
playstation 3	ps3		3
playstation 4	ps4		3
playstation 5	ps5		3
plc			49
plecak	backpack		11
plum			9
plus			1
pneu	tyre		7
pneumatico	tyre		15
pnk	pink		4
poele	frying pan		20
pokrowiec	case		85
poltrona	armchair		34
port			0
portable			0
porter			2
portuguese			2
poudre	powder		7
poulet	chicken		7
pour			59
powder			2
power bank			0
powerbank	power bank		0
pralka	washing machine		41
prem	premium		1
premium			1
presents			22
preto	black		64
printer			8
printers	printer		8
pro	professional		1
processor			0
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
purple			9
quality			0
queijo	cheese		40
queso	cheese		14
radio			0
radio edit			1
radio mix	radio edit		1
radio version	radio edit		1
range			0
rasierklingen	razor blades		32
raton	mouse		28
razor blades			21
reader			0
rear			3
recambio	refill		73
receiver			0
receivers	receiver		0
recharge	refill		62
rechts	right		25
red			9
reduced			1
refill			21
refills	refill		21
refrigerator			8
refurb	refurbished		1
refurbished			1
regenschirm	umbrella		5
reifen	tyre		5
reis	rice		5
reloj	watch		36
remaster			0
remastered			0
remasterise		remasterisé	0
remix			1
remote			37
renewal			1
renewals	renewal		1
replacement			37
resistor			0
resolution			0
resvaska	suitcase		18
retail			0
retail box			0
retail packaging			0
rf s	rfs		3
rfs			3
rh	right		3
ricarica	refill		74
rice			2
right			3
rijst	rice		19
rillenkugellager	ball bearing		12
riz	rice		7
roja	red		48
rojo	red		4
rom			0
rood	red		55
rosa	pink		30
rose			4
rosso	red		4
rot	red		30
rouge	red		4
roulement	ball bearing		20
ruby			4
rucksack	backpack		5
rugzak	backpack		19
russian			2
ryggsack	backpack		18
ryz	rice		11
s	small		3
sabonete	soap		40
sac a dos	backpack		7
sachet			0
sachets			0
safety shoe	safety shoes		0
safety shoes			0
saison			2
salmon			9
salted			3
salzsaure	hydrochloric acid		5
sandal	sandals		2
sandalen	sandals		5
sandals			2
sans alcool	alcohol free		67
sans fil	wireless		24
sans gluten	gluten free		24
sans sucres ajoutes	sugar free		1
sapone	soap		15
sapphire			4
sarten	frying pan		28
savon	soap		7
scarpe	shoe		35
schampo	shampoo		18
schlagbohrschrauber	drill		6
schmal	narrow		25
schraube	screw		12
schrauben	screw		12
schraubendreher	screwdriver		6
schreibtisch	desk		5
schuhe	shoe		12
schutzfolie	screen protector		32
schutzhulle	case		32
schwarz	black		4
screen			0
screen protector			21
screw			8
screwdriver			0
screws	screw		8
scrivania	desk		15
se			1
secco	dry		15
sedia	chair		15
seife	soap		5
semi			1
senza fili	wireless		34
senza glutine	gluten free		34
series			0
server			0
sessel	armchair		6
set			0
sets	set		0
shampoo			3
shampooing	shampoo		7
shelving unit	bookcase		8
shipping			0
shirt			2
shirts	shirt		2
shoe			8
shoes	shoe		8
shorts			2
shower gel			8
sicherheitsschuh	safety shoes		6
sicherheitsschuhe	safety shoes		6
silber	silver		4
silver			9
simlockfrei	unlocked		6
sin alcohol	alcohol free		118
sin gluten	gluten free		36
single			0
sirop	syrup		43
site license			1
siyah	black		65
size			0
skirt			2
skirts	skirt		2
skrivbord	desk		18
slot			0
sluchawki	headphone		41
slv	silver		4
small			3
small business			1
smartfon	smartphone		47
smartphone			0
smartwatch			0
smor	butter		18
sneaker	shoe		8
sneakers	shoe		8
soap			2
socken	socks		12
socker	sugar		18
socks			8
sofa			2
soffa	sofa		18
soft			1
software			0
sommerreifen	tyre		5
sony playstation 3	ps3		3
sony playstation 4	ps4		3
sony playstation 5	ps5		3
sony ps3	ps3		3
sony ps4	ps4		3
sony ps5	ps5		3
souris	mouse		20
spanish			2
spare			37
spark plug			8
speaker			0
speakers	speaker		0
special offer			0
spedizione gratuita	free shipping		34
spodnie	trousers		11
spray			0
spulung	conditioner		6
srebrny	silver		46
sruba	screw		41
ss	stainless		4
stainless			4
stampante	printer		35
stand			37
standalone			0
standard			1
starter			1
staubsauger	vacuum cleaner		12
std	standard		1
stereo			0
stiefel	boots		5
stivali	boots		15
stoel	chair		19
stofzuiger	vacuum cleaner		82
stout			2
stovlar	boots		18
strap			21
straps	strap		21
strawberry			2
student			1
stuhl	chair		5
subscr	subscription		1
subscription			1
sucre	sugar		7
sugar			2
sugar free			1
sugarfree	sugar free		1
suiker	sugar		19
suitcase			2
suite			0
suppositories			3
svart	black		108
sw	software		0
sweater			2
sweaters	sweater		2
syrup			3
sys	system		0
system			0
systems	system		0
sz	size		0
szafa	wardrobe		11
szampon	shampoo		11
szary	gray		46
t shirt			2
t shirts	t shirt		2
tabl	tablet		47
tablet			0
tabletki	tablet		47
tablets	tablet		0
tabletten	tablet		6
tafel	chocolate bar		6
tagescreme	day		25
tagespflege	day		25
taille	size		24
taladro	drill		36
talla	size		36
tan			9
tape measure			2
tape rule	tape measure		2
tasche	case		32
taschenbuch	paperback		25
tastatur	keyboard		12
tastiera	keyboard		35
tea			2
teacher			1
teal			9
technologies	technology		0
technology			0
teclado	keyboard		28
telephone			0
telephones	telephone		0
televiseur	tv		24
television	tv		0
televisor	tv		36
televisore	tv		34
televizyon	tv		68
telewizor	tv		47
tester			1
the			22
theater			0
theatre	theater		0
thee	tea		19
thunfisch	tuna		5
ti			1
tin			0
tins			0
tire	tyre		2
tires	tyre		2
titanium			4
tnf	north face		16
to			22
toaster			2
toasters	toaster		2
toner			0
tool			0
tools	tool		0
toothbrush			8
toothpaste			8
top			0
tornillo	screw		28
tostadora	toaster		14
tostapane	toaster		15
toster	toaster		11
tournevis	screwdriver		24
tragbar	portable		6
tragbarer	portable		6
training			0
transparent			4
trapano	drill		34
tri color	multicolor		4
tri colour	multicolor		4
trial			1
tricolor	multicolor		4
tricolour	multicolor		4
trocken	dry		5
tropfen	drops		25
trousers			2
tube			0
tubes			0
tuna			2
turquoise			9
tv			0
tval	soap		18
tvattmaskin	washing machine		100
tyre			2
tyres	tyre		2
uhd			0
ult	ultimate		1
ultimate			1
ultra			1
umbrella			2
und			22
ungesusst	sugar free		1
unlocked			0
unsalted			3
unsweetened	sugar free		1
uomo	men		71
upg	upgrade		1
upgrade			1
upgrd	upgrade		1
upsell			1
usb			0
usb2			0
usb3			0
used			1
user			0
users	user		0
utilities	utility		0
utility			0
v	5		99
vacuum			0
vacuum cleaner			8
valigia	suitcase		15
valise	suitcase		7
vanilla			2
vanille	vanilla		5
vattenkokare	kettle		18
velo	bicycle		7
ver	version		0
verde	green		4
vermelho	red		64
vers	version		0
versandkostenfrei	free shipping		6
version			0
vert	green		4
verte	green		45
verzinkt	galvanized		5
vest			2
veste	jacket		7
vests	vest		2
video			0
vin	wine		7
vinho	wine		40
vino	wine		14
vinyl			44
violet			9
vis	screw		20
vista			0
vite	screw		35
vol	volume		0
vollversion	full version		6
volume			0
volume licence	volume license		1
volume license			1
voor	for		132
vorn	front		25
vorne	front		25
vriezer	freezer		19
vz	galvanized		5
w			51
walizka	suitcase		11
wall			0
walmart com			0
walnut			4
wardrobe			2
warm white			4
warmweiss	warm white		30
waschmaschine	washing machine		12
waschmittel	detergent		12
washer			0
washing machine			8
wasmachine	washing machine		82
wasserkocher	kettle		5
waterkoker	kettle		19
web			0
weich	soft		33
wein	wine		5
weiss	white		4
weissbier			5
weizenbier	weissbier		5
weste	vest		5
western digital	wd		16
white			9
whole bean	beans		3
wht	white		4
wi fi	wifi		2
widerstand	resistor		6
widescreen			0
wiertarka	drill		47
wifi			2
wifi6			0
wijn	wine		19
win	windows		54
windeln	diaper		5
windows			54
wine			2
wino	wine		11
winterreifen	tyre		5
wiper blade			8
wiper blades	wiper blade		8
wireless			0
wischblatter	wiper blade		12
with			51
wlan	wifi		5
wma			0
women			3
womens	women		3
workgroup			1
x	10		99
xampu	shampoo		40
xb1	xbox one		3
xbox 360			3
xbox one			3
xbox series s			3
xbox series x			3
xl			3
xp			0
xs			3
xxl			3
xxxl			3
y			22
year			0
years	year		0
yellow			9
yesil	green		65
yr	year		0
yrs	year		0
ysl	yves saint laurent		16
yves saint laurent			16
zahnburste	toothbrush		12
zahncreme	toothpaste		12
zahnpasta	toothpaste		12
zaino	backpack		15
zamrazarka	freezer		11
zapatillas	shoe		28
zapatos	shoe		28
zapfchen	suppositories		25
zeep	soap		19
zegarek	watch		47
zero			1
zielony	green		46
zitrone	lemon		5
zolty	yellow		46
zucchero	sugar		15
zucker	sugar		5
zuckerfrei	sugar free		33
zundkerze	spark plug		12
zwart	black		55`;
export const productUnits: string = `adet	pk		116
ah			120
amp			79
ampere	amp		79
amps	amp		79
ans	year		134
bags	pk		31
beutel	pk		26
bit			91
bits	bit		91
blatt	pk		26
blocke	pk		26
boite	pk		90
bottles	pk		31
box	pk		89
btu			39
btus	btu		39
caja	pk		113
cans	pk		31
caplets	tbl		31
caps	cps		10
capsulas	cps		57
capsule	cps		31
capsule rigide	cps		78
capsules	cps		10
centiliter	cl		13
centilitre	cl		13
centimeter	cm		17
centimeters	cm		17
centimetre	cm		17
ch			77
channel	ch		77
channels	ch		77
cl			13
cm			17
cnt	pk		10
compresse	tbl		78
comprime	tbl		66
comprimes	tbl		66
comprimidos	tbl		57
count	pk		10
cpr	tbl		66
cps			31
ct	pk		10
ct tw	ctw		80
cttw	ctw		80
ctw			80
cu ft	cuft		61
cuft			13
cup			13
cups	cup		13
day			29
days	day		29
deciliter	dl		13
decilitre	dl		13
disc			10
discs	disc		10
dl			13
dn			98
doz	dozen		10
dozen			10
dpi			52
er	pk		26
feet	ft		17
film coated tablets	tbl		31
filmtabletten	tbl		26
fl ounce	floz		61
fl oz	floz		61
floz			13
fluid ounce	floz		61
fluid ounces	floz		61
fnumber			107
foot	ft		17
fps			60
ft			17
fta	tbl		26
g			23
g m2	gsm		94
gal			13
gallon	gal		13
gallons	gal		13
gb			27
gbps			60
gelules	cps		66
ghz			50
gig	gb		27
gigabyte	gb		27
gigabytes	gb		27
gigahertz	ghz		50
gigs	gb		27
gr	g		23
gram	g		23
gramm	g		126
grams	g		23
gsm			94
hertz	hz		50
horsepower	hp		39
hour	hr		29
hours	hr		29
hp			39
hr			29
hrs	hr		29
hz			50
ie	iu		75
in			17
inch	in		17
inches	in		17
iu			75
jahr	year		70
jahre	year		70
k			81
kaps	cps		26
kapseln	cps		26
kapsulek	cps		53
kapsulki	cps		53
kb			27
kg			23
khz			50
kilo	kg		23
kilobyte	kb		27
kilobytes	kb		27
kilogram	kg		23
kilograms	kg		23
kilos	kg		58
kilowatt	kw		39
km			17
kohm	k		81
kw			39
l			13
lb			23
lbs	lb		23
liter	l		13
liters	l		13
litre	l		13
litres	l		13
litro	l		103
litros	l		103
lm			97
lot	pk		90
lsf	spf		129
ltr	l		13
lumen	lm		97
m			17
m2			86
mah			93
mb			27
mbps			60
mcg			58
meg	mb		27
megabyte	mb		27
megabytes	mb		27
megahertz	mhz		50
megapixel	mp		52
megapixels	mp		52
meter	m		17
meters	m		17
metre	m		17
metres	m		96
mg			23
mhz			50
mi			17
microgram	mcg		58
micrograms	mcg		58
mile	mi		17
miles	mi		17
milligram	mg		23
milligrams	mg		23
milliliter	ml		13
milliliters	ml		13
millilitre	ml		13
millimeter	mm		17
millimeters	mm		17
millimetre	mm		17
millimetres	mm		96
min			29
mins	min		29
minute	min		29
minutes	min		29
ml			13
mm			17
mm2			86
monat	month		70
monate	month		70
month			42
months	month		42
mp			52
mpix	mp		52
mpixel	mp		52
ms			29
nappies	pk		31
nf			76
ohm			81
ounce	oz		23
ounces	oz		23
oz			23
p			52
pack	pk		10
packet	pk		10
packets	pk		10
packs	pk		10
packung	pk		112
pads	pk		31
pair			10
pairs	pair		10
pc	pk		117
pck	pk		10
pcs	pk		10
pezzi	pk		78
pf			76
piece	pk		10
pieces	pk		10
piezas	pk		57
pint	pt		13
pints	pt		13
pk			10
pn			98
port			10
ports	port		10
pound	lb		23
pounds	lb		23
ppm			60
pr	pair		10
pt			13
qt			13
quart	qt		13
quarts	qt		13
roll	pk		31
rollen	pk		26
rolls	pk		31
rpm			60
seat			10
seats	seat		10
sec			29
second	sec		29
seconds	sec		29
set	pk		89
sheet	pk		10
sheets	pk		10
spf			128
sq ft	sqft		87
sqft			87
sticks	pk		31
stk	pk		26
stuck	pk		26
stuks	pk		114
szt	pk		53
tabl	tbl		53
tablet	tbl		10
tabletek	tbl		53
tabletki	tbl		53
tablets	tbl		10
tabletten	tbl		26
tabs	tbl		10
tb			27
tbl			26
teile	pk		26
terabyte	tb		27
terabytes	tb		27
uds	pk		57
uf			76
ug	mcg		58
ui	iu		75
unid	pk		115
unidades	pk		57
user			10
users	user		10
v			84
v ac	vac		72
v dc	vdc		72
va			39
vac			72
vdc			72
volt	v		84
volts	v		84
w			39
watt	w		39
watts	w		39
wh			93
windeln	pk		26
wipes	pk		31
x			135
yard	yd		17
yards	yd		17
yd			17
year			42
year subscription	year		42
years	year		42
years subscription	year		42
yo	year		42
yr	year		42
yrs	year		42
zoll	in		125`;
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
n nr 3 sign`;
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
