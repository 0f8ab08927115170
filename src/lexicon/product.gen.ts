// Made by "npm run tables" from src/lexicon/tables/product/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, source; of a frequency list: word, times in a million names; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `generic		en	general-usage
variant		en	general-usage
edition		en	general-usage
colour		en	general-usage
generic		de	general-usage
generic		fr	general-usage
colour		en	css-color-names
count		*	general-usage
volume		*	si-brochure
sort		en	general-usage
length		*	si-brochure
sort		de	general-usage
generic		es	general-usage
generic		it	general-usage
connective		en	general-usage
mass		*	si-brochure
generic		pl	general-usage
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
power		*	si-brochure
edition		de	general-usage
variant		fr	general-usage
colour		fr	general-usage
colour		pl	general-usage
colour		es	general-usage
company		en	iso20275
frequency		*	si-brochure
inclusive		en	general-usage
resolution		*	general-usage
time		en	general-usage
count		pl	general-usage
generic		tr	general-usage
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
generic		nl	general-usage
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
generic		sv	general-usage
grammage		*	general-usage
length		*	general-usage
light		*	general-usage
nominal		*	general-usage
sort		es	general-usage
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
2xl	xxl		1
3d			0
3g			0
3xl	xxxl		1
4g			0
4k			0
5g			0
720p			0
8k			0
a			14
aac			0
abo	subscription		28
abonnement	subscription		51
acad	academic		2
academic			2
accessories	accessory		0
accessory			0
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
air filter			9
akkuschrauber	drill		4
alcohol free			2
alkoholfrei	alcohol free		28
alla			88
almond			3
altavoz	speaker		12
altoparlante	speaker		13
am			0
amarillo	yellow		3
amber			3
an			14
analcolica	alcohol free		95
and			14
anthracite			3
anthrazit	anthracite		22
appareils	device		5
argent	silver		3
argento	silver		47
armbanduhr	watch		4
armchair			0
aspiradora	vacuum cleaner		12
aspirapolvere	vacuum cleaner		13
aspirateur	vacuum cleaner		5
at			14
au	aux		41
audio			0
aufsteckbursten	brush heads		24
auricolari	headphone		13
auriculares	headphone		12
automatic			0
aux			41
avec			35
azul	blue		3
bag			0
ball bearing			0
basic			2
batteries	battery		0
battery			0
beans			1
beige			6
beyaz	white		49
bezalkoholowe	alcohol free		71
bezprzewodowy	wireless		16
bialy	white		31
bianco	white		3
bibliotheque	bookcase		5
bisque			3
biz	business		2
black			6
blanc	white		3
blanca	white		32
blanche	white		30
blanco	white		32
blau	blue		3
blauw	blue		40
bleu	blue		3
bleue	blue		30
blk	black		3
blu ray	bluray		26
blue			6
bluetooth			0
bluray			26
body			0
body wash	shower gel		0
bohrmaschine	drill		4
bolt	screw		0
bookcase			0
bottle			0
bottles			0
bougie	spark plug		5
bouteille	bottle		5
box			0
boxed	box		0
brake disc			9
brake pads			9
branco	white		48
brand			0
brass			9
bratpfanne	frying pan		4
braun	brown		22
bremsbelage	brake pads		11
bremsscheibe	brake disc		11
bronze			3
brosse a dents	toothbrush		5
brown			6
brush heads			25
brut			29
bucherregal	bookcase		4
built			0
bundle			0
bundles	bundle		0
burgundy			3
business			2
buty	shoe		16
by			14
cable			0
cables	cable		0
cacao	cocoa		19
calzini	socks		13
camara	camera		12
camasir makinesi	washing machine		39
camera			0
cameras	camera		0
can			0
cans			0
cap	capacity		0
capa	case		82
capacity			0
capsulas	capsules		64
capsules			1
car			0
card			0
cards	card		0
cargador	charger		55
caricabatterie	charger		56
carton			0
cartons			0
cartridge			0
cartridges	cartridge		0
case			25
cases	case		25
cd			0
cdrom			0
cds	cd		0
cellular			2
center			0
centre	center		0
champagne			3
charcoal			3
charger			25
chargeur	charger		46
chaussettes	socks		5
chaussures	shoe		5
cherry			3
chicken			9
chocolate			6
chrome			3
cinza	gray		48
citron	lemon		19
clavier	keyboard		5
clear			3
co			33
cocoa			9
coffee machine			0
coffee maker	coffee machine		0
colchon	mattress		12
cold white	cool white		3
collector	collectors		2
collectors			2
color			0
colour	color		0
compact			0
company			0
compatible			0
compatible with	for		44
complete			0
compresse	tablet		13
comprime	tablet		5
comprimes	tablet		5
computer			0
computers	computer		0
computing			0
con			35
conditioner			0
console			0
control			0
cooktop			0
cool white			3
copper			3
copy paper			0
coque	case		46
coral			6
corded			0
cordless			0
corp			33
cover			25
cpu	processor		0
cream			3
crimson			6
cuero	leather		78
cuffie	headphone		13
cuir	leather		19
custodia	case		56
cyan			6
czarny	black		31
czerwony	red		31
damen	women		17
dames	women		79
dark beer			2
day			1
day cream	day		17
ddr			0
ddr2			0
ddr3			0
ddr4			0
ddr5			0
de			14
decaf			2
decafeine	decaf		51
decaffeinated	decaf		2
deep groove ball bearing	ball bearing		0
definition			0
del			87
delux	deluxe		2
deluxe			2
dentifrice	toothpaste		5
der			86
des			41
design			0
desktop			0
detergent			0
detergente	detergent		12
device			0
devices	device		0
diet			2
digital			0
disc			0
discs	disc		0
dishwasher			0
disk	disc		0
disks	disc		0
display			0
disque de frein	brake disc		19
dla	for		105
dlx	deluxe		2
donna	women		53
dorado	gold		32
dore	gold		30
double			1
drill			0
drive			0
drives	drive		0
drops			1
drucker	printer		4
drukarka	printer		16
dry			9
dryer			0
du			41
dual			0
dunkel	dark beer		28
duschgel	shower gel		4
dvd			26
dvdrom			0
dvds	dvd		26
earbud			0
earbuds	earbud		0
eau de parfum	edp		29
eau de toilette	edt		29
ecouteurs	headphone		5
ed	edition		0
edelstahl	stainless		22
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
electrique	electric		5
electronics			0
elektrisch	electric		4
elektrische	electric		4
elixir			2
emerald			3
en grains	beans		29
enceinte	speaker		5
eng	english		0
english			0
ent	enterprise		2
enterprise			2
entkoffeiniert	decaf		28
erdbeer	strawberry		11
erdbeere	strawberry		11
ersatzarmband	strap		24
esd	download		0
espresso			3
essential	essentials		2
essentials			2
estanteria	bookcase		12
et			14
etagere	bookcase		5
etui	case		24
expansion			2
express			2
ext	extended		2
extended			2
extra			2
extra large	xl		1
fauteuil	armchair		5
fe			2
femme	women		29
fernseher	tv		4
fhd			0
film coated tablets	tablet		0
filmtabletten	tablet		4
filtre a air	air filter		19
filtre a huile	oil filter		19
finish			0
firm			1
flasche	bottle		4
flash			0
flat			0
fm			0
foam			1
for			44
forte			2
fotocamera	camera		13
fraise	strawberry		19
fraises	strawberry		19
free			0
french			0
fridge	refrigerator		0
frigorifero	refrigerator		13
frigorifico	refrigerator		12
from			14
front			1
frying pan			0
fta	tablet		4
full			2
funda	case		55
fur		für	44
galvanised	galvanized		9
galvanized			9
game			0
games	game		0
gants	gloves		5
ganze bohnen	beans		17
gas			0
gehause	body		4
gel			1
gel douche	shower gel		5
gelb	yellow		3
gelules	capsules		29
gemahlen	ground		17
gen	generation		0
generation			0
genuine			0
gerat	device		4
gerate	device		4
german			0
giallo	yellow		47
glas	jar		4
glosnik	speaker		16
gloves			0
gluhbirne	light bulb		4
gluhlampe	light bulb		4
gmbh			33
gold			6
gr	size		4
grade			0
grades	grade		0
grafikkarte	graphics card		4
grafito	graphite		32
graphics card			0
graphit	graphite		22
graphite			3
grau	gray		22
gray			3
green			6
grey	gray		3
grigio	gray		47
grijs	gray		40
gris	gray		30
grn	green		3
groen	green		40
grosse	size		4
ground			1
grun	green		22
h264			0
h265			0
hahnchen	chicken		11
handschuhe	gloves		4
handy	smartphone		4
hard			0
hardback	hardcover		1
hardcover			1
haselnuss	hazelnut		11
hazelnut			9
hd			0
hdmi			0
hdtv	tv		0
headphone			0
headphones	headphone		0
heren	men		79
herren	men		17
herrenuhr	watch		4
high			0
hinten	rear		17
hoesje	case		81
hombre	men		64
home			2
homme	men		29
horlurar	headphone		73
housse	case		46
huhn	chicken		11
hulle	case		24
hydrochloric acid			9
impresora	printer		12
imprimante	printer		5
in			14
in grani	beans		53
inalambrico	wireless		12
inc			33
inch			0
incl	with		35
including	with		35
indigo			6
ink			0
inkl	with		97
inox	stainless		30
international			0
internet			0
intl	international		0
isopropanol			9
isopropyl alcohol	isopropanol		9
item			0
ivory			6
jar			0
jars			0
jaune	yellow		3
jc	jewel case		0
jewel			0
jewel case			0
junior			2
kabellos	wireless		4
kabellose	wireless		4
kabelloser	wireless		4
kaffeemaschine	coffee machine		4
kaffeevollautomat	coffee machine		4
kakao	cocoa		11
kaltweiss	cool white		22
kamera	camera		4
kamerasi	camera		39
kapseln	capsules		17
keyboard			0
khaki			6
kids			0
kilif	case		83
king			1
kit			0
kits	kit		0
klar	clear		22
klawiatura	keyboard		16
kompatibel mit	for		102
konsole	console		4
konsolu	console		39
kopfhorer	headphone		4
kopierpapier	copy paper		4
koptelefoon	headphone		62
kugellager	ball bearing		4
kuhlschrank	refrigerator		4
kulaklik	headphone		39
l	large		1
la			14
ladegerat	charger		24
ladies	women		1
ladowarka	charger		66
lait	milk		19
laptop			0
large			1
laufschuh	shoe		4
laufuhr	smartwatch		4
lautsprecher	speaker		4
lavadora	washing machine		12
lavatrice	washing machine		13
lave linge	washing machine		5
lavender			6
lcd			0
le			14
learning			0
leather			9
leche	milk		78
led			0
leder	leather		11
left			1
lemon			9
les			41
lessive	detergent		5
lh	left		1
lic	license		0
licence	license		0
license			0
licenses	license		0
light	lite		2
light bulb			0
lila	purple		22
lime			6
limited			2
links	left		17
linux			26
lite			2
llc			33
load			0
lodowka	refrigerator		16
lotion			1
lt			2
ltd			33
lte			0
luftfilter	air filter		11
m	medium		1
mac	macintosh		26
machine a cafe	coffee machine		5
macinato	ground		53
macintosh			26
macos	macintosh		26
magenta			6
mahogany			3
maple			3
mark			2
maroon			6
marron	brown		30
marrone	brown		47
matelas	mattress		5
materasso	mattress		13
matratze	mattress		4
matt			1
matte	matt		1
mattress			0
maus	mouse		4
mavi	blue		49
max			2
me			0
media			0
medium			1
memory			0
men			1
mens	men		1
menthe	mint		19
messing	brass		11
microsoft xbox 360	xbox 360		1
microsoft xbox one	xbox one		1
microsoft xbox series s	xbox series s		1
microsoft xbox series x	xbox series x		1
microwave			0
midnight			3
milch	milk		11
milk			9
mini			2
mint			9
mit			35
mitternacht	midnight		22
mk	mark		2
model			0
monitor			0
month			0
months	month		0
montre	watch		5
moulu	ground		29
mount			0
mounts	mount		0
mouse			0
mp3			0
mujer	women		64
multi color	multicolor		3
multi colour	multicolor		3
multicolor			3
multicolour	multicolor		3
multimedia			0
music			0
nachfuller	refill		24
nachfullpack	refill		24
nacht	night		28
nachtcreme	night		28
nachtpflege	night		28
narrow			1
navy			6
negra	black		32
negro	black		3
nero	black		3
network			0
new			0
niebieski	blue		31
night			2
night cream	night		2
no	nr		0
no sugar	sugar free		2
noc	night		71
noir	black		3
noire	black		30
noisette	hazelnut		19
noodles			9
notebook	laptop		0
nouilles	noodles		19
nr			0
nt			0
nudel	noodles		11
nudeln	noodles		11
nuit	night		51
oak			3
ocynk	galvanized		107
odkurzacz	vacuum cleaner		16
oem			2
of			14
office			0
oil filter			9
ointment			1
old			0
olfilter	oil filter		11
olive			6
on			14
or			14
orange			6
orchid			6
organic			2
original			0
orologio	watch		13
oven			0
oyun	game		39
pack			0
package			0
packs	pack		0
padella	frying pan		13
panel			0
panzerglas	screen protector		24
paper			0
paperback			1
para			44
patelnia	frying pan		16
pbk	paperback		1
pc	computer		0
pen			0
penna	pen		13
peppermint	mint		9
per	for		103
perceuse	drill		5
personal			0
pfanne	frying pan		4
pfefferminz	mint		11
phone			0
phones	phone		0
photo			0
piece			0
pieces	piece		0
pink			6
pk	pack		0
pkg	package		0
plaquettes de frein	brake pads		19
plasma			0
plata	silver		32
platinum			3
play station 4	ps4		1
play station 5	ps5		1
player			0
players	player		0
playstation 3	ps3		1
playstation 4	ps4		1
playstation 5	ps5		1
plc			33
plum			6
plus			2
pnk	pink		3
poele	frying pan		5
pokrowiec	case		66
poltrona	armchair		13
port			0
portable			0
poudre	powder		19
poulet	chicken		19
pour			44
powder			9
power bank			0
powerbank	power bank		0
pralka	washing machine		16
prem	premium		2
premium			2
preto	black		48
printer			0
printers	printer		0
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
pulver	powder		11
puppy			1
purple			6
quality			0
radio			0
range			0
rasierklingen	razor blades		24
raton	mouse		12
razor blades			25
reader			0
rear			1
recambio	refill		55
receiver			0
receivers	receiver		0
recharge	refill		46
rechts	right		17
red			6
refill			25
refills	refill		25
refrigerator			0
refurb	refurbished		2
refurbished			2
reloj	watch		12
remote			0
renewal			2
replacement			0
resistor			0
resolution			0
retail			0
rf s	rfs		1
rfs			1
rh	right		1
ricarica	refill		56
right			1
rillenkugellager	ball bearing		4
roja	red		32
rojo	red		3
rom			0
rood	red		40
rosa	pink		22
rose			3
rosso	red		3
rot	red		22
rouge	red		3
roulement	ball bearing		5
ruby			3
s	small		1
sachet			0
sachets			0
safety shoe	safety shoes		0
safety shoes			0
salmon			6
salted			1
salzsaure	hydrochloric acid		11
sans alcool	alcohol free		51
sans fil	wireless		5
sapphire			3
sarten	frying pan		12
scarpe	shoe		13
schlagbohrschrauber	drill		4
schmal	narrow		17
schraube	screw		4
schrauben	screw		4
schraubendreher	screwdriver		4
schuhe	shoe		4
schutzfolie	screen protector		24
schutzhulle	case		24
schwarz	black		3
screen			0
screen protector			25
screw			0
screwdriver			0
screws	screw		0
se			2
secco	dry		106
senza fili	wireless		13
series			0
server			0
sessel	armchair		4
set			0
sets	set		0
shampoo			1
shelving unit	bookcase		0
shipping			0
shoe			0
shoes	shoe		0
shower gel			0
sicherheitsschuh	safety shoes		4
sicherheitsschuhe	safety shoes		4
silber	silver		3
silver			6
sin alcohol	alcohol free		94
single			0
sirop	syrup		29
siyah	black		49
size			0
slot			0
sluchawki	headphone		16
slv	silver		3
small			1
small business			2
smartfon	smartphone		16
smartphone			0
smartwatch			0
sneaker	shoe		0
sneakers	shoe		0
socken	socks		4
socks			0
soft			2
software			0
sony playstation 3	ps3		1
sony playstation 4	ps4		1
sony playstation 5	ps5		1
sony ps3	ps3		1
sony ps4	ps4		1
sony ps5	ps5		1
souris	mouse		5
spanish			0
spark plug			0
speaker			0
speakers	speaker		0
spray			0
spulung	conditioner		4
srebrny	silver		31
sruba	screw		16
ss	stainless		3
stainless			3
stampante	printer		13
stand			0
standalone			0
standard			2
starter			2
staubsauger	vacuum cleaner		4
std	standard		2
stereo			0
stofzuiger	vacuum cleaner		62
strap			25
straps	strap		25
strawberry			9
student			2
subscr	subscription		2
subscription			2
sugar free			2
sugarfree	sugar free		2
suite			0
suppositories			1
svart	black		85
sw	software		0
syrup			1
sys	system		0
system			0
systems	system		0
sz	size		0
szary	gray		31
tabl	tablet		16
tablet			0
tabletki	tablet		16
tablets	tablet		0
tabletten	tablet		4
tafel	chocolate bar		4
tagescreme	day		17
tagespflege	day		17
taille	size		5
taladro	drill		12
talla	size		12
tan			6
tasche	case		24
taschenbuch	paperback		17
tastatur	keyboard		4
tastiera	keyboard		13
teacher			2
teal			6
technologies	technology		0
technology			0
teclado	keyboard		12
telephone			0
telephones	telephone		0
televiseur	tv		5
television	tv		0
televisor	tv		12
televisore	tv		13
televizyon	tv		39
telewizor	tv		16
the			14
theater			0
theatre	theater		0
thunfisch	tuna		11
ti			2
tin			0
tins			0
titanium			3
to			14
toner			0
tool			0
tools	tool		0
toothbrush			0
toothpaste			0
top			0
tornillo	screw		12
tournevis	screwdriver		5
tragbar	portable		4
tragbarer	portable		4
training			0
transparent			3
trapano	drill		13
tri color	multicolor		3
tri colour	multicolor		3
trial			2
tricolor	multicolor		3
tricolour	multicolor		3
trocken	dry		11
tropfen	drops		17
tube			0
tubes			0
tuna			9
turquoise			6
tv			0
tvattmaskin	washing machine		73
uhd			0
ult	ultimate		2
ultimate			2
ultra			2
und			14
unlocked			0
unsalted			1
uomo	men		53
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
vacuum cleaner			0
vanilla			9
vanille	vanilla		11
ver	version		0
verde	green		3
vermelho	red		48
vers	version		0
version			0
vert	green		3
verte	green		30
verzinkt	galvanized		11
video			0
vinyl			26
violet			6
vis	screw		5
vista			0
vite	screw		13
vol	volume		0
volume			0
voor	for		104
vorn	front		17
vorne	front		17
vz	galvanized		11
w			35
wall			0
walnut			3
warm white			3
warmweiss	warm white		22
waschmaschine	washing machine		4
waschmittel	detergent		4
washer			0
washing machine			0
wasmachine	washing machine		62
web			0
weich	soft		28
weiss	white		3
white			6
whole bean	beans		1
wht	white		3
wi fi	wifi		9
widerstand	resistor		4
widescreen			0
wiertarka	drill		16
wifi			9
wifi6			0
win	windows		26
windows			26
wiper blade			0
wiper blades	wiper blade		0
wireless			0
wischblatter	wiper blade		4
with			35
wlan	wifi		11
wma			0
women			1
womens	women		1
workgroup			2
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
y			14
year			0
years	year		0
yellow			6
yesil	green		49
yr	year		0
yrs	year		0
zahnburste	toothbrush		4
zahncreme	toothpaste		4
zahnpasta	toothpaste		4
zapatillas	shoe		12
zapatos	shoe		12
zapfchen	suppositories		17
zegarek	watch		16
zero			2
zielony	green		31
zitrone	lemon		11
zolty	yellow		31
zuckerfrei	sugar free		28
zundkerze	spark plug		4
zwart	black		40`;
export const productUnits: string = `adet	pk		93
ah			96
amp			61
ampere	amp		61
amps	amp		61
ans	year		108
bags	pk		23
beutel	pk		18
bit			70
bits	bit		70
blatt	pk		18
blocke	pk		18
boite	pk		69
bottles	pk		23
box	pk		68
btu			27
btus	btu		27
caja	pk		90
cans	pk		23
caplets	tbl		23
caps	cps		7
capsulas	cps		42
capsule	cps		23
capsule rigide	cps		60
capsules	cps		7
centiliter	cl		8
centilitre	cl		8
centimeter	cm		10
centimeters	cm		10
centimetre	cm		10
ch			59
channel	ch		59
channels	ch		59
cl			8
cm			10
cnt	pk		7
compresse	tbl		60
comprime	tbl		50
comprimes	tbl		50
comprimidos	tbl		42
count	pk		7
cpr	tbl		50
cps			23
ct	pk		7
cuft			8
cup			8
cups	cup		8
day			21
days	day		21
deciliter	dl		8
decilitre	dl		8
disc			7
discs	disc		7
dl			8
dn			77
doz	dozen		7
dozen			7
dpi			36
er	pk		18
feet	ft		10
film coated tablets	tbl		23
filmtabletten	tbl		18
floz			8
fnumber			84
foot	ft		10
fps			45
ft			10
fta	tbl		18
g			15
g m2	gsm		74
gal			8
gallon	gal		8
gallons	gal		8
gb			20
gbps			45
gelules	cps		50
ghz			34
gig	gb		20
gigabyte	gb		20
gigabytes	gb		20
gigahertz	ghz		34
gigs	gb		20
gr	g		15
gram	g		15
gramm	g		99
grams	g		15
gsm			74
hertz	hz		34
horsepower	hp		27
hour	hr		21
hours	hr		21
hp			27
hr			21
hrs	hr		21
hz			34
ie	iu		57
in			10
inch	in		10
inches	in		10
iu			57
jahr	year		52
jahre	year		52
k			63
kaps	cps		18
kapseln	cps		18
kapsulek	cps		38
kapsulki	cps		38
kb			20
kg			15
khz			34
kilo	kg		15
kilobyte	kb		20
kilobytes	kb		20
kilogram	kg		15
kilograms	kg		15
kilos	kg		43
kilowatt	kw		27
km			10
kohm	k		63
kw			27
l			8
lb			15
lbs	lb		15
liter	l		8
liters	l		8
litre	l		8
litres	l		8
litro	l		80
litros	l		80
lm			76
lot	pk		69
lsf	spf		101
ltr	l		8
lumen	lm		76
m			10
m2			67
mah			72
mb			20
mbps			45
mcg			43
meg	mb		20
megabyte	mb		20
megabytes	mb		20
megahertz	mhz		34
megapixel	mp		36
megapixels	mp		36
meter	m		10
meters	m		10
metre	m		10
metres	m		75
mg			15
mhz			34
mi			10
microgram	mcg		43
micrograms	mcg		43
mile	mi		10
miles	mi		10
milligram	mg		15
milligrams	mg		15
milliliter	ml		8
milliliters	ml		8
millilitre	ml		8
millimeter	mm		10
millimeters	mm		10
millimetre	mm		10
millimetres	mm		75
min			21
mins	min		21
minute	min		21
minutes	min		21
ml			8
mm			10
mm2			67
monat	month		52
monate	month		52
month			37
months	month		37
mp			36
mpix	mp		36
mpixel	mp		36
ms			21
nappies	pk		23
nf			58
ohm			63
ounce	oz		15
ounces	oz		15
oz			15
p			36
pack	pk		7
packet	pk		7
packets	pk		7
packs	pk		7
packung	pk		89
pads	pk		23
pair			7
pairs	pair		7
pc	pk		7
pck	pk		7
pcs	pk		7
pezzi	pk		60
pf			58
piece	pk		7
pieces	pk		7
piezas	pk		42
pint	pt		8
pints	pt		8
pk			7
pn			77
port			7
ports	port		7
pound	lb		15
pounds	lb		15
ppm			45
pr	pair		7
pt			8
qt			8
quart	qt		8
quarts	qt		8
roll	pk		23
rollen	pk		18
rolls	pk		23
rpm			45
seat			7
seats	seat		7
sec			21
second	sec		21
seconds	sec		21
set	pk		68
sheet	pk		7
sheets	pk		7
spf			100
sticks	pk		23
stk	pk		18
stuck	pk		18
stuks	pk		91
szt	pk		38
tabl	tbl		38
tablet	tbl		7
tabletek	tbl		38
tabletki	tbl		38
tablets	tbl		7
tabletten	tbl		18
tabs	tbl		7
tb			20
tbl			18
teile	pk		18
terabyte	tb		20
terabytes	tb		20
uds	pk		42
uf			58
ug	mcg		43
ui	iu		57
unid	pk		92
unidades	pk		42
user			7
users	user		7
v			65
v ac	vac		54
v dc	vdc		54
va			27
vac			54
vdc			54
volt	v		65
volts	v		65
w			27
watt	w		27
watts	w		27
wh			72
windeln	pk		18
wipes	pk		23
x			109
yard	yd		10
yards	yd		10
yd			10
year			37
years	year		37
yo	year		37
yr	year		37
yrs	year		37
zoll	in		98`;
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
