// Made by "npm run tables" from src/lexicon/tables/product/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, source; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `generic		en	general-usage
variant		en	general-usage
edition		en	general-usage
sort		en	general-usage
colour		en	general-usage
sort		de	general-usage
sort		fr	general-usage
thing		en	general-usage
generic		de	general-usage
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
variant		de	general-usage
count		de	general-usage
storage		*	general-usage
thing		es	general-usage
time		*	si-brochure
colour		de	general-usage
count		en	general-usage
generic		fr	general-usage
accessory		de	general-usage
thing		it	general-usage
accessory		en	general-usage
platform		en	general-usage
power		*	si-brochure
sort		pt	general-usage
edition		de	general-usage
generic		it	general-usage
thing		pl	general-usage
variant		fr	general-usage
colour		fr	general-usage
colour		pl	general-usage
generic		pl	general-usage
colour		es	general-usage
company		en	iso20275
frequency		*	si-brochure
generic		es	general-usage
inclusive		en	general-usage
resolution		*	general-usage
time		en	general-usage
count		pl	general-usage
colour		nl	general-usage
connective		fr	general-usage
count		es	general-usage
mass		*	general-usage
purpose		en	general-usage
rate		*	general-usage
accessory		fr	general-usage
colour		it	general-usage
colour		pt	general-usage
colour		tr	general-usage
count		fr	general-usage
edition		fr	general-usage
generic		tr	general-usage
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
resistance		*	general-usage
thing		nl	general-usage
variant		es	general-usage
voltage		*	si-brochure
accessory		pl	general-usage
area		*	general-usage
container		en	general-usage
container		fr	general-usage
data		*	general-usage
edition		pl	general-usage
energy		*	si-brochure
grammage		*	general-usage
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
inclusive		de	general-usage
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
2xl	xxl		1
3d			0
3g			0
3xl	xxxl		1
4g			0
4k			0
5g			0
720p			0
8k			0
a			20
aac			0
abo	subscription		36
abonnement	subscription		62
acad	academic		2
academic			2
accessories	accessory		0
accessory			0
aceite de oliva	olive oil		14
acucar	sugar		35
adapter			0
adapters	adapter		0
adaptor	adapter		0
adult			1
adv	advanced		2
advanced			2
af p	afp		1
af s	afs		1
afp			1
afs			1
age	ages		0
ages			0
air			0
air filter			3
akkuschrauber	drill		8
alcohol free			2
alkoholfrei	alcohol free		36
alla			100
almond			4
altavoz	speaker		46
altoparlante	speaker		37
am			0
amarillo	yellow		4
amber			4
an			20
analcolica	alcohol free		107
and			20
anthracite			4
anthrazit	anthracite		27
appareils	device		29
argent	silver		4
argento	silver		58
armadio	wardrobe		15
armario	wardrobe		14
armbanduhr	watch		8
armchair			0
armoire	wardrobe		6
arroz	rice		14
aspiradora	vacuum cleaner		25
aspirapolvere	vacuum cleaner		31
aspirateur	vacuum cleaner		19
at			20
au	aux		52
audio			0
aufsteckbursten	brush heads		30
auricolari	headphone		31
auriculares	headphone		25
automatic			0
aux			52
avec			47
azeite	olive oil		35
azucar	sugar		14
azul	blue		4
backpack			3
bag			0
ball bearing			7
basic			2
batteries	battery		0
battery			0
beans			1
beer			3
beige			9
beurre	butter		6
beyaz	white		60
bezalkoholowe	alcohol free		83
bezprzewodowy	wireless		42
bialy	white		41
bianco	white		4
bibliotheque	bookcase		19
bicicleta	bicycle		14
bicicletta	bicycle		15
bicycle			3
bier	beer		5
biere	beer		6
bike	bicycle		3
bikes	bicycle		3
birra	beer		15
bisque			4
biurko	desk		11
biz	business		2
black			9
blanc	white		4
blanca	white		43
blanche	white		40
blanco	white		43
blau	blue		4
blauw	blue		51
bleu	blue		4
bleue	blue		40
blk	black		4
blojor	diaper		17
blu ray	bluray		33
blue			9
bluetooth			0
bluray			33
body			0
body wash	shower gel		7
bohrmaschine	drill		8
bollitore	kettle		15
bolt	screw		7
bookcase			7
boots			3
botas	boots		14
boter	butter		18
bottes	boots		6
bottle			0
bottles			0
bougie	spark plug		19
bouilloire	kettle		6
bouteille	bottle		29
box			0
boxed	box		0
brake disc			3
brake pads			3
branco	white		59
brand			0
brass			3
bratpfanne	frying pan		12
braun	brown		27
bremsbelage	brake pads		5
bremsscheibe	brake disc		5
brodrost	toaster		17
broek	trousers		18
bronze			4
broodrooster	toaster		18
brosse a dents	toothbrush		19
brown			9
brush heads			32
brut			39
bucherregal	bookcase		12
built			0
bundle			0
bundles	bundle		0
burgundy			4
business			2
butter			3
buty	shoe		38
by			20
byxor	trousers		17
cable			0
cables	cable		0
cacao	cocoa		6
cadeira	chair		35
cafe	coffee		6
cafe en grains	coffee beans		6
cafe en grano	coffee beans		14
caffe	coffee		15
caffe in grani	coffee beans		15
calzini	socks		31
camara	camera		46
camasir makinesi	washing machine		90
camera			0
cameras	camera		0
can			0
cans			0
cap	capacity		0
capa	case		94
capacity			0
capsulas	capsules		76
capsules			1
car			0
card			0
cards	card		0
cargador	charger		67
caricabatterie	charger		68
carton			0
cartons			0
cartridge			0
cartridges	cartridge		0
case			32
cases	case		32
cd			0
cdrom			0
cds	cd		0
cellular			2
center			0
centre	center		0
cerveja	beer		35
cerveza	beer		14
chair			3
chairs	chair		3
chaise	chair		6
champagne			4
champu	shampoo		14
chaqueta	jacket		14
charcoal			4
charger			32
chargeur	charger		57
chaussettes	socks		19
chaussures	shoe		19
cheese			3
cherry			4
chicken			3
chocolate			9
chrome			4
cinza	gray		59
citron	lemon		6
clavier	keyboard		19
clear			4
co			44
cocoa			3
coffee			3
coffee beans			3
coffee machine			7
coffee maker	coffee machine		7
colchon	mattress		25
cold white	cool white		4
collector	collectors		2
collectors			2
color			0
colour	color		0
compact			0
company			0
compatible			0
compatible with	for		55
complete			0
compresse	tablet		37
comprime	tablet		29
comprimes	tablet		29
computer			0
computers	computer		0
computing			0
con			47
conditioner			0
congelador	freezer		14
congelateur	freezer		6
congelatore	freezer		15
console			0
control			0
cooktop			7
cool white			4
copper			4
copy paper			0
coque	case		57
coral			9
corded			0
cordless			0
corp			44
couch	sofa		3
cover			32
cpu	processor		0
cream			4
crimson			9
cuero	leather		14
cuffie	headphone		31
cuir	leather		6
cukier	sugar		11
custodia	case		68
cyan			9
cykel	bicycle		17
czajnik	kettle		11
czarny	black		41
czerwony	red		41
dack	tyre		17
damen	women		22
dames	women		91
dark beer			2
day			1
day cream	day		22
ddr			0
ddr2			0
ddr3			0
ddr4			0
ddr5			0
de			20
decaf			2
decafeine	decaf		62
decaffeinated	decaf		2
deep groove ball bearing	ball bearing		7
definition			0
del			99
delux	deluxe		2
deluxe			2
dentifrice	toothpaste		19
deodorant			3
deodorante	deodorant		15
der			98
des			52
design			0
desk			3
desktop			0
desodorante	deodorant		14
detergent			7
detergente	detergent		25
device			0
devices	device		0
dezodorant	deodorant		11
diaper			3
diapers	diaper		3
diet			2
digital			0
disc			0
discs	disc		0
dishwasher			7
disk	disc		0
disks	disc		0
display			0
disque de frein	brake disc		6
divano	sofa		15
dla	for		117
dlx	deluxe		2
donna	women		65
dorado	gold		43
dore	gold		40
double			1
drill			0
drive			0
drives	drive		0
drops			1
drucker	printer		12
drukarka	printer		38
dry			3
dryer			7
du			52
dual			0
dunkel	dark beer		36
duschgel	shower gel		12
dvd			33
dvdrom			0
dvds	dvd		33
earbud			0
earbuds	earbud		0
eau de parfum	edp		39
eau de toilette	edt		39
ecouteurs	headphone		19
ed	edition		0
edelstahl	stainless		27
edition			0
edn	edition		0
edp			1
edt			1
edu	academic		2
education	academic		2
educational	academic		2
ef m	efm		1
ef s	efs		1
efm			1
efs			1
electric			0
electrique	electric		29
electronics			0
elektrisch	electric		8
elektrische	electric		8
elixir			2
emerald			4
en grains	beans		39
enceinte	speaker		29
eng	english		0
english			0
ent	enterprise		2
enterprise			2
entkoffeiniert	decaf		36
erdbeer	strawberry		5
erdbeere	strawberry		5
ersatzarmband	strap		30
esd	download		0
espresso			4
essential	essentials		2
essentials			2
estanteria	bookcase		25
et			20
etagere	bookcase		19
etui	case		30
expansion			2
express			2
ext	extended		2
extended			2
extra			2
extra large	xl		1
fahrrad	bicycle		5
farina	flour		15
farine	flour		6
farinha	flour		35
fauteuil	armchair		29
fe			2
femme	women		39
fernseher	tv		8
fhd			0
fiets	bicycle		18
film coated tablets	tablet		0
filmtabletten	tablet		8
filtre a air	air filter		6
filtre a huile	oil filter		6
finish			0
firm			1
flasche	bottle		8
flash			0
flat			0
flour			3
fm			0
foam			1
for			55
formaggio	cheese		15
forte			2
fotocamera	camera		37
fraise	strawberry		6
fraises	strawberry		6
free			0
freezer			3
french			0
fridge	refrigerator		7
frigorifero	refrigerator		31
frigorifico	refrigerator		25
from			20
fromage	cheese		6
front			1
frying pan			7
fta	tablet		8
full			2
funda	case		67
fur		für	55
galvanised	galvanized		3
galvanized			3
game			0
games	game		0
gants	gloves		19
ganze bohnen	beans		22
garderob	wardrobe		17
gas			0
gefrierschrank	freezer		5
gehause	body		8
gel			1
gel douche	shower gel		19
gelb	yellow		4
gelules	capsules		39
gemahlen	ground		22
gen	generation		0
generation			0
genuine			0
gerat	device		8
gerate	device		8
german			0
giacca	jacket		15
giallo	yellow		58
glas	jar		8
glosnik	speaker		42
gloves			7
gluhbirne	light bulb		12
gluhlampe	light bulb		12
gmbh			44
gold			9
gr	size		8
grade			0
grades	grade		0
grafikkarte	graphics card		8
grafito	graphite		43
graphics card			0
graphit	graphite		27
graphite			4
grau	gray		27
gray			4
green			9
grey	gray		4
grigio	gray		58
grijs	gray		51
grille pain	toaster		6
gris	gray		40
grn	green		4
groen	green		51
grosse	size		8
ground			1
grun	green		27
h264			0
h265			0
hahnchen	chicken		5
hamer	hammer		18
hammare	hammer		17
hammer			3
handschuhe	gloves		12
handy	smartphone		8
hard			0
hardback	hardcover		1
hardcover			1
harina	flour		14
haselnuss	hazelnut		5
hazelnut			3
hd			0
hdmi			0
hdtv	tv		0
headphone			7
headphones	headphone		7
herbata	tea		11
heren	men		91
herren	men		22
herrenuhr	watch		8
hervidor	kettle		14
high			0
hinten	rear		22
hoesje	case		93
hombre	men		76
home			2
homme	men		39
honey			3
honig	honey		5
honing	honey		18
honung	honey		17
horlurar	headphone		89
housse	case		57
huhn	chicken		5
huile dolive	olive oil		6
hulle	case		30
hydrochloric acid			3
impresora	printer		25
imprimante	printer		19
in			20
in grani	beans		65
inalambrico	wireless		46
inc			44
inch			0
incl	with		47
including	with		47
indigo			9
ink			0
inkl	with		109
inox	stainless		40
international			0
internet			0
intl	international		0
isopropanol			3
isopropyl alcohol	isopropanol		3
item			0
ivory			9
jabon	soap		14
jacka	jacket		17
jacke	jacket		5
jacket			3
jar			0
jars			0
jaune	yellow		4
jc	jewel case		0
jewel			0
jewel case			0
junior			2
kaas	cheese		18
kabellos	wireless		8
kabellose	wireless		8
kabelloser	wireless		8
kaffe	coffee		17
kaffebonor	coffee beans		17
kaffee	coffee		5
kaffeebohnen	coffee beans		5
kaffeemaschine	coffee machine		12
kaffeevollautomat	coffee machine		12
kakao	cocoa		5
kaltweiss	cool white		27
kamera	camera		8
kamerasi	camera		63
kapseln	capsules		22
kase	cheese		5
kawa	coffee		11
kawa ziarnista	coffee beans		11
kettle			3
keyboard			7
khaki			9
kids			0
kilif	case		95
kinderfahrrad	bicycle		5
king			1
kit			0
kits	kit		0
klar	clear		27
klawiatura	keyboard		38
kledingkast	wardrobe		18
kleiderschrank	wardrobe		5
koffer	suitcase		5
koffie	coffee		18
koffiebonen	coffee beans		18
kompatibel mit	for		114
konsole	console		8
konsolu	console		63
kopfhorer	headphone		12
kopierpapier	copy paper		8
koptelefoon	headphone		75
kozaki	boots		11
krzeslo	chair		11
kugellager	ball bearing		12
kuhlschrank	refrigerator		12
kulaklik	headphone		90
kurtka	jacket		11
l	large		1
la			20
laarzen	boots		18
ladegerat	charger		30
ladies	women		1
ladowarka	charger		78
lait	milk		6
laptop			0
large			1
laufschuh	shoe		12
laufuhr	smartwatch		8
lautsprecher	speaker		8
lavadora	washing machine		25
lavatrice	washing machine		31
lave linge	washing machine		19
lavender			9
lcd			0
le			20
learning			0
leather			3
leche	milk		14
led			0
leder	leather		5
left			1
lemon			3
les			52
lessive	detergent		19
lh	left		1
lic	license		0
licence	license		0
license			0
licenses	license		0
light	lite		2
light bulb			7
lila	purple		27
lime			9
limited			2
links	left		22
linux			33
lite			2
llc			44
load			0
lodowka	refrigerator		38
lotion			1
lt			2
ltd			44
lte			0
luftfilter	air filter		5
luiers	diaper		18
m	medium		1
mac	macintosh		33
machine a cafe	coffee machine		19
macinato	ground		65
macintosh			33
macos	macintosh		33
magenta			9
mahogany			4
maka	flour		11
maleta	suitcase		14
manteiga	butter		35
mantequilla	butter		14
maple			4
mark			2
maroon			9
marron	brown		40
marrone	brown		58
marteau	hammer		6
martello	hammer		15
martillo	hammer		14
maslo	butter		11
matelas	mattress		19
materasso	mattress		31
matratze	mattress		12
matt			1
matte	matt		1
mattress			7
maus	mouse		12
mavi	blue		60
max			2
me			0
media			0
medium			1
mehl	flour		5
memory			0
men			1
mens	men		1
menthe	mint		6
messing	brass		5
microsoft xbox 360	xbox 360		1
microsoft xbox one	xbox one		1
microsoft xbox series s	xbox series s		1
microsoft xbox series x	xbox series x		1
microwave			0
midnight			4
milch	milk		5
milk			3
mini			2
mint			3
miod	honey		11
mit			47
mitternacht	midnight		27
mjol	flour		17
mk	mark		2
mlotek	hammer		11
mochila	backpack		14
model			0
monitor			0
month			0
months	month		0
montre	watch		29
moulu	ground		39
mount			0
mounts	mount		0
mouse			7
mp3			0
mujer	women		76
multi color	multicolor		4
multi colour	multicolor		4
multicolor			4
multicolour	multicolor		4
multimedia			0
music			0
mydlo	soap		11
nachfuller	refill		30
nachfullpack	refill		30
nacht	night		36
nachtcreme	night		36
nachtpflege	night		36
nappies	diaper		3
nappy	diaper		3
narrow			1
navy			9
negra	black		43
negro	black		4
nero	black		4
network			0
neumatico	tyre		14
new			0
niebieski	blue		41
night			2
night cream	night		2
no	nr		0
no sugar	sugar free		2
noc	night		83
noir	black		4
noire	black		40
noisette	hazelnut		6
noodles			3
notebook	laptop		0
nouilles	noodles		6
nr			0
nt			0
nudel	noodles		5
nudeln	noodles		5
nuit	night		62
oak			4
ocynk	galvanized		11
odkurzacz	vacuum cleaner		38
oem			2
of			20
office			0
oil filter			3
ointment			1
old			0
olfilter	oil filter		5
olijfolie	olive oil		18
olio di oliva	olive oil		15
olive			9
olive oil			3
olivenol	olive oil		5
olivolja	olive oil		17
oliwa	olive oil		11
ombrello	umbrella		15
on			20
opona	tyre		11
or			20
orange			9
orchid			9
organic			2
original			0
orologio	watch		37
oven			7
oyun	game		63
pack			0
package			0
packs	pack		0
padella	frying pan		31
panales	diaper		14
panel			0
pannolini	diaper		15
pantalon	trousers		6
pantaloni	trousers		15
panzerglas	screen protector		30
paper			0
paperback			1
para			55
paraguas	umbrella		14
parapluie	umbrella		6
paraply	umbrella		17
parasolka	umbrella		11
patelnia	frying pan		38
pbk	paperback		1
pc	computer		0
pen			0
penna	pen		37
peppermint	mint		3
per	for		115
perceuse	drill		29
personal			0
pfanne	frying pan		12
pfefferminz	mint		5
phone			0
phones	phone		0
photo			0
piece			0
pieces	piece		0
pieluchy	diaper		11
pink			9
piwo	beer		11
pk	pack		0
pkg	package		0
plaquettes de frein	brake pads		6
plasma			0
plata	silver		43
platinum			4
play station 4	ps4		1
play station 5	ps5		1
player			0
players	player		0
playstation 3	ps3		1
playstation 4	ps4		1
playstation 5	ps5		1
plc			44
plecak	backpack		11
plum			9
plus			2
pneu	tyre		6
pneumatico	tyre		15
pnk	pink		4
poele	frying pan		19
pokrowiec	case		78
poltrona	armchair		37
port			0
portable			0
poudre	powder		6
poulet	chicken		6
pour			55
powder			3
power bank			0
powerbank	power bank		0
pralka	washing machine		38
prem	premium		2
premium			2
preto	black		59
printer			7
printers	printer		7
pro	professional		2
processor			0
product			0
products	product		0
prof	professional		2
professional			2
program			0
programs	program		0
ps3			1
ps4			1
ps5			1
pulver	powder		5
puppy			1
purple			9
quality			0
queijo	cheese		35
queso	cheese		14
radio			0
range			0
rasierklingen	razor blades		30
raton	mouse		25
razor blades			32
reader			0
rear			1
recambio	refill		67
receiver			0
receivers	receiver		0
recharge	refill		57
rechts	right		22
red			9
refill			32
refills	refill		32
refrigerator			7
refurb	refurbished		2
refurbished			2
regenschirm	umbrella		5
reifen	tyre		5
reis	rice		5
reloj	watch		46
remote			0
renewal			2
replacement			0
resistor			0
resolution			0
resvaska	suitcase		17
retail			0
rf s	rfs		1
rfs			1
rh	right		1
ricarica	refill		68
rice			3
right			1
rijst	rice		18
rillenkugellager	ball bearing		12
riz	rice		6
roja	red		43
rojo	red		4
rom			0
rood	red		51
rosa	pink		27
rose			4
rosso	red		4
rot	red		27
rouge	red		4
roulement	ball bearing		19
ruby			4
rucksack	backpack		5
rugzak	backpack		18
ryggsack	backpack		17
ryz	rice		11
s	small		1
sabonete	soap		35
sac a dos	backpack		6
sachet			0
sachets			0
safety shoe	safety shoes		0
safety shoes			0
salmon			9
salted			1
salzsaure	hydrochloric acid		5
sans alcool	alcohol free		62
sans fil	wireless		29
sapone	soap		15
sapphire			4
sarten	frying pan		25
savon	soap		6
scarpe	shoe		31
schampo	shampoo		17
schlagbohrschrauber	drill		8
schmal	narrow		22
schraube	screw		12
schrauben	screw		12
schraubendreher	screwdriver		8
schreibtisch	desk		5
schuhe	shoe		12
schutzfolie	screen protector		30
schutzhulle	case		30
schwarz	black		4
screen			0
screen protector			32
screw			7
screwdriver			0
screws	screw		7
scrivania	desk		15
se			2
secco	dry		15
sedia	chair		15
seife	soap		5
senza fili	wireless		37
series			0
server			0
sessel	armchair		8
set			0
sets	set		0
shampoo			1
shampooing	shampoo		6
shelving unit	bookcase		7
shipping			0
shoe			7
shoes	shoe		7
shower gel			7
sicherheitsschuh	safety shoes		8
sicherheitsschuhe	safety shoes		8
silber	silver		4
silver			9
sin alcohol	alcohol free		106
single			0
sirop	syrup		39
siyah	black		60
size			0
skrivbord	desk		17
slot			0
sluchawki	headphone		38
slv	silver		4
small			1
small business			2
smartfon	smartphone		42
smartphone			0
smartwatch			0
smor	butter		17
sneaker	shoe		7
sneakers	shoe		7
soap			3
socken	socks		12
socker	sugar		17
socks			7
sofa			3
soffa	sofa		17
soft			2
software			0
sommerreifen	tyre		5
sony playstation 3	ps3		1
sony playstation 4	ps4		1
sony playstation 5	ps5		1
sony ps3	ps3		1
sony ps4	ps4		1
sony ps5	ps5		1
souris	mouse		19
spanish			0
spark plug			7
speaker			0
speakers	speaker		0
spodnie	trousers		11
spray			0
spulung	conditioner		8
srebrny	silver		41
sruba	screw		38
ss	stainless		4
stainless			4
stampante	printer		31
stand			0
standalone			0
standard			2
starter			2
staubsauger	vacuum cleaner		12
std	standard		2
stereo			0
stiefel	boots		5
stivali	boots		15
stoel	chair		18
stofzuiger	vacuum cleaner		75
stovlar	boots		17
strap			32
straps	strap		32
strawberry			3
student			2
stuhl	chair		5
subscr	subscription		2
subscription			2
sucre	sugar		6
sugar			3
sugar free			2
sugarfree	sugar free		2
suiker	sugar		18
suitcase			3
suite			0
suppositories			1
svart	black		97
sw	software		0
syrup			1
sys	system		0
system			0
systems	system		0
sz	size		0
szafa	wardrobe		11
szampon	shampoo		11
szary	gray		41
tabl	tablet		42
tablet			0
tabletki	tablet		42
tablets	tablet		0
tabletten	tablet		8
tafel	chocolate bar		8
tagescreme	day		22
tagespflege	day		22
taille	size		29
taladro	drill		46
talla	size		46
tan			9
tasche	case		30
taschenbuch	paperback		22
tastatur	keyboard		12
tastiera	keyboard		31
tea			3
teacher			2
teal			9
technologies	technology		0
technology			0
teclado	keyboard		25
telephone			0
telephones	telephone		0
televiseur	tv		29
television	tv		0
televisor	tv		46
televisore	tv		37
televizyon	tv		63
telewizor	tv		42
the			20
theater			0
theatre	theater		0
thee	tea		18
thunfisch	tuna		5
ti			2
tin			0
tins			0
tire	tyre		3
tires	tyre		3
titanium			4
to			20
toaster			3
toasters	toaster		3
toner			0
tool			0
tools	tool		0
toothbrush			7
toothpaste			7
top			0
tornillo	screw		25
tostadora	toaster		14
tostapane	toaster		15
toster	toaster		11
tournevis	screwdriver		29
tragbar	portable		8
tragbarer	portable		8
training			0
transparent			4
trapano	drill		37
tri color	multicolor		4
tri colour	multicolor		4
trial			2
tricolor	multicolor		4
tricolour	multicolor		4
trocken	dry		5
tropfen	drops		22
trousers			3
tube			0
tubes			0
tuna			3
turquoise			9
tv			0
tval	soap		17
tvattmaskin	washing machine		89
tyre			3
tyres	tyre		3
uhd			0
ult	ultimate		2
ultimate			2
ultra			2
umbrella			3
und			20
unlocked			0
unsalted			1
uomo	men		65
upg	upgrade		2
upgrade			2
upgrd	upgrade		2
usb			0
usb2			0
usb3			0
used			2
user			0
users	user		0
utilities	utility		0
utility			0
vacuum			0
vacuum cleaner			7
valigia	suitcase		15
valise	suitcase		6
vanilla			3
vanille	vanilla		5
vattenkokare	kettle		17
velo	bicycle		6
ver	version		0
verde	green		4
vermelho	red		59
vers	version		0
version			0
vert	green		4
verte	green		40
verzinkt	galvanized		5
veste	jacket		6
video			0
vin	wine		6
vinho	wine		35
vino	wine		14
vinyl			33
violet			9
vis	screw		19
vista			0
vite	screw		31
vol	volume		0
volume			0
voor	for		116
vorn	front		22
vorne	front		22
vriezer	freezer		18
vz	galvanized		5
w			47
walizka	suitcase		11
wall			0
walnut			4
wardrobe			3
warm white			4
warmweiss	warm white		27
waschmaschine	washing machine		12
waschmittel	detergent		12
washer			0
washing machine			7
wasmachine	washing machine		75
wasserkocher	kettle		5
waterkoker	kettle		18
web			0
weich	soft		36
wein	wine		5
weiss	white		4
white			9
whole bean	beans		1
wht	white		4
wi fi	wifi		3
widerstand	resistor		8
widescreen			0
wiertarka	drill		42
wifi			3
wifi6			0
wijn	wine		18
win	windows		33
windeln	diaper		5
windows			33
wine			3
wino	wine		11
winterreifen	tyre		5
wiper blade			7
wiper blades	wiper blade		7
wireless			0
wischblatter	wiper blade		12
with			47
wlan	wifi		5
wma			0
women			1
womens	women		1
workgroup			2
xampu	shampoo		35
xb1	xbox one		1
xbox 360			1
xbox one			1
xbox series s			1
xbox series x			1
xl			1
xp			0
xs			1
xxl			1
xxxl			1
y			20
year			0
years	year		0
yellow			9
yesil	green		60
yr	year		0
yrs	year		0
zahnburste	toothbrush		12
zahncreme	toothpaste		12
zahnpasta	toothpaste		12
zaino	backpack		15
zamrazarka	freezer		11
zapatillas	shoe		25
zapatos	shoe		25
zapfchen	suppositories		22
zeep	soap		18
zegarek	watch		42
zero			2
zielony	green		41
zitrone	lemon		5
zolty	yellow		41
zucchero	sugar		15
zucker	sugar		5
zuckerfrei	sugar free		36
zundkerze	spark plug		12
zwart	black		51`;
export const productUnits: string = `adet	pk		105
ah			108
amp			73
ampere	amp		73
amps	amp		73
ans	year		118
bags	pk		28
beutel	pk		23
bit			82
bits	bit		82
blatt	pk		23
blocke	pk		23
boite	pk		81
bottles	pk		28
box	pk		80
btu			34
btus	btu		34
caja	pk		102
cans	pk		28
caplets	tbl		28
caps	cps		10
capsulas	cps		53
capsule	cps		28
capsule rigide	cps		72
capsules	cps		10
centiliter	cl		13
centilitre	cl		13
centimeter	cm		16
centimeters	cm		16
centimetre	cm		16
ch			71
channel	ch		71
channels	ch		71
cl			13
cm			16
cnt	pk		10
compresse	tbl		72
comprime	tbl		61
comprimes	tbl		61
comprimidos	tbl		53
count	pk		10
cpr	tbl		61
cps			28
ct	pk		10
cuft			13
cup			13
cups	cup		13
day			26
days	day		26
deciliter	dl		13
decilitre	dl		13
disc			10
discs	disc		10
dl			13
dn			88
doz	dozen		10
dozen			10
dpi			48
er	pk		23
feet	ft		16
film coated tablets	tbl		28
filmtabletten	tbl		23
floz			13
fnumber			96
foot	ft		16
fps			56
ft			16
fta	tbl		23
g			21
g m2	gsm		85
gal			13
gallon	gal		13
gallons	gal		13
gb			24
gbps			56
gelules	cps		61
ghz			45
gig	gb		24
gigabyte	gb		24
gigabytes	gb		24
gigahertz	ghz		45
gigs	gb		24
gr	g		21
gram	g		21
gramm	g		111
grams	g		21
gsm			85
hertz	hz		45
horsepower	hp		34
hour	hr		26
hours	hr		26
hp			34
hr			26
hrs	hr		26
hz			45
ie	iu		69
in			16
inch	in		16
inches	in		16
iu			69
jahr	year		64
jahre	year		64
k			74
kaps	cps		23
kapseln	cps		23
kapsulek	cps		50
kapsulki	cps		50
kb			24
kg			21
khz			45
kilo	kg		21
kilobyte	kb		24
kilobytes	kb		24
kilogram	kg		21
kilograms	kg		21
kilos	kg		54
kilowatt	kw		34
km			16
kohm	k		74
kw			34
l			13
lb			21
lbs	lb		21
liter	l		13
liters	l		13
litre	l		13
litres	l		13
litro	l		92
litros	l		92
lm			87
lot	pk		81
lsf	spf		113
ltr	l		13
lumen	lm		87
m			16
m2			79
mah			84
mb			24
mbps			56
mcg			54
meg	mb		24
megabyte	mb		24
megabytes	mb		24
megahertz	mhz		45
megapixel	mp		48
megapixels	mp		48
meter	m		16
meters	m		16
metre	m		16
metres	m		86
mg			21
mhz			45
mi			16
microgram	mcg		54
micrograms	mcg		54
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
millimetres	mm		86
min			26
mins	min		26
minute	min		26
minutes	min		26
ml			13
mm			16
mm2			79
monat	month		64
monate	month		64
month			49
months	month		49
mp			48
mpix	mp		48
mpixel	mp		48
ms			26
nappies	pk		28
nf			70
ohm			74
ounce	oz		21
ounces	oz		21
oz			21
p			48
pack	pk		10
packet	pk		10
packets	pk		10
packs	pk		10
packung	pk		101
pads	pk		28
pair			10
pairs	pair		10
pc	pk		10
pck	pk		10
pcs	pk		10
pezzi	pk		72
pf			70
piece	pk		10
pieces	pk		10
piezas	pk		53
pint	pt		13
pints	pt		13
pk			10
pn			88
port			10
ports	port		10
pound	lb		21
pounds	lb		21
ppm			56
pr	pair		10
pt			13
qt			13
quart	qt		13
quarts	qt		13
roll	pk		28
rollen	pk		23
rolls	pk		28
rpm			56
seat			10
seats	seat		10
sec			26
second	sec		26
seconds	sec		26
set	pk		80
sheet	pk		10
sheets	pk		10
spf			112
sticks	pk		28
stk	pk		23
stuck	pk		23
stuks	pk		103
szt	pk		50
tabl	tbl		50
tablet	tbl		10
tabletek	tbl		50
tabletki	tbl		50
tablets	tbl		10
tabletten	tbl		23
tabs	tbl		10
tb			24
tbl			23
teile	pk		23
terabyte	tb		24
terabytes	tb		24
uds	pk		53
uf			70
ug	mcg		54
ui	iu		69
unid	pk		104
unidades	pk		53
user			10
users	user		10
v			77
v ac	vac		66
v dc	vdc		66
va			34
vac			66
vdc			66
volt	v		77
volts	v		77
w			34
watt	w		34
watts	w		34
wh			84
windeln	pk		23
wipes	pk		28
x			119
yard	yd		16
yards	yd		16
yd			16
year			49
years	year		49
yo	year		49
yr	year		49
yrs	year		49
zoll	in		110`;
export const productSpellingRules: string = `own-suffix	^i[3579]\\d{3,5}[a-z]?\$	
own-suffix	^\\d{4}(?:x3d|xt?|ge?)\$	
kind-of-thing	^[a-z]{3,}(?:stecker|klemme|schalter|lampe|leuchte|birne|bohrer|sage|hammer|zange|schlussel|schrauber|schleifer|roboter|sauger|maschine|automat|gerat|rasierer|trockner|burste|drucker|scanner|bildschirm|fernseher|horer|lautsprecher|kamera|objektiv|gehause|rucksack|koffer|stander|halter|halterung|trager|regal|schrank|stuhl|sessel|tisch|bett|matratze|decke|kissen|teppich|kinderwagen|sitz|schuh|schuhe|stiefel|hose|jacke|hemd|brille|uhr|messer|topf|pfanne|besteck|becher|tasse|ball|schlager|spiel|figur|stift|schreiber|marker|ordner|locher|papier|reiniger|kleber|batterie|platte|karte|pumpe|computer|thermostat|regler|binder|zuiger|machine|stoel)\$	
large-suffix	\\dxx?l\$	
denial	^(?:un|non)(?=...)	`;
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
year month 12 scale`;
export const unitPrefixes: string = `f fnumber 2 decimal
spf spf 3 whole
lsf spf 3 whole
dn dn 4 whole
pn pn 3 whole`;
