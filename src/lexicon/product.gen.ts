// Made by "npm run tables" from src/lexicon/tables/product/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, sources by their lines in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `generic
thing
sort
edition
variant
colour
thing
sort
thing
thing
sort
sort
thing
sort
thing
thing
thing
thing
colour
colour
thing
generic
sort
sort
sort
colour
sort
sort
brand
generic
sort
sort
generic
sort
sort
sort
thing
generic
sort
thing
count
sort
generic
generic
colour
generic
generic
sort
thing
sort
thing
colour
generic
thing
colour
generic
generic
thing
generic
thing
colour
colour
colour
sort
generic
thing
generic
volume
carrier
sort
sort
generic
brand
colour
length
colour
generic
sort
generic
sort
thing
accessory
connective
edition
generic
variant
colour
mass
colour
colour
count
storage
colour
edition
thing
time
colour
container
count
accessory
generic
generic
thing
part
power
variant
variant
carrier
colour
least
sort
variant
colour
colour
colour
edition
thing
time
variant
variant
variant
carrier
carrier
colour
edition
generic
accessory
carrier
carrier
carrier
carrier
company
frequency
inclusive
part
resolution
variant
variant
brand
carrier
carrier
carrier
colour
count
edition
generic
part
part
part
part
platform
variant
variant
variant
carrier
carrier
carrier
colour
colour
colour
connective
count
edition
mass
part
purpose
rate
variant
variant
variant
volume
accessory
carrier
carrier
count
count
generic
number-sign
number-sign
number-sign
part
part
part
part
sort
time
variant
variant
variant
voltage
volume
accessory
accessory
accessory
activity
capacitance
carrier
channel
count
count
current
edition
edition
generic
mass
number-sign
number-sign
number-sign
number-sign
number-sign
number-sign
part
part
part
resistance
thing
variant
variant
variant
voltage
accessory
accessory
accessory
accessory
accessory
accessory
accessory
accessory
accessory
accessory
area
area
brand
brand
carrier
carrier
colour
colour
connective
container
container
data
edition
edition
edition
edition
edition
edition
energy
grammage
least
length
light
nominal
number-sign
number-sign
numeral
part
sort
thing
thing
variant
volume
accessory
accessory
accessory
accessory
accessory
accessory
aperture
carrier
carrier
colour
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
edition
energy
generic
generic
generic
generic
generic
inclusive
least
least
length
mass
number-sign
number-sign
part
part
protection
protection
purpose
purpose
purpose
purpose
thing
time
variant
variant
variant
variant
variant
variant
variant
variant
zoom	














































































































































































context











































































































































	en
en
en
en
en
en
de
ru
fr
it
pl
cs
es
de
nl
sv
pl
pt
pl
ru
ru
de
tr
es
fi
de
hu
it
en
de
da
de
ja
nl
pt
ro
cs
fr
fr
ja
*
fr
es
nl
cs
pl
it
sv
tr
ja
da
es
ru
ro
it
pt
tr
fi
cs
hu
en
fr
nl
pl
sv
de
hu
*
en
es
it
fi
*
ja
*
pt
da
sv
ro
nl
fr
en
en
de
fr
de
sv
*
fi
ro
de
*
hu
fr
es
*
de
*
en
de
es
it
it
en
*
es
fr
fr
tr
en
pt
it
da
fr
pl
es
pl
en
it
pl
ru
es
ja
es
it
pl
ja
de
pl
ru
sv
en
*
en
ja
*
fr
sv
de
da
it
pt
nl
pl
pl
no
de
es
it
pl
en
da
pt
ro
cs
fi
nl
it
pt
tr
fr
es
pt
*
nl
en
*
cs
es
nl
en
fr
hu
tr
fr
*
tr
de
en
fr
fr
hu
pt
tr
*
de
hu
nl
tr
*
*
es
fr
it
*
*
ro
*
it
ru
*
nl
tr
ja
en
cs
es
hu
nl
ro
ru
cs
ru
sv
*
nl
de
fi
pl
*
cs
es
it
nl
pl
pl
pt
ro
sv
tr
*
en
fr
it
de
no
no
sv
*
en
fr
*
da
hu
ja
ro
ru
sv
*
*
de
*
*
*
pl
tr
*
ro
no
sv
tr
cs
es
de
fi
nl
pt
ru
tr
*
es
fr
ru
de
es
it
de
es
nl
pt
tr
cs
fi
no
*
*
cs
da
nl
sv
de
es
fr
de
de
ja
sv
da
fi
*
de
de
it
nl
pl
no
fr
*
da
es,pt
fi
hu
ja
nb,sv
pt
*	1
1
1
1
1
1
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
1
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
1
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
3
0
0
1
0
1
0
2
1
1
1
0
1
0
2
0
0
1
0
1
1
1
1
1
1
1
0
2
0
0
1
1
0
1
1
2
1
1
1
1
1
1
1
1
2
0
1
0
0
1
1
1
0
1
1
1
1
1
0
0
0
0
0
1
1
1
0
0
0
0
0
4
2
1
0
1
0
0
1
0
0
0
1
1
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
1
1
1
1
1
1
1
0
1
1
0
1
1
1
1
0
0
1
1
1
0
1
0
0
0
0
0
1
1
0
0
0
1
1
1
0
1
1
1
0
1
1
0
2
1
1
1
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
1
0
0
1
2
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
1
1
1
1
0
0
1
1
1
1
1
1
1
1
1
1
1
2
1
1
1
1
1
0
0
1
0
0
1
1
1
1
0
0
1
1
0
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0
0
0
0
1
1
1
1
1
1
0
1
1
1
1
1
1
1
1
1
1`;
export const rowSources: string = `dictionary
general-usage
si-brochure
css-color-names
iso20275`;
export const productWords: string = `100 genuine	genuine		0
1080p			0
2160p			0
2d			0
2in1			3
2xl	xxl		4
3d			0
3g			0
3xl	xxxl		4
4g			0
4k			0
5g			0
720p			0
8k			0
a			82
aac			0
aardbei	strawberry		33
aardbeien	strawberry		33
abacaxi	pineapple		34
abdeckung	cover		263
abo	subscription		83
abonnement	subscription		93
abrigo	coat		23
abrikos	apricot		30
abspielgerat	player		21
acad	academic		3
academic			3
accesorio	accessory		42
accessoire	accessory		37
accessories	accessory		0
accessory			0
acciaio	steel		27
acciaio inox	stainless		54
accu	battery		164
aceite de motor	engine oil		12
aceite de oliva	olive oil		69
acel	steel		26
acero	steel		23
acero inoxidable	stainless		51
acier	steel		38
acier inoxydable	stainless		61
acoustic version			3
acqua minerale	mineral water		9
acucar	sugar		110
adaptateur	adapter		37
adapter			0
adapters	adapter		0
adaptor	adapter		0
adaputa	adapter		32
adattatore	adapter		46
additional license			3
adet	piece		56
adult			4
adv	advanced		3
advanced			3
aeble	apple		30
aeg			138
aer conditionat	air conditioner		53
af p	afp		4
af s	afs		4
afine	blueberry		35
aflevering	nr		208
afonya	blueberry		26
afp			4
afs			4
afspiller	player		76
afstandsbediening	remote		164
age	ages		0
ages			0
agneau	lamb		38
agnello	lamb		27
agua de colonia	edt		105
agua de perfume	edp		105
agua mineral	mineral water		12
agy	bed		59
ahsap	wood		22
ahududu	raspberry		22
air			0
air conditioner			1
air filter			2
airco	air conditioner		14
aire acondicionado	air conditioner		12
airon	clothes iron		39
akcesoria	accessory		45
akilli saat	smartwatch		56
akku	battery		146
akkumulator	battery		181
akkumulyator	battery		212
akkuschrauber	drill		29
akta lader	leather		47
akumulator	battery		149
al ail	garlic		38
al miele	honey		27
alama	brass		35
alaplap	motherboard		59
alba	white		89
albastra	blue		89
albastru	blue		89
alcohol free			3
alet cantasi	toolbox		48
alfombra	rug		12
algodao	cotton		34
algodon	cotton		23
alho	garlic		34
alimentatore	power supply		9
alkoholfrei	alcohol free		83
alkuperainen	original		71
alla			275
alluminio	aluminium		27
almas	apple		26
almofada	pillow		17
almohada	pillow		12
almond			5
altavoz	speaker		100
altin	gold		108
alto falante	speaker		55
altoparlante	speaker		101
alumiini	aluminium		24
aluminio	aluminium		23
aluminiowa	aluminium		10
aluminiu	aluminium		35
aluminium			2
aluminium foil			1
aluminum	aluminium		2
aluminyum	aluminium		22
alune de padure	hazelnut		35
alypuhelin	smartphone		71
alyuminiy	aluminium		7
am			0
amarela	yellow		75
amarelo	yellow		75
amarilla	yellow		51
amarillas	yellow		51
amarillo	yellow		5
amazon co uk			0
amazon com			0
amazon de			0
amber			5
amendoim	peanut		34
ampoule led	light bulb		8
an			82
analcolica	alcohol free		124
ananas	pineapple		31
anarogupan	vinyl		122
anarogurekodo	vinyl		122
and			82
and above	or later		109
and higher	or later		109
and later	or later		109
and newer	or later		109
and up	or later		109
anteriore	front		118
anthracite			5
anthrazit	anthracite		96
antracita	anthracite		51
antracite	anthracite		54
antracytowy	anthracite		18
apa de parfum	edp		153
apa de toaleta	edt		153
apa minerala	mineral water		53
aparat	device		78
aparat de cafea	coffee machine		53
aparat de ras	shaver		53
aparat foto	camera		78
aparat fotograficzny	camera		45
apfel	apple		31
apparaat	device		43
apparat	device		64
apparecchio	device		46
appareil photo	camera		37
appareils	device		84
appel	apple		33
appels	apple		33
apres shampooing	conditioner		37
apricot			2
aprikos	apricot		47
ar condicionado	air conditioner		17
arancio	orange		54
arancione	orange		54
arandano	blueberry		23
arandanos	blueberry		23
arany	gold		92
arbeitsspeicher	memory		21
argent	silver		5
argentata	silver		54
argentato	silver		54
argente	silver		61
argentee	silver		61
argento	silver		157
argintie	silver		89
argintiu	silver		89
armadio	wardrobe		70
armario	wardrobe		69
armband	bracelet		50
armbanduhr	watch		29
armchair			0
armoire	wardrobe		41
arriere	rear		136
arroz	rice		69
artikel	product		21
arumi	aluminium		49
asciugamano	towel		9
aspiradora	vacuum cleaner		94
aspirapolvere	vacuum cleaner		102
aspirateur	vacuum cleaner		80
asztal	table		59
at			82
atrament	ink		45
attrezzo	tool		46
atum	tuna		34
atun	tuna		23
au	aux		160
au miel	honey		38
audio			0
audio cd			68
audiobook	audio cd		68
audiolibro	audio cd		270
auflage	edition		21
aufsteckbursten	brush heads		99
auricolari	headphone		102
auriculares	headphone		94
aurie	gold		89
aurinkolasit	sunglasses		57
auriu	gold		89
ausgabe	edition		21
autentico	original		42
authentique	genuine		84
automatic			0
automatico	automatic		42
automatique	automatic		37
automatisch	automatic		21
automatisk	automatic		64
automatyczny	automatic		45
autos tarto	mount		181
aux			160
avant	front		136
avec			133
avec morceaux	crunchy		106
avela	hazelnut		34
avelas	hazelnut		34
avellana	hazelnut		23
avorio	ivory		54
avtomaticheskiy	automatic		52
ayakkabi	shoe		48
ayna	mirror		48
azeite	olive oil		110
azerty	french layout		41
azucar	sugar		69
azuis	blue		75
azul	blue		5
azul marinho	navy		75
azul marino	navy		51
azules	blue		51
b braun			138
babekiyukonro	grill		39
backofen	oven		6
backpack			2
baddrakt	swimsuit		15
badeanzug	swimsuit		6
badedragt	swimsuit		50
badpak	swimsuit		14
baelte	belt		50
baerbar computer	laptop		76
bag			103
bai	white		73
bakelit lemez	vinyl		172
bakje	tub		43
balai d essuie glace	wiper blade		8
baleni	pack		58
balikli	fish		22
ball bearing			1
balli	honey		22
balpen	pen		43
balsam do ciala	lotion		119
balsamo capelli	conditioner		46
balte	belt		15
bambola	doll		9
banaan	banana		33
banaani	banana		24
banan	banana		10
banana			2
bananas	banana		2
banane	banana		31
bananen	banana		31
bananos	banana		26
bananova	banana		11
bananovy	banana		11
bananovyy	banana		7
bananowy	banana		10
bandoru	bundle		32
banira	vanilla		49
bankstel	sofa		33
baohufuirumu	screen protector		126
barany	lamb		26
barbacoa	grill		12
barbar dator	laptop		64
barbati	men		153
barbecue	grill		1
bare tool	body		4
bare unit	body		4
barley wine			2
barleywine	barley wine		2
barna	brown		92
barnvagn	stroller		15
barra de labios	lipstick		12
barra de som	soundbar		17
barra de sonido	soundbar		12
barre de son	soundbar		8
barrel aged			3
barva	color		58
basic			3
batarya	battery		183
bateria	battery		147
bateria externa	power bank		42
baterie externa	power bank		78
batgu	bag		134
batoh	backpack		11
batom	lipstick		17
battaniye	blanket		48
batteri	battery		213
batteria	battery		148
batterie externe	power bank		37
batteries	battery		103
battery			103
baumwolle	cotton		31
baunilha	vanilla		34
baureihe	series		21
bavlna	cotton		11
bawelna	cotton		10
bawelniany	cotton		10
bbraun	b braun		138
bd	bluray		68
beamer	projector		6
beans			4
bebek arabasi	stroller		48
bebek bezi	diaper		22
becher	tub		21
bed			1
bedden	bed		14
bedding			1
bedding set	bedding		1
beden	size		56
beds	bed		1
beef			2
beer			2
begagnad	used		247
beige			60
bej	beige		89
bejiyu	beige		73
belaya	white		19
bellek	memory		56
beloe	white		19
belt			1
belts	belt		1
bely	white		19
belye	white		19
belyy	white		19
benpeng	bookcase		39
bentinomi	body		312
benwu	genuine		203
benzopila	chainsaw		20
bere blonda	beer		35
best price			0
best quality	quality		0
betdo	bed		39
bett	bed		6
bettdecke	duvet		6
bettwasche	bedding		6
beurre	butter		41
beyaz	white		159
bez cukru	sugar free		144
bez sakhara	sugar free		246
bezalkoholowe	alcohol free		144
bezhevaya	beige		19
bezhevy	beige		19
bezhevyy	beige		19
bezkofeinowa	decaf		218
bezova	beige		44
bezove	beige		44
bezovy	beige		44
bezowa	beige		18
bezowe	beige		18
bezowy	beige		18
bezprzewodowy	wireless		125
bezs	beige		92
biala	white		18
biale	white		18
bialy	white		114
bianche	white		54
bianco	white		5
bianco caldo	warm white		54
bianco freddo	cool white		54
bibliotheque	bookcase		80
bicak	knife		48
bicicleta	bicycle		69
bicicletta	bicycle		70
bicycle			2
bier	beer		13
biere	beer		41
bieren	beer		33
bifu	beef		49
bike	bicycle		2
bikes	bicycle		2
bila	white		44
bildschirm	screen		21
bile	white		44
bilgisayar	computer		56
billentyuzet	keyboard		59
billigbog	paperback		139
bily	white		44
biologico	organic		124
biologique	organic		93
biologisch	organic		201
bira	beer		22
birne	pear		31
birou	desk		35
birra	beer		70
biscoitos	cookies		17
biscotto	cookies		9
biscuiti	cookies		53
bisiklet	bicycle		22
bisque			5
biurko	desk		63
biustonosz	bra		16
biz	business		3
bla	blue		86
blaa	blue		86
blabaer	blueberry		30
blabar	blueberry		47
black			60
black and decker	black decker		72
black decker			72
blackcurrant			2
blackdecker	black decker		72
blade			81
blades	blade		81
blaek	ink		76
blanc	white		5
blanc chaud	warm white		61
blanc froid	cool white		61
blanca	white		123
blancas	white		51
blanche	white		113
blanches	white		61
blanco	white		123
blanco calido	warm white		51
blanco frio	cool white		51
blancos	white		51
blancs	white		61
blanket			1
blankets	blanket		1
blat	blue		112
blatt	blue		86
blau	blue		5
blaue	blue		25
blauer	blue		25
blaues	blue		25
blauw	blue		142
blauwe	blue		62
blck	black		5
bleer	diaper		30
bleistift	pencil		6
blender			1
bleu	blue		5
bleu marine	navy		61
bleue	blue		113
bleues	blue		61
bleus	blue		61
blik	can		43
blikje	can		43
blister			0
blister pack	blister		0
blister packs	blister		0
blistered	blister		0
blisterpackung	blister		21
blisters	blister		0
blk	black		5
bloc d alimentation	power supply		8
blojor	diaper		77
blok pitaniya	power supply		20
blouse			1
blu navy	navy		54
blu ray	bluray		68
blu rays	bluray		68
blue			60
blueberry			2
bluetooth			0
bluray			68
blus	blouse		15
blusa	blouse		12
bluse	blouse		6
bluza z kapturem	hoodie		10
bluzka	blouse		16
blyant	pencil		50
blyu rey	bluray		129
blyurey	bluray		129
bnib			0
bnwt			0
board game			1
board games	board game		1
bocal	jar		37
body			0
body only	body		4
body wash	shower gel		1
boek	book		43
boekenkast	bookcase		14
boeuf	beef		38
boger	book		76
bohrer	drill bit		6
bohrmaschine	drill		29
boite	box		37
boite a outils	toolbox		8
bok	book		64
bokhylla	bookcase		15
bollitore	kettle		70
bolsa	bag		147
bolsa de mao	handbag		17
bolso de mano	handbag		12
bolt	screw		1
bolum	nr		255
bombilla	light bulb		12
bomuld	cotton		30
bomull	cotton		47
boneca	doll		17
bonen	beans		187
book			0
bookcase			1
books	book		0
boot	boots		2
boots			2
bordeauxrot	burgundy		25
bordo	burgundy		54
bordowy	burgundy		18
bordspel	board game		14
boremaskine	drill		76
borok	wine		26
borowka	blueberry		10
borracha	rubber		34
borsa	bag		148
borsa a mano	handbag		9
boruvka	blueberry		11
boruvkovy	blueberry		11
bosbes	blueberry		33
bosbessen	blueberry		33
bosch			72
botas	boots		69
botella	bottle		42
boter	butter		79
botkusu	box		32
botoru	bottle		32
bottes	boots		41
bottiglia	bottle		46
bottle			0
bottles			0
boty	shoe		36
boucles d oreilles	earrings		8
bougie	spark plug		80
bougie parfumee	candle		8
bouilloire	kettle		41
bourbon barrel	barrel aged		3
bourbon barrel aged	barrel aged		3
bouru	bowl		39
bouteille	bottle		84
bowl			1
bowls	bowl		1
box			0
boxed	box		0
boxes	box		0
bra			1
bracciale	bracelet		9
bracelet			1
bracelet de montre	strap		192
bracelets	bracelet		1
bradspel	board game		15
braetspil	board game		50
brake disc			2
brake pads			2
branca	white		75
branco	white		158
branco frio	cool white		75
branco quente	warm white		75
brancos	white		75
brand			0
brand new			0
brand new and sealed	sealed		0
brand new sealed	sealed		0
bransoletka	bracelet		16
branza	cheese		35
bras	bra		1
braslet	bracelet		20
brass			2
bratpfanne	frying pan		65
braun	brown		96
braune	brown		25
brauner	brown		25
braunes	brown		25
brazowa	brown		18
brazowe	brown		18
brazowy	brown		18
bread			1
bremsbelage	brake pads		13
bremsscheibe	brake disc		13
brend	brand		52
brettspiel	board game		6
briefumschlag	envelope		6
brincos	earrings		17
brinquedo	toy		55
britva	shaver		20
brn	brown		5
broche	paperback		107
brod	bread		15
brodrost	toaster		77
broek	trousers		79
bronce	bronze		51
bronza	bronze		19
bronze			5
bronzen	bronze		62
bronzo	bronze		54
broodrooster	toaster		79
brosata	paperback		196
broskev	peach		11
broskvovy	peach		11
brosse a dents	toothbrush		80
brossura	paperback		140
brot	bread		6
brown			60
brozovana	paperback		154
brugt	used		242
bruin	brown		62
bruine	brown		62
brukte	used		283
brun	brown		86
brune	brown		112
brush heads			81
brut			106
brwn	brown		5
bryuki	trousers		7
brzoskwinia	peach		10
brzoskwiniowy	peach		10
btl	bottle		0
btls	bottle		0
bucati	piece		78
buch	book		21
bucherregal	bookcase		65
bugday unu	flour		22
bugeleisen	clothes iron		6
built			0
bukser	trousers		30
bulasik makinesi	dishwasher		48
bulk packaging			0
bumaga	paper		52
bumbac	cotton		35
bundel	bundle		21
bundle			0
bundles	bundle		0
bunt	multicolor		25
burando	brand		32
buratku	black		73
buraun	brown		73
burdeos	burgundy		51
burenda	blender		39
burgundy			5
burisuta	blister		32
burk	can		64
buru	blue		73
buruberi	blueberry		49
bururei	bluray		122
burureideisuku	bluray		122
business			3
buste per lettere	envelope		9
butelka	bottle		45
butter			2
buty	shoe		116
butylka	bottle		52
buy now			0
buzdolabi	refrigerator		48
bxs	box		0
by			82
byustgalter	bra		20
byxor	trousers		77
cable			0
cables	cable		0
cablu	cable		78
cabo	cable		55
cacahuete	peanut		38
cacao	cocoa		41
cacao amaro	cocoa		27
cacciavite	screwdriver		46
cadeira	chair		110
cadeira auto	car seat		17
cafe	coffee		41
cafe em grao	coffee beans		34
cafe en grains	coffee beans		41
cafe en grano	coffee beans		69
cafea	coffee		35
cafeinevrij	decaf		169
cafetera	coffee machine		12
caffe	coffee		70
caffe in grani	coffee beans		70
caffeine free			3
caixa	box		55
caixa de ferramentas	toolbox		17
caj	tea		11
caja	box		42
caja de herramientas	toolbox		12
calcas	trousers		34
calcetines	socks		12
calcoes	shorts		34
calcolatrice	calculator		9
calculadora	calculator		12
calculator			1
calculatrice	calculator		8
calendar			1
calendario	calendar		12
calendars	calendar		1
calendrier	calendar		8
calidad	quality		42
calisma masasi	desk		22
calitate	quality		78
calvin klein			72
calzini	socks		102
cama	bed		12
camara	camera		100
camasa	shirt		35
camasir makinesi	washing machine		260
camera			0
cameras	camera		0
camicia	shirt		70
camisa	shirt		69
camiseta	t shirt		23
camisola de malha	sweater		34
can			0
canape	sofa		38
canapea	sofa		35
candela accensione	spark plug		9
candle			1
candles	candle		1
caneca	mug		17
caneta	pen		55
canette	can		37
canettes	can		37
cannelle	cinnamon		38
cans			0
canta	bag		183
caoutchouc	rubber		38
cap	capacity		0
capa	case		266
capa comum	paperback		141
capa dura	hardcover		141
capa mole	paperback		141
capac	lid		227
capacete	helmet		17
capacity			0
cappello	hat		9
cappotto	coat		27
capsulas	capsules		168
capsule molli	capsules		118
capsules			4
capsuna	strawberry		35
capsuni	strawberry		35
car			0
car seat			1
car seats	car seat		1
carafe			81
caramel			2
caramello	caramel		27
caramelo	caramel		23
card			0
card de memorie	memory card		78
cards	card		0
cargador	charger		191
caricabatterie	charger		193
carne bovina	beef		34
carne de miel	lamb		35
carne de peru	turkey		34
carne de porc	pork		35
carne de vaca	beef		34
carregador	charger		226
carrinho de bebe	stroller		17
carta da cucina	paper towels		9
carta igienica	toilet paper		9
carta per fotocopie	copy paper		46
cartao	card		55
cartao de memoria	memory card		55
carte graphique	graphics card		37
carte memoire	memory card		37
carte mere	motherboard		8
carteira	wallet		17
cartera	wallet		12
carti	book		78
carton			0
cartonata	hardcover		196
cartone	hardcover		121
cartonne	hardcover		107
cartons			0
cartouche	cartridge		37
cartouche de toner	toner		37
cartridge			0
cartridges	cartridge		0
cartuccia	cartridge		46
cartucho	cartridge		42
casaco	coat		34
casco	helmet		12
case			81
cases	case		81
casque moto	helmet		8
casquette	hat		8
cassetta degli attrezzi	toolbox		9
cassis	blackcurrant		38
castanho	brown		75
caucho	rubber		23
cauciuc	rubber		35
cavo	cable		46
cay	tea		22
cd			68
cd levy	cd		155
cd plade	cd		139
cd skiva	cd		130
cdrom			0
cds	cd		68
ceai	tea		35
ceas de mana	watch		78
ceas inteligent	smartwatch		78
ceinture	belt		8
ceket	jacket		22
cekirdek kahve	coffee beans		22
celik	steel		22
cellular			3
cellulare	smartphone		46
celozrnne	wholegrain		261
celozrnny	wholegrain		261
center			0
centre	center		0
cep telefonu	smartphone		56
cepice	hat		36
cepillo de dientes	toothbrush		12
ceramic			2
ceramica	ceramic		23
ceramika	ceramic		10
ceramique	ceramic		38
cerdo	pork		23
cereja	cherry		75
cereza	cherry		51
cerise	cherry		61
cerna	black		44
cerne	black		44
cerny	black		44
ceruza	pencil		59
cerveja	beer		110
cervena	red		44
cervene	red		44
cerveny	red		44
cerveza	beer		69
chainsaw			1
chair			2
chairs	chair		2
chaise	chair		41
chaleco	vest		23
champagne			5
champu	shampoo		69
chandail	sweater		38
chapeu	hat		17
chaqueta	jacket		69
charcoal			5
charger			81
chargeur	charger		171
chase	brown		73
chast	nr		210
chauffage	heater		8
chaussettes	socks		80
chaussures	shoe		80
chave de fenda	screwdriver		55
chave inglesa	wrench		17
chay	tea		7
chaynik	kettle		7
cheese			2
cheie combinata	wrench		53
chemise	shirt		41
chemodan	suitcase		7
chene	oak		61
chernaya	black		19
chernichnyy	blueberry		7
chernika	blueberry		7
chernila	ink		52
cherny	black		19
chernyy	black		19
cherry			5
chi	red		73
chiave inglese	wrench		9
chiavetta usb	usb flash drive		46
chicken			2
chikin	chicken		49
chinese			2
chitara	guitar		53
chitarra	guitar		9
chiyubu	tube		32
chleb	bread		16
chleba	bread		36
chocolade	chocolate		62
chocolat	chocolate		61
chocolate			60
choklad	chocolate		86
chongdianqi	charger		126
chrome			5
chromowany	chrome		18
chuck			81
chunzheng	original		32
chytre hodinky	smartwatch		58
ciastka	cookies		16
cider			2
cieply bialy	warm white		18
cihaz	device		56
cikolata	chocolate		108
cilek	strawberry		22
ciliegia	cherry		54
ciltli	hardcover		173
cinnamon			2
cinto	belt		17
cintura	belt		9
cinturon	belt		12
cinza	gray		158
ciocan	hammer		35
cioccolato	chocolate		54
ciotola	bowl		9
cipo	shoe		59
ciruela	plum		51
ciseaux	scissors		8
cislo	nr		205
citrom	lemon		26
citron	lemon		41
citron vert	lime		61
citronova	lemon		11
citronovy	lemon		11
cizme	boots		35
ck	calvin klein		72
clavier	keyboard		80
cle a molette	wrench		8
cle usb	usb flash drive		37
clear			5
climatiseur	air conditioner		8
clothes iron			1
co			131
coat			2
coats	coat		2
cobertor	blanket		17
cobre	copper		51
coca cola			72
cocacola	coca cola		72
cocco	coconut		27
cocoa			2
coconut			2
coffee			2
coffee beans			2
coffee machine			1
coffee maker	coffee machine		1
cok renkli	multicolor		108
coke	coca cola		28
cola branca	glue		17
colar	necklace		17
colchao	mattress		17
colchon	mattress		94
cold white	cool white		5
colete	vest		34
colla	glue		9
collana	necklace		9
colle	glue		8
collector	collectors		3
collectors			3
color			0
colore	color		46
colores	color		42
colour	color		0
coltello	knife		9
compact			0
compact disc	cd		68
company			0
compatibile	compatible		46
compatible			0
compatible with	for		165
compatibles	compatible		37
competitive upgrade	crossgrade		3
complete			0
complete package			0
complete product			0
compresse	tablet		101
comprime	tablet		84
comprimes	tablet		84
comprimido	tablet		55
computador	computer		55
computador portatil	laptop		55
computer			0
computer portatile	laptop		46
computers	computer		0
computing			0
con			133
con miel	honey		23
con pezzi	crunchy		111
conditioner			0
condizionatore	air conditioner		9
confezione	pack		46
congelador	freezer		69
congelateur	freezer		41
congelatore	freezer		70
conjunto	set		55
consola	console		42
console			0
control			0
controle remoto	remote		182
cookie	cookies		1
cookies			1
cooktop			1
cool white			5
coperchio	lid		222
coperta	blanket		9
copertina rigida	hardcover		140
copper			5
copy paper			0
coque	case		171
cor de rosa	pink		75
coral			60
corap	socks		48
corded			0
cordeiro	lamb		34
cordero	lamb		23
cordless			0
corp			131
correa de reloj	strap		221
cortina	curtain		12
cosmetics			0
costum de baie	swimsuit		53
costume da bagno	swimsuit		9
cote droit	right		136
coton	cotton		38
cotone	cotton		27
cotton			2
couch	sofa		2
couette	duvet		8
couleur	color		37
couro	leather		34
couro sintetico	faux leather		34
couteau	knife		8
couvercle	lid		192
couverture rigide	hardcover		107
cover			81
covor	rug		53
cpu	processor		0
cranberry			2
crayon a papier	pencil		8
cream			5
crema	cream		51
crema de soare	sunscreen		53
crema solare	sunscreen		9
creme solaire	sunscreen		8
cremefarben	cream		25
crimson			60
cromado	chrome		51
cromato	chrome		54
crossgrade			3
crunchy			4
csirke	chicken		26
csizma	boots		26
csomag	pack		66
ctn	carton		0
ctns	carton		0
cuchillo	knife		12
cuero	leather		69
cuffie	headphone		102
cuir	leather		41
cuivre	copper		61
cukier	sugar		63
cukor	sugar		26
cukr	sugar		11
culoare	color		78
cuoio	leather		27
cuptor	oven		53
curcan	turkey		35
curtain			1
curtains	curtain		1
cuscino	pillow		9
custodia	case		193
cutit	knife		53
cyan			60
cyfrowy	digital		45
cykel	bicycle		77
cytryna	lemon		10
cytrynowy	lemon		10
czajnik	kettle		63
czapka	hat		16
czarna	black		18
czarne	black		18
czarny	black		114
czekolada	chocolate		18
czekoladowy	chocolate		18
czerwona	red		18
czerwone	red		18
czerwony	red		114
czesc	nr		254
d link			28
d occasion	used		93
dack	tyre		77
daek	tyre		30
daikin			28
dalkove ovladani	remote		211
damen	women		85
damenmantel	coat		31
dames	women		169
damla	drops		188
dammsugare	vacuum cleaner		15
dana eti	beef		22
danxingben	hardcover		122
darab	piece		66
dark beer			3
dase	can		76
data traveler			28
datamaskin	computer		145
datatraveler	data traveler		28
dator	computer		64
day			4
day cream	day		85
ddr			0
ddr2			0
ddr3			0
ddr4			0
ddr5			0
de			82
de layout	german layout		2
de longhi	delonghi		233
de rechange	replacement		180
de seda	silk		23
debloque	unlocked		285
debowy	oak		18
decaf			3
decafeine	decaf		93
decaff	decaf		3
decaffeinated	decaf		3
decaffeinato	decaf		111
dect			0
dect 6 0	dect		0
dect 6 0 plus	dect		0
deel	nr		208
deeltje	nr		208
deep fryer			1
deep groove ball bearing	ball bearing		1
definition			0
deisupurei	display		32
dekbed	duvet		14
dekbedovertrek	bedding		14
deken	blanket		14
dekk	tyre		258
deksel	lid		223
del			274
delantero	front		105
delonghi			233
delux	deluxe		3
deluxe			3
dentifrice	toothpaste		80
dentifricio	toothpaste		9
deo	deodorant		13
deodorant			2
deodorante	deodorant		70
der			273
derecha	right		105
derevo	wood		7
derevyannyy	wood		7
deri kemer	belt		48
des			160
descafeinado	decaf		309
design			0
desk			2
desktop			0
desodorante	deodorant		69
destnik	umbrella		11
destro	right		118
detergent			1
detergente	detergent		94
detersivo	detergent		9
device			0
devices	device		0
dezodorant	deodorant		63
di lana	wool		27
di seta	silk		27
dianchi	battery		134
dianhuaji	telephone		32
dianqiketoru	kettle		49
dianyuanyunitto	power supply		39
dianzirenji	microwave		32
diaper			2
diapers	diaper		2
diet			3
digitaal	digital		43
digital			0
digital slr	dslr		0
digital slr camera	dslr		0
digitale	digital		21
digitaler	digital		21
digitalis	digital		66
digitalni	digital		58
dijital	digital		56
dil	nr		205
dinde	turkey		38
direita	right		152
direnc	resistor		56
disc			0
disc de vinil	vinyl		196
disco compacto	cd		121
disco de freno	brake disc		23
disco de vinil	vinyl		141
disco duro	hard drive		42
disco freno	brake disc		27
disco rigido	hard drive		55
discs	disc		0
dishwasher			1
disk	disc		0
diskmaskin	dishwasher		15
disks	disc		0
display			0
displej	display		58
displey	display		52
dispositivo	device		42
disque compact	cd		107
disque de frein	brake disc		41
disque dur	hard drive		37
divano	sofa		70
dla	for		304
dlink	d link		28
dlugopis	pen		45
dlx	deluxe		3
doboz	box		66
doc martens	dr martens		72
docena	12pk		100
dock			81
docka	doll		15
doll			1
dolls	doll		1
domuz eti	pork		22
donna	women		111
doorzichtig	transparent		62
doos	box		43
doppelpack	2pk		85
doprava zdarma	free shipping		286
dorada	gold		51
dorado	gold		123
dorai	dry		49
dorata	gold		54
dorato	gold		54
dore	gold		113
doree	gold		61
dores	gold		61
dose	can		21
dosen	can		21
double			4
double pack	2pk		4
dourada	gold		75
dourado	gold		75
douzaine	12pk		84
dozen	12pk		0
dr martens			72
dr oetker			138
draadloos	wireless		43
draber	drops		151
drabina	ladder		16
dreapta	right		153
dress			2
dresses	dress		2
drevo	wood		11
drewniany	wood		10
drewno	wood		10
drill			0
drill bit			1
drill bits	drill bit		1
drive			0
drives	drive		0
drob	poultry		63
droetker	dr oetker		138
droge	dry		33
droppar	drops		137
drops			4
drucker	printer		65
druckerpatrone	cartridge		21
druer	grape		30
drukarka	printer		116
druppels	drops		187
druvor	grape		47
dry			2
dryer			1
dslr			0
dslr camera	dslr		0
du			160
dual			0
dukhi	perfume		20
dukke	doll		50
dunkel	dark beer		83
duo pack	2pk		4
duopack	2pk		4
durazno	peach		23
durchsichtig	transparent		25
duschgel	shower gel		65
dutzend	12pk		29
duvet			1
dvd			68
dvd video	dvd		68
dvdrom			0
dvds	dvd		68
dysk twardy	hard drive		45
dywan	rug		16
dzhinsy	jeans		7
dzinsy	jeans		10
dziny	jeans		11
e book	ebook		68
eakon	air conditioner		39
earbud			0
earbuds	earbud		0
earrings			1
eau de parfum	edp		106
eau de toilette	edt		106
eau minerale	mineral water		8
ebay			0
ebook			68
echarpe	scarf		8
echt	genuine		29
echter	genuine		29
ecologico	organic		115
ecouteurs	headphone		80
ecra	screen		55
ecran	screen		37
ed	edition		0
edelstahl	stainless		96
edelstahlfarben	stainless		25
edicao	edition		55
edicao limitada	limited		162
edicion	edition		42
edicion de bolsillo	paperback		121
editie	edition		43
edition			0
edizione	edition		46
edn	edition		0
edp			4
edt			4
edu	academic		3
education	academic		3
educational	academic		3
educational discount	academic		3
edycja	edition		45
eettafel	table		14
ef m	efm		4
ef s	efs		4
efm			4
efs			4
eger	mouse		59
eiche	oak		25
eiken	oak		62
ekmek	bread		48
ekologiczny	organic		144
ekologisk	organic		247
ekran	screen		45
ekran karti	graphics card		56
ekran koruyucu	screen protector		229
ekrani	screen		56
ekspres do kawy	coffee machine		16
el aleti	tool		56
el cantasi	handbag		48
el feneri	flashlight		48
elbise	dress		22
eldiven	gloves		48
electric			0
electrico	electric		42
electrique	electric		84
electronics			0
elektricheskiy	electric		52
elektricky	electric		58
elektrikli	electric		56
elektrisch	electric		29
elektrische	electric		29
elektromos	electric		66
elektryczny	electric		45
eletrico	electric		55
elettrico	electric		46
elfenbein	ivory		25
elixir			3
ellenallas	resistor		66
elma	apple		22
elmali	apple		22
elso	front		186
em grao	beans		152
em po	powder		34
emerald			5
empfanger	receiver		21
en bois	wood		38
en cuir	leather		38
en grains	beans		106
en grano	beans		105
en lin	linen		38
en polvo	powder		23
en verre	glass		38
encadernado	hardcover		141
enceinte	speaker		84
encre	ink		37
eng	english		0
engine oil			1
english			0
ent	enterprise		3
enterprise			3
entkoffeiniert	decaf		83
envelope			1
envelopes	envelope		1
enveloppe	envelope		8
enveloppen	envelope		14
envio gratis	free shipping		100
eper	strawberry		26
erdbeer	strawberry		13
erdbeere	strawberry		13
eredeti	original		66
erkek	men		188
erneuert	refurbished		83
ersatz	replacement		146
ersatzarmband	strap		99
escabeau	ladder		8
escalera	ladder		12
escova de dentes	toothbrush		17
escritorio	desk		23
esd	download		0
espejo	mirror		12
espelho	mirror		17
espresso			5
espuma	foam		105
esquerda	left		152
essential	essentials		3
essentials			3
essuie tout	paper towels		8
estante	bookcase		17
estanteria	bookcase		94
et			82
etagere	bookcase		80
etek	skirt		22
etui	case		99
expansion			3
explicit			0
explicit version			0
express			3
ext	extended		3
extended			3
extended release			4
extra			3
extra large	xl		4
extra load	xl		4
ezust	silver		92
fabol	wood		26
faca	knife		17
factory sealed			0
fahrrad	bicycle		13
faina	flour		35
falda	skirt		23
family pack			3
fan			1
fara alcool	alcohol free		245
fara fir	wireless		78
farba	paint		16
farbe	color		21
farben	color		21
farg	color		64
farina	flour		70
farine	flour		41
farinha	flour		110
farkut	jeans		24
farve	color		76
fast delivery			0
fast ship			0
fast shipping			0
fat free			3
fato de banho	swimsuit		17
fatolj	armchair		64
faucet			1
fauteuil	armchair		84
faux leather			2
fe			3
feat			238
featuring	feat		238
feher	white		92
fekete	black		92
felpa con cappuccio	hoodie		27
felujitott	refurbished		243
femei	women		153
feminino	women		152
femme	women		106
fenykepezogep	camera		66
fer a repasser	clothes iron		8
ferfi	men		186
fernbedienung	remote		146
fernseher	tv		29
ferramenta	tool		55
ferro da stiro	clothes iron		9
fersken	peach		30
festplatte	hard drive		21
fettarm	low fat		83
feuchttucher	wipes		6
fhd			0
fialova	purple		44
fialove	purple		44
fialovy	purple		44
ficklampa	flashlight		15
fideos	noodles		23
fier de calcat	clothes iron		53
fiets	bicycle		79
film coated tablets	tablet		0
filmtabletten	tablet		29
filt	blanket		15
filter			103
filters	filter		103
filtr	filter		149
filtr oleju	oil filter		10
filtr powietrza	air filter		10
filtre	filter		180
filtre a air	air filter		41
filtre a huile	oil filter		41
filtri	filter		148
filtro	filter		147
filtro aria	air filter		27
filtro de aceite	oil filter		23
filtro de aire	air filter		23
filtro de ar	air filter		34
filtro de oleo	oil filter		34
filtro olio	oil filter		27
fincan	mug		48
findik	hazelnut		22
finish			0
fioletovaya	purple		19
fioletovy	purple		19
fioletovyy	purple		19
fioletowa	purple		18
fioletowe	purple		18
fioletowy	purple		18
firin	oven		48
firm			4
fisch	fish		31
fish			2
fisher price			28
fisherprice	fisher price		28
fisk	fish		47
fjarrkontroll	remote		213
fjernbetjening	remote		297
fjernsyn	tv		76
flakt	fan		15
flasche	bottle		29
flash			0
flash disk	usb flash drive		58
flash drive	usb flash drive		0
flashlight			1
flaska	bottle		64
flasker	bottle		76
flaskkott	pork		47
flat			0
fles	bottle		43
fleshka	usb flash drive		52
flour			2
fm			0
foam			4
folge	nr		177
folosit	used		245
fonarik	flashlight		20
fonte de alimentacao	power supply		17
food processor			1
food processors	food processor		1
for			165
forbici	scissors		9
foret	drill bit		8
formaggio	cheese		70
forno	oven		9
forpackning	pack		64
forte			3
fotel	armchair		45
fotoaparat	camera		58
fotoapparat	camera		52
fotocamera	camera		101
fototoestel	camera		43
fou	can		32
fr layout	french layout		2
fragola	strawberry		27
fragole	strawberry		27
fraise	strawberry		41
fraises	strawberry		41
frakke	coat		30
fralda	diaper		34
framboesa	raspberry		34
framboise	raspberry		38
framboises	raspberry		38
framboos	raspberry		33
frambozen	raspberry		33
frambuesa	raspberry		23
frambuesas	raspberry		23
frango	chicken		34
free			0
free delivery			0
free postage	free shipping		0
free pp		free p p	0
free ship			0
free shipping			0
free uk delivery	free shipping		0
freezer			2
french			2
fresa	strawberry		23
fresas	strawberry		23
fri fragt	free shipping		287
fri frakt	free shipping		289
fridge	refrigerator		1
frigider	refrigerator		53
frigorifero	refrigerator		102
frigorifico	refrigerator		94
friteuse	deep fryer		8
fritteuse	deep fryer		6
frityurnitsa	deep fryer		20
from			82
fromage	cheese		41
front			4
frullatore	blender		9
frying pan			1
fryser	freezer		30
fta	tablet		29
fudopurosetsa	food processor		39
fuente de alimentacion	power supply		12
fuggony	curtain		59
fuiruta	filter		134
fulbevalo	earrings		59
fuldkorn	wholegrain		308
full			3
full version			0
fullkorn	wholegrain		313
funda	case		191
fur		für	165
furaipan	frying pan		39
furesz	saw		59
futbolka	t shirt		7
gafas de sol	sunglasses		12
gai	lid		126
galben	yellow		89
galbena	yellow		89
galletas	cookies		12
galvanised	galvanized		2
galvanized			2
game			0
games	game		0
gants	gloves		80
ganze bohnen	beans		85
gaopinzhi	quality		32
garasu	glass		49
garden hose			1
garderob	wardrobe		77
gardin	curtain		15
garlic			2
garrafa	bottle		55
gartenschlauch	garden hose		6
gas			0
gasgrill	grill		6
gauche	left		136
gazonokosilka	lawn mower		20
ge			72
geanta de mana	handbag		53
gebonden	hardcover		156
gebraucht	used		83
gebrauchte	used		83
gebruikt	used		201
gebunden	hardcover		127
gebundene ausgabe	hardcover		127
gebundenes buch	hardcover		127
gece yarisi	midnight		159
geel	yellow		62
geflugel	poultry		13
gefrierschrank	freezer		13
gehause	body		29
geheugen	memory		43
geheugenkaart	memory card		43
gel			4
gel de banho	shower gel		17
gel de ducha	shower gel		12
gel dlya dusha	shower gel		20
gel douche	shower gel		80
geladeira	refrigerator		17
gelb	yellow		5
gelbe	yellow		25
gelber	yellow		25
gelbes	yellow		25
geldborse	wallet		6
gele	yellow		62
gelules	capsules		106
gemahlen	ground		85
gember	ginger		33
gemu	game		32
gemuji	console		32
gen	generation		0
generacion	generation		100
general electric	ge		72
generaluberholt	refurbished		83
generation			0
gengibre	ginger		34
genuine			0
gerat	device		29
gerate	device		29
gereedschap	tool		43
gereedschapskist	toolbox		14
german			2
german layout			2
geschirrspuler	dishwasher		6
gevogelte	poultry		79
ghimbir	ginger		35
giacca	jacket		70
gialla	yellow		54
gialli	yellow		54
giallo	yellow		157
gingembre	ginger		38
giocattolo	toy		46
gioco	game		46
gioco da tavolo	board game		9
gitaar	guitar		14
gitar	guitar		48
gitara	guitar		16
gitarr	guitar		15
gitarre	guitar		6
glas	jar		29
glass			2
glazen	glass		33
gld	gold		5
glodlampa	light bulb		15
gloeilamp	light bulb		14
glosnik	speaker		125
gloves			1
glue			1
gluhbirne	light bulb		65
gluhlampe	light bulb		65
gluten free			0
glutenfrei	gluten free		29
gmbh			131
gocce	drops		118
gold			60
goldene	gold		25
goldfarben	gold		25
gomlek	shirt		22
gordijn	curtain		14
gorra	hat		12
gorudo	gold		73
gotas	drops		105
goud	gold		62
gouden	gold		62
goudkleurig	gold		62
gouttes	drops		136
govyadina	beef		7
gr	size		29
gra	gray		86
graa	gray		86
grade			0
grades	grade		0
grafikkarte	graphics card		29
grafikkort	graphics card		64
grafische kaart	graphics card		43
grafite	graphite		54
grafito	graphite		123
grafitowy	graphite		18
grammofoonplaat	vinyl		156
gramofonova deska	vinyl		154
granatowy	navy		18
grape			2
graphics card			0
graphit	graphite		96
graphite			5
grasklippare	lawn mower		15
grasmaaier	lawn mower		14
grat	gray		112
gratar	grill		53
gratis versand	free shipping		29
gratis verzending	free shipping		288
gratt	gray		86
grau	gray		96
graue	gray		25
grauer	gray		25
graues	gray		25
gray			5
green			60
grey	gray		5
gri	gray		108
grifo	faucet		12
grigi	gray		54
grigia	gray		54
grigio	gray		157
griglia	grill		9
grijs	gray		142
grijze	gray		62
grill			1
grille pain	toaster		41
grilli	grill		57
gris	gray		113
grise	gray		61
grises	gray		61
griskott	pork		47
grn	green		5
groen	green		142
groene	green		62
gron	green		86
grona	green		86
gronn	green		236
gronne	green		112
gront	green		86
grosse	size		29
ground			4
grun	green		96
grune	green		25
gruner	green		25
grunes	green		25
gry	gray		5
guakebutuan	duvet		39
guakebutuankaba	bedding		39
guantes	gloves		12
guanti	gloves		9
guarda chuva	umbrella		34
guarda roupa	wardrobe		34
guc kaynagi	power supply		48
guitar			1
guitare	guitar		8
guitarra	guitar		12
guitars	guitar		1
guld	gold		86
guldfargad	gold		86
gumova	rubber		11
gumovy	rubber		11
gumowa	rubber		10
gumowy	rubber		10
gumus	silver		108
gunes gozlugu	sunglasses		48
gurafuitkubodo	graphics card		32
gure	gray		73
gurin	green		73
gurtel	belt		6
gyapju	wool		26
gyomber	ginger		26
h264			0
h265			0
haartrockner	hair dryer		6
hachimitsu	honey		49
hadodeisuku	hard drive		32
hadokaba	hardcover		122
haeftet	paperback		139
hafiza karti	memory card		56
haftad	paperback		130
hahnchen	chicken		13
hair dryer			1
hakiki deri	leather		22
halas	fish		26
hali	rug		48
hallon	raspberry		47
halsduk	scarf		15
halskaede	necklace		50
halskette	necklace		6
halterung	mount		146
hame	skirt		24
hamer	hammer		79
hammare	hammer		77
hammer			2
handbag			1
handbags	handbag		1
handdoek	towel		14
handduk	towel		15
handklaede	towel		50
handschoenen	gloves		14
handschuhe	gloves		65
handskar	gloves		15
handsker	gloves		50
handtas	handbag		14
handtasche	handbag		6
handtaske	handbag		50
handtuch	towel		6
handvaska	handbag		15
handy	smartphone		29
hard			0
hard cover	hardcover		68
hard drive			0
hard drives	hard drive		0
hardback	hardcover		68
hardcover			68
harddisk	hard drive		64
harde kaft	hardcover		156
harde schijf	hard drive		43
harina	flour		69
harmaa	gray		88
hartie	paper		78
haselnuss	hazelnut		13
hasselnod	hazelnut		30
hasselnodder	hazelnut		30
hasselnot	hazelnut		47
hasselnotter	hazelnut		47
hasznalt	used		243
hat			1
hatizsak	backpack		26
hats	hat		1
hatso	rear		186
hauptplatine	motherboard		6
hausschuhe	slippers		6
havlu	towel		48
hazelnoot	hazelnut		33
hazelnut			2
hb	hardcover		68
hd			0
hdmi			0
hdtv	tv		0
head and shoulders	head shoulders		28
head shoulders			28
headoraiya	hair dryer		39
headphone			1
headphones	headphone		1
heater			1
heaters	heater		1
hedvabi	silk		11
hefeweissbier	weissbier		13
hefeweizen	weissbier		13
heft	nr		177
heftet	paperback		235
hei	black		73
heidelbeere	blueberry		31
heidelbeeren	blueberry		31
heizlufter	heater		6
hela bonor	beans		137
hele bonner	beans		151
helm	helmet		6
helmet			1
helmets	helmet		1
hemd	shirt		13
herbata	tea		63
heren	men		169
herramienta	tool		42
herren	men		85
herrenuhr	watch		29
hersteller	brand		21
hervidor	kettle		69
hesap makinesi	calculator		48
hetdohon	headphone		39
hewlett packard	hp		72
hewlett packard enterprise			28
hezerunattsu	hazelnut		49
hierbabuena	mint		23
high			0
high quality	quality		0
hiiri	mouse		57
himbeere	raspberry		31
himbeeren	raspberry		31
hindbaer	raspberry		30
hindi eti	turkey		22
hindistan cevizi	coconut		22
hinten	rear		85
hita	heater		39
hjalm	helmet		15
hjelm	helmet		50
hlinik	aluminium		11
hlinikovy	aluminium		11
hneda	brown		44
hnede	brown		44
hnedy	brown		44
hodinky	watch		58
hoesje	case		265
hoger	right		137
hogtalare	speaker		64
hojre	right		151
hojttaler	speaker		76
holz	wood		31
hombre	men		168
home			3
homme	men		106
honey			2
honig	honey		13
honing	honey		79
honung	honey		77
hooded sweatshirt	hoodie		2
hoodie			2
hoodies	hoodie		2
hopea	silver		88
hopeinen	silver		88
horbuch	audio cd		234
hordozhato szamitogep	laptop		66
horetelefoner	headphone		50
horlurar	headphone		259
horno	oven		12
hortela	mint		34
horuda	mount		134
hot wheels			28
hotwheels	hot wheels		28
houder	mount		164
housse	case		171
housut	trousers		24
hout	wood		33
houten	wood		33
hovezi	beef		11
howaito	white		73
hp			72
hpe	hewlett packard enterprise		28
hra	game		58
hracka	toy		58
hs	head shoulders		28
huangse	yellow		73
huhn	chicken		13
huile dolive	olive oil		41
huile moteur	engine oil		8
huise	gray		73
huivi	scarf		57
hukommelse	memory		76
hukommelseskort	memory card		76
hulle	case		99
hunaja	honey		24
huppari	hoodie		24
hvid	white		112
hvide	white		112
hvidlog	garlic		30
hvit	white		236
hydrochloric acid			2
iero	yellow		73
igra	game		52
igrushka	toy		52
ihkutkinguhita	cooktop		39
ikinci el	used		202
imbir	ginger		10
imbirnyy	ginger		7
imbirowy	ginger		10
impresora	printer		94
impressora	printer		17
imprimante	printer		80
in			82
in grani	beans		111
in polvere	powder		27
in stock			0
inalambrico	wireless		100
inbunden	hardcover		130
inc			131
ince kapak	paperback		173
inch			0
inchiostro	ink		46
incl	with		133
including	with		133
indbundet	hardcover		139
indeyka	turkey		7
india pale ale	ipa		2
indigo			60
indyk	turkey		10
ingefaer	ginger		30
ingefara	ginger		47
ingwer	ginger		31
ink			0
inkivaari	ginger		24
inkl	with		290
inkt	ink		43
inku	ink		32
innbundet	hardcover		235
inox	stainless		113
instrumental			3
instrumental version	instrumental		3
integrale	wholegrain		111
integrali	wholegrain		111
inteligentny zegarek	smartwatch		45
international			0
internet			0
intl	international		0
iogurte	yogurt		34
ipa			2
ipek	silk		22
islemci	processor		56
isopropanol			2
isopropyl alcohol	isopropanol		2
issue	nr		178
issues	nr		178
italian			2
item			0
ivoire	ivory		61
ivoor	ivory		62
ivory			60
izdanie	edition		52
izquierda	left		105
izzo	light bulb		59
jaakaappi	refrigerator		57
jablecny	apple		11
jablko	apple		10
jablkowy	apple		10
jabon	soap		69
jacka	jacket		77
jacke	jacket		13
jacket			2
jagniecina	lamb		10
jahoda	strawberry		11
jakke	jacket		30
jakosc	quality		45
japanese			2
jaqueta	jacket		34
jar			0
jarabe	syrup		105
jars			0
jatek	toy		66
jauhe	powder		24
jaune	yellow		5
jaunes	yellow		61
jc	jewel case		0
jeans			2
jedwab	silk		10
jehneci	lamb		11
jengibre	ginger		23
jeu	game		37
jeu de societe	board game		8
jewel			0
jewel case			0
jiaohuanyong	replacement		134
jidelni stul	table		36
jiemetie	refill		126
jing	mirror		39
jinjiya	ginger		49
jinse	gold		73
jizdni kolo	bicycle		11
joc	game		78
joc de societate	board game		53
joghurt	yogurt		31
jogo	game		55
jogo de tabuleiro	board game		17
johnson and johnson	johnson johnson		28
johnson johnson			28
jordbaer	strawberry		30
jordgubb	strawberry		47
jordgubbar	strawberry		47
jordnod	peanut		30
jouet	toy		37
jrs	jar		0
juan	nr		295
jucarie	toy		78
juego	game		42
juego de mesa	board game		12
juguete	toy		42
juice			1
juices	juice		1
junior			3
jupe	skirt		38
jurk	dress		33
jus de fruits	juice		8
juusto	cheese		24
kaakao	cocoa		24
kaapeli	cable		71
kaars	candle		14
kaart	card		43
kaas	cheese		79
kaba	cover		126
kabat	coat		11
kabel	cable		21
kabelka	handbag		36
kabellos	wireless		29
kabellose	wireless		29
kabelloser	wireless		29
kabels	cable		43
kablo	cable		56
kachestvo	quality		52
kadin	women		188
kado	card		32
kaffe	coffee		77
kaffebonor	coffee beans		77
kaffee	coffee		13
kaffeebohnen	coffee beans		13
kaffeemaschine	coffee machine		65
kaffeevollautomat	coffee machine		65
kagit	paper		56
kagit havlu	paper towels		48
kahve	coffee		22
kahve makinesi	coffee machine		48
kahverengi	brown		108
kahvi	coffee		24
kakao	cocoa		13
kakaolu	cocoa		22
kakaos	cocoa		26
kakaowe	cocoa		10
kakaowy	cocoa		10
kalapacs	hammer		26
kalendar	calendar		20
kalendarz	calendar		16
kalender	calendar		6
kalenteri	calendar		57
kalhoty	trousers		11
kalite	quality		56
kalkkuna	turkey		24
kalkoen	turkey		33
kalkon	turkey		47
kalkulacka	calculator		36
kalkulator	calculator		16
kalkun	turkey		30
kaltweiss	cool white		96
kamera	camera		29
kameran	camera		64
kamerasi	camera		176
kamizelka	vest		10
kana	chicken		24
kanapa	sofa		10
kanape	sofa		26
kanel	cinnamon		30
kannettava tietokone	laptop		71
kapcie	slippers		16
kapetto	rug		39
kapky	drops		167
kapli	drops		120
kappaletta	piece		71
kapseln	capsules		85
kapslar	capsules		137
kapsler	capsules		151
kapsuly	capsules		120
kapszula	capsules		186
kapuzenpullover	hoodie		31
karamel	caramel		31
karamell	caramel		31
karamellas	caramel		26
karamellsmak	caramel		47
karamelnyy	caramel		7
karamelova	caramel		11
karamelovy	caramel		11
karandash	pencil		20
karaoke version	karaoke		3
karkoto	bracelet		59
karmel	caramel		10
karmelowy	caramel		10
karora	watch		66
karta	card		52
karta graficzna	graphics card		45
karta pamieci	memory card		45
karta pamyati	memory card		52
karte	card		21
karti	card		56
karton	carton		21
karton kapak	paperback		173
kartong	carton		64
kartonnage	hardcover		130
kartons	carton		21
kartya	card		66
kase	cheese		13
kasket	hat		50
katen	curtain		39
katoen	cotton		33
katon	carton		32
katoritji	cartridge		32
katpururi	tub		32
kaucuk	rubber		22
kaulakoru	necklace		57
kautschuk	rubber		31
kava	coffee		11
kave	coffee		26
kawa	coffee		63
kawa ziarnista	coffee beans		63
kaytetty	used		282
keburu	cable		32
kek	blue		92
kekse	cookies		6
keksi	cookies		57
keksz	cookies		59
keltainen	yellow		88
kemeny kotes	hardcover		172
kemenytablas	hardcover		172
kengat	shoe		57
kenyer	bread		59
kepernyo	screen		66
keps	hat		15
keramia	ceramic		26
keramicky	ceramic		11
keramiek	ceramic		33
keramiikka	ceramic		24
keramik	ceramic		31
keramika	ceramic		7
kerekpar	bicycle		26
kers	cherry		62
kerze	candle		6
kesu	case		126
kesztyu	gloves		59
kettensage	chainsaw		6
kettingzaag	chainsaw		14
kettle			2
keyboard			1
khaki			60
khleb	bread		20
khlopkovyy	cotton		7
khlopok	cotton		7
kholodilnik	refrigerator		20
kholodnyy belyy	cool white		19
khrom	chrome		19
kiadas	edition		66
kibodo	keyboard		39
kids			0
kijelzo	display		66
kilif	case		268
kinderfahrrad	bicycle		13
kindersitz	car seat		6
kinderwagen	stroller		6
kindle edition	ebook		68
king			4
kippenvlees	chicken		33
kirja	book		71
kirmizi	red		108
kirsche	cherry		25
kissen	pillow		6
kit			0
kitap	book		56
kitara	guitar		57
kitchinpepa	paper towels		39
kits	kit		0
kiyarameru	caramel		49
kjol	skirt		47
kjole	dress		30
kladivo	hammer		11
klanning	dress		47
klar	clear		96
klavesnice	keyboard		36
klavye	keyboard		48
klawiatura	keyboard		116
klebstoff	glue		6
kledingkast	wardrobe		79
kleid	dress		13
kleiderschrank	wardrobe		13
klej	glue		16
kleur	color		43
kley	glue		20
klima	air conditioner		59
klimaanlaeg	air conditioner		50
klimaanlage	air conditioner		6
klimatizace	air conditioner		36
klubnichnyy	strawberry		7
klubnika	strawberry		7
knife			1
kniga	book		52
kniha	book		58
knihovna	bookcase		36
kniv	knife		15
knive	knife		50
knives	knife		1
knoblauch	garlic		31
koberec	rug		36
koc	blanket		16
kochfeld	cooktop		6
koekenpan	frying pan		14
koekjes	cookies		14
koel wit	cool white		62
koelkast	refrigerator		14
kofe	coffee		7
koffeinfrei	caffeine free		83
koffer	suitcase		13
koffie	coffee		79
koffiebonen	coffee beans		79
koffiezetapparaat	coffee machine		14
kohimeka	coffee machine		39
kokoa	cocoa		49
kokonattsu	coconut		49
kokos	coconut		31
kokosnod	coconut		30
kokosnoot	coconut		33
kokosnot	coconut		47
kokosnuss	coconut		31
kokosova	coconut		11
kokosovy	coconut		11
kokosovyy	coconut		7
kokosowa	coconut		10
kokosowy	coconut		10
kokusz	coconut		26
kol saati	watch		56
kolczyki	earrings		16
koleskab	refrigerator		50
kolonka	speaker		52
kolor	color		45
kolye	necklace		48
kombine anahtar	wrench		48
kompakt disk	cd		129
kompatibel	compatible		21
kompatibel mit	for		301
komputer	computer		45
kompyuter	computer		52
konditsioner	air conditioner		20
konsol	console		52
konsola	console		45
konsole	console		29
konsolu	console		176
konvert	envelope		20
konyv	book		66
konzol	console		66
konzole	console		58
kookos	coconut		24
kookplaat	cooktop		14
koperta	envelope		16
kopfhorer	headphone		65
kopierpapier	copy paper		29
koppar	copper		86
koptelefoon	headphone		215
kopuk	foam		188
korichnevaya	brown		19
korichnevy	brown		19
korichnevyy	brown		19
korobka	box		52
korte broek	shorts		33
kortti	card		71
korv	sausage		47
kosc sloniowa	ivory		18
koshelek	wallet		20
kosile	shirt		11
kostenloser versand	free shipping		29
koszula	shirt		10
koszulka	t shirt		10
kotet	nr		207
kotton	cotton		49
kovakantinen	hardcover		155
kover	rug		20
kozaki	boots		63
kozena	leather		11
kozeny	leather		11
kozhanyy	leather		7
kraan	faucet		14
krabice	box		58
kraska	paint		20
krasnaya	red		19
krasnoe	red		19
krasny	red		19
krasnye	red		19
krasnyy	red		19
kratasy	shorts		11
krautertee	tea		31
kremowy	cream		18
kreslo	armchair		52
krople	drops		119
krossovki	shoe		20
krovat	bed		20
kruti	turkey		11
kruzhka	mug		20
kryshka	lid		267
krzeslo	chair		63
ksiazka	book		45
kubek	mug		16
kuchenmaschine	food processor		6
kuchenrolle	paper towels		6
kudde	pillow		15
kuffert	suitcase		30
kufr	suitcase		11
kufr na naradi	toolbox		36
kugellager	ball bearing		65
kugelschreiber	pen		21
kuglepen	pen		76
kuhlschrank	refrigerator		65
kuiva	dry		24
kukla	doll		20
kulaklik	headphone		260
kulta	gold		88
kultainen	gold		88
kumi	rubber		24
kunststof	plastic		33
kunststoff	plastic		31
kupalnik	swimsuit		20
kupfer	copper		25
kurczak	chicken		10
kureci	chicken		11
kuritsa	chicken		7
kursun kalem	pencil		48
kurtka	jacket		63
kuru	dry		22
kurze hose	shorts		31
kussen	pillow		14
kusu	piece		58
kutu	box		56
kutu oyunu	board game		48
kuulokkeet	headphone		57
kuvert	envelope		15
kuzu eti	lamb		22
kvalita	quality		58
kvalitet	quality		64
kwaliteit	quality		43
kyckling	chicken		47
kylling	chicken		30
kylskap	refrigerator		15
kynttila	candle		57
kypara	helmet		57
kytara	guitar		36
l	large		4
l oreal	loreal		72
l oreal paris	loreal		72
la			82
la roche posay			232
laarzen	boots		79
laatu	quality		71
lachs	salmon		25
lactose free			3
laddare	charger		228
ladder			1
ladders	ladder		1
ladegerat	charger		99
ladies	women		4
ladowarka	charger		225
laebestift	lipstick		50
laeder	leather		30
lager			2
laine	wool		38
lait	milk		41
laite	device		71
laiton	brass		38
laktosefrei	lactose free		83
lalka	doll		16
lamaie	lemon		35
lamb			2
lamm	lamb		31
lammas	lamb		24
lammekod	lamb		30
lammfleisch	lamb		31
lammkott	lamb		47
lamp			1
lampa	lamp		16
lampada	lamp		9
lampada led	light bulb		17
lampadaire	lamp		8
lampadina	light bulb		9
lampara	lamp		12
lampe	lamp		6
lampe torche	flashlight		8
lampochka	light bulb		20
lampone	raspberry		27
lamponi	raspberry		27
lamps	lamp		1
lamsvlees	lamb		33
langspeelplaat	vinyl		156
lapis	pencil		17
lapiz	pencil		12
lappstift	lipstick		15
lapsha	noodles		7
lapte	milk		35
laptop			0
laranja	orange		75
large			4
lasi	glass		24
laskin	calculator		57
lastik	tyre		22
lata	can		42
latao	brass		34
latarka	flashlight		16
latas	can		42
laton	brass		23
lattina	can		46
lattine	can		46
latunnyy	brass		7
laturi	charger		264
laufschuh	shoe		65
laufuhr	smartwatch		29
lautsprecher	speaker		29
lavadora	washing machine		94
lavanda	lavender		51
lavande	lavender		61
lavastoviglie	dishwasher		9
lavatrice	washing machine		102
lave linge	washing machine		80
lave vaisselle	dishwasher		8
lavendel	lavender		25
lavender			60
lawenda	lavender		18
lawn mower			1
laym	lime		19
lcd			0
le			82
learning			0
leather			2
leche	milk		69
leche de coco	coconut		23
lecteur	player		37
led			0
leder	leather		13
lednice	refrigerator		36
left			4
left hand	left		4
left side	left		4
leger	lite		93
legere	lite		93
legetoj	toy		76
leggera	lite		124
leggero	lite		124
legno	wood		27
leinen	linen		31
leipa	bread		57
leite	milk		34
leiter	ladder		6
lejatszo	player		66
leketoy	toy		145
leksak	toy		64
lelu	toy		71
lemn	wood		35
lemon			2
lengdongku	freezer		49
lengzangku	refrigerator		39
lenjerie de pat	bedding		53
lens			0
lenses	lens		0
leren	leather		33
les			160
lessive	detergent		80
letra	ladder		59
letto	bed		9
lettore	player		46
levi s	levis		28
levi strauss	levis		28
levis			28
levyy	left		120
lewy	left		119
lh	left		4
liberacao prolongada	extended release		314
liberacion prolongada	extended release		168
liberation prolongee	extended release		106
libri	book		46
libro	book		42
libro de bolsillo	paperback		121
lic	license		0
licence	license		0
license			0
licenses	license		0
lid			81
lids	lid		81
ligera	lite		115
ligero	lite		115
light	lite		3
light bulb			1
lighter			3
lijm	glue		14
lila	purple		96
limao	lemon		34
lime			60
limette	lime		25
limitada	limited		115
limitata	limited		124
limited			3
limitee	limited		93
limitiert	limited		83
limoen	lime		62
limon	lemon		23
limone	lemon		27
limoni	lemon		27
limonka	lime		18
limonlu	lemon		22
limonnyy	lemon		7
linen			2
lingettes	wipes		8
links	left		85
linnen	linen		33
linterna	flashlight		12
linux			150
lippenstift	lipstick		6
lipstick			1
lit double	bed		8
lite			3
live at	live version		3
live from	live version		3
live in concert	live version		3
live version			3
livraison gratuite	free shipping		84
livre	book		37
livre audio	audio cd		271
livre de poche	paperback		107
livre numerique	ebook		107
livro	book		55
llave inglesa	wrench		12
llc			131
lneny	linen		11
lniana	linen		10
lnyanaya	linen		7
lnyanoy	linen		7
load			0
lodowka	refrigerator		116
lommelygte	flashlight		50
lompakko	wallet		57
loreal			72
loreal paris	loreal		72
losos	salmon		18
lot de	bundle		37
lotion			4
low fat			3
lozko	bed		16
lozysko	ball bearing		16
lp	vinyl		68
lp plade	vinyl		139
lrp	la roche posay		232
lt			3
ltd			131
lte			0
lu	green		73
luftfilter	air filter		13
luftkonditionering	air conditioner		15
luidspreker	speaker		43
luiers	diaper		79
lunettes de soleil	sunglasses		8
lustro	mirror		16
luvas	gloves		17
lyserod	pink		112
m	medium		4
m 2 nvme	nvme		0
m 2 nvme ssd	nvme		0
m 2 ssd	ssd		0
m2 nvme	nvme		0
m2 ssd	ssd		0
maat	size		43
mac	macintosh		150
macchina da caffe	coffee machine		9
machine a cafe	coffee machine		80
macinato	ground		111
macintosh			150
macos	macintosh		150
maden suyu	mineral water		48
madera	wood		23
madrass	mattress		15
maelk	milk		30
magenta			60
maglietta	t shirt		27
maglione	sweater		27
magukatpu	mug		39
mahogany			5
maiale	pork		27
maiku	microphone		39
maillot de bain	swimsuit		8
maito	milk		24
maka	flour		63
makas	scissors		48
mala de viagem	suitcase		34
maleta	suitcase		69
malina	raspberry		10
malinova	raspberry		11
malinovy	raspberry		11
malinovyy	raspberry		7
malinowy	raspberry		10
malli	model		71
malna	raspberry		26
mando a distancia	remote		147
mangueira	garden hose		17
manguera	garden hose		12
mansikka	strawberry		24
manta	blanket		12
manteau	coat		38
manteiga	butter		110
mantequilla	butter		69
manusi	gloves		53
manzana	apple		23
manzanas	apple		23
manzo	beef		27
maobu	blanket		39
maple			5
maquina de lavar roupa	washing machine		17
maquina de secar	dryer		17
marca	brand		46
marcador	marker		17
marfil	ivory		51
marfim	ivory		75
marha	beef		26
marineblau	navy		25
mark			3
marka	brand		45
marke	brand		21
marker			1
markers	marker		1
maro	brown		89
maroon			60
marque	brand		37
marqueur	marker		8
marron	brown		113
marrone	brown		157
marteau	hammer		41
martello	hammer		70
martelo	hammer		34
martillo	hammer		69
masa de cafea	table		53
masc	ointment		119
mascara			1
mascara de cilios	mascara		17
mascara de pestanas	mascara		12
masculino	men		152
masina de spalat	washing machine		53
masina de spalat vase	dishwasher		53
maslo	butter		63
mass merchant	small box		0
mass merchant box	small box		0
massband	tape measure		13
massing	brass		47
massivholz	wood		31
matase	silk		35
matelas	mattress		80
materac	mattress		16
materasso	mattress		102
matita	pencil		9
matkalaukku	suitcase		24
matova	mint		11
matovy	mint		11
matrace	mattress		36
matras	mattress		14
matratze	mattress		65
matt			4
matta	rug		15
matte	matt		4
matto	rug		57
mattoresu	mattress		39
mattress			1
maus	mouse		65
mausu	mouse		39
mavi	blue		159
max			3
maybelline			72
maybelline new york	maybelline		72
mazabodo	motherboard		39
me			0
measuring tape	tape measure		2
media			0
medianoche	midnight		123
medium			4
medova	honey		11
medovy	honey		11
meel	flour		33
mehl	flour		13
meia noite	midnight		158
meias	socks		17
mekka vazba	paperback		154
mekko	dress		24
mela	apple		27
mele	apple		27
melitta			138
melk	milk		33
melleny	vest		26
melltarto	bra		59
melocoton	peach		23
memoire	memory		37
memori	memory		32
memoria	memory		42
memorie	memory		78
memorikado	memory card		32
memory			0
memory card			0
memory cards	memory card		0
men			4
mens	men		4
menta	mint		26
menta piperita	mint		27
menthe	mint		41
merdiven	ladder		48
merevlemez	hard drive		66
merk	brand		43
mesa	table		12
meski	men		119
messen	knife		14
messer	knife		6
messing	brass		13
met stukjes	crunchy		169
metre ruban	tape measure		41
meyve suyu	juice		48
mezes	honey		26
mezzanotte	midnight		157
micro ondes	microwave		37
micro usb			2
microfon	microphone		53
microfone	microphone		17
microfono	microphone		12
microfoon	microphone		14
microondas	microwave		42
microonde	microwave		46
microphone			1
microphones	microphone		1
microsoft			28
microsoft office			28
microsoft xbox 360	xbox 360		4
microsoft xbox one	xbox one		4
microsoft xbox series s	xbox series s		4
microsoft xbox series x	xbox series x		4
microwave			0
middernacht	midnight		142
midnatt	midnight		237
midnight			5
miedz	copper		18
miekka oprawa	paperback		128
miere	honey		35
miesten	men		217
mieta	mint		10
mietowy	mint		10
mikrofon	microphone		6
mikrofoni	microphone		57
mikrowelle	microwave		21
milch	milk		13
milk			2
mineraalwater	mineral water		14
mineral water			1
mineralni voda	mineral water		36
mineralvatten	mineral water		15
mineralwasser	mineral water		6
mini			3
mini usb			2
miniraknare	calculator		15
minneskort	memory card		64
mint			2
minto	mint		49
minttu	mint		24
minuit	midnight		113
miod	honey		63
miroir	mirror		8
mirror			1
mirrors	mirror		1
mirtilli	blueberry		27
mirtillo	blueberry		27
mirtilo	blueberry		34
miruku	milk		49
miska	bowl		16
mit			133
mit stucken	crunchy		85
mitternacht	midnight		96
mjol	flour		77
mjolk	milk		47
mk	mark		3
mlecny	milk		11
mleko	milk		10
mlotek	hammer		63
mobairubatteri	power bank		32
mobiele telefoon	smartphone		43
mobilni telefon	smartphone		58
mochila	backpack		69
model			0
modele	model		37
modell	model		21
modello	model		46
modelo	model		42
moderkort	motherboard		15
modified release	extended release		4
modra	blue		44
modre	blue		44
modry	blue		44
moederbord	motherboard		14
mogyoro	hazelnut		26
mok	mug		14
molido	ground		105
molochnyy	milk		7
moloko	milk		7
molotok	hammer		7
monita	monitor		32
moniteur	monitor		37
monitor			0
monitore	monitor		21
monitores	monitor		42
month			0
months	month		0
montre	watch		84
montre connectee	smartwatch		37
morada	purple		51
morado	purple		51
morango	strawberry		34
morangos	strawberry		34
mosaz	brass		11
mosogep	washing machine		59
motherboard			1
motor oil	engine oil		1
motor yagi	engine oil		48
motorol	engine oil		6
motorolie	engine oil		14
motorsag	chainsaw		15
moulu	ground		106
mount			103
mounts	mount		103
mouse			1
mousse a raser	foam		136
mp3			0
ms office	microsoft office		28
muanyag	plastic		26
mug			1
mugg	mug		15
mugs	mug		1
muis	mouse		14
muisti	memory		71
mujer	women		168
muka	flour		7
muki	mug		57
multi color	multicolor		5
multi colour	multicolor		5
multicolor			5
multicolore	multicolor		61
multicolour	multicolor		5
multicoloured	multicolor		5
multimedia			0
muneca	doll		12
munt	mint		33
muovi	plastic		24
murekkep	ink		56
music			0
musik cd	cd		127
musta	black		88
mustikka	blueberry		24
muts	hat		14
mutze	hat		6
muz	banana		22
muzhi	wood		49
muzhskoy	men		120
myagkaya oblozhka	paperback		129
myagkiy pereplet	paperback		129
myata	mint		7
myatnyy	mint		7
mydlo	soap		63
mylo	soap		7
mynte	mint		30
myrtille	blueberry		38
myrtilles	blueberry		38
mys	mouse		36
mysh	mouse		20
mysz	mouse		16
nabor	set		52
nachfuller	refill		99
nachfullpack	refill		99
nacht	night		83
nachtcreme	night		83
nachtpflege	night		83
nadrag	trousers		26
nahka	leather		24
nahradni dil	replacement		211
nahrdelnik	necklace		36
naifu	knife		39
naisten	women		217
namiot	tent		16
nane	mint		22
napln	refill		220
nappaimisto	keyboard		57
nappies	diaper		2
nappy	diaper		2
naptar	calendar		59
naradi	tool		58
naramek	bracelet		36
narancssarga	orange		92
naranja	orange		51
narrow			4
narzedzie	tool		45
naszyjnik	necklace		16
naturalnaya kozha	leather		7
naudanliha	beef		24
naushniki	headphone		20
nausnice	earrings		36
navy			60
naytto	monitor		71
neagra	black		89
necklace			1
necklaces	necklace		1
nederdel	skirt		30
negra	black		123
negras	black		51
negro	black		5
negros	black		51
negru	black		89
nera	black		54
neri	black		54
nero	black		5
network			0
netzteil	power supply		6
neu	new		29
neuf	new		84
neumatico	tyre		69
neuware	new		29
new			0
new and sealed	sealed		0
new balance			28
new in box			0
new sealed	sealed		0
newbalance	new balance		28
newegg com			0
niebieska	blue		18
niebieski	blue		114
niebieskie	blue		18
nieuw	new		43
night			3
night cream	night		3
nintendo switch			4
no	nr		178
no added sugar	unsweetened		4
no alcohol	alcohol free		3
no sugar	sugar free		3
no sugar added	sugar free		3
noc	night		144
nocciola	hazelnut		27
nocciole	hazelnut		27
noce	walnut		54
noce di cocco	coconut		27
noedels	noodles		33
nogal	walnut		51
noi ruha	dress		26
noir	black		5
noire	black		113
noires	black		61
noirs	black		61
noisette	hazelnut		41
noix de coco	coconut		38
nomer	nr		210
non alcoholic	alcohol free		3
non fat	fat free		3
noodles			2
north face			72
noski	socks		20
notebook	laptop		0
notkott	beef		47
notopasokon	laptop		32
noua	new		78
nouilles	noodles		41
noutbuk	laptop		52
novos	new		55
novy	new		58
novyy	new		52
nowy	new		45
noyer	walnut		61
noz	knife		16
nozh	knife		20
nozhnitsy	scissors		20
nozyczki	scissors		16
nr			0
nsw	nintendo switch		4
nt			0
nuca de cocos	coconut		35
nudel	noodles		13
nudeln	noodles		13
nudlar	noodles		47
nudle	noodles		11
nudler	noodles		30
nuevo	new		100
nuit	night		93
nukke	doll		57
num	nr		178
numarul	nr		209
numer	nr		254
numerique	digital		37
numero	nr		179
nummer	nr		177
nuovo	new		101
nuz	knife		36
nuzky	scissors		36
nvme			0
nvme m 2	nvme		0
nvme m 2 ssd	nvme		0
nvme m2	nvme		0
nvme ssd	nvme		0
nvy	navy		5
nwt			0
nyaklanc	necklace		59
nytt	new		64
o superior	or later		291
oak			5
oak aged	barrel aged		3
obalka	envelope		36
obektiv	lens		52
obiectiv	lens		78
obiektyw	lens		45
obiettivo	lens		46
objectief	lens		43
objectif	lens		37
objektiv	lens		21
objetivo	lens		42
obogrevatel	heater		20
obun	oven		39
occhiali da sole	sunglasses		9
ocel	steel		11
ocelovy	steel		11
ochelari de soare	sunglasses		53
oculos de sol	sunglasses		17
ocynk	galvanized		63
oder hoher	or later		250
oder neuer	or later		250
odeyalo	duvet		20
odkurzacz	vacuum cleaner		116
odtwarzacz	player		45
oem			3
of			82
office			0
oglinda	mirror		53
ohrringe	earrings		6
oikea	right		217
oil filter			2
ointment			4
okologisk	organic		242
okostelefon	smartphone		66
oksekod	beef		30
okulary przeciwsloneczne	sunglasses		16
old			0
old version			0
older version	old version		0
oleo de motor	engine oil		17
olfilter	oil filter		13
olijfolie	olive oil		79
olio di oliva	olive oil		70
olio motore	engine oil		9
oliv	olive		25
olive			60
olive oil			2
olivenol	olive oil		13
olivenolie	olive oil		30
olivolja	olive oil		77
oliwa	olive oil		63
oliwkowy	olive		18
ollo	scissors		59
olowek	pencil		16
olut	beer		24
ombrello	umbrella		70
omena	apple		24
on			82
on sale			0
ontvanger	receiver		43
oorbellen	earrings		14
opaco	matt		118
opakowanie	pack		45
open box			0
oplader	charger		223
opona	tyre		63
oprawa miekka	paperback		128
oprawa twarda	hardcover		128
or			82
or above	or later		109
or better	or later		109
or higher	or later		109
or later			109
or newer	or later		109
oral b			28
oralb	oral b		28
orange			60
orangea	orange		86
orangefarben	orange		25
orangene	orange		25
oranje	orange		62
oranssi	orange		88
oranzhevaya	orange		19
oranzhevy	orange		19
oranzhevyy	orange		19
oranzova	orange		44
oranzove	orange		44
oranzovy	orange		44
orchid			60
ordenador	computer		42
ordenador portatil	laptop		42
ordinateur	computer		37
ordinateur portable	laptop		37
orecchini	earrings		9
oreiller	pillow		8
orenji	orange		73
oreringe	earrings		50
orez	rice		35
organic			3
organica	organic		162
organically grown	organic		3
orhangen	earrings		15
original			0
originale	original		21
originali	original		46
originalni	original		58
originaux	original		37
originele	original		43
orijinal	original		56
orng	orange		5
oro	gold		54
orologio	watch		101
oryginalny	original		45
orzech laskowy	hazelnut		10
orzech wloski	walnut		18
orzechy laskowe	hazelnut		10
oszibarack	peach		26
otel	steel		35
otomatik	automatic		56
ottone	brass		27
ou superieur	or later		292
ouro	gold		75
outil	tool		37
oven			1
overhemd	shirt		33
ovn	oven		50
ovp	new		29
oyun	game		176
oyuncak	toy		56
oyuncak bebek	doll		48
ozherele	necklace		20
paars	purple		62
paarse	purple		62
pachet	pack		78
pack			0
package			0
packs	pack		0
packung	pack		21
pacote	pack		55
padella	frying pan		102
pafyllning	refill		228
paine	bread		53
pajamas	pyjamas		1
pakastin	freezer		24
pakke	pack		76
palatka	tent		20
pale ale			2
palto	coat		7
pamet	memory		58
pamiec	memory		45
pamiec usb	usb flash drive		45
pamuk	cotton		22
pamut	cotton		26
pamyat	memory		52
panales	diaper		69
panel			0
panenka	doll		36
panev	frying pan		36
pannolini	diaper		70
pantalla	screen		42
pantalon	trousers		41
pantalon corto	shorts		23
pantaloncini	shorts		27
pantalones	trousers		23
pantaloni	trousers		70
pantoffels	slippers		14
pantofi	shoe		53
pantofole	slippers		9
pantolon	trousers		22
pantoufles	slippers		8
panzerglas	screen protector		99
papel	paper		42
papel aluminio	aluminium foil		17
papel de cocina	paper towels		12
papel higienico	toilet paper		12
papel para impresora	copy paper		42
paper			0
paper towel	paper towels		1
paper towels			1
paperback			68
paperbacks	paperback		68
paperi	paper		71
papier	paper		21
papier aluminium	aluminium foil		8
papier imprimante	copy paper		37
papier ksero	copy paper		45
papier toaletowy	toilet paper		16
papier toilette	toilet paper		8
papir	paper		76
papper	paper		64
papucs	slippers		59
papuru	purple		73
papusa	doll		53
paquet	pack		37
paquete	pack		42
para			165
parafuso	screw		17
paraguas	umbrella		69
paraplu	umbrella		33
parapluie	umbrella		41
paraply	umbrella		77
parasolka	umbrella		63
parfem	perfume		36
parfum	perfume		6
parfume	perfume		50
parfym	perfume		15
parna	pillow		59
paron	pear		47
parte	nr		206
partea	nr		209
partie	nr		179
parure de lit	bedding		8
pase	bag		213
pasek do zegarka	strap		224
pasokon	computer		32
passatizhi	pliers		20
passeggino	stroller		9
pasta de dentes	toothpaste		17
pasta de dientes	toothpaste		12
pasta do zebow	toothpaste		16
pastiglie freno	brake pads		27
pastillas de freno	brake pads		23
patelnia	frying pan		116
patja	mattress		57
patku	pack		32
pauchi	pouch		32
pauda	powder		49
pavo	turkey		23
pb	paperback		68
pbk	paperback		68
pc	computer		0
pce	piece		0
pces	piece		0
peach			2
peanut			2
pear			2
pebermynte	mint		30
peca	piece		55
peche	peach		38
pechene	cookies		20
peches	peach		38
pegamento	glue		12
pehmeakantinen	paperback		155
peili	mirror		57
peinture	paint		8
peixe	fish		34
pelenka	diaper		26
pellava	linen		24
pellicola protettiva	screen protector		222
pelnoziarniste	wholegrain		218
pelnoziarnisty	wholegrain		218
pembe	pink		108
pen			0
pena	foam		120
pencil			1
pencils	pencil		1
pendientes	earrings		12
penezenka	wallet		36
penna	pen		101
pepermunt	mint		33
pepparmint	mint		47
peppermint	mint		2
per	for		302
perceuse	drill		84
perchatki	gloves		20
perde	curtain		48
peredniy	front		120
perfume			1
perfumy	perfume		16
perna	pillow		53
persik	peach		7
persika	peach		47
persikka	peach		24
persikovyy	peach		7
personal			0
perzik	peach		33
pescado	fish		23
pesce	fish		27
pesche	peach		27
pessego	peach		34
peste	fish		35
pevna vazba	hardcover		154
pevny disk	hard drive		58
peynir	cheese		22
pezzo	piece		46
pfanne	frying pan		65
pfefferminz	mint		13
pfirsich	peach		31
pfirsiche	peach		31
pflaume	plum		25
phone			0
phones	phone		0
photo			0
piano cottura	cooktop		9
pichi	peach		49
piece			0
pieces	piece		0
piekarnik	oven		16
piele ecologica	faux leather		35
piele naturala	leather		35
pieluchy	diaper		63
piersica	peach		35
piersici	peach		35
piesa de schimb	replacement		257
pieza	piece		42
pigiama	pyjamas		9
pijama	pyjamas		12
pilhas	battery		182
pillow			1
pillows	pillow		1
pilot zdalnego sterowania	remote		149
pils	pilsner		184
pilsen	pilsner		184
pilsener	pilsner		184
pilsner			184
pince universelle	pliers		8
pineapple			2
pink			60
pinke	pink		25
pinkki	pink		88
pinku	pink		73
pintura	paint		12
pinza universale	pliers		9
pipo	hat		57
piros	red		92
pismennyy stol	desk		7
pitcher			81
pittura murale	paint		9
pivo	beer		7
piwo	beer		63
pizhama	pyjamas		20
pk	pack		0
pkg	package		0
pkgs	pack		0
pks	pack		0
placa base	motherboard		12
placa de baza	motherboard		53
placa de inducao	cooktop		17
placa de induccion	cooktop		12
placa grafica	graphics card		55
placa mae	motherboard		17
placa video	graphics card		78
planbok	wallet		15
plancha de vapor	clothes iron		12
planshet	tablet		52
plaque de cuisson	cooktop		8
plaquettes de frein	brake pads		41
plasma			0
plast	plastic		47
plastic			2
plastica	plastic		23
plastico	plastic		23
plastik	plastic		31
plastikovyy	plastic		7
plastikowa	plastic		10
plastikowy	plastic		10
plastinka	vinyl		129
plastique	plastic		38
plastova	plastic		11
plastovy	plastic		11
plaszcz	coat		10
plata	silver		123
platano	banana		23
plate	dress		7
plateada	silver		51
plateado	silver		51
platinum			5
play doh			28
play station 4	ps4		4
play station 5	ps5		4
playdoh	play doh		28
player			0
players	player		0
playstation 3	ps3		4
playstation 4	ps4		4
playstation 5	ps5		4
plc			131
plecak	backpack		63
plechovka	can		58
pliers			1
plum			60
plus			3
plyta cd	cd		128
plyta glowna	motherboard		16
plyta winylowa	vinyl		128
pneu	tyre		41
pneumatico	tyre		70
pnk	pink		5
poche	paperback		107
pocitac	computer		58
pocketbok	paperback		130
podprsenka	bra		36
podushka	pillow		20
poduszka	pillow		16
poeder	powder		33
poele	frying pan		80
poisson	fish		38
pokrowiec	case		225
poku	pork		49
polkupyora	bicycle		24
pollo	chicken		23
polnoc	midnight		114
polotentse	towel		20
polse	sausage		30
polstar	pillow		36
poltrona	armchair		101
polvere	powder		27
polvo	powder		23
pomaranczowa	orange		18
pomaranczowe	orange		18
pomaranczowy	orange		18
pommade	ointment		136
pomme	apple		38
pommes	apple		38
ponozky	socks		36
porc	pork		38
porco	pork		34
pork			2
poroshok	powder		7
porpora	purple		54
porszivo	vacuum cleaner		59
port			0
portable			0
portafoglio	wallet		9
portatile	portable		46
portefeuille	wallet		8
portemonnee	wallet		14
porter			2
portfel	wallet		16
portionsbeutel	sachet		21
portocaliu	orange		89
portuguese			2
posciel	bedding		16
post it			28
postel	bed		36
posteriore	rear		118
postit	post it		28
potje	jar		43
potlood	pencil		14
pouch			0
pouches	pouch		0
poudre	powder		41
poulet	chicken		41
poultry			2
poupee	doll		8
pour			165
poussette	stroller		8
pouzdro	case		220
povleceni	bedding		36
powder			2
power bank			0
power supplies	power supply		1
power supply			1
powerbank	power bank		0
poyta	table		57
praci prasek	detergent		36
pracka	washing machine		36
praf	powder		35
pralka	washing machine		116
prasek	powder		11
prata	silver		75
prateado	silver		75
pravy	right		167
pravyy	right		120
prawy	right		119
predni	front		167
prehravac	player		58
prem	premium		3
premium			3
presents			82
preta	black		75
preto	black		158
pretos	black		75
printer			1
printers	printer		1
pro	professional		3
pro staff			28
procesador	processor		42
procesor	processor		45
processador	processor		55
processeur	processor		37
processor			0
processore	processor		46
processzor	processor		66
procter and gamble	procter gamble		28
procter gamble			28
prodotto	product		46
product			0
product key			0
producto	product		42
products	product		0
produit	product		37
produkt	product		21
produto	product		55
proektor	projector		20
prof	professional		3
profesional	professional		115
profesionalni	professional		281
profesjonalny	professional		144
professional			3
professionale	professional		124
professionalnyy	professional		246
professioneel	professional		201
professionell	professional		83
professioneller	professional		83
profesyonel	professional		202
profissional	professional		162
profumo	perfume		9
program			0
programs	program		0
proiettore	projector		9
projector			1
prolonged release	extended release		4
prosop	towel		53
proszek	powder		10
proszek do prania	detergent		16
protector de pantalla	screen protector		221
protector solar	sunscreen		12
protetor de tela	screen protector		226
protetor solar	sunscreen		17
protsessor	processor		52
prozessor	processor		21
prozrachnyy	transparent		19
prpl	purple		5
prugna	plum		54
pruim	plum		62
prune	plum		61
przedni	front		119
przewod	cable		45
przezroczysty	transparent		18
ps3			4
ps4			4
ps5			4
pudelko	box		45
pudra	powder		35
puha kotes	paperback		172
puhelin	telephone		71
pui	chicken		35
puinen	wood		24
pullover	sweater		2
pulover	sweater		26
pulseira	bracelet		17
pulsera	bracelet		12
pult	remote		212
pulver	powder		13
pulyka	turkey		26
punainen	red		88
punga	bag		257
punta trapano	drill bit		9
puppe	doll		6
puppy			4
purasuchitku	plastic		49
pureya	player		32
purinta	printer		39
purojiekuta	projector		39
purosetsa	processor		32
purple			60
purppura	purple		88
purpura	purple		51
puslespil	puzzle		50
pussel	puzzle		15
pussi	bag		298
puszka	can		45
putenfleisch	turkey		31
puuvilla	cotton		24
puzzle			1
puzzles	puzzle		1
pyjamas			1
pyyhe	towel		57
pyzamo	pyjamas		36
qing	blue		73
qualidade	quality		55
qualita	quality		46
qualitat	quality		21
qualite	quality		37
quality			0
quebra cabeca	puzzle		17
queijo	cheese		110
queso	cheese		69
qwerty uk	uk layout		2
qwertz	german layout		13
qwertz deutsch	german layout		13
raba	rubber		49
radio			0
radio edit			3
radio mix	radio edit		3
radio version	radio edit		3
radios	radio		21
radyo	radio		56
ragaszto	glue		59
raisins blancs	grape		38
rajio	radio		32
ramurou	lamb		49
range			0
rasenmaher	lawn mower		6
rasierer	shaver		6
rasierklingen	razor blades		99
rasoio	shaver		9
rasoir	shaver		8
raspberry			2
raspberry pi			28
raspi	raspberry pi		28
rato	mouse		17
raton	mouse		94
ray ban			28
rayban	ray ban		28
razmer	size		52
razor blades			81
razuberi	raspberry		49
reader			0
rear			4
recambio	refill		191
receiver			0
receivers	receiver		0
recharge	refill		171
rechner	computer		21
rechts	right		85
reconditionne	refurbished		93
recznik	towel		16
recznik papierowy	paper towels		16
red			60
reduced			3
refill			81
refills	refill		81
reflex numerique	dslr		37
refrigerateur	refrigerator		8
refrigerator			1
refurb	refurbished		3
refurbished			3
refurbs	refurbished		3
regenschirm	umbrella		13
reggiseno	bra		9
reifen	tyre		13
reis	rice		13
rekawice	gloves		16
rekenmachine	calculator		14
relie	hardcover		107
relogio	watch		55
relogio inteligente	smartwatch		55
reloj	watch		100
reloj inteligente	smartwatch		42
remaster			0
remastered			0
remasterise		remasterisé	0
remix			3
remon	lemon		49
remote			103
renewal			3
renewals	renewal		3
renewed	refurbished		3
rengas	tyre		24
renk	color		56
renzu	lens		32
replacement			103
reppu	backpack		24
reproductor	player		42
repuesto	replacement		147
reshiba	receiver		32
resistance	resistor		37
resistencia	resistor		42
resistor			0
resolution			0
resvaska	suitcase		77
resz	nr		207
retail			0
retail box			0
retail packaging			0
retard	extended release		307
retdo	red		73
reza	leather		49
rezerva	refill		227
rezina	rubber		7
rezinovyy	rubber		7
rf s	rfs		4
rfs			4
rh	right		4
ricambio	replacement		148
ricarica	refill		193
rice			2
rideau	curtain		8
right			4
right hand	right		4
right side	right		4
riisi	rice		24
rijst	rice		79
rilascio prolungato	extended release		111
rilegato	hardcover		140
rillenkugellager	ball bearing		65
rimokon	remote		134
rind	beef		31
rindfleisch	beef		31
rinen	linen		49
ringo	apple		49
ris	rice		7
riz	rice		41
rizs	rice		26
robe longue	dress		38
robinet	faucet		8
roble	oak		51
robo de cozinha	food processor		17
robot culinaire	food processor		8
robot da cucina	food processor		9
robot de bucatarie	food processor		53
robot de cocina	food processor		12
rochie	dress		35
roda	red		86
rodt	red		112
roja	red		123
rojo	red		5
rojos	red		51
rolo de cozinha	paper towels		17
rom			0
rompecabezas	puzzle		12
rood	red		142
ropa de cama	bedding		12
rosa	pink		96
rosada	pink		51
rosado	pink		51
rosafarben	pink		25
rose			5
rosie	red		89
rosii	tomato		35
rossa	red		54
rosse	red		54
rossetto	lipstick		9
rosso	red		5
rosu	red		89
rot	red		96
rote	red		25
roter	red		25
rotes	red		25
rott	red		86
rouge	red		5
rouge a levres	lipstick		8
rouges	red		61
roulement	ball bearing		80
roupa de cama	bedding		17
router			1
routeur	router		8
rovere	oak		54
roxa	purple		75
roxo	purple		75
royal canin			28
royalcanin	royal canin		28
roze	pink		62
rozmiar	size		45
rozovaya	pink		19
rozovoe	pink		19
rozovy	pink		19
rozovyy	pink		19
rozowa	pink		18
rozowe	pink		18
rozowy	pink		18
rozsaszin	pink		92
rpi	raspberry pi		28
rubashka	shirt		7
rubber			2
rubberen	rubber		33
rubinetto	faucet		9
ruby			5
rucksack	backpack		13
rug			1
rugs	rug		1
rugzak	backpack		79
ruj	lipstick		48
rukavice	gloves		36
rundvlees	beef		33
ruskea	brown		88
russian			2
ruta	router		39
ruzova	pink		44
ruzove	pink		44
ruzovy	pink		44
ryba	fish		7
rybny	fish		10
ryggsack	backpack		77
rygsaek	backpack		30
ryukzak	backpack		7
ryz	rice		63
ryze	rice		11
s	small		4
saappaat	boots		24
sabit disk	hard drive		56
sabonete	soap		110
sabun	soap		22
sac	bag		180
sac a dos	backpack		41
sac a main	handbag		8
sac de couchage	sleeping bag		8
sac de dormit	sleeping bag		53
sacco a pelo	sleeping bag		9
sachet			0
sachets			0
saco	bag		182
saco de dormir	sleeping bag		12
sada	set		58
saebe	soap		30
saet	set		76
safety shoe	safety shoes		0
safety shoes			0
saft	juice		6
saia	skirt		34
saippua	soap		24
saison			2
sajt	cheese		26
sakhar	sugar		7
sakset	scissors		57
saladier	bowl		8
salbe	ointment		216
salmao	salmon		75
salmon			60
salmone	salmon		54
salsicha	sausage		34
salted			4
salva	ointment		137
salzsaure	hydrochloric acid		13
sandaalit	sandals		24
sandal	sandals		2
sandalen	sandals		13
sandaler	sandals		47
sandales	sandals		38
sandali	sandals		27
sandals			2
sandaly	sandals		10
sandalye	chair		22
sang	bed		15
sanky	bed		57
sans alcool	alcohol free		93
sans cafeine	caffeine free		93
sans fil	wireless		84
sans gluten	gluten free		84
sans lactose	lactose free		93
sans sucre	sugar free		93
sans sucres ajoutes	sugar free		3
saochuji	vacuum cleaner		39
sapato	shoe		17
sapka	hat		59
sapogi	boots		7
sapone	soap		70
sapphire			5
sapun	soap		35
sarap	wine		22
sarga	yellow		92
sari	yellow		108
sarj aleti	charger		229
sarja	series		71
sarten	frying pan		94
sator	tent		59
saty	dress		11
satz	set		21
satze	set		21
saucisse	sausage		38
saumon	salmon		61
saundbar	soundbar		20
saundoba	soundbar		39
sausage			2
savon	soap		41
saw			1
sayi	nr		255
scaffale	bookcase		9
scarf			1
scarpe	shoe		102
scarves	scarf		1
scatola	box		46
scaun	chair		35
scaun auto	car seat		53
scelle	sealed		84
schaar	scissors		14
schachtel	box		21
schal	scarf		6
schallplatte	vinyl		127
schallplatten	vinyl		127
schampo	shampoo		77
schaum	foam		216
scheda	card		46
scheda di memoria	memory card		46
scheda madre	motherboard		9
scheda video	graphics card		46
scheerapparaat	shaver		14
schere	scissors		6
scherm	screen		43
schermo	screen		46
schiuma	foam		118
schlafanzug	pyjamas		6
schlafsack	sleeping bag		6
schlafsofa	sofa		31
schlagbohrschrauber	drill		29
schmal	narrow		85
schoen	shoe		14
schokolade	chocolate		25
schraube	screw		65
schrauben	screw		65
schraubendreher	screwdriver		29
schraubenschlussel	wrench		6
schreibtisch	desk		13
schroef	screw		14
schroevendraaier	screwdriver		43
schuhe	shoe		65
schurwolle	wool		31
schussel	bowl		6
schutzfolie	screen protector		99
schutzhulle	case		99
schwarz	black		5
schwarze	black		25
schwarzer	black		25
schwarzes	black		25
schwein	pork		31
schweinefleisch	pork		31
sciarpa	scarf		9
scie egoine	saw		8
sciroppo	syrup		118
scissors			1
screen			0
screen protector			81
screw			1
screwdriver			0
screws	screw		1
scrivania	desk		70
se			3
sealed			0
seca	dry		23
secco	dry		70
seche	dry		38
seche cheveux	hair dryer		8
seche linge	dryer		8
seco	dry		23
seda	gray		44
seda natural	silk		23
sede	gray		44
sedia	chair		70
sedy	gray		44
seftali	peach		22
seide	silk		31
seiden	silk		31
seife	soap		13
selyem	silk		26
sem acucar	sugar free		162
sem alcool	alcohol free		162
sem fio	wireless		55
semi			3
semsiye	umbrella		22
seng	bed		50
sengetoj	bedding		50
senza fili	wireless		101
senza glutine	gluten free		101
senza zuccheri aggiunti	unsweetened		111
senza zucchero	sugar free		124
seramik	ceramic		22
seramitku	ceramic		49
seraya	gray		19
serebristaya	silver		19
serebristy	silver		19
serebristyy	silver		19
serebryanyy	silver		19
sergi	earrings		20
seria	series		45
serie	series		0
series			0
serisi	series		56
seroe	gray		19
sert kapak	hardcover		173
sertes	pork		26
server			0
serviette de bain	towel		8
seryy	gray		19
sessel	armchair		29
set			0
sets	set		0
setto	set		32
shampoo			4
shampooing	shampoo		41
shanfengji	fan		39
shapka	hat		20
sharf	scarf		20
shaver			1
shelk	silk		7
shelving unit	bookcase		1
sherst	wool		7
shieba	shaver		39
shina	tyre		7
shipping			0
shirt			2
shirts	shirt		2
shiruba	silver		73
shiruku	silk		49
shixiji	dishwasher		39
shlang	garden hose		20
shlem	helmet		20
shoe			1
shoes	shoe		1
shokolad	chocolate		19
shorts			2
shortsit	shorts		24
shorty	shorts		7
shower gel			1
shtora	curtain		20
shtuka	piece		52
sianliha	pork		24
sicherheitsschuh	safety shoes		29
sicherheitsschuhe	safety shoes		29
sidottu	hardcover		155
siege auto	car seat		8
sigir eti	beef		22
silber	silver		5
silberfarben	silver		25
silbergrau	silver		25
silbern	silver		25
silberne	silver		25
silk			2
silke	silk		47
silkki	silk		24
silla	chair		23
silla de coche	car seat		12
sillon	armchair		42
silver			60
simlockfrei	unlocked		29
sin alcohol	alcohol free		115
sin azucar	sugar free		115
sin azucares anadidos	unsweetened		168
sin cafeina	caffeine free		115
sin gluten	gluten free		100
sinee	blue		19
single			0
sinie	blue		19
sininen	blue		88
sinirli sayida	limited		202
sinistro	left		118
siniy	blue		19
siny	blue		19
sinyaya	blue		19
sirenevyy	purple		19
siroop	syrup		187
sirop	syrup		106
sirt cantasi	backpack		22
sirup	syrup		216
site license			3
sitruuna	lemon		24
siyah	black		159
size			0
sjaal	scarf		14
skaerm	screen		76
skarm	screen		64
skarpetki	socks		16
skirt			2
skirts	skirt		2
skjerm	screen		145
skjorta	shirt		47
skjorte	shirt		30
sklo	glass		11
sko	shoe		50
skor	shoe		15
skora naturalna	leather		10
skorzany	leather		10
skrivare	printer		15
skrivbord	desk		77
skrivebord	desk		30
skriver	printer		305
skrue	screw		50
skruetraekker	screwdriver		76
skruv	screw		15
skruvmejsel	screwdriver		64
skum	foam		137
slaapzak	sleeping bag		14
sleeping bag			1
sleeping bags	sleeping bag		1
slippers			1
sliva	plum		19
slivochnoe maslo	butter		7
sliwka	plum		18
slot			0
sluchatka	headphone		36
sluchawki	headphone		116
slunecni bryle	sunglasses		36
slv	silver		5
slvr	silver		5
smakager	cookies		50
small			4
small business			3
smartfon	smartphone		125
smartphone			0
smartwatch			0
smesitel	faucet		20
smor	butter		77
sneaker	shoe		1
sneakers	shoe		1
soap			2
sobres de papel	envelope		12
socken	socks		65
socker	sugar		77
socks			1
sofa			2
soffa	sofa		77
soft			3
soft cover	paperback		68
softcover	paperback		68
software			0
sohva	sofa		24
soie	silk		38
soitin	player		71
sok	juice		16
sokeri	sugar		24
sokken	socks		14
solbaer	blackcurrant		30
solbriller	sunglasses		50
solcreme	sunscreen		50
solglasogon	sunglasses		15
solid state drive	ssd		0
solkram	sunscreen		15
solv	silver		112
sommerreifen	tyre		13
songliaowuliao	free shipping		203
sonnenbrille	sunglasses		6
sonnencreme	sunscreen		6
sony playstation 3	ps3		4
sony playstation 4	ps4		4
sony playstation 5	ps5		4
sony ps3	ps3		4
sony ps4	ps4		4
sony ps5	ps5		4
soporte	mount		147
sor	beer		26
sorozat	series		66
sound bar	soundbar		1
soundbar			1
souris	mouse		80
soutien gorge	bra		8
sovepose	sleeping bag		50
sovsack	sleeping bag		15
spanish			2
spare			103
spark plug			1
spazzolino	toothbrush		9
speaker			0
speakers	speaker		0
specchio	mirror		9
special offer			0
spedizione gratuita	free shipping		101
speelgoed	toy		43
spegel	mirror		15
speicherkarte	memory card		21
speicherstick	usb flash drive		21
spejl	mirror		50
spel	game		43
spelare	player		64
speler	player		43
spiegel	mirror		6
spiegelreflexkamera	dslr		21
spiel	game		21
spielzeug	toy		21
spijkerbroek	jeans		33
spil	game		76
spiller	player		145
spisebord	table		50
spodenki	shorts		10
spodnica	skirt		10
spodnie	trousers		63
spray			0
sprej	spray		58
spulung	conditioner		29
srebrna	silver		18
srebrne	silver		18
srebrny	silver		114
srebro	silver		18
sruba	screw		116
ss	stainless		5
ssd			0
staal	steel		33
stahl	steel		31
stainless			5
stainless steel	stainless		5
stal	steel		10
stal nierdzewna	stainless		18
stalen	steel		33
stalowy	steel		10
stampante	printer		102
stand			103
standalone			0
standard			3
standbodenbeutel	pouch		21
stander	stand		146
standmixer	blender		6
stanga	left		153
star wars			28
starter			3
starwars	star wars		28
staubsauger	vacuum cleaner		65
std	standard		3
steam iron	clothes iron		1
stearinljus	candle		15
stearinlys	candle		50
steel			2
stege	ladder		15
steklo	glass		7
steklyannyy	glass		7
stekpanna	frying pan		15
stereo			0
stickad troja	sweater		47
stiefel	boots		13
stivali	boots		70
stoel	chair		79
stoffhose	trousers		31
stofzuiger	vacuum cleaner		215
stolik	table		16
storlek	size		64
storrelse	size		76
stout			2
stovlar	boots		77
stovler	boots		30
stovsuger	vacuum cleaner		50
strap			81
straps	strap		81
strawberry			2
stremyanka	ladder		20
stribrna	silver		44
stribrne	silver		44
stribrny	silver		44
strickpullover	sweater		31
strijkijzer	clothes iron		14
stroj kapielowy	swimsuit		16
stroller			1
stromforsyning	power supply		50
stromper	socks		50
struguri	grape		35
strumpor	socks		15
strykjarn	clothes iron		15
stuck	piece		21
stucke	piece		21
student			3
stuhl	chair		13
stuks	piece		43
stul	chair		7
stycken	piece		64
stylo	pen		37
subscr	subscription		3
subscription			3
suc de fructe	juice		53
succo	juice		9
suchiru	steel		49
suchy	dry		10
sucre	sugar		41
sugar			2
sugar free			3
sugarfree	sugar free		3
suiker	sugar		79
suino	pork		27
suitcase			2
suite			0
sukat	socks		57
sukhoy	dry		7
sukienka	dress		10
sukker	sugar		30
sukne	skirt		11
sumatofuon	smartphone		32
sumatouotchi	smartwatch		32
sumka	bag		212
sumochka	handbag		20
sun cream	sunscreen		1
sunglasses			1
sunscreen			1
suoritin	processor		71
supika	speaker		32
suporte	mount		182
supporto	mount		148
suppositories			4
sursa de alimentare	power supply		53
susenky	cookies		36
sustained release	extended release		4
sutando	stand		134
sutia	bra		17
sutlu	milk		22
suto	oven		59
sutoratpu	strap		126
sutoroberi	strawberry		49
sutu	milk		22
svart	black		237
svarta	black		86
svarta vinbar	blackcurrant		47
svazek	nr		205
sverlo	drill bit		20
svetr	sweater		11
svinekod	pork		30
svinina	pork		7
sviter	sweater		7
sw	software		0
sweat a capuche	hoodie		38
sweater			2
sweaters	sweater		2
sweter	sweater		10
swimsuit			1
switch console	nintendo switch		4
sykkel	bicycle		258
syr	cheese		7
syrop	syrup		119
syrup			4
sys	system		0
system			0
systems	system		0
sz	size		0
szafa	wardrobe		63
szalik	scarf		16
szam	nr		207
szamitogep	computer		66
szampon	shampoo		63
szandal	sandals		26
szappan	soap		26
szara	gray		18
szaraz	dry		26
szare	gray		18
szary	gray		114
szczypce	pliers		16
szek	chair		26
szerszam	tool		66
szinu	color		66
szklany	glass		10
szklo	glass		10
szminka	lipstick		16
szoknya	skirt		26
szonyeg	rug		59
sztuk	piece		45
szurke	gray		92
szuro	filter		181
t paita	t shirt		24
t shirt			2
t shirts	t shirt		2
t skjorte	t shirt		30
tabl	tablet		125
table			1
tables	table		1
tablet			0
tabletki	tablet		125
tablets	tablet		0
tabletten	tablet		29
tabletter	tablet		64
tabletti	tablet		71
tablety	tablet		58
taburetto	tablet		32
tacchino	turkey		27
tacke	duvet		15
tafel	chocolate bar		29
tagescreme	day		85
tagespflege	day		85
taglia	size		46
taille	size		84
takaro	blanket		59
taki	turkey		49
takim	set		56
takki	jacket		24
takvim	calendar		48
taladro	drill		100
talla	size		100
talt	tent		15
tamanho	size		55
tan			60
tandborste	toothbrush		15
tandenborstel	toothbrush		14
tandkram	toothpaste		15
tandpasta	toothpaste		14
tangentbord	keyboard		15
taoru	towel		39
tapa blanda	paperback		121
tapa dura	hardcover		121
tape measure			2
tape rule	tape measure		2
tapijt	rug		14
tapis	rug		8
tapochki	slippers		20
tappeto	rug		9
tarjeta	card		42
tarjeta de memoria	memory card		42
tarjeta grafica	graphics card		42
tarro	jar		42
tascabile	paperback		140
tasche	case		99
taschenbuch	paperback		234
taschenbucher	paperback		127
taschenlampe	flashlight		6
taschenrechner	calculator		6
taska	bag		211
tasse	mug		6
tastatur	keyboard		65
tastiera	keyboard		102
tavolo	table		9
tavuk	chicken		22
taysjyva	wholegrain		310
taza	mug		12
tazza	mug		9
tea			2
teacher			3
teal			60
teburu	table		39
technologies	technology		0
technology			0
teclado	keyboard		94
tee shirt	t shirt		38
teil	nr		177
tej	milk		26
telecomando	remote		148
telecommande	remote		180
telefon	telephone		21
telefon mobil	smartphone		78
telefone	telephone		55
telefono	telephone		42
telefono movil	smartphone		42
telefonu	telephone		56
telefoon	telephone		43
telemovel	smartphone		55
telephone			0
telephone portable	smartphone		37
telephones	telephone		0
televisao	tv		55
televiseur	tv		84
televisie	tv		43
televisio	tv		71
television	tv		0
televisor	tv		100
televisore	tv		101
televize	tv		58
televizio	tv		66
televizor	tv		52
televizyon	tv		176
telewizor	tv		125
teljes kiorlesu	wholegrain		311
telt	tent		50
teltta	tent		57
temnaya noch	midnight		272
temno siniy	navy		19
tenda da campeggio	tent		9
tent			1
tente	tent		8
tents	tent		1
teplyy belyy	warm white		19
teppich	rug		6
teras	steel		24
terebi	tv		32
tereyagi	butter		22
termek	product		66
termometr	thermometer		16
ternera	beef		23
tesoura	scissors		17
tester			3
the			82
theater			0
theatre	theater		0
thee	tea		79
thermometer			1
thermometre	thermometer		8
thon	tuna		38
thunfisch	tuna		13
ti			3
tienda de campana	tent		12
tietokone	computer		71
tigela	bowl		17
tijeras	scissors		12
til maend	men		151
tillbehor	accessory		64
tin			0
tins			0
tinta de parede	paint		17
tinte	ink		21
tire	tyre		2
tires	tyre		2
tisch	table		6
tiskarna	printer		36
tisort	t shirt		22
titane	titanium		61
titanio	titanium		51
titanium			5
tnf	north face		72
to			82
toaletni papir	toilet paper		36
toaletni voda	edt		167
toalettpapper	toilet paper		15
toalha	towel		17
toalla	towel		12
toaster			2
toasters	toaster		2
toetsenbord	keyboard		14
tofflor	slippers		15
toilet paper			1
toilet tissue	toilet paper		1
toiletpapier	toilet paper		14
toiletpapir	toilet paper		50
toilettenpapier	toilet paper		6
toirettopepa	toilet paper		39
tomat	tomato		47
tomate	tomato		31
tomater	tomato		30
tomates	tomato		38
tomato			2
tome	nr		179
tomes	nr		179
tommee tippee			28
tomo	nr		206
tomos	nr		206
ton baligi	tuna		22
tona	toner		32
tondeuse a gazon	lawn mower		8
toner			0
tonerkartusche	toner		21
tonfisk	tuna		47
tonhal	tuna		26
tonijn	tuna		33
tonnikala	tuna		24
tonno	tuna		27
tool			0
tool only	body		4
toolbox			1
tools	tool		0
toothbrush			1
toothpaste			1
top			0
top quality	quality		0
topeni	heater		36
torba	bag		149
torcia led	flashlight		9
torebka	handbag		16
torklaede	scarf		50
torktumlare	dryer		15
tormoznoy disk	brake disc		7
torneira	faucet		17
tornillo	screw		94
tostadora	toaster		69
tostapane	toaster		70
toster	toaster		63
tosuta	toaster		49
tournevis	screwdriver		84
tovar	product		52
towel			1
towels	towel		1
toy			0
toys	toy		0
toz seker	sugar		22
tozu	powder		22
tp link			28
tplink	tp link		28
trae	wood		30
tragbar	portable		29
tragbarer	portable		29
training			0
tranbar	cranberry		47
tranebaer	cranberry		30
transparent			5
transparente	transparent		51
trapano	drill		101
traseiro	rear		152
trasero	rear		105
trasparente	transparent		54
tri color	multicolor		5
tri colour	multicolor		5
trial			3
tricko	t shirt		11
tricolor	multicolor		5
tricolour	multicolor		5
tricou	t shirt		35
trio pack	3pk		4
triple pack	3pk		4
trocken	dry		13
trockner	dryer		6
tronconneuse	chainsaw		8
tropfen	drops		85
trouba	oven		36
trousers			2
trui	sweater		33
truskawka	strawberry		10
truthahn	turkey		31
tsifrovoy	digital		52
tsuna	tuna		49
tsvet	color		52
tub			0
tube			0
tuben	tube		21
tubes			0
tubo da giardino	garden hose		9
tubs	tub		0
tuinslang	garden hose		14
tukor	mirror		59
tuna			2
tunak	tuna		11
tunczyk	tuna		10
tunets	tuna		7
tunfisk	tuna		30
tuoli	chair		24
tuote	product		71
turchese	turquoise		54
turkey			2
turkis	turquoise		25
turkusowy	turquoise		18
turq	turquoise		5
turquesa	turquoise		51
turquoise			60
turuncu	orange		108
tusz do rzes	mascara		16
tute	bag		146
tuuletin	fan		57
tuvalet kagidi	toilet paper		48
tuyau d arrosage	garden hose		8
tv			0
tval	soap		77
tvattmaskin	washing machine		259
tvattmedel	detergent		15
tverdyy pereplet	hardcover		129
twarda oprawa	hardcover		128
twin pack	2pk		4
twinpack	2pk		4
tyokalu	tool		71
type c usb	usb c		2
tyre			2
tyres	tyre		2
tytan	titanium		18
tyyny	pillow		57
ubiquiti networks	ubiquiti		28
ubnt	ubiquiti		28
uchwyt	mount		149
udgave	edition		76
uettoteitshiyu	wipes		39
ugn	oven		15
uhd			0
uk layout			2
ulei motor	engine oil		53
ult	ultimate		3
ultimate			3
ultra			3
umbrella			2
umnye chasy	smartwatch		52
und			82
under armour			28
underarmour	under armour		28
unealta	tool		78
ungesusst	sugar free		3
unlocked			0
unsalted			4
unsweetened	sugar free		3
uomo	men		111
upg	upgrade		3
upgrade			3
upgrd	upgrade		3
upsell			3
uru	wool		49
urun	product		56
urzadzenie	device		45
us international	us layout		2
us layout			2
usado	used		115
usato	used		124
usb			0
usb a			2
usb c			2
usb flash drive			0
usb minne	usb flash drive		64
usb nogle	usb flash drive		76
usb type a	usb a		2
usb type c	usb c		2
usb2			0
usb3			0
usbc	usb c		2
usbmemori	usb flash drive		32
used			3
user			0
users	user		0
ustroystvo	device		52
utgava	edition		64
utgave	edition		145
utilities	utility		0
utility			0
utyug	clothes iron		20
uuni	oven		57
uusi	new		71
uveg	glass		26
uyumlu	compatible		56
uzaktan kumanda	remote		183
uzywany	used		144
v	5		256
vaaleanpunainen	pink		88
vaas	vase		14
vaatwasser	dishwasher		14
vacuno	beef		23
vacuum			0
vacuum cleaner			1
vadelma	raspberry		24
vaerktoj	tool		76
vainilla	vanilla		23
vaj	butter		26
valigia	suitcase		70
valise	suitcase		41
valkoinen	white		88
valodi bor	leather		26
vaniglia	vanilla		27
vanil	vanilla		7
vanilia	vanilla		26
vanilie	vanilla		35
vanilj	vanilla		47
vanilja	vanilla		24
vanilje	vanilla		30
vanilka	vanilla		11
vanilkovy	vanilla		11
vanilla			2
vanille	vanilla		13
vanilnyy	vanilla		7
vanilya	vanilla		22
vanster	left		137
vaqueros	jeans		23
vari	color		71
varken	pork		33
varkensvlees	pork		33
vasara	hammer		24
vase			1
vases	vase		1
vattenkokare	kettle		77
vaza	vase		20
vazana	hardcover		154
veitsi	knife		57
velas	candle		12
velikost	size		58
velo	bicycle		41
velosiped	bicycle		7
venstre	left		151
ventilador	fan		12
ventilateur	fan		8
ventilator	fan		6
ventilatore	fan		9
ventilyator	fan		20
veprove	pork		11
veprovy	pork		11
ver	version		0
vera pelle	leather		27
verchromt	chrome		25
verde	green		5
verde oliva	olive		51
verdes	green		51
verho	curtain		57
verktoy	tool		145
verktyg	tool		64
verktygslada	toolbox		15
vermelha	red		75
vermelho	red		158
verpakking	pack		43
verre trempe	screen protector		192
vers	version		0
versandkostenfrei	free shipping		29
versao	version		55
versie	version		43
versiegelt	sealed		29
versio	version		71
version			0
versione	version		46
versiune	version		78
versiya	version		52
vert	green		5
vert olive	olive		61
verte	green		113
vertes	green		61
verts	green		61
vervangende	replacement		164
verwarming	heater		14
verze	version		58
verzinkt	galvanized		13
verzio	version		66
vest			2
veste	jacket		41
vestido	dress		23
vestito	dress		27
vests	vest		2
vetro	glass		27
vezetek	cable		66
video			0
videoprojecteur	projector		8
vidrio	glass		23
vidro	glass		34
vihrea	green		88
viini	wine		24
vin	wine		41
vinho	wine		110
vini	wine		27
vinil	vinyl		141
vinile	vinyl		140
vinili	vinyl		140
vinilo	vinyl		121
vinilos	vinyl		121
vino	wine		69
vint	screw		20
vinyl			68
vinyl lp	vinyl		68
vinyle	vinyl		107
vinyles	vinyl		107
vinylplade	vinyl		139
vinylskiva	vinyl		130
vinylskivor	vinyl		130
vinyyli	vinyl		155
violet			60
violett	violet		25
violetti	purple		88
vis	screw		80
vishnya	cherry		19
vista			0
vite	screw		102
vitlok	garlic		47
vlneny	wool		11
vochtige doekjes	wipes		14
vol	volume		0
volaille	poultry		41
volkoren	wholegrain		169
vollkorn	wholegrain		85
vollversion	full version		29
volume			0
volume licence	volume license		3
volume license			3
volumul	nr		209
volym	nr		296
voor	for		303
vorhang	curtain		6
vorn	front		85
vorne	front		85
voros	red		92
vozdushnyy filtr	air filter		7
vriezer	freezer		79
vruchtensap	juice		14
vydani	edition		58
vypusk	nr		210
vysavac	vacuum cleaner		36
vz	galvanized		13
w			133
walizka	suitcase		63
wall			0
wall paint	paint		1
wallet			1
wallets	wallet		1
walmart com			0
walnoot	walnut		62
walnuss	walnut		25
walnut			5
wanilia	vanilla		10
waniliowy	vanilla		10
wanshiji	watch		32
wardrobe			2
warm white			5
warm wit	warm white		62
warmweiss	warm white		96
warner bros	warner brothers		28
waschmaschine	washing machine		65
waschmittel	detergent		65
washer			0
washing machine			1
wasmachine	washing machine		215
wasmiddel	detergent		14
wasserhahn	faucet		6
wasserkocher	kettle		13
waterkoker	kettle		79
wazon	vase		16
wc papir	toilet paper		59
web			0
weerstand	resistor		43
weich	soft		83
weikaifeng	sealed		203
wein	wine		13
weiss	white		5
weissbier			13
weisse	white		25
weisser	white		25
weisses	white		25
weizenbier	weissbier		13
welna	wool		10
welniany	wool		10
wenku	paperback		122
wenkuben	paperback		122
wentylator	fan		16
werkzeug	tool		21
werkzeugkasten	toolbox		6
wersja	version		45
weste	vest		13
western digital	wd		72
wet wipes	wipes		1
white			60
whole bean	beans		4
whole grain	wholegrain		4
whole wheat	wholegrain		4
wholegrain			4
wholemeal	wholegrain		4
wholewheat	wholegrain		4
wht	white		5
whte	white		5
wi fi	wifi		2
widerstand	resistor		29
widescreen			0
wielokolorowy	multicolor		18
wieprzowina	pork		10
wieprzowy	pork		10
wiertarka	drill		125
wifi			2
wifi6			0
wii u			4
wiiu	wii u		4
wijn	wine		79
wimperntusche	mascara		6
win	windows		150
windeln	diaper		13
windows			150
wine			2
wine red	burgundy		5
wino	wine		63
winterreifen	tyre		13
winyl	vinyl		128
wiper blade			1
wiper blades	wiper blade		1
wipes			1
wireless			0
wischblatter	wiper blade		65
wisnia	cherry		18
with			133
without sugar	sugar free		3
witte	white		62
wklad	refill		224
wlan	wifi		13
wma			0
wolldecke	blanket		6
wolle	wool		31
wolowina	beef		10
wolowy	beef		10
women			4
womens	women		4
wood			2
wooden	wood		2
wool			2
workgroup			3
wozek dzieciecy	stroller		16
wrench			1
wurst	sausage		31
wycieraczki	wiper blade		16
wyswietlacz	display		45
x	10		256
xampu	shampoo		110
xb1	xbox one		4
xbox 360			4
xbox one			4
xbox series s			4
xbox series x			4
xiaodai	sachet		32
xinpin	new		32
xizhuoji	washing machine		39
xl			4
xp			0
xs			4
xsx	xbox series x		4
xxl			4
xxxl			4
y			82
yaban mersini	blueberry		22
yablochnyy	apple		7
yabloko	apple		7
yagnenok	lamb		7
yaourt	yogurt		38
yashchik dlya instrumentov	toolbox		20
yastik	pillow		48
yazici	printer		48
year			0
years	year		0
yedek parca	replacement		183
yellow			60
yeni	new		56
yesil	green		159
yileiqianzaoji	dryer		39
yinse	silver		73
yiyanrefu	dslr		32
ylle	wool		47
yllw	yellow		5
ylw	yellow		5
yogurt			2
yr	year		0
yrs	year		0
ysl	yves saint laurent		72
yu	fish		49
yubka	skirt		7
yunlu	wool		22
yves saint laurent			72
zabawka	toy		45
zachte kaft	paperback		156
zacsko	bag		181
zadni	rear		167
zadniy	rear		120
zahar	sugar		35
zahnburste	toothbrush		65
zahncreme	toothpaste		65
zahnpasta	toothpaste		65
zaino	backpack		70
zakje	sachet		43
zakken	bag		164
zakladni deska	motherboard		36
zaklamp	flashlight		14
zalf	ointment		187
zalm	salmon		62
zamiennik	replacement		149
zamrazarka	freezer		63
zange	pliers		6
zapatillas	shoe		94
zapatos	shoe		94
zapfchen	suppositories		85
zarizeni	device		58
zasilacz	power supply		16
zaslona	curtain		16
zaves	curtain		36
zazvor	ginger		11
zazvorovy	ginger		11
zebrik	ladder		36
zeep	soap		79
zegarek	watch		125
zel	gel		119
zel pod prysznic	shower gel		16
zelena	green		44
zelenaya	green		19
zelene	green		44
zeleny	green		44
zelenyy	green		19
zelt	tent		6
zencefil	ginger		22
zenzero	ginger		27
zerkalo	mirror		20
zero			3
zero sucres	no sugar		93
zero sugar	zero		3
zestaw	set		45
zheltaya	yellow		19
zhelty	yellow		19
zheltyy	yellow		19
zhen	pillow		39
zhengbeijimipin	refurbished		244
zhenskiy	women		120
zhentou	brass		49
zhestkiy disk	hard drive		52
zhilet	vest		7
zhonggu	used		244
zi	purple		73
zidle	chair		11
zielona	green		18
zielone	green		18
zielony	green		114
zijden	silk		33
zilver	silver		62
zilveren	silver		62
zilverkleurig	silver		62
zimny bialy	cool white		18
zitrone	lemon		13
zlata	gold		44
zlate	gold		44
zlaty	gold		44
zlota	gold		18
zlote	gold		18
zloty	gold		18
zluta	yellow		44
zlute	yellow		44
zluty	yellow		44
zmeura	raspberry		35
znacka	brand		58
zokni	socks		59
zold	green		92
zolotaya	gold		19
zolotistyy	gold		19
zolotoy	gold		19
zolta	yellow		18
zolte	yellow		18
zolty	yellow		114
zonnebrand	sunscreen		14
zonnebril	sunglasses		14
zrcadlo	mirror		36
zubehor	accessory		21
zucchero	sugar		70
zucker	sugar		13
zuckerfrei	sugar free		83
zumo	juice		12
zundkerze	spark plug		65
zwart	black		142
zwarte	black		62`;
export const productUnits: string = `adet	pk		280
ah			284
amp			200
ampere	amp		200
amps	amp		200
ans	year		306
bags	pk		98
beutel	pk		90
bit			241
bits	bit		241
blatt	pk		90
blocke	pk		90
boite	pk		240
bottles	pk		98
box	pk		239
btu			104
btus	btu		104
bundle	pk		97
caisse	pk		97
caja	pk		277
cans	pk		98
caplets	tbl		98
caps	cps		40
capsulas	cps		161
capsule	cps		98
capsule rigide	cps		198
capsules	cps		40
carton	pk		97
cartone	pk		97
case	pk		97
centiliter	cl		67
centilitre	cl		67
centimeter	cm		74
centimeters	cm		74
centimetre	cm		74
ch			197
channel	ch		197
channels	ch		197
cl			67
cm			74
cnt	pk		40
compresse	tbl		198
comprime	tbl		174
comprimes	tbl		174
comprimidos	tbl		161
confezione	pk		97
count	pk		40
cpr	tbl		174
cps			98
crate	pk		97
ct	pk		40
ct tw	ctw		204
cttw	ctw		204
ctw			204
cu ft	cuft		170
cuft			67
cup			67
cups	cup		67
day			95
days	day		95
deciliter	dl		67
decilitre	dl		67
disc			40
discs	disc		40
dl			67
dn			253
doz	dozen		40
dozen			40
dpi			135
er	pk		90
feet	ft		74
film coated tablets	tbl		98
filmtabletten	tbl		90
fl ounce	floz		170
fl oz	floz		170
floz			67
fluid ounce	floz		170
fluid ounces	floz		170
fnumber			269
foot	ft		74
fps			166
ft			74
fta	tbl		90
g			87
g m2	gsm		249
gal			67
gallon	gal		67
gallons	gal		67
gb			91
gbps			166
gelules	cps		174
ghz			132
gig	gb		91
gigabyte	gb		91
gigabytes	gb		91
gigahertz	ghz		132
gigs	gb		91
gr	g		87
gram	g		87
gramm	g		294
grams	g		87
gsm			249
hertz	hz		132
horsepower	hp		104
hour	hr		95
hours	hr		95
hp			104
hr			95
hrs	hr		95
hz			132
ie	iu		194
in			74
inch	in		74
inches	in		74
iu			194
jahr	year		185
jahre	year		185
k			214
kaps	cps		90
kapseln	cps		90
kapsul	cps		199
kapsulek	cps		143
kapsulki	cps		143
kapsuly	cps		199
karton	pk		97
kb			91
kg			87
khz			132
kilo	kg		87
kilobyte	kb		91
kilobytes	kb		91
kilogram	kg		87
kilograms	kg		87
kilos	kg		163
kilowatt	kw		104
kiste	pk		97
km			74
kohm	k		214
kpl	pk		175
ks	pk		175
kw			104
l			67
lavados	wash		40
lavages	wash		40
lavaggi	wash		40
lb			87
lbs	lb		87
liter	l		67
liters	l		67
litre	l		67
litres	l		67
litro	l		262
litros	l		262
lm			252
lot	pk		240
lsf	spf		300
ltr	l		67
lumen	lm		252
m			74
m2			230
mah			248
mb			91
mbps			166
mcg			163
meg	mb		91
megabyte	mb		91
megabytes	mb		91
megahertz	mhz		132
megapixel	mp		135
megapixels	mp		135
meter	m		74
meters	m		74
metre	m		74
metres	m		251
mg			87
mhz			132
mi			74
microgram	mcg		163
micrograms	mcg		163
mile	mi		74
miles	mi		74
milligram	mg		87
milligrams	mg		87
milliliter	ml		67
milliliters	ml		67
millilitre	ml		67
millimeter	mm		74
millimeters	mm		74
millimetre	mm		74
millimetres	mm		251
min			95
mins	min		95
minute	min		95
minutes	min		95
ml			67
mm			74
mm2			230
monat	month		185
monate	month		185
month			117
months	month		117
mp			135
mpix	mp		135
mpixel	mp		135
ms			95
multipack	pk		97
nappies	pk		98
nf			195
ohm			214
ounce	oz		87
ounces	oz		87
oz			87
p			135
pack	pk		40
packet	pk		40
packets	pk		40
packs	pk		40
packung	pk		276
pads	pk		98
pair			40
pairs	pair		40
palette	pk		97
pc	pk		175
pck	pk		40
pcs	pk		40
pezzi	pk		198
pf			195
piece	pk		40
pieces	pk		40
piezas	pk		161
pint	pt		67
pints	pt		67
pk			40
pn			253
port			40
ports	port		40
pound	lb		87
pounds	lb		87
ppm			166
pr	pair		40
pran	wash		40
pt			67
qt			67
quart	qt		67
quarts	qt		67
roll	pk		98
rollen	pk		90
rolls	pk		98
rpm			166
scatola	pk		97
seat			40
seats	seat		40
sec			95
second	sec		95
seconds	sec		95
set	pk		239
sheet	pk		40
sheets	pk		40
sht	pk		40
spf			299
sq ft	sqft		231
sqft			231
st	pk		175
stck	pk		40
sticks	pk		98
stk	pk		90
stuck	pk		90
stueck	pk		40
stuks	pk		278
szt	pk		143
tabl	tbl		143
tablet	tbl		40
tabletek	tbl		143
tabletki	tbl		143
tabletok	tbl		199
tablets	tbl		40
tabletten	tbl		90
tabs	tbl		40
tassen	cup		190
tasses	cup		190
tazas	cup		190
tazze	cup		190
tb			91
tbl			90
teile	pk		90
terabyte	tb		91
terabytes	tb		91
tray	pk		97
uds	pk		161
uf			195
ug	mcg		163
ui	iu		194
unid	pk		279
unidades	pk		161
user			40
users	user		40
v			219
v ac	vac		189
v dc	vdc		189
va			104
vac			189
vatios	w		104
vdc			189
volt	v		219
volts	v		219
w			104
wasbeurten	wash		40
waschladungen	wash		40
wash			40
washes	wash		40
washloads	wash		40
watt	w		104
watts	w		104
wh			248
windeln	pk		90
wipes	pk		98
wl	wash		40
x			315
yard	yd		74
yards	yd		74
yd			74
year			117
year subscription	year		117
years	year		117
years subscription	year		117
yo	year		117
yr	year		117
yrs	year		117
zoll	in		293`;
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
espresso coffee
lightbulb lamp
nintendoswitch switch`;
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
