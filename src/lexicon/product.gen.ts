// Made by "npm run tables" from src/lexicon/tables/product/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded), canonical, class, ambiguity, scope, source; of a frequency list: word, times in a million names;
// of spelling rules: class, pattern, what it becomes.
export const productWords: string = `1080p	1080p	1080p	generic		en	general-usage
2160p	2160p	2160p	generic		en	general-usage
2d	2d	2d	generic		en	general-usage
2xl	xxl	xxl	variant		en	general-usage
3d	3d	3d	generic		en	general-usage
3g	3g	3g	generic		en	general-usage
3xl	xxxl	xxxl	variant		en	general-usage
4g	4g	4g	generic		en	general-usage
4k	4k	4k	generic		en	general-usage
5g	5g	5g	generic		en	general-usage
720p	720p	720p	generic		en	general-usage
8k	8k	8k	generic		en	general-usage
a	a	a	connective		en	general-usage
aac	aac	aac	generic		en	general-usage
acad	academic	academic	edition		en	general-usage
academic	academic	academic	edition		en	general-usage
accessories	accessory	accessory	generic		en	general-usage
accessory	accessory	accessory	generic		en	general-usage
adapter	adapter	adapter	generic		en	general-usage
adapters	adapter	adapter	generic		en	general-usage
adaptor	adapter	adapter	generic		en	general-usage
adult	adult	adult	variant		en	general-usage
adv	advanced	advanced	edition		en	general-usage
advanced	advanced	advanced	edition		en	general-usage
af p	afp	afp	variant		en	general-usage
af s	afs	afs	variant		en	general-usage
afp	afp	afp	variant		en	general-usage
afs	afs	afs	variant		en	general-usage
age	ages	ages	generic		en	general-usage
ages	ages	ages	generic		en	general-usage
air	air	air	generic		en	general-usage
akkuschrauber	drill	drill	generic		de	general-usage
almond	almond	almond	colour		en	general-usage
altavoz	speaker	speaker	generic		es	general-usage
altoparlante	speaker	speaker	generic		it	general-usage
am	am	am	generic		en	general-usage
amarillo	yellow	yellow	colour		en	general-usage
amber	amber	amber	colour		en	general-usage
an	an	an	connective		en	general-usage
and	and	and	connective		en	general-usage
anthracite	anthracite	anthracite	colour		en	general-usage
anthrazit	anthracite	anthracite	colour		de	general-usage
argent	silver	silver	colour		en	general-usage
argento	silver	silver	colour		it	general-usage
armbanduhr	watch	watch	generic		de	general-usage
armchair	armchair	armchair	generic		en	general-usage
aspiradora	vacuum cleaner	vacuum cleaner	generic		es	general-usage
aspirapolvere	vacuum cleaner	vacuum cleaner	generic		it	general-usage
aspirateur	vacuum cleaner	vacuum cleaner	generic		fr	general-usage
at	at	at	connective		en	general-usage
audio	audio	audio	generic		en	general-usage
aufsteckbursten	brush heads	brush heads	accessory		de	general-usage
auricolari	headphone	headphone	generic		it	general-usage
auriculares	headphone	headphone	generic		es	general-usage
automatic	automatic	automatic	generic		en	general-usage
avec	avec	avec	inclusive		en	general-usage
azul	blue	blue	colour		en	general-usage
bag	bag	bag	generic		en	general-usage
basic	basic	basic	edition		en	general-usage
batteries	battery	battery	generic		en	general-usage
battery	battery	battery	generic		en	general-usage
beans	beans	beans	variant		en	general-usage
beige	beige	beige	colour		en	css-color-names
beyaz	white	white	colour		tr	general-usage
bezprzewodowy	wireless	wireless	generic		pl	general-usage
bialy	white	white	colour		pl	general-usage
bianco	white	white	colour		en	general-usage
bibliotheque	bookcase	bookcase	generic		fr	general-usage
bisque	bisque	bisque	colour		en	general-usage
biz	business	business	edition		en	general-usage
black	black	black	colour		en	css-color-names
blanc	white	white	colour		en	general-usage
blanca	white	white	colour		es	general-usage
blanche	white	white	colour		fr	general-usage
blanco	white	white	colour		es	general-usage
blau	blue	blue	colour		en	general-usage
blauw	blue	blue	colour		nl	general-usage
bleu	blue	blue	colour		en	general-usage
bleue	blue	blue	colour		fr	general-usage
blk	black	black	colour		en	general-usage
blu ray	bluray	bluray	variant		en	general-usage
blue	blue	blue	colour		en	css-color-names
bluetooth	bluetooth	bluetooth	generic		en	general-usage
bluray	bluray	bluray	variant		en	general-usage
body	body	body	generic		en	general-usage
bohrmaschine	drill	drill	generic		de	general-usage
bookcase	bookcase	bookcase	generic		en	general-usage
bottle	bottle	bottle	generic		en	general-usage
bottles	bottles	bottles	generic		en	general-usage
bouteille	bottle	bottle	generic		fr	general-usage
box	box	box	generic		en	general-usage
boxed	box	box	generic		en	general-usage
branco	white	white	colour		pt	general-usage
brand	brand	brand	generic		en	general-usage
bratpfanne	frying pan	frying pan	generic		de	general-usage
braun	brown	brown	colour		de	general-usage
bronze	bronze	bronze	colour		en	general-usage
brown	brown	brown	colour		en	css-color-names
brush heads	brush heads	brush heads	accessory		en	general-usage
brut	brut	brut	variant		fr	general-usage
bucherregal	bookcase	bookcase	generic		de	general-usage
built	built	built	generic		en	general-usage
bundle	bundle	bundle	generic		en	general-usage
bundles	bundle	bundle	generic		en	general-usage
burgundy	burgundy	burgundy	colour		en	general-usage
business	business	business	edition		en	general-usage
buty	shoe	shoe	generic		pl	general-usage
by	by	by	connective		en	general-usage
cable	cable	cable	generic		en	general-usage
cables	cable	cable	generic		en	general-usage
calzini	socks	socks	generic		it	general-usage
camara	camera	camera	generic		es	general-usage
camasir makinesi	washing machine	washing machine	generic		tr	general-usage
camera	camera	camera	generic		en	general-usage
cameras	camera	camera	generic		en	general-usage
can	can	can	generic		en	general-usage
cans	cans	cans	generic		en	general-usage
cap	capacity	capacity	generic		en	general-usage
capa	case	case	accessory		pt	general-usage
capacity	capacity	capacity	generic		en	general-usage
capsulas	capsules	capsules	variant		es	general-usage
capsules	capsules	capsules	variant		en	general-usage
car	car	car	generic		en	general-usage
card	card	card	generic		en	general-usage
cards	card	card	generic		en	general-usage
cargador	charger	charger	accessory		es	general-usage
caricabatterie	charger	charger	accessory		it	general-usage
carton	carton	carton	generic		en	general-usage
cartons	cartons	cartons	generic		en	general-usage
cartridge	cartridge	cartridge	generic		en	general-usage
cartridges	cartridge	cartridge	generic		en	general-usage
case	case	case	accessory		en	general-usage
cases	case	case	accessory		en	general-usage
cd	cd	cd	generic		en	general-usage
cdrom	cdrom	cdrom	generic		en	general-usage
cds	cd	cd	generic		en	general-usage
center	center	center	generic		en	general-usage
centre	center	center	generic		en	general-usage
champagne	champagne	champagne	colour		en	general-usage
charcoal	charcoal	charcoal	colour		en	general-usage
charger	charger	charger	accessory		en	general-usage
chargeur	charger	charger	accessory		fr	general-usage
chaussettes	socks	socks	generic		fr	general-usage
chaussures	shoe	shoe	generic		fr	general-usage
cherry	cherry	cherry	colour		en	general-usage
chocolate	chocolate	chocolate	colour		en	css-color-names
chrome	chrome	chrome	colour		en	general-usage
cinza	gray	gray	colour		pt	general-usage
clavier	keyboard	keyboard	generic		fr	general-usage
clear	clear	clear	colour		en	general-usage
co	co	co	company		en	iso20275
colchon	mattress	mattress	generic		es	general-usage
cold white	cool white	cool white	colour		en	general-usage
collector	collectors	collectors	edition		en	general-usage
collectors	collectors	collectors	edition		en	general-usage
color	color	color	generic		en	general-usage
colour	color	color	generic		en	general-usage
compact	compact	compact	generic		en	general-usage
company	company	company	generic		en	general-usage
compatible	compatible	compatible	generic		en	general-usage
compatible with	for	for	purpose		en	general-usage
complete	complete	complete	generic		en	general-usage
compresse	tablet	tablet	generic		it	general-usage
comprime	tablet	tablet	generic		fr	general-usage
comprimes	tablet	tablet	generic		fr	general-usage
computer	computer	computer	generic		en	general-usage
computers	computer	computer	generic		en	general-usage
computing	computing	computing	generic		en	general-usage
con	con	con	inclusive		en	general-usage
conditioner	conditioner	conditioner	generic		en	general-usage
console	console	console	generic		en	general-usage
control	control	control	generic		en	general-usage
cooktop	cooktop	cooktop	generic		en	general-usage
cool white	cool white	cool white	colour		en	general-usage
copper	copper	copper	colour		en	general-usage
copy paper	copy paper	copy paper	generic		en	general-usage
coque	case	case	accessory		fr	general-usage
coral	coral	coral	colour		en	css-color-names
corded	corded	corded	generic		en	general-usage
cordless	cordless	cordless	generic		en	general-usage
corp	corp	corp	company		en	iso20275
cover	cover	cover	accessory		en	general-usage
cpu	processor	processor	generic		en	general-usage
cream	cream	cream	colour		en	general-usage
crimson	crimson	crimson	colour		en	css-color-names
cuffie	headphone	headphone	generic		it	general-usage
custodia	case	case	accessory		it	general-usage
cyan	cyan	cyan	colour		en	css-color-names
czarny	black	black	colour		pl	general-usage
czerwony	red	red	colour		pl	general-usage
damen	women	women	variant		de	general-usage
dames	women	women	variant		nl	general-usage
day	day	day	variant		en	general-usage
day cream	day	day	variant		de	general-usage
ddr	ddr	ddr	generic		en	general-usage
ddr2	ddr2	ddr2	generic		en	general-usage
ddr3	ddr3	ddr3	generic		en	general-usage
ddr4	ddr4	ddr4	generic		en	general-usage
ddr5	ddr5	ddr5	generic		en	general-usage
de	de	de	connective		en	general-usage
decaf	decaf	decaf	variant		en	general-usage
decaffeinated	decaf	decaf	variant		en	general-usage
definition	definition	definition	generic		en	general-usage
del	del	del	connective		es	general-usage
delux	deluxe	deluxe	edition		en	general-usage
deluxe	deluxe	deluxe	edition		en	general-usage
der	der	der	connective		de	general-usage
des	des	des	connective		fr	general-usage
design	design	design	generic		en	general-usage
desktop	desktop	desktop	generic		en	general-usage
device	device	device	generic		en	general-usage
diet	diet	diet	variant		en	general-usage
digital	digital	digital	generic		en	general-usage
disc	disc	disc	generic		en	general-usage
discs	disc	disc	generic		en	general-usage
dishwasher	dishwasher	dishwasher	generic		en	general-usage
disk	disc	disc	generic		en	general-usage
disks	disc	disc	generic		en	general-usage
display	display	display	generic		en	general-usage
dla	for	for	purpose		pl	general-usage
dlx	deluxe	deluxe	edition		en	general-usage
donna	women	women	variant		it	general-usage
dorado	gold	gold	colour		es	general-usage
dore	gold	gold	colour		fr	general-usage
double	double	double	variant		en	general-usage
drill	drill	drill	generic		en	general-usage
drive	drive	drive	generic		en	general-usage
drives	drive	drive	generic		en	general-usage
drops	drops	drops	variant		en	general-usage
drucker	printer	printer	generic		de	general-usage
drukarka	printer	printer	generic		pl	general-usage
dryer	dryer	dryer	generic		en	general-usage
du	du	du	connective		fr	general-usage
dual	dual	dual	generic		en	general-usage
dunkel	dark beer	dark beer	variant		de	general-usage
dvd	dvd	dvd	generic		en	general-usage
dvdrom	dvdrom	dvdrom	generic		en	general-usage
dvds	dvd	dvd	generic		en	general-usage
earbud	earbud	earbud	generic		en	general-usage
earbuds	earbud	earbud	generic		en	general-usage
eau de parfum	edp	edp	variant		fr	general-usage
eau de toilette	edt	edt	variant		fr	general-usage
ecouteurs	headphone	headphone	generic		fr	general-usage
ed	edition	edition	generic		en	general-usage
edition	edition	edition	generic		en	general-usage
edn	edition	edition	generic		en	general-usage
edp	edp	edp	variant		en	general-usage
edt	edt	edt	variant		en	general-usage
edu	academic	academic	edition		en	general-usage
education	academic	academic	edition		en	general-usage
educational	academic	academic	edition		en	general-usage
ef m	efm	efm	variant		en	general-usage
ef s	efs	efs	variant		en	general-usage
efm	efm	efm	variant		en	general-usage
efs	efs	efs	variant		en	general-usage
electric	electric	electric	generic		en	general-usage
electronics	electronics	electronics	generic		en	general-usage
elixir	elixir	elixir	variant		en	general-usage
emerald	emerald	emerald	colour		en	general-usage
en grains	beans	beans	variant		fr	general-usage
enceinte	speaker	speaker	generic		fr	general-usage
eng	english	english	generic		en	general-usage
english	english	english	generic		en	general-usage
ent	enterprise	enterprise	edition		en	general-usage
enterprise	enterprise	enterprise	edition		en	general-usage
ersatzarmband	strap	strap	accessory		de	general-usage
espresso	espresso	espresso	colour		en	general-usage
essential	essentials	essentials	edition		en	general-usage
essentials	essentials	essentials	edition		en	general-usage
estanteria	bookcase	bookcase	generic		es	general-usage
et	et	et	connective		en	general-usage
etagere	bookcase	bookcase	generic		fr	general-usage
etui	case	case	accessory		de	general-usage
expansion	expansion	expansion	edition		en	general-usage
express	express	express	edition		en	general-usage
ext	extended	extended	edition		en	general-usage
extended	extended	extended	edition		en	general-usage
extra large	xl	xl	variant		en	general-usage
fauteuil	armchair	armchair	generic		fr	general-usage
femme	women	women	variant		fr	general-usage
fernseher	tv	tv	generic		de	general-usage
fhd	fhd	fhd	generic		en	general-usage
film coated tablets	tablet	tablet	generic		en	general-usage
filmtabletten	tablet	tablet	generic		de	general-usage
finish	finish	finish	generic		en	general-usage
flasche	bottle	bottle	generic		de	general-usage
flash	flash	flash	generic		en	general-usage
flat	flat	flat	generic		en	general-usage
fm	fm	fm	generic		en	general-usage
foam	foam	foam	variant		en	general-usage
for	for	for	purpose		en	general-usage
forte	forte	forte	variant		en	general-usage
fotocamera	camera	camera	generic		it	general-usage
free	free	free	generic		en	general-usage
french	french	french	generic		en	general-usage
fridge	refrigerator	refrigerator	generic		en	general-usage
frigorifero	refrigerator	refrigerator	generic		it	general-usage
frigorifico	refrigerator	refrigerator	generic		es	general-usage
from	from	from	connective		en	general-usage
front	front	front	variant		en	general-usage
frying pan	frying pan	frying pan	generic		en	general-usage
fta	tablet	tablet	generic		de	general-usage
full	full	full	edition		en	general-usage
funda	case	case	accessory		es	general-usage
fur	fur	für	purpose		en	general-usage
game	game	game	generic		en	general-usage
games	game	game	generic		en	general-usage
ganze bohnen	beans	beans	variant		de	general-usage
gas	gas	gas	generic		en	general-usage
gel	gel	gel	variant		en	general-usage
gelb	yellow	yellow	colour		en	general-usage
gelules	capsules	capsules	variant		fr	general-usage
gemahlen	ground	ground	variant		de	general-usage
gen	generation	generation	edition		en	general-usage
generation	generation	generation	edition		en	general-usage
genuine	genuine	genuine	generic		en	general-usage
german	german	german	generic		en	general-usage
giallo	yellow	yellow	colour		it	general-usage
glas	jar	jar	generic		de	general-usage
glosnik	speaker	speaker	generic		pl	general-usage
gmbh	gmbh	gmbh	company		en	iso20275
gold	gold	gold	colour		en	css-color-names
gr	size	size	generic		de	general-usage
grade	grade	grade	generic		en	general-usage
grades	grade	grade	generic		en	general-usage
grafikkarte	graphics card	graphics card	generic		de	general-usage
grafito	graphite	graphite	colour		es	general-usage
graphics card	graphics card	graphics card	generic		en	general-usage
graphit	graphite	graphite	colour		de	general-usage
graphite	graphite	graphite	colour		en	general-usage
grau	gray	gray	colour		de	general-usage
gray	gray	gray	colour		en	general-usage
green	green	green	colour		en	css-color-names
grey	gray	gray	colour		en	general-usage
grigio	gray	gray	colour		it	general-usage
grijs	gray	gray	colour		nl	general-usage
gris	gray	gray	colour		fr	general-usage
grn	green	green	colour		en	general-usage
groen	green	green	colour		nl	general-usage
grosse	size	size	generic		de	general-usage
ground	ground	ground	variant		en	general-usage
grun	green	green	colour		de	general-usage
h264	h264	h264	generic		en	general-usage
h265	h265	h265	generic		en	general-usage
hard	hard	hard	generic		en	general-usage
hardback	hardcover	hardcover	variant		en	general-usage
hardcover	hardcover	hardcover	variant		en	general-usage
hd	hd	hd	generic		en	general-usage
hdmi	hdmi	hdmi	generic		en	general-usage
hdtv	tv	tv	generic		en	general-usage
headphone	headphone	headphone	generic		en	general-usage
headphones	headphone	headphone	generic		en	general-usage
heren	men	men	variant		nl	general-usage
herren	men	men	variant		de	general-usage
herrenuhr	watch	watch	generic		de	general-usage
high	high	high	generic		en	general-usage
hinten	rear	rear	variant		de	general-usage
hoesje	case	case	accessory		nl	general-usage
hombre	men	men	variant		es	general-usage
home	home	home	edition		en	general-usage
homme	men	men	variant		fr	general-usage
horlurar	headphone	headphone	generic		sv	general-usage
housse	case	case	accessory		fr	general-usage
hulle	case	case	accessory		de	general-usage
impresora	printer	printer	generic		es	general-usage
imprimante	printer	printer	generic		fr	general-usage
in	in	in	connective		en	general-usage
in grani	beans	beans	variant		it	general-usage
inalambrico	wireless	wireless	generic		es	general-usage
inc	inc	inc	company		en	iso20275
inch	inch	inch	generic		en	general-usage
incl	with	with	inclusive		en	general-usage
including	with	with	inclusive		en	general-usage
indigo	indigo	indigo	colour		en	css-color-names
ink	ink	ink	generic		en	general-usage
inkl	with	with	inclusive		de	general-usage
international	international	international	generic		en	general-usage
internet	internet	internet	generic		en	general-usage
intl	international	international	generic		en	general-usage
item	item	item	generic		en	general-usage
ivory	ivory	ivory	colour		en	css-color-names
jar	jar	jar	generic		en	general-usage
jars	jars	jars	generic		en	general-usage
jaune	yellow	yellow	colour		en	general-usage
jc	jewel case	jewel case	generic		en	general-usage
jewel	jewel	jewel	generic		en	general-usage
jewel case	jewel case	jewel case	generic		en	general-usage
junior	junior	junior	variant		en	general-usage
kabellos	wireless	wireless	generic		de	general-usage
kaltweiss	cool white	cool white	colour		de	general-usage
kamera	camera	camera	generic		de	general-usage
kamerasi	camera	camera	generic		tr	general-usage
kapseln	capsules	capsules	variant		de	general-usage
keyboard	keyboard	keyboard	generic		en	general-usage
khaki	khaki	khaki	colour		en	css-color-names
kids	kids	kids	generic		en	general-usage
kilif	case	case	accessory		tr	general-usage
king	king	king	variant		en	general-usage
kit	kit	kit	generic		en	general-usage
kits	kit	kit	generic		en	general-usage
klawiatura	keyboard	keyboard	generic		pl	general-usage
kompatibel mit	for	for	purpose		de	general-usage
konsole	console	console	generic		de	general-usage
konsolu	console	console	generic		tr	general-usage
kopfhorer	headphone	headphone	generic		de	general-usage
kopierpapier	copy paper	copy paper	generic		de	general-usage
koptelefoon	headphone	headphone	generic		nl	general-usage
kuhlschrank	refrigerator	refrigerator	generic		de	general-usage
kulaklik	headphone	headphone	generic		tr	general-usage
l	large	large	variant		en	general-usage
la	la	la	connective		en	general-usage
ladegerat	charger	charger	accessory		de	general-usage
ladies	women	women	variant		en	general-usage
ladowarka	charger	charger	accessory		pl	general-usage
laptop	laptop	laptop	generic		en	general-usage
large	large	large	variant		en	general-usage
laufschuh	shoe	shoe	generic		de	general-usage
lautsprecher	speaker	speaker	generic		de	general-usage
lavadora	washing machine	washing machine	generic		es	general-usage
lavatrice	washing machine	washing machine	generic		it	general-usage
lave linge	washing machine	washing machine	generic		fr	general-usage
lavender	lavender	lavender	colour		en	css-color-names
lcd	lcd	lcd	generic		en	general-usage
le	le	le	connective		en	general-usage
learning	learning	learning	generic		en	general-usage
led	led	led	generic		en	general-usage
left	left	left	variant		en	general-usage
les	les	les	connective		fr	general-usage
lh	left	left	variant		en	general-usage
lic	license	license	generic		en	general-usage
licence	license	license	generic		en	general-usage
license	license	license	generic		en	general-usage
licenses	license	license	generic		en	general-usage
light	lite	lite	edition		en	general-usage
lila	purple	purple	colour		de	general-usage
lime	lime	lime	colour		en	css-color-names
limited	limited	limited	edition		en	general-usage
links	left	left	variant		de	general-usage
linux	linux	linux	generic		en	general-usage
lite	lite	lite	edition		en	general-usage
llc	llc	llc	company		en	iso20275
load	load	load	generic		en	general-usage
lodowka	refrigerator	refrigerator	generic		pl	general-usage
lotion	lotion	lotion	variant		en	general-usage
lt	lt	lt	variant		en	general-usage
ltd	ltd	ltd	company		en	iso20275
lte	lte	lte	generic		en	general-usage
m	medium	medium	variant		en	general-usage
mac	macintosh	macintosh	generic		en	general-usage
macinato	ground	ground	variant		it	general-usage
macintosh	macintosh	macintosh	generic		en	general-usage
macos	macintosh	macintosh	generic		en	general-usage
magenta	magenta	magenta	colour		en	css-color-names
mahogany	mahogany	mahogany	colour		en	general-usage
maple	maple	maple	colour		en	general-usage
mark	mark	mark	edition		en	general-usage
maroon	maroon	maroon	colour		en	css-color-names
marron	brown	brown	colour		fr	general-usage
marrone	brown	brown	colour		it	general-usage
matelas	mattress	mattress	generic		fr	general-usage
materasso	mattress	mattress	generic		it	general-usage
matratze	mattress	mattress	generic		de	general-usage
matt	matt	matt	variant		en	general-usage
matte	matt	matt	variant		en	general-usage
mattress	mattress	mattress	generic		en	general-usage
maus	mouse	mouse	generic		de	general-usage
mavi	blue	blue	colour		tr	general-usage
max	max	max	edition		en	general-usage
me	me	me	generic		en	general-usage
media	media	media	generic		en	general-usage
medium	medium	medium	variant		en	general-usage
memory	memory	memory	generic		en	general-usage
men	men	men	variant		en	general-usage
mens	men	men	variant		en	general-usage
microsoft xbox 360	xbox 360	xbox 360	variant		en	general-usage
microsoft xbox one	xbox one	xbox one	variant		en	general-usage
microsoft xbox series s	xbox series s	xbox series s	variant		en	general-usage
microsoft xbox series x	xbox series x	xbox series x	variant		en	general-usage
microwave	microwave	microwave	generic		en	general-usage
midnight	midnight	midnight	colour		en	general-usage
mini	mini	mini	edition		en	general-usage
mit	mit	mit	inclusive		en	general-usage
mitternacht	midnight	midnight	colour		de	general-usage
mk	mark	mark	edition		en	general-usage
model	model	model	generic		en	general-usage
monitor	monitor	monitor	generic		en	general-usage
month	month	month	generic		en	general-usage
months	month	month	generic		en	general-usage
montre	watch	watch	generic		fr	general-usage
moulu	ground	ground	variant		fr	general-usage
mount	mount	mount	generic		en	general-usage
mounts	mount	mount	generic		en	general-usage
mouse	mouse	mouse	generic		en	general-usage
mp3	mp3	mp3	generic		en	general-usage
mujer	women	women	variant		es	general-usage
multi color	multicolor	multicolor	colour		en	general-usage
multi colour	multicolor	multicolor	colour		en	general-usage
multicolor	multicolor	multicolor	colour		en	general-usage
multicolour	multicolor	multicolor	colour		en	general-usage
multimedia	multimedia	multimedia	generic		en	general-usage
music	music	music	generic		en	general-usage
nachfuller	refill	refill	accessory		de	general-usage
nachfullpack	refill	refill	accessory		de	general-usage
nachtcreme	night	night	variant		de	general-usage
narrow	narrow	narrow	variant		en	general-usage
navy	navy	navy	colour		en	css-color-names
negra	black	black	colour		es	general-usage
negro	black	black	colour		en	general-usage
nero	black	black	colour		en	general-usage
network	network	network	generic		en	general-usage
new	new	new	edition		en	general-usage
niebieski	blue	blue	colour		pl	general-usage
night	night	night	variant		en	general-usage
night cream	night	night	variant		en	general-usage
no	nr	nr	generic		en	general-usage
no sugar	sugar free	sugar free	variant		en	general-usage
noir	black	black	colour		en	general-usage
noire	black	black	colour		fr	general-usage
notebook	laptop	laptop	generic		en	general-usage
nr	nr	nr	generic		en	general-usage
nt	nt	nt	generic		en	general-usage
oak	oak	oak	colour		en	general-usage
odkurzacz	vacuum cleaner	vacuum cleaner	generic		pl	general-usage
oem	oem	oem	edition		en	general-usage
of	of	of	connective		en	general-usage
office	office	office	generic		en	general-usage
ointment	ointment	ointment	variant		en	general-usage
old	old	old	generic		en	general-usage
olive	olive	olive	colour		en	css-color-names
on	on	on	connective		en	general-usage
or	or	or	connective		en	general-usage
orange	orange	orange	colour		en	css-color-names
orchid	orchid	orchid	colour		en	css-color-names
organic	organic	organic	variant		en	general-usage
original	original	original	generic		en	general-usage
orologio	watch	watch	generic		it	general-usage
oven	oven	oven	generic		en	general-usage
oyun	game	game	generic		tr	general-usage
pack	pack	pack	generic		en	general-usage
package	package	package	generic		en	general-usage
packs	pack	pack	generic		en	general-usage
padella	frying pan	frying pan	generic		it	general-usage
panel	panel	panel	generic		en	general-usage
panzerglas	screen protector	screen protector	accessory		de	general-usage
paper	paper	paper	generic		en	general-usage
paperback	paperback	paperback	variant		en	general-usage
para	para	para	purpose		en	general-usage
patelnia	frying pan	frying pan	generic		pl	general-usage
pbk	paperback	paperback	variant		en	general-usage
pc	computer	computer	generic		en	general-usage
pen	pen	pen	generic		en	general-usage
penna	pen	pen	generic		it	general-usage
per	for	for	purpose		it	general-usage
perceuse	drill	drill	generic		fr	general-usage
personal	personal	personal	generic		en	general-usage
pfanne	frying pan	frying pan	generic		de	general-usage
phone	phone	phone	generic		en	general-usage
phones	phone	phone	generic		en	general-usage
photo	photo	photo	generic		en	general-usage
piece	piece	piece	generic		en	general-usage
pieces	piece	piece	generic		en	general-usage
pink	pink	pink	colour		en	css-color-names
pk	pack	pack	generic		en	general-usage
pkg	package	package	generic		en	general-usage
plasma	plasma	plasma	generic		en	general-usage
plata	silver	silver	colour		es	general-usage
platinum	platinum	platinum	colour		en	general-usage
play station 4	ps4	ps4	variant		en	general-usage
play station 5	ps5	ps5	variant		en	general-usage
player	player	player	generic		en	general-usage
players	player	player	generic		en	general-usage
playstation 3	ps3	ps3	variant		en	general-usage
playstation 4	ps4	ps4	variant		en	general-usage
playstation 5	ps5	ps5	variant		en	general-usage
plc	plc	plc	company		en	iso20275
plum	plum	plum	colour		en	css-color-names
plus	plus	plus	edition		en	general-usage
pnk	pink	pink	colour		en	general-usage
poele	frying pan	frying pan	generic		fr	general-usage
pokrowiec	case	case	accessory		pl	general-usage
poltrona	armchair	armchair	generic		it	general-usage
port	port	port	generic		en	general-usage
portable	portable	portable	edition		en	general-usage
pour	pour	pour	purpose		en	general-usage
power bank	power bank	power bank	generic		en	general-usage
powerbank	power bank	power bank	generic		en	general-usage
pralka	washing machine	washing machine	generic		pl	general-usage
prem	premium	premium	edition		en	general-usage
premium	premium	premium	edition		en	general-usage
preto	black	black	colour		pt	general-usage
printer	printer	printer	generic		en	general-usage
printers	printer	printer	generic		en	general-usage
pro	professional	professional	edition		en	general-usage
processor	processor	processor	generic		en	general-usage
product	product	product	generic		en	general-usage
products	product	product	generic		en	general-usage
prof	professional	professional	edition		en	general-usage
professional	professional	professional	edition		en	general-usage
program	program	program	generic		en	general-usage
programs	program	program	generic		en	general-usage
ps3	ps3	ps3	variant		en	general-usage
ps4	ps4	ps4	variant		en	general-usage
ps5	ps5	ps5	variant		en	general-usage
puppy	puppy	puppy	variant		en	general-usage
purple	purple	purple	colour		en	css-color-names
quality	quality	quality	generic		en	general-usage
radio	radio	radio	generic		en	general-usage
range	range	range	generic		en	general-usage
rasierklingen	razor blades	razor blades	accessory		de	general-usage
raton	mouse	mouse	generic		es	general-usage
razor blades	razor blades	razor blades	accessory		en	general-usage
reader	reader	reader	generic		en	general-usage
rear	rear	rear	variant		en	general-usage
recambio	refill	refill	accessory		es	general-usage
receiver	receiver	receiver	generic		en	general-usage
receivers	receiver	receiver	generic		en	general-usage
recharge	refill	refill	accessory		fr	general-usage
rechts	right	right	variant		de	general-usage
red	red	red	colour		en	css-color-names
refill	refill	refill	accessory		en	general-usage
refills	refill	refill	accessory		en	general-usage
refrigerator	refrigerator	refrigerator	generic		en	general-usage
refurb	refurbished	refurbished	edition		en	general-usage
refurbished	refurbished	refurbished	edition		en	general-usage
reloj	watch	watch	generic		es	general-usage
remote	remote	remote	generic		en	general-usage
renewal	renewal	renewal	edition		en	general-usage
replacement	replacement	replacement	generic		en	general-usage
resolution	resolution	resolution	generic		en	general-usage
retail	retail	retail	edition		en	general-usage
rf s	rfs	rfs	variant		en	general-usage
rfs	rfs	rfs	variant		en	general-usage
rh	right	right	variant		en	general-usage
ricarica	refill	refill	accessory		it	general-usage
right	right	right	variant		en	general-usage
roja	red	red	colour		es	general-usage
rojo	red	red	colour		en	general-usage
rom	rom	rom	generic		en	general-usage
rood	red	red	colour		nl	general-usage
rosa	pink	pink	colour		de	general-usage
rose	rose	rose	colour		en	general-usage
rosso	red	red	colour		en	general-usage
rot	red	red	colour		de	general-usage
rouge	red	red	colour		en	general-usage
ruby	ruby	ruby	colour		en	general-usage
s	small	small	variant		en	general-usage
sachet	sachet	sachet	generic		en	general-usage
sachets	sachets	sachets	generic		en	general-usage
salmon	salmon	salmon	colour		en	css-color-names
salted	salted	salted	variant		en	general-usage
sans fil	wireless	wireless	generic		fr	general-usage
sapphire	sapphire	sapphire	colour		en	general-usage
sarten	frying pan	frying pan	generic		es	general-usage
scarpe	shoe	shoe	generic		it	general-usage
schlagbohrschrauber	drill	drill	generic		de	general-usage
schmal	narrow	narrow	variant		de	general-usage
schuhe	shoe	shoe	generic		de	general-usage
schutzfolie	screen protector	screen protector	accessory		de	general-usage
schutzhulle	case	case	accessory		de	general-usage
schwarz	black	black	colour		en	general-usage
screen	screen	screen	generic		en	general-usage
screen protector	screen protector	screen protector	accessory		en	general-usage
se	se	se	variant		en	general-usage
senza fili	wireless	wireless	generic		it	general-usage
series	series	series	generic		en	general-usage
server	server	server	generic		en	general-usage
sessel	armchair	armchair	generic		de	general-usage
set	set	set	generic		en	general-usage
sets	set	set	generic		en	general-usage
shampoo	shampoo	shampoo	variant		en	general-usage
shelving unit	bookcase	bookcase	generic		en	general-usage
shipping	shipping	shipping	generic		en	general-usage
shoe	shoe	shoe	generic		en	general-usage
shoes	shoe	shoe	generic		en	general-usage
silber	silver	silver	colour		en	general-usage
silver	silver	silver	colour		en	css-color-names
single	single	single	generic		en	general-usage
sirop	syrup	syrup	variant		fr	general-usage
siyah	black	black	colour		tr	general-usage
size	size	size	generic		en	general-usage
slot	slot	slot	generic		en	general-usage
sluchawki	headphone	headphone	generic		pl	general-usage
slv	silver	silver	colour		en	general-usage
small	small	small	variant		en	general-usage
small business	small business	small business	edition		en	general-usage
smartphone	smartphone	smartphone	generic		en	general-usage
sneaker	shoe	shoe	generic		en	general-usage
sneakers	shoe	shoe	generic		en	general-usage
socken	socks	socks	generic		de	general-usage
socks	socks	socks	generic		en	general-usage
soft	software	software	generic		en	general-usage
software	software	software	generic		en	general-usage
sony playstation 3	ps3	ps3	variant		en	general-usage
sony playstation 4	ps4	ps4	variant		en	general-usage
sony playstation 5	ps5	ps5	variant		en	general-usage
sony ps3	ps3	ps3	variant		en	general-usage
sony ps4	ps4	ps4	variant		en	general-usage
sony ps5	ps5	ps5	variant		en	general-usage
souris	mouse	mouse	generic		fr	general-usage
spanish	spanish	spanish	generic		en	general-usage
speaker	speaker	speaker	generic		en	general-usage
speakers	speaker	speaker	generic		en	general-usage
spray	spray	spray	generic		en	general-usage
srebrny	silver	silver	colour		pl	general-usage
ss	stainless	stainless	colour		en	general-usage
stainless	stainless	stainless	colour		en	general-usage
stampante	printer	printer	generic		it	general-usage
stand	stand	stand	generic		en	general-usage
standalone	standalone	standalone	generic		en	general-usage
standard	standard	standard	edition		en	general-usage
starter	starter	starter	edition		en	general-usage
staubsauger	vacuum cleaner	vacuum cleaner	generic		de	general-usage
std	standard	standard	edition		en	general-usage
stereo	stereo	stereo	generic		en	general-usage
stofzuiger	vacuum cleaner	vacuum cleaner	generic		nl	general-usage
strap	strap	strap	accessory		en	general-usage
straps	strap	strap	accessory		en	general-usage
student	student	student	edition		en	general-usage
subscr	subscription	subscription	edition		en	general-usage
subscription	subscription	subscription	edition		en	general-usage
sugar free	sugar free	sugar free	variant		en	general-usage
sugarfree	sugar free	sugar free	variant		en	general-usage
suite	suite	suite	generic		en	general-usage
suppositories	suppositories	suppositories	variant		en	general-usage
svart	black	black	colour		sv	general-usage
sw	software	software	generic		en	general-usage
syrup	syrup	syrup	variant		en	general-usage
sys	system	system	generic		en	general-usage
system	system	system	generic		en	general-usage
systems	system	system	generic		en	general-usage
sz	size	size	generic		en	general-usage
szary	gray	gray	colour		pl	general-usage
tabl	tablet	tablet	generic		pl	general-usage
tablet	tablet	tablet	generic		en	general-usage
tabletki	tablet	tablet	generic		pl	general-usage
tablets	tablet	tablet	generic		en	general-usage
tabletten	tablet	tablet	generic		de	general-usage
tafel	chocolate bar	chocolate bar	generic		de	general-usage
tagescreme	day	day	variant		de	general-usage
taille	size	size	generic		fr	general-usage
taladro	drill	drill	generic		es	general-usage
talla	size	size	generic		es	general-usage
tan	tan	tan	colour		en	css-color-names
tasche	case	case	accessory		de	general-usage
taschenbuch	paperback	paperback	variant		de	general-usage
tastatur	keyboard	keyboard	generic		de	general-usage
tastiera	keyboard	keyboard	generic		it	general-usage
teacher	teacher	teacher	edition		en	general-usage
teal	teal	teal	colour		en	css-color-names
technologies	technology	technology	generic		en	general-usage
technology	technology	technology	generic		en	general-usage
teclado	keyboard	keyboard	generic		es	general-usage
telephone	telephone	telephone	generic		en	general-usage
telephones	telephone	telephone	generic		en	general-usage
televiseur	tv	tv	generic		fr	general-usage
television	tv	tv	generic		en	general-usage
televisor	tv	tv	generic		es	general-usage
televisore	tv	tv	generic		it	general-usage
televizyon	tv	tv	generic		tr	general-usage
telewizor	tv	tv	generic		pl	general-usage
the	the	the	connective		en	general-usage
theater	theater	theater	generic		en	general-usage
theatre	theater	theater	generic		en	general-usage
ti	ti	ti	variant		en	general-usage
tin	tin	tin	generic		en	general-usage
tins	tins	tins	generic		en	general-usage
titanium	titanium	titanium	colour		en	general-usage
to	to	to	connective		en	general-usage
toner	toner	toner	generic		en	general-usage
tool	tool	tool	generic		en	general-usage
tools	tool	tool	generic		en	general-usage
top	top	top	generic		en	general-usage
training	training	training	generic		en	general-usage
transparent	transparent	transparent	colour		en	general-usage
trapano	drill	drill	generic		it	general-usage
tri color	multicolor	multicolor	colour		en	general-usage
tri colour	multicolor	multicolor	colour		en	general-usage
trial	trial	trial	edition		en	general-usage
tricolor	multicolor	multicolor	colour		en	general-usage
tricolour	multicolor	multicolor	colour		en	general-usage
tropfen	drops	drops	variant		de	general-usage
tube	tube	tube	generic		en	general-usage
tubes	tubes	tubes	generic		en	general-usage
turquoise	turquoise	turquoise	colour		en	css-color-names
tv	tv	tv	generic		en	general-usage
tvattmaskin	washing machine	washing machine	generic		sv	general-usage
uhd	uhd	uhd	generic		en	general-usage
ult	ultimate	ultimate	edition		en	general-usage
ultimate	ultimate	ultimate	edition		en	general-usage
ultra	ultra	ultra	edition		en	general-usage
und	und	und	connective		en	general-usage
unlocked	unlocked	unlocked	generic		en	general-usage
unsalted	unsalted	unsalted	variant		en	general-usage
uomo	men	men	variant		it	general-usage
upg	upgrade	upgrade	edition		en	general-usage
upgrade	upgrade	upgrade	edition		en	general-usage
upgrd	upgrade	upgrade	edition		en	general-usage
usb	usb	usb	generic		en	general-usage
usb2	usb2	usb2	generic		en	general-usage
usb3	usb3	usb3	generic		en	general-usage
used	used	used	edition		en	general-usage
user	user	user	generic		en	general-usage
users	user	user	generic		en	general-usage
utilities	utility	utility	generic		en	general-usage
utility	utility	utility	generic		en	general-usage
vacuum	vacuum	vacuum	generic		en	general-usage
vacuum cleaner	vacuum cleaner	vacuum cleaner	generic		en	general-usage
ver	version	version	generic		en	general-usage
verde	green	green	colour		en	general-usage
vermelho	red	red	colour		pt	general-usage
vers	version	version	generic		en	general-usage
version	version	version	generic		en	general-usage
vert	green	green	colour		en	general-usage
verte	green	green	colour		fr	general-usage
video	video	video	generic		en	general-usage
vinyl	vinyl	vinyl	variant		en	general-usage
violet	violet	violet	colour		en	css-color-names
vista	vista	vista	generic		en	general-usage
vol	volume	volume	generic		en	general-usage
volume	volume	volume	generic		en	general-usage
voor	for	for	purpose		nl	general-usage
vorn	front	front	variant		de	general-usage
vorne	front	front	variant		de	general-usage
w	w	w	inclusive		en	general-usage
wall	wall	wall	generic		en	general-usage
walnut	walnut	walnut	colour		en	general-usage
warm white	warm white	warm white	colour		en	general-usage
warmweiss	warm white	warm white	colour		de	general-usage
waschmaschine	washing machine	washing machine	generic		de	general-usage
washer	washer	washer	generic		en	general-usage
washing machine	washing machine	washing machine	generic		en	general-usage
wasmachine	washing machine	washing machine	generic		nl	general-usage
web	web	web	generic		en	general-usage
weiss	white	white	colour		en	general-usage
white	white	white	colour		en	css-color-names
whole bean	beans	beans	variant		en	general-usage
wht	white	white	colour		en	general-usage
widescreen	widescreen	widescreen	generic		en	general-usage
wiertarka	drill	drill	generic		pl	general-usage
wifi6	wifi6	wifi6	generic		en	general-usage
win	windows	windows	generic		en	general-usage
windows	windows	windows	generic		en	general-usage
wireless	wireless	wireless	generic		en	general-usage
with	with	with	inclusive		en	general-usage
wma	wma	wma	generic		en	general-usage
women	women	women	variant		en	general-usage
womens	women	women	variant		en	general-usage
workgroup	workgroup	workgroup	edition		en	general-usage
xb1	xbox one	xbox one	variant		en	general-usage
xbox 360	xbox 360	xbox 360	variant		en	general-usage
xbox one	xbox one	xbox one	variant		en	general-usage
xbox series s	xbox series s	xbox series s	variant		en	general-usage
xbox series x	xbox series x	xbox series x	variant		en	general-usage
xl	xl	xl	variant		en	general-usage
xp	xp	xp	generic		en	general-usage
xs	xs	xs	variant		en	general-usage
xxl	xxl	xxl	variant		en	general-usage
xxxl	xxxl	xxxl	variant		en	general-usage
y	y	y	connective		en	general-usage
year	year	year	generic		en	general-usage
years	year	year	generic		en	general-usage
yellow	yellow	yellow	colour		en	css-color-names
yesil	green	green	colour		tr	general-usage
yr	year	year	generic		en	general-usage
yrs	year	year	generic		en	general-usage
zapatillas	shoe	shoe	generic		es	general-usage
zapatos	shoe	shoe	generic		es	general-usage
zapfchen	suppositories	suppositories	variant		de	general-usage
zegarek	watch	watch	generic		pl	general-usage
zero	zero	zero	variant		en	general-usage
zielony	green	green	colour		pl	general-usage
zolty	yellow	yellow	colour		pl	general-usage
zuckerfrei	sugar free	sugar free	variant		de	general-usage
zwart	black	black	colour		nl	general-usage`;
export const productUnits: string = `adet	pk	pk	count		tr	general-usage
ah	ah	ah	energy		*	general-usage
amp	amp	amp	current		*	si-brochure
ampere	amp	amp	current		*	si-brochure
amps	amp	amp	current		*	si-brochure
ans	year	year	time		fr	general-usage
bags	pk	pk	count		en	general-usage
beutel	pk	pk	count		de	general-usage
bit	bit	bit	data		*	general-usage
bits	bit	bit	data		*	general-usage
blatt	pk	pk	count		de	general-usage
blocke	pk	pk	count		de	general-usage
boite	pk	pk	container		fr	general-usage
bottles	pk	pk	count		en	general-usage
box	pk	pk	container		en	general-usage
btu	btu	btu	power		*	si-brochure
btus	btu	btu	power		*	si-brochure
caja	pk	pk	container		es	general-usage
cans	pk	pk	count		en	general-usage
caplets	tbl	tbl	count		en	general-usage
caps	cps	cps	count		*	general-usage
capsulas	cps	cps	count		es	general-usage
capsule	cps	cps	count		en	general-usage
capsule rigide	cps	cps	count		it	general-usage
capsules	cps	cps	count		*	general-usage
centiliter	cl	cl	volume		*	si-brochure
centilitre	cl	cl	volume		*	si-brochure
centimeter	cm	cm	length		*	si-brochure
centimeters	cm	cm	length		*	si-brochure
centimetre	cm	cm	length		*	si-brochure
ch	ch	ch	channel		*	general-usage
channel	ch	ch	channel		*	general-usage
channels	ch	ch	channel		*	general-usage
cl	cl	cl	volume		*	si-brochure
cm	cm	cm	length		*	si-brochure
cnt	pk	pk	count		*	general-usage
compresse	tbl	tbl	count		it	general-usage
comprime	tbl	tbl	count		fr	general-usage
comprimes	tbl	tbl	count		fr	general-usage
comprimidos	tbl	tbl	count		es	general-usage
count	pk	pk	count		*	general-usage
cpr	tbl	tbl	count		fr	general-usage
cps	cps	cps	count		en	general-usage
ct	pk	pk	count		*	general-usage
cuft	cuft	cuft	volume		*	si-brochure
cup	cup	cup	volume		*	si-brochure
cups	cup	cup	volume		*	si-brochure
day	day	day	time		*	si-brochure
days	day	day	time		*	si-brochure
deciliter	dl	dl	volume		*	si-brochure
decilitre	dl	dl	volume		*	si-brochure
disc	disc	disc	count		*	general-usage
discs	disc	disc	count		*	general-usage
dl	dl	dl	volume		*	si-brochure
dn	dn	dn	nominal		*	general-usage
doz	dozen	dozen	count		*	general-usage
dozen	dozen	dozen	count		*	general-usage
dpi	dpi	dpi	resolution		*	general-usage
er	pk	pk	count		de	general-usage
feet	ft	ft	length		*	si-brochure
film coated tablets	tbl	tbl	count		en	general-usage
filmtabletten	tbl	tbl	count		de	general-usage
floz	floz	floz	volume		*	si-brochure
fnumber	fnumber	fnumber	aperture		*	general-usage
foot	ft	ft	length		*	si-brochure
fps	fps	fps	rate		*	general-usage
ft	ft	ft	length		*	si-brochure
fta	tbl	tbl	count		de	general-usage
g	g	g	mass		*	si-brochure
gal	gal	gal	volume		*	si-brochure
gallon	gal	gal	volume		*	si-brochure
gallons	gal	gal	volume		*	si-brochure
gb	gb	gb	storage		*	general-usage
gbps	gbps	gbps	rate		*	general-usage
gelules	cps	cps	count		fr	general-usage
ghz	ghz	ghz	frequency		*	si-brochure
gig	gb	gb	storage		*	general-usage
gigabyte	gb	gb	storage		*	general-usage
gigabytes	gb	gb	storage		*	general-usage
gigahertz	ghz	ghz	frequency		*	si-brochure
gigs	gb	gb	storage		*	general-usage
gr	g	g	mass		*	si-brochure
gram	g	g	mass		*	si-brochure
gramm	g	g	mass		de	general-usage
grams	g	g	mass		*	si-brochure
gsm	gsm	gsm	grammage		*	general-usage
hertz	hz	hz	frequency		*	si-brochure
horsepower	hp	hp	power		*	si-brochure
hour	hr	hr	time		*	si-brochure
hours	hr	hr	time		*	si-brochure
hp	hp	hp	power		*	si-brochure
hr	hr	hr	time		*	si-brochure
hrs	hr	hr	time		*	si-brochure
hz	hz	hz	frequency		*	si-brochure
ie	iu	iu	activity		*	general-usage
in	in	in	length		*	si-brochure
inch	in	in	length		*	si-brochure
inches	in	in	length		*	si-brochure
iu	iu	iu	activity		*	general-usage
jahr	year	year	time		de	general-usage
jahre	year	year	time		de	general-usage
k	k	k	resistance		*	general-usage
kaps	cps	cps	count		de	general-usage
kapseln	cps	cps	count		de	general-usage
kapsulek	cps	cps	count		pl	general-usage
kapsulki	cps	cps	count		pl	general-usage
kb	kb	kb	storage		*	general-usage
kg	kg	kg	mass		*	si-brochure
khz	khz	khz	frequency		*	si-brochure
kilo	kg	kg	mass		*	si-brochure
kilobyte	kb	kb	storage		*	general-usage
kilobytes	kb	kb	storage		*	general-usage
kilogram	kg	kg	mass		*	si-brochure
kilograms	kg	kg	mass		*	si-brochure
kilos	kg	kg	mass		*	general-usage
kilowatt	kw	kw	power		*	si-brochure
km	km	km	length		*	si-brochure
kohm	k	k	resistance		*	general-usage
kw	kw	kw	power		*	si-brochure
l	l	l	volume		*	si-brochure
lb	lb	lb	mass		*	si-brochure
lbs	lb	lb	mass		*	si-brochure
liter	l	l	volume		*	si-brochure
liters	l	l	volume		*	si-brochure
litre	l	l	volume		*	si-brochure
litres	l	l	volume		*	si-brochure
litro	l	l	volume		es	general-usage
litros	l	l	volume		es	general-usage
lm	lm	lm	light		*	general-usage
lot	pk	pk	container		fr	general-usage
lsf	spf	spf	protection		de	general-usage
ltr	l	l	volume		*	si-brochure
lumen	lm	lm	light		*	general-usage
m	m	m	length		*	si-brochure
m2	m2	m2	area		*	general-usage
mah	mah	mah	energy		*	si-brochure
mb	mb	mb	storage		*	general-usage
mbps	mbps	mbps	rate		*	general-usage
mcg	mcg	mcg	mass		*	general-usage
meg	mb	mb	storage		*	general-usage
megabyte	mb	mb	storage		*	general-usage
megabytes	mb	mb	storage		*	general-usage
megahertz	mhz	mhz	frequency		*	si-brochure
megapixel	mp	mp	resolution		*	general-usage
megapixels	mp	mp	resolution		*	general-usage
meter	m	m	length		*	si-brochure
meters	m	m	length		*	si-brochure
metre	m	m	length		*	si-brochure
metres	m	m	length		*	general-usage
mg	mg	mg	mass		*	si-brochure
mhz	mhz	mhz	frequency		*	si-brochure
mi	mi	mi	length		*	si-brochure
microgram	mcg	mcg	mass		*	general-usage
micrograms	mcg	mcg	mass		*	general-usage
mile	mi	mi	length		*	si-brochure
miles	mi	mi	length		*	si-brochure
milligram	mg	mg	mass		*	si-brochure
milligrams	mg	mg	mass		*	si-brochure
milliliter	ml	ml	volume		*	si-brochure
milliliters	ml	ml	volume		*	si-brochure
millilitre	ml	ml	volume		*	si-brochure
millimeter	mm	mm	length		*	si-brochure
millimeters	mm	mm	length		*	si-brochure
millimetre	mm	mm	length		*	si-brochure
millimetres	mm	mm	length		*	general-usage
min	min	min	time		*	si-brochure
mins	min	min	time		*	si-brochure
minute	min	min	time		*	si-brochure
minutes	min	min	time		*	si-brochure
ml	ml	ml	volume		*	si-brochure
mm	mm	mm	length		*	si-brochure
mm2	mm2	mm2	area		*	general-usage
monat	month	month	time		de	general-usage
monate	month	month	time		de	general-usage
month	month	month	time		en	general-usage
months	month	month	time		en	general-usage
mp	mp	mp	resolution		*	general-usage
mpix	mp	mp	resolution		*	general-usage
mpixel	mp	mp	resolution		*	general-usage
ms	ms	ms	time		*	si-brochure
nappies	pk	pk	count		en	general-usage
nf	nf	nf	capacitance		*	general-usage
ohm	ohm	ohm	resistance		*	general-usage
ounce	oz	oz	mass		*	si-brochure
ounces	oz	oz	mass		*	si-brochure
oz	oz	oz	mass		*	si-brochure
p	p	p	resolution		*	general-usage
pack	pk	pk	count		*	general-usage
packet	pk	pk	count		*	general-usage
packets	pk	pk	count		*	general-usage
packs	pk	pk	count		*	general-usage
packung	pk	pk	container		de	general-usage
pads	pk	pk	count		en	general-usage
pair	pair	pair	count		*	general-usage
pairs	pair	pair	count		*	general-usage
pc	pk	pk	count		*	general-usage
pck	pk	pk	count		*	general-usage
pcs	pk	pk	count		*	general-usage
pezzi	pk	pk	count		it	general-usage
pf	pf	pf	capacitance		*	general-usage
piece	pk	pk	count		*	general-usage
pieces	pk	pk	count		*	general-usage
piezas	pk	pk	count		es	general-usage
pint	pt	pt	volume		*	si-brochure
pints	pt	pt	volume		*	si-brochure
pk	pk	pk	count		*	general-usage
pn	pn	pn	nominal		*	general-usage
port	port	port	count		*	general-usage
ports	port	port	count		*	general-usage
pound	lb	lb	mass		*	si-brochure
pounds	lb	lb	mass		*	si-brochure
ppm	ppm	ppm	rate		*	general-usage
pr	pair	pair	count		*	general-usage
pt	pt	pt	volume		*	si-brochure
qt	qt	qt	volume		*	si-brochure
quart	qt	qt	volume		*	si-brochure
quarts	qt	qt	volume		*	si-brochure
roll	pk	pk	count		en	general-usage
rollen	pk	pk	count		de	general-usage
rolls	pk	pk	count		en	general-usage
rpm	rpm	rpm	rate		*	general-usage
seat	seat	seat	count		*	general-usage
seats	seat	seat	count		*	general-usage
sec	sec	sec	time		*	si-brochure
second	sec	sec	time		*	si-brochure
seconds	sec	sec	time		*	si-brochure
set	pk	pk	container		en	general-usage
sheet	pk	pk	count		*	general-usage
sheets	pk	pk	count		*	general-usage
spf	spf	spf	protection		*	general-usage
sticks	pk	pk	count		en	general-usage
stk	pk	pk	count		de	general-usage
stuck	pk	pk	count		de	general-usage
stuks	pk	pk	count		nl	general-usage
szt	pk	pk	count		pl	general-usage
tabl	tbl	tbl	count		pl	general-usage
tablet	tbl	tbl	count		*	general-usage
tabletek	tbl	tbl	count		pl	general-usage
tabletki	tbl	tbl	count		pl	general-usage
tablets	tbl	tbl	count		*	general-usage
tabletten	tbl	tbl	count		de	general-usage
tabs	tbl	tbl	count		*	general-usage
tb	tb	tb	storage		*	general-usage
tbl	tbl	tbl	count		de	general-usage
teile	pk	pk	count		de	general-usage
terabyte	tb	tb	storage		*	general-usage
terabytes	tb	tb	storage		*	general-usage
uds	pk	pk	count		es	general-usage
uf	uf	uf	capacitance		*	general-usage
ug	mcg	mcg	mass		*	general-usage
ui	iu	iu	activity		*	general-usage
unid	pk	pk	count		pt	general-usage
unidades	pk	pk	count		es	general-usage
user	user	user	count		*	general-usage
users	user	user	count		*	general-usage
v	v	v	voltage		*	si-brochure
va	va	va	power		*	si-brochure
volt	v	v	voltage		*	si-brochure
volts	v	v	voltage		*	si-brochure
w	w	w	power		*	si-brochure
watt	w	w	power		*	si-brochure
watts	w	w	power		*	si-brochure
wh	wh	wh	energy		*	si-brochure
windeln	pk	pk	count		de	general-usage
wipes	pk	pk	count		en	general-usage
x	x	x	zoom		*	general-usage
yard	yd	yd	length		*	si-brochure
yards	yd	yd	length		*	si-brochure
yd	yd	yd	length		*	si-brochure
year	year	year	time		en	general-usage
years	year	year	time		en	general-usage
yo	year	year	time		en	general-usage
yr	year	year	time		en	general-usage
yrs	year	year	time		en	general-usage
zoll	in	in	length		de	general-usage`;
export const productSpellingRules: string = `own-suffix	^i[3579]\\d{3,5}[a-z]?\$	
own-suffix	^\\d{4}(?:x3d|xt?|ge?)\$	`;
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
