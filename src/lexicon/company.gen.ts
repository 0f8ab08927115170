// Made by "npm run tables" from src/lexicon/tables/company/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, sources by their lines in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `abbreviation		en	0
trade		*	0
industry		en	1
word		ru	1
spelling		en	8
word		*	1
brand		US	0
industry		de	1
word		de	1
firm		US	0
word		pl	1
trade		en	0
script		JP	0
word		fr	1
word		es	1
word		it	1
abbreviation	context	en	0
industry		es	1
word		nl	1
word		tr	1
word		cs	1
opposite		*	1
word		ar	1
industry		pt	1
spelling		de	8
script		KR	0
acronym	whole	US	4
word		zh	1
word		sv	1
industry		pl	1
direction		*	1
industry		fr	1
industry		ru	0
industry		nl	1
word		fa	1
abbreviation		en	11
industry		zh	0
script		CN	0
security		*	12
acronym		US	4
abbreviation		it	0
industry		it	1
word		pt	1
script		*	0
abbreviation	context	en	11
industry		cs	1
industry		de	0
industry		el	1
abbreviation		en	5
industry		en	2
spelling		ru	8
kind		en	0
abbreviation		fr	0
industry		ar	0
industry		hu	1
word		uk	1
activity		en	1
alias-marker		en	0
industry		sv	1
descriptor		en	1
industry		tr	1
abbreviation		de	0
script		RU	0
abbreviation	context	fr	0
abbreviation		pt	0
industry		en	5
industry		fi	1
industry		es	2
word		el	1
industry		hr	1
family		US	0
firm		CN	0
firm		GB	0
trade		vi	1
word		*	17
word		ja	1
abbreviation		en	13
brand		DE	0
abbreviation		nl	0
abbreviation	context	en	5
script	whole	CN	0
firm		JP	0
industry		en	0
brand		GB	0
industry		da	1
industry		tr	2
abbreviation	context	en	13
brand		JP	0
brand	whole	US	0
industry		ru	1
note-marker		en	0
short		US	4
spelling		pt	8
activity		es	1
firm		IN	0
role	behind	*	10
activity		en	6
security	context	*	12
structure		en	2
industry		en	6
industry		id	1
industry		ro	1
stock		*	2
abbreviation		es	0
abbreviation	context	it	0
acronym	whole	DE	4
industry		ru	2
trade		es	0
brand		FR	0
trade		en	1
abbreviation	context	pt	0
abbreviation		ru	0
abbreviation	context	de	0
activity		pt	1
activity		ru	0
trade		fr	0
role	behind	en	10
activity		de	1
script	whole	JP	0
acronym		GB	4
par-value	context	*	12
acronym	whole	GB	4
former		US	4
activity		en	2
behalf-marker		en	0
beside		en	0
kind		de	0
structure		de	1
structure		ru	2
club		de	0
firm		FR	0
industry		ja	1
industry		zh	1
role	behind	en	20
activity		zh	0
descriptor		es	1
firm		CA	0
industry		no	1
abbreviation	context	en	14
firm		DE	0
industry		ko	0
abbreviation	dot	en	0
alias-marker		es	0
alias-marker		fr	0
industry		ar	1
industry		sl	1
structure		en	1
brand		IT	0
cooperative		BE	7,3
acronym		CN	4
brand		CN	0
brand		RU	0
acronym		DE	4
activity		ru	2
alias-marker		de	0
industry		de	2
industry		uk	1
script	whole	KR	0
ticker	whole	US	23
word		hu	1
abbreviation	context	es	0
activity		ar	0
cooperative		FR	3
firm		KR	0
site	context	*	0
acronym	whole	FR	4
activity		pl	1
alias-marker		it	0
cooperative		IT	18
industry		et	1
industry		fr	2
industry		it	0
kind		es	0
short	whole	US	4
abbreviation	dot	it	0
descriptor		en	2
descriptor		en	5
industry		lt	1
preposition		it	5
structure		es	1
structure		pt	1
alias-marker		nl	0
kind		fr	0
kind		it	0
kind		pl	0
payment	front	*	0
structure		es	2
trade		it	0
trade		pt	0
abbreviation	dot	en	11
association		FR	3
industry		es	0
industry		fr	6
acronym		IN	4
activity		es	2
activity		es	6
alias-marker		pt	0
cooperative		RU	3
firm		CH	0
industry		es	6
industry		sk	1
limited-partnership		DE	2
partnership		FR	0
role	behind	*	0
spelling		nl	8
state		RU	3
structure		tr	1
acronym	whole	IN	4
activity		hu	1
descriptor		pt	1
industry		fr	0
kind		nl	0
limited		*	2
status		*	25
structure		de	2
trade		pl	0
word		hr	1
abbreviation	context	en	15
abbreviation	context	ru	0
abbreviation	dot	fr	0
acronym		FR	4
brand		CH	0
limited		AE	2
limited		BE	7,3
limited		TR	21
structure		sv	1
word		en	34
abbreviation	dot	de	0
abbreviation	dot	tr	0
acronym	whole	CH	4
club		es,pt	0
firm		AU	0
firm		NL	0
kind		sv	0
rendering		RU	0
script	whole	RU	0
status		*	36
stock		MX	3
word		fi	1
word		id	1
acronym		JP	4
activity		hr	1
activity		tr	1
brand		SE	0
club		en	0
descriptor		pl	1
firm		IT	0
industry		es	5
industry		ko	1
partnership		DE	2
role	behind	de	10
role	behind	es	10
script		IL	0
script		SA	0
short		DE	4
short		GB	4
structure		fr	2
abbreviation	context	nl	0
acronym	whole	IT	4
activity		cs	1
activity		nl	1
activity		sv	1
alias-marker		pl	0
association		BE	7,3
brand		US	4
club	context	de	0
firm		BR	0
industry		sr	1
part-marker		en	0
role	behind	fr	10
structure		hu	1
structure		it	2
trade		de	0
word		no	1
abbreviation		de	16
abbreviation		en	2
abbreviation	dot	pt	0
acronym		CH	4
activity		el	1
activity		fr	6
activity		it	6
brand		ES	0
firm		HK	0
former		FR	4
industry		de	6
industry		lv	1
kind		cs	0
level		en	0
limited-partnership		BE	7,3
note-marker		de	0
omitted		*	26
rendering		UA	0
role	behind	en	0
role	behind	nl	10
script		TH	0
stock		IR	24
stock		TR	21
structure		cs	1
structure		el	1
structure		en	5
structure		fr	1
structure		nl	1
structure		pt	2
trade		ru	1
variant		*	0
word		fi	0
word		hi	1
word		ko	1
word		ro	1
abbreviation		da	0
abbreviation		tr	0
abbreviation	context	tr	0
acronym	whole	JP	4
activity		fi	1
brand		NL	0
cooperative		MX	3
descriptor		nl	1
descriptor		ru	1
firm		SE	0
firm		TW	0
firm		ZA	0
industry		bg	1
industry		it	2
industry		ja	0
industry		ms	1
industry		pt	2
limited		*	3
rendering		CN	0
spelling		da	8
structure		ar	1
structure		fi	1
structure		hr	1
structure		pl	1
word		ca	1
abbreviation		en	29
abbreviation	context	de	16
abbreviation	context	en	2
abbreviation	context	es	5
activity		ar	1
activity		fr	1
activity		id	1
activity		it	1
activity		pt	6
activity		tr	2
alias-marker		ru	0
alias-marker	context	en	0
brand		IN	0
cooperative		AR,ES	43
descriptor		de	1
descriptor		it	1
family		DE	0
limited		AO,CV,MZ,PT	33
limited		VN	31
limited-partnership		AT,DE,LI	30
nonprofit		*	2
note-marker		fr	0
note-marker		pt	0
script		TW	0
spelling		hi	0
state		RU	2
state		RU	9
structure		it	1
word		bg	1
word		et	1
abbreviation		en	15
abbreviation		pl	0
abbreviation	dot	es	0
acronym		AT	4
alias-marker		sv	0
branch		*	35
brand		ZA	0
club		pl	0
company		CA	3
descriptor		es	5
descriptor		fr	1
descriptor		fr	2
firm		ES	0
industry		pt	5
kind		pt	0
limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	40
limited-partnership		*	3
other		SK	3
preposition		de	5
role	behind	it	10
script		AE	0
state		RU	9,2
stock		BE	7,3
structure		en	6
structure		lt	1
structure		nl	2
trade		fa	1
word		lv	1
word		sr	1
abbreviation	context	fr	5
abbreviation	context	it	5
abbreviation	dot	de	14
acronym	whole	AU	4
acronym	whole	NL	4
acronym	whole	ZA	4
activity		nl	6
alias-marker		da	0
alias-marker		tr	0
brand		DE	4
club		hu	0
club		no	0
club		sv	0
descriptor		ru	0
descriptor		ru	2
family		JP	0
firm		SA	0
former		GB	4
full		US	4
industry		fa	1
industry		it	6
industry		nl	6
industry		pl	2
industry		pl	6
limited		*	18
limited		AT,BE,CH,DE,LI,LU	2
note-marker		es	0
note-marker		it	0
preposition		fr	5
role	behind	pt	10
script	whole	*	0
trade		he	1
trade		ro	0
word		sl	1
acronym		BR	4
acronym		ZA	4
acronym	whole	CA	4
acronym	whole	MZ	4
acronym	whole	PT	4
activity		da	1
activity		it	2
activity		ko	0
brand		BE	0
brand		BR	0
brand		CA	0
brand		MX	0
brand	whole	GB	0
club		da	0
club		sv,no,da,fi	0
club	context	pl	0
cooperative		AU,CA,GB	3
cooperative		SK	3
firm		AE	0
firm		IL	0
firm		MX	0
firm		SG	0
industry		sv	2
limited		*	37
preposition		en	0
rendering		BG	0
rendering		KR	0
rendering		VN	0
script		GR	0
spelling		en	5
stock		AR,CL,PY	45
stock	end	*	15
structure		da	1
title		de	0
trade		cs	0
word		af	1
word		da	1
word		ro	0
abbreviation		en	14
abbreviation	context	cs	0
abbreviation	context	de	11
abbreviation	context	de	13
abbreviation	dot	en	14
abbreviation	dot	en	5
acronym		TR	4
acronym	whole	RU	4
acronym	whole	SG	4
activity		de	6
activity		ru	6
alias-marker		id	0
association		FI	3
behalf-marker		de	0
brand		AU	0
brand		DK	0
brand		KR	0
club		nl	0
club	context	es,pt	0
cooperative		CA	3
descriptor		id	1
domain	dot	*	61
firm		ID	0
firm		TR	0
industry		nl	2
industry		pl	0
industry		ru	6
kept		*	26
limited		BD,IN,LK,MV,NP,PK,ZW	42
limited		ZA	38
limited-partnership		AT,DE,LI	2
limited-partnership		ES	7,3
limited-partnership		PL	39
note-marker		nl	0
note-marker		pl	0
other		FR	3
other		JO	3
other		RU	3
preposition		nl	5
rendering		JP	0
rendering		KZ	0
role	behind	pl	10
role	behind	pt	20
spelling		de	5
state		RU	22
stock		*	28
stock		MX	52
structure		id	1
structure		ro	1
trade		it	1
abbreviation		de	13
abbreviation		id	0
abbreviation	context	da	0
abbreviation	context	en	16
abbreviation	context	sv	0
acronym		SE	4
acronym	whole	BR	4
acronym	whole	CN	4
acronym	whole	KR	4
activity		ro	1
club		fr	0
club		it,fr	0
club		ro	0
company		IT	67
company	edge	PL	46
cooperative		*	3
cooperative		FR	0
descriptor		de	2
descriptor		no	1
descriptor		sv	1
family		FR	0
firm		MY	0
firm		NG	0
firm		PL	0
firm		RU	0
firm		TH	0
industry		da	0
industry		no	0
industry		sv	0
limited		MX	44
limited-partnership		CH	3
partnership		FR	3
rendering		GR	0
role	behind	tr	10
short		NL	4
spelling		es	8
stock		*	58
stock		AE,JO,QA,SY	37
stock		FR	0
structure		pl	2
structure		ru	6
trade		es	1
trade		fr	1
trade		nl	0
variant		BE	0
abbreviation		hu	0
abbreviation		it	5
abbreviation	context	en	29
abbreviation	dot	de	13
abbreviation	dot	en	13
abbreviation	several	en	0
acronym		AU	4
acronym		BE	4
acronym		ES	4
acronym		NL	4
acronym	whole	ES	4
activity		et	1
activity		fr	2
activity		lt	1
activity		ms	1
activity		uk	1
alias-marker		fi	0
article	context	de	5
article	context	fr	5
association		BE	7,3,2
attention	behind	es	10
attention	behind	it	10
branch	end	*	35
club		it	0
club		lt,lv,et	0
club		ru,bg,uk	0
club		sv,no,da	0
club	context	en	0
club	context	it,fr	0
cooperative		CA,US	3
cooperative		IT	3
cooperative		RO	3
descriptor		ar	0
descriptor		cs	1
descriptor		hi	1
descriptor		tr	1
firm		AR	0
firm		AT	0
firm		DK	0
firm		GR	0
firm		IE	0
firm		NO	0
former		DE	4
former		JP	4
fund		ES	7,3
industry		cs	0
industry		de	5
industry		he	1
industry		hi	1
industry		pt	6
limited		*	65
limited		AE,OM	76
limited		AT,DE	68
limited		FI	60
limited		PL	39
nonprofit		DE	2
nonprofit		JP	77
other		ES	7,3
other		GR	3
other		IT	3
partnership		*	3
partnership		BE	7,3
preposition		de	0
preposition	context	pt	5
rendering		HU	0
role	behind	da	10
role	behind	de	0
role	behind	no	10
short		CH	4
short		FR	4
short		PK	4
state		ID	78
stock		*	3,2
stock		*	6,7,3,5,2
stock		AT,BE,CH,CL,DE,LI,LU	2
stock		US	3
stock		US	5
stock	end	GR	69
trade		id	1
trade		sv	0
trade		tr	0
variant		MX	0
word		en	0
word		eu	1
word		lt	1
word		sk	1
abbreviation		de	11
abbreviation		sv	0
abbreviation	context	fr	13
abbreviation	context	hu	0
abbreviation	dot	fr	5
abbreviation	dot	pl	0
acronym		CA	4
acronym		IT	4
acronym		US	0
acronym	whole	BE	4
acronym	whole	DK	4
acronym	whole	SE	4
activity		de	2
activity		ja	1
activity		pl	6
activity		ru	1
activity		zh	1
alias-marker		hu	0
alias-marker	context	de	0
alias-marker	context	fr	0
article	context	pt	5
association		CZ	3
association		SK	3
attention	behind	de	10
behalf-marker		es	0
behalf-marker		fr	0
brand		ID	0
brand		NO	0
brand	whole	FR	0
club		cs,sk	0
club		en,de,fr,nl	0
club		es	0
club		is	0
club	context	hr,sl,bs	0
club	context	nl	0
club	context	sv,no,da,is	0
cooperative		NL	47
descriptor		es	2
descriptor		hu	1
descriptor		pl	2
direction	dot	en	71
family		GB	0
firm		FI	0
firm		PH	0
firm		PT	0
full		RU	4
fund		MX	3
industry		af	1
industry		fi	0
industry		is	1
industry		tr	0
limited		BY	9
limited		FR	0
limited		IR	24
limited		MA	84
limited		MX	3
nonprofit		NG	51
note-marker		lt	0
note-marker		sv	0
other		BE	7,3
partnership		*	7,3
partnership		RU	3
preposition		es	5
preposition		fr	0
preposition	context	fr	5
rendering		IR	0
role	behind	cs	10
role	behind	hu	10
role	behind	sv	10
script		EG	0
script		HK	0
script	whole	HK	0
script	whole	IL	0
short		JP	4
short		PL	4
sole		*	22
sole		DE	2
stock		*	3
stock		*	41
stock		BY,RU	2
stock		FR	27
stock		SK	3
structure		he	1
structure		hi	1
structure		ja	1
structure		lv	1
structure		nl	6
structure		ro	2
structure		sk	1
structure		sl	1
structure		sv	6
structure		zh	1
title		ro	0
trade		ar	1
trade		de	1
trade		ru	0
word		hu	0
word		ms	1
word		pl	0
word		tl	1
abbreviation		fi	0
abbreviation		no	0
abbreviation	context	fr	15
abbreviation	context	pl	0
abbreviation	context	pt	14
abbreviation	dot	de	15
abbreviation	dot	de	16
abbreviation	dot	nl	0
abbreviation	dot	pt	14
abbreviation	dot	ru	14
abbreviation	dot	sv	0
acronym		HK	4
acronym		IR	4
acronym		MX	4
acronym		PL	4
acronym	whole	ID	4
acronym	whole	KW	4
activity		bg	1
activity		en	0
activity		lt	6
activity		ro	6
alias-marker		no	0
article		es	0
article	context	ar	5
article	context	en	0
article	context	es	5
association		*	3
association		IT	73
association		JP	94
association		MX	3
association		RU	2
attention	behind	en	10
behalf-marker		nl	0
behalf-marker		pt	0
beside		it	0
brand		AE	0
brand		AT	0
brand		FI	0
brand		SG	0
brand		ZA	4
brand	whole	CN	0
club		es,ca,pt	0
club		tr	0
club	context	ro,fr	0
company		FR	49
company		PL	46
company	edge	*	28
cooperative		AR,CL,ES,IT	18
cooperative		CZ,SK	3
cooperative		ES	7,3
cooperative		JP	70
cooperative		KE,TZ,UG	0
cooperative		US	3
descriptor		fi	1
descriptor		fr	5
descriptor		it	2
direction	initials	en	0
family		IT	0
firm		CZ	0
firm		PK	0
former		ZA	4
full		BR	4
full		CH	0
full		MX	4
full	whole	CA	0
fund		DE	95
industry		hu	0
industry		it	5
industry		ro	0
level		es	0
limited		*	103
limited		*	3,2
limited		*	3,5,2
limited		*	41
limited		*	6,7,3,5,2
limited		AU,BW,LS,NA,PG,SZ,ZA	75
limited		BE	54
limited		BY,KG,RU	2
limited		DE	2
limited		ID	3
limited		IN	42
limited		KZ	82
limited		PK	92
limited		PL	2
limited		SN,TN	89
limited-partnership		*	6,7,3,5,2
limited-partnership		DE	3,2
limited-partnership		MX	3
nonprofit		BE	7,3
nonprofit		RU	2
note-marker		cs	0
note-marker		da	0
note-marker		fi	0
note-marker		hu	0
note-marker		ro	0
note-marker		ru	0
note-marker	context	en	0
other		CH	3
other		EE	7,3
other		MK	3
other		PR	3
other		SA	3
part-marker		es	0
partnership		*	7,3,5
partnership		CH	3
partnership		JP	2
preposition		en	5
preposition		it	0
preposition	context	en	5
preposition	context	it	5
rendering		*	0
rendering		AZ	0
rendering		HR	0
rendering		TR	0
role	behind	fi	10
role	behind	ro	10
script		IN	0
short		*	4
short		LB	4
short	whole	GB	4
state		BY,RU	22
state		FR	81
state	edge	RU	9,2
state	end	FR	62
stock		*	27
stock		*	5
stock		AE,JO,QA	3
stock		BH	74
stock		CL,DZ,IT	90
stock		CN,TW	9
stock		CZ,DK,EE,LV,NO,SK,TR	2
stock		FR	49
stock		KW	56
stock		QA	97
stock		UA	9,2
stock		UZ	2
stock		VN	31
stock	edge	*	83
stock	end	KW	56
stock	end	US	5
structure		fa	1
structure		ko	1
structure		no	1
structure		sr	1
structure		tr	2
trade		hr	0
trade		ms	1
trade		pl	1
variant		CH	0
variant		RU	0
word		de	0
word		he	1
word		hy	1
word		ka	1
abbreviation		en	16
abbreviation		es	5
abbreviation		fr	13
abbreviation		fr	5
abbreviation		pt	13
abbreviation		pt	16
abbreviation		pt	5
abbreviation		tr	2
abbreviation	context	es	16
abbreviation	context	fi	0
abbreviation	context	fr	11
abbreviation	context	pl	5
abbreviation	context	pt	11
abbreviation	context	pt	13
abbreviation	dot	cs	0
abbreviation	dot	de	5
abbreviation	dot	en	15
abbreviation	dot	en	16
abbreviation	dot	fi	0
abbreviation	dot	it	15
abbreviation	dot	ru	0
acronym		AE	4
acronym		RU	4
acronym		SA	4
acronym	whole	AE	4
acronym	whole	HK	4
acronym	whole	HU	4
acronym	whole	PH	4
acronym	whole	PL	4
acronym	whole	TH	4
acronym	whole	TW	4
activity		es	5
activity		ko	1
activity		nl	2
activity		pt	2
activity		sk	1
activity		sr	1
activity		sv	2
activity		sv	6
alias-marker	context	ro	0
article		en	0
article	context	it	0
article	context	it	5
association		BE	3
association		CA	3
association		FR	120
association		LT	3
association		NG	51
association		SE	7,3
association		SI	3
attention	behind	pt	10
brand		AR	0
brand		CO	0
brand		CZ	0
brand		MY	0
brand		MZ	4
brand		PL	0
brand		TR	0
brand		TW	0
brand	whole	JP	0
brand	whole	US	4
club		el	0
club		es,pt,ca	0
club		hr	0
club		ru	0
club		ru,uk,bg	0
club	context	el	0
club	context	hu	0
club	context	ru,bg,uk	0
club	context	sv,no,da	0
company		BE,CA,CH,FR,LU	27
company		BR,ES,IT,PT	5
company	end	CA,US	7,3
conjunction	context	en	5
cooperative		AU,CA,GB	104
cooperative		BE	7,3,5
cooperative		CY,GR	114
cooperative		DE,LI	110
cooperative		MX	118
cooperative		PL	0
cooperative		PR	3
cooperative		TR	113
descriptor		da	1
descriptor		de	5
descriptor		fr	6
descriptor		tr	2
family		HK	0
firm		BD	0
firm		BE	0
firm		CL	0
firm		CO	0
firm		EG	0
firm		HU	0
firm		KE	0
firm		KZ	0
firm		MA	0
firm		NZ	0
firm		QA	0
firm		RO	0
former		CA	4
former		CH	4
former		DK	4
former		ES	4
former		NO	4
foundation		BE	7,3
foundation		JP	111
full		CN	4
full		CO	4
full		ES	4
full		ZA	4
full	whole	CH	0
fund		*	108
fund		FR,LU	55
fund	end	ES	7,3
fund	end	FR,LU	55
industry		cs	2
industry		cy	1
industry		fr	5
industry		kk	1
industry		pt	0
level		fr	0
limited		*	27
limited		*	5
limited		*	59
limited		*	9,6,7,3,5,2
limited		*	9,6,7,3,5,32,2
limited		AO,CV,MZ,PT	0
limited		AW,BE,CW,NL,SX	2
limited		BA,HR,ME,MK,RS,SI	124
limited		BD,IN,LK,MV,NP,PK,ZW	7
limited		BG	9,7,3,2
limited		BY,RU	22
limited		CN	66
limited		CN,HK	66
limited		CY	3
limited		CZ,SK	9
limited		DE	112
limited		DK	7,3,2
limited		ES	59
limited		ES	7,3
limited		GR	99
limited		HU	86
limited		IT	18
limited		KR	64
limited		RU	0
limited		TH	48
limited		UA	9,2
limited		VC	3
limited		VN	2
limited-partnership		*	5
limited-partnership		*	7,3
limited-partnership		DE	30
limited-partnership		IT	18
limited-partnership		MT	3
limited-partnership		TH	48
nonprofit		*	3
nonprofit		*	53
nonprofit		ZA	38
note-marker		bg	0
note-marker		el	0
note-marker		lv	0
other		AZ	3
other		CR	3
other		GR	7,3
other		MX	3
other		PE	3
other	end	ES	7,3
other	end	SE	7,3
part-marker		fr	0
part-marker		it	0
part-marker		nl	0
partnership		*	119
partnership		*	6,7,3,5,2
partnership		BR	40
partnership		CA	105
partnership		CN,HK	85
partnership		GR	9
partnership		TR	21
preposition		es	0
preposition		id	0
preposition		pl	5
preposition		pt	0
preposition	context	de	5
preposition	context	pl	5
rendering		AL	0
rendering		TH	0
role	behind	id	10
role	behind	ru	10
role	behind	sv	0
script		KW	0
script		QA	0
script		UA	0
script	whole	VN	0
short		BE	4
short		CA	4
short		DK	4
short		ES	4
short		IN	4
short		IR	4
short		IT	4
short		MZ	4
short		RU	4
short		SE	4
sole		*	3
sole		BR	96
sole		UA	2
spelling		ru	2
spelling	context	en	8
state		*	0
state		BO	3
state		FR	62
state		NO	6,7,3
state		PT	3
state		ZA	38
state	edge	RU	2
state	edge	RU	9
state	end	NO	9,6,7,3
status	dot	*	25
stock		*	15
stock		*	9,6,7,3,5,32,2
stock		AR,CL,PY	7
stock		AR,CL,PY	7,2
stock		AW,BE,CW,NL,SR,SX	2
stock		FI	3
stock		HU	6,7,3,2
stock		JP	50
stock		MX,SV	2
stock		PT	33
stock		RU,UA	2
stock		TH	102
stock		US	7,5,2
stock	end	AT,BE,CH,CL,DE,LI,LU	15
stock	end	US	3
structure		bg	1
structure		ca	1
structure		cs	2
structure		de	0
structure		de	6
structure		en	0
structure		es	5
structure		es	6
structure		et	1
structure		fi	2
structure		ms	1
structure		pl	5
structure		pl	6
structure		ru	1
structure		zh	0
trade		ca	0
trade		hu	0
trade		id	0
trade		nl	1
trade		pt	1
trade		sk	0
trade		tr	1
variant		SG	0
word		hr	0
word		sv	0
abbreviation		ca	0
abbreviation		cs	0
abbreviation		de	5
abbreviation		fr	16
abbreviation		lt	0
abbreviation	behind	en	11
abbreviation	behind	en	5
abbreviation	context	it	13
abbreviation	context	pt	15
abbreviation	context	pt	5
abbreviation	dot	es	14
abbreviation	dot	fr	13
abbreviation	dot	fr	14
abbreviation	dot	hu	0
abbreviation	dot	id	0
abbreviation	dot	it	14
abbreviation	dot	it	16
abbreviation	dot	tr	13
abbreviation	dot	tr	14
abbreviation	several	en	11
acronym		AR	4
acronym		CO	4
acronym		CZ	4
acronym		DE	0
acronym		IN	0
acronym		KR	4
acronym		NG	4
acronym		NO	4
acronym		TW	4
acronym		VN	4
acronym	whole	AT	4
acronym	whole	FI	4
acronym	whole	MA	4
acronym	whole	NO	4
acronym	whole	PK	4
acronym	whole	RO	4
activity		cs	2
activity		cs	6
activity		da	6
activity		en	5
activity		fa	1
activity		id	2
activity		id	6
activity		ja	0
activity		lv	1
activity		no	1
activity		pl	2
activity		ro	2
alias-marker		af	0
alias-marker		en	5
alias-marker		ro	0
alias-marker	context	es	0
alias-marker	context	pt	0
alias-marker	slash	en	0
article	context	*	0
article	context	ar	0
article	context	de	0
article	context	nl	5
article	letter	pt	5
association		*	7,3
association		*	7,3,5,2
association		AT,BE,DE,LI	7,3,2
association		AU,NZ	3
association		BE	54
association		BE	6,7,3
association		BE,LU	6,7,3,5,2
association		BE,NL	7,3
association		BG	7,3,2
association		BQ,NL	3
association		DE	3
association		DE,HU,LI	2
association		ES,PT	7,3
association		FI	7,2
association		GB	3
association		HR	7,3
association		KZ,RU,UA	2
association		LU	7,3
association		NL	133
association		PL	3
association		UA	2
association	end	FI	7,2
association	end	GB,IE	3
association	end	IT	73
attention	behind	fr	10
attention	behind	nl	10
attention	behind	pl	10
behalf-marker		it	0
behalf-marker	context	en	0
beside		de	0
beside		es	0
beside		fr	0
beside		pt	0
branch		*	3
brand		*	0
brand		AO	4
brand		CL	0
brand		FR	4
brand		JP	4
brand		UA	0
brand	whole	CA	0
brand	whole	CH	0
brand	whole	DE	0
brand	whole	MX	0
brand	whole	NO	0
brand	whole	SE	0
brand	whole	TW	0
club		ca	0
club		cs	0
club		hr,sl,bs	0
club		sq	0
club		sr,hr,sl	0
club		tr,az	0
club	context	es,pt,ca	0
club	context	hr	0
company		BR,ES,IT,PT	117
company		CN,HK	9
company		ES	5
company		JP	70
company		MT	3
company		PT	147
company	edge	VN	31
company	end	*	9,6,7,3,5
company	end	AT,CH,DE	5
company	end	MU	3
conjunction		de	5
conjunction		pl	0
conjunction	context	tr	5
cooperative		AO,MZ,PT	93
cooperative		AT,DE	7,3,2
cooperative		BE	3
cooperative		BE	9,6,7,3,2
cooperative		CA,US	143
cooperative		CZ	3
cooperative		CZ,SK	0
cooperative		DK	7,3
cooperative		ES,MX	160
cooperative		FI	132
cooperative		FI,SE	7,3,2
cooperative		FR	164
cooperative		FR	63
cooperative		GB,IE	7,3
cooperative		ID,MY	173
cooperative		IT	7,3
cooperative		LT	3
cooperative		PL	167
cooperative		PT	93
cooperative		RU	9,2
cooperative	end	*	7,3,5,2
cooperative	end	AT,DE	175
cooperative	end	ID,MY	5
cooperative	end	LT	3
cooperative	end	NO	7,3
cooperative	end	SE	7,3
cooperative	end	US	0
cooperative	end	US	3
descriptor		bg	1
descriptor		en	6
descriptor		es	6
descriptor		it	6
descriptor		nl	2
descriptor		no	6
descriptor		pt	5
descriptor		sv	2
descriptor		sv	6
direction	context	en	5
family		CA	0
family		NL	0
family		ZA	0
firm		ET	0
firm		IR	0
firm		JO	0
firm		KW	0
firm		LU	0
former		AU	4
former		BR	4
former		IT	4
former		KR	4
former		NL	4
former	whole	US	4
foundation		AR,CL,CO,ES,MX,PE	5
foundation		AT,CH,DE,LI	2
foundation		BE,CH,FR,LU	7,3,5
foundation		BE,NL	7,3
foundation		FI	172
foundation		RU,UA	2
full		AE	4
full		FR	0
full		GB	4
full		IR	4
full		JP	4
full		MY	4
full		PH	4
full		TR	4
full		US	0
full	whole	BE	0
full	whole	PS	4
fund		*	3
fund		*	6,7,3,5,2
fund		*	7,3
fund		CH	3
fund		CH,IT,LU	3
fund		CH,IT,LU	7,3,5,2
fund		ES	159
fund		ES	5
fund		FR	55
fund		GB	3,5
fund		GB	5
fund		IE	7,3
fund		LU	165
fund		LU	7,3
industry		cs	6
industry		da	6
industry		ga	1
industry		id	0
industry		ro	2
industry		ro	6
industry		sv	6
industry		sw	1
industry		vi	1
level		hr	1
level		it	0
level		pt	0
level		ru	1
limited		*	15
limited		*	28
limited		*	7,3,5,2
limited		AE	109
limited		AO,CV,GW,MZ,PT,ST,TL	33
limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	5
limited		AU	7,3
limited		BR	157
limited		BR	7,3,5,2
limited		BY	136
limited		BY	2
limited		BY	9,3,2
limited		BY,KG,RU	3,2
limited		CN	9
limited		CZ,SK	9,6,3,2
limited		FI	2
limited		FI	3
limited		FR	3
limited		GE	2
limited		GG,JE	3
limited		GR	9
limited		GR	98
limited		GR,PT	98
limited		HK	3
limited		HK,SG	140
limited		HU	6
limited		IE	7,3
limited		IL	57
limited		IN,PH	3
limited		IT	6,7,3
limited		JP	179
limited		JP,RU	50
limited		KE	0
limited		KY	7,3
limited		KY,VC	3
limited		LU	7,3
limited		MN	2
limited		NG	0
limited		NZ	141
limited		PE	3
limited		PL	9,6,7,3,2
limited		PT	146
limited		TR	7,3,2
limited		TZ	0
limited		UG	0
limited		US	185
limited		US	3
limited		UZ	2
limited		VG	3
limited		VN	3,2
limited	edge	BY,KG,RU	9
limited	end	AW	7,3
limited	end	BY	9,3,2
limited	end	ES	7,3
limited	phrase	AU,BW,LS,NA,PG,SZ,ZA	75
limited	phrase	BN,MY	107
limited-partnership		*	2
limited-partnership		*	27
limited-partnership		*	3,5
limited-partnership		*	6,3
limited-partnership		*	6,7,3,5
limited-partnership		BE,DE	79
limited-partnership		BG,HR,ME,MK,RS,SI	9,6,7,3,2
limited-partnership		BQ	3
limited-partnership		CH,LI	3
limited-partnership		CL	3
limited-partnership		CN,HK	85
limited-partnership		CZ,DK,LV,NO,SK	9,6,3
limited-partnership		DE	79
limited-partnership		EC	7,3
limited-partnership		ES,FR,GB,JE	171
limited-partnership		ES,FR,GB,JE	3
limited-partnership		FI	155
limited-partnership		GR	0
limited-partnership		JE	7,3
limited-partnership		JP	50
limited-partnership		LU	7,3
limited-partnership		PL	2
limited-partnership		PL	9,6,7,3
limited-partnership		RU	9
limited-partnership		SK	3
limited-partnership		SR	3
limited-partnership		TR	21
limited-partnership		TR	7,3,2
limited-partnership		US	7,3
limited-partnership	end	*	9,6,7,3,5,2
nonprofit		AT,DE	149,130
nonprofit		BR	5,2
nonprofit		GB	3
nonprofit		GR	137
nonprofit		IL	57
nonprofit		IT	145
nonprofit		KR	88
nonprofit		MX	161
nonprofit		US	3
nonprofit		US	7,3
nonprofit	end	*	2
nonprofit	end	*	53
nonprofit	end	AU	121
nonprofit	end	BE	7,3
note-marker		et	0
note-marker		hr	0
note-marker		no	0
note-marker		sk	0
note-marker		sl	0
note-marker		tr	0
other		BH	3
other		BQ	3
other		CY	3
other		CY,GR	3
other		DK	7,3
other		FI	3
other		KW	3
other		MX,PE	5
other		NL	7,3
other		PL	7,3
other		RO	3
other		SI	3
other		XK	3
other	edge	HK	3
other	end	FI	3
part-marker		de	0
partnership		*	28
partnership		AT	6,7,3,2
partnership		CA	7,3
partnership		CL	3
partnership		CZ,SK	6,3
partnership		DE	6,7,3,2
partnership		DE	7,3,2
partnership		EC	3
partnership		GR	0
partnership		HU	0
partnership		IS	7,3
partnership		IT	18
partnership		JP	50
partnership		PL	6,7,3
partnership		PL	9,6,7,3
partnership		RU	9
partnership		TH	48
partnership	end	*	9,6,7,3,5,2
partnership	end	AT	7,3,2
partnership	end	DE	2
partnership	end	IS	7,3
preposition		pt	5
preposition		ru	0
preposition		sv	5
preposition	context	nl	5
preposition	context	sv	5
rendering		AE	0
rendering		AM	0
rendering		CZ	0
rendering		EE	0
rendering		GE	0
rendering		IL	0
rendering		LT	0
rendering		LV	0
rendering		MN	0
rendering		PL	0
rendering		RS	0
rendering		SG	0
rendering		UZ	0
role	behind	sk	10
script		BG	0
script		MA	0
script	whole	EG	0
script	whole	GR	0
script	whole	TH	0
script	whole	TW	0
short		AE	4
short		CN	4
short		ID	4
short		SY	4
short		US	0
short		ZA	4
short	whole	DE	4
sole		CH,IT	3
sole		CZ,SK	129
sole		DE	3
sole	end	DE	2
sole	end	DE	30
state		*	2
state		BA,ME,MK,RS	180
state		BY,RU	2
state		BY,RU	9,3,2
state		CZ,SK	3
state		ID	3
state		ID	5
state		LT	176
state		MD	2
state		RS,UA	3,2
state		SK	181
state	edge	RU	0
state	end	IN	9,6,5,2
stock		*	169
stock		*	7,3,2
stock		*	9,6,7,3,5
stock		AE,JO,QA	139
stock		AE,JO,QA,SY	3
stock		AE,KY	168,131
stock		AL,XK	2
stock		AM	72
stock		AR,CL,PY	2
stock		AR,ES	59
stock		BE	54
stock		BY,RU	22
stock		BY,RU	3,2
stock		CH,LU	122
stock		CO	100
stock		CZ,DK,EE,LV,NO,SK,TR	6,3,2
stock		CZ,SK	125
stock		DE	7,3
stock		EC	7,3
stock		EG,ES	156
stock		ES	7,3
stock		ES,LB	138
stock		ET	91
stock		FI	60
stock		FI,LT,SE	2
stock		FI,LT,SE	80
stock		FI,SE	7,3
stock		FR	3
stock		HK	3
stock		HU	86
stock		HU	9,6,7,3,2
stock		ID	7,2
stock		ID	7,3
stock		KR	3,2
stock		KR	64
stock		KZ	115
stock		KZ,RU,UA	2
stock		KZ,RU,UA	22
stock		MX	154
stock		MX	3,2
stock		MX,SV	44
stock		NA,ZA	142
stock		OM	106
stock		OM	5,2
stock		OM	9,6,5,2
stock		PE	3
stock		RU	3
stock		SE	5
stock		SE	80
stock		UA	151
stock		US	166
stock		US	3,5
stock		US	7,3
stock		VE	162
stock	edge	BY,RU	22
stock	edge	HK	3
stock	end	AM	72
stock	end	BH	74
stock	end	US	186
structure		ar	0
structure		et	2
structure		eu	1
structure		fr	6
structure		hu	2
structure		id	2
structure		ja	0
structure		kk	1
structure		lt	2
structure		ro	6
structure		uk	1
title		cs	0
title		hr	0
title		nl	0
title		pl	0
trade		cs	1
trade		da	0
trade		el	1
trade		fi	0
trade		sl	0
trade		sv	1
trade		uk	1
variant		CN	0
variant		DE	0
variant		ES	0
variant		FR	0
variant		HU	0
variant		SE	0
word		*	0
word		et	0
word		ku	1
word		no	0
word		sk	0
word		sv,da,no	0
word		sw	1
abbreviation		af	0
abbreviation		de	15
abbreviation		es	11
abbreviation		es	13
abbreviation		es	16
abbreviation		fr	11
abbreviation		fr	2
abbreviation		it	13
abbreviation		it	15
abbreviation		nl	13
abbreviation		nl	14
abbreviation		pl	5
abbreviation		tr	16
abbreviation	before	en	5
abbreviation	behind	en	13
abbreviation	context	af	16
abbreviation	context	cs	16
abbreviation	context	da	13
abbreviation	context	de	14
abbreviation	context	de	15
abbreviation	context	de	5
abbreviation	context	en	183
abbreviation	context	en	71
abbreviation	context	es	13
abbreviation	context	es	14
abbreviation	context	fr	14
abbreviation	context	fr	16
abbreviation	context	fr	2
abbreviation	context	id	5
abbreviation	context	it	11
abbreviation	context	it	14
abbreviation	context	lt	0
abbreviation	context	nl	15
abbreviation	context	no	0
abbreviation	context	pl	14
abbreviation	context	pt	16
abbreviation	context	ru	13
abbreviation	context	ru	15
abbreviation	context	ru	16
abbreviation	context	ru	2
abbreviation	context	ru	257
abbreviation	context	sq	0
abbreviation	context	tr	2
abbreviation	dot	cs	13
abbreviation	dot	cs	14
abbreviation	dot	de	29
abbreviation	dot	en	183
abbreviation	dot	en	2
abbreviation	dot	en	29
abbreviation	dot	es	11
abbreviation	dot	es	16
abbreviation	dot	es	5
abbreviation	dot	fr	11
abbreviation	dot	fr	15
abbreviation	dot	fr	16
abbreviation	dot	fr	2
abbreviation	dot	hu	16
abbreviation	dot	lt	0
abbreviation	dot	nl	14
abbreviation	dot	no	0
abbreviation	dot	no	13
abbreviation	dot	pt	11
abbreviation	dot	pt	15
abbreviation	dot	pt	16
abbreviation	dot	ru	11
abbreviation	dot	ru	15
abbreviation	dot	ru	2
abbreviation	several	en	13
abbreviation	several	en	5
abbreviation	several	fr	0
acronym		*	4
acronym		AO	4
acronym		BO	4
acronym		BR	0
acronym		BW	4
acronym		BY	4
acronym		CI	4
acronym		CL	4
acronym		DK	4
acronym		FI	4
acronym		FR	0
acronym		GB	0
acronym		ID	4
acronym		IT	0
acronym		KE	4
acronym		KP	4
acronym		LK	4
acronym		MA	4
acronym		MY	4
acronym		MZ	4
acronym		NL	0
acronym		PH	4
acronym		PK	4
acronym		PS	4
acronym		PT	4
acronym		RU	0
acronym		SG	4
acronym		TH	4
acronym		UY	4
acronym		VE	4
acronym		ZM	4
acronym	whole	*	4
acronym	whole	AO	4
acronym	whole	BY	4
acronym	whole	CL	4
acronym	whole	CZ	4
acronym	whole	GB	0
acronym	whole	GR	4
acronym	whole	IL	4
acronym	whole	KE	0
acronym	whole	KE	4
acronym	whole	LB	4
acronym	whole	LU	4
acronym	whole	MX	4
acronym	whole	MY	0
acronym	whole	NG	4
acronym	whole	PL	0
acronym	whole	QA	4
acronym	whole	SA	4
acronym	whole	TN	0
acronym	whole	TR	4
acronym	whole	VN	4
activity		hr	6
activity		hu	6
activity		it	0
activity		kk	1
activity		lv	6
activity		no	6
activity		sl	1
activity		tr	0
activity		tr	6
alias-marker		ar	0
alias-marker		cs	0
alias-marker		de	5
alias-marker	context	cs	5
alias-marker	context	id	0
alias-marker	context	it	0
alias-marker	context	nl	0
alias-marker	context	ru	0
alias-marker	context	sv	0
article		en	5
article	context	ca	5
article	context	en	5
article	context	he	0
article	context	ro	0
association		*	5
association		*	6,7,3,5,2
association		*	9,6,7,3,5,2
association		AR,CR,ES,MX	3,5
association		AT,BE,CH,CL,DE,LI,LU	3
association		BE	6,7,3,2
association		BE	9,6,7,3,2
association		BG	3
association		BQ	3
association		CA	204
association		CA,FR	3
association		CH,IT	3
association		CZ	101
association		CZ	182
association		CZ	3,2
association		CZ	9,3
association		CZ,LV	2
association		DE,HU,LI	3
association		DE,HU,LI	6,7,3,5,2
association		DK	123
association		DK	3
association		DK	53
association		DK	6,7,3,2
association		DK	7,2
association		DK	7,3
association		DK	9,6,7,3,2
association		DK,NO	7,3
association		ES	6,7,3
association		ES,PT	3
association		FI	2
association		FI,SE	7,3
association		FR	6,3
association		HR	7,3,2
association		HU	3
association		HU	3,2
association		IE	7,3
association		IL	57
association		IT	3
association		KR	3
association		KR	88
association		LV	3
association		NL	7,3
association		NO	7,3
association		PT	3,5
association		SE	253
association		UA	9,2
association		US	7
association		US	7,3,2
association	edge	EE	7,3,5,2
association	edge	NG	51
association	end	*	7,3
association	end	AU,NZ	192
association	end	BE	7,3
association	end	BE	7,3,2
association	end	BE	9,6,7,3,2
association	end	CZ	101
association	end	CZ	182
association	end	DE,HU,LI	87
association	end	DE,HU,LI	9,6,7,3,5,2
association	end	DK	9,6,7
association	end	ES	6,7,3
association	end	HR	7,3
association	end	HU	3,2
association	end	IE	7,3
association	end	IT	2
association	end	IT	9
association	end	KZ,RU,UA	9,2
association	end	NL	7,3
association	end	RU	2
association	end	RU	211
association	end	SI	3
association	end	US	7,3,32
association	lone	CR,ES,MX	7,3,5
attention	behind	*	10
attention	behind	cs	10
attention	behind	da	10
attention	behind	hu	10
attention	behind	id	10
attention	behind	ro	10
attention	behind	tr	10
behalf-marker	context	it	5
behalf-marker	slash	en	0
branch		CO	3
branch		NO	6,7
branch		SK	3
branch	end	NO	9,6,7
brand		AU	4
brand		BR	4
brand		CA	4
brand		CN	4
brand		DZ	4
brand		EG	0
brand		EG	4
brand		HK	0
brand		IL	0
brand		IL	4
brand		IR	0
brand		KE	0
brand		KE	4
brand		KR	4
brand		LU	0
brand		MX	4
brand		NG	0
brand		NG	4
brand		NL	4
brand		NZ	0
brand		PH	0
brand		PL	4
brand		PT	4
brand		QA	0
brand		SA	0
brand		SA	4
brand		TW	4
brand	whole	AU	0
brand	whole	BR	0
brand	whole	CO	0
brand	whole	DE	4
brand	whole	ES	0
brand	whole	FI	0
brand	whole	IN	0
brand	whole	IT	0
brand	whole	MY	0
brand	whole	MY	4
brand	whole	NL	0
brand	whole	NL	4
brand	whole	RU	0
brand	whole	SG	0
brand	whole	TR	0
brand	whole	ZA	0
brand	whole	ZA	4
club		*	0
club		az	0
club		bg	0
club		cs,sk,sr,hr,mk,lv,no,az	0
club		lt	0
club		sl	0
club		sr,mk	0
club	context	*	0
club	context	cs,sk	0
club	context	cs,sk,tr,sr,hr,da	0
club	context	en,it,es,pt	0
club	context	en,nl,ro	0
club	context	es	0
club	context	es,ca,pt	0
club	context	et,fi	0
club	context	fr	0
club	context	it	0
club	context	sq,is	0
company		*	2
company		*	28
company		*	5
company		AF,IR	24
company		CA	7,3
company		CA,US	7,3
company		CL	0
company		FR	53
company		FR	9,6
company		PT	6,7
company		PT	9,6,7,5
company		TH	48
company	edge	AF,IR	24
company	edge	BE,CA,CH,FR,LU	3
company	edge	BN,MY	5
company	edge	BR,ES,IT,PT	117
company	edge	BR,ES,IT,PT	5
company	edge	BR,ES,IT,PT	5,2
company	edge	BR,ES,IT,PT	7,3,5
company	edge	CN	0
company	edge	CN,HK,MO,TW	66
company	edge	ID	6,3,5
company	edge	IL	57
company	edge	IT	5
company	end	*	15
company	end	*	53
company	end	*	65
company	end	BE,CA,CH,FR,LU	27
company	end	CA	3
company	end	CA	7,3
company	end	CA,US	3
company	end	DE,ID,NL	9,6,3,5
company	end	MT	202
company	end	PL	5
company	framing	BE,CA,CH,FR,LU	27
company	framing	BR,ES,IT,PT	5,2
conjunction		da	0
conjunction		da	5
conjunction		de	0
conjunction		en	0
conjunction		en	5
conjunction		fi	0
conjunction		fr	0
conjunction		fr	5
conjunction		ga	0
conjunction		it	0
conjunction		ms	0
conjunction		nl	0
conjunction		pl	5
conjunction		sq	0
conjunction		sv	0
conjunction		sv	5
conjunction	context	cy	5
conjunction	context	de	5
conjunction	context	el	5
conjunction	context	es	5
conjunction	context	eu	5
conjunction	context	fi	0
conjunction	context	fi	5
conjunction	context	fr	5
conjunction	context	hu	5
conjunction	context	id	5
conjunction	context	it	2
conjunction	context	lt	5
conjunction	context	nl	5
conjunction	context	ro	5
conjunction	context	sw	5
conjunction	letter	es,fa,gl,it,pt,ur	5
conjunction	numeral	bg,bs,ca,fa,hr,mk,pl,ru,sr,ur	5
cooperative		*	254
cooperative		*	5
cooperative		*	7,3
cooperative		*	7,3,2
cooperative		*	7,3,5
cooperative		AF,IR	24
cooperative		AO,MZ,PT	6,7
cooperative		AR,ES	9,6,7,3,5
cooperative		AR,ES,MX	6,7,3,5,2
cooperative		AT	3
cooperative		AT,BE,DE,LI	7,3,2
cooperative		AT,DE	2
cooperative		AU,CA,GB	7,3
cooperative		AW,NL,SR	3
cooperative		BA,HR,RS,SI	3
cooperative		BE	6,7,3,2
cooperative		BE	7,3,2
cooperative		BE	9,6,7,3,5
cooperative		BE,FR,LU	198
cooperative		BE,FR,LU	3
cooperative		BE,FR,LU	7,3
cooperative		BE,ID,NL,SR,SX	7,3
cooperative		BG	3
cooperative		BG	7,3,2
cooperative		BR	7,3
cooperative		CA	205
cooperative		CA	230
cooperative		CH,IT	7,3
cooperative		CO,ES	240
cooperative		CO,ES	7,3
cooperative		CR	3
cooperative		CW,NL,SX	7,3,2
cooperative		DE,LI	2
cooperative		DE,LI	6,3,2
cooperative		DE,LI	9
cooperative		DK	6,7,3,2
cooperative		EE	7,3
cooperative		ES	225
cooperative		ES	3
cooperative		ES	6
cooperative		ES	9,6,5
cooperative		ES,MX	3,5
cooperative		ET	91
cooperative		FI	3
cooperative		FI	6,3
cooperative		FI	9,6
cooperative		FI,SE	215
cooperative		FR	228
cooperative		FR	6
cooperative		FR	6,3
cooperative		FR	7,5,2
cooperative		FR	9,6,7,5,2
cooperative		GB,IE	212
cooperative		HR	7,3
cooperative		ID,MY	5
cooperative		IL	57
cooperative		IT	6,7,3,5
cooperative		IT,RO	0
cooperative		KR	88
cooperative		LI	3
cooperative		LT	259
cooperative		LU	3
cooperative		NL,SX	47
cooperative		NO	7,3
cooperative		PT	3
cooperative		RU	2
cooperative		SE	7,3
cooperative		SI	3
cooperative		TR	7,2
cooperative		US	127
cooperative		US	148
cooperative		VN	3,2
cooperative		XK	3
cooperative	edge	CA	3
cooperative	edge	CN,TW	3
cooperative	edge	CZ	0
cooperative	edge	EC	0
cooperative	edge	VN	2
cooperative	end	*	3
cooperative	end	*	5
cooperative	end	*	7,3
cooperative	end	*	9,6,7,2
cooperative	end	*	9,6,7,3,5
cooperative	end	AO,MZ,PT	9,6,7,5
cooperative	end	AR,CL,ES,IT	9,6,7,3,2
cooperative	end	BA,HR,RS,SI	3
cooperative	end	BG	7,3,2
cooperative	end	DE,LI	9,6,7,3,2
cooperative	end	DK	9,6,7,3,2
cooperative	end	EE	7,3
cooperative	end	ES,MX	3,5
cooperative	end	FI	6,7,3,2
cooperative	end	FI	7,3,2
cooperative	end	FR	6
cooperative	end	FR	63
cooperative	end	HU	0
cooperative	end	HU	7,2
cooperative	end	IS	234
cooperative	end	MX	6,3
cooperative	end	NL	47
cooperative	end	NL,SX	7,3,2
cooperative	end	NO	9,6,7
cooperative	end	PL	5
cooperative	end	RU	9,7,2
cooperative	end	US	148
cooperative	end	US	5
cooperative	phrase	EE	7,3
descriptor		cs	2
descriptor		de	0
descriptor		de	6
descriptor		el	1
descriptor		hr	1
descriptor		id	6
descriptor		it	5
descriptor		ms	1
descriptor		nl	6
descriptor		no	2
descriptor		pt	6
descriptor		ro	6
descriptor		uk	1
descriptor		zh	0
descriptor		zh	1
direction	region	en	71
family		CN	0
family		SE	0
firm		LK	0
firm		PE	0
firm		SK	0
firm		UA	0
firm		VE	0
firm		VN	0
former		CL	4
former		GB	0
former		IE	4
former		IN	4
former		MY	4
former		PT	4
former		SA	4
foundation		*	255
foundation		AR,CL,CO,ES,MX,PA,PE	3
foundation		AR,CL,CO,ES,MX,PE	222
foundation		AT,BE,CH,DE,LI	7,3,2
foundation		AT,CH,DE,LI	3,2
foundation		AT,CH,DE,LI	6,3
foundation		AT,CH,DE,LI	87
foundation		BE,CH,FR,LU	229
foundation		BQ,CW,LU,SX	3,2
foundation		CW,LU,SX	194
foundation		CZ	3
foundation		DE	3
foundation		DK	3
foundation		FI,NO,SE	244
foundation		IT	3
foundation		JP,TW	3
foundation		KR	3
foundation		LI	237
foundation		LI	3
foundation		NL	47
foundation	end	*	7,3
foundation	end	AT,CH,DE,LI	87
foundation	end	BE	7,3
foundation	end	CW,LU,SX	3,2
foundation	end	DK,HR	9,3
foundation	end	PA	3
foundation	end	RU,UA	9,2
foundation	phrase	FI	7,3
full		*	4
full		AU	4
full		CA	4
full		CL	4
full		DE	4
full		FR	4
full		ID	4
full		IN	4
full		IT	0
full		NL	4
full		PL	4
full		SA	4
full		SE	4
full		SG	4
full	whole	AT	0
full	whole	DK	0
full	whole	ES	0
full	whole	FI	0
full	whole	FR	0
full	whole	HR	0
full	whole	HU	0
full	whole	IT	0
full	whole	LB	4
full	whole	MX	0
full	whole	NO	0
full	whole	PL	0
full	whole	PT	0
fund		*	2
fund		*	213
fund		*	220
fund		*	9,6,7,3,5,2
fund		BG	3
fund		BG	3,2
fund		BG	7,3,2
fund		BG	9,6,2
fund		BG	9,7,3,2
fund		BO,PE,UY	5
fund		ES	3
fund		FR	3
fund		FR,LU	5
fund		FR,LU	6,7
fund		FR,LU	7,3,5,2
fund		HK	170
fund		PL	3
fund		PL	7,3
fund		RU,UA	9
fund		SG	177
fund	end	*	258
fund	end	*	3
fund	end	*	5
fund	end	*	9,6,7,3,5,2
fund	end	BO,PE,UY	5
fund	end	FR,LU	9,6,7,3,5
fund	end	HK	170
fund	end	HU,US	3
fund	end	PL	7,3
fund	end	RU,UA	9
fund	end	SG	177
industry		ca	0
industry		ca	6
industry		cs	5
industry		da	2
industry		eu	1
industry		hr	0
industry		hr	2
industry		hr	6
industry		id	2
industry		lt	0
industry		lt	6
industry		nl	0
industry		no	2
industry		pl	5
industry		ru	5
industry		sq	1
industry		tl	1
industry		tr	5
language		AF	19
language		AO	19
language		AR	19
language		BA	19
language		BG	19
language		BO	19
language		BR	19
language		BY	19
language		CL	19
language		CO	19
language		CR	19
language		CU	19
language		CV	19
language		CZ	19
language		DO	19
language		EC	19
language		ES	19
language		GT	19
language		HN	19
language		HR	19
language		IR	19
language		IT	19
language		MK	19
language		MX	19
language		MZ	19
language		NI	19
language		PA	19
language		PE	19
language		PK	19
language		PL	19
language		PT	19
language		PY	19
language		RS	19
language		RU	19
language		SI	19
language		SK	19
language		SM	19
language		ST	19
language		SV	19
language		UY	19
language		VE	19
level		ca	0
level		de	1
level		es	1
level		fr	1
level		gl	0
level		it	1
level		nl	1
level		pl	1
limited		*	195
limited		*	3,5
limited		*	6,7,3
limited		*	6,7,3,2
limited		*	6,7,3,5
limited		*	7,3
limited		*	9,2
limited		*	9,6,3,5,2
limited		*	9,6,7,3,5
limited		AE	3,2
limited		AE,KY,OM,VG	106
limited		AE,KY,OM,VG	7,3
limited		AL,XK	3,2
limited		AL,XK	6,3,2
limited		AL,XK	9,6,2
limited		AM	72
limited		AO,CV,GW,MZ,PT,ST,TL	3
limited		AO,CV,GW,MZ,PT,ST,TL	6,7,5,2
limited		AO,CV,GW,MZ,PT,ST,TL	9,6,7,5,2
limited		AO,CV,MZ,PT	3
limited		AO,CV,MZ,PT	5
limited		AO,CV,MZ,PT	6
limited		AO,CV,MZ,PT	6,5
limited		AR,BE,BO,CH,CR,DO,EC,ES,GT,HN,IT,LU,MD,MX,NI,PA,PE,PY,RO,UY,VE	9,6,7,3,5,2
limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	7,3,5,2
limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	9,6,7,3,5,2
limited		AT,BE,CH,DE,LI,LU	5,2
limited		AT,BE,CH,DE,LI,LU	68
limited		AT,BE,CH,DE,LI,LU	7,2
limited		AT,BE,CH,DE,LI,LU	7,3,2
limited		AT,BE,CH,DE,LI,LU	9,6,7,3,5,2
limited		AT,BE,CH,DE,LI,LU	9,6,7,3,5,32,2
limited		AU,BW,LS,NA,PG,SZ,TV,ZA	3
limited		AU,BW,LS,NA,PG,SZ,ZA	2
limited		AU,BW,LS,NA,PG,SZ,ZA	3,2
limited		AU,BW,LS,NA,PG,SZ,ZA	6,3,5,2
limited		AU,BW,LS,NA,PG,SZ,ZA	7,3,2
limited		AU,BW,LS,NA,PG,SZ,ZA	9,6,7,3,5,2
limited		AW	7,3
limited		AW	7,3,2
limited		AW,BE,BQ,CW,NL,SX	6,7,3,2
limited		AW,BE,CW,NL,SX	47
limited		AW,BE,CW,NL,SX	6,7,3,2
limited		AZ	2
limited		AZ	3
limited		AZ	7,3
limited		BA,HR,ME,MK,RS,SI	2
limited		BA,HR,ME,MK,RS,SI	3,2
limited		BA,HR,ME,MK,RS,SI	6,3,2
limited		BA,HR,ME,MK,RS,SI	6,7,3,2
limited		BA,HR,ME,MK,RS,SI	9,3,2
limited		BA,HR,ME,MK,RS,SI	9,6
limited		BA,HR,ME,MK,RS,SI	9,6,7,3,2
limited		BD,IN,LK,MV,NP,PK,ZW	6
limited		BD,IN,LK,MV,NP,PK,ZW	9,6,7,3,5
limited		BE	199
limited		BE	2
limited		BE	248
limited		BE	3
limited		BE	7,3,2
limited		BE	7,3,5
limited		BE	7,3,5,2
limited		BE	9,6,7,3,2
limited		BE,CD	6,7,3,5,2
limited		BE,CD	9,6,7,3,5,2
limited		BG	9,2
limited		BG	9,6,7,3,2
limited		BN,KH,MY,SG	7
limited		BN,KH,MY,SG	9,6,7,3,2
limited		BN,MY	107
limited		BN,MY	6,7,3,5,2
limited		BN,MY	7
limited		BN,MY	9,6,7,3,5,2
limited		BS	3
limited		BY,KG,RU	22
limited		BY,KG,RU	6,5,2
limited		BY,KG,RU	9
limited		BY,KG,RU	9,2
limited		BY,RU	3,2
limited		BY,RU,UA	9
limited		CA	3
limited		CA,MU	7,3
limited		CA,MU	7,3,2
limited		CH	122
limited		CH	6,7,3,5
limited		CH	9,6,7,3,5
limited		CL,CR,DO,FR,PE,PT,PY	3
limited		CL,CR,DO,FR,PE,PY	221
limited		CL,CR,DO,FR,PE,PY	3
limited		CL,CR,DO,FR,PE,PY	6,7,3,5,2
limited		CL,CR,DO,FR,PE,PY	9,6,7,3,5,2
limited		CL,FR	3
limited		CN	6
limited		CN,HK	3
limited		CN,HK	9
limited		CN,HK,MO,TW	2
limited		CN,HK,MO,TW	6
limited		CN,HK,MO,TW	9,3
limited		CN,HK,MO,TW	9,3,2
limited		CN,HK,TW	3,2
limited		CO	100
limited		CO,EC,GT	2
limited		CO,EC,GT	223
limited		CO,EC,GT	7,3,5,2
limited		CO,EC,GT,PR	7,3
limited		CZ,SK	125
limited		CZ,SK	2
limited		CZ,SK	9,6,2
limited		CZ,SK	9,6,3
limited		DE	3
limited		DE	3,2
limited		DE	6,7,3,2
limited		DK	123
limited		DK	6
limited		DK	9,6,7,3,2
limited		DZ,FR	6,7,2
limited		DZ,FR	9,6,7,5,2
limited		EE	6,7,3,5,2
limited		ES	6
limited		ES	6,7,3,5,2
limited		ES	6,7,5,2
limited		ES	7
limited		ES	7,3,5
limited		ES	9,6,7,3,5,2
limited		ET	2
limited		ET	91
limited		FI	6,7,3,2
limited		FR	27
limited		FR	49
limited		FR	9,3
limited		GB	7,3,2
limited		GB,GG,IM,JE,MT,SC	3
limited		GB,GI,JE	3
limited		GI	3
limited		GI	7,3
limited		GR	3
limited		GR	6,7,3
limited		GR	9,6,7
limited		GR	9,7
limited		GR,PT	3,2
limited		GR,PT	7,3
limited		GR,PT	9
limited		GR,PT	9,6
limited		HK,SG	9
limited		HK,SG	9,3
limited		HR	6,7,2
limited		HR	6,7,3,2
limited		HU	2
limited		HU	6,7,3,2
limited		HU	9,6,7,3,2
limited		ID	6,7,5,2
limited		ID	7
limited		IE	203
limited		IE	3
limited		IE	6,7,3
limited		IS	6,7
limited		IS	6,7,3,2
limited		IS	9,6,7
limited		IS	9,6,7,3,2
limited		IT	3
limited		IT	7,3
limited		JP	3
limited		JP	3,2
limited		JP	6
limited		JP,RU	3
limited		JP,RU	3,2
limited		JP,RU	6
limited		KR	3
limited		KR	3,2
limited		KY,VC	5
limited		KY,VC	7,3
limited		KZ,RU	82
limited		LI	3
limited		LT	190
limited		LT	3,2
limited		LT	6,2
limited		LT	9,6,3,2
limited		LT,SE	3
limited		LT,SE	6
limited		LU	231
limited		LU	7
limited		LV	9,6,3,2
limited		MD	184
limited		MN	9,6
limited		MN,UZ	2
limited		MN,UZ	6
limited		MN,UZ	6,2
limited		MX	3,2
limited		MX	9,3,2
limited		MY	0
limited		NO	242
limited		NO	7,3
limited		PA	3
limited		PK	2
limited		PK	5
limited		PL	7,2
limited		PL	9,2
limited		PL,UA	2
limited		PL,UA	247
limited		PL,UA	9,2
limited		PL,UA	9,6
limited		PR	3
limited		RO	219
limited		SC	201
limited		SC	3
limited		SG	0
limited		SN,TN	3
limited		SN,TN	3,2
limited		TR	2
limited		UA	0
limited		UA	6
limited		UA	6,2
limited		UA	9
limited		US	6
limited		US	6,7,3,5,2
limited		US	9,6,7,3,5,2
limited		UZ	256
limited		UZ	6,2
limited		UZ	9,6,2
limited		VC	2
limited		VG	193
limited	edge	BY,KG,RU	9,6,3,5,2
limited	edge	BY,RU	9,3,2
limited	edge	BY,RU,UA	9
limited	edge	EE	9,6,7,3,5,2
limited	edge	FI	9,6,7,3,2
limited	edge	ID	9,6,7,3,5,2
limited	edge	KZ,RU	2
limited	edge	LV	9,6,3,2
limited	edge	NZ	9,6
limited	edge	TH	48
limited	edge	TR	2
limited	edge	UA	0
limited	edge	UA	9,6
limited	edge	UA	9,6,2
limited	end	*	15
limited	end	*	3,5
limited	end	*	3,5,2
limited	end	*	41
limited	end	*	5
limited	end	*	6
limited	end	*	9,6,7,3,5
limited	end	AE	109
limited	end	AE	2
limited	end	AE,KY,OM,VG	7,3
limited	end	AM	72
limited	end	AO,CV,GW,MZ,PT,ST,TL	0
limited	end	AT,BE,CH,DE,LI,LU	7,2
limited	end	AU,US	0
limited	end	AW,BE,CW,NL,SX	47
limited	end	AW,BE,CW,NL,SX	9,6,7,3,2
limited	end	AZ	7,3,2
limited	end	BY	2
limited	end	BY,RU	22
limited	end	DE	6,7,2
limited	end	DK	7,3,2
limited	end	DK	9,6,7,3,2
limited	end	ES	6,7,3,5
limited	end	ES	9,6,7,3,5,2
limited	end	FR	6
limited	end	GB	7,3,2
limited	end	GB,GG,IM,JE,MT,SC	3
limited	end	GG,JE	3
limited	end	GI	7,3
limited	end	GR	9,6,7,3
limited	end	GR,MX,PT	9,6,7,3,2
limited	end	IE	6,7
limited	end	IE	6,7,3
limited	end	IE	7,3
limited	end	IE	9,6,7,3
limited	end	IL	2
limited	end	IL	9,6
limited	end	IN,PH	3
limited	end	IT	18
limited	end	JP	9,6,2
limited	end	JP,RU	9,6,2
limited	end	KY,VC	7,3,5
limited	end	LT,SE	9,6,7,3
limited	end	MD	184
limited	end	MN,UZ	9,6,2
limited	end	NO	9,6,7,3
limited	end	PA	3
limited	end	PK	3
limited	end	SC	3
limited	end	TR	2
limited	end	TR	21
limited	end	VC	2
limited	end	ZA	3,5
limited	phrase	AO,CV,MZ,PT	33
limited	phrase	AU,BW,LS,NA,PG,SZ,TV,ZA	3,5
limited	phrase	AU,BW,LS,NA,PG,SZ,ZA	3,5
limited	phrase	BD,IN,LK,MV,NP,PK,ZW	42
limited	phrase	BD,IN,LK,MV,NP,PK,ZW	9,6
limited	phrase	BN,KH,MY,SG	9,6,32
limited	phrase	ID	245
limited	phrase	ID	7
limited	phrase	JP	3
limited	phrase	KR	3,2
limited	phrase	VN	31
limited-partnership		*	28
limited-partnership		*	44
limited-partnership		*	7,3,2
limited-partnership		*	9,6,7,3,2
limited-partnership		*	9,6,7,3,5,2
limited-partnership		AL	2
limited-partnership		AL	224
limited-partnership		AT,BE,CH,DE,LI	9,6,7,3,5,2
limited-partnership		AT,CH,DE,LI	3
limited-partnership		AT,DE,LI	6,7
limited-partnership		AT,DE,LI	9,6,2
limited-partnership		AT,DE,LI	9,6,7,3,2
limited-partnership		AU,IE,JE	3
limited-partnership		AU,IE,JE	7,3
limited-partnership		AU,IE,JE	7,3,2
limited-partnership		AW,BE,CW,ID,NL,SR,SX	6,7,3,2
limited-partnership		AZ	3
limited-partnership		BE	6
limited-partnership		BE	7,3,2
limited-partnership		BE,BQ,SX	7,3,2
limited-partnership		BE,CA,CH	6,7,3,5
limited-partnership		BE,DE	6,7,3,2
limited-partnership		BE,DE	9,6,7,3,2
limited-partnership		BE,ID,NL,SR,SX	7,3,2
limited-partnership		BE,ID,NL,SR,SX	9,6,7,3,2
limited-partnership		BG,HR,ME,MK,RS,SI	6,3
limited-partnership		BG,HR,ME,MK,RS,SI	6,3,2
limited-partnership		BG,MK	3
limited-partnership		BG,MK	9,6,7,3,2
limited-partnership		BH	3
limited-partnership		CH,IT	3
limited-partnership		CH,IT	6,7,3,5,2
limited-partnership		CN,HK	3
limited-partnership		CN,HK	9
limited-partnership		CZ	3
limited-partnership		CZ,DK,LV,NO	3
limited-partnership		CZ,DK,LV,NO	6,3,2
limited-partnership		CZ,DK,LV,NO	6,7,3,2
limited-partnership		CZ,DK,LV,NO	7,3
limited-partnership		CZ,DK,LV,NO	9,6,2
limited-partnership		DE	3
limited-partnership		DK,LV	123
limited-partnership		DK,LV	6,7,3,2
limited-partnership		EE	7,3,5,2
limited-partnership		ES	206
limited-partnership		ES	6,7,5,2
limited-partnership		ES	7,5
limited-partnership		ES	9,6,7,5,2
limited-partnership		ES,FR,GB,JE	7
limited-partnership		ES,FR,GB,JE	7,3
limited-partnership		FI	6,7,3,2
limited-partnership		FI,SE	150
limited-partnership		FI,SE	6,7,3,5,2
limited-partnership		FR	3
limited-partnership		FR	49
limited-partnership		GR	3
limited-partnership		GR	7,3
limited-partnership		GR	9
limited-partnership		GR	9,3
limited-partnership		GR	99
limited-partnership		HU,US	6,7,3,2
limited-partnership		IL	57
limited-partnership		IT	3
limited-partnership		JP	3
limited-partnership		JP	3,2
limited-partnership		JP	70
limited-partnership		KR	3
limited-partnership		KR	64
limited-partnership		KY	7,3,5
limited-partnership		LT	128
limited-partnership		LT	3
limited-partnership		LU	7
limited-partnership		MK	6,3
limited-partnership		PL	6,7,3
limited-partnership		PT	3
limited-partnership		RU	3
limited-partnership		SI	3
limited-partnership		TH	3
limited-partnership		TW	3,2
limited-partnership		US	7,3,5
limited-partnership		US	9,7,3,5
limited-partnership	edge	BE,ID,NL,SR,SX	9,6,7,3,5,2
limited-partnership	end	*	9,6,7,3,5,32,2
limited-partnership	end	AL	2
limited-partnership	end	AT,DE,LI	9,6,7,3,5,2
limited-partnership	end	AU,IE,JE	7,3,2
limited-partnership	end	BE	7,2
limited-partnership	end	BE,ID,NL,SR,SX	7,3
limited-partnership	end	BG,HR,ME,MK,RS,SI	9,6,7,3,2
limited-partnership	end	BG,MK	9,6,7,3,2
limited-partnership	end	CA	7,3
limited-partnership	end	CZ,DK,LV,NO	9,6,7,3,2
limited-partnership	end	DK,LV	9,6,7,3,2
limited-partnership	end	EE	7,3,5,2
limited-partnership	end	ES,FR,GB,GR,JE	7,3
limited-partnership	end	FI	9,6,7,3,2
limited-partnership	end	FI,SE,XK	9,6,7,3,5,2
limited-partnership	end	GR	9,6,7,3
limited-partnership	end	HU,US	9,6,7,3,2
limited-partnership	end	IT	9,6,7,5,2
limited-partnership	end	KY	7,3,5
limited-partnership	end	LI	3
limited-partnership	end	LT	128
limited-partnership	end	PL	9,6,7,3
limited-partnership	end	SI	3
nonprofit		*	200,188
nonprofit		*	5,2
nonprofit		*	6,7,3,5,2
nonprofit		*	7,3
nonprofit		*	9,6,3
nonprofit		AT,DE	2
nonprofit		AT,DE	7,3,2
nonprofit		AU	121
nonprofit		AU	7
nonprofit		AU	7,3
nonprofit		CZ	101
nonprofit		CZ	3,2
nonprofit		DE	7,3,2
nonprofit		GB	41
nonprofit		GB	5
nonprofit		GB	6,7,3
nonprofit		HU	6,7,3,2
nonprofit		HU	9,6,7,3,2
nonprofit		IE	7,3
nonprofit		LT	178
nonprofit		LT	3
nonprofit		MX	3
nonprofit		NG	3
nonprofit		NG	5
nonprofit		RU	22
nonprofit		RU	3
nonprofit		RU	9,5,2
nonprofit		SK	250
nonprofit		SK	3
nonprofit		SK	5,2
nonprofit		US	5
nonprofit		ZA	3
nonprofit	edge	*	9,6,3,5,2
nonprofit	edge	LT	178
nonprofit	edge	RU	5,2
nonprofit	edge	RU	9,5,2
nonprofit	end	*	5,2
nonprofit	end	*	9,6,7,3,5,2
nonprofit	end	AU	3
nonprofit	end	CZ	101
nonprofit	end	CZ	2
nonprofit	end	DE	2
nonprofit	end	DE	7,3,2
nonprofit	end	GB	196
nonprofit	end	GB	41
nonprofit	end	GB	9,6,7,5
nonprofit	end	IE	3
nonprofit	end	IE	6,7,3
nonprofit	end	IE	7,3
nonprofit	end	MX	3
nonprofit	end	RU,XK	3,2
nonprofit	end	US	3
nonprofit	end	US	5
nonprofit	end	ZA	3
nonprofit	lone	SK	2
nonprofit	phrase	NG	9,6
note-marker		af	0
note-marker		de	2
note-marker		en	2
note-marker		es	2
note-marker		fr	2
note-marker		it	2
note-marker	context	it	0
note-marker	context	nl	0
note-marker	context	ru	0
note-marker	context	sv	0
other		*	5,2
other		AR	45
other		AR	6,3,5,2
other		AR	9,6,3,2
other		BA,HU	6,7,2
other		BE,CA	7,3
other		BG	7,3,2
other		BY	3,2
other		CL	3
other		CO	100
other		CO	3
other		CW	3
other		CW,SX	3
other		DO	3
other		ES	3
other		FI,SE	7,3
other		FR	7,3
other		GI	7,3
other		HN	3
other		HR	7,3
other		KR	3
other		LT	3
other		LV	3
other		NO	3
other		NO	7,3
other		PL	3
other		PT	3
other		QA	3
other		SE	3
other		SX	3,2
other		UZ	2
other		UZ	6,2
other		ZA	3
other	edge	GR	7,3
other	end	*	7,3,2
other	end	AR	45
other	end	BA,HU	9,6,7,2
other	end	BG	3
other	end	CL	3
other	end	CZ,LV	2
other	end	DK	3
other	end	ES	144
other	end	GR	3
other	end	HR,MK	7,3
other	end	LI	3
other	end	MK	3
other	end	PL	7,3
other	end	SI	3
other	end	SX	3,2
other	end	UZ	9,6,2
other	end	XK	3
other	end	ZA	7,2
other	framing	AR,BE,CL,ES,FR,IT,LU,MX,PL,RO	9,6,7,3,5,32,2
other	phrase	EE	7,3
other	phrase	ZA	38
part-marker		en	2
part-marker		pt	0
partnership		*	197
partnership		*	227
partnership		*	238
partnership		*	27
partnership		*	5
partnership		*	6
partnership		*	6,3
partnership		*	6,7,3
partnership		*	6,7,3,2
partnership		*	6,7,3,5
partnership		*	9,6,7,3,5,32,2
partnership		AR	9,6,3
partnership		AT	2
partnership		AT	6
partnership		AT	7,3
partnership		AT	7,3,2
partnership		AT,BE,DE	2
partnership		AT,BE,DE	3
partnership		AT,BE,DE	30
partnership		AT,BE,DE	6,7,3,5,2
partnership		AT,DE	7,3,2
partnership		AT,DE	9,7,3,2
partnership		AW,BE,BQ,NL,SR	6,7,3,2
partnership		AW,BE,NL,SR	3
partnership		BA,SI	2
partnership		BA,SI	6,3
partnership		BE,CA,FR	6,7,3,5,2
partnership		BG	260
partnership		BG	6,3
partnership		BG	7,3,2
partnership		BR	7,3,5
partnership		CA,LU	7,3
partnership		CH	3,5
partnership		CH,IT	6,7,3,5
partnership		CH,LI	3
partnership		CL,FR	3
partnership		CZ,SK	6,3,2
partnership		DE	3
partnership		DE	3,2
partnership		DE	30
partnership		DE	87
partnership		DE	9,6,7,3,2
partnership		DK	232
partnership		DK	6,7,3,2
partnership		DK,LV	6,3,2
partnership		EE	7,3,5,2
partnership		ES	144
partnership		ES	7,3
partnership		FI	3
partnership		FI	6,7,3,2
partnership		FR	6
partnership		FR	6,3
partnership		FR	63
partnership		FR,LU,MC	9,7,3
partnership		GB	7,3
partnership		GR	3
partnership		GR	7,3
partnership		HR,MK	3
partnership		HR,MK	7,3,2
partnership		HR,MK	9,6,7,3,2
partnership		HU	6,7,3,2
partnership		HU	9,6,7,3,2
partnership		ID	3
partnership		ID	5
partnership		ID	53
partnership		IS	7
partnership		IT	3
partnership		JP	3
partnership		JP	3,2
partnership		KR	3
partnership		KR	64
partnership		LT	128
partnership		LT	3
partnership		ME,RS	6,3,2
partnership		ME,RS	9,3,2
partnership		MT	3
partnership		MX	3
partnership		MY	163
partnership		NO	243
partnership		NO	3
partnership		NO	6
partnership		NO	6,7,3
partnership		NO	7
partnership		PE	3
partnership		PL	39
partnership		PL	7
partnership		RU	9,2
partnership		SE	150
partnership		SE	6,7,3,5
partnership		TR	2
partnership		TR	7,3
partnership		TR	7,3,2
partnership		VN	3
partnership	edge	AW,BE,BQ,NL	7,3
partnership	end	*	3,32
partnership	end	*	7,3,5
partnership	end	AT	9,6,7,3,2
partnership	end	AT	9,7,3,2
partnership	end	AT,BE,DE	9,6,7,3,5,2
partnership	end	AW,BE,NL,SR	9,6,7,3,2
partnership	end	BA,SI	9,6,3,2
partnership	end	BE,FR	9,6,7,5
partnership	end	BE,GR	9,6,7,3
partnership	end	BG,LT	9,6,7,3,2
partnership	end	CH,IT	9,6,7,3,5,2
partnership	end	CH,LI	3
partnership	end	CL,FR	3
partnership	end	DE	9,6,7,3,2
partnership	end	ES	7,3
partnership	end	FI	9,6,7,2
partnership	end	FR	63
partnership	end	FR,LU,MC	9,7,3
partnership	end	GR	9,6,7
partnership	end	ID	5
partnership	end	IS	6,7,2
partnership	end	IT	214
partnership	end	MY	163
partnership	end	NO	9,6,7,3
partnership	end	NO	9,6,7,3,2
partnership	end	PL	3
partnership	end	SE	9,6,7,3,5
partnership	lone	LT	3
partnership	lone	ME,RS	9,6,3,2
partnership	phrase	EE	7,3,5,2
preposition		ca	0
preposition		da	5
preposition		nl	0
preposition		ro	0
preposition		ru	5
preposition		sl	5
preposition		tr	0
preposition	context	cs	5
preposition	context	da	5
preposition	context	de	0
preposition	context	es	5
preposition	context	pl	0
preposition	context	pt	0
preposition	context	ru	5
preposition	context	sv	0
preposition	letter	pl	5
preposition	numeral	bg,cs,ru,sk,sl	5
rendering		FI	0
rendering		MZ	0
script		CY	0
script		DZ	0
script		JO	0
script		KZ	0
script		LB	0
script		RS	0
script		TN	0
script	whole	CY	0
script	whole	JO	0
script	whole	SG	0
script	whole	UA	0
security	dot	*	12
short		*	0
short		AU	4
short		BR	0
short		BR	4
short		FI	4
short		HK	4
short		IL	4
short		IT	0
short		MX	4
short		PT	4
short		TG	4
short		TH	4
short		TR	4
short		TW	4
short	whole	*	4
short	whole	CH	4
short	whole	ES	4
short	whole	IR	4
short	whole	IT	4
short	whole	LK	4
short	whole	NL	4
short	whole	PK	4
sole		*	127
sole		*	2
sole		*	249
sole		*	28
sole		*	6
sole		*	6,2
sole		AT,BO,CO,PY	6,7,3,5,2
sole		AT,CH,CO,LI,PY	3
sole		AT,CH,CO,PY	6,3
sole		AT,CO,PY	2
sole		AT,CO,PY	3
sole		AT,CO,PY	7,3
sole		BG	6
sole		BG	7,3,2
sole		BQ	3
sole		BR	153
sole		BR,CA,CH,FR,LU,PT,TN	6,7,3,2
sole		BR,CH,FR,LU,PT	3,5
sole		BR,ES,FR,LU,PT	3
sole		BR,FR,LU,MC,PT	3
sole		BR,FR,LU,PT	3
sole		BR,FR,LU,PT	5
sole		CH,IT	3,5
sole		CN	241
sole		CN	3
sole		CZ,LV	6
sole		DE	3,2
sole		DE	7,2
sole		DE,HU,LI	6,7,2
sole		DK	134
sole		DK	3
sole		EE	6,7,3,2
sole		FI	3
sole		FI	6
sole		FI	9,6,2
sole		FI,SE	3,2
sole		HR	7,2
sole		HU	3
sole		HU	6,7,3,2
sole		ID	5
sole		ID	6,3,5
sole		IN	5,2
sole		LT,RO	2
sole		LT,RO	3
sole		LT,RO	6
sole		LT,RO	9,2
sole		LT,RO	9,3,2
sole		LV	152
sole		LV	6,3,2
sole		NO	7,3
sole		PT	3
sole		RO	3
sole		RO	9,3
sole		RS	9,3,2
sole		RU	2
sole		RU	22
sole		RU	9
sole		RU	9,2
sole		SE	208
sole		UA	9,2
sole		UA	9,6
sole		VN	2
sole		VN	3,2
sole	edge	*	28
sole	edge	AW,BQ,CW,NL,SR,SX	3
sole	edge	CH,IT	18
sole	edge	EE	9,6,7,3,2
sole	edge	HR	9,6
sole	edge	RU	2
sole	edge	UA	9,6,2
sole	end	*	2
sole	end	*	6,7,3,5,2
sole	end	*	9,2
sole	end	*	9,6,7,3,5,2
sole	end	AT,CO,PY	9,6,7,3,5
sole	end	BE,BR	7,3
sole	end	BG	9,6,7,3,2
sole	end	BR,FR,LU,PT	9,6,7,3,5,2
sole	end	CA	0
sole	end	CZ,SK	129
sole	end	CZ,SK	3
sole	end	DE	7,3,2
sole	end	DK	134
sole	end	FI	9,6
sole	end	HR	7,2
sole	end	HU	9,6,7
sole	end	ID	9,6,5
sole	end	IN	5,2
sole	end	LV	152
sole	end	LV	9,6,3,2
sole	end	NO	7,3
sole	end	RO	3
sole	end	RO	9,3
sole	end	RS	3,2
sole	end	SE	2
sole	end	UA	9,2
sole	lone	BR	96
sole	phrase	BR	153
spelling		ar	0
spelling		de	0
spelling		en	2
spelling		fr	8
spelling		hu	0
spelling		it	8
spelling		pt	2
spelling		sv	8
spelling	context	pt	8
state		*	246
state		*	3
state		*	6,3,5,2
state		AO,BE,BR,EC,LU,MZ	3
state		AO,BR,EC,LU,MZ	6,7,3,5,2
state		AT,DE	126
state		AT,DE	2
state		AT,DE	3,2
state		AT,DE	6,3,2
state		BA,ME,MK,RS	3,2
state		BE	7,3
state		BY	9
state		CO	158
state		CZ	251
state		CZ,SK	3,2
state		DE	126
state		DE	2
state		DE	209
state		DE	6,3,2
state		FR	3
state		FR	6,7,5,2
state		FR	63
state		GR,MX,PT	3
state		GR,PT	3
state		ID	3,5
state		IN	2
state		IN	5
state		IN	5,2
state		JP	189
state		LT	3
state		MD	218
state		NO	6,7
state		PL,UA	6,7,3
state		PT	116
state		RO	217
state		RO	3
state		RS,UA	187
state		RU,UA	187
state		VN	2
state		VN	233
state		VN	3,2
state		ZA	3
state	edge	BY	9
state	edge	ID	5
state	edge	RU	22
state	end	AO,BR,EC,LU,MZ	9,6,7,3,5,2
state	end	AT,DE	6,2
state	end	BA,ME,MK,RS	3,2
state	end	CO	158
state	end	DE	126
state	end	DE	6,2
state	end	FR	226
state	end	FR	63
state	end	FR	81
state	end	FR	9,6,7,5,2
state	end	NO	9,6,7
state	end	NO,PT,SE	9,6,7,3,5,2
state	end	PL,UA	9,6,7,3,2
state	end	PT	116
state	end	RO	9,3
state	end	RS,UA	9,3,2
state	end	RU	9
state	end	RU	9,2
state	end	RU,UA	9
state	end	ZA	3,5
state	end	ZA	38
state	lone	PT	116
state	phrase	BY,RU	9,3,2
state	phrase	DE	6,7,3,2
status		de	252
stock		*	3,5
stock		*	5,2
stock		*	6
stock		*	6,3,5,2
stock		*	6,7,3,2
stock		*	7,3,5
stock		*	83
stock		*	9,2
stock		*	9,6,2
stock		AE,JO,KW,QA,SY	3
stock		AL,XK	6,3
stock		AR,CL,ES,IT	7,3
stock		AR,ES	6,7,3,2
stock		AT,BE,CH,CL,DE,LI,LU	9,6,7,3,5,2
stock		AT,BE,LI	7,3,2
stock		AU	6,7,3,5,2
stock		AU	7,3
stock		AW,BE,BQ,CW,NL,SR,SX	6,7,3,2
stock		AZ	135
stock		AZ	7,3,2
stock		AZ,QA	135
stock		AZ,QA	2
stock		AZ,QA	7,3,2
stock		BA,BG,ME,MK,RS	3
stock		BA,BG,ME,MK,RS	3,2
stock		BA,BG,ME,MK,RS	9
stock		BA,BG,ME,MK,RS	9,3,2
stock		BA,BG,ME,MK,RS	9,6,7,3,2
stock		BA,HR,SI	6,3
stock		BA,HR,SI	6,7,3,2
stock		BE	3
stock		BE,DE	79
stock		BE,FR,LU	7,3
stock		BG	7,3,2
stock		BG	9,6,7,3,2
stock		BN,MY	6,7,3,5,2
stock		BN,MY	9,6,7,3,5,2
stock		BO	3
stock		BO,MC	7,3
stock		BY	3,2
stock		BY	9,3,2
stock		BY,RU	3,5,2
stock		BY,RU	9
stock		BY,RU	9,6,3,2
stock		BY,RU	9,6,3,5,2
stock		BY,UA	9,2
stock		BY,UA	9,3,2
stock		BY,UA	9,6
stock		BY,UA	9,6,3,2
stock		CA	7,2
stock		CL,DZ,IT	3
stock		CL,DZ,IT	6,3,5,2
stock		CL,DZ,IT	6,7,3,5,2
stock		CN,TW	3
stock		CN,TW	9,3,2
stock		CO	3
stock		CY	3
stock		CZ	3
stock		CZ,DK,EE,LV,NO,SK,TR	191
stock		CZ,DK,EE,LV,NO,SK,TR	6,7,3
stock		CZ,DK,EE,LV,NO,SK,TR	6,7,3,2
stock		CZ,DK,EE,LV,NO,SK,TR	6,7,3,5,2
stock		CZ,DK,EE,LV,NO,SK,TR	7,2
stock		CZ,DK,EE,LV,NO,SK,TR	7,3,2
stock		CZ,DK,EE,LV,NO,SK,TR	9,6,3
stock		CZ,DK,EE,LV,NO,SK,TR	9,6,3,2
stock		DE	3,2
stock		DO	6
stock		DO	6,7,5,2
stock		DO	9,6,7,5,2
stock		DO	9,7,5
stock		EC,VE	207
stock		EC,VE	5
stock		EC,VE	6,7,3,5,2
stock		EG,ES	5
stock		ES,LB	5
stock		ES,LB	6,7,3,5
stock		ES,PT	3,5
stock		ES,PT	6,7,5,2
stock		ET	2
stock		FI	6,7,3,2
stock		FI	7,3
stock		FI	9,6,7,3,2
stock		FI,LT,SE	3
stock		FI,LT,SE	6
stock		FI,LT,SE	6,7,3,5,2
stock		FI,SE	2
stock		FI,SE	3
stock		FI,SE	7,3,2
stock		FR	6
stock		FR	9,6
stock		GB	3
stock		GB	7,3
stock		GE	2
stock		GR	3
stock		GR	6
stock		GR	69
stock		GR	7,3,2
stock		GR	9
stock		GR	9,2
stock		GR	9,7
stock		HR	7,3
stock		HU	7,3
stock		ID	174
stock		IE	7,3
stock		IS	7,3
stock		IS,NO	210
stock		IS,NO	6,7,3,2
stock		IT	18
stock		JP	3
stock		JP	3,2
stock		JP	6
stock		KZ,RU	2
stock		KZ,RU	22
stock		KZ,RU,UA	3,2
stock		KZ,RU,UA	9
stock		KZ,RU,UA	9,2
stock		KZ,UA	9,2
stock		KZ,UA	9,6,2
stock		LT,SE	7,3
stock		MC	3
stock		MK	6,3
stock		MN	2
stock		MT	3
stock		MX	2
stock		MX	3,5
stock		MX	6
stock		MX	6,3,5
stock		MX	9,6,3,5
stock		MX,SV	6,7,3,5,2
stock		MX,SV	9,6,7,3,5,2
stock		NL	7,3
stock		NO	6,7,3
stock		PE	6,7,5
stock		PE	7,3
stock		PL	7,3
stock		PT	3
stock		PT	6,7
stock		RU	2
stock		RU	22
stock		RU	9,6,2
stock		SE	7,3
stock		SI	3
stock		SR	3
stock		UA	216
stock		UA	3
stock		UA	9
stock		UA	9,6
stock		UA	9,6,2
stock		US	239
stock		UZ	6
stock		UZ	9,6,2
stock		VE	5
stock		VE	5,2
stock		VN	2
stock		VN	3,2
stock	bank	US	7,3,5,2
stock	edge	*	3
stock	edge	AE,JO,QA,SY	3
stock	edge	BY,RU	9,6,3,2
stock	edge	BY,RU	9,6,3,5,2
stock	edge	BY,UA	9,6,3,2
stock	edge	CZ,DK,EE,LV,NO,SK,TR	9,6,7,3,5,2
stock	edge	FI,LT,SE	9,6,7,3,5,32,2
stock	edge	KZ,RU,UA	9,7,2
stock	edge	RU	9,6,2
stock	edge	UA	9
stock	edge	UA	9,6,2
stock	end	*	41
stock	end	*	58
stock	end	*	7,2
stock	end	*	9,6,7,3,5,2
stock	end	*	9,6,7,3,5,32,2
stock	end	AE,KY	3,5
stock	end	AL,XK	9,6,2
stock	end	AR,BE,BF,BJ,BO,BR,CD,CG,CH,CI,CL,CM,CO,CR,DO,EC,ES,FR,GA,GN,GR,GT,HN,HT,LU,MA,MC,MG,ML,MX,NE,NI,PA,PE,PL,PT,PY,RO,SN,SV,TD,TG,TN,UY,VE	9,6,7,3,5,32,2
stock	end	AR,CL,PY	7
stock	end	AR,ES	6,7,3,2
stock	end	AT,BE,CH,CL,DE,LI,LU	2
stock	end	AT,BE,CH,CL,DE,LI,LU	9,6,7,3,5,32,2
stock	end	AU	9,6,7,3,5,2
stock	end	AW,BE,CW,NL,SR,SX	9,6,7,3,2
stock	end	AZ	7,3,2
stock	end	AZ,QA	7,3,2
stock	end	BA,BG,ME,MK,RS	9,6,7,3,5,2
stock	end	BA,HR,SI	9,6,7,3,2
stock	end	BG	9,6,7,3,2
stock	end	BY	9,6,3,2
stock	end	BY,RU	9,6
stock	end	CA	7,3,2
stock	end	EC,VE	9,6,7,3,5,2
stock	end	EG,ES	9,6,5
stock	end	ES,LB	9,6,7,3,5
stock	end	ES,PT	9,6,7,5,2
stock	end	FI,LT,SE	2
stock	end	FI,SE	7,3,2
stock	end	GB	3
stock	end	GB	7,3
stock	end	GR	7
stock	end	GR	9,6,7,2
stock	end	HU	9,6,7,3,2
stock	end	IE	9,6,7,3
stock	end	IR	0
stock	end	IS,NO	9,6,7,3,2
stock	end	JP	9,6
stock	end	KZ	115
stock	end	KZ,RU	2
stock	end	MX	9,6,3,5
stock	end	NO	9,6,7,3
stock	end	PE	7,3
stock	end	PE	9,6,7,3,5
stock	end	PL	7,3
stock	end	RU,UA	2
stock	end	SE	7,3
stock	end	SK	236
stock	end	TH	102
stock	end	TR	21
stock	end	US	127
stock	end	US	235
stock	end	US	32
stock	end	US	9,7,3,32,2
stock	end	UZ	9,6,2
stock	end	XK	3
stock	lone	CL,DZ,IT	9,6,7,3,5,2
stock	lone	KZ,UA	9,6,2
stock	phrase	BG	7,3,2
stock	phrase	HN,MX,SV	3
stock	phrase	ID	174
stock	phrase	JP	3
stock	phrase	KR	3,2
stock	phrase	MX	52
stock	phrase	MX,SV	44
stock	phrase	SE	80
stock	phrase	UA	9,2
stock	phrase	UA	9,6
structure		af	1
structure		da	2
structure		da	6
structure		de	5
structure		gl	1
structure		hu	0
structure		it	0
structure		it	6
structure		ko	0
structure		lt	6
structure		lv	6
structure		pl	0
structure		pt	5
structure		pt	6
structure		ru	0
structure		sr	2
structure		sw	1
structure		uk	2
structure		vi	1
title		sl	0
title		sr	0
trade		da	1
trade		hy	1
trade		sr	0
trade		vi	0
variant		AU	0
variant		BG	0
variant		CZ	0
variant		EC	0
variant		FI	0
variant		HR	0
variant		IN	0
variant		IT	0
variant		KE	0
variant		MA	0
variant		MY	0
variant		NG	0
variant		PT	0
variant		QA	0
variant		RO	0
variant		TN	0
variant		TR	0
variant		TZ	0
variant		UG	0
variant		VN	0
word		bs	1
word		cs	0
word		da	0
word		da,no	0
word		es	0
word		hr,sl,sr	0
word		hr,sr	0
word		hu,sk	0
word		it	0
word		lv	0
word		nl	0
word		pt	0
word		sk,hu	0
word		sl	0
word		sv,no,da	0
word		tr	0`;
export const rowSources: string = `general-usage
dictionary
rigour
iso20275
wikidata
libpostal
dnb
financial-entity-cleaner
orthography
cleanco
supplier-masters
jabref-abbreviations
exchange security names
exchange-security-names
sec-company-names
registry-names
bank-short-names
iso3166
Codice civile (IT)
cldr
declarations of interests
TTK 6102 (TR)
Civil Code (RU)
nyse/nasdaq ticker
Commercial Code (IR)
company registers
labels
Code de commerce (FR)
Commercial Companies Law
pagc
HGB (DE)
Luật Doanh nghiệp (VN)
probablepeople
Código das Sociedades Comerciais (PT)
python-us
Ley de Sociedades (ES)
patent registers
Commercial Companies Law (AE)
Companies Act 71 of 2008 (ZA)
Kodeks spółek handlowych (PL)
Código Civil (BR)
Companies Act 2006 (GB)
Companies Act 2013 (IN)
Ley 27/1999 (ES)
LGSM (MX)
Ley 19.550 (AR)
usage (PL)
BW Boek 2 (NL)
Civil and Commercial Code (TH)
Loi 90-1258 (FR)
Companies Act 2005 (JP)
Companies and Allied Matters Act 2020 (NG)
LGOAAC (MX)
usage
CSA (BE)
Code monétaire et financier (FR)
Companies Law 1/2016 (KW)
Companies Law 1999 (IL)
Joint stock company law
Ley de Sociedades de Capital (ES)
Osakeyhtiölaki (FI)
iana-root-zone
CGCT (FR)
Code rural (FR)
Commercial Act (KR)
Companies Act
Company Law (CN)
D.Lgs. 99/2004 (IT)
GmbHG (DE)
Law 4548/2018 (GR)
cooperative acts (JP)
usps-pub28
Civil Code (AM)
Codice del Terzo settore (IT)
Commercial Companies Law (BH)
Corporations Act 2001 (AU); Companies Act 2008 (ZA)
Federal Decree-Law 32/2021 (AE)
Medical Care Act (JP)
UU 19/2003 (ID)
AktG (DE)
Aktiebolagslagen (SE)
CGPPP (FR)
Civil Code (KZ)
General Corporation Law (US)
Loi 5-96 (MA)
Partnership Enterprise Law (CN)
Ptk. (HU)
BGB (DE)
Civil Act (KR)
Code des sociétés commerciales (TN)
Codice civile (IT); Ley 20.190 (CL)
Commercial Code (ET)
Companies Act 2017 (PK)
Código Cooperativo (PT)
General Associations Act (JP)
KAGB (DE)
LC 123/2006 (BR)
Law 11/2015 (QA)
Law 3190/1955 (GR)
Law 4072/2012 (GR)
Ley 142 de 1994 (CO)
Občanský zákoník (CZ)
Public Limited Companies Act (TH)
Uniform Limited Liability Company Act (US)
Co-operative and Community Benefit Societies Act 2014 (GB)
Code civil du Québec (CA)
Commercial Companies Law (OM)
Companies Act 2016 (MY)
Directive 2009/65/EC
Free zone regulations (AE)
GenG (DE)
General Foundations Act (JP)
GmbHG § 5a (DE)
Kooperatifler Kanunu 1163 (TR)
Law 4673/2020 (GR)
Law on JSC (KZ)
Lei 50/2012 (PT)
Lei 6.404/1976 (BR)
Ley Agraria (MX)
Limited Liability Partnerships Act 2000 (GB)
Loi du 1er juillet 1901 (FR)
Native Title Act 1993 (AU)
OR (CH)
Selskabsloven (DK)
Zakon o trgovačkim društvima (HR)
Zákon o obchodních korporacích (CZ)
public law (DE)
state law (US)
ŪBĮ (LT)
Živnostenský zákon (SK)
 AO (DE)
 US)
Asunto-osakeyhtiölaki (FI)
BW Boek 5 (NL)
CVR (DK)
Civil Code (AZ)
Civil Code (BY)
Civil Code (GR)
Code of Commerce (LB); Ley 44/2015 (ES)
Commercial Companies Law (JO)
Companies Act (SG)
Companies Act 1993 (NZ)
Companies Act 2008 (ZA)
Cooperatives Act (CA)
Código Civil (ES)
D.Lgs. 460/1997 (IT)
DL 10/2013 (PT)
DL 495/88 (PT)
Federal Credit Union Act (US)
GmbHG
Handelsbolagslagen (SE)
Joint Stock Companies Act (UA)
Komerclikums (LV)
LC 128/2008 (BR)
LMV (MX)
Laki avoimesta yhtiöstä (FI)
Law 159/1981 (EG)
Lei 12.441/2011 (BR)
Ley 100 de 1993 (CO)
Ley 11/2009 (ES)
Ley General de Sociedades Cooperativas (MX)
Ley de Instituciones de Asistencia Privada (MX)
Ley de Mercado de Capitales (VE)
Limited Liability Partnerships Act 2012 (MY)
Loi 47-1775 (FR)
Loi du 15 juin 2004 (LU)
National Bank Act (US)
Prawo spółdzielcze (PL)
Professional Service Corporation Act (KY
Regulation (EC) 2157/2001
Securities and Futures Ordinance (HK)
Separate Limited Partnerships (Jersey) Law 2011
Säätiölaki (FI)
UU 25/1992 (ID)
UU 40/2007 (ID)
VAG (DE)
VSĮĮ (LT)
Variable Capital Companies Act 2018 (SG)
Viešųjų įstaigų įstatymas (LT)
Yugen Gaisha Law (JP)
Zakon o javnim preduzećima (RS)
Zákon 523/2004 Z. z. (SK)
Zákon 83/1990 (CZ)
epa-tri
law (MD)
state LLC acts (US)
state banking law (US)
Господарський кодекс (UA)
 Investigations and Community Enterprise) Act 2004 (GB)
Act on General Rules for IAA (JP)
Akcinių bendrovių įstatymas (LT)
Aksjeloven (NO); Aktieselskabsloven (DK)
Associations Incorporation Act (AU)
BVI Business Companies Act (VG)
BW (CW)
COM(2008) 396
Charities Act 2011 (GB)
Code civil (FR)
Code de la mutualité (FR)
Code des sociétés (BE)
Companies (Audit
Companies (Special Licences) Act (SC)
Companies Act (MT)
Companies Act 2014 (IE)
Condominium Act (CA)
Credit Unions and Caisses Populaires Act (CA)
Código de Comercio (ES)
Código de Comercio (VE)
Firmalagen (SE)
Gemeindeordnung (DE)
Hlutafélagalög (IS)
Housing Code (RU)
Industrial and Provident Societies Acts
Internal Revenue Code (US)
L. 183/2011 (IT)
Lag om ekonomiska föreningar (SE)
Law 514-VI (UA)
Legea 15/1990 (RO)
Legea 246/2017 (MD)
Legea 31/1990 (RO)
Ley 1/1994 (ES); TUF (IT)
Ley 19.857 (CL)
Ley 50/2002 (ES)
Ley de Compañías (EC)
Ligji 9901 (AL)
Llei 12/2015 (ES)
Loi 2011-525 (FR)
Loi 66-879 (FR)
Loi 78-763 (FR)
Loi 87-571 (FR)
Loi canadienne sur les coopératives
Loi du 10 août 1915 (LU)
Lov om erhvervsdrivende virksomheder (DK)
Luật Hợp tác xã (VN)
Lög um samvinnufélög (IS)
Model Benefit Corporation Legislation (US)
Obchodný zákonník (SK)
PGR (LI)
Partnership Act 1890 (GB)
Professional Corporation Act (US)
RD 1776/1981 (ES)
Regulations on Individual Businesses (CN)
Samvirkeloven (NO)
Selskapsloven (NO)
Stiftelsesloven (NO)
UU 25/2007 (ID)
Uniform Partnership Act (US)
Ustawa o przedsiębiorstwach państwowych (PL)
WVV (BE)
Zakon o gospodarskih družbah (SI)
Zákon 213/1997 (SK)
Zákon 250/2000 Sb. (CZ)
card-statements
common law (SE)
cooperative law
foundation law
law (UZ)
opencage-abbreviations
trust law
ŽŪBĮ (LT)
ЗЗД (BG)`;
export const legalForms: string = `3ao	zao	ZAO	3390
a benefit corporation	benefit corp	Benefit Corp	635
a bolag	ab	AB	1598
a en p		A en P	1494
a limited partnership	lp	LP	380
a rl	scarl	Scarl	2594
a spolecnost	as	AS	876
aandeelhouder bestuurde besloten vennootschap		Aandeelhouder bestuurde Besloten vennootschap	1488
aandeelhouder bestuurde vennootschap	abv	ABV	2820
aat		AAT	3389
aatteellinen yhdistys	ry		477
ab		AB	3365
ab company oy	oy ab	Oy Ab	1396
ab oy	oy ab	Oy Ab	613
ab publ		AB (publ)	1621
aboriginal corporation	rntbc	RNTBC	1479
aboriginal corporation rntbc	rntbc	RNTBC	2732
abp	ab publ	AB (publ)	3397
abp oyj	oyj	Oyj	1597
abv		ABV	2839
ac		AC	1885
aciq sehmdar cemiyyet	asc	ASC	3220
aciq sehmdar cemiyyeti	asc	ASC	3221
ad		AD	3386
additional liability company	alc	ALC	1031
adi komandit sirket	kom sti	Kom. Şti	1463
adkrytae akcyyanernae tavarystva	aat	AAT	3241
adkrytae aktsyyanernae tavarystva	aat	AAT	3242
adsic		ADSIC	2229
adsits	adsic	ADSIC	2231
adsitz	adsic	ADSIC	2230
ae		AE	3401
aedak	ae	AE	637
aee	ae	AE	637
aega	ae	AE	637
aeie		AEIE	1229
aeve	ae	AE	637
afanis etairia	slp	SLP	618
afanis eteria	slp	SLP	1063
ag		AG	3381
ag and co kg		AG & Co. KG	201
ag and co kgaa		AG & Co. KGaA	832
ag and co ohg		AG & Co. OHG	2885
ag sa		AG SA	1587
ag societe anonyme	sa	SA	102
ag u co kg	ag and co kg	AG & Co. KG	1051
ag u co kgaa	ag and co kgaa	AG & Co. KGaA	1449
agmsz		AGmsZ	386
agrotikos synetairismos	synetairismos	Συνεταιρισμός	976
agrupacion de interes economico	aie	AIE	1840
agrupacion europea de interes economico	aeie	AEIE	1229
agrupamento complementar de empresas	ace	ACE	1856
agrupamento europeu de interesse economico	aeie	AEIE	1841
ags	ag	AG	3380
aie		AIE	1873
aisbl		AISBL	579
akb		AKB	3414
akc spol	as	AS	3266
akc spolecnost	as	AS	876
akciju sabiedriba	as	AS	1589
akcine bendrove	ab	AB	3286
akcines bendroves	ab	AB	3285
akcionarsko drustvo	ad	AD	3228
akcionernoe obshchestvo	ao	AO	1611
akcionernoe obshhestvo	ao	AO	3317
akcionersko drustvo	ad	AD	3323
akciova spolecnost	as	AS	3267
akciova spolocnost	as	AS	1589
aksiyadorlik jamiyat	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3352
aksiyadorlik jamiyati		Aksiyadorlik jamiyati	881
aksiyon mahber		አክሲዮን ማህበር	1596
aksiyun mahber	aksiyon mahber	አክሲዮን ማህበር	3281
aksjeselskap	as	AS	3261
akt ges	ag	AG	634
aktg	ag	AG	634
aktie bolag	ab	AB	1598
aktiebol	ab	AB	3396
aktiebolag	ab	AB	3287
aktiebolag publ	ab publ	AB (publ)	1622
aktiebolaget	ab	AB	1599
aktiebolaget publ	ab publ	AB (publ)	1622
aktien ges	ag	AG	634
aktien gesellschaft	ag	AG	634
aktienges	ag	AG	634
aktiengesellsch	ag	AG	1131
aktiengesellscha	ag	AG	1131
aktiengesellschaf	ag	AG	1131
aktiengesellschaft	ag	AG	3215
aktiengesellschaft and co kg	ag and co kg	AG & Co. KG	201
aktiengesellschaft and co kgaa	ag and co kgaa	AG & Co. KGaA	201
aktiengesellschaft mit sozialer zielsetzung	agmsz	AGmsZ	386
aktiengeselschaft	ag	AG	634
aktieselskab	as	AS	3262
aktieselskabet	as	AS	876
aktsiaselts	as	AS	3263
aktsionarsko drushtvo	ad	AD	3226
aktsionerlik qogham	aq	AQ	1609
aktsionerlik qoghamy	aq	AQ	1609
aktsionerne tovaristvo	at	AT	3319
aktsionerne tovarystvo	at	AT	3320
aktsionerniy komertsiyniy bank	akb	AKB	1128
aktsionerno drujestvo	ad	AD	3227
aktsionerno druzhestvo	ad	AD	3229
aktsionerno druzhestvo sas spetsialna investitsionna tsel	adsic	ADSIC	2228
aktsionernoe obschestvo	ao	AO	1610
aktsionernoe obshchestvo	ao	AO	3318
aktsionernoe obshchestvo otkrytogo tipa	oao	OAO	725
aktsionernoe obshchestvo zakrytogo tipa	zao	ZAO	1585
aktsionernogo obshchestva	ao	AO	1610
aktsionernoye obshchestvo	ao	AO	1611
aktsionerny kommercheskiy bank	akb	AKB	1128
aktsionernye obshchestva	ao	AO	3316
aktsionernyy kommercheskiy bank	akb	AKB	1128
aktsionersko drushtvo	ad	AD	3225
aktsiyadorlik zhamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	881
alc		ALC	2574
allmennaksjeselskap	asa	ASA	3334
alsharika almusahama aleama	sh m	ش.م.ع	501
alsharika almusahama alkhasa	sh m kh	ش.م.خ	501
alsharika alty la tahdof litahqiq alribh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	501
alsharika zat almasuwliat almahduda	sh mm	ش.م.م	501
amba		AMBA	2118
ametiuhing	au	AÜ	844
amke		AMKE	1470
an incorporated limited partnership	ilp	ILP	2632
and c sapa	sapa	Sapa	1052
and c sas	sas	SAS	1052
and c snc	snc	SNC	1514
and c spa	spa	SpA	3310
and c srl	srl	Srl	1042
and cia	cia	Cia	971
and cia s en c	s en c	S en C	1049
and cie	cie	Cie	970
and co kg	kg	KG	353
and co kgaa	kgaa	KGaA	1442
and co kommanditgesellschaft	kg	KG	353
and co ohg	ohg	OHG	2866
and kumpp	ky	Ky	1453
and partners	partnership	Partnership	2850
and sia ee	ee	EE	1454
and sia oe	oe	OE	1511
and sucesores	y sucesores	y Sucesores	1274
andelsselskab med begraenset ansvar	amba	AMBA	2065
anl	osk	Osk	2122
ano		ANO	2760
anonim ortakligi	as	AS	3260
anonim ortaklik	as	AS	3264
anonim sirket	as	AS	3265
anonim sirketi	as	AS	876
anonimi eteria	ae	AE	3299
anonimi viomichaniki emboriki etaireia	ae	AE	3302
anonymi etaireia	ae	AE	3301
anonymi etairia	ae	AE	3296
anonymi viomichaniki emporiki etaireia	ae	AE	3300
anonymos etaireia	ae	AE	3298
anonymos etairia	ae	AE	3297
anpartselskab	aps	ApS	2434
anpartsselskab	aps	ApS	1037
anpartsselskabet	aps	ApS	2433
anpo	ano	ANO	835
ans		ANS	2965
anstalt des offentlichen rechts	aor	AöR	3150
anstalt dor	aor	AöR	3147
anstalt offentlichen rechts	aor	AöR	3148
ansvarlig selskap	ans	ANS	2929
ansvarlig selskap delt ansvar	da	DA	2927
ansvarlig selskap med delt ansvar	da	DA	2926
ao		AO	3366
aoot	oao	OAO	1628
aor		AöR	3182
aozt	zao	ZAO	1628
aps		ApS	2577
aq		AQ	3407
aruba vrijgestelde vennootschap	avv	AVV	2359
as		AS	3364
as oy		As Oy	2075
asa		ASA	3410
asbl		ASBL	1223
asbl dpu		ASBL DPU	263
asbl vzw		ASBL VZW	1221
asc		ASC	3384
asd		ASD	1240
asili teserrufat cemiyyeti		Asılı təsərrüfat cəmiyyəti	1061
asociacion civil	ac	AC	1816
asociacion cooperativa		Asociación Cooperativa	2060
asociacion de beneficencia privada	iap	IAP	1474
asociacion en participacion	a en p	A en P	1494
asociacion ganadera local especializada		Asociación ganadera local especializada	775
asociacion ganadera local general		Asociación ganadera local general	775
asociacion gremial	ag	AG	1817
asociacion religiosa		Asociación religiosa	775
asociacion rural de interes colectivo		Asociación rural de interés colectivo	775
assep		ASSEP	1234
assn	association	Association	1863
association condominiale			944
association cooperative inscrite		Association coopérative inscrite	162
association dassurances mutuelles	mutuelle	Mutuelle	2050
association de droit local	association loi 1901	Association loi 1901	190
association de foires agricoles			944
association declaree	association loi 1901	Association loi 1901	190
association declaree dinsertion par leconomique		Association déclarée d'insertion par l'économique	190
association declaree reconnue dutilite publique		Association déclarée, reconnue d'utilité publique	190
association depargne pension	assep	ASSEP	1234
association fonciere de remembrement		Association fonciére de remembrement	190
association fonciere urbaine		Association fonciére urbaine	190
association intermediaire		Association intermédiaire	190
association internationale sans but lucratif	aisbl	AISBL	579
association loi 1901		Association loi 1901	945
association loi de 1901	association loi 1901	Association loi 1901	945
association non declaree		Association non déclarée	190
association reconnue dutilite publique	association loi 1901	Association loi 1901	945
association rsvmh	hl ts	חל"צ	1849
association sans but lucratif	asbl	ASBL	1223
association sans but lucratif de droit public	asbl dpu	ASBL DPU	943
association syndicale autorisee		Association syndicale autorisée	190
association syndicale libre		Association syndicale libre	190
associazione di promozione sociale	aps	ApS	1832
associazione impresa		Associazione Impresa	1850
associazione sportiva dilettantistica	asd	ASD	773
assurance mutuelle agricole		Assurance mutuelle agricole	500
astiki etairia	sp	SP	618
astiki eteria	sp	SP	1063
astiki mi kerdoskopiki etaireia	amke	AMKE	1470
asunto osakeyhtio	as oy	As Oy	2074
asunto oy	as oy	As Oy	1294
asv likvidaci		a.s. v likvidaci	1590
asv likvidacii	asv likvidaci	a.s. v likvidaci	1590
at		AT	3426
ate	ae	AE	637
ateve	ae	AE	637
au		AÜ	2844
auf gegenseitigkeit	vvag	VVaG	1306
autonomous non profit organization	ano	ANO	835
autonomous nonprofit organization	ano	ANO	2749
avee	ae	AE	3400
avoin yhtio	ay	Ay	2897
avtonomnaya nekommercheskaya organizatsiya	ano	ANO	2751
avv		AVV	1432
ay		Ay	2957
az agr	soc agr	Soc. agr.	528
azienda agricola	soc agr	Soc. agr.	528
b corp	benefit corp	Benefit Corp	636
b corporation	benefit corp	Benefit Corp	636
b msiwlyt mhdwd		با مسئولیت محدود	699
b vennootschap	bv	BV	1027
ba		BA	2601
ba masouliat mahdood	b msiwlyt mhdwd	با مسئولیت محدود	699
ba masouliyat mahdoud	b msiwlyt mhdwd	با مسئولیت محدود	699
bab		BAB	3415
bachok	borisat chamkat	บริษัท จำกัด	1045
bahrain shareholding company	bsc	BSC	873
bahraini joint stock company	bsc	BSC	873
bamot	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1129
bankaktiebolag	bab	BAB	3343
bats bazhnetirakan ynkerutyun	pby	PBY	1581
bbl	bl	BL	1309
bby	pby	PBY	1630
bcorp	benefit corp	Benefit Corp	885
beeravon mugbal	bm	B.M.	1408
begrenset ansvar	ba	BA	2511
benefit corp		Benefit Corp	3420
benefit corporation	benefit corp	Benefit Corp	635
beperk	bpk	Bpk	1615
berhad	bhd	Bhd	3237
besl vennootschap	bv	BV	1027
besloten vennootschap	bv	BV	2361
besloten vennootschap met beperkte aansprakelijkheid	bv	BV	2363
besloten vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	bvba so	BVBA SO	223
besloten vennootschap naar nederlands recht		Besloten vennootschap naar Nederlands recht	1488
besloten vennootschap van publiek recht	bv pr	BV PR	705
besloten vennotschap	bv	BV	1027
beteti tarsasag	bt	BT	2680
bf		BF	2194
bgb gesellschaft	gbr	GbR	249
bhd		Bhd	3238
bijkantoor	sucursal	Sucursal	582
biyeongli sadanbeobin	jaedanbeobin	재단법인	1851
bl		BL	2131
blagodiyniy fond	bf	BF	1342
blagotvoritelnye uchrezhdeniya		Благотворительные учреждения	205
blagotvoritelnyy fond	bf	BF	1342
bm		B.M.	2592
borisat	borisat chamkat	บริษัท จำกัด	1972
borisat chamkat		บริษัท จำกัด	1045
borisat chamkat mahachon		บริษัท จำกัด (มหาชน)	1129
bostads ab	as oy	As Oy	1294
bot	borisat chamkat	บริษัท จำกัด	2551
bpk		Bpk	1615
branch	sucursal	Sucursal	582
branch office	sucursal	Sucursal	369
brf		BRF	1310
brl	bl	BL	1309
bsc		BSC	1631
bsc c	bsc	BSC	873
bsc closed	bsc	BSC	873
bscc	bsc	BSC	1631
bt		BT	2718
building society	friendly society	Friendly Society	1239
business trust	bt	BT	2250
bv		BV	2571
bv and co kg		BV & Co. KG	201
bv in oprichting	bv	BV	2362
bv pr		BV PR	705
bv srl	srl bv	Srl BV	822
bvba		BVBA	2383
bvba so		BVBA SO	223
bvba sprl	sprl bvba	SPRL BVBA	822
bvio	bv	BV	2570
byt druzstvo	druzstvo	družstvo	1291
bytove druzstvo	druzstvo	družstvo	794
c por a		C por A	3271
ca		CA	3392
caisse populaire		Caisse populaire	2103
caisse populaire limitee	caisse populaire	Caisse populaire	484
caisse populaire ltee	caisse populaire	Caisse populaire	2055
caituanfaren	yibancaituanfaren	一般財団法人	2183
cb	comunidad de bienes	Comunidad de Bienes	2832
cbc		CBC	2769
cc		CC	2608
ccc		CCC	3399
ccsda		CCSDA	1450
cdc		CDC	2776
cemix		CEMIX	1592
cga		CGA	2589
chamkat	borisat chamkat	บริษัท จำกัด	1045
chamkat mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1129
charitable incorporated organisation	cio	CIO	2740
charitable incorporated organization	cio	CIO	2739
chastnoe predpriyatie	chp	ChP	2400
chastnoe proizvodstvennoe unitarnoe predpriyatie	chup	ChUP	1390
chastnoe torgovoe unitarnoe predpriyatie	chup	ChUP	697
chastnoe transportnoe unitarnoe predpriyatie	chup	ChUP	697
chastnoe unitarnoe predpriyatie	chup	ChUP	697
chastnye uchrezhdeniya		Частные учреждения	205
chp		ChP	2544
chpup	chup	ChUP	1390
chtd		Chtd	1132
chtup	chup	ChUP	697
chup		ChUP	697
chusik hoesa	jusik hoesa	Jusik Hoesa	1608
cia		Cia	1996
cia anonima	ca	CA	3273
cia limitada	cia ltda	Cia Ltda	2423
cia ltda		Cia Ltda	2424
cia s en c	s en c	S en C	380
cia sca	sca	SCA	1439
cic		CIC	2762
cic ltd	cic	CIC	2725
cie		Cie	1995
cio		CIO	2770
ciprl		CIPRL	1303
civil society organisation	cso	CSO	354
civil society organization	cso	CSO	354
cjsc		CJSC	102
clg		CLG	2772
close corp		Close Corp	3419
close corporation	close corp	Close Corp	1625
closed joint stock company	cjsc	CJSC	102
closed jsc	cjsc	CJSC	102
closed shareholding company	jsc	JSC	551
cncol		CNCOL	1510
co		Co	1279
co kg	kg	KG	2629
co kgaa	kgaa	KGaA	1442
co limited	co ltd	Co Ltd	610
co lt	co ltd	Co Ltd	610
co ltd		Co Ltd	212
co op	coop	Coop	1305
co op inc	coop inc	Coop Inc	589
co op incorporated	coop inc	Coop Inc	589
co op incorporee	coop ltee	Coop ltée	484
co op limited	coop ltd	Coop Ltd	443
co op limitee	coop ltee	Coop ltée	484
co op ltd	coop ltd	Coop Ltd	443
co operative	coop	Coop	2110
co operative association	coop	Coop	530
co operative company	coop	Coop	2030
co operative inc	coop inc	Coop Inc	589
co operative incorporated	coop inc	Coop Inc	589
co operative limited	coop ltd	Coop Ltd	443
co operative ltd	coop ltd	Coop Ltd	443
co operative society	coop	Coop	2032
co operative society limited	coop ltd	Coop Ltd	974
co operative society ltd	coop ltd	Coop Ltd	974
co phan	ctcp	CTCP	882
coac	cooperativa de ahorro y credito	Cooperativa de Ahorro y Crédito	2106
coltd	co ltd	Co Ltd	212
comandita por acciones	s en c por a	S en C por A	1437
comandita simple	s en c	S en C	1437
comm v	cv	CV	2644
comm va	cva	CVA	2638
commanditaire vennootschap	cv	CV	2635
commanditaire vennootschap met een beherend vennoot		Commanditaire vennootschap met één beherend vennoot	1444
commanditaire vennootschap met een beherende vennoot	cv	CV	1462
commanditaire vennootschap met meer dan een beherende vennoot	cv	CV	1462
commanditaire vennootschap met meerdere beherende vennoten		Commanditaire vennootschap met meerdere beherende vennoten	1444
commanditaire vennootschap op aandelen	cva	CVA	2639
commanditaire vennootschap op aandelen met een sociaal oogmerk	cva so	CVA SO	288
community benefit society	bencom	BenCom	1469
community development corporation	cdc	CDC	1475
community interest company	cic	CIC	2727
commv	cv	CV	2707
compagnia	cia	Cia	1977
compagnie	cie	Cie	1974
compagnie de fiducie	societe fiduciaire	Société fiduciaire	372
compagnie de pret	societe de pret	Société de prêt	372
compagnie fiduciaire	societe fiduciaire	Société fiduciaire	372
compan	co	Co	1985
companhia	cia	Cia	1979
companhia anonima	ca	CA	3274
companhia de responsabilidade limitada	crl	CRL	1285
compania	cia	Cia	1978
compania anonima	ca	CA	3275
compania de economia mixta	cemix	CEMIX	1592
compania de responsabilidad limitada	cia ltda	Cia Ltda	2425
compania de responsabilidad limitada con fin social		Compañía de Responsabilidad Limitada con Fin Social	2522
compania en comandita simple y dividida por acciones	ccsda	CCSDA	1450
compania en nombre colectivo	cncol	CNCOL	1510
compania limitada	cia ltda	Cia Ltda	2422
compania por acciones	c por a	C por A	3270
company	co	Co	1279
company limited	co ltd	Co Ltd	610
company limited both by shares and by guarantee	ltd	Ltd	2394
company limited by guarantee	ltd	Ltd	2323
company limited by shares	ltd	Ltd	326
company ltd	co ltd	Co Ltd	610
company oy ab	oy ab	Oy Ab	1396
company with additional liability	alc	ALC	1031
company with limited liability	llc	LLC	816
companyia	cia	Cia	1976
compie	cie	Cie	1988
comunidad de bienes		Comunidad de Bienes	2894
condominium corp		Condominium Corp	1822
condominium corporation	condominium corp	Condominium Corp	944
cong ty		Công ty	1278
cong ty co phan	ctcp	CTCP	3357
cong ty cp	ctcp	CTCP	882
cong ty hop danh	cong ty	Công ty	2940
cong ty tnhh	cty tnhh	Cty TNHH	352
cong ty tnhh hai thanh vien tro len	cty tnhh mtv	Cty TNHH MTV	352
cong ty tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	352
cong ty tnhh mtv	cty tnhh mtv	Cty TNHH MTV	352
cong ty trach nhiem huu han	cty tnhh	Cty TNHH	1430
cong ty trach nhiem huu han mot thanh vien	cty tnhh mtv	Cty TNHH MTV	1430
consorzio con attivita esterna	consorzio	Consorzio	1824
consorzio fidi		Consorzio Fidi	619
consorzio senza attivita esterna		Consorzio senza Attività Esterna	619
coop		Coop	2112
coop a rl	scarl	Scarl	168
coop agr	cooperativa agricola	Cooperativă agricolă	2087
coop arl	scarl	Scarl	168
coop inc		Coop Inc	1289
coop incorporee	coop inc	Coop Inc	1289
coop limited	coop ltd	Coop Ltd	443
coop ltd		Coop Ltd	2042
coop ltee		Coop ltée	2056
coop soc	soc coop	Soc. coop.	168
coop sociale	soc coop	Soc. coop.	168
coop v	s coop	S. Coop.	347
coop va	coop	Coop	2109
cooperatie ba	cooperatie ua	Coöperatie UA	682
cooperatie ua		Coöperatie UA	682
cooperatie wa	cooperatie ua	Coöperatie UA	682
cooperatieve vennootschap	cv	CV	2051
cooperatieve vennootschap met beperkte aansprakelijkheid	cvba	CVBA	2045
cooperatieve vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	cvba so	CVBA SO	148
cooperatieve vennootschap met beperkte aansprakelijkheid van publiek recht	cvba pr	CVBA PR	148
cooperatieve vennootschap met onbeperkte aansprakelijkheid	cvoa	CVOA	2046
cooperatieve vennootschap met onbeperkte aansprakelijkheid met een sociaal oogmerk	cvoa so	CVOA SO	148
cooperatieve vennootschap van publiek recht	cv pr	CV PR	148
cooperatieve vereniging	cooperatie ua	Coöperatie UA	2043
cooperatieve vereniging ua	cooperatie ua	Coöperatie UA	682
cooperativa a rl	scarl	Scarl	168
cooperativa agricola		Cooperativă agricolă	591
cooperativa arl	scarl	Scarl	168
cooperativa de 2o grau		Cooperativa de 2º Grau	2094
cooperativa de ahorro y credito		Cooperativa de Ahorro y Crédito	980
cooperativa de consum		Cooperativă de consum	591
cooperativa de consumo		Cooperativa de Consumo	980
cooperativa de credit		Cooperativă de credit	591
cooperativa de credito		Cooperativa de Credito	2068
cooperativa de interesse publico de responsabilidade limitada	ciprl	CIPRL	1303
cooperativa de responsabilidad limitada	crl	CRL	1285
cooperativa de responsabilidade limitada	crl	CRL	2036
cooperativa de trabajadores		Cooperativa de Trabajadores	980
cooperativa mestesugareasca		Cooperativă meșteșugărească	591
cooperativa sociale	soc coop	Soc. coop.	590
cooperativa valenciana	s coop	S. Coop.	347
cooperative association	coop	Coop	530
cooperative company	coop	Coop	530
cooperative corporation	coop	Coop	530
cooperative dutilisation de materiel agricole	cuma	CUMA	1297
cooperative dutilisation de materiel agricole en commun	cuma	CUMA	2079
cooperative inc	coop inc	Coop Inc	589
cooperative incorporated	coop inc	Coop Inc	589
cooperative limited	coop ltd	Coop Ltd	443
cooperative limitee	coop ltd	Coop Ltd	443
cooperative ltd	coop ltd	Coop Ltd	443
cooperative ltee	coop ltd	Coop Ltd	443
cooperative society	coop	Coop	530
cooperative society ltd	coop ltd	Coop Ltd	974
corp		Corp	1576
corpn	corp	Corp	3208
corpora	corp	Corp	458
corporacao	corp	Corp	883
corporacion	corp	Corp	3359
corporacion de beneficio social		Corporación de Beneficio Social	846
corporacion de derecho publico		Corporación de Derecho Público	2805
corporacion especial propiedad de trabajadores		Corporación Especial Propiedad de Trabajadores	846
corporacion intima		Corporación Intima	846
corporacion professional		Corporación Professional	846
corporat	corp	Corp	458
corporati	corp	Corp	458
corporatio	corp	Corp	458
corporation	corp	Corp	1576
corporation de fiducie	societe fiduciaire	Société fiduciaire	372
corporation de pret	societe de pret	Société de prêt	372
corporation fiduciaire	societe fiduciaire	Société fiduciaire	372
corporazione	corp	Corp	883
coy	co	Co	1987
coy limited	co ltd	Co Ltd	610
coy ltd	co ltd	Co Ltd	610
cpt		CPT	3403
credit union		Credit Union	2108
credit union limited	credit union	Credit Union	530
credit union ltd	credit union	Credit Union	530
crl		CRL	2113
csl		CSL	2604
cso		CSO	1478
ct tnhh	cty tnhh	Cty TNHH	352
ctcp		CTCP	882
ctr		CTR	2773
cty	cong ty	Công ty	1278
cty co phan	ctcp	CTCP	882
cty cp	ctcp	CTCP	3356
cty tnhh		Cty TNHH	1048
cty tnhh mtv		Cty TNHH MTV	1048
cu	credit union	Credit Union	1311
cuideachta faoi theorainn rathaiochta	ctr	CTR	2743
cuideachta ghniomhaiochta ainmnithe	cga	CGA	1407
cuideachta neamhtheoranta		Cuideachta Neamhtheoranta	1407
cuideachta phoibli theoranta	cpt	CPT	3306
cuma		CUMA	2123
cuma de l	cuma	CUMA	531
cuma de la	cuma	CUMA	531
cuma des	cuma	CUMA	531
cuma du	cuma	CUMA	531
cuma les	cuma	CUMA	531
cv		CV	2701
cv pr		CV PR	148
cva		CVA	2706
cva so		CVA SO	288
cvba		CVBA	1288
cvba pr		CVBA PR	148
cvba so		CVBA SO	148
cvoa		CVOA	1288
cvoa cd		CVOA CD	148
cvoa so		CVOA SO	148
cwmni buddiant cymunedol	cbc	CBC	2738
cwmni cyfyngedig cyhoeddus	ccc	CCC	3294
cx a	c por a	C por A	3269
cxa	c por a	C por A	3272
cyf		Cyf	2581
cyfyngedig	cyf	Cyf	2451
da		DA	2966
dac		DAC	2587
dac ltd	dac	DAC	2473
dan bao you xian gong si	sirenyouxiangongsi	私人有限公司	1404
danbaoyouxiangongsi	sirenyouxiangongsi	私人有限公司	2465
dat		DAT	3436
dd		d.d.	3387
de capital variable	sa de cv	SA de CV	3433
de cv	sa de cv	SA de CV	3428
delniska druzba	dd	d.d.	3230
delt ansvar	da	DA	2928
derzhavne aktsionerne tovaristvo	dat	DAT	3348
derzhavne aktsionerne tovarystvo	dat	DAT	3349
derzhavne pidpriiemstvo	gp	GP	3132
derzhavne pidpryiemstvo	gp	GP	1108
derzhavne pidpryyemstvo	gp	GP	1108
designated activity company	dac	DAC	2475
designated activity company limited by guarantee	dac	DAC	2474
dgup	gup	GUP	1114
dh mm	sh mm	ش.م.م	326
dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	450
dht msuwlyh mhdwdh	sh mm	ش.م.م	450
dienstverlenende vereniging		Dienstverlenende vereniging	943
dimosia etaireia		Δημόσια Εταιρεία	1489
dimosia etaireia periorismenis eythynis me metoches		Δημόσια Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1034
dionicko drustvo	dd	d.d.	3231
dis tic ltd sti	ltd sti	Ltd Şti	224
dis ticaret limited sirketi	ltd sti	Ltd Şti	224
ditta	ditta individuale	Ditta individuale	3090
ditta individuale		Ditta individuale	3047
dmcc		DMCC	2564
dmcc company	dmcc	DMCC	222
dmcc llc	dmcc	DMCC	222
dnnn	dntn	DNTN	3170
dno		d.n.o.	2948
dntn		DNTN	3086
doanh nghiep co von dau tu nuoc ngoai	dntn	DNTN	1048
doanh nghiep nha nuoc	dntn	DNTN	3172
doanh nghiep tu nhan	dntn	DNTN	3087
dochernee gosudarstvennoe unitarnoe predpriyatie	gup	GUP	359
dochirnie pidpriiemstvo	dp	DP	3168
dokuritsu gyosei hojin	dulixingzhengfaren	独立行政法人	3160
domestic limited liability company	llc	LLC	326
doo		d.o.o.	2373
dooel	doo	d.o.o.	2372
doou likvidaciji	doo	d.o.o.	1028
doou stecaju	doo	d.o.o.	1028
dp		DP	3192
drujestvo s ogranichena otgovornost	ood	OOD	2386
drushtveno preduzece	dp	DP	1570
drushtvo sa ogranichenom odgovornoshcu	doo	d.o.o.	2368
drushtvo so ogranichena odgovornost	doo	d.o.o.	1028
drustveno preduzece	dp	DP	1570
drustvo ogranicene odgovornosti	doo	d.o.o.	2367
drustvo s neogranicenom solidarnom odgovornoscu	dno	d.n.o.	2872
drustvo s ogranicenom odgovornoscu	doo	d.o.o.	2370
drustvo sa ogranicenom odgovornoscu	doo	d.o.o.	2371
drustvo zveza drustev		Društvo, zveza društev	1498
druzba z neomejeno odgovornostjo	dno	d.n.o.	2873
druzba z omejeno odgovornostjo	doo	d.o.o.	2369
druzba za vzajemno zavarovanje	dvz	d.v.z.	1498
druzhestvo po zzd	dzzd	DZZD	2875
druzhestvo s ogranichena otgovornost	ood	OOD	1030
druzhestvo uchredeno po zakona za zadalzheniyata i dogovorite	dzzd	DZZD	2797
druzstevny podnik pol		Družstevný podnik poľ.	444
druzstevny podnik polnohospodarsky	druzstevny podnik pol	Družstevný podnik poľ.	444
dubai multi commodities centre company	dmcc	DMCC	222
dvz		d.v.z.	2838
dwc llc		DWC-LLC	1384
dwcllc	dwc llc	DWC-LLC	1384
dzzd		DZZD	2877
e cia	cia	Cia	1272
e companhia	cia	Cia	1272
e gen	eg	eG	2089
e kffr	ek	e.K.	1558
e kfm	ek	e.K.	3051
e kfr	ek	e.K.	722
ead		EAD	3388
earl		EARL	2580
earl de l	earl	EARL	698
earl de la	earl	EARL	698
earl des	earl	EARL	698
earl du	earl	EARL	698
earl les	earl	EARL	698
ebvba		EBVBA	223
ebvba so		EBVBA SO	223
ec		Ec	3110
ec sas	sas	SAS	1052
ec snc	snc	SNC	1514
economic development corporation	edc	EDC	2755
economisch samenwerkingsverband	esv	ESV	579
economisch samenwerkingsverband met een sociaal oogmerk	esv so	ESV SO	263
ed		ED	3427
edc		EDC	2777
edms	pty ltd	Pty Ltd	1435
edms bpk	pty ltd	Pty Ltd	821
ednolichen targovets	et	ET	3038
ednolichen turgovets	et	ET	3037
ednolichno aktsionerno druzhestvo	ead	EAD	3236
ednolichno aktsionerno druzhestvo sas spetsialna investitsionna tsel		Еднолично aкционерно дружество със специалнa инвестиционна цел	2227
ednolichno druzhestvo s ogranichena otgovornost	eood	EOOD	1030
ee		EE	2717
eeig		EEIG	1218
eenmanszaak		Eenmanszaak	3089
eenmanszaak met meerdere eigenaren		Eenmanszaak met meerdere eigenaren	3039
eenpersoons besloten vennootschap met beperkte aansprakelijkheid	ebvba	EBVBA	2380
eenpersoons bvba	ebvba	EBVBA	2377
eenpersoonsbvba	ebvba	EBVBA	2378
eesv		EESV	1224
eg		eG	2117
eg and co kg		eG & Co. KG	201
egbr		eGbR	249
ege		EGE	1875
egen	eg	eG	2062
egiu		EGIU	1232
egiz		EGIZ	949
egts		EGTS	948
egyeni ceg	ec	Ec	3063
egyeni vallalkozas		Egyéni vállalkozás	3062
egyeni vallalkozo	ev	e.V.	3053
egyptian joint stock company	sae	SAE	1593
ehf			2479
ehzs		EHZS	667
ei		EI	3102
eiendoms	pty ltd	Pty Ltd	1435
eiendoms beperk	pty ltd	Pty Ltd	821
eim	em	EM	3190
einfache gesellsch	einfache gesellschaft	Einfache Gesellschaft	850
einfache gesellschaft		Einfache Gesellschaft	850
einfache kommanditgesellschaft mit sozialer zielsetzung	ekgmsz	EKGmsZ	288
eingetr kaufmann	ek	e.K.	722
eingetr verein	ev	e.V.	1228
eingetragene gbr	egbr	eGbR	249
eingetragene genossenschaft	eg	eG	2063
eingetragene genossenschaft and co kg	eg and co kg	eG & Co. KG	201
eingetragene genossenschaft mit beschraenkter haftpflicht	eg	eG	977
eingetragene genossenschaft mit beschrankter haftpflicht	eg	eG	2064
eingetragene gesellschaft burgerlichen rechts	egbr	eGbR	249
eingetragene gesellschaft des burgerlichen rechts	egbr	eGbR	249
eingetragene kauffrau	ek	e.K.	722
eingetragene vereinigung	ev	e.V.	1228
eingetragener kaufmann	ek	e.K.	3052
eingetragener verein	ev	e.V.	1831
eingetragenes einzelunternehmen	eu	e.U.	3034
einkahlutafelag	ehf		2477
einrichtung ohne gewinnerzielungsabsicht	eog	EoG	834
einzelfirma	eu	e.U.	3032
einzelkaufmann	eu	e.U.	3035
einzelunternehmen	eu	e.U.	3033
einzelunternehmen eingetragener kaufmann eingetragene kauffrau	ek	e.K.	1558
einzelunternehmer	eu	e.U.	3036
eireli		EIRELI	1389
eireli epp	eireli	EIRELI	1388
eireli me	eireli	EIRELI	1388
eirl		EIRL	2411
eiropas ekonomisko interesu grupa	eeig	EEIG	1853
eiropas komercsabiedriba	se	SE	2813
ek		e.K.	3106
ek for		Ek. för.	1295
ek forening	ek for	Ek. för.	2076
ekb		EKB	1308
ekd		EKD	2116
ekfm	ek	e.K.	722
ekfr	ek	e.K.	722
ekgmsz		EKGmsZ	288
ekonomisk forening	ek for	Ek. för.	1295
elave mesuliyyetli cemiyyet		Əlavə məsuliyyətli cəmiyyət	2365
electric membership corp	emc	EMC	2099
electric membership corporation	emc	EMC	798
elp		ELP	2720
em		EM	3198
emc		EMC	1312
emhu		EMHÜ	844
emprendedor de responsabilidad limitada	erl	E.R.L.	1039
empresa asociativa de trabajo		Empresa Asociativa de Trabajo	2801
empresa de pequeno porte	epp	EPP	1104
empresa de servicios publicos	esp	ESP	2800
empresa estatal		Empresa Estatal	1109
empresa estatal intergubernamental		Empresa Estatal Intergubernamental	1109
empresa estatal mixta		Empresa Estatal Mixta	1109
empresa individual	ei	EI	3046
empresa individual de responsabilidad limitada	eirl	EIRL	2410
empresa individual de responsabilidade limitada	eireli	EIRELI	1389
empresa intermunicipal	em	EM	1112
empresa metropolitana		Empresa Metropolitana	2817
empresa mixta		Empresa Mixta	3239
empresa municipal	em	EM	1112
empresa municipal de	em	EM	3165
empresa productiva del estado	epe	EPE	3154
empresa publica	ep	EP	3136
empresa social del estado	ese	ESE	3144
empresa unipersonal	eu	e.U.	3031
empresa unipersonal de responsabilidad limitada	eirl	EIRL	2409
empresario em nome individual		Empresário em Nome Individual	3075
empresario individual	ei	EI	3043
empresas de derecho publico		Empresas de Derecho Público	1065
empresas multicomunales		Empresas Multicomunales	1065
enk		ENK	3115
enkelt bolag			2819
enkeltmandsvirksomhed	pmv	PMV	3055
enkeltpersonforetak	enk	ENK	3074
enr			3103
enskild firma		Enskild firma	3083
enskild naringsidkare	enskild firma	Enskild firma	3060
ente del terzo settore	asd	ASD	773
ente impresa	consorzio	Consorzio	619
entidad no regulada	sofom enr	SOFOM ENR	511
entidad regulada	sofom enr	SOFOM ENR	3432
entidade empresarial municipal	em	EM	1112
entidade publica empresarial	epe	EPE	3155
entrepreneur individuel	ei	EI	3045
entreprise en nom personnel	ei	EI	3044
entreprise individuelle	ei	EI	3041
entreprise individuelle a responsabilite limitee	eirl	EIRL	2408
entreprise personne physique	epp	EPP	705
entreprise unipersonnelle a responsabilite limitee	eurl	EURL	2436
eofg		EØFG	1839
eog		EoG	1480
eoii	eeig	EEIG	1225
eood		EOOD	2387
eoos		ΕΟΟΣ	1490
ep		EP	3177
epa		EPA	3185
epe		EPE	2586
epp		EPP	3100
erhvervsdrivende fond	fond	Fond	2180
erityislainsaadantoon perustuva yhdistys		Erityislainsäädäntöön perustuva yhdistys	477
erl		E.R.L.	1434
erwerbs und wirtschaftsgenossenschaft		Erwerbs- und Wirtschaftsgenossenschaft	2039
ese		ESE	3180
estabelecimento individual de responsabilidade limitada	eirl	EIRL	2407
establishment	enterprises	Enterprises	1986
esv		ESV	1867
esv so		ESV SO	263
et		ET	3101
et cie	cie	Cie	970
et compagnie	cie	Cie	970
etablissement public	ep	EP	3135
etablissement public a caractere administratif	epa	EPA	867
etablissement public a caractere industriel et commercial	epic	EPIC	867
etablissement public administratif	epa	EPA	867
etablissement public industriel et commercial	epic	EPIC	867
etaireia periorismenis efthinis	epe	EPE	2463
etaireia periorismenis efthynis	epe	EPE	1403
etaireia periorismenis eythynis	epe	EPE	2462
etaireia periorismenis eythynis me eggyisi choris metochiko kefalaio		Εταιρεία Περιορισμένης Ευθύνης με εγγύηση, χωρίς μετοχικό κεφάλαιο	1034
etairia periorismenis eythynis	epe	EPE	2460
etbg		ETBG	946
eteria periorismenis efthinis	epe	EPE	1403
eteria periorismenis euthinis	epe	EPE	2461
eterorithmi eteria	ee	EE	2676
eterorrithmi etaireia	ee	EE	2677
eterorrythmi etaireia	ee	EE	2679
eterorrythmi etairia	ee	EE	2678
eterorrythmi kata metoches etaireia		Ετερόρρυθμη κατά μετοχές εταιρεία	2675
etey		ETEY	477
ets	asd	ASD	1877
etspubli	ep	EP	3142
eu		e.U.	3099
eurl		EURL	2437
euroopa ariuhing	se	SE	844
euroopa majandushuviuhing	emhu	EMHÜ	844
euroopa uhistu	sce	SCE	2066
eurooppalainen taloudellinen etuyhtyma	etey	ETEY	477
eurooppayhtio	se	SE	3283
europ zoskup hosp zaujm		Európ.zoskup.hosp.záujm.	381
europ zoskup uzem spol		Európ.zoskup.územ.spol	727
europabolag	se	SE	1600
europaeisk andelsselskab	sce selskab	SCE-selskab	1292
europaeisk okonomisk firmagruppe	eofg	EØFG	1837
europaeisk selskab	se selskab	SE-selskab	1491
europai gazdasagi egyesules	ege	EGE	1847
europai reszvenytarsasag	se	SE	3304
europaische aktiengesellschaft	se	SE	3268
europaische genossenschaft	sce	SCE	2040
europaische gesellschaft	se	SE	3216
europaische gesellschaft and co kg	se and co kg	SE & Co. KG	201
europaische gesellschaft and co kgaa	se and co kgaa	SE & Co. KGaA	201
europaische wirtschaftliche interessenvereinigung	ewiv	EWIV	1219
european company	se	SE	3202
european cooperative society	sce	SCE	2031
european economic interest grouping	eeig	EEIG	1218
european economic interest groupings	eeig	EEIG	2808
european private company	spe	SPE	1022
european public limited liability company	se	SE	1574
europees economisch samenwerkingsverband	eesv	EESV	1224
europeisk ekonomisk intressegruppering	eeig	EEIG	948
europeisk gruppering for territoriellt samarbete	egts	EGTS	948
europeisk okonomisk foretaksgruppe	eofg	EØFG	1855
europeisk samvirkeforetak	sce	SCE	2093
europeisk selskap	se	SE	2815
europejskie zgrupowanie interesow gospodarczych	ezig	EZIG	1236
europese cooperatieve vennootschap	sce	SCE	148
europese naamloze vennootschap	se	SE	3333
europese vennootschap	se	SE	386
europos ekonominiu interesu grupes	eeig	EEIG	946
europos kooperatines bendroves	ekb	EKB	1301
europos teritorinio bendradarbiavimo grupes	etbg	ETBG	946
europska spolocnost	se	SE	727
europska zadruga	sce	SCE	2083
europske druzstvo	sce	SCE	444
europske zoskupenie hospodarskych zaujmov	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	381
europske zoskupenie uzemnej spoluprace	europ zoskup uzem spol	Európ.zoskup.územ.spol	727
europsko drustvo	se	SE	3303
europsko gospodarsko interesno udruzenje	egiu	EGIU	1232
ev		e.V.	1871
evropaiki etaireia	se	SE	618
evropaikos omilos oikonomikou skopou	eoos	ΕΟΟΣ	618
evropeysko druzhestvo	ed	ED	3235
evropeysko kooperativno druzhestvo	ekd	EKD	2053
evropeysko kooperativno druzhestvo s ogranichena otgovornost		Европейско кооперативно дружество с ограничена отговорност	2052
evropeysko obedinenie po ikonomicheski interesi	eeig	EEIG	1225
evropska delniska druzba	se	SE	3344
evropska druzstevni spolecnost	sce	SCE	1290
evropska spolecnost	se	SE	3259
evropske hospodarske zajmove sdruzeni	ehzs	EHZS	667
evropsko gospodarsko interesno zdruzenje	egiz	EGIZ	949
evropufelag	se	SE	3307
ewiv		EWIV	1219
exempted limited duration company	ldc	LDC	2491
exempted limited partnership	elp	ELP	2688
exploitation agricole a responsabilite limitee	earl	EARL	2450
eyropaiki dimosia etaireia periorismenis eythynis		Ευρωπαϊκή Δημόσια Εταιρεία Περιορισμένης Ευθύνης	3258
eyropaiki etaireia	se	SE	618
eyropaikos omilos oikonomikoy skopoy	eoos	ΕΟΟΣ	1490
ezhz	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	381
ezig		EZIG	1236
f ma	enskild firma	Enskild firma	3119
fa		Fa	1992
fast driftstalle for europeisk kooperativ forening		Fast driftställe för europeisk kooperativ förening	2073
fastighets ab	koy	KOy	613
fcp		FCP	2248
fcpi	fcp	FCP	1014
fcpr	fcp	FCP	1014
fcr		FCR	1013
fcr pyme		FCR-Pyme	604
fcu		FCU	2134
fdn	foundation	Foundation	2188
fed credit union	fcu	FCU	1311
federal credit union	fcu	FCU	2135
federal cu	fcu	FCU	2100
federal savings association	fsa	FSA	635
federal savings bank	fsb	FSB	885
federal state budgetary enterprise	fgbu	FGBU	359
federal state budgetary institution	fgbu	FGBU	359
federal state unitary enterprise	sue	SUE	1563
federalnoe gosudarstvennoe avtonomnoe uchrezhdenie	fgau	FGAU	360
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie	fgbu	FGBU	509
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniya	fgbu	FGBU	359
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie	fgbu	FGBU	385
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie nauki	fgbu	FGBU	509
federalnoe gosudarstvennoe kazennoe uchrezhdenie	fgku	FGKU	385
federalnoe gosudarstvennoe unitarnoe predpriyatie	fgup	FGUP	385
federalnoe kazennoe predpriyatie	fkp	FKP	385
federalnoe kazennoe uchrezhdenie	fgku	FGKU	359
federalnoye gosudarstvennoye unitarnoye predpriyatiye	fgup	FGUP	509
federalnye gosudarstvennye avtonomnye uchrezhdeniya		Федеральные государственные автономные учреждения	205
federalnye gosudarstvennye byudzhetnye uchrezhdeniya		Федеральные государственные бюджетные учреждения	205
federalnye gosudarstvennye kazennye uchrezhdeniya		Федеральные государственные казенные учреждения	205
federalnye gosudarstvennye unitarnye predpriyatiya		Федеральные государственные унитарные предприятия	205
federalnye kazennye predpriyatiya		Федеральные казенные предприятия	205
fermerske gospodarstvo	kfkh	KFKh	3080
fermerskoe khozyaystvo	kfkh	KFKh	3081
fgaou	fgau	FGAU	509
fgaou vo	fgau	FGAU	359
fgau		FGAU	360
fgbou	fgbu	FGBU	509
fgbou vo	fgbu	FGBU	359
fgbou vpo	fgbu	FGBU	509
fgbu		FGBU	385
fgbun	fgbu	FGBU	509
fgku		FGKU	385
fgup		FGUP	385
fhu	pphu	PPHU	529
fiamm		F.I.A.M.M.	604
fie		FIE	3091
fii		F.I.I.	1013
filial	sucursal	Sucursal	582
fim		F.I.M.	1013
fioktelepe	sucursal	Sucursal	369
fip	fundacion	Fundación	2193
firma	persekutuan	Persekutuan	1982
firma handlowo uslugowa	pphu	PPHU	791
fizicheskoe litso predprinimatel	fop	FOP	1105
fizichna osoba pidpriiemets	fop	FOP	3084
fizychna osoba pidpryyemets	fop	FOP	3085
fkf	kf	KF	1116
fkp		FKP	868
fku	fgku	FGKU	1114
fmba		FMBA	1838
fond		Fond	2192
fond commun de placement	fcp	FCP	2237
fondation dutilite publique	fondation	Fondation	1339
fondation privee	fondation	Fondation	1339
fondation reconnue dutilite publique	fondation	Fondation	2175
fondazione impresa		Fondazione Impresa	2182
fondo de capital riesgo	fcr	FCR	604
fondo de capital riesgo pyme	fcr pyme	FCR-Pyme	604
fondo de inversion en activos del mercado monetario	fiamm	F.I.A.M.M.	604
fondo de inversion mobiliaria	fim	F.I.M.	604
fondos de inversion inmobiliaria	fii	F.I.I.	2233
fondpriv	fondation	Fondation	1004
fonds commun de placement	fcp	FCP	2236
fonds de placement	fcp	FCP	2235
fonds professionnel de capital investissement	fcp	FCP	1012
fop		FOP	3094
foreign limited liability company	llc	LLC	817
forening med begraenset ansvar	fmba	FMBA	1835
forening som grundar sig pa speciallagstiftning		Förening som grundar sig på speciallagstiftning	477
forsakringsaktiebolag	fab	FAB	1600
fpci	fcp	FCP	1014
free zone co	fzco	FZCO	222
free zone company	fzco	FZCO	222
free zone enterprise	fze	FZE	222
free zone entity	fze	FZE	222
free zone establishment	fze	FZE	222
free zone limited liability company	fzco	FZCO	222
free zone llc	fzco	FZCO	222
freezone company	fzco	FZCO	222
friendly society		Friendly Society	1239
frivillig forening		Frivillig forening	1833
fsa		FSA	1132
fsb		FSB	3421
fsue	sue	SUE	866
fundacao privada	fundacion	Fundación	1337
fundacao publica	fundacion	Fundación	1337
fundacion de interes privado	fundacion	Fundación	2169
fundacion privada	fundacion	Fundación	2170
fundusz inwestycyjny			2239
fuusilisest isikust ettevotja	fie	FIE	3056
fylkeskommunalt foretak	kf	KF	1111
fz co	fzco	FZCO	222
fz enterprise	fze	FZE	222
fz establishment	fze	FZE	222
fz llc	fzco	FZCO	2330
fzc	fzco	FZCO	2563
fzco		FZCO	222
fze		FZE	222
fzllc	fzco	FZCO	222
gaec		GAEC	2898
gag		gAG	2767
gakko hojin	yiliaofaren	医療法人	616
gaor	aor	AöR	3181
garazhnye i garazhno stroitelnye kooperativy		Гаражные и гаражно-строительные кооперативы	197
gau	gbu	GBU	3193
gauz	gbu	GBU	1572
gbou	gbu	GBU	359
gbr		GbR	2955
gbu		GBU	1115
gbuz	gbu	GBU	3176
gcw so		GCW SO	288
geie		GEIE	1217
gele		GELE	1876
gemeinnuetzige gmbh	ggmbh	gGmbH	1467
gemeinnutzige ag	gag	gAG	615
gemeinnutzige aktiengesellschaft	gag	gAG	2737
gemeinnutzige gesellschaft mbh	ggmbh	gGmbH	1467
gemeinnutzige gesellschaft mit beschrankter haftung	ggmbh	gGmbH	2731
gemeinnutzige gmbh	ggmbh	gGmbH	2730
gemeinnutzige stiftung	stiftung	Stiftung	2171
gemeinnutzige ug	gug	gUG	615
gemeinnutzige ug haftungsbeschrankt	gug	gUG	615
gemeinnutzige unternehmergesellschaft	gug	gUG	615
gemeinnutzige unternehmergesellschaft haftungsbeschrankt	gug	gUG	615
gemeinsames kommunalunternehmen	ku	KU	3149
gen mbh		Gen.mbH	148
gen mubh		Gen.mubH	148
general partnership	gp	GP	2856
genossenschaft and co kg	eg and co kg	eG & Co. KG	201
genossenschaft mit beschrankter haftung	gen mbh	Gen.mbH	148
genossenschaft mit beschrankter haftung mit sozialer zielsetzung	gbhsz	GbHsZ	148
genossenschaft mit unbeschrankter haftung	gen mubh	Gen.mubH	148
genossenschaft mit unbeschrankter haftung mit sozialer zielsetzung	guhsz	GuHsZ	148
gensidigt forsikringsselskab	gs	G/S	1834
gensidigt selskab	gs	G/S	1836
gerenduziqiye	getigongshanghu	个体工商户	3048
ges	gesellschaft	Gesellschaft	1280
ges burgerlichen rechts	gbr	GbR	249
ges mbh	gmbh	GmbH	2350
ges mbh and co kg	gmbh and co kg	GmbH & Co. KG	353
ges mit besch haftung	gmbh	GmbH	418
ges mit beschr haftung	gmbh	GmbH	418
gesbr	gbr	GbR	2869
gesellsch mbh	gmbh	GmbH	418
gesellschaft		Gesellschaft	1280
gesellschaft burgerlichen rechts	gbr	GbR	1508
gesellschaft des burgerlichen rechts	gbr	GbR	2868
gesellschaft mbh	gmbh	GmbH	418
gesellschaft mbh and co kg	gmbh and co kg	GmbH & Co. KG	495
gesellschaft mit besch haftung	gmbh	GmbH	418
gesellschaft mit beschr haftung	gmbh	GmbH	418
gesellschaft mit beschraenkter haftung	gmbh	GmbH	2347
gesellschaft mit beschrankter haftung	gmbh	GmbH	2351
gesellschaft mit beschrankter haftung and co kg	gmbh and co kg	GmbH & Co. KG	495
gesellschaft mit beschrankter haftung and co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	201
gesellschaft mit beschrankter haftung and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	353
gesellschaft mit beschrankter haftung and co ohg	gmbh and co ohg	GmbH & Co. OHG	249
gesellschaft nach burgerlichem recht	gbr	GbR	2888
gesellschaften oder vereinigungen ohne rechtspersonlichkeit	gvorp	GVoRP	263
gesmbh	gmbh	GmbH	418
gesmbh and co kg	gmbh and co kg	GmbH & Co. KG	353
getigongshanghu		个体工商户	3049
gewone commanditaire vennootschap	cv	CV	2643
gewone commanditaire vennootschap met een sociaal oogmerk	gcw so	GCW SO	288
gfa		GFA	2958
ggmbh		gGmbH	612
gie		GIE	1815
gie fs		GIE FS	263
gip		GIP	3183
giu		GIU	1874
giz		GIZ	1883
gjensidig forsikringsselskap		Gjensidig forsikringsselskap	2814
gk		GK	2596
gku	gbu	GBU	868
gmb h	gmbh	GmbH	418
gmbh		GmbH	2352
gmbh and cie kg	gmbh and co kg	GmbH & Co. KG	353
gmbh and co	gmbh and co kg	GmbH & Co. KG	495
gmbh and co kg		GmbH & Co. KG	2631
gmbh and co kgaa		GmbH & Co. KGaA	832
gmbh and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	353
gmbh and co ohg		GmbH & Co. OHG	2886
gmbh and compagnie kg	gmbh and co kg	GmbH & Co. KG	353
gmbh i gr	gmbh ig	GmbH i.G.	612
gmbh ig		GmbH i.G.	612
gmbh il	gmbh ig	GmbH i.G.	612
gmbh in grundung	gmbh ig	GmbH i.G.	612
gmbh in liquidation	gmbh ig	GmbH i.G.	612
gmbh sagl		GmbH Sagl	2404
gmbh u co kg	gmbh and co kg	GmbH & Co. KG	495
gmbh u co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	1449
gmbh u co ohg	gmbh and co ohg	GmbH & Co. OHG	2887
gmbh ug	ug	UG	2430
gmbh und co	gmbh and co kg	GmbH & Co. KG	353
gmbh und co kg	gmbh and co kg	GmbH & Co. KG	495
gmbhs	gmbh	GmbH	418
gmbkh	gmbh	GmbH	418
gmbkh end ko kg	gmbh and co kg	GmbH & Co. KG	495
gns	stiftung	Stiftung	2190
godo gaisha	gk	GK	1412
godo kaisha	gk	GK	2487
gomei gaisha	gomei kaisha	Gomei Kaisha	1515
gomei kaisha		Gomei Kaisha	1515
gong zhong gu fen you xian gong si	youxiangongsi	有限公司	1602
gongsi		公司	1981
gongsijituan	jituanyouxiangongsi	集团有限公司	1273
gongzhonggufenyouxiangongsi	youxiangongsi	有限公司	1629
gongzhongyouxiangongsi	sirenyouxiangongsi	私人有限公司	1405
goshi gaisha	goshi kaisha	Goshi Kaisha	1456
goshi kaisha		Goshi Kaisha	1456
gospodarsko interesno udruzenje	giu	GIU	1845
gospodarsko interesno zdruzenje	giz	GIZ	949
gosudarstvennaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	360
gosudarstvennaya korporatsiya		Государственная корпорация	360
gosudarstvennoe avtonomnoe uchrezhdenie	gbu	GBU	360
gosudarstvennoe byudzhetnoe uchrezhdenie	gbu	GBU	360
gosudarstvennoe byudzhetnoe uchrezhdenie zdravookhraneniya	gbu	GBU	509
gosudarstvennoe kazennoe uchrezhdenie	gbu	GBU	385
gosudarstvennoe predpriyatie	gp	GP	1561
gosudarstvennoe uchrezhdenie	gbu	GBU	359
gosudarstvennoe unitarnoe predpriyatie	gup	GUP	385
gosudarstvennoye predpriyatiye	gp	GP	1108
gosudarstvennye avtonomnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные автономные учреждения субъектов Российской Федерации	205
gosudarstvennye byudzhetnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные бюджетные учреждения субъектов Российской Федерации	205
gosudarstvennye kazennye uchrezhdeniya subektov rossiyskoy federatsii		Государственные казенные учреждения субъектов Российской Федерации	205
gosudarstvennye unitarnye predpriyatiya subektov rossiyskoy federatsii		Государственные унитарные предприятия субъектов Российской Федерации	205
goudou kaisha	gk	GK	1412
goudougaisya	gk	GK	2485
goumeigaisya	gomei kaisha	Gomei Kaisha	2915
gousigaisya	goshi kaisha	Goshi Kaisha	2683
gp		GP	1520
gromadska organizatsiya		Громадська організація	1858
gromadske obiednannya	gromadska organizatsiya	Громадська організація	1237
groupement agricole dexploitation en commun	gaec	GAEC	2899
groupement agricole foncier		Groupement agricole foncier	190
groupement de cooperation sanitaire a gestion privee		Groupement de coopération sanitaire à gestion privée	162
groupement de cooperation sanitaire a gestion publique		Groupement de coopération sanitaire à gestion publique	162
groupement demployeurs		Groupement d'employeurs	190
groupement dinteret economique	gie	GIE	1814
groupement dinteret economique a finalite sociale	gie fs	GIE FS	263
groupement dinteret public	gip	GIP	3151
groupement europeen dinteret economique	geie	GEIE	1217
groupement foncier agricole	gfa	GFA	546
groupement foncier et rural		Groupement foncier et rural	190
groupement forestier		Groupement forestier	190
groupement pastoral		Groupement pastoral	190
grupail eorpach um leas eacnamaioch	gele	GELE	1848
gruppo di interesse economico	gie	GIE	1813
gruppo europeo di interesse economico	geie	GEIE	772
grupul de interes economic	gie	GIE	772
grupul european de interes economic	geie	GEIE	772
gs		G/S	1872
gte	ltd gte	Ltd Gte	2780
gte limited	ltd gte	Ltd Gte	702
gte ltd	ltd gte	Ltd Gte	702
gu fen you xian gong si	gufenyouxiangongsi	股份有限公司	3255
guarantee limited	ltd gte	Ltd Gte	702
guarantee ltd	ltd gte	Ltd Gte	2747
gufen youxian gongsi	gufenyouxiangongsi	股份有限公司	875
gufengongsi	gufenyouxiangongsi	股份有限公司	875
gufenyouxiangongsi		股份有限公司	3256
gug		gUG	2766
gug haftungsbeschrankt	gug	gUG	615
gup		GUP	1114
gvdh sytvfyt	hvrh	חברה	2085
ha yete yeg ma	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2446
habjahoesa	hapja hoesa	Hapja Hoesa	2686
habmyeonghoesa	hapmyeong hoesa	Hapmyeong Hoesa	2917
hachok	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1054
haftungsbeschrankt	ug	UG	1036
haggyobeobin	jaedanbeobin	재단법인	1473
halafinetu yetewesene yegl mahber		ሃላፊነቱ የተወሰነ የግል ማህበር	2445
handelsbolag	hb	HB	2936
handelsbolaget	hb	HB	2935
hang hun suan chamkat	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1054
hanghunsuanchamkat		ห้างหุ้นส่วนจำกัด	2697
hanghunsuansaman	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1519
hanghunsuansamannitibukkhol	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1519
hapja hoesa		Hapja Hoesa	2687
hapmyeong hoesa		Hapmyeong Hoesa	2918
hason	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1054
hb		HB	2968
hbret sra mahber	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2072
hehuoqiye	youxianhehuo	有限合伙	1075
heminghuishe	gomei kaisha	Gomei Kaisha	2916
hetonghuishe	gk	GK	2486
hezihuishe	goshi kaisha	Goshi Kaisha	2684
hezuoshe		合作社	2104
hf		HF	3405
hindu undivided family	huf	HUF	3066
hl ts		חל"צ	1471
hlutafelag	hf	HF	3309
hlutafelagid	hf	HF	3308
hoesahyeong peondeu		회사형 펀드	2811
hop tac xa	htx	HTX	2101
hromadska orhanizatsiya	gromadska organizatsiya	Громадська організація	1237
htx		HTX	2107
hu	uhistu	Ühistu	2136
huf		HUF	3112
hvrh		חברה	1983
hvrh ltvlt htsyvvr	hl ts	חל"צ	1471
hyeobdongjohab	jaedanbeobin	재단법인	2088
i and ps		I&PS	1298
iap		IAP	2774
ibc		IBC	2557
icav		ICAV	1365
icc		ICC	2583
ics		ICS	2599
icvc	oeic	OEIC	1364
ideell forening		Ideell förening	1843
ideella foreningen	ideell forening	Ideell förening	1857
idiotiki etaireia		Ιδιωτική Εταιρεία	1489
idiotiki etaireia periorismenis eythynis me metoches		Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1034
idiotiki kefalaiouchiki etaireia	ike	IKE	2459
idiotiki kefalaioychiki etaireia	ike	IKE	1401
idiotiki kefalaioychiki etairia	ike	IKE	2456
idiotiki kefaleouhiki eteria	ike	IKE	2457
ik		IK	3114
ike		IKE	2585
iks		IKS	1116
ilp		ILP	2705
imp pubb corpora		Imp. pubb. corpora.	843
impresa agricola	soc agr	Soc. agr.	528
impresa individuale	ditta individuale	Ditta individuale	1556
impresa o ente pubblico di una corporazione	imp pubb corpora	Imp. pubb. corpora.	843
inc		Inc	1119
inc assoc		Inc Assoc	1864
incor	inc	Inc	458
incorp	inc	Inc	3372
incorpor	inc	Inc	458
incorpora	inc	Inc	458
incorporado	inc	Inc	102
incorporat	inc	Inc	458
incorporate	inc	Inc	458
incorporated	inc	Inc	1119
incorporated association	inc assoc	Inc Assoc	1220
incorporated cell	icc	ICC	1400
incorporated cell company	icc	ICC	1400
incorporated limited partnership	ilp	ILP	2634
incorporated limited partnerships	ilp	ILP	1455
incorporated society	inc assoc	Inc Assoc	1220
incorporated trustees		Incorporated Trustees	1862
incorporation	inc	Inc	632
incorporee	inc	Inc	632
incs	inc	Inc	102
indigenous corporation	rntbc	RNTBC	2763
individual entrepreneur	ip	IP	721
individual proprietorship	sole proprietorship	Sole Proprietorship	3025
individualais komersants	ik	IK	3073
individualais uznemums	iu	IU	3072
individuali imone	ii	IĮ	3069
individualios imones	ii	IĮ	3068
individualny predprinimatel	ip	IP	721
individualnyi predprinimatel	ip	IP	721
individualnyy predprinimatel	ip	IP	721
industrial and provident society	i and ps	I&PS	1298
industrial and provident society limited	i and ps	I&PS	2082
indyvidualny pradprymalnik	ip	IP	3026
inhaber	ek	e.K.	1560
inostrannoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2398
instelling zonder winstoogmerk	izw	IZW	834
institucion de asistencia privada	iap	IAP	2746
institucion de beneficencia privada	iap	IAP	1474
institution	shrkh	شركة	3088
institution frdyh	shrkh	شركة	3028
institution sans but lucratif	isbl	ISBL	834
interessentskab	is	I/S	2891
interessentskabet	is	I/S	2890
interkommunalt selskap	iks	IKS	1111
international business company	ibc	IBC	2322
international business corporation	ibc	IBC	326
internationale vereinigung ohne gewinnerzielungsabsicht	ivog	IVoG	263
internationale vereniging zonder winstoogmerk	ivzw	IVZW	579
intreprindere de stat	intreprinderea de stat	Întreprinderea de stat	3162
intreprindere individuala	ii	IĮ	3071
intreprinderea cu capital strain	ics	ICS	2503
intreprinderea cu raspundere limitata	srl	Srl	417
intreprinderea de stat		Întreprinderea de stat	1569
intreprinderea individuala	ii	IĮ	3070
intreprinderea municipala	intreprinderea de stat	Întreprinderea de stat	1569
intreprinzator individual	ii	IĮ	3067
invag mvk	invag	InvAG	811
invag tgv	invag	InvAG	811
investment ag	invag	InvAG	811
investment company with variable capital	oeic	OEIC	1363
investment limited partnership	ilp	ILP	2633
investmentaktiengesellschaft mit veranderlichem kapital	invag	InvAG	811
investmentgesellschaft mit festem kapital	sicaf	SICAF	1358
investmentgesellschaft mit variablem kapital	sicav	SICAV	1354
iooo	ooo	OOO	1431
ip		IP	3097
ippan shadan hojin	yibanshetuanfaren	一般社団法人	774
ippan zaidan hojin	yibancaituanfaren	一般財団法人	1005
irish collective asset management vehicle	icav	ICAV	1365
iryo hojin	yiliaofaren	医療法人	616
isbl		ISBL	834
ist dir pubblico		Ist. dir. pubblico	843
istituti di diritto pubblico	ist dir pubblico	Ist. dir. pubblico	843
ith ihr ltd sti	ltd sti	Ltd Şti	224
iu		IU	3113
ivaerksaetterselskab	ivs	IVS	1037
ivog		IVoG	263
ivs		IVS	2576
ivzw		IVZW	579
izw		IZW	1480
jaedanbeobin		재단법인	2184
javno poduzece	jp	JP	1562
javno preduzece	jp	JP	3141
javno pretprijatie	jp	JP	1562
javno trgovacko drustvo	jtd	j.t.d.	2906
javno trgovsko drushtvo	jtd	j.t.d.	2905
jdoo		j.d.o.o.	2467
jednoducha spol na akcie	jsa	j.s.a.	727
jednoducha spolocnost na akcie	jsa	j.s.a.	727
jednostavno drustvo s ogranicenom odgovornoscu	jdoo	j.d.o.o.	2466
jituan	jituanyouxiangongsi	集团有限公司	1980
jituangongsi	jituanyouxiangongsi	集团有限公司	1273
jituangufenyouxiangongsi	jituanyouxiangongsi	集团有限公司	1033
jituanyouxiangongsi		集团有限公司	1033
jituanyouxianzerengongsi	jituanyouxiangongsi	集团有限公司	1033
jnt stock co	jsc	JSC	102
joint stock bank	jscb	JSCB	102
joint stock co	jsc	JSC	102
joint stock commercial bank	jscb	JSCB	102
joint stock compan	jsc	JSC	1118
joint stock companie	jsc	JSC	102
joint stock company	jsc	JSC	102
joint stock corp	jsc	JSC	102
joint venture	jv	JV	2791
jointstock company	jsc	JSC	102
jp		JP	3179
js co	jsc	JSC	102
js company	jsc	JSC	551
jsa		j.s.a.	3416
jsb	jscb	JSCB	3371
jsc		JSC	102
jsc company	jsc	JSC	102
jscb		JSCB	102
jshs	zhshs	ZhShS	827
jt stock co	jsc	JSC	102
jtd		j.t.d.	2907
ju	jusik hoesa	Jusik Hoesa	3431
julkinen keskinainen vakuutusyhtio		Julkinen keskinäinen vakuutusyhtiö	1492
julkinen osakeyhtio	oyj	Oyj	3282
julkinen vakuutusosakeyhtio		Julkinen vakuutusosakeyhtiö	1123
jusighoesa	jusik hoesa	Jusik Hoesa	1607
jusik hoesa		Jusik Hoesa	1608
jusikhoesa	jusik hoesa	Jusik Hoesa	1607
jv		JV	2825
k limited	k ltd	(K) Ltd	1413
k ltd		(K) Ltd	1413
kabushiki gaisha	kk	KK	1125
kabushiki kaisha	kk	KK	3313
kabushikigaisha	kk	KK	1125
kabushikikaisha	kk	KK	1125
kabusikigaisya	kk	KK	3311
kai sia ee	ee	EE	1454
kai sia oe	oe	OE	1511
kazennoe predpriyatie	fkp	FKP	360
kazennye predpriyatiya subektov rossiyskoy federatsii		Казенные предприятия субъектов Российской Федерации	205
kb		KB	2716
kd		KD	2708
kda		KDA	2709
kdd		k.d.d.	2724
kdor		KdöR	3138
keg		KEG	1521
kereskedelmi bt	bt	BT	1512
kereskedelmi es szolgaltato bt	bt	BT	1512
kereskedelmi es szolgaltato kft	kft	Kft	1041
kereskedelmi es szolgaltato korlatolt felelossegu tarsasag	kft	Kft	1406
kereskedelmi kft	kft	Kft	1406
keskinainen kiinteistoosakeyhtio	koy	KOy	1397
keskinainen vahinkovakuutusyhdistys		Keskinäinen vahinkovakuutusyhdistys	477
keskinainen vakuutusyhtio		Keskinäinen vakuutusyhtiö	1492
kf		KF	1116
kffr	ek	e.K.	1560
kfkh		KFKh	3093
kfm	ek	e.K.	1559
kfr	ek	e.K.	1559
kft		Kft	2470
kft fioktelep	kft	Kft	2468
kg		KG	2704
kg aa	kgaa	KGaA	3233
kgaa		KGaA	2642
kgaa and co kg		KGaA & Co. KG	2660
kgaamsz		KGaAmsZ	288
khf		KHF	1310
khkhk		KhKhK	1417
khozyaystvennye obshchestva		Хозяйственные общества	502
khozyaystvennye tovarishchestva		Хозяйственные товарищества	707
kht		Kht	2742
khususiy korkhona	xk	XK	2505
khuvtsaat kompani	khkhk	KhKhK	3324
khyazgaarlagdmal khariutslagatay kompani	khkhk	KhKhK	1417
kiinteisto oy	koy	KOy	613
kiinteistoosakeyhtio	koy	KOy	613
kinopraxia	jv	JV	2824
kirchliche stiftung des offentlichen rechts		Kirchliche Stiftung des öffentlichen Rechts	2179
kk		KK	3406
kkt		Kkt	2909
koeki shadan hojin	yibanshetuanfaren	一般社団法人	774
koeki zaidan hojin	yibancaituanfaren	一般財団法人	1005
koin s ep	synetairismos	Συνεταιρισμός	976
koinopraxia	jv	JV	2833
kol sti	koll sti	Koll. Şti	1077
kolcsonos biztosito egyesulet		Kölcsönös biztosító egyesület	1846
kolektif sirket	koll sti	Koll. Şti	2937
kolektif sirketi	koll sti	Koll. Şti	1077
koll sti		Koll. Şti	2939
kollektif sirket	koll sti	Koll. Şti	2938
kollektif sirketi	koll sti	Koll. Şti	1077
kollektivgesellsch	kollektivgesellschaft	Kollektivgesellschaft	2882
kollektivgesellschaft		Kollektivgesellschaft	2953
kollektivgesellschaft mit beschrankter haftung		Kollektivgesellschaft mit beschränkter Haftung	2493
kom spol	ks	K/S	1448
kom sti		Kom. Şti	1464
komandit ortaqliq		Komandit ortaqlıq	2636
komandit sirket	kom sti	Kom. Şti	1464
komandit sirketi	kom sti	Kom. Şti	1463
komanditine ukine bendrija	kub	KUB	2689
komanditines ukines bendrijos	kub	KUB	2690
komanditna delniska druzba	kdd	k.d.d.	2696
komanditna druzba	kd	KD	2645
komanditna spolocnost	ks	K/S	1448
komanditne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1460
komanditni spolecnost	ks	K/S	2659
komanditno drushtvo	kd	KD	2646
komanditno drushtvo so aktsii	kda	KDA	2647
komanditno drustvo	kd	KD	1443
komanditno drustvo so akcii	kda	KDA	2692
komanditno druzhestvo	kd	KD	1443
komanditno druzhestvo s aktsii	kda	KDA	2648
komanditsabiedriba	ks	K/S	2656
kommandiittiyhtio	ky	Ky	2670
kommandit ag		Kommandit-AG	1445
kommandit erwerbsgesellschaft	keg	KEG	2862
kommandit gesellschaft	kg	KG	495
kommandit kapitalanlagen		Kommandit. Kapitalanlagen	545
kommanditaktiengesellschaft	kommandit ag	Kommandit-AG	1445
kommanditaktieselskab	ps	P/S	2661
kommanditarengesellschaft		Kommanditärengesellschaft	2721
kommanditbolag	kb	KB	2672
kommanditbolaget	kb	KB	2671
kommanditerwerbsgesellschaft	keg	KEG	2860
kommanditgesellsch	kg	KG	2628
kommanditgesellschaft	kg	KG	2627
kommanditgesellschaft auf aktien	kgaa	KGaA	2641
kommanditgesellschaft auf aktien mit sozialer zielsetzung	kgaamsz	KGaAmsZ	288
kommanditgesellschaft fuer kollektive kapitalanlagen	kommandit kapitalanlagen	Kommandit. Kapitalanlagen	545
kommanditnoe tovarishchestvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1460
kommanditselskab	ks	K/S	2657
kommandittselskap	ks	K/S	2658
kommercheskiy bank	kb	KB	3288
kommg	kg	KG	288
kommunalt foretak	kf	KF	1111
kompaniya s ogranichennoy otvetstvennostyu	ltd	Ltd	212
komunalne pidpriiemstvo	kp	KP	3169
konut yapi kooperatifi	kooperatifi	Kooperatifi	981
koop	coop	Coop	2111
kooperatif sirket	kooperatifi	Kooperatifi	2098
kooperativ hyresrattsforening	khf	KHF	2096
kooperativa bujqesore	kb	KB	2102
kooperativnye khozyaystva		Кооперативные хозяйства	197
kop	koperasi	Koperasi	1307
koperasi simpan pinjam	koperasi	Koperasi	1299
koperasi unit desa	koperasi	Koperasi	1299
koperasi usaha dagang	koperasi	Koperasi	2084
kor	kdor	KdöR	3178
korlatolt felelossegu tarsasag	kft	Kft	2469
korperschaft des offentlichen rechts	kdor	KdöR	3140
korperschaft dor	kdor	KdöR	3137
korperschaft offentlichen rechts	kdor	KdöR	3139
korporacja	corp	Corp	883
korporatsiya	corp	Corp	883
koy		KOy	613
kozhasznu tarsasag	kht	Kht	2741
kozkereseti tarsasag	kkt	Kkt	2908
kozos vallalat	kv	Kv	2795
kp		KP	3195
kpsc	ksc	KSC	884
kreditnye kooperativy vtorogo urovnya		Кредитные кооперативы второго уровня	197
kreditnye potrebitelskie kooperativy		Кредитные потребительские кооперативы	197
kreditnye potrebitelskie kooperativy grazhdan		Кредитные потребительские кооперативы граждан	197
krestyanskoe fermerskoe khozyaystvo	kfkh	KFKh	3079
krestyanskoe khozyaystvo	kfkh	KFKh	3082
ks		K/S	2711
ksc		KSC	884
ksc closed	ksc	KSC	878
ksc public	ksc	KSC	878
kscc	ksc	KSC	884
kscp	ksc	KSC	884
ku		KU	3200
kub		KUB	2722
kud	koperasi	Koperasi	1307
kumpanija		Kumpanija	1993
kumpanija privata	kumpanija	Kumpanija	1276
kumpanija pubblika	kumpanija	Kumpanija	1276
kumpp ky	ky	Ky	1453
kuwait shareholding company	ksc	KSC	878
kuwaiti shareholding company	ksc	KSC	878
kv		Kv	2827
ky		Ky	2715
kyodo kumiai	xietongzuhe	協同組合	796
l da	lda	Lda	2567
l thdf lthqyq lrbh		لا تهدف لتحقيق الربح	501
l3c		L3C	1476
laivanisannistoyhtio		Laivanisännistöyhtiö	1501
lbg	clg	CLG	2771
lc	llc	LLC	2558
lca		LCA	1312
lda		Lda	2339
lda sociedade unipessoal	unipessoal lda	Unipessoal Lda	351
lda unipessoal	unipessoal lda	Unipessoal Lda	351
ldc		LDC	2597
ldc limited	ldc	LDC	1415
ldc ltd	ldc	LDC	1415
lianghegongsi		两合公司	2698
limitada	lda	Lda	2338
limite	ltd	Ltd	2556
limited	ltd	Ltd	1025
limited and co kg	ltd and co kg	Ltd & Co. KG	201
limited by guarantee	ltd	Ltd	818
limited by shares	ltd	Ltd	817
limited co	ltd	Ltd	212
limited company	ltd	Ltd	818
limited company by shares	nv	NV	3345
limited cooperative	lca	LCA	798
limited cooperative association	lca	LCA	798
limited duration company	ldc	LDC	2490
limited gte	ltd gte	Ltd Gte	702
limited liability co	llc	LLC	817
limited liability comp	llc	LLC	212
limited liability compan	llc	LLC	1381
limited liability company	llc	LLC	820
limited liability corp	llc	LLC	212
limited liability corporation	llc	LLC	212
limited liability limited partnership	lllp	LLLP	2699
limited liability partnership	llp	LLP	1072
limited liability partnerships	llp	LLP	2454
limited partnership	lp	LP	831
limited partnerships	lp	LP	380
limited proprietary company	pty ltd	Pty Ltd	1387
limited rf	ltd rf	Ltd RF	494
limited sirket	ltd sti	Ltd Şti	1423
limited sirketi	ltd sti	Ltd Şti	2529
limitee	ltee	Ltée	2403
limitet	ltd	Ltd	819
limted	ltd	Ltd	212
llc		LLC	1025
llc fz	fzco	FZCO	222
llc soc	llc sp	LLC SP	611
llc sp		LLC SP	611
llc sp so	llc sp	LLC SP	611
llc spc	llc sp	LLC SP	611
llcs	llc	LLC	212
lllp		LLLP	2700
llp		LLP	2858
llp sencrl	sencrl	SENCRL	1074
llps	llp	LLP	1071
lmhdwdh	sh mm	ش.م.م	212
lmshmh al amma	sh m	ش.م.ع	552
lmtd	ltd	Ltd	212
loan company	loan corp	Loan Corp	1965
loan corp		Loan Corp	1990
loan corporation	loan corp	Loan Corp	372
low profit limited liability company	l3c	L3C	1476
low profit llc	l3c	L3C	1475
lp		LP	2702
lshrkh	shrkh	شركة	792
lshrkh dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	326
lshrkh ghyr hdfh llrbh		الشركة غير هادفة للربح	1487
lshrkh lmhnyh		الشركة المھنیة	1493
lshrkh lmshmh al amma	sh m	ش.م.ع	1578
lshrkh lmshmh lkhsh	sh m kh	ش.م.خ	872
lshrkh lty l thdf lthqyq lrbh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	501
lshrkt ghyr lhdfh llrbh		الشركات غیر الھادفة للربح	1493
lt da	lda	Lda	1386
ltd		Ltd	1025
ltd and co kg		Ltd & Co. KG	201
ltd by guarantee	ltd gte	Ltd Gte	702
ltd co	ltd	Ltd	818
ltd co op	lca	LCA	798
ltd company	ltd	Ltd	819
ltd gte		Ltd Gte	2748
ltd liability co	llc	LLC	1383
ltd liability company	llc	LLC	818
ltd liability partnership	llp	LLP	1071
ltd partnership	lp	LP	380
ltd pty	pty ltd	Pty Ltd	821
ltd rf		Ltd RF	494
ltd sirketi	ltd sti	Ltd Şti	224
ltd sti		Ltd Şti	1423
ltd u co kg	ltd and co kg	Ltd & Co. KG	1051
ltda	lda	Lda	2346
ltda epp	lda	Lda	379
ltda esp	esp	ESP	2421
ltda me	lda	Lda	379
ltda unipessoal	lda	Lda	379
ltee		Ltée	2402
m sdn bhd		(M) Sdn Bhd	2510
maatschap		Maatschap	2941
mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	3417
maou	mbu	MBU	359
massachusetts trust	trust	Trust	2243
masuliyati cheklangan jamiyat	mchj	MChJ	2538
masuliyati cheklangan jamiyati	mchj	MChJ	2537
masuliyati cheklangan zhamiyat	mchj	MChJ	1428
mau	mbu	MBU	3194
mazoji bendrija	mb	MB	2499
mazosios bendrijos	mb	MB	2498
mb		MB	2598
mbb	partg mbb	PartG mbB	1522
mbdou	mbu	MBU	359
mbh	gmbh	GmbH	2568
mbh and co kg	gmbh and co kg	GmbH & Co. KG	2630
mbh u co kg	gmbh and co kg	GmbH & Co. KG	495
mbh und co kg	gmbh and co kg	GmbH & Co. KG	353
mbou	mbu	MBU	359
mbu		MBU	1115
mbuz	mbu	MBU	1572
mchj		MChJ	2539
mchzh	mchj	MChJ	1428
me		ME	3121
medarbejderinvesteringsselskab		Medarbejderinvesteringsselskab	2831
medlemsbank	mb	MB	3321
mehdud mesuliyyetli cemiyyet	mmc	MMC	2364
mehdud mesuliyyetli cemiyyeti	mmc	MMC	2366
mei		MEI	3122
mepe		MEPE	2458
mhdwdh	sh mm	ش.م.م	450
mhdwdh lmsuwlyh	sh mm	ش.م.م	450
micro empresa	me	ME	1104
micro empresa de responsabilidad limitada	mrl	M.R.L.	2513
microempreendedor individual	mei	MEI	3040
microempresa	me	ME	1104
mini gmbh	ug	UG	1036
mit beschraenkter haftung	gmbh	GmbH	2348
mit beschrankter haftung	gmbh	GmbH	2349
mkp	fkp	FKP	1115
mku	mbu	MBU	868
mmc		MMC	2572
monoprosopi ae	ike	IKE	1040
monoprosopi epe	mepe	MEPE	1401
monoprosopi etaireia periorismenis efthynis	mepe	MEPE	1402
monoprosopi etaireia periorismenis eythynis	mepe	MEPE	1402
monoprosopi idiotiki kefalaioychiki etaireia	ike	IKE	1040
monoprosopi ike	ike	IKE	1040
mps		M.P.S.	1066
mrl		M.R.L.	2602
mshmh amma	sh m	ش.م.ع	552
mshmh khsh	sh m kh	ش.م.خ	1577
mshmh mqflh	shrkh mshmh	شركة مساهمة	510
msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	699
mtu		MTÜ	1861
mtv	cty tnhh mtv	Cty TNHH MTV	2619
municipal unitary enterprise	sue	SUE	866
munitsipalnoe avtonomnoe uchrezhdenie	mbu	MBU	360
munitsipalnoe byudzhetnoe uchrezhdenie	mbu	MBU	360
munitsipalnoe kazennoe predpriyatie	fkp	FKP	360
munitsipalnoe kazennoe uchrezhdenie	mbu	MBU	385
munitsipalnoe unitarnoe predpriyatie	mup	MUP	385
munitsipalnye avtonomnye uchrezhdeniya		Муниципальные автономные учреждения	205
munitsipalnye byudzhetnye uchrezhdeniya		Муниципальные бюджетные учреждения	205
munitsipalnye kazennye predpriyatiya		Муниципальные казенные предприятия	205
munitsipalnye kazennye uchrezhdeniya		Муниципальные казенные учреждения	205
munitsipalnye unitarnye predpriyatiya		Муниципальные унитарные предприятия	205
mup		MUP	868
mutua assicurazione		Mutua Assicurazione	619
mutual de ahorro y prestamo		Mutual de Ahorro y Préstamo	1062
mutualidad de prevision social	mps	M.P.S.	617
mutualite sociale agricole		Mutualité sociale agricole	500
n vennootschap	nv	NV	1122
na		N.A.	3358
naaml vennootschap	nv	NV	1122
naamloze vennootschap	nv	NV	3219
naamloze vennootschap met een sociaal oogmerk	nv so	NV SO	386
naamloze vennootschap van publiek recht	nv pr	NV PR	386
naamlze vennootschap	nv	NV	1122
nadacni fond	zu	z.ú.	2178
naeringsdrivende stiftelse	stiftelse	Stiftelse	2181
naftiki eteria	sc	SC	1063
nao		NAO	3408
narodni podnik	statni podnik	státní podnik	1565
nat assoc	na	N.A.	636
national assn	na	N.A.	1624
national association	na	N.A.	1130
national joint stock company	njsc	NJSC	551
national trust and savings association	nt and sa	NT&SA	1130
natl assn	na	N.A.	1624
natl assoc	na	N.A.	636
naytiki etairia	sc	SC	618
ndermarrjet publike sipas ligjit ne fuqi per ndermarrjet publike	np	NP	1499
ndermarrjet shoqerore nen administrimin e agjencise kosovare te privatizimit	nsh	NSH	1499
nebankovskaya kreditnaya organizatsiya	nko	NKO	3340
negosudarstvennyy pensionnyy fond	npf	NPF	2241
nekommercheskaya organizatsiya	no	n.o.	2754
nekommercheskaya organizatsiya fond	nko	NKO	835
nekommercheskoe aktsionernoe obshchestvo	nao	NAO	3315
nekommercheskoe partnerstvo	np	NP	835
nepublichnoe aktsionernoe obshchestvo	nao	NAO	3314
nepublichnye aktsionernye obshchestva		Непубличные акционерные общества	1620
nev	ev	e.V.	1870
neziskova organizace	no	n.o.	2752
neziskova organizacia	no	n.o.	2753
ngo		NGO	1477
nicht eingetragener verein	ev	e.V.	1830
niederlassung	sucursal	Sucursal	582
niewinsgewende maatskappy	npc	NPC	1057
nig limited	nig ltd	Nig Ltd	1418
nig ltd		Nig Ltd	1418
nimingzuhe	xietongzuhe	協同組合	851
njsc		NJSC	551
nko		NKO	2759
nl		NL	3382
no		n.o.	2779
no liability	nl	NL	3217
no liability company	nl	NL	3218
non government organisation	ngo	NGO	354
non governmental organisation	ngo	NGO	354
non governmental organization	ngo	NGO	354
non profit	nonprofit	Nonprofit	2761
non profit company	npc	NPC	2756
non profit corporation	nonprofit	Nonprofit	1055
non profit organisation	npo	NPO	354
non profit organization	npo	NPO	354
non public joint stock company	njsc	NJSC	551
nongovernmental organization	ngo	NGO	1056
nonprofit company	npc	NPC	1057
nonprofit corp	nonprofit	Nonprofit	1056
nonprofit corporation	nonprofit	Nonprofit	1055
nonprofit kft	kft	Kft	1041
nonprofit korlatolt felelossegu tarsasag	kft	Kft	1041
nonprofit organization	npo	NPO	354
nonprofit zrt	zrt	Zrt	1603
norskregistrert utenlandsk foretak	nuf	NUF	1896
not for profit	nonprofit	Nonprofit	1478
not for profit corporation	nonprofit	Nonprofit	1055
not for profit organization	npo	NPO	1056
np		NP	2775
npc		NPC	2778
npc rf	npc	NPC	1057
npf		NPF	2252
npo		NPO	1477
npofaren	yiliaofaren	医療法人	616
nsh		NSH	2841
nt and sa		NT&SA	1130
ntsa	nt and sa	NT&SA	636
nuf		NUF	1898
nv		NV	3383
nv pr		NV PR	386
nv sa	sa nv	SA NV	1584
nv so		NV SO	386
nyilvanosan mukodo reszvenytarsasag	nyrt	Nyrt	1124
nyrt		Nyrt	1604
oaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3423
oao		OAO	3362
obcanske sdruzeni	os	o.s.	1827
obcianske zdruzenie	os	o.s.	1826
obecne prospesna spolecnost	ops	o.p.s.	2736
obiteljsko poljoprivredno gospodarstvo	opg	OPG	3061
obrt		Obrt	3092
obschestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2395
obshchestva s ogranichennoy otvetstvennostyu	ooo	OOO	1393
obshchestva vzaimnogo strakhovaniya		Общества взаимного страхования	502
obshchestvennaya organizatsiya	oo	OO	1233
obshchestvennoe obedinenie	oo	OO	1233
obshchestvennye dvizheniya		Общественные движения	502
obshchestvennye fondy		Общественные фонды	502
obshchestvennye organizatsii		Общественные организации	502
obshchestvennye uchrezhdeniya		Общественные учреждения	205
obshchestvo s dopolnitelnoj otvetstvennostyu	odo	ODO	2399
obshchestvo s dopolnitelnoy otvetstvennostyu	odo	ODO	1031
obshchestvo s ogranichennoi otvestvennostyu	ooo	OOO	1044
obshchestvo s ogranichennoi otvetstvennostiu	ooo	OOO	823
obshchestvo s ogranichennoi otvetstvennostyu	ooo	OOO	1044
obshchestvo s ogranichennoj otvetstvennostyu	ooo	OOO	1393
obshchestvo s ogranichennoy otvetstvennost	ooo	OOO	823
obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2396
obshchestvo s ogrannichennoi otvetstvennostyu	ooo	OOO	1044
obshchestvo s ohranychennoi otvetstvennostiu	ooo	OOO	823
ochiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	881
od		o.d.	2970
oddzial	sucursal	Sucursal	582
oddzial w polsce	sucursal	Sucursal	369
odo		ODO	2543
odstepny zavod	sucursal	Sucursal	1250
odstepny zavod v or		Odštepný závod v OR	1897
odv	asd	ASD	1878
oe		OE	2950
oeg		OEG	1521
oeic		OEIC	1364
ofb		OFB	1067
ofc		OFC	2249
ofe		OFE	2251
offene erwerbsgesellschaft	oeg	OEG	2863
offene gesellschaft	og	OG	1504
offene handels gesellschaft	ohg	OHG	2864
offene handelsgesellschaft	ohg	OHG	2867
offene handelsgesellschaft mit sozialer zielsetzung	ohgmsz	OHGmsZ	621
offentlich rechtliche aktiengesellschaft	or ag	Ö.-r.AG	386
offentlich rechtliche genossenschaft	orgen	ÖrGen.	148
offentlich rechtliche genossenschaft mit beschrankter haftung	ofrgmbh	ÖfrGmbH	148
offentlich rechtliche genossenschaft mit unbeschrankter haftung genossenschaft auf beteiligung	gmuhgb	GmuHGB	148
offentlich rechtliche gesellschaft mit beschrankter haftung	orgmbh	ÖrGmbH	223
offentlich rechtliche vereinigung ohne gewinnerzielungsabsicht	orvohgza	ÖrVohGza	263
offentliche einrichtung	oe	OE	705
og		OG	2944
ohf	ehf		2478
ohg		OHG	2946
ohg mbh	ohg	OHG	2865
ohgmsz		OHGmsZ	621
ojs company	ojsc	OJSC	551
ojsc		OJSC	102
omani closed joint stock company	saoc	SAOC	1616
omani public joint stock company	saog	SAOG	1616
omorithmi eteria	oe	OE	2904
omorrithmi etaireia	oe	OE	1076
omorrythmi etaireia	oe	OE	1076
omorrythmi etairia	oe	OE	2903
omorrythmi viomichaniki emporiki etaireia	oe	OE	1076
omsesidigt fastighetsaktiebolag	koy	KOy	1397
omsesidigt forsakringsbolag	ofb	OFB	2806
omsesidigt skadeforsakringsforening		Ömsesidigt skadeförsäkringsförening	477
onderlinge waarborg maatschappij	owm	OWM	2092
onderlinge waarborgmaatschappij	owm	OWM	2061
one member co ltd	cty tnhh mtv	Cty TNHH MTV	352
one member limited liability company	cty tnhh mtv	Cty TNHH MTV	352
one member llc	cty tnhh mtv	Cty TNHH MTV	352
one person company	opc	OPC	1409
one person company private limited	opc pvt ltd	OPC Pvt Ltd	826
one person corporation	opc	OPC	1409
ong		ONG	2757
onlus		ONLUS	1472
oo		OO	1879
ood		OOD	1030
ooo		OOO	2542
opc		OPC	2593
opc private limited	opc pvt ltd	OPC Pvt Ltd	826
opc private ltd	opc pvt ltd	OPC Pvt Ltd	826
opc pvt ltd		OPC Pvt Ltd	826
opcvm		OPCVM	1012
opdrachthoudende vereniging		Opdrachthoudende vereniging	943
open ended fund company	ofc	OFC	2238
open ended investment company	oeic	OEIC	1363
open jnt stock co	ojsc	OJSC	102
open joint stock company	ojsc	OJSC	102
open jsc	ojsc	OJSC	102
openbare vennootschap		Openbare vennootschap	2803
opg		OPG	3109
opinbert hlutafelag	ehf		2476
oppet bolag	ay	Ay	2896
ops		o.p.s.	2765
or ag		Ö.-r.AG	3232
organisation non gouvernementale	ong	ONG	354
organisme de placement collectif en valeurs mobilieres	opcvm	OPCVM	1012
organizacao da sociedade civil de interesse publico	oscip	OSCIP	1468
organizacao nao governamental	ong	ONG	2726
organizacion no gubernamental	ong	ONG	354
organizatia neguvernamentala	ong	ONG	354
organizatie non guvernamentala	ong	ONG	2729
organizzazione di volontariato	asd	ASD	773
organizzazione non governativa	ong	ONG	354
organizzazione non lucrativa di utilita sociale	onlus	ONLUS	1472
orgen		ÖrGen.	148
orgmbh		ÖrGmbH	223
ortachko drushtvo	od	o.d.	2921
ortacko drustvo	od	o.d.	2922
osakeyhtio	oy	Oy	2447
osauhing	ou	OÜ	2438
oscip		OSCIP	1468
osk		Osk	2121
osoba samostatne vydelecne cinna	zivnostnik	Živnostník	1557
osoo	ooo	OOO	823
osvc	zivnostnik	Živnostník	3104
otkrytoe akcionernoe obshchestvo	oao	OAO	1586
otkrytoe akcionernoe obshhestvo	oao	OAO	725
otkrytoe aktsionernoe obschestvo	oao	OAO	725
otkrytoe aktsionernoe obshchestvo	oao	OAO	3246
otkrytoe aktsionernoye obshestvo	oao	OAO	725
otkrytoye aktsionernoye obshchestvo	oao	OAO	3243
otwarty fundusz emerytalny	ofe	OFE	2240
ou		OÜ	2545
ovee	oe	OE	2960
owm		OWM	2130
oy		Oy	2546
oy ab		Oy Ab	613
oyj		Oyj	3284
oyj abp	oyj	Oyj	1597
oz	os	o.s.	1869
p limited	pvt ltd	Pvt Ltd	493
p ltd	pvt ltd	Pvt Ltd	493
pa		PA	1884
pak bazhnetirakan ynkerutyun	pby	PBY	1581
pao		PAO	3367
part g	partg	PartG	249
part mbb	partg mbb	PartG mbB	249
partg		PartG	2889
partg mbb		PartG mbB	1509
partgmbb	partg mbb	PartG mbB	249
partmbb	partg mbb	PartG mbB	249
partneriaeth atebolrwydd cyfyngedig	pac	PAC	2902
partnerschaft	partg	PartG	1522
partnerschaft mbb	partg mbb	PartG mbB	249
partnerschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	249
partnerschaftsgesellschaft	partg	PartG	1508
partnerschaftsgesellschaft mbb	partg mbb	PartG mbB	249
partnerschaftsgesellschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	1509
partnerselskab	ps	P/S	2662
partnership		Partnership	2942
partnership en commendite	lp	LP	1053
pat		PAT	3435
paz ltd sti	ltd sti	Ltd Şti	224
pbc		PBC	1132
pby		PBY	1630
pc		PC	3422
pcc		PCC	2582
pcl	plc	PLC	3370
pd		PD	3175
penanaman modal asing	pt pma	PT PMA	2472
perkongsian liabiliti terhad	plt	PLT	2925
persekutuan		Persekutuan	2961
persekutuan komanditer	persekutuan	Persekutuan	2912
persekutuan perdata	persekutuan	Persekutuan	2910
persero	pt persero	PT Persero	1566
persero tbk	pt persero	PT Persero	631
perseroan komanditer	persekutuan	Persekutuan	2911
perseroan terbatas	pt	PT	2471
perseroan terbatas penanaman modal asing	pt pma	PT PMA	825
perseroan terbatas penanaman modal dalam negeri	pt pmdn	PT PMDN	825
perseroan terbatas terbuka	pt tbk	PT Tbk	1605
perseroan terbuka	pt tbk	PT Tbk	1606
persoana fizica autorizata	pfa	PFA	3077
persoana fizica independenta	pfi	PFI	3076
personal liability company	inc	Inc	2823
personengesellschaft		Personengesellschaft	2835
personligt ejet mindre virksomhed	pmv	PMV	3054
perusahaan daerah	pd	PD	1567
perusahaan dagang	pd	PD	3064
perusahaan jawatan	perum	Perum	1567
perusahaan perseroan	pt persero	PT Persero	1566
perusahaan perseroan persero	pt persero	PT Persero	631
perusahaan perseroan persero pt	pt persero	PT Persero	631
perusahaan umum	perum	Perum	3156
perusahaan umum daerah	perum	Perum	631
pfa		PFA	3117
pfi		PFI	3116
pgbhsz		PgbHsZ	223
pgmbh		PGmbH	223
pgmbhma		PGmbHmA	223
php	pphu	PPHU	529
phu	pphu	PPHU	529
piccola societa cooperativa a responsabilita limitata	scarl	Scarl	590
pilnsabiedriba	ps	P/S	2892
piraivet limitet	pvt ltd	Pvt Ltd	493
pjs	shmy amm	سهامی عام	3404
pjsc		PJSC	102
pjscb	jscb	JSCB	102
pl	pty ltd	Pty Ltd	2569
pl co	plc	PLC	102
plc		PLC	1119
plc company	plc	PLC	102
plc limited	plc	PLC	724
plc ltd	plc	PLC	3210
plcs	plc	PLC	102
pllc		PLLC	2536
pllp	llp	LLP	706
plt		PLT	2964
pma	pt pma	PT PMA	2616
pmbhsz		PmbHsZ	223
pmdn	pt pmdn	PT PMDN	2615
pmv		PMV	3107
pobocny spolek	os	o.s.	667
podruznica	sucursal	Sucursal	1250
polnoe tovarishchestvo		Polnoe tovarishchestvo	2934
polnohospodar druzstvo		Poľnohospodár.družstvo	444
polnohospodarske druzstvo	polnohospodar druzstvo	Poľnohospodár.družstvo	444
polnye tovarishchestva		Полные товарищества	707
pool inc	pool ltd	Pool Ltd	484
pool incorporated	pool ltd	Pool Ltd	484
pool limited	pool ltd	Pool Ltd	484
pool ltd		Pool Ltd	484
potrebitelskie kooperativy		Потребительские кооперативы	197
potrebitelskie obshchestva		Потребительские общества	502
potrebitelskiy kooperativ	spk	SPK	2095
povne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1518
pp		PP	3189
pph	pphu	PPHU	529
pphu		PPHU	529
ppk	gosudarstvennaya korporatsiya	Государственная корпорация	360
ppuh	pphu	PPHU	529
pr		PR	3118
pra li	pvt ltd	Pvt Ltd	493
pra limited	pvt ltd	Pvt Ltd	493
praibhet limited	pvt ltd	Pvt Ltd	493
praivet limited	pvt ltd	Pvt Ltd	493
prat		PrAT	3368
preduzetnik	pr	PR	3078
prispevkova organizace		příspěvková organizace	3145
prispevkova organizacia	prispevkova organizace	příspěvková organizace	1571
priv st	stichting	Stichting	1004
privat aktiebolag	ab	AB	1599
private	pvt ltd	Pvt Ltd	2613
private company limited by shares	ltd	Ltd	326
private company with limited liability	ltd	Ltd	212
private enterprise		Private Enterprise	3095
private foundation	foundation	Foundation	2168
private joint stock company	prjsc	PrJSC	3347
private jsc	prjsc	PrJSC	1623
private limited	pvt ltd	Pvt Ltd	2374
private limited by guarantee	ltd	Ltd	2453
private limited compan	ltd	Ltd	1381
private limited company	ltd	Ltd	1383
private limited liability company	ltd	Ltd	817
private ltd	pvt ltd	Pvt Ltd	1029
private shareholding company	psc	PSC	1579
private stichting	stichting	Stichting	1340
private trust company	ptc	PTC	2455
private unlimited company	unltd	Unltd	326
privatgesellschaft mit beschrankter haftung	pgmbh	PGmbH	223
privatgesellschaft mit beschrankter haftung mit einem alleingesellschafter	pgmbhma	PGmbHmA	223
privatgesellschaft mit beschrankter haftung mit sozialer zielsetzung	pmbhsz	PmbHsZ	223
privatne aktsionerne tovaristvo	prat	PrAT	880
privatne pidpriemstvo	pp	PP	2519
privatne pidpriiemstvo	pp	PP	2520
prjsc		PrJSC	1623
prof assn	pa	PA	1859
prof corp	pc	PC	1626
professional association	pa	PA	1860
professional corp	pc	PC	3351
professional corporation	pc	PC	1626
professional limited liability co	pllc	PLLC	2534
professional limited liability company	pllc	PLLC	2535
professional limited liability partnership	llp	LLP	1071
professional llc	pllc	PLLC	1426
professional ltd liability co	pllc	PLLC	1426
professional service corporation	pc	PC	1625
professional services corporation	pc	PC	635
proizvodstvennye kooperativy		Производственные кооперативы	197
proizvodstvennyy kooperativ	spk	SPK	1304
proprietary	pty ltd	Pty Ltd	2611
proprietary company	pty ltd	Pty Ltd	2353
proprietary limited	pty ltd	Pty Ltd	2356
proprietary limited company	pty ltd	Pty Ltd	2354
proprietary limited rf	pty ltd rf	Pty Ltd RF	494
proprietary ltd	pty ltd	Pty Ltd	2355
prosta spolka akcyjna	psa	PSA	3337
prostye tovarishchestva		Простые товарищества	707
protected cell company	pcc	PCC	2452
prst	stiftung	Stiftung	1004
pryvatnae unitarnae pradpryemstva	chup	ChUP	1391
pryvatne aktsionerne tovarystvo	prat	PrAT	3346
pryvatne pidpryiemstvo	pp	PP	2518
pryvatne pidpryyemstvo	pp	PP	2521
przedsiebiorstwo handlowo uslugowe	pphu	PPHU	791
przedsiebiorstwo panstwowe	pp	PP	3164
przedsiebiorstwo produkcyjno handlowo uslugowe	pphu	PPHU	791
przedsiebiorstwo uslugowo handlowe	pphu	PPHU	791
ps		P/S	2712
psa		PSA	3413
psc		PSC	3375
pse	psu	PSU	1573
psu		PSU	1573
pt		PT	2547
pt persero		PT Persero	631
pt persero tbk	pt persero	PT Persero	631
pt pma		PT PMA	825
pt pmdn		PT PMDN	825
pt tbk		PT Tbk	1605
pt terbuka	pt tbk	PT Tbk	3305
ptc		PTC	2584
pte	pte ltd	Pte Ltd	2614
pte limited	pte ltd	Pte Ltd	2388
pte ltd		Pte Ltd	2389
pty	pty ltd	Pty Ltd	2610
pty limited	pty ltd	Pty Ltd	2357
pty ltd		Pty Ltd	2358
pty ltd rf		Pty Ltd RF	494
ptyltd	pty ltd	Pty Ltd	821
pub limited co	plc	PLC	102
pub ltd co	plc	PLC	102
publ	ab publ	AB (publ)	3434
public benefit corporation	pbc	PBC	635
public co ltd	plc	PLC	724
public company limited	plc	PLC	724
public company limited by guarantee	plc	PLC	723
public company limited by shares	plc	PLC	723
public joint stock commercial bank	jscb	JSCB	102
public joint stock compan	pjsc	PJSC	1118
public joint stock company	pjsc	PJSC	632
public jsc	pjsc	PJSC	102
public limited	plc	PLC	102
public limited co	plc	PLC	102
public limited compan	plc	PLC	1118
public limited company	plc	PLC	633
public limited corporation	plc	PLC	632
public limited liability company	plc	PLC	3325
public ltd	plc	PLC	724
public ltd co	plc	PLC	102
public ltd company	plc	PLC	724
public sector enterprise	psu	PSU	3159
public sector undertaking	psu	PSU	3157
public sector unit	psu	PSU	3158
public shareholding company	psc	PSC	1579
public stock company	pjsc	PJSC	102
public unlimited company	unltd	Unltd	326
publichne aktsionerne tovaristvo	pat	PAT	880
publichne aktsionerne tovarystvo	pat	PAT	880
publichno pravovaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	360
publichnoe aktsionernoe obshchestvo	pao	PAO	3342
publichnoye aktsionernoye obshchestvo	pao	PAO	3341
publichnye aktsionernye obshchestva	pao	PAO	1620
publikt aktiebolag	ab publ	AB (publ)	3290
publikt forsakringsaktiebolag		Publikt försäkringsaktiebolag	1123
publikt omsesidigt forsakringsaktiebolag		Publikt ömsesidigt försäkringsaktiebolag	1123
publiktaktiebolag	ab publ	AB (publ)	1621
puc	unltd	Unltd	2559
puh	pphu	PPHU	529
pulc	unltd	Unltd	819
pup	chup	ChUP	2573
putonghehuo	youxianhehuo	有限合伙	1075
pvt	pvt ltd	Pvt Ltd	2612
pvt co	pvt ltd	Pvt Ltd	493
pvt limited	pvt ltd	Pvt Ltd	1029
pvt ltd		Pvt Ltd	2375
pvtltd	pvt ltd	Pvt Ltd	1029
qapali sehmdar cemiyyet	qsc	QSC	3222
qapali sehmdar cemiyyeti	qsc	QSC	3224
qapali tipli sehmdar cemiyyeti	qsc	QSC	3223
qatari public shareholding company	qpsc	QPSC	879
qatari shareholding company	qpsc	QPSC	879
qk		QK	2840
qoshma korxona	qk	QK	2822
qpjsc	qpsc	QPSC	879
qpsc		QPSC	879
qsc		QSC	3385
quotas de responsabilidade limitada	lda	Lda	1385
qushma korkhona	qk	QK	2821
ra		RA	3191
ragione individuale	ditta individuale	Ditta individuale	1556
raison individuelle	ei	EI	3042
real estate investment trust	reit	REIT	2224
rechtsfahige stiftung	stiftung	Stiftung	1338
rechtspersoon in oprichting	rp io		1495
rederibolag		Rederibolag	1501
reg gen mbh	eg	eG	977
regia autonoma	ra	RA	3166
regie autonoma	ra	RA	3167
regionalt helseforetak	rhf	RHF	3163
registered limited liability limited partnership	lllp	LLLP	1465
registered limited liability partnership	llp	LLP	706
registered native title body corporate	rntbc	RNTBC	2733
registered society	society	Society	772
registered trustees	incorporated trustees	Incorporated Trustees	947
registered trustees of	incorporated trustees	Incorporated Trustees	947
registrerad forening	ry		1842
registrierte genossenschaft mit beschrankter haftung	eg	eG	977
reit		REIT	1356
reit ag		REIT-AG	1591
reit aktiengesellschaft	reit ag	REIT-AG	1591
rekisteroity puolue	rp		1230
rekisteroity yhdistys	ry		1230
renyizuhe	xietongzuhe	協同組合	851
republican unitary enterprise	sue	SUE	866
respublikanskoe unitarnoe predpriyatie	rup	RUP	3143
reszvenytarsasag	rt	Rt	1124
rf		RF	2842
rf limited	ltd rf	Ltd RF	494
rf ltd	ltd rf	Ltd RF	494
rf proprietary limited	pty ltd rf	Pty Ltd RF	494
rf pty ltd	pty ltd rf	Pty Ltd RF	494
rhf		RHF	3187
ring fenced	rf	RF	2845
rl de cv	s de rl de cv	S de RL de CV	544
rlllp	lllp	LLLP	1465
rllp	llp	LLP	706
rntbc		RNTBC	2734
rozpoctova organizacia	prispevkova organizace	příspěvková organizace	1571
rp			1238
rp io			1495
rt		Rt	3402
rup		RUP	3174
ry			1238
s agr		S. Agr.	705
s civil	sc	SC	2931
s civil de rl		S. Civil de R. L.	1420
s com	s en c	S en C	1050
s com p	s en cp	S. en C.P.	496
s com pa	scra	SCRA	496
s com pap		S.Com:p.A.P.	496
s com por a	scra	SCRA	2664
s comm	scomm	SComm	2637
s cons pa	scpa	Scpa	793
s coop		S. Coop.	2037
s coop and	s coop	S. Coop.	347
s coop e	sce	SCE	795
s coop galega	s coop	S. Coop.	347
s coop ltda	s coop	S. Coop.	347
s coop mad	s coop	S. Coop.	347
s coop p		S.Coop.P.	795
s coop v	s coop	S. Coop.	347
s corp		S Corp	885
s corporation	s corp	S Corp	636
s cra	scra	SCRA	2667
s de rl	srl	Srl	2329
s de rl cv	s de rl de cv	S de RL de CV	544
s de rl de cv		S de RL de CV	2509
s de rl de ip de cv		S de RL de IP de CV	701
s de rl mi		S de RL MI	701
s de rlmi	s de rl mi	S de RL MI	544
s de ss		S de SS	315
s en c		S en C	2624
s en c de cv		S. en C. de C. V.	833
s en c por a		S en C por A	1439
s en c por a de cv		S en C por A de CV	833
s en cp		S. en C.P.	496
s en nc		S en NC	2852
s ka akc	sa	SA	871
s ka z oo	sp zoo	Sp. z o.o.	614
s ka zoo	sp zoo	Sp. z o.o.	614
s ltda	lda	Lda	1386
s par as	sas	SAS	102
s per a	spa	SpA	874
s pte ltd		(S) Pte Ltd	2526
sa		SA	3377
sa a conseil dadministration	sa	SA	726
sa a directoire	sa	SA	726
sa ag	ag sa	AG SA	1587
sa cooperative artisanale a directoire		SA coopérative artisanale à directoire	162
sa cooperative de commercants detaillants a directoire		SA coopérative de commerçants-détaillants à directoire	162
sa cooperative de consommation a directoire		SA coopérative de consommation à directoire	162
sa cooperative de construction a directoire		SA coopérative de construction à directoire	162
sa cooperative de production a directoire		SA coopérative de production à directoire	162
sa cooperative de transport a directoire		SA coopérative de transport à directoire	162
sa cooperative dinteret maritime a directoire		SA coopérative d'intérêt maritime à directoire	162
sa d cv	sa de cv	SA de CV	1614
sa de cv		SA de CV	3332
sa de cv siefore		S. A. de C.V., Siefore	692
sa de cv sofom	sa de cv sofom enr	SA de CV SOFOM ENR	511
sa de cv sofom enr		SA de CV SOFOM ENR	237
sa de cv sofom er		SA de CV SOFOM ER	237
sa de cvfi de c		S. A. de C. V., F. I. de C.	692
sa de cvfi de ol		S. A. de C. V., F. I. de O. L.	692
sa de cvfi de rv		S. A. de C. V., F. I. de R. V.	692
sa de cvfi en id		S. A. de C. V., F. I. en I. D.	692
sa deconomie mixte	sem	SEM	1110
sa decv	sa de cv	SA de CV	1614
sa dpu	sa	SA	386
sa fs		SA FS	386
sa nv		SA NV	1584
sa sociedad unipersonal	sau	SAU	1583
sa sociedade unipessoal	sa unipessoal	SA Unipessoal	1127
sa sofom enr		S.A., SOFOM E.N.R.	237
sa sofom er		S.A., SOFOM E.R.	237
sa unipersonal	sau	SAU	1583
sa unipessoal		SA Unipessoal	1127
saa		SAA	3412
saaktsio sazogadoeba		სააქციო საზოგადოება	3295
saatio sr	sr		1341
sab		SAB	3409
sab de cv		SAB de CV	237
sab de cv sofom enr		S.A.B. DE C.V., SOFOM E.N.R.	237
sab sofom er		S.A.B. SOFOM E.R.	237
sabcv	sab de cv	SAB de CV	1612
sabiedriba ar ierobezotu atbildibu	sia	SIA	2502
sabiratelno druzhestvo	sd	SD	2876
sac		SAC	3411
saca	saica	SAICA	1627
sacco ltd		Sacco Ltd	797
sacco society limited	sacco ltd	Sacco Ltd	797
sacco society ltd	sacco ltd	Sacco Ltd	797
sacei	saci	SACI	457
saci		SACI	457
sacif	saci	SACI	1120
sacif ya	saci	SACI	1120
sacifi	saci	SACI	1121
sacifia	saci	SACI	1120
sacifiya	saci	SACI	1121
saciyf	saci	SACI	1121
sacs		SACS	1619
sacv	sa de cv	SA de CV	1126
sad		SAD	3395
sadanbeobin	jaedanbeobin	재단법인	1852
sadecv	sa de cv	SA de CV	1126
sadovodcheskie ogorodnicheskie ili dachnye nekommercheskie tovarishchestva		Садоводческие, огороднические или дачные некоммерческие товарищества	2750
sadovodcheskie ogorodnicheskie ili dachnye potrebitelskie kooperativy		Садоводческие, огороднические или дачные потребительские кооперативы	197
sadovodcheskoe nekommercheskoe tovarishchestvo	tszh	TSZh	776
sadruzhie	sd	SD	2828
sae		SAE	3393
saem	sem	SEM	869
saesp	esp	ESP	1588
safer		SAFER	3184
safi		SAFI	2247
sagl		Sagl	2406
sahami am	shmy amm	سهامی عام	295
sahami khas	shmy khs	سهامی خاص	295
sahami khass	shmy khs	سهامی خاص	295
sahmanapak pataskhanatvutyamb ynkerutyun	spy	SPY	2336
saic	saci	SACI	3378
saica		SAICA	3355
saicf	saci	SACI	457
saicfi	saci	SACI	457
saicyf	saci	SACI	457
saiicfa	saci	SACI	457
saiyc	saci	SACI	457
sal		SAL	3394
sal holding	sal	SAL	1595
sal offshore	sal	SAL	1595
sameignarfelag		sameignarfélag	2962
samlagsfelag	sameignarfelag	sameignarfélag	1513
samlagshlutafelag	sameignarfelag	sameignarfélag	1513
samostalni poduzetnik	sp	SP	3027
samostalni preduzetnik	sp	SP	3030
samostatne hospodariaci rolnik	zivnostnik	Živnostník	1557
samostojni podjetnik	sp	SP	3029
samostojni podjetnik posameznik	sp	SP	1103
san ltd sti	ltd sti	Ltd Şti	224
san tic as	san ve tic as	San. ve Tic. AŞ	296
san tic ltd sti	ltd sti	Ltd Şti	224
san ve tic as		San. ve Tic. AŞ	296
san ve tic ltd sti	ltd sti	Ltd Şti	224
sanayi as	san ve tic as	San. ve Tic. AŞ	296
sanayi ltd sti	ltd sti	Ltd Şti	224
sanayi ticaret as	san ve tic as	San. ve Tic. AŞ	296
sanayi ticaret ltd sti	ltd sti	Ltd Şti	224
sanayi ve ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	296
sanayi ve ticaret as	san ve tic as	San. ve Tic. AŞ	296
sanayi ve ticaret limited sirketi	ltd sti	Ltd Şti	224
sanayi ve ticaret ltd sti	ltd sti	Ltd Şti	224
saoc		SAOC	1618
saog		SAOG	1618
sapa		Sapa	2719
sapi		SAPI	3330
sapi de cv		SAPI de CV	1613
sapi de cv sofom enr		S.A.P.I. DE C.V., SOFOM E.N.R.	237
sapi de cv sofom er		S.A. P.I. de C.V. , SOFOM E.R.	237
sapib	sapib de cv	SAPIB de CV	237
sapib de cv		SAPIB de CV	237
sapicv	sapi de cv	SAPI de CV	1612
sarf		SARF	3391
sarl		SARL	1024
sarl a associe unique	sarl au	SARL AU	700
sarl a capital variable	sarl	SARL	2448
sarl au		SARL AU	700
sarl cooperative artisanale		SARL coopérative artisanale	162
sarl cooperative de consommation		SARL coopérative de consommation	162
sarl cooperative de construction		SARL coopérative de construction	162
sarl cooperative de production		SARL coopérative de production	162
sarl cooperative de transport		SARL coopérative de transport	162
sarl cooperative dinteret maritime		SARL coopérative d'intérêt maritime	162
sarl dassocie unique	sarl au	SARL AU	700
sarl s		SARL-S	2501
sarl simplifiee	sarl s	SARL-S	2500
sarl u	suarl	SUARL	830
sarl unipersonnelle	suarl	SUARL	830
sarlau	sarl au	SARL AU	700
sarls	sarl s	SARL-S	1416
sarlu	suarl	SUARL	830
sas		SAS	3374
sas a capital variable	sas	SAS	726
sas de cv		SAS de CV	237
sas de l	sas	SAS	553
sas de la	sas	SAS	553
sas des	sas	SAS	553
sas du	sas	SAS	553
sas la	sas	SAS	553
sas le	sas	SAS	553
sas les	sas	SAS	553
sas unipersonnelle	sasu	SASU	726
sasesp	esp	ESP	1588
saspj		SASPJ	1222
sasu		SASU	3292
sau		SAU	3379
savings and credit co operative society ltd	sacco ltd	Sacco Ltd	797
savivaldybes imone	vi	VĮ	1568
sc		SC	2843
sc de ap		S.C. de A. P.	315
sc de ap de cv		S.C. de A. P. de C. V.	315
sc de rl	scl	SCL	1293
sc de rl de cv	scl de cv	SCL de CV	315
sc dpu		SC DPU	148
sc srl		SC SRL	2523
sca		SCA	1466
sca fs		SCA FS	288
sca rl	scarl	Scarl	168
scarl		Scarl	168
scc		SCC	2607
scc limited	scc	SCC	1047
scc ltd	scc	SCC	1047
sccl		SCCL	2070
sce		SCE	1305
sce selskab		SCE-selskab	1292
scea		SCEA	2900
scei		S.C.e I.	2794
sci		SCI	2959
sci de l	sci	SCI	202
sci de la	sci	SCI	202
sci des	sci	SCI	202
sci du	sci	SCI	202
sci la	sci	SCI	202
sci le	sci	SCI	202
sci les	sci	SCI	202
scic		SCIC	1296
scio	cio	CIO	2768
scl		SCL	2120
scl de cv		SCL de CV	315
scm		SCM	2954
scomm		SComm	288
scop		SCOP	2081
scorp	s corp	S Corp	885
scottish charitable incorporated organisation	cio	CIO	1469
scottish limited partnership	slp	SLP	2668
scp		SCP	2943
scpa		Scpa	2114
scpi		SCPI	1362
scr		SCR	1066
scr pyme		SCR-Pyme	617
scra		SCRA	2666
scri		SCRI	975
scri cp		SCRI CP	148
scri fs		SCRI FS	148
scrl		SCRL	2047
scrl consortile	scarl	Scarl	168
scrl dpu		SCRL DPU	148
scrl fs		SCRL FS	148
scs		SCS	1466
scs fs		SCS FS	288
scsp		SCSp	2691
sd		SD	2951
sdad anon	sa	SA	871
sdad coop	s coop	S. Coop.	347
sdad ltda	sl	SL	1022
sdbr	stiftung	Stiftung	2189
sderldecv	s de rl de cv	S de RL de CV	544
sdn	sdn bhd	Sdn Bhd	1436
sdn berhad	sdn bhd	Sdn Bhd	2390
sdn bhd		Sdn Bhd	2393
sdnbhd	sdn bhd	Sdn Bhd	2392
sdruzhenie v obshchestvena polza		Сдружение в обществена полза	1820
sduq		SDUQ	1422
se		SE	3373
se and co kg		SE & Co. KG	201
se and co kgaa		SE & Co. KGaA	201
se selskab		SE-selskab	1491
sec		SEC	2710
seca	sca	SCA	1050
secs	scs	SCS	2623
secsp	scsp	SCSp	1457
sede secondaria	sucursal	Sucursal	369
segregated cell company	scc	SCC	1047
segregated portfolio company	spc	SPC	2332
selafa		SELAFA	877
selarl		SELARL	2449
selas		SELAS	877
selca		SELCA	2674
selskab med begraenset ansvar	smba	SMBA	1037
selskap med begrenset ansvar	ba	BA	2512
selskap med delt ansvar	da	DA	2930
selskokhozyaystvennye potrebitelskie obsluzhivayushchie kooperativy		Сельскохозяйственные потребительские обслуживающие кооперативы	197
selskokhozyaystvennye potrebitelskie ogorodnicheskie kooperativy		Сельскохозяйственные потребительские огороднические кооперативы	197
selskokhozyaystvennye potrebitelskie pererabatyvayushchie kooperativy		Сельскохозяйственные потребительские перерабатывающие кооперативы	197
selskokhozyaystvennye potrebitelskie sadovodcheskie kooperativy		Сельскохозяйственные потребительские садоводческие кооперативы	197
selskokhozyaystvennye potrebitelskie sbytovye kooperativy		Сельскохозяйственные потребительские сбытовые кооперативы	197
selskokhozyaystvennye potrebitelskie snabzhencheskie kooperativy		Сельскохозяйственные потребительские снабженческие кооперативы	197
selskokhozyaystvennye potrebitelskie zhivotnovodcheskie kooperativy		Сельскохозяйственные потребительские животноводческие кооперативы	197
selskokhozyaystvennye proizvodstvennye kooperativy		Сельскохозяйственные производственные кооперативы	197
selskokhozyaystvennyy proizvodstvennyy kooperativ	spk	SPK	1304
sem		SEM	3186
seml	sem	SEM	869
senc		SENC	2879
sencrl		SENCRL	1505
sencrl llp	sencrl	SENCRL	1074
sendirian	sdn bhd	Sdn Bhd	1436
sendirian berhad	sdn bhd	Sdn Bhd	2391
sep		SEP	2949
separate limited partnership	slp	SLP	1452
separate limited partnerships	slp	SLP	1455
sepcav		SEPCAV	1367
sezc		SEZC	1414
sf		SF	3188
sgiic		SGIIC	1361
sgps		SGPS	1971
sgps sa	sgps	SGPS	1277
sgr		SGR	2246
sh	sociedad de hecho	Sociedad de Hecho	2826
sh a		Sh.A.	3376
sh dh mm	sh mm	ش.م.م	450
sh k		Sh.K.	2703
sh m		ش.م.ع	3360
sh m kh		ش.م.خ	872
sh mb	sh m	ش.م.ع	552
sh mk	sh m	ش.م.ع	552
sh mkm	shrkh mshmh	شركة مساهمة	510
sh ml	shrkh mshmh	شركة مساهمة	510
sh mm		ش.م.م	450
sh mmh	sh mm	ش.م.م	450
sh mq	sh m	ش.م.ع	552
sh ms	sh m	ش.م.ع	552
sh pk		Sh.p.k.	2335
sha	sh a	Sh.A.	3424
shadan hojin	yibanshetuanfaren	一般社団法人	774
shangshigongsi	gufenyouxiangongsi	股份有限公司	875
share company	aksiyon mahber	አክሲዮን ማህበር	1596
shareholding company	jsc	JSC	551
sharika	shrkh	شركة	792
sharika that almasuliah almahduda	sh mm	ش.م.م	326
sharikah	shrkh	شركة	792
sharikat	shrkh	شركة	792
sharikat al mossahamah	shrkh mshmh	شركة مساهمة	102
sharikat almusahama alaamah	sh m	ش.م.ع	1578
sharikat almusahama alkhasa	sh m kh	ش.م.خ	872
sharikat altawsia albasita	shrkh twsyh bsyth	شركة توصية بسيطة	501
sharikat that masouliyah mahdouda	sh mm	ش.م.م	450
sherkat	shrkt	شرکت	1973
sherkat e sahami am	shmy amm	سهامی عام	295
sherkat e sahami khas	shmy khs	سهامی خاص	295
sherkat e sahami khass	shmy khs	سهامی خاص	295
sherkat sahami khas	shmy khs	سهامی خاص	295
sherkat sahami khass	shmy khs	سهامی خاص	295
sherkate sahami am	shmy amm	سهامی عام	295
shetuanfaren	yibanshetuanfaren	一般社団法人	774
shezghuduli pasukhismgeblobis sazogadoeba	shps	ShPS	1399
shmy amm		سهامی عام	295
shmy khs		سهامی خاص	295
shoqeri aksionare	sh a	Sh.A.	3212
shoqeri aksionere	sh a	Sh.A.	1580
shoqeri anonime	sh a	Sh.A.	1580
shoqeri kolektive	sh k	Sh.K.	2626
shoqeri komandite	sh k	Sh.K.	2625
shoqeri me pergjegjesi te kufizuar	sh pk	Sh.p.k.	2334
shpk	sh pk	Sh.p.k.	2333
shps		ShPS	1399
shrkh		شركة	1962
shrkh dht msuwlyh mhdwdh	sh mm	ش.م.م	326
shrkh lmhsh		شركة المحاصة	2818
shrkh lmshmh	shrkh mshmh	شركة مساهمة	102
shrkh lmshmh al amma	sh m	ش.م.ع	3211
shrkh lmshmh lkhsh	sh m kh	ش.م.خ	872
shrkh lmshmh lmqflh	shrkh mshmh	شركة مساهمة	723
shrkh lshkhs lwhd	shrkh	شركة	1382
shrkh ltdmn	shrkh tdmn	شركة تضامن	620
shrkh ltwsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	380
shrkh ltwsyh lbsyth	shrkh twsyh bsyth	شركة توصية بسيطة	380
shrkh ltwsyh lbsyth llshrkh		شركة التوصية البسيطة للشراكة	2649
shrkh mhdwdh	sh mm	ش.م.م	450
shrkh mhsh		شركة محاصة	847
shrkh mshmh		شركة مساهمة	723
shrkh mshmh amma	sh m	ش.م.ع	552
shrkh mshmh bhrynyh	shrkh mshmh	شركة مساهمة	510
shrkh mshmh khsh	sh m kh	ش.م.خ	1577
shrkh mshmh kwytyh	shrkh mshmh	شركة مساهمة	510
shrkh mshmh mqflh	shrkh mshmh	شركة مساهمة	510
shrkh mshmh msryh	shrkh mshmh	شركة مساهمة	510
shrkh mshmh swdyh	shrkh mshmh	شركة مساهمة	510
shrkh rs lml lmghmr		شركة رأس المال المغامر	501
shrkh shkhs whd	shrkh	شركة	1382
shrkh tdmn		شركة تضامن	620
shrkh twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	380
shrkh twsyh bsyth		شركة توصية بسيطة	380
shrkt		شرکت	1964
shrkt b msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	699
shrkt dht rs ml qbl lltghyyr		شركات ذات رأس مال قابل للتغيير	847
shrkt mwl		شركات أموال	847
shrkt shkhs		شركات اشخاص	847
shrkt shmy	shmy khs	سهامی خاص	295
shrkt shmy amm	shmy amm	سهامی عام	295
shrkt shmy khs	shmy khs	سهامی خاص	295
shrkt twny	shrkt	شرکت	2035
si ren gu fen you xian gong si	youxiangongsi	有限公司	1602
sia		SIA	2549
sica		SICA	2124
sicaf		SICAF	1359
sicar		SICAR	1366
sicav		SICAV	2226
sicav raif	sicav	SICAV	1011
sicav sif	sicav	SICAV	1011
sii		S.I.I.	1066
silskogospodarske tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2530
simple co		Simple Co	850
simple partnership	simple co	Simple Co	850
single member company	smc pvt ltd	SMC Pvt Ltd	2515
single member private limited company	smc pvt ltd	SMC Pvt Ltd	2514
single owner llc	llc sp	LLC SP	611
sirengongsi	sirenyouxiangongsi	私人有限公司	2464
sirengufenyouxiangongsi	youxiangongsi	有限公司	1629
sirenyouxiangongsi		私人有限公司	1405
sirket	ltd sti	Ltd Şti	2606
sirketi	ltd sti	Ltd Şti	2552
sivuliike	sucursal	Sucursal	369
siz		SIZ	2836
sj	sp j	Sp. j.	2967
sjalfseignarstofnun	sameignarfelag	sameignarfélag	2913
ska		SKA	2723
sl		SL	2562
sl sociedad unipersonal	slu	SLU	1038
sl unipersonal	slu	SLU	1038
slf	sameignarfelag	sameignarfélag	1523
slhf	sameignarfelag	sameignarfélag	1523
sll		SLL	2579
slm		SLM	2829
slne		SLNE	2444
slp		SLP	2714
slu		SLU	2578
slu ltda	lda	Lda	379
smba		SMBA	2435
smc	ltd	Ltd	2603
smc private limited	smc pvt ltd	SMC Pvt Ltd	828
smc private ltd	smc pvt ltd	SMC Pvt Ltd	828
smc pvt limited	smc pvt ltd	SMC Pvt Ltd	828
smc pvt ltd		SMC Pvt Ltd	828
snc		SNC	1520
snc de la	snc	SNC	202
snc des	snc	SNC	202
snc du	snc	SNC	202
snc fs		SNC FS	621
snc la	snc	SNC	202
snc le	snc	SNC	202
snc les	snc	SNC	202
snt	tszh	TSZh	1881
soc		SOC	3196
soc a resp limitata	srl	Srl	212
soc a resp limitee	sarl	SARL	212
soc a responsab limitee	sarl	SARL	212
soc agr		Soc. agr.	528
soc agr coop	soc coop	Soc. coop.	168
soc agricola	soc agr	Soc. agr.	528
soc an	sa	SA	870
soc anon	sa	SA	870
soc anon de cap var	sa de cv	SA de CV	1126
soc anon prom de inv de cap var	sapi de cv	SAPI de CV	3326
soc col	sc	SC	2859
soc com investimenti		Soc. com. investimenti	545
soc com investissement		Soc. com. Investissement	1357
soc com per azioni	sapa	Sapa	2650
soc comm action	sca	SCA	380
soc comm par actions	sca	SCA	1438
soc cons a rl	scarl	Scarl	168
soc cons arl	scarl	Scarl	168
soc cons pa	scpa	Scpa	793
soc coop		Soc. coop.	1300
soc coop a rl	scarl	Scarl	168
soc coop agr	soc coop	Soc. coop.	168
soc coop ar l	scarl	Scarl	168
soc coop arl	scarl	Scarl	168
soc coop per azioni	scpa	Scpa	793
soc coop soc	soc coop	Soc. coop.	168
soc cooperativa	s coop	S. Coop.	347
soc en commandite	scs	SCS	380
soc in accomandita		Soc. in accomandita	545
soc in accomandita semplice	sas	SAS	1438
soc in nome collettivo	snc	SNC	2851
soc invest capital variable	sicav	SICAV	2223
soc limited	soc ltd	SOC Ltd	1113
soc ltd		SOC Ltd	1113
soc ltda	sl	SL	1023
soc nom collectif	snc	SNC	620
soc nome collettivo	snc	SNC	620
soc par actions simplifiee	sas	SAS	102
soc per azioni	spa	SpA	874
soc resp limitada	srl	Srl	212
soc unip lda	unipessoal lda	Unipessoal Lda	1026
socieda anonima	sa	SA	632
sociedad agraria de transformacion	sat	SAT	2058
sociedad agraria de trasformacion	sat	SAT	617
sociedad agricola	soc agr	Soc. agr.	1967
sociedad anonima	sa	SA	633
sociedad anonima abierta	saa	SAA	3335
sociedad anonima bursatil	sab	SAB	3329
sociedad anonima bursatil de capital variable	sab de cv	SAB de CV	237
sociedad anonima cerrada	sac	SAC	3336
sociedad anonima comercial e industrial	saci	SACI	457
sociedad anonima comercial industrial financiera e inmobiliaria	saci	SACI	1582
sociedad anonima comercial industrial y financiera	saci	SACI	1582
sociedad anonima cotizada de inversion en el mercado inmobiliario	socimi	SOCIMI	1360
sociedad anonima de capital abierto	saica	SAICA	1627
sociedad anonima de capital variable	sa de cv	SA de CV	3331
sociedad anonima deportiva	sad	SAD	3280
sociedad anonima espanola	sae	SAE	3276
sociedad anonima europea	se	SE	1594
sociedad anonima financiera de inversion	safi	SAFI	2232
sociedad anonima industrial y comercial	saci	SACI	457
sociedad anonima inscrita de capital abierto	saica	SAICA	3354
sociedad anonima laboral	sal	SAL	3278
sociedad anonima mixta	sam	SAM	3240
sociedad anonima profesional	sap	S.A.P.	1594
sociedad anonima promotora de inversion	sapi	SAPI	3327
sociedad anonima promotora de inversion bursatil	sapib de cv	SAPIB de CV	237
sociedad anonima promotora de inversion bursatil de capital variable	sapib de cv	SAPIB de CV	237
sociedad anonima promotora de inversion de capital variable	sapi de cv	SAPI de CV	1613
sociedad anonima promotora de inversiones	sapi	SAPI	3328
sociedad anonima simplificada	sas	SAS	3207
sociedad anonima sociedad financiera de objeto multiple entidad regulada	sa sofom er	S.A., SOFOM E.R.	237
sociedad anonima unipersonal	sau	SAU	3214
sociedad civil	sc	SC	849
sociedad civil de responsabilidad limitada	s civil de rl	S. Civil de R. L.	1420
sociedad civil profesional	scp	SCP	620
sociedad colectiva	sc	SC	1072
sociedad colectiva civil		Sociedad Colectiva Civil	1506
sociedad colectiva comercial		Sociedad Colectiva Comercial	1506
sociedad colectiva de responsabilidad limitada	lda	Lda	379
sociedad colectiva profesional	scp	SCP	706
sociedad comanditaria	scra	SCRA	2665
sociedad comanditaria por acciones	scra	SCRA	496
sociedad comanditaria por acciones profesional	s com pap	S.Com:p.A.P.	496
sociedad comanditaria simple	scra	SCRA	496
sociedad comanditaria simple profesional	s en cp	S. en C.P.	496
sociedad comercial de resp ltda	lda	Lda	379
sociedad comercial de responsabilidad limitada	srl	Srl	326
sociedad contractual minera	scm	SCM	2412
sociedad cooperativa	s coop	S. Coop.	2038
sociedad cooperativa andaluza	s coop	S. Coop.	347
sociedad cooperativa catalana limitada	sccl	SCCL	2069
sociedad cooperativa de ahorro y prestamo	sc de ap	S.C. de A. P.	315
sociedad cooperativa de ahorro y prestamo de capital variable	sc de ap de cv	S.C. de A. P. de C. V.	315
sociedad cooperativa de capital variable		Sociedad cooperativa de capital variable	315
sociedad cooperativa de responsabilidad limitada	scl	SCL	1293
sociedad cooperativa de responsabilidad limitada de capital variable	scl de cv	SCL de CV	315
sociedad cooperativa europea	sce	SCE	795
sociedad cooperativa galega	s coop	S. Coop.	347
sociedad cooperativa limitada	scl	SCL	2071
sociedad cooperativa limitada de capital variable	scl de cv	SCL de CV	315
sociedad cooperativa madrilena	s coop	S. Coop.	347
sociedad cooperativa profesional	s coop p	S.Coop.P.	795
sociedad de capital e industria	scei	S.C.e I.	2793
sociedad de capital riesgo	scr	SCR	617
sociedad de capital riesgo pyme	scr pyme	SCR-Pyme	617
sociedad de economia mixta		Sociedad de Economía Mixta	3257
sociedad de garantia reciproca	sgr	SGR	1355
sociedad de hecho		Sociedad de Hecho	2792
sociedad de inversion de capital variable	sicav	SICAV	1356
sociedad de produccion rural	spr de rl	SPR de RL	978
sociedad de produccion rural de responsabilidad ilimitada		Sociedad de producción rural de responsabilidad ilimitada	701
sociedad de produccion rural de responsabilidad limitada	spr de rl	SPR de RL	315
sociedad de produccion rural de responsabilidad suplementada		Sociedad de producción rural de responsabilidad suplementada	701
sociedad de resp ltda	lda	Lda	379
sociedad de responsabilidad limitada	srl	Srl	820
sociedad de responsabilidad limitada de capital variable	s de rl de cv	S de RL de CV	2508
sociedad de responsabilidad limitada de interes publico	s de rl de ip de cv	S de RL de IP de CV	544
sociedad de responsabilidad limitada laboral	sll	SLL	2442
sociedad de responsabilidad limitada microindustrial	s de rl mi	S de RL MI	701
sociedad de responsabilidad limitada profesional	slp	SLP	1451
sociedad de responsabilidad limitada unipersonal	slu	SLU	2439
sociedad de responsabilidad ltda	srl	Srl	417
sociedad de solidaridad social	s de ss	S de SS	315
sociedad de usuarios de aguas		Sociedad de usuarios de aguas	1062
sociedad del estado	se	SE	3134
sociedad en comandita	s en c	S en C	1441
sociedad en comandita civil		Sociedad en Comandita Civil	1446
sociedad en comandita comercial		Sociedad en Comandita Comercial	1446
sociedad en comandita por acciones	sca	SCA	831
sociedad en comandita por acciones de capital variable	s en c por a de cv	S en C por A de CV	833
sociedad en comandita simple	scs	SCS	2622
sociedad en comandita simple de capital variable	s en c de cv	S. en C. de C. V.	833
sociedad en nombre colectivo	snc	SNC	849
sociedad en nombre colectivo de capital variable		Sociedad en nombre colectivo de capital variable	2924
sociedad en participacion		Sociedad en Participación	2804
sociedad financiera de objeto multiple	sofom enr	SOFOM ENR	511
sociedad financiera de objeto multiple entidad no regulada	sofom enr	SOFOM ENR	511
sociedad financiera de objeto multiple entidad regulada	sofom enr	SOFOM ENR	511
sociedad gestora de instituciones de inversion colectiva	sgiic	SGIIC	1361
sociedad legal		Sociedad legal	1065
sociedad legal minera	slm	SLM	2799
sociedad limitada	sl	SL	2325
sociedad limitada de nueva empresa	slne	SLNE	1039
sociedad limitada laboral	sll	SLL	2440
sociedad limitada nueva empresa	slne	SLNE	2441
sociedad limitada profesional	slp	SLP	2669
sociedad limitada unipersonal	slu	SLU	2443
sociedad ltda	sl	SL	1023
sociedad mutualista		Sociedad mutualista	1064
sociedad nacional de credito	snc	SNC	3133
sociedad por acciones	spa	SpA	3253
sociedad por acciones cerrada simplificada	sacs	SACS	1619
sociedad por acciones simplificada	sas	SAS	3206
sociedad por acciones simplificada de capital variable	sas de cv	SAS de CV	237
sociedad profesional		Sociedad Profesional	1062
sociedad unipersonal	slu	SLU	1038
sociedade aberta	sa	SA	871
sociedade anonima	sa	SA	633
sociedade anonima de responsabilidade limitada	sarl	SARL	871
sociedade anonima desportiva	sad	SAD	3279
sociedade anonima europeia	se	SE	3338
sociedade civil	sc	SC	2848
sociedade cooperativa		Sociedade Cooperativa	2054
sociedade desportiva unipessoal por quotas	sduq	SDUQ	1422
sociedade em comandita		Sociedade em Comandita	2694
sociedade em comandita por acoes	sca	SCA	1050
sociedade em comandita simples	scs	SCS	1049
sociedade em conta de participacao	scp	SCP	849
sociedade em nome colectivo	snc	SNC	2853
sociedade em nome coletivo	snc	SNC	849
sociedade empresaria limitada	lda	Lda	379
sociedade gestora de participacoes sociais	sgps	SGPS	1970
sociedade gestora de participacoes sociais sa	sgps	SGPS	1277
sociedade limitada	lda	Lda	2345
sociedade limitada unipessoal	lda	Lda	379
sociedade ltda	lda	Lda	379
sociedade por acoes	sa	SA	3203
sociedade por quotas	lda	Lda	2337
sociedade por quotas de responsabilidade	lda	Lda	1385
sociedade por quotas de responsabilidade limitada	lda	Lda	379
sociedade por quotas unipessoal	unipessoal lda	Unipessoal Lda	351
sociedade por quotas unipessoal limitada	unipessoal lda	Unipessoal Lda	351
sociedade simples		Sociedade Simples	2878
sociedade simples limitada	sociedade simples	Sociedade Simples	1073
sociedade simples ltda	sociedade simples	Sociedade Simples	1073
sociedade unip lda	unipessoal lda	Unipessoal Lda	1026
sociedade unipessoal	unipessoal lda	Unipessoal Lda	351
sociedade unipessoal anonima	sa unipessoal	SA Unipessoal	3339
sociedade unipessoal de responsabilidade limitada	unipessoal lda	Unipessoal Lda	351
sociedade unipessoal lda	unipessoal lda	Unipessoal Lda	351
sociedade unipessoal limitada	unipessoal lda	Unipessoal Lda	351
sociedade unipessoal por quotas	unipessoal lda	Unipessoal Lda	2340
sociedade unipessoal por quotas limitada	unipessoal lda	Unipessoal Lda	351
sociedade unipessoal sa	sa unipessoal	SA Unipessoal	1127
sociedades agrarias de transformacion	sat	SAT	2059
sociedades de capital variable	sa de cv	SA de CV	2809
sociedades de inversion inmobiliaria	sii	S.I.I.	617
sociedades por acciones simplificadas	sas	SAS	870
societa		Società	1984
societa a garanzia limitata	sagl	Sagl	2405
societa a responsabilita limitata	srl	Srl	820
societa a responsabilita limitata con socio unico	srl	Srl	417
societa a responsabilita limitata con unico socio		Società a Responsabilità Limitata con Unico Socio	2480
societa a responsabilita limitata semplificata	srls	Srls	1410
societa a responsabilita limitata unipersonale	srl	Srl	417
societa agricola	soc agr	Soc. agr.	528
societa agricola semplice	soc agr	Soc. agr.	528
societa anonima	sa	SA	1575
societa consortile a responsabilita limitata	scarl	Scarl	1300
societa consortile a rl	scarl	Scarl	168
societa consortile arl	scarl	Scarl	168
societa consortile cooperativa		Società Consortile Cooperativa	590
societa consortile cooperativa a responsabilita limitata		Società Consortile Cooperativa a Responsabilità Limitata	590
societa consortile in accomandita semplice		Società Consortile in Accomandita Semplice	2682
societa consortile per azioni	scpa	Scpa	3213
societa cooperativa	soc coop	Soc. coop.	2057
societa cooperativa a responsabilita limitata	scarl	Scarl	2086
societa cooperativa a rl	scarl	Scarl	168
societa cooperativa agricola	soc coop	Soc. coop.	168
societa cooperativa arl	scarl	Scarl	168
societa cooperativa consortile	soc coop	Soc. coop.	590
societa cooperativa europea	sce	SCE	590
societa cooperativa per azioni	scpa	Scpa	793
societa cooperativa sociale	soc coop	Soc. coop.	168
societa cooperativa sociale onlus	soc coop	Soc. coop.	168
societa di gestione del risparmio	sgr	SGR	2225
societa di investimento a capitale fisso	sicaf	SICAF	1358
societa di investimento a capitale variabile	sicav	SICAV	1354
societa di mutuo soccorso		Società Di Mutuo Soccorso	619
societa europea	se	SE	619
societa in accomandita	soc in accomandita	Soc. in accomandita	545
societa in accomandita per azioni	sapa	Sapa	2651
societa in accomandita per investimenti collettivi di capitale	soc com investimenti	Soc. com. investimenti	545
societa in accomandita semplice	sas	SAS	1441
societa in nome collettivo	snc	SNC	2857
societa per azioni	spa	SpA	3254
societa per azioni con socio unico	spa	SpA	3252
societa per azioni unipersonale	spa	SpA	874
societa privata europaea	spe	SPE	1022
societa semplice	ss	Ss	2881
societa sportiva dilettantistica	asd	ASD	773
societa tra professionisti	stp	StP	2914
societas cooperativa europaea	sce	SCE	2033
societas europaea	se	SE	1575
societas europaea and co kg	se and co kg	SE & Co. KG	201
societas europaea and co kgaa	se and co kgaa	SE & Co. KGaA	201
societas europea	se	SE	1574
societas privata europaea	spe	SPE	2321
societat anonima	sa	SA	102
societat cooperativa catalana limitada	sccl	SCCL	2067
societat limitada	sl	SL	1023
societate agricola		Societate agricolă	1497
societate anonima	sa	SA	102
societate comerciala	sc	SC	1963
societate cooperativa		Societate cooperativă	591
societate cooperativa europeana	sce	SCE	591
societate cu raspundere limitata	srl	Srl	2328
societate cu responsabilitate limitata	srl	Srl	212
societate europeana	se	SE	1497
societate in comandita pe actiuni	sca	SCA	1440
societate in comandita simpla	scs	SCS	1440
societate in nume colectiv	snc	SNC	2854
societate pe actiuni	sa	SA	3205
societatea comerciala	sc	SC	1961
societatea cu raspundere limitata	srl	Srl	2327
societatea cu responsabilitate limitata	srl	Srl	212
societatea pe actiuni	sa	SA	3209
societe		Société	1281
societe a resp limitee	sarl	SARL	1021
societe a responsabilite limite	sarl	SARL	1021
societe a responsabilite limitee	sarl	SARL	820
societe a responsabilite limitee a associe unique	sarl au	SARL AU	700
societe a responsabilite limitee de droit public	srl dpu	SRL DPU	2379
societe a responsabilite limitee du nouveau brunswick		société à responsabilité limitée du Nouveau-Brunswick	2401
societe a responsabilite limitee simplifiee	sarl s	SARL-S	1416
societe a responsabilite ltee	sarl	SARL	1021
societe actions simplifiee	sas	SAS	102
societe agricole	s agr	S. Agr.	2796
societe anonyme	sa	SA	633
societe anonyme a finalite sociale	sa fs	SA FS	386
societe anonyme de droit public	sa	SA	723
societe anonyme deconomie mixte	sem	SEM	1110
societe anonyme egyptienne	sae	SAE	1593
societe anonyme libanaise	sal	SAL	3277
societe anonyme monegasque	sam	SAM	3322
societe anonyme omanaise close	saoc	SAOC	1617
societe anonyme omanaise generale	saog	SAOG	1617
societe civile	sc	SC	706
societe civile cooperative de consommation		Société civile coopérative de consommation	162
societe civile cooperative de construction		Société civile coopérative de construction	162
societe civile cooperative dinteret maritime		Société civile coopérative d'intérêt maritime	162
societe civile dattribution		Société civile d'attribution	546
societe civile de moyens	scm	SCM	2883
societe civile de placement collectif immobilier	scpi	SCPI	2234
societe civile de placement immobilier	scpi	SCPI	1362
societe civile dexploitation agricole	scea	SCEA	546
societe civile dinteret collectif agricole		Société civile d'intérêt collectif agricole	546
societe civile fonciere		Société civile foncière	546
societe civile immobiliere	sci	SCI	2901
societe civile immobiliere d accession progressive a la propriete		Société civile immobilière d' accession progressive à la propriété	546
societe civile immobiliere de construction vente		Société civile immobilière de construction-vente	546
societe civile immobiliere de l	sci	SCI	202
societe civile immobiliere de la	sci	SCI	202
societe civile immobiliere des	sci	SCI	202
societe civile immobiliere du	sci	SCI	202
societe civile immobiliere la	sci	SCI	202
societe civile immobiliere le	sci	SCI	202
societe civile immobiliere les	sci	SCI	202
societe civile particuliere	scp	SCP	620
societe civile professionnelle	scp	SCP	2849
societe commerciale canadienne	scc	SCC	2540
societe cooperative	sc	SC	2034
societe cooperative a responsabilite illimitee	scri	SCRI	975
societe cooperative a responsabilite illimitee a finalite sociale	scri fs	SCRI FS	148
societe cooperative a responsabilite limitee	scrl	SCRL	975
societe cooperative a responsabilite limitee a finalite sociale	scrl fs	SCRL FS	148
societe cooperative a responsabilite limitee de droit public	scrl dpu	SCRL DPU	1287
societe cooperative agricole		Société coopérative agricole	162
societe cooperative de banque populaire		Société coopérative de banque populaire	162
societe cooperative de droit public	sc dpu	SC DPU	1287
societe cooperative de production	scop	SCOP	2080
societe cooperative de production de hlm anonyme a directoire		Société coopérative de production de HLM anonyme à directoire	162
societe cooperative dinteret collectif	scic	SCIC	1296
societe cooperative et participative	scop	SCOP	2078
societe cooperative europeenne	sce	SCE	148
societe cooperative organisee sous forme de societe anonyme		Société coopérative organisée sous forme de société anonyme	2091
societe cooperative ouvriere de production	scop	SCOP	2077
societe creee de fait avec personne morale		Société créée de fait avec personne morale	500
societe creee de fait entre personnes physiques		Société créée de fait entre personnes physiques	500
societe damenagement foncier et detablissement rural	safer	SAFER	3153
societe dassurance a forme mutuelle	mutuelle	Mutuelle	2049
societe dassurance mutuelle	mutuelle	Mutuelle	2048
societe de caution mutuelle		Société de caution mutuelle	500
societe de gestion de patrimoine	sogepa	SOGEPA	1968
societe de gestion de patrimoine familial	spf	SPF	2177
societe de libre partenariat	slp	SLP	1451
societe de participations financieres de profession liberale	spfpl	SPFPL	790
societe de pret		Société de prêt	372
societe deconomie mixte	sem	SEM	3152
societe depargne pension a capital variable	sepcav	SEPCAV	1367
societe dexercice liberal a forme anonyme	selafa	SELAFA	877
societe dexercice liberal a forme anonyme a directoire		Société d'exercice libéral à forme anonyme à directoire	1601
societe dexercice liberal a responsabilite limitee	selarl	SELARL	1398
societe dexercice liberal a responsabilite limitee a associe unique		Société d'exercice libéral à responsabilité limitée à associé unique	1398
societe dexercice liberal en commandite par actions	selca	SELCA	2673
societe dexercice liberal par action simplifiee	selas	SELAS	1601
societe dexercice liberal par actions simplifiee	selas	SELAS	877
societe dinteret collectif agricole	sica	SICA	1297
societe dinteret communautaire	cic	CIC	2728
societe dinvestissement a capital fixe	sicaf	SICAF	1359
societe dinvestissement a capital variable	sicav	SICAV	1355
societe dinvestissement en capital a risque	sicar	SICAR	1366
societe en commandite	sec	SEC	2640
societe en commandite de placements collectifs	soc com investissement	Soc. com. Investissement	1357
societe en commandite par action	sca	SCA	545
societe en commandite par actions	sca	SCA	831
societe en commandite par actions a finalite sociale	sca fs	SCA FS	288
societe en commandite par actions cooperative		Société en commandite par actions coopérative	162
societe en commandite simple	scs	SCS	831
societe en commandite simple a finalite sociale	scs fs	SCS FS	288
societe en commandite simple cooperative		Société en commandite simple coopérative	162
societe en commandite speciale	scsp	SCSp	1457
societe en libre partenariat	slp	SLP	1452
societe en nom collectif	snc	SNC	1072
societe en nom collectif a finalite sociale	snc fs	SNC FS	621
societe en nom collectif a responsabilite limitee	sencrl	SENCRL	1505
societe en nom collectif cooperative		Société en nom collectif coopérative	162
societe en participation	sep	SEP	2874
societe en participation avec personne morale		Société en participation avec personne morale	500
societe en participation de professions liberales		Société en participation de professions libérales	2807
societe en participation entre personnes physiques		Société en participation entre personnes physiques	500
societe europeenne	se	SE	3234
societe fiduciaire		Société fiduciaire	372
societe ou association sans personnalite juridique	saspj	SASPJ	1222
societe par actions	sa	SA	632
societe par actions de regime federal	sarf	SARF	3251
societe par actions simplifiee	sas	SAS	633
societe par actions simplifiee a associe unique	sasu	SASU	726
societe par actions simplifiee unipersonnelle	sasu	SASU	3291
societe privee a responsabilite limitee	sprl	SPRL	2384
societe privee a responsabilite limitee a finalite sociale	sprl fs	SPRL FS	223
societe privee a responsabilite limitee unipersonnelle	sprlu	SPRLU	2382
societe privee a responsabilite limitee unipersonnelle a finalite sociale	sprlu fs	SPRLU FS	223
societe publique locale	spl	SPL	1110
societe simple		Société simple	2880
societe unipersonnelle a responsabilite limitee	suarl	SUARL	2527
societes interprofessionnelles de soins ambulatoires		Sociétés Interprofessionnelles de Soins Ambulatoires	500
society with restricted liability	srl	Srl	326
socimi		SOCIMI	1360
socjeta fisem kollettiv	socjeta in akkomandita	Soċjetà in akkomandita	2923
socjeta in akkomandita		Soċjetà in akkomandita	1053
socjeta limitata	socjeta in akkomandita	Soċjetà in akkomandita	1053
sodininku bendrijos	sd	SD	2812
sofom	sofom enr	SOFOM ENR	511
sofom enr		SOFOM ENR	511
sofom er	sofom enr	SOFOM ENR	511
sogepa		SOGEPA	1969
sogo kaisha	xietongzuhe	協同組合	796
sole person company	spc	SPC	2331
sole proprietor	sole proprietorship	Sole Proprietorship	1103
sole proprietorship		Sole Proprietorship	3096
sole proprietorship llc	llc sp	LLC SP	611
sole trader	sole proprietorship	Sole Proprietorship	1103
sooo	ooo	OOO	1431
sosyete anonim	sa	SA	3204
sovmestnoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2397
soyuzy kooperativov		Союзы кооперативов	197
soyuzy kreditnykh kooperativov		Союзы кредитных кооперативов	197
soyuzy obshchestvennykh obedineniy		Союзы общественных объединений	502
soyuzy potrebitelskikh obshchestv		Союзы потребительских обществ	502
sp		SP	3098
sp j		Sp. j.	1517
sp jawna	sp j	Sp. j.	2932
sp k		Sp. k.	1459
sp komandytowa	sp k	Sp. k.	497
sp mieszk	spoldzielnia	Spółdzielnia	979
sp p		Sp. p.	1517
sp z ogr odp	sp zoo	Sp. z o.o.	829
sp z oo	sp zoo	Sp. z o.o.	829
sp zo o	sp zoo	Sp. z o.o.	614
sp zoo		Sp. z o.o.	1421
sp zoo sp k		Sp. z o.o. sp. k.	1458
sp zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	497
sp zooska	sp zoo sp k	Sp. z o.o. sp. k.	497
sp zoow organizacji	sp zoo	Sp. z o.o.	614
spa		SpA	3425
spa a socio unico	spa	SpA	874
spbllc		SPBLLC	1427
spc		SPC	2565
spd	fop	FOP	3120
spe		SPE	2560
special economic zone company	sezc	SEZC	1414
special licence company	csl	CSL	2524
special license company	csl	CSL	2525
spf		SPF	2191
spfpl		SPFPL	790
spfpl sarl	spfpl	SPFPL	790
spfpl sas	spfpl	SPFPL	790
spj	sp j	Sp. j.	2933
spk		SPK	2133
spl		SPL	869
spla	spl	SPL	869
spol kom na akcie		Spol. kom. na akcie	1461
spol s ruc omez	sro	s.r.o.	2427
spol sro	sro	s.r.o.	1395
spol srov likvidaci	sro	s.r.o.	1035
spol srov likvidacii	sro	s.r.o.	1035
spoldz	spoldzielnia	Spółdzielnia	2132
spoldz mieszk	spoldzielnia	Spółdzielnia	979
spoldz mieszkaniowa	spoldzielnia	Spółdzielnia	979
spoldzielnia mieszkaniowa	spoldzielnia	Spółdzielnia	1302
spoldzielnia pracy	spoldzielnia	Spółdzielnia	1302
spolecenstvi vlastniku	svj	SVJ	1825
spolecenstvi vlastniku jednotek	svj	SVJ	1828
spolecnost komanditni	ks	K/S	2655
spolecnost komanditni na akcie		Společnost komanditní na akcie	2654
spolecnost s rucenim omezenym	sro	s.r.o.	1395
spolka		Spółka	1994
spolka akc	sa	SA	870
spolka akcyjna	sa	SA	633
spolka cywilna	sc	SC	2855
spolka europejska	se	SE	1496
spolka jawna	sp j	Sp. j.	1516
spolka komandytowa	sp k	Sp. k.	1459
spolka komandytowo akcyjna	ska	SKA	2693
spolka partnerska	sp p	Sp. p.	1516
spolka z ogr odp	sp zoo	Sp. z o.o.	614
spolka z ogr odpow	sp zoo	Sp. z o.o.	829
spolka z ograniczona odpowiedzialnoscia	sp zoo	Sp. z o.o.	1421
spolka z ograniczona odpowiedzialnoscia sp k	sp zoo sp k	Sp. z o.o. sp. k.	497
spolka z ograniczona odpowiedzialnoscia spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	497
spolka z oo	sp zoo	Sp. z o.o.	614
spolka z oo sp k	sp zoo sp k	Sp. z o.o. sp. k.	497
spolka z oo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	497
spolka zoo	sp zoo	Sp. z o.o.	2517
spolka zoo sp k	sp zoo sp k	Sp. z o.o. sp. k.	1458
spolka zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	497
spolocenstva vlastnikov		Spoločenstvá vlastníkov	381
spolocenstva vlastnikov pozemkov bytov a pod	spolocenstva vlastnikov	Spoločenstvá vlastníkov	381
spolocna zauj org druz		Spoločná záuj.org.druž.	381
spolocna zaujmova organizacia druzstiev	spolocna zauj org druz	Spoločná záuj.org.druž.	381
spolocnost komanditna na akcie	spol kom na akcie	Spol. kom. na akcie	1461
spolocnost s rucenim obmedzenym	sro	s.r.o.	2429
spotrebne druzstvo		Spotrebné družstvo	444
spotrebni druzstvo	druzstvo	družstvo	794
spr	spr de rl	SPR de RL	2128
spr de ri	spr de rl	SPR de RL	978
spr de rl		SPR de RL	978
spr de rl de cv		SPR de RL de CV	315
sprl		SPRL	2385
sprl bvba		SPRL BVBA	822
sprl fs		SPRL FS	223
sprl unipersonnelle	sprlu	SPRLU	2376
sprlu		SPRLU	2381
sprlu fs		SPRLU FS	223
spv limited	spv ltd	(SPV) Ltd	2541
spv ltd		(SPV) Ltd	1429
spv spc		(SPV) SPC	1429
spy		SPY	2566
spz oo	sp zoo	Sp. z o.o.	829
spzoo	sp zoo	Sp. z o.o.	2516
sr			2195
src	sc	SC	2956
srcp	scp	SCP	2895
srl		Srl	2344
srl a capitale ridotto	srls	Srls	1042
srl a socio unico	srl	Srl	417
srl bv		Srl BV	822
srl con socio unico	srl	Srl	417
srl d	srl	Srl	417
srl de cv	s de rl de cv	S de RL de CV	544
srl dpu		SRL DPU	223
srl llp	sencrl	SENCRL	1074
srl semplificata	srls	Srls	2481
srl societa unipersonale	srl	Srl	417
srl unipersonale	srl	Srl	417
srlcr	srls	Srls	1042
srlcv	s de rl de cv	S de RL de CV	544
srll	sll	SLL	1434
srlp	slp	SLP	1039
srls		Srls	1410
srlu	srl	Srl	417
sro		s.r.o.	2428
srov likvidaci	sro	s.r.o.	2426
srov likvidacii	sro	s.r.o.	1035
ss		Ss	2952
ss konut yapi kooperatifi	kooperatifi	Kooperatifi	981
ss ltda	sociedade simples	Sociedade Simples	1073
ssb		SSB	1632
ssd	asd	ASD	1240
st g	stg	StG	2861
state enterprise	private enterprise	Private Enterprise	1561
state owned company	soc	SOC	3173
state owned company limited	soc ltd	SOC Ltd	1113
state owned enterprise	soc	SOC	3197
state savings bank	ssb	SSB	1632
state unitary enterprise	sue	SUE	1563
statni podnik		státní podnik	3146
statny podnik	statni podnik	státní podnik	1565
statutory close corporation	close corp	Close Corp	635
statutory public benefit limited liability company	spbllc	SPBLLC	1427
statutory trust	trust	Trust	2244
ste	societe	Société	1281
ste coop	sc	SC	531
ste cooperative	sc	SC	531
stg		StG	2945
sti	ltd sti	Ltd Şti	2605
stichting administratiekantoor	stichting	Stichting	2187
stichting particulier fonds	spf	SPF	2176
stichting van openbaar nut	stichting	Stichting	1340
stiftelse sr	sr		1341
stiftung and co kg		Stiftung & Co. KG	832
stiftung and co kgaa		Stiftung & Co. KGaA	832
stiftung des burgerlichen rechts	stiftung	Stiftung	1338
stiftung des offentlichen rechts	stiftung	Stiftung	2172
stiftung des privaten rechts	stiftung	Stiftung	2173
stiftung offentlichen rechts	stiftung	Stiftung	2174
stiftung u co kg	stiftung and co kg	Stiftung & Co. KG	1051
stille gesellschaft	stg	StG	1504
stille vennootschap		Stille vennootschap	2802
stopanska interesna zaednica	siz	SIZ	845
stopanska interesna zaednitsa	siz	SIZ	845
stov	tov	TOV	2553
stp		StP	2963
su lda	unipessoal lda	Unipessoal Lda	351
su limitada	unipessoal lda	Unipessoal Lda	351
suarl		SUARL	2528
subekt predprinimatelskoy deyatelnosti	fop	FOP	1105
subiekt pidpriiemnitskoi diyalnosti	fop	FOP	1105
succursale	sucursal	Sucursal	369
sucursal		Sucursal	582
sucursal colombia	sucursal	Sucursal	369
sucursal de sociedad extranjera		Sucursal de Sociedad Extranjera	1895
sucursal del peru	sucursal	Sucursal	369
sucursal em portugal	sucursal	Sucursal	369
sucursal en espana	sucursal	Sucursal	369
surl	suarl	SUARL	830
svepomocne zemedelske druzstvo		Svépomocné zemědělské družstvo	1290
svf			2127
svj		SVJ	1868
svojpomoc poln druzstvo		Svojpomoc.poľn.družstvo	444
svojpomocne polnohospodarske druzstvo	svojpomoc poln druzstvo	Svojpomoc.poľn.družstvo	444
svtfvt mvgvlt	hvrh	חברה	2681
syarikat		Syarikat	1975
syn pe	synetairismos	Συνεταιρισμός	976
syndicat cooperatif		Syndicat coopératif	484
syndicat de copropriete		Syndicat de copropriété	1823
syndicat de salaries		Syndicat de salariés	190
syndicat inter hospitalier		Syndicat inter hospitalier	190
syndicat intercommunal a vocation multiple		Syndicat intercommunal à vocation multiple	190
syndicat intercommunal a vocation unique		Syndicat intercommunal à vocation unique	1844
syndicat mixte ferme		Syndicat mixte fermé	190
syndicat mixte ouvert		Syndicat mixte ouvert	190
syndicat patronal		Syndicat patronal	190
szov	szovetkezet	Szövetkezet	2126
szovetkezet		Szövetkezet	2125
t limited	t ltd	(T) Ltd	1424
t ltd		(T) Ltd	1424
t mi	tmi	Tmi	3059
taa		TAA	1433
taisuhing	tu	TÜ	2893
taloudellinen yhdistys		Taloudellinen yhdistys	477
tam ortaqliq		Tam ortaqlıq	1061
tapui		Tapui	2550
tapui limited	tapui	Tapui	1419
tapui ltd	tapui	Tapui	1419
tas		TAŞ	3418
tavarystva z abmezhavanaj adkaznascyu	taa	TAA	1392
tavarystva z abmezhavanay adkaznastsyu	taa	TAA	1391
tavarystva z dadatkovaj adkaznascyu	tda	TDA	2798
tavarystva z dadatkovay adkaznastsyu	tda	TDA	1392
tbk	pt tbk	PT Tbk	1606
tda		TDA	1433
tdmn	shrkh tdmn	شركة تضامن	1503
tdmnyh	shrkh tdmn	شركة تضامن	1503
tdv		TDV	2554
tedingmudehuishe	xietongzuhe	協同組合	1275
teo		Teo	2590
teoranta	teo	Teo	2588
terbuka	pt tbk	PT Tbk	3429
teshuputonghehuo	youxianhehuo	有限合伙	1075
the incorporated trustees of	incorporated trustees	Incorporated Trustees	947
tic as	san ve tic as	San. ve Tic. AŞ	296
tic ltd sti	ltd sti	Ltd Şti	224
tic ve san as	san ve tic as	San. ve Tic. AŞ	296
tic ve san ltd sti	ltd sti	Ltd Şti	224
ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	296
ticaret as	san ve tic as	San. ve Tic. AŞ	296
ticaret limited sirketi	ltd sti	Ltd Şti	224
ticaret ltd sti	ltd sti	Ltd Şti	224
ticaret ve sanayi anonim sirketi	san ve tic as	San. ve Tic. AŞ	296
ticaret ve sanayi as	san ve tic as	San. ve Tic. AŞ	296
ticaret ve sanayi limited sirketi	ltd sti	Ltd Şti	224
ticaret ve sanayi ltd sti	ltd sti	Ltd Şti	224
tikroji ukine bendrija	tub	TUB	2919
tikrosios ukines bendrijos	tub	TUB	2920
tmi		Tmi	3108
tnhh	cty tnhh	Cty TNHH	352
tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	352
tnhh mtv	cty tnhh mtv	Cty TNHH MTV	352
toiminimi	tmi	Tmi	3058
tokumei kumiai	xietongzuhe	協同組合	851
tokutei mokuteki kaisha	xietongzuhe	協同組合	1275
tong cong ty	htx	HTX	3171
too		TOO	2548
toreme teserrufat cemiyyeti		Törəmə təsərrüfat cəmiyyəti	1061
torres strait islander corporation	rntbc	RNTBC	1479
touzishiyeyouxianzerenzuhe	xietongzuhe	協同組合	2685
tov		TOV	2555
tovarishchestva na vere		Товарищества на вере	2695
tovarishchestva sobstvennikov nedvizhimosti		Товарищества собственников недвижимости	707
tovarishchestva sobstvennikov zhilya		Товарищества собственников жилья	707
tovarishchestvo na vere	polnoe tovarishchestvo	Polnoe tovarishchestvo	1518
tovarishchestvo s ogranichennoy otvetstvennostyu	too	TOO	2492
tovarishchestvo sobstvennikov nedvizhimosti	tszh	TSZh	776
tovarishchestvo sobstvennikov zhilya	tszh	TSZh	776
tovaristvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2533
tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	1046
tovarystvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2531
tovarystvo z obmezhenoiu vidpovidalnistiu	tov	TOV	1046
tovarystvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2532
towarzystwo ubezpieczen wzajemnych	tuw	TUW	1496
tp		t.p.	2834
trach nhiem huu han	cty tnhh	Cty TNHH	352
trgovac pojedinac	tp	t.p.	2810
trgovec poedinec	tp	t.p.	845
trgovets poedinets	tp	t.p.	845
trossamfund	tsf	TSF	1067
trust co		Trust Co	972
trust company	trust co	Trust Co	972
trust corp	trust co	Trust Co	972
trust corporation	trust co	Trust Co	1991
trust reg		Trust reg.	2186
trust registered	trust reg	Trust reg.	2185
trustco	trust co	Trust Co	1966
trustee company	trustee corp	Trustee Corp	372
trustee corp		Trustee Corp	1989
trustee corporation	trustee corp	Trustee Corp	372
tsf		TSF	1067
tsn	tszh	TSZh	1882
tszh		TSZh	776
tu		TÜ	2971
tub		TUB	2969
tuh	uhistu	Ühistu	2119
turk anonim ortakligi	tas	TAŞ	296
turk anonim sirketi	tas	TAŞ	296
tuw		TUW	2837
twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	2620
twsyh bsyth	shrkh twsyh bsyth	شركة توصية بسيطة	380
tzov	tov	TOV	1046
u co kg	kg	KG	353
u limited	u ltd	(U) Ltd	1425
u ltd		(U) Ltd	1425
ua	cooperatie ua	Coöperatie UA	2129
uab		UAB	2497
uadb	uab	UAB	2494
uaim		UAIM	1064
uc	unltd	Unltd	2561
ucits		UCITS	2245
ud		UD	3111
ug		UG	2575
ug and co kg		UG & Co. KG	201
ug and co ohg		UG & Co. OHG	249
ug haftungsbeschr	ug	UG	824
ug haftungsbeschraenkt	ug	UG	1036
ug haftungsbeschrankt	ug	UG	2431
ug haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	201
ug haftungsbeschrankt and co ohg	ug and co ohg	UG & Co. OHG	249
ug hb	ug	UG	824
uilyobeobin	jaedanbeobin	재단법인	1473
uitgesloten aansprakelijkheid	cooperatie ua	Coöperatie UA	682
ukeig		UKEIG	1231
uks		UKS	3398
ulc	unltd	Unltd	2326
ulda	unipessoal lda	Unipessoal Lda	2341
ultd	unltd	Unltd	1024
und co kg	kg	KG	353
undertakings for collective investment in transferable securities	ucits	UCITS	1011
uni lda	unipessoal lda	Unipessoal Lda	351
unidad agricola industrial de la mujer	uaim	UAIM	1064
unip lda	unipessoal lda	Unipessoal Lda	1026
unipessoal	unipessoal lda	Unipessoal Lda	2609
unipessoal lda		Unipessoal Lda	2343
unipessoal limitada	unipessoal lda	Unipessoal Lda	2342
unitarnae pradpryemstva	up	UP	1564
unitarnoe predpriyatie	up	UP	1564
unitarnye predpriyatiya		Унитарные предприятия	205
unitarnye predpriyatiya osnovannye na prave khozyaystvennogo vedeniya		Унитарные предприятия, основанные на праве хозяйственного ведения	205
unitary enterprise	sue	SUE	866
united kingdom economic interest grouping	ukeig	UKEIG	1231
united kingdom societas	uks	UKS	3293
unlimited company	unltd	Unltd	2324
unlimited liability company	unltd	Unltd	326
unlimited liability corporation	unltd	Unltd	819
unlimited proprietary	unltd	Unltd	212
unlimited proprietary company	pty ltd	Pty Ltd	1387
unltd		Unltd	1024
unternehmerges	ug	UG	824
unternehmergesellschaft	ug	UG	2432
unternehmergesellschaft and co kg	ug and co kg	UG & Co. KG	201
unternehmergesellschaft haftungsbeschrankt	ug	UG	824
unternehmergesellschaft haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	201
up		UP	3199
usaha dagang	ud	UD	3065
usaldusuhing	uu	UÜ	2663
uu		UÜ	2713
uzdaroji akcine bendrove	uab	UAB	2496
uzdarosios akcines bendroves	uab	UAB	2495
vag	vvag	VVaG	1306
vakuutusosakeyhtio	fab	FAB	3289
valstybes imone	vi	VĮ	1568
valstybes imones	vi	VĮ	3161
variable capital company	vcc	VCC	2242
vat		VAT	3369
vba		VBA	1432
vcc		VCC	2253
vennootschap met beperkte aansprakelijkheid	vba	VBA	2360
vennootschap of vereniging zonder rechtspersoonlijkheid	vvzrl	VVZRL	263
vennootschap onder een firma	vof	VOF	2871
vennootschap onder firma	vof	VOF	2870
vennootschap onder firma met een sociaal oogmerk	vof so	VOF SO	621
ver obch spol	vos	v.o.s.	1507
verein alten rechts		Verein alten Rechts	1227
vereinigung ohne gewinnerzielungsabsicht	vog	VoG	579
verejna obchodna spolocnost	vos	v.o.s.	1507
verejna obchodni spolecnost	vos	v.o.s.	2884
verejnoprav institucia		Verejnopráv.inštitúcia	381
verejnopravna institucia	verejnoprav institucia	Verejnopráv.inštitúcia	381
vereniging met beperkte rechtsbevoegdheid		Vereniging met beperkte rechtsbevoegdheid	1226
vereniging met volledige rechtsbevoegdheid		Vereniging met volledige rechtsbevoegdheid	1226
vereniging van eigenaars	vve	VvE	1854
vereniging van eigenaren	vve	VvE	1235
vereniging van mede eigenaars	vve	VvE	1235
vereniging zonder rechtsbevoegdheid		Vereniging zonder rechtsbevoegdheid	1821
vereniging zonder winstoogmerk	vzw	VZW	1818
vereniging zonder winstoogmerk van publiek recht	vzw pr	VZW PR	263
versicherungsverein ag	vvag	VVaG	2041
versicherungsverein auf gegenseitigkeit	vvag	VVaG	1286
vidkrite aktsionerne tovaristvo	vat	VAT	880
vidkryte aktsionerne tovarystvo	vat	VAT	3350
viesoji istaiga	vsi	VšĮ	2744
viesosios istaigos	vsi	VšĮ	2745
vm	bm	B.M.	2591
vof		VOF	2947
vof so		VOF SO	621
vog		VoG	1866
vrvvn mvgvl	bm	B.M.	1408
vsi		VšĮ	2758
vvag		VVaG	1286
vve		VvE	1880
vvzrl		VVZRL	263
vyrobne druzstvo		Výrobné družstvo	444
vyrobni druzstvo	druzstvo	družstvo	794
vzw		VZW	1819
vzw asbl	asbl vzw	ASBL VZW	1221
vzw pr		VZW PR	263
wirtschaftliche interessenvereinigung	wiv	WIV	263
wirtschaftliche interessenvereinigung mit sozialer zielsetzung	wivmsz	WIVmsZ	263
wirtschaftlicher verein		Wirtschaftlicher Verein	1227
with limited liability	llc	LLC	816
wiv		WIV	1865
wll	llc	LLC	816
wll co	llc	LLC	816
wspolnota mieszkaniowa		wspólnota mieszkaniowa	2816
wsyh lshrkh mn qbl shrkh lshm		وصية الشراكة من قبل شركة الأسهم	1487
wuxian gongsi	wuxiangongsi	无限公司	2414
wuxiangongsi		无限公司	2420
wuxianzerengongsi	wuxiangongsi	无限公司	2415
xianghuhuishe	xietongzuhe	協同組合	796
xietongzuhe		協同組合	796
xk		XK	2600
xuexiaofaren	yiliaofaren	医療法人	616
xususiy kompani	xk	XK	2506
xususiy korxona	xk	XK	2507
xxk	khkhk	KhKhK	2504
y cia	cia	Cia	971
y cia s en c	s en c	S en C	1049
y cia sca	s en c por a	S en C por A	2621
y compania	cia	Cia	971
y sucesores		y Sucesores	1274
yapi kooperatifi	kooperatifi	Kooperatifi	981
yiliaofaren		医療法人	616
yirenyouxiangongsi	youxianzerengongsi	有限责任公司	1032
yirenyouxianzerengongsi	youxianzerengongsi	有限责任公司	1032
yk		YK	2595
yksityinen elinkeinonharjoittaja	tmi	Tmi	3057
yoaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3353
yopiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	881
you	yk	YK	2617
you xian gong si	youxiangongsi	有限公司	2417
you xian ze ren gong si	youxianzerengongsi	有限责任公司	2413
you xian ze ren he huo	youxianhehuo	有限合伙	1404
yougubendegongzhongwuxiangongsi	wuxiangongsi	无限公司	1500
yougubendesirenwuxiangongsi	wuxiangongsi	无限公司	1500
youxian	youxiangongsi	有限公司	2416
youxian gongsi	youxiangongsi	有限公司	2418
youxian hehuo	youxianhehuo	有限合伙	1447
youxian zeren gongsi	youxianzerengongsi	有限责任公司	1032
youxiangongsi		有限公司	2419
youxianhehuo		有限合伙	2653
youxianhehuoqiye	youxianhehuo	有限合伙	1447
youxianhuishe	yk	YK	2483
youxianzeren	youxianzerengongsi	有限责任公司	1394
youxianzerengongsi		有限责任公司	1394
youxianzerengufengongsi	gufenyouxiangongsi	股份有限公司	875
youxianzerenhehuo	youxianhehuo	有限合伙	2652
youxianzerenshiyezuhe	xietongzuhe	協同組合	851
yu	yuhan hoesa	Yuhan Hoesa	2618
yugen gaisha	yk	YK	1411
yugen kaisha	yk	YK	2484
yugengaisya	yk	YK	2482
yuhan chaegim hoesa		Yuhan Chaegim Hoesa	1043
yuhan hoesa		Yuhan Hoesa	1043
yuhanchaegim hoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	1043
yuhanchaegimhoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	2488
yuhanhoesa	yuhan hoesa	Yuhan Hoesa	2489
yuugengaisha	yk	YK	1411
zadruga brez odgovornosti	zadruga	Zadruga	2097
zadruga z omejeno odgovornostjo	zadruga	Zadruga	2044
zaidan hojin	yibancaituanfaren	一般財団法人	1005
zajmove sdruzeni		Zájmové sdružení	667
zajmove sdruzeni pravnickych osob		Zájmové sdružení právnických osob	667
zakrite aktsionerne tovaristvo	zat	ZAT	3247
zakrytae akcyyanernae tavarystva	zat	ZAT	3248
zakrytae aktsyyanernae tavarystva	zat	ZAT	3250
zakryte aktsionerne tovarystvo	zat	ZAT	3249
zakrytoe akcionernoe obshchestvo	zao	ZAO	1586
zakrytoe akcionernoe obshhestvo	zao	ZAO	3244
zakrytoe aktsionernoe obschestvo	zao	ZAO	1585
zakrytoe aktsionernoe obshchestvo	zao	ZAO	3245
zakrytoye aktsionernoye obshchestvo	zao	ZAO	725
zao		ZAO	3361
zapsany spolek	zs	ZS	1829
zapsany ustav	zu	z.ú.	2735
zartkoru reszvenytarsasag	zrt	Zrt	1603
zartkoruen mukodo reszvenytarsasag	zrt	Zrt	1124
zat		ZAT	3363
zaujm zdruz prav osob		Záujm. združ. práv.osôb	668
zaujmova org druzstiev		Záujmová org.družstiev	381
zaujmova organizacia druzstiev	zaujmova org druzstiev	Záujmová org.družstiev	381
zaujmove zdruz fyz osob		Záujmové združ.fyz.osôb	668
zaujmove zdruzenie		Záujmové združenie	668
zaujmove zdruzenie fyzickych osob bez pravnej sposobilosti	zaujmove zdruz fyz osob	Záujmové združ.fyz.osôb	668
zaujmove zdruzenie pravnickych osob	zaujm zdruz prav osob	Záujm. združ. práv.osôb	668
zbo	zadruga	Zadruga	2115
zd	druzstvo	družstvo	2105
zem druzstvo	druzstvo	družstvo	1291
zemedelske druzstvo	druzstvo	družstvo	794
zemes ukio bendrove	zub	ŽŪB	2090
zemes ukio bendroves	zub	ŽŪB	1301
zemnieku saimnieciba	zs	ZS	3050
zhauapkershiligi shekteuli seriktestigi	zhshs	ZhShS	827
zhauapkershiligi shekteuli seriktestik	zhshs	ZhShS	827
zheke kasipker	ip	IP	721
zhilishchnye ili zhilishchno stroitelnye kooperativy		Жилищные или жилищно-строительные кооперативы	197
zhilishchnye nakopitelnye kooperativy		Жилищные накопительные кооперативы	197
zhshs		ZhShS	827
zhu	kk	KK	3430
zhushihuishe	kk	KK	3312
zivnostnik		Živnostník	3105
zongjiaofaren	yiliaofaren	医療法人	616
zrt		Zrt	1604
zs		ZS	2830
zu		z.ú.	2764
zub		ŽŪB	1308
zweigniederlassung	sucursal	Sucursal	369`;
/** Legal forms in scripts without blanks between words, longest first. */
export const legalAffixes: string = `ห้างหุ้นส่วนสามัญนิติบุคคล
บริษัท จํากัด มหาชน
ห้างหุ้นส่วนจํากัด
ห้างหุ้นส่วนสามัญ
บริษัท จํากัด
จํากัด มหาชน
投資事業有限責任組合
有股本的公眾無限公司
有股本的私人無限公司
ゆうげんがいしゃ
カブシキガイシャ
一人有限责任公司
公眾股份有限公司
有限責任事業組合
有限责任股份公司
私人股份有限公司
集团有限责任公司
集团股份有限公司
비영리 사단법인
จํากัด
บริษัท
一人有限公司
个人独资企业
公众有限公司
担保有限公司
无限责任公司
有限合伙企业
有限责任公司
有限责任合伙
特定目的会社
特殊普通合伙
私人有限公司
股份有限公司
集团有限公司
유한책임회사
회사형 펀드
NPO法人
มหาชน
个体工商户
บจก.
บมจ.
หจก.
หสน.
上市公司
任意組合
兩合公司
公司集团
医療法人
匿名組合
協同組合
合伙企业
合同会社
合名会社
合資会社
学校法人
宗教法人
无限公司
普通合伙
有限会社
有限公司
有限合伙
有限责任
株式会社
相互会社
社団法人
私人公司
股份公司
財団法人
集团公司
사단법인
유한회사
의료법인
재단법인
주식회사
학교법인
합명회사
합자회사
협동조합
บจ.
合作社
公司
有限
集团`;
/** One character that stands for a legal form in brackets, and the form written out. */
export const legalSigns: string = `有 ゆうげんがいしゃ
株 カブシキガイシャ
유 유한회사
주 주식회사`;
export const legalEquivalents: string = `ab	ab publ	AB (publ)	1660
ab	fab	FAB	1660
ad	ead	EAD	452
ag	ag sa	AG SA	894
alc	odo	ODO	234
alc	tdv	TDV	291
ao	aq	AQ	505
ao	at	AT	291
ao	oao	OAO	895
ao	pao	PAO	895
ao	zao	ZAO	895
as	asv likvidaci	a.s. v likvidaci	3464
as	san ve tic as	San. ve Tic. AŞ	3478
bv	srl bv	Srl BV	559
bvba	sprl bvba	SPRL BVBA	559
cjsc	ao	AO	234
cjsc	co	Co	304
cjsc	zao	ZAO	234
cjsc	zat	ZAT	291
co	cong ty	Công ty	454
co	gongsi	公司	327
co	hvrh	חברה	1534
co	jusik hoesa	Jusik Hoesa	453
co	kk	KK	504
co	shrkh	شركة	856
co	shrkt	شرکت	711
co	youxiangongsi	有限公司	327
co ltd	borisat chamkat	บริษัท จำกัด	1085
co ltd	co	Co	304
co ltd	cty tnhh	Cty TNHH	454
co ltd	cty tnhh mtv	Cty TNHH MTV	454
co ltd	gufenyouxiangongsi	股份有限公司	327
co ltd	jituanyouxiangongsi	集团有限公司	327
co ltd	jusik hoesa	Jusik Hoesa	453
co ltd	khkhk	KhKhK	1537
co ltd	kk	KK	504
co ltd	ooo	OOO	234
co ltd	yk	YK	504
co ltd	youxiangongsi	有限公司	327
co ltd	youxianzerengongsi	有限责任公司	327
co ltd	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	453
co ltd	yuhan hoesa	Yuhan Hoesa	453
corp	ad	AD	452
corp	ae	AE	547
corp	ao	AO	234
corp	as	AS	859
corp	co	Co	304
corp	ctcp	CTCP	454
corp	dd	d.d.	858
corp	gufenyouxiangongsi	股份有限公司	327
corp	jusik hoesa	Jusik Hoesa	453
corp	kk	KK	504
corp	nyrt	Nyrt	624
corp	zrt	Zrt	624
cty tnhh	cty tnhh mtv	Cty TNHH MTV	3481
doo	jdoo	j.d.o.o.	3467
gmbh	ggmbh	gGmbH	1656
gmbh	gmbh ig	GmbH i.G.	1656
gmbh	gmbh sagl	GmbH Sagl	894
inc	ae	AE	547
inc	as	AS	859
inc	dd	d.d.	858
inc	gufenyouxiangongsi	股份有限公司	327
inc	jusik hoesa	Jusik Hoesa	453
inc	kk	KK	504
jsc	ad	AD	452
jsc	ao	AO	234
jsc	aq	AQ	505
jsc	as	AS	859
jsc	asc	ASC	857
jsc	at	AT	291
jsc	cjsc	CJSC	304
jsc	co	Co	304
jsc	ctcp	CTCP	454
jsc	dd	d.d.	858
jsc	ead	EAD	452
jsc	nao	NAO	234
jsc	njsc	NJSC	304
jsc	oao	OAO	234
jsc	ojsc	OJSC	304
jsc	pao	PAO	234
jsc	pat	PAT	291
jsc	pjsc	PJSC	304
jsc	prat	PrAT	291
jsc	prjsc	PrJSC	304
jsc	sh a	Sh.A.	1084
jsc	shrkh mshmh	شركة مساهمة	856
jsc	vat	VAT	291
jsc	zao	ZAO	234
jsc	zat	ZAT	291
lda	cia ltda	Cia Ltda	3465
lda	unipessoal lda	Unipessoal Lda	3474
llc	b msiwlyt mhdwd	با مسئولیت محدود	711
llc	co	Co	304
llc	cty tnhh	Cty TNHH	454
llc	cty tnhh mtv	Cty TNHH MTV	454
llc	doo	d.o.o.	1539
llc	eood	EOOD	452
llc	epe	EPE	547
llc	gk	GK	504
llc	ike	IKE	547
llc	kft	Kft	624
llc	khkhk	KhKhK	1537
llc	mchj	MChJ	1541
llc	mmc	MMC	857
llc	ood	OOD	452
llc	ooo	OOO	234
llc	ou	OÜ	1532
llc	sh mm	ش.م.م	856
llc	sh pk	Sh.p.k.	1084
llc	shps	ShPS	1533
llc	sia	SIA	1536
llc	sp zoo	Sp. z o.o.	1538
llc	spy	SPY	1530
llc	sro	s.r.o.	1531
llc	too	TOO	505
llc	tov	TOV	291
llc	uab	UAB	1535
llc	xk	XK	1541
llc	youxianzerengongsi	有限责任公司	327
llc	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	453
llc	zhshs	ZhShS	505
llp	too	TOO	505
llp	zhshs	ZhShS	505
ltd	b msiwlyt mhdwd	با مسئولیت محدود	711
ltd	bm	B.M.	1534
ltd	borisat chamkat	บริษัท จำกัด	1085
ltd	co ltd	Co Ltd	304
ltd	cty tnhh	Cty TNHH	454
ltd	cty tnhh mtv	Cty TNHH MTV	454
ltd	doo	d.o.o.	1539
ltd	eood	EOOD	452
ltd	epe	EPE	547
ltd	gufenyouxiangongsi	股份有限公司	327
ltd	ike	IKE	547
ltd	jituanyouxiangongsi	集团有限公司	327
ltd	jusik hoesa	Jusik Hoesa	453
ltd	k ltd	(K) Ltd	3470
ltd	kft	Kft	624
ltd	kk	KK	504
ltd	lda	Lda	2990
ltd	ltd sti	Ltd Şti	859
ltd	mmc	MMC	857
ltd	nig ltd	Nig Ltd	3473
ltd	ood	OOD	452
ltd	ooo	OOO	234
ltd	ou	OÜ	1532
ltd	pte ltd	Pte Ltd	1155
ltd	pty ltd	Pty Ltd	3462
ltd	pvt ltd	Pvt Ltd	3468
ltd	s pte ltd	(S) Pte Ltd	1155
ltd	sh mm	ش.م.م	856
ltd	sh pk	Sh.p.k.	1084
ltd	shps	ShPS	1533
ltd	sia	SIA	1536
ltd	sirenyouxiangongsi	私人有限公司	1540
ltd	sp zoo	Sp. z o.o.	1538
ltd	sro	s.r.o.	1531
ltd	t ltd	(T) Ltd	3479
ltd	too	TOO	505
ltd	tov	TOV	291
ltd	u ltd	(U) Ltd	3480
ltd	uab	UAB	1535
ltd	yk	YK	504
ltd	youxiangongsi	有限公司	327
ltd	youxianzerengongsi	有限责任公司	327
ltd	yuhan hoesa	Yuhan Hoesa	453
njsc	nao	NAO	234
nv	sa nv	SA NV	559
nyrt	rt	Rt	1659
oao	pao	PAO	895
ojsc	ao	AO	234
ojsc	asc	ASC	857
ojsc	co	Co	304
ojsc	oao	OAO	234
ojsc	pby	PBY	1530
ojsc	vat	VAT	291
ood	eood	EOOD	3463
ooo	tov	TOV	291
oy	oy ab	Oy Ab	3466
oyj	ab publ	AB (publ)	2989
pjsc	co	Co	304
pjsc	oao	OAO	234
pjsc	pao	PAO	234
pjsc	pat	PAT	291
pjsc	sh m	ش.م.ع	1529
pjsc	shmy amm	سهامی عام	711
plc	ad	AD	452
plc	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1085
plc	dd	d.d.	858
plc	nyrt	Nyrt	624
plc	zrt	Zrt	624
prjsc	co	Co	304
prjsc	prat	PrAT	291
prjsc	sh m kh	ش.م.خ	1529
prjsc	shmy khs	سهامی خاص	711
pte ltd	s pte ltd	(S) Pte Ltd	1155
pte ltd	sirenyouxiangongsi	私人有限公司	1540
qsc	qpsc	QPSC	3475
sa	ae	AE	547
sa	ag sa	AG SA	894
sa	sa de cv	SA de CV	641
sa	sa nv	SA NV	559
sa	sab	SAB	641
sa	sau	SAU	1657
sa de cv	sab de cv	SAB de CV	641
sa de cv	sapi de cv	SAPI de CV	641
sab	sab de cv	SAB de CV	641
sagl	gmbh sagl	GmbH Sagl	894
sapi	sapi de cv	SAPI de CV	641
sarl	eurl	EURL	1658
sarl	sarl au	SARL AU	3471
sarl	suarl	SUARL	3477
sas	sasu	SASU	1658
sdn bhd	m sdn bhd	(M) Sdn Bhd	3472
sl	slu	SLU	1657
sprl	sprl bvba	SPRL BVBA	559
sprl	sprlu	SPRLU	559
srl	sc srl	SC SRL	3476
srl	srl bv	Srl BV	559
srl	srls	Srls	3469
too	zhshs	ZhShS	505
youxiangongsi	jituanyouxiangongsi	集团有限公司	1655
youxiangongsi	youxianzerengongsi	有限责任公司	1655
zrt	rt	Rt	1659`;
export const abbreviations: string = `1st	first		138
aannbedr	aannemersbedrijf		78
abbigl	abbigliamento		40
abbigliam	abbigliamento		40
abog	abogados		160
acad	academy		35
acao	accao	acção	92
accept	acceptance		16
access	accessories		141
acct	account		0
acctg	accounting		0
acctnts	accountants		0
acknowledgement	acknowledgment		4
acoes	accoes	acções	92
acq	acquisition		86
acqs	acquisitions		0
adj	adjustable		16
adm	administration		44
admc	administracao	administração	110
admin	administration		16
administr	administracao	administração	64
adminstrv	administrative		0
admra	administradora		901
admrs	administrators		0
adv	advanced		44
advan	advantage		0
advisor	adviser		4
advisors	advisers		4
advsrs	advisers		0
advsry	advisory		0
advtg	advertising		0
aer	aerienne	aérienne	63
aero	aeronautical		16
aero space	aerospace		4
aeronaut	aeronautical		44
aeroplane	airplane		4
aerosp	aerospace		35
aesthetic	esthetic		4
aesthetics	esthetics		4
affil	affiliates		0
affiltd	affiliated		0
afr	african		44
agcia	agencia		103
agcy	agency		0
ageing	aging		4
aggr	aggregates		0
agnc	agencia		1692
agr	agriculture		86
agri	agriculture		86
agri business	agribusiness		4
agric	agricultural		35
agricl	agricultural		0
agricol	agricola	agrícola	905
agro chemical	agrochemical		4
agro chemicals	agrochemicals		4
agrop	agropecuaria	agropecuária	64
agropec	agropecuaria	agropecuária	64
agrup	agrupacion	agrupación	103
agzie	agenzie		40
aho	ahorro		908
ahor	ahorro		160
ahors	ahorros		103
air conditioning	airconditioning		4
air craft	aircraft		4
air freight	airfreight		4
air port	airport		4
airl	airlines		76
airls	airlines		0
akad	akademiya		218
akcionernoe	aktsionernoe		50
akt	aktien		468
aktsionernoye	aktsionernoe		50
aktzionernoe	aktsionernoe		50
alb	alberghi		174
albg	albergo		104
alim	alimentos		110
aliment	alimentacao	alimentação	110
aliments	alimenticios	alimentícios	110
all	alleanza		174
alld	allied		0
allg	allgemeine		335
allgem	allgemeine		61
allnc	alliance		0
alloc	allocation		0
alm	almacen	almacén	1691
almacs	almacenes		103
altern	alternative		44
altrnatvs	alternatives		0
alum	aluminum		16
aluminium	aluminum		4
am	american		189
amb	ambalaj		228
amen	amenagement	aménagement	63
amenag	amenagement	aménagement	52
amer	american		138
amerca	america		0
amern	american		76
amm	amministrazione		104
ammin	amministrazione		40
amministraz	amministrazioni		40
ammni	amministrazioni		40
anad	anadolu		311
anaesthesia	anesthesia		4
anaesthesiology	anesthesiology		4
anal	analysis		189
analyse	analyze		4
analytcl	analytical		0
anc	anciens		748
ancs	anciens		63
anct	anciennement		63
andelsk	andelskasse		309
anesth	anesthesia		35
angew	angewandte		646
anl	anlagen		468
apo	apotheke		227
apoth	apotheke		61
app	application		16
appar	apparatus		0
appareil	appareillage		52
applc	appliance		0
appld	applied		0
applic	application		0
applics	applications		0
appls	appliances		0
apprl	apparel		0
apprsl	appraisal		0
apprsrs	appraisers		0
aprt	airport		48
arcft	aircraft		0
arch	architecture		16
archaeological	archeological		4
archaeology	archeology		4
archi	architecte		52
archit	architectural		35
archl	architectural		0
archs	architects		0
arge	arbeitsgemeinschaft		112
arln	airline		0
armour	armor		4
armoured	armored		4
armoury	armory		4
armz	armazens	armazéns	110
armzm	armazem	armazém	64
arprt	airport		0
arpt	airport		334
arquitetos	arquitectos		92
arquitetura	arquitectura		92
arr	arredamento		919
arred	arredamento		40
arrend	arrendadora		103
arrendam	arrendamiento		103
arspc	aerospace		0
artef	artefatos		64
artefact	artifact		4
artefacts	artifacts		4
artfl	artificial		0
artif	artificial		35
artig	artigiana		40
asegur	aseguradora		103
ases	asesores		160
asesr	asesoria	asesoría	103
asoc	asociacion	asociación	103
asocs	asociados		103
aspeto	aspecto		92
asph	asphalt		0
ass	associazione		174
asscd	associated		0
assess	assessoria		276
assic	assicurazione		40
assicur	assicurazione		40
assist	assistance		16
assn	association		0
assne	associazione		40
assoc	associates		79
assocd	associados		64
assocn	association		0
assoctn	association		0
asst	asset		16
assts	assets		0
assucar	acucar	açúcar	92
assur	assurance		35
assurs	assurances		52
assy	assembly		0
ast	assets		138
atel	atelier		63
atels	ateliers		52
atividade	actividade		92
atividades	actividades		92
ativos	activos		92
atl	atlantic		44
atom	atomic		16
atty	attorney		48
attys	attorneys		0
aust	australian		44
austr	australian		86
auth	authority		0
authd	authorized		0
authorised	authorized		4
autmbl	automobile		0
auto	automotive		336
auto body	autobody		4
auto parts	autoparts		4
autom	automatic		35
automn	automation		364
automobs	automobiles		0
automot	automotive		35
automtd	automated		0
automtn	automation		0
autotr	autotrasporti		40
autotrasp	autotrasporti		40
aux	auxiliary		917
ave	avenue		79
aven	avenue		48
avia	aviation		16
aviat	aviation		35
avto	avtomobilnyy		218
avtomob	avtomobilnyy		111
avtomobilniy	avtomobilnyy		50
avtomobilny	avtomobilnyy		50
avtomobilnyi	avtomobilnyy		50
avtomobilnyj	avtomobilnyy		50
awys	airways		76
ayto	ayuntamiento		103
az	azienda		104
b pop	banca popolare		104
back	backerei	bäckerei	227
baeckerei	backerei	bäckerei	24
banc	bancorp		16
banc shares	bancshares		4
banca cred coop	banca di credito cooperativo		40
banca pop	banca popolare		40
bancorpn	bancorporation		0
bancshs	bancshares		76
bank perkreditan	bank perkreditan rakyat		516
bank pr	bank perkreditan rakyat		516
bank shares	bancshares		4
bankas	bankasi	bankası	1680
banki	bankasi	bankası	1710
bankovskii	bankovskiy		50
bankovskij	bankovskiy		50
bankovsky	bankovskiy		50
bankshares	bancshares		4
banque pop	banque populaire		52
bar bq	barbecue		4
barbeque	barbecue		456
bat	batiment	bâtiment	650
bats	batiments	bâtiments	219
batt	battery		16
baugen	baugenossenschaft		61
bauges	baugesellschaft		61
bauspk	bausparkasse		274
bay	bayerische		227
bayer	bayerische		915
bbq	barbecue		456
bc	banco		1168
bca	banca		1165
bca cred coop	banca di credito cooperativo		40
bca dit	banca ditalia	banca d'italia	40
bca italia	banca ditalia	banca d'italia	40
bca pop	banca popolare		40
bcc	banca di credito cooperativo		1165
bche	banche		104
bco	banco		337
bcp	bancorp		917
bcshs	bancshares		0
bcstg	broadcasting		0
bd	board		86
beh	beheer		257
behaviour	behavior		4
behavioural	behavioral		4
beheersmij	beheersmaatschappij		78
beleg	beleggingen		78
belegg	beleggingen		78
beleggingsmij	beleggingsmaatschappij		78
benft	benefit		0
benj	benjamin		0
berl	berliner		467
bet	beteiligung		227
beteil	beteiligung		515
beteilig	beteiligungen		515
betges	beteiligungsgesellschaft		61
betr	betriebe		112
bev	beverage		564
bharath	bharat		358
bio chemical	biochemical		4
bio chemicals	biochemicals		4
bio medical	biomedical		4
bio pharma	biopharma		4
bio pharmaceuticals	biopharmaceuticals		4
bio sciences	biosciences		4
bio tech	biotech		4
bio technology	biotechnology		4
biol	biological		44
biolgcs	biologics		0
bioly	biology		0
biomed	biomedical		35
biopharm	biopharmaceuticals		465
biopharma	biopharmaceuticals		465
biosc	biosciences		76
biosci	biosciences		35
biotech	biotechnology		0
biotechn	biotechnology		76
biotechnol	biotechnology		35
biother	biotherapeutics		76
biotherap	biotherapeutics		76
bk	bank		336
bkg	banking		86
bks	banks		518
bkshs	bancshares		0
bld	building		79
bldg	building		48
bldgs	buildings		0
bldng	building		334
bldrs	builders		0
blvd	boulevard		48
bncp	bancorp		0
bnd	bond		16
bnds	bonds		0
bnfts	benefits		0
bnk	bank		79
bnkrs	bankers		0
bnp	bancorp		469
boat yard	boatyard		4
bod	bodegas		366
book shop	bookshop		4
book store	bookstore		4
bottlg	bottling		0
boul	boulevard		48
boulang	boulangerie		52
bouwb	bouwbedrijf		78
bouwmij	bouwmaatschappij		78
bpop	banque populaire		63
bpr	bank perkreditan rakyat		1696
bq pop	banque populaire		52
bque	banque		648
bque pop	banque populaire		52
bras	brasileira		912
braso	brasileiro		64
brau	brauerei		227
braz	brazilian		35
brch	branch		48
brdbnd	broadband		0
brdcst	broadcasting		0
brdcstg	broadcasting		0
brews	breweries		16
brgs	bearings		0
brit	british		16
brkg	brokerage		0
brkrs	brokers		0
brna	broderna	bröderna	519
brnch	branch		48
brnds	brands		0
bro	brothers		16
broad casting	broadcasting		4
brod	broderna	bröderna	756
broedre	brodre	brødre	328
broedrene	brodrene	brødrene	328
bros	brothers		48
brueder	bruder	brüder	24
brwg	brewing		0
brwry	brewery		0
bsk	bausparkasse		335
bspk	bausparkasse		335
bts	boats		138
bty	beauty		16
bud	budownictwo		651
budown	budownictwo		365
buero	buro	büro	508
buerobedarf	burobedarf	bürobedarf	24
bund	bundes		227
bur	bureau		44
bus	business		44
buses	businesses		16
c di cura	casa di cura		40
c rurale	cassa rurale		40
ca	companhia		754
ca ri	cassa di risparmio		104
cab	cabinet		219
caisse d ep	caisse depargne	caisse d'épargne	52
caisse ep	caisse depargne	caisse d'épargne	52
caixa d est	caixa destalvis	caixa d'estalvis	1158
caixa est	caixa destalvis	caixa d'estalvis	1158
calibre	caliber		4
calif	california		35
calz	calzaturificio		104
calzatur	calzaturificio		40
cam	camara	câmara	276
can	canadian		189
cancelled	canceled		4
cant	cantina		174
cap	capital		189
capt	capital		86
car wash	carwash		4
carb	carbon		16
carp	carpintaria		110
carpent	carpenteria		40
carpint	carpintaria		64
cart	cartiera		174
carv	carvao	carvão	1166
cas	casualty		217
caslty	casualty		0
cassa di risp	cassa di risparmio		40
cassa risp	cassa di risparmio		40
cassa rur	cassa rurale		40
casu	casualty		0
catalogue	catalog		4
catalyse	catalyze		4
catrg	catering		0
cbl	cable		138
ccio	comercio		160
cdc	casa di cura		919
cdf	chemins de fer		219
cdn	canadian		562
cdt	credit	crédit	1693
ce	caisse depargne	caisse d'épargne	1721
cem	cement		44
cen	center		79
cent	center		44
centr	tsentr		1106
centre	center		456
centred	centered		4
centres	centers		4
cep	caisse depargne	caisse d'épargne	219
cer	ceramica		104
ceram	ceramics		35
cert	certificate		16
certfd	certified		0
certs	certificates		0
cerv	cervejaria		276
cervec	cerveceria	cervecería	103
cervej	cervejaria		64
cesk	ceske	české	466
ch de fer	chemins de fer		52
char	charitable		16
charp	charpente		52
chaudr	chaudronnerie		52
chem	chemical		44
chem de fer	chemins de fer		52
chems	chemicals		0
chemst	chemistry		0
cheque	check		4
cheques	checks		4
chgo	chicago		0
child care	childcare		4
childrn	children		0
chim	chimie		910
chimq	chimique		52
chimqs	chimiques		52
chmbr	chamber		0
chr	christian		86
chrch	church		0
chtr	charter		0
cinc	zinc		550
cine	cinema	cinéma	219
cinematogr	cinematografica		40
circ	circuit		48
circt	circuit		48
circts	circuits		0
cit	city		16
civ	civic		16
cja	caja		160
cl	class		469
clg	college		562
clin	clinic		44
clnc	clinic		0
clncl	clinical		0
clrg	clearing		0
cls	class		138
clthg	clothing		0
cm	credit mutuel	crédit mutuel	1722
cmn	common		79
cmne	comune		104
cmnty	community		48
cmptr	computer		0
cmte	committee		0
cmtry	cemetery		0
cmty	community		48
cncl	council		0
cnslts	consultants		0
cnt	center		562
cntll	continental		0
cntr	center		48
cntrctr	contractor		0
cntre	centre		903
cntrl	central		48
cntro	centro		906
cnty	county		16
co op	cooperative		79
co operation	cooperation		4
co operative	cooperative		4
co operatives	cooperatives		4
co ordination	coordination		4
coatgs	coatings		0
cofe	coffee		0
colecao	coleccao	colecção	92
coletivo	colectivo		92
coll	college		44
collat	collateral		0
collateralizd	collateralized		0
collcns	collections		0
collctn	collection		0
colnl	colonial		0
colo	colorado		189
colour	color		4
coloured	colored		4
colours	colors		4
colt	coltivatori		104
coltiv	coltivatori		40
com	comercio	comércio	750
comb	combined		16
comerc	comercial		905
comercializ	comercializacao	comercialização	64
comercializa	comercializadora		64
comft	comfort		0
coml	commercial		0
comm	communications		565
comm le	commerciale		561
commal	commercial		52
commcio	commercio		40
commcl	commercial		0
commdty	commodities		0
commercio	comercio	comércio	92
commiss	commissionaria		40
comml	commercial		76
commle	commerciale		903
commn	commission		16
commns	communications		0
commods	commodities		0
commrc	commerce		0
comms	communications		275
commun	communications		35
communic	communication		76
comne	commune		52
comp	computer		16
compan	compania	compañía	1671
compania	companhia		3129
compie	compagnie		52
compr	comprehensive		35
comps	computers		16
comptg	computing		0
comptr	computer		0
compu	computer		364
comput	computer		35
computr	computer		0
comunic	comunicacao	comunicação	64
comunics	comunicacoes	comunicações	64
conces	concessionaria	concessionária	64
concess	concessionaria	concessionária	64
concpt	concepts		0
concr	concrete		35
condo	condominium		16
conf	conference		44
confec	confectionery		0
confed	confederation	confédération	52
confez	confezioni		40
conglom	conglomerate		0
connexion	connection		4
connexions	connections		4
cons	consolidated		565
conserv	conservation		35
conslz	consulenze		40
consmrs	consumers		0
consol	consolidated		16
consolid	consolidated		0
conss	conseils		52
const	construction		86
constr	construction		35
constrs	constructors		0
constrt	construtora		64
construcao	construccao	construcção	92
construcoes	construccoes	construcções	92
construct	construction		44
consts	constructions		52
consult	consulting		44
consultr	consultoria		64
consum	consumer		35
contad	contadores		103
contato	contacto		92
contl	continental		0
contnr	container		0
contnrs	containers		0
contr	contracting		86
contrat	contratistas		160
contrctrs	contractors		0
contrg	contracting		0
contrl	control		0
contrls	controls		0
conv	conversion		16
convert	convertible		16
cook house	cookhouse		4
coop	cooperative		79
coop va	cooperativa		561
cooper	cooperativa		276
coopva	cooperativa		901
corpor	corporacion	corporación	103
corrug	corrugated		0
cos	companies		16
cosm	cosmetics		0
cosmet	cosmetics		35
costr	costruzioni		40
cosy	cozy		4
coty	county		138
counc	council		35
couns	counseling		35
counselling	counseling		4
counsellor	counselor		4
counsellors	counselors		4
counslg	counseling		0
counslrs	counselors		0
cph	kobenhavn	københavn	1685
cr	credit		86
cr agr	credit agricole	crédit agricole	52
cr di risp	cassa di risparmio		40
cr mut	credit mutuel	crédit mutuel	52
cra	cassa rurale		1698
cragr	credit agricole	crédit agricole	52
crcam	credit agricole	crédit agricole	1161
crct	circuit		48
cre	care		16
creat	creative		35
creatv	creative		0
cred	credito	crédito	110
cred mut	credit mutuel	crédit mutuel	52
credit agr	credit agricole	crédit agricole	52
credit mut	credit mutuel	crédit mutuel	52
cristal	kristal		204
cross roads	crossroads		456
crt	court		79
cs	ceskoslovenska	československá	1712
cs rurale	cassa rurale		40
csa	cassa		104
cse	caisse		748
csl	ceskoslovenska	československá	1711
cslty	casualty		0
css	casse		104
cst	coast		1689
ct	court		470
ctl	control		138
ctr	center		1164
ctre	centre		393
ctrl	central		79
ctrle	centrale		903
ctro	centro		1167
ctrs	centers		48
ctry	country		0
cttl	cattle		0
cty	city		1736
cuc	cucine		104
cult	cultural		44
cultr	culture		0
cust	custom		0
custmr	customer		0
customised	customized		4
cvl	civil		16
cx	caixa		110
cypher	cipher		4
dag	dagitim	dağıtım	228
dalnevost	dalnevostochnyy		111
dan	danismanlik	danışmanlık	228
danl	daniel		0
data base	database		4
data center	datacenter		4
data centre	datacenter		4
datacentre	datacenter		4
day care	daycare		4
deco	decoration	décoration	63
def	defense		44
defence	defense		3125
deleg	delegacion	delegación	103
deliv	delivery		35
dent	dental		189
dep	deposit		16
depositry	depositary		0
dept	department		48
depto	departamento		906
depts	departments		0
des	design		189
desarr	desarrollo		103
desarro	desarrollo		1670
desarrs	desarrollos		103
desenv	desenvolvimento		64
desenvolv	desenvolvimento		64
desgns	designs		0
detr	detroit		0
dev	development		44
devel	development		35
develop	developpement	développement	63
developp	developpement	développement	52
devs	developers		16
devt	development		275
devts	developments		0
diag	diagnostic		16
diagn	diagnostics		35
diagns	diagnostics		0
dialogue	dialog		4
diamd	diamond		0
dienstl	dienstleistung		61
diff	diffusion		63
dig	digital		16
digi	digital		138
digitised	digitized		4
dir	direct		518
direc	direction		52
direcao	direccao	direcção	92
diretor	director		92
direz	direzione		40
dirs	directors		0
dis	diseno	diseño	366
dis tic	dis ticaret	dış ticaret	311
disc	discount		141
discov	discovery		35
dist	distribution		217
distg	distributing		0
distlg	distilling		0
distn	distribution		0
distr	distribution		465
distrib	distribution		35
distribr	distribuidor		64
distribtr	distributor		0
distrs	distributors		0
dit	ditta		104
div	division		44
divers	diversified		16
diversfd	diversified		0
divn	division		0
divs	divisions		16
divsfd	diversified		0
dl	dienstleistung		563
dlr	dealer		16
dlrs	dealers		16
dlstg	dienstleistungen		61
dlvry	delivery		0
doc	document		16
docum	documentation		52
dom	domestic		141
domest	domestic		35
dopolnitelnoi	dopolnitelnoy		50
doughnut	donut		4
doughnuts	donuts		4
dpt	department		16
dpto	departamento		1167
draught	draft		4
draughting	drafting		4
drg	drug		16
drgs	drugs		0
drill	drilling		44
drive thru	drive through		4
drlg	drilling		0
druck	druckerei		1687
drug store	drugstore		4
drug stores	drugstores		4
druk	drukkerij		257
drukk	drukkerij		78
druz	druzstvo	družstvo	466
dry	dairy		141
dry wall	drywall		4
drycleaners	dry cleaners		4
drycleaning	dry cleaning		4
dsl	diesel		518
dst	district		217
dstlrs	distillers		0
dstrct	district		0
dsv	desenvolvimento		913
dt	deutsche		915
dta	data		217
dte	deutsche		395
dtsch	deutsche		646
duengemittel	dungemittel	düngemittel	24
dv	division		564
dyn	dynamic		44
dyns	dynamics		0
e	east		686
e commerce	ecommerce		4
e learning	elearning		4
earn	earnings		16
eastn	eastern		0
ecnmy	economy		0
econ	economic		44
ecz	eczane		310
ed	eastern		802
ed	edition	édition	1720
edf	edificio		337
edif	edificio		337
edil	edilizia		104
edit	editorial		160
edn	edition	édition	748
eds	editions	éditions	63
edu	education		217
educ	education		35
educat	education	éducation	902
educl	educational		0
eiend	eiendom		747
einzelh	einzelhandel		61
ejd	ejendom		309
ejendomsselsk	ejendomsselskab		309
el	electric		141
elctr	electric		0
elec	electric		86
elecs	electronics		0
elect	electricite	électricité	219
electr	electronic		86
electrcl	electrical		0
electrcty	electricity		0
electrisch	elektrisch		24
electro	electronics		16
electromen	electromenager	électroménager	52
electron	electronics		44
electrs	electronics		0
elekt	elektrik		310
elektr	elektrische		61
elektriciteit	electriciteit		204
elektriciteits	electriciteits		204
elektrisch	electrisch		204
elektro	electro		4
elektron	elektronik		1669
elektronica	electronica		204
elektrotechniek	electrotechniek		204
elem	elementary		16
elems	elements		0
eletr	eletricidade		64
eletrc	eletrica	elétrica	64
eletric	eletricidade		64
eletrica	electrica	eléctrica	92
eletricas	electricas	eléctricas	92
eletricidade	electricidade		92
eletrico	electrico	eléctrico	92
eletricos	electricos	eléctricos	92
eletrodomesticos	electrodomesticos	electrodomésticos	92
eletromecanica	electromecanica	electromecânica	92
eletronica	electronica	electrónica	92
eletronicos	electronicos	electrónicos	92
elett	elettrica		40
elettr	elettrica		40
elettrom	elettromeccanica		40
elettromecc	elettromeccanica		40
elev	elevator		0
embal	embalagens		64
emball	emballages		63
embot	embotelladora		103
embotell	embotelladora		103
emer	emergency		0
emerg	emerging		44
emp	empreendimentos		276
empl	employees		0
emplmt	employment		0
emplrs	employers		0
empreend	empreendimentos		64
emrg	emerging		0
en	energia		174
end	endustri	endüstri	228
endeavour	endeavor		4
endeavours	endeavors		4
energ	energia		904
energs	energies	énergies	52
eng	engineering		44
engenh	engenharia		64
engg	engineering		0
engie	energie	énergie	648
enginrg	engineering		0
engn	engine		0
engr	engineer		0
engrd	engineered		0
engrg	engineering		0
engrng	engineering		0
engrs	engineers		0
engy	energy		0
enh	enhanced		217
enj	enerji		310
enquiry	inquiry		4
enrg	energy		0
enrgies	energies		0
enrgy	energy		0
enrolment	enrollment		4
ensbl	ensemble		52
enseign	enseignement		52
ent	enterprises		1735
enterp	enterprise		35
enterpr	enterprises		0
enterprize	enterprise		4
enterprizes	enterprises		4
enterps	enterprises		0
entertain	entertainment		16
entertnmt	entertainment		0
entmnt	entertainment		0
entmt	entertainment		76
entp	enterprise		358
entpr	enterprises		0
entr	entreprenor	entreprenør	517
entreprenoer	entreprenor	entreprenør	328
ents	enterprises		0
entw	entwicklung		112
envir	environmental		0
envirnmtl	environmental		0
enviro	environmental		16
environ	environmental		35
environn	environnement		52
envrn	environment		0
envt	environnement		63
envtl	environmental		0
ep	epargne	épargne	1169
epitoip	epitoipari	építőipari	560
eq	equity		86
eqpt	equipment		0
eqs	equities		86
eqt	equipment		138
eqty	equity		0
equaliser	equalizer		4
equip	equipment		44
equipam	equipamentos		64
equips	equipements	équipements	63
equipt	equipment		0
er	eredi		174
ert	ertekesito	értékesítő	1171
erzeugn	erzeugnisse		61
escr	escritorio	escritório	110
escrit	escritorio	escritório	64
eserc	esercizio		40
est	establishment		16
estn	eastern		48
estrn	eastern		48
ests	estates		79
estt	estate		0
etab	etablissement	établissement	63
etds	etudes	études	63
ets	etablissements	établissements	63
etud	etude	étude	63
eur	european		44
euro	european		16
europ	european		900
europaeische	europaische	europäische	24
ev	evangelische		227
evang	evangelical		0
exata	exacta		92
exch	exchange		35
exec	executive		44
exhib	exhibition		0
exmpt	exempt		0
exp	export		138
exped	expeditors		0
expl	exploration		86
expln	exploration		0
explns	explorations		0
exploit	exploitation		63
explor	exploration		35
explos	explosives		35
exportdora	exportadora		103
expr	express		76
expt	export		0
expts	exports		0
ext	extension		79
extd	extended		334
extl	external		0
extn	extension		48
f gli	figli		104
f glio	figlio		40
f lli	fratelli		394
f llo	fratello		104
fa	firma		227
fab	fabrication		16
fabb	fabbrica		104
fabrg	fabricating		0
fabriken	fabrieken		204
fabrn	fabriken		61
fabs	fabricators		16
fac	facility		518
facil	facilities		35
factrs	factors		0
facty	factory		0
faellesbk	faellesbanken	fællesbanken	309
fahrzb	fahrzeugbau		61
farm	farmacia	farmácia	1729
farm land	farmland		4
farmaceut	farmaceutica	farmacêutica	904
fash	fashion		16
fast food	fastfood		4
fastigh	fastigheter		647
fato	facto		92
favour	favor		4
favourite	favorite		4
favourites	favorites		4
faz	fazenda		276
fbr	fiber		86
fc	ferrocarril		1719
fco	francisco		908
fd	food		16
fdn	foundation		336
fed	federal		189
feder	federation	fédération	63
fedl	federal		0
fedn	federation		0
fedtd	federated		0
ferr	ferreteria	ferretería	366
ferrag	ferragens		904
ferram	ferramenta		40
ferroc	ferrocarril		103
ferrocs	ferrocarriles		103
ferrov	ferroviaria	ferroviária	64
ferrovr	ferroviaria		40
fert	fertilizer		76
fertiliser	fertilizer		4
fertilisers	fertilizers		4
ferts	fertilizers		0
ff cc	ferrocarriles		337
ff ss	ferrovie		104
fg	figli		1173
fh	fachhochschule		915
fibre	fiber		4
fibreglass	fiberglass		4
fibres	fibers		4
fid	fidelity		16
fiduc	fiduciary		0
filial	filiale		1695
filt	filati		104
fin	finance		16
financ	financial		35
financiam	financiamento		64
financl	financial		0
finanz	finanziaria		1675
finanziam	finanziamenti		40
finc	finance		0
fincl	financial		0
finishg	finishing		0
finl	financial		76
finz	finanz		112
fire fighters	firefighters		4
fire wood	firewood		4
fish	fisheries		189
fisk	fiskeri		1727
fl	fuel		138
fla	florida		44
flavour	flavor		4
flavoured	flavored		4
flavours	flavors		4
flhos	filhos		64
flli	fratelli		394
flor	florestal		276
flower shop	flowershop		4
fls	fils		63
fltg	floating		0
fncl	financial		0
fndn	foundation		0
fndry	foundry		0
fndtn	foundation		0
fods	foods		0
foerdertechnik	fordertechnik	fördertechnik	24
foerderung	forderung	förderung	24
fonc	fonciere	foncière	63
foncier	fonciere	foncière	1161
fond	fonderie		1737
fond ne	fondazione		40
fondaz	fondazione		40
foot wear	footwear		4
foren	foreningen	föreningen	519
forgn	foreign		0
form	formation		650
fors	forsakring	försäkring	756
forsakr	forsakring	försäkring	647
forsalj	forsaljning	försäljning	647
forsaljn	forsaljning	försäljning	647
forsch	forschung		646
forsik	forsikring		309
forst	forest		900
forstry	forestry		0
forv	forvaltning	förvaltning	519
fos	filhos		913
found	foundation		44
fracao	fraccao	fracção	92
frcs	francais	français	63
freight ways	freightways		4
freiw	freiwillige		61
frg	forge		79
frme	ferme		63
frmrs	farmers		0
frms	farms		48
frs	freres	frères	63
frt	freight		16
fs	francais	français	1170
fse	francaise	française	648
fst	first		138
ftgn	foretagen	företagen	519
fuehrung	fuhrung	führung	24
fuelling	fueling		4
fuer	fur	für	24
fulfilment	fulfillment		4
furn	furniture		0
furnshgs	furnishings		0
futs	futures		0
fxd	fixed		16
fxtrs	fixtures		0
gaertnerei	gartnerei	gärtnerei	24
gaeste	gaste	gäste	24
gaestehaus	gastehaus	gästehaus	24
gal	general	général	650
gale	generale	générale	219
galvanised	galvanized		4
galvanising	galvanizing		4
gamg	gaming		0
gan	ganadera		366
gar	garage		16
gases	gaseous		16
gaz	gas	gás	92
gd	gida	gıda	1176
geb	gebruder	gebrüder	335
gebr	gebruder	gebrüder	1688
gebrs	gebroeders		78
gebrueder	gebruder	gebrüder	24
gem	gemeinnutzige	gemeinnützige	227
gemeinn	gemeinnutzige	gemeinnützige	61
gemeinnuetzige	gemeinnutzige	gemeinnützige	24
gemuese	gemuse	gemüse	24
gen	general		44
gen li	generali		561
gener	generation		35
genet	genetic		44
genetcs	genetics		0
genl	general		48
genobank	genossenschaftsbank		274
genoss	genossenschaft		61
genrn	generation		0
genrtg	generating		0
gentrs	generators		0
geo sciences	geosciences		4
geo technical	geotechnical		4
geol	geological		35
geophys	geophysical		35
geraete	gerate	geräte	24
geraetebau	geratebau	gerätebau	24
ges	gesellschaft		467
gesheit	gesundheit		61
gest	gestao	gestão	110
getr	getranke	getränke	112
getraenke	getranke	getränke	24
gew	gewerbe		112
gez	gezusters		257
gezs	gezusters		257
gge	garage		393
gior	giornale		104
glashuette	glashutte	glashütte	24
glb	global		86
gld	gold		16
glob	global		44
globalisation	globalization		4
glueckauf	gluckauf	glückauf	24
gnal	general	général	393
go down	godown		4
gob	gobierno		337
gobno	gobierno		901
goldn	golden		0
gom	gomma		104
gos	gosudarstvennyy		218
gosp	gospodarstwo		365
gosud	gosudarstvennyy		111
gosudarstve	gosudarstvennoe		111
gosudarstvenniy	gosudarstvennyy		50
gosudarstvennoye	gosudarstvennoe		50
gosudarstvenny	gosudarstvennyy		50
gosudarstvennyi	gosudarstvennyy		50
gosudarstvennyj	gosudarstvennyy		50
gosuds	gosudarstvennoe		111
gov	government		44
govmnt	government		275
govt	government		0
govts	governments		0
gp	group		470
gpe	groupe		393
gpo	grupo		750
gps	groups		79
gpt	groupement		393
gr	group		564
gr po	gruppo		394
graf	grafica	gráfica	754
gral	generale	générale	1694
gramme	gram		4
gran	granite		141
graphik	grafik		24
graphisch	grafisch		24
graphische	grafische		24
graphs	graphics		16
grcrs	grocers		0
grdst	grundstuck	grundstück	61
grdstverw	grundstucksverwaltung	grundstücksverwaltung	61
green house	greenhouse		4
green houses	greenhouses		4
grey	gray		1107
grn	grain		138
groc	grocery		0
grooth	groothandel		78
grossh	grosshandel	großhandel	61
grosshdl	grosshandel	großhandel	61
grosshdlg	grosshandlung	großhandlung	61
ground water	groundwater		4
groupt	groupement		52
grp	group		275
grpe	gruppe		112
grps	groups		0
grtr	greater		48
gruender	grunder	gründer	24
gruendung	grundung	gründung	24
grundst	grundstuck	grundstück	515
grundstueck	grundstuck	grundstück	24
grundstuecksverwaltung	grundstucksverwaltung	grundstücksverwaltung	24
grup	group		275
grwrs	growers		0
grwth	growth		0
gs	gas		917
gtd	guaranteed		16
gtr	greater		79
gty	guaranty		16
guar	guaranty		16
guv	guvenlik	güvenlik	228
gw	growth		217
gynaecology	gynecology		4
gyogysz	gyogyszertar	gyógyszertár	560
gyt	gyogyszertar	gyógyszertár	649
habit	habitation		219
habt	habitat		63
haefen	hafen	häfen	24
haematology	hematology		4
haendler	handler	händler	24
hamb	hamburger		227
hand craft	handicraft		4
handcrafts	handicrafts		4
handelmaatschappy	handelmaatschappij		204
handelsges	handelsgesellschaft		61
handelsmaatschappij	handelmaatschappij		204
handelsmij	handelsmaatschappij		78
handelsond	handelsonderneming		78
handl	handlowe		365
handv	handvaerk	håndværk	517
hann	hannoversche		563
hannov	hannoversche		61
harb	harbor		35
harbour	harbor		456
harbours	harbors		4
harbourside	harborside		4
harbourview	harborview		4
hard wood	hardwood		4
hayv	hayvancilik	hayvancılık	310
hbr	harbor		79
hc	healthcare		469
hdgs	holdings		76
hdl	handel		112
hdls	holdings		0
hdwe	hardware		0
head quarters	headquarters		4
health care	healthcare		4
healthc	healthcare		35
heli	helicopter		0
hered	herederos		103
herit	heritiers	héritiers	63
herld	herald		0
hertg	heritage		0
hess	hessische		395
hgh	high		16
hghlnd	highland		0
hgts	heights		48
hi	high		141
highwy	highway		334
himicheskiy	khimicheskiy		50
hist	historical		44
hiway	highway		334
hjo	hijo		160
hjos	hijos		160
hjs	hijas		160
hld	holdings		86
hldg	holding		76
hldgs	holdings		76
hldngs	holdings		0
hlth	health		76
hlthcare	healthcare		0
hlthcr	healthcare		0
hm	home		470
hmownrs	homeowners		0
hms	homes		86
hnas	hermanas		337
hno	hermano		337
hnos	hermanos		337
hochsch	hochschule		646
hoehere	hohere	höhere	24
holst	holsteinische		227
holzind	holzindustrie		61
home builders	homebuilders		4
home care	homecare		4
home made	homemade		4
homoeopathic	homeopathic		4
honour	honor		4
honours	honors		4
hop	hopital	hôpital	219
horlog	horlogerie		52
hort	horticultural		0
hortic	horticultural		35
hosp	hospital		44
hosps	hospitals		0
hosptl	hospital		48
hosptlty	hospitality		0
hosptly	hospitality		0
hot	hotel	hôtel	650
hotelre	hoteliere	hôtelière	52
hotl	hotel		48
hots	hoteis	hotéis	110
hous	house		48
house wares	housewares		4
hover craft	hovercraft		4
hq	headquarters		1107
hrbr	harbor		48
hs	house		470
hse	house		79
hsg	housing		217
hshld	household		0
hsp	hospital		79
htel	hotel	hôtel	393
htels	hotels	hôtels	52
htg	heating		86
htl	hotel		562
htls	hotels		0
hts	heights		79
huette	hutte	hütte	508
huettenwerke	huttenwerke	hüttenwerke	24
humour	humor		4
hurt	hurtownia		651
hus	house		336
hvy	heavy		16
hway	highway		48
hwy	highway		79
hyd	hydraulic		16
hydrlcs	hydraulics		0
hydro	hydroelectric		16
hydroelec	hydroelectric		0
hyp	hypotheken		112
hypbk	hypothekenbank		61
hypo	hypotheken		112
ice cream	icecream		4
icm	income		217
idr	idraulica		919
idx	index		16
ihr	ihracat		311
ill	illinois		189
im	imeni		1732
imag	imaging		76
immo	immobilien		468
immob	immobilien		515
immobre	immobiliere	immobilière	52
immri	immobiliari		40
immunisation	immunization		4
imob	imobiliaria	imobiliária	110
imobil	imobiliaria	imobiliária	64
imp	importacao	importação	276
impdora	importadora		103
impi	impianti		174
implmt	implement		0
impr	impresa		40
imprend	imprenditori		40
impries	imprimeries		52
imprim	imprimerie		52
improv	improvement		44
imprvmt	improvement		0
impt	import		0
impts	imports		0
incm	income		0
ind	industries		1177
ind ale	industriale		561
ind le	industriale		40
ind li	industriali		40
ind rie	industrie		40
indal	industrial		103
indel	industriel		902
indels	industriels		52
indem	indemnity		0
indl	industrial		334
indle	industrielle		52
indpndc	independence		0
indpt	independent		0
inds	industries		76
indstry	industry		0
indus	industries		86
industr	industrial		76
industrieele	industriele	industriële	204
inet	internet		0
inf	information		44
info	information		275
info tech	infotech		4
infra	infrastructure		16
infrastr	infrastructure		0
infrastruct	infrastructure		35
ing	ingenieur		467
ingatl	ingatlan		560
ingbuero	ingenieurburo	ingenieurbüro	61
ingbur	ingenieursbureau		78
ingegn	ingegneria		40
ingen	ingenieur		61
ingenieurbuero	ingenieurburo	ingenieurbüro	24
ingenr	ingenieur	ingénieur	52
ingenrs	ingenieurs	ingénieurs	52
ingfirma	ingeniorfirma	ingeniørfirma	309
ingg	ingegneri		104
ingos	ingenieros		103
init	initiative		76
inmob	inmobiliaria		103
inmobil	inmobiliaria		103
inmobs	inmobiliarias		103
innov	innovation		35
innovs	innovations		0
innovtv	innovative		0
ins	insurance		16
insce	insurance		0
insp	inspection		0
inspecao	inspeccao	inspecção	92
insrs	insurers		0
inst	institute		44
instal	install		4
install	installation		63
installbedr	installatiebedrijf		78
instalment	installment		4
instbedr	installatiebedrijf		78
institut	institute		275
instl	institutional		0
instn	institution		0
instr	instruments		86
instrm	instrument		0
instrmts	instruments		0
instrs	instruments		0
instrum	instrumentation		35
insts	institutes		0
insttech	installatietechniek		78
insul	insulation		35
insur	insurance		35
int	international		44
intal	international		52
integ	integrated		0
integr	integrated		35
intell	intelligence		35
intellgt	intelligent		0
interact	interactive		44
interl	international		0
intermed	intermediate		0
intern	internal		44
internac	internacional		64
internat	international		76
internatl	international		76
internl	international		0
intg	integrated		0
intgr	integrated		0
intgrtn	integration		0
intl	international		48
intle	internationale		52
intnl	international		0
intrctv	interactive		0
intrst	interstate		0
inv	investments		86
inver	inversiones		1672
invers	inversiones		103
invesment	investment		275
invest	investment		336
investicii	investitsii		50
investicionnaya	investitsionnaya		50
investim	investimento		64
investims	investimentos		64
investits	investitsionnyy		111
investitsionnaia	investitsionnaya		50
investitsiyi	investitsii		50
invmt	investment		0
invmts	investments		0
invntry	inventory		0
invr	investor		0
invs	investments		0
invst	investment		0
invstrs	investors		0
invt	investment		0
invto	investimento		64
invts	investments		0
irm	irmaos	irmãos	110
irmo	irmao	irmão	110
irms	irmaos	irmãos	110
irn	iron		16
iron works	ironworks		4
irrig	irrigation		35
isl	island		44
isletmec	isletmeciligi	işletmeciliği	310
isls	islands		0
iss	islands		79
ist	istituto		394
it	italiana		174
ital	italiana		1697
ith	ithalat		311
itne	italiane		104
iugoslava	jugoslava		3128
jard	jardin		393
jeweller	jeweler		4
jewellers	jewelers		4
jewellery	jewelry		4
jewlry	jewelry		0
jnr	junior		79
jnt	joint		16
jos	joseph		16
jpnse	japanese		0
jr	junior		79
jt	joint		44
judgement	judgment		4
jwlrs	jewelers		0
kaelte	kalte	kälte	24
kaeltetechnik	kaltetechnik	kältetechnik	24
kaese	kase	käse	24
kanc	kancelaria		365
kasino	casino		24
kath	katholische		112
kaup	kauppa		918
kb	konstruktorskoe byuro		755
kbh	kobenhavn	københavn	517
kbhs	kobenhavns	københavns	517
ker	kereskedelmi		1171
keresk	kereskedelmi		560
kesk	keskinainen	keskinäinen	909
keskin	keskinainen	keskinäinen	746
kh	krankenhaus		1713
khimicheskii	khimicheskiy		50
khimicheskij	khimicheskiy		50
khimichesky	khimicheskiy		50
kim	kimya		228
kitchen ware	kitchenware		4
kjobenhavn	kobenhavn	københavn	328
kjobenhavns	kobenhavns	københavns	328
kk	krankenkasse		751
klin	klinik		467
klub	club		24
koebenhavn	kobenhavn	københavn	328
koebenhavns	kobenhavns	københavns	328
koeln	koln	köln	24
koelner	kolner	kölner	24
koeniglich	koniglich	königlich	24
koenigliche	konigliche	königliche	24
komb	kombinat		218
komm	kommunal		112
kommerch	kommercheskiy		111
kommerz	comerz		24
kommn	kommune		309
kompania	kompaniya		1106
kompaniia	kompaniya		50
kompanija	kompaniya		50
kompanya	kompaniya		50
kon	koninklijke		753
koninglijke	koninklijke		204
koninkl	koninklijke		1677
koninklyke	koninklijke		204
kons	konsult		519
konst	konstruktion		61
konstr	konstruktion		61
konstr byuro	konstruktorskoe byuro		111
konstruktorskoe b	konstruktorskoe byuro		111
konsum	consum		24
kontor	contor		24
koop	kooperativa		519
kop	koperasi		1172
kopkar	koperasi karyawan		516
korporacija	korporatsiya		1106
korporaciya	korporatsiya		50
korporatsia	korporatsiya		50
korporatsiia	korporatsiya		50
kr un	kredito unija		1699
kraj	krajowa		749
kred	kredit		112
kred unija	kredito unija		1162
kredbk	kreditbank		61
kredit	credit		24
kredito un	kredito unija		1162
krushna	krishna		358
ksk	kreissparkasse		112
kt	kombinat		755
ktchn	kitchen		0
ku	kredito unija		1725
kueche	kuche	küche	24
kuechen	kuchen	küchen	24
kuehlhaus	kuhlhaus	kühlhaus	24
kuehlung	kuhlung	kühlung	24
kuyum	kuyumculuk		310
kuyumc	kuyumculuk		310
kwik	quick		4
lab	laboratory		44
labelling	labeling		4
labo	laboratoire		63
labos	laboratoires		52
labour	labor		4
labourers	laborers		4
labrs	laboratories		0
labs	laboratories		275
laender	lander	länder	24
laendliche	landliche	ländliche	24
laksmi	lakshmi		358
lan	lanificio		1174
landbouwcoop	landbouwcooperatie	landbouwcoöperatie	78
landw	landwirtschaft		61
landwirtsch	landwirtschaftliche		61
lang	language		189
lanif	lanificio		40
latic	laticinios	laticínios	64
lav	lavanderia		104
lavand	lavanderia		40
lavoraz	lavorazione		40
laxmi	lakshmi		358
lb	landesbank		395
lbk	landesbank		112
lbr	lumber		16
lbry	library		0
leas	leasing		112
lease	leasing		1715
leathr	leather		0
lebensm	lebensmittel		646
lebensvers	lebensversicherung		274
legn	legnami		104
leis	leisure		16
leukaemia	leukemia		4
levensverz	levensverzekering		78
lf	life		518
lge	large		16
lgl	legal		138
lgstcs	logistics		0
liab	liability		0
lib	liberty		16
libr	library		35
licence	license		4
licenced	licensed		4
licences	licenses		4
life science	lifescience		4
life sciences	lifesciences		4
life style	lifestyle		4
limp	limpeza		110
liq	liquid		44
liquidtg	liquidating		0
lite	light		4
litho	lithography		16
litre	liter		4
livstk	livestock		0
lm	lebensmittel		395
ln	loan		16
lnd	land		86
lndry	laundry		0
lndscp	landscape		0
lndscpg	landscaping		0
lns	loans		16
loc	locacao	locação	1730
localisation	localization		4
locaz	locazione		40
locn	location		393
loewen	lowen	löwen	24
loewenbraeu	lowenbrau	löwenbräu	24
log	logistics		141
logis	logistics		0
logist	logistics		35
logt	logement		63
logts	logements		52
loonbedr	loonbedrijf		78
lot	loteamento		276
loteam	loteamento		906
lra	landratsamt		112
lsg	leasing		217
lsr	laser		16
ltg	lighting		16
lubr	lubricants		0
lumber yard	lumberyard		4
lustre	luster		4
lvri	lavori		104
maat	maatila		918
maatsch	maatschappij		78
maatschappy	maatschappij		204
maatschappye	maatschappij		204
maatsk	maatskappy		1668
mac	machine		141
macc	macchine		174
macell	macelleria		40
mach	machine		44
machfabr	machinefabriek		78
machs	machines		16
machy	machinery		0
maconn	maconnerie	maçonnerie	52
mad	madeiras		276
madenc	madencilik		310
maerkische	markische	märkische	24
maerkte	markte	märkte	24
mag	magnetic		16
magn	magnetic		35
maint	maintenance		0
mak	makina		228
mal	marechal	maréchal	650
mam	mamulleri		311
manag	management		35
manage	management		44
manif	manifattura		40
manoeuvre	maneuver		4
manuf	manufacturing		35
manufg	manufacturing		0
manufrs	manufacturers		0
manufs	manufacturas		103
manut	manutencao	manutenção	64
manutenz	manutenzione		40
maqs	maquinas	máquinas	110
maquin	maquinaria		103
mar	marine		189
marin	marine		469
marit	maritime		35
market place	marketplace		4
marvellous	marvelous		4
masch	maschinen		515
maschb	maschinenbau		61
maschfabr	maschinenfabrik		61
mash	mashinostroitelnyy		920
mashinostroit	mashinostroitelnyy		111
mask	maskin		756
mater	material		44
matl	material		0
matls	materials		0
matrls	materials		0
matx	materiaux	matériaux	63
maximise	maximize		4
mayor	mayorista		366
mbl	mobile		217
mchry	machinery		0
mchy	machinery		0
md	maden		1176
mdse	merchandise		0
mdsg	merchandising		0
mdwst	midwest		0
meas	measurement		44
measmt	measurement		0
mec	mecanique	mécanique	910
mecan	mecanique	mécanique	63
mecc	meccanica		104
mech	mechanical		35
med	medical		44
medcn	medicine		0
medcns	medicines		0
medicam	medicamentos		64
mejicana	mexicana		550
mejicano	mexicano		550
mejico	mexico	méxico	550
mek	mekaniska		756
mem	memorial		44
mens wear	menswear		4
menuis	menuiserie		52
merc	mercantile		16
messag	messageries		52
met	metropolitan		141
metaalbew	metaalbewerking		78
metal	metallique	métallique	219
metal work	metalwork		4
metal working	metalworking		4
metal works	metalworks		4
metallb	metallbau		61
metallurg	metallurgical		0
metallurgich	metallurgicheskiy		111
metalmecc	metalmeccanica		40
meth	methodist		16
metl	metal		364
metre	meter		4
metres	meters		4
metro	metropolitan		16
mets	metals		16
metx	metaux	métaux	63
mex	mexicana		1717
mexo	mexicano		160
mezhd	mezhdunarodnyy		111
mezhdunar	mezhdunarodnyy		111
mezhdunarodniy	mezhdunarodnyy		50
mezhdunarodny	mezhdunarodnyy		50
mezhdunarodnyi	mezhdunarodnyy		50
mezhdunarodnyj	mezhdunarodnyy		50
mezog	mezogazdasagi	mezőgazdasági	649
mfg	manufacturing		275
mfgr	manufacturer		0
mfgrs	manufacturers		0
mfr	manufacturer		16
mfrg	manufacturing		0
mfrs	manufacturers		0
mg	mezogazdasagi	mezőgazdasági	1724
mgd	managed		16
mgm	management		138
mgmnt	management		0
mgmt	management		275
mgr	manager		16
mgrs	managers		0
mgsns	magasins		52
mgt	management		465
mic	micro		16
micro electronics	microelectronics		4
micro finance	microfinance		4
micro systems	microsystems		4
microelec	microelectronics		0
microelectr	microelectronics		76
microsys	microsystems		0
mij	maatschappij		257
mill work	millwork		4
mim	mimarlik	mimarlık	228
min	mining		189
miner	mineral		189
minera	minerais		754
ming	mining		141
mini bus	minibus		4
mini mart	minimart		4
minist	ministerstvo		111
minls	minerals		76
minot	minoterie		52
minr	minera		160
minrl	mineral		0
minrty	minority		0
mins	minerals		0
missn	mission		0
missry	missionary		0
mk	market		916
mkt	market		79
mktg	marketing		0
mktp	marketplace		0
mktplace	marketplace		0
mkts	markets		76
mlti	multi		0
mn	manganese		469
mna	mina		110
mncplty	municipality		0
mnfg	manufacturing		0
mng	manufacturing		86
mngmt	management		0
mngt	management		0
mo	missouri		189
moag	moagem		110
mob	mobilya		228
mobil	mobiliario	mobiliário	754
mobiliar	mobiliario	mobiliário	905
mobilif	mobilificio		40
mobilisation	mobilization		4
mobilise	mobilize		4
mobr	mobilier		63
moc	mocambique	moçambique	110
mocamb	mocambicana	moçambicana	64
mod	modular		141
modelling	modeling		4
modernisation	modernization		4
modrn	modern		0
moebel	mobel	möbel	24
moebelfabrik	mobelfabrik	möbelfabrik	24
moebelhaus	mobelhaus	möbelhaus	24
moebler	mobler	møbler	328
moelle	molle	mølle	328
mol	molino		174
mont	montajes		1718
montry	monetary		0
mort	mortgage		16
mortg	mortgage		76
mos	moskovskiy		920
mosk	moskovskiy		218
moskovski	moskovskiy		50
moskovskii	moskovskiy		50
moskovskij	moskovskiy		50
moskovsky	moskovskiy		50
mossambique	mocambique	moçambique	92
mot	motor		44
motn	motion		0
motor car	motorcar		4
motor cars	motorcars		4
motor cycle	motorcycle		4
motor cycles	motorcycles		4
motor sport	motorsport		4
motor sports	motorsports		4
motor way	motorway		4
mould	mold		4
moulded	molded		4
moulding	molding		4
mouldings	moldings		4
moulds	molds		4
mov	moveis	móveis	276
mozam	mocambique	moçambique	64
mozamb	mocambique	moçambique	64
mps	maps		518
mpy	maatskappy		1683
mrchnts	merchants		0
mrkt	market		48
mrmi	marmi		104
msc	music		138
mson	maison		63
mstr	master		16
mstrs	masters		0
mt	mount		1690
mtaal	metaal		78
mtg	mortgage		86
mtge	mortgage		0
mthly	monthly		0
mtn	mountain		79
mtns	mountains		48
mto	moto		174
mtr	motor		86
mtrs	motors		76
mts	mountains		86
muehle	muhle	mühle	24
muehlen	muhlen	mühlen	24
muehlenwerke	muhlenwerke	mühlenwerke	24
mueller	muller	müller	24
muench	munchener	münchener	515
muenchen	munchen	münchen	24
muenchener	munchener	münchener	24
muenchner	munchner	münchner	24
muenster	munster	münster	24
muenze	munze	münze	24
muess	muessesesi	müessesesi	311
muh	muhendislik	mühendislik	228
mult	multiple		0
multi media	multimedia		4
multi national	multinational		4
multicolour	multicolor		4
mun	municipal		79
munch	munchener	münchener	467
muni	municipal		0
murerf	murerfirma		309
mus	museum		44
mut	mutual		16
muteah	muteahhitlik	müteahhitlik	310
mutte	mutualite	mutualité	63
mz	mocambique	moçambique	1731
n	north		686
n va	nuova		394
n ve	nuove		394
n vo	nuovo		394
nac	nacional		912
nachf	nachfolger		61
nacion	nacional		1703
nak	nakliyat		228
nakl	nakliyat		311
nal	nacional		337
nale	nationale		748
nano tech	nanotech		4
nano technology	nanotechnology		4
nat	national		44
nati	national		364
nation wide	nationwide		456
nationalised	nationalized		4
natl	national		35
natle	nationale		648
natnl	national		0
natns	nations		0
natrl	natural		0
nats	natsionalnyy		218
nauchno issled inst	nauchno issledovatelskiy institut		111
nauchno issledov institut	nauchno issledovatelskiy institut		111
nauchno proizv obed	nauchno proizvodstvennoe obedinenie		111
nauchno proizv pred	nauchno proizvodstvennoe predpriyatie		111
nauchno proizvod ob	nauchno proizvodstvennoe obedinenie		111
nauchno proizvodstv predpr	nauchno proizvodstvennoe predpriyatie		111
naut	nautical		0
nav	naval		44
naveg	navegacao	navegação	64
navig	navigation		35
navr	naviera		160
naz	nazionale		174
naz le	nazionale		561
nazle	nazionale		561
nbr	number		79
nd	northern		802
ndl	niederlassung		752
ne	northeast		1322
neastern	northeastern		48
nederlandsche	nederlandse		204
nedsche	nederlandsche		78
nedse	nederlandse		78
neft	neftyanaya		1707
nefte	neft		50
neftegaz	neftegazovaya		111
neg	negoce	négoce	63
negot	negotiable		0
neighbour	neighbor		4
neighbourhood	neighborhood		4
neighbourhoods	neighborhoods		4
neighbours	neighbors		4
nepublichnoye	nepublichnoe		50
nestrn	northeastern		48
nett	nettoyage		219
netw	network		35
netwks	networks		0
neuro	neuroscience		465
neurosci	neuroscience		35
newf	newfoundland		0
news paper	newspaper		4
news papers	newspapers		4
newsp	newspapers		0
newspapr	newspaper		0
niederlaendische	niederlandische	niederländische	24
niederland	niederlandische	niederländische	61
nii	nauchno issledovatelskiy institut		920
nite	night		4
nl	niederlassung		563
nle	nationale		63
nlles	nouvelles		52
nol	noleggio		104
nor	north		1716
nord	nordische		563
nordd	norddeutsche		61
norddt	norddeutsche		61
norsk	norske		1728
nort	north		48
northeastn	northeastern		0
northestn	northeastern		48
northn	northern		0
northw	northwest		48
northwst	northwest		48
northwstn	northwestern		48
nour	noor		3123
nouv	nouveau		648
novelle	nouvelle		3126
npo	nauchno proizvodstvennoe obedinenie		1733
npp	nauchno proizvodstvennoe predpriyatie		1734
nr	number		79
nrg	energy		138
nrth	north		48
nrtheast	northeast		48
nrthwst	northwest		48
nske	norske		1701
nth	north		79
nthestn	northeastern		48
nthn	northern		0
nthrn	northern		0
nthwst	northwest		48
nthwstn	northwestern		48
ntwk	network		0
ntwkg	networking		0
ntwks	networks		0
nucl	nuclear		35
nucleair	nucleaire	nucléaire	1674
nuernberg	nurnberg	nürnberg	24
nuernberger	nurnberger	nürnberger	24
num	number		79
nurs	nursery		16
nursg	nursing		0
nutr	nutrition		35
nutritnl	nutritional		0
nva	nuova		394
nve	nuove		394
nvo	nuovo		394
nw	northwest		1322
nwest	northwest		48
nwestern	northwestern		48
nwstn	northwestern		48
ob edinenie	obedinenie		50
obch	obchodni	obchodní	466
obchestvo	obshchestvo		50
obed	obedinenie		218
obiedinenie	obedinenie		50
oblig	obligation		0
obligs	obligations		0
obr	obras		110
obscestvo	obshchestvo		50
obschestvo	obshchestvo		50
obsestvo	obshchestvo		50
obshch	obshchestvo		111
obshestvo	obshchestvo		50
obyedinenie	obedinenie		50
obyedineniye	obedinenie		50
occup	occupational		35
ocnc	oceanic		0
odd	oddzial	oddział	651
oddz	oddzial	oddział	911
odour	odor		4
oeffentlich	offentlich	öffentlich	24
oeffentliche	offentliche	öffentliche	24
oeko	oko	öko	24
oekologische	okologische	ökologische	24
oel	ol	öl	24
oesterr	osterreich	österreich	1160
oesterreich	osterreich	österreich	24
oesterreichische	osterreichische	österreichische	508
oesterreichischer	osterreichischer	österreichischer	508
ofc	office		1164
ofcs	offices		48
off	office		189
off shore	offshore		4
offc	office		48
offcl	official		0
offne	officine		40
og sn	og son	og søn	517
ogranichennoi	ogranichennoy		50
ogranichennoj	ogranichennoy		50
oil field	oilfield		4
oil fields	oilfields		4
oleif	oleificio		40
on line	online		4
ondern	onderneming		78
onr	onroerend		257
oper	operating		44
operg	operating		0
opern	operation		0
opers	operations		0
ophth	ophthalmic		0
opl	opleiding		257
opp	opportunity		86
opport	opportunity		0
oppty	opportunity		0
opptys	opportunities		0
oprtrs	operators		0
opt	optical		44
optcl	optical		0
optcs	optics		0
optimisation	optimization		4
optimise	optimize		4
optimised	optimized		4
optns	options		0
orch	orchard		48
ord	ordinary		16
ordn	ordnance		0
org	organic		44
organ	organization		44
organisation	organization		4
organisational	organizational		4
organisations	organizations		4
organise	organize		4
organised	organized		4
organiser	organizer		4
organisers	organizers		4
orgn	organization		0
orgnc	organic		0
orgncs	organics		0
orth	orthodox		518
ortho	orthopedic		16
orthop	orthopedic		35
orthopaedic	orthopedic		4
orthopaedics	orthopedics		4
orthops	orthopedics		0
osp	ospedale		104
ospedal	ospedaliera		40
ost	osterreichische	österreichische	468
osterr	osterreich	österreich	1160
osuusk	osuuskauppa		746
osuusp	osuuspankki		746
otd	otdelenie		218
otdel	otdelenie		218
otdeleniye	otdelenie		50
otica	optica	óptica	92
oticas	opticas	ópticas	92
oto	otomotiv		1175
otvetstvennostiu	otvetstvennostyu		50
otvetstvennostju	otvetstvennostyu		50
out door	outdoor		4
out sourcing	outsourcing		4
outdr	outdoor		0
outftrs	outfitters		0
outil	outillage		52
ovrseas	overseas		0
pac	pacific		44
packag	packaging		35
packg	packaging		0
pad	padaria		276
paediatric	pediatric		4
paediatrics	pediatrics		4
paint works	paintworks		4
paintg	painting		0
pan	panificio		174
panad	panaderia	panadería	103
panif	panificadora		64
pap	paper		44
papel	papelaria		1166
paper mill	papermill		4
paper mills	papermills		4
papet	papeterie		52
papets	papeteries		52
papr	paper		0
parf	parfumerie		63
parfum	parfumerie		63
parlour	parlor		4
parlours	parlors		4
part	participating		141
partcpn	participation		0
partec	partecipazione		40
partecip	partecipazione		40
partecipaz	partecipazioni		40
partics	participations		52
partn	partners		76
parvathi	parvati		358
pass	passenger		16
past	pasticceria		174
pasticc	pasticceria		40
pastif	pastificio		40
pat	patent		141
patr	patrimoine		63
patrim	patrimoine		52
patriml	patrimoniale		52
pavg	paving		0
pay day	payday		4
pay systems	paysystems		4
paymt	payment		0
paz	pazarlama		228
pch	peche	pêche	219
pcia	provincia		337
pcs	pecas	peças	750
pds	ponds		138
pduits	produits		52
pellett	pelletteria		40
pens	pension		16
pensf	pensioenfonds		78
pentec	pentecostal		0
peopl	people		76
peopls	peoples		0
perdag	perdagangan		516
perf	performance		0
perform	performance		44
perfum	perfumaria		64
perkeb	perkebunan		516
pers	personal		35
persh	perusahaan		516
persnl	personnel		0
personalised	personalized		4
perush	perusahaan		516
pesc	pescas		110
pesq	pesquera		160
pestic	pesticides		0
pet	petroleum		189
pete	petroleum		141
petr	petroleum		76
petro	petroleum		86
petro chemical	petrochemical		4
petro chemicals	petrochemicals		4
petrochem	petrochemical		0
petrochems	petrochemicals		0
petrol	petroleum		336
petrols	petroleos	petróleos	160
pets	petroles	pétroles	219
pfaelzische	pfalzische	pfälzische	24
pfalz	pfalzische	pfälzische	335
pfd	preferred		138
pgm	program		217
pharm	pharmaceutical		44
pharma	pharmaceuticals		0
pharmac	pharmaceutical		76
pharmaceut	pharmaceutical		76
pharmacia	farmacia	farmácia	3131
pharmas	pharmaceuticals		16
pharmaz	pharmazeutische		61
pharmazeut	pharmazeutische		61
pharms	pharmaceuticals		16
phcy	pharmacy		0
phie	pharmacie		63
phila	philadelphia		35
philip	philippine		469
philipp	philippine		35
photo	foto		24
photo voltaic	photovoltaic		4
photogr	photographic		35
photogrphy	photography		0
phys	physical		35
physcns	physicians		0
pics	pictures		16
pip	pipe		16
pipe works	pipeworks		4
pipelns	pipelines		0
pk	park		470
pkg	packaging		16
pkge	package		0
pkgg	packaging		0
pl	pipeline		564
plan	planning		189
plann	planning		35
plantn	plantation		0
plantns	plantations		0
plas	plastic		364
plast	plastic		44
plat	platinum		16
platr	platrerie	plâtrerie	63
play ground	playground		4
plcy	policy		0
plmbg	plumbing		0
plng	planning		0
plomb	plomberie		52
plough	plow		4
ploughs	plows		4
plstcs	plastics		0
ply wood	plywood		4
plymrs	polymers		0
pmp	pump		217
pmps	pumps		0
pneu	pneumatic		141
pnt	point		79
pnts	paints		0
podn	podnik		466
poj	pojistovna	pojišťovna	466
pojist	pojistovna	pojišťovna	466
polarised	polarized		4
polln	pollution		0
pollut	pollution		35
poly	polytechnic		16
polycl	polyclinique		52
polyclin	polyclinique		52
polym	polymer		35
pop	populaire		219
popri	popolari		40
popul	populaire		52
port	portfolio		141
portf	portfolio		0
portfs	portfolios		0
postl	postal		0
pot	potash		141
potrav	potraviny		1159
poult	poultry		44
pow	power		16
power plant	powerplant		4
ppl	people		138
ppln	pipeline		0
ppties	properties		0
ppty	property		76
pptys	properties		76
pr	preussische	preußische	1686
pr vo	proizvodstvo		218
pract	practice		35
praezision	prazision	präzision	24
prdkt	produkte		61
prec	precious		0
precis	precision		44
precn	precision		0
pred	predpriyatie		218
predpr	predpriyatie		111
predpriatie	predpriyatie		50
predprijatie	predpriyatie		50
predpriyatije	predpriyatie		50
predpriyatiye	predpriyatie		50
pref	preferred		76
prefabb	prefabbricati		40
prefd	preferred		0
prem	premium		16
presby	presbyterian		0
pressurised	pressurized		4
preuss	preussische	preußische	112
prev	prevention		35
prevn	prevention		0
prevoy	prevoyance	prévoyance	52
prim	primary		44
prin	principal		0
print	printing		189
priv	private		35
privatbk	privatbank		515
privatisation	privatization		4
prk	park		79
prkg	parking		0
prntrs	printers		0
proc	processing		76
procrs	processors		0
procs	processes		0
prod	products		44
prod ni	produzioni		40
prodc	produce		0
prodk	produkten		78
prodn	production		0
prodns	productions		0
prodrs	producers		0
prods	products		0
producten	produkten		204
productie	produktie		204
produkc	produkcyjne		365
prof	professor		79
profs	professionals		16
profum	profumeria		40
prog	program		16
progett	progettazione		40
progr	progressive		364
programme	program		4
programmed	programed		4
programmes	programs		4
progs	programs		0
progt	progetti		40
proizv	proizvodstvennoe		111
proizvod	proizvodstvennoe		111
proizvodstvennoye	proizvodstvennoe		50
proj	project		35
projecao	projeccao	projecção	92
projeto	projecto		92
projetos	projectos		92
projs	projects		0
promishlennost	promyshlennost		50
promo	promociones		160
promocn	promocion	promoción	103
promoz	promozione		1676
promysh	promyshlennyy		111
promyshl	promyshlennost		111
promyshlenniy	promyshlennyy		50
promyshlenny	promyshlennyy		50
promyshlennyi	promyshlennyy		50
prop	properties		44
propried	propriedades		64
propriet	proprietaires	propriétaires	52
props	properties		0
propty	property		0
prot	protection		35
protctv	protective		0
protec	protection		364
protecao	proteccao	protecção	92
prov	provident		86
prov le	provinciale		40
provcia	provincia		103
provl	provincial		0
prsdt	president		0
prse	presse		63
prss	press		0
prt	parts		16
prtg	printing		0
prti	parti		104
prtnrs	partners		0
prtnrshp	partnership		0
pruefung	prufung	prüfung	24
prum	prumysl	průmysl	1684
prvt	private		0
prvw	preview		0
przeds	przedsiebiorstwo	przedsiębiorstwo	365
przedsieb	przedsiebiorstwo	przedsiębiorstwo	365
psca	pesca		110
pst	pest		16
psto	posto		110
psych	psychiatric		16
psychol	psychology		35
ptnr	partner		0
ptnrs	partners		0
ptnrshp	partnership		0
ptnshp	partnership		0
ptrs	partners		0
pub	public		141
pubbl	pubblicita	pubblicità	40
publ	public		138
publg	publishing		0
publn	publication		0
publrs	publishers		0
publs	publishers		0
publshg	publishing		0
pubns	publications		0
pubrs	publishers		0
pul	pulizia		174
pulverised	pulverized		4
purch	purchasing		35
pvt	private		79
pwr	power		86
pyjamas	pajamas		4
pymts	payments		0
qrtly	quarterly		0
qry	quarry		16
qual	quality		35
qualitaet	qualitat	qualität	24
quars	quarries		0
quik	quick		4
quim	quimica	química	912
quims	quimicos	químicos	110
quinc	quincaillerie		52
quincaill	quincaillerie		52
qvarn	kvarn		3130
ra	rechtsanwalt		751
raadgivende	radgivende	rådgivende	328
raadgivning	radgivning	rådgivning	328
rad	radio		141
radg	radgivning	rådgivning	517
radiol	radiology		35
radiologcl	radiological		0
rae	rechtsanwalte	rechtsanwälte	227
raeder	rader	räder	24
raff	raffinage		63
raiba	raiffeisenbank		274
raiff	raiffeisen		274
raiffbk	raiffeisenbank		274
raiffeisenbk	raiffeisenbank		274
raika	raiffeisenkasse		274
rail road	railroad		4
rail way	railway		4
rappr	rappresentanza		40
rappres	rappresentanza		40
rapprte	rappresentante		40
rapps	rappresentanze		40
rb	raiffeisenbank		395
rbk	raiffeisenbank		335
rcpt	receipt		0
rd	road		79
re	reinsurance		336
re insurance	reinsurance		4
reacao	reaccao	reacção	92
realise	realize		4
rec	recreation		16
recdg	recording		0
rececao	recepcao	recepção	92
rech	recherche		910
rechs	recherches		52
rechtsanwaelte	rechtsanwalte	rechtsanwälte	24
recognised	recognized		4
recr	recreation		0
recrl	recreational		0
recruit	recruitment		16
recs	records		16
recup	recuperacao	recuperação	64
recyc	recycling		0
recycl	recycling		35
red	redeemable		141
redev	redevelopment		0
ref	reference		44
refg	refining		0
refi	refinance		0
refmd	reformed		0
refng	refining		0
refnry	refinery		0
refracao	refraccao	refracção	92
refract	refractories		16
refrig	refrigeration		35
refriger	refrigeracao	refrigeração	64
reg	regional		44
regd	registered		0
regis	registered		138
regl	regional		0
regncy	regency		0
regstry	registry		0
rehab	rehabilitation		0
rehabil	rehabilitation		35
reins	reinsurance		16
reinsur	reinsurance		76
rel	related		16
relbl	reliable		0
relf	relief		0
relig	religious		35
rels	relations		0
remed	remediation		0
renew	renewable		16
renewbls	renewables		0
renov	renovation		0
rent	rental		141
rep	representative		79
repar	reparacao	reparação	64
reparacs	reparaciones		103
repars	reparacoes	reparações	64
repr	representacoes	representações	913
repres	representacoes	representações	64
represc	representacao	representação	64
represent	representacoes	representações	110
reps	representaciones		160
reptr	reporter		0
repub	republic		35
res	research		1177
resc	resources		0
rescs	resources		0
resid	residence		16
residtl	residential		0
resouces	resources		364
resour	resource		35
resourc	resource		76
resp	respublika		1708
respub	respublika		111
resrch	research		0
resrv	reserve		48
resrvs	reserves		0
rest	restaurant		141
restor	restoration		35
restrs	restaurants		0
rests	restaurants		16
resv	reserve		48
ret	retail		16
retlrs	retailers		0
retmt	retirement		0
retr	retraite		63
retrs	retraites		52
rev	revenue		565
revend	revendedora		64
revis	revisione		40
rf	raiffeisen		395
rhein	rheinische		752
ric	ricambi		174
ripar	riparazione		40
riparaz	riparazione		40
risc	riscaldamento		104
riscald	riscaldamento		40
risp	risparmio		104
rist	ristorante		174
ristor	ristorante		40
ristoraz	ristorazione		40
riv	river		79
rivr	river		48
rivs	riverains		63
rl	real		79
rlb	raiffeisenlandesbank		112
rlrd	railroad		0
rltrs	realtors		0
rlty	realty		0
rly	railway		16
rlys	railways		0
rnch	ranch		48
rntl	rental		0
rntls	rentals		0
road house	roadhouse		4
road way	roadway		4
rodov	rodoviario	rodoviário	64
roehren	rohren	röhren	24
roehrenwerke	rohrenwerke	röhrenwerke	24
roln	rolnicze		365
roofg	roofing		0
rorl	rorlegger	rørlegger	747
ross	rossiyskaya		755
rossia	rossiya		50
rossiia	rossiya		50
rossiiskaya	rossiyskaya		50
rossiiskii	rossiyskiy		50
rossiiskiy	rossiyskiy		50
rossija	rossiya		50
rossijskaya	rossiyskaya		50
rossijskij	rossiyskiy		50
rossiskaya	rossiyskaya		50
rossiski	rossiyskiy		50
rossiyskaia	rossiyskaya		50
rossiysky	rossiyskiy		50
rout	routier		63
routs	routiers		63
rpa	ropa		366
rprs	repairs		0
rpt	report		16
rpts	reports		0
rr	railroad		1714
rsch	research		0
rscs	resources		0
rsrcs	resources		0
rsrt	resort		334
rsrts	resorts		0
rsrv	reserve		48
rsrve	reserve		48
rstrnts	restaurants		0
rsv	reserve		79
rt	rate		564
rte	route		393
rtl	retail		86
rts	rights		16
rty	realty		16
rubbr	rubber		0
ruckvers	ruckversicherung	rückversicherung	61
rueck	ruck	rück	24
rueckversicherung	ruckversicherung	rückversicherung	24
ruestung	rustung	rüstung	24
rur	rurale		1174
rvr	river		79
rvw	review		16
rwy	railway		86
ry	railway		916
ryl	royal		16
rylty	royalty		0
s	south		2152
s lle	sorelle		104
saarbruecken	saarbrucken	saarbrücken	24
saastop	saastopankki	säästöpankki	909
sachs	sachsische	sächsische	395
saechsische	sachsische	sächsische	24
saegewerk	sagewerk	sägewerk	24
saf	safety		44
salum	salumificio		40
salumif	salumificio		40
salv	salvage		0
saml	samuel		0
san	sanayi		228
san tic	sanayi ve ticaret		907
san ve tic	sanayi ve ticaret		907
sanayi ticaret	sanayi ve ticaret		907
sanea	saneamento		64
saneam	saneamento		64
sanit	sanitary		0
sanitn	sanitation		0
sankt	saint		3124
saraswathi	saraswati		358
sat	satellite		16
sav	savings		16
sav bk	savings bank		0
saviour	savior		4
savs	savings		16
savs bk	savings bank		0
saw mill	sawmill		4
saw mills	sawmills		4
sber	sberegatelnyy		218
sbereg	sberegatelnyy		111
sc	scuola		1173
sch	school		44
schaedlingsbekaempfung	schadlingsbekampfung	schädlingsbekämpfung	24
scheepv	scheepvaart		78
scheepvaartmij	scheepvaartmaatschappij		78
schiff	schiffahrt		112
schiffahrt	schifffahrt		24
schildbedr	schildersbedrijf		78
schildersbedr	schildersbedrijf		78
schl	schleswig		112
schoenheit	schonheit	schönheit	24
schoonm	schoonmaak		78
schr	schreinerei		227
schs	schools		0
schueler	schuler	schüler	24
schuetz	schutz	schütz	24
schweiz	schweizerische		467
schweizer	schweizerische		468
sci	sciences		1163
scien	science		76
scientf	scientific		0
scle	scuole		104
scr	screw		86
scrn	screen		0
scs	sciences		1682
sd	sociedad		1168
sd	southern		802
sdad	sociedad		337
sde	sede		174
se	southeast		686
sea food	seafood		4
sea foods	seafoods		4
sea port	seaport		4
seafd	seafood		0
seastern	southeastern		48
sec	security		565
secd	secured		0
secndry	secondary		0
secs	securities		16
secur	securities		900
seg	seguros		110
seg y reaseg	seguros y reaseguros		103
segh	segheria		104
segs	seguros		110
sel	selected		44
selct	select		0
selecao	seleccao	selecção	92
selsk	selskab		309
selskt	selskabet		309
semi	semiconductor		16
semicon	semiconductor		76
semicond	semiconductor		35
semiconds	semiconductors		0
semnry	seminary		0
sep	separate		16
serr	serralharia		276
serralh	serralharia		64
serv	service		44
servco	servico	serviço	64
servic	service		76
servio	servizio		40
servis	services		336
servs	services		0
sestrn	southeastern		48
setor	sector		92
sev	severnyy		1705
severn	severnyy		1704
sewg	sewing		0
sh	shares		16
ship builders	shipbuilders		4
ship building	shipbuilding		4
ship yard	shipyard		4
ship yards	shipyards		4
shipbldg	shipbuilding		0
shopg	shopping		0
shoq	shoqeria	shoqëria	1709
show room	showroom		4
shpg	shipping		275
shpyd	shipyard		0
shre	shri		358
shree	shri		358
shrt	short		0
shs	shares		138
sht	sheet		16
sicologia	psicologia	psicología	550
sider	siderurgica	siderúrgica	110
sig	sigorta		1175
silvr	silver		0
sind	sindicato		366
sist	sistemas		110
sk	sparkasse		395
skilful	skillful		4
slr	solar		138
sls	sales		217
slt	solutions		217
small cap	smallcap		4
snd	sound		79
snr	senior		79
snsrs	sensors		0
so	south		470
soc	society		1163
sociedad	sociedade		750
soeast	southeast		48
soeastern	southeastern		48
soehne	sohne	söhne	24
soenner	sonner	sønner	328
soft drinks	softdrinks		4
soft ware	software		4
softw	software		35
sol	solutions		141
soln	solution		0
solns	solutions		0
solr	solar		0
sols	solutions		16
sonderkl	sonderklasse		61
soud	soudure		63
southeastn	southeastern		0
southeastrn	southeastern		48
southn	southern		0
southw	southwest		48
southwst	southwest		48
southwstn	southwestern		48
sowest	southwest		48
soz	sozial		112
spaarbk	spaarbank		78
spadaka	spar und darlehenskasse	spar- und darlehenskasse	61
spar u darlehenskasse	spar und darlehenskasse	spar- und darlehenskasse	61
spar u darlehnskasse	spar und darlehenskasse	spar- und darlehenskasse	61
sparbk	sparbank		61
sparda bk	sparda bank	sparda-bank	61
spardabank	sparda bank	sparda-bank	508
spardabk	sparda bank	sparda-bank	61
sparebk	sparebank		747
sparebkn	sparebanken		747
sparek	sparekasse		309
spark	sparkasse		227
sparkn	sparkassen		61
spclsts	specialists		0
spclts	specialties		0
spclzd	specialized		0
spdk	spar und darlehenskasse	spar- und darlehenskasse	335
spec	special		44
specialisation	specialization		4
specialised	specialized		4
specialising	specializing		4
specialities	specialties		4
speciality	specialty		4
sped	spedizioni		104
spediz	spedizioni		40
spedizion	spedizionieri		40
spgs	springs		48
spk	sparkasse		335
splst	specialist		0
splty	specialty		0
sply	supply		0
spnia	spoldzielnia	spółdzielnia	1679
spoldz	spoldzielnia	spółdzielnia	911
spor	sporitelna	spořitelna	914
sportg	sporting		0
sports wear	sportswear		4
sprts	sports		0
sr	senior		44
src	source		217
sree	shri		358
srgcl	surgical		0
sri	shri		358
srvcs	services		76
ss	steamship		469
st	saint		1681
sta	santa		337
stab	stabilimenti		104
stab to	stabilimento		40
stabil	stabilimenti		40
stabiliser	stabilizer		4
stadt	stadtische	städtische	752
stadtspk	stadtsparkasse		274
stadtw	stadtwerke		61
staedtebau	stadtebau	städtebau	24
staedtische	stadtische	städtische	24
staerke	starke	stärke	24
standardisation	standardization		4
standardised	standardized		4
start up	startup		4
stat	station		562
statn	station		334
statnrs	stationers		0
statnry	stationery		0
stav	stavebni	stavební	466
stb	steuerberater		752
std	standard		217
stdios	studios		0
stds	standards		0
ste	societe	société	63
steam ship	steamship		4
steel works	steelworks		4
sterilisation	sterilization		4
stes	societes	sociétés	63
steuerber	steuerberater		61
stg	stichting		78
sth	south		79
stheast	southeast		48
sthn	southern		76
sthrn	southern		0
sthwest	southwest		48
sthwst	southwest		48
stift	stiftung		468
stk	stock		16
stks	stocks		0
stl	steel		16
stm	steam		86
stmpg	stamping		0
stn	station		44
stnd	standard		0
stnls	stainless		0
sto	santo		366
stock brokers	stockbrokers		4
stock yard	stockyard		4
stock yards	stockyards		4
stone work	stonework		4
stoomv	stoomvaart		78
stoomvaartmij	stoomvaartmaatschappij		78
stor	storage		76
store front	storefront		4
storey	story		4
str	street		79
strat	strategic		364
strateg	strategic		0
strats	strategies		465
strctr	structure		0
strctrd	structured		0
stre	store		0
strgth	strength		0
strlg	sterling		0
stroit	stroitelnyy		111
stroitelniy	stroitelnyy		50
stroitelny	stroitelnyy		50
stroitelnyi	stroitelnyy		50
stroitelnyj	stroitelnyy		50
stroitv	stroitelstvo		111
stroj	strojirny	strojírny	914
strs	stores		76
strt	street		48
strtgy	strategy		0
struct	structure		35
structl	structural		0
sts	states		86
stspk	stadtsparkasse		61
stt	state		16
stud	student		44
stw	stadtwerke		112
sub	subordinated		141
sub contractors	subcontractors		4
subn	suburban		0
subsid	subsidiary		0
suc	sucesores		908
succ	succursale		63
succr	successeur		52
succrs	successeurs		52
succs	succursales		52
sudd	suddeutsche	süddeutsche	112
sued	sud	süd	508
sueddeutsche	suddeutsche	süddeutsche	24
suedwest	sudwest	südwest	508
suesswaren	susswaren	süßwaren	24
sulphate	sulfate		4
sulphur	sulfur		4
sulphuric	sulfuric		4
sum	suministros		366
sumin	suministros		103
sumt	summit		48
sup	superior		565
super conductor	superconductor		4
super market	supermarket		456
super markets	supermarkets		4
super store	superstore		4
super stores	superstores		4
supermercs	supermercados		64
supermkt	supermarket		0
supermkts	supermarkets		0
suppl	supplement		35
supplmt	supplement		0
suppt	support		0
supr	superior		0
suprm	supreme		0
sups	supplies		16
sur	surety		141
surg	surgery		44
surv	survey		35
survg	surveying		0
survs	surveyors		0
sv	saint		914
svc	service		48
svcg	servicing		0
svcs	services		48
svgs	savings		0
svgs bk	savings bank		0
svs	services		364
sw	saint		651
sw	southwest		686
swest	southwest		48
swestern	southwestern		48
swstn	southwestern		48
synchronisation	synchronization		4
synd	syndicat		219
syndle	syndicale		52
synth	synthetic		35
synthesiser	synthesizer		4
sys	system		86
syss	systems		0
syst	system		35
systs	systems		0
szall	szallitasi	szállítási	560
szent	saint		3127
szolg	szolgaltato	szolgáltató	560
szov	szovetkezet	szövetkezet	649
taah	taahhut	taahhüt	311
tab	tabacchi		174
table ware	tableware		4
tall	talleres		366
talls	talleres		160
tandartspr	tandartspraktijk		78
tar	tarim	tarım	228
tas	tasimacilik	taşımacılık	228
taxbl	taxable		0
tchrs	teachers		0
td	torgovyy dom		755
tda	tienda		366
tdas	tiendas		160
tea house	teahouse		4
tec	technology		16
tech	technology		336
techl	technical		0
techn	technologies		76
technicolour	technicolor		4
techno	technologies		16
technol	technology		35
technologie	technologies		336
technols	technologies		0
technr	technischer		61
techq	technique		0
techqs	techniques		52
techs	technologies		0
tecn	tecnica	técnica	110
tecnics	tecnicos	técnicos	103
tecnlgia	tecnologia	tecnología	103
tecnol	technology		0
tecnologies	technologies		275
tecs	tecnicas	técnicas	160
tehd	tehdas		909
tekn	teknik		519
teks	tekstil		310
tel	telephone		16
tele	television	télévision	1723
tele com	telecom		4
tele comm	telecom		4
tele communications	telecommunications		4
tele marketing	telemarketing		4
telecom	telecommunications		16
telecomm	telecommunications		0
telecomms	telecommunications		0
telecommun	telecommunications	télécommunications	1673
telecommunic	telecommunication		0
telecomunic	telecomunicacoes	telecomunicações	64
telecomunicac	telecomunicaciones		103
telecomunicaz	telecomunicazioni		40
telefone	telephone		92
telegraphen	telegrafen		24
teleph	telephone		0
telephon	telefon		24
telev	television		35
telly	television		336
telph	telephone		0
telphs	telephones		0
tem	temizlik		228
tenn	tennessee		35
teoll	teollisuus		746
term	terminal		470
termen	thermen		24
terr	territory		0
tess	tessile		174
test	testing		44
testg	testing		0
tex	texas		44
text	textile		44
textil	textile		86
texts	textiles		16
theatre	theater		4
theatres	theaters		4
theol	theological		35
ther	therapeutic		44
thera	therapeutics		76
therap	therapeutics		86
therapeu	therapeutics		76
therapeut	therapeutic		76
therapeutcs	therapeutics		0
theraps	therapeutics		0
therm	thermal		44
thrft	thrift		0
through	thru		4
thrpy	therapy		0
thtr	theater		0
thtrs	theaters		0
thueringen	thuringen	thüringen	24
thueringer	thuringer	thüringer	24
thueringische	thuringische	thüringische	24
thur	thuringische	thüringische	335
tic	ticaret		311
tic san	ticaret ve sanayi		310
tic ve san	ticaret ve sanayi		310
tic ve sanayi	ticaret ve sanayi		310
timb	timber		0
time share	timeshare		4
tipogr	tipografia		64
tiss	tissage		63
tissgs	tissages		52
tkp	takarekpenztar	takarékpénztár	649
tksz	takarekszovetkezet	takarékszövetkezet	649
tl	tool		564
tlho	talho		110
tllr	taller		160
tls	tools		16
tm	trademark		916
tnpk	turnpike		334
tob	tobacco		44
toemrer	tomrer	tømrer	328
toit	toiture		63
tomr	tomrer	tømrer	517
tomrerf	tomrerfirma	tømrerfirma	309
tool works	toolworks		4
torg	torgovyy		218
torg dom	torgovyy dom		111
torgoviy	torgovyy		50
torgoviy dom	torgovyy dom		50
torgovy	torgovyy		50
torgovy dom	torgovyy dom		50
torgovyi	torgovyy		50
torgovyi dom	torgovyy dom		50
torgovyj	torgovyy		50
torgovyj dom	torgovyy dom		50
tour	tourisme		219
tourm	tourism		0
tovarischestvo	tovarishchestvo		50
town house	townhouse		456
town houses	townhouses		456
tp	travaux publics		1169
tpk	turnpike		79
tpke	turnpike		48
tr	trust		469
trab	trabalho		110
tracao	traccao	tracção	92
trad	trading		16
trade mark	trademark		4
trade marks	trademarks		4
traf	traffic		0
train	training		189
trait	traitement		63
trans	transport		16
transacao	transaccao	transacção	92
transacoes	transaccoes	transacções	92
transacts	transactions		16
transatl	transatlantic		0
transf	transfer		35
transm	transmission		35
transn	transportation		16
transnatl	transnational		0
transp	transport		35
transpbedr	transportbedrijf		78
transpn	transportation		0
transpor	transport		275
transportads	transportadores		103
transportn	transportation		0
transportnaia	transportnaya		50
transprs	transporters		0
transps	transportes		64
trasp	trasporti		40
trasporte	transporte		550
trasportes	transportes		550
trav publ	travaux publics		52
travaux pub	travaux publics		52
traveller	traveler		4
travellers	travelers		4
travelling	traveling		4
trckg	trucking		0
trd	trade		16
trdg	trading		0
trdrs	traders		0
treas	treasury		0
treatmt	treatment		0
tres	tresor	trésor	219
trgt	target		0
tri	triage		1170
trk	truck		16
trks	trucks		0
trmnls	terminals		0
trng	training		0
trnpk	turnpike		334
trnsptn	transportation		0
trnst	transit		0
trpl	triple		0
trst	trust		76
trstees	trustees		0
trsts	trusts		0
trsy	treasury		0
truck stop	truckstop		4
trvl	travel		0
trvlrs	travelers		0
trvx pub	travaux publics		52
tshp	township		48
ttee	trustee		0
tub	tube		141
tubs	tubes		16
tuebingen	tubingen	tübingen	24
tuer	tur	tür	24
tueren	turen	türen	24
tumour	tumor		4
tunnelling	tunneling		4
tur	turismo		110
turb	turbine		0
turistc	turistico		40
turz	turizm		311
tv	television		336
twp	township		79
twr	tower		79
twrs	towers		48
tx	tax		138
txt	textile		86
tyre	tire		4
tyres	tires		4
tys	toys		16
tzentr	tsentr		50
ub	unternehmensberatung		227
uch	uchebnyy		218
ueber	uber	über	24
ueberlandwerk	uberlandwerk	überlandwerk	24
ueberwachung	uberwachung	überwachung	24
uff	ufficio		174
uitg	uitgeverij		257
uitgev	uitgeverij		78
uitzendb	uitzendbureau		78
ukr	ukrainskiy		218
ukrain	ukrainskiy		111
ult	ultra		16
un	union		470
under writers	underwriters		4
uni	united		16
unif	uniform		0
unifs	uniforms		0
univ	university		44
univers	university		48
universitaet	universitat	universität	508
univl	universal		0
unt	unit		79
untd	united		0
untern	unternehmen		61
unternehmensber	unternehmensberatung		61
unvrsty	university		48
upr	upravlenie		218
upravl	upravlenie		111
upravleniye	upravlenie		50
ur	urunleri	ürünleri	228
ural	uralskiy		218
urbn	urban		364
urbne	urbaine		52
uret	uretim	üretim	311
us	usine		219
usd	used		138
usin	usina		110
usl	uslugi	usługi	651
usns	usines		63
ut	units		16
utd	united		76
util	utility		76
utilid	utilidades		64
utilisation	utilization		4
utilit	utilitaires		902
utils	utilities		0
utilts	utilities		0
utl	utility		16
vac	vacuum		44
vaccs	vaccines		0
vactn	vacation		0
vak	vakuutus		918
val	valley		44
vall	valley		334
valour	valor		4
valu	value		0
vapour	vapor		4
vapours	vapors		4
var	variable		141
vax	vaccines		217
vb	volksbank		335
vda	viuda		160
vde	viande		63
veg	vegetable		16
veh	vehicle		44
vehic	vehiculos	vehículos	160
vehs	vehicles		0
veic	veiculos	veículos	110
vend	vendas		110
venn	vennootschap		1700
vent	ventilation		16
vents	ventures		16
ver	verein		468
ver staaten	vereinigte staaten		61
verb	verband		227
vereen	vereenigde		78
vereenigde	verenigde		204
vereeniging	vereniging		204
vereinsbk	vereinsbank		61
veren	vereniging		1678
verk	verkehr		468
verkbetr	verkehrsbetriebe		61
verkst	verkstad		647
verl	verlag		112
verm	vermogen	vermögen	112
vermbeheer	vermogensbeheer		78
vermoegen	vermogen	vermögen	24
vermoegensberatung	vermogensberatung	vermögensberatung	24
vermoegensverwaltung	vermogensverwaltung	vermögensverwaltung	24
vermogensverw	vermogensverwaltung	vermögensverwaltung	61
verngd	verenigd		78
verngde	verenigde		78
verr	verrerie		63
verrs	verreries		52
versges	versicherungsgesellschaft		61
versich	versicherung		61
versichn	versicherungen		61
verw	verwaltung		112
verwaltgs	verwaltungs		61
verwges	verwaltungsgesellschaft		61
verz	verzekering		257
verzek	verzekering		78
verzmij	verzekeringsmaatschappij		78
vest	vestuario	vestuário	276
vet	veterinary		44
vetr	vetreria		104
vh	voorheen		753
vhs	volkshochschule		112
viag	viagens		110
viaj	viajes		160
viands	viandes		63
vice	vise		1107
vid	video		141
vidr	vidros		110
vil	village		79
vill	village		79
villag	village		48
villg	village		48
vin	vinicola		174
virg	virginia		0
virks	virksomhed		309
vis	vision		189
visch	vis		204
visn	vision		0
visualisation	visualization		4
viswa	vishwa		358
vitalise	vitalize		4
viti	viticole		63
viticult	viticulteurs		52
vk	versorgungskasse		112
vlg	village		79
vllg	village		48
vlly	valley		48
vlv	valve		16
vlvs	valves		0
vly	valley		79
vnechtorg	vneshtorg		50
vnesh	vneshtorg		111
vneshekon	vneshneekonomicheskiy		111
vneshneek	vneshneekonomicheskiy		111
vni	vini		104
vnyrd	vineyard		0
vnyrds	vineyards		0
voba	volksbank		335
vobk	volksbank		112
voc	vocational		138
voit	voiture		63
voits	voitures		52
vol	volatility		565
volksb	volksbank		274
volksbk	volksbank		274
vorm	vormals		112
voy	voyages		63
vrachtw	vrachtwagen		78
vs	versicherung		395
vseros	vserossiyskiy		111
vta	ventas		160
vte	vente		63
vtes	ventes		63
vve	veuve		393
vyr	vyroba	výroba	466
w	west		686
waelder	walder	wälder	24
waerme	warme	wärme	24
waermetechnik	warmetechnik	wärmetechnik	24
waesche	wasche	wäsche	24
waescherei	wascherei	wäscherei	24
waggon	wagon		4
ware house	warehouse		4
ware housing	warehousing		4
water front	waterfront		4
water proofing	waterproofing		4
water works	waterworks		4
wbg	wohnungsbaugesellschaft		112
wbv	woningbouwvereniging		753
wd	western		802
wd	wood		79
web hosting	webhosting		4
web site	website		4
week end	weekend		4
welf	welfare		35
werktb	werktuigbouw		78
westf	westfalische	westfälische	274
westfaelische	westfalische	westfälische	24
westn	western		76
westrn	western		48
wg	wohnungsgenossenschaft		751
wh	warehouse		86
whisky	whiskey		4
whlse	wholesale		0
whole sale	wholesale		4
whs	warehouse		79
whse	warehouse		0
whses	warehouses		0
whsg	warehousing		0
whsle	wholesale		0
whslrs	wholesalers		0
wielobr	wielobranzowe	wielobranżowe	365
wild life	wildlife		4
willful	wilful		4
windw	window		0
windws	windows		0
wirels	wireless		0
wirt	wirtschaft		227
wirtschaftspruefer	wirtschaftsprufer	wirtschaftsprüfer	24
wirtschaftspruefung	wirtschaftsprufung	wirtschaftsprüfung	24
wirtschaftspruefungsgesellschaft	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	24
wis	wisconsin		44
wisc	wisconsin		334
wiss	wissenschaft		467
wk	work		138
wke	werke		112
wkly	weekly		35
wkrs	workers		0
wks	works		86
wkshp	workshop		48
wkst	werkstatt		112
wldg	welding		0
wldwd	worldwide		0
wlth	wealth		0
wobauges	wohnungsbaugesellschaft		61
wohng	wohnung		61
wohnungsgen	wohnungsgenossenschaft		61
wohnungsges	wohnungsgesellschaft		61
woj	wojewodzki	wojewódzki	749
wojew	wojewodzki	wojewódzki	365
womn	women		0
woningbouwver	woningbouwvereniging		78
woningcorp	woningcorporatie		78
wood work	woodwork		4
wood working	woodworking		4
wood works	woodworks		4
woodwkg	woodworking		0
wool	woolen		16
woollen	woolen		4
woollens	woolens		4
work force	workforce		4
work place	workplace		4
work shop	workshop		4
work wear	workwear		4
world wide	worldwide		4
wp	wirtschaftsprufer	wirtschaftsprüfer	395
wpg	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	563
wrhs	warehouse		48
wrk	werk		112
wrld	world		0
wrls	wireless		0
wrts	warrants		0
wst	waste		16
wstn	western		48
wstrn	western		48
wt	warrant		86
wtr	water		86
wtrs	waters		48
wtrwks	waterworks		0
wts	warrant		16
wuerttemberg	wurttemberg	württemberg	24
wuerttembergische	wurttembergische	württembergische	24
wuerzburg	wurzburg	würzburg	24
wurtt	wurttembergische	württembergische	112
wurttemb	wurttembergische	württembergische	274
ww	worldwide		138
wwide	worldwide		0
wyd	wydawnictwo		749
wydaw	wydawnictwo		365
wytw	wytwornia	wytwórnia	749
wzm	werkzeugmaschinen		112
xchange	exchange		465
xchg	exchange		465
xfer	transfer		0
xpress	express		4
yat	yatirim	yatırım	311
yay	yayasan		1172
ycht	yacht		0
yds	yards		562
yld	yield		86
yoghourt	yogurt		4
yoghurt	yogurt		4
ypi	yapi	yapı	311
yth	youth		16
zakl	zaklad	zakład	911
zav	zavod		218
zdn	zaden		257
zeev	zeevisserij		257
zeeviss	zeevisserij		78
zemed	zemedelske	zemědělské	1159
zentral	central		24
zentralbk	zentralbank		61
zentrale	centrale		24
zentralgen	zentralgenossenschaft		61
zentralspk	zentralsparkasse		61
zentrl	zentrale		61
zentrum	centrum		24
zg	zentralgenossenschaft		751
zhs	ziekenhuis		753
ziekenf	ziekenfonds		78
zigarren	cigarren		24
zkh	ziekenhuis		1726
zn	zoon		257
zndl	zweigniederlassung		335
znn	zonen		257
zoot	zootecnica		104
zs	zeitschrift		563
ztg	zeitung		467
zucch	zuccherificio		40
zuccherif	zuccherificio		40
zuechter	zuchter	züchter	24
zuercher	zurcher	zürcher	24
zuerich	zurich	zürich	24
zuid	zuidelijke		257
zuidel	zuidelijke		78
zuiv	zuivel		257
zvd	zavod		1706
zw	zwiazek	związek	1702
zweigst	zweigstelle		61
zwndl	zweigniederlassung		274
zwst	zweigstelle		112`;
export const genericWords: string = `aannemer	construction		33
aannemersbedrijf	construction		33
abarrotes	store		17
abbigliamento	clothing		41
abfallwirtschaft	waste		46
abogados	legal		17
abteilung	division		214
abwasserverband			7
academia	academy		247
academie	academy		170
academies	academy		2
academy			49
acciai	steel		41
acciaierie	steel		41
acconciature	salon		41
accountantskantoor	accounting		260
aceite	oil		67
acel	steel		54
acero	steel		67
aceros	steel		17
acier	steel		31
aciers	steel		31
aco	steel		23
acos	steel		23
acougue	meat		23
acucar	sugar		23
acueducto	public utility		17
adega	wine		23
adelfoi	brother		298
administracao	administration		180
administracion	administration		179
administradora	management		931
administratiekantoor	accounting		260
administration			146
administratsiya	municipality		89
ads	advertising		56
advance	advanced		59
advanced			59
advertising			56
advies	consulting		260
adviesbureau	consulting		260
advisors	advisory		123
advisory			56
advocacia	legal		23
advocaten	legal		33
advocatenkantoor	legal		33
advogados	legal		113
advokaadiburoo	legal		169
advokat	legal		58
advokatbyra	legal		58
advokater	legal		84
advokatfirma	legal		58
advokatfirmaet	legal		84
advokatfirman	legal		58
advokatni	legal		45
advokatska	legal		200
advokatskoe	legal		89
advokatu	legal		177
adwokacka	legal		29
aereo	airline		67
aereos	airline		23
aerogrammes	airline		47
aeronautica	airline		17
aeroporia	airline		47
aeroport	airport		170
aeroporti	airport		322
aeroporto	airport		325
aeroportos	airport		325
aeroports	airport		170
aeropuerto	airport		67
aeropuertos	airport		67
aerospace			49
afdeling	department		389
afoi	brother		298
agence	agency		256
agencia	agency		186
agencja	agency		554
agency			98
agentschap	agency		389
agentstvo	agency		128
agentur	agency		214
agenzia	agency		271
agrar	agriculture		7
agrargenossenschaft	agriculture		7
agraria	agriculture		41
agrario	agriculture		41
agremiacao	association		180
agri	agriculture		2
agricola	agriculture		67
agricolas	agriculture		17
agricole	agriculture		170
agricoltura	agriculture		322
agricultura	agriculture		325
agricultural	agriculture		49
agriculture			49
agriturismo	hotel		41
agro	agriculture		2
agro industria	agriculture		23
agro pecuaria	agriculture		23
agrofirma	agriculture		89
agropecuaria	agriculture		17
agropecuarias	agriculture		17
agropromyshlennaya	agriculture		32
agropromyshlennyy	agriculture		32
agrotiki	agriculture		47
agrotikos	agriculture		47
agrupacion	association		179
agua	water		17
aguas	water		17
ahorro	savings		93
ahorros	savings		93
ahsap	wood		60
air	airline		65
aircraft			49
airline			49
airlines	airline		49
airport			49
airports	airport		49
airways	airline		2
ajans	agency		890
ajuntament	municipality		1134
akademi	academy		449
akademia	academy		2267
akademie	academy		155
akademiya	academy		106
akeri	transport		58
akinita	real estate		47
akkerbouw	agriculture		33
aktiv	asset		153
aktivy	asset		153
al tijariya	trading		338
alakoulu	primary school		694
alapitvany	foundation		270
albergo	hotel		322
alcaldia	municipality		17
aldreboende	health		58
alianca	alliance		302
alianza	alliance		186
alimentacao	food		23
alimentaire	food		31
alimentara	food		101
alimentari	store		41
alimentation	food		31
alimente	food		101
alimenticios	food		17
alimentos	food		17
allatorvosi	veterinary		54
alleanza	alliance		271
alliance			98
alliantie	alliance		389
allied			59
almacen	storage		931
altalanos	school		54
altenheim	pflegeheim	Pflegeheim	7
aluguer	rental		113
aluminio	aluminum		23
aluminium	aluminum		2
aluminum			2
alyans	alliance		128
alyuminievyy	aluminum		32
alyuminiy	aluminum		32
ambalaj	packaging		242
ambiental	environmental		17
ambiente	environmental		17
ambulatorium	hospital		7
ameublement	furniture		31
amicale	association		300
ammattikorkeakoulu	hochschule		694
amtsgericht			46
anaokulu	kindergarten		60
andelsboligforening	housing		84
andelsboligforeningen	housing		84
angkutan	transport		100
animal	pet		2
anlagenbau	machine		7
anquan	security		134
anstalt	institution		127
anthopoleio	florist		47
antigua	old		135
anwaltskammer			46
anwaltskanzlei	legal		7
anwaltverein	bar association		46
anzhuang	installation		134
apdrosinasana	insurance		285
apotek	pharmacy		58
apoteka	pharmacy		267
apoteke	pharmacy		267
apotheek	pharmacy		33
apotheke	pharmacy		155
apotheken	pharmacy		7
apothekerkammer			46
apotik	pharmacy		100
appliances	equipment		2
apskaita	accounting		573
apteek	pharmacy		169
apteekki	pharmacy		66
apteka	pharmacy		415
apteki	pharmacy		32
aptieka	pharmacy		285
aqariya	real estate		144
aquacultura	fish		23
arbeiterkammer			7
arbeiterwohlfahrt			46
arbeitsamt			7
arbeitsgericht			46
archdiocese	diocese		82
architect	architecture		2
architecte	architecture		31
architecten	architecture		33
architectenbureau	architecture		33
architectes	architecture		31
architects	architecture		2
architectural	architecture		2
architecture			2
architekt	architecture		7
architekten	architecture		7
architektenkammer			7
architekti	architecture		45
architektoniczna	architecture		29
architektur	architecture		7
architektura	architecture		29
architekturburo	architecture		7
architetti	architecture		41
architettura	architecture		41
archiv	archive		46
archive			82
archives	archive		82
archivio	archive		171
archivo	archive		191
arhitectura	architecture		101
arhitekti	architecture		69
arkitekt	architecture		58
arkitekter	architecture		58
arkitektkontor	architecture		58
arkiv	archive		543
arkkitehdit	architecture		66
arkkitehtitoimisto	architecture		66
armazem	storage		113
arquitectos	architecture		17
arquitectura	architecture		17
arquivo	archive		1019
arredamenti	furniture		41
arredamento	furniture		41
art			65
arte	art		17
artes graficas	printing		93
artopoieio	bakery		47
arts	art		65
aruhaz	store		54
arztehaus	medical		7
arztekammer		ärztekammer	46
arztliche	medical		7
arztpraxis	health		7
aseguradora	insurance		67
asesores	consulting		93
asesoria	consulting		194
asesorias	consulting		93
asfaleies	insurance		47
asfaleion	insurance		47
asfalistiki	insurance		47
asianajotoimisto	legal		66
asigurari	insurance		101
asilo	kindergarten		41
asl			171
asociacija	association		388
asociacion	association		186
asociaciones	association		186
asociados	associate		179
asociatia	association		513
assembly			56
assessoria	consulting		113
asset			123
assets	asset		123
assicurazione	insurance		41
assicurazioni	insurance		41
assistance	support		56
assistencia	support		113
associacao	association		302
associados	associate		180
associate			146
associated	associate		146
associates	associate		98
association			98
associazione	association		271
assotsiatsiya	association		128
assotsiirovannye	associate		128
assurance	insurance		2
assurances	insurance		31
assurantie	insurance		33
assurantien	insurance		33
assureur	insurance		31
asunto	housing		66
asuransi	insurance		100
asztalos	carpentry		54
atacadista	wholesale		113
atacado	wholesale		113
atelier	works		300
ateliers	works		300
athletic	sports		59
ativos	asset		113
atomic	nuclear		2
auberge	hotel		31
audit			56
auditorskaya	audit		114
auditorskiy	audit		114
augenoptik	optical		7
augenoptiker	optical		7
aurukhanasy	hospital		1018
ausl			171
ausrustung	equipment		155
authority			98
auto	automotive		99
autobedrijf	garage		33
autobody	collision		2
autodoprava	transport		45
autofficina	garage		41
autofficine	garage		41
autohandel	autohaus	Autohaus	7
autohaus		Autohaus	284
autohuolto	garage		66
autojavito	garage		54
autokorjaamo	garage		66
automacao	automation		609
automated	automation		99
automaten	automation		284
automatic	automation		99
automaticos	automation		199
automatics	automation		99
automation			99
automatique	automation		192
automatisering	information		414
automatisierungstechnik	automation		284
automatisme	automation		192
automatismes	automation		192
automatismos	automation		199
automatizacion	automation		199
automatyka	automation		416
automazione	automation		413
automazioni	automation		413
automehanicar	garage		69
automobielbedrijf	automotive		414
automobielen	automotive		414
automobil	automotive		284
automobile	automotive		99
automobiler	automotive		1369
automobiles	automotive		99
automobili	automotive		413
automobily	automotive		1015
automocion	automotive		199
automotive			99
automoveis	automotive		609
automovil	automotive		199
automoviles	automotive		199
autonoleggio	autovermietung	Autovermietung	41
autoopravna	garage		45
autoprevoz	transport		267
autoprijevoz	transport		69
autoreparatur	garage		7
autoridad	authority		186
autoridade	authority		302
autorita	authority		271
autorite	authority		256
autoriteit	authority		389
autos	automotive		99
autosalone	autohaus	Autohaus	41
autoscuola	fahrschule	Fahrschule	41
autoservicio	garage		17
autoservis	garage		45
autoserwis	garage		29
autoszerviz	garage		54
autotalo	autohaus	Autohaus	66
autotransportes	transport		17
autotrasporti	transport		41
autotrasporto	transport		41
autovaerksted	garage		84
autoverhuur	autovermietung	Autovermietung	33
autovermietung		Autovermietung	7
autowerkstatt	garage		7
avancada	advanced		209
avancados	advanced		209
aves	meat		247
avia	airline		2268
aviacao	airline		23
aviacion	airline		67
aviakompaniya	airline		106
avialinii	airline		32
aviation	airline		49
aviatsionnaya	airline		32
aviatsionnyy	airline		32
aviatsiya	airline		106
avocat	legal		31
avocats	legal		31
avocatura	legal		101
avtomobili	automotive		491
avtomobilnaya	automotive		32
avtomobilnyy	automotive		32
avtoprevoznistvo	transport		145
avtoservis	garage		89
avtotransportnoe	transport		491
avukatlik	legal		60
avvocati	legal		41
awo	arbeiterwohlfahrt		46
ayakkabi	footwear		60
ayuntamiento	municipality		179
baby	child		2
backerei	bakery		7
backereien	bakery		7
backermeister	bakery		7
baekhwajeom	retail		434
bageri	bakery		58
baihuo	retail		134
baja	steel		100
bakanligi	ministry		206
bakeri	bakery		137
bakeries	bakery		2
bakers	bakery		2
bakery			65
bakkal	store		60
bakkaliye	store		60
bakkerij	bakery		33
baldai	furniture		177
ballet			82
banca	bank		67
bancaire	bank		31
bancaria	bank		17
bancario	bank		23
banco	bank		67
bancorp	bank		2
bancorporation	bank		2
bancshares	bank		2
bandaoti	semiconductor		36
bandoche	semiconductor		140
bangjik	textile		140
bangsong	broadcasting		140
bangunan	building		100
bank			49
banka	bank		85
bankacilik	bank		85
bankas	bank		177
bankasi	bank		85
banke	bank		69
banken	bank		7
banketbakkerij	bakery		33
bankhaus	bank		7
banki	bank		32
bankiers	bank		33
banking	bank		49
banque	bank		170
baoxian	insurance		132
baozhuang	packaging		134
bar			65
barat	west		485
barbearia	barber		23
barbecue			2
barber			2
barberia	barber		17
barbers	barber		2
barbershop	barber		2
barnehage	kindergarten		137
base			98
basisschool	primary school		33
bati	west		595
batiment	building		170
batiments	building		170
batteries	battery		82
battery			2
bau	construction		7
bauamt			7
baufirma	construction		7
baugenossenschaft	housing		7
baugeschaft	construction		7
baugesellschaft	construction		7
baumschule	nurseries		7
bauunternehmen	construction		7
bauunternehmer	construction		7
bauunternehmung	construction		7
baza	base		128
bazargani	trading		1198
baznycia	church		177
bbq	barbecue		2
beauty	cosmetics		2
bebe	child		17
bebidas	beverage		17
bedachungen	roofing		7
bedarf	supply		117
bedrijf	company		301
beer	brewery		2
beheer	holding		732
behorde	authority		214
bekleidung	clothing		7
belastingdienst			33
belediye	municipality		206
belediyesi	municipality		206
bendrove	company		1641
bengkel	workshop		1143
benki	bank		1375
beratung	consulting		658
berber	barber		60
bergbau	mining		155
berufsschule			7
best			59
beteiligungen	holding		127
beteiligungs	holding		127
beteiligungsgesellschaft	holding		127
betrieb	company		127
betriebe	company		127
betriebsgesellschaft	operation		127
better	best		59
beurs	exchange		489
bevakning	security		261
beveiliging	security		260
beverage			2
beverages	beverage		2
bewachung	security		117
bezirk	province		7
bezirksamt	district office		46
bezpecnostni	security		259
bhandar	store		608
biblioteca	library		17
bibliotek	library		58
biblioteka	library		29
bibliotheek	library		33
bibliothek	library		7
bibliotheque	library		31
bicycle			2
bicycles	bicycle		82
biedriba	association		731
bienes raices	real estate		67
bierbrouwerij	brewery		33
bijouterie	jewelry		31
bijoux	jewelry		170
bijuterii	jewelry		101
bike	bicycle		2
bikes	bicycle		2
bildung	education		7
bilgi	information		85
bilgisayar	computer		60
bilisim	information		60
bilservice	garage		58
bilverkstad	garage		58
bilverksted	garage		137
bimeh	insurance		412
binguan	hotel		36
biologics	biotechnology		2
biomedical	biotechnology		2
biopharma	biotechnology		99
biopharmaceutical	biotechnology		2
biopharmaceuticals	biotechnology		2
bioscience	biotechnology		2
biosciences	biotechnology		2
biotech	biotechnology		2
biotechnologies	biotechnology		2
biotechnology			2
biotecnologia	biotechnology		17
biraderler	brother		206
birou	office		513
birreria	brewery		41
birrificio	brewery		41
birzha	exchange		106
biserica	church		101
bistro			2
bistum	diocese		46
biuro	office		332
biznes	business		128
biztonsagi	security		208
biztosito	insurance		54
blanchisserie	laundry		31
bldyh	municipality		144
blinds	interior		2
bloemen	florist		33
bloemist	florist		33
blommor	florist		58
blomster	florist		84
blstyk	plastic		53
blumen	florist		7
bnk	bank		144
board			146
bodega	storage		931
bodegas	wine		17
bodegon	store		17
boekhandel	bookstore		33
boeki	trading		659
boerderij	farm		33
boerdery	farm		693
boghandel	bookstore		84
bogtrykkeri	printing		432
boheom	insurance		248
boilers	heating		2
bois	wood		31
boissons	beverage		31
bokhandel	bookstore		58
bolag	company		225
bolaget	company		225
boldklub	football		982
boligforening	association		459
boligselskab	housing		84
bolnica	hospital		69
bolnisnica	hospital		145
bolnitsa	hospital		106
bolsa	exchange		17
bombeiros	fire brigade		23
bomberos	fire brigade		191
bonyad	foundation		886
book	bookstore		65
bookkeepers	accounting		56
bookkeeping	accounting		56
books	bookstore		2
bookshop	bookstore		2
bookstore			65
boots	footwear		65
boraszat	wine		54
borettslag	housing		137
borettslaget	housing		137
bornehave	kindergarten		84
borough			82
borse	exchange		155
boseki	textile		131
bostadsrattsforening	housing		58
bostadsrattsforeningen	housing		58
boucherie	meat		31
boucheries	meat		31
boulangerie	bakery		31
boulangeries	bakery		31
bourse	exchange		170
boutique			65
boutiques	boutique		31
bouw	construction		33
bouwbedrijf	construction		33
bouwonderneming	construction		33
braca	brother		331
bracia	brother		332
branch			98
brandkar	fire brigade		58
brandvaesen	fire brigade		541
brandweer	fire brigade		33
brannvesen	fire brigade		542
brasserie	restaurant		31
brasseries	brewery		31
bratia	brother		734
bratje	brother		735
bratri	brother		297
bratya	brother		1146
brau	brewery		7
brauerei	brewery		7
brauhaus	brewery		7
bravarija	metal		69
bravoras	brewery		177
bread	bakery		2
breweries	brewery		82
brewery			65
brewing	brewery		2
brickwork	masonry		2
bridal			2
brillen	optical		7
brinquedos	toys		23
britas	quarry		23
broadcast	broadcasting		2
broadcasting			2
broderna	brother		225
brodr	brother		459
brodrene	brother		459
broker	brokerage		56
brokerage			56
brokers	brokerage		56
brother			299
brothers	brother		98
brouwerij	brewery		33
browar	brewery		29
browary	brewery		29
brutaria	bakery		101
brutarie	bakery		101
bryggeri	brewery		58
bryghus	brewery		84
btp	construction		31
btrwl	oil		53
buchdruckerei	printing		117
bucherei	library		46
buchereien	library		46
buchhandel	bookstore		7
buchhandlung	bookstore		7
budivelna	construction		156
budivelne	construction		156
budivelniy	construction		156
budivnitstvo	construction		156
budongsan	real estate		140
budowlana	construction		29
budowlane	construction		29
budowlany	construction		29
budownictwo	construction		29
bufete	legal		17
buffet			2
builders	building		2
building			49
bumaga	paper		32
bumazhnyy	paper		32
bundesministerium	ministry		1136
bundesverband			127
bureau			98
bureaux	bureau		256
burger			2
burgergemeinde		bürgergemeinde	7
burgers	burger		2
burgerstiftung	foundation		46
burgerverein	association		127
buro	bureau		214
burosu	office		206
bus			65
buses	bus		2
business			98
bussan	trading		659
butik	store		58
butor	furniture		54
buve	construction		285
buvnieciba	construction		285
byeongwon	hospital		248
bygg	construction		58
byggefirma	construction		84
byggefirmaet	construction		84
byggeri	construction		84
byggfirma	construction		58
byggnads	construction		58
byggnadsfirma	construction		58
byoin	hospital		131
byuro	bureau		128
cabeleireiro	salon		23
cabeleireiros	salon		23
cabinetry	carpentry		2
cable	wire		2
cables	wire		31
cafe	coffee		65
cafetaria	coffee		23
cafeteria	coffee		17
caffe	coffee		813
cailiao	material		36
caisse	savings bank		31
caixa	savings bank		23
caja	savings bank		17
cakes			2
calcados	footwear		23
calcio	football		349
calzado	footwear		17
calzados	footwear		17
calzature	footwear		41
calzaturificio	footwear		41
camara	chamber		180
camasirhane	laundry		60
cambio	exchange		377
camera	chamber		171
camii	mosque		696
caminhos de ferro	railway		23
cangchu	storage		134
canteras	stone		17
cantina	wine		813
cantine	wine		41
canton			210
cantone	canton		171
canyin	catering		36
capital			123
capitale	capital		433
car	automotive		49
cardiology			2
care	health		65
carga	freight		17
cargo	freight		2
caritasverband			46
carmangerie	meat		101
carnes	meat		17
carniceria	meat		17
carnicerias	meat		17
carpenteria	metal		41
carpenters	carpentry		2
carpentry			2
carpet			2
carpets	carpet		2
carpintaria	carpentry		23
carpinteria	carpentry		17
carrier	transport		2
carrieres	stone		31
carrosserie	garage		31
carrozzeria	garage		41
cars	automotive		65
cartoleria	stationery		41
cartolibreria	bookstore		41
cartorio	notariat	Notariat	23
carvao	coal		23
carwash			2
casa	house		186
casa de cambio	exchange		247
caseificio	dairy		41
casino			49
casinos	casino		82
cassa	savings bank		813
catedral	cathedral		191
catering			2
cathedral			82
cattedrale	cathedral		171
ccas			210
ceip			191
celik	steel		85
cellular	mobile		2
celtnieciba	construction		285
cement			2
cementos	cement		17
center			98
centers	center		299
centrais	central		209
central			175
centrala	central		1320
centrale	central		375
centrali	power		322
centras	center		1641
centre	center		98
centres	center		146
centro	center		186
centrum	center		389
ceramic			2
ceramica	ceramic		17
ceramicas	ceramic		23
ceramics	ceramic		82
cerveceria	brewery		17
cervejaria	brewery		23
cestovni	travel		45
chalyvoyrgia	steel		47
chalyvoyrgiki	steel		47
chama	association		3453
chamber			146
chanye	industry		36
chaoshi	supermarket		36
charcuterie	meat		31
charitable	charity		2
charity			49
charkuteri	meat		58
charpente	carpentry		31
chauffage	heating		31
chaussures	footwear		31
chaye	tea		36
chemical			49
chemicals	chemical		49
chemie	chemical		2
chemist	pharmacy		2
chemistry	chemical		2
cheolgang	steel		248
chiesa	church		171
child			2
childcare	daycare		2
children	child		2
chiropractic			2
chocolate	confectionery		2
chuanmei	media		36
chuban	publishing		134
chubanshe	publishing		134
chuju	tool		36
chulpan	publishing		434
chulpansa	publishing		434
church			65
churrascaria	barbecue		23
cia	company		179
cicekcilik	florist		60
cie	company		300
ciencia	science		17
ciencias	science		23
cientifica	science		17
ciment	cement		31
cimento	cement		23
cimentos	cement		23
cine	film		247
cinema	film		65
cinemas	film		65
cipo	footwear		54
circolo	club		271
ciscenje	cleaning		241
cistirna	laundry		45
cistoca	public utility		69
citta	municipality		349
city	municipality		175
ciudad	municipality		373
civil	construction		2
classic			59
cleaner	cleaning		56
cleaners	cleaning		56
cleaning			56
clinic			65
clinica	clinic		247
clinical	health		2
clinics	clinic		2
clinique	clinic		31
clothing			2
club			98
clube	club		302
clubs	club		146
coach	bus		2
coafor	salon		101
coal			2
coast			59
coastal	coast		59
coatings	paint		2
cocina	kitchen		17
cofetarie	pastry		101
coffee			65
coiffeur	salon		31
coiffure	salon		31
colegio	school		67
colegiul	school		101
college	mittelschule	Mittelschule	1017
collision			2
combustibles	fuel		31
combustiveis	fuel		23
comercial	commercial		194
comerciala	commercial		1205
comercializadora	trading		93
comercio	trading		194
comert	trading		524
comestibles	food		17
comite	committee		180
commerce			123
commercial			123
commerciale	commercial		572
commercialista	accounting		341
commercialisti	accounting		341
commerciaux	commercial		572
commercieel	commercial		933
commerciele	commercial		933
commercio	trading		433
commission			146
committee			98
common			176
commune	municipality		300
communication			123
communications	communication		123
community			176
compagnie	company		1636
companhia	company		3450
compania	company		1140
companie	company		1642
companies	company		387
company			387
complete			59
complex			299
components	parts		2
comptabilite	accounting		339
comptable	accounting		339
comptables	accounting		339
computer			2
computers	computer		82
computing	computer		2
comte	county		210
comuna	municipality		513
comune	municipality		361
comuni	common		349
comunicacao	communication		113
comunicacion	communication		194
comunicaciones	communication		194
concello	municipality		3441
concern	conglomerate		98
condado	county		191
conditioning	heating		2
confecciones	clothing		17
confeccoes	clothing		23
confection	clothing		31
confectionery			2
confeitaria	pastry		23
conferences	event		56
confezioni	clothing		41
conseil	consulting		279
conseils	consulting		279
consejeria	ministry		191
conselho	council		180
conservatoire	conservatory		210
consorcio	consortium		186
consortium			98
consorzio	consortium		171
construcao	construction		609
construccio	construction		17
construccion	construction		199
construcciones	construction		199
construccions	construction		2255
construcoes	construction		609
construct	construction		99
constructeur	construction		192
constructeurs	construction		192
constructie	construction		414
constructies	construction		414
constructii	construction		1373
constructing	construction		99
construction			99
constructions	construction		99
constructor	construction		99
constructora	construction		199
constructores	construction		199
constructors	construction		99
construtora	construction		609
consulenti	consulting		280
consulenza	consulting		280
consulenze	consulting		280
consult	consulting		96
consultadoria	consulting		342
consultancies	consulting		96
consultancy	consulting		96
consultant	consulting		96
consultanta	consulting		766
consultants	consulting		96
consultation	consulting		96
consulting			96
consultor	consulting		93
consultora	consulting		195
consultores	consulting		195
consultoria	consulting		195
contabil	accounting		113
contabilidade	accounting		113
contabilitate	accounting		524
contable	accounting		93
contadores	accounting		93
contracting			56
contractor	building		2
contractors	contracting		56
control			56
controls	control		56
cooling	heating		2
coop	cooperative		387
cooperatie	cooperative		732
cooperatief	cooperative		732
cooperatieve	cooperative		732
cooperation	cooperative		387
cooperativa	cooperative		1140
cooperative			387
cooperative bank			2
cooperatives	cooperative		387
copper			2
corporacao	corporation		302
corporacion	corporation		186
corporate	corporation		98
corporation			98
corporativo	corporation		186
correios	postal		377
corretagem	brokerage		113
corretora	brokerage		113
cosmetics			2
costruzioni	construction		41
council	municipality		146
country			59
county			176
courtage	insurance		31
couverture	roofing		31
cpam			210
creation	creative		59
creative			59
creche	kindergarten		23
credit			123
credito	credit		93
credits	credit		572
creperie		crêperie	31
cristal	glass		17
crkva	church		69
csoport	group		1637
cuisine	kitchen		2
cukiernia	pastry		29
cukraren	pastry		200
cukrarna	pastry		45
cukraszda	pastry		54
cupcakes	cakes		2
curatenie	cleaning		524
customs			2
cycles	bicycle		2
dachdecker	roofing		7
dachdeckerei	roofing		7
dachdeckermeister	roofing		7
daehak	university		248
daehakgyo	university		248
dagang	trading		340
dagitim	distribution		1797
dai hoc	university		1376
daigaku	university		131
dairy			2
dajiudian	hotel		36
dakdekkersbedrijf	roofing		33
dakshin	south		594
daneshgah	university		412
danismanlik	consulting		343
darzelis	kindergarten		177
data			2
daxue	university		132
daycare			2
de pao	bakery		23
decorating	painting		2
decoration			31
decorators	painting		2
defence	defense		49
defensa	defense		67
defense			49
defensie	defense		489
defesa	defense		325
dekanat			7
dekarstwo	roofing		29
deli	delicatessen		2
delicatessen			2
delikatesy	store		29
delivery	freight		2
demir	iron		60
demiryollari	railway		696
demolition			2
denizcilik	shipping		85
denki	electric		131
denryoku	power		131
densetsu	electric		323
denshi	electronics		131
dentaire	dental		31
dental			65
dentalna	dental		321
dentaria	dental		23
dentetsu	railway		323
dentist	dental		2
dentistico	dental		41
dentistry	dental		2
dentists	dental		2
departament	department		128
departamental	department		179
departamento	department		186
departement	department		256
departemental	department		300
departementale	department		300
department			98
deportes	sports		135
deportiva	sports		135
deportivo	sports		135
depositos	storage		93
depot	storage		56
derevoobrabatyvayushchaya	wood		32
derevoobrabatyvayushchiy	wood		32
dericilik	leather		60
dermatology			2
dernegi	association		206
dernek	association		206
desarrollo	development		93
desarrollos	development		93
desenvolvimento	development		113
design			123
designer	design		123
despacho	office		179
desportivo	sports		209
detskiy	school		89
development			123
developments	development		56
diafimistiki	advertising		278
diagnostica	diagnostics		41
diagnostics			2
diakonie			46
dianchi	battery		36
dianlan	wire		36
dianli	power		132
diannao	computer		36
dianqi	electric		132
dianwang	power		36
dianxin	telecom		36
dianzi	electronics		132
dichan	real estate		36
dienste	service		117
diensten	service		260
dienstleistung	service		117
dienstleistungen	service		117
dienstverlening	service		260
dierenarts	veterinary		33
dierenkliniek	veterinary		33
dierenziekenhuis	veterinary		33
difesa	defense		322
digital	internet		2
dikigoriki	legal		47
dikigoriko	legal		47
dimos	municipality		47
dinas	public office		100
diner			65
diocese			82
dipartimentale	department		361
dipartimento	department		271
diputacion	provincial council		191
direct			59
direkt	direct		348
dis	dental		60
diseno	design		194
distilleries	distillery		82
distillery			65
distretto	district		171
distribuce	distribution		1195
distribucija	distribution		765
distribucion	distribution		195
distribuciones	distribution		195
distribuicao	distribution		342
distribuicoes	distribution		342
distribuidor	distribution		195
distribuidora	distribution		195
distribuidores	distribution		195
distribusi	distribution		340
distributed	distribution		96
distributeur	distribution		279
distributeurs	distribution		279
distributie	distribution		399
distributing	distribution		96
distribution			96
distributions	distribution		96
distributor	distribution		96
distributori	distribution		280
distributors	distribution		96
distributsiya	distribution		475
distribuzione	distribution		280
distribuzioni	distribution		280
distribyutor	distribution		475
distribyutsiya	distribution		475
district			82
distrito	district		191
divadlo	theatre		605
division			146
dizayn	design		153
djursjukhus	veterinary		58
do pao	bakery		23
doboku	construction		323
doces	confectionery		23
dogu	east		595
dokum	foundry		60
donuts			2
door			65
doors	door		82
doprava	transport		45
dopravni	transport		45
doradztwo	consulting		166
doughnuts	donuts		2
drain			2
drains	drain		2
dranken	beverage		33
draperies	interior		2
draudimas	insurance		177
draugija	association		388
drevo	wood		45
drewno	wood		29
drinks	beverage		2
drogaria	pharmacy		23
drogerie	pharmacy		7
druckerei	printing		117
drug	pharmaceutical		2
drugs	pharmaceutical		2
drugstore	pharmacy		2
drukarnia	printing		166
drukkerij	printing		260
drustvo	association		331
druzhestvo	company		1133
druzstvo	cooperative		297
drywall			2
drzewny	wood		29
duty	customs		2
dwlyh	international		592
dykwr	decoration		53
dynamic			59
dynamics	dynamic		59
dyrlaege	veterinary		84
east			176
eastern	east		176
eatery	restaurant		2
ebanisteria	carpentry		17
ebenisterie	carpentry		31
ecole	school		170
ecoles	school		31
eczane	pharmacy		60
eczanesi	pharmacy		60
edicoes	publishing		113
edificaciones	construction		17
edificacoes	construction		23
edificio	building		67
edificios	building		67
edile	construction		41
edili	construction		41
edilizia	construction		41
edilizie	construction		41
editions	publishing		339
editora	publishing		93
editores	publishing		93
editorial	publishing		93
editura	publishing		524
edizioni	publishing		341
educacao	education		377
educacion	education		17
educacional	education		23
educatie	education		101
education			49
educational	education		49
educativa	education		17
educativo	education		17
edukacja	education		29
eetcafe	restaurant		33
egeszsegugyi	medical		54
egitim	education		60
eglise	church		31
eglwys	church		1016
egyesulet	association		270
egyetem	university		54
egyhaz	church		54
egylet	association		270
ehitus	construction		169
ehpad	health		31
eiendom	real estate		137
eiendommer	real estate		137
eiendomsmegler	real estate		137
einwohnergemeinde	municipality		7
einzelhandel	store		7
eisdiele	gelato		7
eisenbahn	railway		46
eisenbahnen	railway		46
ejendom	real estate		84
ejendomme	real estate		84
ejendomsmaegler	real estate		84
ekdoseis	publishing		278
ekdotiki	publishing		278
ekdotikos	publishing		278
ekipman	equipment		85
ekklisia	church		47
ekmek	bakery		60
ekspedisi	transport		100
eksport	export		1204
ekszer	jewelry		54
ekszeresz	jewelry		54
ektyposeis	printing		278
electric			49
electrica	electric		67
electrical	electric		49
electricas	electrical		17
electrician	electric		2
electricians	electric		2
electricidad	electric		67
electricidade	electric		23
electricite	electrical		31
electricity	electric		49
electrico	electric		67
electrique	electrical		31
electronic	electronics		49
electronica	electronics		67
electronico	electronics		67
electronics			49
electronique	electronics		170
elektricheskaya	electric		106
elektricheskie	electric		106
elektricheskiy	electric		32
elektrik	electric		85
elektriske	electrical		137
elektrizitatswerk		Elektrizitätswerk	7
elektrizitatswerke	elektrizitatswerk	Elektrizitätswerk	7
elektro	electric		7
elektroinstalace	electrical		45
elektroinstalacije	electrical		69
elektroinstallation	electrical		7
elektromeister	electric		7
elektronik	electronics		155
elektronika	electronics		415
elektronische	electronics		155
elektronnaya	electronics		32
elektronnyy	electronics		32
elektroset	power		32
elektroseti	power		32
elektrostantsiya	power		32
elektrotechnik	electric		284
elektrotechnisch	electrical		33
elektrotekhnicheskaya	electric		32
elektrotekhnicheskiy	electric		32
elektryczne	electrical		29
elektryczny	electrical		29
elelmiszer	food		54
elelmiszeripari	food		54
eletrica	electric		23
eletricas	electric		23
elettrica	electrical		41
elettrici	electrical		41
elettronica	electronics		322
elettronico	electronics		322
elfirma	electrical		58
elintarvike	food		66
emlak	real estate		85
employment	recruitment		56
emporiki	trading		278
emporio	trading		278
empreendimento	enterprise		302
empreendimentos	enterprise		302
empreitadas	construction		23
empresa	enterprise		186
empresas	enterprise		179
endodontics			2
endustri	industry		85
endustriyel	industry		85
endymata	clothing		47
energeia	energy		47
energeiaki	energy		47
energeticheskaya	energy		106
energeticheskie	energy		32
energeticheskiy	energy		32
energeticheskoe	energy		32
energetichna	energy		156
energetika	energy		106
energetyka	energy		29
energi	energy		449
energia	energy		67
energias	energy		67
energie	energy		170
energies	energy		170
energija	energy		2260
energiverk	elektrizitatswerk	Elektrizitätswerk	137
energiya	energy		106
energo	energy		156
energy			49
enerji	energy		85
engenharia	engineering		113
engine	motor		2
engineer	engineering		96
engineering			96
engineers	engineering		96
engros	wholesale		432
enseignement	education		31
ensenanza	education		17
ensino	education		23
enstitu	institute		206
enstitusu	institute		206
enterprise			387
enterprises	enterprise		387
entertainment			2
entreprenorfirma	construction		84
entreprise	enterprise		256
entreprises	enterprise		256
environment	environmental		99
environmental			99
environments	environmental		99
environnement	environmental		192
ependyseis	investment		278
ependytiki	investment		278
epicerie	store		31
epipla	furniture		47
epiplopoiia	furniture		47
epitesz	architecture		54
epitesziroda	architecture		54
epito	construction		54
epitoipar	construction		54
epitoipari	construction		54
equipamento	equipment		325
equipamentos	equipment		325
equipement	equipment		170
equipment			49
equipo	equipment		67
equipos	equipment		67
equity			56
ergostasio	works		298
erste	first		348
erzbistum	diocese		46
escola	school		325
escolar	school		17
escritorio	office		180
escuela	school		67
escuelas	school		17
especialidades	special		135
esporte	sports		209
esportiva	sports		209
establishment			146
estadio	stadium		191
estado	state		373
estaleiro	shipyard		23
estate	real estate		65
estates	real estate		65
este	east		135
estetica	salon		17
estiatorio	restaurant		47
estrategia	strategic		209
estudio	photo		377
estudios	photo		23
eszak	north		684
etablissement	company		300
etablissements	company		300
etaireia	company		298
etela	south		799
ethniki	national		2140
etterem	restaurant		54
ettevote	enterprise		1634
eumnyo	beverage		140
eunhaeng	bank		248
event			56
eventos	event		93
events	event		56
everk	elektrizitatswerk	Elektrizitätswerk	137
excavating	excavation		2
excavation			2
exchange			49
expert	professional		59
experts	professional		59
exploracao	exploration		113
exploration			56
explorations	exploration		764
export			123
exportacion	export		93
exportaciones	export		93
exportadora	export		93
exports	export		764
express	freight		2
extraction			56
eyewear	optical		2
fabbrica	works		271
fabbriche	works		271
fabrica	works		1139
fabricas	works		179
fabrication			2
fabricators	fabrication		2
fabriek	works		389
fabrieken	works		301
fabrik	works		3438
fabrika	works		128
fabrikalari	works		206
fabrikas	works		388
fabrikasi	works		206
fabrikker	works		459
fabrique	works		256
fabryka	works		332
fachhochschule	hochschule		7
fachverband			127
facolta	faculty		361
factories	works		98
factory	works		98
faculdade	faculty		180
facultad	faculty		179
facultatea	faculty		513
faculte	faculty		300
faculteit	faculty		301
faculty			146
fahrschule		Fahrschule	7
fakulta	faculty		297
fakultat	faculty		127
fakulteten	faculty		225
falegnameria	carpentry		41
familia	family		179
families	family		146
family			146
fangdichan	real estate		36
fangzhi	textile		132
fangzhipin	textile		36
farm			65
farma	pharmaceutical		491
farmaceutica	pharmaceutical		199
farmaceutici	pharmaceutical		413
farmaceuticos	pharmaceutical		199
farmaceutyczne	pharmaceutical		416
farmacia	pharmacy		199
farmacias	pharmacy		17
farmacie	pharmacy		413
farmacja	pharmaceutical		416
farmakeio	pharmacy		47
farmakeytika	pharmaceutical		47
farmakeytiki	pharmaceutical		47
farmasi	pharmacy		324
farmatsevticheskaya	pharmaceutical		491
farmatsevticheskiy	pharmaceutical		32
farmatsevticheskoe	pharmaceutical		32
farmatsiya	pharmaceutical		491
farmers	agriculture		2
farms	farm		65
farnost	church		45
fashion	clothing		2
fastigheter	real estate		58
fastighets	real estate		58
fazenda	farm		23
fazhan	development		134
fbc			82
fcu			82
federacao	federation		1019
federace	federation		605
federacion	federation		191
federacja	federation		490
federal			175
federalnaya	federal		406
federalnoe	federal		407
federalnyy	federal		407
federation			146
federazione	federation		171
feinkost	food		7
femipari	metal		54
feria	fair		191
ferienwohnung		Ferienwohnung	7
ferienwohnungen	ferienwohnung	Ferienwohnung	7
ferma	farm		101
ferme	farm		31
fernsehen	television		155
ferramenta	hardware		41
ferreteria	hardware		17
ferro	iron		23
ferrocarril	railway		191
ferrocarriles	railway		191
ferrovia	railway		171
ferroviaria	railway		377
ferroviario	railway		247
ferrovie	railway		171
fertilizantes	fertilizer		17
fertilizer			2
fertilizers	fertilizer		82
feuerwehr	fire brigade		46
fiai	son		270
fiduciaire	consulting		339
fiduciaria	consulting		341
fiera	fair		171
figli	son		361
figlio	son		361
filhos	son		180
filial	branch		302
filialas	branch		388
filiale	branch		214
film			2
films	film		82
fils	son		300
financas	finance		113
finance			123
financeira	finance		113
financial	finance		123
financiera	finance		194
financiere	finance		339
financiero	finance		194
financieros	finance		93
finans	finance		937
finansal	finance		343
finansovaya	finance		153
finansovo	finance		114
finansovyy	finance		114
finansowe	finance		166
finansy	finance		114
finanzamt	belastingdienst		46
finanzas	finance		194
finca	farm		17
fios	wire		23
firefighters	fire brigade		82
firin	bakery		60
firm	company		98
firma	company		214
first			59
fish			2
fishing	fish		2
fiskebatrederi	fish		137
fiskeri	fish		137
fitness			176
fleischerei	meat		7
fleischhauerei	meat		7
fletes	transport		17
fleuriste	florist		31
fliesenlegermeister	tile		7
flooring			2
floral	florist		2
florarie	florist		101
floreria	florist		17
floricultura	florist		23
florist			2
floristeria	florist		17
florists	florist		2
flour			2
flowers	florist		2
flughafen	airport		155
fndq	hotel		144
fodevarer	food		84
fodraszat	salon		54
fogaszat	dental		54
fogorvosi	dental		54
folkeskole	primary school		84
fond	fund		128
fondacija	foundation		889
fondas	foundation		388
fondation	foundation		256
fondazione	foundation		361
fonden	foundation		459
fondo	fund		186
fonds	fund		256
fontaneria	plumbing		17
food			2
foods	food		2
foolad	steel		412
football			59
footwear			2
forbund	association		225
forbundet	association		225
forderschule	school		7
forderverein		förderverein	127
forening	association		225
foreningen	association		225
forest	forestry		65
forestry			2
foretag	company		225
forging			2
forlag	publishing		261
forlaget	publishing		261
formacao	training		113
formazione	education		41
forsakring	insurance		58
forsakringar	insurance		58
forsamling	church		58
forschung	research		658
forsikring	insurance		137
forskola	kindergarten		58
forstamt			7
forsvar	defense		449
forsyning	public utility		84
forvaltning	holding		225
forvaltnings	holding		225
fotball	football		533
fotballklubb	football		533
fotboll	football		534
foulad	steel		412
foundation			98
founder			146
foundries	foundry		82
foundry			2
foyrnos	bakery		47
framing			2
fratelli	brother		271
fratii	brother		513
free			59
freie	free		348
freight			2
fremdenverkehrsverein	tourist office		7
freres	brother		256
frigorifico	meat		23
friseur	salon		7
friseure	salon		7
friseurmeister	salon		7
friseursalon	salon		7
frisor	salon		7
frituur	snackbar		33
frizerie	salon		101
fromagerie	dairy		31
fryzjer	salon		29
fryzjerski	salon		29
fryzjerskie	salon		29
fudosan	real estate		131
fuel			2
fuels	fuel		2
fuhrunternehmen	transport		7
full	complete		59
fund			98
fundacao	foundation		180
fundacio	foundation		1134
fundacion	foundation		186
fundacja	foundation		554
fundatia	foundation		733
fundazioa	foundation		1635
funding	fund		146
fundo	fund		302
fundos	fund		180
funds	fund		98
funeral			2
furna	bakery		321
furnace	heating		2
furnaces	heating		2
furniture			2
fushi	clothing		36
fussball	football		348
futbol	football		135
futebol	football		209
futes	heating		54
fuvarozas	transport		54
fuvarozo	transport		54
fuzhuang	clothing		36
fylke	county		542
fylkeskommune	county		542
gabinet	office		332
gabinete	office		180
gaebal	development		434
gakko	school		131
galaktokomika	dairy		47
galaktoviomichania	dairy		47
galeria	gallery		247
galleries	gallery		82
gallery			65
galvanizing			2
games	entertainment		2
gaming	entertainment		2
gamykla	works		388
ganadera	livestock		17
ganaderia	livestock		17
ganadero	agriculture		17
gangkou	port		36
gangtie	steel		132
gangye	steel		36
gaoxinjishu	technology		36
garage			65
garagebedrijf	garage		33
garages	garage		2
garasu	glass		323
garden			65
gardening	garden		2
gardiennage	security		339
gardsbruk	farm		137
garmen	clothing		100
gartenbau	garden		7
gartnerei	garden		7
gas			2
gasolinera	fuel		247
gasthaus	restaurant		7
gasthof	hotel		7
gasthofe	hotel		7
gaststatte	restaurant		7
gastwirtschaft	restaurant		7
gaswerk		Gaswerk	7
gayrimenkul	real estate		85
gaz	gas		31
gazovaya	gas		32
gazovyy	gas		32
gebaude	building		155
gebaudereinigung	cleaning		117
gebroeders	brother		301
gebruder	brother		127
gelateria	gelato		41
gelato			2
gem	jewelry		2
gemas	jewelry		23
gemeente	municipality		301
gemeinde	municipality		127
gemeindeverwaltung	municipality		46
gemeindewerke	municipal utility		46
gemeinschaftspraxis	health		7
gems	jewelry		2
genbrug	recycling		432
general			175
general purpose			59
generale	general		375
generali	general		2143
generalitat	government		2254
generalnaya	general		406
genossenschaft	cooperative		127
geonchuk	construction		140
geonseol	construction		248
georgiki	agriculture		47
georgikos	agriculture		47
gepgyar	machine		54
gepipari	machine		54
gerais	general		209
geral	general		209
gereja	church		100
gerenciamento	management		934
gericht	court		46
gesamtschule			46
gesellschaft	company		214
gestao	management		113
gestion	management		572
gestora	management		93
gestoria	accounting		93
gesundheit	health		7
gesundheitsamt			7
getranke	beverage		7
getrankehandel	beverage		7
getrankemarkt	beverage		7
geumsok	metal		140
geumyung	finance		434
gewerkschaft	union		46
ghdhiyh	food		53
ghdhyh	food		53
giardini	garden		41
gida	food		60
gielda	exchange		415
gigye	machine		140
gimnazija	gymnasium		177
gimnaziul	gymnasium		101
gimnazium	gymnasium		54
gimnaziya	gymnasium		89
ginko	bank		131
gioielleria	jewelry		41
gioielli	jewelry		322
gisul	technology		248
giyim	clothing		60
gkb			32
glacier	gelato		31
glarmester	glass		84
glas	glass		7
glaserei	glass		7
glashandel	glass		33
glasmasteri	glass		58
glass			2
global			175
globalnaya	global		407
globalny	global		685
globe	global		59
gmina	municipality		332
gobernacion	province		17
gobierno	government		186
goldschmiede	jewelry		7
golf			59
gongcheng	engineering		662
gongeop	industry		140
gongmao	trading		134
gongsi	company		737
gongye	industry		132
gongyinglian	supply		134
gongyipin	art		36
gornaya	mining		32
gornodobyvayushchaya	mining		106
gornodobyvayushchiy	mining		32
gornyy	mining		32
gorodskaya		городская	89
gorodskoy	gorodskaya	городская	89
gospital	hospital		32
gospodarstwo	farm		490
gostilna	restaurant		145
gostinitsa	hotel		89
gostionica	restaurant		69
gosudarstvennaya	state		407
gosudarstvennoe	state		407
gosudarstvennyy	state		406
gotel	hotel		156
goudsmid	jewelry		33
gouvernement	government		256
government			98
governo	government		180
grad	municipality		69
gradbenistvo	construction		145
gradbeno	construction		145
gradevinarstvo	construction		69
gradevinska	construction		267
gradevinski	construction		69
gradevinsko	construction		69
gradinita	kindergarten		101
graditeljstvo	construction		69
gradjevinska	construction		267
gradjevinsko	construction		267
gradnja	construction		69
gradnje	construction		145
gradska	municipality		69
grafeio	office		298
grafica	printing		113
grain			2
grains	grain		82
green			176
gremio	association		180
grill			65
grocery			2
groep	group		301
groomers	grooming		2
grooming			2
groothandel	wholesale		260
grosshandel	wholesale		117
grosshandlung	wholesale		117
group			387
groupe	group		1636
groupement	group		256
grundschule	primary school		46
grundstucksgesellschaft	real estate		7
grup	group		1145
grupa	group		1145
grupacija	group		331
grupe	group		3446
grupo	group		1140
grupp	group		736
gruppa	group		555
gruppe	group		1137
gruppen	group		1137
gruppo	group		3444
gruppy	group		555
grupul	group		1642
gruzoperevozki	transport		89
guangdian	electronics		36
guanggao	advertising		134
guangxue	optical		36
guanli	management		134
guarderia	kindergarten		17
gula	sugar		100
guldsmed	jewelry		58
gumnaasium	gymnasium		169
guney	south		595
guoji	international		2151
gutter			2
gutters	gutter		2
guvenlik	security		343
gwanggo	advertising		434
gwangwang	tourism		140
gym	fitness		176
gymnasieskola	gymnasium		58
gymnasio	school		47
gymnasium			7
gymnastics			59
gymnastikforening	gymnastics		982
gymnazium	gymnasium		45
gyogyszertar	pharmacy		54
haarstudio	salon		7
haberlesme	communication		343
hacienda	farm		247
haeun	shipping		248
hafen	port		46
haigla	hospital		169
hair	salon		2
hairdressers	salon		2
hairdressing	salon		2
haiyun	shipping		36
hakubutsukan	museum		131
halk	people		595
hambaravi	dental		169
hammaslaakari	dental		66
handel	trading		117
handels	trading		117
handelsgesellschaft	trading		117
handelshaus	trading		117
handelskammare	chamber of commerce		58
handelskammaren	chamber of commerce		543
handelskammer	chamber of commerce		46
handelsonderneming	trading		260
handelsunternehmen	trading		117
handlowa	trading		166
handlowe	trading		166
handlowo	trading		166
handlowy	trading		166
handwerkskammer			46
handyman			2
hanggong	airline		140
hangkong	airline		132
hangyun	shipping		36
harbor	port		65
hardware			49
hardwood			2
hartanah	real estate		324
hasici	fire brigade		605
haskoli	university		695
haskolinn	university		695
hastane	hospital		85
hastanesi	hospital		85
hauling	transport		2
hauptschule			7
haus	house		214
hausverwaltung	real estate		7
hausverwaltungen	real estate		7
havacilik	airline		85
hayvancilik	livestock		60
hdhyh	footwear		53
headquarters			299
health			49
healthcare	health		49
heating			2
heimatmuseum	museum		7
heimatverein			127
heizung	heating		7
heizungsbau	heating		7
heizungstechnik	heating		7
heladeria	gelato		17
hentes	meat		54
hermanos	brother		186
herreria	metal		17
hijos	son		179
hipermercado	supermarket		23
hipotecario	mortgage		17
hire	rental		56
hizmetleri	service		242
hlm	housing		31
hlwyt	confectionery		53
hndsh	engineering		161
hndsyh	engineering		161
hochbau			7
hochschule			7
hoerskool	gymnasium		693
hoesa	company		887
hogeschool	hochschule		33
hogskola	hochschule		58
hogskolan	hochschule		58
hogskole	hochschule		137
hogskolen	hochschule		137
hojskole	hochschule		84
hoken	insurance		131
holding			387
holdingmaatschappij	holding		732
holdingmij	holding		301
holdings	holding		387
holdingselskabet	holding		3439
holz	wood		7
holzbau	wood		7
holzhandel	wood		7
home			299
homes	home		299
hopital	hospital		31
horlogerie	jewelry		31
hoso	broadcasting		131
hospice			2
hospital			49
hospitalar	medical		23
hospitales	hospital		17
hospitalier	hospital		210
hospitality			2
hospitals	hospital		49
hospoda	bar		45
hostal	hostel		17
hostel			2
hostels	hostel		82
hostinec	restaurant		45
hotel			49
hoteleira	hospitality		23
hotelera	hospitality		17
hoteles	hotel		17
hotell	hotel		449
hotellerie	hospitality		31
hotelli	hotel		66
hotels	hotel		2
hotely	hotel		200
house			98
housekeeping	cleaning		56
housing	real estate		49
houthandel	wood		33
hovenier	garden		33
hoveniersbedrijf	garden		33
hranilnica	bank		145
huagong	chemical		132
huanbao	environmental		36
huanjing	environmental		36
huaxue	chemical		132
huazhuangpin	cosmetics		36
huis	house		389
huisartsen	health		33
huisartsenpraktijk	health		33
hukuk	legal		60
hulianwang	internet		36
huonekalu	furniture		66
huoyun	freight		36
hurtownia	wholesale		166
husbolt	meat		54
hvac	heating		2
hvrt	company		728
hwahak	chemical		248
hwajangpum	cosmetics		140
hwk	handwerkskammer		46
hydrauliczne	heating		29
hydraulika	heating		29
hyeophoe	association		887
hym	brother		728
hypothekenbank	mortgage		7
iatriki	medical		47
iatriko	medical		47
ichthyokalliergeies	fish		47
ichthyopoleio	fish		47
idraetsforening	sports		982
idraulica	plumbing		41
idraulico	plumbing		41
idrettslag	sports		533
idrettslaget	sports		533
idrottsforening	sports		534
idrottsforeningen	sports		534
idryma	foundation		298
iglesia	church		17
igreja	church		23
ihk	chamber of commerce		7
ihracat	export		242
ijssalon	gelato		33
ikatan	association		512
ilektriki	electric		47
ilektrismoy	electric		47
ilektronika	electronics		47
iletisim	communication		343
ilkogretim	school		60
ilkokulu	primary school		60
iluminacao	lighting		23
imaging	diagnostics		2
imbiss	snackbar		7
immo	real estate		192
immobili	real estate		413
immobiliare	real estate		413
immobiliari	real estate		413
immobilien	real estate		284
immobilienburo	real estate		7
immobiliengesellschaft	real estate		284
immobilienmakler	real estate		7
immobilienverwaltung	real estate		284
immobilier	real estate		192
immobiliere	real estate		192
immobilieres	real estate		192
immobiliers	real estate		192
imobiliare	real estate		1372
imobiliaria	real estate		325
imobiliario	real estate		23
imobiliarios	real estate		23
imone	company		388
imoveis	real estate		23
imperial			59
impianti	construction		41
import			123
import export		import-export	56
importacao	import		113
importaciones	import		93
importadora	import		93
imports	import		764
imprensa	press		23
imprenta	printing		93
impresa	enterprise		271
impresos	printing		93
imprimerie	printing		339
incaltaminte	footwear		101
incorporadora	real estate		23
independent			59
independente	independent		209
independiente	independent		135
industri	industry		1374
industria	industry		199
industriais	industry		609
industrial	industry		99
industriale	industry		413
industriales	industry		199
industriali	industry		413
industrialnaya	industry		32
industrialnyy	industry		32
industrials	industry		99
industrias	industry		199
industrie	industry		192
industriel	industry		192
industriele	industry		414
industriell	industry		284
industrielle	industry		192
industrielles	industry		192
industriels	industry		192
industrier	industry		1374
industries	industry		99
industrija	industry		2261
industriya	industry		491
industry			99
infantil	child		23
infirmary	hospital		2
informacao	information		377
informacion	information		67
informatica	information		67
information			49
informatsionnaya	information		32
informatsionnye	information		106
informatsionnyy	information		32
informatsiya	information		106
informatyka	information		415
ingatlan	real estate		54
ingegneri	engineering		433
ingegneria	engineering		280
ingenieria	engineering		195
ingenierie	engineering		279
ingenieros	engineering		195
ingenieur	engineering		279
ingenieurbau			7
ingenieurburo	engineering		117
ingenieurburos	engineering		117
ingenieure	engineering		474
ingenieurgesellschaft	engineering		474
ingenieurs	engineering		279
ingenieursbureau	engineering		399
ingeniorer	engineering		1196
ingeniorfirma	engineering		1196
ingenjor	engineering		261
ingenjorsbyra	engineering		938
ingenjorsfirma	engineering		938
inginerie	engineering		524
ingrosso	wholesale		341
inmobiliaria	real estate		67
inmobiliarias	real estate		17
inmobiliario	real estate		67
inmuebles	real estate		17
inn			65
innovacion	innovation		194
innovaciones	innovation		194
innovatie	innovation		933
innovation			123
innovations	innovation		123
innovative	innovation		123
innovazione	innovation		433
innovazioni	innovation		433
inns	inn		2
inovacao	innovation		113
inovasyon	innovation		343
insaat	construction		85
insatsu	printing		659
insinooritoimisto	engineering		313
instalaciones	installation		93
instalaterstvi	heating		45
instalatorstwo	plumbing		29
installateurmeister	plumbing		7
installatiebedrijf	electrical		33
installatietechniek	electrical		33
installation			56
installations	installation		764
institouto	institute		298
instituicao	institution		302
institut	institute		214
institutas	institute		388
institute			98
institutet	institute		225
institution			98
instituto	institute		186
instituts	institute		731
instituttet	institute		888
institutul	institute		733
instituut	institute		389
instituutti	institute		1142
instrument			2
instruments	instrument		2
instytut	institute		554
insulation			2
insulations	insulation		82
insurance			49
insurans	insurance		324
inswae	printing		434
integrada	integration		113
integrated	integration		56
integration			56
inteligencia	smart		683
intelligence	smart		175
intelligent	smart		59
interiors	interior		2
internacionais	international		2147
internacional	international		1315
internacionales	international		1315
internasional	international		2142
internasjonal	international		1318
internasjonale	international		1318
internationaal	international		2145
international			1314
internationala	international		2148
internationale	international		984
internationaler	international		2139
internationales	international		984
internationals	international		1314
internationaux	international		984
internationell	international		1321
internationella	international		1321
internazionale	international		1316
internazionali	international		1316
internet			2
intezet	institute		270
intreprinderea	enterprise		733
inversion	investment		194
inversiones	investment		194
inversora	investment		93
invest	investment		96
investasi	investment		1199
investering	investment		399
investeringen	investment		399
investeringsmaatschappij	investment		399
investice	investment		1194
investicija	investment		765
investicije	investment		1790
investicijos	investment		765
investicni	investment		1195
investigacao	research		113
investigacion	research		93
investimenti	investment		280
investimento	investment		342
investimentos	investment		342
investing	investment		96
investissement	investment		279
investissements	investment		279
investitii	investment		766
investitions	investment		474
investitsii	investment		475
investitsionnaya	investment		475
investitsionnoe	investment		114
investitsionnyi	investment		475
investitsionnyy	investment		114
investment			96
investments	investment		96
investor	investment		96
investors	investment		96
inzenjering	engineering		241
inzenyring	engineering		259
inzenyrstvi	engineering		1194
inzhiniring	engineering		153
inzynieria	engineering		166
inzynieryjne	engineering		166
ipari	industry		54
irmaos	brother		302
irmas	sister		180
iroda	office		270
irodaja	office		270
iron			2
ironworks			2
isannointi	real estate		66
iskola	school		54
isletmeleri	company		206
issledovatelskaya	research		114
issledovatelskiy	research		114
istithmar	investment		338
istituto	institute		271
istruzione	education		41
italok	beverage		54
ithalat	import		242
izdatelskaya	publishing		114
izdatelskiy	publishing		114
izdatelstvo	publishing		661
izdavastvo	publishing		241
jadongcha	motor		248
jaedan	foundation		887
jamiya	society		329
jamiyat	society		329
janitorial	cleaning		56
jardinagem	garden		23
jardineria	garden		17
jardinerie	garden		31
jarnvag	railway		543
jasa	service		340
jecheol	steel		140
jegang	steel		140
jegwa	confectionery		140
jeollyeok	power		140
jeongbo	information		140
jeongi	electric		248
jeongmil	machine		140
jeonja	electronics		248
jeonseon	wire		140
jernbane	railway		542
jeunggwon	security		434
jewelers	jewelry		2
jewellers	jewelry		2
jewellery	jewelry		49
jewelry			49
jeyak	pharmaceutical		248
jiadian	electric		36
jiagong	processing		134
jiaju	furniture		36
jiancai	material		36
jiance	testing		134
jiangong	construction		36
jianshe	construction		132
jianzhu	construction		132
jiaoyu	education		36
jichang	airport		36
jichuang	machine		36
jidian	machine		36
jidosha	motor		131
jijin	fund		1147
jinchukou	import export	import-export	662
jingmao	trading		134
jinrong	finance		134
jinshu	metal		132
jiqiren	robotics		36
jishu	technology		132
jisuanji	computer		36
jituan	group		737
jiudian	hotel		36
jiuye	liquor		36
jixie	machine		132
jizni	south		593
jmyh	association		329
joaillerie	jewelry		31
joalharia	jewelry		23
joalheria	jewelry		23
jobcenter	job centre		46
joias	jewelry		325
joinery	carpentry		2
jordbruk	agriculture		58
journal			2
joyas	jewelry		67
joyeria	jewelry		67
joyerias	jewelry		17
jubiler	jewelry		29
judet	county		814
judetean	region		101
judeteana	region		101
judetul	province		101
jugendamt			7
jugendherberge	youth hostel		46
jukogyo	industry		323
junggongeop	industry		140
junta	government		191
juridica	legal		17
juridico	legal		17
juridicos	legal		17
juridik	legal		58
juridique	legal		31
juridisch	legal		33
jurutera	engineering		574
jutaku	housing		323
juwelier	jewelry		7
kadernictvi	salon		45
kadernictvo	salon		200
kafe	coffee		89
kafeneio	coffee		47
kafeteria	coffee		47
kagaku	chemical		131
kagit	paper		60
kahvila	coffee		66
kaifa	development		134
kaiun	shipping		131
kaluste	furniture		66
kalusteet	furniture		66
kamenictvi	stone		45
kamenolom	stone		69
kamieniarstwo	stone		29
kampaamo	salon		66
kancelar	office		297
kancelaria	legal		29
kanisa	church		1375
kanko	tourism		323
kanton	canton		7
kantoor	office		301
kanzlei	office		127
kapital	capital		658
kapsalon	salon		33
karate			59
karczma	inn		29
kardesler	brother		206
karet	rubber		100
kasap	meat		60
kaserei	dairy		7
kataskeyastiki	construction		47
kataskeyes	construction		47
katastima	store		47
katastimata	store		47
katedra	cathedral		490
katedrala	cathedral		605
katharistirio	laundry		47
kathedrale	cathedral		46
kaubandus	trading		571
kaufhaus	store		7
kauplus	store		169
kauppa	trading		313
kauppayhtio	trading		313
kaupungin	municipality		66
kaupunki	municipality		66
kavana	coffee		69
kavarna	coffee		45
kavezo	coffee		54
kaviaren	coffee		200
kavine	coffee		177
kawiarnia	coffee		29
kazaliste	theatre		2259
kebangsaan	national		2144
kebap			60
kedai	store		324
keji	technology		132
kejuruteraan	engineering		574
kelet	east		684
kelompok	group		512
kementerian	ministry		512
kemiska	chemical		543
kemtvatt	laundry		58
kenkyujo	institute		730
kenkyusho	institution		730
kennel			2
kennels	kennel		2
kensetsu	construction		131
kentro	center		47
kepykla	bakery		177
kereskedelem	trading		208
kereskedelmi	trading		208
kereskedes	trading		208
kereste	wood		60
kerk	church		2265
kertas	paper		100
kerteszet	garden		54
kesehatan	health		100
keshtirani	shipping		412
keskussairaala	hospital		66
kfz	garage		7
kharchova	food		156
khdmt	service		338
khimicheskaya	chemical		106
khimicheskiy	chemical		32
khimiya	chemical		32
khlebokombinat	bakery		32
khlebozavod	bakery		89
kholding	holding		555
kholdingovaya	holding		555
khotel	hotel		321
khram	church		89
khshb	wood		53
khwn	brother		329
kiado	publishing		208
kids	child		2
kieswerk	stone		7
kiinteisto	real estate		66
kiinteistopalvelu	real estate		66
kiinteistot	real estate		66
kikai	machine		131
kilang	works		1143
kimia	chemical		100
kimya	chemical		85
kimyasal	chemical		85
kimyevi	chemical		85
kinder	child		7
kinderdagverblijf	kindergarten		33
kindergarten			7
kinderopvang	kindergarten		33
kindertagesstatte	kindergarten		7
kindlustus	insurance		169
kinnisvara	real estate		169
kinzoku	metal		131
kirche	church		606
kirchengemeinde	parish		46
kirchenkreis			7
kirchgemeinde	parish		7
kirjapaino	printing		313
kirjasto	library		66
kirjastus	publishing		571
kirke	church		542
kirkko	church		694
kirtasiye	stationery		60
kisen	shipping		131
kita	kindergarten		7
kitabevi	bookstore		60
kitapevi	bookstore		60
kitchen			65
klader	clothing		58
kleding	clothing		33
klempirstvi	plumbing		45
klenotnictvi	jewelry		45
klesarstvo	stone		69
kliniek	hospital		33
klinik	hospital		7
klinika	clinic		29
kliniken	hospital		7
kliniki	clinic		47
klinikum	hospital		7
klining	cleaning		114
kliningovaya	cleaning		114
kloster	monastery		46
klostoyfantoyrgia	textile		47
klub	club		214
knihkupectvi	bookstore		45
knihovna	library		45
kniznica	library		200
knjigarna	bookstore		145
knjigovodstvo	accounting		241
knjizara	bookstore		69
knjiznica	library		69
kobmand	store		84
kogyo	industry		131
kohvik	coffee		169
koleji	school		60
kolkhoz	agriculture		89
kombinat	works		128
komitet	committee		128
kommercheskaya	commercial		153
kommotirio	salon		47
kommun	municipality		225
kommune	municipality		888
kommunen	municipality		459
kommunikation	communication		658
kommunikatsii	communication		153
kommunikatsiya	communication		114
kompani	company		736
kompania	company		1145
kompanie	company		1137
kompaniet	company		736
kompanii	company		555
kompaniia	company		3454
kompanija	company		3447
kompaniya	company		555
kompaniyasy	company		1640
komunala	public utility		145
komunalno	public utility		69
komuten	construction		323
konditerska	confectionery		156
konditerskaya	confectionery		32
konditerskiy	confectionery		32
konditorei	pastry		7
konditori	pastry		58
konditoria	pastry		66
konepaja	machine		66
konfeksiyon	clothing		60
konggu	holding		1147
koniglich	royal		532
koninklijke	royal		316
konoba	restaurant		69
konsalting	consulting		153
konsaltingovaya	consulting		153
konsaltingovyy	consulting		114
konsortsium	consortium		128
konstrukce	construction		1368
konstrukcja	construction		416
konstrukcje	construction		416
konstruksi	construction		100
konstruktion	construction		284
konstruktionen	construction		284
konstruktorskoe	construction		491
konsulenter	consulting		432
konsult	consulting		937
konsultan	consulting		340
konsultatsii	consulting		661
konsultatsionnaya	consulting		114
konsulter	consulting		261
konsulting	consulting		937
konsultointi	consulting		313
kontora	office		1146
kontraktor	contracting		340
kontsern	group		1634
konveksi	clothing		100
konyveles	accounting		208
konyvelo	accounting		208
konyveloiroda	accounting		208
konyvesbolt	bookstore		54
konyvtar	library		54
konzalting	consulting		241
konzern	conglomerate		214
kool	school		169
kooperatifi	cooperative		206
kooperativ	cooperative		736
kooperativa	cooperative		736
kooperatsiya	cooperative		555
kooperatyvas	cooperative		388
koper	copper		33
koperasi	cooperative		1638
kopi	coffee		100
kopitiam	coffee		324
korhaz	hospital		54
korkeakoulu	hochschule		66
korporacija	corporation		3452
korporatsii	corporation		128
korporatsiya	corporation		128
korteriuhistu	housing		169
kosciol	church		29
kosmetikstudio	salon		7
kosmimata	jewelry		47
kosmimatopoleio	jewelry		47
kostel	church		45
kotsu	transport		323
koulu	school		66
koulutus	education		66
kovo	metal		45
kozjegyzoi	notariat	Notariat	54
kozpont	center		270
kozuzemi	public utility		54
krajska	krajsky	krajský	45
krajsky		krajský	45
krankenhaus	hospital		7
kredi	credit		242
kredit	credit		658
kredito	credit		573
kredytowa	credit		166
kreis	district		46
kreissparkasse			606
kreisverband			127
kreisverwaltung	district office		46
kreiswerke	municipal utility		46
kreopoleio	meat		47
ksiegarnia	bookstore		29
ksiegowe	accounting		166
ktimatiki	real estate		47
kuafor	salon		60
kuaidi	freight		36
kuangye	mining		132
kuchen	kitchen		7
kuchenstudio	kitchen		7
kukkakauppa	florist		66
kuljetus	transport		66
kuljetusliike	transport		66
kulturverein			127
kulubu	club		206
kulup	club		890
kumiai	cooperative		730
kunglig	royal		1320
kunta	municipality		330
kuresel	global		985
kustannus	publishing		313
kutuphane	library		60
kutuphanesi	library		60
kuyumcu	jewelry		60
kuyumculuk	jewelry		60
kuzey	north		595
kvetinarstvi	florist		45
kvetiny	florist		45
kvvtst	group		728
kwekerij	nurseries		33
kwiaciarnia	florist		29
kyodokumiai	cooperative		1639
kyokai	association		730
kyrka	church		58
kyrkan	church		58
lab	laboratory		49
laboratoire	laboratory		170
laboratoires	laboratory		170
laboratorien	laboratory		155
laboratorier	laboratory		449
laboratories	laboratory		49
laboratorio	laboratory		67
laboratorios	laboratory		67
laboratorium	laboratory		155
laboratoriya	laboratory		106
laboratory			49
laboratuvar	laboratory		85
labore	laboratory		155
labs	laboratory		49
lacteos	dairy		17
ladang	farm		324
laegehus	hospital		84
laegehuset	hospital		84
laerskool	primary school		693
laget	association		888
laiterie	dairy		31
laitos	institute		330
lakargruppen	medical		58
lakiasiaintoimisto	legal		66
lanchonete	snackbar		23
land	real estate		65
landbouw	agriculture		33
landbrug	agriculture		84
landelijk	national		1317
landesverband			127
landgericht			46
landhandel	agriculture		7
landkreis	district		46
landratsamt	district office		46
lands	real estate		2
landscape	garden		2
landscapers	garden		2
landscapes	garden		2
landscaping	garden		2
landschaftsbau	garden		7
landwirtschaft	agriculture		7
landwirtschaftsbetrieb	agriculture		7
landwirtschaftskammer			46
lansi	west		799
lantbruk	agriculture		58
lasteaed	kindergarten		169
laticinios	dairy		23
latteria	dairy		41
laundries	laundry		2
laundromat	laundry		2
laundry			2
lavanderia	laundry		377
law	legal		56
lawn	garden		2
lblstyk	plastic		53
lblstykyh	plastic		53
lbtrwl	oil		53
ldwly	international		592
ldwlyh	international		592
ldwyh	pharmaceutical		53
learning	education		2
lease	leasing		123
leasing			123
leather			2
lebensmittel	food		7
leer	leather		33
legal			56
legale	legal		41
legali	legal		41
legesenter	hospital		137
legnami	wood		41
legno	wood		41
leidykla	publishing		573
leipomo	bakery		66
leisure	entertainment		2
leite	dairy		23
lekaren	pharmacy		200
lekarna	pharmacy		45
lekarska	medical		45
lending	credit		56
lesopromyshlennyy	wood		32
leste	east		209
letiste	airport		1015
levensmiddelen	food		33
lfndq	hotel		53
lghdhiyh	food		144
lghdhyh	food		53
lhdyd	steel		53
lhdythh	modern		592
lhlwyt	confectionery		53
lhndsyh	engineering		161
liangyou	food		36
liansuo	retail		134
librairie	bookstore		31
libraries	library		2
library			82
libre	free		374
libreria	bookstore		247
liceo	gymnasium		41
liceul	gymnasium		101
liceum	gymnasium		29
licilacki	painting		69
light	lighting		65
lighting			2
ligonine	hospital		177
liitto	association		330
likarnya	hospital		156
limpeza	cleaning		113
limpezas	cleaning		113
limpieza	cleaning		93
limpiezas	cleaning		93
lingbujian	parts		36
linhas aereas	airline		23
linnavalitsus	municipality		169
linye	forestry		36
liquor			2
liquors	liquor		2
lisesi	gymnasium		60
listrik	electric		100
litsey	gymnasium		89
livestock			2
livraria	bookstore		23
livros	bookstore		23
livsmedel	food		58
lizing	leasing		153
lizingovaya	leasing		153
lizingovyy	leasing		114
ljekarna	pharmacy		69
ljekarne	pharmacy		69
lkhrb	electric		53
lkhrbiyh	electric		53
llblstyk	plastic		53
llbtrwl	oil		53
lldwyh	pharmaceutical		53
lldykwr	decoration		53
llfndq	hotel		53
llghdhyh	food		144
llghz	gas		53
llhdhyh	footwear		53
llhdyd	steel		53
llhlwyt	confectionery		53
llhndsh	engineering		161
lljlwd	leather		53
llkhdmt	service		338
llkhrb	electric		53
llkhshb	wood		53
lllbn	dairy		53
lllmnywm	aluminum		53
llmdt	equipment		53
llmjwhrt	jewelry		53
llmlbs	clothing		53
llmnywm	aluminum		53
llmqwlt	contracting		338
llmshrwbt	beverage		53
llmstlzmt	medical		53
llmyh	international		592
llnft	oil		53
llnql	transport		144
llnshr	publishing		161
llnsht	construction		53
llnsyj	textile		53
llqrt	real estate		144
llsfr	travel		53
llshhn	freight		53
llsmk	fish		53
llsnh	industry		53
llsnt	industry		53
llsrfh	exchange		53
llstthmr	investment		161
llstthmrt	investment		161
llstyrd	trading		338
llsyhh	tourism		53
llsynh	maintenance		161
llsyrt	automotive		53
lltbh	printing		161
lltdyn	mining		53
llthth	furniture		144
lltjrh	trading		338
lltknwlwjy	technology		53
lltlym	education		53
lltmwyl	finance		161
lltmyn	insurance		144
lltmyr	construction		53
lltndhyf	cleaning		161
lltqh	energy		53
lltqnyh	technology		53
lltslt	telecom		161
lltswyq	marketing		161
lltwzy	distribution		161
lltyrn	airline		53
llzjj	glass		53
llzrh	agriculture		53
lmjwhrt	jewelry		53
lmlbs	clothing		53
lmlyh	finance		161
lmnywm	aluminum		53
lmqwlt	contracting		338
lmshrwbt	beverage		53
lmthdh	united		592
lnftyh	oil		53
lnsht	construction		53
lnsyj	textile		53
loan	credit		56
local			176
locanda	hotel		41
locksmith			2
locksmiths	locksmith		2
lodge			65
lodging	hotel		2
lodziarnia	gelato		29
logistic	logistics		49
logistica	logistics		67
logisticheskaya	logistics		106
logisticheskie	logistics		32
logisticheskiy	logistics		32
logistics			49
logistika	logistics		106
logistiko	accounting		278
loja	store		377
lojas	store		377
lojistik	logistics		85
lokanta	restaurant		60
lokantasi	restaurant		60
loodgietersbedrijf	plumbing		33
loteria	casino		23
lotnisko	airport		415
lottery	casino		2
lqbdh	holding		1633
lqryh	real estate		144
lshhn	freight		53
lsmnt	cement		53
lsnyh	industry		53
lstthmr	investment		161
lstthmryh	investment		161
lsyhh	tourism		53
lsyrt	automotive		53
ltbyh	medical		53
ltjrh	trading		161
ltknwlwjy	technology		53
ltlym	education		53
ltqnyh	technology		53
ltyrn	airline		53
luchthaven	airport		489
ludowy	people		245
luftfahrt	airline		155
lukio	gymnasium		66
lumber	wood		2
luxingshe	travel		36
luyou	tourism		36
lycee	gymnasium		31
lykeio	gymnasium		47
lzryh	agriculture		144
maatila	farm		66
maatschappij	company		301
macchine	machine		41
macelarie	meat		101
macelleria	meat		41
machine			49
machinefabriek	machine		33
machinery	machine		49
machines	machine		49
machining			2
maconnerie	construction		31
maddeleri	material		60
madeira	wood		23
madeiras	wood		23
madeireira	wood		23
maden	mining		85
madencilik	mining		85
maderas	wood		17
maderera	wood		17
magasin	store		31
magasins	store		31
magaza	store		60
magazin	store		101
magistrat	municipality		45
maid	cleaning		56
maids	cleaning		56
mainostoimisto	advertising		313
maintenance			56
mairie	municipality		300
maison	house		256
maiznica	bakery		285
makanan	food		100
makelaardij	real estate		33
makelaars	real estate		33
makina	machine		60
makine	machine		60
maklare	real estate		58
malarstwo	painting		29
malerbetrieb	painting		7
malerei	painting		7
malerfirma	painting		84
malerfirmaet	painting		541
maleri	painting		58
malermeister	painting		7
malermester	painting		84
malirstvi	painting		45
mall			65
malzeme	material		60
malzemeleri	material		60
malzemesi	material		60
managed	management		96
management			96
manager	management		96
managers	management		96
managing	management		96
manifattura	manufacturing		1792
manufactory	manufacturing		96
manufactura	manufacturing		195
manufacturas	manufacturing		195
manufacture	manufacturing		96
manufacturer	manufacturing		96
manufacturers	manufacturing		96
manufactures	manufacturing		96
manufacturing			96
manufaktur	manufacturing		1200
manufaktura	manufacturing		475
manutencao	maintenance		113
maoyi	trading		662
maquinaria	machine		17
maquinas	machine		23
marangoz	carpentry		60
marbrerie	stone		31
marcenaria	carpentry		23
marche	market		1017
marine	shipping		49
marisqueria	restaurant		17
maritime	shipping		49
maritimo	shipping		17
markaz	center		886
market			65
marketing			123
marketingovaya	marketing		153
marketingu	marketing		1204
markets	market		2
markt	market		606
marktgemeinde	municipality		7
marmi	stone		41
marmoles	stone		17
marmores	stone		23
mart	market		2
masarnia	meat		29
maschinen	machine		7
maschinenbau	machine		7
maschinenfabrik	machine		7
mashinostroenie	machine		106
mashinostroitelnaya	machine		32
mashinostroitelnyy	machine		89
masjid	mosque		53
maskin	machine		58
maskiner	machine		58
maskinfabrik	machine		84
masonry			2
masons	masonry		2
masraf	bank		144
massage			2
master			146
maszynowy	machine		29
maszyny	machine		29
matbaa	printing		242
matbaacilik	printing		242
materiais	material		23
material			2
materiale	supply		524
materials	material		2
materialy	material		32
materska	school		45
matkat	travel		66
matkatoimisto	travel		66
max	super		59
mayorista	wholesale		93
mayoristas	wholesale		93
mdrs	school		144
mdrsh	school		144
meat			2
mebel	furniture		89
mebeles	furniture		285
mebeli	furniture		321
mebelnaya	furniture		32
mebelnyy	furniture		32
meble	furniture		29
mebli	furniture		156
meblowe	furniture		29
mecanica	machine		67
mecanique	machine		170
meccanica	machine		41
meccaniche	machine		41
mechanical			49
mechaniczne	mechanical		29
media			49
medias	media		170
medica	medical		67
medical			49
medicala	medical		101
medichniy	medical		156
medicina	medical		67
medicine	medical		49
medicines	medical		2
medicinski	medical		69
medico	medical		67
medicos	medical		17
medien	media		155
medikal	medical		60
medios	media		67
medisch	medical		33
meditsinskaya	medical		106
meditsinskiy	medical		89
meditsinskoe	medical		32
medizinische	medical		7
medya	media		85
medyczna	medical		29
medyczne	medical		29
medyczny	medical		29
mega	super		59
megye	county		812
megyei	province		54
meieri	dairy		137
meijeri	dairy		66
meitan	coal		132
meiye	coal		36
mejeri	dairy		58
mekaniska	machine		58
mekaniske	mechanical		542
mekhana	restaurant		321
mekhanicheskaya	mechanical		32
mekhanicheskiy	mechanical		106
mektebi	school		1018
melkveebedrijf	dairy		33
member			146
men			2
menedzhment	management		153
menighet	church		137
menuiserie	carpentry		31
menuiseries	carpentry		31
mercadeo	marketing		194
mercadinho	supermarket		23
mercado	market		247
mercadotecnia	marketing		194
mercato	market		813
merceria		mercería	17
meridional	south		135
meridionale	south		349
mermer	stone		60
mernoki	engineering		208
mernokiroda	engineering		208
mesnica	meat		69
messe	fair		46
mesto	municipality		45
mestska	municipality		45
mestske	municipality		45
mestsky	municipality		45
mestys	municipality		45
metaal	metal		33
metaalbewerking	metal		33
metafores	transport		47
metaforiki	transport		47
metais	metal		23
metal			49
metales	metal		17
metalicas	metal		17
metall	metal		58
metallbau	metal		7
metallerie	metal		31
metalli	metal		41
metalloyrgiki	metal		47
metallurgicheskaya	metal		32
metallurgicheskiy	steel		89
metallurgie	metal		31
metallurgy	metal		49
metallverarbeitung	metal		7
metallwerke	metal		7
metally	metal		32
metalowe	metal		29
metals	metal		2
metalurgica	metal		67
metalurji	metal		85
metro	metropolitan		176
metropole	metropolis		210
metropolitan			59
metzgerei	meat		7
metzgermeister	meat		7
meubel	furniture		100
meubelen	furniture		33
meubels	furniture		33
meubles	furniture		31
mezhdunarodnaya	international		406
mezhdunarodnoe	international		406
mezhdunarodnyy	international		406
mezogazdasagi	agriculture		54
mezquita	mosque		191
mfg	manufacturing		123
mfrwsht	furniture		144
mfyyh	bakery		607
mfyyt	bakery		607
miasta	municipality		29
miasto	municipality		29
microelectronics	semiconductor		2
midwest			59
miejski	municipality		245
miesny	meat		29
mieszkaniowa	housing		29
mieterverein	tenants association		46
military	defense		49
milk	dairy		2
mill	works		299
milling			2
mills	works		299
millwork	carpentry		2
mimarlik	architecture		60
minas	mining		17
mine	mining		2
mineira	mining		23
mineiras	mining		23
mineiro	mining		23
mineiros	mining		23
minera	mining		67
mineracao	mining		23
minerais	mining		23
mineral	mining		2
minerals	mining		2
mineria	mining		67
minerios	mining		23
mines	mining		49
minimercado	supermarket		23
mining			49
minipivovar	brewery		45
ministarstvo	ministry		331
ministeerium	ministry		1141
ministere	ministry		256
ministeri	ministry		1134
ministerie	ministry		389
ministeriet	ministry		225
ministerija	ministry		388
ministerio	ministry		186
ministerium	ministry		214
ministero	ministry		271
ministerstvo	ministry		128
ministerstwo	ministry		332
ministerul	ministry		733
ministrija	ministry		731
ministrstvo	ministry		735
ministry			98
miniszterium	ministry		270
minuman	beverage		100
miska	gorodskaya	городская	156
mission	church		65
mittelschule		Mittelschule	7
mizarstvo	carpentry		145
mjmwh	group		329
mjwhrt	jewelry		53
mkhbz	bakery		144
mktbh	bookstore		144
mleczarnia	dairy		29
mlekara	dairy		267
mlekarna	dairy		45
mljekara	dairy		69
mnogoprofilna	hospital		321
moasseseh	institution		886
mobel	furniture		7
mobelhaus	furniture		7
mobila	furniture		101
mobile			2
mobili	furniture		41
mobiliario	furniture		23
mobilificio	furniture		41
mobilya	furniture		60
mobler	furniture		58
moda	clothing		17
mode	clothing		31
modehaus	clothing		7
modern			59
moderna	modern		135
mokykla	school		177
molkerei	dairy		7
molochnaya	dairy		32
molochniy	dairy		156
molochnyy	dairy		89
moloko	dairy		32
monastere	monastery		210
monasterio	monastery		191
monastero	monastery		171
monastery			82
monde	world		375
mondial	global		375
mondiale	global		375
montazh	installation		114
montazhnaya	installation		114
montazhnoe	installation		114
montessori			2
moobel	furniture		169
moqawalat	contracting		338
morskaya	shipping		106
morskoe	shipping		32
morskoy	shipping		89
mortgage			2
moschee	mosque		46
mosoda	laundry		54
mosque			82
mosquee	mosque		210
motel			2
motels	motel		2
motor			49
motorcycle			2
motorcycles	motorcycle		82
motoren	motor		155
motorlari	motor		85
motorlu	motor		85
motors	motor		49
motoru	motor		85
motory	motor		106
motoryzacja	automotive		29
motuoche	motorcycle		36
moveis	furniture		23
movers	moving		56
movil	mobile		17
moving			56
mpakaliko	store		47
mpk			490
msdt	restaurant		607
mshrwbt	beverage		53
msn	works		329
msrf	bank		144
mstshfa	hospital		144
mstshfyt	hospital		144
mtm	restaurant		144
muassasa	establishment		329
muassasat	establishment		329
mudurlugu	public office		60
muebleria	furniture		17
mueblerias	furniture		17
muebles	furniture		247
muffler			2
mufflers	muffler		2
muhasebe	accounting		242
muhendislik	engineering		242
mullyu	logistics		140
mulsan	trading		932
multi	general purpose		59
multiservice			279
multiservices	multiservice		279
multiservicios	multiservice		93
multiservizi	multiservice		280
mundial	global		135
mundo	world		683
municipal	municipality		175
municipale	municipality		375
municipalidad	municipality		179
municipalite	municipality		31
municipality			146
municipio	municipality		179
municipios	municipality		17
municipiul	municipality		101
munisipaliteit	municipality		693
muqawalat	contracting		338
murerfirma	masonry		541
murerfirmaet	masonry		541
musavirlik	consulting		242
musea	museum		33
musee	museum		170
museen	museum		7
museet	museum		58
museo	museum		67
museos	museum		67
museu	museum		325
museum			49
museums	museum		2
music			2
musikschule		Musikschule	46
mustashfa	hospital		144
mutua	mutual		135
mutual			59
mutuel	mutual		374
mutuo	mutual		209
muyeok	trading		932
muze	museum		60
muzej	museum		69
muzesi	museum		85
muzeu	museum		101
muzeul	museum		101
muzeum	museum		415
muzey	museum		89
mvtt	association		728
mvz			46
myasnaya	meat		32
myasnoy	meat		32
myasokombinat	meat		32
myymala	store		66
nabytek	furniture		45
nabytok	furniture		200
nacionais	national		209
nacional	national		683
nadace	foundation		297
nadacia	foundation		734
naft	oil		412
nagykereskedelmi	wholesale		208
nagykereskedes	wholesale		208
nahrungsmittel	food		7
nails			2
naklada	publishing		241
nakladatelstvi	publishing		259
nakliyat	transport		60
nakliye	transport		85
namestaj	furniture		267
namjestaj	furniture		69
napitki	beverage		89
napoje	beverage		29
naql	transport		144
narodni	national		2137
narodowy	national		685
nasional	national		485
nasjonale	national		2146
national			175
nationale	national		374
nationalpark	national park		46
nationwide			176
natsionalen	national		1313
natsionalna	national		1313
natsionalnaya	national		407
natsionalniy	national		2149
natsionalnoe	national		406
natsionalnyy	national		406
natural			59
nature	natural		59
natureza	natural		209
natursteine	stone		7
nauchno	science		89
naval	shipping		67
navigation	shipping		2
naytilia	shipping		47
naytiliakes	shipping		47
naytiliaki	shipping		47
nazionale	national		801
nedvizhimost	real estate		106
neft	oil		106
neftegazovaya	oil		32
neftekhim	petrochemical		32
neftekhimicheskaya	petrochemical		32
neftekhimicheskiy	petrochemical		32
nefteprodukt	oil		32
nefteprodukty	oil		32
neftyanaya	oil		106
neftyanoy	oil		32
negara	state		485
negoce	trading		339
negocios	business		179
negozio	store		41
nekretnine	real estate		69
nemocnica	hospital		200
nemocnice	hospital		45
nemzeti	national		684
nengyuan	energy		132
nepremicnine	real estate		145
nettoyage	cleaning		339
network			98
networks	network		98
netzwerk	network		214
new			59
news			2
niaga	trading		340
niangjiu	liquor		36
niederlassung	branch		127
nieruchomosci	real estate		29
nogyo	agriculture		131
nongeop	agriculture		140
nongye	agriculture		36
noodle	noodles		2
noodles			2
noord	north		316
noordoost	northeast		316
noordwest	northwest		316
nord	north		800
nordeste	northeast		1319
nordost	northeast		348
nordre	north		533
nordwest	northwest		983
noreste	northeast		135
noroeste	northwest		135
norra	north		534
norte	north		373
north			176
northeast			176
northeastern	northeast		59
northern	north		59
northwest			176
northwestern	northwest		59
nosokomeio	hospital		47
notaio	notariat	Notariat	41
notaires	notariat	Notariat	31
notar	notariat	Notariat	45
notaria	notariat	Notariat	17
notarial	notariat	Notariat	31
notariale	notariat	Notariat	31
notariat		Notariat	7
notarile	notariat	Notariat	41
notariskantoor	notariat	Notariat	33
notarissen	notariat	Notariat	33
notarius	notariat	Notariat	89
nova	new		209
novo	new		209
novos	new		209
novy	new		593
nucleaire	nuclear		170
nuclear			49
nucleare	nuclear		322
nueva	new		135
nuevo	new		135
nukleer	nuclear		85
nurseries			2
nutrition	food		2
nyomda	printing		208
nyugat	west		684
obchodna	trading		935
obchodni	trading		259
obchodny	trading		935
obcina	municipality		145
obec	municipality		45
obedinenie	association		128
obedinennaya	united		407
obedinennoe	united		406
obedinennyy	united		406
oberlandesgericht			46
oberschule			7
obiednannya	association		1643
oblasna	oblastnaya	областная	156
oblastnaya		областная	89
oborudovanie	equipment		106
oborudovaniya	equipment		32
obras	construction		17
obrazovaniya	education		32
obrazovanje	education		69
obrazovatelnoe	education		32
obrazovatelnyy	education		32
observatoire	observatory		210
observatorio	observatory		191
observatorium	observatory		46
observatory			82
obshchestvo	society		128
obshchina	municipality		321
obuv	footwear		45
obuvnaya	footwear		32
obuwie	footwear		29
obyedinenie	association		128
occidental	west		373
occidentale	west		349
occidente	west		373
ocelarny	steel		45
ochrona	security		166
ocmw		OCMW	33
oddzial	branch		1144
odevy	clothing		45
odezhda	clothing		89
odontiatreio	dental		47
odontologia	dental		17
odontologica	dental		17
odvetniska	legal		145
odvjetnicki	legal		69
odziez	clothing		29
odziezowy	clothing		29
oeste	west		373
office	bureau		98
office representative			146
officina	works		361
officine	works		361
oficina	bureau		186
oficinas	bureau		186
ofis	bureau		128
ofisi	bureau		890
ogolnobudowlane	construction		29
ogrodnictwo	garden		29
ogrody	garden		29
ogullari	son		206
oil			49
oinopoieio	wine		47
oinopoiia	wine		47
oinopoiitiki	wine		47
okhrana	security		114
okhrannaya	security		114
okhrannoe	security		114
okres	district		605
okresni		okresní	45
oktatas	education		54
oktatasi	education		54
okul	school		85
okulu	school		60
old			59
olje	oil		2266
olletehas	brewery		169
ollscoil	university		1370
omilos	group		298
omistus	holding		330
omnisports	sports		374
oncology			2
onderneming	company		301
onderwijs	education		33
onkormanyzat	municipality		270
onkormanyzata	municipality		54
online	internet		2
oost	east		316
opcina	municipality		331
open			59
oper	opera		46
opera			210
operaciones	operation		194
operacoes	operation		934
operadora	operation		93
operating	operation		123
operation			123
operations	operation		123
operazioni	operation		433
opstina	municipality		889
optica	optical		17
optical			2
opticas	optical		17
optician	optical		2
opticians	optical		2
opticien	optical		31
opticiens	optical		31
optics	optical		2
optiek	optical		33
optik	optical		7
optika	optical		45
optiker	optical		7
optikko	optical		66
optique	optical		31
optometrist	optical		2
optometrists	optical		2
optometry	optical		2
optyk	optical		29
orasul	municipality		101
orchester	orchestra		46
orchestra			82
orchestre	orchestra		210
ordinace	clinic		45
ordine	guild		171
ordnungsamt			7
oreficeria	jewelry		41
organic	natural		59
organisatie	organization		389
organisation	organization		98
organizace	organization		1135
organizacion	organization		186
organizacja	organization		554
organizacoes	organization		180
organization			98
organizatsiya	organization		128
orient	east		800
oriental	east		373
orientale	east		349
oriente	east		373
original			59
originals	original		59
orquesta	orchestra		191
orquestra	orchestra		1019
ortakligi	company		206
ortaokulu	mittelschule	Mittelschule	60
orthodontics			2
orthodontist	orthodontics		2
orthodontists	orthodontics		2
orthopaedics	orthopedics		2
orthopedics			2
ortofrutta	food		41
ortsburgergemeinde	burgergemeinde	bürgergemeinde	7
ortsgemeinde	municipality		7
ortsverband			127
ortsverein	ortsverband		127
orvostechnikai	medical		54
osiguranje	insurance		69
osnovna	school		69
osp	fire brigade		490
ospedale	hospital		41
ospedaliera	hospital		171
ospedaliero	hospital		171
ost	east		983
osteria	restaurant		41
ostra	east		534
ostraha	security		259
osuuskauppa	cooperative		330
osuuskunta	cooperative		330
osuuspankki	bank		66
oswiata	education		29
otdel	department		128
otel	hotel		106
otica	optical		23
otkrytoe	open		317
oto	automotive		60
otomotif	automotive		100
otomotiv	automotive		696
otoritas	authority		1638
ottica	optical		41
ouest	west		800
ourivesaria	jewelry		23
outlet			65
outsourcing			56
ovoda	kindergarten		54
owner			146
pabrik	works		512
packaging			56
packing	packaging		56
padaria	bakery		23
pagariari	bakery		169
paint			2
painters	painting		2
painting			2
paints	paint		2
paivakoti	kindergarten		66
pajouhesh	research		1198
pakalpojumi	service		1202
pallet			56
pallets	pallet		56
palvelu	service		313
palvelut	service		313
pamatskola	primary school		285
panaderia	bakery		17
panepistimio	university		47
panetteria	bakery		41
pangan	food		100
panificadora	bakery		17
panificatie	bakery		101
panificio	bakery		41
panimo	brewery		66
pank	bank		169
pankki	bank		66
pansiyon	hotel		60
panzio	inn		54
pao de	bakery		23
papelaria	stationery		23
papeleria	stationery		17
paper			2
parafia	church		29
paralegal	legal		56
parapija	church		177
parceiro	partner		180
parduotuve	store		177
parikmakherskaya	salon		89
parish			82
parishad	council		729
parochie	church		33
parohia	church		101
paroisse	church		31
parokhodstvo	shipping		32
paroquia	church		23
parrocchia	church		41
parroquia	church		17
parrucchiere	salon		41
parrucchieri	salon		41
partei	party		46
partia	party		490
participacoes	holding		180
partido	party		191
partidul	party		814
partito	party		171
partner			98
partners	partner		98
partnership	partner		146
partnerships	partner		146
partnery	partner		128
parts			2
parturi	salon		66
pasaraya	supermarket		324
paschim	west		594
pashchim	west		594
paslaugos	service		573
pastane	pastry		60
pastanesi	pastry		60
pastelaria	pastry		23
pasteleria	pastry		17
pasticceria	pastry		41
pastries	pastry		2
pastry			2
pasvaldiba	municipality		731
pathology			2
patika	pharmacy		54
patiserie	pastry		101
patisserie	pastry		31
pavers	paving		2
paving			2
paysagiste	garden		31
pazarlama	marketing		343
pdam			1371
pechatnitsa	printing		763
peche	fish		31
pecheries	fish		31
pecuaria	livestock		23
pediatrics			2
pedreira	quarry		23
pedreiras	quarry		23
peguam	legal		324
peijian	parts		36
peinture	painting		31
peintures	painting		31
peixaria	fish		23
pekara	bakery		69
pekaren	bakery		200
pekarna	bakery		45
pekarnya	bakery		89
pekarstvi	bakery		45
pekseg	bakery		54
pelayaran	shipping		100
peluqueria	salon		17
pembiayaan	finance		340
pembinaan	construction		324
pemerintah	municipality		512
pencetakan	printing		574
pendidikan	education		100
penerbangan	airline		100
penerbit	publishing		340
pengangkutan	transport		324
penginapan	hotel		100
pengolahan	processing		340
pension			2
pensions	pension		2
pensjonat	hotel		29
penzion	hotel		45
people			59
peoples	people		59
pepiniere	nurseries		31
pepinieres	nurseries		31
perabot	furniture		324
perabut	furniture		324
percetakan	printing		340
perdagangan	trading		340
perestrakhovanie	reinsurance		106
perevezennya	transport		156
perevozki	transport		89
perhiasan	jewelry		100
perikanan	fish		100
periklanan	advertising		340
periodontics			2
perkebunan	agriculture		100
perkhidmatan	service		574
perkumpulan	association		512
perniagaan	trading		574
perpustakaan	library		100
persatuan	association		1143
pertambangan	mining		100
pertanian	agriculture		100
perunding	consulting		574
perusahaan	company		512
pervezimai	transport		177
pescaderia	fish		17
pescas	fish		23
pescheria	fish		41
pesquera	fish		17
pesquisa	research		113
pesula	laundry		66
pet			2
peternakan	livestock		100
petrelaia	oil		47
petrelaioy	oil		47
petrochemical			49
petrochemicals	petrochemical		82
petrokimya	petrochemical		85
petrol	oil		49
petroleo	oil		67
petroleos	oil		17
petroleum	oil		49
petroshimi	petrochemical		412
pets	pet		2
peyzaj	garden		60
pfarramt	parish		46
pfarre	church		7
pfarrei	parish		46
pfarrgemeinde	church		7
pflegedienst		Pflegedienst	7
pflegeheim		Pflegeheim	7
pharma	pharmaceutical		99
pharmaceutical			99
pharmaceuticals	pharmaceutical		99
pharmaceutique	pharmaceutical		192
pharmacie	pharmacy		192
pharmacies	pharmacy		99
pharmacist	pharmacy		2
pharmacists	pharmacy		2
pharmacy			99
pharmazeutische	pharmaceutical		7
philharmonic	orchestra		82
photo			2
photographer	photo		2
photographers	photo		2
photographic	photo		2
photos	photo		82
pidpriiemstvo	company		1643
piekarnia	bakery		29
pijiu	brewery		36
pilates			59
pinceszet	wine		54
pinturas	painting		17
pipe			2
pipeline	pipe		2
pishchevaya	food		32
pishchevoy	food		32
pivara	brewery		267
pivovar	brewery		45
pivovara	brewery		69
pivovarna	brewery		145
pivovarnya	brewery		89
pivzavod	brewery		89
pizza	pizzeria		2
pizzaria	pizzeria		23
pizzeria			65
planning			56
plant	works		98
planteskole	nurseries		84
plastic			2
plastics	plastic		2
plastik	plastic		60
plataforma	platform		179
platform			299
platforms	platform		146
plating			2
plebania	church		54
plomberie	plumbing		31
plomeria	plumbing		17
plumber	plumbing		2
plumbers	plumbing		2
plumbing			2
pochistvane	cleaning		763
podiatry			2
podjetje	company		735
podnik	company		297
podroze	travel		29
podrozy	travel		29
podstawowa	school		29
poduzece	company		331
pohikool	primary school		169
pohistvo	furniture		145
pohjois	north		799
poissonnerie	fish		31
poistovna	insurance		200
pojisteni	insurance		45
pojistovaci	insurance		45
pojistovna	insurance		45
pokryvacstvi	roofing		45
poliambulatorio	clinic		41
police			82
policia	police		191
policlinica	clinic		17
policlinico	clinic		17
polideportivo	sports		135
poligrafia	printing		166
poligraficheskaya	printing		114
poligrafiya	printing		114
polikliinik	clinic		169
poliklinik	clinic		7
poliklinika	clinic		29
poliklinikos	clinic		177
polisportiva	sports		349
politechnika	polytechnic		490
politecnico	polytechnic		171
politehnica	polytechnic		814
polizei	police		46
poljoprivreda	agriculture		69
poljoprivredno	agriculture		69
polnoc	north		245
polnocna	north		245
polnocny	north		245
polnohospodarske	agriculture		200
poludnie	south		245
poludniowa	south		245
poludniowy	south		245
polyclinique	clinic		31
polytechnic			82
polytechnique	polytechnic		210
pompiers	fire brigade		210
popolare	people		349
populaire	people		374
popular	people		135
poradenstvi	consulting		259
port			65
porto	port		377
portos	port		23
ports	port		65
poslugi	service		575
post	postal		2
posta	postal		60
postal			2
potencia	power		67
potravinarske	food		45
potraviny	food		2256
poultry	meat		2
poupanca	savings		113
pousada	hotel		23
power			49
powiat	district		490
powiatowe	powiatowy		29
powiatowy			29
pradelna	laundry		45
pralnia	laundry		29
pravitelstvo	government		128
prawna	legal		29
prawnicza	legal		29
praxis	health		7
predpriyatie	enterprise		128
predpriyatiya	enterprise		128
preduzece	company		889
preescolar	kindergarten		17
prefecture			210
prefeitura	municipality		180
prefettura	public office		41
prehrambena	food		69
prekyba	trading		573
premier			176
premium	premier		59
preschool	kindergarten		2
press			2
prestamos	credit		93
prevoyance	pension		31
prevoz	transport		267
prevozi	transport		145
prevoznistvo	transport		145
priborostroenie	instrument		32
priborostroitelnyy	instrument		32
prifysgol	university		1016
prijevoz	transport		69
primaria	municipality		513
prime	premier		59
print	printing		56
printer	printing		56
printers	printing		56
printing			56
privada	private		373
privat	private		532
private			175
privato	private		801
privee	private		374
pro	professional		176
process	processing		56
processamento	processing		113
processing			56
procurement			56
prodavaonica	store		69
prodavnica	store		267
prodavnitsa	store		267
prodotti	product		433
prodotto	product		433
prodovolcha	food		156
prodovolstvennaya	food		89
prodovolstvennyy	food		32
producao	production		342
produccion	production		195
producciones	production		195
produce	production		96
producer	production		96
producers	production		96
producing	production		96
producoes	production		342
product			96
producten	product		399
producteurs	production		279
productie	production		399
producties	production		399
production			96
productions	production		96
producto	product		195
productora	production		195
productores	production		195
productos	product		195
products	product		96
produit	product		279
produits	product		279
produk	product		1200
produkcja	production		660
produkcyjna	production		660
produkcyjne	production		660
produkcyjno	production		660
produksiyon	production		1798
produksjon	production		1795
produkt	product		474
produkte	product		474
produkten	product		399
produkter	product		938
produktie	production		399
produktion	production		474
produktions	production		474
produktionsgesellschaft	production		474
produktsiya	production		153
produkty	product		660
produse	product		766
produtora	production		342
produtores	production		342
produtos	product		342
produttori	production		280
produzione	production		280
produzioni	production		280
proekt	project		128
proekty	project		128
professional			175
profissional	professional		209
progettazione	project		271
proizvodstvennaya	production		153
proizvodstvenno	manufacturing		114
proizvodstvennoe	production		153
proizvodstvennyy	manufacturing		114
proizvodstvo	production		153
project			98
projectos	project		180
projects	project		98
projekcni	engineering		259
projekt	project		214
projetos	project		302
promislova	industry		156
promislovist	industry		156
promocao	promotion		113
promocion	promotion		93
promotion			56
promotora	promotion		93
promyshlennaya	industry		32
promyshlennoe	industry		32
promyshlennost	industry		32
promyshlennyy	industry		32
propaganda	advertising		113
properti	real estate		100
properties	real estate		99
property	real estate		99
proprete	cleaning		339
prospeccao	exploration		113
protection			56
provident	pension		2
provincia	province		171
provincie	province		33
proyectos	project		179
przedsiebiorstwo	company		332
przedszkole	kindergarten		29
przychodnia	clinic		29
pub	bar		65
pubblicita	advertising		341
public			175
publica	public		135
publicas	public		135
publications	publishing		56
publicidad	advertising		93
publicitate	advertising		524
publicite	advertising		339
publico	public		135
publicos	public		135
publiczne	public		685
publiczny	public		685
publisher	publishing		56
publishers	publishing		56
publishing			56
pueblo	people		373
puerto	port		247
puhastus	cleaning		571
pulizia	cleaning		341
pulizie	cleaning		341
puolue	party		694
purba	east		594
purvi	east		594
puskesmas	hospital		100
puusepanliike	carpentry		66
puutarha	garden		66
qiche	motor		132
qixie	equipment		36
quality	best		59
quarry			2
queseria	dairy		17
questura	police		171
quimica	chemical		67
quimico	chemical		67
quincaillerie	hardware		31
qurylys	construction		1018
raamatukogu	library		169
raamatupidamine	accounting		571
rachunkowe	accounting		166
racunovodstvo	accounting		241
radcy	legal		29
raddningstjansten	fire brigade		543
radgivning	consulting		261
radio			2
radiology			2
raiffeisenbank			606
raiffeisenkasse	cooperative bank		7
rail	railway		2
railway			49
railways	railway		82
rakennus	construction		66
rakennusliike	construction		66
rakennuspalvelu	construction		66
rakyat	people		485
ranch	livestock		65
rancho	livestock		247
ranqi	gas		36
ravintola	restaurant		66
rayonna	region		156
rayonnaya		районная	89
razvitie	development		153
razvitiya	development		153
real			176
real estate			49
reale	royal		349
realitni	real estate		45
reality	real estate		45
realschule			46
realty	real estate		49
reaseguro	reinsurance		67
reaseguros	reinsurance		17
reassurance	reinsurance		170
recherche	research		572
rechtsanwalt	legal		7
rechtsanwalte	legal		7
rechtsanwaltin	legal		7
rechtsanwaltskanzlei	legal		7
reclame	advertising		260
reclamebureau	advertising		260
recruitment			56
recursos	resource		683
recycling			1197
rede	network		180
redes	network		179
redovisning	accounting		261
redovisningsbyra	accounting		261
reformas	construction		17
refrigerantes	beverage		23
refrigeration			2
regie	public utility		210
regierung	government		214
regio	regional		316
region	regional		175
regional			175
regionale	regional		374
regionales	regional		375
regionali	regional		801
regionalny	regional		685
regione	region		171
regions	regional		175
regnskap	accounting		1203
reinigung	cleaning		117
reinigungsservice	cleaning		117
reinsurance			49
reis	travel		489
reisbureau	travel		33
reiseburo	travel		7
reisebyra	travel		137
reisen	travel		7
reizen	travel		33
rejsebureau	travel		84
rejser	travel		84
reklam	advertising		261
reklama	advertising		166
reklambyra	advertising		261
reklamcilik	advertising		242
reklame	advertising		432
reklamnaya	advertising		114
reklamnoe	advertising		114
relief	charity		2
relojeria	jewelry		17
relojoaria	jewelry		23
remodelers	remodeling		2
remodeling			2
remodelling	remodeling		2
remont	repair		114
remontnaya	repair		114
remontnyy	repair		114
remontowe	construction		29
remontowo	construction		29
rendelo	clinic		54
rendelointezet	clinic		54
renewable	solar		2
renewables	solar		2
rengoring	cleaning		432
renhold	cleaning		1203
renovables	solar		17
renovation	construction		31
renovations	remodeling		2
renovaveis	solar		23
renseri	laundry		84
rent	rental		56
renta	rental		93
rental			56
rentals	rental		56
rentas	rental		93
repair			56
representaciones	office representative		179
representacoes	office representative		180
repuestos	parts		17
research			123
resebyra	travel		58
reshenie	solution		153
resheniya	solution		153
residuos	waste		23
resort			65
resorts	resort		2
resource			175
resources	resource		175
resseguro	reinsurance		325
ressource	resource		375
ressources	resource		375
restaurace	restaurant		1015
restauracia	restaurant		200
restauracja	restaurant		415
restaurang	restaurant		58
restaurant			49
restaurante	restaurant		67
restaurantes	restaurant		17
restaurants	restaurant		2
restavracija	restaurant		145
restoran	restaurant		106
restoranas	restaurant		177
restorans	restaurant		285
restoration			2
resurs	resource		407
resursy	resource		407
retail			56
revision	accounting		261
revisionsfirma	accounting		432
reznictvi	meat		45
riassicurazione	reinsurance		322
rice			2
rihua	cosmetics		36
rijksuniversiteit	university		33
risparmio	savings		341
ristorante	restaurant		41
ristorazione	catering		41
road			65
robotics			2
rolnicza	agriculture		29
rolnicze	agriculture		29
rolny	agriculture		29
roofer	roofing		2
roofers	roofing		2
roofing			2
rooter	drain		2
ropa	clothing		17
rorlegger	plumbing		137
rormokare	plumbing		58
roupas	clothing		23
route	road		1017
royal			175
royale	royal		375
rsud			1371
ruanjian	software		132
rubber			2
ruckversicherung	reinsurance		155
ruhazat	clothing		54
rumah sakit	hospital		100
rural			59
rurale	rural		374
rybny	fish		29
ryby	fish		29
saastopankki	savings bank		66
saatio	foundation		330
sag	wood		58
sagewerk	wood		7
saglik	health		85
sagverk	wood		58
sahakari	cooperative		729
sahkari	cooperative		729
sahko	electrical		66
sairaala	hospital		66
sakerhet	security		261
sakhteman	construction		412
salao	salon		23
sale			56
sales	sale		56
salon			65
salud	health		17
salumificio	meat		41
samiti	committee		729
samtgemeinde			7
sanat	art		2271
sanatorio	hospital		17
sanaye	industry		412
sanayeh	industry		412
sanayi	industry		85
sanayii	industry		60
sandwich			2
sandwiches	sandwich		2
saneamento			23
saneop	industry		248
sangsa	trading		434
sangyo	industry		131
sanierung	construction		7
sanitar	plumbing		7
sanitartechnik	plumbing		7
sanitatshaus	medical		7
sansthan	institution		729
sante	health		31
sapataria	footwear		23
sarap	wine		85
satellite	aerospace		2
sauda	trading		1793
saude	health		23
savez	association		331
savings			56
savings bank			49
savivaldybe	municipality		388
savjetovanje	consulting		241
savunma	defense		85
savvaerk	wood		84
schiffahrt	shipping		155
schildersbedrijf	painting		33
schlachterei	meat		7
schlosserei	metal		7
schlossermeister	metal		7
schmuck	jewelry		155
schmuckwaren	jewelry		7
schoenen	footwear		33
scholeio	school		47
school			49
schools	school		2
schoonmaak	cleaning		260
schoonmaakbedrijf	cleaning		260
schreinerei	carpentry		7
schreinermeister	carpentry		7
schuh	footwear		7
schuhe	footwear		7
schuhhaus	footwear		7
schule	school		155
schulzentrum	school		7
schutzenverein		schützenverein	46
science			49
sciences	science		49
scientific	science		49
scierie	wood		31
scoala	school		101
scoil	school		1370
scolaire	education		31
scuola	school		322
sdis			210
sdruzeni	association		297
sdruzhenie	association		1133
seafood	fish		2
secretaria	secretariat		179
secretariat			1138
secretary	secretariat		1138
securite	security		572
securities	security		123
security			123
segreteria	secretariat		3443
seguranca	security		113
seguridad	security		194
seguro	insurance		67
seguros	insurance		67
seifun	flour		323
seisakusho	works		730
seitetsu	steel		131
seiyaku	pharmaceutical		131
sekiyu	oil		131
sekolah	school		100
sekretariat	secretariat		1136
selatan	south		485
selskab	company		459
selskap	company		888
selskokhozyaystvennaya	agriculture		32
selskokhozyaystvennoe	agriculture		89
selskokhozyaystvennyy	agriculture		32
semen	cement		100
sementes	grain		23
semiconductor			2
semiconductors	semiconductor		2
seniorenheim	pflegeheim	Pflegeheim	7
seogyu	oil		140
seomyu	textile		140
septentrional	north		135
septic			2
seramik	ceramic		60
serralharia	metal		23
serralheria	metal		23
serrurerie	metal		31
serveis	service		93
service			96
services	service		96
servicii	service		766
servicio	service		195
servicios	service		195
servico	service		342
servicos	service		342
servis	service		475
servisas	service		765
serviss	service		1794
servizi	service		280
servizio	service		280
serwis	service		166
settentrionale	north		349
seuns	son		3437
seurakunta	church		66
severnaya	north		317
severni	north		593
severny	north		317
severo	north		317
sewer	drain		2
sewers	drain		2
seyahat	travel		60
shangmao	trading		134
shangwu	commerce		134
sharika	company		329
sharikat	company		329
shebei	equipment		36
sheji	design		134
shengwu	biotechnology		36
sheriff			82
sherkat	company		886
shihua	petrochemical		132
shimbunsha	news		323
ship	shipping		2
shipbuilding	shipyard		49
shipin	food		36
shipping			49
shipyard			49
shipyards	shipyard		82
shiye	industry		132
shiyou	oil		132
shkola	school		106
shoe	footwear		2
shoes	footwear		2
shoji	trading		659
shokai	trading		1201
shoken	security		1201
shokuhin	food		131
shop	store		65
shops	store		2
shoushi	jewelry		36
shuichan	fish		36
shuichuli	water		36
shuidian	power		36
shuini	cement		36
shuiwu	water		36
shuju	data		36
shveynaya	clothing		32
shveynyy	clothing		32
sicherheit	security		117
sicherheitsdienst	security		117
sicurezza	security		341
siderurgica	steel		17
siderurgie	steel		31
siding			2
sieraden	jewelry		489
sigorta	insurance		85
sigortacilik	insurance		85
siivous	cleaning		313
siivouspalvelu	cleaning		313
sikpum	food		248
silmaasema	optical		66
silskogospodarske	agriculture		156
silskogospodarskiy	agriculture		156
sinagoga	synagogue		191
sinai	industry		60
sinaiya	industry		144
sindacato	sindicato		361
sindicato			179
sindicatul	sindicato		513
sinmun	news		140
sinmunsa	news		140
sinove	son		1133
sinovi	son		331
sirket	company		890
sirketi	company		206
sistema	system		67
sistemas	system		67
sistemleri	system		60
sistemy	system		106
sisters	sister		299
sjukhus	hospital		58
sjukhuset	hospital		58
sjukrahus	hospital		695
sklenarstvi	glass		45
sklep	store		29
sklepy	store		29
sklo	glass		45
skola	school		449
skolan	school		58
skole	school		137
skolen	school		84
skupina	group		1135
skupiny	group		297
slagerij	meat		33
slaghuis	meat		693
slagter	meat		84
slakter	meat		137
slakteri	meat		58
slasticarna	pastry		69
slimnica	hospital		285
slusarstwo	metal		29
sluzby	service		259
sluzhba	service		153
smart			59
smedje	metal		84
smide	forging		58
snackbar			33
snedker	carpentry		84
snekker	carpentry		137
snickeri	carpentry		58
soccer	football		59
social			175
sociedad	society		186
sociedade	society		302
societa	society		271
societatea	company		733
societe	society		256
society			299
socio	partner		179
sodra	south		534
software			2
sohne	son		127
solar			2
solicitors	legal		56
soluciones	solution		194
solucoes	solution		934
solusi	solution		1199
solutii	solution		1205
solution			96
solutions	solution		96
soluzioni	solution		433
son			299
sondre	south		533
sonner	son		459
sons	son		146
sorfozde	brewery		54
sorgyar	brewery		54
sorveteria	gelato		23
sosh			32
sosyal	social		985
south			176
southeast			176
southeastern	southeast		59
southern	south		59
southwest			176
southwestern	southwest		59
sovkhoz	agriculture		89
soypermarket	supermarket		47
soyuz	union		128
sozialgericht			46
spa			65
space	aerospace		65
spalatorie	laundry		101
sparbank	savings bank		58
sparebank	savings bank		137
sparebanken	savings bank		137
sparekasse	savings bank		84
sparekassen	savings bank		84
spares	parts		2
sparkasse	savings bank		606
sparkassen	savings bank		7
spaustuve	printing		573
speciaal	special		1317
special			175
speciale	special		375
specialist	special		59
specialty	special		59
spedice	transport		45
spedition	transport		7
speditionen	transport		7
spedizioni	transport		41
spedycja	transport		29
spinning	textile		2
spirits			2
spital	hospital		7
spitaler	hospital		7
spitalul	hospital		101
spitex	social care		46
spoldzielczy	cooperative		554
spoldzielnia	cooperative		3448
spolecnost	company		1135
spolek	association		297
spolka	company		1144
spolocnost	company		734
spor	sports		595
sporitelna	bank		45
sport	sports		59
sportclub	sports		348
sportegyesulet	sports		684
sportfreunde	sports		348
sportif	sports		374
sporting	sports		59
sportiva	sports		349
sportive	sports		374
sportivo	sports		349
sportovni	sports		593
sportowe	sports		245
sportowy	sports		245
sports			59
sportsko	sports		2141
sportverband			127
sportverein	sports		348
sportvereniging	sports		316
spozywcza	food		29
spozywcze	food		29
spozywczy	food		29
sprzatanie	cleaning		166
staal	steel		33
staalbouw	steel		33
staatlich	state		532
staatliche	state		532
staatliches	state		532
staatsministerium	ministry		1136
stabilimento	works		361
stad	municipality		33
stadio	stadium		171
stadion	stadium		46
stadionul	stadium		814
stadium			82
stadiums	stadium		82
stadservice	cleaning		261
stadt	municipality		348
stadtbibliothek	library		46
stadtbucherei	library		46
stadtgemeinde	municipality		127
stadtrat	municipality		7
stadtreinigung	waste		46
stadtsparkasse	savings bank		7
stadtteilschule	school		7
stadtverwaltung	municipality		2138
stadtwerke	municipal utility		46
stadyum	stadium		696
stadyumu	stadium		696
staffing	recruitment		56
stahl	steel		7
stal	steel		449
staleliteynyy	steel		32
stalnoy	steel		32
stampa	printing		341
stamparija	printing		936
standard			59
state			175
states	state		59
stationery			2
statyba	construction		177
statybos	construction		177
stavby	construction		45
stavebna	construction		200
stavebni	building		45
stavebnictvo	construction		200
stavitelstvi	construction		45
steakhouse			2
stedionica	bank		69
steel			49
steinbruch	stone		7
steklo	glass		32
stekolnyy	glass		32
sternwarte	observatory		46
steuerberater	accounting		117
steuerberaterkammer			7
steuerberatung	accounting		117
steuerberatungsgesellschaft	accounting		117
steuerkanzlei	accounting		117
stichting	foundation		389
stiftelse	foundation		225
stiftelsen	foundation		225
stiftung	foundation		214
stiftungen	foundation		127
stolarija	carpentry		69
stolarnia	carpentry		29
stolarski	carpentry		29
stolarstwo	carpentry		29
stolovaya	restaurant		89
stomatologia	dental		29
stomatologic	dental		101
stomatologiczna	dental		29
stomatologiczny	dental		29
stomatoloska	dental		69
stomerij	laundry		33
stone	quarry		2
stonework	masonry		2
storage			56
store			65
stores	store		65
storitve	service		1796
stowarzyszenie	association		554
strakhova	insurance		156
strakhovanie	insurance		89
strakhovaya	insurance		106
strakhovoe	insurance		32
strakhovoy	insurance		32
strakhuvannya	insurance		156
strassenbauamt		straßenbauamt	7
strategic			59
strategies	strategic		59
strategy	strategic		59
strechy	roofing		45
stroitelna	construction		321
stroitelnaya	construction		106
stroitelno	construction		32
stroitelnoe	construction		32
stroitelnye	construction		32
stroitelnyy	construction		89
stroitelstva	construction		106
stroitelstvo	construction		106
strojarne	machine		200
strojarstvo	machine		200
stroje	machine		45
strojirenstvi	machine		45
strojirny	machine		45
strojnistvo	machine		145
strong			59
stroy	construction		89
stroyka	construction		32
stroymaterialy	construction		89
stthmr	investment		161
stthmrt	investment		161
studentenwerk	student services		46
studierendenwerk	student services		46
studio	photo		65
studios	photo		65
stylists	salon		2
subsidiary			146
succursale	branch		300
sucursal	branch		179
sud	south		800
sudeste	southeast		135
sudoeste	southwest		135
sudokhodnaya	shipping		106
sudokhodstvo	shipping		32
sudost	southeast		348
sudostroenie	shipyard		106
sudostroitelnaya	shipyard		32
sudostroitelnyy	shipyard		32
sudwest	southwest		983
sugar			2
suisan	fish		323
suites	hotel		2
sujiao	plastic		36
sul	south		1319
suliao	plastic		36
suministro	supply		194
suministros	supply		194
super			59
superior			59
supermarche	supermarket		31
supermarket			65
supermarkets	supermarket		2
supermarkt	supermarket		7
supermercado	supermarket		247
supermercados	supermarket		17
supermercati	supermarket		41
supermercato	supermarket		41
superstore	supermarket		2
supplies	supply		123
supply			123
support			56
supreme			59
sur	south		135
sureste	southeast		373
surgeries	surgery		82
surgery			2
surgical	surgery		2
suroeste	southwest		135
sushi			2
svaz	association		297
svet	lighting		89
sveuciliste	university		69
svyaz	communication		153
svyazi	communication		114
swbrmrkt	store		144
sydlyh	pharmacy		144
sydlyt	pharmacy		144
sygehus	hospital		84
sykehus	hospital		137
syllogos	association		298
symmetochon	holding		298
symphony			82
symvoyleytiki	consulting		278
symvoyloi	consulting		278
synagoge	synagogue		46
synagogue			82
syndicat	sindicato		300
synergeio	garage		47
synetairismos	cooperative		298
synetairistiki	cooperative		298
synove	son		297
synovya	son		1146
synowie	son		332
system			49
systeme	system		170
systemes	system		170
systems	system		49
systimata	system		47
szallitasi	transport		812
szallitmanyozas	transport		54
szallitmanyozasi	transport		54
szalloda	hotel		54
szepsegszalon	salon		54
szerviz	service		208
szinhaz	theatre		812
szklo	glass		29
szkola	school		415
szolgaltato	service		1791
szovetkezet	cooperative		3442
szovetseg	association		270
szpital	hospital		29
taahhut	construction		60
tabak	tobacco		7
tacos			2
taekbae	freight		140
takarekszovetkezet	bank		54
takaritas	cleaning		208
takarito	cleaning		208
talho	meat		23
taller mecanico	garage		247
talleres	workshop		1139
tanacsadas	consulting		208
tanacsado	consulting		208
tandarts	dental		33
tandartspraktijk	dental		33
tandlaege	dental		84
tandlakare	dental		58
tandvard	dental		58
tanning			2
tannlege	dental		137
tanzschule		Tanzschule	7
taoci	ceramic		36
taqueria	tacos		17
targoviya	trading		763
targovska	trading		763
tarim	agriculture		60
tarsa	partner		270
tarsai	partner		270
tartak	wood		29
tasarim	design		343
tasimacilik	transport		85
tattoo			2
tattoos	tattoo		2
tavaratalo	store		66
tavern	bar		2
taverna	restaurant		47
tax			56
taxibetrieb	taxi		7
taxidia	travel		47
taxidiotiki	travel		47
taxiunternehmen	taxi		7
tea			65
teaching	education		2
team			146
teater	theatre		2257
teatr	theatre		415
teatras	theatre		2263
teatro	theatre		67
teatteri	theatre		694
tech	technology		99
technic	technology		99
technical			99
technicke	technical		1368
technics	technology		99
techniek	technology		414
technieken	technology		414
technik	technology		284
technika	technology		416
techniki	technical		47
technikum			29
technique	technology		192
techniques	technology		192
technisch	technical		414
technische	technical		284
technisches	technical		284
technologia	technology		416
technological	technology		99
technologie	technology		192
technologies	technology		99
technologii	technology		416
technologique	technology		31
technology			99
tecnica	technical		17
tecnicas	technical		17
tecnicos	technical		17
tecnologia	technology		67
tecnologias	technology		67
tecnologica	technology		67
tecnologico	technology		17
tecnologie	technology		41
tedarik	supply		343
teenused	service		571
tegang	steel		36
tehas	works		1141
tehdas	works		330
tehnologie	technology		1372
tehtaat	works		330
tejidos	textile		199
tejipari	dairy		54
tejuzem	dairy		54
tekhnika	technology		106
tekhnologicheskaya	technology		32
tekhnologicheskiy	technology		32
tekhnologii	technology		106
tekhnologiya	technology		106
tekkosho	works		1639
teknik	technology		449
teknologi	technology		58
teknoloji	technology		85
tekstil	textile		84
tekstilnaya	textile		32
tekstilnyy	textile		32
telecom			2
telecommunication	telecom		2
telecommunications	telecom		2
telecoms	telecom		82
telecomunicacoes	telecom		23
telefonica	telecom		17
telekom	telecom		7
telekommunikatsii	telecom		32
telekommunikatsionnaya	telecom		32
telephone	telecom		2
televidenie	television		106
televisao	television		325
televisi	television		2262
television			49
televisione	television		322
televizyon	television		85
telewizja	television		415
temizlik	cleaning		242
tenggara	southeast		485
tennisvereniging	tennis		316
teras	steel		66
terminal	port		65
termoidraulica	heating		41
tesarstvi	carpentry		45
tessile	textile		41
testing			56
testverek	brother		270
tetsudo	railway		131
texteis	textile		23
textil	textile		17
textile			2
textiles	textile		82
textilien	clothing		7
textilreinigung	laundry		7
theater			46
theaters	theater		82
theatre			49
theatres	theatre		65
thep	steel		1376
therapeutic	therapeutics		2
therapeutics			2
therapies	therapeutics		2
therapy	therapeutics		2
tianranqi	gas		36
tibbi	medical		85
ticaret	trading		343
tiefbau			7
tielu	railway		132
tienda	store		17
tiendas	store		17
tierarzt	veterinary		7
tierarztpraxis	veterinary		7
tierheim	animal shelter		46
tierklinik	veterinary		7
tierschutzverein	animal shelter		46
tile	ceramic		2
tilepikoinonies	telecom		47
tiles	tile		2
tiling	tile		2
tilitoimisto	accounting		313
timber	wood		2
timmerbedrijf	carpentry		33
timmerwerken	carpentry		33
timur	east		485
tintas	painting		23
tintoreria	laundry		17
tipografia	printing		113
tipografiya	printing		661
tirdznieciba	trading		1202
tire			2
tires	tire		82
tischlerei	carpentry		7
tischlermeister	carpentry		7
tiskara	printing		241
tiskarna	printing		259
tiyatro	theatre		85
tjanster	service		261
tjenester	service		432
tknwlwjy	technology		53
tlaciaren	printing		935
tobacco			2
toimisto	office		330
toiture	roofing		31
toko	store		100
tomrer	carpentry		84
tomrerfirma	carpentry		1369
tomrerfirmaet	carpentry		541
tomrermester	carpentry		84
tongsin	communication		932
tongxin	communication		662
tongxun	communication		134
tongye	copper		36
tool			2
tools	tool		2
topenarstvi	heating		45
toplofikatsiya	heating		321
torgivlya	trading		575
torgova	trading		575
torgovaya	trading		153
torgovlya	trading		153
torgovo	trading		114
torgovoe	trading		114
torgovyy	trading		661
toshokan	library		131
total	complete		176
tourism	travel		2
tourisme	tourism		210
tourismus	tourism		46
tourismusverband	tourist office		7
tourismusverein	tourist office		7
tours	travel		2
touzi	investment		662
tovarna	works		297
tow	towing		2
towarzystwo	association		332
towing			2
town			59
township			82
toyristikes	tourism		47
toyristiki	tourism		47
toys			2
tqnyh	technology		53
tqnyt	technology		53
trade	trading		123
trader	trading		56
traders	trading		56
tradgard	garden		58
trading			123
trae	wood		84
training			56
traiteur	catering		31
transmissions			2
transport			99
transportadora	transport		199
transportadores	transport		23
transportas	transport		2264
transportation	transport		99
transportbedrijf	transport		414
transporte	transport		199
transporter	transport		99
transporters	transport		99
transportes	transport		199
transporting	transport		99
transportna	transport		156
transportnaya	transport		491
transportnoe	transport		32
transportnyy	transport		32
transportowa	transport		416
transportowe	transport		416
transportowy	transport		29
transports	transport		99
transportunternehmen	transport		7
transporturi	transport		1373
trapeza	bank		47
trasporti	transport		41
trasporto	transport		322
trast	trust		128
trattoria	restaurant		41
travel			2
tresmidja	carpentry		695
treuhand	consulting		117
trgovacki	trading		241
trgovacko	trading		241
trgovina	trading		241
trgovine	store		145
trgovinska	trading		936
trgovinsko	trading		936
trgovinu	trading		241
tribunal	court		210
tribunale	court		171
trofima	food		47
truckers	transport		2
trucking	transport		2
truhlarstvi	carpentry		45
trukikoda	printing		571
trust			98
tryckeri	printing		261
trykkeri	printing		432
tsarkva	church		321
tsement	cement		32
tsementnyy	cement		32
tsentr	center		128
tsentralnaya	central		407
tsentralnyy	center		3451
tserkov	church		89
tsimenta	cement		47
tsimenton	cement		47
tsrb			32
tsushin	communication		659
tsuun	transport		323
tswyq	marketing		161
tube	pipe		2
tuckpointing	masonry		2
tuincentrum	garden		33
tukku	wholesale		313
turism	travel		101
turismo	travel		17
turistica	travel		101
turisticheskaya	travel		89
turisticheskiy	travel		32
turisticka	travel		69
turizam	travel		69
turizem	travel		145
turizm	travel		60
turnverein			46
turystyczne	travel		29
turystyka	travel		29
tuzolto	fire brigade		54
tv	television		49
tvatt	laundry		58
tvornica	works		331
typografeio	printing		278
tyre	tire		2
tyres	tire		2
ubezpieczen	insurance		29
ubezpieczenia	insurance		29
ubezpieczeniowa	insurance		29
ubytovna	hotel		45
ucetni	accounting		259
ucetnictvi	accounting		259
uchilishche	school		321
uchrezhdenie	institution		128
uczelnia	university		29
udala	municipality		1635
uddannelse	education		84
udruga	association		331
udruzenje	association		889
udyog	industry		608
udyogi	industry		608
ufficio	office		361
ugol	coal		32
ugolnaya	coal		32
ugolnyy	coal		32
ugostiteljska	hospitality		69
ugostiteljski	hospitality		69
ugostiteljstvo	hospitality		69
ugyvedi	legal		54
uhistu	cooperative		1141
uitgeverij	publishing		260
uklid	cleaning		259
ulasim	transport		85
ulikool	university		169
ultra	super		59
ulusal	national		985
ungdomsskole	mittelschule	Mittelschule	137
uniao	union		302
unibersidad	university		2270
unibertsitatea	university		2258
unidad	unit		1139
unidade	unit		3449
unidas	united		683
unido	united		135
unidos	united		135
uniklinik	hospital		46
uniklinikum	hospital		46
union			98
unione	union		361
unispital	hospital		46
unit			299
unita	unit		271
united			175
uniti	united		801
unity	united		59
universal	general purpose		59
universidad	university		67
universidade	university		377
universita	university		41
universitaria	university		17
universitario	university		17
universitas	university		100
universitat	university		155
universitate	university		285
universitatea	university		101
universitatsklinik	hospital		46
universitatsklinikum	hospital		46
universitatsspital	hospital		46
universite	university		170
universiteit	university		33
universitesi	university		85
universitet	university		449
universitetas	university		177
universiteti	university		2269
universitetshospital	hospital		541
universitetssjukhus	hospital		543
universitetssjukhuset	hospital		543
universitetssykehus	hospital		542
universiti	university		324
universities	university		82
university			49
universytet	university		156
univerza	university		145
univerzita	university		45
univerzitet	university		267
univerzity	university		200
uniwersytet	university		29
unso	transport		131
unsong	transport		140
unternehmen	company		127
unternehmensberater	consulting		117
unternehmensberatung	consulting		117
unyu	transport		131
upakovka	packaging		114
upholstery	interior		2
upravlenie	management		153
upravlyayushchaya	management		114
upravlyayushchiy	management		114
urban			59
ured	office		331
urheiluseura	sports		799
urology			2
urun	product		343
urunler	product		343
urunleri	product		242
urzad	municipality		29
usinas	works		180
usine	works		256
uslug	service		661
usluge	service		241
uslugi	service		166
uslugowa	service		166
uslugowe	service		166
uslugowo	service		166
uslugowy	service		166
usluzni	service		241
ustav	institute		297
utara	north		485
utbildning	education		58
utdanning	education		137
utgerd	fish		695
utilities	utility		2
utility			2
uttar	north		594
uveg	glass		54
uveges	glass		54
uzenarstvi	meat		45
uzina	works		513
uzlet	store		54
uznemums	company		731
vagyonvedelmi	security		208
vaistine	pharmacy		177
vakfi	foundation		206
vakif	foundation		206
vakuutus	insurance		66
vallalat	company		1637
vallalkozas	enterprise		270
vallavalitsus	municipality		169
valores	security		93
vandenys	public utility		177
vandvaerk	public utility		84
vardcentral	hospital		58
varejo	retail		113
varosi	municipality		54
varuhus	store		58
vaskeri	laundry		84
vastgoed	real estate		33
vastra	west		534
vattenverk	public utility		58
vehicle	automotive		49
vehicles	automotive		2
veikals	store		285
veleprodaja	wholesale		241
veljekset	brother		330
veljet	brother		330
velkoobchod	wholesale		259
vendeghaz	hotel		54
vendeglo	restaurant		54
vending			2
ventas	sale		93
venture			98
ventures	venture		98
veod	transport		169
verband	association		127
verbandsgemeinde			7
verbond	association		301
verbouw	construction		33
verbrauchermarkt	supermarket		7
verde	green		135
verein	association		3440
vereinigte	united		348
vereinigung	association		127
vereniging	association		301
verf	shipyard		32
verkehrsbetriebe	transit		46
verkehrsgesellschaft	transit		46
verkehrsverbund	transit		46
verkehrsverein	tourist office		7
verkstad	works		225
verkstader	works		225
verlag	publishing		117
verlagsgesellschaft	publishing		117
verlagshaus	publishing		117
vermogen	asset		117
vermogensverwaltung	holding		127
verpleeghuis	health		33
verre	glass		31
verrerie	glass		31
versicherung	insurance		155
versicherungen	insurance		155
versicherungsagentur	insurance		7
versicherungsburo	insurance		7
versicherungsgesellschaft	insurance		155
versicherungsmakler	insurance		7
vert	green		374
verteidigung	defense		155
vervoer	transport		489
verwaltungs	holding		127
verwaltungsgericht			46
verwarming	heating		33
verzekering	insurance		33
verzekeringen	insurance		33
verzekeringsmaatschappij	insurance		489
vesihuolto	public utility		66
vestre	west		533
vestuario	clothing		23
vetements	clothing		31
veterinaire	veterinary		31
veterinaria	veterinary		17
veterinarian	veterinary		2
veterinarians	veterinary		2
veterinario	veterinary		17
veterinarnaya	veterinary		89
veterinarni	veterinary		45
veterinarska	veterinary		69
veterinary			65
veteriner	veterinary		60
vetreria	glass		41
vetro	glass		41
vets	veterinary		2
vhs	adult education		46
viagem	travel		23
viagens	travel		23
viaggi	travel		41
viajes	travel		17
vidracaria	glass		23
vidrieria	glass		17
vidrios	glass		17
vidro	glass		23
vidros	glass		23
vidusskola	gymnasium		285
vidyalaya	school		608
viejo	old		135
vien	institute		3455
viesbutis	hotel		177
viesnica	hotel		285
vigilancia	security		93
vigilanza	security		341
vignoble	wine		31
vignobles	wine		31
villamos	electrical		54
villanyszereles	electrical		54
ville	municipality		31
vina	wine		17
vinarija	wine		69
vinarstvi	wine		45
vinarstvo	wine		200
vinedos	wine		17
vinho	wine		325
vinhos	wine		23
vinicola	wine		23
vinicole	wine		31
vino	wine		67
vins	wine		31
vinuri	wine		101
viomichania	industry		47
viomichanies	industry		47
viomichaniki	industry		47
viragbolt	florist		54
virksomhed	company		459
virobnicha	production		575
virobniche	production		575
virobnitstvo	production		575
vishandel	fish		33
vishvavidyalaya	university		608
vishwavidyalaya	university		608
visserij	fish		33
vitrerie	glass		31
vivai	nurseries		41
vivaio	nurseries		41
viveiros	nurseries		23
vivero	nurseries		17
viveros	nurseries		17
vivliopoleio	bookstore		47
vizmu	public utility		54
vnk	bank		607
vodarny	public utility		45
vodokanal	public utility		89
vodovod	public utility		69
voeding	food		33
voetbal	football		316
voetbalvereniging	football		316
vognmand	transport		541
volks	people		348
volksbank	cooperative bank		606
volkshochschule	adult education		46
volksschule	primary school		7
voroskereszt	red cross		812
vostochnaya	east		317
vostochno	east		317
vostochny	east		317
voyages	travel		31
vrtec	kindergarten		145
vrtic	kindergarten		69
vvnyv	son		728
vvs	plumbing		58
vychodni	east		593
vydavatelstvi	publishing		259
vyrobni	manufacturing		259
vytvh	insurance		607
vzdelavani	education		45
waimao	trading		134
wangluo	network		737
wanju	toys		36
warehouse	storage		1197
warenhuis	store		33
warsztat	garage		29
warung	restaurant		100
wascherei	laundry		7
wasserij	laundry		33
wasserverband	waterworks		46
wasserwerk	waterworks		46
wasserwerke	waterworks		46
waste			2
watch			2
water			2
waterleiding	public utility		33
waterleidingmaatschappij	public utility		33
waterschap			33
waxing			2
wbnuh	son		329
wealth			56
web	internet		2
wein	wine		155
weingut	wine		7
weinhandlung	wine		7
weinkellerei	wine		7
welders	welding		2
welding			2
welfare	charity		2
wellness	health		2
welt	world		532
weltweit	global		532
wenju	stationery		36
werbeagentur	advertising		117
werbung	advertising		117
werk	works		214
werke	works		214
werkstatt	garage		7
werkzeugbau	machine		7
west			176
western	west		176
weterynaria	veterinary		29
weterynaryjna	veterinary		29
weterynaryjny	veterinary		29
wholesale			56
wijn	wine		489
wind			2
wine			49
wineries	wine		2
winery	wine		2
wines	wine		2
winiarnia	wine		29
wire			2
wireless	mobile		2
wirtschaftskammer	chamber of commerce		7
wirtschaftsprufung		Wirtschaftsprüfung	117
wirtschaftsprufungsgesellschaft	wirtschaftsprufung	Wirtschaftsprüfung	117
wirtshaus	restaurant		7
wisata	travel		100
wizara	ministry		329
wizarat	ministry		1633
wlghz	gas		53
wlmqwlt	contracting		338
wlnql	transport		53
wlnshr	publishing		161
wlnsyj	textile		53
wlsfr	travel		53
wlsnh	industry		53
wlsyhh	tourism		53
wlsynh	maintenance		161
wltjrh	trading		338
wltmyr	construction		53
wltswyq	marketing		161
wltwzy	distribution		161
wodociagi	public utility		29
wohnbau	construction		7
wohnungsbau	housing		46
wohnungsbaugenossenschaft	housing		7
wohnungsbaugesellschaft			7
wohnungsgenossenschaft	housing		7
wohnungsgesellschaft	housing		46
wojewodzki		wojewódzki	29
wojewodztwo	province		29
women			2
womens	women		2
woningcorporatie	housing		33
woningstichting	housing		33
wood			65
woodworking	carpentry		2
woodworks	carpentry		2
works			146
workshop			299
workshops	workshop		1138
world			175
worldwide	international		175
wschod	east		245
wschodni	east		245
wschodnia	east		245
wujin	hardware		36
wuliu	logistics		132
wwldh	son		329
wydawnictwo	publishing		166
wydzial	faculty		332
wytwornia	works		332
xenodocheio	hotel		47
xiangjiao	rubber		36
xianlan	wire		36
xieye	footwear		36
xincailiao	material		36
xinnengyuan	energy		36
xintuo	trust		1147
xinxi	information		36
xuexiao	school		36
xueyuan	academy		36
xyleia	wood		47
xyloyrgeio	carpentry		47
yakpum	pharmaceutical		140
yakuhin	pharmaceutical		131
yanjing	optical		36
yanjiusuo	institute		737
yanjiuyuan	institute		737
yaoye	pharmaceutical		36
yapi	building		85
yatirim	investment		242
yatirimlar	investment		242
yayasan	foundation		512
yayincilik	publishing		242
yazilim	software		60
ydh	clinic		144
yemekcilik	catering		60
yeohaeng	travel		140
yeonguso	institute		3445
yeonguwon	institution		887
yfantoyrgia	textile		47
yhdistys	association		330
yhtio	company		1142
yibiao	instrument		36
yiliao	medical		36
yingshi	film		36
yingye	film		36
yinhang	bank		132
yinliao	beverage		36
yinshua	printing		134
yinwu	printing		134
yinxing	bank		36
yioi	son		298
yiyao	pharmaceutical		132
yiyuan	hospital		132
yliopisto	university		66
yoga			59
ypiresies	service		278
ypourgeio	ministry		298
yritys	enterprise		1142
yryyt	municipality		607
ysgol	school		1016
yuanlin	garden		36
yunshu	transport		132
yuridicheskaya	legal		89
yuridicheskiy	legal		32
yuzhnaya	south		317
yuzhno	south		317
yuzhny	south		317
zachari	sugar		47
zacharis	sugar		47
zacharoplasteio	pastry		47
zachod	west		245
zachodni	west		245
zachodnia	west		245
zadruga	cooperative		331
zahnarzt	dental		7
zahnarzte	dental		7
zahnarztpraxis	dental		7
zahradnictvi	garden		45
zaklad	works		1144
zaklada	foundation		331
zakladna	school		200
zakladni	school		45
zaklady	works		332
zamecnictvi	metal		45
zaochuan	shipyard		36
zaozhi	paper		36
zapadnaya	west		317
zapadni	west		593
zapadno	west		317
zapadny	west		317
zapateria	footwear		17
zapaterias	footwear		17
zastrakhovane	insurance		321
zastrakhovatelno	insurance		321
zauyty	works		1640
zavarovalnica	insurance		145
zavod	works		128
zavody	works		297
zdravil	pharmaceutical		145
zdravila	pharmaceutical		145
zdravlja	medical		267
zdravookhranenie	health		106
zdravotnicke	medical		45
zdravstveni	medical		145
zdruzenie	association		734
zdruzenje	association		735
zelezarny	steel		45
zeleznice	railway		605
zemedelska	agriculture		45
zemedelske	agriculture		45
zemedelstvi	agriculture		45
zemljoradnicka	agriculture		267
zentrum	center		46
zhaoming	lighting		36
zheleznodorozhnaya	railway		32
zheleznodorozhnyy	railway		32
zhengquan	security		134
zhenzhi	textile		36
zhineng	smart		2150
zhipin	product		134
zhiyao	pharmaceutical		132
zhiye	paper		36
zhiyi	clothing		36
zhizao	manufacturing		134
zhongbiao	watch		36
zhonggong	industry		36
zhuangshi	decoration		36
zhuangxiu	decoration		36
zhubao	jewelry		36
ziben	capital		134
zidonghua	automation		36
ziekenhuis	hospital		33
zimmerei			7
zimmermeister	zimmerei		7
ziraat	agriculture		60
zixingche	bicycle		36
zixun	consulting		134
zlatnictvi	jewelry		45
zlobek	kindergarten		29
zobozdravstvo	dental		145
zonen	son		301
zoo			46
zoon	son		301
zorg	health		33
zosen	shipyard		131
zrzeszenie	association		332
zubni	dental		45
zuid	south		316
zuidoost	southeast		316
zuidwest	southwest		316
zuivel	dairy		33
zulin	leasing		134
zupa	church		69
zupanija	province		69
zupnija	church		145
zvaz	association		734
zveza	association		735
zweckverband			46
zweigniederlassung	branch		127
zweigstelle	branch		214
zwiazek	association		554`;
export const shortNames: string = `20th century fox	twentieth century fox	Twentieth Century Fox	91
3m	minnesota mining and manufacturing	Minnesota Mining and Manufacturing	39
aa	automobile association	Automobile Association	121
aaa	american automobile association	American Automobile Association	26
aal	american airlines	American Airlines	26
aapl	apple	Apple	158
aarp	american association of retired persons	American Association of Retired Persons	39
ab inbev	anheuser busch inbev	Anheuser-Busch InBev	1093
abb	asea brown boveri	Asea Brown Boveri	277
abbott	abbott laboratories	Abbott Laboratories	173
abc	american broadcasting company	American Broadcasting Company	26
abf	associated british foods	Associated British Foods	121
abi	anheuser busch inbev	Anheuser-Busch InBev	655
abn	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	397
abn amro	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	549
absa	amalgamated banks of south africa	Amalgamated Banks of South Africa	428
abu dhabi national oil	adnoc	ADNOC	1343
acc	associated cement companies	Associated Cement Companies	207
acca	association of chartered certified accountants	Association of Chartered Certified Accountants	121
aclu	american civil liberties union	American Civil Liberties Union	39
acs	actividades de construccion y servicios	Actividades de Construcción y Servicios	570
adac	allgemeine deutsche automobil club	Allgemeine Deutsche Automobil-Club	152
adb	asian development bank	Asian Development Bank	927
adcb	abu dhabi commercial bank	Abu Dhabi Commercial Bank	921
adi	analog devices	Analog Devices	26
adia	abu dhabi investment authority	Abu Dhabi Investment Authority	921
adl	arthur d little	Arthur D. Little	26
adm	archer daniels midland	Archer Daniels Midland	26
adp	automatic data processing	Automatic Data Processing	26
aeci	african explosives and chemical industries	African Explosives and Chemical Industries	428
aecom	aecom technology	AECOM Technology	91
aeg	allgemeine elektricitats gesellschaft	Allgemeine Elektricitäts-Gesellschaft	152
aegsenchyueo	accenture	Accenture	25
aei	associated electrical industries	Associated Electrical Industries	121
aena	aeropuertos espanoles y navegacion aerea	Aeropuertos Españoles y Navegación Aérea	568
aeo	american eagle outfitters	American Eagle Outfitters	26
aep	american electric power	American Electric Power	26
aepeul	apple	Apple	157
aero mexico	aeromexico	Aeromexico	1260
aeroporia aigaioy	aegean airlines	Aegean Airlines	455
aerovias del continente americano	avianca	Avianca	1007
af	abercrombie and fitch	Abercrombie & Fitch	26
afd	agence francaise de developpement	Agence Française de Développement	165
afdb	african development bank	African Development Bank	1744
afl cio	american federation of labor and congress of industrial organizations	American Federation of Labor and Congress of Industrial Organizations	91
afp	agence france presse	Agence France-Presse	165
afreximbank	african export import bank	African Export-Import Bank	1905
agbank	agricultural bank of china	Agricultural Bank of China	149
agf	assurances generales de france	Assurances Générales de France	165
agfa	actien gesellschaft fur anilin fabrikation	Actien-Gesellschaft für Anilin-Fabrikation	152
agip	azienda generale italiana petroli	Azienda Generale Italiana Petroli	653
agl	australian gas light	Australian Gas Light	396
ahold	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	3023
ahold delhaize	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	549
ai bi emu	international business machines	International Business Machines	12
aia	american international assurance	American International Assurance	925
aibiem	international business machines	International Business Machines	25
aibiying	airbnb	Airbnb	37
aicpa	american institute of certified public accountants	American Institute of Certified Public Accountants	39
aig	american international group	American International Group	39
aiib	asian infrastructure investment bank	Asian Infrastructure Investment Bank	149
aiims	all india institute of medical sciences	All India Institute of Medical Sciences	193
aikesenmeifu	exxon mobil	Exxon Mobil	37
ailixin	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	37
aioc	anglo iranian oil	Anglo-Iranian Oil	119
aipusheng	epson	Epson	37
air asia	airasia	AirAsia	1934
air bnb	airbnb	Airbnb	88
air bus	airbus	Airbus	674
air products	air products and chemicals	Air Products and Chemicals	91
aisenzhe	accenture	Accenture	37
aishin	aisin	Aisin	118
ajg	arthur j gallagher	Arthur J. Gallagher	26
aksencher	accenture	Accenture	62
akusenchua	accenture	Accenture	12
akzo nobel	akzonobel	AkzoNobel	549
al bank al arabi	arab bank	Arab Bank	2999
al bank al central al masri	central bank of egypt	Central Bank of Egypt	715
al bank al central al saudi	saudi central bank	Saudi Central Bank	253
al bank al tijari ldwly	commercial international bank	Commercial International Bank	1545
al bank lhly al masri	national bank of egypt	National Bank of Egypt	715
al bank lhly al saudi	saudi national bank	Saudi National Bank	253
al bank lhly al tijari	national commercial bank	National Commercial Bank	253
al ittihad lltyrn	etihad airways	Etihad Airways	384
al masriya lltslt	telecom egypt	Telecom Egypt	715
al qaeda		Al-Qaeda	863
al qaida	al qaeda	Al-Qaeda	863
al rajhi lmsrfyh	al rajhi bank	Al Rajhi Bank	253
al rajhi lmsrfyh llstthmr	al rajhi bank	Al Rajhi Bank	253
al saudiya llkhrb	saudi electricity	Saudi Electricity	253
al saudiya llsnt lssyh	saudi basic industries	Saudi Basic Industries	253
al tijari wf bnk	attijariwafa bank	Attijariwafa Bank	1544
alfa	anonima lombarda fabbrica automobili	Anonima Lombarda Fabbrica Automobili	258
alfa trapeza	alpha bank	Alpha Bank	455
ali bb	alibaba	Alibaba	43
alibabajituankonggu	alibaba group holding	Alibaba Group Holding	37
alliancheu	allianz	Allianz	25
alliant techsystems	orbital atk	Orbital ATK	122
alliedsignal	honeywell international	Honeywell International	122
aluminum company of america	alcoa	Alcoa	411
alyants	allianz	Allianz	62
amajon	amazon com	Amazon.com	25
amat	applied materials	Applied Materials	158
amazon	amazon com	Amazon.com	960
amc	american motors	American Motors	26
amd	advanced micro devices	Advanced Micro Devices	26
amelikan igseupeuleseu	american express	American Express	25
american family life assurance company of columbus	aflac	Aflac	411
american rolling mill	armco	Armco	122
amerikan ekisupuresu	american express	American Express	12
amerikan ekspress	american express	American Express	62
amex	american express	American Express	173
ami	american megatrends	American Megatrends	26
amoco	american oil	American Oil	264
amolepeosipig	amorepacific	Amorepacific	25
amp	australian mutual provident	Australian Mutual Provident	396
amplats	anglo american platinum	Anglo American Platinum	1554
amro	amsterdam rotterdam bank	Amsterdam-Rotterdam Bank	1937
amzn	amazon com	Amazon.com	158
ana	all nippon airways	All Nippon Airways	312
ancap	administracion nacional de combustibles alcohol y portland	Administración Nacional de Combustibles, Alcohol y Portland	1766
anchuandianji	yaskawa electric	Yaskawa Electric	12
andersen consulting	accenture	Accenture	2163
anglo	anglo american	Anglo American	865
anglo platinum	anglo american platinum	Anglo American Platinum	806
anl	argonne national laboratory	Argonne National Laboratory	26
anlian	allianz	Allianz	80
ansa	agenzia nazionale stampa associata	Agenzia Nazionale Stampa Associata	258
ansi	american national standards institute	American National Standards Institute	39
anu	australian national university	Australian National University	396
anz	australia and new zealand banking group	Australia and New Zealand Banking Group	566
aodi	audi	Audi	80
aok	allgemeine ortskrankenkasse	Allgemeine Ortskrankenkasse	105
ap	associated press	Associated Press	26
ap moller	ap moller maersk	A.P. Møller-Mærsk	1095
apc	american power conversion	American Power Conversion	26
apl	american president lines	American President Lines	26
apoc	anglo persian oil	Anglo-Persian Oil	119
apple computer	apple	Apple	122
applied molecular genetics	amgen	Amgen	122
appuru	apple	Apple	12
arabian american oil	aramco	Aramco	2167
arco	atlantic richfield	Atlantic Richfield	26
ard	arbeitsgemeinschaft der offentlich rechtlichen rundfunkanstalten der bundesrepublik deutschland	Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten der Bundesrepublik Deutschland	105
ariantsu	allianz	Allianz	12
aribaba	alibaba	Alibaba	12
army of the guardians of the islamic revolution	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1346
arup	ove arup and partners	Ove Arup & Partners	255
arzte ohne grenzen	medecins sans frontieres	Médecins Sans Frontières	1344
asahigurupu	asahi group	Asahi Group	12
asarco	american smelting and refining	American Smelting and Refining	39
ascap	american society of composers authors and publishers	American Society of Composers, Authors and Publishers	39
ase	advanced semiconductor engineering	Advanced Semiconductor Engineering	930
asea	allmanna svenska elektriska	Allmänna Svenska Elektriska	520
asean	association of southeast asian nations	Association of Southeast Asian Nations	1750
aseuteulajeneka	astrazeneca	AstraZeneca	25
asianahanggong	asiana airlines	Asiana Airlines	25
asilikang	astrazeneca	AstraZeneca	37
asme	american society of mechanical engineers	American Society of Mechanical Engineers	39
asml	advanced semiconductor materials lithography	Advanced Semiconductor Materials Lithography	569
astm	american society for testing and materials	American Society for Testing and Materials	39
asuterasuzhiyao	astellas pharma	Astellas Pharma	12
asutorazeneka	astrazeneca	AstraZeneca	12
asx	australian securities exchange	Australian Securities Exchange	566
at and t	american telephone and telegraph	American Telephone and Telegraph	39
att	american telephone and telegraph	American Telephone and Telegraph	26
audi		Audi	12
auto desk	autodesk	Autodesk	88
auto nation	autonation	AutoNation	88
auto zone	autozone	AutoZone	88
avic	aviation industry corporation of china	Aviation Industry Corporation of China	149
ay by umm	international business machines	International Business Machines	43
az	astrazeneca	AstraZeneca	121
b of a	bank of america	Bank of America	39
b3	brasil bolsa balcao	Brasil Bolsa Balcão	521
ba	british airways	British Airways	121
bac	bank of america	Bank of America	26
bae	british aerospace	British Aerospace	121
bafin	bundesanstalt fur finanzdienstleistungsaufsicht	Bundesanstalt für Finanzdienstleistungsaufsicht	402
bagakingu	burger king	Burger King	12
bagong hukbong bayan	new peoples army	New People's Army	1349
bah	booz allen hamilton	Booz Allen Hamilton	26
bai	banco angolano de investimentos	Banco Angolano de Investimentos	1770
baic	beijing automotive industry	Beijing Automotive Industry	149
baiel	bayer	Bayer	25
baieru	bayer	Bayer	12
baishi	pepsico	PepsiCo	80
balgarska narodna banka	bulgarian national bank	Bulgarian National Bank	1543
balgarski energien kholding	bulgarian energy holding	Bulgarian Energy Holding	1543
banca ditalia	bank of italy	Bank of Italy	2217
banca nazionale svizzera	swiss national bank	Swiss National Bank	1010
banco de espana	bank of spain	Bank of Spain	2212
banco de mexico	bank of mexico	Bank of Mexico	2219
banco de portugal	bank of portugal	Bank of Portugal	2222
banco mundial	world bank	World Bank	1351
banco nacional de mexico	banamex	Banamex	809
bangchak		Bangchak	1547
bank for development and foreign economic affairs	vnesheconombank	Vnesheconombank	691
bank for foreign economic affairs	vnesheconombank	Vnesheconombank	691
bank of new south wales	westpac banking	Westpac Banking	1331
bank of nova scotia	scotiabank	Scotiabank	2198
bank pekao	pekao	Pekao	1920
bank polska kasa opieki	pekao	Pekao	2206
bank rossii	bank of russia	Bank of Russia	62
banque de france	bank of france	Bank of France	2214
banque de montreal	bank of montreal	Bank of Montreal	810
banque du canada	bank of canada	Bank of Canada	810
banque mondiale	world bank	World Bank	1351
banque nationale de belgique	national bank of belgium	National Bank of Belgium	1352
banque nationale de paris paribas	bnp paribas	BNP Paribas	283
banque nationale du canada	national bank of canada	National Bank of Canada	810
banque nationale suisse	swiss national bank	Swiss National Bank	1010
banque royale du canada	royal bank of canada	Royal Bank of Canada	810
baojie	procter and gamble	Procter & Gamble	80
baoma	bayerische motoren werke	Bayerische Motoren Werke	80
baoshangangtie	baosteel	Baosteel	37
baoshijie	porsche	Porsche	37
barca	futbol club barcelona	Futbol Club Barcelona	1096
basf	badische anilin und soda fabrik	Badische Anilin- und Soda-Fabrik	152
basque fatherland and liberty	euskadi ta askatasuna	Euskadi Ta Askatasuna	1008
bat	british american tobacco	British American Tobacco	121
bawag	bank fur arbeit und wirtschaft	Bank für Arbeit und Wirtschaft	367
bayern munchen	fussball club bayern munchen	Fußball-Club Bayern München	254
bayernlb	bayerische landesbank	Bayerische Landesbank	402
bb	banco do brasil	Banco do Brasil	521
bb and t	branch banking and trust	Branch Banking and Trust	39
bbc	british broadcasting corporation	British Broadcasting Corporation	119
bbdo	batten barton durstine and osborn	Batten, Barton, Durstine & Osborn	39
bbh	brown brothers harriman	Brown Brothers Harriman	26
bbl	banque bruxelles lambert	Banque Bruxelles Lambert	655
bbva	banco bilbao vizcaya argentaria	Banco Bilbao Vizcaya Argentaria	568
bca	bank central asia	Bank Central Asia	761
bcbsa	blue cross blue shield association	Blue Cross Blue Shield Association	39
bce	bell canada enterprises	Bell Canada Enterprises	429
bcg	boston consulting group	Boston Consulting Group	26
bci	banca commerciale italiana	Banca Commerciale Italiana	3021
bci mocambique	banco comercial e de investimentos	Banco Comercial e de Investimentos	1100
bcp	banco comercial portugues	Banco Comercial Português	431
bcr	banca comerciala romana	Banca Comercială Română	1193
bd	becton dickinson	Becton Dickinson	26
bdi	bundesverband der deutschen industrie	Bundesverband der Deutschen Industrie	105
bdo	banco de oro	Banco de Oro	927
bdo international	binder dijker otte	Binder Dijker Otte	255
bea	british european airways	British European Airways	121
bel	bharat electronics	Bharat Electronics	207
belaz	belorusskiy avtomobilnyy zavod	Belorusskiy avtomobilnyy zavod	1743
bell atlantic	verizon communications	Verizon Communications	122
bentianjiyangongye	honda motor	Honda Motor	12
beogeoking	burger king	Burger King	25
bes	banco espirito santo	Banco Espírito Santo	431
beulijiseuton	bridgestone	Bridgestone	25
bfg	bank fur gemeinwirtschaft	Bank für Gemeinwirtschaft	105
bharatiy jivan insurance	life insurance india	Life Insurance India	862
bharatiy rel	indian railways	Indian Railways	862
bharatiy rijarv bank	reserve bank of india	Reserve Bank of India	862
bharatiy stet bank	state bank of india	State Bank of India	862
bhel	bharat heavy electricals	Bharat Heavy Electricals	193
bhge	baker hughes	Baker Hughes	39
bhp	broken hill proprietary	Broken Hill Proprietary	566
bhp billiton	bhp group	BHP Group	1331
bhs	british home stores	British Home Stores	121
bi emu daburyu	bayerische motoren werke	Bayerische Motoren Werke	12
biaoma	puma	Puma	80
biaozhi	peugeot	Peugeot	80
bidv	bank for investment and development of vietnam	Bank for Investment and Development of Vietnam	1187
biemdeobeulyu	bayerische motoren werke	Bayerische Motoren Werke	25
biguiyuan	country garden	Country Garden	37
bim	banco internacional de mocambique	Banco Internacional de Moçambique	430
bimawei	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	37
biogen idec	biogen	Biogen	122
bis	bank for international settlements	Bank for International Settlements	229
bishengke	pizza hut	Pizza Hut	37
biyadi	build your dreams	Build Your Dreams	80
bl	bausch and lomb	Bausch & Lomb	26
black berry	blackberry	BlackBerry	1257
bmce	banque marocaine du commerce exterieur	Banque Marocaine du Commerce Extérieur	1755
bmo	bank of montreal	Bank of Montreal	429
bms	bristol myers squibb	Bristol-Myers Squibb	26
bmw	bayerische motoren werke	Bayerische Motoren Werke	152
bn	barnes and noble	Barnes & Noble	39
bndes	banco nacional de desenvolvimento economico e social	Banco Nacional de Desenvolvimento Econômico e Social	427
bnfl	british nuclear fuels	British Nuclear Fuels	119
bni	bank negara indonesia	Bank Negara Indonesia	761
bnk al emirates dubai al watani	emirates national bank of dubai	Emirates National Bank of Dubai	384
bnk al kuwait al watani	national bank of kuwait	National Bank of Kuwait	1089
bnk al rajhi	al rajhi bank	Al Rajhi Bank	253
bnk al riyadh	riyad bank	Riyad Bank	253
bnk bwdhby al tijari	abu dhabi commercial bank	Abu Dhabi Commercial Bank	384
bnk bwdhby lwl	first abu dhabi bank	First Abu Dhabi Bank	384
bnk dubai al islamic	dubai islamic bank	Dubai Islamic Bank	384
bnk msr	banque misr	Banque Misr	1545
bnk qatar al watani	qatar national bank	Qatar National Bank	1090
bnl	banca nazionale del lavoro	Banca Nazionale del Lavoro	258
bnp	banque nationale de paris	Banque Nationale de Paris	165
bnsf	burlington northern santa fe	Burlington Northern Santa Fe	39
bnswnyk	panasonic	Panasonic	43
bny	bank of new york mellon	Bank of New York Mellon	39
bny mellon	bank of new york mellon	Bank of New York Mellon	39
bnym	bank of new york mellon	Bank of New York Mellon	39
bo	baltimore and ohio railroad	Baltimore and Ohio Railroad	26
boa	bank of america	Bank of America	26
boac	british overseas airways corporation	British Overseas Airways Corporation	119
bobaotang	hakuhodo	Hakuhodo	12
boc	bank of china	Bank of China	522
bocom	bank of communications	Bank of Communications	149
boe	bank of england	Bank of England	121
bofa	bank of america	Bank of America	39
boj	bank of japan	Bank of Japan	312
bolbo	volvo	Volvo	157
bony	bank of new york mellon	Bank of New York Mellon	173
booz allen	booz allen hamilton	Booz Allen Hamilton	91
borubo	volvo	Volvo	118
borussia dortmund	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	254
bosch	robert bosch	Robert Bosch	402
bosh	robert bosch	Robert Bosch	235
boshi	robert bosch	Robert Bosch	80
bosshu	robert bosch	Robert Bosch	12
boswi	robert bosch	Robert Bosch	157
botas	boru hatlari ile petrol tasima	Boru Hatları ile Petrol Taşıma	471
boussois souchon neuvesel	danone	Danone	283
boyin	boeing	Boeing	80
bp	british petroleum	British Petroleum	119
bpce	banque populaire caisse depargne	Banque Populaire Caisse d'Epargne	220
bpcl	bharat petroleum	Bharat Petroleum	193
bpi	banco portugues de investimento	Banco Português de Investimento	431
br	bayerischer rundfunk	Bayerischer Rundfunk	105
brasil foods	brf	BRF	1332
brgm	bureau de recherches geologiques et minieres	Bureau de Recherches Géologiques et Minières	220
bri	bank rakyat indonesia	Bank Rakyat Indonesia	761
bridge stone	bridgestone	Bridgestone	959
bridzhstoun	bridgestone	Bridgestone	62
british leyland	british leyland motor	British Leyland Motor	255
british telecom	british telecommunications	British Telecommunications	255
brjr knj	burger king	Burger King	43
brwktr wghmbl	procter and gamble	Procter & Gamble	43
brydjstwn	bridgestone	Bridgestone	43
brys wwtrhws kwbrz	pricewaterhousecoopers	PricewaterhouseCoopers	43
bsch	banco santander central hispano	Banco Santander Central Hispano	568
bse	bombay stock exchange	Bombay Stock Exchange	207
bsi	british standards institution	British Standards Institution	121
bskyb	british sky broadcasting	British Sky Broadcasting	119
bsn gervais danone	danone	Danone	283
bsnl	bharat sanchar nigam	Bharat Sanchar Nigam	193
bswn	epson	Epson	43
bt	british telecommunications	British Telecommunications	121
btrwl bwdhby al wataniya	adnoc	ADNOC	384
bupt	beijing university of posts and telecommunications	Beijing University of Posts and Telecommunications	149
burijisuton	bridgestone	Bridgestone	12
burroughs	unisys	Unisys	1336
bvb	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	105
bvg	berliner verkehrsbetriebe	Berliner Verkehrsbetriebe	105
bwrshh	porsche	Porsche	43
bwsh	robert bosch	Robert Bosch	423
bwyngh	boeing	Boeing	43
by umm dblyw	bayerische motoren werke	Bayerische Motoren Werke	43
bybsykw	pepsico	PepsiCo	43
byd	build your dreams	Build Your Dreams	149
byjw	peugeot	Peugeot	423
byt ltmwyl al kuwaiti	kuwait finance house	Kuwait Finance House	1089
bytz ht	pizza hut	Pizza Hut	43
c and nw	chicago and north western	Chicago and North Western	39
c of e	church of england	Church of England	1749
caa	creative artists agency	Creative Artists Agency	26
caac	civil aviation administration of china	Civil Aviation Administration of China	149
caf	construcciones y auxiliar de ferrocarriles	Construcciones y Auxiliar de Ferrocarriles	570
cah	cardinal health	Cardinal Health	158
caisse des depots	caisse des depots et consignations	Caisse des Dépôts et Consignations	629
caixa bank	caixabank	Caixabank	1930
cal berkeley	university of california berkeley	University of California Berkeley	91
caltech	california institute of technology	California Institute of Technology	91
cap gemini	capgemini	Capgemini	674
capita land	capitaland	CapitaLand	1939
car max	carmax	CarMax	88
care	cooperative for assistance and relief everywhere	Cooperative for Assistance and Relief Everywhere	26
cat	caterpillar	Caterpillar	960
catl	contemporary amperex technology	Contemporary Amperex Technology	149
cb and i	chicago bridge and iron	Chicago Bridge & Iron	569
cb and q	chicago burlington and quincy railroad	Chicago, Burlington and Quincy Railroad	39
cba	commonwealth bank of australia	Commonwealth Bank of Australia	396
cbc	canadian broadcasting corporation	Canadian Broadcasting Corporation	429
cbd	companhia brasileira de distribuicao	Companhia Brasileira de Distribuição	521
cboe	chicago board options exchange	Chicago Board Options Exchange	39
cbot	chicago board of trade	Chicago Board of Trade	39
cbre	coldwell banker richard ellis	Coldwell Banker Richard Ellis	39
cbs	columbia broadcasting system	Columbia Broadcasting System	26
ccb	china construction bank	China Construction Bank	522
cccc	china communications construction	China Communications Construction	149
ccf	credit commercial de france	Crédit Commercial de France	165
cctv	china central television	China Central Television	522
cdc	centers for disease control and prevention	Centers for Disease Control and Prevention	26
cea	commissariat a lenergie atomique	Commissariat à l'énergie atomique	165
cef	caixa economica federal	Caixa Econômica Federal	521
cementos mexicanos	cemex	CEMEX	809
cemig	companhia energetica de minas gerais	Companhia Energética de Minas Gerais	427
centrais eletricas brasileiras	eletrobras	Eletrobras	807
century link	lumen technologies	Lumen Technologies	88
centurylink	lumen technologies	Lumen Technologies	122
cern	conseil europeen pour la recherche nucleaire	Conseil Européen pour la Recherche Nucléaire	277
cez	ceske energeticke zavody	České energetické závody	1180
cfe	comision federal de electricidad	Comisión Federal de Electricidad	1781
cff	schweizerische bundesbahnen	Schweizerische Bundesbahnen	229
cfm	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	430
cfp	compagnie francaise des petroles	Compagnie Française des Pétroles	165
cfr	caile ferate romane	Căile Ferate Române	1193
cgd	caixa geral de depositos	Caixa Geral de Depósitos	431
cge	compagnie generale delectricite	Compagnie Générale d'Electricité	165
cgnu	aviva	Aviva	410
charoenphokphanahan	charoen pokphand foods	Charoen Pokphand Foods	294
chelyabinskiy truboprokatnyy zavod	chelyabinsk pipe rolling plant	Chelyabinsk Pipe Rolling Plant	62
chevrontexaco	chevron	Chevron	122
china national chemical	chemchina	ChemChina	1006
china north industries	norinco	Norinco	1006
china petroleum and chemical	sinopec	Sinopec	1006
chinalco	aluminum corporation of china	Aluminum Corporation of China	1902
cht	chunghwa telecom	Chunghwa Telecom	930
chu	centre hospitalier universitaire	Centre hospitalier universitaire	1748
chuanqizhonggongye	kawasaki heavy industries	Kawasaki Heavy Industries	12
cia	central intelligence agency	Central Intelligence Agency	26
ciba geigy	novartis	Novartis	1000
cibc	canadian imperial bank of commerce	Canadian Imperial Bank of Commerce	652
cic	credit industriel et commercial	Crédit Industriel et Commercial	165
cimb	commerce international merchant bankers	Commerce International Merchant Bankers	1756
cisco	cisco systems	Cisco Systems	173
citi	citigroup	Citigroup	173
citi bank	citibank	Citibank	88
citi group	citigroup	Citigroup	88
citic	china international trust investment	China International Trust Investment	149
cjjeiljedang	cj cheiljedang	CJ CheilJedang	25
cloud flare	cloudflare	Cloudflare	88
clp holdings	china light and power	China Light and Power	3008
cma cgm	compagnie maritime daffretement compagnie generale maritime	Compagnie Maritime d'Affrètement Compagnie Générale Maritime	629
cmb	china merchants bank	China Merchants Bank	522
cme	chicago mercantile exchange	Chicago Mercantile Exchange	26
cmh	companhia mocambicana de hidrocarbonetos	Companhia Moçambicana de Hidrocarbonetos	430
cmu	carnegie mellon university	Carnegie Mellon University	26
cn	canadian national railway	Canadian National Railway	429
cn rail	canadian national railway	Canadian National Railway	1094
cnes	centre national detudes spatiales	Centre national d'études spatiales	220
cnh	case new holland	Case New Holland	26
cnn	cable news network	Cable News Network	39
cnooc	china national offshore oil	China National Offshore Oil	149
cnpc	china national petroleum	China National Petroleum	149
cnrs	centre national de la recherche scientifique	Centre national de la recherche scientifique	220
co	chesapeake and ohio railway	Chesapeake and Ohio Railway	39
co op	cooperative		3003
cofco	china national cereals oils and foodstuffs	China National Cereals, Oils and Foodstuffs	149
coin base	coinbase	Coinbase	88
coke	coca cola	Coca-Cola	173
com cast	comcast	Comcast	88
comac	commercial aircraft corporation of china	Commercial Aircraft Corporation of China	149
comesa	common market for eastern and southern africa	Common Market for Eastern and Southern Africa	1768
comit	banca commerciale italiana	Banca Commerciale Italiana	653
comite international de la croix rouge	international committee of the red cross	International Committee of the Red Cross	808
commbank	commonwealth bank of australia	Commonwealth Bank of Australia	1899
committee for state security	komitet gosudarstvennoy bezopasnosti	Komitet Gosudarstvennoy Bezopasnosti	2196
compagnie generale des eaux	vivendi	Vivendi	283
companhia de bebidas das americas	ambev	Ambev	807
compania espanola de petroleos	cepsa	CEPSA	1008
compania telefonica nacional de espana	telefonica	Telefónica	1002
con ed	consolidated edison	Consolidated Edison	91
con edison	consolidated edison	Consolidated Edison	91
coned	consolidated edison	Consolidated Edison	91
conoco	conocophillips	ConocoPhillips	264
conrail	consolidated rail	Consolidated Rail	264
consumer value stores	cvs health	CVS Health	122
conti	continental	Continental	1555
continental oil	conocophillips	ConocoPhillips	122
cooperatieve centrale raiffeisen boerenleenbank	rabobank	Rabobank	2205
coopers and lybrand	pricewaterhousecoopers	PricewaterhouseCoopers	410
copel	companhia paranaense de energia	Companhia Paranaense de Energia	427
corporacion nacional del cobre de chile	codelco	Codelco	2199
cosco	china ocean shipping	China Ocean Shipping	149
cp	comboios de portugal	Comboios de Portugal	431
cp group	charoen pokphand	Charoen Pokphand	3014
cp rail	canadian pacific railway	Canadian Pacific Railway	1094
cpkc	canadian pacific kansas city	Canadian Pacific Kansas City	652
cppib	canada pension plan investment board	Canada Pension Plan Investment Board	652
cpr	canadian pacific railway	Canadian Pacific Railway	429
crcc	china railway construction	China Railway Construction	149
crec	china railway engineering	China Railway Engineering	149
crowd strike	crowdstrike	CrowdStrike	88
crrc	china railway rolling stock	China Railway Rolling Stock	149
cs	credit suisse	Credit Suisse	229
csa	ceskoslovenske statni aerolinie	Československé státní aerolinie	1773
csc	computer sciences	Computer Sciences	26
cscec	china state construction engineering	China State Construction Engineering	149
csco	cisco systems	Cisco Systems	158
csfb	credit suisse first boston	Credit Suisse First Boston	39
csic	consejo superior de investigaciones cientificas	Consejo Superior de Investigaciones Científicas	568
csir	council for scientific and industrial research	Council for Scientific and Industrial Research	398
csiro	commonwealth scientific and industrial research organisation	Commonwealth Scientific and Industrial Research Organisation	566
csl	commonwealth serum laboratories	Commonwealth Serum Laboratories	396
csn	companhia siderurgica nacional	Companhia Siderúrgica Nacional	521
csob	ceskoslovenska obchodni banka	Československá obchodní banka	1180
csr	colonial sugar refining	Colonial Sugar Refining	396
ctt	correios telegrafos e telefones	Correios, Telégrafos e Telefones	431
cuf	companhia uniao fabril	Companhia União Fabril	431
cuntianzhizuosuo	murata manufacturing	Murata Manufacturing	12
cvrd	companhia vale do rio doce	Companhia Vale do Rio Doce	427
cvs	cvs health	CVS Health	39
cvs caremark	cvs health	CVS Health	122
cvx	chevron	Chevron	158
cw	cable and wireless	Cable and Wireless	119
dabangasu	osaka gas	Osaka Gas	12
dachengjianshe	taisei	Taisei	12
daehanhanggong	korean air	Korean Air	25
daesh	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1738
daeugeonseol	daewoo engineering and construction	Daewoo Engineering & Construction	25
daf	van doornes automobiel fabriek	Van Doorne's Automobiel Fabriek	397
dahehausugongye	daiwa house	Daiwa House	12
dahezhengquan	daiwa securities	Daiwa Securities	12
daier	dell technologies	Dell Technologies	80
daikingongye	daikin industries	Daikin Industries	12
daily motion	dailymotion	Dailymotion	674
daimler	mercedes benz group	Mercedes-Benz Group	602
daimler benz	mercedes benz group	Mercedes-Benz Group	602
daimler chrysler	chrysler	Chrysler	88
daimlerchrysler	chrysler	Chrysler	122
dalinzu	obayashi	Obayashi	118
dameile	dominos	Domino's	37
danmarks nationalbank	national bank of denmark	National Bank of Denmark	2211
dansk olie og naturgas	orsted	Ørsted	1001
daodaernengyuan	totalenergies	TotalEnergies	37
daojinzhizuosuo	shimadzu	Shimadzu	12
daribenyinshua	dai nippon printing	Dai Nippon Printing	12
darpa	defense advanced research projects agency	Defense Advanced Research Projects Agency	39
data bricks	databricks	Databricks	88
dazhongqiche	volkswagen	Volkswagen	37
dazhongzhiyao	otsuka pharmaceutical	Otsuka Pharmaceutical	12
db	deutsche bahn	Deutsche Bahn	105
dbs	development bank of singapore	Development Bank of Singapore	473
dbsa	development bank of southern africa	Development Bank of Southern Africa	428
ddb	doyle dane bernbach	Doyle Dane Bernbach	26
dec	digital equipment	Digital Equipment	26
dei	public power	Public Power	1546
dell	dell technologies	Dell Technologies	173
dell computer	dell technologies	Dell Technologies	122
deloitte	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	255
deloitte and touche	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	410
deloyt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	62
delta	delta air lines	Delta Air Lines	173
den norske stats oljeselskap	equinor	Equinor	1003
deqin	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	80
deroito	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	12
deru	dell technologies	Dell Technologies	118
deutsche	deutsche bank	Deutsche Bank	1555
devrimci halk kurtulus partisi cephesi	revolutionary peoples liberation party front	Revolutionary People's Liberation Party-Front	1350
dewa	dubai electricity and water authority	Dubai Electricity and Water Authority	924
deyizhiyinxing	deutsche bank	Deutsche Bank	37
dfb	deutscher fussball bund	Deutscher Fußball-Bund	105
dfds	det forenede dampskibs selskab	Det Forenede Dampskibs-Selskab	1746
dfg	deutsche forschungsgemeinschaft	Deutsche Forschungsgemeinschaft	105
dfw	dallas fort worth international airport	Dallas/Fort Worth International Airport	26
dgb	deutscher gewerkschaftsbund	Deutscher Gewerkschaftsbund	105
dhkp c	revolutionary peoples liberation party front	Revolutionary People's Liberation Party-Front	471
dhl	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	152
dib	dubai islamic bank	Dubai Islamic Bank	924
dieichiel	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	25
dieichieru	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	12
dien luc viet nam	vietnam electricity	Vietnam Electricity	1092
dihk	deutscher industrie und handelskammertag	Deutscher Industrie- und Handelskammertag	152
dijeuni	walt disney	Walt Disney	25
dilloiteu	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	25
dimosia epicheirisi ilektrismoy	public power	Public Power	455
din	deutsches institut fur normung	Deutsches Institut für Normung	105
dishini	walt disney	Walt Disney	37
disney	walt disney	Walt Disney	91
diyisangong	daiichi sankyo	Daiichi Sankyo	12
diyishengming	dai ichi life	Dai-ichi Life	12
dizuni	walt disney	Walt Disney	12
dkhl	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	235
dkw	dampf kraft wagen	Dampf-Kraft-Wagen	105
dlf	delhi land and finance	Delhi Land & Finance	207
dlj	donaldson lufkin and jenrette	Donaldson, Lufkin & Jenrette	26
dlr	deutsches zentrum fur luft und raumfahrt	Deutsches Zentrum für Luft- und Raumfahrt	105
dlrg	deutsche lebens rettungs gesellschaft	Deutsche Lebens-Rettungs-Gesellschaft	152
dm	drogerie markt	Drogerie Markt	105
dm drogeriemarkt	dm drogerie markt	dm-drogerie markt	254
dnv	det norske veritas	Det Norske Veritas	1185
doctors without borders	medecins sans frontieres	Médecins Sans Frontières	1344
doichebangkeu	deutsche bank	Deutsche Bank	25
doitsuyinxing	deutsche bank	Deutsche Bank	12
dominopija	dominos	Domino's	25
dominopiza	dominos	Domino's	12
dong energy	orsted	Ørsted	1001
dongfengqiche	dongfeng motor	Dongfeng Motor	37
donghailukezhidao	central japan railway	Central Japan Railway	12
dongjingdianli	tokyo electric power	Tokyo Electric Power	12
dongjinggasu	tokyo gas	Tokyo Gas	12
dongjinghaishangridong	tokio marine	Tokio Marine	12
dongre	toray industries	Toray Industries	118
dongribenlukezhidao	east japan railway	East Japan Railway	12
dongzhi	toshiba	Toshiba	118
door dash	doordash	DoorDash	88
dosiba	toshiba	Toshiba	25
dow	dow chemical	Dow Chemical	173
doyche bank	deutsche bank	Deutsche Bank	62
doyota	toyota	Toyota	25
dp world	dubai ports world	Dubai Ports World	1549
dpa	deutsche presse agentur	Deutsche Presse-Agentur	105
dpdhl	deutsche post dhl	Deutsche Post DHL	152
drdo	defence research and development organisation	Defence Research and Development Organisation	193
drk	deutsches rotes kreuz	Deutsches Rotes Kreuz	105
drop box	dropbox	Dropbox	88
drv	deutsche rentenversicherung	Deutsche Rentenversicherung	1181
dsb	danske statsbaner	Danske Statsbaner	656
dsm	staatsmijnen	Staatsmijnen	397
dsv	de sammensluttede vognmaend	De Sammensluttede Vognmænd	656
dtag	deutsche telekom	Deutsche Telekom	152
dtcc	depository trust and clearing	Depository Trust & Clearing	39
dtt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	121
dtu	danmarks tekniske universitet	Danmarks Tekniske Universitet	656
du pont	dupont	DuPont	173
dunhao	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	80
dusaneneobilliti	doosan enerbility	Doosan Enerbility	25
dutch state mines	staatsmijnen	Staatsmijnen	1917
dvla	driver and vehicle licensing agency	Driver and Vehicle Licensing Agency	119
dvr israel	israel post	Israel Post	252
dwmynwz	dominos	Domino's	43
dwytshh bnk	deutsche bank	Deutsche Bank	43
dy tsh al	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	43
dyds	adidas	Adidas	43
dylwyt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	43
dyzny	walt disney	Walt Disney	43
dz bank	deutsche genossenschafts zentralbank	Deutsche Genossenschafts-Zentralbank	402
dzheneral motors	general motors	General Motors	62
dzhonson i dzhonson	johnson and johnson	Johnson & Johnson	62
eabasu	airbus	Airbus	12
eabiandobi	airbnb	Airbnb	12
eads	airbus	Airbus	220
east asiatic company	det ostasiatiske kompagni	Det Østasiatiske Kompagni	1095
easy jet	easyjet	EasyJet	439
ebrd	european bank for reconstruction and development	European Bank for Reconstruction and Development	119
ecb	european central bank	European Central Bank	105
eco lab	ecolab	Ecolab	88
eco petrol	ecopetrol	Ecopetrol	1928
ecobank	ecobank transnational	Ecobank Transnational	3013
ecowas	economic community of west african states	Economic Community of West African States	1184
edf	electricite de france	Électricité de France	220
edm	electricidade de mocambique	Electricidade de Moçambique	430
edp	energias de portugal	Energias de Portugal	1762
eds	electronic data systems	Electronic Data Systems	26
eeobeoseu	airbus	Airbus	25
eeobiaenbi	airbnb	Airbnb	25
egat	electricity generating authority of thailand	Electricity Generating Authority of Thailand	1765
egsonmobil	exxon mobil	Exxon Mobil	25
ei du pont de nemours	dupont	DuPont	411
eib	european investment bank	European Investment Bank	1780
eichi ando emu	hennes and mauritz	Hennes & Mauritz	12
eichiaenem	hennes and mauritz	Hennes & Mauritz	25
eichieseubissi	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	25
eichiesubishi	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	12
eksonmobil	exxon mobil	Exxon Mobil	62
ekusonmobiru	exxon mobil	Exxon Mobil	12
el al	el al israel airlines	El Al Israel Airlines	3009
eldzhi	legal and general	Legal & General	62
electricidade de portugal	energias de portugal	Energias de Portugal	2166
electro lux	electrolux	Electrolux	1262
elf aquitaine	societe nationale elf aquitaine	Société Nationale Elf Aquitaine	1254
eligseun	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	25
elji	legal and general	Legal & General	157
eljijeonja	lg electronics	LG Electronics	25
ellinika petrelaia	hellenic petroleum	Hellenic Petroleum	455
ellinika tachydromeia	hellenic post	Hellenic Post	455
elliniki trapeza	hellenic bank	Hellenic Bank	2998
embrapa	empresa brasileira de pesquisa agropecuaria	Empresa Brasileira de Pesquisa Agropecuária	427
emem	empresa mocambicana de exploracao mineira	Empresa Moçambicana de Exploração Mineira	1757
emi	electric and musical industries	Electric and Musical Industries	119
emirates nbd	emirates national bank of dubai	Emirates National Bank of Dubai	1549
emirates telecommunications	etisalat	Etisalat	1343
empresa brasileira de aeronautica	embraer	Embraer	807
empresa colombiana de petroleos	ecopetrol	Ecopetrol	1007
enap	empresa nacional del petroleo	Empresa Nacional del Petróleo	1745
enbw	energie baden wurttemberg	Energie Baden-Württemberg	152
endiama	empresa nacional de diamantes de angola	Empresa Nacional de Diamantes de Angola	1252
enel	ente nazionale per lenergia elettrica	Ente Nazionale per l'Energia Elettrica	653
enh	empresa nacional de hidrocarbonetos	Empresa Nacional de Hidrocarbonetos	430
eni	ente nazionale idrocarburi	Ente Nazionale Idrocarburi	258
eon	e on	E.ON	77
epa	environmental protection agency	Environmental Protection Agency	26
epfl	ecole polytechnique federale de lausanne	École polytechnique fédérale de Lausanne	277
eppl	apple	Apple	235
epuson	epson	Epson	12
ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1102
eruji	legal and general	Legal & General	12
esa	european space agency	European Space Agency	165
escom	electricity supply commission	Electricity Supply Commission	428
eskom	electricity supply commission	Electricity Supply Commission	785
espn	entertainment and sports programming network	Entertainment and Sports Programming Network	39
esseuoil	s oil	S-Oil	157
eth zurich	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	628
ethniki trapeza	national bank of greece	National Bank of Greece	1546
ethniki trapeza tis ellados	national bank of greece	National Bank of Greece	455
ethz	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	277
eu	european union	European Union	655
euro tunnel	eurotunnel	Eurotunnel	674
european aeronautic defence and space	airbus	Airbus	283
evrokhim	eurochem	EuroChem	235
exim bank	export import bank of the united states	Export-Import Bank of the United States	173
exxon	exxon mobil	Exxon Mobil	91
exxonmobil	exxon mobil	Exxon Mobil	91
ey	ernst and young	Ernst & Young	39
eychesbisi	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	62
eyrbas	airbus	Airbus	62
eyrbienbi	airbnb	Airbnb	62
ezai	eisai	Eisai	118
f lli	fratelli		3010
fa	football association	Football Association	121
faa	federal aviation administration	Federal Aviation Administration	26
fab	first abu dhabi bank	First Abu Dhabi Bank	924
face book	meta platforms	Meta Platforms	88
facebook	meta platforms	Meta Platforms	122
faiza	pfizer	Pfizer	12
famirimato	familymart	FamilyMart	12
fanakku	fanuc	Fanuc	118
fannie mae	federal national mortgage association	Federal National Mortgage Association	264
fao	food and agriculture organization	Food and Agriculture Organization	258
farc	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1179
farc ep	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1179
fasutoriteiringu	fast retailing	Fast Retailing	12
faw	first automobile works	First Automobile Works	522
fawei	huawei	Huawei	12
faz	frankfurter allgemeine zeitung	Frankfurter Allgemeine Zeitung	105
fb	meta platforms	Meta Platforms	26
fbi	federal bureau of investigation	Federal Bureau of Investigation	39
fc barcelona	futbol club barcelona	Futbol Club Barcelona	1096
fc bayern	fussball club bayern munchen	Fußball-Club Bayern München	254
fca	financial conduct authority	Financial Conduct Authority	121
fcc	federal communications commission	Federal Communications Commission	26
fcx	freeport mcmoran	Freeport-McMoRan	158
fda	food and drug administration	Food and Drug Administration	26
fdic	federal deposit insurance corporation	Federal Deposit Insurance Corporation	39
fed ex	fedex	FedEx	88
fedekkusu	fedex	FedEx	12
fedeks	fedex	FedEx	62
federal express	fedex	FedEx	411
federal reserve	federal reserve system	Federal Reserve System	91
federalnaya sluzhba bezopasnosti	federal security service	Federal Security Service	691
feilipu	koninklijke philips	Koninklijke Philips	37
feisubukku	meta platforms	Meta Platforms	12
femsa	fomento economico mexicano	Fomento Económico Mexicano	759
fengtian	toyota	Toyota	80
ferrovie dello stato	ferrovie dello stato italiane	Ferrovie dello Stato Italiane	1099
feysbuk	meta platforms	Meta Platforms	62
ffw	freiwillige feuerwehr	Freiwillige Feuerwehr	1181
fgv	fundacao getulio vargas	Fundação Getulio Vargas	521
fhlmc	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	39
fiat	fabbrica italiana automobili torino	Fabbrica Italiana Automobili Torino	653
fidelity management and research	fidelity investments	Fidelity Investments	122
fifa	federation internationale de football association	Fédération Internationale de Football Association	277
filips	koninklijke philips	Koninklijke Philips	62
finmeccanica	leonardo	Leonardo	1333
finn air	finnair	Finnair	1931
finra	financial industry regulatory authority	Financial Industry Regulatory Authority	39
firippusu	koninklijke philips	Koninklijke Philips	12
fit bit	fitbit	Fitbit	88
fl smidth	flsmidth	FLSmidth	1001
fmg	fortescue metals group	Fortescue Metals Group	396
fmr	fidelity investments	Fidelity Investments	26
fn herstal	fabrique nationale de herstal	Fabrique Nationale de Herstal	1093
fnac	federation nationale dachats des cadres	Fédération nationale d'achats des cadres	220
fnb	first national bank	First National Bank	398
fnma	federal national mortgage association	Federal National Mortgage Association	39
fodo	ford motor	Ford Motor	12
folksvagen	volkswagen	Volkswagen	62
ford	ford motor	Ford Motor	173
forukusuwagen	volkswagen	Volkswagen	12
fosagro	phosagro	PhosAgro	235
foxconn	hon hai precision industry	Hon Hai Precision Industry	1925
fpl	florida power and light	Florida Power & Light	26
france telecom	orange	Orange	283
fraport	flughafen frankfurt main	Flughafen Frankfurt/Main	402
freddie mac	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	264
fudzhitsu	fujitsu	Fujitsu	62
fuji film	fujifilm	Fujifilm	959
fuji heavy industries	subaru	Subaru	603
fushifuirumu	fujifilm	Fujifilm	12
fushitong	fujitsu	Fujitsu	12
fute	ford motor	Ford Motor	80
fwjytsw	fujitsu	Fujitsu	43
fwlfw	volvo	Volvo	43
fwlks fjn	volkswagen	Volkswagen	43
fwrd	ford motor	Ford Motor	423
fydyks	fedex	FedEx	43
fylybs	koninklijke philips	Koninklijke Philips	43
fysbwk	meta platforms	Meta Platforms	43
fyzr	pfizer	Pfizer	43
gac	guangzhou automobile	Guangzhou Automobile	522
gail	gas authority of india	Gas Authority of India	207
gaipu	gap	Gap	80
galp	galp energia	Galp Energia	3012
game stop	gamestop	GameStop	88
gangtie	mass transit railway	Mass Transit Railway	717
gaosheng	goldman sachs	Goldman Sachs	80
gaz	gorkovskiy avtomobilnyy zavod	Gorkovskiy avtomobilnyy zavod	472
gd	general dynamics	General Dynamics	26
gdf	gaz de france	Gaz de France	165
gdf suez	engie	Engie	283
ge	general electric	General Electric	26
ge capital	general electric capital	General Electric Capital	91
gec alsthom	alstom	Alstom	283
gelidianqi	gree electric appliances	Gree Electric Appliances	37
general motors acceptance corporation	ally financial	Ally Financial	122
generali	assicurazioni generali	Assicurazioni Generali	1099
georgia tech	georgia institute of technology	Georgia Institute of Technology	91
geumhotaieo	kumho tire	Kumho Tire	25
ghwldmn sks	goldman sachs	Goldman Sachs	43
giajadongcha	kia	Kia	25
gic	government of singapore investment corporation	Government of Singapore Investment Corporation	473
ginnie mae	government national mortgage association	Government National Mortgage Association	264
git hub	github	GitHub	88
giz	gesellschaft fur internationale zusammenarbeit	Gesellschaft für Internationale Zusammenarbeit	105
gkn	guest keen and nettlefolds	Guest, Keen and Nettlefolds	119
glaxo smith kline	glaxosmithkline	GlaxoSmithKline	439
glen core	glencore	Glencore	439
gm	general motors	General Motors	26
gmac	general motors acceptance	General Motors Acceptance	39
gmf	garantie mutuelle des fonctionnaires	Garantie mutuelle des fonctionnaires	165
gnma	government national mortgage association	Government National Mortgage Association	39
goldeumansagseu	goldman sachs	Goldman Sachs	25
goldman	goldman sachs	Goldman Sachs	173
goldman saks	goldman sachs	Goldman Sachs	62
gomasseu	komatsu	Komatsu	25
goog	alphabet	Alphabet	158
googl	alphabet	Alphabet	158
gorudoman sakkusu	goldman sachs	Goldman Sachs	12
government employees insurance	geico	GEICO	411
grace	wr grace	WR Grace	173
green peace	greenpeace	Greenpeace	88
gs	goldman sachs	Goldman Sachs	26
gsk	glaxosmithkline	GlaxoSmithKline	119
gskaltegseu	gs caltex	GS Caltex	25
gtbank	guaranty trust bank	Guaranty Trust Bank	1916
gte	general telephone and electronics	General Telephone and Electronics	39
gtil	grant thornton international	Grant Thornton International	119
gtz	gesellschaft fur technische zusammenarbeit	Gesellschaft für Technische Zusammenarbeit	105
guangdadiannao	quanta computer	Quanta Computer	357
guanxidianli	kansai electric power	Kansai Electric Power	12
gubota	kubota	Kubota	25
guge	google	Google	80
gugeul	google	Google	157
gugl	google	Google	235
gugmineunhaeng	kookmin bank	Kookmin Bank	25
guguru	google	Google	12
guizhoumaotai	kweichow moutai	Kweichow Moutai	37
guizhoumaotaijiu	kweichow moutai	Kweichow Moutai	37
guojiadianwang	state grid	State Grid	37
guotaihangkong	cathay pacific	Cathay Pacific	716
guoyaokonggu	sinopharm group	Sinopharm Group	37
gwr	great western railway	Great Western Railway	121
gyappu	gap	Gap	12
haiatto	hyatt hotels	Hyatt Hotels	12
haikangweishi	hikvision	Hikvision	37
hainanhangkong	hainan airlines	Hainan Airlines	37
hal	hindustan aeronautics	Hindustan Aeronautics	207
haloid	xerox	Xerox	122
hamburgische landesbank	hsh nordbank	HSH Nordbank	602
hanaeunhaeng	hana bank	Hana Bank	25
hanbaowang	burger king	Burger King	37
handels banken	svenska handelsbanken	Svenska Handelsbanken	1262
handelsbanken	svenska handelsbanken	Svenska Handelsbanken	1102
hang khong viet nam	vietnam airlines	Vietnam Airlines	1092
hangugeunhaeng	bank of korea	Bank of Korea	25
hanguggaseugongsa	korea gas	Korea Gas	25
hangugjeonlyeoggongsa	korea electric power	Korea Electric Power	25
hangugsaneobeunhaeng	korea development bank	Korea Development Bank	25
hangugtaieo	hankook tire	Hankook Tire	25
hanhwa	hanwha	Hanwha	157
hanhwaeeoloseupeiseu	hanwha aerospace	Hanwha Aerospace	25
hannover re	hannover ruckversicherung	Hannover Rückversicherung	254
hannover ruck	hannover ruckversicherung	Hannover Rückversicherung	254
hans riegel bonn	haribo	HARIBO	2200
haoshiduo	costco	Costco	37
hapag	hamburg amerikanische packetfahrt actien gesellschaft	Hamburg-Amerikanische Packetfahrt-Actien-Gesellschaft	152
harakat al muqawama al islamiya	hamas	Hamas	1353
hayasteu	hyatt hotels	Hyatt Hotels	25
hbo	home box office	Home Box Office	39
hbos	halifax bank of scotland	Halifax Bank of Scotland	119
hca	hospital corporation of america	Hospital Corporation of America	26
hcb	hidroelectrica de cahora bassa	Hidroeléctrica de Cahora Bassa	430
hcl	hindustan computers	Hindustan Computers	207
hcltech	hcl technologies	HCL Technologies	1097
hd	home depot	Home Depot	158
hdfc	housing development finance	Housing Development Finance	193
hec paris	ecole des hautes etudes commerciales de paris	École des hautes études commerciales de Paris	629
heidelberg druck	heidelberger druckmaschinen	Heidelberger Druckmaschinen	254
heidelbergcement	heidelberg materials	Heidelberg Materials	602
helaba	landesbank hessen thuringen	Landesbank Hessen-Thüringen	402
hengbanggomu	yokohama rubber	Yokohama Rubber	12
hengshengyinxing	hang seng bank	Hang Seng Bank	716
hezballah	hezbollah	Hezbollah	864
hfc	household finance	Household Finance	26
hhl	handelshochschule leipzig	Handelshochschule Leipzig	105
hhla	hamburger hafen und logistik	Hamburger Hafen und Logistik	152
hilton	hilton worldwide	Hilton Worldwide	173
hiruton	hilton worldwide	Hilton Worldwide	12
hizballah	hezbollah	Hezbollah	864
hizbollah	hezbollah	Hezbollah	864
hizbullah	hezbollah	Hezbollah	864
hkex	hong kong exchanges and clearing	Hong Kong Exchanges and Clearing	757
hkma	hong kong monetary authority	Hong Kong Monetary Authority	757
hkust	hong kong university of science and technology	Hong Kong University of Science and Technology	757
hm	hennes and mauritz	Hennes & Mauritz	520
hmm	hyundai merchant marine	Hyundai Merchant Marine	523
hmrc	his majestys revenue and customs	His Majesty's Revenue and Customs	119
hoa	homeowners association	Homeowners Association	654
hoffmann la roche	f hoffmann la roche	F. Hoffmann-La Roche	628
hon hai	hon hai precision industry	Hon Hai Precision Industry	3016
honey well	honeywell	Honeywell	88
honghaijingmi	hon hai precision industry	Hon Hai Precision Industry	357
honghaijingmigongye	hon hai precision industry	Hon Hai Precision Industry	357
hp	hewlett packard	Hewlett-Packard	26
hpcl	hindustan petroleum	Hindustan Petroleum	193
hpe	hewlett packard enterprise	Hewlett Packard Enterprise	39
hph	hutchison port holdings	Hutchison Port Holdings	925
hrvatska narodna banka	croatian national bank	Croatian National Bank	2215
hsbc	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	119
htc	high tech computer	High Tech Computer	1186
htsyh hvyryt israel	israel aerospace industries	Israel Aerospace Industries	252
htsyyh hvvyryt israel	israel aerospace industries	Israel Aerospace Industries	252
hua wei	huawei	Huawei	786
huaqiaoyinxing	ocbc	OCBC	3000
huaqiyinxing	citibank	Citibank	37
huashuodiannao	asustek computer	Asustek Computer	357
huawang	kao	Kao	118
huaweijishu	huawei technologies	Huawei Technologies	37
hub spot	hubspot	HubSpot	88
huifeng	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	717
huifengyinxing	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	716
huipu	hewlett packard	Hewlett-Packard	80
huirui	pfizer	Pfizer	80
hujijjeu	fujitsu	Fujitsu	25
huk	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	105
huk coburg	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	254
hul	hindustan unilever	Hindustan Unilever	207
hvb	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	152
hvrt electric	israel electric	Israel Electric	718
hvrt electric israel	israel electric	Israel Electric	252
hwaija	pfizer	Pfizer	25
hwawei	huawei	Huawei	25
hwnd	honda	Honda	43
hwwy	huawei	Huawei	43
hyatt	hyatt hotels	Hyatt Hotels	91
hyeondae	hyundai	Hyundai	157
hyeondaecha	hyundai motor	Hyundai Motor	25
hyeondaegeonseol	hyundai engineering and construction	Hyundai Engineering & Construction	25
hyeondaegeullobiseu	hyundai glovis	Hyundai Glovis	25
hyeondaejadongcha	hyundai motor	Hyundai Motor	25
hyeondaejecheol	hyundai steel	Hyundai Steel	25
hyeondaejunggongeob	hyundai heavy industries	Hyundai Heavy Industries	25
hyeondaemobiseu	hyundai mobis	Hyundai Mobis	25
hyltwn	hilton worldwide	Hilton Worldwide	43
hypovereinsbank	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	402
hytshy	hitachi	Hitachi	43
hyulespaegkeodeu	hewlett packard	Hewlett-Packard	25
hyuretto pakkado	hewlett packard	Hewlett-Packard	12
hywlyt bkrd	hewlett packard	Hewlett-Packard	43
hywndy	hyundai	Hyundai	43
iadb	inter american development bank	Inter-American Development Bank	39
iaea	international atomic energy agency	International Atomic Energy Agency	367
iag	international airlines group	International Airlines Group	570
iai	israel aerospace industries	Israel Aerospace Industries	1776
iata	international air transport association	International Air Transport Association	277
ibew	international brotherhood of electrical workers	International Brotherhood of Electrical Workers	39
ibge	instituto brasileiro de geografia e estatistica	Instituto Brasileiro de Geografia e Estatística	427
ibk	industrial bank of korea	Industrial Bank of Korea	523
ibkgieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	25
ibm	international business machines	International Business Machines	39
ibrd	international bank for reconstruction and development	International Bank for Reconstruction and Development	39
icao	international civil aviation organization	International Civil Aviation Organization	652
icbc	industrial and commercial bank of china	Industrial and Commercial Bank of China	149
ice	intercontinental exchange	Intercontinental Exchange	26
ici	imperial chemical industries	Imperial Chemical Industries	121
icici	industrial credit and investment corporation of india	Industrial Credit and Investment Corporation of India	193
icj	international court of justice	International Court of Justice	397
icl	international computers	International Computers	121
icm	international creative management	International Creative Management	26
icrc	international committee of the red cross	International Committee of the Red Cross	277
idb	inter american development bank	Inter-American Development Bank	26
idbi	industrial development bank of india	Industrial Development Bank of India	193
idc	international data corporation	International Data Corporation	26
idg	international data group	International Data Group	26
iea	international energy agency	International Energy Agency	165
ieee	institute of electrical and electronics engineers	Institute of Electrical and Electronics Engineers	39
ifad	international fund for agricultural development	International Fund for Agricultural Development	653
ifc	international finance corporation	International Finance Corporation	26
iff	international flavors and fragrances	International Flavors & Fragrances	26
ig farben	interessen gemeinschaft farbenindustrie	Interessen-Gemeinschaft Farbenindustrie	254
ig metall	industriegewerkschaft metall	Industriegewerkschaft Metall	254
igt	international game technology	International Game Technology	26
ih	international harvester	International Harvester	26
ihg	intercontinental hotels group	InterContinental Hotels Group	119
ihi	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	312
ihop	international house of pancakes	International House of Pancakes	39
iim	indian institute of management	Indian Institute of Management	1182
iit	indian institute of technology	Indian Institute of Technology	1182
ikb	industriekreditbank	Industriekreditbank	152
ilfc	international lease finance	International Lease Finance	39
ilo	international labour organization	International Labour Organization	229
imateu	e mart	E-Mart	157
imec	interuniversitair micro elektronica centrum	Interuniversitair Micro-Elektronica Centrum	567
imf	international monetary fund	International Monetary Fund	26
imo	international maritime organization	International Maritime Organization	121
impala platinum	implats	Implats	1009
imperial college	imperial college london	Imperial College London	255
imss	instituto mexicano del seguro social	Instituto Mexicano del Seguro Social	759
ina	istituto nazionale delle assicurazioni	Istituto Nazionale delle Assicurazioni	258
industria de diseno textil	inditex	Inditex	1008
info sys	infosys	Infosys	1932
ing	internationale nederlanden groep	Internationale Nederlanden Groep	397
ingvar kamprad elmtaryd agunnaryd	ikea	IKEA	2208
inps	istituto nazionale della previdenza sociale	Istituto Nazionale della Previdenza Sociale	1751
inria	institut national de recherche en informatique et en automatique	Institut national de recherche en informatique et en automatique	220
insead	institut europeen dadministration des affaires	Institut européen d'administration des affaires	220
insee	institut national de la statistique et des etudes economiques	Institut national de la statistique et des études économiques	220
inserm	institut national de la sante et de la recherche medicale	Institut national de la santé et de la recherche médicale	220
inta	instituto nacional de tecnologia agropecuaria	Instituto Nacional de Tecnología Agropecuaria	1178
intc	intel	Intel	158
international criminal police organization	interpol	Interpol	2201
international nickel company	inco	Inco	999
interu	intel	Intel	12
ioc	international olympic committee	International Olympic Committee	229
iocl	indian oil	Indian Oil	193
ip	international paper	International Paper	158
iranian revolutionary guard corps	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1098
iranian revolutionary guards	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1098
irgc	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	758
iri	istituto per la ricostruzione industriale	Istituto per la Ricostruzione Industriale	258
irib	islamic republic of iran broadcasting	Islamic Republic of Iran Broadcasting	758
irisl	islamic republic of iran shipping lines	Islamic Republic of Iran Shipping Lines	758
irs	internal revenue service	Internal Revenue Service	26
iscor	iron and steel corporation of south africa	Iron and Steel Corporation of South Africa	428
isd	independent school district	Independent School District	654
isdb	islamic development bank	Islamic Development Bank	923
isil	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1769
islamic resistance movement	hamas	Hamas	1353
islamic revolutionary guards corps	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1098
islamic state	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	3017
islamic state of iraq and al sham	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	863
islamic state of iraq and syria	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	863
iso	international organization for standardization	International Organization for Standardization	229
isrg	intuitive surgical	Intuitive Surgical	158
isro	indian space research organisation	Indian Space Research Organisation	193
iss	international service system	International Service System	656
isu zidongche	isuzu motors	Isuzu Motors	12
itau	itau unibanco	Itaú Unibanco	3006
itc	imperial tobacco company of india	Imperial Tobacco Company of India	207
itesm	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	759
itt	international telephone and telegraph	International Telephone and Telegraph	39
itu	international telecommunication union	International Telecommunication Union	229
itv	independent television	Independent Television	119
iucn	international union for conservation of nature	International Union for Conservation of Nature	277
jabhat al nusra	al nusra front	Al-Nusra Front	1552
jabhat al nusrah	al nusra front	Al-Nusra Front	1552
jal	japan airlines	Japan Airlines	240
jala	zara	Zara	157
jamaah islamiyah	jemaah islamiyah	Jemaah Islamiyah	1551
jaxa	japan aerospace exploration agency	Japan Aerospace Exploration Agency	240
jb hunt	jb hunt transport	J. B. Hunt Transport	91
jbic	japan bank for international cooperation	Japan Bank for International Cooperation	240
jcb	jc bamford excavators	J. C. Bamford Excavators	121
jcpenney	jc penney	J. C. Penney	91
jemaa islamiya	jemaah islamiyah	Jemaah Islamiyah	1551
jeneoleolmoteoseu	general motors	General Motors	25
jet blue	jetblue	JetBlue	88
jetro	japan external trade organization	Japan External Trade Organization	240
jfesuchiru	jfe steel	JFE Steel	12
jiaguwen	oracle	Oracle	37
jialefu	carrefour	Carrefour	37
jianeng	canon	Canon	80
jiaotongyinxing	bank of communications	Bank of Communications	37
jica	japan international cooperation agency	Japan International Cooperation Agency	240
jimenseu	siemens	Siemens	25
jingdong	jd	JD	80
jingsera	kyocera	Kyocera	118
jishuihausu	sekisui house	Sekisui House	12
jj	johnson and johnson	Johnson & Johnson	39
jll	jones lang lasalle	Jones Lang LaSalle	39
jlr	jaguar land rover	Jaguar Land Rover	119
jnj	johnson and johnson	Johnson & Johnson	26
jnrl mwtwrz	general motors	General Motors	43
john deere	deere	Deere	264
john lewis	john lewis partnership	John Lewis Partnership	865
jonseunaendeujonseun	johnson and johnson	Johnson & Johnson	25
jonson endo jonson	johnson and johnson	Johnson & Johnson	12
jp morgan	jpmorgan chase	JPMorgan Chase	91
jpl	jet propulsion laboratory	Jet Propulsion Laboratory	26
jpm	jpmorgan chase	JPMorgan Chase	26
jpmc	jpmorgan chase	JPMorgan Chase	39
jpmorgan	jpmorgan chase	JPMorgan Chase	91
jse	johannesburg stock exchange	Johannesburg Stock Exchange	428
jsw	japan steel works	Japan Steel Works	312
jt	japan tobacco	Japan Tobacco	312
jti	japan tobacco international	Japan Tobacco International	312
jungsogieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	25
jvc	japan victor	Japan Victor	719
jwjl	google	Google	423
jwnswn and jwnswn	johnson and johnson	Johnson & Johnson	43
jwt	j walter thompson	J. Walter Thompson	39
k line	kawasaki kisen kaisha	Kawasaki Kisen Kaisha	719
kaenon	canon	Canon	157
kai	korea aerospace industries	Korea Aerospace Industries	523
kaiser permanente	kaiser foundation health plan	Kaiser Foundation Health Plan	264
kaist	korea advanced institute of science and technology	Korea Advanced Institute of Science and Technology	1183
kaiyue	hyatt hotels	Hyatt Hotels	80
kakaobaengkeu	kakao bank	Kakao Bank	25
kamskiy avtomobilnyy zavod	kamaz	KamAZ	691
kanbinthai	thai airways international	Thai Airways International	294
kanfaifafaiphlitngaeprathetthai	electricity generating authority of thailand	Electricity Generating Authority of Thailand	294
kanrotfaingaeprathetthai	state railway of thailand	State Railway of Thailand	294
kapukon	capcom	Capcom	118
karfur	carrefour	Carrefour	62
karufuru	carrefour	Carrefour	12
kbc	kredietbank abb insurance cera bank	Kredietbank ABB Insurance CERA Bank	567
kbgugmineunhaeng	kookmin bank	Kookmin Bank	25
kbr	kellogg brown and root	Kellogg Brown & Root	39
kbs	korean broadcasting system	Korean Broadcasting System	523
kcb	kenya commercial bank	Kenya Commercial Bank	1778
kcs	kansas city southern	Kansas City Southern	26
kdb	korea development bank	Korea Development Bank	523
kdd	kokusai denshin denwa	Kokusai Denshin Denwa	312
kdp	keurig dr pepper	Keurig Dr Pepper	26
kearney	at kearney	A. T. Kearney	173
keiepeussi	kentucky fried chicken	Kentucky Fried Chicken	25
keipiemji	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	25
kekoukele	coca cola	Coca-Cola	37
kendeji	kentucky fried chicken	Kentucky Fried Chicken	37
kenon	canon	Canon	62
kentakkifuraidochikin	kentucky fried chicken	Kentucky Fried Chicken	12
kepai	shell	Shell	80
kepco	kansai electric power	Kansai Electric Power	312
kepiemuji	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	12
kfc	kentucky fried chicken	Kentucky Fried Chicken	39
kfh	kuwait finance house	Kuwait Finance House	762
kfw	kreditanstalt fur wiederaufbau	Kreditanstalt für Wiederaufbau	152
kghm	kombinat gorniczo hutniczy miedzi	Kombinat Górniczo-Hutniczy Miedzi	760
khayatt	hyatt hotels	Hyatt Hotels	62
khd	klockner humboldt deutz	Klöckner-Humboldt-Deutz	105
khende	hyundai	Hyundai	62
khi	kawasaki heavy industries	Kawasaki Heavy Industries	312
khilton	hilton worldwide	Hilton Worldwide	62
khitachi	hitachi	Hitachi	62
khonda	honda	Honda	62
khuavey	huawei	Huawei	62
khyulett pakkard	hewlett packard	Hewlett-Packard	62
kia motors	kia	Kia	1334
kiensu	keyence	Keyence	118
kiivstar	kyivstar	Kyivstar	3001
kikkoman		Kikkoman	118
kit	karlsruher institut fur technologie	Karlsruher Institut für Technologie	105
kiyanon	canon	Canon	118
kkaleupu	carrefour	Carrefour	25
kkr	kohlberg kravis roberts	Kohlberg Kravis Roberts	39
klm	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	569
klm royal dutch airlines	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	549
kntky	kentucky fried chicken	Kentucky Fried Chicken	43
knwn	canon	Canon	43
ko	coca cola	Coca-Cola	158
koc	kuwait oil company	Kuwait Oil Company	762
kodak	eastman kodak	Eastman Kodak	91
kogas	korea gas corporation	Korea Gas Corporation	1912
koka kola	coca cola	Coca-Cola	62
koka kora	coca cola	Coca-Cola	12
kokakolla	coca cola	Coca-Cola	25
komid	korea mining development trading corporation	Korea Mining Development Trading Corporation	1753
kongzhongkeche	airbus	Airbus	37
konikaminoruta	konica minolta	Konica Minolta	12
kop	kansallis osake pankki	Kansallis-Osake-Pankki	1189
koseuteuko	costco	Costco	25
kostko	costco	Costco	62
kosutoko	costco	Costco	12
kpc	kuwait petroleum	Kuwait Petroleum	762
kpmg	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	569
kpn	koninklijke ptt nederland	Koninklijke PTT Nederland	569
kra	kenya revenue authority	Kenya Revenue Authority	1777
kraft foods	mondelez international	Mondelez International	122
krfwr	carrefour	Carrefour	43
ksntshr	accenture	Accenture	43
kswn mwbyl	exxon mobil	Exxon Mobil	43
kt	korea telecom	Korea Telecom	523
kth	kungliga tekniska hogskolan	Kungliga Tekniska högskolan	657
ku leuven	katholieke universiteit leuven	Katholieke Universiteit Leuven	1093
kvvtst strauss	strauss group	Strauss Group	252
kwbwt	kubota	Kubota	43
kwk kwl	coca cola	Coca-Cola	43
kwmtsw	komatsu	Komatsu	43
kwstkw	costco	Costco	43
kwv	kooperatiewe wijnbouwers vereniging	Koöperatiewe Wijnbouwers Vereniging	398
ky by umm jy	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	43
la caixa	caixabank	Caixabank	1002
labcorp	laboratory corporation of america	Laboratory Corporation of America	264
laboratoriya kasperskogo	kaspersky lab	Kaspersky Lab	62
lai	linee aeree italiane	Linee Aeree Italiane	258
lam	linhas aereas de mocambique	Linhas Aéreas de Moçambique	430
lan airlines	latam airlines	LATAM Airlines	2161
lashkar e tayyaba	lashkar e taiba	Lashkar-e-Taiba	630
lashkar e tayyiba	lashkar e taiba	Lashkar-e-Taiba	630
lashkar e toiba	lashkar e taiba	Lashkar-e-Taiba	630
lashkar i taiba	lashkar e taiba	Lashkar-e-Taiba	630
lashkar i tayyiba	lashkar e taiba	Lashkar-e-Taiba	630
lausd	los angeles unified school district	Los Angeles Unified School District	654
lbbw	landesbank baden wurttemberg	Landesbank Baden-Württemberg	152
lbs	landesbausparkasse	Landesbausparkasse	105
lbtrwl al kuwaitiya	kuwait petroleum	Kuwait Petroleum	1089
lcl	credit lyonnais	Crédit Lyonnais	1254
legou	tesco	Tesco	80
leinuo	renault	Renault	80
lejin	legal and general	Legal & General	80
lenobeo	lenovo	Lenovo	25
leo burnett	leo burnett worldwide	Leo Burnett Worldwide	91
lerua merlen	leroy merlin	Leroy Merlin	62
letian	rakuten	Rakuten	118
leuno	renault	Renault	157
lever brothers	unilever	Unilever	410
lg	legal and general	Legal & General	119
lgdiseupeullei	lg display	LG Display	25
lgeneojisollusyeon	lg energy solution	LG Energy Solution	25
lghwahag	lg chem	LG Chem	157
lgjeonja	lg electronics	LG Electronics	157
lgyupeulleoseu	lg uplus	LG Uplus	25
lianbangkuaidi	fedex	FedEx	37
lianfake	mediatek	MediaTek	1548
lianfakeji	mediatek	MediaTek	357
lianhebaoguo	united parcel service	United Parcel Service	37
lianhelihua	unilever	Unilever	37
lianshu	meta platforms	Meta Platforms	80
lianxiang	lenovo	Lenovo	37
lic	life insurance corporation of india	Life Insurance Corporation of India	207
lic of india	life insurance corporation of india	Life Insurance Corporation of India	1097
liguang	ricoh	Ricoh	80
liko	ricoh	Ricoh	157
lilly	eli lilly	Eli Lilly	173
linklaters and paines	linklaters	Linklaters	410
litiantongshang	toyota tsusho	Toyota Tsusho	12
litianzidongzhiji	toyota industries	Toyota Industries	12
lkab	luossavaara kiirunavaara	Luossavaara-Kiirunavaara	520
lkhtwt al tunisiya	tunisair	Tunisair	2997
lkhtwt ljwyh al jazairiya	air algerie	Air Algerie	2992
lkhtwt ljwyh al qatariya	qatar airways	Qatar Airways	1090
lkhtwt ljwyh lrbyh al saudiya	saudia	Saudia	253
lkhtwt lmlkyh al maghribiya	royal air maroc	Royal Air Maroc	1544
ll ntyvy vyr israel	el al israel airlines	El Al Israel Airlines	252
llnl	lawrence livermore national laboratory	Lawrence Livermore National Laboratory	39
lloyds tsb	lloyds banking group	Lloyds Banking Group	410
lm ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1102
lmlkyh al urduniya	royal jordanian	Royal Jordanian	2993
lmqwlwn lrb	arab contractors	Arab Contractors	715
lms	london midland and scottish railway	London, Midland and Scottish Railway	121
lmt	lockheed martin	Lockheed Martin	158
lmu	ludwig maximilians universitat munchen	Ludwig-Maximilians-Universität München	105
ln	louisville and nashville railroad	Louisville and Nashville Railroad	26
lner	london and north eastern railway	London and North Eastern Railway	119
loleal	loreal	L'Oréal	25
london school of economics and political science	london school of economics	London School of Economics	255
losde	lotte	Lotte	157
losdekemikal	lotte chemical	Lotte Chemical	25
losdesyoping	lotte shopping	Lotte Shopping	25
loson	lawson	Lawson	157
losyu	f hoffmann la roche	F. Hoffmann-La Roche	157
lot polish airlines	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	720
lse	london school of economics	London School of Economics	121
lseg	london stock exchange group	London Stock Exchange Group	119
lshrkh al saudiya llkhrb	saudi electricity	Saudi Electricity	253
lshrkh al saudiya llsnt lssyh	saudi basic industries	Saudi Basic Industries	253
lsi	lsi logic	LSI Logic	26
lsu	louisiana state university	Louisiana State University	26
lt	larsen and toubro	Larsen & Toubro	193
ltslt al saudiya	saudi telecom	Saudi Telecom	253
ltte	liberation tigers of tamil eelam	Liberation Tigers of Tamil Eelam	1754
ltv	ling temco vought	Ling-Temco-Vought	26
ludaojianshe	kajima	Kajima	12
lufthansa	deutsche lufthansa	Deutsche Lufthansa	254
lukoyl	lukoil	Lukoil	235
luosen	lawson	Lawson	80
luoshi	f hoffmann la roche	F. Hoffmann-La Roche	80
lvmh	moet hennessy louis vuitton	Moët Hennessy Louis Vuitton	220
lvyt system	elbit systems	Elbit Systems	252
lwryl	loreal	L'Oréal	43
lwty	lotte	Lotte	423
lynwfw	lenovo	Lenovo	43
lynz	allianz	Allianz	43
lzyt lrbyh al saudiya	aramco	Aramco	253
maegdonaldeu	mcdonalds	McDonald's	25
maegkinji	mckinsey and company	McKinsey & Company	25
maersk	ap moller maersk	A.P. Møller-Mærsk	1095
magnitogorskiy metallurgicheskiy kombinat	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	62
magyar nemzeti bank	national bank of hungary	National Bank of Hungary	2216
maidanglao	mcdonalds	McDonald's	37
maif	mutuelle dassurance des instituteurs de france	Mutuelle d'assurance des instituteurs de France	220
maikenxi	mckinsey and company	McKinsey & Company	37
maikeulosopeuteu	microsoft	Microsoft	25
maikurosofuto	microsoft	Microsoft	12
mail chimp	mailchimp	Mailchimp	88
makkinze ando kanpani	mckinsey and company	McKinsey & Company	12
makkinzi	mckinsey and company	McKinsey & Company	62
makudonarudo	mcdonalds	McDonald's	12
malayan banking	maybank	Maybank	1348
malaysian airline system	malaysia airlines	Malaysia Airlines	2165
man	maschinenfabrik augsburg nurnberg	Maschinenfabrik Augsburg-Nürnberg	105
man city	manchester city	Manchester City	255
man u	manchester united	Manchester United	255
man utd	manchester united	Manchester United	255
marriott	marriott international	Marriott International	91
maruti suzuki	maruti suzuki india	Maruti Suzuki India	1097
maruti udyog	maruti suzuki india	Maruti Suzuki India	2164
mas	monetary authority of singapore	Monetary Authority of Singapore	473
maseuteokadeu	mastercard	Mastercard	25
masseuda	mazda	Mazda	25
massmutual	massachusetts mutual life insurance	Massachusetts Mutual Life Insurance	264
master card	mastercard	Mastercard	88
masutakado	mastercard	Mastercard	12
matsuda	mazda motor	Mazda Motor	118
matsushita	panasonic	Panasonic	1255
matsushita electric industrial	panasonic	Panasonic	603
mav	magyar allamvasutak	Magyar Államvasutak	926
maykrosoft	microsoft	Microsoft	62
maz	minskiy avtomobilnyy zavod	Minskiy avtomobilnyy zavod	1771
mazida	mazda	Mazda	37
mbb	messerschmitt bolkow blohm	Messerschmitt-Bölkow-Blohm	105
mbc	munhwa broadcasting	Munhwa Broadcasting	523
mcb	muslim commercial bank	Muslim Commercial Bank	1192
mcd	mcdonalds	McDonald's	158
mcel	mocambique celular	Moçambique Celular	955
mcfc	manchester city	Manchester City	119
mci	microwave communications	Microwave Communications	26
mckinsey	mckinsey and company	McKinsey & Company	91
mdc	mcdonnell douglas	McDonnell Douglas	26
mea	middle east airlines	Middle East Airlines	1779
media tek	mediatek	MediaTek	1263
meide	midea	Midea	80
meiguoyuntong	american express	American Express	37
meisaidesi benchi	mercedes benz	Mercedes-Benz	37
meleusedeseubencheu	mercedes benz	Mercedes-Benz	25
melieoteu	marriott international	Marriott International	25
mercedes	mercedes benz group	Mercedes-Benz Group	1929
mersedes bents	mercedes benz	Mercedes-Benz	62
merusedesu bentsu	mercedes benz	Mercedes-Benz	12
met life	metlife	MetLife	91
metropolitan life insurance	metlife	MetLife	411
metu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	471
mg	morris garages	Morris Garages	121
mgm	metro goldwyn mayer	Metro-Goldwyn-Mayer	26
mgu	moskovskiy gosudarstvennyy universitet	Moskovskiy gosudarstvennyy universitet	472
mhi	mitsubishi heavy industries	Mitsubishi Heavy Industries	312
mi6	secret intelligence service	Secret Intelligence Service	255
micro soft	microsoft	Microsoft	88
millennium bcp	banco comercial portugues	Banco Comercial Português	1921
millennium bim	banco internacional de mocambique	Banco Internacional de Moçambique	1100
minmetals	china minmetals	China Minmetals	1550
miqilin	michelin	Michelin	37
mishlen	michelin	Michelin	62
mishuran	michelin	Michelin	12
misseubisi	mitsubishi	Mitsubishi	25
misseui	mitsui	Mitsui	25
miswelin	michelin	Michelin	25
mit	massachusetts institute of technology	Massachusetts Institute of Technology	26
mitsui osk	mitsui osk lines	Mitsui O.S.K. Lines	719
mizuhofinansharugurupu	mizuho financial group	Mizuho Financial Group	12
mizuhoyinxing	mizuho bank	Mizuho Bank	12
mkdwnldz	mcdonalds	McDonald's	43
mkynzy	mckinsey and company	McKinsey & Company	43
mlb	major league baseball	Major League Baseball	26
mm	mahindra and mahindra	Mahindra & Mahindra	207
mmc	mitsubishi motors	Mitsubishi Motors	312
mmk	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	472
mogenshidanli	morgan stanley	Morgan Stanley	37
mogeonseutaenli	morgan stanley	Morgan Stanley	25
mol	magyar olaj es gazipari	Magyar Olaj- és Gázipari	926
monte dei paschi	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	1099
morgan stenli	morgan stanley	Morgan Stanley	62
morrisons	wm morrison supermarkets	Wm Morrison Supermarkets	255
morugan sutanre	morgan stanley	Morgan Stanley	12
moskovskaya birzha	moscow exchange	Moscow Exchange	62
moskovskiy kreditnyy bank	credit bank of moscow	Credit Bank of Moscow	62
motor oil ellas	motor oil hellas	Motor Oil Hellas	455
mozal	mozambique aluminium	Mozambique Aluminium	955
mpaa	motion picture association of america	Motion Picture Association of America	39
mpg	max planck gesellschaft	Max-Planck-Gesellschaft	105
mps	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	258
mr lqryh	emaar properties	Emaar Properties	384
mrf	madras rubber factory	Madras Rubber Factory	207
mrsyds bnz	mercedes benz	Mercedes-Benz	43
mrykn ksbrys	american express	American Express	43
mrywt	marriott international	Marriott International	43
ms	marks and spencer	Marks & Spencer	119
msc	mediterranean shipping company	Mediterranean Shipping Company	229
msd	merck sharp and dohme	Merck Sharp & Dohme	26
msf	medecins sans frontieres	Médecins Sans Frontières	165
msft	microsoft	Microsoft	158
msr lltyrn	egyptair	EgyptAir	715
msrf al rajhi	al rajhi bank	Al Rajhi Bank	253
msrf bwdhby al islamic	abu dhabi islamic bank	Abu Dhabi Islamic Bank	384
msrf lbnn	banque du liban	Banque du Liban	2995
mstrkrd	mastercard	Mastercard	43
mtn	mobile telephone networks	Mobile Telephone Networks	398
mtnl	mahanagar telephone nigam	Mahanagar Telephone Nigam	193
mtr	mass transit railway	Mass Transit Railway	925
mts	mobile telesystems	Mobile TeleSystems	472
mtu	motoren und turbinen union	Motoren- und Turbinen-Union	105
mtv	music television	Music Television	39
mufc	manchester united	Manchester United	119
mufg	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	240
munchener ruck	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	254
munich re	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	254
mwni dubai llmyh	dubai ports world	Dubai Ports World	384
mwrghn stnly	morgan stanley	Morgan Stanley	43
mykrwswft	microsoft	Microsoft	43
myshln	michelin	Michelin	43
mytswbyshy	mitsubishi	Mitsubishi	43
mytswy	mitsui	Mitsui	43
mzwn	amazon com	Amazon.com	43
nab	national australia bank	National Australia Bank	396
nabard	national bank for agriculture and rural development	National Bank for Agriculture and Rural Development	193
nabisco	national biscuit	National Biscuit	264
nafcoc	national african federated chamber of commerce and industry	National African Federated Chamber of Commerce and Industry	428
nafin	nacional financiera	Nacional Financiera	1914
naftogaz ukraini	naftogaz of ukraine	Naftogaz of Ukraine	1091
naifei	netflix	Netflix	80
naike	nike	Nike	80
naiki	nike	Nike	118
nam	nederlandse aardolie maatschappij	Nederlandse Aardolie Maatschappij	397
narodna banka srbije	national bank of serbia	National Bank of Serbia	2996
narodowy bank polski	national bank of poland	National Bank of Poland	2221
nasa	national aeronautics and space administration	National Aeronautics and Space Administration	39
nascar	national association for stock car auto racing	National Association for Stock Car Auto Racing	39
nasd	national association of securities dealers	National Association of Securities Dealers	39
nasionale pers	naspers	Naspers	806
nassco	national steel and shipbuilding	National Steel and Shipbuilding	39
nat west	natwest	NatWest	439
national association of securities dealers automated quotations	nasdaq	NASDAQ	411
national railroad passenger corporation	amtrak	Amtrak	411
national westminster bank	natwest	NatWest	1345
nationale bank van belgie	national bank of belgium	National Bank of Belgium	1352
nato	north atlantic treaty organization	North Atlantic Treaty Organization	567
natsionalniy bank ukraini	national bank of ukraine	National Bank of Ukraine	1091
natsionalnyy bank kazakhstana	national bank of kazakhstan	National Bank of Kazakhstan	2994
nayk	nike	Nike	235
nba	national basketball association	National Basketball Association	26
nbad	national bank of abu dhabi	National Bank of Abu Dhabi	921
nbc	national broadcasting company	National Broadcasting Company	26
nbk	national bank of kuwait	National Bank of Kuwait	762
ncaa	national collegiate athletic association	National Collegiate Athletic Association	39
ncl	norwegian cruise line	Norwegian Cruise Line	26
ncr	national cash register	National Cash Register	26
ndr	norddeutscher rundfunk	Norddeutscher Rundfunk	105
nec	nippon electric	Nippon Electric	240
nedcor	nedbank	Nedbank	806
nederlandse bank vir suid afrika	nedbank	Nedbank	806
neibeo	naver	Naver	157
neseulle	nestle	Nestlé	25
nespeulligseu	netflix	Netflix	25
nesure	nestle	Nestlé	118
net flix	netflix	Netflix	88
net gear	netgear	Netgear	88
netfliks	netflix	Netflix	62
nettofurikkusu	netflix	Netflix	12
newmont mining	newmont	Newmont	122
nfl	national football league	National Football League	26
nflx	netflix	Netflix	158
nhk	nippon hoso kyokai	Nippon Hoso Kyokai	240
nhl	national hockey league	National Hockey League	26
nhs	national health service	National Health Service	121
nih	national institutes of health	National Institutes of Health	26
nikang	nikon	Nikon	80
ningdeshidai	contemporary amperex technology	Contemporary Amperex Technology	37
ningdeshidaixinnengyuankeji	contemporary amperex technology	Contemporary Amperex Technology	37
nioc	national iranian oil	National Iranian Oil	758
nippon gakki seizo	yamaha	Yamaha	603
nippon kogaku	nikon	Nikon	1347
nippon kokan	jfe holdings	JFE Holdings	603
nissan		Nissan	12
nist	national institute of standards and technology	National Institute of Standards and Technology	39
nkk	jfe holdings	JFE Holdings	312
nlmk	novolipetsk steel	Novolipetsk Steel	922
nmbs	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	567
nmdc	national mineral development	National Mineral Development	193
nn	nationale nederlanden	Nationale-Nederlanden	397
nnpc	nigerian national petroleum	Nigerian National Petroleum	1184
noaa	national oceanic and atmospheric administration	National Oceanic and Atmospheric Administration	39
nobarutisu	novartis	Novartis	12
nobatiseu	novartis	Novartis	25
noc	northrop grumman	Northrop Grumman	158
nol	neptune orient lines	Neptune Orient Lines	473
nongsim	nongshim	Nongshim	157
nord lb	norddeutsche landesbank	Norddeutsche Landesbank	254
nordlb	norddeutsche landesbank	Norddeutsche Landesbank	402
norges bank	central bank of norway	Central Bank of Norway	2220
norilskiy nikel	norilsk nickel	Norilsk Nickel	62
northwestern mutual	northwestern mutual life insurance	Northwestern Mutual Life Insurance	91
norwich union	aviva	Aviva	410
novolipetskiy metallurgicheskiy kombinat	novolipetsk steel	Novolipetsk Steel	62
npr	national public radio	National Public Radio	26
nra	national rifle association	National Rifle Association	26
nrk	norsk rikskringkasting	Norsk rikskringkasting	1191
ns	nederlandse spoorwegen	Nederlandse Spoorwegen	397
nsa	national security agency	National Security Agency	26
nsb	norges statsbaner	Norges Statsbaner	1191
nse	national stock exchange of india	National Stock Exchange of India	207
nsf	national science foundation	National Science Foundation	26
nsk	nippon seiko	Nippon Seiko	312
nssmc	nippon steel and sumitomo metal	Nippon Steel & Sumitomo Metal	240
ntflyks	netflix	Netflix	43
ntnu	norges teknisk naturvitenskapelige universitet	Norges teknisk-naturvitenskapelige universitet	1185
ntpc	national thermal power	National Thermal Power	193
ntt	nippon telegraph and telephone	Nippon Telegraph and Telephone	240
nttdeta	ntt data	NTT Data	118
nttdokomo	ntt docomo	NTT Docomo	12
ntu	nanyang technological university	Nanyang Technological University	473
nuclear corporation of america	nucor	Nucor	122
nuohua	novartis	Novartis	80
nuojiya	nokia	Nokia	37
nus	national university of singapore	National University of Singapore	473
nut	national union of teachers	National Union of Teachers	121
nvda	nvidia	Nvidia	158
nwfrts	novartis	Novartis	43
nwky	nokia	Nokia	43
nyk	nippon yusen kaisha	Nippon Yusen Kaisha	240
nykwn	nikon	Nikon	43
nyky	nike	Nike	43
nyntndw	nintendo	Nintendo	43
nyse	new york stock exchange	New York Stock Exchange	39
nysn	nissan	Nissan	43
nyu	new york university	New York University	26
oas	organization of american states	Organization of American States	26
obb	osterreichische bundesbahnen	Österreichische Bundesbahnen	367
obedinennaya aviastroitelnaya	united aircraft	United Aircraft	62
obedinennaya sudostroitelnaya	united shipbuilding	United Shipbuilding	62
ocbc	oversea chinese banking	Oversea-Chinese Banking	1764
ocde	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	220
ocp	office cherifien des phosphates	Office Chérifien des Phosphates	1190
odfl	old dominion freight line	Old Dominion Freight Line	39
odtu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	471
oecd	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	220
oekb	oesterreichische kontrollbank	Oesterreichische Kontrollbank	367
oenb	oesterreichische nationalbank	Oesterreichische Nationalbank	367
oesterreichische nationalbank	austrian national bank	Austrian National Bank	2210
ogdcl	oil and gas development company of pakistan	Oil and Gas Development Company of Pakistan	1760
ohl	obrascon huarte lain	Obrascón Huarte Lain	570
ok	det ostasiatiske kompagni	Det Østasiatiske Kompagni	656
ol	olympique lyonnais	Olympique Lyonnais	165
olakeul	oracle	Oracle	25
om	olympique de marseille	Olympique de Marseille	165
omuron	omron	Omron	118
omv	osterreichische mineralolverwaltung	Österreichische Mineralölverwaltung	367
once	organizacion nacional de ciegos espanoles	Organización Nacional de Ciegos Españoles	570
ongc	oil and natural gas corporation	Oil and Natural Gas Corporation	193
oocl	orient overseas container line	Orient Overseas Container Line	757
opcw	organisation for the prohibition of chemical weapons	Organisation for the Prohibition of Chemical Weapons	569
opec	organization of the petroleum exporting countries	Organization of the Petroleum Exporting Countries	367
orakl	oracle	Oracle	62
orakuru	oracle	Oracle	12
orcl	oracle	Oracle	158
orf	osterreichischer rundfunk	Österreichischer Rundfunk	367
organisation mondiale de la sante	world health organization	World Health Organization	808
organizacion mundial de la salud	world health organization	World Health Organization	808
orinpasu	olympus	Olympus	118
orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	720
ornl	oak ridge national laboratory	Oak Ridge National Laboratory	39
osce	organization for security and co operation in europe	Organization for Security and Co-operation in Europe	367
osu	ohio state university	Ohio State University	26
otan	north atlantic treaty organization	North Atlantic Treaty Organization	567
ote	organismos tilepikoinonion ellados	Organismos Tilepikoinonion Ellados	1775
otkrytie	otkritie	Otkritie	235
otp	orszagos takarekpenztar	Országos Takarékpénztár	926
otpp	ontario teachers pension plan	Ontario Teachers' Pension Plan	652
oulaiya	loreal	L'Oréal	37
oxford committee for famine relief	oxfam	Oxfam	1345
oxy	occidental petroleum	Occidental Petroleum	173
paemillimateu	familymart	FamilyMart	25
pakistani taliban	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	3024
pal	philippine airlines	Philippine Airlines	927
pan am	pan american world airways	Pan American World Airways	91
panasonikku	panasonic	Panasonic	12
partido komunista ng pilipinas	communist party of the philippines	Communist Party of the Philippines	1349
partiya karkeren kurdistan	kurdistan workers party	Kurdistan Workers' Party	1350
party of god	hezbollah	Hezbollah	2218
patot	petroleum authority of thailand	Petroleum Authority of Thailand	1547
pay pal	paypal	PayPal	88
pbc	peoples bank of china	People's Bank of China	522
pboc	peoples bank of china	People's Bank of China	149
pbs	public broadcasting service	Public Broadcasting Service	26
pcaob	public company accounting oversight board	Public Company Accounting Oversight Board	39
pdvsa	petroleos de venezuela	Petróleos de Venezuela	1767
peat marwick	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	1335
pedegseu	fedex	FedEx	25
peiseubug	meta platforms	Meta Platforms	25
penn state	pennsylvania state university	Pennsylvania State University	91
penney	jc penney	J. C. Penney	173
pepsi	pepsico	PepsiCo	91
pepushiko	pepsico	PepsiCo	12
perusahaan pertambangan minyak dan gas bumi negara	pertamina	Pertamina	2202
pervyy kanal	channel one russia	Channel One Russia	235
pet smart	petsmart	PetSmart	88
petro bras	petrobras	Petrobras	1927
petro china	petrochina	PetroChina	786
petroleo brasileiro	petrobras	Petrobras	807
petroleos mexicanos	pemex	PEMEX	809
petroliam nasional	petronas	Petronas	1348
petromoc	petroleos de mocambique	Petróleos de Moçambique	955
petrosa	petroleum oil and gas corporation of south africa	Petroleum, Oil and Gas Corporation of South Africa	785
peulaiseuwoteohauseukupeoseu	pricewaterhousecoopers	PricewaterhouseCoopers	25
pezho	peugeot	Peugeot	235
pflp	popular front for the liberation of palestine	Popular Front for the Liberation of Palestine	1761
pg	procter and gamble	Procter & Gamble	39
pg and e	pacific gas and electric	Pacific Gas and Electric	39
pge	polska grupa energetyczna	Polska Grupa Energetyczna	928
pgnig	polskie gornictwo naftowe i gazownictwo	Polskie Górnictwo Naftowe i Gazownictwo	760
philip morris companies	altria	Altria	122
philips	koninklijke philips	Koninklijke Philips	549
philips electronics	koninklijke philips	Koninklijke Philips	1335
phillips 66	phillips petroleum	Phillips Petroleum	264
pia	pakistan international airlines	Pakistan International Airlines	1192
piaenji	procter and gamble	Procter & Gamble	25
pic	public investment corporation	Public Investment Corporation	398
pijaheos	pizza hut	Pizza Hut	25
pillibseu	koninklijke philips	Koninklijke Philips	25
pimco	pacific investment management	Pacific Investment Management	39
pinault printemps redoute	kering	Kering	283
pinganbaoxian	ping an insurance	Ping An Insurance	37
pinganyinxing	ping an bank	Ping An Bank	37
pitstsa khat	pizza hut	Pizza Hut	62
pizahatto	pizza hut	Pizza Hut	12
pkn orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	720
pko	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	928
pko bp	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	720
pkp	polskie koleje panstwowe	Polskie Koleje Państwowe	760
play mobil	playmobil	Playmobil	1259
pldt	philippine long distance telephone	Philippine Long Distance Telephone	1759
pll lot	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	720
pln	perusahaan listrik negara	Perusahaan Listrik Negara	761
pmi	philip morris international	Philip Morris International	26
pnb	punjab national bank	Punjab National Bank	207
pnc	pnc financial services	PNC Financial Services	26
pnnl	pacific northwest national laboratory	Pacific Northwest National Laboratory	39
po	peninsular and oriental steam navigation	Peninsular and Oriental Steam Navigation	119
pochta rossii	russian post	Russian Post	62
podeu	ford motor	Ford Motor	157
pogseubagen	volkswagen	Volkswagen	25
poleuswe	porsche	Porsche	25
portos e caminhos de ferro de mocambique	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	1100
porushe	porsche	Porsche	12
posco	pohang iron and steel	Pohang Iron and Steel	1183
poseuko	pohang iron and steel	Pohang Iron and Steel	157
potashcorp	potash corporation of saskatchewan	Potash Corporation of Saskatchewan	1901
ppg	pittsburgh plate glass	Pittsburgh Plate Glass	39
ppr	pinault printemps redoute	Pinault-Printemps-Redoute	165
praysuoterkhauskupers	pricewaterhousecoopers	PricewaterhouseCoopers	62
prefeitura municipal	prefeitura		3005
preussag stahl	salzgitter	Salzgitter	602
price line	priceline	Priceline	88
price waterhouse	pricewaterhousecoopers	PricewaterhouseCoopers	410
price waterhouse coopers	pricewaterhousecoopers	PricewaterhouseCoopers	439
priceline com	booking holdings	Booking Holdings	122
priceline group	booking holdings	Booking Holdings	122
prokter end gembl	procter and gamble	Procter & Gamble	62
proton	perusahaan otomobil nasional	Perusahaan Otomobil Nasional	1935
pru	prudential financial	Prudential Financial	173
psa	peugeot societe anonyme	Peugeot Société Anonyme	165
psa peugeot citroen	stellantis	Stellantis	283
pseg	public service enterprise group	Public Service Enterprise Group	39
psg	paris saint germain	Paris Saint-Germain	165
ptb	physikalisch technische bundesanstalt	Physikalisch-Technische Bundesanstalt	105
ptt	petroleum authority of thailand	Petroleum Authority of Thailand	929
puhuayongdao	pricewaterhousecoopers	PricewaterhouseCoopers	37
pujo	peugeot	Peugeot	12
pulisitong	bridgestone	Bridgestone	37
punsimenthai	siam cement	Siam Cement	294
puraisuwotahausukupasu	pricewaterhousecoopers	PricewaterhouseCoopers	12
purokuta ando gyanburu	procter and gamble	Procter & Gamble	12
pvn	petrovietnam	PetroVietnam	1789
pwc	pricewaterhousecoopers	PricewaterhouseCoopers	119
pzu	powszechny zaklad ubezpieczen	Powszechny Zakład Ubezpieczeń	760
qatar lltqh	qatarenergy	QatarEnergy	1090
qcom	qualcomm	Qualcomm	158
qiangsheng	johnson and johnson	Johnson & Johnson	80
qingdaopijiu	tsingtao brewery	Tsingtao Brewery	37
qingshuijianshe	shimizu	Shimizu	12
qiya	kia	Kia	80
qnb	qatar national bank	Qatar National Bank	1785
qual comm	qualcomm	Qualcomm	88
quanjiabianlishangdian	familymart	FamilyMart	37
quanribenkongshu	all nippon airways	All Nippon Airways	12
quechao	nestle	Nestlé	80
queensland and northern territory aerial services	qantas	QANTAS	2197
qut	queensland university of technology	Queensland University of Technology	396
rabo	rabobank	Rabobank	549
rac	royal automobile club	Royal Automobile Club	121
rack space	rackspace	Rackspace	88
radio shack	radioshack	RadioShack	88
rai	radiotelevisione italiana	Radiotelevisione Italiana	258
railways israel	israel railways	Israel Railways	252
ram	royal air maroc	Royal Air Maroc	1190
ras	riunione adriatica di sicurta	Riunione Adriatica di Sicurtà	258
ratp	regie autonome des transports parisiens	Régie Autonome des Transports Parisiens	220
rayffayzenbank	raiffeisenbank	Raiffeisenbank	62
rb	reckitt benckiser	Reckitt Benckiser	121
rbc	royal bank of canada	Royal Bank of Canada	429
rbi	raiffeisen bank international	Raiffeisen Bank International	1188
rbs	royal bank of scotland	Royal Bank of Scotland	119
rca	radio corporation of america	Radio Corporation of America	39
rccl	royal caribbean cruises	Royal Caribbean Cruises	39
real madrid	real madrid club de futbol	Real Madrid Club de Fútbol	1096
real tek	realtek	Realtek	1263
reckitt	reckitt benckiser	Reckitt Benckiser	865
reed elsevier	relx	RELX	410
rei	recreational equipment	Recreational Equipment	26
renfe	red nacional de los ferrocarriles espanoles	Red Nacional de los Ferrocarriles Españoles	568
renobo	lenovo	Lenovo	118
rentiantang	nintendo	Nintendo	12
repsol ypf	repsol	Repsol	1002
revolutionary armed forces of colombia	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1007
riaa	recording industry association of america	Recording Industry Association of America	39
ribendianqi	nippon electric	Nippon Electric	12
ribendianxindianhua	nippon telegraph and telephone	Nippon Telegraph and Telephone	12
ribenhangkong	japan airlines	Japan Airlines	12
ribenshengming	nippon life insurance	Nippon Life Insurance	12
ribenshengmingbaoxian	nippon life insurance	Nippon Life Insurance	12
ribentongyun	nippon express	Nippon Express	12
ribenyinxing	bank of japan	Bank of Japan	12
ribenyoubian	japan post	Japan Post	12
ribenyouchuan	nippon yusen	Nippon Yusen	12
ribenzhizhi	nippon steel	Nippon Steel	12
richan	nissan	Nissan	80
richanzidongche	nissan motor	Nissan Motor	12
richemont	compagnie financiere richemont	Compagnie Financière Richemont	628
rili	hitachi	Hitachi	118
rilihuacheng	hitachi chemical	Hitachi Chemical	12
rilijianji	hitachi construction machinery	Hitachi Construction Machinery	12
rilizaochuan	hitachi zosen	Hitachi Zosen	12
rilizhizuosuo	hitachi	Hitachi	12
rim	research in motion	Research In Motion	429
riqingshipin	nissin foods	Nissin Foods	12
risonayinxing	resona bank	Resona Bank	12
riyezidongche	hino motors	Hino Motors	12
rj reynolds	rj reynolds tobacco	R. J. Reynolds Tobacco	91
rjr	rj reynolds tobacco	R. J. Reynolds Tobacco	26
rko	radio keith orpheum	Radio Keith Orpheum	26
rkwtn	rakuten	Rakuten	43
rmb	rand merchant bank	Rand Merchant Bank	398
rmit	royal melbourne institute of technology	Royal Melbourne Institute of Technology	566
rmkw al saudiya	aramco	Aramco	253
roche	f hoffmann la roche	F. Hoffmann-La Roche	3018
rorearu	loreal	L'Oréal	12
rosh	f hoffmann la roche	F. Hoffmann-La Roche	235
roshu	f hoffmann la roche	F. Hoffmann-La Roche	118
rosnano	rusnano	Rusnano	235
roson	lawson	Lawson	12
rostekh	rostec	Rostec	235
rotte	lotte	Lotte	118
royal bank of scotland group	natwest group	NatWest Group	410
royal dutch shell	shell	Shell	2162
rpi	rensselaer polytechnic institute	Rensselaer Polytechnic Institute	26
rr	rolls royce	Rolls-Royce	121
rsa	royal sun alliance	Royal Sun Alliance	121
rspb	royal society for the protection of birds	Royal Society for the Protection of Birds	119
rspca	royal society for the prevention of cruelty to animals	Royal Society for the Prevention of Cruelty to Animals	119
rti international	research triangle institute	Research Triangle Institute	264
rtp	radio e televisao de portugal	Rádio e Televisão de Portugal	431
rtve	radiotelevision espanola	Radiotelevisión Española	568
rtx	raytheon technologies	Raytheon Technologies	26
rtz	rio tinto zinc	Rio Tinto-Zinc	121
runo	renault	Renault	118
russian railways	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	1101
rwe	rheinisch westfalisches elektrizitatswerk	Rheinisch-Westfälisches Elektrizitätswerk	152
rwsh	f hoffmann la roche	F. Hoffmann-La Roche	423
rwth	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	152
rwth aachen	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	254
ryan air	ryanair	Ryanair	439
rykswn	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	43
rykw	ricoh	Ricoh	423
rynw	renault	Renault	423
rzb	raiffeisen zentralbank osterreich	Raiffeisen Zentralbank Österreich	1188
rzd	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	472
rzhd	rossiyskie zheleznye dorogi	Российские железные дороги	1763
saa	south african airways	South African Airways	398
saab	svenska aeroplan	Svenska Aeroplan	520
sab	south african breweries	South African Breweries	398
sabc	south african broadcasting corporation	South African Broadcasting Corporation	428
sabesp	companhia de saneamento basico do estado de sao paulo	Companhia de Saneamento Básico do Estado de São Paulo	427
sabic	saudi basic industries	Saudi Basic Industries	923
sabuwei	subway	Subway	12
sabvey	subway	Subway	62
sadc	southern african development community	Southern African Development Community	1742
saibaiwei	subway	Subway	37
saic	science applications international	Science Applications International	26
saic motor	shanghai automotive industry	Shanghai Automotive Industry	1550
sail	steel authority of india	Steel Authority of India	207
sainsburys	j sainsbury	J. Sainsbury	255
saint gobain	compagnie de saint gobain	Compagnie de Saint-Gobain	629
sainuofei	sanofi	Sanofi	37
salesforce	salesforce com	Salesforce.com	91
sallie mae	student loan marketing association	Student Loan Marketing Association	264
sama	saudi arabian monetary authority	Saudi Arabian Monetary Authority	923
samseong	samsung	Samsung	157
samseongbaiolojigseu	samsung biologics	Samsung Biologics	25
samseonghwajae	samsung fire and marine insurance	Samsung Fire & Marine Insurance	25
samseonghwajaehaesangboheom	samsung fire and marine insurance	Samsung Fire & Marine Insurance	25
samseongjeongi	samsung electro mechanics	Samsung Electro-Mechanics	25
samseongjeonja	samsung electronics	Samsung Electronics	25
samseongjunggongeob	samsung heavy industries	Samsung Heavy Industries	25
samseongkadeu	samsung card	Samsung Card	25
samseongmulsan	samsung ct	Samsung C&T	25
samseongsaengmyeong	samsung life insurance	Samsung Life Insurance	25
samseongsaengmyeongboheom	samsung life insurance	Samsung Life Insurance	25
samseongsdi	samsung sdi	Samsung SDI	25
samseongsds	samsung sds	Samsung SDS	25
samsung elektroniks	samsung electronics	Samsung Electronics	62
samusun	samsung	Samsung	12
sanjingbudongchan	mitsui fudosan	Mitsui Fudosan	12
sanjinghuaxue	mitsui chemicals	Mitsui Chemicals	12
sanjingwuchan	mitsui	Mitsui	12
sanjingzhuyoufinansharugurupu	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	12
sanjingzhuyouyinxing	sumitomo mitsui banking	Sumitomo Mitsui Banking	12
sanlingdesuo	mitsubishi estate	Mitsubishi Estate	12
sanlingdianji	mitsubishi electric	Mitsubishi Electric	12
sanlingdongjingufjyinxing	mitsubishi ufj financial group bank	Mitsubishi UFJ Financial Group Bank	12
sanlingkemikaru	mitsubishi chemical	Mitsubishi Chemical	12
sanlingmateriaru	mitsubishi materials	Mitsubishi Materials	12
sanlingshangshi	mitsubishi	Mitsubishi	12
sanlingufjfinansharu gurupu	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	12
sanlingufjfinansharugurupu	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	12
sanlingufjyinxing	mitsubishi ufj financial group bank	Mitsubishi UFJ Financial Group Bank	12
sanlingzhonggong	mitsubishi heavy industries	Mitsubishi Heavy Industries	12
sanlingzhonggongye	mitsubishi heavy industries	Mitsubishi Heavy Industries	12
sanlingzidongche	mitsubishi motors	Mitsubishi Motors	12
sanlingzidongchegongye	mitsubishi motors	Mitsubishi Motors	12
sanofi aventis	sanofi	Sanofi	283
sanparks	south african national parks	South African National Parks	785
santander	banco santander	Banco Santander	3019
santori	suntory	Suntory	118
sanxing	samsung	Samsung	80
sanxingdianzi	samsung electronics	Samsung Electronics	25
sap	systeme anwendungen und produkte in der datenverarbeitung	Systeme, Anwendungen und Produkte in der Datenverarbeitung	105
sappi	south african pulp and paper industries	South African Pulp and Paper Industries	785
sapporo		Sapporo	118
sars	south african revenue service	South African Revenue Service	398
sas	scandinavian airlines system	Scandinavian Airlines System	657
saudi arabian oil	aramco	Aramco	2207
saudi aramco	aramco	Aramco	1924
sb wy	subway	Subway	43
sbb	schweizerische bundesbahnen	Schweizerische Bundesbahnen	229
sbc	swiss bank corporation	Swiss Bank Corporation	229
sber bank	sberbank of russia	Sberbank of Russia	1938
sberbank	sberbank of russia	Sberbank of Russia	1101
sbg	schweizerische bankgesellschaft	Schweizerische Bankgesellschaft	229
sbi	state bank of india	State Bank of India	207
sbs	special broadcasting service	Special Broadcasting Service	396
sca	svenska cellulosa	Svenska Cellulosa	657
scb	siam commercial bank	Siam Commercial Bank	929
sce	southern california edison	Southern California Edison	26
scg	siam cement	Siam Cement	929
schwab	charles schwab	Charles Schwab	173
schweizer ruck	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	628
schweizerische kreditanstalt	credit suisse	Credit Suisse	1000
schweizerische nationalbank	swiss national bank	Swiss National Bank	1010
scotia bank	scotiabank	Scotiabank	1257
screw fix	screwfix	Screwfix	439
sdg and e	san diego gas and electric	San Diego Gas & Electric	39
sears	sears roebuck	Sears Roebuck	173
seat	sociedad espanola de automoviles de turismo	Sociedad Española de Automóviles de Turismo	570
seb	skandinaviska enskilda banken	Skandinaviska Enskilda Banken	657
sebeunillebeun	7 eleven	7-Eleven	25
sebi	securities and exchange board of india	Securities and Exchange Board of India	193
sebun irebun	7 eleven	7-Eleven	12
sebun irebun japan	seven eleven japan	Seven-Eleven Japan	12
sebunirebun japan	seven eleven japan	Seven-Eleven Japan	12
sec	securities and exchange commission	Securities and Exchange Commission	26
seikoepuson	seiko epson	Seiko Epson	12
seiu	service employees international union	Service Employees International Union	39
selteulion	celltrion	Celltrion	25
senai	servico nacional de aprendizagem industrial	Serviço Nacional de Aprendizagem Industrial	1741
sepah e pasdaran	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	3020
sepah e pasdaran e enqelab e eslami	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1346
seujeuki	suzuki motor	Suzuki Motor	25
seutabeogseu	starbucks	Starbucks	25
sfn lfn	7 eleven	7-Eleven	43
sg	societe generale	Société Générale	165
sgcc	state grid corporation of china	State Grid Corporation of China	149
sgi	silicon graphics	Silicon Graphics	26
sgs	societe generale de surveillance	Société Générale de Surveillance	229
shanghaipudongfazhanyinxing	shanghai pudong development bank	Shanghai Pudong Development Bank	37
shanghaiqiche	shanghai automotive industry	Shanghai Automotive Industry	37
shangqi	shanghai automotive industry	Shanghai Automotive Industry	80
shaomi	xiaomi	Xiaomi	12
shapu	sharp	Sharp	118
sheburon	chevron	Chevron	12
shenhuzhigangsuo	kobe steel	Kobe Steel	12
sheru	shell	Shell	118
shevron	chevron	Chevron	62
shichuandaobomozhonggongye	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	12
shimensu	siemens	Siemens	12
shisukoshisutemuzu	cisco systems	Cisco Systems	12
shitibanku	citibank	Citibank	12
shneyder elektrik	schneider electric	Schneider Electric	62
shop rite	shoprite	Shoprite	1941
shrb	sharp	Sharp	423
shunfengsuyun	sf express	SF Express	37
shwmy	xiaomi	Xiaomi	43
shyfrwn	chevron	Chevron	43
shysydw	shiseido	Shiseido	43
sia	singapore airlines	Singapore Airlines	473
sibalu	subaru	Subaru	37
sike	cisco systems	Cisco Systems	80
simens	siemens	Siemens	235
singapore telecommunications	singtel	SingTel	2209
sinhaneunhaeng	shinhan bank	Shinhan Bank	25
sip	societa italiana per lesercizio telefonico	Società Italiana per l'Esercizio Telefonico	258
siphi ol	cp all	CP All	294
sipri	stockholm international peace research institute	Stockholm International Peace Research Institute	520
siseuko	cisco systems	Cisco Systems	25
sisko	cisco systems	Cisco Systems	62
sitibank	citibank	Citibank	62
sjtu	shanghai jiao tong university	Shanghai Jiao Tong University	149
skf	svenska kullagerfabriken	Svenska Kullagerfabriken	520
skhainigseu	sk hynix	SK hynix	25
skinobeisyeon	sk innovation	SK Innovation	25
sktellekom	sk telecom	SK Telecom	25
slb	schlumberger	Schlumberger	91
slkvm	cellcom	Cellcom	718
smbc	sumitomo mitsui banking	Sumitomo Mitsui Banking	240
smfg	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	240
smic	semiconductor manufacturing international	Semiconductor Manufacturing International	149
smswnj	samsung	Samsung	43
snap chat	snapchat	Snapchat	88
snb	schweizerische nationalbank	Schweizerische Nationalbank	229
snc lavalin	atkinsrealis	AtkinsRéalis	999
sncb	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	567
sncf	societe nationale des chemins de fer francais	Société Nationale des Chemins de fer Français	220
snwfy	sanofi	Sanofi	43
soas	school of oriental and african studies	School of Oriental and African Studies	119
socal	standard oil of california	Standard Oil of California	1336
socgen	societe generale	Société Générale	629
socony	standard oil of new york	Standard Oil of New York	122
socony vacuum	socony vacuum oil	Socony-Vacuum Oil	122
soft bank	softbank	Softbank	959
sofutobanku	softbank	SoftBank	12
sofutobankugurupu	softbank group	SoftBank Group	12
sonangol	sociedade nacional de combustiveis de angola	Sociedade Nacional de Combustíveis de Angola	1252
sonatrach	societe nationale pour la recherche la production le transport la transformation et la commercialisation des hydrocarbures	Société nationale pour la recherche, la production, le transport, la transformation et la commercialisation des hydrocarbures	1903
soni	sony group	Sony Group	118
sonigurupu	sony group	Sony Group	12
sony	sony group	Sony Group	719
sovkomflot	sovcomflot	Sovcomflot	62
sp	standard and poors	Standard & Poor's	39
space exploration technologies	spacex	SpaceX	411
space x	spacex	SpaceX	88
spec savers	specsavers	Specsavers	439
spurs	tottenham hotspur	Tottenham Hotspur	865
sqm	sociedad quimica y minera de chile	Sociedad Química y Minera de Chile	1772
square space	squarespace	Squarespace	88
sri	stanford research institute	Stanford Research Institute	26
ssab	svenskt stal	Svenskt Stål	520
sse	scottish and southern energy	Scottish and Southern Energy	121
sseobeuwei	subway	Subway	25
ssitieunhaeng	citibank	Citibank	25
st paul travelers	travelers companies	Travelers Companies	122
stanchart	standard chartered bank	Standard Chartered Bank	255
starwood	starwood hotels and resorts	Starwood Hotels & Resorts	91
stat oil	equinor	Equinor	1261
state farm	state farm mutual automobile insurance	State Farm Mutual Automobile Insurance	91
statoil	equinor	Equinor	1003
statoilhydro	equinor	Equinor	1003
stc	saudi telecom	Saudi Telecom	1786
steg	societe tunisienne de lelectricite et du gaz	Société Tunisienne de l'Electricité et du Gaz	1787
stet	societa torinese esercizi telefonici	Società Torinese Esercizi Telefonici	258
storagetek	storage technology	Storage Technology	264
strbks	starbucks	Starbucks	43
strzynyk	astrazeneca	AstraZeneca	43
sua viet nam	vinamilk	Vinamilk	1092
suid afrikaanse nasionale lewens assuransie maatskappy	sanlam	Sanlam	1009
suid afrikaanse steenkool olie en gasmaatskappy	sasol	Sasol	1009
sunkyong	sk group	SK Group	1334
sunw	sun microsystems	Sun Microsystems	158
suomen pankki	bank of finland	Bank of Finland	2213
suoni	sony group	Sony Group	80
surveyer nenniger et chenevert	snc lavalin	SNC-Lavalin	999
sutabakkusu	starbucks	Starbucks	12
suzuki	suzuki motor	Suzuki Motor	118
svfrsl	shufersal	Shufersal	718
svt	sveriges television	Sveriges Television	657
swbrw	subaru	Subaru	43
swel	shell	Shell	157
swift	society for worldwide interbank financial telecommunications	Society for Worldwide Interbank Financial Telecommunications	655
swiss com	swisscom	Swisscom	1258
swiss port	swissport	Swissport	1258
swiss re	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	628
swmytwmw	sumitomo	Sumitomo	43
swny	sony group	Sony Group	423
swzwky	suzuki motor	Suzuki Motor	43
syaomi	xiaomi	Xiaomi	25
syapeu	sharp	Sharp	157
syebeulon	chevron	Chevron	25
symnz	siemens	Siemens	43
syskw	cisco systems	Cisco Systems	43
syty bnk	citibank	Citibank	43
sz	suddeutsche zeitung	Süddeutsche Zeitung	105
taag	transportes aereos angolanos	Transportes Aéreos Angolanos	1739
taijidian	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	357
taiwanjitidianluzhizao	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	357
taiwansujiaogongye	formosa plastics	Formosa Plastics	357
takticheskoe raketnoe vooruzhenie	tactical missiles	Tactical Missiles	62
tamil tigers	liberation tigers of tamil eelam	Liberation Tigers of Tamil Eelam	3022
tamu	texas am university	Texas A&M University	39
tap	transportes aereos portugueses	Transportes Aéreos Portugueses	431
tass	telegrafnoe agentstvo sovetskogo soyuza	Telegrafnoe agentstvo Sovetskogo Soyuza	922
tateisi electric	omron	Omron	603
tcdd	turkiye cumhuriyeti devlet demiryollari	Türkiye Cumhuriyeti Devlet Demiryolları	471
tcs	tata consultancy services	Tata Consultancy Services	207
td	toronto dominion bank	Toronto-Dominion Bank	429
td bank	toronto dominion bank	Toronto-Dominion Bank	1094
tdk	tokyo denki kagaku	Tokyo Denki Kagaku	240
tdm	telecomunicacoes de mocambique	Telecomunicações de Moçambique	430
tec de monterrey	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	3011
tehrik e taliban pakistan	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	630
telco	tata engineering and locomotive	Tata Engineering and Locomotive	207
tele nor	telenor	Telenor	1261
tele visa	televisa	Televisa	1260
telefonos de mexico	telmex	Telmex	809
ten cent	tencent	Tencent	786
tengxun	tencent	Tencent	80
tengxunkonggu	tencent holdings	Tencent Holdings	37
tensenteu	tencent	Tencent	25
tensento	tencent	Tencent	12
tepco	tokyo electric power	Tokyo Electric Power	240
teseuko	tesco	Tesco	25
teseulla	tesla	Tesla	25
tesila	tesla	Tesla	37
tesko	tesco	Tesco	62
tesla motors	tesla	Tesla	122
tesuko	tesco	Tesco	118
tesura	tesla	Tesla	118
teva	teva pharmaceutical industries	Teva Pharmaceutical Industries	1908
tf1	television francaise 1	Télévision Française 1	165
tfl	transport for london	Transport for London	1774
thaibepwoeret	thai beverage	Thai Beverage	294
thaiyunian	thai union	Thai Union	294
thanakhankasikornthai	kasikornbank	Kasikornbank	294
thanakhankrungsriyutya	bank of ayudhya	Bank of Ayudhya	294
thanakhankrungthai	krung thai bank	Krung Thai Bank	294
thanakhankrungthep	bangkok bank	Bangkok Bank	294
thanakhanngaeprathetthai	bank of thailand	Bank of Thailand	294
thanakhanthaiphanit	siam commercial bank	Siam Commercial Bank	294
the fed	federal reserve system	Federal Reserve System	960
the hartford	hartford financial services	Hartford Financial Services	173
the we company	wework	WeWork	122
thermo fisher	thermo fisher scientific	Thermo Fisher Scientific	91
thomson csf	thales	Thales	283
thw	technisches hilfswerk	Technisches Hilfswerk	105
thy	turk hava yollari	Türk Hava Yolları	1788
thyssen	thyssenkrupp	Thyssenkrupp	602
ti	texas instruments	Texas Instruments	26
tiaa	teachers insurance and annuity association	Teachers Insurance and Annuity Association	39
ticket master	ticketmaster	Ticketmaster	88
tik tok	tiktok	TikTok	786
tim	telecom italia	Telecom Italia	258
tisco	tata iron and steel	Tata Iron and Steel	193
tmcc	toyota motor credit	Toyota Motor Credit	39
tnb	tenaga nasional	Tenaga Nasional	1782
tnt	thomas nationwide transport	Thomas Nationwide Transport	397
tnvvh	tnuva	Tnuva	718
tofas	turk otomobil fabrikasi	Türk Otomobil Fabrikası	471
tokyo shibaura electric	toshiba	Toshiba	1347
tokyo telecommunications engineering	sony group	Sony Group	603
tom tom	tomtom	TomTom	1936
tongyongqiche	general motors	General Motors	37
top shop	topshop	Topshop	439
total energies	totalenergies	TotalEnergies	674
totaleneojiseu	totalenergies	TotalEnergies	25
totalenerdzhis	totalenergies	TotalEnergies	62
totalfinaelf	totalenergies	TotalEnergies	283
totaruenajizu	totalenergies	TotalEnergies	12
toyotazidongche	toyota motor	Toyota Motor	12
toysrus	toys r us	Toys R Us	91
tpao	turkiye petrolleri anonim ortakligi	Türkiye Petrolleri Anonim Ortaklığı	471
tpg	texas pacific group	Texas Pacific Group	26
trapeza kyproy	bank of cyprus	Bank of Cyprus	2991
trapeza peiraios	piraeus bank	Piraeus Bank	455
trapeza tis ellados	bank of greece	Bank of Greece	455
trip advisor	tripadvisor	TripAdvisor	88
trw	thompson ramo wooldridge	Thompson Ramo Wooldridge	39
tsb	trustee savings bank	Trustee Savings Bank	119
tsh s by sy	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	43
tsla	tesla	Tesla	158
tsmc	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	1186
tu delft	technische universiteit delft	Technische Universiteit Delft	549
tu munchen	technische universitat munchen	Technische Universität München	254
tuc	trades union congress	Trades Union Congress	121
tui	touristik union international	Touristik Union International	152
tum	technische universitat munchen	Technische Universität München	105
tupras	turkiye petrol rafinerileri	Türkiye Petrol Rafinerileri	471
turk cell	turkcell	Turkcell	1940
turkish airlines	turk hava yollari	Türk Hava Yolları	3015
tuv	technischer uberwachungsverein	Technischer Überwachungsverein	152
tv industry pharmaceutical	teva pharmaceutical industries	Teva Pharmaceutical Industries	252
tva	tennessee valley authority	Tennessee Valley Authority	26
tvp	telewizja polska	Telewizja Polska	928
twa	trans world airlines	Trans World Airlines	39
twshyb	toshiba	Toshiba	43
twtl nrjyz	totalenergies	TotalEnergies	43
twywt	toyota	Toyota	43
tynsnt	tencent	Tencent	43
tyrn al emirates	emirates	Emirates	384
tyrn al ittihad	etihad airways	Etihad Airways	384
tyskw	tesco	Tesco	43
ual	united airlines	United Airlines	26
uap	union des assurances de paris	Union des Assurances de Paris	165
uaw	united auto workers	United Auto Workers	26
uaz	ulyanovskiy avtomobilnyy zavod	Ulyanovskiy avtomobilnyy zavod	472
uba	united bank for africa	United Bank for Africa	1783
ubc	university of british columbia	University of British Columbia	429
ubeo	uber	Uber	157
ubs	union bank of switzerland	Union Bank of Switzerland	277
uc berkeley	university of california berkeley	University of California Berkeley	91
uc los angeles	university of california los angeles	University of California Los Angeles	1553
uc san diego	university of california san diego	University of California San Diego	1553
ucb	union chimique belge	Union Chimique Belge	655
ucl	university college london	University College London	121
ucla	university of california los angeles	University of California Los Angeles	39
uconn	university of connecticut	University of Connecticut	91
ucsd	university of california san diego	University of California San Diego	39
ucsf	university of california san francisco	University of California San Francisco	39
uct	university of cape town	University of Cape Town	398
uefa	union of european football associations	Union of European Football Associations	277
uem	universidade eduardo mondlane	Universidade Eduardo Mondlane	430
ufc	ultimate fighting championship	Ultimate Fighting Championship	26
uhg	unitedhealth group	UnitedHealth Group	26
ukaea	united kingdom atomic energy authority	United Kingdom Atomic Energy Authority	119
ukrainski zaliznitsi	ukrainian railways	Ukrainian Railways	1091
ul	underwriters laboratories	Underwriters Laboratories	26
ula	united launch alliance	United Launch Alliance	26
ulieunhaeng	woori bank	Woori Bank	25
umc	united microelectronics	United Microelectronics	930
umcg	universitair medisch centrum groningen	Universitair Medisch Centrum Groningen	1758
umich	university of michigan	University of Michigan	91
un	united nations	United Nations	26
un habitat	united nations human settlements programme	United Nations Human Settlements Programme	1911
unam	universidad nacional autonoma de mexico	Universidad Nacional Autónoma de México	759
unctad	united nations conference on trade and development	United Nations Conference on Trade and Development	277
undp	united nations development programme	United Nations Development Programme	39
unep	united nations environment programme	United Nations Environment Programme	1752
unesco	united nations educational scientific and cultural organization	United Nations Educational, Scientific and Cultural Organization	220
unfpa	united nations population fund	United Nations Population Fund	39
unhcr	united nations high commissioner for refugees	United Nations High Commissioner for Refugees	277
uni credit	unicredit	UniCredit	1933
unicef	united nations childrens fund	United Nations Children's Fund	39
unicredito italiano	unicredit	UniCredit	1333
unido	united nations industrial development organization	United Nations Industrial Development Organization	367
uniqlo	fast retailing	Fast Retailing	1255
unisa	university of south africa	University of South Africa	428
united technologies	raytheon technologies	Raytheon Technologies	122
unitedhealthcare	unitedhealth group	UnitedHealth Group	91
universita degli studi	universita	università	2204
unsw	university of new south wales	University of New South Wales	566
uob	united overseas bank	United Overseas Bank	473
uolmart	walmart	Walmart	62
up	union pacific railroad	Union Pacific Railroad	26
upenn	university of pennsylvania	University of Pennsylvania	91
upi	united press international	United Press International	26
upm	upm kymmene	UPM-Kymmene	1747
ups	united parcel service	United Parcel Service	26
uralkaliy	uralkali	Uralkali	62
us steel	united states steel	United States Steel	91
usaa	united services automobile association	United Services Automobile Association	39
usaid	united states agency for international development	United States Agency for International Development	39
usair	us airways	US Airways	122
usb	us bancorp	U.S. Bancorp	26
usc	university of southern california	University of Southern California	26
usda	united states department of agriculture	United States Department of Agriculture	39
usiminas	usinas siderurgicas de minas gerais	Usinas Siderúrgicas de Minas Gerais	1900
usp	universidade de sao paulo	Universidade de São Paulo	521
usps	united states postal service	United States Postal Service	39
ustc	university of science and technology of china	University of Science and Technology of China	149
uta	union de transports aeriens	Union de Transports Aériens	165
utc	raytheon technologies	Raytheon Technologies	26
uti	unit trust of india	Unit Trust of India	207
vale do rio doce	vale	Vale	1332
valic	variable annuity life insurance	Variable Annuity Life Insurance	39
vanguard	vanguard group	Vanguard Group	173
varig	viacao aerea rio grandense	Viação Aérea Rio-Grandense	427
vasp	viacao aerea sao paulo	Viação Aérea São Paulo	427
vayldberriz	wildberries	Wildberries	62
vaz	avtovaz	AvtoVAZ	472
vda	verband der automobilindustrie	Verband der Automobilindustrie	105
vdi	verein deutscher ingenieure	Verein Deutscher Ingenieure	105
veb	vneshekonombank	Vneshekonombank	472
veba	vereinigte elektrizitats und bergwerks	Vereinigte Elektrizitäts- und Bergwerks	152
veolia	veolia environnement	Veolia Environnement	629
verizon	verizon communications	Verizon Communications	91
vertolety rossii	russian helicopters	Russian Helicopters	62
vfd	volunteer fire department	Volunteer Fire Department	654
vfw	veterans of foreign wars	Veterans of Foreign Wars	654
viacomcbs	paramount global	Paramount Global	122
viag	vereinigte industrie unternehmungen	Vereinigte Industrie-Unternehmungen	152
victor company of japan	japan victor	Japan Victor	719
virginia tech	virginia polytechnic institute and state university	Virginia Polytechnic Institute and State University	91
vivendi environnement	veolia environnement	Veolia Environnement	283
vm ware	vmware	VMware	88
vneshekonombank	vnesheconombank	Vnesheconombank	1101
vnk dyskvnt	israel discount bank	Israel Discount Bank	252
vnk dyskvnt israel	israel discount bank	Israel Discount Bank	252
vnk hfvlym	bank hapoalim	Bank Hapoalim	252
vnk israel	bank of israel	Bank of Israel	252
vnk leumi	bank leumi	Bank Leumi	252
vnk leumi israel	bank leumi	Bank Leumi	252
vnk mizrahi	bank mizrahi tefahot	Bank Mizrahi-Tefahot	718
vnk mizrahi tfhvt	bank mizrahi tefahot	Bank Mizrahi-Tefahot	252
vnpt	vietnam posts and telecommunications	Vietnam Posts and Telecommunications	1187
voc	vereenigde oostindische compagnie	Vereenigde Oostindische Compagnie	397
vodafone	vodafone group	Vodafone Group	255
voest	vereinigte osterreichische eisen und stahlwerke	Vereinigte Österreichische Eisen- und Stahlwerke	367
voicestream wireless	t mobile us	T-Mobile US	122
volks wagen	volkswagen	Volkswagen	1259
volzhskiy avtomobilnyy zavod	avtovaz	AvtoVAZ	691
vrr	verkehrsverbund rhein ruhr	Verkehrsverbund Rhein-Ruhr	105
vsnl	videsh sanchar nigam	Videsh Sanchar Nigam	193
vtb	vneshtorgbank	Vneshtorgbank	922
vtt	teknologian tutkimuskeskus vtt	Teknologian tutkimuskeskus VTT	1189
vw	volkswagen	Volkswagen	152
vympel kommunikatsii	vimpelcom	VimpelCom	62
wal greens	walgreens boots alliance	Walgreens Boots Alliance	88
wal mart	walmart	Walmart	91
wal mart stores	walmart	Walmart	411
walgreens	walgreens boots alliance	Walgreens Boots Alliance	91
wanhao	marriott international	Marriott International	80
wanjufandoucheng	toys r us	Toys R Us	717
wanshida	mastercard	Mastercard	37
wba	walgreens boots alliance	Walgreens Boots Alliance	26
wbd	warner bros discovery	Warner Bros. Discovery	158
wd	western digital	Western Digital	26
wdr	westdeutscher rundfunk	Westdeutscher Rundfunk	105
wef	world economic forum	World Economic Forum	229
weinosu	ajinomoto	Ajinomoto	118
weiruan	microsoft	Microsoft	80
weisa	visa	Visa	80
wellpoint health	elevance health	Elevance Health	122
weltgesundheitsorganisation	world health organization	World Health Organization	808
west pac	westpac banking	Westpac Banking	1926
western india palm refined oils	wipro	Wipro	2203
westlb	westdeutsche landesbank	Westdeutsche Landesbank	402
westpac	westpac banking	Westpac Banking	3004
wfc	wells fargo	Wells Fargo	26
wfp	world food programme	World Food Programme	258
wgz bank	westdeutsche genossenschafts zentralbank	Westdeutsche Genossenschafts-Zentralbank	402
whats app	whatsapp	WhatsApp	88
who	world health organization	World Health Organization	229
whsmith	wh smith	W. H. Smith	255
wipo	world intellectual property organization	World Intellectual Property Organization	277
wits	university of the witwatersrand	University of the Witwatersrand	1942
wits university	university of the witwatersrand	University of the Witwatersrand	1554
wmo	world meteorological organization	World Meteorological Organization	229
woerma	walmart	Walmart	37
woerwo	volvo	Volvo	37
wolmateu	walmart	Walmart	25
world wildlife fund	world wide fund for nature	World Wide Fund for Nature	1000
worumato	walmart	Walmart	12
wpp	wire and plastic products	Wire and Plastic Products	119
wrkl	oracle	Oracle	43
wto	world trade organization	World Trade Organization	229
wutianyaopingongye	takeda pharmaceutical	Takeda Pharmaceutical	12
wuyinliangpin	muji	Muji	12
ww	wustenrot and wurttembergische	Wüstenrot & Württembergische	152
wwe	world wrestling entertainment	World Wrestling Entertainment	26
wwf	world wide fund for nature	World Wide Fund for Nature	277
wwl mrt	walmart	Walmart	43
xianggangshanghaihuifengyinxing	hongkong and shanghai banking	Hongkong and Shanghai Banking	716
xianggangtielu	mass transit railway	Mass Transit Railway	717
xiaosongzhizuosuo	komatsu	Komatsu	12
xiapu	sharp	Sharp	80
xiecheng	trip	Trip	80
xierdun	hilton worldwide	Hilton Worldwide	37
xilaideng	sheraton	Sheraton	1548
ximenzi	siemens	Siemens	37
xingbake	starbucks	Starbucks	37
xingzhanyinxing	development bank of singapore	Development Bank of Singapore	717
xinritiezhujin	nippon steel	Nippon Steel	12
xinyuehuaxuegongye	shin etsu chemical	Shin-Etsu Chemical	12
xiribenlukezhidao	west japan railway	West Japan Railway	12
xom	exxon mobil	Exxon Mobil	158
xuefulong	chevron	Chevron	37
xuhuacheng	asahi kasei	Asahi Kasei	12
yamahafadongji	yamaha motor	Yamaha Motor	12
yamatoyunshu	yamato transport	Yamato Transport	12
yamaxun	amazon com	Amazon.com	37
yandeks	yandex	Yandex	235
yecunzhengquan	nomura securities	Nomura Securities	12
yijia	ikea	IKEA	80
yingteer	intel	Intel	37
yitengzhongshangshi	itochu	Itochu	12
ykk	yoshida kogyo kabushikikaisha	Yoshida Kogyo Kabushikikaisha	240
yle	yleisradio	Yleisradio	3007
ymca	young mens christian association	Young Men's Christian Association	39
you tube	youtube	YouTube	88
youbu	uber	Uber	80
youyiku	fast retailing	Fast Retailing	37
ypf	yacimientos petroliferos fiscales	Yacimientos Petrolíferos Fiscales	1178
ypfb	yacimientos petroliferos fiscales bolivianos	Yacimientos Petrolíferos Fiscales Bolivianos	1740
yr	young and rubicam	Young & Rubicam	39
yr by n by	airbnb	Airbnb	43
yrbs	airbus	Airbus	43
ysl	yves saint laurent	Yves Saint Laurent	165
yuni chamu	unicharm	Unicharm	12
yunichamu	unicharm	Unicharm	12
yunikeullo	fast retailing	Fast Retailing	25
yuniklo	fast retailing	Fast Retailing	62
yunikredit bank	unicredit bank	UniCredit Bank	62
yunikuro	fast retailing	Fast Retailing	118
yunilebeo	unilever	Unilever	25
yuniriba	unilever	Unilever	12
yupieseu	united parcel service	United Parcel Service	25
yupiesu	united parcel service	United Parcel Service	12
yups	united parcel service	United Parcel Service	235
yuuchoyinxing	japan post bank	Japan Post Bank	12
yw by s	united parcel service	United Parcel Service	43
ywca	young womens christian association	Young Women's Christian Association	39
ywnyklw	fast retailing	Fast Retailing	43
ywnylyfr	unilever	Unilever	43
zdf	zweites deutsches fernsehen	Zweites Deutsches Fernsehen	152
zen desk	zendesk	Zendesk	88
zenerarumotazu	general motors	General Motors	12
zf	zahnradfabrik friedrichshafen	Zahnradfabrik Friedrichshafen	105
zhadayinxing	standard chartered bank	Standard Chartered Bank	716
zhangchengqiche	great wall motor	Great Wall Motor	37
zhangronghaiyun	evergreen marine	Evergreen Marine	357
zhangronghangkong	eva airways	EVA Airways	357
zhaoshangyinxing	china merchants bank	China Merchants Bank	37
zhongbudianli	chubu electric power	Chubu Electric Power	12
zhongguodianxin	china telecom	China Telecom	37
zhongguodiyiqiche	first automobile works	First Automobile Works	37
zhongguodongfanghangkong	china eastern airlines	China Eastern Airlines	37
zhongguogongshangyinxing	industrial and commercial bank of china	Industrial and Commercial Bank of China	37
zhongguoguangdayinxing	china everbright bank	China Everbright Bank	37
zhongguoguojihangkong	air china	Air China	37
zhongguohaiyangshiyou	china national offshore oil	China National Offshore Oil	37
zhongguojiansheyinxing	china construction bank	China Construction Bank	37
zhongguojianzhu	china state construction engineering	China State Construction Engineering	80
zhongguojianzhugongcheng	china state construction engineering	China State Construction Engineering	37
zhongguojiaotongjianshe	china communications construction	China Communications Construction	37
zhongguolianhewangluotongxin	china unicom	China Unicom	37
zhongguoliantong	china unicom	China Unicom	37
zhongguomengniuruye	china mengniu dairy	China Mengniu Dairy	37
zhongguominshengyinxing	china minsheng bank	China Minsheng Bank	37
zhongguonanfanghangkong	china southern airlines	China Southern Airlines	37
zhongguonongyeyinxing	agricultural bank of china	Agricultural Bank of China	37
zhongguopinganbaoxian	ping an insurance	Ping An Insurance	37
zhongguorenminyinxing	peoples bank of china	People's Bank of China	37
zhongguorenshou	china life insurance	China Life Insurance	37
zhongguorenshoubaoxian	china life insurance	China Life Insurance	37
zhongguoshihua	sinopec	Sinopec	37
zhongguoshiyou	petrochina	PetroChina	80
zhongguoshiyouhuagong	sinopec	Sinopec	37
zhongguotielugongcheng	china railway engineering	China Railway Engineering	37
zhongguoyidong	china mobile	China Mobile	37
zhongguoyidongtongxin	china mobile	China Mobile	37
zhongguoyinxing	bank of china	Bank of China	37
zhongguoyuanyanghaiyun	china ocean shipping	China Ocean Shipping	37
zhonghuadianxin	chunghwa telecom	Chunghwa Telecom	357
zhonghuahangkong	china airlines	China Airlines	357
zhongwaizhiyao	chugai pharmaceutical	Chugai Pharmaceutical	12
zhongxingtongxun	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	37
zhongxinguoji	semiconductor manufacturing international	Semiconductor Manufacturing International	37
zhuhaigelidianqi	gree electric appliances	Gree Electric Appliances	37
zhuyoudianqigongye	sumitomo electric industries	Sumitomo Electric Industries	12
zhuyouhuaxue	sumitomo chemical	Sumitomo Chemical	12
zhuyoushangshi	sumitomo	Sumitomo	12
zhuzhonggongwudian	takenaka	Takenaka	12
zijietiaodong	bytedance	ByteDance	37
zishengtang	shiseido	Shiseido	12
zte	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	149
zuochuanjibian	sagawa express	Sagawa Express	12
zurich insurance	zurich versicherungs gesellschaft	Zürich Versicherungs-Gesellschaft	628
zus	zaklad ubezpieczen spolecznych	Zakład Ubezpieczeń Społecznych	1784`;
export const connectives: string = `a	the		1216
a branch of	part of		90
a brand of	part of		90
a business of	part of		90
a cargo de	care of		670
a company of	part of		90
a department of	part of		90
a division of	part of		90
a franchise of	part of		90
a la atencion de	care of		670
a lattention de	care of		671
a lenseigne	trading as		143
a member of	part of		90
a service of	part of		90
a subsidiary of	part of		90
a trading division of	part of		90
a unit of	part of		90
a wholly owned subsidiary of	part of		90
aan	on		503
abbrev	also known as		57
abbreviata	also known as		167
abbreviated	also known as		345
abbreviated as	also known as		57
abbreviato	also known as		167
abgekurzt	also known as		154
abreviadamente	also known as		196
abreviado	also known as		142
ac	and		2013
ac of	on behalf of		124
account of	on behalf of		268
acting by and through	on behalf of		124
acting for	on behalf of		124
acting through	on behalf of		124
ad	the		769
administered by	part of		90
af	of		2980
affiliate of	part of		268
affiliated with	part of		90
afgekort	also known as		181
against			451
agissant pour le compte de	on behalf of		671
agli	at		178
agus	and		2005
ai	at		855
aiemmin	formerly known as		576
aikaisemmin	formerly known as		576
ainsi que	and		2003
aka	also known as		57
al	the		769
al mashhur	also known as		1799
albo	or		2009
alias	also known as		345
alias dit	also known as		143
aliases	also known as		345
alla	at		178
alle	at		178
allo	at		178
alsmede	and		2008
also	also known as		345
also called	also known as		57
also called as	also known as		57
also doing business as	trading as		57
also known as			57
also named	also known as		57
also referred to as	also known as		57
also spelled	also known as		57
also trading as	trading as		57
also written	also known as		57
alternatively known as	also known as		57
am	on		1082
an	the		1810
an affiliate of	part of		90
anche conosciuta come	also known as		167
anche conosciuto come	also known as		167
anciennement	formerly known as		143
anciennement connu sous le nom de	formerly known as		143
anciennement connue sous le nom de	formerly known as		143
anciennement denommee	formerly known as		143
and			2001
anterior	formerly known as		939
anteriormente	formerly known as		142
anteriormente conhecida como	formerly known as		196
anteriormente conocida como	formerly known as		142
anteriormente conocido como	formerly known as		142
anteriormente denominada	formerly known as		142
antes	formerly known as		1209
antes conocida como	formerly known as		142
antes conocido como	formerly known as		142
antes denominada	formerly known as		196
antiga denominacao	formerly known as		196
antigo nome	formerly known as		196
antigua denominacion	formerly known as		142
antiguamente	formerly known as		1209
ao	the		666
ao cuidado de	care of		779
aos	the		666
aos cuidados de	care of		779
aputoiminimi	trading as		576
ar	the		1213
as	the		666
as agent for	on behalf of		124
as custodian for	on behalf of		124
as nominee for	on behalf of		124
as successor to	formerly known as		57
as trading	trading as		57
as trustee for	on behalf of		124
as trustee of	on behalf of		124
as well as	and		2000
ash	the		1213
at			854
attention	care of		1245
attn	care of		1245
attn of	care of		124
au	at		710
au nom de	on behalf of		671
auch bekannt als	also known as		154
auch genannt	also known as		154
auf	on		382
aus	from		2981
aussi connu sous le nom de	also known as		143
aussi connue sous le nom de	also known as		143
autrefois	formerly known as		665
aux	at		421
aux bons soins de	care of		671
av	of		1528
avec	with		421
aven kallad	also known as		368
aven kand som	also known as		368
avv	title		941
az	the		769
bagi	for		1079
bajo el nombre comercial	trading as		142
bankrot	in liquidation		2789
bankrupt	in liquidation		842
bankrutavusi	in liquidation		703
bankrutuojanti	in liquidation		703
bei	at		382
bei firma	care of		478
beim	at		382
being wound up	in liquidation		90
bekannt als	also known as		154
bekend als	also known as		181
beter bekend als	also known as		181
better known as	also known as		57
between			852
bifirma	trading as		368
bij	at		503
binavn	trading as		400
bisher	formerly known as		664
board of regents of	on behalf of		124
board of trustees of	on behalf of		124
born as	formerly known as		57
branch of	part of		2846
brand of	part of		268
business as	trading as		57
business name	trading as		57
by			854
by and through	on behalf of		124
byvsh	formerly known as		344
byvshaya	formerly known as		344
byvshiy	formerly known as		344
care of			268
carrying on business	trading as		57
carrying on business as	trading as		57
carrying on business under the name	trading as		57
changed from	formerly known as		57
chez	near		421
ci devant	formerly known as		143
coba	trading as		345
com	with		623
com o nome comercial	trading as		196
comercializado como	trading as		142
comercialmente conocida como	trading as		142
commonly called	also known as		57
commonly known as	also known as		57
commonly referred to as	also known as		57
company of	part of		268
con	with		708
con el nombre comercial	trading as		142
con nombre comercial	trading as		142
conducting business as	trading as		57
conhecida como	also known as		196
conhecido como	also known as		196
connu sous le nom de	also known as		143
connue sous le nom de	also known as		143
conocida comercialmente como	trading as		142
conocida como	also known as		142
conocido como	also known as		142
conosciuto come	also known as		167
contra	against		708
contre	against		709
csodeljaras alatt	in liquidation		839
cunoscut sub numele	also known as		1208
czlonek grupy	part of		499
d	of		710
da	of		623
dahulu	formerly known as		476
dahulunya	formerly known as		476
dal	of		178
dall	of		178
dalla	of		178
dan	and		2022
dans	in		421
das	the		577
dawna nazwa	formerly known as		262
dawniej	formerly known as		262
dba	trading as		1207
dds	title		770
de	of		710
de l	of		709
de la	of		709
de las	of		1078
de los	of		1078
debtor in possession	in liquidation		90
defunct	in liquidation		842
degli	of		178
dei	of		178
del	of		2982
dell	of		178
della	of		178
delle	of		178
dello	of		178
dem	the		577
den	the		577
dengan	with		1079
dengan nama	trading as		476
denominacao comercial	trading as		196
denominacion comercial	trading as		142
denominata	trading as		167
denominato	trading as		167
denomme	trading as		143
denommee	trading as		143
department of	part of		268
depuis	from		709
der	the		577
deregistered	in liquidation		90
des	of		421
desde	from		1078
designada por	also known as		196
dhe	and		2010
di	of		855
die	the		577
dikenal sebagai	also known as		476
disingkat	also known as		476
dissolved	in liquidation		842
dissoute	in liquidation		355
dite	also known as		665
div of	part of		268
divisao de	part of		2847
division de	part of		848
division of	part of		268
divisione di	part of		1069
dla	for		1080
dlya	for		1525
dmd	title		770
do	of		2984
do pereimenovaniya	formerly known as		344
dochter van	part of		1070
doing business as	trading as		1207
doing business in	trading as		57
doing business under the name	trading as		57
doing business under the name of	trading as		57
dos	of		623
dott	title		941
dr	title		1212
dres	title		1214
drive	formerly known as		1802
driver under navnet	trading as		767
driver virksomhed under navnet	trading as		400
du	of		421
dulu	formerly known as		1803
durch	by		622
dvm	title		770
dzialajaca pod nazwa	trading as		262
dzialajacy jako	trading as		262
e	and		2028
ed	and		2023
een	the		1215
een divisie van	part of		498
een onderneming van	part of		498
eertijds	formerly known as		181
egalement connu sous le nom de	also known as		143
egalement connue sous le nom de	also known as		143
ehem	formerly known as		1801
ehemalig	formerly known as		154
ehemals	formerly known as		154
ein	the		577
ein geschaftsbereich der	part of		289
ein unternehmen der	part of		289
eine	the		1214
eine marke der	part of		289
el	the		771
eller	or		2011
elobb	formerly known as		663
els	the		1809
em	in		623
em abreviatura	also known as		196
em dissolucao	in liquidation		356
em falencia	in liquidation		356
em insolvencia	in liquidation		356
em liquidacao	in liquidation		356
em nome de	on behalf of		779
em recuperacao judicial	in liquidation		356
en	and		2025
en abrege	also known as		143
en concurso	in liquidation		419
en concurso de acreedores	in liquidation		419
en cours de liquidation	in liquidation		355
en disolucion	in liquidation		419
en dissolution	in liquidation		355
en faillite	in liquidation		355
en forma abreviada	also known as		142
en liq	in liquidation		355
en liquidacion	in liquidation		2784
en liquidation	in liquidation		2785
en liquidation judiciaire	in liquidation		355
en nombre de	on behalf of		670
en proceso de liquidacion	in liquidation		419
en quiebra	in liquidation		419
en redressement judiciaire	in liquidation		355
en representacion de	on behalf of		670
en siglas	also known as		142
en sigle	also known as		143
enseigne	trading as		665
entinen	formerly known as		576
entre	between		421
erloschen	in liquidation		289
erstwhile	formerly known as		57
es	and		2021
eski adi	formerly known as		401
eski adiyla	formerly known as		401
eski unvani	formerly known as		401
et	and		2020
eta	and		2017
ex	formerly known as		345
ex denominata	formerly known as		167
ex nom	formerly known as		143
excma	title		768
excmo	title		768
exercant sous le nom	trading as		143
exercant sous le nom commercial	trading as		143
extinguida	in liquidation		419
failliet	in liquidation		2788
faisant affaire sous le nom	trading as		143
faisant affaires sous	trading as		143
faisant affaires sous le nom	trading as		143
faisant affaires sous le nom de	trading as		143
falida	in liquidation		356
falido	in liquidation		356
fallimento	in liquidation		2787
fazendo negocios como	trading as		196
felszamolas alatt	in liquidation		839
filial de	part of		848
filialas lietuvoje	part of		703
filiale de	part of		1068
firma comercial	trading as		196
firmierend als	trading as		154
firmierend unter	trading as		154
firmiert als	trading as		154
firmiert unter	trading as		154
fka	formerly known as		57
fmly	formerly known as		57
fmrly	formerly known as		57
for			852
for account of	on behalf of		124
for and on behalf of	on behalf of		124
for short	also known as		57
for the account of	on behalf of		124
for the attention of	care of		124
for the benefit of	on behalf of		124
fordom	formerly known as		368
forhenvaerende	formerly known as		400
former	formerly known as		345
former name	formerly known as		57
formerly	formerly known as		57
formerly called	formerly known as		57
formerly doing business as	formerly known as		57
formerly known as			57
formerly named	formerly known as		57
formerly the	formerly known as		57
formerly trading as	formerly known as		57
forut	formerly known as		368
fost	formerly known as		939
fosta	formerly known as		939
fra	from		2973
fran	from		1526
franchisee of	part of		268
frmly	formerly known as		57
from			451
frueher	formerly known as		154
fruher	formerly known as		154
fruhere	formerly known as		154
fuer	for		622
fur	for		382
fur rechnung von	on behalf of		478
gegen	against		622
geloscht	in liquidation		289
genaamd	also known as		181
genannt	trading as		664
geschaftlich tatig als	trading as		154
geschaftsbezeichnung	trading as		154
gia denominata	formerly known as		167
gli	the		942
governing body of	on behalf of		124
groupe de	part of		1068
grupa kapitalowa	part of		499
ha	the		1811
haciendo negocios como	trading as		142
handeldrywend as	trading as		1206
handelend als	trading as		181
handelend onder	trading as		181
handelend onder de naam	trading as		181
handelnd als	trading as		154
handelnd unter	trading as		154
handelsnaam	trading as		181
handelsname	trading as		154
hereinafter	also known as		345
het	the		1215
hodn	trading as		181
http	web address		940
https	web address		940
i	and		2029
i konkurs	in liquidation		704
i likvidation	in liquidation		704
i liq	in liquidation		289
icin	for		2978
iflas halinde	in liquidation		1486
il	the		942
ile	and		1284
ilma	title		768
ilmo	title		768
im	in		1082
im auftrag von	on behalf of		478
im namen von	on behalf of		478
in			854
in abwicklung	in liquidation		289
in administration	in liquidation		90
in amministrazione straordinaria	in liquidation		420
in arte	trading as		167
in association with	part of		90
in bankruptcy	in liquidation		90
in breve	also known as		167
in business rescue	in liquidation		90
in care of	care of		124
in concordato preventivo	in liquidation		420
in conjunction with	part of		90
in creditors voluntary liquidation	in liquidation		90
in dissolution	in liquidation		90
in examinership	in liquidation		90
in faillissement	in liquidation		498
in faliment	in liquidation		840
in fallimento	in liquidation		420
in forma abbreviata	also known as		167
in forma breve	also known as		167
in insolvency	in liquidation		90
in insolventa	in liquidation		840
in insolvenz	in liquidation		289
in its capacity as	on behalf of		124
in its capacity as trustee of	on behalf of		124
in konkurs	in liquidation		289
in lca	in liquidation		420
in lichidare	in liquidation		840
in likwidasie	in liquidation		2781
in liq	in liquidation		420
in liqu	in liquidation		2782
in liquidatie	in liquidation		498
in liquidation			2783
in liquidation of	part of		90
in liquidazione	in liquidation		2786
in liquidazione coatta amministrativa	in liquidation		420
in members voluntary liquidation	in liquidation		90
in naam van	on behalf of		778
in nome e per conto di	on behalf of		1244
in ontbinding	in liquidation		498
in partnership with	part of		90
in precedenza	formerly known as		167
in provisional liquidation	in liquidation		90
in receivership	in liquidation		90
in reorganizare	in liquidation		840
in scioglimento	in liquidation		420
in short	also known as		57
in sigla	also known as		167
in staat van faillissement	in liquidation		498
in statutory management	in liquidation		90
in surseance	in liquidation		498
in surseance van betaling	in liquidation		498
in voluntary liquidation	in liquidation		90
in winding up	in liquidation		90
inh	part of		1502
inhaberin	part of		1502
insegna	trading as		1804
insolvent	in liquidation		842
insolvenzverfahren	in liquidation		289
into	to		451
ir	and		2024
ismert neven	also known as		663
iz	from		1525
izvestnaya kak	also known as		344
izvestnyy kak	also known as		344
ja	and		2019
jadis	formerly known as		665
juga dikenal sebagai	also known as		476
kai	and		2015
kaldet	also known as		400
kallad	also known as		368
kand som	also known as		368
kendt som	also known as		400
kenyszertorles alatt	in liquidation		839
kisaca	also known as		401
kjent som	also known as		767
known also as	also known as		57
known as	also known as		57
konkurs	in liquidation		2790
konkursbo	in liquidation		704
konkurssipesa	in liquidation		838
konkurssissa	in liquidation		838
korabban	formerly known as		663
kurz	also known as		664
kurzbezeichnung	also known as		154
kurzform	also known as		664
l	the		578
la	the		578
las	the		771
late	formerly known as		345
le	the		578
les	the		578
licensed by	part of		90
lid van	part of		1070
likewise known as	also known as		57
likvidacija	in liquidation		1060
likvideerimisel	in liquidation		1481
likvidejama	in liquidation		1060
likvidirovano	in liquidation		841
likviduojama	in liquidation		703
likviduojamas	in liquidation		703
lo	the		771
los	the		771
lub	or		1283
lui	the		1812
maksatnespejiga	in liquidation		1060
managed by	part of		90
marca comercial	trading as		142
markkinointinimi	trading as		576
massa falida	in liquidation		356
med	with		1528
mede handelend onder de naam	trading as		181
member of	part of		268
membre de	part of		1068
messrs	care of		124
met	with		1527
mhodn	trading as		181
miembro de	part of		848
mit	with		1082
mitglied der	part of		289
ms	care of		1894
n	and		973
na	and		2027
nachfolger von	formerly known as		154
nad	on		1080
nama dagang	trading as		476
name changed from	formerly known as		57
namens	on behalf of		778
nami diger	also known as		401
nas	in		1524
nd	and		973
negli	in		178
negociando como	trading as		196
nei	in		178
nel	in		178
nell	in		853
nella	in		178
nelle	in		178
nello	in		178
niederlassung der	part of		289
nka	also known as		57
no	in		623
nom commercial	trading as		143
nombre comercial	trading as		142
nombre de fantasia	trading as		142
nome comercial	trading as		196
nome commerciale	trading as		167
nome de fantasia	trading as		196
nome fantasia	trading as		196
nonche	and		2006
nos	in		1524
nota come	also known as		167
noto come	also known as		167
now known as	also known as		57
o	the		1216
o simplemente	also known as		142
oa	trading as		1211
och	and		2012
od	from		1083
oddzial w	part of		499
oder	or		1282
of			852
og	and		1998
ogsa kendt som	also known as		400
ogsa kjent som	also known as		767
ohne	without		622
olarak bilinen	also known as		401
olarak da bilinen	also known as		401
old name	formerly known as		57
on			854
on behalf of			124
once known as	formerly known as		57
onceki adi	formerly known as		401
onderdeel van	part of		1070
onto	to		451
ook bekend als	also known as		181
ook genoemd	also known as		181
ook handelend onder de naam	trading as		181
operando como	trading as		142
operante come	trading as		167
operante sotto il nome	trading as		167
operated by	part of		90
operates as	trading as		57
operating as	trading as		57
operating under the name	trading as		57
oplost	in liquidation		837
or			973
oraz	and		1283
originally	formerly known as		345
originally known as	formerly known as		57
os	the		666
ot	from		2985
otherwise known as	also known as		57
ou	or		2004
outrora	formerly known as		1210
owned by	part of		90
pa	on		1526
pankrotis	in liquidation		1481
par	by		710
par abreviation	also known as		143
para	for		708
part of			268
pel	for		853
pela	by		1081
pelo	by		1081
pentru	for		2975
per	for		855
per a	for		2972
per adres	care of		124
per adresse	care of		478
per conto di	on behalf of		1244
pod firma	trading as		262
pod nazvaniem	trading as		344
pod nazwa	trading as		262
poprzednia nazwa	formerly known as		262
poprzednio	formerly known as		262
por	by		708
por conta de	on behalf of		779
por cuenta de	on behalf of		670
por sus siglas	also known as		142
pour	for		421
pour le compte de	on behalf of		671
powered by	part of		90
pra	for		1081
precedemment	formerly known as		143
precedentemente	formerly known as		167
precedentemente denominata	formerly known as		167
precedentemente nota come	formerly known as		167
pres	near		421
prescurtat	also known as		1208
president and fellows of	on behalf of		124
presso	care of		1893
prev	formerly known as		345
previously	formerly known as		345
previously called	formerly known as		57
previously known as	formerly known as		57
previously named	formerly known as		57
prezhnee nazvanie	formerly known as		344
pri	of		2977
pro	for		2979
prof	title		1212
professionally known as	trading as		57
prowadzacy dzialalnosc pod nazwa	trading as		262
przy	at		1080
puvodne	formerly known as		1800
que gira bajo el nombre de	trading as		142
radiee	in liquidation		355
ranee	formerly known as		1806
rechtsnachfolger von	formerly known as		154
rechtsnachfolgerin von	formerly known as		154
regents of the	on behalf of		124
regi neven	formerly known as		663
roviden	also known as		663
samt	and		1997
saneerauksessa	in liquidation		838
sans	without		709
sarskilt foretagsnamn	trading as		368
se ekkatharisi	in liquidation		1059
sebelumnya	formerly known as		476
seka	and		2002
selvitystilassa	in liquidation		838
sem	without		623
senza	without		853
serta	and		2007
short name	also known as		57
si	and		2026
sigla	also known as		1210
sigle	also known as		665
skrot	also known as		262
sob o nome comercial	trading as		196
sobre	on		708
societa del gruppo	part of		1069
sogenannt	also known as		154
sokr	also known as		344
sokrashchenno	also known as		344
solely in its capacity as trustee	on behalf of		124
sous	under		421
sous le nom commercial	trading as		143
sous le nom de	trading as		143
sowie	and		1999
stage name	trading as		57
struck off	in liquidation		90
su	on		855
sub of	part of		268
subsidiary of	part of		268
successor by merger to	formerly known as		57
successor in interest to	formerly known as		57
successor to	formerly known as		57
successors to	formerly known as		57
succursale di	part of		1069
sucursal de	part of		848
sui	on		178
sul	on		178
sulla	on		178
sur	on		710
ta	trading as		1211
tai	or		2018
takzhe izvestnyy kak	also known as		344
tambem conhecida como	also known as		196
tambem conhecido como	also known as		196
tambien conocida como	also known as		142
tambien conocido como	also known as		142
tasfiye halinde	in liquidation		1486
te	at		503
ter	of		503
ter attentie van	care of		778
tevens handelend onder de naam	trading as		181
the			1808
the governing body of	on behalf of		124
the trustees of	on behalf of		124
thodn	trading as		181
ticaret unvani	trading as		401
ticari unvani	trading as		401
tidigare	formerly known as		1807
tidigare kand som	formerly known as		368
tidigare namn	formerly known as		368
tidligere	formerly known as		400
tidligere kendt som	formerly known as		400
tidligere kjent som	formerly known as		767
tidligere navn	formerly known as		400
to			852
tochtergesellschaft der	part of		289
torgovaya marka	trading as		344
tra	between		178
tra i	between		853
trade name	trading as		57
trades as	trading as		57
trading also as	trading as		57
trading as			57
trading division of	part of		268
trading style	trading as		57
trading under the name	trading as		57
trading under the name of	trading as		57
trading under the style	trading as		57
trading under the style of	trading as		57
trustee for	on behalf of		124
trustees of	on behalf of		124
ttee of	on behalf of		124
tunnettu nimella	also known as		576
u	and		2014
u likvidaciji	in liquidation		1482
u stecaju	in liquidation		1482
uber	over		382
ueber	over		622
uit	from		503
ul	the		769
um	the		666
uma divisao de	part of		356
uma empresa de	part of		356
uma empresa do grupo	part of		356
uma marca de	part of		356
un	the		578
un marchio di	part of		420
un tempo	formerly known as		167
una	the		942
una division de	part of		419
una divisione di	part of		420
una empresa de	part of		419
una empresa del grupo	part of		419
una marca de	part of		419
una societa di	part of		420
und	and		1282
under administration	in liquidation		90
under avvikling	in liquidation		1483
under frivillig likvidation	in liquidation		837
under judicial management	in liquidation		90
under konkurs	in liquidation		704
under likvidation	in liquidation		837
under liquidation	in liquidation		90
under namnet	trading as		368
under navnet	trading as		400
under opplosning	in liquidation		1483
under rekonstruktion	in liquidation		704
under tvangsoplosning	in liquidation		837
une	the		578
une division de	part of		355
une entreprise de	part of		355
une marque de	part of		355
une societe du groupe	part of		355
unit of	part of		268
uno	the		941
unter	under		382
unto	to		451
untuk	for		1079
upo ekkatharisi	in liquidation		1059
upon	on		451
using the name	trading as		57
v	in		2988
v konkursu	in liquidation		836
v konkurze	in liquidation		1484
v konkurzu	in liquidation		836
v likvidaci	in liquidation		836
v likvidacii	in liquidation		1484
v likvidaciji	in liquidation		1485
v likvidaciya	in liquidation		1058
v likvidatsii	in liquidation		841
v likvidatsiya	in liquidation		1058
v nesastoyatelnost	in liquidation		1058
v protsesse likvidatsii	in liquidation		841
v stadii likvidatsii	in liquidation		841
v stecaju	in liquidation		1485
v upadku	in liquidation		836
van	of		1527
van de	of		503
van den	of		503
van der	of		503
variously known as	also known as		57
ve	and		1284
vegelszamolas alatt	in liquidation		839
verkort	also known as		181
vid	at		2986
vo	in		2976
vom	of		622
von	of		382
voor	for		2974
voor rekening van	on behalf of		778
voorheen	formerly known as		181
voorheen bekend als	formerly known as		181
voorheen bekend as	formerly known as		1206
voorheen genaamd	formerly known as		181
vorher	formerly known as		154
vorm	formerly known as		154
vormals	formerly known as		154
vrhn	formerly known as		181
vroeger	formerly known as		1805
w	in		2987
w likwidacji	in liquidation		499
w restrukturyzacji	in liquidation		499
w skrocie	also known as		262
w upadlosci	in liquidation		499
w upadlosci likwidacyjnej	in liquidation		499
w upadlosci ukladowej	in liquidation		499
wczesniej	formerly known as		262
we	in		1083
which trades as	trading as		57
who trades as	trading as		57
wholly owned by	part of		90
with			451
within	in		451
without			451
wound up	in liquidation		90
www	web address		940
y	and		2016
ye	the		770
ypo ekkatharisi	in liquidation		1059
z	with		1083
z hd	care of		478
ze	with		2983
znana jako	also known as		262
znany jako	also known as		262
znany rowniez jako	also known as		262
zu	at		382
zu haenden	care of		478
zu handen	care of		478
zum	at		382
zur	at		382
zuvor	formerly known as		664
zweigniederlassung der	part of		289
zwischen	between		382`;
export const noise: string = `144a	depositary receipt		38
2co com	payment service		185
a atencao de	attention		950
a company incorporated in	incorporated in		236
a company of	incorporated in		236
a corp of	incorporated in		236
a corporation of	incorporated in		236
a delaware corporation	incorporated in		236
a la atencion	attention		580
a latt de	attention		1241
a lattn de	attention		1241
a limited liability company	incorporated in		236
a shrs	shares		38
aa	attention		580
abt buchhaltung	department		250
abt einkauf	department		250
abt rechnungswesen	department		250
abteilung buchhaltung	department		250
abteilung einkauf	department		250
ac de	attention		950
acc payable	department		116
acciones ordinarias	shares		38
accionista	role		507
accionistas	role		507
account	role		95
account closed	record status		95
accounting	department		116
accounting department	department		116
accounting dept	department		116
accounts department	department		116
accounts dept	department		116
accounts payable	role		95
accounts payable department	department		116
accounts payable dept	department		116
accounts payable team	department		116
accounts receivable	role		95
acct	role		95
acct payable	department		116
accts payable	department		116
act	shares		97
act nouv	shares		97
actions au porteur	shares		38
actions nominatives	shares		38
ad	dollar par value		120
administrador	role		507
adr	depositary receipt		38
adrs	depositary receipt		38
ads	depositary receipt		97
adss	depositary receipt		38
advisor	role		133
adyen	payment service		185
afd boekhouding	department		293
afd crediteuren	department		293
afd financiele administratie	department		293
afd inkoop	department		293
afdeling boekhouding	department		293
afdeling crediteuren	department		293
afdeling financien	department		293
afdeling inkoop	department		293
alla ca	attention		581
alla cortese attenzione	attention		581
alla cortese attenzione di	attention		581
allattenzione di	attention		581
american depositary receipts	depositary receipt		38
american depositary share	depositary receipt		38
american depositary shares	depositary receipt		38
american depository receipts	shares		38
american depository shares	shares		38
ao cuidado	attention		950
ap department	department		116
ap dept	department		116
at te	attention		580
atencion	attention		580
atn	attention		580
att	attention		777
att sr	attention		580
atten	attention		777
attention of	attention		777
attn	attention		1886
azioni ordinarie	shares		38
b shrs	shares		38
ba	baht par value		120
bagian akuntansi	department		1086
bagian keuangan	department		1086
bagian pembelian	department		1086
bd	dollar par value		120
bdr	depositary receipt		38
bearer	shares		97
beneficial interest	shares		38
beneficiary	role		133
beszerzes	department		713
beszerzesi osztaly	department		713
bill to	role		95
billing department	department		116
billing dept	department		116
blocked	record status		95
bloque	record status		95
bloqueado	record status		95
board member	role		133
boekhouding	department		293
bogholderi	department		625
bogholderiet	department		625
bonus akt	shares		38
bonusaktien	shares		38
bought ledger	department		116
branch no	site number		164
buchhaltung	role		95
bukhgalteriya	department		1087
ca	attention		581
casa matriz	seat		203
cd	dollar par value		120
cdis	depositary receipt		38
cdr	depositary receipt		38
cedear	depositary receipt		38
central office	seat		203
ceo	role		292
cert	shares		97
cert of shs	shares		38
chairman	role		133
chairperson	role		133
chess depositary interests	depositary receipt		38
chf	franc par value		120
ciclo passivo	department		383
ck	koruna par value		120
cl a	share class		38
cl b	share class		38
cl c	share class		38
cl h	shares		38
class a	share class		38
class a common stock	shares		38
class a ordinary shares	shares		38
class b	share class		38
class b common stock	shares		38
class c	share class		38
class d	shares		38
class h	shares		38
client	role		95
cliente	role		95
closed account	record status		95
cmn	shares		38
cmn shs of bi	shares		38
co founder	role		292
co owner	role		133
com	shares		97
com shs	shares		38
common	shares		97
common new	shares		38
common shares	shares		38
common stock	shares		38
common units	shares		38
common units representing limited partner interests	shares		38
compras	department		251
compta fournisseurs	department		269
comptabilite	department		269
comptabilite fournisseurs	role		95
comptabilite generale	department		269
consultant	role		133
contabilidad	department		251
contabilidade	department		422
contabilita fornitori	department		383
contabilitate	department		861
contas a pagar	department		422
conv	shares		97
corporate headquarters	seat		203
corporate office	seat		203
cortese attenzione	attention		581
credit control	department		116
crediteuren	department		293
crediteurenadministratie	department		293
ctf	shares		97
cto	role		292
cuentas por pagar	department		251
cufs	depositary receipt		38
currently	role		292
customer	role		95
cva	shares		97
data scientist	role		292
debiteurenadministratie	department		293
debitorenbuchhaltung	department		250
deceased estate	status		213
delaware corporation	incorporated in		236
deleted	record status		95
deliver to	role		95
departament achizitii	department		861
departament financiar	department		861
departamento de administracion	department		251
departamento de compras	department		251
departamento de contabilidad	department		251
departamento de contabilidade	department		422
departamento financeiro	department		422
depositary shares	depositary receipt		38
depositary units	shares		38
depository receipts	depositary receipt		38
dept financeiro	department		422
depto de compras	department		251
depto de contabilidad	department		251
depto financeiro	department		422
der burgermeister	organ		626
der landrat	organ		626
der magistrat	organ		626
der oberburgermeister	organ		626
deregistered	status		213
dikkatine	attention		1892
direction des achats	department		269
direction financiere	department		269
director	role		133
director and shareholder	role		133
director geral	role		507
directors	role		133
dissolved	status		213
dk	krone par value		120
dl	dollar par value		120
do not pay	record status		95
do not use	record status		95
do rak	attention		1243
do wiadomosci	attention		1243
dormant	role		133
dpto administracion	department		251
dpto compras	department		251
dpto contabilidad	department		251
dpto de administracion	department		251
dpto de compras	department		251
dpto de contabilidad	department		251
drc	shares		97
duplicate	record status		95
dzial finansowy	department		506
dzial kadr	department		506
dzial ksiegowosci	department		506
dzial rozliczen	department		506
dzial zakupow	department		506
dzial zaopatrzenia	department		506
eb	payment service		185
einkauf	department		250
einkaufsabteilung	department		250
ekonomiavdelningen	department		714
ekonomicke oddeleni	department		712
em liquidacao	status		213
employee	role		133
en formation	status		213
en liquidacion	status		213
en liquidation	status		213
eo	euro par value		120
eur	euro par value		120
executive director	role		133
existing under the laws of	incorporated in		236
facturacion	department		251
fakturace	department		712
fakturamottagning	department		714
fakturamottak	department		627
faturacao	department		422
faturamento	department		422
fgn	shares		97
filiale	site number		164
finance department	department		116
finance dept	department		116
financiele administratie	department		293
financni uctarna	department		712
finans departmani	department		548
finanzbuchhaltung	department		250
for attention	attention		777
fornecedor	role		95
fornitore	role		95
founder	role		292
fournisseur	role		95
freelance	role		292
freelancer	role		292
fs	payment service		185
gbp	pound par value		120
gdr	depositary receipt		38
gdrs	depositary receipt		38
gds	depositary receipt		38
gerente	role		507
gesperrt	record status		95
global depositary receipts	depositary receipt		38
glowna ksiegowa	department		506
gosq com	payment service		185
hauptsitz	seat		203
hauptverwaltung	seat		203
hd	dollar par value		120
head office	seat		203
headquarters	seat		203
hoofdkantoor	seat		203
hovedkontor	seat		203
hq	seat		203
hr department	department		116
hr dept	department		116
human resources	department		116
huvudkontor	seat		203
ia	status		1117
ig	status		1117
ik	krone par value		120
il	status		1117
in abwicklung	status		213
in administration	status		213
in atentia	attention		1891
in grundung	status		213
in liq	status		213
in liquidation	status		213
in receivership	status		213
inactive	record status		95
inactivo	record status		95
inaktiv	record status		95
inativo	record status		95
incorporated in			236
incorporated in england	incorporated in		236
incorporated in england and wales	incorporated in		236
indkob	department		625
indkobsafdelingen	department		625
inh	shares		97
inhaberaktien	shares		38
inkoop	department		293
inkop	department		714
inkopsavdelningen	department		714
innkjop	department		627
innkjopsavdelingen	department		627
intern	role		292
invoice processing	department		116
invoice to	role		95
ip	pound par value		120
ir	rupee par value		120
iz	payment service		185
izettle	payment service		185
k rukam	attention		1887
kc	koruna par value		120
klarna	payment service		185
kommunstyrelsen	organ		1088
konyveles	department		713
kreditorbogholderi	department		625
kreditoren	department		250
kreditorenbuchhaltung	role		95
ksiegowosc	department		506
kulturforvaltningen	organ		1088
kunde	role		95
leverandorreskontro	department		627
leverantorsreskontra	department		714
lieferant	role		95
limited voting shares	shares		38
location	site number		164
location no	site number		164
location number	site number		164
loja	site number		164
ls	pound par value		120
magasin	site number		164
main office	seat		203
managing director	role		133
member	role		133
members	role		133
mercadopago	payment service		185
merpago	payment service		185
mollie	payment service		185
mr	ringgit par value		120
muhasebe	department		548
muhasebe departmani	department		548
muhasebe mudurlugu	department		548
multiple voting shares	shares		38
na	shares		97
na on	shares		38
naamloze vennootschap genaamd	incorporated in		236
nam	shares		97
namensaktie	shares		38
namensaktien	shares		38
nao usar	record status		95
nd	dollar par value		120
ne pas utiliser	record status		95
new	shares		97
nicht verwenden	record status		95
nk	krone par value		120
no par	no par value		38
no usar	record status		95
nom	shares		97
non attivo	record status		95
non executive director	role		133
non profit	role		133
non voting depositary receipt	depositary receipt		38
non voting shares	shares		38
nouv	shares		97
npv	no par value		38
nvdr	depositary receipt		38
nvtg	shares		97
obsolete	record status		95
oddeleni nakupu	department		712
oddelenie nakupu	department		1542
ohne nennwert	no par value		38
okonomiafdelingen	department		625
okonomiavdelingen	department		627
on	no par value		3002
on hold	record status		95
ord	shares		38
ord sh	shares		38
ord shs	shares		38
ord shs class a	shares		38
ordinary share	shares		38
ordinary shares	shares		38
ords	shares		38
organised under the laws of	incorporated in		236
organized under the laws of	incorporated in		236
ostolaskut	department		860
ostoreskontra	department		860
otdel snabzheniya	department		1087
otdel zakupok	department		1087
outlet	site number		164
outlet no	site number		164
owner	role		133
paakonttori	seat		203
paddle net	payment service		185
pagseguro	payment service		185
paired	shares		97
part	shares		97
partner	role		133
payee	role		95
paypal	payment service		185
payroll	department		116
payroll department	department		116
payroll dept	department		116
penzugy	department		713
penzugyi osztaly	department		713
personalabteilung	department		250
pfd	shares		38
phd student	role		292
port	shares		97
post cons	shares		38
pp	peso par value		120
praktikant	role		626
pref	shares		97
preference shares	shares		38
preferred shares	shares		38
preferred stock	shares		38
president	role		133
presidente	role		507
procurement	department		116
procurement department	department		116
procurement dept	department		116
proprietor	role		133
proveedor	role		95
publ	status		213
purchase department	department		116
purchase dept	department		116
purchase ledger	department		116
purchase ledger dept	department		116
purchasing	department		116
purchasing department	department		116
purchasing dept	department		116
rb	ringgit par value		120
rc	rand par value		120
receipts	shares		97
rechnungsabteilung	department		250
rechnungseingang	department		250
rechnungsprufung	department		250
rechnungswesen	department		250
recursos humanos	department		251
reg	shares		97
reg s	shares		38
registered	shares		97
registered in	incorporated in		236
registered in england	incorporated in		236
registered office	seat		203
registered shares	shares		38
regnskapsavdelingen	department		627
regs	depositary receipt		38
remit to	role		95
resigned	role		133
ressources humaines	department		269
restaurant	site number		164
restaurant no	site number		164
restricted voting shares	shares		38
reszere	attention		1889
rl	rouble par value		120
rp	rupee par value		120
sadr	depositary receipt		38
sagt danke	receipt		3201
sales ledger	department		116
satin alma	department		548
satinalma	department		548
satinalma departmani	department		548
sbi	shares		97
sd	dollar par value		120
secretary	role		133
sede central	seat		203
sede legale	seat		203
senior developer	role		292
senior software engineer	role		292
ser	shares		97
service achat	department		269
service achats	department		269
service comptabilite	department		269
service comptabilite fournisseurs	department		269
service comptable	department		269
service du personnel	department		269
service facturation	department		269
service financier	department		269
service fournisseurs	department		269
serviciul contabilitate	department		861
setor de compras	department		422
setor financeiro	department		422
sf	franc par value		120
shareholder	role		133
shares			97
shares of beneficial interest	shares		38
ship to	role		95
shop	site number		164
shop no	site number		164
shop number	site number		164
shrs	shares		97
shs	shares		38
shs of beneficial interest	shares		38
siedziba	seat		203
siege social	seat		203
sk	krone par value		120
societe dite	incorporated in		236
socio	role		507
socio gerente	role		507
software developer	role		292
software engineer	role		292
softwareentwickler	role		626
sold to	role		95
sole director	role		133
sole member	role		133
sole proprietor	role		133
sp	depositary receipt		97
sp adr	depositary receipt		38
sp adrs	depositary receipt		38
sp ads	depositary receipt		38
spon	depositary receipt		97
spon adr	depositary receipt		38
spons	depositary receipt		97
spons adr	depositary receipt		38
sponsored	shares		97
sq	payment service		185
square	payment service		185
st	shares		97
stammaktie	shares		38
stammaktien	shares		38
stapled securities	shares		38
stapled security	shares		38
stapled shs	shares		38
stapled units	shares		38
stock	shares		97
store	site number		164
store no	site number		164
store nr	site number		164
store number	site number		164
storefront	site number		164
stripe	payment service		185
struck off	status		213
sub	shares		97
subordinate voting shares	shares		38
sucursal	site number		164
sumup	payment service		185
supercenter	site number		164
supermarket	site number		164
superstore	site number		164
supplier	role		95
sw	won par value		120
taloushallinto	department		860
taloushallinto ostolaskut	department		860
tav	attention		1242
tekniska namnden	organ		1088
ter attentie	attention		1242
tienda	site number		164
til rette	attention		1888
tn	lira par value		120
treasurer	role		133
trust units	shares		38
trustee	role		133
trustees	role		133
tst	payment service		185
uctaren	department		1542
uctarna	department		712
uf	forint par value		120
uff acquisti	department		383
uff amministrazione	department		383
uff contabilita	department		383
ufficio acquisti	department		383
ufficio amministrativo	department		383
ufficio amministrazione	department		383
ufficio contabilita	department		383
ufficio fornitori	department		383
ufficio personale	department		383
under curatorship	status		213
units	shares		97
unsp	depositary receipt		97
unsp adr	depositary receipt		38
unsp adrs	depositary receipt		38
unsponsored	shares		97
unt	shares		38
up	attention		1890
us dl	dollar par value		120
ut	shares		97
uts	shares		38
v likvidaci	status		213
vendor	role		95
vice president	role		133
vorzugsaktie	shares		38
vorzugsaktien	shares		38
vtg	shares		97
vz	shares		97
vzo	shares		97
w likwidacji	status		213
w upadlosci	status		213
warehouse	site number		164
warrants	shares		38
wi	shares		97
without par value	no par value		38
worldpay	payment service		185
wpy	payment service		185
wts	shares		38
yc	yuan par value		120
yn	yen par value		120
z hdn	attention		669
zentrale	seat		203
zentraleinkauf	department		250
zettle	payment service		185
zh	attention		669
zhd	attention		669
zu handen	attention		669
zu hd	attention		669
zy	zloty par value		120`;
export const clubForms: string = `1 fc	football club		129
1 fsv	football club		265
1 sc	sports club		676
ac	athletic club		1953
acf	sports association		588
acs	sports club		789
ad	sports association		483
afc	football club		1954
agrupacion deportiva	sports association		230
allgemeiner sportverein	sports club		129
ao	sports club		966
as	sports club		966
asd	sports association		588
asociacion deportiva	sports association		230
asociatia club sportiv	sports club		527
asociatia sportiva	sports club		527
associacao atletica	athletic club		230
associacao desportiva	sports association		230
association football club	football club		244
association sportive	sports association		526
associazione calcio	athletic club		583
associazione calcistica	athletic club		583
associazione football club	athletic club		583
associazione sportiva	sports association		526
asv	sports club		265
athletic club			244
athlitikos omilos	sports club		961
athlitikos syllogos	sports club		961
ballklubb	football club		404
ballklubben	football club		404
ballspiel club	sports club		129
ballspielclub	sports club		129
ballspielverein	sports club		129
basket club	basketball club		525
basketball			642
basketball club			244
basketball team	basketball club		244
basketbol kulubu	basketball club		788
bbc	basketball club		265
bc	basketball club		587
betaald voetbal organisatie	football club		482
bk	football club		969
boat club	rowing club		244
bois	sports club		681
boldklub	football club		586
boldklubben	football club		440
bollklubb	football club		405
bollklubben	football club		405
bsc	sports club		265
bsv	sports club		265
bv	sports club		265
ca	athletic club		483
calcio	football club		1959
calcio fc	football club		583
cb	basketball club		1955
cc	cricket club		587
cd	sports club		483
ce	sports club		483
centro deportivo	sports club		230
cercle sportif	sports club		525
cf	football club		1956
club			1661
club atletic	athletic club		230
club atletico	athletic club		230
club baloncesto	basketball club		677
club balonmano	handball club		677
club basquet	basketball club		1264
club de baloncesto	basketball club		677
club de foot	football club		525
club de football	football club		525
club de futbol	football club		787
club deportivo	sports club		230
club esportiu	sports club		1264
club polideportivo	sports club		230
club social y deportivo	sports club		677
club sportif	sports club		525
club sportiv	sports club		527
club sportiv municipal	sports club		527
club voleibol	volleyball club		677
clube atletico	athletic club		230
clube de futebol	football club		787
clube desportivo	sports club		230
clube esportivo	sports club		230
clubul de fotbal	football club		527
clubul sportiv	sports club		527
cricket			642
cricket club			244
cs	sports club		789
csm	sports club		789
csu	sports club		789
ec	sports club		483
esporte clube	sports club		230
esv	sports club		265
fbk	football club		969
fc	football club		1943
ff	football club		969
fk	football club		1946
fodbold club	football club		440
fodbold klub	football club		440
fodboldforening	football club		440
fodboldforeningen	football club		440
fodboldklub	football club		586
fodboldklubben	football club		440
football			1661
football club			244
football club calcio	football club		583
fotbal club	football club		527
fotball klubb	football club		404
fotballforening	football club		586
fotballforeningen	football club		404
fotballklubb	football club		586
fotballklubben	football club		404
fotbalovy club	football club		675
fotbalovy klub	football club		675
fotbollforening	football club		586
fotbollforeningen	football club		405
fotbollsforening	football club		405
fotbollsforeningen	football club		405
fotbollsklubb	football club		586
fotbollsklubben	football club		405
fsv	football club		265
fudbalski klub	football club		1949
fussball club	football club		129
fussball klub	football club		129
fussball verein	football club		129
fussballclub	football club		129
fussballklub	football club		129
fussballsportverein	football club		129
fussballverein	football club		129
futball club	football club		403
futball klub	football club		403
futbalovy klub	football club		675
futbol club	football club		787
futbol klubu	football club		1269
futbol kulubu	football club		1269
futbola klubs	football club		584
futbolen klub	football club		585
futbolniy klub	football club		585
futbolny klub	football club		585
futbolnyi klub	football club		585
futbolnyj klub	football club		585
futbolnyy klub	football club		585
futbolo klubas	football club		584
futebol clube	football club		787
fv	football club		265
gd	sports club		483
genclik ve spor kulubu	sports club		788
gif	sports club		681
gks	sports club		442
gnk	football club		679
gorniczy klub sportowy	sports club		371
grupo desportivo	sports club		230
gs	sports club		966
gymnastikos syllogos	sports club		961
handball			642
handball club			244
handballverein	handball club		129
hc	handball club		587
hnk	football club		679
hockey			642
hockey club			244
hokejovy klub	hockey club		1265
hokejski klub	hockey club		1948
hrvatski nogometni klub	football club		1266
ice hockey club	hockey club		244
idman klubu	sports club		1944
idraetsforening	sports club		441
idraetsforeningen	sports club		440
idraetsklub	sports club		440
idraetsklubben	sports club		440
idrettsforening	sports club		441
idrettsforeningen	sports club		404
idrettsklubb	sports club		441
idrettsklubben	sports club		404
idrettslag	sports club		441
idrettslaget	sports club		404
idrottsforening	sports club		441
idrottsforeningen	sports club		441
idrottsforeningen kamraterna	sports club		405
idrottsklubb	sports club		441
idrottsklubben	sports club		405
if	sports club		681
ifk	sports club		441
ik	sports club		681
il	sports club		681
ithrottafelag	sports club		678
ithrottafelagid	sports club		678
jalgpalliklubi	football club		584
jk	football club		1957
kf	football club		1960
kfc	football club		680
kk	basketball club		1271
klub pilkarski	football club		371
klub sportowy	sports club		371
klubi futbollit	football club		1267
klubi i futbollit	football club		1267
knattspyrnufelag	football club		678
koninklijke voetbalclub	football club		482
koninklijke voetbalvereniging	football club		482
kosarkaski klub	basketball club		963
koszykarski klub	basketball club		371
kp	football club		442
krepsinio klubas	basketball club		1947
ks	sports club		442
kvc	football club		680
kvv	football club		680
labdarugo club	football club		403
labdarugo klub	football club		403
lks	sports club		442
lodzki klub sportowy	sports club		371
ludowy klub sportowy	sports club		371
mfk	football club		968
miedzyszkolny klub sportowy	sports club		371
miejski klub sportowy	sports club		371
mks	sports club		442
nk	football club		679
nogometni klub	football club		1266
odbojkaski klub	volleyball club		963
ofk	football club		679
olympique sporting club	sports club		525
onk	football club		679
osc	sports club		1958
pallacanestro	basketball club		583
pfc	football club		968
pfk	football club		968
profesionalen futbolen klub	football club		1945
professional football club	football club		244
professionalniy futbolniy klub	football club		964
professionalny futbolny klub	football club		964
professionalnyy futbolnyy klub	football club		964
rasensportverein	sports club		129
rc	rugby club		587
rcd	sports club		483
real club deportivo	sports club		230
rfc	rugby club		587
rk	handball club		1271
rks	sports club		442
robotniczy klub sportowy	sports club		371
rowing club			244
rsv	sports club		265
ruderclub	rowing club		129
rugby			642
rugby club			244
rugby football club	rugby club		244
rukometni klub	handball club		963
sbv	football club		680
sc	sports club		1950
sd	sports association		483
se	sports club		967
sg	sports club		265
sk	sports club		1952
sociedad deportiva	sports association		230
societa sportiva	sports association		526
societa sportiva calcio	sports association		526
societe sportive	sports club		525
spg	sports club		129
spielgemeinschaft	sports club		129
spielvereinigung	sports club		129
spor klubu	sports club		788
spor kulubu	sports club		788
spordiklubi	sports club		584
sport club	sports club		676
sport clube	sports club		230
sport egyesulet	sports club		403
sporta klubs	sports club		584
sportclub	sports club		676
sportegyesulet	sports club		403
sporten klub	sports club		965
sportgemeinschaft	sports club		129
sporting club	sports club		676
sportivny klub	sports club		965
sportivnyy klub	sports club		965
sportklub	sports club		129
sportklubb	sports club		405
sportklubben	sports club		405
sportkor	sports club		403
sportni klub	sports club		1268
sporto klubas	sports club		584
sportovni klub	sports club		675
sportovni klub fotbal	sports club		1265
sportovy klub	sports club		675
sports club			676
sportski klub	sports club		1268
sportsklubb	sports club		404
sportsklubben	sports club		404
sportverein	sports club		129
sportvereinigung	sports club		129
spvg	sports club		129
spvgg	sports club		129
ss	sports association		588
ssc	sports association		588
ssv	sports club		265
stichting betaald voetbal	football club		482
sv	sports club		265
tc	sports club		967
te	sports club		967
tennis club			244
testedzo kor	sports club		403
tj	sports club		1951
torna club	sports club		403
torna egylet	sports club		403
ts	sports club		442
tsg	sports club		265
tsv	sports club		265
turn und sportgemeinschaft	sports club		129
turn und sportverein	sports club		129
turnverein	sports club		129
tus	sports club		129
uc	sports union		588
ud	sports union		1270
ue	sports union		1270
ungmennafelag	sports club		678
ungmennafelagid	sports club		678
uniao desportiva	sports union		962
unio esportiva	sports union		962
union deportiva	sports union		962
union sportive	sports union		526
unione calcio	sports union		526
unione sportiva	sports union		526
urheiluseura	sports club		441
us	sports union		588
vc	volleyball club		587
verein fur bewegungsspiele	sports club		129
verein fur leibesubungen	sports club		129
verein fur rasenspiele	sports club		129
verein fur rasensport	sports club		129
vereniging betaald voetbal	football club		482
voetbal club	football club		482
voetbalclub	football club		482
voetbalvereniging	football club		482
volleyball			642
volleyball club			244
vv	football club		680
wks	sports club		442
wojskowy klub sportowy	sports club		371
zakladowy klub sportowy	sports club		371
zks	sports club		442`;
export const tradePhrases: string = `abogados asociados	legal		107
adult education			109
agence de voyages	travel		115
agencia de viajes	travel		107
agencia tributaria	belastingdienst		107
agenzia delle entrate	belastingdienst		187
agenzia viaggi	travel		187
agrupamento de escolas	school cluster		188
air lines	airline		11
al hilal al ahmar	red crescent		739
alat kesehatan	medical		638
altalanos iskola	primary school		1149
animal clinic	veterinary		11
animal hospital	veterinary		11
animal shelter			109
artes graficas	printing		107
asociatia de proprietari	owners association		425
associacao humanitaria de bombeiros voluntarios	fire brigade		188
attorney at law	legal		11
attorneys at law	legal		11
auto repair	garage		11
auto repairs	garage		11
automobile repair	garage		11
automotive repair	garage		11
avocats associes	legal		115
azienda ospedaliero universitaria	hospital		187
azienda sanitaria locale	asl		187
azienda unita sanitaria locale	ausl		187
bake shop	bakery		11
ban le	retail		73
banca centrale	central bank		514
banca di sviluppo	development bank		514
banco central	central bank		556
banco de desarrollo	development bank		556
banco de desenvolvimento	development bank		1152
bank al markazi	central bank		739
bank central	central bank		556
bank centralny	central bank		893
bank markazi	central bank		390
bank markazy	central bank		739
banque centrale	central bank		557
banque de developpement	development bank		557
bao bi	packaging		73
bao hiem	insurance		73
bao ve	security		73
bar and grill	restaurant		11
bar and restaurant	restaurant		11
bar association			109
bat dong san	real estate		73
beauty parlor	salon		11
beauty parlour	salon		11
beauty salon	salon		11
beaux arts	fine arts		557
belas artes	fine arts		1152
belediye baskanligi	municipality		640
bellas artes	fine arts		556
belle arti	fine arts		514
benh vien	hospital		73
biblioteca civica	library		187
biblioteca comunale	library		187
biblioteca municipal	library		107
biblioteca publica	library		107
biblioteca publica municipal	library		188
bibliotheque municipale	library		115
bibliotheque publique	library		115
bienes raices	real estate		107
bildende kunste	fine arts		740
bombeiros voluntarios	fire brigade		188
bomberos voluntarios	fire brigade		107
book publishers	publishing		11
book shop	bookstore		11
book store	bookstore		11
borough council	municipality		11
bottle shop	liquor		11
brewing co	brewery		11
brewing company	brewery		11
bufete de abogados	legal		107
building contractors	construction		11
bureau de change	exchange		11
buyuksehir belediyesi	municipality		640
ca phe	coffee		73
cabinet d avocats	legal		115
cabinet dentaire	dental		115
caisse primaire dassurance maladie	cpam		115
camara de comercio	chamber of commerce		107
camara de comercio e industria	chamber of commerce		107
camara municipal	municipality		188
camara oficial de comercio	chamber of commerce		107
camera di commercio	chamber of commerce		187
caminhos de ferro	railway		188
cao su	rubber		73
car repair	garage		11
car repairs	garage		11
care home	nursing		11
casa de cambio	exchange		107
central bank			109
centrale bank	central bank		1151
centralni banka	central bank		1648
centre commercial	mall		115
centre communal daction sociale	ccas		115
centre de sante	clinic		115
centre hospitalier	hospital		115
centre hospitalier universitaire	hospital		115
centro comercial	mall		107
centro commerciale	mall		187
centro de salud	clinic		107
centro de saude	clinic		188
centro educativo	school		107
centro hospitalar	hospital		188
centro hospitalario	hospital		107
centro medico	clinic		107
cerveny kriz	red cross		461
chaine de television	television		115
chamber of commerce			11
chamber of commerce and industry	chamber of commerce		11
chamber of trade	chamber of commerce		11
chambre de commerce	chamber of commerce		115
chambre de commerce et dindustrie	chamber of commerce		115
chemins de fer	railway		115
child care	daycare		11
child care center	daycare		11
childcare center	daycare		11
city council	municipality		11
city hall	municipality		11
city utilities	municipal utility		11
clinica dental	dental		107
clinica dentaria	dental		188
clinica medica	clinic		188
clinica veterinaria	veterinary		107
clinique veterinaire	veterinary		115
co khi	mechanical		73
coffee bar	coffee		11
coffee house	coffee		11
coffee shop	coffee		11
coin laundry	laundry		11
colegio de educacion infantil y primaria	ceip		107
colegio publico	primary school		107
community school district	school district		11
community schools	school district		11
comunidad de regantes	irrigation		107
cong nghe	technology		73
conseil de recherche	research council		557
consejo de investigacion	research council		556
consiglio delle ricerche	research council		514
consiliul local	municipality		425
consolidated school district	school district		11
cooperative bank			109
corpo de bombeiros	fire brigade		188
corps de sapeurs pompiers	fire brigade		115
county municipality	county		11
creu roja	red cross		1148
croce bianca	white cross		187
croce rossa	red cross		187
croce rossa italiana	red cross		187
croissant rouge	red crescent		115
croix rouge	red cross		115
crucea rosie	red cross		425
cruz roja	red cross		107
cruz vermelha	red cross		188
crveni kriz	red cross		891
crveni krst	red cross		3460
cua hang	store		73
cuerpo de bomberos	fire brigade		107
currency exchange	exchange		11
czerwony krzyz	red cross		215
da giay	footwear		73
dai hoc	university		3461
daneshgah e sanati	polytechnic		390
daneshgah sanati	polytechnic		390
dau khi	oil		73
dau tu	investment		73
day care	daycare		11
day care center	daycare		11
day nursery	daycare		11
dental care	dental		11
dental clinic	dental		11
dental office	dental		11
dental practice	dental		11
dental surgery	dental		11
derechos humanos	human rights		556
design bureau			109
development bank			109
dich vu	service		73
dien luc	power		73
diethneis metafores	transport		1650
direitos humanos	human rights		1152
diritti delluomo	human rights		514
diritti umani	human rights		514
district council	municipality		11
district office			109
dobrovoljno vatrogasno drustvo	fire brigade		891
droits de lhomme	human rights		557
droits humains	human rights		557
drug store	pharmacy		11
drug stores	pharmacy		11
dry cleaners	laundry		11
dry cleaning	laundry		11
du lich	tourism		73
duoc pham	pharmaceutical		73
eating house	restaurant		11
ecole elementaire	primary school		115
ecole maternelle	kindergarten		115
ecole primaire	primary school		115
electrical contractors	electrical		11
electro chemical	electrochemical		109
electro magnetic	electromagnetic		109
electro magnetics	electromagnetic		109
electro mechanical	electromechanical		109
electro mechanics	electromechanical		109
electro medical	electromedical		109
electro optic	electrooptical		109
electro optical	electrooptical		109
electro optics	electrooptical		109
electro plating	electroplating		109
elementary school	primary school		11
escola primaria	primary school		188
escuela primaria	primary school		107
estacion de servicio	petrol		107
estacion de television	television		107
estate agency	real estate		11
estate agent	real estate		11
estate agents	real estate		11
evangelische	protestant		272
exchange house	exchange		11
eye clinic	optical		11
fakultni nemocnice	university hospital		1648
federal credit union	fcu		11
federal ministry	ministry		11
federal railways	federal railway		109
ferrovie dello stato	state railway		514
fh	hochschule		272
filling station	petrol		11
financni urad	belastingdienst		461
fine arts			109
fire and rescue	fire brigade		11
fire and rescue department	fire brigade		11
fire and rescue service	fire brigade		11
fire department	fire brigade		11
fire dept	fire brigade		11
fire rescue	fire brigade		11
fire rescue service	fire brigade		11
fire service	fire brigade		11
first baptist church	fbc		11
fitness center	fitness		11
fitness centre	fitness		11
fitness club	fitness		11
fitness studio	fitness		11
fleuriste artisan	florist		115
flower shop	florist		11
flower shoppe	florist		11
food market	grocery		11
food mart	grocery		11
freguesia	parish council		188
freiwillige feuerwehr	fire brigade		272
fuel station	petrol		11
funeral directors	funeral		11
funeral home	funeral		11
funeral homes	funeral		11
funeral service	funeral		11
funeral services	funeral		11
furniture store	furniture		11
gas station	petrol		11
general contractors	construction		11
gesangverein	choir		272
giao duc	education		73
gminny osrodek kultury	cultural centre		215
gminny osrodek pomocy spolecznej	welfare centre		215
gold shop	jewelry		11
gold shops	jewelry		11
golf club	golf		11
golf course	golf		11
gorodskaya klinicheskaya bolnitsa	gkb		741
grocery store	grocery		11
guest house	hotel		11
hair salon	salon		11
hair studio	salon		11
hang khong	airline		73
hardware store	hardware		11
haute ecole	hochschule		115
health center	clinic		11
health centre	clinic		11
health clinic	clinic		11
health club	fitness		11
hilal ahmar	red crescent		390
hml w nql	transport		390
hoa chat	chemical		73
hopital universitaire	hospital		115
hospital clinico universitario	hospital		107
hospital universitari	hospital		1148
hospital universitario	hospital		107
hospital veterinario	veterinary		107
hotel de ville	municipality		115
human rights			109
hvtsh lvr	publishing		424
import vytsv	import export	import-export	424
in an	printing		73
independent school dist	school district		11
independent school district	school district		11
industrie und handelskammer	chamber of commerce		272
instituto politecnico	polytechnic		188
instrument making	instrument		109
insurance agency	insurance		11
isd	school district		11
istituto comprensivo	school cluster		187
izba handlowa	chamber of commerce		215
izba przemyslowo handlowa	chamber of commerce		215
jewelry store	jewelry		11
job centre			109
junta de freguesia	parish council		188
kalkinma bankasi	development bank		1154
kamer van koophandel	chamber of commerce		558
katholische	catholic		272
kedai buku	bookstore		892
kedai emas	jewelry		892
kedai kopi	coffee		892
kedai makan	restaurant		892
kentronakan bank	central bank		3459
khach san	hotel		73
kho van	logistics		73
kleingartenverein	allotments		272
klinikum der universitat	hospital		272
kolo lowieckie	hunting club		215
konstruktorskoe byuro	design bureau		303
konstruktorskoye byuro	design bureau		303
krasny krest	red cross		741
krasnyy krest	red cross		741
law chambers	legal		11
law firm	legal		11
law group	legal		11
law office	legal		11
law offices	legal		11
library system	library		11
lignes aeriennes	airline		115
lineas aereas	airline		107
linee aeree	airline		187
linhas aereas	airline		188
liquor store	liquor		11
locale	local		115
london borough	municipality		11
london borough council	municipality		11
lwzm brqy	electric		390
machine tool			109
masraf al markazi	central bank		739
masraf markazi	central bank		739
may mac	clothing		73
med center	hospital		11
med ctr	hospital		11
media luna roja	red crescent		107
medical center	hospital		11
medical centre	hospital		11
medical clinic	clinic		11
medical ctr	hospital		11
medizinisches versorgungszentrum	mvz		272
merkez bankasi	central bank		1154
mestsky urad	municipality		461
metropolitan borough council	municipality		11
metropolitan municipality	municipality		11
miejskie przedsiebiorstwo komunikacyjne	mpk		215
milli parki	national park		640
mntq naft	oil		390
money exchange	exchange		11
motor repairs	garage		11
moving and storage	moving		11
moving company	moving		11
municipal council	municipality		11
municipal utilities	municipal utility		11
municipal utility			109
municipalidad distrital	municipality		107
musikverein	brass band		272
muszaki egyetem	polytechnic		1149
mwd food	food		390
nacionalni park	national park		891
nadlesnictwo	forestry office		215
naftopererobnyy zavod	refinery		1654
narodni park	national park		461
national park			11
nauchno issledovatelskii institut	research institute		303
nauchno issledovatelskiy institut	research institute		303
naukovo doslidnyy instytut	research institute		1654
ndl n	real estate		424
neftepererabatyvayushchii zavod	refinery		303
neftepererabatyvayushchiy zavod	refinery		303
ngan hang	bank		73
nha hang	restaurant		73
nha thuoc	pharmacy		73
noi that	furniture		73
nong nghiep	agriculture		73
nursing center	nursing		11
nursing home	nursing		11
obecni urad	municipality		461
obecny urad	municipality		1153
ochotnicza straz pozarna	fire brigade		215
office vrkhy dyn	legal		424
oil refinery	refinery		109
onkentes tuzolto egyesulet	fire brigade		1149
onoranze funebri	funeral		187
ontwikkelingsbank	development bank		1151
osnovna skola	primary school		891
osnovna sola	primary school		1652
ospedale universitario	university hospital		514
parc national	national park		115
parco nazionale	national park		187
parcul national	national park		425
park narodowy	national park		215
parque nacional	national park		107
pastry shop	bakery		11
perusahaan daerah air minum	pdam		1150
pet hospital	veterinary		11
petrol station	petrol		11
petroleum refinery	refinery		109
phat trien	development		73
pizza house	pizza		11
pizza place	pizza		11
police department	police		11
police dept	police		11
police force	police		11
police service	police		11
policlinico universitario	hospital		187
polytechnic university	polytechnic		11
pompas funebres	funeral		107
pompes funebres	funeral		115
praw czlowieka	human rights		893
prefeitura municipal	municipality		188
primaria comunei	municipality		425
primary school			11
print shop	printing		11
printing press	printing		11
prostovoljno gasilsko drustvo	fire brigade		1652
provincial council			109
pub lib	library		11
pub library	library		11
public libraries	library		11
public library	library		11
public school district	school district		11
public schools	school district		11
public utilities	municipal utility		11
publishing house	publishing		11
punainen risti	red cross		1651
quang cao	advertising		73
radio network	radio		11
radio station	radio		11
rail road	railway		11
real est	real estate		11
real estate			11
red crescent			11
red cross			11
reformierte	protestant		272
removals and storage	moving		11
research council			109
research institute			109
rest home	nursing		11
restaurant and bar	restaurant		11
roda kors	red cross		639
roda korset	red cross		639
rode kors	red cross		1649
rode kruis	red cross		558
roter halbmond	red crescent		272
rotes kreuz	red cross		272
royal borough	municipality		11
rumah makan	restaurant		638
rumah sakit	hospital		1150
rumah sakit umum daerah	rsud		1150
rvy accounting	accounting		424
rzymskokatolicka	catholic		215
salao de beleza	salon		188
salon de belleza	salon		107
salon de coiffure	salon		115
samfallighetsforeningen	owners association		639
san xuat	manufacturing		73
sapeurs pompiers	fire brigade		115
sarmaye gozari	investment		390
sarmayeh gozari	investment		390
sbor dobrovolnych hasicu	fire brigade		461
schone kunste	fine arts		740
schone kunsten	fine arts		1151
school corporation	school district		11
school dist	school district		11
school district			11
school division	school district		11
scientific research institute	research institute		109
scuola elementare	primary school		187
scuola materna	kindergarten		187
scuola primaria	primary school		187
service departemental dincendie et de secours	sdis		115
service station	petrol		11
ship repair			109
shoe shop	footwear		11
shoe store	footwear		11
shopping center	mall		11
shopping centre	mall		11
shopping mall	mall		11
shopping plaza	mall		11
social democrat	social democratic		109
social democrate	social democratic		557
social democratic			109
social democrats	social democratic		109
socialdemocrata	social democratic		556
socialdemokraterne	social democratic		3458
socialdemokratiska	social democratic		1653
sociedade de advogados	legal		188
socjaldemokratyczna	social democratic		893
software house	software		11
sosyal demokrat	social democratic		1154
soyper market	store		1650
sozialdemokraten	social democratic		740
sozialdemokratische	social democratic		740
sozialdemokratischen	social democratic		740
spitalul judetean	hospital		425
spitalul judetean de urgenta	hospital		425
spolecenstvi vlastniku jednotek	owners association		461
srednyaya obshcheobrazovatelnaya shkola	sosh		741
srmyh gdhry	investment		390
stankostroeniya	machine tool		303
stankostroeniye	machine tool		303
stankostroitelnyi	machine tool		303
stankostroitelnyy	machine tool		303
state railway			109
state railways	state railway		109
statens jarnvagar	state railway		1653
station service	petrol		115
steak house	steakhouse		11
straz pozarna	fire brigade		215
sudoremontnyi	ship repair		303
sudoremontnyy	ship repair		303
super market	supermarket		11
super mercado	supermarket		107
syndicat des coproprietaires	owners association		115
szkola podstawowa	primary school		215
szpital uniwersytecki	hospital		215
sztuk pieknych	fine arts		893
taller mecanico	garage		107
tap doan	group		73
tax office	belastingdienst		11
technical university	polytechnic		11
technicka univerzita	polytechnic		1153
technische universitat	polytechnic		272
technische universiteit	polytechnic		558
technological university	polytechnic		11
teknik universitesi	polytechnic		640
teknillinen yliopisto	polytechnic		1651
tekniska hogskola	polytechnic		639
tekniska hogskolan	polytechnic		639
tekniska universitet	polytechnic		639
tekniske universitet	polytechnic		1649
television channel	television		11
television network	television		11
television station	television		11
tenants association			109
thiet ke	design		73
thuc pham	food		73
thuong mai	trading		73
thuy san	fish		73
ticaret odasi	chamber of commerce		640
ticaret ve sanayi odasi	chamber of commerce		640
toko buku	bookstore		638
toko cetak	printing		638
toko emas	jewelry		638
toko obat	pharmacy		638
tong hop	general		73
tourist office			109
town council	municipality		11
town hall	municipality		11
travel agency	travel		11
travel agents	travel		11
truyen thong	communication		73
tsentralnaya rayonnaya bolnitsa	tsrb		741
tu	polytechnic		272
tu van	consulting		73
tv channel	television		11
tv network	television		11
tv station	television		11
unified school dist	school district		11
unified school district	school district		11
universidad politecnica	polytechnic		107
universidad tecnica	polytechnic		107
universidad tecnologica	polytechnic		107
universidade tecnica	polytechnic		188
universidade tecnologica	polytechnic		188
universita politecnica	polytechnic		187
universitair medisch centrum	hospital		558
universitair ziekenhuis	hospital		558
universitat politecnica	polytechnic		1148
universitatea din	university		425
universitatea politehnica	polytechnic		425
universitatea tehnica	polytechnic		425
universite de technologie	polytechnic		115
universite technique	polytechnic		115
university hospital	hospital		11
university hospitals	hospital		11
university medical center	hospital		11
university medical centre	hospital		11
university of applied sciences	hochschule		11
university of technology	polytechnic		11
urzad gminy	municipality		215
urzad miasta	municipality		215
urzad miejski	municipality		215
urzad skarbowy	belastingdienst		215
va cong nghe	technology		73
va dau tu	investment		73
va dich vu	service		73
va du lich	tourism		73
va phat trien	development		73
va san xuat	manufacturing		73
va thuong mai	trading		73
va truyen thong	communication		73
va van tai	transport		73
va xay dung	construction		73
van chuyen	transport		73
van tai	transport		73
vat lieu	material		73
vehicle repair	garage		11
vet clinic	veterinary		11
veterinary clinic	veterinary		11
veterinary hospital	veterinary		11
vien thong	telecom		73
vigili del fuoco	fire brigade		187
volunteer fire department	fire brigade		11
vrijwillige brandweer	fire brigade		558
vrkhy dyn	legal		424
vysoke uceni technicke	polytechnic		461
vyt hvlym	hospital		424
vyt kfh	restaurant		424
vyt mrkht	pharmacy		424
vyt sfr	school		424
wine and liquor	liquor		11
wine and spirits	liquor		11
winkel centrum	mall		558
xay dung	construction		73
xuat nhap khau	import export	import-export	73
youth hostel			109
zakladna skola	primary school		1153
zakladni skola	primary school		461
zespol szkol	school cluster		215
zheleznaya doroga	railway		303
zheleznye dorogi	railway		303`;
export const countryLanguages: string = `af	fa		2272
ao	pt		2273
ar	es		2274
ba	bs		2275
bg			2276
bo	es		2277
br	pt		2278
by	ru		2279
cl	es		2280
co	es		2281
cr	es		2282
cu	es		2283
cv	pt		2284
cz	cs		2285
do	es		2286
ec	es		2287
es			2288
gt	es		2289
hn	es		2290
hr			2291
ir	fa		2292
it			2293
mk			2294
mx	es		2295
mz	pt		2296
ni	es		2297
pa	es		2298
pe	es		2299
pk	ur		2300
pl			2301
pt			2302
py	es		2303
rs	sr		2304
ru			2305
si	sl		2306
sk			2307
sm	it		2308
st	pt		2309
sv	es		2310
uy	es		2311
ve	es		2312`;
export const placeLevels: string = `ajuntament	municipality		2313
ayuntamiento	municipality		815
borough			287
bundesstadt	city		460
cidade	city		1379
citta	municipality		1378
city			287
ciudad	city		815
commonwealth			287
commune	municipality		1020
comuna	municipality		738
comune	municipality		1378
concello	municipality		2317
county			287
gemeente	municipality		1646
gemeinde	municipality		460
gmina	municipality		1647
government			287
grad	city		1645
hansestadt	city		460
judetul	county		738
kingdom			287
kreisstadt	city		460
landeshauptstadt	city		460
mairie	city		1020
marktgemeinde	city		460
mesto	city		1644
miasto	city		1647
municipalidad	municipality		815
municipality			287
municipio	municipality		815
municipiul	municipality		738
obcina	municipality		3456
obec	municipality		1644
opcina	municipality		1645
opstina	municipality		3457
orasul	city		738
prefeitura	municipality		1379
primaria	municipality		738
province			287
repubblica	republic		2318
republic			287
republica	republic		2315
republiek	republic		2319
republik	republic		2314
republika	republic		1377
republike	republic		1377
republiki	republic		2320
republique	republic		2316
respublika	republic		1380
respubliki	republic		1380
stad	city		1646
stadt	city		460
stadtgemeinde	city		460
state			287
territory			287
town			287
township			287
universitatsstadt	city		460
village			287
ville	city		1020`;
export const famousNames: string = `abbott		Abbott	70
abbvie		AbbVie	6
abengoa		Abengoa	281
abloy	assa abloy	Assa Abloy	243
accenture		Accenture	6
acciona		Acciona	281
activision		Activision	6
adidas		Adidas	77
adnoc		Adnoc	781
adobe		Adobe	6
aegon		Aegon	314
aeroflot		Aeroflot	151
aeromexico		Aeromexico	438
aetna		Aetna	6
aflac		Aflac	6
ahold		Ahold	314
airasia		AirAsia	954
airbnb		Airbnb	6
airbus		Airbus	108
airtel		Airtel	346
ajinomoto		Ajinomoto	87
akamai		Akamai	6
akzonobel	akzo nobel	Akzo Nobel	314
albertsons		Albertsons	6
alcan		Alcan	437
alcatel		Alcatel	108
alcoa		Alcoa	6
alcon		Alcon	221
aldi		Aldi	77
alibaba		Alibaba	150
alitalia		Alitalia	147
allergan		Allergan	6
allianz		Allianz	77
allstate		Allstate	6
alstom		Alstom	108
altria		Altria	6
amazon		Amazon	6
amazone	amazonen werke	Amazonen-Werke	77
ambev		Ambev	436
amerisourcebergen		AmerisourceBergen	6
ameritrade		Ameritrade	6
amgen		Amgen	6
amtrak		Amtrak	6
andritz		Andritz	782
anheuser	anheuser busch	Anheuser-Busch	6
antonov		Antonov	1256
apple		Apple	70
applebees		Applebee's	6
aramark		Aramark	6
aramco		Aramco	1923
arcadis		Arcadis	314
arcelik		Arcelik	957
armani		Armani	147
arsenal		Arsenal	83
artois	stella artois	Stella Artois	435
asda		Asda	83
astellas		Astellas	87
astrazeneca		AstraZeneca	83
atlassian		Atlassian	6
auchan		Auchan	108
autodesk		Autodesk	6
autonation		AutoNation	6
autozone		AutoZone	6
aventis		Aventis	108
avianca		Avianca	952
aviva		Aviva	83
avtovaz		Avtovaz	151
baidu		Baidu	150
balfour	balfour beatty	Balfour Beatty	687
banamex		Banamex	438
bancolombia		Bancolombia	952
bandai		Bandai	87
bankia		Bankia	281
banorte		Banorte	438
barclays		Barclays	83
barilla		Barilla	147
barrick		Barrick	1323
bayer		Bayer	350
beatty	balfour beatty	Balfour Beatty	687
bechtel		Bechtel	70
beers	de beers	De Beers	1325
beiersdorf		Beiersdorf	77
belgacom		Belgacom	435
benetton		Benetton	147
bentley		Bentley	687
benz	mercedes benz	Mercedes-Benz	350
bertelsmann		Bertelsmann	77
biedronka		Biedronka	956
bilfinger		Bilfinger	77
biocodex		Biocodex	108
biogen		Biogen	6
birkenstock		Birkenstock	77
blackberry		BlackBerry	437
blackrock		BlackRock	6
blackstone		Blackstone	70
bloomberg		Bloomberg	70
bloomingdales		Bloomingdale's	6
boehringer	boehringer ingelheim	Boehringer Ingelheim	77
boeing		Boeing	6
bollore		Bollore	108
bombardier		Bombardier	1323
bosch		Bosch	350
boskalis		Boskalis	314
bouygues		Bouygues	108
bradesco		Bradesco	436
braskem		Braskem	436
bridgestone		Bridgestone	87
broadcom		Broadcom	6
budweiser		Budweiser	6
bulgari		Bulgari	147
bunge		Bunge	70
bunnings		Bunnings	479
burberry		Burberry	83
bytedance		ByteDance	150
cadbury		Cadbury	83
cadillac		Cadillac	6
caixabank		CaixaBank	281
campari		Campari	147
capgemini		Capgemini	108
capitaland		CapitaLand	784
cargill		Cargill	70
carillion		Carillion	83
carlsberg		Carlsberg	480
carmax		CarMax	6
carrefour		Carrefour	108
cartier		Cartier	535
carvana		Carvana	6
casio		Casio	87
castell	faber castell	Faber-Castell	77
caterpillar		Caterpillar	6
cathay	cathay pacific	Cathay Pacific	1906
celgene		Celgene	6
cemex		Cemex	438
cencora		Cencora	6
centene		Centene	6
centrica		Centrica	83
cepsa		Cepsa	281
cessna		Cessna	70
chanel		Chanel	535
chemchina		ChemChina	150
chery		Chery	2153
chevrolet		Chevrolet	6
chevron		Chevron	6
chipotle		Chipotle	6
christies		Christie's	83
chrysler		Chrysler	6
cigna		Cigna	6
cintas		Cintas	6
cipla		Cipla	346
cisco		Cisco	70
citibank		Citibank	6
citigroup		Citigroup	6
citrix		Citrix	6
citroen		Citroen	108
clorox		Clorox	6
cloudflare		Cloudflare	6
codelco		Codelco	1253
cognizant		Cognizant	6
coinbase		Coinbase	6
colgate		Colgate	70
coloplast		Coloplast	480
comcast		Comcast	6
commerzbank		Commerzbank	77
compaq		Compaq	6
conoco		Conoco	6
conocophillips		ConocoPhillips	6
copco	atlas copco	Atlas Copco	243
costco		Costco	6
covestro		Covestro	77
craigslist		Craigslist	6
crayola		Crayola	6
criteo		Criteo	108
crowdstrike		CrowdStrike	6
cummins		Cummins	70
cushman		Cushman	70
daewoo		Daewoo	481
daihatsu		Daihatsu	87
dailymotion		Dailymotion	108
daimler		Daimler	77
danfoss		Danfoss	480
dangote		Dangote	1915
danone		Danone	108
dassault		Dassault	108
databricks		Databricks	6
debenhams		Debenhams	83
decathlon		Decathlon	108
deezer		Deezer	108
delhaize		Delhaize	435
deliveroo		Deliveroo	83
deloitte		Deloitte	6
denner		Denner	221
dennys		Denny's	6
dexia		Dexia	435
diageo		Diageo	83
dillards		Dillard's	6
directv		DirecTV	6
disney		Disney	70
docomo		Docomo	87
docusign		Docusign	6
doordash		DoorDash	6
doosan		Doosan	481
doritos		Doritos	6
dropbox		Dropbox	6
ducati		Ducati	147
dunkin		Dunkin	70
dunlop		Dunlop	408
dupont		DuPont	70
dyson		Dyson	687
easyjet		EasyJet	83
ebay		eBay	6
ecolab		Ecolab	6
ecopetrol		Ecopetrol	952
edeka		Edeka	77
elbit		Elbit	1907
electrolux		Electrolux	243
eletrobras		Eletrobras	436
elevance		Elevance	6
elsevier		Elsevier	314
emaar		Emaar	781
embraer		Embraer	436
enbridge		Enbridge	437
endesa		Endesa	281
enron		Enron	6
entergy		Entergy	6
epson		Epson	87
equifax		Equifax	6
equinor		Equinor	673
ericsson		Ericsson	243
eskom		Eskom	370
esselunga		Esselunga	147
etihad		Etihad	781
etisalat		Etisalat	781
etsy		Etsy	6
europol		Europol	1251
eurotunnel		Eurotunnel	108
evergrande		Evergrande	150
evonik		Evonik	77
exelon		Exelon	6
expedia		Expedia	6
experian		Experian	6
exxon	exxon mobil	Exxon Mobil	6
exxonmobil		ExxonMobil	6
facebook		Facebook	6
falabella		Falabella	1253
fanuc		Fanuc	87
fastenal		Fastenal	6
faurecia		Faurecia	108
fedex		FedEx	6
ferrari		Ferrari	803
ferrero		Ferrero	803
ferrovial		Ferrovial	281
fielmann		Fielmann	77
fincantieri		Fincantieri	147
finmeccanica		Finmeccanica	147
finnair		Finnair	783
firestone		Firestone	70
fitbit		Fitbit	6
flipkart		Flipkart	346
fokker		Fokker	314
fonterra		Fonterra	1918
fortescue		Fortescue	479
fortinet		Fortinet	6
fortum		Fortum	783
foxconn		Foxconn	150
fraunhofer		Fraunhofer	77
fresenius		Fresenius	77
freshfields		Freshfields	83
frigidaire		Frigidaire	6
fujifilm		Fujifilm	87
fujitsu		Fujitsu	87
gamesa		Gamesa	281
gamestop		GameStop	6
garmin		Garmin	6
gartner		Gartner	70
garuda		Garuda	672
gatorade		Gatorade	6
gazprom		Gazprom	151
gazprombank		Gazprombank	151
geely		Geely	150
geico		Geico	6
genentech		Genentech	6
genworth		Genworth	6
genzyme		Genzyme	6
gerdau		Gerdau	436
gilead		Gilead	6
gillette		Gillette	70
github		GitHub	6
givaudan		Givaudan	221
givenchy		Givenchy	108
glaxo	glaxosmithkline	GlaxoSmithKline	83
glencore		Glencore	83
gobain	saint gobain	Saint-Gobain	108
godaddy		GoDaddy	6
godiva		Godiva	435
godrej		Godrej	346
gojek		Gojek	672
goldman	goldman sachs	Goldman Sachs	70
goodwill		Goodwill	70
goodyear		Goodyear	70
google		Google	6
gopro		GoPro	6
grainger		Grainger	70
greenpeace		Greenpeace	6
greggs		Greggs	83
grumman	northrop grumman	Northrop Grumman	6
grundfos		Grundfos	480
grundig		Grundig	77
gucci		Gucci	147
guinness		Guinness	83
gulfstream		Gulfstream	6
haier		Haier	150
halfords		Halfords	83
halliburton		Halliburton	70
hallmark		Hallmark	70
handelsbanken		Handelsbanken	243
hankook		Hankook	481
hanwha		Hanwha	481
hapag	hapag lloyd	Hapag-Lloyd	77
haribo		Haribo	77
harley	harley davidson	Harley-Davidson	70
harman		Harman	70
harrods		Harrods	83
hasbro		Hasbro	6
hathaway	berkshire hathaway	Berkshire Hathaway	70
havaianas		Havaianas	436
heineken		Heineken	314
heinz		Heinz	70
helmholtz		Helmholtz	77
henkel		Henkel	350
hennes	hennes and mauritz	Hennes & Mauritz	243
hermes		Hermes	535
hershey		Hershey	70
hertz		Hertz	70
hewlett	hewlett packard	Hewlett-Packard	70
hikvision		Hikvision	150
hilton		Hilton	70
hisense		Hisense	150
hitachi		Hitachi	87
hochtief		Hochtief	77
holcim		Holcim	221
honda		Honda	408
honeywell		Honeywell	6
hormel		Hormel	6
hortons	tim hortons	Tim Hortons	437
huawei		Huawei	150
hubspot		HubSpot	6
humana		Humana	6
husqvarna		Husqvarna	243
hutchison		Hutchison	986
hyatt		Hyatt	70
hynix	sk hynix	SK Hynix	481
hyundai		Hyundai	481
iberdrola		Iberdrola	281
iheartmedia		iHeartMedia	6
ikea		Ikea	314
illumina		Illumina	6
implats		Implats	370
inbev		InBev	435
inditex		Inditex	281
indofood		Indofood	672
infineon		Infineon	77
infosys		Infosys	346
ingelheim	boehringer ingelheim	Boehringer Ingelheim	77
instacart		Instacart	6
instagram		Instagram	6
intel		Intel	6
interpol		Interpol	1251
interpublic		Interpublic	6
intuit		Intuit	6
isuzu		Isuzu	87
italcementi		Italcementi	147
itochu		Itochu	87
jagermeister		Jägermeister	77
jaguar		Jaguar	83
jardine	jardine matheson	Jardine Matheson	986
jazeera	al jazeera	Al Jazeera	1922
jcpenney		JCPenney	6
jetblue		JetBlue	6
jollibee		Jollibee	1919
jpmorgan		JPMorgan	6
juventus		Juventus	147
kalashnikov		Kalashnikov	151
kamaz		KamAZ	151
karcher		Karcher	350
kaspersky		Kaspersky	151
kaufland		Kaufland	77
kawasaki		Kawasaki	408
kellogg		Kellogg	70
kelloggs		Kellogg's	6
kenwood		Kenwood	87
keppel		Keppel	784
keyence		Keyence	87
kfc		KFC	6
kikkoman		Kikkoman	87
kimberly	kimberly clark	Kimberly-Clark	70
kingfisher		Kingfisher	83
klarna		Klarna	243
kleenex		Kleenex	6
kluwer	wolters kluwer	Wolters Kluwer	314
kmart		Kmart	6
kodak		Kodak	6
kohls		Kohl's	6
komatsu		Komatsu	87
konami		Konami	87
kongsberg		Kongsberg	673
kroger		Kroger	70
krombacher		Krombacher	77
krupp	thyssenkrupp	ThyssenKrupp	350
kubota		Kubota	408
kumho		Kumho	481
kuoni		Kuoni	221
kyocera		Kyocera	87
lacoste		Lacoste	535
lactalis		Lactalis	108
lafarge		Lafarge	108
lamborghini		Lamborghini	147
lancome		Lancome	108
lanxess		Lanxess	77
lauder	estee lauder	Estee Lauder	70
lavazza		Lavazza	147
lehman	lehman brothers	Lehman Brothers	70
lennox		Lennox	70
lenovo		Lenovo	150
lenox		Lenox	6
lidl		Lidl	77
lindt		Lindt	221
linkedin		LinkedIn	6
linklaters		Linklaters	83
lloyds		Lloyds	83
lockheed	lockheed martin	Lockheed Martin	6
loews		Loews	6
logitech		Logitech	221
loreal		L'Oreal	108
lowes		Lowe's	6
lucent		Lucent	6
lufthansa		Lufthansa	77
lukoil		Lukoil	151
lululemon		Lululemon	437
lundbeck		Lundbeck	480
luxottica		Luxottica	147
lyft		Lyft	6
macquarie		Macquarie	479
macys		Macy's	6
maersk		Maersk	480
mahindra		Mahindra	346
mailchimp		Mailchimp	6
manulife		Manulife	437
mapfre		Mapfre	281
marriott		Marriott	70
marubeni		Marubeni	87
maserati		Maserati	147
mastercard		Mastercard	6
matheson	jardine matheson	Jardine Matheson	986
matsui	matsui securities	Matsui Securities	408
mattel		Mattel	6
mauritz	hennes and mauritz	Hennes & Mauritz	2154
maybank		Maybank	954
maybelline		Maybelline	6
maytag		Maytag	6
mazda		Mazda	87
mcafee		McAfee	70
mcdonalds		McDonald's	6
mckesson		McKesson	6
mckinsey		McKinsey	70
mclaren		McLaren	687
mediaset		Mediaset	147
mediatek		MediaTek	958
mediobanca		Mediobanca	147
medtronic		Medtronic	6
meituan		Meituan	150
menards		Menards	6
mercadolibre	mercado libre	Mercado Libre	951
mercadona		Mercadona	281
mercedes	mercedes benz	Mercedes-Benz	350
merck		Merck	6
merrell		Merrell	6
merrill	merrill lynch	Merrill Lynch	70
metlife		MetLife	6
michelin		Michelin	108
micron		Micron	6
microsoft		Microsoft	6
miele		Miele	350
migros		Migros	221
mikoyan		Mikoyan	151
mitsubishi		Mitsubishi	87
mitsui		Mitsui	87
mittal	arcelormittal	ArcelorMittal	1913
mizuho		Mizuho	408
mobil	exxon mobil	Exxon Mobil	6
moderna		Moderna	6
mondelez		Mondelez	6
mongodb		MongoDB	6
monsanto		Monsanto	6
montblanc		Montblanc	77
moodys		Moody's	6
morrisons		Morrisons	83
motorola		Motorola	6
moutai		Moutai	150
mozilla		Mozilla	6
nabisco		Nabisco	6
naftogaz		Naftogaz	1256
namco		Namco	87
nandos		Nando's	370
nasdaq		Nasdaq	6
naspers		Naspers	370
natixis		Natixis	108
natwest		NatWest	83
navistar		Navistar	6
nedbank		Nedbank	370
nespresso		Nespresso	221
nestle		Nestle	221
netflix		Netflix	6
netgear		Netgear	6
netscape		Netscape	6
newmont		Newmont	6
nickelodeon		Nickelodeon	6
nidec		Nidec	87
nike		Nike	70
nikon		Nikon	87
nintendo		Nintendo	87
nissan		Nissan	87
nivea		Nivea	350
nokia		Nokia	783
nomura		Nomura	408
nordea		Nordea	243
nordisk	novo nordisk	Novo Nordisk	480
nordstrom		Nordstrom	70
norilsk		Norilsk	151
norinco		Norinco	150
nortel		Nortel	6
northrop	northrop grumman	Northrop Grumman	70
novartis		Novartis	221
novatek		Novatek	151
nucor		Nucor	6
nutella		Nutella	147
nvidia		Nvidia	6
ocado		Ocado	83
odebrecht		Odebrecht	436
okta		Okta	6
olivetti		Olivetti	147
olympus		Olympus	87
omnicom		Omnicom	6
omron		Omron	87
openai		OpenAI	6
optus		Optus	479
oracle		Oracle	6
orascom		Orascom	1904
oreo		Oreo	6
orkla		Orkla	673
oxfam		Oxfam	83
oxxo		Oxxo	438
packard	hewlett packard	Hewlett-Packard	70
palantir		Palantir	6
palmolive		Palmolive	6
panasonic		Panasonic	87
paribas	bnp paribas	BNP Paribas	108
parmalat		Parmalat	147
paychex		Paychex	6
paypal		PayPal	6
paytm		Paytm	346
pegatron		Pegatron	958
pekao		Pekao	956
pemex		Pemex	438
pepsi		Pepsi	6
pepsico		PepsiCo	6
pernod	pernod ricard	Pernod Ricard	108
perrier		Perrier	535
pertamina		Pertamina	672
petco		Petco	6
petrobras		Petrobras	436
petrochina		PetroChina	150
petronas		Petronas	954
petsmart		PetSmart	6
peugeot		Peugeot	108
pfizer		Pfizer	6
philips		Philips	1324
piaggio		Piaggio	147
pinduoduo		Pinduoduo	150
pinterest		Pinterest	6
pirelli		Pirelli	147
pixar		Pixar	6
playmobil		Playmobil	77
polaroid		Polaroid	6
pontiac		Pontiac	6
porsche		Porsche	350
postbank		Postbank	77
prada		Prada	803
priceline		Priceline	6
primark		Primark	83
procter	procter and gamble	Procter & Gamble	70
promsvyazbank		Promsvyazbank	151
prosieben		ProSieben	77
proximus		Proximus	435
prysmian		Prysmian	147
publicis		Publicis	108
publix		Publix	6
qantas		Qantas	479
qualcomm		Qualcomm	6
rabobank		Rabobank	314
rackspace		Rackspace	6
radioshack		RadioShack	6
radisson		Radisson	6
raiffeisen		Raiffeisen	782
rakuten		Rakuten	87
ranbaxy		Ranbaxy	346
randstad		Randstad	314
raytheon		Raytheon	6
realtek		Realtek	958
reckitt		Reckitt	83
reddit		Reddit	6
redfin		Redfin	6
reebok		Reebok	6
regeneron		Regeneron	6
remax		Remax	6
renault		Renault	108
repsol		Repsol	281
reuters		Reuters	83
revlon		Revlon	6
rewe		Rewe	77
ricard	pernod ricard	Pernod Ricard	535
ricoh		Ricoh	87
robinhood		Robinhood	6
rockefeller		Rockefeller	6
rockwell		Rockwell	70
rolex		Rolex	221
rosatom		Rosatom	151
rosneft		Rosneft	151
rosoboronexport		Rosoboronexport	151
rossmann		Rossmann	77
rostec		Rostec	151
rostelecom		Rostelecom	151
rubbermaid		Rubbermaid	6
russneft		RussNeft	151
ryanair		Ryanair	83
sabanci		Sabanci	957
sachs	goldman sachs	Goldman Sachs	70
safaricom		Safaricom	1910
safeway		Safeway	6
safran		Safran	108
sainsburys		Sainsbury's	83
saipem		Saipem	147
salesforce		Salesforce	6
samsonite		Samsonite	6
samsung		Samsung	481
sandisk		SanDisk	6
sandvik		Sandvik	243
sankyo	daiichi sankyo	Daiichi Sankyo	87
sanlam		Sanlam	370
sanofi		Sanofi	108
sanpaolo	intesa sanpaolo	Intesa Sanpaolo	147
santander		Santander	83
sanyo		Sanyo	87
sasol		Sasol	370
sberbank		Sberbank	151
scania		Scania	243
schaeffler		Schaeffler	77
schlumberger		Schlumberger	6
schroders		Schroders	83
schwab		Schwab	70
scotiabank		Scotiabank	437
screwfix		Screwfix	83
seagate		Seagate	6
sears		Sears	70
securitas		Securitas	243
seiko		Seiko	408
selfridges		Selfridges	83
sennheiser		Sennheiser	77
sepah		Sepah	1909
sephora		Sephora	6
serco		Serco	83
servicenow		ServiceNow	6
servier		Servier	108
severstal		Severstal	151
sheraton		Sheraton	6
sherwin	sherwin williams	Sherwin-Williams	70
shimano		Shimano	87
shiseido		Shiseido	87
shopify		Shopify	6
shoprite		Shoprite	370
siemens		Siemens	350
siemon	the siemon company	The Siemon Company	6
sikorsky		Sikorsky	6
singtel		Singtel	784
sinochem		Sinochem	150
sinopec		Sinopec	150
sinopharm		Sinopharm	150
skanska		Skanska	243
skechers		Skechers	6
skoda		Skoda	953
skype		Skype	243
smithfield		Smithfield	6
smithsonian		Smithsonian	6
snapchat		Snapchat	6
snapple		Snapple	6
sodexo		Sodexo	6
softbank		Softbank	87
solvay		Solvay	435
sony		Sony	87
sothebys		Sotheby's	83
spacex		SpaceX	6
specsavers		Specsavers	83
splunk		Splunk	6
spotify		Spotify	243
springer	axel springer	Axel Springer	350
squarespace		Squarespace	6
starbucks		Starbucks	6
starwood		Starwood	6
statoil		Statoil	673
steinhoff		Steinhoff	1325
steinway		Steinway	77
stellantis		Stellantis	6
stihl		Stihl	77
strabag		Strabag	782
strauss	levi strauss	Levi Strauss	70
stubhub		Stubhub	6
subaru		Subaru	408
suisse	credit suisse	Credit Suisse	221
sukhoi		Sukhoi	151
sumitomo		Sumitomo	87
suncor		Suncor	437
sunoco		Sunoco	6
suntory		Suntory	87
surgutneftegas		Surgutneftegas	151
suzuki		Suzuki	408
swarovski		Swarovski	221
swatch		Swatch	221
swisscom		Swisscom	221
swissport		Swissport	221
symantec		Symantec	6
syngenta		Syngenta	221
sysco		Sysco	6
talanx		Talanx	77
tatneft		Tatneft	151
tchibo		Tchibo	77
techint		Techint	951
telcel		Telcel	438
telefonica		Telefonica	281
telefunken		Telefunken	77
telenor		Telenor	673
televisa		Televisa	438
telmex		Telmex	438
telstra		Telstra	479
telus		Telus	437
temasek		Temasek	784
tenaris		Tenaris	951
tencent		Tencent	150
tesco		Tesco	83
tesla		Tesla	6
texaco		Texaco	6
textron		Textron	6
thales		Thales	108
thyssen	thyssenkrupp	ThyssenKrupp	77
thyssenkrupp		ThyssenKrupp	77
ticketmaster		Ticketmaster	6
tiffany		Tiffany	70
tiktok		TikTok	150
tinto	rio tinto	Rio Tinto	83
tokopedia		Tokopedia	672
tomtom		TomTom	314
topshop		Topshop	83
toshiba		Toshiba	87
totalenergies		TotalEnergies	108
toubro	larsen and toubro	Larsen & Toubro	346
toyota		Toyota	87
transneft		Transneft	151
transnet		Transnet	370
transunion		TransUnion	6
tripadvisor		TripAdvisor	6
tropicana		Tropicana	6
trumpf		Trumpf	77
tsingtao		Tsingtao	150
tupolev		Tupolev	151
tupperware		Tupperware	6
turkcell		Turkcell	957
twilio		Twilio	6
twitter		Twitter	6
tyco		Tyco	6
uber		Uber	70
ubisoft		Ubisoft	108
ulta		Ulta	6
umicore		Umicore	435
unicredit		UniCredit	147
unilever		Unilever	83
uniper		Uniper	77
uniqlo		Uniqlo	87
unisys		Unisys	6
unitedhealth		UnitedHealth	6
unum		Unum	6
urquell	pilsner urquell	Pilsner Urquell	953
valero		Valero	70
vattenfall		Vattenfall	77
vauxhall		Vauxhall	83
vedanta		Vedanta	346
venmo		Venmo	6
veolia		Veolia	108
verisign		Verisign	6
verizon		Verizon	6
versace		Versace	803
vestas		Vestas	480
viacom		Viacom	6
vinci		Vinci	535
visteon		Visteon	6
vitol		Vitol	83
vivendi		Vivendi	108
vmware		VMware	6
vnesheconombank		Vnesheconombank	151
vodacom		Vodacom	370
vodafone		Vodafone	83
voestalpine		Voestalpine	782
volkswagen		Volkswagen	77
volvo		Volvo	243
vonovia		Vonovia	77
vuitton	louis vuitton	Louis Vuitton	108
wachovia		Wachovia	6
waitrose		Waitrose	83
walgreen		Walgreen	6
walgreens		Walgreens	6
walmart		Walmart	6
wartsila		Wartsila	783
wechat		WeChat	150
wegmans		Wegmans	6
weibo		Weibo	150
wellpoint		WellPoint	6
wendys		Wendy's	6
wesfarmers		Wesfarmers	479
westin		Westin	6
westinghouse		Westinghouse	6
westpac		Westpac	479
wetherspoon		Wetherspoon	83
weyerhaeuser		Weyerhaeuser	6
whatsapp		WhatsApp	6
whirlpool		Whirlpool	6
whitbread		Whitbread	83
wikileaks		Wikileaks	6
wikimedia		Wikimedia	6
wikipedia		Wikipedia	6
wipro		Wipro	346
wirecard		Wirecard	77
wolters	wolters kluwer	Wolters Kluwer	1324
woolworths		Woolworths	370
workday		Workday	6
wrangler		Wrangler	6
wrigley		Wrigley	70
wuliangye		Wuliangye	150
wyndham		Wyndham	70
xcel		Xcel	6
xerox		Xerox	6
xfinity		Xfinity	6
xiaomi		Xiaomi	150
yahoo		Yahoo	6
yakult		Yakult	87
yamaha		Yamaha	87
yandex		Yandex	151
youtube		YouTube	6
zabka		Żabka	956
zalando		Zalando	77
zeiss		Zeiss	77
zendesk		Zendesk	6
zetor		Zetor	953
zillow		Zillow	6
zomato		Zomato	346`;
export const famousFirms: string = `abertis infraestructuras		Abertis Infraestructuras	376
abn amro		ABN AMRO	232
abn amro bank		ABN AMRO Bank	232
abu dhabi islamic bank		Abu Dhabi Islamic Bank	445
abu dhabi national oil		Abu Dhabi National Oil	445
access bank		Access Bank	537
ace hardware		Ace Hardware	9
activision blizzard		Activision Blizzard	9
adani enterprises		Adani Enterprises	94
adani group		Adani Group	94
adani ports		Adani Ports	94
adecco group		Adecco Group	198
aditya birla		Aditya Birla	94
advance auto parts		Advance Auto Parts	9
aegean airlines		Aegean Airlines	599
aer lingus		Aer Lingus	600
aerolineas argentinas		Aerolíneas Argentinas	596
agricultural bank		Agricultural Bank	71
ahold delhaize		Ahold Delhaize	232
aia group		AIA Group	282
air astana		Air Astana	994
air canada		Air Canada	136
air china		Air China	71
air france		Air France	130
air france klm		Air France-KLM	232
air india		Air India	94
air liquide		Air Liquide	130
air new zealand		Air New Zealand	996
air products		Air Products	9
aker solutions		Aker Solutions	601
akzo nobel		Akzo Nobel	232
al rajhi bank		Al Rajhi Bank	409
alaska airlines		Alaska Airlines	9
albert heijn		Albert Heijn	232
aldi nord		Aldi Nord	139
aldi sud		Aldi Süd	139
alfa bank		Alfa Bank	539
alfa laval		Alfa Laval	318
alfa romeo		Alfa Romeo	246
alibaba group		Alibaba Group	71
allen and overy		Allen & Overy	72
allied irish banks		Allied Irish Banks	600
alpha bank		Alpha Bank	599
amadeus it group		Amadeus IT Group	376
america movil		América Móvil	447
american eagle		American Eagle	9
american family insurance		American Family Insurance	9
american tower		American Tower	9
anglo american		Anglo American	320
anglogold ashanti		AngloGold Ashanti	320
anheuser busch		Anheuser-Busch	9
anheuser busch inbev		Anheuser-Busch InBev	988
arab bank		Arab Bank	1328
arab national bank		Arab National Bank	409
arabian american oil		Arabian American Oil	409
arcelor mittal		Arcelor Mittal	1330
archer daniels midland		Archer Daniels Midland	9
arthur andersen		Arthur Andersen	9
asahi breweries		Asahi Breweries	81
asahi kasei		Asahi Kasei	81
asian paints		Asian Paints	94
asiana airlines		Asiana Airlines	163
assa abloy		Assa Abloy	318
assicurazioni generali		Assicurazioni Generali	246
associated british foods		Associated British Foods	72
astellas pharma		Astellas Pharma	81
aston martin		Aston Martin	72
astra international		Astra International	487
asustek computer		Asustek Computer	319
atlas copco		Atlas Copco	318
atos origin		Atos Origin	130
attijariwafa bank		Attijariwafa Bank	995
australia post		Australia Post	231
austrian airlines		Austrian Airlines	597
autostrade per litalia		Autostrade per l'Italia	246
axel springer		Axel Springer	139
axis bank		Axis Bank	94
azul linhas aereas		Azul Linhas Aéreas	266
bae systems		BAE Systems	72
bain and company		Bain & Company	9
bajaj auto		Bajaj Auto	94
bajaj finance		Bajaj Finance	94
balfour beatty		Balfour Beatty	72
banana republic		Banana Republic	9
banca ditalia		Banca d'Italia	246
banca monte dei paschi		Banca Monte dei Paschi	246
banca nationala a romaniei		Banca Națională a României	998
banca popolare di milano		Banca Popolare di Milano	246
banca transilvania		Banca Transilvania	998
banco azteca		Banco Azteca	447
banco bpm		Banco BPM	246
banco bradesco		Banco Bradesco	266
banco central do brasil		Banco Central do Brasil	266
banco davivienda		Banco Davivienda	990
banco de bogota		Banco de Bogotá	990
banco de chile		Banco de Chile	989
banco de credito del peru		Banco de Crédito del Perú	2156
banco de espana		Banco de España	376
banco de la nacion argentina		Banco de la Nación Argentina	596
banco de mexico		Banco de México	447
banco de portugal		Banco de Portugal	690
banco do brasil		Banco do Brasil	266
banco espirito santo		Banco Espírito Santo	690
banco estado		Banco Estado	989
banco galicia		Banco Galicia	596
banco itau		Banco Itaú	266
banco macro		Banco Macro	596
banco popular		Banco Popular	376
banco provincia		Banco Provincia	596
banco provincial		Banco Provincial	2159
banco sabadell		Banco Sabadell	376
banco santander		Banco Santander	376
bang and olufsen		Bang & Olufsen	598
bangkok bank		Bangkok Bank	540
bangladesh bank		Bangladesh Bank	987
bank central asia		Bank Central Asia	487
bank hapoalim		Bank Hapoalim	446
bank leumi		Bank Leumi	446
bank mandiri		Bank Mandiri	487
bank melli		Bank Melli	1327
bank millennium		Bank Millennium	538
bank negara indonesia		Bank Negara Indonesia	487
bank of baroda		Bank of Baroda	94
bank of beijing		Bank of Beijing	71
bank of canada		Bank of Canada	136
bank of ceylon		Bank of Ceylon	2155
bank of east asia		Bank of East Asia	282
bank of greece		Bank of Greece	599
bank of india		Bank of India	94
bank of ireland		Bank of Ireland	600
bank of new york		Bank of New York	9
bank of new zealand		Bank of New Zealand	996
bank of nova scotia		Bank of Nova Scotia	136
bank of scotland		Bank of Scotland	72
bank of shanghai		Bank of Shanghai	71
bank of the philippine islands		Bank of the Philippine Islands	689
bank of the west		Bank of the West	9
bank of tokyo mitsubishi		Bank of Tokyo-Mitsubishi	81
bank pekao		Bank Pekao	538
bank rakyat indonesia		Bank Rakyat Indonesia	487
banque de france		Banque de France	130
banque internationale a luxembourg		Banque Internationale à Luxembourg	1330
banque misr		Banque Misr	991
banque postale		Banque Postale	130
barclays bank		Barclays Bank	72
barratt developments		Barratt Developments	72
barrick gold		Barrick Gold	136
barry callebaut		Barry Callebaut	198
bath and body works		Bath & Body Works	9
bausparkasse schwabisch hall		Bausparkasse Schwäbisch Hall	139
bear stearns		Bear Stearns	9
becton dickinson		Becton Dickinson	9
bed bath and beyond		Bed Bath & Beyond	9
bell canada		Bell Canada	136
ben and jerrys		Ben & Jerry's	9
bendigo bank		Bendigo Bank	231
benjamin moore		Benjamin Moore	9
berenberg bank		Berenberg Bank	139
berkshire hathaway		Berkshire Hathaway	9
best buy		Best Buy	9
bharti airtel		Bharti Airtel	94
bhp billiton		BHP Billiton	231
bidvest group		Bidvest Group	320
biman bangladesh airlines		Biman Bangladesh Airlines	987
black and decker		Black & Decker	9
blizzard entertainment		Blizzard Entertainment	9
blue cross blue shield		Blue Cross Blue Shield	9
bnp paribas fortis		BNP Paribas Fortis	130
boehringer ingelheim		Boehringer Ingelheim	139
bohai bank		Bohai Bank	71
booking com		Booking.com	232
boots uk		Boots UK	72
booz allen		Booz Allen	9
boston scientific		Boston Scientific	9
bottega veneta		Bottega Veneta	246
bouygues telecom		Bouygues Telecom	130
british gas		British Gas	72
brookfield asset management		Brookfield Asset Management	136
budget rent a car		Budget Rent a Car	9
bureau veritas		Bureau Veritas	130
burger king		Burger King	9
burlington stores		Burlington Stores	9
byd auto		BYD Auto	71
byd company		BYD Company	71
caesars entertainment		Caesars Entertainment	9
caisse depargne		Caisse d'Epargne	130
caixa bank		Caixa Bank	376
caixa economica		Caixa Econômica	266
calvin klein		Calvin Klein	9
campbell soup		Campbell Soup	9
canadian imperial bank		Canadian Imperial Bank	136
canadian national		Canadian National	136
canadian natural resources		Canadian Natural Resources	136
canadian pacific		Canadian Pacific	136
canadian tire		Canadian Tire	136
canal plus		Canal Plus	130
canara bank		Canara Bank	94
capital one		Capital One	9
capital one financial		Capital One Financial	9
carnival cruise		Carnival Cruise	9
carphone warehouse		Carphone Warehouse	72
cassa depositi e prestiti		Cassa Depositi e Prestiti	246
cathay financial		Cathay Financial	319
cathay pacific		Cathay Pacific	282
cathay pacific airways		Cathay Pacific Airways	282
cebu pacific		Cebu Pacific	689
central bank of india		Central Bank of India	94
central japan railway		Central Japan Railway	81
ceska sporitelna		Česká spořitelna	804
ceske drahy		České dráhy	804
ceskoslovenska obchodna banka		Československá obchodná banka	2157
charoen pokphand foods		Charoen Pokphand Foods	540
charter communications		Charter Communications	9
chase manhattan		Chase Manhattan	9
check point		Check Point	446
check point software		Check Point Software	446
china airlines		China Airlines	319
china eastern airlines		China Eastern Airlines	71
china everbright		China Everbright	71
china life		China Life	71
china life insurance		China Life Insurance	71
china merchants		China Merchants	71
china minsheng bank		China Minsheng Bank	71
china mobile		China Mobile	71
china national offshore oil		China National Offshore Oil	71
china national petroleum		China National Petroleum	71
china pacific insurance		China Pacific Insurance	71
china petroleum and chemical		China Petroleum & Chemical	71
china railway		China Railway	71
china railway group		China Railway Group	71
china resources		China Resources	71
china shenhua energy		China Shenhua Energy	71
china southern airlines		China Southern Airlines	71
china state construction		China State Construction	71
china telecom		China Telecom	71
china unicom		China Unicom	71
china vanke		China Vanke	71
christian dior		Christian Dior	130
citic group		Citic Group	71
citic securities		Citic Securities	71
citizens financial		Citizens Financial	9
ck hutchison		CK Hutchison	282
cleveland cliffs		Cleveland-Cliffs	9
cleveland clinic		Cleveland Clinic	9
clifford chance		Clifford Chance	72
clydesdale bank		Clydesdale Bank	72
coal india		Coal India	94
coldwell banker		Coldwell Banker	9
colgate palmolive		Colgate-Palmolive	9
columbia pictures		Columbia Pictures	9
comision federal de electricidad		Comisión Federal de Electricidad	447
commercial bank of ethiopia		Commercial Bank of Ethiopia	1326
commonwealth bank		Commonwealth Bank	231
community health systems		Community Health Systems	9
compagnie generale des etablissements michelin		Compagnie Générale des Établissements Michelin	130
compal electronics		Compal Electronics	319
companhia siderurgica nacional		Companhia Siderúrgica Nacional	266
consolidated edison		Consolidated Edison	9
constellation brands		Constellation Brands	9
corte ingles		Corte Inglés	376
cosco shipping		Cosco Shipping	71
costa coffee		Costa Coffee	72
costco wholesale		Costco Wholesale	9
couche tard		Couche-Tard	136
country garden		Country Garden	71
credit agricole		Crédit Agricole	130
credit mutuel		Crédit Mutuel	130
credit suisse		Credit Suisse	198
crown castle		Crown Castle	9
cushman and wakefield		Cushman & Wakefield	9
dai ichi life		Dai-ichi Life	81
daiichi sankyo		Daiichi Sankyo	81
daimler truck		Daimler Truck	139
dairy queen		Dairy Queen	9
daiwa house		Daiwa House	81
dangote cement		Dangote Cement	537
dangote group		Dangote Group	537
danske bank		Danske Bank	598
dassault aviation		Dassault Aviation	130
dassault systemes		Dassault Systèmes	130
de nederlandsche bank		De Nederlandsche Bank	232
delta electronics		Delta Electronics	319
deutsche borse		Deutsche Börse	139
deutsche bundesbank		Deutsche Bundesbank	139
deutsche post		Deutsche Post	139
devon energy		Devon Energy	9
discovery channel		Discovery Channel	9
dnb bank		DNB Bank	601
dolce and gabbana		Dolce & Gabbana	246
dollar general		Dollar General	9
dollar tree		Dollar Tree	9
domestic and general		Domestic & General	72
dominion energy		Dominion Energy	9
dongfeng motor		Dongfeng Motor	71
doosan heavy industries		Doosan Heavy Industries	163
dorothy perkins		Dorothy Perkins	72
dow jones		Dow Jones	9
dp world		DP World	445
dr horton		DR Horton	9
dr oetker		Dr. Oetker	139
dr pepper		Dr Pepper	9
dr reddys		Dr. Reddy's	94
dr reddys laboratories		Dr. Reddy's Laboratories	94
dubai holding		Dubai Holding	445
duke energy		Duke Energy	9
dunkin donuts		Dunkin' Donuts	9
east japan railway		East Japan Railway	81
eastman chemical		Eastman Chemical	9
el al		El Al	446
elbit systems		Elbit Systems	446
electronic arts		Electronic Arts	9
electronic data		Electronic Data	9
emaar properties		Emaar Properties	445
emerson electric		Emerson Electric	9
emirates airlines		Emirates Airlines	445
emirates nbd		Emirates NBD	445
energy transfer		Energy Transfer	9
enterprise products		Enterprise Products	9
enterprise rent a car		Enterprise Rent-A-Car	9
epic games		Epic Games	9
equity bank		Equity Bank	993
ermenegildo zegna		Ermenegildo Zegna	246
erste bank		Erste Bank	597
erste group bank		Erste Group Bank	597
estee lauder		Estée Lauder	9
ethiopian airlines		Ethiopian Airlines	1326
etihad airways		Etihad Airways	445
eurofins scientific		Eurofins Scientific	130
eva air		Eva Air	319
evergreen marine		Evergreen Marine	319
family dollar		Family Dollar	9
farmers insurance		Farmers Insurance	9
faw group		FAW Group	71
fidelity investments		Fidelity Investments	9
fifth third bancorp		Fifth Third Bancorp	9
first bank of nigeria		First Bank of Nigeria	537
first data		First Data	9
first gulf bank		First Gulf Bank	445
first national bank		First National Bank	320
first republic bank		First Republic Bank	9
flutter entertainment		Flutter Entertainment	600
foot locker		Foot Locker	9
formosa plastics		Formosa Plastics	319
fortescue metals		Fortescue Metals	231
fox news		Fox News	9
franklin templeton		Franklin Templeton	9
freeport mcmoran		Freeport McMoRan	9
fresenius medical care		Fresenius Medical Care	139
fuji heavy industries		Fuji Heavy Industries	81
galeries lafayette		Galeries Lafayette	130
galp energia		Galp Energia	690
garanti bankasi		Garanti Bankası	488
garuda indonesia		Garuda Indonesia	487
gas natural		Gas Natural	376
gazprom neft		Gazprom Neft	539
geely automobile		Geely Automobile	71
general atomics		General Atomics	9
general mills		General Mills	9
genuine parts		Genuine Parts	9
georg fischer		Georg Fischer	198
georgia pacific		Georgia-Pacific	9
giesecke and devrient		Giesecke & Devrient	139
gilead sciences		Gilead Sciences	9
giorgio armani		Giorgio Armani	246
global payments		Global Payments	9
gol linhas aereas		Gol Linhas Aéreas	266
gold fields		Gold Fields	320
goldman sachs		Goldman Sachs	9
goodyear tire and rubber		Goodyear Tire & Rubber	9
grameen bank		Grameen Bank	987
great wall motor		Great Wall Motor	71
great wall motors		Great Wall Motors	71
great west lifeco		Great-West Lifeco	136
gree electric appliances		Gree Electric Appliances	71
groupe bollore		Groupe Bolloré	130
grupa azoty		Grupa Azoty	538
grupo bimbo		Grupo Bimbo	447
grupo carso		Grupo Carso	447
grupo mexico		Grupo México	447
grupo sura		Grupo Sura	990
grupo televisa		Grupo Televisa	447
guaranty trust		Guaranty Trust	537
gunvor group		Gunvor Group	198
habib bank		Habib Bank	805
haier group		Haier Group	71
haier smart home		Haier Smart Home	71
hainan airlines		Hainan Airlines	71
halyk bank		Halyk Bank	994
hang seng bank		Hang Seng Bank	282
hannover ruck		Hannover Rück	139
hanwha group		Hanwha Group	163
hapag lloyd		Hapag-Lloyd	139
hargreaves lansdown		Hargreaves Lansdown	72
harley davidson		Harley-Davidson	9
harmony gold		Harmony Gold	320
hartford financial		Hartford Financial	9
harvey norman		Harvey Norman	231
hca healthcare		HCA Healthcare	9
hdfc bank		HDFC Bank	94
heckler and koch		Heckler & Koch	139
heidelberg materials		Heidelberg Materials	139
heidelberger druckmaschinen		Heidelberger Druckmaschinen	139
heineken holding		Heineken Holding	232
hellenic telecommunications		Hellenic Telecommunications	599
hennes and mauritz		Hennes & Mauritz	318
hero motocorp		Hero MotoCorp	94
hertz global		Hertz Global	9
hewlett packard		Hewlett Packard	9
hewlett packard enterprise		Hewlett Packard Enterprise	9
hilton worldwide		Hilton Worldwide	9
hindustan aeronautics		Hindustan Aeronautics	94
hindustan petroleum		Hindustan Petroleum	94
hindustan unilever		Hindustan Unilever	94
hitachi construction machinery		Hitachi Construction Machinery	81
holland and barrett		Holland & Barrett	72
home depot		Home Depot	9
hon hai		Hon Hai	319
hon hai precision		Hon Hai Precision	319
honda motor		Honda Motor	81
hong kong and shanghai banking		Hong Kong and Shanghai Banking	282
hong leong bank		Hong Leong Bank	536
hormel foods		Hormel Foods	9
huaneng power		Huaneng Power	71
huawei technologies		Huawei Technologies	71
hudsons bay		Hudson's Bay	136
hugo boss		Hugo Boss	139
huntington ingalls		Huntington Ingalls	9
hutchison whampoa		Hutchison Whampoa	282
hyatt hotels		Hyatt Hotels	9
hydro quebec		Hydro-Québec	136
hypo real estate		Hypo Real Estate	139
hyundai heavy industries		Hyundai Heavy Industries	163
hyundai mobis		Hyundai Mobis	163
hyundai motor		Hyundai Motor	163
iberia lineas aereas		Iberia Líneas Aéreas	376
icici bank		ICICI Bank	94
illinois tool works		Illinois Tool Works	9
impala platinum		Impala Platinum	320
imperial brands		Imperial Brands	72
imperial oil		Imperial Oil	136
imperial tobacco		Imperial Tobacco	72
indian oil		Indian Oil	94
indian overseas bank		Indian Overseas Bank	94
indian railways		Indian Railways	94
industrial bank		Industrial Bank	71
ing groep		ING Groep	232
ingersoll rand		Ingersoll Rand	9
international paper		International Paper	9
intesa sanpaolo		Intesa Sanpaolo	246
intuitive surgical		Intuitive Surgical	9
iron mountain		Iron Mountain	9
israel aerospace industries		Israel Aerospace Industries	446
israel chemicals		Israel Chemicals	446
itau unibanco		Itaú Unibanco	266
jack daniels		Jack Daniel's	9
jaguar land rover		Jaguar Land Rover	72
japan airlines		Japan Airlines	81
japan post		Japan Post	81
japan tobacco		Japan Tobacco	81
jardine matheson		Jardine Matheson	282
jd com		JD.com	71
jd sports		JD Sports	72
jeronimo martins		Jerónimo Martins	690
jet airways		Jet Airways	94
jetblue airways		JetBlue Airways	9
john lewis		John Lewis	72
johnson and johnson		Johnson & Johnson	9
johnson controls		Johnson Controls	9
johnson electric		Johnson Electric	282
johnson matthey		Johnson Matthey	72
jollibee foods		Jollibee Foods	689
jones lang lasalle		Jones Lang LaSalle	9
jp morgan		JP Morgan	9
jpmorgan chase		JPMorgan Chase	9
jsw steel		JSW Steel	94
julius baer		Julius Baer	198
julius bar		Julius Bär	198
jyske bank		Jyske Bank	598
kaiser permanente		Kaiser Permanente	9
kansai electric power		Kansai Electric Power	81
kaspersky lab		Kaspersky Lab	539
kawasaki heavy industries		Kawasaki Heavy Industries	81
kazakhstan temir zholy		Kazakhstan Temir Zholy	994
kb financial		KB Financial	163
kbc bank		KBC Bank	988
kbc group		KBC Group	988
kentucky fried chicken		Kentucky Fried Chicken	9
kenya airways		Kenya Airways	993
kenya commercial bank		Kenya Commercial Bank	993
kerry group		Kerry Group	600
keurig dr pepper		Keurig Dr Pepper	9
kia motors		Kia Motors	163
kimberly clark		Kimberly-Clark	9
kinder morgan		Kinder Morgan	9
koc holding		Koç Holding	488
koch industries		Koch Industries	9
komercni banka		Komerční banka	804
konica minolta		Konica Minolta	81
koninklijke ahold delhaize		Koninklijke Ahold Delhaize	232
koninklijke philips		Koninklijke Philips	232
kookmin bank		Kookmin Bank	163
korea electric power		Korea Electric Power	163
korea gas		Korea Gas	163
korean air		Korean Air	163
korean air lines		Korean Air Lines	163
kotak mahindra bank		Kotak Mahindra Bank	94
kraft foods		Kraft Foods	9
kraft heinz		Kraft Heinz	9
krispy kreme		Krispy Kreme	9
krung thai bank		Krung Thai Bank	540
kuehne and nagel		Kuehne + Nagel	198
kuhne and nagel		Kühne + Nagel	198
kumba iron ore		Kumba Iron Ore	320
kuwait airways		Kuwait Airways	1329
kuwait finance house		Kuwait Finance House	1329
kweichow moutai		Kweichow Moutai	71
l3harris technologies		L3Harris Technologies	9
la poste		La Poste	130
lan chile		LAN Chile	989
land olakes		Land O'Lakes	9
land rover		Land Rover	72
larsen and toubro		Larsen and Toubro	94
las vegas sands		Las Vegas Sands	9
legal and general		Legal & General	72
lehman brothers		Lehman Brothers	9
lenovo group		Lenovo Group	71
leroy merlin		Leroy Merlin	130
levi strauss		Levi Strauss	9
lg chem		LG Chem	163
lg display		LG Display	163
lg electronics		LG Electronics	163
li and fung		Li & Fung	282
liberty mutual		Liberty Mutual	9
lincoln national		Lincoln National	9
lindt and sprungli		Lindt & Sprüngli	198
lion air		Lion Air	487
live nation		Live Nation	9
lloyds bank		Lloyds Bank	72
lloyds of london		Lloyd's of London	72
loblaw companies		Loblaw Companies	136
lockheed martin		Lockheed Martin	9
lojas americanas		Lojas Americanas	266
lombard odier		Lombard Odier	198
lotte chemical		Lotte Chemical	163
louis dreyfus		Louis Dreyfus	130
louis vuitton		Louis Vuitton	130
macquarie bank		Macquarie Bank	231
macquarie group		Macquarie Group	231
madison square garden		Madison Square Garden	9
magazine luiza		Magazine Luiza	266
magna international		Magna International	136
magyar posta		Magyar Posta	992
magyar telekom		Magyar Telekom	992
malayan banking		Malayan Banking	536
manulife financial		Manulife Financial	136
marathon oil		Marathon Oil	9
marathon petroleum		Marathon Petroleum	9
marks and spencer		Marks and Spencer	72
maroc telecom		Maroc Telecom	995
mars wrigley		Mars Wrigley	9
maruti suzuki		Maruti Suzuki	94
mayo clinic		Mayo Clinic	9
mazda motor		Mazda Motor	81
media markt		Media Markt	139
mediterranean shipping		Mediterranean Shipping	198
mercado libre		Mercado Libre	596
mercedes benz		Mercedes-Benz	139
merrill lynch		Merrill Lynch	9
meta platforms		Meta Platforms	9
mgm resorts		MGM Resorts	9
michael kors		Michael Kors	9
micron technology		Micron Technology	9
midea group		Midea Group	71
mitsubishi chemical		Mitsubishi Chemical	81
mitsubishi electric		Mitsubishi Electric	81
mitsubishi estate		Mitsubishi Estate	81
mitsubishi heavy industries		Mitsubishi Heavy Industries	81
mitsubishi ufj		Mitsubishi UFJ	81
mizuho bank		Mizuho Bank	81
mizuho financial		Mizuho Financial	81
mizuho financial group		Mizuho Financial Group	81
moet and chandon		Moët & Chandon	130
molina healthcare		Molina Healthcare	9
molson coors		Molson Coors	9
morgan advanced materials		Morgan Advanced Materials	72
morgan stanley		Morgan Stanley	9
motorola solutions		Motorola Solutions	9
mtn group		MTN Group	320
munchener ruck		Münchener Rück	139
munich re		Munich Re	139
murata manufacturing		Murata Manufacturing	81
muslim commercial bank		Muslim Commercial Bank	805
mutual of omaha		Mutual of Omaha	9
narodowy bank polski		Narodowy Bank Polski	538
national australia bank		National Australia Bank	231
national bank of canada		National Bank of Canada	136
national bank of egypt		National Bank of Egypt	991
national bank of greece		National Bank of Greece	599
national bank of pakistan		National Bank of Pakistan	805
national geographic		National Geographic	9
national grid		National Grid	72
national iranian oil		National Iranian Oil	1327
nationwide building society		Nationwide Building Society	72
natura cosmeticos		Natura Cosméticos	266
neste oil		Neste Oil	688
new balance		New Balance	9
new york life		New York Life	9
new york times		New York Times	9
newmont mining		Newmont Mining	9
nextera energy		NextEra Energy	9
nippon life		Nippon Life	81
nippon steel		Nippon Steel	81
nippon yusen		Nippon Yusen	81
nissan motor		Nissan Motor	81
nn group		NN Group	232
nokia networks		Nokia Networks	688
nokia siemens networks		Nokia Siemens Networks	688
nomura holdings		Nomura Holdings	81
nordea bank		Nordea Bank	318
norges bank		Norges Bank	601
norilsk nickel		Norilsk Nickel	539
norsk hydro		Norsk Hydro	601
northern trust		Northern Trust	9
norwegian air shuttle		Norwegian Air Shuttle	601
novo banco		Novo Banco	690
novo nordisk		Novo Nordisk	598
nxp semiconductors		NXP Semiconductors	232
olam international		Olam International	448
old dominion		Old Dominion	9
old mutual		Old Mutual	320
old navy		Old Navy	9
omv petrom		OMV Petrom	998
orascom construction		Orascom Construction	991
oreilly automotive		O'Reilly Automotive	9
origin energy		Origin Energy	231
osterreichische post		Österreichische Post	597
otis elevator		Otis Elevator	9
otp bank		OTP Bank	992
otsuka pharmaceutical		Otsuka Pharmaceutical	81
overseas chinese banking		Overseas-Chinese Banking	448
owens corning		Owens Corning	9
palo alto networks		Palo Alto Networks	9
panasonic holdings		Panasonic Holdings	81
papa johns		Papa John's	9
paramount pictures		Paramount Pictures	9
parker hannifin		Parker Hannifin	9
patek philippe		Patek Philippe	198
penske automotive		Penske Automotive	9
peoples insurance		People's Insurance	71
pernod ricard		Pernod Ricard	130
petroleo brasileiro		Petróleo Brasileiro	266
petroleos mexicanos		Petróleos Mexicanos	447
petroliam nasional		Petroliam Nasional	536
philip morris		Philip Morris	9
philippine national bank		Philippine National Bank	689
phillips 66		Phillips 66	9
pick n pay		Pick n Pay	320
ping an		Ping An	71
ping an bank		Ping An Bank	71
ping an insurance		Ping An Insurance	71
piraeus bank		Piraeus Bank	599
pizza hut		Pizza Hut	9
pko bank polski		PKO Bank Polski	538
plains all american		Plains All American	9
poczta polska		Poczta Polska	538
polski koncern naftowy		Polski Koncern Naftowy	538
posco holdings		Posco Holdings	163
poste italiane		Poste Italiane	246
power corporation of canada		Power Corporation of Canada	136
power grid		Power Grid	94
pratt and whitney		Pratt & Whitney	9
premier foods		Premier Foods	72
pret a manger		Pret A Manger	72
price waterhouse		Price Waterhouse	72
principal financial		Principal Financial	9
procter gamble		Procter Gamble	9
public bank		Public Bank	536
qantas airways		Qantas Airways	231
qatar airways		Qatar Airways	997
qatar energy		Qatar Energy	997
qatar petroleum		Qatar Petroleum	997
quanta computer		Quanta Computer	319
quest diagnostics		Quest Diagnostics	9
raiffeisen bank		Raiffeisen Bank	597
ralph lauren		Ralph Lauren	9
raymond james		Raymond James	9
reckitt benckiser		Reckitt Benckiser	72
red bull		Red Bull	9
red electrica		Red Eléctrica	376
red hat		Red Hat	9
rede globo		Rede Globo	266
regeneron pharmaceuticals		Regeneron Pharmaceuticals	9
regions financial		Regions Financial	9
reliance industries		Reliance Industries	94
remy cointreau		Rémy Cointreau	130
remy martin		Remy Martin	130
rentokil initial		Rentokil Initial	72
research in motion		Research In Motion	136
reserve bank of australia		Reserve Bank of Australia	231
reserve bank of india		Reserve Bank of India	94
rio tinto		Rio Tinto	72
rite aid		Rite Aid	9
riyad bank		Riyad Bank	409
roche holding		Roche Holding	198
rockstar games		Rockstar Games	9
rockwell automation		Rockwell Automation	9
rockwell collins		Rockwell Collins	9
rogers communications		Rogers Communications	136
rohde and schwarz		Rohde & Schwarz	139
rolls royce		Rolls-Royce	72
rosneft oil		Rosneft Oil	539
ross stores		Ross Stores	9
royal air maroc		Royal Air Maroc	995
royal bank of canada		Royal Bank of Canada	136
royal caribbean		Royal Caribbean	9
royal dutch shell		Royal Dutch Shell	232
royal jordanian		Royal Jordanian	1328
royal mail		Royal Mail	72
royal philips		Royal Philips	232
russian railways		Russian Railways	539
sabanci holding		Sabancı Holding	488
saic motor		SAIC Motor	71
saint gobain		Saint-Gobain	130
sal oppenheim		Sal. Oppenheim	139
salvatore ferragamo		Salvatore Ferragamo	246
samsung ct		Samsung C&T	163
samsung electronics		Samsung Electronics	163
samsung heavy industries		Samsung Heavy Industries	163
samsung life		Samsung Life	163
san miguel		San Miguel	689
santander uk		Santander UK	72
saudi arabian airlines		Saudi Arabian Airlines	409
saudi arabian oil		Saudi Arabian Oil	409
saudi aramco		Saudi Aramco	409
saudi binladin		Saudi Binladin	409
saudi national bank		Saudi National Bank	409
saudi telecom		Saudi Telecom	409
saxo bank		Saxo Bank	598
scentre group		Scentre Group	231
schindler holding		Schindler Holding	198
schneider electric		Schneider Electric	130
schwarz gruppe		Schwarz Gruppe	139
scottish power		Scottish Power	72
scottish widows		Scottish Widows	72
sea group		Sea Group	448
seiko epson		Seiko Epson	81
sekisui house		Sekisui House	81
seven and i		Seven & i	81
severn trent		Severn Trent	72
shanghai pudong development bank		Shanghai Pudong Development Bank	71
sherwin williams		Sherwin-Williams	9
shin etsu chemical		Shin-Etsu Chemical	81
shinhan financial		Shinhan Financial	163
siam cement		Siam Cement	540
siam commercial bank		Siam Commercial Bank	540
sibanye stillwater		Sibanye Stillwater	320
siemens energy		Siemens Energy	139
siemens healthineers		Siemens Healthineers	139
silicon valley bank		Silicon Valley Bank	9
sime darby		Sime Darby	536
simon property		Simon Property	9
singapore airlines		Singapore Airlines	448
singapore telecommunications		Singapore Telecommunications	448
six flags		Six Flags	9
sk hynix		SK Hynix	163
sk telecom		SK Telecom	163
skandinaviska enskilda		Skandinaviska Enskilda	318
skoda auto		Škoda Auto	804
slaughter and may		Slaughter and May	72
smith and nephew		Smith & Nephew	72
smithfield foods		Smithfield Foods	9
smurfit kappa		Smurfit Kappa	600
societe bic		Société BIC	130
softbank group		SoftBank Group	81
southern company		Southern Company	9
southwest airlines		Southwest Airlines	9
spark new zealand		Spark New Zealand	996
sports direct		Sports Direct	72
square enix		Square Enix	81
standard bank		Standard Bank	320
standard chartered		Standard Chartered	72
standard life		Standard Life	72
standard oil		Standard Oil	9
stanley black and decker		Stanley Black & Decker	9
state bank of pakistan		State Bank of Pakistan	805
state farm		State Farm	9
state grid		State Grid	71
state street		State Street	9
stora enso		Stora Enso	688
sumitomo chemical		Sumitomo Chemical	81
sumitomo electric		Sumitomo Electric	81
sumitomo mitsui		Sumitomo Mitsui	81
sun hung kai		Sun Hung Kai	282
sun life		Sun Life	136
sun life financial		Sun Life Financial	136
sun microsystems		Sun Microsystems	9
sun pharma		Sun Pharma	94
sun pharmaceutical		Sun Pharmaceutical	94
suncor energy		Suncor Energy	136
suzuki motor		Suzuki Motor	81
svenska handelsbanken		Svenska Handelsbanken	318
sveriges riksbank		Sveriges Riksbank	318
swire pacific		Swire Pacific	282
swiss international air lines		Swiss International Air Lines	198
swiss life		Swiss Life	198
swiss re		Swiss Re	198
taco bell		Taco Bell	9
taiwan semiconductor		Taiwan Semiconductor	319
take two interactive		Take-Two Interactive	9
takeda pharmaceutical		Takeda Pharmaceutical	81
tata consultancy		Tata Consultancy	94
tata motors		Tata Motors	94
tata power		Tata Power	94
tata sons		Tata Sons	94
tata steel		Tata Steel	94
tate and lyle		Tate & Lyle	72
taylor wimpey		Taylor Wimpey	72
td ameritrade		TD Ameritrade	9
tech mahindra		Tech Mahindra	94
techtronic industries		Techtronic Industries	282
teck resources		Teck Resources	136
telecom italia		Telecom Italia	246
telekom malaysia		Telekom Malaysia	536
telia company		Telia Company	318
telkom indonesia		Telkom Indonesia	487
temasek holdings		Temasek Holdings	448
tenaga nasional		Tenaga Nasional	536
tencent holdings		Tencent Holdings	71
tenet healthcare		Tenet Healthcare	9
tetra laval		Tetra Laval	318
tetra pak		Tetra Pak	318
teva pharmaceutical		Teva Pharmaceutical	446
texas pacific		Texas Pacific	9
thai airways		Thai Airways	540
thai union		Thai Union	540
thames water		Thames Water	72
thomson reuters		Thomson Reuters	136
tim hortons		Tim Hortons	136
tokio marine		Tokio Marine	81
tokyo electron		Tokyo Electron	81
tokyo gas		Tokyo Gas	81
toll brothers		Toll Brothers	9
tommy hilfiger		Tommy Hilfiger	9
toronto dominion		Toronto-Dominion	136
toyota industries		Toyota Industries	81
toyota motor		Toyota Motor	81
toyota tsusho		Toyota Tsusho	81
tractor supply		Tractor Supply	9
trader joes		Trader Joe's	9
trafigura beheer		Trafigura Beheer	448
trafigura group		Trafigura Group	198
travis perkins		Travis Perkins	72
true value		True Value	9
truist financial		Truist Financial	9
tsingtao brewery		Tsingtao Brewery	71
turk telekom		Türk Telekom	488
turkish airlines		Turkish Airlines	488
turkiye is bankasi		Türkiye İş Bankası	488
tyson foods		Tyson Foods	9
uber technologies		Uber Technologies	9
ukrainian railways		Ukrainian Railways	2158
ultratech cement		UltraTech Cement	94
under armour		Under Armour	9
unibail rodamco		Unibail-Rodamco	130
union bank of india		Union Bank of India	94
union pacific		Union Pacific	9
united bank for africa		United Bank for Africa	537
united microelectronics		United Microelectronics	319
united overseas bank		United Overseas Bank	448
united rentals		United Rentals	9
united technologies		United Technologies	9
united utilities		United Utilities	72
universal studios		Universal Studios	9
upm kymmene		UPM-Kymmene	688
us bank		US Bank	9
vale do rio doce		Vale do Rio Doce	266
valero energy		Valero Energy	9
vertex pharmaceuticals		Vertex Pharmaceuticals	9
vestas wind systems		Vestas Wind Systems	598
victorias secret		Victoria's Secret	9
vietnam airlines		Vietnam Airlines	2160
virgin atlantic		Virgin Atlantic	72
virgin australia		Virgin Australia	231
virgin media		Virgin Media	72
vitol holding		Vitol Holding	72
vodafone idea		Vodafone Idea	94
volvo car		Volvo Car	318
volvo cars		Volvo Cars	318
vtb bank		VTB Bank	539
wall street journal		Wall Street Journal	9
warner bros		Warner Bros	9
washington post		Washington Post	9
waste management		Waste Management	9
weir group		Weir Group	72
western union		Western Union	9
whole foods		Whole Foods	9
whole foods market		Whole Foods Market	9
wiener linien		Wiener Linien	597
wilmar international		Wilmar International	448
wolters kluwer		Wolters Kluwer	232
woodside energy		Woodside Energy	231
woodside petroleum		Woodside Petroleum	231
woolworths group		Woolworths Group	231
wustenrot and wurttembergische		Wüstenrot & Württembergische	139
yamaha motor		Yamaha Motor	81
yapi kredi		Yapı Kredi	488
yara international		Yara International	601
yes bank		Yes Bank	94
yves rocher		Yves Rocher	130
zenith bank		Zenith Bank	537
zijin mining		Zijin Mining	71
ziraat bankasi		Ziraat Bankası	488
zurich insurance		Zurich Insurance	198`;
export const omittedKinds: string = `academy			492
aerospace			492
bank			492
club			290
construction			492
football			290
freight			492
groep			290
groupe			290
grupa			290
grupo			290
gruppe			290
gruppo			290
jituan			290
media			492
mining			492
publishing			290
real estate			492
research			290
skupina			290
sports			290
town			290`;
export const translations: string = `aardolie	oil		18
abadia	abbey		14
abbaye	abbey		13
abbazia	abbey		15
abdij	abbey		18
abfall	waste		8
abitazione	housing		15
abogados	lawyers		14
abtei	abbey		8
abzar	tool		34
accademia	academy		15
acciaio	steel		15
acqua	water		15
acque	water		15
adala	justice		22
adalet	justice		19
adasi	island		19
aduana	customs		14
aduanas	customs		14
adunarea	assembly		308
advocaten	lawyers		18
advogados	lawyers		42
advokater	lawyers		28
advokati	lawyers		20
adwokaci	lawyers		10
aerienne	airways		13
aeriennes	airways		13
aerodromio	airport		68
aerolimenas	airport		68
aerolineas	airlines		14
aerolinie	airlines		20
aeroport	airport		3
aeroportul	airport		308
affaires	affair		13
affari	affair		15
africain	african		13
africaine	african		13
africana	african		14
africano	african		14
afrikanische	african		8
afrikanischer	african		8
afrikanskiy	african		3
afrique	african		13
afval	waste		18
agentia	agency		308
agentura	agency		20
agricoltori	farmer		15
agricoltori	farmers		15
agriculteurs	farmer		13
agriculteurs	farmers		13
agricultores	farmer		14
agricultores	farmers		14
agriculturii	agriculture		464
agyptisch	egypt		5
ahmar	red		22
ahrarnyy	agricultural		55
ahro	agro		55
aide	help		13
aigues	water		333
aiuto	help		15
ajaleht	newspaper		363
ajansi	agency		19
ajuda	help		42
ajuntament	municipality		333
ak	alaska		226
akadeemia	academy		1662
akademia	academy		3494
akademie	academy		3483
akademija	academy		392
akademijas	academy		3491
akademisi	academy		19
akademiya	academy		3
akadimia	academy		68
akatemia	academy		305
akatemian	academy		305
akhbar	news		22
alemanes	germany		5
aletler	tools		19
alfandega	customs		42
algemene	general		18
algerino	algeria		5
algerisch	algeria		5
algerische	algeria		5
algodao	cotton		42
algodon	cotton		14
allami	state		159
allemands	germany		5
allgemeine	general		8
allmanna	general		28
almaznyy	diamond		3
almindelige	general		463
altin	gold		19
alv	river		28
alyuminiyevyy	aluminium		3
ambasada	embassy		10
ambasciata	embassy		15
ambassad	embassy		28
ambassade	embassy		13
ambiente	environment		14
amerikanskiy	american		3
amerykanska	american		10
amerykanski	american		10
amm	general		22
ammah	general		22
amniyat	security		34
amynas	defense		68
anaptyxis	development		68
andalou	andalusia		5
andalusisch	andalusia		5
andaluz	andalusia		5
andaluza	andalusia		5
andelsselskab	cooperative		463
angelegenheiten	affair		8
angliyskiy	english		3
anjoman	association		34
apele	waters		308
apparatura	equipment		3
araba	cars		19
arabi	arab		22
arabiya	arab		22
arabiya	arabic		22
arastirma	research		19
arastirmalari	research		3497
arbeid	labor		18
arbeiders	worker		18
arbeiders	workers		18
arbeit	labor		8
arbeit	work		8
arbeiter	worker		8
arbeiter	workers		8
arbetare	workers		28
arbete	work		28
arbitrazhnyy	court		3
archief	archive		18
archiv	archive		8
archives	archive		13
archivio	archive		15
archivo	archive		14
archiwum	archive		10
arg	argentina		74
argelino	algeria		5
argentijns	argentina		5
argentinisch	argentina		5
argentinos	argentina		5
argentynski	argentina		5
arkticheskiy	arctic		3
armadas	armed		14
armas	arms		14
armate	armed		15
arme	army		28
armee	army		8
armees	armed		13
armes	arms		13
armi	arms		15
armia	army		10
armiya	army		3
armyanskiy	armenian		3
arquivo	archive		42
arsiv	archive		19
artes	arts		14
artesh	army		34
arti	arts		15
arzte	doctors		8
asamblea	assembly		14
asfalistiki	insurance		68
askeri	military		19
asotsiatsiya	association		55
assegurances	insurance		333
assemblea	assembly		15
assemblee	assembly		13
assembleia	assembly		42
associacio	association		333
assuntos	affair		42
astynomia	police		68
asuntos	affair		14
athinon	athens		68
atik	waste		19
atomi	atomic		34
atomnyy	atomic		3
atomnyy	nuclear		3
auditoria	audit		14
ausfuhr	export		8
aushadhalaya	pharmacy		306
ausschuss	committee		8
auswartige	foreign		8
auswartiges	foreign		8
autonoma	autonomous		14
autonome	autonomous		13
autonomo	autonomous		14
avfall	waste		28
aviatsionnyy	aircraft		3
aviatsionnyy	aviation		3
aviatsiynyy	aviation		55
avocats	lawyers		13
avtodorozhnyy	road		3
avtomaticheskiy	automatic		3
avtomatika	automation		3
avtomobilnyy	automobile		3
avtomobilnyy	automotive		3
avtozavod	automobile		3
avukatlar	lawyers		19
avvocati	lawyers		15
aytam	orphans		22
ayuda	help		14
az	arizona		226
azadi	freedom		1663
azadiya	freedom		1663
azerbaydzhanskiy	azerbaijani		3
azgayin	national		898
aziatskiy	asian		3
azot	nitrogen		3
azotnyy	nitrogen		3
azucar	sugar		14
badan	agency		239
badania	research		10
badawczy	research		744
bahcesi	garden		19
bahn	railway		8
bahrainiya	bahraini		22
bakir	copper		19
balgarski	bulgaria		5
balik	fish		19
balikcilik	fishing		19
baltiyskiy	baltic		3
bambini	child		15
bambini	children		15
banc	bank		333
bandaoti	semiconductor		27
banden	tyre		18
banki	bank		899
bankivskyy	bank		55
baoxian	insurance		27
bargh	electric		34
bargh	electricity		34
bargh	power		34
baris	peace		19
batalon	battalion		3
batalyon	battalion		3
bauern	farmer		8
bauern	farmers		8
bauernhof	farm		8
baumwolle	cotton		8
bavarese	bavaria		5
bavaro	bavaria		5
bavarois	bavaria		5
bavaroise	bavaria		5
bavlna	cotton		20
bawelna	cotton		10
bayerisch	bavaria		5
bayerische	bavaria		5
bayerischer	bavaria		5
bayerisches	bavaria		5
bayt	house		22
baznica	church		391
beaux	fine		13
befreiung	liberation		8
befrielse	liberation		28
beifang	north		27
beinolmelali	international		34
beit	house		22
beker	cup		18
belas	fine		42
belasting	tax		18
bellas	fine		14
belorusskiy	belarusian		3
belyy	white		3
bergwerk	mine		8
beschaftigung	employment		8
bevrijding	liberation		18
beweging	movement		18
bewegung	movement		8
beynolmelal	international		34
beynolmelali	international		34
bezopasnost	safety		3
bezopasnost	security		3
bezpecnost	security		20
bezpeka	security		55
bezpeky	security		55
bezpieczenstwa	security		10
bezpieczenstwo	security		10
bgd	bangladesh		74
bgr	bulgaria		74
bhavan	house		306
biblioteek	library		462
biblioteka	library		3
biblioteket	library		1666
bilancio	budget		15
bilim	science		19
bilimler	sciences		19
bilimsel	scientific		19
bimarestan	hospital		34
binaa	construction		22
binguan	hotel		27
binnenlandse	interior		18
biologicheskiy	biological		3
bioscoop	cinema		18
birlesik	united		19
birligi	union		19
birlik	unity		19
biru	beer		75
bischof	bishop		8
biskop	bishop		28
biskup	bishop		10
bispo	bishop		42
bisschop	bishop		18
biuro	office		10
bizottsag	committee		159
blad	magazine		273
blagotvoritelnyy	charitable		3
blagotvoritelnyy	charity		3
blahodiynyy	charitable		55
boeren	farmer		18
bolgarskiy	bulgarian		3
bolshoy	big		3
bolshoy	great		3
bombeiros	fire		42
bomberos	fire		14
bomull	cotton		28
bors	exchange		28
borsa	exchange		15
borsasi	exchange		19
bosanska	bosnian		3482
bosco	forest		15
bosques	forest		14
botschaft	embassy		8
bra	brazil		74
brasileno	brazil		5
brasilianisch	brazil		5
brasiliano	brazil		5
brasserie	brewery		13
brazylijski	brazil		5
bresilien	brazil		5
breton	brittany		5
bretonisch	brittany		5
bretonne	brittany		5
brigada	brigade		3
britanskiy	british		3
brod	bread		28
brood	bread		18
brot	bread		8
brucke	bridge		8
brug	bridge		18
budivelnyy	construction		55
budivnytstvo	construction		55
budowa	construction		10
buitenlandse	foreign		18
bulgara	bulgaria		5
bulgarisch	bulgaria		5
bulgaro	bulgaria		5
bulgarski	bulgaria		5
bulharsky	bulgaria		5
bundes	federal		8
bundesbahn	federalrailway		8
bundesbahnen	federalrailway		8
bureniye	drilling		3
burg	castle		8
burgschaft	guarantee		8
burovoy	drilling		3
burza	exchange		20
bussan	products		75
butsuryu	logistics		75
buyuk	great		19
buyukelciligi	embassy		19
bwa	botswana		74
byoin	hospital		75
caddesi	street		19
caile	railway		308
cailiao	material		27
caisse	fund		13
caj	tea		20
calisma	labor		19
calisma	work		19
calle	street		14
campesinos	farmer		14
carbone	coal		15
carcere	prison		15
carne	meat		14
carros	cars		42
casopis	magazine		20
casopis	newspaper		426
cassa	fund		15
castello	castle		15
castelo	castle		42
catala	catalonia		5
catalan	catalonia		5
catalana	catalonia		5
catalane	catalonia		5
catholique	catholic		13
cati	roof		19
catolica	catholic		14
catolico	catholic		14
cattolica	catholic		15
cattolico	catholic		15
cay	tea		19
ceco	czechia		5
celny	customs		10
censimento	census		15
censo	census		14
centar	center		216
centrs	center		391
centrul	center		308
cephesi	front		19
cercetare	research		464
cercetari	research		464
cerkev	church		426
ceskych	czechia		5
cevre	environment		19
chambre	chamber		13
charbon	coal		13
chateau	castle		13
checo	czechia		5
chemia	chemical		10
cheoldo	railway		307
chernyy	black		3
cheshskiy	czech		3
cheshskiy	czechia		5
chikitsalaya	hospital		306
chilien	chile		5
chimica	chemical		15
chimie	chemical		13
chinees	china		5
chinesisch	china		5
chinski	china		5
chl	chile		74
chleb	bread		20
chn	china		74
choeur	choir		13
chor	choir		8
chorvatsky	croatia		5
chorwacki	croatia		5
chram	temple		20
chretien	christian		13
chretienne	christian		13
chrezvychaynyy	emergency		3
christelijke	christian		18
christlich	christian		8
christliche	christian		8
chrzescijanska	christian		10
chrzescijanski	christian		10
chu	universityhospital		13
chuanbo	ship		27
chuanbo	shipbuilding		27
chuanmei	media		27
chukou	export		27
cicek	flowers		19
cientificas	scientific		14
cientifico	scientific		14
ciftligi	farm		19
cileno	chile		5
clo	customs		20
cobre	copper		14
coches	cars		14
cocuk	child		19
cocuk	children		19
colegio	college		14
collegio	college		15
colombien	colombia		5
combattants	veteran		13
comerc	commerce		333
comercio	commerce		14
comision	commission		14
comissao	commission		42
comitato	committee		15
commercio	commerce		15
commissie	commission		18
competencia	competition		14
comunale	municipal		15
comunicacoes	communications		42
comunicazione	communication		15
comunicazioni	communications		15
comunista	communist		14
concorrencia	competition		42
concorrenza	competition		15
conseil	council		13
consejo	council		14
consiglio	council		15
consiliul	council		308
consommateurs	consumer		13
consommateurs	consumers		13
constitucional	constitutional		14
constitutionnel	constitutional		13
construcoes	construction		42
consumatori	consumer		15
consumatori	consumers		15
consumenten	consumer		18
consumidor	consumer		14
consumidores	consumer		14
consumidores	consumers		14
convento	monastery		14
coppa	cup		15
coro	choir		14
corporacao	corporation		42
corporacion	corporation		14
corporazione	corporation		15
correos	post		14
costituzionale	constitutional		15
coton	cotton		13
cotone	cotton		15
coupe	cup		13
couro	leather		42
couvent	monastery		13
crianca	child		42
criancas	child		42
criancas	children		42
crista	christian		42
cristao	christian		42
cristiana	christian		14
cristiano	christian		14
crnogorska	montenegrin		392
croata	croatia		5
croate	croatia		5
ct	connecticut		226
cuero	leather		14
cuir	leather		13
cuivre	copper		13
cukier	sugar		10
cukr	sugar		20
cultura	culture		14
cultuur	culture		18
cumhuriyet	republic		19
cumhuriyeti	republic		19
cupen	cup		28
czasopismo	magazine		10
cze	czechia		74
czeski	czechia		5
czlowieka	human		10
dach	roof		8
dachy	roof		10
dack	tyre		28
dagi	mountain		19
daigaku	university		75
dairesi	department		19
danes	denmark		5
danisch	denmark		5
danmarks	denmark		5
dansky	denmark		5
daroo	pharmaceutical		34
darstellende	performing		8
daru	pharmaceutical		34
daryai	marine		34
daryai	navy		34
daryayi	marine		34
daryayi	navy		34
daryayi	sea		34
darzhaven	state		362
darzhavna	state		362
datskiy	danish		3
dawa	call		22
dawla	state		22
dawlat	state		22
daxue	university		27
dayanisma	solidarity		19
dechets	waste		13
deens	denmark		5
defa	defence		34
defa	defense		34
defensa	defense		14
defensie	defense		18
defesa	defense		42
degirmeni	mill		19
delnici	workers		20
demiryolu	railway		19
democracia	democracy		14
democratie	democracy		13
democratique	democratic		13
democratische	democratic		18
democrazia	democracy		15
demokracja	democracy		10
demokraticheskaya	democratic		3
demokraticka	democratic		20
demokratie	democracy		8
demokratik	democratic		19
demokratikus	democratic		159
demokratische	democratic		8
demokratischer	democratic		8
demokratiska	democratic		28
demokratska	democratic		216
demokratyczna	democratic		10
demokratyczny	democratic		10
denizi	sea		19
denkmal	monument		8
denryoku	power		75
departement	ministry		273
departementet	ministry		1664
deporte	sport		14
depositi	deposit		15
depositos	deposit		14
depots	deposit		13
deputatov	deputy		3
derecho	law		14
derechos	right		14
derechos	rights		14
derevoobrobnyy	wood		55
dergisi	magazine		19
deri	leather		19
derzhavne	state		55
derzhavnyy	state		55
desporto	sport		42
deti	children		20
deu	germany		74
deuren	doors		18
developpement	development		13
devlet	state		19
devrimci	revolutionary		19
dianli	power		27
dianqi	electric		27
dianxin	telecom		27
dianzi	electronic		27
dianzi	electronics		27
diari	newspaper		333
dichan	property		27
dienst	service		8
dierentuin	zoo		18
diethnis	international		68
difa	defense		22
difesa	defense		15
dikaiosynis	justice		68
dimokratia	republic		68
dimokratias	republic		68
dimokratiko	democratic		68
dimos	municipality		68
dimosia	public		68
dimosias	public		68
dinamarques	denmark		5
dinas	office		239
direito	law		42
direitos	right		42
direitos	rights		42
diritti	right		15
diritti	rights		15
diritto	law		15
disisleri	foreign		19
divadlo	theatre		20
djurpark	zoo		28
dnk	denmark		74
dobrovolcheskiy	volunteer		3
dogana	customs		15
dogane	customs		15
dolina	valley		10
domkyrka	cathedral		28
domstol	court		28
dongfang	east		27
dongfang	eastern		27
dongfang	oriental		27
donne	woman		15
donne	women		15
dorozhniy	road		55
dorozhnyy	road		3
dorrar	doors		28
doslidnytskyy	research		55
doslidnyy	research		55
douane	customs		13
douanes	customs		13
dovoz	import		20
draha	railway		20
droit	law		13
droits	right		13
droits	rights		13
druck	printing		8
drukarnya	printing		55
drustvo	society		392
drzwi	doors		10
dul	mine		20
dunski	denmark		5
dunya	world		19
duwaliya	international		22
dvere	doors		20
dvigatel	engine		3
dvigatelestroitelnyy	engine		3
dvigateley	engine		3
dvizhenie	movement		3
dza	algeria		74
dzelzcels	railway		391
dzieci	child		10
dzieci	children		10
eau	water		13
eaux	water		13
economia	economy		14
economica	economic		14
economico	economic		14
economie	economy		13
economique	economic		13
economische	economic		18
ecossais	scotland		5
ecu	ecuador		74
edalat	justice		34
edicions	publishing		333
educatiei	education		464
edukacji	education		744
eenheid	unity		18
efimerida	newspaper		68
egipcio	egypt		5
egiziano	egypt		5
egy	egypt		74
egyetemi	university		742
eiga	film		75
eiland	island		18
eilanden	island		18
einfuhr	import		8
einheit	unity		8
einlagen	deposit		8
einnahmen	revenue		8
eireann	ireland		5
eisen	iron		8
ejercito	army		14
ekonomi	economy		28
ekonomicheskiy	economic		3
ekonomicka	economic		20
ekonomiczna	economic		10
ekonomiczny	economic		10
ekonomika	economy		20
eksperimentalnyy	experimental		3
eksport	export		3
electricite	electricity		13
elektricheskiy	electric		3
elektricheskiy	electrical		3
elektriciteit	electricity		18
elektricitet	electricity		28
elektrina	electricity		20
elektro	electric		3
elektromekhanicheskiy	electromechanical		3
elektronik	electronics		34
elektronika	electronics		3
elektronnyy	electronic		3
elektronnyy	electronics		3
elektrooborudovaniye	equipment		3
elektrotekhnicheskiy	electrical		3
elektrychnyy	electric		55
elektrycznosc	electricity		10
elettricita	electricity		15
elkartea	association		643
elliniki	greek		68
elliniko	greece		5
elliniko	greek		68
ellinikos	greece		5
embaixada	embassy		42
embajada	embassy		14
embalagens	packaging		42
embalaje	packaging		14
emballage	packaging		13
emballages	packaging		13
emerytalny	pension		10
emniyet	police		19
empleo	employment		14
emploi	employment		13
emporiki	commercial		68
emprego	employment		42
energeia	energy		68
energeias	energy		68
energeticheskiy	power		3
enerhetychnyy	energy		55
enerhiya	energy		55
enerzhi	energy		34
enfance	child		13
enfants	children		13
engenheiros	engineers		42
enghelab	revolution		34
enighet	unity		28
enosi	union		68
enqelab	revolution		34
enseignants	teacher		13
enseignants	teachers		13
entesharat	publishing		34
entrate	revenue		15
entwicklung	development		8
entwicklungsbank	developmentbank		8
envases	packaging		14
environnement	environment		13
epargne	savings		13
erakond	party		363
erdol	oil		8
ereynas	research		68
erovnuli	national		899
escenicas	performing		14
escoces	scotland		5
escocesa	scotland		5
escritorio	office		42
esercito	army		15
esglesia	church		333
eskola	school		643
eslami	islamic		34
eslovaco	slovakia		5
esloveno	slovenia		5
esoterikon	interior		68
espagnoles	spain		5
espagnols	spain		5
espanhois	spain		5
espanoles	spain		5
esperanca	hope		42
espoir	hope		13
esportazione	export		15
esportazioni	export		15
estadistica	statistics		14
estadistico	statistical		14
estados	state		14
estatal	state		14
estatistica	statistics		42
esteri	foreign		15
estero	foreign		15
estonskiy	estonian		3
estrangeiros	foreign		42
estudantes	student		42
estudiantes	student		14
etat	agency		273
etat	state		13
etats	state		13
etelaat	intelligence		34
eth	ethiopia		74
ethniki	national		68
ethnikis	national		68
ethniko	national		68
etranger	foreign		13
etrangeres	foreign		13
ettelaat	information		34
ettelaat	intelligence		34
etudiants	student		13
eunhaeng	bank		307
eurooppalainen	european		238
europai	european		159
europaisch	europe		5
europaischer	european		8
europaisches	european		8
europeisk	european		28
europeiska	european		28
europejska	european		10
europejskie	european		10
europeu	european		42
eveque	bishop		13
evropeyskaya	european		3
evropeyskiy	european		3
evropska	european		20
evropsky	european		20
exercito	army		42
exoterikon	foreign		68
exportacao	export		42
exportacoes	export		42
exportation	export		13
exportations	export		13
exportazione	export		15
exteriores	foreign		14
extranjero	foreign		14
fabrika	factory		3
fabrikk	factory		273
fakultesi	faculty		19
famiglia	family		15
familie	family		8
famille	family		13
fanavari	technology		34
fangzhi	textile		27
fannavari	technology		34
farhang	culture		34
farhangi	cultural		34
fars	persian		34
farsh	carpet		34
fattoria	farm		15
fazai	space		34
fazhan	development		27
federacio	federation		333
federasyonu	federation		19
federatia	federation		308
federatie	federation		18
federatsiya	federation		3
femmes	women		13
fenetres	windows		13
fenster	windows		8
ferramentas	tools		42
ferrocarrils	railway		333
fezai	space		34
fiammingo	flanders		5
filarmonica	philharmonic		14
filastin	palestine		22
filastini	palestinian		22
filharmonia	philharmonic		10
filistin	palestine		22
filistini	palestinian		22
filistiniya	palestinian		22
financiara	financial		308
financiele	financial		18
financien	finance		18
financier	financial		13
financni	financial		20
finanse	finance		10
finanser	finance		28
finansov	finance		3
finansowa	financial		10
finansowy	financial		10
finanze	finance		15
finanzen	finance		8
finanziaria	financial		15
finestre	windows		15
finnisch	finland		5
finsk	finland		5
finski	finland		5
finskiy	finnish		3
finsky	finland		5
fiori	flowers		15
fiscale	tax		13
fiscalia	prosecutor		14
fischerei	fishing		8
fisk	fish		28
fiume	river		15
fizika	physics		3
fl	florida		226
flamand	flanders		5
flamande	flanders		5
flamisch	flanders		5
fleisch	meat		8
flemish	flanders		5
fletes	freight		14
fleurs	flowers		13
fleuve	river		13
floresta	forest		42
florestal	forest		42
flot	fleet		3
flot	navy		3
fluchtlinge	refugee		8
fluggesellschaft	airlines		8
fluglinie	airlines		8
fluss	river		8
flyg	airlines		28
flygplats	airport		28
foderation	federation		8
fond	foundation		3
fondatsiya	foundation		362
fonds	foundation		391
fonster	windows		28
forbund	federation		28
forcas	forces		42
forenade	united		28
forening	association		3485
forestal	forest		14
forestale	forest		15
foreste	forest		15
forestier	forest		13
foret	forest		13
forets	forest		13
formaggio	cheese		15
forpackningar	packaging		28
forschungen	research		896
forschungsgemeinschaft	foundation		896
forschungsgemeinschaft	research		896
forschungsrat	researchcouncil		8
forskning	research		28
forskningsrad	researchcouncil		273
forskningsradet	researchcouncil		28
forsvars	defence		1157
fortschritt	progress		8
forze	forces		15
fra	france		74
francouzska	france		5
francouzsky	france		5
francuski	france		5
frantsuzskaya	france		5
frantsuzskiy	french		3
franzosischer	france		5
franzosisches	france		5
frauen	woman		8
frauen	women		8
freiheit	freedom		8
freiheit	liberty		8
frente	front		14
frieden	peace		8
frihet	freedom		28
fro	seeds		28
fromage	cheese		13
fromagerie	cheese		13
frukt	fruit		28
fruta	fruit		14
frutas	fruit		14
frutta	fruit		15
fuerzas	forces		14
fulad	steel		34
fundacija	foundation		426
fuoco	fire		15
fuwu	service		27
fuzhuang	garment		27
ga	georgia		226
gaish	army		22
gakuen	academy		75
gakuen	school		75
galega	galicia		5
galego	galicia		5
galerie	gallery		8
galerij	gallery		18
galerisi	gallery		19
gallega	galicia		5
gallego	galicia		5
galleri	gallery		28
galleria	gallery		15
gangkou	port		27
gangtie	steel		27
garantia	guarantee		14
garantie	guarantee		13
garanzia	guarantee		15
gard	farm		28
garde	guard		13
garten	garden		8
gasu	gas		75
gazeta	newspaper		10
gazetesi	newspaper		19
gazovyy	gas		3
gefangnis	prison		8
gelezinkeliai	railway		644
gemeentelijke	municipal		18
gemuse	vegetables		8
genclik	youth		19
geniki	general		68
geniko	general		68
geofizicheskiy	geophysical		3
geologicheskiy	geological		3
gerechtigheid	justice		18
gerechtigkeit	justice		8
gereedschap	tools		18
gericht	court		8
gerichtshof	court		8
germanskiy	german		3
geschichte	history		8
geschiedenis	history		18
gevangenis	prison		18
gewerkschaft	union		8
gezin	family		18
gezondheid	health		18
gha	ghana		74
giardino	garden		15
ginko	bank		75
giocattoli	toys		15
giornale	newspaper		15
gioventu	youth		15
gisul	technology		307
giustizia	justice		15
glavnyy	main		3
gledalisce	theatre		426
gollandskiy	dutch		3
golu	lake		19
gomu	rubber		75
gongchang	factory		27
gongcheng	engineering		27
gongeop	industry		307
gonglu	highway		27
gongshang	commercial		27
gongye	industrial		27
gongye	industry		27
gongying	supply		27
gora	mountain		10
gorno	mining		3
gornyy	mining		3
gorod	city		3
gorodskaya	municipal		3
gorouh	group		34
goruh	group		34
gospodarczy	economic		10
gospodarka	economy		10
gospodarki	economy		10
goud	gold		18
granja	farm		14
grc	greece		74
grec	greece		5
grecheskiy	greek		3
grecki	greece		5
greco	greece		5
grego	greece		5
grekisk	greece		5
griechisch	greece		5
griego	greece		5
grieks	greece		5
groenten	vegetables		18
gronsaker	vegetables		28
grooh	group		34
grosse	great		8
grote	great		18
grube	mine		8
grubu	group		19
gruva	mine		28
gruzinskiy	georgian		3
gtm	guatemala		74
guangdian	optoelectronics		27
guarda	guard		42
guardia	guard		14
guld	gold		28
gumanitarnyy	humanitarian		3
gumruk	customs		19
guoji	international		27
guojia	national		27
guvenlik	security		19
gvardiya	guard		3
gyar	factory		159
habitacao	housing		42
haiyun	shipping		27
hakkyo	school		307
halsa	health		28
hamalsaran	university		898
hamn	port		28
handel	commerce		8
handlowa	commercial		10
handlowy	commercial		10
hangkong	airlines		27
hangkong	aviation		27
hangtian	aerospace		27
hangyun	shipping		27
haraka	movement		22
harakat	movement		22
hareketi	movement		19
hatosag	authority		742
haushalt	budget		8
hav	sea		28
havafaza	aerospace		34
havalimani	airport		19
havapeymaei	airline		34
havapeymaei	aviation		34
havapeymayi	airline		34
havapeymayi	aviation		34
havayollari	airlines		19
havn	port		273
hazine	treasury		19
hazovyy	gas		55
heer	army		8
herbata	tea		10
herramientas	tools		14
hevra	company		897
hezb	party		34
hierro	iron		14
hilfe	help		8
hirnycho	mining		55
hirnychyy	mining		55
histoire	history		13
historia	history		14
historie	history		20
hiszpanska	spain		5
hiszpanski	spain		5
hiszpanskie	spain		5
hivatal	office		159
hizb	party		22
hjalp	help		28
hnd	honduras		74
hnuti	movement		20
hof	farm		8
hoffnung	hope		8
hogere	higher		18
hohere	higher		8
hoken	insurance		75
holenderska	netherlands		5
holenderski	netherlands		5
hollandais	netherlands		5
hollandisch	netherlands		5
hongaars	hungary		5
hongrois	hungary		5
honig	honey		8
honing	honey		18
honung	honey		28
hora	mountain		20
horfunk	radio		8
hoso	broadcasting		75
hospitaal	hospital		462
hoteru	hotel		75
hout	wood		18
hracky	toys		20
hrad	castle		20
hromada	community		55
hromadskyy	public		55
hrv	croatia		74
hrvatska	croatian		216
huagong	chemical		27
huanbao	environmental		27
huangjin	gold		27
huaxue	chemical		27
hudba	music		20
huisvesting	housing		18
hukbo	army		745
hukumeti	government		19
hulp	help		18
humain	human		13
humains	human		13
humanos	human		14
hun	hungary		74
hungaro	hungary		5
hurriya	freedom		22
ia	iowa		226
icisleri	interior		19
idn	indonesia		74
idrott	sport		28
iers	ireland		5
igatha	relief		22
ighatha	relief		22
ighathah	relief		22
ihya	revival		22
ijzer	iron		18
ilac	pharmaceutical		19
ile	island		13
iles	island		13
ilha	island		42
ilhas	island		42
imballaggi	packaging		15
imeni	named		3
imperatorskiy	imperial		3
impiego	employment		15
importacion	import		14
importacoes	import		42
importation	import		13
importations	import		13
importazione	import		15
importazioni	import		15
imposte	tax		15
impostos	tax		42
impots	tax		13
impuestos	tax		14
imushchestvo	property		3
independante	independent		13
indicky	india		5
indipendente	independent		15
indisch	india		5
indisk	india		5
indiyskiy	indian		3
industriella	industrial		28
indyjski	india		5
infancia	child		14
infanzia	child		15
informacji	information		10
informatie	information		18
informazione	information		15
infraestructura	infrastructure		14
infraestrutura	infrastructure		42
infrastructures	infrastructure		13
infrastruktur	infrastructure		8
infrastrutture	infrastructure		15
ingresos	revenue		14
inneres	interior		8
innern	interior		8
innovatsionnyy	innovation		3
innovatsionnyy	innovative		3
inostrannyy	foreign		3
insatsu	printing		75
insegnanti	teacher		15
insegnanti	teachers		15
insel	island		8
inseln	island		8
institoyto	institute		68
institutt	institute		273
interieur	interior		13
interni	interior		15
interno	interior		15
investigaciones	research		3486
investition	investment		8
investitsionnyy	investment		3
investitsiya	investment		3
invoer	import		18
inwestycyjny	investment		10
inzhenernyy	engineering		3
iracheno	iraq		5
irakien	iraq		5
irakienne	iraq		5
irakisch	iraq		5
irakische	iraq		5
iraniya	iranian		22
iranskiy	iranian		3
iraqiya	iraqi		22
irisch	ireland		5
irl	ireland		74
irlandais	ireland		5
irlandes	ireland		5
irn	iran		74
irq	iraq		74
isci	worker		19
isci	workers		19
isl	iceland		74
islami	islamic		22
islamique	islamic		13
islamische	islamic		8
islamitische	islamic		18
islamiya	islamic		22
islamiyah	islamic		22
islamiyya	islamic		22
islamska	islamic		10
islamskiy	islamic		3
isleri	affair		19
isola	island		15
isole	island		15
ispanskaya	spain		5
ispanskiy	spain		5
ispanskiy	spanish		3
ispanyol	spain		5
ispravitelnyy	correctional		3
ispravitelnyy	penal		3
isr	israel		74
issledovaniye	research		3
issledovatelskiy	research		3
istatistik	statistics		19
istoricheskiy	historical		3
istrazivanja	research		1156
italiaans	italy		5
italianas	italy		5
italianos	italy		5
italienisch	italy		5
italienischer	italy		5
italiens	italy		5
italiensk	italy		5
italienska	italy		5
italska	italy		5
italsky	italy		5
italyanskiy	italian		3
ittihad	union		22
izba	chamber		10
izbiratelnyy	election		3
izbiratelnyy	electoral		3
izdevnieciba	publishing		391
izolyator	detention		3
izolyator	isolator		3
izvoz	export		216
jabatan	department		743
jabhat	front		22
jabon	soap		14
jahad	agriculture		34
jaish	army		22
jamia	university		22
jamiat	university		22
jamiyat	association		22
jamiyya	association		22
janelas	windows		42
japonski	japan		5
japonsky	japan		5
jardim	garden		42
jardin	garden		14
jarida	newspaper		22
jarn	iron		28
jaysh	army		22
jazair	algeria		5
jazairi	algeria		5
jazairiya	algeria		5
jazairiya	algerian		22
jazira	peninsula		22
jebheh	front		34
jednosc	unity		10
jednota	unity		20
jegybank	centralbank		159
jeish	army		22
jejo	manufacturing		307
jeugd	youth		18
jeunesse	youth		13
jezero	lake		20
jezioro	lake		10
jiaju	furniture		27
jianshe	construction		27
jianzhu	construction		27
jiaoyu	education		27
jichang	airport		27
jichuang	machine		27
jidosha	automobile		75
jidosha	motor		75
jinkou	import		27
jishu	technology		27
jituan	group		27
jiudian	hotel		27
jixie	machinery		27
jogi	law		159
jomhuri	republic		34
jor	jordan		74
jornal	newspaper		42
jouets	toys		13
jpn	japan		74
jugend	youth		8
juguetes	toys		14
jumhuriyat	republic		22
jund	soldiers		22
junud	soldiers		22
justica	justice		42
justicia	justice		14
justitie	justice		18
justiz	justice		8
juventud	youth		14
juventude	youth		42
kaas	cheese		18
kabelnyy	cable		3
kadin	woman		19
kadin	women		19
kagaku	sciences		75
kaifa	development		27
kaiserliche	imperial		8
kaiun	shipping		75
kalesi	castle		19
kaliynyy	potash		3
kalkinma	development		19
kamer	chamber		18
kammare	chamber		28
kammer	chamber		8
kamu	public		19
kansainvalinen	international		238
kansallinen	national		238
kantoor	office		18
kapi	doors		19
kapital	capital		3
karkhaneh	factory		34
karkhanejat	factories		34
kase	cheese		8
kaspiyskiy	caspian		3
kasse	fund		8
kasteel	castle		18
kataib	brigades		22
katalanisch	catalonia		5
katalanische	catalonia		5
katedrali	cathedral		19
kathedraal	cathedral		18
katholieke	catholic		18
katholische	catholic		8
katoen	cotton		18
katolicka	catholic		10
katolicki	catholic		10
katolska	catholic		28
kavkazskiy	caucasian		3
kavkazskiy	caucasus		3
kazachiy	cossack		3
kazachye	cossack		3
kazakhskiy	kazakh		3
kazakhstanskiy	kazakhstan		3
kazaliste	theatre		216
keamanan	security		239
keji	technology		27
kelab	club		743
kemi	chemical		28
kenkyujo	institute		75
kenkyusho	institute		75
kensetsu	construction		75
kentro	center		68
kentronakan	central		898
kereskedelmi	commercial		159
keshavarzi	agriculture		34
keshti	ship		34
keshtisazi	shipbuilding		34
keskus	center		238
keskuse	center		1662
keskuspankki	centralbank		238
kexue	science		27
kexue	sciences		27
khadamat	services		34
khairiya	charitable		22
khairiya	charity		22
khalij	gulf		34
kharchovyy	food		55
khayriya	charitable		22
khayriya	charity		22
khayriyya	charitable		22
khayriyya	charity		22
kheyriyeh	charity		34
khimichnyy	chemical		55
khimii	chemistry		3
khimiya	chemistry		3
khlebnyy	bread		3
khlibnyy	bread		55
khlibozavod	bakery		55
khodro	automotive		34
kholding	holding		3
kikai	machine		75
kikai	machinery		75
kikoto	port		159
kilisesi	church		19
kinderen	child		18
kinderen	children		18
kinesisk	china		5
kino	cinema		8
kinostudiya	film		3
kirgizskiy	kyrgyz		3
kirik	church		363
kisen	ship		75
kisen	steamship		75
kisul	technology		307
kitajsky	china		5
kitayskiy	chinese		3
klaster	monastery		20
klasztor	monastery		10
kleuterschool	kindergarten		18
klooster	monastery		18
klub	club		3
klubb	club		28
kobiet	woman		10
kobiety	women		10
kohle	coal		8
kol	coal		28
kolej	railway		10
koleje	railway		10
kolen	coal		18
kolledzh	college		3
koloniya	colony		3
kolumbianisch	colombia		5
kolumbianische	colombia		5
komise	commission		20
komisja	commission		10
komissiya	commission		3
komisyonu	commission		19
komitee	committee		8
komitesi	committee		19
komma	party		68
kommercheskiy	commercial		3
kommission	commission		8
kommissionen	commission		28
kommitten	committee		28
kommoynistiko	communist		68
kommunala	municipal		28
kommunisticheskaya	communist		3
kommunistische	communist		8
kommunistiska	communist		28
komora	chamber		20
komunalnyy	communal		55
komunalnyy	utility		55
komunikacja	transport		10
komunist	communist		19
komunista	communist		745
komunisticka	communist		20
komunistyczna	communist		10
komur	coal		19
kongelige	royal		463
konggu	holding		27
kongop	industry		307
konigliche	royal		8
konigreich	kingdom		8
koning	king		18
koninkrijk	kingdom		18
konseyi	council		19
konst	art		28
konstruktorskiy	design		3
konstytucyjny	constitutional		10
konteynernyy	container		3
kontor	office		28
kontrol	control		3
kontsentratov	concentrate		3
kontsern	concern		3
kooperasie	cooperative		462
koor	choir		18
kopalnia	mine		10
koppar	copper		28
koprusu	bridge		19
kor	choir		28
koreyskiy	korean		3
korosu	choir		19
kosmicheskiy	space		3
kostol	church		645
kott	meat		28
kozponti	central		159
krajska	regional		20
kral	king		20
krali	king		19
kralovska	royal		20
krant	newspaper		18
krasnyy	red		3
kreditnyy	credit		3
kredytnyy	credit		55
krestanska	christian		20
kringkasting	broadcasting		273
kristna	christian		28
kritis	crete		68
kroatisch	croatia		5
krol	king		10
krolestwo	kingdom		10
krolewska	royal		10
krolewski	royal		10
ks	kansas		226
kuangye	mining		27
kubanisch	cuba		5
kubanische	cuba		5
kulesi	tower		19
kultur	culture		8
kultura	culture		10
kulturnyy	cultural		3
kumiai	cooperative		75
kumiai	union		75
kung	king		28
kungariket	kingdom		28
kungliga	royal		28
kunst	art		8
kunste	arts		8
kunsten	arts		18
kupasi	cup		19
kupfer	copper		8
kurort	resort		3
kurtulus	liberation		19
kurumu	authority		19
kutatas	research		742
kutatointezet	institute		159
kuwaitiya	kuwaiti		22
kuwayti	kuwaiti		22
kuze	leather		20
kvarn	mill		28
kvinnor	women		28
kwahak	science		307
kwiaty	flowers		10
kwt	kuwait		74
ky	kentucky		226
kyokai	association		75
laboratoriya	laboratory		3
lac	lake		13
laden	store		8
lader	leather		28
lago	lake		14
laine	wool		13
lait	milk		13
lajna	committee		22
lajnat	committee		22
lakokrasochnyy	paint		3
landwirtschaftliche	agricultural		8
lantbruks	agricultural		28
lastik	tyre		19
lateinische	latin		8
latte	milk		15
latviyskiy	latvian		3
lavoratori	worker		15
lavoratori	workers		15
lavoro	labor		15
lavoro	work		15
lbn	lebanon		74
leche	milk		14
lecheria	dairy		14
leder	leather		8
lega	league		15
legumes	vegetables		13
lehrer	teachers		8
lehti	magazine		238
leksaker	toys		28
lembaga	institute		239
lengyel	poland		5
lennujaam	airport		363
lentoasema	airport		238
leraren	teacher		18
lesnoy	forest		3
lesnoy	forestry		3
lesnoy	timber		3
letalisce	airport		426
letishte	airport		362
letisko	airport		645
leumi	national		897
leumit	national		897
leyes	law		14
libanais	lebanon		5
libanes	lebanon		5
libanese	lebanon		5
libanesisch	lebanon		5
libanesische	lebanon		5
liberacion	liberation		14
liberazione	liberation		15
liberdade	freedom		42
liberdade	liberty		42
liberta	freedom		15
liberta	liberty		15
libertacao	liberation		42
libertad	freedom		14
liberte	freedom		13
liberte	liberty		13
libiya	libyan		22
liburutegia	library		643
lidosta	airport		391
lidova	popular		20
lidovy	popular		20
lig	league		19
liga	league		8
ligan	league		28
ligue	league		13
liit	union		363
liitto	federation		238
likarnya	hospital		55
limani	port		19
lingkungan	environment		239
litovskiy	lithuanian		3
litsey	lyceum		3
logement	housing		13
logiciels	software		13
logistique	logistics		13
logistyka	logistics		10
lokomotivnyy	locomotive		3
lubnani	lebanese		22
lubnaniya	lebanese		22
lubnaniya	lebanon		5
luchtvaartmaatschappij	airlines		18
ludowa	popular		10
ludu	people		10
lufthavn	airport		273
lugdiens	airways		462
luyou	tourism		27
luyou	travel		27
lvye	aluminum		27
maadan	mine		34
maadan	mines		34
maatalous	agriculture		305
maatskappy	company		462
madarsky	hungary		5
madeni	mine		19
madera	wood		14
madrasa	school		22
madreseh	school		34
maestros	teachers		14
magazasi	store		19
magazyn	magazine		10
maghribi	morocco		5
maghribiya	moroccan		22
magniyevyy	magnesium		3
magyarorszagi	hungary		5
mahad	institute		22
mahavidyalaya	college		306
mahkemesi	court		19
majles	assembly		34
majlis	council		22
maktab	office		22
maliye	finance		19
malyy	small		3
manastiri	monastery		19
mandal	board		306
mandir	temple		306
manggagawa	workers		745
maoyi	trade		27
maoyi	trading		27
marches	market		13
marinha	navy		42
markazi	central		34
marknad	market		28
markte	market		8
marocchino	morocco		5
marokkanisch	morocco		5
mashin	machine		34
mashinostroeniye	engineering		3
mashinostroeniye	machinery		3
mashinostroyeniye	engineering		3
mashinostroyeniye	machinery		3
mashynobudivnyy	machine		55
mashynobuduvannya	machinery		55
masnaa	factory		22
maso	meat		20
masri	egypt		5
masriya	egypt		5
masriya	egyptian		22
masterskaya	workshop		3
matematika	mathematics		3
maternelle	kindergarten		13
meblevyy	furniture		55
meczet	mosque		10
medecins	doctors		13
medicas	medical		14
medicinsk	medical		28
medicinsky	medical		20
medicos	doctors		14
mediului	environment		464
medizin	medical		8
mednyy	copper		3
medychnyy	medical		55
meer	lake		18
meer	sea		8
meitan	coal		27
meiye	coal		27
mekhanicheskiy	mechanical		3
mekhanika	mechanics		3
meksykanski	mexico		5
melk	milk		18
melli	national		34
menschen	human		8
menschenrechte	humanrights		8
mensen	human		18
mensenrechten	humanrights		18
mercados	market		14
mercati	market		15
mercato	market		15
merkaz	center		897
merkez	central		19
merkezi	center		19
mesita	mosque		20
mesquita	mosque		42
messicano	mexico		5
metall	metal		3
metallurgicheskiy	metallurgical		3
metallurgicheskiy	steel		3
metalurhiynyy	metallurgical		55
mexicaans	mexico		5
mexicain	mexico		5
mexikanisch	mexico		5
meyve	fruit		19
mezhregionalnyy	interregional		3
mezinarodni	international		20
miedz	copper		10
miedzynarodowa	international		10
miedzynarodowy	international		10
miejska	municipal		10
miejskie	municipal		10
miel	honey		13
mieso	meat		10
mijn	mine		18
milch	milk		8
milieu	environment		18
militaire	military		13
militare	military		15
miljo	environment		28
mineralnykh	fertilizer		3
mineralnyy	mineral		3
miniera	mine		15
ministerio	ministry		305
minyak	oil		239
miod	honey		10
mir	peace		20
mirovoy	world		3
miskyy	city		55
miskyy	municipal		55
misr	egypt		22
misri	egyptian		22
misriya	egyptian		22
mjolk	milk		28
mladez	youth		20
mleko	milk		20
mlodziez	youth		10
mlodziezy	youth		10
mlyn	mill		20
mn	minnesota		226
moaseseh	institute		34
moaseseh	institution		34
mobilnyy	mobile		3
moeda	mint		42
moghavemat	resistance		34
mohandesi	engineering		34
moinho	mill		42
mojtama	complex		34
mokhaberat	telecommunication		34
mokhaberat	telecommunications		34
moldavskiy	moldovan		3
molen	mill		18
molino	mill		14
molochnyy	dairy		3
molochnyy	milk		3
molodezhnyy	youth		3
molodizhnyy	youth		55
molodyezhnyy	youth		3
mondiale	world		13
mondo	world		15
monetaire	monetary		13
monetaria	monetary		14
monetario	monetary		14
monnaie	mint		13
montagna	mountain		15
montagne	mountain		13
montanha	mountain		42
monumenti	monument		15
monumentos	monument		14
monuments	monument		13
moqavemat	resistance		34
morskoy	marine		3
morskoy	maritime		3
morskoy	naval		3
morskoy	sea		3
morskyy	sea		55
morze	sea		10
moschea	mosque		15
moske	mosque		28
moskee	mosque		18
mosteiro	monastery		42
motorostroitelnyy	engine		3
motorostroitelnyy	motor		3
moulin	mill		13
mouseio	museum		68
mouvement	movement		13
movimento	movement		15
movimiento	movement		14
moyseio	museum		68
moz	mozambique		74
muassasa	foundation		22
muassasat	foundation		22
muhle	mill		8
mujer	woman		14
mujeres	woman		14
mujeres	women		14
mulher	woman		42
mulheres	woman		42
mulheres	women		42
mulino	mill		15
munazzama	organization		22
munazzamat	organization		22
munitsipalnoye	municipal		3
munze	mint		8
muqawama	resistance		22
museoa	museum		643
musik	music		8
musique	music		13
muszaki	technical		159
muttahida	united		22
muuseum	museum		363
muyeok	trade		307
muyok	trade		307
muyok	trading		307
muzejs	museum		391
muzeum	museum		3489
muzey	museum		3
muziejus	museum		644
muziek	music		18
muzik	music		19
muzyka	music		10
mwi	malawi		74
myasnoy	meat		3
mydlo	soap		20
myndighet	agency		28
myndigheten	authority		28
mys	malaysia		74
nacionalni	national		3487
naciones	nations		14
nacoes	nations		42
nafta	oil		55
naftopererobnyy	refinery		55
naftovyy	oil		55
najda	relief		22
najwyzszy	supreme		10
nakhararutyun	ministry		898
nalogovyy	tax		3
nanfang	south		27
napredna	progressive		392
naradi	tools		20
narodna	national		216
narodnaya	people		3
narodny	national		1665
narodnyy	people		55
narodow	nations		10
narodowa	national		10
narzedzia	tools		10
nashr	publishing		22
nasiona	seeds		10
nasjonal	national		273
nassaji	textile		34
naties	nations		18
national			464
nationala	national		464
nationella	national		1157
nationen	nations		8
natsionalnyy	national		55
naturaleza	nature		14
naturel	natural		13
naturelle	natural		13
natuur	nature		18
natuurlijke	natural		18
nauchnyy	scientific		3
nauczyciel	teacher		10
nauczycieli	teacher		10
nauk	sciences		10
nauka	science		10
nauki	sciences		362
naukovo	scientific		55
naukovyy	scientific		55
naukowa	scientific		10
naukowe	scientific		10
naukowy	scientific		10
naytiliaki	shipping		68
nazioni	nations		15
nederlandska	netherlands		5
neerlandes	netherlands		5
neft	petroleum		3
neftegazovyy	petroleum		3
neftepererabatyvayushchiy	refinery		3
neftepererabotka	refinery		3
neftyanoy	oil		3
neftyanoy	petroleum		3
negeri	state		239
nehri	river		19
nemecka	germany		5
nemecky	germany		5
nemetskaya	germany		5
nemetskiy	german		3
nemzetkozi	international		159
nengyuan	energy		27
neue	new		8
neumaticos	tyre		14
neuvosto	council		305
nezavisla	independent		20
nga	nigeria		74
niederlandisch	netherlands		5
niederlandischer	netherlands		5
niemiecki	germany		5
niemieckie	germany		5
nieuwe	new		18
niezalezny	independent		10
nikelevyy	nickel		3
ninos	child		14
ninos	children		14
niroo	power		34
nirou	force		34
niru	force		34
niruye	force		34
niruyeh	force		34
nld	netherlands		74
nongye	agricultural		27
nongye	agriculture		27
norges	norway		5
norsky	norway		5
noruego	norway		5
norvegien	norway		5
norvezhskiy	norwegian		3
norwegisch	norway		5
norweski	norway		5
nosokomeio	hospital		68
nouveau	new		13
nouvelle	new		13
novaya	new		3
novine	newspaper		216
noviny	newspaper		20
novosti	news		3
novyy	new		3
nowa	new		10
nowy	new		10
nuova	new		15
nuovo	new		15
nya	new		28
nyas	trust		306
nywerhede	industries		462
obaly	packaging		20
obchod	commerce		20
obchod	store		20
obchod	trade		645
obchodni	commercial		20
oberster	supreme		8
obespecheniye	provision		3
obespecheniye	supply		3
obispo	bishop		14
oblasnyy	regional		55
obogatitelnyy	beneficiation		3
obogatitelnyy	enrichment		3
oborona	defence		3
oborona	defense		3
oboronnyy	defence		3
oboronnyy	defense		3
obrana	defence		20
obrana	defense		20
obrazovaniye	education		3
obrazovatelnyy	educational		3
obrona	defence		10
obrona	defense		10
obrony	defense		10
obst	fruit		8
obyedinennyy	united		3
ocel	steel		20
odasi	chamber		19
odpady	waste		10
oekraiens	ukraine		5
offentliche	public		8
offentlig	public		28
ognennyy	fire		3
ogranichennoy	limited		3
ogrenci	student		19
ogretmen	teacher		19
ogrod	garden		10
oikonomikon	finance		68
okhrana	guard		3
okhrana	protective		3
okna	windows		10
ol	oil		8
olej	oil		20
olie	oil		18
olja	oil		28
olum	sciences		34
omaniya	omani		22
omn	oman		74
omospondia	federation		68
omroep	radio		18
onderzoek	research		18
onderzoeksraad	researchcouncil		18
ongaku	music		75
ontwikkeling	development		18
ontwikkelingsbank	developmentbank		18
oostenrijks	austria		5
opactwo	abbey		10
opakowania	packaging		10
opatstvi	abbey		20
openbare	public		18
opony	tyre		10
opticheskiy	optical		3
optiko	optical		3
optovyy	wholesale		3
opytnyy	experimental		3
opytnyy	pilot		3
orcamento	budget		42
ordusu	army		19
organismos	organization		68
orkest	orchestra		18
orkester	orchestra		28
orkestrasi	orchestra		19
orkiestra	orchestra		10
orman	forest		19
oruzheynyy	arms		3
oruzhiye	arms		3
orvosi	medical		159
osivo	seeds		20
oslobodilacka	liberation		392
ospitalea	hospital		643
osservatorio	observatory		15
osta	port		391
osterreichisch	austria		5
osterreichischen	austria		5
osterrikisk	austria		5
ostrov	island		20
osvita	education		55
osvobozeni	liberation		20
otryad	detachment		3
otryad	squad		3
ouro	gold		42
outillage	tools		13
outils	tools		13
overheid	government		18
ovoce	fruit		20
owoce	fruit		10
oyuncak	toys		19
ozero	lake		3
ozgurluk	freedom		19
ozgurluk	liberty		19
pace	peace		15
paideias	education		68
paix	peace		13
pajak	tax		239
palacio	palace		14
palais	palace		8
palast	palace		8
palats	palace		28
palayeshgah	refinery		34
palazzo	palace		15
paleis	palace		18
pambansa	national		745
pamuk	cotton		19
panepistimio	university		68
panstwowa	state		10
panstwowe	state		10
panstwowy	state		10
papel	paper		14
papier	paper		13
papir	paper		20
papper	paper		28
parc	park		13
parco	park		15
parom	ferry		3
paromnaya	ferry		3
parque	park		14
partai	party		239
parti	party		13
partij	party		18
partija	party		644
partisi	party		19
partit	party		333
partiya	party		3
pasdaran	guards		34
patrioticheskiy	patriotic		3
patron	patras		68
paz	peace		14
pazari	market		19
pazhouhesh	research		34
pazhuhesh	research		34
peche	fishing		13
peiraios	piraeus		68
peixe	fish		42
pelabuhan	port		239
peliculas	film		14
pembangunan	development		239
pemerintah	government		239
pencere	windows		19
penitenciaria	prison		14
penitentiaire	prison		13
penitenziario	prison		15
pensioen	pension		18
pensiones	pension		14
pensioni	pension		15
pensoes	pension		42
pererabatyvayushchiy	processing		3
pererabotka	processing		3
periodico	newspaper		14
perkebunan	plantation		239
perniagaan	business		743
pershyy	first		55
pertubuhan	organization		743
pervyy	first		3
pesca	fishing		14
pescado	fish		14
pesce	fish		15
pesquera	fishing		14
pesquisas	research		3493
peterburg	petersburg		3
petrole	oil		13
petrolio	oil		15
peuple	people		13
peynir	cheese		19
pezeshki	medical		34
philharmonie	philharmonic		8
philharmonique	philharmonic		13
philharmonisches	philharmonic		8
philippinisch	philippines		5
phl	philippines		74
pidpryyemstvo	enterprise		55
pilipinas	philippines		745
pivdennyy	southern		55
pivnichnyy	northern		55
plastmass	plastic		3
plyn	gas		20
pneu	tyre		13
pneumatici	tyre		15
pneumatiky	tyre		20
pneus	tyre		13
pochta	post		3
pochtovyy	postal		3
poczta	post		10
podatkowy	tax		10
podderzhka	support		3
podnik	enterprise		20
podshipnikovyy	bearing		3
pohar	cup		20
poisson	fish		13
pokal	cup		8
pokoj	peace		10
pokoju	peace		10
polacco	poland		5
polaco	poland		5
policia	police		14
policie	police		20
policja	police		10
politecnica	polytechnic		14
politekhnicheskiy	polytechnic		3
politie	police		18
politsiya	police		3
polizei	police		8
polizia	police		15
polnisch	poland		5
polnischer	poland		5
polones	poland		5
polsk	poland		5
polskaya	poland		5
polskiy	poland		5
polskiy	polish		3
polsky	poland		5
poluprovodnikovyy	semiconductor		3
polytechneio	technical		68
pomoc	help		10
pompiers	fire		13
ponte	bridge		15
popolo	people		15
porokhovoy	powder		3
portas	doors		42
porte	doors		15
portes	doors		13
portugees	portugal		5
portugiesisch	portugal		5
portugisisk	portugal		5
portugisiska	portugal		5
postanska	postal		216
postavka	supply		3
povo	people		42
pozarna	fire		10
pozoriste	theatre		392
praca	labor		10
praca	work		10
prace	work		20
pracy	labor		10
pravo	law		20
pravoslavnyy	orthodox		3
praw	right		10
praw	rights		10
prawa	law		10
prawo	law		10
preduzece	enterprise		392
presupuesto	budget		14
previdencia	pension		42
previdenza	pension		15
pribor	instrument		3
priborostroeniye	instrument		3
priborostroitelnyy	instrument		3
priborostroyeniye	instrument		3
priroda	nature		20
prisao	prison		42
prision	prison		14
pristanisce	port		426
pristanishte	port		362
pristav	port		20
privatisation	privatization		13
privatizacion	privatization		14
privatizzazione	privatization		15
procura	prosecutor		15
procureur	prosecutor		13
prodovolstvennyy	food		3
profesores	teacher		14
professores	teacher		42
professores	teachers		42
programmnyy	software		3
progres	progress		13
progreso	progress		14
progresso	progress		42
prokatnyy	rolling		3
prokuratura	prosecutor		3
prostredi	environment		20
proyektnyy	design		3
proyektnyy	project		3
prt	portugal		74
prumysl	industry		20
prumyslova	industrial		20
prumyslovy	industrial		20
pry	paraguay		74
pryamoy	direct		3
pryamykh	direct		3
przedsiebiorstwo	enterprise		10
przemysl	industry		10
przemyslowa	industrial		10
przemyslowy	industrial		10
przyroda	nature		10
pubblica	public		15
pubblico	public		15
publichnyy	public		3
publique	public		13
puchar	cup		10
puente	bridge		14
puertas	doors		14
puolustus	defence		305
pupuk	fertilizer		239
pusat	central		239
qanat	channel		22
qat	qatar		74
qatariya	qatari		22
qc	quebec		226
qiche	auto		27
qiche	automobile		27
qiche	automotive		27
qiche	motor		27
qld	queensland		226
queijo	cheese		42
queseria	cheese		14
queso	cheese		14
raad	council		18
raaya	welfare		22
rada	council		10
radet	council		1666
radikalna	radical		216
radikalni	radical		392
radiopribornyy	radio		3
radyo	radio		19
rahahan	railway		34
raketnyy	missile		3
raketnyy	rocket		3
rakousky	austria		5
rashtriya	national		306
ratt	law		28
rattvisa	justice		28
raudtee	railway		363
rautatie	railway		238
raziskave	research		3495
razvedka	exploration		3
razvedka	intelligence		3
razvedochnyy	exploration		3
razvedyvatelnyy	intelligence		3
receita	revenue		42
recensement	census		13
recettes	revenue		13
rechnoy	river		3
recht	law		8
rechtbank	court		18
rechte	right		8
rechte	rights		8
rechten	right		18
rechten	rights		18
rechtsanwalte	lawyers		8
recky	greece		5
reduci	veteran		15
refah	welfare		34
refugiados	refugee		14
refugies	refugee		13
regeringen	government		28
regionalnyy	regional		3
regionov	region		3
regno	kingdom		15
rehionalnyy	regional		55
rei	king		42
reifen	tyre		8
reino	kingdom		14
reka	river		20
rekenkamer	audit		18
relsovyy	rail		3
renmin	people		27
rente	pension		8
repubblica	republic		15
republiek	republic		18
republik	republic		8
republika	republic		20
republike	republic		216
republique	republic		13
repuloter	airport		159
resor	travel		28
respublika	republic		3
respublikanskiy	republican		3
respubliki	republic		3
revista	magazine		14
revolucionaria	revolutionary		14
revolucionarias	revolutionary		14
revolucionario	revolutionary		14
revolucni	revolutionary		20
revolutionaire	revolutionary		18
revolutionare	revolutionary		8
revolutionnaire	revolutionary		13
revolutionnaires	revolutionary		13
rewolucyjny	revolutionary		10
rezinovyy	rubber		3
riaya	care		22
ricerca	research		15
ricerche	research		3490
rifiuti	waste		15
rifugiati	refugee		15
risorse	resources		15
rivier	river		18
riviere	river		13
rivista	magazine		15
rivoluzionarie	revolutionary		15
rivoluzionario	revolutionary		15
robotnicy	workers		10
rodziny	family		10
roemeens	romania		5
rolnictwa	agriculture		744
rolnictwo	agriculture		10
rolniczy	agricultural		10
rolnikow	farmer		10
rolnikow	farmers		10
romaneasca	romania		5
romaniei	romania		5
romeno	romania		5
rooznameh	newspaper		34
ropa	oil		10
rorelse	movement		28
rossii	russia		3
rossiyskiy	russian		3
rossiyskoye	russia		5
rosyjski	russia		5
rou	romania		74
roumain	romania		5
royaume	kingdom		13
rozhlas	radio		20
roznichnyy	retail		3
rozvoj	development		20
rozvytku	development		55
rozvytok	development		55
rozwoju	development		10
rua	street		42
ruanjian	software		27
ruch	movement		10
rudnyy	ore		3
rue	street		13
rumanisch	romania		5
rumano	romania		5
rumansk	romania		5
rumunski	romania		5
rumunsky	romania		5
rumynskiy	romanian		3
rundfunk	radio		8
ruotsalainen	sweden		5
rupnica	factory		391
rusky	russia		5
ruso	russia		5
russisch	russia		5
russkiy	russian		3
ryba	fish		10
rybnyy	fish		3
rybnyy	fishing		55
rybokhozyaystvennyy	fishery		3
rybolovnyy	fishing		3
rynek	market		10
rynok	market		3
rysk	russia		5
rzad	government		10
rzeczpospolita	republic		10
rzeczypospolitej	republic		10
rzeka	river		10
saatgut	seeds		8
saation	foundation		305
sabao	soap		42
sabha	assembly		306
sabun	soap		19
sachsisch	saxony		5
sachsische	saxony		5
sadam	port		363
saderat	export		34
sahifa	newspaper		22
sains	science		239
sains	sciences		239
sairaalan	hospital		305
sajon	saxony		5
sajunga	union		644
sakharnyy	sugar		3
salam	peace		22
sallskapet	society		1157
salonu	hall		19
salute	health		15
salvacao	salvation		42
salvacion	salvation		14
salvezza	salvation		15
salz	salt		8
saministro	ministry		899
samochody	cars		10
samoletnyy	aircraft		3
samoletov	aircraft		3
samvirke	cooperative		273
sanat	industry		34
sanatate	health		464
sanatatii	health		464
sanati	industrial		34
sanatlar	arts		19
sanaye	industries		34
sanduq	fund		22
sangh	union		306
sangyo	industry		75
sanita	health		15
sankt	saint		3
sanomat	newspaper		238
sansthan	institute		306
sanup	industry		307
sapatos	shoes		42
sapone	soap		15
sarafa	exchange		22
sarayi	palace		19
sarmaye	investment		34
sarmayeh	investment		34
sarrafi	exchange		34
satama	port		238
saudiya	saudi		22
savez	federation		216
savez	union		216
savieniba	union		391
savon	soap		13
savunma	defense		19
sawt	voice		22
sayuz	union		362
sazman	organization		34
sberegatelnyy	savings		3
sbor	choir		20
schloss	castle		8
scholi	school		68
schots	scotland		5
schotse	scotland		5
schottisch	scotland		5
schwedisch	sweden		5
schweizerisch	switzerland		5
schweizerischen	switzerland		5
schweizisk	switzerland		5
scientifique	scientific		13
scienza	science		15
scienze	science		15
scienze	sciences		15
scozzese	scotland		5
sebze	vegetables		19
securite	security		13
seguranca	security		42
seguridad	security		14
seguridade	security		42
seife	soap		8
seifun	flour		75
seikosho	steel		75
seisakusho	works		75
seishi	paper		75
seiyaku	pharmaceutical		75
seker	sugar		19
sekiyu	oil		75
sel	salt		13
selo	village		3
selskab	society		463
selskapet	society		1664
selskokhozyaystvennyy	agricultural		3
selskoye	agriculture		3
selts	society		363
semences	seeds		13
sementes	seeds		42
sementi	seeds		15
semillas	seeds		14
sendika	union		19
seni	textile		75
senter	center		273
serbe	serbia		5
serbio	serbia		5
serbisch	serbia		5
serbo	serbia		5
serbski	serbia		5
serbskiy	serbian		3
servisi	service		19
setevoy	network		3
seura	society		238
seva	service		306
severnyy	north		3
severnyy	northern		3
sgp	singapore		74
shaab	people		22
shaabi	popular		22
shab	people		22
shabab	youth		22
shabi	popular		22
shabiya	popular		22
shakhta	mine		3
shangye	commerce		27
shangye	commercial		27
shebei	equipment		27
shengwu	biological		27
shengwu	biotechnology		27
shifan	normal		27
shihua	petrochemical		27
shimbun	newspaper		75
shinbun	newspaper		75
shinnyy	tire		3
shinnyy	tyre		3
shinyo	trust		75
shipin	food		27
shisheh	glass		34
shiye	industry		27
shiyou	oil		27
shiyou	petroleum		27
shkola	school		55
shohada	martyrs		34
shoken	securities		75
shokuhin	food		75
shokuhin	foods		75
shora	council		34
shoten	store		75
shuhada	martyrs		22
shuini	cement		27
shule	school		1667
shuma	digital		27
shuppan	publishing		75
shura	council		22
shuzi	digital		27
shuzo	brewery		75
shvedskiy	swedish		3
sibirisch	siberia		5
sibirskaya	siberia		5
sibirskiy	siberia		5
sibirskiy	siberian		3
sicherheit	security		8
sicilian	sicily		5
siciliana	sicily		5
siciliano	sicily		5
sicilien	sicily		5
sicurezza	security		15
sihtasutus	foundation		363
silskohospodarskyy	agricultural		55
sily	forces		10
sinagogu	synagogue		19
sinai	industrial		22
sinemasi	cinema		19
sinfonica	symphony		14
sinfonie	symphony		8
sirafa	exchange		22
siriyskiy	syrian		3
sizilianisch	sicily		5
sjo	lake		28
skhidnyy	eastern		55
sklad	warehouse		3
skladskoy	warehouse		3
skog	forest		28
skolka	kindergarten		20
skool	school		462
skor	shoes		28
skora	leather		10
sledstvennyy	investigative		3
slott	castle		28
slovacco	slovakia		5
slovatskiy	slovak		3
slovenije	slovenia		5
sloveno	slovenia		5
slovenska	slovenia		5
slovenska	slovenian		426
slovenski	slovenia		5
slowacki	slovakia		5
slowakisch	slovakia		5
slowenisch	slovenia		5
slowenski	slovenia		5
sluzba	service		10
snabzheniye	supply		3
sociale	social		13
socijalisticka	socialist		216
socjalistyczna	socialist		10
socker	sugar		28
sola	school		426
solidaridad	solidarity		14
solidariedade	solidarity		42
solidarieta	solidarity		15
solidarita	solidarity		20
solidaritat	solidarity		8
solidarite	solidarity		13
solidariteit	solidarity		18
solidaritet	solidarity		28
solidarnosc	solidarity		10
solnechnyy	solar		3
solntse	sun		3
sosialistiko	socialist		68
sosyalist	socialist		19
sotrudnichestvo	cooperation		3
sotsialisticheskaya	socialist		3
soud	court		20
sovet	council		3
sovetskiy	soviet		3
soziale	social		8
sozialen	social		8
sozialer	social		8
sozialistische	socialist		8
spaans	spain		5
spagnoli	spain		5
spanelska	spain		5
spanelsky	spain		5
spanisch	spain		5
spanischer	spain		5
spanisches	spain		5
spansk	spain		5
spanska	spain		5
spasatelnyy	rescue		3
speelgoed	toys		18
spetsialnoye	special		3
spetsialnyy	special		3
spielwaren	toys		8
spilka	union		55
spilne	joint		55
spojene	united		20
spoleczna	social		10
spoleczny	social		10
spoorweg	railway		18
spoorwegen	railway		18
sportivnyy	sport		3
sportivnyy	sports		3
spravedlnost	justice		20
spraw	affair		10
sprawiedliwosc	justice		10
sprawiedliwosci	justice		10
sprawy	affair		10
srb	serbia		74
srbije	serbia		5
srbsky	serbia		5
sredisnja	central		216
srodowiska	environment		10
srodowisko	environment		10
srpska	serb		392
srpska	serbian		392
staat	state		18
staats	state		18
staatsanwaltschaft	prosecutor		8
staatsbahn	staterailway		8
staatsbahnen	staterailway		8
stad	cleaning		28
stade	stadium		13
stadion	stadium		3
stadionu	stadium		20
stadtische	municipal		8
staleliteynyy	steel		3
staryy	old		3
statale	state		15
statek	farm		20
stati	state		15
statistica	statistics		15
statisticky	statistical		20
statisticky	statistics		20
statistico	statistical		15
statistiek	statistics		18
statistik	statistics		8
statistika	statistics		20
statistique	statistical		13
statistique	statistics		13
statistisch	statistical		8
statistische	statistical		8
statistisches	statistical		8
statlig	state		28
statni	state		20
stato	state		15
statsbaner	staterailway		463
statsbanor	staterailway		28
statul	state		308
statystyczny	statistical		10
statystyczny	statistics		10
statystyka	statistics		10
steklovolokno	fiberglass		3
stekolnyy	glass		3
steuer	tax		8
steuern	tax		8
stigting	foundation		462
stiinte	sciences		308
storia	history		15
straat	street		18
strakhovoy	insurance		3
strakhovyy	insurance		55
strana	party		20
stranka	party		216
strasse	street		8
strategicheskiy	strategic		3
stratos	army		68
straz	guard		10
strechy	roof		20
streitkrafte	forces		8
strom	electricity		8
studencki	student		10
studenten	student		8
studenti	student		15
styrelsen	agency		463
sucre	sugar		13
sudaniya	sudanese		22
sudno	ship		55
sudnobudivnyy	shipbuilding		55
sudnobudivnyy	shipyard		55
suiker	sugar		18
suisan	fisheries		75
sul	salt		20
suliao	plastic		27
sunduq	fund		22
superieur	higher		13
superieure	higher		13
superiore	higher		15
suriya	syria		22
suriya	syrian		22
sut	dairy		19
sut	milk		19
svedsky	sweden		5
svenskt	sweden		5
svet	light		3
svetovy	world		20
sveucilista	university		1156
sviluppo	development		15
svk	slovakia		74
svn	slovenia		74
svoboda	freedom		20
svobodnyy	free		3
svyaz	communication		3
svycarsky	switzerland		5
swe	sweden		74
swiatowa	world		10
swiatowy	world		10
swiatynia	temple		10
syarikat	company		743
syllogos	association		68
symfoniczny	symphony		10
symphonie	symphony		8
symphonique	symphony		13
synagoga	synagogue		10
syndesmos	union		68
synetairismos	cooperative		68
syr	cheese		20
szinhaz	theatre		159
szocialis	social		159
szovetseg	federation		159
sztuk	arts		10
sztuka	art		10
sztuki	arts		10
szwajcarska	switzerland		5
szwajcarski	switzerland		5
szwedzki	sweden		5
taavon	cooperative		34
taavoni	cooperative		34
taawuni	cooperative		22
tabac	tobacco		13
taca	cup		42
tadzhikskiy	tajik		3
tahghighat	research		34
tahqiqat	research		34
tahrir	liberation		22
taifa	national		1667
talaba	students		22
tamin	insurance		22
tamozhennyy	customs		3
tamozhnya	customs		3
tanacs	council		742
tanmiya	development		22
tanmiyya	development		22
tanzim	organization		22
tapinagi	temple		19
tarih	history		19
tarsasag	society		742
tas	tasmania		226
teatar	theatre		362
teater	theatre		28
teatr	theater		3
teatr	theatre		10
teatras	theatre		644
teatre	theatre		333
teatris	theatre		391
teatro	theatre		14
teatrul	theatre		308
teatteri	theatre		238
technicka	technical		20
technicky	technical		20
techniczna	technical		10
techniczny	technical		10
technique	technical		13
technischer	technical		8
techos	roof		14
tecnico	technical		14
tee	tea		8
tejarat	trade		34
tekhnicheskaya	technical		3
tekhnicheskiy	technical		3
tekhnologiya	technology		3
tekko	steel		75
teknik	technical		19
tekniska	technical		28
teknologia	technology		305
tekstylia	textile		10
tekstylny	textile		10
televisie	television		18
televize	television		20
televizionnyy	television		3
televizyonu	television		19
telhados	roof		42
tempel	temple		8
tempio	temple		15
templo	temple		14
templom	church		159
teplovoy	heat		3
teplovoy	thermal		3
teplovoznyy	locomotive		3
teplovyy	heat		55
terveys	health		305
tesouro	treasury		42
tetsu	iron		75
tetsudo	railway		75
tetti	roof		15
tha	thailand		74
thawra	revolution		22
theatro	theatre		68
thee	tea		18
thessalonikis	thessaloniki		68
ticaret	commerce		19
tidning	newspaper		28
tidskrift	magazine		28
tielu	railway		27
tierpark	zoo		8
tieteellinen	scientific		305
tijara	trade		22
tijari	commercial		22
tijariya	commercial		22
tijariyya	commercial		22
tijdschrift	magazine		18
tikhookeanskiy	pacific		3
titanovyy	titanium		3
tiyatro	theatre		19
tiyatrosu	theatre		19
tjeckisk	czechia		5
tn	tennessee		226
tobak	tobacco		28
toerisme	tourism		18
toernooi	tournament		18
tohum	seeds		19
toiture	roof		13
toitures	roof		13
tongxin	communication		27
toplivnyy	fuel		3
toplivo	fuel		3
toren	tower		18
torgovaya	commercial		3
torgovyy	commercial		3
torgovyy	trade		3
torgovyy	trading		3
torhovelnyy	trade		55
torhovyy	trade		55
torn	tower		28
torneio	tournament		42
torneo	tournament		14
torre	tower		14
toscan	tuscany		5
toscano	tuscany		5
tosee	development		34
toseeh	development		34
toseh	development		34
toskanisch	tuscany		5
tournoi	tournament		13
touzi	investment		27
tovaren	factory		645
tovarystvo	society		55
tra	wood		28
trabajadores	worker		14
trabajadores	workers		14
trabajo	labor		14
trabajo	work		14
trabalhadores	worker		42
trabalhadores	workers		42
trabalho	labor		42
trabalho	work		42
traduccion	translation		14
traduction	translation		13
traduzione	translation		15
traktor	tractor		3
traktornyy	tractor		3
transporte	transport		14
transportes	transport		14
transports	transport		13
trapeza	bank		68
trasporti	transport		15
trasporto	transport		15
travail	labor		13
travail	work		13
travailleurs	worker		13
travailleurs	workers		13
tresor	treasury		13
tretiy	third		3
trh	market		20
tributaria	tax		14
tributario	tax		14
truba	pipe		3
trubnyy	pipe		3
truboprokatnyy	pipe		3
truboprovod	pipeline		3
truboprovodnyy	pipeline		3
trud	labor		3
trud	labour		3
tschechisch	czechia		5
tsentralnyy	center		55
tsentralnyy	central		3
tserkva	church		55
tsjechisch	czechia		5
tsukrovyy	sugar		55
tudomanyos	sciences		159
tudomanyos	scientific		159
tuin	garden		18
tuketici	consumer		19
tullab	students		22
tunecino	tunisia		5
tunesisch	tunisia		5
tunesische	tunisia		5
tunisi	tunisian		22
tunisino	tunisia		5
tunisiya	tunisia		5
tunisiya	tunisian		22
tur	turkey		74
turath	heritage		22
turbina	turbine		3
turbinnyy	turbine		3
turc	turkey		5
turecki	turkey		5
turecky	turkey		5
turen	doors		8
turetskiy	turkey		5
turetskiy	turkish		3
turistika	tourism		20
turkisch	turkey		5
turkisk	turkey		5
turkiya	turkish		22
turkmenskiy	turkmen		3
turks	turkey		5
turm	tower		8
turnaj	tournament		20
turnering	tournament		28
turniej	tournament		10
turnier	tournament		8
turnuvasi	tournament		19
tutkimus	research		238
tutkimuskeskus	research		305
tutun	tobacco		19
tuz	salt		19
tval	soap		28
tx	texas		226
tyazhelyy	heavy		3
tyton	tobacco		10
tza	tanzania		74
ubersetzung	translation		8
uchilishte	school		362
uchodzcow	refugee		10
ucraino	ukraine		5
ucraniana	ukraine		5
ucraniano	ukraine		5
udala	municipality		643
udobreniye	fertilizer		3
udoli	valley		20
udruzenje	association		216
ufficio	office		15
uga	uganda		74
ugolnyy	coal		3
ugynokseg	agency		159
uhing	association		363
uhli	coal		20
uitvoer	export		18
ukr	ukraine		74
ukrainien	ukraine		5
ukrainisch	ukraine		5
ukrainsk	ukraine		5
ukrainskaya	ukraine		5
ukrainski	ukraine		5
ukrainskiy	ukrainian		3
ukrajinsky	ukraine		5
ukrayinskyi	ukraine		5
ulastirma	transport		19
ulica	street		10
ulice	street		20
ull	wool		28
ulum	sciences		22
uluslararasi	international		19
umani	human		15
umeni	art		20
ummal	workers		22
umwelt	environment		8
unabhangige	independent		8
ungarisch	hungary		5
ungdom	youth		28
ungersk	hungary		5
unhaeng	bank		307
unia	union		10
unida	united		14
unidad	unity		14
unidade	unity		42
unie	union		18
unies	united		13
uniklinik	universityhospital		8
uniklinikum	universityhospital		8
unis	united		13
unita	unity		15
unitarnyy	unitary		3
uniunea	union		308
universitatsklinik	universityhospital		8
universitatsklinikum	universityhospital		8
universitatskrankenhaus	universityhospital		8
universitatsspital	universityhospital		8
universitet	university		3
universitetet	university		3496
universiteti	university		899
universitetshospital	universityhospital		463
universitetssjukhus	universityhospital		28
universitetssykehus	universityhospital		273
uniwersytetu	university		744
unyu	transport		75
uostas	port		644
upravleniye	administration		3
upravleniye	department		3
upravleniye	directorate		3
urad	office		20
uralskiy	ural		3
urduni	jordanian		22
urduniya	jordanian		22
ury	uruguay		74
urzad	authority		10
urzad	office		10
ustredni	central		20
utensili	tools		15
utveckling	development		28
utvecklingsbank	developmentbank		28
uvoz	import		216
uzbekskiy	uzbek		3
vadisi	valley		19
vaerk	works		463
vagonostroitelnyy	car		3
vagonostroitelnyy	carriage		3
vagonostroitelnyy	wagon		3
vakbond	union		18
vald	municipality		363
vallalat	enterprise		159
vallee	valley		13
vallei	valley		18
valtion	state		238
vand	water		463
vann	water		273
varlds	world		28
varzeshi	sports		34
vasut	railway		159
ved	sciences		20
veda	science		20
vedecka	scientific		20
vedecky	scientific		20
veiligheid	security		18
velikiy	great		3
velka	great		20
velvyslanectvi	embassy		20
venezolanos	venezuela		5
venezuelien	venezuela		5
venezuelienne	venezuela		5
vengerskiy	hungarian		3
vengerskiy	hungary		5
ventanas	windows		14
verbraucher	consumer		8
verbraucher	consumers		8
verduras	vegetables		14
verdure	vegetables		15
vereinte	united		8
verejna	public		20
verejny	public		20
verenigde	united		18
verfassungs	constitutional		8
vergadering	assembly		18
vergi	tax		19
verk	works		273
verkehr	transport		8
verktyg	tools		28
verpackung	packaging		8
verpackungen	packaging		8
verpakking	packaging		18
versammlung	assembly		8
versekering	insurance		462
verteidigung	defense		8
vertoletnyy	helicopter		3
vertoletov	helicopter		3
vervoer	transport		18
vescovo	bishop		15
vestnik	newspaper		362
vetenskap	science		28
vetenskaper	sciences		28
vetenskaplig	scientific		28
vetenskapsradet	researchcouncil		28
veteranen	veteran		8
veteranos	veteran		14
vetryanoy	wind		3
vez	tower		20
vezarat	ministry		34
viande	meat		13
videnskabelig	scientific		3484
vidrio	glass		14
vidyapeeth	university		306
vijece	council		1156
vikas	development		306
vinnyy	wine		3
vinodelcheskiy	wine		3
vinodelcheskiy	winery		3
vinzavod	winery		3
virasto	agency		238
visserij	fishing		18
vivienda	housing		14
vivliothiki	library		68
vizmu	waterworks		159
vlaams	flanders		5
vlaamse	flanders		5
vlada	government		20
vlees	meat		18
vlna	wool		20
vluchtelingen	refugee		18
vneshne	foreign		3
vneshniy	foreign		3
vnitro	interior		20
vnm	vietnam		74
voda	water		20
vodnyy	water		3
voitures	cars		13
vojenska	military		20
vojska	army		392
volokno	fiber		3
volokno	fibre		3
volzhskiy	volga		3
vostochnyy	east		3
vostochnyy	eastern		3
voyennyy	military		3
voyska	force		3
voyska	troops		3
vozdushnyy	air		3
vrede	peace		18
vrijheid	freedom		18
vrijheid	liberty		18
vrouwen	woman		18
vrouwen	women		18
vt	vermont		226
vtoroy	second		3
vuhilnyy	coal		55
vybor	committee		20
vychislitelnyy	computer		3
vychislitelnyy	computing		3
vydavatelstvo	publishing		645
vydavnytstvo	publishing		55
vyrobnychyy	production		55
vyskum	research		1665
vysoka	higher		20
vysshaya	higher		3
vyvoz	export		20
vyzkum	research		20
vzdelani	education		20
wa	washington		226
waals	wallonia		5
waalse	wallonia		5
waffen	arms		8
wahrungs	monetary		8
wakala	agency		22
wakalat	agency		22
wallonisch	wallonia		5
wallonne	wallonia		5
walloon	wallonia		5
walutowy	monetary		10
wangluo	network		27
wanju	toy		27
waqf	endowment		22
warzywa	vegetables		10
wasser	water		8
watani	national		22
wataniya	national		22
wegiel	coal		10
wegierski	hungary		5
welna	wool		10
welt	world		8
wenhua	cultural		27
wenhua	culture		27
wereld	world		18
werk	work		18
werkzeug	tools		8
werkzeuge	tools		8
wetenschap	science		18
wetenschappelijk	scientific		3492
wetenschappelijke	scientific		18
wetenschappen	sciences		18
wettbewerb	competition		8
wi	wisconsin		226
wiejski	rural		10
wielka	great		10
wielki	great		10
wieza	tower		10
wiezienie	prison		10
wilayat	province		22
winkel	store		18
wirtschaft	economy		8
wirtschaftlich	economic		8
wissenschaft	science		8
wissenschaften	science		8
wissenschaftlich	scientific		896
wissenschaftliche	scientific		8
wloski	italy		5
wloskie	italy		5
woda	water		10
wody	water		10
wohnungsbau	housing		8
wohnungswesen	housing		8
wojewodzka	provincial		10
wojewodzki	provincial		10
wojsko	army		10
wojskowa	military		10
wojskowy	military		10
wol	wool		18
wolle	wool		8
wolnosc	freedom		10
wolnosc	liberty		10
wolnosci	freedom		10
wolnosci	liberty		10
wuliu	logistics		27
wy	wyoming		226
wyspa	island		10
wyzsza	higher		10
wyzszy	higher		10
wyzwolenie	liberation		10
xiangjiao	rubber		27
xinxi	information		27
xueyuan	college		27
yadernyy	nuclear		3
yakuhin	pharmaceutical		75
yamaniya	yemeni		22
yanjiusuo	institute		27
yanjiuyuan	academy		27
yanjiuyuan	institute		27
yaponskiy	japanese		3
yardim	help		19
yatim	orphan		22
yayinevi	publishing		19
yayinlari	publishing		19
yeni	new		19
yevropeyskiy	european		3
ygeia	health		68
ygeias	health		68
yidong	mobile		27
yiliao	medical		27
yinhang	bank		27
yiqi	instrument		27
yiyao	pharmaceutical		27
yiyuan	hospital		27
yliopiston	university		305
yliopistosairaala	universityhospital		238
ymparisto	environment		305
youxian	limited		27
ypoyrgeio	ministry		68
yuanyang	ocean		27
yuksek	higher		19
yun	wool		19
yunan	greece		5
yuzhnyy	south		3
yuzhnyy	southern		3
zabawki	toys		10
zaden	seeds		18
zagraniczny	foreign		10
zagranicznych	foreign		10
zahrada	garden		20
zahranicnich	foreign		20
zaidan	foundation		75
zaken	affair		18
zakhidnyy	western		55
zalezitosti	affair		20
zaliznychnyy	railway		55
zaliznytsia	railway		55
zalozba	publishing		426
zamek	castle		20
zaozhi	paper		27
zapadnyy	west		3
zapadnyy	western		3
zapatos	shoes		14
zasobow	resources		10
zastrahovane	insurance		362
zavod	institute		216
zbroya	arms		55
zdravi	health		20
zdravlje	health		3488
zdrowia	health		744
zdrowie	health		10
zecca	mint		15
zee	sea		18
zeep	soap		18
zeitschrift	magazine		8
zeitung	newspaper		8
zelazo	iron		10
zelenina	vegetables		20
zelenyy	green		3
zelezo	iron		20
zeljeznice	railway		216
zemedelsky	agricultural		20
zendan	prison		34
zentralbank	centralbank		8
zeny	women		20
zerno	grain		3
zernovoy	grain		3
zernovyy	grain		55
zheleznitsi	railway		362
zhengquan	securities		27
zhineng	intelligent		27
zhinochyy	women		55
zhiyao	pharmaceutical		27
zhizao	manufacturing		27
zhongguo	china		27
zhongguo	chinese		27
zhongzi	seeds		27
zhuangbei	equipment		27
ziarul	newspaper		308
ziraa	agriculture		22
zirai	agricultural		22
zjednoczone	united		10
zlato	gold		20
zloto	gold		10
zmb	zambia		74
znaniye	knowledge		3
zoll	customs		8
zoloto	gold		3
zolotoy	gold		3
zoologico	zoo		14
zosen	shipbuilding		75
zout	salt		18
zucchero	sugar		15
zucker	sugar		8
zvaz	federation		645
zveza	federation		426
zwe	zimbabwe		74
zweeds	sweden		5
zwitsers	switzerland		5`;
export const remarkWords: string = `abbigliamento			780
academy			51
aerolinea		aerolínea	172
agency			51
airline			51
airport			51
albergo			183
app			51
arena			51
aseguradora			172
asociacion		asociación	172
associacao		associação	378
association			51
associazione			183
assurance			182
automaker			51
automarke		Automarke	126
automobilhersteller		Automobilhersteller	126
azienda			183
bakery			51
banca			183
banco			172
bank			51
banka			286
banque			182
baseball			125
basketball			125
bedrijf			211
bekleidungsmarke		Bekleidungsmarke	126
biblioteca			172
bibliotek			233
biblioteka			184
bibliotheek			211
bibliothek		Bibliothek	126
bibliotheque		bibliothèque	182
birrificio			183
bookstore			51
brand			51
brasserie			182
brauerei		Brauerei	126
brewery			51
broadcaster			51
broadcasting			51
brouwerij			211
browar			184
bryggeri			233
business			51
cable			125
cafe		café	51
canal			172
carmaker			51
casino			51
casopis		časopis	286
cerveceria		cervecería	172
cervejaria			378
chain			51
chaine		chaîne	182
channel			51
charity			51
choir			51
cinema			51
clinic			51
clothing			125
club			51
coalition			51
college			51
comic			125
compagnia			183
compagnie			182
companhia			378
compania		compañía	172
company			51
conglomerate			51
cricket			125
czasopismo			184
daily			125
dance			125
developer			51
digital			125
distillery			51
divadlo			286
dziennik			184
ecole		école	182
editeur		éditeur	182
editora			378
editore			183
editorial			172
emisora			172
emissora			378
emittente			183
empresa			172
ensemble			51
enterprise			51
entreprise			182
escola			378
escuela			172
estadio			172
fashion			125
federation			51
fernsehsender		Fernsehsender	126
firm			51
firma		Firma	126
fluggesellschaft		Fluggesellschaft	126
flygbolag			233
fondation			182
fondazione			183
football			125
forening		förening	233
foretag		företag	233
forlag		förlag	233
foundation			51
fundacao		fundação	378
fundacion		fundación	172
fundacja			184
fussballverein		Fußballverein	126
gallery			51
gazeta			184
giornale			183
groupe			182
hersteller		Hersteller	126
hochschule		Hochschule	126
hockey			125
hopital		hôpital	182
horfunksender		Hörfunksender	126
hospital			51
hotel			51
hotell			233
impresa			183
institute			51
insurer			51
internet			125
jornal			378
journal			51
kanal			233
kaufhaus		Kaufhaus	126
krankenhaus		Krankenhaus	126
krant			211
label			51
league			51
library			51
linia			184
literary			125
luchtvaartmaatschappij			211
magazin		Magazin	126
magazine			51
maison			182
mall			51
manufacturer			51
marca			172
marchio			183
marka			184
marke		Marke	126
marque			182
merk			211
miesiecznik		miesięcznik	184
monthly			125
musee		musée	182
museo			172
museu			378
museum			51
music			125
muzeum			184
nadace			286
nakladatelstvi		nakladatelství	286
network			51
newsletter			51
newspaper			51
nightclub			51
noviny			286
omroep			211
onderneming			211
online			125
orchester		Orchester	126
orchestr			286
orchestra			51
orchestre			182
organisation			51
organization			51
orkest			211
orkester			233
orkiestra			184
orquesta			172
orquestra			378
ospedale			183
partei		Partei	126
parti			182
partia			184
partido			172
partij			211
partito			183
party			51
pay			125
periodical			51
periodico		periódico	172
pharmacy			51
pivovar			286
platform			51
plattform		Plattform	126
podnik			286
political			125
politico		político	1247
politique			1248
politische			1246
pop			125
private			1246
program			51
programme			51
przedsiebiorstwo		przedsiębiorstwo	184
pub			51
publisher			51
quotidiano			183
radio			125
radiofonica			780
railway			51
record			125
restaurace			286
restauracja			184
restaurang			233
restaurant			51
restaurante			172
retailer			51
rete			183
revista			172
revue			182
ristorante			183
rivista			183
rock			125
ropa			1247
roupa			1249
rugby			125
satellite			125
school			51
schule		Schule	126
scuola			183
sender		Sender	126
shipyard			51
shop			51
shopping			125
site			51
sjukhus			233
skola			233
societe		société	182
society			51
software			51
spolek			286
stacja			184
stade			182
stadio			183
stadion		Stadion	126
stadium			51
stanice			286
startup			51
station			51
stichting			211
stiftelse			233
stiftung		Stiftung	126
store			51
stowarzyszenie			184
strana			286
student			125
studio			51
supermarche		supermarché	182
supermarket			51
supermarkt		Supermarkt	126
supermercado			172
supermercato			183
szkola		szkoła	184
szpital			184
team			51
teater			233
teatr			184
teatro			172
teen			125
televisao		televisão	1249
television			125
televisiva			780
televisivo			780
theater			51
theatre			51
tidning			233
tidskrift			233
tijdschrift			211
trade			125
tv			51
tygodnik			184
uczelnia			184
uitgeverij			211
union			51
universidad			172
universidade			378
universita		università	183
universitat		Universität	126
universite		université	182
universiteit			211
universitet			233
university			51
unternehmen		Unternehmen	126
venue			51
verband		Verband	126
verein		Verein	126
vereniging			211
verlag		Verlag	126
versicherung		Versicherung	126
verzekeraar			211
vetements		vêtements	1248
video			125
web			125
website			51
weekly			125
weingut		Weingut	126
winery			51
winkelketen			211
wydawnictwo			184
zeitschrift		Zeitschrift	126
zeitung		Zeitung	126
zender			211
ziekenhuis			211
znacka		značka	286
zoo			51`;
export const famousTrades: string = `abercrombie	clothing		1
accor	hotel		1
adidas	footwear		1
adidas	sport		1
aer lingus	airline		1
aeroflot	airline		1
aeromexico	airline		1
agip	petrol		1
alamo	rental		1
albert heijn	supermarket		1
aldi	grocery		1
aldi	store		1
aldi	supermarket		1
alitalia	airline		1
amstel	beer		1
amstel	brewery		1
applebees	grill		1
applebees	restaurant		1
aral	petrol		1
aramex	courier		1
arbys	restaurant		1
argos	store		1
armani	clothing		1
armani	fashion		1
asahi	beer		1
asahi	brewery		1
asda	supermarket		1
ashley	furniture		1
asics	footwear		1
asics	sport		1
auchan	supermarket		1
audi	automobile		1
audi	automotive		1
avianca	airline		1
avis	rental		1
avon	cosmetics		1
azul	airline		1
bacardi	brewery		1
bandai	toy		1
barcelo	hotel		1
barnes noble	bookstore		1
basic fit	fitness		1
bata	footwear		1
becks	beer		1
becks	brewery		1
benetton	clothing		1
benetton	fashion		1
benihana	restaurant		1
bentley	automotive		1
best buy	store		1
big lots	store		1
billa	supermarket		1
birkenstock	footwear		1
bmw	automobile		1
bmw	automotive		1
bmw	motor		1
boots	pharmacy		1
breitling	watch		1
bridgestone	tire		1
british petroleum	petrol		1
budweiser	beer		1
budweiser	brewery		1
buick	automotive		1
bulgari	jewelry		1
burberry	clothing		1
burberry	fashion		1
burger king	restaurant		1
byd	motor		1
cadbury	chocolate		1
cadbury	confectionery		1
cadillac	automotive		1
caltex	petrol		1
calvin klein	clothing		1
caribou	coffee		1
carlsberg	beer		1
carlsberg	brewery		1
carrefour	store		1
carrefour	supermarket		1
cartier	jewelry		1
casio	watch		1
cathay pacific	airline		1
cepsa	petrol		1
chanel	fashion		1
chedraui	supermarket		1
chevrolet	automobile		1
chevrolet	automotive		1
chevron	oil		1
chevron	petrol		1
chilis	restaurant		1
chipotle	restaurant		1
chrysler	automotive		1
cinemark	cinema		1
cinepolis	cinema		1
cineworld	cinema		1
circle k	petrol		1
circle k	store		1
citgo	petrol		1
citroen	automobile		1
citroen	automotive		1
clarks	footwear		1
coles	supermarket		1
comfort inn	hotel		1
conforama	furniture		1
converse	footwear		1
coors	beer		1
coors	brewery		1
costa	coffee		1
costco	store		1
costco	supermarket		1
cracker barrel	restaurant		1
crocs	footwear		1
cruz verde	pharmacy		1
cvs	pharmacy		1
cvs	store		1
dacia	automotive		1
daewoo	motor		1
days inn	hotel		1
debenhams	store		1
decathlon	sport		1
deichmann	footwear		1
delhaize	supermarket		1
delta	airline		1
dennys	restaurant		1
dhl	courier		1
dior	fashion		1
dis chem	pharmacy		1
dodge	automotive		1
dolce gabbana	fashion		1
dollar general	store		1
dollar tree	store		1
dominos	pizza		1
dominos	restaurant		1
doubletree	hotel		1
dpd	courier		1
duane reade	pharmacy		1
dunkin	coffee		1
dunlop	tire		1
easyjet	airline		1
edeka	supermarket		1
egyptair	airline		1
emirates	airline		1
equinox	fitness		1
esprit	clothing		1
esso	oil		1
esso	petrol		1
estee lauder	cosmetics		1
etihad	airline		1
europcar	rental		1
exxon	oil		1
exxon	petrol		1
fairmont	hotel		1
family dollar	store		1
farmacity	pharmacy		1
fedex	courier		1
fendi	fashion		1
ferrari	automobile		1
ferrari	automotive		1
ferrero	chocolate		1
ferrero	confectionery		1
fiat	automobile		1
fiat	automotive		1
finnair	airline		1
firestone	tire		1
fisher price	toy		1
five guys	restaurant		1
flydubai	airline		1
fnac	bookstore		1
folgers	coffee		1
food lion	grocery		1
food lion	supermarket		1
foot locker	footwear		1
ford	automobile		1
ford	automotive		1
ford	motor		1
fosters	beer		1
fosters	brewery		1
four seasons	hotel		1
foyles	bookstore		1
galp	petrol		1
gamestop	store		1
garuda	airline		1
geely	motor		1
ghirardelli	chocolate		1
giant eagle	supermarket		1
gloria jeans	coffee		1
gls	courier		1
godiva	chocolate		1
golds	fitness		1
goodyear	tire		1
grolsch	beer		1
grolsch	brewery		1
gucci	clothing		1
gucci	fashion		1
guinness	beer		1
guinness	brewery		1
hamleys	toy		1
hampton	hotel		1
hankook	tire		1
hardee	restaurant		1
haribo	confectionery		1
harrods	store		1
hasbro	toy		1
heb	supermarket		1
heineken	beer		1
heineken	brewery		1
hermes	fashion		1
hershey	chocolate		1
hertz	rental		1
hilton	hotel		1
holiday inn	hotel		1
home depot	store		1
honda	automobile		1
honda	automotive		1
honda	motor		1
hooters	restaurant		1
hugo boss	clothing		1
hugo boss	fashion		1
hyatt	hotel		1
hyundai	automobile		1
hyundai	automotive		1
hyundai	motor		1
iberia	airline		1
iberostar	hotel		1
ibis	hotel		1
ihop	restaurant		1
ikea	furniture		1
ikea	store		1
illy	coffee		1
indigo	airline		1
inox	cinema		1
intercontinental	hotel		1
intermarche	supermarket		1
intersport	sport		1
isuzu	motor		1
jaguar	automotive		1
jcpenney	store		1
jeep	automobile		1
jeep	automotive		1
jetblue	airline		1
john lewis	store		1
jollibee	restaurant		1
jumeirah	hotel		1
jysk	furniture		1
kaufland	supermarket		1
kay	jewelry		1
kempinski	hotel		1
kfc	restaurant		1
kia	automobile		1
kia	automotive		1
kia	motor		1
kirin	beer		1
kirin	brewery		1
klm	airline		1
kmart	store		1
kohls	store		1
kroger	grocery		1
kroger	store		1
kroger	supermarket		1
kronenbourg	beer		1
kronenbourg	brewery		1
kwik fit	garage		1
kwik fit	tire		1
la quinta	hotel		1
lacoste	clothing		1
lamborghini	automotive		1
lancome	cosmetics		1
latam	airline		1
lavazza	coffee		1
leclerc	supermarket		1
lego	store		1
lego	toy		1
levis	clothing		1
lexus	automobile		1
lexus	automotive		1
lidl	grocery		1
lidl	store		1
lidl	supermarket		1
lindt	chocolate		1
little caesars	pizza		1
longines	watch		1
loreal	cosmetics		1
lowes	store		1
lufthansa	airline		1
lukoil	petrol		1
macys	store		1
mango	clothing		1
mango	fashion		1
marathon	petrol		1
marriott	hotel		1
mary kay	cosmetics		1
mattel	toy		1
maybelline	cosmetics		1
mazda	automobile		1
mazda	automotive		1
mazda	motor		1
mcdonalds	restaurant		1
melia	hotel		1
mercadona	supermarket		1
mercedes	automobile		1
mercedes	automotive		1
mercure	hotel		1
michelin	tire		1
migros	supermarket		1
milka	chocolate		1
miller	beer		1
miller	brewery		1
mobil	petrol		1
molson	brewery		1
movenpick	hotel		1
nandos	restaurant		1
nescafe	coffee		1
nespresso	coffee		1
nestle	chocolate		1
netto	supermarket		1
new balance	footwear		1
nike	footwear		1
nike	sport		1
nike	store		1
nissan	automobile		1
nissan	automotive		1
nissan	motor		1
nivea	cosmetics		1
nordstrom	store		1
novotel	hotel		1
oberoi	hotel		1
odeon	cinema		1
old navy	clothing		1
olive garden	restaurant		1
omv	petrol		1
opel	automotive		1
oryx	petrol		1
outback	restaurant		1
oxxo	supermarket		1
panda express	restaurant		1
pandora	jewelry		1
papa johns	pizza		1
papa murphys	pizza		1
patek philippe	watch		1
peets	coffee		1
perfetti	confectionery		1
peroni	beer		1
peroni	brewery		1
petron	petrol		1
petronas	petrol		1
peugeot	automobile		1
peugeot	automotive		1
pick n pay	supermarket		1
pirelli	tire		1
pizza hut	pizza		1
pizza hut	restaurant		1
planet fitness	fitness		1
playmobil	toy		1
popeyes	restaurant		1
porsche	automobile		1
porsche	automotive		1
prada	clothing		1
prada	fashion		1
pret a manger	restaurant		1
primark	clothing		1
primark	store		1
publix	grocery		1
publix	supermarket		1
puma	footwear		1
puma	sport		1
q8	petrol		1
qantas	airline		1
radisson	hotel		1
ralph lauren	clothing		1
ramada	hotel		1
red lobster	restaurant		1
reebok	footwear		1
reebok	sport		1
renault	automobile		1
renault	automotive		1
repsol	petrol		1
revlon	cosmetics		1
rewe	supermarket		1
rite aid	pharmacy		1
ritz carlton	hotel		1
riu	hotel		1
rolex	watch		1
rotana	hotel		1
ryanair	airline		1
safeway	grocery		1
safeway	store		1
safeway	supermarket		1
sainsbury	grocery		1
sainsbury	store		1
sainsbury	supermarket		1
san miguel	beer		1
san miguel	brewery		1
saudia	airline		1
sbarro	pizza		1
scandic	hotel		1
sears	store		1
segafredo	coffee		1
seiko	watch		1
sephora	cosmetics		1
sephora	store		1
shake shack	restaurant		1
shangri la	hotel		1
shell	oil		1
shell	petrol		1
sheraton	hotel		1
shiseido	cosmetics		1
shoppers	pharmacy		1
shoprite	supermarket		1
sixt	rental		1
skechers	footwear		1
skoda	automobile		1
skoda	automotive		1
sofitel	hotel		1
soriana	supermarket		1
spar	supermarket		1
starbucks	coffee		1
steelcase	furniture		1
stella artois	beer		1
stella artois	brewery		1
stop and shop	supermarket		1
subaru	automobile		1
subaru	automotive		1
subaru	motor		1
subway	restaurant		1
sunoco	petrol		1
superdrug	pharmacy		1
superdry	clothing		1
suzuki	automobile		1
suzuki	automotive		1
suzuki	motor		1
swarovski	jewelry		1
swatch	watch		1
taco bell	restaurant		1
tag heuer	watch		1
tchibo	coffee		1
telepizza	pizza		1
tesco	grocery		1
tesco	store		1
tesco	supermarket		1
tesla	automobile		1
tesla	automotive		1
tesla	motor		1
texaco	oil		1
texaco	petrol		1
tgi fridays	restaurant		1
thalia	bookstore		1
thrifty	rental		1
tiffany	jewelry		1
tim hortons	coffee		1
timberland	footwear		1
tissot	watch		1
tj maxx	store		1
toblerone	chocolate		1
tommy hilfiger	clothing		1
toyota	automobile		1
toyota	automotive		1
toyota	motor		1
toys r us	toy		1
trader joes	grocery		1
trader joes	supermarket		1
transavia	airline		1
travelodge	hotel		1
tuborg	beer		1
tuborg	brewery		1
umbro	sport		1
under armour	sport		1
valentino	fashion		1
valero	petrol		1
vans	footwear		1
vapiano	restaurant		1
vauxhall	motor		1
versace	clothing		1
versace	fashion		1
virgin active	fitness		1
vistara	airline		1
volkswagen	automobile		1
volkswagen	automotive		1
volvo	automobile		1
volvo	automotive		1
vueling	airline		1
wagamama	restaurant		1
waitrose	grocery		1
waitrose	supermarket		1
walgreens	pharmacy		1
walgreens	store		1
walmart	grocery		1
walmart	store		1
walmart	supermarket		1
waterstones	bookstore		1
watsons	pharmacy		1
wegmans	grocery		1
wegmans	supermarket		1
wendys	restaurant		1
westin	hotel		1
whole foods	grocery		1
whole foods	supermarket		1
wimpy	restaurant		1
wizz	airline		1
woolworths	supermarket		1
wrigley	confectionery		1
wyndham	hotel		1
xxxlutz	furniture		1
yves rocher	cosmetics		1
zales	jewelry		1
zara	clothing		1
zara	fashion		1
zara	store		1`;
export const domains: string = `ai			486
biz			486
com			486
info			486
io			486
net			486
org			486
tv			486`;
export const opposites: string = `also	position		21
alt	age		21
alte	age		21
alto	position		21
antigua	age		21
autumn	season		21
azul	colour		21
bajo	position		21
barat	compass point		30
bas	position		21
bati	compass point		30
bear	market side		21
big	size		21
black	colour		21
blanc	colour		21
blanco	colour		21
blau	colour		21
bleu	colour		21
blue	colour		21
boys	sex		21
branco	colour		21
bronze	metal		21
brown	colour		21
bull	market side		21
buy	market side		21
canton	level of a place		21
city	level of a place		21
copper	metal		21
county	level of a place		21
dakshin	compass point		30
diamond	metal		21
district	level of a place		21
dogu	compass point		30
dolni	position		21
dolny	position		21
donji	position		21
downstream	place of work		21
east	compass point		30
eastern	compass point		30
eastside	compass point		30
est	compass point		30
este	compass point		30
eszak	compass point		30
etela	compass point		30
export	trade direction		21
exportacao	trade direction		21
exportacion	trade direction		21
exporter	trade direction		21
exporting	trade direction		21
exports	trade direction		21
felso	position		21
female	sex		21
fifth	rank		21
first	rank		21
fourth	rank		21
girls	sex		21
gold	metal		21
gornji	position		21
gorny	position		21
grand	size		21
grande	size		21
great	size		21
green	colour		21
grey	colour		21
gross	size		21
grun	colour		21
guney	compass point		30
haute	position		21
horni	position		21
import	trade direction		21
importacao	trade direction		21
importacion	trade direction		21
importer	trade direction		21
importing	trade direction		21
imports	trade direction		21
indoor	place of work		21
inland	place of work		21
inner	position		21
iron	metal		21
jizni	compass point		30
junior	rank		21
kelet	compass point		30
klein	size		21
kuzey	compass point		30
lansi	compass point		30
large	size		21
left	side		21
leste	compass point		30
little	size		21
long	market side		21
lower	position		21
macro	size		21
male	sex		21
men	sex		21
mens	sex		21
meridional	compass point		30
meridionale	compass point		30
micro	size		21
mid	size		21
municipality	level of a place		21
nedre	position		21
negro	colour		21
neu	age		21
neue	age		21
new	age		21
noir	colour		21
noord	compass point		30
noordoost	compass point		30
noordwest	compass point		30
nord	compass point		30
norden	compass point		30
nordeste	compass point		30
nordic	compass point		30
nordost	compass point		30
nordre	compass point		30
nordwest	compass point		30
noreste	compass point		30
noroeste	compass point		30
norra	compass point		30
nort	compass point		30
norte	compass point		30
north	compass point		30
northeast	compass point		30
northeastern	compass point		30
northern	compass point		30
northside	compass point		30
northwest	compass point		30
northwestern	compass point		30
nouveau	age		21
novo	age		21
nueva	age		21
nyugat	compass point		30
ober	position		21
occidental	compass point		30
occidentale	compass point		30
oeste	compass point		30
offshore	place of work		21
old	age		21
onshore	place of work		21
oost	compass point		30
orange	colour		21
oriental	compass point		30
orientale	compass point		30
ost	compass point		30
osten	compass point		30
ostra	compass point		30
ouest	compass point		30
outdoor	place of work		21
outer	position		21
overseas	place of work		21
ovest	compass point		30
ovre	position		21
paschim	compass point		30
pashchim	compass point		30
pequeno	size		21
petit	size		21
pink	colour		21
platinum	metal		21
pohjois	compass point		30
polnoc	compass point		30
polnocna	compass point		30
polnocny	compass point		30
poludnie	compass point		30
poludniowa	compass point		30
poludniowy	compass point		30
preto	colour		21
primary	rank		21
private	state		21
province	level of a place		21
public	state		21
purba	compass point		30
purple	colour		21
purvi	compass point		30
red	colour		21
right	side		21
rojo	colour		21
rot	colour		21
rouge	colour		21
schwarz	colour		21
second	rank		21
secondary	rank		21
selatan	compass point		30
sell	market side		21
senior	rank		21
septentrional	compass point		30
settentrionale	compass point		30
severnaya	compass point		30
severni	compass point		30
severny	compass point		30
severo	compass point		30
short	market side		21
silver	metal		21
small	size		21
sodra	compass point		30
sondre	compass point		30
south	compass point		30
southeast	compass point		30
southeastern	compass point		30
southern	compass point		30
southside	compass point		30
southwest	compass point		30
southwestern	compass point		30
spring	season		21
state	level of a place		21
sud	compass point		30
suden	compass point		30
sudeste	compass point		30
sudoeste	compass point		30
sudost	compass point		30
sudwest	compass point		30
sul	compass point		30
summer	season		21
sur	compass point		30
sureste	compass point		30
suroeste	compass point		30
tenggara	compass point		30
third	rank		21
timur	compass point		30
town	level of a place		21
township	level of a place		21
unter	position		21
upper	position		21
upstream	place of work		21
utara	compass point		30
uttar	compass point		30
vastra	compass point		30
velho	age		21
verde	colour		21
vermelho	colour		21
vert	colour		21
vestre	compass point		30
vieux	age		21
village	level of a place		21
vostochnaya	compass point		30
vostochno	compass point		30
vostochny	compass point		30
vychodni	compass point		30
weiss	colour		21
west	compass point		30
westen	compass point		30
western	compass point		30
westside	compass point		30
white	colour		21
winter	season		21
women	sex		21
womens	sex		21
wschod	compass point		30
wschodni	compass point		30
wschodnia	compass point		30
yellow	colour		21
young	age		21
yuzhnaya	compass point		30
yuzhno	compass point		30
yuzhny	compass point		30
zachod	compass point		30
zachodni	compass point		30
zachodnia	compass point		30
zapadnaya	compass point		30
zapadni	compass point		30
zapadno	compass point		30
zapadny	compass point		30
zuid	compass point		30
zuidoost	compass point		30
zuidwest	compass point		30`;
export const companyWordFrequency: string = `AaaCaCkClbertsCmcoCpCrdvarkDonFsBbCacusCbeyDiskoDottDvieDysCcDelleraCellioEzetaDrcrombieEdeenCiDngdonDvaxCleDoyCmCnCoutDveCpCrahamDdnDeuCsDaDoluteCtCuBcCaciaDdemiaHcHesGyHgateEiaDiDpulcoCcelFeratedJorFiaFleranEntGureEptanceEssGoriesJzeDidentEonGaDoEmplishErFdEuntHantsHingHsDuErateGyEtheraCeDrEinoxEtaEusChieveHmentEllesCiDdCkermansClarisCmDeCordaFeEnDusortFticIsCquaEisitionLsGtionCreditaDotechCsCtDaDcellDiniumEonEveGwearFidadesGnsideGtiesDuateCueductoDmenDpunctureDraCvCwaBdCaDgeneEioDirsDmEasEerckEsDniDptiveDroCcbCdDedDisonDpharmaDusCeccoCheraEsivesCicetDdasDentDnaDpeauDsseoCjustableGersGmentKsClerCmDaDinistrationMveEralCnocCobeCrCsDtecCtDecDranCultCvDanceHcareHdHsGingFexFgenFtageJdGechHstFzDenchenFtGiumGureErtisingFumDiceEsersForsHyDocacyGteEgadosCxBeCaCcomCgisDonClisConCrialEesEnDoEjetEportuarioEspaceFtructuresEvironmentCsDtheticJsCthlonDnaBfCcCfairsDiliatedIionEnityDordableCghanClacCricaGnEkaEsamCterBgCaDinDpeDriDtaCcoCeDagleDnceFiaGesFjaFyEdiaEtFsCgrekoCileFntEisysFtyDosClCncDesDicoCoraCraniErDiEbankEcolaHeFulturalKeEtechEvetDoEsciencesEtestEvyzkumCuasBhCaDdCeadDpaDrnCjikanColdDrroCrestyBiCbDeeCcDuraCdDaDenDsCerCharaCkeiCmDedicEiCnteliaCphoneCrDbnbEusDcraftDeEsDgasDlEineHsDoDportHsDsonettDtechDwaysCsawaBjCikawaDnomotoCnCuBkCaDmaiDyCebiaEonoDchiDrCitaDyamaCrosCshayaCtDiebolagFnGgesellschaftEiaCzoBlCabamaDddinEinDinDmoFsDnEdsbankenDrmDskaCbaEnyDemarleErtGaGiaGsonsDionCcantarilladoEtelDhemyDoaEnCdakinDeasErforceEyraDiDoDrichCeDniaDreDxEanderJsHraIiaEisCfaDeiteDredGoFsaCgenEriaDonquinErithmicaCiDaDbabaDceDgnDmentivHosDnaEcoDsDveDzymeCkahestElineDermesClDanDectraEgionFroEnEoErganGopharmaHsanGyEyDianceIbernsteinIsGtGzEedGsignalEsonDocationDspringEtarGteDtownDwordenDyCmaEdenDeidaEtaxDirallDoraDtCnylamCohaDnCphaFbetFmabGouroDineDsCsDalamDtomCtaEmiraDenErFationsFityFnativeLsExDiceEmmuneDoEnDusCumiFniumGumFsFteCvarezDesCwaysCxCzheimersDprotectBmCadeusDlEgamatedDniDrexEinDtsujiDzingEonCbalajErellaEssadorDeaErDicEentalHeEtionIsDulanceCcDomErCdDocsCecDdisysDerDntumDrEenFscoEicaHnHsGinnFgasFmexFpriseFsGafeEnDsDtekDyCgDenCiDciDgoFsDneDrDshDtEeqDyonCkorCnCocoDreEimCpDhastarEenolDlifonGyDolCrDoCsDolutionsCtDdDechCusementJsCvetsCyDlyxBnCaDbukiDlogEysisFticaJlIsDmeDptysbioDvexDxCchorDientCdDersenGonIsIvilleEsDreaFwGsEitzDurilDysCebuloDlvaDstCganyDelFesFoFsEwandteDiodynamicsDliaGnEoFgoldDolaDusChaltDeuserDuiCiDkaDlineDmalCmolCnDaEsDeEsExDsCodizingDnimGaEymeCsDellDtaltDweringDysCtaresDengeneEroDhemEonyHsEropologicalDiEgenEqueHsDleraDonFioFyCyDtimeCzBoCbaDiomeCiCkDiCmiCnCzoraBpCaDcheDritoEtmentJsCellisDxCiDcClicadoDusCogeeDlloDtekEhecaryGekCpDaratusFelDianDleFbeesEianceJsFcationsFedHvrEovinEusDraisalCreaDilCsCtDekaEvoDivBqilionCuaEcultureEriumDinasBrCaDbEiaGnFcaDiEgumiDkawaDlDmarkEcoDrisDujoCbDeiterDorDuthnotFusCcDaEdiaDelormittalDhEaeologicalKyEerEimedesFtectJsJuralLeDoEsFaDsDticEusDusCdaghDelyxEnFtDmoreCeDaElDnaFbioDsCganDentGariaGinaFxDoEsDusCiakeDsEawaEtaDzonaCkDansasDemaDoClingtonCmDadaEndoFiEtaDeniaDitageDorFedEurDsEtrongDyCnisDoldComaFticIsDnkaseiDundCrangementsEyDingtonEvaDowFheadCsDenalCtDeEloEmedDhurDialisEficialEosEsanFtGicGsDsCvatoCxxCzneimittelBsCaDdoDhiFkaseiFmatsuFpenDkaDnumaDpCbCcDendFtGageGialFzaDletisCdaCeDoChaEntiDfieldEordDimoriDlandEeyDteadCiaEnDcsCkDoCmDlCoCpenDhaltDiraGtionsFeCsaDemblyEssmentEtFsDicurazioniEstGanceDocFiacaoHdosHteJdJsIionDuranceJsHtFedCtellasErDiDonErFiaDraFzenecaEoFnicsGovaCubioDnaroaokiDreEionCvinBtCaDraCbCelierDnaChenaFsDleticIaIoCiClanticIaEsFclearCmDaErkDosCnahsColDmEedicalEicFxFzationDsEsaDurCriumCsDugiCtDainDicDractionsCyrBuCburnCcDhanDklandDtionHsCdaxDiEoFeyeFnEtFionCgmanityDustGaCmCntieCraDeliusDiniaEonDolabEraDreraDubisCssieDtellEinEraliaJnFiaHnCtDhenticEorityDismFticDoEbahnFodyEcareFentreKsEdeskEgrillEmFatHedHicIonFobilJeKsGtiveEnationFomousEzoneBvCaDlonGbayDnceEiEtFiForFyxEzateDtarCeDaDdaDntisEueGsDpointDryDstaCiDaEtionDdDentDnoDsEtoneDvaClCnetConEdaleCvaBwCaDyCningBxaDltaCceleadCiaDomEnDsCleConCsomeCwayByClesburyCtuBzCentaCidusDmutDtraCtecFaGsCulCwellAbaCbaEsDcockDiesDyCcDhDkEbeatEerGeiEhausEstubeCdDenErFforschungDgerCeCgDelFsDsDuetteChamaDnCiDchuanDduDlEeyEiElieDnDrdCjaEjCkeEdErFiesFsFyEshopDingDkavorEerClanceDchemDdwinDfourDlEardEetEoonsFtiniEroomEyFsDmoralDticCmCnanaDcEaEoFrpHorationEsharesFystemDdEaiEoDgEkokEladeshEunDkEaFsiEerGsEiFngGterEsFharesDnerDqueGtHsDtamCoDshengCptistCrDbaraGossaEecueFqueFrGshopEourEurritoDceloHnaElaysEoDdDeDgainHsDingsEstasDkEerEingDmeniaFrDnEabasFrdosEesFtFysEsleyEwellDomedicalEnFsDrEanquillaFttEelFttEickEonEyDsDtenbachElettEonCseEballEdEmentDhDiEcFoElEnDketEoDlerDsEettDtardEideCtesDhDopinDtalionEeriesGyCuDenErDmarktDschCvariaHnCwagCxterCyDerFischeFnDmontDspecDwaCzaarBbCbCqCvaBcCaCbCeChtCiClCnCoCpCrBdCcCmCoBeCachEleEonDllsDmDnEsDrEsDsleyDttyDutifulFyDverDzleyCbeCckEerGsEmanEsDroDtonCdDdingDfontFrdHshireDsCeDfDnosDrEsDsCfesaCginningsChavioralDringCiersdorfDgeneDjingDngDrasClDdenDfastDgiumEraviaDlEaFsEeFrophonEwayEyEzsystemDmontDowDtoneCnDavidesDchFmarkIxEkiserDdixDeEficialGtHsEndenEteauEvolentDficaDjaminsEyehudaDnettEysDsonDthamEleyEoDuDzCoDneCrendsenFtzenDgbauEerEhahnFoffDhadDkeleyEleyEshireEusDlinDmanDnardEhardtDryDtrandtEsCsinsDpokeDtEsystemsEwayCtDeiligungsErDhelDterEyFsCverageIsFlyCyondGlsiBfBgCcCiBhCaratEtiyaDvanCdCgCiCpBiCbbyCcDycleHsCdvestCffaCgCjouCkeEsFhareEtownClDbaoDdDfingerDgisayarDibiliEsimDlEaEerudkorsnasEingFontooneEsEyCngEoCoDcentisEomFntrolErystDdesixEynamicsDenergyDferGminEorceDgenDhelpDimmulanceDlabGsFseEifeFnerxEogicalIsGyEyticalDmarGinGkerFsterFticsGrixFxEedGicalFricaHeuxFtGricsEimetixDnanoEicGsDpathEharmIaJceuticalRsFenixFytisDreperiaDscienceKsEerenityItachGvicesEolutionsEtructuresEumsEystemsDtecGhHnIologicalNesMyGnologiaMeFstEherapJeuticsEronikDversysDworksDxcelDzeronCrdEsDkenstockEsDminghamDrieriaCscuitHsDhopGsDtroCtDanDcoinDeEsDmainDsphiDwiseCzBjCsBkCgCkBlCaDchereEkFberryGurnFhawkFlineFpoolFrockFsGkyGtoneFwellDdeFsDirDkeDncFaEkingDstDzeCendDssedCindFsEkDssCockFchainDmmerDodFissueEmFbergFsburyCueEbirdEgreenEprintErockEsFcopeFtoneDmenDwareBmCcCgCjCoCtCwBniCpCyBoCaDrdFallDtCbDsCcCdegaDyEsonicCehringerDingCgartCilerCjanglesCkCldEingDiviaDloreDtEonDzanoCmbardierFyCnDchonDdEsDeEsupportDgoDheurDiDneEyDusCokEerEingEsFellersFhopFtoreDmDstDtEhEleggerEsDzCrderGsDealisDgEesEwarnerDingDnDonEughDriesDussiaCsDaiDchDeDoDqueDsDtonCtanicHaIlDtegaEleGdropGneckEomCuclairDlangerieEevardDrbonEnemouthDtiqueIsDyguesCwDesDlEingEsCxDerEsDingCyDdDsBpCerCgbioCiCmCoDstCpCsBqBrCadescoEfordIsEleyEsEyDinFsFvisionEseDkeFsDnchEdFenburgFonFsDsEilGeiraJoEsFerieGursDtechDunDvoDzilGianCcCeadEkFfastFingDedingFonEzeDmenFrhavenEseDnnanFtagEtFwoodDttEzelDwEdogEerGiesGsGyEingCiDanDckFsEoDdalEesEgeGbioGportGsHtoneGwaterFfordDgadeEgsEhtGonGstarGviewEitteDllDnksDsbaneEeEtolGwDtEainFnniaEeEishEtlanEvicDxmorCoadFbandFcastJingGomFridgeFwayDkerageGsDmatechEleyEptonDnzeGvilleDokFfieldFsGonGtoneDsEmedDthausFerHsDwEnFeFsCuceDggemanDnelEoEswickDstersCyantDnBsCbCcCgChCiCpCwBtCgBuarcosCbbaEleGsCcherschrankEhandlungDkEinghamKshireEleEmanEsEtownCdapestDdhaEysDgetCenEaEosCfabDfaloEetCgCildFerHsFingIsCkitClgariaDkDlEdogEetinCmperGsCndDgeDkaEerDsDzlCpaCrconDeauGsEnDfordDgerGsEundyDlingHtonDnhamEleyEsDoDritoHsEowsDtonDyCsDabaDchDesEyDinessDterGsDyCtDcherDlerGsDterGflyCxtonCyCzzEiBvBwByCdCggmaxCondisCrneDonCsykkelCtesAcaCbDanaDinetHryHsEoDleFsDotDritaCcDauDheDiDtusCdDelerEnceCesarGsDtanoCfeDfeEynsCiDroDsseDtongDxaFbankCjaEnCkeEsClDamosDciumDderdaleEwellDedoniaJnDiberEcoEdiEforniaDlEanEiditasEosaDpisDtexDumetDvinDypsoCmDbianEriaGconGdgeJshireDdenDecoEraFonDpEariFsEbellIsEingEusDurusCnDacEdaFianElEreFyEstaDbasDcerDdelGaEidateEleEyDineDnabisEockDonEpusFyDsinoDteenFrburyEinaEonaleFrDycomEonCpDeEbioDgeminiDitaGlFolDriFcornDsidaEtoneDtainCrDaEbinerEvanDbEideEonDdEenasEiffFnalFoGlGvascularEsDeEdxEerEgiversErsEsEtechEviveEyDgillEoFtecDharttDibbeanFouEngEtasDlEisleEosEsonEtonEyleDmaxEelFnEilaDnegieEiceriaFtasFvalDoElFinaDpenterHryFtGsEhoneDquestDrEefourEiageFckFerHsFngtonEollEyDsEalesEonDtEageEeFrGsFsianDwashCsDaDcadeGiaDeEyFsDhEersFwEingDinoGsEoDpersEianDsEaFnosFvaDtEellumEilloFngHsEleEorEroDualGtyCtDalanaFentGrFoniaFysisHtGticDchDenaErersFingFpillarDhayEedralFrinesEolicDoDsCvaElryCymanBbCaDkCeCiClCoeCrainDeCsBcCaCcDcCgCiCsBdCaCiCtCwBeCasarsCbuanaCcDoCdarDroCingeClDebrityEstialDgeneDikDlEarFvieEdexEectisEgenEisEsEtransEularDsiusDticCmedineEntGosExCntaurEeneFrGcreditGpointGsGvueEraisGlFeGsFicaFoFumEsEurionGyHlinkCramicHsEtecDebrasEcinDidianDmakDtEificationHedFsDusCsameErsDkaEeEoEyCvaCylonCzBfCdCsBgCiCpCrCvBhCaDiEnErDkraDletEiceElengerDmberHsEpionIsFsDnEceEgFchunFeGrsFsGhaFzhouEnelEsDoDpelEmanEterDrEderEgeGpointGrFingEiotFtableGiesGyElesGysFiesFtonEmEoenEterHedDseDteauEhamEsworthDussuresDvaEesFzCcCeckFersDdrauiDerEseGcakeDfEsDggDlmsfordEseaEtenhamDmEcatEicalIsFeFnfonaviFproFstHsFtecIhEoursEringEturaDnEgduEiereDrryDsapeakeEhireEsEtFerHfieldFnutDvroletGnDzCiDbaDcEagoHlandHsEhesterEkFenEosDenEsiDkuhoFsuiDldFcareFhoodFrenIsFtimeEeEiEledEternDmiqueEneyDnEaFtownEeseEgEoDomeDpotleEsFcreenDquitaDroFpracticFroDsholmEmeDtoseFwnDzakiClorellaCnCocolatIeJsDdaiDfuDiEceGsDngqingDpEstixCrDisFtGiHanHneGopherLsDomeFocenterGsomeDysalisFlerCsCuanDbbDckFsDdenGkoDetsuDgaiDkyoDnEgFhwaEichiDoEhDrchGillGsDxingCxBiCaDoCbDaDcDusCcDeroCdDaraCeDloDnaEciaEtificaJoCgaretteFsDnaDoClagCmentoCncinnatiDeEmaGrkGsFediaEplexEworldDkateDnagenDtasConCrcadianEleEuitDrusCsbioDcoDnerosCtationDgoDiEbankEcEgroupEusEzensDrixEoenDtaDyEwideCudadCvilBjBkCxBlCaimFsErFesDranovaEiantFonFtyFvateEkFeFsGonEoEusDssFicGfiedDudiaDyCealinkEnFerHsFingFsingFupErFanceFingFwaterDefDvelandCickDentDffordDmateEeonDnicGaHlGsEtonDpperEsCockDroxDseFdFtDthiersGngDudFflareFwalkEghDverCpCubEeEsDsterCybournDdeFsdaleBmCbCcCeCgCkCpcCsCxBnCaCbCgChCnCogaCrsCsCxBoCachFingDkenDlDstFalDtEingHsCbaltDblestoneDhamCcaDcinelleDinaDktailDoDulaCdeExDmanCeurCfcoDfeeGhouseCgentGechDnexEitionHveFzantChenFsDuCinEbaseEscrapFharesEtreauCkeClaDchesterDdEquantaEwellDeEsDgateDlaborationLveFhuasiEectionKsIveFgeHsGiateEiersFnsFsionDombeGiaInaGusEnyEplastErFadoFsEurDruytDumbiaGusCmDanyDbatEinedEustionDcastDerFcialHoFicaEtDfortHableEyDicsDmEaEerceHialKizationKsEissionKingFtteeEoditiesIyFnGsGwealthEsEunicationNsHtiesIyEvaultDotaDpEactFgnieFnhiaGiaHesGyFssEetenceGitiveEleteFianceEonentsFsitesFundsErehensiveEtoirEuscriptFtationalGerIsJhareGingDsEcoreEtockEysDtechFsDunicacionDvitaCnDadEgraDcentrixFptHsFrnFssionsEhEiergeEordHeHiaEreteDdeEitionJingEominiumLsEuentDextivoDfectionaryKeryFderationJzioneFrenceKsElexEortDgEenicaEoEressFuenceDmedDnaughtEectHedHicutIonKsIvityHoneIrFllsEiesDocophillipsDradDsEervationEignmentEolGidatedFrtiumEtFabularyFellationFrGuccionIoesItJionMsJorsHtoraEultancyJtKsHingHoresJiaFmerIsDtactFinerJsEeFcFmporaryFxtlogicEinentalLeJeGuumErFactIingIorKsIsFolHesHledHsDvatecEenienceJtFrgentGtibleCokEieGsFngDlEingDpEerGativaKeGvisionElandsDrdinationEsCpartDernicusDperDyErightCrDalDbionDceptEoranDdantEisDeEcivicEitDinFgDnEedFllFrGsHtoneEingEwallDonaDpEescaEoracionHteIionDralEeiosEosionDtEeFvaFzEiceHiraDusDvelEusCsDanDcoDmaxEeticIsEoFsDtEaFinFrEcoCteDswoldDtageEonDyCulterDncilEselingHorsEterFiesFryHwideFyDpangDrierEtFsFyardDsinsDtureCvenantFtryErFingGsEstroEyDilhaCxCyoteCzyBpCaCiClCmCsBrCaDbDckerDftFsGmanFyDigDmerDnberriesEeEswickDshDwfordDzyCcCeactEmFeryFsEteGsFionIsGveHityDconDditGoHrsEoDekDmationDoDppatDscendoHtFoEtFecEudDwChCicketDeDmeEsonDspFyDteoFriumEicalCmCoDatiaHnDcsDdaDixDnosDpDssFcareFingFroadsFtownDwEdstrikeEeEnDydonCrcCuiseGsDmrineDnchDstDzCyonoveDptFoDstageGlBsCaCbCcCfCgCiClCmCobCpcCrCtoneCuCxBtCaCbcCcCiCkCrlCsCtBuCadernosCbaEnFoDeEsmartCcinaFelliCeCisineCkierniaClinaryDlinanDtivaEuraHlGeCmberlandEriaDminsCoripsCpDcakesCreDioFsitystreamEumDrEencyIsharesEieEyFsDtainEisGsDvenoteCshingEmanDsonsDtardEomGcellsGerIsGsCtDeEraDsDtersEingBvCcCrCsBwBxByCanCberFarkFnetIicsCcleFsEingCgnetEusCmabayDbiotikaDruCprusCrusCtodynEkineticsEmxEsorbentsBzCechFiaAdaCasiCburCdaDdyCewonCfDraCgenhamCiDhenDichiDkinEoFkuyaEureEyoDlyDmeiElerDnenEichiFpponDohDryDsekiFnEhinkuFowaEoEueEyDwaCkDotaClDeDtonCmenCnDaEherEmonEosDceDgerDielGiGsEshDmarkDnyFsDoneDsEkeCoDzhenCqingCrDdenDeDkDlingHtonDmstadtDtCsDsaultCtDaEbricksEcidersEdogEkingEminrEngErobotEscopeCughtersCveEsDidFeFsGonEesElaEsEtaCwaaDnDsonCxorCyDcareDeDforceDsDtonBbCaDmCsCvBcCmCsBdCcCkCsBeCaDfDlEerDnDrbornCbraDtCcDhraDkerGsDoErFatingIonHorsCeDpEblueEglintEmindEseekDreDsCfenceFseCgerlerDreesCiDchmannDmosCkDaDkClDawareDekDfiDgadoDhaizeEiDiEcatessenFiasGousEghtHfulHsEkatesyEveryDlEagricolturaDoitteDphiDtaDuxeCmantEsieDirDolitionCnDaliDdyDkiEoFhDmarkDnisGonEysDovoDsanEhiEiEoDtalEistEsplyFuCodorCpartmentDendableDositionHoryIsEtDtCrDbyFshireDmatologiiEbiontDwentCsDarrolloDcartesEenteDenvolvimentoErtDignGerIsGsDjardinsDkEtopDsertHsDtinationGyEraFuctiveCtDailGingDectionDroitCutscheIrIsHlandCvDedElopersHmentLalLsDiceGsEntecDonDtekCweyCxaDcomCzignBfCdsCsBgBhCabiClCmCtBiCaDbetesGymDdemaDgeoEnosisHticKaKsDkonieDlEysisDmondHrockHsDnaFsDsDzCbellasCceDkensEinsonEsDofarmCdiCeDboldDgoDnstDsEelEseCfferentialCgDiEmEtalFcalDnityDsfishCllardsCmDagicDensionJsCnDerDgDingDoEsCocesanGeDdesDrDsCpsolCrectGionsEktDkDtyCsDabilitiesJyDcEoFuntIsFverIyDeaseHsDhEoomDneyDordersDpatchElayHsEosalDtEillersJyHingFnctiveEressedFibuidoraItingKonJorLsGctGfarmaCvaDeErseHyGifiedDidendEneEsionCxieCyDaCzalBjBkCkBlChBmCcCgCkCvBnaCiproCpCvBoCbbiesDrzeCcDkDomoDtorGsDumentIsCdgeCgDaDgyDsChmeCiCjoClanDbyDceDeDlEarDphinCmDaEinDeEsticDinionFosDotoDusCnDaEldsonDcasterDeEgalErDgEguanEkukEwonDnaEelleyDsDutFsCoDrEdashEsCppioCrDchesterDeDoEthyDsetDtmundCsCtDsCubleGlineDghFnutIsElasHsDtorCveErCwDnEsEtownCzBpCdBrCaceDftkingsDgonGflyGsDinFageDkeDperyDxCdgoldCeamFsDsdenEsDxelCiehausDllingDncoEkFsDveFlineFnFrEingCkCogariaIsEeriaHeEisterijDpEboxCsCugEsDmDzstvoCyDwallBsCgCkCmCrCsCvCwBtCeBuCalityCckDtCdleyCeDtCffCgCkeCluxCmplingCnDbarEiaDcanDdeeDeDkinDlopDnEingDyasiColingoCpontCrangoHsEtionDhamCstEinCtchDyBvBwCangoCightCsBxCcByCansysCdoCeCnamicHsEpacEsolFplintFtyEvaxDexCsonDtarAeaCchCgleFsCrlyDnetDswitchDthFmoverFquakeCsonDtEernEleighEmanEsideDyCtDeryDonDsBbCaraCikeDquityCroBcCcCdChigoDoEsensCiCkendorfClecticDipseCoDbankEiciDdeviceDlabEogicalGyDmasEputeDncoreEomicIaJsIsGyEsaveDsystemsCraidCsCuadorBdCdieCekaDlEmanDnEsCfCgarsDeEbrookEwaterFellFiseCibleDcoesDnburghDsonDtionHsEorialCmundsCnaCpCsCucationJalGorsDheartCwardGsBeCstiBfficeFiencyDoriaCgBgCaletCbCeDrerCgDsCisCnosisCoCyptFianBhBightCkiCleenCnsteinCrakuCsaiCwaBjBkisuCoCubergBlCanEcoDstecFomixCbitCderlyFsDoradoCeaDcnorEtFrGaGicIaJlIiteKyHqueGoHchemHmagneticIechanicalHnIicKsHvayaDganceGtDktroHnikDmentHaryHsDnaDphantDtakumaEecFxEroGbrasDvateGionGorIsEenCgarDinCiDaEsDorDteDzabethCksCleExDingtonEottEsDomayCmDesDindaConaCsDeEvierDtonCysiumBmCbassyDraceFerEoideryCcDorCdCeaDraFldEgencyHtFingEsonCiDliaGnoDratesCmaEusDettCotionCpireDlicureEoyeeIsHrGmentDoriumEwerDreendimentosFsaHrialLesHsCsCtensorBnCagasDntaCbioCcellDompassEnEreCdDavaDeavorsHurEsaDoDuranceCeaDgateDlDosDrflexEgeticsFiGaHsGeHsFousFyEjiEsenseFysCfieldDlameCgDenFhariaDieEneGerIedIingIsGsDlandEewoodEishEobalDrailChanceHdCiDwaCjoyClightCnComotoDshCphaseCrichmentCsembleDinoDoCtDeraGsenseFgyFobiotixFpriseKsFtGainJerJmentDheonFraEusiastDiaEtiesDmtDradaEopyCviosEroGgenGmentalGnmentLalGtechEsionDoyDyBoCgCsBpCamCcCiDcEentrIeIxCsomEnBqCtCuadorEtorialDifaxElliumEneFixForGxEpamentoFmentEtableFiesFyBrCaDmetDscaCchoniaDrosCgDasiasDoEseatingCicEksonEssonDeCnestDstCoskiCsteCwinBsCafCbCcapeDoElaCgCiColCpDaceEnaFolaDecialidadesErionDressoCquinitaFreCsaErDenceFtialJsGraErreExDityDoCtDablishmentEdoEteGsDeeErlineEsDimatesDoniaDrellaDudosCuBtCaDcCcCernaDxCfChanDereumDiopianDyleneCisalatCnCoCpCracsCsDuBuCcalyptusCgeneDlenaClerCrDaxiEzeoDecatEkaDoEbankFoxEcasmedicaFellFhangeEfinsEmasterEnetEoptEpaGcificFcarFeGanEstarsBvCaDnsCeDcxiaDnEtFsDrEardsEbrightEestEgreenEsourceFpinFynEtecEyFmanFthingCgoCiDdenceGzeCologicsEutionEveFingDnikDtecBwCcBxCaDctFproDdebitDwizardsCcaliburEvatingIonDelFlenceItFsiorEptionalDhEangeDlusiveCeDcutiveDlisisEonEtisDrgeticDterChibitionHsCicureDgoDmCodusDlabDticCpDandDediaGtingHorsErianGenceFtGiseGsDlEorationLsDoEnentErtDresGsHwayEoCtendedEriorIsDraFctsEemeEusionCxonFmobilByeDcareDgateDsEmartDwearBzAfaCbDasDegeDreEicGatingJonIorsGsFkalariFqueCceEbookDilitiesHyDtEorsGyEsetCdeCirEfaxFieldEmontEpriceEwayDthFfulClabellaDconDmouthCmiliaHrFyDousCnDgDnieDtasticGyDucCrDeDfetchDgoDmEaFceuticaMsLiLosGiaIsFximaEerGsEoquimicaEsCsDhionHedHsDmacDtEenalEigheterJsKformedlingElyEnedEracCtDeDherEomDsDwareCucetCvoriteCyBbCsBcCcCrBdCmBeCbruaryCderalGtedHionExCedEoneDlDtCiClixEzDlowGsHhipCnceEingDgDnecFrDwalCrgusonDmentalgDnandezDragamoFriFzEeiraEingEoalloyFvialEyDtilityHzerKsCstivalIsBfCtBgCnBhCtBiCatCberDreCdelidadeGtyCeldFsEmannDstaCfeDthEyCgDaroDsDueiraFroaClDaDeDlEingDmEsDterErationCnDaElEnceGialJsHereJoFsDcantieriDeEcoGbankErEsinterFtDgersDishGingDlEandDmeccanicaDnEingFshDtechCoreCreEdEflyEhouseEplaceEworksDmEenichDstFcashFenergyFpointHrtFrandFserviceGourceCscherDervDhEerGiesDkarsCtDchDnessDzgeraldEroyCveCxDturesCzzBjBlCagEsFtarDhertyDirDmeEingoDndersDshDvorsFursCeetDmingsDtcherIsDxEibleIsFonCightDpDrCoDatingDodErFingFsEwDrEaFlEesEidaFstDurDwEerGsEserveCsmidthCughafenDidFwareDorFoGproductsDtterDxmagicEsenseCyDingBmCcCsBnbBoamCcusFedCgataCleyCmentoCnciereDgDsecaCodElandEmartEsFerviceFharingDtEballEwearCrDaDbesDceDdDeignEmostEnsicIsEseeFightFtGryEverDfarmersDgeDmEacaoFlpressFnEerlyEicaEosaEsEulaDnEesDrestHerDschungJsKgesellschaftEikringDtEalezaEeEinetFsGbcFveEreaGssEumFneEyDumDwardCsDsilDterGsCtexDoCundFationKsFryEtainDrEthCxCzBpBrCagranceJsDisDmatomeEeFsFworkEingDncaisIeFeGsHcasFhiseIingFisHcoFoGsEkFfurterFiesFlinFsEsEzDserGsDternalCedEdysEericDeEdomEholdEmanEportEscaleEwayEzeDieEghtHlinerEtasDnchDquencyDscoEeniusEhDyrCiaDdayGsDedFmanEndlyGsHhipEsDmpsDscosEkisCogDmDntFierIsFlineDstDzenCuitDteriaCysBsCdBtCaiCiBuCchsCelEcellEsDntesCgroCjiEanEboEccoFopianEfilmEiEkasuiFoshiEmakFicFotoEpreamHssErebioEsashEtecFsuEyaGmaCkadaEgawaDokuDusenFhimaFukeEtokuchoGmeEviClcrumDlEerGtonDtonCnDaiDctionalDdEingEoEsDeralHsDgDkenCrDnishingsFtureDsDtherDubayashiDyCsDeDionDoCtebolDureGceuticalsGsBwByiCldeCtoAgaCbbanaDelliEsDinetDrielCdgetGsCiaDlsDnDshaCkunanClaEpagosExyDdermaDeEctinGoEraFiaEwoodDiciaDlagherEeriaHesGyEinaEoFsDoreDpEharmaCmbleFingDcoDeEsFaFtopDingDmaCnDdhiDsuFiDtanCotuCpCrDageGsEntiDciaGsDdenGsEnerDfieldDminDnerDrettDtnerDudaDyCsDesDketDolineDtarCteEsFheadEwayDxCumontDssianCyrimenkulCzeDpromBbCkBcBdCrCsBeCaDntDrCcDoCdeonCeDksDlyDrsCigerEyDncorCkkeikanClDatoDesisCmDiniDsCnDbrugDeEactEchemEracGlHeHiGtionHorFicsGsFtecEsFcoFiaGsFysEticHsEvaEworldDfitEleetDieEusDlDmabDoEmeFicsGdeaEvateDpactErexDtexEiliDuineEsCoDcisaDmatecDphysicalJsDrgFeGsFiaDscienceEervicesEpatialFhereEtrDtechHnicalEhermalCralFdDdauDkanDmanGyDolymatosEpharmDryCsDellschaftDtampFoEionDundheitCtDrankeImarktDtyCwerkschaftBfCkClCsBgCmbhCtBhCanaCebavariaDnovaBiCaDntCdaCellepiCffordDtEsCgaEflopsEphotonCkenClDatDbertDeadEsDgameshEensDlespieCmarisCnkgoDosDsengConinosDrdanoEgioDsCraffeDlEsCuntiBjensidigeBkCnBlCadstoneDmourDsgowEsFesDxosmithklineDzingCbCenEnEviewCitzCoDbalGfoundriesGstarFntEeFtrottersEusDriaFousEyDucesterKshireDveDwCsCycomimeticsHneDenceBmCbDhCihoCpCsCtBnCbCpDhBoCatCbainCdDaddyDdardEessDoCedCgoChDsyuCingCkinDnurClDdEenEieEmanFiningEsmithsFtarDfDubCmezCngEsiDzalezCoDdEmanEsEwoodEyearDgleDseCpalDroCrdonGsDeDillaDmanCseiCtDohCurmetCvernmentBpCiBrCaDbDceEoDdeEingDffEtechDhamDinFgerDmeenaEinEmarDnEdFeFmaEgeGsEiteHsharesEtFhamEvilleDpeEhicHsGteGxFtecFwiseDssFlanzDvesGhamEityDwDyEscaleCeatFerDeEceEkEnFbrierFcoreGrossFeFingFlandGeafGightFpowerFsFwayGichGoodFyardEtingsDgEoryDshamDyEstoneCidDffinFonEolsDllFeDmmingerDndingDpDtEstoneCoDcerGiesGsGyDepDmDomingEveDssingerFmanEvenorDundGsEpFeFonDveDwEersEgenerationEingEthCpCummanDpoEpFeFoDyterCyphonBsCiCkCmBtCeBuCadalajaraDngFdongFshenFxiFzhouDranteeJdHyEdFianDtemalaCcciCeroEreroIsDssEtCggenheimCichardDdeFdwaveFwireDldFfordDtarDzhouClfCmiCneiCruCsDtoCtDierrezCyDsCzmanBvCsBwCentCtByldendalCmDsCpsumCrosAhaCagDnCbaDerdashersDibEtFatCchinoheDiendaHitaDkettEneyCddadEenhamCemnetEoneticsCfenDniaCggarDiharaDoromofoodsCiDerDnEanEetDrDscoCkubakuEtoFsuruClDaElDfEordsDifaxDkDlEiburtonEmarkDoEzymeDstedDtecEonCmDaginEmatsuEtologieDburgHerJsDiltonDletsDmersmithHonDpshireEtonHsCnDaEmarukiEtoyoDcockDdEelsHbankenEleFingEmadeEsEyFmanDeronDgEzhouDkookEsEyuDmiDnahsEifinEoverDoverDsEaEenEhinEohDwaEhaCppEinessEyCradaDbinEorGsFurDdEeckEieFngEwareFoodEyDgreavesDiEmaEngeyDkinsDlemFyEowDmonGicGyDoldsDperDringtonFsGonEogateFwEyDtEfordElepoolDuDvardEestFyDzCsbroDegawaEkoDhirDshuDtingsCtDcheryDhawayDsCuhauDlEingDsDteCvaEnaEsDeEnEringCwDaiiGanDkEinsDthornCyDakawaEshikaneDesDmarketDsDwardBbClBcCaCdClCmCpBdCfcCiCweBeCadElandDlingEthGcareGequityGineersGpeakGtechGyEumEyDringEnEtFbeatFgeneticsFlandFsDtEhFrowEingDvenGlyEyCbDeiErerDronCclaCdgeCfeiCicoDdelbergErickDghtsDjnDnekenEzDseiCladeriaDenFsDicalEosEusExDlEaFsEenicEoDpEingCmaEbDisphereDoclearCnanDdersonDkelDleyDnesGsyDryFsDsoldtCrDaDbalEertEsDcDdDefordshireDitageDmanGosEesDnandezDoEnEuxDsEheyDtfordIshireEzDvisCssEenDtiaCusCwittDlettDtechCxagonDcelCyBfCcBgBhBiCbbettDercellDiyaCgashioDetaDginsDhEerElandIsFightEtechFideEwayHsCkawaDvisionCldasDfeEigerEsdienstDlEcrestEsFideDtiEonCndsEustanDgDoEdeEmaruCokiCpDpoFcratesCqCrakawaEnoDeDobeEtsukuCsDakaEmitsuDcoxDenseDhinumaDpanicGoDtofyFricGyFsonicsCtDachiDbioCveCzmetleriBjBkBlCdDgEsBmCsBoCaDnCbDbyCchikiCdenCffmannCgrefeDyCkokuDukonEshinClcimDdEcoEingHsDidayHcheckHsEsticDlandEisterEowayEyFwoodDogicFramDtDyCmeEcareEhealthEmadeEsEtownEwoodCnDdaDestEyFwellDgEkongEyuanDshaFuCoDdDkEahEerEsDlaDtersCpDeDkinsCrgerateDibaEiEzonHsDmelDnbachDseDticulturalEonDudingusuEsCseiDidenDodaEkawaDpiceHsFtalIityIsDssDtEelGlingGsCtDelFesFsDsCulihanIsDnslowDrEsDseFholdEingEtonDtokuCveDisCwaErdDdenDeDmetBpCcBqBrCainCeinCvatskaHiBsCbDcCsBtCgBuCaDdongDnengEgDweiCbDbardEellDeiErDnerDoCddersfieldDsonGsCghEesDoClkaDlCmanFaFisGxFologyDberGsideEleEoldtCnanDgEaryEryDtEerGsEingtonEsmanCrleyDonDricaneCschDqvarnaCtDchisonFmedCwsCyaEbioBvacBwCaByCattCdeDrationFulicEoFgenFlogieCgieneCperFionFmarketDoCsterCundaiBzAiaCmgoldCsoBbCerdrolaEiaCisCmCoBcCaDdeDpCbcCeDlandDsChibanyaFikiEharaEkenFohEnenDorCiDciClickConCtCwBdCacorpDhoCeaElEsDmitsuDxExCorsiaCtBeCsDoBfCfClytekComBgCaCcCeneCniteCunossCyBhCiCleCobeCsBiCdaCiBkariCeDaDgamiDnDsDuchiCkBlCetisimClDinoisDuminaBmCabariDgeFsEinationGeGgEotagDsenDxCcCdCerysDxCmersionDobFilienJrEfinanzDuneGeringGsensorFitybioFobiomeGcoreGdiagnosticGmeGpreciseGtecHherapeuticsGvantEpharmaEronEtepCoDbiliarioCpDactGoElaDerialGxDinjDlantsEicitDortGsDressionKistKsEovementLsCraCsCtechBnCaDzumaCbiotexCcDannexDentiveDhargeEcapeEeonDoEmeFjapanErporatedKionDredibleHwearFnovoDubatorsDyteCdDemnityEpendenceKtExDiaFnGaEeEgoEscaleEviorDoEcEfoodEmaretEnesiaEorEsatDraFprasthaDsDusFtriaJisJlKesKsJsIesHyEtradeCesCfDantilesDinantFeonGraFiteHyDlarxEectionFqtionDoEdomEedEgenesErmaHcaoHtekIicaKsJonEsysEtechDraredIxFstructureOsFtecDusionCgDallsDelheimEnieriaErsollDlesDrEacesFmEedientsHonDurumenChDalonDbarCitialGtiveKsFumEoCkClandCmediaspDobiliariaCnDateDerDkraftwerkeDoEcareEgyEspecEtechEvaGcionGteHionKsIveHorsGxDsCorcaDtecDueDvacaoEioCplantaDostDutCqabaCrobicsCsDaatDiaEdeEghtHfulElicoEtroDpecGtionEirationLsGeHdHmdGingDtallationMsFntEitutIeIionLalLsIoErumentKationKsEyleFtutDudElatingIonFetEranceFeCtDageDechEgerFraHdasHfinHlHtedIionJveGityGysElFigentesFlectJualGiaHgenceKtErFactiveFcontJinentalFestIsFfaceFiorIsFlinkFmarcheGediateGodalFnGacionalHlHtionalNeNpolysaccharideGetFouteFparfumsGroteinFrobotFserveGolutionGportGtateGurgicalFtainmentEsaDlDoDrabioDuEitiveCuvoCvDentisbioGoryErsionesEscGoFtGcorpGecGigacaoKionJtionsHmentoMsGmentKsGorIsDibioEsionBoClCnDcturaDeerDisCtCvanceBpCathCcCgCronicsCsenDosDwichCtalonsBqCiyiCviaBrCadimedDnCelandDnCidiumEraDsEhEoCobotDnEwoodCrigationEmaxCsaCumagawaCvingBsCaDacDbelGlaDgenDmuDnCbankCeDhanDtanCgCharesDizukaCightDspharmaClamicEndGsDeEtmeleriColiteDtopesCpaceCraelCsCtarDemiEssoCuzuBtCaliaGnHaEyDuCoDgumiDhoCsCvCzehoeBvCascularCecoCyBwabuchiDkiDoDsakiDtaEsuGkaBxBzuDmiAjaCbilCckEsFonDobsGonDquesCdeCguarCiDmeClapenoEramDiscoDpaCmDaicaDbaDesCnDeDitorialDssenDusCpanFeseFsCrdineEuketarakoDvisCsminDonFsDsiDtecCvaCyDsCzzBbCcCgCsCtBcCbCdecauxBdCaCsuBeCanEsCffEeriesGsonGyEreyCldDlybeanCmCnaDisDningsEyDoptikDsenCrkDonimoDryFsDseyCssicasDusCtDblueDsDtsCwelFerHsHyFlersIyFryFsDishDsonBfCeBgBhBiangFjiFsuFxiDoCbanCffyCjonencaCkiClinDlCmDenezDmyFsDroDsCnDaDchuanDkosolarDlingDxinCtsuCuBjBkBlCtBmCacsCbCpCsBnCcCkCsBoCaneEnDquimCbCckeyCeDsCfreChanniterDnEnyGsEsFonHsFtonIesCineryEtCjoCnDasDesCrdanGsDgeCsDeEfEphGsDtCurEnalHsFeyHsCyDfulBpCmorganBrBsCaCcCpCrBtBuanCbileeCdeCiceCjuClieFsEusCmboDiaDpCnDcellEtionDeDgEeDiperDseiEhiCpiterCraDisDysCsanDtEiceEsystemsCulCventasGusCwelierCyoBvBwByCozoCsanDkCukankyoBzAkaCbabDiDobDukiEshikiCdmonDoyaCgakuEtaDomeChootsCiDhatsukoukenDnosDrosDseiFrGsEhaDyoCjiEwaraCkaoDenDoDuClaDvistaCmDachoEdaElDedaDinariFskiEtsuEuchiDoDpCnDadeviaEgataEiEzawaDboDdenkoEiDeEfusaEhisaEkoElaEsoDgEarooEhongEstemDovaDsaiFsDtarEonalbankDzaccCpDpaCraEokeEtFeEvitesDcherDdoDeEnDgerDimEusDlDmaDnatakaDstadtDtingEosCsaEiDeiDhimaDpiDugaCteEsDhecoDilimDsumuraFraHgawaCufhofCwadenEiEkamiFenEsakiFeEtaCyDaDneDserCzakhstanBbCcCpBcCmCsBdCdiBeCaiDrneyCbabCchowCdzieCeDleyDnDpersCgCikakuEiDmDoDseiEokuDthDyoCllerEoggEyCmperCnDchikuDdraDkyushoDnedyFthEyDsetuEingtonEohDtEechEuckyDwoodDyaCoriCralaDingDosDryCstevenCvinCwpieCyDcorpDenceDmedDnesDsEightEtoneGreDwareBfCorceCtBgCaaChmCkBhCalilDnBiCcksCdDdieDoDsDzCerDvDwitCkiDoDuEsuiClonyCmDballEerlyDcoDeraDiaDotoDsDuraGtanCnDdEaiEenFrGcareGgartenEredDeticHaiDgEdomEfaFisherEsFleyFmenFoftFpanFtonIeFwayDiksaDkeiEiDpodoDreiEossDseiDtetsuEorDugawaDyoshaDzieEokuCoraEitzDskDxiaCraDbyDinEshimaDklandsFeesCsenDoDtemCtDaEkyushuEnoDchenHsDeDhitDtyCwaBjCkpBkChCrBlCaCeanDenFtekDinDpierreCierCmCoecknerCuwerBmCaDrtCfCsBncCightGsHbridgeCjizaraCorrDtDwEledgeGsBoCaDsaDtsuCbashiEyashiDeCchCdakEmaDiakCeishaDnigCgyoChDlerEsDzuCikeDteDwaiCjimaDundoCkandoDenDiDubunEyoClejiCmaihaltecEtsuDercniFiDyoCnDeEcranesDgEsbergDigEnklijkeEsanDoikeEshimaDsumDtantenCokminDperatifIywaCreEaFnDnDsDyoCsakaFushoEnDherEuhaDmasDsDtnerCtakDobukiCuikenDkiCwaboCyoshaDuCzoBpCmgCnCokosBrCaftDmerDnkenkasseDtosCeativeDdiDmeDuzCiDshnaEpyCogerDnosDsakiCupaCyptonDstalBsCbCpBtBuCaishouCbokoEtekCchenCehneClickeCmagaiEhiraDonCnDgfuDimineDmingDshanCoCraEboEmotoEshikiDehaDiensuEharaEmotoEtaDodaEganeEiEkawaDtCshiroDumotoCwaitEyamaBvaernerBwCangCikByCecClaneCodokenDhoDkuyoDtoDwaFkogyosyoDyuCudenGkoDkyuDshinFuEyuCvernaBzAlaCbDcorpDdeersDelFsDoEpharmErFatoireLsIriesKoLsJyFieEtecDsEdDvantageCctalisCdbrokesDiesDyCeknaCfayetteCgardereDerhausDoCiCkeEfrontElandEsFhoreFideEviewEwoodDhaCljiCmDarDbdaEertDpCnDarkshireDcashireGterDdEbackereiEiFngEmarkEsFcapeJsIingDeEsDgEhamEleyEuageDkaDschotDtronixDxessDzatechEhouCoCramieDedoDgeDryFsDsenEonDvolCsDalleDecErFdataFsFtecDhDtEenradCtecoereDigoEnFoGsDticeDviaFjasCuDderDnchEdriesGomatGyDraEenGtCvaElinEnderiaCwDnEdaleDrenceDsonDyersCxmiCyerbioCzardDioBbCcCsBcCiCnbCsBdCaClcBeCaDdEerGsHhipEingDfDgueDpDrEnFingDseFholdEingDtherDuDveEittCclercCdCeDdsDsCgacyElDendGsErDgettDibleEonDoElandDrandCicaEesterJshireDdosDghDsureCkarenFnaCmDanDonFadeCndingDnarEoxDovoCoDbenDnEardHoEeDsCroyCsDlieGsDsEeeDterCtDsDtuceCvelErageIdDiEnDyCwisFhamCxinfintechFgtonCydenDlandBfBgCcClBhCarmattanBiCabilityDmDngDoEningCbDeroFtyDraFriesGyEeFriaCcenseGingCdlDsenCebertElingsbackerDnCfeEcoElineEsciencesFtyleJsEtimeDtCgachemEndDhtFbridgeFhouseFingHtheboxFningFpathFsChuaCkeClaDlyDyCmDaDeDitFadaFeGdGeFsDmatechDousineCnDasDcolnHshireDdaEbladEeEoEsayFeyEtEusDeEnEsDgEerieDkEageEdocElatersEsDnConEsCposomeCqDuidGatorsGeGiaHtyEorGlandGsHhopCsaDboaFnDiDtCtDanialDeEracyDhEiumEoEuaniaDtelfuseEleEoralCvanovaDeEgraphyEoneEpersonEraGmpFpoolFyEsEwireDingEtDrariaEosCxilDteCzBjBkCqBlCcCoydFsCpBmCpCsBngBoCanEdepotEsCblawGsDsterDtexCcalEtionDcitaneDkEerEheedEsFmithDoCdgeEingCewsCftEonEyCgDanDicEsnextFticIsHkFztikaEtechDoChnsteuerhilfeCjasClaCmaCndonDgDsealCokDpCpezCralDdDealCsDsCtDeriasDhianDsDtEeFryEoDusCughboroughDisFeFianaDngeDsCveEsFacDingCwDellErEsCyalDolaBpCgBqBrBsCcCiBtCcCdDaBuCbeDricantFzolCcaEsDentDiaEdEllesEolaDkEinEyFsDyEsCdwigCfthansaCggageCisCkesDoilCluElabFemonEsCmberDenFtumDoscribeCnaErDchDdbeckEinDgCodaCrieCshDiadasCtheranDoEnCxDeEmbourgDferDoftDuryBvivCmDhCzhuBwBycoredCftCleCnceEhDnDxConEdellbasellEsCteBzAmaCaDtCbgeekDsDxienceCcDaoEroniDdonaldDeErichDhEidaFneHryHsGingDiasDkEayEenzieDmillanDohoEmDquarieDroFgenicsFmillDsDysCdDdenDeDisonDridFgalCeCgDaraEzineDellanDicDnaEeoFtGicEificentEoliaEumDyarGorszagChaDindraDleCiDaDdEsDlEingDnEeEstayGreetEtenanceDsonDtakeCjesticDimaDorCkamDeErsDiEnaFgFoDroClaysiaDcaEolmDdralDeDhotraDiEkEyeDlEingDoneyDteserDvernCmaEnEsDiyaDmothCnDaEcEgedGmentGrHsFmentDchesterDdarinEiriEomDeDgementEoDhattanDiaEtobaGwocDnEerEkindEyFsDoloErDpowergroupDsfieldDtumDufacturersKingEroCpDfreDleFbearCrDaEthonDbleDcEelEheGxEoFniFsEsEusDexDgEaretIsGitasDiaFnosFsEeFsFttaEnFaFeGmaxEoFsEsFcosEtimeDkEaEelFrFtGcaffeGingGplaceGsEgrafenEsEtFecDquetteDrEiottDsEalEhFallIsEimaEtonHsDtEenGsEialFferFnGezGsDubishiEdaiEichiEjunEoEsanEtaiGkaEwaEyamaDvelDyElandEsCsDamuneDchinenEoDhreqDonFryDproDsEachusettsFgeEimoDterGcardHraftGmindGsDudaDymasCtDadorDchDeEcErFiaisHlIiJseIsFnityDhDiEcEjevicDorthoDrixDsuiFmotoGuraFnamiFuraDtEelFrGsEhewsGyEressCuritzCwrCxDarDiEmFaFsFumGsDsDwellDxCyDaEnDdayDekawaDfairEieldDoDsCzdaDeBbCaCcChCiaCraintrainCsBcCaDrthurglenCbCcannErthyDormickCdDonaghGldIsFnelCfarlandCgannDrathDuireCkessonDinseyClarenEughlinCmDoranCsBdCaCbCnaCuCxhealthBeCadEeDlsDrsDsurementGingDtEsCbiolFpharmCcDhEaFnicIalIsCdDacElFlionDcoDellinDherantDiEaFcomFsetGticHyleEcFaGlFiGnaIlHeIsFoGnturGsFusEdataEenceEfastEgenElinkEnaFetEosEspecEterraneanFrialEvationFetExtecEzinischeDknowDtechEronicDwayCestDtEingHsCffertCgaEnFeEoptoEwattDviiCiDjerEiDkoDnanEekeEingerDragtxEitsuDtuanDwapaxCjorCkonomenClDbourneDcoDexisDiaEndaEssaDloFnFwDroseCmbershipDorialCnDaEriniDcapEhiesDkulDosDsEchEwearDtalEorGtecDziesCoCpCrDantixDcadoFntilJeFtoHrEedesFrEhandiseKingHtIsEianEkEuryDeoDgerDidianEtFageDkurDlinDmaidDrillFttEyDseysideDuDzCsaDirowDoblastEnDpereDsengerFrCtDaEbolomeElFartFchemyFlGaGurgicalFsEviaDeoiaErFingDhodGistDlifeDoceanDricsFxEoFlogyFpoleIitanDsoDtlerCublesCxDiEcanHaHoFoCyerFsCzehDquiteBfCaCgCsBgCcCiCmDtCtBiCaDmiDoCcadoEnDhaelHsEelleEiganEoacanJaDroFartsFchipFelectronicsFfinanceFmirFnGcleanGixFpathologyGharmIseGolisHrtFsoftGurgeonbotGystemsFtelFvisionFwaveCdDcapEountiesDdleGbyGsbroughHexDlandHsDstreamDtownDwayEestHernCedzDjskiDleCghtyDrosDuelCkeEsDiClanFoDbonDesFtoneJsDkDlEbrookEeniumGniaIumFrGsEicentFesFkenFmanFngFonEorEsEworkDtonDwaukeeCmasuCnDaEmiEsDdEmedEsDeErFaGlHogicHsFvaEsDgDhaiDiEmarketHtEngGlampEsoFtryEtDkDnesotaDoruDshengDtEechDuteCpsCqCraEcleEgeEiFalFkikaiDiseDrorCsawaDrDsEilesFonFssippiEouriDterEralGsCtDchellIsDekDieDreDsubishiFiFkoshiFmiGuraCwaCxDedCyairiEnoEtaDoshiDukiCzrahiDuhoEnoEsawaFhimaEtaniBjBkCsCtBlCpBmCaCcCtBnCgBoCbDelDiElFeFityEusCdaDeElFlingFsErnGaDificationsDulEsCesChawkClDdEinoEovaDeEcularHesGreDinaEtecDlyDsonCmDentumDoEyaDsCnDacoErchDclerDdadoriEeFlezEialEoEragonDetaEyDginisEodbFliaInEuzDitoringDkeyDogramElithicDroFeDsantoEoonEterHsDtanaFukEeFaFloederFnegroFpioFssoriEfortErealFoseDumentCoDdysDgDnDreFsDseCrDaiElesEnDeEbrainsEliaEnoEscoDganDiEmotoEoFhEtexEyaDleysDningHstarDoccoDphosysDrisGonIsDseDtalityEgageEonGsDyCsDaicDsCtaDelDherGcareGsDionDoErFcycleFenFolaFradFsGportsDtEoCuntFainCvadoDeEmentErsDieElEngCyBpCcClCoBqBrCcCiCsBsCaCcCdCgBtCcCsBuCchoCeblesDllerCfflerHsDgClberryDlerDtiFmarketGediaFplexFservicesGtageCnchiesDdipharmaEoDiEchFipalJsEholdingsEyieldDozDtersCrakamiFiEtaDphyGsDrayCsashiHnoDenEumGsDhEpiaEroomDicFalDtangCtohDsubishiDualEelleBvCpBwBxByCcronicCersChalicClanCojoDsiteCrexisDiadCsticCthicAnaCborsDytekFokCcDalaiDhiDionGalCfCgaraEtanienDelDoyaChDrstedtCilEsCkabayashiFohtecEkitaEmuraEnishiFoEshimaEyoCluxCmDcoDeDicsEteiDuraCnDcyDdosDjingDningDoEbiotixEcarbonEdaEgeiosElogyEmericsEphotonEsystemEtechnologyHoEvectorFiricidesDtomicsCpaDoliCraDitaDumiCsDaDdaqDhDionalDpersDtoaDuEsCtDeDhansDionGalIaIeGsGwideEveDlDocoDsumeDuraGlHeIndoHsFeGsEzziDwestCuCvarraGosDerDientEgateHionHorEosDyCyaraDlorCzarethDionaleBbCcCpCtBcCcCoCrCsBdBeCarDtCckEarDotoxCdbankDerlandCedleEsCfrodialCgaraDociosDraCighborIhoodIsDlDmanClDsonCmoursCoDchemHirDenDgenGomicsDimmunetechDmaxDpharmIedDsDtheticsCpalDhewEroGcareDtuneCroCspressoDtEeEleCtDappDcompanyDeaseDflixDherlandsGmindDlistDplusEriceDsolDtoDurenDworkHingHsCubergerDralixFxpharmEoFboFcrineFdawnGeFelectricsFgearsFpaceGhetFscienceMsFtechFvalensCvadaDeriaCwDarkDburyDcastleDholdDjecDleosDmanFrkEontDportDronDsEoaraEpapersEquestEstandEtandDtekoneEonCxansDcelomDityDpointDtEbikeEcureEeraEwareDusBfCkCpCtBgCanCisCkCuyenBhCnCsCuBiCccaDeDhibanFconFdaiGenFhaFmoFreiHkiGinFwaEolasGsHonDkEelEsEysDoElasFeGtExCdecCedersachsenDlsenCgeriaDhtChonFkaisuiFsakariCkeDkatoEeiGkakouEokuDoEnCleCmbleCneDgboExiaDjaCoDcorpCppiEohFnDroCrecoDvanaCsaDenDhiFbeFkawaFmatsuGuraFnaFshibaDourceDsanEenEhinFokuEinCtDakaDchitsuDrideDtoFcFkuCuCxdorfBjBkCgenCsjBlCiBmCbCdBnCitBoCahEsCbelDleFwellCelDvirChmiCkiaClanCmDadDosDuraCnDdestructiveDferrousDghyupCodleGsDrEdzeeCraDdEesteFuropaFxEicFskEsonFtromEzuckerDfolkDgeDimedEtzDmaFlFnDseEkFeDteFlEhFamptonLshireFeastGrnFgateFlandFropFsideGtarFumberlandIriaFviewFwestJernGoodEonGlifelockDwayEegianEichEoodCsCtDaryDeEmachineEsDtinghamKshireCuveauCvaEbaseEgoldEremedFtisEvaxFiveDelFtechGiesGyEntureEtusDoEblissEcureEzymesDusCwCzawaBpCkCowerCsBravizzaCgClCnCxBsCiCkBtCkCtBuCanceCcanaDlearDorCestraDvaEoCfarmDfieldDlareCmberCrnbergerDseFriesGyFsEingCtDexDrascienceEiciaFsFtionJalsDsCvalentDeenDotonBvCdrCeCidiaCrBwCfBxgCpCtByCliCrtCugyoBzAoakDleyDtreeDwoodCsisBberbankCgCrasconDienGsCsDidianBcasoCbcCcasionsDidentalIeDupationalCeanFeeringFiaGcFoFumChCronosCtagonEpharmaDopusCugenDlarEusBdCdCelicDonCivelasConnellCpCysseyBeCkomCmCsterreichischeBfCfDiceGsDshoreCgCsBgCakiCdenBhCareDshiCiDoDshiCjiCkuraCmotoCtasDsukaCyoBiClDfieldDsBkCawaFraDyaFmaCiDtsumoCologieCtaCullariDnoBlbCdDhamCimpDnDveFrGsCliesCsonDsonCufsenCympFiaGcFusBmCaDhaDlleyDrCbudsmanCdCegaDrosCfCgCicsDkenshiCniEcomEumCronCvBnCahamaDmbaCcologyEpadiCeDcellDillDmainDnessDokDsEpaworldDzoCionFdevCkologieClineDyCoCshoreDiteCtarioDexBoredooBpCalCcDellCenDraFtingHonsHveGorIsCnaCpenheimerDortunisticJtiesKyCtDexDheaDicFaGlFiansGensFsEkEmaFizerxFoFumGsEonGsDoEsDronicsCusBrCaDcleDgenicsDmedDngeDscomCbisEtFalCcDhardEestraEidCdDerDinaryCegonDillyDxCgDanicGgramGsationGzationHingFoGvoCicDentGalDginGalIsDolesEnDtainDxClaEndoDeansEnCoDurkeCphanCstedCtakligiDhoFdonticsFmedicoFpaedicGedicKsFseraDizCvidaBsCakaCborneCcarDillatedCeCgChikaFiriDkoshCiDskoCloCpreyCrCsiumCterreichKischesKsDrandBtaniCecCiconDsCoDmotivCpCsukaCterDoBuCchiCrDoDstexCtDbackDcomesDdoorHsDfittersDletGsEookDotecDpostEutDreachDsourcingBvbCenDrEheadEseasEwriteCoCsBwCariCenEsClDetBxfamDordGshireCurionCygenByCjCoBzCakiDnteksCingaCkConApaCcDcarDhecoDificHoEraDkEageGingFrdEersFtaEingDmarDosCdDagisCgeErdutyDodaDueCinEtFersFingFsDredDsanoCkDetomatDistanClaceEntirDeteriaFteDlEadiumEetGsEiativeDmEelitFrGsEoliveDoCmDpaCnDaceaEderiaEhomeElpinaEmaEsonicDcakeEhosDdaEoraDeElEraDgaeaDobiancoEpticEramicDtheraEryEsCoDloCpaEsEyeDeErFsFworldCrDaEchuteEdigmGseForesGxEgonFuayEllelEmountEnaenseEproDcelGsEsDeEntDfumerieDibasEsDkEerEingEsFideEviewEwayDliamentaryEorDsonsDtEicipacoesEnerHsIhipLsEsEyCschiDsDtaEriesFyEyCtelEntDhEeEfinderEologyEwardGysDioEsserieDriaFckFotFziaEonDsDtersonEyCulEinaEoEsCversDilionEngDmedCwDnEersEshopDsCyDchexDdensDlessDmentHsDneDpalEointDrollDtonBbCcBcCbCcClCsBdBeCabodyDceEhFesFwaveEockDkDplemediaDrlFeFsEsonCccellDoCdevcoCekDrlessDtersEsCgasusFystemsCiCkaoDingClotonCmbinaErokeCndletonEragonDguinDinsulaDnEantparkEsylvaniaEyFmacDsionHsEkeDtaFgonFirDumbraCopleGsCpDeEsDperDsiFcoCrDcyDezDfectEormanceHingEumeFsionDimeterEodockFnEpharmDkinsDmaFnentEelecEianFtDpetualDrigoEyFsDseroEhingEonalIizedGnelEpectumDtaminaEempsDuEsahaanCscanovaDquisaDtCtDcareEoDeErFboroughFsGenGonEsDitFeFsDmedDroFbrasFchemicalHinaFlGeoHumGiFminFnGasDsCugeotBfCaDdfinderKinnenCdCizerBgCimBhCarcoEmFaGcHeutKicMalOsHieJsHoIgeneHyGengineHssentiaGhungaryGnutraGsolutionsHtudiesGzeutischeHzFenterprisesGxtractaFingFlabsFtechnologyEolDseFcraftDtEhomCelpsDnixfinCibroDlEadelphiaEcoEipGpineKsGsElipsFyGsEogenEsEtechCoDenixDnakEeFsDtoFgraphyFnGicsCynovaDsEicalGiansGsFolabDtopharmaceuticalsBiCaggioDnaEoDstCcDardDcEoloDkElesEupDterusEureHsCeDdmontDkarniaDrEceFingEreDsClatesDejeDgrimsDkingtonDotDsenCmcoCncellDeEappleDgDkEyDnacleEeyDterestEoColaxDneerEicsCpeElineErEsDingCraeusCtDaDneyCvdennyDotFalCxelworksDieCzzaEeriaBjCsDcCtBkCoBlCaceFsDgenomDinsDnEetEnersFingEtFsDsEmaEtFicHsDtaformaEesEformIsEingGumEoEtDyDzaCcCdtCeaseFureDxusExikonCiantCmjCsCugDmEbFingDsCymouthBmCvBnCcCeDumaticCpCsBoCckitCdCintFeFsDstovnaCjistovnaCkeDphandClDandErFisEtechnoDestarDiceFyEshGingDkDlEoDoEniaDskaFiDygraphEmerEphonyFidFlasticsEtecHhnicCmCntDyColEeDrCpDcornDeyesDlarDolareDsEyDulaireGrCrcelainDkDruaDscheDtEaFgeEerEfolioEhavenEillosElandEmanEoEsFmouthEugalGuesJaJeKsCsitDtEaFlFnskaEeEnlEoFsCtDashDbellyDravinyDtersGyCuletEtryDrCwderDellErFchinaFtrainDszechnyDtechsCxelBpCgClCmCtyBqCshieldBrCaDcticalHeDdaDeventixDhaDirieDsDttDxairEisCeDcEiousFseGionEuraDemDfEerredDludeDmiaFerHeFumDpEaredDschoolFribingEervationEidentialEsFedFingsFureEtigeFoGnHsDtEtyEzelHsDventHionDzzoCgCiceFwaterhousecoopersDdeDmaFrkGyFxEeEixEoFsEroseEusDnceGsHsGtonFipalEtFersFingDorityFyEtheraDsmDvatGbankGeDxDyaFdharshaniCoDactiveDbelEisearchDcapsFreEessHingEreditEterEurementDdEiaEucaoGeHrsGtHionKsHosHsFtosDfEessionalMsEiFtDgEenabiomeEramHmableHsFessIiveDjectHosHsDkopaDmEeteonEiseEotionJsDnexusEtoDpEaneEellerFrGtiesHyEgeneErietorshipEulGsionDqrDsEfitEiebensatEolEpectGrityEwellDtagonistFlixFraEectingIonIveHorFinFoFrrisFusEhenaFyaEinaEoFcolDvidenceItHrFnceHiaJlGzialFsionJsDximusCsCudentialCvaBsCpCychologicalBtCacekCcCeCtCyBubDlEibikeFcGaHcoesHsHtionLsGisGoFkoaFsherJsHingFxDmaticDsCeblaFitoFoDrtoClaskiDlEmanDpDsalysEeEtecDteFgroupCmaDpEingEkinEsCnchDjabDtaEoCpDpyCrDangakuraEpharmDchasingDeEgymEpaveDpleDsuitCtianDnamBvChCtBwcCrByramidBzCuAqaCtarBdobaBedBiagenDqiaClimanjaroDuCngdaoEfengBlabBnbBorvoBpscBsBtBuCaDdEientErantDkerDlcommEiaFtyHplantEtecDntaFitativeFumHscapeDrtersCeDbecDenFsDstCickFlogicFsilverDdelorthoDjoteDlterDmicaDnnEtaFilesDxaDznosCotientCreBvcBwenByunsAraCbobankCceDineFgDkCdDcomDhaDianGtFtorEcleEiEoFsondesEssonEusDleyCfflesCiffeisenDlEroadEwayDnbowEforestDtoCkonDyatClphFsCmDadaDenDirezDoEsDsayEdensCnchFitoEoDdEolphEstadDgeFrDkCpidDotinDtCreCsDaCteDhboneCuchDlsCveEnswoodCwCyDmondDnoventDonierDsDtechEheonDyanCzorBbCbCcBcCbDcCiCmCsCtBdCsBeCachDdingEyDlEeEitiesGyEtorsFyDsegurosCbuildersCcDallDeivableKsDhargeIryEercheJsDkittDonErdGatiGingGsEveriesHyDruitingHmentDticelDyclersGingCdDbridgeDdyFsDeEmptionEsEvelopmentDhillDlineDoxDwoodCeceDdEsDfDlCfDinedFingGshingDlectionsDormhausDractoriesEigerationKorsDundCgDalEttaDenFcyFerationHonGsisGxxFtDgeEiosDionGalGsEsFterIedGryDlageneDsDulationFusEsChabFilitationCidDgEateDllyDmannDnsuranceDseburoEsDtClatedFionsExEyDiableFnceEefDmadaDocationDxCmediesFyEsasDodelersHingEteEvalDyCnDaEissanceElEultDchuangDesasEwFableJsDishawDnerDoEvablesGtionKsDseikaiDtEalGsEokilCpDairGsDlayEimuneDortingDrEesentationsJingFxDsolDublicCsDaleDcueDearchIconceptsIsErchFveDidenceJsHtialGoDmedDoluteHionKsEnaGcGnceErtGsEurceIsHingDpivertEonseDtEaurantKeKsEorationGeDurrectionCtailGingDeDirementDoDractableEievalDtungsdienstDurnCunidasFwattDtersCvDelEnueEreDiewEsionEtalizationEvalFeDolutionDvityCweCxDelDrothDxamCyDesDnoldsCzBfBgCcBhCaeosCeemDinFlandDonDscaCgCinoCoDdesEiumDneBiCaCbDbonDsCcaErdoDeDhEardHsIonEellFmontEmondEterDkEsDoEhCdeEsDgeFwayDingCesCgelDhtFechsFsDidCkagakuCleyCmiDsCnaDconDgDnaiEocoCoDsDtCseDhoDingDkEfuelDparmioDtoranteCtasDeEcsDhmDzCverFlaneFnorthFsGideEtDianEeraDusBjCsBkBlBmCrCsBoadEhouseDstersCbDbinsDertGoGsHonDinFsGonIsDlesDoticsFmationDustCcDhaEdaleEeFsterDkEetGdyneGsElandEsFtarEwaveFellEyCdDamcoDeEoDriguezCelmiCganteDerFsDueChanCjaEsCkuCllEerEingGsEsCmDaEnFaFiaHnFsFtikDgazCnDsCofEingEtopHsDmEsDseveltDtEerEsCperCqueCsaEsEtisDcoeDeEbudElandEnFthalDsEmannDtiCtecEsDherhamEschildDiCugeDndDsselotDteCverFsCwdenDeErCyDalFeFtiesGyDceBpCcCmBrChCrBsCmCtudioBtCxBuCbberDensDiconEnEoFsDyCdysCgDbyDsChrCizCllionCmDbleonCnDnersEingDwayCralCsDhDsellEiaGnCtlandBvBwCandaCeBxByanEairCdeErCersonCmanCohinDkoDmoDnetsuDwaAsaCaDbDdDrlandCbDaEdellEnciDorDreCcaDhsFenDramentoEedDyrCdDyCeCfDeEguardEholdElabFiteEstoreEtyEwayDranCgaErDeDimetDlikCiDbuDcDdenDgonDkyuDlDnsburyJsEtFsDpemDsonCkagamiEiEmotoFuraEnaDeDuraGdaGiClDadFsEmEzarDeEmEsFforceDfordDgadoDinasEsburyDlyDmonDomonEnFsEonDsaDtDudDvacionFdorFgeFtionGoreDzburgCmDariterDboDiElDlandDphireDsEonGiteEungDuelCnDaEdaEyiGiDbishiDchezEtuaryDdEerGsHonEiskEozEraEsFtormEvikEwellFichIesEysDeamentoEnsyaDgEamoEyoDhomeDitasDkeiEiFnFoEoshaEyoFuDoculisEfiEhDpaoloEoDritzDsEeiEhaFoEoDtaFnderEeEoFsDvicDyEuDzinEymeCoCpDporoCqCraEhEjevogasEtogaEwakDcoDeptaDlDpinosDtoriusCsDakuraDeboDkatchewanDolDuCtDelliteDohideDsEumaDtDurnCuDceDdeEiDsageEeCvannahDeErFsDienibaEllsEngsCwaEariEfujiEiEnotsuruDyerBbCaCiBcCaDffoldingDlableEeFsDndinaviaLnEiaDpaEeDrboroughDvengerCcChaefflerEperDeinEnkerDindlerDlumbergerDmidGtFzzaDneiderDoellerFnenElarHsGsticEolGsDuhFeDwabGeEeizCiDenceHparkHsFtiaHficDformatDlexDocsDssorsDtechDvisionClnowContoDopsEtersDpeDreEpioDtchFoEiaGbankElandEtFishDutFsCpaCrDapDeenEwFfixDippsDubCsDkCtCullyBdCiCnCsBeCaDcoastDfoodHsDgateDlEcoatingEedEingEsDrchEsDsEhellEonGsDtEingEsEtleDwaysEeedCcDomEndGsDretGarialDtorDureGdFitasHiesHyCdanaCeDdEsDkCgaElDurosCiDkaEenEiEoFhDmitsuDreiEitsuEyoDsaFkuHshoDtoDwaDyakuDzoCkiEaoiEsouFuiDkeiDonicClcoDectGedGionHveGoExDfDlaFsCmbaEcorpDiconHdIuctorNsDmtechDpraDtechCnecaEseFtechDiorDmiDseFiFtimeEhuEicFentFmedFngEorGeGsDtaraEryCoulCpaErationKsDpicCquanaCrDbiaGnDcotelDendipIityDiesDonoDtecDumFsDvEeFstEicGeHnowHsGingHosGosFerFsCsDameCtsubiCvaDenFoaksErnCwerFsDingBfClBgClCpsEsaCsBhCaanxiDbondamaFtenEuDckDdeDhDkeFsGpeareEtiDmrockDnEdongEeEghaiFriEkeEnonExiDreFdFsEingEksEpFerFsDshinDwEnCeDarDetDffieldDldonElEterFonDmeshDngEyangEzhenDpherdDratonEborneEidanEmanEryEwinFoodCiDbataDeldDgematsuDhEenDkiboFshimaEoFkuDmamuraFoFyaEbunEomuraDnEeEgFakukaiEhanEingEkawaFeiseiFinFoEmaywaFeiEnihonGpponErekiEsampeiFeiEyakuDonoDpEbuildersJingEleyEpingEsEyardDraiGmatsuFkoEeEtFsDvDzukiClCoDdaEenDeEsDkoEuchoDpEifyEpeGrsFingEriteEsDreEtDuldersDwEaEcaseEroomDyuCredEeFjiFpadEwsburyDiEmpDopshireCsCubhamDfersalDnDrgardEtleffDseiDtterHstockFleDzoFuBiCaDmCbeliusDsCchuanCdeDingDneyCebertDmensDnaDrraCfyCgDhtFglassFseeingDmaDnEalGsFtopeGureEetEpostEsDoClexDicoGnHeHitDkEscreeningDvaFcoEerGcorpHrestDysiaCmDbecDcereDecDiDmonsDonFelliFsDpleFyEsonDulationsCnanenDclairErolabDdallEerDeDgaporeEleraDkoDoEmaEpecFharmEraEvacDtesiCpCrDionEusDketiDonaCstemaHsGleriFrsCtDeEchDryxDtersCxDtEhEyCzeBjBkCanskaCechersCillsDnEcareEosCkClepCrettingCyDlineHdxDrosDwayEestEorksBlCaDterDwexCeepFersCfCigroCmCoughDvakiaEeniaGskoEnaftCrCuBmCallFerDrtFstyleFyCbDcCeltingCgCileFysDthFfieldKsFsCkClCokeFhouseDothieCuckerDrfitCythsBnCackFsDilDpEperFyDrfsCcCeakerCowEflakeEplowingCpBoCapDresCbeysCcDarDcerDialEedadIeFtaHteaGeGyEmiEoFsanitariosDovesaDrametricsCdaDexoDickCfarDfaDiEaEnaDtEbankEcatEetherEwFareDwaveCgefiEtiDnoChoCikenCjitzCkDenClDaEnaFkiErFedgeFiaGsFwindsEscureDeEntDicitorsEdFairesEhullEsEtonDoDsticeDucionsEtionIsDvayEentumCmaDersetDpoCnDaEngolDdrioDestaDgDiaEcDoEcoGmEmaEvaDsDyCoDpersCphiaDraffinaCrianaDrentoCsDhinCteriosCulEcycleDndFsDpDrceFingDthFamptonFeastGndGrnFportFsideGtateFwestJernCvereignCyCzietateBpCaDcEeFsDdeDghettiDinDncreteEdnixEishDrEdaEebankEkFasseFleErowEtanDzioCcCdDrCeakeasyDcEialHistKsItiesJyHtiesIyEsaversEtralGumDedFeeFiaFwayFyDncerChingotecCiberDceFsEyDelmannDnEeEningDraxEeEitGsEulinaClDashDendidDitColEkaDnsForedDonDritelnaEtFifGngFsGdirectGmansGwearDtEifyElessFightCrayDingGerGfieldGleafGsDottEutGsDuceCsCxBquadEreGdDibbBrCaiyaCiClCoBsCeCpCvBtCaDarDblepharmaDdiumEtmobilDffFingFordIshireDgEeFcoachFnDinlessDleyDmfordEpDnEdFardIsEleyHsEsEtecDplesDrEbridgeFucksEcoreEdotsEkEletFightGngGteEoilEsEtFupHsEwoodDtcomEeFsFwideEionHeryHsEoilDvebninyEmatDxDyEcityCcubeCeakFhouseFsDbaDelErsDinerFhoffDllaGntisGrDmEcellElineDpEanEfunEhenHsIonDreotaxisEisElingEnDveFnGsFsDwartHsCiDfelEtungenDngesDrlingDtchCmDicroelectronicsCoDckFmannFportDkEeErotkaDltDneFcoEyDpDraFgeEckEeFsEmEyCraitsEtaFegicIesHyFsFtecFusEussEwberryDeamEetGervilleEitEngthDicklandFtlyEdeEkeEngerGsDongEudDuctureJdJsDykerCsCuartDdentHsEiesFoGsEyDffDttgartCyleFsEingBuCasisCbDeDmarineDsDurbanDwayCccessDursalCdDtirolDwestDzCeDyDzCffolkCgaiErEtecDinoEyoCidouDsseDteFsDyuanCkegawaCllivanCmDicoEdagawaEhatsuEkasekisuiFenEtaFomoDmitDoDtecCnDagroEllomerDcallEohFrDdanceFyEerlandDgElassDhoDlightFtDnyFsideDocoDpotDrecEiseDsetEhineEtarFoneDtechnosEoryErustDxCpaDerFbagFcenterGhargerGonductorFdrugFiorFmarketLsGercadoMsFnalGusFstoreKsFvaluGielleDplementsFiesFyEortHiveDremeCrDeEstayDfEaceHsDgeFonsFryEicalEutneftegasDplusDreyEozenDugaGyaDveillanceFyGorsCsanDhiDsexDtainableEeonDumuCtterEonCzanoDhouDukiFuraEnakaBvCatehoCcDsCenskaDrigeDttisCiluppoBwCaleDnEseaDrovskiCedenEishDepingEtFfrogFsCiftDmDndonEgDsensEsFlumixFportDtzerlandCordByCariahCkesClentisDvanCmondsDphonyEroveDriseCnapseDbalanceDchronyEplusDdaxEicateJdDeosErgieGyEvoDgentaDlabEogicDnexDopsysDtekEhesisFomerDztecCprisCreonCsDcoDkenDtEemGbolagetGeHsGneedsGsBzAtaCamCbDakDleCcDhibanaFkawaDminaDoEsCdanoCeDkwondoCgDawaCharaDiniCiDatsuDheiyoDkenDlorGsEsDmeiDpeiDseiEhiDtsuDwanDyuCjDimaCkadaGkikoEhashiEkitaEmatsuFisawaEnashiFoEtoriDeEawayEdaEsFhoEuchiDiEiEronEtoDumaClDentDkDlCmDaEgawaElesEpolyErisDburiDesideDoilDrEonCnDdemDgEerGineEoDiumDkEersDningDoiDseiDzaniaCoDkaCpDasDeEstryDiasEngDroomCqueriaCrgaEetGmolEomedDisDmacDoCsDteEyCtDaDeEhoDsumiFtaDtooGsCuDmbergerDntonEusDrusCvernGsCxDableDesDiCylorGsBbCcCiCkBcClarkeCmCrDcureBdChCiCkBeCaDcherHsFingDmEsCcDhEeduEnFicaIlHiansHolorGkGpHfmcFoGfaceGgroupGlHogicalKeLsLtransferJyGmicsGsurugaHystemsGvaEpoolEsDkDnicaHsGosEoglassFlogiaKsJcoLsJesFmixDoDseedDtonicCdDsCekayDsCiDjinDkaDtoCkDkenEoFhshoDnolojiDstilDtClDaDeEcomHmunicationRsEdyneEflexFonaktiebolagetHicaEgraphEkomHunikasiNyonEnorEperformanceFhoneEsFtoEvisionDfordDiaEkExDkomDniteDusCmDenosDpEearlFratureEleGtonEoFraryEsEusCnDarisExDcentDderDetDnesseeEisDshoCoxaneCpcoCradataFyneEpiaDexDmEinalIsDnaEiumDraFceGomFplasmaGulseFzzoEiblesFtorioEyFsFwhiteDseraDumoDveystaloCsacDcoFmDeoDlaDqueDsenderloDtEingCtraCvaCxDacoEsDtEilGeHsEronBfCiCsBgCiCsBhCaiElandDlesEiaDmesCeDaEterHsFreHsDoryDrEaFnicaFpGeuItJicLsKxGieforschungIsGyFvanceGiaEmFalFoCinEgFsEkFingFsonoDokolDrdEstyDsComasEpsonEsonDnDrEndaleFeFtonEpeDughtEsandCreadGingEeFbondDiftGyEveDoopEughDuCuleDmbDnderDringenCwaitesCymeDssenkruppBiCanjinEmaCbetCcDaretDketGmasterGsCdeEtronEwaterCeDnEdasDrraDtechCffanyCgerFmedFsDoDreCleEmentEsDlysDrayCmDberGlandDeEsDkenDpsonCnDtoDyCpDpingDtonFpCreEsDgotajuDolCskCtanFiumDleCvDoliCzianaBjCmCtCxBkCdCgCoBlCcCoBmCcCdCgCsCtBnCaCsCtBoCaDstCbaccoHlandDiiDuCcaloDlasCdayDdElerDentsuDorokiCeiDnecCfukuCgamiEwaDetherChcelloDkaFithermoEenDnichiDoDrinDtoCkDenDimecEoDoDsDuEhonEjuEraEsenDyoEuCledoDiDlCmDatoDbowDeiEyDitaDmyFsDokuErrowDpkinsDraDsDtecEomCnDbridgeDeEtsDgDicFsExDyEsCoDlEsFtationDtsieCpDacsEllianceDcoFnDgolfDpanEersEsDsDuraDyCrayDchDfsDiiEshimaDmDoEntoDqueDresDtillaEoiseCshiFbaFnEoDoDtemCtalFenergiesFlyFmediaDetsuDokuDsCuchFstoneDdaiDhyDkeiDrEismHusEsDsDyoukakouCwerFsDingDnEeplaceDserCxicologyDstrategiesCyDoEkoEtaGmaDsCzaiBpCgCiBrCacEasaEkEtorHsDdeFmarkFrGsFsEingFtionalDfficHsimFordDgoDilerEnFingFsDnEeEquilidadeEsFactionFcatGontinentalGriptionFdigmFferGormationFitHionFlationLalLsGoadFmartGedicsGissionMsFoceanFparentGortJationJesJsHsonFunionDpilDttoriaDvailEelGersHxGodgeEisCeDasureHyEtmentFsDeEboElineEsDfaDkDlleborgDndFsFzEtDsDvenaDxCiDadElFsEngleDbalEuneDcoDdentDerDganoDlliumEogyDmDnasolarEidadFtyDoDpEadvisorEleDscoEtarDtaxEonDumphDvagoClCojanDnEicDpicalHnaDyCsCuDckFingFsDeDffiniDistDngDroDstFcoFeeHsFmarkCwCygDptomicsBsCbCiCphotonCsCubakiHmotoEosakaDgamiDjiDkenEihoshiDmikiDnoDshinkiBtCgClCmBuCbeCckerEpointingCdokErCesdayCffyCiCllowCmiCneDgEaloyDisiaGenEuDnelCrbineEoFmoleEusDismoEzmDkEcellEeyEishFyeDnerGsEingDtleCsimpleCtorDyCvBvCsBwCelveDntyCgCiDnEedgeEsDstFedCoCtBxCpByCcoCdexClerCmanCneEsideCpeCraDeEsCsonCtemnAuaChuahBberDzpieczenCigraphDkareDsoftCmCsBcCbCcChiyamaCommuneBdCfCkConBedaBfCjCpBgCcClyBipathBkCraineGianBlCtaDimaGteDraFfabricsFlifeFparFsoundEomicsBmbDrellaCecrineCgCicoreCweltBnCaCboundCcleCdDerFgroundFwritingCeegCiDbailFncoDcajaEemEhemEoFlloidFmEreditDdadGeDfiedEormDlabsEeverDonDpacFrtEerFssoalEolsaiEulseDqEaEloEueFreDsexEonEysDtEeFdGhealthEreeEsEyDvanceFrEersaIlHeHityCleashedDimitedCmindCoCsDpCumCytiteBpCholsteryConCperCsDtreamCtownCworkBrCaniumCbanFosCgentCiachCogenDvantCuguayCyuBsCaDnaCcbCedCgCtavCugidenkaikougyouBtCcCdCilitiesGyCopiaCzBvBxtweakByemuraAvaCalcoCcationIsDcineHsDuumCgabondClDbiotisDdezDeEoEroEtDgenDlabhEenFyEourecDmontDnevaDorDuationEeDveEolineCnDceEouverDdaDeckDguardDquaDsDtageEiveCpeDoErCrgasDietyCsaDcularCtsakDtenfallCultDxhallCxartBcCaCtBdfBeCeDcoDrDvaCgDaEsDetableDgieChicleHsCloEcityEspotExisDvetCndingDetaFianFoEzuelaDtEasEioEureHsDueFsEsColiaCraEcyteEdermicsEstemDbrennungskraftmaschinenEundDdeDeEinGigteDicelEfymeElyEmatrixEsignFtatEtasFoneEzonDkehrsunfallforschungDlagGsgesellschaftDmilionDnalisEovaDoEnaDricaDsesEicherungMenEusDtEexEicalIsFvEriebEuDuDzekeringenCstaFsEorDuviusCtDcareDeransFinariosJyDiqDsBfBhcBiCaDgensDjesDsatDtrisCbCciDtorGiaIsGsGyCdaDeoDralaDyalayaCeDiraDnnaDtEnamHeseDwCgonvitaCiCkasDingClaEcaErDlaFgeHsEegasEitaCnDceFnnesGtEiDeEgarEsDgroupDoDtageDyframeColetDmeDricaCpDerDshopCrDalyticsDbacDcoDginGiaDidianEomDtualFsCsaEgeDcofanDhayDionGtechDtaEeonDualEfarmaCtaEfloElFiaGtyEminEsoyDoCvaEsureDendiDidDoEzonCxCzcayaDslaBlatacomBmwareBnCaBodacomEfoneCestalpineCgelFeCiceCjenskaClkerrailEsbankFwagenDtEageDvoCnDovaFiaCpakCrwerkCyaEgeGrGsBpCcCsBrCanaCvisBsBtCgBueCfoCittonClcanDkanCzixBvBygonCzkumnyBzCoAwaCbashCckerDoalCdaCfdDfleGsCgnerChCitroseCkachikuDefieldDodoClDdEorfDesDgreensDkEaboutEerGsEingDlEaceEisEsDmartDsallEhDtEerGsEonDvaxCmCnDdercraftDgDtCrDdDehouseJsIingDnerDrenEingtonForDwickHshireCsabiDedaDhEinGgHtonDteCtanabegumiDchFersDerFproofingFsFtonDsonDtsCveElandEsEwiseCxDingCyDneFsDpointBbBdBeCalthDrDtherHfordDveCbDalanceDbDerDsterCcCddingHsCgeuroCiDboDchaiDghtDnEbergDrDsEsClcomeDdEingDlEbeingEingtonEnessEsEtowerDshDwynCnDdysDtworthCreldhaveEwolfDfenDkeEsDnerCsbancoDcoDsexDtEernEfalenFieldEinGghouseElakeEminsterEonEpacFortErockEsideEwaterFoodCtherspoonDmasterCxCyerhaeuserDmouthBfBgBhCarfCeatonDelFerFsCichDrlpoolDstlesDtbreadEeFhavenEneyCoDleFsaleCpBiCckerFsCdeEpointCenEerGbergerGroitherCgDanDhtDsClconDdEberriesElifeDeyDhEelmsenDkinGsEoDlEametteEiamHsIonFngsfordFsEowEsFcotDsonGsDtshireCnDchellsGsterDdEeyEnaviEowGsEsorEyDeEryEsDgEateEsEzDickerDmarkDnEingDstonDtershallErustCproCreElessEropeDralDsamCsconsinDdomtexHreeDeDhEboneDpDsensHchaftlicherCtexDhEinDrDsEhealthCxCzardBjBkBlBmBoebotCkDinghamClcottDfEfEordEramEspeedDseleyDtersDverhamptonGineCmanDenFsCnDderGfulCodEcoteElandGwnEsFideEworkingDgeneDllenEworthsDriCrcesterJshireDdDkEdayEersEingEmanEplaceEsFhopEwearDldFlineFsFwideDthingtonCwBpCpBrCaDpsCeckFingDesmannDkinCightGwoodEleyHvilleDteBsfsCpBtBuChanClingCrttembergCtscherCxiBwByckoffDliffeCndhamDnEstayAxaiCvierBbiotechBcelBeltisCncorDesysEticDiosDonEpatCroxBiCamenDnEgtanDoEhongshuEmiEpengCngyinDjiangBlBmBoftCmaBpCelDngCoCressBtantCraDemeBvivoBxiClByCenceClemAyaCbuluCchtFsCegakiDsuCgishitaChooCkinikuDugyoEhinEltCleCmabikoEdaEguchiEhaEichiEjirushiEkiGnEmoriEshinaEuchiEzakiCnDagiyaEiharaDgEtzeEzhouDkeeEuangCrdEsDnsCsuharaEnagaCtesDirimHlarCyinFcilikCzilariFimBcBdBeCllowCnCsDssCtiDtelCxtBhBiCeldClmazCngEliDnuoCpCrenCyangBmCcDaBoCbikoCgaDiDurtDyoCkkaichiDohamaEiEwoCmeishuCndenGkoDekyuDgCrkEshireDozuCshikawaFnoFtakeFzawaCtaiDsubaCuDngFsDrEsDthDworksDxianBpfBsCystemsBuCanCdenshaCenDyangCkiEguniCmDeikangCngDnanCrtecCshiCtokuBvesBzAzaCbkaCcatecasCgrebCiDdCkladCmaCpCraBcBdravotnaIiDowieBealandCbraCenatCgnaCissClgenDkovaDlunaCnDithDoDshineDtalisErumDyakuCoDnCroEtechnoCtaBfBgBhejiangCifeiDjianDmengDpuCongshengDuCuhaiDzhouBiCaCeglerDlCmDmerEiesDvieCncDgConEsCpDsCraatBkusebniBoetisChoCjirushiCllCneCoDlogicalDmElionCsenBrtCxBsBtoBuckerbergCmiezDtobelCrichBwByCcubeCdusCloxCmergenDoDtronixCnerbaCphra
30 40 50 60 70 80 91 101 111 121 131 141 161 151 171 181 191 201 231 211 221 262 251 282 292 302 241 272 312 332 322 362 342 352 372 392 412 433 422 473 513 382 402 443 463 493 483 533 573 563 614 523 553 664 543 604 654 453 503 593 624 704 644 674 835 634 684 734 754 825 744 855 875 956 1006 1046 1137 1147 1418 583 694 724 775 815 865 885 946 1056 1167 1288 1318 1479 1589 2002 845 925 986 1076 1127 1177 1237 1277 1398 1579 1710 1901 2163 3239 714 764 785 805 895 905 915 966 996 1086 1117 1187 1197 1217 1257 1338 1348 1378 1428 1469 1529 1660 1670 1700 1730 1740 1841 1891 2072 2122 2233 2394 2474 2625 2706 3249 3480 3510 4446 5562 795 935 976 1016 1036 1096 1106 1157 1207 1247 1267 1298 1328 1358 1368 1388 1448 1489 1549 1559 1569 1599 1619 1629 1640 1690 1750 1770 1790 1800 1811 1821 1831 1851 1911 1931 1941 1961 1992 2012 2022 2052 2062 2082 2092 2102 2112 2132 2142 2153 2213 2273 2283 2293 2303 2313 2344 2374 2404 2434 2454 2505 2515 2525 2555 2605 2645 2696 2766 2927 2937 3028 3038 3098 3118 3148 3189 3209 3219 3269 3289 3299 3309 3380 3430 3500 3561 3581 3601 3913 3943 3973 4003 4013 4164 4174 4184 4215 4466 4496 4526 4557 4607 4939 5140 5331 5361 5522 5572 5804 5854 5894 5945 6267 6327 6367 6639 6709 6910 6971 7061 7232 7282 7624 7775 8278 9184 10059 10521 10873 11386 11477 11668 11799 14374 15671 17140 18679 19524 21576 21807 23919 32047 32157 32731 52949 62323 69867 70883 85458 281471
S:0100373ė251L80V0003C00191711140M466=24R325150313300549P@11220115:3W41D20L11032050000360090010ø<0025;100GQ01002011010I2300911P000010A012000200000370;6063902G000021W00000G41012205N020_<0360615451<1003021120410234154=04cB007Ĺ000140I134101210130010100300>003DC116000140020000001101<100400>0010ý3=L01100Y0Q601D0G0000>442110=1000020]21b0300017160070>1245070313002=20310;;014070400110040;860211001001011<J002003e4123\\0073160071000100150o620>3>07600011F400040205=10615300O30112206D0120501200:>16203110920îĖc00040002103730=3010100118014212102160810<8012I303;1<C223050Ŗ5<14230=0171001D11F2062813100C303U0;5014032B8J20001033160003231020210:121E2082J220;60<30110@60132B1Q2<C6L02023160?021?410L2;4400010811000300>0;3105Q01;=660006031100136060;012J290000000;0401500115E2063590430405000??150z101@0206222200ĒÊ0B00000000023003:1001020_?0_H210531;510:163¬:279R490?Ğö5511401:135=200000102104030?604Q0E09202006140002164020010?61003200H00010052000110<0000@Í@802M=0Ŀ1640030216>B1@513770:100100100Y013004200P310322019448040910071=0200201622000:050I34@0=00417V1426011=64835011130730011147H450=114622520001001245:qò:e10235831ňX<031J12L2Y420401µ9063U8000::051:4219430090061020001200441175102316000601090122110M002K117321127N;111001P0I<960211022405A22J>0B12A2I1120à4015600005?33555:J0>08135071¤10:10a0N>030030\\1370480920@<20021107020441:03000310530?0A41090003}027613D12[8BI01=231001;10162570000cF000313206940802604Ý001201100130010032>Z3101100021L2456200109<D000X~00060036­00>¥2011Y10535>600B620;0:61C2421004;H08100W10004Æ02:3010503102056280J<090812424122010=0231050:811H059121Ï03>140340422801280P130110000D10^05@09400=3002140010Ð0010>0006O2101611003745v0250;30001927O102301027:460400B000E@@D24z1R1110004:O90;59400110210111150013DA60933=0\\28146105H?0001502Q12>41m000006:16G6>001086D700i006°1o02300320659000011091005110722100>000?0110680A2xª008190002720200;0e930eL0050112H5040G0080¶2280252120G21g<3012120B;02252Q06020003106042ĊF01420?0B09<6600020203m<03011D001105Z651;930061191?0¾R90200@0000>5?090502=53004L121?ģ144152¹00300?=08;4006Ķ260130230600;06806378202101:4:00519F901243351039M0005065283M21515d301<2002240102492U0031O14000C00215311\\1713B;2130110@2?03360153341;001022010002[22110010g120G1013Ĭ03\`01ÒH2V622i0060110J00911023160101=1222104?01?0000102<023075?0100801221014018140<O17020K=@0:010011F32087=51162@0t300:0007103>052=01630063J24ņK82102210O93A]0[002120Ã2N220521090000040023A1000f6>A01990E051000030140300030071000\`71108510010KL0001044103402271B1^09021200B500400C41341N010ğ518=80Z130410230y40320K0010j2¯10>26406330B0V4b6225034142[E00321ì166330;150212=0;000102100ŕ:00@l8353210@036;081210ð0420464A10F10001A3720202130p<JÁ161<E0L3020?2112CA¬0080=07260W01290B}03:6035k3?0í>¹1042>>9ōE31O3?406011:15003000217200@c0806:00W00v:000285004000012100K92M950100312200><=:;3000Ľ000<7}ą35B71830130M1000D_=1h03@1E?0;G1:17ê\\<0E301620I001901014P0000200P386<0Ŕ08^œ52032300000481023M433A05M43><30Ĕ1001i5b38A14643=000110721>17001?161A403500?20;010H13>04<00¾A33>012051600<2511000003103003210V0124111\`0325201O0030L?203120700031163106701350040011204L01000:L67507410109¢306101000206h0421?01709L12:44201001B;102007A120103:_b0001002060310100I080000M0000103845100E=7000T080916034142000510010095100000300061O05660=11153§V0051GP031832=000ĺ20334E19212207S40940101427?07601010631150k2103012A4041R8100=930:90Y;0010303\`0300N1110b2D87000P23060đ>2[05011:20107011R14K404ġ0;:G1]10210121850;01d89022062g001v0Q12120009404E2100310000030220231;0;102;0210m110021263s04R2250605>1900001148n4Lp0004CQK5\\0053:L0į1907033034X003219;300[01K<0102801244042>900L33571242244013f9Q0<00004180:40D5607M0004;146023_00<40713302<77200>139j300;420040512N810?5J1070051D2\\34344030:01100000378001910>8105333020131121SP0015012012d0K00=011·S0;3CB7T3200014000401104M1000220002005300023;5403;1<0D240011<A0250141U30;?70210071H0010003>15=00402040:0º7000230502020ĝ3e12090006_â02140806040000001I2N028300P604215508000001J2B110382;51872A920100010E0621T210D20940V0001219>1020200060007J1741ĸ111302046742ď=1W7;011=50203013001190090·ĭ000®010001205100N2101Ď41422340000432115004071È1=w7:20300260638F10051B0110125031K1008000226010F37308Ø741002440I02Y20F07400=062066110212016I200004012400³g0E9<301HU5028<210000200100C510233;012000G7:6011;Ô;0?0850712101011503130:=2N2V01290?0063D1<331L20713<03000506070052T<21s42D020102102002«D220121920:WAD059<>11E2H1u2E0g3311000B03210200=2?211190c2D64003202144;220205010211201930000218810J3520NK=0;0?21100110201@=10=01}Ĵ03110b00708038<N230070p0320132ċ040000421 @40O4´10cC211732022000473:06098006123?0<H505443;;<:>E511304002005@:1030@2002001Ł15Ģ50=\`6ĕ00?E823115T7>03D61800357200210004104112030429602O0001û044a0S0341800;01615Ą41117480C00a803812600YA0440020@00801B|1210J19B14001263D432E@00>021256W1C04>30002000000004000100000000000B6G>701Ã<04S230X4000001H32Y1P4010;0=10610200O013D22102403804h351120803:A80N6211000:1I73;172:301501å0130=;2<000511H0?2B3]01D01411200000271=4=>3C013ÞC7E0140010@32E2002091124A00201091:10002N6@000001004002=ĉ1010:0:52>34001110620:S0260B300??000311150100137000000591084=82=0:0030002Ī000;046124910400080ā01120002y755021011000000Ĉ0<100B4:41601?28820194130110S@<2M01K15300;2717;1w70;0N3>011<Z3000300041:?¥F0H<®10060201141831101134D202õ50014003242071005=3Œ@2;1100]w3a13610801281010R07>0344<30040221000051116:0503027>1015000N25K530000350502111000000030060³00001386500^4500a02=000723E100<511700AZ21072A090;I10012324314260201T01D43:031g2153512?30198531K<1191=008@84011001;040221510100510376202000021<0410110s4201519ıĐ0110A01=0F00=0>50ę30E350011022021250022011400384=00210757025C0000=03100M11=8311022?6062033300038027F0000062=013040020000f0<03P0073000011000H004000101103002D0532625QhB0<;00500250000125Ġŋ>063?11292124ĤD11´102638:Q1060025403000:0000\\423:01020001\\3yek08012j3á0101?0»110200H200802G004080@020330512J>032400>01?213E52000100A7B4C;0@206003B21010h551<H00J01471230?11060112>292001c310000003120?41<009B3262401043010=01010330141ú20170010Ab34Ā660O243j001401050:10:21002000052310003I00V3111@[000C6650200Ś310010Ĝ0ļ501001]20N<­C713014100[315053@0011Â²00200102;000421021001£5311x001823004002910Ö001>1019120É07004200412sWG11;01011010108210811007106510742TČ320922U0011=1²040105005l208060400<VJ\`0@R02DI0170360Ń10>1000:02?106m10040:2431W;1257036½Ñ5d00;1611200;10313010218318n210<700l50000LC02100001000030104i;40001]20012tIY5Ó3000710H02;0000300400B0N7HC104230006071008?=4ŏ81201220001>34M0000H31D0160@125702121104024104801820022o153z310623100]=002002311970042020223j?@1O01000000;01012<P00:1BW2404I000a7026F0B1017060<2G:GI09009901C020551501500210352100f20010007710010131020i1070100024000E000610020200100130001000000040000000313220?0035211=103200020010121A020200010000000300301219038011000050[500003010200123@18002711000I190502004050E104303300106IO01502;1110Ä:100060004:412201002000446120¦ī02H0014910501002004004100100190010000000{8201110f0675200303116740020<401313@0380001406030031200002000000202110030L61<000101001©396400310001000000004321573200024054=10101;10102002201020001003000000330000010300107101000:60000001022Ęx006120618=71010000:10100037F=<G2005050060:5^100A5C1XF0F109100200482300100NI0@03036011:703250300C\`452002A>3E=1401420010200<0V087801?4303ë82N;022=1U?7:E51020920137743z21001882107070;211L23J300407E0102B000200J0004G4000110a019021731003¸02CC35601G02M1101032;3039203ř001010£@00612301\\?312H02030H60072500Ù1018:0100210F200¤01P00202A110_073003423@Ř8Dµ;1089I071040C32AA<0066405001B60100004301ÛL08b8B02j060031870?1:07y2>4077008105130232ŗ62705347241012N010201;150090D020=04112104012443:24;20010251020241200G11321K0282271Xm;3221010141101352;X3114013L6050193210;10212?19102@090707120001D0100010070031:0204M00KĻ430M1400044300400101E0300æ00270:4L@:0405310:02101906<0648s00654JM110¿1Ì6l0:=040I>52<1011ě13?0_;900100010102B19700315>001H0P4056028063000P01|160100<02000111350J24\\0:2111108584100102010>40<001<00152:602:120401220100Q00000Z201431l<003403ï6F0071304ó010035Â031VG2251012127000<100030::202000G01023=07000000000100305002>00048211010703;203212094632:3>3:D0\`935:202506014115:22081::0ª00002Ú0010123021t03X530>0U41M5100407;02801I91000C90T4>S03;1080010003C03210j117002GY<0Z20@17544A0290013><140FB21101910L06R05410D0500320{1R62p02~20001032605003611000:1491;106000;41>0PC0000;600000061000JC1136M001685190:M001612H30203360010C0010063630052610490114G0442184031@004050:0101?17D0160;A123003d0000]90000003000<7510^2102=31:010J1«53100200X160700J080000216M05[29122003KK037Å0:1001921065920002>56320;0000m5100@161610;06010720t0103000E2003110e{000300300^41000400I1G000100000000072200004100000101:Ě061?78002002?522101402310501024001340540134000260034210;0000;14000020010005210240416T401210001500q800602121000972058İ11;00130260L13022012005A7130?00<271001<1»070=0000002000250:7520010200737:00701000120<932;110c1003000000002:13010000100325Y109111150x618@200040=032:016J<500A110?<020<72000463051Á537x50303420I7131e55:232100F32H110D20001010E1012@0301004180000109>10E3015000=00?A0L00001F121d0ć719071131D1404Z922=0002001020601T120000200431133030003U030ŊCw0?0250<9900F0000000130H00001041001s4129<220010482?020410E2021071034ĩ00W2¼03212000310D6000:00Q000<6BhR01002rP21021q127>301300;201273504G01231603~:71403>11F00020i=Z91=01002110027400020110711400000233100073000018201;1120500E04K88]13001081000K1032042240001<2602001?3201132X382>001230106U0a600@2:F2C100<;040821122G040012703000100103<110@300k105816=10?11<00>10172:@ĆEz;20302625Cy6J2262;061301<033205811030X21111:007374C114;915020>;M023531240101<0?21:0001433010001100122;36661603000XC302905214OR4412010<210220230>3C0P2008011:o023K2519:5001<467G7|0102C2;030<77341H¿=;2ºħ130001020130201001?131200111328>:61000<Q0;2@B3>21K4002000001000E21088<3281230;2109<P0325A3C0130Y0;700230>000110ēk941041:805:Z2G<1020:F1039<H15;YŅ00010108230¦ã>=4060100200n0048602H9101R13031?34K31D000103267109231=20371204I141O1172416Į55502k4400151<6222229214Ă1000257730017313200=071560C6420G21g2R30@0:1W002G25033300304M2<4080V064103063=A2d550202j201¡02030B?08162109Gm2ü;1uA4100700=>O1=20015:062200±05012;1002413100Q1200001230208421=04120>0D01u44Z5dSÎ64003@0004@u00:1034Q012090044?1010202001022N00700110M0531419001102:323070001000030¨0020Z0057D2>T1001070500022102912786:0112020J05210FL4Z@30028661@61021800489631A02700F0000;2>:3342=01:08B;04101O0Y6:6è3031~2E216:1030=0354;5p2n00M¯206001100018D1010040002O018?02511313300E573010>1108S11020420]1217>?61031003q13253>85204B=110023;POK11÷E12610102[c4HĲ000130H011933228t\\ĥ50>=Ħ4~U324040003>106128202102951510051218:060085000106015048243B5>8002<6108420A0000=000012004600C00600F0442C005¡0>2;0830:028?01T5910^22090B40E01212D3];202000J501107102F20@31=22181<?0C2122304w12S2G65420410<D0400?01140325125110:D1Ü35Y<P13:10=10646T032013:472011007030P2A:<3274272=3071400000ń1001H120440<20000221A00000V5;:0?12@00000106U00201001800016010=542100551ù:71842346519010111J60K520[=0;810020123122FE01032A1011000400=140010003BQ5000000036202010022212d000210:0010055A=;00B0311E000003<28>?519016131101003005020801062čn50=22E¶00Ç03002013101000180fFF23002820401110J090°N2S1230120>9001N07110043F3703211v2935110=240@K0400000I00100002200T12201T200000l5020200M07010001010111602010240000S;002@420ŀ1Ő=?;50620;I02b05:060U1:D5001;33303133I3{0005L60=E0107124KF0W40045r50073061405000000001010G;231100220000001109050E21000;11301000_X00À0:3468HA0>43142B0101640211030003071710;E300U1<11100FB200;10A100>001164¢0104100076134F43141001h0025;30010421B33:4;2<010@1C003f012E10111I:10101020<0005035700?K>1r01002150o13800?00030386073211082006210204WGC90\`3201053000020@1100|200040002R112P11210:28;0120430Iĵ340<0a211210901052@110120401A0L01a2À852m>;0B0300 Ĩ0h3110026=1AA100022104KKC043M01?:000@900;50000713:C00013110H11^09032B3023K67105520420l96:03u@D400¼0002A7[1=2001000039\\4H0334ç0700000010<90010|Ō0210200601P:10§>028=:332:0030000C33601=4511102030\\236710S2=h0{2ÿË2103THL410104ñ347012801500180105=<k060S7180a0<F:=5440231=1;0A0000<2c0092000000CG10000001040030080200A3;1302002×01000^T7M60171010fþr1:6771=0212A00@2113400eDD00010H5007024840070010=0M0<4;210E01¨4221300100020001100D121100020002>600o0010ĳ1523896000WN0204001:00075203200o030100000000:0920000000482001000001000B341030;5100340N101000e0F002202>61J5000J020400M31?G_2020g@0301=0048n028U3Iô1<0R22000H00:28ľ0ł00004841310902000001793610203000021601q1<730>1<00509108220610510<08;:9033>50352220211000G3421611000011111200D009005A7541V02@35001:04=X>91:Ŏ0;4S:2043<09<ķ00:P100:<2073411B01S?:0314300002O0700022010002327017^402120010203?2131C03005<1g@002518110©B110F0;232=2031001L668510231014t61O00100400000000070000010060030000000J2200?30100620610611363080037@<XC00n00510110:00412000650400132000p520001I1020691V00[:Kv1000851Q0C0250=00341M3592±2;01052k2232:0000261<1321003E314U5010041é:01405130Z0000037318210G690=05010001510H5336000171000070731p^;>3500ŉ1610101=600400000000009200;63<40072000601014021000=2:2I<016140<>000400:0540f090100101412=90070300001703001100001420010Ň83290::011001504012113l8620A1110330151105:6ß021610000D0203;2ő311>002r4¸0V050210\`C3133?04;u0:13100½203180303A>30000:1163560010A07U211i01103q52\`O110:00221113033000001130220015210<C56513<0002000N1439100102820100202190:150023010491224311011101003041E02;0672011007443=4Z00205731903183019b440010<542235C0011<320030A<104=610007081:0;014018000120202201:>15030075506>10109320000401313131801205141GB200011;1070110G430:63>410J441:0122001214_007640341000FN0B3}52085E02029O30012GF<3207035=201052030014152AK26[]000414016630037ăä03204;61142010000020601:<@0000^0914\`0161?1061001411;0010101120Hi106402I04515:10QN7X]07E0F020102403FÕ0428057011000?000103400?1;02900000671205100E0116000092511H00200;000r0530804080182931062080402?00L00311412000004074220000;@00000247016270000204000031049202000000000300001104621000@21201U13;15014003D131010011760K0B0050000001Q0010000OT0R1>012300402110<12>0003020102020310070b6000302=7031000160005d1010103000100301301212000001OG0110201200030?01410000`;
export const companySpellingRules: string = `skeleton	ae	a
skeleton	oe	o
skeleton	ue	u
skeleton	ph	f
skeleton	ck	k
man-surname	(?<=...)[scz]ki\$	
man-surname	(?<=...)[scz]ky\$	
woman-surname	(?<=...)[scz]ka\$	
skeleton	(?<=...a)h\$	
skeleton	(.)\\1+	\$1
skeleton	(?<=...)s\$	
skeleton	(?<=[aeou])y(?=[bcdfghjklmnpqrstvwxz])	i
letter	[ъЪ](?=[бвгджзклмнпрстфхцчшБВГДЖЗКЛМНПРСТФХЦЧШ])	а
letter	(?:ու|Ու|ՈՒ)	u
letter	№(\\d)	№ \$1
letter	^[nN][°º](\\d*)\$	no \$1
letter	^(?:ИП|ип)\$	individualnyy predprinimatel
letter	^ПП\$	приватне підприємство
letter	^ПАТ\$	публічне акціонерне товариство
letter	^АТ\$	акціонерне товариство
letter	^ДП\$	державне підприємство
letter	^КП\$	комунальне підприємство
letter	^ФГ\$	фермерське господарство
letter	^УП\$	унитарное предприятие
letter	^УК\$	управляющая компания
letter	^ЕТ\$	едноличен тарговец
slavic-stem	[yj]	i
slavic-stem	kh	h
slavic-stem	(.)\\1+	\$1
slavic-stem	(?<=.{4})[aeio]*[aeiou](?:go|mu|mi|h|m)?\$	
place-adjective	(?<=...)sk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	sk
place-adjective	(?<=...)sk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	
place-adjective	(?<=...)sk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	a
doubtful-place-adjective	(?<=...)iisk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	ia
doubtful-place-adjective	(?<=...)(?:[ie]?n|ov)sk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	
doubtful-place-adjective	(?<=...)(?:[ie]?n|ov)sk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	a
doubtful-place-adjective	(?<=...)(?:[ie]?n|ov)sk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	i
doubtful-place-adjective	(?<=....)[sc]k(?:i|a|o|y|e|ie|iej|iego|eho|ej|ich|ych|og|oga|im|om)\$	
doubtful-place-adjective	(?<=....)[sc]k(?:i|a|o|y|e|ie|iej|iego|eho|ej|ich|ych|og|oga|im|om)\$	a
doubtful-place-adjective	(?<=....s)k(?:i|a|o|y|e|ie|iej|iego|eho|ej|ich|ych|og|oga|im|om)\$	k
elision	^(?:dell|all|dall|nell|sull|qu|l|d)(?=[aeiouhy])	
articled	^(?:dell|all|dall|nell|sull|coll)(?=[aeiou][a-z]{4})	l
other-body	(?<=....)(?:verein|verband|bund|stiftung|museum|archiv|chor|freunde|schule|akademie|kasse|kammer|klub|club|fonds|bibliothek|buecherei|bucherei)\$	
other-body	(?<=....)(?:vereniging|verbond|bond|stichting|museum|archief|koor|vrienden|school|academie|fonds|bibliotheek)\$	
other-body	(?<=....)(?:f[oe]r(?:ening|bund)(?:en)?|forening(?:en)?|forbund(?:et)?|stiftelsen?|museet|sk[oa]l[ae]n?|klubb?(?:en)?|koren?|kassan?|fonden?)\$	
other-body	(?<=....)(?:seura|saatio|liitto|yhdistys|koulu|museo|kerho|kuoro|rahasto)\$	`;
export const unspacedWords: string = `ending ja
Ametropolis
都

ending ko
AcityAprovince
시
도

ending zh
Aautonomous_regionAspecial_administrative_region
自治区
特別行政區,特别行政区

letter th
AaAbAcAdAeAfAgAhAiAjAkAlAmAnAoApAqArAsAtAuAvAwAxAyAz
เอ
บี
ซี
ดี
อี
เอฟ
จี
เอช
ไอ
เจ
เค
แอล
เอ็ม
เอ็น
โอ
พี
คิว
อาร์
เอส
ที
ยู
วี
ดับบลิว,ดับเบิลยู
เอ็กซ์
วาย
แซด

level ja
Aprefecture
府,県

level ja,zh
Acity
市

level zh
AcountyAprovince
县,縣
省

place ja
AabashiriCenoCikoBdachiBgeoBichiCzuEwakamatsuBkasakaEhiCihabaraDshimaDtaBmagasakiDkusaDmiBnanCjoBomoriBrakawaDshiyamaCitaBsahikawaDkaEusaChikagaEyaCoBtamiCsugiBwajiBzabuCuminoAbeppuBosoBunkyoAchibaDchibuDgasakiDkugoFshinoDtaEoseDyodaCofuDshiCubuAdaikanyamaCzaifuBenenchofuBotonboriAebetsuCinaDsuBdogawaBhimeBniwaCoshimaCshuAfuchuCjiedaEnomiyaEsawaEyoshidaCkayaDuchiyamaEiEokaEshimaEyamaCnabashiCranoCshimiAgamagoriBifuCnowanDzaConBoshogawaraCtembaBunmaByodaAhachinoheFojiCdanoCkataDodateEneCmadaEmatsuCnamakiDdaDedaDnoDshinCrajukuDimaCtsukaichiBidaCgashihiroshimaHkurumeHmurayamaHomiIsakaCkoneCmejiCrakataEtsukaDosakiFhimaCtaEchiHnakaBofuCkkaidoDurikuCnjoByogoCugaAibarakiCuriBchiharaEnomiyaGsekiBgaBidaCzukaBkebukuroCiComaBmabariDriCizuBnazawaCuyamaBrumaBsahayaCeDsakiChigakiEkawaEnomakiBtamiComanDshimaBwakiEuniDmizawaDtaEeBzuDmisanoEoAjimbochoCyugaokaBobanCetsuAkadomaCgaEwaDoshimaDurazakaCiCkamigaharaDegawaDogawaCmaishiEkuraEtaDeokaEyamaDogawaCnagawaEzawaDdaDoyaDsaiDtoDumaCratsuDiyaDuizawaCshiharaFmaFwazakiDugaiEkabeCtsushikaCwachinaganoEgoeEnishiEsakiBeihinDyoCsennumaBichijojiCmitsuCnkiCrishimaDyuCsarazuDhiwadaCtakyushuEmiBobeCchiCfuCganeiCkubunjiEraCmaeEkiDoroCriyamaCshigayaCtoCyasanBukiCmagayaEmotoEnoCrashikiEyoshiDobeDumeCsatsuDhiroCwanaByotoCushuAmaebashiCizuruCkuhariCrugameEnouchiCsudaCtsudoFsakaBeguroBieCnohCsatoDhimaCtakaDoCyagiEjimaEkojimaGnojoEzakiBobaraCjiCkaCnbetsuCriguchiEokaBunakataCroranCsashinoAnagahamaEnoEokaEreyamaEsakiDoEyaChaCkatsuHgawaCmbaCnaoCraEshinoDitaDutoCsuEshiobaraCtoriBemuroCrimaCyagawaBihonbashiCigataDhamaDzaCpponCshinomiyaFoBobeokaDoribetsuCshiroCtoBumazuAobihiroBdaibaDteDwaraBfunatoBgakiDsawaraBitaBkayamaDzakiCiDnawaBmeCiDhachimanDyaCutaBnomichiBsakaBtaruCsuArokkoCppongiBumoiByogokuCukyuAsabaeCdoCgaEmiGharaCijoDtamaCkataDuEraCninDjoDnomiyaDyoCpporoCseboCtsumaHsendaiCyamaBembaCndaiCtagayaDonaikaiEuchiBhibataEukawaFyaDgaDkokuDmabaraFneEokitazawaFnosekiDn_yokohamaEagawaEetsuEjoFukuEsaibashiFhuDogamaDrahamaFkawaEetokoDzuokaConanCunanBokaCrachiBugamoDinamiCitaCkagawaCmidaCwaCzukaAtachikawaCgajoCjimaFiCkamatsuEokaErazukaEsakiEtsukiDikawaCmaEgawaDbaCnegashimaDgoCtebayashiEyamaBendoDjinDnojiDriBochigiChokuCkachiEiDonameErozawaDushimaEyamaDyoCmakomaiCndabayashiCrideCshimaDuCttoriCwadaCyamaDohashiEkawaEnakaEokaEsuBsubamesanjoDchiuraDkijiEubaDrugaFokaDshimaDyamaAubeBenoBjiBmedaBozuBrasoeDwaDyasuCumaBtsunomiyaBwajimaAwajimaCkayamaDkanaiAyaeyamaCizuCkushimaCmagataEnashiCoBodogawaCkkaichiDohamaEsukaEteCnagoDezawaCshinoBufuinCrihonjoAzamaBushi
網走
阿倍野
我孫子
足立
上尾
愛知
会津
会津若松
赤坂
明石
秋葉原
昭島
秋田
尼崎
天草
奄美
阿南
安城
青森
荒川
嵐山
有田
旭川
朝霞
浅草
足利
芦屋
阿蘇
熱海
厚木
淡路
麻布
安曇野
別府
房総
文京
千葉
秩父
茅ヶ崎
筑後
筑紫野
知多
千歳
千代田
調布
銚子
中部
代官山
太宰府
田園調布
道頓堀
江別
海老名
恵比寿
江戸川
愛媛
恵庭
江の島,江ノ島
遠州
府中
藤枝
富士宮
藤沢
富士吉田
深谷
福知山
福井
福岡
福島
福山
船橋
富良野
伏見
蒲郡
岐阜
宜野湾
銀座
祇園
五所川原
御殿場
群馬
行田
八戸
八王子
秦野
博多
函館
箱根
浜田
浜松
花巻
半田
羽田
飯能
阪神
原宿
播磨
廿日市
飛騨
東広島
東久留米
東村山
東近江
東大阪
彦根
姫路
枚方
平塚
弘前
広島
日田
日立
ひたちなか
防府
北海道
北陸
本庄
兵庫
日向
茨城,茨木
胆振
市原
一宮
一関
伊賀
飯田
飯塚
池袋
壱岐
生駒
今治
伊万里
射水
稲沢
犬山
入間
諫早
伊勢
伊勢崎
石垣
石川
石巻
伊丹
糸満
糸島
いわき
岩国
岩見沢
磐田
岩手
伊豆
泉佐野
出雲
神保町
自由が丘
常磐
上越
門真
加賀
香川
鹿児島
神楽坂
甲斐
各務原
掛川
加古川
釜石
鎌倉
蒲田
亀岡
亀山
鴨川
神奈川
金沢
神田
鹿屋
関西
関東
鹿沼
唐津
刈谷
軽井沢
橿原
鹿嶋
柏崎
春日井
春日部
葛飾
河内長野
川越
川西
川崎
京浜
京葉
気仙沼
吉祥寺
君津
近畿
霧島
桐生
木更津
岸和田
北九州
北見
神戸
高知
甲府
小金井
国分寺
小倉
狛江
小牧
小諸
郡山
越谷
江東
高野山
久喜
熊谷
熊本
熊野
倉敷
倉吉
黒部
久留米
草津
釧路
桑名
京都
九州
前橋
舞鶴
幕張
丸亀
丸の内
益田
松戸
松阪
目黒
三重
箕面
三郷
三島
三鷹
水戸
宮城
宮島
宮古島
都城
宮崎
茂原
門司
真岡
紋別
守口
盛岡
宗像
室蘭
武蔵野
長浜
長野
長岡
流山
長崎
名護
名古屋
那覇
中津
中津川
なんば,難波
七尾
奈良
習志野
成田
鳴門
那須
那須塩原
名取
根室
練馬
寝屋川
日本橋
新潟
新居浜
新座
日本
西宮
西尾
延岡
登別
能代
能登
沼津
帯広
お台場
大館
小田原
大船渡
大垣
小笠原
大分
岡山
岡崎
隠岐
沖縄
青梅
近江
近江八幡
大宮
大牟田
尾道
大阪
小樽
大津
六甲
六本木
留萌
両国
琉球
鯖江
佐渡
佐賀
相模
相模原
西条
埼玉
酒田
佐久
佐倉
山陰
三条
三宮
山陽
札幌
佐世保
薩摩
薩摩川内
狭山
船場
仙台
世田谷
瀬戸内海
瀬戸内
新発田
渋川
渋谷,澁谷
滋賀
四国
島原
島根
下北沢
下関
新横浜
品川
信越
新庄
新宿
心斎橋
信州
塩竈,塩釜
白浜
白河
知床
静岡
湘南
周南
草加
空知
巣鴨
杉並
吹田
須賀川
墨田
諏訪
鈴鹿
立川
多賀城
但馬
多治見
高松
高岡
宝塚
高崎
高槻
滝川
多摩
多摩川
丹波
種子島
丹後
館林
立山,館山
天童
天神
天王寺
天理
栃木
東北
十勝
東海
常滑
所沢
徳島
徳山
東京
苫小牧
富田林
取手
豊島
鳥栖
鳥取
十和田
富山
豊橋
豊川
豊中
豊岡
豊洲
燕三条
土浦
築地
つくば,筑波
敦賀
鶴岡
対馬
津山
宇部
上野
宇治
梅田
魚津
浦添
浦和
浦安
うるま
宇都宮
宇和島
輪島
和歌山
稚内
八重山
焼津
屋久島
山形
山梨
八尾
淀川
四日市
横浜
横須賀
横手
米子
米沢
吉野
湯布院,由布院
由利本荘
座間
逗子

place ko
AbusanAdaeguDjeonAgangwonBwangjuByeongbukGgiGnamAincheonAjejuConbukEnamAkoreaAseoulBuwonAulsan
부산
대구
대전
강원
광주
경북
경기
경남
인천
제주
전북
전남
한국
서울
수원
울산

place th
AasiaAbangkokAchiangmaiApattayaBhuketAsiamAthaiEland
เอเชีย
กรุงเทพ
เชียงใหม่
พัทยา
ภูเก็ต
สยาม
ไทย
ประเทศไทย

place zh
AaberdeenBksuBlishanCxaBnhuiCkangCqingCshanEunCyangAbaichengDseCodingDjiDshanDtouCyannurCzhongBeijingDtouCngbuDxiBijieCnzhouBozhouAcangzhouCuseway_bayBhai_wanDngdeFhuaFjiFshuFzhiHouDozhouCengdeGouEzhouDung_chauHsha_wanCiayiDfengDnaDzhouCongzuoCuxiongDzhouBixiBoloaneCnghuaAdalianCndongDyangCqingCxinganlingCzhouBehongCyangBingxiBongguanEyangFingCuliuBujiangyanAenshiBzhouAfangchenggangDlingBengshanEtaiExianEyuanBujianClingCqingCshanEunCxinCyangCzhouAgansuDzhouCrzeBolmudBuanganFdongFxiFyuanFzhouCigangDlinDyangDzhouCyuanAhaidianDkouDmenDnanEingCmiCndanDgzhouDzhongCrbinBebeiDiCchiCfeiCgangCiheDlongjiangCnanDgchunEshuiEyangCyuanCzeDhouBohhotCngkongBsinchuBuaduDianEbeiEhuaEnanDlienDnggangFshanHiCbeiCizhouCludaoEnbuirCnanDg_homCzhouAjiadingDmusiDnEgmenFsuFxiFyinDozuoDxingDyuguanCeyangClinCnanDchangFengDgdezhenEjiangEmenEzhouDhuaDingDjiangDzhongGuCujiangDquanCxiCyuanAkaifengDpingCohsiungCramayCshgarBeelungBinmenBorlaCwloonH_cityBunmingDshanBwai_chungFtsingCun_tongAlai_chi_kokDwuDzhouCngfangDtauDxiDzhouBeshanBhasaBiangshanEyungangDochengEningEyangFuanCenchiangCjiangCncangDfenDhaiDxiaDyiCshuiCupanshuiDzhouBonggangEkouEnanEyanCudiBuanCkangCliangCodongDheDyangCzhouAmaanshanCcauComingCtsuBeishanDzhouBianyangDoliCnhangBong_kokBudanjiangAnanchangFongDgangDjingDningDpingDshaDtongFuDyangBeihuDjiangDmengguCw_taipeiFerritoriesBingboEdeExiaByingchiAordosApanjinDyuDzhihuaBenghuBingdingshanEhuEliangEtungExiangBudongCerCliCtianCyangAqidongCngdaoEhaiEpuEyangFuanDhuangdaoDzhouCqiharCtaiheBuanzhouCjingCzhouArugaoCianAsanmenxiaDyaBha_tinDanxiDm_shui_poDndongEghaiFluoFqiuFraoFyuEtouEweiExiDoguanExingEyangDu_kei_wanCenyangEzhenDung_wanCigatseDheziDjiazhuangDlinDshiDyanDzuishanCouguangCuangyashanDndeDozhouBichuanCpingBuihuaDningDzhouCqianCzhouAtai_poDanDcangEhungDnanDpaEeiDtungDwanDxingDyuanDzhouCngshanCoyuanBianjinEshuiCbetCelingCn_shui_waiBongchuanEhuaEliaoGngErenExiangEzhouBseung_kwan_oCim_sha_tsuiDng_yiCuen_wanBuen_munCng_chungCrpanAulanqabBrumqiAwan_chaiDhuaDzhouBeifangDhaiDnanCnlingDzhouBong_tai_sinBuhaiEnDuCweiCxiCzhongFuAxiamenDnEgtanFxiFyangEningEyangDoganEshanClingolCngtaiDingDjiangDxiangDyangEuDzhouFuangConganCshuangbannaBuanchengCchangChuiCzhouAyaanCnanDbianDchengDgjiangEquanEzhouDtaiCu_ma_teiEtsim_mongBibinCchangEunClanDiCnchuanDgkouEtanCwuCxingCyangCzhengBongkangEzhouBuen_longDqingDyangChangDuanClinCnchengDfuDlinDnanCxiCyaoAzaozhuangBengchengBhangchunFjiagangIjieIkouFshaFyeFzhouEjiangDoqingEtongCejiangDngzhouEjiangCongliFqingFshanDukouEshanCubeiDchengDhaiDjiDmadianDzhouBiboCgongCyangBouchengBunyiCoying
香港仔
阿克苏
阿里山
阿拉善
安徽
安康
安庆
鞍山
安顺
安阳
白城
百色
保定
宝鸡
保山
包头
巴彦淖尔
巴中
北京
北投
蚌埠
本溪
毕节
滨州
亳州
沧州
銅鑼灣
柴灣
常德
彰化
昌吉
常熟
长治
常州
潮州
承德
成都
郴州
長洲
長沙灣
嘉义
赤峰
中国
池州
崇左
楚雄
滁州
慈溪
路環
从化
大连
丹东
丹阳
大庆
大兴安岭
达州
德宏
德阳
定西
东莞
东阳
东营
斗六
都江堰
恩施
鄂州
防城港
粉嶺
鳳山
丰台
奉贤
豐原
福建
涪陵
福清
佛山
抚顺
阜新
阜阳
抚州,福州
甘肃
赣州
甘孜
格尔木
广安
广东
广西
广元
广州
贵港
桂林
贵阳
贵州
固原
海淀
海口
海门
海南
海宁
哈密
邯郸,邯鄲
杭州
汉中
哈尔滨
河北
鹤壁
河池
合肥
鹤岗
黑河
黑龙江
河南
恆春
衡水
衡阳
河源
菏泽
贺州
呼和浩特
香港
新竹
花都
淮安
淮北
怀化
淮南
花莲
黄冈
黄山
黄石
湖北
徽州,惠州
葫芦岛
呼伦贝尔
湖南
紅磡
湖州
嘉定
佳木斯
吉安
江门
江苏
江西
江阴
焦作
嘉兴
嘉峪关
揭阳
吉林
济南
金昌
晋城
景德镇
靖江
荆门
荆州
金华
济宁
晋江
晋中
锦州
九江
酒泉
鸡西
济源
开封
开平
高雄
克拉玛依
喀什
基隆
金门
库尔勒
九龍
九龍城
昆明
昆山
葵涌
葵青
觀塘
荔枝角
莱芜
莱州
廊坊
大嶼山
兰溪
兰州
乐山
拉萨
凉山
连云港
聊城
辽宁
辽阳
辽源
連江
丽江
临沧
临汾
临海
临夏
临沂
丽水
六盘水
柳州
龙岗
龙口
陇南
龙岩
娄底
六安
鹿港
吕梁
羅東
漯河
洛阳
泸州
马鞍山
澳门
茂名
馬祖
眉山
梅州
绵阳
苗栗
闵行
旺角
牡丹江
南昌
南充
南港
南京
南宁
南平
南沙
南通
南投
南阳
內湖
内江
内蒙古
新北
新界
宁波
宁德
宁夏
林芝
鄂尔多斯
盘锦
番禺
攀枝花
澎湖
平顶山
平湖
平凉
屏东
萍乡
浦东
普洱
埔里
莆田
濮阳
启东
青岛
青海
青浦
庆阳
清远
秦皇岛
钦州
齐齐哈尔
七台河
泉州
曲靖
衢州
如皋
瑞安
三门峡
三亚
沙田
陕西
深水埗
山东
上海
商洛
商丘
上饶
上虞
汕头
汕尾
山西
韶关
绍兴
邵阳
筲箕灣
沈阳
深圳
上環
日喀则
石河子
石家庄
士林
石狮
十堰
石嘴山
寿光
双鸭山
顺德
朔州
四川
四平
绥化
遂宁
随州
宿迁
宿州,苏州
大埔
泰安
太仓
台中
台南
氹仔
台北
台东
台湾
泰兴
太原
台州,泰州
唐山
桃园
天津
天水
西藏
铁岭
天水圍
铜川
通化
通辽
铜陵
铜仁
桐乡
通州
將軍澳
尖沙咀
青衣
荃灣
屯門
東涌
吐鲁番
乌兰察布
乌鲁木齐
灣仔
萬華
万州
潍坊
威海
渭南
温岭
温州
黃大仙
乌海
武汉
芜湖
武威
无锡
吴忠
梧州
厦门
西安
湘潭
湘西
襄阳
咸宁
咸阳
孝感
萧山
锡林郭勒
邢台
西宁
新疆
新乡
信阳
新余
忻州
新莊
雄安
西双版纳
宣城
许昌
徐汇
徐州
雅安
延安
延边
盐城
阳江
阳泉
扬州
烟台
油麻地
油尖旺
宜宾
宜昌
伊春,宜春
宜兰
伊犁
银川
营口
鹰潭
义乌
宜兴
益阳
仪征
永康
永州
元朗
乐清
岳阳
余杭
玉环
榆林,玉林
运城
云浮
云林
云南
玉溪
余姚
枣庄
增城
长春
张家港
张家界
张家口
长沙
张掖
漳州
湛江
肇庆
昭通
浙江
郑州
镇江
中壢
重庆
中山
周口
舟山
竹北
诸城
珠海
诸暨
驻马店
株洲
淄博
自贡
资阳
邹城
遵义
左營

trade ja
AacupunctureL_clinicBdvertisingBerospaceBgency_cultural_affairsCricultural_cooperativeNhigh_schoolKe_and_forestryBikidoCrDcraftDplaneEortBluminiumEni_associationBmusement_parkBnimal_hospitalBpparelBrchivesCenaBthleticsComic_energyBudit_corporationCtoBviation_electronicsAbakingClletG_companyCrD_associationDberCseballI_stadiumBearingCerCikokuCntoBiyoshitsuBoat_raceCilerCoksCsekiCtanical_gardenBranchG_officeCeweryCoadcasting_corporationNstationBudokanCildingI_managementCnkoCsDinessDsanCtcher_shopByoinAcabinet_officeIsecretariatCfeCmeraCrdDeCstle_ruinsBementCnterEral_hospitalCrtified_childrens_gardenBhemicalCikusanDldrens_centerKhallLospitalKmuseumCutetsuDzoBinemaCty_councilFhallCvic_hallBleaningCubBoal_mineCffeeG_shopCllege_of_musicLtechnologyCmmercial_high_schoolEitteeEunist_partyHty_centerCnfectioneryDsulate_generalGtingFmer_affairs_agencyCopCrporationCsmetic_surgeryCurtBram_schoolCedit_unionBultural_foundationCrryCstomsBycleAdataBenkaEiF_kogyoEoEyuDsenFtsuDtalG_clinicHhospitalHuniversityEetsuCpartment_storeCrmatologyCsignCtention_houseBobokuCckCjoCmeBriving_schoolCugAecoBigaBlectric_railwayJtramwayDmentary_schoolBnergyCgeiDineeringDlish_conversationCvironment_bureauBxchangeCperiment_stationDresswayBye_clinicAfactoryDulty_of_educationMngineeringLlawLmedicineCrmBederationCrryBilmCnance_corporationGial_services_agencyCreE_brigadeFdepartmentFinsuranceFstationCsheries_agencyGy_cooperativeBlower_shopBoodsCrest_owners_associationGry_agencyCundationBreight_railwayBudosanAgaishiCkkiF_seizoDuenG_universityEin_universityCmesCrasuG_kogyoDdenCsBearCneral_hospitalIinsuranceCological_surveyBijukuCrls_high_schoolBlassBofukuGtenClfE_courseBraduate_schoolCoupBymnasiumCudonAhachimanguCirCllCmCnbaiBead_officeDlth_insuranceBigh_schoolCreBokenCldingsCmeE_nursingEsDpoCnganjiDtenCrse_racingCseiDoCtelCuseF_of_councillorsJrepresentativesAimperial_household_agencyBnari_shrineGtaishaCformationL_technologyCstitute_of_technologyCternal_medicine_clinicHtionalN_airportOexchangeBzakayaAjidoshaCnguDzaiCshoBogakuenGinCzoEshoBudoCkogyoCnior_collegeHhigh_schoolCshiF_kogyoCtakuAkabukizaCgaku_kogyoCiten_sushiCmabokoDotsuCnamonoDkoF_kaihatsuEyo_kaihatsuCppoCrateCseiF_kogyoFhinDhiBeibiDkiDrinDsokuCndoDkiDsetsu_kogyoCshohinBikakuDoCmonoCnzoku_kogyoCsenDsaBogaku_kogyoDeiDyoFshoCkiCmeitoDuEtenCnbuCsakushoDei_hospitalCtsuCunCzanBumiaiByodokumiaiDkaiDsai_hospitalCukoAlabDor_bankHureauGunionFatoryCndDguage_schoolBeasingCgal_affairs_bureauBibraryCfeE_insuranceCght_metalCterature_museumBodgeAmachineH_toolsCllCrine_and_fireBeatCdical_associationCganeCmorial_foundationJhospitalJmuseumCteorological_agencyPobservatoryDroFpolitanM_assemblyNgovernmentBilkCningEstry_environmentJforeign_affairsJinternal_affairsJof_defenseMeducationMfinanceMjusticeCsoBotorCvingBunicipal_hospitalCsenEumDicF_schoolCtual_aidK_associationAnamakonCtional_dietJgardenJpersonnel_authorityKolice_agencyJtax_agencyDure_parkBeighborhood_associationCtCw_transitDsBoriCsanCtary_officeCyakuBursery_schoolEing_associationIschoolAofficeBilBkonomiyakiBnsen_ryokanBpen_universityCticalBrchardCganizationCimonoCthopedicsBsteopathic_clinicApaintCperCrkEingCtent_officeBediatricsCnsion_fundIserviceCtrochemicalBharmaGceutical_associationHyCotoF_studioBlastic_surgeryCywoodBolice_boxHdepartmentHheadquartersHstationCrtE_harbor_bureauCstE_officeCwer_plantBrefecturalL_assemblyMgovernmentMhospitalMpoliceJeDparatory_schoolDservation_societyCintingDsonComotion_associationKfoundationDpaneBublic_corporationHhallIealth_centerHprosecutors_officeClpCmpAracecourseCdioCilwayCmenCpid_railwayBeconstruction_agencyCd_cross_societyCinetsuDzoCsearch_instituteDortCvue_companyBikuunBosai_hospitalBubberG_industriesByokanDriDteiAsaisekiCles_officeCngyoG_kikaiDshiEoBchool_blindHdeafCience_museumCrewBecurity_servicesCibiDchaDenDfunDkaEoFshoDmenGshoDnikuDrenGshoDsakuHshoEhiDtetsuEoDyakuH_kogyoEuDzaiGshoEoshoClf_defense_forcesCmiconductorCnbeiDi_kogyoDkoDmontenCrviceCtsubi_kogyoCwerageBharyoG_seizoCikiDmbunshaDndoEkansenFin_bankDpyardCoboDe_storeEsDjiDkaiEenEudoDpDrinDshaDtengaiDyuCrineCubyoBki_resortBoapCbaCccerDial_welfareEety_commerce_industryCdaCftEwareCgoCko_unyuClarBpecial_needs_schoolCringBtadiumDffCeelF_worksCorageEeCreetcarCudioBubprefectureDwayCisanG_kakoCkiyakiCmo_associationCpermarketDportCrveyCshiBymphony_orchestraCstemGsAtaishaCkoyakiCnkoCtemonoCx_officeDiBechEnical_high_schoolFoGlogyCishinCkkoFshoClegraph_and_telephoneEphoneEvisionCmpuraCnmanguDnisCtsudoCxtileBheaterFrical_companyBochi_tatemonoCfuCgyoCkeiFtenDiCnkatsuCshoguDoCurism_agencyJssociationIfederationEsCwelDnE_hallFofficeBradeDnsport_branch_officeLureauDvelCust_bankBsukemonoDshin_kogyoHkiDunAudonBnagiCiversity_artsLhospitalLmarine_scienceLof_agriculturePrtOcommerceOeconomicsPducationOpharmacyOscienceOtechnologyCsoCyu_sokoBoichibaAvalveBelodromeBillage_officeBocational_collegeLschoolAwagashiCrd_officeCste_treatment_plantCter_purification_plantFworksBelfareH_associationBholesale_marketBide_area_unionCnd_orchestraDeBomens_universityCrksAyakinikuEtoriDugyoEhinH_kogyoBofukuCgyoCkeiBukaCsenAzoen
鍼灸
鍼灸院
広告,広告社
宇宙航空
文化庁
農協
農業高校
農林
合気道
エアー
航空機
飛行機
空港
アルミ
同窓会
遊園地
動物病院
アパレル
公文書館,文書館
アリーナ
陸上競技
原子力
監査法人
オート
航空電子
製パン
バレエ
バレエ団
バー
弁護士会
理容
野球
球場,野球場
軸受
ビール,麦酒
米穀
べんとう,弁当
美容室
競艇場
ボイラ,ボイラー
ブックス
紡績
植物公園
支店
支所,支社
酒造
放送協会
放送局
武道館
ビル
ビル管理
文庫
バス
ビジネス
物産
精肉店
病院
内閣府
内閣官房
カフェ
カメラ
カード
ケア,介護
城跡
セメント
センター
中央病院
こども園
ケミカル
畜産
児童館
児童会館
小児病院
こども館
鋳鉄
鋳造
シネマ,映画館
市会,市議会
市役所
市民会館
清掃
クラブ,倶楽部
炭鉱
コーヒー,珈琲
喫茶店
音楽大学
高専
商業高校
委員会
共産党
公民館
洋菓子,製菓
総領事館
コンサルティング
消費者庁
生協
公団
美容外科
裁判所
学習塾
信用組合
文化財団
カレー
税関
サイクル
データ
電化
電機,電気
電気工業
電工
電球
電線
電設
デンタル,歯科
歯科医院
歯科病院
歯科大学
電鉄
デパート,百貨店
皮膚科
デザイン
拘置所
土木
ドック
道場
ドーム
教習所
ドラッグ
エコ
映画
電気鉄道
電気軌道
小学校
エナジー
園芸
エンジニアリング
英会話
環境局
取引所
試験場
高速,高速道路
眼科
工場
教育学部
工学部
法学部
医学部
ファーム,農園
連合会,連盟
フェリー
フィルム
公庫
金融庁
火災
消防団
消防庁,消防本部,消防組合
火災保険
消防署
水産庁
漁協
生花店
フーズ
森林組合
林野庁
財団
貨物鉄道
不動産
碍子
楽器
楽器製造
学園
学園大学
学院大学
ゲームス
硝子
硝子工業
ガーデン
ガス
歯車
総合病院
損害保険
地質調査
義塾
女子高校
ガラス,グラス
呉服
呉服店
ゴルフ
ゴルフ場
大学院
グループ
体育館
牛丼
八幡宮
ヘアー
ホール,会館
ハム
販売
本社
健康保険
高校,高等学校
ハイヤー
保険
ホールディングス
ホーム
訪問看護
ホームズ
本舗
本願寺
本店
競馬
縫製
放送,舗装
ホテル
ハウス
参議院
衆議院
宮内庁
稲荷神社
稲荷大社
情報
情報技術
工科大学
内科,内科医院
インターナショナル
国際空港
国際交流
居酒屋
自動車
神宮
人材
地所
女学園
女学院
醸造
醸造所
柔道
重工業
短大,短期大学
中学校
樹脂
樹脂工業
住宅
歌舞伎座
化学工業
回転ずし,回転寿司
かまぼこ,蒲鉾
貨物
金物
観光
観光開発
環境開発
割烹
空手,空手道
化成
化成工業
化成品
菓子
警備
計器
競輪
計測
剣道
建機
建設工業
化粧品
企画
機工
きもの
金属工業
汽船
喫茶
光学工業
工芸
興業
工業所
工機
公明党
工務
工務店
昆布
工作所
厚生病院
交通
港運
鉱山
組合
協同組合
協会
共済病院
急行
ラボ
労働金庫
労働局
労働組合
研究室
ランド
語学学校
リース
法務局
図書館
生命
生命保険
軽金属
文学館
ロッジ
精機
工作機械
モール
海上火災
食肉
医師会
めがね,メガネ
記念財団
記念病院
記念館
気象庁
気象台
メトロ
都立
都議会
都庁
ミルク,牛乳
鉱業
環境省
外務省
総務省
防衛省
文部省
財務省
法務省
味噌
発動機
引越
市民病院,市立病院
無線
資料館
音楽
音楽教室
共済
共済組合
生コン
国会
国定公園
人事院
警察庁
国税庁
自然公園
町内会
ネット
新交通
新聞
海苔
農産
公証役場
農薬
保育園,保育所
看護協会
看護学校
オフィス,事務所
オイル
お好み焼
温泉旅館
放送大学
眼鏡店
果樹園
機構
織物
整形外科
接骨院,整骨院
ペイント
ペーパー,製紙
パーク
駐車場
特許庁
小児科
年金基金
年金機構
石油化学
ファーマ
薬剤師会
薬局,調剤薬局
写真
写真館
形成外科
合板
交番
警視庁
警察本部
警察署
ポート
港湾局
郵便
郵便局
発電所
府立,県立
府議会,県議会
府庁,県庁
県立病院
府警察,県警,県警察
県
予備校
保存会
プリント,印刷所
刑務所
振興会
振興財団
プロパン
公社
公会堂
保健所
検察庁
パルプ
ポンプ
競馬場
ラジオ
旅客鉄道
らーめん,ラーメン,拉麺
高速鉄道
復興庁
赤十字社
冷熱
冷蔵
総研
リゾート
歌劇団
陸運
労災病院
ゴム,ラバー
ゴム工業
旅館
料理
料亭
砕石
営業所
産業
産業機械
蚕糸
酸素
盲学校
聾学校
科学館
ねじ
警備保障
整備
製茶
製塩
製粉
青果
精工
製鋼所
製麺
製麺所
精肉
精錬
製錬所
製作
製作所
製糸
製鉄
製陶
製薬
製薬工業
製油
製材
製材所
製造所
自衛隊
半導体
せんべい,煎餅
繊維工業
染工
専門店
サービス
設備工業
下水道
車両,車輌
車両製造
紙器
新聞社
伸銅
新幹線
信用金庫
造船所
書房
靴店
シューズ
商事
商会
証券
食堂
ショップ
書林
商社
商店街
醤油
神社
種苗
スキー場
石鹸
そば,蕎麦
サッカー
社会福祉
商工会
ソーダ,曹達
ソフト
ソフトウェア
総合
倉庫運輸
ソーラー
支援学校,養護学校
発条,発條
競技場
スタッフ
製鋼
製鉄所
倉庫
ストア
市電,路面電車
スタジオ
振興局
地下鉄
水産
水産加工
すき焼,すき焼き
相撲協会
スーパー
サポート
測量
すし,寿し,寿司
交響楽団
システム
システムズ
大社
たこ焼,たこ焼き
鍛工
建物
税務署
タクシー
テック
工業高校
テクノ
テクノロジー
逓信
鉄鋼
鉄工所
電信電話
電話
テレビ
天ぷら,天婦羅
天満宮
テニス
鉄道
繊維
シアター
劇団
土地建物
豆腐
陶業
時計
時計店
陶器
とんかつ
東照宮
塗装
観光庁
観光協会
観光連盟
ツアーズ
タオル
町
役場
町役場
トレード
運輸支局
運輸局
トラベル,旅行
信託銀行
漬物
通信工業
通信機
通運
うどん
うなぎ
芸術大学
大学病院
海洋大学
農業大学
美術大学
商科大学
経済大学
教育大学
薬科大学
理科大学
工業大学
運送
運輸倉庫
魚市場
バルブ
競輪場
村役場
専修学校
専門学校
和菓子
区役所
清掃工場
浄水場
水道
福祉
福祉会
卸売市場
広域連合
吹奏楽団
ワイン
女子大学
ワークス,鉄工
焼き肉,焼肉
やきとり,焼き鳥,焼鳥
薬業
薬品
薬品工業
洋服
窯業
養鶏
油化
郵船
造園

trade ja,zh
AaffiliatedBgricultureBluminumBnquanCzhuangBrt_museumBssemblyAbaihuoCndaotiCoxianDzhuangBinguanBureauAcailiaoCngchuDyinBentralBhanyeDoshiDyeCuanmeiDbanGsheDjuBityBommerceAdairyCjiudianCxueBianchiElanFiEnaoEqiEwangExinEziCchanAenterpriseAfangdichanEzhiHpinCzhanBishBushiCzhuangAgangkouEtieEyeCoxinjishuBlassBongchengEmaoEyeFinglianGpinCvernmentBuangdianFgaoFxueEliCojiAhaiyunCngkongEyunBuagongDnbaoEjingDxueDzhuangpinClianwangCoyunAinstrumentAjiadianDgongDjuDncaiFeEgongEsheEzhuDoyuCchangEuangCdianCjinCnchukouDgmaoDrongDshuCqirenCshuDuanjiCtuanCudianDyeCxieAkaifaBejiBongguBuaidiDngyeAleatherBiangyouEsuoCngbujianDyeCvestockBuxingsheCyouAmaoyiBediaCitanDyeBiddle_schoolBotuocheBunicipalCseumAnationalBengyuanBiangjiuBongyeAparkBeijianBijiuBoliceBrimary_schoolBublicAqicheCxieAranqiBeal_estateBihuaBuanjianAserviceBhangmaoFwuCebeiDjiDngwuCihuaDpinEyardDyeEouCoushiCuichanGuliEdianEniEwuDjuBportsBujiaoCliaoAtaociBegangCmpleBianranqiCeluBongxinFunEyeColCuziAwaimaoCngluoDjuBenjuBoodBujinCliuAxiangjiaoElanCeyeCncailiaoDnengyuanDtuoDxiBuexiaoDyuanAyanjingFusuoGyuanCoyeBibiaoCliaoCngshiEyeDliaoDshuaDwuDxingCyaoDuanBuanlinCnshuAzaochuanDzhiBhaomingCengquanEzhiCinengDpinDyaoEeEiDzaoCongbiaoFgongCuangshiGxiuDbaoBibenCdonghuaCxingcheDunBulin
附属
種業
鋁業
安全
安裝
美術館
議会
百貨
半導體
保險
包裝
賓館
局
材料
倉儲
餐飲
中央
產業
超市
茶業
傳媒
出版
出版社
廚具
市
商業
乳業
大酒店
大学,大學
電池
電纜
電力
電腦
電器,電氣
電網
電信
電子
地產
企業
房地產
紡織
紡織品
發展
漁業
服飾
服裝
港口
鋼鐵
鋼業
高新技術
玻璃
工程
工貿
工業
供應鏈
工藝品
政府
光電
廣告
光學
管理
國際
海運
航空
航運
化工
環保
環境
化學
化妝品
互聯網
貨運
儀器
家電
加工
傢俱,家居
建材
檢測
建工
建設
建築
教育
機場
機牀
機電
基金
進出口
經貿
金融
金屬
機器人
技術
計算機
集團
酒店
酒業
機械
開發
科技
控股
快遞
礦業
皮具,皮革
糧油
連鎖
零部件
林業
牧業
旅行社
旅遊
貿易
傳播
煤炭
煤業
中学
摩托車
市立
博物館
国立
能源
釀酒
農業
公園
配件
啤酒
警察
小学
公立
汽車
器械
燃氣
置業
日化
軟件
服務
商貿
商務
設備
設計
生物
石化
食品
船舶
實業
石油
首飾
水產
水處理
水電
水泥
水務
數據
體育
塑膠
塑料
陶瓷
特鋼
寺
天然氣
鐵路
通信
通訊
銅業
模具
投資
外貿
網絡
玩具
文具
木業
五金
物流
橡膠
線纜
鞋業
新材料
新能源
信託
信息
学校,學校
学院,學院
眼鏡
研究所
研究院
藥業
儀表
醫療
影視
影業
飲料
印刷
印務
銀行
醫藥
医院,醫院
園林
運輸
造船
造紙
照明
證券
針織
智能
製品
製藥
紙業
製衣
製造
鐘錶
重工
裝飾
裝修
珠寶
資本
自動化
自行車
諮詢
租賃

trade ko
AacademyCcountingBdministrationBerospaceBirportBnimalBquariumBrboretumCchitectsCmyCtsBssemblyCtronomyAbandocheDgjikEsongCseballDketballBeachBioDtechnologyBoheomCokstoreCtanicalBridgeBuddhistDongsanByeongwonAcapitalCtholicBementEteryCntralCrtificationBhamberCemicalDolgangCildrenCristianCulpanHsaDrchBityBlinicBoalCmmerceDpanyCnstitutionalEulateFmerCoperativeCrporationCuncilDrtBultureCstomsAdaehakGgyoCiryBefenseCmocraticCntalCpartment_storeDositCrmatologyBistributionAeconomicBducationBlectionDmentaryBmbassyCploymentBnergyCgineeringCtertainmentCvironmentBumnyoCnhaengBvaluationBxchangeCportDressHwayByeAfacilitiesCmilyCshionBederationCedCrtilizerBilmCreCshBlourBolkCotballCrestBundDeralCrnitureAgaebalCsBeonchukEseolCumsokEyungBigyeCnsengCsulBlassCobalBongeopCvernmentBraduateCoupBuaranteeBwanggoFwangBymnasiumAhaeunCnggongBealthCritageBighBoldingHsCtelCusingBwahakDjangpumBydroCeophoeAinspectionDwaeCternationalCvestmentAjadongchaCedanBecheolCgangDwaCollyeokDngboFiFmilEjaEseonCunggwonCyakBournalistsBunggongeopAkindergartenAlaborCndDguageCw_officeBeatherBibraryCfeCteratureCvestockBogisticsCtteryAmanagementCrineDketBediaEcalCteorologicalDropolitanBiddleClkCningCssionBotorsBullyuDsanDticulturalCseumDicCyeokAnationalCvyBongeopBuclearCrsesEingAobservatoryBfficeApaperCrkEingCtentBeaceCnsionCtrochemicalBharmacyBoliceFyCrtCstEalBressCocurementDmotionDsecutorsBublicAqualityArailroadBesearchDortDtaurantBuralAsafetyCneopDgsaCtelliteCvingsBcholarshipEolCienceBecurityCedCogyuDmyuBikpumCnmunGsaBocietyCftEwareBportsBtadiumDndardsDtionFsticsCudentsBubwayBystemAtaekbaeEwondoCxBechEnologyCstingBheaterBireBobaccoCngsinBrainingDnsportJationDvelCustAunificationDonCsongBrologyAveteransBolleyballAwarCterBeddingClfareBomenAyakpumBeohaengDngusoGwonBouthAzoo
학원
회계,회계법인
행정
항공우주
공항
동물병원
수족관
수목원
건축사사무소
육군
예술
국회
천문
반도체
방직
방송
야구
농구
해수욕장
바이오
생명공학
보험
서점
식물원
대교
불교
부동산
병원
캐피탈
천주교
시멘트
묘지
중앙
인증
상공회의소
케미칼
철강
어린이
기독교
출판
출판사
교회
도시
의원
석탄
상공
회사
헌법
영사관
소비자
협동조합
공사
협의회
법원
문화
관세
대학
대학교
유업
국방
민주
치과
백화점
예금
피부과
유통
경제
교육
선거
초등학교
대사관
고용
에너지
공학,엔지니어링
엔터테인먼트
환경
음료
은행
평가
거래소
수출
고속
고속도로
안과
시설
가족
패션
연맹,연합회
사료
비료
영화
소방,화재
수산
제분
민속
축구
산림
기금
장례식장
가구
개발
가스
건축
건설
금속
금융
기계
인삼
기술
유리
글로벌
공업
정부
대학원
그룹
보증
광고
관광
체육관
해운
항공
보건
유산
고등학교
지주
홀딩스
호텔
주택
화학
화장품
수력
협회
검사
인쇄
국제,인터내셔널
투자
자동차
재단
제철
제강
제과
전력
정보
전기
정밀
전자
전선
증권
제약
기자
중공업
유치원
노동
토지
어학원
법률사무소,법무법인
피혁
도서관
생명
문학
축산
로지스틱스
복권
관리
해상
시장
미디어
의료
기상
광역시
중학교
우유
광업
선교
모터스
물류
물산
다문화
박물관
음악
무역
국립
해군
농업
원자력
간호사
간호,요양원
천문대
사무소
제지
공원
주차장
특허
평화
연금
석유화학
약국
경찰
정책
항만
우체국
우편
언론
조달
진흥
검찰
공공
품질
철도
연구
리조트
식당
농촌
안전
산업
상사
위성
저축
장학
학교
과학
보안
종자
석유
섬유
식품
신문
신문사
학회
소프트
소프트웨어
체육
경기장
표준
주유소
통계
학생
지하철
시스템
택배
태권도
세무
테크
테크놀로지
시험
극장
타이어
담배
통신
훈련
운수
교통
여행사
신탁
통일
노동조합
운송
비뇨기과
보훈
배구
전쟁
수자원
예식장
복지
여성
약품
여행
연구소
연구원
청소년
동물원

trade th
AaccountingBdvanceDertisingBgricultureBssociationButoAbakeryCnkBeverageBrotherBuilding_materialAcafeCpitalBementCnterBhemicalBlinicBoffeeCmpanyCnstructionEultingCoperativeCrporationAdesignCvelopmentAelectricGonicsBnergyCgineeringCterpriseBquipmentBxportAfoodCundationBurnitureAgarageDmentBlobalBold_shopBroupAholdingCspitalCtelAimportBndustryCfoCsuranceCternationalAlegalBife_insuranceBogisticsAmachineHryCrketingCterialBediaEcalBodernCtorAoilApackagingCperBharmacyBlasticDzaBowerBrintingCoductDpertyAresortDtaurantBice_millBubberAschoolBecuritiesHyCrviceBolutionBteelCoreBugarCpplyBystemAtechnologyCxtileBourBradingDnsportDvelAunionDversityAworks
การบัญชี,บัญชี
แอดวานซ์,แอ๊ดวานซ์
โฆษณา
การเกษตร,เกษตร
สมาคม
ออโต้
เบเกอรี่
ธนาคาร
เครื่องดื่ม
บราเดอร์ส
วัสดุก่อสร้าง
คาเฟ่
แคปปิตอล
ซีเมนต์,ปูนซิเมนต์
เซ็นเตอร์
เคมี,เคมีคอล
คลินิก
กาแฟ
คัมปะนี
การก่อสร้าง,ก่อสร้าง,คอนสตรัคชั่น
ที่ปรึกษา
สหกรณ์
คอร์ปอเรชัน,คอร์ปอเรชั่น
ดีไซน์
ดีเวลลอปเมนท์,พัฒนา
การไฟฟ้า,อิเล็กทริค
อิเล็กทรอนิกส์
พลังงาน,เอนเนอร์ยี่
วิศวกรรม,เอ็นจิเนียริ่ง
เอ็นเตอร์ไพรส์
อุปกรณ์
ส่งออก,เอ็กซ์ปอร์ต
ฟูดส์,ฟู้ด,อาหาร
มูลนิธิ
เฟอร์นิเจอร์
อู่
การ์เม้นท์
โกลบอล
ร้านทอง,ห้างทอง
กรุ๊ป
โฮลดิ้ง
โรงพยาบาล
โรงแรม
นําเข้า
อินดัสตรี,อินดัสทรี,อุตสาหกรรม
อินโฟร์
ประกันภัย
นานาชาติ,อินเตอร์,อินเตอร์เนชั่นแนล
กฎหมาย
ประกันชีวิต
โลจิสติกส์
เครื่องจักร
การช่าง
มาร์เก็ตติ้ง
วัสดุ
มีเดีย
การแพทย์,เมดิคอล
โมเดิร์น
มอเตอร์,ยานยนต์
ปิโตรเลียม
แพ็คเกจจิ้ง
กระดาษ
ร้านขายยา,ร้านยา,เภสัช,เภสัชกรรม
พลาสติก
พลาซ่า
เพาเวอร์
การพิมพ์
โปรดักส์
พร็อพเพอร์ตี้,อสังหาริมทรัพย์
รีสอร์ท
ภัตตาคาร,ร้านอาหาร
โรงสี
ยางพารา
โรงเรียน
หลักทรัพย์
รักษาความปลอดภัย
การบริการ,บริการ,เซอร์วิส
โซลูชั่น
สตีล,เหล็ก
ร้าน,ร้านค้า
น้ําตาล
ซัพพลาย
ซิสเต็ม
เทคโนโลยี
สิ่งทอ,เท็กซ์ไทล์
ทัวร์
การค้า,พาณิชย์,เทรดดิ้ง
การขนส่ง,ขนส่ง,ทรานสปอร์ต
ทราเวล
ยูเนี่ยน
มหาวิทยาลัย
โรงงาน

trade zh
Aacademy_agricultural_sciencesIof_engineeringLsciencesIsocial_sciencesCcountingCtivity_centerBdministrationMve_courtCult_educationCvertising_mediaBerospaceBffiliatedK_hospitalLmiddle_schoolLprimary_schoolBgricultural_bankNdevelopmentNmachineryPterialsNproductsNtechnologyNuniversityKeL_animal_husbandryMbureauMdepartmentDochemicalBir_cargoFonditioningEforceDcraftI_industryDlinesBllianceI_churchCuminumEni_associationBmusement_parkBnimal_hospitalIusbandryFtionCtiquesCzhuangBpartmentCplianceDraisalBquacultureEriumBrchivesI_bureauCmed_policeDyCtD_museumEtroupeDificial_intelligenceBssetF_managementDociationL_science_technologyBuctionCdit_bureauGofficeCto_partsFrepairFsalesGerviceEmobile_manufacturingEnomous_countyLprefectureLregionBviation_industryAbaby_productsCdmintonCgsCihuoCkeryDingClletCndaotiCoxianDzhuangCptist_churchCrD_associationDbecueFr_shopCsketballCthhouseBearingDutyG_parlorHsalonCefE_noodlesBicycleCg_dataCnguanCological_engineeringDpharmaceuticalDtechnologyCscuitBlockchainDod_bankGcenterBoilerCnded_zoneCok_cityGompanyEsFtoreCtanical_gardenCx_lunchBranchEdF_managementCeadEkfastDedingDweryCicksDdgeCoadcastingBubble_teaCddhistI_academyKssociationCffetCildingI_materialsCnD_shopCreau_of_statisticsCsD_stationEterminalDiness_centerJhotelJmanagementAcable_carGtelevisionCfeCkeE_shopEsClligraphyCncer_hospitalDgchuDtonese_restaurantDyinCr_rentalEwashDpetDtonCsinoDtingCteringI_groupJmanagementDhedralEolicI_churchBemeteryCnterEral_bankIhospitalCramicsDtificationBhamber_of_commerceDnyeDrging_stationEityH_federationDyeCemical_fiberJindustryJplantDss_and_cardsEt_hospitalCildcareFrens_hospitalKpalaceKwearDnese_foodImedicineQ_hospitalIrestaurantCoirCristianJ_churchCuanmeiDjuDrchBinemaCrcuit_boardCtizen_centerDy_officeCvil_affairsN_departmentHviationO_administrationGengineeringGserviceBlansmen_associationCeaningCinicCoud_computingCubBoal_mineDst_guardDtingsCffeeG_shopCkingCld_chainFstorageDor_printingCmmerceI_bureauJdepartmentHial_bankLcenterLvocational_schoolEitteeEunist_partyDpressorCncert_hallEreteDdimentDfectioneryDgeeDnectorDstructionM_bankOureauNengineeringNinvestmentNmachineryEulateJ_generalGtantsDtainerEinuing_educationErol_centerIyuanDvenience_storeGtion_centerCoperativeCttonG_textileCuncilEselingEtry_parkFyDrtBraneCeditG_cardIooperativeHratingBultural_associationJcenterJheritageJpalaceJrelicsGeH_communicationIdevelopmentImediaItourism_bureauCrtainH_wallCstomsH_brokerageAdailyF_necessitiesDryF_productsCnceF_schoolGtroupeCta_centerBecoration_engineeringCmocratic_partyCntalG_clinicCpartmentK_of_educationLstoreCsign_instituteDsertH_shopCtention_centerCvelopment_bankMreform_commissionMzoneBianchiElanFiEnaoEqiEwangExinEziCchanCesel_engineCm_sumCoceseCsabled_persons_federationDplayDtance_educationEilleryErict_councilMrtJgovernmentJofficeBomestic_serviceCorEs_and_windowsBrainageCied_fruitDnking_waterDving_schoolCugstoreCy_cleaningBumplingI_restaurantCty_freeJ_shopByeingAe_commerceBarly_educationDthquake_administrationCst_railway_stationBcologyBdible_oilCucation_bureauKcenterKdepartmentBggsBlderly_careIservicesCectric_vehicleJwireIal_appliancesGonic_componentsLtechnologyDmentary_schoolDvatorBmbassyDroideryCergency_centerKmanagementCployment_serviceBnergy_savingCterpriseK_managementFtainmentCvironmental_protectionY_bureauOsanitationBquipmentJ_manufacturingBvening_newsBxaminationL_yuanLs_authorityCchangeI_centerCecutive_yuanChibitionK_hallCperimental_schoolDress_hotelHwayBye_hospitalAfactoryCngdichanEzhiHpinCrmEers_associationImarketCshionDt_foodEenerCzhanBederationK_industry_commerceLtrade_unionsCedCrryDtilizerBiberClmCnanceH_companyIdepartmentGial_centerKleasingDe_chemicalCreE_brigadeFrescueFservicesGtationCshEermens_associationEing_tackleCtnessBlagship_storeCooringDristDurDwersBood_courtDt_massageEballI_teamCreign_affairsP_officeIlanguagesEst_farmHparkIroductsGry_bureauDgingDmer_residenceCundationK_engineeringFryBree_trade_zoneDight_forwardingCied_chickenEndship_associationCozen_foodCuitF_and_vegetablesBund_managementDeralH_homeCrnitureCshiCturesCzhuangAgalleryCmesCngtieEyeCoxinjishuCrdenDmentsCsD_stationBearCneral_administrationJviationIhospitalImerchandiseIofficeCologyDparkBiftsCrls_high_schoolGschoolBlass_productsBoldE_jewelryEsmithDfCngmaoEyeFinglianGpinCurmetBraduate_schoolDinDnd_hotelGtheaterCilled_fishCoceryBuangdianFgaoFxueDranteeCest_houseCildCojiBymDnasiumAhair_salonEdressingDyunCngyunCrdware_storeBealthG_centerIommissionHdepartmentHinsuranceHmanagementDring_aidDtingDvy_industryGmachineryClicopterCrbal_teaBigh_courtFschoolGpeed_railFtech_zoneJnologyEwayH_engineeringBoliday_hotelCme_textilesEtown_associationCrticultureCstelCt_potH_restaurantEspringDelF_managementCusingBuanbaoEjingDxueDzhuangpinClianwangCman_resourceOsP_bureauCoyunBvacBydrogen_energyFpower_stationCpermarketAice_creamBmmigrationL_agencyBncubation_centerHorCdustrial_developmentLinvestmentLparkLzoneHy_associationCformationL_centerMengineeringMindustryMofficeMsystemsMtechnologyCnDovation_centerCspectionDtrumentDurance_agencyKbrokersCtegrated_circuitElligent_technologyErcity_railwayFior_designFnational_airportOfreightOhotelOlogisticsOschoolOtradeGet_cafeJof_thingsCvestment_consultingLholdingsLmanagementLtrustBslamicAjewelersFryH_storeBiadianDjuDnceEsheEzhuCchangEuangCdianCnchukouDgmaoDshuCqirenCshuDuanjiCtuanCuyeCxieBockey_clubCint_ventureBudicial_yuanCnior_collegeHhigh_schoolCstice_bureauIdepartmentAkaifaBindergartenCtchen_cabinetsBuaidiDngyeComintangAlabor_affairs_bureauGbureauGdispatchGserviceFatoryEur_partyCmbCnd_administration_bureauEs_departmentFcapeIingCserCundryCw_schoolDyers_associationBeatherH_shoesCgislative_councilMyuanCisureBiangyouEsuoCberation_armyDraryCfe_insuranceCght_railFingCnyeCquorCthiumH_batteryCvestockBocal_taxation_bureauDomotiveCgistics_centerKparkCtteryButheran_churchCyouAmachinery_equipmentKfactoryKmanufacturingCgazineI_publishingDistrates_courtDlevDnesiumCkeupCllCnagement_centerMommitteeNnsultingCoyiCrbleDitimeI_safety_administrationDketGingDtial_artsM_schoolEyrs_cemeteryCssageCternity_and_babyKhospitalBeasurement_and_controlDtE_processingIductsCdiaEcal_aestheticsJssociationIcenterJollegeIdevicesIequipmentIinsuranceIproducts_administrationIsecurity_bureauItechnologyIuniversityFineCiyeCmorial_hallKospitalCns_wearCtallurgyDeorological_bureauPobservatoryEringDhodistJ_churchDroF_stationBicrocreditFelectronicsCddle_schoolClitaryI_academyJhospitalJindustryJpoliceFiaDkE_powderFteaCneEral_waterDibusEstry_civil_affairsJeconomic_affairsJforeign_affairsJinteriorJof_agricultureMcommerceOnstructionNultureMdefenseMeducationNnvironmentMfinanceMhealthMindustryMjusticeMlaborMrailwaysMsupervisionMtransportationJpublic_securityJwater_resourcesBobileG_communicationsHphoneCnorailCrning_postCsqueCtelDorF_vehicles_officeFcycleDuocheCuldCvingBunicipalJ_engineeringCseumDicFal_instrumentsAnail_salonCtionalI_taxation_bureauDural_resourcesCvyBetworkH_technologyCw_areaDsE_agencyEpaperJ_groupBiangjiuCght_marketFclubBonferrous_metalsDgyeCodle_houseHshopGsCrmal_collegeHschoolHuniversityDth_railway_stationCtary_public_officeBuclear_powerN_plantCrseryH_schoolEingH_collegeIhomeAobservatoryBcean_parkGshippingGworldBfficeBil_and_gasDfieldBlympic_committeeBnline_gamesBpen_universityDra_houseGtroupeCticalH_cableIfiberBrchestraCdnanceCphanageCthopedic_hospitalButdoorDpatient_departmentApackaging_productsCintFing_academyKnd_calligraphyCper_productsCradiseDents_associationDkEingH_lotDtyF_committeeGschoolCssenger_terminalLransportDtryCtent_officeCwn_shopCymentBeking_opera_companyCnsionH_insuranceCoplesH_hospitalIpartyCsticideCtD_hospitalDrochemicalBharmaceutical_factoryHyCilharmonic_orchestraCoto_studioFgraphyFvoltaicBianoCpelineBlanetariumEningI_companyDstic_productsIsurgeryHsDzaBolice_collegeHdepartmentHforceHprecinctHschoolItationEtical_partyCrkDtE_authorityCst_officeEalG_savingsEs_and_telecommunicationsCultryCwer_engineeringGgenerationGplantGstationHupplyBrecisionJ_industryKmachineryDsbyterian_churchCimary_schoolDnted_circuitFing_and_dyeingJfactoryDsonDvateH_equityCocuratorateDgressive_partyDpertyI_insuranceJmanagementDsecutors_officeDvincialK_governmentBsychiatric_hospitalFologyBublicG_relationsHsecurityHtransportFshing_groupCmpAqicheBuality_supervisionAradio_stationGtelevision_bureauCil_transitEway_bureauIstationCnchDqiCpid_transitCre_earthCtingBeady_mixed_concreteDl_estateEtyCcyclingCd_crossCfineryDrigerationChabilitation_centerPhospitalCinsuranceCpresentative_officeCscue_teamDearchI_associationJinstitutionErvoirDidents_committeeDortG_hotelDtaurantCtailBiceE_noodlesBoadDst_duckK_restaurantGmeatClling_stockCpewayBuanjianCbber_productsCral_bankGcredit_cooperativeAsaltDvation_armyCnitary_wareCtelliteJ_communicationsCvings_bankBcenic_areaChool_blindHdeafHof_businessCience_centerIparkItechnology_museumCrewBeafoodCcondary_schoolKtechnical_schoolDretariatDurities_investmentLregulatory_commissionHyI_servicesCedsCnsorCrviceCwage_treatmentBhangmaoFwuCebeiDjiCipbuilding_industryEpingEyardDyeCoesDpEping_centerJmallDushiCuichanGuliEdianEwuDjuBichuan_restaurantClkBmartCeltingBnackFsBocial_affairs_bureauHinsuranceHsecurityP_bureauHwelfareIorkEetyCftwareI_parkClarDicitorsEd_wasteCng_dance_troupeCuth_railway_stationCy_productsEsauceBpaCecial_educationIsteelCicy_hot_potCort_universityFing_goodsFsG_centerHfederationHschoolCringBtadiumDinless_steelDte_assets_commissionGcouncilGownedEionHeryCeamshipDel_pipeGstructureComatological_hospitalDneDreCudent_unionEioEy_abroadBubbranchDdistrictCgarF_refineryCjiaoCpermarketFvisionDply_marketing_cooperativeDreme_courtCrveyGing_and_mappingBwimming_poolBymphony_orchestraAtable_tennisCekwondoCilorClentCoistG_templeCxDation_bureauDiBeaD_gardenEhouseErestaurantFoomDchers_collegeCchnical_collegeKschoolFology_developmentLparkLserviceCgangClecomEvisionK_stationCmpleCnnisCrminalCstingH_centerBheaterDme_parkDological_seminaryDrmal_powerBianranqiCeluClesCmesCreCtaniumBobaccoCngxunEyeColsCurismH_administrationIbureauIdevelopmentDziCwnship_officeCy_factoryBrade_associationGunionEingH_centerFtional_chinese_medicineDffic_policeDiningI_schoolDmDnsformerFlationFportJ_departmentJation_bureauPdepartmentPinvestmentDvel_serviceBungstenDnelCtoringAunderwearCionDtedBrban_constructionGdevelopment_bureauGinvestmentGmanagementQ_bureauGplanningGrenewalAvacationClveBegetablesGrianK_restaurantChicleCnture_capitalCteransFinaryK_hospitalBillaFge_bankIcommitteeCnegarBocational_collegeLeducationLhigh_schoolLschoolLtrainingClunteers_federationAwaimaoCngluoCrehouseCste_treatmentCtchDer_authorityGconservancyGplantGresources_agencyQbureauQdepartmentGsupplies_departmentLyFproofBealthG_managementDther_bureauCddingH_dressIphotographyCeklyCldingDfare_instituteCst_railway_stationEern_foodIrestaurantCtland_parkBholesaleBind_powerDeE_and_spiritsEryBomens_federationHwearCntonCodDlCrkshopBriters_associationAxiangjiaoElanCeyeCnhua_bookstoreDtuoAyachtF_clubCnjingCoyeBibiaoCliaoCngshiEyeDliaoDwuDxingCyaoBogaCuthF_leagueBuanlinCnshuAzaozhiBhengquanEzhiCipinDyaoEeEiDzaoCongbiaoCuangshiGxiuDbaoBibenCdonghuaCncCxingcheDunBooBulin
农科院
工程院
科学院
社科院
会计
活动中心
管理处,管理局,行政
行政法院
成人教育
广告传媒
航天,航太,航空航天
附屬
附属医院
附中
附小
农业银行
农业发展
农机
农资
农产品
农业科技
农业大学
种业
农牧
农业局
农业厅
农化
航空货运
冷氣,空调
空军
飞机
飞机工业
航空公司
联盟
宣道会
铝业
校友会
游乐园
动物医院
畜牧
动漫,动画
古玩,古董
安装
公寓
电器
评估
水产养殖
水族馆,海洋馆
档案馆
档案局
武装警察,武警
陆军
艺术
美术馆
文工团
人工智能
资产
资产管理
协会,总会
科协
拍卖
审计局
审计署
汽车配件,汽配
汽修,汽车维修
汽车销售
汽车服务
汽车制造
自治县
自治州
自治区
航空工業
婴儿用品
羽毛球
箱包
百货
烘焙坊,面包店,面包房,餅家,餅屋,餅店,饼家,饼屋,饼店,麵包坊
烘焙
芭蕾舞团
半导体
保险
包装
浸信会
酒吧
律師公會
烤肉,烧烤
理发店
篮球
洗浴,浴场,浴池
轴承
美容
美容美发
美容店,美容院
牛肉
牛肉面
单车
大数据
宾馆
生物工程
生物制药
生物技术
餅乾,饼干
区块链
血库
血液中心
锅炉
保税区
书城
书局
图书
书店
植物园
便當,盒饭
分公司,分行
品牌
品牌管理
面包
早点,早餐,早餐店
养殖,繁育
啤酒厂
砖厂
大桥,桥梁
广播
手摇饮,珍珠奶茶
佛教
佛学院
佛教會
自助餐
大厦,大楼
建筑材料
包子
包子铺
统计局
公交,公共汽车,公車,巴士
客运站,巴士站,汽车站
客运总站,轉運站
商务中心
商务酒店
商业管理
缆车
有线电视
咖啡馆
蛋糕
蛋糕店
西餅,西饼
书法
肿瘤医院
仓储
粤菜馆
餐饮
汽车租赁,租车
洗车
地毯
纸箱
娱乐场,赌场
铸造
饮食
餐饮集团
餐饮管理
主教座堂,大教堂
天主教
天主堂,天主教堂
公墓,墓园,陵园
中心
中央银行
中心医院
陶业
认证
商會,总商会
产业
充电站
慈善
慈善总会
茶业
化纤
化学工业
化工厂
棋牌,棋牌室
胸科医院
托育
儿童医院
少年宫
童装
中餐
中药,中醫藥
中医院
中餐厅
合唱团
基督教
基督教堂
传媒
厨具
教会,教堂,礼拜堂
影城,影院,电影院
电路板
市民中心
市公所
民政
民政厅
民航
民航局
土木工程
公务员
宗亲会
保洁,清洁
診療所,诊所,门诊部
云计算
俱乐部
煤矿
海巡署,海警局
塗料
咖啡
咖啡厅,咖啡店
焦化
冷链
冷库
彩印
商业
商务局
商务厅
商业银行
商业中心
商職
委员会
共产党
压缩机
音乐厅
混凝土
调味品,调味料
糖果
粥店
连接器
营造
建设银行
建设局
建筑工程
建投,建设投资
工程机械
领事馆
总领事馆
顾问
貨櫃,集装箱
继续教育
控制中心
監察院
便利商店,便利店,超商
会议中心
合作社
棉业
棉纺,棉纺织
理事会,议会
心理咨询
郊野公園
县,县立
法院
起重机
信用,信贷
信用卡
信用社
信用評級
文化协会
文化中心,文化馆
文化遗产
文化宫
文物
文化
文化传播
文化发展
文化传媒
文旅局
窗帘
幕墙
海关
报关
日报
日用品
乳业,乳品
乳制品
舞蹈
舞蹈学校
舞团
数据中心
装饰工程
民主党
口腔,牙科
牙医诊所
部门
教育署
百货大楼
设计院
甜品,甜点
甜品店
看守所
开发银行
发改委
开发区
电池
电缆
电力
电脑
电气
电网
电信
电子
地产
柴油机
点心
教区
残联
显示
远程教育
酒厂
区议会
地方法院
区政府
区公所
家政,家政服务
门业
门窗
排水
干果
饮用水
駕訓班,驾校,驾驶学校
大药房,药妆
干洗
水饺,饺子
饺子馆
免税
免税店
染整
电商,电子商务
幼教,早教
地震局
东站
生态
食用油
教育局
教育中心
教育厅,教育處
蛋业
养老
安老服務
电动汽车,电动车
电线
家用电器
电子元件
电子科技
国小,國民小學
电梯
大使馆
刺绣
急救中心
应急管理
就业服务
节能
企业
企业管理
娱乐
环境保护
环保局
环卫,环境卫生
器材,装备
装备制造
晚报
考试
考試院
考試局
交易所
交流中心
行政院
会展,展览
展览馆
实验学校
快捷酒店
高速公路
眼科医院
工厂
房地产
纺织
纺织品
农场
农会
农贸市场,菜市场
时尚
快餐
紧固件
发展
联合会
工商联
总工会
饲料
客轮,小輪,渡轮,轮渡
化肥,肥业,肥料
纤维
电影
财务,财政
财务公司
財政處,财政厅
金融中心
融资租赁
精细化工
消防
消防队
消防救援
消防处
消防站
渔业
漁會
渔具
健身
旗舰店
地板
花店,鲜花店
面粉
花卉,鲜花
美食城,美食广场
足浴,足疗,足道
足球
足球队
外事,外交
外办
外国语,外语
林场
森林公园
林产
林业局
锻造
故居
基金会
基础工程
铸造厂
自贸区
货代,货运代理
炸鸡
友好协会,联谊会
冷冻食品
果业,水果
果蔬
基金管理
殡葬
殡仪馆
傢俬,家俱,家私
服饰
期货
服装
画廊,艺廊
游戏
钢铁
钢业
高新技术
花园
成衣,时装
煤气,瓦斯
加油站
齿轮
总局
通用航空
总医院,综合医院
杂货
办公厅
地质
地质公园
礼品
女中
女子学校,女校
玻璃制品
黄金
金饰
金行
高尔夫
工贸
工业
供应链
工艺品
美食
研究生院
粮食
大饭店
大剧院
烤鱼
杂货店
光电
广告
光学
担保
招待所
公会
国际
健身中心,健身房
体育馆
发廊,髮型屋
美发
海运
航运
五金店,五金行
健康,卫生,衛生
卫生院,衛生所,衛生院
卫健委
卫生厅,衛生廳,衛生署
健保,健康保险
健康管理
助听器
供暖,供热,热力
重工业
重型机械,重机
直升机
凉茶
高等法院
高中
高铁
高新区
高科技
公路
公路工程
假日酒店
家纺
同乡会
园艺
青年旅舍
火锅
火锅城,火锅店
溫泉
旅店,旅社,旅馆,饭店
酒店管理
住房,房屋
环保
环境
化学
化妆品
互联网
人力
人力资源
人事局
货运
暖通
氢能
水电站
大卖场,量販店
冰淇淋,雪糕
移民
移民署
育成中心
孵化器
工业发展
产业投资
产业园,工业园,工业园区
工业区
工业协会
资讯
信息中心
信息工程
信息产业
新聞處
信息系统
信息技术
客栈
创新中心
检验
仪器
保险代理
保险经纪
集成电路
智能科技
城际铁路
室内设计
国际机场
国际货运
国际酒店
国际物流
国际学校
国际贸易
網咖,网吧
物联网
投资咨询,投顧
投资控股
投资管理
投信,投資信託
伊斯兰
珠寶行
珠宝首饰
首饰店
家电
家具
检测
建设
建筑
机场
机床
机电
进出口
经贸
金属
机器人
技术
计算机
集团
酒业
机械
赛马会
合资
司法院
专科学校
国中
司法局
司法厅
开发
幼儿园,幼稚园
橱柜
快递
矿业
国民党
勞工局
劳动局
劳务派遣
劳务
实验室
勞動黨,工黨
羊肉
地政局
地政總署
景观
园林绿化,绿化
激光,雷射
洗衣,洗衣店
法学院
律师协会
皮业
皮鞋
立法会
立法院
休闲
粮油
连锁
解放军
图书馆
人寿,人寿保险
轻轨,轻铁
灯具,灯饰
林业
白酒
锂业
锂电,锂电池
牧业
地税局
机车
物流中心
物流园
彩券,彩票
信义会
旅游
机械设备
机械厂
机械制造
杂志
杂志社
裁判法院
磁悬浮,磁浮
镁业
化妆
商场
管理中心
管委会
管理咨询
贸易
大理石
海事
海事局
市场
市场营销,营销,行銷
武术
武馆
烈士陵园
按摩,推拿
母婴
妇产医院
测控
肉类
肉联厂
肉制品
传播
医疗美容,医美
医学会
医疗中心
医学院
医疗器械
医疗设备
医疗保险
药监局
医保局
医疗科技
医学大学
医学
煤业
紀念堂,纪念馆
紀念醫院
男装
冶金
气象局
气象台
计量
循道衛理
卫理公会
地铁,捷运
地铁站,捷运站
小贷,小额贷款
微电子
初中,初级中学
军事
军校,陸軍官校
陆军医院
军工
憲兵
民兵
牛奶
奶粉
奶茶
矿山
矿泉水
小巴
民政部
經濟部
外交部
內政部
农业部
商务部
建设部
文化部
国防部
教育部
环境部
财政部
卫生部
工业部
司法部,法務部
勞動部
铁道部
监察部
交通部
公安部
水利部
移动
移动通信
手机
单轨
早报,晨报
清真寺
汽车旅馆
电机
監理所
機車
摩托车
模具厂
搬家,搬运
市政
市政工程
博物院,博物馆
音乐
乐器
美甲
国家,國立
國稅局
自然资源
海军
網路
网络科技
新区
新闻,新闻网
通讯社
报业,报社
报业集团
酿酒
夜市
夜总会
有色金属
农业
面馆
面店
面条
师范学院
师范学校
师范大学
北站
公证处
核电,核能
核电站,核電廠
托儿所
幼兒學校
护理
护理学院
养老院,安老院,护老院,敬老院,護理之家
天文台
海洋公园
远洋,远洋运输
海洋世界
办事处,办公室
油气
油田
奥委会
网络游戏
开放大学
歌剧院
剧团
眼鏡行,眼镜店
光缆
光纤
乐团,管弦乐团
兵器
孤儿院
骨科医院
户外
门诊
包装制品
油漆,涂料
画院
书画
纸制品,纸品
乐园
家长会
公园
停车
停车场
党
党委
党校
客运中心
客运
糕点
专利局
典当,當鋪
支付
京剧团,京剧院
养老金
养老保险
人民
人民医院
人民党
农药
宠物
宠物医院
石油化工
制药厂
药局,药店,药房
爱乐乐团
影楼,照相馆
摄影
光伏
钢琴
管道
天文馆
规划
策划
塑料制品
整形
塑业
广场
警察学院
公安厅
警务处
警分局,警察分局
警察学校
派出所,警署
政党
猪肉
港务
港务局
邮局
邮政
邮政储蓄
邮电
家禽,禽业
电力工程
发电
发电厂,电厂
发电站,电站
供电,电源
精密
精密工业
精密机械
長老教會,长老会
小學
线路板
印染
印刷厂
监狱
私立
私募基金
检察院
進步黨
物业
产物保险,產險,财险
物业管理
地檢署,检察署
省立
省政府
精神病院
心理
公共
公关
公安
公共交通
出版集团
水泵,泵业
汽车
质量监督
广播电台,电台
广电局
轨道交通
铁路局
火车站,铁路车站
牧场
燃气
大众捷运
稀土
评级
商砼
置业
房产,房屋中介
再生资源,回收
紅十字會
炼油厂
制冷
康复中心
康复医院
再保险
代表处
救援队
研究
研究会,研究會
科研院
水库
居委会
度假区,度假村,渡假村
度假酒店
菜馆,酒家,餐厅,餐馆,饭庄,饭馆
零售
大米,米业
米粉,米线
道路
烤鸭
烤鸭店
烧腊
机车车辆
索道
软件
橡胶制品
农村银行
农信社
盐业
救世軍
卫浴,洁具,衛浴
卫星
卫星通信
储蓄银行
景区,风景区
盲校
聋哑学校
商学院
科学中心
科学园,科学园区
科技馆
螺丝
海鲜
中學
中专
秘书处
证券投资
证监会
保全,保安,安保,安防
保安服务
种子
传感器
服务
污水处理
商贸
商务
设备
设计
船舶工业
航業,船务
船厂
实业
鞋店
商铺,店铺
购物中心
购物商场
首饰
水产
水处理
水电
水务
数据
川菜馆
丝绸
智慧
冶炼
小吃,小吃店
休闲食品,零食
社會局
社会保险
社会保障
社保局
社会福利
社会工作
学会
软体
软件园
太阳能
律師行
固废
歌舞团
南站
豆制品,豆業
酱油
水疗
特殊教育
特殊钢
麻辣烫
体育大学
体育用品
体育
運動中心
体育总会
体校,体育学校
弹簧
体育场
不锈钢
国资委
国务院
国有
车站
文具店,文具行
轮船
钢管
钢结构
口腔医院
石业,石材
店
学生会
工作室
留学
支行
街道
糖业,製糖
糖厂
塑胶
超级市场
监督,监管
供销社
最高法院
勘察
测绘
游泳池,游泳馆
交响乐团
乒乓球
跆拳道
裁缝
人才
道教
道观
税务
国税局
出租汽车,出租车,的士,計程車
茗茶,茶叶
茶园
茶楼,茶馆
茶餐厅
茶坊,茶室
师专
技术学院
技工学校,技校
技术开发
科技园,科技园区
技术服务
特钢
电讯
电视
电视台
佛寺,寺院
网球
码头,航廈,航站楼
测试
检测中心
剧场,剧院,大戲院,戏院
主题公园
神学院
火电,热电
天然气
铁路
瓷砖
时报
轮胎
钛业
烟草
通讯
铜业
工具
观光
觀光署
旅游局
旅游开发
投资
乡公所,镇公所
玩具厂
行业协会
工会
商行,贸易行
交易中心
中医,中医药
交警,交通警察
培训,訓練
培训学校
有轨电车,电车
变压器
翻譯,翻译
交通运输
运输署
交通局
交通厅
交通投资
旅游服务
钨业
隧道
补习班,補習社
内衣
工會
联合
城市建设,城建
都發局
城市投资,城投
城市管理
城管局
城市规划
都市更新
度假
阀门
蔬菜
素食
素食馆
车辆
创业投资,创投
退役军人
兽医
兽医院
别墅
村镇银行
村委会
醋业
职业学院
职业教育
高職
职业学校
职业培训
义工联
外贸
网络
仓库
垃圾处理
手表
水务局
水利
水厂
水利署
水利局
水利厅
水務署
供水,給水,自来水
防水
财富
财富管理
氣象局
婚庆
婚纱
婚纱摄影
周刊
焊接
福利院
西站
西餐
西餐厅
湿地公园
批发
风力发电,风电
红酒,葡萄酒
洋酒
酒庄
妇联
女装
雲吞,馄饨
木业
毛纺
作坊,工坊
作家协会
橡胶
线缆
鞋业
新华书店
信托
游艇
游艇会
眼镜
药业
仪表
医疗
影视
影业
饮料
印务
银行
医药
瑜伽,瑜珈
青少年,青年
共青团
园林
运输
造纸
证券
针织
制品
制药
纸业
制衣
制造
钟表
装饰
装修
珠宝
资本
自动化
锌业
自行车
咨询
动物园
租赁`;
export const loanwords: string = `word
AaBbleCroadBcademiaHcGyCceleratorEntEssGoriesIyDountHingCeChillesCousticCroCtDionEveFityDorFsBdCagioDptCidasCultCvanceHdFtageGestDentureErtisingDiceEsorHsHyBeroEbicsEspaceCstheticBfricaGnCternoonBgapeDteCencyEtDsCriEcultureDoBidCmCrDconEraftDlineHsDportDwaysBladdinDrmDskaCbaEtrossDumCexEanderHreIiaCgoErithmCiveClD_in_oneDegroDianceCmondCohaCpenDhaFbetDinaFeDsCsaceCtairDoCumiFnumCwaysBmandaDzonCbassadorDerDitiousCenityDricaHnIoDthystCiDeDgoFsCorEeDurCsterdamCuseFmentBnalogEysisGtFticsCchorCdDanteDersenGonDreEomedaCgeElFaFinusFsDleCimalGsFteGionEeCnaDeExDiversaryCswerCtDennaDhonyDiEqueHsDonioBpartFmentChroditeColloCpDarelDleEicationFedDsBquaEmarineEriumHsBrabEiaGnDratCcDadeFiaDhEeryEitectJsJureFveHsDticCeaDnaDsCgentGinaCiaDesDzonaCmDandDorDsDyCnoldComaFtherapyDundCrowCtDemisDificialDsBscendFtCiaEnFaCpectCsembleHyEtFsDistGantDociateJsIionGeErtCtraEoBtCelierChenaFeFsDleteGicIsClantaGicHsEsComCtackDractHionBubergeCcklandDtionCdiEoDreyCroraCstraliaFiaCtoEmationFobileGtiveDumnBvalonDnceEtFiCenueDxCiationCocadoBwardBxiaDsBzaleaCulCzurriGoAbBabyCcchusDhDkDonCdmintonCeminCgDelDsDuetteCkerFyClanceDiDlEetEoonCmbiFniGoEooCnanaDdDgkokDkEingDnerDquetCrDbaraEecueFrGsDcelonaDgainDonDrelCseEballDicFsElicoEsDketGballEinrobbinsCtDhDteryEingCumkuchenCyDsideCzaarBbqBeachDdsDmsDnEpoleEsDrEingEsDtEriceDuEteFifulFyCdD_and_breakfastDdingCefDrDtleCgoniaCigeDjingClcDgiumDlEaEissimaEoDtCnchDefitDjaminDnigansDtleyDzCrlinDriesEyCstCtaDhelDterCverageBhcBiancaFoCbleCcycleCennaleCgCjouCkeClliardIsFonCnggraeEoCoDlogicsDscienceDtechHnologyCrchDdEieEsCscuitDonDtroCtDsCzBlackDdeDncFheDuCendDssCindDtzCockFchainFsDgDomDssomCueEberryBoardDtCbCdyCilerCleroDtCmbCnDbonDdDheurDjourEukDusCokEsDmDstFerDtsCracayDdeauxFrDyungCschDsDtonCttleGrsFingCulangerJieEevardDndDquetDrgogneDtiqueCwlingCxDingCyDsBrainFsDnchEdFingFsDsiliaEsFerieDvoDzilCeadEkfastDezeDtagneDweryEingCickDdalEeEgeDghtDllianceItDstolDtainEishCoadcastJingFwayDkerDnzeDoklynDtEherHsDwnCuceDnchDsselsBubbleCdapestCffaloEetCildFerHsFingCllEetEsCmpCnnyConoCrberryDgerGkingEundyCsDinessCtcherDlerDterGflyEonCyerFsByCronAcBabDinDleCcaoCdillacCesarCfeCinzDroCkeClbeeDiforniaDlDmCmbridgeDelliaFotEraDpEaignFnaGellaGulaEingEoEusCnDaanEdaFianElEryDcerDdiesEleEyDoeEnDtabileEinaDvasDyonCpDcomDitalDpuccinoDricornDsEuleDtainCrDamelEtEvanDbonDdDeEerDgoDibbeanDmenDnavalEivalDouselDpetDriageEotEyDsDtierCsaEblancaDeDhDinoEoEtaDsiopeiaDtelloEingEleDualCtDalogDeringDhedralEolicDsBebuCdarCllEoEtrionCmentCnterEralFeGvilleFoEuryCramicHsDemonyEsDisierDtoBhainErDletElengeJrDmberEpFagneFionDnceEelEgeEnelEsonDpelDracterEgeGrFingElesFieFotteEmingDtEeauFraiseEnoirCeckF_inDerEseEtahDfDmicalIsDrryDstnutDvroletCicEagoEkenDefDldFrenEeDnaEeseDpEsDroCocoFlatIeIierDiceDng_kun_dangCristineGmasDonoGsCungjungoneDrchBiaoCelEoCgarFetteCnderellaDeEmaGsEplexDnamonDqueCrcleEuitCscoCtizenDronEusDyCvicElBjBlaireDrkDssFicHalHsCeanFerHsFingErDopatraDverCickDmbFingDnicDpCockDsedFtDthingDudDverCubBncBoachFingDstFalDterEingCbaltDraCcktailDoEaEnutHsCdeDingCffeeGhouseCiffureDnClaDdDlaboHrationEectHionKsHorJsFgeDombiaErFadoFfulFsDumbiaGusCmDbiEoDetDfortDicFsDmerceHialEitteeEunicationNsHtyDpactFnyFssEleteEoFnentFseGiteEressorEuterIsGingCnceptFrtHoEiergeEreteDdoFminiumFrDfectioneryFrenceEidenceFserieDnectHionHorDradDsoleFrtiumEtructionEulGtantKsHingDtactFinerEentHsFstEinentJalErolHlerHsDvenienceGtionFrseGterCokEieGsFngDlEerDpCpenhagenDperDyCralDeEeDnEerDonaDpEoFrateIionDridorCsmaxEeFticIsEicEoFsDtEcoCtonDtageEonCugarDncilEtryFyDpangEonDrseDtureGierCverCwDayDboyDorkingCzyBrackDdleDftFsDnberryEeDzyCeamFeryEteFionIsGveForHsDditEoDmeDpeDscentEtDwCimsonDspCocodileDissantDssFingFoverFroadDwnCuiserFingCyoDptoDstalBuCbaDicCckooCisineCltEuralGeCoreCpCreDryDtainCstomGerGsCtDeDterEingByberCcleEingEoneAdBaelimDsangDwooGngChliaCieiDlyDoDshinEoCllasCnceEingDielCrlingDtsCshCtaEbaseDeCvidFsonEnciEsCyDsBbBeCalerDrCbutCckDoErFationCepClhiDiEcaGtessenFiousEghtEveryDtaDuxeCnimDmarkDny_sDtalDverCpartmentDotCsignGerIsGsDkDsertCvelopHerHmentDiceGsElBiaDgnosticKsDlogDmondDnaDryCceCeciDtCgitalCnerDingDnerDosFaurCorCrectGionGorCscEoFuntFverIyDhDplayDtributionJorLsCvaDeErFsDingEsionBnaBo_it_yourselfCctorDumentCgDsClceDlEsDphinHsCmainDeDinoCngkukEsuhEwonDkiDutCorEsDsanCrmitoryCtCubleDghnutDtorCwnBraftDgonGflyGsDmaDwCeamFsDssCillingDnkFsDveF_thruFrEingConeDpEsCugEstoreDmEsCyBualCbaiCckCeCkeCnkinCoCtyBynaEmicHsFoEstyCsonAeBagleFsCrthCstEernDyBchoClipseCoDlogyDnoFmistGyBdelweissDnCgeCitEionEorGialDyaCuDcationJalCwardBffectDicientBggCyptBightCsaiBlanEdCectricIaGoHnIicKsDganceGtDmentHaryHsDphantDvatorEenCfCiseDteBmartCblemCeraldFudeEgencyCilyCmaEusCotionalCperorDireDloymentBncoreCdlessCergyCgDineGerIingIsDlandEishCsembleCterFpriseKsFtainmentCvironmentBosBpochCsilonBqualDityBricCosBscalatorDortCpanaDoirDressoEitCsentialCtateDheticDrellaBternalFityChiopiaDnicCoileCudeBurasiaDoEpeBveDningEtDrEestEgreenElandEyFdayFthingColutionEveBxactCcaliburDeedElFlenceItDhangeDiteFingCeDcutiveDrciseChibitionCpertDlorerDoErtDressCteriorDraEemeByelashDsAfBabricGaCceEbookDialElitiesHyDtorGingGyCirEiesEyClconCmilyCntasiaGyCrmEerGsEsCshionDtCtherBederationCedDlEingCliceFiaGtyDlowGsCmmeCnceCrdinandDrariEyCstEaEivalCteBiberCeldFerFsDstaCghterHsDureCjiClleDmEsDterCnanceGialDeDishDlandCoreCreEnzeDstCshEermanEingCtDnessDtingCveCxBlagEsDmingoDreDshDtDvorCeetDurDxEibleCightCoatDorDrEaFlEesEidaFstDwEerGsCuidDteCyingBocusCntaineCodEiesEsDtEballCrceDdDestGryEtEverDkDmEalFtionEulaDteEunaGeDumDwardCundationFryEtainCxBragranceDmboiseEeFsDncaiseFeGscaFhiseFisEkFfurtFlinCedDeEdomEzerDightDnchDshCidayDendGlyGsHhipCogDntFierDzenCuitierFsBuelCkuokaCllCnctionDdEingDnyCrDnitureCsionCtsalDureAgBaiaDnClDaExyDileeDleriaGyCmeErFsEsEvilDingDmaCrageDconDdenGerGiaHngGsDlicDnetCsDketDolineCteEauEwayCugeBearEsClateriaFoDbCmDiniDsCnDeralGtionKsFicEsisEticsEvaExineDiusDomeDtleGmanCoDlogyDrgiaCraniumDmanGyCtBiantFsCftCgaEsClbertCngerCorgioCraffeDlEsBlamorousEpingDssFesCobalDriousEyDveEisBoCalDtCghCldEenDfEzoneCobneDdEsDgleDseCrdonDillaCurmandFetCvernorBraciaGsDdeDinDnadaFryEdFeEiteDpeEhFicHsDtinDvityDzieCeatDeceEnF_crossCidDffinDllDpCoomingEveDundEpDwEingEthCunBsBuamDranteeEdCcciCestFhouseCideDldDtarClliverCstoBymDnasticJsAhBabitFatCdesCirDtaiCllEelujahCmDburgHerDmerCndEballEleEmadeEsEyDgerDjinDkook_tireDmiDnaDoiEnDssemDwhaCppinessEyCrborDdEwareDmonicGyDpDvardEestCtCvanaCwaiiGanDkEsBeadElineDlthGcareGyDrtFfulFsDtEerDvenCidelbergDghtsDmDnzClicopterEosDloDmetDpEerDsinkiCnryCraEldDbEsDculesDitageDmesDoEesCungkukCxaEgonBibiscusCghEnessEwayCkingCllEsFideFtateEtopDtonCmalayaInErtCreCstoryCtDeEchDsCveBobbyCckeyCkkaidoCldingHsDidayDlysFwoodCmeEplusEsDmeCndaDeyDgkongDoluluCpCrizonDseCsannaDpitalIityDtelEingCtD_dogDdogDelFsCurDseEingEtonBubCmanFityCndredDgaryDterEingByattCbridCdraulicsEoFgenCnixCosungCperCundaiAiBceDcreamConBdCeaElDntityBglooBkeaBldongCjinCluminationEsionFtrationJorBmageEineGgCmanuelCpactDerialDlantDortDressionDulseBncaDhDorporatedDubationHorCdependentExDiaFnGaEgoDonesiaDustriaJlIesHyCfiniteHyDoErmaticsJonDraCitiaGlGtiveCkCnDerDoEtekEvationKsIveHorCsideEghtDpectionEireDtantEituteErumentKsDuranceCtechEgralHteJdGityElFligenceKtErFactiveFcontinentalFiorFnationalGetFparkCvaderDestGmentKsGorIsBonCtaBparkBranCelandCisEhConBsabelleClandGsCmCraelCtanbulBtCaliaGnEyCemBvoryCyBzakayaAjBackEetEpotCdeCguarCmDaicaDesCnusCpanFeseCvaCzzEyBeanEsCllyCnniferCrusalemCtCwelFerFryFsBillCnroDsBobChnEsonCintCkerCnesCurnalHistFeyCyDfulBuiceEyClietCmboDpCngleDiorDkDoCpiterCstEiceAkBakaoCngarooCraokeEteCyakBbBccBebDabCepEerCioClloggCnsingtonDtuckyDyaCyDenceDsBiaCckCdDsCmchiCndergartenDgEdomEsCoskCssCtDchenDtenEyCwiDoomBnifeDghtsDtCowledgeBoalaCbeCdakCeiClmarDonCokminCreaFnCseBraftonBtBumhoByoboDchonDtoCungdongAlBaCbDelDoratoriesJyDsCcrosseCdderDiesDyCgoonCkeEsideCmbEdaDpCncasterDdEmarkEscapeDguageDternCpisCserDtCtteCundryDrelEierCvenderCwrenceCyerCzuliBeCaderGsEingDfDgueDrningDseEingDtherHsDvesCdCeCftCgacyEtoDendDgingsDoCisureCmonCnsCoDpardCssonCtsDterCvelCwisCxusBgBiaisonCberalFteGyDraFryEeCcenseCfeEstyleDtCghtFingFningFsCkeClyCmeDitedDousineCncolnDeEnErEsDgerieDkEsConEsCpCquidEorGsCsaDbonDtCttleCveElyErpoolDingBoanCbbyDsterCcalDk_and_lockEerCdgeCftCgDiEcFalEsticsDoChasCndonCokDpCpiaCs_angelesCtionDteFriaDusCuisDngeDvreCveElyCyaltyBsBuckEyCmberDiereEnaFousCnaErDchCxeDorDuryByonAmBacaronDbethDhineHryDroCdameDemoiselleDonnaDridCeilCgazineDicFalFianDnaEetGicsEoliaEumCharajaCilDnEtenanceDsonCjesticGyCkeErEupClaysiaDdivesDlEsCmaDmaEothCnDagementGrDchesterDdoDgoDhattanDiaFcElaDsionDufactureKingCpDleDpingDsCrathonDbleDchFeEopoloDeDgheritaDiageEnaFeGrsEonetteEtimeDkEetGingDrakechEiageFottEonDsEeilleDtEinCsalaDkDsageDterGsCtDchFingDeErialIsFnityEsDrixDureCuiCverickCxDiEmumCzdaBcdonaldsBeCalDtCchaFnicIalIsFtroInicsCdalFlionDiEaEcFaGlGreFineEpostEterraneanExDytoxCgaEneCisterClbourneDodyEnCmberGsDoErialGesFyCnDsDtalEorDuCrcariEhandiseKingHtEiDidianEtzDlinCssageEeFngerCtaElFsFworkEverseDeorErFsDhodDricsEoFpolisJtanCxicanHaFoBiamiCchaelEelinEiganDkeyDroFscopeGoftCdDdleDnightClanoDitaryDkDlEenniumEingFonCmosaCndDeralFvaDiEmumEngDorDtDusCoCracleEe_assetEgeDrorCssEionDterCtchellDtCxDerDiBobileFityEsCchaCdaDeElFsErnDuleCldEingCmDentCnacoDdayEoDetEyDgolGiaDitorDkeyDoDsieurEterDtEagneFnaEblancEeFreyFssoriEhlyErealCodDnCreDganDningDoccoCsaicDcowDtCtelDherGsDifEonEvationDorFcycleFsCulinDntainDseEseCveDieEngBrsBugCltiCnchenDdoDichCscleDeEeEumDhroomDicFaGlEkEnsaDtangByCselfDteryEicAnBagoyaCilCmcoDeDyangCncyDoCpoleonFiCrrativeCtionGalEveDuralFeGlCverDiEenEgationHorDyBcsoftBederlandCedEsClsonCneCoDnDwizCpalDtuneCroCstEleCtDflixDmarbleDworkHsCuroDtralFonCvadaCwD_yorkEzealandDsEisDtonCxenDonDtDusBiceDkelDoleCghtCkeDonCnaDeCssanBoCahCbleCirCnghyupEshimConCrdicDmalFnGdieDthFernDwayEegianCteCvaDelFtyDotelBuclearCmberCrseFryEingCtDritionDsBylonAoBakCsisBbeliskCicCjectBccidentalCeanFiaCiCtagonDoBdinCysseyBfCfDiceGtelFialDsetBilBkCayCinawaBliveFrCympiaGcFusBmegaDletteCicronCniEbusCronBnCeD_stopDsCionClineDyCyxBpalCenEingDraCinionCticFalFsEmaFumEonsBracleDngeCchardEestraEidCderCegonCganFicHsGzationHeCientGalDginGalIsDonBsakaCcarCloCteriaBttoEgiBurCtDbackDdoorHsDletDsideEourcingBvalCenDrBwlCnerFsBxCfordBysterApBacificDkEageGingEingCgeCikDntClDaceEisDdoDetteDmCnasonicDcakeDdaEoraDelDoramaDsyDtherCpaEyaDerDillonCradeFisHeEllelEsolDfaitEumDisF_baguetteFienneDkEingEsFideDrotDtE_timeEnerHsEsEyCssEageEionHeEportDtaCtchworkDioEsserieGierDrickDternCulCvilionCyDmentHsBcBeaceFfulEhEockDkDnutDrlFsCdalCgasusClicanHaCnDcilDguinHsDsionDtaCopleCpperGmintDsiCrfectEormanceEumeDidotEodDleDmDseusEiaEonGalDuCtDerDitFeDroleumDsCugeotBhantomDrmaGceuticalOsHyDseCiladelphiaEharmonicEippineKsGsCoenixDneDtoFgraphKyFnGicsCuketCysicalGsFoBianoDzzaCccolaGoDkDnicDtureHsCeDrrotCgDeonDgyClatesDotCnDeEappleDkDocchioConeerCpeElineCratesCtchCxelCzzaEeriaBlaceDinEsirDnEetGariumEnerFingEtDsmaEticHsDteEformEingGumEoDyEerGsEgroundDzaCeaseFureCumDsDtoBneumaticBocketCintFsClandErFisDicyDyEmerCmmeCnteDyColCpDeyesDlarDpyDularCrkDscheDtEaFbleFlEeEfolioElandEoEraitEugalCscoDeidonDitionGveDtEerCtDatoDentialDteryCundCwderDerFsBracticeDdaDgueDhaCeciousFsionDferenceDmierHeFumDschoolEentHationEidentEsEtigeDttyDviewCiceDdeDmaFryFveraEeEoEusDnceGssEtFerFingDorityDvateCoDcessHingHorDduceHrGtHionKsHsDfessionalMsEileDgramHmingFessIiveDjectHorHsDlogueDmoFteGionDpaneEellerFrtiesHyDtectHionFinEoFnDvenceEideHrCugioBubDlicGationGityFsherJsHingCddingClmuoneDseCmaDpEkinCnchDkCppyCreDityDpleCzzleByramidCthonAqBualityDntumDrterGtFzDtreEtroCebecDenFsDstFionCickDltDntetArBabbitCceErDhelDingDketCdarDialFtorEoCilEwayDnEbowEyDsinCllyCmadaDenCnchDdomDgeFrGsDkCphaelDidFeCreCspberryCyBeachEtionForDlEityEtyCbornCcipeDordGingGsEveryDruitHingHmentDycleGingCdCfineFingDleFctionDormDreshCgencyFtDinaEonGalDularChabiliItationClationIsExFationEyDeaseCmakeDedyDodelingEteCnaissanceEultDeEsasEwFableGlDovationDtE_a_carEalCpairDortCscueDearchDidenceIiaHtialEnDortGsEurceIsDponseDtEaurantDultCtailGingDroDurnCuseCveDiewDolutionBhythmBibbonCchEardEeDohCdeErFsDingCngEer_hutEsCseDkDtoranteCtaCverFsideDieraBoadDstFerHsHyFingCbertGoDoEtFicsCck_n_rollEetEyCgerChmCjoClandDexDlEerCmaEnFceFticDeCndoCofDmEsDsterDtEsCpeCsaDeEsDsoCtaryCugeDndF_oneDteCyDalBubberDyCgbyCnDnerGsEingCshDsiaDticAsBabrinaCddleCfariDeEtyCgeCharaCigonDlingEorDntDpanDsonDzeriyaCjoCladDeEsDmonDonEonDtDuteCmDchullyDpleCn_franciscoDctuaryDdEalEraEwichEyDtaEeEoriniCpienceDphireEoroCraCshCtelliteDinDurdayFnCuceDnaDsageCvannaDeDonBcaleDnEdiaGnaviaLnDrfEletCenarioEeCheduleEmeDolarEolDwarzCienceHsFtificCooterDpeDreEpionDtlandEtDutCrambleDeenGingEwDiptCubaDlptureBeagullDhDlDrchDsideEonGsDttleCcomEndDretDtionEorDureFitiesHyCedClectGionDfE_serviceCmiconductorNsEnarDpioCniorDsationEeEorCoul_milkCrenadeDiesEousDverEiceHsCssionCtDteDupCvenFthDillaCwingCxyBhabuDdeEowDkeDlomDmpooDnghaiDpeDreEkFsEpCeepDllEterDratonCieldDftDllaDneEhanEsegaeDpEpingDrtsCoeEsDpEperFingDrtDtDwEaEerEroomCrimpCuttleBiciliaCdeEcarCemensDnaDstaCgmaDnEalFtureEoraEsClenceFtDhouetteDiconHeDkDverEiaCmonDpleDulationHorCndbadDgaporeEerEleCriusCsterGsCteCxCzeBkCateFboardCetchCiDllDnDrtCyDlakeFrkBlashCeepCideDmCotDwBmallDrtFphoneDshCileFgateDthCokeDothGieBnackDpCeakerHsCiperCowEboardBoapCccerDialEetyDksDratesCdaCfaDiaDtEbankEwareClarDdierDeEilDidDoDutionIsCnarEtaDgDicDyCrbetDrentoCulDndFsDpDrcingDthFernDvenirBpaDceFshipDghettiDinDnishDoDrkFleErowCcCeakerDcEialHistHtyEtrumDedFyChereCiceEyDderDkeDnDralEitGsClashCongeDonDrtsDtCrayDingGsFtBquareEshDidBsangyongBtableDdiumDffFingDgeDinlessDmpDndFardDrEbucksEsEtFupDteFsEionEusDyCeakFhouseEmDelDmDpEsDveFnCickCockFholmDneFsDrageEeEiesEmEyCraightEtegicHyEwberryDeamEetEtchDikeEngEpeDongDuctureCudentEioGsEyCyleFsEingFshGtBubwayCccessCgarChyupCitEsCmmerEitCnDdayDflowerDnyDriseDsetEhineCperFmarketDplementFierFyEortHerDremeCrfEerEingDgeryDpriseDveyCsanDhiDtainableBwallowHsDnCedenDetFsCimEmingDngDssDtchGgearCordBydneyCmbolDphonicHyCnapseDergyDthesisGticCsmexDtemGsAtB_shirtBabDleCcoEsDtEicsCekwangCgChitiCilorGedDtoDwanCkara_tomyDeoutClentGsDkCngoDkCpDeCrgetDtCskDteCuDrusCvernCxDiBeamCchEnicHaIlHsGqueFoGlogiesKstJyGsEwinCddyCleEcomEphoneEscopeEvisionCmpleEoCnDnesseeEisDorDtCquilaCrmEinalDraFceDumoCstEingCxDasDtileEureBhaiElandDnksCeDaterFreDmeDoryDrapeuticsGistGyEmalFoDtaCinkingDrdComasEsonDusandCreadEeCunderDrsdayBicketCdeCffanyCgerFsCleCmDberDeEsDingCnaCreCtanFiumBo_goCastCbaccoCdayCgetherCkenDyoCmDatoDorrowCnerDgyangDicDkatsuDyColEingEsCpDazDicsDsCrchDinoDnadoDontoCscanaDsCtalCuchDghDrEismGtEmalineEsDs_les_joursCwerFsDnCyDboxDotaDsBraceFrEyDdEeFrGsEingFtionDfficDilFerEnFerFingDmEpolineDnsFferGormerFitFportDpDttoriaDvelGerCeasureEtFmentDeEsDkkingDndCialEngleEthlonDckDmEmingDnityDoDpEleDumphCoisDnEicsDphyEicalCuckFingDeDmpetDstDthCyBubeCesdayClipDly_sCnaDeDingDnelCrbineEoDkeyEiyeDnDquoiseDtleCtorCxedoBwelveCinEsDstDtterCoDsomeBypeAuBbiquitousBdonBkraineBltimaGteDraFsonicBmbrellaBnderFwearCescoCiDcefEornDformDonDqloEueDtEedEsEyDversalHeHityCoBpCperCsilonBrbanBsedDrBtilityCopiaAvBacanceDcineDuumClentinoDhallaDkyrieDleeFyDorDueFsDveCncouverDguardDillaCrietyBectorCgaEnEsDeEtableChicleCloursDvetCndingDetiaEziaDiceDtureHsDusCrdeDitasDonaDsaillesEeEionDtexCterinaryBialeCctorianGyCdeoCennaDtnamDwCkingCllaFgeGgioCnoDtageColaEetEinCpDsCrgoDidianDtualCsionDtaDualCtaElFityEminCvaEceDianEdEenneDreBodkaCgueCiceClkswagenDleyballDumeEnteerDvoCrtexCyageGrAwBaferDfleCgonCikikiClesDkEerEingDlEetDnutDterEzCrdrobeDehouseDmDriorHsDsawCshCtchFesDerCveCyDsBeCarDtherCbCddingDgeDnesdayCekEendElyCightDssClciaEomeDdingDfareDlEbeingEnessDtCmadeCndyCstEernEinEminsterBhaleCeelFsCiskeyFyDteColesaleBideCenCldDlEiamHsEowDsonCnDdEowGsEsorEyDeEryDgEsDkDnerGsDterCreElessCsdomDeDhCtDchDhCzardBolfCmanDensCnderfulGlandCodEsEyDlDriCrdEsDkEerGsEingEoutEsFhopDldFwideBrestlingCiterAxAyBachtCkultCrdBearCllowCsDterdayBmcaBogaDiyoDurtCnexCrkCungFoneDrDthBuantaChanAzBebraCnshoCroCtaCusBigbangConCpperCrconBoffCneCoDmBurich
e:,에이
e:buru,에이블
aburo:do
akademia
akademiQku
akademi:,아카데미
액셀러레이터
akuseNto
akusesu
akusesari:zu
akusesari,akusesari:
akauNto
akauNtiNgu
e:su,에이스
akiresu
ako:sutiQku
아크로
akuto
akushoN,액션
akutibu,akutivu,액티브
akutibiti
akuta:
akuta:zu
ado,애드
ada:jo
adaputo
아디다스
adaruto
adobaNsu,adovaNsu
adobaNsuto
adobaNte:ji
adobaNtesuto
adobeNcha:,adoveNcha:,어드벤처,어드벤쳐
adobataijiNgu,애드버타이징
adobaisu
adobaiza:,어드바이저
adobaiza:zu,어드바이저스
adobaizari:,어드바이저리
earo,에어로
earobikusu
earosupe:su,에어로스페이스
에스테틱
afurika,아프리카
afurikaN
afutanu:N
아가페
age:to
e:jeNshi:,에이전시
에이전트
e:jizu
aguri
agurikarucha:
aguro
e:do
e:mu
ea,ea:,에어
에어컨
eakurafuto
earaiN,에어라인
earaiNzu,에어라인스
eapo:to,에어포트
eaue:zu
arajiN
ara:mu
arasuka,알라스카,알래스카
aruba
arubatorosu
arubamu
areQkusu
arekisaNda:,arekusaNda:
arekusaNdoru
arekusaNdoria
arugo
arugorizumu
araibu
o:ru
o:ruiNwaN
areguro,알레그로
araiaNsu,얼라이언스
a:moNdo,아몬드
aroha
arupeN
arufa,arufa:,알파
arufabeQto
arupina
arupaiN
arupusu,알프스
aruzasu
arutairu
aruto
arumi
aruminiumu,알루미늄
o:ruue:zu
amaNda
amazoN,아마존
aNbasada:
aNba:
aNbishasu
ameniti,ameniti:
amerika,아메리카
amerikaN,아메리칸
아메리카노
amejisuto,ameshisuto
ami
ami:
ami:go
ami:gosu
amo:ru,아모르
amo:re,아모레
amu:ru,아무르
amusuterudamu,암스테르담
amyu:zu
amyu:zumeNto
anarogu
anarishisu
anarisuto
anaritikusu,애널리틱스
aNka:
aNdo,앤,앤드
aNdaNte,안단테
aNderuseN
aNda:soN
aNdore
aNdoromeda
aNju
eNjeru,eNzeru,에인절,엔젤
aNjera
엔제리너스
eNjeruzu
aNguru
animaru,애니멀
animaruzu
anime:to
anime:shoN,애니메이션
anime
aNna
aN
aneQkusu
aniba:sari:
aNsa:
앤트
aNtena
aNsoni:
aNchi
aNti:ku,앤티크,앤틱
aNti:kusu
aNtonio
apa:to
apa:tomeNto,아파트
afurodi:te
aporo,아폴로
apuri,앱
apareru
aQpuru,애플
apurike:shoN
apuraido
앱스
akua,akuwa,아쿠아
akuamariN
akuariumu,아쿠아리움
akuariasu,akueriasu
아랍
arabia,아라비아
arabiaN
아라랏
a:ku
a:ke:do
arukadia
a:chi
a:cheri:
a:kitekuto
a:kitekutsu,아키텍츠
a:kitekucha,아키텍처
a:kaibu
a:kaibusu
a:kutiQku,아틱
eria,에어리어
ari:na,아레나
aresu
arujaN
aruzeNchiN,아르헨티나
아리아
ariesu
arizona
a:mu
arumaN
a:ma:
a:muzu
a:mi:
a:norudo
aroma,아로마
aromaserapi:,aromaterapi:
arauNdo
aro:
a:to,아트
arutemisu
아티피셜
a:tsu,아츠
aseNdo
aseNto
ajia,e:jia,아시아
ajiaN,아시안
아시아나
asupekuto
aQseNburu
aseNburi
aseQto,에셋
aseQtsu,에셋츠
ashisuto
ashisutaNto
asoshie:to
asoshie:tsu,어소시에이츠
asoshie:shoN
asoshie
aso:to
asutora
asutoro
aQto
atorie,아뜰리에,아틀리에
ate:na,atena,아테나
atene
아테네
asuri:to
asurechiQku,asuretiQku
asuretiQkusu
atoraNta,아틀란타,애틀랜타
atoraNtiQku,아틀란틱
atoraNtisu
atorasu,아틀라스
atomu,아톰
ataQku
atorakuto
atorakushoN
o:beruju
오클랜드
o:kushoN,옥션
아우디
o:dio,오디오
o:dori:
auro:ra,o:rora
o:sutoraria,오스트레일리아
o:sutoria,오스트리아
o:to,오토
o:tome:shoN,오토메이션
o:tomo:biru
o:tomo:tibu,o:tomo:tivu
o:tamu
abaroN,avaroN
abaNse
abaN
avaNti
abenyu:,avenyu:,애비뉴,에비뉴
e:beQkusu
abie:shoN,에이비에이션
abokado
awa:do
akushia
akushisu
azarea
azu:ru,아줄
azu:ri
azu:ro
bi:,비
be:bi:,bebi:,베이비
baQkasu
바흐
baQku
be:koN
badomiNtoN,배드민턴
배민
baQgu
베이글
baQgusu,baQguzu
바게뜨,바게트
be:ka:
be:kari:,베이커리
baraNsu,발란스,밸런스
bari,발리
bo:ru
baree,발레
baru:N
baNbi
baNbi:ni
baNbi:no
baNbu:
banana,바나나
baNdo,밴드
baNkoku,방콕
baNku,뱅크
baNkiNgu
bana:
baNkeQto
ba:,baru
ba:bara
ba:bekyu:,바베큐,바비큐
ba:ba:,바버
ba:ba:zu
baruserona,바르셀로나
ba:geN
baroN
bareru
be:su,베이스
be:subo:ru,베이스볼
be:shiQku
be:shiQkusu
bajiriko
be:shisu
basukeQto
basukeQtobo:ru,바스켓볼
배스킨라빈스
baQto
바스
baQteri:,밧데리,배터리
baQtiNgu
ba:muku:heN,baumuku:heN
be:
be:saido
baza:,baza:ru
비비큐
bi:chi,비치
bi:zu
bi:musu
bi:N
빈폴
bi:Nzu,빈스
bea,bea:,베어
beariNgu,베어링
bea:zu,베어스
bi:to
beatori:che
bo:
bo:te,보떼
byu:tifuru,뷰티풀
byu:ti,byu:ti:,뷰티
beQdo,베드
beQdoaNdobureQkufasuto
bediNgu
bi:fu,비프
bi:ru,bia,비어
bi:toru
begonia
be:ju
베이징
beruku
berugi:,벨기에
beru,벨
beQra,bera,벨라
beriQshima
beQro,벨로
beruto
벤치
benefiQto
beNjamiN
베니건스
벤틀리
벤츠
beruriN,베를린
beri:zu
베리
besuto,베스트
be:ta,베타
베델,벧엘
beta:
bebareQji,bibareQji
비에이치씨
biaNka
biaNko,비앙코
바이블
바이시클
비엔날레
biQgu,빅
biju:
baiku,바이크
biriya:do
빌리어드
birioN
빙그레
biNgo
baio,바이오
바이오로직스
바이오사이언스
baioteQku,바이오테크,바이오텍
baiotekunoroji:
ba:chi
ba:do,버드
ba:di:,버디
ba:zu
bisukeQto,비스킷
baisoN
bisutoro,비스트로
biQto
biQtsu
bizu,비즈
buraQku,블랙
bure:do
buraN,블랑
buraNshu
burau
bureNdo
buresu
블라인드
buriQtsu
buroQku,블럭,블록
buroQkuche:N,블록체인
buroQkusu
burogu
buru:mu
buroQsamu
buru:,블루
buru:beri:,블루베리
bo:do,보드
bo:to,보트
bobu
bodi,bodi:,바디
boira:,보일러
borero
볼트
bomu
boN
boNboN
boNdo
bonu:ru
boNju:ru,봉주르
본죽
bo:nasu
buQku
buQkusu,북스
bu:mu
bu:suto
bu:suta:
bu:tsu
보라카이
borudo:,보르도
bo:da:
보령
보쉬,보슈
bosu
bosutoN,보스턴
botoru,보틀
botora:zu
botoriNgu
bu:raNje
bu:raNjeri:
bu:ruba:ru
bauNdo
bu:ke
burugo:nyu
butiQku,부띠끄,부티크
bo:riNgu,볼링
boQkusu,박스
복싱
bo:i,보이
bo:izu
bure:N,브레인
bure:Nzu
buraNchi
buraNdo,브랜드
buraNdiNgu
buraNzu,브랜즈
burajiria
burasu
buraQsuri:,burasuri:
bura:bo,burabo:,브라보
burajiru,브라질
bureQdo,브레드
bureQkufa:suto
buri:zu
buruta:nyu
buruwari:,buryuwari:
buru:iNgu,buryu:iNgu
buriQku
buraidaru
buraido
buriQji,브리지,브릿지
buraito,브라이트
buririaNsu
buririaNto
burisutoru
buriteN
buritiQshu
buro:dokyasuto
buro:dokyasutiNgu,브로드캐스팅
buro:do:e:,브로드웨이
buro:ka:,브로커
buroNzu
buruQkuriN,브루클린
브로트
buraza:
buraza:zu
burauN,브라운
buru:su
브런치
브뤼셀
baburu
부다페스트
baQfaro:
buQfe,byuQfe,부페,뷔페
birudo,빌드
biruda:,빌더
biruda:zu,빌더스
biru,birudiNgu,빌딩
buru
bareQto
buruzu
baNpu
bani:
bo:no,buo:no
버버리
ba:ga:,버거
버거킹
ba:gaNdi:
basu,버스
bijinesu,비즈니스
buQcha:
batora:
bata:,버터
batafurai,버터플라이
botaN
baiya:
baiya:zu
bai
bairoN
shi:,씨
kyabu
kyabiN
ke:buru,케이블
kakao
캐딜락
시저
kafe,kafue,까페,카페
kaiNzu
카이로
ke:ki,케이크,케익,케잌
karubi:
kariforunia,캘리포니아
ko:ru,콜
ka:mu
keNburiQji,캠브리지,케임브리지
kameria
kyameroQto
kamera,카메라
kyaNpu,캠프
kyaNpe:N
kaNpa:na
kaNpanera
kaNpanyura
캠핑
kaNpo
kyaNpasu,캠퍼스
kyaN
가나안
kanada,캐나다
kanadiaN
kanaru,kyanaru
kanaria
캔서
kyaNdi:zu
캔들
kyaNdi,kyaNdi:,캔디
kanu:
캐논
kaNta:bire,칸타빌레
kaNti:na
kaNbasu,kyaNbasu
kyanioN
kyaQpu,캡
kapukoN
kyapitaru,캐피탈,캐피털
kapuchi:no,카푸치노
kapuriko:N
kyaQpusu
kapuseru
kyaputeN,캡틴
ka:,카
kyarameru,카라멜,캐러멜
karaQto
kyarabaN,카라반
ka:boN,카본
ka:do,카드
kea,kea:,케어
kyaria,kyaria:
ka:go,카고
karibiaN
karumeN
karunabaru
ka:nibaru,카니발
karu:seru
ka:peQto,카페트,카펫
kyariQji
kyaroQto
kyari:
ka:zu
까르띠에,카르티에
ka:sa,까사,카사
kasaburaNka,카사블랑카
ke:su
kyaQshu,캐시
kajino
kashio
kashi:ta
kashiope:a,kashiopea
kasuteQro
kyasutiNgu,캐스팅
kyaQsuru,캐슬
kajuaru
kyaQto,캣
katarogu
ke:tariNgu,케이터링
katedoraru
가톨릭,카톨릭
kyaQtsu
세부
shida:
seru,셀
chero,첼로
셀트리온
semeNto,시멘트
seNta,seNta:,센타,센터
seNtoraru,센트럴,쎈트럴
saNtoru
센트레빌
cheNtoro
seNchuri:,센추리,센츄리
seramiQku,세라믹
seramiQkusu,seramikusu
seremoni:
seresu
surijie
cheruto
che:N,체인
chea:
share:
chareNji,챌린지
chareNja:,챌린저
챔버
chaNpu
shaNpa:nyu,shaNpaN,샴페인
chaNpioN,챔피언
chaNsu
샤넬
cheNji
chaNneru,chaneru,채널
shaNsoN
chaperu
kyarakuta,kyarakuta:,캐릭터
cha:ji
차저
차징
cha:ruzu
cha:ri:
sharuroQto
cha:miNgu
chaQto
shato:,샤또,샤토
shatore:ze
shanoa:ru
cheQku
cheQkuiN
chia
chi:zu,치즈
chi:ta:
shefu,셰프,쉐프
kemikaru,케미칼,케미컬
kemikaruzu,케미칼스
cheri:,체리
chesunaQto
쉐보레
shiQku
shikago,시카고
chikiN,치킨
chi:fu
chairudo
chirudoreN
칠레
chaina,차이나
chaini:zu
chiQpu,칩
chiQpusu
kairo
choko,초코
shokora
chokore:to,초코렛,초콜렛,초콜릿
shokoratie
choisu
종근당
kurisuti:nu
kurisumasu
kurono
kuronosu
청정원
cha:chi
chao,차오
shieru
shiero
shiga:
shigareQto
shiNderera
shine,씨네
shinema,시네마,씨네마
shinemazu
shinepureQkusu
시나몬
chiNkue
sa:kuru,서클,써클
sa:kiQto,서킷
시스코
shichizuN
shitoroN
shitorasu
shite:,shiti,shiti:,시티,씨티
shibiQku
shibiru
씨제이
kure:ru
kura:ku
kurasu,클래스
kurashiQku,클래식
kurashikaru
kurashiQkusu
kuri:N,클린
kuri:na:
kuri:na:su
kuri:niNgu
kuria,kuria:,클리어
kureopatora,클레오파트라
kureba:
kuriQku
kuraimu
kuraimiNgu
kuriniQku,클리닉
kuriQpu
kuroQku
kuro:zudo
kuro:zeQto
kuro:jiNgu
kuraudo,클라우드
kuro:ba,kuro:ba:
kurabu,클럽
씨엔씨
ko:chi
ko:chiNgu,코칭
ko:suto
ko:sutaru
ko:ta:
ko:tiNgu,코팅
kobaruto
kobura
kakuteru,칵테일
koko
kokoa
kokonaQtsu,코코넛
kokonatsu
ko:do,코드
ko:diNgu,코딩
ko:hi,ko:hi:,커피
커피하우스
koafyu:ru,kowafu:ru,kowafyu:ru
koiN,코인
콜라
ko:rudo
korabo
korabore:shoN
korekuto
korekushoN,컬렉션,콜렉션
korekushoNzu
korekuta:
korekuta:zu
kareQji,칼리지
콜롬비아
kara:,칼라,컬러
kororado
karafuru
kara:zu
koroNbia,컬럼비아,콜럼비아
콜롬버스
komu
koNbi
koNbo
코멧
kamufo:to,koNfo:to
komiQku
komiQkusu
koma:su,커머스
koma:sharu
komiQti:
komyunike:shoN,커뮤니케이션
komyunike:shoNzu,커뮤니케이션스,커뮤니케이션즈
komyuniti,komyuniti:
koNpakuto
kaNpani:,컴퍼니
koNpasu
koNpuri:to
koNpo
koNpo:neNto
컴포즈
koNpojiQto
koNpureQsa:
koNpyu:ta,koNpyu:ta:,컴퓨터
koNpyu:ta:zu
koNpyu:tiNgu,컴퓨팅
koNseputo,컨셉,콘셉트
koNsa:to,컨서트,콘서트
koNcheruto,콘체르토
koNsheruje,koNsheruju
koNkuri:to,콘크리트
콘도
koNdominiamu,콘도미니엄
koNdoru
koNfekushonari:
kaNfareNsu
koNfideNsu
koNfizuri:
konekuto,커넥트
konekushoN,커넥션
konekuta,konekuta:
콘래드
koNso:ru
컨소시엄
koNsutorakushoN,컨스트럭션
koNsaru
koNsarutaNto,컨설턴트
koNsarutaNtsu
koNsarutiNgu,컨설팅
koNtakuto
koNtena,koNtena:
koNteNto,콘텐트
koNteNtsu,컨텐츠,콘텐츠
koNtesuto
koNchineNto
koNchineNtaru,컨티넨탈,콘티넨탈
koNtoro:ru,컨트롤
koNtoro:ra:
koNtoro:ruzu
koNbinieNsu
koNbeNshoN,컨벤션
koNba:su
koNba:ta:
kuQku,쿡
kuQki:,쿠키
kuQki:zu
kuQkiNgu,쿠킹
ku:ru,쿨
ku:ra:
ko:pu
kopeNha:geN,코펜하겐
kaQpa:,코퍼
kopi:,카피
ko:raru
koa,koa:,코어
꼬레
ko:N
ko:na:,코너
korona
코프
ko:po
ko:pore:to
ko:pore:shoN,코퍼레이션,코포레이션
korido:
코스맥스
kosume
kosumechiQku,kosumetiQku,코스메틱
kosumetiQkusu,kosumetikusu,코스메틱스
kosumiQku
kosumo,코스모
kosumosu,코스모스
kosuto
코스트코
kotoN
kote:ji
koQtoN,코튼
쿠거
kauNshiru
kaNtori:,컨트리
kauNti
쿠팡
ku:poN,쿠폰
ko:su,코스
kuchu:ru
kuchurie
kaba:
kau,카우
코웨이
kaubo:i
kowa:kiNgu
ko:ji:
kuraQku
kure:doru
kurafuto
kurafutsu
kuraNberi:
kure:N,크레인
kure:ji:
kuri:mu,크림
kuri:mari:
kurie:to,크리에이트
kurie:shoN
kurie:shoNzu
kurie:tibu,kurie:tivu,크리에이티브
kurie:ta:,크리에이터
kurie:ta:zu
kurejiQto,크레디트,크레딧
kuredo
kure:mu
kure:pu
kureseNto
kuresuto
kuru:,크루
kurimuzoN
kurisupu
kurokodairu
kurowaQsaN,크로와상,크루아상
kurosu,크로스
kuroQshiNgu
kurosuo:ba:
kurosuro:do
kurauN,크라운
kuru:za:
kuru:jiNgu
kuraio
크립토
크리스탈
씨유
kyu:ba,쿠바
kyu:biQku
쿠쿠
kuiji:nu,kyuiji:nu
karuto
karuchuraru
karucha:
kuo:re
kaQpu,컵
kyua
kare:,커리
ka:teN,커튼
kasutamu
kasutama:
kasutamuzu
kaQto
kyu:to,큐트
kaQta:
커팅
saiba:,사이버
saikuru
saikuriNgu
saikuroN
di:,디
대림
대상
대우
대웅
daria
daie:
de:ri:,데일리
daio:
대신
다이소
darasu,달라스,댈러스
daNsu,댄스
daNshiNgu
danieru
da:riN
da:tsu
daQshu
de:ta,데이터
de:tabe:su,데이터베이스
de:to
dabide,de:biQdo
dabiQdosoN
다빈치
de:bisu
de:,데이
de:zu,데이즈
디비
do
di:ra:
dia
debyu:
deQki
deko,데코
deko:ru
dekore:shoN
di:pu
deri:
deri
derika
derikateQseN
derishasu,딜리셔스
deraito
deribari:,딜리버리
deruta,델타
deraQkusu
denimu,데님
deNma:ku,덴마크
deni:zu
deNtaru,덴탈
deNba:,덴버
디파트먼트
depo
dezaiN,디자인
dezaina:
dezaina:zu
dezaiNzu
desuku
deza:to,디저트
deberoQpu
deberoQpa:,디벨로퍼
deberoQpumeNto,diberoQpumeNto,디벨로프먼트,디벨롭먼트
debaisu
debaishizu
debiru
daia,daiya
daiagunosutiQku
daiagunosutiQkusu
daiarogu
daiamoNdo,daiyamoNdo,다이아몬드
diana
daiari:
daisu
diechi
daieQto,다이어트
dejitaru,dijitaru,디지탈,디지털
daina:
dainiNgu,다이닝
dina:,디너
다이노스
dainaso:
디올
dairekuto
direkushoN
direkuta:
disuku
disuko
disukauNto,디스카운트
disukaba:
disukabari:,디스커버리
diQshu
disupure:,디스플레이
disutoribyu:shoN
disutoribyu:ta:
disutoribyu:ta:zu
di:va
다이브
daiba:
daiba:zu
daibiNgu,다이빙
dibijoN
디엔에이
duiQtoyuaserufu
dokuta:,닥터
dokyumeNto
doQgu,도그
doQgusu,도그스
doruche,돌체
do:ru
do:ruzu
dorufiN,돌핀
dorufiNzu
dome:N,도메인
do:mu
domino,도미노
동국
동서
동원
doNki
do:natsu,도너츠,도넛
doa,도어
doa:zu
두산
domitori:
doQto
daburu,du:buru,더블
do:naQtsu
doto:ru
dauN
dorafuto
doragoN,드래곤
doragoNfurai
드래곤즈
dorama
doro:
dori:mu,드림
dori:musu,dori:muzu
doresu,드레스
doririNgu
doriNku
doriNkusu
doraibu,드라이브
doraibusuru:
doraiba:,드라이버
doraibiNgu
doro:N,드론
doroQpu
doroQpusu
doraQgu
doraQgusutoa,doraQgusutoa:
doramu
doramusu
dorai
dyuaru
dobai,두바이
daQku
due
dyu:ku
던킨
dyuo
듀티
daina
dainamiQku,다이나믹,다이내믹
dainamiQkusu,dainamikusu,다이나믹스,다이내믹스
dainamo
dainasuti,다이너스티
다이슨
i:
i:guru,이글
이글스
a:su,어스
i:suto,이스트
i:sutaN,이스턴
i:ji:,이지
eko:
ekuripusu
eko,에코
ekoroji:
ekono
이코노미스트
ekonomi:,이코노미
에델바이스
edeN,에덴
eQji,에지,엣지
ediQto
에디션
edita:
editoriaru
이디야
에듀
edyuke:shoN,에듀케이션
edyuke:shonaru
edowa:do
efekuto
efisheNto
eQgu,에그
ejiputo,이집트
e:to,에잇
e:zai
eraN
이랜드
erekutoriQku,일렉트릭
erekutorika
erekutoro
erekutoroN,일렉트론
erekutoroniQku
erekutoroniQkusu,erekutoronikusu,일렉트로닉스
eregaNsu,엘레강스
eregaNto
eremeNto
eremeNtari:
eremeNtsu
erefaNto,엘리펀트
erebe:ta,erebe:ta:,엘리베이터
irebuN,일레븐
erufu
eri:ze
eri:to,엘리트
이마트
eNburemu
emerarudo,에메랄드
emuro:do
ema:jeNshi:
emiri:
ema
엠마오
emo:shonaru
eNpera:
eNpaia,엠파이어
eNpuroimeNto
aNko:ru
eNdoresu
enaji:,enerugi:,에너지
이엔지
eNjiN,엔진
eNjinia
eNjiniariNgu,엔지니어링
eNjinia:zu
iNguraNdo,잉글랜드
iNguriQshu,잉글리쉬,잉글리시
앙상블
eNta:
eNta:puraisu,eNta:puraizu,eNtapuraizu,엔터프라이즈
eNta:puraizesu,엔터프라이지스
eNta:te:NmeNto,eNta:te:meNto,eNtate:NmeNto,eNtate:meNto,엔터테인먼트,엔터테인멘트
eNbairoNmeNto,eNbairomeNto
eosu
epoQku
epushiroN,ipushiroN,엡실론
iko:ru
ekuiti,에쿼티
eriQku
erosu
esukare:ta:
esuko:to
esupa:nya
esupoa:ru,esupowa:ru
esupureQso,에스프레소
esupuri
eQseNsharu
esute:to,에스테이트
esutechiQku,esutetiQku
esutore:ja,esutore:ra
eta:naru
etaniti,etaniti:
에티오피아
esuniQku
etowa:ru,에뚜알,에투알
echu:do
유라시아
yu:ro,유로
yo:roQpa
ibu,ivu
ibuniNgu
ibeNto,이벤트
eba:,eva:
eberesuto,에베레스트
eba:guri:N,eva:guri:N
에버랜드
eburi,eburi:
eburide:,eburidi
eburishiNgu
eboryu:shoN,evoryu:shoN
eborubu
iguzakuto
ekusukariba:
ekushi:do
ekuseru
ekusereNsu
ekusereNto
ekusucheNji
ekisaito
ekisaitiNgu
eguze
eguzekutibu,eguzekutivu
ekusasaizu
ekishibishoN
ekisupa:to,ekusupa:to,엑스퍼트
ekusupuro:ra:,익스플로러
엑스포
ekusupo:to,엑스포트
ekisupuresu,ekusupuresu,익스프레스
ekusuteria
ekusutora
ekusutori:mu
airaQshu
aizu
efu,에프
faburiQku,패브릭
faburika
fe:su,페이스
페이스북
fe:sharu
fashiriti:zu,fashiritizu
fashiriti,fashiriti:
fakuta:
fakutariNgu
fakutori,fakutori:,팩토리
fea
feari:zu
feari:
팔콘
famiri:,패밀리,훼미리
faNtajia
faNtaji:,판타지,환타지
fa:mu
fa:ma:,파머
fa:ma:zu,파머스
fa:muzu,팜스
faQshoN,패션
fasuto,패스트
fa:za:
federe:shoN
fi:do
fi:ru
fi:riNgu
feri:che
ferishia
ferishiti
fero:
fero:zu
famu
feNsu
ferudinaNdo
페라리
feri:
fesuto
fesuta
페스티벌
feQto
faiba:,파이버,화이버
fi:rudo,필드
fi:ruda:
fi:ruzu
fiesuta
faita:
faita:zu
figyua
피지
fi:yu
firumu,필름
firumuzu,필름스
firuta,필터
fainaNsu,finaNsu,파이낸스
fainaNsharu,finaNsharu,파이낸셜
faiN
finiQshu
fiNraNdo,핀란드
fio:re,피오레
faia,faia:,faiya:,파이어
fireNtse,피렌체
fa:suto,퍼스트
fiQshu,피쉬,피시
fiQsha:maN
fiQshiNgu,피싱
fiQto
fiQtonesu,피트니스,휘트니스
fiQtiNgu,피팅
faibu,파이브
fiQkusu
furaQgu
furaQgusu
furamiNgo
furea
furaQshu
furaQto
fure:ba:
furi:to
furu:ru,플뢰르
fureQkusu
furekishiburu
furaito
furo:to
furoa
furo:ru
furo:ra
furo:raru
furo:resu
furorida,플로리다
furo:risuto
furo:
furawa:,플라워
furawa:zu
furu:do
furu:to
furaiNgu
fo:kasu,포커스
foNte:nu
fu:do,푸드
fu:di:zu
fu:dozu,fu:zu,푸드스
풋
fuQtobo:ru,풋볼
fo:su
포드
foresuto,포레스트
foresutori:
포레
fo:eba:,fo:eva:
fo:ku
fo:mu
fo:maru
fo:me:shoN
fo:myura
포르테
forutu:na,forutuna
fo:chuN
fo:ramu,포럼
fowa:do
faNde:shoN,fauNde:shoN
fauNdori,fauNdori:
fauNteN
foQkusu,폭스
fureguraNsu
furaNbowa:zu
fure:mu,프레임
fure:musu
furaNse:zu
furaNsu,프랑스
furaNchesuka
furaNchaizu,프랜차이즈
furaNshisu
furaNku
프랑크푸르트
furaNkuriN
fureQdo
furi:,프리
furi:damu,프리덤
furi:za:
프레이트
fureNchi,프렌치
fureQshu,프레쉬,프레시
furaide:,furaidi
fureNdo,프렌드
fureNdori:
fureNzu,프렌즈
fureNdoshiQpu
furoQgu
furoNto,프런트,프론트
furoNtia,furoNtia:,프런티어,프론티어
furo:zuN
furu:tie
furu:tsu,프루츠,후르츠
fyu:eru
후쿠오카
furu
faNkushoN
faNdo,펀드
faNdiNgu
fani:
fa:
fa:nicha:,fanicha:,퍼니처,퍼니쳐
fyu:joN
fuQtosaru
fyu:cha:,퓨처,퓨쳐
ji:,지
gaia
ge:N
gyaru
갈라
gyarakushi:,갤럭시
갈릴리
갤러리아
gyarari:,갤러리
ge:mu,게임
ge:ma:
ge:ma:zu
ge:musu,ge:muzu,게임스,게임즈
게임빌
ge:miNgu
gaNma,감마
gara:ju,gare:ji
gyarusoN
ga:deN,가든
ga:dena:
ga:denia
ga:deniNgu
ga:deNzu
ga:riQku
ga:neQto
gasu,가스
gasukeQto
gasoriN
ge:to,게이트
gato:
ge:to:e:
ge:ji
gia,giya,기어
gia:zu
jerateria
jera:to,젤라또,젤라토
gerupu
jemu
jemini
jemuzu
젠
jeneraru,zeneraru,제너럴
jenere:shoN
jenere:shoNzu
jeneriQku
jeneshisu
jenetikusu,제네틱스
june:bu,제네바
제넥신
ji:niasu
genomu,게놈,지놈
jeNtoru
jeNtorumaN
jio,지오
jioroji:
jo:jia
zeraniumu
ja:maN
ja:mani:,저머니
geQto
jaiaNto,자이언트
jaiaNtsu,자이언츠
gifuto,기프트
giga
gigasu
giruba:to
jiNja:,진저
jorujio
jirafu
ga:ru,걸
ga:ruzu
guramarasu
글램핑
garasu,gurasu,글라스,글래스
guraQsezu,guraQshi:zu
guro:baru,글로발,글로벌
guroriasu
guro:ri:
글러브
글로비스
go:
go:ru
go:to
고흐
go:rudo,골드
go:rudeN,골든
gorufu,골프
골프존
굽네
guQdo,굿
guQzu
구글
gu:su
go:doN
gorira
gurumaN
gurume
gabana:
gurashia
gurashiasu
gure:do
gure:N
guranada
guranari:
guraN,guraNdo,그랜드
guraNde,그란데
guranaito
gure:pu,그레이프
gurafu
gurafiQku,그래픽
gurafiQkusu,gurafikusu,그래픽스
gurataN
gurabiti,gurabiti:
guratsie
gure:to,그레이트
girisha,그리스
guri:N,그린
녹십자
guriQdo
gurifiN
guriru,그릴
guriQpu
guru:miNgu
guru:bu
gurauNdo
guru:pu,그룹
gurou,그로우
guro:iNgu
guro:su,그로스
guryu:N
지에스
guamu,괌
gyaraNti
ga:do,가드
구찌
gesuto
게스트하우스
gaido
girudo
gita:
gariba:
gasuto,구스토
jimu
jimunasutiQku
jimunasutiQkusu
e:chi,eQchi,에이치
habiQto
habitaQto
hadesu
hea,hea:,heya:,헤어
해태
ho:ru,홀
할렐루야
hamu
haNba:gu,haNburuku,함부르크
haNba:ga:,햄버거
haNma:
haNdo,핸드
haNdobo:ru
haNdoru
haNdome:do
haNzu
haNdi
haNga:
한진
한국타이어
한미
haNna
hanoi,하노이
한온
한샘
한화
haQpinesu,hapinesu
haQpi:,해피
ha:ba:
ha:do
ha:do:ea,하드웨어
ha:moniQku
ha:moni:,하모니
ha:pu
ha:ba:do
ha:besuto,ha:vesuto
햇
habana,아바나,하바나
hawai,하와이
hawaiaN
ho:ku,호크
ho:kusu
heQdo,헤드
heQdoraiN
herusu,헬스
herusukea,헬스케어
herushi:
ha:to,하트
ha:tofuru
ha:tsu
hi:to
hi:ta:,히터
hebuN,hevuN
하이델베르크
haitsu
haimu
하인즈
herikoputa:
heriosu
haro:
herumeQto,헬멧
herupu
herupa:
herushiNki,헬싱키
heNri:
hera,헤라
헤럴드
ha:bu,허브
ha:busu
herakuresu,herukuresu
herite:ji
herumesu,에르메스,헤르메스
hi:ro:,히어로
hi:ro:zu,히어로즈
흥국
hekisa
hekisagoN
haibisukasu
hai,하이
hainesu
haiue:
haikiNgu
hiru,힐
hiruzu,힐스,힐즈
hirusaido
힐스테이트
hirutoQpu
힐튼
himaraya,히말라야
himarayaN
하이마트
haiya:
히스토리
hiQto
하이트
하이텍
hiQtsu
하이브
hobi:,하비
hoQke:
홋카이도
ho:rudiNgu
ho:rude:Ngusu,ho:rudiNgusu,홀딩스
horide:,홀리데이
할리스
hariuQdo,할리우드,헐리우드
ho:mu,홈
홈플러스
ho:muzu
omu
혼다
hani:,허니
hoNkoN,홍콩
honoruru
hoQpu
horaizoN,horaizuN
ho:su
호산나
hosupitaru
hosupitariti,hosupitariti:
hosuteru,호스텔
hosutiNgu,호스팅
hoQto,핫
hoQtodoQgu,hoQtodoQku
핫도그
hoteru,oteru,호텔
hoteruzu
awa:
hausu,하우스
haujiNgu
hyu:sutoN,휴스턴
habu
hyu:maN,휴먼
hyu:maniti
haNdoreQdo,헌드레드
haNgari:,헝가리
haNta:
haNtiNgu
하얏트
haiburiQdo
haidororikusu
haidoro,하이드로
하이드로젠
하이닉스
효성
haipa:,하이퍼
현대
ai,아이
aisu,아이스
aisukuri:mu,아이스크림
aikoN,아이콘
아이디
aidea,aidia,아이디어
aidi:ru
aideNtiti
iguru:
이케아
일동
일진
irumine:shoN
iryu:joN
irasutore:shoN
irasutore:ta:
ime:ji,이미지
imajiN
ime:jiNgu
임마누엘
iNpakuto
iNperiaru
iNpuraNto,임플란트
iNpo:to,임포트
iNpureQshoN
iNparusu
iNka
iNchi
iNko:pore:teQdo
iNkyube:shoN
iNkyube:ta:,인큐베이터
iNdipeNdeNto
iNdeQkusu
iNdo,인디아
iNdiaN,인디안
iNdiana
iNdigo
iNdoneshia,인도네시아
iNdasutoria
iNdasutoriaru
iNdasutori:zu,인더스트리스,인더스트리즈
iNdasutori,iNdasutori:,인더스트리
iNfiniQto
iNfiniti,iNfiniti:
iNfo,인포
iNfomatikusu
iNfome:shoN,인포메이션
iNfura
inishia
inisharu
inishiatibu
iNku,잉크
iN
iNna:
이노
이노텍
inobe:shoN,이노베이션
inobe:shoNzu
inobe:tibu
inobe:ta:
iNsaido,인사이드
iNsaito,인사이트
iNsupekushoN
iNsupaia
iNsutaNto
iNsutichu:to,iNsutityu:to,인스티튜트
iNsutsurumeNto,인스트루먼트
iNsutsurumeNtsu,인스트루먼츠
iNshuaraNsu,인슈어런스
인텍
iNteguraru
iNtegure:to
iNtegure:teQdo
iNteguriti
인텔
iNterijeNsu,인텔리전스
iNterijeNto
iNta:,인터
iNtarakutibu,iNtarakutivu
iNta:koNchineNtaru,인터컨티넨탈
iNteria,인테리어
iNta:nashonaru,인터내셔날,인터내셔널
iNta:neQto,인터넷
인터파크
iNbe:da:
iNbesuto
iNbesutomeNto,인베스트먼트
iNbesutomeNtsu,인베스트먼츠
iNbesuta:
iNbesuta:zu
이온
iota
아이파크
이란
airuraNdo
airisu,irisu
airiQshu,아이리시
aiaN
izaberu
airaNdo,아일랜드
airaNzu
izumu
isuraeru,이스라엘
isutaNbu:ru,이스탄불
아이티
itaria
itariaN,이탈리안
이탈리아,이태리
aitemu,아이템
aibori:
aibi:,aivi:
이자카야
je:,제이
jaQku
jakeQto
jaQkupoQto
je:do
jaga:,재규어
jamu
jamaika
je:musu,je:muzu
yanusu
japaN,재팬
japani:zu
jawa
jazu
jaji:
ji:N
ji:Nzu,진스
젤리
jenifa:
예루살렘
jeQto
jueru,주얼,쥬얼
juera:
jueri:,주얼리,쥬얼리
jueruzu
jiru
진로
jiNzu
jobu
joN
joNsoN
joiNto
jo:ka:
jo:Nzu
ja:naru,저널
ja:narisuto
ja:ni:
조이
joifuru
ju:su,주스,쥬스
ju:shi:
jurieQto
jaNbo
jaNpu
jaNguru
junia,주니어
jaNku
juno:
jupita:,주피터,쥬피터
jasuto
jasutisu
ke:,케이
카카오
kaNgaru:,캥거루
karaoke
karate
kayaQku
케이비
케이씨씨
외환
kebabu,케밥
ki:pu
ki:pa:
ke:o:
켈로그
keNjiNtoN
keNtaQki:
kenia,케냐
ki:
ki:eNsu
ki:zu
기아
kiQku
kiQdo
kiQzu,키즈
kimuchi
kiNda:ga:teN,킨더가든
kiNgu,킹
kiNgudamu,킹덤
kiNgusu
kiosuku
kisu
kiQto
kiQchiN,키친
kituN
kiti
kiui,키위
키움
naifu
naitsu
niQto,니트
nareQji
koara,코알라
고베
코닥
ko:e:
콜마
코오롱
국민
koria,꼬레아,코리아
koriaN,코리안
ko:se:
크래프톤
케이티
금호
교보
교촌
교토
경동
eru,엘
ra,라
rabo,랩
raberu,re:beru
raboratori:zu
raboratori,raboratori:
rabozu,랩스
rakurosu
rada:
redi:su,redisu
re:di,redi,redi:,레이디
ragu:N
re:ku,레이크
re:kusaido
ramu
ramuda,람다
raNpu,램프
raNkasuta:
raNdo,랜드
raNdoma:ku,랜드마크
raNdosuke:pu
raNge:ji,랭귀지
raNtaN
rapisu
re:za,re:za:,레이저
rasuto
rate,라떼,라테
raNdori:
ro:reru
ro:rie
rabeNda:
ro:reNsu
re:ya:
razuri
ru,르
ri:da:,리더
ri:da:zu,리더스
ri:diNgu
ri:fu,리프
ri:gu,리그
ra:niNgu
ri:su,리스
ri:shiNgu
reza:,레더
reza:zu
ri:busu
엘이디
ri:
레프트
regashi:
rega:to
rejeNdo,레전드
레깅스
레고
reja:,레저,레져
remoN,레몬
reNzu,렌즈
reo
reopa:do
reQsuN
reQtsu
reta:,레터
reberu
ruisu
렉서스
엘지
riezoN
riberaru
riberute
ribati,ribati:,리버티
ribura
raiburari,raiburari:,라이브러리
ri:buru
raiseNsu
raifu,라이프
raifusutairu
rifuto
raito,라이트
raitiNgu,라이팅
raitoniNgu
raitsu
raiku
riri:,릴리
raimu,라임
rimiteQdo
rimujiN
riNka:N,링컨
raiN,라인
rineN
raina:
raiNzu
raNjeri:
riNku,링크
riNkusu
raioN,라이온
raioNzu,라이온스,라이온즈
riQpu,립
rikiQdo
rika:
rika:zu
risa
risuboN,리스본
risuto
ritoru,리틀
raibu,raivu,라이브
raiburi:
ribapu:ru,리버풀
ribiNgu,riviNgu,리빙
ro:N
robi:
robusuta:
ro:karu
락앤락
roQka:
roQji
rofuto
rogu
roji
rojiQku,로직
rojikaru
rojisutiQkusu,rojisutikusu,로지스틱,로지스틱스
rogo
rohasu
roNdoN,런던
ruQku
ru:pu
ropia
rosaNzerusu
ro:shoN
롯데
roQteria,롯데리아
ro:tasu
rui
rauNji,라운지
ru:buru,ru:vuru
rabu,ravu,러브
raburi:,러블리
roiyariti,roiyaruti
엘에스
raQku
raQki:,럭키
raNba:
rumie:ru,뤼미에르
rumina
ruminasu
runa,루나
runa:
raNchi,런치
ryukusu
rukuso:ru
ragujuari:,럭셔리
riyoN
emu,엠
makaroN,마카롱
makubesu
mashi:N,mashiN,머신
mashinari:,머시너리
makuro
madamu,마담
madomoazeru,마드모아젤
madoNna
madori:do,madoriQdo,마드리드
매일
magajiN,매거진
majiQku,매직
majikaru
majishaN
maguna
maguneQto
magunetikusu
magunoria
magunamu
maharaja
me:ru
me:N
me:NtenaNsu,meNtenaNsu
mezoN,메종
majesutiQku
majesuti
me:ku
me:ka:
me:kuaQpu,메이크업
mare:shia,말레이시아
몰디브
mo:ru,몰
mo:ruzu
mama,마마
maNma,맘마
maNmosu
maN,맨
mane:jimeNto,manejimeNto,매니지먼트
mane:ja:,매니저
maNchesuta:,맨체스터
만도
maNgo:,망고
maNhaQtaN,맨하탄,맨해탄,맨해튼
mania,마니아,매니아
maniaQku
manira,마닐라
maNshoN,맨션
manyufakucha:
manyufakuchariNgu
maQpu,맵
me:puru
maQpiNgu
맵스
marasoN,마라톤
ma:buru
ma:chi
marushe
marukopo:ro
ma:re,마레
marugeri:ta
maria:ju
mari:na,마리나
mari:nu,mariN,마린
marina:zu
marioneQto
마리타임
ma:ku
ma:keQto,마켓
ma:ketiNgu,마케팅
marakeshu
mariQji
메리어트
maroN
ma:zu,마스
maruse:yu
ma:to,마트
ma:tiN,marutaN
masara
masuku,마스크
maQsa:ji,마사지
masuta:,마스터
masuta:zu
maQto
maQchi
maQchiNgu
me:to
materiaru,머티리얼
materiaruzu,머티리얼스,머티리얼즈
mataniti,mataniti:
me:tsu
matoriQkusu,matorikusu
machua
maui
ma:beriQku
maQkusu,맥스
makishi
makishimamu,makushimamu
마쓰다
맥도날드
mi:
mi:ru
mi:to,미트
meka
mekaniQku
mekanikaru
mekanikusu,메카닉스
mekatoro
mekatoronikusu,메카트로닉스
medaru
medarioN
메디
media,미디어
mediQku
medika
medikaru,메디칼,메디컬
medikea,medikea:
medisuN,메디슨,메디신
메디포스트
mediteraniaN,메디테라네안
mediQkusu
메디톡스
mega,메가
megane
maisuta:
meruboruN,멜버른
merodi,merodi:
meroN,멜론
meNba:
meNba:zu
memo
memoriaru
memori:zu
memori,memori:,메모리
meN
meNzu
meNtaru
멘토
menyu:
merukari
ma:chaNdaizu
ma:chaNdaijiNgu
ma:chaNto
merushi:,메르시
meridiaN
메리츠
ma:riN
meQse:ji,메시지
meQse
meQseNja:
메타
metaru,메탈
metaruzu,메탈스
metaruwa:ku
메타버스
meteo
me:ta:
me:ta:zu
mesoQdo
metoriQkusu
metoro,메트로
metoroporisu,메트로폴리스
metoroporitaN
mekishikaN
멕시카나
mekishiko,멕시코
마이애미
mikaeru
미쉐린,미쉘린
mishigaN
miQki:
maikuro,마이크로
maikurosuko:pu
마이크로소프트
miQdo
midoru
miQdonaito
mirano,밀라노
miritari:
miruku,밀크
miru
mireniamu,mireniumu,밀레니엄
miriNgu
mirioN,밀리언
mimoza
maiNdo,마인드
mineraru
mineruba
mini,미니
minimamu
mainiNgu
maina:
miNto,민트
mainasu
미오
mirakuru,미라클
미래에셋
mira:ju
mira:
misu
miQshoN,미션
misuta:
miQcheru
miQto
miQkusu
mikisa:
mikushi:
mobairu,모바일
mobiriti,mobiriti:
모비스
moka,모카
mo:da
mo:do,모드
moderu
moderuzu
modaN,모던
moju:ru,모듈
몰드
mo:rudiNgu
맘
mo:meNto,모먼트
monako,모나코
maNde:
moNdo
모네
mane:,머니
moNgoru
moNgoria,몽골,몽골리아
monita:,모니터
moNki:,몽키
mono
muQshu,muQshu:
moNsuta:
moN
moNta:nyu
moNtana
moNburaN
moNte
moNtore:
moNteQso:ri,몬테소리
maNsuri:
몬트리올
mu:do
mu:N
moa
mo:gaN,morugaN
mo:niNgu,모닝
moroQko
mozaiku
mosukuwa,모스크바
mosuto
mo:teru,모텔
maza:
maza:zu
mochi:fu
mo:shoN
mochibe:shoN
mo:ta,mo:ta:,모터
mo:ta:saikuru,모터사이클
mo:ta:su,mo:ta:zu,모터스
물랑
mauNteN,mauNtiN,마운틴
mausu
mu:su
mu:bu,mu:vu
mu:bi:
mu:biNgu
misesu
magu
maruchi,멀티
myuNheN
muNdo
뮌헨
maQsuru
myu:zu
myuze
myu:jiamu,뮤지엄
머쉬룸
myu:jiQku,뮤직
mujika
myu:jikaru,뮤지컬
muji:ku
무신사
masutaNgu
mai,마이
maiserufu
misuteri:,미스터리
misutiQku
enu,엔
나고야
ne:ru,네일
namuko
ne:mu
남양
naNshi:
nano,나노
naporeoN
napori,나폴리
naratibu
ne:shoN
nashonaru,내셔널,내쇼날
ne:tibu
nachuraru,내추럴,네추럴
ne:cha:,네이처
nachureru
네이버
nabi
나비엔
nabige:shoN,내비게이션,네비게이션
nabige:ta:
ne:bi:
엔씨소프트
ne:deruraNdo
ni:do
ni:zu
nerusoN
네네
neo,네오
neoN
네오위즈
nepa:ru,네팔
nepuchu:N,넵튠
nero,네로
nesuto
네슬레
neQto,넷
넷플릭스
넷마블
neQtowa:ku,네트워크
neQtowa:kusu,네트웍스
nyu:ro,뉴로
nyu:toraru
nyu:toroN
nebada
nyu:,뉴
nyu:yo:ku,뉴욕
nyu:ji:raNdo
nyu:su,뉴스
뉴시스
뉴턴,뉴튼
넥센
넥슨
nekusuto,넥스트
nekusasu
naisu,나이스
niQkeru,니켈
nikoru
나이트
nike,나이키
니콘
ni:na,nina
naiN,나인
닛산
no:
noa,노아
no:buru,노블
noa:ru,nowa:ru,누아르,느와르
농협
농심
nu:N
norudiQku
no:maru
no:maN
norumaNdi,norumaNdi:
no:su,노스
no:zaN,노던
noruue:,노르웨이
noruue:jaN
no:to
noba,nova,노바
noberu
noberuti
노보텔
뉴클리어
naNba:
na:su,너스
na:sari:,na:seri:
na:shiNgu
너트
nyu:torishoN
naQtsu,너츠
nairoN
o:
o:ku
oashisu
오벨리스크
o:biQku
obujekuto
okushideNtaru
o:shaN,오션
oseania
오씨아이
okutagoN
okuto
o:diN
odeQse:
obu,오브
ofu
ofisu,ofuisu,오피스
오피스텔
ofisharu
ofuseQto
oiru,오일
오케이
o:ke:
오키나와
ori:bu,올리브
oriba:,oriva:
oriNpia,올림피아
oriNpiQku,올림픽
oriNpasu,올림푸스
omega,오메가
omuretsu
omikuroN
omuni
omunibasu
omuroN
oN
waN
waNsutoQpu
waNzu
onioN,어니언
oNraiN,온라인
oNri:
onikisu
opa:ru
o:puN,오픈
o:puniNgu
opera,오페라
opinioN
옵틱
oputikaru,옵티칼,옵티컬
oputiQkusu,oputikusu,옵틱스
oputima
oputimamu
opushoNzu
오라클
oreNji,오렌지
o:cha:do
o:kesutora,오케스트라
o:kiQdo
o:da:
oregoN
orugaN
o:ganiQku,오가닉
o:ganikusu
o:ganize:shoN
o:ganaizu
오리엔트
orieNtaru,오리엔탈
orijiN
orijinaru
orijinarusu,orijinaruzu
orioN,오리온
오사카
osuka:
오슬로
osuteria
oQto:
오뚜기
아워
auto
아웃백
autodoa,아웃도어
autodoa:zu
autoreQto,아울렛,아웃렛
아웃사이드
autoso:shiNgu
o:baru
o:buN
o:ba:
아울
o:na:
o:na:zu
oQkusu
oQkusufo:do,옥스퍼드,옥스포드
oisuta:
pi:,피
pashifiQku,퍼시픽
paQku,팩
패키지
paQke:jiNgu,패키징
paQkiNgu
pe:ji
빽
pe:Nto,페인트
paru
paresu,팰리스
pare
팔도
pareQto
pa:mu
파나소닉
paNke:ki,팬케이크
paNda,판다,팬더
paNdora
paneru,패널
panorama
paNji:
paNsa:
papa,파파
papaia,papaiya
pe:pa:,페이퍼
papiyoN
pare:do
paradi
paradaisu,파라다이스
parareru
parasoru
pafe
parufaN,parufamu
pari,빠리,파리
파리바게뜨
parijeNnu
pa:ku,파크
pa:kiNgu,파킹
pa:kusu
pa:kusaido
paroQto
pa:to
pa:totaimu
pa:tona:,파트너
pa:tona:zu,파트너스
pa:tsu,파츠
pa:ti,pa:ti:,파티
pasu
paQse:ji,pasa:ju
paQshoN
paQshio:ne
pasupo:to
pasuta,파스타
paQchiwa:ku
patio
patisuri:,빠띠쓰리,파티세리
patishie
patoriQku
pata:N
po:ru
pabirioN
pe:,페이
pe:meNto,페이먼트
pe:meNtsu,페이먼츠
피씨
pi:su,피스
pi:sufuru
pi:chi,피치
pi:koQku
pi:ku,피크
피넛
펄
pa:ruzu
pedaru
pegasasu,페가서스,페가수스
perikaN
페리카나
peN,펜
peNshiru,펜슬
peNgiN,펭귄
peNgiNzu
peNshoN,펜션
peNta
pi:puru,피플
peQpa:,페퍼
pepa:miNto
pepushi,펩시
pa:fekuto,퍼펙트
pafo:maNsu
pafyu:mu,퍼퓸
peridoQto
piriodo
peruru
pa:ma
peruseusu
perusha,perushia
pa:soN
pa:sonaru
peru:,페루
peQto,펫
pi:ta:
puchi,쁘띠,프티
puti
petororiamu
peQtsu
푸조
faNtomu
fa:ma,파마
fa:mashu:tikaru
fa:mashu:tikaruzu
fa:mashi:
fe:zu
firaderufia,필라델피아
필하모닉
firipiN
필리핀
필립스
피닉스
foN,hoN,폰
foto,포토
fotogurafu
fotogurafi:
fotoN,포톤
fotonikusu
푸켓
fijikaru
fijiQkusu
fijio
피아노
piaQtsa,piaza
piQkora
piQkoro
piQku
pikuniQku
pikucha:,픽처
pikucha:zu,픽처스,픽쳐스
pai,파이
piero
piQgu
pijoN
pigi:
piratisu,필라테스
pairoQto
piN
paiN
painaQpuru,파인애플
piNku,핑크
pinokio
paionia,파이오니어
paipu,파이프
paipuraiN
paire:tsu
piQchi
pikuseru,픽셀
piQtsa,piza,피자
piQtseri:a,piQtseria,피제리아
pure:su,플레이스
pure:N
pureji:ru
puraN
puraneQto,플래닛
puranetariumu
puraNna:
puraNniNgu
puraNto,플랜트
purazuma
purasuchiQku,purasutiQku,플라스틱
purasuchiQkusu
pure:to
puraQtofo:mu,플랫폼
플레이팅
purachina,purachinamu,플래티넘
puratoN
pure:,플레이
pure:ya:,플레이어
pure:ya:zu
pure:gurauNdo
puraza,플라자
puri:zu
pureja:
puramu
purasu,플러스
puru:to
nyu:machiQku
poQke,pokeQto
poiNto,포인트
poiNtsu
po:raNdo,폴란드
po:ra:
porarisu
porishi:
pori,폴리
porima:
pomu
poNte
poni:,포니
pu:ru
poQpu
파파이스
popura
popi:
popyura:
po:ku,포크
포르쉐
po:to,포트
poruta,포르타
po:taburu
po:taru,포탈,포털
porute
po:toforio
po:toraNdo
poruto,포르토
po:tore:to
porutogaru,포르투갈
포스코
pose:doN,포세이돈
pojishoN
pojitibu
posuto,포스트
posuta:
poQto
poteto,포테이토
poteNsharu
potari:
pauNdo
pauda:
pawa:,파워
pawa:zu
purakutisu
프라다
프라하
puraha
pureshasu
pureshijoN
purifareNsu
puremia,purumie
purumie:ru
puremiamu,프리미엄
purisuku:ru
purezeNto
purezeNte:shoN
purejideNto
puresu,프레스
puresute:ji,puresuti:ji
puriti,puriti:
purebyu:
puraisu
puraido
purima,프리마
puraimari:
프리마베라
puraimu,프라임
purimo,프리모
purimusu
puriNsu,프린스
puriNsesu,프린세스
puriNto,프린트
puriNta:,프린터
puriNtiNgu,프린팅
puraioriti
puraibe:to,프라이빗
puro,프로
purosesu,프로세스
puroseQshiNgu
puroseQsa
purodyu:su
purodyu:sa:
purodakuto
purodakushoN,프로덕션
purodakushoNzu,프로덕션스
purodakutsu
purofeQshonaru
purofeQshonaruzu
purofi:ru
puroguramu,프로그램
puroguramiNgu,프로그래밍
puroguresu
purogureQshibu
purojekuto,프로젝트
purojekuta:
purojekutsu
puroro:gu
프로모
puromo:to
puromo:shoN,프로모션
puropaN
puropera
puropati:zu,puropatizu,프로퍼티즈
puropati,puropati:,프로퍼티
purotekuto
purotekushoN
purote:N
puroto
purotoN
purobaNsu,purovaNsu,프로방스
purobaido
purobaida:
푸르지오
pabu,펍
paburiQku,퍼블릭
paburike:shoN
paburishiti,paburishiti:
paburiQsha:
paburiQsha:zu
paburiQshiNgu,퍼블리싱
pudiNgu,puriN
풀무원
parusu
pyu:ma
poNpu,펌프
paNpukiN
paNchi
paNku
papi:,퍼피
pyua,pyua:,퓨어
pyuariti
pa:puru,퍼플
pazuru
piramiQdo
paisoN
kyu:,큐
kuoriti,kuoriti:
kuoNtamu,퀀텀
kuo:ta:
karuteQto
kuo:tsu
kyatoru
kuatoro,kuwatoro
kebeQku
퀸
kui:Nzu
kuesuto
kuesuchoN
kuiQku,퀵
kiruto
kuiNteQto
a:ru,알
rabiQto,래빗
레이스
re:sa:
re:cheru
re:shiNgu,레이싱
rakeQto
re:da:
rajiaru
rajie:ta:
rajio,라디오
re:ru
re:ruue:
레인
re:Nbo:,re:Nbou,레인보,레인보우
레이니
re:zuN
rari:
라마다
ra:meN,라멘
랜치
raNdamu
reNji
reNja:
reNja:zu
raNku
rafaeru
rapiQdo
rapi:do
rea
razuberi:
re:
ri:chi
riakushoN
riakuta:
riaru,리얼
riariti
riaruti,riaruti:,리얼티
ribo:N
reshipi
reko:do,레코드
레코딩
reko:zu,레코즈
rikabari:
rikuru:to
rikuru:tiNgu
rikuru:tomeNto
risaikuru,리사이클
리사이클링
reQdo,레드
rifaiN
rifainiNgu
rifure
rifurekushoN
rifo:mu,리폼
rifureQshu
ri:jeNshi:
ri:jeNto
reji:na
ri:joN
ri:jonaru
regyura:
rihabiri
rihabirite:shoN
rire:shoN
rire:shoNzu
riraQkusu
rirakuse:shoN,rirakuze:shoN
rire:
riri:su
rime:ku
remedi
리모델링
rimo:to
runeQsaNsu,runesaNsu
르노
rune
runesasu
rinyu:
rinyu:aburu
rinyu:aru
rinobe:shoN
reNto
reNta:ka:,reNtaka:,렌터카,렌트카
reNtaru,렌탈,렌털
ripea
repo:to
resukyu:
risa:chi,리서치
rejideNsu,레지던스
rejideNshia
rejideNsharu
rejiN
rizo:to,리조트
rizo:tsu
riso:su,리소스
riso:sesu,riso:shizu,리소시스
resupoNsu
resuto
resutoraN,레스토랑
rizaruto
rite:ru,리테일
rite:riNgu
retoro
rita:N
riyu:su
re:bu,re:vu
리뷰
reboryu:shoN
rizumu
riboN
riQchi,리치
richa:do
riQshu
riko:
raido
raida:,라이더
raida:zu
라이딩
riNgu,링
riNga:haQto
riNgusu
raizu
risuku
risutoraNte
rita
riba:,리버
riba:saido
ribiera,riviera
ro:do,로드
ro:suto
ro:suta:
ro:suta:zu,로스터스
ro:sutari:,로스터리
로스팅
roba:to
roberuto
robo
roboQto,로봇
robotiQkusu,robotikusu,로보틱스
roQkuNro:ru
rokeQto,로켓
roQki:
roja:
ro:mu
roho
ro:raNdo
롤렉스
ro:ru
ro:ra:
ro:ma
romaN
romaNsu
romaNchiQku
로마
roNdo
ru:fu
ru:mu,룸
ru:muzu
ru:suta:
루트
ru:tsu
ro:pu
ro:za,로사
ro:zu,roze,로즈
ro:zesu
roQso,로쏘
ro:tari:,로타리,로터리
ru:ju,루주
라운드
rauNdowaN
ru:to
roi
ro:yaru,roiyaru,로얄,로열
raba:,러버
루비
ragubi:
raN
raNna:,러너
raNna:zu
raNniNgu,러닝
raQshu
roshia,러시아
rasutiQku
esu,에스
saburina
sadoru
safari
se:fu,세이프
se:futi,se:futi:,세이프티
se:ji
sahara,사하라
saigoN,사이공
se:riNgu
se:ra:
seNto,세인트
saipaN,사이판
sezoN
saizeriya
사조
sarada,샐러드
se:ru,세일
se:rusu,세일즈
sa:moN
saroN,살롱
saru:N
soruto,솔트
saru:te
samu
삼천리
saNpuru
saNfuraNshisuko
saNkuchuari
saNdo
saNdaru
saNdora
saNdo:iQchi,saNdoiQchi,샌드위치
saNdi
saNta
saNte
산토리니
sapieNsu
safaia,safaiya,사파이어
삿포로
sara
새시,샷시
sateraito
sateN
satade:
sata:N,새턴
so:su,소스
sauna,사우나
so:se:ji,소시지
sabaNna
se:bu
saboN,shaboN
suke:ru
sukyaN
sukaNjia
sukaNjinabia
sukaNjinabiaN
suka:fu
suka:reQto
shinario
shi:N
sukeju:ru
suki:mu
sukara:
suku:ru,스쿨
shubarutsu,shuvarutsu
saieNsu,사이언스
saieNshi:zu,saieNshizu
saieNtifiQku
suku:ta:
suko:pu
sukoa
suko:pioN
sukoQtoraNdo,스코틀랜드
sukoQto
스카우트
sukuraNburu
sukuri:N,스크린
sukuri:niNgu
sukuryu:
sukuriputo
스쿠버
sukarupucha:
shi:garu
세아
shi:ru
sa:chi,서치
shi:saido
shi:zuN
shi:zuNzu
shiatoru,시애틀
sekomu
sekaNdo,세컨드
shi:kureQto,시크릿
sekushoN
sekuta:
sekyua,시큐어
sekyuriti:zu,시큐리티즈
sekyuriti,sekyuriti:,시큐리티
shi:do,시드,씨드
serekuto
serekushoN
serufu,셀프
serufusa:bisu
semikoNdakuta,semikoNdakuta:,세미콘덕터
semikoNdakuta:zu
semina:,zemina:ru
샘표
shinia,시니어
seNse:shoN
seNsu
seNsa,seNsa:,센서
서울우유
serena:de
shiri:zu
shiriasu
sa:ba,sa:ba:,서버
sa:bisu,sa:visu,서비스
sa:bisezu,sa:bishi:zu,sa:bishizu
seQshoN
seQto
seQte
seQtoaQpu
sebuN,sevuN,세븐
sebuNsu
sebiria
so:iNgu
sekushi:
샤브
she:do
shadou
she:ku
샬롬
shaNpu:
shaNhai,상하이
she:pu
shea,셰어,쉐어
sha:ku
sha:kusu
sha:pu
shi:pu
sheru
sheruta:
쉐라톤
shi:rudo,쉴드,실드
shifuto
신라
shaiN
신한
신세계
shiQpu
shiQpiNgu,쉬핑
shatsu
슈
shu:zu,슈즈
shoQpu,샵,숍
shoQpa:
shoQpiNgu,쇼핑
sho:to
shoQto
sho:
sho:wa
shawa:
sho:ru:mu
shuriNpu
shatoru
shichiria
saido,사이드
saidoka:
지멘스
shiena
shiesuta
shiguma,시그마
saiN,사인,싸인
shigunaru,시그널
시그니처,시그니쳐
shinyo:ra
saiNzu
saireNsu
saireNto
shirueQto
shirikoN,실리콘
shiriko:N
shiruku,실크
shiruba:,shiruva:,실버
shirubia
saimoN
shiNpuru,심플
shimyure:shoN
shimyure:ta:
shiNdobaQdo
shiNgapo:ru,싱가포르,싱가폴
shiNga:
shiNguru,싱글
shiriusu
shisuta:
shisuta:zu
saito
shiQkusu,식스
saizu
에스케이
suke:to
suke:tobo:do
sukeQchi
suki:,스키
sukiru
sukiN,스킨
suka:to
sukai,스카이
스카이레이크
sukaira:ku
suraQshu
suri:pu
suraido
surimu,슬림
suroQto
suro:
sumo:ru,스몰
suma:to,스마트
스마트폰
sumaQshu
sumairu,스마일
스마일게이트
sumisu
sumo:ku
sumu:su
sumu:ji:
sunaQku
sunaQpu
suni:ka:
suni:ka:zu
sunaipa:
suno:,sunou,스노,스노우
suno:bo:do,스노보드
so:pu
saQka:,사커
so:sharu
sosaeti,sosaieti
soQkusu
sokuratesu
소다
sofa,sofa:,소파,쇼파
sofia
sofuto,소프트
소프트뱅크
sofuto:ea,sofuto:ea:,소프트웨어
so:ra:,솔라
soruja:
so:re
sore:yu,솔레이
soriQdo
soro
soryu:shoN,솔루션
soryu:shoNzu,솔루션스,솔루션즈
sona:
sonata,소나타
soNgu
soniQku
소니
sorube
소렌토
so:ru,소울
sauNdo,사운드
sauNzu
su:pu,수프,스프
so:shiNgu
sausu,사우스
sazaN,서던
su:benia
supa,스파
supe:su,스페이스
supe:sushiQpu
supageQti,supageti,스파게티
supe:N,스페인
스패니시
스파오
supa:ku
supa:kuru
suparo:
에스피씨
supi:ka:
supeQku
supesharu,스페셜
supesharisuto
supeshariti,supesharuti,supesharuti:,스페셜티
supekutoramu
supi:do,스피드
supi:di:
sufia
supaisu
supaishi:
supaida:
supaiku
supiN
supairaru
supiriQto,스피릿
supiriQtsu
supuraQshu
supoNji
supu:N
supo:tsu,스포츠
supoQto,스팟
supure:
supuriNgu,스프링
supuriNgusu
supuriNto
sukuea,sukuea:,sukuuea,스퀘어
sukaQshu
sukuiQdo
쌍용
sute:buru
sutajiamu,스타디움
sutaQfu
sutaQfiNgu
sute:ji
suteNresu
sutaNpu
sutaNdo
sutaNda:do,스탠다드,스탠더드
suta:,스타
스타벅스
suta:zu,스타즈
suta:to
suta:toaQpu,스타트업
sute:to
sute:tsu
sute:shoN,스테이션
sute:tasu
sute:,스테이
sute:ki,스테이크
스테이크하우스
suchi:mu
suchi:ru,suti:ru,스틸
sutemu,스템
suteQpu,스텝
suteQpusu
suti:bu
suti:buN
sutiQku
sutoQku
스톡홀름
스톤
suto:Nzu
sutore:ji
sutoa,sutoa:,스토어
suto:ri:zu
suto:mu
suto:ri:,스토리
sutore:to
sutoratejiQku
sutorateji:
sutoroberi:,스트로베리
sutori:mu
sutori:to,스트리트
sutoreQchi
sutoraiku
sutoriNgu
sutoraipu
sutoroNgu
sutorakucha:
suchu:deNto
sutajio,sutyu:dio,스튜디오
sutajiozu
sutadi,sutadi:,스터디
sutairu,스타일
sutairuzu
sutairiNgu
sutairiQshu
sutairisuto,스타일리스트
sabuue:,서브웨이
sakusesu
shuga:,슈가,슈거
수협
수트,슈트
su:tsu
sama:,서머,썸머
samiQto,서밋,써밋
saN,썬
saNde:
saNfurawa:
sani:,써니
saNraizu
saNseQto
saNshaiN,썬샤인
su:pa,su:pa:,수퍼,슈퍼
su:pa:ma:keQto,슈퍼마켓
sapurimeNto
sapuraiya:
sapurai
sapo:to
sapo:ta:
shupuri:mu
sa:fu,서프
sa:fa:
sa:fiN,서핑
sa:jeri:
sapuraizu
sa:be:
su:zaN
스시
sasutenaburu
suwaro:
suwaro:zu
suwaN,스완
suue:deN,스웨덴
suui:to,스위트
sui:tsu,suui:tsu
스윔
suimiNgu
스윙
suisu,스위스
suiQchi,스위치
suiQchigia
so:do
shidoni:,시드니
shiNboru
shiNfoniQku
shiNfoni:,심포니
shinapusu
shinaji:,시너지
shiNseshisu
shiNsetiQku
shisumeQkusu
shisutemu,시스템
shisutemusu,shisutemuzu,시스템스,시스템즈
ti:,티
ti:shatsu
tabu
te:buru,테이블
타코
takosu,타코스
takuto
takutikusu
태광
tagu
tahichi,타히티
te:ra:
te:ra:do
taito:
타이완
takaratomi:
te:kuauto
tareNto
tareNtsu
to:ku,토크
taNgo
taNku
taQpu
te:pu,테이프
ta:geQto
taruto
tasuku
te:suto,테이스트
tau
taurasu
taba:N
taQkusu
takushi:,택시
chi:mu,팀
teQku,테크,텍
tekuniQku
tekunika
tekunikaru
tekunikusu
tekuni:ku
tekuno,테크노
tekunoroji:zu,테크놀러지스,테크놀로지스
tekunorojisuto
tekunoroji,tekunoroji:,테크놀러지,테크놀로지
tekunosu
테크윈
tedi,tedi:
tere,텔레
terekomu,텔레콤
terefoN,terehoN
teresuko:pu
terebijoN,텔레비전
teNpuru
teNpo
teN,텐
teneshi:
tenisu,테니스
teno:ru
teNto
데킬라,테킬라
ta:mu
ta:minaru
테라
terasu,테라스
terumo
tesuto
tesutiNgu
teQkusu
tekisasu,텍사스
tekisutairu,텍스타일
tekusucha:
tai
타이랜드
saNkusu
za,더
shiata:,시어터,씨어터
teatoru
te:ma
seori:
serapyu:tikusu,테라퓨틱스
serapisuto
serapi:,테라피
sa:maru
sa:mo
shi:ta,세타
shiNkiNgu
sa:do
to:masu
tomusoN
sauzaNdo
sureQdo
suri:,스리,쓰리
saNda:
sa:zude:
chikeQto,티켓
taido
tifani:
taiga:,타이거
타이거스,타이거즈
tairu,타일
timu
tiNba:
taimu,타임
taimusu,taimuzu,타임스,타임즈
taimiNgu
tina
taiya,타이어
taitaN,타이탄
chitaN,chitaniumu,티타늄
tugo:
to:suto,토스트
tabako,tobako
tude:,tudi,투데이
투게더
to:kuN,토큰
도쿄
tomu
tomato,토마토
tumoro:,투모로,투모로우
토너
동양
toniQku
돈가스,돈까스
toni:
tsu:ru,툴
툴링
tsu:rusu,tsu:ruzu,툴스
toQpu,탑,톱
topa:zu
topiQkusu
toQpusu
to:chi
torino,토리노
torune:do
toroNto,토론토
tosuka:na,tosukana,토스카나
토스
to:taru,토탈,토털
taQchi
tafu
tsua:,투어
tsu:rizumu
tsu:risuto
torumariN
tsua:zu,투어스
뚜레쥬르
tawa:,타워
tawa:zu
tauN,타운
toi,토이
toiboQkusu
도요타,토요타
toizu
tore:su
tore:sa:
tore:shi:
toraQdo
tore:do,트레이드
tore:da:
tore:da:zu
tore:diNgu,트레이딩
toradishoN
torafiQku
tore:ru
tore:ra:
tore:N
tore:na:,트레이너
tore:niNgu,트레이닝
toramu
toraNporiN
toraNsu,트랜스
toraNsufa:
toraNsufo:ma:
toraNjiQto
toraNsupo:to,트랜스포트
toraQpu
toraQtoria,트라토리아
toraberu,toraveru,트래블
torabera:
toreja:
tori:to
tori:tomeNto
tsuri:,트리
tsuri:zu
toreQkiNgu
toreNdo,트렌드
toraiaru
toraiaNguru
toraiasuroN
toriQku
torimu
torimiNgu
toriniti,toriniti:
torio
toriQpu,트립
toripuru,트리플
toraiaNfu
torowa
트론
트로닉스
torofi:
toropikaru
toraQku,트럭
toraQkiNgu
turu:,트루
toraNpeQto
torasuto,트러스트
turu:su
torai
chu:bu
chu:zude:
chu:riQpu
tari:zu
tsuna
chu:N
chu:niNgu
toNneru
ta:biN
ta:bo
toruko,터키
튀르키예
ta:N
ta:koizu
ta:toru
chu:ta:
takishi:do
tuerubu
tsuiN,트윈
tsuiNzu,트윈스
tsuisuto
트위터
tsu:,tu:
투썸
taipu
yu:,유
yubikitasu,유비쿼터스
우동
ukuraina,우크라이나
arutima
arutimeQto
urutora,울트라
urutorasoniQku
aNburera
aNda:
언더웨어
유네스코
yuni
유니세프
yuniko:N
yunifo:mu
yunioN,유니언,유니온
유니클로
yuni:ku
yuniQto
yunaiteQdo
yuniQtsu
yuniti,yuniti:,유니티
yuniba:saru,yuniva:saru,유니버살,유니버설,유니버셜
yuniba:su,유니버스
yuniba:shiti,유니버시티
uno
aQpu
aQpa:
upushiroN
a:baN
yu:zudo
yu:za:
yu:tiriti,yu:tiriti:
yu:topia,유토피아
bui,vui,브이
bakaNsu
백신
bakyu:mu
bareNchino,vareNtino
baruhara
varukiri:
vare
bare:,vare:,밸리
baro:
baryu:,varyu:,밸류
baryu:zu
barubu,밸브
baNku:ba:,밴쿠버
baNga:do
banira,바닐라
baraeti,baraeti:
bekuta:,bekutoru
bega,vega
비건
begasu,베가스
beji
bejitaburu,베지터블
bi:kuru
beroa
berubeQto
beNdiNgu
venechia
benechia,venetsia,베네치아
베니스
beNcha:,벤처,벤쳐
beNcha:zu,벤처스,벤쳐스
bi:nasu,vi:nasu,비너스
berude,verude,베르데
beritasu,veritasu
베로나
berusaiyu,verusaiyu,베르사유
ba:su
ba:joN
ba:teQkusu
beterinari:
bia:re
bikutoriaN
bikutori:,vikutori:,빅토리
bideo,비데오,비디오
비엔나
betonamu,베트남
byu:,vyu:
baikiNgu,vaikiNgu
bira,vira,빌라
bira:ju,bireQji,vira:ju,vireQji,빌리지
빌라지오
bino,vino
biNte:ji,viNte:ji,빈티지
biora,viora,비올라
바이올렛
baioriN,vaioriN,바이올린
브이아이피
빕스
virugo
birijiaN
버추얼
bijoN,vijoN,비전,비젼
bisuta,visuta
bijuaru,vijuaru
bi:ta,vi:ta,비타
baitaru
baitariti
bitamiN,비타민
biba,viva
biba:che
bibiaN
bibiQdo
viviaN
bibure
보드카
vo:gu
boisu,voisu,보이스
폭스바겐,폴크스바겐
bare:bo:ru,발리볼
boryu:mu
boraNtia
볼보
boruteQkusu
boya:ju,voya:ju
boija:,보이저
daburuyu:,daburyu,daburyu:,더블류,더블유
ueha:
waQfuru,와플
wagoN
waikiki
ue:ruzu
uo:ku
uo:ka:
uo:kiNgu
uo:ru
uoreQto
uo:runaQto,월넛
uoruta:
warutsu
wa:doro:bu
ueahausu
uo:mu
uoria:
uoria:zu
바르샤바
uoQshu,워시
uoQchi,워치
uoQchizu,워치스
uo:ta:,워터
ue:bu,웨이브
ue:,웨이
ue:zu
ui
uea,uea:,웨어
ueza:
ueQbu,uebu,웹
웨딩
ueQji
ueNzude:
ui:ku
ui:kueNdo
ui:kuri:,위클리
ue:to
vaisu
uerushia
uerukamu
uerudiNgu,웰딩
uerufea,웰페어
ueru,웰
웰빙
uerunesu,웰니스
veruto
위메이드
ueNdi
uesuto,웨스트
uesutaN,웨스턴
웨스틴
uesutomiNsuta:
hoe:ru,웨일
hoi:ru
hoi:ruzu
위스키
uisuki:
howaito,화이트
홀세일
waido
ui:N
wairudo
uiru
uiriamu
uiriamuzu
uiro:
uirusoN
uiN
uiNdo,윈드
uiNdou,윈도,윈도우
uiNdo:zu,윈도우즈,윈도즈
uiNza:
uiNdi
waiN,와인
wainari:
uiNgu,윙
uiNgusu,윙스
uiNku
uina:,위너
uina:zu,위너스
uiNta:,윈터
waiya:,와이어
waiyaresu
uizudamu
waizu
위시
uiQto
uiQchi
uizu,위드
uiza:do
urufu,울프
u:maN,우먼
uimeNzu
waNdafuru,원더풀
waNda:raNdo
uQdo,우드
uQzu
uQdi,uQdi:
u:ru
우리
wa:do,워드
wa:zu
wa:ku
wa:ka:
wa:ka:zu
wa:kiNgu
wa:kuauto
wa:kusu,wa:kuzu
wa:kushoQpu
wa:rudo,월드
wa:rudowaido
resuriNgu
raita:
eQkusu,엑스
wai,와이
yoQto,요트
yakuruto,야쿠르트
ya:do
iya:
iero:,옐로,옐로우
iesu
iesutade:
와이엠씨에이
yoga,요가
요기요
yo:guruto,요거트
yoneQkusu
yo:ku
yaNgu
영원
yua
yu:su
유안타
유한
zeQto,zi:,제트
zebura
zeNsho:
zero,제로
ze:ta,제타
zeusu,제우스
직방
시온
jiQpa:
jirukoN
zofu
zo:N,존
zu:
zu:mu
취리히`;
export const companyScriptNames: string = `אבטחה security
אביב aviv
אבן even
אווירית aerospace
אוניברסיטה university
אוניברסיטת university
אופנה clothing
אור or
אורן oren
אחזקות holding
אילת eilat
אירופה europa
אנגל angel
אנרגיה energy
אשדוד ashdod
אשכול eshkol
באר beer
ביגוד clothing
ביטחון defense
בירושלים jerusalem
בניה construction
בנייה construction
בניין construction
בריאות health
גולן golan
גל gal
גלבוע gilboa
גלובל global
גליל galil
גן gan
גרופ group
דיגיטל digital
דן dan
דפוס printing
האוניברסיטה university
האוצר treasury
האחים brothers
הביטחון defense
הבריאות health
הדסה hadassah
הדר hadar
הובלות transport
הום home
החברה company
החוץ foreign
החזקות holding
החינוך education
החשמל electric
הישראלית israeli
הלאומי leumi
הלאומית leumit
המכון institute
המרכז center
המשפטים justice
הנדסת engineering
העברית hebrew
הפנים interior
הרפואי medical
הרשות authority
השקעות investment
ובנו sons
ובניה sons
זהב zahav
חינוך education
חיפה haifa
חקלאות agriculture
חקלאית agriculture
חרמון hermon
חשבון accounting
חשמל electric
טכנולוגיה technology
טכנולוגיות technology
טק tech
יבוא import
ייעוץ consulting
יפו yafo
יצוא export
יקב winery
יקבי winery
ירושלים jerusalem
ישראל israel
ישראלית israeli
כוכב kochav
כנרת kinneret
כרמל carmel
לאומי leumi
לביטוח insurance
לבניין construction
לבנין construction
להשקעות investment
לישראל israel
למסחר trading
לסחר trading
לפיתוח development
לשיווק marketing
מגה mega
מגן magen
מוסך garage
מועצה council
מועצת council
מזון food
מחלבות dairy
מחלבת dairy
מחקר research
מים water
מכון institute
מלון hotel
מלונות hotel
מסחר trading
מסעדה restaurant
מערכות system
מרכז center
משטרה police
משטרת police
משרד office
מתכות metal
מתכת metal
נגב negev
נוף nof
נט net
ניהול management
ניקוי cleaning
ניקיון cleaning
נתניה netanya
סולאר solar
סופר super
סופרמרקט supermarket
סחר trading
סטאר star
סיטי city
סנטר center
ספרים bookstore
עלית elite
עמותה association
ערבה arava
ערד arad
פארם pharm
פיתוח development
פלסטיק plastic
פרויקטים project
פרמצבטיות pharmaceutical
צבא army
ציון zion
קבוצה group
קבלן construction
קייטרינג catering
קרן fund
קשת keshet
רהיטים furniture
רימון rimon
רכבת railways
רמת ramat
רפואה medical
רפואי medical
רשות authority
שבע sheva
שטראוס strauss
שיווק marketing
שירותי service
שירותים service
שמש shemesh
תבור tavor
תוכנה software
תחבורה transport
תכשיטים jewelry
תל tel
תעשיה industry
תעשיות industry
תעשייה industry
תעשיית industry
תקשורת communication
תרופות pharmaceutical
ابتكار ebtikar
ابداع ibda
ابها abha
اتحاد ittihad
اتفاق ittifaq
اتقان itqan
احسان ihsan
احمد ahmed
اذر azar
ارتش army
اريا aria
اسراء isra
اسكندريه iskandariya
اسلامي islamic
اسلاميه islamiya
اسيا asia
اشور ashur
اصفهان isfahan
افاق afaq
افق ufuq
اقصر luxor
اقصي aqsa
الاتحاد ittihad
الاحمر ahmar
الاردني urduni
الاردنيه urduniya
الاسكان housing
الاسكندريه alexandria
الاسلامي islami
الاسلاميه islamiya
الاشتراكي socialist
الاشتراكيه socialist
الاعلام information
الاعمار reconstruction
الاغاثه relief
الانسان human
الايراني irani
الايرانيه iraniya
البحريني bahraini
البحرينيه bahrainiya
البحريه navy
البرز alborz
البصره basra
البنك bank
التجاري tijari
التجاريه tijariya
التركي turki
التركيه turkiya
التنميه development
التونسي tunisi
التونسيه tunisiya
الثقافه culture
الثوره thawra
الجبهه front
الجزائري jazairi
الجزائريه jazairiya
الجمهوريه jumhuriya
الجيش army
الحكومه government
الخارجيه foreign
الخرطوم khartoum
الخيريه khairiya
الداخليه interior
الدفاع defense
الدوحه doha
الدوله dawla
الديمقراطيه democratic
الرياض riyadh
الرياضه sports
الزراعي agricultural
السعودي saudi
السعوديه saudiya
السوداني sudani
السودانيه sudaniya
السوري suri
السوريه suriya
الشباب shabab
الشرطه police
الشعب shaab
الشعبيه shabiya
الصحه health
الصناعي industrial
العالي higher
العام amm
العامه amma
العدل adl
العراقي iraqi
العراقيه iraqiya
العربي arabi
العماني omani
العمانيه omaniya
الفلسطيني filistini
الفلسطينيه filistiniya
القاهره cairo
القطري qatari
القطريه qatariya
القوات forces
الكويتي kuwaiti
الكويتيه kuwaitiya
اللاجئين refugees
اللبناني lubnani
اللبنانيه lubnaniya
الليبي libi
الليبيه libiya
المؤسسه institution
الماس almas
المركزي central
المركزيه central
المسلحه armed
المصرف bank
المصري masri
المصريه masriya
المغربي maghribi
المغربيه maghribiya
المقاومه muqawama
الملك malik
المملكه kingdom
المنظمه organization
المياه water
النفط oil
الهلال hilal
الهيئه authority
الوطني watani
الوطنيه wataniya
اليمني yamani
اليمنيه yamaniya
امارات emirates
امانه amana
اميد omid
انجاز injaz
انقلاب revolution
اهرام ahram
اهليه ahlia
ايران iran
ايرانيان iranian
باب bab
بابل babil
باختر bakhtar
بازرگاني bazargani
بانك bank
بحر bahr
برج burj
برق power
بركه baraka
برهان burhan
بغداد baghdad
بنغازي benghazi
بنياد foundation
بهشهر behshahr
بهوان bahwan
بيان bayan
بيروت beirut
بيمارستان hospital
بيمه insurance
تاج taj
تبريز tabriz
تبوك tabuk
تجارت tejarat
تحرير tahrir
تحقيقات research
تطوير tatweer
تعاون taawun
تقوي taqwa
تميز tamayuz
تهامه tihama
تهران tehran
توسعه tose
توفيق tawfiq
توكل tawakkul
توليد manufacturing
توليدي production
تونس tunis
ثقه thiqa
جامعه university
جبل jabal
جبهه front
جده jeddah
جرير jarir
جزيره jazeera
جفالي juffali
جمهوري republic
جمهوريه jumhuriya
جميح jomaih
جميل jameel
جنه janna
جنوب janoub
جود jood
جوده jawda
جوهره jawhara
جيش army
حائل hail
حبتور habtoor
حجاز hijaz
حركه movement
حرمين haramain
حزب hizb
حسن hassan
حسين hussein
حقوق rights
حكمه hikma
حكومه government
حلب aleppo
حمدان hamdan
حياه hayat
خاور khavar
خراسان khorasan
خرافي kharafi
خليج khaleej
خودرو khodro
خودروسازي automotive
خير khair
خيريه khairiya
دار dar
داروخانه pharmacy
داروسازي pharmaceutical
دارويي pharmaceutical
دانشگاه university
دبي dubai
دجله dijla
درويش darwish
دفاع defense
دماوند damavand
دمشق damascus
دنيا dunya
دوله dawla
ذهبي dhahabi
ذهبيه dhahabia
رائد raed
راجحي rajhi
رافدين rafidain
راهاهن railway
ربيع rabie
رحمه rahma
رخاء rakha
رستماني rostamani
رستوران restaurant
رفاه refah
رواد rowad
روضه rawda
رياده riyada
رياض riyadh
زامل zamil
زايد zayed
زاگرس zagros
زمرد zumurrud
زمزم zamzam
زهراء zahraa
زهره zahra
زواوي zawawi
زياد ziad
زيتون zaytoun
زين zain
ساختمان construction
ساختماني construction
سازمان organization
سالم salem
سامان saman
سايپا saipa
سراج siraj
سرور surur
سعاده saada
سعود saud
سعيد saeed
سناء sana
سويدي sewedy
سيمان cement
سينا sina
سپه sepah
شاطئ shati
شام sham
شامل shamil
شايع shaya
شرطه police
شرق sharq
شروق shuruq
شفاء shifa
شمال shamal
شمس shams
شهرداري municipality
شيراز shiraz
شيميايي chemical
صادرات saderat
صبر sabr
صحراء sahara
صدق sidq
صفا safa
صقر saqr
صنايع sanaye
صنعاء sanaa
صنعت industry
صنعتي industry
طائف taif
طاير tayer
طرابلس tripoli
طويق tuwaiq
ظافر zafer
عالم alam
عام amm
عامه amma
عثمان othman
عثيم othaim
عدن aden
عز izz
عسير asir
علم ilm
عليان olayan
عمان oman
عمر omar
غانم ghanim
غذايي food
غرب gharb
غرير ghurair
غزه gaza
فاتح fateh
فارس fars
فتح fath
فجر fajr
فخر fakhr
فرات furat
فرح farah
فردوس firdaus
فرقان furqan
فروشگاه store
فضاء fida
فضي fiddi
فطيم futtaim
فوزان fozan
فولاد foolad
فيصل faisal
قاهره cairo
قدس quds
قصر qasr
قصيبي gosaibi
قصيم qassim
قطر qatar
قمر qamar
قمه qimma
قوات forces
كابلات cables
كارافرين karafarin
كارخانه works
كارون karoon
كامل kamil
كاوه kaveh
كرم karam
كرمان kerman
كشاورزي keshavarzi
كشتيراني shipping
كليه college
كوثر kawthar
كوكب kawkab
كويت kuwait
لؤلؤ lulu
لؤلؤه luluah
لادن laden
لجنه committee
مؤسسه institution
مارون maroun
ماسه masa
مانع mana
مباركه mobarakeh
مجد majd
مجلس council
محكمه court
محمد mohammed
محمود mahmoud
مخابرات telecom
مدار madar
مدينه madina
مراعي marai
مرجان marjan
مركز center
مركزي central
مروه marwa
مزروعي mazroui
مسار masar
مسكن maskan
مشكاه mishkat
مشهد mashhad
مصباح misbah
مطبعه printing
معادن mines
معدن mine
معدني mining
معراج miraj
معرفه maarifa
معهد institute
مكتبات bookstore
مكتوم maktoum
مكه mecca
ملت mellat
ملك malik
ملكه malika
ملكي maliki
ملي melli
ممتاز mumtaz
مملكه kingdom
منار manar
مناره manara
منصور mansour
منصوره mansoura
منظمه organization
مهر mehr
مهندسي engineering
مهيدب muhaidib
نابوده naboodah
ناصر nasser
نجاح najah
نجد najd
نجم najm
نجمه najma
نخله nakhla
نخيل nakheel
نساجي textile
نصر nasr
نفت naft
نماء nama
نمو numuw
نهر nahr
نهضه nahda
نور noor
نيرو power
نيل nile
هلال hilal
هواپيمايي airline
هيئه authority
واحه waha
وادي wadi
وافي wafi
ورد ward
ورده warda
وزارت ministry
وزاره ministry
وسط wasat
وطني watani
وطنيه wataniya
ياقوت yaqut
يمامه yamama
يوسف yousef
پارس pars
پارسيان parsian
پاسارگاد pasargad
پاسداران guards
پالايشگاه refinery
پتروشيمي petrochemical
پژوهش research
پژوهشي research
گاز gas
گروه group
گل gol
अस्पताल hospital
अ्यान्ड and
इंटरनेशनल international
इंटरप्राइजेज enterprises
इंडस्ट्रीज industries
इन्टारन्याशनाल international
इन्डास्ट्रिज industries
इन्स्युरेन्स insurance
इलेकट्रनिक्स electronics
इलेक्ट्रिकल्स electricals
इलेक्ट्रॉनिक्स electronics
उद्योग udyog
एंटरप्राइज enterprise
एंटरप्राइजेज enterprises
एंटरप्राइजेस enterprises
एंड and
एजेंसी agency
एजेंसीज agencies
एजेन्सि agency
एण्ड and
एन्टारप्राइज enterprise
एन्टारप्राइजेस enterprises
एन्ड and
एबं and
ऐंड and
कंपनी company
कंस्ट्रक्शंस constructions
कंस्ट्रक्शन construction
कनस्ट्राकशन construction
कलेज college
कोम्पानि company
गारमेंट्स garments
ग्रुप group
जुय़ेलार्स jewellers
ज्वेलर्स jewellers
ज्वैलर्स jewellers
टेक्सटाइल textile
टेक्सटाइलस textiles
टेक्सटाइल्स textiles
ट्राभेलस travels
ट्रेडर्स traders
ट्रेडार्स traders
ट्रेडिं trading
ट्रेडिंग trading
ट्रेवल्स travels
ढाका dhaka
प्रेस press
फाइनेंस finance
फार्मा pharma
फार्मासिउटिक्यालस pharmaceuticals
फार्मेसि pharmacy
फार्मेसी pharmacy
फुड food
फुडस foods
फूड्स foods
बांलादेश bangladesh
बिश्बबिद्यालय़ university
बीमा insurance
बेंक bank
बैंक bank
ब्यांक bank
ब्यांक् bank
ब्रदर्स brothers
ब्रादार्स brothers
भंडार bhandar
भारत india
मिष्ठान sweets
मेडिकल medical
मेडिकल्स medicals
मेडिकेल medical
मेसर्स messrs
मेसार्स messrs
मैसर्स messrs
मोटरस motors
मोटर्स motors
रेस्टुरेन्ट restaurant
रेस्टोरेंट restaurant
रेस्तोराँ restaurant
लिः limited
विद्यालय school
विश्वविद्यालय university
श्री shri
संस sons
सन्स sons
समूह group
सर्विस service
सर्विसेज services
सहकारी cooperative
सेंटर center
सेन्टार center
सॉल्यूशंस solutions
स्कुल school
स्कूल school
स्टिल steel
स्टील steel
स्टील्स steels
स्टोर store
स्टोर्स stores
स्वीट्स sweets
हासपाताल hospital
हॉस्पिटल hospital
होटल hotel
होटेल hotel`;
export const nameSpellings: string = `aamir amir
aasim asim
abd abdul
abdalaziz abdulaziz
abdalla abdullah
abdallah abdullah
abdallahi abdullah
abdel abdul
abdelaziz abdulaziz
abdelhakim abdulhakim
abdelhamid abdulhamid
abdelkader abdulkadir
abdelkarim abdulkarim
abdelkrim abdulkarim
abdellah abdullah
abdelmalek abdulmalik
abdelmalik abdulmalik
abdelqader abdulkadir
abdelrahman abdulrahman
abdelrazak abdulrazak
abdelsalam abdulsalam
abdelwahid abdulwahid
abderrahman abdulrahman
abderrahmane abdulrahman
abderrazak abdulrazak
abdessalam abdulsalam
abdiaziz abdulaziz
abdihakim abdulhakim
abdikadir abdulkadir
abdikarim abdulkarim
abdirahman abdulrahman
abdirizak abdulrazak
abdolhamid abdulhamid
abdolkarim abdulkarim
abdollah abdullah
abdolrahman abdulrahman
abdoulaye abdullah
abdoulaziz abdulaziz
abdoulkader abdulkadir
abdourahmane abdulrahman
abdrahman abdulrahman
abdulah abdullah
abdulazeez abdulaziz
abdulhakeem abdulhakim
abdulhameed abdulhamid
abdulkader abdulkadir
abdulkareem abdulkarim
abdulla abdullah
abdullahi abdullah
abdulmalek abdulmalik
abdulqader abdulkadir
abdulqadir abdulkadir
abdulrakhman abdulrahman
abdulrazaq abdulrazak
abdulrazzaq abdulrazak
abdulrehman abdulrahman
abdulwahed abdulwahid
abdur abdul
abdurahman abdulrahman
abdurakhman abdulrahman
abdurrahman abdulrahman
abdurrazzaq abdulrazak
abdurrehman abdulrahman
abdusalam abdulsalam
abdussalam abdulsalam
abo abu
abou abu
aboubacar abubakr
aboubakar abubakr
aboubakr abubakr
abubakar abubakr
abubaker abubakr
achmad ahmad
achmed ahmad
adel adil
ahamad ahmad
ahamed ahmad
ahmadou ahmad
ahmed ahmad
ahmet ahmad
aicha aisha
aiche aisha
aiman ayman
aishah aisha
aissatou aisha
akhmad ahmad
akhmed ahmad
alaa ala
alasad alassad
alee ali
aly ali
amadou ahmad
ameen amin
ameena amina
ameer amir
amena amina
aminah amina
aminata amina
anouar anwar
anwer anwar
aref arif
asadollah asadullah
asadulla asadullah
asem asim
assad alassad
assadullah asadullah
assem asim
atef atif
axmed ahmad
ayesha aisha
ayisha aisha
aymen ayman
ayoob ayyub
ayoub ayyub
ayse aisha
aysha aisha
ayub ayyub
ayyoub ayyub
azeez aziz
bachir bashir
badar badr
bader badr
basheer bashir
belal bilal
beshir bashir
bilel bilal
brahim ibrahim
caasha aisha
cafer jafar
celal jalal
celalettin jalaluddin
cemal jamal
chahine shahin
chamseddine shamsuddin
charif sharif
chaudhary chaudhry
cherif sharif
choudhry chaudhry
choudhury chaudhry
chowdhury chaudhry
cihad jihad
cumar umar
daoood dawud
daoud dawud
darwesh darwish
darwiche darwish
daud dawud
davood dawud
davud dawud
dawood dawud
dawoud dawud
dhia diya
diaa diya
djaber jabir
djafar jafar
djalal jalal
djamal jamal
djamel jamal
djamil jamil
djavad jawad
dosary dosari
dossari dosari
dossary dosari
driss idris
dzhamal jamal
ebraheem ibrahim
ebrahim ibrahim
edris idris
edriss idris
eesa isa
ehmed ahmad
ekrem akram
eliyas ilyas
elkhoury khoury
elyas ilyas
emad imad
emin amin
emine amina
emir amir
emran imran
enayatollah inayatullah
enayatullah inayatullah
enver anwar
esmaeil ismail
esmail ismail
essa isa
eymen ayman
eyup ayyub
faatima fatima
fadma fatima
fahad fahd
faisal faysal
faisel faysal
faouzi fawzi
farag faraj
fatemeh fatima
fathima fatima
fathy fathi
fatimah fatima
fatimata fatima
fatime fatima
fatma fatima
fatoumata fatima
fauzi fawzi
fawzy fawzi
faycal faysal
feisal faysal
fethi fathi
fevzi fawzi
feysal faysal
foad fuad
fouad fuad
fuaad fuad
futaim futtaim
gaafar jafar
gaber jabir
gabr jabr
gadafi gaddafi
gadhafi gaddafi
galal jalal
galila jalila
gamal jamal
gamdi ghamdi
gamil jamil
gamila jamila
gasim qasim
gassan ghassan
gawad jawad
geelani gilani
gehan jihan
ghaddafi gaddafi
ghamdy ghamdi
ghanem ghanim
ghasem qasim
ghassem qasim
gheddafi gaddafi
gholam ghulam
ghoulam ghulam
ghulamreza gholamreza
ghurayr ghurair
gihan jihan
gillani gilani
golam ghulam
gomaa jumaa
gulam ghulam
gulamreza gholamreza
gurair ghurair
habeeb habib
habiballah habibullah
habibollah habibullah
hadad haddad
hadija khadija
hadj hajji
hadji hajji
hady hadi
hagar hajar
haitham haytham
haj hajji
haji hajji
hajj hajji
halid khalid
hameed hamid
hamide hamid
hammad hamad
hamzah hamza
hamze hamza
harby harbi
haron harun
haroon harun
haroun harun
hasan hassan
hasen hassan
hashem hashim
hassen hassan
hatice khadija
haysam haytham
hegazi hijazi
hegazy hijazi
heitham haytham
helal hilal
hesham hisham
hicham hisham
higazi hijazi
hishaam hisham
hocine hussein
hoda huda
hosain hussein
hosam husam
hosein hussein
hosni husni
hosny husni
hossain hussein
hossam husam
hossein hussein
houcine hussein
housam husam
houssein hussein
husain hussein
husayn hussein
husein hussein
huseyin hussein
husny husni
hussain hussein
hussam husam
hussayn hussein
husseyn hussein
hussien hussein
ibraahim ibrahim
ibragim ibrahim
ibraheem ibrahim
ibrahem ibrahim
idrees idris
idriss idris
iglal ijlal
imaad imad
inayetullah inayatullah
iosif yusuf
ismaail ismail
ismaeel ismail
ismael ismail
ismaiel ismail
ismaila ismail
ismayil ismail
issa isa
isse isa
jaafar jafar
jaafer jafar
jaber jabir
jaffar jafar
jalaladin jalaluddin
jalaleddin jalaluddin
jalaludin jalaluddin
jamaal jamal
jamel jamal
javad jawad
jawwad jawad
jehad jihad
jelal jalal
jilani gilani
josif yusuf
jusuf yusuf
kacem qasim
kadafi gaddafi
kader qadir
kadhafi gaddafi
kadija khadija
kadir qadir
kahtani qahtani
kaled khalid
kamaal kamal
kameel kamil
kareem karim
kasem qasim
kasim qasim
kassem qasim
kassim qasim
kemal kamal
kerim karim
khadafy gaddafi
khadeeja khadija
khadidja khadija
khadiga khadija
khadijah khadija
khaled khalid
khaleefa khalifa
khalifah khalifa
khalifeh khalifa
khalled khalid
khamid hamid
khamza hamza
khasan hassan
khouri khoury
khuseyn hussein
koreshi qureshi
kureshi qureshi
laila layla
lateef latif
leila layla
lejla layla
leyla layla
loay luay
lotfi lutfi
louay luay
lutfy lutfi
madjid majid
magdi majdi
magdy majdi
maged majid
magomed muhammad
mahamed muhammad
mahammad muhammad
mahamoud mahmud
mahamud muhammad
mahdy mahdi
mahmood mahmud
mahmoud mahmud
mahmut mahmud
mahomed muhammad
majed majid
majeed majid
makhmud mahmud
mamadou muhammad
mamadu muhammad
mariam maryam
mariama maryam
marouane marwan
maryem maryam
masood masud
masoud masud
massood masud
massoud masud
maxamed muhammad
maxammed muhammad
maxamuud mahmud
mazen mazin
mazroui mazrouei
mazrui mazrouei
mehdi mahdi
mehmed muhammad
mehmet muhammad
mehmood mahmud
mehmud mahmud
merwan marwan
meryem maryam
mesud masud
mobarak mubarak
moham muhammad
mohamad muhammad
mohamadou muhammad
mohamadreza mohammadreza
mohamed muhammad
mohamet muhammad
mohammad muhammad
mohammed muhammad
mohammedreza mohammadreza
mohammod muhammad
mohamud muhammad
mohd muhammad
mohsen muhsin
mohsin muhsin
mohssen muhsin
mokhtar mukhtar
molla mullah
monzer munther
moosa musa
morad murad
mostafa mustafa
mostapha mustafa
motairi mutairi
moubarak mubarak
mouhcine muhsin
moujahid mujahid
mounir munir
mourad murad
mousa musa
moussa musa
moustafa mustafa
moustapha mustafa
muhamad muhammad
muhamed muhammad
muhamet muhammad
muhammadreza mohammadreza
muhammed muhammad
muhammet muhammad
muhd muhammad
muhsen muhsin
mujahed mujahid
mukhamed muhammad
mukhammad muhammad
mukhammed muhammad
mukhtaar mukhtar
muktar mukhtar
mulla mullah
mundhir munther
muneer munir
munthir munther
munzer munther
murat murad
musah musa
muse musa
mustafe mustafa
mustapha mustafa
musthafa mustafa
mutayri mutairi
nabeel nabil
nadiya nadia
nadjar najjar
nadjib najib
nadya nadia
naeem naim
nagat najat
nagi naji
nagib najib
nagla najla
naglaa najla
nagui naji
naguib najib
nagwa najwa
najeeb najib
naseem nasim
naser nasir
nasr nasir
nasrallah nasrullah
nasrollah nasrullah
nasseer nasir
nasser nasir
nassir nasir
nedal nidal
neguib najib
noor nur
nooraldin nuruddin
nooruddin nuruddin
noorulhuda nurulhuda
noreddine nuruddin
noruddin nuruddin
nour nur
noure nur
noureddine nuruddin
nouredine nuruddin
nuraddin nuruddin
nuralhuda nurulhuda
nureddin nuruddin
nurudin nuruddin
nuur nur
obaydullah obaidullah
obeidallah obaidullah
obeidullah obaidullah
omar umar
omer umar
osama usama
osamah usama
osman uthman
osmon uthman
otaiby otaibi
oteibi otaibi
othman uthman
oualid walid
ousama usama
ousmane uthman
oussama usama
qadafi gaddafi
qaddafi gaddafi
qadeer qadir
qader qadir
qadhafi gaddafi
qadhdhafi gaddafi
qahtany qahtani
qasem qasim
qasemi qasimi
qassem qasim
qassemi qasimi
qassim qasim
qassimi qasimi
qoreishi qureshi
quraishi qureshi
qureishi qureshi
rachid rashid
raed raid
rafee rafi
rafeeq rafiq
rafik rafiq
ragaa raja
ragab rajab
raheem rahim
rahiim rahim
rahmah rahma
rahmatollah rahmatullah
rajhy rajhi
rakhim rahim
ramadhan ramadan
ramazan ramadan
ramdane ramadan
ramzan ramadan
raoof rauf
raouf rauf
rashed rashid
rasheed rashid
raza ridha
reda ridha
redha ridha
rehma rahma
rehman rahman
rehmatullah rahmatullah
reshid rashid
reza ridha
riad riyad
rida ridha
riyadh riyad
riza ridha
roohollah ruhollah
rouhollah ruhollah
ruhullah ruhollah
ryad riyad
saad sad
saaid said
sabeer sabir
saber sabir
sadegh sadiq
sadek sadiq
sadeq sadiq
sadik sadiq
saed said
saeed said
safia safiya
safiyah safiya
safiyya safiya
saied said
saiid said
saiyid sayyid
salaah salah
salahaddin salahuddin
salaheddin salahuddin
salaheddine salahuddin
salahudin salahuddin
saleem salim
saleh salih
salehe salih
salikh salih
salyem salim
sameer samir
samy sami
sayeed said
sayf saif
sayid sayyid
sayyed sayyid
sedigh siddiq
sediqi siddiqui
sediqqi siddiqui
seid said
seif saif
selahattin salahuddin
seleem salim
selim salim
selman salman
semir samir
semsettin shamsuddin
serajuddin sirajuddin
serif sharif
seyed sayyid
seyyed sayyid
shakeer shakir
shaker shakir
shamsaddin shamsuddin
shamsudin shamsuddin
shamsy shamsi
shareef sharif
sharief sharif
sherif sharif
siddik siddiq
siddiqi siddiqui
siddique siddiq
sidiq siddiq
sidiqi siddiqui
sirajudin sirajuddin
sobhi subhi
sofiane sufyan
soleiman sulayman
soliman sulayman
soufiane sufyan
soulaymane sulayman
souleymane sulayman
soumaya sumaya
subhy subhi
sufian sufyan
sulaiman sulayman
sulaymaan sulayman
suleiman sulayman
sulejman sulayman
suleman sulayman
suleyman sulayman
sulieman sulayman
sumayya sumaya
syed sayyid
tahaa taha
tahar tahir
taher tahir
tarek tariq
tareq tariq
tarik tariq
tarique tariq
taufiq tawfiq
tawfik tawfiq
tevfik tawfiq
tewfik tawfiq
tofik tawfiq
toufic tawfiq
toufik tawfiq
ubaidullah obaidullah
ubaydullah obaidullah
umer umar
ummar umar
usamah usama
usman uthman
usmon uthman
ussama usama
utaibi otaibi
uthmaan uthman
vahed wahid
vahid wahid
velid walid
wael wail
waheed wahid
waleed walid
walied walid
waseem wasim
wassim wasim
xalid khalid
xamza hamza
xasan hassan
xuseen hussein
yacine yasin
yacoub yaqub
yacub yaqub
yahia yahya
yakub yaqub
yakup yaqub
yaqoob yaqub
yaqoub yaqub
yaseen yasin
yaser yasir
yasser yasir
yassin yasin
yassine yasin
yassir yasir
yehia yahya
yehya yahya
yihya yahya
yonus yunus
yoosuf yusuf
yosef yusuf
yosif yusuf
youcef yusuf
younes yunus
younis yunus
younous yunus
younus yunus
yousaf yusuf
yousef yusuf
yousif yusuf
youssef yusuf
youssouf yusuf
yousuf yusuf
yunes yunus
yunis yunus
yuossef yusuf
yusef yusuf
yusif yusuf
yusouf yusuf
yussuf yusuf
yusup yusuf
zaheer zahir
zaher zahir
zahrany zahrani
zaid zayd
zain zayn
zainab zaynab
zainabu zaynab
zaineb zaynab
zakaria zakariya
zakariyah zakariya
zakariyya zakariya
zakarya zakariya
zeid zayd
zein zayn
zeinab zaynab
zekeriya zakariya
zeyad ziyad
zeyd zayd
zeynab zaynab
zeynep zaynab
zia diya
ziad ziyad
zine zayn
zineb zaynab
ziya diya
zoheir zuhayr
zohra zahra
zuhair zuhayr
zuheir zuhayr`;
