// Made by "npm run tables" from src/lexicon/tables/shared/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), class, ambiguity, scope,
// source; of a frequency list: word, times in a million names; of spelling rules: class, pattern, what it becomes.
export const letterSounds: string = `a			unheard		*	general-usage
b			sound		*	general-usage
c	k		sound		*	general-usage
c	s		sound		*	general-usage
d	t		sound		*	general-usage
e			unheard		*	general-usage
f			sound		*	general-usage
g	j		sound		*	general-usage
h			unheard		*	general-usage
i			unheard		*	general-usage
j			sound		*	general-usage
k			sound		*	general-usage
m			sound		*	general-usage
n	m		sound		*	general-usage
o			unheard		*	general-usage
p	b		sound		*	general-usage
p	f		sound		*	general-usage
q	k		sound		*	general-usage
s	plural		ending		en,es,fr,pt	general-usage
s			sound		*	general-usage
t			sound		*	general-usage
u			unheard		*	general-usage
v	b		sound		*	general-usage
v	f		sound		*	general-usage
w	f		sound		*	general-usage
x	k		sound		*	general-usage
x	s		sound		*	general-usage
y			unheard		*	general-usage
z	s		sound		*	general-usage`;
export const numbers: string = `100th	100		ordinal		en	general-usage
101st	101		ordinal		en	general-usage
102nd	102		ordinal		en	general-usage
103rd	103		ordinal		en	general-usage
104th	104		ordinal		en	general-usage
105th	105		ordinal		en	general-usage
106th	106		ordinal		en	general-usage
107th	107		ordinal		en	general-usage
108th	108		ordinal		en	general-usage
109th	109		ordinal		en	general-usage
10a	10		ordinal	context	pt	general-usage
10de	10		ordinal		nl	general-usage
10e	10		ordinal		fr	general-usage
10eme	10		ordinal		fr	general-usage
10o	10		ordinal	context	pt	general-usage
10th	10		ordinal		en	general-usage
110th	110		ordinal		en	general-usage
111th	111		ordinal		en	general-usage
112th	112		ordinal		en	general-usage
113th	113		ordinal		en	general-usage
114th	114		ordinal		en	general-usage
115th	115		ordinal		en	general-usage
116th	116		ordinal		en	general-usage
117th	117		ordinal		en	general-usage
118th	118		ordinal		en	general-usage
119th	119		ordinal		en	general-usage
11a	11		ordinal	context	pt	general-usage
11de	11		ordinal		nl	general-usage
11e	11		ordinal		fr	general-usage
11eme	11		ordinal		fr	general-usage
11o	11		ordinal	context	pt	general-usage
11th	11		ordinal		en	general-usage
120th	120		ordinal		en	general-usage
121st	121		ordinal		en	general-usage
122nd	122		ordinal		en	general-usage
123rd	123		ordinal		en	general-usage
124th	124		ordinal		en	general-usage
125th	125		ordinal		en	general-usage
126th	126		ordinal		en	general-usage
127th	127		ordinal		en	general-usage
128th	128		ordinal		en	general-usage
129th	129		ordinal		en	general-usage
12a	12		ordinal	context	pt	general-usage
12de	12		ordinal		nl	general-usage
12e	12		ordinal		fr	general-usage
12eme	12		ordinal		fr	general-usage
12o	12		ordinal	context	pt	general-usage
12th	12		ordinal		en	general-usage
130th	130		ordinal		en	general-usage
131st	131		ordinal		en	general-usage
132nd	132		ordinal		en	general-usage
133rd	133		ordinal		en	general-usage
134th	134		ordinal		en	general-usage
135th	135		ordinal		en	general-usage
136th	136		ordinal		en	general-usage
137th	137		ordinal		en	general-usage
138th	138		ordinal		en	general-usage
139th	139		ordinal		en	general-usage
13a	13		ordinal	context	pt	general-usage
13de	13		ordinal		nl	general-usage
13e	13		ordinal		fr	general-usage
13eme	13		ordinal		fr	general-usage
13o	13		ordinal	context	pt	general-usage
13th	13		ordinal		en	general-usage
140th	140		ordinal		en	general-usage
141st	141		ordinal		en	general-usage
142nd	142		ordinal		en	general-usage
143rd	143		ordinal		en	general-usage
144th	144		ordinal		en	general-usage
145th	145		ordinal		en	general-usage
146th	146		ordinal		en	general-usage
147th	147		ordinal		en	general-usage
148th	148		ordinal		en	general-usage
149th	149		ordinal		en	general-usage
14a	14		ordinal	context	pt	general-usage
14de	14		ordinal		nl	general-usage
14e	14		ordinal		fr	general-usage
14eme	14		ordinal		fr	general-usage
14o	14		ordinal	context	pt	general-usage
14th	14		ordinal		en	general-usage
150th	150		ordinal		en	general-usage
151st	151		ordinal		en	general-usage
152nd	152		ordinal		en	general-usage
153rd	153		ordinal		en	general-usage
154th	154		ordinal		en	general-usage
155th	155		ordinal		en	general-usage
156th	156		ordinal		en	general-usage
157th	157		ordinal		en	general-usage
158th	158		ordinal		en	general-usage
159th	159		ordinal		en	general-usage
15a	15		ordinal	context	pt	general-usage
15de	15		ordinal		nl	general-usage
15e	15		ordinal		fr	general-usage
15eme	15		ordinal		fr	general-usage
15o	15		ordinal	context	pt	general-usage
15th	15		ordinal		en	general-usage
160th	160		ordinal		en	general-usage
161st	161		ordinal		en	general-usage
162nd	162		ordinal		en	general-usage
163rd	163		ordinal		en	general-usage
164th	164		ordinal		en	general-usage
165th	165		ordinal		en	general-usage
166th	166		ordinal		en	general-usage
167th	167		ordinal		en	general-usage
168th	168		ordinal		en	general-usage
169th	169		ordinal		en	general-usage
16a	16		ordinal	context	pt	general-usage
16de	16		ordinal		nl	general-usage
16e	16		ordinal		fr	general-usage
16eme	16		ordinal		fr	general-usage
16o	16		ordinal	context	pt	general-usage
16th	16		ordinal		en	general-usage
170th	170		ordinal		en	general-usage
171st	171		ordinal		en	general-usage
172nd	172		ordinal		en	general-usage
173rd	173		ordinal		en	general-usage
174th	174		ordinal		en	general-usage
175th	175		ordinal		en	general-usage
176th	176		ordinal		en	general-usage
177th	177		ordinal		en	general-usage
178th	178		ordinal		en	general-usage
179th	179		ordinal		en	general-usage
17a	17		ordinal	context	pt	general-usage
17de	17		ordinal		nl	general-usage
17e	17		ordinal		fr	general-usage
17eme	17		ordinal		fr	general-usage
17o	17		ordinal	context	pt	general-usage
17th	17		ordinal		en	general-usage
180th	180		ordinal		en	general-usage
181st	181		ordinal		en	general-usage
182nd	182		ordinal		en	general-usage
183rd	183		ordinal		en	general-usage
184th	184		ordinal		en	general-usage
185th	185		ordinal		en	general-usage
186th	186		ordinal		en	general-usage
187th	187		ordinal		en	general-usage
188th	188		ordinal		en	general-usage
189th	189		ordinal		en	general-usage
18a	18		ordinal	context	pt	general-usage
18de	18		ordinal		nl	general-usage
18e	18		ordinal		fr	general-usage
18eme	18		ordinal		fr	general-usage
18o	18		ordinal	context	pt	general-usage
18th	18		ordinal		en	general-usage
190th	190		ordinal		en	general-usage
191st	191		ordinal		en	general-usage
192nd	192		ordinal		en	general-usage
193rd	193		ordinal		en	general-usage
194th	194		ordinal		en	general-usage
195th	195		ordinal		en	general-usage
196th	196		ordinal		en	general-usage
197th	197		ordinal		en	general-usage
198th	198		ordinal		en	general-usage
199th	199		ordinal		en	general-usage
19a	19		ordinal	context	pt	general-usage
19de	19		ordinal		nl	general-usage
19e	19		ordinal		fr	general-usage
19eme	19		ordinal		fr	general-usage
19o	19		ordinal	context	pt	general-usage
19th	19		ordinal		en	general-usage
1a	1		ordinal	context	pt	general-usage
1er	1		ordinal		fr	general-usage
1ere	1		ordinal		fr	general-usage
1o	1		ordinal	context	pt	general-usage
1ra	1		ordinal		es	general-usage
1re	1		ordinal		fr	general-usage
1ro	1		ordinal		es	general-usage
1st	1		ordinal		en	general-usage
1ste	1		ordinal		nl	general-usage
20a	20		ordinal	context	pt	general-usage
20e	20		ordinal		fr	general-usage
20eme	20		ordinal		fr	general-usage
20o	20		ordinal	context	pt	general-usage
20ste	20		ordinal		nl	general-usage
20th	20		ordinal		en	general-usage
21st	21		ordinal		en	general-usage
22nd	22		ordinal		en	general-usage
23rd	23		ordinal		en	general-usage
24th	24		ordinal		en	general-usage
25th	25		ordinal		en	general-usage
26th	26		ordinal		en	general-usage
27th	27		ordinal		en	general-usage
28th	28		ordinal		en	general-usage
29th	29		ordinal		en	general-usage
2a	2		ordinal	context	pt	general-usage
2d	2		ordinal		en	general-usage
2da	2		ordinal		es	general-usage
2de	2		ordinal		nl	general-usage
2do	2		ordinal		es	general-usage
2e	2		ordinal		fr	general-usage
2eme	2		ordinal		fr	general-usage
2nd	2		ordinal		en	general-usage
2o	2		ordinal	context	pt	general-usage
30th	30		ordinal		en	general-usage
31st	31		ordinal		en	general-usage
32nd	32		ordinal		en	general-usage
33rd	33		ordinal		en	general-usage
34th	34		ordinal		en	general-usage
35th	35		ordinal		en	general-usage
36th	36		ordinal		en	general-usage
37th	37		ordinal		en	general-usage
38th	38		ordinal		en	general-usage
39th	39		ordinal		en	general-usage
3a	3		ordinal	context	pt	general-usage
3d	3		ordinal	context	en	general-usage
3de	3		ordinal		nl	general-usage
3e	3		ordinal		fr	general-usage
3eme	3		ordinal		fr	general-usage
3er	3		ordinal		es	general-usage
3o	3		ordinal	context	pt	general-usage
3ra	3		ordinal		es	general-usage
3rd	3		ordinal		en	general-usage
3ro	3		ordinal		es	general-usage
40th	40		ordinal		en	general-usage
41st	41		ordinal		en	general-usage
42nd	42		ordinal		en	general-usage
43rd	43		ordinal		en	general-usage
44th	44		ordinal		en	general-usage
45th	45		ordinal		en	general-usage
46th	46		ordinal		en	general-usage
47th	47		ordinal		en	general-usage
48th	48		ordinal		en	general-usage
49th	49		ordinal		en	general-usage
4a	4		ordinal	context	pt	general-usage
4de	4		ordinal		nl	general-usage
4e	4		ordinal		fr	general-usage
4eme	4		ordinal		fr	general-usage
4o	4		ordinal	context	pt	general-usage
4th	4		ordinal		en	general-usage
50th	50		ordinal		en	general-usage
51st	51		ordinal		en	general-usage
52nd	52		ordinal		en	general-usage
53rd	53		ordinal		en	general-usage
54th	54		ordinal		en	general-usage
55th	55		ordinal		en	general-usage
56th	56		ordinal		en	general-usage
57th	57		ordinal		en	general-usage
58th	58		ordinal		en	general-usage
59th	59		ordinal		en	general-usage
5a	5		ordinal	context	pt	general-usage
5de	5		ordinal		nl	general-usage
5e	5		ordinal		fr	general-usage
5eme	5		ordinal		fr	general-usage
5o	5		ordinal	context	pt	general-usage
5th	5		ordinal		en	general-usage
60th	60		ordinal		en	general-usage
61st	61		ordinal		en	general-usage
62nd	62		ordinal		en	general-usage
63rd	63		ordinal		en	general-usage
64th	64		ordinal		en	general-usage
65th	65		ordinal		en	general-usage
66th	66		ordinal		en	general-usage
67th	67		ordinal		en	general-usage
68th	68		ordinal		en	general-usage
69th	69		ordinal		en	general-usage
6a	6		ordinal	context	pt	general-usage
6de	6		ordinal		nl	general-usage
6e	6		ordinal		fr	general-usage
6eme	6		ordinal		fr	general-usage
6o	6		ordinal	context	pt	general-usage
6th	6		ordinal		en	general-usage
70th	70		ordinal		en	general-usage
71st	71		ordinal		en	general-usage
72nd	72		ordinal		en	general-usage
73rd	73		ordinal		en	general-usage
74th	74		ordinal		en	general-usage
75th	75		ordinal		en	general-usage
76th	76		ordinal		en	general-usage
77th	77		ordinal		en	general-usage
78th	78		ordinal		en	general-usage
79th	79		ordinal		en	general-usage
7a	7		ordinal	context	pt	general-usage
7de	7		ordinal		nl	general-usage
7e	7		ordinal		fr	general-usage
7eme	7		ordinal		fr	general-usage
7o	7		ordinal	context	pt	general-usage
7th	7		ordinal		en	general-usage
80th	80		ordinal		en	general-usage
81st	81		ordinal		en	general-usage
82nd	82		ordinal		en	general-usage
83rd	83		ordinal		en	general-usage
84th	84		ordinal		en	general-usage
85th	85		ordinal		en	general-usage
86th	86		ordinal		en	general-usage
87th	87		ordinal		en	general-usage
88th	88		ordinal		en	general-usage
89th	89		ordinal		en	general-usage
8a	8		ordinal	context	pt	general-usage
8e	8		ordinal		fr	general-usage
8eme	8		ordinal		fr	general-usage
8o	8		ordinal	context	pt	general-usage
8ste	8		ordinal		nl	general-usage
8th	8		ordinal		en	general-usage
90th	90		ordinal		en	general-usage
91st	91		ordinal		en	general-usage
92nd	92		ordinal		en	general-usage
93rd	93		ordinal		en	general-usage
94th	94		ordinal		en	general-usage
95th	95		ordinal		en	general-usage
96th	96		ordinal		en	general-usage
97th	97		ordinal		en	general-usage
98th	98		ordinal		en	general-usage
99th	99		ordinal		en	general-usage
9a	9		ordinal	context	pt	general-usage
9de	9		ordinal		nl	general-usage
9e	9		ordinal		fr	general-usage
9eme	9		ordinal		fr	general-usage
9o	9		ordinal	context	pt	general-usage
9th	9		ordinal		en	general-usage
a dozen	12		cardinal		en	general-usage
a hundred	100		cardinal		en	general-usage
a thousand	1000		cardinal		en	general-usage
acht	8		cardinal	context	de	general-usage
achte	8		ordinal		de	general-usage
achtentwintig	28		cardinal		nl	general-usage
achtste	8		ordinal		nl	general-usage
achttien	18		cardinal		nl	general-usage
achttiende	18		ordinal		nl	general-usage
achtundzwanzig	28		cardinal		de	general-usage
achtzehn	18		cardinal		de	general-usage
achtzehnte	18		ordinal		de	general-usage
achtzig	80		cardinal		de	general-usage
catorce	14		cardinal		es	general-usage
catorze	14		cardinal		pt	general-usage
cem	100		cardinal		pt	libpostal
cent	100		cardinal	context	fr	general-usage
cento	100		cardinal		pt	general-usage
centum	100		cardinal	context	en	general-usage
cero	0		cardinal		es	general-usage
cien	100		cardinal		es	general-usage
ciento	100		cardinal		es	general-usage
cinco	5		cardinal		es	general-usage
cincuenta	50		cardinal		es	general-usage
cinq	5		cardinal		fr	general-usage
cinquanta	50		cardinal		it	general-usage
cinquante	50		cardinal		fr	general-usage
cinque	5		cardinal		it	general-usage
cinquenta	50		cardinal		pt	general-usage
cinquieme	5		ordinal		fr	general-usage
cuarenta	40		cardinal		es	general-usage
cuarta	4		ordinal		es	general-usage
cuarto	4		ordinal		es	general-usage
cuatro	4		cardinal		es	general-usage
decima	10		ordinal		es	general-usage
decimo	10		ordinal		es	general-usage
decimo nono	19		ordinal		pt	general-usage
decimo oitavo	18		ordinal		pt	general-usage
decimo primeiro	11		ordinal		pt	general-usage
decimo quarto	14		ordinal		pt	general-usage
decimo quinto	15		ordinal		pt	general-usage
decimo segundo	12		ordinal		pt	general-usage
decimo setimo	17		ordinal		pt	general-usage
decimo sexto	16		ordinal		pt	general-usage
decimo terceiro	13		ordinal		pt	general-usage
decimoctavo	18		ordinal		es	general-usage
decimocuarto	14		ordinal		es	general-usage
decimonoveno	19		ordinal		es	general-usage
decimoquinto	15		ordinal		es	general-usage
decimoseptimo	17		ordinal		es	general-usage
decimosexto	16		ordinal		es	general-usage
decimotercero	13		ordinal		es	general-usage
derde	3		ordinal		nl	general-usage
dertien	13		cardinal		nl	general-usage
dertiende	13		ordinal		nl	general-usage
dertig	30		cardinal		nl	general-usage
deux	2		cardinal		fr	general-usage
deux mille	2000		cardinal		fr	general-usage
deuxieme	2		ordinal		fr	general-usage
dez	10		cardinal	context	pt	libpostal
dezanove	19		cardinal		pt	general-usage
dezasseis	16		cardinal		pt	general-usage
dezassete	17		cardinal		pt	general-usage
dezenove	19		cardinal		pt	general-usage
dezesseis	16		cardinal		pt	general-usage
dezessete	17		cardinal		pt	general-usage
dezoito	18		cardinal		pt	general-usage
diciannove	19		cardinal		it	general-usage
diciannovesimo	19		ordinal		it	general-usage
diciassette	17		cardinal		it	general-usage
diciassettesimo	17		ordinal		it	general-usage
diciottesimo	18		ordinal		it	general-usage
diciotto	18		cardinal		it	general-usage
dieci	10		cardinal		it	general-usage
diecinueve	19		cardinal		es	general-usage
dieciocho	18		cardinal		es	general-usage
dieciseis	16		cardinal		es	general-usage
diecisiete	17		cardinal		es	general-usage
diez	10		cardinal		es	general-usage
dix	10		cardinal	context	fr	general-usage
dix huit	18		cardinal		fr	general-usage
dix huitieme	18		ordinal		fr	general-usage
dix neuf	19		cardinal		fr	general-usage
dix neuvieme	19		ordinal		fr	general-usage
dix sept	17		cardinal		fr	general-usage
dix septieme	17		ordinal		fr	general-usage
dixieme	10		ordinal		fr	general-usage
doce	12		cardinal	context	es	general-usage
dodicesimo	12		ordinal		it	general-usage
dodici	12		cardinal		it	general-usage
dois	2		cardinal		pt	general-usage
dois mil	2000		cardinal		pt	general-usage
dos	2		cardinal	context	es	libpostal
dos mil	2000		cardinal		es	general-usage
double	2		cardinal	context	en	general-usage
douze	12		cardinal		fr	general-usage
douzieme	12		ordinal		fr	general-usage
doze	12		cardinal		pt	general-usage
dozen	12		cardinal		en	general-usage
drei	3		cardinal		de	general-usage
dreissig	30		cardinal		de	general-usage
dreiundzwanzig	23		cardinal		de	general-usage
dreizehn	13		cardinal		de	general-usage
dreizehnte	13		ordinal		de	general-usage
drie	3		cardinal		nl	general-usage
drieentwintig	23		cardinal		nl	general-usage
dritte	3		ordinal		de	general-usage
dritter	3		ordinal		de	general-usage
drittes	3		ordinal		de	general-usage
duas	2		cardinal		pt	general-usage
dubbel	2		cardinal		nl	general-usage
due	2		cardinal	context	it	general-usage
duemila	2000		cardinal		it	general-usage
duizend	1000		cardinal		nl	general-usage
duodecima	12		ordinal		es	general-usage
duodecimo	12		ordinal		es	general-usage
een	1		cardinal	context	nl	libpostal
eenentwintig	21		cardinal		nl	general-usage
eerste	1		ordinal		nl	general-usage
eight	8		cardinal		en	general-usage
eight hundred	800		cardinal		en	general-usage
eighteen	18		cardinal		en	general-usage
eighteenth	18		ordinal		en	general-usage
eighth	8		ordinal		en	general-usage
eightieth	80		ordinal		en	general-usage
eighty	80		cardinal		en	general-usage
eighty eight	88		cardinal		en	general-usage
eighty eighth	88		ordinal		en	general-usage
eighty fifth	85		ordinal		en	general-usage
eighty first	81		ordinal		en	general-usage
eighty five	85		cardinal		en	general-usage
eighty four	84		cardinal		en	general-usage
eighty fourth	84		ordinal		en	general-usage
eighty nine	89		cardinal		en	general-usage
eighty ninth	89		ordinal		en	general-usage
eighty one	81		cardinal		en	general-usage
eighty second	82		ordinal		en	general-usage
eighty seven	87		cardinal		en	general-usage
eighty seventh	87		ordinal		en	general-usage
eighty six	86		cardinal		en	general-usage
eighty sixth	86		ordinal		en	general-usage
eighty third	83		ordinal		en	general-usage
eighty three	83		cardinal		en	general-usage
eighty two	82		cardinal		en	general-usage
ein	1		cardinal	context	de	libpostal
eine	1		cardinal	context	de	general-usage
eine million	1000000		cardinal		de	general-usage
einhundert	100		cardinal		de	general-usage
eins	1		cardinal		de	general-usage
eintausend	1000		cardinal		de	general-usage
einundzwanzig	21		cardinal		de	general-usage
eleven	11		cardinal		en	general-usage
eleventh	11		ordinal		en	general-usage
elf	11		cardinal	context	de	general-usage
elfde	11		ordinal		nl	general-usage
elfte	11		ordinal		de	general-usage
erste	1		ordinal	context	de	general-usage
ersten	1		ordinal		de	general-usage
erster	1		ordinal		de	general-usage
erstes	1		ordinal		de	general-usage
fifteen	15		cardinal		en	general-usage
fifteenth	15		ordinal		en	general-usage
fifth	5		ordinal		en	general-usage
fiftieth	50		ordinal		en	general-usage
fifty	50		cardinal		en	general-usage
fifty eight	58		cardinal		en	general-usage
fifty eighth	58		ordinal		en	general-usage
fifty fifth	55		ordinal		en	general-usage
fifty first	51		ordinal		en	general-usage
fifty five	55		cardinal		en	general-usage
fifty four	54		cardinal		en	general-usage
fifty fourth	54		ordinal		en	general-usage
fifty nine	59		cardinal		en	general-usage
fifty ninth	59		ordinal		en	general-usage
fifty one	51		cardinal		en	general-usage
fifty second	52		ordinal		en	general-usage
fifty seven	57		cardinal		en	general-usage
fifty seventh	57		ordinal		en	general-usage
fifty six	56		cardinal		en	general-usage
fifty sixth	56		ordinal		en	general-usage
fifty third	53		ordinal		en	general-usage
fifty three	53		cardinal		en	general-usage
fifty two	52		cardinal		en	general-usage
first	1		ordinal		en	general-usage
five	5		cardinal		en	general-usage
five hundred	500		cardinal		en	general-usage
fortieth	40		ordinal		en	general-usage
forty	40		cardinal		en	general-usage
forty eight	48		cardinal		en	general-usage
forty eighth	48		ordinal		en	general-usage
forty fifth	45		ordinal		en	general-usage
forty first	41		ordinal		en	general-usage
forty five	45		cardinal		en	general-usage
forty four	44		cardinal		en	general-usage
forty fourth	44		ordinal		en	general-usage
forty nine	49		cardinal		en	general-usage
forty ninth	49		ordinal		en	general-usage
forty one	41		cardinal		en	general-usage
forty second	42		ordinal		en	general-usage
forty seven	47		cardinal		en	general-usage
forty seventh	47		ordinal		en	general-usage
forty six	46		cardinal		en	general-usage
forty sixth	46		ordinal		en	general-usage
forty third	43		ordinal		en	general-usage
forty three	43		cardinal		en	general-usage
forty two	42		cardinal		en	general-usage
four	4		cardinal		en	general-usage
four hundred	400		cardinal		en	general-usage
fourteen	14		cardinal		en	general-usage
fourteenth	14		ordinal		en	general-usage
fourth	4		ordinal		en	general-usage
fourty	40		cardinal	context	en	general-usage
fuenf	5		cardinal		de	general-usage
fuenfte	5		ordinal		de	general-usage
fuenfundzwanzig	25		cardinal		de	general-usage
fuenfzehn	15		cardinal		de	general-usage
fuenfzehnte	15		ordinal		de	general-usage
fuenfzig	50		cardinal		de	general-usage
funf	5		cardinal		de	general-usage
funfte	5		ordinal		de	general-usage
funfter	5		ordinal		de	general-usage
funfundzwanzig	25		cardinal		de	general-usage
funfzehn	15		cardinal		de	general-usage
funfzehnte	15		ordinal		de	general-usage
funfzig	50		cardinal		de	general-usage
honderd	100		cardinal		nl	general-usage
huit	8		cardinal		fr	general-usage
huitante	80		cardinal		fr	general-usage
huitieme	8		ordinal		fr	general-usage
hundert	100		cardinal		de	general-usage
hundred	100		cardinal		en	general-usage
hundredth	100		ordinal		en	general-usage
ii	2		roman		*	unicode-roman
iii	3		roman		*	unicode-roman
iv	4		roman		*	unicode-roman
ix	9		roman		*	unicode-roman
mil	1000		cardinal	context	es	libpostal
milhao	1000000		cardinal		pt	general-usage
milione	1000000		cardinal		it	general-usage
miljoen	1000000		cardinal		nl	general-usage
mille	1000		cardinal	context	fr	general-usage
million	1000000		cardinal		en	general-usage
millon	1000000		cardinal		es	general-usage
negen	9		cardinal		nl	general-usage
negende	9		ordinal		nl	general-usage
negenentwintig	29		cardinal		nl	general-usage
negentien	19		cardinal		nl	general-usage
negentiende	19		ordinal		nl	general-usage
negentig	90		cardinal		nl	general-usage
neuf	9		cardinal		fr	general-usage
neun	9		cardinal		de	general-usage
neunte	9		ordinal		de	general-usage
neunundzwanzig	29		cardinal		de	general-usage
neunzehn	19		cardinal		de	general-usage
neunzehnte	19		ordinal		de	general-usage
neunzig	90		cardinal		de	general-usage
neuvieme	9		ordinal		fr	general-usage
nine	9		cardinal		en	general-usage
nine hundred	900		cardinal		en	general-usage
nineteen	19		cardinal		en	general-usage
nineteenth	19		ordinal		en	general-usage
ninetieth	90		ordinal		en	general-usage
ninety	90		cardinal		en	general-usage
ninety eight	98		cardinal		en	general-usage
ninety eighth	98		ordinal		en	general-usage
ninety fifth	95		ordinal		en	general-usage
ninety first	91		ordinal		en	general-usage
ninety five	95		cardinal		en	general-usage
ninety four	94		cardinal		en	general-usage
ninety fourth	94		ordinal		en	general-usage
ninety nine	99		cardinal		en	general-usage
ninety ninth	99		ordinal		en	general-usage
ninety one	91		cardinal		en	general-usage
ninety second	92		ordinal		en	general-usage
ninety seven	97		cardinal		en	general-usage
ninety seventh	97		ordinal		en	general-usage
ninety six	96		cardinal		en	general-usage
ninety sixth	96		ordinal		en	general-usage
ninety third	93		ordinal		en	general-usage
ninety three	93		cardinal		en	general-usage
ninety two	92		cardinal		en	general-usage
ninth	9		ordinal		en	general-usage
nona	9		ordinal	context	pt	general-usage
nonante	90		cardinal		fr	general-usage
nono	9		ordinal		pt	general-usage
nought	0		cardinal		en	general-usage
novanta	90		cardinal		it	general-usage
nove	9		cardinal	context	pt	libpostal
novena	9		ordinal		es	general-usage
noveno	9		ordinal		es	general-usage
noventa	90		cardinal		es	general-usage
nueve	9		cardinal		es	general-usage
nul	0		cardinal		nl	general-usage
null	0		cardinal	context	de	libpostal
ochenta	80		cardinal		es	general-usage
ocho	8		cardinal		es	general-usage
octante	80		cardinal		fr	general-usage
octava	8		ordinal		es	general-usage
octavo	8		ordinal		es	general-usage
oitava	8		ordinal		pt	general-usage
oitavo	8		ordinal		pt	general-usage
oitenta	80		cardinal		pt	general-usage
oito	8		cardinal		pt	general-usage
once	11		cardinal	context	es	general-usage
one	1		cardinal	context	en	general-usage
one hundred	100		cardinal		en	general-usage
one hundred and eighteenth	118		ordinal		en	general-usage
one hundred and eighth	108		ordinal		en	general-usage
one hundred and eightieth	180		ordinal		en	general-usage
one hundred and eighty eighth	188		ordinal		en	general-usage
one hundred and eighty fifth	185		ordinal		en	general-usage
one hundred and eighty first	181		ordinal		en	general-usage
one hundred and eighty fourth	184		ordinal		en	general-usage
one hundred and eighty ninth	189		ordinal		en	general-usage
one hundred and eighty second	182		ordinal		en	general-usage
one hundred and eighty seventh	187		ordinal		en	general-usage
one hundred and eighty sixth	186		ordinal		en	general-usage
one hundred and eighty third	183		ordinal		en	general-usage
one hundred and eleventh	111		ordinal		en	general-usage
one hundred and fifteenth	115		ordinal		en	general-usage
one hundred and fifth	105		ordinal		en	general-usage
one hundred and fiftieth	150		ordinal		en	general-usage
one hundred and fifty eighth	158		ordinal		en	general-usage
one hundred and fifty fifth	155		ordinal		en	general-usage
one hundred and fifty first	151		ordinal		en	general-usage
one hundred and fifty fourth	154		ordinal		en	general-usage
one hundred and fifty ninth	159		ordinal		en	general-usage
one hundred and fifty second	152		ordinal		en	general-usage
one hundred and fifty seventh	157		ordinal		en	general-usage
one hundred and fifty sixth	156		ordinal		en	general-usage
one hundred and fifty third	153		ordinal		en	general-usage
one hundred and first	101		ordinal		en	general-usage
one hundred and fortieth	140		ordinal		en	general-usage
one hundred and forty eighth	148		ordinal		en	general-usage
one hundred and forty fifth	145		ordinal		en	general-usage
one hundred and forty first	141		ordinal		en	general-usage
one hundred and forty fourth	144		ordinal		en	general-usage
one hundred and forty ninth	149		ordinal		en	general-usage
one hundred and forty second	142		ordinal		en	general-usage
one hundred and forty seventh	147		ordinal		en	general-usage
one hundred and forty sixth	146		ordinal		en	general-usage
one hundred and forty third	143		ordinal		en	general-usage
one hundred and fourteenth	114		ordinal		en	general-usage
one hundred and fourth	104		ordinal		en	general-usage
one hundred and nineteenth	119		ordinal		en	general-usage
one hundred and ninetieth	190		ordinal		en	general-usage
one hundred and ninety eighth	198		ordinal		en	general-usage
one hundred and ninety fifth	195		ordinal		en	general-usage
one hundred and ninety first	191		ordinal		en	general-usage
one hundred and ninety fourth	194		ordinal		en	general-usage
one hundred and ninety ninth	199		ordinal		en	general-usage
one hundred and ninety second	192		ordinal		en	general-usage
one hundred and ninety seventh	197		ordinal		en	general-usage
one hundred and ninety sixth	196		ordinal		en	general-usage
one hundred and ninety third	193		ordinal		en	general-usage
one hundred and ninth	109		ordinal		en	general-usage
one hundred and second	102		ordinal		en	general-usage
one hundred and seventeenth	117		ordinal		en	general-usage
one hundred and seventh	107		ordinal		en	general-usage
one hundred and seventieth	170		ordinal		en	general-usage
one hundred and seventy eighth	178		ordinal		en	general-usage
one hundred and seventy fifth	175		ordinal		en	general-usage
one hundred and seventy first	171		ordinal		en	general-usage
one hundred and seventy fourth	174		ordinal		en	general-usage
one hundred and seventy ninth	179		ordinal		en	general-usage
one hundred and seventy second	172		ordinal		en	general-usage
one hundred and seventy seventh	177		ordinal		en	general-usage
one hundred and seventy sixth	176		ordinal		en	general-usage
one hundred and seventy third	173		ordinal		en	general-usage
one hundred and sixteenth	116		ordinal		en	general-usage
one hundred and sixth	106		ordinal		en	general-usage
one hundred and sixtieth	160		ordinal		en	general-usage
one hundred and sixty eighth	168		ordinal		en	general-usage
one hundred and sixty fifth	165		ordinal		en	general-usage
one hundred and sixty first	161		ordinal		en	general-usage
one hundred and sixty fourth	164		ordinal		en	general-usage
one hundred and sixty ninth	169		ordinal		en	general-usage
one hundred and sixty second	162		ordinal		en	general-usage
one hundred and sixty seventh	167		ordinal		en	general-usage
one hundred and sixty sixth	166		ordinal		en	general-usage
one hundred and sixty third	163		ordinal		en	general-usage
one hundred and tenth	110		ordinal		en	general-usage
one hundred and third	103		ordinal		en	general-usage
one hundred and thirteenth	113		ordinal		en	general-usage
one hundred and thirtieth	130		ordinal		en	general-usage
one hundred and thirty eighth	138		ordinal		en	general-usage
one hundred and thirty fifth	135		ordinal		en	general-usage
one hundred and thirty first	131		ordinal		en	general-usage
one hundred and thirty fourth	134		ordinal		en	general-usage
one hundred and thirty ninth	139		ordinal		en	general-usage
one hundred and thirty second	132		ordinal		en	general-usage
one hundred and thirty seventh	137		ordinal		en	general-usage
one hundred and thirty sixth	136		ordinal		en	general-usage
one hundred and thirty third	133		ordinal		en	general-usage
one hundred and twelfth	112		ordinal		en	general-usage
one hundred and twentieth	120		ordinal		en	general-usage
one hundred and twenty eighth	128		ordinal		en	general-usage
one hundred and twenty fifth	125		ordinal		en	general-usage
one hundred and twenty first	121		ordinal		en	general-usage
one hundred and twenty fourth	124		ordinal		en	general-usage
one hundred and twenty ninth	129		ordinal		en	general-usage
one hundred and twenty second	122		ordinal		en	general-usage
one hundred and twenty seventh	127		ordinal		en	general-usage
one hundred and twenty sixth	126		ordinal		en	general-usage
one hundred and twenty third	123		ordinal		en	general-usage
one hundred eighteenth	118		ordinal		en	general-usage
one hundred eighth	108		ordinal		en	general-usage
one hundred eightieth	180		ordinal		en	general-usage
one hundred eighty eighth	188		ordinal		en	general-usage
one hundred eighty fifth	185		ordinal		en	general-usage
one hundred eighty first	181		ordinal		en	general-usage
one hundred eighty fourth	184		ordinal		en	general-usage
one hundred eighty ninth	189		ordinal		en	general-usage
one hundred eighty second	182		ordinal		en	general-usage
one hundred eighty seventh	187		ordinal		en	general-usage
one hundred eighty sixth	186		ordinal		en	general-usage
one hundred eighty third	183		ordinal		en	general-usage
one hundred eleventh	111		ordinal		en	general-usage
one hundred fifteenth	115		ordinal		en	general-usage
one hundred fifth	105		ordinal		en	general-usage
one hundred fiftieth	150		ordinal		en	general-usage
one hundred fifty eighth	158		ordinal		en	general-usage
one hundred fifty fifth	155		ordinal		en	general-usage
one hundred fifty first	151		ordinal		en	general-usage
one hundred fifty fourth	154		ordinal		en	general-usage
one hundred fifty ninth	159		ordinal		en	general-usage
one hundred fifty second	152		ordinal		en	general-usage
one hundred fifty seventh	157		ordinal		en	general-usage
one hundred fifty sixth	156		ordinal		en	general-usage
one hundred fifty third	153		ordinal		en	general-usage
one hundred first	101		ordinal		en	general-usage
one hundred fortieth	140		ordinal		en	general-usage
one hundred forty eighth	148		ordinal		en	general-usage
one hundred forty fifth	145		ordinal		en	general-usage
one hundred forty first	141		ordinal		en	general-usage
one hundred forty fourth	144		ordinal		en	general-usage
one hundred forty ninth	149		ordinal		en	general-usage
one hundred forty second	142		ordinal		en	general-usage
one hundred forty seventh	147		ordinal		en	general-usage
one hundred forty sixth	146		ordinal		en	general-usage
one hundred forty third	143		ordinal		en	general-usage
one hundred fourteenth	114		ordinal		en	general-usage
one hundred fourth	104		ordinal		en	general-usage
one hundred nineteenth	119		ordinal		en	general-usage
one hundred ninetieth	190		ordinal		en	general-usage
one hundred ninety eighth	198		ordinal		en	general-usage
one hundred ninety fifth	195		ordinal		en	general-usage
one hundred ninety first	191		ordinal		en	general-usage
one hundred ninety fourth	194		ordinal		en	general-usage
one hundred ninety ninth	199		ordinal		en	general-usage
one hundred ninety second	192		ordinal		en	general-usage
one hundred ninety seventh	197		ordinal		en	general-usage
one hundred ninety sixth	196		ordinal		en	general-usage
one hundred ninety third	193		ordinal		en	general-usage
one hundred ninth	109		ordinal		en	general-usage
one hundred second	102		ordinal		en	general-usage
one hundred seventeenth	117		ordinal		en	general-usage
one hundred seventh	107		ordinal		en	general-usage
one hundred seventieth	170		ordinal		en	general-usage
one hundred seventy eighth	178		ordinal		en	general-usage
one hundred seventy fifth	175		ordinal		en	general-usage
one hundred seventy first	171		ordinal		en	general-usage
one hundred seventy fourth	174		ordinal		en	general-usage
one hundred seventy ninth	179		ordinal		en	general-usage
one hundred seventy second	172		ordinal		en	general-usage
one hundred seventy seventh	177		ordinal		en	general-usage
one hundred seventy sixth	176		ordinal		en	general-usage
one hundred seventy third	173		ordinal		en	general-usage
one hundred sixteenth	116		ordinal		en	general-usage
one hundred sixth	106		ordinal		en	general-usage
one hundred sixtieth	160		ordinal		en	general-usage
one hundred sixty eighth	168		ordinal		en	general-usage
one hundred sixty fifth	165		ordinal		en	general-usage
one hundred sixty first	161		ordinal		en	general-usage
one hundred sixty fourth	164		ordinal		en	general-usage
one hundred sixty ninth	169		ordinal		en	general-usage
one hundred sixty second	162		ordinal		en	general-usage
one hundred sixty seventh	167		ordinal		en	general-usage
one hundred sixty sixth	166		ordinal		en	general-usage
one hundred sixty third	163		ordinal		en	general-usage
one hundred tenth	110		ordinal		en	general-usage
one hundred third	103		ordinal		en	general-usage
one hundred thirteenth	113		ordinal		en	general-usage
one hundred thirtieth	130		ordinal		en	general-usage
one hundred thirty eighth	138		ordinal		en	general-usage
one hundred thirty fifth	135		ordinal		en	general-usage
one hundred thirty first	131		ordinal		en	general-usage
one hundred thirty fourth	134		ordinal		en	general-usage
one hundred thirty ninth	139		ordinal		en	general-usage
one hundred thirty second	132		ordinal		en	general-usage
one hundred thirty seventh	137		ordinal		en	general-usage
one hundred thirty sixth	136		ordinal		en	general-usage
one hundred thirty third	133		ordinal		en	general-usage
one hundred twelfth	112		ordinal		en	general-usage
one hundred twentieth	120		ordinal		en	general-usage
one hundred twenty eighth	128		ordinal		en	general-usage
one hundred twenty fifth	125		ordinal		en	general-usage
one hundred twenty first	121		ordinal		en	general-usage
one hundred twenty fourth	124		ordinal		en	general-usage
one hundred twenty ninth	129		ordinal		en	general-usage
one hundred twenty second	122		ordinal		en	general-usage
one hundred twenty seventh	127		ordinal		en	general-usage
one hundred twenty sixth	126		ordinal		en	general-usage
one hundred twenty third	123		ordinal		en	general-usage
one million	1000000		cardinal		en	general-usage
one thousand	1000		cardinal		en	general-usage
onze	11		cardinal		fr	general-usage
onzieme	11		ordinal		fr	general-usage
ottanta	80		cardinal		it	general-usage
ottava	8		ordinal		it	general-usage
ottavo	8		ordinal		it	general-usage
otto	8		cardinal	context	it	general-usage
premier	1		ordinal	context	fr	libpostal
premiere	1		ordinal	context	fr	general-usage
premieres	1		ordinal		fr	general-usage
premiers	1		ordinal		fr	general-usage
prima	1		ordinal	context	it	general-usage
primeira	1		ordinal		pt	general-usage
primeiro	1		ordinal		pt	general-usage
primer	1		ordinal	context	es	general-usage
primera	1		ordinal		es	general-usage
primero	1		ordinal		es	general-usage
primo	1		ordinal	context	it	general-usage
quaranta	40		cardinal		it	general-usage
quarante	40		cardinal		fr	general-usage
quarenta	40		cardinal		pt	general-usage
quarta	4		ordinal		pt	general-usage
quarto	4		ordinal	context	pt	general-usage
quatorze	14		cardinal		fr	general-usage
quatorzieme	14		ordinal		fr	general-usage
quatre	4		cardinal		fr	general-usage
quatre vingt	80		cardinal		fr	general-usage
quatre vingt dix	90		cardinal		fr	general-usage
quatre vingts	80		cardinal		fr	general-usage
quatrieme	4		ordinal		fr	general-usage
quatro	4		cardinal		pt	general-usage
quattordicesimo	14		ordinal		it	general-usage
quattordici	14		cardinal		it	general-usage
quattro	4		cardinal		it	general-usage
quince	15		cardinal	context	es	general-usage
quindicesimo	15		ordinal		it	general-usage
quindici	15		cardinal		it	general-usage
quinta	5		ordinal	context	es	libpostal
quinto	5		ordinal		es	general-usage
quinze	15		cardinal		fr	general-usage
quinzieme	15		ordinal		fr	general-usage
sechs	6		cardinal		de	general-usage
sechste	6		ordinal		de	general-usage
sechsundzwanzig	26		cardinal		de	general-usage
sechzehn	16		cardinal		de	general-usage
sechzehnte	16		ordinal		de	general-usage
sechzig	60		cardinal		de	general-usage
second	2		ordinal	context	en	general-usage
seconda	2		ordinal		it	general-usage
seconde	2		ordinal	context	fr	general-usage
secondo	2		ordinal		it	general-usage
sedicesimo	16		ordinal		it	general-usage
sedici	16		cardinal		it	general-usage
segunda	2		ordinal		es	general-usage
segundo	2		ordinal	context	es	general-usage
sei	6		cardinal	context	it	libpostal
seis	6		cardinal		es	general-usage
seize	16		cardinal	context	fr	general-usage
seizieme	16		ordinal		fr	general-usage
sept	7		cardinal	context	fr	general-usage
septante	70		cardinal		fr	general-usage
septieme	7		ordinal		fr	general-usage
septima	7		ordinal		es	general-usage
septimo	7		ordinal		es	general-usage
sesenta	60		cardinal		es	general-usage
sessanta	60		cardinal		it	general-usage
sessenta	60		cardinal		pt	general-usage
sesta	6		ordinal		it	general-usage
sesto	6		ordinal		it	general-usage
sete	7		cardinal	context	pt	general-usage
setenta	70		cardinal		es	general-usage
setima	7		ordinal		pt	general-usage
setimo	7		ordinal		pt	general-usage
settanta	70		cardinal		it	general-usage
sette	7		cardinal		it	general-usage
settima	7		ordinal		it	general-usage
settimo	7		ordinal		it	general-usage
seven	7		cardinal		en	general-usage
seven hundred	700		cardinal		en	general-usage
seventeen	17		cardinal		en	general-usage
seventeenth	17		ordinal		en	general-usage
seventh	7		ordinal		en	general-usage
seventieth	70		ordinal		en	general-usage
seventy	70		cardinal		en	general-usage
seventy eight	78		cardinal		en	general-usage
seventy eighth	78		ordinal		en	general-usage
seventy fifth	75		ordinal		en	general-usage
seventy first	71		ordinal		en	general-usage
seventy five	75		cardinal		en	general-usage
seventy four	74		cardinal		en	general-usage
seventy fourth	74		ordinal		en	general-usage
seventy nine	79		cardinal		en	general-usage
seventy ninth	79		ordinal		en	general-usage
seventy one	71		cardinal		en	general-usage
seventy second	72		ordinal		en	general-usage
seventy seven	77		cardinal		en	general-usage
seventy seventh	77		ordinal		en	general-usage
seventy six	76		cardinal		en	general-usage
seventy sixth	76		ordinal		en	general-usage
seventy third	73		ordinal		en	general-usage
seventy three	73		cardinal		en	general-usage
seventy two	72		cardinal		en	general-usage
sexta	6		ordinal	context	es	general-usage
sexto	6		ordinal		es	general-usage
sieben	7		cardinal		de	general-usage
siebente	7		ordinal		de	general-usage
siebenundzwanzig	27		cardinal		de	general-usage
siebte	7		ordinal		de	general-usage
siebzehn	17		cardinal		de	general-usage
siebzehnte	17		ordinal		de	general-usage
siebzig	70		cardinal		de	general-usage
siete	7		cardinal		es	general-usage
six	6		cardinal		en	general-usage
six hundred	600		cardinal		en	general-usage
sixieme	6		ordinal		fr	general-usage
sixteen	16		cardinal		en	general-usage
sixteenth	16		ordinal		en	general-usage
sixth	6		ordinal		en	general-usage
sixtieth	60		ordinal		en	general-usage
sixty	60		cardinal		en	general-usage
sixty eight	68		cardinal		en	general-usage
sixty eighth	68		ordinal		en	general-usage
sixty fifth	65		ordinal		en	general-usage
sixty first	61		ordinal		en	general-usage
sixty five	65		cardinal		en	general-usage
sixty four	64		cardinal		en	general-usage
sixty fourth	64		ordinal		en	general-usage
sixty nine	69		cardinal		en	general-usage
sixty ninth	69		ordinal		en	general-usage
sixty one	61		cardinal		en	general-usage
sixty second	62		ordinal		en	general-usage
sixty seven	67		cardinal		en	general-usage
sixty seventh	67		ordinal		en	general-usage
sixty six	66		cardinal		en	general-usage
sixty sixth	66		ordinal		en	general-usage
sixty third	63		ordinal		en	general-usage
sixty three	63		cardinal		en	general-usage
sixty two	62		cardinal		en	general-usage
soixante	60		cardinal		fr	general-usage
soixante dix	70		cardinal		fr	general-usage
tachtig	80		cardinal		nl	general-usage
tausend	1000		cardinal		de	general-usage
ten	10		cardinal	context	en	libpostal
tenth	10		ordinal		en	general-usage
terceira	3		ordinal		pt	general-usage
terceiro	3		ordinal		pt	general-usage
tercer	3		ordinal		es	general-usage
tercera	3		ordinal		es	general-usage
tercero	3		ordinal		es	general-usage
terza	3		ordinal		it	general-usage
terzo	3		ordinal		it	general-usage
third	3		ordinal		en	general-usage
thirteen	13		cardinal		en	general-usage
thirteenth	13		ordinal		en	general-usage
thirtieth	30		ordinal		en	general-usage
thirty	30		cardinal		en	general-usage
thirty eight	38		cardinal		en	general-usage
thirty eighth	38		ordinal		en	general-usage
thirty fifth	35		ordinal		en	general-usage
thirty first	31		ordinal		en	general-usage
thirty five	35		cardinal		en	general-usage
thirty four	34		cardinal		en	general-usage
thirty fourth	34		ordinal		en	general-usage
thirty nine	39		cardinal		en	general-usage
thirty ninth	39		ordinal		en	general-usage
thirty one	31		cardinal		en	general-usage
thirty second	32		ordinal		en	general-usage
thirty seven	37		cardinal		en	general-usage
thirty seventh	37		ordinal		en	general-usage
thirty six	36		cardinal		en	general-usage
thirty sixth	36		ordinal		en	general-usage
thirty third	33		ordinal		en	general-usage
thirty three	33		cardinal		en	general-usage
thirty two	32		cardinal		en	general-usage
thousand	1000		cardinal		en	general-usage
three	3		cardinal		en	general-usage
three hundred	300		cardinal		en	general-usage
tien	10		cardinal	context	nl	general-usage
tiende	10		ordinal		nl	general-usage
tre	3		cardinal	context	it	general-usage
trece	13		cardinal		es	general-usage
tredicesimo	13		ordinal		it	general-usage
tredici	13		cardinal		it	general-usage
treinta	30		cardinal		es	general-usage
treize	13		cardinal		fr	general-usage
treizieme	13		ordinal		fr	general-usage
trenta	30		cardinal		it	general-usage
trente	30		cardinal		fr	general-usage
tres	3		cardinal		es	general-usage
treze	13		cardinal		pt	general-usage
trinta	30		cardinal		pt	general-usage
trois	3		cardinal		fr	general-usage
troisieme	3		ordinal		fr	general-usage
twaalf	12		cardinal		nl	general-usage
twaalfde	12		ordinal		nl	general-usage
twee	2		cardinal		nl	general-usage
tweede	2		ordinal		nl	general-usage
tweeentwintig	22		cardinal		nl	general-usage
twelfth	12		ordinal		en	general-usage
twelve	12		cardinal		en	general-usage
twentieth	20		ordinal		en	general-usage
twenty	20		cardinal		en	general-usage
twenty eight	28		cardinal		en	general-usage
twenty eighth	28		ordinal		en	general-usage
twenty fifth	25		ordinal		en	general-usage
twenty first	21		ordinal		en	general-usage
twenty five	25		cardinal		en	general-usage
twenty four	24		cardinal		en	general-usage
twenty fourth	24		ordinal		en	general-usage
twenty nine	29		cardinal		en	general-usage
twenty ninth	29		ordinal		en	general-usage
twenty one	21		cardinal		en	general-usage
twenty second	22		ordinal		en	general-usage
twenty seven	27		cardinal		en	general-usage
twenty seventh	27		ordinal		en	general-usage
twenty six	26		cardinal		en	general-usage
twenty sixth	26		ordinal		en	general-usage
twenty third	23		ordinal		en	general-usage
twenty three	23		cardinal		en	general-usage
twenty two	22		cardinal		en	general-usage
twin	2		cardinal	context	en	general-usage
twintig	20		cardinal		nl	general-usage
twintigste	20		ordinal		nl	general-usage
two	2		cardinal		en	general-usage
two hundred	200		cardinal		en	general-usage
two thousand	2000		cardinal		en	general-usage
um	1		cardinal	context	pt	libpostal
uma	1		cardinal	context	pt	libpostal
un	1		cardinal	context	fr	libpostal
una	1		cardinal	context	es	libpostal
undecima	11		ordinal		es	general-usage
undecimo	11		ordinal		es	general-usage
undicesimo	11		ordinal		it	general-usage
undici	11		cardinal		it	general-usage
une	1		cardinal	context	fr	libpostal
uno	1		cardinal	context	es	general-usage
veertien	14		cardinal		nl	general-usage
veertiende	14		ordinal		nl	general-usage
veertig	40		cardinal		nl	general-usage
veinte	20		cardinal		es	general-usage
veinticinco	25		cardinal		es	general-usage
veinticuatro	24		cardinal		es	general-usage
veintidos	22		cardinal		es	general-usage
veintinueve	29		cardinal		es	general-usage
veintiocho	28		cardinal		es	general-usage
veintiseis	26		cardinal		es	general-usage
veintisiete	27		cardinal		es	general-usage
veintitres	23		cardinal		es	general-usage
veintiuno	21		cardinal		es	general-usage
ventesimo	20		ordinal		it	general-usage
venti	20		cardinal		it	general-usage
venticinque	25		cardinal		it	general-usage
ventidue	22		cardinal		it	general-usage
ventinove	29		cardinal		it	general-usage
ventiquattro	24		cardinal		it	general-usage
ventisei	26		cardinal		it	general-usage
ventisette	27		cardinal		it	general-usage
ventitre	23		cardinal		it	general-usage
ventotto	28		cardinal		it	general-usage
ventuno	21		cardinal		it	general-usage
vi	6		roman	context	*	libpostal
vier	4		cardinal		de	general-usage
vierde	4		ordinal		nl	general-usage
vierentwintig	24		cardinal		nl	general-usage
vierte	4		ordinal		de	general-usage
vierter	4		ordinal		de	general-usage
vierundzwanzig	24		cardinal		de	general-usage
vierzehn	14		cardinal		de	general-usage
vierzehnte	14		ordinal		de	general-usage
vierzig	40		cardinal		de	general-usage
vigesima	20		ordinal		es	general-usage
vigesimo	20		ordinal		es	general-usage
vii	7		roman		*	unicode-roman
viii	8		roman		*	unicode-roman
vijf	5		cardinal		nl	general-usage
vijfde	5		ordinal		nl	general-usage
vijfentwintig	25		cardinal		nl	general-usage
vijftien	15		cardinal		nl	general-usage
vijftiende	15		ordinal		nl	general-usage
vijftig	50		cardinal		nl	general-usage
vingt	20		cardinal		fr	general-usage
vingt cinq	25		cardinal		fr	general-usage
vingt deux	22		cardinal		fr	general-usage
vingt et un	21		cardinal		fr	general-usage
vingt huit	28		cardinal		fr	general-usage
vingt neuf	29		cardinal		fr	general-usage
vingt quatre	24		cardinal		fr	general-usage
vingt sept	27		cardinal		fr	general-usage
vingt six	26		cardinal		fr	general-usage
vingt trois	23		cardinal		fr	general-usage
vingtieme	20		ordinal		fr	general-usage
vinte	20		cardinal		pt	general-usage
vinte e cinco	25		cardinal		pt	general-usage
vinte e dois	22		cardinal		pt	general-usage
vinte e nove	29		cardinal		pt	general-usage
vinte e oito	28		cardinal		pt	general-usage
vinte e quatro	24		cardinal		pt	general-usage
vinte e seis	26		cardinal		pt	general-usage
vinte e sete	27		cardinal		pt	general-usage
vinte e tres	23		cardinal		pt	general-usage
vinte e um	21		cardinal		pt	general-usage
xi	11		roman	context	*	libpostal
xii	12		roman		*	unicode-roman
xiii	13		roman		*	unicode-roman
xiv	14		roman		*	unicode-roman
xix	19		roman		*	unicode-roman
xv	15		roman	context	*	unicode-roman
xvi	16		roman		*	unicode-roman
xvii	17		roman		*	unicode-roman
xviii	18		roman		*	unicode-roman
xx	20		roman	context	*	unicode-roman
zehn	10		cardinal		de	general-usage
zehnte	10		ordinal		de	general-usage
zero	0		cardinal		en	general-usage
zes	6		cardinal		nl	general-usage
zesde	6		ordinal		nl	general-usage
zesentwintig	26		cardinal		nl	general-usage
zestien	16		cardinal		nl	general-usage
zestiende	16		ordinal		nl	general-usage
zestig	60		cardinal		nl	general-usage
zeven	7		cardinal		nl	general-usage
zevende	7		ordinal		nl	general-usage
zevenentwintig	27		cardinal		nl	general-usage
zeventien	17		cardinal		nl	general-usage
zeventiende	17		ordinal		nl	general-usage
zeventig	70		cardinal		nl	general-usage
zwanzig	20		cardinal		de	general-usage
zwanzigste	20		ordinal		de	general-usage
zwei	2		cardinal		de	general-usage
zweitausend	2000		cardinal		de	general-usage
zweite	2		ordinal		de	general-usage
zweiter	2		ordinal		de	general-usage
zweites	2		ordinal		de	general-usage
zweiundzwanzig	22		cardinal		de	general-usage
zwo	2		cardinal		de	general-usage
zwoelf	12		cardinal		de	general-usage
zwoelfte	12		ordinal		de	general-usage
zwolf	12		cardinal		de	general-usage
zwolfte	12		ordinal		de	general-usage`;
export const places: string = `a coruna		A Coruña	city		ES	geonames-cities15000
aachen		Aachen	city		DE	geonames-cities15000
aalborg		Aalborg	city		DK	geonames-cities15000
aargau		Aargau	state		CH	cldr
aarhus		Aarhus	city		DK	geonames-cities15000
ab	alberta	Alberta	state	context	CA	general-usage
aberdeen		Aberdeen	city		GB	geonames-cities15000
abertawe	swansea	Swansea	city		GB	geonames-cities15000
abidjan		Abidjan	city		CI	geonames-cities15000
abo	turku	Turku	city	context	FI	geonames-cities15000
abobo		Abobo	city		CI	geonames-cities15000
abou dabi	abu dhabi	Abu Dhabi	city		AE	general-usage
abruzzi	abruzzo	Abruzzo	state		IT	general-usage
abruzzo		Abruzzo	state		IT	cldr
abu dhabi		Abu Dhabi	city		AE	geonames-cities15000
abu ghurayb		Abū Ghurayb	city		IQ	geonames-cities15000
abu zaby	abu dhabi	Abu Dhabi	city		AE	geonames-cities15000
abuja		Abuja	city		NG	geonames-cities15000
abw	aruba	Aruba	country	context	AW	iso3166
abyssinia	ethiopia	Ethiopia	country		ET	general-usage
acapulco		Acapulco	city		MX	geonames-cities15000
accra		Accra	city		GH	geonames-cities15000
act	australian capital territory	Australian Capital Territory	state	context	AU	general-usage
ad	andorra	Andorra	country	context	AD	iso3166
ad dammam	dammam	Dammam	city		SA	geonames-cities15000
ad dawhah	doha	Doha	city		QA	geonames-cities15000
adamstown		Adamstown	city		PN	geonames-cities15000
adana		Adana	city		TR	geonames-cities15000
addis ababa		Addis Ababa	city		ET	geonames-cities15000
addis abeba	addis ababa	Addis Ababa	city		ET	geonames-cities15000
adelaide		Adelaide	city	context	AU	geonames-cities15000
ae	united arab emirates	United Arab Emirates	country	context	AE	iso3166
aerbaniya	albania	Albania	country		AL	i18n-iso-countries
aerjiliya	algeria	Algeria	country		DZ	i18n-iso-countries
af	afghanistan	Afghanistan	country	context	AF	iso3166
afeganistao	afghanistan	Afghanistan	country		AF	i18n-iso-countries
afg	afghanistan	Afghanistan	country	context	AF	iso3166
afganistan	afghanistan	Afghanistan	country		AF	i18n-iso-countries
afghanistan		Afghanistan	country		AF	cldr
afr	africa	Africa	region	context	*	general-usage
africa		Africa	region		*	un-names
africa austral	southern africa	Southern Africa	region		*	general-usage
africa central	central africa	Central Africa	region		*	general-usage
africa do sul	south africa	South Africa	country		ZA	i18n-iso-countries
africa occidental	west africa	West Africa	region		*	general-usage
africa ocidental	west africa	West Africa	region		*	general-usage
africa oriental	east africa	East Africa	region		*	general-usage
africa subsaariana	sub saharan africa	Sub-Saharan Africa	region		*	general-usage
africain	africa	Africa	demonym		*	general-usage
africaine	africa	Africa	demonym		*	general-usage
african	africa	Africa	demonym		*	general-usage
africana	africa	Africa	demonym		*	general-usage
africano	africa	Africa	demonym		*	general-usage
afrika	africa	Africa	region		*	general-usage
afrika du sud	south africa	South Africa	country		ZA	rigour-territories
afrika kudu	south africa	South Africa	country		ZA	rigour-territories
afrika selatan	south africa	South Africa	country		ZA	i18n-iso-countries
afrika ya koto	south africa	South Africa	country		ZA	rigour-territories
afrika ya kudu	south africa	South Africa	country		ZA	rigour-territories
afrikaanse	africa	Africa	demonym		*	general-usage
afrikanische	africa	Africa	demonym		*	general-usage
afrique	africa	Africa	region		*	general-usage
afrique australe	southern africa	Southern Africa	region		*	general-usage
afrique centrale	central africa	Central Africa	region		*	general-usage
afrique de lest	east africa	East Africa	region		*	general-usage
afrique de louest	west africa	West Africa	region		*	general-usage
afrique du nord	north africa	North Africa	region		*	general-usage
afrique du sud	south africa	South Africa	country		ZA	i18n-iso-countries
afrique occidentale	west africa	West Africa	region		*	general-usage
afrique orientale	east africa	East Africa	region		*	general-usage
afrique subsaharienne	sub saharan africa	Sub-Saharan Africa	region		*	general-usage
afuganisutan	afghanistan	Afghanistan	country		AF	i18n-iso-countries
afuhan	afghanistan	Afghanistan	country		AF	i18n-iso-countries
ag	antigua and barbuda	Antigua and Barbuda	country	context	AG	iso3166
agenting	argentina	Argentina	country	context	AR	i18n-iso-countries
ago	angola	Angola	country	context	AO	iso3166
aguascalientes		Aguascalientes	state		MX	cldr
agypten	egypt	Egypt	country		EG	i18n-iso-countries
agyptische	egypt	Egypt	demonym		EG	general-usage
ahmadabad	ahmedabad	Ahmedabad	city		IN	geonames-cities15000
ahmedabad		Ahmedabad	city		IN	geonames-cities15000
ai	anguilla	Anguilla	country	context	AI	iso3166
aia	anguilla	Anguilla	country	context	AI	iso3166
aierlan	ireland	Ireland	country		IE	i18n-iso-countries
aiji	egypt	Egypt	country		EG	i18n-iso-countries
aillaendeu	ireland	Ireland	country		IE	i18n-iso-countries
airurando	ireland	Ireland	country		IE	i18n-iso-countries
aisaiebiya	ethiopia	Ethiopia	country		ET	i18n-iso-countries
aiseullandeu	iceland	Iceland	country		IS	i18n-iso-countries
aishaniya	estonia	Estonia	country		EE	i18n-iso-countries
aisurando	iceland	Iceland	country		IS	i18n-iso-countries
aiti	haiti	Haiti	country		HT	i18n-iso-countries
aix la chapelle	aachen	Aachen	city		DE	geonames-cities15000
ajeleubaijan	azerbaijan	Azerbaijan	country		AZ	i18n-iso-countries
ajman		Ajman	city		AE	geonames-cities15000
ak	alaska	Alaska	state	context	US	python-us
akdeniz	mediterranean	Mediterranean	region		*	general-usage
aken	aachen	Aachen	city		DE	geonames-cities15000
akron		Akron	city		US	geonames-cities15000
al	alabama	Alabama	state	context	US	python-us
al arabia	arab world	Arab World	region		*	general-usage
al arabiya	arab world	Arab World	region		*	general-usage
al basrat al qadimah		Al Başrat al Qadīmah	city		IQ	geonames-cities15000
al iran	iran	Iran	country		IR	rigour-territories
al iraq	iraq	Iraq	country		IQ	rigour-territories
al iskandariyah	alexandria	Alexandria	city		EG	geonames-cities15000
al jizah	giza	Giza	city		EG	geonames-cities15000
al jumhuriyah al iraqiyah	iraq	Iraq	country		IQ	rigour-territories
al jumhuriyah al islamiyah al iraniyah	iran	Iran	country		IR	rigour-territories
al kuwait	kuwait	Kuwait	country		KW	general-usage
al kuwayt	kuwait city	Kuwait City	city		KW	geonames-cities15000
al madinah	medina	Medina	city		SA	geonames-cities15000
al maghrib	morocco	Morocco	country		MA	general-usage
al manamah	manama	Manama	city		BH	geonames-cities15000
al mawsil al jadidah		Al Mawşil al Jadīdah	city		IQ	geonames-cities15000
al qahirah	cairo	Cairo	city		EG	geonames-cities15000
al quds	jerusalem	Jerusalem	city		IL	geonames-cities15000
al yaman	yemen	Yemen	country		YE	rigour-territories
al yaman al muazzam	yemen	Yemen	country		YE	rigour-territories
al yaman al muazzam al jumhuriyah	yemen	Yemen	country		YE	rigour-territories
al yaman al muazzam al jumhuriyah al islamiyah	yemen	Yemen	country		YE	rigour-territories
ala	alabama	Alabama	state	context	US	python-us
alabama		Alabama	state		US	cldr
alabemiliteuyeonhab	united arab emirates	United Arab Emirates	country		AE	i18n-iso-countries
alabosahalaminzhugongheguo	western sahara	Western Sahara	country		EH	i18n-iso-countries
alacant	alicante	Alicante	city		ES	geonames-cities15000
alagoas		Alagoas	state		BR	cldr
aland	aland islands	Åland Islands	country	context	AX	i18n-iso-countries
aland islands		Åland Islands	country		AX	cldr
alandskie ostrova	aland islands	Åland Islands	country		AX	i18n-iso-countries
alaska		Alaska	state	context	US	cldr
alb	albania	Albania	country	context	AL	iso3166
albania		Albania	country		AL	cldr
albanian	albania	Albania	demonym		AL	general-usage
albanie	albania	Albania	country		AL	i18n-iso-countries
albanien	albania	Albania	country		AL	i18n-iso-countries
albaniya	albania	Albania	country		AL	i18n-iso-countries
albany		Albany	city		US	geonames-cities15000
alberta		Alberta	state	context	CA	cldr
alborg	aalborg	Aalborg	city		DK	geonames-cities15000
albuquerque		Albuquerque	city		US	geonames-cities15000
alema	germany	Germany	demonym		DE	general-usage
aleman	germany	Germany	demonym		DE	general-usage
alemana	germany	Germany	demonym		DE	general-usage
alemanha	germany	Germany	country		DE	i18n-iso-countries
alemania	germany	Germany	country		DE	i18n-iso-countries
alemao	germany	Germany	demonym		DE	general-usage
aleppo		Aleppo	city		SY	geonames-cities15000
aleuhentina	argentina	Argentina	country		AR	i18n-iso-countries
aleumenia	armenia	Armenia	country		AM	i18n-iso-countries
alexandria		Alexandria	city		EG	geonames-cities15000
alexandrie	alexandria	Alexandria	city		EG	geonames-cities15000
alger	algiers	Algiers	city	edge	DZ	geonames-cities15000
algeria		Algeria	country		DZ	cldr
algerian	algeria	Algeria	demonym		DZ	general-usage
algerie	algeria	Algeria	country		DZ	i18n-iso-countries
algerien	algeria	Algeria	country		DZ	i18n-iso-countries
algerienne	algeria	Algeria	demonym		DZ	general-usage
algier	algiers	Algiers	city		DZ	geonames-cities15000
algiers		Algiers	city		DZ	geonames-cities15000
alianqiu	united arab emirates	United Arab Emirates	country		AE	i18n-iso-countries
alicante		Alicante	city	context	ES	geonames-cities15000
aljeli	algeria	Algeria	country		DZ	i18n-iso-countries
allemagne	germany	Germany	country		DE	i18n-iso-countries
allemagne federale	germany	Germany	country		DE	general-usage
allemand	germany	Germany	demonym		DE	general-usage
allemande	germany	Germany	demonym		DE	general-usage
alma ata	almaty	Almaty	city		KZ	geonames-cities15000
alman	germany	Germany	demonym		DE	general-usage
almanya	germany	Germany	country		DE	i18n-iso-countries
almaty		Almaty	city		KZ	geonames-cities15000
alofi		Alofi	city		NU	geonames-cities15000
alpen	alps	Alps	region		*	general-usage
alpes	alps	Alps	region		*	general-usage
alpi	alps	Alps	region		*	general-usage
alpine	alps	Alps	region	context	*	general-usage
alps		Alps	region	context	*	general-usage
alsace		Alsace	state	context	FR	cldr
alta	alberta	Alberta	state	context	CA	general-usage
alto adige	trentino alto adige	Trentino-Alto Adige	state		IT	general-usage
altona		Altona	city		DE	geonames-cities15000
aluba	aruba	Aruba	country		AW	i18n-iso-countries
alzhir	algeria	Algeria	country		DZ	i18n-iso-countries
am	armenia	Armenia	country	context	AM	iso3166
aman	oman	Oman	country		OM	i18n-iso-countries
amapa		Amapá	state		BR	cldr
amarillo		Amarillo	city		US	geonames-cities15000
amazonas		Amazonas	state		BR	cldr
amazonia		Amazonia	region		*	general-usage
amazonie	amazonia	Amazonia	region		*	general-usage
amberes	antwerp	Antwerp	city		BE	geonames-cities15000
amburgo	hamburg	Hamburg	city		DE	geonames-cities15000
amelikan samoa	american samoa	American Samoa	country		AS	i18n-iso-countries
america	united states	United States	country	context	US	rigour-territories
america central	central america	Central America	region		*	general-usage
america del nord	north america	North America	region		*	general-usage
america del norte	north america	North America	region		*	general-usage
america del sur	south america	South America	region		*	general-usage
america do norte	north america	North America	region		*	general-usage
america do sul	south america	South America	region		*	general-usage
america latina	latin america	Latin America	region		*	general-usage
america usa	united states	United States	country		US	general-usage
americain	united states	United States	demonym		US	general-usage
americaine	united states	United States	demonym		US	general-usage
american	united states	United States	demonym	context	US	general-usage
american samoa		American Samoa	country		AS	cldr
americana	united states	United States	demonym		US	general-usage
americano	united states	United States	demonym		US	general-usage
americas		Americas	region		*	un-names
amerika	united states	United States	country	context	US	i18n-iso-countries
amerikaans samoa	american samoa	American Samoa	country		AS	i18n-iso-countries
amerikaanse	united states	United States	demonym		US	general-usage
amerikaanse maagdeneilanden	us virgin islands	US Virgin Islands	country		VI	i18n-iso-countries
amerikahezhongguo	united states	United States	country		US	i18n-iso-countries
amerikalingsamoa	american samoa	American Samoa	country		AS	i18n-iso-countries
amerikalingvuajinzhudao	us virgin islands	US Virgin Islands	country		VI	i18n-iso-countries
amerikan	united states	United States	demonym		US	general-usage
amerikaner	united states	United States	demonym		US	general-usage
amerikanisch	united states	United States	demonym		US	general-usage
amerikanisch samoa	american samoa	American Samoa	country		AS	i18n-iso-countries
amerikanische	united states	United States	demonym		US	general-usage
amerikanische jungferninseln	us virgin islands	US Virgin Islands	country		VI	i18n-iso-countries
amerikanskiy	united states	United States	demonym		US	general-usage
amerikanskoe samoa	american samoa	American Samoa	country		AS	i18n-iso-countries
amerique	united states	United States	country	context	US	general-usage
amerique centrale	central america	Central America	region		*	general-usage
amerique du nord	north america	North America	region		*	general-usage
amerique du sud	south america	South America	region		*	general-usage
amerique latine	latin america	Latin America	region		*	general-usage
amman		Amman	city	context	JO	geonames-cities15000
amoy	xiamen	Xiamen	city		CN	geonames-cities15000
amritsar		Amritsar	city		IN	geonames-cities15000
amsterdam		Amsterdam	city		NL	geonames-cities15000
amsterdamsche	amsterdam	Amsterdam	city		NL	general-usage
amsterdamse	amsterdam	Amsterdam	city		NL	general-usage
anadolu	anatolia	Anatolia	region		*	general-usage
anaheim		Anaheim	city		US	geonames-cities15000
anatolia		Anatolia	region		*	general-usage
anatolien	anatolia	Anatolia	region		*	general-usage
anchorage		Anchorage	city	context	US	geonames-cities15000
and	andorra	Andorra	country	context	AD	iso3166
andalucia	andalusia	Andalusia	state		ES	opencage-states
andalusia		Andalusia	state		ES	cldr
andaoer	andorra	Andorra	country		AD	i18n-iso-countries
andean		Andean	region		*	general-usage
andes	andean	Andean	region		*	general-usage
andhra pradesh		Andhra Pradesh	state		IN	cldr
andina	andean	Andean	region	context	*	general-usage
andino	andean	Andean	region		*	general-usage
andola	andorra	Andorra	country		AD	i18n-iso-countries
andora	andorra	Andorra	country		AD	i18n-iso-countries
andorra		Andorra	country		AD	cldr
andorra la vella		Andorra la Vella	city		AD	geonames-cities15000
andorre	andorra	Andorra	country		AD	i18n-iso-countries
angela	angola	Angola	country	context	AO	i18n-iso-countries
anggilla	anguilla	Anguilla	country		AI	i18n-iso-countries
anggolla	angola	Angola	country		AO	i18n-iso-countries
angilya	anguilla	Anguilla	country		AI	i18n-iso-countries
angira	anguilla	Anguilla	country		AI	i18n-iso-countries
anglais	england	England	demonym		GB	general-usage
anglaise	england	England	demonym		GB	general-usage
angleterre	england	England	part		GB	general-usage
anglo	united kingdom	United Kingdom	demonym	context	GB	general-usage
angoche		Angoche	city		MZ	geonames-cities15000
angola		Angola	country		AO	cldr
angolan	angola	Angola	demonym		AO	general-usage
angolana	angola	Angola	demonym		AO	general-usage
angolanas	angola	Angola	demonym		AO	general-usage
angolano	angola	Angola	demonym		AO	general-usage
angora	angola	Angola	country		AO	i18n-iso-countries
anguila	anguilla	Anguilla	country		AI	i18n-iso-countries
anguilla		Anguilla	country		AI	cldr
anhalt	saxony anhalt	Saxony-Anhalt	state		DE	general-usage
anhui		Anhui	state		CN	cldr
anhwei	anhui	Anhui	state		CN	general-usage
ankara		Ankara	city		TR	geonames-cities15000
ann arbor		Ann Arbor	city		US	geonames-cities15000
antalya		Antalya	city		TR	geonames-cities15000
antananarivo		Antananarivo	city		MG	geonames-cities15000
anteigua babuda	antigua and barbuda	Antigua and Barbuda	country		AG	i18n-iso-countries
antigua and barbuda		Antigua and Barbuda	country		AG	cldr
antigua babuda	antigua and barbuda	Antigua and Barbuda	country		AG	i18n-iso-countries
antigua e barbuda	antigua and barbuda	Antigua and Barbuda	country		AG	i18n-iso-countries
antigua en barbuda	antigua and barbuda	Antigua and Barbuda	country		AG	i18n-iso-countries
antigua et barbuda	antigua and barbuda	Antigua and Barbuda	country		AG	i18n-iso-countries
antigua i barbuda	antigua and barbuda	Antigua and Barbuda	country		AG	i18n-iso-countries
antigua und barbuda	antigua and barbuda	Antigua and Barbuda	country		AG	i18n-iso-countries
antigua y barbuda	antigua and barbuda	Antigua and Barbuda	country		AG	i18n-iso-countries
antiguahebabuda	antigua and barbuda	Antigua and Barbuda	country		AG	i18n-iso-countries
antilhas	caribbean	Caribbean	region		*	general-usage
antillas	caribbean	Caribbean	region		*	general-usage
antilles	caribbean	Caribbean	region		*	general-usage
antofagasta		Antofagasta	city		CL	geonames-cities15000
antonio enes	angoche	Angoche	city		MZ	geonames-cities15000
antuerpia	antwerp	Antwerp	city		BE	geonames-cities15000
antwerp		Antwerp	city		BE	geonames-cities15000
antwerp province		Antwerp Province	state		BE	general-usage
antwerpen	antwerp	Antwerp	city		BE	geonames-cities15000
anvers	antwerp	Antwerp	city		BE	geonames-cities15000
anz region	australasia	Australasia	region		*	general-usage
ao	angola	Angola	country	context	AO	iso3166
aodaliya	australia	Australia	country		AU	i18n-iso-countries
aodeli	austria	Austria	country		AT	i18n-iso-countries
aolan	aland islands	Åland Islands	country		AX	i18n-iso-countries
aomen	macau	Macau	country		MO	i18n-iso-countries
aotearoa	new zealand	New Zealand	country		NZ	rigour-territories
aotearoa new zealand	new zealand	New Zealand	country		NZ	rigour-territories
ap	asia pacific	Asia Pacific	region	context	*	general-usage
apac	asia pacific	Asia Pacific	region		*	general-usage
apeuganiseutan	afghanistan	Afghanistan	country		AF	i18n-iso-countries
apia		Apia	city		WS	geonames-cities15000
apj	asia pacific	Asia Pacific	region	context	*	general-usage
appenzell		Appenzell	state	context	CH	general-usage
appenzell ausserrhoden	appenzell	Appenzell	state		CH	cldr
appenzell innerrhoden	appenzell	Appenzell	state		CH	cldr
apulia	puglia	Puglia	state		IT	cldr
aquaserbia	montenegro	Montenegro	country		ME	rigour-territories
aquatorialguinea	equatorial guinea	Equatorial Guinea	country		GQ	i18n-iso-countries
aquitaine	nouvelle aquitaine	Nouvelle-Aquitaine	state		FR	general-usage
ar	arkansas	Arkansas	state	context	US	python-us
ar riyad	riyadh	Riyadh	city		SA	geonames-cities15000
arab	arab world	Arab World	region	context	*	general-usage
arab countries	arab world	Arab World	region		*	general-usage
arab republic of egypt	egypt	Egypt	country		EG	rigour-territories
arab world		Arab World	region		*	general-usage
arabe	arab world	Arab World	region		*	general-usage
arabia	arab world	Arab World	region		*	general-usage
arabia saudita	saudi arabia	Saudi Arabia	country		SA	i18n-iso-countries
arabian	arab world	Arab World	demonym		*	general-usage
arabian gulf	gulf	Gulf	region		*	general-usage
arabie saoudite	saudi arabia	Saudi Arabia	country		SA	i18n-iso-countries
arabische	arab world	Arab World	region		*	general-usage
arabische republiek egypte	egypt	Egypt	country		EG	i18n-iso-countries
arabskie emiraty	united arab emirates	United Arab Emirates	country		AE	rigour-territories
arabushouzhangguolianbang	united arab emirates	United Arab Emirates	country		AE	i18n-iso-countries
aragon		Aragon	state	context	ES	cldr
arbil	erbil	Erbil	city		IQ	geonames-cities15000
are	united arab emirates	United Arab Emirates	country	context	AE	iso3166
arequipa		Arequipa	city		PE	geonames-cities15000
arg	argentina	Argentina	country	context	AR	iso3166
argel	algiers	Algiers	city		DZ	geonames-cities15000
argelia	algeria	Algeria	country		DZ	i18n-iso-countries
argelina	algeria	Algeria	demonym		DZ	general-usage
argentijnse republiek	argentina	Argentina	country		AR	i18n-iso-countries
argentina		Argentina	country		AR	cldr
argentine	argentina	Argentina	country	context	AR	i18n-iso-countries
argentine republic	argentina	Argentina	country		AR	rigour-territories
argentinean	argentina	Argentina	demonym		AR	general-usage
argentinian	argentina	Argentina	demonym		AR	general-usage
argentinien	argentina	Argentina	country		AR	i18n-iso-countries
argentinische	argentina	Argentina	demonym		AR	general-usage
argentino	argentina	Argentina	demonym		AR	general-usage
argentins	argentina	Argentina	demonym		AR	general-usage
argovia	aargau	Aargau	state		CH	opencage-states
argovie	aargau	Aargau	state		CH	opencage-states
arhus	aarhus	Aarhus	city		DK	geonames-cities15000
ariz	arizona	Arizona	state		US	python-us
arizona		Arizona	state		US	cldr
ark	arkansas	Arkansas	state	context	US	python-us
arkansas		Arkansas	state		US	cldr
arlington		Arlington	city		US	geonames-cities15000
arm	armenia	Armenia	country	context	AM	iso3166
armenia		Armenia	country		AM	cldr
armenian	armenia	Armenia	demonym		AM	general-usage
armenie	armenia	Armenia	country		AM	i18n-iso-countries
armenien	armenia	Armenia	country		AM	i18n-iso-countries
armeniya	armenia	Armenia	country		AM	i18n-iso-countries
aruba		Aruba	country		AW	cldr
arubania	albania	Albania	country		AL	i18n-iso-countries
arujieria	algeria	Algeria	country		DZ	i18n-iso-countries
arumenia	armenia	Armenia	country		AM	i18n-iso-countries
arunachal pradesh		Arunachal Pradesh	state		IN	cldr
arusha		Arusha	city		TZ	geonames-cities15000
aruzenchin	argentina	Argentina	country		AR	i18n-iso-countries
as	american samoa	American Samoa	country	context	AS	iso3166
asaibaijiang	azerbaijan	Azerbaijan	country		AZ	i18n-iso-countries
aserbaidschan	azerbaijan	Azerbaijan	country		AZ	i18n-iso-countries
ash shariqah	sharjah	Sharjah	city		AE	geonames-cities15000
ashgabat		Ashgabat	city		TM	geonames-cities15000
ashkhabad	ashgabat	Ashgabat	city		TM	geonames-cities15000
asia		Asia	region		*	un-names
asia pac	asia pacific	Asia Pacific	region		*	general-usage
asia pacific		Asia Pacific	region		*	general-usage
asia pacific japan	asia pacific	Asia Pacific	region		*	general-usage
asia pacifico	asia pacific	Asia Pacific	region		*	general-usage
asia pasifik	asia pacific	Asia Pacific	region		*	general-usage
asia tenggara	southeast asia	Southeast Asia	region		*	general-usage
asian	asia	Asia	demonym		*	general-usage
asiapac	asia pacific	Asia Pacific	region		*	general-usage
asiatic	asia	Asia	demonym		*	general-usage
asiatica	asia	Asia	demonym		*	general-usage
asiatique	asia	Asia	demonym		*	general-usage
asiatische	asia	Asia	demonym		*	general-usage
asie	asia	Asia	region		*	general-usage
asie centrale	central asia	Central Asia	region		*	general-usage
asie du sud	south asia	South Asia	region		*	general-usage
asie du sud est	southeast asia	Southeast Asia	region		*	general-usage
asie orientale	east asia	East Asia	region		*	general-usage
asie pacifique	asia pacific	Asia Pacific	region		*	general-usage
asien	asia	Asia	region		*	general-usage
asien pazifik	asia pacific	Asia Pacific	region		*	general-usage
asm	american samoa	American Samoa	country	context	AS	iso3166
asmara		Asmara	city		ER	geonames-cities15000
assam		Assam	state	context	IN	cldr
assia	hesse	Hesse	state	context	DE	general-usage
astana		Astana	city		KZ	geonames-cities15000
asturias		Asturias	state		ES	cldr
asuncion		Asunción	city		PY	geonames-cities15000
asya	asia	Asia	region	context	*	general-usage
at	austria	Austria	country	context	AT	iso3166
atenas	athens	Athens	city		GR	geonames-cities15000
atene	athens	Athens	city		GR	geonames-cities15000
atg	antigua and barbuda	Antigua and Barbuda	country	context	AG	iso3166
athen	athens	Athens	city		GR	geonames-cities15000
athenes	athens	Athens	city		GR	geonames-cities15000
athens		Athens	city		GR	geonames-cities15000
athina	athens	Athens	city		GR	geonames-cities15000
athiopien	ethiopia	Ethiopia	country		ET	i18n-iso-countries
atlanta		Atlanta	city		US	geonames-cities15000
atlantic		Atlantic	region	context	*	general-usage
atlantico	atlantic	Atlantic	region		*	general-usage
atlantik	atlantic	Atlantic	region		*	general-usage
atlantique	atlantic	Atlantic	region		*	general-usage
au	australia	Australia	country	context	AU	iso3166
auckland		Auckland	city		NZ	geonames-cities15000
augsburg		Augsburg	city		DE	geonames-cities15000
aurora		Aurora	city	context	US	geonames-cities15000
aus	australia	Australia	country	context	AU	iso3166
aussie	australia	Australia	demonym		AU	general-usage
aust	australia	Australia	country	context	AU	general-usage
austin		Austin	city	context	US	geonames-cities15000
austral	southern africa	Southern Africa	region	context	*	general-usage
australasia		Australasia	region		*	general-usage
australasian	australasia	Australasia	demonym		*	general-usage
australia		Australia	country		AU	cldr
australian	australia	Australia	demonym		AU	general-usage
australian capital territory		Australian Capital Territory	state		AU	cldr
australiana	australia	Australia	demonym		AU	general-usage
australie	australia	Australia	country		AU	i18n-iso-countries
australien	australia	Australia	country		AU	i18n-iso-countries
australienne	australia	Australia	demonym		AU	general-usage
australische	australia	Australia	demonym		AU	general-usage
austria		Austria	country		AT	cldr
austriaca	austria	Austria	demonym		AT	general-usage
austrian	austria	Austria	demonym		AT	general-usage
aut	austria	Austria	country	context	AT	iso3166
autriche	austria	Austria	country		AT	i18n-iso-countries
autrichien	austria	Austria	demonym		AT	general-usage
autrichienne	austria	Austria	demonym		AT	general-usage
auvergne	auvergne rhone alpes	Auvergne-Rhône-Alpes	state		FR	general-usage
auvergne rhone alpes		Auvergne-Rhône-Alpes	state		FR	cldr
avarua		Avarua	city		CK	geonames-cities15000
avrasya	eurasia	Eurasia	region		*	general-usage
avrupa	europe	Europe	region		*	general-usage
avrupali	europe	Europe	demonym		*	general-usage
avstraliya	australia	Australia	country		AU	i18n-iso-countries
avstriya	austria	Austria	country		AT	i18n-iso-countries
avstriyskiy	austria	Austria	demonym		AT	general-usage
avusturya	austria	Austria	country		AT	i18n-iso-countries
aw	aruba	Aruba	country	context	AW	iso3166
ax	aland islands	Åland Islands	country	context	AX	iso3166
az	arizona	Arizona	state	context	US	python-us
aze	azerbaijan	Azerbaijan	country	context	AZ	iso3166
azerbaidjan	azerbaijan	Azerbaijan	country		AZ	i18n-iso-countries
azerbaigian	azerbaijan	Azerbaijan	country		AZ	i18n-iso-countries
azerbaijan		Azerbaijan	country		AZ	cldr
azerbaijani	azerbaijan	Azerbaijan	demonym		AZ	general-usage
azerbaijao	azerbaijan	Azerbaijan	country		AZ	i18n-iso-countries
azerbaiyan	azerbaijan	Azerbaijan	country		AZ	i18n-iso-countries
azerbaycan	azerbaijan	Azerbaijan	country		AZ	i18n-iso-countries
azerbaydzhan	azerbaijan	Azerbaijan	country		AZ	i18n-iso-countries
azeri	azerbaijan	Azerbaijan	demonym		AZ	general-usage
azerubaijiyan	azerbaijan	Azerbaijan	country		AZ	i18n-iso-countries
azie	asia	Asia	region		*	general-usage
aziya	asia	Asia	region		*	general-usage
azja	asia	Asia	region		*	general-usage
ba	bosnia and herzegovina	Bosnia and Herzegovina	country	context	BA	cldr
babaduosi	barbados	Barbados	country		BB	i18n-iso-countries
babeidoseu	barbados	Barbados	country		BB	i18n-iso-countries
babuyaxinjineiya	papua new guinea	Papua New Guinea	country		PG	i18n-iso-countries
bachikanshiguo	vatican city	Vatican City	country		VA	i18n-iso-countries
baden wuerttemberg	baden wurttemberg	Baden-Württemberg	state		DE	rigour-territories
baden wurttemberg		Baden-Württemberg	state		DE	cldr
bagamy	bahamas	Bahamas	country		BS	i18n-iso-countries
bagdad	baghdad	Baghdad	city		IQ	geonames-cities15000
baghdad		Baghdad	city		IQ	geonames-cities15000
bahama	bahamas	Bahamas	country		BS	i18n-iso-countries
bahamas		Bahamas	country		BS	cldr
bahia		Bahia	state		BR	cldr
bahrain		Bahrain	country		BH	cldr
bahraini	bahrain	Bahrain	demonym		BH	general-usage
bahrein	bahrain	Bahrain	country		BH	i18n-iso-countries
baieluosi	belarus	Belarus	country		BY	i18n-iso-countries
baile atha cliath	dublin	Dublin	city		IE	geonames-cities15000
bailiwick of guernsey	guernsey	Guernsey	country		GG	rigour-territories
bailiwick of jersey	jersey	Jersey	country		JE	rigour-territories
baimuda	bermuda	Bermuda	country		BM	i18n-iso-countries
baja california		Baja California	state		MX	cldr
baja california sur		Baja California Sur	state		MX	cldr
baja sajonia	lower saxony	Lower Saxony	state		DE	general-usage
bajisitan	pakistan	Pakistan	country		PK	i18n-iso-countries
bakersfield		Bakersfield	city		US	geonames-cities15000
bakhreyn	bahrain	Bahrain	country		BH	i18n-iso-countries
baki	baku	Baku	city		AZ	geonames-cities15000
baku		Baku	city		AZ	geonames-cities15000
balagui	paraguay	Paraguay	country		PY	i18n-iso-countries
balcani	balkans	Balkans	region		*	general-usage
bale	basel	Basel	city	context	CH	geonames-cities15000
bale campagne	basel landschaft	Basel-Landschaft	state		CH	opencage-states
bale ville	basel stadt	Basel-Stadt	state		CH	opencage-states
baleares	balearic islands	Balearic Islands	state		ES	general-usage
balearic islands		Balearic Islands	state		ES	cldr
balears	balearic islands	Balearic Islands	state		ES	general-usage
balein	bahrain	Bahrain	country		BH	i18n-iso-countries
baleisitan	palestine	Palestine	country		PS	i18n-iso-countries
balgariya	bulgaria	Bulgaria	country		BG	general-usage
balgarska	bulgaria	Bulgaria	demonym		BG	general-usage
balin	bahrain	Bahrain	country		BH	i18n-iso-countries
balkan	balkans	Balkans	region		*	general-usage
balkanlar	balkans	Balkans	region		*	general-usage
balkans		Balkans	region		*	general-usage
baltia	baltic	Baltic	region		*	general-usage
baltic		Baltic	region	context	*	general-usage
baltic countries	baltic	Baltic	region		*	general-usage
baltic states	baltic	Baltic	region		*	general-usage
baltico	baltic	Baltic	region		*	general-usage
baltics	baltic	Baltic	region		*	general-usage
baltija	baltic	Baltic	region		*	general-usage
baltijos	baltic	Baltic	region		*	general-usage
baltikum	baltic	Baltic	region		*	general-usage
baltimore		Baltimore	city		US	geonames-cities15000
bamako		Bamako	city		ML	geonames-cities15000
bamiyuda	bermuda	Bermuda	country		BM	i18n-iso-countries
banama	panama	Panama	country		PA	i18n-iso-countries
bandar abbas		Bandar Abbas	city		IR	geonames-cities15000
bandar seri begawan		Bandar Seri Begawan	city		BN	geonames-cities15000
bandung		Bandung	city		ID	geonames-cities15000
bangalore	bengaluru	Bengaluru	city	context	IN	geonames-cities15000
banggeulladesi	bangladesh	Bangladesh	country		BD	i18n-iso-countries
bangkok		Bangkok	city	context	TH	geonames-cities15000
bangla desh	bangladesh	Bangladesh	country		BD	i18n-iso-countries
bangladesch	bangladesh	Bangladesh	country		BD	i18n-iso-countries
bangladesh		Bangladesh	country		BD	cldr
bangladeshi	bangladesh	Bangladesh	demonym		BD	general-usage
bangui		Bangui	city		CF	geonames-cities15000
banguradeshiyu	bangladesh	Bangladesh	country		BD	i18n-iso-countries
banjul		Banjul	city		GM	geonames-cities15000
banuatsu	vanuatu	Vanuatu	country		VU	i18n-iso-countries
banuatu	vanuatu	Vanuatu	country		VU	i18n-iso-countries
baojialiya	bulgaria	Bulgaria	country		BG	i18n-iso-countries
barbade	barbados	Barbados	country		BB	i18n-iso-countries
barbados		Barbados	country		BB	cldr
barcellona	barcelona	Barcelona	city		ES	geonames-cities15000
barcelona		Barcelona	city		ES	geonames-cities15000
barcelone	barcelona	Barcelona	city		ES	geonames-cities15000
baren	bahrain	Bahrain	country		BH	i18n-iso-countries
bari		Bari	city		IT	geonames-cities15000
baroda	vadodara	Vadodara	city		IN	geonames-cities15000
barranquilla		Barranquilla	city		CO	geonames-cities15000
barubadosu	barbados	Barbados	country		BB	i18n-iso-countries
basel		Basel	city		CH	geonames-cities15000
basel landschaft		Basel-Landschaft	state		CH	cldr
basel stadt		Basel-Stadt	state		CH	cldr
baselland	basel landschaft	Basel-Landschaft	state		CH	general-usage
basilea	basel	Basel	city		CH	geonames-cities15000
basilicata		Basilicata	state		IT	cldr
basle	basel	Basel	city		CH	geonames-cities15000
basler	basel	Basel	city	context	CH	general-usage
basque country		Basque Country	state		ES	cldr
basra		Basra	city		IQ	geonames-cities15000
basrah	basra	Basra	city		IQ	geonames-cities15000
basse saxe	lower saxony	Lower Saxony	state		DE	general-usage
basse terre		Basse-Terre	city		GP	geonames-cities15000
basseterre		Basseterre	city		KN	geonames-cities15000
bath		Bath	city	context	GB	geonames-cities15000
batikan	vatican city	Vatican City	country		VA	i18n-iso-countries
baton rouge		Baton Rouge	city		US	geonames-cities15000
batswana	botswana	Botswana	demonym		BW	general-usage
bavaria		Bavaria	state		DE	cldr
baviera	bavaria	Bavaria	state		DE	rigour-territories
baviere	bavaria	Bavaria	state		DE	rigour-territories
bawu	baden wurttemberg	Baden-Württemberg	state		DE	general-usage
baxi	brazil	Brazil	country		BR	i18n-iso-countries
bayern	bavaria	Bavaria	state		DE	opencage-states
bayrut	beirut	Beirut	city		LB	geonames-cities15000
bb	barbados	Barbados	country	context	BB	iso3166
bbw ghyny ljdydh	papua new guinea	Papua New Guinea	country		PG	i18n-iso-countries
bc	british columbia	British Columbia	state	context	CA	general-usage
bc canada	british columbia	British Columbia	state		CA	rigour-territories
bd	bangladesh	Bangladesh	country	context	BD	iso3166
bdesh	bangladesh	Bangladesh	country		BD	general-usage
bdi	burundi	Burundi	country	context	BI	iso3166
be	belgium	Belgium	country	context	BE	iso3166
becs	vienna	Vienna	city		AT	geonames-cities15000
bei jing	beijing	Beijing	city		CN	general-usage
beijing		Beijing	city		CN	geonames-cities15000
beimakedonia	north macedonia	North Macedonia	country		MK	i18n-iso-countries
beimaliyanaqundao	northern mariana islands	Northern Mariana Islands	country		MP	i18n-iso-countries
beimaqidun	north macedonia	North Macedonia	country		MK	i18n-iso-countries
beimarianazhudao	northern mariana islands	Northern Mariana Islands	country		MP	i18n-iso-countries
beining	benin	Benin	country		BJ	i18n-iso-countries
beira		Beira	city	context	MZ	geonames-cities15000
beirut		Beirut	city		LB	geonames-cities15000
beirute	beirut	Beirut	city		LB	geonames-cities15000
bekasi		Bekasi	city		ID	geonames-cities15000
bel	belgium	Belgium	country	context	BE	iso3166
belarus		Belarus	country		BY	cldr
belarusian	belarus	Belarus	demonym		BY	general-usage
belarussian	belarus	Belarus	demonym		BY	general-usage
belarusskiy	belarus	Belarus	demonym		BY	general-usage
belcika	belgium	Belgium	country		BE	i18n-iso-countries
belem		Belém	city		BR	geonames-cities15000
belfast		Belfast	city		GB	geonames-cities15000
belga	belgium	Belgium	demonym		BE	general-usage
belgas	belgium	Belgium	demonym		BE	general-usage
belge	belgium	Belgium	demonym		BE	general-usage
belges	belgium	Belgium	demonym		BE	general-usage
belgia	belgium	Belgium	country		BE	i18n-iso-countries
belgian	belgium	Belgium	demonym		BE	general-usage
belgica	belgium	Belgium	country		BE	i18n-iso-countries
belgie	belgium	Belgium	country		BE	i18n-iso-countries
belgien	belgium	Belgium	country		BE	i18n-iso-countries
belgio	belgium	Belgium	country		BE	i18n-iso-countries
belgique	belgium	Belgium	country		BE	i18n-iso-countries
belgisch	belgium	Belgium	demonym		BE	general-usage
belgische	belgium	Belgium	demonym		BE	general-usage
belgium		Belgium	country		BE	cldr
belgiya	belgium	Belgium	country		BE	i18n-iso-countries
belgrade		Belgrade	city		RS	geonames-cities15000
belgrado	belgrade	Belgrade	city		RS	geonames-cities15000
belice	belize	Belize	country		BZ	i18n-iso-countries
beliz	belize	Belize	country		BZ	i18n-iso-countries
belize		Belize	country		BZ	cldr
bellaluseu	belarus	Belarus	country		BY	i18n-iso-countries
bellijeu	belize	Belize	country		BZ	i18n-iso-countries
belmopan		Belmopan	city		BZ	geonames-cities15000
belo horizonte		Belo Horizonte	city		BR	geonames-cities15000
belorus	belarus	Belarus	country		BY	i18n-iso-countries
belorussia	belarus	Belarus	country		BY	general-usage
belorusskiy	belarus	Belarus	demonym		BY	general-usage
ben	benin	Benin	country	context	BJ	iso3166
benaeng	benin	Benin	country		BJ	i18n-iso-countries
benelux		Benelux	region		*	general-usage
benelux countries	benelux	Benelux	region		*	general-usage
benesuella	venezuela	Venezuela	country		VE	i18n-iso-countries
benezuera boribarugongheguo	venezuela	Venezuela	country		VE	i18n-iso-countries
bengal	west bengal	West Bengal	state		IN	general-usage
bengali	bangladesh	Bangladesh	demonym		BD	general-usage
bengaluru		Bengaluru	city		IN	geonames-cities15000
benghazi		Benghazi	city		LY	geonames-cities15000
benguela		Benguela	city		AO	geonames-cities15000
benim	benin	Benin	country		BJ	i18n-iso-countries
benin		Benin	country		BJ	cldr
benoni		Benoni	city	context	ZA	geonames-cities15000
beograd	belgrade	Belgrade	city		RS	geonames-cities15000
beogradski	belgrade	Belgrade	city	context	RS	general-usage
beogradu	belgrade	Belgrade	city		RS	general-usage
beomyuda	bermuda	Bermuda	country		BM	i18n-iso-countries
berarushi	belarus	Belarus	country		BY	i18n-iso-countries
bergamo		Bergamo	city		IT	geonames-cities15000
bergen		Bergen	city	context	NO	geonames-cities15000
bergens	bergen	Bergen	city	context	NO	general-usage
berizu	belize	Belize	country		BZ	i18n-iso-countries
berkeley		Berkeley	city		US	geonames-cities15000
berlim	berlin	Berlin	city		DE	geonames-cities15000
berlin		Berlin	city	context	DE	geonames-cities15000
berlin brandenburg		Berlin-Brandenburg	state		DE	general-usage
berlin mitte		Berlin Mitte	city		DE	geonames-cities15000
berlin pankow		Berlin Pankow	city		DE	geonames-cities15000
berlin steglitz zehlendorf		Berlin Steglitz Zehlendorf	city		DE	geonames-cities15000
berlin wilmersdorf		Berlin Wilmersdorf	city		DE	geonames-cities15000
berliner	berlin	Berlin	city	context	DE	general-usage
berlino	berlin	Berlin	city		DE	geonames-cities15000
bermuda		Bermuda	country		BM	cldr
bermudas	bermuda	Bermuda	country	context	BM	i18n-iso-countries
bermudes	bermuda	Bermuda	country		BM	i18n-iso-countries
bermudy	bermuda	Bermuda	country		BM	i18n-iso-countries
bern		Bern	city		CH	geonames-cities15000
berna	bern	Bern	city		CH	geonames-cities15000
berne	bern	Bern	city		CH	geonames-cities15000
berner	bern	Bern	city	context	CH	general-usage
berugi	belgium	Belgium	country		BE	i18n-iso-countries
bes	caribbean netherlands	Caribbean Netherlands	country	context	BQ	iso3166
best korea	north korea	North Korea	country		KP	rigour-territories
beteunam	vietnam	Vietnam	country		VN	i18n-iso-countries
bethal		Bethal	city		ZA	geonames-cities15000
bethesda		Bethesda	city	context	US	geonames-cities15000
betonamu	vietnam	Vietnam	country		VN	i18n-iso-countries
beulajil	brazil	Brazil	country		BR	i18n-iso-countries
beulunai	brunei	Brunei	country		BN	i18n-iso-countries
beverly hills		Beverly Hills	city		US	geonames-cities15000
beyrouth	beirut	Beirut	city		LB	geonames-cities15000
bf	burkina faso	Burkina Faso	country	context	BF	iso3166
bfa	burkina faso	Burkina Faso	country	context	BF	iso3166
bg	bulgaria	Bulgaria	country	context	BG	iso3166
bgd	bangladesh	Bangladesh	country	context	BD	iso3166
bgr	bulgaria	Bulgaria	country	context	BG	iso3166
bh	bahrain	Bahrain	country	context	BH	iso3166
bharat	india	India	country	context	IN	rigour-territories
bharat ganarajya	india	India	country		IN	rigour-territories
bharatiya	india	India	demonym		IN	general-usage
bhart	india	India	country		IN	i18n-iso-countries
bhart gnrajy	india	India	country		IN	rigour-territories
bhisho		Bhisho	city		ZA	geonames-cities15000
bhopal		Bhopāl	city		IN	geonames-cities15000
bhoutan	bhutan	Bhutan	country		BT	i18n-iso-countries
bhr	bahrain	Bahrain	country	context	BH	iso3166
bhs	bahamas	Bahamas	country	context	BS	iso3166
bhutan		Bhutan	country		BT	cldr
bi	burundi	Burundi	country	context	BI	iso3166
bielefeld		Bielefeld	city		DE	geonames-cities15000
bielorrusia	belarus	Belarus	country		BY	i18n-iso-countries
bielorrussia	belarus	Belarus	country		BY	i18n-iso-countries
bielorussia	belarus	Belarus	country		BY	i18n-iso-countries
bielorussie	belarus	Belarus	country		BY	i18n-iso-countries
bih	bosnia and herzegovina	Bosnia and Herzegovina	country	context	BA	iso3166
bihar		Bihar	state	context	IN	cldr
bilbao		Bilbao	city		ES	geonames-cities15000
bilbo	bilbao	Bilbao	city	context	ES	geonames-cities15000
bilishi	belgium	Belgium	country		BE	i18n-iso-countries
bingdao	iceland	Iceland	country		IS	i18n-iso-countries
birma	myanmar	Myanmar	country		MM	rigour-territories
birmania	myanmar	Myanmar	country		MM	general-usage
birmania myanmar	myanmar	Myanmar	country		MM	i18n-iso-countries
birmanie	myanmar	Myanmar	country		MM	rigour-territories
birmingham		Birmingham	city		GB	geonames-cities15000
birmingham us		Birmingham (US)	city		US	general-usage
bishkek		Bishkek	city		KG	geonames-cities15000
bissau		Bissau	city		GW	geonames-cities15000
bj	benin	Benin	country	context	BJ	iso3166
bl	saint barthelemy	Saint Barthélemy	country	context	BL	iso3166
blantyre		Blantyre	city		MW	geonames-cities15000
blgariya	bulgaria	Bulgaria	country		BG	i18n-iso-countries
blgarska	bulgaria	Bulgaria	country		BG	rigour-territories
blghry	bulgaria	Bulgaria	country		BG	i18n-iso-countries
blm	saint barthelemy	Saint Barthélemy	country	context	BL	iso3166
bloemfontein		Bloemfontein	city		ZA	geonames-cities15000
blr	belarus	Belarus	country	context	BY	iso3166
blz	belize	Belize	country	context	BZ	iso3166
bm	bermuda	Bermuda	country	context	BM	iso3166
bmu	bermuda	Bermuda	country	context	BM	iso3166
bn	brunei	Brunei	country	context	BN	iso3166
bnghldysh	bangladesh	Bangladesh	country		BD	i18n-iso-countries
bo	bolivia	Bolivia	country	context	BO	iso3166
boane		Boane	city	context	MZ	general-usage
bocheuwana	botswana	Botswana	country		BW	i18n-iso-countries
bochum		Bochum	city		DE	geonames-cities15000
bociwana	botswana	Botswana	country		BW	i18n-iso-countries
boduolige	puerto rico	Puerto Rico	country		PR	i18n-iso-countries
bogota		Bogotá	city		CO	geonames-cities15000
bohei	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	i18n-iso-countries
bohemia	czechia	Czechia	demonym		CZ	general-usage
bohemian	czechia	Czechia	demonym	context	CZ	general-usage
boise		Boise	city		US	geonames-cities15000
boksburg		Boksburg	city		ZA	geonames-cities15000
bol	bolivia	Bolivia	country	context	BO	iso3166
bolan	poland	Poland	country		PL	i18n-iso-countries
bolgariya	bulgaria	Bulgaria	country		BG	i18n-iso-countries
bolivariaanse republiek venezuela	venezuela	Venezuela	country		VE	i18n-iso-countries
bolivarian republic of venezuela	venezuela	Venezuela	country		VE	rigour-territories
bolivarianskaya respublika venesuela	venezuela	Venezuela	country		VE	rigour-territories
bolivia		Bolivia	country		BO	cldr
bolivian	bolivia	Bolivia	demonym		BO	general-usage
boliviana	bolivia	Bolivia	demonym		BO	general-usage
boliviano	bolivia	Bolivia	demonym		BO	general-usage
bolivie	bolivia	Bolivia	country		BO	i18n-iso-countries
bolivien	bolivia	Bolivia	country		BO	i18n-iso-countries
boliviya	bolivia	Bolivia	country		BO	i18n-iso-countries
boliweiya	bolivia	Bolivia	country		BO	i18n-iso-countries
bolizi	belize	Belize	country		BZ	i18n-iso-countries
bollibia	bolivia	Bolivia	country		BO	i18n-iso-countries
bologna		Bologna	city	context	IT	geonames-cities15000
bolonia	bologna	Bologna	city		IT	geonames-cities15000
bombay	mumbai	Mumbai	city		IN	geonames-cities15000
bonaire	caribbean netherlands	Caribbean Netherlands	country		BQ	cldr
bondsrepubliek duitsland	germany	Germany	country		DE	i18n-iso-countries
boneleu sinteuyuseutatiuseu saba	caribbean netherlands	Caribbean Netherlands	country		BQ	i18n-iso-countries
boneru shinto yusutateiusuoyobisaba	caribbean netherlands	Caribbean Netherlands	country		BQ	i18n-iso-countries
boneyr	caribbean netherlands	Caribbean Netherlands	country		BQ	i18n-iso-countries
bonn		Bonn	city		DE	geonames-cities15000
bordeaux		Bordeaux	city	context	FR	geonames-cities15000
boribiaduominzuguo	bolivia	Bolivia	country		BO	i18n-iso-countries
bosanska	bosnia and herzegovina	Bosnia and Herzegovina	demonym		BA	general-usage
boseunia heleuchegobina	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	i18n-iso-countries
bosna	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	general-usage
bosna i hercegovina	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	i18n-iso-countries
bosnia	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	cldr
bosnia and herzegovina		Bosnia and Herzegovina	country		BA	i18n-iso-countries
bosnia ed erzegovina	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	i18n-iso-countries
bosnia herzegovina	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	i18n-iso-countries
bosnia y herzegovina	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	i18n-iso-countries
bosnian	bosnia and herzegovina	Bosnia and Herzegovina	demonym		BA	general-usage
bosnie en herzegovina	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	i18n-iso-countries
bosnie herzegovine	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	i18n-iso-countries
bosnien und herzegowina	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	i18n-iso-countries
bosniya i gertsegovina	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	i18n-iso-countries
boston		Boston	city	context	US	geonames-cities15000
bosunia herutsuegobina	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	i18n-iso-countries
botshabelo		Botshabelo	city		ZA	geonames-cities15000
botsuana	botswana	Botswana	country		BW	i18n-iso-countries
botsuwana	botswana	Botswana	country		BW	i18n-iso-countries
botsvana	botswana	Botswana	country		BW	i18n-iso-countries
botswana		Botswana	country		BW	cldr
botswanan	botswana	Botswana	demonym		BW	general-usage
bourgogne	burgundy	Burgundy	state		FR	general-usage
bournemouth		Bournemouth	city		GB	geonames-cities15000
bq	caribbean netherlands	Caribbean Netherlands	country	context	BQ	iso3166
br	brazil	Brazil	country	context	BR	iso3166
bra	brazil	Brazil	country	context	BR	iso3166
brabant	north brabant	North Brabant	state	context	NL	general-usage
bradford		Bradford	city		GB	geonames-cities15000
braga		Braga	city		PT	geonames-cities15000
brakpan		Brakpan	city		ZA	geonames-cities15000
brampton		Brampton	city		CA	geonames-cities15000
brandebourg	brandenburg	Brandenburg	state		DE	general-usage
brandenburg		Brandenburg	state		DE	cldr
brandenburgo	brandenburg	Brandenburg	state		DE	general-usage
brasil	brazil	Brazil	country	context	BR	i18n-iso-countries
brasile	brazil	Brazil	country		BR	i18n-iso-countries
brasileira	brazil	Brazil	demonym		BR	general-usage
brasileiras	brazil	Brazil	demonym		BR	general-usage
brasileiro	brazil	Brazil	demonym		BR	general-usage
brasileiros	brazil	Brazil	demonym		BR	general-usage
brasilena	brazil	Brazil	demonym		BR	general-usage
brasilero	brazil	Brazil	demonym		BR	general-usage
brasilia		Brasília	city		BR	geonames-cities15000
brasiliana	brazil	Brazil	demonym		BR	general-usage
brasilianische	brazil	Brazil	demonym		BR	general-usage
brasilien	brazil	Brazil	country		BR	i18n-iso-countries
brasov		Brașov	city		RO	geonames-cities15000
bratislava		Bratislava	city		SK	geonames-cities15000
bratislave	bratislava	Bratislava	city		SK	general-usage
braunschweig		Braunschweig	city		DE	geonames-cities15000
brazil		Brazil	country		BR	cldr
braziliaanse	brazil	Brazil	demonym		BR	general-usage
brazilian	brazil	Brazil	demonym		BR	general-usage
brazilie	brazil	Brazil	country		BR	i18n-iso-countries
braziliya	brazil	Brazil	country		BR	i18n-iso-countries
brazylia	brazil	Brazil	country		BR	i18n-iso-countries
brazzaville		Brazzaville	city		CG	geonames-cities15000
brb	barbados	Barbados	country	context	BB	iso3166
brbdws	barbados	Barbados	country		BB	i18n-iso-countries
brd	germany	Germany	country	context	DE	i18n-iso-countries
breda		Breda	city		NL	geonames-cities15000
breme	bremen	Bremen	city	context	DE	geonames-cities15000
bremen		Bremen	city		DE	geonames-cities15000
bremer	bremen	Bremen	city	context	DE	general-usage
brescia		Brescia	city		IT	geonames-cities15000
bresil	brazil	Brazil	country		BR	i18n-iso-countries
bresilienne	brazil	Brazil	demonym		BR	general-usage
breslau	wroclaw	Wrocław	city		PL	geonames-cities15000
brest		Brest	city	context	BY	geonames-cities15000
bretagne	brittany	Brittany	state		FR	opencage-states
brezilya	brazil	Brazil	country		BR	i18n-iso-countries
brghwy	paraguay	Paraguay	country		PY	i18n-iso-countries
bridgetown		Bridgetown	city		BB	geonames-cities15000
brighton		Brighton	city		GB	geonames-cities15000
brisbane		Brisbane	city		AU	geonames-cities15000
bristol		Bristol	city	context	GB	geonames-cities15000
britain	united kingdom	United Kingdom	country		GB	rigour-territories
britanica	united kingdom	United Kingdom	demonym		GB	general-usage
britanico	united kingdom	United Kingdom	demonym		GB	general-usage
britannia	united kingdom	United Kingdom	demonym	context	GB	general-usage
britannic	united kingdom	United Kingdom	demonym		GB	general-usage
britannica	united kingdom	United Kingdom	demonym	context	GB	general-usage
britannique	united kingdom	United Kingdom	demonym		GB	general-usage
britanskiy	united kingdom	United Kingdom	demonym		GB	general-usage
britisch	united kingdom	United Kingdom	demonym		GB	general-usage
britische	united kingdom	United Kingdom	demonym		GB	general-usage
britische jungferninseln	british virgin islands	British Virgin Islands	country		VG	i18n-iso-countries
british	united kingdom	United Kingdom	demonym		GB	general-usage
british columbia		British Columbia	state		CA	cldr
british overseas territory of gibraltar	gibraltar	Gibraltar	country		GI	rigour-territories
british virgin islands		British Virgin Islands	country		VG	cldr
briton	united kingdom	United Kingdom	demonym		GB	general-usage
brits	united kingdom	United Kingdom	demonym		GB	general-usage
britse maagdeneilanden	british virgin islands	British Virgin Islands	country		VG	i18n-iso-countries
brittany		Brittany	state		FR	cldr
brn	brunei	Brunei	country	context	BN	iso3166
brne	brno	Brno	city		CZ	general-usage
brnenska	brno	Brno	city		CZ	general-usage
brnensky	brno	Brno	city		CZ	general-usage
brno		Brno	city		CZ	geonames-cities15000
bronx		Bronx	city		US	geonames-cities15000
brooklyn		Brooklyn	city		US	geonames-cities15000
bruessel	brussels	Brussels	city		BE	geonames-cities15000
bruges		Bruges	city		BE	geonames-cities15000
brugge	bruges	Bruges	city		BE	geonames-cities15000
brunei		Brunei	country		BN	cldr
brunei darussalam	brunei	Brunei	country		BN	i18n-iso-countries
brunn	brno	Brno	city		CZ	geonames-cities15000
brunswick	braunschweig	Braunschweig	city	context	DE	geonames-cities15000
bruselas	brussels	Brussels	city		BE	geonames-cities15000
brussel	brussels	Brussels	city		BE	geonames-cities15000
brussel bruxelles	brussels	Brussels	city		BE	general-usage
brussels		Brussels	city	context	BE	geonames-cities15000
bruxelas	brussels	Brussels	city		BE	geonames-cities15000
bruxelles	brussels	Brussels	city		BE	geonames-cities15000
bs	bahamas	Bahamas	country	context	BS	iso3166
bt	bhutan	Bhutan	country	context	BT	iso3166
btn	bhutan	Bhutan	country	context	BT	iso3166
bucaramanga		Bucaramanga	city		CO	geonames-cities15000
bucarest	bucharest	Bucharest	city		RO	geonames-cities15000
bucharest		Bucharest	city		RO	geonames-cities15000
bucuresti	bucharest	Bucharest	city		RO	geonames-cities15000
budan	bhutan	Bhutan	country		BT	i18n-iso-countries
budapest		Budapest	city		HU	geonames-cities15000
budapeste	budapest	Budapest	city		HU	geonames-cities15000
budapesti	budapest	Budapest	city		HU	general-usage
budta		Budta	city		PH	geonames-cities15000
buenos aires		Buenos Aires	city		AR	geonames-cities15000
buffalo		Buffalo	city	context	US	geonames-cities15000
bughan	north korea	North Korea	country		KP	i18n-iso-countries
bugmaliana gundo	northern mariana islands	Northern Mariana Islands	country		MP	i18n-iso-countries
bujinafasuo	burkina faso	Burkina Faso	country		BF	i18n-iso-countries
bujumbura		Bujumbura	city		BI	geonames-cities15000
bukarest	bucharest	Bucharest	city		RO	geonames-cities15000
bulawayo		Bulawayo	city		ZW	geonames-cities15000
buleukinapaso	burkina faso	Burkina Faso	country		BF	i18n-iso-countries
bulgalia	bulgaria	Bulgaria	country		BG	i18n-iso-countries
bulgare	bulgaria	Bulgaria	demonym		BG	general-usage
bulgaria		Bulgaria	country		BG	cldr
bulgarian	bulgaria	Bulgaria	demonym		BG	general-usage
bulgarie	bulgaria	Bulgaria	country		BG	i18n-iso-countries
bulgarien	bulgaria	Bulgaria	country		BG	i18n-iso-countries
bulgarije	bulgaria	Bulgaria	country		BG	i18n-iso-countries
bulgarische	bulgaria	Bulgaria	demonym		BG	general-usage
bulgariya	bulgaria	Bulgaria	country		BG	i18n-iso-countries
bulgarska	bulgaria	Bulgaria	demonym		BG	general-usage
bulongdi	burundi	Burundi	country		BI	i18n-iso-countries
bulundi	burundi	Burundi	country		BI	i18n-iso-countries
bundesrepublik deutschland	germany	Germany	country		DE	rigour-territories
burajiru	brazil	Brazil	country		BR	i18n-iso-countries
burdeos	bordeaux	Bordeaux	city		FR	geonames-cities15000
burgenland		Burgenland	state		AT	cldr
burgundy		Burgundy	state	context	FR	general-usage
burkina faso		Burkina Faso	country		BF	cldr
burkina faso nutome	burkina faso	Burkina Faso	country		BF	rigour-territories
burma	myanmar	Myanmar	country		MM	i18n-iso-countries
burmah	myanmar	Myanmar	demonym	context	MM	general-usage
burmese	myanmar	Myanmar	demonym		MM	general-usage
bursa		Bursa	city	context	TR	geonames-cities15000
burugaria	bulgaria	Bulgaria	country		BG	i18n-iso-countries
burukinafuaso	burkina faso	Burkina Faso	country		BF	i18n-iso-countries
burundi		Burundi	country		BI	cldr
burunei darusaramu	brunei	Brunei	country		BN	i18n-iso-countries
burunji	burundi	Burundi	country		BI	i18n-iso-countries
busan		Busan	city		KR	geonames-cities15000
butan	bhutan	Bhutan	country		BT	i18n-iso-countries
butao	bhutan	Bhutan	country		BT	i18n-iso-countries
bvi	british virgin islands	British Virgin Islands	country	context	VG	rigour-territories
bw	botswana	Botswana	country	context	BW	iso3166
bwa	botswana	Botswana	country	context	BW	iso3166
bwlyfy	bolivia	Bolivia	country		BO	i18n-iso-countries
bwlynzy lfrnsyh	french polynesia	French Polynesia	country		PF	i18n-iso-countries
bwrkyn fsw	burkina faso	Burkina Faso	country		BF	i18n-iso-countries
bwrtwrykw	puerto rico	Puerto Rico	country		PR	i18n-iso-countries
bwrwndy	burundi	Burundi	country		BI	i18n-iso-countries
bwtswn	botswana	Botswana	country		BW	i18n-iso-countries
by	belarus	Belarus	country	context	BY	iso3166
bydgoszcz		Bydgoszcz	city		PL	geonames-cities15000
byelorussia	belarus	Belarus	country		BY	general-usage
byelorussian	belarus	Belarus	demonym		BY	general-usage
bz	belize	Belize	country	context	BZ	iso3166
c delgado	cabo delgado	Cabo Delgado	state		MZ	general-usage
ca	california	California	state	context	US	python-us
caba	buenos aires	Buenos Aires	city	context	AR	general-usage
cabinda		Cabinda	city		AO	geonames-cities15000
cabo delgado		Cabo Delgado	state		MZ	cldr
cabo verde	cape verde	Cape Verde	country		CV	i18n-iso-countries
cabo verdiana	cape verde	Cape Verde	demonym		CV	general-usage
caboverdiana	cape verde	Cape Verde	demonym		CV	general-usage
caerdydd	cardiff	Cardiff	city		GB	geonames-cities15000
caf	central african republic	Central African Republic	country	context	CF	iso3166
cairo		Cairo	city		EG	geonames-cities15000
calabria		Calabria	state		IT	cldr
calcutta	kolkata	Kolkata	city		IN	geonames-cities15000
calgary		Calgary	city		CA	geonames-cities15000
cali		Cali	city	context	CO	geonames-cities15000
calif	california	California	state	context	US	python-us
california		California	state		US	cldr
camaroes	cameroon	Cameroon	country		CM	i18n-iso-countries
camayenne		Camayenne	city		GN	geonames-cities15000
cambodge	cambodia	Cambodia	country		KH	i18n-iso-countries
cambodia		Cambodia	country		KH	cldr
cambodian	cambodia	Cambodia	demonym		KH	general-usage
cambogia	cambodia	Cambodia	country	context	KH	i18n-iso-countries
camboja	cambodia	Cambodia	country		KH	i18n-iso-countries
camboya	cambodia	Cambodia	country		KH	i18n-iso-countries
cambridge		Cambridge	city		GB	geonames-cities15000
cameroon		Cameroon	country		CM	cldr
cameroonian	cameroon	Cameroon	demonym		CM	general-usage
cameroun	cameroon	Cameroon	country		CM	i18n-iso-countries
camerounaise	cameroon	Cameroon	demonym		CM	general-usage
camerun	cameroon	Cameroon	country		CM	i18n-iso-countries
campania		Campania	state		IT	cldr
campeche		Campeche	state		MX	cldr
campinas		Campinas	city		BR	geonames-cities15000
can	canada	Canada	country	context	CA	iso3166
canada		Canada	country		CA	cldr
canadense	canada	Canada	demonym		CA	general-usage
canadese	canada	Canada	demonym		CA	general-usage
canadian	canada	Canada	demonym		CA	general-usage
canadien	canada	Canada	demonym		CA	general-usage
canadienne	canada	Canada	demonym		CA	general-usage
canadiense	canada	Canada	demonym		CA	general-usage
canarias	canary islands	Canary Islands	state		ES	opencage-states
canary islands		Canary Islands	state		ES	cldr
canberra		Canberra	city		AU	geonames-cities15000
cancun		Cancún	city		MX	geonames-cities15000
cannes		Cannes	city		FR	general-usage
cantabria		Cantabria	state		ES	cldr
canton	guangzhou	Guangzhou	city	context	CN	geonames-cities15000
canton province	guangdong	Guangdong	state		CN	general-usage
cap vert	cape verde	Cape Verde	country		CV	i18n-iso-countries
cape province	western cape	Western Cape	state		ZA	general-usage
cape town		Cape Town	city		ZA	geonames-cities15000
cape verde		Cape Verde	country		CV	cldr
cape verdean	cape verde	Cape Verde	demonym		CV	general-usage
capetown	cape town	Cape Town	city		ZA	general-usage
capo verde	cape verde	Cape Verde	country		CV	i18n-iso-countries
caracas		Caracas	city		VE	geonames-cities15000
caraibes	caribbean	Caribbean	region		*	general-usage
caraibi	caribbean	Caribbean	region		*	general-usage
cardiff		Cardiff	city		GB	geonames-cities15000
carib	caribbean	Caribbean	region		*	general-usage
caribbean		Caribbean	region		*	un-names
caribbean islands	caribbean	Caribbean	region		*	general-usage
caribbean netherlands		Caribbean Netherlands	country		BQ	cldr
caribe	caribbean	Caribbean	region	context	*	general-usage
caribena	caribbean	Caribbean	demonym		*	general-usage
caribes	caribbean	Caribbean	region	context	*	general-usage
carinthia		Carinthia	state		AT	cldr
carletonville		Carletonville	city		ZA	geonames-cities15000
cartagena		Cartagena	city		CO	geonames-cities15000
casablanca		Casablanca	city		MA	geonames-cities15000
castile and leon		Castile and León	state		ES	cldr
castilla	castile and leon	Castile and León	state	context	ES	general-usage
castilla la mancha		Castilla-La Mancha	state		ES	opencage-states
castilla y leon	castile and leon	Castile and León	state		ES	opencage-states
castries		Castries	city		LC	geonames-cities15000
catalogne	catalonia	Catalonia	state		ES	general-usage
catalonia		Catalonia	state	context	ES	cldr
cataluna	catalonia	Catalonia	state		ES	opencage-states
catalunya	catalonia	Catalonia	state		ES	opencage-states
catania		Catania	city		IT	geonames-cities15000
catar	qatar	Qatar	country		QA	i18n-iso-countries
caucase	caucasus	Caucasus	region		*	general-usage
caucasus		Caucasus	region		*	general-usage
cawnpore	kanpur	Kanpur	city		IN	geonames-cities15000
cayenne		Cayenne	city	context	GF	geonames-cities15000
cayman	cayman islands	Cayman Islands	country	context	KY	rigour-territories
cayman islands		Cayman Islands	country		KY	cldr
caymans	cayman islands	Cayman Islands	country	context	KY	rigour-territories
cazaquistao	kazakhstan	Kazakhstan	country		KZ	i18n-iso-countries
cc	cocos islands	Cocos Islands	country	context	CC	iso3166
cccp	russia	Russia	country		RU	general-usage
cck	cocos islands	Cocos Islands	country	context	CC	iso3166
cd	democratic republic of the congo	Democratic Republic of the Congo	country	context	CD	iso3166
cdmx	mexico city	Mexico City	city		MX	general-usage
ce europe	central and eastern europe	Central and Eastern Europe	region		*	general-usage
ceara		Ceará	state		BR	cldr
cebu		Cebu	city		PH	geonames-cities15000
cebu city	cebu	Cebu	city		PH	geonames-cities15000
ceca	czechia	Czechia	demonym	context	CZ	general-usage
cee	central and eastern europe	Central and Eastern Europe	region	context	*	general-usage
cemea	emea	EMEA	region		*	general-usage
centraal afrikaanse republiek	central african republic	Central African Republic	country		CF	i18n-iso-countries
centrafrique	central african republic	Central African Republic	country		CF	rigour-territories
central africa		Central Africa	region		*	general-usage
central african	central africa	Central Africa	demonym		*	general-usage
central african republic		Central African Republic	country		CF	cldr
central america		Central America	region		*	un-names
central and eastern europe		Central and Eastern Europe	region		*	general-usage
central asia		Central Asia	region		*	un-names
central eastern europe	central and eastern europe	Central and Eastern Europe	region		*	general-usage
central europe		Central Europe	region		*	general-usage
centraleurope	central europe	Central Europe	region		*	general-usage
centro america	central america	Central America	region		*	general-usage
centroamerica	central america	Central America	region		*	general-usage
centroamericana	central america	Central America	demonym		*	general-usage
centurion		Centurion	city	context	ZA	geonames-cities15000
ceska	czechia	Czechia	demonym		CZ	general-usage
ceska republika	czechia	Czechia	country		CZ	i18n-iso-countries
ceske	czechia	Czechia	demonym		CZ	general-usage
cesko	czechia	Czechia	country		CZ	i18n-iso-countries
cesky	czechia	Czechia	demonym		CZ	general-usage
ceylon	sri lanka	Sri Lanka	country		LK	rigour-territories
ceylonese	sri lanka	Sri Lanka	demonym		LK	general-usage
cf	central african republic	Central African Republic	country	context	CF	iso3166
cg	republic of the congo	Republic of the Congo	country	context	CG	iso3166
ch	switzerland	Switzerland	country	context	CH	iso3166
chad		Chad	country	context	TD	cldr
chade	chad	Chad	country		TD	i18n-iso-countries
chadeu	chad	Chad	country		TD	i18n-iso-countries
champagne	champagne ardenne	Champagne-Ardenne	state	context	FR	general-usage
champagne ardenne		Champagne-Ardenne	state		FR	general-usage
chandigarh		Chandigarh	city		IN	geonames-cities15000
chang sha	changsha	Changsha	city		CN	general-usage
chang zhou	changzhou	Changzhou	city		CN	general-usage
changchun		Changchun	city		CN	geonames-cities15000
changsha		Changsha	city		CN	geonames-cities15000
changzhou		Changzhou	city		CN	geonames-cities15000
channel islands	jersey	Jersey	country		JE	general-usage
chaoxian	north korea	North Korea	country		KP	i18n-iso-countries
chaoxianminzhuzhuyirenmingongheguo	north korea	North Korea	country		KP	i18n-iso-countries
charkow	kharkiv	Kharkiv	city		UA	geonames-cities15000
charleroi		Charleroi	city		BE	geonames-cities15000
charleston		Charleston	city	context	US	geonames-cities15000
charlotte		Charlotte	city	context	US	geonames-cities15000
charlotte amalie		Charlotte Amalie	city		VI	geonames-cities15000
chattanooga		Chattanooga	city		US	geonames-cities15000
chattisgarh	chhattisgarh	Chhattisgarh	state		IN	general-usage
chattogram	chittagong	Chittagong	city		BD	general-usage
che	switzerland	Switzerland	country	context	CH	iso3166
checa	czechia	Czechia	demonym		CZ	general-usage
chefoo	yantai	Yantai	city		CN	geonames-cities15000
chekhiya	czechia	Czechia	country		CZ	i18n-iso-countries
chekiang	zhejiang	Zhejiang	state		CN	general-usage
chekogonghwagug	czechia	Czechia	country		CZ	i18n-iso-countries
chelyabinsk		Chelyabinsk	city		RU	geonames-cities15000
chemnitz		Chemnitz	city		DE	geonames-cities15000
cheng du	chengdu	Chengdu	city		CN	general-usage
chengchow	zhengzhou	Zhengzhou	city		CN	geonames-cities15000
chengdu		Chengdu	city		CN	geonames-cities15000
chengtu	chengdu	Chengdu	city		CN	general-usage
chennai		Chennai	city		IN	geonames-cities15000
chequia	czechia	Czechia	country		CZ	i18n-iso-countries
chernogoriya	montenegro	Montenegro	country		ME	i18n-iso-countries
chgo	chicago	Chicago	city	context	US	general-usage
chhattisgarh		Chhattisgarh	state		IN	cldr
chiang mai		Chiang Mai	city		TH	geonames-cities15000
chiapas		Chiapas	state		MX	cldr
chiba shi		Chiba-shi	city		JP	geonames-cities15000
chibuto		Chibuto	city		MZ	geonames-cities15000
chicago		Chicago	city		US	geonames-cities15000
chidaoginia	equatorial guinea	Equatorial Guinea	country		GQ	i18n-iso-countries
chidaojineiya	equatorial guinea	Equatorial Guinea	country		GQ	i18n-iso-countries
chieko	czechia	Czechia	country		CZ	i18n-iso-countries
chihuahua		Chihuahua	state	context	MX	cldr
chile		Chile	country		CL	cldr
chilean	chile	Chile	demonym		CL	general-usage
chilena	chile	Chile	demonym		CL	general-usage
chilenische	chile	Chile	demonym		CL	general-usage
chileno	chile	Chile	demonym		CL	general-usage
chili	chile	Chile	country	context	CL	i18n-iso-countries
chilienne	chile	Chile	demonym		CL	general-usage
chille	chile	Chile	country		CL	i18n-iso-countries
chimoio		Chimoio	city		MZ	geonames-cities15000
china		China	country	context	CN	cldr
chine	china	China	country	context	CN	i18n-iso-countries
chine populaire	china	China	country		CN	general-usage
chines	china	China	demonym		CN	general-usage
chinesa	china	China	demonym		CN	general-usage
chinese	china	China	demonym		CN	general-usage
chinese peoples	china	China	demonym		CN	general-usage
chinese taipei	taiwan	Taiwan	country		TW	general-usage
chinesische	china	China	demonym		CN	general-usage
chinois	china	China	demonym		CN	general-usage
chinoise	china	China	demonym		CN	general-usage
chipre	cyprus	Cyprus	country		CY	i18n-iso-countries
chiri	chile	Chile	country		CL	i18n-iso-countries
chisinau		Chișinău	city		MD	geonames-cities15000
chittagong		Chittagong	city	context	BD	geonames-cities15000
chiyado	chad	Chad	country		TD	i18n-iso-countries
chiyunijia	tunisia	Tunisia	country		TN	i18n-iso-countries
chl	chile	Chile	country	context	CL	iso3166
chn	china	China	country	context	CN	iso3166
chokwe		Chokwé	city		MZ	geonames-cities15000
chong qing	chongqing	Chongqing	city		CN	general-usage
chongqing		Chongqing	city		CN	geonames-cities15000
christchurch		Christchurch	city		NZ	geonames-cities15000
christmas island		Christmas Island	country		CX	cldr
christmaseiland	christmas island	Christmas Island	country		CX	i18n-iso-countries
chungking	chongqing	Chongqing	city		CN	geonames-cities15000
chypre	cyprus	Cyprus	country	context	CY	i18n-iso-countries
ci	ivory coast	Ivory Coast	country	context	CI	iso3166
ciad	chad	Chad	country		TD	i18n-iso-countries
cidade do cabo	cape town	Cape Town	city		ZA	geonames-cities15000
cile	chile	Chile	country		CL	i18n-iso-countries
cin	china	China	country	context	CN	i18n-iso-countries
cina	china	China	country		CN	i18n-iso-countries
cincinnati		Cincinnati	city		US	geonames-cities15000
cinese	china	China	demonym		CN	general-usage
cipro	cyprus	Cyprus	country		CY	i18n-iso-countries
cis		CIS	region	context	*	general-usage
ciskei	eastern cape	Eastern Cape	state		ZA	general-usage
citta del vaticano	vatican city	Vatican City	country		VA	i18n-iso-countries
city of london		City of London	city		GB	geonames-cities15000
ciudad de guatemala	guatemala city	Guatemala City	city		GT	geonames-cities15000
ciudad de la paz		Ciudad de la Paz	city		GQ	country-codes
ciudad de mexico	mexico city	Mexico City	city		MX	geonames-cities15000
ciudad de panama	panama city	Panama City	city		PA	geonames-cities15000
ciudad del cabo	cape town	Cape Town	city		ZA	geonames-cities15000
ciudad juarez		Ciudad Juárez	city		MX	geonames-cities15000
ciudad nezahualcoyotl		Ciudad Nezahualcóyotl	city		MX	geonames-cities15000
civ	ivory coast	Ivory Coast	country	context	CI	iso3166
ck	cook islands	Cook Islands	country	context	CK	iso3166
cl	chile	Chile	country	context	CL	iso3166
clermont ferrand		Clermont-Ferrand	city		FR	geonames-cities15000
cleveland		Cleveland	city		US	geonames-cities15000
cluj	cluj napoca	Cluj-Napoca	city		RO	geonames-cities15000
cluj napoca		Cluj-Napoca	city		RO	geonames-cities15000
cm	cameroon	Cameroon	country	context	CM	iso3166
cmr	cameroon	Cameroon	country	context	CM	iso3166
cn	china	China	country	context	CN	iso3166
co	colorado	Colorado	state	context	US	python-us
coahuila		Coahuila	state		MX	cldr
coblence	koblenz	Koblenz	city		DE	geonames-cities15000
cochabamba		Cochabamba	city		BO	geonames-cities15000
cochin	kochi	Kochi	city	context	IN	geonames-cities15000
cockburn town		Cockburn Town	city		TC	geonames-cities15000
cocos islands		Cocos Islands	country		CC	cldr
cocos keeling islands	cocos islands	Cocos Islands	country		CC	i18n-iso-countries
cocoseilanden	cocos islands	Cocos Islands	country		CC	i18n-iso-countries
cod	democratic republic of the congo	Democratic Republic of the Congo	country	context	CD	iso3166
cog	republic of the congo	Republic of the Congo	country	context	CG	iso3166
coimbatore		Coimbatore	city		IN	geonames-cities15000
coimbra		Coimbra	city		PT	geonames-cities15000
cok	cook islands	Cook Islands	country	context	CK	iso3166
col	colombia	Colombia	country	context	CO	iso3166
colima		Colima	state		MX	cldr
collectivite de saint martin	saint martin	Saint Martin	country		MF	rigour-territories
colo	colorado	Colorado	state	context	US	python-us
cologne		Cologne	city	context	DE	geonames-cities15000
colombia		Colombia	country		CO	cldr
colombian	colombia	Colombia	demonym		CO	general-usage
colombiana	colombia	Colombia	demonym		CO	general-usage
colombiano	colombia	Colombia	demonym		CO	general-usage
colombie	colombia	Colombia	country		CO	i18n-iso-countries
colombie britannique	british columbia	British Columbia	state		CA	opencage-states
colombienne	colombia	Colombia	demonym		CO	general-usage
colombo		Colombo	city	context	LK	geonames-cities15000
colonia	cologne	Cologne	city		DE	geonames-cities15000
colorado		Colorado	state	context	US	cldr
colorado springs		Colorado Springs	city		US	geonames-cities15000
columbus		Columbus	city	context	US	geonames-cities15000
com	comoros	Comoros	country	context	KM	iso3166
commonwealth of australia	australia	Australia	country		AU	rigour-territories
commonwealth of dominica	dominica	Dominica	country		DM	rigour-territories
commonwealth of independent states	cis	CIS	region		*	general-usage
commonwealth of the bahamas	bahamas	Bahamas	country		BS	rigour-territories
comoras	comoros	Comoros	country		KM	i18n-iso-countries
comore	comoros	Comoros	country		KM	i18n-iso-countries
comores	comoros	Comoros	country		KM	i18n-iso-countries
comoros		Comoros	country		KM	cldr
comunidad valenciana	valencian community	Valencian Community	state		ES	opencage-states
comunitat valenciana	valencian community	Valencian Community	state		ES	general-usage
conakry		Conakry	city		GN	geonames-cities15000
concepcion		Concepción	city	edge	CL	geonames-cities15000
confederation suisse	switzerland	Switzerland	country		CH	rigour-territories
confederazione svizzera	switzerland	Switzerland	country		CH	rigour-territories
confoederatio helvetica	switzerland	Switzerland	country		CH	general-usage
cong hoa xa hoi chu nghia viet nam	vietnam	Vietnam	country		VN	rigour-territories
congo	republic of the congo	Republic of the Congo	country	context	CG	i18n-iso-countries
congo brazzaville	republic of the congo	Republic of the Congo	country		CG	cldr
congo dr	democratic republic of the congo	Democratic Republic of the Congo	country		CD	rigour-territories
congo drc	democratic republic of the congo	Democratic Republic of the Congo	country		CD	general-usage
congo kinshasa	democratic republic of the congo	Democratic Republic of the Congo	country		CD	cldr
congolaise	democratic republic of the congo	Democratic Republic of the Congo	demonym		CD	general-usage
congolese	democratic republic of the congo	Democratic Republic of the Congo	demonym		CD	general-usage
conn	connecticut	Connecticut	state	context	US	python-us
connecticut		Connecticut	state		US	cldr
cono sur	mercosur	Mercosur	region		*	general-usage
constanta		Constanța	city		RO	geonames-cities15000
constantinople	istanbul	Istanbul	city		TR	geonames-cities15000
cook islands		Cook Islands	country		CK	cldr
cookeilanden	cook islands	Cook Islands	country		CK	i18n-iso-countries
cookinseln	cook islands	Cook Islands	country		CK	i18n-iso-countries
cooperatieve republiek guyana	guyana	Guyana	country		GY	i18n-iso-countries
copenaghen	copenhagen	Copenhagen	city		DK	geonames-cities15000
copenhagen		Copenhagen	city		DK	geonames-cities15000
copenhague	copenhagen	Copenhagen	city		DK	geonames-cities15000
cordoba		Córdoba	city	context	AR	geonames-cities15000
corea	south korea	South Korea	country		KR	general-usage
corea del nord	north korea	North Korea	country		KP	i18n-iso-countries
corea del sud	south korea	South Korea	country		KR	i18n-iso-countries
corea del sur	south korea	South Korea	country		KR	rigour-territories
coreana	south korea	South Korea	demonym		KR	general-usage
coree	south korea	South Korea	country		KR	general-usage
coree du nord	north korea	North Korea	country		KP	i18n-iso-countries
coree du sud	south korea	South Korea	country		KR	i18n-iso-countries
coreenne	south korea	South Korea	demonym		KR	general-usage
coreia	south korea	South Korea	country		KR	general-usage
coreia do norte	north korea	North Korea	country		KP	i18n-iso-countries
coreia do sul	south korea	South Korea	country		KR	i18n-iso-countries
cork		Cork	city	context	IE	geonames-cities15000
corpus christi		Corpus Christi	city		US	geonames-cities15000
corse	corsica	Corsica	state	context	FR	cldr
corsica		Corsica	state		FR	cldr
corunna	a coruna	A Coruña	city		ES	geonames-cities15000
costa davorio	ivory coast	Ivory Coast	country		CI	i18n-iso-countries
costa de marfil	ivory coast	Ivory Coast	country		CI	i18n-iso-countries
costa do marfim	ivory coast	Ivory Coast	country		CI	i18n-iso-countries
costa rica		Costa Rica	country		CR	cldr
costa rican	costa rica	Costa Rica	demonym		CR	general-usage
costarricense	costa rica	Costa Rica	demonym		CR	general-usage
cote d ivoire	ivory coast	Ivory Coast	country		CI	rigour-territories
cote dazur	provence alpes cote dazur	Provence-Alpes-Côte d'Azur	state		FR	general-usage
cote divoire	ivory coast	Ivory Coast	country		CI	cldr
cotonou		Cotonou	city		BJ	geonames-cities15000
coventry		Coventry	city		GB	geonames-cities15000
cpv	cape verde	Cape Verde	country	context	CV	iso3166
cr	costa rica	Costa Rica	country	context	CR	iso3166
cracovie	krakow	Kraków	city		PL	geonames-cities15000
cracow	krakow	Kraków	city		PL	geonames-cities15000
cri	costa rica	Costa Rica	country	context	CR	iso3166
crimea		Crimea	region		*	general-usage
crimean	crimea	Crimea	demonym		*	general-usage
crna gora	montenegro	Montenegro	country		ME	i18n-iso-countries
croacia	croatia	Croatia	country		HR	i18n-iso-countries
croatia		Croatia	country		HR	cldr
croatian	croatia	Croatia	demonym		HR	general-usage
croatie	croatia	Croatia	country		HR	i18n-iso-countries
croazia	croatia	Croatia	country		HR	i18n-iso-countries
ct	connecticut	Connecticut	state	context	US	python-us
cu	cuba	Cuba	country	context	CU	iso3166
cuamba		Cuamba	city		MZ	geonames-cities15000
cub	cuba	Cuba	country	context	CU	iso3166
cuba		Cuba	country		CU	cldr
cuban	cuba	Cuba	demonym		CU	general-usage
cubana	cuba	Cuba	demonym	context	CU	general-usage
cubano	cuba	Cuba	demonym		CU	general-usage
culiacan		Culiacán	city		MX	geonames-cities15000
curacao		Curaçao	country		CW	cldr
curitiba		Curitiba	city		BR	geonames-cities15000
cuw	curacao	Curaçao	country	context	CW	iso3166
cv	cape verde	Cape Verde	country	context	CV	iso3166
cw	curacao	Curaçao	country	context	CW	iso3166
cx	christmas island	Christmas Island	country	context	CX	iso3166
cxr	christmas island	Christmas Island	country	context	CX	iso3166
cy	cyprus	Cyprus	country	context	CY	iso3166
cym	cayman islands	Cayman Islands	country	context	KY	iso3166
cymru	wales	Wales	part		GB	rigour-territories
cyp	cyprus	Cyprus	country	context	CY	iso3166
cypriot	cyprus	Cyprus	demonym		CY	general-usage
cyprus		Cyprus	country		CY	cldr
cz	czechia	Czechia	country	context	CZ	iso3166
cze	czechia	Czechia	country	context	CZ	iso3166
czech	czechia	Czechia	demonym		CZ	general-usage
czech republic	czechia	Czechia	country		CZ	i18n-iso-countries
czechia		Czechia	country		CZ	cldr
czechoslovakia	czechia	Czechia	country		CZ	rigour-territories
czechy	czechia	Czechia	country		CZ	i18n-iso-countries
czeska	czechia	Czechia	demonym		CZ	general-usage
d fghnstn slmy jmhwryt	afghanistan	Afghanistan	country		AF	rigour-territories
da ch	dach	DACH	region		*	general-usage
da lat		Da Lat	city		VN	general-usage
da lian	dalian	Dalian	city		CN	general-usage
da nang		Da Nang	city		VN	geonames-cities15000
dacca	dhaka	Dhaka	city		BD	geonames-cities15000
dach		DACH	region	context	*	general-usage
daegu		Daegu	city		KR	geonames-cities15000
daehan minguk	south korea	South Korea	country		KR	general-usage
daehanmingug	south korea	South Korea	country		KR	i18n-iso-countries
daejeon		Daejeon	city		KR	geonames-cities15000
daenemark	denmark	Denmark	country		DK	general-usage
daenische	denmark	Denmark	demonym		DK	general-usage
dahanminguo	south korea	South Korea	country		KR	i18n-iso-countries
dairen	dalian	Dalian	city		CN	geonames-cities15000
dakar		Dakar	city		SN	geonames-cities15000
dalian		Dalian	city		CN	geonames-cities15000
dallas		Dallas	city	context	US	geonames-cities15000
damas	damascus	Damascus	city		SY	geonames-cities15000
damasco	damascus	Damascus	city		SY	geonames-cities15000
damascus		Damascus	city		SY	geonames-cities15000
dammam		Dammam	city		SA	geonames-cities15000
danang	da nang	Da Nang	city		VN	geonames-cities15000
dandong		Dandong	city		CN	geonames-cities15000
danemark	denmark	Denmark	country		DK	i18n-iso-countries
danesa	denmark	Denmark	demonym		DK	general-usage
danese	denmark	Denmark	demonym		DK	general-usage
dania	denmark	Denmark	country	context	DK	i18n-iso-countries
danimarca	denmark	Denmark	country		DK	i18n-iso-countries
danimarka	denmark	Denmark	country		DK	i18n-iso-countries
danische	denmark	Denmark	demonym		DK	general-usage
danish	denmark	Denmark	demonym		DK	general-usage
daniya	denmark	Denmark	country		DK	i18n-iso-countries
danmai	denmark	Denmark	country		DK	i18n-iso-countries
danmark	denmark	Denmark	country		DK	i18n-iso-countries
danois	denmark	Denmark	demonym		DK	general-usage
danoise	denmark	Denmark	demonym		DK	general-usage
dansk	denmark	Denmark	demonym		DK	general-usage
danske	denmark	Denmark	demonym		DK	general-usage
danzig	gdansk	Gdańsk	city		PL	geonames-cities15000
dar es salaam		Dar es Salaam	city		TZ	geonames-cities15000
darmstadt		Darmstadt	city		DE	geonames-cities15000
darwin		Darwin	city	context	AU	geonames-cities15000
davao		Davao	city		PH	geonames-cities15000
dayton		Dayton	city		US	geonames-cities15000
dc	district of columbia	District of Columbia	state	context	US	python-us
ddr	germany	Germany	country	context	DE	general-usage
de	germany	Germany	country	context	DE	iso3166
debrecen		Debrecen	city		HU	geonames-cities15000
debreceni	debrecen	Debrecen	city	context	HU	general-usage
deense	denmark	Denmark	demonym		DK	general-usage
deguo	germany	Germany	country		DE	i18n-iso-countries
del	delaware	Delaware	state	context	US	python-us
delaware		Delaware	state	context	US	cldr
delhi		Delhi	city		IN	geonames-cities15000
democratic peoples republic of korea	north korea	North Korea	country		KP	rigour-territories
democratic republic of congo	democratic republic of the congo	Democratic Republic of the Congo	country		CD	rigour-territories
democratic republic of sao tome and principe	sao tome and principe	São Tomé and Príncipe	country		ST	rigour-territories
democratic republic of the congo		Democratic Republic of the Congo	country		CD	i18n-iso-countries
democratic socialist republic of sri lanka	sri lanka	Sri Lanka	country		LK	rigour-territories
democratische republiek congo	democratic republic of the congo	Democratic Republic of the Congo	country		CD	i18n-iso-countries
democratische republiek sao tome en principe	sao tome and principe	São Tomé and Príncipe	country		ST	i18n-iso-countries
democratische republiek timor leste	east timor	East Timor	country		TL	i18n-iso-countries
democratische socialistische republiek sri lanka	sri lanka	Sri Lanka	country		LK	i18n-iso-countries
democratische volksrepubliek algerije	algeria	Algeria	country		DZ	i18n-iso-countries
democratische volksrepubliek korea	north korea	North Korea	country		KP	i18n-iso-countries
demokraticheskaya respublika kongo	democratic republic of the congo	Democratic Republic of the Congo	country		CD	i18n-iso-countries
den haag	the hague	The Hague	city		NL	geonames-cities15000
denemarken	denmark	Denmark	country		DK	i18n-iso-countries
denmakeu	denmark	Denmark	country		DK	i18n-iso-countries
denmaku	denmark	Denmark	country		DK	i18n-iso-countries
denmark		Denmark	country		DK	cldr
denpasar		Denpasar	city		ID	geonames-cities15000
denver		Denver	city	context	US	geonames-cities15000
derby		Derby	city	context	GB	geonames-cities15000
des moines		Des Moines	city		US	geonames-cities15000
detroit		Detroit	city		US	geonames-cities15000
deu	germany	Germany	country	context	DE	iso3166
deutsch	germany	Germany	demonym	context	DE	general-usage
deutsche	germany	Germany	demonym		DE	general-usage
deutschen	germany	Germany	demonym		DE	general-usage
deutscher	germany	Germany	demonym		DE	general-usage
deutsches	germany	Germany	demonym		DE	general-usage
deutschland	germany	Germany	country		DE	i18n-iso-countries
deutschland osterreich schweiz	dach	DACH	region		*	general-usage
dhaka		Dhaka	city		BD	geonames-cities15000
dhrbyjn	azerbaijan	Azerbaijan	country		AZ	i18n-iso-countries
dijon		Dijon	city		FR	geonames-cities15000
dili		Dili	city		TL	geonames-cities15000
dimashq	damascus	Damascus	city		SY	geonames-cities15000
dinamarca	denmark	Denmark	country		DK	i18n-iso-countries
dinamarquesa	denmark	Denmark	demonym		DK	general-usage
district of columbia		District of Columbia	state		US	python-us
distrito federal		Distrito Federal	state		BR	opencage-states
dj	djibouti	Djibouti	country	context	DJ	iso3166
djakarta	jakarta	Jakarta	city		ID	geonames-cities15000
dji	djibouti	Djibouti	country	context	DJ	iso3166
djibouti		Djibouti	country		DJ	cldr
djibouti city		Djibouti City	city		DJ	general-usage
dk	denmark	Denmark	country	context	DK	iso3166
dm	dominica	Dominica	country	context	DM	iso3166
dma	dominica	Dominica	country	context	DM	iso3166
dnepropetrovsk	dnipro	Dnipro	city		UA	geonames-cities15000
dnipro		Dnipro	city		UA	general-usage
dnipropetrovsk	dnipro	Dnipro	city		UA	geonames-cities15000
dnk	denmark	Denmark	country	context	DK	iso3166
do	dominican republic	Dominican Republic	country	context	DO	iso3166
dodoma		Dodoma	city		TZ	geonames-cities15000
dogil	germany	Germany	country		DE	i18n-iso-countries
doha		Doha	city	context	QA	geonames-cities15000
doitsu	germany	Germany	country		DE	i18n-iso-countries
dom	dominican republic	Dominican Republic	country	context	DO	iso3166
dom rep	dominican republic	Dominican Republic	country		DO	general-usage
dominica		Dominica	country		DM	cldr
dominicaanse republiek	dominican republic	Dominican Republic	country		DO	i18n-iso-countries
dominican republic		Dominican Republic	country		DO	cldr
dominicana	dominican republic	Dominican Republic	country	context	DO	i18n-iso-countries
dominicano	dominican republic	Dominican Republic	demonym		DO	general-usage
dominika	dominica	Dominica	country		DM	i18n-iso-countries
dominika gonghwagug	dominican republic	Dominican Republic	country		DO	i18n-iso-countries
dominika yeonbang	dominica	Dominica	country		DM	i18n-iso-countries
dominikagongheguo	dominican republic	Dominican Republic	country		DO	i18n-iso-countries
dominikaguo	dominica	Dominica	country		DM	i18n-iso-countries
dominikanische republik	dominican republic	Dominican Republic	country		DO	i18n-iso-countries
dominikanskaya respublika	dominican republic	Dominican Republic	country		DO	i18n-iso-countries
dominique	dominica	Dominica	country	context	DM	i18n-iso-countries
dondo		Dondo	city	context	MZ	geonames-cities15000
donetsk		Donetsk	city		UA	geonames-cities15000
dong guan	dongguan	Dongguan	city		CN	general-usage
dongdiwen	east timor	East Timor	country		TL	i18n-iso-countries
dongguan		Dongguan	city		CN	geonames-cities15000
dongteimoru	east timor	East Timor	country		TL	i18n-iso-countries
dongtimoleu	east timor	East Timor	country		TL	i18n-iso-countries
dortmund		Dortmund	city		DE	geonames-cities15000
douala		Douala	city		CM	geonames-cities15000
douglas		Douglas	city	edge	IM	geonames-cities15000
dprk	north korea	North Korea	country		KP	rigour-territories
dr congo	democratic republic of the congo	Democratic Republic of the Congo	country		CD	rigour-territories
drc	democratic republic of the congo	Democratic Republic of the Congo	country	context	CD	rigour-territories
drenthe		Drenthe	state		NL	cldr
dresde	dresden	Dresden	city		DE	geonames-cities15000
dresden		Dresden	city		DE	geonames-cities15000
dresdner	dresden	Dresden	city	context	DE	general-usage
drezno	dresden	Dresden	city		DE	geonames-cities15000
dschibuti	djibouti	Djibouti	country		DJ	i18n-iso-countries
dubai		Dubai	city		AE	geonames-cities15000
dubayy	dubai	Dubai	city		AE	geonames-cities15000
dublin		Dublin	city		IE	geonames-cities15000
duesseldorf	dusseldorf	Düsseldorf	city		DE	geonames-cities15000
duisburg		Duisburg	city		DE	geonames-cities15000
duits	germany	Germany	demonym		DE	general-usage
duitse	germany	Germany	demonym		DE	general-usage
duitsland	germany	Germany	country		DE	i18n-iso-countries
duluth		Duluth	city		US	geonames-cities15000
dundee		Dundee	city		GB	geonames-cities15000
duoge	togo	Togo	country		TG	i18n-iso-countries
duominijia	dominican republic	Dominican Republic	country		DO	i18n-iso-countries
duominike	dominica	Dominica	country		DM	i18n-iso-countries
durango		Durango	state		MX	cldr
durban		Durban	city		ZA	geonames-cities15000
durham		Durham	city	context	US	geonames-cities15000
dushanbe		Dushanbe	city		TJ	geonames-cities15000
dusseldorf		Düsseldorf	city		DE	geonames-cities15000
dusseldorfer	dusseldorf	Düsseldorf	city		DE	general-usage
dutch	netherlands	Netherlands	demonym		NL	general-usage
dwlh qtr	qatar	Qatar	country		QA	rigour-territories
dwmynyk	dominica	Dominica	country		DM	i18n-iso-countries
dz	algeria	Algeria	country	context	DZ	iso3166
dza	algeria	Algeria	country	context	DZ	iso3166
dzayer	algeria	Algeria	country		DZ	rigour-territories
dzayeri	algeria	Algeria	country		DZ	rigour-territories
dzayeriya	algeria	Algeria	country		DZ	rigour-territories
dzhersi	jersey	Jersey	country		JE	i18n-iso-countries
dzhibuti	djibouti	Djibouti	country		DJ	i18n-iso-countries
e africa	east africa	East Africa	region		*	general-usage
e cape	eastern cape	Eastern Cape	state		ZA	general-usage
e europe	eastern europe	Eastern Europe	region		*	general-usage
east africa		East Africa	region		*	general-usage
east african	east africa	East Africa	demonym		*	general-usage
east asia		East Asia	region		*	general-usage
east europe	eastern europe	Eastern Europe	region		*	general-usage
east jerusalem		East Jerusalem	city		PS	geonames-cities15000
east london		East London	city		ZA	geonames-cities15000
east timor		East Timor	country		TL	rigour-territories
eastern africa	east africa	East Africa	region		*	un-names
eastern asia	east asia	East Asia	region		*	un-names
eastern cape		Eastern Cape	state		ZA	cldr
eastern europe		Eastern Europe	region		*	un-names
eastern republic of uruguay	uruguay	Uruguay	country		UY	rigour-territories
eastern transvaal	mpumalanga	Mpumalanga	state		ZA	general-usage
eau	united arab emirates	United Arab Emirates	country	context	AE	general-usage
ec	ecuador	Ecuador	country	context	EC	iso3166
ecatepec		Ecatepec	city		MX	geonames-cities15000
echiopia	ethiopia	Ethiopia	country		ET	i18n-iso-countries
ecossaise	scotland	Scotland	demonym		GB	general-usage
ecosse	scotland	Scotland	part		GB	general-usage
ecu	ecuador	Ecuador	country	context	EC	iso3166
ecuador		Ecuador	country		EC	cldr
ecuadorian	ecuador	Ecuador	demonym		EC	general-usage
ecuatoriana	ecuador	Ecuador	demonym		EC	general-usage
ecuatoriano	ecuador	Ecuador	demonym		EC	general-usage
edimbourg	edinburgh	Edinburgh	city		GB	geonames-cities15000
edimburgo	edinburgh	Edinburgh	city		GB	geonames-cities15000
edinburgh		Edinburgh	city		GB	geonames-cities15000
edmonton		Edmonton	city		CA	geonames-cities15000
edo de mexico	estado de mexico	Estado de México	state		MX	general-usage
edomex	estado de mexico	Estado de México	state		MX	general-usage
ee	estonia	Estonia	country	context	EE	iso3166
ee uu	united states	United States	country	context	US	general-usage
eemea	emea	EMEA	region		*	general-usage
eesti	estonia	Estonia	country		EE	i18n-iso-countries
eesti vabariigi	estonia	Estonia	demonym		EE	general-usage
eesti vabariik	estonia	Estonia	country		EE	rigour-territories
eeuu	united states	United States	country		US	general-usage
efiopiya	ethiopia	Ethiopia	country		ET	i18n-iso-countries
eg	egypt	Egypt	country	context	EG	iso3166
egipcia	egypt	Egypt	demonym		EG	general-usage
egipet	egypt	Egypt	country		EG	i18n-iso-countries
egipto	egypt	Egypt	country		EG	i18n-iso-countries
egito	egypt	Egypt	country		EG	i18n-iso-countries
egitto	egypt	Egypt	country		EG	i18n-iso-countries
eguaduoer	ecuador	Ecuador	country		EC	i18n-iso-countries
egy	egypt	Egypt	country	context	EG	iso3166
egypt		Egypt	country		EG	cldr
egypte	egypt	Egypt	country		EG	i18n-iso-countries
egyptian	egypt	Egypt	demonym		EG	general-usage
egyptienne	egypt	Egypt	demonym		EG	general-usage
eh	western sahara	Western Sahara	country	context	EH	iso3166
eimsbuttel		Eimsbüttel	city		DE	geonames-cities15000
eindhoven		Eindhoven	city		NL	geonames-cities15000
eire	ireland	Ireland	country		IE	i18n-iso-countries
ejiputo	egypt	Egypt	country		EG	i18n-iso-countries
ekaterinburg	yekaterinburg	Yekaterinburg	city		RU	geonames-cities15000
ekuador	ecuador	Ecuador	country		EC	i18n-iso-countries
ekuadoru	ecuador	Ecuador	country		EC	i18n-iso-countries
ekvador	ecuador	Ecuador	country		EC	i18n-iso-countries
ekvatorialnaya gvineya	equatorial guinea	Equatorial Guinea	country		GQ	i18n-iso-countries
ekwadoleu	ecuador	Ecuador	country		EC	i18n-iso-countries
el aaiun		El-Aaiun	city		EH	geonames-cities15000
el cairo	cairo	Cairo	city		EG	geonames-cities15000
el golfo	gulf	Gulf	region		*	general-usage
el paso		El Paso	city		US	geonames-cities15000
el salvador		El Salvador	country		SV	cldr
el salvadore	el salvador	El Salvador	country		SV	rigour-territories
el salvadori	el salvador	El Salvador	country		SV	rigour-territories
elfenbeinkuste	ivory coast	Ivory Coast	country		CI	i18n-iso-countries
elisabethville	lubumbashi	Lubumbashi	city		CD	geonames-cities15000
eliteliya	eritrea	Eritrea	country		ER	i18n-iso-countries
eliteulea	eritrea	Eritrea	country		ER	i18n-iso-countries
ellada	greece	Greece	country		GR	i18n-iso-countries
ellice islands	tuvalu	Tuvalu	country		TV	rigour-territories
ellinika	greece	Greece	demonym		GR	general-usage
elliniki	greece	Greece	demonym		GR	general-usage
elsalbadoleu	el salvador	El Salvador	country		SV	i18n-iso-countries
elsass	alsace	Alsace	state		FR	general-usage
eluosi	russia	Russia	country		RU	i18n-iso-countries
emalahleni	witbank	Witbank	city		ZA	general-usage
embalenhle		eMbalenhle	city		ZA	geonames-cities15000
emea		EMEA	region		*	general-usage
emetab israel	israel	Israel	country		IL	rigour-territories
emilia romagna		Emilia-Romagna	state		IT	cldr
emirados arabes unidos	united arab emirates	United Arab Emirates	country		AE	i18n-iso-countries
emirates	united arab emirates	United Arab Emirates	country	context	AE	general-usage
emirati	united arab emirates	United Arab Emirates	demonym		AE	general-usage
emirati arabi uniti	united arab emirates	United Arab Emirates	country		AE	i18n-iso-countries
emiratos	united arab emirates	United Arab Emirates	country		AE	general-usage
emiratos arabes unidos	united arab emirates	United Arab Emirates	country		AE	i18n-iso-countries
emirats arabes unis	united arab emirates	United Arab Emirates	country		AE	i18n-iso-countries
emirats arabs units	united arab emirates	United Arab Emirates	country		AE	i18n-iso-countries
engeland	england	England	part		GB	general-usage
engelse	england	England	demonym		GB	general-usage
england		England	part	context	GB	cldr
englische	england	England	demonym		GB	general-usage
english	england	England	demonym		GB	general-usage
entebbe		Entebbe	city		UG	geonames-cities15000
equador	ecuador	Ecuador	country		EC	i18n-iso-countries
equateur	ecuador	Ecuador	country		EC	cldr
equatorial guinea		Equatorial Guinea	country		GQ	cldr
er	eritrea	Eritrea	country	context	ER	iso3166
erbil		Erbil	city		IQ	geonames-cities15000
erevan	yerevan	Yerevan	city		AM	geonames-cities15000
erfurt		Erfurt	city		DE	geonames-cities15000
eri	eritrea	Eritrea	country	context	ER	iso3166
eritoria	eritrea	Eritrea	country		ER	i18n-iso-countries
eritrea		Eritrea	country		ER	cldr
eritreia	eritrea	Eritrea	country		ER	i18n-iso-countries
eritreya	eritrea	Eritrea	country		ER	i18n-iso-countries
erusarubadoru	el salvador	El Salvador	country		SV	i18n-iso-countries
erythree	eritrea	Eritrea	country		ER	i18n-iso-countries
es	spain	Spain	country	context	ES	iso3166
esbo	espoo	Espoo	city		FI	geonames-cities15000
escandinavia	scandinavia	Scandinavia	region		*	general-usage
escocia	scotland	Scotland	part		GB	rigour-territories
eseutonia	estonia	Estonia	country		EE	i18n-iso-countries
esfahan	isfahan	Isfahan	city		IR	geonames-cities15000
esh	western sahara	Western Sahara	country	context	EH	iso3166
eslovaquia	slovakia	Slovakia	country		SK	i18n-iso-countries
eslovenia	slovenia	Slovenia	country		SI	i18n-iso-countries
esp	spain	Spain	country	context	ES	iso3166
espagne	spain	Spain	country		ES	i18n-iso-countries
espagnol	spain	Spain	demonym		ES	general-usage
espagnole	spain	Spain	demonym		ES	general-usage
espana	spain	Spain	country		ES	i18n-iso-countries
espanha	spain	Spain	country		ES	i18n-iso-countries
espanhol	spain	Spain	demonym		ES	general-usage
espanhola	spain	Spain	demonym		ES	general-usage
espanol	spain	Spain	demonym		ES	general-usage
espanola	spain	Spain	demonym		ES	general-usage
espanolas	spain	Spain	demonym		ES	general-usage
espanya	spain	Spain	country		ES	i18n-iso-countries
espanyola	spain	Spain	demonym		ES	general-usage
espirito santo		Espírito Santo	state		BR	cldr
espoo		Espoo	city		FI	geonames-cities15000
espoon	espoo	Espoo	city		FI	general-usage
essen		Essen	city	context	DE	geonames-cities15000
essuatini	eswatini	Eswatini	country		SZ	i18n-iso-countries
est	estonia	Estonia	country	context	EE	cldr
estado de mexico		Estado de México	state		MX	opencage-states
estados unidos	united states	United States	country		US	i18n-iso-countries
estados unidos da america	united states	United States	country		US	i18n-iso-countries
estados unidos de america	united states	United States	country		US	rigour-territories
estados unidos mexicanos	mexico	Mexico	country		MX	general-usage
estadounidense	united states	United States	demonym		US	general-usage
estambul	istanbul	Istanbul	city		TR	geonames-cities15000
estland	estonia	Estonia	country		EE	i18n-iso-countries
estnische	estonia	Estonia	demonym		EE	general-usage
estocolmo	stockholm	Stockholm	city		SE	geonames-cities15000
estonia		Estonia	country		EE	cldr
estonian	estonia	Estonia	country		EE	rigour-territories
estonie	estonia	Estonia	country		EE	i18n-iso-countries
estoniya	estonia	Estonia	country		EE	i18n-iso-countries
estrasburgo	strasbourg	Strasbourg	city		FR	geonames-cities15000
estremo oriente	east asia	East Asia	region		*	general-usage
esuatini	eswatini	Eswatini	country		SZ	i18n-iso-countries
esutonia	estonia	Estonia	country		EE	i18n-iso-countries
esvatini	eswatini	Eswatini	country		SZ	i18n-iso-countries
eswatini		Eswatini	country		SZ	cldr
eswatini kingdom	eswatini	Eswatini	country		SZ	rigour-territories
eswatini lemaa	eswatini	Eswatini	country		SZ	rigour-territories
et	ethiopia	Ethiopia	country	context	ET	iso3166
etat de palestine	palestine	Palestine	country		PS	rigour-territories
etats unis damerique	united states	United States	country		US	i18n-iso-countries
eth	ethiopia	Ethiopia	country	context	ET	iso3166
ethekwini	durban	Durban	city		ZA	general-usage
ethiopia		Ethiopia	country		ET	cldr
ethiopian	ethiopia	Ethiopia	demonym		ET	general-usage
ethiopie	ethiopia	Ethiopia	country		ET	i18n-iso-countries
etiopia	ethiopia	Ethiopia	country		ET	i18n-iso-countries
etobicoke		Etobicoke	city		CA	geonames-cities15000
eu	europe	Europe	region	context	*	general-usage
eua	united states	United States	country	context	US	cldr
eur	europe	Europe	region	context	*	general-usage
eurasia		Eurasia	region		*	general-usage
eurasie	eurasia	Eurasia	region		*	general-usage
eurasien	eurasia	Eurasia	region		*	general-usage
euro	europe	Europe	region	context	*	general-usage
eurooppa	europe	Europe	region		*	general-usage
europa	europe	Europe	region		*	general-usage
europa central	central europe	Central Europe	region		*	general-usage
europa centralna	central europe	Central Europe	region		*	general-usage
europa del este	eastern europe	Eastern Europe	region		*	general-usage
europa del norte	northern europe	Northern Europe	region		*	general-usage
europa del sur	southern europe	Southern Europe	region		*	general-usage
europa occidental	western europe	Western Europe	region		*	general-usage
europa oriental	eastern europe	Eastern Europe	region		*	general-usage
europa wschodnia	eastern europe	Eastern Europe	region		*	general-usage
europaeische	europe	Europe	demonym		*	general-usage
europaische	europe	Europe	demonym		*	general-usage
europe		Europe	region		*	un-names
europe centrale	central europe	Central Europe	region		*	general-usage
europe de lest	eastern europe	Eastern Europe	region		*	general-usage
europe de louest	western europe	Western Europe	region		*	general-usage
europe du nord	northern europe	Northern Europe	region		*	general-usage
europe du sud	southern europe	Southern Europe	region		*	general-usage
europe middle east africa	emea	EMEA	region		*	general-usage
europe middle east and africa	emea	EMEA	region		*	general-usage
europea	europe	Europe	demonym		*	general-usage
european	europe	Europe	demonym		*	general-usage
europeen	europe	Europe	demonym		*	general-usage
europeenne	europe	Europe	demonym		*	general-usage
europeia	europe	Europe	demonym		*	general-usage
europejski	europe	Europe	demonym		*	general-usage
europeo	europe	Europe	demonym		*	general-usage
europese	europe	Europe	demonym		*	general-usage
euskadi	basque country	Basque Country	state		ES	opencage-states
evansville		Evansville	city		US	geonames-cities15000
evraziya	eurasia	Eurasia	region		*	general-usage
evropa	europe	Europe	region		*	general-usage
evropeyskiy	europe	Europe	demonym		*	general-usage
evropi	europe	Europe	region		*	general-usage
exeter		Exeter	city		GB	geonames-cities15000
extremadura		Extremadura	state		ES	cldr
extreme orient	east asia	East Asia	region		*	general-usage
extremo oriente	east asia	East Asia	region		*	general-usage
faeroer	faroe islands	Faroe Islands	country		FO	i18n-iso-countries
faguo	france	France	country		FR	i18n-iso-countries
faisalabad		Faisalabad	city		PK	geonames-cities15000
falkland islands		Falkland Islands	country		FK	cldr
falkland islands malvinas	falkland islands	Falkland Islands	country		FK	i18n-iso-countries
falklandeilanden	falkland islands	Falkland Islands	country		FK	i18n-iso-countries
falklandinseln	falkland islands	Falkland Islands	country		FK	i18n-iso-countries
faluoqundao	faroe islands	Faroe Islands	country		FO	i18n-iso-countries
fandigang	vatican city	Vatican City	country		VA	i18n-iso-countries
far east	east asia	East Asia	region		*	general-usage
farery	faroe islands	Faroe Islands	country		FO	i18n-iso-countries
fargo		Fargo	city		US	geonames-cities15000
faro		Faro	city	context	PT	geonames-cities15000
faroe islands		Faroe Islands	country		FO	cldr
faroer	faroe islands	Faroe Islands	country		FO	i18n-iso-countries
fashubolinixiya	french polynesia	French Polynesia	country		PF	i18n-iso-countries
fashuguiyana	french guiana	French Guiana	country		GF	i18n-iso-countries
fashushengmading	saint martin	Saint Martin	country		MF	i18n-iso-countries
federal democratic republic of nepal	nepal	Nepal	country		NP	rigour-territories
federal republic of germany	germany	Germany	country		DE	rigour-territories
federal republic of somalia	somalia	Somalia	country		SO	rigour-territories
federale democratische republiek ethiopie	ethiopia	Ethiopia	country		ET	i18n-iso-countries
federale democratische republiek nepal	nepal	Nepal	country		NP	i18n-iso-countries
federale republiek brazilie	brazil	Brazil	country		BR	i18n-iso-countries
federale republiek nigeria	nigeria	Nigeria	country		NG	i18n-iso-countries
federale republiek somalie	somalia	Somalia	country		SO	i18n-iso-countries
federale staten van micronesie	micronesia	Micronesia	country		FM	i18n-iso-countries
federated states of micronesia	micronesia	Micronesia	country		FM	rigour-territories
federatie saint kitts en nevis	saint kitts and nevis	Saint Kitts and Nevis	country		KN	i18n-iso-countries
federation of saint christopher and nevis	saint kitts and nevis	Saint Kitts and Nevis	country		KN	rigour-territories
federatsiya sent kits i nevis	saint kitts and nevis	Saint Kitts and Nevis	country		KN	rigour-territories
feiji	fiji	Fiji	country		FJ	i18n-iso-countries
feilubin	philippines	Philippines	country		PH	i18n-iso-countries
feizhou	africa	Africa	region		*	general-usage
fenlan	finland	Finland	country		FI	i18n-iso-countries
fernost	east asia	East Asia	region		*	general-usage
fes		Fes	city	context	MA	geonames-cities15000
fez	fes	Fes	city	context	MA	geonames-cities15000
ffm	frankfurt	Frankfurt	city	context	DE	general-usage
fghnstn	afghanistan	Afghanistan	country		AF	i18n-iso-countries
fi	finland	Finland	country	context	FI	iso3166
fidji	fiji	Fiji	country		FJ	i18n-iso-countries
fidschi	fiji	Fiji	country		FJ	i18n-iso-countries
fidzhi	fiji	Fiji	country		FJ	i18n-iso-countries
figi	fiji	Fiji	country		FJ	i18n-iso-countries
fiji		Fiji	country		FJ	cldr
filadelfia	philadelphia	Philadelphia	city		US	geonames-cities15000
filastin	palestine	Palestine	country		PS	general-usage
filipijnen	philippines	Philippines	country		PH	i18n-iso-countries
filipina	philippines	Philippines	demonym	context	PH	general-usage
filipinas	philippines	Philippines	country		PH	i18n-iso-countries
filipino	philippines	Philippines	demonym		PH	general-usage
filippine	philippines	Philippines	country		PH	i18n-iso-countries
filippiny	philippines	Philippines	country		PH	i18n-iso-countries
fin	finland	Finland	country	context	FI	iso3166
finland		Finland	country		FI	cldr
finlandaise	finland	Finland	demonym		FI	general-usage
finlande	finland	Finland	country		FI	i18n-iso-countries
finlandesa	finland	Finland	demonym		FI	general-usage
finlandese	finland	Finland	demonym		FI	general-usage
finlandia	finland	Finland	country		FI	i18n-iso-countries
finlandiya	finland	Finland	country		FI	i18n-iso-countries
finlyandiya	finland	Finland	country		FI	i18n-iso-countries
finn	finland	Finland	demonym	context	FI	general-usage
finnische	finland	Finland	demonym		FI	general-usage
finnish	finland	Finland	demonym		FI	general-usage
finnland	finland	Finland	country		FI	i18n-iso-countries
finnois	finland	Finland	demonym		FI	general-usage
finse	finland	Finland	demonym		FI	general-usage
finska	finland	Finland	country		FI	i18n-iso-countries
firenze	florence	Florence	city		IT	geonames-cities15000
fiume	rijeka	Rijeka	city		HR	geonames-cities15000
fj	fiji	Fiji	country	context	FJ	iso3166
fji	fiji	Fiji	country	context	FJ	iso3166
fk	falkland islands	Falkland Islands	country	context	FK	iso3166
fl	florida	Florida	state	context	US	python-us
fl liechtenstein	liechtenstein	Liechtenstein	country		LI	general-usage
fla	florida	Florida	state	context	US	python-us
flandern	flanders	Flanders	state		BE	rigour-territories
flanders		Flanders	state		BE	cldr
flandre	flanders	Flanders	state		BE	rigour-territories
flemish brabant		Flemish Brabant	state		BE	cldr
flevoland		Flevoland	state		NL	cldr
flint		Flint	city	context	US	geonames-cities15000
flk	falkland islands	Falkland Islands	country	context	FK	iso3166
florence		Florence	city	context	IT	geonames-cities15000
florencia	florence	Florence	city		IT	geonames-cities15000
florenz	florence	Florence	city		IT	geonames-cities15000
florianopolis		Florianópolis	city		BR	geonames-cities15000
florida		Florida	state		US	cldr
flstyn	palestine	Palestine	country		PS	i18n-iso-countries
flying fish cove		Flying Fish Cove	city		CX	geonames-cities15000
fm	micronesia	Micronesia	country	context	FM	iso3166
fnzwyl	venezuela	Venezuela	country		VE	i18n-iso-countries
fo	faroe islands	Faroe Islands	country	context	FO	iso3166
fo shan	foshan	Foshan	city		CN	general-usage
folklendskie ostrova	falkland islands	Falkland Islands	country		FK	i18n-iso-countries
foochow	fuzhou	Fuzhou	city		CN	geonames-cities15000
former soviet union	cis	CIS	region		*	general-usage
formosa	taiwan	Taiwan	country	context	TW	cldr
fort de france		Fort-de-France	city		MQ	geonames-cities15000
fort lauderdale		Fort Lauderdale	city		US	geonames-cities15000
fort wayne		Fort Wayne	city		US	geonames-cities15000
fort worth		Fort Worth	city		US	geonames-cities15000
fortaleza		Fortaleza	city		BR	geonames-cities15000
foshan		Foshan	city		CN	geonames-cities15000
fr	france	France	country	context	FR	iso3166
fra	france	France	country	context	FR	iso3166
franca	france	France	country		FR	i18n-iso-countries
francais	france	France	demonym		FR	general-usage
francaise	france	France	demonym		FR	general-usage
francaises	france	France	demonym		FR	general-usage
france		France	country		FR	cldr
frances	france	France	demonym		FR	general-usage
francesa	france	France	demonym		FR	general-usage
francese	france	France	demonym		FR	general-usage
francfort	frankfurt	Frankfurt	city		DE	geonames-cities15000
franche comte		Franche-Comté	state		FR	general-usage
francia	france	France	country		FR	i18n-iso-countries
francistown		Francistown	city		BW	geonames-cities15000
francoforte	frankfurt	Frankfurt	city		DE	geonames-cities15000
francuska	france	France	demonym		FR	general-usage
frankfurt		Frankfurt	city	context	DE	geonames-cities15000
frankfurt am	frankfurt	Frankfurt	city		DE	general-usage
frankfurt am main	frankfurt	Frankfurt	city		DE	geonames-cities15000
frankfurt main	frankfurt	Frankfurt	city		DE	geonames-cities15000
frankfurter	frankfurt	Frankfurt	city	context	DE	general-usage
frankreich	france	France	country		FR	i18n-iso-countries
frankrijk	france	France	country		FR	i18n-iso-countries
frankrike	france	France	country		FR	i18n-iso-countries
frans	france	France	demonym	context	FR	general-usage
frans guyana	french guiana	French Guiana	country		GF	i18n-iso-countries
frans polynesie	french polynesia	French Polynesia	country		PF	i18n-iso-countries
fransa	france	France	country		FR	i18n-iso-countries
franse	france	France	demonym		FR	general-usage
franse republiek	france	France	country		FR	i18n-iso-countries
fransiz	france	France	demonym		FR	general-usage
fransk	france	France	demonym		FR	general-usage
franska	france	France	demonym		FR	general-usage
frantsiya	france	France	country		FR	i18n-iso-countries
frantsuzskaya polineziya	french polynesia	French Polynesia	country		PF	i18n-iso-countries
frantsuzskiy	france	France	demonym		FR	general-usage
franzoesische	france	France	demonym		FR	general-usage
franzosisch	france	France	demonym		FR	general-usage
franzosisch guayana	french guiana	French Guiana	country		GF	i18n-iso-countries
franzosisch polynesien	french polynesia	French Polynesia	country		PF	i18n-iso-countries
franzosische	france	France	demonym		FR	general-usage
free state		Free State	state		ZA	cldr
freetown		Freetown	city		SL	geonames-cities15000
freiburg	fribourg	Fribourg	state	context	CH	opencage-states
freiburg breisgau	freiburg im breisgau	Freiburg im Breisgau	city		DE	general-usage
freiburg im breisgau		Freiburg im Breisgau	city		DE	geonames-cities15000
freistaat bayern	bavaria	Bavaria	state		DE	rigour-territories
freistaat sachsen	saxony	Saxony	state		DE	rigour-territories
french	france	France	demonym	context	FR	general-usage
french guiana		French Guiana	country		GF	cldr
french polynesia		French Polynesia	country		PF	cldr
french republic	france	France	country		FR	rigour-territories
fresno		Fresno	city		US	geonames-cities15000
frg	germany	Germany	country	context	DE	general-usage
fribourg		Fribourg	state		CH	cldr
friesland		Friesland	state		NL	cldr
frisco	san francisco	San Francisco	city	context	US	geonames-cities15000
friuli	friuli venezia giulia	Friuli-Venezia Giulia	state		IT	general-usage
friuli venezia giulia		Friuli-Venezia Giulia	state		IT	cldr
fro	faroe islands	Faroe Islands	country	context	FO	iso3166
fryslan	friesland	Friesland	state		NL	general-usage
fsm	micronesia	Micronesia	country	context	FM	iso3166
fsu	cis	CIS	region	context	*	general-usage
ft lauderdale	fort lauderdale	Fort Lauderdale	city		US	geonames-cities15000
ft worth	fort worth	Fort Worth	city		US	general-usage
fu jian	fujian	Fujian	state		CN	general-usage
fudejiao	cape verde	Cape Verde	country		CV	i18n-iso-countries
fuerozhudao	faroe islands	Faroe Islands	country		FO	i18n-iso-countries
fuiji	fiji	Fiji	country		FJ	i18n-iso-countries
fuinrando	finland	Finland	country		FI	i18n-iso-countries
fuiripin	philippines	Philippines	country		PH	i18n-iso-countries
fujairah		Fujairah	city		AE	geonames-cities15000
fujian		Fujian	state		CN	cldr
fukelanqundao	falkland islands	Falkland Islands	country		FK	i18n-iso-countries
fukien	fujian	Fujian	state		CN	general-usage
fukuoka		Fukuoka	city		JP	geonames-cities15000
funafuti		Funafuti	city		TV	geonames-cities15000
funchal		Funchal	city		PT	geonames-cities15000
fuokurando marubinasu zhudao	falkland islands	Falkland Islands	country		FK	i18n-iso-countries
furansu	france	France	country		FR	i18n-iso-countries
furansulinggiana	french guiana	French Guiana	country		GF	i18n-iso-countries
furansulingporineshia	french polynesia	French Polynesia	country		PF	i18n-iso-countries
furstentum liechtenstein	liechtenstein	Liechtenstein	country		LI	rigour-territories
fuzhou		Fuzhou	city		CN	geonames-cities15000
fyrom	north macedonia	North Macedonia	country		MK	rigour-territories
ga	georgia us state	Georgia (US state)	state	context	US	python-us
gab	gabon	Gabon	country	context	GA	iso3166
gabao	gabon	Gabon	country		GA	i18n-iso-countries
gabon		Gabon	country		GA	cldr
gabonais	gabon	Gabon	country		GA	rigour-territories
gabonese	gabon	Gabon	country		GA	rigour-territories
gabonese republic	gabon	Gabon	country		GA	rigour-territories
gabong	gabon	Gabon	country		GA	i18n-iso-countries
gaborone		Gaborone	city		BW	geonames-cities15000
gabun	gabon	Gabon	country		GA	i18n-iso-countries
gaiana	guyana	Guyana	country		GY	i18n-iso-countries
gaiti	haiti	Haiti	country		HT	i18n-iso-countries
galicia		Galicia	state	context	ES	cldr
gallic	france	France	demonym		FR	general-usage
galveston		Galveston	city		US	geonames-cities15000
galway		Galway	city		IE	geonames-cities15000
gambia		Gambia	country		GM	cldr
gambie	gambia	Gambia	country		GM	i18n-iso-countries
gambiya	gambia	Gambia	country		GM	i18n-iso-countries
gana	ghana	Ghana	country		GH	i18n-iso-countries
ganbia	gambia	Gambia	country		GM	i18n-iso-countries
gand	ghent	Ghent	city		BE	geonames-cities15000
gangbiya	gambia	Gambia	country		GM	i18n-iso-countries
gangguo bu	republic of the congo	Republic of the Congo	country		CG	i18n-iso-countries
gangguo jin	democratic republic of the congo	Democratic Republic of the Congo	country		CD	i18n-iso-countries
ganji	guernsey	Guernsey	country		GG	i18n-iso-countries
gansu		Gansu	state		CN	cldr
gaoxiong	kaohsiung	Kaohsiung	city		TW	general-usage
gauteng		Gauteng	state		ZA	cldr
gayana	guyana	Guyana	country		GY	i18n-iso-countries
gaza	palestine	Palestine	country	context	PS	cldr
gaza province	gaza	Gaza	state		MZ	general-usage
gaza strip	palestine	Palestine	country		PS	rigour-territories
gaziantep		Gaziantep	city		TR	geonames-cities15000
gb	united kingdom	United Kingdom	country	context	GB	iso3166
gbr	united kingdom	United Kingdom	country	context	GB	iso3166
gcc	gulf	Gulf	region	context	*	general-usage
gd	grenada	Grenada	country	context	GD	iso3166
gdansk		Gdańsk	city		PL	geonames-cities15000
gdanska	gdansk	Gdańsk	city		PL	general-usage
gdanski	gdansk	Gdańsk	city	context	PL	general-usage
gdansku	gdansk	Gdańsk	city		PL	general-usage
gdr	germany	Germany	country	context	DE	rigour-territories
gdynia		Gdynia	city		PL	geonames-cities15000
ge	georgia	Georgia	country	context	GE	iso3166
gelderland		Gelderland	state		NL	cldr
gelinglan	greenland	Greenland	country		GL	i18n-iso-countries
gelinnada	grenada	Grenada	country		GD	i18n-iso-countries
gelsenkirchen		Gelsenkirchen	city		DE	geonames-cities15000
gelujiya	georgia	Georgia	country		GE	i18n-iso-countries
gelunbiya	colombia	Colombia	country		CO	i18n-iso-countries
gemenebest dominica	dominica	Dominica	country		DM	i18n-iso-countries
gemenebest van australie	australia	Australia	country		AU	i18n-iso-countries
gemenebest van de bahamas	bahamas	Bahamas	country		BS	i18n-iso-countries
genebra	geneva	Geneva	city		CH	geonames-cities15000
genes	genoa	Genoa	city	context	IT	geonames-cities15000
geneva		Geneva	city	context	CH	geonames-cities15000
geneve	geneva	Geneva	city		CH	geonames-cities15000
genf	geneva	Geneva	city		CH	geonames-cities15000
genoa		Genoa	city	context	IT	geonames-cities15000
genova	genoa	Genoa	city		IT	geonames-cities15000
gent	ghent	Ghent	city	context	BE	geonames-cities15000
genua	genoa	Genoa	city	context	IT	geonames-cities15000
genxi	guernsey	Guernsey	country		GG	i18n-iso-countries
geo	georgia	Georgia	country	context	GE	iso3166
geonji	guernsey	Guernsey	country		GG	i18n-iso-countries
george		George	city	context	ZA	geonames-cities15000
george town	penang	Penang	city		MY	geonames-cities15000
georgetown		Georgetown	city		GY	geonames-cities15000
georgia		Georgia	country	context	GE	cldr
georgian	georgia	Georgia	demonym		GE	general-usage
georgie	georgia	Georgia	country		GE	i18n-iso-countries
georgien	georgia	Georgia	country		GE	i18n-iso-countries
german	germany	Germany	demonym		DE	general-usage
german democratic republic	germany	Germany	country		DE	rigour-territories
germania	germany	Germany	country		DE	i18n-iso-countries
germanic	germany	Germany	demonym		DE	general-usage
germanica	germany	Germany	demonym		DE	general-usage
germanische	germany	Germany	demonym		DE	general-usage
germaniya	germany	Germany	country		DE	i18n-iso-countries
germany		Germany	country		DE	cldr
germiston		Germiston	city		ZA	general-usage
gernsi	guernsey	Guernsey	country		GG	i18n-iso-countries
gesidalijia	costa rica	Costa Rica	country		CR	i18n-iso-countries
geulenada	grenada	Grenada	country		GD	i18n-iso-countries
geulinlaendeu	greenland	Greenland	country		GL	i18n-iso-countries
geuliseu	greece	Greece	country		GR	i18n-iso-countries
geulujia	georgia	Georgia	country		GE	i18n-iso-countries
gf	french guiana	French Guiana	country	context	GF	iso3166
gg	guernsey	Guernsey	country	context	GG	iso3166
ggy	guernsey	Guernsey	country	context	GG	iso3166
gh	ghana	Ghana	country	context	GH	iso3166
gha	ghana	Ghana	country	context	GH	iso3166
ghana		Ghana	country		GH	cldr
ghanaian	ghana	Ghana	demonym		GH	general-usage
ghent		Ghent	city		BE	geonames-cities15000
ghrynd	grenada	Grenada	country		GD	i18n-iso-countries
ghwdlwb	guadeloupe	Guadeloupe	country		GP	i18n-iso-countries
ghwtyml	guatemala	Guatemala	country		GT	i18n-iso-countries
ghwyn lfrnsyh	french guiana	French Guiana	country		GF	i18n-iso-countries
ghyny bysw	guinea bissau	Guinea-Bissau	country		GW	i18n-iso-countries
ghyny lstwiyh	equatorial guinea	Equatorial Guinea	country		GQ	i18n-iso-countries
ghyrnzy	guernsey	Guernsey	country		GG	i18n-iso-countries
gi	gibraltar	Gibraltar	country	context	GI	iso3166
giamaica	jamaica	Jamaica	country		JM	i18n-iso-countries
giappone	japan	Japan	country		JP	i18n-iso-countries
giapponese	japan	Japan	demonym		JP	general-usage
gib	gibraltar	Gibraltar	country	context	GI	iso3166
gibilterra	gibraltar	Gibraltar	country		GI	i18n-iso-countries
gibraltar		Gibraltar	country		GI	cldr
gibuti	djibouti	Djibouti	country		DJ	i18n-iso-countries
gijon		Gijón	city		ES	geonames-cities15000
gin	guinea	Guinea	country	context	GN	iso3166
ginebisso	guinea bissau	Guinea-Bissau	country		GW	i18n-iso-countries
ginebra	geneva	Geneva	city		CH	geonames-cities15000
ginevra	geneva	Geneva	city	context	CH	geonames-cities15000
gini	guinea	Guinea	country		GN	i18n-iso-countries
ginia	guinea	Guinea	country		GN	i18n-iso-countries
giniabisau	guinea bissau	Guinea-Bissau	country		GW	i18n-iso-countries
giordania	jordan	Jordan	country		JO	i18n-iso-countries
girishiya	greece	Greece	country		GR	i18n-iso-countries
gitega		Gitega	city		BI	geonames-cities15000
giza		Giza	city		EG	geonames-cities15000
gl	greenland	Greenland	country	context	GL	iso3166
glaris	glarus	Glarus	state		CH	opencage-states
glarus		Glarus	state		CH	cldr
glasgow		Glasgow	city		GB	geonames-cities15000
glp	guadeloupe	Guadeloupe	country	context	GP	iso3166
gm	gambia	Gambia	country	context	GM	iso3166
gmb	gambia	Gambia	country	context	GM	iso3166
gn	guinea	Guinea	country	context	GN	iso3166
gnb	guinea bissau	Guinea-Bissau	country	context	GW	iso3166
gnq	equatorial guinea	Equatorial Guinea	country	context	GQ	iso3166
goa		Goa	state	context	IN	cldr
goeteborg	gothenburg	Gothenburg	city		SE	geonames-cities15000
goettingen	gottingen	Göttingen	city		DE	geonames-cities15000
goiania		Goiânia	city		BR	geonames-cities15000
goias		Goiás	state		BR	cldr
gold coast		Gold Coast	city		AU	geonames-cities15000
golf von arabien	gulf	Gulf	region		*	general-usage
golfe	gulf	Gulf	region		*	general-usage
goma		Goma	city	context	CD	geonames-cities15000
gomel		Gomel	city		BY	geonames-cities15000
gonduras	honduras	Honduras	country		HN	i18n-iso-countries
gonkong	hong kong	Hong Kong	country		HK	i18n-iso-countries
gorky	nizhny novgorod	Nizhny Novgorod	city		RU	geonames-cities15000
gorod belgorod		Gorod Belgorod	city		RU	geonames-cities15000
gosudarstvo palestina	palestine	Palestine	country		PS	i18n-iso-countries
goteborg	gothenburg	Gothenburg	city		SE	geonames-cities15000
goteborgs	gothenburg	Gothenburg	city		SE	general-usage
gotemburgo	gothenburg	Gothenburg	city		SE	geonames-cities15000
gothenburg		Gothenburg	city		SE	geonames-cities15000
gottingen		Göttingen	city		DE	geonames-cities15000
goyang		Goyang	city		KR	geonames-cities15000
gp	guadeloupe	Guadeloupe	country	context	GP	iso3166
gq	equatorial guinea	Equatorial Guinea	country	context	GQ	iso3166
gqeberha	port elizabeth	Port Elizabeth	city		ZA	general-usage
gr	greece	Greece	country	context	GR	iso3166
gra bretanha	united kingdom	United Kingdom	country		GB	general-usage
gran bretagna	united kingdom	United Kingdom	country		GB	general-usage
gran bretana	united kingdom	United Kingdom	country		GB	general-usage
gran china	greater china	Greater China	region		*	general-usage
granada	grenada	Grenada	country	context	GD	cldr
grand dakar		Grand Dakar	city		SN	geonames-cities15000
grand duche de luxembourg	luxembourg	Luxembourg	country		LU	general-usage
grand duchy of luxembourg	luxembourg	Luxembourg	country		LU	rigour-territories
grand est		Grand Est	state		FR	cldr
grand rapids		Grand Rapids	city		US	geonames-cities15000
grande bretagne	united kingdom	United Kingdom	country		GB	rigour-territories
grande chine	greater china	Greater China	region		*	general-usage
graubuenden	graubunden	Graubünden	state		CH	general-usage
graubunden		Graubünden	state		CH	cldr
graz		Graz	city		AT	geonames-cities15000
grc	greece	Greece	country	context	GR	iso3166
grd	grenada	Grenada	country	context	GD	iso3166
great britain	united kingdom	United Kingdom	country		GB	cldr
great lakes		Great Lakes	region		*	general-usage
greater china		Greater China	region		*	general-usage
greca	greece	Greece	demonym		GR	general-usage
grece	greece	Greece	country	context	GR	i18n-iso-countries
grecia	greece	Greece	country		GR	i18n-iso-countries
grecque	greece	Greece	demonym		GR	general-usage
greece		Greece	country		GR	cldr
greek	greece	Greece	demonym		GR	general-usage
green bay		Green Bay	city		US	geonames-cities15000
greenland		Greenland	country		GL	cldr
greensboro		Greensboro	city		US	geonames-cities15000
grenada		Grenada	country		GD	cldr
grenade	grenada	Grenada	country	context	GD	i18n-iso-countries
grenlandiya	greenland	Greenland	country		GL	i18n-iso-countries
grenoble		Grenoble	city		FR	geonames-cities15000
gretsiya	greece	Greece	country		GR	i18n-iso-countries
griechenland	greece	Greece	country		GR	i18n-iso-countries
griechische	greece	Greece	demonym		GR	general-usage
griega	greece	Greece	demonym		GR	general-usage
griekenland	greece	Greece	country		GR	i18n-iso-countries
griekse	greece	Greece	demonym		GR	general-usage
grigioni	graubunden	Graubünden	state		CH	opencage-states
grisons	graubunden	Graubünden	state	context	CH	opencage-states
grl	greenland	Greenland	country	context	GL	iso3166
grodno		Grodno	city		BY	geonames-cities15000
groenland	greenland	Greenland	country		GL	i18n-iso-countries
groenlandia	greenland	Greenland	country		GL	i18n-iso-countries
gronelandia	greenland	Greenland	country		GL	i18n-iso-countries
groningen		Groningen	city		NL	geonames-cities15000
groningen province		Groningen Province	state		NL	general-usage
gronland	greenland	Greenland	country		GL	i18n-iso-countries
groot brittannie	united kingdom	United Kingdom	country		GB	general-usage
groothertogdom luxemburg	luxembourg	Luxembourg	country		LU	i18n-iso-countries
grossbritannien	united kingdom	United Kingdom	country		GB	i18n-iso-countries
grossbritannien und nordirland	united kingdom	United Kingdom	country		GB	general-usage
gruzia	georgia	Georgia	country		GE	i18n-iso-countries
gruziya	georgia	Georgia	country		GE	i18n-iso-countries
gt	guatemala	Guatemala	country	context	GT	iso3166
gtm	guatemala	Guatemala	country	context	GT	iso3166
gu	guam	Guam	country	context	GU	iso3166
guadalajara		Guadalajara	city		MX	geonames-cities15000
guadalupa	guadeloupe	Guadeloupe	country		GP	i18n-iso-countries
guadalupe	guadeloupe	Guadeloupe	country	context	GP	i18n-iso-countries
guadeloupe		Guadeloupe	country		GP	cldr
guadeluopu	guadeloupe	Guadeloupe	country		GP	i18n-iso-countries
guadorupu	guadeloupe	Guadeloupe	country		GP	i18n-iso-countries
guam		Guam	country		GU	cldr
guamu	guam	Guam	country		GU	i18n-iso-countries
guanajuato		Guanajuato	state		MX	cldr
guandao	guam	Guam	country		GU	i18n-iso-countries
guang dong	guangdong	Guangdong	state		CN	general-usage
guang xi	guangxi	Guangxi	state		CN	general-usage
guang zhou	guangzhou	Guangzhou	city	context	CN	general-usage
guangdong		Guangdong	state		CN	cldr
guangxi		Guangxi	state		CN	cldr
guangzhou		Guangzhou	city		CN	geonames-cities15000
guarulhos		Guarulhos	city		BR	geonames-cities15000
guatemala		Guatemala	country		GT	cldr
guatemala city		Guatemala City	city		GT	geonames-cities15000
guatemalan	guatemala	Guatemala	demonym		GT	general-usage
guatemalteca	guatemala	Guatemala	demonym		GT	general-usage
guatemalteco	guatemala	Guatemala	demonym		GT	general-usage
guatemara	guatemala	Guatemala	country		GT	i18n-iso-countries
guayana francesa	french guiana	French Guiana	country		GF	i18n-iso-countries
guayaquil		Guayaquil	city		EC	geonames-cities15000
guba	cuba	Cuba	country		CU	i18n-iso-countries
guernesey	guernsey	Guernsey	country		GG	i18n-iso-countries
guernsey		Guernsey	country	context	GG	cldr
guf	french guiana	French Guiana	country	context	GF	iso3166
guiana	guyana	Guyana	country		GY	i18n-iso-countries
guiana francesa	french guiana	French Guiana	country		GF	i18n-iso-countries
guine	guinea	Guinea	country		GN	i18n-iso-countries
guine bissau	guinea bissau	Guinea-Bissau	country		GW	i18n-iso-countries
guine equatorial	equatorial guinea	Equatorial Guinea	country		GQ	i18n-iso-countries
guinea		Guinea	country	context	GN	cldr
guinea bissau		Guinea-Bissau	country		GW	cldr
guinea ecuatorial	equatorial guinea	Equatorial Guinea	country		GQ	i18n-iso-countries
guinea equatoriale	equatorial guinea	Equatorial Guinea	country		GQ	i18n-iso-countries
guinee	guinea	Guinea	country		GN	i18n-iso-countries
guinee bissau	guinea bissau	Guinea-Bissau	country		GW	i18n-iso-countries
guinee equatoriale	equatorial guinea	Equatorial Guinea	country		GQ	i18n-iso-countries
guiyana	guyana	Guyana	country		GY	i18n-iso-countries
guiyang		Guiyang	city		CN	geonames-cities15000
guizhou		Guizhou	state		CN	cldr
gujarat		Gujarat	state		IN	cldr
gujrat	gujarat	Gujarat	state		IN	general-usage
gulf		Gulf	region	context	*	general-usage
gulf coast		Gulf Coast	region		*	general-usage
gulf states	gulf	Gulf	region		*	general-usage
gum	guam	Guam	country	context	GU	iso3166
gurenada	grenada	Grenada	country		GD	i18n-iso-countries
gurgaon		Gurgaon	city		IN	geonames-cities15000
gurinrando	greenland	Greenland	country		GL	i18n-iso-countries
gurue		Gurué	city		MZ	general-usage
gurugram	gurgaon	Gurgaon	city		IN	general-usage
gus	cis	CIS	region	context	*	general-usage
gustavia		Gustavia	city		BL	geonames-cities15000
gustavo a madero		Gustavo A. Madero	city		MX	geonames-cities15000
guy	guyana	Guyana	country	context	GY	iso3166
guyana		Guyana	country		GY	cldr
guyana francese	french guiana	French Guiana	country		GF	i18n-iso-countries
guyane francaise	french guiana	French Guiana	country		GF	cldr
gvadelupa	guadeloupe	Guadeloupe	country		GP	i18n-iso-countries
gvatemala	guatemala	Guatemala	country		GT	i18n-iso-countries
gviana	french guiana	French Guiana	country		GF	i18n-iso-countries
gvineya	guinea	Guinea	country		GN	i18n-iso-countries
gvineya bisau	guinea bissau	Guinea-Bissau	country		GW	i18n-iso-countries
gw	guinea bissau	Guinea-Bissau	country	context	GW	iso3166
gwadeullupeu	guadeloupe	Guadeloupe	country		GP	i18n-iso-countries
gwam	guam	Guam	country		GU	i18n-iso-countries
gwangju		Gwangju	city		KR	geonames-cities15000
gwatemalla	guatemala	Guatemala	country		GT	i18n-iso-countries
gy	guyana	Guyana	country	context	GY	iso3166
ha long		Ha Long	city		VN	general-usage
ha noi	hanoi	Hanoi	city		VN	geonames-cities15000
haag	the hague	The Hague	city		NL	geonames-cities15000
habana	havana	Havana	city		CU	geonames-cities15000
hagatna		Hagatna	city		GU	geonames-cities15000
haichi	haiti	Haiti	country		HT	i18n-iso-countries
haide	haiti	Haiti	country		HT	i18n-iso-countries
haifa		Haifa	city		IL	geonames-cities15000
hainan		Hainan	state		CN	cldr
haiphong		Haiphong	city		VN	geonames-cities15000
haiti		Haiti	country		HT	cldr
halab	aleppo	Aleppo	city		SY	geonames-cities15000
halifax		Halifax	city	context	CA	geonames-cities15000
halle		Halle	city	context	DE	geonames-cities15000
hambourg	hamburg	Hamburg	city		DE	geonames-cities15000
hamburg		Hamburg	city	context	DE	geonames-cities15000
hamburger	hamburg	Hamburg	city	context	DE	general-usage
hamburgo	hamburg	Hamburg	city		DE	geonames-cities15000
hamilton		Hamilton	city	context	CA	geonames-cities15000
hamilton bermuda		Hamilton (Bermuda)	city		BM	general-usage
hang zhou	hangzhou	Hangzhou	city		CN	general-usage
hangari	hungary	Hungary	country		HU	i18n-iso-countries
hangchow	hangzhou	Hangzhou	city		CN	geonames-cities15000
hanguk	south korea	South Korea	country		KR	general-usage
hanguo	south korea	South Korea	country		KR	i18n-iso-countries
hangzhou		Hangzhou	city		CN	geonames-cities15000
hankook	south korea	South Korea	demonym	context	KR	general-usage
hankuk	south korea	South Korea	demonym		KR	general-usage
hannover	hanover	Hanover	city		US	geonames-cities15000
hannoversche	hanover	Hanover	city		US	general-usage
hanoi		Hanoi	city		VN	geonames-cities15000
hanover		Hanover	city		US	geonames-cities15000
hanovre	hanover	Hanover	city		US	geonames-cities15000
harare		Harare	city		ZW	geonames-cities15000
harbin		Harbin	city		CN	geonames-cities15000
hartford		Hartford	city		US	geonames-cities15000
haryana		Haryana	state		IN	cldr
hasakesitan	kazakhstan	Kazakhstan	country		KZ	i18n-iso-countries
hashemite kingdom of jordan	jordan	Jordan	country		JO	rigour-territories
hasjemitisch koninkrijk jordanie	jordan	Jordan	country		JO	i18n-iso-countries
hauts de france		Hauts-de-France	state		FR	cldr
havana		Havana	city		CU	geonames-cities15000
hawaii		Hawaii	state		US	cldr
hayastan	armenia	Armenia	country		AM	i18n-iso-countries
hayti	haiti	Haiti	country		HT	i18n-iso-countries
hcmc	ho chi minh city	Ho Chi Minh City	city		VN	geonames-cities15000
he bei	hebei	Hebei	state		CN	general-usage
he nan	henan	Henan	state		CN	general-usage
hebei		Hebei	state		CN	cldr
hefa	haifa	Haifa	city		IL	geonames-cities15000
hefei		Hefei	city		CN	geonames-cities15000
hei long jiang	heilongjiang	Heilongjiang	state		CN	general-usage
heidelberg		Heidelberg	city		DE	geonames-cities15000
heilongjiang		Heilongjiang	state		CN	cldr
heilungkiang	heilongjiang	Heilongjiang	state		CN	general-usage
heishan	montenegro	Montenegro	country		ME	i18n-iso-countries
helan	netherlands	Netherlands	country		NL	i18n-iso-countries
helanjialeibiqu	caribbean netherlands	Caribbean Netherlands	country		BQ	i18n-iso-countries
hellas	greece	Greece	country		GR	i18n-iso-countries
helleense republiek	greece	Greece	country		GR	i18n-iso-countries
hellenic	greece	Greece	demonym		GR	general-usage
hellenic republic	greece	Greece	country		GR	rigour-territories
hellenique	greece	Greece	demonym		GR	general-usage
helsingfors	helsinki	Helsinki	city		FI	geonames-cities15000
helsingin	helsinki	Helsinki	city		FI	general-usage
helsinki		Helsinki	city		FI	geonames-cities15000
helvetia	switzerland	Switzerland	country	context	CH	general-usage
helvetic	switzerland	Switzerland	demonym		CH	general-usage
helvetica	switzerland	Switzerland	demonym		CH	general-usage
helvetique	switzerland	Switzerland	demonym		CH	general-usage
henan		Henan	state		CN	cldr
henderson		Henderson	city	edge	US	geonames-cities15000
heonggali	hungary	Hungary	country		HU	i18n-iso-countries
hermosillo		Hermosillo	city		MX	geonames-cities15000
heshushengmading	sint maarten	Sint Maarten	country		SX	i18n-iso-countries
hesse		Hesse	state		DE	cldr
hessen	hesse	Hesse	state		DE	opencage-states
hi	hawaii	Hawaii	state	context	US	python-us
hibernia	ireland	Ireland	demonym		IE	general-usage
hibernian	ireland	Ireland	demonym		IE	general-usage
himachal pradesh		Himachal Pradesh	state		IN	cldr
himalaya		Himalaya	region		*	general-usage
himalayan	himalaya	Himalaya	demonym		*	general-usage
himalayas	himalaya	Himalaya	region		*	general-usage
hindi	india	India	demonym	context	IN	general-usage
hindistan	india	India	country		IN	i18n-iso-countries
hindustan	india	India	country		IN	rigour-territories
hiroshima		Hiroshima	city		JP	geonames-cities15000
hispania	spain	Spain	demonym	context	ES	general-usage
hispanic	spain	Spain	demonym		ES	general-usage
hispanica	spain	Spain	demonym		ES	general-usage
hispano	spain	Spain	demonym	context	ES	general-usage
hiszpania	spain	Spain	country		ES	i18n-iso-countries
hk	hong kong	Hong Kong	country	context	HK	iso3166
hk sar	hong kong	Hong Kong	country		HK	rigour-territories
hkg	hong kong	Hong Kong	country	context	HK	iso3166
hksar	hong kong	Hong Kong	country		HK	rigour-territories
hn	honduras	Honduras	country	context	HN	iso3166
hnd	honduras	Honduras	country	context	HN	iso3166
hndwrs	honduras	Honduras	country		HN	i18n-iso-countries
ho chi minh city		Ho Chi Minh City	city		VN	geonames-cities15000
hobart		Hobart	city		AU	geonames-cities15000
hoju	australia	Australia	country		AU	i18n-iso-countries
holanda	netherlands	Netherlands	country		NL	rigour-territories
holandes	netherlands	Netherlands	demonym		NL	general-usage
holandesa	netherlands	Netherlands	demonym		NL	general-usage
holland	netherlands	Netherlands	country	context	NL	i18n-iso-countries
hollanda	netherlands	Netherlands	country		NL	i18n-iso-countries
hollandaise	netherlands	Netherlands	demonym		NL	general-usage
hollande	netherlands	Netherlands	country		NL	general-usage
hollandische	netherlands	Netherlands	demonym		NL	general-usage
hollandsche	netherlands	Netherlands	demonym		NL	general-usage
hollandse	netherlands	Netherlands	demonym		NL	general-usage
holstein	schleswig holstein	Schleswig-Holstein	state	context	DE	general-usage
holy see	vatican city	Vatican City	country		VA	i18n-iso-countries
homel	gomel	Gomel	city		BY	geonames-cities15000
honan	henan	Henan	state	context	CN	general-usage
honduran	honduras	Honduras	demonym		HN	general-usage
honduras		Honduras	country		HN	cldr
hondurena	honduras	Honduras	demonym		HN	general-usage
hong kong		Hong Kong	country		HK	cldr
hong kong sar	hong kong	Hong Kong	country		HK	rigour-territories
hong kong special administrative region	hong kong	Hong Kong	country		HK	rigour-territories
hongaarse	hungary	Hungary	demonym		HU	general-usage
hongaarse republiek	hungary	Hungary	country		HU	i18n-iso-countries
hongarije	hungary	Hungary	country		HU	i18n-iso-countries
hongdoulasi	honduras	Honduras	country		HN	i18n-iso-countries
hongkong	hong kong	Hong Kong	country		HK	i18n-iso-countries
hongkongese	hong kong	Hong Kong	demonym		HK	general-usage
hongrie	hungary	Hungary	country		HU	i18n-iso-countries
hongroise	hungary	Hungary	demonym		HU	general-usage
honiara		Honiara	city		SB	geonames-cities15000
honjiyurasu	honduras	Honduras	country		HN	i18n-iso-countries
honolulu		Honolulu	city		US	geonames-cities15000
hopeh	hebei	Hebei	state		CN	general-usage
horn of africa		Horn of Africa	region		*	general-usage
houston		Houston	city	context	US	geonames-cities15000
hr	croatia	Croatia	country	context	HR	iso3166
hrodna	grodno	Grodno	city		BY	geonames-cities15000
hrv	croatia	Croatia	country	context	HR	iso3166
hrvatska	croatia	Croatia	country		HR	i18n-iso-countries
hrvatske	croatia	Croatia	demonym		HR	general-usage
hrvatski	croatia	Croatia	demonym		HR	general-usage
hsinchu		Hsinchu	city		TW	geonames-cities15000
ht	haiti	Haiti	country	context	HT	iso3166
hti	haiti	Haiti	country	context	HT	iso3166
hu	hungary	Hungary	country	context	HU	iso3166
hu bei	hubei	Hubei	state		CN	general-usage
hu nan	hunan	Hunan	state		CN	general-usage
huambo		Huambo	city		AO	geonames-cities15000
hubei		Hubei	state		CN	cldr
hull		Hull	city	context	GB	geonames-cities15000
hun	hungary	Hungary	country	context	HU	iso3166
hunan		Hunan	state		CN	cldr
hungara	hungary	Hungary	demonym		HU	general-usage
hungaria	hungary	Hungary	demonym		HU	general-usage
hungarian	hungary	Hungary	demonym		HU	general-usage
hungarica	hungary	Hungary	demonym		HU	general-usage
hungary		Hungary	country		HU	cldr
hungria	hungary	Hungary	country		HU	i18n-iso-countries
hupeh	hubei	Hubei	state		CN	general-usage
hwngh kwngh	hong kong	Hong Kong	country		HK	i18n-iso-countries
hyderabad		Hyderabad	city		IN	geonames-cities15000
ia	iowa	Iowa	state	context	US	python-us
iasi		Iași	city		RO	geonames-cities15000
ibadan		Ibadan	city		NG	geonames-cities15000
iberia		Iberia	region	context	*	general-usage
iberian	iberia	Iberia	demonym		*	general-usage
iberian peninsula	iberia	Iberia	region		*	general-usage
iberica	iberia	Iberia	region		*	general-usage
iberico	iberia	Iberia	region		*	general-usage
iberie	iberia	Iberia	region		*	general-usage
iberique	iberia	Iberia	region		*	general-usage
iberische	iberia	Iberia	region		*	general-usage
ibero america	latin america	Latin America	region		*	general-usage
iberoamerica	latin america	Latin America	region		*	general-usage
iceland		Iceland	country		IS	cldr
icelandic	iceland	Iceland	demonym		IS	general-usage
id	idaho	Idaho	state	context	US	python-us
idaho		Idaho	state		US	cldr
idf	ile de france	Île-de-France	state	context	FR	general-usage
idiopia	ethiopia	Ethiopia	country		ET	i18n-iso-countries
idn	indonesia	Indonesia	country	context	ID	iso3166
ie	ireland	Ireland	country	context	IE	iso3166
iemen	yemen	Yemen	country		YE	i18n-iso-countries
ierland	ireland	Ireland	country		IE	i18n-iso-countries
ierse	ireland	Ireland	demonym		IE	general-usage
ierse republiek	ireland	Ireland	country		IE	i18n-iso-countries
igirisu	united kingdom	United Kingdom	country		GB	i18n-iso-countries
igirisulingvuajinzhudao	british virgin islands	British Virgin Islands	country		VG	i18n-iso-countries
ijibteu	egypt	Egypt	country		EG	i18n-iso-countries
ijsland	iceland	Iceland	country		IS	i18n-iso-countries
ijslandse republiek	iceland	Iceland	country		IS	i18n-iso-countries
il	illinois	Illinois	state	context	US	python-us
ilakeu	iraq	Iraq	country		IQ	i18n-iso-countries
ilan	iran	Iran	country		IR	i18n-iso-countries
ilbon	japan	Japan	country		JP	i18n-iso-countries
ile christmas	christmas island	Christmas Island	country		CX	i18n-iso-countries
ile de france		Île-de-France	state		FR	opencage-states
ile de man	isle of man	Isle of Man	country		IM	i18n-iso-countries
ile du prince edouard	prince edward island	Prince Edward Island	state		CA	opencage-states
ile maurice	mauritius	Mauritius	country		MU	general-usage
ile norfolk	norfolk island	Norfolk Island	country		NF	i18n-iso-countries
iles caimans	cayman islands	Cayman Islands	country		KY	i18n-iso-countries
iles cocos	cocos islands	Cocos Islands	country		CC	i18n-iso-countries
iles cook	cook islands	Cook Islands	country		CK	i18n-iso-countries
iles feroe	faroe islands	Faroe Islands	country		FO	i18n-iso-countries
iles malouines	falkland islands	Falkland Islands	country		FK	i18n-iso-countries
iles mariannes du nord	northern mariana islands	Northern Mariana Islands	country		MP	i18n-iso-countries
iles marshall	marshall islands	Marshall Islands	country		MH	i18n-iso-countries
iles pitcairn	pitcairn	Pitcairn	country		PN	i18n-iso-countries
iles salomon	solomon islands	Solomon Islands	country		SB	i18n-iso-countries
iles turques et caiques	turks and caicos islands	Turks and Caicos Islands	country		TC	i18n-iso-countries
iles vierges americaines	us virgin islands	US Virgin Islands	country		VI	i18n-iso-countries
iles vierges britanniques	british virgin islands	British Virgin Islands	country		VG	i18n-iso-countries
ilha de man	isle of man	Isle of Man	country		IM	i18n-iso-countries
ilha de mocambique		Ilha de Moçambique	city		MZ	geonames-cities15000
ilha de natal	christmas island	Christmas Island	country		CX	i18n-iso-countries
ilha norfolk	norfolk island	Norfolk Island	country		NF	i18n-iso-countries
ilhas aland	aland islands	Åland Islands	country		AX	i18n-iso-countries
ilhas caimao	cayman islands	Cayman Islands	country		KY	i18n-iso-countries
ilhas cocos	cocos islands	Cocos Islands	country		CC	i18n-iso-countries
ilhas cook	cook islands	Cook Islands	country		CK	i18n-iso-countries
ilhas faroe	faroe islands	Faroe Islands	country		FO	i18n-iso-countries
ilhas malvinas	falkland islands	Falkland Islands	country		FK	i18n-iso-countries
ilhas marianas do norte	northern mariana islands	Northern Mariana Islands	country		MP	i18n-iso-countries
ilhas marshall	marshall islands	Marshall Islands	country		MH	i18n-iso-countries
ilhas pitcairn	pitcairn	Pitcairn	country		PN	i18n-iso-countries
ilhas salomao	solomon islands	Solomon Islands	country		SB	i18n-iso-countries
ilhas turcas e caicos	turks and caicos islands	Turks and Caicos Islands	country		TC	i18n-iso-countries
ilhas virgens americanas	us virgin islands	US Virgin Islands	country		VI	i18n-iso-countries
ilhas virgens britanicas	british virgin islands	British Virgin Islands	country		VG	i18n-iso-countries
ill	illinois	Illinois	state	context	US	python-us
illinois		Illinois	state		US	cldr
im	isle of man	Isle of Man	country	context	IM	iso3166
imn	isle of man	Isle of Man	country	context	IM	iso3166
in	indiana	Indiana	state	context	US	python-us
incheon		Incheon	city		KR	geonames-cities15000
inchon	incheon	Incheon	city		KR	geonames-cities15000
ind	indiana	Indiana	state	context	US	python-us
inde	india	India	country		IN	i18n-iso-countries
independent state of papua new guinea	papua new guinea	Papua New Guinea	country		PG	rigour-territories
independent state of samoa	samoa	Samoa	country		WS	rigour-territories
india		India	country		IN	cldr
indian	india	India	demonym	context	IN	general-usage
indiana		Indiana	state	context	US	cldr
indianapolis		Indianapolis	city		US	geonames-cities15000
indie	india	India	country	context	IN	i18n-iso-countries
indien	india	India	country		IN	i18n-iso-countries
indienne	india	India	demonym		IN	general-usage
indische	india	India	demonym		IN	general-usage
indiya	india	India	country		IN	i18n-iso-countries
indo	india	India	country	context	IN	i18n-iso-countries
indo china	indochina	Indochina	region		*	general-usage
indochina		Indochina	region		*	general-usage
indochine	indochina	Indochina	region		*	general-usage
indoneshia	indonesia	Indonesia	country		ID	i18n-iso-countries
indonesia		Indonesia	country		ID	cldr
indonesian	indonesia	Indonesia	demonym		ID	general-usage
indonesie	indonesia	Indonesia	country		ID	i18n-iso-countries
indonesien	indonesia	Indonesia	country		ID	i18n-iso-countries
indonesische	indonesia	Indonesia	demonym		ID	general-usage
indoneziya	indonesia	Indonesia	country		ID	i18n-iso-countries
indore		Indore	city		IN	geonames-cities15000
inghilterra	england	England	part		GB	general-usage
ingiliz	england	England	demonym		GB	general-usage
inglaterra	england	England	part		GB	rigour-territories
ingles	england	England	demonym		GB	general-usage
inglesa	england	England	demonym		GB	general-usage
inglese	england	England	demonym		GB	general-usage
ingolstadt		Ingolstadt	city		DE	geonames-cities15000
inhambane		Inhambane	city		MZ	geonames-cities15000
inhambane province		Inhambane Province	state		MZ	general-usage
inner mongolia		Inner Mongolia	state		CN	general-usage
innsbruck		Innsbruck	city		AT	geonames-cities15000
insel man	isle of man	Isle of Man	country		IM	i18n-iso-countries
iom	isle of man	Isle of Man	country	context	IM	rigour-territories
iordaniya	jordan	Jordan	country		JO	i18n-iso-countries
iosrael	israel	Israel	country		IL	i18n-iso-countries
iowa		Iowa	state		US	cldr
iq	iraq	Iraq	country	context	IQ	iso3166
ir	iran	Iran	country	context	IR	iso3166
ir iran	iran	Iran	country		IR	general-usage
irak	iraq	Iraq	country		IQ	i18n-iso-countries
iraki	iraq	Iraq	country		IQ	i18n-iso-countries
irakskaya respublika	iraq	Iraq	country		IQ	rigour-territories
iraku	iraq	Iraq	country		IQ	i18n-iso-countries
iran		Iran	country		IR	cldr
iran isuramugongheguo	iran	Iran	country		IR	i18n-iso-countries
irani	iran	Iran	demonym		IR	general-usage
iranian	iran	Iran	demonym		IR	general-usage
iraniana	iran	Iran	demonym		IR	general-usage
iranienne	iran	Iran	demonym		IR	general-usage
iranische	iran	Iran	demonym		IR	general-usage
irao	iran	Iran	country		IR	i18n-iso-countries
iraq		Iraq	country		IQ	cldr
iraqi	iraq	Iraq	demonym		IQ	general-usage
iraque	iraq	Iraq	country		IQ	i18n-iso-countries
irbil	erbil	Erbil	city		IQ	geonames-cities15000
ireland		Ireland	country		IE	cldr
iri	iran	Iran	country	context	IR	general-usage
irische	ireland	Ireland	demonym		IE	general-usage
irish	ireland	Ireland	demonym		IE	general-usage
irkutsk		Irkutsk	city		RU	geonames-cities15000
irl	ireland	Ireland	country	context	IE	iso3166
irland	ireland	Ireland	country		IE	i18n-iso-countries
irlanda	ireland	Ireland	country		IE	i18n-iso-countries
irlandaise	ireland	Ireland	demonym		IE	general-usage
irlande	ireland	Ireland	country		IE	i18n-iso-countries
irlandesa	ireland	Ireland	demonym		IE	general-usage
irlandese	ireland	Ireland	demonym		IE	general-usage
irlandia	ireland	Ireland	country		IE	i18n-iso-countries
irlandiya	ireland	Ireland	country		IE	i18n-iso-countries
irn	iran	Iran	country	context	IR	iso3166
irq	iraq	Iraq	country	context	IQ	iso3166
irvine		Irvine	city		US	geonames-cities15000
is	iceland	Iceland	country	context	IS	iso3166
iseulael	israel	Israel	country		IL	i18n-iso-countries
isfahan		Isfahan	city		IR	geonames-cities15000
iskandinavya	scandinavia	Scandinavia	region		*	general-usage
isl	iceland	Iceland	country	context	IS	iso3166
isla de man	isle of man	Isle of Man	country		IM	i18n-iso-countries
isla de navidad	christmas island	Christmas Island	country		CX	i18n-iso-countries
isla norfolk	norfolk island	Norfolk Island	country		NF	i18n-iso-countries
islamabad		Islamabad	city		PK	geonames-cities15000
islamic emirate of afghanistan	afghanistan	Afghanistan	country		AF	rigour-territories
islamic republic of afghanistan	afghanistan	Afghanistan	country		AF	rigour-territories
islamic republic of iran	iran	Iran	country		IR	i18n-iso-countries
islamic republic of pakistan	pakistan	Pakistan	country		PK	rigour-territories
islamistskaya respublika iran	iran	Iran	country		IR	rigour-territories
islamitisch emiraat afghanistan	afghanistan	Afghanistan	country		AF	i18n-iso-countries
islamitische republiek iran	iran	Iran	country		IR	i18n-iso-countries
islamitische republiek mauritanie	mauritania	Mauritania	country		MR	i18n-iso-countries
islamitische republiek pakistan	pakistan	Pakistan	country		PK	i18n-iso-countries
island	iceland	Iceland	country	context	IS	i18n-iso-countries
islanda	iceland	Iceland	country		IS	i18n-iso-countries
islande	iceland	Iceland	country	context	IS	i18n-iso-countries
islandia	iceland	Iceland	country		IS	i18n-iso-countries
islandische	iceland	Iceland	demonym		IS	general-usage
islandiya	iceland	Iceland	country		IS	i18n-iso-countries
islands	iceland	Iceland	demonym		IS	general-usage
islas aland	aland islands	Åland Islands	country		AX	i18n-iso-countries
islas baleares	balearic islands	Balearic Islands	state		ES	opencage-states
islas caiman	cayman islands	Cayman Islands	country		KY	i18n-iso-countries
islas canarias	canary islands	Canary Islands	state		ES	rigour-territories
islas cocos	cocos islands	Cocos Islands	country		CC	i18n-iso-countries
islas cook	cook islands	Cook Islands	country		CK	i18n-iso-countries
islas feroe	faroe islands	Faroe Islands	country		FO	i18n-iso-countries
islas malvinas	falkland islands	Falkland Islands	country		FK	i18n-iso-countries
islas marianas del norte	northern mariana islands	Northern Mariana Islands	country		MP	i18n-iso-countries
islas marshall	marshall islands	Marshall Islands	country		MH	i18n-iso-countries
islas salomon	solomon islands	Solomon Islands	country		SB	i18n-iso-countries
islas turcas y caicos	turks and caicos islands	Turks and Caicos Islands	country		TC	i18n-iso-countries
islas virgenes britanicas	british virgin islands	British Virgin Islands	country		VG	i18n-iso-countries
islas virgenes de los estados unidos	us virgin islands	US Virgin Islands	country		VI	i18n-iso-countries
isle of man		Isle of Man	country		IM	cldr
islenska	iceland	Iceland	demonym		IS	general-usage
islington		Islington	city		GB	geonames-cities15000
isola del natale	christmas island	Christmas Island	country		CX	i18n-iso-countries
isola di man	isle of man	Isle of Man	country		IM	i18n-iso-countries
isola norfolk	norfolk island	Norfolk Island	country		NF	i18n-iso-countries
isole aland	aland islands	Åland Islands	country		AX	i18n-iso-countries
isole bes	caribbean netherlands	Caribbean Netherlands	country		BQ	i18n-iso-countries
isole cayman	cayman islands	Cayman Islands	country		KY	i18n-iso-countries
isole cocos e keeling	cocos islands	Cocos Islands	country		CC	i18n-iso-countries
isole cook	cook islands	Cook Islands	country		CK	i18n-iso-countries
isole faer oer	faroe islands	Faroe Islands	country		FO	i18n-iso-countries
isole falkland	falkland islands	Falkland Islands	country		FK	i18n-iso-countries
isole marianne settentrionali	northern mariana islands	Northern Mariana Islands	country		MP	i18n-iso-countries
isole marshall	marshall islands	Marshall Islands	country		MH	i18n-iso-countries
isole pitcairn	pitcairn	Pitcairn	country		PN	i18n-iso-countries
isole salomone	solomon islands	Solomon Islands	country		SB	i18n-iso-countries
isole turks e caicos	turks and caicos islands	Turks and Caicos Islands	country		TC	i18n-iso-countries
isole vergini americane	us virgin islands	US Virgin Islands	country		VI	i18n-iso-countries
isole vergini britanniche	british virgin islands	British Virgin Islands	country		VG	i18n-iso-countries
ispaniya	spain	Spain	country		ES	i18n-iso-countries
ispanya	spain	Spain	country		ES	i18n-iso-countries
isr	israel	Israel	country	context	IL	iso3166
israel		Israel	country	context	IL	cldr
israele	israel	Israel	country		IL	i18n-iso-countries
israeli	israel	Israel	demonym		IL	general-usage
israelienne	israel	Israel	country		IL	rigour-territories
israelische	israel	Israel	demonym		IL	general-usage
israelite	israel	Israel	country		IL	rigour-territories
istambul	istanbul	Istanbul	city		TR	geonames-cities15000
istanbul		Istanbul	city		TR	geonames-cities15000
isuraeru	israel	Israel	country		IL	i18n-iso-countries
isvec	sweden	Sweden	country		SE	i18n-iso-countries
isvicre	switzerland	Switzerland	country		CH	i18n-iso-countries
isvicreli	switzerland	Switzerland	demonym		CH	general-usage
it	italy	Italy	country	context	IT	iso3166
ita	italy	Italy	country	context	IT	iso3166
italia	italy	Italy	country		IT	i18n-iso-countries
italiaanse	italy	Italy	demonym		IT	general-usage
italiaanse republiek	italy	Italy	country		IT	i18n-iso-countries
italian	italy	Italy	demonym		IT	general-usage
italian republic	italy	Italy	country		IT	rigour-territories
italiana	italy	Italy	demonym		IT	general-usage
italiane	italy	Italy	demonym		IT	general-usage
italiani	italy	Italy	demonym		IT	general-usage
italiano	italy	Italy	demonym		IT	general-usage
italica	italy	Italy	demonym		IT	general-usage
italie	italy	Italy	country		IT	i18n-iso-countries
italien	italy	Italy	country		IT	i18n-iso-countries
italienische	italy	Italy	demonym		IT	general-usage
italienne	italy	Italy	demonym		IT	general-usage
italiya	italy	Italy	country		IT	i18n-iso-countries
itallia	italy	Italy	country		IT	i18n-iso-countries
italo	italy	Italy	demonym	context	IT	general-usage
italy		Italy	country		IT	cldr
italya	italy	Italy	country		IT	i18n-iso-countries
italyan	italy	Italy	demonym		IT	general-usage
italyanskiy	italy	Italy	demonym		IT	general-usage
itaria	italy	Italy	country		IT	i18n-iso-countries
ivoirien	ivory coast	Ivory Coast	demonym		CI	general-usage
ivoirienne	ivory coast	Ivory Coast	demonym		CI	general-usage
ivorian	ivory coast	Ivory Coast	demonym		CI	general-usage
ivory coast		Ivory Coast	country		CI	i18n-iso-countries
izhevsk		Izhevsk	city		RU	geonames-cities15000
izmir		Izmir	city		TR	geonames-cities15000
izrail	israel	Israel	country		IL	i18n-iso-countries
iztapalapa		Iztapalapa	city		MX	geonames-cities15000
jackson		Jackson	city	context	US	geonames-cities15000
jacksonville		Jacksonville	city		US	geonames-cities15000
jaipur		Jaipur	city		IN	geonames-cities15000
jakarta		Jakarta	city		ID	geonames-cities15000
jalisco		Jalisco	state		MX	cldr
jam	jamaica	Jamaica	country	context	JM	iso3166
jamaica		Jamaica	country		JM	cldr
jamaica island	jamaica	Jamaica	country		JM	rigour-territories
jamaican	jamaica	Jamaica	demonym		JM	general-usage
jamaika	jamaica	Jamaica	country		JM	i18n-iso-countries
jamaique	jamaica	Jamaica	country		JM	i18n-iso-countries
jamayka	jamaica	Jamaica	country		JM	i18n-iso-countries
jambia	zambia	Zambia	country		ZM	i18n-iso-countries
jameika	jamaica	Jamaica	country		JM	i18n-iso-countries
jamestown		Jamestown	city		SH	geonames-cities15000
jameyka	jamaica	Jamaica	country		JM	i18n-iso-countries
jamhuri ya kenia	kenya	Kenya	country		KE	rigour-territories
jamhuri ya keniya	kenya	Kenya	country		KE	rigour-territories
jamhuri ya kenya	kenya	Kenya	country		KE	rigour-territories
jamiaca	jamaica	Jamaica	country		JM	rigour-territories
jamiaca island	jamaica	Jamaica	country		JM	rigour-territories
jammu	jammu and kashmir	Jammu and Kashmir	state		IN	general-usage
jammu and kashmir		Jammu and Kashmir	state		IN	cldr
jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	country		SJ	cldr
japan		Japan	country		JP	cldr
japanese	japan	Japan	demonym		JP	general-usage
japanische	japan	Japan	demonym		JP	general-usage
japanse	japan	Japan	demonym		JP	general-usage
japao	japan	Japan	country		JP	i18n-iso-countries
japon	japan	Japan	country		JP	i18n-iso-countries
japonais	japan	Japan	demonym		JP	general-usage
japonaise	japan	Japan	demonym		JP	general-usage
japones	japan	Japan	demonym		JP	general-usage
japonesa	japan	Japan	demonym		JP	general-usage
jartum	khartoum	Khartoum	city		SD	geonames-cities15000
jassy	iasi	Iași	city		RO	geonames-cities15000
jbl trq	gibraltar	Gibraltar	country		GI	i18n-iso-countries
je	jersey	Jersey	country	context	JE	iso3166
jeddah		Jeddah	city		SA	geonames-cities15000
jemen	yemen	Yemen	country		YE	i18n-iso-countries
jeogdo gini	equatorial guinea	Equatorial Guinea	country		GQ	i18n-iso-countries
jeoji	jersey	Jersey	country		JE	i18n-iso-countries
jerriais	jersey	Jersey	country		JE	rigour-territories
jersey		Jersey	country	context	JE	cldr
jersey city		Jersey City	city		US	geonames-cities15000
jerusalem		Jerusalem	city		IL	geonames-cities15000
jey	jersey	Jersey	country	context	JE	iso3166
jharkhand		Jharkhand	state		IN	cldr
jhb	johannesburg	Johannesburg	city	context	ZA	geonames-cities15000
jiana	ghana	Ghana	country		GH	i18n-iso-countries
jianada	canada	Canada	country		CA	i18n-iso-countries
jianbuzhai	cambodia	Cambodia	country		KH	i18n-iso-countries
jiang su	jiangsu	Jiangsu	state		CN	general-usage
jiang xi	jiangxi	Jiangxi	state		CN	general-usage
jiangsu		Jiangsu	state		CN	cldr
jiangxi		Jiangxi	state		CN	cldr
jiapeng	gabon	Gabon	country		GA	i18n-iso-countries
jiaxing		Jiaxing	city		CN	geonames-cities15000
jibeulalta	gibraltar	Gibraltar	country		GI	i18n-iso-countries
jibuchi	djibouti	Djibouti	country		DJ	i18n-iso-countries
jiburarutaru	gibraltar	Gibraltar	country		GI	i18n-iso-countries
jibuti	djibouti	Djibouti	country		DJ	i18n-iso-countries
jidda	jeddah	Jeddah	city		SA	geonames-cities15000
jiddah	jeddah	Jeddah	city		SA	geonames-cities15000
jieke	czechia	Czechia	country		CZ	i18n-iso-countries
jierjisisitan	kyrgyzstan	Kyrgyzstan	country		KG	i18n-iso-countries
jilibasi	kiribati	Kiribati	country		KI	i18n-iso-countries
jilin		Jilin	state		CN	cldr
jimbabeuwe gonghwagug	zimbabwe	Zimbabwe	country		ZW	i18n-iso-countries
jinan		Jinan	city		CN	geonames-cities15000
jinbabue	zimbabwe	Zimbabwe	country		ZW	i18n-iso-countries
jinbabuwei	zimbabwe	Zimbabwe	country		ZW	i18n-iso-countries
jineiya	guinea	Guinea	country		GN	i18n-iso-countries
jineiyabishao	guinea bissau	Guinea-Bissau	country		GW	i18n-iso-countries
jiyaji	jersey	Jersey	country		JE	i18n-iso-countries
jiyamaika	jamaica	Jamaica	country		JM	i18n-iso-countries
jiyojia	georgia	Georgia	country		GE	i18n-iso-countries
jk	jammu and kashmir	Jammu and Kashmir	state		IN	general-usage
jm	jamaica	Jamaica	country	context	JM	iso3166
jmhwry slmy fghnstn	afghanistan	Afghanistan	country		AF	rigour-territories
jmhwry slmy yrn	iran	Iran	country		IR	rigour-territories
jmhwryh fryqy lwsta	central african republic	Central African Republic	country		CF	i18n-iso-countries
jmhwryh ldwmynykn	dominican republic	Dominican Republic	country		DO	i18n-iso-countries
jmhwryh lkwnghw	republic of the congo	Republic of the Congo	country		CG	i18n-iso-countries
jmhwryh lkwnghw ldymqrtyh	democratic republic of the congo	Democratic Republic of the Congo	country		CD	i18n-iso-countries
jmhwryh lrq	iraq	Iraq	country		IQ	rigour-territories
jmhwryh lswdn	sudan	Sudan	country		SD	rigour-territories
jmhwryh lswdn ldymqrtyh	sudan	Sudan	country		SD	rigour-territories
jmhwryh lswdn lfydrlyh	sudan	Sudan	country		SD	rigour-territories
jmhwryh lswdn lthdyh	sudan	Sudan	country		SD	rigour-territories
jmhwryh lswml lfydrlyh	somalia	Somalia	country		SO	rigour-territories
jmhwryh ltshyk	czechia	Czechia	country		CZ	i18n-iso-countries
jmhwryh msr	egypt	Egypt	country		EG	rigour-territories
jmhwryh msr lrbyh	egypt	Egypt	country		EG	rigour-territories
jmhwryh tshd	chad	Chad	country		TD	rigour-territories
jnwb fryqy	south africa	South Africa	country		ZA	i18n-iso-countries
jnwb lswdn	south sudan	South Sudan	country		SS	i18n-iso-countries
jo	jordan	Jordan	country	context	JO	iso3166
joanesburgo	johannesburg	Johannesburg	city		ZA	geonames-cities15000
joburg	johannesburg	Johannesburg	city		ZA	geonames-cities15000
johannesburg		Johannesburg	city		ZA	geonames-cities15000
johor bahru		Johor Bahru	city		MY	geonames-cities15000
joinville		Joinville	city		BR	geonames-cities15000
jomhuri ye eslami ye iran	iran	Iran	country		IR	rigour-territories
jor	jordan	Jordan	country	context	JO	iso3166
jordan		Jordan	country	context	JO	cldr
jordania	jordan	Jordan	country		JO	i18n-iso-countries
jordanian	jordan	Jordan	demonym		JO	general-usage
jordanie	jordan	Jordan	country		JO	i18n-iso-countries
jordanien	jordan	Jordan	country		JO	i18n-iso-countries
jordanija	jordan	Jordan	country		JO	i18n-iso-countries
joseonminjujuuiinmingonghwagug	north korea	North Korea	country		KP	rigour-territories
jp	japan	Japan	country	context	JP	iso3166
jpn	japan	Japan	country	context	JP	iso3166
jrynlnd	greenland	Greenland	country		GL	i18n-iso-countries
juarez	ciudad juarez	Ciudad Juárez	city	edge	MX	geonames-cities15000
juba		Juba	city	context	SS	geonames-cities15000
jugoslav	serbia	Serbia	demonym		RS	general-usage
jungang apeulika	central african republic	Central African Republic	country		CF	i18n-iso-countries
junggug	china	China	country		CN	i18n-iso-countries
junghwamingug	taiwan	Taiwan	country		TW	i18n-iso-countries
jura		Jura	state	context	CH	cldr
jybwty	djibouti	Djibouti	country		DJ	i18n-iso-countries
jzr bytkyrn	pitcairn	Pitcairn	country		PN	i18n-iso-countries
jzr frw	faroe islands	Faroe Islands	country		FO	i18n-iso-countries
jzr fwklnd	falkland islands	Falkland Islands	country		FK	i18n-iso-countries
jzr kwk	cook islands	Cook Islands	country		CK	i18n-iso-countries
jzr kwkws	cocos islands	Cocos Islands	country		CC	i18n-iso-countries
jzr kymn	cayman islands	Cayman Islands	country		KY	i18n-iso-countries
jzr ldhr lbrytnyh	british virgin islands	British Virgin Islands	country		VG	i18n-iso-countries
jzr ldhr lmrykyh	us virgin islands	US Virgin Islands	country		VI	i18n-iso-countries
jzr lmldyf	maldives	Maldives	country		MV	i18n-iso-countries
jzr lqmr	comoros	Comoros	country		KM	i18n-iso-countries
jzr mrshl	marshall islands	Marshall Islands	country		MH	i18n-iso-countries
jzr mryn lshmlyh	northern mariana islands	Northern Mariana Islands	country		MP	i18n-iso-countries
jzr slymn	solomon islands	Solomon Islands	country		SB	i18n-iso-countries
jzr twrks wkykws	turks and caicos islands	Turks and Caicos Islands	country		TC	i18n-iso-countries
jzr wlnd	aland islands	Åland Islands	country		AX	i18n-iso-countries
jzyrh mn	isle of man	Isle of Man	country		IM	i18n-iso-countries
jzyrh nwrfwlk	norfolk island	Norfolk Island	country		NF	i18n-iso-countries
jzyrh yd lmyld	christmas island	Christmas Island	country		CX	i18n-iso-countries
kaaimaneilanden	cayman islands	Cayman Islands	country		KY	i18n-iso-countries
kaapstad	cape town	Cape Town	city		ZA	geonames-cities15000
kabo beleude	cape verde	Cape Verde	country		CV	i18n-iso-countries
kabo verde	cape verde	Cape Verde	country		CV	i18n-iso-countries
kaboberude	cape verde	Cape Verde	country		CV	i18n-iso-countries
kaboul	kabul	Kabul	city		AF	geonames-cities15000
kabul		Kabul	city		AF	geonames-cities15000
kaduna		Kaduna	city		NG	geonames-cities15000
kaenada	canada	Canada	country		CA	i18n-iso-countries
kaernten	carinthia	Carinthia	state		AT	general-usage
kaifeng		Kaifeng	city		CN	geonames-cities15000
kaimaninseln	cayman islands	Cayman Islands	country		KY	i18n-iso-countries
kaimanqundao	cayman islands	Cayman Islands	country		KY	i18n-iso-countries
kairo	cairo	Cairo	city	context	EG	geonames-cities15000
kajaheuseutan	kazakhstan	Kazakhstan	country		KZ	i18n-iso-countries
kalaallit nunaat	greenland	Greenland	country		GL	rigour-territories
kaliningrad		Kaliningrad	city		RU	geonames-cities15000
kamailong	cameroon	Cameroon	country		CM	i18n-iso-countries
kambodia	cambodia	Cambodia	country		KH	i18n-iso-countries
kambodscha	cambodia	Cambodia	country		KH	i18n-iso-countries
kambodzha	cambodia	Cambodia	country		KH	i18n-iso-countries
kamelun	cameroon	Cameroon	country		CM	i18n-iso-countries
kamerun	cameroon	Cameroon	country		CM	i18n-iso-countries
kampala		Kampala	city		UG	geonames-cities15000
kampuchea	cambodia	Cambodia	country		KH	rigour-territories
kan	kansas	Kansas	state	context	US	python-us
kanada	canada	Canada	country		CA	i18n-iso-countries
kanadische	canada	Canada	demonym		CA	general-usage
kanaren	canary islands	Canary Islands	state		ES	general-usage
kanbojia	cambodia	Cambodia	country		KH	i18n-iso-countries
kano		Kano	city		NG	geonames-cities15000
kanpur		Kanpur	city		IN	geonames-cities15000
kansas		Kansas	state		US	cldr
kansas city		Kansas City	city		US	geonames-cities15000
kansu	gansu	Gansu	state		CN	general-usage
kaohsiung		Kaohsiung	city		TW	geonames-cities15000
kap verde	cape verde	Cape Verde	country		CV	i18n-iso-countries
kapstadt	cape town	Cape Town	city		ZA	geonames-cities15000
karachi		Karachi	city		PK	geonames-cities15000
karaj		Karaj	city		IR	geonames-cities15000
karibik	caribbean	Caribbean	region		*	general-usage
karlsruhe		Karlsruhe	city		DE	geonames-cities15000
karnataka		Karnataka	state		IN	cldr
karnten	carinthia	Carinthia	state		AT	opencage-states
kasachstan	kazakhstan	Kazakhstan	country		KZ	i18n-iso-countries
kaschau	kosice	Košice	city		SK	geonames-cities15000
kashmir	jammu and kashmir	Jammu and Kashmir	state	context	IN	rigour-territories
kassel		Kassel	city		DE	geonames-cities15000
kataer	qatar	Qatar	country		QA	i18n-iso-countries
kataleu	qatar	Qatar	country		QA	i18n-iso-countries
katalonien	catalonia	Catalonia	state		ES	general-usage
katar	qatar	Qatar	country		QA	i18n-iso-countries
kataru	qatar	Qatar	country		QA	i18n-iso-countries
kathmandu		Kathmandu	city		NP	geonames-cities15000
katmandu	kathmandu	Kathmandu	city		NP	geonames-cities15000
katowicach	katowice	Katowice	city		PL	general-usage
katowice		Katowice	city		PL	geonames-cities15000
kattowitz	katowice	Katowice	city		PL	geonames-cities15000
kaukasus	caucasus	Caucasus	region		*	general-usage
kaunas		Kaunas	city		LT	geonames-cities15000
kauno	kaunas	Kaunas	city	context	LT	general-usage
kavkaz	caucasus	Caucasus	region		*	general-usage
kawasaki		Kawasaki	city		JP	geonames-cities15000
kayseri		Kayseri	city		TR	geonames-cities15000
kaz	kazakhstan	Kazakhstan	country	context	KZ	iso3166
kazachstan	kazakhstan	Kazakhstan	country		KZ	i18n-iso-countries
kazafusutan	kazakhstan	Kazakhstan	country		KZ	i18n-iso-countries
kazajistan	kazakhstan	Kazakhstan	country		KZ	i18n-iso-countries
kazajstan	kazakhstan	Kazakhstan	country		KZ	general-usage
kazakh	kazakhstan	Kazakhstan	demonym		KZ	general-usage
kazakhskiy	kazakhstan	Kazakhstan	demonym		KZ	general-usage
kazakhstan		Kazakhstan	country		KZ	cldr
kazakhstani	kazakhstan	Kazakhstan	demonym		KZ	general-usage
kazakhstanskiy	kazakhstan	Kazakhstan	demonym		KZ	general-usage
kazakistan	kazakhstan	Kazakhstan	country		KZ	i18n-iso-countries
kazakstan	kazakhstan	Kazakhstan	country		KZ	i18n-iso-countries
kazan		Kazan	city		RU	geonames-cities15000
ke	kenya	Kenya	country	context	KE	iso3166
keeling islands	cocos islands	Cocos Islands	country		CC	rigour-territories
keimaenseom	cayman islands	Cayman Islands	country		KY	i18n-iso-countries
keimanzhudao	cayman islands	Cayman Islands	country		KY	i18n-iso-countries
kekesi jilin qundao	cocos islands	Cocos Islands	country		CC	i18n-iso-countries
keluodeya	croatia	Croatia	country		HR	i18n-iso-countries
kemoluo	comoros	Comoros	country		KM	i18n-iso-countries
ken	kenya	Kenya	country	context	KE	iso3166
kenia	kenya	Kenya	country		KE	i18n-iso-countries
keniya	kenya	Kenya	country		KE	i18n-iso-countries
kenniya	kenya	Kenya	country		KE	i18n-iso-countries
kentucky		Kentucky	state		US	cldr
kenya		Kenya	country		KE	cldr
kenyan	kenya	Kenya	demonym		KE	general-usage
kerala		Kerala	state		IN	cldr
kerch		Kerch	city		UA	geonames-cities15000
ketediwa	ivory coast	Ivory Coast	country		CI	i18n-iso-countries
keuliseumaseuseom	christmas island	Christmas Island	country		CX	i18n-iso-countries
keuloatia	croatia	Croatia	country		HR	i18n-iso-countries
keweite	kuwait	Kuwait	country		KW	i18n-iso-countries
kg	kyrgyzstan	Kyrgyzstan	country	context	KG	iso3166
kgz	kyrgyzstan	Kyrgyzstan	country	context	KG	iso3166
kh	cambodia	Cambodia	country	context	KH	iso3166
khabarovsk		Khabarovsk	city		RU	geonames-cities15000
khaleej	gulf	Gulf	region		*	general-usage
khalij	gulf	Gulf	region		*	general-usage
kharkiv		Kharkiv	city		UA	geonames-cities15000
kharkivska	kharkiv	Kharkiv	city		UA	general-usage
kharkivskyi	kharkiv	Kharkiv	city		UA	general-usage
kharkov	kharkiv	Kharkiv	city		UA	geonames-cities15000
khartoum		Khartoum	city		SD	geonames-cities15000
khartum	khartoum	Khartoum	city		SD	geonames-cities15000
khm	cambodia	Cambodia	country	context	KH	iso3166
khmer	cambodia	Cambodia	demonym		KH	general-usage
khong kong	hong kong	Hong Kong	country		HK	i18n-iso-countries
khorvatiya	croatia	Croatia	country		HR	i18n-iso-countries
khrvatska	croatia	Croatia	country		HR	i18n-iso-countries
khulna		Khulna	city		BD	geonames-cities15000
ki	kiribati	Kiribati	country	context	KI	iso3166
kiangsi	jiangxi	Jiangxi	state		CN	general-usage
kiangsu	jiangsu	Jiangsu	state		CN	general-usage
kibris	cyprus	Cyprus	country		CY	rigour-territories
kiel		Kiel	city		DE	geonames-cities15000
kiev		Kiev	city	context	UA	geonames-cities15000
kievskiy	kiev	Kiev	city		UA	general-usage
kiew	kiev	Kiev	city		UA	geonames-cities15000
kigali		Kigali	city		RW	geonames-cities15000
kileubasi	kiribati	Kiribati	country		KI	i18n-iso-countries
kileukijeuseutan	kyrgyzstan	Kyrgyzstan	country		KG	i18n-iso-countries
kimberley		Kimberley	city	context	ZA	geonames-cities15000
kina	china	China	country	context	CN	i18n-iso-countries
kingdom of bahrain	bahrain	Bahrain	country		BH	rigour-territories
kingdom of belgium	belgium	Belgium	country		BE	rigour-territories
kingdom of cambodia	cambodia	Cambodia	country		KH	rigour-territories
kingdom of denmark	denmark	Denmark	country		DK	rigour-territories
kingdom of eswatini	eswatini	Eswatini	country		SZ	rigour-territories
kingdom of norway	norway	Norway	country		NO	rigour-territories
kingdom of saudi arabia	saudi arabia	Saudi Arabia	country		SA	rigour-territories
kingdom of swaziland	eswatini	Eswatini	country		SZ	rigour-territories
kingdom of sweden	sweden	Sweden	country		SE	rigour-territories
kingdom of thailand	thailand	Thailand	country		TH	rigour-territories
kingdom of the netherlands	netherlands	Netherlands	country		NL	rigour-territories
kingdom of tonga	tonga	Tonga	country		TO	rigour-territories
kingston		Kingston	city	context	JM	geonames-cities15000
kingston upon hull	hull	Hull	city		GB	geonames-cities15000
kingstown		Kingstown	city		VC	geonames-cities15000
kinshasa		Kinshasa	city		CD	geonames-cities15000
kioto	kyoto	Kyoto	city		JP	geonames-cities15000
kipr	cyprus	Cyprus	country		CY	i18n-iso-countries
kipurosu	cyprus	Cyprus	country		CY	i18n-iso-countries
kir	kiribati	Kiribati	country	context	KI	iso3166
kirghizia	kyrgyzstan	Kyrgyzstan	country		KG	general-usage
kirghizistan	kyrgyzstan	Kyrgyzstan	country		KG	i18n-iso-countries
kirgisistan	kyrgyzstan	Kyrgyzstan	country		KG	i18n-iso-countries
kirgizische republiek	kyrgyzstan	Kyrgyzstan	country		KG	i18n-iso-countries
kirgiziya	kyrgyzstan	Kyrgyzstan	country		KG	i18n-iso-countries
kirgizstan	kyrgyzstan	Kyrgyzstan	country		KG	i18n-iso-countries
kirguistan	kyrgyzstan	Kyrgyzstan	country		KG	i18n-iso-countries
kiribasu	kiribati	Kiribati	country		KI	i18n-iso-countries
kiribati		Kiribati	country		KI	cldr
kirim	crimea	Crimea	region		*	general-usage
kirin	jilin	Jilin	state	context	CN	general-usage
kirugisu	kyrgyzstan	Kyrgyzstan	country		KG	i18n-iso-countries
kishinev	chisinau	Chișinău	city		MD	geonames-cities15000
kisumu		Kisumu	city		KE	geonames-cities15000
kitakyushu		Kitakyushu	city		JP	geonames-cities15000
kitay	china	China	country		CN	i18n-iso-countries
kitayskiy	china	China	demonym		CN	general-usage
kitchener		Kitchener	city	context	CA	geonames-cities15000
kitwe		Kitwe	city		ZM	geonames-cities15000
kiwi	new zealand	New Zealand	demonym	context	NZ	general-usage
kiyuba	cuba	Cuba	country		CU	i18n-iso-countries
kiyuraso	curacao	Curaçao	country		CW	i18n-iso-countries
kjobenhavn	copenhagen	Copenhagen	city		DK	geonames-cities15000
kl malaysia	kuala lumpur	Kuala Lumpur	city		MY	general-usage
klagenfurt		Klagenfurt	city		AT	geonames-cities15000
klaipeda		Klaipėda	city		LT	geonames-cities15000
klerksdorp		Klerksdorp	city		ZA	geonames-cities15000
klydwny ljdydh	new caledonia	New Caledonia	country		NC	i18n-iso-countries
km	comoros	Comoros	country	context	KM	iso3166
kmbwdy	cambodia	Cambodia	country		KH	i18n-iso-countries
kn	saint kitts and nevis	Saint Kitts and Nevis	country	context	KN	iso3166
kna	saint kitts and nevis	Saint Kitts and Nevis	country	context	KN	iso3166
kndr	north korea	North Korea	country		KP	i18n-iso-countries
knoxville		Knoxville	city		US	geonames-cities15000
knr	china	China	country	context	CN	i18n-iso-countries
kobe		Kobe	city		JP	geonames-cities15000
kobe shi		Kōbe-shi	city		JP	geonames-cities15000
kobenhavn	copenhagen	Copenhagen	city		DK	geonames-cities15000
kobenhavns	copenhagen	Copenhagen	city		DK	general-usage
koblenz		Koblenz	city		DE	geonames-cities15000
koblenzer	koblenz	Koblenz	city		DE	general-usage
kochi		Kochi	city		IN	geonames-cities15000
koebenhavn	copenhagen	Copenhagen	city		DK	geonames-cities15000
koeln	cologne	Cologne	city		DE	geonames-cities15000
koelner	cologne	Cologne	city		DE	general-usage
kokoseu jedo	cocos islands	Cocos Islands	country		CC	i18n-iso-countries
kokosinseln	cocos islands	Cocos Islands	country		CC	i18n-iso-countries
kokosovye ostrova	cocos islands	Cocos Islands	country		CC	i18n-iso-countries
kokosu kiringu zhudao	cocos islands	Cocos Islands	country		CC	i18n-iso-countries
kolkata		Kolkata	city		IN	geonames-cities15000
kollombia	colombia	Colombia	country		CO	i18n-iso-countries
koln	cologne	Cologne	city		DE	geonames-cities15000
kolner	cologne	Cologne	city	context	DE	general-usage
kolombia	colombia	Colombia	country		CO	i18n-iso-countries
kolumbien	colombia	Colombia	country		CO	i18n-iso-countries
kolumbiya	colombia	Colombia	country		CO	i18n-iso-countries
komolo	comoros	Comoros	country		KM	i18n-iso-countries
komoren	comoros	Comoros	country		KM	i18n-iso-countries
komoro	comoros	Comoros	country		KM	i18n-iso-countries
komory	comoros	Comoros	country		KM	i18n-iso-countries
konggo	republic of the congo	Republic of the Congo	country		CG	i18n-iso-countries
konggo minju gonghwagug	democratic republic of the congo	Democratic Republic of the Congo	country		CD	i18n-iso-countries
kongo	democratic republic of the congo	Democratic Republic of the Congo	country		CD	i18n-iso-countries
kongogongheguo	republic of the congo	Republic of the Congo	country		CG	i18n-iso-countries
kongominzhugongheguo	democratic republic of the congo	Democratic Republic of the Congo	country		CD	i18n-iso-countries
konigsberg	kaliningrad	Kaliningrad	city		RU	geonames-cities15000
koninkrijk bahrein	bahrain	Bahrain	country		BH	i18n-iso-countries
koninkrijk belgie	belgium	Belgium	country		BE	i18n-iso-countries
koninkrijk bhutan	bhutan	Bhutan	country		BT	i18n-iso-countries
koninkrijk cambodja	cambodia	Cambodia	country		KH	i18n-iso-countries
koninkrijk denemarken	denmark	Denmark	country		DK	i18n-iso-countries
koninkrijk der nederlanden	netherlands	Netherlands	country		NL	i18n-iso-countries
koninkrijk eswatini	eswatini	Eswatini	country		SZ	i18n-iso-countries
koninkrijk lesotho	lesotho	Lesotho	country		LS	i18n-iso-countries
koninkrijk marokko	morocco	Morocco	country		MA	i18n-iso-countries
koninkrijk noorwegen	norway	Norway	country		NO	i18n-iso-countries
koninkrijk saudi arabie	saudi arabia	Saudi Arabia	country		SA	i18n-iso-countries
koninkrijk spanje	spain	Spain	country		ES	i18n-iso-countries
koninkrijk thailand	thailand	Thailand	country		TH	i18n-iso-countries
koninkrijk tonga	tonga	Tonga	country		TO	i18n-iso-countries
koninkrijk zweden	sweden	Sweden	country		SE	i18n-iso-countries
konungariket sverige	sweden	Sweden	country		SE	rigour-territories
konya		Konya	city		TR	geonames-cities15000
kopenhagen	copenhagen	Copenhagen	city		DK	geonames-cities15000
kopenhamn	copenhagen	Copenhagen	city		DK	geonames-cities15000
kor	south korea	South Korea	country	context	KR	iso3166
korea	south korea	South Korea	country		KR	i18n-iso-countries
korea republic	south korea	South Korea	country		KR	general-usage
koreaanse	south korea	South Korea	demonym		KR	general-usage
korean	south korea	South Korea	demonym		KR	general-usage
koreanische	south korea	South Korea	demonym		KR	general-usage
koreya	south korea	South Korea	country		KR	general-usage
korolevstvo niderlandy	netherlands	Netherlands	country		NL	rigour-territories
koronbia	colombia	Colombia	country		CO	i18n-iso-countries
koseutalika	costa rica	Costa Rica	country		CR	i18n-iso-countries
kosice		Košice	city		SK	geonames-cities15000
kosta rika	costa rica	Costa Rica	country		CR	i18n-iso-countries
kosutarika	costa rica	Costa Rica	country		CR	i18n-iso-countries
kot divuar	ivory coast	Ivory Coast	country		CI	i18n-iso-countries
kota kinabalu		Kota Kinabalu	city		MY	geonames-cities15000
koteudibualeu	ivory coast	Ivory Coast	country		CI	i18n-iso-countries
kotojibowaru	ivory coast	Ivory Coast	country		CI	i18n-iso-countries
koweit	kuwait	Kuwait	country		KW	i18n-iso-countries
kowloon		Kowloon	city		HK	geonames-cities15000
kozep europa	central europe	Central Europe	region		*	general-usage
kp	north korea	North Korea	country	context	KP	iso3166
kr	south korea	South Korea	country	context	KR	iso3166
krakau	krakow	Kraków	city		PL	geonames-cities15000
krakow		Kraków	city		PL	geonames-cities15000
krakowie	krakow	Kraków	city		PL	general-usage
krakowska	krakow	Kraków	city		PL	general-usage
krakowski	krakow	Kraków	city	context	PL	general-usage
krasnodar		Krasnodar	city		RU	geonames-cities15000
krasnoyarsk		Krasnoyarsk	city		RU	geonames-cities15000
krim	crimea	Crimea	region		*	general-usage
kroatie	croatia	Croatia	country		HR	i18n-iso-countries
kroatien	croatia	Croatia	country		HR	i18n-iso-countries
kroatische	croatia	Croatia	demonym		HR	general-usage
kroonstad		Kroonstad	city		ZA	geonames-cities15000
krugersdorp		Krugersdorp	city		ZA	geonames-cities15000
krung thep	bangkok	Bangkok	city		TH	geonames-cities15000
krym	crimea	Crimea	region		*	general-usage
ks	kansas	Kansas	state	context	US	python-us
ksa	saudi arabia	Saudi Arabia	country	context	SA	general-usage
kuala lumpur		Kuala Lumpur	city		MY	geonames-cities15000
kuba	cuba	Cuba	country		CU	i18n-iso-countries
kuching		Kuching	city		MY	geonames-cities15000
kug jedo	cook islands	Cook Islands	country		CK	i18n-iso-countries
kukequndao	cook islands	Cook Islands	country		CK	i18n-iso-countries
kulasuo	curacao	Curaçao	country		CW	i18n-iso-countries
kumasi		Kumasi	city		GH	geonames-cities15000
kungariket sverige	sweden	Sweden	country		SE	rigour-territories
kunming		Kunming	city		CN	geonames-cities15000
kurdistan		Kurdistan	region		*	general-usage
kurisumasudao	christmas island	Christmas Island	country		CX	i18n-iso-countries
kuroachia	croatia	Croatia	country		HR	i18n-iso-countries
kutkuzhudao	cook islands	Cook Islands	country		CK	i18n-iso-countries
kuueto	kuwait	Kuwait	country		KW	i18n-iso-countries
kuveyt	kuwait	Kuwait	country		KW	i18n-iso-countries
kuwait		Kuwait	country		KW	cldr
kuwait city		Kuwait City	city		KW	geonames-cities15000
kuwaiti	kuwait	Kuwait	demonym		KW	general-usage
kuweiteu	kuwait	Kuwait	country		KW	i18n-iso-countries
kuybyshev	samara	Samara	city		RU	geonames-cities15000
kw	kuwait	Kuwait	country	context	KW	iso3166
kwa zulu natal	kwazulu natal	KwaZulu-Natal	state		ZA	general-usage
kwangchow	guangzhou	Guangzhou	city		CN	geonames-cities15000
kwangju	gwangju	Gwangju	city		KR	geonames-cities15000
kwangsi	guangxi	Guangxi	state		CN	general-usage
kwangtung	guangdong	Guangdong	state		CN	general-usage
kwazulu	kwazulu natal	KwaZulu-Natal	state		ZA	general-usage
kwazulu natal		KwaZulu-Natal	state		ZA	cldr
kweichow	guizhou	Guizhou	state		CN	general-usage
kwlwmby	colombia	Colombia	country		CO	i18n-iso-countries
kwry ljnwbyh	south korea	South Korea	country		KR	i18n-iso-countries
kwry lshmlyh	north korea	North Korea	country		KP	i18n-iso-countries
kwstryk	costa rica	Costa Rica	country		CR	i18n-iso-countries
kwt	kuwait	Kuwait	country	context	KW	iso3166
ky	kentucky	Kentucky	state	context	US	python-us
kyiv	kiev	Kiev	city		UA	geonames-cities15000
kyivska	kiev	Kiev	city		UA	general-usage
kyivskyi	kiev	Kiev	city		UA	general-usage
kyivskyy	kiev	Kiev	city		UA	general-usage
kyoto		Kyoto	city		JP	geonames-cities15000
kypriaki	cyprus	Cyprus	demonym		CY	general-usage
kypros	cyprus	Cyprus	country		CY	i18n-iso-countries
kyrgyz republic	kyrgyzstan	Kyrgyzstan	country		KG	rigour-territories
kyrgyz respublikasy	kyrgyzstan	Kyrgyzstan	country		KG	rigour-territories
kyrgyzstan		Kyrgyzstan	country		KG	cldr
kyrybty	kiribati	Kiribati	country		KI	i18n-iso-countries
kyulaso	curacao	Curaçao	country		CW	i18n-iso-countries
kyurasao	curacao	Curaçao	country		CW	i18n-iso-countries
kyyiv	kiev	Kiev	city		UA	general-usage
kz	kazakhstan	Kazakhstan	country	context	KZ	iso3166
kzkhstn	kazakhstan	Kazakhstan	country		KZ	i18n-iso-countries
kzn	kwazulu natal	KwaZulu-Natal	state	context	ZA	general-usage
l rywnywn	reunion	Réunion	country		RE	i18n-iso-countries
la	louisiana	Louisiana	state	context	US	python-us
la california	los angeles	Los Angeles	city		US	general-usage
la coruna	a coruna	A Coruña	city		ES	geonames-cities15000
la habana	havana	Havana	city		CU	geonames-cities15000
la havane	havana	Havana	city		CU	geonames-cities15000
la haya	the hague	The Hague	city		NL	geonames-cities15000
la haye	the hague	The Hague	city		NL	geonames-cities15000
la paz		La Paz	city		BO	geonames-cities15000
la plata		La Plata	city		AR	geonames-cities15000
la reunion	reunion	Réunion	country		RE	cldr
la rioja		La Rioja	state		ES	cldr
labrador	newfoundland and labrador	Newfoundland and Labrador	state	context	CA	rigour-territories
lac	latin america	Latin America	region	context	*	general-usage
lagos		Lagos	city	context	NG	geonames-cities15000
lahore		Lahore	city		PK	geonames-cities15000
laibach	ljubljana	Ljubljana	city		SI	geonames-cities15000
laibelia	liberia	Liberia	country		LR	i18n-iso-countries
laisuotuo	lesotho	Lesotho	country		LS	i18n-iso-countries
languedoc		Languedoc	state		FR	general-usage
languedoc roussillon	languedoc	Languedoc	state		FR	general-usage
lankan	sri lanka	Sri Lanka	demonym		LK	general-usage
lansing		Lansing	city		US	geonames-cities15000
lanzhou		Lanzhou	city		CN	geonames-cities15000
lao	laos	Laos	country	context	LA	iso3166
lao democratische volksrepubliek	laos	Laos	country		LA	i18n-iso-countries
lao pdr	laos	Laos	country		LA	general-usage
lao peoples democratic republic	laos	Laos	country		LA	i18n-iso-countries
laos		Laos	country		LA	cldr
laoseu	laos	Laos	country		LA	i18n-iso-countries
laowo	laos	Laos	country		LA	i18n-iso-countries
las americas	americas	Americas	region		*	general-usage
las palmas		Las Palmas	city		ES	geonames-cities15000
las vegas		Las Vegas	city		US	geonames-cities15000
latam	latin america	Latin America	region	context	*	general-usage
lateinamerika	latin america	Latin America	region		*	general-usage
lateubia	latvia	Latvia	country		LV	i18n-iso-countries
latin america		Latin America	region		*	general-usage
latin american	latin america	Latin America	demonym		*	general-usage
latino americana	latin america	Latin America	demonym		*	general-usage
latinoamerica	latin america	Latin America	region		*	general-usage
latinoamericana	latin america	Latin America	demonym		*	general-usage
latium	lazio	Lazio	state		IT	general-usage
latuoweiya	latvia	Latvia	country		LV	i18n-iso-countries
latvia		Latvia	country		LV	cldr
latvian	latvia	Latvia	demonym		LV	general-usage
latvija	latvia	Latvia	country		LV	i18n-iso-countries
latvijas	latvia	Latvia	demonym		LV	general-usage
latviya	latvia	Latvia	country		LV	i18n-iso-countries
lausanne		Lausanne	city		CH	geonames-cities15000
laval		Laval	city		CA	geonames-cities15000
lazio		Lazio	state		IT	cldr
lb	lebanon	Lebanon	country	context	LB	iso3166
lbhryn	bahrain	Bahrain	country		BH	i18n-iso-countries
lbn	lebanon	Lebanon	country	context	LB	iso3166
lbr	liberia	Liberia	country	context	LR	iso3166
lbrtghl	portugal	Portugal	country		PT	i18n-iso-countries
lbrzyl	brazil	Brazil	country		BR	i18n-iso-countries
lbwsnh wlhrsk	bosnia and herzegovina	Bosnia and Herzegovina	country		BA	i18n-iso-countries
lby	libya	Libya	country	context	LY	iso3166
lc	saint lucia	Saint Lucia	country	context	LC	iso3166
lca	saint lucia	Saint Lucia	country	context	LC	iso3166
ldnmrk	denmark	Denmark	country		DK	i18n-iso-countries
le caire	cairo	Cairo	city		EG	geonames-cities15000
le cap	cape town	Cape Town	city		ZA	geonames-cities15000
le havre		Le Havre	city		FR	geonames-cities15000
lebanese	lebanon	Lebanon	demonym		LB	general-usage
lebanon		Lebanon	country		LB	cldr
leeds		Leeds	city		GB	geonames-cities15000
lefkosa	nicosia	Nicosia	city		CY	geonames-cities15000
lefkosia	nicosia	Nicosia	city		CY	geonames-cities15000
leicester		Leicester	city		GB	geonames-cities15000
leipzig		Leipzig	city		DE	geonames-cities15000
leipziger	leipzig	Leipzig	city	context	DE	general-usage
lejano oriente	east asia	East Asia	region		*	general-usage
lemberg	lviv	Lviv	city		UA	geonames-cities15000
leningrad	saint petersburg	Saint Petersburg	city		RU	geonames-cities15000
leon		León	city	context	MX	geonames-cities15000
leopoldville	kinshasa	Kinshasa	city		CD	geonames-cities15000
leosiayeonbang	russia	Russia	country		RU	i18n-iso-countries
les ameriques	americas	Americas	region		*	general-usage
lesotho		Lesotho	country		LS	cldr
lesoto	lesotho	Lesotho	country		LS	i18n-iso-countries
letland	latvia	Latvia	country		LV	i18n-iso-countries
letonia	latvia	Latvia	country		LV	i18n-iso-countries
lettische	latvia	Latvia	demonym		LV	general-usage
lettland	latvia	Latvia	country		LV	i18n-iso-countries
lettonia	latvia	Latvia	country		LV	i18n-iso-countries
lettonie	latvia	Latvia	country		LV	i18n-iso-countries
letzebuerg	luxembourg	Luxembourg	country		LU	rigour-territories
letzebuerger	luxembourg	Luxembourg	demonym		LU	general-usage
leuven		Leuven	city		BE	geonames-cities15000
leuwanda	rwanda	Rwanda	country		RW	i18n-iso-countries
levant		Levant	region	context	*	general-usage
levante	levant	Levant	region	context	*	general-usage
levantine	levant	Levant	region	context	*	general-usage
leverkusen		Leverkusen	city		DE	geonames-cities15000
lexington		Lexington	city	context	US	geonames-cities15000
lexington fayette		Lexington-Fayette	city		US	geonames-cities15000
lflbyn	philippines	Philippines	country		PH	i18n-iso-countries
lftykn	vatican city	Vatican City	country		VA	i18n-iso-countries
lghbwn	gabon	Gabon	country		GA	i18n-iso-countries
li	liechtenstein	Liechtenstein	country	context	LI	iso3166
liao ning	liaoning	Liaoning	state		CN	general-usage
liaoning		Liaoning	state		CN	cldr
liban	lebanon	Lebanon	country		LB	i18n-iso-countries
libanaise	lebanon	Lebanon	demonym		LB	general-usage
libanen	lebanon	Lebanon	country		LB	i18n-iso-countries
libanese republiek	lebanon	Lebanon	country		LB	i18n-iso-countries
libano	lebanon	Lebanon	country		LB	i18n-iso-countries
libanon	lebanon	Lebanon	country		LB	i18n-iso-countries
liberia		Liberia	country		LR	cldr
liberiya	liberia	Liberia	country		LR	i18n-iso-countries
liberyya	liberia	Liberia	country		LR	i18n-iso-countries
libia	libya	Libya	country		LY	i18n-iso-countries
libiliya	liberia	Liberia	country		LR	i18n-iso-countries
libiya	libya	Libya	country		LY	i18n-iso-countries
libreville		Libreville	city		GA	geonames-cities15000
libya		Libya	country		LY	cldr
libyan	libya	Libya	demonym		LY	general-usage
libyan arab jamahiriya	libya	Libya	country		LY	rigour-territories
libye	libya	Libya	country		LY	i18n-iso-countries
libyen	libya	Libya	country		LY	i18n-iso-countries
lichinga		Lichinga	city		MZ	geonames-cities15000
lie	liechtenstein	Liechtenstein	country	context	LI	iso3166
liechtenstein		Liechtenstein	country		LI	cldr
liege		Liège	city	context	BE	geonames-cities15000
lieja	liege	Liège	city		BE	geonames-cities15000
lietuva	lithuania	Lithuania	country		LT	i18n-iso-countries
lietuviu kalba	lithuania	Lithuania	country		LT	rigour-territories
lietuvos	lithuania	Lithuania	demonym		LT	general-usage
lietuvos respublika	lithuania	Lithuania	country		LT	rigour-territories
liezhidunshideng	liechtenstein	Liechtenstein	country		LI	i18n-iso-countries
liguria		Liguria	state		IT	cldr
lihitensyutain	liechtenstein	Liechtenstein	country		LI	i18n-iso-countries
likhtenshteyn	liechtenstein	Liechtenstein	country		LI	i18n-iso-countries
lille		Lille	city		FR	geonames-cities15000
lilongwe		Lilongwe	city		MW	geonames-cities15000
lima		Lima	city	context	PE	geonames-cities15000
limassol		Limassol	city		CY	geonames-cities15000
limburg		Limburg	state	context	NL	cldr
limerick		Limerick	city	context	US	geonames-cities15000
limpopo		Limpopo	state		ZA	cldr
lincoln		Lincoln	city	context	US	geonames-cities15000
linkoping		Linköping	city		SE	geonames-cities15000
linyi		Linyi	city		CN	geonames-cities15000
linz		Linz	city		AT	geonames-cities15000
lione	lyon	Lyon	city		FR	geonames-cities15000
lisboa	lisbon	Lisbon	city		PT	geonames-cities15000
lisbon		Lisbon	city		PT	geonames-cities15000
lisbona	lisbon	Lisbon	city		PT	geonames-cities15000
lisbonne	lisbon	Lisbon	city		PT	geonames-cities15000
lissabon	lisbon	Lisbon	city		PT	geonames-cities15000
litaowan	lithuania	Lithuania	country		LT	i18n-iso-countries
litauen	lithuania	Lithuania	country		LT	i18n-iso-countries
litauische	lithuania	Lithuania	demonym		LT	general-usage
litewska	lithuania	Lithuania	demonym		LT	general-usage
lithuania		Lithuania	country		LT	cldr
lithuanian	lithuania	Lithuania	demonym		LT	general-usage
litouwen	lithuania	Lithuania	country		LT	i18n-iso-countries
little rock		Little Rock	city		US	geonames-cities15000
lituania	lithuania	Lithuania	country		LT	i18n-iso-countries
lituanie	lithuania	Lithuania	country		LT	i18n-iso-countries
litva	lithuania	Lithuania	country		LT	i18n-iso-countries
liuniwang	reunion	Réunion	country		RE	i18n-iso-countries
livan	lebanon	Lebanon	country		LB	i18n-iso-countries
liverpool		Liverpool	city		GB	geonames-cities15000
liviya	libya	Libya	country		LY	i18n-iso-countries
liyunion	reunion	Réunion	country		RE	i18n-iso-countries
ljbl lswd	montenegro	Montenegro	country		ME	i18n-iso-countries
ljubljana		Ljubljana	city		SI	geonames-cities15000
ljubljani	ljubljana	Ljubljana	city		SI	general-usage
ljzr lkrybyh lhwlndyh	caribbean netherlands	Caribbean Netherlands	country		BQ	i18n-iso-countries
lk	sri lanka	Sri Lanka	country	context	LK	iso3166
lka	sri lanka	Sri Lanka	country	context	LK	iso3166
lkmyrwn	cameroon	Cameroon	country		CM	i18n-iso-countries
lkwdwr	ecuador	Ecuador	country		EC	i18n-iso-countries
lmghrb	morocco	Morocco	country		MA	i18n-iso-countries
lmksyk	mexico	Mexico	country		MX	i18n-iso-countries
lmmlkh lmthdh	united kingdom	United Kingdom	country		GB	i18n-iso-countries
lmmlkh lrbyh lswdyh	saudi arabia	Saudi Arabia	country		SA	rigour-territories
lmmlkh lrdnyh lhshmyh	jordan	Jordan	country		JO	rigour-territories
lmrt lrbyh lmthdh	united arab emirates	United Arab Emirates	country		AE	i18n-iso-countries
lnrwyj	norway	Norway	country		NO	i18n-iso-countries
lobito		Lobito	city		AO	geonames-cities15000
lodz		Łódź	city		PL	geonames-cities15000
lodzi	lodz	Łódź	city		PL	general-usage
lodzka	lodz	Łódź	city		PL	general-usage
lodzki	lodz	Łódź	city		PL	general-usage
logan		Logan	city	context	AU	geonames-cities15000
lombardei	lombardy	Lombardy	state		IT	general-usage
lombardia	lombardy	Lombardy	state		IT	opencage-states
lombardy		Lombardy	state		IT	cldr
lome		Lomé	city	context	TG	geonames-cities15000
londen	london	London	city		GB	geonames-cities15000
london		London	city	context	GB	geonames-cities15000
londra	london	London	city		GB	geonames-cities15000
londres	london	London	city		GB	geonames-cities15000
londyn	london	London	city		GB	geonames-cities15000
long beach		Long Beach	city		US	geonames-cities15000
longyearbyen		Longyearbyen	city		SJ	geonames-cities15000
lorraine		Lorraine	state	context	FR	general-usage
los angeles		Los Angeles	city		US	geonames-cities15000
louisiana		Louisiana	state		US	cldr
louisiane	louisiana	Louisiana	state		US	rigour-territories
louisville		Louisville	city		US	geonames-cities15000
lourenco marques	maputo	Maputo	city		MZ	geonames-cities15000
louvain	leuven	Leuven	city		BE	geonames-cities15000
lower austria		Lower Austria	state		AT	cldr
lower saxony		Lower Saxony	state		DE	cldr
lr	liberia	Liberia	country	context	LR	iso3166
lrjntyn	argentina	Argentina	country		AR	i18n-iso-countries
lrs lkhdr	cape verde	Cape Verde	country		CV	i18n-iso-countries
ls	lesotho	Lesotho	country	context	LS	iso3166
lshr lghrbyh	western sahara	Western Sahara	country		EH	i18n-iso-countries
lslfdwr	el salvador	El Salvador	country		SV	i18n-iso-countries
lsnghl	senegal	Senegal	country		SN	i18n-iso-countries
lso	lesotho	Lesotho	country	context	LS	iso3166
lswdyh	saudi arabia	Saudi Arabia	country		SA	i18n-iso-countries
lt	lithuania	Lithuania	country	context	LT	iso3166
ltu	lithuania	Lithuania	country	context	LT	iso3166
lu	luxembourg	Luxembourg	country	context	LU	iso3166
luanda		Luanda	city		AO	geonames-cities15000
lubango		Lubango	city		AO	geonames-cities15000
lubbock		Lubbock	city		US	geonames-cities15000
lubeck		Lübeck	city		DE	geonames-cities15000
lubelska	lublin	Lublin	city		PL	general-usage
lubelski	lublin	Lublin	city	context	PL	general-usage
lublin		Lublin	city		PL	geonames-cities15000
lublinie	lublin	Lublin	city		PL	general-usage
lubnan	lebanon	Lebanon	country		LB	i18n-iso-countries
lubnani	lebanon	Lebanon	demonym		LB	general-usage
lubumbashi		Lubumbashi	city		CD	geonames-cities15000
lucerna	lucerne	Lucerne	city		CH	geonames-cities15000
lucerne		Lucerne	city	context	CH	geonames-cities15000
lucknow		Lucknow	city		IN	geonames-cities15000
ludhiana		Ludhiana	city		IN	geonames-cities15000
ludwigshafen		Ludwigshafen	city		DE	geonames-cities15000
luebeck	lubeck	Lübeck	city		DE	geonames-cities15000
lugano		Lugano	city		CH	geonames-cities15000
lugsembuleukeu	luxembourg	Luxembourg	country		LU	i18n-iso-countries
luik	liege	Liège	city		BE	geonames-cities15000
luksemburg	luxembourg	Luxembourg	country		LU	i18n-iso-countries
lumania	romania	Romania	country		RO	i18n-iso-countries
luomaniya	romania	Romania	country		RO	i18n-iso-countries
lusa	portugal	Portugal	demonym		PT	general-usage
lusaka		Lusaka	city		ZM	geonames-cities15000
lusenbao	luxembourg	Luxembourg	country		LU	i18n-iso-countries
lusitana	portugal	Portugal	demonym		PT	general-usage
lusitania	portugal	Portugal	demonym	context	PT	general-usage
lusitano	portugal	Portugal	demonym		PT	general-usage
luso	portugal	Portugal	demonym	context	PT	general-usage
lussemburgo	luxembourg	Luxembourg	country		LU	i18n-iso-countries
luttich	liege	Liège	city		BE	geonames-cities15000
luwangda	rwanda	Rwanda	country		RW	i18n-iso-countries
lux	luxembourg	Luxembourg	country	context	LU	iso3166
luxembourg		Luxembourg	country		LU	cldr
luxembourg city		Luxembourg City	city		LU	geonames-cities15000
luxembourg grand duchy	luxembourg	Luxembourg	country		LU	general-usage
luxembourg ville	luxembourg city	Luxembourg City	city		LU	general-usage
luxembourgeois	luxembourg	Luxembourg	demonym		LU	general-usage
luxembourgeoise	luxembourg	Luxembourg	demonym		LU	general-usage
luxemburg	luxembourg	Luxembourg	country		LU	i18n-iso-countries
luxemburg stadt	luxembourg city	Luxembourg City	city		LU	general-usage
luxemburger	luxembourg	Luxembourg	demonym		LU	general-usage
luxemburgische	luxembourg	Luxembourg	demonym		LU	general-usage
luxemburgo	luxembourg	Luxembourg	country		LU	i18n-iso-countries
luxemburgues	luxembourg	Luxembourg	demonym		LU	general-usage
luzern	lucerne	Lucerne	city	context	CH	geonames-cities15000
luzerner	lucerne	Lucerne	city		CH	general-usage
lv	latvia	Latvia	country	context	LV	iso3166
lva	latvia	Latvia	country	context	LV	iso3166
lviv		Lviv	city		UA	geonames-cities15000
lvivska	lviv	Lviv	city		UA	general-usage
lvivskyi	lviv	Lviv	city		UA	general-usage
lvov	lviv	Lviv	city		UA	geonames-cities15000
lwksmbwrgh	luxembourg	Luxembourg	country		LU	i18n-iso-countries
lwlyt lmthdh	united states	United States	country		US	i18n-iso-countries
lwow	lviv	Lviv	city		UA	geonames-cities15000
lwrwghwy	uruguay	Uruguay	country		UY	i18n-iso-countries
ly	libya	Libya	country	context	LY	iso3166
lyallpur	faisalabad	Faisalabad	city		PK	geonames-cities15000
lybyry	liberia	Liberia	country		LR	i18n-iso-countries
lydveldid island	iceland	Iceland	country		IS	rigour-territories
lykhtnshtyn	liechtenstein	Liechtenstein	country		LI	i18n-iso-countries
lyon		Lyon	city		FR	geonames-cities15000
lyons	lyon	Lyon	city	edge	FR	geonames-cities15000
lyswtw	lesotho	Lesotho	country		LS	i18n-iso-countries
lytwny	lithuania	Lithuania	country		LT	i18n-iso-countries
lyuksemburg	luxembourg	Luxembourg	country		LU	i18n-iso-countries
ma	massachusetts	Massachusetts	state	context	US	python-us
maastricht		Maastricht	city		NL	geonames-cities15000
mac	macau	Macau	country	context	MO	iso3166
macao	macau	Macau	country		MO	cldr
macao sar	macau	Macau	country		MO	rigour-territories
macao special administrative region	macau	Macau	country		MO	rigour-territories
macar	hungary	Hungary	demonym		HU	general-usage
macaristan	hungary	Hungary	country		HU	i18n-iso-countries
macau		Macau	country		MO	i18n-iso-countries
macedoine du nord	north macedonia	North Macedonia	country		MK	i18n-iso-countries
macedonia	north macedonia	North Macedonia	country	context	MK	i18n-iso-countries
macedonia del nord	north macedonia	North Macedonia	country		MK	i18n-iso-countries
macedonia del norte	north macedonia	North Macedonia	country		MK	i18n-iso-countries
macedonia do norte	north macedonia	North Macedonia	country		MK	i18n-iso-countries
maceio		Maceió	city		BR	geonames-cities15000
macia		Macia	city	context	MZ	geonames-cities15000
madagascar		Madagascar	country		MG	cldr
madagaseukaleu	madagascar	Madagascar	country		MG	i18n-iso-countries
madagaskar	madagascar	Madagascar	country		MG	i18n-iso-countries
madagasukaru	madagascar	Madagascar	country		MG	i18n-iso-countries
madajiasijia	madagascar	Madagascar	country		MG	i18n-iso-countries
madhya pradesh		Madhya Pradesh	state		IN	cldr
madison		Madison	city	context	US	geonames-cities15000
madras	chennai	Chennai	city	context	IN	geonames-cities15000
madrid		Madrid	city		ES	geonames-cities15000
maendao	isle of man	Isle of Man	country		IM	i18n-iso-countries
maenseom	isle of man	Isle of Man	country		IM	i18n-iso-countries
maerdaifu	maldives	Maldives	country		MV	i18n-iso-countries
maerta	malta	Malta	country		MT	i18n-iso-countries
maf	saint martin	Saint Martin	country	context	MF	iso3166
mafeking	mahikeng	Mahikeng	city		ZA	general-usage
mafikeng	mahikeng	Mahikeng	city		ZA	general-usage
magdeburg		Magdeburg	city		DE	geonames-cities15000
maghreb	north africa	North Africa	region		*	general-usage
magyar	hungary	Hungary	country	context	HU	rigour-territories
magyarorszag	hungary	Hungary	country		HU	i18n-iso-countries
maharashtra		Maharashtra	state		IN	cldr
mahikeng		Mahikeng	city		ZA	general-usage
maiduguri		Maiduguri	city		NG	geonames-cities15000
mailand	milan	Milan	city		IT	geonames-cities15000
maine		Maine	state	context	US	cldr
mainland china	china	China	country		CN	general-usage
mainz		Mainz	city		DE	geonames-cities15000
majuro		Majuro	city		MH	geonames-cities15000
makao	macau	Macau	country		MO	i18n-iso-countries
makassar		Makassar	city		ID	geonames-cities15000
makati		Makati	city		PH	geonames-cities15000
makedonia	north macedonia	North Macedonia	country		MK	i18n-iso-countries
makedonija	north macedonia	North Macedonia	country		MK	rigour-territories
makkah	mecca	Mecca	city		SA	geonames-cities15000
malabo		Malabo	city		GQ	geonames-cities15000
malaga		Málaga	city		ES	geonames-cities15000
malagasy	madagascar	Madagascar	demonym		MG	general-usage
malagasy republic	madagascar	Madagascar	country		MG	general-usage
malaisie	malaysia	Malaysia	country		MY	i18n-iso-countries
malaixiya	malaysia	Malaysia	country		MY	i18n-iso-countries
malasia	malaysia	Malaysia	country		MY	i18n-iso-countries
malaui	malawi	Malawi	country		MW	i18n-iso-countries
malavi	malawi	Malawi	country		MW	i18n-iso-countries
malawei	malawi	Malawi	country		MW	i18n-iso-countries
malawi		Malawi	country		MW	cldr
malawian	malawi	Malawi	demonym		MW	general-usage
malay	malaysia	Malaysia	demonym		MY	general-usage
malayan	malaysia	Malaysia	demonym		MY	general-usage
malaysia		Malaysia	country		MY	cldr
malaysian	malaysia	Malaysia	demonym		MY	general-usage
malayziya	malaysia	Malaysia	country		MY	i18n-iso-countries
maldivas	maldives	Maldives	country		MV	i18n-iso-countries
maldive	maldives	Maldives	country		MV	i18n-iso-countries
maldives		Maldives	country		MV	cldr
maldivy	maldives	Maldives	country		MV	i18n-iso-countries
male		Male	city	context	MV	geonames-cities15000
malediven	maldives	Maldives	country		MV	i18n-iso-countries
maleisie	malaysia	Malaysia	country		MY	i18n-iso-countries
malesia	malaysia	Malaysia	country		MY	i18n-iso-countries
maleutinikeu	martinique	Martinique	country		MQ	i18n-iso-countries
mali		Mali	country	context	ML	cldr
malingao		Malingao	city		PH	geonames-cities15000
mallawi	malawi	Malawi	country		MW	i18n-iso-countries
malleisia	malaysia	Malaysia	country		MY	i18n-iso-countries
malli	mali	Mali	country		ML	i18n-iso-countries
malmo		Malmö	city		SE	geonames-cities15000
malmoe	malmo	Malmö	city		SE	geonames-cities15000
malta		Malta	country		MT	cldr
malte	malta	Malta	country		MT	i18n-iso-countries
maltese	malta	Malta	demonym		MT	general-usage
mamoudzou		Mamoudzou	city		YT	geonames-cities15000
man	manitoba	Manitoba	state	context	CA	general-usage
man eiland	isle of man	Isle of Man	country		IM	i18n-iso-countries
managua		Managua	city		NI	geonames-cities15000
manama		Manama	city		BH	geonames-cities15000
manaus		Manaus	city		BR	geonames-cities15000
manchester		Manchester	city	context	GB	geonames-cities15000
mandalay		Mandalay	city		MM	geonames-cities15000
mandao	isle of man	Isle of Man	country		IM	i18n-iso-countries
mangalore		Mangalore	city		IN	geonames-cities15000
mangaluru	mangalore	Mangalore	city		IN	geonames-cities15000
mangaung	bloemfontein	Bloemfontein	city		ZA	general-usage
manhattan		Manhattan	city	context	US	geonames-cities15000
manhica		Manhiça	city		MZ	general-usage
manica		Manica	state	context	MZ	cldr
manila		Manila	city	context	PH	geonames-cities15000
manille	manila	Manila	city	context	PH	geonames-cities15000
manipur		Manipur	state		IN	cldr
manitoba		Manitoba	state		CA	cldr
manjacaze		Manjacaze	city		MZ	geonames-cities15000
mannheim		Mannheim	city		DE	geonames-cities15000
manzini		Manzini	city		SZ	geonames-cities15000
maoliqiusi	mauritius	Mauritius	country		MU	i18n-iso-countries
maolitaniya	mauritania	Mauritania	country		MR	i18n-iso-countries
maori	new zealand	New Zealand	demonym		NZ	general-usage
maputo		Maputo	city		MZ	geonames-cities15000
maputo province		Maputo Province	state		MZ	cldr
mar	morocco	Morocco	country	context	MA	iso3166
maracaibo		Maracaibo	city		VE	geonames-cities15000
maracay		Maracay	city		VE	geonames-cities15000
maranhao		Maranhão	state		BR	cldr
maraui	malawi	Malawi	country		MW	i18n-iso-countries
marche		Marche	state		IT	cldr
mareshia	malaysia	Malaysia	country		MY	i18n-iso-countries
mari	mali	Mali	country	context	ML	i18n-iso-countries
mariehamn		Mariehamn	city		AX	geonames-cities15000
marienthal		Marienthal	city		DE	geonames-cities15000
marigot		Marigot	city		MF	geonames-cities15000
mariupol		Mariupol	city		UA	geonames-cities15000
maroc	morocco	Morocco	country		MA	i18n-iso-countries
marocain	morocco	Morocco	demonym		MA	general-usage
marocaine	morocco	Morocco	demonym		MA	general-usage
marocco	morocco	Morocco	country		MA	i18n-iso-countries
marokkanische	morocco	Morocco	demonym		MA	general-usage
marokko	morocco	Morocco	country		MA	i18n-iso-countries
marracuene		Marracuene	city		MZ	general-usage
marrakech	marrakesh	Marrakesh	city		MA	geonames-cities15000
marrakesh		Marrakesh	city		MA	geonames-cities15000
marrocos	morocco	Morocco	country		MA	i18n-iso-countries
marroqui	morocco	Morocco	demonym		MA	general-usage
marroquina	morocco	Morocco	demonym		MA	general-usage
marruecos	morocco	Morocco	country		MA	i18n-iso-countries
marseille		Marseille	city	context	FR	geonames-cities15000
marseilles	marseille	Marseille	city	context	FR	geonames-cities15000
marsella	marseille	Marseille	city		FR	geonames-cities15000
marshall islands		Marshall Islands	country		MH	cldr
marshallinseln	marshall islands	Marshall Islands	country		MH	i18n-iso-countries
marshallovy ostrova	marshall islands	Marshall Islands	country		MH	i18n-iso-countries
marsiglia	marseille	Marseille	city		FR	geonames-cities15000
martinica	martinique	Martinique	country		MQ	i18n-iso-countries
martinika	martinique	Martinique	country		MQ	i18n-iso-countries
martinique		Martinique	country		MQ	cldr
maruta	malta	Malta	country		MT	i18n-iso-countries
maruteiniku	martinique	Martinique	country		MQ	i18n-iso-countries
maryland		Maryland	state		US	cldr
maseru		Maseru	city		LS	geonames-cities15000
mashaoerqundao	marshall islands	Marshall Islands	country		MH	i18n-iso-countries
mashhad		Mashhad	city		IR	geonames-cities15000
mashiyaruzhudao	marshall islands	Marshall Islands	country		MH	i18n-iso-countries
mashreq	levant	Levant	region		*	general-usage
masqat	muscat	Muscat	city		OM	geonames-cities15000
mass	massachusetts	Massachusetts	state	context	US	python-us
massachusetts		Massachusetts	state		US	cldr
masyalgundo	marshall islands	Marshall Islands	country		MH	i18n-iso-countries
mata utu		Mata Utu	city		WF	geonames-cities15000
matinike	martinique	Martinique	country		MQ	i18n-iso-countries
mato grosso		Mato Grosso	state		BR	cldr
mato grosso do sul		Mato Grosso do Sul	state		BR	cldr
matola		Matola	city		MZ	geonames-cities15000
mauretanien	mauritania	Mauritania	country		MR	i18n-iso-countries
maurice	mauritius	Mauritius	country	edge	MU	i18n-iso-countries
mauricia	mauritius	Mauritius	country		MU	i18n-iso-countries
mauricio	mauritius	Mauritius	country	edge	MU	i18n-iso-countries
mauritania		Mauritania	country		MR	cldr
mauritanie	mauritania	Mauritania	country		MR	i18n-iso-countries
mauritian	mauritius	Mauritius	demonym		MU	general-usage
mauritius		Mauritius	country		MU	cldr
mavrikiy	mauritius	Mauritius	country		MU	i18n-iso-countries
mavritaniya	mauritania	Mauritania	country		MR	i18n-iso-countries
maxixe		Maxixe	city	context	MZ	geonames-cities15000
mayence	mainz	Mainz	city		DE	geonames-cities15000
mayoteu	mayotte	Mayotte	country		YT	i18n-iso-countries
mayotta	mayotte	Mayotte	country		YT	i18n-iso-countries
mayotte		Mayotte	country		YT	cldr
mayotto	mayotte	Mayotte	country		YT	i18n-iso-countries
mayuete	mayotte	Mayotte	country		YT	i18n-iso-countries
mb	manitoba	Manitoba	state	context	CA	general-usage
mbabane		Mbabane	city		SZ	geonames-cities15000
mbombela	nelspruit	Nelspruit	city		ZA	general-usage
mc	monaco	Monaco	country	context	MC	iso3166
mco	monaco	Monaco	country	context	MC	iso3166
md	maryland	Maryland	state	context	US	python-us
mda	moldova	Moldova	country	context	MD	iso3166
mdg	madagascar	Madagascar	country	context	MG	iso3166
mdghshqr	madagascar	Madagascar	country		MG	i18n-iso-countries
mdv	maldives	Maldives	country	context	MV	iso3166
me	maine	Maine	state	context	US	python-us
me and africa	middle east	Middle East	region		*	general-usage
mea	middle east and africa	Middle East and Africa	region	context	*	general-usage
mecca		Mecca	city	context	SA	geonames-cities15000
mecklenburg	mecklenburg western pomerania	Mecklenburg-Western Pomerania	state		DE	rigour-territories
mecklenburg vorpommern	mecklenburg western pomerania	Mecklenburg-Western Pomerania	state		DE	cldr
mecklenburg western pomerania		Mecklenburg-Western Pomerania	state		DE	rigour-territories
meckpomm	mecklenburg western pomerania	Mecklenburg-Western Pomerania	state		DE	general-usage
med region	mediterranean	Mediterranean	region		*	general-usage
medan		Medan	city		ID	geonames-cities15000
medellin		Medellín	city		CO	geonames-cities15000
medina		Medina	city	context	SA	geonames-cities15000
medio oriente	middle east	Middle East	region		*	general-usage
mediterranean		Mediterranean	region	context	*	general-usage
mediterranee	mediterranean	Mediterranean	region		*	general-usage
mediterraneo	mediterranean	Mediterranean	region		*	general-usage
meghalaya		Meghalaya	state		IN	cldr
megsiko	mexico	Mexico	country		MX	i18n-iso-countries
meiguo	united states	United States	country		US	i18n-iso-countries
meishusamoya	american samoa	American Samoa	country		AS	i18n-iso-countries
meishuweierjingqundao	us virgin islands	US Virgin Islands	country		VI	i18n-iso-countries
mejico	mexico	Mexico	country		MX	general-usage
mekishiko	mexico	Mexico	country		MX	i18n-iso-countries
mekong		Mekong	region		*	general-usage
meksika	mexico	Mexico	country		MX	i18n-iso-countries
melbourne		Melbourne	city		AU	geonames-cities15000
melekeok		Melekeok	city		PW	geonames-cities15000
mellanostern	middle east	Middle East	region		*	general-usage
memphis		Memphis	city		US	geonames-cities15000
mena	middle east and north africa	Middle East and North Africa	region		*	general-usage
mendoza		Mendoza	city	context	AR	geonames-cities15000
menggu	mongolia	Mongolia	country		MN	i18n-iso-countries
mengjialaguo	bangladesh	Bangladesh	country		BD	i18n-iso-countries
mengtesailate	montserrat	Montserrat	country		MS	i18n-iso-countries
mercosul	mercosur	Mercosur	region		*	general-usage
mercosur		Mercosur	region		*	general-usage
merida		Mérida	city	context	MX	geonames-cities15000
mersin		Mersin	city		TR	geonames-cities15000
mesa		Mesa	city	context	US	geonames-cities15000
meshed	mashhad	Mashhad	city	context	IR	geonames-cities15000
messicana	mexico	Mexico	demonym		MX	general-usage
messico	mexico	Mexico	country		MX	i18n-iso-countries
messina		Messina	city	context	IT	geonames-cities15000
metro manila	manila	Manila	city		PH	general-usage
metropolitan borough of wirral		Metropolitan Borough of Wirral	city		GB	geonames-cities15000
metz		Metz	city	context	FR	geonames-cities15000
mex	mexico	Mexico	country	context	MX	iso3166
mexicaine	mexico	Mexico	demonym		MX	general-usage
mexicali		Mexicali	city		MX	geonames-cities15000
mexican	mexico	Mexico	demonym		MX	general-usage
mexicana	mexico	Mexico	demonym		MX	general-usage
mexicanas	mexico	Mexico	demonym		MX	general-usage
mexicano	mexico	Mexico	demonym		MX	general-usage
mexicanos	mexico	Mexico	demonym		MX	general-usage
mexico		Mexico	country		MX	cldr
mexico city		Mexico City	city		MX	geonames-cities15000
mexico df	mexico city	Mexico City	city		MX	geonames-cities15000
mexikanische	mexico	Mexico	demonym		MX	general-usage
mexiko	mexico	Mexico	country		MX	i18n-iso-countries
mexiko stadt	mexico city	Mexico City	city		MX	geonames-cities15000
mexique	mexico	Mexico	country		MX	i18n-iso-countries
mf	saint martin	Saint Martin	country	context	MF	iso3166
mg	madagascar	Madagascar	country	context	MG	iso3166
mg brasil	minas gerais	Minas Gerais	state		BR	general-usage
mh	marshall islands	Marshall Islands	country	context	MH	iso3166
mhl	marshall islands	Marshall Islands	country	context	MH	iso3166
mi	michigan	Michigan	state	context	US	python-us
miami		Miami	city		US	geonames-cities15000
miandian	myanmar	Myanmar	country		MM	i18n-iso-countries
mianmar	myanmar	Myanmar	country		MM	i18n-iso-countries
mich	michigan	Michigan	state	context	US	python-us
michigan		Michigan	state	context	US	cldr
michoacan		Michoacán	state		MX	cldr
micronesia		Micronesia	country		FM	cldr
micronesie	micronesia	Micronesia	country		FM	i18n-iso-countries
mid atlantic		Mid-Atlantic	region		*	general-usage
mid east	middle east	Middle East	region		*	general-usage
mid west	midwest	Midwest	region		*	general-usage
midatlantic	mid atlantic	Mid-Atlantic	region		*	general-usage
middelburg		Middelburg	city		ZA	geonames-cities15000
midden oosten	middle east	Middle East	region		*	general-usage
middle east		Middle East	region		*	general-usage
middle east and africa		Middle East and Africa	region		*	general-usage
middle east and north africa		Middle East and North Africa	region		*	general-usage
middle eastern	middle east	Middle East	demonym		*	general-usage
middle west	midwest	Midwest	region		*	general-usage
middlesbrough		Middlesbrough	city		GB	geonames-cities15000
mideast	middle east	Middle East	region		*	general-usage
midrand		Midrand	city		ZA	geonames-cities15000
midwest		Midwest	region		*	general-usage
migug	united states	United States	country		US	i18n-iso-countries
miguglyeong beojinaillaendeu	us virgin islands	US Virgin Islands	country		VI	i18n-iso-countries
mikeluonixiyalianbang	micronesia	Micronesia	country		FM	i18n-iso-countries
mikeulonesia	micronesia	Micronesia	country		FM	i18n-iso-countries
mikronesien	micronesia	Micronesia	country		FM	i18n-iso-countries
mikroneziya	micronesia	Micronesia	country		FM	i18n-iso-countries
mikuroneshialianbang	micronesia	Micronesia	country		FM	i18n-iso-countries
milan		Milan	city	context	IT	geonames-cities15000
milano	milan	Milan	city	context	IT	geonames-cities15000
milao	milan	Milan	city		IT	geonames-cities15000
milu	peru	Peru	country		PE	i18n-iso-countries
milwaukee		Milwaukee	city		US	geonames-cities15000
minas gerais		Minas Gerais	state		BR	cldr
minn	minnesota	Minnesota	state		US	python-us
minneapolis		Minneapolis	city		US	geonames-cities15000
minnesota		Minnesota	state		US	cldr
minsk		Minsk	city		BY	geonames-cities15000
minskaya	minsk	Minsk	city		BY	general-usage
minskiy	minsk	Minsk	city		BY	general-usage
misir	egypt	Egypt	country		EG	i18n-iso-countries
misr	egypt	Egypt	country	context	EG	i18n-iso-countries
misr al arabia	egypt	Egypt	country		EG	rigour-territories
misr al arabiya	egypt	Egypt	country		EG	rigour-territories
misr al arabiyah	egypt	Egypt	country		EG	rigour-territories
misr al arabiyya	egypt	Egypt	country		EG	rigour-territories
misri	egypt	Egypt	demonym		EG	general-usage
miss	mississippi	Mississippi	state	context	US	python-us
mississauga		Mississauga	city		CA	geonames-cities15000
mississippi		Mississippi	state		US	cldr
missouri		Missouri	state		US	cldr
mittel und osteuropa	central and eastern europe	Central and Eastern Europe	region		*	general-usage
mittelamerika	central america	Central America	region		*	general-usage
mitteleuropa	central europe	Central Europe	region		*	general-usage
mittelmeer	mediterranean	Mediterranean	region		*	general-usage
miyanma	myanmar	Myanmar	country		MM	i18n-iso-countries
mizoram		Mizoram	state		IN	cldr
mk	north macedonia	North Macedonia	country	context	MK	iso3166
mkd	north macedonia	North Macedonia	country	context	MK	iso3166
ml	mali	Mali	country	context	ML	iso3166
mli	mali	Mali	country	context	ML	iso3166
mlt	malta	Malta	country	context	MT	iso3166
mm	myanmar	Myanmar	country	context	MM	iso3166
mmlkh lbhryn	bahrain	Bahrain	country		BH	rigour-territories
mmr	myanmar	Myanmar	country	context	MM	iso3166
mn	minnesota	Minnesota	state	context	US	python-us
mne	montenegro	Montenegro	country	context	ME	iso3166
mng	mongolia	Mongolia	country	context	MN	iso3166
mnghwly	mongolia	Mongolia	country		MN	i18n-iso-countries
mnichov	munich	Munich	city		DE	geonames-cities15000
mnp	northern mariana islands	Northern Mariana Islands	country	context	MP	iso3166
mo	missouri	Missouri	state	context	US	python-us
moatize		Moatize	city		MZ	general-usage
mobile		Mobile	city	context	US	geonames-cities15000
moc	mozambique	Mozambique	country	context	MZ	general-usage
mocamb	mozambique	Mozambique	country		MZ	general-usage
mocambicaine	mozambique	Mozambique	demonym		MZ	general-usage
mocambicana	mozambique	Mozambique	demonym		MZ	general-usage
mocambicanas	mozambique	Mozambique	demonym		MZ	general-usage
mocambicano	mozambique	Mozambique	demonym		MZ	general-usage
mocambicanos	mozambique	Mozambique	demonym		MZ	general-usage
mocambique	mozambique	Mozambique	country		MZ	i18n-iso-countries
mocimboa		Mocímboa	city		MZ	geonames-cities15000
mocimboa da praia		Mocímboa da Praia	city		MZ	general-usage
mocuba		Mocuba	city		MZ	general-usage
modena		Modena	city	context	IT	geonames-cities15000
moe	central and eastern europe	Central and Eastern Europe	region	context	*	general-usage
moerduowa	moldova	Moldova	country		MD	i18n-iso-countries
mogadiscio	mogadishu	Mogadishu	city		SO	geonames-cities15000
mogadishu		Mogadishu	city		SO	geonames-cities15000
mojambikeu	mozambique	Mozambique	country		MZ	i18n-iso-countries
mokopane		Mokopane	city		ZA	geonames-cities15000
moldavia	moldova	Moldova	country		MD	i18n-iso-countries
moldavie	moldova	Moldova	country		MD	i18n-iso-countries
moldaviya	moldova	Moldova	country		MD	i18n-iso-countries
moldawien	moldova	Moldova	country		MD	i18n-iso-countries
moldibeu	maldives	Maldives	country		MV	i18n-iso-countries
moldoba	moldova	Moldova	country		MD	i18n-iso-countries
moldova		Moldova	country		MD	cldr
moldovan republic	moldova	Moldova	country		MD	rigour-territories
molise		Molise	state		IT	cldr
molisyeoseu	mauritius	Mauritius	country		MU	i18n-iso-countries
molitani	mauritania	Mauritania	country		MR	i18n-iso-countries
moloko	morocco	Morocco	country		MA	i18n-iso-countries
molta	malta	Malta	country		MT	i18n-iso-countries
moluoge	morocco	Morocco	country		MA	i18n-iso-countries
mombasa		Mombasa	city		KE	geonames-cities15000
monaco		Monaco	country		MC	cldr
monaco di baviera	munich	Munich	city		DE	geonames-cities15000
monage	monaco	Monaco	country		MC	i18n-iso-countries
monako	monaco	Monaco	country		MC	i18n-iso-countries
monchengladbach		Mönchengladbach	city		DE	geonames-cities15000
monegasque	monaco	Monaco	demonym		MC	general-usage
monggol	mongolia	Mongolia	country		MN	i18n-iso-countries
mongolei	mongolia	Mongolia	country		MN	i18n-iso-countries
mongolia		Mongolia	country		MN	cldr
mongolie	mongolia	Mongolia	country		MN	i18n-iso-countries
mongoliya	mongolia	Mongolia	country		MN	i18n-iso-countries
mongoru	mongolia	Mongolia	country		MN	i18n-iso-countries
monrovia		Monrovia	city		LR	geonames-cities15000
monserrate	montserrat	Montserrat	country		MS	i18n-iso-countries
mont	montana	Montana	state		US	python-us
montana		Montana	state	context	US	cldr
montenegeulo	montenegro	Montenegro	country		ME	i18n-iso-countries
montenegro		Montenegro	country		ME	cldr
montenegro republic	montenegro	Montenegro	country		ME	general-usage
monteneguro	montenegro	Montenegro	country		ME	i18n-iso-countries
montepuez		Montepuez	city		MZ	geonames-cities15000
monterrey		Monterrey	city		MX	geonames-cities15000
monteuselateu	montserrat	Montserrat	country		MS	i18n-iso-countries
montevideo		Montevideo	city		UY	geonames-cities15000
montgomery		Montgomery	city	context	US	geonames-cities15000
montoserato	montserrat	Montserrat	country		MS	i18n-iso-countries
montpellier		Montpellier	city		FR	geonames-cities15000
montreal		Montreal	city		CA	geonames-cities15000
montserrat		Montserrat	country		MS	cldr
morelos		Morelos	state		MX	cldr
morishiyasu	mauritius	Mauritius	country		MU	i18n-iso-countries
moritania	mauritania	Mauritania	country		MR	i18n-iso-countries
moroccan	morocco	Morocco	demonym		MA	general-usage
morocco		Morocco	country		MA	cldr
moroni		Moroni	city		KM	geonames-cities15000
morotko	morocco	Morocco	country		MA	i18n-iso-countries
morudeibu	maldives	Maldives	country		MV	i18n-iso-countries
morudobagongheguo	moldova	Moldova	country		MD	i18n-iso-countries
mosambik	mozambique	Mozambique	country		MZ	i18n-iso-countries
mosambikanische	mozambique	Mozambique	demonym		MZ	general-usage
mosambique	mozambique	Mozambique	country		MZ	general-usage
mosangbike	mozambique	Mozambique	country		MZ	i18n-iso-countries
mosca	moscow	Moscow	city		RU	geonames-cities15000
moscou	moscow	Moscow	city		RU	geonames-cities15000
moscovo	moscow	Moscow	city		RU	geonames-cities15000
moscow		Moscow	city	context	RU	geonames-cities15000
moscu	moscow	Moscow	city		RU	geonames-cities15000
moskau	moscow	Moscow	city		RU	geonames-cities15000
moskovskaya	moscow	Moscow	city		RU	general-usage
moskovskiy	moscow	Moscow	city		RU	geonames-cities15000
moskovskoye	moscow	Moscow	city		RU	general-usage
moskva	moscow	Moscow	city		RU	geonames-cities15000
moskvy	moscow	Moscow	city		RU	general-usage
moskwa	moscow	Moscow	city		RU	geonames-cities15000
mossambike	mozambique	Mozambique	country		MZ	general-usage
mossambique	mozambique	Mozambique	country		MZ	general-usage
most serene republic of san marino	san marino	San Marino	country		SM	rigour-territories
mosul		Mosul	city		IQ	geonames-cities15000
moxige	mexico	Mexico	country		MX	i18n-iso-countries
moyen orient	middle east	Middle East	region		*	general-usage
moz	mozambique	Mozambique	country	context	MZ	iso3166
mozambicaine	mozambique	Mozambique	demonym		MZ	general-usage
mozambican	mozambique	Mozambique	demonym		MZ	general-usage
mozambico	mozambique	Mozambique	country		MZ	i18n-iso-countries
mozambik	mozambique	Mozambique	country		MZ	i18n-iso-countries
mozambique		Mozambique	country		MZ	cldr
mozambiquena	mozambique	Mozambique	demonym		MZ	general-usage
mozanbiku	mozambique	Mozambique	country		MZ	i18n-iso-countries
mp	northern mariana islands	Northern Mariana Islands	country	context	MP	iso3166
mpumalanga		Mpumalanga	state		ZA	cldr
mq	martinique	Martinique	country	context	MQ	iso3166
mqdwny lshmlyh	north macedonia	North Macedonia	country		MK	i18n-iso-countries
mr	mauritania	Mauritania	country	context	MR	iso3166
mrt	mauritania	Mauritania	country	context	MR	iso3166
mrtynyk	martinique	Martinique	country		MQ	i18n-iso-countries
ms	mississippi	Mississippi	state	context	US	python-us
msia	malaysia	Malaysia	country		MY	general-usage
msr	montserrat	Montserrat	country	context	MS	iso3166
mt	montana	Montana	state	context	US	python-us
mtq	martinique	Martinique	country	context	MQ	iso3166
mu	mauritius	Mauritius	country	context	MU	iso3166
muenchen	munich	Munich	city		DE	geonames-cities15000
muenchener	munich	Munich	city		DE	general-usage
muenchner	munich	Munich	city		DE	general-usage
muenster	munster	Münster	city	context	DE	geonames-cities15000
mukden	shenyang	Shenyang	city		CN	geonames-cities15000
mumbai		Mumbai	city		IN	geonames-cities15000
munchen	munich	Munich	city		DE	geonames-cities15000
munchener	munich	Munich	city		DE	general-usage
munchner	munich	Munich	city		DE	general-usage
munich		Munich	city		DE	geonames-cities15000
munique	munich	Munich	city		DE	geonames-cities15000
munster		Münster	city	context	DE	geonames-cities15000
murcia		Murcia	city		ES	geonames-cities15000
mus	mauritius	Mauritius	country	context	MU	cldr
muscat		Muscat	city	context	OM	geonames-cities15000
mutare		Mutare	city		ZW	geonames-cities15000
mutuali		Mutuáli	city		MZ	geonames-cities15000
mv	maldives	Maldives	country	context	MV	iso3166
mw	malawi	Malawi	country	context	MW	iso3166
mwanza		Mwanza	city		TZ	geonames-cities15000
mwi	malawi	Malawi	country	context	MW	iso3166
mwldwf	moldova	Moldova	country		MD	i18n-iso-countries
mwntsrt	montserrat	Montserrat	country		MS	i18n-iso-countries
mwryshyws	mauritius	Mauritius	country		MU	i18n-iso-countries
mwrytny	mauritania	Mauritania	country		MR	i18n-iso-countries
mwzmbyq	mozambique	Mozambique	country		MZ	i18n-iso-countries
mx	mexico	Mexico	country	context	MX	iso3166
my	malaysia	Malaysia	country	context	MY	iso3166
myanma	myanmar	Myanmar	country		MM	i18n-iso-countries
myanmar		Myanmar	country		MM	cldr
mys	malaysia	Malaysia	country	context	MY	iso3166
mysore		Mysore	city		IN	geonames-cities15000
mysore state	karnataka	Karnataka	state		IN	general-usage
mysuru	mysore	Mysore	city		IN	geonames-cities15000
myt	mayotte	Mayotte	country	context	YT	iso3166
mz	mozambique	Mozambique	country	context	MZ	iso3166
mzansi	south africa	South Africa	country		ZA	general-usage
n america	north america	North America	region		*	general-usage
n cape	northern cape	Northern Cape	state		ZA	general-usage
n carolina	north carolina	North Carolina	state		US	general-usage
n dakota	north dakota	North Dakota	state		US	rigour-territories
n ireland	northern ireland	Northern Ireland	part		GB	rigour-territories
n korea	north korea	North Korea	country		KP	general-usage
na	north america	North America	region	context	*	general-usage
nacala		Nacala	city		MZ	geonames-cities15000
nafta	north america	North America	region		*	general-usage
nagaland		Nagaland	state		IN	cldr
nagoya		Nagoya	city		JP	geonames-cities15000
nagpur		Nagpur	city		IN	geonames-cities15000
naher osten	middle east	Middle East	region		*	general-usage
nahost	middle east	Middle East	region		*	general-usage
naija	nigeria	Nigeria	country		NG	rigour-territories
naijieria	nigeria	Nigeria	country		NG	i18n-iso-countries
naijilia	nigeria	Nigeria	country		NG	i18n-iso-countries
nairobi		Nairobi	city		KE	geonames-cities15000
nam	namibia	Namibia	country	context	NA	iso3166
namapeulika	south africa	South Africa	country		ZA	i18n-iso-countries
namibia		Namibia	country		NA	cldr
namibian	namibia	Namibia	demonym		NA	general-usage
namibie	namibia	Namibia	country		NA	i18n-iso-countries
namibische	namibia	Namibia	demonym		NA	general-usage
namibiya	namibia	Namibia	country		NA	i18n-iso-countries
nampula		Nampula	city		MZ	geonames-cities15000
nampula province		Nampula Province	state		MZ	general-usage
namsudan	south sudan	South Sudan	country		SS	i18n-iso-countries
nan jing	nanjing	Nanjing	city		CN	general-usage
nanafurika	south africa	South Africa	country		ZA	i18n-iso-countries
nanchang		Nanchang	city		CN	geonames-cities15000
nanchong		Nanchong	city		CN	geonames-cities15000
nancy		Nancy	city	context	FR	geonames-cities15000
nanfei	south africa	South Africa	country		ZA	i18n-iso-countries
nanjing		Nanjing	city		CN	geonames-cities15000
nanking	nanjing	Nanjing	city		CN	geonames-cities15000
nanning		Nanning	city		CN	geonames-cities15000
nansudan	south sudan	South Sudan	country		SS	i18n-iso-countries
nantes		Nantes	city		FR	geonames-cities15000
nantong		Nantong	city		CN	geonames-cities15000
naoero	nauru	Nauru	country		NR	rigour-territories
naolu	nauru	Nauru	country		NR	i18n-iso-countries
naples		Naples	city		IT	geonames-cities15000
napoles	naples	Naples	city		IT	geonames-cities15000
napoli	naples	Naples	city		IT	geonames-cities15000
narodnaya respublika angola	angola	Angola	country		AO	rigour-territories
nashville		Nashville	city		US	geonames-cities15000
nassau		Nassau	city	context	BS	geonames-cities15000
natal	kwazulu natal	KwaZulu-Natal	state	context	ZA	general-usage
naulu	nauru	Nauru	country		NR	i18n-iso-countries
nauru		Nauru	country		NR	cldr
navarra	navarre	Navarre	state	context	ES	cldr
navarre		Navarre	state		ES	general-usage
navi mumbai		Navi Mumbai	city		IN	geonames-cities15000
nay pyi taw		Nay Pyi Taw	city		MM	geonames-cities15000
nayarit		Nayarit	state		MX	cldr
nb	new brunswick	New Brunswick	state	context	CA	general-usage
nc	north carolina	North Carolina	state	context	US	python-us
ncl	new caledonia	New Caledonia	country	context	NC	iso3166
nd	north dakota	North Dakota	state	context	US	python-us
ndjamena		N'Djamena	city		TD	geonames-cities15000
ndola		Ndola	city		ZM	geonames-cities15000
ndwnysy	indonesia	Indonesia	country		ID	i18n-iso-countries
ne	nebraska	Nebraska	state	context	US	python-us
neapel	naples	Naples	city		IT	geonames-cities15000
neb	nebraska	Nebraska	state	context	US	python-us
nebraska		Nebraska	state		US	cldr
nedeollandeu	netherlands	Netherlands	country		NL	i18n-iso-countries
nederland	netherlands	Netherlands	country		NL	i18n-iso-countries
nederlanden	netherlands	Netherlands	country		NL	general-usage
nederlands	netherlands	Netherlands	country		NL	rigour-territories
nederlandsche	netherlands	Netherlands	demonym		NL	general-usage
nederlandse	netherlands	Netherlands	demonym		NL	general-usage
neerlandais	netherlands	Netherlands	demonym		NL	general-usage
neerlandaise	netherlands	Netherlands	demonym		NL	general-usage
neerlandesa	netherlands	Netherlands	demonym		NL	general-usage
neerlandica	netherlands	Netherlands	demonym		NL	general-usage
nei mongol	inner mongolia	Inner Mongolia	state		CN	general-usage
neimenggu	inner mongolia	Inner Mongolia	state		CN	general-usage
nelspruit		Nelspruit	city		ZA	geonames-cities15000
nemetskiy	germany	Germany	demonym		DE	general-usage
nepal		Nepal	country		NP	cldr
nepalese	nepal	Nepal	demonym		NP	general-usage
nepali	nepal	Nepal	demonym		NP	general-usage
neparu	nepal	Nepal	country		NP	i18n-iso-countries
ner	niger	Niger	country	context	NE	iso3166
netherlands		Netherlands	country		NL	cldr
neuchatel		Neuchâtel	state		CH	cldr
neuenburg	neuchatel	Neuchâtel	state		CH	opencage-states
neuengland	new england	New England	region		*	general-usage
neukaledonien	new caledonia	New Caledonia	country		NC	i18n-iso-countries
neuseeland	new zealand	New Zealand	country		NZ	i18n-iso-countries
nev	nevada	Nevada	state	context	US	python-us
nevada		Nevada	state	context	US	cldr
new brunswick		New Brunswick	state		CA	cldr
new caledonia		New Caledonia	country		NC	cldr
new delhi	delhi	Delhi	city		IN	geonames-cities15000
new england		New England	region		*	general-usage
new hampshire		New Hampshire	state		US	cldr
new haven		New Haven	city		US	geonames-cities15000
new jersey		New Jersey	state		US	cldr
new mexico		New Mexico	state		US	cldr
new orleans		New Orleans	city		US	geonames-cities15000
new south memphis		New South Memphis	city		US	geonames-cities15000
new south wales		New South Wales	state		AU	cldr
new york		New York	state		US	cldr
new york city	new york	New York	city		US	geonames-cities15000
new york state	new york	New York	state		US	general-usage
new zealand		New Zealand	country		NZ	cldr
new zealander	new zealand	New Zealand	demonym		NZ	general-usage
newark		Newark	city		US	geonames-cities15000
newcastle		Newcastle	city		GB	geonames-cities15000
newcastle australia		Newcastle (Australia)	city		AU	general-usage
newcastle upon tyne	newcastle	Newcastle	city		GB	geonames-cities15000
newfoundland	newfoundland and labrador	Newfoundland and Labrador	state		CA	rigour-territories
newfoundland and labrador		Newfoundland and Labrador	state		CA	cldr
newzealand	new zealand	New Zealand	country		NZ	general-usage
nf	norfolk island	Norfolk Island	country	context	NF	iso3166
nfk	norfolk island	Norfolk Island	country	context	NF	iso3166
nfld	newfoundland and labrador	Newfoundland and Labrador	state		CA	general-usage
ng	nigeria	Nigeria	country	context	NG	iso3166
nga	nigeria	Nigeria	country	context	NG	iso3166
nghwyl	anguilla	Anguilla	country		AI	i18n-iso-countries
nh	new hampshire	New Hampshire	state	context	US	python-us
ni	nicaragua	Nicaragua	country	context	NI	iso3166
niamey		Niamey	city		NE	geonames-cities15000
niassa		Niassa	state	context	MZ	cldr
nic	nicaragua	Nicaragua	country	context	NI	iso3166
nicaragua		Nicaragua	country		NI	cldr
nicaraguan	nicaragua	Nicaragua	demonym		NI	general-usage
nicaraguense	nicaragua	Nicaragua	demonym		NI	general-usage
nice		Nice	city	context	FR	geonames-cities15000
nicosia		Nicosia	city		CY	geonames-cities15000
niderlandy	netherlands	Netherlands	country		NL	i18n-iso-countries
nidwalden		Nidwalden	state		CH	cldr
niederlaendische	netherlands	Netherlands	demonym		NL	general-usage
niederlande	netherlands	Netherlands	country		NL	i18n-iso-countries
niederlandische	netherlands	Netherlands	demonym		NL	general-usage
niederoesterreich	lower austria	Lower Austria	state		AT	general-usage
niederosterreich	lower austria	Lower Austria	state		AT	opencage-states
niedersachsen	lower saxony	Lower Saxony	state		DE	opencage-states
niemcy	germany	Germany	country		DE	i18n-iso-countries
niemiecka	germany	Germany	demonym		DE	general-usage
nieuw caledonie	new caledonia	New Caledonia	country		NC	i18n-iso-countries
nieuw zeeland	new zealand	New Zealand	country		NZ	i18n-iso-countries
nigel		Nigel	city	edge	ZA	geonames-cities15000
niger		Niger	country		NE	cldr
nigeria		Nigeria	country		NG	cldr
nigerian	nigeria	Nigeria	demonym		NG	general-usage
nigeriya	nigeria	Nigeria	country		NG	i18n-iso-countries
nihon	japan	Japan	country		JP	rigour-territories
nihon koku	japan	Japan	country		JP	rigour-territories
nijeleu	niger	Niger	country		NE	i18n-iso-countries
nijialagua	nicaragua	Nicaragua	country		NI	i18n-iso-countries
nijieru	niger	Niger	country		NE	i18n-iso-countries
nikalagwa	nicaragua	Nicaragua	country		NI	i18n-iso-countries
nikaragua	nicaragua	Nicaragua	country		NI	i18n-iso-countries
ning bo	ningbo	Ningbo	city		CN	general-usage
ningbo		Ningbo	city		CN	geonames-cities15000
ningpo	ningbo	Ningbo	city		CN	general-usage
ningxia		Ningxia	state		CN	cldr
nipoer	nepal	Nepal	country		NP	i18n-iso-countries
nippon	japan	Japan	country	context	JP	rigour-territories
nippon koku	japan	Japan	country		JP	rigour-territories
nirier	niger	Niger	country		NE	i18n-iso-countries
niriliya	nigeria	Nigeria	country		NG	i18n-iso-countries
niu	niue	Niue	country	context	NU	iso3166
niuai	niue	Niue	country		NU	i18n-iso-countries
niue		Niue	country		NU	cldr
niyujirando	new zealand	New Zealand	country		NZ	i18n-iso-countries
niyukaredonia	new caledonia	New Caledonia	country		NC	i18n-iso-countries
nizhniy novgorod	nizhny novgorod	Nizhny Novgorod	city		RU	geonames-cities15000
nizhny novgorod		Nizhny Novgorod	city		RU	geonames-cities15000
nizza	nice	Nice	city		FR	geonames-cities15000
nj	new jersey	New Jersey	state	context	US	python-us
nl	netherlands	Netherlands	country	context	NL	iso3166
nl mexico	nuevo leon	Nuevo León	state		MX	general-usage
nld	netherlands	Netherlands	country	context	NL	iso3166
nm	new mexico	New Mexico	state	context	US	python-us
no	norway	Norway	country	context	NO	iso3166
noam	north america	North America	region	context	*	general-usage
nofuokudao	norfolk island	Norfolk Island	country		NF	i18n-iso-countries
noida		Noida	city		IN	geonames-cities15000
noleuwei	norway	Norway	country		NO	i18n-iso-countries
noord amerika	north america	North America	region		*	general-usage
noord brabant	north brabant	North Brabant	state		NL	opencage-states
noord holland	north holland	North Holland	state		NL	opencage-states
noord kaap	northern cape	Northern Cape	state		ZA	general-usage
noordelijke marianen	northern mariana islands	Northern Mariana Islands	country		MP	i18n-iso-countries
noorder paarl		Noorder-Paarl	city		ZA	geonames-cities15000
noordwes	north west province	North West Province	state		ZA	general-usage
noors	norway	Norway	demonym		NO	general-usage
noorse	norway	Norway	demonym		NO	general-usage
noorwegen	norway	Norway	country		NO	i18n-iso-countries
nopeogseom	norfolk island	Norfolk Island	country		NF	i18n-iso-countries
nor	norway	Norway	country	context	NO	iso3166
nord europa	northern europe	Northern Europe	region		*	general-usage
nord pas de calais	hauts de france	Hauts-de-France	state		FR	general-usage
nordafrika	north africa	North Africa	region		*	general-usage
nordamerika	north america	North America	region		*	general-usage
norden	nordic	Nordic	region	context	*	general-usage
nordeuropa	nordic	Nordic	region		*	general-usage
nordic		Nordic	region	context	*	general-usage
nordic countries	nordic	Nordic	region		*	general-usage
nordics	nordic	Nordic	region		*	general-usage
nordirland	northern ireland	Northern Ireland	part		GB	general-usage
nordische lander	nordic	Nordic	region		*	general-usage
nordisk	nordic	Nordic	region	context	*	general-usage
nordiska	nordic	Nordic	region		*	general-usage
nordkorea	north korea	North Korea	country		KP	i18n-iso-countries
nordliche marianen	northern mariana islands	Northern Mariana Islands	country		MP	i18n-iso-countries
nordmazedonien	north macedonia	North Macedonia	country		MK	i18n-iso-countries
nordrhein	north rhine westphalia	North Rhine-Westphalia	state		DE	general-usage
nordrhein westfalen	north rhine westphalia	North Rhine-Westphalia	state		DE	opencage-states
noreg	norway	Norway	country		NO	i18n-iso-countries
norfolk		Norfolk	city		US	geonames-cities15000
norfolk island		Norfolk Island	country		NF	cldr
norfolkinsel	norfolk island	Norfolk Island	country		NF	i18n-iso-countries
norge	norway	Norway	country	context	NO	i18n-iso-countries
norimberga	nuremberg	Nuremberg	city		DE	geonames-cities15000
normandie	normandy	Normandy	state		FR	cldr
normandy		Normandy	state	context	FR	opencage-states
norsk	norway	Norway	demonym		NO	general-usage
norske	norway	Norway	demonym		NO	general-usage
norte da africa	north africa	North Africa	region		*	general-usage
norte de africa	north africa	North Africa	region		*	general-usage
norteamerica	north america	North America	region		*	general-usage
norteamericana	united states	United States	demonym		US	general-usage
norteamericano	united states	United States	demonym		US	general-usage
north africa		North Africa	region		*	general-usage
north african	north africa	North Africa	demonym		*	general-usage
north america		North America	region		*	general-usage
north american	north america	North America	demonym		*	general-usage
north asia		North Asia	region		*	general-usage
north brabant		North Brabant	state		NL	cldr
north carolina		North Carolina	state		US	cldr
north dakota		North Dakota	state		US	cldr
north east asia	north asia	North Asia	region		*	general-usage
north europe	northern europe	Northern Europe	region		*	general-usage
north holland		North Holland	state		NL	cldr
north korea		North Korea	country		KP	cldr
north macedonia		North Macedonia	country		MK	cldr
north rhine westphalia		North Rhine-Westphalia	state		DE	cldr
north west province		North West Province	state		ZA	general-usage
north york		North York	city		CA	geonames-cities15000
northamerica	north america	North America	region		*	general-usage
northeast asia	north asia	North Asia	region		*	general-usage
northern africa	north africa	North Africa	region		*	un-names
northern asia	north asia	North Asia	region		*	general-usage
northern cape		Northern Cape	state		ZA	cldr
northern europe		Northern Europe	region		*	un-names
northern ireland		Northern Ireland	part		GB	cldr
northern mariana islands		Northern Mariana Islands	country		MP	cldr
northern province	limpopo	Limpopo	state		ZA	general-usage
northern territory		Northern Territory	state		AU	cldr
northern transvaal	limpopo	Limpopo	state		ZA	general-usage
northwest territories		Northwest Territories	state		CA	cldr
noruega	norway	Norway	country		NO	i18n-iso-countries
norueguesa	norway	Norway	demonym		NO	general-usage
noruue	norway	Norway	country		NO	i18n-iso-countries
norvec	norway	Norway	country		NO	i18n-iso-countries
norvege	norway	Norway	country		NO	i18n-iso-countries
norvegese	norway	Norway	demonym		NO	general-usage
norvegia	norway	Norway	country		NO	i18n-iso-countries
norvegienne	norway	Norway	demonym		NO	general-usage
norvegiya	norway	Norway	country		NO	i18n-iso-countries
norway		Norway	country		NO	cldr
norwegen	norway	Norway	country		NO	i18n-iso-countries
norwegia	norway	Norway	country		NO	i18n-iso-countries
norwegian	norway	Norway	demonym		NO	general-usage
norwegische	norway	Norway	demonym		NO	general-usage
norwich		Norwich	city		GB	geonames-cities15000
nottingham		Nottingham	city		GB	geonames-cities15000
nouakchott		Nouakchott	city		MR	geonames-cities15000
noumea		Noumea	city		NC	geonames-cities15000
nouveau brunswick	new brunswick	New Brunswick	state		CA	opencage-states
nouvelle aquitaine		Nouvelle-Aquitaine	state		FR	cldr
nouvelle caledonie	new caledonia	New Caledonia	country		NC	i18n-iso-countries
nouvelle ecosse	nova scotia	Nova Scotia	state		CA	opencage-states
nouvelle zelande	new zealand	New Zealand	country		NZ	i18n-iso-countries
nova caledonia	new caledonia	New Caledonia	country		NC	i18n-iso-countries
nova iguacu		Nova Iguaçu	city		BR	geonames-cities15000
nova iorque	new york	New York	city		US	geonames-cities15000
nova scotia		Nova Scotia	state		CA	cldr
nova york	new york	New York	city		US	geonames-cities15000
nova zelandia	new zealand	New Zealand	country		NZ	i18n-iso-countries
novaya kaledoniya	new caledonia	New Caledonia	country		NC	i18n-iso-countries
novaya zelandiya	new zealand	New Zealand	country		NZ	i18n-iso-countries
novi sad		Novi Sad	city		RS	geonames-cities15000
novosibirsk		Novosibirsk	city		RU	geonames-cities15000
np	nepal	Nepal	country	context	NP	iso3166
npl	nepal	Nepal	country	context	NP	iso3166
nr	nauru	Nauru	country	context	NR	iso3166
nru	nauru	Nauru	country	context	NR	iso3166
nrw	north rhine westphalia	North Rhine-Westphalia	state	context	DE	rigour-territories
ns	nova scotia	Nova Scotia	state	context	CA	general-usage
nsw	new south wales	New South Wales	state	context	AU	rigour-territories
nt	northwest territories	Northwest Territories	state	context	CA	general-usage
nt australia	northern territory	Northern Territory	state		AU	general-usage
nth america	north america	North America	region		*	general-usage
ntyghw wbrbwd	antigua and barbuda	Antigua and Barbuda	country		AG	i18n-iso-countries
nu	nunavut	Nunavut	state	context	CA	iso3166
nuernberg	nuremberg	Nuremberg	city		DE	geonames-cities15000
nueva caledonia	new caledonia	New Caledonia	country		NC	i18n-iso-countries
nueva york	new york	New York	city		US	geonames-cities15000
nueva zelanda	new zealand	New Zealand	country		NZ	i18n-iso-countries
nuevo leon		Nuevo León	state		MX	cldr
nukualofa		Nuku'alofa	city		TO	geonames-cities15000
nunavut		Nunavut	state		CA	cldr
nuofukedao	norfolk island	Norfolk Island	country		NF	i18n-iso-countries
nuova caledonia	new caledonia	New Caledonia	country		NC	i18n-iso-countries
nuova york	new york	New York	city		US	general-usage
nuova zelanda	new zealand	New Zealand	country		NZ	i18n-iso-countries
nuowei	norway	Norway	country		NO	i18n-iso-countries
nur sultan	astana	Astana	city		KZ	country-codes
nuremberg		Nuremberg	city		DE	geonames-cities15000
nurnberg	nuremberg	Nuremberg	city		DE	geonames-cities15000
nurnberger	nuremberg	Nuremberg	city		DE	general-usage
nuuk		Nuuk	city		GL	geonames-cities15000
nv	nevada	Nevada	state	context	US	python-us
nwt	northwest territories	Northwest Territories	state	context	CA	general-usage
ny	new york	New York	state	context	US	python-us
nyasaland	malawi	Malawi	country		MW	general-usage
nyc	new york	New York	city		US	geonames-cities15000
nyjyry	nigeria	Nigeria	country		NG	i18n-iso-countries
nykrghw	nicaragua	Nicaragua	country		NI	i18n-iso-countries
nys	new york	New York	state		US	general-usage
nyu york	new york	New York	city		US	general-usage
nyujillaendeu	new zealand	New Zealand	country		NZ	i18n-iso-countries
nyukalledonia	new caledonia	New Caledonia	country		NC	i18n-iso-countries
nywzylnd	new zealand	New Zealand	country		NZ	i18n-iso-countries
nz	new zealand	New Zealand	country	context	NZ	iso3166
nzl	new zealand	New Zealand	country	context	NZ	iso3166
oakland		Oakland	city		US	geonames-cities15000
oaxaca		Oaxaca	state		MX	cldr
obedinennye arabskie emiraty	united arab emirates	United Arab Emirates	country		AE	rigour-territories
oberoesterreich	upper austria	Upper Austria	state		AT	general-usage
oberosterreich	upper austria	Upper Austria	state		AT	opencage-states
obwalden		Obwalden	state		CH	cldr
occitania		Occitania	state		FR	opencage-states
occitanie	occitania	Occitania	state		FR	cldr
oceania		Oceania	region		*	un-names
oceanie	oceania	Oceania	region		*	general-usage
odense		Odense	city		DK	geonames-cities15000
odesa		Odesa	city		UA	geonames-cities15000
odessa	odesa	Odesa	city		UA	geonames-cities15000
odisha		Odisha	state		IN	cldr
oekraine	ukraine	Ukraine	country		UA	i18n-iso-countries
oesterreich	austria	Austria	country		AT	general-usage
oesterreichische	austria	Austria	demonym		AT	general-usage
oesterreichischer	austria	Austria	demonym		AT	general-usage
ofs	free state	Free State	state	context	ZA	general-usage
oh	ohio	Ohio	state	context	US	python-us
ohio		Ohio	state		US	cldr
ok	oklahoma	Oklahoma	state	context	US	python-us
okc	oklahoma city	Oklahoma City	city	context	US	geonames-cities15000
okla	oklahoma	Oklahoma	state		US	python-us
oklahoma		Oklahoma	state		US	cldr
oklahoma city		Oklahoma City	city		US	geonames-cities15000
olanda	netherlands	Netherlands	country		NL	rigour-territories
olandese	netherlands	Netherlands	demonym		NL	general-usage
oldenburg		Oldenburg	city		DE	geonames-cities15000
ollandeu jedo	aland islands	Åland Islands	country		AX	i18n-iso-countries
om	oman	Oman	country	context	OM	iso3166
oma	oman	Oman	country	context	OM	i18n-iso-countries
omaha		Omaha	city		US	geonames-cities15000
oman		Oman	country		OM	cldr
omani	oman	Oman	demonym		OM	general-usage
omdurman		Omdurman	city		SD	geonames-cities15000
omn	oman	Oman	country	context	OM	iso3166
omsk		Omsk	city	context	RU	geonames-cities15000
on	ontario	Ontario	state	context	CA	general-usage
onafhankelijke staat papoea nieuw guinea	papua new guinea	Papua New Guinea	country		PG	i18n-iso-countries
onafhankelijke staat samoa	samoa	Samoa	country		WS	i18n-iso-countries
ondulaseu	honduras	Honduras	country		HN	i18n-iso-countries
ont	ontario	Ontario	state	context	CA	general-usage
ontario		Ontario	state		CA	cldr
oo	upper austria	Upper Austria	state	context	AT	general-usage
oos kaap	eastern cape	Eastern Cape	state		ZA	general-usage
oost europa	eastern europe	Eastern Europe	region		*	general-usage
oostelijke republiek uruguay	uruguay	Uruguay	country		UY	i18n-iso-countries
oostenrijk	austria	Austria	country		AT	i18n-iso-countries
oostenrijkse	austria	Austria	demonym		AT	general-usage
oporto	porto	Porto	city		PT	geonames-cities15000
or	oregon	Oregon	state	context	US	python-us
oran		Oran	city		DZ	geonames-cities15000
oranda	netherlands	Netherlands	country		NL	i18n-iso-countries
orandozhudao	aland islands	Åland Islands	country		AX	i18n-iso-countries
orange free state	free state	Free State	state		ZA	general-usage
oranjestad		Oranjestad	city		AW	geonames-cities15000
ore	oregon	Oregon	state	context	US	python-us
orebro		Örebro	city		SE	geonames-cities15000
oregon		Oregon	state		US	cldr
oriental republic of uruguay	uruguay	Uruguay	country		UY	rigour-territories
oriente medio	middle east	Middle East	region		*	general-usage
orissa	odisha	Odisha	state		IN	general-usage
orkney		Orkney	city		ZA	geonames-cities15000
orlando		Orlando	city	context	US	geonames-cities15000
orta asya	central asia	Central Asia	region		*	general-usage
orta dogu	middle east	Middle East	region		*	general-usage
ortadogu	middle east	Middle East	region		*	general-usage
osaka		Osaka	city		JP	geonames-cities15000
osaka shi		Ōsaka-shi	city		JP	geonames-cities15000
oseuteulia	austria	Austria	country		AT	i18n-iso-countries
oslo		Oslo	city		NO	geonames-cities15000
osnabruck		Osnabrück	city		DE	geonames-cities15000
osnabrueck	osnabruck	Osnabrück	city		DE	geonames-cities15000
ostafrika	east africa	East Africa	region		*	general-usage
ostasien	east asia	East Asia	region		*	general-usage
osterreich	austria	Austria	country		AT	i18n-iso-countries
osterreichische	austria	Austria	demonym		AT	general-usage
osterreichische republik	austria	Austria	country		AT	rigour-territories
osterreichischer	austria	Austria	demonym		AT	general-usage
osterreichisches	austria	Austria	demonym		AT	general-usage
osterrike	austria	Austria	country		AT	i18n-iso-countries
osteuropa	eastern europe	Eastern Europe	region		*	general-usage
ostrava		Ostrava	city		CZ	geonames-cities15000
ostrave	ostrava	Ostrava	city		CZ	general-usage
ostravska	ostrava	Ostrava	city		CZ	general-usage
ostrov men	isle of man	Isle of Man	country		IM	i18n-iso-countries
ostrov norfolk	norfolk island	Norfolk Island	country		NF	i18n-iso-countries
ostrov rozhdestva	christmas island	Christmas Island	country		CX	i18n-iso-countries
ostrova kayman	cayman islands	Cayman Islands	country		KY	i18n-iso-countries
ostrova kuka	cook islands	Cook Islands	country		CK	i18n-iso-countries
ostrova pitkern	pitcairn	Pitcairn	country		PN	i18n-iso-countries
ostrova svyatoy eleny	saint helena	Saint Helena	country		SH	i18n-iso-countries
osttimor	east timor	East Timor	country		TL	i18n-iso-countries
osutoraria	australia	Australia	country		AU	i18n-iso-countries
osutoria	austria	Austria	country		AT	i18n-iso-countries
ottawa		Ottawa	city		CA	geonames-cities15000
ouagadougou		Ouagadougou	city		BF	geonames-cities15000
ouganda	uganda	Uganda	country		UG	i18n-iso-countries
oulu		Oulu	city		FI	geonames-cities15000
oulun	oulu	Oulu	city		FI	general-usage
ouzbekistan	uzbekistan	Uzbekistan	country		UZ	i18n-iso-countries
ouzhou	europe	Europe	region		*	general-usage
overijssel		Overijssel	state		NL	cldr
oxford		Oxford	city	context	GB	geonames-cities15000
ozbekistan	uzbekistan	Uzbekistan	country		UZ	i18n-iso-countries
ozbekiston respublikasi	uzbekistan	Uzbekistan	country		UZ	rigour-territories
ozeanien	oceania	Oceania	region		*	general-usage
pa	pennsylvania	Pennsylvania	state	context	US	python-us
paca	provence alpes cote dazur	Provence-Alpes-Côte d'Azur	state	context	FR	general-usage
pacific		Pacific	region	context	*	general-usage
pacific islands	south pacific	South Pacific	region		*	general-usage
pacific northwest		Pacific Northwest	region		*	general-usage
pacific rim		Pacific Rim	region		*	general-usage
pacifico	pacific	Pacific	region		*	general-usage
pacifico sur	south pacific	South Pacific	region		*	general-usage
pacifique	pacific	Pacific	region		*	general-usage
pacto andino	andean	Andean	region		*	general-usage
padova	padua	Padua	city		IT	geonames-cities15000
padua		Padua	city		IT	geonames-cities15000
paesi bassi	netherlands	Netherlands	country		NL	i18n-iso-countries
pago pago		Pago Pago	city		AS	geonames-cities15000
pais vasco	basque country	Basque Country	state		ES	opencage-states
paises baixos	netherlands	Netherlands	country		NL	i18n-iso-countries
paises baixos caribenhos	caribbean netherlands	Caribbean Netherlands	country		BQ	i18n-iso-countries
paises bajos	netherlands	Netherlands	country		NL	i18n-iso-countries
pak	pakistan	Pakistan	country	context	PK	iso3166
pakiseutan	pakistan	Pakistan	country		PK	i18n-iso-countries
pakistan		Pakistan	country		PK	cldr
pakistani	pakistan	Pakistan	demonym		PK	general-usage
pakisutan	pakistan	Pakistan	country		PK	i18n-iso-countries
palagwai	paraguay	Paraguay	country		PY	i18n-iso-countries
palao	palau	Palau	country		PW	i18n-iso-countries
palaos	palau	Palau	country		PW	i18n-iso-countries
palatinate	rhineland palatinate	Rhineland-Palatinate	state	context	DE	general-usage
palau		Palau	country		PW	cldr
palermo		Palermo	city		IT	geonames-cities15000
palestina	palestine	Palestine	country		PS	i18n-iso-countries
palestine		Palestine	country		PS	cldr
palestinian authority	palestine	Palestine	country		PS	rigour-territories
palestinian autonomous areas	palestine	Palestine	country		PS	rigour-territories
palestinian autonomous region	palestine	Palestine	country		PS	rigour-territories
palestinian autonomous territories	palestine	Palestine	country		PS	rigour-territories
palestinian territories	palestine	Palestine	country		PS	rigour-territories
palestinian territory	palestine	Palestine	country		PS	rigour-territories
palikir		Palikir	city		FM	geonames-cities15000
pallau	palau	Palau	country		PW	i18n-iso-countries
palleseutain	palestine	Palestine	country		PS	i18n-iso-countries
palma de mallorca		Palma de Mallorca	city		ES	geonames-cities15000
palo alto		Palo Alto	city		US	geonames-cities15000
pan	panama	Panama	country	context	PA	iso3166
pan european	europe	Europe	demonym		*	general-usage
panama		Panama	country		PA	cldr
panama city		Panama City	city		PA	geonames-cities15000
panamanian	panama	Panama	demonym		PA	general-usage
panamena	panama	Panama	demonym		PA	general-usage
panjab	punjab	Punjab	state		IN	general-usage
papeete		Papeete	city		PF	geonames-cities15000
papouasie nouvelle guinee	papua new guinea	Papua New Guinea	country		PG	i18n-iso-countries
papua	papua new guinea	Papua New Guinea	country		PG	cldr
papua neuguinea	papua new guinea	Papua New Guinea	country		PG	i18n-iso-countries
papua new guinea		Papua New Guinea	country		PG	cldr
papua nova guine	papua new guinea	Papua New Guinea	country		PG	i18n-iso-countries
papua novaya gvineya	papua new guinea	Papua New Guinea	country		PG	i18n-iso-countries
papua nueva guinea	papua new guinea	Papua New Guinea	country		PG	i18n-iso-countries
papua nugini	papua new guinea	Papua New Guinea	country		PG	i18n-iso-countries
papua nuova guinea	papua new guinea	Papua New Guinea	country		PG	i18n-iso-countries
papua nyugini	papua new guinea	Papua New Guinea	country		PG	i18n-iso-countries
papuaniyuginia	papua new guinea	Papua New Guinea	country		PG	i18n-iso-countries
paquistao	pakistan	Pakistan	country		PK	i18n-iso-countries
paraguai	paraguay	Paraguay	country		PY	i18n-iso-countries
paraguay		Paraguay	country		PY	cldr
paraguaya	paraguay	Paraguay	demonym		PY	general-usage
paraguayan	paraguay	Paraguay	demonym		PY	general-usage
paragvay	paraguay	Paraguay	country		PY	i18n-iso-countries
paraiba		Paraíba	state		BR	cldr
paramaribo		Paramaribo	city		SR	geonames-cities15000
parana		Paraná	state		BR	cldr
parao	palau	Palau	country		PW	i18n-iso-countries
paresuchina	palestine	Palestine	country		PS	i18n-iso-countries
paris		Paris	city	context	FR	geonames-cities15000
parma		Parma	city	context	IT	geonames-cities15000
pasadena		Pasadena	city		US	geonames-cities15000
pasifik	pacific	Pacific	region		*	general-usage
patagonia		Patagonia	region		*	general-usage
patna		Patna	city		IN	geonames-cities15000
pays baltes	baltic	Baltic	region		*	general-usage
pays bas	netherlands	Netherlands	country		NL	i18n-iso-countries
pays de la loire		Pays de la Loire	state		FR	cldr
pays nordiques	nordic	Nordic	region		*	general-usage
pazifik	pacific	Pacific	region		*	general-usage
pcn	pitcairn	Pitcairn	country	context	PN	iso3166
pe	prince edward island	Prince Edward Island	state	context	CA	iso3166
pei	prince edward island	Prince Edward Island	state	context	CA	general-usage
pekin	beijing	Beijing	city	context	CN	geonames-cities15000
peking	beijing	Beijing	city		CN	geonames-cities15000
pelo gundo	faroe islands	Faroe Islands	country		FO	i18n-iso-countries
pelu	peru	Peru	country		PE	i18n-iso-countries
pemba		Pemba	city	context	MZ	geonames-cities15000
penang		Penang	city	context	MY	geonames-cities15000
peninsula iberica	iberia	Iberia	region		*	general-usage
penna	pennsylvania	Pennsylvania	state	context	US	general-usage
pennsylvania		Pennsylvania	state		US	cldr
pennsylvanie	pennsylvania	Pennsylvania	state		US	rigour-territories
peoples democratic republic of algeria	algeria	Algeria	country		DZ	rigour-territories
peoples republic of bangladesh	bangladesh	Bangladesh	country		BD	rigour-territories
peoples republic of china	china	China	country		CN	i18n-iso-countries
peoria		Peoria	city		US	geonames-cities15000
pequim	beijing	Beijing	city		CN	geonames-cities15000
per	peru	Peru	country	context	PE	iso3166
perm		Perm	city	context	RU	geonames-cities15000
pernambuco		Pernambuco	state		BR	cldr
perou	peru	Peru	country		PE	i18n-iso-countries
persia	iran	Iran	country		IR	general-usage
persian	iran	Iran	demonym		IR	general-usage
persian gulf	gulf	Gulf	region		*	general-usage
persische	iran	Iran	demonym		IR	general-usage
perth		Perth	city		AU	geonames-cities15000
peru		Peru	country	context	PE	cldr
peruana	peru	Peru	demonym		PE	general-usage
peruano	peru	Peru	demonym		PE	general-usage
peruvian	peru	Peru	demonym		PE	general-usage
peruvienne	peru	Peru	demonym		PE	general-usage
petersburg	saint petersburg	Saint Petersburg	city	context	RU	geonames-cities15000
petrograd	saint petersburg	Saint Petersburg	city		RU	geonames-cities15000
peulangseu	france	France	country		FR	i18n-iso-countries
peulangseulyeong giana	french guiana	French Guiana	country		GF	i18n-iso-countries
peulangseulyeong pollinesia	french polynesia	French Polynesia	country		PF	i18n-iso-countries
pf	french polynesia	French Polynesia	country	context	PF	iso3166
pfalz	rhineland palatinate	Rhineland-Palatinate	state		DE	general-usage
pg	papua new guinea	Papua New Guinea	country	context	PG	iso3166
ph	philippines	Philippines	country	context	PH	iso3166
phalaborwa		Phalaborwa	city		ZA	geonames-cities15000
phila	philadelphia	Philadelphia	city		US	general-usage
philadelphia		Philadelphia	city		US	geonames-cities15000
philippine	philippines	Philippines	demonym		PH	general-usage
philippinen	philippines	Philippines	country		PH	i18n-iso-countries
philippines		Philippines	country		PH	cldr
philipsburg		Philipsburg	city		SX	geonames-cities15000
philly	philadelphia	Philadelphia	city		US	geonames-cities15000
phl	philippines	Philippines	country	context	PH	iso3166
phnom penh		Phnom Penh	city		KH	geonames-cities15000
phoenix		Phoenix	city	context	US	geonames-cities15000
piaui		Piauí	state		BR	cldr
picardie	picardy	Picardy	state		FR	general-usage
picardy		Picardy	state		FR	general-usage
piedmont		Piedmont	state	context	IT	cldr
piemonte	piedmont	Piedmont	state		IT	opencage-states
pietermaritzburg		Pietermaritzburg	city		ZA	geonames-cities15000
pietersburg	polokwane	Polokwane	city		ZA	geonames-cities15000
piji	fiji	Fiji	country		FJ	i18n-iso-countries
pilipinas	philippines	Philippines	country		PH	rigour-territories
pilipino	philippines	Philippines	demonym		PH	general-usage
pillipin	philippines	Philippines	country		PH	i18n-iso-countries
pilsen	plzen	Plzeň	city		CZ	geonames-cities15000
pinlandeu	finland	Finland	country		FI	i18n-iso-countries
piraeus		Piraeus	city		GR	geonames-cities15000
pireas	piraeus	Piraeus	city		GR	general-usage
piskeeon gundo	pitcairn	Pitcairn	country		PN	i18n-iso-countries
pitcairn		Pitcairn	country		PN	cldr
pitcairn islands	pitcairn	Pitcairn	country		PN	i18n-iso-countries
pitcairninseln	pitcairn	Pitcairn	country		PN	i18n-iso-countries
pitekaienqundao	pitcairn	Pitcairn	country		PN	i18n-iso-countries
pitokean	pitcairn	Pitcairn	country		PN	i18n-iso-countries
pittsburgh		Pittsburgh	city		US	geonames-cities15000
pk	pakistan	Pakistan	country	context	PK	iso3166
pl	poland	Poland	country	context	PL	iso3166
plano		Plano	city		US	geonames-cities15000
plovdiv		Plovdiv	city		BG	geonames-cities15000
plurinational state of bolivia	bolivia	Bolivia	country		BO	rigour-territories
plurinationale staat bolivia	bolivia	Bolivia	country		BO	i18n-iso-countries
plw	palau	Palau	country	context	PW	iso3166
plymouth		Plymouth	city		GB	geonames-cities15000
plzen		Plzeň	city		CZ	geonames-cities15000
pm	saint pierre and miquelon	Saint Pierre and Miquelon	country	context	PM	iso3166
pn	pitcairn	Pitcairn	country	context	PN	iso3166
png	papua new guinea	Papua New Guinea	country	context	PG	iso3166
podgorica		Podgorica	city		ME	geonames-cities15000
pohjoismaat	nordic	Nordic	region		*	general-usage
pohjola	nordic	Nordic	region	context	*	general-usage
pointe noire		Pointe-Noire	city		CG	geonames-cities15000
pokeullaendeuseom	falkland islands	Falkland Islands	country		FK	i18n-iso-countries
pol	poland	Poland	country	context	PL	iso3166
polaca	poland	Poland	demonym		PL	general-usage
polacca	poland	Poland	demonym		PL	general-usage
poland		Poland	country		PL	cldr
polen	poland	Poland	country		PL	i18n-iso-countries
poleutukal	portugal	Portugal	country		PT	i18n-iso-countries
polinesia francesa	french polynesia	French Polynesia	country		PF	i18n-iso-countries
polinesia francese	french polynesia	French Polynesia	country		PF	i18n-iso-countries
polish	poland	Poland	demonym	context	PL	general-usage
pollaendeu	poland	Poland	country		PL	i18n-iso-countries
polnische	poland	Poland	demonym		PL	general-usage
pologne	poland	Poland	country		PL	i18n-iso-countries
polokwane		Polokwane	city		ZA	geonames-cities15000
polonais	poland	Poland	demonym		PL	general-usage
polonaise	poland	Poland	demonym		PL	general-usage
polonesa	poland	Poland	demonym		PL	general-usage
polonia	poland	Poland	country		PL	i18n-iso-countries
polonya	poland	Poland	country		PL	i18n-iso-countries
polsce	poland	Poland	demonym		PL	general-usage
polsha	poland	Poland	country		PL	i18n-iso-countries
polska	poland	Poland	country		PL	i18n-iso-countries
polski	poland	Poland	demonym		PL	general-usage
polskich	poland	Poland	demonym		PL	general-usage
polskie	poland	Poland	demonym		PL	general-usage
polskiej	poland	Poland	demonym		PL	general-usage
polsko	poland	Poland	country		PL	i18n-iso-countries
polynesia francaise	french polynesia	French Polynesia	country		PF	rigour-territories
polynesie francaise	french polynesia	French Polynesia	country		PF	i18n-iso-countries
pondicherry	puducherry	Puducherry	state		IN	rigour-territories
poolse	poland	Poland	demonym		PL	general-usage
poona	pune	Pune	city		IN	geonames-cities15000
porando	poland	Poland	country		PL	i18n-iso-countries
port au prince		Port-au-Prince	city		HT	geonames-cities15000
port elizabeth		Port Elizabeth	city		ZA	geonames-cities15000
port harcourt		Port Harcourt	city		NG	geonames-cities15000
port louis		Port Louis	city		MU	geonames-cities15000
port moresby		Port Moresby	city		PG	geonames-cities15000
port of spain		Port of Spain	city		TT	geonames-cities15000
port vila		Port Vila	city		VU	geonames-cities15000
portekiz	portugal	Portugal	country		PT	i18n-iso-countries
portland		Portland	city	context	US	geonames-cities15000
porto		Porto	city		PT	geonames-cities15000
porto alegre		Porto Alegre	city		BR	geonames-cities15000
porto novo		Porto-Novo	city		BJ	geonames-cities15000
porto rico	puerto rico	Puerto Rico	country		PR	i18n-iso-countries
portogallo	portugal	Portugal	country		PT	i18n-iso-countries
portoghese	portugal	Portugal	demonym		PT	general-usage
portsmouth		Portsmouth	city		GB	geonames-cities15000
portugais	portugal	Portugal	demonym		PT	general-usage
portugaise	portugal	Portugal	demonym		PT	general-usage
portugal		Portugal	country		PT	cldr
portugalia	portugal	Portugal	country	context	PT	i18n-iso-countries
portugaliya	portugal	Portugal	country		PT	i18n-iso-countries
portugese	portugal	Portugal	demonym		PT	general-usage
portugese republiek	portugal	Portugal	country		PT	i18n-iso-countries
portugiesische	portugal	Portugal	demonym		PT	general-usage
portugues	portugal	Portugal	demonym		PT	general-usage
portuguesa	portugal	Portugal	demonym		PT	general-usage
portuguesas	portugal	Portugal	demonym		PT	general-usage
portuguese	portugal	Portugal	demonym		PT	general-usage
portuguese republic	portugal	Portugal	country		PT	rigour-territories
portugueses	portugal	Portugal	demonym		PT	general-usage
porutogaru	portugal	Portugal	country		PT	i18n-iso-countries
posen	poznan	Poznań	city		PL	geonames-cities15000
potchefstroom		Potchefstroom	city		ZA	geonames-cities15000
potsdam		Potsdam	city		DE	geonames-cities15000
poznan		Poznań	city		PL	geonames-cities15000
poznaniu	poznan	Poznań	city		PL	general-usage
poznanska	poznan	Poznań	city		PL	general-usage
poznanski	poznan	Poznań	city	context	PL	general-usage
pr	puerto rico	Puerto Rico	country	context	PR	iso3166
pr china	china	China	country		CN	rigour-territories
pr of china	china	China	country		CN	general-usage
praethsaithy	thailand	Thailand	country		TH	rigour-territories
prag	prague	Prague	city		CZ	geonames-cities15000
praga	prague	Prague	city		CZ	geonames-cities15000
prague		Prague	city		CZ	geonames-cities15000
praha	prague	Prague	city		CZ	geonames-cities15000
praia		Praia	city		CV	geonames-cities15000
prathet thai	thailand	Thailand	country		TH	rigour-territories
praze	prague	Prague	city		CZ	general-usage
prazska	prague	Prague	city		CZ	general-usage
prazske	prague	Prague	city		CZ	general-usage
prazsky	prague	Prague	city		CZ	general-usage
prc	china	China	country	context	CN	rigour-territories
preah reachanachak kampuchea	cambodia	Cambodia	country		KH	rigour-territories
preah reacheanachak kampuchea	cambodia	Cambodia	country		KH	rigour-territories
pressburg	bratislava	Bratislava	city		SK	geonames-cities15000
pretoria		Pretoria	city		ZA	geonames-cities15000
pri	puerto rico	Puerto Rico	country	context	PR	iso3166
prince edward island		Prince Edward Island	state		CA	cldr
principado de andorra	andorra	Andorra	country		AD	rigour-territories
principality of andorra	andorra	Andorra	country		AD	rigour-territories
principality of monaco	monaco	Monaco	country		MC	rigour-territories
principaute de monaco	monaco	Monaco	country		MC	rigour-territories
prishtina	pristina	Pristina	city	context	XK	geonames-cities15000
pristina		Pristina	city		XK	geonames-cities15000
prk	north korea	North Korea	country	context	KP	iso3166
provence	provence alpes cote dazur	Provence-Alpes-Côte d'Azur	state		FR	general-usage
provence alpes cote dazur		Provence-Alpes-Côte d'Azur	state		FR	cldr
providence		Providence	city	context	US	geonames-cities15000
provincia de inhambane	inhambane province	Inhambane Province	state		MZ	general-usage
provincia de maputo	maputo province	Maputo Province	state		MZ	general-usage
provincia de nampula	nampula province	Nampula Province	state		MZ	general-usage
provincia de tete	tete province	Tete Province	state		MZ	general-usage
prt	portugal	Portugal	country	context	PT	iso3166
pry	paraguay	Paraguay	country	context	PY	iso3166
ps	palestine	Palestine	country	context	PS	iso3166
pse	palestine	Palestine	country	context	PS	iso3166
pt	portugal	Portugal	country	context	PT	iso3166
puducherry		Puducherry	state		IN	cldr
puebla		Puebla	state		MX	cldr
puebla de zaragoza		Puebla de Zaragoza	city		MX	geonames-cities15000
pueleutoliko	puerto rico	Puerto Rico	country		PR	i18n-iso-countries
puerto rican	puerto rico	Puerto Rico	demonym		PR	general-usage
puerto rico		Puerto Rico	country		PR	cldr
puerto riko	puerto rico	Puerto Rico	country		PR	i18n-iso-countries
puertorriquena	puerto rico	Puerto Rico	demonym		PR	general-usage
puerutoriko	puerto rico	Puerto Rico	country		PR	i18n-iso-countries
puglia		Puglia	state		IT	opencage-states
pulau pinang	penang	Penang	city		MY	general-usage
pune		Pune	city		IN	geonames-cities15000
punjab		Punjab	state		IN	cldr
pusan	busan	Busan	city		KR	geonames-cities15000
putaoya	portugal	Portugal	country		PT	i18n-iso-countries
puyang		Puyang	city		CN	geonames-cities15000
pw	palau	Palau	country	context	PW	iso3166
pwv	gauteng	Gauteng	state	context	ZA	general-usage
py	paraguay	Paraguay	country	context	PY	iso3166
pyeongyang	pyongyang	Pyongyang	city		KP	general-usage
pyf	french polynesia	French Polynesia	country	context	PF	iso3166
pyongyang		Pyongyang	city		KP	geonames-cities15000
qa	qatar	Qatar	country	context	QA	iso3166
qat	qatar	Qatar	country	context	QA	iso3166
qatar		Qatar	country		QA	cldr
qatari	qatar	Qatar	country		QA	rigour-territories
qazaq	kazakhstan	Kazakhstan	demonym		KZ	general-usage
qazaqstan	kazakhstan	Kazakhstan	country		KZ	i18n-iso-countries
qazaqstan respublikasy	kazakhstan	Kazakhstan	country		KZ	rigour-territories
qc	quebec	Quebec	state	context	CA	general-usage
qing dao	qingdao	Qingdao	city		CN	general-usage
qingdao		Qingdao	city		CN	geonames-cities15000
qinghai		Qinghai	state		CN	cldr
qirgiz respublikasi	kyrgyzstan	Kyrgyzstan	country		KG	rigour-territories
qirgiz respublikasy	kyrgyzstan	Kyrgyzstan	country		KG	rigour-territories
qld	queensland	Queensland	state	context	AU	rigour-territories
qom		Qom	city	context	IR	geonames-cities15000
que	quebec	Quebec	state	context	CA	general-usage
quebec		Quebec	state	context	CA	cldr
quebec city		Quebec City	city		CA	geonames-cities15000
queens		Queens	city	context	US	general-usage
queensland		Queensland	state		AU	cldr
queenstown		Queenstown	city		ZA	geonames-cities15000
quelimane		Quelimane	city		MZ	geonames-cities15000
quenia	kenya	Kenya	country		KE	i18n-iso-countries
queretaro		Querétaro	state		MX	cldr
quezon city		Quezon City	city		PH	geonames-cities15000
quintana roo		Quintana Roo	state		MX	cldr
quirguistao	kyrgyzstan	Kyrgyzstan	country		KG	i18n-iso-countries
quiribati	kiribati	Kiribati	country		KI	i18n-iso-countries
quito		Quito	city	context	EC	geonames-cities15000
qyrghyzstn	kyrgyzstan	Kyrgyzstan	country		KG	i18n-iso-countries
rabat		Rabat	city	context	MA	geonames-cities15000
raigarh fort		Raigarh Fort	city		IN	geonames-cities15000
rajasthan		Rajasthan	state		IN	cldr
raleigh		Raleigh	city		US	geonames-cities15000
randburg		Randburg	city		ZA	general-usage
randfontein		Randfontein	city		ZA	geonames-cities15000
rangoon	yangon	Yangon	city		MM	geonames-cities15000
raosurenminminzhugongheguo	laos	Laos	country		LA	i18n-iso-countries
ras al khaimah		Ras Al Khaimah	city		AE	geonames-cities15000
ras bayrut		Ra’s Bayrūt	city		LB	geonames-cities15000
ratisbon	regensburg	Regensburg	city		DE	geonames-cities15000
ratobia	latvia	Latvia	country		LV	i18n-iso-countries
rawalpindi		Rawalpindi	city		PK	geonames-cities15000
rd congo	democratic republic of the congo	Democratic Republic of the Congo	country		CD	general-usage
rd dominicana	dominican republic	Dominican Republic	country		DO	general-usage
rdc	democratic republic of the congo	Democratic Republic of the Congo	country	context	CD	general-usage
re	reunion	Réunion	country	context	RE	iso3166
reading		Reading	city	context	GB	geonames-cities15000
rebanon	lebanon	Lebanon	country		LB	i18n-iso-countries
recife		Recife	city		BR	geonames-cities15000
regensburg		Regensburg	city		DE	geonames-cities15000
regina		Regina	city	context	CA	geonames-cities15000
region andina	andean	Andean	region		*	general-usage
regno unito	united kingdom	United Kingdom	country		GB	i18n-iso-countries
reims		Reims	city		FR	geonames-cities15000
reino hachemita de jordania	jordan	Jordan	country		JO	rigour-territories
reino unido	united kingdom	United Kingdom	country		GB	i18n-iso-countries
rennes		Rennes	city	context	FR	geonames-cities15000
repiblik ayiti	haiti	Haiti	country		HT	rigour-territories
repubblica ceca	czechia	Czechia	country		CZ	i18n-iso-countries
repubblica centrafricana	central african republic	Central African Republic	country		CF	i18n-iso-countries
repubblica del congo	republic of the congo	Republic of the Congo	country		CG	i18n-iso-countries
repubblica democratica del congo	democratic republic of the congo	Democratic Republic of the Congo	country		CD	i18n-iso-countries
repubblica di cina	taiwan	Taiwan	country		TW	i18n-iso-countries
repubblica dominicana	dominican republic	Dominican Republic	country		DO	i18n-iso-countries
repubblica italiana	italy	Italy	country		IT	rigour-territories
republic of albania	albania	Albania	country		AL	rigour-territories
republic of angola	angola	Angola	country		AO	rigour-territories
republic of austria	austria	Austria	country		AT	rigour-territories
republic of azerbaijan	azerbaijan	Azerbaijan	country		AZ	rigour-territories
republic of belarus	belarus	Belarus	country		BY	rigour-territories
republic of botswana	botswana	Botswana	country		BW	rigour-territories
republic of cabo verde	cape verde	Cape Verde	country		CV	rigour-territories
republic of cameroon	cameroon	Cameroon	country		CM	rigour-territories
republic of chad	chad	Chad	country		TD	rigour-territories
republic of chile	chile	Chile	country		CL	rigour-territories
republic of china	taiwan	Taiwan	country		TW	rigour-territories
republic of colombia	colombia	Colombia	country		CO	rigour-territories
republic of congo	republic of the congo	Republic of the Congo	country		CG	general-usage
republic of croatia	croatia	Croatia	country		HR	rigour-territories
republic of cuba	cuba	Cuba	country		CU	rigour-territories
republic of djibouti	djibouti	Djibouti	country		DJ	rigour-territories
republic of ecuador	ecuador	Ecuador	country		EC	rigour-territories
republic of el salvador	el salvador	El Salvador	country		SV	rigour-territories
republic of estonia	estonia	Estonia	country		EE	rigour-territories
republic of fiji	fiji	Fiji	country		FJ	rigour-territories
republic of finland	finland	Finland	country		FI	rigour-territories
republic of haiti	haiti	Haiti	country		HT	rigour-territories
republic of iceland	iceland	Iceland	country		IS	rigour-territories
republic of india	india	India	country		IN	rigour-territories
republic of indonesia	indonesia	Indonesia	country		ID	rigour-territories
republic of iraq	iraq	Iraq	country		IQ	rigour-territories
republic of ireland	ireland	Ireland	country		IE	rigour-territories
republic of italy	italy	Italy	country		IT	rigour-territories
republic of kazakhstan	kazakhstan	Kazakhstan	country		KZ	rigour-territories
republic of kenya	kenya	Kenya	country		KE	rigour-territories
republic of korea	south korea	South Korea	country		KR	i18n-iso-countries
republic of lebanon	lebanon	Lebanon	country		LB	rigour-territories
republic of macedonia	north macedonia	North Macedonia	country		MK	general-usage
republic of mali	mali	Mali	country		ML	rigour-territories
republic of malta	malta	Malta	country		MT	rigour-territories
republic of moldova	moldova	Moldova	country		MD	rigour-territories
republic of mozambique	mozambique	Mozambique	country		MZ	rigour-territories
republic of naoero	nauru	Nauru	country		NR	rigour-territories
republic of nauru	nauru	Nauru	country		NR	rigour-territories
republic of nicaragua	nicaragua	Nicaragua	country		NI	rigour-territories
republic of panama	panama	Panama	country		PA	rigour-territories
republic of paraguay	paraguay	Paraguay	country		PY	rigour-territories
republic of peru	peru	Peru	country		PE	rigour-territories
republic of poland	poland	Poland	country		PL	rigour-territories
republic of rwanda	rwanda	Rwanda	country		RW	rigour-territories
republic of san marino	san marino	San Marino	country		SM	rigour-territories
republic of senegal	senegal	Senegal	country		SN	rigour-territories
republic of serbia	serbia	Serbia	country		RS	rigour-territories
republic of seychelles	seychelles	Seychelles	country		SC	rigour-territories
republic of sierra leone	sierra leone	Sierra Leone	country		SL	rigour-territories
republic of singapore	singapore	Singapore	country		SG	rigour-territories
republic of slovenia	slovenia	Slovenia	country		SI	rigour-territories
republic of south africa	south africa	South Africa	country		ZA	rigour-territories
republic of south sudan	south sudan	South Sudan	country		SS	rigour-territories
republic of suriname	suriname	Suriname	country		SR	rigour-territories
republic of tajikistan	tajikistan	Tajikistan	country		TJ	rigour-territories
republic of the congo		Republic of the Congo	country		CG	i18n-iso-countries
republic of the gambia	gambia	Gambia	country		GM	i18n-iso-countries
republic of the philippines	philippines	Philippines	country		PH	rigour-territories
republic of the sudan	sudan	Sudan	country		SD	rigour-territories
republic of tunisia	tunisia	Tunisia	country		TN	rigour-territories
republic of turkey	turkey	Turkey	country		TR	rigour-territories
republic of turkiye	turkey	Turkey	country		TR	rigour-territories
republic of uganda	uganda	Uganda	country		UG	rigour-territories
republic of uzbekistan	uzbekistan	Uzbekistan	country		UZ	rigour-territories
republic of vanuatu	vanuatu	Vanuatu	country		VU	rigour-territories
republic of yemen	yemen	Yemen	country		YE	rigour-territories
republic of zambia	zambia	Zambia	country		ZM	rigour-territories
republic of zambie	zambia	Zambia	country		ZM	rigour-territories
republic of zambiya	zambia	Zambia	country		ZM	rigour-territories
republic of zimbabwe	zimbabwe	Zimbabwe	country		ZW	rigour-territories
republica arabe siria	syria	Syria	country		SY	i18n-iso-countries
republica argentina	argentina	Argentina	country		AR	general-usage
republica bolivariana de venezuela	venezuela	Venezuela	country		VE	rigour-territories
republica centro africana	central african republic	Central African Republic	country		CF	i18n-iso-countries
republica centroafricana	central african republic	Central African Republic	country		CF	i18n-iso-countries
republica checa	czechia	Czechia	country		CZ	i18n-iso-countries
republica de cabo verde	cape verde	Cape Verde	country		CV	rigour-territories
republica de chile	chile	Chile	country		CL	rigour-territories
republica de colombia	colombia	Colombia	country		CO	rigour-territories
republica de corea	south korea	South Korea	country		KR	i18n-iso-countries
republica de cuba	cuba	Cuba	country		CU	rigour-territories
republica de el salvador	el salvador	El Salvador	country		SV	rigour-territories
republica de mocambique	mozambique	Mozambique	country		MZ	general-usage
republica de nicaragua	nicaragua	Nicaragua	country		NI	rigour-territories
republica de panama	panama	Panama	country		PA	rigour-territories
republica de sierra leona	sierra leone	Sierra Leone	country		SL	rigour-territories
republica de uruguay	uruguay	Uruguay	country		UY	rigour-territories
republica de venezuela	venezuela	Venezuela	country		VE	rigour-territories
republica del ecuador	ecuador	Ecuador	country		EC	rigour-territories
republica del perou	peru	Peru	country		PE	rigour-territories
republica del peru	peru	Peru	country		PE	rigour-territories
republica del uruguay	uruguay	Uruguay	country		UY	rigour-territories
republica democratica do congo	republic of the congo	Republic of the Congo	country		CG	i18n-iso-countries
republica democratica popular de lao	laos	Laos	country		LA	i18n-iso-countries
republica dominicana	dominican republic	Dominican Republic	country		DO	i18n-iso-countries
republica oriental del uruguay	uruguay	Uruguay	country		UY	rigour-territories
republica popular china	china	China	country		CN	general-usage
republica popular democratica de corea	north korea	North Korea	country		KP	i18n-iso-countries
republica popular do congo	democratic republic of the congo	Democratic Republic of the Congo	country		CD	i18n-iso-countries
republica portuguesa	portugal	Portugal	country		PT	rigour-territories
republiek albanie	albania	Albania	country		AL	i18n-iso-countries
republiek angola	angola	Angola	country		AO	i18n-iso-countries
republiek armenie	armenia	Armenia	country		AM	i18n-iso-countries
republiek azerbeidzjan	azerbaijan	Azerbaijan	country		AZ	i18n-iso-countries
republiek benin	benin	Benin	country		BJ	i18n-iso-countries
republiek botswana	botswana	Botswana	country		BW	i18n-iso-countries
republiek bulgarije	bulgaria	Bulgaria	country		BG	i18n-iso-countries
republiek burundi	burundi	Burundi	country		BI	i18n-iso-countries
republiek chili	chile	Chile	country		CL	i18n-iso-countries
republiek colombia	colombia	Colombia	country		CO	i18n-iso-countries
republiek congo	republic of the congo	Republic of the Congo	country		CG	i18n-iso-countries
republiek costa rica	costa rica	Costa Rica	country		CR	i18n-iso-countries
republiek cuba	cuba	Cuba	country		CU	i18n-iso-countries
republiek cyprus	cyprus	Cyprus	country		CY	i18n-iso-countries
republiek der filipijnen	philippines	Philippines	country		PH	i18n-iso-countries
republiek der maldiven	maldives	Maldives	country		MV	i18n-iso-countries
republiek der marshalleilanden	marshall islands	Marshall Islands	country		MH	i18n-iso-countries
republiek der seychellen	seychelles	Seychelles	country		SC	i18n-iso-countries
republiek djibouti	djibouti	Djibouti	country		DJ	i18n-iso-countries
republiek ecuador	ecuador	Ecuador	country		EC	i18n-iso-countries
republiek el salvador	el salvador	El Salvador	country		SV	i18n-iso-countries
republiek equatoriaal guinea	equatorial guinea	Equatorial Guinea	country		GQ	i18n-iso-countries
republiek estland	estonia	Estonia	country		EE	i18n-iso-countries
republiek fiji	fiji	Fiji	country		FJ	i18n-iso-countries
republiek finland	finland	Finland	country		FI	i18n-iso-countries
republiek gabon	gabon	Gabon	country		GA	i18n-iso-countries
republiek gambia	gambia	Gambia	country		GM	i18n-iso-countries
republiek ghana	ghana	Ghana	country		GH	i18n-iso-countries
republiek guatemala	guatemala	Guatemala	country		GT	i18n-iso-countries
republiek guinee	guinea	Guinea	country		GN	i18n-iso-countries
republiek guinee bissau	guinea bissau	Guinea-Bissau	country		GW	i18n-iso-countries
republiek haiti	haiti	Haiti	country		HT	i18n-iso-countries
republiek honduras	honduras	Honduras	country		HN	i18n-iso-countries
republiek india	india	India	country		IN	i18n-iso-countries
republiek indonesie	indonesia	Indonesia	country		ID	i18n-iso-countries
republiek irak	iraq	Iraq	country		IQ	i18n-iso-countries
republiek ivoorkust	ivory coast	Ivory Coast	country		CI	i18n-iso-countries
republiek jemen	yemen	Yemen	country		YE	i18n-iso-countries
republiek kaapverdie	cape verde	Cape Verde	country		CV	i18n-iso-countries
republiek kameroen	cameroon	Cameroon	country		CM	i18n-iso-countries
republiek kazachstan	kazakhstan	Kazakhstan	country		KZ	i18n-iso-countries
republiek kenia	kenya	Kenya	country		KE	i18n-iso-countries
republiek kiribati	kiribati	Kiribati	country		KI	i18n-iso-countries
republiek korea	south korea	South Korea	country		KR	i18n-iso-countries
republiek kroatie	croatia	Croatia	country		HR	i18n-iso-countries
republiek letland	latvia	Latvia	country		LV	i18n-iso-countries
republiek liberia	liberia	Liberia	country		LR	i18n-iso-countries
republiek litouwen	lithuania	Lithuania	country		LT	i18n-iso-countries
republiek madagaskar	madagascar	Madagascar	country		MG	i18n-iso-countries
republiek malawi	malawi	Malawi	country		MW	i18n-iso-countries
republiek mali	mali	Mali	country		ML	i18n-iso-countries
republiek malta	malta	Malta	country		MT	i18n-iso-countries
republiek mauritius	mauritius	Mauritius	country		MU	i18n-iso-countries
republiek moldavie	moldova	Moldova	country		MD	i18n-iso-countries
republiek mozambique	mozambique	Mozambique	country		MZ	i18n-iso-countries
republiek namibie	namibia	Namibia	country		NA	i18n-iso-countries
republiek nauru	nauru	Nauru	country		NR	i18n-iso-countries
republiek nicaragua	nicaragua	Nicaragua	country		NI	i18n-iso-countries
republiek niger	niger	Niger	country		NE	i18n-iso-countries
republiek noord macedonie	north macedonia	North Macedonia	country		MK	i18n-iso-countries
republiek oeganda	uganda	Uganda	country		UG	i18n-iso-countries
republiek oezbekistan	uzbekistan	Uzbekistan	country		UZ	i18n-iso-countries
republiek oostenrijk	austria	Austria	country		AT	i18n-iso-countries
republiek palau	palau	Palau	country		PW	i18n-iso-countries
republiek panama	panama	Panama	country		PA	i18n-iso-countries
republiek paraguay	paraguay	Paraguay	country		PY	i18n-iso-countries
republiek peru	peru	Peru	country		PE	i18n-iso-countries
republiek polen	poland	Poland	country		PL	i18n-iso-countries
republiek rwanda	rwanda	Rwanda	country		RW	i18n-iso-countries
republiek san marino	san marino	San Marino	country		SM	i18n-iso-countries
republiek senegal	senegal	Senegal	country		SN	i18n-iso-countries
republiek servie	serbia	Serbia	country		RS	i18n-iso-countries
republiek sierra leone	sierra leone	Sierra Leone	country		SL	i18n-iso-countries
republiek singapore	singapore	Singapore	country		SG	i18n-iso-countries
republiek slovenie	slovenia	Slovenia	country		SI	i18n-iso-countries
republiek soedan	sudan	Sudan	country		SD	i18n-iso-countries
republiek suriname	suriname	Suriname	country		SR	i18n-iso-countries
republiek tadzjikistan	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
republiek trinidad en tobago	trinidad and tobago	Trinidad and Tobago	country		TT	i18n-iso-countries
republiek tsjaad	chad	Chad	country		TD	i18n-iso-countries
republiek tunesie	tunisia	Tunisia	country		TN	i18n-iso-countries
republiek turkije	turkey	Turkey	country		TR	i18n-iso-countries
republiek van de unie van myanmar	myanmar	Myanmar	country		MM	i18n-iso-countries
republiek vanuatu	vanuatu	Vanuatu	country		VU	i18n-iso-countries
republiek wit rusland	belarus	Belarus	country		BY	i18n-iso-countries
republiek zambia	zambia	Zambia	country		ZM	i18n-iso-countries
republiek zimbabwe	zimbabwe	Zimbabwe	country		ZW	i18n-iso-countries
republiek zuid afrika	south africa	South Africa	country		ZA	i18n-iso-countries
republiek zuid soedan	south sudan	South Sudan	country		SS	i18n-iso-countries
republik indonesia	indonesia	Indonesia	country		ID	rigour-territories
republik kongo	republic of the congo	Republic of the Congo	country		CG	i18n-iso-countries
republik osterreich	austria	Austria	country		AT	rigour-territories
republika balgariya	bulgaria	Bulgaria	country		BG	general-usage
republika blgariya	bulgaria	Bulgaria	country		BG	rigour-territories
republika filipina	philippines	Philippines	country		PH	rigour-territories
republika hrvatska	croatia	Croatia	country		HR	rigour-territories
republika ng pilipinas	philippines	Philippines	country		PH	rigour-territories
republika serbija	serbia	Serbia	country		RS	rigour-territories
republika sierra leone	sierra leone	Sierra Leone	country		SL	rigour-territories
republika slovenia	slovenia	Slovenia	country		SI	rigour-territories
republika slovenie	slovenia	Slovenia	country		SI	rigour-territories
republika slovenija	slovenia	Slovenia	country		SI	rigour-territories
republika slovenije	slovenia	Slovenia	country		SI	rigour-territories
republika srbija	serbia	Serbia	country		RS	rigour-territories
republika ya rwanda	rwanda	Rwanda	country		RW	rigour-territories
republika yu rwanda	rwanda	Rwanda	country		RW	rigour-territories
republique centrafricaine	central african republic	Central African Republic	country		CF	i18n-iso-countries
republique de djibouti	djibouti	Djibouti	country		DJ	rigour-territories
republique de sierra leone	sierra leone	Sierra Leone	country		SL	rigour-territories
republique democratique du congo	democratic republic of the congo	Democratic Republic of the Congo	country		CD	i18n-iso-countries
republique dhaiti	haiti	Haiti	country		HT	rigour-territories
republique dominicaine	dominican republic	Dominican Republic	country		DO	i18n-iso-countries
republique du congo	republic of the congo	Republic of the Congo	country		CG	i18n-iso-countries
republique du rwanda	rwanda	Rwanda	country		RW	rigour-territories
republique du senegal	senegal	Senegal	country		SN	rigour-territories
republique du tchad	chad	Chad	country		TD	rigour-territories
republique francaise	france	France	country		FR	rigour-territories
republique gabonaise	gabon	Gabon	country		GA	rigour-territories
republique tcheque	czechia	Czechia	country		CZ	i18n-iso-countries
republique unie de tanzanie	tanzania	Tanzania	country		TZ	i18n-iso-countries
repubulika yu rwanda	rwanda	Rwanda	country		RW	rigour-territories
resoto	lesotho	Lesotho	country		LS	i18n-iso-countries
respublika belarus	belarus	Belarus	country		BY	rigour-territories
respublika fidzhi	fiji	Fiji	country		FJ	rigour-territories
respublika gaiti	haiti	Haiti	country		HT	rigour-territories
respublika kazakhstan	kazakhstan	Kazakhstan	country		KZ	rigour-territories
respublika kipr	cyprus	Cyprus	country		CY	rigour-territories
respublika kongo	republic of the congo	Republic of the Congo	country		CG	i18n-iso-countries
respublika koreya	south korea	South Korea	country		KR	i18n-iso-countries
respublika kot divuar	ivory coast	Ivory Coast	country		CI	rigour-territories
respublika mali	mali	Mali	country		ML	rigour-territories
respublika paragvay	papua new guinea	Papua New Guinea	country		PG	rigour-territories
respublika severnaya makedoniya	north macedonia	North Macedonia	country		MK	rigour-territories
respublika seyshelskie ostrova	seychelles	Seychelles	country		SC	rigour-territories
respublika soyuza myanma	myanmar	Myanmar	country		MM	rigour-territories
respublika yemen	yemen	Yemen	country		YE	rigour-territories
reu	reunion	Réunion	country	context	RE	iso3166
reuniao	reunion	Réunion	country		RE	i18n-iso-countries
reunion		Réunion	country		RE	cldr
reunion island	reunion	Réunion	country		RE	rigour-territories
reval	tallinn	Tallinn	city		EE	geonames-cities15000
reykjavik		Reykjavik	city		IS	geonames-cities15000
reyunion	reunion	Réunion	country		RE	i18n-iso-countries
reyunon	reunion	Réunion	country		RE	i18n-iso-countries
rf	russia	Russia	country	context	RU	rigour-territories
rheims	reims	Reims	city		FR	geonames-cities15000
rhein	rhine	Rhine	region		*	general-usage
rhein main	rhine main	Rhine-Main	region		*	general-usage
rhein neckar	rhine neckar	Rhine-Neckar	region		*	general-usage
rhein ruhr	rhine ruhr	Rhine-Ruhr	region		*	general-usage
rheinland	north rhine westphalia	North Rhine-Westphalia	state	context	DE	general-usage
rheinland pfalz	rhineland palatinate	Rhineland-Palatinate	state		DE	opencage-states
rhin	rhine	Rhine	region		*	general-usage
rhine		Rhine	region	context	*	general-usage
rhine main		Rhine-Main	region		*	general-usage
rhine neckar		Rhine-Neckar	region		*	general-usage
rhine ruhr		Rhine-Ruhr	region		*	general-usage
rhineland palatinate		Rhineland-Palatinate	state		DE	cldr
rhode island		Rhode Island	state		US	cldr
rhodesia	zimbabwe	Zimbabwe	country		ZW	rigour-territories
rhodesian	zimbabwe	Zimbabwe	demonym		ZW	general-usage
rhone alpes	auvergne rhone alpes	Auvergne-Rhône-Alpes	state		FR	general-usage
ri	rhode island	Rhode Island	state	context	US	python-us
ri indonesia	indonesia	Indonesia	country		ID	general-usage
riad	riyadh	Riyadh	city	context	SA	geonames-cities15000
riben	japan	Japan	country		JP	i18n-iso-countries
riberia	liberia	Liberia	country		LR	i18n-iso-countries
ribia	libya	Libya	country		LY	i18n-iso-countries
richards bay		Richards Bay	city		ZA	geonames-cities15000
richmond		Richmond	city		US	geonames-cities15000
riga		Riga	city		LV	geonames-cities15000
rigas	riga	Riga	city		LV	general-usage
rihitenshiyutain	liechtenstein	Liechtenstein	country		LI	i18n-iso-countries
rijeka		Rijeka	city		HR	geonames-cities15000
rijsel	lille	Lille	city		FR	geonames-cities15000
rio	rio de janeiro	Rio de Janeiro	city	context	BR	geonames-cities15000
rio de janeiro		Rio de Janeiro	city		BR	geonames-cities15000
rio grande do norte		Rio Grande do Norte	state		BR	cldr
rio grande do sul		Rio Grande do Sul	state		BR	cldr
rioja	la rioja	La Rioja	state	context	ES	opencage-states
ritoania	lithuania	Lithuania	country		LT	i18n-iso-countries
riverside		Riverside	city	context	US	geonames-cities15000
riyadh		Riyadh	city		SA	geonames-cities15000
ro	romania	Romania	country	context	RO	iso3166
road town		Road Town	city		VG	geonames-cities15000
roc	taiwan	Taiwan	country	context	TW	rigour-territories
rochester		Rochester	city		US	geonames-cities15000
rockford		Rockford	city		US	geonames-cities15000
roemeense	romania	Romania	demonym		RO	general-usage
roemeense republiek	romania	Romania	country		RO	i18n-iso-countries
roemenie	romania	Romania	country		RO	i18n-iso-countries
roi	ireland	Ireland	country	context	IE	general-usage
rok	south korea	South Korea	country	context	KR	general-usage
roma	rome	Rome	city	context	IT	geonames-cities15000
romagna	emilia romagna	Emilia-Romagna	state		IT	general-usage
romana	romania	Romania	demonym		RO	general-usage
romana de	romania	Romania	demonym		RO	general-usage
romane	romania	Romania	demonym		RO	general-usage
romania		Romania	country		RO	cldr
romanian	romania	Romania	demonym		RO	general-usage
romanya	romania	Romania	country		RO	i18n-iso-countries
rome		Rome	city		IT	geonames-cities15000
romena	romania	Romania	demonym		RO	general-usage
romenia	romania	Romania	country		RO	i18n-iso-countries
rondonia		Rondônia	state		BR	cldr
roodepoort		Roodepoort	city		ZA	geonames-cities15000
roraima		Roraima	state		BR	cldr
rosario		Rosario	city	context	AR	geonames-cities15000
roseau		Roseau	city		DM	geonames-cities15000
roshialianbang	russia	Russia	country		RU	i18n-iso-countries
rosja	russia	Russia	country		RU	i18n-iso-countries
rossia	russia	Russia	country		RU	rigour-territories
rossija	russia	Russia	country		RU	general-usage
rossiya	russia	Russia	country		RU	i18n-iso-countries
rossiyskaya	russia	Russia	demonym		RU	general-usage
rossiyskaya federatsi	russia	Russia	country		RU	rigour-territories
rossiyskaya federatsie	russia	Russia	country		RU	rigour-territories
rossiyskaya federatsiya	russia	Russia	country		RU	general-usage
rossiyskiy	russia	Russia	demonym		RU	general-usage
rossiyskoe	russia	Russia	demonym		RU	general-usage
rostock		Rostock	city		DE	geonames-cities15000
rostov	rostov on don	Rostov-on-Don	city		RU	geonames-cities15000
rostov na donu	rostov on don	Rostov-on-Don	city		RU	geonames-cities15000
rostov on don		Rostov-on-Don	city		RU	geonames-cities15000
rosyjska	russia	Russia	demonym		RU	general-usage
rotterdam		Rotterdam	city		NL	geonames-cities15000
rou	romania	Romania	country	context	RO	iso3166
rouen		Rouen	city	context	FR	geonames-cities15000
roumaine	romania	Romania	demonym		RO	general-usage
roumania	romania	Romania	country		RO	i18n-iso-countries
roumanie	romania	Romania	country		RO	i18n-iso-countries
royaume deswatini	eswatini	Eswatini	country		SZ	i18n-iso-countries
royaume hachemite de jordanie	jordan	Jordan	country		JO	rigour-territories
royaume uni	united kingdom	United Kingdom	country		GB	i18n-iso-countries
rp china	china	China	country		CN	general-usage
rp philippines	philippines	Philippines	country		PH	general-usage
rs	serbia	Serbia	country	context	RS	iso3166
rsa	south africa	South Africa	country	context	ZA	rigour-territories
ru	russia	Russia	country	context	RU	iso3166
ruanda	rwanda	Rwanda	country		RW	i18n-iso-countries
ruhr		Ruhr	region		*	general-usage
ruhr area	ruhr	Ruhr	region		*	general-usage
ruhrgebiet	ruhr	Ruhr	region		*	general-usage
ruidian	sweden	Sweden	country		SE	i18n-iso-countries
ruishi	switzerland	Switzerland	country		CH	i18n-iso-countries
rukusenburuku	luxembourg	Luxembourg	country		LU	i18n-iso-countries
rumaenien	romania	Romania	country		RO	i18n-iso-countries
rumana	romania	Romania	demonym		RO	general-usage
rumania	romania	Romania	country		RO	i18n-iso-countries
rumanien	romania	Romania	country		RO	i18n-iso-countries
rumanija	romania	Romania	country		RO	i18n-iso-countries
rumanische	romania	Romania	demonym		RO	general-usage
rumunia	romania	Romania	country		RO	i18n-iso-countries
rumyniya	romania	Romania	country		RO	i18n-iso-countries
rus	russia	Russia	demonym	context	RU	general-usage
rusa	russia	Russia	demonym		RU	general-usage
rusia	russia	Russia	country		RU	i18n-iso-countries
rusland	russia	Russia	country		RU	i18n-iso-countries
russa	russia	Russia	demonym		RU	general-usage
russe	russia	Russia	demonym		RU	general-usage
russia		Russia	country		RU	cldr
russian	russia	Russia	country		RU	rigour-territories
russian federation	russia	Russia	country		RU	i18n-iso-countries
russie	russia	Russia	country		RU	i18n-iso-countries
russische	russia	Russia	demonym		RU	general-usage
russische federatie	russia	Russia	country		RU	i18n-iso-countries
russische foderation	russia	Russia	country		RU	i18n-iso-countries
russkaya	russia	Russia	demonym		RU	general-usage
russkiy	russia	Russia	demonym		RU	general-usage
russland	russia	Russia	country		RU	i18n-iso-countries
russo	russia	Russia	demonym	context	RU	general-usage
rustenburg		Rustenburg	city		ZA	geonames-cities15000
rusya	russia	Russia	country		RU	i18n-iso-countries
ruwanda	rwanda	Rwanda	country		RW	i18n-iso-countries
rw	rwanda	Rwanda	country	context	RW	iso3166
rwa	rwanda	Rwanda	country	context	RW	iso3166
rwanda		Rwanda	country		RW	cldr
rwsy lbyd	belarus	Belarus	country		BY	i18n-iso-countries
ryssland	russia	Russia	country		RU	i18n-iso-countries
s africa	south africa	South Africa	country		ZA	general-usage
s america	south america	South America	region		*	general-usage
s australia	south australia	South Australia	state		AU	general-usage
s carolina	south carolina	South Carolina	state		US	general-usage
s dakota	south dakota	South Dakota	state		US	rigour-territories
s gravenhage	the hague	The Hague	city		NL	geonames-cities15000
s korea	south korea	South Korea	country		KR	general-usage
s sudan	south sudan	South Sudan	country		SS	general-usage
sa	saudi arabia	Saudi Arabia	country	context	SA	iso3166
sa south africa	south africa	South Africa	country		ZA	general-usage
saar	saarland	Saarland	state	context	DE	rigour-territories
saara ocidental	western sahara	Western Sahara	country		EH	i18n-iso-countries
saarbrucken		Saarbrücken	city		DE	geonames-cities15000
saarbruecken	saarbrucken	Saarbrücken	city		DE	geonames-cities15000
saarland		Saarland	state		DE	cldr
sachsen	saxony	Saxony	state		DE	opencage-states
sachsen anhalt	saxony anhalt	Saxony-Anhalt	state		DE	opencage-states
sacramento		Sacramento	city		US	geonames-cities15000
sadc region	southern africa	Southern Africa	region		*	general-usage
sadr	western sahara	Western Sahara	country		EH	i18n-iso-countries
saeng baleu telle mi	saint barthelemy	Saint Barthélemy	country		BL	i18n-iso-countries
saerwaduo	el salvador	El Salvador	country		SV	i18n-iso-countries
sahara occidental	western sahara	Western Sahara	country		EH	i18n-iso-countries
sahara occidentale	western sahara	Western Sahara	country		EH	i18n-iso-countries
sahel		Sahel	region		*	general-usage
sahrawi arab democratic republic	western sahara	Western Sahara	country		EH	rigour-territories
saierweiya	serbia	Serbia	country		RS	i18n-iso-countries
saigon	ho chi minh city	Ho Chi Minh City	city		VN	geonames-cities15000
sailaliang	sierra leone	Sierra Leone	country		SL	i18n-iso-countries
saineijiaer	senegal	Senegal	country		SN	i18n-iso-countries
saint barthelemy		Saint Barthélemy	country		BL	i18n-iso-countries
saint christophe et nieves	saint kitts and nevis	Saint Kitts and Nevis	country		KN	i18n-iso-countries
saint denis		Saint-Denis	city		RE	geonames-cities15000
saint etienne		Saint-Étienne	city		FR	geonames-cities15000
saint gall	st gallen	St. Gallen	state		CH	opencage-states
saint helena		Saint Helena	country		SH	cldr
saint helier		Saint Helier	city		JE	geonames-cities15000
saint kitts and nevis		Saint Kitts and Nevis	country		KN	i18n-iso-countries
saint kitts e nevis	saint kitts and nevis	Saint Kitts and Nevis	country		KN	i18n-iso-countries
saint kitts nevis	saint kitts and nevis	Saint Kitts and Nevis	country		KN	rigour-territories
saint kitts y nevis	saint kitts and nevis	Saint Kitts and Nevis	country		KN	i18n-iso-countries
saint louis	st louis	St. Louis	city		US	geonames-cities15000
saint lucia		Saint Lucia	country		LC	i18n-iso-countries
saint marin	san marino	San Marino	country		SM	i18n-iso-countries
saint martin		Saint Martin	country	edge	MF	i18n-iso-countries
saint paul		Saint Paul	city		US	geonames-cities15000
saint petersbourg	saint petersburg	Saint Petersburg	city		RU	geonames-cities15000
saint petersburg		Saint Petersburg	city		RU	geonames-cities15000
saint pierre		Saint-Pierre	city		PM	geonames-cities15000
saint pierre and miquelon		Saint Pierre and Miquelon	country		PM	i18n-iso-countries
saint pierre e miquelon	saint pierre and miquelon	Saint Pierre and Miquelon	country		PM	i18n-iso-countries
saint pierre en miquelon	saint pierre and miquelon	Saint Pierre and Miquelon	country		PM	i18n-iso-countries
saint pierre et miquelon	saint pierre and miquelon	Saint Pierre and Miquelon	country		PM	i18n-iso-countries
saint pierre und miquelon	saint pierre and miquelon	Saint Pierre and Miquelon	country		PM	i18n-iso-countries
saint siege	vatican city	Vatican City	country		VA	i18n-iso-countries
saint vincent and the grenadines		Saint Vincent and the Grenadines	country		VC	i18n-iso-countries
saint vincent e grenadine	saint vincent and the grenadines	Saint Vincent and the Grenadines	country		VC	i18n-iso-countries
saint vincent en de grenadines	saint vincent and the grenadines	Saint Vincent and the Grenadines	country		VC	i18n-iso-countries
saint vincent et les grenadines	saint vincent and the grenadines	Saint Vincent and the Grenadines	country		VC	i18n-iso-countries
sainte helene	saint helena	Saint Helena	country		SH	i18n-iso-countries
sainte lucie	saint lucia	Saint Lucia	country		LC	i18n-iso-countries
saipan		Saipan	city		MP	geonames-cities15000
saipeuleoseu	cyprus	Cyprus	country		CY	i18n-iso-countries
saipulusi	cyprus	Cyprus	country		CY	i18n-iso-countries
saisheer	seychelles	Seychelles	country		SC	i18n-iso-countries
saitama		Saitama	city		JP	geonames-cities15000
sajonia	saxony	Saxony	state		DE	general-usage
sakartvelo	georgia	Georgia	country		GE	i18n-iso-countries
sale		Salé	city	context	MA	geonames-cities15000
salisburgo	salzburg	Salzburg	state		AT	general-usage
salisbury	harare	Harare	city	context	ZW	geonames-cities15000
salomonen	solomon islands	Solomon Islands	country		SB	i18n-iso-countries
salomonseilanden	solomon islands	Solomon Islands	country		SB	i18n-iso-countries
salonica	thessaloniki	Thessaloniki	city		GR	geonames-cities15000
salonika	thessaloniki	Thessaloniki	city		GR	geonames-cities15000
salt lake city		Salt Lake City	city		US	geonames-cities15000
saltillo		Saltillo	city		MX	geonames-cities15000
salvador		Salvador	city	context	BR	geonames-cities15000
salvadoran	el salvador	El Salvador	demonym		SV	general-usage
salvadorena	el salvador	El Salvador	demonym		SV	general-usage
salzbourg	salzburg	Salzburg	state		AT	general-usage
salzburg		Salzburg	state		AT	cldr
salzburger land	salzburg	Salzburg	state		AT	general-usage
samara		Samara	city	context	RU	geonames-cities15000
sambia	zambia	Zambia	country		ZM	i18n-iso-countries
samoa		Samoa	country	context	WS	cldr
samoa americaines	american samoa	American Samoa	country		AS	i18n-iso-countries
samoa americana	american samoa	American Samoa	country		AS	i18n-iso-countries
samoa americane	american samoa	American Samoa	country		AS	i18n-iso-countries
samoya	samoa	Samoa	country		WS	i18n-iso-countries
san antonio		San Antonio	city		US	geonames-cities15000
san baruterumi	saint barthelemy	Saint Barthélemy	country		BL	i18n-iso-countries
san diego		San Diego	city		US	geonames-cities15000
san francisco		San Francisco	city		US	geonames-cities15000
san gallo	st gallen	St. Gallen	state		CH	opencage-states
san jose		San José	city		CR	geonames-cities15000
san jose us		San Jose (US)	city		US	general-usage
san juan		San Juan	city		PR	geonames-cities15000
san luis potosi		San Luis Potosí	state		MX	cldr
san malino	san marino	San Marino	country		SM	i18n-iso-countries
san marino		San Marino	country		SM	cldr
san marutan furansuling	saint martin	Saint Martin	country		MF	i18n-iso-countries
san pablo	sao paulo	São Paulo	city		BR	geonames-cities15000
san pedro sula		San Pedro Sula	city		HN	geonames-cities15000
san pedro y miquelon	saint pierre and miquelon	Saint Pierre and Miquelon	country		PM	i18n-iso-countries
san petersburgo	saint petersburg	Saint Petersburg	city		RU	geonames-cities15000
san salvador		San Salvador	city		SV	geonames-cities15000
san tome i prinsipi	sao tome and principe	São Tomé and Príncipe	country		ST	i18n-iso-countries
san vicente y las granadinas	saint vincent and the grenadines	Saint Vincent and the Grenadines	country		VC	i18n-iso-countries
sanaa		Sanaa	city		YE	geonames-cities15000
sandton		Sandton	city		ZA	general-usage
sangtomepeulinsipe	sao tome and principe	São Tomé and Príncipe	country		ST	i18n-iso-countries
sankt gallen	st gallen	St. Gallen	state		CH	opencage-states
sankt peterburg	saint petersburg	Saint Petersburg	city		RU	geonames-cities15000
sankt petersburg	saint petersburg	Saint Petersburg	city		RU	geonames-cities15000
sanmarino	san marino	San Marino	country		SM	i18n-iso-countries
sanpierudao mikurondao	saint pierre and miquelon	Saint Pierre and Miquelon	country		PM	i18n-iso-countries
santa ana		Santa Ana	city		US	geonames-cities15000
santa barbara		Santa Barbara	city		US	geonames-cities15000
santa catarina		Santa Catarina	state		BR	cldr
santa cruz de la sierra		Santa Cruz de la Sierra	city		BO	geonames-cities15000
santa fe de bogota	bogota	Bogotá	city		CO	geonames-cities15000
santa helena	saint helena	Saint Helena	country		SH	i18n-iso-countries
santa lucia	saint lucia	Saint Lucia	country		LC	i18n-iso-countries
santa monica		Santa Monica	city		US	geonames-cities15000
santa se	vatican city	Vatican City	country		VA	i18n-iso-countries
santa sede	vatican city	Vatican City	country		VA	i18n-iso-countries
santelena	saint helena	Saint Helena	country		SH	i18n-iso-countries
santiago		Santiago	city	context	CL	geonames-cities15000
santiago de chile	santiago	Santiago	city		CL	geonames-cities15000
santo domingo		Santo Domingo	city		DO	geonames-cities15000
santo tome y principe	sao tome and principe	São Tomé and Príncipe	country		ST	i18n-iso-countries
santome purinshipe	sao tome and principe	São Tomé and Príncipe	country		ST	i18n-iso-countries
santos		Santos	city	context	BR	geonames-cities15000
sao bartolomeu	saint barthelemy	Saint Barthélemy	country		BL	i18n-iso-countries
sao cristovao e neves	saint kitts and nevis	Saint Kitts and Nevis	country		KN	i18n-iso-countries
sao luis		São Luís	city		BR	geonames-cities15000
sao martinho	saint martin	Saint Martin	country		MF	i18n-iso-countries
sao paulo		São Paulo	city		BR	geonames-cities15000
sao tome	sao tome and principe	São Tomé and Príncipe	country		ST	cldr
sao tome and principe		São Tomé and Príncipe	country		ST	cldr
sao tome e principe	sao tome and principe	São Tomé and Príncipe	country		ST	i18n-iso-countries
sao tome et principe	sao tome and principe	São Tomé and Príncipe	country		ST	i18n-iso-countries
sao tome und principe	sao tome and principe	São Tomé and Príncipe	country		ST	i18n-iso-countries
sao vicente e granadinas	saint vincent and the grenadines	Saint Vincent and the Grenadines	country		VC	i18n-iso-countries
saoudienne	saudi arabia	Saudi Arabia	demonym		SA	general-usage
sapporo		Sapporo	city		JP	geonames-cities15000
saragossa	zaragoza	Zaragoza	city		ES	geonames-cities15000
sarajevo		Sarajevo	city		BA	geonames-cities15000
saratov		Saratov	city		RU	geonames-cities15000
sardegna	sardinia	Sardinia	state		IT	opencage-states
sardinia		Sardinia	state		IT	cldr
sardinien	sardinia	Sardinia	state		IT	general-usage
sarre	saarland	Saarland	state		DE	general-usage
sarrebruck	saarbrucken	Saarbrücken	city		DE	geonames-cities15000
sask	saskatchewan	Saskatchewan	state		CA	general-usage
saskatchewan		Saskatchewan	state		CA	cldr
saskatoon		Saskatoon	city	context	CA	geonames-cities15000
sassonia	saxony	Saxony	state		DE	general-usage
sau	saudi arabia	Saudi Arabia	country	context	SA	iso3166
saudi	saudi arabia	Saudi Arabia	country	context	SA	rigour-territories
saudi arabia		Saudi Arabia	country		SA	cldr
saudi arabian	saudi arabia	Saudi Arabia	demonym		SA	general-usage
saudi arabien	saudi arabia	Saudi Arabia	country		SA	i18n-iso-countries
saudia	saudi arabia	Saudi Arabia	demonym	context	SA	general-usage
saudia arabia	saudi arabia	Saudi Arabia	country		SA	rigour-territories
saudialabia	saudi arabia	Saudi Arabia	country		SA	i18n-iso-countries
saudiarabien	saudi arabia	Saudi Arabia	country		SA	i18n-iso-countries
saudovskaya araviya	saudi arabia	Saudi Arabia	country		SA	i18n-iso-countries
saujiarabia	saudi arabia	Saudi Arabia	country		SA	i18n-iso-countries
savannah		Savannah	city	context	US	geonames-cities15000
saxe	saxony	Saxony	state	context	DE	general-usage
saxony		Saxony	state	context	DE	cldr
saxony anhalt		Saxony-Anhalt	state		DE	cldr
sb	solomon islands	Solomon Islands	country	context	SB	iso3166
sc	south carolina	South Carolina	state	context	US	python-us
scand	scandinavia	Scandinavia	region	context	*	general-usage
scandinavia		Scandinavia	region		*	general-usage
scandinavian	scandinavia	Scandinavia	demonym		*	general-usage
scandinavie	scandinavia	Scandinavia	region		*	general-usage
schaffhausen		Schaffhausen	state		CH	cldr
schaffhouse	schaffhausen	Schaffhausen	state		CH	opencage-states
schanghai	shanghai	Shanghai	city		CN	geonames-cities15000
schleswig	schleswig holstein	Schleswig-Holstein	state		DE	general-usage
schleswig holstein		Schleswig-Holstein	state		DE	cldr
schottische	scotland	Scotland	demonym		GB	general-usage
schottland	scotland	Scotland	part		GB	general-usage
schweden	sweden	Sweden	country		SE	i18n-iso-countries
schwedische	sweden	Sweden	demonym		SE	general-usage
schweiz	switzerland	Switzerland	country		CH	i18n-iso-countries
schweizer	switzerland	Switzerland	demonym	context	CH	general-usage
schweizerische	switzerland	Switzerland	demonym		CH	general-usage
schweizerische eidgenossenschaft	switzerland	Switzerland	country		CH	general-usage
schweizerischer	switzerland	Switzerland	demonym		CH	general-usage
schweizerisches	switzerland	Switzerland	demonym		CH	general-usage
schwyz		Schwyz	state		CH	cldr
scotland		Scotland	part	context	GB	cldr
scots	scotland	Scotland	demonym		GB	general-usage
scottish	scotland	Scotland	demonym		GB	general-usage
scottsdale		Scottsdale	city		US	geonames-cities15000
sd	south dakota	South Dakota	state	context	US	python-us
sdn	sudan	Sudan	country	context	SD	iso3166
se	sweden	Sweden	country	context	SE	iso3166
se asia	southeast asia	Southeast Asia	region		*	general-usage
sea	southeast asia	Southeast Asia	region	context	*	general-usage
seattle		Seattle	city		US	geonames-cities15000
sebastopol	sevastopol	Sevastopol	city		UA	geonames-cities15000
secunda		Secunda	city	context	ZA	geonames-cities15000
see	southeast europe	Southeast Europe	region	context	*	general-usage
seinteu binsenteu geulenadin	saint vincent and the grenadines	Saint Vincent and the Grenadines	country		VC	i18n-iso-countries
seinteu hellena	saint helena	Saint Helena	country		SH	i18n-iso-countries
seinteu kicheu nebiseu	saint kitts and nevis	Saint Kitts and Nevis	country		KN	i18n-iso-countries
seinteu lusia	saint lucia	Saint Lucia	country		LC	i18n-iso-countries
seinteu matin	saint martin	Saint Martin	country		MF	i18n-iso-countries
seinteulieleudo migwaelondo	saint pierre and miquelon	Saint Pierre and Miquelon	country		PM	i18n-iso-countries
seisyel	seychelles	Seychelles	country		SC	i18n-iso-countries
seleubia	serbia	Serbia	country		RS	i18n-iso-countries
semarang		Semarang	city		ID	geonames-cities15000
semea	emea	EMEA	region		*	general-usage
sen	senegal	Senegal	country	context	SN	iso3166
sen bartelemi	saint barthelemy	Saint Barthélemy	country		BL	i18n-iso-countries
sen marten	saint martin	Saint Martin	country		MF	i18n-iso-countries
sen per i mikelon	saint pierre and miquelon	Saint Pierre and Miquelon	country		PM	i18n-iso-countries
sendai		Sendai	city		JP	geonames-cities15000
senegal		Senegal	country		SN	cldr
senegalaise	senegal	Senegal	demonym		SN	general-usage
senegalese	senegal	Senegal	demonym		SN	general-usage
senegaru	senegal	Senegal	country		SN	i18n-iso-countries
sent kits i nevis	saint kitts and nevis	Saint Kitts and Nevis	country		KN	i18n-iso-countries
sent lyusiya	saint lucia	Saint Lucia	country		LC	i18n-iso-countries
sent vinsent i grenadiny	saint vincent and the grenadines	Saint Vincent and the Grenadines	country		VC	i18n-iso-countries
sentobinsentooyobigurenadeinzhudao	saint vincent and the grenadines	Saint Vincent and the Grenadines	country		VC	i18n-iso-countries
sentoherena asenshiyonoyobitorisutandakuniya	saint helena	Saint Helena	country		SH	i18n-iso-countries
sentokurisutofua neibisu	saint kitts and nevis	Saint Kitts and Nevis	country		KN	i18n-iso-countries
sentorushia	saint lucia	Saint Lucia	country		LC	i18n-iso-countries
seongnam		Seongnam	city		KR	geonames-cities15000
seosahala	western sahara	Western Sahara	country		EH	i18n-iso-countries
seoul		Seoul	city		KR	geonames-cities15000
serbia		Serbia	country		RS	cldr
serbian	serbia	Serbia	demonym		RS	general-usage
serbie	serbia	Serbia	country		RS	i18n-iso-countries
serbien	serbia	Serbia	country		RS	i18n-iso-countries
serbische	serbia	Serbia	demonym		RS	general-usage
serbiya	serbia	Serbia	country		RS	i18n-iso-countries
sergipe		Sergipe	state		BR	cldr
serra leoa	sierra leone	Sierra Leone	country		SL	i18n-iso-countries
serra leone	sierra leone	Sierra Leone	country		SL	i18n-iso-countries
serubia	serbia	Serbia	country		RS	i18n-iso-countries
servia	serbia	Serbia	country		RS	i18n-iso-countries
servie	serbia	Serbia	country		RS	i18n-iso-countries
seshieru	seychelles	Seychelles	country		SC	i18n-iso-countries
setubal		Setúbal	city		PT	geonames-cities15000
seubalbadeu	svalbard and jan mayen	Svalbard and Jan Mayen	country		SJ	i18n-iso-countries
seul	seoul	Seoul	city		KR	geonames-cities15000
seulilangka	sri lanka	Sri Lanka	country		LK	i18n-iso-countries
seullobakia	slovakia	Slovakia	country		SK	i18n-iso-countries
seullobenia	slovenia	Slovenia	country		SI	i18n-iso-countries
seupein	spain	Spain	country		ES	i18n-iso-countries
seuwajillandeu	eswatini	Eswatini	country		SZ	i18n-iso-countries
seuweden	sweden	Sweden	country		SE	i18n-iso-countries
seuwiseu	switzerland	Switzerland	country		CH	i18n-iso-countries
sevastopol		Sevastopol	city		UA	geonames-cities15000
severnaya makedoniya	north macedonia	North Macedonia	country		MK	i18n-iso-countries
severnye marianskie ostrova	northern mariana islands	Northern Mariana Islands	country		MP	i18n-iso-countries
sevilla	seville	Seville	city		ES	geonames-cities15000
seville		Seville	city		ES	geonames-cities15000
seychellen	seychelles	Seychelles	country		SC	i18n-iso-countries
seychelles		Seychelles	country		SC	cldr
seychelles islands	seychelles	Seychelles	country		SC	rigour-territories
seychelles republic	seychelles	Seychelles	country		SC	rigour-territories
seyshelskie ostrova	seychelles	Seychelles	country		SC	i18n-iso-countries
sf bay	san francisco	San Francisco	city		US	general-usage
sfax		Sfax	city		TN	geonames-cities15000
sflbrd wyn myn	svalbard and jan mayen	Svalbard and Jan Mayen	country		SJ	i18n-iso-countries
sg	singapore	Singapore	country	context	SG	iso3166
sgp	singapore	Singapore	country	context	SG	iso3166
sh	saint helena	Saint Helena	country	context	SH	iso3166
shaanxi		Shaanxi	state		CN	cldr
shan dong	shandong	Shandong	state		CN	general-usage
shandong		Shandong	state		CN	cldr
shang hai	shanghai	Shanghai	city		CN	general-usage
shanghai		Shanghai	city	context	CN	geonames-cities15000
shansi	shanxi	Shanxi	state		CN	general-usage
shantou		Shantou	city		CN	geonames-cities15000
shantung	shandong	Shandong	state	context	CN	general-usage
shanxi		Shanxi	state		CN	cldr
shaoxing		Shaoxing	city		CN	geonames-cities15000
sharjah		Sharjah	city		AE	geonames-cities15000
sharq al awsat	middle east	Middle East	region		*	general-usage
shatealabo	saudi arabia	Saudi Arabia	country		SA	i18n-iso-countries
sheffield		Sheffield	city		GB	geonames-cities15000
shen zhen	shenzhen	Shenzhen	city		CN	general-usage
shenchen	shenzhen	Shenzhen	city		CN	general-usage
shengbataileimi	saint barthelemy	Saint Barthélemy	country		BL	i18n-iso-countries
shengdandao	christmas island	Christmas Island	country		CX	i18n-iso-countries
shengduomeihepulinxibi	sao tome and principe	São Tomé and Príncipe	country		ST	i18n-iso-countries
shengheleina asensonghetelisitan dakuniya	saint helena	Saint Helena	country		SH	i18n-iso-countries
shengjiciheniweisi	saint kitts and nevis	Saint Kitts and Nevis	country		KN	i18n-iso-countries
shengluxiya	saint lucia	Saint Lucia	country		LC	i18n-iso-countries
shengmalinuo	san marino	San Marino	country		SM	i18n-iso-countries
shengpiaierhemikelong	saint pierre and miquelon	Saint Pierre and Miquelon	country		PM	i18n-iso-countries
shengwensentehegelinnadingsi	saint vincent and the grenadines	Saint Vincent and the Grenadines	country		VC	i18n-iso-countries
shensi	shaanxi	Shaanxi	state		CN	general-usage
shenyang		Shenyang	city		CN	geonames-cities15000
shenzhen		Shenzhen	city		CN	geonames-cities15000
shierareone	sierra leone	Sierra Leone	country		SL	i18n-iso-countries
shijiazhuang		Shijiazhuang	city		CN	geonames-cities15000
shingaporu	singapore	Singapore	country		SG	i18n-iso-countries
shinto maruten orandaling	sint maarten	Sint Maarten	country		SX	i18n-iso-countries
shiraz		Shiraz	city		IR	geonames-cities15000
shiria arabugongheguo	syria	Syria	country		SY	i18n-iso-countries
shiyan		Shiyan	city		CN	geonames-cities15000
shn	saint helena	Saint Helena	country	context	SH	iso3166
shpitsbergen i yan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	country		SJ	i18n-iso-countries
shqiperi	albania	Albania	country		AL	i18n-iso-countries
shqiperia	albania	Albania	country		AL	general-usage
shqiptar	albania	Albania	demonym		AL	general-usage
shqiptare	albania	Albania	demonym		AL	general-usage
shreveport		Shreveport	city		US	geonames-cities15000
shri lanka	sri lanka	Sri Lanka	country		LK	i18n-iso-countries
shumchun	shenzhen	Shenzhen	city		CN	geonames-cities15000
shvedskiy	sweden	Sweden	demonym		SE	general-usage
shvetsiya	sweden	Sweden	country		SE	i18n-iso-countries
shveytsariya	switzerland	Switzerland	country		CH	i18n-iso-countries
si	slovenia	Slovenia	country	context	SI	iso3166
si chuan	sichuan	Sichuan	state		CN	general-usage
siam	thailand	Thailand	country	context	TH	rigour-territories
sian	xian	Xi'an	city		CN	geonames-cities15000
siberia		Siberia	region		*	general-usage
siberie	siberia	Siberia	region		*	general-usage
sibir	siberia	Siberia	region		*	general-usage
sibirien	siberia	Siberia	region		*	general-usage
sichuan		Sichuan	state		CN	cldr
sicilia	sicily	Sicily	state		IT	opencage-states
sicily		Sicily	state		IT	cldr
siela lion	sierra leone	Sierra Leone	country		SL	i18n-iso-countries
sierra leona	sierra leone	Sierra Leone	country		SL	i18n-iso-countries
sierra leone		Sierra Leone	country		SL	cldr
sikkim		Sikkim	state	context	IN	cldr
silia	syria	Syria	country		SY	i18n-iso-countries
silicon valley		Silicon Valley	region		*	general-usage
sililanka	sri lanka	Sri Lanka	country		LK	i18n-iso-countries
siluofake	slovakia	Slovakia	country		SK	i18n-iso-countries
siluowenniya	slovenia	Slovenia	country		SI	i18n-iso-countries
simbabwe	zimbabwe	Zimbabwe	country		ZW	i18n-iso-countries
simferopol		Simferopol	city		UA	geonames-cities15000
sinaloa		Sinaloa	state		MX	cldr
singapoor	singapore	Singapore	country		SG	rigour-territories
singapore		Singapore	country		SG	cldr
singapore city		Singapore City	city		SG	geonames-cities15000
singaporean	singapore	Singapore	demonym		SG	general-usage
singapour	singapore	Singapore	country		SG	i18n-iso-countries
singapur	singapore	Singapore	country		SG	i18n-iso-countries
singapura	singapore	Singapore	country		SG	i18n-iso-countries
singgapoleu	singapore	Singapore	country		SG	i18n-iso-countries
sinkiang	xinjiang	Xinjiang	state		CN	general-usage
sino	china	China	demonym	context	CN	general-usage
sint helena	saint helena	Saint Helena	country		SH	i18n-iso-countries
sint maarten		Sint Maarten	country		SX	cldr
sint marten	sint maarten	Sint Maarten	country		SX	i18n-iso-countries
sinteumaleuten	sint maarten	Sint Maarten	country		SX	i18n-iso-countries
sioux falls		Sioux Falls	city		US	geonames-cities15000
siria	syria	Syria	country		SY	i18n-iso-countries
siriya	syria	Syria	country		SY	i18n-iso-countries
siwaerbaheyangmayan	svalbard and jan mayen	Svalbard and Jan Mayen	country		SJ	i18n-iso-countries
siweishilan	eswatini	Eswatini	country		SZ	i18n-iso-countries
sizilien	sicily	Sicily	state		IT	general-usage
sj	svalbard and jan mayen	Svalbard and Jan Mayen	country	context	SJ	iso3166
sjm	svalbard and jan mayen	Svalbard and Jan Mayen	country	context	SJ	iso3166
sk	saskatchewan	Saskatchewan	state	context	CA	iso3166
skandinavia	scandinavia	Scandinavia	region		*	general-usage
skandinavien	scandinavia	Scandinavia	region		*	general-usage
skopje		Skopje	city		MK	geonames-cities15000
sl	sierra leone	Sierra Leone	country	context	SL	iso3166
slb	solomon islands	Solomon Islands	country	context	SB	iso3166
slc	salt lake city	Salt Lake City	city	context	US	geonames-cities15000
sle	sierra leone	Sierra Leone	country	context	SL	iso3166
slovacchia	slovakia	Slovakia	country		SK	i18n-iso-countries
slovak	slovakia	Slovakia	demonym		SK	general-usage
slovak republic	slovakia	Slovakia	country		SK	rigour-territories
slovakei	slovakia	Slovakia	country		SK	general-usage
slovakia		Slovakia	country		SK	cldr
slovakiya	slovakia	Slovakia	country		SK	i18n-iso-countries
slovaque	slovakia	Slovakia	demonym		SK	general-usage
slovaquie	slovakia	Slovakia	country		SK	i18n-iso-countries
slovene	slovenia	Slovenia	demonym		SI	general-usage
slovenia		Slovenia	country		SI	cldr
slovenian	slovenia	Slovenia	demonym		SI	general-usage
slovenie	slovenia	Slovenia	country		SI	i18n-iso-countries
slovenija	slovenia	Slovenia	country		SI	i18n-iso-countries
sloveniya	slovenia	Slovenia	country		SI	i18n-iso-countries
slovenska	slovakia	Slovakia	demonym		SK	general-usage
slovenska republika	slovakia	Slovakia	country		SK	general-usage
slovenske	slovakia	Slovakia	demonym		SK	general-usage
slovensko	slovakia	Slovakia	country		SK	i18n-iso-countries
slovensky	slovakia	Slovakia	demonym		SK	general-usage
slowaakse republiek	slovakia	Slovakia	country		SK	i18n-iso-countries
slowakei	slovakia	Slovakia	country		SK	i18n-iso-countries
slowakische	slovakia	Slovakia	demonym		SK	general-usage
slowenien	slovenia	Slovenia	country		SI	i18n-iso-countries
slowenische	slovenia	Slovenia	demonym		SI	general-usage
sltnh mn	oman	Oman	country		OM	rigour-territories
slv	el salvador	El Salvador	country	context	SV	iso3166
slwfky	slovakia	Slovakia	country		SK	i18n-iso-countries
slwfyny	slovenia	Slovenia	country		SI	i18n-iso-countries
sm	san marino	San Marino	country	context	SM	iso3166
smr	san marino	San Marino	country	context	SM	iso3166
smw lmrykyh	american samoa	American Samoa	country		AS	i18n-iso-countries
smyrna	izmir	Izmir	city		TR	geonames-cities15000
sn	senegal	Senegal	country	context	SN	iso3166
sn brtylmy	saint barthelemy	Saint Barthélemy	country		BL	i18n-iso-countries
sn byyr wmyklwn	saint pierre and miquelon	Saint Pierre and Miquelon	country		PM	i18n-iso-countries
sn mrynw	san marino	San Marino	country		SM	i18n-iso-countries
sng	cis	CIS	region	context	*	general-usage
sng region	cis	CIS	region		*	general-usage
snghfwrh	singapore	Singapore	country		SG	i18n-iso-countries
snt fynsnt wlghryndyn	saint vincent and the grenadines	Saint Vincent and the Grenadines	country		VC	i18n-iso-countries
snt hylyn wsynshyn wtrystn d kwn	saint helena	Saint Helena	country		SH	i18n-iso-countries
snt kyts wnyfys	saint kitts and nevis	Saint Kitts and Nevis	country		KN	i18n-iso-countries
snt lwsy	saint lucia	Saint Lucia	country		LC	i18n-iso-countries
snt mrtn	saint martin	Saint Martin	country		MF	i18n-iso-countries
so	somalia	Somalia	country	context	SO	iso3166
sochi		Sochi	city		RU	geonames-cities15000
socialist republic of vietnam	vietnam	Vietnam	country		VN	rigour-territories
socialistische republiek vietnam	vietnam	Vietnam	country		VN	i18n-iso-countries
sofala		Sofala	state	context	MZ	cldr
sofia		Sofia	city	context	BG	geonames-cities15000
sofiya	sofia	Sofia	city	context	BG	geonames-cities15000
sofiyska	sofia	Sofia	city		BG	general-usage
sofiyski	sofia	Sofia	city	context	BG	general-usage
soleure	solothurn	Solothurn	state		CH	opencage-states
sollomon aillaendeu	solomon islands	Solomon Islands	country		SB	i18n-iso-countries
solomon islands		Solomon Islands	country		SB	cldr
solomonovy ostrova	solomon islands	Solomon Islands	country		SB	i18n-iso-countries
solothurn		Solothurn	state		CH	cldr
som	somalia	Somalia	country	context	SO	iso3166
somali	somalia	Somalia	country		SO	cldr
somalia		Somalia	country		SO	cldr
somalie	somalia	Somalia	country		SO	i18n-iso-countries
somallia	somalia	Somalia	country		SO	i18n-iso-countries
somaria	somalia	Somalia	country		SO	i18n-iso-countries
sonora		Sonora	state		MX	cldr
soochow	suzhou	Suzhou	city		CN	general-usage
soromonzhudao	solomon islands	Solomon Islands	country		SB	i18n-iso-countries
soudan	sudan	Sudan	country	context	SD	i18n-iso-countries
soudan du sud	south sudan	South Sudan	country		SS	i18n-iso-countries
south africa		South Africa	country		ZA	cldr
south african	south africa	South Africa	demonym		ZA	general-usage
south america		South America	region		*	un-names
south american	south america	South America	demonym		*	general-usage
south asia		South Asia	region		*	general-usage
south australia		South Australia	state		AU	cldr
south bend		South Bend	city		US	geonames-cities15000
south boston		South Boston	city		US	geonames-cities15000
south carolina		South Carolina	state		US	cldr
south caucasus	caucasus	Caucasus	region		*	general-usage
south dakota		South Dakota	state		US	cldr
south east asia	southeast asia	Southeast Asia	region		*	general-usage
south east europe	southeast europe	Southeast Europe	region		*	general-usage
south eastern europe	southeast europe	Southeast Europe	region		*	general-usage
south europe	southern europe	Southern Europe	region		*	general-usage
south holland		South Holland	state		NL	cldr
south korea		South Korea	country		KR	cldr
south pacific		South Pacific	region		*	general-usage
south sudan		South Sudan	country		SS	cldr
south sudanese republic	south sudan	South Sudan	country		SS	rigour-territories
south tyrol	trentino alto adige	Trentino-Alto Adige	state		IT	cldr
south west africa	namibia	Namibia	country		NA	general-usage
southampton		Southampton	city		GB	geonames-cities15000
southeast asia		Southeast Asia	region		*	general-usage
southeast europe		Southeast Europe	region		*	general-usage
southeastern europe	southeast europe	Southeast Europe	region		*	general-usage
southern africa		Southern Africa	region		*	un-names
southern african	southern africa	Southern Africa	demonym		*	general-usage
southern asia	south asia	South Asia	region		*	un-names
southern cone	mercosur	Mercosur	region		*	general-usage
southern europe		Southern Europe	region		*	un-names
southern sudan	south sudan	South Sudan	country		SS	rigour-territories
soviet union		Soviet Union	country		SU	general-usage
soweto		Soweto	city		ZA	geonames-cities15000
spaanse	spain	Spain	demonym		ES	general-usage
spagna	spain	Spain	country		ES	i18n-iso-countries
spagnola	spain	Spain	demonym		ES	general-usage
spagnolo	spain	Spain	demonym		ES	general-usage
spain		Spain	country		ES	cldr
spanien	spain	Spain	country		ES	i18n-iso-countries
spanische	spain	Spain	demonym		ES	general-usage
spanish	spain	Spain	demonym		ES	general-usage
spanje	spain	Spain	country		ES	i18n-iso-countries
spitsbergen en jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	country		SJ	i18n-iso-countries
split		Split	city	context	HR	geonames-cities15000
spm	saint pierre and miquelon	Saint Pierre and Miquelon	country	context	PM	iso3166
spokane		Spokane	city		US	geonames-cities15000
springs		Springs	city	context	ZA	geonames-cities15000
sr	suriname	Suriname	country	context	SR	iso3166
sr vietnam	vietnam	Vietnam	country		VN	general-usage
srb	serbia	Serbia	country	context	RS	iso3166
srbija	serbia	Serbia	country		RS	i18n-iso-countries
srednyaya aziya	central asia	Central Asia	region		*	general-usage
sri lanka		Sri Lanka	country		LK	cldr
sri lankan	sri lanka	Sri Lanka	demonym		LK	general-usage
srpska	serbia	Serbia	demonym		RS	general-usage
srpski	serbia	Serbia	demonym		RS	general-usage
srylnk	sri lanka	Sri Lanka	country		LK	i18n-iso-countries
ss	south sudan	South Sudan	country	context	SS	iso3166
ssa	sub saharan africa	Sub-Saharan Africa	region	context	*	general-usage
ssd	south sudan	South Sudan	country	context	SS	iso3166
ssha	united states	United States	country		US	i18n-iso-countries
sssr	russia	Russia	country		RU	rigour-territories
st	sao tome and principe	São Tomé and Príncipe	country	context	ST	iso3166
st barthelemy	saint barthelemy	Saint Barthélemy	country		BL	cldr
st gallen		St. Gallen	state		CH	cldr
st georges		St. George's	city		GD	geonames-cities15000
st helena	saint helena	Saint Helena	country		SH	cldr
st johns		St. John's	city		AG	geonames-cities15000
st kitts und nevis	saint kitts and nevis	Saint Kitts and Nevis	country		KN	i18n-iso-countries
st louis		St. Louis	city		US	geonames-cities15000
st lucia	saint lucia	Saint Lucia	country		LC	cldr
st paul	saint paul	Saint Paul	city		US	geonames-cities15000
st peter port		St Peter Port	city		GG	geonames-cities15000
st petersburg	saint petersburg	Saint Petersburg	city		RU	geonames-cities15000
st vincent und die grenadinen	saint vincent and the grenadines	Saint Vincent and the Grenadines	country		VC	i18n-iso-countries
staat eritrea	eritrea	Eritrea	country		ER	i18n-iso-countries
staat israel	israel	Israel	country		IL	i18n-iso-countries
staat koeweit	kuwait	Kuwait	country		KW	i18n-iso-countries
staat libie	libya	Libya	country		LY	i18n-iso-countries
staat palastina	palestine	Palestine	country		PS	i18n-iso-countries
staat palestina	palestine	Palestine	country		PS	i18n-iso-countries
staat qatar	qatar	Qatar	country		QA	i18n-iso-countries
stalingrad	volgograd	Volgograd	city		RU	geonames-cities15000
stamford		Stamford	city		US	geonames-cities15000
stanley		Stanley	city	context	FK	geonames-cities15000
state of georgia	georgia us state	Georgia (US state)	state		US	general-usage
state of israel	israel	Israel	country		IL	rigour-territories
state of mexico	estado de mexico	Estado de México	state		MX	opencage-states
state of new york	new york	New York	state		US	general-usage
state of palestine	palestine	Palestine	country		PS	i18n-iso-countries
state of qatar	qatar	Qatar	country		QA	rigour-territories
state of washington	washington	Washington	state		US	general-usage
staten island		Staten Island	city		US	geonames-cities15000
stati federati di micronesia	micronesia	Micronesia	country		FM	i18n-iso-countries
stati uniti damerica	united states	United States	country		US	i18n-iso-countries
stato di palestina	palestine	Palestine	country		PS	i18n-iso-countries
stavanger		Stavanger	city		NO	geonames-cities15000
steiermark	styria	Styria	state		AT	opencage-states
stellenbosch		Stellenbosch	city		ZA	geonames-cities15000
stettin	szczecin	Szczecin	city		PL	geonames-cities15000
sthn africa	southern africa	Southern Africa	region		*	general-usage
stiller ozean	pacific	Pacific	region		*	general-usage
stoccolma	stockholm	Stockholm	city		SE	geonames-cities15000
stockholm		Stockholm	city		SE	geonames-cities15000
stockholms	stockholm	Stockholm	city		SE	general-usage
stockton		Stockton	city		US	geonames-cities15000
stoke on trent		Stoke-on-Trent	city		GB	geonames-cities15000
stp	sao tome and principe	São Tomé and Príncipe	country	context	ST	iso3166
strasbourg		Strasbourg	city		FR	geonames-cities15000
strassburg	strasbourg	Strasbourg	city		FR	geonames-cities15000
stredni evropa	central europe	Central Europe	region		*	general-usage
stuttgart		Stuttgart	city		DE	geonames-cities15000
stuttgarter	stuttgart	Stuttgart	city		DE	general-usage
styria		Styria	state		AT	cldr
su zhou	suzhou	Suzhou	city		CN	general-usage
suazilandia	eswatini	Eswatini	country		SZ	rigour-territories
sub saharan africa		Sub-Saharan Africa	region		*	un-names
subsahara	sub saharan africa	Sub-Saharan Africa	region		*	general-usage
sucre		Sucre	city	context	BO	geonames-cities15000
sud africaine	south africa	South Africa	demonym		ZA	general-usage
sud america	south america	South America	region		*	general-usage
sud europa	southern europe	Southern Europe	region		*	general-usage
sudafrica	south africa	South Africa	country		ZA	i18n-iso-countries
sudafricana	south africa	South Africa	demonym		ZA	general-usage
sudafrika	south africa	South Africa	country		ZA	i18n-iso-countries
sudafrikanische	south africa	South Africa	demonym		ZA	general-usage
sudamerica	south america	South America	region		*	general-usage
sudamerika	south america	South America	region		*	general-usage
sudan		Sudan	country		SD	cldr
sudan del sud	south sudan	South Sudan	country		SS	i18n-iso-countries
sudan del sur	south sudan	South Sudan	country		SS	i18n-iso-countries
sudanese	sudan	Sudan	demonym		SD	general-usage
sudao	sudan	Sudan	country		SD	i18n-iso-countries
sudao do sul	south sudan	South Sudan	country		SS	i18n-iso-countries
sudasien	south asia	South Asia	region		*	general-usage
sudeste asiatico	southeast asia	Southeast Asia	region		*	general-usage
sudeuropa	southern europe	Southern Europe	region		*	general-usage
sudkorea	south korea	South Korea	country		KR	i18n-iso-countries
sudliches afrika	southern africa	Southern Africa	region		*	general-usage
sudostasien	southeast asia	Southeast Asia	region		*	general-usage
sudosteuropa	southeast europe	Southeast Europe	region		*	general-usage
sudpazifik	south pacific	South Pacific	region		*	general-usage
sudsudan	south sudan	South Sudan	country		SS	i18n-iso-countries
sudtirol	trentino alto adige	Trentino-Alto Adige	state		IT	general-usage
sueca	sweden	Sweden	demonym		SE	general-usage
suecia	sweden	Sweden	country		SE	i18n-iso-countries
sueco	sweden	Sweden	demonym		SE	general-usage
suedafrika	south africa	South Africa	country		ZA	general-usage
suedamerika	south america	South America	region		*	general-usage
suede	sweden	Sweden	country	context	SE	i18n-iso-countries
suedeuropa	southern europe	Southern Europe	region		*	general-usage
suedois	sweden	Sweden	demonym		SE	general-usage
suedoise	sweden	Sweden	demonym		SE	general-usage
suedtirol	trentino alto adige	Trentino-Alto Adige	state		IT	general-usage
suica	switzerland	Switzerland	country		CH	i18n-iso-countries
suico	switzerland	Switzerland	demonym		CH	general-usage
suid afrika	south africa	South Africa	country		ZA	i18n-iso-countries
suid afrikaans	south africa	South Africa	demonym		ZA	general-usage
suid afrikaanse	south africa	South Africa	demonym		ZA	general-usage
suider afrika	southern africa	Southern Africa	region		*	general-usage
suigen		Suigen	city		KR	geonames-cities15000
suisse	switzerland	Switzerland	country		CH	i18n-iso-countries
suisses	switzerland	Switzerland	demonym		CH	general-usage
suisu	switzerland	Switzerland	country		CH	i18n-iso-countries
suiza	switzerland	Switzerland	country		CH	i18n-iso-countries
suizo	switzerland	Switzerland	demonym		CH	general-usage
sul africana	south africa	South Africa	demonym		ZA	general-usage
sulinam	suriname	Suriname	country		SR	i18n-iso-countries
sulinan	suriname	Suriname	country		SR	i18n-iso-countries
sultanaat oman	oman	Oman	country		OM	i18n-iso-countries
sultanate of oman	oman	Oman	country		OM	rigour-territories
sun belt		Sun Belt	region		*	general-usage
sunderland		Sunderland	city		GB	geonames-cities15000
suoluomenqundao	solomon islands	Solomon Islands	country		SB	i18n-iso-countries
suomalainen	finland	Finland	demonym		FI	general-usage
suomali	somalia	Somalia	country		SO	i18n-iso-countries
suomen	finland	Finland	demonym		FI	general-usage
suomen tasavalta	finland	Finland	country		FI	rigour-territories
suomi	finland	Finland	country		FI	i18n-iso-countries
supein	spain	Spain	country		ES	i18n-iso-countries
sur	suriname	Suriname	country	context	SR	iso3166
surabaya		Surabaya	city		ID	geonames-cities15000
suramerica	south america	South America	region		*	general-usage
surat		Surat	city	context	IN	geonames-cities15000
surinam	suriname	Suriname	country		SR	i18n-iso-countries
suriname		Suriname	country		SR	cldr
surinamu	suriname	Suriname	country		SR	i18n-iso-countries
suriranka	sri lanka	Sri Lanka	country		LK	i18n-iso-countries
suriye	syria	Syria	country		SY	i18n-iso-countries
surobakia	slovakia	Slovakia	country		SK	i18n-iso-countries
surobenia	slovenia	Slovenia	country		SI	i18n-iso-countries
surrey		Surrey	city	context	CA	geonames-cities15000
suueden	sweden	Sweden	country		SE	i18n-iso-countries
suva		Suva	city		FJ	geonames-cities15000
suvuarubaruzhudaooyobiyanmaiendao	svalbard and jan mayen	Svalbard and Jan Mayen	country		SJ	i18n-iso-countries
suwajirando	eswatini	Eswatini	country		SZ	i18n-iso-countries
suwon		Suwon	city		KR	geonames-cities15000
suzhou		Suzhou	city		CN	geonames-cities15000
sv	el salvador	El Salvador	country	context	SV	iso3166
svalbard	svalbard and jan mayen	Svalbard and Jan Mayen	country		SJ	cldr
svalbard and jan mayen		Svalbard and Jan Mayen	country		SJ	cldr
svalbard e jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	country		SJ	i18n-iso-countries
svalbard et ile jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	country		SJ	i18n-iso-countries
svalbard und jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	country		SJ	i18n-iso-countries
svalbard y jan mayen	svalbard and jan mayen	Svalbard and Jan Mayen	country		SJ	i18n-iso-countries
svedese	sweden	Sweden	demonym		SE	general-usage
svensk	sweden	Sweden	demonym		SE	general-usage
svenska	sweden	Sweden	demonym		SE	general-usage
sverdlovsk	yekaterinburg	Yekaterinburg	city		RU	geonames-cities15000
sverige	sweden	Sweden	country		SE	i18n-iso-countries
sverige rike	sweden	Sweden	country		SE	rigour-territories
svezia	sweden	Sweden	country		SE	i18n-iso-countries
svizra	switzerland	Switzerland	country		CH	rigour-territories
svizzera	switzerland	Switzerland	country		CH	i18n-iso-countries
svizzero	switzerland	Switzerland	demonym		CH	general-usage
svk	slovakia	Slovakia	country	context	SK	iso3166
svn	slovenia	Slovenia	country	context	SI	iso3166
sw twmy wbrynsyb	sao tome and principe	São Tomé and Príncipe	country		ST	i18n-iso-countries
swa	namibia	Namibia	country	context	NA	general-usage
swansea		Swansea	city		GB	geonames-cities15000
swatow	shantou	Shantou	city		CN	geonames-cities15000
swaziland	eswatini	Eswatini	country		SZ	i18n-iso-countries
swe	sweden	Sweden	country	context	SE	iso3166
sweden		Sweden	country		SE	cldr
swedish	sweden	Sweden	demonym		SE	general-usage
swiss	switzerland	Switzerland	demonym		CH	general-usage
swiss confederation	switzerland	Switzerland	country		CH	rigour-territories
switzerland		Switzerland	country		CH	cldr
swrynm	suriname	Suriname	country		SR	i18n-iso-countries
swz	eswatini	Eswatini	country	context	SZ	iso3166
swzylnd	eswatini	Eswatini	country		SZ	i18n-iso-countries
sx	sint maarten	Sint Maarten	country	context	SX	iso3166
sxm	sint maarten	Sint Maarten	country	context	SX	iso3166
sy	syria	Syria	country	context	SY	iso3166
syc	seychelles	Seychelles	country	context	SC	iso3166
sydafrika	south africa	South Africa	country		ZA	i18n-iso-countries
sydney		Sydney	city	context	AU	geonames-cities15000
syr	syria	Syria	country	context	SY	iso3166
syracuse		Syracuse	city		US	geonames-cities15000
syria		Syria	country		SY	cldr
syrian	syria	Syria	demonym		SY	general-usage
syrian arab republic	syria	Syria	country		SY	i18n-iso-countries
syrie	syria	Syria	country		SY	i18n-iso-countries
syrien	syria	Syria	country		SY	i18n-iso-countries
syrische arabische republiek	syria	Syria	country		SY	i18n-iso-countries
syrlywn	sierra leone	Sierra Leone	country		SL	i18n-iso-countries
sz	eswatini	Eswatini	country	context	SZ	iso3166
szczecin		Szczecin	city		PL	geonames-cities15000
szczecinie	szczecin	Szczecin	city		PL	general-usage
szczecinski	szczecin	Szczecin	city	context	PL	general-usage
szechuan	sichuan	Sichuan	state		CN	general-usage
szechwan	sichuan	Sichuan	state		CN	general-usage
szeged		Szeged	city		HU	geonames-cities15000
szegedi	szeged	Szeged	city	context	HU	general-usage
sztokholm	stockholm	Stockholm	city		SE	geonames-cities15000
szwajcaria	switzerland	Switzerland	country		CH	i18n-iso-countries
szwecja	sweden	Sweden	country		SE	i18n-iso-countries
tabasco		Tabasco	state		MX	cldr
tabriz		Tabriz	city		IR	geonames-cities15000
tacoma		Tacoma	city		US	geonames-cities15000
tadjikistan	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
tadschikistan	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
tadzhikistan	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
tadzhykistan	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
taegu	daegu	Daegu	city		KR	geonames-cities15000
taegug	thailand	Thailand	country		TH	i18n-iso-countries
taejon	daejeon	Daejeon	city		KR	geonames-cities15000
tagikistan	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
tahiti	french polynesia	French Polynesia	country	context	PF	rigour-territories
tahiti et ses iles	french polynesia	French Polynesia	country		PF	rigour-territories
taian		Tai’an	city		CN	geonames-cities15000
taibei	taipei	Taipei	city		TW	geonames-cities15000
taichung		Taichung	city		TW	geonames-cities15000
taiguo	thailand	Thailand	country		TH	i18n-iso-countries
tailand	thailand	Thailand	country		TH	i18n-iso-countries
tailandia	thailand	Thailand	country		TH	i18n-iso-countries
tainan		Tainan	city		TW	geonames-cities15000
taipei		Taipei	city		TW	geonames-cities15000
taiwan		Taiwan	country		TW	cldr
taiwan roc	taiwan	Taiwan	country		TW	rigour-territories
taiwanese	taiwan	Taiwan	demonym		TW	general-usage
taiyuan		Taiyuan	city		CN	geonames-cities15000
taizhou		Taizhou	city		CN	geonames-cities15000
tajikesitan	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
tajikiseutan	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
tajikistan		Tajikistan	country		TJ	cldr
tajikisutan	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
tajiquistao	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
takusu kaikosuzhudao	turks and caicos islands	Turks and Caicos Islands	country		TC	i18n-iso-countries
tallinn		Tallinn	city		EE	geonames-cities15000
tallinna	tallinn	Tallinn	city		EE	general-usage
tamaulipas		Tamaulipas	state		MX	cldr
tamil nadu		Tamil Nadu	state		IN	cldr
tamilnadu	tamil nadu	Tamil Nadu	state		IN	general-usage
tammerfors	tampere	Tampere	city		FI	geonames-cities15000
tampa		Tampa	city		US	geonames-cities15000
tampere		Tampere	city		FI	geonames-cities15000
tampereen	tampere	Tampere	city		FI	general-usage
tanganyika	tanzania	Tanzania	country		TZ	cldr
tanger	tangier	Tangier	city		MA	geonames-cities15000
tangier		Tangier	city	context	MA	geonames-cities15000
tangjia	tonga	Tonga	country		TO	i18n-iso-countries
tangshan		Tangshan	city		CN	geonames-cities15000
tanjania	tanzania	Tanzania	country		TZ	i18n-iso-countries
tansangniya	tanzania	Tanzania	country		TZ	i18n-iso-countries
tansania	tanzania	Tanzania	country		TZ	i18n-iso-countries
tanzania		Tanzania	country		TZ	cldr
tanzanian	tanzania	Tanzania	demonym		TZ	general-usage
tanzanie	tanzania	Tanzania	country		TZ	i18n-iso-countries
tanzaniya	tanzania	Tanzania	country		TZ	i18n-iso-countries
tarabulus	tripoli	Tripoli	city		LY	geonames-cities15000
tarawa		Tarawa	city		KI	geonames-cities15000
tartu		Tartu	city		EE	geonames-cities15000
tas	tasmania	Tasmania	state	context	AU	general-usage
taschkent	tashkent	Tashkent	city		UZ	geonames-cities15000
tashkent		Tashkent	city		UZ	geonames-cities15000
tasmania		Tasmania	state		AU	cldr
tayikistan	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
tayvan	taiwan	Taiwan	country		TW	i18n-iso-countries
tazhikstan	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
tbilisi		Tbilisi	city		GE	geonames-cities15000
tc	turks and caicos islands	Turks and Caicos Islands	country	context	TC	iso3166
tca	turks and caicos islands	Turks and Caicos Islands	country	context	TC	iso3166
tcd	chad	Chad	country	context	TD	iso3166
tchad	chad	Chad	country		TD	i18n-iso-countries
tcheque	czechia	Czechia	demonym		CZ	general-usage
tchequie	czechia	Czechia	country		CZ	rigour-territories
td	chad	Chad	country	context	TD	iso3166
tedesca	germany	Germany	demonym		DE	general-usage
tedesco	germany	Germany	demonym		DE	general-usage
tegucigalpa		Tegucigalpa	city		HN	geonames-cities15000
teheran	tehran	Tehran	city		IR	geonames-cities15000
tehran		Tehran	city		IR	geonames-cities15000
tekesihekaikesiqundao	turks and caicos islands	Turks and Caicos Islands	country		TC	i18n-iso-countries
tel aviv		Tel Aviv	city		IL	geonames-cities15000
tel aviv yafo	tel aviv	Tel Aviv	city		IL	geonames-cities15000
telangana		Telangana	state		IN	cldr
telinidaheduobage	trinidad and tobago	Trinidad and Tobago	country		TT	i18n-iso-countries
tema		Tema	city		GH	geonames-cities15000
tembisa		Tembisa	city		ZA	geonames-cities15000
temeswar	timisoara	Timișoara	city		RO	geonames-cities15000
tenn	tennessee	Tennessee	state		US	python-us
tennessee		Tennessee	state		US	cldr
teokeuseu	turks and caicos islands	Turks and Caicos Islands	country		TC	i18n-iso-countries
teoki	turkey	Turkey	country		TR	i18n-iso-countries
terks i kaykos	turks and caicos islands	Turks and Caicos Islands	country		TC	i18n-iso-countries
territoire des iles wallis et futuna	wallis and futuna	Wallis and Futuna	country		WF	rigour-territories
territorios palestinos	palestine	Palestine	country		PS	i18n-iso-countries
territory of gibraltar	gibraltar	Gibraltar	country		GI	rigour-territories
territory of the wallis and futuna islands	wallis and futuna	Wallis and Futuna	country		WF	rigour-territories
tessin	ticino	Ticino	state		CH	opencage-states
tete		Tete	city	context	MZ	geonames-cities15000
tete province		Tete Province	state		MZ	general-usage
teuballu	tuvalu	Tuvalu	country		TV	i18n-iso-countries
teuleukeumeniseutan	turkmenistan	Turkmenistan	country		TM	i18n-iso-countries
teulinidadeu tobago	trinidad and tobago	Trinidad and Tobago	country		TT	i18n-iso-countries
teutonia	germany	Germany	demonym	context	DE	general-usage
tex	texas	Texas	state	context	US	rigour-territories
texas		Texas	state	context	US	cldr
tg	togo	Togo	country	context	TG	iso3166
tgo	togo	Togo	country	context	TG	iso3166
th	thailand	Thailand	country	context	TH	iso3166
tha	thailand	Thailand	country	context	TH	iso3166
thai	thailand	Thailand	demonym	context	TH	general-usage
thailand		Thailand	country		TH	cldr
thailandaise	thailand	Thailand	demonym		TH	general-usage
thailande	thailand	Thailand	country		TH	i18n-iso-countries
thailandia	thailand	Thailand	country		TH	i18n-iso-countries
thailandische	thailand	Thailand	demonym		TH	general-usage
thanh pho ho chi minh	ho chi minh city	Ho Chi Minh City	city		VN	geonames-cities15000
the americas	americas	Americas	region		*	general-usage
the bronx	bronx	Bronx	city		US	geonames-cities15000
the hague		The Hague	city		NL	geonames-cities15000
the netherlands	netherlands	Netherlands	country		NL	i18n-iso-countries
the philippines	philippines	Philippines	country		PH	rigour-territories
the republic of north macedonia	north macedonia	North Macedonia	country		MK	i18n-iso-countries
the republic of the congo	republic of the congo	Republic of the Congo	country		CG	rigour-territories
the states	united states	United States	country		US	general-usage
the valley		The Valley	city		AI	geonames-cities15000
thessaloniki		Thessaloniki	city		GR	geonames-cities15000
thimphu		Thimphu	city		BT	geonames-cities15000
thiruvananthapuram		Thiruvananthapuram	city		IN	geonames-cities15000
thueringen	thuringia	Thuringia	state		DE	rigour-territories
thurgau		Thurgau	state		CH	cldr
thurgovie	thurgau	Thurgau	state		CH	opencage-states
thuringe	thuringia	Thuringia	state		DE	general-usage
thuringen	thuringia	Thuringia	state		DE	opencage-states
thuringia		Thuringia	state		DE	cldr
thywby	ethiopia	Ethiopia	country		ET	i18n-iso-countries
tian jin	tianjin	Tianjin	city		CN	general-usage
tianjin		Tianjin	city		CN	geonames-cities15000
tibet		Tibet	state		CN	cldr
ticino		Ticino	state		CH	cldr
tientsin	tianjin	Tianjin	city		CN	geonames-cities15000
tiflis	tbilisi	Tbilisi	city		GE	geonames-cities15000
tijuana		Tijuana	city		MX	geonames-cities15000
tilburg		Tilburg	city		NL	geonames-cities15000
timisoara		Timișoara	city		RO	geonames-cities15000
timor	east timor	East Timor	country		TL	rigour-territories
timor est	east timor	East Timor	country		TL	i18n-iso-countries
timor leste	east timor	East Timor	country		TL	cldr
tirana		Tirana	city		AL	geonames-cities15000
tirane	tirana	Tirana	city		AL	geonames-cities15000
tirol	tyrol	Tyrol	state		AT	opencage-states
tj	tajikistan	Tajikistan	country	context	TJ	iso3166
tjk	tajikistan	Tajikistan	country	context	TJ	iso3166
tjykstn	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
tk	tokelau	Tokelau	country	context	TK	iso3166
tkl	tokelau	Tokelau	country	context	TK	iso3166
tkm	turkmenistan	Turkmenistan	country	context	TM	iso3166
tl	east timor	East Timor	country	context	TL	iso3166
tlaxcala		Tlaxcala	state		MX	cldr
tls	east timor	East Timor	country	context	TL	iso3166
tm	turkmenistan	Turkmenistan	country	context	TM	iso3166
tn	tennessee	Tennessee	state	context	US	python-us
tn india	tamil nadu	Tamil Nadu	state		IN	general-usage
to	tonga	Tonga	country	context	TO	iso3166
tobago	trinidad and tobago	Trinidad and Tobago	country		TT	cldr
tocantins		Tocantins	state		BR	cldr
togliatti	tolyatti	Tolyatti	city		RU	geonames-cities15000
togo		Togo	country		TG	cldr
togolese republic	togo	Togo	country		TG	rigour-territories
togolese republiek	togo	Togo	country		TG	i18n-iso-countries
tojikiston	tajikistan	Tajikistan	country		TJ	i18n-iso-countries
tokelau		Tokelau	country		TK	cldr
tokello	tokelau	Tokelau	country		TK	i18n-iso-countries
tokerau	tokelau	Tokelau	country		TK	i18n-iso-countries
tokio	tokyo	Tokyo	city		JP	geonames-cities15000
tokyo		Tokyo	city		JP	geonames-cities15000
toledo		Toledo	city	context	US	geonames-cities15000
tolosa	toulouse	Toulouse	city		FR	geonames-cities15000
toluca		Toluca	city		MX	geonames-cities15000
tolyatti		Tolyatti	city		RU	geonames-cities15000
tomsk		Tomsk	city		RU	geonames-cities15000
ton	tonga	Tonga	country	context	TO	iso3166
tonga		Tonga	country		TO	cldr
tongga	tonga	Tonga	country		TO	i18n-iso-countries
topeka		Topeka	city		US	geonames-cities15000
toquio	tokyo	Tokyo	city		JP	geonames-cities15000
torinidado tobago	trinidad and tobago	Trinidad and Tobago	country		TT	i18n-iso-countries
torino	turin	Turin	city		IT	geonames-cities15000
toronto		Toronto	city		CA	geonames-cities15000
torreon		Torreón	city		MX	geonames-cities15000
torshavn		Torshavn	city		FO	geonames-cities15000
tortola	british virgin islands	British Virgin Islands	country		VG	rigour-territories
toruko	turkey	Turkey	country		TR	i18n-iso-countries
torukumenisutan	turkmenistan	Turkmenistan	country		TM	i18n-iso-countries
toscana	tuscany	Tuscany	state		IT	opencage-states
toshkent	tashkent	Tashkent	city		UZ	geonames-cities15000
toulon		Toulon	city		FR	geonames-cities15000
toulouse		Toulouse	city		FR	geonames-cities15000
tr	turkey	Turkey	country	context	TR	iso3166
transcaucasia	caucasus	Caucasus	region		*	general-usage
transkei	eastern cape	Eastern Cape	state		ZA	general-usage
transvaal	gauteng	Gauteng	state		ZA	general-usage
trentino	trentino alto adige	Trentino-Alto Adige	state		IT	cldr
trentino alto adige		Trentino-Alto Adige	state		IT	opencage-states
trenton		Trenton	city		US	geonames-cities15000
treves	trier	Trier	city		DE	geonames-cities15000
trier		Trier	city	context	DE	geonames-cities15000
triest	trieste	Trieste	city		IT	geonames-cities15000
trieste		Trieste	city		IT	geonames-cities15000
trindade e tobago	trinidad and tobago	Trinidad and Tobago	country		TT	i18n-iso-countries
trinidad	trinidad and tobago	Trinidad and Tobago	country	context	TT	rigour-territories
trinidad and tobago		Trinidad and Tobago	country		TT	cldr
trinidad e tobago	trinidad and tobago	Trinidad and Tobago	country		TT	i18n-iso-countries
trinidad i tobago	trinidad and tobago	Trinidad and Tobago	country		TT	i18n-iso-countries
trinidad und tobago	trinidad and tobago	Trinidad and Tobago	country		TT	i18n-iso-countries
trinidad y tobago	trinidad and tobago	Trinidad and Tobago	country		TT	i18n-iso-countries
trinite et tobago	trinidad and tobago	Trinidad and Tobago	country		TT	i18n-iso-countries
tripoli		Tripoli	city	context	LY	geonames-cities15000
tripura		Tripura	state		IN	cldr
trivandrum	thiruvananthapuram	Thiruvananthapuram	city		IN	geonames-cities15000
trkmnstn	turkmenistan	Turkmenistan	country		TM	i18n-iso-countries
tromso		Tromsø	city		NO	geonames-cities15000
tromsoe	tromso	Tromsø	city		NO	general-usage
trondheim		Trondheim	city		NO	geonames-cities15000
trynydd wtwbghw	trinidad and tobago	Trinidad and Tobago	country		TT	i18n-iso-countries
tsar	central african republic	Central African Republic	country	context	CF	i18n-iso-countries
tschad	chad	Chad	country		TD	i18n-iso-countries
tschechien	czechia	Czechia	country		CZ	i18n-iso-countries
tschechische	czechia	Czechia	demonym		CZ	general-usage
tschechische republik	czechia	Czechia	country		CZ	i18n-iso-countries
tschechoslowakei	czechia	Czechia	country		CZ	general-usage
tshwane	pretoria	Pretoria	city		ZA	geonames-cities15000
tshyly	chile	Chile	country		CL	i18n-iso-countries
tsinan	jinan	Jinan	city		CN	geonames-cities15000
tsinghai	qinghai	Qinghai	state		CN	general-usage
tsingtao	qingdao	Qingdao	city		CN	geonames-cities15000
tsjechische	czechia	Czechia	demonym		CZ	general-usage
tsjechische republiek	czechia	Czechia	country		CZ	i18n-iso-countries
tsubaru	tuvalu	Tuvalu	country		TV	i18n-iso-countries
tt	trinidad and tobago	Trinidad and Tobago	country	context	TT	iso3166
tto	trinidad and tobago	Trinidad and Tobago	country	context	TT	iso3166
tucson		Tucson	city		US	geonames-cities15000
tuerkei	turkey	Turkey	country		TR	general-usage
tuerqi	turkey	Turkey	country		TR	i18n-iso-countries
tukumansitan	turkmenistan	Turkmenistan	country		TM	i18n-iso-countries
tulsa		Tulsa	city		US	geonames-cities15000
tun	tunisia	Tunisia	country	context	TN	iso3166
tunecina	tunisia	Tunisia	demonym		TN	general-usage
tunesien	tunisia	Tunisia	country		TN	i18n-iso-countries
tunez	tunisia	Tunisia	country		TN	i18n-iso-countries
tungkuan	dongguan	Dongguan	city		CN	general-usage
tunis		Tunis	city		TN	geonames-cities15000
tunisi	tunisia	Tunisia	country		TN	i18n-iso-countries
tunisia		Tunisia	country		TN	cldr
tunisian	tunisia	Tunisia	demonym		TN	general-usage
tunisian republic	tunisia	Tunisia	country		TN	rigour-territories
tunisie	tunisia	Tunisia	country		TN	i18n-iso-countries
tunisien	tunisia	Tunisia	demonym		TN	general-usage
tunisienne	tunisia	Tunisia	demonym		TN	general-usage
tuokelao	tokelau	Tokelau	country		TK	i18n-iso-countries
tur	turkey	Turkey	country	context	TR	iso3166
turca	turkey	Turkey	demonym		TR	general-usage
turchia	turkey	Turkey	country		TR	i18n-iso-countries
turcia	turkey	Turkey	country		TR	i18n-iso-countries
turco	turkey	Turkey	demonym		TR	general-usage
turin		Turin	city		IT	geonames-cities15000
turingia	thuringia	Thuringia	state		DE	general-usage
turk	turkey	Turkey	demonym		TR	general-usage
turkei	turkey	Turkey	country		TR	i18n-iso-countries
turkey		Turkey	country	context	TR	i18n-iso-countries
turkije	turkey	Turkey	country		TR	i18n-iso-countries
turkische	turkey	Turkey	demonym		TR	general-usage
turkish	turkey	Turkey	demonym		TR	general-usage
turkiye	turkey	Turkey	country		TR	cldr
turkiye cumhuriyeti	turkey	Turkey	country		TR	rigour-territories
turkmeense republiek	turkmenistan	Turkmenistan	country		TM	i18n-iso-countries
turkmen	turkmenistan	Turkmenistan	country		TM	rigour-territories
turkmenistan		Turkmenistan	country		TM	cldr
turkmeniya	turkmenistan	Turkmenistan	country		TM	i18n-iso-countries
turks and caicos	turks and caicos islands	Turks and Caicos Islands	country		TC	rigour-territories
turks and caicos islands		Turks and Caicos Islands	country		TC	cldr
turks en caicoseilanden	turks and caicos islands	Turks and Caicos Islands	country		TC	i18n-iso-countries
turks und caicosinseln	turks and caicos islands	Turks and Caicos Islands	country		TC	i18n-iso-countries
turkse	turkey	Turkey	demonym		TR	general-usage
turku		Turku	city		FI	geonames-cities15000
turque	turkey	Turkey	demonym		TR	general-usage
turquemenistao	turkmenistan	Turkmenistan	country		TM	i18n-iso-countries
turquia	turkey	Turkey	country		TR	i18n-iso-countries
turquie	turkey	Turkey	country		TR	i18n-iso-countries
turtsiya	turkey	Turkey	country		TR	i18n-iso-countries
turun	turku	Turku	city	context	FI	general-usage
tuscany		Tuscany	state		IT	cldr
tuv	tuvalu	Tuvalu	country	context	TV	iso3166
tuvalu		Tuvalu	country		TV	cldr
tuwalu	tuvalu	Tuvalu	country		TV	i18n-iso-countries
tv	tuvalu	Tuvalu	country	context	TV	iso3166
tw	taiwan	Taiwan	country	context	TW	iso3166
twinijia	tunisia	Tunisia	country		TN	i18n-iso-countries
twkylw	tokelau	Tokelau	country		TK	i18n-iso-countries
twn	taiwan	Taiwan	country	context	TW	iso3166
tx	texas	Texas	state	context	US	python-us
tymwr lshrqyh	east timor	East Timor	country		TL	i18n-iso-countries
tyrol		Tyrol	state		AT	cldr
tysk	germany	Germany	demonym		DE	general-usage
tyska	germany	Germany	demonym		DE	general-usage
tyskland	germany	Germany	country		DE	i18n-iso-countries
tyumen		Tyumen	city		RU	geonames-cities15000
tz	tanzania	Tanzania	country	context	TZ	iso3166
tza	tanzania	Tanzania	country	context	TZ	iso3166
ua	ukraine	Ukraine	country	context	UA	iso3166
uae	united arab emirates	United Arab Emirates	country		AE	i18n-iso-countries
ucraina	ukraine	Ukraine	country		UA	i18n-iso-countries
ucrania	ukraine	Ukraine	country		UA	i18n-iso-countries
ufa		Ufa	city	context	RU	geonames-cities15000
ug	uganda	Uganda	country	context	UG	iso3166
uga	uganda	Uganda	country	context	UG	iso3166
uganda		Uganda	country		UG	cldr
ugandan	uganda	Uganda	demonym		UG	general-usage
uitenhage		Uitenhage	city		ZA	geonames-cities15000
ujeubekiseutan	uzbekistan	Uzbekistan	country		UZ	i18n-iso-countries
uk	united kingdom	United Kingdom	country		GB	cldr
ukeulaina	ukraine	Ukraine	country		UA	i18n-iso-countries
ukr	ukraine	Ukraine	country	context	UA	iso3166
ukraina	ukraine	Ukraine	country		UA	i18n-iso-countries
ukraine		Ukraine	country		UA	cldr
ukrainian	ukraine	Ukraine	country		UA	rigour-territories
ukrainienne	ukraine	Ukraine	demonym		UA	general-usage
ukrainische	ukraine	Ukraine	demonym		UA	general-usage
ukrainska	ukraine	Ukraine	demonym		UA	general-usage
ukrainskiy	ukraine	Ukraine	demonym		UA	general-usage
ukrayina	ukraine	Ukraine	country		UA	rigour-territories
ukrayinska	ukraine	Ukraine	demonym		UA	general-usage
ukuraina	ukraine	Ukraine	country		UA	i18n-iso-countries
ulaanbaatar		Ulaanbaatar	city		MN	geonames-cities15000
ulan bator	ulaanbaatar	Ulaanbaatar	city		MN	geonames-cities15000
ulm		Ulm	city	context	DE	geonames-cities15000
ulsan		Ulsan	city		KR	geonames-cities15000
ulster	northern ireland	Northern Ireland	part	context	GB	cldr
ulugwai	uruguay	Uruguay	country		UY	i18n-iso-countries
umbria		Umbria	state		IT	cldr
umbuso weswatini	eswatini	Eswatini	country		SZ	rigour-territories
umtali	mutare	Mutare	city		ZW	geonames-cities15000
ungarische	hungary	Hungary	demonym		HU	general-usage
ungarn	hungary	Hungary	country		HU	i18n-iso-countries
ungern	hungary	Hungary	country		HU	i18n-iso-countries
ungherese	hungary	Hungary	demonym		HU	general-usage
ungheria	hungary	Hungary	country		HU	i18n-iso-countries
unie der comoren	comoros	Comoros	country		KM	i18n-iso-countries
united arab emirates		United Arab Emirates	country		AE	cldr
united kingdom		United Kingdom	country		GB	cldr
united kingdom of great britain and northern ireland	united kingdom	United Kingdom	country		GB	rigour-territories
united republic of tanzania	tanzania	Tanzania	country		TZ	i18n-iso-countries
united states		United States	country		US	i18n-iso-countries
united states of america	united states	United States	country		US	i18n-iso-countries
uollis i futuna	wallis and futuna	Wallis and Futuna	country		WF	i18n-iso-countries
uorisu futsuna	wallis and futuna	Wallis and Futuna	country		WF	i18n-iso-countries
upington		Upington	city	context	ZA	geonames-cities15000
upper austria		Upper Austria	state		AT	cldr
uppsala		Uppsala	city		SE	geonames-cities15000
ural		Ural	region	context	*	general-usage
urals	ural	Ural	region		*	general-usage
uri		Uri	state	context	CH	cldr
uruguai	uruguay	Uruguay	country		UY	i18n-iso-countries
uruguay		Uruguay	country		UY	cldr
uruguaya	uruguay	Uruguay	demonym		UY	general-usage
uruguayan	uruguay	Uruguay	demonym		UY	general-usage
uruguayo	uruguay	Uruguay	demonym		UY	general-usage
urugvay	uruguay	Uruguay	country		UY	i18n-iso-countries
urumqi		Urumqi	city		CN	geonames-cities15000
ury	uruguay	Uruguay	country	context	UY	iso3166
us	united states	United States	country	edge	US	cldr
us of a	united states	United States	country		US	rigour-territories
us virgin islands		US Virgin Islands	country		VI	cldr
usa	united states	United States	country		US	iso3166
usbekistan	uzbekistan	Uzbekistan	country		UZ	i18n-iso-countries
usofa	united states	United States	country		US	general-usage
ussr	soviet union	Soviet Union	country		SU	general-usage
ut	utah	Utah	state	context	US	python-us
utah		Utah	state		US	cldr
utrecht		Utrecht	city		NL	geonames-cities15000
uttar pradesh		Uttar Pradesh	state		IN	cldr
uttarakhand		Uttarakhand	state		IN	cldr
uttaranchal	uttarakhand	Uttarakhand	state		IN	general-usage
uy	uruguay	Uruguay	country	context	UY	iso3166
uz	uzbekistan	Uzbekistan	country	context	UZ	iso3166
uzak dogu	east asia	East Asia	region		*	general-usage
uzb	uzbekistan	Uzbekistan	country	context	UZ	iso3166
uzbekistan		Uzbekistan	country		UZ	cldr
uzbekiston	uzbekistan	Uzbekistan	country		UZ	i18n-iso-countries
uzbekiston respublikasi	uzbekistan	Uzbekistan	country		UZ	rigour-territories
uzbequistao	uzbekistan	Uzbekistan	country		UZ	i18n-iso-countries
uzubekisutan	uzbekistan	Uzbekistan	country		UZ	i18n-iso-countries
va	virginia	Virginia	state	context	US	python-us
vadodara		Vadodara	city		IN	geonames-cities15000
vaduz		Vaduz	city		LI	geonames-cities15000
vae	united arab emirates	United Arab Emirates	country	context	AE	general-usage
valais		Valais	state		CH	cldr
valencia		Valencia	city	context	ES	geonames-cities15000
valencian community		Valencian Community	state		ES	cldr
valladolid		Valladolid	city		ES	geonames-cities15000
valletta		Valletta	city		MT	geonames-cities15000
valparaiso		Valparaíso	city		CL	geonames-cities15000
vancouver		Vancouver	city		CA	geonames-cities15000
vanderbijlpark		Vanderbijlpark	city		ZA	geonames-cities15000
vanuata	vanuatu	Vanuatu	country		VU	rigour-territories
vanuato	vanuatu	Vanuatu	country		VU	rigour-territories
vanuatu		Vanuatu	country		VU	cldr
vanuatu nutome	vanuatu	Vanuatu	country		VU	rigour-territories
vanuatuo	vanuatu	Vanuatu	country		VU	rigour-territories
var emirates	united arab emirates	United Arab Emirates	country		AE	general-usage
varna		Varna	city	context	BG	geonames-cities15000
varsavia	warsaw	Warsaw	city		PL	geonames-cities15000
varsovia	warsaw	Warsaw	city		PL	geonames-cities15000
varsovie	warsaw	Warsaw	city		PL	geonames-cities15000
vasteras		Västerås	city		SE	geonames-cities15000
vat	vatican city	Vatican City	country	context	VA	iso3166
vaticaanstad	vatican city	Vatican City	country		VA	i18n-iso-countries
vatican	vatican city	Vatican City	country		VA	rigour-territories
vatican city		Vatican City	country		VA	cldr
vatikan	vatican city	Vatican City	country		VA	i18n-iso-countries
vatikanstadt	vatican city	Vatican City	country		VA	i18n-iso-countries
vaud		Vaud	state		CH	cldr
vc	saint vincent and the grenadines	Saint Vincent and the Grenadines	country	context	VC	iso3166
vct	saint vincent and the grenadines	Saint Vincent and the Grenadines	country	context	VC	iso3166
ve	venezuela	Venezuela	country	context	VE	iso3166
velikobritanii	united kingdom	United Kingdom	country		GB	rigour-territories
velikobritaniya	united kingdom	United Kingdom	country		GB	i18n-iso-countries
ven	venezuela	Venezuela	country	context	VE	iso3166
venecia	venice	Venice	city		IT	geonames-cities15000
venedig	venice	Venice	city		IT	geonames-cities15000
venesuela	venezuela	Venezuela	country		VE	i18n-iso-countries
veneto		Veneto	state		IT	cldr
veneza	venice	Venice	city		IT	geonames-cities15000
venezia	venice	Venice	city		IT	geonames-cities15000
venezolana	venezuela	Venezuela	demonym		VE	general-usage
venezolano	venezuela	Venezuela	demonym		VE	general-usage
venezuela		Venezuela	country		VE	cldr
venezuelan	venezuela	Venezuela	demonym		VE	general-usage
vengriya	hungary	Hungary	country		HU	i18n-iso-countries
venice		Venice	city		IT	geonames-cities15000
veracruz		Veracruz	state		MX	cldr
vereeniging		Vereeniging	city		ZA	geonames-cities15000
vereinigte arabische emirate	united arab emirates	United Arab Emirates	country		AE	i18n-iso-countries
vereinigte staaten von amerika	united states	United States	country		US	i18n-iso-countries
vereinigtes konigreich	united kingdom	United Kingdom	country		GB	i18n-iso-countries
verenigd koninkrijk van groot brittannie en noord ierland	united kingdom	United Kingdom	country		GB	i18n-iso-countries
verenigde arabische emiraten	united arab emirates	United Arab Emirates	country		AE	i18n-iso-countries
verenigde mexicaanse staten	mexico	Mexico	country		MX	i18n-iso-countries
verenigde republiek tanzania	tanzania	Tanzania	country		TZ	i18n-iso-countries
verenigde staten van amerika	united states	United States	country		US	i18n-iso-countries
vermont		Vermont	state		US	cldr
verona		Verona	city	context	IT	geonames-cities15000
verre oosten	east asia	East Asia	region		*	general-usage
vetnam	vietnam	Vietnam	country		VN	i18n-iso-countries
vg	british virgin islands	British Virgin Islands	country	context	VG	iso3166
vgb	british virgin islands	British Virgin Islands	country	context	VG	iso3166
vi	us virgin islands	US Virgin Islands	country	context	VI	iso3166
vic	victoria	Victoria	state	context	AU	general-usage
victoria		Victoria	state	context	AU	cldr
victoria seychelles		Victoria (Seychelles)	city		SC	general-usage
viena	vienna	Vienna	city		AT	geonames-cities15000
vienna		Vienna	city	context	AT	geonames-cities15000
vienne	vienna	Vienna	city		AT	geonames-cities15000
vientiane		Vientiane	city		LA	geonames-cities15000
viet nam	vietnam	Vietnam	country		VN	i18n-iso-countries
viet nam dan chu cong hoa	vietnam	Vietnam	country		VN	rigour-territories
vietna	vietnam	Vietnam	country		VN	rigour-territories
vietnam		Vietnam	country		VN	cldr
vietname	vietnam	Vietnam	country		VN	i18n-iso-countries
vietnamese	vietnam	Vietnam	demonym		VN	general-usage
vigo		Vigo	city		ES	geonames-cities15000
vila de sena		Vila de Sena	city		MZ	general-usage
vilanculos	vilankulo	Vilankulo	city		MZ	general-usage
vilankulo		Vilankulo	city		MZ	general-usage
ville de quebec	quebec city	Quebec City	city		CA	geonames-cities15000
vilna	vilnius	Vilnius	city		LT	geonames-cities15000
vilniaus	vilnius	Vilnius	city		LT	general-usage
vilnius		Vilnius	city		LT	geonames-cities15000
vir	us virgin islands	US Virgin Islands	country	context	VI	iso3166
virgin islands	british virgin islands	British Virgin Islands	country		VG	i18n-iso-countries
virgin islands of the united states	us virgin islands	US Virgin Islands	country		VI	rigour-territories
virginia		Virginia	state	context	US	cldr
virginia beach		Virginia Beach	city		US	geonames-cities15000
virginskie ostrova	british virgin islands	British Virgin Islands	country		VG	i18n-iso-countries
visakhapatnam		Visakhapatnam	city		IN	geonames-cities15000
vitoria		Vitória	city		BR	geonames-cities15000
vizag	visakhapatnam	Visakhapatnam	city		IN	geonames-cities15000
vlaams brabant	flemish brabant	Flemish Brabant	state		BE	opencage-states
vlaanderen	flanders	Flanders	state		BE	rigour-territories
vladivostok		Vladivostok	city		RU	geonames-cities15000
vn	vietnam	Vietnam	country	context	VN	iso3166
vnm	vietnam	Vietnam	country	context	VN	iso3166
volgograd		Volgograd	city		RU	geonames-cities15000
volksrepubliek bangladesh	bangladesh	Bangladesh	country		BD	i18n-iso-countries
volksrepubliek china	china	China	country		CN	i18n-iso-countries
volksrepublik china	china	China	country		CN	general-usage
vorarlberg		Vorarlberg	state		AT	cldr
voronezh		Voronezh	city		RU	geonames-cities15000
vorpommern	mecklenburg western pomerania	Mecklenburg-Western Pomerania	state		DE	general-usage
vorstendom andorra	andorra	Andorra	country		AD	i18n-iso-countries
vorstendom liechtenstein	liechtenstein	Liechtenstein	country		LI	i18n-iso-countries
vorstendom monaco	monaco	Monaco	country		MC	i18n-iso-countries
vostochnaya evropa	eastern europe	Eastern Europe	region		*	general-usage
vostochnyy timor	east timor	East Timor	country		TL	i18n-iso-countries
vr china	china	China	country		CN	general-usage
vryheid		Vryheid	city		ZA	geonames-cities15000
vrystaat	free state	Free State	state		ZA	general-usage
vs von amerika	united states	United States	country		US	general-usage
vt	vermont	Vermont	state	context	US	python-us
vu	vanuatu	Vanuatu	country	context	VU	iso3166
vut	vanuatu	Vanuatu	country	context	VU	iso3166
w australia	western australia	Western Australia	state		AU	general-usage
w cape	western cape	Western Cape	state		ZA	general-usage
w europe	western europe	Western Europe	region		*	general-usage
w va	west virginia	West Virginia	state		US	python-us
w virginia	west virginia	West Virginia	state		US	rigour-territories
wa	washington	Washington	state	context	US	python-us
waadt	vaud	Vaud	state		CH	opencage-states
waco		Waco	city		US	geonames-cities15000
wales		Wales	part	context	GB	cldr
walisihefutuna	wallis and futuna	Wallis and Futuna	country		WF	i18n-iso-countries
wallis	valais	Valais	state	context	CH	opencage-states
wallis and futuna		Wallis and Futuna	country		WF	cldr
wallis e futuna	wallis and futuna	Wallis and Futuna	country		WF	i18n-iso-countries
wallis en futuna	wallis and futuna	Wallis and Futuna	country		WF	i18n-iso-countries
wallis et futuna	wallis and futuna	Wallis and Futuna	country		WF	i18n-iso-countries
wallis und futuna	wallis and futuna	Wallis and Futuna	country		WF	i18n-iso-countries
wallis y futuna	wallis and futuna	Wallis and Futuna	country		WF	i18n-iso-countries
wallonia		Wallonia	state		BE	cldr
wallonie	wallonia	Wallonia	state		BE	rigour-territories
walvis bay		Walvis Bay	city		NA	geonames-cities15000
wandsbek		Wandsbek	city		DE	geonames-cities15000
wanuatu	vanuatu	Vanuatu	country		VU	i18n-iso-countries
warsaw		Warsaw	city	context	PL	geonames-cities15000
warschau	warsaw	Warsaw	city		PL	geonames-cities15000
warszawa	warsaw	Warsaw	city		PL	geonames-cities15000
warszawie	warsaw	Warsaw	city		PL	general-usage
warszawska	warsaw	Warsaw	city		PL	general-usage
warszawski	warsaw	Warsaw	city	context	PL	general-usage
warszawskie	warsaw	Warsaw	city		PL	general-usage
warszawskiego	warsaw	Warsaw	city		PL	general-usage
wash	washington	Washington	state	context	US	python-us
washington		Washington	state	context	US	cldr
washington dc	district of columbia	District of Columbia	state		US	cldr
washington state	washington	Washington	state		US	rigour-territories
wegry	hungary	Hungary	country		HU	i18n-iso-countries
wei fang	weifang	Weifang	city		CN	general-usage
weidemala	guatemala	Guatemala	country		GT	i18n-iso-countries
weifang		Weifang	city		CN	geonames-cities15000
weihnachtsinsel	christmas island	Christmas Island	country		CX	i18n-iso-countries
weineiruila	venezuela	Venezuela	country		VE	i18n-iso-countries
weissrussland	belarus	Belarus	country		BY	rigour-territories
welkom		Welkom	city	context	ZA	geonames-cities15000
wellington		Wellington	city	context	NZ	geonames-cities15000
welsh	wales	Wales	demonym	context	GB	general-usage
wen zhou	wenzhou	Wenzhou	city		CN	general-usage
wenen	vienna	Vienna	city		AT	geonames-cities15000
wenlai	brunei	Brunei	country		BN	i18n-iso-countries
wenzhou		Wenzhou	city		CN	geonames-cities15000
wes kaap	western cape	Western Cape	state		ZA	general-usage
weskaap	western cape	Western Cape	state		ZA	general-usage
west africa		West Africa	region		*	general-usage
west african	west africa	West Africa	demonym		*	general-usage
west bank	palestine	Palestine	country		PS	rigour-territories
west bengal		West Bengal	state		IN	cldr
west europa	western europe	Western Europe	region		*	general-usage
west europe	western europe	Western Europe	region		*	general-usage
west germany	germany	Germany	country		DE	rigour-territories
west indies	caribbean	Caribbean	region		*	general-usage
west island		West Island	city		CC	geonames-cities15000
west palm beach		West Palm Beach	city		US	geonames-cities15000
west raleigh		West Raleigh	city		US	geonames-cities15000
west virginia		West Virginia	state		US	cldr
westafrika	west africa	West Africa	region		*	general-usage
westelijke sahara	western sahara	Western Sahara	country		EH	i18n-iso-countries
western africa	west africa	West Africa	region		*	un-names
western australia		Western Australia	state		AU	cldr
western balkans	balkans	Balkans	region		*	general-usage
western cape		Western Cape	state		ZA	cldr
western europe		Western Europe	region		*	un-names
western sahara		Western Sahara	country		EH	cldr
westeuropa	western europe	Western Europe	region		*	general-usage
westfalen	north rhine westphalia	North Rhine-Westphalia	state		DE	general-usage
westonaria		Westonaria	city		ZA	geonames-cities15000
westphalia	north rhine westphalia	North Rhine-Westphalia	state		DE	general-usage
westsahara	western sahara	Western Sahara	country		EH	i18n-iso-countries
wf	wallis and futuna	Wallis and Futuna	country	context	WF	iso3166
wi	wisconsin	Wisconsin	state	context	US	python-us
wichita		Wichita	city		US	geonames-cities15000
wien	vienna	Vienna	city	context	AT	geonames-cities15000
wiener	vienna	Vienna	city	context	AT	general-usage
wiesbaden		Wiesbaden	city		DE	geonames-cities15000
willemstad		Willemstad	city		CW	geonames-cities15000
wilmington		Wilmington	city		US	geonames-cities15000
wilna	vilnius	Vilnius	city		LT	geonames-cities15000
wilno	vilnius	Vilnius	city		LT	geonames-cities15000
windhoek		Windhoek	city		NA	geonames-cities15000
winnipeg		Winnipeg	city		CA	geonames-cities15000
winterthur		Winterthur	city		CH	geonames-cities15000
wis	wisconsin	Wisconsin	state	context	US	python-us
wisconsin		Wisconsin	state		US	cldr
witbank		Witbank	city		ZA	geonames-cities15000
wlf	wallis and futuna	Wallis and Futuna	country	context	WF	iso3166
wlochy	italy	Italy	country		IT	i18n-iso-countries
wloska	italy	Italy	demonym		IT	general-usage
wls wfwtwn	wallis and futuna	Wallis and Futuna	country		WF	i18n-iso-countries
wlyt mykrwnysy lmthdh	micronesia	Micronesia	country		FM	i18n-iso-countries
wolfsburg		Wolfsburg	city		DE	geonames-cities15000
wolliseu huteuna	wallis and futuna	Wallis and Futuna	country		WF	i18n-iso-countries
wollongong		Wollongong	city		AU	geonames-cities15000
wolverhampton		Wolverhampton	city		GB	geonames-cities15000
worcester		Worcester	city	context	US	geonames-cities15000
wroclaw		Wrocław	city		PL	geonames-cities15000
wroclawiu	wroclaw	Wrocław	city		PL	general-usage
wroclawska	wroclaw	Wrocław	city		PL	general-usage
wroclawski	wroclaw	Wrocław	city	context	PL	general-usage
ws	samoa	Samoa	country	context	WS	iso3166
wsm	samoa	Samoa	country	context	WS	iso3166
wu xi	wuxi	Wuxi	city		CN	general-usage
wuerttemberg	baden wurttemberg	Baden-Württemberg	state		DE	general-usage
wuerzburg	wurzburg	Würzburg	city		DE	geonames-cities15000
wuganda	uganda	Uganda	country		UG	i18n-iso-countries
wuhan		Wuhan	city		CN	geonames-cities15000
wukelan	ukraine	Ukraine	country		UA	i18n-iso-countries
wulagui	uruguay	Uruguay	country		UY	i18n-iso-countries
wuppertal		Wuppertal	city		DE	geonames-cities15000
wurttemberg	baden wurttemberg	Baden-Württemberg	state		DE	general-usage
wurzburg		Würzburg	city		DE	geonames-cities15000
wusih	wuxi	Wuxi	city		CN	geonames-cities15000
wuxi		Wuxi	city		CN	geonames-cities15000
wuzibiekesitan	uzbekistan	Uzbekistan	country		UZ	i18n-iso-countries
wv	west virginia	West Virginia	state	context	US	python-us
wy	wyoming	Wyoming	state	context	US	python-us
wyo	wyoming	Wyoming	state	context	US	python-us
wyoming		Wyoming	state		US	cldr
wzbkstn	uzbekistan	Uzbekistan	country		UZ	i18n-iso-countries
xai xai		Xai-Xai	city		MZ	geonames-cities15000
xangai	shanghai	Shanghai	city		CN	geonames-cities15000
xia men	xiamen	Xiamen	city		CN	general-usage
xiamen		Xiamen	city		CN	geonames-cities15000
xian		Xi'an	city		CN	geonames-cities15000
xianggang	hong kong	Hong Kong	country		HK	i18n-iso-countries
xianggangtebiexingzhengqu	hong kong	Hong Kong	country		HK	rigour-territories
xibanya	spain	Spain	country		ES	i18n-iso-countries
xila	greece	Greece	country		GR	i18n-iso-countries
xinjiang		Xinjiang	state		CN	cldr
xinjiapo	singapore	Singapore	country		SG	i18n-iso-countries
xinkaliduoniya	new caledonia	New Caledonia	country		NC	i18n-iso-countries
xinxilan	new zealand	New Zealand	country		NZ	i18n-iso-countries
xiongyali	hungary	Hungary	country		HU	i18n-iso-countries
xisahara	western sahara	Western Sahara	country		EH	i18n-iso-countries
xizang	tibet	Tibet	state		CN	general-usage
xuliya	syria	Syria	country		SY	i18n-iso-countries
xuzhou		Xuzhou	city		CN	geonames-cities15000
yakarta	jakarta	Jakarta	city		ID	geonames-cities15000
yalta		Yalta	city		UA	geonames-cities15000
yamaijia	jamaica	Jamaica	country		JM	i18n-iso-countries
yaman	yemen	Yemen	country		YE	i18n-iso-countries
yamayka	jamaica	Jamaica	country		JM	i18n-iso-countries
yameiniya	armenia	Armenia	country		AM	i18n-iso-countries
yamoussoukro		Yamoussoukro	city		CI	geonames-cities15000
yangon		Yangon	city		MM	geonames-cities15000
yankee	united states	United States	demonym	context	US	general-usage
yantai		Yantai	city		CN	geonames-cities15000
yaounde		Yaoundé	city		CM	geonames-cities15000
yaponiya	japan	Japan	country		JP	i18n-iso-countries
yaponskiy	japan	Japan	demonym		JP	general-usage
yaren		Yaren	city		NR	country-codes
yaroslavl		Yaroslavl	city		RU	geonames-cities15000
ye	yemen	Yemen	country	context	YE	iso3166
yekaterinburg		Yekaterinburg	city		RU	geonames-cities15000
yem	yemen	Yemen	country	context	YE	iso3166
yemen		Yemen	country		YE	cldr
yemeni	yemen	Yemen	demonym		YE	general-usage
yeonggug	united kingdom	United Kingdom	country		GB	i18n-iso-countries
yeongguglyeong beojinaillaendeu	british virgin islands	British Virgin Islands	country		VG	i18n-iso-countries
yerevan		Yerevan	city		AM	geonames-cities15000
yerushalayim	jerusalem	Jerusalem	city		IL	geonames-cities15000
yevropa	europe	Europe	region		*	general-usage
yibuti	djibouti	Djibouti	country		DJ	i18n-iso-countries
yidali	italy	Italy	country		IT	i18n-iso-countries
yilake	iraq	Iraq	country		IQ	i18n-iso-countries
yilang	iran	Iran	country		IR	i18n-iso-countries
yindu	india	India	country		IN	i18n-iso-countries
yingguo	united kingdom	United Kingdom	country		GB	i18n-iso-countries
yingshuweierjingqundao	british virgin islands	British Virgin Islands	country		VG	i18n-iso-countries
yinni	indonesia	Indonesia	country		ID	i18n-iso-countries
yiselie	israel	Israel	country		IL	i18n-iso-countries
yisrael	israel	Israel	country		IL	rigour-territories
yisraeli	israel	Israel	country		IL	rigour-territories
yogyakarta		Yogyakarta	city		ID	geonames-cities15000
yokohama		Yokohama	city		JP	geonames-cities15000
yoleudan	jordan	Jordan	country		JO	i18n-iso-countries
yono		Yono	city		JP	geonames-cities15000
york		York	city	context	GB	geonames-cities15000
yorudan	jordan	Jordan	country		JO	i18n-iso-countries
yt	yukon	Yukon	state	context	CA	iso3166
yuar	south africa	South Africa	country		ZA	i18n-iso-countries
yucatan		Yucatán	state		MX	cldr
yuedan	jordan	Jordan	country		JO	i18n-iso-countries
yuenan	vietnam	Vietnam	country		VN	i18n-iso-countries
yueyang		Yueyang	city		CN	geonames-cities15000
yugoslav	yugoslavia	Yugoslavia	demonym		YU	general-usage
yugoslavia		Yugoslavia	country		YU	general-usage
yukon		Yukon	state		CA	cldr
yukon territory	yukon	Yukon	state		CA	general-usage
yun nan	yunnan	Yunnan	state		CN	general-usage
yunanistan	greece	Greece	country		GR	i18n-iso-countries
yunfu		Yunfu	city		CN	geonames-cities15000
yunnan		Yunnan	state		CN	cldr
yuzhnyy sudan	south sudan	South Sudan	country		SS	i18n-iso-countries
za	south africa	South Africa	country	context	ZA	iso3166
zacatecas		Zacatecas	state		MX	cldr
zaf	south africa	South Africa	country	context	ZA	iso3166
zagreb		Zagreb	city		HR	geonames-cities15000
zagrebacka	zagreb	Zagreb	city		HR	general-usage
zagrebacki	zagreb	Zagreb	city		HR	general-usage
zagrebu	zagreb	Zagreb	city		HR	general-usage
zaire	democratic republic of the congo	Democratic Republic of the Congo	country	context	CD	cldr
zambesia	zambezia	Zambezia	state		MZ	general-usage
zambezia		Zambezia	state		MZ	cldr
zambezia province	zambezia	Zambezia	state		MZ	general-usage
zambia		Zambia	country		ZM	cldr
zambian	zambia	Zambia	demonym		ZM	general-usage
zambie	zambia	Zambia	country		ZM	i18n-iso-countries
zambiya	zambia	Zambia	country		ZM	i18n-iso-countries
zanbia	zambia	Zambia	country		ZM	i18n-iso-countries
zanbiya	zambia	Zambia	country		ZM	i18n-iso-countries
zanzibar	tanzania	Tanzania	country		TZ	rigour-territories
zapopan		Zapopan	city		MX	geonames-cities15000
zaporizhzhia		Zaporizhzhia	city		UA	general-usage
zaporozhye	zaporizhzhia	Zaporizhzhia	city		UA	geonames-cities15000
zaragoza		Zaragoza	city		ES	geonames-cities15000
zaria		Zaria	city		NG	geonames-cities15000
zeeland		Zeeland	state		NL	cldr
zentralafrika	central africa	Central Africa	region		*	general-usage
zentralafrikanische republik	central african republic	Central African Republic	country		CF	i18n-iso-countries
zentralasien	central asia	Central Asia	region		*	general-usage
zentraleuropa	central europe	Central Europe	region		*	general-usage
zexi	jersey	Jersey	country		JE	i18n-iso-countries
zhade	chad	Chad	country		TD	i18n-iso-countries
zhaponiya	japan	Japan	country		JP	i18n-iso-countries
zhe jiang	zhejiang	Zhejiang	state		CN	general-usage
zhejiang		Zhejiang	state		CN	cldr
zhengzhou		Zhengzhou	city		CN	geonames-cities15000
zhibuluotuo	gibraltar	Gibraltar	country		GI	i18n-iso-countries
zhili	chile	Chile	country		CL	i18n-iso-countries
zhongfei	central african republic	Central African Republic	country		CF	i18n-iso-countries
zhongguo	china	China	country		CN	i18n-iso-countries
zhongguotaiwansheng	taiwan	Taiwan	country		TW	i18n-iso-countries
zhonghua renmin gongheguo	china	China	country		CN	rigour-territories
zhonghuaminguo	taiwan	Taiwan	country		TW	rigour-territories
zhonghuaminguotaiwan	taiwan	Taiwan	country		TW	rigour-territories
zhonghuaminguotaiwansheng	taiwan	Taiwan	country		TW	rigour-territories
zhonghuarenmingongheguo	china	China	country		CN	i18n-iso-countries
zhongyangafurikagongheguo	central african republic	Central African Republic	country		CF	i18n-iso-countries
zhu hai	zhuhai	Zhuhai	city		CN	general-usage
zhuhai		Zhuhai	city		CN	geonames-cities15000
zhumadian		Zhumadian	city		CN	geonames-cities15000
zibo		Zibo	city		CN	geonames-cities15000
zimbabue	zimbabwe	Zimbabwe	country		ZW	i18n-iso-countries
zimbabve	zimbabwe	Zimbabwe	country		ZW	i18n-iso-countries
zimbabwe		Zimbabwe	country		ZW	cldr
zimbabwean	zimbabwe	Zimbabwe	demonym		ZW	general-usage
zm	zambia	Zambia	country	context	ZM	iso3166
zmb	zambia	Zambia	country	context	ZM	iso3166
zoug	zug	Zug	state		CH	opencage-states
zuercher	zurich	Zurich	city		CH	general-usage
zuerich	zurich	Zurich	city		CH	geonames-cities15000
zug		Zug	state	context	CH	cldr
zuid afrika	south africa	South Africa	country		ZA	i18n-iso-countries
zuid afrikaanse	south africa	South Africa	demonym		ZA	general-usage
zuid amerika	south america	South America	region		*	general-usage
zuid holland	south holland	South Holland	state		NL	opencage-states
zurcher	zurich	Zurich	city	context	CH	general-usage
zurich		Zurich	city		CH	geonames-cities15000
zurigo	zurich	Zurich	city		CH	geonames-cities15000
zw	zimbabwe	Zimbabwe	country	context	ZW	iso3166
zwe	zimbabwe	Zimbabwe	country	context	ZW	iso3166
zweden	sweden	Sweden	country		SE	i18n-iso-countries
zweedse	sweden	Sweden	demonym		SE	general-usage
zwitserland	switzerland	Switzerland	country		CH	i18n-iso-countries
zwitserse	switzerland	Switzerland	demonym		CH	general-usage
zwitserse bondsstaat	switzerland	Switzerland	country		CH	i18n-iso-countries
zymbbwy	zimbabwe	Zimbabwe	country		ZW	i18n-iso-countries
zypern	cyprus	Cyprus	country		CY	i18n-iso-countries`;
export const japaneseNames: string = `given 一 hajime
surname 一ノ瀬 ichinose
given 一也 kazuya
given 一博 kazuhiro
given 一夫 kazuo
given 一平 ippei
given 一幸 kazuyuki
given 一彦 kazuhiko
given 一成 issei
given 一朗 ichiro
surname 一条 ichijo
given 一枝 kazue
given 一樹 kazuki
given 一生 issei
given 一男 kazuo
given 一美 kazumi
given 一輝 kazuki
given 一郎 ichiro
given 一雄 kazuo
given 一馬 kazuma
given 七海 nanami
given 万作 mansaku
given 万里子 mariko
given 丈 jo
given 丈二 joji
given 丈夫 takeo
surname 三上 mikami
surname 三井 mitsui
given 三和 miwa
surname 三好 miyoshi
surname 三宅 miyake
surname 三島 mishima
surname 三木 miki
surname 三村 mimura
given 三枝子 mieko
surname 三浦 miura
surname 三田 mita
surname 三谷 mitani
surname 三輪 miwa
given 三郎 saburo
surname 上原 uehara
surname 上杉 uesugi
surname 上田 ueda
surname 上野 ueno
surname 下村 shimomura
surname 下田 shimoda
surname 与謝野 yosano
surname 与那嶺 yonamine
surname 中井 nakai
surname 中原 nakahara
surname 中塚 nakatsuka
surname 中尾 nakao
surname 中山 nakayama
surname 中島 nakajima
surname 中嶋 nakajima
surname 中川 nakagawa
surname 中曽根 nakasone
surname 中本 nakamoto
surname 中村 nakamura
surname 中沢 nakazawa
surname 中澤 nakazawa
surname 中田 nakata
surname 中西 nakanishi
surname 中谷 nakatani
surname 中野 nakano
surname 串田 kushida
surname 丸山 maruyama
surname 丸田 maruta
surname 丹羽 niwa
given 久 hisashi
surname 久保 kubo
surname 久保田 kubota
given 久夫 hisao
given 久子 hisako
given 久男 hisao
given 久美子 kumiko
surname 久野 kuno
given 久雄 hisao
surname 亀井 kamei
surname 亀田 kameda
given 二郎 jiro
surname 二階堂 nikaido
surname 五十嵐 igarashi
given 五月 satsuki
given 五郎 goro
surname 井上 inoue
surname 井出 ide
surname 井口 iguchi
given 亘 wataru
given 亜希子 akiko
given 亜沙美 asami
given 亜由美 ayumi
given 亨 toru
given 京介 kyosuke
given 京子 kyoko
given 亮 ryo
given 亮介 ryosuke
given 亮太 ryota
given 亮太郎 ryotaro
given 亮子 ryoko
given 亮平 ryohei
given 仁 hitoshi
given 仁志 hitoshi
given 仁美 hitomi
surname 今井 imai
given 今日子 kyoko
surname 今村 imamura
surname 今泉 imaizumi
surname 今田 imada
surname 今野 konno
given 令子 reiko
surname 仲宗根 nakasone
surname 仲村 nakamura
surname 伊東 ito
surname 伊沢 izawa
surname 伊藤 ito
surname 伊達 date
surname 伊集院 ijuin
surname 会田 aida
given 伶子 reiko
given 伸一 shinichi
given 伸之 nobuyuki
given 伸也 shinya
given 伸二 shinji
given 伸司 shinji
given 伸吾 shingo
given 伸夫 nobuo
given 伸彦 nobuhiko
given 伸行 nobuyuki
surname 佐々 sasa
surname 佐々木 sasaki
surname 佐久間 sakuma
surname 佐伯 saeki
given 佐和子 sawako
surname 佐川 sagawa
given 佐知子 sachiko
surname 佐竹 satake
given 佐織 saori
surname 佐藤 sato
surname 佐野 sano
given 佑 yu
given 佑介 yusuke
given 佑子 yuko
given 佑樹 yuki
given 佑真 yuma
given 佳之 yoshiyuki
given 佳子 yoshiko
given 佳弘 yoshihiro
given 佳彦 yoshihiko
given 佳織 kaori
given 俊 shun
given 俊一 shunichi
given 俊之 toshiyuki
given 俊介 shunsuke
given 俊光 toshimitsu
given 俊博 toshihiro
given 俊夫 toshio
given 俊子 toshiko
given 俊幸 toshiyuki
given 俊彦 toshihiko
given 俊明 toshiaki
given 俊昭 toshiaki
given 俊樹 toshiki
given 俊男 toshio
given 俊輔 shunsuke
given 俊雄 toshio
given 保 tamotsu
surname 保坂 hosaka
given 保夫 yasuo
given 保子 yasuko
surname 保田 yasuda
given 信 makoto
given 信一 shinichi
given 信之 nobuyuki
given 信也 shinya
given 信二 shinji
given 信司 shinji
given 信吾 shingo
given 信太郎 shintaro
given 信夫 nobuo
given 信子 nobuko
given 信幸 nobuyuki
given 信彦 nobuhiko
given 信玄 shingen
given 信男 nobuo
given 信行 nobuyuki
given 信長 nobunaga
given 信雄 nobuo
given 修 osamu
given 修一 shuichi
given 修二 shuji
given 修司 shuji
given 修平 shuhei
surname 倉本 kuramoto
surname 倉田 kurata
given 倫子 michiko
given 健 ken
given 健一 kenichi
given 健三 kenzo
given 健三郎 kenzaburo
given 健二 kenji
given 健司 kenji
given 健太 kenta
given 健太郎 kentaro
given 健夫 takeo
given 健志 takeshi
given 健治 kenji
given 優 yu
given 優一 yuichi
given 優人 yuto
given 優介 yusuke
given 優太 yuta
given 優子 yuko
given 優希 yuki
given 優斗 yuto
given 優花 yuka
given 優衣 yui
given 優香 yuka
given 元 hajime
surname 元木 motoki
given 元気 genki
given 充 mitsuru
given 充弘 mitsuhiro
given 光 hikaru
given 光一 koichi
given 光司 koji
given 光太郎 kotaro
given 光夫 mitsuo
given 光子 mitsuko
given 光宏 mitsuhiro
given 光希 mitsuki
given 光弘 mitsuhiro
given 光彦 mitsuhiko
given 光明 mitsuaki
given 光昭 mitsuaki
given 光男 mitsuo
given 光雄 mitsuo
given 克之 katsuyuki
given 克也 katsuya
given 克夫 katsuo
given 克子 katsuko
given 克己 katsumi
given 克巳 katsumi
given 克弘 katsuhiro
given 克彦 katsuhiko
given 克美 katsumi
given 克行 katsuyuki
surname 児島 kojima
surname 児玉 kodama
surname 入江 irie
surname 八代 yashiro
given 八千代 yachiyo
surname 八木 yagi
given 八重子 yaeko
given 公一 koichi
given 公司 koji
given 公子 kimiko
given 公平 kohei
surname 具志堅 gushiken
given 典之 noriyuki
given 典夫 norio
given 典子 noriko
given 典弘 norihiro
given 典彦 norihiko
given 典明 noriaki
given 典行 noriyuki
given 兼一 kenichi
surname 内山 uchiyama
surname 内海 utsumi
surname 内田 uchida
surname 内藤 naito
given 冬子 fuyuko
given 凌 ryo
given 凛 rin
given 初子 hatsuko
given 利之 toshiyuki
given 利光 toshimitsu
given 利夫 toshio
given 利幸 toshiyuki
given 利彦 toshihiko
given 利明 toshiaki
given 利昭 toshiaki
surname 利根川 tonegawa
given 利雄 toshio
given 利香 rika
given 則之 noriyuki
given 則夫 norio
given 則子 noriko
given 則彦 norihiko
given 則明 noriaki
given 則行 noriyuki
surname 前原 maehara
surname 前川 maekawa
surname 前田 maeda
given 剛 tsuyoshi
given 剛志 tsuyoshi
given 創 hajime
given 功 isao
given 功夫 isao
surname 加山 kayama
surname 加納 kano
surname 加藤 kato
given 努 tsutomu
surname 勅使河原 teshigawara
given 勇 isamu
given 勇一 yuichi
given 勇二 yuji
given 勇人 hayato
given 勇介 yusuke
given 勇太 yuta
given 勇夫 isao
given 勇樹 yuki
given 勇次 yuji
given 勇気 yuki
given 勉 tsutomu
given 勘太郎 kantaro
given 務 tsutomu
given 勝 masaru
given 勝一 katsuichi
given 勝之 katsuyuki
given 勝也 katsuya
given 勝利 katsutoshi
surname 勝又 katsumata
given 勝夫 katsuo
given 勝子 katsuko
given 勝弘 katsuhiro
given 勝彦 katsuhiko
given 勝男 katsuo
given 勝美 katsumi
given 勝雄 katsuo
given 勢津子 setsuko
given 勤 tsutomu
given 勲 isao
surname 北原 kitahara
surname 北山 kitayama
surname 北島 kitajima
surname 北川 kitagawa
surname 北村 kitamura
surname 北条 hojo
surname 北條 hojo
surname 北沢 kitazawa
surname 北野 kitano
given 匠 takumi
given 匡 tadashi
given 十郎 juro
given 千代子 chiyoko
surname 千原 chihara
given 千夏 chinatsu
given 千尋 chihiro
given 千恵 chie
given 千恵子 chieko
given 千明 chiaki
given 千春 chiharu
given 千晴 chiharu
given 千栄子 chieko
surname 千田 chida
given 千秋 chiaki
surname 千秋 chiaki
given 千絵 chie
surname 千葉 chiba
surname 千野 chino
given 千鶴 chizuru
given 千鶴子 chizuko
surname 半田 handa
given 卓 taku
given 卓也 takuya
surname 南 minami
given 博 hiroshi
given 博之 hiroyuki
given 博史 hiroshi
given 博子 hiroko
given 博美 hiromi
given 博行 hiroyuki
surname 原 hara
surname 原口 haraguchi
surname 原島 harashima
surname 原沢 harasawa
surname 原田 harada
given 又三郎 matasaburo
given 友 tomo
given 友之 tomoyuki
given 友也 tomoya
given 友博 tomohiro
given 友和 tomokazu
given 友子 tomoko
given 友恵 tomoe
given 友明 tomoaki
given 友樹 yuki
surname 友田 tomoda
given 友紀 yuki
given 友紀子 yukiko
given 友美 tomomi
given 友里 yuri
given 友里子 yuriko
given 友香 tomoka
surname 古屋 furuya
surname 古川 furukawa
surname 古沢 furusawa
surname 古田 furuta
surname 古谷 furuya
surname 古賀 koga
given 史子 fumiko
given 史彦 fumihiko
given 史郎 shiro
given 司 tsukasa
surname 吉井 yoshii
surname 吉住 yoshizumi
surname 吉原 yoshihara
surname 吉岡 yoshioka
surname 吉川 yoshikawa
surname 吉本 yoshimoto
surname 吉村 yoshimura
surname 吉永 yoshinaga
surname 吉沢 yoshizawa
surname 吉田 yoshida
surname 吉良 kira
surname 吉野 yoshino
given 吉雄 yoshio
surname 名取 natori
surname 向井 mukai
surname 向田 mukoda
given 君子 kimiko
given 周一 shuichi
given 周二 shuji
given 周平 shuhei
given 和久 kazuhisa
surname 和久井 wakui
given 和之 kazuyuki
given 和也 kazuya
given 和博 kazuhiro
given 和哉 kazuya
given 和夫 kazuo
given 和子 kazuko
given 和宏 kazuhiro
given 和幸 kazuyuki
given 和広 kazuhiro
given 和弘 kazuhiro
given 和彦 kazuhiko
given 和恵 kazue
given 和明 kazuaki
given 和枝 kazue
given 和樹 kazuki
given 和歌子 wakako
given 和江 kazue
surname 和泉 izumi
surname 和田 wada
given 和男 kazuo
given 和美 kazumi
given 和雄 kazuo
given 和香 waka
given 和馬 kazuma
given 咲 saki
given 咲希 saki
surname 品川 shinagawa
given 哲 satoshi
given 哲也 tetsuya
given 哲夫 tetsuo
given 哲雄 tetsuo
surname 唐沢 karasawa
given 唯 yui
given 啓 akira
given 啓一 keiichi
given 啓二 keiji
given 啓介 keisuke
given 啓司 keiji
given 啓太 keita
given 啓子 keiko
given 啓輔 keisuke
given 善行 yoshiyuki
given 喜之 yoshiyuki
given 喜代子 kiyoko
given 喜彦 yoshihiko
given 喜明 yoshiaki
surname 喜納 kina
given 喜美子 kimiko
given 嘉子 yoshiko
given 嘉宏 yoshihiro
given 嘉彦 yoshihiko
given 四郎 shiro
surname 国分 kokubu
given 国子 kuniko
given 国男 kunio
surname 土井 doi
surname 土屋 tsuchiya
surname 土方 hijikata
surname 土田 tsuchida
surname 土肥 doi
given 圭一 keiichi
given 圭一郎 keiichiro
given 圭二 keiji
given 圭介 keisuke
given 圭佑 keisuke
given 圭司 keiji
given 圭太 keita
given 圭子 keiko
given 圭輔 keisuke
surname 坂井 sakai
surname 坂口 sakaguchi
surname 坂本 sakamoto
surname 坂田 sakata
given 均 hitoshi
surname 坪井 tsuboi
surname 城 jo
given 基 motoi
surname 堀 hori
surname 堀内 horiuchi
surname 堀川 horikawa
surname 堀江 horie
surname 堀田 hotta
surname 堤 tsutsumi
given 塁 rui
surname 塚本 tsukamoto
surname 塚田 tsukada
surname 塩田 shioda
surname 塩谷 shiotani
surname 増井 masui
surname 増田 masuda
given 壮 takeshi
given 壮一 soichi
given 壮太 sota
given 夏子 natsuko
given 夏希 natsuki
surname 夏目 natsume
given 夏美 natsumi
given 多佳子 takako
given 多恵 tae
given 多恵子 taeko
given 大 dai
surname 大久保 okubo
given 大介 daisuke
surname 大内 ouchi
given 大助 daisuke
surname 大原 ohara
surname 大友 otomo
given 大吾 daigo
given 大和 yamato
surname 大和 yamato
given 大地 daichi
surname 大垣 ogaki
surname 大城 oshiro
surname 大場 oba
surname 大塚 otsuka
surname 大山 oyama
surname 大島 oshima
surname 大川 okawa
surname 大平 ohira
given 大悟 daigo
given 大智 daichi
surname 大木 oki
surname 大村 omura
surname 大森 omori
surname 大槻 otsuki
given 大樹 daiki
surname 大橋 ohashi
surname 大江 oe
surname 大沢 osawa
surname 大河原 okawara
surname 大泉 oizumi
surname 大澤 osawa
surname 大田 ota
surname 大石 oishi
given 大祐 daisuke
surname 大竹 otake
surname 大西 onishi
surname 大谷 otani
given 大貴 daiki
given 大輔 daisuke
given 大輝 daiki
surname 大野 ono
surname 天野 amano
given 太一 taichi
surname 太宰 dazai
given 太朗 taro
surname 太田 ota
given 太郎 taro
given 奈々 nana
given 奈々子 nanako
given 奈津子 natsuko
given 奈穂子 nahoko
given 奈緒子 naoko
given 奈美 nami
given 奈美恵 namie
surname 奈良 nara
given 奏太 sota
surname 奥山 okuyama
surname 奥村 okumura
surname 奥田 okuda
given 奨平 shohei
given 好夫 yoshio
given 好子 yoshiko
given 妙子 taeko
surname 妹尾 senoo
given 始 hajime
given 孝 takashi
given 孝一 koichi
given 孝之 takayuki
given 孝博 takahiro
given 孝司 koji
given 孝太郎 kotaro
given 孝夫 takao
given 孝子 takako
given 孝弘 takahiro
given 孝志 takashi
given 孝明 takaaki
given 孝行 takayuki
given 孝雄 takao
given 学 manabu
surname 宇野 uno
given 守 mamoru
surname 安井 yasui
surname 安倍 abe
surname 安田 yasuda
surname 安藤 ando
surname 安達 adachi
surname 安部 abe
given 宏 hiroshi
given 宏一 koichi
given 宏之 hiroyuki
given 宏司 koji
given 宏子 hiroko
given 宏美 hiromi
given 宗一 soichi
given 宗一郎 soichiro
given 定子 sadako
given 定男 sadao
given 実 minoru
given 実香 mika
given 宣子 noriko
surname 室井 muroi
surname 宮下 miyashita
surname 宮内 miyauchi
surname 宮原 miyahara
surname 宮城 miyagi
surname 宮島 miyajima
surname 宮崎 miyazaki
surname 宮川 miyagawa
surname 宮本 miyamoto
surname 宮沢 miyazawa
surname 宮澤 miyazawa
surname 宮田 miyata
surname 宮部 miyabe
surname 宮里 miyazato
surname 宮野 miyano
surname 宮﨑 miyazaki
given 家康 ieyasu
given 容子 yoko
given 富士子 fujiko
given 富子 tomiko
surname 富山 toyama
surname 富岡 tomioka
surname 富永 tominaga
surname 富田 tomita
given 富美 fumi
given 富美子 fumiko
given 寛 hiroshi
given 寛之 hiroyuki
given 寛子 hiroko
surname 寺井 terai
surname 寺内 terauchi
surname 寺島 terashima
surname 寺本 teramoto
surname 寺田 terada
given 寿 hisashi
given 寿夫 toshio
given 寿子 toshiko
given 寿彦 toshihiko
given 寿美子 sumiko
given 寿雄 hisao
given 将人 masato
given 将司 masashi
given 将大 masahiro
given 将太 shota
given 将子 masako
surname 小倉 ogura
surname 小原 ohara
surname 小口 oguchi
given 小夜子 sayoko
given 小太郎 kotaro
surname 小宮 komiya
surname 小山 koyama
surname 小島 kojima
surname 小川 ogawa
given 小春 koharu
surname 小松 komatsu
surname 小林 kobayashi
surname 小柳 koyanagi
surname 小森 komori
surname 小池 koike
surname 小沢 ozawa
surname 小泉 koizumi
surname 小渕 obuchi
surname 小澤 ozawa
surname 小田 oda
given 小百合 sayuri
surname 小笠原 ogasawara
surname 小西 konishi
surname 小野 ono
surname 小野塚 onozuka
surname 小野寺 onodera
surname 小野田 onoda
given 尚 hisashi
given 尚之 naoyuki
given 尚也 naoya
given 尚子 naoko
given 尚樹 naoki
given 尚美 naomi
surname 尾崎 ozaki
surname 山下 yamashita
surname 山中 yamanaka
surname 山内 yamauchi
surname 山口 yamaguchi
surname 山城 yamashiro
surname 山岡 yamaoka
surname 山岸 yamagishi
surname 山崎 yamazaki
surname 山川 yamakawa
surname 山形 yamagata
surname 山本 yamamoto
surname 山村 yamamura
surname 山根 yamane
surname 山田 yamada
surname 山県 yamagata
surname 山脇 yamawaki
surname 山際 yamagiwa
surname 山﨑 yamazaki
surname 岡 oka
surname 岡崎 okazaki
surname 岡本 okamoto
surname 岡村 okamura
surname 岡田 okada
surname 岡部 okabe
surname 岡野 okano
surname 岩井 iwai
surname 岩崎 iwasaki
surname 岩本 iwamoto
surname 岩瀬 iwase
surname 岩田 iwata
surname 岩間 iwama
given 岬 misaki
given 岳 takeshi
surname 岸 kishi
surname 岸本 kishimoto
surname 岸田 kishida
surname 峰 mine
surname 島崎 shimazaki
surname 島村 shimamura
surname 島田 shimada
surname 島袋 shimabukuro
given 崇 takashi
surname 嶋田 shimada
given 巌 iwao
surname 川上 kawakami
surname 川原 kawahara
surname 川口 kawaguchi
surname 川合 kawai
surname 川島 kawashima
surname 川崎 kawasaki
surname 川嶋 kawashima
surname 川本 kawamoto
surname 川村 kawamura
surname 川瀬 kawase
surname 川田 kawada
surname 川端 kawabata
surname 川辺 kawabe
surname 工藤 kudo
given 巧 takumi
given 巴 tomoe
surname 市原 ichihara
surname 市川 ichikawa
given 希 nozomi
given 希美 nozomi
given 希美子 kimiko
given 常夫 tsuneo
surname 平井 hirai
surname 平山 hirayama
surname 平岡 hiraoka
surname 平川 hirakawa
surname 平松 hiramatsu
surname 平林 hirabayashi
surname 平沢 hirasawa
surname 平田 hirata
surname 平石 hiraishi
surname 平良 taira
surname 平野 hirano
given 年子 toshiko
given 幸 miyuki
given 幸一 koichi
given 幸二 koji
given 幸司 koji
given 幸四郎 koshiro
given 幸太 kota
given 幸太郎 kotaro
given 幸夫 yukio
given 幸子 sachiko
given 幸恵 yukie
given 幸江 yukie
given 幸男 yukio
given 幸雄 yukio
given 幹夫 mikio
given 幹子 mikiko
given 幹雄 mikio
given 広子 hiroko
surname 広川 hirokawa
surname 広瀬 hirose
surname 広田 hirota
given 広美 hiromi
surname 庄司 shoji
surname 庄子 shoji
surname 庄野 shono
given 康 yasushi
given 康之 yasuyuki
given 康二 koji
given 康博 yasuhiro
given 康史 yasushi
given 康太 kota
given 康夫 yasuo
given 康子 yasuko
given 康宏 yasuhiro
given 康平 kohei
given 康弘 yasuhiro
given 康彦 yasuhiko
given 康成 yasunari
given 康行 yasuyuki
given 康雄 yasuo
given 庸介 yosuke
given 廉 ren
surname 廣瀬 hirose
given 弓子 yumiko
given 弘 hiroshi
given 弘一 koichi
surname 弘中 hironaka
given 弘之 hiroyuki
given 弘子 hiroko
given 弘幸 hiroyuki
given 弘美 hiromi
given 弥生 yayoi
given 強 tsuyoshi
given 彩 aya
given 彩乃 ayano
given 彩夏 ayaka
given 彩子 ayako
given 彩花 ayaka
given 彩音 ayane
given 彩香 ayaka
given 彰 akira
given 彰宏 akihiro
surname 影山 kageyama
given 征一 seiichi
given 征二 seiji
given 征四郎 seishiro
given 征爾 seiji
given 律 ritsu
given 律子 ritsuko
surname 後藤 goto
given 徳子 noriko
surname 徳川 tokugawa
surname 徳永 tokunaga
surname 徳田 tokuda
given 徹 toru
given 徹也 tetsuya
given 徹夫 tetsuo
given 心 kokoro
given 心春 koharu
given 忍 shinobu
given 志乃 shino
given 志保 shiho
given 志穂 shiho
given 志織 shiori
surname 志賀 shiga
given 忠 tadashi
given 忠之 tadayuki
given 忠夫 tadao
given 忠彦 tadahiko
given 忠志 tadashi
given 忠明 tadaaki
given 忠男 tadao
given 忠雄 tadao
given 快斗 kaito
given 怜 rei
given 怜子 reiko
given 恒一 koichi
given 恒夫 tsuneo
given 恒子 tsuneko
given 恒彦 tsunehiko
given 恒男 tsuneo
given 恒雄 tsuneo
given 恭介 kyosuke
given 恭子 kyoko
given 恭平 kyohei
given 恵 megumi
given 恵一 keiichi
given 恵二 keiji
given 恵介 keisuke
given 恵太 keita
given 恵子 keiko
given 恵理 eri
given 恵理子 eriko
given 恵美 emi
given 恵美子 emiko
given 悟 satoru
given 悠 yu
given 悠人 yuto
given 悠介 yusuke
given 悠太 yuta
given 悠希 yuki
given 悠斗 yuto
given 悠真 yuma
given 悠里 yuri
given 悦夫 etsuo
given 悦子 etsuko
given 惠子 keiko
given 惣一郎 soichiro
given 想太 sota
given 愛 ai
given 愛子 aiko
given 愛美 manami
given 慎一 shinichi
given 慎也 shinya
given 慎二 shinji
given 慎司 shinji
given 慎吾 shingo
given 慎太郎 shintaro
given 慶一 keiichi
given 慶一郎 keiichiro
given 慶二 keiji
given 慶介 keisuke
given 慶太 keita
given 慶子 keiko
given 憲 ken
given 憲一 kenichi
given 憲之 noriyuki
given 憲二 kenji
given 憲夫 norio
given 憲子 noriko
given 憲弘 norihiro
given 憲彦 norihiko
given 憲明 noriaki
given 成之 shigeyuki
given 成子 shigeko
given 成樹 shigeki
surname 成瀬 naruse
surname 成田 narita
given 成美 narumi
surname 戸田 toda
given 房子 fusako
given 房江 fusae
surname 押田 oshida
given 拓 taku
given 拓也 takuya
given 拓哉 takuya
given 拓実 takumi
given 拓海 takumi
given 拓真 takuma
given 拓馬 takuma
given 操 misao
given 政之 masayuki
given 政二 seiji
given 政博 masahiro
given 政子 masako
given 政宗 masamune
given 政志 masashi
given 敏 satoshi
given 敏之 toshiyuki
given 敏夫 toshio
given 敏子 toshiko
given 敏彦 toshihiko
given 敏明 toshiaki
given 敏昭 toshiaki
given 敏樹 toshiki
given 敏男 toshio
given 敏行 toshiyuki
given 敏雄 toshio
given 敦 atsushi
given 敦史 atsushi
given 敬 takashi
given 敬一 keiichi
given 敬一郎 keiichiro
given 敬二 keiji
given 敬介 keisuke
given 敬太 keita
given 敬子 keiko
given 敬宏 takahiro
given 文 aya
given 文夫 fumio
given 文子 fumiko
given 文彦 fumihiko
given 文男 fumio
given 文雄 fumio
given 文香 fumika
given 斉 hitoshi
surname 斉藤 saito
surname 斎藤 saito
given 新一 shinichi
surname 新井 arai
surname 新垣 aragaki
surname 新田 nitta
surname 新藤 shindo
surname 新谷 shintani
surname 日野 hino
surname 日高 hidaka
surname 早坂 hayasaka
surname 早川 hayakawa
given 早智子 sachiko
given 早紀 saki
given 早織 saori
given 早苗 sanae
given 昇 noboru
given 昇平 shohei
given 昌之 masayuki
given 昌史 masashi
given 昌子 masako
given 昌宏 masahiro
given 昌平 shohei
given 昌弘 masahiro
given 昌彦 masahiko
given 昌明 masaaki
given 昌樹 masaki
given 昌美 masami
given 明 akira
given 明夫 akio
given 明子 akiko
given 明宏 akihiro
given 明弘 akihiro
given 明彦 akihiko
surname 明智 akechi
given 明男 akio
given 明美 akemi
surname 星 hoshi
surname 星川 hoshikawa
surname 星野 hoshino
given 映子 eiko
given 春夫 haruo
given 春子 haruko
given 春彦 haruhiko
given 春斗 haruto
surname 春日 kasuga
given 春樹 haruki
given 春雄 haruo
given 春香 haruka
given 昭 akira
given 昭博 akihiro
given 昭夫 akio
given 昭子 akiko
given 昭彦 akihiko
given 昭雄 akio
given 晃 akira
given 晋三 shinzo
given 晋也 shinya
given 晋太郎 shintaro
given 景子 keiko
given 晴夫 haruo
given 晴子 haruko
given 晴彦 haruhiko
given 晴樹 haruki
given 晴香 haruka
given 晶子 akiko
given 智 satoshi
given 智之 tomoyuki
given 智也 tomoya
given 智博 tomohiro
given 智史 satoshi
given 智和 tomokazu
given 智哉 tomoya
given 智子 tomoko
given 智宏 tomohiro
given 智幸 tomoyuki
given 智弘 tomohiro
given 智彦 tomohiko
given 智恵 chie
given 智恵子 chieko
given 智明 tomoaki
given 智昭 tomoaki
given 智美 tomomi
given 智行 tomoyuki
given 曜子 yoko
surname 曽我 soga
given 有 yu
given 有子 yuko
surname 有田 arita
given 有紀 yuki
given 有紀子 yukiko
given 有香 yuka
surname 有馬 arima
given 朋之 tomoyuki
given 朋也 tomoya
given 朋子 tomoko
given 朋弘 tomohiro
given 朋恵 tomoe
given 朋美 tomomi
given 朋香 tomoka
surname 服部 hattori
given 望 nozomi
surname 望月 mochizuki
given 望美 nozomi
surname 朝永 tomonaga
given 朝美 asami
surname 木下 kinoshita
surname 木内 kiuchi
surname 木原 kihara
surname 木村 kimura
surname 木田 kida
given 未央 mio
given 未来 miku
given 末子 sueko
surname 本多 honda
surname 本庄 honjo
surname 本村 motomura
surname 本橋 motohashi
surname 本田 honda
surname 本郷 hongo
surname 本間 honma
given 朱美 akemi
surname 杉原 sugihara
surname 杉山 sugiyama
surname 杉本 sugimoto
surname 杉浦 sugiura
surname 杉田 sugita
given 杏子 kyoko
surname 村上 murakami
surname 村井 murai
surname 村山 murayama
surname 村岡 muraoka
surname 村松 muramatsu
surname 村瀬 murase
surname 村田 murata
surname 東 higashi
surname 東原 higashihara
surname 東山 higashiyama
surname 東条 tojo
surname 東條 tojo
surname 東海林 shoji
surname 東野 higashino
surname 松下 matsushita
surname 松井 matsui
surname 松原 matsubara
surname 松坂 matsuzaka
given 松子 matsuko
surname 松尾 matsuo
surname 松山 matsuyama
surname 松岡 matsuoka
surname 松島 matsushima
surname 松崎 matsuzaki
surname 松嶋 matsushima
surname 松川 matsukawa
surname 松平 matsudaira
surname 松本 matsumoto
surname 松村 matsumura
surname 松永 matsunaga
surname 松沢 matsuzawa
surname 松浦 matsuura
surname 松田 matsuda
surname 松野 matsuno
surname 板垣 itagaki
surname 林 hayashi
surname 林田 hayashida
surname 柏原 kashiwabara
surname 柏木 kashiwagi
surname 染谷 someya
surname 柳 yanagi
surname 柳原 yanagihara
surname 柳川 yanagawa
surname 柳沢 yanagisawa
surname 柳瀬 yanase
surname 柳田 yanagida
surname 柴崎 shibasaki
surname 柴田 shibata
given 栄一 eiichi
given 栄二 eiji
given 栄介 eisuke
given 栄作 eisaku
given 栄子 eiko
given 栄治 eiji
surname 栗原 kurihara
given 栞 shiori
surname 根岸 negishi
surname 根本 nemoto
given 桂子 keiko
given 桃 momo
given 桃太郎 momotaro
given 桃子 momoko
given 桃香 momoka
surname 桑原 kuwahara
surname 桑田 kuwata
given 桜 sakura
surname 桜井 sakurai
surname 桜田 sakurada
surname 梅原 umehara
given 梅子 umeko
surname 梅田 umeda
given 梢 kozue
given 梨奈 rina
given 梨花 rika
given 梨香 rika
surname 梶原 kajiwara
surname 森 mori
surname 森下 morishita
surname 森山 moriyama
surname 森岡 morioka
surname 森崎 morisaki
surname 森川 morikawa
surname 森本 morimoto
surname 森田 morita
surname 植木 ueki
surname 植田 ueda
given 椿 tsubaki
given 楓 kaede
surname 榎本 enomoto
given 榮一 eiichi
surname 樋口 higuchi
surname 樋渡 hiwatari
surname 権藤 gondo
surname 横井 yokoi
surname 横尾 yokoo
surname 横山 yokoyama
surname 横川 yokokawa
surname 横溝 yokomizo
surname 横田 yokota
given 樹 itsuki
surname 橋下 hashimoto
surname 橋本 hashimoto
surname 橋爪 hashizume
surname 橘 tachibana
given 櫻 sakura
surname 櫻井 sakurai
given 次郎 jiro
given 正 tadashi
given 正之 masayuki
given 正人 masato
given 正博 masahiro
given 正史 masashi
given 正太郎 shotaro
given 正子 masako
given 正平 shohei
given 正幸 masayuki
given 正弘 masahiro
given 正彦 masahiko
given 正志 masashi
given 正明 masaaki
surname 正木 masaki
given 正樹 masaki
given 正治 masaharu
given 正紀 masaki
given 正美 masami
given 正義 masayoshi
given 正芳 masayoshi
given 正行 masayuki
given 步 ayumi
given 武 takeshi
surname 武井 takei
given 武史 takeshi
given 武夫 takeo
given 武志 takeshi
surname 武田 takeda
surname 武藤 muto
given 武雄 takeo
given 歩 ayumi
given 歩美 ayumi
given 毅 tsuyoshi
given 毅志 takeshi
surname 比嘉 higa
surname 毛利 mori
given 民子 tamiko
surname 水上 mizukami
surname 水島 mizushima
given 水樹 mizuki
surname 水谷 mizutani
surname 水野 mizuno
given 永二 eiji
surname 永井 nagai
given 永子 eiko
surname 永山 nagayama
surname 永島 nagashima
surname 永田 nagata
surname 永野 nagano
given 汐里 shiori
surname 江口 eguchi
surname 江崎 esaki
surname 江川 egawa
given 江美子 emiko
surname 江藤 eto
given 江里子 eriko
surname 池田 ikeda
given 沙也加 sayaka
given 沙紀 saki
given 沙織 saori
given 沙耶香 sayaka
surname 沢田 sawada
surname 河合 kawai
surname 河本 kawamoto
surname 河村 kawamura
surname 河野 kono
given 治 osamu
given 治夫 haruo
given 治子 haruko
surname 沼田 numata
surname 泉 izumi
given 法子 noriko
given 波 nami
given 泰 yasushi
given 泰之 yasuyuki
given 泰博 yasuhiro
given 泰夫 yasuo
given 泰子 yasuko
given 泰弘 yasuhiro
given 泰彦 yasuhiko
given 泰男 yasuo
given 洋 hiroshi
given 洋介 yosuke
given 洋子 yoko
given 洋平 yohei
given 洋輔 yosuke
surname 津村 tsumura
surname 津田 tsuda
surname 浅井 asai
surname 浅川 asakawa
surname 浅田 asada
surname 浅野 asano
surname 浜口 hamaguchi
surname 浜崎 hamasaki
surname 浜田 hamada
surname 浜野 hamano
given 浩 hiroshi
given 浩一 koichi
given 浩之 hiroyuki
given 浩二 koji
given 浩史 hiroshi
given 浩司 koji
given 浩太郎 kotaro
given 浩子 hiroko
given 浩平 kohei
given 浩幸 hiroyuki
given 浩美 hiromi
given 海人 kaito
given 海斗 kaito
surname 海老原 ebihara
surname 海部 kaifu
given 涼 ryo
given 涼介 ryosuke
given 涼太 ryota
given 涼子 ryoko
given 淑子 yoshiko
surname 深沢 fukazawa
surname 深田 fukada
given 深雪 miyuki
given 淳 atsushi
given 淳一 junichi
given 淳司 junji
given 淳子 junko
given 清 kiyoshi
given 清一 seiichi
given 清二 seiji
given 清子 kiyoko
given 清張 seicho
given 清彦 kiyohiko
given 清志 kiyoshi
surname 清水 shimizu
given 清美 kiyomi
given 清隆 kiyotaka
given 清香 sayaka
given 渉 wataru
surname 渋沢 shibusawa
surname 渋谷 shibuya
given 渚 nagisa
surname 渡会 watarai
surname 渡辺 watanabe
surname 渡邉 watanabe
surname 渡邊 watanabe
surname 渡部 watanabe
given 港 minato
given 湊 minato
surname 湯川 yukawa
surname 湯本 yumoto
surname 湯浅 yuasa
given 満 mitsuru
given 満子 mitsuko
given 満男 mitsuo
surname 源 minamoto
given 源太 genta
given 準一 junichi
surname 溝口 mizoguchi
given 滋 shigeru
surname 滝 taki
surname 滝口 takiguchi
surname 滝川 takigawa
surname 滝沢 takizawa
given 漱石 soseki
given 潔 kiyoshi
given 潤 jun
given 潤一 junichi
given 潤一郎 junichiro
given 潤子 junko
surname 澁谷 shibuya
given 澄子 sumiko
surname 澤田 sawada
given 澪 mio
surname 濱田 hamada
surname 瀬尾 seo
surname 瀬川 segawa
surname 瀬戸 seto
given 照夫 teruo
given 照子 teruko
given 照美 terumi
given 照雄 teruo
surname 熊谷 kumagai
surname 片山 katayama
surname 片岡 kataoka
surname 牛島 ushijima
surname 牧 maki
given 牧子 makiko
surname 牧野 makino
given 猛 takeshi
given 猛夫 takeo
surname 猪瀬 inose
surname 猿渡 sawatari
given 玄 gen
surname 玉井 tamai
surname 玉城 tamaki
given 玉子 tamako
surname 玉木 tamaki
given 玲 rei
given 玲奈 reina
given 玲子 reiko
given 玲香 reika
given 珠子 tamako
given 珠美 tamami
given 理佳 rika
given 理子 riko
given 理恵 rie
given 理恵子 rieko
given 理絵 rie
given 理香 rika
given 琢也 takuya
given 琢磨 takuma
given 琴音 kotone
given 瑛二 eiji
given 瑛太 eita
given 瑛子 eiko
given 瑞希 mizuki
given 瑞樹 mizuki
given 瑞穂 mizuho
given 瑠美 rumi
given 瑠美子 rumiko
given 瑠衣 rui
given 璃子 riko
given 環 tamaki
surname 生田 ikuta
surname 田中 tanaka
surname 田代 tashiro
surname 田原 tahara
surname 田口 taguchi
surname 田尻 tajiri
surname 田島 tajima
surname 田嶋 tajima
surname 田村 tamura
surname 田渕 tabuchi
surname 田畑 tabata
surname 田端 tabata
surname 田辺 tanabe
surname 田邊 tanabe
given 田鶴子 tazuko
given 由佳 yuka
given 由佳里 yukari
given 由利子 yuriko
given 由加里 yukari
given 由子 yuko
given 由紀 yuki
given 由紀夫 yukio
given 由紀子 yukiko
given 由美 yumi
given 由美子 yumiko
surname 由良 yura
given 由衣 yui
given 由貴 yuki
given 由起夫 yukio
given 由起子 yukiko
given 由里 yuri
given 由里子 yuriko
given 由香 yuka
given 由香里 yukari
surname 甲斐 kai
surname 町田 machida
surname 畑 hata
given 留美 rumi
given 留美子 rumiko
surname 畠山 hatakeyama
given 登 noboru
given 登美子 tomiko
surname 白井 shirai
surname 白川 shirakawa
surname 白石 shiraishi
given 百合 yuri
given 百合子 yuriko
surname 百瀬 momose
surname 的場 matoba
surname 皆川 minagawa
given 皐月 satsuki
surname 益田 masuda
surname 目黒 meguro
given 直之 naoyuki
given 直也 naoya
given 直人 naoto
given 直哉 naoya
given 直子 naoko
given 直己 naoki
given 直木 naoki
given 直樹 naoki
given 直美 naomi
given 直行 naoyuki
surname 相川 aikawa
surname 相沢 aizawa
surname 相澤 aizawa
surname 相田 aida
given 眞理子 mariko
given 眞紀子 makiko
given 真 makoto
given 真一 shinichi
given 真也 shinya
given 真二 shinji
given 真人 masato
given 真佐子 masako
given 真司 shinji
given 真吾 shingo
given 真央 mao
given 真奈美 manami
given 真希 maki
given 真希子 makiko
given 真樹 maki
given 真理 mari
given 真理子 mariko
surname 真田 sanada
given 真由美 mayumi
given 真紀 maki
given 真紀子 makiko
given 真緒 mao
given 真美 mami
given 真里 mari
given 真里子 mariko
surname 真鍋 manabe
given 睦子 mutsuko
given 睦月 mutsuki
given 睦美 mutsumi
given 瞬 shun
given 瞭 ryo
given 瞳 hitomi
surname 矢島 yajima
surname 矢野 yano
given 知之 tomoyuki
given 知也 tomoya
given 知和 tomokazu
given 知子 tomoko
given 知宏 tomohiro
given 知弘 tomohiro
given 知彦 tomohiko
surname 知念 chinen
given 知恵 chie
given 知恵子 chieko
given 知明 tomoaki
given 知美 tomomi
surname 石井 ishii
surname 石原 ishihara
surname 石塚 ishizuka
surname 石山 ishiyama
surname 石崎 ishizaki
surname 石川 ishikawa
surname 石橋 ishibashi
surname 石田 ishida
surname 石破 ishiba
surname 石黒 ishiguro
given 研 ken
given 研一 kenichi
given 碧 aoi
surname 磯部 isobe
given 礼子 reiko
given 祐 yu
given 祐一 yuichi
given 祐一郎 yuichiro
given 祐二 yuji
given 祐介 yusuke
given 祐司 yuji
given 祐太 yuta
given 祐子 yuko
given 祐樹 yuki
given 祐輔 yusuke
surname 神山 kamiyama
surname 神崎 kanzaki
surname 神戸 kanbe
surname 神田 kanda
surname 神谷 kamiya
given 祥太 shota
given 祥子 shoko
surname 福井 fukui
surname 福原 fukuhara
surname 福岡 fukuoka
surname 福島 fukushima
surname 福本 fukumoto
surname 福永 fukunaga
surname 福沢 fukuzawa
surname 福澤 fukuzawa
surname 福田 fukuda
given 秀一 shuichi
given 秀之 hideyuki
given 秀二 shuji
given 秀吉 hideyoshi
given 秀和 hidekazu
given 秀夫 hideo
given 秀明 hideaki
given 秀昭 hideaki
given 秀樹 hideki
given 秀男 hideo
given 秀紀 hideki
given 秀行 hideyuki
given 秀雄 hideo
surname 秋元 akimoto
given 秋子 akiko
surname 秋山 akiyama
surname 秋田 akita
given 稔 minoru
surname 稲垣 inagaki
surname 稲村 inamura
surname 稲田 inada
surname 稲葉 inaba
given 穣 minoru
surname 立花 tachibana
given 竜 ryu
given 竜一 ryuichi
given 竜也 tatsuya
given 竜太郎 ryutaro
given 竜馬 ryoma
given 章 akira
given 章太 shota
given 章夫 akio
given 章子 akiko
given 章弘 akihiro
given 章彦 akihiko
surname 竹下 takeshita
surname 竹中 takenaka
surname 竹内 takeuchi
given 竹子 takeko
surname 竹本 takemoto
surname 竹村 takemura
surname 竹田 takeda
surname 笠原 kasahara
surname 笹原 sasahara
surname 笹川 sasagawa
surname 笹本 sasamoto
given 等 hitoshi
surname 筒井 tsutsui
given 節 setsu
given 節子 setsuko
given 範子 noriko
surname 篠原 shinohara
given 篤 atsushi
given 篤史 atsushi
given 篤志 atsushi
surname 米倉 yonekura
surname 米山 yoneyama
surname 米田 yoneda
surname 粟野 awano
given 精一 seiichi
given 紀之 noriyuki
given 紀夫 norio
given 紀子 noriko
given 紀宏 norihiro
given 紀彦 norihiko
given 紀明 noriaki
given 紀美子 kimiko
given 紀行 noriyuki
given 紀雄 norio
given 紀香 norika
given 紅葉 momiji
given 純 jun
given 純一 junichi
given 純一郎 junichiro
given 純二 junji
given 純子 junko
given 紗希 saki
given 紗香 sayaka
given 紫 yukari
surname 細川 hosokawa
surname 細田 hosoda
surname 細谷 hosoya
surname 細野 hosono
surname 紺野 konno
given 結 yui
given 結花 yuka
given 結衣 yui
given 絢香 ayaka
given 絵理 eri
given 絵美 emi
given 絵美子 emiko
given 絵里 eri
given 絵里子 eriko
given 綾 aya
given 綾乃 ayano
given 綾子 ayako
given 綾音 ayane
given 綾香 ayaka
given 総一郎 soichiro
given 総子 fusako
given 緑 midori
surname 緑川 midorikawa
given 縁 yukari
given 繁 shigeru
given 繁雄 shigeo
surname 織田 oda
given 美佳 mika
given 美保 miho
given 美優 miyu
given 美加 mika
given 美和 miwa
given 美咲 misaki
given 美奈 mina
given 美奈子 minako
given 美子 yoshiko
given 美希 miki
given 美幸 miyuki
given 美恵 mie
given 美恵子 mieko
given 美智子 michiko
given 美月 mizuki
given 美枝 mie
given 美樹 miki
given 美樹子 mikiko
given 美江 mie
given 美沙希 misaki
given 美琴 mikoto
given 美由 miyu
given 美由紀 miyuki
given 美穂 miho
given 美穂子 mihoko
given 美空 miku
given 美紀 miki
given 美紀子 mikiko
given 美緒 mio
given 美羽 miu
given 美貴 miki
given 美雪 miyuki
given 美香 mika
given 義 tadashi
given 義之 yoshiyuki
given 義博 yoshihiro
given 義和 yoshikazu
given 義夫 yoshio
given 義子 yoshiko
given 義弘 yoshihiro
given 義彦 yoshihiko
given 義明 yoshiaki
given 義昭 yoshiaki
given 義男 yoshio
given 義行 yoshiyuki
given 義雄 yoshio
surname 羽田 hata
given 翔 sho
given 翔太 shota
given 翔太郎 shotaro
given 翔平 shohei
given 翠 midori
given 翼 tsubasa
given 耕一 koichi
given 耕二 koji
given 耕平 kohei
given 聖二 seiji
given 聖子 seiko
given 聖美 kiyomi
given 聡 satoshi
given 聡一 soichi
given 聡一郎 soichiro
given 聡史 satoshi
given 聡美 satomi
given 肇 hajime
given 育子 ikuko
given 育男 ikuo
surname 脇田 wakita
surname 臼井 usui
given 舞 mai
given 舞子 maiko
given 航 wataru
given 航太 kota
given 航平 kohei
surname 船橋 funabashi
given 良 ryo
given 良之 yoshiyuki
given 良介 ryosuke
given 良和 yoshikazu
given 良太 ryota
given 良夫 yoshio
given 良子 yoshiko
given 良平 ryohei
given 良弘 yoshihiro
given 良彦 yoshihiko
given 良明 yoshiaki
given 良江 yoshie
given 良男 yoshio
given 良雄 yoshio
given 芙美子 fumiko
surname 芝 shiba
surname 芥川 akutagawa
given 花子 hanako
surname 花岡 hanaoka
surname 花田 hanada
given 芳之 yoshiyuki
given 芳夫 yoshio
given 芳子 yoshiko
given 芳弘 yoshihiro
given 芳彦 yoshihiko
given 芳明 yoshiaki
given 芳江 yoshie
given 芳男 yoshio
surname 芳賀 haga
given 芳雄 yoshio
surname 若松 wakamatsu
surname 若林 wakabayashi
given 若菜 wakana
given 英一 eiichi
given 英之 hideyuki
given 英二 eiji
given 英介 eisuke
given 英作 eisaku
given 英司 eiji
given 英和 hidekazu
given 英太 eita
given 英夫 hideo
given 英子 eiko
given 英幸 hideyuki
given 英明 hideaki
given 英昭 hideaki
given 英樹 hideki
given 英機 hideki
given 英治 eiji
given 英男 hideo
given 英紀 hideki
given 英輔 eisuke
given 英雄 hideo
given 茂 shigeru
given 茂之 shigeyuki
given 茂夫 shigeo
given 茂子 shigeko
given 茂樹 shigeki
given 茂雄 shigeo
given 茉央 mao
given 茉莉 mari
given 茉莉子 mariko
surname 草野 kusano
surname 荒井 arai
surname 荒川 arakawa
surname 荒木 araki
surname 荻原 ogiwara
surname 荻野 ogino
given 莉奈 rina
given 莉子 riko
surname 菅 suga
surname 菅原 sugawara
given 菅太郎 kantaro
surname 菅沼 suganuma
surname 菅谷 sugaya
surname 菅野 kanno
surname 菊地 kikuchi
given 菊子 kikuko
surname 菊池 kikuchi
given 菜々子 nanako
given 菜々美 nanami
given 菜摘 natsumi
given 菜穂子 nahoko
given 菫 sumire
given 萌 moe
given 萌子 moeko
surname 萩原 hagiwara
surname 萩野 hagino
surname 落合 ochiai
given 葉子 yoko
given 葉月 hazuki
given 葵 aoi
given 蒼 aoi
given 蒼太 sota
given 蓮 ren
given 薫 kaoru
given 藍 ai
given 藍子 aiko
surname 藤井 fujii
surname 藤原 fujiwara
given 藤子 fujiko
surname 藤岡 fujioka
surname 藤崎 fujisaki
surname 藤川 fujikawa
surname 藤巻 fujimaki
surname 藤木 fujiki
surname 藤本 fujimoto
surname 藤村 fujimura
surname 藤森 fujimori
surname 藤沢 fujisawa
surname 藤田 fujita
surname 藤野 fujino
given 蘭 ran
given 蘭子 ranko
given 虎太郎 kotaro
given 蛍 hotaru
given 行子 yukiko
given 行男 yukio
given 行雄 yukio
given 衛 mamoru
surname 衛藤 eto
given 裕 yutaka
given 裕一 yuichi
given 裕一郎 yuichiro
given 裕之 hiroyuki
given 裕二 yuji
given 裕介 yusuke
given 裕司 yuji
given 裕大 yudai
given 裕太 yuta
given 裕子 yuko
given 裕幸 hiroyuki
given 裕樹 yuki
given 裕美 hiromi
given 裕美子 yumiko
given 裕香 yuka
surname 西 nishi
surname 西原 nishihara
surname 西口 nishiguchi
surname 西園寺 saionji
surname 西尾 nishio
surname 西山 nishiyama
surname 西岡 nishioka
surname 西島 nishijima
surname 西川 nishikawa
surname 西本 nishimoto
surname 西村 nishimura
surname 西沢 nishizawa
surname 西浦 nishiura
surname 西田 nishida
surname 西脇 nishiwaki
surname 西野 nishino
given 規夫 norio
given 覚 satoru
surname 角田 tsunoda
given 詩乃 shino
given 詩織 shiori
given 誠 makoto
given 誠一 seiichi
given 誠一郎 seiichiro
given 誠二 seiji
given 誠司 seiji
given 誠子 seiko
given 諒 ryo
given 諒太 ryota
given 諒子 ryoko
given 諭吉 yukichi
given 謙 ken
given 謙一 kenichi
given 謙三 kenzo
given 謙二 kenji
given 謙信 kenshin
given 譲 yuzuru
given 譲二 joji
given 護 mamoru
surname 谷 tani
surname 谷口 taniguchi
surname 谷崎 tanizaki
surname 谷川 tanigawa
surname 谷本 tanimoto
given 豊 yutaka
surname 豊田 toyoda
surname 豊臣 toyotomi
given 豪 go
given 貞夫 sadao
given 貞子 sadako
given 貞雄 sadao
given 貢 mitsugi
given 貴 takashi
given 貴之 takayuki
given 貴博 takahiro
given 貴史 takashi
given 貴子 takako
given 貴幸 takayuki
given 貴弘 takahiro
given 貴美子 kimiko
given 貴裕 takahiro
given 賢 ken
given 賢一 kenichi
given 賢二 kenji
given 賢治 kenji
surname 赤松 akamatsu
given 越子 etsuko
surname 足立 adachi
given 路子 michiko
given 輝 hikaru
given 輝之 teruyuki
given 輝夫 teruo
given 輝子 teruko
given 輝彦 teruhiko
given 輝明 teruaki
given 輝男 teruo
given 輝美 terumi
given 辰也 tatsuya
given 辰夫 tatsuo
surname 辻 tsuji
surname 辻本 tsujimoto
surname 近江 omi
surname 近藤 kondo
surname 近衛 konoe
surname 迫田 sakoda
given 透 toru
given 通子 michiko
given 速人 hayato
given 進 susumu
given 進一 shinichi
given 進次郎 shinjiro
surname 進藤 shindo
given 道子 michiko
given 達也 tatsuya
given 達哉 tatsuya
given 達夫 tatsuo
given 達雄 tatsuo
surname 遠井 toi
surname 遠山 toyama
surname 遠田 enda
surname 遠藤 endo
given 遥 haruka
given 遥香 haruka
given 遼 ryo
given 遼介 ryosuke
given 遼太 ryota
given 遼太郎 ryotaro
given 邦之 kuniyuki
given 邦夫 kunio
given 邦子 kuniko
given 邦弘 kunihiro
given 邦彦 kunihiko
given 邦明 kuniaki
given 邦男 kunio
given 邦雄 kunio
given 郁夫 ikuo
given 郁子 ikuko
surname 酒井 sakai
given 里佳 rika
given 里奈 rina
given 里恵 rie
given 里美 satomi
given 里香 rika
given 重之 shigeyuki
given 重信 shigenobu
given 重則 shigenori
given 重夫 shigeo
given 重子 shigeko
given 重明 shigeaki
surname 重松 shigematsu
given 重樹 shigeki
surname 重田 shigeta
given 重雄 shigeo
surname 野々宮 nonomiya
surname 野々村 nonomura
surname 野中 nonaka
surname 野原 nohara
surname 野口 noguchi
surname 野崎 nozaki
surname 野本 nomoto
surname 野村 nomura
surname 野沢 nozawa
surname 野田 noda
surname 金井 kanai
surname 金城 kinjo
given 金太郎 kintaro
surname 金子 kaneko
given 金次郎 kinjiro
surname 金田 kaneda
given 鈴 rin
given 鈴子 suzuko
surname 鈴木 suzuki
given 鉄也 tetsuya
given 銀次郎 ginjiro
given 錬 ren
surname 鍋島 nabeshima
surname 鎌田 kamata
surname 鏡 kagami
surname 長井 nagai
surname 長尾 nagao
surname 長島 nagashima
surname 長嶋 nagashima
surname 長沢 nagasawa
surname 長瀬 nagase
surname 長田 osada
surname 長谷川 hasegawa
surname 長部 osabe
surname 長野 nagano
surname 門田 kadota
surname 門脇 kadowaki
surname 関 seki
surname 関口 sekiguchi
surname 関根 sekine
surname 関谷 sekiya
surname 阪本 sakamoto
surname 阿久津 akutsu
surname 阿部 abe
given 陸 riku
given 陽介 yosuke
given 陽子 yoko
given 陽平 yohei
given 陽斗 haruto
given 陽翔 haruto
given 陽菜 hina
given 隆 takashi
given 隆一 ryuichi
given 隆之 takayuki
given 隆博 takahiro
given 隆史 takashi
given 隆太郎 ryutaro
given 隆夫 takao
given 隆子 takako
given 隆平 ryuhei
given 隆弘 takahiro
given 隆志 takashi
given 隆明 takaaki
given 隆行 takayuki
given 隆雄 takao
given 隼 shun
given 隼人 hayato
given 雄 takeshi
given 雄一 yuichi
given 雄一郎 yuichiro
given 雄二 yuji
given 雄介 yusuke
given 雄司 yuji
given 雄大 yudai
given 雄太 yuta
given 雄樹 yuki
given 雄輔 yusuke
given 雅之 masayuki
given 雅人 masato
given 雅博 masahiro
given 雅史 masashi
given 雅子 masako
given 雅幸 masayuki
given 雅弘 masahiro
given 雅彦 masahiko
given 雅明 masaaki
given 雅樹 masaki
given 雅治 masaharu
given 雅美 masami
given 雪 yuki
given 雪乃 yukino
given 雪子 yukiko
surname 青山 aoyama
surname 青木 aoki
surname 青柳 aoyagi
surname 青野 aono
given 靖 yasushi
given 靖之 yasuyuki
given 靖夫 yasuo
given 靖子 yasuko
given 靖弘 yasuhiro
given 靖彦 yasuhiko
given 静 shizuka
given 静子 shizuko
given 静江 shizue
given 静香 shizuka
given 響子 kyoko
given 順一 junichi
given 順子 junko
surname 須田 suda
surname 須藤 sudo
surname 須賀 suga
given 類 rui
given 颯 so
given 颯太 sota
surname 飯塚 iizuka
surname 飯島 iijima
surname 飯田 iida
surname 飯野 iino
surname 首藤 shuto
given 香 kaori
given 香織 kaori
given 馨 kaoru
surname 馬場 baba
surname 駒井 komai
given 駿 shun
given 駿介 shunsuke
surname 高井 takai
surname 高山 takayama
surname 高島 takashima
surname 高嶋 takashima
surname 高市 takaichi
given 高明 takaaki
surname 高木 takagi
surname 高村 takamura
surname 高松 takamatsu
surname 高橋 takahashi
surname 高瀬 takase
surname 高田 takada
surname 高畑 takahata
surname 高見 takami
surname 高野 takano
given 高雄 takao
surname 鳥居 torii
surname 鳩山 hatoyama
given 鳴海 narumi
given 鴎外 ogai
surname 鶴田 tsuruta
given 鷗外 ogai
surname 鷲尾 washio
given 麗奈 reina
given 麗子 reiko
given 麻央 mao
surname 麻生 aso
given 麻美 asami
given 麻衣 mai
given 麻衣子 maiko
given 麻里 mari
given 麻里子 mariko
surname 黒川 kurokawa
surname 黒木 kuroki
surname 黒沢 kurosawa
surname 黒澤 kurosawa
surname 黒田 kuroda
surname 齊藤 saito
surname 齋藤 saito
given 龍 ryu
given 龍一 ryuichi
given 龍之介 ryunosuke
given 龍也 tatsuya
given 龍太郎 ryutaro
given 龍平 ryuhei
given 龍馬 ryoma`;
export const scriptNames: string = `אביגדור avigdor
אביגיל avigail
אבידן avidan
אברהם avraham
אברמוביץ abramovich
אדרי edri
אהוד ehud
אהרון aharon
אהרן aharon
אוחנה ohana
אולמרט olmert
אופיר ofir
אורי uri
אורלי orly
אזולאי azoulay
אייל eyal
איתי itay
אלבז elbaz
אלי eli
אליהו eliyahu
אלעד elad
אסף assaf
אסתר esther
אפרים efraim
אריאל ariel
אריה arye
בגין begin
בועז boaz
ביטון biton
בן ben
בנט bennett
בנימין binyamin
בר bar
ברנשטיין bernstein
ברק barak
ברקוביץ berkovich
בת bat
גבאי gabay
גבריאל gavriel
גדעון gideon
גולדברג goldberg
גולדה golda
גולדשטיין goldstein
גוריון gurion
גיל gil
גלית galit
גלעד gilad
גנץ gantz
גרינברג greenberg
דב dov
דהן dahan
דוד david
דיין dayan
דליה dalia
דניאל daniel
הופמן hoffman
הרצוג herzog
הרצל herzl
הרשקוביץ hershkovitz
וייס weiss
ויצמן weizmann
וקנין vaknin
זאב zeev
זילברמן zilberman
חדד hadad
חיים chaim
חנה hana
טל tal
יאיר yair
יגאל yigal
יהודה yehuda
יהושע yehoshua
יובל yuval
יונתן yonatan
יוסף yosef
יורם yoram
יעל yael
יעקב yaakov
יצחק yitzhak
ישעיהו yeshayahu
ישראל yisrael
כהן cohen
כץ katz
לאה leah
לבני livni
לוי levi
ליברמן lieberman
לפיד lapid
מאיר meir
מאירסון meirson
מושקוביץ moskowitz
מזרחי mizrahi
מיכאל michael
מיכל michal
מלכה malka
מנחם menachem
מנשה menashe
מרדכי mordechai
מרים miriam
משה moshe
נדב nadav
נועה noa
נחום nahum
נעמי naomi
נפתלי naftali
נתן natan
נתניהו netanyahu
סיגל sigal
עודד oded
עוזי uzi
עומר omer
עזר ezer
עמוס amos
עמיר amir
עמית amit
עמר amar
פישמן fishman
פלדמן feldman
פרידמן friedman
פרס peres
פרץ peretz
צבי zvi
ציפי tzipi
קפלן kaplan
ראובן reuven
רבין rabin
רבינוביץ rabinovich
רבקה rivka
רוזנברג rosenberg
רון ron
רונית ronit
רונן ronen
רועי roi
רות ruth
רחל rachel
רפאל rafael
שאול shaul
שוורץ schwartz
שי shai
שירה shira
שלמה shlomo
שמואל shmuel
שמעון shimon
שפירא shapira
שרה sara
שרון sharon
תמר tamar
ابراهيم ibrahim
ابن ibn
ابو abu
احمد ahmad
احمدي ahmadi
احمدينژاد ahmadinejad
اسامه usama
اسد asad
اسماعيل ismail
اشرف ashraf
اصغر asghar
اصف asif
اصفهاني isfahani
اكبر akbar
اكبري akbari
اكرم akram
ال al
الدين aldin
الله allah
ام umm
اماني amani
امل amal
امنه amina
امير amir
امين amin
امينه amina
انور anwar
اياد iyad
ايمان iman
ايمن ayman
ايهاب ihab
باسم basim
بدر badr
بسام bassam
بشار bashar
بغدادي baghdadi
بكر bakr
بلال bilal
بلوشي balushi
بن bin
بناني bennani
بنت bint
بندر bandar
بنعلي benali
بهاء baha
بهرام bahram
بهروز behrouz
بهٹو bhutto
بوتفليقه bouteflika
بوسعيدي busaidi
بينظير benazir
تبون tebboune
تركي turki
تكريتي tikriti
تهراني tehrani
ثاني thani
جابر jabir
جاسم jasim
جبوري jubouri
جعفر jafar
جعفري jafari
جمال jamal
جميل jamil
جميله jamila
جواد jawad
حاج hajj
حافظ hafiz
حامد hamid
حداد haddad
حربي harbi
حسن hasan
حسني husni
حسين husayn
حسيني husayni
حلبي halabi
حليمه halima
حمد hamad
حمزه hamza
حميد hameed
حنان hanan
حوثي houthi
خاتمي khatami
خالد khalid
خامنهاي khamenei
خان khan
خديجه khadija
خطيب khatib
خليفه khalifa
خميني khomeini
خوري khoury
داريوش dariush
داود dawud
دكتور doctor
دوري duri
دوسري dosari
دينا dina
رئيسي raisi
راشد rashid
رامي rami
رانيا ranya
رحمن rahman
رحيم rahim
رحيمي rahimi
رشيد rashid
رشيدي rashidi
رضا rida
رضايي rezaei
رفسنجاني rafsanjani
رقيه ruqayya
روحالله ruhollah
روحاني rouhani
رياض riyad
ريم reem
زرداري zardari
زرقاوي zarqawi
زهرا zahra
زهراني zahrani
زياد ziyad
زيد zayd
زينب zaynab
ساره sara
سامي sami
سبيعي subaie
سعاد suad
سعد saad
سعودي saudi
سعيد said
سلام salam
سلطان sultan
سلمان salman
سلمي salma
سلوي salwa
سليمان sulayman
سليماني soleimani
سمير samir
سميره samira
سويدي suwaidi
سياوش siavash
سيد sayyid
سيسي sisi
سيف sayf
شاكر shakir
شامي shami
شاهين shahin
شاپور shapour
شريف sharif
شعبي chaabi
شمري shammari
شهري shehri
شيخ shaykh
شيرازي shirazi
شيرين shirin
شيماء shayma
صادقي sadeghi
صالح salih
صباح sabah
صدام saddam
صلاح salah
ضياء diya
طارق tariq
طرابلسي trabelsi
طلال talal
طه taha
ظريف zarif
ظواهري zawahiri
عائشه aisha
عادل adil
عامر amir
عباس abbas
عباسي abbasi
عبد abd
عبدالجبار abduljabbar
عبدالحميد abdulhamid
عبدالرحمن abdulrahman
عبدالرحيم abdulrahim
عبدالسلام abdulsalam
عبدالعزيز abdulaziz
عبدالغني abdulghani
عبدالفتاح abdulfattah
عبدالقادر abdulqadir
عبدالكريم abdulkarim
عبداللطيف abdullatif
عبدالله abdullah
عبدالمجيد abdulmajid
عبدالملك abdulmalik
عبدالناصر abdulnasir
عبدالهادي abdulhadi
عبدالوهاب abdulwahhab
عبير abeer
عتيبي otaibi
عثمان uthman
عراقي iraqi
عرفات arafat
عزيز aziz
عصام isam
علاء ala
علوي alaoui
علي ali
عليرضا alireza
عماد imad
عمار ammar
عمر umar
عمران imran
عنزي anzi
عيسي isa
غاده ghada
غازي ghazi
غامدي ghamdi
غلامرضا gholamreza
غنوشي ghannouchi
غني ghani
فؤاد fuad
فادي fadi
فارس faris
فاروق faruq
فاطمه fatima
فايد fayed
فرهاد farhad
فرهادي farhadi
فهد fahd
فيصل faysal
قاسم qasim
قاسمي ghasemi
قحطاني qahtani
قذافي qadhafi
كاظمي kazemi
كتبي ketbi
كرزي karzai
كريم karim
كريمي karimi
كمال kamal
كواري kuwari
كوروش kourosh
كيارستمي kiarostami
لؤي luay
لادن ladin
لاريجاني larijani
لبني lubna
لطيفه latifa
ليث layth
ليلي layla
لينا lina
ماجد majid
مازن mazin
مالكي maliki
مبارك mubarak
مجيد majid
محمد muhammad
محمدرضا mohammadreza
محمدي mohammadi
محمود mahmud
مراد murad
مرادي moradi
مرتضي murtada
مروان marwan
مري marri
مريم maryam
مزروعي mazrouei
مسعود masud
مصدق mosaddegh
مصري masri
مصطفي mustafa
مطيري mutairi
معاذ muadh
معمر muammar
مقدسي maqdisi
مكتوم maktum
ممدوح mamduh
منال manal
منصور mansur
منصوري mansoori
مني muna
منير munir
مهدي mahdi
موسوي mousavi
موسي musa
ميرزاخاني mirzakhani
مينا mina
نادر nadir
ناديه nadya
ناصر nasir
نايف nayif
نبيل nabil
نجار najjar
نجفي najafi
نجلاء najla
نزار nizar
نسرين nasrin
نظري nazari
نهيان nahyan
نواز nawaz
نواف nawaf
نور nur
نوره nura
نوري nuri
هاجري hajri
هاشم hashim
هاشمي hashimi
هاله hala
هاني hani
هدي huda
هشام hisham
هند hind
هيفاء haifa
وائل wail
وفاء wafa
وليد walid
وهبي wehbe
ياسر yasir
ياسمين yasmin
ياسين yasin
يحيي yahya
يوسف yusuf
پرويز parviz
پروين parvin
پناهي panahi
پهلوي pahlavi
گلستاني golestani
आई i
आर r
ई e
ए a
एक्स x
एच h
एन n
एफ f
एम m
एल l
एस s
ओ o
के k
क्यू q
जिय़ा zia
जी g
जे j
जेड z
टी t
डब्ल्यू w
डी d
पी p
बी b
मो md
मोः md
मोछाः mst
यू u
वाई y
वी v
शेख sheikh
सी c
คุณ khun
นาง mrs
นางสาว miss
นาย mr
เด็กชาย mr
เด็กหญิง miss
오 oh
우 woo
이 yi`;
