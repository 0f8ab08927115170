// Made by "npm run tables" from src/lexicon/tables/product/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, source; of a frequency list: word, times in a million names; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `generic		en	general-usage
edition		en	general-usage
sort		en	general-usage
variant		en	general-usage
colour		en	general-usage
sort		de	general-usage
generic		de	general-usage
sort		fr	general-usage
thing		en	general-usage
colour		en	css-color-names
count		*	general-usage
sort		pl	general-usage
thing		de	general-usage
volume		*	si-brochure
sort		es	general-usage
sort		it	general-usage
length		*	si-brochure
sort		sv	general-usage
sort		nl	general-usage
thing		fr	general-usage
connective		en	general-usage
mass		*	si-brochure
generic		fr	general-usage
variant		de	general-usage
count		de	general-usage
storage		*	general-usage
thing		es	general-usage
time		*	si-brochure
colour		de	general-usage
count		en	general-usage
accessory		de	general-usage
edition		de	general-usage
generic		it	general-usage
thing		it	general-usage
accessory		en	general-usage
generic		es	general-usage
platform		en	general-usage
least		en	general-usage
power		*	si-brochure
sort		pt	general-usage
thing		pl	general-usage
time		en	general-usage
variant		fr	general-usage
colour		fr	general-usage
colour		pl	general-usage
generic		pl	general-usage
colour		es	general-usage
company		en	iso20275
frequency		*	si-brochure
inclusive		en	general-usage
resolution		*	general-usage
count		pl	general-usage
colour		nl	general-usage
connective		fr	general-usage
count		es	general-usage
mass		*	general-usage
purpose		en	general-usage
rate		*	general-usage
volume		en	general-usage
accessory		fr	general-usage
colour		it	general-usage
colour		pt	general-usage
colour		tr	general-usage
count		fr	general-usage
edition		fr	general-usage
generic		tr	general-usage
sort		*	general-usage
time		de	general-usage
variant		it	general-usage
voltage		*	general-usage
accessory		es	general-usage
accessory		it	general-usage
activity		*	general-usage
capacitance		*	general-usage
channel		*	general-usage
count		it	general-usage
current		*	si-brochure
mass		en	general-usage
resistance		*	general-usage
thing		nl	general-usage
variant		es	general-usage
voltage		*	si-brochure
accessory		pl	general-usage
area		*	general-usage
area		en	general-usage
connective		*	general-usage
container		en	general-usage
container		fr	general-usage
data		*	general-usage
edition		pl	general-usage
energy		*	si-brochure
grammage		*	general-usage
least		de	general-usage
length		*	general-usage
light		*	general-usage
nominal		*	general-usage
thing		sv	general-usage
thing		tr	general-usage
variant		nl	general-usage
volume		es	general-usage
accessory		nl	general-usage
accessory		pt	general-usage
accessory		tr	general-usage
aperture		*	general-usage
colour		sv	general-usage
connective		de	general-usage
connective		es	general-usage
connective		it	general-usage
container		de	general-usage
container		es	general-usage
count		nl	general-usage
count		pt	general-usage
count		tr	general-usage
edition		es	general-usage
edition		it	general-usage
energy		*	general-usage
generic		*	general-usage
inclusive		de	general-usage
least		es	general-usage
least		fr	general-usage
length		de	general-usage
mass		de	general-usage
protection		*	general-usage
protection		de	general-usage
purpose		de	general-usage
purpose		it	general-usage
purpose		nl	general-usage
purpose		pl	general-usage
time		fr	general-usage
zoom		*	general-usage`;
export const productWords: string = `1080p			0
2160p			0
2d			0
2xl	xxl		3
3d			0
3g			0
3xl	xxxl		3
4g			0
4k			0
5g			0
720p			0
8k			0
a			20
aac			0
abo	subscription		31
abonnement	subscription		64
acad	academic		1
academic			1
accessories	accessory		0
accessory			0
aceite de oliva	olive oil		14
acoustic version			1
acucar	sugar		39
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
alkoholfrei	alcohol free		31
alla			107
almond			4
altavoz	speaker		35
altoparlante	speaker		32
am			0
amarillo	yellow		4
amazon co uk			0
amazon com			0
amazon de			0
amber			4
an			20
analcolica	alcohol free		114
and			20
and above	or later		37
and higher	or later		37
and later	or later		37
and newer	or later		37
and up	or later		37
anthracite			4
anthrazit	anthracite		28
appareils	device		22
argent	silver		4
argento	silver		60
armadio	wardrobe		15
armario	wardrobe		14
armbanduhr	watch		6
armchair			0
armoire	wardrobe		7
arroz	rice		14
aspiradora	vacuum cleaner		26
aspirapolvere	vacuum cleaner		33
aspirateur	vacuum cleaner		19
at			20
au	aux		53
audio			0
aufsteckbursten	brush heads		30
auricolari	headphone		33
auriculares	headphone		26
automatic			0
aux			53
avec			49
azeite	olive oil		39
azucar	sugar		14
azul	blue		4
backpack			2
bag			0
ball bearing			8
barley wine			2
barleywine	barley wine		2
barrel aged			1
basic			1
batteries	battery		0
battery			0
beans			3
beer			2
beige			9
best price			0
beurre	butter		7
beyaz	white		62
bezalkoholowe	alcohol free		89
bezprzewodowy	wireless		45
bialy	white		44
bianco	white		4
bibliotheque	bookcase		19
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
blanc	white		4
blanca	white		46
blanche	white		43
blanco	white		46
blau	blue		4
blauw	blue		52
bleu	blue		4
bleue	blue		43
blk	black		4
blojor	diaper		17
blu ray	bluray		36
blue			9
bluetooth			0
bluray			36
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
botas	boots		14
boter	butter		18
bottes	boots		7
bottle			0
bottles			0
bougie	spark plug		19
bouilloire	kettle		7
bourbon barrel	barrel aged		1
bourbon barrel aged	barrel aged		1
bouteille	bottle		22
box			0
boxed	box		0
brake disc			2
brake pads			2
branco	white		61
brand			0
brand new			0
brass			2
bratpfanne	frying pan		12
braun	brown		28
bremsbelage	brake pads		5
bremsscheibe	brake disc		5
brodrost	toaster		17
broek	trousers		18
bronze			4
broodrooster	toaster		18
brosse a dents	toothbrush		19
brown			9
brush heads			34
brut			42
bucherregal	bookcase		12
built			0
bulk packaging			0
bundle			0
bundles	bundle		0
burgundy			4
business			1
butter			2
buty	shoe		40
buy now			0
by			20
byxor	trousers		17
cable			0
cables	cable		0
cacao	cocoa		7
cadeira	chair		39
cafe	coffee		7
cafe en grains	coffee beans		7
cafe en grano	coffee beans		14
caffe	coffee		15
caffe in grani	coffee beans		15
caffeine free			1
calzini	socks		33
camara	camera		35
camasir makinesi	washing machine		97
camera			0
cameras	camera		0
camicia	shirt		15
camisa	shirt		14
can			0
cans			0
cap	capacity		0
capa	case		101
capacity			0
capsulas	capsules		80
capsules			3
car			0
card			0
cards	card		0
cargador	charger		70
caricabatterie	charger		71
carton			0
cartons			0
cartridge			0
cartridges	cartridge		0
case			34
cases	case		34
cd			0
cdrom			0
cds	cd		0
cellular			1
center			0
centre	center		0
cerveja	beer		39
cerveza	beer		14
chair			2
chairs	chair		2
chaise	chair		7
champagne			4
champu	shampoo		14
chaqueta	jacket		14
charcoal			4
charger			34
chargeur	charger		59
chaussettes	socks		19
chaussures	shoe		19
cheese			2
chemise	shirt		7
cherry			4
chicken			2
chinese			2
chocolate			9
chrome			4
cider			2
cinza	gray		61
citron	lemon		7
clavier	keyboard		19
clear			4
co			47
coat			2
coats	coat		2
cocoa			2
coffee			2
coffee beans			2
coffee machine			8
coffee maker	coffee machine		8
colchon	mattress		26
cold white	cool white		4
collector	collectors		1
collectors			1
color			0
colour	color		0
compact			0
company			0
compatible			0
compatible with	for		56
competitive upgrade	crossgrade		1
complete			0
complete package			0
complete product			0
compresse	tablet		32
comprime	tablet		22
comprimes	tablet		22
computer			0
computers	computer		0
computing			0
con			49
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
coque	case		59
coral			9
corded			0
cordless			0
corp			47
cosmetics			0
couch	sofa		2
cover			34
cpu	processor		0
cream			4
crimson			9
crossgrade			1
cuero	leather		14
cuffie	headphone		33
cuir	leather		7
cukier	sugar		11
custodia	case		71
cyan			9
cykel	bicycle		17
czajnik	kettle		11
czarny	black		44
czerwony	red		44
dack	tyre		17
damen	women		23
dames	women		98
dark beer			1
day			3
day cream	day		23
ddr			0
ddr2			0
ddr3			0
ddr4			0
ddr5			0
de			20
debloque	unlocked		116
decaf			1
decafeine	decaf		64
decaff	decaf		1
decaffeinated	decaf		1
dect			0
dect 6 0	dect		0
dect 6 0 plus	dect		0
deep groove ball bearing	ball bearing		8
definition			0
del			106
delux	deluxe		1
deluxe			1
dentifrice	toothpaste		19
deodorant			2
deodorante	deodorant		15
der			105
des			53
design			0
desk			2
desktop			0
desodorante	deodorant		14
detergent			8
detergente	detergent		26
device			0
devices	device		0
dezodorant	deodorant		11
diaper			2
diapers	diaper		2
diet			1
digital			0
disc			0
discs	disc		0
dishwasher			8
disk	disc		0
disks	disc		0
display			0
disque de frein	brake disc		7
divano	sofa		15
dla	for		127
dlx	deluxe		1
docena	12pk		35
donna	women		68
dorado	gold		46
dore	gold		43
double			3
douzaine	12pk		22
dozen	12pk		0
dress			2
dresses	dress		2
drill			0
drive			0
drives	drive		0
drops			3
drucker	printer		12
drukarka	printer		40
dry			2
dryer			8
du			53
dual			0
dunkel	dark beer		31
duschgel	shower gel		12
dutzend	12pk		6
dvd			36
dvdrom			0
dvds	dvd		36
earbud			0
earbuds	earbud		0
eau de parfum	edp		42
eau de toilette	edt		42
ebay			0
ecouteurs	headphone		19
ed	edition		0
edelstahl	stainless		28
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
electrique	electric		22
electronics			0
elektrisch	electric		6
elektrische	electric		6
elixir			1
emerald			4
en grains	beans		42
enceinte	speaker		22
eng	english		0
english			0
ent	enterprise		1
enterprise			1
entkoffeiniert	decaf		31
envio gratis	free shipping		35
erdbeer	strawberry		5
erdbeere	strawberry		5
ersatzarmband	strap		30
esd	download		0
espresso			4
essential	essentials		1
essentials			1
estanteria	bookcase		26
et			20
etagere	bookcase		19
etui	case		30
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
farinha	flour		39
fast delivery			0
fast ship			0
fast shipping			0
fat free			1
fauteuil	armchair		22
fe			1
feat			85
featuring	feat		85
femme	women		42
fernseher	tv		6
fettarm	low fat		31
fhd			0
fiets	bicycle		18
film coated tablets	tablet		0
filmtabletten	tablet		6
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
for			56
formaggio	cheese		15
forte			1
fotocamera	camera		32
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
frigorifero	refrigerator		33
frigorifico	refrigerator		26
from			20
fromage	cheese		7
front			3
frying pan			8
fta	tablet		6
full			1
full version			0
funda	case		70
fur		für	56
galvanised	galvanized		2
galvanized			2
game			0
games	game		0
gants	gloves		19
ganze bohnen	beans		23
garderob	wardrobe		17
gas			0
gefrierschrank	freezer		5
gehause	body		6
gel			3
gel douche	shower gel		19
gelb	yellow		4
gelules	capsules		42
gemahlen	ground		23
gen	generation		0
generation			0
genuine			0
gerat	device		6
gerate	device		6
german			2
giacca	jacket		15
giallo	yellow		60
glas	jar		6
glosnik	speaker		45
gloves			8
gluhbirne	light bulb		12
gluhlampe	light bulb		12
gluten free			0
glutenfrei	gluten free		6
gmbh			47
gold			9
gr	size		6
grade			0
grades	grade		0
grafikkarte	graphics card		6
grafito	graphite		46
graphics card			0
graphit	graphite		28
graphite			4
gratis versand	free shipping		6
grau	gray		28
gray			4
green			9
grey	gray		4
grigio	gray		60
grijs	gray		52
grille pain	toaster		7
gris	gray		43
grn	green		4
groen	green		52
grosse	size		6
ground			3
grun	green		28
h264			0
h265			0
hahnchen	chicken		5
hamer	hammer		18
hammare	hammer		17
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
heren	men		98
herren	men		23
herrenuhr	watch		6
hervidor	kettle		14
high			0
hinten	rear		23
hoesje	case		100
hombre	men		80
home			1
homme	men		42
honey			2
honig	honey		5
honing	honey		18
honung	honey		17
hooded sweatshirt	hoodie		2
hoodie			2
hoodies	hoodie		2
horlurar	headphone		96
housse	case		59
huhn	chicken		5
huile dolive	olive oil		7
hulle	case		30
hydrochloric acid			2
impresora	printer		26
imprimante	printer		19
in			20
in grani	beans		68
in stock			0
inalambrico	wireless		35
inc			47
inch			0
incl	with		49
including	with		49
india pale ale	ipa		2
indigo			9
ink			0
inkl	with		117
inox	stainless		43
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
jacka	jacket		17
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
jumper	sweater		2
junior			1
kaas	cheese		18
kabellos	wireless		6
kabellose	wireless		6
kabelloser	wireless		6
kaffe	coffee		17
kaffebonor	coffee beans		17
kaffee	coffee		5
kaffeebohnen	coffee beans		5
kaffeemaschine	coffee machine		12
kaffeevollautomat	coffee machine		12
kakao	cocoa		5
kaltweiss	cool white		28
kamera	camera		6
kamerasi	camera		65
kapseln	capsules		23
karaoke			1
karaoke version	karaoke		1
kase	cheese		5
kawa	coffee		11
kawa ziarnista	coffee beans		11
kettle			2
keyboard			8
khaki			9
kids			0
kilif	case		102
kinderfahrrad	bicycle		5
king			3
kit			0
kits	kit		0
klar	clear		28
klawiatura	keyboard		40
kledingkast	wardrobe		18
kleid	dress		5
kleiderschrank	wardrobe		5
koffeinfrei	caffeine free		31
koffer	suitcase		5
koffie	coffee		18
koffiebonen	coffee beans		18
kompatibel mit	for		124
konsole	console		6
konsolu	console		65
kopfhorer	headphone		12
kopierpapier	copy paper		6
koptelefoon	headphone		79
kostenloser versand	free shipping		6
kozaki	boots		11
krzeslo	chair		11
kugellager	ball bearing		12
kuhlschrank	refrigerator		12
kulaklik	headphone		97
kurtka	jacket		11
l	large		3
la			20
laarzen	boots		18
lactose free			1
ladegerat	charger		30
ladies	women		3
ladowarka	charger		82
lager			2
lait	milk		7
laktosefrei	lactose free		31
laptop			0
large			3
large box	small box		0
laufschuh	shoe		12
laufuhr	smartwatch		6
lautsprecher	speaker		6
lavadora	washing machine		26
lavatrice	washing machine		33
lave linge	washing machine		19
lavender			9
lcd			0
le			20
learning			0
leather			2
leche	milk		14
led			0
leder	leather		5
left			3
lemon			2
les			53
lessive	detergent		19
lh	left		3
lic	license		0
licence	license		0
license			0
licenses	license		0
light	lite		1
light bulb			8
lila	purple		28
lime			9
limited			1
links	left		23
linux			36
lite			1
live at	live version		1
live from	live version		1
live in concert	live version		1
live version			1
livraison gratuite	free shipping		22
llc			47
load			0
lodowka	refrigerator		40
lotion			3
low fat			1
lt			1
ltd			47
lte			0
luftfilter	air filter		5
luiers	diaper		18
m	medium		3
mac	macintosh		36
machine a cafe	coffee machine		19
macinato	ground		68
macintosh			36
macos	macintosh		36
magenta			9
mahogany			4
maka	flour		11
maleta	suitcase		14
manteiga	butter		39
mantel	coat		5
mantequilla	butter		14
maple			4
mark			1
maroon			9
marron	brown		43
marrone	brown		60
marteau	hammer		7
martello	hammer		15
martillo	hammer		14
maslo	butter		11
mass merchant	small box		0
mass merchant box	small box		0
massband	tape measure		5
matelas	mattress		19
materasso	mattress		33
matratze	mattress		12
matt			3
matte	matt		3
mattress			8
maus	mouse		12
mavi	blue		62
max			1
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
mit			49
mitternacht	midnight		28
mjol	flour		17
mk	mark		1
mlotek	hammer		11
mochila	backpack		14
model			0
monitor			0
month			0
months	month		0
montre	watch		22
moulu	ground		42
mount			0
mounts	mount		0
mouse			8
mp3			0
mujer	women		80
multi color	multicolor		4
multi colour	multicolor		4
multicolor			4
multicolour	multicolor		4
multimedia			0
music			0
mydlo	soap		11
nachfuller	refill		30
nachfullpack	refill		30
nacht	night		31
nachtcreme	night		31
nachtpflege	night		31
nappies	diaper		2
nappy	diaper		2
narrow			3
navy			9
negra	black		46
negro	black		4
nero	black		4
network			0
neu	new		6
neuf	new		22
neumatico	tyre		14
neuware	new		6
new			0
new in box			0
newegg com			0
nib			0
niebieski	blue		44
night			1
night cream	night		1
no	nr		0
no added sugar	sugar free		1
no sugar	sugar free		1
no sugar added	sugar free		1
noc	night		89
noir	black		4
noire	black		43
noisette	hazelnut		7
non fat	fat free		1
noodles			2
notebook	laptop		0
nouilles	noodles		7
nr			0
nt			0
nudel	noodles		5
nudeln	noodles		5
nuevo	new		35
nuit	night		64
nuovo	new		32
nwt			0
o superior	or later		118
oak			4
oak aged	barrel aged		1
ocynk	galvanized		11
oder hoher	or later		92
oder neuer	or later		92
odkurzacz	vacuum cleaner		40
oem			1
of			20
office			0
oil filter			2
ointment			3
old			0
old version			0
older version	old version		0
olfilter	oil filter		5
olijfolie	olive oil		18
olio di oliva	olive oil		15
olive			9
olive oil			2
olivenol	olive oil		5
olivolja	olive oil		17
oliwa	olive oil		11
ombrello	umbrella		15
on			20
on sale			0
open box			0
opona	tyre		11
or			20
or above	or later		37
or better	or later		37
or higher	or later		37
or later			37
or newer	or later		37
orange			9
orchid			9
organic			1
original			0
orologio	watch		32
ou superieur	or later		119
oven			8
ovp	new		6
oyun	game		65
pack			0
package			0
packs	pack		0
padella	frying pan		33
pale ale			2
panales	diaper		14
panel			0
pannolini	diaper		15
pantalon	trousers		7
pantaloni	trousers		15
panzerglas	screen protector		30
paper			0
paperback			3
para			56
paraguas	umbrella		14
parapluie	umbrella		7
paraply	umbrella		17
parasolka	umbrella		11
patelnia	frying pan		40
pbk	paperback		3
pc	computer		0
pen			0
penna	pen		32
peppermint	mint		2
per	for		125
perceuse	drill		22
personal			0
pfanne	frying pan		12
pfefferminz	mint		5
phone			0
phones	phone		0
photo			0
piece			0
pieces	piece		0
pieluchy	diaper		11
pils	pilsner		66
pilsen	pilsner		66
pilsener	pilsner		66
pilsner			66
pink			9
piwo	beer		11
pk	pack		0
pkg	package		0
plaquettes de frein	brake pads		7
plasma			0
plata	silver		46
platinum			4
play station 4	ps4		3
play station 5	ps5		3
player			0
players	player		0
playstation 3	ps3		3
playstation 4	ps4		3
playstation 5	ps5		3
plc			47
plecak	backpack		11
plum			9
plus			1
pneu	tyre		7
pneumatico	tyre		15
pnk	pink		4
poele	frying pan		19
pokrowiec	case		82
poltrona	armchair		32
port			0
portable			0
porter			2
portuguese			2
poudre	powder		7
poulet	chicken		7
pour			56
powder			2
power bank			0
powerbank	power bank		0
pralka	washing machine		40
prem	premium		1
premium			1
preto	black		61
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
queijo	cheese		39
queso	cheese		14
radio			0
radio edit			1
radio mix	radio edit		1
radio version	radio edit		1
range			0
rasierklingen	razor blades		30
raton	mouse		26
razor blades			34
reader			0
rear			3
recambio	refill		70
receiver			0
receivers	receiver		0
recharge	refill		59
rechts	right		23
red			9
reduced fat	low fat		1
refill			34
refills	refill		34
refrigerator			8
refurb	refurbished		1
refurbished			1
regenschirm	umbrella		5
reifen	tyre		5
reis	rice		5
reloj	watch		35
remaster			0
remastered			0
remasterise		remasterisé	0
remix			1
remote			0
renewal			1
renewals	renewal		1
replacement			0
resistor			0
resolution			0
resvaska	suitcase		17
retail			0
retail box			0
retail packaging			0
rf s	rfs		3
rfs			3
rh	right		3
ricarica	refill		71
rice			2
right			3
rijst	rice		18
rillenkugellager	ball bearing		12
riz	rice		7
roja	red		46
rojo	red		4
rom			0
rood	red		52
rosa	pink		28
rose			4
rosso	red		4
rot	red		28
rouge	red		4
roulement	ball bearing		19
ruby			4
rucksack	backpack		5
rugzak	backpack		18
russian			2
ryggsack	backpack		17
ryz	rice		11
s	small		3
sabonete	soap		39
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
sans alcool	alcohol free		64
sans fil	wireless		22
sans gluten	gluten free		22
sans sucres ajoutes	sugar free		1
sapone	soap		15
sapphire			4
sarten	frying pan		26
savon	soap		7
scarpe	shoe		33
schampo	shampoo		17
schlagbohrschrauber	drill		6
schmal	narrow		23
schools	academic		1
schraube	screw		12
schrauben	screw		12
schraubendreher	screwdriver		6
schreibtisch	desk		5
schuhe	shoe		12
schutzfolie	screen protector		30
schutzhulle	case		30
schwarz	black		4
screen			0
screen protector			34
screw			8
screwdriver			0
screws	screw		8
scrivania	desk		15
se			1
secco	dry		15
sedia	chair		15
seife	soap		5
senza fili	wireless		32
senza glutine	gluten free		32
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
sin alcohol	alcohol free		113
sin gluten	gluten free		35
single			0
sirop	syrup		42
site license			1
siyah	black		62
size			0
skirt			2
skirts	skirt		2
skrivbord	desk		17
slot			0
sluchawki	headphone		40
slv	silver		4
small			3
small box			0
small business			1
smartfon	smartphone		45
smartphone			0
smartwatch			0
smor	butter		17
sneaker	shoe		8
sneakers	shoe		8
soap			2
socken	socks		12
socker	sugar		17
socks			8
sofa			2
soffa	sofa		17
soft			1
software			0
sommerreifen	tyre		5
sony playstation 3	ps3		3
sony playstation 4	ps4		3
sony playstation 5	ps5		3
sony ps3	ps3		3
sony ps4	ps4		3
sony ps5	ps5		3
souris	mouse		19
spanish			2
spark plug			8
speaker			0
speakers	speaker		0
special offer			0
spedizione gratuita	free shipping		32
spodnie	trousers		11
spray			0
spulung	conditioner		6
srebrny	silver		44
sruba	screw		40
ss	stainless		4
stainless			4
stampante	printer		33
stand			0
standalone			0
standard			1
starter			1
staubsauger	vacuum cleaner		12
std	standard		1
stereo			0
stiefel	boots		5
stivali	boots		15
stoel	chair		18
stofzuiger	vacuum cleaner		79
stout			2
stovlar	boots		17
strap			34
straps	strap		34
strawberry			2
student			1
stuhl	chair		5
subscr	subscription		1
subscription			1
sucre	sugar		7
sugar			2
sugar free			1
sugarfree	sugar free		1
suiker	sugar		18
suitcase			2
suite			0
suppositories			3
svart	black		104
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
szary	gray		44
t shirt			2
t shirts	t shirt		2
tabl	tablet		45
tablet			0
tabletki	tablet		45
tablets	tablet		0
tabletten	tablet		6
tafel	chocolate bar		6
tagescreme	day		23
tagespflege	day		23
taille	size		22
taladro	drill		35
talla	size		35
tan			9
tape measure			2
tape rule	tape measure		2
tasche	case		30
taschenbuch	paperback		23
tastatur	keyboard		12
tastiera	keyboard		33
tea			2
teacher			1
teal			9
technologies	technology		0
technology			0
teclado	keyboard		26
tee	t shirt		2
tees	t shirt		2
telephone			0
telephones	telephone		0
televiseur	tv		22
television	tv		0
televisor	tv		35
televisore	tv		32
televizyon	tv		65
telewizor	tv		45
the			20
theater			0
theatre	theater		0
thee	tea		18
thunfisch	tuna		5
ti			1
tin			0
tins			0
tire	tyre		2
tires	tyre		2
titanium			4
to			20
toaster			2
toasters	toaster		2
toner			0
tool			0
tools	tool		0
toothbrush			8
toothpaste			8
top			0
tornillo	screw		26
tostadora	toaster		14
tostapane	toaster		15
toster	toaster		11
tournevis	screwdriver		22
tragbar	portable		6
tragbarer	portable		6
training			0
transparent			4
trapano	drill		32
tri color	multicolor		4
tri colour	multicolor		4
trial			1
tricolor	multicolor		4
tricolour	multicolor		4
trocken	dry		5
tropfen	drops		23
trousers			2
tube			0
tubes			0
tuna			2
turquoise			9
tv			0
tval	soap		17
tvattmaskin	washing machine		96
tyre			2
tyres	tyre		2
uhd			0
ult	ultimate		1
ultimate			1
ultra			1
umbrella			2
und			20
ungesusst	sugar free		1
unlocked			0
unsalted			3
unsweetened	sugar free		1
uomo	men		68
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
vacuum			0
vacuum cleaner			8
valigia	suitcase		15
valise	suitcase		7
vanilla			2
vanille	vanilla		5
vattenkokare	kettle		17
velo	bicycle		7
ver	version		0
verde	green		4
vermelho	red		61
vers	version		0
versandkostenfrei	free shipping		6
version			0
vert	green		4
verte	green		43
verzinkt	galvanized		5
vest			2
veste	jacket		7
vests	vest		2
video			0
vin	wine		7
vinho	wine		39
vino	wine		14
vinyl			36
violet			9
vis	screw		19
vista			0
vite	screw		33
vol	volume		0
vollversion	full version		6
volume			0
volume licence	volume license		1
volume license			1
voor	for		126
vorn	front		23
vorne	front		23
vriezer	freezer		18
vz	galvanized		5
w			49
walizka	suitcase		11
wall			0
walmart com			0
walnut			4
wardrobe			2
warm white			4
warmweiss	warm white		28
waschmaschine	washing machine		12
waschmittel	detergent		12
washer			0
washing machine			8
wasmachine	washing machine		79
wasserkocher	kettle		5
waterkoker	kettle		18
web			0
weich	soft		31
wein	wine		5
weiss	white		4
weissbier			5
weizenbier	weissbier		5
weste	vest		5
white			9
whole bean	beans		3
wht	white		4
wi fi	wifi		2
widerstand	resistor		6
widescreen			0
wiertarka	drill		45
wifi			2
wifi6			0
wijn	wine		18
win	windows		36
windeln	diaper		5
windows			36
wine			2
wino	wine		11
winterreifen	tyre		5
wiper blade			8
wiper blades	wiper blade		8
wireless			0
wischblatter	wiper blade		12
with			49
wlan	wifi		5
wma			0
women			3
womens	women		3
workgroup			1
xampu	shampoo		39
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
y			20
year			0
years	year		0
yellow			9
yesil	green		62
yr	year		0
yrs	year		0
zahnburste	toothbrush		12
zahncreme	toothpaste		12
zahnpasta	toothpaste		12
zaino	backpack		15
zamrazarka	freezer		11
zapatillas	shoe		26
zapatos	shoe		26
zapfchen	suppositories		23
zeep	soap		18
zegarek	watch		45
zero			1
zielony	green		44
zitrone	lemon		5
zolty	yellow		44
zucchero	sugar		15
zucker	sugar		5
zuckerfrei	sugar free		31
zundkerze	spark plug		12
zwart	black		52`;
export const productUnits: string = `adet	pk		112
ah			115
amp			76
ampere	amp		76
amps	amp		76
ans	year		128
bags	pk		29
beutel	pk		24
bit			88
bits	bit		88
blatt	pk		24
blocke	pk		24
boite	pk		87
bottles	pk		29
box	pk		86
btu			38
btus	btu		38
caja	pk		109
cans	pk		29
caplets	tbl		29
caps	cps		10
capsulas	cps		54
capsule	cps		29
capsule rigide	cps		75
capsules	cps		10
centiliter	cl		13
centilitre	cl		13
centimeter	cm		16
centimeters	cm		16
centimetre	cm		16
ch			74
channel	ch		74
channels	ch		74
cl			13
cm			16
cnt	pk		10
compresse	tbl		75
comprime	tbl		63
comprimes	tbl		63
comprimidos	tbl		54
count	pk		10
cpr	tbl		63
cps			29
ct	pk		10
ct tw	ctw		77
cttw	ctw		77
ctw			77
cu ft	cuft		58
cuft			13
cup			13
cups	cup		13
day			27
days	day		27
deciliter	dl		13
decilitre	dl		13
disc			10
discs	disc		10
dl			13
dn			95
doz	dozen		10
dozen			10
dpi			50
er	pk		24
feet	ft		16
film coated tablets	tbl		29
filmtabletten	tbl		24
fl ounce	floz		58
fl oz	floz		58
floz			13
fluid ounce	floz		58
fluid ounces	floz		58
fnumber			103
foot	ft		16
fps			57
ft			16
fta	tbl		24
g			21
g m2	gsm		91
gal			13
gallon	gal		13
gallons	gal		13
gb			25
gbps			57
gelules	cps		63
ghz			48
gig	gb		25
gigabyte	gb		25
gigabytes	gb		25
gigahertz	ghz		48
gigs	gb		25
gr	g		21
gram	g		21
gramm	g		121
grams	g		21
gsm			91
hertz	hz		48
horsepower	hp		38
hour	hr		27
hours	hr		27
hp			38
hr			27
hrs	hr		27
hz			48
ie	iu		72
in			16
inch	in		16
inches	in		16
iu			72
jahr	year		67
jahre	year		67
k			78
kaps	cps		24
kapseln	cps		24
kapsulek	cps		51
kapsulki	cps		51
kb			25
kg			21
khz			48
kilo	kg		21
kilobyte	kb		25
kilobytes	kb		25
kilogram	kg		21
kilograms	kg		21
kilos	kg		55
kilowatt	kw		38
km			16
kohm	k		78
kw			38
l			13
lb			21
lbs	lb		21
liter	l		13
liters	l		13
litre	l		13
litres	l		13
litro	l		99
litros	l		99
lm			94
lot	pk		87
lsf	spf		123
ltr	l		13
lumen	lm		94
m			16
m2			83
mah			90
mb			25
mbps			57
mcg			55
meg	mb		25
megabyte	mb		25
megabytes	mb		25
megahertz	mhz		48
megapixel	mp		50
megapixels	mp		50
meter	m		16
meters	m		16
metre	m		16
metres	m		93
mg			21
mhz			48
mi			16
microgram	mcg		55
micrograms	mcg		55
mile	mi		16
miles	mi		16
milligram	mg		21
milligrams	mg		21
milliliter	ml		13
milliliters	ml		13
millilitre	ml		13
millimeter	mm		16
millimeters	mm		16
millimetre	mm		16
millimetres	mm		93
min			27
mins	min		27
minute	min		27
minutes	min		27
ml			13
mm			16
mm2			83
monat	month		67
monate	month		67
month			41
months	month		41
mp			50
mpix	mp		50
mpixel	mp		50
ms			27
nappies	pk		29
nf			73
ohm			78
ounce	oz		21
ounces	oz		21
oz			21
p			50
pack	pk		10
packet	pk		10
packets	pk		10
packs	pk		10
packung	pk		108
pads	pk		29
pair			10
pairs	pair		10
pc	pk		10
pck	pk		10
pcs	pk		10
pezzi	pk		75
pf			73
piece	pk		10
pieces	pk		10
piezas	pk		54
pint	pt		13
pints	pt		13
pk			10
pn			95
port			10
ports	port		10
pound	lb		21
pounds	lb		21
ppm			57
pr	pair		10
pt			13
qt			13
quart	qt		13
quarts	qt		13
roll	pk		29
rollen	pk		24
rolls	pk		29
rpm			57
seat			10
seats	seat		10
sec			27
second	sec		27
seconds	sec		27
set	pk		86
sheet	pk		10
sheets	pk		10
spf			122
sq ft	sqft		84
sqft			84
sticks	pk		29
stk	pk		24
stuck	pk		24
stuks	pk		110
szt	pk		51
tabl	tbl		51
tablet	tbl		10
tabletek	tbl		51
tabletki	tbl		51
tablets	tbl		10
tabletten	tbl		24
tabs	tbl		10
tb			25
tbl			24
teile	pk		24
terabyte	tb		25
terabytes	tb		25
uds	pk		54
uf			73
ug	mcg		55
ui	iu		72
unid	pk		111
unidades	pk		54
user			10
users	user		10
v			81
v ac	vac		69
v dc	vdc		69
va			38
vac			69
vdc			69
volt	v		81
volts	v		81
w			38
watt	w		38
watts	w		38
wh			90
windeln	pk		24
wipes	pk		29
x			129
yard	yd		16
yards	yd		16
yd			16
year			41
year subscription	year		41
years	year		41
years subscription	year		41
yo	year		41
yr	year		41
yrs	year		41
zoll	in		120`;
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
yd mm 914.4 length`;
export const unitPrefixes: string = `f fnumber 2 decimal
spf spf 3 whole
lsf spf 3 whole
dn dn 4 whole
pn pn 3 whole`;
export const productsCalledAlike: string = `armchair chair
boots shoe
jeans trousers
jeans pants
trousers pants
sweater cardigan
sweater sweatshirt
hoodie sweatshirt
shirt tshirt
shirt blouse
coat jacket
coat parka
jacket parka
jacket anorak
vest gilet
dress gown
desk table
rug carpet
rug mat
mug cup
bowl dish
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
edt cologne
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
doll figure
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
poster print`;
