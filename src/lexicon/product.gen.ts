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
thing
sort
thing
sort
sort
thing
thing
thing
thing
thing
sort
thing
colour
colour
sort
sort
sort
generic
colour
sort
brand
sort
generic
sort
sort
thing
thing
sort
sort
sort
sort
count
generic
generic
sort
colour
generic
thing
generic
sort
thing
sort
generic
colour
generic
thing
colour
generic
thing
generic
generic
thing
colour
colour
generic
colour
sort
thing
generic
volume
generic
sort
sort
generic
brand
colour
length
colour
sort
generic
sort
generic
thing
accessory
connective
edition
generic
colour
mass
variant
colour
colour
variant
carrier
count
storage
colour
thing
time
colour
count
part
variant
variant
variant
accessory
generic
thing
variant
edition
generic
power
variant
colour
least
sort
variant
colour
colour
colour
thing
time
variant
variant
variant
colour
generic
part
variant
variant
accessory
company
edition
frequency
inclusive
part
part
part
part
resolution
variant
variant
variant
brand
colour
count
edition
edition
generic
part
platform
variant
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
volume
accessory
carrier
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
voltage
volume
accessory
accessory
accessory
activity
capacitance
carrier
carrier
carrier
carrier
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
carrier
carrier
colour
colour
company
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
sort
thing
thing
variant
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
carrier
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
zoom	




































































































































































context












































































































































	en
en
en
en
en
en
de
fr
ru
it
pl
cs
es
nl
sv
pl
pt
de
ru
pl
ru
tr
es
fi
de
de
hu
en
it
de
da
de
cs
ja
nl
pt
ro
fr
*
ja
fr
fr
cs
es
tr
nl
sv
da
ja
pl
es
it
ro
it
ru
fi
pt
tr
hu
en
fr
cs
nl
pl
de
hu
*
sv
es
it
fi
*
ja
*
pt
sv
da
nl
ro
fr
en
en
de
fr
sv
*
de
fi
ro
es
en
de
*
hu
es
*
de
en
en
fr
it
pl
de
it
it
ru
fr
es
*
sv
tr
en
pt
pt
da
fr
pl
pl
en
cs
da
fr
es
pl
ja
ro
tr
ja
en
es
*
en
de
es
it
pl
*
de
hu
nl
de
nl
pl
it
pl
no
nl
en
fi
it
pt
tr
fr
es
pt
*
fr
en
*
en
fr
fr
ja
ru
fr
*
tr
de
en
fr
hu
pt
ru
tr
*
de
it
ja
*
*
es
fr
it
*
*
da
de
es
pl
sv
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
ro
sv
*
nl
es
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
fi
it
nl
pt
no
sv
en
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
no
sv
tr
nl
no
es
de
fi
nl
pt
ru
tr
*
cs
hu
ro
ru
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
ja
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
3
0
0
0
1
1
0
2
0
1
1
0
1
0
2
0
1
0
1
0
1
1
1
1
1
0
2
1
0
0
0
1
1
1
0
1
2
1
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
2
0
0
1
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
1
0
0
0
0
4
1
2
1
0
0
0
0
1
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
0
0
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
1
0
0
0
0
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
1
1
1
0
1
0
0
1
1
0
1
1
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
a			81
aac			0
aardbei	strawberry		34
aardbeien	strawberry		34
abacaxi	pineapple		35
abdeckung	cover		257
abo	subscription		82
abonnement	subscription		106
abrigo	coat		22
abrikos	apricot		30
abspielgerat	player		24
acad	academic		3
academic			3
accesorio	accessory		43
accessoire	accessory		40
accessories	accessory		0
accessory			0
acciaio	steel		28
acciaio inox	stainless		53
accu	battery		146
aceite de motor	engine oil		12
aceite de oliva	olive oil		68
acel	steel		26
acero	steel		22
acero inoxidable	stainless		50
acier	steel		37
acier inoxydable	stainless		60
acoustic version			3
acqua minerale	mineral water		9
acucar	sugar		112
adaptateur	adapter		40
adapter			0
adapters	adapter		0
adaptor	adapter		0
adaputa	adapter		39
adattatore	adapter		51
additional license			3
adet	piece		57
adult			4
adv	advanced		3
advanced			3
aeble	apple		30
aeg			140
aer conditionat	air conditioner		52
af p	afp		4
af s	afs		4
afine	blueberry		36
aflevering	nr		201
afonya	blueberry		26
afp			4
afs			4
afspiller	player		76
afstandsbediening	remote		146
age	ages		0
ages			0
agneau	lamb		37
agnello	lamb		28
agua de colonia	edt		89
agua de perfume	edp		89
agua mineral	mineral water		12
agy	bed		58
ahsap	wood		21
ahududu	raspberry		21
air			0
air conditioner			1
air filter			2
airco	air conditioner		13
aire acondicionado	air conditioner		12
airon	clothes iron		33
akcesoria	accessory		49
akilli saat	smartwatch		57
akku	battery		132
akkumulator	battery		170
akkumulyator	battery		172
akkuschrauber	drill		29
akta lader	leather		46
akumulator	battery		135
al ail	garlic		37
al miele	honey		28
alama	brass		36
alaplap	motherboard		58
alba	white		88
albastra	blue		88
albastru	blue		88
alcohol free			3
alet cantasi	toolbox		44
alfombra	rug		12
algodao	cotton		35
algodon	cotton		22
alho	garlic		35
alimentatore	power supply		9
alkoholfrei	alcohol free		82
alkuperainen	original		70
alla			273
alluminio	aluminium		28
almas	apple		26
almofada	pillow		16
almohada	pillow		12
almond			5
altavoz	speaker		107
altin	gold		110
alto falante	speaker		56
altoparlante	speaker		103
alumiini	aluminium		23
aluminio	aluminium		22
aluminiowa	aluminium		10
aluminiu	aluminium		36
aluminium			2
aluminium foil			1
aluminum	aluminium		2
aluminyum	aluminium		21
alune de padure	hazelnut		36
alypuhelin	smartphone		70
alyuminiy	aluminium		8
am			0
amarela	yellow		74
amarelo	yellow		74
amarilla	yellow		50
amarillas	yellow		50
amarillo	yellow		5
amazon co uk			0
amazon com			0
amazon de			0
amber			5
amendoim	peanut		35
ampoule led	light bulb		7
an			81
analcolica	alcohol free		143
ananas	pineapple		31
anarogupan	vinyl		162
anarogurekodo	vinyl		162
and			81
and above	or later		111
and higher	or later		111
and later	or later		111
and newer	or later		111
and up	or later		111
anteriore	front		100
anthracite			5
anthrazit	anthracite		96
antracita	anthracite		50
antracite	anthracite		53
antracytowy	anthracite		19
apa de parfum	edp		125
apa de toaleta	edt		125
apa minerala	mineral water		52
aparat	device		78
aparat de cafea	coffee machine		52
aparat de ras	shaver		52
aparat foto	camera		78
aparat fotograficzny	camera		49
apfel	apple		31
apparaat	device		45
apparat	device		67
apparecchio	device		51
appareil photo	camera		40
appareils	device		83
appel	apple		34
appels	apple		34
apres shampooing	conditioner		40
apricot			2
aprikos	apricot		46
ar condicionado	air conditioner		16
arancio	orange		53
arancione	orange		53
arandano	blueberry		22
arandanos	blueberry		22
arany	gold		93
arbeitsspeicher	memory		24
argent	silver		5
argentata	silver		53
argentato	silver		53
argente	silver		60
argentee	silver		60
argento	silver		149
argintie	silver		88
argintiu	silver		88
armadio	wardrobe		69
armario	wardrobe		68
armband	bracelet		47
armbanduhr	watch		29
armchair			0
armoire	wardrobe		41
arriere	rear		99
arroz	rice		68
artikel	product		24
arumi	aluminium		48
asciugamano	towel		9
aspiradora	vacuum cleaner		94
aspirapolvere	vacuum cleaner		104
aspirateur	vacuum cleaner		79
asztal	table		58
at			81
atrament	ink		49
attrezzo	tool		51
atum	tuna		35
atun	tuna		22
au	aux		152
au miel	honey		37
audio			0
auflage	edition		24
aufsteckbursten	brush heads		102
auricolari	headphone		104
auriculares	headphone		94
aurie	gold		88
aurinkolasit	sunglasses		55
auriu	gold		88
ausgabe	edition		24
autentico	original		43
authentique	genuine		83
automatic			0
automatico	automatic		43
automatique	automatic		40
automatisch	automatic		24
automatisk	automatic		67
automatyczny	automatic		49
autos tarto	mount		170
aux			152
avant	front		99
avec			131
avela	hazelnut		35
avelas	hazelnut		35
avellana	hazelnut		22
avorio	ivory		53
avtomaticheskiy	automatic		54
ayakkabi	shoe		44
ayna	mirror		44
azeite	olive oil		112
azucar	sugar		68
azuis	blue		74
azul	blue		5
azul marinho	navy		74
azul marino	navy		50
azules	blue		50
b braun			140
babekiyukonro	grill		33
backofen	oven		6
backpack			2
baddrakt	swimsuit		14
badeanzug	swimsuit		6
badedragt	swimsuit		47
badpak	swimsuit		13
baelte	belt		47
baerbar computer	laptop		76
bag			98
bai	white		72
bakelit lemez	vinyl		265
bakje	tub		45
balai d essuie glace	wiper blade		7
baleni	pack		61
balikli	fish		21
ball bearing			1
balli	honey		21
balpen	pen		45
balsam do ciala	lotion		101
balsamo capelli	conditioner		51
balte	belt		14
bambola	doll		9
banaan	banana		34
banaani	banana		23
banan	banana		10
banana			2
bananas	banana		2
banane	banana		31
bananen	banana		31
bananos	banana		26
bananova	banana		11
bananovy	banana		11
bananovyy	banana		8
bananowy	banana		10
bandoru	bundle		39
banira	vanilla		48
bankstel	sofa		34
baohufuirumu	screen protector		127
barany	lamb		26
barbacoa	grill		12
barbar dator	laptop		67
barbati	men		125
barbecue	grill		1
bare tool	body		4
bare unit	body		4
barley wine			2
barleywine	barley wine		2
barna	brown		93
barnvagn	stroller		14
barra de labios	lipstick		12
barra de som	soundbar		16
barra de sonido	soundbar		12
barre de son	soundbar		7
barrel aged			3
barva	color		61
basic			3
batarya	battery		173
bateria	battery		133
bateria externa	power bank		43
baterie externa	power bank		78
batgu	bag		124
batoh	backpack		11
batom	lipstick		16
battaniye	blanket		44
batteri	battery		206
batteria	battery		134
batterie externe	power bank		40
batteries	battery		98
battery			98
baumwolle	cotton		31
baunilha	vanilla		35
baureihe	series		24
bavlna	cotton		11
bawelna	cotton		10
bawelniany	cotton		10
bbraun	b braun		140
bd	bluray		90
beamer	projector		6
beans			4
bebek arabasi	stroller		44
bebek bezi	diaper		21
becher	tub		24
bed			1
bedden	bed		13
bedding			1
bedding set	bedding		1
beden	size		57
beds	bed		1
beef			2
beer			2
begagnad	used		241
beige			59
bej	beige		88
bejiyu	beige		72
belaya	white		20
bellek	memory		57
beloe	white		20
belt			1
belts	belt		1
bely	white		20
belye	white		20
belyy	white		20
benpeng	bookcase		33
bentinomi	body		305
benwu	genuine		196
benzopila	chainsaw		18
bere blonda	beer		36
best price			0
best quality	quality		0
betdo	bed		33
bett	bed		6
bettdecke	duvet		6
bettwasche	bedding		6
beurre	butter		41
beyaz	white		151
bez cukru	sugar free		144
bez sakhara	sugar free		240
bezalkoholowe	alcohol free		144
bezhevaya	beige		20
bezhevy	beige		20
bezhevyy	beige		20
bezova	beige		42
bezove	beige		42
bezovy	beige		42
bezowa	beige		19
bezowe	beige		19
bezowy	beige		19
bezprzewodowy	wireless		123
bezs	beige		93
biala	white		19
biale	white		19
bialy	white		116
bianche	white		53
bianco	white		5
bianco caldo	warm white		53
bianco freddo	cool white		53
bibliotheque	bookcase		79
bicak	knife		44
bicicleta	bicycle		68
bicicletta	bicycle		69
bicycle			2
bier	beer		17
biere	beer		41
bieren	beer		34
bifu	beef		48
bike	bicycle		2
bikes	bicycle		2
bila	white		42
bildschirm	screen		24
bile	white		42
bilgisayar	computer		57
billentyuzet	keyboard		58
billigbog	paperback		120
bily	white		42
biologico	organic		143
biologique	organic		106
biologisch	organic		194
bira	beer		21
birne	pear		31
birou	desk		36
birra	beer		69
biscoitos	cookies		16
biscotto	cookies		9
biscuiti	cookies		52
bisiklet	bicycle		21
bisque			5
biurko	desk		63
biustonosz	bra		15
biz	business		3
bla	blue		84
blaa	blue		84
blabaer	blueberry		30
blabar	blueberry		46
black			59
black and decker	black decker		71
black decker			71
blackcurrant			2
blackdecker	black decker		71
blade			80
blades	blade		80
blaek	ink		76
blanc	white		5
blanc chaud	warm white		60
blanc froid	cool white		60
blanca	white		122
blancas	white		50
blanche	white		115
blanches	white		60
blanco	white		122
blanco calido	warm white		50
blanco frio	cool white		50
blancos	white		50
blancs	white		60
blanket			1
blankets	blanket		1
blat	blue		114
blatt	blue		84
blau	blue		5
blaue	blue		25
blauer	blue		25
blaues	blue		25
blauw	blue		141
blauwe	blue		62
blck	black		5
bleer	diaper		30
bleistift	pencil		6
blender			1
bleu	blue		5
bleu marine	navy		60
bleue	blue		115
bleues	blue		60
bleus	blue		60
blik	can		45
blikje	can		45
blister			0
blister pack	blister		0
blister packs	blister		0
blistered	blister		0
blisterpackung	blister		24
blisters	blister		0
blk	black		5
bloc d alimentation	power supply		7
blojor	diaper		75
blok pitaniya	power supply		18
blouse			1
blu navy	navy		53
blu ray	bluray		90
blu rays	bluray		90
blue			59
blueberry			2
bluetooth			0
bluray			90
blus	blouse		14
blusa	blouse		12
bluse	blouse		6
bluza z kapturem	hoodie		10
bluzka	blouse		15
blyant	pencil		47
blyu rey	bluray		163
blyurey	bluray		163
bnib			0
bnwt			0
board game			1
board games	board game		1
bocal	jar		40
body			0
body only	body		4
body wash	shower gel		1
boek	book		45
boekenkast	bookcase		13
boeuf	beef		37
boger	book		76
bohrer	drill bit		6
bohrmaschine	drill		29
boite	box		40
boite a outils	toolbox		7
bok	book		67
bokhylla	bookcase		14
bollitore	kettle		69
bolsa	bag		133
bolsa de mao	handbag		16
bolso de mano	handbag		12
bolt	screw		1
bolum	nr		249
bombilla	light bulb		12
bomuld	cotton		30
bomull	cotton		46
boneca	doll		16
bonen	beans		139
book			0
bookcase			1
books	book		0
boot	boots		2
boots			2
bordeauxrot	burgundy		25
bordo	burgundy		53
bordowy	burgundy		19
bordspel	board game		13
boremaskine	drill		76
borok	wine		26
borowka	blueberry		10
borracha	rubber		35
borsa	bag		134
borsa a mano	handbag		9
boruvka	blueberry		11
boruvkovy	blueberry		11
bosbes	blueberry		34
bosbessen	blueberry		34
bosch			71
botas	boots		68
botella	bottle		43
boter	butter		77
botkusu	box		39
botoru	bottle		39
bottes	boots		41
bottiglia	bottle		51
bottle			0
bottles			0
boty	shoe		32
boucles d oreilles	earrings		7
bougie	spark plug		79
bougie parfumee	candle		7
bouilloire	kettle		41
bourbon barrel	barrel aged		3
bourbon barrel aged	barrel aged		3
bouru	bowl		33
bouteille	bottle		83
bowl			1
bowls	bowl		1
box			0
boxed	box		0
boxes	box		0
bra			1
bracciale	bracelet		9
bracelet			1
bracelet de montre	strap		181
bracelets	bracelet		1
bradspel	board game		14
braetspil	board game		47
brake disc			2
brake pads			2
branca	white		74
branco	white		150
branco frio	cool white		74
branco quente	warm white		74
brancos	white		74
brand			0
brand new			0
brand new and sealed	sealed		0
brand new sealed	sealed		0
bransoletka	bracelet		15
branza	cheese		36
bras	bra		1
braslet	bracelet		18
brass			2
bratpfanne	frying pan		64
braun	brown		96
braune	brown		25
brauner	brown		25
braunes	brown		25
brazowa	brown		19
brazowe	brown		19
brazowy	brown		19
bread			1
bremsbelage	brake pads		17
bremsscheibe	brake disc		17
brend	brand		54
brettspiel	board game		6
briefumschlag	envelope		6
brincos	earrings		16
brinquedo	toy		56
britva	shaver		18
brn	brown		5
broche	paperback		99
brod	bread		14
brodrost	toaster		75
broek	trousers		77
bronce	bronze		50
bronza	bronze		20
bronze			5
bronzen	bronze		62
bronzo	bronze		53
broodrooster	toaster		77
brosata	paperback		125
broskev	peach		11
broskvovy	peach		11
brosse a dents	toothbrush		79
brossura	paperback		100
brot	bread		6
brown			59
brozovana	paperback		119
brugt	used		236
bruin	brown		62
bruine	brown		62
brukte	used		281
brun	brown		84
brune	brown		114
brush heads			80
brut			121
brwn	brown		5
bryuki	trousers		8
brzoskwinia	peach		10
brzoskwiniowy	peach		10
btl	bottle		0
btls	bottle		0
bucati	piece		78
buch	book		24
bucherregal	bookcase		64
bugday unu	flour		21
bugeleisen	clothes iron		6
built			0
bukser	trousers		30
bulasik makinesi	dishwasher		44
bulk packaging			0
bumaga	paper		54
bumbac	cotton		36
bundel	bundle		24
bundle			0
bundles	bundle		0
bunt	multicolor		25
burando	brand		39
buratku	black		72
buraun	brown		72
burdeos	burgundy		50
burenda	blender		33
burgundy			5
burisuta	blister		39
burk	can		67
buru	blue		72
buruberi	blueberry		48
bururei	bluray		162
burureideisuku	bluray		162
business			3
buste per lettere	envelope		9
butelka	bottle		49
butter			2
buty	shoe		117
butylka	bottle		54
buy now			0
buzdolabi	refrigerator		44
bxs	box		0
by			81
byustgalter	bra		18
byxor	trousers		75
cable			0
cables	cable		0
cablu	cable		78
cabo	cable		56
cacahuete	peanut		37
cacao	cocoa		41
cacao amaro	cocoa		28
cacciavite	screwdriver		51
cadeira	chair		112
cadeira auto	car seat		16
cafe	coffee		41
cafe em grao	coffee beans		35
cafe en grains	coffee beans		41
cafe en grano	coffee beans		68
cafea	coffee		36
cafetera	coffee machine		12
caffe	coffee		69
caffe in grani	coffee beans		69
caffeine free			3
caixa	box		56
caixa de ferramentas	toolbox		16
caj	tea		11
caja	box		43
caja de herramientas	toolbox		12
calcas	trousers		35
calcetines	socks		12
calcoes	shorts		35
calcolatrice	calculator		9
calculadora	calculator		12
calculator			1
calculatrice	calculator		7
calendar			1
calendario	calendar		12
calendars	calendar		1
calendrier	calendar		7
calidad	quality		43
calisma masasi	desk		21
calitate	quality		78
calvin klein			71
calzini	socks		104
cama	bed		12
camara	camera		107
camasa	shirt		36
camasir makinesi	washing machine		253
camera			0
cameras	camera		0
camicia	shirt		69
camisa	shirt		68
camiseta	t shirt		22
camisola de malha	sweater		35
can			0
canape	sofa		37
canapea	sofa		36
candela accensione	spark plug		9
candle			1
candles	candle		1
caneca	mug		16
caneta	pen		56
canette	can		40
canettes	can		40
cannelle	cinnamon		37
cans			0
canta	bag		173
caoutchouc	rubber		37
cap	capacity		0
capa	case		260
capa comum	paperback		113
capa dura	hardcover		113
capa mole	paperback		113
capac	lid		218
capacete	helmet		16
capacity			0
cappello	hat		9
cappotto	coat		28
capsulas	capsules		209
capsule molli	capsules		100
capsules			4
capsuna	strawberry		36
capsuni	strawberry		36
car			0
car seat			1
car seats	car seat		1
carafe			80
caramel			2
caramello	caramel		28
caramelo	caramel		22
card			0
card de memorie	memory card		52
cards	card		0
cargador	charger		180
caricabatterie	charger		182
carne bovina	beef		35
carne de miel	lamb		36
carne de peru	turkey		35
carne de porc	pork		36
carne de vaca	beef		35
carregador	charger		217
carrinho de bebe	stroller		16
carta da cucina	paper towels		9
carta igienica	toilet paper		9
carta per fotocopie	copy paper		51
cartao	card		56
cartao de memoria	memory card		16
carte graphique	graphics card		40
carte memoire	memory card		7
carte mere	motherboard		7
carteira	wallet		16
cartera	wallet		12
carti	book		78
carton			0
cartonata	hardcover		125
cartone	hardcover		89
cartonne	hardcover		99
cartons			0
cartouche	cartridge		40
cartouche de toner	toner		40
cartridge			0
cartridges	cartridge		0
cartuccia	cartridge		51
cartucho	cartridge		43
casaco	coat		35
casco	helmet		12
case			80
cases	case		80
casque moto	helmet		7
casquette	hat		7
cassetta degli attrezzi	toolbox		9
cassis	blackcurrant		37
castanho	brown		74
caucho	rubber		22
cauciuc	rubber		36
cavo	cable		51
cay	tea		21
cd			90
cd levy	cd		225
cd plade	cd		185
cd skiva	cd		189
cdrom			0
cds	cd		90
ceai	tea		36
ceas de mana	watch		78
ceas inteligent	smartwatch		78
ceinture	belt		7
ceket	jacket		21
cekirdek kahve	coffee beans		21
celik	steel		21
cellular			3
cellulare	smartphone		51
center			0
centre	center		0
cep telefonu	smartphone		57
cepice	hat		32
cepillo de dientes	toothbrush		12
ceramic			2
ceramica	ceramic		22
ceramika	ceramic		10
ceramique	ceramic		37
cerdo	pork		22
cereja	cherry		74
cereza	cherry		50
cerise	cherry		60
cerna	black		42
cerne	black		42
cerny	black		42
ceruza	pencil		58
cerveja	beer		112
cervena	red		42
cervene	red		42
cerveny	red		42
cerveza	beer		68
chainsaw			1
chair			2
chairs	chair		2
chaise	chair		41
chaleco	vest		22
champagne			5
champu	shampoo		68
chandail	sweater		37
chapeu	hat		16
chaqueta	jacket		68
charcoal			5
charger			80
chargeur	charger		160
chase	brown		72
chast	nr		203
chauffage	heater		7
chaussettes	socks		79
chaussures	shoe		79
chave de fenda	screwdriver		56
chave inglesa	wrench		16
chay	tea		8
chaynik	kettle		8
cheese			2
cheie combinata	wrench		52
chemise	shirt		41
chemodan	suitcase		8
chene	oak		60
chernaya	black		20
chernichnyy	blueberry		8
chernika	blueberry		8
chernila	ink		54
cherny	black		20
chernyy	black		20
cherry			5
chi	red		72
chiave inglese	wrench		9
chiavetta usb	usb flash drive		9
chicken			2
chikin	chicken		48
chinese			2
chitara	guitar		52
chitarra	guitar		9
chiyubu	tube		39
chleb	bread		15
chleba	bread		32
chocolade	chocolate		62
chocolat	chocolate		60
chocolate			59
choklad	chocolate		84
chongdianqi	charger		127
chrome			5
chromowany	chrome		19
chuck			80
chunzheng	original		39
chytre hodinky	smartwatch		61
ciastka	cookies		15
cider			2
cieply bialy	warm white		19
cihaz	device		57
cikolata	chocolate		110
cilek	strawberry		21
ciliegia	cherry		53
ciltli	hardcover		126
cinnamon			2
cinto	belt		16
cintura	belt		9
cinturon	belt		12
cinza	gray		150
ciocan	hammer		36
cioccolato	chocolate		53
ciotola	bowl		9
cipo	shoe		58
ciruela	plum		50
ciseaux	scissors		7
cislo	nr		198
citrom	lemon		26
citron	lemon		41
citron vert	lime		60
citronova	lemon		11
citronovy	lemon		11
cizme	boots		36
ck	calvin klein		71
clavier	keyboard		79
cle a molette	wrench		7
cle usb	usb flash drive		7
clear			5
climatiseur	air conditioner		7
clothes iron			1
co			128
coat			2
coats	coat		2
cobertor	blanket		16
cobre	copper		50
coca cola			71
cocacola	coca cola		71
cocco	coconut		28
cocoa			2
coconut			2
coffee			2
coffee beans			2
coffee machine			1
coffee maker	coffee machine		1
cok renkli	multicolor		110
coke	coca cola		27
cola branca	glue		16
colar	necklace		16
colchao	mattress		16
colchon	mattress		94
cold white	cool white		5
colete	vest		35
colla	glue		9
collana	necklace		9
colle	glue		7
collector	collectors		3
collectors			3
color			0
colore	color		51
colores	color		43
colour	color		0
coltello	knife		9
compact			0
compact disc	cd		90
company			0
compatibile	compatible		51
compatible			0
compatible with	for		157
compatibles	compatible		40
competitive upgrade	crossgrade		3
complete			0
complete package			0
complete product			0
compresse	tablet		103
comprime	tablet		83
comprimes	tablet		83
comprimido	tablet		56
computador	computer		56
computador portatil	laptop		56
computer			0
computer portatile	laptop		51
computers	computer		0
computing			0
con			131
con miel	honey		22
conditioner			0
condizionatore	air conditioner		9
confezione	pack		51
congelador	freezer		68
congelateur	freezer		41
congelatore	freezer		69
conjunto	set		56
consola	console		43
console			0
control			0
controle remoto	remote		171
cookie	cookies		1
cookies			1
cooktop			1
cool white			5
coperchio	lid		213
coperta	blanket		9
copertina rigida	hardcover		100
copper			5
copy paper			0
coque	case		160
cor de rosa	pink		74
coral			59
corap	socks		44
corded			0
cordeiro	lamb		35
cordero	lamb		22
cordless			0
corp			128
correa de reloj	strap		212
cortina	curtain		12
cosmetics			0
costum de baie	swimsuit		52
costume da bagno	swimsuit		9
cote droit	right		99
coton	cotton		37
cotone	cotton		28
cotton			2
couch	sofa		2
couette	duvet		7
couleur	color		40
couro	leather		35
couro sintetico	faux leather		35
couteau	knife		7
couvercle	lid		181
couverture rigide	hardcover		99
cover			80
covor	rug		52
cpu	processor		0
cranberry			2
crayon a papier	pencil		7
cream			5
crema	cream		50
crema de soare	sunscreen		52
crema solare	sunscreen		9
creme solaire	sunscreen		7
cremefarben	cream		25
crimson			59
cromado	chrome		50
cromato	chrome		53
crossgrade			3
csirke	chicken		26
csizma	boots		26
csomag	pack		65
ctn	carton		0
ctns	carton		0
cuchillo	knife		12
cuero	leather		68
cuffie	headphone		104
cuir	leather		41
cuivre	copper		60
cukier	sugar		63
cukor	sugar		26
cukr	sugar		11
culoare	color		78
cuoio	leather		28
cuptor	oven		52
curcan	turkey		36
curtain			1
curtains	curtain		1
cuscino	pillow		9
custodia	case		182
cutit	knife		52
cyan			59
cyfrowy	digital		49
cykel	bicycle		75
cytryna	lemon		10
cytrynowy	lemon		10
czajnik	kettle		63
czapka	hat		15
czarna	black		19
czarne	black		19
czarny	black		116
czekolada	chocolate		19
czekoladowy	chocolate		19
czerwona	red		19
czerwone	red		19
czerwony	red		116
czesc	nr		248
d link			27
d occasion	used		106
dack	tyre		75
daek	tyre		30
daikin			27
dalkove ovladani	remote		204
damen	women		86
damenmantel	coat		31
dames	women		254
damla	drops		126
dammsugare	vacuum cleaner		14
dana eti	beef		21
danxingben	hardcover		177
darab	piece		65
dark beer			3
dase	can		76
data traveler			27
datamaskin	computer		145
datatraveler	data traveler		27
dator	computer		67
day			4
day cream	day		86
ddr			0
ddr2			0
ddr3			0
ddr4			0
ddr5			0
de			81
de longhi	delonghi		224
de rechange	replacement		156
de seda	silk		22
debloque	unlocked		283
debowy	oak		19
decaf			3
decafeine	decaf		106
decaff	decaf		3
decaffeinated	decaf		3
dect			0
dect 6 0	dect		0
dect 6 0 plus	dect		0
deel	nr		201
deeltje	nr		201
deep fryer			1
deep groove ball bearing	ball bearing		1
definition			0
deisupurei	display		39
dekbed	duvet		13
dekbedovertrek	bedding		13
deken	blanket		13
dekk	tyre		251
deksel	lid		214
del			272
delantero	front		89
delonghi			224
delux	deluxe		3
deluxe			3
dentifrice	toothpaste		79
dentifricio	toothpaste		9
deo	deodorant		17
deodorant			2
deodorante	deodorant		69
der			271
derecha	right		89
derevo	wood		8
derevyannyy	wood		8
deri kemer	belt		44
des			152
design			0
desk			2
desktop			0
desodorante	deodorant		68
destnik	umbrella		11
destro	right		100
detergent			1
detergente	detergent		94
detersivo	detergent		9
device			0
devices	device		0
dezodorant	deodorant		63
di lana	wool		28
di seta	silk		28
dianchi	battery		124
dianhuaji	telephone		39
dianqiketoru	kettle		48
dianyuanyunitto	power supply		33
dianzirenji	microwave		39
diaper			2
diapers	diaper		2
diet			3
digitaal	digital		45
digital			0
digital slr	dslr		0
digital slr camera	dslr		0
digitale	digital		24
digitaler	digital		24
digitalis	digital		65
digitalni	digital		61
dijital	digital		57
dil	nr		198
dinde	turkey		37
direita	right		113
direnc	resistor		57
disc			0
disc de vinil	vinyl		266
disco compacto	cd		187
disco de freno	brake disc		22
disco de vinil	vinyl		228
disco duro	hard drive		43
disco freno	brake disc		28
disco rigido	hard drive		56
discs	disc		0
dishwasher			1
disk	disc		0
diskmaskin	dishwasher		14
disks	disc		0
display			0
displej	display		61
displey	display		54
dispositivo	device		43
disque compact	cd		161
disque de frein	brake disc		41
disque dur	hard drive		40
divano	sofa		69
dla	for		302
dlink	d link		27
dlugopis	pen		49
dlx	deluxe		3
doboz	box		65
doc martens	dr martens		71
docena	12pk		107
dock			80
docka	doll		14
doll			1
dolls	doll		1
domuz eti	pork		21
donna	women		176
doorzichtig	transparent		62
doos	box		45
doppelpack	2pk		86
doprava zdarma	free shipping		284
dorada	gold		50
dorado	gold		122
dorai	dry		48
dorata	gold		53
dorato	gold		53
dore	gold		115
doree	gold		60
dores	gold		60
dose	can		24
dosen	can		24
double			4
double pack	2pk		4
dourada	gold		74
dourado	gold		74
douzaine	12pk		83
dozen	12pk		0
dr martens			71
dr oetker			140
draadloos	wireless		45
draber	drops		120
drabina	ladder		15
dreapta	right		125
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
droetker	dr oetker		140
droge	dry		34
droppar	drops		109
drops			4
drucker	printer		64
druckerpatrone	cartridge		24
druer	grape		30
drukarka	printer		117
druppels	drops		139
druvor	grape		46
dry			2
dryer			1
dslr			0
dslr camera	dslr		0
du			152
dual			0
dukhi	perfume		18
dukke	doll		47
dunkel	dark beer		82
duo pack	2pk		4
duopack	2pk		4
durazno	peach		22
durchsichtig	transparent		25
duschgel	shower gel		64
dutzend	12pk		29
duvet			1
dvd			90
dvd video	dvd		90
dvdrom			0
dvds	dvd		90
dysk twardy	hard drive		49
dywan	rug		15
dzhinsy	jeans		8
dzinsy	jeans		10
dziny	jeans		11
e book	ebook		90
eakon	air conditioner		33
earbud			0
earbuds	earbud		0
earrings			1
eau de parfum	edp		121
eau de toilette	edt		121
eau minerale	mineral water		7
ebay			0
ebook			90
echarpe	scarf		7
echt	genuine		29
echter	genuine		29
ecologico	organic		129
ecouteurs	headphone		79
ecra	screen		56
ecran	screen		40
ed	edition		0
edelstahl	stainless		96
edelstahlfarben	stainless		25
edicao	edition		56
edicao limitada	limited		154
edicion	edition		43
edicion de bolsillo	paperback		89
edicion estandar	standard edition		268
editie	edition		45
edition			0
edition standard	standard edition		269
edizione	edition		51
edn	edition		0
edp			4
edt			4
edu	academic		3
education	academic		3
educational	academic		3
educational discount	academic		3
edycja	edition		49
edycja standardowa	standard edition		270
eettafel	table		13
ef m	efm		4
ef s	efs		4
efm			4
efs			4
eger	mouse		58
eiche	oak		25
eiken	oak		62
ekmek	bread		44
ekologiczny	organic		144
ekologisk	organic		241
ekran	screen		49
ekran karti	graphics card		57
ekran koruyucu	screen protector		220
ekrani	screen		57
ekspres do kawy	coffee machine		15
el aleti	tool		57
el cantasi	handbag		44
el feneri	flashlight		44
elbise	dress		21
eldiven	gloves		44
electric			0
electrico	electric		43
electrique	electric		83
electronics			0
elektricheskiy	electric		54
elektricky	electric		61
elektrikli	electric		57
elektrisch	electric		29
elektrische	electric		29
elektromos	electric		65
elektryczny	electric		49
eletrico	electric		56
elettrico	electric		51
elfenbein	ivory		25
elixir			3
ellenallas	resistor		65
elma	apple		21
elmali	apple		21
elso	front		138
em grao	beans		113
em po	powder		35
emerald			5
empfanger	receiver		24
en bois	wood		37
en cuir	leather		37
en grains	beans		121
en grano	beans		89
en lin	linen		37
en polvo	powder		22
en verre	glass		37
encadernado	hardcover		113
enceinte	speaker		83
encre	ink		40
eng	english		0
engine oil			1
english			0
ent	enterprise		3
enterprise			3
entkoffeiniert	decaf		82
envelope			1
envelopes	envelope		1
enveloppe	envelope		7
enveloppen	envelope		13
envio gratis	free shipping		107
eper	strawberry		26
erdbeer	strawberry		17
erdbeere	strawberry		17
eredeti	original		65
erkek	men		126
erneuert	refurbished		82
ersatz	replacement		132
ersatzarmband	strap		102
escabeau	ladder		7
escalera	ladder		12
escova de dentes	toothbrush		16
escritorio	desk		22
esd	download		0
espejo	mirror		12
espelho	mirror		16
espresso			5
espuma	foam		89
esquerda	left		113
essential	essentials		3
essentials			3
essuie tout	paper towels		7
estante	bookcase		16
estanteria	bookcase		94
et			81
etagere	bookcase		79
etek	skirt		21
etui	case		102
expansion			3
explicit			0
explicit version			0
express			3
ext	extended		3
extended			3
extra			3
extra large	xl		4
extra load	xl		4
ezust	silver		93
fabol	wood		26
faca	knife		16
factory sealed			0
fahrrad	bicycle		17
faina	flour		36
falda	skirt		22
family pack			3
fan			1
fara alcool	alcohol free		239
fara fir	wireless		78
farba	paint		15
farbe	color		24
farben	color		24
farg	color		67
farina	flour		69
farine	flour		41
farinha	flour		112
farkut	jeans		23
farve	color		76
fast delivery			0
fast ship			0
fast shipping			0
fat free			3
fato de banho	swimsuit		16
fatolj	armchair		67
faucet			1
fauteuil	armchair		83
faux leather			2
fe			3
feat			232
featuring	feat		232
feher	white		93
fekete	black		93
felpa con cappuccio	hoodie		28
felujitott	refurbished		237
femei	women		125
feminino	women		113
femme	women		121
fenykepezogep	camera		65
fer a repasser	clothes iron		7
ferfi	men		138
fernbedienung	remote		132
fernseher	tv		29
ferramenta	tool		56
ferro da stiro	clothes iron		9
fersken	peach		30
festplatte	hard drive		24
fettarm	low fat		82
feuchttucher	wipes		6
fhd			0
fialova	purple		42
fialove	purple		42
fialovy	purple		42
ficklampa	flashlight		14
fideos	noodles		22
fier de calcat	clothes iron		52
fiets	bicycle		77
film coated tablets	tablet		0
filmtabletten	tablet		29
filt	blanket		14
filter			98
filters	filter		98
filtr	filter		135
filtr oleju	oil filter		10
filtr powietrza	air filter		10
filtre	filter		156
filtre a air	air filter		41
filtre a huile	oil filter		41
filtri	filter		134
filtro	filter		133
filtro aria	air filter		28
filtro de aceite	oil filter		22
filtro de aire	air filter		22
filtro de ar	air filter		35
filtro de oleo	oil filter		35
filtro olio	oil filter		28
fincan	mug		44
findik	hazelnut		21
finish			0
fioletovaya	purple		20
fioletovy	purple		20
fioletovyy	purple		20
fioletowa	purple		19
fioletowe	purple		19
fioletowy	purple		19
firin	oven		44
firm			4
fisch	fish		31
fish			2
fisher price			27
fisherprice	fisher price		27
fisk	fish		46
fjarrkontroll	remote		206
fjernbetjening	remote		295
fjernsyn	tv		76
flakt	fan		14
flasche	bottle		29
flash			0
flash disk	usb flash drive		32
flash drive	usb flash drive		1
flashlight			1
flaska	bottle		67
flasker	bottle		76
flaskkott	pork		46
flat			0
fles	bottle		45
fleshka	usb flash drive		18
flour			2
fm			0
foam			4
folge	nr		167
folosit	used		239
fonarik	flashlight		18
fonte de alimentacao	power supply		16
food processor			1
food processors	food processor		1
for			157
forbici	scissors		9
foret	drill bit		7
formaggio	cheese		69
forno	oven		9
forpackning	pack		67
forte			3
fotel	armchair		49
fotoaparat	camera		61
fotoapparat	camera		54
fotocamera	camera		103
fototoestel	camera		45
fou	can		39
fragola	strawberry		28
fragole	strawberry		28
fraise	strawberry		41
fraises	strawberry		41
frakke	coat		30
fralda	diaper		35
framboesa	raspberry		35
framboise	raspberry		37
framboises	raspberry		37
framboos	raspberry		34
frambozen	raspberry		34
frambuesa	raspberry		22
frambuesas	raspberry		22
frango	chicken		35
free			0
free delivery			0
free postage	free shipping		0
free pp		free p p	0
free ship			0
free shipping			0
free uk delivery	free shipping		0
freezer			2
french			2
fresa	strawberry		22
fresas	strawberry		22
fri fragt	free shipping		285
fri frakt	free shipping		287
fridge	refrigerator		1
frigider	refrigerator		52
frigorifero	refrigerator		104
frigorifico	refrigerator		94
friteuse	deep fryer		7
fritteuse	deep fryer		6
frityurnitsa	deep fryer		18
from			81
fromage	cheese		41
front			4
frullatore	blender		9
frying pan			1
fryser	freezer		30
fta	tablet		29
fudopurosetsa	food processor		33
fuente de alimentacion	power supply		12
fuggony	curtain		58
fuiruta	filter		124
fulbevalo	earrings		58
full			3
full version			0
funda	case		180
fur		für	157
furaipan	frying pan		33
furesz	saw		58
futbolka	t shirt		8
gafas de sol	sunglasses		12
gai	lid		127
galben	yellow		88
galbena	yellow		88
galletas	cookies		12
galvanised	galvanized		2
galvanized			2
game			0
games	game		0
gants	gloves		79
ganze bohnen	beans		86
gaopinzhi	quality		39
garasu	glass		48
garden hose			1
garderob	wardrobe		75
gardin	curtain		14
garlic			2
garrafa	bottle		56
gartenschlauch	garden hose		6
gas			0
gasgrill	grill		6
gauche	left		99
gazonokosilka	lawn mower		18
ge			71
geanta de mana	handbag		52
gebonden	hardcover		139
gebraucht	used		82
gebrauchte	used		82
gebruikt	used		194
gebunden	hardcover		137
gebundene ausgabe	hardcover		137
gebundenes buch	hardcover		137
gece yarisi	midnight		151
geel	yellow		62
gefrierschrank	freezer		17
gehause	body		29
geheugen	memory		45
geheugenkaart	memory card		13
gel			4
gel de banho	shower gel		16
gel de ducha	shower gel		12
gel dlya dusha	shower gel		18
gel douche	shower gel		79
geladeira	refrigerator		16
gelb	yellow		5
gelbe	yellow		25
gelber	yellow		25
gelbes	yellow		25
geldborse	wallet		6
gele	yellow		62
gelules	capsules		121
gemahlen	ground		86
gember	ginger		34
gemu	game		39
gemuji	console		39
gen	generation		0
general electric	ge		71
generaluberholt	refurbished		82
generation			0
gengibre	ginger		35
genuine			0
gerat	device		29
gerate	device		29
gereedschap	tool		45
gereedschapskist	toolbox		13
german			2
geschirrspuler	dishwasher		6
ghimbir	ginger		36
giacca	jacket		69
gialla	yellow		53
gialli	yellow		53
giallo	yellow		149
gingembre	ginger		37
giocattolo	toy		51
gioco	game		51
gioco da tavolo	board game		9
gitaar	guitar		13
gitar	guitar		44
gitara	guitar		15
gitarr	guitar		14
gitarre	guitar		6
glas	jar		29
glass			2
glazen	glass		34
gld	gold		5
glodlampa	light bulb		14
gloeilamp	light bulb		13
glosnik	speaker		123
gloves			1
glue			1
gluhbirne	light bulb		64
gluhlampe	light bulb		64
gluten free			0
glutenfrei	gluten free		29
gmbh			128
gocce	drops		100
gold			59
goldene	gold		25
goldfarben	gold		25
gomlek	shirt		21
gordijn	curtain		13
gorra	hat		12
gorudo	gold		72
gotas	drops		89
goud	gold		62
gouden	gold		62
goudkleurig	gold		62
gouttes	drops		99
govyadina	beef		8
gr	size		29
gra	gray		84
graa	gray		84
grade			0
grades	grade		0
grafikkarte	graphics card		29
grafikkort	graphics card		67
grafische kaart	graphics card		45
grafite	graphite		53
grafito	graphite		122
grafitowy	graphite		19
grammofoonplaat	vinyl		227
gramofonova deska	vinyl		264
granatowy	navy		19
grape			2
graphics card			0
graphit	graphite		96
graphite			5
grasklippare	lawn mower		14
grasmaaier	lawn mower		13
grat	gray		114
gratar	grill		52
gratis versand	free shipping		29
gratis verzending	free shipping		286
gratt	gray		84
grau	gray		96
graue	gray		25
grauer	gray		25
graues	gray		25
gray			5
green			59
grey	gray		5
gri	gray		110
grifo	faucet		12
grigi	gray		53
grigia	gray		53
grigio	gray		149
griglia	grill		9
grijs	gray		141
grijze	gray		62
grill			1
grille pain	toaster		41
grilli	grill		55
gris	gray		115
grise	gray		60
grises	gray		60
griskott	pork		46
grn	green		5
groen	green		141
groene	green		62
gron	green		84
grona	green		84
gronn	green		229
gronne	green		114
gront	green		84
grosse	size		29
ground			4
grun	green		96
grune	green		25
gruner	green		25
grunes	green		25
gry	gray		5
guakebutuan	duvet		33
guakebutuankaba	bedding		33
guantes	gloves		12
guanti	gloves		9
guarda chuva	umbrella		35
guarda roupa	wardrobe		35
guc kaynagi	power supply		44
guitar			1
guitare	guitar		7
guitarra	guitar		12
guitars	guitar		1
guld	gold		84
guldfargad	gold		84
gumova	rubber		11
gumovy	rubber		11
gumowa	rubber		10
gumowy	rubber		10
gumus	silver		110
gunes gozlugu	sunglasses		44
gurafuitkubodo	graphics card		39
gure	gray		72
gurin	green		72
gurtel	belt		6
gyapju	wool		26
gyomber	ginger		26
h264			0
h265			0
haartrockner	hair dryer		6
hachimitsu	honey		48
hadodeisuku	hard drive		39
hadokaba	hardcover		177
haeftet	paperback		120
hafiza karti	memory card		44
haftad	paperback		109
hahnchen	chicken		17
hair dryer			1
hakiki deri	leather		21
halas	fish		26
hali	rug		44
hallon	raspberry		46
halsduk	scarf		14
halskaede	necklace		47
halskette	necklace		6
halterung	mount		132
hame	skirt		23
hamer	hammer		77
hammare	hammer		75
hammer			2
handbag			1
handbags	handbag		1
handdoek	towel		13
handduk	towel		14
handklaede	towel		47
handschoenen	gloves		13
handschuhe	gloves		64
handskar	gloves		14
handsker	gloves		47
handtas	handbag		13
handtasche	handbag		6
handtaske	handbag		47
handtuch	towel		6
handvaska	handbag		14
handy	smartphone		29
hard			0
hard cover	hardcover		4
hard drive			0
hard drives	hard drive		0
hardback	hardcover		4
hardcover			4
harddisk	hard drive		67
harde kaft	hardcover		139
harde schijf	hard drive		45
harina	flour		68
harmaa	gray		87
hartie	paper		78
haselnuss	hazelnut		17
hasselnod	hazelnut		30
hasselnodder	hazelnut		30
hasselnot	hazelnut		46
hasselnotter	hazelnut		46
hasznalt	used		237
hat			1
hatizsak	backpack		26
hats	hat		1
hatso	rear		138
hauptplatine	motherboard		6
hausschuhe	slippers		6
havlu	towel		44
hazelnoot	hazelnut		34
hazelnut			2
hd			0
hdmi			0
hdtv	tv		0
head and shoulders	head shoulders		27
head shoulders			27
headoraiya	hair dryer		33
headphone			1
headphones	headphone		1
heater			1
heaters	heater		1
hedvabi	silk		11
hefeweissbier	weissbier		17
hefeweizen	weissbier		17
heft	nr		167
heftet	paperback		255
hei	black		72
heidelbeere	blueberry		31
heidelbeeren	blueberry		31
heizlufter	heater		6
hela bonor	beans		109
hele bonner	beans		120
helm	helmet		6
helmet			1
helmets	helmet		1
hemd	shirt		17
herbata	tea		63
heren	men		254
herramienta	tool		43
herren	men		86
herrenuhr	watch		29
hersteller	brand		24
hervidor	kettle		68
hesap makinesi	calculator		44
hetdohon	headphone		33
hewlett packard	hp		71
hewlett packard enterprise			27
hezerunattsu	hazelnut		48
hierbabuena	mint		22
high			0
high quality	quality		0
hiiri	mouse		55
himbeere	raspberry		31
himbeeren	raspberry		31
hindbaer	raspberry		30
hindi eti	turkey		21
hindistan cevizi	coconut		21
hinten	rear		86
hita	heater		33
hjalm	helmet		14
hjelm	helmet		47
hlinik	aluminium		11
hlinikovy	aluminium		11
hneda	brown		42
hnede	brown		42
hnedy	brown		42
hodinky	watch		61
hoesje	case		259
hoger	right		109
hogtalare	speaker		67
hojre	right		120
hojttaler	speaker		76
holz	wood		31
hombre	men		209
home			3
homme	men		121
honey			2
honig	honey		17
honing	honey		77
honung	honey		75
hooded sweatshirt	hoodie		2
hoodie			2
hoodies	hoodie		2
hopea	silver		87
hopeinen	silver		87
hordozhato szamitogep	laptop		65
horetelefoner	headphone		47
horlurar	headphone		252
horno	oven		12
hortela	mint		35
horuda	mount		124
hot wheels			27
hotwheels	hot wheels		27
houder	mount		146
housse	case		160
housut	trousers		23
hout	wood		34
houten	wood		34
hovezi	beef		11
howaito	white		72
hp			71
hpe	hewlett packard enterprise		27
hra	game		61
hracka	toy		61
huangse	yellow		72
huhn	chicken		17
huile dolive	olive oil		41
huile moteur	engine oil		7
huise	gray		72
huivi	scarf		55
hukommelse	memory		76
hukommelseskort	memory card		47
hulle	case		102
hunaja	honey		23
huppari	hoodie		23
hvid	white		114
hvide	white		114
hvidlog	garlic		30
hvit	white		229
hydrochloric acid			2
iero	yellow		72
igra	game		54
igrushka	toy		54
ihkutkinguhita	cooktop		33
ikinci el	used		195
imbir	ginger		10
imbirnyy	ginger		8
imbirowy	ginger		10
impresora	printer		94
impressora	printer		16
imprimante	printer		79
in			81
in grani	beans		176
in polvere	powder		28
in stock			0
inalambrico	wireless		107
inbunden	hardcover		109
inc			128
ince kapak	paperback		126
inch			0
inchiostro	ink		51
incl	with		131
including	with		131
indbundet	hardcover		120
indeyka	turkey		8
india pale ale	ipa		2
indigo			59
indyk	turkey		10
ingefaer	ginger		30
ingefara	ginger		46
ingwer	ginger		31
ink			0
inkivaari	ginger		23
inkl	with		288
inkt	ink		45
inku	ink		39
innbundet	hardcover		255
inox	stainless		115
instrumental			3
instrumental version	instrumental		3
inteligentny zegarek	smartwatch		49
international			0
internet			0
intl	international		0
iogurte	yogurt		35
ipa			2
ipek	silk		21
islemci	processor		57
isopropanol			2
isopropyl alcohol	isopropanol		2
issue	nr		168
issues	nr		168
italian			2
item			0
ivoire	ivory		60
ivoor	ivory		62
ivory			59
izdanie	edition		54
izquierda	left		89
izzo	light bulb		58
jaakaappi	refrigerator		55
jablecny	apple		11
jablko	apple		10
jablkowy	apple		10
jabon	soap		68
jacka	jacket		75
jacke	jacket		17
jacket			2
jagniecina	lamb		10
jahoda	strawberry		11
jakke	jacket		30
jakosc	quality		49
japanese			2
jaqueta	jacket		35
jar			0
jarabe	syrup		89
jars			0
jatek	toy		65
jauhe	powder		23
jaune	yellow		5
jaunes	yellow		60
jc	jewel case		0
jeans			2
jedwab	silk		10
jehneci	lamb		11
jengibre	ginger		22
jeu	game		40
jeu de societe	board game		7
jewel			0
jewel case			0
jiaohuanyong	replacement		124
jidelni stul	table		32
jiemetie	refill		127
jing	mirror		33
jinjiya	ginger		48
jinse	gold		72
jizdni kolo	bicycle		11
joc	game		78
joc de societate	board game		52
joghurt	yogurt		31
jogo	game		56
jogo de tabuleiro	board game		16
johnson and johnson	johnson johnson		27
johnson johnson			27
jordbaer	strawberry		30
jordgubb	strawberry		46
jordgubbar	strawberry		46
jordnod	peanut		30
jouet	toy		40
jrs	jar		0
juan	nr		293
jucarie	toy		78
juego	game		43
juego de mesa	board game		12
juguete	toy		43
juice			1
juices	juice		1
junior			3
jupe	skirt		37
jurk	dress		34
jus de fruits	juice		7
juusto	cheese		23
kaakao	cocoa		23
kaapeli	cable		70
kaars	candle		13
kaart	card		45
kaas	cheese		77
kaba	cover		127
kabat	coat		11
kabel	cable		24
kabelka	handbag		32
kabellos	wireless		29
kabellose	wireless		29
kabelloser	wireless		29
kabels	cable		45
kablo	cable		57
kachestvo	quality		54
kadin	women		126
kado	card		39
kaffe	coffee		75
kaffebonor	coffee beans		75
kaffee	coffee		17
kaffeebohnen	coffee beans		17
kaffeemaschine	coffee machine		64
kaffeevollautomat	coffee machine		64
kagit	paper		57
kagit havlu	paper towels		44
kahve	coffee		21
kahve makinesi	coffee machine		44
kahverengi	brown		110
kahvi	coffee		23
kakao	cocoa		17
kakaolu	cocoa		21
kakaos	cocoa		26
kakaowe	cocoa		10
kakaowy	cocoa		10
kalapacs	hammer		26
kalendar	calendar		18
kalendarz	calendar		15
kalender	calendar		6
kalenteri	calendar		55
kalhoty	trousers		11
kalite	quality		57
kalkkuna	turkey		23
kalkoen	turkey		34
kalkon	turkey		46
kalkulacka	calculator		32
kalkulator	calculator		15
kalkun	turkey		30
kaltweiss	cool white		96
kamera	camera		29
kameran	camera		67
kamerasi	camera		166
kamizelka	vest		10
kana	chicken		23
kanapa	sofa		10
kanape	sofa		26
kanel	cinnamon		30
kannettava tietokone	laptop		70
kapcie	slippers		15
kapetto	rug		33
kapky	drops		119
kapli	drops		105
kappaletta	piece		70
kapseln	capsules		86
kapslar	capsules		109
kapsler	capsules		120
kapsuly	capsules		105
kapszula	capsules		138
kapuzenpullover	hoodie		31
karamel	caramel		31
karamell	caramel		31
karamellas	caramel		26
karamellsmak	caramel		46
karamelnyy	caramel		8
karamelova	caramel		11
karamelovy	caramel		11
karandash	pencil		18
karaoke version	karaoke		3
karkoto	bracelet		58
karmel	caramel		10
karmelowy	caramel		10
karora	watch		65
karta	card		54
karta graficzna	graphics card		49
karta pamieci	memory card		15
karta pamyati	memory card		18
karte	card		24
karti	card		57
karton	carton		24
karton kapak	paperback		126
kartong	carton		67
kartonnage	hardcover		109
kartons	carton		24
kartya	card		65
kase	cheese		17
kasket	hat		47
katen	curtain		33
katoen	cotton		34
katon	carton		39
katoritji	cartridge		39
katpururi	tub		39
kaucuk	rubber		21
kaulakoru	necklace		55
kautschuk	rubber		31
kava	coffee		11
kave	coffee		26
kawa	coffee		63
kawa ziarnista	coffee beans		63
kaytetty	used		280
keburu	cable		39
kek	blue		93
kekse	cookies		6
keksi	cookies		55
keksz	cookies		58
keltainen	yellow		87
kemeny kotes	hardcover		138
kemenytablas	hardcover		138
kengat	shoe		55
kenyer	bread		58
kepernyo	screen		65
keps	hat		14
keramia	ceramic		26
keramicky	ceramic		11
keramiek	ceramic		34
keramiikka	ceramic		23
keramik	ceramic		31
keramika	ceramic		8
kerekpar	bicycle		26
kers	cherry		62
kerze	candle		6
kesu	case		127
kesztyu	gloves		58
kettensage	chainsaw		6
kettingzaag	chainsaw		13
kettle			2
keyboard			1
khaki			59
khleb	bread		18
khlopkovyy	cotton		8
khlopok	cotton		8
kholodilnik	refrigerator		18
kholodnyy belyy	cool white		20
khrom	chrome		20
kiadas	edition		65
kibodo	keyboard		33
kids			0
kijelzo	display		65
kilif	case		262
kinderfahrrad	bicycle		17
kindersitz	car seat		6
kinderwagen	stroller		6
king			4
kippenvlees	chicken		34
kirja	book		70
kirmizi	red		110
kirsche	cherry		25
kissen	pillow		6
kit			0
kitap	book		57
kitara	guitar		55
kitchinpepa	paper towels		33
kits	kit		0
kiyarameru	caramel		48
kjol	skirt		46
kjole	dress		30
kladivo	hammer		11
klanning	dress		46
klar	clear		96
klavesnice	keyboard		32
klavye	keyboard		44
klawiatura	keyboard		117
klebstoff	glue		6
kledingkast	wardrobe		77
kleid	dress		17
kleiderschrank	wardrobe		17
klej	glue		15
kleur	color		45
kley	glue		18
klima	air conditioner		58
klimaanlaeg	air conditioner		47
klimaanlage	air conditioner		6
klimatizace	air conditioner		32
klubnichnyy	strawberry		8
klubnika	strawberry		8
knife			1
kniga	book		54
kniha	book		61
knihovna	bookcase		32
kniv	knife		14
knive	knife		47
knives	knife		1
knoblauch	garlic		31
koberec	rug		32
koc	blanket		15
kochfeld	cooktop		6
koekenpan	frying pan		13
koekjes	cookies		13
koel wit	cool white		62
koelkast	refrigerator		13
kofe	coffee		8
koffeinfrei	caffeine free		82
koffer	suitcase		17
koffie	coffee		77
koffiebonen	coffee beans		77
koffiezetapparaat	coffee machine		13
kohimeka	coffee machine		33
kokoa	cocoa		48
kokonattsu	coconut		48
kokos	coconut		31
kokosnod	coconut		30
kokosnoot	coconut		34
kokosnot	coconut		46
kokosnuss	coconut		31
kokosova	coconut		11
kokosovy	coconut		11
kokosovyy	coconut		8
kokosowa	coconut		10
kokosowy	coconut		10
kokusz	coconut		26
kol saati	watch		57
kolczyki	earrings		15
koleskab	refrigerator		47
kolonka	speaker		54
kolor	color		49
kolye	necklace		44
kombine anahtar	wrench		44
kompakt disk	cd		163
kompatibel	compatible		24
kompatibel mit	for		299
komputer	computer		49
kompyuter	computer		54
konditsioner	air conditioner		18
konsol	console		54
konsola	console		49
konsole	console		29
konsolu	console		166
konvert	envelope		18
konyv	book		65
konzol	console		65
konzole	console		61
kookos	coconut		23
kookplaat	cooktop		13
koperta	envelope		15
kopfhorer	headphone		64
kopierpapier	copy paper		29
koppar	copper		84
koptelefoon	headphone		208
kopuk	foam		126
korichnevaya	brown		20
korichnevy	brown		20
korichnevyy	brown		20
korobka	box		54
korte broek	shorts		34
kortti	card		70
korv	sausage		46
kosc sloniowa	ivory		19
koshelek	wallet		18
kosile	shirt		11
kostenloser versand	free shipping		29
koszula	shirt		10
koszulka	t shirt		10
kotet	nr		200
kotton	cotton		48
kovakantinen	hardcover		148
kover	rug		18
kozaki	boots		63
kozena	leather		11
kozeny	leather		11
kozhanyy	leather		8
kraan	faucet		13
krabice	box		61
kraska	paint		18
krasnaya	red		20
krasnoe	red		20
krasny	red		20
krasnye	red		20
krasnyy	red		20
kratasy	shorts		11
krautertee	tea		31
kremowy	cream		19
kreslo	armchair		54
krople	drops		101
krossovki	shoe		18
krovat	bed		18
kruti	turkey		11
kruzhka	mug		18
kryshka	lid		261
krzeslo	chair		63
ksiazka	book		49
kubek	mug		15
kuchenmaschine	food processor		6
kuchenrolle	paper towels		6
kudde	pillow		14
kuffert	suitcase		30
kufr	suitcase		11
kufr na naradi	toolbox		32
kugellager	ball bearing		64
kugelschreiber	pen		24
kuglepen	pen		76
kuhlschrank	refrigerator		64
kuiva	dry		23
kukla	doll		18
kulaklik	headphone		253
kulta	gold		87
kultainen	gold		87
kumi	rubber		23
kunststof	plastic		34
kunststoff	plastic		31
kupalnik	swimsuit		18
kupfer	copper		25
kurczak	chicken		10
kureci	chicken		11
kuritsa	chicken		8
kursun kalem	pencil		44
kurtka	jacket		63
kuru	dry		21
kurze hose	shorts		31
kussen	pillow		13
kusu	piece		61
kutu	box		57
kutu oyunu	board game		44
kuulokkeet	headphone		55
kuvert	envelope		14
kuzu eti	lamb		21
kvalita	quality		61
kvalitet	quality		67
kwaliteit	quality		45
kyckling	chicken		46
kylling	chicken		30
kylskap	refrigerator		14
kynttila	candle		55
kypara	helmet		55
kytara	guitar		32
l	large		4
l oreal	loreal		71
l oreal paris	loreal		71
la			81
la roche posay			223
laarzen	boots		77
laatu	quality		70
lachs	salmon		25
lactose free			3
laddare	charger		219
ladder			1
ladders	ladder		1
ladegerat	charger		102
ladies	women		4
ladowarka	charger		216
laebestift	lipstick		47
laeder	leather		30
lager			2
laine	wool		37
lait	milk		41
laite	device		70
laiton	brass		37
laktosefrei	lactose free		82
lalka	doll		15
lamaie	lemon		36
lamb			2
lamm	lamb		31
lammas	lamb		23
lammekod	lamb		30
lammfleisch	lamb		31
lammkott	lamb		46
lamp			1
lampa	lamp		15
lampada	lamp		9
lampada led	light bulb		16
lampadaire	lamp		7
lampadina	light bulb		9
lampara	lamp		12
lampe	lamp		6
lampe torche	flashlight		7
lampochka	light bulb		18
lampone	raspberry		28
lamponi	raspberry		28
lamps	lamp		1
lamsvlees	lamb		34
langspeelplaat	vinyl		227
lapis	pencil		16
lapiz	pencil		12
lappstift	lipstick		14
lapsha	noodles		8
lapte	milk		36
laptop			0
laranja	orange		74
large			4
lasi	glass		23
laskin	calculator		55
lastik	tyre		21
lata	can		43
latao	brass		35
latarka	flashlight		15
latas	can		43
laton	brass		22
lattina	can		51
lattine	can		51
latunnyy	brass		8
laturi	charger		258
laufschuh	shoe		64
laufuhr	smartwatch		29
lautsprecher	speaker		29
lavadora	washing machine		94
lavanda	lavender		50
lavande	lavender		60
lavastoviglie	dishwasher		9
lavatrice	washing machine		104
lave linge	washing machine		79
lave vaisselle	dishwasher		7
lavendel	lavender		25
lavender			59
lawenda	lavender		19
lawn mower			1
laym	lime		20
lcd			0
le			81
learning			0
leather			2
leche	milk		68
leche de coco	coconut		22
lecteur	player		40
led			0
leder	leather		17
lednice	refrigerator		32
left			4
left hand	left		4
left side	left		4
legetoj	toy		76
legno	wood		28
leinen	linen		31
leipa	bread		55
leite	milk		35
leiter	ladder		6
lejatszo	player		65
leketoy	toy		145
leksak	toy		67
lelu	toy		70
lemn	wood		36
lemon			2
lengdongku	freezer		48
lengzangku	refrigerator		33
lenjerie de pat	bedding		52
lens			98
lenses	lens		98
leren	leather		34
les			152
lessive	detergent		79
letra	ladder		58
letto	bed		9
lettore	player		51
levi s	levis		27
levi strauss	levis		27
levis			27
levyy	left		105
lewy	left		101
lh	left		4
libri	book		51
libro	book		43
libro de bolsillo	paperback		89
lic	license		0
licence	license		0
license			0
licenses	license		0
lid			80
lids	lid		80
light	lite		3
light bulb			1
lighter			3
lijm	glue		13
lila	purple		96
limao	lemon		35
lime			59
limette	lime		25
limitada	limited		129
limitata	limited		143
limited			3
limitee	limited		106
limitiert	limited		82
limoen	lime		62
limon	lemon		22
limone	lemon		28
limoni	lemon		28
limonka	lime		19
limonlu	lemon		21
limonnyy	lemon		8
linen			2
lingettes	wipes		7
links	left		86
linnen	linen		34
linterna	flashlight		12
linux			147
lippenstift	lipstick		6
lipstick			1
lit double	bed		7
lite			3
live at	live version		3
live from	live version		3
live in concert	live version		3
live version			3
livraison gratuite	free shipping		83
livre	book		40
livre de poche	paperback		99
livre numerique	ebook		161
livro	book		56
llave inglesa	wrench		12
llc			128
lneny	linen		11
lniana	linen		10
lnyanaya	linen		8
lnyanoy	linen		8
load			0
lodowka	refrigerator		117
lommelygte	flashlight		47
lompakko	wallet		55
loreal			71
loreal paris	loreal		71
losos	salmon		19
lot de	bundle		40
lotion			4
low fat			3
lozko	bed		15
lozysko	ball bearing		15
lp	vinyl		90
lp plade	vinyl		185
lrp	la roche posay		223
lt			3
ltd			128
lte			0
lu	green		72
luftfilter	air filter		17
luftkonditionering	air conditioner		14
luidspreker	speaker		45
luiers	diaper		77
lunettes de soleil	sunglasses		7
lustro	mirror		15
luvas	gloves		16
lyserod	pink		114
m	medium		4
m 2 nvme	nvme		0
m 2 nvme ssd	nvme		0
m 2 ssd	ssd		0
m2 nvme	nvme		0
m2 ssd	ssd		0
maat	size		45
mac	macintosh		147
macchina da caffe	coffee machine		9
machine a cafe	coffee machine		79
macinato	ground		176
macintosh			147
macos	macintosh		147
maden suyu	mineral water		44
madera	wood		22
madrass	mattress		14
maelk	milk		30
magenta			59
maglietta	t shirt		28
maglione	sweater		28
magukatpu	mug		33
mahogany			5
maiale	pork		28
maiku	microphone		33
maillot de bain	swimsuit		7
maito	milk		23
maka	flour		63
makas	scissors		44
mala de viagem	suitcase		35
maleta	suitcase		68
malina	raspberry		10
malinova	raspberry		11
malinovy	raspberry		11
malinovyy	raspberry		8
malinowy	raspberry		10
malli	model		70
malna	raspberry		26
mando a distancia	remote		133
mangueira	garden hose		16
manguera	garden hose		12
mansikka	strawberry		23
manta	blanket		12
manteau	coat		37
manteiga	butter		112
mantequilla	butter		68
manusi	gloves		52
manzana	apple		22
manzanas	apple		22
manzo	beef		28
maobu	blanket		33
maple			5
maquina de lavar roupa	washing machine		16
maquina de secar	dryer		16
marca	brand		51
marcador	marker		16
marfil	ivory		50
marfim	ivory		74
marha	beef		26
marineblau	navy		25
mark			3
marka	brand		49
marke	brand		24
marker			1
markers	marker		1
maro	brown		88
maroon			59
marque	brand		40
marqueur	marker		7
marron	brown		115
marrone	brown		149
marteau	hammer		41
martello	hammer		69
martelo	hammer		35
martillo	hammer		68
masa de cafea	table		52
masc	ointment		101
mascara			1
mascara de cilios	mascara		16
mascara de pestanas	mascara		12
masculino	men		113
masina de spalat	washing machine		52
masina de spalat vase	dishwasher		52
maslo	butter		63
mass merchant	small box		0
mass merchant box	small box		0
massband	tape measure		17
massing	brass		46
massivholz	wood		31
matase	silk		36
matelas	mattress		79
materac	mattress		15
materasso	mattress		104
matita	pencil		9
matkalaukku	suitcase		23
matova	mint		11
matovy	mint		11
matrace	mattress		32
matras	mattress		13
matratze	mattress		64
matt			4
matta	rug		14
matte	matt		4
matto	rug		55
mattoresu	mattress		33
mattress			1
maus	mouse		64
mausu	mouse		33
mavi	blue		151
max			3
maybelline			71
maybelline new york	maybelline		71
mazabodo	motherboard		33
me			0
measuring tape	tape measure		2
media			0
medianoche	midnight		122
medium			4
medova	honey		11
medovy	honey		11
meel	flour		34
mehl	flour		17
meia noite	midnight		150
meias	socks		16
mekka vazba	paperback		119
mekko	dress		23
mela	apple		28
mele	apple		28
melitta			140
melk	milk		34
melleny	vest		26
melltarto	bra		58
melocoton	peach		22
memoire	memory		40
memori	memory		39
memoria	memory		43
memorie	memory		78
memorikado	memory card		33
memory			0
memory card			1
memory cards	memory card		1
men			4
mens	men		4
menta	mint		26
menta piperita	mint		28
menthe	mint		41
merdiven	ladder		44
merevlemez	hard drive		65
merk	brand		45
mesa	table		12
meski	men		101
messen	knife		13
messer	knife		6
messing	brass		17
metre ruban	tape measure		41
meyve suyu	juice		44
mezes	honey		26
mezzanotte	midnight		149
micro ondes	microwave		40
micro usb			2
microfon	microphone		52
microfone	microphone		16
microfono	microphone		12
microfoon	microphone		13
microondas	microwave		43
microonde	microwave		51
microphone			1
microphones	microphone		1
microsoft			27
microsoft office			27
microsoft xbox 360	xbox 360		4
microsoft xbox one	xbox one		4
microsoft xbox series s	xbox series s		4
microsoft xbox series x	xbox series x		4
microwave			0
middernacht	midnight		141
midnatt	midnight		230
midnight			5
miedz	copper		19
miekka oprawa	paperback		101
miere	honey		36
miesten	men		148
mieta	mint		10
mietowy	mint		10
mikrofon	microphone		6
mikrofoni	microphone		55
mikrowelle	microwave		24
milch	milk		17
milk			2
mineraalwater	mineral water		13
mineral water			1
mineralni voda	mineral water		32
mineralvatten	mineral water		14
mineralwasser	mineral water		6
mini			3
mini usb			2
miniraknare	calculator		14
minneskort	memory card		14
mint			2
minto	mint		48
minttu	mint		23
minuit	midnight		115
miod	honey		63
miroir	mirror		7
mirror			1
mirrors	mirror		1
mirtilli	blueberry		28
mirtillo	blueberry		28
mirtilo	blueberry		35
miruku	milk		48
miska	bowl		15
mit			131
mitternacht	midnight		96
mjol	flour		75
mjolk	milk		46
mk	mark		3
mlecny	milk		11
mleko	milk		10
mlotek	hammer		63
mobairubatteri	power bank		39
mobiele telefoon	smartphone		45
mobilni telefon	smartphone		61
mochila	backpack		68
model			0
modele	model		40
modell	model		24
modello	model		51
modelo	model		43
moderkort	motherboard		14
modra	blue		42
modre	blue		42
modry	blue		42
moederbord	motherboard		13
mogyoro	hazelnut		26
mok	mug		13
molido	ground		89
molochnyy	milk		8
moloko	milk		8
molotok	hammer		8
monita	monitor		39
moniteur	monitor		40
monitor			0
monitore	monitor		24
monitores	monitor		43
month			0
months	month		0
montre	watch		83
montre connectee	smartwatch		40
morada	purple		50
morado	purple		50
morango	strawberry		35
morangos	strawberry		35
mosaz	brass		11
mosogep	washing machine		58
motherboard			1
motor oil	engine oil		1
motor yagi	engine oil		44
motorol	engine oil		6
motorolie	engine oil		13
motorsag	chainsaw		14
moulu	ground		121
mount			98
mounts	mount		98
mouse			1
mousse a raser	foam		99
mp3			0
ms office	microsoft office		27
muanyag	plastic		26
mug			1
mugg	mug		14
mugs	mug		1
muis	mouse		13
muisti	memory		70
mujer	women		209
muka	flour		8
muki	mug		55
multi color	multicolor		5
multi colour	multicolor		5
multicolor			5
multicolore	multicolor		60
multicolour	multicolor		5
multicoloured	multicolor		5
multimedia			0
muneca	doll		12
munt	mint		34
muovi	plastic		23
murekkep	ink		57
music			0
musik cd	cd		186
musta	black		87
mustikka	blueberry		23
muts	hat		13
mutze	hat		6
muz	banana		21
muzhi	wood		48
muzhskoy	men		105
myagkaya oblozhka	paperback		105
myagkiy pereplet	paperback		105
myata	mint		8
myatnyy	mint		8
mydlo	soap		63
mylo	soap		8
mynte	mint		30
myrtille	blueberry		37
myrtilles	blueberry		37
mys	mouse		32
mysh	mouse		18
mysz	mouse		15
nabor	set		54
nachfuller	refill		102
nachfullpack	refill		102
nacht	night		82
nachtcreme	night		82
nachtpflege	night		82
nadrag	trousers		26
nahka	leather		23
nahradni dil	replacement		204
nahrdelnik	necklace		32
naifu	knife		33
naisten	women		148
namiot	tent		15
nane	mint		21
napln	refill		211
nappaimisto	keyboard		55
nappies	diaper		2
nappy	diaper		2
naptar	calendar		58
naradi	tool		61
naramek	bracelet		32
narancssarga	orange		93
naranja	orange		50
narrow			4
narzedzie	tool		49
naszyjnik	necklace		15
naturalnaya kozha	leather		8
naudanliha	beef		23
naushniki	headphone		18
nausnice	earrings		32
navy			59
naytto	monitor		70
neagra	black		88
necklace			1
necklaces	necklace		1
nederdel	skirt		30
negra	black		122
negras	black		50
negro	black		5
negros	black		50
negru	black		88
nera	black		53
neri	black		53
nero	black		5
network			0
netzteil	power supply		6
neu	new		29
neuf	new		83
neumatico	tyre		68
neuware	new		29
new			0
new and sealed	sealed		0
new balance			27
new in box			0
new sealed	sealed		0
newbalance	new balance		27
newegg com			0
niebieska	blue		19
niebieski	blue		116
niebieskie	blue		19
nieuw	new		45
night			3
night cream	night		3
nintendo switch	switch		27
no	nr		168
no alcohol	alcohol free		3
no sugar	sugar free		3
no sugar added	sugar free		3
noc	night		144
nocciola	hazelnut		28
nocciole	hazelnut		28
noce	walnut		53
noce di cocco	coconut		28
noedels	noodles		34
nogal	walnut		50
noi ruha	dress		26
noir	black		5
noire	black		115
noires	black		60
noirs	black		60
noisette	hazelnut		41
noix de coco	coconut		37
nomer	nr		203
non alcoholic	alcohol free		3
non fat	fat free		3
noodles			2
north face			71
noski	socks		18
notebook	laptop		0
notkott	beef		46
notopasokon	laptop		39
noua	new		78
nouilles	noodles		41
noutbuk	laptop		54
novos	new		56
novy	new		61
novyy	new		54
nowy	new		49
noyer	walnut		60
noz	knife		15
nozh	knife		18
nozhnitsy	scissors		18
nozyczki	scissors		15
nr			0
nsw	switch		27
nt			0
nuca de cocos	coconut		36
nudel	noodles		17
nudeln	noodles		17
nudlar	noodles		46
nudle	noodles		11
nudler	noodles		30
nuevo	new		107
nuit	night		106
nukke	doll		55
num	nr		168
numarul	nr		202
numer	nr		248
numerique	digital		40
numero	nr		169
nummer	nr		167
nuovo	new		103
nuz	knife		32
nuzky	scissors		32
nvme			0
nvme m 2	nvme		0
nvme m 2 ssd	nvme		0
nvme m2	nvme		0
nvme ssd	nvme		0
nvy	navy		5
nwt			0
nyaklanc	necklace		58
nytt	new		67
o superior	or later		289
oak			5
oak aged	barrel aged		3
obalka	envelope		32
obektiv	lens		172
obiectiv	lens		205
obiektyw	lens		135
obiettivo	lens		134
objectief	lens		146
objectif	lens		156
objektiv	lens		132
objetivo	lens		133
obogrevatel	heater		18
obun	oven		33
occhiali da sole	sunglasses		9
ocel	steel		11
ocelovy	steel		11
ochelari de soare	sunglasses		52
oculos de sol	sunglasses		16
ocynk	galvanized		63
oder hoher	or later		244
oder neuer	or later		244
odeyalo	duvet		18
odkurzacz	vacuum cleaner		117
odtwarzacz	player		49
oem			3
of			81
office			0
oglinda	mirror		52
ohrringe	earrings		6
oikea	right		148
oil filter			2
ointment			4
okologisk	organic		236
okostelefon	smartphone		65
oksekod	beef		30
okulary przeciwsloneczne	sunglasses		15
old			0
old version			0
older version	old version		0
oleo de motor	engine oil		16
olfilter	oil filter		17
olijfolie	olive oil		77
olio di oliva	olive oil		69
olio motore	engine oil		9
oliv	olive		25
olive			59
olive oil			2
olivenol	olive oil		17
olivenolie	olive oil		30
olivolja	olive oil		75
oliwa	olive oil		63
oliwkowy	olive		19
ollo	scissors		58
olowek	pencil		15
olut	beer		23
ombrello	umbrella		69
omena	apple		23
on			81
on sale			0
ontvanger	receiver		45
oorbellen	earrings		13
opaco	matt		100
opakowanie	pack		49
open box			0
oplader	charger		214
opona	tyre		63
oprawa miekka	paperback		101
oprawa twarda	hardcover		101
or			81
or above	or later		111
or better	or later		111
or higher	or later		111
or later			111
or newer	or later		111
oral b			27
oralb	oral b		27
orange			59
orangea	orange		84
orangefarben	orange		25
orangene	orange		25
oranje	orange		62
oranssi	orange		87
oranzhevaya	orange		20
oranzhevy	orange		20
oranzhevyy	orange		20
oranzova	orange		42
oranzove	orange		42
oranzovy	orange		42
orchid			59
ordenador	computer		43
ordenador portatil	laptop		43
ordinateur	computer		40
ordinateur portable	laptop		40
orecchini	earrings		9
oreiller	pillow		7
orenji	orange		72
oreringe	earrings		47
orez	rice		36
organic			3
organica	organic		154
organically grown	organic		3
orhangen	earrings		14
original			0
originale	original		24
originali	original		51
originalni	original		61
originaux	original		40
originele	original		45
orijinal	original		57
orng	orange		5
oro	gold		53
orologio	watch		103
oryginalny	original		49
orzech laskowy	hazelnut		10
orzech wloski	walnut		19
orzechy laskowe	hazelnut		10
oszibarack	peach		26
otel	steel		36
otomatik	automatic		57
ottone	brass		28
ou superieur	or later		290
ouro	gold		74
outil	tool		40
oven			1
overhemd	shirt		34
ovn	oven		47
ovp	new		29
oyun	game		166
oyuncak	toy		57
oyuncak bebek	doll		44
ozherele	necklace		18
paars	purple		62
paarse	purple		62
pachet	pack		78
pack			0
package			0
packs	pack		0
packung	pack		24
pacote	pack		56
padella	frying pan		104
pafyllning	refill		219
paine	bread		52
pajamas	pyjamas		1
pakastin	freezer		23
pakke	pack		76
palatka	tent		18
pale ale			2
palto	coat		8
pamet	memory		61
pamiec	memory		49
pamiec usb	usb flash drive		15
pamuk	cotton		21
pamut	cotton		26
pamyat	memory		54
panales	diaper		68
panel			0
panenka	doll		32
panev	frying pan		32
pannolini	diaper		69
pantalla	screen		43
pantalon	trousers		41
pantalon corto	shorts		22
pantaloncini	shorts		28
pantalones	trousers		22
pantaloni	trousers		69
pantoffels	slippers		13
pantofi	shoe		52
pantofole	slippers		9
pantolon	trousers		21
pantoufles	slippers		7
panzerglas	screen protector		102
papel	paper		43
papel aluminio	aluminium foil		16
papel de cocina	paper towels		12
papel higienico	toilet paper		12
papel para impresora	copy paper		43
paper			0
paper towel	paper towels		1
paper towels			1
paperback			4
paperbacks	paperback		4
paperi	paper		70
papier	paper		24
papier aluminium	aluminium foil		7
papier imprimante	copy paper		40
papier ksero	copy paper		49
papier toaletowy	toilet paper		15
papier toilette	toilet paper		7
papir	paper		76
papper	paper		67
papucs	slippers		58
papuru	purple		72
papusa	doll		52
paquet	pack		40
paquete	pack		43
para			157
parafuso	screw		16
paraguas	umbrella		68
paraplu	umbrella		34
parapluie	umbrella		41
paraply	umbrella		75
parasolka	umbrella		63
parfem	perfume		32
parfum	perfume		6
parfume	perfume		47
parfym	perfume		14
parna	pillow		58
paron	pear		46
parte	nr		199
partea	nr		202
partie	nr		169
parure de lit	bedding		7
pase	bag		206
pasek do zegarka	strap		215
pasokon	computer		39
passatizhi	pliers		18
passeggino	stroller		9
pasta de dentes	toothpaste		16
pasta de dientes	toothpaste		12
pasta do zebow	toothpaste		15
pastiglie freno	brake pads		28
pastillas de freno	brake pads		22
patelnia	frying pan		117
patja	mattress		55
patku	pack		39
pauchi	pouch		39
pauda	powder		48
pavo	turkey		22
pbk	paperback		4
pc	computer		0
pce	piece		0
pces	piece		0
peach			2
peanut			2
pear			2
pebermynte	mint		30
peca	piece		56
peche	peach		37
pechene	cookies		18
peches	peach		37
pegamento	glue		12
pehmeakantinen	paperback		148
peili	mirror		55
peinture	paint		7
peixe	fish		35
pelenka	diaper		26
pellava	linen		23
pellicola protettiva	screen protector		213
pembe	pink		110
pen			0
pena	foam		105
pencil			1
pencils	pencil		1
pendientes	earrings		12
penezenka	wallet		32
penna	pen		103
pepermunt	mint		34
pepparmint	mint		46
peppermint	mint		2
per	for		300
perceuse	drill		83
perchatki	gloves		18
perde	curtain		44
peredniy	front		105
perfume			1
perfumy	perfume		15
perna	pillow		52
persik	peach		8
persika	peach		46
persikka	peach		23
persikovyy	peach		8
personal			0
perzik	peach		34
pescado	fish		22
pesce	fish		28
pesche	peach		28
pessego	peach		35
peste	fish		36
pevna vazba	hardcover		119
pevny disk	hard drive		61
peynir	cheese		21
pezzo	piece		51
pfanne	frying pan		64
pfefferminz	mint		17
pfirsich	peach		31
pfirsiche	peach		31
pflaume	plum		25
phone			0
phones	phone		0
photo			0
piano cottura	cooktop		9
pichi	peach		48
piece			0
pieces	piece		0
piekarnik	oven		15
piele ecologica	faux leather		36
piele naturala	leather		36
pieluchy	diaper		63
piersica	peach		36
piersici	peach		36
piesa de schimb	replacement		205
pieza	piece		43
pigiama	pyjamas		9
pijama	pyjamas		12
pilhas	battery		171
pillow			1
pillows	pillow		1
pilot zdalnego sterowania	remote		135
pils	pilsner		174
pilsen	pilsner		174
pilsener	pilsner		174
pilsner			174
pince universelle	pliers		7
pineapple			2
pink			59
pinke	pink		25
pinkki	pink		87
pinku	pink		72
pintura	paint		12
pinza universale	pliers		9
pipo	hat		55
piros	red		93
pismennyy stol	desk		8
pitcher			80
pittura murale	paint		9
pivo	beer		8
piwo	beer		63
pizhama	pyjamas		18
pk	pack		0
pkg	package		0
pkgs	pack		0
pks	pack		0
placa base	motherboard		12
placa de baza	motherboard		52
placa de inducao	cooktop		16
placa de induccion	cooktop		12
placa grafica	graphics card		56
placa mae	motherboard		16
placa video	graphics card		78
planbok	wallet		14
plancha de vapor	clothes iron		12
planshet	tablet		54
plaque de cuisson	cooktop		7
plaquettes de frein	brake pads		41
plasma			0
plast	plastic		46
plastic			2
plastica	plastic		22
plastico	plastic		22
plastik	plastic		31
plastikovyy	plastic		8
plastikowa	plastic		10
plastikowy	plastic		10
plastinka	vinyl		163
plastique	plastic		37
plastova	plastic		11
plastovy	plastic		11
plaszcz	coat		10
plata	silver		122
platano	banana		22
plate	dress		8
plateada	silver		50
plateado	silver		50
platinum			5
play doh			27
play station 4	ps4		4
play station 5	ps5		4
playdoh	play doh		27
player			0
players	player		0
playstation 3	ps3		4
playstation 4	ps4		4
playstation 5	ps5		4
plc			128
plecak	backpack		63
plechovka	can		61
pliers			1
plum			59
plus			3
plyta cd	cd		188
plyta glowna	motherboard		15
plyta winylowa	vinyl		188
pneu	tyre		41
pneumatico	tyre		69
pnk	pink		5
poche	paperback		99
pocitac	computer		61
pocketbok	paperback		109
podprsenka	bra		32
podushka	pillow		18
poduszka	pillow		15
poeder	powder		34
poele	frying pan		79
poisson	fish		37
pokrowiec	case		216
poku	pork		48
polkupyora	bicycle		23
pollo	chicken		22
polnoc	midnight		116
polotentse	towel		18
polse	sausage		30
polstar	pillow		32
poltrona	armchair		103
polvere	powder		28
polvo	powder		22
pomaranczowa	orange		19
pomaranczowe	orange		19
pomaranczowy	orange		19
pommade	ointment		99
pomme	apple		37
pommes	apple		37
ponozky	socks		32
porc	pork		37
porco	pork		35
pork			2
poroshok	powder		8
porpora	purple		53
porszivo	vacuum cleaner		58
port			0
portable			0
portafoglio	wallet		9
portatile	portable		51
portefeuille	wallet		7
portemonnee	wallet		13
porter			2
portfel	wallet		15
portionsbeutel	sachet		24
portocaliu	orange		88
portuguese			2
posciel	bedding		15
post it			27
postel	bed		32
posteriore	rear		100
postit	post it		27
potje	jar		45
potlood	pencil		13
pouch			0
pouches	pouch		0
poudre	powder		41
poulet	chicken		41
poupee	doll		7
pour			157
poussette	stroller		7
pouzdro	case		211
povleceni	bedding		32
powder			2
power bank			0
power supplies	power supply		1
power supply			1
powerbank	power bank		0
poyta	table		55
praci prasek	detergent		32
pracka	washing machine		32
praf	powder		36
pralka	washing machine		117
prasek	powder		11
prata	silver		74
prateado	silver		74
pravy	right		119
pravyy	right		105
prawy	right		101
predni	front		119
prehravac	player		61
prem	premium		3
premium			3
presents			81
preta	black		74
preto	black		150
pretos	black		74
printer			1
printers	printer		1
pro	professional		3
pro staff			27
procesador	processor		43
procesor	processor		49
processador	processor		56
processeur	processor		40
processor			0
processore	processor		51
processzor	processor		65
procter and gamble	procter gamble		27
procter gamble			27
prodotto	product		51
product			0
product key			0
producto	product		43
products	product		0
produit	product		40
produkt	product		24
produto	product		56
proektor	projector		18
prof	professional		3
profesional	professional		129
profesionalni	professional		279
profesjonalny	professional		144
professional			3
professionale	professional		143
professionalnyy	professional		240
professioneel	professional		194
professionell	professional		82
professioneller	professional		82
profesyonel	professional		195
profissional	professional		154
profumo	perfume		9
program			0
programs	program		0
proiettore	projector		9
projector			1
prosop	towel		52
proszek	powder		10
proszek do prania	detergent		15
protector de pantalla	screen protector		212
protector solar	sunscreen		12
protetor de tela	screen protector		217
protetor solar	sunscreen		16
protsessor	processor		54
prozessor	processor		24
prozrachnyy	transparent		20
prpl	purple		5
prugna	plum		53
pruim	plum		62
prune	plum		60
przedni	front		101
przewod	cable		49
przezroczysty	transparent		19
ps3			4
ps4			4
ps5			4
pudelko	box		49
pudra	powder		36
puha kotes	paperback		138
puhelin	telephone		70
pui	chicken		36
puinen	wood		23
pullover	sweater		2
pulover	sweater		26
pulseira	bracelet		16
pulsera	bracelet		12
pult	remote		172
pulver	powder		17
pulyka	turkey		26
punainen	red		87
punga	bag		205
punta trapano	drill bit		9
puppe	doll		6
puppy			4
purasuchitku	plastic		48
pureya	player		39
purinta	printer		33
purojiekuta	projector		33
purosetsa	processor		39
purple			59
purppura	purple		87
purpura	purple		50
puslespil	puzzle		47
pussel	puzzle		14
pussi	bag		296
puszka	can		49
putenfleisch	turkey		31
puuvilla	cotton		23
puzzle			1
puzzles	puzzle		1
pyjamas			1
pyyhe	towel		55
pyzamo	pyjamas		32
qing	blue		72
qualidade	quality		56
qualita	quality		51
qualitat	quality		24
qualite	quality		40
quality			0
quebra cabeca	puzzle		16
queijo	cheese		112
queso	cheese		68
raba	rubber		48
radio			0
radio edit			3
radio mix	radio edit		3
radio version	radio edit		3
radios	radio		24
radyo	radio		57
ragaszto	glue		58
raisins blancs	grape		37
rajio	radio		39
ramurou	lamb		48
range			0
rasenmaher	lawn mower		6
rasierer	shaver		6
rasierklingen	razor blades		102
rasoio	shaver		9
rasoir	shaver		7
raspberry			2
raspberry pi			27
raspi	raspberry pi		27
rato	mouse		16
raton	mouse		94
ray ban			27
rayban	ray ban		27
razmer	size		54
razor blades			80
razuberi	raspberry		48
reader			0
rear			4
recambio	refill		180
receiver			0
receivers	receiver		0
recharge	refill		160
rechner	computer		24
rechts	right		86
reconditionne	refurbished		106
recznik	towel		15
recznik papierowy	paper towels		15
red			59
reduced			3
refill			80
refills	refill		80
reflex numerique	dslr		40
refrigerateur	refrigerator		7
refrigerator			1
refurb	refurbished		3
refurbished			3
refurbs	refurbished		3
regenschirm	umbrella		17
reggiseno	bra		9
reifen	tyre		17
reis	rice		17
rekawice	gloves		15
rekenmachine	calculator		13
relie	hardcover		99
relogio	watch		56
relogio inteligente	smartwatch		56
reloj	watch		107
reloj inteligente	smartwatch		43
remaster			0
remastered			0
remasterise		remasterisé	0
remix			3
remon	lemon		48
remote			98
renewal			3
renewals	renewal		3
renewed	refurbished		3
rengas	tyre		23
renk	color		57
renzu	lens		124
replacement			98
reppu	backpack		23
reproductor	player		43
repuesto	replacement		133
reshiba	receiver		39
resistance	resistor		40
resistencia	resistor		43
resistor			0
resolution			0
resvaska	suitcase		75
resz	nr		200
retail			0
retail box			0
retail packaging			0
retdo	red		72
reza	leather		48
rezerva	refill		218
rezina	rubber		8
rezinovyy	rubber		8
rf s	rfs		4
rfs			4
rh	right		4
ricambio	replacement		134
ricarica	refill		182
rice			2
rideau	curtain		7
right			4
right hand	right		4
right side	right		4
riisi	rice		23
rijst	rice		77
rilegato	hardcover		100
rillenkugellager	ball bearing		64
rimokon	remote		124
rind	beef		31
rindfleisch	beef		31
rinen	linen		48
ringo	apple		48
ris	rice		8
riz	rice		41
rizs	rice		26
robe longue	dress		37
robinet	faucet		7
roble	oak		50
robo de cozinha	food processor		16
robot culinaire	food processor		7
robot da cucina	food processor		9
robot de bucatarie	food processor		52
robot de cocina	food processor		12
rochie	dress		36
roda	red		84
rodt	red		114
roja	red		122
rojo	red		5
rojos	red		50
rolo de cozinha	paper towels		16
rom			0
rompecabezas	puzzle		12
rood	red		141
ropa de cama	bedding		12
rosa	pink		96
rosada	pink		50
rosado	pink		50
rosafarben	pink		25
rose			5
rosie	red		88
rosii	tomato		36
rossa	red		53
rosse	red		53
rossetto	lipstick		9
rosso	red		5
rosu	red		88
rot	red		96
rote	red		25
roter	red		25
rotes	red		25
rott	red		84
rouge	red		5
rouge a levres	lipstick		7
rouges	red		60
roulement	ball bearing		79
roupa de cama	bedding		16
router			1
routeur	router		7
rovere	oak		53
roxa	purple		74
roxo	purple		74
royal canin			27
royalcanin	royal canin		27
roze	pink		62
rozmiar	size		49
rozovaya	pink		20
rozovoe	pink		20
rozovy	pink		20
rozovyy	pink		20
rozowa	pink		19
rozowe	pink		19
rozowy	pink		19
rozsaszin	pink		93
rpi	raspberry pi		27
rubashka	shirt		8
rubber			2
rubberen	rubber		34
rubinetto	faucet		9
ruby			5
rucksack	backpack		17
rug			1
rugs	rug		1
rugzak	backpack		77
ruj	lipstick		44
rukavice	gloves		32
rundvlees	beef		34
ruskea	brown		87
russian			2
ruta	router		33
ruzova	pink		42
ruzove	pink		42
ruzovy	pink		42
ryba	fish		8
rybny	fish		10
ryggsack	backpack		75
rygsaek	backpack		30
ryukzak	backpack		8
ryz	rice		63
ryze	rice		11
s	small		4
saappaat	boots		23
sabit disk	hard drive		57
sabonete	soap		112
sabun	soap		21
sac	bag		156
sac a dos	backpack		41
sac a main	handbag		7
sac de couchage	sleeping bag		7
sac de dormit	sleeping bag		52
sacco a pelo	sleeping bag		9
sachet			0
sachets			0
saco	bag		171
saco de dormir	sleeping bag		12
sada	set		61
saebe	soap		30
saet	set		76
safety shoe	safety shoes		0
safety shoes			0
saft	juice		6
saia	skirt		35
saippua	soap		23
saison			2
sajt	cheese		26
sakhar	sugar		8
sakset	scissors		55
saladier	bowl		7
salbe	ointment		137
salmao	salmon		74
salmon			59
salmone	salmon		53
salsicha	sausage		35
salted			4
salva	ointment		109
salzsaure	hydrochloric acid		17
sandaalit	sandals		23
sandal	sandals		2
sandalen	sandals		17
sandaler	sandals		46
sandales	sandals		37
sandali	sandals		28
sandals			2
sandaly	sandals		10
sandalye	chair		21
sang	bed		14
sanky	bed		55
sans alcool	alcohol free		106
sans cafeine	caffeine free		106
sans fil	wireless		83
sans gluten	gluten free		83
sans lactose	lactose free		106
sans sucre	sugar free		106
sans sucres ajoutes	sugar free		3
saochuji	vacuum cleaner		33
sapato	shoe		16
sapka	hat		58
sapogi	boots		8
sapone	soap		69
sapphire			5
sapun	soap		36
sarap	wine		21
sarga	yellow		93
sari	yellow		110
sarj aleti	charger		220
sarja	series		70
sarten	frying pan		94
sator	tent		58
saty	dress		11
satz	set		24
satze	set		24
saucisse	sausage		37
saumon	salmon		60
saundbar	soundbar		18
saundoba	soundbar		33
sausage			2
savon	soap		41
saw			1
sayi	nr		249
scaffale	bookcase		9
scarf			1
scarpe	shoe		104
scarves	scarf		1
scatola	box		51
scaun	chair		36
scaun auto	car seat		52
scelle	sealed		83
schaar	scissors		13
schachtel	box		24
schal	scarf		6
schallplatte	vinyl		186
schallplatten	vinyl		186
schampo	shampoo		75
schaum	foam		137
scheda	card		51
scheda di memoria	memory card		9
scheda madre	motherboard		9
scheda video	graphics card		51
scheerapparaat	shaver		13
schere	scissors		6
scherm	screen		45
schermo	screen		51
schiuma	foam		100
schlafanzug	pyjamas		6
schlafsack	sleeping bag		6
schlafsofa	sofa		31
schlagbohrschrauber	drill		29
schmal	narrow		86
schoen	shoe		13
schokolade	chocolate		25
schraube	screw		64
schrauben	screw		64
schraubendreher	screwdriver		29
schraubenschlussel	wrench		6
schreibtisch	desk		17
schroef	screw		13
schroevendraaier	screwdriver		45
schuhe	shoe		64
schurwolle	wool		31
schussel	bowl		6
schutzfolie	screen protector		102
schutzhulle	case		102
schwarz	black		5
schwarze	black		25
schwarzer	black		25
schwarzes	black		25
schwein	pork		31
schweinefleisch	pork		31
sciarpa	scarf		9
scie egoine	saw		7
sciroppo	syrup		100
scissors			1
screen			0
screen protector			80
screw			1
screwdriver			0
screws	screw		1
scrivania	desk		69
se			3
sealed			0
seca	dry		22
secco	dry		69
seche	dry		37
seche cheveux	hair dryer		7
seche linge	dryer		7
seco	dry		22
seda	gray		42
seda natural	silk		22
sede	gray		42
sedia	chair		69
sedy	gray		42
seftali	peach		21
seide	silk		31
seiden	silk		31
seife	soap		17
selyem	silk		26
sem acucar	sugar free		154
sem alcool	alcohol free		154
sem fio	wireless		56
semi			3
semsiye	umbrella		21
seng	bed		47
sengetoj	bedding		47
senza fili	wireless		103
senza glutine	gluten free		103
senza zucchero	sugar free		143
seramik	ceramic		21
seramitku	ceramic		48
seraya	gray		20
serebristaya	silver		20
serebristy	silver		20
serebristyy	silver		20
serebryanyy	silver		20
sergi	earrings		18
seria	series		49
serie	series		0
series			0
serisi	series		57
seroe	gray		20
sert kapak	hardcover		126
sertes	pork		26
server			0
serviette de bain	towel		7
seryy	gray		20
sessel	armchair		29
set			0
sets	set		0
setto	set		39
shampoo			4
shampooing	shampoo		41
shanfengji	fan		33
shapka	hat		18
sharf	scarf		18
shaver			1
shelk	silk		8
shelving unit	bookcase		1
sherst	wool		8
shieba	shaver		33
shina	tyre		8
shipping			0
shirt			2
shirts	shirt		2
shiruba	silver		72
shiruku	silk		48
shixiji	dishwasher		33
shlang	garden hose		18
shlem	helmet		18
shoe			1
shoes	shoe		1
shokolad	chocolate		20
shorts			2
shortsit	shorts		23
shorty	shorts		8
shower gel			1
shtora	curtain		18
shtuka	piece		54
sianliha	pork		23
sicherheitsschuh	safety shoes		29
sicherheitsschuhe	safety shoes		29
sidottu	hardcover		148
siege auto	car seat		7
sigir eti	beef		21
silber	silver		5
silberfarben	silver		25
silbergrau	silver		25
silbern	silver		25
silberne	silver		25
silk			2
silke	silk		46
silkki	silk		23
silla	chair		22
silla de coche	car seat		12
sillon	armchair		43
silver			59
simlockfrei	unlocked		29
sin alcohol	alcohol free		129
sin azucar	sugar free		129
sin cafeina	caffeine free		129
sin gluten	gluten free		107
sinee	blue		20
single			0
sinie	blue		20
sininen	blue		87
sinirli sayida	limited		195
sinistro	left		100
siniy	blue		20
siny	blue		20
sinyaya	blue		20
sirenevyy	purple		20
siroop	syrup		139
sirop	syrup		121
sirt cantasi	backpack		21
sirup	syrup		137
site license			3
sitruuna	lemon		23
siyah	black		151
size			0
sjaal	scarf		13
skaerm	screen		76
skarm	screen		67
skarpetki	socks		15
skirt			2
skirts	skirt		2
skjerm	screen		145
skjorta	shirt		46
skjorte	shirt		30
sklo	glass		11
sko	shoe		47
skor	shoe		14
skora naturalna	leather		10
skorzany	leather		10
skrivare	printer		14
skrivbord	desk		75
skrivebord	desk		30
skriver	printer		303
skrue	screw		47
skruetraekker	screwdriver		76
skruv	screw		14
skruvmejsel	screwdriver		67
skum	foam		109
slaapzak	sleeping bag		13
sleeping bag			1
sleeping bags	sleeping bag		1
slippers			1
sliva	plum		20
slivochnoe maslo	butter		8
sliwka	plum		19
slot			0
sluchatka	headphone		32
sluchawki	headphone		117
slunecni bryle	sunglasses		32
slv	silver		5
slvr	silver		5
smakager	cookies		47
small			4
small business			3
smartfon	smartphone		123
smartphone			0
smartwatch			0
smesitel	faucet		18
smor	butter		75
sneaker	shoe		1
sneakers	shoe		1
soap			2
sobres de papel	envelope		12
socken	socks		64
socker	sugar		75
socks			1
sofa			2
soffa	sofa		75
soft			3
software			0
sohva	sofa		23
soie	silk		37
soitin	player		70
sok	juice		15
sokeri	sugar		23
sokken	socks		13
solbaer	blackcurrant		30
solbriller	sunglasses		47
solcreme	sunscreen		47
solglasogon	sunglasses		14
solid state drive	ssd		0
solkram	sunscreen		14
solv	silver		114
sommerreifen	tyre		17
songliaowuliao	free shipping		196
sonnenbrille	sunglasses		6
sonnencreme	sunscreen		6
sony playstation 3	ps3		4
sony playstation 4	ps4		4
sony playstation 5	ps5		4
sony ps3	ps3		4
sony ps4	ps4		4
sony ps5	ps5		4
soporte	mount		133
sor	beer		26
sorozat	series		65
sound bar	soundbar		1
soundbar			1
souris	mouse		79
soutien gorge	bra		7
sovepose	sleeping bag		47
sovsack	sleeping bag		14
spanish			2
spare			98
spark plug			1
spazzolino	toothbrush		9
speaker			0
speakers	speaker		0
specchio	mirror		9
special offer			0
spedizione gratuita	free shipping		103
speelgoed	toy		45
spegel	mirror		14
speicherkarte	memory card		6
speicherstick	usb flash drive		6
spejl	mirror		47
spel	game		45
spelare	player		67
speler	player		45
spiegel	mirror		6
spiegelreflexkamera	dslr		24
spiel	game		24
spielzeug	toy		24
spijkerbroek	jeans		34
spil	game		76
spiller	player		145
spisebord	table		47
spodenki	shorts		10
spodnica	skirt		10
spodnie	trousers		63
spray			0
sprej	spray		61
spulung	conditioner		29
srebrna	silver		19
srebrne	silver		19
srebrny	silver		116
srebro	silver		19
sruba	screw		117
ss	stainless		5
ssd			0
staal	steel		34
stahl	steel		31
stainless			5
stainless steel	stainless		5
stal	steel		10
stal nierdzewna	stainless		19
stalen	steel		34
stalowy	steel		10
stampante	printer		104
stand			98
standalone			0
standard			3
standard edition			231
standbodenbeutel	pouch		24
stander	stand		132
standmixer	blender		6
stanga	left		125
star wars			27
starter			3
starwars	star wars		27
staubsauger	vacuum cleaner		64
std	standard		3
std edition	standard edition		231
steam iron	clothes iron		1
stearinljus	candle		14
stearinlys	candle		47
steel			2
stege	ladder		14
steklo	glass		8
steklyannyy	glass		8
stekpanna	frying pan		14
stereo			0
stickad troja	sweater		46
stiefel	boots		17
stivali	boots		69
stoel	chair		77
stoffhose	trousers		31
stofzuiger	vacuum cleaner		208
stolik	table		15
storlek	size		67
storrelse	size		76
stout			2
stovlar	boots		75
stovler	boots		30
stovsuger	vacuum cleaner		47
strap			80
straps	strap		80
strawberry			2
stremyanka	ladder		18
stribrna	silver		42
stribrne	silver		42
stribrny	silver		42
strickpullover	sweater		31
strijkijzer	clothes iron		13
stroj kapielowy	swimsuit		15
stroller			1
stromforsyning	power supply		47
stromper	socks		47
struguri	grape		36
strumpor	socks		14
strykjarn	clothes iron		14
stuck	piece		24
stucke	piece		24
student			3
stuhl	chair		17
stuks	piece		45
stul	chair		8
stycken	piece		67
stylo	pen		40
subscr	subscription		3
subscription			3
suc de fructe	juice		52
succo	juice		9
suchiru	steel		48
suchy	dry		10
sucre	sugar		41
sugar			2
sugar free			3
sugarfree	sugar free		3
suiker	sugar		77
suino	pork		28
suitcase			2
suite			0
sukat	socks		55
sukhoy	dry		8
sukienka	dress		10
sukker	sugar		30
sukne	skirt		11
sumatofuon	smartphone		39
sumatouotchi	smartwatch		39
sumka	bag		172
sumochka	handbag		18
sun cream	sunscreen		1
sunglasses			1
sunscreen			1
suoritin	processor		70
supika	speaker		39
suporte	mount		171
supporto	mount		134
suppositories			4
sursa de alimentare	power supply		52
susenky	cookies		32
sutando	stand		124
sutia	bra		16
sutlu	milk		21
suto	oven		58
sutoratpu	strap		127
sutoroberi	strawberry		48
sutu	milk		21
svart	black		230
svarta	black		84
svarta vinbar	blackcurrant		46
svazek	nr		198
sverlo	drill bit		18
svetr	sweater		11
svinekod	pork		30
svinina	pork		8
sviter	sweater		8
sw	software		0
sweat a capuche	hoodie		37
sweater			2
sweaters	sweater		2
sweter	sweater		10
swimsuit			1
sykkel	bicycle		251
syr	cheese		8
syrop	syrup		101
syrup			4
sys	system		0
system			0
systems	system		0
sz	size		0
szafa	wardrobe		63
szalik	scarf		15
szam	nr		200
szamitogep	computer		65
szampon	shampoo		63
szandal	sandals		26
szappan	soap		26
szara	gray		19
szaraz	dry		26
szare	gray		19
szary	gray		116
szczypce	pliers		15
szek	chair		26
szerszam	tool		65
szinu	color		65
szklany	glass		10
szklo	glass		10
szminka	lipstick		15
szoknya	skirt		26
szonyeg	rug		58
sztuk	piece		49
szurke	gray		93
szuro	filter		170
t paita	t shirt		23
t shirt			2
t shirts	t shirt		2
t skjorte	t shirt		30
tabl	tablet		123
table			1
tables	table		1
tablet			0
tabletki	tablet		123
tablets	tablet		0
tabletten	tablet		29
tabletter	tablet		67
tabletti	tablet		70
tablety	tablet		61
taburetto	tablet		39
tacchino	turkey		28
tacke	duvet		14
tafel	chocolate bar		29
tagescreme	day		86
tagespflege	day		86
taglia	size		51
taille	size		83
takaro	blanket		58
taki	turkey		48
takim	set		57
takki	jacket		23
takvim	calendar		44
taladro	drill		107
talla	size		107
talt	tent		14
tamanho	size		56
tan			59
tandborste	toothbrush		14
tandenborstel	toothbrush		13
tandkram	toothpaste		14
tandpasta	toothpaste		13
tangentbord	keyboard		14
taoru	towel		33
tapa blanda	paperback		89
tapa dura	hardcover		89
tape measure			2
tape rule	tape measure		2
tapijt	rug		13
tapis	rug		7
tapochki	slippers		18
tappeto	rug		9
tarjeta	card		43
tarjeta de memoria	memory card		12
tarjeta grafica	graphics card		43
tarro	jar		43
tascabile	paperback		100
tasche	case		102
taschenbuch	paperback		86
taschenbucher	paperback		137
taschenlampe	flashlight		6
taschenrechner	calculator		6
taska	bag		204
tasse	mug		6
tastatur	keyboard		64
tastiera	keyboard		104
tavolo	table		9
tavuk	chicken		21
taza	mug		12
tazza	mug		9
tea			2
teacher			3
teal			59
teburu	table		33
technologies	technology		0
technology			0
teclado	keyboard		94
tee shirt	t shirt		37
teil	nr		167
tej	milk		26
telecomando	remote		134
telecommande	remote		156
telefon	telephone		24
telefon mobil	smartphone		78
telefone	telephone		56
telefono	telephone		43
telefono movil	smartphone		43
telefonu	telephone		57
telefoon	telephone		45
telemovel	smartphone		56
telephone			0
telephone portable	smartphone		40
telephones	telephone		0
televisao	tv		56
televiseur	tv		83
televisie	tv		45
televisio	tv		70
television	tv		0
televisor	tv		107
televisore	tv		103
televize	tv		61
televizio	tv		65
televizor	tv		54
televizyon	tv		166
telewizor	tv		123
telt	tent		47
teltta	tent		55
temnaya noch	midnight		267
temno siniy	navy		20
tenda da campeggio	tent		9
tent			1
tente	tent		7
tents	tent		1
teplyy belyy	warm white		20
teppich	rug		6
teras	steel		23
terebi	tv		39
tereyagi	butter		21
termek	product		65
termometr	thermometer		15
ternera	beef		22
tesoura	scissors		16
tester			3
the			81
theater			0
theatre	theater		0
thee	tea		77
thermometer			1
thermometre	thermometer		7
thon	tuna		37
thunfisch	tuna		17
ti			3
tienda de campana	tent		12
tietokone	computer		70
tigela	bowl		16
tijeras	scissors		12
til maend	men		120
tillbehor	accessory		67
tin			0
tins			0
tinta de parede	paint		16
tinte	ink		24
tire	tyre		2
tires	tyre		2
tisch	table		6
tiskarna	printer		32
tisort	t shirt		21
titane	titanium		60
titanio	titanium		50
titanium			5
tnf	north face		71
to			81
toaletni papir	toilet paper		32
toaletni voda	edt		119
toalettpapper	toilet paper		14
toalha	towel		16
toalla	towel		12
toaster			2
toasters	toaster		2
toetsenbord	keyboard		13
tofflor	slippers		14
toilet paper			1
toilet tissue	toilet paper		1
toiletpapier	toilet paper		13
toiletpapir	toilet paper		47
toilettenpapier	toilet paper		6
toirettopepa	toilet paper		33
tomat	tomato		46
tomate	tomato		31
tomater	tomato		30
tomates	tomato		37
tomato			2
tome	nr		169
tomes	nr		169
tommee tippee			27
tomo	nr		199
tomos	nr		199
ton baligi	tuna		21
tona	toner		39
tondeuse a gazon	lawn mower		7
toner			0
tonerkartusche	toner		24
tonfisk	tuna		46
tonhal	tuna		26
tonijn	tuna		34
tonnikala	tuna		23
tonno	tuna		28
tool			0
tool only	body		4
toolbox			1
tools	tool		0
toothbrush			1
toothpaste			1
top			0
top quality	quality		0
topeni	heater		32
torba	bag		135
torcia led	flashlight		9
torebka	handbag		15
torklaede	scarf		47
torktumlare	dryer		14
tormoznoy disk	brake disc		8
torneira	faucet		16
tornillo	screw		94
tostadora	toaster		68
tostapane	toaster		69
toster	toaster		63
tosuta	toaster		48
tournevis	screwdriver		83
tovar	product		54
towel			1
towels	towel		1
toy			0
toys	toy		0
toz seker	sugar		21
tozu	powder		21
tp link			27
tplink	tp link		27
trae	wood		30
tragbar	portable		29
tragbarer	portable		29
training			0
tranbar	cranberry		46
tranebaer	cranberry		30
transparent			5
transparente	transparent		50
trapano	drill		103
traseiro	rear		113
trasero	rear		89
trasparente	transparent		53
tri color	multicolor		5
tri colour	multicolor		5
trial			3
tricko	t shirt		11
tricolor	multicolor		5
tricolour	multicolor		5
tricou	t shirt		36
trio pack	3pk		4
triple pack	3pk		4
trocken	dry		17
trockner	dryer		6
tronconneuse	chainsaw		7
tropfen	drops		86
trouba	oven		32
trousers			2
trui	sweater		34
truskawka	strawberry		10
truthahn	turkey		31
tsifrovoy	digital		54
tsuna	tuna		48
tsvet	color		54
tub			0
tube			0
tuben	tube		24
tubes			0
tubo da giardino	garden hose		9
tubs	tub		0
tuinslang	garden hose		13
tukor	mirror		58
tuna			2
tunak	tuna		11
tunczyk	tuna		10
tunets	tuna		8
tunfisk	tuna		30
tuoli	chair		23
tuote	product		70
turchese	turquoise		53
turkey			2
turkis	turquoise		25
turkusowy	turquoise		19
turq	turquoise		5
turquesa	turquoise		50
turquoise			59
turuncu	orange		110
tusz do rzes	mascara		15
tute	bag		132
tuuletin	fan		55
tuvalet kagidi	toilet paper		44
tuyau d arrosage	garden hose		7
tv			0
tval	soap		75
tvattmaskin	washing machine		252
tvattmedel	detergent		14
tverdyy pereplet	hardcover		105
twarda oprawa	hardcover		101
twin pack	2pk		4
twinpack	2pk		4
tyokalu	tool		70
type c usb	usb c		2
tyre			2
tyres	tyre		2
tytan	titanium		19
tyyny	pillow		55
ubiquiti networks	ubiquiti		27
ubnt	ubiquiti		27
uchwyt	mount		135
udgave	edition		76
uettoteitshiyu	wipes		33
ugn	oven		14
uhd			0
ulei motor	engine oil		52
ult	ultimate		3
ultimate			3
ultra			3
umbrella			2
umnye chasy	smartwatch		54
und			81
under armour			27
underarmour	under armour		27
unealta	tool		78
ungesusst	sugar free		3
unlocked			0
unsalted			4
unsweetened	sugar free		3
uomo	men		176
upg	upgrade		3
upgrade			3
upgrd	upgrade		3
upsell			3
uru	wool		48
urun	product		57
urzadzenie	device		49
usado	used		129
usato	used		143
usb			0
usb a			2
usb c			2
usb flash drive			1
usb minne	usb flash drive		14
usb nogle	usb flash drive		47
usb type a	usb a		2
usb type c	usb c		2
usb2			0
usb3			0
usbc	usb c		2
usbmemori	usb flash drive		33
used			3
user			0
users	user		0
ustroystvo	device		54
utgava	edition		67
utgave	edition		145
utilities	utility		0
utility			0
utyug	clothes iron		18
uuni	oven		55
uusi	new		70
uveg	glass		26
uyumlu	compatible		57
uzaktan kumanda	remote		173
uzywany	used		144
v	5		250
vaaleanpunainen	pink		87
vaas	vase		13
vaatwasser	dishwasher		13
vacuno	beef		22
vacuum			0
vacuum cleaner			1
vadelma	raspberry		23
vaerktoj	tool		76
vainilla	vanilla		22
vaj	butter		26
valigia	suitcase		69
valise	suitcase		41
valkoinen	white		87
valodi bor	leather		26
vaniglia	vanilla		28
vanil	vanilla		8
vanilia	vanilla		26
vanilie	vanilla		36
vanilj	vanilla		46
vanilja	vanilla		23
vanilje	vanilla		30
vanilka	vanilla		11
vanilkovy	vanilla		11
vanilla			2
vanille	vanilla		17
vanilnyy	vanilla		8
vanilya	vanilla		21
vanster	left		109
vaqueros	jeans		22
vari	color		70
varken	pork		34
varkensvlees	pork		34
vasara	hammer		23
vase			1
vases	vase		1
vattenkokare	kettle		75
vaza	vase		18
vazana	hardcover		119
veitsi	knife		55
velas	candle		12
velikost	size		61
velo	bicycle		41
velosiped	bicycle		8
venstre	left		120
ventilador	fan		12
ventilateur	fan		7
ventilator	fan		6
ventilatore	fan		9
ventilyator	fan		18
veprove	pork		11
veprovy	pork		11
ver	version		0
vera pelle	leather		28
verchromt	chrome		25
verde	green		5
verde oliva	olive		50
verdes	green		50
verho	curtain		55
verktoy	tool		145
verktyg	tool		67
verktygslada	toolbox		14
vermelha	red		74
vermelho	red		150
verpakking	pack		45
verre trempe	screen protector		181
vers	version		0
versandkostenfrei	free shipping		29
versao	version		56
versie	version		45
versiegelt	sealed		29
versio	version		70
version			0
versione	version		51
versiune	version		78
versiya	version		54
vert	green		5
vert olive	olive		60
verte	green		115
vertes	green		60
verts	green		60
vervangende	replacement		146
verwarming	heater		13
verze	version		61
verzinkt	galvanized		17
verzio	version		65
vest			2
veste	jacket		41
vestido	dress		22
vestito	dress		28
vests	vest		2
vetro	glass		28
vezetek	cable		65
video			0
videoprojecteur	projector		7
vidrio	glass		22
vidro	glass		35
vihrea	green		87
viini	wine		23
vin	wine		41
vinho	wine		112
vini	wine		28
vinil	vinyl		228
vinile	vinyl		226
vinili	vinyl		226
vinilo	vinyl		187
vinilos	vinyl		187
vino	wine		68
vint	screw		18
vinyl			90
vinyl lp	vinyl		90
vinyle	vinyl		161
vinyles	vinyl		161
vinylplade	vinyl		185
vinylskiva	vinyl		189
vinylskivor	vinyl		189
vinyyli	vinyl		225
violet			59
violett	violet		25
violetti	purple		87
vis	screw		79
vishnya	cherry		20
vista			0
vite	screw		104
vitlok	garlic		46
vlneny	wool		11
vochtige doekjes	wipes		13
vol	volume		0
vollversion	full version		29
volume			0
volume licence	volume license		3
volume license			3
volumul	nr		202
volym	nr		294
voor	for		301
vorhang	curtain		6
vorn	front		86
vorne	front		86
voros	red		93
vozdushnyy filtr	air filter		8
vriezer	freezer		77
vruchtensap	juice		13
vydani	edition		61
vypusk	nr		203
vysavac	vacuum cleaner		32
vz	galvanized		17
w			131
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
wanshiji	watch		39
wardrobe			2
warm white			5
warm wit	warm white		62
warmweiss	warm white		96
warner bros	warner brothers		27
waschmaschine	washing machine		64
waschmittel	detergent		64
washer			0
washing machine			1
wasmachine	washing machine		208
wasmiddel	detergent		13
wasserhahn	faucet		6
wasserkocher	kettle		17
waterkoker	kettle		77
wazon	vase		15
wc papir	toilet paper		58
web			0
weerstand	resistor		45
weich	soft		82
weikaifeng	sealed		196
wein	wine		17
weiss	white		5
weissbier			17
weisse	white		25
weisser	white		25
weisses	white		25
weizenbier	weissbier		17
welna	wool		10
welniany	wool		10
wenku	paperback		177
wenkuben	paperback		177
wentylator	fan		15
werkzeug	tool		24
werkzeugkasten	toolbox		6
wersja	version		49
weste	vest		17
western digital	wd		71
wet wipes	wipes		1
white			59
whole bean	beans		4
wht	white		5
whte	white		5
wi fi	wifi		2
widerstand	resistor		29
widescreen			0
wielokolorowy	multicolor		19
wieprzowina	pork		10
wieprzowy	pork		10
wiertarka	drill		123
wifi			2
wifi6			0
wijn	wine		77
wimperntusche	mascara		6
win	windows		147
windeln	diaper		17
windows			147
wine			2
wine red	burgundy		5
wino	wine		63
winterreifen	tyre		17
winyl	vinyl		188
wiper blade			1
wiper blades	wiper blade		1
wipes			1
wireless			0
wischblatter	wiper blade		64
wisnia	cherry		19
with			131
without sugar	sugar free		3
witte	white		62
wklad	refill		215
wlan	wifi		17
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
wozek dzieciecy	stroller		15
wrench			1
wurst	sausage		31
wycieraczki	wiper blade		15
wyswietlacz	display		49
x	10		250
xampu	shampoo		112
xb1	xbox one		4
xbox 360			4
xbox one			4
xbox series s			4
xbox series x			4
xiaodai	sachet		39
xinpin	new		39
xizhuoji	washing machine		33
xl			4
xp			0
xs			4
xsx	xbox series x		4
xxl			4
xxxl			4
y			81
yaban mersini	blueberry		21
yablochnyy	apple		8
yabloko	apple		8
yagnenok	lamb		8
yaourt	yogurt		37
yashchik dlya instrumentov	toolbox		18
yastik	pillow		44
yazici	printer		44
year			0
years	year		0
yedek parca	replacement		173
yellow			59
yeni	new		57
yesil	green		151
yileiqianzaoji	dryer		33
yinse	silver		72
yiyanrefu	dslr		39
ylle	wool		46
yllw	yellow		5
ylw	yellow		5
yogurt			2
yr	year		0
yrs	year		0
ysl	yves saint laurent		71
yu	fish		48
yubka	skirt		8
yunlu	wool		21
yves saint laurent			71
zabawka	toy		49
zachte kaft	paperback		139
zacsko	bag		170
zadni	rear		119
zadniy	rear		105
zahar	sugar		36
zahnburste	toothbrush		64
zahncreme	toothpaste		64
zahnpasta	toothpaste		64
zaino	backpack		69
zakje	sachet		45
zakken	bag		146
zakladni deska	motherboard		32
zaklamp	flashlight		13
zalf	ointment		139
zalm	salmon		62
zamiennik	replacement		135
zamrazarka	freezer		63
zange	pliers		6
zapatillas	shoe		94
zapatos	shoe		94
zapfchen	suppositories		86
zarizeni	device		61
zasilacz	power supply		15
zaslona	curtain		15
zaves	curtain		32
zazvor	ginger		11
zazvorovy	ginger		11
zebrik	ladder		32
zeep	soap		77
zegarek	watch		123
zel	gel		101
zel pod prysznic	shower gel		15
zelena	green		42
zelenaya	green		20
zelene	green		42
zeleny	green		42
zelenyy	green		20
zelt	tent		6
zencefil	ginger		21
zenzero	ginger		28
zerkalo	mirror		18
zero			3
zero sugar	zero		3
zestaw	set		49
zheltaya	yellow		20
zhelty	yellow		20
zheltyy	yellow		20
zhen	pillow		33
zhengbeijimipin	refurbished		238
zhenskiy	women		105
zhentou	brass		48
zhestkiy disk	hard drive		54
zhilet	vest		8
zhonggu	used		238
zi	purple		72
zidle	chair		11
zielona	green		19
zielone	green		19
zielony	green		116
zijden	silk		34
zilver	silver		62
zilveren	silver		62
zilverkleurig	silver		62
zimny bialy	cool white		19
zitrone	lemon		17
zlata	gold		42
zlate	gold		42
zlaty	gold		42
zlota	gold		19
zlote	gold		19
zloty	gold		19
zluta	yellow		42
zlute	yellow		42
zluty	yellow		42
zmeura	raspberry		36
znacka	brand		61
zokni	socks		58
zold	green		93
zolotaya	gold		20
zolotistyy	gold		20
zolotoy	gold		20
zolta	yellow		19
zolte	yellow		19
zolty	yellow		116
zonnebrand	sunscreen		13
zonnebril	sunglasses		13
zrcadlo	mirror		32
zubehor	accessory		24
zucchero	sugar		69
zucker	sugar		17
zuckerfrei	sugar free		82
zumo	juice		12
zundkerze	spark plug		64
zwart	black		141
zwarte	black		62`;
export const productUnits: string = `adet	pk		278
ah			282
amp			193
ampere	amp		193
amps	amp		193
ans	year		304
bags	pk		97
beutel	pk		91
bit			235
bits	bit		235
blatt	pk		91
blocke	pk		91
boite	pk		234
bottles	pk		97
box	pk		233
btu			108
btus	btu		108
caja	pk		275
cans	pk		97
caplets	tbl		97
caps	cps		38
capsulas	cps		153
capsule	cps		97
capsule rigide	cps		191
capsules	cps		38
centiliter	cl		66
centilitre	cl		66
centimeter	cm		73
centimeters	cm		73
centimetre	cm		73
ch			190
channel	ch		190
channels	ch		190
cl			66
cm			73
cnt	pk		38
compresse	tbl		191
comprime	tbl		164
comprimes	tbl		164
comprimidos	tbl		153
count	pk		38
cpr	tbl		164
cps			97
ct	pk		38
ct tw	ctw		197
cttw	ctw		197
ctw			197
cu ft	cuft		159
cuft			66
cup			66
cups	cup		66
day			95
days	day		95
deciliter	dl		66
decilitre	dl		66
disc			38
discs	disc		38
dl			66
dn			247
doz	dozen		38
dozen			38
dpi			136
er	pk		91
feet	ft		73
film coated tablets	tbl		97
filmtabletten	tbl		91
fl ounce	floz		159
fl oz	floz		159
floz			66
fluid ounce	floz		159
fluid ounces	floz		159
fnumber			263
foot	ft		73
fps			158
ft			73
fta	tbl		91
g			85
g m2	gsm		243
gal			66
gallon	gal		66
gallons	gal		66
gb			92
gbps			158
gelules	cps		164
ghz			130
gig	gb		92
gigabyte	gb		92
gigabytes	gb		92
gigahertz	ghz		130
gigs	gb		92
gr	g		85
gram	g		85
gramm	g		292
grams	g		85
gsm			243
hertz	hz		130
horsepower	hp		108
hour	hr		95
hours	hr		95
hp			108
hr			95
hrs	hr		95
hz			130
ie	iu		183
in			73
inch	in		73
inches	in		73
iu			183
jahr	year		175
jahre	year		175
k			207
kaps	cps		91
kapseln	cps		91
kapsul	cps		192
kapsulek	cps		142
kapsulki	cps		142
kapsuly	cps		192
kb			92
kg			85
khz			130
kilo	kg		85
kilobyte	kb		92
kilobytes	kb		92
kilogram	kg		85
kilograms	kg		85
kilos	kg		155
kilowatt	kw		108
km			73
kohm	k		207
kpl	pk		165
ks	pk		165
kw			108
l			66
lavados	wash		38
lavages	wash		38
lavaggi	wash		38
lb			85
lbs	lb		85
liter	l		66
liters	l		66
litre	l		66
litres	l		66
litro	l		256
litros	l		256
lm			246
lot	pk		234
lsf	spf		298
ltr	l		66
lumen	lm		246
m			73
m2			221
mah			242
mb			92
mbps			158
mcg			155
meg	mb		92
megabyte	mb		92
megabytes	mb		92
megahertz	mhz		130
megapixel	mp		136
megapixels	mp		136
meter	m		73
meters	m		73
metre	m		73
metres	m		245
mg			85
mhz			130
mi			73
microgram	mcg		155
micrograms	mcg		155
mile	mi		73
miles	mi		73
milligram	mg		85
milligrams	mg		85
milliliter	ml		66
milliliters	ml		66
millilitre	ml		66
millimeter	mm		73
millimeters	mm		73
millimetre	mm		73
millimetres	mm		245
min			95
mins	min		95
minute	min		95
minutes	min		95
ml			66
mm			73
mm2			221
monat	month		175
monate	month		175
month			118
months	month		118
mp			136
mpix	mp		136
mpixel	mp		136
ms			95
nappies	pk		97
nf			184
ohm			207
ounce	oz		85
ounces	oz		85
oz			85
p			136
pack	pk		38
packet	pk		38
packets	pk		38
packs	pk		38
packung	pk		274
pads	pk		97
pair			38
pairs	pair		38
pc	pk		165
pck	pk		38
pcs	pk		38
pezzi	pk		191
pf			184
piece	pk		38
pieces	pk		38
piezas	pk		153
pint	pt		66
pints	pt		66
pk			38
pn			247
port			38
ports	port		38
pound	lb		85
pounds	lb		85
ppm			158
pr	pair		38
pran	wash		38
pt			66
qt			66
quart	qt		66
quarts	qt		66
roll	pk		97
rollen	pk		91
rolls	pk		97
rpm			158
seat			38
seats	seat		38
sec			95
second	sec		95
seconds	sec		95
set	pk		233
sheet	pk		38
sheets	pk		38
sht	pk		38
spf			297
sq ft	sqft		222
sqft			222
st	pk		165
stck	pk		38
sticks	pk		97
stk	pk		91
stuck	pk		91
stueck	pk		38
stuks	pk		276
szt	pk		142
tabl	tbl		142
tablet	tbl		38
tabletek	tbl		142
tabletki	tbl		142
tabletok	tbl		192
tablets	tbl		38
tabletten	tbl		91
tabs	tbl		38
tassen	cup		179
tasses	cup		179
tazas	cup		179
tazze	cup		179
tb			92
tbl			91
teile	pk		91
terabyte	tb		92
terabytes	tb		92
uds	pk		153
uf			184
ug	mcg		155
ui	iu		183
unid	pk		277
unidades	pk		153
user			38
users	user		38
v			210
v ac	vac		178
v dc	vdc		178
va			108
vac			178
vatios	w		108
vdc			178
volt	v		210
volts	v		210
w			108
wasbeurten	wash		38
waschladungen	wash		38
wash			38
washes	wash		38
washloads	wash		38
watt	w		108
watts	w		108
wh			242
windeln	pk		91
wipes	pk		97
wl	wash		38
x			306
yard	yd		73
yards	yd		73
yd			73
year			118
year subscription	year		118
years	year		118
years subscription	year		118
yo	year		118
yr	year		118
yrs	year		118
zoll	in		291`;
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
lightbulb lamp`;
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
