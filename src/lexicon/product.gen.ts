// Made by "npm run tables" from src/lexicon/tables/product/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, source; of a frequency list: word, times in a million names; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `generic		en	general-usage
thing		en	general-usage
variant		en	general-usage
edition		en	general-usage
colour		en	general-usage
thing		de	general-usage
thing		fr	general-usage
thing		it	general-usage
thing		es	general-usage
thing		pl	general-usage
colour		en	css-color-names
count		*	general-usage
generic		de	general-usage
volume		*	si-brochure
sort		en	general-usage
thing		sv	general-usage
length		*	si-brochure
sort		de	general-usage
thing		nl	general-usage
connective		en	general-usage
mass		*	si-brochure
variant		de	general-usage
count		de	general-usage
sort		fr	general-usage
storage		*	general-usage
time		*	si-brochure
colour		de	general-usage
count		en	general-usage
accessory		de	general-usage
accessory		en	general-usage
platform		en	general-usage
generic		fr	general-usage
power		*	si-brochure
thing		pt	general-usage
edition		de	general-usage
variant		fr	general-usage
colour		fr	general-usage
colour		pl	general-usage
colour		es	general-usage
company		en	iso20275
frequency		*	si-brochure
generic		pl	general-usage
inclusive		en	general-usage
resolution		*	general-usage
time		en	general-usage
count		pl	general-usage
generic		es	general-usage
generic		it	general-usage
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
sort		es	general-usage
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
sort		it	general-usage
sort		pl	general-usage
time		fr	general-usage
zoom		*	general-usage`;
export const productWords: string = `1080p			0
2160p			0
2d			0
2xl	xxl		2
3d			0
3g			0
3xl	xxxl		2
4g			0
4k			0
5g			0
720p			0
8k			0
a			19
aac			0
abo	subscription		34
abonnement	subscription		59
acad	academic		3
academic			3
accessories	accessory		0
accessory			0
aceite de oliva	olive oil		8
acucar	sugar		33
adapter			0
adapters	adapter		0
adaptor	adapter		0
adult			2
adv	advanced		3
advanced			3
af p	afp		2
af s	afs		2
afp			2
afs			2
age	ages		0
ages			0
air			0
air filter			14
akkuschrauber	drill		5
alcohol free			3
alkoholfrei	alcohol free		34
alla			96
almond			4
altavoz	speaker		46
altoparlante	speaker		47
am			0
amarillo	yellow		4
amber			4
an			19
analcolica	alcohol free		103
and			19
anthracite			4
anthrazit	anthracite		26
appareils	device		31
argent	silver		4
argento	silver		55
armadio	wardrobe		7
armario	wardrobe		8
armbanduhr	watch		12
armchair			1
armoire	wardrobe		6
arroz	rice		8
aspiradora	vacuum cleaner		8
aspirapolvere	vacuum cleaner		7
aspirateur	vacuum cleaner		6
at			19
au	aux		49
audio			0
aufsteckbursten	brush heads		28
auricolari	headphone		7
auriculares	headphone		8
automatic			0
aux			49
avec			42
azeite	olive oil		33
azucar	sugar		8
azul	blue		4
backpack			1
bag			0
ball bearing			1
basic			3
batteries	battery		0
battery			0
beans			2
beer			1
beige			10
beurre	butter		6
beyaz	white		57
bezalkoholowe	alcohol free		79
bezprzewodowy	wireless		41
bialy	white		37
bianco	white		4
bibliotheque	bookcase		6
bicicleta	bicycle		8
bicicletta	bicycle		7
bicycle			1
bier	beer		5
biere	beer		6
bike	bicycle		1
bikes	bicycle		1
birra	beer		7
bisque			4
biurko	desk		9
biz	business		3
black			10
blanc	white		4
blanca	white		38
blanche	white		36
blanco	white		38
blau	blue		4
blauw	blue		48
bleu	blue		4
bleue	blue		36
blk	black		4
blojor	diaper		15
blu ray	bluray		30
blue			10
bluetooth			0
bluray			30
body			0
body wash	shower gel		1
bohrmaschine	drill		5
bollitore	kettle		7
bolt	screw		1
bookcase			1
boots			1
botas	boots		8
boter	butter		18
bottes	boots		6
bottle			0
bottles			0
bougie	spark plug		6
bouilloire	kettle		6
bouteille	bottle		31
box			0
boxed	box		0
brake disc			14
brake pads			14
branco	white		56
brand			0
brass			14
bratpfanne	frying pan		5
braun	brown		26
bremsbelage	brake pads		17
bremsscheibe	brake disc		17
brodrost	toaster		15
broek	trousers		18
bronze			4
broodrooster	toaster		18
brosse a dents	toothbrush		6
brown			10
brush heads			29
brut			35
bucherregal	bookcase		5
built			0
bundle			0
bundles	bundle		0
burgundy			4
business			3
butter			1
buty	shoe		9
by			19
byxor	trousers		15
cable			0
cables	cable		0
cacao	cocoa		23
cadeira	chair		33
cafe	coffee		6
cafe en grains	coffee beans		6
cafe en grano	coffee beans		8
caffe	coffee		7
caffe in grani	coffee beans		7
calzini	socks		7
camara	camera		46
camasir makinesi	washing machine		86
camera			0
cameras	camera		0
can			0
canape	sofa		6
cans			0
cap	capacity		0
capa	case		90
capacity			0
capsulas	capsules		72
capsules			2
car			0
card			0
cards	card		0
cargador	charger		64
caricabatterie	charger		65
carton			0
cartons			0
cartridge			0
cartridges	cartridge		0
case			29
cases	case		29
cd			0
cdrom			0
cds	cd		0
cellular			3
center			0
centre	center		0
cerveja	beer		33
cerveza	beer		8
chair			1
chairs	chair		1
chaise	chair		6
champagne			4
champu	shampoo		8
chaqueta	jacket		8
charcoal			4
charger			29
chargeur	charger		54
chaussettes	socks		6
chaussures	shoe		6
cheese			1
cherry			4
chicken			14
chocolate			10
chrome			4
cinza	gray		56
citron	lemon		23
clavier	keyboard		6
clear			4
co			39
cocoa			14
coffee			1
coffee beans			1
coffee machine			1
coffee maker	coffee machine		1
colchon	mattress		8
cold white	cool white		4
collector	collectors		3
collectors			3
color			0
colour	color		0
compact			0
company			0
compatible			0
compatible with	for		52
complete			0
compresse	tablet		47
comprime	tablet		31
comprimes	tablet		31
computer			0
computers	computer		0
computing			0
con			42
conditioner			0
congelador	freezer		8
congelateur	freezer		6
congelatore	freezer		7
console			0
control			0
cooktop			1
cool white			4
copper			4
copy paper			0
coque	case		54
coral			10
corded			0
cordless			0
corp			39
couch	sofa		1
cover			29
cpu	processor		0
cream			4
crimson			10
cuero	leather		85
cuffie	headphone		7
cuir	leather		23
cukier	sugar		9
custodia	case		65
cyan			10
cykel	bicycle		15
czajnik	kettle		9
czarny	black		37
czerwony	red		37
dack	tyre		15
damen	women		21
dames	women		87
dark beer			3
day			2
day cream	day		21
ddr			0
ddr2			0
ddr3			0
ddr4			0
ddr5			0
de			19
decaf			3
decafeine	decaf		59
decaffeinated	decaf		3
deep groove ball bearing	ball bearing		1
definition			0
del			95
delux	deluxe		3
deluxe			3
dentifrice	toothpaste		6
deodorant			1
deodorante	deodorant		7
der			94
des			49
design			0
desk			1
desktop			0
desodorante	deodorant		8
detergent			1
detergente	detergent		8
device			0
devices	device		0
dezodorant	deodorant		9
diaper			1
diapers	diaper		1
diet			3
digital			0
disc			0
discs	disc		0
dishwasher			1
disk	disc		0
disks	disc		0
display			0
disque de frein	brake disc		23
divano	sofa		7
dla	for		113
dlx	deluxe		3
donna	women		62
dorado	gold		38
dore	gold		36
double			2
drill			1
drive			0
drives	drive		0
drops			2
drucker	printer		5
drukarka	printer		9
dry			14
dryer			1
du			49
dual			0
dunkel	dark beer		34
duschgel	shower gel		5
dvd			30
dvdrom			0
dvds	dvd		30
earbud			0
earbuds	earbud		0
eau de parfum	edp		35
eau de toilette	edt		35
ecouteurs	headphone		6
ed	edition		0
edelstahl	stainless		26
edition			0
edn	edition		0
edp			2
edt			2
edu	academic		3
education	academic		3
educational	academic		3
ef m	efm		2
ef s	efs		2
efm			2
efs			2
electric			0
electrique	electric		31
electronics			0
elektrisch	electric		12
elektrische	electric		12
elixir			3
emerald			4
en grains	beans		35
enceinte	speaker		31
eng	english		0
english			0
ent	enterprise		3
enterprise			3
entkoffeiniert	decaf		34
erdbeer	strawberry		17
erdbeere	strawberry		17
ersatzarmband	strap		28
escritorio	desk		8
esd	download		0
espresso			4
essential	essentials		3
essentials			3
estanteria	bookcase		8
et			19
etagere	bookcase		6
etui	case		28
expansion			3
express			3
ext	extended		3
extended			3
extra			3
extra large	xl		2
fahrrad	bicycle		5
farina	flour		7
farine	flour		6
farinha	flour		33
fauteuil	armchair		6
fe			3
femme	women		35
fernseher	tv		12
fhd			0
fiets	bicycle		18
film coated tablets	tablet		0
filmtabletten	tablet		12
filtre a air	air filter		23
filtre a huile	oil filter		23
finish			0
firm			2
flasche	bottle		12
flash			0
flat			0
flour			1
fm			0
foam			2
for			52
formaggio	cheese		7
forte			3
fotocamera	camera		47
fraise	strawberry		23
fraises	strawberry		23
free			0
freezer			1
french			0
fridge	refrigerator		1
frigorifero	refrigerator		7
frigorifico	refrigerator		8
from			19
fromage	cheese		6
front			2
frying pan			1
fta	tablet		12
full			3
funda	case		64
fur		für	52
galvanised	galvanized		14
galvanized			14
game			0
games	game		0
gants	gloves		6
ganze bohnen	beans		21
garderob	wardrobe		15
gas			0
gefrierschrank	freezer		5
gehause	body		12
gel			2
gel douche	shower gel		6
gelb	yellow		4
gelules	capsules		35
gemahlen	ground		21
gen	generation		0
generation			0
genuine			0
gerat	device		12
gerate	device		12
german			0
giacca	jacket		7
giallo	yellow		55
glas	jar		12
glosnik	speaker		41
gloves			1
gluhbirne	light bulb		5
gluhlampe	light bulb		5
gmbh			39
gold			10
gr	size		12
grade			0
grades	grade		0
grafikkarte	graphics card		12
grafito	graphite		38
graphics card			0
graphit	graphite		26
graphite			4
grau	gray		26
gray			4
green			10
grey	gray		4
grigio	gray		55
grijs	gray		48
grille pain	toaster		6
gris	gray		36
grn	green		4
groen	green		48
grosse	size		12
ground			2
grun	green		26
h264			0
h265			0
hahnchen	chicken		17
hamer	hammer		18
hammare	hammer		15
hammer			1
handschuhe	gloves		5
handy	smartphone		12
hard			0
hardback	hardcover		2
hardcover			2
harina	flour		8
haselnuss	hazelnut		17
hazelnut			14
hd			0
hdmi			0
hdtv	tv		0
headphone			1
headphones	headphone		1
herbata	tea		9
heren	men		87
herren	men		21
herrenuhr	watch		12
hervidor	kettle		8
high			0
hinten	rear		21
hoesje	case		89
hombre	men		72
home			3
homme	men		35
honey			1
honig	honey		5
honing	honey		18
honung	honey		15
horlurar	headphone		15
hose	trousers		5
housse	case		54
huhn	chicken		17
huile dolive	olive oil		6
hulle	case		28
hydrochloric acid			14
impresora	printer		8
imprimante	printer		6
in			19
in grani	beans		62
inalambrico	wireless		46
inc			39
inch			0
incl	with		42
including	with		42
indigo			10
ink			0
inkl	with		105
inox	stainless		36
international			0
internet			0
intl	international		0
isopropanol			14
isopropyl alcohol	isopropanol		14
item			0
ivory			10
jabon	soap		8
jacka	jacket		15
jacke	jacket		5
jacket			1
jar			0
jars			0
jaune	yellow		4
jc	jewel case		0
jeans			1
jewel			0
jewel case			0
junior			3
kaas	cheese		18
kabellos	wireless		12
kabellose	wireless		12
kabelloser	wireless		12
kaffe	coffee		15
kaffebonor	coffee beans		15
kaffee	coffee		5
kaffeebohnen	coffee beans		5
kaffeemaschine	coffee machine		5
kaffeevollautomat	coffee machine		5
kakao	cocoa		17
kaltweiss	cool white		26
kamera	camera		12
kamerasi	camera		60
kapseln	capsules		21
kase	cheese		5
kawa	coffee		9
kawa ziarnista	coffee beans		9
kettle			1
keyboard			1
khaki			10
kids			0
kilif	case		91
kinderfahrrad	bicycle		5
king			2
kit			0
kits	kit		0
klar	clear		26
klawiatura	keyboard		9
kledingkast	wardrobe		18
kleiderschrank	wardrobe		5
koffer	suitcase		5
koffie	coffee		18
koffiebonen	coffee beans		18
kompatibel mit	for		110
konsole	console		12
konsolu	console		60
kopfhorer	headphone		5
kopierpapier	copy paper		12
koptelefoon	headphone		18
kozaki	boots		9
krzeslo	chair		9
kugellager	ball bearing		5
kuhlschrank	refrigerator		5
kulaklik	headphone		86
kurtka	jacket		9
l	large		2
la			19
laarzen	boots		18
ladegerat	charger		28
ladies	women		2
ladowarka	charger		74
lait	milk		23
laptop			0
large			2
laufschuh	shoe		5
laufuhr	smartwatch		12
lautsprecher	speaker		12
lavadora	washing machine		8
lavatrice	washing machine		7
lave linge	washing machine		6
lavender			10
lcd			0
le			19
learning			0
leather			14
leche	milk		85
led			0
leder	leather		17
left			2
lemon			14
les			49
lessive	detergent		6
lh	left		2
lic	license		0
licence	license		0
license			0
licenses	license		0
light	lite		3
light bulb			1
lila	purple		26
lime			10
limited			3
links	left		21
linux			30
lite			3
llc			39
load			0
lodowka	refrigerator		9
lotion			2
lt			3
ltd			39
lte			0
luftfilter	air filter		17
luiers	diaper		18
m	medium		2
mac	macintosh		30
machine a cafe	coffee machine		6
macinato	ground		62
macintosh			30
macos	macintosh		30
magenta			10
mahogany			4
maka	flour		9
maleta	suitcase		8
manteiga	butter		33
mantequilla	butter		8
maple			4
mark			3
maroon			10
marron	brown		36
marrone	brown		55
marteau	hammer		6
martello	hammer		7
martillo	hammer		8
maslo	butter		9
matelas	mattress		6
materasso	mattress		7
matratze	mattress		5
matt			2
matte	matt		2
mattress			1
maus	mouse		5
mavi	blue		57
max			3
me			0
media			0
medium			2
mehl	flour		5
memory			0
men			2
mens	men		2
menthe	mint		23
messing	brass		17
microsoft xbox 360	xbox 360		2
microsoft xbox one	xbox one		2
microsoft xbox series s	xbox series s		2
microsoft xbox series x	xbox series x		2
microwave			1
midnight			4
milch	milk		17
milk			14
mini			3
mint			14
miod	honey		9
mit			42
mitternacht	midnight		26
mjol	flour		15
mk	mark		3
mlotek	hammer		9
mochila	backpack		8
model			0
monitor			0
month			0
months	month		0
montre	watch		31
moulu	ground		35
mount			0
mounts	mount		0
mouse			1
mp3			0
mujer	women		72
multi color	multicolor		4
multi colour	multicolor		4
multicolor			4
multicolour	multicolor		4
multimedia			0
music			0
mydlo	soap		9
nachfuller	refill		28
nachfullpack	refill		28
nacht	night		34
nachtcreme	night		34
nachtpflege	night		34
nappies	diaper		1
nappy	diaper		1
narrow			2
navy			10
negra	black		38
negro	black		4
nero	black		4
network			0
neumatico	tyre		8
new			0
niebieski	blue		37
night			3
night cream	night		3
no	nr		0
no sugar	sugar free		3
noc	night		79
noir	black		4
noire	black		36
noisette	hazelnut		23
noodles			14
notebook	laptop		0
nouilles	noodles		23
nr			0
nt			0
nudel	noodles		17
nudeln	noodles		17
nuit	night		59
oak			4
ocynk	galvanized		115
odkurzacz	vacuum cleaner		9
oem			3
of			19
office			0
oil filter			14
ointment			2
old			0
olfilter	oil filter		17
olijfolie	olive oil		18
olio di oliva	olive oil		7
olive			10
olive oil			1
olivenol	olive oil		5
olivolja	olive oil		15
oliwa	olive oil		9
ombrello	umbrella		7
on			19
opona	tyre		9
or			19
orange			10
orchid			10
organic			3
original			0
orologio	watch		47
oven			1
oyun	game		60
pack			0
package			0
packs	pack		0
padella	frying pan		7
panales	diaper		8
panel			0
pannolini	diaper		7
pantalon	trousers		6
pantaloni	trousers		7
pants	trousers		1
panzerglas	screen protector		28
paper			0
paperback			2
para			52
paraguas	umbrella		8
parapluie	umbrella		6
paraply	umbrella		15
parasolka	umbrella		9
patelnia	frying pan		9
pbk	paperback		2
pc	computer		0
pen			1
penna	pen		7
peppermint	mint		14
per	for		111
perceuse	drill		6
personal			0
pfanne	frying pan		5
pfefferminz	mint		17
phone			0
phones	phone		0
photo			0
piece			0
pieces	piece		0
pieluchy	diaper		9
pink			10
piwo	beer		9
pk	pack		0
pkg	package		0
plaquettes de frein	brake pads		23
plasma			0
plata	silver		38
platinum			4
play station 4	ps4		2
play station 5	ps5		2
player			0
players	player		0
playstation 3	ps3		2
playstation 4	ps4		2
playstation 5	ps5		2
plc			39
plecak	backpack		9
plum			10
plus			3
pneu	tyre		6
pneumatico	tyre		7
pnk	pink		4
poele	frying pan		6
pokrowiec	case		74
poltrona	armchair		7
port			0
portable			0
poudre	powder		23
poulet	chicken		23
pour			52
powder			14
power bank			0
powerbank	power bank		0
pralka	washing machine		9
prem	premium		3
premium			3
preto	black		56
printer			1
printers	printer		1
pro	professional		3
processor			0
product			0
products	product		0
prof	professional		3
professional			3
program			0
programs	program		0
ps3			2
ps4			2
ps5			2
pulver	powder		17
puppy			2
purple			10
quality			0
queijo	cheese		33
queso	cheese		8
radio			0
range			0
rasierklingen	razor blades		28
raton	mouse		8
razor blades			29
reader			0
rear			2
recambio	refill		64
receiver			0
receivers	receiver		0
recharge	refill		54
rechts	right		21
red			10
refill			29
refills	refill		29
refrigerator			1
refurb	refurbished		3
refurbished			3
regenschirm	umbrella		5
reifen	tyre		5
reis	rice		5
reloj	watch		46
remote			0
renewal			3
replacement			0
resistor			0
resolution			0
resvaska	suitcase		15
retail			0
rf s	rfs		2
rfs			2
rh	right		2
ricarica	refill		65
rice			1
right			2
rijst	rice		18
rillenkugellager	ball bearing		5
riso	rice		7
riz	rice		6
roja	red		38
rojo	red		4
rom			0
rood	red		48
rosa	pink		26
rose			4
rosso	red		4
rot	red		26
rouge	red		4
roulement	ball bearing		6
rower	bicycle		9
ruby			4
rucksack	backpack		5
rugzak	backpack		18
ryggsack	backpack		15
ryz	rice		9
s	small		2
sabonete	soap		33
sac a dos	backpack		6
sachet			0
sachets			0
safety shoe	safety shoes		0
safety shoes			0
salmon			10
salted			2
salzsaure	hydrochloric acid		17
sans alcool	alcohol free		59
sans fil	wireless		31
sapone	soap		7
sapphire			4
sarten	frying pan		8
savon	soap		6
scarpe	shoe		7
schampo	shampoo		15
schlagbohrschrauber	drill		5
schmal	narrow		21
schraube	screw		5
schrauben	screw		5
schraubendreher	screwdriver		5
schreibtisch	desk		5
schuhe	shoe		5
schutzfolie	screen protector		28
schutzhulle	case		28
schwarz	black		4
screen			0
screen protector			29
screw			1
screwdriver			1
screws	screw		1
scrivania	desk		7
se			3
secco	dry		114
sedia	chair		7
seife	soap		5
senza fili	wireless		47
series			0
server			0
sessel	armchair		5
set			0
sets	set		0
shampoo			2
shampooing	shampoo		6
shelving unit	bookcase		1
shipping			0
shoe			1
shoes	shoe		1
shower gel			1
sicherheitsschuh	safety shoes		12
sicherheitsschuhe	safety shoes		12
silber	silver		4
silver			10
sin alcohol	alcohol free		102
single			0
sirop	syrup		35
siyah	black		57
size			0
skrivbord	desk		15
slot			0
sluchawki	headphone		9
slv	silver		4
small			2
small business			3
smartfon	smartphone		41
smartphone			0
smartwatch			0
smor	butter		15
sneaker	shoe		1
sneakers	shoe		1
soap			1
socken	socks		5
socker	sugar		15
socks			1
sofa			1
soffa	sofa		15
soft			3
software			0
sommerreifen	tyre		5
sony playstation 3	ps3		2
sony playstation 4	ps4		2
sony playstation 5	ps5		2
sony ps3	ps3		2
sony ps4	ps4		2
sony ps5	ps5		2
souris	mouse		6
spanish			0
spark plug			1
speaker			0
speakers	speaker		0
spodnie	trousers		9
spray			0
spulung	conditioner		12
srebrny	silver		37
sruba	screw		9
ss	stainless		4
stainless			4
stampante	printer		7
stand			0
standalone			0
standard			3
starter			3
staubsauger	vacuum cleaner		5
std	standard		3
stereo			0
stiefel	boots		5
stivali	boots		7
stoel	chair		18
stofzuiger	vacuum cleaner		18
stovlar	boots		15
strap			29
straps	strap		29
strawberry			14
student			3
stuhl	chair		5
subscr	subscription		3
subscription			3
sucre	sugar		6
sugar			1
sugar free			3
sugarfree	sugar free		3
suiker	sugar		18
suitcase			1
suite			0
suppositories			2
svart	black		93
sw	software		0
syrup			2
sys	system		0
system			0
systems	system		0
sz	size		0
szafa	wardrobe		9
szampon	shampoo		9
szary	gray		37
tabl	tablet		41
tablet			0
tabletki	tablet		41
tablets	tablet		0
tabletten	tablet		12
tafel	chocolate bar		12
tagescreme	day		21
tagespflege	day		21
taille	size		31
taladro	drill		8
talla	size		46
tan			10
tasche	case		28
taschenbuch	paperback		21
tastatur	keyboard		5
tastiera	keyboard		7
tea			1
teacher			3
teal			10
technologies	technology		0
technology			0
teclado	keyboard		8
tee	tea		5
telephone			0
telephones	telephone		0
televiseur	tv		31
television	tv		0
televisor	tv		46
televisore	tv		47
televizyon	tv		60
telewizor	tv		41
the			19
theater			0
theatre	theater		0
thee	tea		18
thunfisch	tuna		17
ti			3
tin			0
tins			0
tire	tyre		1
tires	tyre		1
titanium			4
to			19
toaster			1
toasters	toaster		1
toner			0
tool			0
tools	tool		0
toothbrush			1
toothpaste			1
top			0
tornillo	screw		8
tostadora	toaster		8
tostapane	toaster		7
toster	toaster		9
tournevis	screwdriver		6
tragbar	portable		12
tragbarer	portable		12
training			0
transparent			4
trapano	drill		7
tri color	multicolor		4
tri colour	multicolor		4
trial			3
tricolor	multicolor		4
tricolour	multicolor		4
trocken	dry		17
tropfen	drops		21
trousers			1
tube			0
tubes			0
tuna			14
turquoise			10
tv			0
tval	soap		15
tvattmaskin	washing machine		15
tyre			1
tyres	tyre		1
uhd			0
ult	ultimate		3
ultimate			3
ultra			3
umbrella			1
und			19
unlocked			0
unsalted			2
uomo	men		62
upg	upgrade		3
upgrade			3
upgrd	upgrade		3
usb			0
usb2			0
usb3			0
used			3
user			0
users	user		0
utilities	utility		0
utility			0
vacuum			0
vacuum cleaner			1
valigia	suitcase		7
valise	suitcase		6
vanilla			14
vanille	vanilla		17
vattenkokare	kettle		15
velo	bicycle		6
ver	version		0
verde	green		4
vermelho	red		56
vers	version		0
version			0
vert	green		4
verte	green		36
verzinkt	galvanized		17
veste	jacket		6
video			0
vin	wine		6
vinho	wine		33
vino	wine		8
vinyl			30
violet			10
vis	screw		6
vista			0
vite	screw		7
vol	volume		0
volume			0
voor	for		112
vorn	front		21
vorne	front		21
vriezer	freezer		18
vz	galvanized		17
w			42
walizka	suitcase		9
wall			0
walnut			4
wardrobe			1
warm white			4
warmweiss	warm white		26
waschmaschine	washing machine		5
waschmittel	detergent		5
washer			0
washing machine			1
wasmachine	washing machine		18
wasserkocher	kettle		5
waterkoker	kettle		18
web			0
weich	soft		34
wein	wine		5
weiss	white		4
white			10
whole bean	beans		2
wht	white		4
wi fi	wifi		14
widerstand	resistor		12
widescreen			0
wiertarka	drill		9
wifi			14
wifi6			0
wijn	wine		18
win	windows		30
windeln	diaper		5
windows			30
wine			1
wino	wine		9
winterreifen	tyre		5
wiper blade			1
wiper blades	wiper blade		1
wireless			0
wischblatter	wiper blade		5
with			42
wlan	wifi		17
wma			0
women			2
womens	women		2
workgroup			3
xampu	shampoo		33
xb1	xbox one		2
xbox 360			2
xbox one			2
xbox series s			2
xbox series x			2
xl			2
xp			0
xs			2
xxl			2
xxxl			2
y			19
year			0
years	year		0
yellow			10
yesil	green		57
yr	year		0
yrs	year		0
zahnburste	toothbrush		5
zahncreme	toothpaste		5
zahnpasta	toothpaste		5
zaino	backpack		7
zamrazarka	freezer		9
zapatillas	shoe		8
zapatos	shoe		8
zapfchen	suppositories		21
zeep	soap		18
zegarek	watch		41
zero			3
zielony	green		37
zitrone	lemon		17
zolty	yellow		37
zucchero	sugar		7
zucker	sugar		5
zuckerfrei	sugar free		34
zundkerze	spark plug		5
zwart	black		48`;
export const productUnits: string = `adet	pk		101
ah			104
amp			70
ampere	amp		70
amps	amp		70
ans	year		116
bags	pk		27
beutel	pk		22
bit			78
bits	bit		78
blatt	pk		22
blocke	pk		22
boite	pk		77
bottles	pk		27
box	pk		76
btu			32
btus	btu		32
caja	pk		98
cans	pk		27
caplets	tbl		27
caps	cps		11
capsulas	cps		50
capsule	cps		27
capsule rigide	cps		69
capsules	cps		11
centiliter	cl		13
centilitre	cl		13
centimeter	cm		16
centimeters	cm		16
centimetre	cm		16
ch			68
channel	ch		68
channels	ch		68
cl			13
cm			16
cnt	pk		11
compresse	tbl		69
comprime	tbl		58
comprimes	tbl		58
comprimidos	tbl		50
count	pk		11
cpr	tbl		58
cps			27
ct	pk		11
cuft			13
cup			13
cups	cup		13
day			25
days	day		25
deciliter	dl		13
decilitre	dl		13
disc			11
discs	disc		11
dl			13
dn			84
doz	dozen		11
dozen			11
dpi			43
er	pk		22
feet	ft		16
film coated tablets	tbl		27
filmtabletten	tbl		22
floz			13
fnumber			92
foot	ft		16
fps			53
ft			16
fta	tbl		22
g			20
g m2	gsm		81
gal			13
gallon	gal		13
gallons	gal		13
gb			24
gbps			53
gelules	cps		58
ghz			40
gig	gb		24
gigabyte	gb		24
gigabytes	gb		24
gigahertz	ghz		40
gigs	gb		24
gr	g		20
gram	g		20
gramm	g		107
grams	g		20
gsm			81
hertz	hz		40
horsepower	hp		32
hour	hr		25
hours	hr		25
hp			32
hr			25
hrs	hr		25
hz			40
ie	iu		66
in			16
inch	in		16
inches	in		16
iu			66
jahr	year		61
jahre	year		61
k			71
kaps	cps		22
kapseln	cps		22
kapsulek	cps		45
kapsulki	cps		45
kb			24
kg			20
khz			40
kilo	kg		20
kilobyte	kb		24
kilobytes	kb		24
kilogram	kg		20
kilograms	kg		20
kilos	kg		51
kilowatt	kw		32
km			16
kohm	k		71
kw			32
l			13
lb			20
lbs	lb		20
liter	l		13
liters	l		13
litre	l		13
litres	l		13
litro	l		88
litros	l		88
lm			83
lot	pk		77
lsf	spf		109
ltr	l		13
lumen	lm		83
m			16
m2			75
mah			80
mb			24
mbps			53
mcg			51
meg	mb		24
megabyte	mb		24
megabytes	mb		24
megahertz	mhz		40
megapixel	mp		43
megapixels	mp		43
meter	m		16
meters	m		16
metre	m		16
metres	m		82
mg			20
mhz			40
mi			16
microgram	mcg		51
micrograms	mcg		51
mile	mi		16
miles	mi		16
milligram	mg		20
milligrams	mg		20
milliliter	ml		13
milliliters	ml		13
millilitre	ml		13
millimeter	mm		16
millimeters	mm		16
millimetre	mm		16
millimetres	mm		82
min			25
mins	min		25
minute	min		25
minutes	min		25
ml			13
mm			16
mm2			75
monat	month		61
monate	month		61
month			44
months	month		44
mp			43
mpix	mp		43
mpixel	mp		43
ms			25
nappies	pk		27
nf			67
ohm			71
ounce	oz		20
ounces	oz		20
oz			20
p			43
pack	pk		11
packet	pk		11
packets	pk		11
packs	pk		11
packung	pk		97
pads	pk		27
pair			11
pairs	pair		11
pc	pk		11
pck	pk		11
pcs	pk		11
pezzi	pk		69
pf			67
piece	pk		11
pieces	pk		11
piezas	pk		50
pint	pt		13
pints	pt		13
pk			11
pn			84
port			11
ports	port		11
pound	lb		20
pounds	lb		20
ppm			53
pr	pair		11
pt			13
qt			13
quart	qt		13
quarts	qt		13
roll	pk		27
rollen	pk		22
rolls	pk		27
rpm			53
seat			11
seats	seat		11
sec			25
second	sec		25
seconds	sec		25
set	pk		76
sheet	pk		11
sheets	pk		11
spf			108
sticks	pk		27
stk	pk		22
stuck	pk		22
stuks	pk		99
szt	pk		45
tabl	tbl		45
tablet	tbl		11
tabletek	tbl		45
tabletki	tbl		45
tablets	tbl		11
tabletten	tbl		22
tabs	tbl		11
tb			24
tbl			22
teile	pk		22
terabyte	tb		24
terabytes	tb		24
uds	pk		50
uf			67
ug	mcg		51
ui	iu		66
unid	pk		100
unidades	pk		50
user			11
users	user		11
v			73
v ac	vac		63
v dc	vdc		63
va			32
vac			63
vdc			63
volt	v		73
volts	v		73
w			32
watt	w		32
watts	w		32
wh			80
windeln	pk		22
wipes	pk		27
x			117
yard	yd		16
yards	yd		16
yd			16
year			44
years	year		44
yo	year		44
yr	year		44
yrs	year		44
zoll	in		106`;
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
