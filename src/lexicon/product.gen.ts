// Made by "npm run tables" from src/lexicon/tables/product/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), class, ambiguity, scope,
// source; of a frequency list: word, times in a million names; of spelling rules: class, pattern, what it becomes.
export const productWords: string = `1080p			generic		en	general-usage
2160p			generic		en	general-usage
2d			generic		en	general-usage
2xl	xxl		variant		en	general-usage
3d			generic		en	general-usage
3g			generic		en	general-usage
3xl	xxxl		variant		en	general-usage
4g			generic		en	general-usage
4k			generic		en	general-usage
5g			generic		en	general-usage
720p			generic		en	general-usage
8k			generic		en	general-usage
a			connective		en	general-usage
aac			generic		en	general-usage
abo	subscription		edition		de	general-usage
abonnement	subscription		edition		fr	general-usage
acad	academic		edition		en	general-usage
academic			edition		en	general-usage
accessories	accessory		generic		en	general-usage
accessory			generic		en	general-usage
adapter			generic		en	general-usage
adapters	adapter		generic		en	general-usage
adaptor	adapter		generic		en	general-usage
adult			variant		en	general-usage
adv	advanced		edition		en	general-usage
advanced			edition		en	general-usage
af p	afp		variant		en	general-usage
af s	afs		variant		en	general-usage
afp			variant		en	general-usage
afs			variant		en	general-usage
age	ages		generic		en	general-usage
ages			generic		en	general-usage
air			generic		en	general-usage
air filter			sort		en	general-usage
akkuschrauber	drill		generic		de	general-usage
alcohol free			edition		en	general-usage
alkoholfrei	alcohol free		edition		de	general-usage
alla			connective		it	general-usage
almond			colour		en	general-usage
altavoz	speaker		generic		es	general-usage
altoparlante	speaker		generic		it	general-usage
am			generic		en	general-usage
amarillo	yellow		colour		en	general-usage
amber			colour		en	general-usage
an			connective		en	general-usage
analcolica	alcohol free		edition		it	general-usage
and			connective		en	general-usage
anthracite			colour		en	general-usage
anthrazit	anthracite		colour		de	general-usage
appareils	device		generic		fr	general-usage
argent	silver		colour		en	general-usage
argento	silver		colour		it	general-usage
armbanduhr	watch		generic		de	general-usage
armchair			generic		en	general-usage
aspiradora	vacuum cleaner		generic		es	general-usage
aspirapolvere	vacuum cleaner		generic		it	general-usage
aspirateur	vacuum cleaner		generic		fr	general-usage
at			connective		en	general-usage
au	aux		connective		fr	general-usage
audio			generic		en	general-usage
aufsteckbursten	brush heads		accessory		de	general-usage
auricolari	headphone		generic		it	general-usage
auriculares	headphone		generic		es	general-usage
automatic			generic		en	general-usage
aux			connective		fr	general-usage
avec			inclusive		en	general-usage
azul	blue		colour		en	general-usage
bag			generic		en	general-usage
ball bearing			generic		en	general-usage
basic			edition		en	general-usage
batteries	battery		generic		en	general-usage
battery			generic		en	general-usage
beans			variant		en	general-usage
beige			colour		en	css-color-names
beyaz	white		colour		tr	general-usage
bezalkoholowe	alcohol free		edition		pl	general-usage
bezprzewodowy	wireless		generic		pl	general-usage
bialy	white		colour		pl	general-usage
bianco	white		colour		en	general-usage
bibliotheque	bookcase		generic		fr	general-usage
bisque			colour		en	general-usage
biz	business		edition		en	general-usage
black			colour		en	css-color-names
blanc	white		colour		en	general-usage
blanca	white		colour		es	general-usage
blanche	white		colour		fr	general-usage
blanco	white		colour		es	general-usage
blau	blue		colour		en	general-usage
blauw	blue		colour		nl	general-usage
bleu	blue		colour		en	general-usage
bleue	blue		colour		fr	general-usage
blk	black		colour		en	general-usage
blu ray	bluray		platform		en	general-usage
blue			colour		en	css-color-names
bluetooth			generic		en	general-usage
bluray			platform		en	general-usage
body			generic		en	general-usage
body wash	shower gel		generic		en	general-usage
bohrmaschine	drill		generic		de	general-usage
bolt	screw		generic		en	general-usage
bookcase			generic		en	general-usage
bottle			generic		en	general-usage
bottles			generic		en	general-usage
bougie	spark plug		generic		fr	general-usage
bouteille	bottle		generic		fr	general-usage
box			generic		en	general-usage
boxed	box		generic		en	general-usage
brake disc			sort		en	general-usage
brake pads			sort		en	general-usage
branco	white		colour		pt	general-usage
brand			generic		en	general-usage
brass			sort		en	general-usage
bratpfanne	frying pan		generic		de	general-usage
braun	brown		colour		de	general-usage
bremsbelage	brake pads		sort		de	general-usage
bremsscheibe	brake disc		sort		de	general-usage
bronze			colour		en	general-usage
brosse a dents	toothbrush		generic		fr	general-usage
brown			colour		en	css-color-names
brush heads			accessory		en	general-usage
brut			variant		fr	general-usage
bucherregal	bookcase		generic		de	general-usage
built			generic		en	general-usage
bundle			generic		en	general-usage
bundles	bundle		generic		en	general-usage
burgundy			colour		en	general-usage
business			edition		en	general-usage
buty	shoe		generic		pl	general-usage
by			connective		en	general-usage
cable			generic		en	general-usage
cables	cable		generic		en	general-usage
cacao	cocoa		sort		fr	general-usage
calzini	socks		generic		it	general-usage
camara	camera		generic		es	general-usage
camasir makinesi	washing machine		generic		tr	general-usage
camera			generic		en	general-usage
cameras	camera		generic		en	general-usage
can			generic		en	general-usage
cans			generic		en	general-usage
cap	capacity		generic		en	general-usage
capa	case		accessory		pt	general-usage
capacity			generic		en	general-usage
capsulas	capsules		variant		es	general-usage
capsules			variant		en	general-usage
car			generic		en	general-usage
card			generic		en	general-usage
cards	card		generic		en	general-usage
cargador	charger		accessory		es	general-usage
caricabatterie	charger		accessory		it	general-usage
carton			generic		en	general-usage
cartons			generic		en	general-usage
cartridge			generic		en	general-usage
cartridges	cartridge		generic		en	general-usage
case			accessory		en	general-usage
cases	case		accessory		en	general-usage
cd			generic		en	general-usage
cdrom			generic		en	general-usage
cds	cd		generic		en	general-usage
cellular			edition		en	general-usage
center			generic		en	general-usage
centre	center		generic		en	general-usage
champagne			colour		en	general-usage
charcoal			colour		en	general-usage
charger			accessory		en	general-usage
chargeur	charger		accessory		fr	general-usage
chaussettes	socks		generic		fr	general-usage
chaussures	shoe		generic		fr	general-usage
cherry			colour		en	general-usage
chicken			sort		en	general-usage
chocolate			colour		en	css-color-names
chrome			colour		en	general-usage
cinza	gray		colour		pt	general-usage
citron	lemon		sort		fr	general-usage
clavier	keyboard		generic		fr	general-usage
clear			colour		en	general-usage
co			company		en	iso20275
cocoa			sort		en	general-usage
coffee machine			generic		en	general-usage
coffee maker	coffee machine		generic		en	general-usage
colchon	mattress		generic		es	general-usage
cold white	cool white		colour		en	general-usage
collector	collectors		edition		en	general-usage
collectors			edition		en	general-usage
color			generic		en	general-usage
colour	color		generic		en	general-usage
compact			generic		en	general-usage
company			generic		en	general-usage
compatible			generic		en	general-usage
compatible with	for		purpose		en	general-usage
complete			generic		en	general-usage
compresse	tablet		generic		it	general-usage
comprime	tablet		generic		fr	general-usage
comprimes	tablet		generic		fr	general-usage
computer			generic		en	general-usage
computers	computer		generic		en	general-usage
computing			generic		en	general-usage
con			inclusive		en	general-usage
conditioner			generic		en	general-usage
console			generic		en	general-usage
control			generic		en	general-usage
cooktop			generic		en	general-usage
cool white			colour		en	general-usage
copper			colour		en	general-usage
copy paper			generic		en	general-usage
coque	case		accessory		fr	general-usage
coral			colour		en	css-color-names
corded			generic		en	general-usage
cordless			generic		en	general-usage
corp			company		en	iso20275
cover			accessory		en	general-usage
cpu	processor		generic		en	general-usage
cream			colour		en	general-usage
crimson			colour		en	css-color-names
cuero	leather		sort		es	general-usage
cuffie	headphone		generic		it	general-usage
cuir	leather		sort		fr	general-usage
custodia	case		accessory		it	general-usage
cyan			colour		en	css-color-names
czarny	black		colour		pl	general-usage
czerwony	red		colour		pl	general-usage
damen	women		variant		de	general-usage
dames	women		variant		nl	general-usage
dark beer			edition		en	general-usage
day			variant		en	general-usage
day cream	day		variant		de	general-usage
ddr			generic		en	general-usage
ddr2			generic		en	general-usage
ddr3			generic		en	general-usage
ddr4			generic		en	general-usage
ddr5			generic		en	general-usage
de			connective		en	general-usage
decaf			edition		en	general-usage
decafeine	decaf		edition		fr	general-usage
decaffeinated	decaf		edition		en	general-usage
deep groove ball bearing	ball bearing		generic		en	general-usage
definition			generic		en	general-usage
del			connective		es	general-usage
delux	deluxe		edition		en	general-usage
deluxe			edition		en	general-usage
dentifrice	toothpaste		generic		fr	general-usage
der			connective		de	general-usage
des			connective		fr	general-usage
design			generic		en	general-usage
desktop			generic		en	general-usage
detergent			generic		en	general-usage
detergente	detergent		generic		es	general-usage
device			generic		en	general-usage
devices	device		generic		en	general-usage
diet			edition		en	general-usage
digital			generic		en	general-usage
disc			generic		en	general-usage
discs	disc		generic		en	general-usage
dishwasher			generic		en	general-usage
disk	disc		generic		en	general-usage
disks	disc		generic		en	general-usage
display			generic		en	general-usage
disque de frein	brake disc		sort		fr	general-usage
dla	for		purpose		pl	general-usage
dlx	deluxe		edition		en	general-usage
donna	women		variant		it	general-usage
dorado	gold		colour		es	general-usage
dore	gold		colour		fr	general-usage
double			variant		en	general-usage
drill			generic		en	general-usage
drive			generic		en	general-usage
drives	drive		generic		en	general-usage
drops			variant		en	general-usage
drucker	printer		generic		de	general-usage
drukarka	printer		generic		pl	general-usage
dry			sort		en	general-usage
dryer			generic		en	general-usage
du			connective		fr	general-usage
dual			generic		en	general-usage
dunkel	dark beer		edition		de	general-usage
duschgel	shower gel		generic		de	general-usage
dvd			platform		en	general-usage
dvdrom			generic		en	general-usage
dvds	dvd		platform		en	general-usage
earbud			generic		en	general-usage
earbuds	earbud		generic		en	general-usage
eau de parfum	edp		variant		fr	general-usage
eau de toilette	edt		variant		fr	general-usage
ecouteurs	headphone		generic		fr	general-usage
ed	edition		generic		en	general-usage
edelstahl	stainless		colour		de	general-usage
edition			generic		en	general-usage
edn	edition		generic		en	general-usage
edp			variant		en	general-usage
edt			variant		en	general-usage
edu	academic		edition		en	general-usage
education	academic		edition		en	general-usage
educational	academic		edition		en	general-usage
ef m	efm		variant		en	general-usage
ef s	efs		variant		en	general-usage
efm			variant		en	general-usage
efs			variant		en	general-usage
electric			generic		en	general-usage
electrique	electric		generic		fr	general-usage
electronics			generic		en	general-usage
elektrisch	electric		generic		de	general-usage
elektrische	electric		generic		de	general-usage
elixir			edition		en	general-usage
emerald			colour		en	general-usage
en grains	beans		variant		fr	general-usage
enceinte	speaker		generic		fr	general-usage
eng	english		generic		en	general-usage
english			generic		en	general-usage
ent	enterprise		edition		en	general-usage
enterprise			edition		en	general-usage
entkoffeiniert	decaf		edition		de	general-usage
erdbeer	strawberry		sort		de	general-usage
erdbeere	strawberry		sort		de	general-usage
ersatzarmband	strap		accessory		de	general-usage
esd	download		generic		en	general-usage
espresso			colour		en	general-usage
essential	essentials		edition		en	general-usage
essentials			edition		en	general-usage
estanteria	bookcase		generic		es	general-usage
et			connective		en	general-usage
etagere	bookcase		generic		fr	general-usage
etui	case		accessory		de	general-usage
expansion			edition		en	general-usage
express			edition		en	general-usage
ext	extended		edition		en	general-usage
extended			edition		en	general-usage
extra			edition		en	general-usage
extra large	xl		variant		en	general-usage
fauteuil	armchair		generic		fr	general-usage
fe			edition		en	general-usage
femme	women		variant		fr	general-usage
fernseher	tv		generic		de	general-usage
fhd			generic		en	general-usage
film coated tablets	tablet		generic		en	general-usage
filmtabletten	tablet		generic		de	general-usage
filtre a air	air filter		sort		fr	general-usage
filtre a huile	oil filter		sort		fr	general-usage
finish			generic		en	general-usage
firm			variant		en	general-usage
flasche	bottle		generic		de	general-usage
flash			generic		en	general-usage
flat			generic		en	general-usage
fm			generic		en	general-usage
foam			variant		en	general-usage
for			purpose		en	general-usage
forte			edition		en	general-usage
fotocamera	camera		generic		it	general-usage
fraise	strawberry		sort		fr	general-usage
fraises	strawberry		sort		fr	general-usage
free			generic		en	general-usage
french			generic		en	general-usage
fridge	refrigerator		generic		en	general-usage
frigorifero	refrigerator		generic		it	general-usage
frigorifico	refrigerator		generic		es	general-usage
from			connective		en	general-usage
front			variant		en	general-usage
frying pan			generic		en	general-usage
fta	tablet		generic		de	general-usage
full			edition		en	general-usage
funda	case		accessory		es	general-usage
fur		für	purpose		en	general-usage
galvanised	galvanized		sort		en	general-usage
galvanized			sort		en	general-usage
game			generic		en	general-usage
games	game		generic		en	general-usage
gants	gloves		generic		fr	general-usage
ganze bohnen	beans		variant		de	general-usage
gas			generic		en	general-usage
gehause	body		generic		de	general-usage
gel			variant		en	general-usage
gel douche	shower gel		generic		fr	general-usage
gelb	yellow		colour		en	general-usage
gelules	capsules		variant		fr	general-usage
gemahlen	ground		variant		de	general-usage
gen	generation		generic		en	general-usage
generation			generic		en	general-usage
genuine			generic		en	general-usage
gerat	device		generic		de	general-usage
gerate	device		generic		de	general-usage
german			generic		en	general-usage
giallo	yellow		colour		it	general-usage
glas	jar		generic		de	general-usage
glosnik	speaker		generic		pl	general-usage
gloves			generic		en	general-usage
gluhbirne	light bulb		generic		de	general-usage
gluhlampe	light bulb		generic		de	general-usage
gmbh			company		en	iso20275
gold			colour		en	css-color-names
gr	size		generic		de	general-usage
grade			generic		en	general-usage
grades	grade		generic		en	general-usage
grafikkarte	graphics card		generic		de	general-usage
grafito	graphite		colour		es	general-usage
graphics card			generic		en	general-usage
graphit	graphite		colour		de	general-usage
graphite			colour		en	general-usage
grau	gray		colour		de	general-usage
gray			colour		en	general-usage
green			colour		en	css-color-names
grey	gray		colour		en	general-usage
grigio	gray		colour		it	general-usage
grijs	gray		colour		nl	general-usage
gris	gray		colour		fr	general-usage
grn	green		colour		en	general-usage
groen	green		colour		nl	general-usage
grosse	size		generic		de	general-usage
ground			variant		en	general-usage
grun	green		colour		de	general-usage
h264			generic		en	general-usage
h265			generic		en	general-usage
hahnchen	chicken		sort		de	general-usage
handschuhe	gloves		generic		de	general-usage
handy	smartphone		generic		de	general-usage
hard			generic		en	general-usage
hardback	hardcover		variant		en	general-usage
hardcover			variant		en	general-usage
haselnuss	hazelnut		sort		de	general-usage
hazelnut			sort		en	general-usage
hd			generic		en	general-usage
hdmi			generic		en	general-usage
hdtv	tv		generic		en	general-usage
headphone			generic		en	general-usage
headphones	headphone		generic		en	general-usage
heren	men		variant		nl	general-usage
herren	men		variant		de	general-usage
herrenuhr	watch		generic		de	general-usage
high			generic		en	general-usage
hinten	rear		variant		de	general-usage
hoesje	case		accessory		nl	general-usage
hombre	men		variant		es	general-usage
home			edition		en	general-usage
homme	men		variant		fr	general-usage
horlurar	headphone		generic		sv	general-usage
housse	case		accessory		fr	general-usage
huhn	chicken		sort		de	general-usage
hulle	case		accessory		de	general-usage
hydrochloric acid			sort		en	general-usage
impresora	printer		generic		es	general-usage
imprimante	printer		generic		fr	general-usage
in			connective		en	general-usage
in grani	beans		variant		it	general-usage
inalambrico	wireless		generic		es	general-usage
inc			company		en	iso20275
inch			generic		en	general-usage
incl	with		inclusive		en	general-usage
including	with		inclusive		en	general-usage
indigo			colour		en	css-color-names
ink			generic		en	general-usage
inkl	with		inclusive		de	general-usage
inox	stainless		colour		fr	general-usage
international			generic		en	general-usage
internet			generic		en	general-usage
intl	international		generic		en	general-usage
isopropanol			sort		en	general-usage
isopropyl alcohol	isopropanol		sort		en	general-usage
item			generic		en	general-usage
ivory			colour		en	css-color-names
jar			generic		en	general-usage
jars			generic		en	general-usage
jaune	yellow		colour		en	general-usage
jc	jewel case		generic		en	general-usage
jewel			generic		en	general-usage
jewel case			generic		en	general-usage
junior			edition		en	general-usage
kabellos	wireless		generic		de	general-usage
kabellose	wireless		generic		de	general-usage
kabelloser	wireless		generic		de	general-usage
kaffeemaschine	coffee machine		generic		de	general-usage
kaffeevollautomat	coffee machine		generic		de	general-usage
kakao	cocoa		sort		de	general-usage
kaltweiss	cool white		colour		de	general-usage
kamera	camera		generic		de	general-usage
kamerasi	camera		generic		tr	general-usage
kapseln	capsules		variant		de	general-usage
keyboard			generic		en	general-usage
khaki			colour		en	css-color-names
kids			generic		en	general-usage
kilif	case		accessory		tr	general-usage
king			variant		en	general-usage
kit			generic		en	general-usage
kits	kit		generic		en	general-usage
klar	clear		colour		de	general-usage
klawiatura	keyboard		generic		pl	general-usage
kompatibel mit	for		purpose		de	general-usage
konsole	console		generic		de	general-usage
konsolu	console		generic		tr	general-usage
kopfhorer	headphone		generic		de	general-usage
kopierpapier	copy paper		generic		de	general-usage
koptelefoon	headphone		generic		nl	general-usage
kugellager	ball bearing		generic		de	general-usage
kuhlschrank	refrigerator		generic		de	general-usage
kulaklik	headphone		generic		tr	general-usage
l	large		variant		en	general-usage
la			connective		en	general-usage
ladegerat	charger		accessory		de	general-usage
ladies	women		variant		en	general-usage
ladowarka	charger		accessory		pl	general-usage
lait	milk		sort		fr	general-usage
laptop			generic		en	general-usage
large			variant		en	general-usage
laufschuh	shoe		generic		de	general-usage
laufuhr	smartwatch		generic		de	general-usage
lautsprecher	speaker		generic		de	general-usage
lavadora	washing machine		generic		es	general-usage
lavatrice	washing machine		generic		it	general-usage
lave linge	washing machine		generic		fr	general-usage
lavender			colour		en	css-color-names
lcd			generic		en	general-usage
le			connective		en	general-usage
learning			generic		en	general-usage
leather			sort		en	general-usage
leche	milk		sort		es	general-usage
led			generic		en	general-usage
leder	leather		sort		de	general-usage
left			variant		en	general-usage
lemon			sort		en	general-usage
les			connective		fr	general-usage
lessive	detergent		generic		fr	general-usage
lh	left		variant		en	general-usage
lic	license		generic		en	general-usage
licence	license		generic		en	general-usage
license			generic		en	general-usage
licenses	license		generic		en	general-usage
light	lite		edition		en	general-usage
light bulb			generic		en	general-usage
lila	purple		colour		de	general-usage
lime			colour		en	css-color-names
limited			edition		en	general-usage
links	left		variant		de	general-usage
linux			platform		en	general-usage
lite			edition		en	general-usage
llc			company		en	iso20275
load			generic		en	general-usage
lodowka	refrigerator		generic		pl	general-usage
lotion			variant		en	general-usage
lt			edition		en	general-usage
ltd			company		en	iso20275
lte			generic		en	general-usage
luftfilter	air filter		sort		de	general-usage
m	medium		variant		en	general-usage
mac	macintosh		platform		en	general-usage
machine a cafe	coffee machine		generic		fr	general-usage
macinato	ground		variant		it	general-usage
macintosh			platform		en	general-usage
macos	macintosh		platform		en	general-usage
magenta			colour		en	css-color-names
mahogany			colour		en	general-usage
maple			colour		en	general-usage
mark			edition		en	general-usage
maroon			colour		en	css-color-names
marron	brown		colour		fr	general-usage
marrone	brown		colour		it	general-usage
matelas	mattress		generic		fr	general-usage
materasso	mattress		generic		it	general-usage
matratze	mattress		generic		de	general-usage
matt			variant		en	general-usage
matte	matt		variant		en	general-usage
mattress			generic		en	general-usage
maus	mouse		generic		de	general-usage
mavi	blue		colour		tr	general-usage
max			edition		en	general-usage
me			generic		en	general-usage
media			generic		en	general-usage
medium			variant		en	general-usage
memory			generic		en	general-usage
men			variant		en	general-usage
mens	men		variant		en	general-usage
menthe	mint		sort		fr	general-usage
messing	brass		sort		de	general-usage
microsoft xbox 360	xbox 360		variant		en	general-usage
microsoft xbox one	xbox one		variant		en	general-usage
microsoft xbox series s	xbox series s		variant		en	general-usage
microsoft xbox series x	xbox series x		variant		en	general-usage
microwave			generic		en	general-usage
midnight			colour		en	general-usage
milch	milk		sort		de	general-usage
milk			sort		en	general-usage
mini			edition		en	general-usage
mint			sort		en	general-usage
mit			inclusive		en	general-usage
mitternacht	midnight		colour		de	general-usage
mk	mark		edition		en	general-usage
model			generic		en	general-usage
monitor			generic		en	general-usage
month			generic		en	general-usage
months	month		generic		en	general-usage
montre	watch		generic		fr	general-usage
moulu	ground		variant		fr	general-usage
mount			generic		en	general-usage
mounts	mount		generic		en	general-usage
mouse			generic		en	general-usage
mp3			generic		en	general-usage
mujer	women		variant		es	general-usage
multi color	multicolor		colour		en	general-usage
multi colour	multicolor		colour		en	general-usage
multicolor			colour		en	general-usage
multicolour	multicolor		colour		en	general-usage
multimedia			generic		en	general-usage
music			generic		en	general-usage
nachfuller	refill		accessory		de	general-usage
nachfullpack	refill		accessory		de	general-usage
nacht	night		edition		de	general-usage
nachtcreme	night		edition		de	general-usage
nachtpflege	night		edition		de	general-usage
narrow			variant		en	general-usage
navy			colour		en	css-color-names
negra	black		colour		es	general-usage
negro	black		colour		en	general-usage
nero	black		colour		en	general-usage
network			generic		en	general-usage
new			generic		en	general-usage
niebieski	blue		colour		pl	general-usage
night			edition		en	general-usage
night cream	night		edition		en	general-usage
no	nr		generic		en	general-usage
no sugar	sugar free		edition		en	general-usage
noc	night		edition		pl	general-usage
noir	black		colour		en	general-usage
noire	black		colour		fr	general-usage
noisette	hazelnut		sort		fr	general-usage
noodles			sort		en	general-usage
notebook	laptop		generic		en	general-usage
nouilles	noodles		sort		fr	general-usage
nr			generic		en	general-usage
nt			generic		en	general-usage
nudel	noodles		sort		de	general-usage
nudeln	noodles		sort		de	general-usage
nuit	night		edition		fr	general-usage
oak			colour		en	general-usage
ocynk	galvanized		sort		pl	general-usage
odkurzacz	vacuum cleaner		generic		pl	general-usage
oem			edition		en	general-usage
of			connective		en	general-usage
office			generic		en	general-usage
oil filter			sort		en	general-usage
ointment			variant		en	general-usage
old			generic		en	general-usage
olfilter	oil filter		sort		de	general-usage
olive			colour		en	css-color-names
on			connective		en	general-usage
or			connective		en	general-usage
orange			colour		en	css-color-names
orchid			colour		en	css-color-names
organic			edition		en	general-usage
original			generic		en	general-usage
orologio	watch		generic		it	general-usage
oven			generic		en	general-usage
oyun	game		generic		tr	general-usage
pack			generic		en	general-usage
package			generic		en	general-usage
packs	pack		generic		en	general-usage
padella	frying pan		generic		it	general-usage
panel			generic		en	general-usage
panzerglas	screen protector		accessory		de	general-usage
paper			generic		en	general-usage
paperback			variant		en	general-usage
para			purpose		en	general-usage
patelnia	frying pan		generic		pl	general-usage
pbk	paperback		variant		en	general-usage
pc	computer		generic		en	general-usage
pen			generic		en	general-usage
penna	pen		generic		it	general-usage
peppermint	mint		sort		en	general-usage
per	for		purpose		it	general-usage
perceuse	drill		generic		fr	general-usage
personal			generic		en	general-usage
pfanne	frying pan		generic		de	general-usage
pfefferminz	mint		sort		de	general-usage
phone			generic		en	general-usage
phones	phone		generic		en	general-usage
photo			generic		en	general-usage
piece			generic		en	general-usage
pieces	piece		generic		en	general-usage
pink			colour		en	css-color-names
pk	pack		generic		en	general-usage
pkg	package		generic		en	general-usage
plaquettes de frein	brake pads		sort		fr	general-usage
plasma			generic		en	general-usage
plata	silver		colour		es	general-usage
platinum			colour		en	general-usage
play station 4	ps4		variant		en	general-usage
play station 5	ps5		variant		en	general-usage
player			generic		en	general-usage
players	player		generic		en	general-usage
playstation 3	ps3		variant		en	general-usage
playstation 4	ps4		variant		en	general-usage
playstation 5	ps5		variant		en	general-usage
plc			company		en	iso20275
plum			colour		en	css-color-names
plus			edition		en	general-usage
pnk	pink		colour		en	general-usage
poele	frying pan		generic		fr	general-usage
pokrowiec	case		accessory		pl	general-usage
poltrona	armchair		generic		it	general-usage
port			generic		en	general-usage
portable			generic		en	general-usage
poudre	powder		sort		fr	general-usage
poulet	chicken		sort		fr	general-usage
pour			purpose		en	general-usage
powder			sort		en	general-usage
power bank			generic		en	general-usage
powerbank	power bank		generic		en	general-usage
pralka	washing machine		generic		pl	general-usage
prem	premium		edition		en	general-usage
premium			edition		en	general-usage
preto	black		colour		pt	general-usage
printer			generic		en	general-usage
printers	printer		generic		en	general-usage
pro	professional		edition		en	general-usage
processor			generic		en	general-usage
product			generic		en	general-usage
products	product		generic		en	general-usage
prof	professional		edition		en	general-usage
professional			edition		en	general-usage
program			generic		en	general-usage
programs	program		generic		en	general-usage
ps3			variant		en	general-usage
ps4			variant		en	general-usage
ps5			variant		en	general-usage
pulver	powder		sort		de	general-usage
puppy			variant		en	general-usage
purple			colour		en	css-color-names
quality			generic		en	general-usage
radio			generic		en	general-usage
range			generic		en	general-usage
rasierklingen	razor blades		accessory		de	general-usage
raton	mouse		generic		es	general-usage
razor blades			accessory		en	general-usage
reader			generic		en	general-usage
rear			variant		en	general-usage
recambio	refill		accessory		es	general-usage
receiver			generic		en	general-usage
receivers	receiver		generic		en	general-usage
recharge	refill		accessory		fr	general-usage
rechts	right		variant		de	general-usage
red			colour		en	css-color-names
refill			accessory		en	general-usage
refills	refill		accessory		en	general-usage
refrigerator			generic		en	general-usage
refurb	refurbished		edition		en	general-usage
refurbished			edition		en	general-usage
reloj	watch		generic		es	general-usage
remote			generic		en	general-usage
renewal			edition		en	general-usage
replacement			generic		en	general-usage
resistor			generic		en	general-usage
resolution			generic		en	general-usage
retail			generic		en	general-usage
rf s	rfs		variant		en	general-usage
rfs			variant		en	general-usage
rh	right		variant		en	general-usage
ricarica	refill		accessory		it	general-usage
right			variant		en	general-usage
rillenkugellager	ball bearing		generic		de	general-usage
roja	red		colour		es	general-usage
rojo	red		colour		en	general-usage
rom			generic		en	general-usage
rood	red		colour		nl	general-usage
rosa	pink		colour		de	general-usage
rose			colour		en	general-usage
rosso	red		colour		en	general-usage
rot	red		colour		de	general-usage
rouge	red		colour		en	general-usage
roulement	ball bearing		generic		fr	general-usage
ruby			colour		en	general-usage
s	small		variant		en	general-usage
sachet			generic		en	general-usage
sachets			generic		en	general-usage
safety shoe	safety shoes		generic		en	general-usage
safety shoes			generic		en	general-usage
salmon			colour		en	css-color-names
salted			variant		en	general-usage
salzsaure	hydrochloric acid		sort		de	general-usage
sans alcool	alcohol free		edition		fr	general-usage
sans fil	wireless		generic		fr	general-usage
sapphire			colour		en	general-usage
sarten	frying pan		generic		es	general-usage
scarpe	shoe		generic		it	general-usage
schlagbohrschrauber	drill		generic		de	general-usage
schmal	narrow		variant		de	general-usage
schraube	screw		generic		de	general-usage
schrauben	screw		generic		de	general-usage
schraubendreher	screwdriver		generic		de	general-usage
schuhe	shoe		generic		de	general-usage
schutzfolie	screen protector		accessory		de	general-usage
schutzhulle	case		accessory		de	general-usage
schwarz	black		colour		en	general-usage
screen			generic		en	general-usage
screen protector			accessory		en	general-usage
screw			generic		en	general-usage
screwdriver			generic		en	general-usage
screws	screw		generic		en	general-usage
se			edition		en	general-usage
secco	dry		sort		it	general-usage
senza fili	wireless		generic		it	general-usage
series			generic		en	general-usage
server			generic		en	general-usage
sessel	armchair		generic		de	general-usage
set			generic		en	general-usage
sets	set		generic		en	general-usage
shampoo			variant		en	general-usage
shelving unit	bookcase		generic		en	general-usage
shipping			generic		en	general-usage
shoe			generic		en	general-usage
shoes	shoe		generic		en	general-usage
shower gel			generic		en	general-usage
sicherheitsschuh	safety shoes		generic		de	general-usage
sicherheitsschuhe	safety shoes		generic		de	general-usage
silber	silver		colour		en	general-usage
silver			colour		en	css-color-names
sin alcohol	alcohol free		edition		es	general-usage
single			generic		en	general-usage
sirop	syrup		variant		fr	general-usage
siyah	black		colour		tr	general-usage
size			generic		en	general-usage
slot			generic		en	general-usage
sluchawki	headphone		generic		pl	general-usage
slv	silver		colour		en	general-usage
small			variant		en	general-usage
small business			edition		en	general-usage
smartfon	smartphone		generic		pl	general-usage
smartphone			generic		en	general-usage
smartwatch			generic		en	general-usage
sneaker	shoe		generic		en	general-usage
sneakers	shoe		generic		en	general-usage
socken	socks		generic		de	general-usage
socks			generic		en	general-usage
soft			edition		en	general-usage
software			generic		en	general-usage
sony playstation 3	ps3		variant		en	general-usage
sony playstation 4	ps4		variant		en	general-usage
sony playstation 5	ps5		variant		en	general-usage
sony ps3	ps3		variant		en	general-usage
sony ps4	ps4		variant		en	general-usage
sony ps5	ps5		variant		en	general-usage
souris	mouse		generic		fr	general-usage
spanish			generic		en	general-usage
spark plug			generic		en	general-usage
speaker			generic		en	general-usage
speakers	speaker		generic		en	general-usage
spray			generic		en	general-usage
spulung	conditioner		generic		de	general-usage
srebrny	silver		colour		pl	general-usage
sruba	screw		generic		pl	general-usage
ss	stainless		colour		en	general-usage
stainless			colour		en	general-usage
stampante	printer		generic		it	general-usage
stand			generic		en	general-usage
standalone			generic		en	general-usage
standard			edition		en	general-usage
starter			edition		en	general-usage
staubsauger	vacuum cleaner		generic		de	general-usage
std	standard		edition		en	general-usage
stereo			generic		en	general-usage
stofzuiger	vacuum cleaner		generic		nl	general-usage
strap			accessory		en	general-usage
straps	strap		accessory		en	general-usage
strawberry			sort		en	general-usage
student			edition		en	general-usage
subscr	subscription		edition		en	general-usage
subscription			edition		en	general-usage
sugar free			edition		en	general-usage
sugarfree	sugar free		edition		en	general-usage
suite			generic		en	general-usage
suppositories			variant		en	general-usage
svart	black		colour		sv	general-usage
sw	software		generic		en	general-usage
syrup			variant		en	general-usage
sys	system		generic		en	general-usage
system			generic		en	general-usage
systems	system		generic		en	general-usage
sz	size		generic		en	general-usage
szary	gray		colour		pl	general-usage
tabl	tablet		generic		pl	general-usage
tablet			generic		en	general-usage
tabletki	tablet		generic		pl	general-usage
tablets	tablet		generic		en	general-usage
tabletten	tablet		generic		de	general-usage
tafel	chocolate bar		generic		de	general-usage
tagescreme	day		variant		de	general-usage
tagespflege	day		variant		de	general-usage
taille	size		generic		fr	general-usage
taladro	drill		generic		es	general-usage
talla	size		generic		es	general-usage
tan			colour		en	css-color-names
tasche	case		accessory		de	general-usage
taschenbuch	paperback		variant		de	general-usage
tastatur	keyboard		generic		de	general-usage
tastiera	keyboard		generic		it	general-usage
teacher			edition		en	general-usage
teal			colour		en	css-color-names
technologies	technology		generic		en	general-usage
technology			generic		en	general-usage
teclado	keyboard		generic		es	general-usage
telephone			generic		en	general-usage
telephones	telephone		generic		en	general-usage
televiseur	tv		generic		fr	general-usage
television	tv		generic		en	general-usage
televisor	tv		generic		es	general-usage
televisore	tv		generic		it	general-usage
televizyon	tv		generic		tr	general-usage
telewizor	tv		generic		pl	general-usage
the			connective		en	general-usage
theater			generic		en	general-usage
theatre	theater		generic		en	general-usage
thunfisch	tuna		sort		de	general-usage
ti			edition		en	general-usage
tin			generic		en	general-usage
tins			generic		en	general-usage
titanium			colour		en	general-usage
to			connective		en	general-usage
toner			generic		en	general-usage
tool			generic		en	general-usage
tools	tool		generic		en	general-usage
toothbrush			generic		en	general-usage
toothpaste			generic		en	general-usage
top			generic		en	general-usage
tornillo	screw		generic		es	general-usage
tournevis	screwdriver		generic		fr	general-usage
tragbar	portable		generic		de	general-usage
tragbarer	portable		generic		de	general-usage
training			generic		en	general-usage
transparent			colour		en	general-usage
trapano	drill		generic		it	general-usage
tri color	multicolor		colour		en	general-usage
tri colour	multicolor		colour		en	general-usage
trial			edition		en	general-usage
tricolor	multicolor		colour		en	general-usage
tricolour	multicolor		colour		en	general-usage
trocken	dry		sort		de	general-usage
tropfen	drops		variant		de	general-usage
tube			generic		en	general-usage
tubes			generic		en	general-usage
tuna			sort		en	general-usage
turquoise			colour		en	css-color-names
tv			generic		en	general-usage
tvattmaskin	washing machine		generic		sv	general-usage
uhd			generic		en	general-usage
ult	ultimate		edition		en	general-usage
ultimate			edition		en	general-usage
ultra			edition		en	general-usage
und			connective		en	general-usage
unlocked			generic		en	general-usage
unsalted			variant		en	general-usage
uomo	men		variant		it	general-usage
upg	upgrade		edition		en	general-usage
upgrade			edition		en	general-usage
upgrd	upgrade		edition		en	general-usage
usb			generic		en	general-usage
usb2			generic		en	general-usage
usb3			generic		en	general-usage
used			edition		en	general-usage
user			generic		en	general-usage
users	user		generic		en	general-usage
utilities	utility		generic		en	general-usage
utility			generic		en	general-usage
vacuum			generic		en	general-usage
vacuum cleaner			generic		en	general-usage
vanilla			sort		en	general-usage
vanille	vanilla		sort		de	general-usage
ver	version		generic		en	general-usage
verde	green		colour		en	general-usage
vermelho	red		colour		pt	general-usage
vers	version		generic		en	general-usage
version			generic		en	general-usage
vert	green		colour		en	general-usage
verte	green		colour		fr	general-usage
verzinkt	galvanized		sort		de	general-usage
video			generic		en	general-usage
vinyl			platform		en	general-usage
violet			colour		en	css-color-names
vis	screw		generic		fr	general-usage
vista			generic		en	general-usage
vite	screw		generic		it	general-usage
vol	volume		generic		en	general-usage
volume			generic		en	general-usage
voor	for		purpose		nl	general-usage
vorn	front		variant		de	general-usage
vorne	front		variant		de	general-usage
vz	galvanized		sort		de	general-usage
w			inclusive		en	general-usage
wall			generic		en	general-usage
walnut			colour		en	general-usage
warm white			colour		en	general-usage
warmweiss	warm white		colour		de	general-usage
waschmaschine	washing machine		generic		de	general-usage
waschmittel	detergent		generic		de	general-usage
washer			generic		en	general-usage
washing machine			generic		en	general-usage
wasmachine	washing machine		generic		nl	general-usage
web			generic		en	general-usage
weich	soft		edition		de	general-usage
weiss	white		colour		en	general-usage
white			colour		en	css-color-names
whole bean	beans		variant		en	general-usage
wht	white		colour		en	general-usage
wi fi	wifi		sort		en	general-usage
widerstand	resistor		generic		de	general-usage
widescreen			generic		en	general-usage
wiertarka	drill		generic		pl	general-usage
wifi			sort		en	general-usage
wifi6			generic		en	general-usage
win	windows		platform		en	general-usage
windows			platform		en	general-usage
wiper blade			generic		en	general-usage
wiper blades	wiper blade		generic		en	general-usage
wireless			generic		en	general-usage
wischblatter	wiper blade		generic		de	general-usage
with			inclusive		en	general-usage
wlan	wifi		sort		de	general-usage
wma			generic		en	general-usage
women			variant		en	general-usage
womens	women		variant		en	general-usage
workgroup			edition		en	general-usage
xb1	xbox one		variant		en	general-usage
xbox 360			variant		en	general-usage
xbox one			variant		en	general-usage
xbox series s			variant		en	general-usage
xbox series x			variant		en	general-usage
xl			variant		en	general-usage
xp			generic		en	general-usage
xs			variant		en	general-usage
xxl			variant		en	general-usage
xxxl			variant		en	general-usage
y			connective		en	general-usage
year			generic		en	general-usage
years	year		generic		en	general-usage
yellow			colour		en	css-color-names
yesil	green		colour		tr	general-usage
yr	year		generic		en	general-usage
yrs	year		generic		en	general-usage
zahnburste	toothbrush		generic		de	general-usage
zahncreme	toothpaste		generic		de	general-usage
zahnpasta	toothpaste		generic		de	general-usage
zapatillas	shoe		generic		es	general-usage
zapatos	shoe		generic		es	general-usage
zapfchen	suppositories		variant		de	general-usage
zegarek	watch		generic		pl	general-usage
zero			edition		en	general-usage
zielony	green		colour		pl	general-usage
zitrone	lemon		sort		de	general-usage
zolty	yellow		colour		pl	general-usage
zuckerfrei	sugar free		edition		de	general-usage
zundkerze	spark plug		generic		de	general-usage
zwart	black		colour		nl	general-usage`;
export const productUnits: string = `adet	pk		count		tr	general-usage
ah			energy		*	general-usage
amp			current		*	si-brochure
ampere	amp		current		*	si-brochure
amps	amp		current		*	si-brochure
ans	year		time		fr	general-usage
bags	pk		count		en	general-usage
beutel	pk		count		de	general-usage
bit			data		*	general-usage
bits	bit		data		*	general-usage
blatt	pk		count		de	general-usage
blocke	pk		count		de	general-usage
boite	pk		container		fr	general-usage
bottles	pk		count		en	general-usage
box	pk		container		en	general-usage
btu			power		*	si-brochure
btus	btu		power		*	si-brochure
caja	pk		container		es	general-usage
cans	pk		count		en	general-usage
caplets	tbl		count		en	general-usage
caps	cps		count		*	general-usage
capsulas	cps		count		es	general-usage
capsule	cps		count		en	general-usage
capsule rigide	cps		count		it	general-usage
capsules	cps		count		*	general-usage
centiliter	cl		volume		*	si-brochure
centilitre	cl		volume		*	si-brochure
centimeter	cm		length		*	si-brochure
centimeters	cm		length		*	si-brochure
centimetre	cm		length		*	si-brochure
ch			channel		*	general-usage
channel	ch		channel		*	general-usage
channels	ch		channel		*	general-usage
cl			volume		*	si-brochure
cm			length		*	si-brochure
cnt	pk		count		*	general-usage
compresse	tbl		count		it	general-usage
comprime	tbl		count		fr	general-usage
comprimes	tbl		count		fr	general-usage
comprimidos	tbl		count		es	general-usage
count	pk		count		*	general-usage
cpr	tbl		count		fr	general-usage
cps			count		en	general-usage
ct	pk		count		*	general-usage
cuft			volume		*	si-brochure
cup			volume		*	si-brochure
cups	cup		volume		*	si-brochure
day			time		*	si-brochure
days	day		time		*	si-brochure
deciliter	dl		volume		*	si-brochure
decilitre	dl		volume		*	si-brochure
disc			count		*	general-usage
discs	disc		count		*	general-usage
dl			volume		*	si-brochure
dn			nominal		*	general-usage
doz	dozen		count		*	general-usage
dozen			count		*	general-usage
dpi			resolution		*	general-usage
er	pk		count		de	general-usage
feet	ft		length		*	si-brochure
film coated tablets	tbl		count		en	general-usage
filmtabletten	tbl		count		de	general-usage
floz			volume		*	si-brochure
fnumber			aperture		*	general-usage
foot	ft		length		*	si-brochure
fps			rate		*	general-usage
ft			length		*	si-brochure
fta	tbl		count		de	general-usage
g			mass		*	si-brochure
g m2	gsm		grammage		*	general-usage
gal			volume		*	si-brochure
gallon	gal		volume		*	si-brochure
gallons	gal		volume		*	si-brochure
gb			storage		*	general-usage
gbps			rate		*	general-usage
gelules	cps		count		fr	general-usage
ghz			frequency		*	si-brochure
gig	gb		storage		*	general-usage
gigabyte	gb		storage		*	general-usage
gigabytes	gb		storage		*	general-usage
gigahertz	ghz		frequency		*	si-brochure
gigs	gb		storage		*	general-usage
gr	g		mass		*	si-brochure
gram	g		mass		*	si-brochure
gramm	g		mass		de	general-usage
grams	g		mass		*	si-brochure
gsm			grammage		*	general-usage
hertz	hz		frequency		*	si-brochure
horsepower	hp		power		*	si-brochure
hour	hr		time		*	si-brochure
hours	hr		time		*	si-brochure
hp			power		*	si-brochure
hr			time		*	si-brochure
hrs	hr		time		*	si-brochure
hz			frequency		*	si-brochure
ie	iu		activity		*	general-usage
in			length		*	si-brochure
inch	in		length		*	si-brochure
inches	in		length		*	si-brochure
iu			activity		*	general-usage
jahr	year		time		de	general-usage
jahre	year		time		de	general-usage
k			resistance		*	general-usage
kaps	cps		count		de	general-usage
kapseln	cps		count		de	general-usage
kapsulek	cps		count		pl	general-usage
kapsulki	cps		count		pl	general-usage
kb			storage		*	general-usage
kg			mass		*	si-brochure
khz			frequency		*	si-brochure
kilo	kg		mass		*	si-brochure
kilobyte	kb		storage		*	general-usage
kilobytes	kb		storage		*	general-usage
kilogram	kg		mass		*	si-brochure
kilograms	kg		mass		*	si-brochure
kilos	kg		mass		*	general-usage
kilowatt	kw		power		*	si-brochure
km			length		*	si-brochure
kohm	k		resistance		*	general-usage
kw			power		*	si-brochure
l			volume		*	si-brochure
lb			mass		*	si-brochure
lbs	lb		mass		*	si-brochure
liter	l		volume		*	si-brochure
liters	l		volume		*	si-brochure
litre	l		volume		*	si-brochure
litres	l		volume		*	si-brochure
litro	l		volume		es	general-usage
litros	l		volume		es	general-usage
lm			light		*	general-usage
lot	pk		container		fr	general-usage
lsf	spf		protection		de	general-usage
ltr	l		volume		*	si-brochure
lumen	lm		light		*	general-usage
m			length		*	si-brochure
m2			area		*	general-usage
mah			energy		*	si-brochure
mb			storage		*	general-usage
mbps			rate		*	general-usage
mcg			mass		*	general-usage
meg	mb		storage		*	general-usage
megabyte	mb		storage		*	general-usage
megabytes	mb		storage		*	general-usage
megahertz	mhz		frequency		*	si-brochure
megapixel	mp		resolution		*	general-usage
megapixels	mp		resolution		*	general-usage
meter	m		length		*	si-brochure
meters	m		length		*	si-brochure
metre	m		length		*	si-brochure
metres	m		length		*	general-usage
mg			mass		*	si-brochure
mhz			frequency		*	si-brochure
mi			length		*	si-brochure
microgram	mcg		mass		*	general-usage
micrograms	mcg		mass		*	general-usage
mile	mi		length		*	si-brochure
miles	mi		length		*	si-brochure
milligram	mg		mass		*	si-brochure
milligrams	mg		mass		*	si-brochure
milliliter	ml		volume		*	si-brochure
milliliters	ml		volume		*	si-brochure
millilitre	ml		volume		*	si-brochure
millimeter	mm		length		*	si-brochure
millimeters	mm		length		*	si-brochure
millimetre	mm		length		*	si-brochure
millimetres	mm		length		*	general-usage
min			time		*	si-brochure
mins	min		time		*	si-brochure
minute	min		time		*	si-brochure
minutes	min		time		*	si-brochure
ml			volume		*	si-brochure
mm			length		*	si-brochure
mm2			area		*	general-usage
monat	month		time		de	general-usage
monate	month		time		de	general-usage
month			time		en	general-usage
months	month		time		en	general-usage
mp			resolution		*	general-usage
mpix	mp		resolution		*	general-usage
mpixel	mp		resolution		*	general-usage
ms			time		*	si-brochure
nappies	pk		count		en	general-usage
nf			capacitance		*	general-usage
ohm			resistance		*	general-usage
ounce	oz		mass		*	si-brochure
ounces	oz		mass		*	si-brochure
oz			mass		*	si-brochure
p			resolution		*	general-usage
pack	pk		count		*	general-usage
packet	pk		count		*	general-usage
packets	pk		count		*	general-usage
packs	pk		count		*	general-usage
packung	pk		container		de	general-usage
pads	pk		count		en	general-usage
pair			count		*	general-usage
pairs	pair		count		*	general-usage
pc	pk		count		*	general-usage
pck	pk		count		*	general-usage
pcs	pk		count		*	general-usage
pezzi	pk		count		it	general-usage
pf			capacitance		*	general-usage
piece	pk		count		*	general-usage
pieces	pk		count		*	general-usage
piezas	pk		count		es	general-usage
pint	pt		volume		*	si-brochure
pints	pt		volume		*	si-brochure
pk			count		*	general-usage
pn			nominal		*	general-usage
port			count		*	general-usage
ports	port		count		*	general-usage
pound	lb		mass		*	si-brochure
pounds	lb		mass		*	si-brochure
ppm			rate		*	general-usage
pr	pair		count		*	general-usage
pt			volume		*	si-brochure
qt			volume		*	si-brochure
quart	qt		volume		*	si-brochure
quarts	qt		volume		*	si-brochure
roll	pk		count		en	general-usage
rollen	pk		count		de	general-usage
rolls	pk		count		en	general-usage
rpm			rate		*	general-usage
seat			count		*	general-usage
seats	seat		count		*	general-usage
sec			time		*	si-brochure
second	sec		time		*	si-brochure
seconds	sec		time		*	si-brochure
set	pk		container		en	general-usage
sheet	pk		count		*	general-usage
sheets	pk		count		*	general-usage
spf			protection		*	general-usage
sticks	pk		count		en	general-usage
stk	pk		count		de	general-usage
stuck	pk		count		de	general-usage
stuks	pk		count		nl	general-usage
szt	pk		count		pl	general-usage
tabl	tbl		count		pl	general-usage
tablet	tbl		count		*	general-usage
tabletek	tbl		count		pl	general-usage
tabletki	tbl		count		pl	general-usage
tablets	tbl		count		*	general-usage
tabletten	tbl		count		de	general-usage
tabs	tbl		count		*	general-usage
tb			storage		*	general-usage
tbl			count		de	general-usage
teile	pk		count		de	general-usage
terabyte	tb		storage		*	general-usage
terabytes	tb		storage		*	general-usage
uds	pk		count		es	general-usage
uf			capacitance		*	general-usage
ug	mcg		mass		*	general-usage
ui	iu		activity		*	general-usage
unid	pk		count		pt	general-usage
unidades	pk		count		es	general-usage
user			count		*	general-usage
users	user		count		*	general-usage
v			voltage		*	si-brochure
v ac	vac		voltage		*	general-usage
v dc	vdc		voltage		*	general-usage
va			power		*	si-brochure
vac			voltage		*	general-usage
vdc			voltage		*	general-usage
volt	v		voltage		*	si-brochure
volts	v		voltage		*	si-brochure
w			power		*	si-brochure
watt	w		power		*	si-brochure
watts	w		power		*	si-brochure
wh			energy		*	si-brochure
windeln	pk		count		de	general-usage
wipes	pk		count		en	general-usage
x			zoom		*	general-usage
yard	yd		length		*	si-brochure
yards	yd		length		*	si-brochure
yd			length		*	si-brochure
year			time		en	general-usage
years	year		time		en	general-usage
yo	year		time		en	general-usage
yr	year		time		en	general-usage
yrs	year		time		en	general-usage
zoll	in		length		de	general-usage`;
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
