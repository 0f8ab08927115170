// Made by "npm run tables" from src/lexicon/tables/company/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, sources by their lines in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `abbreviation		en	0
trade		*	0
word		ru	1
industry		en	1
spelling		en	8
word		*	1
brand		US	0
industry		de	1
word		pl	1
trade		en	0
word		de	1
firm		US	0
word		fr	1
script		JP	0
word		ar	1
word		es	1
word		it	1
word		tr	1
abbreviation	context	en	0
word		cs	1
word		nl	1
industry		es	1
opposite		*	1
industry		pt	1
spelling		de	8
word		sv	1
script		KR	0
acronym	whole	US	4
word		fa	1
word		uk	1
word		zh	1
industry		pl	1
direction		*	1
industry		fr	1
industry		ru	0
industry		nl	1
abbreviation		en	11
word		el	1
word		pt	1
industry		zh	0
script		CN	0
security		*	12
acronym		US	4
abbreviation		it	0
industry		it	1
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
word		hr	1
industry		hr	1
family		US	0
firm		CN	0
firm		GB	0
trade		vi	1
word		hu	1
word		*	17
word		ja	1
abbreviation		en	13
brand		DE	0
trade		es	0
abbreviation		nl	0
abbreviation	context	en	5
script	whole	CN	0
firm		JP	0
industry		en	0
brand		GB	0
industry		da	1
industry		tr	2
word		bg	1
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
word		lt	1
structure		en	2
trade		fr	0
industry		en	6
industry		id	1
industry		ro	1
stock		*	2
word		id	1
abbreviation		es	0
abbreviation	context	it	0
acronym	whole	DE	4
industry		ru	2
brand		FR	0
word		fi	1
trade		en	1
abbreviation	context	pt	0
abbreviation		ru	0
abbreviation	context	de	0
activity		pt	1
activity		ru	0
role	behind	en	10
word		lv	1
activity		de	1
script	whole	JP	0
word		ro	1
acronym		GB	4
par-value	context	*	12
trade		it	0
acronym	whole	GB	4
former		US	4
activity		en	2
behalf-marker		en	0
beside		en	0
kind		de	0
structure		de	1
structure		ru	2
trade		de	0
word		he	1
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
word		et	1
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
trade		pl	0
trade		pt	0
acronym		DE	4
activity		ru	2
alias-marker		de	0
industry		de	2
industry		uk	1
script	whole	KR	0
ticker	whole	US	23
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
word		sl	1
abbreviation	dot	en	11
association		FR	3
industry		es	0
industry		fr	6
word		ka	1
word		no	1
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
word		sk	1
abbreviation	context	en	15
abbreviation	context	ru	0
abbreviation	dot	fr	0
acronym		FR	4
brand		CH	0
limited		AE	2
limited		BE	7,3
limited		TR	21
structure		sv	1
trade		id	0
trade		ru	0
word		ca	1
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
trade		tr	0
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
trade		ro	0
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
trade		cs	0
word		hy	1
word		sr	1
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
trade		vi	0
word		da	1
word		ms	1
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
preposition		en	0
script		TW	0
spelling		hi	0
state		RU	2
state		RU	9
structure		it	1
trade		hr	0
trade		nl	0
trade		uk	0
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
trade		hu	0
word		tl	1
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
rendering		BG	0
rendering		KR	0
rendering		VN	0
script		GR	0
spelling		en	5
stock		AR,CL,PY	45
stock	end	*	15
structure		da	1
title		de	0
trade		fi	0
word		af	1
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
trade		sv	0
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
variant		BE	0
word		eu	1
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
trade		sk	0
trade		sr	0
variant		MX	0
word		en	0
word		kk	1
word		uz	1
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
trade		bg	0
trade		ca	0
trade		de	1
trade		sl	0
word		hu	0
word		is	1
word		pl	0
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
trade		et	0
trade		ms	0
trade		ms	1
trade		pl	1
variant		CH	0
variant		RU	0
word		de	0
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
preposition		ru	0
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
trade		lt	0
trade		nl	1
trade		pt	1
trade		tr	1
variant		SG	0
word		be	1
word		cs,sk	1
word		es,pt	1
word		hr	0
word		sv	0
word		sw	1
word		uk,ru	1
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
trade		no	0
trade		sv	1
trade		uk	1
variant		CN	0
variant		DE	0
variant		ES	0
variant		FR	0
variant		HU	0
variant		SE	0
word		*	0
word		az	1
word		et	0
word		hr,sl	1
word		ku	1
word		no	0
word		sk	0
word		sl,lv	1
word		sv,da,no	0
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
preposition		pl	0
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
trade		be	0
trade		da	1
trade		hy	1
trade		is	0
trade		lv	0
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
word		da,id	1
word		da,no	0
word		es	0
word		hr,sl,sr	0
word		hr,sr	0
word		hr,sr	1
word		hu,sk	0
word		id,ms	1
word		it	0
word		it,es	1
word		kk,ky	1
word		ky	1
word		lt,bg	1
word		lv	0
word		mk	1
word		ms,tr	1
word		nl	0
word		pt	0
word		ru,hr	1
word		sk,hu	0
word		sl	0
word		sq	1
word		sr,sl	1
word		sv,no,da	0
word		tr	0
word		tr,az	1
word		tr,id	1
word		uk,hr	1
word		uk,ru,cs	1
word		uk,ru,hr,sr,bg	1
word		uk,ru,pl	1`;
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
export const legalForms: string = `3ao	zao	ZAO	3409
a benefit corporation	benefit corp	Benefit Corp	652
a bolag	ab	AB	1615
a en p		A en P	1512
a limited partnership	lp	LP	400
a rl	scarl	Scarl	2612
a spolecnost	as	AS	893
aandeelhouder bestuurde besloten vennootschap		Aandeelhouder bestuurde Besloten vennootschap	1506
aandeelhouder bestuurde vennootschap	abv	ABV	2838
aat		AAT	3408
aatteellinen yhdistys	ry		493
ab		AB	3384
ab company oy	oy ab	Oy Ab	1414
ab oy	oy ab	Oy Ab	630
ab publ		AB (publ)	1638
aboriginal corporation	rntbc	RNTBC	1497
aboriginal corporation rntbc	rntbc	RNTBC	2750
abp	ab publ	AB (publ)	3416
abp oyj	oyj	Oyj	1614
abv		ABV	2857
ac		AC	1903
aciq sehmdar cemiyyet	asc	ASC	3239
aciq sehmdar cemiyyeti	asc	ASC	3240
ad		AD	3405
additional liability company	alc	ALC	1046
adi komandit sirket	kom sti	Kom. Şti	1481
adkrytae akcyyanernae tavarystva	aat	AAT	3260
adkrytae aktsyyanernae tavarystva	aat	AAT	3261
adsic		ADSIC	2247
adsits	adsic	ADSIC	2249
adsitz	adsic	ADSIC	2248
ae		AE	3420
aedak	ae	AE	654
aee	ae	AE	654
aega	ae	AE	654
aeie		AEIE	1247
aeve	ae	AE	654
afanis etairia	slp	SLP	635
afanis eteria	slp	SLP	1078
ag		AG	3400
ag and co kg		AG & Co. KG	215
ag and co kgaa		AG & Co. KGaA	849
ag and co ohg		AG & Co. OHG	2903
ag sa		AG SA	1604
ag societe anonyme	sa	SA	108
ag u co kg	ag and co kg	AG & Co. KG	1066
ag u co kgaa	ag and co kgaa	AG & Co. KGaA	1467
agmsz		AGmsZ	406
agrotikos synetairismos	synetairismos	Συνεταιρισμός	991
agrupacion de interes economico	aie	AIE	1858
agrupacion europea de interes economico	aeie	AEIE	1247
agrupamento complementar de empresas	ace	ACE	1874
agrupamento europeu de interesse economico	aeie	AEIE	1859
ags	ag	AG	3399
aie		AIE	1891
aisbl		AISBL	596
akb		AKB	3433
akc spol	as	AS	3285
akc spolecnost	as	AS	893
akciju sabiedriba	as	AS	1606
akcine bendrove	ab	AB	3305
akcines bendroves	ab	AB	3304
akcionarsko drustvo	ad	AD	3247
akcionernoe obshchestvo	ao	AO	1628
akcionernoe obshhestvo	ao	AO	3336
akcionersko drustvo	ad	AD	3342
akciova spolecnost	as	AS	3286
akciova spolocnost	as	AS	1606
aksiyadorlik jamiyat	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3371
aksiyadorlik jamiyati		Aksiyadorlik jamiyati	898
aksiyon mahber		አክሲዮን ማህበር	1613
aksiyun mahber	aksiyon mahber	አክሲዮን ማህበር	3300
aksjeselskap	as	AS	3280
akt ges	ag	AG	651
aktg	ag	AG	651
aktie bolag	ab	AB	1615
aktiebol	ab	AB	3415
aktiebolag	ab	AB	3306
aktiebolag publ	ab publ	AB (publ)	1639
aktiebolaget	ab	AB	1616
aktiebolaget publ	ab publ	AB (publ)	1639
aktien ges	ag	AG	651
aktien gesellschaft	ag	AG	651
aktienges	ag	AG	651
aktiengesellsch	ag	AG	1147
aktiengesellscha	ag	AG	1147
aktiengesellschaf	ag	AG	1147
aktiengesellschaft	ag	AG	3234
aktiengesellschaft and co kg	ag and co kg	AG & Co. KG	215
aktiengesellschaft and co kgaa	ag and co kgaa	AG & Co. KGaA	215
aktiengesellschaft mit sozialer zielsetzung	agmsz	AGmsZ	406
aktiengeselschaft	ag	AG	651
aktieselskab	as	AS	3281
aktieselskabet	as	AS	893
aktsiaselts	as	AS	3282
aktsionarsko drushtvo	ad	AD	3245
aktsionerlik qogham	aq	AQ	1626
aktsionerlik qoghamy	aq	AQ	1626
aktsionerne tovaristvo	at	AT	3338
aktsionerne tovarystvo	at	AT	3339
aktsionerniy komertsiyniy bank	akb	AKB	1144
aktsionerno drujestvo	ad	AD	3246
aktsionerno druzhestvo	ad	AD	3248
aktsionerno druzhestvo sas spetsialna investitsionna tsel	adsic	ADSIC	2246
aktsionernoe obschestvo	ao	AO	1627
aktsionernoe obshchestvo	ao	AO	3337
aktsionernoe obshchestvo otkrytogo tipa	oao	OAO	741
aktsionernoe obshchestvo zakrytogo tipa	zao	ZAO	1602
aktsionernogo obshchestva	ao	AO	1627
aktsionernoye obshchestvo	ao	AO	1628
aktsionerny kommercheskiy bank	akb	AKB	1144
aktsionernye obshchestva	ao	AO	3335
aktsionernyy kommercheskiy bank	akb	AKB	1144
aktsionersko drushtvo	ad	AD	3244
aktsiyadorlik zhamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	898
alc		ALC	2592
allmennaksjeselskap	asa	ASA	3353
alsharika almusahama aleama	sh m	ش.م.ع	517
alsharika almusahama alkhasa	sh m kh	ش.م.خ	517
alsharika alty la tahdof litahqiq alribh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	517
alsharika zat almasuwliat almahduda	sh mm	ش.م.م	517
amba		AMBA	2136
ametiuhing	au	AÜ	861
amke		AMKE	1488
an incorporated limited partnership	ilp	ILP	2650
and c sapa	sapa	Sapa	1067
and c sas	sas	SAS	1067
and c snc	snc	SNC	1532
and c spa	spa	SpA	3329
and c srl	srl	Srl	1057
and cia	cia	Cia	986
and cia s en c	s en c	S en C	1064
and cie	cie	Cie	985
and co kg	kg	KG	371
and co kgaa	kgaa	KGaA	1460
and co kommanditgesellschaft	kg	KG	371
and co ohg	ohg	OHG	2884
and kumpp	ky	Ky	1471
and partners	partnership	Partnership	2868
and sia ee	ee	EE	1472
and sia oe	oe	OE	1529
and sucesores	y sucesores	y Sucesores	1292
andelsselskab med begraenset ansvar	amba	AMBA	2083
anl	osk	Osk	2140
ano		ANO	2778
anonim ortakligi	as	AS	3279
anonim ortaklik	as	AS	3283
anonim sirket	as	AS	3284
anonim sirketi	as	AS	893
anonimi eteria	ae	AE	3318
anonimi viomichaniki emboriki etaireia	ae	AE	3321
anonymi etaireia	ae	AE	3320
anonymi etairia	ae	AE	3315
anonymi viomichaniki emporiki etaireia	ae	AE	3319
anonymos etaireia	ae	AE	3317
anonymos etairia	ae	AE	3316
anpartselskab	aps	ApS	2452
anpartsselskab	aps	ApS	1052
anpartsselskabet	aps	ApS	2451
anpo	ano	ANO	852
ans		ANS	2983
anstalt des offentlichen rechts	aor	AöR	3169
anstalt dor	aor	AöR	3166
anstalt offentlichen rechts	aor	AöR	3167
ansvarlig selskap	ans	ANS	2947
ansvarlig selskap delt ansvar	da	DA	2945
ansvarlig selskap med delt ansvar	da	DA	2944
ao		AO	3385
aoot	oao	OAO	1645
aor		AöR	3201
aozt	zao	ZAO	1645
aps		ApS	2595
aq		AQ	3426
aruba vrijgestelde vennootschap	avv	AVV	2377
as		AS	3383
as oy		As Oy	2093
asa		ASA	3429
asbl		ASBL	1241
asbl dpu		ASBL DPU	279
asbl vzw		ASBL VZW	1239
asc		ASC	3403
asd		ASD	1258
asili teserrufat cemiyyeti		Asılı təsərrüfat cəmiyyəti	1076
asociacion civil	ac	AC	1834
asociacion cooperativa		Asociación Cooperativa	2078
asociacion de beneficencia privada	iap	IAP	1492
asociacion en participacion	a en p	A en P	1512
asociacion ganadera local especializada		Asociación ganadera local especializada	792
asociacion ganadera local general		Asociación ganadera local general	792
asociacion gremial	ag	AG	1835
asociacion religiosa		Asociación religiosa	792
asociacion rural de interes colectivo		Asociación rural de interés colectivo	792
assep		ASSEP	1252
assn	association	Association	1881
association condominiale			959
association cooperative inscrite		Association coopérative inscrite	175
association dassurances mutuelles	mutuelle	Mutuelle	2068
association de droit local	association loi 1901	Association loi 1901	202
association de foires agricoles			959
association declaree	association loi 1901	Association loi 1901	202
association declaree dinsertion par leconomique		Association déclarée d'insertion par l'économique	202
association declaree reconnue dutilite publique		Association déclarée, reconnue d'utilité publique	202
association depargne pension	assep	ASSEP	1252
association fonciere de remembrement		Association fonciére de remembrement	202
association fonciere urbaine		Association fonciére urbaine	202
association intermediaire		Association intermédiaire	202
association internationale sans but lucratif	aisbl	AISBL	596
association loi 1901		Association loi 1901	960
association loi de 1901	association loi 1901	Association loi 1901	960
association non declaree		Association non déclarée	202
association reconnue dutilite publique	association loi 1901	Association loi 1901	960
association rsvmh	hl ts	חל"צ	1867
association sans but lucratif	asbl	ASBL	1241
association sans but lucratif de droit public	asbl dpu	ASBL DPU	958
association syndicale autorisee		Association syndicale autorisée	202
association syndicale libre		Association syndicale libre	202
associazione di promozione sociale	aps	ApS	1850
associazione impresa		Associazione Impresa	1868
associazione sportiva dilettantistica	asd	ASD	790
assurance mutuelle agricole		Assurance mutuelle agricole	516
astiki etairia	sp	SP	635
astiki eteria	sp	SP	1078
astiki mi kerdoskopiki etaireia	amke	AMKE	1488
asunto osakeyhtio	as oy	As Oy	2092
asunto oy	as oy	As Oy	1312
asv likvidaci		a.s. v likvidaci	1607
asv likvidacii	asv likvidaci	a.s. v likvidaci	1607
at		AT	3445
ate	ae	AE	654
ateve	ae	AE	654
au		AÜ	2862
auf gegenseitigkeit	vvag	VVaG	1324
autonomous non profit organization	ano	ANO	852
autonomous nonprofit organization	ano	ANO	2767
avee	ae	AE	3419
avoin yhtio	ay	Ay	2915
avtonomnaya nekommercheskaya organizatsiya	ano	ANO	2769
avv		AVV	1450
ay		Ay	2975
az agr	soc agr	Soc. agr.	545
azienda agricola	soc agr	Soc. agr.	545
b corp	benefit corp	Benefit Corp	653
b corporation	benefit corp	Benefit Corp	653
b msiwlyt mhdwd		با مسئولیت محدود	715
b vennootschap	bv	BV	1042
ba		BA	2619
ba masouliat mahdood	b msiwlyt mhdwd	با مسئولیت محدود	715
ba masouliyat mahdoud	b msiwlyt mhdwd	با مسئولیت محدود	715
bab		BAB	3434
bachok	borisat chamkat	บริษัท จำกัด	1060
bahrain shareholding company	bsc	BSC	890
bahraini joint stock company	bsc	BSC	890
bamot	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1145
bankaktiebolag	bab	BAB	3362
bats bazhnetirakan ynkerutyun	pby	PBY	1598
bbl	bl	BL	1327
bby	pby	PBY	1647
bcorp	benefit corp	Benefit Corp	902
beeravon mugbal	bm	B.M.	1426
begrenset ansvar	ba	BA	2529
benefit corp		Benefit Corp	3439
benefit corporation	benefit corp	Benefit Corp	652
beperk	bpk	Bpk	1632
berhad	bhd	Bhd	3256
besl vennootschap	bv	BV	1042
besloten vennootschap	bv	BV	2379
besloten vennootschap met beperkte aansprakelijkheid	bv	BV	2381
besloten vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	bvba so	BVBA SO	236
besloten vennootschap naar nederlands recht		Besloten vennootschap naar Nederlands recht	1506
besloten vennootschap van publiek recht	bv pr	BV PR	721
besloten vennotschap	bv	BV	1042
beteti tarsasag	bt	BT	2698
bf		BF	2212
bgb gesellschaft	gbr	GbR	264
bhd		Bhd	3257
bijkantoor	sucursal	Sucursal	599
biyeongli sadanbeobin	jaedanbeobin	재단법인	1869
bl		BL	2149
blagodiyniy fond	bf	BF	1360
blagotvoritelnye uchrezhdeniya		Благотворительные учреждения	219
blagotvoritelnyy fond	bf	BF	1360
bm		B.M.	2610
borisat	borisat chamkat	บริษัท จำกัด	1990
borisat chamkat		บริษัท จำกัด	1060
borisat chamkat mahachon		บริษัท จำกัด (มหาชน)	1145
bostads ab	as oy	As Oy	1312
bot	borisat chamkat	บริษัท จำกัด	2569
bpk		Bpk	1632
branch	sucursal	Sucursal	599
branch office	sucursal	Sucursal	389
brf		BRF	1328
brl	bl	BL	1327
bsc		BSC	1648
bsc c	bsc	BSC	890
bsc closed	bsc	BSC	890
bscc	bsc	BSC	1648
bt		BT	2736
building society	friendly society	Friendly Society	1257
business trust	bt	BT	2268
bv		BV	2589
bv and co kg		BV & Co. KG	215
bv in oprichting	bv	BV	2380
bv pr		BV PR	721
bv srl	srl bv	Srl BV	839
bvba		BVBA	2401
bvba so		BVBA SO	236
bvba sprl	sprl bvba	SPRL BVBA	839
bvio	bv	BV	2588
byt druzstvo	druzstvo	družstvo	1309
bytove druzstvo	druzstvo	družstvo	811
c por a		C por A	3290
ca		CA	3411
caisse populaire		Caisse populaire	2121
caisse populaire limitee	caisse populaire	Caisse populaire	500
caisse populaire ltee	caisse populaire	Caisse populaire	2073
caituanfaren	yibancaituanfaren	一般財団法人	2201
cb	comunidad de bienes	Comunidad de Bienes	2850
cbc		CBC	2787
cc		CC	2626
ccc		CCC	3418
ccsda		CCSDA	1468
cdc		CDC	2794
cemix		CEMIX	1609
cga		CGA	2607
chamkat	borisat chamkat	บริษัท จำกัด	1060
chamkat mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1145
charitable incorporated organisation	cio	CIO	2758
charitable incorporated organization	cio	CIO	2757
chastnoe predpriyatie	chp	ChP	2418
chastnoe proizvodstvennoe unitarnoe predpriyatie	chup	ChUP	1408
chastnoe torgovoe unitarnoe predpriyatie	chup	ChUP	713
chastnoe transportnoe unitarnoe predpriyatie	chup	ChUP	713
chastnoe unitarnoe predpriyatie	chup	ChUP	713
chastnye uchrezhdeniya		Частные учреждения	219
chp		ChP	2562
chpup	chup	ChUP	1408
chtd		Chtd	1148
chtup	chup	ChUP	713
chup		ChUP	713
chusik hoesa	jusik hoesa	Jusik Hoesa	1625
cia		Cia	2014
cia anonima	ca	CA	3292
cia limitada	cia ltda	Cia Ltda	2441
cia ltda		Cia Ltda	2442
cia s en c	s en c	S en C	400
cia sca	sca	SCA	1457
cic		CIC	2780
cic ltd	cic	CIC	2743
cie		Cie	2013
cio		CIO	2788
ciprl		CIPRL	1321
civil society organisation	cso	CSO	372
civil society organization	cso	CSO	372
cjsc		CJSC	108
clg		CLG	2790
close corp		Close Corp	3438
close corporation	close corp	Close Corp	1642
closed joint stock company	cjsc	CJSC	108
closed jsc	cjsc	CJSC	108
closed shareholding company	jsc	JSC	568
cncol		CNCOL	1528
co		Co	1297
co kg	kg	KG	2647
co kgaa	kgaa	KGaA	1460
co limited	co ltd	Co Ltd	627
co lt	co ltd	Co Ltd	627
co ltd		Co Ltd	226
co op	coop	Coop	1323
co op inc	coop inc	Coop Inc	606
co op incorporated	coop inc	Coop Inc	606
co op incorporee	coop ltee	Coop ltée	500
co op limited	coop ltd	Coop Ltd	461
co op limitee	coop ltee	Coop ltée	500
co op ltd	coop ltd	Coop Ltd	461
co operative	coop	Coop	2128
co operative association	coop	Coop	547
co operative company	coop	Coop	2048
co operative inc	coop inc	Coop Inc	606
co operative incorporated	coop inc	Coop Inc	606
co operative limited	coop ltd	Coop Ltd	461
co operative ltd	coop ltd	Coop Ltd	461
co operative society	coop	Coop	2050
co operative society limited	coop ltd	Coop Ltd	989
co operative society ltd	coop ltd	Coop Ltd	989
co phan	ctcp	CTCP	899
coac	cooperativa de ahorro y credito	Cooperativa de Ahorro y Crédito	2124
coltd	co ltd	Co Ltd	226
comandita por acciones	s en c por a	S en C por A	1455
comandita simple	s en c	S en C	1455
comm v	cv	CV	2662
comm va	cva	CVA	2656
commanditaire vennootschap	cv	CV	2653
commanditaire vennootschap met een beherend vennoot		Commanditaire vennootschap met één beherend vennoot	1462
commanditaire vennootschap met een beherende vennoot	cv	CV	1480
commanditaire vennootschap met meer dan een beherende vennoot	cv	CV	1480
commanditaire vennootschap met meerdere beherende vennoten		Commanditaire vennootschap met meerdere beherende vennoten	1462
commanditaire vennootschap op aandelen	cva	CVA	2657
commanditaire vennootschap op aandelen met een sociaal oogmerk	cva so	CVA SO	305
community benefit society	bencom	BenCom	1487
community development corporation	cdc	CDC	1493
community interest company	cic	CIC	2745
commv	cv	CV	2725
compagnia	cia	Cia	1995
compagnie	cie	Cie	1992
compagnie de fiducie	societe fiduciaire	Société fiduciaire	392
compagnie de pret	societe de pret	Société de prêt	392
compagnie fiduciaire	societe fiduciaire	Société fiduciaire	392
compan	co	Co	2003
companhia	cia	Cia	1997
companhia anonima	ca	CA	3293
companhia de responsabilidade limitada	crl	CRL	1303
compania	cia	Cia	1996
compania anonima	ca	CA	3294
compania de economia mixta	cemix	CEMIX	1609
compania de responsabilidad limitada	cia ltda	Cia Ltda	2443
compania de responsabilidad limitada con fin social		Compañía de Responsabilidad Limitada con Fin Social	2540
compania en comandita simple y dividida por acciones	ccsda	CCSDA	1468
compania en nombre colectivo	cncol	CNCOL	1528
compania limitada	cia ltda	Cia Ltda	2440
compania por acciones	c por a	C por A	3289
company	co	Co	1297
company limited	co ltd	Co Ltd	627
company limited both by shares and by guarantee	ltd	Ltd	2412
company limited by guarantee	ltd	Ltd	2341
company limited by shares	ltd	Ltd	342
company ltd	co ltd	Co Ltd	627
company oy ab	oy ab	Oy Ab	1414
company with additional liability	alc	ALC	1046
company with limited liability	llc	LLC	833
companyia	cia	Cia	1994
compie	cie	Cie	2006
comunidad de bienes		Comunidad de Bienes	2912
condominium corp		Condominium Corp	1840
condominium corporation	condominium corp	Condominium Corp	959
cong ty		Công ty	1296
cong ty co phan	ctcp	CTCP	3376
cong ty cp	ctcp	CTCP	899
cong ty hop danh	cong ty	Công ty	2958
cong ty tnhh	cty tnhh	Cty TNHH	370
cong ty tnhh hai thanh vien tro len	cty tnhh mtv	Cty TNHH MTV	370
cong ty tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	370
cong ty tnhh mtv	cty tnhh mtv	Cty TNHH MTV	370
cong ty trach nhiem huu han	cty tnhh	Cty TNHH	1448
cong ty trach nhiem huu han mot thanh vien	cty tnhh mtv	Cty TNHH MTV	1448
consorzio con attivita esterna	consorzio	Consorzio	1842
consorzio fidi		Consorzio Fidi	636
consorzio senza attivita esterna		Consorzio senza Attività Esterna	636
coop		Coop	2130
coop a rl	scarl	Scarl	181
coop agr	cooperativa agricola	Cooperativă agricolă	2105
coop arl	scarl	Scarl	181
coop inc		Coop Inc	1307
coop incorporee	coop inc	Coop Inc	1307
coop limited	coop ltd	Coop Ltd	461
coop ltd		Coop Ltd	2060
coop ltee		Coop ltée	2074
coop soc	soc coop	Soc. coop.	181
coop sociale	soc coop	Soc. coop.	181
coop v	s coop	S. Coop.	365
coop va	coop	Coop	2127
cooperatie ba	cooperatie ua	Coöperatie UA	698
cooperatie ua		Coöperatie UA	698
cooperatie wa	cooperatie ua	Coöperatie UA	698
cooperatieve vennootschap	cv	CV	2069
cooperatieve vennootschap met beperkte aansprakelijkheid	cvba	CVBA	2063
cooperatieve vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	cvba so	CVBA SO	160
cooperatieve vennootschap met beperkte aansprakelijkheid van publiek recht	cvba pr	CVBA PR	160
cooperatieve vennootschap met onbeperkte aansprakelijkheid	cvoa	CVOA	2064
cooperatieve vennootschap met onbeperkte aansprakelijkheid met een sociaal oogmerk	cvoa so	CVOA SO	160
cooperatieve vennootschap van publiek recht	cv pr	CV PR	160
cooperatieve vereniging	cooperatie ua	Coöperatie UA	2061
cooperatieve vereniging ua	cooperatie ua	Coöperatie UA	698
cooperativa a rl	scarl	Scarl	181
cooperativa agricola		Cooperativă agricolă	608
cooperativa arl	scarl	Scarl	181
cooperativa de 2o grau		Cooperativa de 2º Grau	2112
cooperativa de ahorro y credito		Cooperativa de Ahorro y Crédito	995
cooperativa de consum		Cooperativă de consum	608
cooperativa de consumo		Cooperativa de Consumo	995
cooperativa de credit		Cooperativă de credit	608
cooperativa de credito		Cooperativa de Credito	2086
cooperativa de interesse publico de responsabilidade limitada	ciprl	CIPRL	1321
cooperativa de responsabilidad limitada	crl	CRL	1303
cooperativa de responsabilidade limitada	crl	CRL	2054
cooperativa de trabajadores		Cooperativa de Trabajadores	995
cooperativa mestesugareasca		Cooperativă meșteșugărească	608
cooperativa sociale	soc coop	Soc. coop.	607
cooperativa valenciana	s coop	S. Coop.	365
cooperative association	coop	Coop	547
cooperative company	coop	Coop	547
cooperative corporation	coop	Coop	547
cooperative dutilisation de materiel agricole	cuma	CUMA	1315
cooperative dutilisation de materiel agricole en commun	cuma	CUMA	2097
cooperative inc	coop inc	Coop Inc	606
cooperative incorporated	coop inc	Coop Inc	606
cooperative limited	coop ltd	Coop Ltd	461
cooperative limitee	coop ltd	Coop Ltd	461
cooperative ltd	coop ltd	Coop Ltd	461
cooperative ltee	coop ltd	Coop Ltd	461
cooperative society	coop	Coop	547
cooperative society ltd	coop ltd	Coop Ltd	989
corp		Corp	1593
corpn	corp	Corp	3227
corpora	corp	Corp	475
corporacao	corp	Corp	900
corporacion	corp	Corp	3378
corporacion de beneficio social		Corporación de Beneficio Social	863
corporacion de derecho publico		Corporación de Derecho Público	2823
corporacion especial propiedad de trabajadores		Corporación Especial Propiedad de Trabajadores	863
corporacion intima		Corporación Intima	863
corporacion professional		Corporación Professional	863
corporat	corp	Corp	475
corporati	corp	Corp	475
corporatio	corp	Corp	475
corporation	corp	Corp	1593
corporation de fiducie	societe fiduciaire	Société fiduciaire	392
corporation de pret	societe de pret	Société de prêt	392
corporation fiduciaire	societe fiduciaire	Société fiduciaire	392
corporazione	corp	Corp	900
coy	co	Co	2005
coy limited	co ltd	Co Ltd	627
coy ltd	co ltd	Co Ltd	627
cpt		CPT	3422
credit union		Credit Union	2126
credit union limited	credit union	Credit Union	547
credit union ltd	credit union	Credit Union	547
crl		CRL	2131
csl		CSL	2622
cso		CSO	1496
ct tnhh	cty tnhh	Cty TNHH	370
ctcp		CTCP	899
ctr		CTR	2791
cty	cong ty	Công ty	1296
cty co phan	ctcp	CTCP	899
cty cp	ctcp	CTCP	3375
cty tnhh		Cty TNHH	1063
cty tnhh mtv		Cty TNHH MTV	1063
cu	credit union	Credit Union	1329
cuideachta faoi theorainn rathaiochta	ctr	CTR	2761
cuideachta ghniomhaiochta ainmnithe	cga	CGA	1425
cuideachta neamhtheoranta		Cuideachta Neamhtheoranta	1425
cuideachta phoibli theoranta	cpt	CPT	3325
cuma		CUMA	2141
cuma de l	cuma	CUMA	548
cuma de la	cuma	CUMA	548
cuma des	cuma	CUMA	548
cuma du	cuma	CUMA	548
cuma les	cuma	CUMA	548
cv		CV	2719
cv pr		CV PR	160
cva		CVA	2724
cva so		CVA SO	305
cvba		CVBA	1306
cvba pr		CVBA PR	160
cvba so		CVBA SO	160
cvoa		CVOA	1306
cvoa cd		CVOA CD	160
cvoa so		CVOA SO	160
cwmni buddiant cymunedol	cbc	CBC	2756
cwmni cyfyngedig cyhoeddus	ccc	CCC	3313
cx a	c por a	C por A	3288
cxa	c por a	C por A	3291
cyf		Cyf	2599
cyfyngedig	cyf	Cyf	2469
da		DA	2984
dac		DAC	2605
dac ltd	dac	DAC	2491
dan bao you xian gong si	sirenyouxiangongsi	私人有限公司	1422
danbaoyouxiangongsi	sirenyouxiangongsi	私人有限公司	2483
dat		DAT	3455
dd		d.d.	3406
de capital variable	sa de cv	SA de CV	3452
de cv	sa de cv	SA de CV	3447
delniska druzba	dd	d.d.	3249
delt ansvar	da	DA	2946
derzhavne aktsionerne tovaristvo	dat	DAT	3367
derzhavne aktsionerne tovarystvo	dat	DAT	3368
derzhavne pidpriiemstvo	gp	GP	3151
derzhavne pidpryiemstvo	gp	GP	1124
derzhavne pidpryyemstvo	gp	GP	1124
designated activity company	dac	DAC	2493
designated activity company limited by guarantee	dac	DAC	2492
dgup	gup	GUP	1130
dh mm	sh mm	ش.م.م	342
dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	468
dht msuwlyh mhdwdh	sh mm	ش.م.م	468
dienstverlenende vereniging		Dienstverlenende vereniging	958
dimosia etaireia		Δημόσια Εταιρεία	1507
dimosia etaireia periorismenis eythynis me metoches		Δημόσια Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1049
dionicko drustvo	dd	d.d.	3250
dis tic ltd sti	ltd sti	Ltd Şti	237
dis ticaret limited sirketi	ltd sti	Ltd Şti	237
ditta	ditta individuale	Ditta individuale	3109
ditta individuale		Ditta individuale	3066
dmcc		DMCC	2582
dmcc company	dmcc	DMCC	235
dmcc llc	dmcc	DMCC	235
dnnn	dntn	DNTN	3189
dno		d.n.o.	2966
dntn		DNTN	3105
doanh nghiep co von dau tu nuoc ngoai	dntn	DNTN	1063
doanh nghiep nha nuoc	dntn	DNTN	3191
doanh nghiep tu nhan	dntn	DNTN	3106
dochernee gosudarstvennoe unitarnoe predpriyatie	gup	GUP	378
dochirnie pidpriiemstvo	dp	DP	3187
dokuritsu gyosei hojin	dulixingzhengfaren	独立行政法人	3179
domestic limited liability company	llc	LLC	342
doo		d.o.o.	2391
dooel	doo	d.o.o.	2390
doou likvidaciji	doo	d.o.o.	1043
doou stecaju	doo	d.o.o.	1043
dp		DP	3211
drujestvo s ogranichena otgovornost	ood	OOD	2404
drushtveno preduzece	dp	DP	1587
drushtvo sa ogranichenom odgovornoshcu	doo	d.o.o.	2386
drushtvo so ogranichena odgovornost	doo	d.o.o.	1043
drustveno preduzece	dp	DP	1587
drustvo ogranicene odgovornosti	doo	d.o.o.	2385
drustvo s neogranicenom solidarnom odgovornoscu	dno	d.n.o.	2890
drustvo s ogranicenom odgovornoscu	doo	d.o.o.	2388
drustvo sa ogranicenom odgovornoscu	doo	d.o.o.	2389
drustvo zveza drustev		Društvo, zveza društev	1516
druzba z neomejeno odgovornostjo	dno	d.n.o.	2891
druzba z omejeno odgovornostjo	doo	d.o.o.	2387
druzba za vzajemno zavarovanje	dvz	d.v.z.	1516
druzhestvo po zzd	dzzd	DZZD	2893
druzhestvo s ogranichena otgovornost	ood	OOD	1045
druzhestvo uchredeno po zakona za zadalzheniyata i dogovorite	dzzd	DZZD	2815
druzstevny podnik pol		Družstevný podnik poľ.	462
druzstevny podnik polnohospodarsky	druzstevny podnik pol	Družstevný podnik poľ.	462
dubai multi commodities centre company	dmcc	DMCC	235
dvz		d.v.z.	2856
dwc llc		DWC-LLC	1402
dwcllc	dwc llc	DWC-LLC	1402
dzzd		DZZD	2895
e cia	cia	Cia	1290
e companhia	cia	Cia	1290
e gen	eg	eG	2107
e kffr	ek	e.K.	1575
e kfm	ek	e.K.	3070
e kfr	ek	e.K.	738
ead		EAD	3407
earl		EARL	2598
earl de l	earl	EARL	714
earl de la	earl	EARL	714
earl des	earl	EARL	714
earl du	earl	EARL	714
earl les	earl	EARL	714
ebvba		EBVBA	236
ebvba so		EBVBA SO	236
ec		Ec	3129
ec sas	sas	SAS	1067
ec snc	snc	SNC	1532
economic development corporation	edc	EDC	2773
economisch samenwerkingsverband	esv	ESV	596
economisch samenwerkingsverband met een sociaal oogmerk	esv so	ESV SO	279
ed		ED	3446
edc		EDC	2795
edms	pty ltd	Pty Ltd	1453
edms bpk	pty ltd	Pty Ltd	838
ednolichen targovets	et	ET	3057
ednolichen turgovets	et	ET	3056
ednolichno aktsionerno druzhestvo	ead	EAD	3255
ednolichno aktsionerno druzhestvo sas spetsialna investitsionna tsel		Еднолично aкционерно дружество със специалнa инвестиционна цел	2245
ednolichno druzhestvo s ogranichena otgovornost	eood	EOOD	1045
ee		EE	2735
eeig		EEIG	1236
eenmanszaak		Eenmanszaak	3108
eenmanszaak met meerdere eigenaren		Eenmanszaak met meerdere eigenaren	3058
eenpersoons besloten vennootschap met beperkte aansprakelijkheid	ebvba	EBVBA	2398
eenpersoons bvba	ebvba	EBVBA	2395
eenpersoonsbvba	ebvba	EBVBA	2396
eesv		EESV	1242
eg		eG	2135
eg and co kg		eG & Co. KG	215
egbr		eGbR	264
ege		EGE	1893
egen	eg	eG	2080
egiu		EGIU	1250
egiz		EGIZ	964
egts		EGTS	963
egyeni ceg	ec	Ec	3082
egyeni vallalkozas		Egyéni vállalkozás	3081
egyeni vallalkozo	ev	e.V.	3072
egyptian joint stock company	sae	SAE	1610
ehf			2497
ehzs		EHZS	683
ei		EI	3121
eiendoms	pty ltd	Pty Ltd	1453
eiendoms beperk	pty ltd	Pty Ltd	838
eim	em	EM	3209
einfache gesellsch	einfache gesellschaft	Einfache Gesellschaft	867
einfache gesellschaft		Einfache Gesellschaft	867
einfache kommanditgesellschaft mit sozialer zielsetzung	ekgmsz	EKGmsZ	305
eingetr kaufmann	ek	e.K.	738
eingetr verein	ev	e.V.	1246
eingetragene gbr	egbr	eGbR	264
eingetragene genossenschaft	eg	eG	2081
eingetragene genossenschaft and co kg	eg and co kg	eG & Co. KG	215
eingetragene genossenschaft mit beschraenkter haftpflicht	eg	eG	992
eingetragene genossenschaft mit beschrankter haftpflicht	eg	eG	2082
eingetragene gesellschaft burgerlichen rechts	egbr	eGbR	264
eingetragene gesellschaft des burgerlichen rechts	egbr	eGbR	264
eingetragene kauffrau	ek	e.K.	738
eingetragene vereinigung	ev	e.V.	1246
eingetragener kaufmann	ek	e.K.	3071
eingetragener verein	ev	e.V.	1849
eingetragenes einzelunternehmen	eu	e.U.	3053
einkahlutafelag	ehf		2495
einrichtung ohne gewinnerzielungsabsicht	eog	EoG	851
einzelfirma	eu	e.U.	3051
einzelkaufmann	eu	e.U.	3054
einzelunternehmen	eu	e.U.	3052
einzelunternehmen eingetragener kaufmann eingetragene kauffrau	ek	e.K.	1575
einzelunternehmer	eu	e.U.	3055
eireli		EIRELI	1407
eireli epp	eireli	EIRELI	1406
eireli me	eireli	EIRELI	1406
eirl		EIRL	2429
eiropas ekonomisko interesu grupa	eeig	EEIG	1871
eiropas komercsabiedriba	se	SE	2831
ek		e.K.	3125
ek for		Ek. för.	1313
ek forening	ek for	Ek. för.	2094
ekb		EKB	1326
ekd		EKD	2134
ekfm	ek	e.K.	738
ekfr	ek	e.K.	738
ekgmsz		EKGmsZ	305
ekonomisk forening	ek for	Ek. för.	1313
elave mesuliyyetli cemiyyet		Əlavə məsuliyyətli cəmiyyət	2383
electric membership corp	emc	EMC	2117
electric membership corporation	emc	EMC	815
elp		ELP	2738
em		EM	3217
emc		EMC	1330
emhu		EMHÜ	861
emprendedor de responsabilidad limitada	erl	E.R.L.	1054
empresa asociativa de trabajo		Empresa Asociativa de Trabajo	2819
empresa de pequeno porte	epp	EPP	1120
empresa de servicios publicos	esp	ESP	2818
empresa estatal		Empresa Estatal	1125
empresa estatal intergubernamental		Empresa Estatal Intergubernamental	1125
empresa estatal mixta		Empresa Estatal Mixta	1125
empresa individual	ei	EI	3065
empresa individual de responsabilidad limitada	eirl	EIRL	2428
empresa individual de responsabilidade limitada	eireli	EIRELI	1407
empresa intermunicipal	em	EM	1128
empresa metropolitana		Empresa Metropolitana	2835
empresa mixta		Empresa Mixta	3258
empresa municipal	em	EM	1128
empresa municipal de	em	EM	3184
empresa productiva del estado	epe	EPE	3173
empresa publica	ep	EP	3155
empresa social del estado	ese	ESE	3163
empresa unipersonal	eu	e.U.	3050
empresa unipersonal de responsabilidad limitada	eirl	EIRL	2427
empresario em nome individual		Empresário em Nome Individual	3094
empresario individual	ei	EI	3062
empresas de derecho publico		Empresas de Derecho Público	1080
empresas multicomunales		Empresas Multicomunales	1080
enk		ENK	3134
enkelt bolag			2837
enkeltmandsvirksomhed	pmv	PMV	3074
enkeltpersonforetak	enk	ENK	3093
enr			3122
enskild firma		Enskild firma	3102
enskild naringsidkare	enskild firma	Enskild firma	3079
ente del terzo settore	asd	ASD	790
ente impresa	consorzio	Consorzio	636
entidad no regulada	sofom enr	SOFOM ENR	527
entidad regulada	sofom enr	SOFOM ENR	3451
entidade empresarial municipal	em	EM	1128
entidade publica empresarial	epe	EPE	3174
entrepreneur individuel	ei	EI	3064
entreprise en nom personnel	ei	EI	3063
entreprise individuelle	ei	EI	3060
entreprise individuelle a responsabilite limitee	eirl	EIRL	2426
entreprise personne physique	epp	EPP	721
entreprise unipersonnelle a responsabilite limitee	eurl	EURL	2454
eofg		EØFG	1857
eog		EoG	1498
eoii	eeig	EEIG	1243
eood		EOOD	2405
eoos		ΕΟΟΣ	1508
ep		EP	3196
epa		EPA	3204
epe		EPE	2604
epp		EPP	3119
erhvervsdrivende fond	fond	Fond	2198
erityislainsaadantoon perustuva yhdistys		Erityislainsäädäntöön perustuva yhdistys	493
erl		E.R.L.	1452
erwerbs und wirtschaftsgenossenschaft		Erwerbs- und Wirtschaftsgenossenschaft	2057
ese		ESE	3199
estabelecimento individual de responsabilidade limitada	eirl	EIRL	2425
establishment	enterprises	Enterprises	2004
esv		ESV	1885
esv so		ESV SO	279
et		ET	3120
et cie	cie	Cie	985
et compagnie	cie	Cie	985
etablissement public	ep	EP	3154
etablissement public a caractere administratif	epa	EPA	884
etablissement public a caractere industriel et commercial	epic	EPIC	884
etablissement public administratif	epa	EPA	884
etablissement public industriel et commercial	epic	EPIC	884
etaireia periorismenis efthinis	epe	EPE	2481
etaireia periorismenis efthynis	epe	EPE	1421
etaireia periorismenis eythynis	epe	EPE	2480
etaireia periorismenis eythynis me eggyisi choris metochiko kefalaio		Εταιρεία Περιορισμένης Ευθύνης με εγγύηση, χωρίς μετοχικό κεφάλαιο	1049
etairia periorismenis eythynis	epe	EPE	2478
etbg		ETBG	961
eteria periorismenis efthinis	epe	EPE	1421
eteria periorismenis euthinis	epe	EPE	2479
eterorithmi eteria	ee	EE	2694
eterorrithmi etaireia	ee	EE	2695
eterorrythmi etaireia	ee	EE	2697
eterorrythmi etairia	ee	EE	2696
eterorrythmi kata metoches etaireia		Ετερόρρυθμη κατά μετοχές εταιρεία	2693
etey		ETEY	493
ets	asd	ASD	1895
etspubli	ep	EP	3161
eu		e.U.	3118
eurl		EURL	2455
euroopa ariuhing	se	SE	861
euroopa majandushuviuhing	emhu	EMHÜ	861
euroopa uhistu	sce	SCE	2084
eurooppalainen taloudellinen etuyhtyma	etey	ETEY	493
eurooppayhtio	se	SE	3302
europ zoskup hosp zaujm		Európ.zoskup.hosp.záujm.	401
europ zoskup uzem spol		Európ.zoskup.územ.spol	743
europabolag	se	SE	1617
europaeisk andelsselskab	sce selskab	SCE-selskab	1310
europaeisk okonomisk firmagruppe	eofg	EØFG	1855
europaeisk selskab	se selskab	SE-selskab	1509
europai gazdasagi egyesules	ege	EGE	1865
europai reszvenytarsasag	se	SE	3323
europaische aktiengesellschaft	se	SE	3287
europaische genossenschaft	sce	SCE	2058
europaische gesellschaft	se	SE	3235
europaische gesellschaft and co kg	se and co kg	SE & Co. KG	215
europaische gesellschaft and co kgaa	se and co kgaa	SE & Co. KGaA	215
europaische wirtschaftliche interessenvereinigung	ewiv	EWIV	1237
european company	se	SE	3221
european cooperative society	sce	SCE	2049
european economic interest grouping	eeig	EEIG	1236
european economic interest groupings	eeig	EEIG	2826
european private company	spe	SPE	1037
european public limited liability company	se	SE	1591
europees economisch samenwerkingsverband	eesv	EESV	1242
europeisk ekonomisk intressegruppering	eeig	EEIG	963
europeisk gruppering for territoriellt samarbete	egts	EGTS	963
europeisk okonomisk foretaksgruppe	eofg	EØFG	1873
europeisk samvirkeforetak	sce	SCE	2111
europeisk selskap	se	SE	2833
europejskie zgrupowanie interesow gospodarczych	ezig	EZIG	1254
europese cooperatieve vennootschap	sce	SCE	160
europese naamloze vennootschap	se	SE	3352
europese vennootschap	se	SE	406
europos ekonominiu interesu grupes	eeig	EEIG	961
europos kooperatines bendroves	ekb	EKB	1319
europos teritorinio bendradarbiavimo grupes	etbg	ETBG	961
europska spolocnost	se	SE	743
europska zadruga	sce	SCE	2101
europske druzstvo	sce	SCE	462
europske zoskupenie hospodarskych zaujmov	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	401
europske zoskupenie uzemnej spoluprace	europ zoskup uzem spol	Európ.zoskup.územ.spol	743
europsko drustvo	se	SE	3322
europsko gospodarsko interesno udruzenje	egiu	EGIU	1250
ev		e.V.	1889
evropaiki etaireia	se	SE	635
evropaikos omilos oikonomikou skopou	eoos	ΕΟΟΣ	635
evropeysko druzhestvo	ed	ED	3254
evropeysko kooperativno druzhestvo	ekd	EKD	2071
evropeysko kooperativno druzhestvo s ogranichena otgovornost		Европейско кооперативно дружество с ограничена отговорност	2070
evropeysko obedinenie po ikonomicheski interesi	eeig	EEIG	1243
evropska delniska druzba	se	SE	3363
evropska druzstevni spolecnost	sce	SCE	1308
evropska spolecnost	se	SE	3278
evropske hospodarske zajmove sdruzeni	ehzs	EHZS	683
evropsko gospodarsko interesno zdruzenje	egiz	EGIZ	964
evropufelag	se	SE	3326
ewiv		EWIV	1237
exempted limited duration company	ldc	LDC	2509
exempted limited partnership	elp	ELP	2706
exploitation agricole a responsabilite limitee	earl	EARL	2468
eyropaiki dimosia etaireia periorismenis eythynis		Ευρωπαϊκή Δημόσια Εταιρεία Περιορισμένης Ευθύνης	3277
eyropaiki etaireia	se	SE	635
eyropaikos omilos oikonomikoy skopoy	eoos	ΕΟΟΣ	1508
ezhz	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	401
ezig		EZIG	1254
f ma	enskild firma	Enskild firma	3138
fa		Fa	2010
fast driftstalle for europeisk kooperativ forening		Fast driftställe för europeisk kooperativ förening	2091
fastighets ab	koy	KOy	630
fcp		FCP	2266
fcpi	fcp	FCP	1029
fcpr	fcp	FCP	1029
fcr		FCR	1028
fcr pyme		FCR-Pyme	621
fcu		FCU	2152
fdn	foundation	Foundation	2206
fed credit union	fcu	FCU	1329
federal credit union	fcu	FCU	2153
federal cu	fcu	FCU	2118
federal savings association	fsa	FSA	652
federal savings bank	fsb	FSB	902
federal state budgetary enterprise	fgbu	FGBU	378
federal state budgetary institution	fgbu	FGBU	378
federal state unitary enterprise	sue	SUE	1580
federalnoe gosudarstvennoe avtonomnoe uchrezhdenie	fgau	FGAU	379
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie	fgbu	FGBU	525
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniya	fgbu	FGBU	378
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie	fgbu	FGBU	405
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie nauki	fgbu	FGBU	525
federalnoe gosudarstvennoe kazennoe uchrezhdenie	fgku	FGKU	405
federalnoe gosudarstvennoe unitarnoe predpriyatie	fgup	FGUP	405
federalnoe kazennoe predpriyatie	fkp	FKP	405
federalnoe kazennoe uchrezhdenie	fgku	FGKU	378
federalnoye gosudarstvennoye unitarnoye predpriyatiye	fgup	FGUP	525
federalnye gosudarstvennye avtonomnye uchrezhdeniya		Федеральные государственные автономные учреждения	219
federalnye gosudarstvennye byudzhetnye uchrezhdeniya		Федеральные государственные бюджетные учреждения	219
federalnye gosudarstvennye kazennye uchrezhdeniya		Федеральные государственные казенные учреждения	219
federalnye gosudarstvennye unitarnye predpriyatiya		Федеральные государственные унитарные предприятия	219
federalnye kazennye predpriyatiya		Федеральные казенные предприятия	219
fermerske gospodarstvo	kfkh	KFKh	3099
fermerskoe khozyaystvo	kfkh	KFKh	3100
fgaou	fgau	FGAU	525
fgaou vo	fgau	FGAU	378
fgau		FGAU	379
fgbou	fgbu	FGBU	525
fgbou vo	fgbu	FGBU	378
fgbou vpo	fgbu	FGBU	525
fgbu		FGBU	405
fgbun	fgbu	FGBU	525
fgku		FGKU	405
fgup		FGUP	405
fhu	pphu	PPHU	546
fiamm		F.I.A.M.M.	621
fie		FIE	3110
fii		F.I.I.	1028
filial	sucursal	Sucursal	599
fim		F.I.M.	1028
fioktelepe	sucursal	Sucursal	389
fip	fundacion	Fundación	2211
firma	persekutuan	Persekutuan	2000
firma handlowo uslugowa	pphu	PPHU	808
fizicheskoe litso predprinimatel	fop	FOP	1121
fizichna osoba pidpriiemets	fop	FOP	3103
fizychna osoba pidpryyemets	fop	FOP	3104
fkf	kf	KF	1132
fkp		FKP	885
fku	fgku	FGKU	1130
fmba		FMBA	1856
fond		Fond	2210
fond commun de placement	fcp	FCP	2255
fondation dutilite publique	fondation	Fondation	1357
fondation privee	fondation	Fondation	1357
fondation reconnue dutilite publique	fondation	Fondation	2193
fondazione impresa		Fondazione Impresa	2200
fondo de capital riesgo	fcr	FCR	621
fondo de capital riesgo pyme	fcr pyme	FCR-Pyme	621
fondo de inversion en activos del mercado monetario	fiamm	F.I.A.M.M.	621
fondo de inversion mobiliaria	fim	F.I.M.	621
fondos de inversion inmobiliaria	fii	F.I.I.	2251
fondpriv	fondation	Fondation	1019
fonds commun de placement	fcp	FCP	2254
fonds de placement	fcp	FCP	2253
fonds professionnel de capital investissement	fcp	FCP	1027
fop		FOP	3113
foreign limited liability company	llc	LLC	834
forening med begraenset ansvar	fmba	FMBA	1853
forening som grundar sig pa speciallagstiftning		Förening som grundar sig på speciallagstiftning	493
forsakringsaktiebolag	fab	FAB	1617
fpci	fcp	FCP	1029
free zone co	fzco	FZCO	235
free zone company	fzco	FZCO	235
free zone enterprise	fze	FZE	235
free zone entity	fze	FZE	235
free zone establishment	fze	FZE	235
free zone limited liability company	fzco	FZCO	235
free zone llc	fzco	FZCO	235
freezone company	fzco	FZCO	235
friendly society		Friendly Society	1257
frivillig forening		Frivillig forening	1851
fsa		FSA	1148
fsb		FSB	3440
fsue	sue	SUE	883
fundacao privada	fundacion	Fundación	1355
fundacao publica	fundacion	Fundación	1355
fundacion de interes privado	fundacion	Fundación	2187
fundacion privada	fundacion	Fundación	2188
fundusz inwestycyjny			2257
fuusilisest isikust ettevotja	fie	FIE	3075
fylkeskommunalt foretak	kf	KF	1127
fz co	fzco	FZCO	235
fz enterprise	fze	FZE	235
fz establishment	fze	FZE	235
fz llc	fzco	FZCO	2348
fzc	fzco	FZCO	2581
fzco		FZCO	235
fze		FZE	235
fzllc	fzco	FZCO	235
gaec		GAEC	2916
gag		gAG	2785
gakko hojin	yiliaofaren	医療法人	633
gaor	aor	AöR	3200
garazhnye i garazhno stroitelnye kooperativy		Гаражные и гаражно-строительные кооперативы	211
gau	gbu	GBU	3212
gauz	gbu	GBU	1589
gbou	gbu	GBU	378
gbr		GbR	2973
gbu		GBU	1131
gbuz	gbu	GBU	3195
gcw so		GCW SO	305
geie		GEIE	1235
gele		GELE	1894
gemeinnuetzige gmbh	ggmbh	gGmbH	1485
gemeinnutzige ag	gag	gAG	632
gemeinnutzige aktiengesellschaft	gag	gAG	2755
gemeinnutzige gesellschaft mbh	ggmbh	gGmbH	1485
gemeinnutzige gesellschaft mit beschrankter haftung	ggmbh	gGmbH	2749
gemeinnutzige gmbh	ggmbh	gGmbH	2748
gemeinnutzige stiftung	stiftung	Stiftung	2189
gemeinnutzige ug	gug	gUG	632
gemeinnutzige ug haftungsbeschrankt	gug	gUG	632
gemeinnutzige unternehmergesellschaft	gug	gUG	632
gemeinnutzige unternehmergesellschaft haftungsbeschrankt	gug	gUG	632
gemeinsames kommunalunternehmen	ku	KU	3168
gen mbh		Gen.mbH	160
gen mubh		Gen.mubH	160
general partnership	gp	GP	2874
genossenschaft and co kg	eg and co kg	eG & Co. KG	215
genossenschaft mit beschrankter haftung	gen mbh	Gen.mbH	160
genossenschaft mit beschrankter haftung mit sozialer zielsetzung	gbhsz	GbHsZ	160
genossenschaft mit unbeschrankter haftung	gen mubh	Gen.mubH	160
genossenschaft mit unbeschrankter haftung mit sozialer zielsetzung	guhsz	GuHsZ	160
gensidigt forsikringsselskab	gs	G/S	1852
gensidigt selskab	gs	G/S	1854
gerenduziqiye	getigongshanghu	个体工商户	3067
ges	gesellschaft	Gesellschaft	1298
ges burgerlichen rechts	gbr	GbR	264
ges mbh	gmbh	GmbH	2368
ges mbh and co kg	gmbh and co kg	GmbH & Co. KG	371
ges mit besch haftung	gmbh	GmbH	436
ges mit beschr haftung	gmbh	GmbH	436
gesbr	gbr	GbR	2887
gesellsch mbh	gmbh	GmbH	436
gesellschaft		Gesellschaft	1298
gesellschaft burgerlichen rechts	gbr	GbR	1526
gesellschaft des burgerlichen rechts	gbr	GbR	2886
gesellschaft mbh	gmbh	GmbH	436
gesellschaft mbh and co kg	gmbh and co kg	GmbH & Co. KG	511
gesellschaft mit besch haftung	gmbh	GmbH	436
gesellschaft mit beschr haftung	gmbh	GmbH	436
gesellschaft mit beschraenkter haftung	gmbh	GmbH	2365
gesellschaft mit beschrankter haftung	gmbh	GmbH	2369
gesellschaft mit beschrankter haftung and co kg	gmbh and co kg	GmbH & Co. KG	511
gesellschaft mit beschrankter haftung and co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	215
gesellschaft mit beschrankter haftung and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	371
gesellschaft mit beschrankter haftung and co ohg	gmbh and co ohg	GmbH & Co. OHG	264
gesellschaft nach burgerlichem recht	gbr	GbR	2906
gesellschaften oder vereinigungen ohne rechtspersonlichkeit	gvorp	GVoRP	279
gesmbh	gmbh	GmbH	436
gesmbh and co kg	gmbh and co kg	GmbH & Co. KG	371
getigongshanghu		个体工商户	3068
gewone commanditaire vennootschap	cv	CV	2661
gewone commanditaire vennootschap met een sociaal oogmerk	gcw so	GCW SO	305
gfa		GFA	2976
ggmbh		gGmbH	629
gie		GIE	1833
gie fs		GIE FS	279
gip		GIP	3202
giu		GIU	1892
giz		GIZ	1901
gjensidig forsikringsselskap		Gjensidig forsikringsselskap	2832
gk		GK	2614
gku	gbu	GBU	885
gmb h	gmbh	GmbH	436
gmbh		GmbH	2370
gmbh and cie kg	gmbh and co kg	GmbH & Co. KG	371
gmbh and co	gmbh and co kg	GmbH & Co. KG	511
gmbh and co kg		GmbH & Co. KG	2649
gmbh and co kgaa		GmbH & Co. KGaA	849
gmbh and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	371
gmbh and co ohg		GmbH & Co. OHG	2904
gmbh and compagnie kg	gmbh and co kg	GmbH & Co. KG	371
gmbh i gr	gmbh ig	GmbH i.G.	629
gmbh ig		GmbH i.G.	629
gmbh il	gmbh ig	GmbH i.G.	629
gmbh in grundung	gmbh ig	GmbH i.G.	629
gmbh in liquidation	gmbh ig	GmbH i.G.	629
gmbh sagl		GmbH Sagl	2422
gmbh u co kg	gmbh and co kg	GmbH & Co. KG	511
gmbh u co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	1467
gmbh u co ohg	gmbh and co ohg	GmbH & Co. OHG	2905
gmbh ug	ug	UG	2448
gmbh und co	gmbh and co kg	GmbH & Co. KG	371
gmbh und co kg	gmbh and co kg	GmbH & Co. KG	511
gmbhs	gmbh	GmbH	436
gmbkh	gmbh	GmbH	436
gmbkh end ko kg	gmbh and co kg	GmbH & Co. KG	511
gns	stiftung	Stiftung	2208
godo gaisha	gk	GK	1430
godo kaisha	gk	GK	2505
gomei gaisha	gomei kaisha	Gomei Kaisha	1533
gomei kaisha		Gomei Kaisha	1533
gong zhong gu fen you xian gong si	youxiangongsi	有限公司	1619
gongsi		公司	1999
gongsijituan	jituanyouxiangongsi	集团有限公司	1291
gongzhonggufenyouxiangongsi	youxiangongsi	有限公司	1646
gongzhongyouxiangongsi	sirenyouxiangongsi	私人有限公司	1423
goshi gaisha	goshi kaisha	Goshi Kaisha	1474
goshi kaisha		Goshi Kaisha	1474
gospodarsko interesno udruzenje	giu	GIU	1863
gospodarsko interesno zdruzenje	giz	GIZ	964
gosudarstvennaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	379
gosudarstvennaya korporatsiya		Государственная корпорация	379
gosudarstvennoe avtonomnoe uchrezhdenie	gbu	GBU	379
gosudarstvennoe byudzhetnoe uchrezhdenie	gbu	GBU	379
gosudarstvennoe byudzhetnoe uchrezhdenie zdravookhraneniya	gbu	GBU	525
gosudarstvennoe kazennoe uchrezhdenie	gbu	GBU	405
gosudarstvennoe predpriyatie	gp	GP	1578
gosudarstvennoe uchrezhdenie	gbu	GBU	378
gosudarstvennoe unitarnoe predpriyatie	gup	GUP	405
gosudarstvennoye predpriyatiye	gp	GP	1124
gosudarstvennye avtonomnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные автономные учреждения субъектов Российской Федерации	219
gosudarstvennye byudzhetnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные бюджетные учреждения субъектов Российской Федерации	219
gosudarstvennye kazennye uchrezhdeniya subektov rossiyskoy federatsii		Государственные казенные учреждения субъектов Российской Федерации	219
gosudarstvennye unitarnye predpriyatiya subektov rossiyskoy federatsii		Государственные унитарные предприятия субъектов Российской Федерации	219
goudou kaisha	gk	GK	1430
goudougaisya	gk	GK	2503
goumeigaisya	gomei kaisha	Gomei Kaisha	2933
gousigaisya	goshi kaisha	Goshi Kaisha	2701
gp		GP	1538
gromadska organizatsiya		Громадська організація	1876
gromadske obiednannya	gromadska organizatsiya	Громадська організація	1255
groupement agricole dexploitation en commun	gaec	GAEC	2917
groupement agricole foncier		Groupement agricole foncier	202
groupement de cooperation sanitaire a gestion privee		Groupement de coopération sanitaire à gestion privée	175
groupement de cooperation sanitaire a gestion publique		Groupement de coopération sanitaire à gestion publique	175
groupement demployeurs		Groupement d'employeurs	202
groupement dinteret economique	gie	GIE	1832
groupement dinteret economique a finalite sociale	gie fs	GIE FS	279
groupement dinteret public	gip	GIP	3170
groupement europeen dinteret economique	geie	GEIE	1235
groupement foncier agricole	gfa	GFA	563
groupement foncier et rural		Groupement foncier et rural	202
groupement forestier		Groupement forestier	202
groupement pastoral		Groupement pastoral	202
grupail eorpach um leas eacnamaioch	gele	GELE	1866
gruppo di interesse economico	gie	GIE	1831
gruppo europeo di interesse economico	geie	GEIE	789
grupul de interes economic	gie	GIE	789
grupul european de interes economic	geie	GEIE	789
gs		G/S	1890
gte	ltd gte	Ltd Gte	2798
gte limited	ltd gte	Ltd Gte	718
gte ltd	ltd gte	Ltd Gte	718
gu fen you xian gong si	gufenyouxiangongsi	股份有限公司	3274
guarantee limited	ltd gte	Ltd Gte	718
guarantee ltd	ltd gte	Ltd Gte	2765
gufen youxian gongsi	gufenyouxiangongsi	股份有限公司	892
gufengongsi	gufenyouxiangongsi	股份有限公司	892
gufenyouxiangongsi		股份有限公司	3275
gug		gUG	2784
gug haftungsbeschrankt	gug	gUG	632
gup		GUP	1130
gvdh sytvfyt	hvrh	חברה	2103
ha yete yeg ma	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2464
habjahoesa	hapja hoesa	Hapja Hoesa	2704
habmyeonghoesa	hapmyeong hoesa	Hapmyeong Hoesa	2935
hachok	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1069
haftungsbeschrankt	ug	UG	1051
haggyobeobin	jaedanbeobin	재단법인	1491
halafinetu yetewesene yegl mahber		ሃላፊነቱ የተወሰነ የግል ማህበር	2463
handelsbolag	hb	HB	2954
handelsbolaget	hb	HB	2953
hang hun suan chamkat	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1069
hanghunsuanchamkat		ห้างหุ้นส่วนจำกัด	2715
hanghunsuansaman	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1537
hanghunsuansamannitibukkhol	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1537
hapja hoesa		Hapja Hoesa	2705
hapmyeong hoesa		Hapmyeong Hoesa	2936
hason	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1069
hb		HB	2986
hbret sra mahber	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2090
hehuoqiye	youxianhehuo	有限合伙	1090
heminghuishe	gomei kaisha	Gomei Kaisha	2934
hetonghuishe	gk	GK	2504
hezihuishe	goshi kaisha	Goshi Kaisha	2702
hezuoshe		合作社	2122
hf		HF	3424
hindu undivided family	huf	HUF	3085
hl ts		חל"צ	1489
hlutafelag	hf	HF	3328
hlutafelagid	hf	HF	3327
hoesahyeong peondeu		회사형 펀드	2829
hop tac xa	htx	HTX	2119
hromadska orhanizatsiya	gromadska organizatsiya	Громадська організація	1255
htx		HTX	2125
hu	uhistu	Ühistu	2154
huf		HUF	3131
hvrh		חברה	2001
hvrh ltvlt htsyvvr	hl ts	חל"צ	1489
hyeobdongjohab	jaedanbeobin	재단법인	2106
i and ps		I&PS	1316
iap		IAP	2792
ibc		IBC	2575
icav		ICAV	1383
icc		ICC	2601
ics		ICS	2617
icvc	oeic	OEIC	1382
ideell forening		Ideell förening	1861
ideella foreningen	ideell forening	Ideell förening	1875
idiotiki etaireia		Ιδιωτική Εταιρεία	1507
idiotiki etaireia periorismenis eythynis me metoches		Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1049
idiotiki kefalaiouchiki etaireia	ike	IKE	2477
idiotiki kefalaioychiki etaireia	ike	IKE	1419
idiotiki kefalaioychiki etairia	ike	IKE	2474
idiotiki kefaleouhiki eteria	ike	IKE	2475
ik		IK	3133
ike		IKE	2603
iks		IKS	1132
ilp		ILP	2723
imp pubb corpora		Imp. pubb. corpora.	860
impresa agricola	soc agr	Soc. agr.	545
impresa individuale	ditta individuale	Ditta individuale	1573
impresa o ente pubblico di una corporazione	imp pubb corpora	Imp. pubb. corpora.	860
inc		Inc	1135
inc assoc		Inc Assoc	1882
incor	inc	Inc	475
incorp	inc	Inc	3391
incorpor	inc	Inc	475
incorpora	inc	Inc	475
incorporado	inc	Inc	108
incorporat	inc	Inc	475
incorporate	inc	Inc	475
incorporated	inc	Inc	1135
incorporated association	inc assoc	Inc Assoc	1238
incorporated cell	icc	ICC	1418
incorporated cell company	icc	ICC	1418
incorporated limited partnership	ilp	ILP	2652
incorporated limited partnerships	ilp	ILP	1473
incorporated society	inc assoc	Inc Assoc	1238
incorporated trustees		Incorporated Trustees	1880
incorporation	inc	Inc	649
incorporee	inc	Inc	649
incs	inc	Inc	108
indigenous corporation	rntbc	RNTBC	2781
individual entrepreneur	ip	IP	737
individual proprietorship	sole proprietorship	Sole Proprietorship	3044
individualais komersants	ik	IK	3092
individualais uznemums	iu	IU	3091
individuali imone	ii	IĮ	3088
individualios imones	ii	IĮ	3087
individualny predprinimatel	ip	IP	737
individualnyi predprinimatel	ip	IP	737
individualnyy predprinimatel	ip	IP	737
industrial and provident society	i and ps	I&PS	1316
industrial and provident society limited	i and ps	I&PS	2100
indyvidualny pradprymalnik	ip	IP	3045
inhaber	ek	e.K.	1577
inostrannoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2416
instelling zonder winstoogmerk	izw	IZW	851
institucion de asistencia privada	iap	IAP	2764
institucion de beneficencia privada	iap	IAP	1492
institution	shrkh	شركة	3107
institution frdyh	shrkh	شركة	3047
institution sans but lucratif	isbl	ISBL	851
interessentskab	is	I/S	2909
interessentskabet	is	I/S	2908
interkommunalt selskap	iks	IKS	1127
international business company	ibc	IBC	2340
international business corporation	ibc	IBC	342
internationale vereinigung ohne gewinnerzielungsabsicht	ivog	IVoG	279
internationale vereniging zonder winstoogmerk	ivzw	IVZW	596
intreprindere de stat	intreprinderea de stat	Întreprinderea de stat	3181
intreprindere individuala	ii	IĮ	3090
intreprinderea cu capital strain	ics	ICS	2521
intreprinderea cu raspundere limitata	srl	Srl	435
intreprinderea de stat		Întreprinderea de stat	1586
intreprinderea individuala	ii	IĮ	3089
intreprinderea municipala	intreprinderea de stat	Întreprinderea de stat	1586
intreprinzator individual	ii	IĮ	3086
invag mvk	invag	InvAG	828
invag tgv	invag	InvAG	828
investment ag	invag	InvAG	828
investment company with variable capital	oeic	OEIC	1381
investment limited partnership	ilp	ILP	2651
investmentaktiengesellschaft mit veranderlichem kapital	invag	InvAG	828
investmentgesellschaft mit festem kapital	sicaf	SICAF	1376
investmentgesellschaft mit variablem kapital	sicav	SICAV	1372
iooo	ooo	OOO	1449
ip		IP	3116
ippan shadan hojin	yibanshetuanfaren	一般社団法人	791
ippan zaidan hojin	yibancaituanfaren	一般財団法人	1020
irish collective asset management vehicle	icav	ICAV	1383
iryo hojin	yiliaofaren	医療法人	633
isbl		ISBL	851
ist dir pubblico		Ist. dir. pubblico	860
istituti di diritto pubblico	ist dir pubblico	Ist. dir. pubblico	860
ith ihr ltd sti	ltd sti	Ltd Şti	237
iu		IU	3132
ivaerksaetterselskab	ivs	IVS	1052
ivog		IVoG	279
ivs		IVS	2594
ivzw		IVZW	596
izw		IZW	1498
jaedanbeobin		재단법인	2202
javno poduzece	jp	JP	1579
javno preduzece	jp	JP	3160
javno pretprijatie	jp	JP	1579
javno trgovacko drustvo	jtd	j.t.d.	2924
javno trgovsko drushtvo	jtd	j.t.d.	2923
jdoo		j.d.o.o.	2485
jednoducha spol na akcie	jsa	j.s.a.	743
jednoducha spolocnost na akcie	jsa	j.s.a.	743
jednostavno drustvo s ogranicenom odgovornoscu	jdoo	j.d.o.o.	2484
jituan	jituanyouxiangongsi	集团有限公司	1998
jituangongsi	jituanyouxiangongsi	集团有限公司	1291
jituangufenyouxiangongsi	jituanyouxiangongsi	集团有限公司	1048
jituanyouxiangongsi		集团有限公司	1048
jituanyouxianzerengongsi	jituanyouxiangongsi	集团有限公司	1048
jnt stock co	jsc	JSC	108
joint stock bank	jscb	JSCB	108
joint stock co	jsc	JSC	108
joint stock commercial bank	jscb	JSCB	108
joint stock compan	jsc	JSC	1134
joint stock companie	jsc	JSC	108
joint stock company	jsc	JSC	108
joint stock corp	jsc	JSC	108
joint venture	jv	JV	2809
jointstock company	jsc	JSC	108
jp		JP	3198
js co	jsc	JSC	108
js company	jsc	JSC	568
jsa		j.s.a.	3435
jsb	jscb	JSCB	3390
jsc		JSC	108
jsc company	jsc	JSC	108
jscb		JSCB	108
jshs	zhshs	ZhShS	844
jt stock co	jsc	JSC	108
jtd		j.t.d.	2925
ju	jusik hoesa	Jusik Hoesa	3450
julkinen keskinainen vakuutusyhtio		Julkinen keskinäinen vakuutusyhtiö	1510
julkinen osakeyhtio	oyj	Oyj	3301
julkinen vakuutusosakeyhtio		Julkinen vakuutusosakeyhtiö	1139
jusighoesa	jusik hoesa	Jusik Hoesa	1624
jusik hoesa		Jusik Hoesa	1625
jusikhoesa	jusik hoesa	Jusik Hoesa	1624
jv		JV	2843
k limited	k ltd	(K) Ltd	1431
k ltd		(K) Ltd	1431
kabushiki gaisha	kk	KK	1141
kabushiki kaisha	kk	KK	3332
kabushikigaisha	kk	KK	1141
kabushikikaisha	kk	KK	1141
kabusikigaisya	kk	KK	3330
kai sia ee	ee	EE	1472
kai sia oe	oe	OE	1529
kazennoe predpriyatie	fkp	FKP	379
kazennye predpriyatiya subektov rossiyskoy federatsii		Казенные предприятия субъектов Российской Федерации	219
kb		KB	2734
kd		KD	2726
kda		KDA	2727
kdd		k.d.d.	2742
kdor		KdöR	3157
keg		KEG	1539
kereskedelmi bt	bt	BT	1530
kereskedelmi es szolgaltato bt	bt	BT	1530
kereskedelmi es szolgaltato kft	kft	Kft	1056
kereskedelmi es szolgaltato korlatolt felelossegu tarsasag	kft	Kft	1424
kereskedelmi kft	kft	Kft	1424
keskinainen kiinteistoosakeyhtio	koy	KOy	1415
keskinainen vahinkovakuutusyhdistys		Keskinäinen vahinkovakuutusyhdistys	493
keskinainen vakuutusyhtio		Keskinäinen vakuutusyhtiö	1510
kf		KF	1132
kffr	ek	e.K.	1577
kfkh		KFKh	3112
kfm	ek	e.K.	1576
kfr	ek	e.K.	1576
kft		Kft	2488
kft fioktelep	kft	Kft	2486
kg		KG	2722
kg aa	kgaa	KGaA	3252
kgaa		KGaA	2660
kgaa and co kg		KGaA & Co. KG	2678
kgaamsz		KGaAmsZ	305
khf		KHF	1328
khkhk		KhKhK	1435
khozyaystvennye obshchestva		Хозяйственные общества	518
khozyaystvennye tovarishchestva		Хозяйственные товарищества	723
kht		Kht	2760
khususiy korkhona	xk	XK	2523
khuvtsaat kompani	khkhk	KhKhK	3343
khyazgaarlagdmal khariutslagatay kompani	khkhk	KhKhK	1435
kiinteisto oy	koy	KOy	630
kiinteistoosakeyhtio	koy	KOy	630
kinopraxia	jv	JV	2842
kirchliche stiftung des offentlichen rechts		Kirchliche Stiftung des öffentlichen Rechts	2197
kk		KK	3425
kkt		Kkt	2927
koeki shadan hojin	yibanshetuanfaren	一般社団法人	791
koeki zaidan hojin	yibancaituanfaren	一般財団法人	1020
koin s ep	synetairismos	Συνεταιρισμός	991
koinopraxia	jv	JV	2851
kol sti	koll sti	Koll. Şti	1092
kolcsonos biztosito egyesulet		Kölcsönös biztosító egyesület	1864
kolektif sirket	koll sti	Koll. Şti	2955
kolektif sirketi	koll sti	Koll. Şti	1092
koll sti		Koll. Şti	2957
kollektif sirket	koll sti	Koll. Şti	2956
kollektif sirketi	koll sti	Koll. Şti	1092
kollektivgesellsch	kollektivgesellschaft	Kollektivgesellschaft	2900
kollektivgesellschaft		Kollektivgesellschaft	2971
kollektivgesellschaft mit beschrankter haftung		Kollektivgesellschaft mit beschränkter Haftung	2511
kom spol	ks	K/S	1466
kom sti		Kom. Şti	1482
komandit ortaqliq		Komandit ortaqlıq	2654
komandit sirket	kom sti	Kom. Şti	1482
komandit sirketi	kom sti	Kom. Şti	1481
komanditine ukine bendrija	kub	KUB	2707
komanditines ukines bendrijos	kub	KUB	2708
komanditna delniska druzba	kdd	k.d.d.	2714
komanditna druzba	kd	KD	2663
komanditna spolocnost	ks	K/S	1466
komanditne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1478
komanditni spolecnost	ks	K/S	2677
komanditno drushtvo	kd	KD	2664
komanditno drushtvo so aktsii	kda	KDA	2665
komanditno drustvo	kd	KD	1461
komanditno drustvo so akcii	kda	KDA	2710
komanditno druzhestvo	kd	KD	1461
komanditno druzhestvo s aktsii	kda	KDA	2666
komanditsabiedriba	ks	K/S	2674
kommandiittiyhtio	ky	Ky	2688
kommandit ag		Kommandit-AG	1463
kommandit erwerbsgesellschaft	keg	KEG	2880
kommandit gesellschaft	kg	KG	511
kommandit kapitalanlagen		Kommandit. Kapitalanlagen	562
kommanditaktiengesellschaft	kommandit ag	Kommandit-AG	1463
kommanditaktieselskab	ps	P/S	2679
kommanditarengesellschaft		Kommanditärengesellschaft	2739
kommanditbolag	kb	KB	2690
kommanditbolaget	kb	KB	2689
kommanditerwerbsgesellschaft	keg	KEG	2878
kommanditgesellsch	kg	KG	2646
kommanditgesellschaft	kg	KG	2645
kommanditgesellschaft auf aktien	kgaa	KGaA	2659
kommanditgesellschaft auf aktien mit sozialer zielsetzung	kgaamsz	KGaAmsZ	305
kommanditgesellschaft fuer kollektive kapitalanlagen	kommandit kapitalanlagen	Kommandit. Kapitalanlagen	562
kommanditnoe tovarishchestvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1478
kommanditselskab	ks	K/S	2675
kommandittselskap	ks	K/S	2676
kommercheskiy bank	kb	KB	3307
kommg	kg	KG	305
kommunalt foretak	kf	KF	1127
kompaniya s ogranichennoy otvetstvennostyu	ltd	Ltd	226
komunalne pidpriiemstvo	kp	KP	3188
konut yapi kooperatifi	kooperatifi	Kooperatifi	996
koop	coop	Coop	2129
kooperatif sirket	kooperatifi	Kooperatifi	2116
kooperativ hyresrattsforening	khf	KHF	2114
kooperativa bujqesore	kb	KB	2120
kooperativnye khozyaystva		Кооперативные хозяйства	211
kop	koperasi	Koperasi	1325
koperasi simpan pinjam	koperasi	Koperasi	1317
koperasi unit desa	koperasi	Koperasi	1317
koperasi usaha dagang	koperasi	Koperasi	2102
kor	kdor	KdöR	3197
korlatolt felelossegu tarsasag	kft	Kft	2487
korperschaft des offentlichen rechts	kdor	KdöR	3159
korperschaft dor	kdor	KdöR	3156
korperschaft offentlichen rechts	kdor	KdöR	3158
korporacja	corp	Corp	900
korporatsiya	corp	Corp	900
koy		KOy	630
kozhasznu tarsasag	kht	Kht	2759
kozkereseti tarsasag	kkt	Kkt	2926
kozos vallalat	kv	Kv	2813
kp		KP	3214
kpsc	ksc	KSC	901
kreditnye kooperativy vtorogo urovnya		Кредитные кооперативы второго уровня	211
kreditnye potrebitelskie kooperativy		Кредитные потребительские кооперативы	211
kreditnye potrebitelskie kooperativy grazhdan		Кредитные потребительские кооперативы граждан	211
krestyanskoe fermerskoe khozyaystvo	kfkh	KFKh	3098
krestyanskoe khozyaystvo	kfkh	KFKh	3101
ks		K/S	2729
ksc		KSC	901
ksc closed	ksc	KSC	895
ksc public	ksc	KSC	895
kscc	ksc	KSC	901
kscp	ksc	KSC	901
ku		KU	3219
kub		KUB	2740
kud	koperasi	Koperasi	1325
kumpanija		Kumpanija	2011
kumpanija privata	kumpanija	Kumpanija	1294
kumpanija pubblika	kumpanija	Kumpanija	1294
kumpp ky	ky	Ky	1471
kuwait shareholding company	ksc	KSC	895
kuwaiti shareholding company	ksc	KSC	895
kv		Kv	2845
ky		Ky	2733
kyodo kumiai	xietongzuhe	協同組合	813
l da	lda	Lda	2585
l thdf lthqyq lrbh		لا تهدف لتحقيق الربح	517
l3c		L3C	1494
laivanisannistoyhtio		Laivanisännistöyhtiö	1519
lbg	clg	CLG	2789
lc	llc	LLC	2576
lca		LCA	1330
lda		Lda	2357
lda sociedade unipessoal	unipessoal lda	Unipessoal Lda	369
lda unipessoal	unipessoal lda	Unipessoal Lda	369
ldc		LDC	2615
ldc limited	ldc	LDC	1433
ldc ltd	ldc	LDC	1433
lianghegongsi		两合公司	2716
limitada	lda	Lda	2356
limite	ltd	Ltd	2574
limited	ltd	Ltd	1040
limited and co kg	ltd and co kg	Ltd & Co. KG	215
limited by guarantee	ltd	Ltd	835
limited by shares	ltd	Ltd	834
limited co	ltd	Ltd	226
limited company	ltd	Ltd	835
limited company by shares	nv	NV	3364
limited cooperative	lca	LCA	815
limited cooperative association	lca	LCA	815
limited duration company	ldc	LDC	2508
limited gte	ltd gte	Ltd Gte	718
limited liability co	llc	LLC	834
limited liability comp	llc	LLC	226
limited liability compan	llc	LLC	1399
limited liability company	llc	LLC	837
limited liability corp	llc	LLC	226
limited liability corporation	llc	LLC	226
limited liability limited partnership	lllp	LLLP	2717
limited liability partnership	llp	LLP	1087
limited liability partnerships	llp	LLP	2472
limited partnership	lp	LP	848
limited partnerships	lp	LP	400
limited proprietary company	pty ltd	Pty Ltd	1405
limited rf	ltd rf	Ltd RF	510
limited sirket	ltd sti	Ltd Şti	1441
limited sirketi	ltd sti	Ltd Şti	2547
limitee	ltee	Ltée	2421
limitet	ltd	Ltd	836
limted	ltd	Ltd	226
llc		LLC	1040
llc fz	fzco	FZCO	235
llc soc	llc sp	LLC SP	628
llc sp		LLC SP	628
llc sp so	llc sp	LLC SP	628
llc spc	llc sp	LLC SP	628
llcs	llc	LLC	226
lllp		LLLP	2718
llp		LLP	2876
llp sencrl	sencrl	SENCRL	1089
llps	llp	LLP	1086
lmhdwdh	sh mm	ش.م.م	226
lmshmh al amma	sh m	ش.م.ع	569
lmtd	ltd	Ltd	226
loan company	loan corp	Loan Corp	1983
loan corp		Loan Corp	2008
loan corporation	loan corp	Loan Corp	392
low profit limited liability company	l3c	L3C	1494
low profit llc	l3c	L3C	1493
lp		LP	2720
lshrkh	shrkh	شركة	809
lshrkh dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	342
lshrkh ghyr hdfh llrbh		الشركة غير هادفة للربح	1505
lshrkh lmhnyh		الشركة المھنیة	1511
lshrkh lmshmh al amma	sh m	ش.م.ع	1595
lshrkh lmshmh lkhsh	sh m kh	ش.م.خ	889
lshrkh lty l thdf lthqyq lrbh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	517
lshrkt ghyr lhdfh llrbh		الشركات غیر الھادفة للربح	1511
lt da	lda	Lda	1404
ltd		Ltd	1040
ltd and co kg		Ltd & Co. KG	215
ltd by guarantee	ltd gte	Ltd Gte	718
ltd co	ltd	Ltd	835
ltd co op	lca	LCA	815
ltd company	ltd	Ltd	836
ltd gte		Ltd Gte	2766
ltd liability co	llc	LLC	1401
ltd liability company	llc	LLC	835
ltd liability partnership	llp	LLP	1086
ltd partnership	lp	LP	400
ltd pty	pty ltd	Pty Ltd	838
ltd rf		Ltd RF	510
ltd sirketi	ltd sti	Ltd Şti	237
ltd sti		Ltd Şti	1441
ltd u co kg	ltd and co kg	Ltd & Co. KG	1066
ltda	lda	Lda	2364
ltda epp	lda	Lda	399
ltda esp	esp	ESP	2439
ltda me	lda	Lda	399
ltda unipessoal	lda	Lda	399
ltee		Ltée	2420
m sdn bhd		(M) Sdn Bhd	2528
maatschap		Maatschap	2959
mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	3436
maou	mbu	MBU	378
massachusetts trust	trust	Trust	2261
masuliyati cheklangan jamiyat	mchj	MChJ	2556
masuliyati cheklangan jamiyati	mchj	MChJ	2555
masuliyati cheklangan zhamiyat	mchj	MChJ	1446
mau	mbu	MBU	3213
mazoji bendrija	mb	MB	2517
mazosios bendrijos	mb	MB	2516
mb		MB	2616
mbb	partg mbb	PartG mbB	1540
mbdou	mbu	MBU	378
mbh	gmbh	GmbH	2586
mbh and co kg	gmbh and co kg	GmbH & Co. KG	2648
mbh u co kg	gmbh and co kg	GmbH & Co. KG	511
mbh und co kg	gmbh and co kg	GmbH & Co. KG	371
mbou	mbu	MBU	378
mbu		MBU	1131
mbuz	mbu	MBU	1589
mchj		MChJ	2557
mchzh	mchj	MChJ	1446
me		ME	3140
medarbejderinvesteringsselskab		Medarbejderinvesteringsselskab	2849
medlemsbank	mb	MB	3340
mehdud mesuliyyetli cemiyyet	mmc	MMC	2382
mehdud mesuliyyetli cemiyyeti	mmc	MMC	2384
mei		MEI	3141
mepe		MEPE	2476
mhdwdh	sh mm	ش.م.م	468
mhdwdh lmsuwlyh	sh mm	ش.م.م	468
micro empresa	me	ME	1120
micro empresa de responsabilidad limitada	mrl	M.R.L.	2531
microempreendedor individual	mei	MEI	3059
microempresa	me	ME	1120
mini gmbh	ug	UG	1051
mit beschraenkter haftung	gmbh	GmbH	2366
mit beschrankter haftung	gmbh	GmbH	2367
mkp	fkp	FKP	1131
mku	mbu	MBU	885
mmc		MMC	2590
monoprosopi ae	ike	IKE	1055
monoprosopi epe	mepe	MEPE	1419
monoprosopi etaireia periorismenis efthynis	mepe	MEPE	1420
monoprosopi etaireia periorismenis eythynis	mepe	MEPE	1420
monoprosopi idiotiki kefalaioychiki etaireia	ike	IKE	1055
monoprosopi ike	ike	IKE	1055
mps		M.P.S.	1081
mrl		M.R.L.	2620
mshmh amma	sh m	ش.م.ع	569
mshmh khsh	sh m kh	ش.م.خ	1594
mshmh mqflh	shrkh mshmh	شركة مساهمة	526
msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	715
mtu		MTÜ	1879
mtv	cty tnhh mtv	Cty TNHH MTV	2637
municipal unitary enterprise	sue	SUE	883
munitsipalnoe avtonomnoe uchrezhdenie	mbu	MBU	379
munitsipalnoe byudzhetnoe uchrezhdenie	mbu	MBU	379
munitsipalnoe kazennoe predpriyatie	fkp	FKP	379
munitsipalnoe kazennoe uchrezhdenie	mbu	MBU	405
munitsipalnoe unitarnoe predpriyatie	mup	MUP	405
munitsipalnye avtonomnye uchrezhdeniya		Муниципальные автономные учреждения	219
munitsipalnye byudzhetnye uchrezhdeniya		Муниципальные бюджетные учреждения	219
munitsipalnye kazennye predpriyatiya		Муниципальные казенные предприятия	219
munitsipalnye kazennye uchrezhdeniya		Муниципальные казенные учреждения	219
munitsipalnye unitarnye predpriyatiya		Муниципальные унитарные предприятия	219
mup		MUP	885
mutua assicurazione		Mutua Assicurazione	636
mutual de ahorro y prestamo		Mutual de Ahorro y Préstamo	1077
mutualidad de prevision social	mps	M.P.S.	634
mutualite sociale agricole		Mutualité sociale agricole	516
n vennootschap	nv	NV	1138
na		N.A.	3377
naaml vennootschap	nv	NV	1138
naamloze vennootschap	nv	NV	3238
naamloze vennootschap met een sociaal oogmerk	nv so	NV SO	406
naamloze vennootschap van publiek recht	nv pr	NV PR	406
naamlze vennootschap	nv	NV	1138
nadacni fond	zu	z.ú.	2196
naeringsdrivende stiftelse	stiftelse	Stiftelse	2199
naftiki eteria	sc	SC	1078
nao		NAO	3427
narodni podnik	statni podnik	státní podnik	1582
nat assoc	na	N.A.	653
national assn	na	N.A.	1641
national association	na	N.A.	1146
national joint stock company	njsc	NJSC	568
national trust and savings association	nt and sa	NT&SA	1146
natl assn	na	N.A.	1641
natl assoc	na	N.A.	653
naytiki etairia	sc	SC	635
ndermarrjet publike sipas ligjit ne fuqi per ndermarrjet publike	np	NP	1517
ndermarrjet shoqerore nen administrimin e agjencise kosovare te privatizimit	nsh	NSH	1517
nebankovskaya kreditnaya organizatsiya	nko	NKO	3359
negosudarstvennyy pensionnyy fond	npf	NPF	2259
nekommercheskaya organizatsiya	no	n.o.	2772
nekommercheskaya organizatsiya fond	nko	NKO	852
nekommercheskoe aktsionernoe obshchestvo	nao	NAO	3334
nekommercheskoe partnerstvo	np	NP	852
nepublichnoe aktsionernoe obshchestvo	nao	NAO	3333
nepublichnye aktsionernye obshchestva		Непубличные акционерные общества	1637
nev	ev	e.V.	1888
neziskova organizace	no	n.o.	2770
neziskova organizacia	no	n.o.	2771
ngo		NGO	1495
nicht eingetragener verein	ev	e.V.	1848
niederlassung	sucursal	Sucursal	599
niewinsgewende maatskappy	npc	NPC	1072
nig limited	nig ltd	Nig Ltd	1436
nig ltd		Nig Ltd	1436
nimingzuhe	xietongzuhe	協同組合	868
njsc		NJSC	568
nko		NKO	2777
nl		NL	3401
no		n.o.	2797
no liability	nl	NL	3236
no liability company	nl	NL	3237
non government organisation	ngo	NGO	372
non governmental organisation	ngo	NGO	372
non governmental organization	ngo	NGO	372
non profit	nonprofit	Nonprofit	2779
non profit company	npc	NPC	2774
non profit corporation	nonprofit	Nonprofit	1070
non profit organisation	npo	NPO	372
non profit organization	npo	NPO	372
non public joint stock company	njsc	NJSC	568
nongovernmental organization	ngo	NGO	1071
nonprofit company	npc	NPC	1072
nonprofit corp	nonprofit	Nonprofit	1071
nonprofit corporation	nonprofit	Nonprofit	1070
nonprofit kft	kft	Kft	1056
nonprofit korlatolt felelossegu tarsasag	kft	Kft	1056
nonprofit organization	npo	NPO	372
nonprofit zrt	zrt	Zrt	1620
norskregistrert utenlandsk foretak	nuf	NUF	1914
not for profit	nonprofit	Nonprofit	1496
not for profit corporation	nonprofit	Nonprofit	1070
not for profit organization	npo	NPO	1071
np		NP	2793
npc		NPC	2796
npc rf	npc	NPC	1072
npf		NPF	2270
npo		NPO	1495
npofaren	yiliaofaren	医療法人	633
nsh		NSH	2859
nt and sa		NT&SA	1146
ntsa	nt and sa	NT&SA	653
nuf		NUF	1916
nv		NV	3402
nv pr		NV PR	406
nv sa	sa nv	SA NV	1601
nv so		NV SO	406
nyilvanosan mukodo reszvenytarsasag	nyrt	Nyrt	1140
nyrt		Nyrt	1621
oaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3442
oao		OAO	3381
obcanske sdruzeni	os	o.s.	1845
obcianske zdruzenie	os	o.s.	1844
obecne prospesna spolecnost	ops	o.p.s.	2754
obiteljsko poljoprivredno gospodarstvo	opg	OPG	3080
obrt		Obrt	3111
obschestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2413
obshchestva s ogranichennoy otvetstvennostyu	ooo	OOO	1411
obshchestva vzaimnogo strakhovaniya		Общества взаимного страхования	518
obshchestvennaya organizatsiya	oo	OO	1251
obshchestvennoe obedinenie	oo	OO	1251
obshchestvennye dvizheniya		Общественные движения	518
obshchestvennye fondy		Общественные фонды	518
obshchestvennye organizatsii		Общественные организации	518
obshchestvennye uchrezhdeniya		Общественные учреждения	219
obshchestvo s dopolnitelnoj otvetstvennostyu	odo	ODO	2417
obshchestvo s dopolnitelnoy otvetstvennostyu	odo	ODO	1046
obshchestvo s ogranichennoi otvestvennostyu	ooo	OOO	1059
obshchestvo s ogranichennoi otvetstvennostiu	ooo	OOO	840
obshchestvo s ogranichennoi otvetstvennostyu	ooo	OOO	1059
obshchestvo s ogranichennoj otvetstvennostyu	ooo	OOO	1411
obshchestvo s ogranichennoy otvetstvennost	ooo	OOO	840
obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2414
obshchestvo s ogrannichennoi otvetstvennostyu	ooo	OOO	1059
obshchestvo s ohranychennoi otvetstvennostiu	ooo	OOO	840
ochiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	898
od		o.d.	2988
oddzial	sucursal	Sucursal	599
oddzial w polsce	sucursal	Sucursal	389
odo		ODO	2561
odstepny zavod	sucursal	Sucursal	1268
odstepny zavod v or		Odštepný závod v OR	1915
odv	asd	ASD	1896
oe		OE	2968
oeg		OEG	1539
oeic		OEIC	1382
ofb		OFB	1082
ofc		OFC	2267
ofe		OFE	2269
offene erwerbsgesellschaft	oeg	OEG	2881
offene gesellschaft	og	OG	1522
offene handels gesellschaft	ohg	OHG	2882
offene handelsgesellschaft	ohg	OHG	2885
offene handelsgesellschaft mit sozialer zielsetzung	ohgmsz	OHGmsZ	638
offentlich rechtliche aktiengesellschaft	or ag	Ö.-r.AG	406
offentlich rechtliche genossenschaft	orgen	ÖrGen.	160
offentlich rechtliche genossenschaft mit beschrankter haftung	ofrgmbh	ÖfrGmbH	160
offentlich rechtliche genossenschaft mit unbeschrankter haftung genossenschaft auf beteiligung	gmuhgb	GmuHGB	160
offentlich rechtliche gesellschaft mit beschrankter haftung	orgmbh	ÖrGmbH	236
offentlich rechtliche vereinigung ohne gewinnerzielungsabsicht	orvohgza	ÖrVohGza	279
offentliche einrichtung	oe	OE	721
og		OG	2962
ohf	ehf		2496
ohg		OHG	2964
ohg mbh	ohg	OHG	2883
ohgmsz		OHGmsZ	638
ojs company	ojsc	OJSC	568
ojsc		OJSC	108
omani closed joint stock company	saoc	SAOC	1633
omani public joint stock company	saog	SAOG	1633
omorithmi eteria	oe	OE	2922
omorrithmi etaireia	oe	OE	1091
omorrythmi etaireia	oe	OE	1091
omorrythmi etairia	oe	OE	2921
omorrythmi viomichaniki emporiki etaireia	oe	OE	1091
omsesidigt fastighetsaktiebolag	koy	KOy	1415
omsesidigt forsakringsbolag	ofb	OFB	2824
omsesidigt skadeforsakringsforening		Ömsesidigt skadeförsäkringsförening	493
onderlinge waarborg maatschappij	owm	OWM	2110
onderlinge waarborgmaatschappij	owm	OWM	2079
one member co ltd	cty tnhh mtv	Cty TNHH MTV	370
one member limited liability company	cty tnhh mtv	Cty TNHH MTV	370
one member llc	cty tnhh mtv	Cty TNHH MTV	370
one person company	opc	OPC	1427
one person company private limited	opc pvt ltd	OPC Pvt Ltd	843
one person corporation	opc	OPC	1427
ong		ONG	2775
onlus		ONLUS	1490
oo		OO	1897
ood		OOD	1045
ooo		OOO	2560
opc		OPC	2611
opc private limited	opc pvt ltd	OPC Pvt Ltd	843
opc private ltd	opc pvt ltd	OPC Pvt Ltd	843
opc pvt ltd		OPC Pvt Ltd	843
opcvm		OPCVM	1027
opdrachthoudende vereniging		Opdrachthoudende vereniging	958
open ended fund company	ofc	OFC	2256
open ended investment company	oeic	OEIC	1381
open jnt stock co	ojsc	OJSC	108
open joint stock company	ojsc	OJSC	108
open jsc	ojsc	OJSC	108
openbare vennootschap		Openbare vennootschap	2821
opg		OPG	3128
opinbert hlutafelag	ehf		2494
oppet bolag	ay	Ay	2914
ops		o.p.s.	2783
or ag		Ö.-r.AG	3251
organisation non gouvernementale	ong	ONG	372
organisme de placement collectif en valeurs mobilieres	opcvm	OPCVM	1027
organizacao da sociedade civil de interesse publico	oscip	OSCIP	1486
organizacao nao governamental	ong	ONG	2744
organizacion no gubernamental	ong	ONG	372
organizatia neguvernamentala	ong	ONG	372
organizatie non guvernamentala	ong	ONG	2747
organizzazione di volontariato	asd	ASD	790
organizzazione non governativa	ong	ONG	372
organizzazione non lucrativa di utilita sociale	onlus	ONLUS	1490
orgen		ÖrGen.	160
orgmbh		ÖrGmbH	236
ortachko drushtvo	od	o.d.	2939
ortacko drustvo	od	o.d.	2940
osakeyhtio	oy	Oy	2465
osauhing	ou	OÜ	2456
oscip		OSCIP	1486
osk		Osk	2139
osoba samostatne vydelecne cinna	zivnostnik	Živnostník	1574
osoo	ooo	OOO	840
osvc	zivnostnik	Živnostník	3123
otkrytoe akcionernoe obshchestvo	oao	OAO	1603
otkrytoe akcionernoe obshhestvo	oao	OAO	741
otkrytoe aktsionernoe obschestvo	oao	OAO	741
otkrytoe aktsionernoe obshchestvo	oao	OAO	3265
otkrytoe aktsionernoye obshestvo	oao	OAO	741
otkrytoye aktsionernoye obshchestvo	oao	OAO	3262
otwarty fundusz emerytalny	ofe	OFE	2258
ou		OÜ	2563
ovee	oe	OE	2978
owm		OWM	2148
oy		Oy	2564
oy ab		Oy Ab	630
oyj		Oyj	3303
oyj abp	oyj	Oyj	1614
oz	os	o.s.	1887
p limited	pvt ltd	Pvt Ltd	509
p ltd	pvt ltd	Pvt Ltd	509
pa		PA	1902
pak bazhnetirakan ynkerutyun	pby	PBY	1598
pao		PAO	3386
part g	partg	PartG	264
part mbb	partg mbb	PartG mbB	264
partg		PartG	2907
partg mbb		PartG mbB	1527
partgmbb	partg mbb	PartG mbB	264
partmbb	partg mbb	PartG mbB	264
partneriaeth atebolrwydd cyfyngedig	pac	PAC	2920
partnerschaft	partg	PartG	1540
partnerschaft mbb	partg mbb	PartG mbB	264
partnerschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	264
partnerschaftsgesellschaft	partg	PartG	1526
partnerschaftsgesellschaft mbb	partg mbb	PartG mbB	264
partnerschaftsgesellschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	1527
partnerselskab	ps	P/S	2680
partnership		Partnership	2960
partnership en commendite	lp	LP	1068
pat		PAT	3454
paz ltd sti	ltd sti	Ltd Şti	237
pbc		PBC	1148
pby		PBY	1647
pc		PC	3441
pcc		PCC	2600
pcl	plc	PLC	3389
pd		PD	3194
penanaman modal asing	pt pma	PT PMA	2490
perkongsian liabiliti terhad	plt	PLT	2943
persekutuan		Persekutuan	2979
persekutuan komanditer	persekutuan	Persekutuan	2930
persekutuan perdata	persekutuan	Persekutuan	2928
persero	pt persero	PT Persero	1583
persero tbk	pt persero	PT Persero	648
perseroan komanditer	persekutuan	Persekutuan	2929
perseroan terbatas	pt	PT	2489
perseroan terbatas penanaman modal asing	pt pma	PT PMA	842
perseroan terbatas penanaman modal dalam negeri	pt pmdn	PT PMDN	842
perseroan terbatas terbuka	pt tbk	PT Tbk	1622
perseroan terbuka	pt tbk	PT Tbk	1623
persoana fizica autorizata	pfa	PFA	3096
persoana fizica independenta	pfi	PFI	3095
personal liability company	inc	Inc	2841
personengesellschaft		Personengesellschaft	2853
personligt ejet mindre virksomhed	pmv	PMV	3073
perusahaan daerah	pd	PD	1584
perusahaan dagang	pd	PD	3083
perusahaan jawatan	perum	Perum	1584
perusahaan perseroan	pt persero	PT Persero	1583
perusahaan perseroan persero	pt persero	PT Persero	648
perusahaan perseroan persero pt	pt persero	PT Persero	648
perusahaan umum	perum	Perum	3175
perusahaan umum daerah	perum	Perum	648
pfa		PFA	3136
pfi		PFI	3135
pgbhsz		PgbHsZ	236
pgmbh		PGmbH	236
pgmbhma		PGmbHmA	236
php	pphu	PPHU	546
phu	pphu	PPHU	546
piccola societa cooperativa a responsabilita limitata	scarl	Scarl	607
pilnsabiedriba	ps	P/S	2910
piraivet limitet	pvt ltd	Pvt Ltd	509
pjs	shmy amm	سهامی عام	3423
pjsc		PJSC	108
pjscb	jscb	JSCB	108
pl	pty ltd	Pty Ltd	2587
pl co	plc	PLC	108
plc		PLC	1135
plc company	plc	PLC	108
plc limited	plc	PLC	740
plc ltd	plc	PLC	3229
plcs	plc	PLC	108
pllc		PLLC	2554
pllp	llp	LLP	722
plt		PLT	2982
pma	pt pma	PT PMA	2634
pmbhsz		PmbHsZ	236
pmdn	pt pmdn	PT PMDN	2633
pmv		PMV	3126
pobocny spolek	os	o.s.	683
podruznica	sucursal	Sucursal	1268
polnoe tovarishchestvo		Polnoe tovarishchestvo	2952
polnohospodar druzstvo		Poľnohospodár.družstvo	462
polnohospodarske druzstvo	polnohospodar druzstvo	Poľnohospodár.družstvo	462
polnye tovarishchestva		Полные товарищества	723
pool inc	pool ltd	Pool Ltd	500
pool incorporated	pool ltd	Pool Ltd	500
pool limited	pool ltd	Pool Ltd	500
pool ltd		Pool Ltd	500
potrebitelskie kooperativy		Потребительские кооперативы	211
potrebitelskie obshchestva		Потребительские общества	518
potrebitelskiy kooperativ	spk	SPK	2113
povne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1536
pp		PP	3208
pph	pphu	PPHU	546
pphu		PPHU	546
ppk	gosudarstvennaya korporatsiya	Государственная корпорация	379
ppuh	pphu	PPHU	546
pr		PR	3137
pra li	pvt ltd	Pvt Ltd	509
pra limited	pvt ltd	Pvt Ltd	509
praibhet limited	pvt ltd	Pvt Ltd	509
praivet limited	pvt ltd	Pvt Ltd	509
prat		PrAT	3387
preduzetnik	pr	PR	3097
prispevkova organizace		příspěvková organizace	3164
prispevkova organizacia	prispevkova organizace	příspěvková organizace	1588
priv st	stichting	Stichting	1019
privat aktiebolag	ab	AB	1616
private	pvt ltd	Pvt Ltd	2631
private company limited by shares	ltd	Ltd	342
private company with limited liability	ltd	Ltd	226
private enterprise		Private Enterprise	3114
private foundation	foundation	Foundation	2186
private joint stock company	prjsc	PrJSC	3366
private jsc	prjsc	PrJSC	1640
private limited	pvt ltd	Pvt Ltd	2392
private limited by guarantee	ltd	Ltd	2471
private limited compan	ltd	Ltd	1399
private limited company	ltd	Ltd	1401
private limited liability company	ltd	Ltd	834
private ltd	pvt ltd	Pvt Ltd	1044
private shareholding company	psc	PSC	1596
private stichting	stichting	Stichting	1358
private trust company	ptc	PTC	2473
private unlimited company	unltd	Unltd	342
privatgesellschaft mit beschrankter haftung	pgmbh	PGmbH	236
privatgesellschaft mit beschrankter haftung mit einem alleingesellschafter	pgmbhma	PGmbHmA	236
privatgesellschaft mit beschrankter haftung mit sozialer zielsetzung	pmbhsz	PmbHsZ	236
privatne aktsionerne tovaristvo	prat	PrAT	897
privatne pidpriemstvo	pp	PP	2537
privatne pidpriiemstvo	pp	PP	2538
prjsc		PrJSC	1640
prof assn	pa	PA	1877
prof corp	pc	PC	1643
professional association	pa	PA	1878
professional corp	pc	PC	3370
professional corporation	pc	PC	1643
professional limited liability co	pllc	PLLC	2552
professional limited liability company	pllc	PLLC	2553
professional limited liability partnership	llp	LLP	1086
professional llc	pllc	PLLC	1444
professional ltd liability co	pllc	PLLC	1444
professional service corporation	pc	PC	1642
professional services corporation	pc	PC	652
proizvodstvennye kooperativy		Производственные кооперативы	211
proizvodstvennyy kooperativ	spk	SPK	1322
proprietary	pty ltd	Pty Ltd	2629
proprietary company	pty ltd	Pty Ltd	2371
proprietary limited	pty ltd	Pty Ltd	2374
proprietary limited company	pty ltd	Pty Ltd	2372
proprietary limited rf	pty ltd rf	Pty Ltd RF	510
proprietary ltd	pty ltd	Pty Ltd	2373
prosta spolka akcyjna	psa	PSA	3356
prostye tovarishchestva		Простые товарищества	723
protected cell company	pcc	PCC	2470
prst	stiftung	Stiftung	1019
pryvatnae unitarnae pradpryemstva	chup	ChUP	1409
pryvatne aktsionerne tovarystvo	prat	PrAT	3365
pryvatne pidpryiemstvo	pp	PP	2536
pryvatne pidpryyemstvo	pp	PP	2539
przedsiebiorstwo handlowo uslugowe	pphu	PPHU	808
przedsiebiorstwo panstwowe	pp	PP	3183
przedsiebiorstwo produkcyjno handlowo uslugowe	pphu	PPHU	808
przedsiebiorstwo uslugowo handlowe	pphu	PPHU	808
ps		P/S	2730
psa		PSA	3432
psc		PSC	3394
pse	psu	PSU	1590
psu		PSU	1590
pt		PT	2565
pt persero		PT Persero	648
pt persero tbk	pt persero	PT Persero	648
pt pma		PT PMA	842
pt pmdn		PT PMDN	842
pt tbk		PT Tbk	1622
pt terbuka	pt tbk	PT Tbk	3324
ptc		PTC	2602
pte	pte ltd	Pte Ltd	2632
pte limited	pte ltd	Pte Ltd	2406
pte ltd		Pte Ltd	2407
pty	pty ltd	Pty Ltd	2628
pty limited	pty ltd	Pty Ltd	2375
pty ltd		Pty Ltd	2376
pty ltd rf		Pty Ltd RF	510
ptyltd	pty ltd	Pty Ltd	838
pub limited co	plc	PLC	108
pub ltd co	plc	PLC	108
publ	ab publ	AB (publ)	3453
public benefit corporation	pbc	PBC	652
public co ltd	plc	PLC	740
public company limited	plc	PLC	740
public company limited by guarantee	plc	PLC	739
public company limited by shares	plc	PLC	739
public joint stock commercial bank	jscb	JSCB	108
public joint stock compan	pjsc	PJSC	1134
public joint stock company	pjsc	PJSC	649
public jsc	pjsc	PJSC	108
public limited	plc	PLC	108
public limited co	plc	PLC	108
public limited compan	plc	PLC	1134
public limited company	plc	PLC	650
public limited corporation	plc	PLC	649
public limited liability company	plc	PLC	3344
public ltd	plc	PLC	740
public ltd co	plc	PLC	108
public ltd company	plc	PLC	740
public sector enterprise	psu	PSU	3178
public sector undertaking	psu	PSU	3176
public sector unit	psu	PSU	3177
public shareholding company	psc	PSC	1596
public stock company	pjsc	PJSC	108
public unlimited company	unltd	Unltd	342
publichne aktsionerne tovaristvo	pat	PAT	897
publichne aktsionerne tovarystvo	pat	PAT	897
publichno pravovaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	379
publichnoe aktsionernoe obshchestvo	pao	PAO	3361
publichnoye aktsionernoye obshchestvo	pao	PAO	3360
publichnye aktsionernye obshchestva	pao	PAO	1637
publikt aktiebolag	ab publ	AB (publ)	3309
publikt forsakringsaktiebolag		Publikt försäkringsaktiebolag	1139
publikt omsesidigt forsakringsaktiebolag		Publikt ömsesidigt försäkringsaktiebolag	1139
publiktaktiebolag	ab publ	AB (publ)	1638
puc	unltd	Unltd	2577
puh	pphu	PPHU	546
pulc	unltd	Unltd	836
pup	chup	ChUP	2591
putonghehuo	youxianhehuo	有限合伙	1090
pvt	pvt ltd	Pvt Ltd	2630
pvt co	pvt ltd	Pvt Ltd	509
pvt limited	pvt ltd	Pvt Ltd	1044
pvt ltd		Pvt Ltd	2393
pvtltd	pvt ltd	Pvt Ltd	1044
qapali sehmdar cemiyyet	qsc	QSC	3241
qapali sehmdar cemiyyeti	qsc	QSC	3243
qapali tipli sehmdar cemiyyeti	qsc	QSC	3242
qatari public shareholding company	qpsc	QPSC	896
qatari shareholding company	qpsc	QPSC	896
qk		QK	2858
qoshma korxona	qk	QK	2840
qpjsc	qpsc	QPSC	896
qpsc		QPSC	896
qsc		QSC	3404
quotas de responsabilidade limitada	lda	Lda	1403
qushma korkhona	qk	QK	2839
ra		RA	3210
ragione individuale	ditta individuale	Ditta individuale	1573
raison individuelle	ei	EI	3061
real estate investment trust	reit	REIT	2242
rechtsfahige stiftung	stiftung	Stiftung	1356
rechtspersoon in oprichting	rp io		1513
rederibolag		Rederibolag	1519
reg gen mbh	eg	eG	992
regia autonoma	ra	RA	3185
regie autonoma	ra	RA	3186
regionalt helseforetak	rhf	RHF	3182
registered limited liability limited partnership	lllp	LLLP	1483
registered limited liability partnership	llp	LLP	722
registered native title body corporate	rntbc	RNTBC	2751
registered society	society	Society	789
registered trustees	incorporated trustees	Incorporated Trustees	962
registered trustees of	incorporated trustees	Incorporated Trustees	962
registrerad forening	ry		1860
registrierte genossenschaft mit beschrankter haftung	eg	eG	992
reit		REIT	1374
reit ag		REIT-AG	1608
reit aktiengesellschaft	reit ag	REIT-AG	1608
rekisteroity puolue	rp		1248
rekisteroity yhdistys	ry		1248
renyizuhe	xietongzuhe	協同組合	868
republican unitary enterprise	sue	SUE	883
respublikanskoe unitarnoe predpriyatie	rup	RUP	3162
reszvenytarsasag	rt	Rt	1140
rf		RF	2860
rf limited	ltd rf	Ltd RF	510
rf ltd	ltd rf	Ltd RF	510
rf proprietary limited	pty ltd rf	Pty Ltd RF	510
rf pty ltd	pty ltd rf	Pty Ltd RF	510
rhf		RHF	3206
ring fenced	rf	RF	2863
rl de cv	s de rl de cv	S de RL de CV	561
rlllp	lllp	LLLP	1483
rllp	llp	LLP	722
rntbc		RNTBC	2752
rozpoctova organizacia	prispevkova organizace	příspěvková organizace	1588
rp			1256
rp io			1513
rt		Rt	3421
rup		RUP	3193
ry			1256
s agr		S. Agr.	721
s civil	sc	SC	2949
s civil de rl		S. Civil de R. L.	1438
s com	s en c	S en C	1065
s com p	s en cp	S. en C.P.	512
s com pa	scra	SCRA	512
s com pap		S.Com:p.A.P.	512
s com por a	scra	SCRA	2682
s comm	scomm	SComm	2655
s cons pa	scpa	Scpa	810
s coop		S. Coop.	2055
s coop and	s coop	S. Coop.	365
s coop e	sce	SCE	812
s coop galega	s coop	S. Coop.	365
s coop ltda	s coop	S. Coop.	365
s coop mad	s coop	S. Coop.	365
s coop p		S.Coop.P.	812
s coop v	s coop	S. Coop.	365
s corp		S Corp	902
s corporation	s corp	S Corp	653
s cra	scra	SCRA	2685
s de rl	srl	Srl	2347
s de rl cv	s de rl de cv	S de RL de CV	561
s de rl de cv		S de RL de CV	2527
s de rl de ip de cv		S de RL de IP de CV	717
s de rl mi		S de RL MI	717
s de rlmi	s de rl mi	S de RL MI	561
s de ss		S de SS	331
s en c		S en C	2642
s en c de cv		S. en C. de C. V.	850
s en c por a		S en C por A	1457
s en c por a de cv		S en C por A de CV	850
s en cp		S. en C.P.	512
s en nc		S en NC	2870
s ka akc	sa	SA	888
s ka z oo	sp zoo	Sp. z o.o.	631
s ka zoo	sp zoo	Sp. z o.o.	631
s ltda	lda	Lda	1404
s par as	sas	SAS	108
s per a	spa	SpA	891
s pte ltd		(S) Pte Ltd	2544
sa		SA	3396
sa a conseil dadministration	sa	SA	742
sa a directoire	sa	SA	742
sa ag	ag sa	AG SA	1604
sa cooperative artisanale a directoire		SA coopérative artisanale à directoire	175
sa cooperative de commercants detaillants a directoire		SA coopérative de commerçants-détaillants à directoire	175
sa cooperative de consommation a directoire		SA coopérative de consommation à directoire	175
sa cooperative de construction a directoire		SA coopérative de construction à directoire	175
sa cooperative de production a directoire		SA coopérative de production à directoire	175
sa cooperative de transport a directoire		SA coopérative de transport à directoire	175
sa cooperative dinteret maritime a directoire		SA coopérative d'intérêt maritime à directoire	175
sa d cv	sa de cv	SA de CV	1631
sa de cv		SA de CV	3351
sa de cv siefore		S. A. de C.V., Siefore	708
sa de cv sofom	sa de cv sofom enr	SA de CV SOFOM ENR	527
sa de cv sofom enr		SA de CV SOFOM ENR	253
sa de cv sofom er		SA de CV SOFOM ER	253
sa de cvfi de c		S. A. de C. V., F. I. de C.	708
sa de cvfi de ol		S. A. de C. V., F. I. de O. L.	708
sa de cvfi de rv		S. A. de C. V., F. I. de R. V.	708
sa de cvfi en id		S. A. de C. V., F. I. en I. D.	708
sa deconomie mixte	sem	SEM	1126
sa decv	sa de cv	SA de CV	1631
sa dpu	sa	SA	406
sa fs		SA FS	406
sa nv		SA NV	1601
sa sociedad unipersonal	sau	SAU	1600
sa sociedade unipessoal	sa unipessoal	SA Unipessoal	1143
sa sofom enr		S.A., SOFOM E.N.R.	253
sa sofom er		S.A., SOFOM E.R.	253
sa unipersonal	sau	SAU	1600
sa unipessoal		SA Unipessoal	1143
saa		SAA	3431
saaktsio sazogadoeba		სააქციო საზოგადოება	3314
saatio sr	sr		1359
sab		SAB	3428
sab de cv		SAB de CV	253
sab de cv sofom enr		S.A.B. DE C.V., SOFOM E.N.R.	253
sab sofom er		S.A.B. SOFOM E.R.	253
sabcv	sab de cv	SAB de CV	1629
sabiedriba ar ierobezotu atbildibu	sia	SIA	2520
sabiratelno druzhestvo	sd	SD	2894
sac		SAC	3430
saca	saica	SAICA	1644
sacco ltd		Sacco Ltd	814
sacco society limited	sacco ltd	Sacco Ltd	814
sacco society ltd	sacco ltd	Sacco Ltd	814
sacei	saci	SACI	474
saci		SACI	474
sacif	saci	SACI	1136
sacif ya	saci	SACI	1136
sacifi	saci	SACI	1137
sacifia	saci	SACI	1136
sacifiya	saci	SACI	1137
saciyf	saci	SACI	1137
sacs		SACS	1636
sacv	sa de cv	SA de CV	1142
sad		SAD	3414
sadanbeobin	jaedanbeobin	재단법인	1870
sadecv	sa de cv	SA de CV	1142
sadovodcheskie ogorodnicheskie ili dachnye nekommercheskie tovarishchestva		Садоводческие, огороднические или дачные некоммерческие товарищества	2768
sadovodcheskie ogorodnicheskie ili dachnye potrebitelskie kooperativy		Садоводческие, огороднические или дачные потребительские кооперативы	211
sadovodcheskoe nekommercheskoe tovarishchestvo	tszh	TSZh	793
sadruzhie	sd	SD	2846
sae		SAE	3412
saem	sem	SEM	886
saesp	esp	ESP	1605
safer		SAFER	3203
safi		SAFI	2265
sagl		Sagl	2424
sahami am	shmy amm	سهامی عام	312
sahami khas	shmy khs	سهامی خاص	312
sahami khass	shmy khs	سهامی خاص	312
sahmanapak pataskhanatvutyamb ynkerutyun	spy	SPY	2354
saic	saci	SACI	3397
saica		SAICA	3374
saicf	saci	SACI	474
saicfi	saci	SACI	474
saicyf	saci	SACI	474
saiicfa	saci	SACI	474
saiyc	saci	SACI	474
sal		SAL	3413
sal holding	sal	SAL	1612
sal offshore	sal	SAL	1612
sameignarfelag		sameignarfélag	2980
samlagsfelag	sameignarfelag	sameignarfélag	1531
samlagshlutafelag	sameignarfelag	sameignarfélag	1531
samostalni poduzetnik	sp	SP	3046
samostalni preduzetnik	sp	SP	3049
samostatne hospodariaci rolnik	zivnostnik	Živnostník	1574
samostojni podjetnik	sp	SP	3048
samostojni podjetnik posameznik	sp	SP	1119
san ltd sti	ltd sti	Ltd Şti	237
san tic as	san ve tic as	San. ve Tic. AŞ	313
san tic ltd sti	ltd sti	Ltd Şti	237
san ve tic as		San. ve Tic. AŞ	313
san ve tic ltd sti	ltd sti	Ltd Şti	237
sanayi as	san ve tic as	San. ve Tic. AŞ	313
sanayi ltd sti	ltd sti	Ltd Şti	237
sanayi ticaret as	san ve tic as	San. ve Tic. AŞ	313
sanayi ticaret ltd sti	ltd sti	Ltd Şti	237
sanayi ve ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	313
sanayi ve ticaret as	san ve tic as	San. ve Tic. AŞ	313
sanayi ve ticaret limited sirketi	ltd sti	Ltd Şti	237
sanayi ve ticaret ltd sti	ltd sti	Ltd Şti	237
saoc		SAOC	1635
saog		SAOG	1635
sapa		Sapa	2737
sapi		SAPI	3349
sapi de cv		SAPI de CV	1630
sapi de cv sofom enr		S.A.P.I. DE C.V., SOFOM E.N.R.	253
sapi de cv sofom er		S.A. P.I. de C.V. , SOFOM E.R.	253
sapib	sapib de cv	SAPIB de CV	253
sapib de cv		SAPIB de CV	253
sapicv	sapi de cv	SAPI de CV	1629
sarf		SARF	3410
sarl		SARL	1039
sarl a associe unique	sarl au	SARL AU	716
sarl a capital variable	sarl	SARL	2466
sarl au		SARL AU	716
sarl cooperative artisanale		SARL coopérative artisanale	175
sarl cooperative de consommation		SARL coopérative de consommation	175
sarl cooperative de construction		SARL coopérative de construction	175
sarl cooperative de production		SARL coopérative de production	175
sarl cooperative de transport		SARL coopérative de transport	175
sarl cooperative dinteret maritime		SARL coopérative d'intérêt maritime	175
sarl dassocie unique	sarl au	SARL AU	716
sarl s		SARL-S	2519
sarl simplifiee	sarl s	SARL-S	2518
sarl u	suarl	SUARL	847
sarl unipersonnelle	suarl	SUARL	847
sarlau	sarl au	SARL AU	716
sarls	sarl s	SARL-S	1434
sarlu	suarl	SUARL	847
sas		SAS	3393
sas a capital variable	sas	SAS	742
sas de cv		SAS de CV	253
sas de l	sas	SAS	570
sas de la	sas	SAS	570
sas des	sas	SAS	570
sas du	sas	SAS	570
sas la	sas	SAS	570
sas le	sas	SAS	570
sas les	sas	SAS	570
sas unipersonnelle	sasu	SASU	742
sasesp	esp	ESP	1605
saspj		SASPJ	1240
sasu		SASU	3311
sau		SAU	3398
savings and credit co operative society ltd	sacco ltd	Sacco Ltd	814
savivaldybes imone	vi	VĮ	1585
sc		SC	2861
sc de ap		S.C. de A. P.	331
sc de ap de cv		S.C. de A. P. de C. V.	331
sc de rl	scl	SCL	1311
sc de rl de cv	scl de cv	SCL de CV	331
sc dpu		SC DPU	160
sc srl		SC SRL	2541
sca		SCA	1484
sca fs		SCA FS	305
sca rl	scarl	Scarl	181
scarl		Scarl	181
scc		SCC	2625
scc limited	scc	SCC	1062
scc ltd	scc	SCC	1062
sccl		SCCL	2088
sce		SCE	1323
sce selskab		SCE-selskab	1310
scea		SCEA	2918
scei		S.C.e I.	2812
sci		SCI	2977
sci de l	sci	SCI	216
sci de la	sci	SCI	216
sci des	sci	SCI	216
sci du	sci	SCI	216
sci la	sci	SCI	216
sci le	sci	SCI	216
sci les	sci	SCI	216
scic		SCIC	1314
scio	cio	CIO	2786
scl		SCL	2138
scl de cv		SCL de CV	331
scm		SCM	2972
scomm		SComm	305
scop		SCOP	2099
scorp	s corp	S Corp	902
scottish charitable incorporated organisation	cio	CIO	1487
scottish limited partnership	slp	SLP	2686
scp		SCP	2961
scpa		Scpa	2132
scpi		SCPI	1380
scr		SCR	1081
scr pyme		SCR-Pyme	634
scra		SCRA	2684
scri		SCRI	990
scri cp		SCRI CP	160
scri fs		SCRI FS	160
scrl		SCRL	2065
scrl consortile	scarl	Scarl	181
scrl dpu		SCRL DPU	160
scrl fs		SCRL FS	160
scs		SCS	1484
scs fs		SCS FS	305
scsp		SCSp	2709
sd		SD	2969
sdad anon	sa	SA	888
sdad coop	s coop	S. Coop.	365
sdad ltda	sl	SL	1037
sdbr	stiftung	Stiftung	2207
sderldecv	s de rl de cv	S de RL de CV	561
sdn	sdn bhd	Sdn Bhd	1454
sdn berhad	sdn bhd	Sdn Bhd	2408
sdn bhd		Sdn Bhd	2411
sdnbhd	sdn bhd	Sdn Bhd	2410
sdruzhenie v obshchestvena polza		Сдружение в обществена полза	1838
sduq		SDUQ	1440
se		SE	3392
se and co kg		SE & Co. KG	215
se and co kgaa		SE & Co. KGaA	215
se selskab		SE-selskab	1509
sec		SEC	2728
seca	sca	SCA	1065
secs	scs	SCS	2641
secsp	scsp	SCSp	1475
sede secondaria	sucursal	Sucursal	389
segregated cell company	scc	SCC	1062
segregated portfolio company	spc	SPC	2350
selafa		SELAFA	894
selarl		SELARL	2467
selas		SELAS	894
selca		SELCA	2692
selskab med begraenset ansvar	smba	SMBA	1052
selskap med begrenset ansvar	ba	BA	2530
selskap med delt ansvar	da	DA	2948
selskokhozyaystvennye potrebitelskie obsluzhivayushchie kooperativy		Сельскохозяйственные потребительские обслуживающие кооперативы	211
selskokhozyaystvennye potrebitelskie ogorodnicheskie kooperativy		Сельскохозяйственные потребительские огороднические кооперативы	211
selskokhozyaystvennye potrebitelskie pererabatyvayushchie kooperativy		Сельскохозяйственные потребительские перерабатывающие кооперативы	211
selskokhozyaystvennye potrebitelskie sadovodcheskie kooperativy		Сельскохозяйственные потребительские садоводческие кооперативы	211
selskokhozyaystvennye potrebitelskie sbytovye kooperativy		Сельскохозяйственные потребительские сбытовые кооперативы	211
selskokhozyaystvennye potrebitelskie snabzhencheskie kooperativy		Сельскохозяйственные потребительские снабженческие кооперативы	211
selskokhozyaystvennye potrebitelskie zhivotnovodcheskie kooperativy		Сельскохозяйственные потребительские животноводческие кооперативы	211
selskokhozyaystvennye proizvodstvennye kooperativy		Сельскохозяйственные производственные кооперативы	211
selskokhozyaystvennyy proizvodstvennyy kooperativ	spk	SPK	1322
sem		SEM	3205
seml	sem	SEM	886
senc		SENC	2897
sencrl		SENCRL	1523
sencrl llp	sencrl	SENCRL	1089
sendirian	sdn bhd	Sdn Bhd	1454
sendirian berhad	sdn bhd	Sdn Bhd	2409
sep		SEP	2967
separate limited partnership	slp	SLP	1470
separate limited partnerships	slp	SLP	1473
sepcav		SEPCAV	1385
sezc		SEZC	1432
sf		SF	3207
sgiic		SGIIC	1379
sgps		SGPS	1989
sgps sa	sgps	SGPS	1295
sgr		SGR	2264
sh	sociedad de hecho	Sociedad de Hecho	2844
sh a		Sh.A.	3395
sh dh mm	sh mm	ش.م.م	468
sh k		Sh.K.	2721
sh m		ش.م.ع	3379
sh m kh		ش.م.خ	889
sh mb	sh m	ش.م.ع	569
sh mk	sh m	ش.م.ع	569
sh mkm	shrkh mshmh	شركة مساهمة	526
sh ml	shrkh mshmh	شركة مساهمة	526
sh mm		ش.م.م	468
sh mmh	sh mm	ش.م.م	468
sh mq	sh m	ش.م.ع	569
sh ms	sh m	ش.م.ع	569
sh pk		Sh.p.k.	2353
sha	sh a	Sh.A.	3443
shadan hojin	yibanshetuanfaren	一般社団法人	791
shangshigongsi	gufenyouxiangongsi	股份有限公司	892
share company	aksiyon mahber	አክሲዮን ማህበር	1613
shareholding company	jsc	JSC	568
sharika	shrkh	شركة	809
sharika that almasuliah almahduda	sh mm	ش.م.م	342
sharikah	shrkh	شركة	809
sharikat	shrkh	شركة	809
sharikat al mossahamah	shrkh mshmh	شركة مساهمة	108
sharikat almusahama alaamah	sh m	ش.م.ع	1595
sharikat almusahama alkhasa	sh m kh	ش.م.خ	889
sharikat altawsia albasita	shrkh twsyh bsyth	شركة توصية بسيطة	517
sharikat that masouliyah mahdouda	sh mm	ش.م.م	468
sherkat	shrkt	شرکت	1991
sherkat e sahami am	shmy amm	سهامی عام	312
sherkat e sahami khas	shmy khs	سهامی خاص	312
sherkat e sahami khass	shmy khs	سهامی خاص	312
sherkat sahami khas	shmy khs	سهامی خاص	312
sherkat sahami khass	shmy khs	سهامی خاص	312
sherkate sahami am	shmy amm	سهامی عام	312
shetuanfaren	yibanshetuanfaren	一般社団法人	791
shezghuduli pasukhismgeblobis sazogadoeba	shps	ShPS	1417
shmy amm		سهامی عام	312
shmy khs		سهامی خاص	312
shoqeri aksionare	sh a	Sh.A.	3231
shoqeri aksionere	sh a	Sh.A.	1597
shoqeri anonime	sh a	Sh.A.	1597
shoqeri kolektive	sh k	Sh.K.	2644
shoqeri komandite	sh k	Sh.K.	2643
shoqeri me pergjegjesi te kufizuar	sh pk	Sh.p.k.	2352
shpk	sh pk	Sh.p.k.	2351
shps		ShPS	1417
shrkh		شركة	1980
shrkh dht msuwlyh mhdwdh	sh mm	ش.م.م	342
shrkh lmhsh		شركة المحاصة	2836
shrkh lmshmh	shrkh mshmh	شركة مساهمة	108
shrkh lmshmh al amma	sh m	ش.م.ع	3230
shrkh lmshmh lkhsh	sh m kh	ش.م.خ	889
shrkh lmshmh lmqflh	shrkh mshmh	شركة مساهمة	739
shrkh lshkhs lwhd	shrkh	شركة	1400
shrkh ltdmn	shrkh tdmn	شركة تضامن	637
shrkh ltwsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	400
shrkh ltwsyh lbsyth	shrkh twsyh bsyth	شركة توصية بسيطة	400
shrkh ltwsyh lbsyth llshrkh		شركة التوصية البسيطة للشراكة	2667
shrkh mhdwdh	sh mm	ش.م.م	468
shrkh mhsh		شركة محاصة	864
shrkh mshmh		شركة مساهمة	739
shrkh mshmh amma	sh m	ش.م.ع	569
shrkh mshmh bhrynyh	shrkh mshmh	شركة مساهمة	526
shrkh mshmh khsh	sh m kh	ش.م.خ	1594
shrkh mshmh kwytyh	shrkh mshmh	شركة مساهمة	526
shrkh mshmh mqflh	shrkh mshmh	شركة مساهمة	526
shrkh mshmh msryh	shrkh mshmh	شركة مساهمة	526
shrkh mshmh swdyh	shrkh mshmh	شركة مساهمة	526
shrkh rs lml lmghmr		شركة رأس المال المغامر	517
shrkh shkhs whd	shrkh	شركة	1400
shrkh tdmn		شركة تضامن	637
shrkh twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	400
shrkh twsyh bsyth		شركة توصية بسيطة	400
shrkt		شرکت	1982
shrkt b msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	715
shrkt dht rs ml qbl lltghyyr		شركات ذات رأس مال قابل للتغيير	864
shrkt mwl		شركات أموال	864
shrkt shkhs		شركات اشخاص	864
shrkt shmy	shmy khs	سهامی خاص	312
shrkt shmy amm	shmy amm	سهامی عام	312
shrkt shmy khs	shmy khs	سهامی خاص	312
shrkt twny	shrkt	شرکت	2053
si ren gu fen you xian gong si	youxiangongsi	有限公司	1619
sia		SIA	2567
sica		SICA	2142
sicaf		SICAF	1377
sicar		SICAR	1384
sicav		SICAV	2244
sicav raif	sicav	SICAV	1026
sicav sif	sicav	SICAV	1026
sii		S.I.I.	1081
silskogospodarske tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2548
simple co		Simple Co	867
simple partnership	simple co	Simple Co	867
single member company	smc pvt ltd	SMC Pvt Ltd	2533
single member private limited company	smc pvt ltd	SMC Pvt Ltd	2532
single owner llc	llc sp	LLC SP	628
sirengongsi	sirenyouxiangongsi	私人有限公司	2482
sirengufenyouxiangongsi	youxiangongsi	有限公司	1646
sirenyouxiangongsi		私人有限公司	1423
sirket	ltd sti	Ltd Şti	2624
sirketi	ltd sti	Ltd Şti	2570
sivuliike	sucursal	Sucursal	389
siz		SIZ	2854
sj	sp j	Sp. j.	2985
sjalfseignarstofnun	sameignarfelag	sameignarfélag	2931
ska		SKA	2741
sl		SL	2580
sl sociedad unipersonal	slu	SLU	1053
sl unipersonal	slu	SLU	1053
slf	sameignarfelag	sameignarfélag	1541
slhf	sameignarfelag	sameignarfélag	1541
sll		SLL	2597
slm		SLM	2847
slne		SLNE	2462
slp		SLP	2732
slu		SLU	2596
slu ltda	lda	Lda	399
smba		SMBA	2453
smc	ltd	Ltd	2621
smc private limited	smc pvt ltd	SMC Pvt Ltd	845
smc private ltd	smc pvt ltd	SMC Pvt Ltd	845
smc pvt limited	smc pvt ltd	SMC Pvt Ltd	845
smc pvt ltd		SMC Pvt Ltd	845
snc		SNC	1538
snc de la	snc	SNC	216
snc des	snc	SNC	216
snc du	snc	SNC	216
snc fs		SNC FS	638
snc la	snc	SNC	216
snc le	snc	SNC	216
snc les	snc	SNC	216
snt	tszh	TSZh	1899
soc		SOC	3215
soc a resp limitata	srl	Srl	226
soc a resp limitee	sarl	SARL	226
soc a responsab limitee	sarl	SARL	226
soc agr		Soc. agr.	545
soc agr coop	soc coop	Soc. coop.	181
soc agricola	soc agr	Soc. agr.	545
soc an	sa	SA	887
soc anon	sa	SA	887
soc anon de cap var	sa de cv	SA de CV	1142
soc anon prom de inv de cap var	sapi de cv	SAPI de CV	3345
soc col	sc	SC	2877
soc com investimenti		Soc. com. investimenti	562
soc com investissement		Soc. com. Investissement	1375
soc com per azioni	sapa	Sapa	2668
soc comm action	sca	SCA	400
soc comm par actions	sca	SCA	1456
soc cons a rl	scarl	Scarl	181
soc cons arl	scarl	Scarl	181
soc cons pa	scpa	Scpa	810
soc coop		Soc. coop.	1318
soc coop a rl	scarl	Scarl	181
soc coop agr	soc coop	Soc. coop.	181
soc coop ar l	scarl	Scarl	181
soc coop arl	scarl	Scarl	181
soc coop per azioni	scpa	Scpa	810
soc coop soc	soc coop	Soc. coop.	181
soc cooperativa	s coop	S. Coop.	365
soc en commandite	scs	SCS	400
soc in accomandita		Soc. in accomandita	562
soc in accomandita semplice	sas	SAS	1456
soc in nome collettivo	snc	SNC	2869
soc invest capital variable	sicav	SICAV	2241
soc limited	soc ltd	SOC Ltd	1129
soc ltd		SOC Ltd	1129
soc ltda	sl	SL	1038
soc nom collectif	snc	SNC	637
soc nome collettivo	snc	SNC	637
soc par actions simplifiee	sas	SAS	108
soc per azioni	spa	SpA	891
soc resp limitada	srl	Srl	226
soc unip lda	unipessoal lda	Unipessoal Lda	1041
socieda anonima	sa	SA	649
sociedad agraria de transformacion	sat	SAT	2076
sociedad agraria de trasformacion	sat	SAT	634
sociedad agricola	soc agr	Soc. agr.	1985
sociedad anonima	sa	SA	650
sociedad anonima abierta	saa	SAA	3354
sociedad anonima bursatil	sab	SAB	3348
sociedad anonima bursatil de capital variable	sab de cv	SAB de CV	253
sociedad anonima cerrada	sac	SAC	3355
sociedad anonima comercial e industrial	saci	SACI	474
sociedad anonima comercial industrial financiera e inmobiliaria	saci	SACI	1599
sociedad anonima comercial industrial y financiera	saci	SACI	1599
sociedad anonima cotizada de inversion en el mercado inmobiliario	socimi	SOCIMI	1378
sociedad anonima de capital abierto	saica	SAICA	1644
sociedad anonima de capital variable	sa de cv	SA de CV	3350
sociedad anonima deportiva	sad	SAD	3299
sociedad anonima espanola	sae	SAE	3295
sociedad anonima europea	se	SE	1611
sociedad anonima financiera de inversion	safi	SAFI	2250
sociedad anonima industrial y comercial	saci	SACI	474
sociedad anonima inscrita de capital abierto	saica	SAICA	3373
sociedad anonima laboral	sal	SAL	3297
sociedad anonima mixta	sam	SAM	3259
sociedad anonima profesional	sap	S.A.P.	1611
sociedad anonima promotora de inversion	sapi	SAPI	3346
sociedad anonima promotora de inversion bursatil	sapib de cv	SAPIB de CV	253
sociedad anonima promotora de inversion bursatil de capital variable	sapib de cv	SAPIB de CV	253
sociedad anonima promotora de inversion de capital variable	sapi de cv	SAPI de CV	1630
sociedad anonima promotora de inversiones	sapi	SAPI	3347
sociedad anonima simplificada	sas	SAS	3226
sociedad anonima sociedad financiera de objeto multiple entidad regulada	sa sofom er	S.A., SOFOM E.R.	253
sociedad anonima unipersonal	sau	SAU	3233
sociedad civil	sc	SC	866
sociedad civil de responsabilidad limitada	s civil de rl	S. Civil de R. L.	1438
sociedad civil profesional	scp	SCP	637
sociedad colectiva	sc	SC	1087
sociedad colectiva civil		Sociedad Colectiva Civil	1524
sociedad colectiva comercial		Sociedad Colectiva Comercial	1524
sociedad colectiva de responsabilidad limitada	lda	Lda	399
sociedad colectiva profesional	scp	SCP	722
sociedad comanditaria	scra	SCRA	2683
sociedad comanditaria por acciones	scra	SCRA	512
sociedad comanditaria por acciones profesional	s com pap	S.Com:p.A.P.	512
sociedad comanditaria simple	scra	SCRA	512
sociedad comanditaria simple profesional	s en cp	S. en C.P.	512
sociedad comercial de resp ltda	lda	Lda	399
sociedad comercial de responsabilidad limitada	srl	Srl	342
sociedad contractual minera	scm	SCM	2430
sociedad cooperativa	s coop	S. Coop.	2056
sociedad cooperativa andaluza	s coop	S. Coop.	365
sociedad cooperativa catalana limitada	sccl	SCCL	2087
sociedad cooperativa de ahorro y prestamo	sc de ap	S.C. de A. P.	331
sociedad cooperativa de ahorro y prestamo de capital variable	sc de ap de cv	S.C. de A. P. de C. V.	331
sociedad cooperativa de capital variable		Sociedad cooperativa de capital variable	331
sociedad cooperativa de responsabilidad limitada	scl	SCL	1311
sociedad cooperativa de responsabilidad limitada de capital variable	scl de cv	SCL de CV	331
sociedad cooperativa europea	sce	SCE	812
sociedad cooperativa galega	s coop	S. Coop.	365
sociedad cooperativa limitada	scl	SCL	2089
sociedad cooperativa limitada de capital variable	scl de cv	SCL de CV	331
sociedad cooperativa madrilena	s coop	S. Coop.	365
sociedad cooperativa profesional	s coop p	S.Coop.P.	812
sociedad de capital e industria	scei	S.C.e I.	2811
sociedad de capital riesgo	scr	SCR	634
sociedad de capital riesgo pyme	scr pyme	SCR-Pyme	634
sociedad de economia mixta		Sociedad de Economía Mixta	3276
sociedad de garantia reciproca	sgr	SGR	1373
sociedad de hecho		Sociedad de Hecho	2810
sociedad de inversion de capital variable	sicav	SICAV	1374
sociedad de produccion rural	spr de rl	SPR de RL	993
sociedad de produccion rural de responsabilidad ilimitada		Sociedad de producción rural de responsabilidad ilimitada	717
sociedad de produccion rural de responsabilidad limitada	spr de rl	SPR de RL	331
sociedad de produccion rural de responsabilidad suplementada		Sociedad de producción rural de responsabilidad suplementada	717
sociedad de resp ltda	lda	Lda	399
sociedad de responsabilidad limitada	srl	Srl	837
sociedad de responsabilidad limitada de capital variable	s de rl de cv	S de RL de CV	2526
sociedad de responsabilidad limitada de interes publico	s de rl de ip de cv	S de RL de IP de CV	561
sociedad de responsabilidad limitada laboral	sll	SLL	2460
sociedad de responsabilidad limitada microindustrial	s de rl mi	S de RL MI	717
sociedad de responsabilidad limitada profesional	slp	SLP	1469
sociedad de responsabilidad limitada unipersonal	slu	SLU	2457
sociedad de responsabilidad ltda	srl	Srl	435
sociedad de solidaridad social	s de ss	S de SS	331
sociedad de usuarios de aguas		Sociedad de usuarios de aguas	1077
sociedad del estado	se	SE	3153
sociedad en comandita	s en c	S en C	1459
sociedad en comandita civil		Sociedad en Comandita Civil	1464
sociedad en comandita comercial		Sociedad en Comandita Comercial	1464
sociedad en comandita por acciones	sca	SCA	848
sociedad en comandita por acciones de capital variable	s en c por a de cv	S en C por A de CV	850
sociedad en comandita simple	scs	SCS	2640
sociedad en comandita simple de capital variable	s en c de cv	S. en C. de C. V.	850
sociedad en nombre colectivo	snc	SNC	866
sociedad en nombre colectivo de capital variable		Sociedad en nombre colectivo de capital variable	2942
sociedad en participacion		Sociedad en Participación	2822
sociedad financiera de objeto multiple	sofom enr	SOFOM ENR	527
sociedad financiera de objeto multiple entidad no regulada	sofom enr	SOFOM ENR	527
sociedad financiera de objeto multiple entidad regulada	sofom enr	SOFOM ENR	527
sociedad gestora de instituciones de inversion colectiva	sgiic	SGIIC	1379
sociedad legal		Sociedad legal	1080
sociedad legal minera	slm	SLM	2817
sociedad limitada	sl	SL	2343
sociedad limitada de nueva empresa	slne	SLNE	1054
sociedad limitada laboral	sll	SLL	2458
sociedad limitada nueva empresa	slne	SLNE	2459
sociedad limitada profesional	slp	SLP	2687
sociedad limitada unipersonal	slu	SLU	2461
sociedad ltda	sl	SL	1038
sociedad mutualista		Sociedad mutualista	1079
sociedad nacional de credito	snc	SNC	3152
sociedad por acciones	spa	SpA	3272
sociedad por acciones cerrada simplificada	sacs	SACS	1636
sociedad por acciones simplificada	sas	SAS	3225
sociedad por acciones simplificada de capital variable	sas de cv	SAS de CV	253
sociedad profesional		Sociedad Profesional	1077
sociedad unipersonal	slu	SLU	1053
sociedade aberta	sa	SA	888
sociedade anonima	sa	SA	650
sociedade anonima de responsabilidade limitada	sarl	SARL	888
sociedade anonima desportiva	sad	SAD	3298
sociedade anonima europeia	se	SE	3357
sociedade civil	sc	SC	2866
sociedade cooperativa		Sociedade Cooperativa	2072
sociedade desportiva unipessoal por quotas	sduq	SDUQ	1440
sociedade em comandita		Sociedade em Comandita	2712
sociedade em comandita por acoes	sca	SCA	1065
sociedade em comandita simples	scs	SCS	1064
sociedade em conta de participacao	scp	SCP	866
sociedade em nome colectivo	snc	SNC	2871
sociedade em nome coletivo	snc	SNC	866
sociedade empresaria limitada	lda	Lda	399
sociedade gestora de participacoes sociais	sgps	SGPS	1988
sociedade gestora de participacoes sociais sa	sgps	SGPS	1295
sociedade limitada	lda	Lda	2363
sociedade limitada unipessoal	lda	Lda	399
sociedade ltda	lda	Lda	399
sociedade por acoes	sa	SA	3222
sociedade por quotas	lda	Lda	2355
sociedade por quotas de responsabilidade	lda	Lda	1403
sociedade por quotas de responsabilidade limitada	lda	Lda	399
sociedade por quotas unipessoal	unipessoal lda	Unipessoal Lda	369
sociedade por quotas unipessoal limitada	unipessoal lda	Unipessoal Lda	369
sociedade simples		Sociedade Simples	2896
sociedade simples limitada	sociedade simples	Sociedade Simples	1088
sociedade simples ltda	sociedade simples	Sociedade Simples	1088
sociedade unip lda	unipessoal lda	Unipessoal Lda	1041
sociedade unipessoal	unipessoal lda	Unipessoal Lda	369
sociedade unipessoal anonima	sa unipessoal	SA Unipessoal	3358
sociedade unipessoal de responsabilidade limitada	unipessoal lda	Unipessoal Lda	369
sociedade unipessoal lda	unipessoal lda	Unipessoal Lda	369
sociedade unipessoal limitada	unipessoal lda	Unipessoal Lda	369
sociedade unipessoal por quotas	unipessoal lda	Unipessoal Lda	2358
sociedade unipessoal por quotas limitada	unipessoal lda	Unipessoal Lda	369
sociedade unipessoal sa	sa unipessoal	SA Unipessoal	1143
sociedades agrarias de transformacion	sat	SAT	2077
sociedades de capital variable	sa de cv	SA de CV	2827
sociedades de inversion inmobiliaria	sii	S.I.I.	634
sociedades por acciones simplificadas	sas	SAS	887
societa		Società	2002
societa a garanzia limitata	sagl	Sagl	2423
societa a responsabilita limitata	srl	Srl	837
societa a responsabilita limitata con socio unico	srl	Srl	435
societa a responsabilita limitata con unico socio		Società a Responsabilità Limitata con Unico Socio	2498
societa a responsabilita limitata semplificata	srls	Srls	1428
societa a responsabilita limitata unipersonale	srl	Srl	435
societa agricola	soc agr	Soc. agr.	545
societa agricola semplice	soc agr	Soc. agr.	545
societa anonima	sa	SA	1592
societa consortile a responsabilita limitata	scarl	Scarl	1318
societa consortile a rl	scarl	Scarl	181
societa consortile arl	scarl	Scarl	181
societa consortile cooperativa		Società Consortile Cooperativa	607
societa consortile cooperativa a responsabilita limitata		Società Consortile Cooperativa a Responsabilità Limitata	607
societa consortile in accomandita semplice		Società Consortile in Accomandita Semplice	2700
societa consortile per azioni	scpa	Scpa	3232
societa cooperativa	soc coop	Soc. coop.	2075
societa cooperativa a responsabilita limitata	scarl	Scarl	2104
societa cooperativa a rl	scarl	Scarl	181
societa cooperativa agricola	soc coop	Soc. coop.	181
societa cooperativa arl	scarl	Scarl	181
societa cooperativa consortile	soc coop	Soc. coop.	607
societa cooperativa europea	sce	SCE	607
societa cooperativa per azioni	scpa	Scpa	810
societa cooperativa sociale	soc coop	Soc. coop.	181
societa cooperativa sociale onlus	soc coop	Soc. coop.	181
societa di gestione del risparmio	sgr	SGR	2243
societa di investimento a capitale fisso	sicaf	SICAF	1376
societa di investimento a capitale variabile	sicav	SICAV	1372
societa di mutuo soccorso		Società Di Mutuo Soccorso	636
societa europea	se	SE	636
societa in accomandita	soc in accomandita	Soc. in accomandita	562
societa in accomandita per azioni	sapa	Sapa	2669
societa in accomandita per investimenti collettivi di capitale	soc com investimenti	Soc. com. investimenti	562
societa in accomandita semplice	sas	SAS	1459
societa in nome collettivo	snc	SNC	2875
societa per azioni	spa	SpA	3273
societa per azioni con socio unico	spa	SpA	3271
societa per azioni unipersonale	spa	SpA	891
societa privata europaea	spe	SPE	1037
societa semplice	ss	Ss	2899
societa sportiva dilettantistica	asd	ASD	790
societa tra professionisti	stp	StP	2932
societas cooperativa europaea	sce	SCE	2051
societas europaea	se	SE	1592
societas europaea and co kg	se and co kg	SE & Co. KG	215
societas europaea and co kgaa	se and co kgaa	SE & Co. KGaA	215
societas europea	se	SE	1591
societas privata europaea	spe	SPE	2339
societat anonima	sa	SA	108
societat cooperativa catalana limitada	sccl	SCCL	2085
societat limitada	sl	SL	1038
societate agricola		Societate agricolă	1515
societate anonima	sa	SA	108
societate comerciala	sc	SC	1981
societate cooperativa		Societate cooperativă	608
societate cooperativa europeana	sce	SCE	608
societate cu raspundere limitata	srl	Srl	2346
societate cu responsabilitate limitata	srl	Srl	226
societate europeana	se	SE	1515
societate in comandita pe actiuni	sca	SCA	1458
societate in comandita simpla	scs	SCS	1458
societate in nume colectiv	snc	SNC	2872
societate pe actiuni	sa	SA	3224
societatea comerciala	sc	SC	1979
societatea cu raspundere limitata	srl	Srl	2345
societatea cu responsabilitate limitata	srl	Srl	226
societatea pe actiuni	sa	SA	3228
societe		Société	1299
societe a resp limitee	sarl	SARL	1036
societe a responsabilite limite	sarl	SARL	1036
societe a responsabilite limitee	sarl	SARL	837
societe a responsabilite limitee a associe unique	sarl au	SARL AU	716
societe a responsabilite limitee de droit public	srl dpu	SRL DPU	2397
societe a responsabilite limitee du nouveau brunswick		société à responsabilité limitée du Nouveau-Brunswick	2419
societe a responsabilite limitee simplifiee	sarl s	SARL-S	1434
societe a responsabilite ltee	sarl	SARL	1036
societe actions simplifiee	sas	SAS	108
societe agricole	s agr	S. Agr.	2814
societe anonyme	sa	SA	650
societe anonyme a finalite sociale	sa fs	SA FS	406
societe anonyme de droit public	sa	SA	739
societe anonyme deconomie mixte	sem	SEM	1126
societe anonyme egyptienne	sae	SAE	1610
societe anonyme libanaise	sal	SAL	3296
societe anonyme monegasque	sam	SAM	3341
societe anonyme omanaise close	saoc	SAOC	1634
societe anonyme omanaise generale	saog	SAOG	1634
societe civile	sc	SC	722
societe civile cooperative de consommation		Société civile coopérative de consommation	175
societe civile cooperative de construction		Société civile coopérative de construction	175
societe civile cooperative dinteret maritime		Société civile coopérative d'intérêt maritime	175
societe civile dattribution		Société civile d'attribution	563
societe civile de moyens	scm	SCM	2901
societe civile de placement collectif immobilier	scpi	SCPI	2252
societe civile de placement immobilier	scpi	SCPI	1380
societe civile dexploitation agricole	scea	SCEA	563
societe civile dinteret collectif agricole		Société civile d'intérêt collectif agricole	563
societe civile fonciere		Société civile foncière	563
societe civile immobiliere	sci	SCI	2919
societe civile immobiliere d accession progressive a la propriete		Société civile immobilière d' accession progressive à la propriété	563
societe civile immobiliere de construction vente		Société civile immobilière de construction-vente	563
societe civile immobiliere de l	sci	SCI	216
societe civile immobiliere de la	sci	SCI	216
societe civile immobiliere des	sci	SCI	216
societe civile immobiliere du	sci	SCI	216
societe civile immobiliere la	sci	SCI	216
societe civile immobiliere le	sci	SCI	216
societe civile immobiliere les	sci	SCI	216
societe civile particuliere	scp	SCP	637
societe civile professionnelle	scp	SCP	2867
societe commerciale canadienne	scc	SCC	2558
societe cooperative	sc	SC	2052
societe cooperative a responsabilite illimitee	scri	SCRI	990
societe cooperative a responsabilite illimitee a finalite sociale	scri fs	SCRI FS	160
societe cooperative a responsabilite limitee	scrl	SCRL	990
societe cooperative a responsabilite limitee a finalite sociale	scrl fs	SCRL FS	160
societe cooperative a responsabilite limitee de droit public	scrl dpu	SCRL DPU	1305
societe cooperative agricole		Société coopérative agricole	175
societe cooperative de banque populaire		Société coopérative de banque populaire	175
societe cooperative de droit public	sc dpu	SC DPU	1305
societe cooperative de production	scop	SCOP	2098
societe cooperative de production de hlm anonyme a directoire		Société coopérative de production de HLM anonyme à directoire	175
societe cooperative dinteret collectif	scic	SCIC	1314
societe cooperative et participative	scop	SCOP	2096
societe cooperative europeenne	sce	SCE	160
societe cooperative organisee sous forme de societe anonyme		Société coopérative organisée sous forme de société anonyme	2109
societe cooperative ouvriere de production	scop	SCOP	2095
societe creee de fait avec personne morale		Société créée de fait avec personne morale	516
societe creee de fait entre personnes physiques		Société créée de fait entre personnes physiques	516
societe damenagement foncier et detablissement rural	safer	SAFER	3172
societe dassurance a forme mutuelle	mutuelle	Mutuelle	2067
societe dassurance mutuelle	mutuelle	Mutuelle	2066
societe de caution mutuelle		Société de caution mutuelle	516
societe de gestion de patrimoine	sogepa	SOGEPA	1986
societe de gestion de patrimoine familial	spf	SPF	2195
societe de libre partenariat	slp	SLP	1469
societe de participations financieres de profession liberale	spfpl	SPFPL	807
societe de pret		Société de prêt	392
societe deconomie mixte	sem	SEM	3171
societe depargne pension a capital variable	sepcav	SEPCAV	1385
societe dexercice liberal a forme anonyme	selafa	SELAFA	894
societe dexercice liberal a forme anonyme a directoire		Société d'exercice libéral à forme anonyme à directoire	1618
societe dexercice liberal a responsabilite limitee	selarl	SELARL	1416
societe dexercice liberal a responsabilite limitee a associe unique		Société d'exercice libéral à responsabilité limitée à associé unique	1416
societe dexercice liberal en commandite par actions	selca	SELCA	2691
societe dexercice liberal par action simplifiee	selas	SELAS	1618
societe dexercice liberal par actions simplifiee	selas	SELAS	894
societe dinteret collectif agricole	sica	SICA	1315
societe dinteret communautaire	cic	CIC	2746
societe dinvestissement a capital fixe	sicaf	SICAF	1377
societe dinvestissement a capital variable	sicav	SICAV	1373
societe dinvestissement en capital a risque	sicar	SICAR	1384
societe en commandite	sec	SEC	2658
societe en commandite de placements collectifs	soc com investissement	Soc. com. Investissement	1375
societe en commandite par action	sca	SCA	562
societe en commandite par actions	sca	SCA	848
societe en commandite par actions a finalite sociale	sca fs	SCA FS	305
societe en commandite par actions cooperative		Société en commandite par actions coopérative	175
societe en commandite simple	scs	SCS	848
societe en commandite simple a finalite sociale	scs fs	SCS FS	305
societe en commandite simple cooperative		Société en commandite simple coopérative	175
societe en commandite speciale	scsp	SCSp	1475
societe en libre partenariat	slp	SLP	1470
societe en nom collectif	snc	SNC	1087
societe en nom collectif a finalite sociale	snc fs	SNC FS	638
societe en nom collectif a responsabilite limitee	sencrl	SENCRL	1523
societe en nom collectif cooperative		Société en nom collectif coopérative	175
societe en participation	sep	SEP	2892
societe en participation avec personne morale		Société en participation avec personne morale	516
societe en participation de professions liberales		Société en participation de professions libérales	2825
societe en participation entre personnes physiques		Société en participation entre personnes physiques	516
societe europeenne	se	SE	3253
societe fiduciaire		Société fiduciaire	392
societe ou association sans personnalite juridique	saspj	SASPJ	1240
societe par actions	sa	SA	649
societe par actions de regime federal	sarf	SARF	3270
societe par actions simplifiee	sas	SAS	650
societe par actions simplifiee a associe unique	sasu	SASU	742
societe par actions simplifiee unipersonnelle	sasu	SASU	3310
societe privee a responsabilite limitee	sprl	SPRL	2402
societe privee a responsabilite limitee a finalite sociale	sprl fs	SPRL FS	236
societe privee a responsabilite limitee unipersonnelle	sprlu	SPRLU	2400
societe privee a responsabilite limitee unipersonnelle a finalite sociale	sprlu fs	SPRLU FS	236
societe publique locale	spl	SPL	1126
societe simple		Société simple	2898
societe unipersonnelle a responsabilite limitee	suarl	SUARL	2545
societes interprofessionnelles de soins ambulatoires		Sociétés Interprofessionnelles de Soins Ambulatoires	516
society with restricted liability	srl	Srl	342
socimi		SOCIMI	1378
socjeta fisem kollettiv	socjeta in akkomandita	Soċjetà in akkomandita	2941
socjeta in akkomandita		Soċjetà in akkomandita	1068
socjeta limitata	socjeta in akkomandita	Soċjetà in akkomandita	1068
sodininku bendrijos	sd	SD	2830
sofom	sofom enr	SOFOM ENR	527
sofom enr		SOFOM ENR	527
sofom er	sofom enr	SOFOM ENR	527
sogepa		SOGEPA	1987
sogo kaisha	xietongzuhe	協同組合	813
sole person company	spc	SPC	2349
sole proprietor	sole proprietorship	Sole Proprietorship	1119
sole proprietorship		Sole Proprietorship	3115
sole proprietorship llc	llc sp	LLC SP	628
sole trader	sole proprietorship	Sole Proprietorship	1119
sooo	ooo	OOO	1449
sosyete anonim	sa	SA	3223
sovmestnoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2415
soyuzy kooperativov		Союзы кооперативов	211
soyuzy kreditnykh kooperativov		Союзы кредитных кооперативов	211
soyuzy obshchestvennykh obedineniy		Союзы общественных объединений	518
soyuzy potrebitelskikh obshchestv		Союзы потребительских обществ	518
sp		SP	3117
sp j		Sp. j.	1535
sp jawna	sp j	Sp. j.	2950
sp k		Sp. k.	1477
sp komandytowa	sp k	Sp. k.	513
sp mieszk	spoldzielnia	Spółdzielnia	994
sp p		Sp. p.	1535
sp z ogr odp	sp zoo	Sp. z o.o.	846
sp z oo	sp zoo	Sp. z o.o.	846
sp zo o	sp zoo	Sp. z o.o.	631
sp zoo		Sp. z o.o.	1439
sp zoo sp k		Sp. z o.o. sp. k.	1476
sp zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	513
sp zooska	sp zoo sp k	Sp. z o.o. sp. k.	513
sp zoow organizacji	sp zoo	Sp. z o.o.	631
spa		SpA	3444
spa a socio unico	spa	SpA	891
spbllc		SPBLLC	1445
spc		SPC	2583
spd	fop	FOP	3139
spe		SPE	2578
special economic zone company	sezc	SEZC	1432
special licence company	csl	CSL	2542
special license company	csl	CSL	2543
spf		SPF	2209
spfpl		SPFPL	807
spfpl sarl	spfpl	SPFPL	807
spfpl sas	spfpl	SPFPL	807
spj	sp j	Sp. j.	2951
spk		SPK	2151
spl		SPL	886
spla	spl	SPL	886
spol kom na akcie		Spol. kom. na akcie	1479
spol s ruc omez	sro	s.r.o.	2445
spol sro	sro	s.r.o.	1413
spol srov likvidaci	sro	s.r.o.	1050
spol srov likvidacii	sro	s.r.o.	1050
spoldz	spoldzielnia	Spółdzielnia	2150
spoldz mieszk	spoldzielnia	Spółdzielnia	994
spoldz mieszkaniowa	spoldzielnia	Spółdzielnia	994
spoldzielnia mieszkaniowa	spoldzielnia	Spółdzielnia	1320
spoldzielnia pracy	spoldzielnia	Spółdzielnia	1320
spolecenstvi vlastniku	svj	SVJ	1843
spolecenstvi vlastniku jednotek	svj	SVJ	1846
spolecnost komanditni	ks	K/S	2673
spolecnost komanditni na akcie		Společnost komanditní na akcie	2672
spolecnost s rucenim omezenym	sro	s.r.o.	1413
spolka		Spółka	2012
spolka akc	sa	SA	887
spolka akcyjna	sa	SA	650
spolka cywilna	sc	SC	2873
spolka europejska	se	SE	1514
spolka jawna	sp j	Sp. j.	1534
spolka komandytowa	sp k	Sp. k.	1477
spolka komandytowo akcyjna	ska	SKA	2711
spolka partnerska	sp p	Sp. p.	1534
spolka z ogr odp	sp zoo	Sp. z o.o.	631
spolka z ogr odpow	sp zoo	Sp. z o.o.	846
spolka z ograniczona odpowiedzialnoscia	sp zoo	Sp. z o.o.	1439
spolka z ograniczona odpowiedzialnoscia sp k	sp zoo sp k	Sp. z o.o. sp. k.	513
spolka z ograniczona odpowiedzialnoscia spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	513
spolka z oo	sp zoo	Sp. z o.o.	631
spolka z oo sp k	sp zoo sp k	Sp. z o.o. sp. k.	513
spolka z oo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	513
spolka zoo	sp zoo	Sp. z o.o.	2535
spolka zoo sp k	sp zoo sp k	Sp. z o.o. sp. k.	1476
spolka zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	513
spolocenstva vlastnikov		Spoločenstvá vlastníkov	401
spolocenstva vlastnikov pozemkov bytov a pod	spolocenstva vlastnikov	Spoločenstvá vlastníkov	401
spolocna zauj org druz		Spoločná záuj.org.druž.	401
spolocna zaujmova organizacia druzstiev	spolocna zauj org druz	Spoločná záuj.org.druž.	401
spolocnost komanditna na akcie	spol kom na akcie	Spol. kom. na akcie	1479
spolocnost s rucenim obmedzenym	sro	s.r.o.	2447
spotrebne druzstvo		Spotrebné družstvo	462
spotrebni druzstvo	druzstvo	družstvo	811
spr	spr de rl	SPR de RL	2146
spr de ri	spr de rl	SPR de RL	993
spr de rl		SPR de RL	993
spr de rl de cv		SPR de RL de CV	331
sprl		SPRL	2403
sprl bvba		SPRL BVBA	839
sprl fs		SPRL FS	236
sprl unipersonnelle	sprlu	SPRLU	2394
sprlu		SPRLU	2399
sprlu fs		SPRLU FS	236
spv limited	spv ltd	(SPV) Ltd	2559
spv ltd		(SPV) Ltd	1447
spv spc		(SPV) SPC	1447
spy		SPY	2584
spz oo	sp zoo	Sp. z o.o.	846
spzoo	sp zoo	Sp. z o.o.	2534
sr			2213
src	sc	SC	2974
srcp	scp	SCP	2913
srl		Srl	2362
srl a capitale ridotto	srls	Srls	1057
srl a socio unico	srl	Srl	435
srl bv		Srl BV	839
srl con socio unico	srl	Srl	435
srl d	srl	Srl	435
srl de cv	s de rl de cv	S de RL de CV	561
srl dpu		SRL DPU	236
srl llp	sencrl	SENCRL	1089
srl semplificata	srls	Srls	2499
srl societa unipersonale	srl	Srl	435
srl unipersonale	srl	Srl	435
srlcr	srls	Srls	1057
srlcv	s de rl de cv	S de RL de CV	561
srll	sll	SLL	1452
srlp	slp	SLP	1054
srls		Srls	1428
srlu	srl	Srl	435
sro		s.r.o.	2446
srov likvidaci	sro	s.r.o.	2444
srov likvidacii	sro	s.r.o.	1050
ss		Ss	2970
ss konut yapi kooperatifi	kooperatifi	Kooperatifi	996
ss ltda	sociedade simples	Sociedade Simples	1088
ssb		SSB	1649
ssd	asd	ASD	1258
st g	stg	StG	2879
state enterprise	private enterprise	Private Enterprise	1578
state owned company	soc	SOC	3192
state owned company limited	soc ltd	SOC Ltd	1129
state owned enterprise	soc	SOC	3216
state savings bank	ssb	SSB	1649
state unitary enterprise	sue	SUE	1580
statni podnik		státní podnik	3165
statny podnik	statni podnik	státní podnik	1582
statutory close corporation	close corp	Close Corp	652
statutory public benefit limited liability company	spbllc	SPBLLC	1445
statutory trust	trust	Trust	2262
ste	societe	Société	1299
ste coop	sc	SC	548
ste cooperative	sc	SC	548
stg		StG	2963
sti	ltd sti	Ltd Şti	2623
stichting administratiekantoor	stichting	Stichting	2205
stichting particulier fonds	spf	SPF	2194
stichting van openbaar nut	stichting	Stichting	1358
stiftelse sr	sr		1359
stiftung and co kg		Stiftung & Co. KG	849
stiftung and co kgaa		Stiftung & Co. KGaA	849
stiftung des burgerlichen rechts	stiftung	Stiftung	1356
stiftung des offentlichen rechts	stiftung	Stiftung	2190
stiftung des privaten rechts	stiftung	Stiftung	2191
stiftung offentlichen rechts	stiftung	Stiftung	2192
stiftung u co kg	stiftung and co kg	Stiftung & Co. KG	1066
stille gesellschaft	stg	StG	1522
stille vennootschap		Stille vennootschap	2820
stopanska interesna zaednica	siz	SIZ	862
stopanska interesna zaednitsa	siz	SIZ	862
stov	tov	TOV	2571
stp		StP	2981
su lda	unipessoal lda	Unipessoal Lda	369
su limitada	unipessoal lda	Unipessoal Lda	369
suarl		SUARL	2546
subekt predprinimatelskoy deyatelnosti	fop	FOP	1121
subiekt pidpriiemnitskoi diyalnosti	fop	FOP	1121
succursale	sucursal	Sucursal	389
sucursal		Sucursal	599
sucursal colombia	sucursal	Sucursal	389
sucursal de sociedad extranjera		Sucursal de Sociedad Extranjera	1913
sucursal del peru	sucursal	Sucursal	389
sucursal em portugal	sucursal	Sucursal	389
sucursal en espana	sucursal	Sucursal	389
surl	suarl	SUARL	847
svepomocne zemedelske druzstvo		Svépomocné zemědělské družstvo	1308
svf			2145
svj		SVJ	1886
svojpomoc poln druzstvo		Svojpomoc.poľn.družstvo	462
svojpomocne polnohospodarske druzstvo	svojpomoc poln druzstvo	Svojpomoc.poľn.družstvo	462
svtfvt mvgvlt	hvrh	חברה	2699
syarikat		Syarikat	1993
syn pe	synetairismos	Συνεταιρισμός	991
syndicat cooperatif		Syndicat coopératif	500
syndicat de copropriete		Syndicat de copropriété	1841
syndicat de salaries		Syndicat de salariés	202
syndicat inter hospitalier		Syndicat inter hospitalier	202
syndicat intercommunal a vocation multiple		Syndicat intercommunal à vocation multiple	202
syndicat intercommunal a vocation unique		Syndicat intercommunal à vocation unique	1862
syndicat mixte ferme		Syndicat mixte fermé	202
syndicat mixte ouvert		Syndicat mixte ouvert	202
syndicat patronal		Syndicat patronal	202
szov	szovetkezet	Szövetkezet	2144
szovetkezet		Szövetkezet	2143
t limited	t ltd	(T) Ltd	1442
t ltd		(T) Ltd	1442
t mi	tmi	Tmi	3078
taa		TAA	1451
taisuhing	tu	TÜ	2911
taloudellinen yhdistys		Taloudellinen yhdistys	493
tam ortaqliq		Tam ortaqlıq	1076
tapui		Tapui	2568
tapui limited	tapui	Tapui	1437
tapui ltd	tapui	Tapui	1437
tas		TAŞ	3437
tavarystva z abmezhavanaj adkaznascyu	taa	TAA	1410
tavarystva z abmezhavanay adkaznastsyu	taa	TAA	1409
tavarystva z dadatkovaj adkaznascyu	tda	TDA	2816
tavarystva z dadatkovay adkaznastsyu	tda	TDA	1410
tbk	pt tbk	PT Tbk	1623
tda		TDA	1451
tdmn	shrkh tdmn	شركة تضامن	1521
tdmnyh	shrkh tdmn	شركة تضامن	1521
tdv		TDV	2572
tedingmudehuishe	xietongzuhe	協同組合	1293
teo		Teo	2608
teoranta	teo	Teo	2606
terbuka	pt tbk	PT Tbk	3448
teshuputonghehuo	youxianhehuo	有限合伙	1090
the incorporated trustees of	incorporated trustees	Incorporated Trustees	962
tic as	san ve tic as	San. ve Tic. AŞ	313
tic ltd sti	ltd sti	Ltd Şti	237
tic ve san as	san ve tic as	San. ve Tic. AŞ	313
tic ve san ltd sti	ltd sti	Ltd Şti	237
ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	313
ticaret as	san ve tic as	San. ve Tic. AŞ	313
ticaret limited sirketi	ltd sti	Ltd Şti	237
ticaret ltd sti	ltd sti	Ltd Şti	237
ticaret ve sanayi anonim sirketi	san ve tic as	San. ve Tic. AŞ	313
ticaret ve sanayi as	san ve tic as	San. ve Tic. AŞ	313
ticaret ve sanayi limited sirketi	ltd sti	Ltd Şti	237
ticaret ve sanayi ltd sti	ltd sti	Ltd Şti	237
tikroji ukine bendrija	tub	TUB	2937
tikrosios ukines bendrijos	tub	TUB	2938
tmi		Tmi	3127
tnhh	cty tnhh	Cty TNHH	370
tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	370
tnhh mtv	cty tnhh mtv	Cty TNHH MTV	370
toiminimi	tmi	Tmi	3077
tokumei kumiai	xietongzuhe	協同組合	868
tokutei mokuteki kaisha	xietongzuhe	協同組合	1293
tong cong ty	htx	HTX	3190
too		TOO	2566
toreme teserrufat cemiyyeti		Törəmə təsərrüfat cəmiyyəti	1076
torres strait islander corporation	rntbc	RNTBC	1497
touzishiyeyouxianzerenzuhe	xietongzuhe	協同組合	2703
tov		TOV	2573
tovarishchestva na vere		Товарищества на вере	2713
tovarishchestva sobstvennikov nedvizhimosti		Товарищества собственников недвижимости	723
tovarishchestva sobstvennikov zhilya		Товарищества собственников жилья	723
tovarishchestvo na vere	polnoe tovarishchestvo	Polnoe tovarishchestvo	1536
tovarishchestvo s ogranichennoy otvetstvennostyu	too	TOO	2510
tovarishchestvo sobstvennikov nedvizhimosti	tszh	TSZh	793
tovarishchestvo sobstvennikov zhilya	tszh	TSZh	793
tovaristvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2551
tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	1061
tovarystvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2549
tovarystvo z obmezhenoiu vidpovidalnistiu	tov	TOV	1061
tovarystvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2550
towarzystwo ubezpieczen wzajemnych	tuw	TUW	1514
tp		t.p.	2852
trach nhiem huu han	cty tnhh	Cty TNHH	370
trgovac pojedinac	tp	t.p.	2828
trgovec poedinec	tp	t.p.	862
trgovets poedinets	tp	t.p.	862
trossamfund	tsf	TSF	1082
trust co		Trust Co	987
trust company	trust co	Trust Co	987
trust corp	trust co	Trust Co	987
trust corporation	trust co	Trust Co	2009
trust reg		Trust reg.	2204
trust registered	trust reg	Trust reg.	2203
trustco	trust co	Trust Co	1984
trustee company	trustee corp	Trustee Corp	392
trustee corp		Trustee Corp	2007
trustee corporation	trustee corp	Trustee Corp	392
tsf		TSF	1082
tsn	tszh	TSZh	1900
tszh		TSZh	793
tu		TÜ	2989
tub		TUB	2987
tuh	uhistu	Ühistu	2137
turk anonim ortakligi	tas	TAŞ	313
turk anonim sirketi	tas	TAŞ	313
tuw		TUW	2855
twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	2638
twsyh bsyth	shrkh twsyh bsyth	شركة توصية بسيطة	400
tzov	tov	TOV	1061
u co kg	kg	KG	371
u limited	u ltd	(U) Ltd	1443
u ltd		(U) Ltd	1443
ua	cooperatie ua	Coöperatie UA	2147
uab		UAB	2515
uadb	uab	UAB	2512
uaim		UAIM	1079
uc	unltd	Unltd	2579
ucits		UCITS	2263
ud		UD	3130
ug		UG	2593
ug and co kg		UG & Co. KG	215
ug and co ohg		UG & Co. OHG	264
ug haftungsbeschr	ug	UG	841
ug haftungsbeschraenkt	ug	UG	1051
ug haftungsbeschrankt	ug	UG	2449
ug haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	215
ug haftungsbeschrankt and co ohg	ug and co ohg	UG & Co. OHG	264
ug hb	ug	UG	841
uilyobeobin	jaedanbeobin	재단법인	1491
uitgesloten aansprakelijkheid	cooperatie ua	Coöperatie UA	698
ukeig		UKEIG	1249
uks		UKS	3417
ulc	unltd	Unltd	2344
ulda	unipessoal lda	Unipessoal Lda	2359
ultd	unltd	Unltd	1039
und co kg	kg	KG	371
undertakings for collective investment in transferable securities	ucits	UCITS	1026
uni lda	unipessoal lda	Unipessoal Lda	369
unidad agricola industrial de la mujer	uaim	UAIM	1079
unip lda	unipessoal lda	Unipessoal Lda	1041
unipessoal	unipessoal lda	Unipessoal Lda	2627
unipessoal lda		Unipessoal Lda	2361
unipessoal limitada	unipessoal lda	Unipessoal Lda	2360
unitarnae pradpryemstva	up	UP	1581
unitarnoe predpriyatie	up	UP	1581
unitarnye predpriyatiya		Унитарные предприятия	219
unitarnye predpriyatiya osnovannye na prave khozyaystvennogo vedeniya		Унитарные предприятия, основанные на праве хозяйственного ведения	219
unitary enterprise	sue	SUE	883
united kingdom economic interest grouping	ukeig	UKEIG	1249
united kingdom societas	uks	UKS	3312
unlimited company	unltd	Unltd	2342
unlimited liability company	unltd	Unltd	342
unlimited liability corporation	unltd	Unltd	836
unlimited proprietary	unltd	Unltd	226
unlimited proprietary company	pty ltd	Pty Ltd	1405
unltd		Unltd	1039
unternehmerges	ug	UG	841
unternehmergesellschaft	ug	UG	2450
unternehmergesellschaft and co kg	ug and co kg	UG & Co. KG	215
unternehmergesellschaft haftungsbeschrankt	ug	UG	841
unternehmergesellschaft haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	215
up		UP	3218
usaha dagang	ud	UD	3084
usaldusuhing	uu	UÜ	2681
uu		UÜ	2731
uzdaroji akcine bendrove	uab	UAB	2514
uzdarosios akcines bendroves	uab	UAB	2513
vag	vvag	VVaG	1324
vakuutusosakeyhtio	fab	FAB	3308
valstybes imone	vi	VĮ	1585
valstybes imones	vi	VĮ	3180
variable capital company	vcc	VCC	2260
vat		VAT	3388
vba		VBA	1450
vcc		VCC	2271
vennootschap met beperkte aansprakelijkheid	vba	VBA	2378
vennootschap of vereniging zonder rechtspersoonlijkheid	vvzrl	VVZRL	279
vennootschap onder een firma	vof	VOF	2889
vennootschap onder firma	vof	VOF	2888
vennootschap onder firma met een sociaal oogmerk	vof so	VOF SO	638
ver obch spol	vos	v.o.s.	1525
verein alten rechts		Verein alten Rechts	1245
vereinigung ohne gewinnerzielungsabsicht	vog	VoG	596
verejna obchodna spolocnost	vos	v.o.s.	1525
verejna obchodni spolecnost	vos	v.o.s.	2902
verejnoprav institucia		Verejnopráv.inštitúcia	401
verejnopravna institucia	verejnoprav institucia	Verejnopráv.inštitúcia	401
vereniging met beperkte rechtsbevoegdheid		Vereniging met beperkte rechtsbevoegdheid	1244
vereniging met volledige rechtsbevoegdheid		Vereniging met volledige rechtsbevoegdheid	1244
vereniging van eigenaars	vve	VvE	1872
vereniging van eigenaren	vve	VvE	1253
vereniging van mede eigenaars	vve	VvE	1253
vereniging zonder rechtsbevoegdheid		Vereniging zonder rechtsbevoegdheid	1839
vereniging zonder winstoogmerk	vzw	VZW	1836
vereniging zonder winstoogmerk van publiek recht	vzw pr	VZW PR	279
versicherungsverein ag	vvag	VVaG	2059
versicherungsverein auf gegenseitigkeit	vvag	VVaG	1304
vidkrite aktsionerne tovaristvo	vat	VAT	897
vidkryte aktsionerne tovarystvo	vat	VAT	3369
viesoji istaiga	vsi	VšĮ	2762
viesosios istaigos	vsi	VšĮ	2763
vm	bm	B.M.	2609
vof		VOF	2965
vof so		VOF SO	638
vog		VoG	1884
vrvvn mvgvl	bm	B.M.	1426
vsi		VšĮ	2776
vvag		VVaG	1304
vve		VvE	1898
vvzrl		VVZRL	279
vyrobne druzstvo		Výrobné družstvo	462
vyrobni druzstvo	druzstvo	družstvo	811
vzw		VZW	1837
vzw asbl	asbl vzw	ASBL VZW	1239
vzw pr		VZW PR	279
wirtschaftliche interessenvereinigung	wiv	WIV	279
wirtschaftliche interessenvereinigung mit sozialer zielsetzung	wivmsz	WIVmsZ	279
wirtschaftlicher verein		Wirtschaftlicher Verein	1245
with limited liability	llc	LLC	833
wiv		WIV	1883
wll	llc	LLC	833
wll co	llc	LLC	833
wspolnota mieszkaniowa		wspólnota mieszkaniowa	2834
wsyh lshrkh mn qbl shrkh lshm		وصية الشراكة من قبل شركة الأسهم	1505
wuxian gongsi	wuxiangongsi	无限公司	2432
wuxiangongsi		无限公司	2438
wuxianzerengongsi	wuxiangongsi	无限公司	2433
xianghuhuishe	xietongzuhe	協同組合	813
xietongzuhe		協同組合	813
xk		XK	2618
xuexiaofaren	yiliaofaren	医療法人	633
xususiy kompani	xk	XK	2524
xususiy korxona	xk	XK	2525
xxk	khkhk	KhKhK	2522
y cia	cia	Cia	986
y cia s en c	s en c	S en C	1064
y cia sca	s en c por a	S en C por A	2639
y compania	cia	Cia	986
y sucesores		y Sucesores	1292
yapi kooperatifi	kooperatifi	Kooperatifi	996
yiliaofaren		医療法人	633
yirenyouxiangongsi	youxianzerengongsi	有限责任公司	1047
yirenyouxianzerengongsi	youxianzerengongsi	有限责任公司	1047
yk		YK	2613
yksityinen elinkeinonharjoittaja	tmi	Tmi	3076
yoaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3372
yopiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	898
you	yk	YK	2635
you xian gong si	youxiangongsi	有限公司	2435
you xian ze ren gong si	youxianzerengongsi	有限责任公司	2431
you xian ze ren he huo	youxianhehuo	有限合伙	1422
yougubendegongzhongwuxiangongsi	wuxiangongsi	无限公司	1518
yougubendesirenwuxiangongsi	wuxiangongsi	无限公司	1518
youxian	youxiangongsi	有限公司	2434
youxian gongsi	youxiangongsi	有限公司	2436
youxian hehuo	youxianhehuo	有限合伙	1465
youxian zeren gongsi	youxianzerengongsi	有限责任公司	1047
youxiangongsi		有限公司	2437
youxianhehuo		有限合伙	2671
youxianhehuoqiye	youxianhehuo	有限合伙	1465
youxianhuishe	yk	YK	2501
youxianzeren	youxianzerengongsi	有限责任公司	1412
youxianzerengongsi		有限责任公司	1412
youxianzerengufengongsi	gufenyouxiangongsi	股份有限公司	892
youxianzerenhehuo	youxianhehuo	有限合伙	2670
youxianzerenshiyezuhe	xietongzuhe	協同組合	868
yu	yuhan hoesa	Yuhan Hoesa	2636
yugen gaisha	yk	YK	1429
yugen kaisha	yk	YK	2502
yugengaisya	yk	YK	2500
yuhan chaegim hoesa		Yuhan Chaegim Hoesa	1058
yuhan hoesa		Yuhan Hoesa	1058
yuhanchaegim hoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	1058
yuhanchaegimhoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	2506
yuhanhoesa	yuhan hoesa	Yuhan Hoesa	2507
yuugengaisha	yk	YK	1429
zadruga brez odgovornosti	zadruga	Zadruga	2115
zadruga z omejeno odgovornostjo	zadruga	Zadruga	2062
zaidan hojin	yibancaituanfaren	一般財団法人	1020
zajmove sdruzeni		Zájmové sdružení	683
zajmove sdruzeni pravnickych osob		Zájmové sdružení právnických osob	683
zakrite aktsionerne tovaristvo	zat	ZAT	3266
zakrytae akcyyanernae tavarystva	zat	ZAT	3267
zakrytae aktsyyanernae tavarystva	zat	ZAT	3269
zakryte aktsionerne tovarystvo	zat	ZAT	3268
zakrytoe akcionernoe obshchestvo	zao	ZAO	1603
zakrytoe akcionernoe obshhestvo	zao	ZAO	3263
zakrytoe aktsionernoe obschestvo	zao	ZAO	1602
zakrytoe aktsionernoe obshchestvo	zao	ZAO	3264
zakrytoye aktsionernoye obshchestvo	zao	ZAO	741
zao		ZAO	3380
zapsany spolek	zs	ZS	1847
zapsany ustav	zu	z.ú.	2753
zartkoru reszvenytarsasag	zrt	Zrt	1620
zartkoruen mukodo reszvenytarsasag	zrt	Zrt	1140
zat		ZAT	3382
zaujm zdruz prav osob		Záujm. združ. práv.osôb	684
zaujmova org druzstiev		Záujmová org.družstiev	401
zaujmova organizacia druzstiev	zaujmova org druzstiev	Záujmová org.družstiev	401
zaujmove zdruz fyz osob		Záujmové združ.fyz.osôb	684
zaujmove zdruzenie		Záujmové združenie	684
zaujmove zdruzenie fyzickych osob bez pravnej sposobilosti	zaujmove zdruz fyz osob	Záujmové združ.fyz.osôb	684
zaujmove zdruzenie pravnickych osob	zaujm zdruz prav osob	Záujm. združ. práv.osôb	684
zbo	zadruga	Zadruga	2133
zd	druzstvo	družstvo	2123
zem druzstvo	druzstvo	družstvo	1309
zemedelske druzstvo	druzstvo	družstvo	811
zemes ukio bendrove	zub	ŽŪB	2108
zemes ukio bendroves	zub	ŽŪB	1319
zemnieku saimnieciba	zs	ZS	3069
zhauapkershiligi shekteuli seriktestigi	zhshs	ZhShS	844
zhauapkershiligi shekteuli seriktestik	zhshs	ZhShS	844
zheke kasipker	ip	IP	737
zhilishchnye ili zhilishchno stroitelnye kooperativy		Жилищные или жилищно-строительные кооперативы	211
zhilishchnye nakopitelnye kooperativy		Жилищные накопительные кооперативы	211
zhshs		ZhShS	844
zhu	kk	KK	3449
zhushihuishe	kk	KK	3331
zivnostnik		Živnostník	3124
zongjiaofaren	yiliaofaren	医療法人	633
zrt		Zrt	1621
zs		ZS	2848
zu		z.ú.	2782
zub		ŽŪB	1326
zweigniederlassung	sucursal	Sucursal	389`;
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
export const legalEquivalents: string = `ab	ab publ	AB (publ)	1676
ab	fab	FAB	1676
ad	ead	EAD	469
ag	ag sa	AG SA	912
alc	odo	ODO	250
alc	tdv	TDV	308
ao	aq	AQ	521
ao	at	AT	308
ao	oao	OAO	913
ao	pao	PAO	913
ao	zao	ZAO	913
as	asv likvidaci	a.s. v likvidaci	3484
as	san ve tic as	San. ve Tic. AŞ	3498
bv	srl bv	Srl BV	575
bvba	sprl bvba	SPRL BVBA	575
cjsc	ao	AO	250
cjsc	co	Co	321
cjsc	zao	ZAO	250
cjsc	zat	ZAT	308
co	cong ty	Công ty	471
co	gongsi	公司	343
co	hvrh	חברה	1551
co	jusik hoesa	Jusik Hoesa	470
co	kk	KK	520
co	shrkh	شركة	873
co	shrkt	شرکت	727
co	youxiangongsi	有限公司	343
co ltd	borisat chamkat	บริษัท จำกัด	1101
co ltd	co	Co	321
co ltd	cty tnhh	Cty TNHH	471
co ltd	cty tnhh mtv	Cty TNHH MTV	471
co ltd	gufenyouxiangongsi	股份有限公司	343
co ltd	jituanyouxiangongsi	集团有限公司	343
co ltd	jusik hoesa	Jusik Hoesa	470
co ltd	khkhk	KhKhK	1554
co ltd	kk	KK	520
co ltd	ooo	OOO	250
co ltd	yk	YK	520
co ltd	youxiangongsi	有限公司	343
co ltd	youxianzerengongsi	有限责任公司	343
co ltd	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	470
co ltd	yuhan hoesa	Yuhan Hoesa	470
corp	ad	AD	469
corp	ae	AE	564
corp	ao	AO	250
corp	as	AS	876
corp	co	Co	321
corp	ctcp	CTCP	471
corp	dd	d.d.	875
corp	gufenyouxiangongsi	股份有限公司	343
corp	jusik hoesa	Jusik Hoesa	470
corp	kk	KK	520
corp	nyrt	Nyrt	641
corp	zrt	Zrt	641
cty tnhh	cty tnhh mtv	Cty TNHH MTV	3501
doo	jdoo	j.d.o.o.	3487
gmbh	ggmbh	gGmbH	1672
gmbh	gmbh ig	GmbH i.G.	1672
gmbh	gmbh sagl	GmbH Sagl	912
inc	ae	AE	564
inc	as	AS	876
inc	dd	d.d.	875
inc	gufenyouxiangongsi	股份有限公司	343
inc	jusik hoesa	Jusik Hoesa	470
inc	kk	KK	520
jsc	ad	AD	469
jsc	ao	AO	250
jsc	aq	AQ	521
jsc	as	AS	876
jsc	asc	ASC	874
jsc	at	AT	308
jsc	cjsc	CJSC	321
jsc	co	Co	321
jsc	ctcp	CTCP	471
jsc	dd	d.d.	875
jsc	ead	EAD	469
jsc	nao	NAO	250
jsc	njsc	NJSC	321
jsc	oao	OAO	250
jsc	ojsc	OJSC	321
jsc	pao	PAO	250
jsc	pat	PAT	308
jsc	pjsc	PJSC	321
jsc	prat	PrAT	308
jsc	prjsc	PrJSC	321
jsc	sh a	Sh.A.	1100
jsc	shrkh mshmh	شركة مساهمة	873
jsc	vat	VAT	308
jsc	zao	ZAO	250
jsc	zat	ZAT	308
lda	cia ltda	Cia Ltda	3485
lda	unipessoal lda	Unipessoal Lda	3494
llc	b msiwlyt mhdwd	با مسئولیت محدود	727
llc	co	Co	321
llc	cty tnhh	Cty TNHH	471
llc	cty tnhh mtv	Cty TNHH MTV	471
llc	doo	d.o.o.	1556
llc	eood	EOOD	469
llc	epe	EPE	564
llc	gk	GK	520
llc	ike	IKE	564
llc	kft	Kft	641
llc	khkhk	KhKhK	1554
llc	mchj	MChJ	1558
llc	mmc	MMC	874
llc	ood	OOD	469
llc	ooo	OOO	250
llc	ou	OÜ	1549
llc	sh mm	ش.م.م	873
llc	sh pk	Sh.p.k.	1100
llc	shps	ShPS	1550
llc	sia	SIA	1553
llc	sp zoo	Sp. z o.o.	1555
llc	spy	SPY	1547
llc	sro	s.r.o.	1548
llc	too	TOO	521
llc	tov	TOV	308
llc	uab	UAB	1552
llc	xk	XK	1558
llc	youxianzerengongsi	有限责任公司	343
llc	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	470
llc	zhshs	ZhShS	521
llp	too	TOO	521
llp	zhshs	ZhShS	521
ltd	b msiwlyt mhdwd	با مسئولیت محدود	727
ltd	bm	B.M.	1551
ltd	borisat chamkat	บริษัท จำกัด	1101
ltd	co ltd	Co Ltd	321
ltd	cty tnhh	Cty TNHH	471
ltd	cty tnhh mtv	Cty TNHH MTV	471
ltd	doo	d.o.o.	1556
ltd	eood	EOOD	469
ltd	epe	EPE	564
ltd	gufenyouxiangongsi	股份有限公司	343
ltd	ike	IKE	564
ltd	jituanyouxiangongsi	集团有限公司	343
ltd	jusik hoesa	Jusik Hoesa	470
ltd	k ltd	(K) Ltd	3490
ltd	kft	Kft	641
ltd	kk	KK	520
ltd	lda	Lda	3009
ltd	ltd sti	Ltd Şti	876
ltd	mmc	MMC	874
ltd	nig ltd	Nig Ltd	3493
ltd	ood	OOD	469
ltd	ooo	OOO	250
ltd	ou	OÜ	1549
ltd	pte ltd	Pte Ltd	1168
ltd	pty ltd	Pty Ltd	3482
ltd	pvt ltd	Pvt Ltd	3488
ltd	s pte ltd	(S) Pte Ltd	1168
ltd	sh mm	ش.م.م	873
ltd	sh pk	Sh.p.k.	1100
ltd	shps	ShPS	1550
ltd	sia	SIA	1553
ltd	sirenyouxiangongsi	私人有限公司	1557
ltd	sp zoo	Sp. z o.o.	1555
ltd	sro	s.r.o.	1548
ltd	t ltd	(T) Ltd	3499
ltd	too	TOO	521
ltd	tov	TOV	308
ltd	u ltd	(U) Ltd	3500
ltd	uab	UAB	1552
ltd	yk	YK	520
ltd	youxiangongsi	有限公司	343
ltd	youxianzerengongsi	有限责任公司	343
ltd	yuhan hoesa	Yuhan Hoesa	470
njsc	nao	NAO	250
nv	sa nv	SA NV	575
nyrt	rt	Rt	1675
oao	pao	PAO	913
ojsc	ao	AO	250
ojsc	asc	ASC	874
ojsc	co	Co	321
ojsc	oao	OAO	250
ojsc	pby	PBY	1547
ojsc	vat	VAT	308
ood	eood	EOOD	3483
ooo	tov	TOV	308
oy	oy ab	Oy Ab	3486
oyj	ab publ	AB (publ)	3008
pjsc	co	Co	321
pjsc	oao	OAO	250
pjsc	pao	PAO	250
pjsc	pat	PAT	308
pjsc	sh m	ش.م.ع	1546
pjsc	shmy amm	سهامی عام	727
plc	ad	AD	469
plc	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1101
plc	dd	d.d.	875
plc	nyrt	Nyrt	641
plc	zrt	Zrt	641
prjsc	co	Co	321
prjsc	prat	PrAT	308
prjsc	sh m kh	ش.م.خ	1546
prjsc	shmy khs	سهامی خاص	727
pte ltd	s pte ltd	(S) Pte Ltd	1168
pte ltd	sirenyouxiangongsi	私人有限公司	1557
qsc	qpsc	QPSC	3495
sa	ae	AE	564
sa	ag sa	AG SA	912
sa	sa de cv	SA de CV	658
sa	sa nv	SA NV	575
sa	sab	SAB	658
sa	sau	SAU	1673
sa de cv	sab de cv	SAB de CV	658
sa de cv	sapi de cv	SAPI de CV	658
sab	sab de cv	SAB de CV	658
sagl	gmbh sagl	GmbH Sagl	912
sapi	sapi de cv	SAPI de CV	658
sarl	eurl	EURL	1674
sarl	sarl au	SARL AU	3491
sarl	suarl	SUARL	3497
sas	sasu	SASU	1674
sdn bhd	m sdn bhd	(M) Sdn Bhd	3492
sl	slu	SLU	1673
sprl	sprl bvba	SPRL BVBA	575
sprl	sprlu	SPRLU	575
srl	sc srl	SC SRL	3496
srl	srl bv	Srl BV	575
srl	srls	Srls	3489
too	zhshs	ZhShS	521
youxiangongsi	jituanyouxiangongsi	集团有限公司	1671
youxiangongsi	youxianzerengongsi	有限责任公司	1671
zrt	rt	Rt	1675`;
export const abbreviations: string = `1st	first		149
aannbedr	aannemersbedrijf		81
abbigl	abbigliamento		43
abbigliam	abbigliamento		43
abog	abogados		173
acad	academy		36
acao	accao	acção	96
accept	acceptance		18
access	accessories		153
acct	account		0
acctg	accounting		0
acctnts	accountants		0
acknowledgement	acknowledgment		4
acoes	accoes	acções	96
acq	acquisition		90
acqs	acquisitions		0
adj	adjustable		18
adm	administration		46
admc	administracao	administração	117
admin	administration		18
administr	administracao	administração	65
adminstrv	administrative		0
admra	administradora		916
admrs	administrators		0
adv	advanced		46
advan	advantage		0
advisor	adviser		4
advisors	advisers		4
advsrs	advisers		0
advsry	advisory		0
advtg	advertising		0
aer	aerienne	aérienne	64
aero	aeronautical		18
aero space	aerospace		4
aeronaut	aeronautical		46
aeroplane	airplane		4
aerosp	aerospace		36
aesthetic	esthetic		4
aesthetics	esthetics		4
affil	affiliates		0
affiltd	affiliated		0
afr	african		46
agcia	agencia		110
agcy	agency		0
ageing	aging		4
aggr	aggregates		0
agnc	agencia		1710
agr	agriculture		90
agri	agriculture		90
agri business	agribusiness		4
agric	agricultural		36
agricl	agricultural		0
agricol	agricola	agrícola	920
agro chemical	agrochemical		4
agro chemicals	agrochemicals		4
agrop	agropecuaria	agropecuária	65
agropec	agropecuaria	agropecuária	65
agrup	agrupacion	agrupación	110
agzie	agenzie		43
aho	ahorro		923
ahor	ahorro		173
ahors	ahorros		110
air conditioning	airconditioning		4
air craft	aircraft		4
air freight	airfreight		4
air port	airport		4
airl	airlines		78
airls	airlines		0
akad	akademiya		231
akcionernoe	aktsionernoe		52
akt	aktien		484
aktsionernoye	aktsionernoe		52
aktzionernoe	aktsionernoe		52
alb	alberghi		187
albg	albergo		111
alim	alimentos		117
aliment	alimentacao	alimentação	117
aliments	alimenticios	alimentícios	117
all	alleanza		187
alld	allied		0
allg	allgemeine		353
allgem	allgemeine		62
allnc	alliance		0
alloc	allocation		0
alm	almacen	almacén	1709
almacs	almacenes		110
altern	alternative		46
altrnatvs	alternatives		0
alum	aluminum		18
aluminium	aluminum		4
am	american		201
amb	ambalaj		244
amen	amenagement	aménagement	64
amenag	amenagement	aménagement	54
amer	american		149
amerca	america		0
amern	american		78
amm	amministrazione		111
ammin	amministrazione		43
amministraz	amministrazioni		43
ammni	amministrazioni		43
anad	anadolu		327
anaesthesia	anesthesia		4
anaesthesiology	anesthesiology		4
anal	analysis		201
analyse	analyze		4
analytcl	analytical		0
anc	anciens		765
ancs	anciens		64
anct	anciennement		64
andelsk	andelskasse		325
anesth	anesthesia		36
angew	angewandte		662
anl	anlagen		484
apo	apotheke		243
apoth	apotheke		62
app	application		18
appar	apparatus		0
appareil	appareillage		54
applc	appliance		0
appld	applied		0
applic	application		0
applics	applications		0
appls	appliances		0
apprl	apparel		0
apprsl	appraisal		0
apprsrs	appraisers		0
aprt	airport		50
arcft	aircraft		0
arch	architecture		18
archaeological	archeological		4
archaeology	archeology		4
archi	architecte		54
archit	architectural		36
archl	architectural		0
archs	architects		0
arge	arbeitsgemeinschaft		119
arln	airline		0
armour	armor		4
armoured	armored		4
armoury	armory		4
armz	armazens	armazéns	117
armzm	armazem	armazém	65
arprt	airport		0
arpt	airport		352
arquitetos	arquitectos		96
arquitetura	arquitectura		96
arr	arredamento		934
arred	arredamento		43
arrend	arrendadora		110
arrendam	arrendamiento		110
arspc	aerospace		0
artef	artefatos		65
artefact	artifact		4
artefacts	artifacts		4
artfl	artificial		0
artif	artificial		36
artig	artigiana		43
asegur	aseguradora		110
ases	asesores		173
asesr	asesoria	asesoría	110
asoc	asociacion	asociación	110
asocs	asociados		110
aspeto	aspecto		96
asph	asphalt		0
ass	associazione		187
asscd	associated		0
assess	assessoria		293
assic	assicurazione		43
assicur	assicurazione		43
assist	assistance		18
assn	association		0
assne	associazione		43
assoc	associates		82
assocd	associados		65
assocn	association		0
assoctn	association		0
asst	asset		18
assts	assets		0
assucar	acucar	açúcar	96
assur	assurance		36
assurs	assurances		54
assy	assembly		0
ast	assets		149
atel	atelier		64
atels	ateliers		54
atividade	actividade		96
atividades	actividades		96
ativos	activos		96
atl	atlantic		46
atom	atomic		18
atty	attorney		50
attys	attorneys		0
aust	australian		46
austr	australian		90
auth	authority		0
authd	authorized		0
authorised	authorized		4
autmbl	automobile		0
auto	automotive		354
auto body	autobody		4
auto parts	autoparts		4
autom	automatic		36
automn	automation		384
automobs	automobiles		0
automot	automotive		36
automtd	automated		0
automtn	automation		0
autotr	autotrasporti		43
autotrasp	autotrasporti		43
aux	auxiliary		932
ave	avenue		82
aven	avenue		50
avia	aviation		18
aviat	aviation		36
avto	avtomobilnyy		231
avtomob	avtomobilnyy		118
avtomobilniy	avtomobilnyy		52
avtomobilny	avtomobilnyy		52
avtomobilnyi	avtomobilnyy		52
avtomobilnyj	avtomobilnyy		52
awys	airways		78
ayto	ayuntamiento		110
az	azienda		111
b pop	banca popolare		111
back	backerei	bäckerei	243
baeckerei	backerei	bäckerei	24
banc	bancorp		18
banc shares	bancshares		4
banca cred coop	banca di credito cooperativo		43
banca pop	banca popolare		43
bancorpn	bancorporation		0
bancshs	bancshares		78
bank perkreditan	bank perkreditan rakyat		533
bank pr	bank perkreditan rakyat		533
bank shares	bancshares		4
bankas	bankasi	bankası	1698
banki	bankasi	bankası	1728
bankovskii	bankovskiy		52
bankovskij	bankovskiy		52
bankovsky	bankovskiy		52
bankshares	bancshares		4
banque pop	banque populaire		54
bar bq	barbecue		4
barbeque	barbecue		473
bat	batiment	bâtiment	666
bats	batiments	bâtiments	232
batt	battery		18
baugen	baugenossenschaft		62
bauges	baugesellschaft		62
bauspk	bausparkasse		291
bay	bayerische		243
bayer	bayerische		930
bbq	barbecue		473
bc	banco		1186
bca	banca		1183
bca cred coop	banca di credito cooperativo		43
bca dit	banca ditalia	banca d'italia	43
bca italia	banca ditalia	banca d'italia	43
bca pop	banca popolare		43
bcc	banca di credito cooperativo		1183
bche	banche		111
bco	banco		355
bcp	bancorp		932
bcshs	bancshares		0
bcstg	broadcasting		0
bd	board		90
beh	beheer		273
behaviour	behavior		4
behavioural	behavioral		4
beheersmij	beheersmaatschappij		81
beleg	beleggingen		81
belegg	beleggingen		81
beleggingsmij	beleggingsmaatschappij		81
benft	benefit		0
benj	benjamin		0
berl	berliner		483
bet	beteiligung		243
beteil	beteiligung		532
beteilig	beteiligungen		532
betges	beteiligungsgesellschaft		62
betr	betriebe		119
bev	beverage		581
bharath	bharat		377
bio chemical	biochemical		4
bio chemicals	biochemicals		4
bio medical	biomedical		4
bio pharma	biopharma		4
bio pharmaceuticals	biopharmaceuticals		4
bio sciences	biosciences		4
bio tech	biotech		4
bio technology	biotechnology		4
biol	biological		46
biolgcs	biologics		0
bioly	biology		0
biomed	biomedical		36
biopharm	biopharmaceuticals		481
biopharma	biopharmaceuticals		481
biosc	biosciences		78
biosci	biosciences		36
biotech	biotechnology		0
biotechn	biotechnology		78
biotechnol	biotechnology		36
biother	biotherapeutics		78
biotherap	biotherapeutics		78
bk	bank		354
bkg	banking		90
bks	banks		535
bkshs	bancshares		0
bld	building		82
bldg	building		50
bldgs	buildings		0
bldng	building		352
bldrs	builders		0
blvd	boulevard		50
bncp	bancorp		0
bnd	bond		18
bnds	bonds		0
bnfts	benefits		0
bnk	bank		82
bnkrs	bankers		0
bnp	bancorp		485
boat yard	boatyard		4
bod	bodegas		386
book shop	bookshop		4
book store	bookstore		4
bottlg	bottling		0
boul	boulevard		50
boulang	boulangerie		54
bouwb	bouwbedrijf		81
bouwmij	bouwmaatschappij		81
bpop	banque populaire		64
bpr	bank perkreditan rakyat		1714
bq pop	banque populaire		54
bque	banque		664
bque pop	banque populaire		54
bras	brasileira		927
braso	brasileiro		65
brau	brauerei		243
braz	brazilian		36
brch	branch		50
brdbnd	broadband		0
brdcst	broadcasting		0
brdcstg	broadcasting		0
brews	breweries		18
brgs	bearings		0
brit	british		18
brkg	brokerage		0
brkrs	brokers		0
brna	broderna	bröderna	536
brnch	branch		50
brnds	brands		0
bro	brothers		18
broad casting	broadcasting		4
brod	broderna	bröderna	773
broedre	brodre	brødre	344
broedrene	brodrene	brødrene	344
bros	brothers		50
brueder	bruder	brüder	24
brwg	brewing		0
brwry	brewery		0
bsk	bausparkasse		353
bspk	bausparkasse		353
bts	boats		149
bty	beauty		18
bud	budownictwo		667
budown	budownictwo		385
buero	buro	büro	524
buerobedarf	burobedarf	bürobedarf	24
bund	bundes		243
bur	bureau		46
bus	business		46
buses	businesses		18
c di cura	casa di cura		43
c rurale	cassa rurale		43
ca	companhia		771
ca ri	cassa di risparmio		111
cab	cabinet		232
caisse d ep	caisse depargne	caisse d'épargne	54
caisse ep	caisse depargne	caisse d'épargne	54
caixa d est	caixa destalvis	caixa d'estalvis	1176
caixa est	caixa destalvis	caixa d'estalvis	1176
calibre	caliber		4
calif	california		36
calz	calzaturificio		111
calzatur	calzaturificio		43
cam	camara	câmara	293
can	canadian		201
cancelled	canceled		4
cant	cantina		187
cap	capital		201
capt	capital		90
car wash	carwash		4
carb	carbon		18
carp	carpintaria		117
carpent	carpenteria		43
carpint	carpintaria		65
cart	cartiera		187
carv	carvao	carvão	1184
cas	casualty		230
caslty	casualty		0
cassa di risp	cassa di risparmio		43
cassa risp	cassa di risparmio		43
cassa rur	cassa rurale		43
casu	casualty		0
catalogue	catalog		4
catalyse	catalyze		4
catrg	catering		0
cbl	cable		149
ccio	comercio		173
cdc	casa di cura		934
cdf	chemins de fer		232
cdn	canadian		579
cdt	credit	crédit	1711
ce	caisse depargne	caisse d'épargne	1739
cem	cement		46
cen	center		82
cent	center		46
centr	tsentr		1122
centre	center		473
centred	centered		4
centres	centers		4
cep	caisse depargne	caisse d'épargne	232
cer	ceramica		111
ceram	ceramics		36
cert	certificate		18
certfd	certified		0
certs	certificates		0
cerv	cervejaria		293
cervec	cerveceria	cervecería	110
cervej	cervejaria		65
cesk	ceske	české	482
ch de fer	chemins de fer		54
char	charitable		18
charp	charpente		54
chaudr	chaudronnerie		54
chem	chemical		46
chem de fer	chemins de fer		54
chems	chemicals		0
chemst	chemistry		0
cheque	check		4
cheques	checks		4
chgo	chicago		0
child care	childcare		4
childrn	children		0
chim	chimie		925
chimq	chimique		54
chimqs	chimiques		54
chmbr	chamber		0
chr	christian		90
chrch	church		0
chtr	charter		0
cinc	zinc		567
cine	cinema	cinéma	232
cinematogr	cinematografica		43
circ	circuit		50
circt	circuit		50
circts	circuits		0
cit	city		18
civ	civic		18
cja	caja		173
cl	class		485
clg	college		579
clin	clinic		46
clnc	clinic		0
clncl	clinical		0
clrg	clearing		0
cls	class		149
clthg	clothing		0
cm	credit mutuel	crédit mutuel	1740
cmn	common		82
cmne	comune		111
cmnty	community		50
cmptr	computer		0
cmte	committee		0
cmtry	cemetery		0
cmty	community		50
cncl	council		0
cnslts	consultants		0
cnt	center		579
cntll	continental		0
cntr	center		50
cntrctr	contractor		0
cntre	centre		918
cntrl	central		50
cntro	centro		921
cnty	county		18
co op	cooperative		82
co operation	cooperation		4
co operative	cooperative		4
co operatives	cooperatives		4
co ordination	coordination		4
coatgs	coatings		0
cofe	coffee		0
colecao	coleccao	colecção	96
coletivo	colectivo		96
coll	college		46
collat	collateral		0
collateralizd	collateralized		0
collcns	collections		0
collctn	collection		0
colnl	colonial		0
colo	colorado		201
colour	color		4
coloured	colored		4
colours	colors		4
colt	coltivatori		111
coltiv	coltivatori		43
com	comercio	comércio	767
comb	combined		18
comerc	comercial		920
comercializ	comercializacao	comercialização	65
comercializa	comercializadora		65
comft	comfort		0
coml	commercial		0
comm	communications		582
comm le	commerciale		578
commal	commercial		54
commcio	commercio		43
commcl	commercial		0
commdty	commodities		0
commercio	comercio	comércio	96
commiss	commissionaria		43
comml	commercial		78
commle	commerciale		918
commn	commission		18
commns	communications		0
commods	commodities		0
commrc	commerce		0
comms	communications		292
commun	communications		36
communic	communication		78
comne	commune		54
comp	computer		18
compan	compania	compañía	1689
compania	companhia		3148
compie	compagnie		54
compr	comprehensive		36
comps	computers		18
comptg	computing		0
comptr	computer		0
compu	computer		384
comput	computer		36
computr	computer		0
comunic	comunicacao	comunicação	65
comunics	comunicacoes	comunicações	65
conces	concessionaria	concessionária	65
concess	concessionaria	concessionária	65
concpt	concepts		0
concr	concrete		36
condo	condominium		18
conf	conference		46
confec	confectionery		0
confed	confederation	confédération	54
confez	confezioni		43
conglom	conglomerate		0
connexion	connection		4
connexions	connections		4
cons	consolidated		582
conserv	conservation		36
conslz	consulenze		43
consmrs	consumers		0
consol	consolidated		18
consolid	consolidated		0
conss	conseils		54
const	construction		90
constr	construction		36
constrs	constructors		0
constrt	construtora		65
construcao	construccao	construcção	96
construcoes	construccoes	construcções	96
construct	construction		46
consts	constructions		54
consult	consulting		46
consultr	consultoria		65
consum	consumer		36
contad	contadores		110
contato	contacto		96
contl	continental		0
contnr	container		0
contnrs	containers		0
contr	contracting		90
contrat	contratistas		173
contrctrs	contractors		0
contrg	contracting		0
contrl	control		0
contrls	controls		0
conv	conversion		18
convert	convertible		18
cook house	cookhouse		4
coop	cooperative		82
coop va	cooperativa		578
cooper	cooperativa		293
coopva	cooperativa		916
corpor	corporacion	corporación	110
corrug	corrugated		0
cos	companies		18
cosm	cosmetics		0
cosmet	cosmetics		36
costr	costruzioni		43
cosy	cozy		4
coty	county		149
counc	council		36
couns	counseling		36
counselling	counseling		4
counsellor	counselor		4
counsellors	counselors		4
counslg	counseling		0
counslrs	counselors		0
cph	kobenhavn	københavn	1703
cr	credit		90
cr agr	credit agricole	crédit agricole	54
cr di risp	cassa di risparmio		43
cr mut	credit mutuel	crédit mutuel	54
cra	cassa rurale		1716
cragr	credit agricole	crédit agricole	54
crcam	credit agricole	crédit agricole	1179
crct	circuit		50
cre	care		18
creat	creative		36
creatv	creative		0
cred	credito	crédito	117
cred mut	credit mutuel	crédit mutuel	54
credit agr	credit agricole	crédit agricole	54
credit mut	credit mutuel	crédit mutuel	54
cristal	kristal		218
cross roads	crossroads		473
crt	court		82
cs	ceskoslovenska	československá	1730
cs rurale	cassa rurale		43
csa	cassa		111
cse	caisse		765
csl	ceskoslovenska	československá	1729
cslty	casualty		0
css	casse		111
cst	coast		1707
ct	court		486
ctl	control		149
ctr	center		1182
ctre	centre		411
ctrl	central		82
ctrle	centrale		918
ctro	centro		1185
ctrs	centers		50
ctry	country		0
cttl	cattle		0
cty	city		1754
cuc	cucine		111
cult	cultural		46
cultr	culture		0
cust	custom		0
custmr	customer		0
customised	customized		4
cvl	civil		18
cx	caixa		117
cypher	cipher		4
dag	dagitim	dağıtım	244
dalnevost	dalnevostochnyy		118
dan	danismanlik	danışmanlık	244
danl	daniel		0
data base	database		4
data center	datacenter		4
data centre	datacenter		4
datacentre	datacenter		4
day care	daycare		4
deco	decoration	décoration	64
def	defense		46
defence	defense		3144
deleg	delegacion	delegación	110
deliv	delivery		36
dent	dental		201
dep	deposit		18
depositry	depositary		0
dept	department		50
depto	departamento		921
depts	departments		0
des	design		201
desarr	desarrollo		110
desarro	desarrollo		1688
desarrs	desarrollos		110
desenv	desenvolvimento		65
desenvolv	desenvolvimento		65
desgns	designs		0
detr	detroit		0
dev	development		46
devel	development		36
develop	developpement	développement	64
developp	developpement	développement	54
devs	developers		18
devt	development		292
devts	developments		0
diag	diagnostic		18
diagn	diagnostics		36
diagns	diagnostics		0
dialogue	dialog		4
diamd	diamond		0
dienstl	dienstleistung		62
diff	diffusion		64
dig	digital		18
digi	digital		149
digitised	digitized		4
dir	direct		535
direc	direction		54
direcao	direccao	direcção	96
diretor	director		96
direz	direzione		43
dirs	directors		0
dis	diseno	diseño	386
dis tic	dis ticaret	dış ticaret	327
disc	discount		153
discov	discovery		36
dist	distribution		230
distg	distributing		0
distlg	distilling		0
distn	distribution		0
distr	distribution		481
distrib	distribution		36
distribr	distribuidor		65
distribtr	distributor		0
distrs	distributors		0
dit	ditta		111
div	division		46
divers	diversified		18
diversfd	diversified		0
divn	division		0
divs	divisions		18
divsfd	diversified		0
dl	dienstleistung		580
dlr	dealer		18
dlrs	dealers		18
dlstg	dienstleistungen		62
dlvry	delivery		0
doc	document		18
docum	documentation		54
dom	domestic		153
domest	domestic		36
dopolnitelnoi	dopolnitelnoy		52
doughnut	donut		4
doughnuts	donuts		4
dpt	department		18
dpto	departamento		1185
draught	draft		4
draughting	drafting		4
drg	drug		18
drgs	drugs		0
drill	drilling		46
drive thru	drive through		4
drlg	drilling		0
druck	druckerei		1705
drug store	drugstore		4
drug stores	drugstores		4
druk	drukkerij		273
drukk	drukkerij		81
druz	druzstvo	družstvo	482
dry	dairy		153
dry wall	drywall		4
drycleaners	dry cleaners		4
drycleaning	dry cleaning		4
dsl	diesel		535
dst	district		230
dstlrs	distillers		0
dstrct	district		0
dsv	desenvolvimento		928
dt	deutsche		930
dta	data		230
dte	deutsche		413
dtsch	deutsche		662
duengemittel	dungemittel	düngemittel	24
dv	division		581
dyn	dynamic		46
dyns	dynamics		0
e	east		702
e commerce	ecommerce		4
e learning	elearning		4
earn	earnings		18
eastn	eastern		0
ecnmy	economy		0
econ	economic		46
ecz	eczane		326
ed	eastern		819
ed	edition	édition	1738
edf	edificio		355
edif	edificio		355
edil	edilizia		111
edit	editorial		173
edn	edition	édition	765
eds	editions	éditions	64
edu	education		230
educ	education		36
educat	education	éducation	917
educl	educational		0
eiend	eiendom		764
einzelh	einzelhandel		62
ejd	ejendom		325
ejendomsselsk	ejendomsselskab		325
el	electric		153
elctr	electric		0
elec	electric		90
elecs	electronics		0
elect	electricite	électricité	232
electr	electronic		90
electrcl	electrical		0
electrcty	electricity		0
electrisch	elektrisch		24
electro	electronics		18
electromen	electromenager	électroménager	54
electron	electronics		46
electrs	electronics		0
elekt	elektrik		326
elektr	elektrische		62
elektriciteit	electriciteit		218
elektriciteits	electriciteits		218
elektrisch	electrisch		218
elektro	electro		4
elektron	elektronik		1687
elektronica	electronica		218
elektrotechniek	electrotechniek		218
elem	elementary		18
elems	elements		0
eletr	eletricidade		65
eletrc	eletrica	elétrica	65
eletric	eletricidade		65
eletrica	electrica	eléctrica	96
eletricas	electricas	eléctricas	96
eletricidade	electricidade		96
eletrico	electrico	eléctrico	96
eletricos	electricos	eléctricos	96
eletrodomesticos	electrodomesticos	electrodomésticos	96
eletromecanica	electromecanica	electromecânica	96
eletronica	electronica	electrónica	96
eletronicos	electronicos	electrónicos	96
elett	elettrica		43
elettr	elettrica		43
elettrom	elettromeccanica		43
elettromecc	elettromeccanica		43
elev	elevator		0
embal	embalagens		65
emball	emballages		64
embot	embotelladora		110
embotell	embotelladora		110
emer	emergency		0
emerg	emerging		46
emp	empreendimentos		293
empl	employees		0
emplmt	employment		0
emplrs	employers		0
empreend	empreendimentos		65
emrg	emerging		0
en	energia		187
end	endustri	endüstri	244
endeavour	endeavor		4
endeavours	endeavors		4
energ	energia		919
energs	energies	énergies	54
eng	engineering		46
engenh	engenharia		65
engg	engineering		0
engie	energie	énergie	664
enginrg	engineering		0
engn	engine		0
engr	engineer		0
engrd	engineered		0
engrg	engineering		0
engrng	engineering		0
engrs	engineers		0
engy	energy		0
enh	enhanced		230
enj	enerji		326
enquiry	inquiry		4
enrg	energy		0
enrgies	energies		0
enrgy	energy		0
enrolment	enrollment		4
ensbl	ensemble		54
enseign	enseignement		54
ent	enterprises		1753
enterp	enterprise		36
enterpr	enterprises		0
enterprize	enterprise		4
enterprizes	enterprises		4
enterps	enterprises		0
entertain	entertainment		18
entertnmt	entertainment		0
entmnt	entertainment		0
entmt	entertainment		78
entp	enterprise		377
entpr	enterprises		0
entr	entreprenor	entreprenør	534
entreprenoer	entreprenor	entreprenør	344
ents	enterprises		0
entw	entwicklung		119
envir	environmental		0
envirnmtl	environmental		0
enviro	environmental		18
environ	environmental		36
environn	environnement		54
envrn	environment		0
envt	environnement		64
envtl	environmental		0
ep	epargne	épargne	1187
epitoip	epitoipari	építőipari	577
eq	equity		90
eqpt	equipment		0
eqs	equities		90
eqt	equipment		149
eqty	equity		0
equaliser	equalizer		4
equip	equipment		46
equipam	equipamentos		65
equips	equipements	équipements	64
equipt	equipment		0
er	eredi		187
ert	ertekesito	értékesítő	1189
erzeugn	erzeugnisse		62
escr	escritorio	escritório	117
escrit	escritorio	escritório	65
eserc	esercizio		43
est	establishment		18
estn	eastern		50
estrn	eastern		50
ests	estates		82
estt	estate		0
etab	etablissement	établissement	64
etds	etudes	études	64
ets	etablissements	établissements	64
etud	etude	étude	64
eur	european		46
euro	european		18
europ	european		915
europaeische	europaische	europäische	24
ev	evangelische		243
evang	evangelical		0
exata	exacta		96
exch	exchange		36
exec	executive		46
exhib	exhibition		0
exmpt	exempt		0
exp	export		149
exped	expeditors		0
expl	exploration		90
expln	exploration		0
explns	explorations		0
exploit	exploitation		64
explor	exploration		36
explos	explosives		36
exportdora	exportadora		110
expr	express		78
expt	export		0
expts	exports		0
ext	extension		82
extd	extended		352
extl	external		0
extn	extension		50
f gli	figli		111
f glio	figlio		43
f lli	fratelli		412
f llo	fratello		111
fa	firma		243
fab	fabrication		18
fabb	fabbrica		111
fabrg	fabricating		0
fabriken	fabrieken		218
fabrn	fabriken		62
fabs	fabricators		18
fac	facility		535
facil	facilities		36
factrs	factors		0
facty	factory		0
faellesbk	faellesbanken	fællesbanken	325
fahrzb	fahrzeugbau		62
farm	farmacia	farmácia	1747
farm land	farmland		4
farmaceut	farmaceutica	farmacêutica	919
fash	fashion		18
fast food	fastfood		4
fastigh	fastigheter		663
fato	facto		96
favour	favor		4
favourite	favorite		4
favourites	favorites		4
faz	fazenda		293
fbr	fiber		90
fc	ferrocarril		1737
fco	francisco		923
fd	food		18
fdn	foundation		354
fed	federal		201
feder	federation	fédération	64
fedl	federal		0
fedn	federation		0
fedtd	federated		0
ferr	ferreteria	ferretería	386
ferrag	ferragens		919
ferram	ferramenta		43
ferroc	ferrocarril		110
ferrocs	ferrocarriles		110
ferrov	ferroviaria	ferroviária	65
ferrovr	ferroviaria		43
fert	fertilizer		78
fertiliser	fertilizer		4
fertilisers	fertilizers		4
ferts	fertilizers		0
ff cc	ferrocarriles		355
ff ss	ferrovie		111
fg	figli		1191
fh	fachhochschule		930
fibre	fiber		4
fibreglass	fiberglass		4
fibres	fibers		4
fid	fidelity		18
fiduc	fiduciary		0
filial	filiale		1713
filt	filati		111
fin	finance		18
financ	financial		36
financiam	financiamento		65
financl	financial		0
finanz	finanziaria		1693
finanziam	finanziamenti		43
finc	finance		0
fincl	financial		0
finishg	finishing		0
finl	financial		78
finz	finanz		119
fire fighters	firefighters		4
fire wood	firewood		4
fish	fisheries		201
fisk	fiskeri		1745
fl	fuel		149
fla	florida		46
flavour	flavor		4
flavoured	flavored		4
flavours	flavors		4
flhos	filhos		65
flli	fratelli		412
flor	florestal		293
flower shop	flowershop		4
fls	fils		64
fltg	floating		0
fncl	financial		0
fndn	foundation		0
fndry	foundry		0
fndtn	foundation		0
fods	foods		0
foerdertechnik	fordertechnik	fördertechnik	24
foerderung	forderung	förderung	24
fonc	fonciere	foncière	64
foncier	fonciere	foncière	1179
fond	fonderie		1755
fond ne	fondazione		43
fondaz	fondazione		43
foot wear	footwear		4
foren	foreningen	föreningen	536
forgn	foreign		0
form	formation		666
fors	forsakring	försäkring	773
forsakr	forsakring	försäkring	663
forsalj	forsaljning	försäljning	663
forsaljn	forsaljning	försäljning	663
forsch	forschung		662
forsik	forsikring		325
forst	forest		915
forstry	forestry		0
forv	forvaltning	förvaltning	536
fos	filhos		928
found	foundation		46
fracao	fraccao	fracção	96
frcs	francais	français	64
freight ways	freightways		4
freiw	freiwillige		62
frg	forge		82
frme	ferme		64
frmrs	farmers		0
frms	farms		50
frs	freres	frères	64
frt	freight		18
fs	francais	français	1188
fse	francaise	française	664
fst	first		149
ftgn	foretagen	företagen	536
fuehrung	fuhrung	führung	24
fuelling	fueling		4
fuer	fur	für	24
fulfilment	fulfillment		4
furn	furniture		0
furnshgs	furnishings		0
futs	futures		0
fxd	fixed		18
fxtrs	fixtures		0
gaertnerei	gartnerei	gärtnerei	24
gaeste	gaste	gäste	24
gaestehaus	gastehaus	gästehaus	24
gal	general	général	666
gale	generale	générale	232
galvanised	galvanized		4
galvanising	galvanizing		4
gamg	gaming		0
gan	ganadera		386
gar	garage		18
gases	gaseous		18
gaz	gas	gás	96
gd	gida	gıda	1194
geb	gebruder	gebrüder	353
gebr	gebruder	gebrüder	1706
gebrs	gebroeders		81
gebrueder	gebruder	gebrüder	24
gem	gemeinnutzige	gemeinnützige	243
gemeinn	gemeinnutzige	gemeinnützige	62
gemeinnuetzige	gemeinnutzige	gemeinnützige	24
gemuese	gemuse	gemüse	24
gen	general		46
gen li	generali		578
gener	generation		36
genet	genetic		46
genetcs	genetics		0
genl	general		50
genobank	genossenschaftsbank		291
genoss	genossenschaft		62
genrn	generation		0
genrtg	generating		0
gentrs	generators		0
geo sciences	geosciences		4
geo technical	geotechnical		4
geol	geological		36
geophys	geophysical		36
geraete	gerate	geräte	24
geraetebau	geratebau	gerätebau	24
ges	gesellschaft		483
gesheit	gesundheit		62
gest	gestao	gestão	117
getr	getranke	getränke	119
getraenke	getranke	getränke	24
gew	gewerbe		119
gez	gezusters		273
gezs	gezusters		273
gge	garage		411
gior	giornale		111
glashuette	glashutte	glashütte	24
glb	global		90
gld	gold		18
glob	global		46
globalisation	globalization		4
glueckauf	gluckauf	glückauf	24
gnal	general	général	411
go down	godown		4
gob	gobierno		355
gobno	gobierno		916
goldn	golden		0
gom	gomma		111
gos	gosudarstvennyy		231
gosp	gospodarstwo		385
gosud	gosudarstvennyy		118
gosudarstve	gosudarstvennoe		118
gosudarstvenniy	gosudarstvennyy		52
gosudarstvennoye	gosudarstvennoe		52
gosudarstvenny	gosudarstvennyy		52
gosudarstvennyi	gosudarstvennyy		52
gosudarstvennyj	gosudarstvennyy		52
gosuds	gosudarstvennoe		118
gov	government		46
govmnt	government		292
govt	government		0
govts	governments		0
gp	group		486
gpe	groupe		411
gpo	grupo		767
gps	groups		82
gpt	groupement		411
gr	group		581
gr po	gruppo		412
graf	grafica	gráfica	771
gral	generale	générale	1712
gramme	gram		4
gran	granite		153
graphik	grafik		24
graphisch	grafisch		24
graphische	grafische		24
graphs	graphics		18
grcrs	grocers		0
grdst	grundstuck	grundstück	62
grdstverw	grundstucksverwaltung	grundstücksverwaltung	62
green house	greenhouse		4
green houses	greenhouses		4
grey	gray		1123
grn	grain		149
groc	grocery		0
grooth	groothandel		81
grossh	grosshandel	großhandel	62
grosshdl	grosshandel	großhandel	62
grosshdlg	grosshandlung	großhandlung	62
ground water	groundwater		4
groupt	groupement		54
grp	group		292
grpe	gruppe		119
grps	groups		0
grtr	greater		50
gruender	grunder	gründer	24
gruendung	grundung	gründung	24
grundst	grundstuck	grundstück	532
grundstueck	grundstuck	grundstück	24
grundstuecksverwaltung	grundstucksverwaltung	grundstücksverwaltung	24
grup	group		292
grwrs	growers		0
grwth	growth		0
gs	gas		932
gtd	guaranteed		18
gtr	greater		82
gty	guaranty		18
guar	guaranty		18
guv	guvenlik	güvenlik	244
gw	growth		230
gynaecology	gynecology		4
gyogysz	gyogyszertar	gyógyszertár	577
gyt	gyogyszertar	gyógyszertár	665
habit	habitation		232
habt	habitat		64
haefen	hafen	häfen	24
haematology	hematology		4
haendler	handler	händler	24
hamb	hamburger		243
hand craft	handicraft		4
handcrafts	handicrafts		4
handelmaatschappy	handelmaatschappij		218
handelsges	handelsgesellschaft		62
handelsmaatschappij	handelmaatschappij		218
handelsmij	handelsmaatschappij		81
handelsond	handelsonderneming		81
handl	handlowe		385
handv	handvaerk	håndværk	534
hann	hannoversche		580
hannov	hannoversche		62
harb	harbor		36
harbour	harbor		473
harbours	harbors		4
harbourside	harborside		4
harbourview	harborview		4
hard wood	hardwood		4
hayv	hayvancilik	hayvancılık	326
hbr	harbor		82
hc	healthcare		485
hdgs	holdings		78
hdl	handel		119
hdls	holdings		0
hdwe	hardware		0
head quarters	headquarters		4
health care	healthcare		4
healthc	healthcare		36
heli	helicopter		0
hered	herederos		110
herit	heritiers	héritiers	64
herld	herald		0
hertg	heritage		0
hess	hessische		413
hgh	high		18
hghlnd	highland		0
hgts	heights		50
hi	high		153
highwy	highway		352
himicheskiy	khimicheskiy		52
hist	historical		46
hiway	highway		352
hjo	hijo		173
hjos	hijos		173
hjs	hijas		173
hld	holdings		90
hldg	holding		78
hldgs	holdings		78
hldngs	holdings		0
hlth	health		78
hlthcare	healthcare		0
hlthcr	healthcare		0
hm	home		486
hmownrs	homeowners		0
hms	homes		90
hnas	hermanas		355
hno	hermano		355
hnos	hermanos		355
hochsch	hochschule		662
hoehere	hohere	höhere	24
holst	holsteinische		243
holzind	holzindustrie		62
home builders	homebuilders		4
home care	homecare		4
home made	homemade		4
homoeopathic	homeopathic		4
honour	honor		4
honours	honors		4
hop	hopital	hôpital	232
horlog	horlogerie		54
hort	horticultural		0
hortic	horticultural		36
hosp	hospital		46
hosps	hospitals		0
hosptl	hospital		50
hosptlty	hospitality		0
hosptly	hospitality		0
hot	hotel	hôtel	666
hotelre	hoteliere	hôtelière	54
hotl	hotel		50
hots	hoteis	hotéis	117
hous	house		50
house wares	housewares		4
hover craft	hovercraft		4
hq	headquarters		1123
hrbr	harbor		50
hs	house		486
hse	house		82
hsg	housing		230
hshld	household		0
hsp	hospital		82
htel	hotel	hôtel	411
htels	hotels	hôtels	54
htg	heating		90
htl	hotel		579
htls	hotels		0
hts	heights		82
huette	hutte	hütte	524
huettenwerke	huttenwerke	hüttenwerke	24
humour	humor		4
hurt	hurtownia		667
hus	house		354
hvy	heavy		18
hway	highway		50
hwy	highway		82
hyd	hydraulic		18
hydrlcs	hydraulics		0
hydro	hydroelectric		18
hydroelec	hydroelectric		0
hyp	hypotheken		119
hypbk	hypothekenbank		62
hypo	hypotheken		119
ice cream	icecream		4
icm	income		230
idr	idraulica		934
idx	index		18
ihr	ihracat		327
ill	illinois		201
im	imeni		1750
imag	imaging		78
immo	immobilien		484
immob	immobilien		532
immobre	immobiliere	immobilière	54
immri	immobiliari		43
immunisation	immunization		4
imob	imobiliaria	imobiliária	117
imobil	imobiliaria	imobiliária	65
imp	importacao	importação	293
impdora	importadora		110
impi	impianti		187
implmt	implement		0
impr	impresa		43
imprend	imprenditori		43
impries	imprimeries		54
imprim	imprimerie		54
improv	improvement		46
imprvmt	improvement		0
impt	import		0
impts	imports		0
incm	income		0
ind	industries		1195
ind ale	industriale		578
ind le	industriale		43
ind li	industriali		43
ind rie	industrie		43
indal	industrial		110
indel	industriel		917
indels	industriels		54
indem	indemnity		0
indl	industrial		352
indle	industrielle		54
indpndc	independence		0
indpt	independent		0
inds	industries		78
indstry	industry		0
indus	industries		90
industr	industrial		78
industrieele	industriele	industriële	218
inet	internet		0
inf	information		46
info	information		292
info tech	infotech		4
infra	infrastructure		18
infrastr	infrastructure		0
infrastruct	infrastructure		36
ing	ingenieur		483
ingatl	ingatlan		577
ingbuero	ingenieurburo	ingenieurbüro	62
ingbur	ingenieursbureau		81
ingegn	ingegneria		43
ingen	ingenieur		62
ingenieurbuero	ingenieurburo	ingenieurbüro	24
ingenr	ingenieur	ingénieur	54
ingenrs	ingenieurs	ingénieurs	54
ingfirma	ingeniorfirma	ingeniørfirma	325
ingg	ingegneri		111
ingos	ingenieros		110
init	initiative		78
inmob	inmobiliaria		110
inmobil	inmobiliaria		110
inmobs	inmobiliarias		110
innov	innovation		36
innovs	innovations		0
innovtv	innovative		0
ins	insurance		18
insce	insurance		0
insp	inspection		0
inspecao	inspeccao	inspecção	96
insrs	insurers		0
inst	institute		46
instal	install		4
install	installation		64
installbedr	installatiebedrijf		81
instalment	installment		4
instbedr	installatiebedrijf		81
institut	institute		292
instl	institutional		0
instn	institution		0
instr	instruments		90
instrm	instrument		0
instrmts	instruments		0
instrs	instruments		0
instrum	instrumentation		36
insts	institutes		0
insttech	installatietechniek		81
insul	insulation		36
insur	insurance		36
int	international		46
intal	international		54
integ	integrated		0
integr	integrated		36
intell	intelligence		36
intellgt	intelligent		0
interact	interactive		46
interl	international		0
intermed	intermediate		0
intern	internal		46
internac	internacional		65
internat	international		78
internatl	international		78
internl	international		0
intg	integrated		0
intgr	integrated		0
intgrtn	integration		0
intl	international		50
intle	internationale		54
intnl	international		0
intrctv	interactive		0
intrst	interstate		0
inv	investments		90
inver	inversiones		1690
invers	inversiones		110
invesment	investment		292
invest	investment		354
investicii	investitsii		52
investicionnaya	investitsionnaya		52
investim	investimento		65
investims	investimentos		65
investits	investitsionnyy		118
investitsionnaia	investitsionnaya		52
investitsiyi	investitsii		52
invmt	investment		0
invmts	investments		0
invntry	inventory		0
invr	investor		0
invs	investments		0
invst	investment		0
invstrs	investors		0
invt	investment		0
invto	investimento		65
invts	investments		0
irm	irmaos	irmãos	117
irmo	irmao	irmão	117
irms	irmaos	irmãos	117
irn	iron		18
iron works	ironworks		4
irrig	irrigation		36
isl	island		46
isletmec	isletmeciligi	işletmeciliği	326
isls	islands		0
iss	islands		82
ist	istituto		412
it	italiana		187
ital	italiana		1715
ith	ithalat		327
itne	italiane		111
iugoslava	jugoslava		3147
jard	jardin		411
jeweller	jeweler		4
jewellers	jewelers		4
jewellery	jewelry		4
jewlry	jewelry		0
jnr	junior		82
jnt	joint		18
jos	joseph		18
jpnse	japanese		0
jr	junior		82
jt	joint		46
judgement	judgment		4
jwlrs	jewelers		0
kaelte	kalte	kälte	24
kaeltetechnik	kaltetechnik	kältetechnik	24
kaese	kase	käse	24
kanc	kancelaria		385
kasino	casino		24
kath	katholische		119
kaup	kauppa		933
kb	konstruktorskoe byuro		772
kbh	kobenhavn	københavn	534
kbhs	kobenhavns	københavns	534
ker	kereskedelmi		1189
keresk	kereskedelmi		577
kesk	keskinainen	keskinäinen	924
keskin	keskinainen	keskinäinen	763
kh	krankenhaus		1731
khimicheskii	khimicheskiy		52
khimicheskij	khimicheskiy		52
khimichesky	khimicheskiy		52
kim	kimya		244
kitchen ware	kitchenware		4
kjobenhavn	kobenhavn	københavn	344
kjobenhavns	kobenhavns	københavns	344
kk	krankenkasse		768
klin	klinik		483
klub	club		24
koebenhavn	kobenhavn	københavn	344
koebenhavns	kobenhavns	københavns	344
koeln	koln	köln	24
koelner	kolner	kölner	24
koeniglich	koniglich	königlich	24
koenigliche	konigliche	königliche	24
komb	kombinat		231
komm	kommunal		119
kommerch	kommercheskiy		118
kommerz	comerz		24
kommn	kommune		325
kompania	kompaniya		1122
kompaniia	kompaniya		52
kompanija	kompaniya		52
kompanya	kompaniya		52
kon	koninklijke		770
koninglijke	koninklijke		218
koninkl	koninklijke		1695
koninklyke	koninklijke		218
kons	konsult		536
konst	konstruktion		62
konstr	konstruktion		62
konstr byuro	konstruktorskoe byuro		118
konstruktorskoe b	konstruktorskoe byuro		118
konsum	consum		24
kontor	contor		24
koop	kooperativa		536
kop	koperasi		1190
kopkar	koperasi karyawan		533
korporacija	korporatsiya		1122
korporaciya	korporatsiya		52
korporatsia	korporatsiya		52
korporatsiia	korporatsiya		52
kr un	kredito unija		1717
kraj	krajowa		766
kred	kredit		119
kred unija	kredito unija		1180
kredbk	kreditbank		62
kredit	credit		24
kredito un	kredito unija		1180
krushna	krishna		377
ksk	kreissparkasse		119
kt	kombinat		772
ktchn	kitchen		0
ku	kredito unija		1743
kueche	kuche	küche	24
kuechen	kuchen	küchen	24
kuehlhaus	kuhlhaus	kühlhaus	24
kuehlung	kuhlung	kühlung	24
kuyum	kuyumculuk		326
kuyumc	kuyumculuk		326
kwik	quick		4
lab	laboratory		46
labelling	labeling		4
labo	laboratoire		64
labos	laboratoires		54
labour	labor		4
labourers	laborers		4
labrs	laboratories		0
labs	laboratories		292
laender	lander	länder	24
laendliche	landliche	ländliche	24
laksmi	lakshmi		377
lan	lanificio		1192
landbouwcoop	landbouwcooperatie	landbouwcoöperatie	81
landw	landwirtschaft		62
landwirtsch	landwirtschaftliche		62
lang	language		201
lanif	lanificio		43
latic	laticinios	laticínios	65
lav	lavanderia		111
lavand	lavanderia		43
lavoraz	lavorazione		43
laxmi	lakshmi		377
lb	landesbank		413
lbk	landesbank		119
lbr	lumber		18
lbry	library		0
leas	leasing		119
lease	leasing		1733
leathr	leather		0
lebensm	lebensmittel		662
lebensvers	lebensversicherung		291
legn	legnami		111
leis	leisure		18
leukaemia	leukemia		4
levensverz	levensverzekering		81
lf	life		535
lge	large		18
lgl	legal		149
lgstcs	logistics		0
liab	liability		0
lib	liberty		18
libr	library		36
licence	license		4
licenced	licensed		4
licences	licenses		4
life science	lifescience		4
life sciences	lifesciences		4
life style	lifestyle		4
limp	limpeza		117
liq	liquid		46
liquidtg	liquidating		0
lite	light		4
litho	lithography		18
litre	liter		4
livstk	livestock		0
lm	lebensmittel		413
ln	loan		18
lnd	land		90
lndry	laundry		0
lndscp	landscape		0
lndscpg	landscaping		0
lns	loans		18
loc	locacao	locação	1748
localisation	localization		4
locaz	locazione		43
locn	location		411
loewen	lowen	löwen	24
loewenbraeu	lowenbrau	löwenbräu	24
log	logistics		153
logis	logistics		0
logist	logistics		36
logt	logement		64
logts	logements		54
loonbedr	loonbedrijf		81
lot	loteamento		293
loteam	loteamento		921
lra	landratsamt		119
lsg	leasing		230
lsr	laser		18
ltg	lighting		18
lubr	lubricants		0
lumber yard	lumberyard		4
lustre	luster		4
lvri	lavori		111
maat	maatila		933
maatsch	maatschappij		81
maatschappy	maatschappij		218
maatschappye	maatschappij		218
maatsk	maatskappy		1686
mac	machine		153
macc	macchine		187
macell	macelleria		43
mach	machine		46
machfabr	machinefabriek		81
machs	machines		18
machy	machinery		0
maconn	maconnerie	maçonnerie	54
mad	madeiras		293
madenc	madencilik		326
maerkische	markische	märkische	24
maerkte	markte	märkte	24
mag	magnetic		18
magn	magnetic		36
maint	maintenance		0
mak	makina		244
mal	marechal	maréchal	666
mam	mamulleri		327
manag	management		36
manage	management		46
manif	manifattura		43
manoeuvre	maneuver		4
manuf	manufacturing		36
manufg	manufacturing		0
manufrs	manufacturers		0
manufs	manufacturas		110
manut	manutencao	manutenção	65
manutenz	manutenzione		43
maqs	maquinas	máquinas	117
maquin	maquinaria		110
mar	marine		201
marin	marine		485
marit	maritime		36
market place	marketplace		4
marvellous	marvelous		4
masch	maschinen		532
maschb	maschinenbau		62
maschfabr	maschinenfabrik		62
mash	mashinostroitelnyy		935
mashinostroit	mashinostroitelnyy		118
mask	maskin		773
mater	material		46
matl	material		0
matls	materials		0
matrls	materials		0
matx	materiaux	matériaux	64
maximise	maximize		4
mayor	mayorista		386
mbl	mobile		230
mchry	machinery		0
mchy	machinery		0
md	maden		1194
mdse	merchandise		0
mdsg	merchandising		0
mdwst	midwest		0
meas	measurement		46
measmt	measurement		0
mec	mecanique	mécanique	925
mecan	mecanique	mécanique	64
mecc	meccanica		111
mech	mechanical		36
med	medical		46
medcn	medicine		0
medcns	medicines		0
medicam	medicamentos		65
mejicana	mexicana		567
mejicano	mexicano		567
mejico	mexico	méxico	567
mek	mekaniska		773
mem	memorial		46
mens wear	menswear		4
menuis	menuiserie		54
merc	mercantile		18
messag	messageries		54
met	metropolitan		153
metaalbew	metaalbewerking		81
metal	metallique	métallique	232
metal work	metalwork		4
metal working	metalworking		4
metal works	metalworks		4
metallb	metallbau		62
metallurg	metallurgical		0
metallurgich	metallurgicheskiy		118
metalmecc	metalmeccanica		43
meth	methodist		18
metl	metal		384
metre	meter		4
metres	meters		4
metro	metropolitan		18
mets	metals		18
metx	metaux	métaux	64
mex	mexicana		1735
mexo	mexicano		173
mezhd	mezhdunarodnyy		118
mezhdunar	mezhdunarodnyy		118
mezhdunarodniy	mezhdunarodnyy		52
mezhdunarodny	mezhdunarodnyy		52
mezhdunarodnyi	mezhdunarodnyy		52
mezhdunarodnyj	mezhdunarodnyy		52
mezog	mezogazdasagi	mezőgazdasági	665
mfg	manufacturing		292
mfgr	manufacturer		0
mfgrs	manufacturers		0
mfr	manufacturer		18
mfrg	manufacturing		0
mfrs	manufacturers		0
mg	mezogazdasagi	mezőgazdasági	1742
mgd	managed		18
mgm	management		149
mgmnt	management		0
mgmt	management		292
mgr	manager		18
mgrs	managers		0
mgsns	magasins		54
mgt	management		481
mic	micro		18
micro electronics	microelectronics		4
micro finance	microfinance		4
micro systems	microsystems		4
microelec	microelectronics		0
microelectr	microelectronics		78
microsys	microsystems		0
mij	maatschappij		273
mill work	millwork		4
mim	mimarlik	mimarlık	244
min	mining		201
miner	mineral		201
minera	minerais		771
ming	mining		153
mini bus	minibus		4
mini mart	minimart		4
minist	ministerstvo		118
minls	minerals		78
minot	minoterie		54
minr	minera		173
minrl	mineral		0
minrty	minority		0
mins	minerals		0
missn	mission		0
missry	missionary		0
mk	market		931
mkt	market		82
mktg	marketing		0
mktp	marketplace		0
mktplace	marketplace		0
mkts	markets		78
mlti	multi		0
mn	manganese		485
mna	mina		117
mncplty	municipality		0
mnfg	manufacturing		0
mng	manufacturing		90
mngmt	management		0
mngt	management		0
mo	missouri		201
moag	moagem		117
mob	mobilya		244
mobil	mobiliario	mobiliário	771
mobiliar	mobiliario	mobiliário	920
mobilif	mobilificio		43
mobilisation	mobilization		4
mobilise	mobilize		4
mobr	mobilier		64
moc	mocambique	moçambique	117
mocamb	mocambicana	moçambicana	65
mod	modular		153
modelling	modeling		4
modernisation	modernization		4
modrn	modern		0
moebel	mobel	möbel	24
moebelfabrik	mobelfabrik	möbelfabrik	24
moebelhaus	mobelhaus	möbelhaus	24
moebler	mobler	møbler	344
moelle	molle	mølle	344
mol	molino		187
mont	montajes		1736
montry	monetary		0
mort	mortgage		18
mortg	mortgage		78
mos	moskovskiy		935
mosk	moskovskiy		231
moskovski	moskovskiy		52
moskovskii	moskovskiy		52
moskovskij	moskovskiy		52
moskovsky	moskovskiy		52
mossambique	mocambique	moçambique	96
mot	motor		46
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
mov	moveis	móveis	293
mozam	mocambique	moçambique	65
mozamb	mocambique	moçambique	65
mps	maps		535
mpy	maatskappy		1701
mrchnts	merchants		0
mrkt	market		50
mrmi	marmi		111
msc	music		149
mson	maison		64
mstr	master		18
mstrs	masters		0
mt	mount		1708
mtaal	metaal		81
mtg	mortgage		90
mtge	mortgage		0
mthly	monthly		0
mtn	mountain		82
mtns	mountains		50
mto	moto		187
mtr	motor		90
mtrs	motors		78
mts	mountains		90
muehle	muhle	mühle	24
muehlen	muhlen	mühlen	24
muehlenwerke	muhlenwerke	mühlenwerke	24
mueller	muller	müller	24
muench	munchener	münchener	532
muenchen	munchen	münchen	24
muenchener	munchener	münchener	24
muenchner	munchner	münchner	24
muenster	munster	münster	24
muenze	munze	münze	24
muess	muessesesi	müessesesi	327
muh	muhendislik	mühendislik	244
mult	multiple		0
multi media	multimedia		4
multi national	multinational		4
multicolour	multicolor		4
mun	municipal		82
munch	munchener	münchener	483
muni	municipal		0
murerf	murerfirma		325
mus	museum		46
mut	mutual		18
muteah	muteahhitlik	müteahhitlik	326
mutte	mutualite	mutualité	64
mz	mocambique	moçambique	1749
n	north		702
n va	nuova		412
n ve	nuove		412
n vo	nuovo		412
nac	nacional		927
nachf	nachfolger		62
nacion	nacional		1721
nak	nakliyat		244
nakl	nakliyat		327
nal	nacional		355
nale	nationale		765
nano tech	nanotech		4
nano technology	nanotechnology		4
nat	national		46
nati	national		384
nation wide	nationwide		473
nationalised	nationalized		4
natl	national		36
natle	nationale		664
natnl	national		0
natns	nations		0
natrl	natural		0
nats	natsionalnyy		231
nauchno issled inst	nauchno issledovatelskiy institut		118
nauchno issledov institut	nauchno issledovatelskiy institut		118
nauchno proizv obed	nauchno proizvodstvennoe obedinenie		118
nauchno proizv pred	nauchno proizvodstvennoe predpriyatie		118
nauchno proizvod ob	nauchno proizvodstvennoe obedinenie		118
nauchno proizvodstv predpr	nauchno proizvodstvennoe predpriyatie		118
naut	nautical		0
nav	naval		46
naveg	navegacao	navegação	65
navig	navigation		36
navr	naviera		173
naz	nazionale		187
naz le	nazionale		578
nazle	nazionale		578
nbr	number		82
nd	northern		819
ndl	niederlassung		769
ne	northeast		1340
neastern	northeastern		50
nederlandsche	nederlandse		218
nedsche	nederlandsche		81
nedse	nederlandse		81
neft	neftyanaya		1725
nefte	neft		52
neftegaz	neftegazovaya		118
neg	negoce	négoce	64
negot	negotiable		0
neighbour	neighbor		4
neighbourhood	neighborhood		4
neighbourhoods	neighborhoods		4
neighbours	neighbors		4
nepublichnoye	nepublichnoe		52
nestrn	northeastern		50
nett	nettoyage		232
netw	network		36
netwks	networks		0
neuro	neuroscience		481
neurosci	neuroscience		36
newf	newfoundland		0
news paper	newspaper		4
news papers	newspapers		4
newsp	newspapers		0
newspapr	newspaper		0
niederlaendische	niederlandische	niederländische	24
niederland	niederlandische	niederländische	62
nii	nauchno issledovatelskiy institut		935
nite	night		4
nl	niederlassung		580
nle	nationale		64
nlles	nouvelles		54
nol	noleggio		111
nor	north		1734
nord	nordische		580
nordd	norddeutsche		62
norddt	norddeutsche		62
norsk	norske		1746
nort	north		50
northeastn	northeastern		0
northestn	northeastern		50
northn	northern		0
northw	northwest		50
northwst	northwest		50
northwstn	northwestern		50
nour	noor		3142
nouv	nouveau		664
novelle	nouvelle		3145
npo	nauchno proizvodstvennoe obedinenie		1751
npp	nauchno proizvodstvennoe predpriyatie		1752
nr	number		82
nrg	energy		149
nrth	north		50
nrtheast	northeast		50
nrthwst	northwest		50
nske	norske		1719
nth	north		82
nthestn	northeastern		50
nthn	northern		0
nthrn	northern		0
nthwst	northwest		50
nthwstn	northwestern		50
ntwk	network		0
ntwkg	networking		0
ntwks	networks		0
nucl	nuclear		36
nucleair	nucleaire	nucléaire	1692
nuernberg	nurnberg	nürnberg	24
nuernberger	nurnberger	nürnberger	24
num	number		82
nurs	nursery		18
nursg	nursing		0
nutr	nutrition		36
nutritnl	nutritional		0
nva	nuova		412
nve	nuove		412
nvo	nuovo		412
nw	northwest		1340
nwest	northwest		50
nwestern	northwestern		50
nwstn	northwestern		50
ob edinenie	obedinenie		52
obch	obchodni	obchodní	482
obchestvo	obshchestvo		52
obed	obedinenie		231
obiedinenie	obedinenie		52
oblig	obligation		0
obligs	obligations		0
obr	obras		117
obscestvo	obshchestvo		52
obschestvo	obshchestvo		52
obsestvo	obshchestvo		52
obshch	obshchestvo		118
obshestvo	obshchestvo		52
obyedinenie	obedinenie		52
obyedineniye	obedinenie		52
occup	occupational		36
ocnc	oceanic		0
odd	oddzial	oddział	667
oddz	oddzial	oddział	926
odour	odor		4
oeffentlich	offentlich	öffentlich	24
oeffentliche	offentliche	öffentliche	24
oeko	oko	öko	24
oekologische	okologische	ökologische	24
oel	ol	öl	24
oesterr	osterreich	österreich	1178
oesterreich	osterreich	österreich	24
oesterreichische	osterreichische	österreichische	524
oesterreichischer	osterreichischer	österreichischer	524
ofc	office		1182
ofcs	offices		50
off	office		201
off shore	offshore		4
offc	office		50
offcl	official		0
offne	officine		43
og sn	og son	og søn	534
ogranichennoi	ogranichennoy		52
ogranichennoj	ogranichennoy		52
oil field	oilfield		4
oil fields	oilfields		4
oleif	oleificio		43
on line	online		4
ondern	onderneming		81
onr	onroerend		273
oper	operating		46
operg	operating		0
opern	operation		0
opers	operations		0
ophth	ophthalmic		0
opl	opleiding		273
opp	opportunity		90
opport	opportunity		0
oppty	opportunity		0
opptys	opportunities		0
oprtrs	operators		0
opt	optical		46
optcl	optical		0
optcs	optics		0
optimisation	optimization		4
optimise	optimize		4
optimised	optimized		4
optns	options		0
orch	orchard		50
ord	ordinary		18
ordn	ordnance		0
org	organic		46
organ	organization		46
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
orth	orthodox		535
ortho	orthopedic		18
orthop	orthopedic		36
orthopaedic	orthopedic		4
orthopaedics	orthopedics		4
orthops	orthopedics		0
osp	ospedale		111
ospedal	ospedaliera		43
ost	osterreichische	österreichische	484
osterr	osterreich	österreich	1178
osuusk	osuuskauppa		763
osuusp	osuuspankki		763
otd	otdelenie		231
otdel	otdelenie		231
otdeleniye	otdelenie		52
otica	optica	óptica	96
oticas	opticas	ópticas	96
oto	otomotiv		1193
otvetstvennostiu	otvetstvennostyu		52
otvetstvennostju	otvetstvennostyu		52
out door	outdoor		4
out sourcing	outsourcing		4
outdr	outdoor		0
outftrs	outfitters		0
outil	outillage		54
ovrseas	overseas		0
pac	pacific		46
packag	packaging		36
packg	packaging		0
pad	padaria		293
paediatric	pediatric		4
paediatrics	pediatrics		4
paint works	paintworks		4
paintg	painting		0
pan	panificio		187
panad	panaderia	panadería	110
panif	panificadora		65
pap	paper		46
papel	papelaria		1184
paper mill	papermill		4
paper mills	papermills		4
papet	papeterie		54
papets	papeteries		54
papr	paper		0
parf	parfumerie		64
parfum	parfumerie		64
parlour	parlor		4
parlours	parlors		4
part	participating		153
partcpn	participation		0
partec	partecipazione		43
partecip	partecipazione		43
partecipaz	partecipazioni		43
partics	participations		54
partn	partners		78
parvathi	parvati		377
pass	passenger		18
past	pasticceria		187
pasticc	pasticceria		43
pastif	pastificio		43
pat	patent		153
patr	patrimoine		64
patrim	patrimoine		54
patriml	patrimoniale		54
pavg	paving		0
pay day	payday		4
pay systems	paysystems		4
paymt	payment		0
paz	pazarlama		244
pch	peche	pêche	232
pcia	provincia		355
pcs	pecas	peças	767
pds	ponds		149
pduits	produits		54
pellett	pelletteria		43
pens	pension		18
pensf	pensioenfonds		81
pentec	pentecostal		0
peopl	people		78
peopls	peoples		0
perdag	perdagangan		533
perf	performance		0
perform	performance		46
perfum	perfumaria		65
perkeb	perkebunan		533
pers	personal		36
persh	perusahaan		533
persnl	personnel		0
personalised	personalized		4
perush	perusahaan		533
pesc	pescas		117
pesq	pesquera		173
pestic	pesticides		0
pet	petroleum		201
pete	petroleum		153
petr	petroleum		78
petro	petroleum		90
petro chemical	petrochemical		4
petro chemicals	petrochemicals		4
petrochem	petrochemical		0
petrochems	petrochemicals		0
petrol	petroleum		354
petrols	petroleos	petróleos	173
pets	petroles	pétroles	232
pfaelzische	pfalzische	pfälzische	24
pfalz	pfalzische	pfälzische	353
pfd	preferred		149
pgm	program		230
pharm	pharmaceutical		46
pharma	pharmaceuticals		0
pharmac	pharmaceutical		78
pharmaceut	pharmaceutical		78
pharmacia	farmacia	farmácia	3150
pharmas	pharmaceuticals		18
pharmaz	pharmazeutische		62
pharmazeut	pharmazeutische		62
pharms	pharmaceuticals		18
phcy	pharmacy		0
phie	pharmacie		64
phila	philadelphia		36
philip	philippine		485
philipp	philippine		36
photo	foto		24
photo voltaic	photovoltaic		4
photogr	photographic		36
photogrphy	photography		0
phys	physical		36
physcns	physicians		0
pics	pictures		18
pip	pipe		18
pipe works	pipeworks		4
pipelns	pipelines		0
pk	park		486
pkg	packaging		18
pkge	package		0
pkgg	packaging		0
pl	pipeline		581
plan	planning		201
plann	planning		36
plantn	plantation		0
plantns	plantations		0
plas	plastic		384
plast	plastic		46
plat	platinum		18
platr	platrerie	plâtrerie	64
play ground	playground		4
plcy	policy		0
plmbg	plumbing		0
plng	planning		0
plomb	plomberie		54
plough	plow		4
ploughs	plows		4
plstcs	plastics		0
ply wood	plywood		4
plymrs	polymers		0
pmp	pump		230
pmps	pumps		0
pneu	pneumatic		153
pnt	point		82
pnts	paints		0
podn	podnik		482
poj	pojistovna	pojišťovna	482
pojist	pojistovna	pojišťovna	482
polarised	polarized		4
polln	pollution		0
pollut	pollution		36
poly	polytechnic		18
polycl	polyclinique		54
polyclin	polyclinique		54
polym	polymer		36
pop	populaire		232
popri	popolari		43
popul	populaire		54
port	portfolio		153
portf	portfolio		0
portfs	portfolios		0
postl	postal		0
pot	potash		153
potrav	potraviny		1177
poult	poultry		46
pow	power		18
power plant	powerplant		4
ppl	people		149
ppln	pipeline		0
ppties	properties		0
ppty	property		78
pptys	properties		78
pr	preussische	preußische	1704
pr vo	proizvodstvo		231
pract	practice		36
praezision	prazision	präzision	24
prdkt	produkte		62
prec	precious		0
precis	precision		46
precn	precision		0
pred	predpriyatie		231
predpr	predpriyatie		118
predpriatie	predpriyatie		52
predprijatie	predpriyatie		52
predpriyatije	predpriyatie		52
predpriyatiye	predpriyatie		52
pref	preferred		78
prefabb	prefabbricati		43
prefd	preferred		0
prem	premium		18
presby	presbyterian		0
pressurised	pressurized		4
preuss	preussische	preußische	119
prev	prevention		36
prevn	prevention		0
prevoy	prevoyance	prévoyance	54
prim	primary		46
prin	principal		0
print	printing		201
priv	private		36
privatbk	privatbank		532
privatisation	privatization		4
prk	park		82
prkg	parking		0
prntrs	printers		0
proc	processing		78
procrs	processors		0
procs	processes		0
prod	products		46
prod ni	produzioni		43
prodc	produce		0
prodk	produkten		81
prodn	production		0
prodns	productions		0
prodrs	producers		0
prods	products		0
producten	produkten		218
productie	produktie		218
produkc	produkcyjne		385
prof	professor		82
profs	professionals		18
profum	profumeria		43
prog	program		18
progett	progettazione		43
progr	progressive		384
programme	program		4
programmed	programed		4
programmes	programs		4
progs	programs		0
progt	progetti		43
proizv	proizvodstvennoe		118
proizvod	proizvodstvennoe		118
proizvodstvennoye	proizvodstvennoe		52
proj	project		36
projecao	projeccao	projecção	96
projeto	projecto		96
projetos	projectos		96
projs	projects		0
promishlennost	promyshlennost		52
promo	promociones		173
promocn	promocion	promoción	110
promoz	promozione		1694
promysh	promyshlennyy		118
promyshl	promyshlennost		118
promyshlenniy	promyshlennyy		52
promyshlenny	promyshlennyy		52
promyshlennyi	promyshlennyy		52
prop	properties		46
propried	propriedades		65
propriet	proprietaires	propriétaires	54
props	properties		0
propty	property		0
prot	protection		36
protctv	protective		0
protec	protection		384
protecao	proteccao	protecção	96
prov	provident		90
prov le	provinciale		43
provcia	provincia		110
provl	provincial		0
prsdt	president		0
prse	presse		64
prss	press		0
prt	parts		18
prtg	printing		0
prti	parti		111
prtnrs	partners		0
prtnrshp	partnership		0
pruefung	prufung	prüfung	24
prum	prumysl	průmysl	1702
prvt	private		0
prvw	preview		0
przeds	przedsiebiorstwo	przedsiębiorstwo	385
przedsieb	przedsiebiorstwo	przedsiębiorstwo	385
psca	pesca		117
pst	pest		18
psto	posto		117
psych	psychiatric		18
psychol	psychology		36
ptnr	partner		0
ptnrs	partners		0
ptnrshp	partnership		0
ptnshp	partnership		0
ptrs	partners		0
pub	public		153
pubbl	pubblicita	pubblicità	43
publ	public		149
publg	publishing		0
publn	publication		0
publrs	publishers		0
publs	publishers		0
publshg	publishing		0
pubns	publications		0
pubrs	publishers		0
pul	pulizia		187
pulverised	pulverized		4
purch	purchasing		36
pvt	private		82
pwr	power		90
pyjamas	pajamas		4
pymts	payments		0
qrtly	quarterly		0
qry	quarry		18
qual	quality		36
qualitaet	qualitat	qualität	24
quars	quarries		0
quik	quick		4
quim	quimica	química	927
quims	quimicos	químicos	117
quinc	quincaillerie		54
quincaill	quincaillerie		54
qvarn	kvarn		3149
ra	rechtsanwalt		768
raadgivende	radgivende	rådgivende	344
raadgivning	radgivning	rådgivning	344
rad	radio		153
radg	radgivning	rådgivning	534
radiol	radiology		36
radiologcl	radiological		0
rae	rechtsanwalte	rechtsanwälte	243
raeder	rader	räder	24
raff	raffinage		64
raiba	raiffeisenbank		291
raiff	raiffeisen		291
raiffbk	raiffeisenbank		291
raiffeisenbk	raiffeisenbank		291
raika	raiffeisenkasse		291
rail road	railroad		4
rail way	railway		4
rappr	rappresentanza		43
rappres	rappresentanza		43
rapprte	rappresentante		43
rapps	rappresentanze		43
rb	raiffeisenbank		413
rbk	raiffeisenbank		353
rcpt	receipt		0
rd	road		82
re	reinsurance		354
re insurance	reinsurance		4
reacao	reaccao	reacção	96
realise	realize		4
rec	recreation		18
recdg	recording		0
rececao	recepcao	recepção	96
rech	recherche		925
rechs	recherches		54
rechtsanwaelte	rechtsanwalte	rechtsanwälte	24
recognised	recognized		4
recr	recreation		0
recrl	recreational		0
recruit	recruitment		18
recs	records		18
recup	recuperacao	recuperação	65
recyc	recycling		0
recycl	recycling		36
red	redeemable		153
redev	redevelopment		0
ref	reference		46
refg	refining		0
refi	refinance		0
refmd	reformed		0
refng	refining		0
refnry	refinery		0
refracao	refraccao	refracção	96
refract	refractories		18
refrig	refrigeration		36
refriger	refrigeracao	refrigeração	65
reg	regional		46
regd	registered		0
regis	registered		149
regl	regional		0
regncy	regency		0
regstry	registry		0
rehab	rehabilitation		0
rehabil	rehabilitation		36
reins	reinsurance		18
reinsur	reinsurance		78
rel	related		18
relbl	reliable		0
relf	relief		0
relig	religious		36
rels	relations		0
remed	remediation		0
renew	renewable		18
renewbls	renewables		0
renov	renovation		0
rent	rental		153
rep	representative		82
repar	reparacao	reparação	65
reparacs	reparaciones		110
repars	reparacoes	reparações	65
repr	representacoes	representações	928
repres	representacoes	representações	65
represc	representacao	representação	65
represent	representacoes	representações	117
reps	representaciones		173
reptr	reporter		0
repub	republic		36
res	research		1195
resc	resources		0
rescs	resources		0
resid	residence		18
residtl	residential		0
resouces	resources		384
resour	resource		36
resourc	resource		78
resp	respublika		1726
respub	respublika		118
resrch	research		0
resrv	reserve		50
resrvs	reserves		0
rest	restaurant		153
restor	restoration		36
restrs	restaurants		0
rests	restaurants		18
resv	reserve		50
ret	retail		18
retlrs	retailers		0
retmt	retirement		0
retr	retraite		64
retrs	retraites		54
rev	revenue		582
revend	revendedora		65
revis	revisione		43
rf	raiffeisen		413
rhein	rheinische		769
ric	ricambi		187
ripar	riparazione		43
riparaz	riparazione		43
risc	riscaldamento		111
riscald	riscaldamento		43
risp	risparmio		111
rist	ristorante		187
ristor	ristorante		43
ristoraz	ristorazione		43
riv	river		82
rivr	river		50
rivs	riverains		64
rl	real		82
rlb	raiffeisenlandesbank		119
rlrd	railroad		0
rltrs	realtors		0
rlty	realty		0
rly	railway		18
rlys	railways		0
rnch	ranch		50
rntl	rental		0
rntls	rentals		0
road house	roadhouse		4
road way	roadway		4
rodov	rodoviario	rodoviário	65
roehren	rohren	röhren	24
roehrenwerke	rohrenwerke	röhrenwerke	24
roln	rolnicze		385
roofg	roofing		0
rorl	rorlegger	rørlegger	764
ross	rossiyskaya		772
rossia	rossiya		52
rossiia	rossiya		52
rossiiskaya	rossiyskaya		52
rossiiskii	rossiyskiy		52
rossiiskiy	rossiyskiy		52
rossija	rossiya		52
rossijskaya	rossiyskaya		52
rossijskij	rossiyskiy		52
rossiskaya	rossiyskaya		52
rossiski	rossiyskiy		52
rossiyskaia	rossiyskaya		52
rossiysky	rossiyskiy		52
rout	routier		64
routs	routiers		64
rpa	ropa		386
rprs	repairs		0
rpt	report		18
rpts	reports		0
rr	railroad		1732
rsch	research		0
rscs	resources		0
rsrcs	resources		0
rsrt	resort		352
rsrts	resorts		0
rsrv	reserve		50
rsrve	reserve		50
rstrnts	restaurants		0
rsv	reserve		82
rt	rate		581
rte	route		411
rtl	retail		90
rts	rights		18
rty	realty		18
rubbr	rubber		0
ruckvers	ruckversicherung	rückversicherung	62
rueck	ruck	rück	24
rueckversicherung	ruckversicherung	rückversicherung	24
ruestung	rustung	rüstung	24
rur	rurale		1192
rvr	river		82
rvw	review		18
rwy	railway		90
ry	railway		931
ryl	royal		18
rylty	royalty		0
s	south		2170
s lle	sorelle		111
saarbruecken	saarbrucken	saarbrücken	24
saastop	saastopankki	säästöpankki	924
sachs	sachsische	sächsische	413
saechsische	sachsische	sächsische	24
saegewerk	sagewerk	sägewerk	24
saf	safety		46
salum	salumificio		43
salumif	salumificio		43
salv	salvage		0
saml	samuel		0
san	sanayi		244
san tic	sanayi ve ticaret		922
san ve tic	sanayi ve ticaret		922
sanayi ticaret	sanayi ve ticaret		922
sanea	saneamento		65
saneam	saneamento		65
sanit	sanitary		0
sanitn	sanitation		0
sankt	saint		3143
saraswathi	saraswati		377
sat	satellite		18
sav	savings		18
sav bk	savings bank		0
saviour	savior		4
savs	savings		18
savs bk	savings bank		0
saw mill	sawmill		4
saw mills	sawmills		4
sber	sberegatelnyy		231
sbereg	sberegatelnyy		118
sc	scuola		1191
sch	school		46
schaedlingsbekaempfung	schadlingsbekampfung	schädlingsbekämpfung	24
scheepv	scheepvaart		81
scheepvaartmij	scheepvaartmaatschappij		81
schiff	schiffahrt		119
schiffahrt	schifffahrt		24
schildbedr	schildersbedrijf		81
schildersbedr	schildersbedrijf		81
schl	schleswig		119
schoenheit	schonheit	schönheit	24
schoonm	schoonmaak		81
schr	schreinerei		243
schs	schools		0
schueler	schuler	schüler	24
schuetz	schutz	schütz	24
schweiz	schweizerische		483
schweizer	schweizerische		484
sci	sciences		1181
scien	science		78
scientf	scientific		0
scle	scuole		111
scr	screw		90
scrn	screen		0
scs	sciences		1700
sd	sociedad		1186
sd	southern		819
sdad	sociedad		355
sde	sede		187
se	southeast		702
sea food	seafood		4
sea foods	seafoods		4
sea port	seaport		4
seafd	seafood		0
seastern	southeastern		50
sec	security		582
secd	secured		0
secndry	secondary		0
secs	securities		18
secur	securities		915
seg	seguros		117
seg y reaseg	seguros y reaseguros		110
segh	segheria		111
segs	seguros		117
sel	selected		46
selct	select		0
selecao	seleccao	selecção	96
selsk	selskab		325
selskt	selskabet		325
semi	semiconductor		18
semicon	semiconductor		78
semicond	semiconductor		36
semiconds	semiconductors		0
semnry	seminary		0
sep	separate		18
serr	serralharia		293
serralh	serralharia		65
serv	service		46
servco	servico	serviço	65
servic	service		78
servio	servizio		43
servis	services		354
servs	services		0
sestrn	southeastern		50
setor	sector		96
sev	severnyy		1723
severn	severnyy		1722
sewg	sewing		0
sh	shares		18
ship builders	shipbuilders		4
ship building	shipbuilding		4
ship yard	shipyard		4
ship yards	shipyards		4
shipbldg	shipbuilding		0
shopg	shopping		0
shoq	shoqeria	shoqëria	1727
show room	showroom		4
shpg	shipping		292
shpyd	shipyard		0
shre	shri		377
shree	shri		377
shrt	short		0
shs	shares		149
sht	sheet		18
sicologia	psicologia	psicología	567
sider	siderurgica	siderúrgica	117
sig	sigorta		1193
silvr	silver		0
sind	sindicato		386
sist	sistemas		117
sk	sparkasse		413
skilful	skillful		4
slr	solar		149
sls	sales		230
slt	solutions		230
small cap	smallcap		4
snd	sound		82
snr	senior		82
snsrs	sensors		0
so	south		486
soc	society		1181
sociedad	sociedade		767
soeast	southeast		50
soeastern	southeastern		50
soehne	sohne	söhne	24
soenner	sonner	sønner	344
soft drinks	softdrinks		4
soft ware	software		4
softw	software		36
sol	solutions		153
soln	solution		0
solns	solutions		0
solr	solar		0
sols	solutions		18
sonderkl	sonderklasse		62
soud	soudure		64
southeastn	southeastern		0
southeastrn	southeastern		50
southn	southern		0
southw	southwest		50
southwst	southwest		50
southwstn	southwestern		50
sowest	southwest		50
soz	sozial		119
spaarbk	spaarbank		81
spadaka	spar und darlehenskasse	spar- und darlehenskasse	62
spar u darlehenskasse	spar und darlehenskasse	spar- und darlehenskasse	62
spar u darlehnskasse	spar und darlehenskasse	spar- und darlehenskasse	62
sparbk	sparbank		62
sparda bk	sparda bank	sparda-bank	62
spardabank	sparda bank	sparda-bank	524
spardabk	sparda bank	sparda-bank	62
sparebk	sparebank		764
sparebkn	sparebanken		764
sparek	sparekasse		325
spark	sparkasse		243
sparkn	sparkassen		62
spclsts	specialists		0
spclts	specialties		0
spclzd	specialized		0
spdk	spar und darlehenskasse	spar- und darlehenskasse	353
spec	special		46
specialisation	specialization		4
specialised	specialized		4
specialising	specializing		4
specialities	specialties		4
speciality	specialty		4
sped	spedizioni		111
spediz	spedizioni		43
spedizion	spedizionieri		43
spgs	springs		50
spk	sparkasse		353
splst	specialist		0
splty	specialty		0
sply	supply		0
spnia	spoldzielnia	spółdzielnia	1697
spoldz	spoldzielnia	spółdzielnia	926
spor	sporitelna	spořitelna	929
sportg	sporting		0
sports wear	sportswear		4
sprts	sports		0
sr	senior		46
src	source		230
sree	shri		377
srgcl	surgical		0
sri	shri		377
srvcs	services		78
ss	steamship		485
st	saint		1699
sta	santa		355
stab	stabilimenti		111
stab to	stabilimento		43
stabil	stabilimenti		43
stabiliser	stabilizer		4
stadt	stadtische	städtische	769
stadtspk	stadtsparkasse		291
stadtw	stadtwerke		62
staedtebau	stadtebau	städtebau	24
staedtische	stadtische	städtische	24
staerke	starke	stärke	24
standardisation	standardization		4
standardised	standardized		4
start up	startup		4
stat	station		579
statn	station		352
statnrs	stationers		0
statnry	stationery		0
stav	stavebni	stavební	482
stb	steuerberater		769
std	standard		230
stdios	studios		0
stds	standards		0
ste	societe	société	64
steam ship	steamship		4
steel works	steelworks		4
sterilisation	sterilization		4
stes	societes	sociétés	64
steuerber	steuerberater		62
stg	stichting		81
sth	south		82
stheast	southeast		50
sthn	southern		78
sthrn	southern		0
sthwest	southwest		50
sthwst	southwest		50
stift	stiftung		484
stk	stock		18
stks	stocks		0
stl	steel		18
stm	steam		90
stmpg	stamping		0
stn	station		46
stnd	standard		0
stnls	stainless		0
sto	santo		386
stock brokers	stockbrokers		4
stock yard	stockyard		4
stock yards	stockyards		4
stone work	stonework		4
stoomv	stoomvaart		81
stoomvaartmij	stoomvaartmaatschappij		81
stor	storage		78
store front	storefront		4
storey	story		4
str	street		82
strat	strategic		384
strateg	strategic		0
strats	strategies		481
strctr	structure		0
strctrd	structured		0
stre	store		0
strgth	strength		0
strlg	sterling		0
stroit	stroitelnyy		118
stroitelniy	stroitelnyy		52
stroitelny	stroitelnyy		52
stroitelnyi	stroitelnyy		52
stroitelnyj	stroitelnyy		52
stroitv	stroitelstvo		118
stroj	strojirny	strojírny	929
strs	stores		78
strt	street		50
strtgy	strategy		0
struct	structure		36
structl	structural		0
sts	states		90
stspk	stadtsparkasse		62
stt	state		18
stud	student		46
stw	stadtwerke		119
sub	subordinated		153
sub contractors	subcontractors		4
subn	suburban		0
subsid	subsidiary		0
suc	sucesores		923
succ	succursale		64
succr	successeur		54
succrs	successeurs		54
succs	succursales		54
sudd	suddeutsche	süddeutsche	119
sued	sud	süd	524
sueddeutsche	suddeutsche	süddeutsche	24
suedwest	sudwest	südwest	524
suesswaren	susswaren	süßwaren	24
sulphate	sulfate		4
sulphur	sulfur		4
sulphuric	sulfuric		4
sum	suministros		386
sumin	suministros		110
sumt	summit		50
sup	superior		582
super conductor	superconductor		4
super market	supermarket		473
super markets	supermarkets		4
super store	superstore		4
super stores	superstores		4
supermercs	supermercados		65
supermkt	supermarket		0
supermkts	supermarkets		0
suppl	supplement		36
supplmt	supplement		0
suppt	support		0
supr	superior		0
suprm	supreme		0
sups	supplies		18
sur	surety		153
surg	surgery		46
surv	survey		36
survg	surveying		0
survs	surveyors		0
sv	saint		929
svc	service		50
svcg	servicing		0
svcs	services		50
svgs	savings		0
svgs bk	savings bank		0
svs	services		384
sw	saint		667
sw	southwest		702
swest	southwest		50
swestern	southwestern		50
swstn	southwestern		50
synchronisation	synchronization		4
synd	syndicat		232
syndle	syndicale		54
synth	synthetic		36
synthesiser	synthesizer		4
sys	system		90
syss	systems		0
syst	system		36
systs	systems		0
szall	szallitasi	szállítási	577
szent	saint		3146
szolg	szolgaltato	szolgáltató	577
szov	szovetkezet	szövetkezet	665
taah	taahhut	taahhüt	327
tab	tabacchi		187
table ware	tableware		4
tall	talleres		386
talls	talleres		173
tandartspr	tandartspraktijk		81
tar	tarim	tarım	244
tas	tasimacilik	taşımacılık	244
taxbl	taxable		0
tchrs	teachers		0
td	torgovyy dom		772
tda	tienda		386
tdas	tiendas		173
tea house	teahouse		4
tec	technology		18
tech	technology		354
techl	technical		0
techn	technologies		78
technicolour	technicolor		4
techno	technologies		18
technol	technology		36
technologie	technologies		354
technols	technologies		0
technr	technischer		62
techq	technique		0
techqs	techniques		54
techs	technologies		0
tecn	tecnica	técnica	117
tecnics	tecnicos	técnicos	110
tecnlgia	tecnologia	tecnología	110
tecnol	technology		0
tecnologies	technologies		292
tecs	tecnicas	técnicas	173
tehd	tehdas		924
tekn	teknik		536
teks	tekstil		326
tel	telephone		18
tele	television	télévision	1741
tele com	telecom		4
tele comm	telecom		4
tele communications	telecommunications		4
tele marketing	telemarketing		4
telecom	telecommunications		18
telecomm	telecommunications		0
telecomms	telecommunications		0
telecommun	telecommunications	télécommunications	1691
telecommunic	telecommunication		0
telecomunic	telecomunicacoes	telecomunicações	65
telecomunicac	telecomunicaciones		110
telecomunicaz	telecomunicazioni		43
telefone	telephone		96
telegraphen	telegrafen		24
teleph	telephone		0
telephon	telefon		24
telev	television		36
telly	television		354
telph	telephone		0
telphs	telephones		0
tem	temizlik		244
tenn	tennessee		36
teoll	teollisuus		763
term	terminal		486
termen	thermen		24
terr	territory		0
tess	tessile		187
test	testing		46
testg	testing		0
tex	texas		46
text	textile		46
textil	textile		90
texts	textiles		18
theatre	theater		4
theatres	theaters		4
theol	theological		36
ther	therapeutic		46
thera	therapeutics		78
therap	therapeutics		90
therapeu	therapeutics		78
therapeut	therapeutic		78
therapeutcs	therapeutics		0
theraps	therapeutics		0
therm	thermal		46
thrft	thrift		0
through	thru		4
thrpy	therapy		0
thtr	theater		0
thtrs	theaters		0
thueringen	thuringen	thüringen	24
thueringer	thuringer	thüringer	24
thueringische	thuringische	thüringische	24
thur	thuringische	thüringische	353
tic	ticaret		327
tic san	ticaret ve sanayi		326
tic ve san	ticaret ve sanayi		326
tic ve sanayi	ticaret ve sanayi		326
timb	timber		0
time share	timeshare		4
tipogr	tipografia		65
tiss	tissage		64
tissgs	tissages		54
tkp	takarekpenztar	takarékpénztár	665
tksz	takarekszovetkezet	takarékszövetkezet	665
tl	tool		581
tlho	talho		117
tllr	taller		173
tls	tools		18
tm	trademark		931
tnpk	turnpike		352
tob	tobacco		46
toemrer	tomrer	tømrer	344
toit	toiture		64
tomr	tomrer	tømrer	534
tomrerf	tomrerfirma	tømrerfirma	325
tool works	toolworks		4
torg	torgovyy		231
torg dom	torgovyy dom		118
torgoviy	torgovyy		52
torgoviy dom	torgovyy dom		52
torgovy	torgovyy		52
torgovy dom	torgovyy dom		52
torgovyi	torgovyy		52
torgovyi dom	torgovyy dom		52
torgovyj	torgovyy		52
torgovyj dom	torgovyy dom		52
tour	tourisme		232
tourm	tourism		0
tovarischestvo	tovarishchestvo		52
town house	townhouse		473
town houses	townhouses		473
tp	travaux publics		1187
tpk	turnpike		82
tpke	turnpike		50
tr	trust		485
trab	trabalho		117
tracao	traccao	tracção	96
trad	trading		18
trade mark	trademark		4
trade marks	trademarks		4
traf	traffic		0
train	training		201
trait	traitement		64
trans	transport		18
transacao	transaccao	transacção	96
transacoes	transaccoes	transacções	96
transacts	transactions		18
transatl	transatlantic		0
transf	transfer		36
transm	transmission		36
transn	transportation		18
transnatl	transnational		0
transp	transport		36
transpbedr	transportbedrijf		81
transpn	transportation		0
transpor	transport		292
transportads	transportadores		110
transportn	transportation		0
transportnaia	transportnaya		52
transprs	transporters		0
transps	transportes		65
trasp	trasporti		43
trasporte	transporte		567
trasportes	transportes		567
trav publ	travaux publics		54
travaux pub	travaux publics		54
traveller	traveler		4
travellers	travelers		4
travelling	traveling		4
trckg	trucking		0
trd	trade		18
trdg	trading		0
trdrs	traders		0
treas	treasury		0
treatmt	treatment		0
tres	tresor	trésor	232
trgt	target		0
tri	triage		1188
trk	truck		18
trks	trucks		0
trmnls	terminals		0
trng	training		0
trnpk	turnpike		352
trnsptn	transportation		0
trnst	transit		0
trpl	triple		0
trst	trust		78
trstees	trustees		0
trsts	trusts		0
trsy	treasury		0
truck stop	truckstop		4
trvl	travel		0
trvlrs	travelers		0
trvx pub	travaux publics		54
tshp	township		50
ttee	trustee		0
tub	tube		153
tubs	tubes		18
tuebingen	tubingen	tübingen	24
tuer	tur	tür	24
tueren	turen	türen	24
tumour	tumor		4
tunnelling	tunneling		4
tur	turismo		117
turb	turbine		0
turistc	turistico		43
turz	turizm		327
tv	television		354
twp	township		82
twr	tower		82
twrs	towers		50
tx	tax		149
txt	textile		90
tyre	tire		4
tyres	tires		4
tys	toys		18
tzentr	tsentr		52
ub	unternehmensberatung		243
uch	uchebnyy		231
ueber	uber	über	24
ueberlandwerk	uberlandwerk	überlandwerk	24
ueberwachung	uberwachung	überwachung	24
uff	ufficio		187
uitg	uitgeverij		273
uitgev	uitgeverij		81
uitzendb	uitzendbureau		81
ukr	ukrainskiy		231
ukrain	ukrainskiy		118
ult	ultra		18
un	union		486
under writers	underwriters		4
uni	united		18
unif	uniform		0
unifs	uniforms		0
univ	university		46
univers	university		50
universitaet	universitat	universität	524
univl	universal		0
unt	unit		82
untd	united		0
untern	unternehmen		62
unternehmensber	unternehmensberatung		62
unvrsty	university		50
upr	upravlenie		231
upravl	upravlenie		118
upravleniye	upravlenie		52
ur	urunleri	ürünleri	244
ural	uralskiy		231
urbn	urban		384
urbne	urbaine		54
uret	uretim	üretim	327
us	usine		232
usd	used		149
usin	usina		117
usl	uslugi	usługi	667
usns	usines		64
ut	units		18
utd	united		78
util	utility		78
utilid	utilidades		65
utilisation	utilization		4
utilit	utilitaires		917
utils	utilities		0
utilts	utilities		0
utl	utility		18
vac	vacuum		46
vaccs	vaccines		0
vactn	vacation		0
vak	vakuutus		933
val	valley		46
vall	valley		352
valour	valor		4
valu	value		0
vapour	vapor		4
vapours	vapors		4
var	variable		153
vax	vaccines		230
vb	volksbank		353
vda	viuda		173
vde	viande		64
veg	vegetable		18
veh	vehicle		46
vehic	vehiculos	vehículos	173
vehs	vehicles		0
veic	veiculos	veículos	117
vend	vendas		117
venn	vennootschap		1718
vent	ventilation		18
vents	ventures		18
ver	verein		484
ver staaten	vereinigte staaten		62
verb	verband		243
vereen	vereenigde		81
vereenigde	verenigde		218
vereeniging	vereniging		218
vereinsbk	vereinsbank		62
veren	vereniging		1696
verk	verkehr		484
verkbetr	verkehrsbetriebe		62
verkst	verkstad		663
verl	verlag		119
verm	vermogen	vermögen	119
vermbeheer	vermogensbeheer		81
vermoegen	vermogen	vermögen	24
vermoegensberatung	vermogensberatung	vermögensberatung	24
vermoegensverwaltung	vermogensverwaltung	vermögensverwaltung	24
vermogensverw	vermogensverwaltung	vermögensverwaltung	62
verngd	verenigd		81
verngde	verenigde		81
verr	verrerie		64
verrs	verreries		54
versges	versicherungsgesellschaft		62
versich	versicherung		62
versichn	versicherungen		62
verw	verwaltung		119
verwaltgs	verwaltungs		62
verwges	verwaltungsgesellschaft		62
verz	verzekering		273
verzek	verzekering		81
verzmij	verzekeringsmaatschappij		81
vest	vestuario	vestuário	293
vet	veterinary		46
vetr	vetreria		111
vh	voorheen		770
vhs	volkshochschule		119
viag	viagens		117
viaj	viajes		173
viands	viandes		64
vice	vise		1123
vid	video		153
vidr	vidros		117
vil	village		82
vill	village		82
villag	village		50
villg	village		50
vin	vinicola		187
virg	virginia		0
virks	virksomhed		325
vis	vision		201
visch	vis		218
visn	vision		0
visualisation	visualization		4
viswa	vishwa		377
vitalise	vitalize		4
viti	viticole		64
viticult	viticulteurs		54
vk	versorgungskasse		119
vlg	village		82
vllg	village		50
vlly	valley		50
vlv	valve		18
vlvs	valves		0
vly	valley		82
vnechtorg	vneshtorg		52
vnesh	vneshtorg		118
vneshekon	vneshneekonomicheskiy		118
vneshneek	vneshneekonomicheskiy		118
vni	vini		111
vnyrd	vineyard		0
vnyrds	vineyards		0
voba	volksbank		353
vobk	volksbank		119
voc	vocational		149
voit	voiture		64
voits	voitures		54
vol	volatility		582
volksb	volksbank		291
volksbk	volksbank		291
vorm	vormals		119
voy	voyages		64
vrachtw	vrachtwagen		81
vs	versicherung		413
vseros	vserossiyskiy		118
vta	ventas		173
vte	vente		64
vtes	ventes		64
vve	veuve		411
vyr	vyroba	výroba	482
w	west		702
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
wbg	wohnungsbaugesellschaft		119
wbv	woningbouwvereniging		770
wd	western		819
wd	wood		82
web hosting	webhosting		4
web site	website		4
week end	weekend		4
welf	welfare		36
werktb	werktuigbouw		81
westf	westfalische	westfälische	291
westfaelische	westfalische	westfälische	24
westn	western		78
westrn	western		50
wg	wohnungsgenossenschaft		768
wh	warehouse		90
whisky	whiskey		4
whlse	wholesale		0
whole sale	wholesale		4
whs	warehouse		82
whse	warehouse		0
whses	warehouses		0
whsg	warehousing		0
whsle	wholesale		0
whslrs	wholesalers		0
wielobr	wielobranzowe	wielobranżowe	385
wild life	wildlife		4
willful	wilful		4
windw	window		0
windws	windows		0
wirels	wireless		0
wirt	wirtschaft		243
wirtschaftspruefer	wirtschaftsprufer	wirtschaftsprüfer	24
wirtschaftspruefung	wirtschaftsprufung	wirtschaftsprüfung	24
wirtschaftspruefungsgesellschaft	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	24
wis	wisconsin		46
wisc	wisconsin		352
wiss	wissenschaft		483
wk	work		149
wke	werke		119
wkly	weekly		36
wkrs	workers		0
wks	works		90
wkshp	workshop		50
wkst	werkstatt		119
wldg	welding		0
wldwd	worldwide		0
wlth	wealth		0
wobauges	wohnungsbaugesellschaft		62
wohng	wohnung		62
wohnungsgen	wohnungsgenossenschaft		62
wohnungsges	wohnungsgesellschaft		62
woj	wojewodzki	wojewódzki	766
wojew	wojewodzki	wojewódzki	385
womn	women		0
woningbouwver	woningbouwvereniging		81
woningcorp	woningcorporatie		81
wood work	woodwork		4
wood working	woodworking		4
wood works	woodworks		4
woodwkg	woodworking		0
wool	woolen		18
woollen	woolen		4
woollens	woolens		4
work force	workforce		4
work place	workplace		4
work shop	workshop		4
work wear	workwear		4
world wide	worldwide		4
wp	wirtschaftsprufer	wirtschaftsprüfer	413
wpg	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	580
wrhs	warehouse		50
wrk	werk		119
wrld	world		0
wrls	wireless		0
wrts	warrants		0
wst	waste		18
wstn	western		50
wstrn	western		50
wt	warrant		90
wtr	water		90
wtrs	waters		50
wtrwks	waterworks		0
wts	warrant		18
wuerttemberg	wurttemberg	württemberg	24
wuerttembergische	wurttembergische	württembergische	24
wuerzburg	wurzburg	würzburg	24
wurtt	wurttembergische	württembergische	119
wurttemb	wurttembergische	württembergische	291
ww	worldwide		149
wwide	worldwide		0
wyd	wydawnictwo		766
wydaw	wydawnictwo		385
wytw	wytwornia	wytwórnia	766
wzm	werkzeugmaschinen		119
xchange	exchange		481
xchg	exchange		481
xfer	transfer		0
xpress	express		4
yat	yatirim	yatırım	327
yay	yayasan		1190
ycht	yacht		0
yds	yards		579
yld	yield		90
yoghourt	yogurt		4
yoghurt	yogurt		4
ypi	yapi	yapı	327
yth	youth		18
zakl	zaklad	zakład	926
zav	zavod		231
zdn	zaden		273
zeev	zeevisserij		273
zeeviss	zeevisserij		81
zemed	zemedelske	zemědělské	1177
zentral	central		24
zentralbk	zentralbank		62
zentrale	centrale		24
zentralgen	zentralgenossenschaft		62
zentralspk	zentralsparkasse		62
zentrl	zentrale		62
zentrum	centrum		24
zg	zentralgenossenschaft		768
zhs	ziekenhuis		770
ziekenf	ziekenfonds		81
zigarren	cigarren		24
zkh	ziekenhuis		1744
zn	zoon		273
zndl	zweigniederlassung		353
znn	zonen		273
zoot	zootecnica		111
zs	zeitschrift		580
ztg	zeitung		483
zucch	zuccherificio		43
zuccherif	zuccherificio		43
zuechter	zuchter	züchter	24
zuercher	zurcher	zürcher	24
zuerich	zurich	zürich	24
zuid	zuidelijke		273
zuidel	zuidelijke		81
zuiv	zuivel		273
zvd	zavod		1724
zw	zwiazek	związek	1720
zweigst	zweigstelle		62
zwndl	zweigniederlassung		291
zwst	zweigstelle		119`;
export const genericWords: string = `aannemer	construction		35
aannemersbedrijf	construction		35
abarrotes	store		21
abbigliamento	clothing		44
abfallwirtschaft	waste		48
abogados	legal		21
abteilung	division		228
abwasserverband			7
academia	academy		262
academie	academy		183
academies	academy		3
academy			51
acciai	steel		44
acciaierie	steel		44
acconciature	salon		44
accountantskantoor	accounting		276
aceite	oil		68
acel	steel		56
acero	steel		68
aceros	steel		21
acier	steel		33
aciers	steel		33
aco	steel		23
acos	steel		23
acougue	meat		23
acucar	sugar		23
acueducto	public utility		21
adega	wine		23
adelfoi	brother		315
administracao	administration		193
administracion	administration		192
administradora	management		946
administratiekantoor	accounting		276
administration			158
administratsiya	municipality		93
ads	advertising		57
advance	advanced		60
advanced			60
advertising			57
advies	consulting		276
adviesbureau	consulting		276
advisors	advisory		132
advisory			57
advocacia	legal		23
advocaten	legal		35
advocatenkantoor	legal		35
advogados	legal		120
advokaadiburoo	legal		182
advokat	legal		59
advokatbyra	legal		59
advokater	legal		87
advokatfirma	legal		59
advokatfirmaet	legal		87
advokatfirman	legal		59
advokatni	legal		47
advokatska	legal		214
advokatskoe	legal		93
advokatu	legal		190
adwokacka	legal		31
aereo	airline		68
aereos	airline		23
aerogrammes	airline		49
aeronautica	airline		21
aeroporia	airline		49
aeroport	airport		183
aeroporti	airport		338
aeroporto	airport		341
aeroportos	airport		341
aeroports	airport		183
aeropuerto	airport		68
aeropuertos	airport		68
aerospace			51
afdeling	department		409
afoi	brother		315
agence	agency		271
agencia	agency		199
agencja	agency		571
agency			103
agentschap	agency		409
agentstvo	agency		137
agentur	agency		228
agenzia	agency		287
agrar	agriculture		7
agrargenossenschaft	agriculture		7
agraria	agriculture		44
agrario	agriculture		44
agremiacao	association		193
agri	agriculture		3
agricola	agriculture		68
agricolas	agriculture		21
agricole	agriculture		183
agricoltura	agriculture		338
agricultura	agriculture		341
agricultural	agriculture		51
agriculture			51
agriturismo	hotel		44
agro	agriculture		3
agro industria	agriculture		23
agro pecuaria	agriculture		23
agrofirma	agriculture		93
agropecuaria	agriculture		21
agropecuarias	agriculture		21
agropromyshlennaya	agriculture		34
agropromyshlennyy	agriculture		34
agrotiki	agriculture		49
agrotikos	agriculture		49
agrupacion	association		192
agua	water		21
aguas	water		21
ahorro	savings		97
ahorros	savings		97
ahsap	wood		61
air	airline		66
aircraft			51
airline			51
airlines	airline		51
airport			51
airports	airport		51
airways	airline		3
ajans	agency		907
ajuntament	municipality		1150
akademi	academy		467
akademia	academy		2285
akademie	academy		169
akademiya	academy		113
akeri	transport		59
akinita	real estate		49
akkerbouw	agriculture		35
aktiv	asset		167
aktivy	asset		167
al tijariya	trading		356
alakoulu	primary school		710
alapitvany	foundation		286
albergo	hotel		338
alcaldia	municipality		21
aldreboende	health		59
alianca	alliance		319
alianza	alliance		199
alimentacao	food		23
alimentaire	food		33
alimentara	food		107
alimentari	store		44
alimentation	food		33
alimente	food		107
alimenticios	food		21
alimentos	food		21
allatorvosi	veterinary		56
alleanza	alliance		287
alliance			103
alliantie	alliance		409
allied			60
almacen	storage		946
altalanos	school		56
altenheim	pflegeheim	Pflegeheim	7
aluguer	rental		120
aluminio	aluminum		23
aluminium	aluminum		3
aluminum			3
alyans	alliance		137
alyuminievyy	aluminum		34
alyuminiy	aluminum		34
ambalaj	packaging		257
ambiental	environmental		21
ambiente	environmental		21
ambulatorium	hospital		7
ameublement	furniture		33
amicale	association		317
ammattikorkeakoulu	hochschule		710
amtsgericht			48
anaokulu	kindergarten		61
andelsboligforening	housing		87
andelsboligforeningen	housing		87
angkutan	transport		106
animal	pet		3
anlagenbau	machine		7
anquan	security		145
anstalt	institution		136
anthopoleio	florist		49
antigua	old		146
anwaltskammer			48
anwaltskanzlei	legal		7
anwaltverein	bar association		48
anzhuang	installation		145
apdrosinasana	insurance		302
apotek	pharmacy		59
apoteka	pharmacy		283
apoteke	pharmacy		283
apotheek	pharmacy		35
apotheke	pharmacy		169
apotheken	pharmacy		7
apothekerkammer			48
apotik	pharmacy		106
appliances	equipment		3
apskaita	accounting		590
apteek	pharmacy		182
apteekki	pharmacy		67
apteka	pharmacy		433
apteki	pharmacy		34
aptieka	pharmacy		302
aqariya	real estate		156
aquacultura	fish		23
arbeiterkammer			7
arbeiterwohlfahrt			48
arbeitsamt			7
arbeitsgericht			48
archdiocese	diocese		85
architect	architecture		3
architecte	architecture		33
architecten	architecture		35
architectenbureau	architecture		35
architectes	architecture		33
architects	architecture		3
architectural	architecture		3
architecture			3
architekt	architecture		7
architekten	architecture		7
architektenkammer			7
architekti	architecture		47
architektoniczna	architecture		31
architektur	architecture		7
architektura	architecture		31
architekturburo	architecture		7
architetti	architecture		44
architettura	architecture		44
archiv	archive		48
archive			85
archives	archive		85
archivio	archive		184
archivo	archive		203
arhitectura	architecture		107
arhitekti	architecture		70
arkitekt	architecture		59
arkitekter	architecture		59
arkitektkontor	architecture		59
arkiv	archive		560
arkkitehdit	architecture		67
arkkitehtitoimisto	architecture		67
armazem	storage		120
arquitectos	architecture		21
arquitectura	architecture		21
arquivo	archive		1034
arredamenti	furniture		44
arredamento	furniture		44
art			66
arte	art		21
artes graficas	printing		97
artopoieio	bakery		49
arts	art		66
aruhaz	store		56
arztehaus	medical		7
arztekammer		ärztekammer	48
arztliche	medical		7
arztpraxis	health		7
aseguradora	insurance		68
asesores	consulting		97
asesoria	consulting		208
asesorias	consulting		97
asfaleies	insurance		49
asfaleion	insurance		49
asfalistiki	insurance		49
asianajotoimisto	legal		67
asigurari	insurance		107
asilo	kindergarten		44
asl			184
asociacija	association		408
asociacion	association		199
asociaciones	association		199
asociados	associate		192
asociatia	association		529
assembly			57
assessoria	consulting		120
asset			132
assets	asset		132
assicurazione	insurance		44
assicurazioni	insurance		44
assistance	support		57
assistencia	support		120
associacao	association		319
associados	associate		193
associate			158
associated	associate		158
associates	associate		103
association			103
associazione	association		287
assotsiatsiya	association		137
assotsiirovannye	associate		137
assurance	insurance		3
assurances	insurance		33
assurantie	insurance		35
assurantien	insurance		35
assureur	insurance		33
asunto	housing		67
asuransi	insurance		106
asztalos	carpentry		56
atacadista	wholesale		120
atacado	wholesale		120
atelier	works		317
ateliers	works		317
athletic	sports		60
ativos	asset		120
atomic	nuclear		3
auberge	hotel		33
audit			57
auditorskaya	audit		121
auditorskiy	audit		121
augenoptik	optical		7
augenoptiker	optical		7
aurukhanasy	hospital		1033
ausl			184
ausrustung	equipment		169
authority			103
auto	automotive		105
autobedrijf	garage		35
autobody	collision		3
autodoprava	transport		47
autofficina	garage		44
autofficine	garage		44
autohandel	autohaus	Autohaus	7
autohaus		Autohaus	301
autohuolto	garage		67
autojavito	garage		56
autokorjaamo	garage		67
automacao	automation		626
automated	automation		105
automaten	automation		301
automatic	automation		105
automaticos	automation		213
automatics	automation		105
automation			105
automatique	automation		204
automatisering	information		432
automatisierungstechnik	automation		301
automatisme	automation		204
automatismes	automation		204
automatismos	automation		213
automatizacion	automation		213
automatyka	automation		434
automazione	automation		431
automazioni	automation		431
automehanicar	garage		70
automobielbedrijf	automotive		432
automobielen	automotive		432
automobil	automotive		301
automobile	automotive		105
automobiler	automotive		1387
automobiles	automotive		105
automobili	automotive		431
automobily	automotive		1030
automocion	automotive		213
automotive			105
automoveis	automotive		626
automovil	automotive		213
automoviles	automotive		213
autonoleggio	autovermietung	Autovermietung	44
autoopravna	garage		47
autoprevoz	transport		283
autoprijevoz	transport		70
autoreparatur	garage		7
autoridad	authority		199
autoridade	authority		319
autorita	authority		287
autorite	authority		271
autoriteit	authority		409
autos	automotive		105
autosalone	autohaus	Autohaus	44
autoscuola	fahrschule	Fahrschule	44
autoservicio	garage		21
autoservis	garage		47
autoserwis	garage		31
autoszerviz	garage		56
autotalo	autohaus	Autohaus	67
autotransportes	transport		21
autotrasporti	transport		44
autotrasporto	transport		44
autovaerksted	garage		87
autoverhuur	autovermietung	Autovermietung	35
autovermietung		Autovermietung	7
autowerkstatt	garage		7
avancada	advanced		223
avancados	advanced		223
aves	meat		262
avia	airline		2286
aviacao	airline		23
aviacion	airline		68
aviakompaniya	airline		113
avialinii	airline		34
aviation	airline		51
aviatsionnaya	airline		34
aviatsionnyy	airline		34
aviatsiya	airline		113
avocat	legal		33
avocats	legal		33
avocatura	legal		107
avtomobili	automotive		507
avtomobilnaya	automotive		34
avtomobilnyy	automotive		34
avtoprevoznistvo	transport		157
avtoservis	garage		93
avtotransportnoe	transport		507
avukatlik	legal		61
avvocati	legal		44
awo	arbeiterwohlfahrt		48
ayakkabi	footwear		61
ayuntamiento	municipality		192
baby	child		3
backerei	bakery		7
backereien	bakery		7
backermeister	bakery		7
baekhwajeom	retail		452
bageri	bakery		59
baihuo	retail		145
baja	steel		106
bakanligi	ministry		220
bakeri	bakery		148
bakeries	bakery		3
bakers	bakery		3
bakery			66
bakkal	store		61
bakkaliye	store		61
bakkerij	bakery		35
baldai	furniture		190
ballet			85
banca	bank		68
bancaire	bank		33
bancaria	bank		21
bancario	bank		23
banco	bank		68
bancorp	bank		3
bancorporation	bank		3
bancshares	bank		3
bandaoti	semiconductor		39
bandoche	semiconductor		151
bangjik	textile		151
bangsong	broadcasting		151
bangunan	building		106
bank			51
banka	bank		88
bankacilik	bank		88
bankas	bank		190
bankasi	bank		88
banke	bank		70
banken	bank		7
banketbakkerij	bakery		35
bankhaus	bank		7
banki	bank		34
bankiers	bank		35
banking	bank		51
banque	bank		183
baoxian	insurance		143
baozhuang	packaging		145
bar			66
barat	west		501
barbearia	barber		23
barbecue			3
barber			3
barberia	barber		21
barbers	barber		3
barbershop	barber		3
barnehage	kindergarten		148
base			103
basisschool	primary school		35
bati	west		612
batiment	building		183
batiments	building		183
batteries	battery		85
battery			3
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
baza	base		137
bazargani	trading		1216
baznycia	church		190
bbq	barbecue		3
beauty	cosmetics		3
bebe	child		21
bebidas	beverage		21
bedachungen	roofing		7
bedarf	supply		124
bedrijf	company		318
beer	brewery		3
beheer	holding		748
behorde	authority		228
bekleidung	clothing		7
belastingdienst			35
belediye	municipality		220
belediyesi	municipality		220
bendrove	company		1658
bengkel	workshop		1159
benki	bank		1393
beratung	consulting		674
berber	barber		61
bergbau	mining		169
berufsschule			7
best			60
beteiligungen	holding		136
beteiligungs	holding		136
beteiligungsgesellschaft	holding		136
betrieb	company		136
betriebe	company		136
betriebsgesellschaft	operation		136
better	best		60
beurs	exchange		505
bevakning	security		277
beveiliging	security		276
beverage			3
beverages	beverage		3
bewachung	security		124
bezirk	province		7
bezirksamt	district office		48
bezpecnostni	security		275
bhandar	store		625
biblioteca	library		21
bibliotek	library		59
biblioteka	library		31
bibliotheek	library		35
bibliothek	library		7
bibliotheque	library		33
bicycle			3
bicycles	bicycle		85
biedriba	association		747
bienes raices	real estate		68
bierbrouwerij	brewery		35
bijouterie	jewelry		33
bijoux	jewelry		183
bijuterii	jewelry		107
bike	bicycle		3
bikes	bicycle		3
bildung	education		7
bilgi	information		88
bilgisayar	computer		61
bilisim	information		61
bilservice	garage		59
bilverkstad	garage		59
bilverksted	garage		148
bimeh	insurance		430
binguan	hotel		39
biologics	biotechnology		3
biomedical	biotechnology		3
biopharma	biotechnology		105
biopharmaceutical	biotechnology		3
biopharmaceuticals	biotechnology		3
bioscience	biotechnology		3
biosciences	biotechnology		3
biotech	biotechnology		3
biotechnologies	biotechnology		3
biotechnology			3
biotecnologia	biotechnology		21
biraderler	brother		220
birou	office		529
birreria	brewery		44
birrificio	brewery		44
birzha	exchange		113
biserica	church		107
bistro			3
bistum	diocese		48
biuro	office		348
biznes	business		137
biztonsagi	security		222
biztosito	insurance		56
blanchisserie	laundry		33
bldyh	municipality		156
blinds	interior		3
bloemen	florist		35
bloemist	florist		35
blommor	florist		59
blomster	florist		87
blstyk	plastic		55
blumen	florist		7
bnk	bank		156
board			158
bodega	storage		946
bodegas	wine		21
bodegon	store		21
boekhandel	bookstore		35
boeki	trading		675
boerderij	farm		35
boerdery	farm		709
boghandel	bookstore		87
bogtrykkeri	printing		450
boheom	insurance		263
boilers	heating		3
bois	wood		33
boissons	beverage		33
bokhandel	bookstore		59
bolag	company		238
bolaget	company		238
boldklub	football		997
boligforening	association		476
boligselskab	housing		87
bolnica	hospital		70
bolnisnica	hospital		157
bolnitsa	hospital		113
bolsa	exchange		21
bombeiros	fire brigade		23
bomberos	fire brigade		203
bonyad	foundation		903
book	bookstore		66
bookkeepers	accounting		57
bookkeeping	accounting		57
books	bookstore		3
bookshop	bookstore		3
bookstore			66
boots	footwear		66
boraszat	wine		56
borettslag	housing		148
borettslaget	housing		148
bornehave	kindergarten		87
borough			85
borse	exchange		169
boseki	textile		142
bostadsrattsforening	housing		59
bostadsrattsforeningen	housing		59
boucherie	meat		33
boucheries	meat		33
boulangerie	bakery		33
boulangeries	bakery		33
bourse	exchange		183
boutique			66
boutiques	boutique		33
bouw	construction		35
bouwbedrijf	construction		35
bouwonderneming	construction		35
braca	brother		347
bracia	brother		348
branch			103
brandkar	fire brigade		59
brandvaesen	fire brigade		558
brandweer	fire brigade		35
brannvesen	fire brigade		559
brasserie	restaurant		33
brasseries	brewery		33
bratia	brother		750
bratje	brother		751
bratri	brother		314
bratya	brother		1162
brau	brewery		7
brauerei	brewery		7
brauhaus	brewery		7
bravarija	metal		70
bravoras	brewery		190
bread	bakery		3
breweries	brewery		85
brewery			66
brewing	brewery		3
brickwork	masonry		3
bridal			3
brillen	optical		7
brinquedos	toys		23
britas	quarry		23
broadcast	broadcasting		3
broadcasting			3
broderna	brother		238
brodr	brother		476
brodrene	brother		476
broker	brokerage		57
brokerage			57
brokers	brokerage		57
brother			316
brothers	brother		103
brouwerij	brewery		35
browar	brewery		31
browary	brewery		31
brutaria	bakery		107
brutarie	bakery		107
bryggeri	brewery		59
bryghus	brewery		87
btp	construction		33
btrwl	oil		55
buchdruckerei	printing		124
bucherei	library		48
buchereien	library		48
buchhandel	bookstore		7
buchhandlung	bookstore		7
budivelna	construction		170
budivelne	construction		170
budivelniy	construction		170
budivnitstvo	construction		170
budongsan	real estate		151
budowlana	construction		31
budowlane	construction		31
budowlany	construction		31
budownictwo	construction		31
bufete	legal		21
buffet			3
builders	building		3
building			51
bumaga	paper		34
bumazhnyy	paper		34
bundesministerium	ministry		1152
bundesverband			136
bureau			103
bureaux	bureau		271
burger			3
burgergemeinde		bürgergemeinde	7
burgers	burger		3
burgerstiftung	foundation		48
burgerverein	association		136
buro	bureau		228
burosu	office		220
bus			66
buses	bus		3
business			103
bussan	trading		675
butik	store		59
butor	furniture		56
buve	construction		302
buvnieciba	construction		302
byeongwon	hospital		263
bygg	construction		59
byggefirma	construction		87
byggefirmaet	construction		87
byggeri	construction		87
byggfirma	construction		59
byggnads	construction		59
byggnadsfirma	construction		59
byoin	hospital		142
byuro	bureau		137
cabeleireiro	salon		23
cabeleireiros	salon		23
cabinetry	carpentry		3
cable	wire		3
cables	wire		33
cafe	coffee		66
cafetaria	coffee		23
cafeteria	coffee		21
caffe	coffee		830
cailiao	material		39
caisse	savings bank		33
caixa	savings bank		23
caja	savings bank		21
cakes			3
calcados	footwear		23
calcio	football		367
calzado	footwear		21
calzados	footwear		21
calzature	footwear		44
calzaturificio	footwear		44
camara	chamber		193
camasirhane	laundry		61
cambio	exchange		397
camera	chamber		184
camii	mosque		712
caminhos de ferro	railway		23
cangchu	storage		145
canteras	stone		21
cantina	wine		830
cantine	wine		44
canton			224
cantone	canton		184
canyin	catering		39
capital			132
capitale	capital		451
car	automotive		51
cardiology			3
care	health		66
carga	freight		21
cargo	freight		3
caritasverband			48
carmangerie	meat		107
carnes	meat		21
carniceria	meat		21
carnicerias	meat		21
carpenteria	metal		44
carpenters	carpentry		3
carpentry			3
carpet			3
carpets	carpet		3
carpintaria	carpentry		23
carpinteria	carpentry		21
carrier	transport		3
carrieres	stone		33
carrosserie	garage		33
carrozzeria	garage		44
cars	automotive		66
cartoleria	stationery		44
cartolibreria	bookstore		44
cartorio	notariat	Notariat	23
carvao	coal		23
carwash			3
casa	house		199
casa de cambio	exchange		262
caseificio	dairy		44
casino			51
casinos	casino		85
cassa	savings bank		830
catedral	cathedral		203
catering			3
cathedral			85
cattedrale	cathedral		184
ccas			224
ceip			203
celik	steel		88
cellular	mobile		3
celtnieciba	construction		302
cement			3
cementos	cement		21
center			103
centers	center		316
centrais	central		223
central			188
centrala	central		1338
centrale	central		395
centrali	power		338
centras	center		1658
centre	center		103
centres	center		158
centro	center		199
centrum	center		409
ceramic			3
ceramica	ceramic		21
ceramicas	ceramic		23
ceramics	ceramic		85
cerveceria	brewery		21
cervejaria	brewery		23
cestovni	travel		47
chalyvoyrgia	steel		49
chalyvoyrgiki	steel		49
chama	association		3472
chamber			158
chanye	industry		39
chaoshi	supermarket		39
charcuterie	meat		33
charitable	charity		3
charity			51
charkuteri	meat		59
charpente	carpentry		33
chauffage	heating		33
chaussures	footwear		33
chaye	tea		39
chemical			51
chemicals	chemical		51
chemie	chemical		3
chemist	pharmacy		3
chemistry	chemical		3
cheolgang	steel		263
chiesa	church		184
child			3
childcare	daycare		3
children	child		3
chiropractic			3
chocolate	confectionery		3
chuanmei	media		39
chuban	publishing		145
chubanshe	publishing		145
chuju	tool		39
chulpan	publishing		452
chulpansa	publishing		452
church			66
churrascaria	barbecue		23
cia	company		192
cicekcilik	florist		61
cie	company		317
ciencia	science		21
ciencias	science		23
cientifica	science		21
ciment	cement		33
cimento	cement		23
cimentos	cement		23
cine	film		262
cinema	film		66
cinemas	film		66
cipo	footwear		56
circolo	club		287
ciscenje	cleaning		256
cistirna	laundry		47
cistoca	public utility		70
citta	municipality		367
city	municipality		188
ciudad	municipality		393
civil	construction		3
classic			60
cleaner	cleaning		57
cleaners	cleaning		57
cleaning			57
clinic			66
clinica	clinic		262
clinical	health		3
clinics	clinic		3
clinique	clinic		33
clothing			3
club			103
clube	club		319
clubs	club		158
coach	bus		3
coafor	salon		107
coal			3
coast			60
coastal	coast		60
coatings	paint		3
cocina	kitchen		21
cofetarie	pastry		107
coffee			66
coiffeur	salon		33
coiffure	salon		33
colegio	school		68
colegiul	school		107
college	mittelschule	Mittelschule	1032
collision			3
combustibles	fuel		33
combustiveis	fuel		23
comercial	commercial		208
comerciala	commercial		1223
comercializadora	trading		97
comercio	trading		208
comert	trading		541
comestibles	food		21
comite	committee		193
commerce			132
commercial			132
commerciale	commercial		589
commercialista	accounting		359
commercialisti	accounting		359
commerciaux	commercial		589
commercieel	commercial		948
commerciele	commercial		948
commercio	trading		451
commission			158
committee			103
common			189
commune	municipality		317
communication			132
communications	communication		132
community			189
compagnie	company		1653
companhia	company		3469
compania	company		1156
companie	company		1659
companies	company		407
company			407
complete			60
complex			316
components	parts		3
comptabilite	accounting		357
comptable	accounting		357
comptables	accounting		357
computer			3
computers	computer		85
computing	computer		3
comte	county		224
comuna	municipality		529
comune	municipality		380
comuni	common		367
comunicacao	communication		120
comunicacion	communication		208
comunicaciones	communication		208
concello	municipality		3460
concern	conglomerate		103
condado	county		203
conditioning	heating		3
confecciones	clothing		21
confeccoes	clothing		23
confection	clothing		33
confectionery			3
confeitaria	pastry		23
conferences	event		57
confezioni	clothing		44
conseil	consulting		296
conseils	consulting		296
consejeria	ministry		203
conselho	council		193
conservatoire	conservatory		224
consorcio	consortium		199
consortium			103
consorzio	consortium		184
construcao	construction		626
construccio	construction		21
construccion	construction		213
construcciones	construction		213
construccions	construction		2273
construcoes	construction		626
construct	construction		105
constructeur	construction		204
constructeurs	construction		204
constructie	construction		432
constructies	construction		432
constructii	construction		1391
constructing	construction		105
construction			105
constructions	construction		105
constructor	construction		105
constructora	construction		213
constructores	construction		213
constructors	construction		105
construtora	construction		626
consulenti	consulting		297
consulenza	consulting		297
consulenze	consulting		297
consult	consulting		100
consultadoria	consulting		360
consultancies	consulting		100
consultancy	consulting		100
consultant	consulting		100
consultanta	consulting		783
consultants	consulting		100
consultation	consulting		100
consulting			100
consultor	consulting		97
consultora	consulting		209
consultores	consulting		209
consultoria	consulting		209
contabil	accounting		120
contabilidade	accounting		120
contabilitate	accounting		541
contable	accounting		97
contadores	accounting		97
contracting			57
contractor	building		3
contractors	contracting		57
control			57
controls	control		57
cooling	heating		3
coop	cooperative		407
cooperatie	cooperative		748
cooperatief	cooperative		748
cooperatieve	cooperative		748
cooperation	cooperative		407
cooperativa	cooperative		1156
cooperative			407
cooperative bank			3
cooperatives	cooperative		407
copper			3
corporacao	corporation		319
corporacion	corporation		199
corporate	corporation		103
corporation			103
corporativo	corporation		199
correios	postal		397
corretagem	brokerage		120
corretora	brokerage		120
cosmetics			3
costruzioni	construction		44
council	municipality		158
country			60
county			189
courtage	insurance		33
couverture	roofing		33
cpam			224
creation	creative		60
creative			60
creche	kindergarten		23
credit			132
credito	credit		97
credits	credit		589
creperie		crêperie	33
cristal	glass		21
crkva	church		70
csoport	group		1654
cuisine	kitchen		3
cukiernia	pastry		31
cukraren	pastry		214
cukrarna	pastry		47
cukraszda	pastry		56
cupcakes	cakes		3
curatenie	cleaning		541
customs			3
cycles	bicycle		3
dachdecker	roofing		7
dachdeckerei	roofing		7
dachdeckermeister	roofing		7
daehak	university		263
daehakgyo	university		263
dagang	trading		358
dagitim	distribution		1815
dai hoc	university		1394
daigaku	university		142
dairy			3
dajiudian	hotel		39
dakdekkersbedrijf	roofing		35
dakshin	south		611
daneshgah	university		430
danismanlik	consulting		361
darzelis	kindergarten		190
data			3
daxue	university		143
daycare			3
de pao	bakery		23
decorating	painting		3
decoration			33
decorators	painting		3
defence	defense		51
defensa	defense		68
defense			51
defensie	defense		505
defesa	defense		341
dekanat			7
dekarstwo	roofing		31
deli	delicatessen		3
delicatessen			3
delikatesy	store		31
delivery	freight		3
demir	iron		61
demiryollari	railway		712
demolition			3
denizcilik	shipping		88
denki	electric		142
denryoku	power		142
densetsu	electric		339
denshi	electronics		142
dentaire	dental		33
dental			66
dentalna	dental		337
dentaria	dental		23
dentetsu	railway		339
dentist	dental		3
dentistico	dental		44
dentistry	dental		3
dentists	dental		3
departament	department		137
departamental	department		192
departamento	department		199
departement	department		271
departemental	department		317
departementale	department		317
department			103
deportes	sports		146
deportiva	sports		146
deportivo	sports		146
depositos	storage		97
depot	storage		57
derevoobrabatyvayushchaya	wood		34
derevoobrabatyvayushchiy	wood		34
dericilik	leather		61
dermatology			3
dernegi	association		220
dernek	association		220
desarrollo	development		97
desarrollos	development		97
desenvolvimento	development		120
design			132
designer	design		132
despacho	office		192
desportivo	sports		223
detskiy	school		93
development			132
developments	development		57
diafimistiki	advertising		295
diagnostica	diagnostics		44
diagnostics			3
diakonie			48
dianchi	battery		39
dianlan	wire		39
dianli	power		143
diannao	computer		39
dianqi	electric		143
dianwang	power		39
dianxin	telecom		39
dianzi	electronics		143
dichan	real estate		39
dienste	service		124
diensten	service		276
dienstleistung	service		124
dienstleistungen	service		124
dienstverlening	service		276
dierenarts	veterinary		35
dierenkliniek	veterinary		35
dierenziekenhuis	veterinary		35
difesa	defense		338
digital	internet		3
dikigoriki	legal		49
dikigoriko	legal		49
dimos	municipality		49
dinas	public office		106
diner			66
diocese			85
dipartimentale	department		380
dipartimento	department		287
diputacion	provincial council		203
direct			60
direkt	direct		366
dis	dental		61
diseno	design		208
distilleries	distillery		85
distillery			66
distretto	district		184
distribuce	distribution		1213
distribucija	distribution		782
distribucion	distribution		209
distribuciones	distribution		209
distribuicao	distribution		360
distribuicoes	distribution		360
distribuidor	distribution		209
distribuidora	distribution		209
distribuidores	distribution		209
distribusi	distribution		358
distributed	distribution		100
distributeur	distribution		296
distributeurs	distribution		296
distributie	distribution		417
distributing	distribution		100
distribution			100
distributions	distribution		100
distributor	distribution		100
distributori	distribution		297
distributors	distribution		100
distributsiya	distribution		491
distribuzione	distribution		297
distribuzioni	distribution		297
distribyutor	distribution		491
distribyutsiya	distribution		491
district			85
distrito	district		203
divadlo	theatre		622
division			158
dizayn	design		167
djursjukhus	veterinary		59
do pao	bakery		23
doboku	construction		339
doces	confectionery		23
dogu	east		612
dokum	foundry		61
donuts			3
door			66
doors	door		85
doprava	transport		47
dopravni	transport		47
doradztwo	consulting		179
doughnuts	donuts		3
drain			3
drains	drain		3
dranken	beverage		35
draperies	interior		3
draudimas	insurance		190
draugija	association		408
drevo	wood		47
drewno	wood		31
drinks	beverage		3
drogaria	pharmacy		23
drogerie	pharmacy		7
druckerei	printing		124
drug	pharmaceutical		3
drugs	pharmaceutical		3
drugstore	pharmacy		3
drukarnia	printing		179
drukkerij	printing		276
drustvo	association		347
druzhestvo	company		1149
druzstvo	cooperative		314
drywall			3
drzewny	wood		31
duty	customs		3
dwlyh	international		609
dykwr	decoration		55
dynamic			60
dynamics	dynamic		60
dyrlaege	veterinary		87
east			189
eastern	east		189
eatery	restaurant		3
ebanisteria	carpentry		21
ebenisterie	carpentry		33
ecole	school		183
ecoles	school		33
eczane	pharmacy		61
eczanesi	pharmacy		61
edicoes	publishing		120
edificaciones	construction		21
edificacoes	construction		23
edificio	building		68
edificios	building		68
edile	construction		44
edili	construction		44
edilizia	construction		44
edilizie	construction		44
editions	publishing		357
editora	publishing		97
editores	publishing		97
editorial	publishing		97
editura	publishing		541
edizioni	publishing		359
educacao	education		397
educacion	education		21
educacional	education		23
educatie	education		107
education			51
educational	education		51
educativa	education		21
educativo	education		21
edukacja	education		31
eetcafe	restaurant		35
egeszsegugyi	medical		56
egitim	education		61
eglise	church		33
eglwys	church		1031
egyesulet	association		286
egyetem	university		56
egyhaz	church		56
egylet	association		286
ehitus	construction		182
ehpad	health		33
eiendom	real estate		148
eiendommer	real estate		148
eiendomsmegler	real estate		148
einwohnergemeinde	municipality		7
einzelhandel	store		7
eisdiele	gelato		7
eisenbahn	railway		48
eisenbahnen	railway		48
ejendom	real estate		87
ejendomme	real estate		87
ejendomsmaegler	real estate		87
ekdoseis	publishing		295
ekdotiki	publishing		295
ekdotikos	publishing		295
ekipman	equipment		88
ekklisia	church		49
ekmek	bakery		61
ekspedisi	transport		106
eksport	export		1222
ekszer	jewelry		56
ekszeresz	jewelry		56
ektyposeis	printing		295
electric			51
electrica	electric		68
electrical	electric		51
electricas	electrical		21
electrician	electric		3
electricians	electric		3
electricidad	electric		68
electricidade	electric		23
electricite	electrical		33
electricity	electric		51
electrico	electric		68
electrique	electrical		33
electronic	electronics		51
electronica	electronics		68
electronico	electronics		68
electronics			51
electronique	electronics		183
elektricheskaya	electric		113
elektricheskie	electric		113
elektricheskiy	electric		34
elektrik	electric		88
elektriske	electrical		148
elektrizitatswerk		Elektrizitätswerk	7
elektrizitatswerke	elektrizitatswerk	Elektrizitätswerk	7
elektro	electric		7
elektroinstalace	electrical		47
elektroinstalacije	electrical		70
elektroinstallation	electrical		7
elektromeister	electric		7
elektronik	electronics		169
elektronika	electronics		433
elektronische	electronics		169
elektronnaya	electronics		34
elektronnyy	electronics		34
elektroset	power		34
elektroseti	power		34
elektrostantsiya	power		34
elektrotechnik	electric		301
elektrotechnisch	electrical		35
elektrotekhnicheskaya	electric		34
elektrotekhnicheskiy	electric		34
elektryczne	electrical		31
elektryczny	electrical		31
elelmiszer	food		56
elelmiszeripari	food		56
eletrica	electric		23
eletricas	electric		23
elettrica	electrical		44
elettrici	electrical		44
elettronica	electronics		338
elettronico	electronics		338
elfirma	electrical		59
elintarvike	food		67
emlak	real estate		88
employment	recruitment		57
emporiki	trading		295
emporio	trading		295
empreendimento	enterprise		319
empreendimentos	enterprise		319
empreitadas	construction		23
empresa	enterprise		199
empresas	enterprise		192
endodontics			3
endustri	industry		88
endustriyel	industry		88
endymata	clothing		49
energeia	energy		49
energeiaki	energy		49
energeticheskaya	energy		113
energeticheskie	energy		34
energeticheskiy	energy		34
energeticheskoe	energy		34
energetichna	energy		170
energetika	energy		113
energetyka	energy		31
energi	energy		467
energia	energy		68
energias	energy		68
energie	energy		183
energies	energy		183
energija	energy		2278
energiverk	elektrizitatswerk	Elektrizitätswerk	148
energiya	energy		113
energo	energy		170
energy			51
enerji	energy		88
engenharia	engineering		120
engine	motor		3
engineer	engineering		100
engineering			100
engineers	engineering		100
engros	wholesale		450
enseignement	education		33
ensenanza	education		21
ensino	education		23
enstitu	institute		220
enstitusu	institute		220
enterprise			407
enterprises	enterprise		407
entertainment			3
entreprenorfirma	construction		87
entreprise	enterprise		271
entreprises	enterprise		271
environment	environmental		105
environmental			105
environments	environmental		105
environnement	environmental		204
ependyseis	investment		295
ependytiki	investment		295
epicerie	store		33
epipla	furniture		49
epiplopoiia	furniture		49
epitesz	architecture		56
epitesziroda	architecture		56
epito	construction		56
epitoipar	construction		56
epitoipari	construction		56
equipamento	equipment		341
equipamentos	equipment		341
equipement	equipment		183
equipment			51
equipo	equipment		68
equipos	equipment		68
equity			57
ergostasio	works		315
erste	first		366
erzbistum	diocese		48
escola	school		341
escolar	school		21
escritorio	office		193
escuela	school		68
escuelas	school		21
especialidades	special		146
esporte	sports		223
esportiva	sports		223
establishment			158
estadio	stadium		203
estado	state		393
estaleiro	shipyard		23
estate	real estate		66
estates	real estate		66
este	east		146
estetica	salon		21
estiatorio	restaurant		49
estrategia	strategic		223
estudio	photo		397
estudios	photo		23
eszak	north		700
etablissement	company		317
etablissements	company		317
etaireia	company		315
etela	south		816
ethniki	national		2158
etterem	restaurant		56
ettevote	enterprise		1651
eumnyo	beverage		151
eunhaeng	bank		263
event			57
eventos	event		97
events	event		57
everk	elektrizitatswerk	Elektrizitätswerk	148
excavating	excavation		3
excavation			3
exchange			51
expert	professional		60
experts	professional		60
exploracao	exploration		120
exploration			57
explorations	exploration		781
export			132
exportacion	export		97
exportaciones	export		97
exportadora	export		97
exports	export		781
express	freight		3
extraction			57
eyewear	optical		3
fabbrica	works		287
fabbriche	works		287
fabrica	works		1155
fabricas	works		192
fabrication			3
fabricators	fabrication		3
fabriek	works		409
fabrieken	works		318
fabrik	works		3457
fabrika	works		137
fabrikalari	works		220
fabrikas	works		408
fabrikasi	works		220
fabrikker	works		476
fabrique	works		271
fabryka	works		348
fachhochschule	hochschule		7
fachverband			136
facolta	faculty		380
factories	works		103
factory	works		103
faculdade	faculty		193
facultad	faculty		192
facultatea	faculty		529
faculte	faculty		317
faculteit	faculty		318
faculty			158
fahrschule		Fahrschule	7
fakulta	faculty		314
fakultat	faculty		136
fakulteten	faculty		238
falegnameria	carpentry		44
familia	family		192
families	family		158
family			158
fangdichan	real estate		39
fangzhi	textile		143
fangzhipin	textile		39
farm			66
farma	pharmaceutical		507
farmaceutica	pharmaceutical		213
farmaceutici	pharmaceutical		431
farmaceuticos	pharmaceutical		213
farmaceutyczne	pharmaceutical		434
farmacia	pharmacy		213
farmacias	pharmacy		21
farmacie	pharmacy		431
farmacja	pharmaceutical		434
farmakeio	pharmacy		49
farmakeytika	pharmaceutical		49
farmakeytiki	pharmaceutical		49
farmasi	pharmacy		340
farmatsevticheskaya	pharmaceutical		507
farmatsevticheskiy	pharmaceutical		34
farmatsevticheskoe	pharmaceutical		34
farmatsiya	pharmaceutical		507
farmers	agriculture		3
farms	farm		66
farnost	church		47
fashion	clothing		3
fastigheter	real estate		59
fastighets	real estate		59
fazenda	farm		23
fazhan	development		145
fbc			85
fcu			85
federacao	federation		1034
federace	federation		622
federacion	federation		203
federacja	federation		506
federal			188
federalnaya	federal		424
federalnoe	federal		425
federalnyy	federal		425
federation			158
federazione	federation		184
feinkost	food		7
femipari	metal		56
feria	fair		203
ferienwohnung		Ferienwohnung	7
ferienwohnungen	ferienwohnung	Ferienwohnung	7
ferma	farm		107
ferme	farm		33
fernsehen	television		169
ferramenta	hardware		44
ferreteria	hardware		21
ferro	iron		23
ferrocarril	railway		203
ferrocarriles	railway		203
ferrovia	railway		184
ferroviaria	railway		397
ferroviario	railway		262
ferrovie	railway		184
fertilizantes	fertilizer		21
fertilizer			3
fertilizers	fertilizer		85
feuerwehr	fire brigade		48
fiai	son		286
fiduciaire	consulting		357
fiduciaria	consulting		359
fiera	fair		184
figli	son		380
figlio	son		380
filhos	son		193
filial	branch		319
filialas	branch		408
filiale	branch		228
film			3
films	film		85
fils	son		317
financas	finance		120
finance			132
financeira	finance		120
financial	finance		132
financiera	finance		208
financiere	finance		357
financiero	finance		208
financieros	finance		97
finans	finance		952
finansal	finance		361
finansovaya	finance		167
finansovo	finance		121
finansovyy	finance		121
finansowe	finance		179
finansy	finance		121
finanzamt	belastingdienst		48
finanzas	finance		208
finca	farm		21
fios	wire		23
firefighters	fire brigade		85
firin	bakery		61
firm	company		103
firma	company		228
first			60
fish			3
fishing	fish		3
fiskebatrederi	fish		148
fiskeri	fish		148
fitness			189
fleischerei	meat		7
fleischhauerei	meat		7
fletes	transport		21
fleuriste	florist		33
fliesenlegermeister	tile		7
flooring			3
floral	florist		3
florarie	florist		107
floreria	florist		21
floricultura	florist		23
florist			3
floristeria	florist		21
florists	florist		3
flour			3
flowers	florist		3
flughafen	airport		169
fndq	hotel		156
fodevarer	food		87
fodraszat	salon		56
fogaszat	dental		56
fogorvosi	dental		56
folkeskole	primary school		87
fond	fund		137
fondacija	foundation		906
fondas	foundation		408
fondation	foundation		271
fondazione	foundation		380
fonden	foundation		476
fondo	fund		199
fonds	fund		271
fontaneria	plumbing		21
food			3
foods	food		3
foolad	steel		430
football			60
footwear			3
forbund	association		238
forbundet	association		238
forderschule	school		7
forderverein		förderverein	136
forening	association		238
foreningen	association		238
forest	forestry		66
forestry			3
foretag	company		238
forging			3
forlag	publishing		277
forlaget	publishing		277
formacao	training		120
formazione	education		44
forsakring	insurance		59
forsakringar	insurance		59
forsamling	church		59
forschung	research		674
forsikring	insurance		148
forskola	kindergarten		59
forstamt			7
forsvar	defense		467
forsyning	public utility		87
forvaltning	holding		238
forvaltnings	holding		238
fotball	football		550
fotballklubb	football		550
fotboll	football		551
foulad	steel		430
foundation			103
founder			158
foundries	foundry		85
foundry			3
foyrnos	bakery		49
framing			3
fratelli	brother		287
fratii	brother		529
free			60
freie	free		366
freight			3
fremdenverkehrsverein	tourist office		7
freres	brother		271
frigorifico	meat		23
friseur	salon		7
friseure	salon		7
friseurmeister	salon		7
friseursalon	salon		7
frisor	salon		7
frituur	snackbar		35
frizerie	salon		107
fromagerie	dairy		33
fryzjer	salon		31
fryzjerski	salon		31
fryzjerskie	salon		31
fudosan	real estate		142
fuel			3
fuels	fuel		3
fuhrunternehmen	transport		7
full	complete		60
fund			103
fundacao	foundation		193
fundacio	foundation		1150
fundacion	foundation		199
fundacja	foundation		571
fundatia	foundation		749
fundazioa	foundation		1652
funding	fund		158
fundo	fund		319
fundos	fund		193
funds	fund		103
funeral			3
furna	bakery		337
furnace	heating		3
furnaces	heating		3
furniture			3
fushi	clothing		39
fussball	football		366
futbol	football		146
futebol	football		223
futes	heating		56
fuvarozas	transport		56
fuvarozo	transport		56
fuzhuang	clothing		39
fylke	county		559
fylkeskommune	county		559
gabinet	office		348
gabinete	office		193
gaebal	development		452
gakko	school		142
galaktokomika	dairy		49
galaktoviomichania	dairy		49
galeria	gallery		262
galleries	gallery		85
gallery			66
galvanizing			3
games	entertainment		3
gaming	entertainment		3
gamykla	works		408
ganadera	livestock		21
ganaderia	livestock		21
ganadero	agriculture		21
gangkou	port		39
gangtie	steel		143
gangye	steel		39
gaoxinjishu	technology		39
garage			66
garagebedrijf	garage		35
garages	garage		3
garasu	glass		339
garden			66
gardening	garden		3
gardiennage	security		357
gardsbruk	farm		148
garmen	clothing		106
gartenbau	garden		7
gartnerei	garden		7
gas			3
gasolinera	fuel		262
gasthaus	restaurant		7
gasthof	hotel		7
gasthofe	hotel		7
gaststatte	restaurant		7
gastwirtschaft	restaurant		7
gaswerk		Gaswerk	7
gayrimenkul	real estate		88
gaz	gas		33
gazovaya	gas		34
gazovyy	gas		34
gebaude	building		169
gebaudereinigung	cleaning		124
gebroeders	brother		318
gebruder	brother		136
gelateria	gelato		44
gelato			3
gem	jewelry		3
gemas	jewelry		23
gemeente	municipality		318
gemeinde	municipality		136
gemeindeverwaltung	municipality		48
gemeindewerke	municipal utility		48
gemeinschaftspraxis	health		7
gems	jewelry		3
genbrug	recycling		450
general			188
general purpose			60
generale	general		395
generali	general		2161
generalitat	government		2272
generalnaya	general		424
genossenschaft	cooperative		136
geonchuk	construction		151
geonseol	construction		263
georgiki	agriculture		49
georgikos	agriculture		49
gepgyar	machine		56
gepipari	machine		56
gerais	general		223
geral	general		223
gereja	church		106
gerenciamento	management		949
gericht	court		48
gesamtschule			48
gesellschaft	company		228
gestao	management		120
gestion	management		589
gestora	management		97
gestoria	accounting		97
gesundheit	health		7
gesundheitsamt			7
getranke	beverage		7
getrankehandel	beverage		7
getrankemarkt	beverage		7
geumsok	metal		151
geumyung	finance		452
gewerkschaft	union		48
ghdhiyh	food		55
ghdhyh	food		55
giardini	garden		44
gida	food		61
gielda	exchange		433
gigye	machine		151
gimnazija	gymnasium		190
gimnaziul	gymnasium		107
gimnazium	gymnasium		56
gimnaziya	gymnasium		93
ginko	bank		142
gioielleria	jewelry		44
gioielli	jewelry		338
gisul	technology		263
giyim	clothing		61
gkb			34
glacier	gelato		33
glarmester	glass		87
glas	glass		7
glaserei	glass		7
glashandel	glass		35
glasmasteri	glass		59
glass			3
global			188
globalnaya	global		425
globalny	global		701
globe	global		60
gmina	municipality		348
gobernacion	province		21
gobierno	government		199
goldschmiede	jewelry		7
golf			60
gongcheng	engineering		678
gongeop	industry		151
gongmao	trading		145
gongsi	company		753
gongye	industry		143
gongyinglian	supply		145
gongyipin	art		39
gornaya	mining		34
gornodobyvayushchaya	mining		113
gornodobyvayushchiy	mining		34
gornyy	mining		34
gorodskaya		городская	93
gorodskoy	gorodskaya	городская	93
gospital	hospital		34
gospodarstwo	farm		506
gostilna	restaurant		157
gostinitsa	hotel		93
gostionica	restaurant		70
gosudarstvennaya	state		425
gosudarstvennoe	state		425
gosudarstvennyy	state		424
gotel	hotel		170
goudsmid	jewelry		35
gouvernement	government		271
government			103
governo	government		193
grad	municipality		70
gradbenistvo	construction		157
gradbeno	construction		157
gradevinarstvo	construction		70
gradevinska	construction		283
gradevinski	construction		70
gradevinsko	construction		70
gradinita	kindergarten		107
graditeljstvo	construction		70
gradjevinska	construction		283
gradjevinsko	construction		283
gradnja	construction		70
gradnje	construction		157
gradska	municipality		70
grafeio	office		315
grafica	printing		120
grain			3
grains	grain		85
green			189
gremio	association		193
grill			66
grocery			3
groep	group		318
groomers	grooming		3
grooming			3
groothandel	wholesale		276
grosshandel	wholesale		124
grosshandlung	wholesale		124
group			407
groupe	group		1653
groupement	group		271
grundschule	primary school		48
grundstucksgesellschaft	real estate		7
grup	group		1161
grupa	group		1161
grupacija	group		347
grupe	group		3465
grupo	group		1156
grupp	group		752
gruppa	group		572
gruppe	group		1153
gruppen	group		1153
gruppo	group		3463
gruppy	group		572
grupul	group		1659
gruzoperevozki	transport		93
guangdian	electronics		39
guanggao	advertising		145
guangxue	optical		39
guanli	management		145
guarderia	kindergarten		21
gula	sugar		106
guldsmed	jewelry		59
gumnaasium	gymnasium		182
guney	south		612
guoji	international		2169
gutter			3
gutters	gutter		3
guvenlik	security		361
gwanggo	advertising		452
gwangwang	tourism		151
gym	fitness		189
gymnasieskola	gymnasium		59
gymnasio	school		49
gymnasium			7
gymnastics			60
gymnastikforening	gymnastics		997
gymnazium	gymnasium		47
gyogyszertar	pharmacy		56
haarstudio	salon		7
haberlesme	communication		361
hacienda	farm		262
haeun	shipping		263
hafen	port		48
haigla	hospital		182
hair	salon		3
hairdressers	salon		3
hairdressing	salon		3
haiyun	shipping		39
hakubutsukan	museum		142
halk	people		612
hambaravi	dental		182
hammaslaakari	dental		67
handel	trading		124
handels	trading		124
handelsgesellschaft	trading		124
handelshaus	trading		124
handelskammare	chamber of commerce		59
handelskammaren	chamber of commerce		560
handelskammer	chamber of commerce		48
handelsonderneming	trading		276
handelsunternehmen	trading		124
handlowa	trading		179
handlowe	trading		179
handlowo	trading		179
handlowy	trading		179
handwerkskammer			48
handyman			3
hanggong	airline		151
hangkong	airline		143
hangyun	shipping		39
harbor	port		66
hardware			51
hardwood			3
hartanah	real estate		340
hasici	fire brigade		622
haskoli	university		711
haskolinn	university		711
hastane	hospital		88
hastanesi	hospital		88
hauling	transport		3
hauptschule			7
haus	house		228
hausverwaltung	real estate		7
hausverwaltungen	real estate		7
havacilik	airline		88
hayvancilik	livestock		61
hdhyh	footwear		55
headquarters			316
health			51
healthcare	health		51
heating			3
heimatmuseum	museum		7
heimatverein			136
heizung	heating		7
heizungsbau	heating		7
heizungstechnik	heating		7
heladeria	gelato		21
hentes	meat		56
hermanos	brother		199
herreria	metal		21
hijos	son		192
hipermercado	supermarket		23
hipotecario	mortgage		21
hire	rental		57
hizmetleri	service		257
hlm	housing		33
hlwyt	confectionery		55
hndsh	engineering		174
hndsyh	engineering		174
hochbau			7
hochschule			7
hoerskool	gymnasium		709
hoesa	company		904
hogeschool	hochschule		35
hogskola	hochschule		59
hogskolan	hochschule		59
hogskole	hochschule		148
hogskolen	hochschule		148
hojskole	hochschule		87
hoken	insurance		142
holding			407
holdingmaatschappij	holding		748
holdingmij	holding		318
holdings	holding		407
holdingselskabet	holding		3458
holz	wood		7
holzbau	wood		7
holzhandel	wood		7
home			316
homes	home		316
hopital	hospital		33
horlogerie	jewelry		33
hoso	broadcasting		142
hospice			3
hospital			51
hospitalar	medical		23
hospitales	hospital		21
hospitalier	hospital		224
hospitality			3
hospitals	hospital		51
hospoda	bar		47
hostal	hostel		21
hostel			3
hostels	hostel		85
hostinec	restaurant		47
hotel			51
hoteleira	hospitality		23
hotelera	hospitality		21
hoteles	hotel		21
hotell	hotel		467
hotellerie	hospitality		33
hotelli	hotel		67
hotels	hotel		3
hotely	hotel		214
house			103
housekeeping	cleaning		57
housing	real estate		51
houthandel	wood		35
hovenier	garden		35
hoveniersbedrijf	garden		35
hranilnica	bank		157
huagong	chemical		143
huanbao	environmental		39
huanjing	environmental		39
huaxue	chemical		143
huazhuangpin	cosmetics		39
huis	house		409
huisartsen	health		35
huisartsenpraktijk	health		35
hukuk	legal		61
hulianwang	internet		39
huonekalu	furniture		67
huoyun	freight		39
hurtownia	wholesale		179
husbolt	meat		56
hvac	heating		3
hvrt	company		744
hwahak	chemical		263
hwajangpum	cosmetics		151
hwk	handwerkskammer		48
hydrauliczne	heating		31
hydraulika	heating		31
hyeophoe	association		904
hym	brother		744
hypothekenbank	mortgage		7
iatriki	medical		49
iatriko	medical		49
ichthyokalliergeies	fish		49
ichthyopoleio	fish		49
idraetsforening	sports		997
idraulica	plumbing		44
idraulico	plumbing		44
idrettslag	sports		550
idrettslaget	sports		550
idrottsforening	sports		551
idrottsforeningen	sports		551
idryma	foundation		315
iglesia	church		21
igreja	church		23
ihk	chamber of commerce		7
ihracat	export		257
ijssalon	gelato		35
ikatan	association		528
ilektriki	electric		49
ilektrismoy	electric		49
ilektronika	electronics		49
iletisim	communication		361
ilkogretim	school		61
ilkokulu	primary school		61
iluminacao	lighting		23
imaging	diagnostics		3
imbiss	snackbar		7
immo	real estate		204
immobili	real estate		431
immobiliare	real estate		431
immobiliari	real estate		431
immobilien	real estate		301
immobilienburo	real estate		7
immobiliengesellschaft	real estate		301
immobilienmakler	real estate		7
immobilienverwaltung	real estate		301
immobilier	real estate		204
immobiliere	real estate		204
immobilieres	real estate		204
immobiliers	real estate		204
imobiliare	real estate		1390
imobiliaria	real estate		341
imobiliario	real estate		23
imobiliarios	real estate		23
imone	company		408
imoveis	real estate		23
imperial			60
impianti	construction		44
import			132
import export		import-export	57
importacao	import		120
importaciones	import		97
importadora	import		97
imports	import		781
imprensa	press		23
imprenta	printing		97
impresa	enterprise		287
impresos	printing		97
imprimerie	printing		357
incaltaminte	footwear		107
incorporadora	real estate		23
independent			60
independente	independent		223
independiente	independent		146
industri	industry		1392
industria	industry		213
industriais	industry		626
industrial	industry		105
industriale	industry		431
industriales	industry		213
industriali	industry		431
industrialnaya	industry		34
industrialnyy	industry		34
industrials	industry		105
industrias	industry		213
industrie	industry		204
industriel	industry		204
industriele	industry		432
industriell	industry		301
industrielle	industry		204
industrielles	industry		204
industriels	industry		204
industrier	industry		1392
industries	industry		105
industrija	industry		2279
industriya	industry		507
industry			105
infantil	child		23
infirmary	hospital		3
informacao	information		397
informacion	information		68
informatica	information		68
information			51
informatsionnaya	information		34
informatsionnye	information		113
informatsionnyy	information		34
informatsiya	information		113
informatyka	information		433
ingatlan	real estate		56
ingegneri	engineering		451
ingegneria	engineering		297
ingenieria	engineering		209
ingenierie	engineering		296
ingenieros	engineering		209
ingenieur	engineering		296
ingenieurbau			7
ingenieurburo	engineering		124
ingenieurburos	engineering		124
ingenieure	engineering		490
ingenieurgesellschaft	engineering		490
ingenieurs	engineering		296
ingenieursbureau	engineering		417
ingeniorer	engineering		1214
ingeniorfirma	engineering		1214
ingenjor	engineering		277
ingenjorsbyra	engineering		953
ingenjorsfirma	engineering		953
inginerie	engineering		541
ingrosso	wholesale		359
inmobiliaria	real estate		68
inmobiliarias	real estate		21
inmobiliario	real estate		68
inmuebles	real estate		21
inn			66
innovacion	innovation		208
innovaciones	innovation		208
innovatie	innovation		948
innovation			132
innovations	innovation		132
innovative	innovation		132
innovazione	innovation		451
innovazioni	innovation		451
inns	inn		3
inovacao	innovation		120
inovasyon	innovation		361
insaat	construction		88
insatsu	printing		675
insinooritoimisto	engineering		329
instalaciones	installation		97
instalaterstvi	heating		47
instalatorstwo	plumbing		31
installateurmeister	plumbing		7
installatiebedrijf	electrical		35
installatietechniek	electrical		35
installation			57
installations	installation		781
institouto	institute		315
instituicao	institution		319
institut	institute		228
institutas	institute		408
institute			103
institutet	institute		238
institution			103
instituto	institute		199
instituts	institute		747
instituttet	institute		905
institutul	institute		749
instituut	institute		409
instituutti	institute		1158
instrument			3
instruments	instrument		3
instytut	institute		571
insulation			3
insulations	insulation		85
insurance			51
insurans	insurance		340
inswae	printing		452
integrada	integration		120
integrated	integration		57
integration			57
inteligencia	smart		699
intelligence	smart		188
intelligent	smart		60
interiors	interior		3
internacionais	international		2165
internacional	international		1333
internacionales	international		1333
internasional	international		2160
internasjonal	international		1336
internasjonale	international		1336
internationaal	international		2163
international			1332
internationala	international		2166
internationale	international		999
internationaler	international		2157
internationales	international		999
internationals	international		1332
internationaux	international		999
internationell	international		1339
internationella	international		1339
internazionale	international		1334
internazionali	international		1334
internet			3
intezet	institute		286
intreprinderea	enterprise		749
inversion	investment		208
inversiones	investment		208
inversora	investment		97
invest	investment		100
investasi	investment		1217
investering	investment		417
investeringen	investment		417
investeringsmaatschappij	investment		417
investice	investment		1212
investicija	investment		782
investicije	investment		1808
investicijos	investment		782
investicni	investment		1213
investigacao	research		120
investigacion	research		97
investimenti	investment		297
investimento	investment		360
investimentos	investment		360
investing	investment		100
investissement	investment		296
investissements	investment		296
investitii	investment		783
investitions	investment		490
investitsii	investment		491
investitsionnaya	investment		491
investitsionnoe	investment		121
investitsionnyi	investment		491
investitsionnyy	investment		121
investment			100
investments	investment		100
investor	investment		100
investors	investment		100
inzenjering	engineering		256
inzenyring	engineering		275
inzenyrstvi	engineering		1212
inzhiniring	engineering		167
inzynieria	engineering		179
inzynieryjne	engineering		179
ipari	industry		56
irmaos	brother		319
irmas	sister		193
iroda	office		286
irodaja	office		286
iron			3
ironworks			3
isannointi	real estate		67
iskola	school		56
isletmeleri	company		220
issledovatelskaya	research		121
issledovatelskiy	research		121
istithmar	investment		356
istituto	institute		287
istruzione	education		44
italok	beverage		56
ithalat	import		257
izdatelskaya	publishing		121
izdatelskiy	publishing		121
izdatelstvo	publishing		677
izdavastvo	publishing		256
jadongcha	motor		263
jaedan	foundation		904
jamiya	society		345
jamiyat	society		345
janitorial	cleaning		57
jardinagem	garden		23
jardineria	garden		21
jardinerie	garden		33
jarnvag	railway		560
jasa	service		358
jecheol	steel		151
jegang	steel		151
jegwa	confectionery		151
jeollyeok	power		151
jeongbo	information		151
jeongi	electric		263
jeongmil	machine		151
jeonja	electronics		263
jeonseon	wire		151
jernbane	railway		559
jeunggwon	security		452
jewelers	jewelry		3
jewellers	jewelry		3
jewellery	jewelry		51
jewelry			51
jeyak	pharmaceutical		263
jiadian	electric		39
jiagong	processing		145
jiaju	furniture		39
jiancai	material		39
jiance	testing		145
jiangong	construction		39
jianshe	construction		143
jianzhu	construction		143
jiaoyu	education		39
jichang	airport		39
jichuang	machine		39
jidian	machine		39
jidosha	motor		142
jijin	fund		1163
jinchukou	import export	import-export	678
jingmao	trading		145
jinrong	finance		145
jinshu	metal		143
jiqiren	robotics		39
jishu	technology		143
jisuanji	computer		39
jituan	group		753
jiudian	hotel		39
jiuye	liquor		39
jixie	machine		143
jizni	south		610
jmyh	association		345
joaillerie	jewelry		33
joalharia	jewelry		23
joalheria	jewelry		23
jobcenter	job centre		48
joias	jewelry		341
joinery	carpentry		3
jordbruk	agriculture		59
journal			3
joyas	jewelry		68
joyeria	jewelry		68
joyerias	jewelry		21
jubiler	jewelry		31
judet	county		831
judetean	region		107
judeteana	region		107
judetul	province		107
jugendamt			7
jugendherberge	youth hostel		48
jukogyo	industry		339
junggongeop	industry		151
junta	government		203
juridica	legal		21
juridico	legal		21
juridicos	legal		21
juridik	legal		59
juridique	legal		33
juridisch	legal		35
jurutera	engineering		591
jutaku	housing		339
juwelier	jewelry		7
kadernictvi	salon		47
kadernictvo	salon		214
kafe	coffee		93
kafeneio	coffee		49
kafeteria	coffee		49
kagaku	chemical		142
kagit	paper		61
kahvila	coffee		67
kaifa	development		145
kaiun	shipping		142
kaluste	furniture		67
kalusteet	furniture		67
kamenictvi	stone		47
kamenolom	stone		70
kamieniarstwo	stone		31
kampaamo	salon		67
kancelar	office		314
kancelaria	legal		31
kanisa	church		1393
kanko	tourism		339
kanton	canton		7
kantoor	office		318
kanzlei	office		136
kapital	capital		674
kapsalon	salon		35
karate			60
karczma	inn		31
kardesler	brother		220
karet	rubber		106
kasap	meat		61
kaserei	dairy		7
kataskeyastiki	construction		49
kataskeyes	construction		49
katastima	store		49
katastimata	store		49
katedra	cathedral		506
katedrala	cathedral		622
katharistirio	laundry		49
kathedrale	cathedral		48
kaubandus	trading		588
kaufhaus	store		7
kauplus	store		182
kauppa	trading		329
kauppayhtio	trading		329
kaupungin	municipality		67
kaupunki	municipality		67
kavana	coffee		70
kavarna	coffee		47
kavezo	coffee		56
kaviaren	coffee		214
kavine	coffee		190
kawiarnia	coffee		31
kazaliste	theatre		2277
kebangsaan	national		2162
kebap			61
kedai	store		340
keji	technology		143
kejuruteraan	engineering		591
kelet	east		700
kelompok	group		528
kementerian	ministry		528
kemiska	chemical		560
kemtvatt	laundry		59
kenkyujo	institute		746
kenkyusho	institution		746
kennel			3
kennels	kennel		3
kensetsu	construction		142
kentro	center		49
kepykla	bakery		190
kereskedelem	trading		222
kereskedelmi	trading		222
kereskedes	trading		222
kereste	wood		61
kerk	church		2283
kertas	paper		106
kerteszet	garden		56
kesehatan	health		106
keshtirani	shipping		430
keskussairaala	hospital		67
kfz	garage		7
kharchova	food		170
khdmt	service		356
khimicheskaya	chemical		113
khimicheskiy	chemical		34
khimiya	chemical		34
khlebokombinat	bakery		34
khlebozavod	bakery		93
kholding	holding		572
kholdingovaya	holding		572
khotel	hotel		337
khram	church		93
khshb	wood		55
khwn	brother		345
kiado	publishing		222
kids	child		3
kieswerk	stone		7
kiinteisto	real estate		67
kiinteistopalvelu	real estate		67
kiinteistot	real estate		67
kikai	machine		142
kilang	works		1159
kimia	chemical		106
kimya	chemical		88
kimyasal	chemical		88
kimyevi	chemical		88
kinder	child		7
kinderdagverblijf	kindergarten		35
kindergarten			7
kinderopvang	kindergarten		35
kindertagesstatte	kindergarten		7
kindlustus	insurance		182
kinnisvara	real estate		182
kinzoku	metal		142
kirche	church		623
kirchengemeinde	parish		48
kirchenkreis			7
kirchgemeinde	parish		7
kirjapaino	printing		329
kirjasto	library		67
kirjastus	publishing		588
kirke	church		559
kirkko	church		710
kirtasiye	stationery		61
kisen	shipping		142
kita	kindergarten		7
kitabevi	bookstore		61
kitapevi	bookstore		61
kitchen			66
klader	clothing		59
kleding	clothing		35
klempirstvi	plumbing		47
klenotnictvi	jewelry		47
klesarstvo	stone		70
kliniek	hospital		35
klinik	hospital		7
klinika	clinic		31
kliniken	hospital		7
kliniki	clinic		49
klinikum	hospital		7
klining	cleaning		121
kliningovaya	cleaning		121
kloster	monastery		48
klostoyfantoyrgia	textile		49
klub	club		228
knihkupectvi	bookstore		47
knihovna	library		47
kniznica	library		214
knjigarna	bookstore		157
knjigovodstvo	accounting		256
knjizara	bookstore		70
knjiznica	library		70
kobmand	store		87
kogyo	industry		142
kohvik	coffee		182
koleji	school		61
kolkhoz	agriculture		93
kombinat	works		137
komitet	committee		137
kommercheskaya	commercial		167
kommotirio	salon		49
kommun	municipality		238
kommune	municipality		905
kommunen	municipality		476
kommunikation	communication		674
kommunikatsii	communication		167
kommunikatsiya	communication		121
kompani	company		752
kompania	company		1161
kompanie	company		1153
kompaniet	company		752
kompanii	company		572
kompaniia	company		3473
kompanija	company		3466
kompaniya	company		572
kompaniyasy	company		1657
komunala	public utility		157
komunalno	public utility		70
komuten	construction		339
konditerska	confectionery		170
konditerskaya	confectionery		34
konditerskiy	confectionery		34
konditorei	pastry		7
konditori	pastry		59
konditoria	pastry		67
konepaja	machine		67
konfeksiyon	clothing		61
konggu	holding		1163
koniglich	royal		549
koninklijke	royal		332
konoba	restaurant		70
konsalting	consulting		167
konsaltingovaya	consulting		167
konsaltingovyy	consulting		121
konsortsium	consortium		137
konstrukce	construction		1386
konstrukcja	construction		434
konstrukcje	construction		434
konstruksi	construction		106
konstruktion	construction		301
konstruktionen	construction		301
konstruktorskoe	construction		507
konsulenter	consulting		450
konsult	consulting		952
konsultan	consulting		358
konsultatsii	consulting		677
konsultatsionnaya	consulting		121
konsulter	consulting		277
konsulting	consulting		952
konsultointi	consulting		329
kontora	office		1162
kontraktor	contracting		358
kontsern	group		1651
konveksi	clothing		106
konyveles	accounting		222
konyvelo	accounting		222
konyveloiroda	accounting		222
konyvesbolt	bookstore		56
konyvtar	library		56
konzalting	consulting		256
konzern	conglomerate		228
kool	school		182
kooperatifi	cooperative		220
kooperativ	cooperative		752
kooperativa	cooperative		752
kooperatsiya	cooperative		572
kooperatyvas	cooperative		408
koper	copper		35
koperasi	cooperative		1655
kopi	coffee		106
kopitiam	coffee		340
korhaz	hospital		56
korkeakoulu	hochschule		67
korporacija	corporation		3471
korporatsii	corporation		137
korporatsiya	corporation		137
korteriuhistu	housing		182
kosciol	church		31
kosmetikstudio	salon		7
kosmimata	jewelry		49
kosmimatopoleio	jewelry		49
kostel	church		47
kotsu	transport		339
koulu	school		67
koulutus	education		67
kovo	metal		47
kozjegyzoi	notariat	Notariat	56
kozpont	center		286
kozuzemi	public utility		56
krajska	krajsky	krajský	47
krajsky		krajský	47
krankenhaus	hospital		7
kredi	credit		257
kredit	credit		674
kredito	credit		590
kredytowa	credit		179
kreis	district		48
kreissparkasse			623
kreisverband			136
kreisverwaltung	district office		48
kreiswerke	municipal utility		48
kreopoleio	meat		49
ksiegarnia	bookstore		31
ksiegowe	accounting		179
ktimatiki	real estate		49
kuafor	salon		61
kuaidi	freight		39
kuangye	mining		143
kuchen	kitchen		7
kuchenstudio	kitchen		7
kukkakauppa	florist		67
kuljetus	transport		67
kuljetusliike	transport		67
kulturverein			136
kulubu	club		220
kulup	club		907
kumiai	cooperative		746
kunglig	royal		1338
kunta	municipality		346
kuresel	global		1000
kustannus	publishing		329
kutuphane	library		61
kutuphanesi	library		61
kuyumcu	jewelry		61
kuyumculuk	jewelry		61
kuzey	north		612
kvetinarstvi	florist		47
kvetiny	florist		47
kvvtst	group		744
kwekerij	nurseries		35
kwiaciarnia	florist		31
kyodokumiai	cooperative		1656
kyokai	association		746
kyrka	church		59
kyrkan	church		59
lab	laboratory		51
laboratoire	laboratory		183
laboratoires	laboratory		183
laboratorien	laboratory		169
laboratorier	laboratory		467
laboratories	laboratory		51
laboratorio	laboratory		68
laboratorios	laboratory		68
laboratorium	laboratory		169
laboratoriya	laboratory		113
laboratory			51
laboratuvar	laboratory		88
labore	laboratory		169
labs	laboratory		51
lacteos	dairy		21
ladang	farm		340
laegehus	hospital		87
laegehuset	hospital		87
laerskool	primary school		709
laget	association		905
laiterie	dairy		33
laitos	institute		346
lakargruppen	medical		59
lakiasiaintoimisto	legal		67
lanchonete	snackbar		23
land	real estate		66
landbouw	agriculture		35
landbrug	agriculture		87
landelijk	national		1335
landesverband			136
landgericht			48
landhandel	agriculture		7
landkreis	district		48
landratsamt	district office		48
lands	real estate		3
landscape	garden		3
landscapers	garden		3
landscapes	garden		3
landscaping	garden		3
landschaftsbau	garden		7
landwirtschaft	agriculture		7
landwirtschaftsbetrieb	agriculture		7
landwirtschaftskammer			48
lansi	west		816
lantbruk	agriculture		59
lasteaed	kindergarten		182
laticinios	dairy		23
latteria	dairy		44
laundries	laundry		3
laundromat	laundry		3
laundry			3
lavanderia	laundry		397
law	legal		57
lawn	garden		3
lblstyk	plastic		55
lblstykyh	plastic		55
lbtrwl	oil		55
ldwly	international		609
ldwlyh	international		609
ldwyh	pharmaceutical		55
learning	education		3
lease	leasing		132
leasing			132
leather			3
lebensmittel	food		7
leer	leather		35
legal			57
legale	legal		44
legali	legal		44
legesenter	hospital		148
legnami	wood		44
legno	wood		44
leidykla	publishing		590
leipomo	bakery		67
leisure	entertainment		3
leite	dairy		23
lekaren	pharmacy		214
lekarna	pharmacy		47
lekarska	medical		47
lending	credit		57
lesopromyshlennyy	wood		34
leste	east		223
letiste	airport		1030
levensmiddelen	food		35
lfndq	hotel		55
lghdhiyh	food		156
lghdhyh	food		55
lhdyd	steel		55
lhdythh	modern		609
lhlwyt	confectionery		55
lhndsyh	engineering		174
liangyou	food		39
liansuo	retail		145
librairie	bookstore		33
libraries	library		3
library			85
libre	free		394
libreria	bookstore		262
liceo	gymnasium		44
liceul	gymnasium		107
liceum	gymnasium		31
licilacki	painting		70
light	lighting		66
lighting			3
ligonine	hospital		190
liitto	association		346
likarnya	hospital		170
limpeza	cleaning		120
limpezas	cleaning		120
limpieza	cleaning		97
limpiezas	cleaning		97
lingbujian	parts		39
linhas aereas	airline		23
linnavalitsus	municipality		182
linye	forestry		39
liquor			3
liquors	liquor		3
lisesi	gymnasium		61
listrik	electric		106
litsey	gymnasium		93
livestock			3
livraria	bookstore		23
livros	bookstore		23
livsmedel	food		59
lizing	leasing		167
lizingovaya	leasing		167
lizingovyy	leasing		121
ljekarna	pharmacy		70
ljekarne	pharmacy		70
lkhrb	electric		55
lkhrbiyh	electric		55
llblstyk	plastic		55
llbtrwl	oil		55
lldwyh	pharmaceutical		55
lldykwr	decoration		55
llfndq	hotel		55
llghdhyh	food		156
llghz	gas		55
llhdhyh	footwear		55
llhdyd	steel		55
llhlwyt	confectionery		55
llhndsh	engineering		174
lljlwd	leather		55
llkhdmt	service		356
llkhrb	electric		55
llkhshb	wood		55
lllbn	dairy		55
lllmnywm	aluminum		55
llmdt	equipment		55
llmjwhrt	jewelry		55
llmlbs	clothing		55
llmnywm	aluminum		55
llmqwlt	contracting		356
llmshrwbt	beverage		55
llmstlzmt	medical		55
llmyh	international		609
llnft	oil		55
llnql	transport		156
llnshr	publishing		174
llnsht	construction		55
llnsyj	textile		55
llqrt	real estate		156
llsfr	travel		55
llshhn	freight		55
llsmk	fish		55
llsnh	industry		55
llsnt	industry		55
llsrfh	exchange		55
llstthmr	investment		174
llstthmrt	investment		174
llstyrd	trading		356
llsyhh	tourism		55
llsynh	maintenance		174
llsyrt	automotive		55
lltbh	printing		174
lltdyn	mining		55
llthth	furniture		156
lltjrh	trading		356
lltknwlwjy	technology		55
lltlym	education		55
lltmwyl	finance		174
lltmyn	insurance		156
lltmyr	construction		55
lltndhyf	cleaning		174
lltqh	energy		55
lltqnyh	technology		55
lltslt	telecom		174
lltswyq	marketing		174
lltwzy	distribution		174
lltyrn	airline		55
llzjj	glass		55
llzrh	agriculture		55
lmjwhrt	jewelry		55
lmlbs	clothing		55
lmlyh	finance		174
lmnywm	aluminum		55
lmqwlt	contracting		356
lmshrwbt	beverage		55
lmthdh	united		609
lnftyh	oil		55
lnsht	construction		55
lnsyj	textile		55
loan	credit		57
local			189
locanda	hotel		44
locksmith			3
locksmiths	locksmith		3
lodge			66
lodging	hotel		3
lodziarnia	gelato		31
logistic	logistics		51
logistica	logistics		68
logisticheskaya	logistics		113
logisticheskie	logistics		34
logisticheskiy	logistics		34
logistics			51
logistika	logistics		113
logistiko	accounting		295
loja	store		397
lojas	store		397
lojistik	logistics		88
lokanta	restaurant		61
lokantasi	restaurant		61
loodgietersbedrijf	plumbing		35
loteria	casino		23
lotnisko	airport		433
lottery	casino		3
lqbdh	holding		1650
lqryh	real estate		156
lshhn	freight		55
lsmnt	cement		55
lsnyh	industry		55
lstthmr	investment		174
lstthmryh	investment		174
lsyhh	tourism		55
lsyrt	automotive		55
ltbyh	medical		55
ltjrh	trading		174
ltknwlwjy	technology		55
ltlym	education		55
ltqnyh	technology		55
ltyrn	airline		55
luchthaven	airport		505
ludowy	people		260
luftfahrt	airline		169
lukio	gymnasium		67
lumber	wood		3
luxingshe	travel		39
luyou	tourism		39
lycee	gymnasium		33
lykeio	gymnasium		49
lzryh	agriculture		156
maatila	farm		67
maatschappij	company		318
macchine	machine		44
macelarie	meat		107
macelleria	meat		44
machine			51
machinefabriek	machine		35
machinery	machine		51
machines	machine		51
machining			3
maconnerie	construction		33
maddeleri	material		61
madeira	wood		23
madeiras	wood		23
madeireira	wood		23
maden	mining		88
madencilik	mining		88
maderas	wood		21
maderera	wood		21
magasin	store		33
magasins	store		33
magaza	store		61
magazin	store		107
magistrat	municipality		47
maid	cleaning		57
maids	cleaning		57
mainostoimisto	advertising		329
maintenance			57
mairie	municipality		317
maison	house		271
maiznica	bakery		302
makanan	food		106
makelaardij	real estate		35
makelaars	real estate		35
makina	machine		61
makine	machine		61
maklare	real estate		59
malarstwo	painting		31
malerbetrieb	painting		7
malerei	painting		7
malerfirma	painting		87
malerfirmaet	painting		558
maleri	painting		59
malermeister	painting		7
malermester	painting		87
malirstvi	painting		47
mall			66
malzeme	material		61
malzemeleri	material		61
malzemesi	material		61
managed	management		100
management			100
manager	management		100
managers	management		100
managing	management		100
manifattura	manufacturing		1810
manufactory	manufacturing		100
manufactura	manufacturing		209
manufacturas	manufacturing		209
manufacture	manufacturing		100
manufacturer	manufacturing		100
manufacturers	manufacturing		100
manufactures	manufacturing		100
manufacturing			100
manufaktur	manufacturing		1218
manufaktura	manufacturing		491
manutencao	maintenance		120
maoyi	trading		678
maquinaria	machine		21
maquinas	machine		23
marangoz	carpentry		61
marbrerie	stone		33
marcenaria	carpentry		23
marche	market		1032
marine	shipping		51
marisqueria	restaurant		21
maritime	shipping		51
maritimo	shipping		21
markaz	center		903
market			66
marketing			132
marketingovaya	marketing		167
marketingu	marketing		1222
markets	market		3
markt	market		623
marktgemeinde	municipality		7
marmi	stone		44
marmoles	stone		21
marmores	stone		23
mart	market		3
masarnia	meat		31
maschinen	machine		7
maschinenbau	machine		7
maschinenfabrik	machine		7
mashinostroenie	machine		113
mashinostroitelnaya	machine		34
mashinostroitelnyy	machine		93
masjid	mosque		55
maskin	machine		59
maskiner	machine		59
maskinfabrik	machine		87
masonry			3
masons	masonry		3
masraf	bank		156
massage			3
master			158
maszynowy	machine		31
maszyny	machine		31
matbaa	printing		257
matbaacilik	printing		257
materiais	material		23
material			3
materiale	supply		541
materials	material		3
materialy	material		34
materska	school		47
matkat	travel		67
matkatoimisto	travel		67
max	super		60
mayorista	wholesale		97
mayoristas	wholesale		97
mdrs	school		156
mdrsh	school		156
meat			3
mebel	furniture		93
mebeles	furniture		302
mebeli	furniture		337
mebelnaya	furniture		34
mebelnyy	furniture		34
meble	furniture		31
mebli	furniture		170
meblowe	furniture		31
mecanica	machine		68
mecanique	machine		183
meccanica	machine		44
meccaniche	machine		44
mechanical			51
mechaniczne	mechanical		31
media			51
medias	media		183
medica	medical		68
medical			51
medicala	medical		107
medichniy	medical		170
medicina	medical		68
medicine	medical		51
medicines	medical		3
medicinski	medical		70
medico	medical		68
medicos	medical		21
medien	media		169
medikal	medical		61
medios	media		68
medisch	medical		35
meditsinskaya	medical		113
meditsinskiy	medical		93
meditsinskoe	medical		34
medizinische	medical		7
medya	media		88
medyczna	medical		31
medyczne	medical		31
medyczny	medical		31
mega	super		60
megye	county		829
megyei	province		56
meieri	dairy		148
meijeri	dairy		67
meitan	coal		143
meiye	coal		39
mejeri	dairy		59
mekaniska	machine		59
mekaniske	mechanical		559
mekhana	restaurant		337
mekhanicheskaya	mechanical		34
mekhanicheskiy	mechanical		113
mektebi	school		1033
melkveebedrijf	dairy		35
member			158
men			3
menedzhment	management		167
menighet	church		148
menuiserie	carpentry		33
menuiseries	carpentry		33
mercadeo	marketing		208
mercadinho	supermarket		23
mercado	market		262
mercadotecnia	marketing		208
mercato	market		830
merceria		mercería	21
meridional	south		146
meridionale	south		367
mermer	stone		61
mernoki	engineering		222
mernokiroda	engineering		222
mesnica	meat		70
messe	fair		48
mesto	municipality		47
mestska	municipality		47
mestske	municipality		47
mestsky	municipality		47
mestys	municipality		47
metaal	metal		35
metaalbewerking	metal		35
metafores	transport		49
metaforiki	transport		49
metais	metal		23
metal			51
metales	metal		21
metalicas	metal		21
metall	metal		59
metallbau	metal		7
metallerie	metal		33
metalli	metal		44
metalloyrgiki	metal		49
metallurgicheskaya	metal		34
metallurgicheskiy	steel		93
metallurgie	metal		33
metallurgy	metal		51
metallverarbeitung	metal		7
metallwerke	metal		7
metally	metal		34
metalowe	metal		31
metals	metal		3
metalurgica	metal		68
metalurji	metal		88
metro	metropolitan		189
metropole	metropolis		224
metropolitan			60
metzgerei	meat		7
metzgermeister	meat		7
meubel	furniture		106
meubelen	furniture		35
meubels	furniture		35
meubles	furniture		33
mezhdunarodnaya	international		424
mezhdunarodnoe	international		424
mezhdunarodnyy	international		424
mezogazdasagi	agriculture		56
mezquita	mosque		203
mfg	manufacturing		132
mfrwsht	furniture		156
mfyyh	bakery		624
mfyyt	bakery		624
miasta	municipality		31
miasto	municipality		31
microelectronics	semiconductor		3
midwest			60
miejski	municipality		260
miesny	meat		31
mieszkaniowa	housing		31
mieterverein	tenants association		48
military	defense		51
milk	dairy		3
mill	works		316
milling			3
mills	works		316
millwork	carpentry		3
mimarlik	architecture		61
minas	mining		21
mine	mining		3
mineira	mining		23
mineiras	mining		23
mineiro	mining		23
mineiros	mining		23
minera	mining		68
mineracao	mining		23
minerais	mining		23
mineral	mining		3
minerals	mining		3
mineria	mining		68
minerios	mining		23
mines	mining		51
minimercado	supermarket		23
mining			51
minipivovar	brewery		47
ministarstvo	ministry		347
ministeerium	ministry		1157
ministere	ministry		271
ministeri	ministry		1150
ministerie	ministry		409
ministeriet	ministry		238
ministerija	ministry		408
ministerio	ministry		199
ministerium	ministry		228
ministero	ministry		287
ministerstvo	ministry		137
ministerstwo	ministry		348
ministerul	ministry		749
ministrija	ministry		747
ministrstvo	ministry		751
ministry			103
miniszterium	ministry		286
minuman	beverage		106
miska	gorodskaya	городская	170
mission	church		66
mittelschule		Mittelschule	7
mizarstvo	carpentry		157
mjmwh	group		345
mjwhrt	jewelry		55
mkhbz	bakery		156
mktbh	bookstore		156
mleczarnia	dairy		31
mlekara	dairy		283
mlekarna	dairy		47
mljekara	dairy		70
mnogoprofilna	hospital		337
moasseseh	institution		903
mobel	furniture		7
mobelhaus	furniture		7
mobila	furniture		107
mobile			3
mobili	furniture		44
mobiliario	furniture		23
mobilificio	furniture		44
mobilya	furniture		61
mobler	furniture		59
moda	clothing		21
mode	clothing		33
modehaus	clothing		7
modern			60
moderna	modern		146
mokykla	school		190
molkerei	dairy		7
molochnaya	dairy		34
molochniy	dairy		170
molochnyy	dairy		93
moloko	dairy		34
monastere	monastery		224
monasterio	monastery		203
monastero	monastery		184
monastery			85
monde	world		395
mondial	global		395
mondiale	global		395
montazh	installation		121
montazhnaya	installation		121
montazhnoe	installation		121
montessori			3
moobel	furniture		182
moqawalat	contracting		356
morskaya	shipping		113
morskoe	shipping		34
morskoy	shipping		93
mortgage			3
moschee	mosque		48
mosoda	laundry		56
mosque			85
mosquee	mosque		224
motel			3
motels	motel		3
motor			51
motorcycle			3
motorcycles	motorcycle		85
motoren	motor		169
motorlari	motor		88
motorlu	motor		88
motors	motor		51
motoru	motor		88
motory	motor		113
motoryzacja	automotive		31
motuoche	motorcycle		39
moveis	furniture		23
movers	moving		57
movil	mobile		21
moving			57
mpakaliko	store		49
mpk			506
msdt	restaurant		624
mshrwbt	beverage		55
msn	works		345
msrf	bank		156
mstshfa	hospital		156
mstshfyt	hospital		156
mtm	restaurant		156
muassasa	establishment		345
muassasat	establishment		345
mudurlugu	public office		61
muebleria	furniture		21
mueblerias	furniture		21
muebles	furniture		262
muffler			3
mufflers	muffler		3
muhasebe	accounting		257
muhendislik	engineering		257
mullyu	logistics		151
mulsan	trading		947
multi	general purpose		60
multiservice			296
multiservices	multiservice		296
multiservicios	multiservice		97
multiservizi	multiservice		297
mundial	global		146
mundo	world		699
municipal	municipality		188
municipale	municipality		395
municipalidad	municipality		192
municipalite	municipality		33
municipality			158
municipio	municipality		192
municipios	municipality		21
municipiul	municipality		107
munisipaliteit	municipality		709
muqawalat	contracting		356
murerfirma	masonry		558
murerfirmaet	masonry		558
musavirlik	consulting		257
musea	museum		35
musee	museum		183
museen	museum		7
museet	museum		59
museo	museum		68
museos	museum		68
museu	museum		341
museum			51
museums	museum		3
music			3
musikschule		Musikschule	48
mustashfa	hospital		156
mutua	mutual		146
mutual			60
mutuel	mutual		394
mutuo	mutual		223
muyeok	trading		947
muze	museum		61
muzej	museum		70
muzesi	museum		88
muzeu	museum		107
muzeul	museum		107
muzeum	museum		433
muzey	museum		93
mvtt	association		744
mvz			48
myasnaya	meat		34
myasnoy	meat		34
myasokombinat	meat		34
myymala	store		67
nabytek	furniture		47
nabytok	furniture		214
nacionais	national		223
nacional	national		699
nadace	foundation		314
nadacia	foundation		750
naft	oil		430
nagykereskedelmi	wholesale		222
nagykereskedes	wholesale		222
nahrungsmittel	food		7
nails			3
naklada	publishing		256
nakladatelstvi	publishing		275
nakliyat	transport		61
nakliye	transport		88
namestaj	furniture		283
namjestaj	furniture		70
napitki	beverage		93
napoje	beverage		31
naql	transport		156
narodni	national		2155
narodowy	national		701
nasional	national		501
nasjonale	national		2164
national			188
nationale	national		394
nationalpark	national park		48
nationwide			189
natsionalen	national		1331
natsionalna	national		1331
natsionalnaya	national		425
natsionalniy	national		2167
natsionalnoe	national		424
natsionalnyy	national		424
natural			60
nature	natural		60
natureza	natural		223
natursteine	stone		7
nauchno	science		93
naval	shipping		68
navigation	shipping		3
naytilia	shipping		49
naytiliakes	shipping		49
naytiliaki	shipping		49
nazionale	national		818
nedvizhimost	real estate		113
neft	oil		113
neftegazovaya	oil		34
neftekhim	petrochemical		34
neftekhimicheskaya	petrochemical		34
neftekhimicheskiy	petrochemical		34
nefteprodukt	oil		34
nefteprodukty	oil		34
neftyanaya	oil		113
neftyanoy	oil		34
negara	state		501
negoce	trading		357
negocios	business		192
negozio	store		44
nekretnine	real estate		70
nemocnica	hospital		214
nemocnice	hospital		47
nemzeti	national		700
nengyuan	energy		143
nepremicnine	real estate		157
nettoyage	cleaning		357
network			103
networks	network		103
netzwerk	network		228
new			60
news			3
niaga	trading		358
niangjiu	liquor		39
niederlassung	branch		136
nieruchomosci	real estate		31
nogyo	agriculture		142
nongeop	agriculture		151
nongye	agriculture		39
noodle	noodles		3
noodles			3
noord	north		332
noordoost	northeast		332
noordwest	northwest		332
nord	north		817
nordeste	northeast		1337
nordost	northeast		366
nordre	north		550
nordwest	northwest		998
noreste	northeast		146
noroeste	northwest		146
norra	north		551
norte	north		393
north			189
northeast			189
northeastern	northeast		60
northern	north		60
northwest			189
northwestern	northwest		60
nosokomeio	hospital		49
notaio	notariat	Notariat	44
notaires	notariat	Notariat	33
notar	notariat	Notariat	47
notaria	notariat	Notariat	21
notarial	notariat	Notariat	33
notariale	notariat	Notariat	33
notariat		Notariat	7
notarile	notariat	Notariat	44
notariskantoor	notariat	Notariat	35
notarissen	notariat	Notariat	35
notarius	notariat	Notariat	93
nova	new		223
novo	new		223
novos	new		223
novy	new		610
nucleaire	nuclear		183
nuclear			51
nucleare	nuclear		338
nueva	new		146
nuevo	new		146
nukleer	nuclear		88
nurseries			3
nutrition	food		3
nyomda	printing		222
nyugat	west		700
obchodna	trading		950
obchodni	trading		275
obchodny	trading		950
obcina	municipality		157
obec	municipality		47
obedinenie	association		137
obedinennaya	united		425
obedinennoe	united		424
obedinennyy	united		424
oberlandesgericht			48
oberschule			7
obiednannya	association		1660
oblasna	oblastnaya	областная	170
oblastnaya		областная	93
oborudovanie	equipment		113
oborudovaniya	equipment		34
obras	construction		21
obrazovaniya	education		34
obrazovanje	education		70
obrazovatelnoe	education		34
obrazovatelnyy	education		34
observatoire	observatory		224
observatorio	observatory		203
observatorium	observatory		48
observatory			85
obshchestvo	society		137
obshchina	municipality		337
obuv	footwear		47
obuvnaya	footwear		34
obuwie	footwear		31
obyedinenie	association		137
occidental	west		393
occidentale	west		367
occidente	west		393
ocelarny	steel		47
ochrona	security		179
ocmw		OCMW	35
oddzial	branch		1160
odevy	clothing		47
odezhda	clothing		93
odontiatreio	dental		49
odontologia	dental		21
odontologica	dental		21
odvetniska	legal		157
odvjetnicki	legal		70
odziez	clothing		31
odziezowy	clothing		31
oeste	west		393
office	bureau		103
office representative			158
officina	works		380
officine	works		380
oficina	bureau		199
oficinas	bureau		199
ofis	bureau		137
ofisi	bureau		907
ogolnobudowlane	construction		31
ogrodnictwo	garden		31
ogrody	garden		31
ogullari	son		220
oil			51
oinopoieio	wine		49
oinopoiia	wine		49
oinopoiitiki	wine		49
okhrana	security		121
okhrannaya	security		121
okhrannoe	security		121
okres	district		622
okresni		okresní	47
oktatas	education		56
oktatasi	education		56
okul	school		88
okulu	school		61
old			60
olje	oil		2284
olletehas	brewery		182
ollscoil	university		1388
omilos	group		315
omistus	holding		346
omnisports	sports		394
oncology			3
onderneming	company		318
onderwijs	education		35
onkormanyzat	municipality		286
onkormanyzata	municipality		56
online	internet		3
oost	east		332
opcina	municipality		347
open			60
oper	opera		48
opera			224
operaciones	operation		208
operacoes	operation		949
operadora	operation		97
operating	operation		132
operation			132
operations	operation		132
operazioni	operation		451
opstina	municipality		906
optica	optical		21
optical			3
opticas	optical		21
optician	optical		3
opticians	optical		3
opticien	optical		33
opticiens	optical		33
optics	optical		3
optiek	optical		35
optik	optical		7
optika	optical		47
optiker	optical		7
optikko	optical		67
optique	optical		33
optometrist	optical		3
optometrists	optical		3
optometry	optical		3
optyk	optical		31
orasul	municipality		107
orchester	orchestra		48
orchestra			85
orchestre	orchestra		224
ordinace	clinic		47
ordine	guild		184
ordnungsamt			7
oreficeria	jewelry		44
organic	natural		60
organisatie	organization		409
organisation	organization		103
organizace	organization		1151
organizacion	organization		199
organizacja	organization		571
organizacoes	organization		193
organization			103
organizatsiya	organization		137
orient	east		817
oriental	east		393
orientale	east		367
oriente	east		393
original			60
originals	original		60
orquesta	orchestra		203
orquestra	orchestra		1034
ortakligi	company		220
ortaokulu	mittelschule	Mittelschule	61
orthodontics			3
orthodontist	orthodontics		3
orthodontists	orthodontics		3
orthopaedics	orthopedics		3
orthopedics			3
ortofrutta	food		44
ortsburgergemeinde	burgergemeinde	bürgergemeinde	7
ortsgemeinde	municipality		7
ortsverband			136
ortsverein	ortsverband		136
orvostechnikai	medical		56
osiguranje	insurance		70
osnovna	school		70
osp	fire brigade		506
ospedale	hospital		44
ospedaliera	hospital		184
ospedaliero	hospital		184
ost	east		998
osteria	restaurant		44
ostra	east		551
ostraha	security		275
osuuskauppa	cooperative		346
osuuskunta	cooperative		346
osuuspankki	bank		67
oswiata	education		31
otdel	department		137
otel	hotel		113
otica	optical		23
otkrytoe	open		333
oto	automotive		61
otomotif	automotive		106
otomotiv	automotive		712
otoritas	authority		1655
ottica	optical		44
ouest	west		817
ourivesaria	jewelry		23
outlet			66
outsourcing			57
ovoda	kindergarten		56
owner			158
pabrik	works		528
packaging			57
packing	packaging		57
padaria	bakery		23
pagariari	bakery		182
paint			3
painters	painting		3
painting			3
paints	paint		3
paivakoti	kindergarten		67
pajouhesh	research		1216
pakalpojumi	service		1220
pallet			57
pallets	pallet		57
palvelu	service		329
palvelut	service		329
pamatskola	primary school		302
panaderia	bakery		21
panepistimio	university		49
panetteria	bakery		44
pangan	food		106
panificadora	bakery		21
panificatie	bakery		107
panificio	bakery		44
panimo	brewery		67
pank	bank		182
pankki	bank		67
pansiyon	hotel		61
panzio	inn		56
pao de	bakery		23
papelaria	stationery		23
papeleria	stationery		21
paper			3
parafia	church		31
paralegal	legal		57
parapija	church		190
parceiro	partner		193
parduotuve	store		190
parikmakherskaya	salon		93
parish			85
parishad	council		745
parochie	church		35
parohia	church		107
paroisse	church		33
parokhodstvo	shipping		34
paroquia	church		23
parrocchia	church		44
parroquia	church		21
parrucchiere	salon		44
parrucchieri	salon		44
partei	party		48
partia	party		506
participacoes	holding		193
partido	party		203
partidul	party		831
partito	party		184
partner			103
partners	partner		103
partnership	partner		158
partnerships	partner		158
partnery	partner		137
parts			3
parturi	salon		67
pasaraya	supermarket		340
paschim	west		611
pashchim	west		611
paslaugos	service		590
pastane	pastry		61
pastanesi	pastry		61
pastelaria	pastry		23
pasteleria	pastry		21
pasticceria	pastry		44
pastries	pastry		3
pastry			3
pasvaldiba	municipality		747
pathology			3
patika	pharmacy		56
patiserie	pastry		107
patisserie	pastry		33
pavers	paving		3
paving			3
paysagiste	garden		33
pazarlama	marketing		361
pdam			1389
pechatnitsa	printing		780
peche	fish		33
pecheries	fish		33
pecuaria	livestock		23
pediatrics			3
pedreira	quarry		23
pedreiras	quarry		23
peguam	legal		340
peijian	parts		39
peinture	painting		33
peintures	painting		33
peixaria	fish		23
pekara	bakery		70
pekaren	bakery		214
pekarna	bakery		47
pekarnya	bakery		93
pekarstvi	bakery		47
pekseg	bakery		56
pelayaran	shipping		106
peluqueria	salon		21
pembiayaan	finance		358
pembinaan	construction		340
pemerintah	municipality		528
pencetakan	printing		591
pendidikan	education		106
penerbangan	airline		106
penerbit	publishing		358
pengangkutan	transport		340
penginapan	hotel		106
pengolahan	processing		358
pension			3
pensions	pension		3
pensjonat	hotel		31
penzion	hotel		47
people			60
peoples	people		60
pepiniere	nurseries		33
pepinieres	nurseries		33
perabot	furniture		340
perabut	furniture		340
percetakan	printing		358
perdagangan	trading		358
perestrakhovanie	reinsurance		113
perevezennya	transport		170
perevozki	transport		93
perhiasan	jewelry		106
perikanan	fish		106
periklanan	advertising		358
periodontics			3
perkebunan	agriculture		106
perkhidmatan	service		591
perkumpulan	association		528
perniagaan	trading		591
perpustakaan	library		106
persatuan	association		1159
pertambangan	mining		106
pertanian	agriculture		106
perunding	consulting		591
perusahaan	company		528
pervezimai	transport		190
pescaderia	fish		21
pescas	fish		23
pescheria	fish		44
pesquera	fish		21
pesquisa	research		120
pesula	laundry		67
pet			3
peternakan	livestock		106
petrelaia	oil		49
petrelaioy	oil		49
petrochemical			51
petrochemicals	petrochemical		85
petrokimya	petrochemical		88
petrol	oil		51
petroleo	oil		68
petroleos	oil		21
petroleum	oil		51
petroshimi	petrochemical		430
pets	pet		3
peyzaj	garden		61
pfarramt	parish		48
pfarre	church		7
pfarrei	parish		48
pfarrgemeinde	church		7
pflegedienst		Pflegedienst	7
pflegeheim		Pflegeheim	7
pharma	pharmaceutical		105
pharmaceutical			105
pharmaceuticals	pharmaceutical		105
pharmaceutique	pharmaceutical		204
pharmacie	pharmacy		204
pharmacies	pharmacy		105
pharmacist	pharmacy		3
pharmacists	pharmacy		3
pharmacy			105
pharmazeutische	pharmaceutical		7
philharmonic	orchestra		85
photo			3
photographer	photo		3
photographers	photo		3
photographic	photo		3
photos	photo		85
pidpriiemstvo	company		1660
piekarnia	bakery		31
pijiu	brewery		39
pilates			60
pinceszet	wine		56
pinturas	painting		21
pipe			3
pipeline	pipe		3
pishchevaya	food		34
pishchevoy	food		34
pivara	brewery		283
pivovar	brewery		47
pivovara	brewery		70
pivovarna	brewery		157
pivovarnya	brewery		93
pivzavod	brewery		93
pizza	pizzeria		3
pizzaria	pizzeria		23
pizzeria			66
planning			57
plant	works		103
planteskole	nurseries		87
plastic			3
plastics	plastic		3
plastik	plastic		61
plataforma	platform		192
platform			316
platforms	platform		158
plating			3
plebania	church		56
plomberie	plumbing		33
plomeria	plumbing		21
plumber	plumbing		3
plumbers	plumbing		3
plumbing			3
pochistvane	cleaning		780
podiatry			3
podjetje	company		751
podnik	company		314
podroze	travel		31
podrozy	travel		31
podstawowa	school		31
poduzece	company		347
pohikool	primary school		182
pohistvo	furniture		157
pohjois	north		816
poissonnerie	fish		33
poistovna	insurance		214
pojisteni	insurance		47
pojistovaci	insurance		47
pojistovna	insurance		47
pokryvacstvi	roofing		47
poliambulatorio	clinic		44
police			85
policia	police		203
policlinica	clinic		21
policlinico	clinic		21
polideportivo	sports		146
poligrafia	printing		179
poligraficheskaya	printing		121
poligrafiya	printing		121
polikliinik	clinic		182
poliklinik	clinic		7
poliklinika	clinic		31
poliklinikos	clinic		190
polisportiva	sports		367
politechnika	polytechnic		506
politecnico	polytechnic		184
politehnica	polytechnic		831
polizei	police		48
poljoprivreda	agriculture		70
poljoprivredno	agriculture		70
polnoc	north		260
polnocna	north		260
polnocny	north		260
polnohospodarske	agriculture		214
poludnie	south		260
poludniowa	south		260
poludniowy	south		260
polyclinique	clinic		33
polytechnic			85
polytechnique	polytechnic		224
pompiers	fire brigade		224
popolare	people		367
populaire	people		394
popular	people		146
poradenstvi	consulting		275
port			66
porto	port		397
portos	port		23
ports	port		66
poslugi	service		592
post	postal		3
posta	postal		61
postal			3
potencia	power		68
potravinarske	food		47
potraviny	food		2274
poultry	meat		3
poupanca	savings		120
pousada	hotel		23
power			51
powiat	district		506
powiatowe	powiatowy		31
powiatowy			31
pradelna	laundry		47
pralnia	laundry		31
pravitelstvo	government		137
prawna	legal		31
prawnicza	legal		31
praxis	health		7
predpriyatie	enterprise		137
predpriyatiya	enterprise		137
preduzece	company		906
preescolar	kindergarten		21
prefecture			224
prefeitura	municipality		193
prefettura	public office		44
prehrambena	food		70
prekyba	trading		590
premier			189
premium	premier		60
preschool	kindergarten		3
press			3
prestamos	credit		97
prevoyance	pension		33
prevoz	transport		283
prevozi	transport		157
prevoznistvo	transport		157
priborostroenie	instrument		34
priborostroitelnyy	instrument		34
prifysgol	university		1031
prijevoz	transport		70
primaria	municipality		529
prime	premier		60
print	printing		57
printer	printing		57
printers	printing		57
printing			57
privada	private		393
privat	private		549
private			188
privato	private		818
privee	private		394
pro	professional		189
process	processing		57
processamento	processing		120
processing			57
procurement			57
prodavaonica	store		70
prodavnica	store		283
prodavnitsa	store		283
prodotti	product		451
prodotto	product		451
prodovolcha	food		170
prodovolstvennaya	food		93
prodovolstvennyy	food		34
producao	production		360
produccion	production		209
producciones	production		209
produce	production		100
producer	production		100
producers	production		100
producing	production		100
producoes	production		360
product			100
producten	product		417
producteurs	production		296
productie	production		417
producties	production		417
production			100
productions	production		100
producto	product		209
productora	production		209
productores	production		209
productos	product		209
products	product		100
produit	product		296
produits	product		296
produk	product		1218
produkcja	production		676
produkcyjna	production		676
produkcyjne	production		676
produkcyjno	production		676
produksiyon	production		1816
produksjon	production		1813
produkt	product		490
produkte	product		490
produkten	product		417
produkter	product		953
produktie	production		417
produktion	production		490
produktions	production		490
produktionsgesellschaft	production		490
produktsiya	production		167
produkty	product		676
produse	product		783
produtora	production		360
produtores	production		360
produtos	product		360
produttori	production		297
produzione	production		297
produzioni	production		297
proekt	project		137
proekty	project		137
professional			188
profissional	professional		223
progettazione	project		287
proizvodstvennaya	production		167
proizvodstvenno	manufacturing		121
proizvodstvennoe	production		167
proizvodstvennyy	manufacturing		121
proizvodstvo	production		167
project			103
projectos	project		193
projects	project		103
projekcni	engineering		275
projekt	project		228
projetos	project		319
promislova	industry		170
promislovist	industry		170
promocao	promotion		120
promocion	promotion		97
promotion			57
promotora	promotion		97
promyshlennaya	industry		34
promyshlennoe	industry		34
promyshlennost	industry		34
promyshlennyy	industry		34
propaganda	advertising		120
properti	real estate		106
properties	real estate		105
property	real estate		105
proprete	cleaning		357
prospeccao	exploration		120
protection			57
provident	pension		3
provincia	province		184
provincie	province		35
proyectos	project		192
przedsiebiorstwo	company		348
przedszkole	kindergarten		31
przychodnia	clinic		31
pub	bar		66
pubblicita	advertising		359
public			188
publica	public		146
publicas	public		146
publications	publishing		57
publicidad	advertising		97
publicitate	advertising		541
publicite	advertising		357
publico	public		146
publicos	public		146
publiczne	public		701
publiczny	public		701
publisher	publishing		57
publishers	publishing		57
publishing			57
pueblo	people		393
puerto	port		262
puhastus	cleaning		588
pulizia	cleaning		359
pulizie	cleaning		359
puolue	party		710
purba	east		611
purvi	east		611
puskesmas	hospital		106
puusepanliike	carpentry		67
puutarha	garden		67
qiche	motor		143
qixie	equipment		39
quality	best		60
quarry			3
queseria	dairy		21
questura	police		184
quimica	chemical		68
quimico	chemical		68
quincaillerie	hardware		33
qurylys	construction		1033
raamatukogu	library		182
raamatupidamine	accounting		588
rachunkowe	accounting		179
racunovodstvo	accounting		256
radcy	legal		31
raddningstjansten	fire brigade		560
radgivning	consulting		277
radio			3
radiology			3
raiffeisenbank			623
raiffeisenkasse	cooperative bank		7
rail	railway		3
railway			51
railways	railway		85
rakennus	construction		67
rakennusliike	construction		67
rakennuspalvelu	construction		67
rakyat	people		501
ranch	livestock		66
rancho	livestock		262
ranqi	gas		39
ravintola	restaurant		67
rayonna	region		170
rayonnaya		районная	93
razvitie	development		167
razvitiya	development		167
real			189
real estate			51
reale	royal		367
realitni	real estate		47
reality	real estate		47
realschule			48
realty	real estate		51
reaseguro	reinsurance		68
reaseguros	reinsurance		21
reassurance	reinsurance		183
recherche	research		589
rechtsanwalt	legal		7
rechtsanwalte	legal		7
rechtsanwaltin	legal		7
rechtsanwaltskanzlei	legal		7
reclame	advertising		276
reclamebureau	advertising		276
recruitment			57
recursos	resource		699
recycling			1215
rede	network		193
redes	network		192
redovisning	accounting		277
redovisningsbyra	accounting		277
reformas	construction		21
refrigerantes	beverage		23
refrigeration			3
regie	public utility		224
regierung	government		228
regio	regional		332
region	regional		188
regional			188
regionale	regional		394
regionales	regional		395
regionali	regional		818
regionalny	regional		701
regione	region		184
regions	regional		188
regnskap	accounting		1221
reinigung	cleaning		124
reinigungsservice	cleaning		124
reinsurance			51
reis	travel		505
reisbureau	travel		35
reiseburo	travel		7
reisebyra	travel		148
reisen	travel		7
reizen	travel		35
rejsebureau	travel		87
rejser	travel		87
reklam	advertising		277
reklama	advertising		179
reklambyra	advertising		277
reklamcilik	advertising		257
reklame	advertising		450
reklamnaya	advertising		121
reklamnoe	advertising		121
relief	charity		3
relojeria	jewelry		21
relojoaria	jewelry		23
remodelers	remodeling		3
remodeling			3
remodelling	remodeling		3
remont	repair		121
remontnaya	repair		121
remontnyy	repair		121
remontowe	construction		31
remontowo	construction		31
rendelo	clinic		56
rendelointezet	clinic		56
renewable	solar		3
renewables	solar		3
rengoring	cleaning		450
renhold	cleaning		1221
renovables	solar		21
renovation	construction		33
renovations	remodeling		3
renovaveis	solar		23
renseri	laundry		87
rent	rental		57
renta	rental		97
rental			57
rentals	rental		57
rentas	rental		97
repair			57
representaciones	office representative		192
representacoes	office representative		193
repuestos	parts		21
research			132
resebyra	travel		59
reshenie	solution		167
resheniya	solution		167
residuos	waste		23
resort			66
resorts	resort		3
resource			188
resources	resource		188
resseguro	reinsurance		341
ressource	resource		395
ressources	resource		395
restaurace	restaurant		1030
restauracia	restaurant		214
restauracja	restaurant		433
restaurang	restaurant		59
restaurant			51
restaurante	restaurant		68
restaurantes	restaurant		21
restaurants	restaurant		3
restavracija	restaurant		157
restoran	restaurant		113
restoranas	restaurant		190
restorans	restaurant		302
restoration			3
resurs	resource		425
resursy	resource		425
retail			57
revision	accounting		277
revisionsfirma	accounting		450
reznictvi	meat		47
riassicurazione	reinsurance		338
rice			3
rihua	cosmetics		39
rijksuniversiteit	university		35
risparmio	savings		359
ristorante	restaurant		44
ristorazione	catering		44
road			66
robotics			3
rolnicza	agriculture		31
rolnicze	agriculture		31
rolny	agriculture		31
roofer	roofing		3
roofers	roofing		3
roofing			3
rooter	drain		3
ropa	clothing		21
rorlegger	plumbing		148
rormokare	plumbing		59
roupas	clothing		23
route	road		1032
royal			188
royale	royal		395
rsud			1389
ruanjian	software		143
rubber			3
ruckversicherung	reinsurance		169
ruhazat	clothing		56
rumah sakit	hospital		106
rural			60
rurale	rural		394
rybny	fish		31
ryby	fish		31
saastopankki	savings bank		67
saatio	foundation		346
sag	wood		59
sagewerk	wood		7
saglik	health		88
sagverk	wood		59
sahakari	cooperative		745
sahkari	cooperative		745
sahko	electrical		67
sairaala	hospital		67
sakerhet	security		277
sakhteman	construction		430
salao	salon		23
sale			57
sales	sale		57
salon			66
salud	health		21
salumificio	meat		44
samiti	committee		745
samtgemeinde			7
sanat	art		2289
sanatorio	hospital		21
sanaye	industry		430
sanayeh	industry		430
sanayi	industry		88
sanayii	industry		61
sandwich			3
sandwiches	sandwich		3
saneamento			23
saneop	industry		263
sangsa	trading		452
sangyo	industry		142
sanierung	construction		7
sanitar	plumbing		7
sanitartechnik	plumbing		7
sanitatshaus	medical		7
sansthan	institution		745
sante	health		33
sapataria	footwear		23
sarap	wine		88
satellite	aerospace		3
sauda	trading		1811
saude	health		23
savez	association		347
savings			57
savings bank			51
savivaldybe	municipality		408
savjetovanje	consulting		256
savunma	defense		88
savvaerk	wood		87
schiffahrt	shipping		169
schildersbedrijf	painting		35
schlachterei	meat		7
schlosserei	metal		7
schlossermeister	metal		7
schmuck	jewelry		169
schmuckwaren	jewelry		7
schoenen	footwear		35
scholeio	school		49
school			51
schools	school		3
schoonmaak	cleaning		276
schoonmaakbedrijf	cleaning		276
schreinerei	carpentry		7
schreinermeister	carpentry		7
schuh	footwear		7
schuhe	footwear		7
schuhhaus	footwear		7
schule	school		169
schulzentrum	school		7
schutzenverein		schützenverein	48
science			51
sciences	science		51
scientific	science		51
scierie	wood		33
scoala	school		107
scoil	school		1388
scolaire	education		33
scuola	school		338
sdis			224
sdruzeni	association		314
sdruzhenie	association		1149
seafood	fish		3
secretaria	secretariat		192
secretariat			1154
secretary	secretariat		1154
securite	security		589
securities	security		132
security			132
segreteria	secretariat		3462
seguranca	security		120
seguridad	security		208
seguro	insurance		68
seguros	insurance		68
seifun	flour		339
seisakusho	works		746
seitetsu	steel		142
seiyaku	pharmaceutical		142
sekiyu	oil		142
sekolah	school		106
sekretariat	secretariat		1152
selatan	south		501
selskab	company		476
selskap	company		905
selskokhozyaystvennaya	agriculture		34
selskokhozyaystvennoe	agriculture		93
selskokhozyaystvennyy	agriculture		34
semen	cement		106
sementes	grain		23
semiconductor			3
semiconductors	semiconductor		3
seniorenheim	pflegeheim	Pflegeheim	7
seogyu	oil		151
seomyu	textile		151
septentrional	north		146
septic			3
seramik	ceramic		61
serralharia	metal		23
serralheria	metal		23
serrurerie	metal		33
serveis	service		97
service			100
services	service		100
servicii	service		783
servicio	service		209
servicios	service		209
servico	service		360
servicos	service		360
servis	service		491
servisas	service		782
serviss	service		1812
servizi	service		297
servizio	service		297
serwis	service		179
settentrionale	north		367
seuns	son		3456
seurakunta	church		67
severnaya	north		333
severni	north		610
severny	north		333
severo	north		333
sewer	drain		3
sewers	drain		3
seyahat	travel		61
shangmao	trading		145
shangwu	commerce		145
sharika	company		345
sharikat	company		345
shebei	equipment		39
sheji	design		145
shengwu	biotechnology		39
sheriff			85
sherkat	company		903
shihua	petrochemical		143
shimbunsha	news		339
ship	shipping		3
shipbuilding	shipyard		51
shipin	food		39
shipping			51
shipyard			51
shipyards	shipyard		85
shiye	industry		143
shiyou	oil		143
shkola	school		113
shoe	footwear		3
shoes	footwear		3
shoji	trading		675
shokai	trading		1219
shoken	security		1219
shokuhin	food		142
shop	store		66
shops	store		3
shoushi	jewelry		39
shuichan	fish		39
shuichuli	water		39
shuidian	power		39
shuini	cement		39
shuiwu	water		39
shuju	data		39
shveynaya	clothing		34
shveynyy	clothing		34
sicherheit	security		124
sicherheitsdienst	security		124
sicurezza	security		359
siderurgica	steel		21
siderurgie	steel		33
siding			3
sieraden	jewelry		505
sigorta	insurance		88
sigortacilik	insurance		88
siivous	cleaning		329
siivouspalvelu	cleaning		329
sikpum	food		263
silmaasema	optical		67
silskogospodarske	agriculture		170
silskogospodarskiy	agriculture		170
sinagoga	synagogue		203
sinai	industry		61
sinaiya	industry		156
sindacato	sindicato		380
sindicato			192
sindicatul	sindicato		529
sinmun	news		151
sinmunsa	news		151
sinove	son		1149
sinovi	son		347
sirket	company		907
sirketi	company		220
sistema	system		68
sistemas	system		68
sistemleri	system		61
sistemy	system		113
sisters	sister		316
sjukhus	hospital		59
sjukhuset	hospital		59
sjukrahus	hospital		711
sklenarstvi	glass		47
sklep	store		31
sklepy	store		31
sklo	glass		47
skola	school		467
skolan	school		59
skole	school		148
skolen	school		87
skupina	group		1151
skupiny	group		314
slagerij	meat		35
slaghuis	meat		709
slagter	meat		87
slakter	meat		148
slakteri	meat		59
slasticarna	pastry		70
slimnica	hospital		302
slusarstwo	metal		31
sluzby	service		275
sluzhba	service		167
smart			60
smedje	metal		87
smide	forging		59
snackbar			35
snedker	carpentry		87
snekker	carpentry		148
snickeri	carpentry		59
soccer	football		60
social			188
sociedad	society		199
sociedade	society		319
societa	society		287
societatea	company		749
societe	society		271
society			316
socio	partner		192
sodra	south		551
software			3
sohne	son		136
solar			3
solicitors	legal		57
soluciones	solution		208
solucoes	solution		949
solusi	solution		1217
solutii	solution		1223
solution			100
solutions	solution		100
soluzioni	solution		451
son			316
sondre	south		550
sonner	son		476
sons	son		158
sorfozde	brewery		56
sorgyar	brewery		56
sorveteria	gelato		23
sosh			34
sosyal	social		1000
south			189
southeast			189
southeastern	southeast		60
southern	south		60
southwest			189
southwestern	southwest		60
sovkhoz	agriculture		93
soypermarket	supermarket		49
soyuz	union		137
sozialgericht			48
spa			66
space	aerospace		66
spalatorie	laundry		107
sparbank	savings bank		59
sparebank	savings bank		148
sparebanken	savings bank		148
sparekasse	savings bank		87
sparekassen	savings bank		87
spares	parts		3
sparkasse	savings bank		623
sparkassen	savings bank		7
spaustuve	printing		590
speciaal	special		1335
special			188
speciale	special		395
specialist	special		60
specialty	special		60
spedice	transport		47
spedition	transport		7
speditionen	transport		7
spedizioni	transport		44
spedycja	transport		31
spinning	textile		3
spirits			3
spital	hospital		7
spitaler	hospital		7
spitalul	hospital		107
spitex	social care		48
spoldzielczy	cooperative		571
spoldzielnia	cooperative		3467
spolecnost	company		1151
spolek	association		314
spolka	company		1160
spolocnost	company		750
spor	sports		612
sporitelna	bank		47
sport	sports		60
sportclub	sports		366
sportegyesulet	sports		700
sportfreunde	sports		366
sportif	sports		394
sporting	sports		60
sportiva	sports		367
sportive	sports		394
sportivo	sports		367
sportovni	sports		610
sportowe	sports		260
sportowy	sports		260
sports			60
sportsko	sports		2159
sportverband			136
sportverein	sports		366
sportvereniging	sports		332
spozywcza	food		31
spozywcze	food		31
spozywczy	food		31
sprzatanie	cleaning		179
staal	steel		35
staalbouw	steel		35
staatlich	state		549
staatliche	state		549
staatliches	state		549
staatsministerium	ministry		1152
stabilimento	works		380
stad	municipality		35
stadio	stadium		184
stadion	stadium		48
stadionul	stadium		831
stadium			85
stadiums	stadium		85
stadservice	cleaning		277
stadt	municipality		366
stadtbibliothek	library		48
stadtbucherei	library		48
stadtgemeinde	municipality		136
stadtrat	municipality		7
stadtreinigung	waste		48
stadtsparkasse	savings bank		7
stadtteilschule	school		7
stadtverwaltung	municipality		2156
stadtwerke	municipal utility		48
stadyum	stadium		712
stadyumu	stadium		712
staffing	recruitment		57
stahl	steel		7
stal	steel		467
staleliteynyy	steel		34
stalnoy	steel		34
stampa	printing		359
stamparija	printing		951
standard			60
state			188
states	state		60
stationery			3
statyba	construction		190
statybos	construction		190
stavby	construction		47
stavebna	construction		214
stavebni	building		47
stavebnictvo	construction		214
stavitelstvi	construction		47
steakhouse			3
stedionica	bank		70
steel			51
steinbruch	stone		7
steklo	glass		34
stekolnyy	glass		34
sternwarte	observatory		48
steuerberater	accounting		124
steuerberaterkammer			7
steuerberatung	accounting		124
steuerberatungsgesellschaft	accounting		124
steuerkanzlei	accounting		124
stichting	foundation		409
stiftelse	foundation		238
stiftelsen	foundation		238
stiftung	foundation		228
stiftungen	foundation		136
stolarija	carpentry		70
stolarnia	carpentry		31
stolarski	carpentry		31
stolarstwo	carpentry		31
stolovaya	restaurant		93
stomatologia	dental		31
stomatologic	dental		107
stomatologiczna	dental		31
stomatologiczny	dental		31
stomatoloska	dental		70
stomerij	laundry		35
stone	quarry		3
stonework	masonry		3
storage			57
store			66
stores	store		66
storitve	service		1814
stowarzyszenie	association		571
strakhova	insurance		170
strakhovanie	insurance		93
strakhovaya	insurance		113
strakhovoe	insurance		34
strakhovoy	insurance		34
strakhuvannya	insurance		170
strassenbauamt		straßenbauamt	7
strategic			60
strategies	strategic		60
strategy	strategic		60
strechy	roofing		47
stroitelna	construction		337
stroitelnaya	construction		113
stroitelno	construction		34
stroitelnoe	construction		34
stroitelnye	construction		34
stroitelnyy	construction		93
stroitelstva	construction		113
stroitelstvo	construction		113
strojarne	machine		214
strojarstvo	machine		214
stroje	machine		47
strojirenstvi	machine		47
strojirny	machine		47
strojnistvo	machine		157
strong			60
stroy	construction		93
stroyka	construction		34
stroymaterialy	construction		93
stthmr	investment		174
stthmrt	investment		174
studentenwerk	student services		48
studierendenwerk	student services		48
studio	photo		66
studios	photo		66
stylists	salon		3
subsidiary			158
succursale	branch		317
sucursal	branch		192
sud	south		817
sudeste	southeast		146
sudoeste	southwest		146
sudokhodnaya	shipping		113
sudokhodstvo	shipping		34
sudost	southeast		366
sudostroenie	shipyard		113
sudostroitelnaya	shipyard		34
sudostroitelnyy	shipyard		34
sudwest	southwest		998
sugar			3
suisan	fish		339
suites	hotel		3
sujiao	plastic		39
sul	south		1337
suliao	plastic		39
suministro	supply		208
suministros	supply		208
super			60
superior			60
supermarche	supermarket		33
supermarket			66
supermarkets	supermarket		3
supermarkt	supermarket		7
supermercado	supermarket		262
supermercados	supermarket		21
supermercati	supermarket		44
supermercato	supermarket		44
superstore	supermarket		3
supplies	supply		132
supply			132
support			57
supreme			60
sur	south		146
sureste	southeast		393
surgeries	surgery		85
surgery			3
surgical	surgery		3
suroeste	southwest		146
sushi			3
svaz	association		314
svet	lighting		93
sveuciliste	university		70
svyaz	communication		167
svyazi	communication		121
swbrmrkt	store		156
sydlyh	pharmacy		156
sydlyt	pharmacy		156
sygehus	hospital		87
sykehus	hospital		148
syllogos	association		315
symmetochon	holding		315
symphony			85
symvoyleytiki	consulting		295
symvoyloi	consulting		295
synagoge	synagogue		48
synagogue			85
syndicat	sindicato		317
synergeio	garage		49
synetairismos	cooperative		315
synetairistiki	cooperative		315
synove	son		314
synovya	son		1162
synowie	son		348
system			51
systeme	system		183
systemes	system		183
systems	system		51
systimata	system		49
szallitasi	transport		829
szallitmanyozas	transport		56
szallitmanyozasi	transport		56
szalloda	hotel		56
szepsegszalon	salon		56
szerviz	service		222
szinhaz	theatre		829
szklo	glass		31
szkola	school		433
szolgaltato	service		1809
szovetkezet	cooperative		3461
szovetseg	association		286
szpital	hospital		31
taahhut	construction		61
tabak	tobacco		7
tacos			3
taekbae	freight		151
takarekszovetkezet	bank		56
takaritas	cleaning		222
takarito	cleaning		222
talho	meat		23
taller mecanico	garage		262
talleres	workshop		1155
tanacsadas	consulting		222
tanacsado	consulting		222
tandarts	dental		35
tandartspraktijk	dental		35
tandlaege	dental		87
tandlakare	dental		59
tandvard	dental		59
tanning			3
tannlege	dental		148
tanzschule		Tanzschule	7
taoci	ceramic		39
taqueria	tacos		21
targoviya	trading		780
targovska	trading		780
tarim	agriculture		61
tarsa	partner		286
tarsai	partner		286
tartak	wood		31
tasarim	design		361
tasimacilik	transport		88
tattoo			3
tattoos	tattoo		3
tavaratalo	store		67
tavern	bar		3
taverna	restaurant		49
tax			57
taxibetrieb	taxi		7
taxidia	travel		49
taxidiotiki	travel		49
taxiunternehmen	taxi		7
tea			66
teaching	education		3
team			158
teater	theatre		2275
teatr	theatre		433
teatras	theatre		2281
teatro	theatre		68
teatteri	theatre		710
tech	technology		105
technic	technology		105
technical			105
technicke	technical		1386
technics	technology		105
techniek	technology		432
technieken	technology		432
technik	technology		301
technika	technology		434
techniki	technical		49
technikum			31
technique	technology		204
techniques	technology		204
technisch	technical		432
technische	technical		301
technisches	technical		301
technologia	technology		434
technological	technology		105
technologie	technology		204
technologies	technology		105
technologii	technology		434
technologique	technology		33
technology			105
tecnica	technical		21
tecnicas	technical		21
tecnicos	technical		21
tecnologia	technology		68
tecnologias	technology		68
tecnologica	technology		68
tecnologico	technology		21
tecnologie	technology		44
tedarik	supply		361
teenused	service		588
tegang	steel		39
tehas	works		1157
tehdas	works		346
tehnologie	technology		1390
tehtaat	works		346
tejidos	textile		213
tejipari	dairy		56
tejuzem	dairy		56
tekhnika	technology		113
tekhnologicheskaya	technology		34
tekhnologicheskiy	technology		34
tekhnologii	technology		113
tekhnologiya	technology		113
tekkosho	works		1656
teknik	technology		467
teknologi	technology		59
teknoloji	technology		88
tekstil	textile		87
tekstilnaya	textile		34
tekstilnyy	textile		34
telecom			3
telecommunication	telecom		3
telecommunications	telecom		3
telecoms	telecom		85
telecomunicacoes	telecom		23
telefonica	telecom		21
telekom	telecom		7
telekommunikatsii	telecom		34
telekommunikatsionnaya	telecom		34
telephone	telecom		3
televidenie	television		113
televisao	television		341
televisi	television		2280
television			51
televisione	television		338
televizyon	television		88
telewizja	television		433
temizlik	cleaning		257
tenggara	southeast		501
tennisvereniging	tennis		332
teras	steel		67
terminal	port		66
termoidraulica	heating		44
tesarstvi	carpentry		47
tessile	textile		44
testing			57
testverek	brother		286
tetsudo	railway		142
texteis	textile		23
textil	textile		21
textile			3
textiles	textile		85
textilien	clothing		7
textilreinigung	laundry		7
theater			48
theaters	theater		85
theatre			51
theatres	theatre		66
thep	steel		1394
therapeutic	therapeutics		3
therapeutics			3
therapies	therapeutics		3
therapy	therapeutics		3
tianranqi	gas		39
tibbi	medical		88
ticaret	trading		361
tiefbau			7
tielu	railway		143
tienda	store		21
tiendas	store		21
tierarzt	veterinary		7
tierarztpraxis	veterinary		7
tierheim	animal shelter		48
tierklinik	veterinary		7
tierschutzverein	animal shelter		48
tile	ceramic		3
tilepikoinonies	telecom		49
tiles	tile		3
tiling	tile		3
tilitoimisto	accounting		329
timber	wood		3
timmerbedrijf	carpentry		35
timmerwerken	carpentry		35
timur	east		501
tintas	painting		23
tintoreria	laundry		21
tipografia	printing		120
tipografiya	printing		677
tirdznieciba	trading		1220
tire			3
tires	tire		85
tischlerei	carpentry		7
tischlermeister	carpentry		7
tiskara	printing		256
tiskarna	printing		275
tiyatro	theatre		88
tjanster	service		277
tjenester	service		450
tknwlwjy	technology		55
tlaciaren	printing		950
tobacco			3
toimisto	office		346
toiture	roofing		33
toko	store		106
tomrer	carpentry		87
tomrerfirma	carpentry		1387
tomrerfirmaet	carpentry		558
tomrermester	carpentry		87
tongsin	communication		947
tongxin	communication		678
tongxun	communication		145
tongye	copper		39
tool			3
tools	tool		3
topenarstvi	heating		47
toplofikatsiya	heating		337
torgivlya	trading		592
torgova	trading		592
torgovaya	trading		167
torgovlya	trading		167
torgovo	trading		121
torgovoe	trading		121
torgovyy	trading		677
toshokan	library		142
total	complete		189
tourism	travel		3
tourisme	tourism		224
tourismus	tourism		48
tourismusverband	tourist office		7
tourismusverein	tourist office		7
tours	travel		3
touzi	investment		678
tovarna	works		314
tow	towing		3
towarzystwo	association		348
towing			3
town			60
township			85
toyristikes	tourism		49
toyristiki	tourism		49
toys			3
tqnyh	technology		55
tqnyt	technology		55
trade	trading		132
trader	trading		57
traders	trading		57
tradgard	garden		59
trading			132
trae	wood		87
training			57
traiteur	catering		33
transmissions			3
transport			105
transportadora	transport		213
transportadores	transport		23
transportas	transport		2282
transportation	transport		105
transportbedrijf	transport		432
transporte	transport		213
transporter	transport		105
transporters	transport		105
transportes	transport		213
transporting	transport		105
transportna	transport		170
transportnaya	transport		507
transportnoe	transport		34
transportnyy	transport		34
transportowa	transport		434
transportowe	transport		434
transportowy	transport		31
transports	transport		105
transportunternehmen	transport		7
transporturi	transport		1391
trapeza	bank		49
trasporti	transport		44
trasporto	transport		338
trast	trust		137
trattoria	restaurant		44
travel			3
tresmidja	carpentry		711
treuhand	consulting		124
trgovacki	trading		256
trgovacko	trading		256
trgovina	trading		256
trgovine	store		157
trgovinska	trading		951
trgovinsko	trading		951
trgovinu	trading		256
tribunal	court		224
tribunale	court		184
trofima	food		49
truckers	transport		3
trucking	transport		3
truhlarstvi	carpentry		47
trukikoda	printing		588
trust			103
tryckeri	printing		277
trykkeri	printing		450
tsarkva	church		337
tsement	cement		34
tsementnyy	cement		34
tsentr	center		137
tsentralnaya	central		425
tsentralnyy	center		3470
tserkov	church		93
tsimenta	cement		49
tsimenton	cement		49
tsrb			34
tsushin	communication		675
tsuun	transport		339
tswyq	marketing		174
tube	pipe		3
tuckpointing	masonry		3
tuincentrum	garden		35
tukku	wholesale		329
turism	travel		107
turismo	travel		21
turistica	travel		107
turisticheskaya	travel		93
turisticheskiy	travel		34
turisticka	travel		70
turizam	travel		70
turizem	travel		157
turizm	travel		61
turnverein			48
turystyczne	travel		31
turystyka	travel		31
tuzolto	fire brigade		56
tv	television		51
tvatt	laundry		59
tvornica	works		347
typografeio	printing		295
tyre	tire		3
tyres	tire		3
ubezpieczen	insurance		31
ubezpieczenia	insurance		31
ubezpieczeniowa	insurance		31
ubytovna	hotel		47
ucetni	accounting		275
ucetnictvi	accounting		275
uchilishche	school		337
uchrezhdenie	institution		137
uczelnia	university		31
udala	municipality		1652
uddannelse	education		87
udruga	association		347
udruzenje	association		906
udyog	industry		625
udyogi	industry		625
ufficio	office		380
ugol	coal		34
ugolnaya	coal		34
ugolnyy	coal		34
ugostiteljska	hospitality		70
ugostiteljski	hospitality		70
ugostiteljstvo	hospitality		70
ugyvedi	legal		56
uhistu	cooperative		1157
uitgeverij	publishing		276
uklid	cleaning		275
ulasim	transport		88
ulikool	university		182
ultra	super		60
ulusal	national		1000
ungdomsskole	mittelschule	Mittelschule	148
uniao	union		319
unibersidad	university		2288
unibertsitatea	university		2276
unidad	unit		1155
unidade	unit		3468
unidas	united		699
unido	united		146
unidos	united		146
uniklinik	hospital		48
uniklinikum	hospital		48
union			103
unione	union		380
unispital	hospital		48
unit			316
unita	unit		287
united			188
uniti	united		818
unity	united		60
universal	general purpose		60
universidad	university		68
universidade	university		397
universita	university		44
universitaria	university		21
universitario	university		21
universitas	university		106
universitat	university		169
universitate	university		302
universitatea	university		107
universitatsklinik	hospital		48
universitatsklinikum	hospital		48
universitatsspital	hospital		48
universite	university		183
universiteit	university		35
universitesi	university		88
universitet	university		467
universitetas	university		190
universiteti	university		2287
universitetshospital	hospital		558
universitetssjukhus	hospital		560
universitetssjukhuset	hospital		560
universitetssykehus	hospital		559
universiti	university		340
universities	university		85
university			51
universytet	university		170
univerza	university		157
univerzita	university		47
univerzitet	university		283
univerzity	university		214
uniwersytet	university		31
unso	transport		142
unsong	transport		151
unternehmen	company		136
unternehmensberater	consulting		124
unternehmensberatung	consulting		124
unyu	transport		142
upakovka	packaging		121
upholstery	interior		3
upravlenie	management		167
upravlyayushchaya	management		121
upravlyayushchiy	management		121
urban			60
ured	office		347
urheiluseura	sports		816
urology			3
urun	product		361
urunler	product		361
urunleri	product		257
urzad	municipality		31
usinas	works		193
usine	works		271
uslug	service		677
usluge	service		256
uslugi	service		179
uslugowa	service		179
uslugowe	service		179
uslugowo	service		179
uslugowy	service		179
usluzni	service		256
ustav	institute		314
utara	north		501
utbildning	education		59
utdanning	education		148
utgerd	fish		711
utilities	utility		3
utility			3
uttar	north		611
uveg	glass		56
uveges	glass		56
uzenarstvi	meat		47
uzina	works		529
uzlet	store		56
uznemums	company		747
vagyonvedelmi	security		222
vaistine	pharmacy		190
vakfi	foundation		220
vakif	foundation		220
vakuutus	insurance		67
vallalat	company		1654
vallalkozas	enterprise		286
vallavalitsus	municipality		182
valores	security		97
vandenys	public utility		190
vandvaerk	public utility		87
vardcentral	hospital		59
varejo	retail		120
varosi	municipality		56
varuhus	store		59
vaskeri	laundry		87
vastgoed	real estate		35
vastra	west		551
vattenverk	public utility		59
vehicle	automotive		51
vehicles	automotive		3
veikals	store		302
veleprodaja	wholesale		256
veljekset	brother		346
veljet	brother		346
velkoobchod	wholesale		275
vendeghaz	hotel		56
vendeglo	restaurant		56
vending			3
ventas	sale		97
venture			103
ventures	venture		103
veod	transport		182
verband	association		136
verbandsgemeinde			7
verbond	association		318
verbouw	construction		35
verbrauchermarkt	supermarket		7
verde	green		146
verein	association		3459
vereinigte	united		366
vereinigung	association		136
vereniging	association		318
verf	shipyard		34
verkehrsbetriebe	transit		48
verkehrsgesellschaft	transit		48
verkehrsverbund	transit		48
verkehrsverein	tourist office		7
verkstad	works		238
verkstader	works		238
verlag	publishing		124
verlagsgesellschaft	publishing		124
verlagshaus	publishing		124
vermogen	asset		124
vermogensverwaltung	holding		136
verpleeghuis	health		35
verre	glass		33
verrerie	glass		33
versicherung	insurance		169
versicherungen	insurance		169
versicherungsagentur	insurance		7
versicherungsburo	insurance		7
versicherungsgesellschaft	insurance		169
versicherungsmakler	insurance		7
vert	green		394
verteidigung	defense		169
vervoer	transport		505
verwaltungs	holding		136
verwaltungsgericht			48
verwarming	heating		35
verzekering	insurance		35
verzekeringen	insurance		35
verzekeringsmaatschappij	insurance		505
vesihuolto	public utility		67
vestre	west		550
vestuario	clothing		23
vetements	clothing		33
veterinaire	veterinary		33
veterinaria	veterinary		21
veterinarian	veterinary		3
veterinarians	veterinary		3
veterinario	veterinary		21
veterinarnaya	veterinary		93
veterinarni	veterinary		47
veterinarska	veterinary		70
veterinary			66
veteriner	veterinary		61
vetreria	glass		44
vetro	glass		44
vets	veterinary		3
vhs	adult education		48
viagem	travel		23
viagens	travel		23
viaggi	travel		44
viajes	travel		21
vidracaria	glass		23
vidrieria	glass		21
vidrios	glass		21
vidro	glass		23
vidros	glass		23
vidusskola	gymnasium		302
vidyalaya	school		625
viejo	old		146
vien	institute		3474
viesbutis	hotel		190
viesnica	hotel		302
vigilancia	security		97
vigilanza	security		359
vignoble	wine		33
vignobles	wine		33
villamos	electrical		56
villanyszereles	electrical		56
ville	municipality		33
vina	wine		21
vinarija	wine		70
vinarstvi	wine		47
vinarstvo	wine		214
vinedos	wine		21
vinho	wine		341
vinhos	wine		23
vinicola	wine		23
vinicole	wine		33
vino	wine		68
vins	wine		33
vinuri	wine		107
viomichania	industry		49
viomichanies	industry		49
viomichaniki	industry		49
viragbolt	florist		56
virksomhed	company		476
virobnicha	production		592
virobniche	production		592
virobnitstvo	production		592
vishandel	fish		35
vishvavidyalaya	university		625
vishwavidyalaya	university		625
visserij	fish		35
vitrerie	glass		33
vivai	nurseries		44
vivaio	nurseries		44
viveiros	nurseries		23
vivero	nurseries		21
viveros	nurseries		21
vivliopoleio	bookstore		49
vizmu	public utility		56
vnk	bank		624
vodarny	public utility		47
vodokanal	public utility		93
vodovod	public utility		70
voeding	food		35
voetbal	football		332
voetbalvereniging	football		332
vognmand	transport		558
volks	people		366
volksbank	cooperative bank		623
volkshochschule	adult education		48
volksschule	primary school		7
voroskereszt	red cross		829
vostochnaya	east		333
vostochno	east		333
vostochny	east		333
voyages	travel		33
vrtec	kindergarten		157
vrtic	kindergarten		70
vvnyv	son		744
vvs	plumbing		59
vychodni	east		610
vydavatelstvi	publishing		275
vyrobni	manufacturing		275
vytvh	insurance		624
vzdelavani	education		47
waimao	trading		145
wangluo	network		753
wanju	toys		39
warehouse	storage		1215
warenhuis	store		35
warsztat	garage		31
warung	restaurant		106
wascherei	laundry		7
wasserij	laundry		35
wasserverband	waterworks		48
wasserwerk	waterworks		48
wasserwerke	waterworks		48
waste			3
watch			3
water			3
waterleiding	public utility		35
waterleidingmaatschappij	public utility		35
waterschap			35
waxing			3
wbnuh	son		345
wealth			57
web	internet		3
wein	wine		169
weingut	wine		7
weinhandlung	wine		7
weinkellerei	wine		7
welders	welding		3
welding			3
welfare	charity		3
wellness	health		3
welt	world		549
weltweit	global		549
wenju	stationery		39
werbeagentur	advertising		124
werbung	advertising		124
werk	works		228
werke	works		228
werkstatt	garage		7
werkzeugbau	machine		7
west			189
western	west		189
weterynaria	veterinary		31
weterynaryjna	veterinary		31
weterynaryjny	veterinary		31
wholesale			57
wijn	wine		505
wind			3
wine			51
wineries	wine		3
winery	wine		3
wines	wine		3
winiarnia	wine		31
wire			3
wireless	mobile		3
wirtschaftskammer	chamber of commerce		7
wirtschaftsprufung		Wirtschaftsprüfung	124
wirtschaftsprufungsgesellschaft	wirtschaftsprufung	Wirtschaftsprüfung	124
wirtshaus	restaurant		7
wisata	travel		106
wizara	ministry		345
wizarat	ministry		1650
wlghz	gas		55
wlmqwlt	contracting		356
wlnql	transport		55
wlnshr	publishing		174
wlnsyj	textile		55
wlsfr	travel		55
wlsnh	industry		55
wlsyhh	tourism		55
wlsynh	maintenance		174
wltjrh	trading		356
wltmyr	construction		55
wltswyq	marketing		174
wltwzy	distribution		174
wodociagi	public utility		31
wohnbau	construction		7
wohnungsbau	housing		48
wohnungsbaugenossenschaft	housing		7
wohnungsbaugesellschaft			7
wohnungsgenossenschaft	housing		7
wohnungsgesellschaft	housing		48
wojewodzki		wojewódzki	31
wojewodztwo	province		31
women			3
womens	women		3
woningcorporatie	housing		35
woningstichting	housing		35
wood			66
woodworking	carpentry		3
woodworks	carpentry		3
works			158
workshop			316
workshops	workshop		1154
world			188
worldwide	international		188
wschod	east		260
wschodni	east		260
wschodnia	east		260
wujin	hardware		39
wuliu	logistics		143
wwldh	son		345
wydawnictwo	publishing		179
wydzial	faculty		348
wytwornia	works		348
xenodocheio	hotel		49
xiangjiao	rubber		39
xianlan	wire		39
xieye	footwear		39
xincailiao	material		39
xinnengyuan	energy		39
xintuo	trust		1163
xinxi	information		39
xuexiao	school		39
xueyuan	academy		39
xyleia	wood		49
xyloyrgeio	carpentry		49
yakpum	pharmaceutical		151
yakuhin	pharmaceutical		142
yanjing	optical		39
yanjiusuo	institute		753
yanjiuyuan	institute		753
yaoye	pharmaceutical		39
yapi	building		88
yatirim	investment		257
yatirimlar	investment		257
yayasan	foundation		528
yayincilik	publishing		257
yazilim	software		61
ydh	clinic		156
yemekcilik	catering		61
yeohaeng	travel		151
yeonguso	institute		3464
yeonguwon	institution		904
yfantoyrgia	textile		49
yhdistys	association		346
yhtio	company		1158
yibiao	instrument		39
yiliao	medical		39
yingshi	film		39
yingye	film		39
yinhang	bank		143
yinliao	beverage		39
yinshua	printing		145
yinwu	printing		145
yinxing	bank		39
yioi	son		315
yiyao	pharmaceutical		143
yiyuan	hospital		143
yliopisto	university		67
yoga			60
ypiresies	service		295
ypourgeio	ministry		315
yritys	enterprise		1158
yryyt	municipality		624
ysgol	school		1031
yuanlin	garden		39
yunshu	transport		143
yuridicheskaya	legal		93
yuridicheskiy	legal		34
yuzhnaya	south		333
yuzhno	south		333
yuzhny	south		333
zachari	sugar		49
zacharis	sugar		49
zacharoplasteio	pastry		49
zachod	west		260
zachodni	west		260
zachodnia	west		260
zadruga	cooperative		347
zahnarzt	dental		7
zahnarzte	dental		7
zahnarztpraxis	dental		7
zahradnictvi	garden		47
zaklad	works		1160
zaklada	foundation		347
zakladna	school		214
zakladni	school		47
zaklady	works		348
zamecnictvi	metal		47
zaochuan	shipyard		39
zaozhi	paper		39
zapadnaya	west		333
zapadni	west		610
zapadno	west		333
zapadny	west		333
zapateria	footwear		21
zapaterias	footwear		21
zastrakhovane	insurance		337
zastrakhovatelno	insurance		337
zauyty	works		1657
zavarovalnica	insurance		157
zavod	works		137
zavody	works		314
zdravil	pharmaceutical		157
zdravila	pharmaceutical		157
zdravlja	medical		283
zdravookhranenie	health		113
zdravotnicke	medical		47
zdravstveni	medical		157
zdruzenie	association		750
zdruzenje	association		751
zelezarny	steel		47
zeleznice	railway		622
zemedelska	agriculture		47
zemedelske	agriculture		47
zemedelstvi	agriculture		47
zemljoradnicka	agriculture		283
zentrum	center		48
zhaoming	lighting		39
zheleznodorozhnaya	railway		34
zheleznodorozhnyy	railway		34
zhengquan	security		145
zhenzhi	textile		39
zhineng	smart		2168
zhipin	product		145
zhiyao	pharmaceutical		143
zhiye	paper		39
zhiyi	clothing		39
zhizao	manufacturing		145
zhongbiao	watch		39
zhonggong	industry		39
zhuangshi	decoration		39
zhuangxiu	decoration		39
zhubao	jewelry		39
ziben	capital		145
zidonghua	automation		39
ziekenhuis	hospital		35
zimmerei			7
zimmermeister	zimmerei		7
ziraat	agriculture		61
zixingche	bicycle		39
zixun	consulting		145
zlatnictvi	jewelry		47
zlobek	kindergarten		31
zobozdravstvo	dental		157
zonen	son		318
zoo			48
zoon	son		318
zorg	health		35
zosen	shipyard		142
zrzeszenie	association		348
zubni	dental		47
zuid	south		332
zuidoost	southeast		332
zuidwest	southwest		332
zuivel	dairy		35
zulin	leasing		145
zupa	church		70
zupanija	province		70
zupnija	church		157
zvaz	association		750
zveza	association		751
zweckverband			48
zweigniederlassung	branch		136
zweigstelle	branch		228
zwiazek	association		571`;
export const shortNames: string = `20th century fox	twentieth century fox	Twentieth Century Fox	95
3m	minnesota mining and manufacturing	Minnesota Mining and Manufacturing	42
aa	automobile association	Automobile Association	130
aaa	american automobile association	American Automobile Association	27
aal	american airlines	American Airlines	27
aapl	apple	Apple	172
aarp	american association of retired persons	American Association of Retired Persons	42
ab inbev	anheuser busch inbev	Anheuser-Busch InBev	1109
abb	asea brown boveri	Asea Brown Boveri	294
abbott	abbott laboratories	Abbott Laboratories	186
abc	american broadcasting company	American Broadcasting Company	27
abf	associated british foods	Associated British Foods	130
abi	anheuser busch inbev	Anheuser-Busch InBev	671
abn	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	415
abn amro	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	566
absa	amalgamated banks of south africa	Amalgamated Banks of South Africa	446
abu dhabi national oil	adnoc	ADNOC	1361
acc	associated cement companies	Associated Cement Companies	221
acca	association of chartered certified accountants	Association of Chartered Certified Accountants	130
aclu	american civil liberties union	American Civil Liberties Union	42
acs	actividades de construccion y servicios	Actividades de Construcción y Servicios	587
adac	allgemeine deutsche automobil club	Allgemeine Deutsche Automobil-Club	166
adb	asian development bank	Asian Development Bank	942
adcb	abu dhabi commercial bank	Abu Dhabi Commercial Bank	936
adi	analog devices	Analog Devices	27
adia	abu dhabi investment authority	Abu Dhabi Investment Authority	936
adl	arthur d little	Arthur D. Little	27
adm	archer daniels midland	Archer Daniels Midland	27
adp	automatic data processing	Automatic Data Processing	27
aeci	african explosives and chemical industries	African Explosives and Chemical Industries	446
aecom	aecom technology	AECOM Technology	95
aeg	allgemeine elektricitats gesellschaft	Allgemeine Elektricitäts-Gesellschaft	166
aegsenchyueo	accenture	Accenture	26
aei	associated electrical industries	Associated Electrical Industries	130
aena	aeropuertos espanoles y navegacion aerea	Aeropuertos Españoles y Navegación Aérea	585
aeo	american eagle outfitters	American Eagle Outfitters	27
aep	american electric power	American Electric Power	27
aepeul	apple	Apple	171
aero mexico	aeromexico	Aeromexico	1278
aeroporia aigaioy	aegean airlines	Aegean Airlines	472
aerovias del continente americano	avianca	Avianca	1022
af	abercrombie and fitch	Abercrombie & Fitch	27
afd	agence francaise de developpement	Agence Française de Développement	178
afdb	african development bank	African Development Bank	1762
afl cio	american federation of labor and congress of industrial organizations	American Federation of Labor and Congress of Industrial Organizations	95
afp	agence france presse	Agence France-Presse	178
afreximbank	african export import bank	African Export-Import Bank	1923
agbank	agricultural bank of china	Agricultural Bank of China	161
agf	assurances generales de france	Assurances Générales de France	178
agfa	actien gesellschaft fur anilin fabrikation	Actien-Gesellschaft für Anilin-Fabrikation	166
agip	azienda generale italiana petroli	Azienda Generale Italiana Petroli	669
agl	australian gas light	Australian Gas Light	414
ahold	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	3042
ahold delhaize	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	566
ai bi emu	international business machines	International Business Machines	13
aia	american international assurance	American International Assurance	940
aibiem	international business machines	International Business Machines	26
aibiying	airbnb	Airbnb	40
aicpa	american institute of certified public accountants	American Institute of Certified Public Accountants	42
aig	american international group	American International Group	42
aiib	asian infrastructure investment bank	Asian Infrastructure Investment Bank	161
aiims	all india institute of medical sciences	All India Institute of Medical Sciences	207
aikesenmeifu	exxon mobil	Exxon Mobil	40
ailixin	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	40
aioc	anglo iranian oil	Anglo-Iranian Oil	127
aipusheng	epson	Epson	40
air asia	airasia	AirAsia	1952
air bnb	airbnb	Airbnb	92
air bus	airbus	Airbus	690
air products	air products and chemicals	Air Products and Chemicals	95
aisenzhe	accenture	Accenture	40
aishin	aisin	Aisin	125
ajg	arthur j gallagher	Arthur J. Gallagher	27
aksencher	accenture	Accenture	63
akusenchua	accenture	Accenture	13
akzo nobel	akzonobel	AkzoNobel	566
al bank al arabi	arab bank	Arab Bank	3018
al bank al central al masri	central bank of egypt	Central Bank of Egypt	731
al bank al central al saudi	saudi central bank	Saudi Central Bank	268
al bank al tijari ldwly	commercial international bank	Commercial International Bank	1562
al bank lhly al masri	national bank of egypt	National Bank of Egypt	731
al bank lhly al saudi	saudi national bank	Saudi National Bank	268
al bank lhly al tijari	national commercial bank	National Commercial Bank	268
al ittihad lltyrn	etihad airways	Etihad Airways	404
al masriya lltslt	telecom egypt	Telecom Egypt	731
al qaeda		Al-Qaeda	880
al qaida	al qaeda	Al-Qaeda	880
al rajhi lmsrfyh	al rajhi bank	Al Rajhi Bank	268
al rajhi lmsrfyh llstthmr	al rajhi bank	Al Rajhi Bank	268
al saudiya llkhrb	saudi electricity	Saudi Electricity	268
al saudiya llsnt lssyh	saudi basic industries	Saudi Basic Industries	268
al tijari wf bnk	attijariwafa bank	Attijariwafa Bank	1561
alfa	anonima lombarda fabbrica automobili	Anonima Lombarda Fabbrica Automobili	274
alfa trapeza	alpha bank	Alpha Bank	472
ali bb	alibaba	Alibaba	45
alibabajituankonggu	alibaba group holding	Alibaba Group Holding	40
alliancheu	allianz	Allianz	26
alliant techsystems	orbital atk	Orbital ATK	131
alliedsignal	honeywell international	Honeywell International	131
aluminum company of america	alcoa	Alcoa	429
alyants	allianz	Allianz	63
amajon	amazon com	Amazon.com	26
amat	applied materials	Applied Materials	172
amazon	amazon com	Amazon.com	975
amc	american motors	American Motors	27
amd	advanced micro devices	Advanced Micro Devices	27
amelikan igseupeuleseu	american express	American Express	26
american family life assurance company of columbus	aflac	Aflac	429
american rolling mill	armco	Armco	131
amerikan ekisupuresu	american express	American Express	13
amerikan ekspress	american express	American Express	63
amex	american express	American Express	186
ami	american megatrends	American Megatrends	27
amoco	american oil	American Oil	280
amolepeosipig	amorepacific	Amorepacific	26
amp	australian mutual provident	Australian Mutual Provident	414
amplats	anglo american platinum	Anglo American Platinum	1571
amro	amsterdam rotterdam bank	Amsterdam-Rotterdam Bank	1955
amzn	amazon com	Amazon.com	172
ana	all nippon airways	All Nippon Airways	328
ancap	administracion nacional de combustibles alcohol y portland	Administración Nacional de Combustibles, Alcohol y Portland	1784
anchuandianji	yaskawa electric	Yaskawa Electric	13
andersen consulting	accenture	Accenture	2181
anglo	anglo american	Anglo American	882
anglo platinum	anglo american platinum	Anglo American Platinum	823
anl	argonne national laboratory	Argonne National Laboratory	27
anlian	allianz	Allianz	83
ansa	agenzia nazionale stampa associata	Agenzia Nazionale Stampa Associata	274
ansi	american national standards institute	American National Standards Institute	42
anu	australian national university	Australian National University	414
anz	australia and new zealand banking group	Australia and New Zealand Banking Group	583
aodi	audi	Audi	83
aok	allgemeine ortskrankenkasse	Allgemeine Ortskrankenkasse	112
ap	associated press	Associated Press	27
ap moller	ap moller maersk	A.P. Møller-Mærsk	1111
apc	american power conversion	American Power Conversion	27
apl	american president lines	American President Lines	27
apoc	anglo persian oil	Anglo-Persian Oil	127
apple computer	apple	Apple	131
applied molecular genetics	amgen	Amgen	131
appuru	apple	Apple	13
arabian american oil	aramco	Aramco	2185
arco	atlantic richfield	Atlantic Richfield	27
ard	arbeitsgemeinschaft der offentlich rechtlichen rundfunkanstalten der bundesrepublik deutschland	Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten der Bundesrepublik Deutschland	112
ariantsu	allianz	Allianz	13
aribaba	alibaba	Alibaba	13
army of the guardians of the islamic revolution	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1364
arup	ove arup and partners	Ove Arup & Partners	270
arzte ohne grenzen	medecins sans frontieres	Médecins Sans Frontières	1362
asahigurupu	asahi group	Asahi Group	13
asarco	american smelting and refining	American Smelting and Refining	42
ascap	american society of composers authors and publishers	American Society of Composers, Authors and Publishers	42
ase	advanced semiconductor engineering	Advanced Semiconductor Engineering	945
asea	allmanna svenska elektriska	Allmänna Svenska Elektriska	537
asean	association of southeast asian nations	Association of Southeast Asian Nations	1768
aseuteulajeneka	astrazeneca	AstraZeneca	26
asianahanggong	asiana airlines	Asiana Airlines	26
asilikang	astrazeneca	AstraZeneca	40
asme	american society of mechanical engineers	American Society of Mechanical Engineers	42
asml	advanced semiconductor materials lithography	Advanced Semiconductor Materials Lithography	586
astm	american society for testing and materials	American Society for Testing and Materials	42
asuterasuzhiyao	astellas pharma	Astellas Pharma	13
asutorazeneka	astrazeneca	AstraZeneca	13
asx	australian securities exchange	Australian Securities Exchange	583
at and t	american telephone and telegraph	American Telephone and Telegraph	42
att	american telephone and telegraph	American Telephone and Telegraph	27
audi		Audi	13
auto desk	autodesk	Autodesk	92
auto nation	autonation	AutoNation	92
auto zone	autozone	AutoZone	92
avic	aviation industry corporation of china	Aviation Industry Corporation of China	161
ay by umm	international business machines	International Business Machines	45
az	astrazeneca	AstraZeneca	130
b of a	bank of america	Bank of America	42
b3	brasil bolsa balcao	Brasil Bolsa Balcão	538
ba	british airways	British Airways	130
bac	bank of america	Bank of America	27
bae	british aerospace	British Aerospace	130
bafin	bundesanstalt fur finanzdienstleistungsaufsicht	Bundesanstalt für Finanzdienstleistungsaufsicht	420
bagakingu	burger king	Burger King	13
bagong hukbong bayan	new peoples army	New People's Army	1367
bah	booz allen hamilton	Booz Allen Hamilton	27
bai	banco angolano de investimentos	Banco Angolano de Investimentos	1788
baic	beijing automotive industry	Beijing Automotive Industry	161
baiel	bayer	Bayer	26
baieru	bayer	Bayer	13
baishi	pepsico	PepsiCo	83
balgarska narodna banka	bulgarian national bank	Bulgarian National Bank	1560
balgarski energien kholding	bulgarian energy holding	Bulgarian Energy Holding	1560
banca ditalia	bank of italy	Bank of Italy	2235
banca nazionale svizzera	swiss national bank	Swiss National Bank	1025
banco de espana	bank of spain	Bank of Spain	2230
banco de mexico	bank of mexico	Bank of Mexico	2237
banco de portugal	bank of portugal	Bank of Portugal	2240
banco mundial	world bank	World Bank	1369
banco nacional de mexico	banamex	Banamex	826
bangchak		Bangchak	1564
bank for development and foreign economic affairs	vnesheconombank	Vnesheconombank	707
bank for foreign economic affairs	vnesheconombank	Vnesheconombank	707
bank of new south wales	westpac banking	Westpac Banking	1349
bank of nova scotia	scotiabank	Scotiabank	2216
bank pekao	pekao	Pekao	1938
bank polska kasa opieki	pekao	Pekao	2224
bank rossii	bank of russia	Bank of Russia	63
banque de france	bank of france	Bank of France	2232
banque de montreal	bank of montreal	Bank of Montreal	827
banque du canada	bank of canada	Bank of Canada	827
banque mondiale	world bank	World Bank	1369
banque nationale de belgique	national bank of belgium	National Bank of Belgium	1370
banque nationale de paris paribas	bnp paribas	BNP Paribas	300
banque nationale du canada	national bank of canada	National Bank of Canada	827
banque nationale suisse	swiss national bank	Swiss National Bank	1025
banque royale du canada	royal bank of canada	Royal Bank of Canada	827
baojie	procter and gamble	Procter & Gamble	83
baoma	bayerische motoren werke	Bayerische Motoren Werke	83
baoshangangtie	baosteel	Baosteel	40
baoshijie	porsche	Porsche	40
barca	futbol club barcelona	Futbol Club Barcelona	1112
basf	badische anilin und soda fabrik	Badische Anilin- und Soda-Fabrik	166
basque fatherland and liberty	euskadi ta askatasuna	Euskadi Ta Askatasuna	1023
bat	british american tobacco	British American Tobacco	130
bawag	bank fur arbeit und wirtschaft	Bank für Arbeit und Wirtschaft	387
bayern munchen	fussball club bayern munchen	Fußball-Club Bayern München	269
bayernlb	bayerische landesbank	Bayerische Landesbank	420
bb	banco do brasil	Banco do Brasil	538
bb and t	branch banking and trust	Branch Banking and Trust	42
bbc	british broadcasting corporation	British Broadcasting Corporation	127
bbdo	batten barton durstine and osborn	Batten, Barton, Durstine & Osborn	42
bbh	brown brothers harriman	Brown Brothers Harriman	27
bbl	banque bruxelles lambert	Banque Bruxelles Lambert	671
bbva	banco bilbao vizcaya argentaria	Banco Bilbao Vizcaya Argentaria	585
bca	bank central asia	Bank Central Asia	778
bcbsa	blue cross blue shield association	Blue Cross Blue Shield Association	42
bce	bell canada enterprises	Bell Canada Enterprises	447
bcg	boston consulting group	Boston Consulting Group	27
bci	banca commerciale italiana	Banca Commerciale Italiana	3040
bci mocambique	banco comercial e de investimentos	Banco Comercial e de Investimentos	1116
bcp	banco comercial portugues	Banco Comercial Português	449
bcr	banca comerciala romana	Banca Comercială Română	1211
bd	becton dickinson	Becton Dickinson	27
bdi	bundesverband der deutschen industrie	Bundesverband der Deutschen Industrie	112
bdo	banco de oro	Banco de Oro	942
bdo international	binder dijker otte	Binder Dijker Otte	270
bea	british european airways	British European Airways	130
bel	bharat electronics	Bharat Electronics	221
belaz	belorusskiy avtomobilnyy zavod	Belorusskiy avtomobilnyy zavod	1761
bell atlantic	verizon communications	Verizon Communications	131
bentianjiyangongye	honda motor	Honda Motor	13
beogeoking	burger king	Burger King	26
bes	banco espirito santo	Banco Espírito Santo	449
beulijiseuton	bridgestone	Bridgestone	26
bfg	bank fur gemeinwirtschaft	Bank für Gemeinwirtschaft	112
bharatiy jivan insurance	life insurance india	Life Insurance India	879
bharatiy rel	indian railways	Indian Railways	879
bharatiy rijarv bank	reserve bank of india	Reserve Bank of India	879
bharatiy stet bank	state bank of india	State Bank of India	879
bhel	bharat heavy electricals	Bharat Heavy Electricals	207
bhge	baker hughes	Baker Hughes	42
bhp	broken hill proprietary	Broken Hill Proprietary	583
bhp billiton	bhp group	BHP Group	1349
bhs	british home stores	British Home Stores	130
bi emu daburyu	bayerische motoren werke	Bayerische Motoren Werke	13
biaoma	puma	Puma	83
biaozhi	peugeot	Peugeot	83
bidv	bank for investment and development of vietnam	Bank for Investment and Development of Vietnam	1205
biemdeobeulyu	bayerische motoren werke	Bayerische Motoren Werke	26
biguiyuan	country garden	Country Garden	40
bim	banco internacional de mocambique	Banco Internacional de Moçambique	448
bimawei	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	40
biogen idec	biogen	Biogen	131
bis	bank for international settlements	Bank for International Settlements	245
bishengke	pizza hut	Pizza Hut	40
biyadi	build your dreams	Build Your Dreams	83
bl	bausch and lomb	Bausch & Lomb	27
black berry	blackberry	BlackBerry	1275
bmce	banque marocaine du commerce exterieur	Banque Marocaine du Commerce Extérieur	1773
bmo	bank of montreal	Bank of Montreal	447
bms	bristol myers squibb	Bristol-Myers Squibb	27
bmw	bayerische motoren werke	Bayerische Motoren Werke	166
bn	barnes and noble	Barnes & Noble	42
bndes	banco nacional de desenvolvimento economico e social	Banco Nacional de Desenvolvimento Econômico e Social	445
bnfl	british nuclear fuels	British Nuclear Fuels	127
bni	bank negara indonesia	Bank Negara Indonesia	778
bnk al emirates dubai al watani	emirates national bank of dubai	Emirates National Bank of Dubai	404
bnk al kuwait al watani	national bank of kuwait	National Bank of Kuwait	1105
bnk al rajhi	al rajhi bank	Al Rajhi Bank	268
bnk al riyadh	riyad bank	Riyad Bank	268
bnk bwdhby al tijari	abu dhabi commercial bank	Abu Dhabi Commercial Bank	404
bnk bwdhby lwl	first abu dhabi bank	First Abu Dhabi Bank	404
bnk dubai al islamic	dubai islamic bank	Dubai Islamic Bank	404
bnk msr	banque misr	Banque Misr	1562
bnk qatar al watani	qatar national bank	Qatar National Bank	1106
bnl	banca nazionale del lavoro	Banca Nazionale del Lavoro	274
bnp	banque nationale de paris	Banque Nationale de Paris	178
bnsf	burlington northern santa fe	Burlington Northern Santa Fe	42
bnswnyk	panasonic	Panasonic	45
bny	bank of new york mellon	Bank of New York Mellon	42
bny mellon	bank of new york mellon	Bank of New York Mellon	42
bnym	bank of new york mellon	Bank of New York Mellon	42
bo	baltimore and ohio railroad	Baltimore and Ohio Railroad	27
boa	bank of america	Bank of America	27
boac	british overseas airways corporation	British Overseas Airways Corporation	127
bobaotang	hakuhodo	Hakuhodo	13
boc	bank of china	Bank of China	539
bocom	bank of communications	Bank of Communications	161
boe	bank of england	Bank of England	130
bofa	bank of america	Bank of America	42
boj	bank of japan	Bank of Japan	328
bolbo	volvo	Volvo	171
bony	bank of new york mellon	Bank of New York Mellon	186
booz allen	booz allen hamilton	Booz Allen Hamilton	95
borubo	volvo	Volvo	125
borussia dortmund	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	269
bosch	robert bosch	Robert Bosch	420
bosh	robert bosch	Robert Bosch	251
boshi	robert bosch	Robert Bosch	83
bosshu	robert bosch	Robert Bosch	13
boswi	robert bosch	Robert Bosch	171
botas	boru hatlari ile petrol tasima	Boru Hatları ile Petrol Taşıma	487
boussois souchon neuvesel	danone	Danone	300
boyin	boeing	Boeing	83
bp	british petroleum	British Petroleum	127
bpce	banque populaire caisse depargne	Banque Populaire Caisse d'Epargne	233
bpcl	bharat petroleum	Bharat Petroleum	207
bpi	banco portugues de investimento	Banco Português de Investimento	449
br	bayerischer rundfunk	Bayerischer Rundfunk	112
brasil foods	brf	BRF	1350
brgm	bureau de recherches geologiques et minieres	Bureau de Recherches Géologiques et Minières	233
bri	bank rakyat indonesia	Bank Rakyat Indonesia	778
bridge stone	bridgestone	Bridgestone	974
bridzhstoun	bridgestone	Bridgestone	63
british leyland	british leyland motor	British Leyland Motor	270
british telecom	british telecommunications	British Telecommunications	270
brjr knj	burger king	Burger King	45
brwktr wghmbl	procter and gamble	Procter & Gamble	45
brydjstwn	bridgestone	Bridgestone	45
brys wwtrhws kwbrz	pricewaterhousecoopers	PricewaterhouseCoopers	45
bsch	banco santander central hispano	Banco Santander Central Hispano	585
bse	bombay stock exchange	Bombay Stock Exchange	221
bsi	british standards institution	British Standards Institution	130
bskyb	british sky broadcasting	British Sky Broadcasting	127
bsn gervais danone	danone	Danone	300
bsnl	bharat sanchar nigam	Bharat Sanchar Nigam	207
bswn	epson	Epson	45
bt	british telecommunications	British Telecommunications	130
btrwl bwdhby al wataniya	adnoc	ADNOC	404
bupt	beijing university of posts and telecommunications	Beijing University of Posts and Telecommunications	161
burijisuton	bridgestone	Bridgestone	13
burroughs	unisys	Unisys	1354
bvb	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	112
bvg	berliner verkehrsbetriebe	Berliner Verkehrsbetriebe	112
bwrshh	porsche	Porsche	45
bwsh	robert bosch	Robert Bosch	441
bwyngh	boeing	Boeing	45
by umm dblyw	bayerische motoren werke	Bayerische Motoren Werke	45
bybsykw	pepsico	PepsiCo	45
byd	build your dreams	Build Your Dreams	161
byjw	peugeot	Peugeot	441
byt ltmwyl al kuwaiti	kuwait finance house	Kuwait Finance House	1105
bytz ht	pizza hut	Pizza Hut	45
c and nw	chicago and north western	Chicago and North Western	42
c of e	church of england	Church of England	1767
caa	creative artists agency	Creative Artists Agency	27
caac	civil aviation administration of china	Civil Aviation Administration of China	161
caf	construcciones y auxiliar de ferrocarriles	Construcciones y Auxiliar de Ferrocarriles	587
cah	cardinal health	Cardinal Health	172
caisse des depots	caisse des depots et consignations	Caisse des Dépôts et Consignations	646
caixa bank	caixabank	Caixabank	1948
cal berkeley	university of california berkeley	University of California Berkeley	95
caltech	california institute of technology	California Institute of Technology	95
cap gemini	capgemini	Capgemini	690
capita land	capitaland	CapitaLand	1957
car max	carmax	CarMax	92
care	cooperative for assistance and relief everywhere	Cooperative for Assistance and Relief Everywhere	27
cat	caterpillar	Caterpillar	975
catl	contemporary amperex technology	Contemporary Amperex Technology	161
cb and i	chicago bridge and iron	Chicago Bridge & Iron	586
cb and q	chicago burlington and quincy railroad	Chicago, Burlington and Quincy Railroad	42
cba	commonwealth bank of australia	Commonwealth Bank of Australia	414
cbc	canadian broadcasting corporation	Canadian Broadcasting Corporation	447
cbd	companhia brasileira de distribuicao	Companhia Brasileira de Distribuição	538
cboe	chicago board options exchange	Chicago Board Options Exchange	42
cbot	chicago board of trade	Chicago Board of Trade	42
cbre	coldwell banker richard ellis	Coldwell Banker Richard Ellis	42
cbs	columbia broadcasting system	Columbia Broadcasting System	27
ccb	china construction bank	China Construction Bank	539
cccc	china communications construction	China Communications Construction	161
ccf	credit commercial de france	Crédit Commercial de France	178
cctv	china central television	China Central Television	539
cdc	centers for disease control and prevention	Centers for Disease Control and Prevention	27
cea	commissariat a lenergie atomique	Commissariat à l'énergie atomique	178
cef	caixa economica federal	Caixa Econômica Federal	538
cementos mexicanos	cemex	CEMEX	826
cemig	companhia energetica de minas gerais	Companhia Energética de Minas Gerais	445
centrais eletricas brasileiras	eletrobras	Eletrobras	824
century link	lumen technologies	Lumen Technologies	92
centurylink	lumen technologies	Lumen Technologies	131
cern	conseil europeen pour la recherche nucleaire	Conseil Européen pour la Recherche Nucléaire	294
cez	ceske energeticke zavody	České energetické závody	1198
cfe	comision federal de electricidad	Comisión Federal de Electricidad	1799
cff	schweizerische bundesbahnen	Schweizerische Bundesbahnen	245
cfm	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	448
cfp	compagnie francaise des petroles	Compagnie Française des Pétroles	178
cfr	caile ferate romane	Căile Ferate Române	1211
cgd	caixa geral de depositos	Caixa Geral de Depósitos	449
cge	compagnie generale delectricite	Compagnie Générale d'Electricité	178
cgnu	aviva	Aviva	428
charoenphokphanahan	charoen pokphand foods	Charoen Pokphand Foods	311
chelyabinskiy truboprokatnyy zavod	chelyabinsk pipe rolling plant	Chelyabinsk Pipe Rolling Plant	63
chevrontexaco	chevron	Chevron	131
china national chemical	chemchina	ChemChina	1021
china north industries	norinco	Norinco	1021
china petroleum and chemical	sinopec	Sinopec	1021
chinalco	aluminum corporation of china	Aluminum Corporation of China	1920
cht	chunghwa telecom	Chunghwa Telecom	945
chu	centre hospitalier universitaire	Centre hospitalier universitaire	1766
chuanqizhonggongye	kawasaki heavy industries	Kawasaki Heavy Industries	13
cia	central intelligence agency	Central Intelligence Agency	27
ciba geigy	novartis	Novartis	1015
cibc	canadian imperial bank of commerce	Canadian Imperial Bank of Commerce	668
cic	credit industriel et commercial	Crédit Industriel et Commercial	178
cimb	commerce international merchant bankers	Commerce International Merchant Bankers	1774
cisco	cisco systems	Cisco Systems	186
citi	citigroup	Citigroup	186
citi bank	citibank	Citibank	92
citi group	citigroup	Citigroup	92
citic	china international trust investment	China International Trust Investment	161
cjjeiljedang	cj cheiljedang	CJ CheilJedang	26
cloud flare	cloudflare	Cloudflare	92
clp holdings	china light and power	China Light and Power	3027
cma cgm	compagnie maritime daffretement compagnie generale maritime	Compagnie Maritime d'Affrètement Compagnie Générale Maritime	646
cmb	china merchants bank	China Merchants Bank	539
cme	chicago mercantile exchange	Chicago Mercantile Exchange	27
cmh	companhia mocambicana de hidrocarbonetos	Companhia Moçambicana de Hidrocarbonetos	448
cmu	carnegie mellon university	Carnegie Mellon University	27
cn	canadian national railway	Canadian National Railway	447
cn rail	canadian national railway	Canadian National Railway	1110
cnes	centre national detudes spatiales	Centre national d'études spatiales	233
cnh	case new holland	Case New Holland	27
cnn	cable news network	Cable News Network	42
cnooc	china national offshore oil	China National Offshore Oil	161
cnpc	china national petroleum	China National Petroleum	161
cnrs	centre national de la recherche scientifique	Centre national de la recherche scientifique	233
co	chesapeake and ohio railway	Chesapeake and Ohio Railway	42
co op	cooperative		3022
cofco	china national cereals oils and foodstuffs	China National Cereals, Oils and Foodstuffs	161
coin base	coinbase	Coinbase	92
coke	coca cola	Coca-Cola	186
com cast	comcast	Comcast	92
comac	commercial aircraft corporation of china	Commercial Aircraft Corporation of China	161
comesa	common market for eastern and southern africa	Common Market for Eastern and Southern Africa	1786
comit	banca commerciale italiana	Banca Commerciale Italiana	669
comite international de la croix rouge	international committee of the red cross	International Committee of the Red Cross	825
commbank	commonwealth bank of australia	Commonwealth Bank of Australia	1917
committee for state security	komitet gosudarstvennoy bezopasnosti	Komitet Gosudarstvennoy Bezopasnosti	2214
compagnie generale des eaux	vivendi	Vivendi	300
companhia de bebidas das americas	ambev	Ambev	824
compania espanola de petroleos	cepsa	CEPSA	1023
compania telefonica nacional de espana	telefonica	Telefónica	1017
con ed	consolidated edison	Consolidated Edison	95
con edison	consolidated edison	Consolidated Edison	95
coned	consolidated edison	Consolidated Edison	95
conoco	conocophillips	ConocoPhillips	280
conrail	consolidated rail	Consolidated Rail	280
consumer value stores	cvs health	CVS Health	131
conti	continental	Continental	1572
continental oil	conocophillips	ConocoPhillips	131
cooperatieve centrale raiffeisen boerenleenbank	rabobank	Rabobank	2223
coopers and lybrand	pricewaterhousecoopers	PricewaterhouseCoopers	428
copel	companhia paranaense de energia	Companhia Paranaense de Energia	445
corporacion nacional del cobre de chile	codelco	Codelco	2217
cosco	china ocean shipping	China Ocean Shipping	161
cp	comboios de portugal	Comboios de Portugal	449
cp group	charoen pokphand	Charoen Pokphand	3033
cp rail	canadian pacific railway	Canadian Pacific Railway	1110
cpkc	canadian pacific kansas city	Canadian Pacific Kansas City	668
cppib	canada pension plan investment board	Canada Pension Plan Investment Board	668
cpr	canadian pacific railway	Canadian Pacific Railway	447
crcc	china railway construction	China Railway Construction	161
crec	china railway engineering	China Railway Engineering	161
crowd strike	crowdstrike	CrowdStrike	92
crrc	china railway rolling stock	China Railway Rolling Stock	161
cs	credit suisse	Credit Suisse	245
csa	ceskoslovenske statni aerolinie	Československé státní aerolinie	1791
csc	computer sciences	Computer Sciences	27
cscec	china state construction engineering	China State Construction Engineering	161
csco	cisco systems	Cisco Systems	172
csfb	credit suisse first boston	Credit Suisse First Boston	42
csic	consejo superior de investigaciones cientificas	Consejo Superior de Investigaciones Científicas	585
csir	council for scientific and industrial research	Council for Scientific and Industrial Research	416
csiro	commonwealth scientific and industrial research organisation	Commonwealth Scientific and Industrial Research Organisation	583
csl	commonwealth serum laboratories	Commonwealth Serum Laboratories	414
csn	companhia siderurgica nacional	Companhia Siderúrgica Nacional	538
csob	ceskoslovenska obchodni banka	Československá obchodní banka	1198
csr	colonial sugar refining	Colonial Sugar Refining	414
ctt	correios telegrafos e telefones	Correios, Telégrafos e Telefones	449
cuf	companhia uniao fabril	Companhia União Fabril	449
cuntianzhizuosuo	murata manufacturing	Murata Manufacturing	13
cvrd	companhia vale do rio doce	Companhia Vale do Rio Doce	445
cvs	cvs health	CVS Health	42
cvs caremark	cvs health	CVS Health	131
cvx	chevron	Chevron	172
cw	cable and wireless	Cable and Wireless	127
dabangasu	osaka gas	Osaka Gas	13
dachengjianshe	taisei	Taisei	13
daehanhanggong	korean air	Korean Air	26
daesh	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1756
daeugeonseol	daewoo engineering and construction	Daewoo Engineering & Construction	26
daf	van doornes automobiel fabriek	Van Doorne's Automobiel Fabriek	415
dahehausugongye	daiwa house	Daiwa House	13
dahezhengquan	daiwa securities	Daiwa Securities	13
daier	dell technologies	Dell Technologies	83
daikingongye	daikin industries	Daikin Industries	13
daily motion	dailymotion	Dailymotion	690
daimler	mercedes benz group	Mercedes-Benz Group	619
daimler benz	mercedes benz group	Mercedes-Benz Group	619
daimler chrysler	chrysler	Chrysler	92
daimlerchrysler	chrysler	Chrysler	131
dalinzu	obayashi	Obayashi	125
dameile	dominos	Domino's	40
danmarks nationalbank	national bank of denmark	National Bank of Denmark	2229
dansk olie og naturgas	orsted	Ørsted	1016
daodaernengyuan	totalenergies	TotalEnergies	40
daojinzhizuosuo	shimadzu	Shimadzu	13
daribenyinshua	dai nippon printing	Dai Nippon Printing	13
darpa	defense advanced research projects agency	Defense Advanced Research Projects Agency	42
data bricks	databricks	Databricks	92
dazhongqiche	volkswagen	Volkswagen	40
dazhongzhiyao	otsuka pharmaceutical	Otsuka Pharmaceutical	13
db	deutsche bahn	Deutsche Bahn	112
dbs	development bank of singapore	Development Bank of Singapore	489
dbsa	development bank of southern africa	Development Bank of Southern Africa	446
ddb	doyle dane bernbach	Doyle Dane Bernbach	27
dec	digital equipment	Digital Equipment	27
dei	public power	Public Power	1563
dell	dell technologies	Dell Technologies	186
dell computer	dell technologies	Dell Technologies	131
deloitte	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	270
deloitte and touche	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	428
deloyt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	63
delta	delta air lines	Delta Air Lines	186
den norske stats oljeselskap	equinor	Equinor	1018
deqin	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	83
deroito	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	13
deru	dell technologies	Dell Technologies	125
deutsche	deutsche bank	Deutsche Bank	1572
devrimci halk kurtulus partisi cephesi	revolutionary peoples liberation party front	Revolutionary People's Liberation Party-Front	1368
dewa	dubai electricity and water authority	Dubai Electricity and Water Authority	939
deyizhiyinxing	deutsche bank	Deutsche Bank	40
dfb	deutscher fussball bund	Deutscher Fußball-Bund	112
dfds	det forenede dampskibs selskab	Det Forenede Dampskibs-Selskab	1764
dfg	deutsche forschungsgemeinschaft	Deutsche Forschungsgemeinschaft	112
dfw	dallas fort worth international airport	Dallas/Fort Worth International Airport	27
dgb	deutscher gewerkschaftsbund	Deutscher Gewerkschaftsbund	112
dhkp c	revolutionary peoples liberation party front	Revolutionary People's Liberation Party-Front	487
dhl	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	166
dib	dubai islamic bank	Dubai Islamic Bank	939
dieichiel	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	26
dieichieru	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	13
dien luc viet nam	vietnam electricity	Vietnam Electricity	1108
dihk	deutscher industrie und handelskammertag	Deutscher Industrie- und Handelskammertag	166
dijeuni	walt disney	Walt Disney	26
dilloiteu	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	26
dimosia epicheirisi ilektrismoy	public power	Public Power	472
din	deutsches institut fur normung	Deutsches Institut für Normung	112
dishini	walt disney	Walt Disney	40
disney	walt disney	Walt Disney	95
diyisangong	daiichi sankyo	Daiichi Sankyo	13
diyishengming	dai ichi life	Dai-ichi Life	13
dizuni	walt disney	Walt Disney	13
dkhl	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	251
dkw	dampf kraft wagen	Dampf-Kraft-Wagen	112
dlf	delhi land and finance	Delhi Land & Finance	221
dlj	donaldson lufkin and jenrette	Donaldson, Lufkin & Jenrette	27
dlr	deutsches zentrum fur luft und raumfahrt	Deutsches Zentrum für Luft- und Raumfahrt	112
dlrg	deutsche lebens rettungs gesellschaft	Deutsche Lebens-Rettungs-Gesellschaft	166
dm	drogerie markt	Drogerie Markt	112
dm drogeriemarkt	dm drogerie markt	dm-drogerie markt	269
dnv	det norske veritas	Det Norske Veritas	1203
doctors without borders	medecins sans frontieres	Médecins Sans Frontières	1362
doichebangkeu	deutsche bank	Deutsche Bank	26
doitsuyinxing	deutsche bank	Deutsche Bank	13
dominopija	dominos	Domino's	26
dominopiza	dominos	Domino's	13
dong energy	orsted	Ørsted	1016
dongfengqiche	dongfeng motor	Dongfeng Motor	40
donghailukezhidao	central japan railway	Central Japan Railway	13
dongjingdianli	tokyo electric power	Tokyo Electric Power	13
dongjinggasu	tokyo gas	Tokyo Gas	13
dongjinghaishangridong	tokio marine	Tokio Marine	13
dongre	toray industries	Toray Industries	125
dongribenlukezhidao	east japan railway	East Japan Railway	13
dongzhi	toshiba	Toshiba	125
door dash	doordash	DoorDash	92
dosiba	toshiba	Toshiba	26
dow	dow chemical	Dow Chemical	186
doyche bank	deutsche bank	Deutsche Bank	63
doyota	toyota	Toyota	26
dp world	dubai ports world	Dubai Ports World	1566
dpa	deutsche presse agentur	Deutsche Presse-Agentur	112
dpdhl	deutsche post dhl	Deutsche Post DHL	166
drdo	defence research and development organisation	Defence Research and Development Organisation	207
drk	deutsches rotes kreuz	Deutsches Rotes Kreuz	112
drop box	dropbox	Dropbox	92
drv	deutsche rentenversicherung	Deutsche Rentenversicherung	1199
dsb	danske statsbaner	Danske Statsbaner	672
dsm	staatsmijnen	Staatsmijnen	415
dsv	de sammensluttede vognmaend	De Sammensluttede Vognmænd	672
dtag	deutsche telekom	Deutsche Telekom	166
dtcc	depository trust and clearing	Depository Trust & Clearing	42
dtt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	130
dtu	danmarks tekniske universitet	Danmarks Tekniske Universitet	672
du pont	dupont	DuPont	186
dunhao	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	83
dusaneneobilliti	doosan enerbility	Doosan Enerbility	26
dutch state mines	staatsmijnen	Staatsmijnen	1935
dvla	driver and vehicle licensing agency	Driver and Vehicle Licensing Agency	127
dvr israel	israel post	Israel Post	267
dwmynwz	dominos	Domino's	45
dwytshh bnk	deutsche bank	Deutsche Bank	45
dy tsh al	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	45
dyds	adidas	Adidas	45
dylwyt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	45
dyzny	walt disney	Walt Disney	45
dz bank	deutsche genossenschafts zentralbank	Deutsche Genossenschafts-Zentralbank	420
dzheneral motors	general motors	General Motors	63
dzhonson i dzhonson	johnson and johnson	Johnson & Johnson	63
eabasu	airbus	Airbus	13
eabiandobi	airbnb	Airbnb	13
eads	airbus	Airbus	233
east asiatic company	det ostasiatiske kompagni	Det Østasiatiske Kompagni	1111
easy jet	easyjet	EasyJet	457
ebrd	european bank for reconstruction and development	European Bank for Reconstruction and Development	127
ecb	european central bank	European Central Bank	112
eco lab	ecolab	Ecolab	92
eco petrol	ecopetrol	Ecopetrol	1946
ecobank	ecobank transnational	Ecobank Transnational	3032
ecowas	economic community of west african states	Economic Community of West African States	1202
edf	electricite de france	Électricité de France	233
edm	electricidade de mocambique	Electricidade de Moçambique	448
edp	energias de portugal	Energias de Portugal	1780
eds	electronic data systems	Electronic Data Systems	27
eeobeoseu	airbus	Airbus	26
eeobiaenbi	airbnb	Airbnb	26
egat	electricity generating authority of thailand	Electricity Generating Authority of Thailand	1783
egsonmobil	exxon mobil	Exxon Mobil	26
ei du pont de nemours	dupont	DuPont	429
eib	european investment bank	European Investment Bank	1798
eichi ando emu	hennes and mauritz	Hennes & Mauritz	13
eichiaenem	hennes and mauritz	Hennes & Mauritz	26
eichieseubissi	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	26
eichiesubishi	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	13
eksonmobil	exxon mobil	Exxon Mobil	63
ekusonmobiru	exxon mobil	Exxon Mobil	13
el al	el al israel airlines	El Al Israel Airlines	3028
eldzhi	legal and general	Legal & General	63
electricidade de portugal	energias de portugal	Energias de Portugal	2184
electro lux	electrolux	Electrolux	1280
elf aquitaine	societe nationale elf aquitaine	Société Nationale Elf Aquitaine	1272
eligseun	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	26
elji	legal and general	Legal & General	171
eljijeonja	lg electronics	LG Electronics	26
ellinika petrelaia	hellenic petroleum	Hellenic Petroleum	472
ellinika tachydromeia	hellenic post	Hellenic Post	472
elliniki trapeza	hellenic bank	Hellenic Bank	3017
embrapa	empresa brasileira de pesquisa agropecuaria	Empresa Brasileira de Pesquisa Agropecuária	445
emem	empresa mocambicana de exploracao mineira	Empresa Moçambicana de Exploração Mineira	1775
emi	electric and musical industries	Electric and Musical Industries	127
emirates nbd	emirates national bank of dubai	Emirates National Bank of Dubai	1566
emirates telecommunications	etisalat	Etisalat	1361
empresa brasileira de aeronautica	embraer	Embraer	824
empresa colombiana de petroleos	ecopetrol	Ecopetrol	1022
enap	empresa nacional del petroleo	Empresa Nacional del Petróleo	1763
enbw	energie baden wurttemberg	Energie Baden-Württemberg	166
endiama	empresa nacional de diamantes de angola	Empresa Nacional de Diamantes de Angola	1270
enel	ente nazionale per lenergia elettrica	Ente Nazionale per l'Energia Elettrica	669
enh	empresa nacional de hidrocarbonetos	Empresa Nacional de Hidrocarbonetos	448
eni	ente nazionale idrocarburi	Ente Nazionale Idrocarburi	274
eon	e on	E.ON	79
epa	environmental protection agency	Environmental Protection Agency	27
epfl	ecole polytechnique federale de lausanne	École polytechnique fédérale de Lausanne	294
eppl	apple	Apple	251
epuson	epson	Epson	13
ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1118
eruji	legal and general	Legal & General	13
esa	european space agency	European Space Agency	178
escom	electricity supply commission	Electricity Supply Commission	446
eskom	electricity supply commission	Electricity Supply Commission	802
espn	entertainment and sports programming network	Entertainment and Sports Programming Network	42
esseuoil	s oil	S-Oil	171
eth zurich	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	645
ethniki trapeza	national bank of greece	National Bank of Greece	1563
ethniki trapeza tis ellados	national bank of greece	National Bank of Greece	472
ethz	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	294
eu	european union	European Union	671
euro tunnel	eurotunnel	Eurotunnel	690
european aeronautic defence and space	airbus	Airbus	300
evrokhim	eurochem	EuroChem	251
exim bank	export import bank of the united states	Export-Import Bank of the United States	186
exxon	exxon mobil	Exxon Mobil	95
exxonmobil	exxon mobil	Exxon Mobil	95
ey	ernst and young	Ernst & Young	42
eychesbisi	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	63
eyrbas	airbus	Airbus	63
eyrbienbi	airbnb	Airbnb	63
ezai	eisai	Eisai	125
f lli	fratelli		3029
fa	football association	Football Association	130
faa	federal aviation administration	Federal Aviation Administration	27
fab	first abu dhabi bank	First Abu Dhabi Bank	939
face book	meta platforms	Meta Platforms	92
facebook	meta platforms	Meta Platforms	131
faiza	pfizer	Pfizer	13
famirimato	familymart	FamilyMart	13
fanakku	fanuc	Fanuc	125
fannie mae	federal national mortgage association	Federal National Mortgage Association	280
fao	food and agriculture organization	Food and Agriculture Organization	274
farc	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1197
farc ep	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1197
fasutoriteiringu	fast retailing	Fast Retailing	13
faw	first automobile works	First Automobile Works	539
fawei	huawei	Huawei	13
faz	frankfurter allgemeine zeitung	Frankfurter Allgemeine Zeitung	112
fb	meta platforms	Meta Platforms	27
fbi	federal bureau of investigation	Federal Bureau of Investigation	42
fc barcelona	futbol club barcelona	Futbol Club Barcelona	1112
fc bayern	fussball club bayern munchen	Fußball-Club Bayern München	269
fca	financial conduct authority	Financial Conduct Authority	130
fcc	federal communications commission	Federal Communications Commission	27
fcx	freeport mcmoran	Freeport-McMoRan	172
fda	food and drug administration	Food and Drug Administration	27
fdic	federal deposit insurance corporation	Federal Deposit Insurance Corporation	42
fed ex	fedex	FedEx	92
fedekkusu	fedex	FedEx	13
fedeks	fedex	FedEx	63
federal express	fedex	FedEx	429
federal reserve	federal reserve system	Federal Reserve System	95
federalnaya sluzhba bezopasnosti	federal security service	Federal Security Service	707
feilipu	koninklijke philips	Koninklijke Philips	40
feisubukku	meta platforms	Meta Platforms	13
femsa	fomento economico mexicano	Fomento Económico Mexicano	776
fengtian	toyota	Toyota	83
ferrovie dello stato	ferrovie dello stato italiane	Ferrovie dello Stato Italiane	1115
feysbuk	meta platforms	Meta Platforms	63
ffw	freiwillige feuerwehr	Freiwillige Feuerwehr	1199
fgv	fundacao getulio vargas	Fundação Getulio Vargas	538
fhlmc	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	42
fiat	fabbrica italiana automobili torino	Fabbrica Italiana Automobili Torino	669
fidelity management and research	fidelity investments	Fidelity Investments	131
fifa	federation internationale de football association	Fédération Internationale de Football Association	294
filips	koninklijke philips	Koninklijke Philips	63
finmeccanica	leonardo	Leonardo	1351
finn air	finnair	Finnair	1949
finra	financial industry regulatory authority	Financial Industry Regulatory Authority	42
firippusu	koninklijke philips	Koninklijke Philips	13
fit bit	fitbit	Fitbit	92
fl smidth	flsmidth	FLSmidth	1016
fmg	fortescue metals group	Fortescue Metals Group	414
fmr	fidelity investments	Fidelity Investments	27
fn herstal	fabrique nationale de herstal	Fabrique Nationale de Herstal	1109
fnac	federation nationale dachats des cadres	Fédération nationale d'achats des cadres	233
fnb	first national bank	First National Bank	416
fnma	federal national mortgage association	Federal National Mortgage Association	42
fodo	ford motor	Ford Motor	13
folksvagen	volkswagen	Volkswagen	63
ford	ford motor	Ford Motor	186
forukusuwagen	volkswagen	Volkswagen	13
fosagro	phosagro	PhosAgro	251
foxconn	hon hai precision industry	Hon Hai Precision Industry	1943
fpl	florida power and light	Florida Power & Light	27
france telecom	orange	Orange	300
fraport	flughafen frankfurt main	Flughafen Frankfurt/Main	420
freddie mac	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	280
fudzhitsu	fujitsu	Fujitsu	63
fuji film	fujifilm	Fujifilm	974
fuji heavy industries	subaru	Subaru	620
fushifuirumu	fujifilm	Fujifilm	13
fushitong	fujitsu	Fujitsu	13
fute	ford motor	Ford Motor	83
fwjytsw	fujitsu	Fujitsu	45
fwlfw	volvo	Volvo	45
fwlks fjn	volkswagen	Volkswagen	45
fwrd	ford motor	Ford Motor	441
fydyks	fedex	FedEx	45
fylybs	koninklijke philips	Koninklijke Philips	45
fysbwk	meta platforms	Meta Platforms	45
fyzr	pfizer	Pfizer	45
gac	guangzhou automobile	Guangzhou Automobile	539
gail	gas authority of india	Gas Authority of India	221
gaipu	gap	Gap	83
galp	galp energia	Galp Energia	3031
game stop	gamestop	GameStop	92
gangtie	mass transit railway	Mass Transit Railway	733
gaosheng	goldman sachs	Goldman Sachs	83
gaz	gorkovskiy avtomobilnyy zavod	Gorkovskiy avtomobilnyy zavod	488
gd	general dynamics	General Dynamics	27
gdf	gaz de france	Gaz de France	178
gdf suez	engie	Engie	300
ge	general electric	General Electric	27
ge capital	general electric capital	General Electric Capital	95
gec alsthom	alstom	Alstom	300
gelidianqi	gree electric appliances	Gree Electric Appliances	40
general motors acceptance corporation	ally financial	Ally Financial	131
generali	assicurazioni generali	Assicurazioni Generali	1115
georgia tech	georgia institute of technology	Georgia Institute of Technology	95
geumhotaieo	kumho tire	Kumho Tire	26
ghwldmn sks	goldman sachs	Goldman Sachs	45
giajadongcha	kia	Kia	26
gic	government of singapore investment corporation	Government of Singapore Investment Corporation	489
ginnie mae	government national mortgage association	Government National Mortgage Association	280
git hub	github	GitHub	92
giz	gesellschaft fur internationale zusammenarbeit	Gesellschaft für Internationale Zusammenarbeit	112
gkn	guest keen and nettlefolds	Guest, Keen and Nettlefolds	127
glaxo smith kline	glaxosmithkline	GlaxoSmithKline	457
glen core	glencore	Glencore	457
gm	general motors	General Motors	27
gmac	general motors acceptance	General Motors Acceptance	42
gmf	garantie mutuelle des fonctionnaires	Garantie mutuelle des fonctionnaires	178
gnma	government national mortgage association	Government National Mortgage Association	42
goldeumansagseu	goldman sachs	Goldman Sachs	26
goldman	goldman sachs	Goldman Sachs	186
goldman saks	goldman sachs	Goldman Sachs	63
gomasseu	komatsu	Komatsu	26
goog	alphabet	Alphabet	172
googl	alphabet	Alphabet	172
gorudoman sakkusu	goldman sachs	Goldman Sachs	13
government employees insurance	geico	GEICO	429
grace	wr grace	WR Grace	186
green peace	greenpeace	Greenpeace	92
gs	goldman sachs	Goldman Sachs	27
gsk	glaxosmithkline	GlaxoSmithKline	127
gskaltegseu	gs caltex	GS Caltex	26
gtbank	guaranty trust bank	Guaranty Trust Bank	1934
gte	general telephone and electronics	General Telephone and Electronics	42
gtil	grant thornton international	Grant Thornton International	127
gtz	gesellschaft fur technische zusammenarbeit	Gesellschaft für Technische Zusammenarbeit	112
guangdadiannao	quanta computer	Quanta Computer	376
guanxidianli	kansai electric power	Kansai Electric Power	13
gubota	kubota	Kubota	26
guge	google	Google	83
gugeul	google	Google	171
gugl	google	Google	251
gugmineunhaeng	kookmin bank	Kookmin Bank	26
guguru	google	Google	13
guizhoumaotai	kweichow moutai	Kweichow Moutai	40
guizhoumaotaijiu	kweichow moutai	Kweichow Moutai	40
guojiadianwang	state grid	State Grid	40
guotaihangkong	cathay pacific	Cathay Pacific	732
guoyaokonggu	sinopharm group	Sinopharm Group	40
gwr	great western railway	Great Western Railway	130
gyappu	gap	Gap	13
haiatto	hyatt hotels	Hyatt Hotels	13
haikangweishi	hikvision	Hikvision	40
hainanhangkong	hainan airlines	Hainan Airlines	40
hal	hindustan aeronautics	Hindustan Aeronautics	221
haloid	xerox	Xerox	131
hamburgische landesbank	hsh nordbank	HSH Nordbank	619
hanaeunhaeng	hana bank	Hana Bank	26
hanbaowang	burger king	Burger King	40
handels banken	svenska handelsbanken	Svenska Handelsbanken	1280
handelsbanken	svenska handelsbanken	Svenska Handelsbanken	1118
hang khong viet nam	vietnam airlines	Vietnam Airlines	1108
hangugeunhaeng	bank of korea	Bank of Korea	26
hanguggaseugongsa	korea gas	Korea Gas	26
hangugjeonlyeoggongsa	korea electric power	Korea Electric Power	26
hangugsaneobeunhaeng	korea development bank	Korea Development Bank	26
hangugtaieo	hankook tire	Hankook Tire	26
hanhwa	hanwha	Hanwha	171
hanhwaeeoloseupeiseu	hanwha aerospace	Hanwha Aerospace	26
hannover re	hannover ruckversicherung	Hannover Rückversicherung	269
hannover ruck	hannover ruckversicherung	Hannover Rückversicherung	269
hans riegel bonn	haribo	HARIBO	2218
haoshiduo	costco	Costco	40
hapag	hamburg amerikanische packetfahrt actien gesellschaft	Hamburg-Amerikanische Packetfahrt-Actien-Gesellschaft	166
harakat al muqawama al islamiya	hamas	Hamas	1371
hayasteu	hyatt hotels	Hyatt Hotels	26
hbo	home box office	Home Box Office	42
hbos	halifax bank of scotland	Halifax Bank of Scotland	127
hca	hospital corporation of america	Hospital Corporation of America	27
hcb	hidroelectrica de cahora bassa	Hidroeléctrica de Cahora Bassa	448
hcl	hindustan computers	Hindustan Computers	221
hcltech	hcl technologies	HCL Technologies	1113
hd	home depot	Home Depot	172
hdfc	housing development finance	Housing Development Finance	207
hec paris	ecole des hautes etudes commerciales de paris	École des hautes études commerciales de Paris	646
heidelberg druck	heidelberger druckmaschinen	Heidelberger Druckmaschinen	269
heidelbergcement	heidelberg materials	Heidelberg Materials	619
helaba	landesbank hessen thuringen	Landesbank Hessen-Thüringen	420
hengbanggomu	yokohama rubber	Yokohama Rubber	13
hengshengyinxing	hang seng bank	Hang Seng Bank	732
hezballah	hezbollah	Hezbollah	881
hfc	household finance	Household Finance	27
hhl	handelshochschule leipzig	Handelshochschule Leipzig	112
hhla	hamburger hafen und logistik	Hamburger Hafen und Logistik	166
hilton	hilton worldwide	Hilton Worldwide	186
hiruton	hilton worldwide	Hilton Worldwide	13
hizballah	hezbollah	Hezbollah	881
hizbollah	hezbollah	Hezbollah	881
hizbullah	hezbollah	Hezbollah	881
hkex	hong kong exchanges and clearing	Hong Kong Exchanges and Clearing	774
hkma	hong kong monetary authority	Hong Kong Monetary Authority	774
hkust	hong kong university of science and technology	Hong Kong University of Science and Technology	774
hm	hennes and mauritz	Hennes & Mauritz	537
hmm	hyundai merchant marine	Hyundai Merchant Marine	540
hmrc	his majestys revenue and customs	His Majesty's Revenue and Customs	127
hoa	homeowners association	Homeowners Association	670
hoffmann la roche	f hoffmann la roche	F. Hoffmann-La Roche	645
hon hai	hon hai precision industry	Hon Hai Precision Industry	3035
honey well	honeywell	Honeywell	92
honghaijingmi	hon hai precision industry	Hon Hai Precision Industry	376
honghaijingmigongye	hon hai precision industry	Hon Hai Precision Industry	376
hp	hewlett packard	Hewlett-Packard	27
hpcl	hindustan petroleum	Hindustan Petroleum	207
hpe	hewlett packard enterprise	Hewlett Packard Enterprise	42
hph	hutchison port holdings	Hutchison Port Holdings	940
hrvatska narodna banka	croatian national bank	Croatian National Bank	2233
hsbc	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	127
htc	high tech computer	High Tech Computer	1204
htsyh hvyryt israel	israel aerospace industries	Israel Aerospace Industries	267
htsyyh hvvyryt israel	israel aerospace industries	Israel Aerospace Industries	267
hua wei	huawei	Huawei	803
huaqiaoyinxing	ocbc	OCBC	3019
huaqiyinxing	citibank	Citibank	40
huashuodiannao	asustek computer	Asustek Computer	376
huawang	kao	Kao	125
huaweijishu	huawei technologies	Huawei Technologies	40
hub spot	hubspot	HubSpot	92
huifeng	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	733
huifengyinxing	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	732
huipu	hewlett packard	Hewlett-Packard	83
huirui	pfizer	Pfizer	83
hujijjeu	fujitsu	Fujitsu	26
huk	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	112
huk coburg	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	269
hul	hindustan unilever	Hindustan Unilever	221
hvb	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	166
hvrt electric	israel electric	Israel Electric	734
hvrt electric israel	israel electric	Israel Electric	267
hwaija	pfizer	Pfizer	26
hwawei	huawei	Huawei	26
hwnd	honda	Honda	45
hwwy	huawei	Huawei	45
hyatt	hyatt hotels	Hyatt Hotels	95
hyeondae	hyundai	Hyundai	171
hyeondaecha	hyundai motor	Hyundai Motor	26
hyeondaegeonseol	hyundai engineering and construction	Hyundai Engineering & Construction	26
hyeondaegeullobiseu	hyundai glovis	Hyundai Glovis	26
hyeondaejadongcha	hyundai motor	Hyundai Motor	26
hyeondaejecheol	hyundai steel	Hyundai Steel	26
hyeondaejunggongeob	hyundai heavy industries	Hyundai Heavy Industries	26
hyeondaemobiseu	hyundai mobis	Hyundai Mobis	26
hyltwn	hilton worldwide	Hilton Worldwide	45
hypovereinsbank	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	420
hytshy	hitachi	Hitachi	45
hyulespaegkeodeu	hewlett packard	Hewlett-Packard	26
hyuretto pakkado	hewlett packard	Hewlett-Packard	13
hywlyt bkrd	hewlett packard	Hewlett-Packard	45
hywndy	hyundai	Hyundai	45
iadb	inter american development bank	Inter-American Development Bank	42
iaea	international atomic energy agency	International Atomic Energy Agency	387
iag	international airlines group	International Airlines Group	587
iai	israel aerospace industries	Israel Aerospace Industries	1794
iata	international air transport association	International Air Transport Association	294
ibew	international brotherhood of electrical workers	International Brotherhood of Electrical Workers	42
ibge	instituto brasileiro de geografia e estatistica	Instituto Brasileiro de Geografia e Estatística	445
ibk	industrial bank of korea	Industrial Bank of Korea	540
ibkgieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	26
ibm	international business machines	International Business Machines	42
ibrd	international bank for reconstruction and development	International Bank for Reconstruction and Development	42
icao	international civil aviation organization	International Civil Aviation Organization	668
icbc	industrial and commercial bank of china	Industrial and Commercial Bank of China	161
ice	intercontinental exchange	Intercontinental Exchange	27
ici	imperial chemical industries	Imperial Chemical Industries	130
icici	industrial credit and investment corporation of india	Industrial Credit and Investment Corporation of India	207
icj	international court of justice	International Court of Justice	415
icl	international computers	International Computers	130
icm	international creative management	International Creative Management	27
icrc	international committee of the red cross	International Committee of the Red Cross	294
idb	inter american development bank	Inter-American Development Bank	27
idbi	industrial development bank of india	Industrial Development Bank of India	207
idc	international data corporation	International Data Corporation	27
idg	international data group	International Data Group	27
iea	international energy agency	International Energy Agency	178
ieee	institute of electrical and electronics engineers	Institute of Electrical and Electronics Engineers	42
ifad	international fund for agricultural development	International Fund for Agricultural Development	669
ifc	international finance corporation	International Finance Corporation	27
iff	international flavors and fragrances	International Flavors & Fragrances	27
ig farben	interessen gemeinschaft farbenindustrie	Interessen-Gemeinschaft Farbenindustrie	269
ig metall	industriegewerkschaft metall	Industriegewerkschaft Metall	269
igt	international game technology	International Game Technology	27
ih	international harvester	International Harvester	27
ihg	intercontinental hotels group	InterContinental Hotels Group	127
ihi	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	328
ihop	international house of pancakes	International House of Pancakes	42
iim	indian institute of management	Indian Institute of Management	1200
iit	indian institute of technology	Indian Institute of Technology	1200
ikb	industriekreditbank	Industriekreditbank	166
ilfc	international lease finance	International Lease Finance	42
ilo	international labour organization	International Labour Organization	245
imateu	e mart	E-Mart	171
imec	interuniversitair micro elektronica centrum	Interuniversitair Micro-Elektronica Centrum	584
imf	international monetary fund	International Monetary Fund	27
imo	international maritime organization	International Maritime Organization	130
impala platinum	implats	Implats	1024
imperial college	imperial college london	Imperial College London	270
imss	instituto mexicano del seguro social	Instituto Mexicano del Seguro Social	776
ina	istituto nazionale delle assicurazioni	Istituto Nazionale delle Assicurazioni	274
industria de diseno textil	inditex	Inditex	1023
info sys	infosys	Infosys	1950
ing	internationale nederlanden groep	Internationale Nederlanden Groep	415
ingvar kamprad elmtaryd agunnaryd	ikea	IKEA	2226
inps	istituto nazionale della previdenza sociale	Istituto Nazionale della Previdenza Sociale	1769
inria	institut national de recherche en informatique et en automatique	Institut national de recherche en informatique et en automatique	233
insead	institut europeen dadministration des affaires	Institut européen d'administration des affaires	233
insee	institut national de la statistique et des etudes economiques	Institut national de la statistique et des études économiques	233
inserm	institut national de la sante et de la recherche medicale	Institut national de la santé et de la recherche médicale	233
inta	instituto nacional de tecnologia agropecuaria	Instituto Nacional de Tecnología Agropecuaria	1196
intc	intel	Intel	172
international criminal police organization	interpol	Interpol	2219
international nickel company	inco	Inco	1014
interu	intel	Intel	13
ioc	international olympic committee	International Olympic Committee	245
iocl	indian oil	Indian Oil	207
ip	international paper	International Paper	172
iranian revolutionary guard corps	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1114
iranian revolutionary guards	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1114
irgc	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	775
iri	istituto per la ricostruzione industriale	Istituto per la Ricostruzione Industriale	274
irib	islamic republic of iran broadcasting	Islamic Republic of Iran Broadcasting	775
irisl	islamic republic of iran shipping lines	Islamic Republic of Iran Shipping Lines	775
irs	internal revenue service	Internal Revenue Service	27
iscor	iron and steel corporation of south africa	Iron and Steel Corporation of South Africa	446
isd	independent school district	Independent School District	670
isdb	islamic development bank	Islamic Development Bank	938
isil	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1787
islamic resistance movement	hamas	Hamas	1371
islamic revolutionary guards corps	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1114
islamic state	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	3036
islamic state of iraq and al sham	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	880
islamic state of iraq and syria	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	880
iso	international organization for standardization	International Organization for Standardization	245
isrg	intuitive surgical	Intuitive Surgical	172
isro	indian space research organisation	Indian Space Research Organisation	207
iss	international service system	International Service System	672
isu zidongche	isuzu motors	Isuzu Motors	13
itau	itau unibanco	Itaú Unibanco	3025
itc	imperial tobacco company of india	Imperial Tobacco Company of India	221
itesm	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	776
itt	international telephone and telegraph	International Telephone and Telegraph	42
itu	international telecommunication union	International Telecommunication Union	245
itv	independent television	Independent Television	127
iucn	international union for conservation of nature	International Union for Conservation of Nature	294
jabhat al nusra	al nusra front	Al-Nusra Front	1569
jabhat al nusrah	al nusra front	Al-Nusra Front	1569
jal	japan airlines	Japan Airlines	255
jala	zara	Zara	171
jamaah islamiyah	jemaah islamiyah	Jemaah Islamiyah	1568
jaxa	japan aerospace exploration agency	Japan Aerospace Exploration Agency	255
jb hunt	jb hunt transport	J. B. Hunt Transport	95
jbic	japan bank for international cooperation	Japan Bank for International Cooperation	255
jcb	jc bamford excavators	J. C. Bamford Excavators	130
jcpenney	jc penney	J. C. Penney	95
jemaa islamiya	jemaah islamiyah	Jemaah Islamiyah	1568
jeneoleolmoteoseu	general motors	General Motors	26
jet blue	jetblue	JetBlue	92
jetro	japan external trade organization	Japan External Trade Organization	255
jfesuchiru	jfe steel	JFE Steel	13
jiaguwen	oracle	Oracle	40
jialefu	carrefour	Carrefour	40
jianeng	canon	Canon	83
jiaotongyinxing	bank of communications	Bank of Communications	40
jica	japan international cooperation agency	Japan International Cooperation Agency	255
jimenseu	siemens	Siemens	26
jingdong	jd	JD	83
jingsera	kyocera	Kyocera	125
jishuihausu	sekisui house	Sekisui House	13
jj	johnson and johnson	Johnson & Johnson	42
jll	jones lang lasalle	Jones Lang LaSalle	42
jlr	jaguar land rover	Jaguar Land Rover	127
jnj	johnson and johnson	Johnson & Johnson	27
jnrl mwtwrz	general motors	General Motors	45
john deere	deere	Deere	280
john lewis	john lewis partnership	John Lewis Partnership	882
jonseunaendeujonseun	johnson and johnson	Johnson & Johnson	26
jonson endo jonson	johnson and johnson	Johnson & Johnson	13
jp morgan	jpmorgan chase	JPMorgan Chase	95
jpl	jet propulsion laboratory	Jet Propulsion Laboratory	27
jpm	jpmorgan chase	JPMorgan Chase	27
jpmc	jpmorgan chase	JPMorgan Chase	42
jpmorgan	jpmorgan chase	JPMorgan Chase	95
jse	johannesburg stock exchange	Johannesburg Stock Exchange	446
jsw	japan steel works	Japan Steel Works	328
jt	japan tobacco	Japan Tobacco	328
jti	japan tobacco international	Japan Tobacco International	328
jungsogieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	26
jvc	japan victor	Japan Victor	735
jwjl	google	Google	441
jwnswn and jwnswn	johnson and johnson	Johnson & Johnson	45
jwt	j walter thompson	J. Walter Thompson	42
k line	kawasaki kisen kaisha	Kawasaki Kisen Kaisha	735
kaenon	canon	Canon	171
kai	korea aerospace industries	Korea Aerospace Industries	540
kaiser permanente	kaiser foundation health plan	Kaiser Foundation Health Plan	280
kaist	korea advanced institute of science and technology	Korea Advanced Institute of Science and Technology	1201
kaiyue	hyatt hotels	Hyatt Hotels	83
kakaobaengkeu	kakao bank	Kakao Bank	26
kamskiy avtomobilnyy zavod	kamaz	KamAZ	707
kanbinthai	thai airways international	Thai Airways International	311
kanfaifafaiphlitngaeprathetthai	electricity generating authority of thailand	Electricity Generating Authority of Thailand	311
kanrotfaingaeprathetthai	state railway of thailand	State Railway of Thailand	311
kapukon	capcom	Capcom	125
karfur	carrefour	Carrefour	63
karufuru	carrefour	Carrefour	13
kbc	kredietbank abb insurance cera bank	Kredietbank ABB Insurance CERA Bank	584
kbgugmineunhaeng	kookmin bank	Kookmin Bank	26
kbr	kellogg brown and root	Kellogg Brown & Root	42
kbs	korean broadcasting system	Korean Broadcasting System	540
kcb	kenya commercial bank	Kenya Commercial Bank	1796
kcs	kansas city southern	Kansas City Southern	27
kdb	korea development bank	Korea Development Bank	540
kdd	kokusai denshin denwa	Kokusai Denshin Denwa	328
kdp	keurig dr pepper	Keurig Dr Pepper	27
kearney	at kearney	A. T. Kearney	186
keiepeussi	kentucky fried chicken	Kentucky Fried Chicken	26
keipiemji	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	26
kekoukele	coca cola	Coca-Cola	40
kendeji	kentucky fried chicken	Kentucky Fried Chicken	40
kenon	canon	Canon	63
kentakkifuraidochikin	kentucky fried chicken	Kentucky Fried Chicken	13
kepai	shell	Shell	83
kepco	kansai electric power	Kansai Electric Power	328
kepiemuji	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	13
kfc	kentucky fried chicken	Kentucky Fried Chicken	42
kfh	kuwait finance house	Kuwait Finance House	779
kfw	kreditanstalt fur wiederaufbau	Kreditanstalt für Wiederaufbau	166
kghm	kombinat gorniczo hutniczy miedzi	Kombinat Górniczo-Hutniczy Miedzi	777
khayatt	hyatt hotels	Hyatt Hotels	63
khd	klockner humboldt deutz	Klöckner-Humboldt-Deutz	112
khende	hyundai	Hyundai	63
khi	kawasaki heavy industries	Kawasaki Heavy Industries	328
khilton	hilton worldwide	Hilton Worldwide	63
khitachi	hitachi	Hitachi	63
khonda	honda	Honda	63
khuavey	huawei	Huawei	63
khyulett pakkard	hewlett packard	Hewlett-Packard	63
kia motors	kia	Kia	1352
kiensu	keyence	Keyence	125
kiivstar	kyivstar	Kyivstar	3020
kikkoman		Kikkoman	125
kit	karlsruher institut fur technologie	Karlsruher Institut für Technologie	112
kiyanon	canon	Canon	125
kkaleupu	carrefour	Carrefour	26
kkr	kohlberg kravis roberts	Kohlberg Kravis Roberts	42
klm	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	586
klm royal dutch airlines	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	566
kntky	kentucky fried chicken	Kentucky Fried Chicken	45
knwn	canon	Canon	45
ko	coca cola	Coca-Cola	172
koc	kuwait oil company	Kuwait Oil Company	779
kodak	eastman kodak	Eastman Kodak	95
kogas	korea gas corporation	Korea Gas Corporation	1930
koka kola	coca cola	Coca-Cola	63
koka kora	coca cola	Coca-Cola	13
kokakolla	coca cola	Coca-Cola	26
komid	korea mining development trading corporation	Korea Mining Development Trading Corporation	1771
kongzhongkeche	airbus	Airbus	40
konikaminoruta	konica minolta	Konica Minolta	13
kop	kansallis osake pankki	Kansallis-Osake-Pankki	1207
koseuteuko	costco	Costco	26
kostko	costco	Costco	63
kosutoko	costco	Costco	13
kpc	kuwait petroleum	Kuwait Petroleum	779
kpmg	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	586
kpn	koninklijke ptt nederland	Koninklijke PTT Nederland	586
kra	kenya revenue authority	Kenya Revenue Authority	1795
kraft foods	mondelez international	Mondelez International	131
krfwr	carrefour	Carrefour	45
ksntshr	accenture	Accenture	45
kswn mwbyl	exxon mobil	Exxon Mobil	45
kt	korea telecom	Korea Telecom	540
kth	kungliga tekniska hogskolan	Kungliga Tekniska högskolan	673
ku leuven	katholieke universiteit leuven	Katholieke Universiteit Leuven	1109
kvvtst strauss	strauss group	Strauss Group	267
kwbwt	kubota	Kubota	45
kwk kwl	coca cola	Coca-Cola	45
kwmtsw	komatsu	Komatsu	45
kwstkw	costco	Costco	45
kwv	kooperatiewe wijnbouwers vereniging	Koöperatiewe Wijnbouwers Vereniging	416
ky by umm jy	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	45
la caixa	caixabank	Caixabank	1017
labcorp	laboratory corporation of america	Laboratory Corporation of America	280
laboratoriya kasperskogo	kaspersky lab	Kaspersky Lab	63
lai	linee aeree italiane	Linee Aeree Italiane	274
lam	linhas aereas de mocambique	Linhas Aéreas de Moçambique	448
lan airlines	latam airlines	LATAM Airlines	2179
lashkar e tayyaba	lashkar e taiba	Lashkar-e-Taiba	647
lashkar e tayyiba	lashkar e taiba	Lashkar-e-Taiba	647
lashkar e toiba	lashkar e taiba	Lashkar-e-Taiba	647
lashkar i taiba	lashkar e taiba	Lashkar-e-Taiba	647
lashkar i tayyiba	lashkar e taiba	Lashkar-e-Taiba	647
lausd	los angeles unified school district	Los Angeles Unified School District	670
lbbw	landesbank baden wurttemberg	Landesbank Baden-Württemberg	166
lbs	landesbausparkasse	Landesbausparkasse	112
lbtrwl al kuwaitiya	kuwait petroleum	Kuwait Petroleum	1105
lcl	credit lyonnais	Crédit Lyonnais	1272
legou	tesco	Tesco	83
leinuo	renault	Renault	83
lejin	legal and general	Legal & General	83
lenobeo	lenovo	Lenovo	26
leo burnett	leo burnett worldwide	Leo Burnett Worldwide	95
lerua merlen	leroy merlin	Leroy Merlin	63
letian	rakuten	Rakuten	125
leuno	renault	Renault	171
lever brothers	unilever	Unilever	428
lg	legal and general	Legal & General	127
lgdiseupeullei	lg display	LG Display	26
lgeneojisollusyeon	lg energy solution	LG Energy Solution	26
lghwahag	lg chem	LG Chem	171
lgjeonja	lg electronics	LG Electronics	171
lgyupeulleoseu	lg uplus	LG Uplus	26
lianbangkuaidi	fedex	FedEx	40
lianfake	mediatek	MediaTek	1565
lianfakeji	mediatek	MediaTek	376
lianhebaoguo	united parcel service	United Parcel Service	40
lianhelihua	unilever	Unilever	40
lianshu	meta platforms	Meta Platforms	83
lianxiang	lenovo	Lenovo	40
lic	life insurance corporation of india	Life Insurance Corporation of India	221
lic of india	life insurance corporation of india	Life Insurance Corporation of India	1113
liguang	ricoh	Ricoh	83
liko	ricoh	Ricoh	171
lilly	eli lilly	Eli Lilly	186
linklaters and paines	linklaters	Linklaters	428
litiantongshang	toyota tsusho	Toyota Tsusho	13
litianzidongzhiji	toyota industries	Toyota Industries	13
lkab	luossavaara kiirunavaara	Luossavaara-Kiirunavaara	537
lkhtwt al tunisiya	tunisair	Tunisair	3016
lkhtwt ljwyh al jazairiya	air algerie	Air Algerie	3011
lkhtwt ljwyh al qatariya	qatar airways	Qatar Airways	1106
lkhtwt ljwyh lrbyh al saudiya	saudia	Saudia	268
lkhtwt lmlkyh al maghribiya	royal air maroc	Royal Air Maroc	1561
ll ntyvy vyr israel	el al israel airlines	El Al Israel Airlines	267
llnl	lawrence livermore national laboratory	Lawrence Livermore National Laboratory	42
lloyds tsb	lloyds banking group	Lloyds Banking Group	428
lm ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1118
lmlkyh al urduniya	royal jordanian	Royal Jordanian	3012
lmqwlwn lrb	arab contractors	Arab Contractors	731
lms	london midland and scottish railway	London, Midland and Scottish Railway	130
lmt	lockheed martin	Lockheed Martin	172
lmu	ludwig maximilians universitat munchen	Ludwig-Maximilians-Universität München	112
ln	louisville and nashville railroad	Louisville and Nashville Railroad	27
lner	london and north eastern railway	London and North Eastern Railway	127
loleal	loreal	L'Oréal	26
london school of economics and political science	london school of economics	London School of Economics	270
losde	lotte	Lotte	171
losdekemikal	lotte chemical	Lotte Chemical	26
losdesyoping	lotte shopping	Lotte Shopping	26
loson	lawson	Lawson	171
losyu	f hoffmann la roche	F. Hoffmann-La Roche	171
lot polish airlines	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	736
lse	london school of economics	London School of Economics	130
lseg	london stock exchange group	London Stock Exchange Group	127
lshrkh al saudiya llkhrb	saudi electricity	Saudi Electricity	268
lshrkh al saudiya llsnt lssyh	saudi basic industries	Saudi Basic Industries	268
lsi	lsi logic	LSI Logic	27
lsu	louisiana state university	Louisiana State University	27
lt	larsen and toubro	Larsen & Toubro	207
ltslt al saudiya	saudi telecom	Saudi Telecom	268
ltte	liberation tigers of tamil eelam	Liberation Tigers of Tamil Eelam	1772
ltv	ling temco vought	Ling-Temco-Vought	27
ludaojianshe	kajima	Kajima	13
lufthansa	deutsche lufthansa	Deutsche Lufthansa	269
lukoyl	lukoil	Lukoil	251
luosen	lawson	Lawson	83
luoshi	f hoffmann la roche	F. Hoffmann-La Roche	83
lvmh	moet hennessy louis vuitton	Moët Hennessy Louis Vuitton	233
lvyt system	elbit systems	Elbit Systems	267
lwryl	loreal	L'Oréal	45
lwty	lotte	Lotte	441
lynwfw	lenovo	Lenovo	45
lynz	allianz	Allianz	45
lzyt lrbyh al saudiya	aramco	Aramco	268
maegdonaldeu	mcdonalds	McDonald's	26
maegkinji	mckinsey and company	McKinsey & Company	26
maersk	ap moller maersk	A.P. Møller-Mærsk	1111
magnitogorskiy metallurgicheskiy kombinat	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	63
magyar nemzeti bank	national bank of hungary	National Bank of Hungary	2234
maidanglao	mcdonalds	McDonald's	40
maif	mutuelle dassurance des instituteurs de france	Mutuelle d'assurance des instituteurs de France	233
maikenxi	mckinsey and company	McKinsey & Company	40
maikeulosopeuteu	microsoft	Microsoft	26
maikurosofuto	microsoft	Microsoft	13
mail chimp	mailchimp	Mailchimp	92
makkinze ando kanpani	mckinsey and company	McKinsey & Company	13
makkinzi	mckinsey and company	McKinsey & Company	63
makudonarudo	mcdonalds	McDonald's	13
malayan banking	maybank	Maybank	1366
malaysian airline system	malaysia airlines	Malaysia Airlines	2183
man	maschinenfabrik augsburg nurnberg	Maschinenfabrik Augsburg-Nürnberg	112
man city	manchester city	Manchester City	270
man u	manchester united	Manchester United	270
man utd	manchester united	Manchester United	270
marriott	marriott international	Marriott International	95
maruti suzuki	maruti suzuki india	Maruti Suzuki India	1113
maruti udyog	maruti suzuki india	Maruti Suzuki India	2182
mas	monetary authority of singapore	Monetary Authority of Singapore	489
maseuteokadeu	mastercard	Mastercard	26
masseuda	mazda	Mazda	26
massmutual	massachusetts mutual life insurance	Massachusetts Mutual Life Insurance	280
master card	mastercard	Mastercard	92
masutakado	mastercard	Mastercard	13
matsuda	mazda motor	Mazda Motor	125
matsushita	panasonic	Panasonic	1273
matsushita electric industrial	panasonic	Panasonic	620
mav	magyar allamvasutak	Magyar Államvasutak	941
maykrosoft	microsoft	Microsoft	63
maz	minskiy avtomobilnyy zavod	Minskiy avtomobilnyy zavod	1789
mazida	mazda	Mazda	40
mbb	messerschmitt bolkow blohm	Messerschmitt-Bölkow-Blohm	112
mbc	munhwa broadcasting	Munhwa Broadcasting	540
mcb	muslim commercial bank	Muslim Commercial Bank	1210
mcd	mcdonalds	McDonald's	172
mcel	mocambique celular	Moçambique Celular	970
mcfc	manchester city	Manchester City	127
mci	microwave communications	Microwave Communications	27
mckinsey	mckinsey and company	McKinsey & Company	95
mdc	mcdonnell douglas	McDonnell Douglas	27
mea	middle east airlines	Middle East Airlines	1797
media tek	mediatek	MediaTek	1281
meide	midea	Midea	83
meiguoyuntong	american express	American Express	40
meisaidesi benchi	mercedes benz	Mercedes-Benz	40
meleusedeseubencheu	mercedes benz	Mercedes-Benz	26
melieoteu	marriott international	Marriott International	26
mercedes	mercedes benz group	Mercedes-Benz Group	1947
mersedes bents	mercedes benz	Mercedes-Benz	63
merusedesu bentsu	mercedes benz	Mercedes-Benz	13
met life	metlife	MetLife	95
metropolitan life insurance	metlife	MetLife	429
metu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	487
mg	morris garages	Morris Garages	130
mgm	metro goldwyn mayer	Metro-Goldwyn-Mayer	27
mgu	moskovskiy gosudarstvennyy universitet	Moskovskiy gosudarstvennyy universitet	488
mhi	mitsubishi heavy industries	Mitsubishi Heavy Industries	328
mi6	secret intelligence service	Secret Intelligence Service	270
micro soft	microsoft	Microsoft	92
millennium bcp	banco comercial portugues	Banco Comercial Português	1939
millennium bim	banco internacional de mocambique	Banco Internacional de Moçambique	1116
minmetals	china minmetals	China Minmetals	1567
miqilin	michelin	Michelin	40
mishlen	michelin	Michelin	63
mishuran	michelin	Michelin	13
misseubisi	mitsubishi	Mitsubishi	26
misseui	mitsui	Mitsui	26
miswelin	michelin	Michelin	26
mit	massachusetts institute of technology	Massachusetts Institute of Technology	27
mitsui osk	mitsui osk lines	Mitsui O.S.K. Lines	735
mizuhofinansharugurupu	mizuho financial group	Mizuho Financial Group	13
mizuhoyinxing	mizuho bank	Mizuho Bank	13
mkdwnldz	mcdonalds	McDonald's	45
mkynzy	mckinsey and company	McKinsey & Company	45
mlb	major league baseball	Major League Baseball	27
mm	mahindra and mahindra	Mahindra & Mahindra	221
mmc	mitsubishi motors	Mitsubishi Motors	328
mmk	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	488
mogenshidanli	morgan stanley	Morgan Stanley	40
mogeonseutaenli	morgan stanley	Morgan Stanley	26
mol	magyar olaj es gazipari	Magyar Olaj- és Gázipari	941
monte dei paschi	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	1115
morgan stenli	morgan stanley	Morgan Stanley	63
morrisons	wm morrison supermarkets	Wm Morrison Supermarkets	270
morugan sutanre	morgan stanley	Morgan Stanley	13
moskovskaya birzha	moscow exchange	Moscow Exchange	63
moskovskiy kreditnyy bank	credit bank of moscow	Credit Bank of Moscow	63
motor oil ellas	motor oil hellas	Motor Oil Hellas	472
mozal	mozambique aluminium	Mozambique Aluminium	970
mpaa	motion picture association of america	Motion Picture Association of America	42
mpg	max planck gesellschaft	Max-Planck-Gesellschaft	112
mps	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	274
mr lqryh	emaar properties	Emaar Properties	404
mrf	madras rubber factory	Madras Rubber Factory	221
mrsyds bnz	mercedes benz	Mercedes-Benz	45
mrykn ksbrys	american express	American Express	45
mrywt	marriott international	Marriott International	45
ms	marks and spencer	Marks & Spencer	127
msc	mediterranean shipping company	Mediterranean Shipping Company	245
msd	merck sharp and dohme	Merck Sharp & Dohme	27
msf	medecins sans frontieres	Médecins Sans Frontières	178
msft	microsoft	Microsoft	172
msr lltyrn	egyptair	EgyptAir	731
msrf al rajhi	al rajhi bank	Al Rajhi Bank	268
msrf bwdhby al islamic	abu dhabi islamic bank	Abu Dhabi Islamic Bank	404
msrf lbnn	banque du liban	Banque du Liban	3014
mstrkrd	mastercard	Mastercard	45
mtn	mobile telephone networks	Mobile Telephone Networks	416
mtnl	mahanagar telephone nigam	Mahanagar Telephone Nigam	207
mtr	mass transit railway	Mass Transit Railway	940
mts	mobile telesystems	Mobile TeleSystems	488
mtu	motoren und turbinen union	Motoren- und Turbinen-Union	112
mtv	music television	Music Television	42
mufc	manchester united	Manchester United	127
mufg	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	255
munchener ruck	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	269
munich re	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	269
mwni dubai llmyh	dubai ports world	Dubai Ports World	404
mwrghn stnly	morgan stanley	Morgan Stanley	45
mykrwswft	microsoft	Microsoft	45
myshln	michelin	Michelin	45
mytswbyshy	mitsubishi	Mitsubishi	45
mytswy	mitsui	Mitsui	45
mzwn	amazon com	Amazon.com	45
nab	national australia bank	National Australia Bank	414
nabard	national bank for agriculture and rural development	National Bank for Agriculture and Rural Development	207
nabisco	national biscuit	National Biscuit	280
nafcoc	national african federated chamber of commerce and industry	National African Federated Chamber of Commerce and Industry	446
nafin	nacional financiera	Nacional Financiera	1932
naftogaz ukraini	naftogaz of ukraine	Naftogaz of Ukraine	1107
naifei	netflix	Netflix	83
naike	nike	Nike	83
naiki	nike	Nike	125
nam	nederlandse aardolie maatschappij	Nederlandse Aardolie Maatschappij	415
narodna banka srbije	national bank of serbia	National Bank of Serbia	3015
narodowy bank polski	national bank of poland	National Bank of Poland	2239
nasa	national aeronautics and space administration	National Aeronautics and Space Administration	42
nascar	national association for stock car auto racing	National Association for Stock Car Auto Racing	42
nasd	national association of securities dealers	National Association of Securities Dealers	42
nasionale pers	naspers	Naspers	823
nassco	national steel and shipbuilding	National Steel and Shipbuilding	42
nat west	natwest	NatWest	457
national association of securities dealers automated quotations	nasdaq	NASDAQ	429
national railroad passenger corporation	amtrak	Amtrak	429
national westminster bank	natwest	NatWest	1363
nationale bank van belgie	national bank of belgium	National Bank of Belgium	1370
nato	north atlantic treaty organization	North Atlantic Treaty Organization	584
natsionalniy bank ukraini	national bank of ukraine	National Bank of Ukraine	1107
natsionalnyy bank kazakhstana	national bank of kazakhstan	National Bank of Kazakhstan	3013
nayk	nike	Nike	251
nba	national basketball association	National Basketball Association	27
nbad	national bank of abu dhabi	National Bank of Abu Dhabi	936
nbc	national broadcasting company	National Broadcasting Company	27
nbk	national bank of kuwait	National Bank of Kuwait	779
ncaa	national collegiate athletic association	National Collegiate Athletic Association	42
ncl	norwegian cruise line	Norwegian Cruise Line	27
ncr	national cash register	National Cash Register	27
ndr	norddeutscher rundfunk	Norddeutscher Rundfunk	112
nec	nippon electric	Nippon Electric	255
nedcor	nedbank	Nedbank	823
nederlandse bank vir suid afrika	nedbank	Nedbank	823
neibeo	naver	Naver	171
neseulle	nestle	Nestlé	26
nespeulligseu	netflix	Netflix	26
nesure	nestle	Nestlé	125
net flix	netflix	Netflix	92
net gear	netgear	Netgear	92
netfliks	netflix	Netflix	63
nettofurikkusu	netflix	Netflix	13
newmont mining	newmont	Newmont	131
nfl	national football league	National Football League	27
nflx	netflix	Netflix	172
nhk	nippon hoso kyokai	Nippon Hoso Kyokai	255
nhl	national hockey league	National Hockey League	27
nhs	national health service	National Health Service	130
nih	national institutes of health	National Institutes of Health	27
nikang	nikon	Nikon	83
ningdeshidai	contemporary amperex technology	Contemporary Amperex Technology	40
ningdeshidaixinnengyuankeji	contemporary amperex technology	Contemporary Amperex Technology	40
nioc	national iranian oil	National Iranian Oil	775
nippon gakki seizo	yamaha	Yamaha	620
nippon kogaku	nikon	Nikon	1365
nippon kokan	jfe holdings	JFE Holdings	620
nissan		Nissan	13
nist	national institute of standards and technology	National Institute of Standards and Technology	42
nkk	jfe holdings	JFE Holdings	328
nlmk	novolipetsk steel	Novolipetsk Steel	937
nmbs	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	584
nmdc	national mineral development	National Mineral Development	207
nn	nationale nederlanden	Nationale-Nederlanden	415
nnpc	nigerian national petroleum	Nigerian National Petroleum	1202
noaa	national oceanic and atmospheric administration	National Oceanic and Atmospheric Administration	42
nobarutisu	novartis	Novartis	13
nobatiseu	novartis	Novartis	26
noc	northrop grumman	Northrop Grumman	172
nol	neptune orient lines	Neptune Orient Lines	489
nongsim	nongshim	Nongshim	171
nord lb	norddeutsche landesbank	Norddeutsche Landesbank	269
nordlb	norddeutsche landesbank	Norddeutsche Landesbank	420
norges bank	central bank of norway	Central Bank of Norway	2238
norilskiy nikel	norilsk nickel	Norilsk Nickel	63
northwestern mutual	northwestern mutual life insurance	Northwestern Mutual Life Insurance	95
norwich union	aviva	Aviva	428
novolipetskiy metallurgicheskiy kombinat	novolipetsk steel	Novolipetsk Steel	63
npr	national public radio	National Public Radio	27
nra	national rifle association	National Rifle Association	27
nrk	norsk rikskringkasting	Norsk rikskringkasting	1209
ns	nederlandse spoorwegen	Nederlandse Spoorwegen	415
nsa	national security agency	National Security Agency	27
nsb	norges statsbaner	Norges Statsbaner	1209
nse	national stock exchange of india	National Stock Exchange of India	221
nsf	national science foundation	National Science Foundation	27
nsk	nippon seiko	Nippon Seiko	328
nssmc	nippon steel and sumitomo metal	Nippon Steel & Sumitomo Metal	255
ntflyks	netflix	Netflix	45
ntnu	norges teknisk naturvitenskapelige universitet	Norges teknisk-naturvitenskapelige universitet	1203
ntpc	national thermal power	National Thermal Power	207
ntt	nippon telegraph and telephone	Nippon Telegraph and Telephone	255
nttdeta	ntt data	NTT Data	125
nttdokomo	ntt docomo	NTT Docomo	13
ntu	nanyang technological university	Nanyang Technological University	489
nuclear corporation of america	nucor	Nucor	131
nuohua	novartis	Novartis	83
nuojiya	nokia	Nokia	40
nus	national university of singapore	National University of Singapore	489
nut	national union of teachers	National Union of Teachers	130
nvda	nvidia	Nvidia	172
nwfrts	novartis	Novartis	45
nwky	nokia	Nokia	45
nyk	nippon yusen kaisha	Nippon Yusen Kaisha	255
nykwn	nikon	Nikon	45
nyky	nike	Nike	45
nyntndw	nintendo	Nintendo	45
nyse	new york stock exchange	New York Stock Exchange	42
nysn	nissan	Nissan	45
nyu	new york university	New York University	27
oas	organization of american states	Organization of American States	27
obb	osterreichische bundesbahnen	Österreichische Bundesbahnen	387
obedinennaya aviastroitelnaya	united aircraft	United Aircraft	63
obedinennaya sudostroitelnaya	united shipbuilding	United Shipbuilding	63
ocbc	oversea chinese banking	Oversea-Chinese Banking	1782
ocde	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	233
ocp	office cherifien des phosphates	Office Chérifien des Phosphates	1208
odfl	old dominion freight line	Old Dominion Freight Line	42
odtu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	487
oecd	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	233
oekb	oesterreichische kontrollbank	Oesterreichische Kontrollbank	387
oenb	oesterreichische nationalbank	Oesterreichische Nationalbank	387
oesterreichische nationalbank	austrian national bank	Austrian National Bank	2228
ogdcl	oil and gas development company of pakistan	Oil and Gas Development Company of Pakistan	1778
ohl	obrascon huarte lain	Obrascón Huarte Lain	587
ok	det ostasiatiske kompagni	Det Østasiatiske Kompagni	672
ol	olympique lyonnais	Olympique Lyonnais	178
olakeul	oracle	Oracle	26
om	olympique de marseille	Olympique de Marseille	178
omuron	omron	Omron	125
omv	osterreichische mineralolverwaltung	Österreichische Mineralölverwaltung	387
once	organizacion nacional de ciegos espanoles	Organización Nacional de Ciegos Españoles	587
ongc	oil and natural gas corporation	Oil and Natural Gas Corporation	207
oocl	orient overseas container line	Orient Overseas Container Line	774
opcw	organisation for the prohibition of chemical weapons	Organisation for the Prohibition of Chemical Weapons	586
opec	organization of the petroleum exporting countries	Organization of the Petroleum Exporting Countries	387
orakl	oracle	Oracle	63
orakuru	oracle	Oracle	13
orcl	oracle	Oracle	172
orf	osterreichischer rundfunk	Österreichischer Rundfunk	387
organisation mondiale de la sante	world health organization	World Health Organization	825
organizacion mundial de la salud	world health organization	World Health Organization	825
orinpasu	olympus	Olympus	125
orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	736
ornl	oak ridge national laboratory	Oak Ridge National Laboratory	42
osce	organization for security and co operation in europe	Organization for Security and Co-operation in Europe	387
osu	ohio state university	Ohio State University	27
otan	north atlantic treaty organization	North Atlantic Treaty Organization	584
ote	organismos tilepikoinonion ellados	Organismos Tilepikoinonion Ellados	1793
otkrytie	otkritie	Otkritie	251
otp	orszagos takarekpenztar	Országos Takarékpénztár	941
otpp	ontario teachers pension plan	Ontario Teachers' Pension Plan	668
oulaiya	loreal	L'Oréal	40
oxford committee for famine relief	oxfam	Oxfam	1363
oxy	occidental petroleum	Occidental Petroleum	186
paemillimateu	familymart	FamilyMart	26
pakistani taliban	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	3043
pal	philippine airlines	Philippine Airlines	942
pan am	pan american world airways	Pan American World Airways	95
panasonikku	panasonic	Panasonic	13
partido komunista ng pilipinas	communist party of the philippines	Communist Party of the Philippines	1367
partiya karkeren kurdistan	kurdistan workers party	Kurdistan Workers' Party	1368
party of god	hezbollah	Hezbollah	2236
patot	petroleum authority of thailand	Petroleum Authority of Thailand	1564
pay pal	paypal	PayPal	92
pbc	peoples bank of china	People's Bank of China	539
pboc	peoples bank of china	People's Bank of China	161
pbs	public broadcasting service	Public Broadcasting Service	27
pcaob	public company accounting oversight board	Public Company Accounting Oversight Board	42
pdvsa	petroleos de venezuela	Petróleos de Venezuela	1785
peat marwick	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	1353
pedegseu	fedex	FedEx	26
peiseubug	meta platforms	Meta Platforms	26
penn state	pennsylvania state university	Pennsylvania State University	95
penney	jc penney	J. C. Penney	186
pepsi	pepsico	PepsiCo	95
pepushiko	pepsico	PepsiCo	13
perusahaan pertambangan minyak dan gas bumi negara	pertamina	Pertamina	2220
pervyy kanal	channel one russia	Channel One Russia	251
pet smart	petsmart	PetSmart	92
petro bras	petrobras	Petrobras	1945
petro china	petrochina	PetroChina	803
petroleo brasileiro	petrobras	Petrobras	824
petroleos mexicanos	pemex	PEMEX	826
petroliam nasional	petronas	Petronas	1366
petromoc	petroleos de mocambique	Petróleos de Moçambique	970
petrosa	petroleum oil and gas corporation of south africa	Petroleum, Oil and Gas Corporation of South Africa	802
peulaiseuwoteohauseukupeoseu	pricewaterhousecoopers	PricewaterhouseCoopers	26
pezho	peugeot	Peugeot	251
pflp	popular front for the liberation of palestine	Popular Front for the Liberation of Palestine	1779
pg	procter and gamble	Procter & Gamble	42
pg and e	pacific gas and electric	Pacific Gas and Electric	42
pge	polska grupa energetyczna	Polska Grupa Energetyczna	943
pgnig	polskie gornictwo naftowe i gazownictwo	Polskie Górnictwo Naftowe i Gazownictwo	777
philip morris companies	altria	Altria	131
philips	koninklijke philips	Koninklijke Philips	566
philips electronics	koninklijke philips	Koninklijke Philips	1353
phillips 66	phillips petroleum	Phillips Petroleum	280
pia	pakistan international airlines	Pakistan International Airlines	1210
piaenji	procter and gamble	Procter & Gamble	26
pic	public investment corporation	Public Investment Corporation	416
pijaheos	pizza hut	Pizza Hut	26
pillibseu	koninklijke philips	Koninklijke Philips	26
pimco	pacific investment management	Pacific Investment Management	42
pinault printemps redoute	kering	Kering	300
pinganbaoxian	ping an insurance	Ping An Insurance	40
pinganyinxing	ping an bank	Ping An Bank	40
pitstsa khat	pizza hut	Pizza Hut	63
pizahatto	pizza hut	Pizza Hut	13
pkn orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	736
pko	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	943
pko bp	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	736
pkp	polskie koleje panstwowe	Polskie Koleje Państwowe	777
play mobil	playmobil	Playmobil	1277
pldt	philippine long distance telephone	Philippine Long Distance Telephone	1777
pll lot	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	736
pln	perusahaan listrik negara	Perusahaan Listrik Negara	778
pmi	philip morris international	Philip Morris International	27
pnb	punjab national bank	Punjab National Bank	221
pnc	pnc financial services	PNC Financial Services	27
pnnl	pacific northwest national laboratory	Pacific Northwest National Laboratory	42
po	peninsular and oriental steam navigation	Peninsular and Oriental Steam Navigation	127
pochta rossii	russian post	Russian Post	63
podeu	ford motor	Ford Motor	171
pogseubagen	volkswagen	Volkswagen	26
poleuswe	porsche	Porsche	26
portos e caminhos de ferro de mocambique	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	1116
porushe	porsche	Porsche	13
posco	pohang iron and steel	Pohang Iron and Steel	1201
poseuko	pohang iron and steel	Pohang Iron and Steel	171
potashcorp	potash corporation of saskatchewan	Potash Corporation of Saskatchewan	1919
ppg	pittsburgh plate glass	Pittsburgh Plate Glass	42
ppr	pinault printemps redoute	Pinault-Printemps-Redoute	178
praysuoterkhauskupers	pricewaterhousecoopers	PricewaterhouseCoopers	63
prefeitura municipal	prefeitura		3024
preussag stahl	salzgitter	Salzgitter	619
price line	priceline	Priceline	92
price waterhouse	pricewaterhousecoopers	PricewaterhouseCoopers	428
price waterhouse coopers	pricewaterhousecoopers	PricewaterhouseCoopers	457
priceline com	booking holdings	Booking Holdings	131
priceline group	booking holdings	Booking Holdings	131
prokter end gembl	procter and gamble	Procter & Gamble	63
proton	perusahaan otomobil nasional	Perusahaan Otomobil Nasional	1953
pru	prudential financial	Prudential Financial	186
psa	peugeot societe anonyme	Peugeot Société Anonyme	178
psa peugeot citroen	stellantis	Stellantis	300
pseg	public service enterprise group	Public Service Enterprise Group	42
psg	paris saint germain	Paris Saint-Germain	178
ptb	physikalisch technische bundesanstalt	Physikalisch-Technische Bundesanstalt	112
ptt	petroleum authority of thailand	Petroleum Authority of Thailand	944
puhuayongdao	pricewaterhousecoopers	PricewaterhouseCoopers	40
pujo	peugeot	Peugeot	13
pulisitong	bridgestone	Bridgestone	40
punsimenthai	siam cement	Siam Cement	311
puraisuwotahausukupasu	pricewaterhousecoopers	PricewaterhouseCoopers	13
purokuta ando gyanburu	procter and gamble	Procter & Gamble	13
pvn	petrovietnam	PetroVietnam	1807
pwc	pricewaterhousecoopers	PricewaterhouseCoopers	127
pzu	powszechny zaklad ubezpieczen	Powszechny Zakład Ubezpieczeń	777
qatar lltqh	qatarenergy	QatarEnergy	1106
qcom	qualcomm	Qualcomm	172
qiangsheng	johnson and johnson	Johnson & Johnson	83
qingdaopijiu	tsingtao brewery	Tsingtao Brewery	40
qingshuijianshe	shimizu	Shimizu	13
qiya	kia	Kia	83
qnb	qatar national bank	Qatar National Bank	1803
qual comm	qualcomm	Qualcomm	92
quanjiabianlishangdian	familymart	FamilyMart	40
quanribenkongshu	all nippon airways	All Nippon Airways	13
quechao	nestle	Nestlé	83
queensland and northern territory aerial services	qantas	QANTAS	2215
qut	queensland university of technology	Queensland University of Technology	414
rabo	rabobank	Rabobank	566
rac	royal automobile club	Royal Automobile Club	130
rack space	rackspace	Rackspace	92
radio shack	radioshack	RadioShack	92
rai	radiotelevisione italiana	Radiotelevisione Italiana	274
railways israel	israel railways	Israel Railways	267
ram	royal air maroc	Royal Air Maroc	1208
ras	riunione adriatica di sicurta	Riunione Adriatica di Sicurtà	274
ratp	regie autonome des transports parisiens	Régie Autonome des Transports Parisiens	233
rayffayzenbank	raiffeisenbank	Raiffeisenbank	63
rb	reckitt benckiser	Reckitt Benckiser	130
rbc	royal bank of canada	Royal Bank of Canada	447
rbi	raiffeisen bank international	Raiffeisen Bank International	1206
rbs	royal bank of scotland	Royal Bank of Scotland	127
rca	radio corporation of america	Radio Corporation of America	42
rccl	royal caribbean cruises	Royal Caribbean Cruises	42
real madrid	real madrid club de futbol	Real Madrid Club de Fútbol	1112
real tek	realtek	Realtek	1281
reckitt	reckitt benckiser	Reckitt Benckiser	882
reed elsevier	relx	RELX	428
rei	recreational equipment	Recreational Equipment	27
renfe	red nacional de los ferrocarriles espanoles	Red Nacional de los Ferrocarriles Españoles	585
renobo	lenovo	Lenovo	125
rentiantang	nintendo	Nintendo	13
repsol ypf	repsol	Repsol	1017
revolutionary armed forces of colombia	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1022
riaa	recording industry association of america	Recording Industry Association of America	42
ribendianqi	nippon electric	Nippon Electric	13
ribendianxindianhua	nippon telegraph and telephone	Nippon Telegraph and Telephone	13
ribenhangkong	japan airlines	Japan Airlines	13
ribenshengming	nippon life insurance	Nippon Life Insurance	13
ribenshengmingbaoxian	nippon life insurance	Nippon Life Insurance	13
ribentongyun	nippon express	Nippon Express	13
ribenyinxing	bank of japan	Bank of Japan	13
ribenyoubian	japan post	Japan Post	13
ribenyouchuan	nippon yusen	Nippon Yusen	13
ribenzhizhi	nippon steel	Nippon Steel	13
richan	nissan	Nissan	83
richanzidongche	nissan motor	Nissan Motor	13
richemont	compagnie financiere richemont	Compagnie Financière Richemont	645
rili	hitachi	Hitachi	125
rilihuacheng	hitachi chemical	Hitachi Chemical	13
rilijianji	hitachi construction machinery	Hitachi Construction Machinery	13
rilizaochuan	hitachi zosen	Hitachi Zosen	13
rilizhizuosuo	hitachi	Hitachi	13
rim	research in motion	Research In Motion	447
riqingshipin	nissin foods	Nissin Foods	13
risonayinxing	resona bank	Resona Bank	13
riyezidongche	hino motors	Hino Motors	13
rj reynolds	rj reynolds tobacco	R. J. Reynolds Tobacco	95
rjr	rj reynolds tobacco	R. J. Reynolds Tobacco	27
rko	radio keith orpheum	Radio Keith Orpheum	27
rkwtn	rakuten	Rakuten	45
rmb	rand merchant bank	Rand Merchant Bank	416
rmit	royal melbourne institute of technology	Royal Melbourne Institute of Technology	583
rmkw al saudiya	aramco	Aramco	268
roche	f hoffmann la roche	F. Hoffmann-La Roche	3037
rorearu	loreal	L'Oréal	13
rosh	f hoffmann la roche	F. Hoffmann-La Roche	251
roshu	f hoffmann la roche	F. Hoffmann-La Roche	125
rosnano	rusnano	Rusnano	251
roson	lawson	Lawson	13
rostekh	rostec	Rostec	251
rotte	lotte	Lotte	125
royal bank of scotland group	natwest group	NatWest Group	428
royal dutch shell	shell	Shell	2180
rpi	rensselaer polytechnic institute	Rensselaer Polytechnic Institute	27
rr	rolls royce	Rolls-Royce	130
rsa	royal sun alliance	Royal Sun Alliance	130
rspb	royal society for the protection of birds	Royal Society for the Protection of Birds	127
rspca	royal society for the prevention of cruelty to animals	Royal Society for the Prevention of Cruelty to Animals	127
rti international	research triangle institute	Research Triangle Institute	280
rtp	radio e televisao de portugal	Rádio e Televisão de Portugal	449
rtve	radiotelevision espanola	Radiotelevisión Española	585
rtx	raytheon technologies	Raytheon Technologies	27
rtz	rio tinto zinc	Rio Tinto-Zinc	130
runo	renault	Renault	125
russian railways	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	1117
rwe	rheinisch westfalisches elektrizitatswerk	Rheinisch-Westfälisches Elektrizitätswerk	166
rwsh	f hoffmann la roche	F. Hoffmann-La Roche	441
rwth	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	166
rwth aachen	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	269
ryan air	ryanair	Ryanair	457
rykswn	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	45
rykw	ricoh	Ricoh	441
rynw	renault	Renault	441
rzb	raiffeisen zentralbank osterreich	Raiffeisen Zentralbank Österreich	1206
rzd	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	488
rzhd	rossiyskie zheleznye dorogi	Российские железные дороги	1781
saa	south african airways	South African Airways	416
saab	svenska aeroplan	Svenska Aeroplan	537
sab	south african breweries	South African Breweries	416
sabc	south african broadcasting corporation	South African Broadcasting Corporation	446
sabesp	companhia de saneamento basico do estado de sao paulo	Companhia de Saneamento Básico do Estado de São Paulo	445
sabic	saudi basic industries	Saudi Basic Industries	938
sabuwei	subway	Subway	13
sabvey	subway	Subway	63
sadc	southern african development community	Southern African Development Community	1760
saibaiwei	subway	Subway	40
saic	science applications international	Science Applications International	27
saic motor	shanghai automotive industry	Shanghai Automotive Industry	1567
sail	steel authority of india	Steel Authority of India	221
sainsburys	j sainsbury	J. Sainsbury	270
saint gobain	compagnie de saint gobain	Compagnie de Saint-Gobain	646
sainuofei	sanofi	Sanofi	40
salesforce	salesforce com	Salesforce.com	95
sallie mae	student loan marketing association	Student Loan Marketing Association	280
sama	saudi arabian monetary authority	Saudi Arabian Monetary Authority	938
samseong	samsung	Samsung	171
samseongbaiolojigseu	samsung biologics	Samsung Biologics	26
samseonghwajae	samsung fire and marine insurance	Samsung Fire & Marine Insurance	26
samseonghwajaehaesangboheom	samsung fire and marine insurance	Samsung Fire & Marine Insurance	26
samseongjeongi	samsung electro mechanics	Samsung Electro-Mechanics	26
samseongjeonja	samsung electronics	Samsung Electronics	26
samseongjunggongeob	samsung heavy industries	Samsung Heavy Industries	26
samseongkadeu	samsung card	Samsung Card	26
samseongmulsan	samsung ct	Samsung C&T	26
samseongsaengmyeong	samsung life insurance	Samsung Life Insurance	26
samseongsaengmyeongboheom	samsung life insurance	Samsung Life Insurance	26
samseongsdi	samsung sdi	Samsung SDI	26
samseongsds	samsung sds	Samsung SDS	26
samsung elektroniks	samsung electronics	Samsung Electronics	63
samusun	samsung	Samsung	13
sanjingbudongchan	mitsui fudosan	Mitsui Fudosan	13
sanjinghuaxue	mitsui chemicals	Mitsui Chemicals	13
sanjingwuchan	mitsui	Mitsui	13
sanjingzhuyoufinansharugurupu	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	13
sanjingzhuyouyinxing	sumitomo mitsui banking	Sumitomo Mitsui Banking	13
sanlingdesuo	mitsubishi estate	Mitsubishi Estate	13
sanlingdianji	mitsubishi electric	Mitsubishi Electric	13
sanlingdongjingufjyinxing	mitsubishi ufj financial group bank	Mitsubishi UFJ Financial Group Bank	13
sanlingkemikaru	mitsubishi chemical	Mitsubishi Chemical	13
sanlingmateriaru	mitsubishi materials	Mitsubishi Materials	13
sanlingshangshi	mitsubishi	Mitsubishi	13
sanlingufjfinansharu gurupu	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	13
sanlingufjfinansharugurupu	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	13
sanlingufjyinxing	mitsubishi ufj financial group bank	Mitsubishi UFJ Financial Group Bank	13
sanlingzhonggong	mitsubishi heavy industries	Mitsubishi Heavy Industries	13
sanlingzhonggongye	mitsubishi heavy industries	Mitsubishi Heavy Industries	13
sanlingzidongche	mitsubishi motors	Mitsubishi Motors	13
sanlingzidongchegongye	mitsubishi motors	Mitsubishi Motors	13
sanofi aventis	sanofi	Sanofi	300
sanparks	south african national parks	South African National Parks	802
santander	banco santander	Banco Santander	3038
santori	suntory	Suntory	125
sanxing	samsung	Samsung	83
sanxingdianzi	samsung electronics	Samsung Electronics	26
sap	systeme anwendungen und produkte in der datenverarbeitung	Systeme, Anwendungen und Produkte in der Datenverarbeitung	112
sappi	south african pulp and paper industries	South African Pulp and Paper Industries	802
sapporo		Sapporo	125
sars	south african revenue service	South African Revenue Service	416
sas	scandinavian airlines system	Scandinavian Airlines System	673
saudi arabian oil	aramco	Aramco	2225
saudi aramco	aramco	Aramco	1942
sb wy	subway	Subway	45
sbb	schweizerische bundesbahnen	Schweizerische Bundesbahnen	245
sbc	swiss bank corporation	Swiss Bank Corporation	245
sber bank	sberbank of russia	Sberbank of Russia	1956
sberbank	sberbank of russia	Sberbank of Russia	1117
sbg	schweizerische bankgesellschaft	Schweizerische Bankgesellschaft	245
sbi	state bank of india	State Bank of India	221
sbs	special broadcasting service	Special Broadcasting Service	414
sca	svenska cellulosa	Svenska Cellulosa	673
scb	siam commercial bank	Siam Commercial Bank	944
sce	southern california edison	Southern California Edison	27
scg	siam cement	Siam Cement	944
schwab	charles schwab	Charles Schwab	186
schweizer ruck	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	645
schweizerische kreditanstalt	credit suisse	Credit Suisse	1015
schweizerische nationalbank	swiss national bank	Swiss National Bank	1025
scotia bank	scotiabank	Scotiabank	1275
screw fix	screwfix	Screwfix	457
sdg and e	san diego gas and electric	San Diego Gas & Electric	42
sears	sears roebuck	Sears Roebuck	186
seat	sociedad espanola de automoviles de turismo	Sociedad Española de Automóviles de Turismo	587
seb	skandinaviska enskilda banken	Skandinaviska Enskilda Banken	673
sebeunillebeun	7 eleven	7-Eleven	26
sebi	securities and exchange board of india	Securities and Exchange Board of India	207
sebun irebun	7 eleven	7-Eleven	13
sebun irebun japan	seven eleven japan	Seven-Eleven Japan	13
sebunirebun japan	seven eleven japan	Seven-Eleven Japan	13
sec	securities and exchange commission	Securities and Exchange Commission	27
seikoepuson	seiko epson	Seiko Epson	13
seiu	service employees international union	Service Employees International Union	42
selteulion	celltrion	Celltrion	26
senai	servico nacional de aprendizagem industrial	Serviço Nacional de Aprendizagem Industrial	1759
sepah e pasdaran	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	3039
sepah e pasdaran e enqelab e eslami	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1364
seujeuki	suzuki motor	Suzuki Motor	26
seutabeogseu	starbucks	Starbucks	26
sfn lfn	7 eleven	7-Eleven	45
sg	societe generale	Société Générale	178
sgcc	state grid corporation of china	State Grid Corporation of China	161
sgi	silicon graphics	Silicon Graphics	27
sgs	societe generale de surveillance	Société Générale de Surveillance	245
shanghaipudongfazhanyinxing	shanghai pudong development bank	Shanghai Pudong Development Bank	40
shanghaiqiche	shanghai automotive industry	Shanghai Automotive Industry	40
shangqi	shanghai automotive industry	Shanghai Automotive Industry	83
shaomi	xiaomi	Xiaomi	13
shapu	sharp	Sharp	125
sheburon	chevron	Chevron	13
shenhuzhigangsuo	kobe steel	Kobe Steel	13
sheru	shell	Shell	125
shevron	chevron	Chevron	63
shichuandaobomozhonggongye	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	13
shimensu	siemens	Siemens	13
shisukoshisutemuzu	cisco systems	Cisco Systems	13
shitibanku	citibank	Citibank	13
shneyder elektrik	schneider electric	Schneider Electric	63
shop rite	shoprite	Shoprite	1959
shrb	sharp	Sharp	441
shunfengsuyun	sf express	SF Express	40
shwmy	xiaomi	Xiaomi	45
shyfrwn	chevron	Chevron	45
shysydw	shiseido	Shiseido	45
sia	singapore airlines	Singapore Airlines	489
sibalu	subaru	Subaru	40
sike	cisco systems	Cisco Systems	83
simens	siemens	Siemens	251
singapore telecommunications	singtel	SingTel	2227
sinhaneunhaeng	shinhan bank	Shinhan Bank	26
sip	societa italiana per lesercizio telefonico	Società Italiana per l'Esercizio Telefonico	274
siphi ol	cp all	CP All	311
sipri	stockholm international peace research institute	Stockholm International Peace Research Institute	537
siseuko	cisco systems	Cisco Systems	26
sisko	cisco systems	Cisco Systems	63
sitibank	citibank	Citibank	63
sjtu	shanghai jiao tong university	Shanghai Jiao Tong University	161
skf	svenska kullagerfabriken	Svenska Kullagerfabriken	537
skhainigseu	sk hynix	SK hynix	26
skinobeisyeon	sk innovation	SK Innovation	26
sktellekom	sk telecom	SK Telecom	26
slb	schlumberger	Schlumberger	95
slkvm	cellcom	Cellcom	734
smbc	sumitomo mitsui banking	Sumitomo Mitsui Banking	255
smfg	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	255
smic	semiconductor manufacturing international	Semiconductor Manufacturing International	161
smswnj	samsung	Samsung	45
snap chat	snapchat	Snapchat	92
snb	schweizerische nationalbank	Schweizerische Nationalbank	245
snc lavalin	atkinsrealis	AtkinsRéalis	1014
sncb	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	584
sncf	societe nationale des chemins de fer francais	Société Nationale des Chemins de fer Français	233
snwfy	sanofi	Sanofi	45
soas	school of oriental and african studies	School of Oriental and African Studies	127
socal	standard oil of california	Standard Oil of California	1354
socgen	societe generale	Société Générale	646
socony	standard oil of new york	Standard Oil of New York	131
socony vacuum	socony vacuum oil	Socony-Vacuum Oil	131
soft bank	softbank	Softbank	974
sofutobanku	softbank	SoftBank	13
sofutobankugurupu	softbank group	SoftBank Group	13
sonangol	sociedade nacional de combustiveis de angola	Sociedade Nacional de Combustíveis de Angola	1270
sonatrach	societe nationale pour la recherche la production le transport la transformation et la commercialisation des hydrocarbures	Société nationale pour la recherche, la production, le transport, la transformation et la commercialisation des hydrocarbures	1921
soni	sony group	Sony Group	125
sonigurupu	sony group	Sony Group	13
sony	sony group	Sony Group	735
sovkomflot	sovcomflot	Sovcomflot	63
sp	standard and poors	Standard & Poor's	42
space exploration technologies	spacex	SpaceX	429
space x	spacex	SpaceX	92
spec savers	specsavers	Specsavers	457
spurs	tottenham hotspur	Tottenham Hotspur	882
sqm	sociedad quimica y minera de chile	Sociedad Química y Minera de Chile	1790
square space	squarespace	Squarespace	92
sri	stanford research institute	Stanford Research Institute	27
ssab	svenskt stal	Svenskt Stål	537
sse	scottish and southern energy	Scottish and Southern Energy	130
sseobeuwei	subway	Subway	26
ssitieunhaeng	citibank	Citibank	26
st paul travelers	travelers companies	Travelers Companies	131
stanchart	standard chartered bank	Standard Chartered Bank	270
starwood	starwood hotels and resorts	Starwood Hotels & Resorts	95
stat oil	equinor	Equinor	1279
state farm	state farm mutual automobile insurance	State Farm Mutual Automobile Insurance	95
statoil	equinor	Equinor	1018
statoilhydro	equinor	Equinor	1018
stc	saudi telecom	Saudi Telecom	1804
steg	societe tunisienne de lelectricite et du gaz	Société Tunisienne de l'Electricité et du Gaz	1805
stet	societa torinese esercizi telefonici	Società Torinese Esercizi Telefonici	274
storagetek	storage technology	Storage Technology	280
strbks	starbucks	Starbucks	45
strzynyk	astrazeneca	AstraZeneca	45
sua viet nam	vinamilk	Vinamilk	1108
suid afrikaanse nasionale lewens assuransie maatskappy	sanlam	Sanlam	1024
suid afrikaanse steenkool olie en gasmaatskappy	sasol	Sasol	1024
sunkyong	sk group	SK Group	1352
sunw	sun microsystems	Sun Microsystems	172
suomen pankki	bank of finland	Bank of Finland	2231
suoni	sony group	Sony Group	83
surveyer nenniger et chenevert	snc lavalin	SNC-Lavalin	1014
sutabakkusu	starbucks	Starbucks	13
suzuki	suzuki motor	Suzuki Motor	125
svfrsl	shufersal	Shufersal	734
svt	sveriges television	Sveriges Television	673
swbrw	subaru	Subaru	45
swel	shell	Shell	171
swift	society for worldwide interbank financial telecommunications	Society for Worldwide Interbank Financial Telecommunications	671
swiss com	swisscom	Swisscom	1276
swiss port	swissport	Swissport	1276
swiss re	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	645
swmytwmw	sumitomo	Sumitomo	45
swny	sony group	Sony Group	441
swzwky	suzuki motor	Suzuki Motor	45
syaomi	xiaomi	Xiaomi	26
syapeu	sharp	Sharp	171
syebeulon	chevron	Chevron	26
symnz	siemens	Siemens	45
syskw	cisco systems	Cisco Systems	45
syty bnk	citibank	Citibank	45
sz	suddeutsche zeitung	Süddeutsche Zeitung	112
taag	transportes aereos angolanos	Transportes Aéreos Angolanos	1757
taijidian	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	376
taiwanjitidianluzhizao	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	376
taiwansujiaogongye	formosa plastics	Formosa Plastics	376
takticheskoe raketnoe vooruzhenie	tactical missiles	Tactical Missiles	63
tamil tigers	liberation tigers of tamil eelam	Liberation Tigers of Tamil Eelam	3041
tamu	texas am university	Texas A&M University	42
tap	transportes aereos portugueses	Transportes Aéreos Portugueses	449
tass	telegrafnoe agentstvo sovetskogo soyuza	Telegrafnoe agentstvo Sovetskogo Soyuza	937
tateisi electric	omron	Omron	620
tcdd	turkiye cumhuriyeti devlet demiryollari	Türkiye Cumhuriyeti Devlet Demiryolları	487
tcs	tata consultancy services	Tata Consultancy Services	221
td	toronto dominion bank	Toronto-Dominion Bank	447
td bank	toronto dominion bank	Toronto-Dominion Bank	1110
tdk	tokyo denki kagaku	Tokyo Denki Kagaku	255
tdm	telecomunicacoes de mocambique	Telecomunicações de Moçambique	448
tec de monterrey	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	3030
tehrik e taliban pakistan	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	647
telco	tata engineering and locomotive	Tata Engineering and Locomotive	221
tele nor	telenor	Telenor	1279
tele visa	televisa	Televisa	1278
telefonos de mexico	telmex	Telmex	826
ten cent	tencent	Tencent	803
tengxun	tencent	Tencent	83
tengxunkonggu	tencent holdings	Tencent Holdings	40
tensenteu	tencent	Tencent	26
tensento	tencent	Tencent	13
tepco	tokyo electric power	Tokyo Electric Power	255
teseuko	tesco	Tesco	26
teseulla	tesla	Tesla	26
tesila	tesla	Tesla	40
tesko	tesco	Tesco	63
tesla motors	tesla	Tesla	131
tesuko	tesco	Tesco	125
tesura	tesla	Tesla	125
teva	teva pharmaceutical industries	Teva Pharmaceutical Industries	1926
tf1	television francaise 1	Télévision Française 1	178
tfl	transport for london	Transport for London	1792
thaibepwoeret	thai beverage	Thai Beverage	311
thaiyunian	thai union	Thai Union	311
thanakhankasikornthai	kasikornbank	Kasikornbank	311
thanakhankrungsriyutya	bank of ayudhya	Bank of Ayudhya	311
thanakhankrungthai	krung thai bank	Krung Thai Bank	311
thanakhankrungthep	bangkok bank	Bangkok Bank	311
thanakhanngaeprathetthai	bank of thailand	Bank of Thailand	311
thanakhanthaiphanit	siam commercial bank	Siam Commercial Bank	311
the fed	federal reserve system	Federal Reserve System	975
the hartford	hartford financial services	Hartford Financial Services	186
the we company	wework	WeWork	131
thermo fisher	thermo fisher scientific	Thermo Fisher Scientific	95
thomson csf	thales	Thales	300
thw	technisches hilfswerk	Technisches Hilfswerk	112
thy	turk hava yollari	Türk Hava Yolları	1806
thyssen	thyssenkrupp	Thyssenkrupp	619
ti	texas instruments	Texas Instruments	27
tiaa	teachers insurance and annuity association	Teachers Insurance and Annuity Association	42
ticket master	ticketmaster	Ticketmaster	92
tik tok	tiktok	TikTok	803
tim	telecom italia	Telecom Italia	274
tisco	tata iron and steel	Tata Iron and Steel	207
tmcc	toyota motor credit	Toyota Motor Credit	42
tnb	tenaga nasional	Tenaga Nasional	1800
tnt	thomas nationwide transport	Thomas Nationwide Transport	415
tnvvh	tnuva	Tnuva	734
tofas	turk otomobil fabrikasi	Türk Otomobil Fabrikası	487
tokyo shibaura electric	toshiba	Toshiba	1365
tokyo telecommunications engineering	sony group	Sony Group	620
tom tom	tomtom	TomTom	1954
tongyongqiche	general motors	General Motors	40
top shop	topshop	Topshop	457
total energies	totalenergies	TotalEnergies	690
totaleneojiseu	totalenergies	TotalEnergies	26
totalenerdzhis	totalenergies	TotalEnergies	63
totalfinaelf	totalenergies	TotalEnergies	300
totaruenajizu	totalenergies	TotalEnergies	13
toyotazidongche	toyota motor	Toyota Motor	13
toysrus	toys r us	Toys R Us	95
tpao	turkiye petrolleri anonim ortakligi	Türkiye Petrolleri Anonim Ortaklığı	487
tpg	texas pacific group	Texas Pacific Group	27
trapeza kyproy	bank of cyprus	Bank of Cyprus	3010
trapeza peiraios	piraeus bank	Piraeus Bank	472
trapeza tis ellados	bank of greece	Bank of Greece	472
trip advisor	tripadvisor	TripAdvisor	92
trw	thompson ramo wooldridge	Thompson Ramo Wooldridge	42
tsb	trustee savings bank	Trustee Savings Bank	127
tsh s by sy	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	45
tsla	tesla	Tesla	172
tsmc	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	1204
tu delft	technische universiteit delft	Technische Universiteit Delft	566
tu munchen	technische universitat munchen	Technische Universität München	269
tuc	trades union congress	Trades Union Congress	130
tui	touristik union international	Touristik Union International	166
tum	technische universitat munchen	Technische Universität München	112
tupras	turkiye petrol rafinerileri	Türkiye Petrol Rafinerileri	487
turk cell	turkcell	Turkcell	1958
turkish airlines	turk hava yollari	Türk Hava Yolları	3034
tuv	technischer uberwachungsverein	Technischer Überwachungsverein	166
tv industry pharmaceutical	teva pharmaceutical industries	Teva Pharmaceutical Industries	267
tva	tennessee valley authority	Tennessee Valley Authority	27
tvp	telewizja polska	Telewizja Polska	943
twa	trans world airlines	Trans World Airlines	42
twshyb	toshiba	Toshiba	45
twtl nrjyz	totalenergies	TotalEnergies	45
twywt	toyota	Toyota	45
tynsnt	tencent	Tencent	45
tyrn al emirates	emirates	Emirates	404
tyrn al ittihad	etihad airways	Etihad Airways	404
tyskw	tesco	Tesco	45
ual	united airlines	United Airlines	27
uap	union des assurances de paris	Union des Assurances de Paris	178
uaw	united auto workers	United Auto Workers	27
uaz	ulyanovskiy avtomobilnyy zavod	Ulyanovskiy avtomobilnyy zavod	488
uba	united bank for africa	United Bank for Africa	1801
ubc	university of british columbia	University of British Columbia	447
ubeo	uber	Uber	171
ubs	union bank of switzerland	Union Bank of Switzerland	294
uc berkeley	university of california berkeley	University of California Berkeley	95
uc los angeles	university of california los angeles	University of California Los Angeles	1570
uc san diego	university of california san diego	University of California San Diego	1570
ucb	union chimique belge	Union Chimique Belge	671
ucl	university college london	University College London	130
ucla	university of california los angeles	University of California Los Angeles	42
uconn	university of connecticut	University of Connecticut	95
ucsd	university of california san diego	University of California San Diego	42
ucsf	university of california san francisco	University of California San Francisco	42
uct	university of cape town	University of Cape Town	416
uefa	union of european football associations	Union of European Football Associations	294
uem	universidade eduardo mondlane	Universidade Eduardo Mondlane	448
ufc	ultimate fighting championship	Ultimate Fighting Championship	27
uhg	unitedhealth group	UnitedHealth Group	27
ukaea	united kingdom atomic energy authority	United Kingdom Atomic Energy Authority	127
ukrainski zaliznitsi	ukrainian railways	Ukrainian Railways	1107
ul	underwriters laboratories	Underwriters Laboratories	27
ula	united launch alliance	United Launch Alliance	27
ulieunhaeng	woori bank	Woori Bank	26
umc	united microelectronics	United Microelectronics	945
umcg	universitair medisch centrum groningen	Universitair Medisch Centrum Groningen	1776
umich	university of michigan	University of Michigan	95
un	united nations	United Nations	27
un habitat	united nations human settlements programme	United Nations Human Settlements Programme	1929
unam	universidad nacional autonoma de mexico	Universidad Nacional Autónoma de México	776
unctad	united nations conference on trade and development	United Nations Conference on Trade and Development	294
undp	united nations development programme	United Nations Development Programme	42
unep	united nations environment programme	United Nations Environment Programme	1770
unesco	united nations educational scientific and cultural organization	United Nations Educational, Scientific and Cultural Organization	233
unfpa	united nations population fund	United Nations Population Fund	42
unhcr	united nations high commissioner for refugees	United Nations High Commissioner for Refugees	294
uni credit	unicredit	UniCredit	1951
unicef	united nations childrens fund	United Nations Children's Fund	42
unicredito italiano	unicredit	UniCredit	1351
unido	united nations industrial development organization	United Nations Industrial Development Organization	387
uniqlo	fast retailing	Fast Retailing	1273
unisa	university of south africa	University of South Africa	446
united technologies	raytheon technologies	Raytheon Technologies	131
unitedhealthcare	unitedhealth group	UnitedHealth Group	95
universita degli studi	universita	università	2222
unsw	university of new south wales	University of New South Wales	583
uob	united overseas bank	United Overseas Bank	489
uolmart	walmart	Walmart	63
up	union pacific railroad	Union Pacific Railroad	27
upenn	university of pennsylvania	University of Pennsylvania	95
upi	united press international	United Press International	27
upm	upm kymmene	UPM-Kymmene	1765
ups	united parcel service	United Parcel Service	27
uralkaliy	uralkali	Uralkali	63
us steel	united states steel	United States Steel	95
usaa	united services automobile association	United Services Automobile Association	42
usaid	united states agency for international development	United States Agency for International Development	42
usair	us airways	US Airways	131
usb	us bancorp	U.S. Bancorp	27
usc	university of southern california	University of Southern California	27
usda	united states department of agriculture	United States Department of Agriculture	42
usiminas	usinas siderurgicas de minas gerais	Usinas Siderúrgicas de Minas Gerais	1918
usp	universidade de sao paulo	Universidade de São Paulo	538
usps	united states postal service	United States Postal Service	42
ustc	university of science and technology of china	University of Science and Technology of China	161
uta	union de transports aeriens	Union de Transports Aériens	178
utc	raytheon technologies	Raytheon Technologies	27
uti	unit trust of india	Unit Trust of India	221
vale do rio doce	vale	Vale	1350
valic	variable annuity life insurance	Variable Annuity Life Insurance	42
vanguard	vanguard group	Vanguard Group	186
varig	viacao aerea rio grandense	Viação Aérea Rio-Grandense	445
vasp	viacao aerea sao paulo	Viação Aérea São Paulo	445
vayldberriz	wildberries	Wildberries	63
vaz	avtovaz	AvtoVAZ	488
vda	verband der automobilindustrie	Verband der Automobilindustrie	112
vdi	verein deutscher ingenieure	Verein Deutscher Ingenieure	112
veb	vneshekonombank	Vneshekonombank	488
veba	vereinigte elektrizitats und bergwerks	Vereinigte Elektrizitäts- und Bergwerks	166
veolia	veolia environnement	Veolia Environnement	646
verizon	verizon communications	Verizon Communications	95
vertolety rossii	russian helicopters	Russian Helicopters	63
vfd	volunteer fire department	Volunteer Fire Department	670
vfw	veterans of foreign wars	Veterans of Foreign Wars	670
viacomcbs	paramount global	Paramount Global	131
viag	vereinigte industrie unternehmungen	Vereinigte Industrie-Unternehmungen	166
victor company of japan	japan victor	Japan Victor	735
virginia tech	virginia polytechnic institute and state university	Virginia Polytechnic Institute and State University	95
vivendi environnement	veolia environnement	Veolia Environnement	300
vm ware	vmware	VMware	92
vneshekonombank	vnesheconombank	Vnesheconombank	1117
vnk dyskvnt	israel discount bank	Israel Discount Bank	267
vnk dyskvnt israel	israel discount bank	Israel Discount Bank	267
vnk hfvlym	bank hapoalim	Bank Hapoalim	267
vnk israel	bank of israel	Bank of Israel	267
vnk leumi	bank leumi	Bank Leumi	267
vnk leumi israel	bank leumi	Bank Leumi	267
vnk mizrahi	bank mizrahi tefahot	Bank Mizrahi-Tefahot	734
vnk mizrahi tfhvt	bank mizrahi tefahot	Bank Mizrahi-Tefahot	267
vnpt	vietnam posts and telecommunications	Vietnam Posts and Telecommunications	1205
voc	vereenigde oostindische compagnie	Vereenigde Oostindische Compagnie	415
vodafone	vodafone group	Vodafone Group	270
voest	vereinigte osterreichische eisen und stahlwerke	Vereinigte Österreichische Eisen- und Stahlwerke	387
voicestream wireless	t mobile us	T-Mobile US	131
volks wagen	volkswagen	Volkswagen	1277
volzhskiy avtomobilnyy zavod	avtovaz	AvtoVAZ	707
vrr	verkehrsverbund rhein ruhr	Verkehrsverbund Rhein-Ruhr	112
vsnl	videsh sanchar nigam	Videsh Sanchar Nigam	207
vtb	vneshtorgbank	Vneshtorgbank	937
vtt	teknologian tutkimuskeskus vtt	Teknologian tutkimuskeskus VTT	1207
vw	volkswagen	Volkswagen	166
vympel kommunikatsii	vimpelcom	VimpelCom	63
wal greens	walgreens boots alliance	Walgreens Boots Alliance	92
wal mart	walmart	Walmart	95
wal mart stores	walmart	Walmart	429
walgreens	walgreens boots alliance	Walgreens Boots Alliance	95
wanhao	marriott international	Marriott International	83
wanjufandoucheng	toys r us	Toys R Us	733
wanshida	mastercard	Mastercard	40
wba	walgreens boots alliance	Walgreens Boots Alliance	27
wbd	warner bros discovery	Warner Bros. Discovery	172
wd	western digital	Western Digital	27
wdr	westdeutscher rundfunk	Westdeutscher Rundfunk	112
wef	world economic forum	World Economic Forum	245
weinosu	ajinomoto	Ajinomoto	125
weiruan	microsoft	Microsoft	83
weisa	visa	Visa	83
wellpoint health	elevance health	Elevance Health	131
weltgesundheitsorganisation	world health organization	World Health Organization	825
west pac	westpac banking	Westpac Banking	1944
western india palm refined oils	wipro	Wipro	2221
westlb	westdeutsche landesbank	Westdeutsche Landesbank	420
westpac	westpac banking	Westpac Banking	3023
wfc	wells fargo	Wells Fargo	27
wfp	world food programme	World Food Programme	274
wgz bank	westdeutsche genossenschafts zentralbank	Westdeutsche Genossenschafts-Zentralbank	420
whats app	whatsapp	WhatsApp	92
who	world health organization	World Health Organization	245
whsmith	wh smith	W. H. Smith	270
wipo	world intellectual property organization	World Intellectual Property Organization	294
wits	university of the witwatersrand	University of the Witwatersrand	1960
wits university	university of the witwatersrand	University of the Witwatersrand	1571
wmo	world meteorological organization	World Meteorological Organization	245
woerma	walmart	Walmart	40
woerwo	volvo	Volvo	40
wolmateu	walmart	Walmart	26
world wildlife fund	world wide fund for nature	World Wide Fund for Nature	1015
worumato	walmart	Walmart	13
wpp	wire and plastic products	Wire and Plastic Products	127
wrkl	oracle	Oracle	45
wto	world trade organization	World Trade Organization	245
wutianyaopingongye	takeda pharmaceutical	Takeda Pharmaceutical	13
wuyinliangpin	muji	Muji	13
ww	wustenrot and wurttembergische	Wüstenrot & Württembergische	166
wwe	world wrestling entertainment	World Wrestling Entertainment	27
wwf	world wide fund for nature	World Wide Fund for Nature	294
wwl mrt	walmart	Walmart	45
xianggangshanghaihuifengyinxing	hongkong and shanghai banking	Hongkong and Shanghai Banking	732
xianggangtielu	mass transit railway	Mass Transit Railway	733
xiaosongzhizuosuo	komatsu	Komatsu	13
xiapu	sharp	Sharp	83
xiecheng	trip	Trip	83
xierdun	hilton worldwide	Hilton Worldwide	40
xilaideng	sheraton	Sheraton	1565
ximenzi	siemens	Siemens	40
xingbake	starbucks	Starbucks	40
xingzhanyinxing	development bank of singapore	Development Bank of Singapore	733
xinritiezhujin	nippon steel	Nippon Steel	13
xinyuehuaxuegongye	shin etsu chemical	Shin-Etsu Chemical	13
xiribenlukezhidao	west japan railway	West Japan Railway	13
xom	exxon mobil	Exxon Mobil	172
xuefulong	chevron	Chevron	40
xuhuacheng	asahi kasei	Asahi Kasei	13
yamahafadongji	yamaha motor	Yamaha Motor	13
yamatoyunshu	yamato transport	Yamato Transport	13
yamaxun	amazon com	Amazon.com	40
yandeks	yandex	Yandex	251
yecunzhengquan	nomura securities	Nomura Securities	13
yijia	ikea	IKEA	83
yingteer	intel	Intel	40
yitengzhongshangshi	itochu	Itochu	13
ykk	yoshida kogyo kabushikikaisha	Yoshida Kogyo Kabushikikaisha	255
yle	yleisradio	Yleisradio	3026
ymca	young mens christian association	Young Men's Christian Association	42
you tube	youtube	YouTube	92
youbu	uber	Uber	83
youyiku	fast retailing	Fast Retailing	40
ypf	yacimientos petroliferos fiscales	Yacimientos Petrolíferos Fiscales	1196
ypfb	yacimientos petroliferos fiscales bolivianos	Yacimientos Petrolíferos Fiscales Bolivianos	1758
yr	young and rubicam	Young & Rubicam	42
yr by n by	airbnb	Airbnb	45
yrbs	airbus	Airbus	45
ysl	yves saint laurent	Yves Saint Laurent	178
yuni chamu	unicharm	Unicharm	13
yunichamu	unicharm	Unicharm	13
yunikeullo	fast retailing	Fast Retailing	26
yuniklo	fast retailing	Fast Retailing	63
yunikredit bank	unicredit bank	UniCredit Bank	63
yunikuro	fast retailing	Fast Retailing	125
yunilebeo	unilever	Unilever	26
yuniriba	unilever	Unilever	13
yupieseu	united parcel service	United Parcel Service	26
yupiesu	united parcel service	United Parcel Service	13
yups	united parcel service	United Parcel Service	251
yuuchoyinxing	japan post bank	Japan Post Bank	13
yw by s	united parcel service	United Parcel Service	45
ywca	young womens christian association	Young Women's Christian Association	42
ywnyklw	fast retailing	Fast Retailing	45
ywnylyfr	unilever	Unilever	45
zdf	zweites deutsches fernsehen	Zweites Deutsches Fernsehen	166
zen desk	zendesk	Zendesk	92
zenerarumotazu	general motors	General Motors	13
zf	zahnradfabrik friedrichshafen	Zahnradfabrik Friedrichshafen	112
zhadayinxing	standard chartered bank	Standard Chartered Bank	732
zhangchengqiche	great wall motor	Great Wall Motor	40
zhangronghaiyun	evergreen marine	Evergreen Marine	376
zhangronghangkong	eva airways	EVA Airways	376
zhaoshangyinxing	china merchants bank	China Merchants Bank	40
zhongbudianli	chubu electric power	Chubu Electric Power	13
zhongguodianxin	china telecom	China Telecom	40
zhongguodiyiqiche	first automobile works	First Automobile Works	40
zhongguodongfanghangkong	china eastern airlines	China Eastern Airlines	40
zhongguogongshangyinxing	industrial and commercial bank of china	Industrial and Commercial Bank of China	40
zhongguoguangdayinxing	china everbright bank	China Everbright Bank	40
zhongguoguojihangkong	air china	Air China	40
zhongguohaiyangshiyou	china national offshore oil	China National Offshore Oil	40
zhongguojiansheyinxing	china construction bank	China Construction Bank	40
zhongguojianzhu	china state construction engineering	China State Construction Engineering	83
zhongguojianzhugongcheng	china state construction engineering	China State Construction Engineering	40
zhongguojiaotongjianshe	china communications construction	China Communications Construction	40
zhongguolianhewangluotongxin	china unicom	China Unicom	40
zhongguoliantong	china unicom	China Unicom	40
zhongguomengniuruye	china mengniu dairy	China Mengniu Dairy	40
zhongguominshengyinxing	china minsheng bank	China Minsheng Bank	40
zhongguonanfanghangkong	china southern airlines	China Southern Airlines	40
zhongguonongyeyinxing	agricultural bank of china	Agricultural Bank of China	40
zhongguopinganbaoxian	ping an insurance	Ping An Insurance	40
zhongguorenminyinxing	peoples bank of china	People's Bank of China	40
zhongguorenshou	china life insurance	China Life Insurance	40
zhongguorenshoubaoxian	china life insurance	China Life Insurance	40
zhongguoshihua	sinopec	Sinopec	40
zhongguoshiyou	petrochina	PetroChina	83
zhongguoshiyouhuagong	sinopec	Sinopec	40
zhongguotielugongcheng	china railway engineering	China Railway Engineering	40
zhongguoyidong	china mobile	China Mobile	40
zhongguoyidongtongxin	china mobile	China Mobile	40
zhongguoyinxing	bank of china	Bank of China	40
zhongguoyuanyanghaiyun	china ocean shipping	China Ocean Shipping	40
zhonghuadianxin	chunghwa telecom	Chunghwa Telecom	376
zhonghuahangkong	china airlines	China Airlines	376
zhongwaizhiyao	chugai pharmaceutical	Chugai Pharmaceutical	13
zhongxingtongxun	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	40
zhongxinguoji	semiconductor manufacturing international	Semiconductor Manufacturing International	40
zhuhaigelidianqi	gree electric appliances	Gree Electric Appliances	40
zhuyoudianqigongye	sumitomo electric industries	Sumitomo Electric Industries	13
zhuyouhuaxue	sumitomo chemical	Sumitomo Chemical	13
zhuyoushangshi	sumitomo	Sumitomo	13
zhuzhonggongwudian	takenaka	Takenaka	13
zijietiaodong	bytedance	ByteDance	40
zishengtang	shiseido	Shiseido	13
zte	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	161
zuochuanjibian	sagawa express	Sagawa Express	13
zurich insurance	zurich versicherungs gesellschaft	Zürich Versicherungs-Gesellschaft	645
zus	zaklad ubezpieczen spolecznych	Zakład Ubezpieczeń Społecznych	1802`;
export const connectives: string = `a	the		1234
a branch of	part of		94
a brand of	part of		94
a business of	part of		94
a cargo de	care of		686
a company of	part of		94
a department of	part of		94
a division of	part of		94
a franchise of	part of		94
a la atencion de	care of		686
a lattention de	care of		687
a lenseigne	trading as		155
a member of	part of		94
a service of	part of		94
a subsidiary of	part of		94
a trading division of	part of		94
a unit of	part of		94
a wholly owned subsidiary of	part of		94
aan	on		519
abbrev	also known as		58
abbreviata	also known as		180
abbreviated	also known as		363
abbreviated as	also known as		58
abbreviato	also known as		180
abgekurzt	also known as		168
abreviadamente	also known as		210
abreviado	also known as		154
ac	and		2031
ac of	on behalf of		133
account of	on behalf of		284
acting by and through	on behalf of		133
acting for	on behalf of		133
acting through	on behalf of		133
ad	the		786
administered by	part of		94
af	of		2999
affiliate of	part of		284
affiliated with	part of		94
afgekort	also known as		194
against			375
agissant pour le compte de	on behalf of		687
agli	at		191
agus	and		2023
ai	at		872
aiemmin	formerly known as		593
aikaisemmin	formerly known as		593
ainsi que	and		2021
aka	also known as		58
al	the		786
al mashhur	also known as		1817
albo	or		2027
alias	also known as		363
alias dit	also known as		155
aliases	also known as		363
alla	at		191
alle	at		191
allo	at		191
alsmede	and		2026
also	also known as		363
also called	also known as		58
also called as	also known as		58
also doing business as	trading as		58
also known as			58
also named	also known as		58
also referred to as	also known as		58
also spelled	also known as		58
also trading as	trading as		58
also written	also known as		58
alternatively known as	also known as		58
am	on		1098
an	the		1828
an affiliate of	part of		94
anche conosciuta come	also known as		180
anche conosciuto come	also known as		180
anciennement	formerly known as		155
anciennement connu sous le nom de	formerly known as		155
anciennement connue sous le nom de	formerly known as		155
anciennement denommee	formerly known as		155
and			2019
anterior	formerly known as		954
anteriormente	formerly known as		154
anteriormente conhecida como	formerly known as		210
anteriormente conocida como	formerly known as		154
anteriormente conocido como	formerly known as		154
anteriormente denominada	formerly known as		154
antes	formerly known as		1227
antes conocida como	formerly known as		154
antes conocido como	formerly known as		154
antes denominada	formerly known as		210
antiga denominacao	formerly known as		210
antigo nome	formerly known as		210
antigua denominacion	formerly known as		154
antiguamente	formerly known as		1227
ao	the		682
ao cuidado de	care of		796
aos	the		682
aos cuidados de	care of		796
aputoiminimi	trading as		593
ar	the		1231
as	the		682
as agent for	on behalf of		133
as custodian for	on behalf of		133
as nominee for	on behalf of		133
as successor to	formerly known as		58
as trading	trading as		58
as trustee for	on behalf of		133
as trustee of	on behalf of		133
as well as	and		2018
ash	the		1231
at			871
attention	care of		1263
attn	care of		1263
attn of	care of		133
au	at		726
au nom de	on behalf of		687
auch bekannt als	also known as		168
auch genannt	also known as		168
auf	on		402
aus	from		3000
aussi connu sous le nom de	also known as		155
aussi connue sous le nom de	also known as		155
autrefois	formerly known as		681
aux	at		439
aux bons soins de	care of		687
av	of		1545
avec	with		439
aven kallad	also known as		388
aven kand som	also known as		388
avv	title		956
az	the		786
bagi	for		1094
bajo el nombre comercial	trading as		154
bankrot	in liquidation		2807
bankrupt	in liquidation		859
bankrutavusi	in liquidation		719
bankrutuojanti	in liquidation		719
bei	at		402
bei firma	care of		494
beim	at		402
being wound up	in liquidation		94
bekannt als	also known as		168
bekend als	also known as		194
beter bekend als	also known as		194
better known as	also known as		58
between			869
bifirma	trading as		388
bij	at		519
binavn	trading as		418
bisher	formerly known as		680
board of regents of	on behalf of		133
board of trustees of	on behalf of		133
born as	formerly known as		58
branch of	part of		2864
brand of	part of		284
business as	trading as		58
business name	trading as		58
by			871
by and through	on behalf of		133
byvsh	formerly known as		362
byvshaya	formerly known as		362
byvshiy	formerly known as		362
care of			284
carrying on business	trading as		58
carrying on business as	trading as		58
carrying on business under the name	trading as		58
changed from	formerly known as		58
chez	near		439
ci devant	formerly known as		155
coba	trading as		363
com	with		640
com o nome comercial	trading as		210
comercializado como	trading as		154
comercialmente conocida como	trading as		154
commonly called	also known as		58
commonly known as	also known as		58
commonly referred to as	also known as		58
company of	part of		284
con	with		724
con el nombre comercial	trading as		154
con nombre comercial	trading as		154
conducting business as	trading as		58
conhecida como	also known as		210
conhecido como	also known as		210
connu sous le nom de	also known as		155
connue sous le nom de	also known as		155
conocida comercialmente como	trading as		154
conocida como	also known as		154
conocido como	also known as		154
conosciuto come	also known as		180
contra	against		724
contre	against		725
csodeljaras alatt	in liquidation		856
cunoscut sub numele	also known as		1226
czlonek grupy	part of		515
d	of		726
da	of		640
dahulu	formerly known as		492
dahulunya	formerly known as		492
dal	of		191
dall	of		191
dalla	of		191
dan	and		2040
dans	in		439
das	the		594
dawna nazwa	formerly known as		278
dawniej	formerly known as		278
dba	trading as		1225
dds	title		787
de	of		726
de l	of		725
de la	of		725
de las	of		1093
de los	of		1093
debtor in possession	in liquidation		94
defunct	in liquidation		859
degli	of		191
dei	of		191
del	of		3001
dell	of		191
della	of		191
delle	of		191
dello	of		191
dem	the		594
den	the		594
dengan	with		1094
dengan nama	trading as		492
denominacao comercial	trading as		210
denominacion comercial	trading as		154
denominata	trading as		180
denominato	trading as		180
denomme	trading as		155
denommee	trading as		155
department of	part of		284
depuis	from		725
der	the		594
deregistered	in liquidation		94
des	of		439
desde	from		1093
designada por	also known as		210
dhe	and		2028
di	of		872
die	the		594
dikenal sebagai	also known as		492
disingkat	also known as		492
dissolved	in liquidation		859
dissoute	in liquidation		373
dite	also known as		681
div of	part of		284
divisao de	part of		2865
division de	part of		865
division of	part of		284
divisione di	part of		1084
dla	for		1095
dlya	for		1097
dmd	title		787
do	of		3003
do pereimenovaniya	formerly known as		362
dochter van	part of		1085
doing business as	trading as		1225
doing business in	trading as		58
doing business under the name	trading as		58
doing business under the name of	trading as		58
dos	of		640
dott	title		956
dr	title		1230
dres	title		1232
drive	formerly known as		1820
driver under navnet	trading as		784
driver virksomhed under navnet	trading as		418
du	of		439
dulu	formerly known as		1821
durch	by		639
dvm	title		787
dzialajaca pod nazwa	trading as		278
dzialajacy jako	trading as		278
e	and		2046
ed	and		2041
een	the		1233
een divisie van	part of		514
een onderneming van	part of		514
eertijds	formerly known as		194
egalement connu sous le nom de	also known as		155
egalement connue sous le nom de	also known as		155
ehem	formerly known as		1819
ehemalig	formerly known as		168
ehemals	formerly known as		168
ein	the		594
ein geschaftsbereich der	part of		306
ein unternehmen der	part of		306
eine	the		1232
eine marke der	part of		306
el	the		788
eller	or		2029
elobb	formerly known as		679
els	the		1827
em	in		640
em abreviatura	also known as		210
em dissolucao	in liquidation		374
em falencia	in liquidation		374
em insolvencia	in liquidation		374
em liquidacao	in liquidation		374
em nome de	on behalf of		796
em recuperacao judicial	in liquidation		374
en	and		2043
en abrege	also known as		155
en concurso	in liquidation		437
en concurso de acreedores	in liquidation		437
en cours de liquidation	in liquidation		373
en disolucion	in liquidation		437
en dissolution	in liquidation		373
en faillite	in liquidation		373
en forma abreviada	also known as		154
en liq	in liquidation		373
en liquidacion	in liquidation		2802
en liquidation	in liquidation		2803
en liquidation judiciaire	in liquidation		373
en nombre de	on behalf of		686
en proceso de liquidacion	in liquidation		437
en quiebra	in liquidation		437
en redressement judiciaire	in liquidation		373
en representacion de	on behalf of		686
en siglas	also known as		154
en sigle	also known as		155
enseigne	trading as		681
entinen	formerly known as		593
entre	between		439
erloschen	in liquidation		306
erstwhile	formerly known as		58
es	and		2039
eski adi	formerly known as		419
eski adiyla	formerly known as		419
eski unvani	formerly known as		419
et	and		2038
eta	and		2035
ex	formerly known as		363
ex denominata	formerly known as		180
ex nom	formerly known as		155
excma	title		785
excmo	title		785
exercant sous le nom	trading as		155
exercant sous le nom commercial	trading as		155
extinguida	in liquidation		437
failliet	in liquidation		2806
faisant affaire sous le nom	trading as		155
faisant affaires sous	trading as		155
faisant affaires sous le nom	trading as		155
faisant affaires sous le nom de	trading as		155
falida	in liquidation		374
falido	in liquidation		374
fallimento	in liquidation		2805
fazendo negocios como	trading as		210
felszamolas alatt	in liquidation		856
filial de	part of		865
filialas lietuvoje	part of		719
filiale de	part of		1083
firma comercial	trading as		210
firmierend als	trading as		168
firmierend unter	trading as		168
firmiert als	trading as		168
firmiert unter	trading as		168
fka	formerly known as		58
fmly	formerly known as		58
fmrly	formerly known as		58
for			869
for account of	on behalf of		133
for and on behalf of	on behalf of		133
for short	also known as		58
for the account of	on behalf of		133
for the attention of	care of		133
for the benefit of	on behalf of		133
fordom	formerly known as		388
forhenvaerende	formerly known as		418
former	formerly known as		363
former name	formerly known as		58
formerly	formerly known as		58
formerly called	formerly known as		58
formerly doing business as	formerly known as		58
formerly known as			58
formerly named	formerly known as		58
formerly the	formerly known as		58
formerly trading as	formerly known as		58
forut	formerly known as		388
fost	formerly known as		954
fosta	formerly known as		954
fra	from		2991
fran	from		1543
franchisee of	part of		284
frmly	formerly known as		58
from			375
frueher	formerly known as		168
fruher	formerly known as		168
fruhere	formerly known as		168
fuer	for		639
fur	for		402
fur rechnung von	on behalf of		494
gegen	against		639
geloscht	in liquidation		306
genaamd	also known as		194
genannt	trading as		680
geschaftlich tatig als	trading as		168
geschaftsbezeichnung	trading as		168
gia denominata	formerly known as		180
gli	the		957
governing body of	on behalf of		133
groupe de	part of		1083
grupa kapitalowa	part of		515
ha	the		1829
haciendo negocios como	trading as		154
handeldrywend as	trading as		1224
handelend als	trading as		194
handelend onder	trading as		194
handelend onder de naam	trading as		194
handelnd als	trading as		168
handelnd unter	trading as		168
handelsnaam	trading as		194
handelsname	trading as		168
hereinafter	also known as		363
het	the		1233
hodn	trading as		194
http	web address		955
https	web address		955
i	and		2047
i konkurs	in liquidation		720
i likvidation	in liquidation		720
i liq	in liquidation		306
icin	for		2997
iflas halinde	in liquidation		1504
il	the		957
ile	and		1302
ilma	title		785
ilmo	title		785
im	in		1098
im auftrag von	on behalf of		494
im namen von	on behalf of		494
imeni	of		1097
imienia	of		2993
in			871
in abwicklung	in liquidation		306
in administration	in liquidation		94
in amministrazione straordinaria	in liquidation		438
in arte	trading as		180
in association with	part of		94
in bankruptcy	in liquidation		94
in breve	also known as		180
in business rescue	in liquidation		94
in care of	care of		133
in concordato preventivo	in liquidation		438
in conjunction with	part of		94
in creditors voluntary liquidation	in liquidation		94
in dissolution	in liquidation		94
in examinership	in liquidation		94
in faillissement	in liquidation		514
in faliment	in liquidation		857
in fallimento	in liquidation		438
in forma abbreviata	also known as		180
in forma breve	also known as		180
in insolvency	in liquidation		94
in insolventa	in liquidation		857
in insolvenz	in liquidation		306
in its capacity as	on behalf of		133
in its capacity as trustee of	on behalf of		133
in konkurs	in liquidation		306
in lca	in liquidation		438
in lichidare	in liquidation		857
in likwidasie	in liquidation		2799
in liq	in liquidation		438
in liqu	in liquidation		2800
in liquidatie	in liquidation		514
in liquidation			2801
in liquidation of	part of		94
in liquidazione	in liquidation		2804
in liquidazione coatta amministrativa	in liquidation		438
in members voluntary liquidation	in liquidation		94
in naam van	on behalf of		795
in nome e per conto di	on behalf of		1262
in ontbinding	in liquidation		514
in partnership with	part of		94
in precedenza	formerly known as		180
in provisional liquidation	in liquidation		94
in receivership	in liquidation		94
in reorganizare	in liquidation		857
in scioglimento	in liquidation		438
in short	also known as		58
in sigla	also known as		180
in staat van faillissement	in liquidation		514
in statutory management	in liquidation		94
in surseance	in liquidation		514
in surseance van betaling	in liquidation		514
in voluntary liquidation	in liquidation		94
in winding up	in liquidation		94
inh	part of		1520
inhaberin	part of		1520
insegna	trading as		1822
insolvent	in liquidation		859
insolvenzverfahren	in liquidation		306
into	to		375
ir	and		2042
ismert neven	also known as		679
iz	from		1097
izvestnaya kak	also known as		362
izvestnyy kak	also known as		362
ja	and		2037
jadis	formerly known as		681
juga dikenal sebagai	also known as		492
kai	and		2033
kaldet	also known as		418
kallad	also known as		388
kand som	also known as		388
kendt som	also known as		418
kenyszertorles alatt	in liquidation		856
kisaca	also known as		419
kjent som	also known as		784
known also as	also known as		58
known as	also known as		58
konkurs	in liquidation		2808
konkursbo	in liquidation		720
konkurssipesa	in liquidation		855
konkurssissa	in liquidation		855
korabban	formerly known as		679
kurz	also known as		680
kurzbezeichnung	also known as		168
kurzform	also known as		680
l	the		595
la	the		595
las	the		788
late	formerly known as		363
le	the		595
les	the		595
licensed by	part of		94
lid van	part of		1085
likewise known as	also known as		58
likvidacija	in liquidation		1075
likvideerimisel	in liquidation		1499
likvidejama	in liquidation		1075
likvidirovano	in liquidation		858
likviduojama	in liquidation		719
likviduojamas	in liquidation		719
lo	the		788
los	the		788
lub	or		1301
lui	the		1830
maksatnespejiga	in liquidation		1075
managed by	part of		94
marca comercial	trading as		154
markkinointinimi	trading as		593
massa falida	in liquidation		374
med	with		1545
mede handelend onder de naam	trading as		194
member of	part of		284
membre de	part of		1083
messrs	care of		133
met	with		1544
mhodn	trading as		194
miembro de	part of		865
mit	with		1098
mitglied der	part of		306
ms	care of		1912
n	and		988
na	and		2045
nachfolger von	formerly known as		168
nad	on		1095
nama dagang	trading as		492
name changed from	formerly known as		58
named after	of		375
named for	of		375
named in honor of	of		375
namens	on behalf of		795
nami diger	also known as		419
nas	in		1542
nd	and		988
negli	in		191
negociando como	trading as		210
nei	in		191
nel	in		191
nell	in		870
nella	in		191
nelle	in		191
nello	in		191
niederlassung der	part of		306
nka	also known as		58
no	in		640
nom commercial	trading as		155
nombre comercial	trading as		154
nombre de fantasia	trading as		154
nome comercial	trading as		210
nome commerciale	trading as		180
nome de fantasia	trading as		210
nome fantasia	trading as		210
nonche	and		2024
nos	in		1542
nota come	also known as		180
noto come	also known as		180
now known as	also known as		58
o	the		1234
o simplemente	also known as		154
oa	trading as		1229
och	and		2030
od	from		1099
oddzial w	part of		515
oder	or		1300
of			869
og	and		2016
ogsa kendt som	also known as		418
ogsa kjent som	also known as		784
ohne	without		639
olarak bilinen	also known as		419
olarak da bilinen	also known as		419
old name	formerly known as		58
on			871
on behalf of			133
once known as	formerly known as		58
onceki adi	formerly known as		419
onderdeel van	part of		1085
onto	to		375
ook bekend als	also known as		194
ook genoemd	also known as		194
ook handelend onder de naam	trading as		194
operando como	trading as		154
operante come	trading as		180
operante sotto il nome	trading as		180
operated by	part of		94
operates as	trading as		58
operating as	trading as		58
operating under the name	trading as		58
oplost	in liquidation		854
or			988
oraz	and		1301
originally	formerly known as		363
originally known as	formerly known as		58
os	the		682
ot	from		3004
otherwise known as	also known as		58
ou	or		2022
outrora	formerly known as		1228
owned by	part of		94
pa	on		1543
pankrotis	in liquidation		1499
par	by		726
par abreviation	also known as		155
para	for		724
part of			284
pel	for		870
pela	by		1096
pelo	by		1096
pentru	for		2994
per	for		872
per a	for		2990
per adres	care of		133
per adresse	care of		494
per conto di	on behalf of		1262
pod firma	trading as		278
pod nazvaniem	trading as		362
pod nazwa	trading as		278
poprzednia nazwa	formerly known as		278
poprzednio	formerly known as		278
por	by		724
por conta de	on behalf of		796
por cuenta de	on behalf of		686
por sus siglas	also known as		154
pour	for		439
pour le compte de	on behalf of		687
powered by	part of		94
pra	for		1096
precedemment	formerly known as		155
precedentemente	formerly known as		180
precedentemente denominata	formerly known as		180
precedentemente nota come	formerly known as		180
pres	near		439
prescurtat	also known as		1226
president and fellows of	on behalf of		133
presso	care of		1911
prev	formerly known as		363
previously	formerly known as		363
previously called	formerly known as		58
previously known as	formerly known as		58
previously named	formerly known as		58
prezhnee nazvanie	formerly known as		362
pri	of		2996
pro	for		2998
prof	title		1230
professionally known as	trading as		58
prowadzacy dzialalnosc pod nazwa	trading as		278
przy	at		1095
puvodne	formerly known as		1818
que gira bajo el nombre de	trading as		154
radiee	in liquidation		373
ranee	formerly known as		1824
rechtsnachfolger von	formerly known as		168
rechtsnachfolgerin von	formerly known as		168
regents of the	on behalf of		133
regi neven	formerly known as		679
roviden	also known as		679
samt	and		2015
saneerauksessa	in liquidation		855
sans	without		725
sarskilt foretagsnamn	trading as		388
se ekkatharisi	in liquidation		1074
sebelumnya	formerly known as		492
seka	and		2020
selvitystilassa	in liquidation		855
sem	without		640
senza	without		870
serta	and		2025
short name	also known as		58
si	and		2044
sigla	also known as		1228
sigle	also known as		681
skrot	also known as		278
sob o nome comercial	trading as		210
sobre	on		724
societa del gruppo	part of		1084
sogenannt	also known as		168
sokr	also known as		362
sokrashchenno	also known as		362
solely in its capacity as trustee	on behalf of		133
sous	under		439
sous le nom commercial	trading as		155
sous le nom de	trading as		155
sowie	and		2017
stage name	trading as		58
struck off	in liquidation		94
su	on		872
sub of	part of		284
subsidiary of	part of		284
successor by merger to	formerly known as		58
successor in interest to	formerly known as		58
successor to	formerly known as		58
successors to	formerly known as		58
succursale di	part of		1084
sucursal de	part of		865
sui	on		191
sul	on		191
sulla	on		191
sur	on		726
ta	trading as		1229
tai	or		2036
takzhe izvestnyy kak	also known as		362
tambem conhecida como	also known as		210
tambem conhecido como	also known as		210
tambien conocida como	also known as		154
tambien conocido como	also known as		154
tasfiye halinde	in liquidation		1504
te	at		519
ter	of		519
ter attentie van	care of		795
tevens handelend onder de naam	trading as		194
the			1826
the governing body of	on behalf of		133
the trustees of	on behalf of		133
thodn	trading as		194
ticaret unvani	trading as		419
ticari unvani	trading as		419
tidigare	formerly known as		1825
tidigare kand som	formerly known as		388
tidigare namn	formerly known as		388
tidligere	formerly known as		418
tidligere kendt som	formerly known as		418
tidligere kjent som	formerly known as		784
tidligere navn	formerly known as		418
to			869
tochtergesellschaft der	part of		306
torgovaya marka	trading as		362
tra	between		191
tra i	between		870
trade name	trading as		58
trades as	trading as		58
trading also as	trading as		58
trading as			58
trading division of	part of		284
trading style	trading as		58
trading under the name	trading as		58
trading under the name of	trading as		58
trading under the style	trading as		58
trading under the style of	trading as		58
trustee for	on behalf of		133
trustees of	on behalf of		133
ttee of	on behalf of		133
tunnettu nimella	also known as		593
u	and		2032
u likvidaciji	in liquidation		1500
u stecaju	in liquidation		1500
uber	over		402
ueber	over		639
uit	from		519
ul	the		786
um	the		682
uma divisao de	part of		374
uma empresa de	part of		374
uma empresa do grupo	part of		374
uma marca de	part of		374
un	the		595
un marchio di	part of		438
un tempo	formerly known as		180
una	the		957
una division de	part of		437
una divisione di	part of		438
una empresa de	part of		437
una empresa del grupo	part of		437
una marca de	part of		437
una societa di	part of		438
und	and		1300
under administration	in liquidation		94
under avvikling	in liquidation		1501
under frivillig likvidation	in liquidation		854
under judicial management	in liquidation		94
under konkurs	in liquidation		720
under likvidation	in liquidation		854
under liquidation	in liquidation		94
under namnet	trading as		388
under navnet	trading as		418
under opplosning	in liquidation		1501
under rekonstruktion	in liquidation		720
under tvangsoplosning	in liquidation		854
une	the		595
une division de	part of		373
une entreprise de	part of		373
une marque de	part of		373
une societe du groupe	part of		373
unit of	part of		284
uno	the		956
unter	under		402
unto	to		375
untuk	for		1094
upo ekkatharisi	in liquidation		1074
upon	on		375
using the name	trading as		58
v	in		3007
v konkursu	in liquidation		853
v konkurze	in liquidation		1502
v konkurzu	in liquidation		853
v likvidaci	in liquidation		853
v likvidacii	in liquidation		1502
v likvidaciji	in liquidation		1503
v likvidaciya	in liquidation		1073
v likvidatsii	in liquidation		858
v likvidatsiya	in liquidation		1073
v nesastoyatelnost	in liquidation		1073
v protsesse likvidatsii	in liquidation		858
v stadii likvidatsii	in liquidation		858
v stecaju	in liquidation		1503
v upadku	in liquidation		853
van	of		1544
van de	of		519
van den	of		519
van der	of		519
variously known as	also known as		58
ve	and		1302
vegelszamolas alatt	in liquidation		856
verkort	also known as		194
vid	at		3005
vo	in		2995
vom	of		639
von	of		402
voor	for		2992
voor rekening van	on behalf of		795
voorheen	formerly known as		194
voorheen bekend als	formerly known as		194
voorheen bekend as	formerly known as		1224
voorheen genaamd	formerly known as		194
vorher	formerly known as		168
vorm	formerly known as		168
vormals	formerly known as		168
vrhn	formerly known as		194
vroeger	formerly known as		1823
w	in		3006
w likwidacji	in liquidation		515
w restrukturyzacji	in liquidation		515
w skrocie	also known as		278
w upadlosci	in liquidation		515
w upadlosci likwidacyjnej	in liquidation		515
w upadlosci ukladowej	in liquidation		515
wczesniej	formerly known as		278
we	in		1099
which trades as	trading as		58
who trades as	trading as		58
wholly owned by	part of		94
with			375
within	in		375
without			375
wound up	in liquidation		94
www	web address		955
y	and		2034
ye	the		787
ypo ekkatharisi	in liquidation		1074
z	with		1099
z hd	care of		494
ze	with		3002
znana jako	also known as		278
znany jako	also known as		278
znany rowniez jako	also known as		278
zu	at		402
zu haenden	care of		494
zu handen	care of		494
zum	at		402
zur	at		402
zuvor	formerly known as		680
zweigniederlassung der	part of		306
zwischen	between		402`;
export const noise: string = `144a	depositary receipt		41
2co com	payment service		198
a atencao de	attention		965
a company incorporated in	incorporated in		252
a company of	incorporated in		252
a corp of	incorporated in		252
a corporation of	incorporated in		252
a delaware corporation	incorporated in		252
a la atencion	attention		597
a latt de	attention		1259
a lattn de	attention		1259
a limited liability company	incorporated in		252
a shrs	shares		41
aa	attention		597
abt buchhaltung	department		265
abt einkauf	department		265
abt rechnungswesen	department		265
abteilung buchhaltung	department		265
abteilung einkauf	department		265
ac de	attention		965
acc payable	department		122
acciones ordinarias	shares		41
accionista	role		523
accionistas	role		523
account	role		99
account closed	record status		99
accounting	department		122
accounting department	department		122
accounting dept	department		122
accounts department	department		122
accounts dept	department		122
accounts payable	role		99
accounts payable department	department		122
accounts payable dept	department		122
accounts payable team	department		122
accounts receivable	role		99
acct	role		99
acct payable	department		122
accts payable	department		122
act	shares		101
act nouv	shares		101
actions au porteur	shares		41
actions nominatives	shares		41
ad	dollar par value		128
administrador	role		523
adr	depositary receipt		41
adrs	depositary receipt		41
ads	depositary receipt		101
adss	depositary receipt		41
advisor	role		144
adyen	payment service		198
afd boekhouding	department		310
afd crediteuren	department		310
afd financiele administratie	department		310
afd inkoop	department		310
afdeling boekhouding	department		310
afdeling crediteuren	department		310
afdeling financien	department		310
afdeling inkoop	department		310
alla ca	attention		598
alla cortese attenzione	attention		598
alla cortese attenzione di	attention		598
allattenzione di	attention		598
american depositary receipts	depositary receipt		41
american depositary share	depositary receipt		41
american depositary shares	depositary receipt		41
american depository receipts	shares		41
american depository shares	shares		41
ao cuidado	attention		965
ap department	department		122
ap dept	department		122
at te	attention		597
atencion	attention		597
atn	attention		597
att	attention		794
att sr	attention		597
atten	attention		794
attention of	attention		794
attn	attention		1904
azioni ordinarie	shares		41
b shrs	shares		41
ba	baht par value		128
bagian akuntansi	department		1102
bagian keuangan	department		1102
bagian pembelian	department		1102
bd	dollar par value		128
bdr	depositary receipt		41
bearer	shares		101
beneficial interest	shares		41
beneficiary	role		144
beszerzes	department		729
beszerzesi osztaly	department		729
bill to	role		99
billing department	department		122
billing dept	department		122
blocked	record status		99
bloque	record status		99
bloqueado	record status		99
board member	role		144
boekhouding	department		310
bogholderi	department		642
bogholderiet	department		642
bonus akt	shares		41
bonusaktien	shares		41
bought ledger	department		122
branch no	site number		177
buchhaltung	role		99
bukhgalteriya	department		1103
ca	attention		598
casa matriz	seat		217
cd	dollar par value		128
cdis	depositary receipt		41
cdr	depositary receipt		41
cedear	depositary receipt		41
central office	seat		217
ceo	role		309
cert	shares		101
cert of shs	shares		41
chairman	role		144
chairperson	role		144
chess depositary interests	depositary receipt		41
chf	franc par value		128
ciclo passivo	department		403
ck	koruna par value		128
cl a	share class		41
cl b	share class		41
cl c	share class		41
cl h	shares		41
class a	share class		41
class a common stock	shares		41
class a ordinary shares	shares		41
class b	share class		41
class b common stock	shares		41
class c	share class		41
class d	shares		41
class h	shares		41
client	role		99
cliente	role		99
closed account	record status		99
cmn	shares		41
cmn shs of bi	shares		41
co founder	role		309
co owner	role		144
com	shares		101
com shs	shares		41
common	shares		101
common new	shares		41
common shares	shares		41
common stock	shares		41
common units	shares		41
common units representing limited partner interests	shares		41
compras	department		266
compta fournisseurs	department		285
comptabilite	department		285
comptabilite fournisseurs	role		99
comptabilite generale	department		285
consultant	role		144
contabilidad	department		266
contabilidade	department		440
contabilita fornitori	department		403
contabilitate	department		878
contas a pagar	department		440
conv	shares		101
corporate headquarters	seat		217
corporate office	seat		217
cortese attenzione	attention		598
credit control	department		122
crediteuren	department		310
crediteurenadministratie	department		310
ctf	shares		101
cto	role		309
cuentas por pagar	department		266
cufs	depositary receipt		41
currently	role		309
customer	role		99
cva	shares		101
data scientist	role		309
debiteurenadministratie	department		310
debitorenbuchhaltung	department		265
deceased estate	status		227
delaware corporation	incorporated in		252
deleted	record status		99
deliver to	role		99
departament achizitii	department		878
departament financiar	department		878
departamento de administracion	department		266
departamento de compras	department		266
departamento de contabilidad	department		266
departamento de contabilidade	department		440
departamento financeiro	department		440
depositary shares	depositary receipt		41
depositary units	shares		41
depository receipts	depositary receipt		41
dept financeiro	department		440
depto de compras	department		266
depto de contabilidad	department		266
depto financeiro	department		440
der burgermeister	organ		643
der landrat	organ		643
der magistrat	organ		643
der oberburgermeister	organ		643
deregistered	status		227
dikkatine	attention		1910
direction des achats	department		285
direction financiere	department		285
director	role		144
director and shareholder	role		144
director geral	role		523
directors	role		144
dissolved	status		227
dk	krone par value		128
dl	dollar par value		128
do not pay	record status		99
do not use	record status		99
do rak	attention		1261
do wiadomosci	attention		1261
dormant	role		144
dpto administracion	department		266
dpto compras	department		266
dpto contabilidad	department		266
dpto de administracion	department		266
dpto de compras	department		266
dpto de contabilidad	department		266
drc	shares		101
duplicate	record status		99
dzial finansowy	department		522
dzial kadr	department		522
dzial ksiegowosci	department		522
dzial rozliczen	department		522
dzial zakupow	department		522
dzial zaopatrzenia	department		522
eb	payment service		198
einkauf	department		265
einkaufsabteilung	department		265
ekonomiavdelningen	department		730
ekonomicke oddeleni	department		728
em liquidacao	status		227
employee	role		144
en formation	status		227
en liquidacion	status		227
en liquidation	status		227
eo	euro par value		128
eur	euro par value		128
executive director	role		144
existing under the laws of	incorporated in		252
facturacion	department		266
fakturace	department		728
fakturamottagning	department		730
fakturamottak	department		644
faturacao	department		440
faturamento	department		440
fgn	shares		101
filiale	site number		177
finance department	department		122
finance dept	department		122
financiele administratie	department		310
financni uctarna	department		728
finans departmani	department		565
finanzbuchhaltung	department		265
for attention	attention		794
fornecedor	role		99
fornitore	role		99
founder	role		309
fournisseur	role		99
freelance	role		309
freelancer	role		309
fs	payment service		198
gbp	pound par value		128
gdr	depositary receipt		41
gdrs	depositary receipt		41
gds	depositary receipt		41
gerente	role		523
gesperrt	record status		99
global depositary receipts	depositary receipt		41
glowna ksiegowa	department		522
gosq com	payment service		198
hauptsitz	seat		217
hauptverwaltung	seat		217
hd	dollar par value		128
head office	seat		217
headquarters	seat		217
hoofdkantoor	seat		217
hovedkontor	seat		217
hq	seat		217
hr department	department		122
hr dept	department		122
human resources	department		122
huvudkontor	seat		217
ia	status		1133
ig	status		1133
ik	krone par value		128
il	status		1133
in abwicklung	status		227
in administration	status		227
in atentia	attention		1909
in grundung	status		227
in liq	status		227
in liquidation	status		227
in receivership	status		227
inactive	record status		99
inactivo	record status		99
inaktiv	record status		99
inativo	record status		99
incorporated in			252
incorporated in england	incorporated in		252
incorporated in england and wales	incorporated in		252
indkob	department		642
indkobsafdelingen	department		642
inh	shares		101
inhaberaktien	shares		41
inkoop	department		310
inkop	department		730
inkopsavdelningen	department		730
innkjop	department		644
innkjopsavdelingen	department		644
intern	role		309
invoice processing	department		122
invoice to	role		99
ip	pound par value		128
ir	rupee par value		128
iz	payment service		198
izettle	payment service		198
k rukam	attention		1905
kc	koruna par value		128
klarna	payment service		198
kommunstyrelsen	organ		1104
konyveles	department		729
kreditorbogholderi	department		642
kreditoren	department		265
kreditorenbuchhaltung	role		99
ksiegowosc	department		522
kulturforvaltningen	organ		1104
kunde	role		99
leverandorreskontro	department		644
leverantorsreskontra	department		730
lieferant	role		99
limited voting shares	shares		41
location	site number		177
location no	site number		177
location number	site number		177
loja	site number		177
ls	pound par value		128
magasin	site number		177
main office	seat		217
managing director	role		144
member	role		144
members	role		144
mercadopago	payment service		198
merpago	payment service		198
mollie	payment service		198
mr	ringgit par value		128
muhasebe	department		565
muhasebe departmani	department		565
muhasebe mudurlugu	department		565
multiple voting shares	shares		41
na	shares		101
na on	shares		41
naamloze vennootschap genaamd	incorporated in		252
nam	shares		101
namensaktie	shares		41
namensaktien	shares		41
nao usar	record status		99
nd	dollar par value		128
ne pas utiliser	record status		99
new	shares		101
nicht verwenden	record status		99
nk	krone par value		128
no par	no par value		41
no usar	record status		99
nom	shares		101
non attivo	record status		99
non executive director	role		144
non profit	role		144
non voting depositary receipt	depositary receipt		41
non voting shares	shares		41
nouv	shares		101
npv	no par value		41
nvdr	depositary receipt		41
nvtg	shares		101
obsolete	record status		99
oddeleni nakupu	department		728
oddelenie nakupu	department		1559
ohne nennwert	no par value		41
okonomiafdelingen	department		642
okonomiavdelingen	department		644
on	no par value		3021
on hold	record status		99
ord	shares		41
ord sh	shares		41
ord shs	shares		41
ord shs class a	shares		41
ordinary share	shares		41
ordinary shares	shares		41
ords	shares		41
organised under the laws of	incorporated in		252
organized under the laws of	incorporated in		252
ostolaskut	department		877
ostoreskontra	department		877
otdel snabzheniya	department		1103
otdel zakupok	department		1103
outlet	site number		177
outlet no	site number		177
owner	role		144
paakonttori	seat		217
paddle net	payment service		198
pagseguro	payment service		198
paired	shares		101
part	shares		101
partner	role		144
payee	role		99
paypal	payment service		198
payroll	department		122
payroll department	department		122
payroll dept	department		122
penzugy	department		729
penzugyi osztaly	department		729
personalabteilung	department		265
pfd	shares		41
phd student	role		309
port	shares		101
post cons	shares		41
pp	peso par value		128
praktikant	role		643
pref	shares		101
preference shares	shares		41
preferred shares	shares		41
preferred stock	shares		41
president	role		144
presidente	role		523
procurement	department		122
procurement department	department		122
procurement dept	department		122
proprietor	role		144
proveedor	role		99
publ	status		227
purchase department	department		122
purchase dept	department		122
purchase ledger	department		122
purchase ledger dept	department		122
purchasing	department		122
purchasing department	department		122
purchasing dept	department		122
rb	ringgit par value		128
rc	rand par value		128
receipts	shares		101
rechnungsabteilung	department		265
rechnungseingang	department		265
rechnungsprufung	department		265
rechnungswesen	department		265
recursos humanos	department		266
reg	shares		101
reg s	shares		41
registered	shares		101
registered in	incorporated in		252
registered in england	incorporated in		252
registered office	seat		217
registered shares	shares		41
regnskapsavdelingen	department		644
regs	depositary receipt		41
remit to	role		99
resigned	role		144
ressources humaines	department		285
restaurant	site number		177
restaurant no	site number		177
restricted voting shares	shares		41
reszere	attention		1907
rl	rouble par value		128
rp	rupee par value		128
sadr	depositary receipt		41
sagt danke	receipt		3220
sales ledger	department		122
satin alma	department		565
satinalma	department		565
satinalma departmani	department		565
sbi	shares		101
sd	dollar par value		128
secretary	role		144
sede central	seat		217
sede legale	seat		217
senior developer	role		309
senior software engineer	role		309
ser	shares		101
service achat	department		285
service achats	department		285
service comptabilite	department		285
service comptabilite fournisseurs	department		285
service comptable	department		285
service du personnel	department		285
service facturation	department		285
service financier	department		285
service fournisseurs	department		285
serviciul contabilitate	department		878
setor de compras	department		440
setor financeiro	department		440
sf	franc par value		128
shareholder	role		144
shares			101
shares of beneficial interest	shares		41
ship to	role		99
shop	site number		177
shop no	site number		177
shop number	site number		177
shrs	shares		101
shs	shares		41
shs of beneficial interest	shares		41
siedziba	seat		217
siege social	seat		217
sk	krone par value		128
societe dite	incorporated in		252
socio	role		523
socio gerente	role		523
software developer	role		309
software engineer	role		309
softwareentwickler	role		643
sold to	role		99
sole director	role		144
sole member	role		144
sole proprietor	role		144
sp	depositary receipt		101
sp adr	depositary receipt		41
sp adrs	depositary receipt		41
sp ads	depositary receipt		41
spon	depositary receipt		101
spon adr	depositary receipt		41
spons	depositary receipt		101
spons adr	depositary receipt		41
sponsored	shares		101
sq	payment service		198
square	payment service		198
st	shares		101
stammaktie	shares		41
stammaktien	shares		41
stapled securities	shares		41
stapled security	shares		41
stapled shs	shares		41
stapled units	shares		41
stock	shares		101
store	site number		177
store no	site number		177
store nr	site number		177
store number	site number		177
storefront	site number		177
stripe	payment service		198
struck off	status		227
sub	shares		101
subordinate voting shares	shares		41
sucursal	site number		177
sumup	payment service		198
supercenter	site number		177
supermarket	site number		177
superstore	site number		177
supplier	role		99
sw	won par value		128
taloushallinto	department		877
taloushallinto ostolaskut	department		877
tav	attention		1260
tekniska namnden	organ		1104
ter attentie	attention		1260
tienda	site number		177
til rette	attention		1906
tn	lira par value		128
treasurer	role		144
trust units	shares		41
trustee	role		144
trustees	role		144
tst	payment service		198
uctaren	department		1559
uctarna	department		728
uf	forint par value		128
uff acquisti	department		403
uff amministrazione	department		403
uff contabilita	department		403
ufficio acquisti	department		403
ufficio amministrativo	department		403
ufficio amministrazione	department		403
ufficio contabilita	department		403
ufficio fornitori	department		403
ufficio personale	department		403
under curatorship	status		227
units	shares		101
unsp	depositary receipt		101
unsp adr	depositary receipt		41
unsp adrs	depositary receipt		41
unsponsored	shares		101
unt	shares		41
up	attention		1908
us dl	dollar par value		128
ut	shares		101
uts	shares		41
v likvidaci	status		227
vendor	role		99
vice president	role		144
vorzugsaktie	shares		41
vorzugsaktien	shares		41
vtg	shares		101
vz	shares		101
vzo	shares		101
w likwidacji	status		227
w upadlosci	status		227
warehouse	site number		177
warrants	shares		41
wi	shares		101
without par value	no par value		41
worldpay	payment service		198
wpy	payment service		198
wts	shares		41
yc	yuan par value		128
yn	yen par value		128
z hdn	attention		685
zentrale	seat		217
zentraleinkauf	department		265
zettle	payment service		198
zh	attention		685
zhd	attention		685
zu handen	attention		685
zu hd	attention		685
zy	zloty par value		128`;
export const clubForms: string = `1 fc	football club		140
1 fsv	football club		281
1 sc	sports club		692
ac	athletic club		1971
acf	sports association		605
acs	sports club		806
ad	sports association		499
afc	football club		1972
agrupacion deportiva	sports association		246
allgemeiner sportverein	sports club		140
ao	sports club		981
as	sports club		981
asd	sports association		605
asociacion deportiva	sports association		246
asociatia club sportiv	sports club		544
asociatia sportiva	sports club		544
associacao atletica	athletic club		246
associacao desportiva	sports association		246
association football club	football club		259
association sportive	sports association		543
associazione calcio	athletic club		600
associazione calcistica	athletic club		600
associazione football club	athletic club		600
associazione sportiva	sports association		543
asv	sports club		281
athletic club			259
athlitikos omilos	sports club		976
athlitikos syllogos	sports club		976
ballklubb	football club		422
ballklubben	football club		422
ballspiel club	sports club		140
ballspielclub	sports club		140
ballspielverein	sports club		140
basket club	basketball club		542
basketball			659
basketball club			259
basketball team	basketball club		259
basketbol kulubu	basketball club		805
bbc	basketball club		281
bc	basketball club		604
betaald voetbal organisatie	football club		498
bk	football club		984
boat club	rowing club		259
bois	sports club		697
boldklub	football club		603
boldklubben	football club		458
bollklubb	football club		423
bollklubben	football club		423
bsc	sports club		281
bsv	sports club		281
bv	sports club		281
ca	athletic club		499
calcio	football club		1977
calcio fc	football club		600
cb	basketball club		1973
cc	cricket club		604
cd	sports club		499
ce	sports club		499
centro deportivo	sports club		246
cercle sportif	sports club		542
cf	football club		1974
club			1677
club atletic	athletic club		246
club atletico	athletic club		246
club baloncesto	basketball club		693
club balonmano	handball club		693
club basquet	basketball club		1282
club de baloncesto	basketball club		693
club de foot	football club		542
club de football	football club		542
club de futbol	football club		804
club deportivo	sports club		246
club esportiu	sports club		1282
club polideportivo	sports club		246
club social y deportivo	sports club		693
club sportif	sports club		542
club sportiv	sports club		544
club sportiv municipal	sports club		544
club voleibol	volleyball club		693
clube atletico	athletic club		246
clube de futebol	football club		804
clube desportivo	sports club		246
clube esportivo	sports club		246
clubul de fotbal	football club		544
clubul sportiv	sports club		544
cricket			659
cricket club			259
cs	sports club		806
csm	sports club		806
csu	sports club		806
ec	sports club		499
esporte clube	sports club		246
esv	sports club		281
fbk	football club		984
fc	football club		1961
ff	football club		984
fk	football club		1964
fodbold club	football club		458
fodbold klub	football club		458
fodboldforening	football club		458
fodboldforeningen	football club		458
fodboldklub	football club		603
fodboldklubben	football club		458
football			1677
football club			259
football club calcio	football club		600
fotbal club	football club		544
fotball klubb	football club		422
fotballforening	football club		603
fotballforeningen	football club		422
fotballklubb	football club		603
fotballklubben	football club		422
fotbalovy club	football club		691
fotbalovy klub	football club		691
fotbollforening	football club		603
fotbollforeningen	football club		423
fotbollsforening	football club		423
fotbollsforeningen	football club		423
fotbollsklubb	football club		603
fotbollsklubben	football club		423
fsv	football club		281
fudbalski klub	football club		1967
fussball club	football club		140
fussball klub	football club		140
fussball verein	football club		140
fussballclub	football club		140
fussballklub	football club		140
fussballsportverein	football club		140
fussballverein	football club		140
futball club	football club		421
futball klub	football club		421
futbalovy klub	football club		691
futbol club	football club		804
futbol klubu	football club		1287
futbol kulubu	football club		1287
futbola klubs	football club		601
futbolen klub	football club		602
futbolniy klub	football club		602
futbolny klub	football club		602
futbolnyi klub	football club		602
futbolnyj klub	football club		602
futbolnyy klub	football club		602
futbolo klubas	football club		601
futebol clube	football club		804
fv	football club		281
gd	sports club		499
genclik ve spor kulubu	sports club		805
gif	sports club		697
gks	sports club		460
gnk	football club		695
gorniczy klub sportowy	sports club		391
grupo desportivo	sports club		246
gs	sports club		981
gymnastikos syllogos	sports club		976
handball			659
handball club			259
handballverein	handball club		140
hc	handball club		604
hnk	football club		695
hockey			659
hockey club			259
hokejovy klub	hockey club		1283
hokejski klub	hockey club		1966
hrvatski nogometni klub	football club		1284
ice hockey club	hockey club		259
idman klubu	sports club		1962
idraetsforening	sports club		459
idraetsforeningen	sports club		458
idraetsklub	sports club		458
idraetsklubben	sports club		458
idrettsforening	sports club		459
idrettsforeningen	sports club		422
idrettsklubb	sports club		459
idrettsklubben	sports club		422
idrettslag	sports club		459
idrettslaget	sports club		422
idrottsforening	sports club		459
idrottsforeningen	sports club		459
idrottsforeningen kamraterna	sports club		423
idrottsklubb	sports club		459
idrottsklubben	sports club		423
if	sports club		697
ifk	sports club		459
ik	sports club		697
il	sports club		697
ithrottafelag	sports club		694
ithrottafelagid	sports club		694
jalgpalliklubi	football club		601
jk	football club		1975
kf	football club		1978
kfc	football club		696
kk	basketball club		1289
klub pilkarski	football club		391
klub sportowy	sports club		391
klubi futbollit	football club		1285
klubi i futbollit	football club		1285
knattspyrnufelag	football club		694
koninklijke voetbalclub	football club		498
koninklijke voetbalvereniging	football club		498
kosarkaski klub	basketball club		978
koszykarski klub	basketball club		391
kp	football club		460
krepsinio klubas	basketball club		1965
ks	sports club		460
kvc	football club		696
kvv	football club		696
labdarugo club	football club		421
labdarugo klub	football club		421
lks	sports club		460
lodzki klub sportowy	sports club		391
ludowy klub sportowy	sports club		391
mfk	football club		983
miedzyszkolny klub sportowy	sports club		391
miejski klub sportowy	sports club		391
mks	sports club		460
nk	football club		695
nogometni klub	football club		1284
odbojkaski klub	volleyball club		978
ofk	football club		695
olympique sporting club	sports club		542
onk	football club		695
osc	sports club		1976
pallacanestro	basketball club		600
pfc	football club		983
pfk	football club		983
profesionalen futbolen klub	football club		1963
professional football club	football club		259
professionalniy futbolniy klub	football club		979
professionalny futbolny klub	football club		979
professionalnyy futbolnyy klub	football club		979
rasensportverein	sports club		140
rc	rugby club		604
rcd	sports club		499
real club deportivo	sports club		246
rfc	rugby club		604
rk	handball club		1289
rks	sports club		460
robotniczy klub sportowy	sports club		391
rowing club			259
rsv	sports club		281
ruderclub	rowing club		140
rugby			659
rugby club			259
rugby football club	rugby club		259
rukometni klub	handball club		978
sbv	football club		696
sc	sports club		1968
sd	sports association		499
se	sports club		982
sg	sports club		281
sk	sports club		1970
sociedad deportiva	sports association		246
societa sportiva	sports association		543
societa sportiva calcio	sports association		543
societe sportive	sports club		542
spg	sports club		140
spielgemeinschaft	sports club		140
spielvereinigung	sports club		140
spor klubu	sports club		805
spor kulubu	sports club		805
spordiklubi	sports club		601
sport club	sports club		692
sport clube	sports club		246
sport egyesulet	sports club		421
sporta klubs	sports club		601
sportclub	sports club		692
sportegyesulet	sports club		421
sporten klub	sports club		980
sportgemeinschaft	sports club		140
sporting club	sports club		692
sportivny klub	sports club		980
sportivnyy klub	sports club		980
sportklub	sports club		140
sportklubb	sports club		423
sportklubben	sports club		423
sportkor	sports club		421
sportni klub	sports club		1286
sporto klubas	sports club		601
sportovni klub	sports club		691
sportovni klub fotbal	sports club		1283
sportovy klub	sports club		691
sports club			692
sportski klub	sports club		1286
sportsklubb	sports club		422
sportsklubben	sports club		422
sportverein	sports club		140
sportvereinigung	sports club		140
spvg	sports club		140
spvgg	sports club		140
ss	sports association		605
ssc	sports association		605
ssv	sports club		281
stichting betaald voetbal	football club		498
sv	sports club		281
tc	sports club		982
te	sports club		982
tennis club			259
testedzo kor	sports club		421
tj	sports club		1969
torna club	sports club		421
torna egylet	sports club		421
ts	sports club		460
tsg	sports club		281
tsv	sports club		281
turn und sportgemeinschaft	sports club		140
turn und sportverein	sports club		140
turnverein	sports club		140
tus	sports club		140
uc	sports union		605
ud	sports union		1288
ue	sports union		1288
ungmennafelag	sports club		694
ungmennafelagid	sports club		694
uniao desportiva	sports union		977
unio esportiva	sports union		977
union deportiva	sports union		977
union sportive	sports union		543
unione calcio	sports union		543
unione sportiva	sports union		543
urheiluseura	sports club		459
us	sports union		605
vc	volleyball club		604
verein fur bewegungsspiele	sports club		140
verein fur leibesubungen	sports club		140
verein fur rasenspiele	sports club		140
verein fur rasensport	sports club		140
vereniging betaald voetbal	football club		498
voetbal club	football club		498
voetbalclub	football club		498
voetbalvereniging	football club		498
volleyball			659
volleyball club			259
vv	football club		696
wks	sports club		460
wojskowy klub sportowy	sports club		391
zakladowy klub sportowy	sports club		391
zks	sports club		460`;
export const tradePhrases: string = `abogados asociados	legal		80
academy of applied sciences	hochschule		9
adult education			116
agence de voyages	travel		104
agencia de viajes	travel		80
agencia tributaria	belastingdienst		80
agenzia delle entrate	belastingdienst		129
agenzia viaggi	travel		129
agrupamento de escolas	school cluster		165
air lines	airline		9
akademia nauk stosowanych	hochschule		164
akademija strukovnih studija	hochschule		657
al hilal al ahmar	red crescent		755
alakoulu	primary school		478
alat kesehatan	medical		655
alkalmazott tudomanyok	applied sciences		443
altalanos iskola	primary school		443
ammattikoulu	vocational school		478
ammattiopisto	vocational school		478
anadolu lisesi	gymnasium		254
angewandte wissenschaften	applied sciences		138
animal clinic	veterinary		9
animal hospital	veterinary		9
animal shelter			116
aplikovanych ved	applied sciences		288
applied science	applied sciences		9
applied sciences			9
arte frumoase	fine arts		272
artes graficas	printing		80
asociatia de proprietari	owners association		272
associacao humanitaria de bombeiros voluntarios	fire brigade		165
attorney at law	legal		9
attorneys at law	legal		9
auto repair	garage		9
auto repairs	garage		9
automobile repair	garage		9
automotive repair	garage		9
avocats associes	legal		104
azienda ospedaliero universitaria	hospital		129
azienda sanitaria locale	asl		129
azienda unita sanitaria locale	ausl		129
bach khoa	polytechnic		349
bake shop	bakery		9
ban le	retail		74
banca centrale	central bank		530
banca di sviluppo	development bank		530
banco central	central bank		573
banco de desarrollo	development bank		573
banco de desenvolvimento	development bank		1166
bank al markazi	central bank		755
bank central	central bank		573
bank centralny	central bank		911
bank markazi	central bank		410
bank markazy	central bank		755
banque centrale	central bank		574
banque de developpement	development bank		574
bao bi	packaging		74
bao hiem	insurance		74
bao ve	security		74
bar and grill	restaurant		9
bar and restaurant	restaurant		9
bar association			116
basisschool	primary school		382
bat dong san	real estate		74
bbs	vocational school		138
beauty parlor	salon		9
beauty parlour	salon		9
beauty salon	salon		9
beaux arts	fine arts		574
belas artes	fine arts		1166
belediye baskanligi	municipality		254
bellas artes	fine arts		573
belle arti	fine arts		530
benh vien	hospital		74
beroepsonderwijs	vocational school		382
berufliche schule	vocational school		138
berufliche schulen	vocational school		138
berufliches schulzentrum	vocational school		138
berufsbildende schule	vocational school		138
berufsbildende schulen	vocational school		138
berufskolleg	vocational school		138
berufsschule	vocational school		138
biblioteca civica	library		129
biblioteca comunale	library		129
biblioteca municipal	library		80
biblioteca publica	library		80
biblioteca publica municipal	library		165
bibliotheque municipale	library		104
bibliotheque publique	library		104
bienes raices	real estate		80
bildende kunste	fine arts		758
bombeiros voluntarios	fire brigade		165
bomberos voluntarios	fire brigade		80
book publishers	publishing		9
book shop	bookstore		9
book store	bookstore		9
borough council	municipality		9
bottle shop	liquor		9
brewing co	brewery		9
brewing company	brewery		9
bufete de abogados	legal		80
building contractors	construction		9
bureau de change	exchange		9
buyuksehir belediyesi	municipality		254
ca phe	coffee		74
cabinet d avocats	legal		104
cabinet dentaire	dental		104
caisse primaire dassurance maladie	cpam		104
camara de comercio	chamber of commerce		80
camara de comercio e industria	chamber of commerce		80
camara municipal	municipality		165
camara oficial de comercio	chamber of commerce		80
camera di commercio	chamber of commerce		129
caminhos de ferro	railway		165
cao dang nghe	vocational school		349
cao su	rubber		74
car repair	garage		9
car repairs	garage		9
care home	nursing		9
casa de cambio	exchange		80
central bank			116
centrale bank	central bank		1165
centralni banka	central bank		1665
centre commercial	mall		104
centre communal daction sociale	ccas		104
centre de sante	clinic		104
centre hospitalier	hospital		104
centre hospitalier universitaire	hospital		104
centro comercial	mall		80
centro commerciale	mall		129
centro de formacion profesional	vocational school		80
centro de salud	clinic		80
centro de saude	clinic		165
centro educativo	school		80
centro hospitalar	hospital		165
centro hospitalario	hospital		80
centro medico	clinic		80
cerveny kriz	red cross		288
chaine de television	television		104
chamber of commerce			9
chamber of commerce and industry	chamber of commerce		9
chamber of trade	chamber of commerce		9
chambre de commerce	chamber of commerce		104
chambre de commerce et dindustrie	chamber of commerce		104
chemins de fer	railway		104
child care	daycare		9
child care center	daycare		9
childcare center	daycare		9
ciencias aplicadas	applied sciences		80
cite scolaire	school cluster		104
city council	municipality		9
city hall	municipality		9
city utilities	municipal utility		9
clinica dental	dental		80
clinica dentaria	dental		165
clinica medica	clinic		165
clinica veterinaria	veterinary		80
clinique veterinaire	veterinary		104
co khi	mechanical		74
coffee bar	coffee		9
coffee house	coffee		9
coffee shop	coffee		9
coin laundry	laundry		9
colegio de educacion infantil y primaria	ceip		80
colegio publico	primary school		80
colegiul tehnic	vocational school		272
community school district	school district		9
community schools	school district		9
complejo educativo	school cluster		80
complex of schools	school cluster		9
comprehensive secondary school	gymnasium		9
comunidad de regantes	irrigation		80
cong nghe	technology		74
conseil de recherche	research council		574
consejo de investigacion	research council		573
consiglio delle ricerche	research council		530
consiliul local	municipality		272
consolidated school district	school district		9
cooperative bank			116
corpo de bombeiros	fire brigade		165
corps de sapeurs pompiers	fire brigade		104
county municipality	county		9
creu roja	red cross		757
croce bianca	white cross		129
croce rossa	red cross		129
croce rossa italiana	red cross		129
croissant rouge	red crescent		104
croix rouge	red cross		104
crucea rosie	red cross		272
cruz roja	red cross		80
cruz vermelha	red cross		165
crveni kriz	red cross		381
crveni krst	red cross		657
cua hang	store		74
cuerpo de bomberos	fire brigade		80
currency exchange	exchange		9
czerwony krzyz	red cross		164
da giay	footwear		74
dai hoc	university		349
dai hoc bach khoa	polytechnic		349
daneshgah e sanati	polytechnic		410
daneshgah sanati	polytechnic		410
dau khi	oil		74
dau tu	investment		74
day care	daycare		9
day care center	daycare		9
day nursery	daycare		9
dental care	dental		9
dental clinic	dental		9
dental office	dental		9
dental practice	dental		9
dental surgery	dental		9
derechos humanos	human rights		573
design bureau			116
detska gradina	kindergarten		756
detskiy sad	kindergarten		240
development bank			116
dich vu	service		74
dien luc	power		74
diethneis metafores	transport		1667
direitos humanos	human rights		1166
diritti delluomo	human rights		530
diritti umani	human rights		530
district council	municipality		9
district office			116
dityachiy sadok	kindergarten		383
djecji vrtic	kindergarten		381
dobrovoljno vatrogasno drustvo	fire brigade		381
droits de lhomme	human rights		574
droits humains	human rights		574
drug store	pharmacy		9
drug stores	pharmacy		9
dry cleaners	laundry		9
dry cleaning	laundry		9
du lich	tourism		74
duoc pham	pharmaceutical		74
eating house	restaurant		9
ecole elementaire	primary school		104
ecole maternelle	kindergarten		104
ecole primaire	primary school		104
ecole secondaire	gymnasium		104
electrical contractors	electrical		9
electro chemical	electrochemical		116
electro magnetic	electromagnetic		116
electro magnetics	electromagnetic		116
electro mechanical	electromechanical		116
electro mechanics	electromechanical		116
electro medical	electromedical		116
electro optic	electrooptical		116
electro optical	electrooptical		116
electro optics	electrooptical		116
electro plating	electroplating		116
elementary school	primary school		9
escola basica	primary school		165
escola primaria	primary school		165
escola profissional	vocational school		165
escola secundaria	gymnasium		165
escola tecnica	vocational school		165
escuela basica	primary school		80
escuela preparatoria	gymnasium		80
escuela primaria	primary school		80
escuela secundaria	gymnasium		80
escuela tecnica	vocational school		80
estacion de servicio	petrol		80
estacion de television	television		80
estate agency	real estate		9
estate agent	real estate		9
estate agents	real estate		9
evangelische	protestant		138
exchange house	exchange		9
eye clinic	optical		9
fakhoviy koledzh	vocational school		383
fakultni nemocnice	university hospital		1665
federal credit union	fcu		9
federal ministry	ministry		9
federal railways	federal railway		116
ferrovie dello stato	state railway		530
fh	hochschule		138
filling station	petrol		9
financni urad	belastingdienst		288
fine arts			116
fire and rescue	fire brigade		9
fire and rescue department	fire brigade		9
fire and rescue service	fire brigade		9
fire department	fire brigade		9
fire dept	fire brigade		9
fire rescue	fire brigade		9
fire rescue service	fire brigade		9
fire service	fire brigade		9
first baptist church	fbc		9
fitness center	fitness		9
fitness centre	fitness		9
fitness club	fitness		9
fitness studio	fitness		9
fleuriste artisan	florist		104
flower shop	florist		9
flower shoppe	florist		9
food market	grocery		9
food mart	grocery		9
framhaldsskoli	gymnasium		3480
freguesia	parish council		165
freiwillige feuerwehr	fire brigade		138
fuel station	petrol		9
funeral directors	funeral		9
funeral home	funeral		9
funeral homes	funeral		9
funeral service	funeral		9
funeral services	funeral		9
furniture store	furniture		9
gas station	petrol		9
general contractors	construction		9
general secondary school	gymnasium		9
gesangverein	choir		138
giao duc	education		74
gminny osrodek kultury	cultural centre		164
gminny osrodek pomocy spolecznej	welfare centre		164
gold shop	jewelry		9
gold shops	jewelry		9
golf club	golf		9
golf course	golf		9
gorodskaya klinicheskaya bolnitsa	gkb		240
grade school	primary school		9
grammar school	gymnasium		9
grocery store	grocery		9
group of schools	school cluster		9
groupe scolaire	school cluster		104
grundschule	primary school		138
grundskola	primary school		531
guest house	hotel		9
guzel sanatlar	fine arts		254
hair salon	salon		9
hair studio	salon		9
hang khong	airline		74
hardware store	hardware		9
haute ecole	hochschule		104
health center	clinic		9
health centre	clinic		9
health clinic	clinic		9
health club	fitness		9
high school	gymnasium		9
high schools	gymnasium		9
higher secondary school	gymnasium		9
hilal ahmar	red crescent		410
hml w nql	transport		410
hoa chat	chemical		74
hochschule fur angewandte wissenschaften	hochschule		138
hopital universitaire	hospital		104
hospital clinico universitario	hospital		80
hospital universitari	hospital		757
hospital universitario	hospital		80
hospital veterinario	veterinary		80
hotel de ville	municipality		104
human rights			116
hvtsh lvr	publishing		442
iis	gymnasium		129
ilkokulu	primary school		254
ilmu terapan	applied sciences		239
import vytsv	import export	import-export	442
in an	printing		74
independent school dist	school district		9
independent school district	school district		9
industrie und handelskammer	chamber of commerce		138
institut deducacio secundaria	gymnasium		757
institut escola	school cluster		757
institut teknologi	polytechnic		239
institute of technology	polytechnic		9
instituto de educacion secundaria	gymnasium		80
instituto de ensenanza secundaria	gymnasium		80
instituto politecnico	polytechnic		165
instituto tecnologico	polytechnic		80
instrument making	instrument		116
insurance agency	insurance		9
intermediate school	middle school		9
isd	school district		9
istituto comprensivo	school cluster		129
istituto di istruzione superiore	gymnasium		129
istituto distruzione superiore	gymnasium		129
istituto istruzione superiore	gymnasium		129
istituto professionale	vocational school		129
istituto tecnico	vocational school		129
izba handlowa	chamber of commerce		164
izba przemyslowo handlowa	chamber of commerce		164
izobrazitelnykh iskusstv	fine arts		240
izyashchni izkustva	fine arts		756
izyashchnykh iskusstv	fine arts		240
jardim de infancia	kindergarten		165
jardin de infantes	kindergarten		80
jardin de ninos	kindergarten		80
jewelry store	jewelry		9
job centre			116
junior high school	middle school		9
junior secondary school	middle school		9
junta de freguesia	parish council		165
kalkinma bankasi	development bank		1167
kamer van koophandel	chamber of commerce		382
katholische	catholic		138
kedai buku	bookstore		910
kedai emas	jewelry		910
kedai kopi	coffee		910
kedai makan	restaurant		910
kentronakan bank	central bank		3479
kepzomuveszeti	fine arts		443
keskkool	gymnasium		908
khach san	hotel		74
kho van	logistics		74
kleingartenverein	allotments		138
klinikum der universitat	hospital		138
kolo lowieckie	hunting club		164
konstruktorskoe byuro	design bureau		320
konstruktorskoye byuro	design bureau		320
kozepiskola	gymnasium		443
krasny krest	red cross		240
krasnyy krest	red cross		240
kutsekool	vocational school		908
kuvataide	fine arts		478
law chambers	legal		9
law firm	legal		9
law group	legal		9
law office	legal		9
law offices	legal		9
library system	library		9
liceul tehnologic	vocational school		272
liceul teoretic	gymnasium		272
liceum ogolnoksztalcace	gymnasium		164
lignes aeriennes	airline		104
likovnih umetnosti	fine arts		657
likovnih umjetnosti	fine arts		381
lineas aereas	airline		80
linee aeree	airline		129
linhas aereas	airline		165
liquor store	liquor		9
lo	gymnasium		164
locale	local		104
london borough	municipality		9
london borough council	municipality		9
lower secondary school	middle school		9
lwzm brqy	electric		410
lycee professionnel	vocational school		104
lycee technique	vocational school		104
machine tool			116
mam non	kindergarten		349
masraf al markazi	central bank		755
masraf markazi	central bank		755
materska skola	kindergarten		288
may mac	clothing		74
med center	hospital		9
med ctr	hospital		9
media luna roja	red crescent		80
medical center	hospital		9
medical centre	hospital		9
medical clinic	clinic		9
medical ctr	hospital		9
medizinisches versorgungszentrum	mvz		138
merkez bankasi	central bank		1167
meslek lisesi	vocational school		254
meslek yuksekokulu	vocational school		254
mesleki ve teknik anadolu lisesi	vocational school		254
mestsky urad	municipality		288
metropolitan borough council	municipality		9
metropolitan municipality	municipality		9
middle school			9
miejskie przedsiebiorstwo komunikacyjne	mpk		164
milli parki	national park		254
mittelschule	middle school		138
mntq naft	oil		410
money exchange	exchange		9
motor repairs	garage		9
moving and storage	moving		9
moving company	moving		9
municipal council	municipality		9
municipal utilities	municipal utility		9
municipal utility			116
municipalidad distrital	municipality		80
musikverein	brass band		138
muszaki egyetem	polytechnic		443
mwd food	food		410
my thuat	fine arts		349
nachalnaya shkola	primary school		240
nacionalni park	national park		381
nadlesnictwo	forestry office		164
naftopererobnyy zavod	refinery		1670
narodni park	national park		288
national park			9
nauchno issledovatelskii institut	research institute		320
nauchno issledovatelskiy institut	research institute		320
nauk stosowanych	applied sciences		164
naukovo doslidnyy instytut	research institute		1670
ndl n	real estate		442
neftepererabatyvayushchii zavod	refinery		320
neftepererabatyvayushchiy zavod	refinery		320
ngan hang	bank		74
nha hang	restaurant		74
nha thuoc	pharmacy		74
noi that	furniture		74
nong nghiep	agriculture		74
nursery school	kindergarten		9
nursing center	nursing		9
nursing home	nursing		9
obecni urad	municipality		288
obecny urad	municipality		656
obrazotvorchogo mistetstva	fine arts		383
ochotnicza straz pozarna	fire brigade		164
office vrkhy dyn	legal		442
oil refinery	refinery		116
onkentes tuzolto egyesulet	fire brigade		443
onoranze funebri	funeral		129
ontwikkelingsbank	development bank		1165
ortaokul	middle school		254
ortaokulu	middle school		254
osnovna skola	primary school		381
osnovna sola	primary school		759
ospedale universitario	university hospital		530
panstwowa wyzsza szkola zawodowa	hochschule		164
parc national	national park		104
parco nazionale	national park		129
parcul national	national park		272
park narodowy	national park		164
parque nacional	national park		80
pastry shop	bakery		9
perusahaan daerah air minum	pdam		239
peruskoulu	primary school		478
pet hospital	veterinary		9
petrol station	petrol		9
petroleum refinery	refinery		116
phat trien	development		74
pizza house	pizza		9
pizza place	pizza		9
pochatkova shkola	primary school		383
police department	police		9
police dept	police		9
police force	police		9
police service	police		9
policlinico universitario	hospital		129
politechnika	polytechnic		164
politecnico	polytechnic		129
politekhnicheskiy universitet	polytechnic		240
politekhnichniy universitet	polytechnic		383
polytechnic university	polytechnic		9
polytechnical university	polytechnic		9
pompas funebres	funeral		80
pompes funebres	funeral		104
praw czlowieka	human rights		911
predskolska ustanova	kindergarten		657
prefeitura municipal	municipality		165
prikladnikh nauk	applied sciences		383
prikladnykh nauk	applied sciences		240
primaria comunei	municipality		272
primary school			9
primijenjenih znanosti	applied sciences		381
print shop	printing		9
printing press	printing		9
profesine mokykla	vocational school		1164
profesionalna gimnaziya	vocational school		756
profesiyniy koledzh	vocational school		383
profesiyniy litsey	vocational school		383
professionalnoe uchilishche	vocational school		240
professionalnyy kolledzh	vocational school		240
prostovoljno gasilsko drustvo	fire brigade		759
provincial council			116
pub lib	library		9
pub library	library		9
public libraries	library		9
public library	library		9
public school district	school district		9
public schools	school district		9
public utilities	municipal utility		9
publishing house	publishing		9
punainen risti	red cross		478
quang cao	advertising		74
radio network	radio		9
radio station	radio		9
rail road	railway		9
rakenduskorgkool	hochschule		908
real est	real estate		9
real estate			9
red crescent			9
red cross			9
reformierte	protestant		138
removals and storage	moving		9
research council			116
research institute			116
rest home	nursing		9
restaurant and bar	restaurant		9
roda kors	red cross		531
roda korset	red cross		531
rode kors	red cross		1666
rode kruis	red cross		382
roter halbmond	red crescent		138
rotes kreuz	red cross		138
royal borough	municipality		9
rumah makan	restaurant		655
rumah sakit	hospital		239
rumah sakit umum daerah	rsud		239
rvy accounting	accounting		442
rzymskokatolicka	catholic		164
salao de beleza	salon		165
salon de belleza	salon		80
salon de coiffure	salon		104
samfallighetsforeningen	owners association		531
san xuat	manufacturing		74
sapeurs pompiers	fire brigade		104
sarmaye gozari	investment		410
sarmayeh gozari	investment		410
sbor dobrovolnych hasicu	fire brigade		288
scholengemeenschap	school cluster		382
scholengroep	school cluster		382
schone kunste	fine arts		758
schone kunsten	fine arts		1165
school cluster			9
school complex	school cluster		9
school corporation	school district		9
school dist	school district		9
school district			9
school division	school district		9
schools complex	school cluster		9
schulverbund	school cluster		138
schulzentrum	school cluster		138
sciences appliquees	applied sciences		104
scientific research institute	research institute		116
scienze applicate	applied sciences		129
scoala profesionala	vocational school		272
scuola dellinfanzia	kindergarten		129
scuola elementare	primary school		129
scuola materna	kindergarten		129
scuola media	middle school		129
scuola primaria	primary school		129
scuola secondaria di primo grado	middle school		129
scuola secondaria di secondo grado	gymnasium		129
scuola superiore	gymnasium		129
sdn	primary school		239
secondary school	gymnasium		9
sekolah dasar	primary school		239
sekolah kebangsaan	primary school		909
sekolah menengah	gymnasium		909
sekolah menengah atas	gymnasium		239
sekolah menengah kebangsaan	gymnasium		909
sekolah menengah kejuruan	vocational school		239
sekolah menengah pertama	middle school		239
senior high school	gymnasium		9
senior secondary school	gymnasium		9
serednya shkola	gymnasium		383
service departemental dincendie et de secours	sdis		104
service station	petrol		9
ship repair			116
shoe shop	footwear		9
shoe store	footwear		9
shopping center	mall		9
shopping centre	mall		9
shopping mall	mall		9
shopping plaza	mall		9
sma	gymnasium		239
sman	gymnasium		239
smk	vocational school		239
smkn	vocational school		239
smp	middle school		239
smpn	middle school		239
social democrat	social democratic		116
social democrate	social democratic		574
social democratic			116
social democrats	social democratic		116
socialdemocrata	social democratic		573
socialdemokraterne	social democratic		3478
socialdemokratiska	social democratic		1669
sociedade de advogados	legal		165
socjaldemokratyczna	social democratic		911
software house	software		9
sosh	gymnasium		240
sosyal demokrat	social democratic		1167
soyper market	store		1667
sozialdemokraten	social democratic		758
sozialdemokratische	social democratic		758
sozialdemokratischen	social democratic		758
spitalul judetean	hospital		272
spitalul judetean de urgenta	hospital		272
spolecenstvi vlastniku jednotek	owners association		288
srednja skola	gymnasium		381
srednja sola	gymnasium		759
sredno uchilishche	gymnasium		756
srednyaya obshcheobrazovatelnaya shkola	sosh		240
srednyaya shkola	gymnasium		240
srmyh gdhry	investment		410
stankostroeniya	machine tool		320
stankostroeniye	machine tool		320
stankostroitelnyi	machine tool		320
stankostroitelnyy	machine tool		320
state railway			116
state railways	state railway		116
statens jarnvagar	state railway		1669
station service	petrol		104
steak house	steakhouse		9
stiinte aplicate	applied sciences		272
straz pozarna	fire brigade		164
stredna odborna skola	vocational school		656
stredna priemyselna skola	vocational school		656
stredna skola	gymnasium		656
stredni odborna skola	vocational school		288
stredni prumyslova skola	vocational school		288
stredni skola	gymnasium		288
strucna skola	vocational school		657
strukovna skola	vocational school		381
sudoremontnyi	ship repair		320
sudoremontnyy	ship repair		320
super market	supermarket		9
super mercado	supermarket		80
syndicat des coproprietaires	owners association		104
szakgimnazium	vocational school		443
szakkepzo iskola	vocational school		443
szakkozepiskola	vocational school		443
szkola podstawowa	primary school		164
szkola zawodowa	vocational school		164
szpital uniwersytecki	hospital		164
sztuk pieknych	fine arts		911
taller mecanico	garage		80
taman kanak kanak	kindergarten		239
tap doan	group		74
tax office	belastingdienst		9
technical high school	vocational school		9
technical university	polytechnic		9
technical university of applied sciences	hochschule		9
technicka univerzita	polytechnic		656
technikos universitetas	polytechnic		1164
technikum	vocational school		443
technische hochschule	polytechnic		138
technische hochschule fur angewandte wissenschaften	hochschule		138
technische universitat	polytechnic		138
technische universiteit	polytechnic		382
technological institute	polytechnic		9
technological university	polytechnic		9
tehnicka skola	vocational school		381
tehnicki univerzitet	polytechnic		657
tehnicko sveuciliste	polytechnic		381
tehnikaulikool	polytechnic		908
tehniska universitate	polytechnic		3481
tehniska univerza	polytechnic		759
tekhnicheski universitet	polytechnic		756
tekhnicheskiy universitet	polytechnic		240
tekhnichniy universitet	polytechnic		383
tekhnichny universitet	polytechnic		3477
tekhnikum	vocational school		240
tekhnologicheskiy universitet	polytechnic		240
tekhnologichniy universitet	polytechnic		383
teknik lisesi	vocational school		254
teknik universitesi	polytechnic		254
teknillinen korkeakoulu	polytechnic		478
teknillinen yliopisto	polytechnic		478
tekniska hogskola	polytechnic		531
tekniska hogskolan	polytechnic		531
tekniska universitet	polytechnic		531
tekniske universitet	polytechnic		1666
teknoloji universitesi	polytechnic		254
television channel	television		9
television network	television		9
television station	television		9
tenants association			116
thcs	middle school		349
thiet ke	design		74
thpt	gymnasium		349
thuc pham	food		74
thuong mai	trading		74
thuy san	fish		74
ticaret odasi	chamber of commerce		254
ticaret ve sanayi odasi	chamber of commerce		254
tieu hoc	primary school		349
toegepaste wetenschappen	applied sciences		382
toko buku	bookstore		655
toko cetak	printing		655
toko emas	jewelry		655
toko obat	pharmacy		655
tong hop	general		74
tourist office			116
town council	municipality		9
town hall	municipality		9
trade school	vocational school		9
travel agency	travel		9
travel agents	travel		9
trung cap nghe	vocational school		349
trung hoc co so	middle school		349
trung hoc pho thong	gymnasium		349
truong tieu hoc	primary school		349
truyen thong	communication		74
tsentralnaya rayonnaya bolnitsa	tsrb		240
tu	polytechnic		138
tu van	consulting		74
tv channel	television		9
tv network	television		9
tv station	television		9
unidad educativa	school cluster		80
unified school dist	school district		9
unified school district	school district		9
universidad politecnica	polytechnic		80
universidad tecnica	polytechnic		80
universidad tecnologica	polytechnic		80
universidade tecnica	polytechnic		165
universidade tecnologica	polytechnic		165
universita politecnica	polytechnic		129
universitair medisch centrum	hospital		382
universitair ziekenhuis	hospital		382
universitas teknologi	polytechnic		239
universitat politecnica	polytechnic		757
universitatea din	university		272
universitatea politehnica	polytechnic		272
universitatea tehnica	polytechnic		272
universite de technologie	polytechnic		104
universite technique	polytechnic		104
universiti teknologi	polytechnic		909
university college of applied sciences	hochschule		9
university hospital	hospital		9
university hospitals	hospital		9
university medical center	hospital		9
university medical centre	hospital		9
university of applied sciences	hochschule		9
university of science and technology	polytechnic		9
university of technology	polytechnic		9
upper secondary school	gymnasium		9
urzad gminy	municipality		164
urzad miasta	municipality		164
urzad miejski	municipality		164
urzad skarbowy	belastingdienst		164
uygulamali bilimler	applied sciences		254
va cong nghe	technology		74
va dau tu	investment		74
va dich vu	service		74
va du lich	tourism		74
va phat trien	development		74
va san xuat	manufacturing		74
va thuong mai	trading		74
va truyen thong	communication		74
va van tai	transport		74
va xay dung	construction		74
van chuyen	transport		74
van tai	transport		74
vat lieu	material		74
vehicle repair	garage		9
veleuciliste	hochschule		381
vet clinic	veterinary		9
veterinary clinic	veterinary		9
veterinary hospital	veterinary		9
videregaende skole	gymnasium		1668
vidurine mokykla	gymnasium		1164
vien thong	telecom		74
vigili del fuoco	fire brigade		129
visoka strokovna sola	hochschule		759
vocational and technical school	vocational school		9
vocational college	vocational school		9
vocational high school	vocational school		9
vocational school			9
vocational schools	vocational school		9
vocational secondary school	vocational school		9
vocational technical school	vocational school		9
vocational training school	vocational school		9
volksschule	primary school		138
volunteer fire department	fire brigade		9
vrijwillige brandweer	fire brigade		382
vrkhy dyn	legal		442
vysoke uceni technicke	polytechnic		288
vyt hvlym	hospital		442
vyt kfh	restaurant		442
vyt mrkht	pharmacy		442
vyt sfr	school		442
vytvarnych umeni	fine arts		288
weiterfuhrende schule	gymnasium		138
wine and liquor	liquor		9
wine and spirits	liquor		9
winkel centrum	mall		382
xay dung	construction		74
xuat nhap khau	import export	import-export	74
ylakoulu	gymnasium		478
youth hostel			116
yrkesskola	vocational school		531
yrkesskole	vocational school		1668
zagalnoosvitnya shkola	gymnasium		383
zakladna skola	primary school		656
zakladni skola	primary school		288
zasadnicza szkola zawodowa	vocational school		164
zespol szkol	school cluster		164
zheleznaya doroga	railway		320
zheleznye dorogi	railway		320`;
export const countryLanguages: string = `af	fa		2290
ao	pt		2291
ar	es		2292
ba	bs		2293
bg			2294
bo	es		2295
br	pt		2296
by	ru		2297
cl	es		2298
co	es		2299
cr	es		2300
cu	es		2301
cv	pt		2302
cz	cs		2303
do	es		2304
ec	es		2305
es			2306
gt	es		2307
hn	es		2308
hr			2309
ir	fa		2310
it			2311
mk			2312
mx	es		2313
mz	pt		2314
ni	es		2315
pa	es		2316
pe	es		2317
pk	ur		2318
pl			2319
pt			2320
py	es		2321
rs	sr		2322
ru			2323
si	sl		2324
sk			2325
sm	it		2326
st	pt		2327
sv	es		2328
uy	es		2329
ve	es		2330`;
export const placeLevels: string = `ajuntament	municipality		2331
ayuntamiento	municipality		832
borough			304
bundesstadt	city		477
cidade	city		1397
citta	municipality		1396
city			304
ciudad	city		832
commonwealth			304
commune	municipality		1035
comuna	municipality		754
comune	municipality		1396
concello	municipality		2335
county			304
gemeente	municipality		1663
gemeinde	municipality		477
gmina	municipality		1664
government			304
grad	city		1662
hansestadt	city		477
judetul	county		754
kingdom			304
kreisstadt	city		477
landeshauptstadt	city		477
mairie	city		1035
marktgemeinde	city		477
mesto	city		1661
miasto	city		1664
municipalidad	municipality		832
municipality			304
municipio	municipality		832
municipiul	municipality		754
obcina	municipality		3475
obec	municipality		1661
opcina	municipality		1662
opstina	municipality		3476
orasul	city		754
prefeitura	municipality		1397
primaria	municipality		754
province			304
repubblica	republic		2336
republic			304
republica	republic		2333
republiek	republic		2337
republik	republic		2332
republika	republic		1395
republike	republic		1395
republiki	republic		2338
republique	republic		2334
respublika	republic		1398
respubliki	republic		1398
stad	city		1663
stadt	city		477
stadtgemeinde	city		477
state			304
territory			304
town			304
township			304
universitatsstadt	city		477
village			304
ville	city		1035`;
export const famousNames: string = `abbott		Abbott	71
abbvie		AbbVie	6
abengoa		Abengoa	298
abloy	assa abloy	Assa Abloy	258
accenture		Accenture	6
acciona		Acciona	298
activision		Activision	6
adidas		Adidas	79
adnoc		Adnoc	798
adobe		Adobe	6
aegon		Aegon	330
aeroflot		Aeroflot	163
aeromexico		Aeromexico	456
aetna		Aetna	6
aflac		Aflac	6
ahold		Ahold	330
airasia		AirAsia	969
airbnb		Airbnb	6
airbus		Airbus	114
airtel		Airtel	364
ajinomoto		Ajinomoto	91
akamai		Akamai	6
akzonobel	akzo nobel	Akzo Nobel	330
albertsons		Albertsons	6
alcan		Alcan	455
alcatel		Alcatel	114
alcoa		Alcoa	6
alcon		Alcon	234
aldi		Aldi	79
alibaba		Alibaba	162
alitalia		Alitalia	159
allergan		Allergan	6
allianz		Allianz	79
allstate		Allstate	6
alstom		Alstom	114
altria		Altria	6
amazon		Amazon	6
amazone	amazonen werke	Amazonen-Werke	79
ambev		Ambev	454
amerisourcebergen		AmerisourceBergen	6
ameritrade		Ameritrade	6
amgen		Amgen	6
amtrak		Amtrak	6
andritz		Andritz	799
anheuser	anheuser busch	Anheuser-Busch	6
antonov		Antonov	1274
apple		Apple	71
applebees		Applebee's	6
aramark		Aramark	6
aramco		Aramco	1941
arcadis		Arcadis	330
arcelik		Arcelik	972
armani		Armani	159
arsenal		Arsenal	86
artois	stella artois	Stella Artois	453
asda		Asda	86
astellas		Astellas	91
astrazeneca		AstraZeneca	86
atlassian		Atlassian	6
auchan		Auchan	114
autodesk		Autodesk	6
autonation		AutoNation	6
autozone		AutoZone	6
aventis		Aventis	114
avianca		Avianca	967
aviva		Aviva	86
avtovaz		Avtovaz	163
baidu		Baidu	162
balfour	balfour beatty	Balfour Beatty	703
banamex		Banamex	456
bancolombia		Bancolombia	967
bandai		Bandai	91
bankia		Bankia	298
banorte		Banorte	456
barclays		Barclays	86
barilla		Barilla	159
barrick		Barrick	1341
bayer		Bayer	368
beatty	balfour beatty	Balfour Beatty	703
bechtel		Bechtel	71
beers	de beers	De Beers	1343
beiersdorf		Beiersdorf	79
belgacom		Belgacom	453
benetton		Benetton	159
bentley		Bentley	703
benz	mercedes benz	Mercedes-Benz	368
bertelsmann		Bertelsmann	79
biedronka		Biedronka	971
bilfinger		Bilfinger	79
biocodex		Biocodex	114
biogen		Biogen	6
birkenstock		Birkenstock	79
blackberry		BlackBerry	455
blackrock		BlackRock	6
blackstone		Blackstone	71
bloomberg		Bloomberg	71
bloomingdales		Bloomingdale's	6
boehringer	boehringer ingelheim	Boehringer Ingelheim	79
boeing		Boeing	6
bollore		Bollore	114
bombardier		Bombardier	1341
bosch		Bosch	368
boskalis		Boskalis	330
bouygues		Bouygues	114
bradesco		Bradesco	454
braskem		Braskem	454
bridgestone		Bridgestone	91
broadcom		Broadcom	6
budweiser		Budweiser	6
bulgari		Bulgari	159
bunge		Bunge	71
bunnings		Bunnings	495
burberry		Burberry	86
bytedance		ByteDance	162
cadbury		Cadbury	86
cadillac		Cadillac	6
caixabank		CaixaBank	298
campari		Campari	159
capgemini		Capgemini	114
capitaland		CapitaLand	801
cargill		Cargill	71
carillion		Carillion	86
carlsberg		Carlsberg	496
carmax		CarMax	6
carrefour		Carrefour	114
cartier		Cartier	552
carvana		Carvana	6
casio		Casio	91
castell	faber castell	Faber-Castell	79
caterpillar		Caterpillar	6
cathay	cathay pacific	Cathay Pacific	1924
celgene		Celgene	6
cemex		Cemex	456
cencora		Cencora	6
centene		Centene	6
centrica		Centrica	86
cepsa		Cepsa	298
cessna		Cessna	71
chanel		Chanel	552
chemchina		ChemChina	162
chery		Chery	2171
chevrolet		Chevrolet	6
chevron		Chevron	6
chipotle		Chipotle	6
christies		Christie's	86
chrysler		Chrysler	6
cigna		Cigna	6
cintas		Cintas	6
cipla		Cipla	364
cisco		Cisco	71
citibank		Citibank	6
citigroup		Citigroup	6
citrix		Citrix	6
citroen		Citroen	114
clorox		Clorox	6
cloudflare		Cloudflare	6
codelco		Codelco	1271
cognizant		Cognizant	6
coinbase		Coinbase	6
colgate		Colgate	71
coloplast		Coloplast	496
comcast		Comcast	6
commerzbank		Commerzbank	79
compaq		Compaq	6
conoco		Conoco	6
conocophillips		ConocoPhillips	6
copco	atlas copco	Atlas Copco	258
costco		Costco	6
covestro		Covestro	79
craigslist		Craigslist	6
crayola		Crayola	6
criteo		Criteo	114
crowdstrike		CrowdStrike	6
cummins		Cummins	71
cushman		Cushman	71
daewoo		Daewoo	497
daihatsu		Daihatsu	91
dailymotion		Dailymotion	114
daimler		Daimler	79
danfoss		Danfoss	496
dangote		Dangote	1933
danone		Danone	114
dassault		Dassault	114
databricks		Databricks	6
debenhams		Debenhams	86
decathlon		Decathlon	114
deezer		Deezer	114
delhaize		Delhaize	453
deliveroo		Deliveroo	86
deloitte		Deloitte	6
denner		Denner	234
dennys		Denny's	6
dexia		Dexia	453
diageo		Diageo	86
dillards		Dillard's	6
directv		DirecTV	6
disney		Disney	71
docomo		Docomo	91
docusign		Docusign	6
doordash		DoorDash	6
doosan		Doosan	497
doritos		Doritos	6
dropbox		Dropbox	6
ducati		Ducati	159
dunkin		Dunkin	71
dunlop		Dunlop	426
dupont		DuPont	71
dyson		Dyson	703
easyjet		EasyJet	86
ebay		eBay	6
ecolab		Ecolab	6
ecopetrol		Ecopetrol	967
edeka		Edeka	79
elbit		Elbit	1925
electrolux		Electrolux	258
eletrobras		Eletrobras	454
elevance		Elevance	6
elsevier		Elsevier	330
emaar		Emaar	798
embraer		Embraer	454
enbridge		Enbridge	455
endesa		Endesa	298
enron		Enron	6
entergy		Entergy	6
epson		Epson	91
equifax		Equifax	6
equinor		Equinor	689
ericsson		Ericsson	258
eskom		Eskom	390
esselunga		Esselunga	159
etihad		Etihad	798
etisalat		Etisalat	798
etsy		Etsy	6
europol		Europol	1269
eurotunnel		Eurotunnel	114
evergrande		Evergrande	162
evonik		Evonik	79
exelon		Exelon	6
expedia		Expedia	6
experian		Experian	6
exxon	exxon mobil	Exxon Mobil	6
exxonmobil		ExxonMobil	6
facebook		Facebook	6
falabella		Falabella	1271
fanuc		Fanuc	91
fastenal		Fastenal	6
faurecia		Faurecia	114
fedex		FedEx	6
ferrari		Ferrari	820
ferrero		Ferrero	820
ferrovial		Ferrovial	298
fielmann		Fielmann	79
fincantieri		Fincantieri	159
finmeccanica		Finmeccanica	159
finnair		Finnair	800
firestone		Firestone	71
fitbit		Fitbit	6
flipkart		Flipkart	364
fokker		Fokker	330
fonterra		Fonterra	1936
fortescue		Fortescue	495
fortinet		Fortinet	6
fortum		Fortum	800
foxconn		Foxconn	162
fraunhofer		Fraunhofer	79
fresenius		Fresenius	79
freshfields		Freshfields	86
frigidaire		Frigidaire	6
fujifilm		Fujifilm	91
fujitsu		Fujitsu	91
gamesa		Gamesa	298
gamestop		GameStop	6
garmin		Garmin	6
gartner		Gartner	71
garuda		Garuda	688
gatorade		Gatorade	6
gazprom		Gazprom	163
gazprombank		Gazprombank	163
geely		Geely	162
geico		Geico	6
genentech		Genentech	6
genworth		Genworth	6
genzyme		Genzyme	6
gerdau		Gerdau	454
gilead		Gilead	6
gillette		Gillette	71
github		GitHub	6
givaudan		Givaudan	234
givenchy		Givenchy	114
glaxo	glaxosmithkline	GlaxoSmithKline	86
glencore		Glencore	86
gobain	saint gobain	Saint-Gobain	114
godaddy		GoDaddy	6
godiva		Godiva	453
godrej		Godrej	364
gojek		Gojek	688
goldman	goldman sachs	Goldman Sachs	71
goodwill		Goodwill	71
goodyear		Goodyear	71
google		Google	6
gopro		GoPro	6
grainger		Grainger	71
greenpeace		Greenpeace	6
greggs		Greggs	86
grumman	northrop grumman	Northrop Grumman	6
grundfos		Grundfos	496
grundig		Grundig	79
gucci		Gucci	159
guinness		Guinness	86
gulfstream		Gulfstream	6
haier		Haier	162
halfords		Halfords	86
halliburton		Halliburton	71
hallmark		Hallmark	71
handelsbanken		Handelsbanken	258
hankook		Hankook	497
hanwha		Hanwha	497
hapag	hapag lloyd	Hapag-Lloyd	79
haribo		Haribo	79
harley	harley davidson	Harley-Davidson	71
harman		Harman	71
harrods		Harrods	86
hasbro		Hasbro	6
hathaway	berkshire hathaway	Berkshire Hathaway	71
havaianas		Havaianas	454
heineken		Heineken	330
heinz		Heinz	71
helmholtz		Helmholtz	79
henkel		Henkel	368
hennes	hennes and mauritz	Hennes & Mauritz	258
hermes		Hermes	552
hershey		Hershey	71
hertz		Hertz	71
hewlett	hewlett packard	Hewlett-Packard	71
hikvision		Hikvision	162
hilton		Hilton	71
hisense		Hisense	162
hitachi		Hitachi	91
hochtief		Hochtief	79
holcim		Holcim	234
honda		Honda	426
honeywell		Honeywell	6
hormel		Hormel	6
hortons	tim hortons	Tim Hortons	455
huawei		Huawei	162
hubspot		HubSpot	6
humana		Humana	6
husqvarna		Husqvarna	258
hutchison		Hutchison	1001
hyatt		Hyatt	71
hynix	sk hynix	SK Hynix	497
hyundai		Hyundai	497
iberdrola		Iberdrola	298
iheartmedia		iHeartMedia	6
ikea		Ikea	330
illumina		Illumina	6
implats		Implats	390
inbev		InBev	453
inditex		Inditex	298
indofood		Indofood	688
infineon		Infineon	79
infosys		Infosys	364
ingelheim	boehringer ingelheim	Boehringer Ingelheim	79
instacart		Instacart	6
instagram		Instagram	6
intel		Intel	6
interpol		Interpol	1269
interpublic		Interpublic	6
intuit		Intuit	6
isuzu		Isuzu	91
italcementi		Italcementi	159
itochu		Itochu	91
jagermeister		Jägermeister	79
jaguar		Jaguar	86
jardine	jardine matheson	Jardine Matheson	1001
jazeera	al jazeera	Al Jazeera	1940
jcpenney		JCPenney	6
jetblue		JetBlue	6
jollibee		Jollibee	1937
jpmorgan		JPMorgan	6
juventus		Juventus	159
kalashnikov		Kalashnikov	163
kamaz		KamAZ	163
karcher		Karcher	368
kaspersky		Kaspersky	163
kaufland		Kaufland	79
kawasaki		Kawasaki	426
kellogg		Kellogg	71
kelloggs		Kellogg's	6
kenwood		Kenwood	91
keppel		Keppel	801
keyence		Keyence	91
kfc		KFC	6
kikkoman		Kikkoman	91
kimberly	kimberly clark	Kimberly-Clark	71
kingfisher		Kingfisher	86
klarna		Klarna	258
kleenex		Kleenex	6
kluwer	wolters kluwer	Wolters Kluwer	330
kmart		Kmart	6
kodak		Kodak	6
kohls		Kohl's	6
komatsu		Komatsu	91
konami		Konami	91
kongsberg		Kongsberg	689
kroger		Kroger	71
krombacher		Krombacher	79
krupp	thyssenkrupp	ThyssenKrupp	368
kubota		Kubota	426
kumho		Kumho	497
kuoni		Kuoni	234
kyocera		Kyocera	91
lacoste		Lacoste	552
lactalis		Lactalis	114
lafarge		Lafarge	114
lamborghini		Lamborghini	159
lancome		Lancome	114
lanxess		Lanxess	79
lauder	estee lauder	Estee Lauder	71
lavazza		Lavazza	159
lehman	lehman brothers	Lehman Brothers	71
lennox		Lennox	71
lenovo		Lenovo	162
lenox		Lenox	6
lidl		Lidl	79
lindt		Lindt	234
linkedin		LinkedIn	6
linklaters		Linklaters	86
lloyds		Lloyds	86
lockheed	lockheed martin	Lockheed Martin	6
loews		Loews	6
logitech		Logitech	234
loreal		L'Oreal	114
lowes		Lowe's	6
lucent		Lucent	6
lufthansa		Lufthansa	79
lukoil		Lukoil	163
lululemon		Lululemon	455
lundbeck		Lundbeck	496
luxottica		Luxottica	159
lyft		Lyft	6
macquarie		Macquarie	495
macys		Macy's	6
maersk		Maersk	496
mahindra		Mahindra	364
mailchimp		Mailchimp	6
manulife		Manulife	455
mapfre		Mapfre	298
marriott		Marriott	71
marubeni		Marubeni	91
maserati		Maserati	159
mastercard		Mastercard	6
matheson	jardine matheson	Jardine Matheson	1001
matsui	matsui securities	Matsui Securities	426
mattel		Mattel	6
mauritz	hennes and mauritz	Hennes & Mauritz	2172
maybank		Maybank	969
maybelline		Maybelline	6
maytag		Maytag	6
mazda		Mazda	91
mcafee		McAfee	71
mcdonalds		McDonald's	6
mckesson		McKesson	6
mckinsey		McKinsey	71
mclaren		McLaren	703
mediaset		Mediaset	159
mediatek		MediaTek	973
mediobanca		Mediobanca	159
medtronic		Medtronic	6
meituan		Meituan	162
menards		Menards	6
mercadolibre	mercado libre	Mercado Libre	966
mercadona		Mercadona	298
mercedes	mercedes benz	Mercedes-Benz	368
merck		Merck	6
merrell		Merrell	6
merrill	merrill lynch	Merrill Lynch	71
metlife		MetLife	6
michelin		Michelin	114
micron		Micron	6
microsoft		Microsoft	6
miele		Miele	368
migros		Migros	234
mikoyan		Mikoyan	163
mitsubishi		Mitsubishi	91
mitsui		Mitsui	91
mittal	arcelormittal	ArcelorMittal	1931
mizuho		Mizuho	426
mobil	exxon mobil	Exxon Mobil	6
moderna		Moderna	6
mondelez		Mondelez	6
mongodb		MongoDB	6
monsanto		Monsanto	6
montblanc		Montblanc	79
moodys		Moody's	6
morrisons		Morrisons	86
motorola		Motorola	6
moutai		Moutai	162
mozilla		Mozilla	6
nabisco		Nabisco	6
naftogaz		Naftogaz	1274
namco		Namco	91
nandos		Nando's	390
nasdaq		Nasdaq	6
naspers		Naspers	390
natixis		Natixis	114
natwest		NatWest	86
navistar		Navistar	6
nedbank		Nedbank	390
nespresso		Nespresso	234
nestle		Nestle	234
netflix		Netflix	6
netgear		Netgear	6
netscape		Netscape	6
newmont		Newmont	6
nickelodeon		Nickelodeon	6
nidec		Nidec	91
nike		Nike	71
nikon		Nikon	91
nintendo		Nintendo	91
nissan		Nissan	91
nivea		Nivea	368
nokia		Nokia	800
nomura		Nomura	426
nordea		Nordea	258
nordisk	novo nordisk	Novo Nordisk	496
nordstrom		Nordstrom	71
norilsk		Norilsk	163
norinco		Norinco	162
nortel		Nortel	6
northrop	northrop grumman	Northrop Grumman	71
novartis		Novartis	234
novatek		Novatek	163
nucor		Nucor	6
nutella		Nutella	159
nvidia		Nvidia	6
ocado		Ocado	86
odebrecht		Odebrecht	454
okta		Okta	6
olivetti		Olivetti	159
olympus		Olympus	91
omnicom		Omnicom	6
omron		Omron	91
openai		OpenAI	6
optus		Optus	495
oracle		Oracle	6
orascom		Orascom	1922
oreo		Oreo	6
orkla		Orkla	689
oxfam		Oxfam	86
oxxo		Oxxo	456
packard	hewlett packard	Hewlett-Packard	71
palantir		Palantir	6
palmolive		Palmolive	6
panasonic		Panasonic	91
paribas	bnp paribas	BNP Paribas	114
parmalat		Parmalat	159
paychex		Paychex	6
paypal		PayPal	6
paytm		Paytm	364
pegatron		Pegatron	973
pekao		Pekao	971
pemex		Pemex	456
pepsi		Pepsi	6
pepsico		PepsiCo	6
pernod	pernod ricard	Pernod Ricard	114
perrier		Perrier	552
pertamina		Pertamina	688
petco		Petco	6
petrobras		Petrobras	454
petrochina		PetroChina	162
petronas		Petronas	969
petsmart		PetSmart	6
peugeot		Peugeot	114
pfizer		Pfizer	6
philips		Philips	1342
piaggio		Piaggio	159
pinduoduo		Pinduoduo	162
pinterest		Pinterest	6
pirelli		Pirelli	159
pixar		Pixar	6
playmobil		Playmobil	79
polaroid		Polaroid	6
pontiac		Pontiac	6
porsche		Porsche	368
postbank		Postbank	79
prada		Prada	820
priceline		Priceline	6
primark		Primark	86
procter	procter and gamble	Procter & Gamble	71
promsvyazbank		Promsvyazbank	163
prosieben		ProSieben	79
proximus		Proximus	453
prysmian		Prysmian	159
publicis		Publicis	114
publix		Publix	6
qantas		Qantas	495
qualcomm		Qualcomm	6
rabobank		Rabobank	330
rackspace		Rackspace	6
radioshack		RadioShack	6
radisson		Radisson	6
raiffeisen		Raiffeisen	799
rakuten		Rakuten	91
ranbaxy		Ranbaxy	364
randstad		Randstad	330
raytheon		Raytheon	6
realtek		Realtek	973
reckitt		Reckitt	86
reddit		Reddit	6
redfin		Redfin	6
reebok		Reebok	6
regeneron		Regeneron	6
remax		Remax	6
renault		Renault	114
repsol		Repsol	298
reuters		Reuters	86
revlon		Revlon	6
rewe		Rewe	79
ricard	pernod ricard	Pernod Ricard	552
ricoh		Ricoh	91
robinhood		Robinhood	6
rockefeller		Rockefeller	6
rockwell		Rockwell	71
rolex		Rolex	234
rosatom		Rosatom	163
rosneft		Rosneft	163
rosoboronexport		Rosoboronexport	163
rossmann		Rossmann	79
rostec		Rostec	163
rostelecom		Rostelecom	163
rubbermaid		Rubbermaid	6
russneft		RussNeft	163
ryanair		Ryanair	86
sabanci		Sabanci	972
sachs	goldman sachs	Goldman Sachs	71
safaricom		Safaricom	1928
safeway		Safeway	6
safran		Safran	114
sainsburys		Sainsbury's	86
saipem		Saipem	159
salesforce		Salesforce	6
samsonite		Samsonite	6
samsung		Samsung	497
sandisk		SanDisk	6
sandvik		Sandvik	258
sankyo	daiichi sankyo	Daiichi Sankyo	91
sanlam		Sanlam	390
sanofi		Sanofi	114
sanpaolo	intesa sanpaolo	Intesa Sanpaolo	159
santander		Santander	86
sanyo		Sanyo	91
sasol		Sasol	390
sberbank		Sberbank	163
scania		Scania	258
schaeffler		Schaeffler	79
schlumberger		Schlumberger	6
schroders		Schroders	86
schwab		Schwab	71
scotiabank		Scotiabank	455
screwfix		Screwfix	86
seagate		Seagate	6
sears		Sears	71
securitas		Securitas	258
seiko		Seiko	426
selfridges		Selfridges	86
sennheiser		Sennheiser	79
sepah		Sepah	1927
sephora		Sephora	6
serco		Serco	86
servicenow		ServiceNow	6
servier		Servier	114
severstal		Severstal	163
sheraton		Sheraton	6
sherwin	sherwin williams	Sherwin-Williams	71
shimano		Shimano	91
shiseido		Shiseido	91
shopify		Shopify	6
shoprite		Shoprite	390
siemens		Siemens	368
siemon	the siemon company	The Siemon Company	6
sikorsky		Sikorsky	6
singtel		Singtel	801
sinochem		Sinochem	162
sinopec		Sinopec	162
sinopharm		Sinopharm	162
skanska		Skanska	258
skechers		Skechers	6
skoda		Skoda	968
skype		Skype	258
smithfield		Smithfield	6
smithsonian		Smithsonian	6
snapchat		Snapchat	6
snapple		Snapple	6
sodexo		Sodexo	6
softbank		Softbank	91
solvay		Solvay	453
sony		Sony	91
sothebys		Sotheby's	86
spacex		SpaceX	6
specsavers		Specsavers	86
splunk		Splunk	6
spotify		Spotify	258
springer	axel springer	Axel Springer	368
squarespace		Squarespace	6
starbucks		Starbucks	6
starwood		Starwood	6
statoil		Statoil	689
steinhoff		Steinhoff	1343
steinway		Steinway	79
stellantis		Stellantis	6
stihl		Stihl	79
strabag		Strabag	799
strauss	levi strauss	Levi Strauss	71
stubhub		Stubhub	6
subaru		Subaru	426
suisse	credit suisse	Credit Suisse	234
sukhoi		Sukhoi	163
sumitomo		Sumitomo	91
suncor		Suncor	455
sunoco		Sunoco	6
suntory		Suntory	91
surgutneftegas		Surgutneftegas	163
suzuki		Suzuki	426
swarovski		Swarovski	234
swatch		Swatch	234
swisscom		Swisscom	234
swissport		Swissport	234
symantec		Symantec	6
syngenta		Syngenta	234
sysco		Sysco	6
talanx		Talanx	79
tatneft		Tatneft	163
tchibo		Tchibo	79
techint		Techint	966
telcel		Telcel	456
telefonica		Telefonica	298
telefunken		Telefunken	79
telenor		Telenor	689
televisa		Televisa	456
telmex		Telmex	456
telstra		Telstra	495
telus		Telus	455
temasek		Temasek	801
tenaris		Tenaris	966
tencent		Tencent	162
tesco		Tesco	86
tesla		Tesla	6
texaco		Texaco	6
textron		Textron	6
thales		Thales	114
thyssen	thyssenkrupp	ThyssenKrupp	79
thyssenkrupp		ThyssenKrupp	79
ticketmaster		Ticketmaster	6
tiffany		Tiffany	71
tiktok		TikTok	162
tinto	rio tinto	Rio Tinto	86
tokopedia		Tokopedia	688
tomtom		TomTom	330
topshop		Topshop	86
toshiba		Toshiba	91
totalenergies		TotalEnergies	114
toubro	larsen and toubro	Larsen & Toubro	364
toyota		Toyota	91
transneft		Transneft	163
transnet		Transnet	390
transunion		TransUnion	6
tripadvisor		TripAdvisor	6
tropicana		Tropicana	6
trumpf		Trumpf	79
tsingtao		Tsingtao	162
tupolev		Tupolev	163
tupperware		Tupperware	6
turkcell		Turkcell	972
twilio		Twilio	6
twitter		Twitter	6
tyco		Tyco	6
uber		Uber	71
ubisoft		Ubisoft	114
ulta		Ulta	6
umicore		Umicore	453
unicredit		UniCredit	159
unilever		Unilever	86
uniper		Uniper	79
uniqlo		Uniqlo	91
unisys		Unisys	6
unitedhealth		UnitedHealth	6
unum		Unum	6
urquell	pilsner urquell	Pilsner Urquell	968
valero		Valero	71
vattenfall		Vattenfall	79
vauxhall		Vauxhall	86
vedanta		Vedanta	364
venmo		Venmo	6
veolia		Veolia	114
verisign		Verisign	6
verizon		Verizon	6
versace		Versace	820
vestas		Vestas	496
viacom		Viacom	6
vinci		Vinci	552
visteon		Visteon	6
vitol		Vitol	86
vivendi		Vivendi	114
vmware		VMware	6
vnesheconombank		Vnesheconombank	163
vodacom		Vodacom	390
vodafone		Vodafone	86
voestalpine		Voestalpine	799
volkswagen		Volkswagen	79
volvo		Volvo	258
vonovia		Vonovia	79
vuitton	louis vuitton	Louis Vuitton	114
wachovia		Wachovia	6
waitrose		Waitrose	86
walgreen		Walgreen	6
walgreens		Walgreens	6
walmart		Walmart	6
wartsila		Wartsila	800
wechat		WeChat	162
wegmans		Wegmans	6
weibo		Weibo	162
wellpoint		WellPoint	6
wendys		Wendy's	6
wesfarmers		Wesfarmers	495
westin		Westin	6
westinghouse		Westinghouse	6
westpac		Westpac	495
wetherspoon		Wetherspoon	86
weyerhaeuser		Weyerhaeuser	6
whatsapp		WhatsApp	6
whirlpool		Whirlpool	6
whitbread		Whitbread	86
wikileaks		Wikileaks	6
wikimedia		Wikimedia	6
wikipedia		Wikipedia	6
wipro		Wipro	364
wirecard		Wirecard	79
wolters	wolters kluwer	Wolters Kluwer	1342
woolworths		Woolworths	390
workday		Workday	6
wrangler		Wrangler	6
wrigley		Wrigley	71
wuliangye		Wuliangye	162
wyndham		Wyndham	71
xcel		Xcel	6
xerox		Xerox	6
xfinity		Xfinity	6
xiaomi		Xiaomi	162
yahoo		Yahoo	6
yakult		Yakult	91
yamaha		Yamaha	91
yandex		Yandex	163
youtube		YouTube	6
zabka		Żabka	971
zalando		Zalando	79
zeiss		Zeiss	79
zendesk		Zendesk	6
zetor		Zetor	968
zillow		Zillow	6
zomato		Zomato	364`;
export const famousFirms: string = `abertis infraestructuras		Abertis Infraestructuras	396
abn amro		ABN AMRO	248
abn amro bank		ABN AMRO Bank	248
abu dhabi islamic bank		Abu Dhabi Islamic Bank	463
abu dhabi national oil		Abu Dhabi National Oil	463
access bank		Access Bank	554
ace hardware		Ace Hardware	11
activision blizzard		Activision Blizzard	11
adani enterprises		Adani Enterprises	98
adani group		Adani Group	98
adani ports		Adani Ports	98
adecco group		Adecco Group	212
aditya birla		Aditya Birla	98
advance auto parts		Advance Auto Parts	11
aegean airlines		Aegean Airlines	616
aer lingus		Aer Lingus	617
aerolineas argentinas		Aerolíneas Argentinas	613
agricultural bank		Agricultural Bank	72
ahold delhaize		Ahold Delhaize	248
aia group		AIA Group	299
air astana		Air Astana	1009
air canada		Air Canada	147
air china		Air China	72
air france		Air France	141
air france klm		Air France-KLM	248
air india		Air India	98
air liquide		Air Liquide	141
air new zealand		Air New Zealand	1011
air products		Air Products	11
aker solutions		Aker Solutions	618
akzo nobel		Akzo Nobel	248
al rajhi bank		Al Rajhi Bank	427
alaska airlines		Alaska Airlines	11
albert heijn		Albert Heijn	248
aldi nord		Aldi Nord	150
aldi sud		Aldi Süd	150
alfa bank		Alfa Bank	556
alfa laval		Alfa Laval	334
alfa romeo		Alfa Romeo	261
alibaba group		Alibaba Group	72
allen and overy		Allen & Overy	73
allied irish banks		Allied Irish Banks	617
alpha bank		Alpha Bank	616
amadeus it group		Amadeus IT Group	396
america movil		América Móvil	465
american eagle		American Eagle	11
american family insurance		American Family Insurance	11
american tower		American Tower	11
anglo american		Anglo American	336
anglogold ashanti		AngloGold Ashanti	336
anheuser busch		Anheuser-Busch	11
anheuser busch inbev		Anheuser-Busch InBev	1003
arab bank		Arab Bank	1346
arab national bank		Arab National Bank	427
arabian american oil		Arabian American Oil	427
arcelor mittal		Arcelor Mittal	1348
archer daniels midland		Archer Daniels Midland	11
arthur andersen		Arthur Andersen	11
asahi breweries		Asahi Breweries	84
asahi kasei		Asahi Kasei	84
asian paints		Asian Paints	98
asiana airlines		Asiana Airlines	176
assa abloy		Assa Abloy	334
assicurazioni generali		Assicurazioni Generali	261
associated british foods		Associated British Foods	73
astellas pharma		Astellas Pharma	84
aston martin		Aston Martin	73
astra international		Astra International	503
asustek computer		Asustek Computer	335
atlas copco		Atlas Copco	334
atos origin		Atos Origin	141
attijariwafa bank		Attijariwafa Bank	1010
australia post		Australia Post	247
austrian airlines		Austrian Airlines	614
autostrade per litalia		Autostrade per l'Italia	261
axel springer		Axel Springer	150
axis bank		Axis Bank	98
azul linhas aereas		Azul Linhas Aéreas	282
bae systems		BAE Systems	73
bain and company		Bain & Company	11
bajaj auto		Bajaj Auto	98
bajaj finance		Bajaj Finance	98
balfour beatty		Balfour Beatty	73
banana republic		Banana Republic	11
banca ditalia		Banca d'Italia	261
banca monte dei paschi		Banca Monte dei Paschi	261
banca nationala a romaniei		Banca Națională a României	1013
banca popolare di milano		Banca Popolare di Milano	261
banca transilvania		Banca Transilvania	1013
banco azteca		Banco Azteca	465
banco bpm		Banco BPM	261
banco bradesco		Banco Bradesco	282
banco central do brasil		Banco Central do Brasil	282
banco davivienda		Banco Davivienda	1005
banco de bogota		Banco de Bogotá	1005
banco de chile		Banco de Chile	1004
banco de credito del peru		Banco de Crédito del Perú	2174
banco de espana		Banco de España	396
banco de la nacion argentina		Banco de la Nación Argentina	613
banco de mexico		Banco de México	465
banco de portugal		Banco de Portugal	706
banco do brasil		Banco do Brasil	282
banco espirito santo		Banco Espírito Santo	706
banco estado		Banco Estado	1004
banco galicia		Banco Galicia	613
banco itau		Banco Itaú	282
banco macro		Banco Macro	613
banco popular		Banco Popular	396
banco provincia		Banco Provincia	613
banco provincial		Banco Provincial	2177
banco sabadell		Banco Sabadell	396
banco santander		Banco Santander	396
bang and olufsen		Bang & Olufsen	615
bangkok bank		Bangkok Bank	557
bangladesh bank		Bangladesh Bank	1002
bank central asia		Bank Central Asia	503
bank hapoalim		Bank Hapoalim	464
bank leumi		Bank Leumi	464
bank mandiri		Bank Mandiri	503
bank melli		Bank Melli	1345
bank millennium		Bank Millennium	555
bank negara indonesia		Bank Negara Indonesia	503
bank of baroda		Bank of Baroda	98
bank of beijing		Bank of Beijing	72
bank of canada		Bank of Canada	147
bank of ceylon		Bank of Ceylon	2173
bank of east asia		Bank of East Asia	299
bank of greece		Bank of Greece	616
bank of india		Bank of India	98
bank of ireland		Bank of Ireland	617
bank of new york		Bank of New York	11
bank of new zealand		Bank of New Zealand	1011
bank of nova scotia		Bank of Nova Scotia	147
bank of scotland		Bank of Scotland	73
bank of shanghai		Bank of Shanghai	72
bank of the philippine islands		Bank of the Philippine Islands	705
bank of the west		Bank of the West	11
bank of tokyo mitsubishi		Bank of Tokyo-Mitsubishi	84
bank pekao		Bank Pekao	555
bank rakyat indonesia		Bank Rakyat Indonesia	503
banque de france		Banque de France	141
banque internationale a luxembourg		Banque Internationale à Luxembourg	1348
banque misr		Banque Misr	1006
banque postale		Banque Postale	141
barclays bank		Barclays Bank	73
barratt developments		Barratt Developments	73
barrick gold		Barrick Gold	147
barry callebaut		Barry Callebaut	212
bath and body works		Bath & Body Works	11
bausparkasse schwabisch hall		Bausparkasse Schwäbisch Hall	150
bear stearns		Bear Stearns	11
becton dickinson		Becton Dickinson	11
bed bath and beyond		Bed Bath & Beyond	11
bell canada		Bell Canada	147
ben and jerrys		Ben & Jerry's	11
bendigo bank		Bendigo Bank	247
benjamin moore		Benjamin Moore	11
berenberg bank		Berenberg Bank	150
berkshire hathaway		Berkshire Hathaway	11
best buy		Best Buy	11
bharti airtel		Bharti Airtel	98
bhp billiton		BHP Billiton	247
bidvest group		Bidvest Group	336
biman bangladesh airlines		Biman Bangladesh Airlines	1002
black and decker		Black & Decker	11
blizzard entertainment		Blizzard Entertainment	11
blue cross blue shield		Blue Cross Blue Shield	11
bnp paribas fortis		BNP Paribas Fortis	141
boehringer ingelheim		Boehringer Ingelheim	150
bohai bank		Bohai Bank	72
booking com		Booking.com	248
boots uk		Boots UK	73
booz allen		Booz Allen	11
boston scientific		Boston Scientific	11
bottega veneta		Bottega Veneta	261
bouygues telecom		Bouygues Telecom	141
british gas		British Gas	73
brookfield asset management		Brookfield Asset Management	147
budget rent a car		Budget Rent a Car	11
bureau veritas		Bureau Veritas	141
burger king		Burger King	11
burlington stores		Burlington Stores	11
byd auto		BYD Auto	72
byd company		BYD Company	72
caesars entertainment		Caesars Entertainment	11
caisse depargne		Caisse d'Epargne	141
caixa bank		Caixa Bank	396
caixa economica		Caixa Econômica	282
calvin klein		Calvin Klein	11
campbell soup		Campbell Soup	11
canadian imperial bank		Canadian Imperial Bank	147
canadian national		Canadian National	147
canadian natural resources		Canadian Natural Resources	147
canadian pacific		Canadian Pacific	147
canadian tire		Canadian Tire	147
canal plus		Canal Plus	141
canara bank		Canara Bank	98
capital one		Capital One	11
capital one financial		Capital One Financial	11
carnival cruise		Carnival Cruise	11
carphone warehouse		Carphone Warehouse	73
cassa depositi e prestiti		Cassa Depositi e Prestiti	261
cathay financial		Cathay Financial	335
cathay pacific		Cathay Pacific	299
cathay pacific airways		Cathay Pacific Airways	299
cebu pacific		Cebu Pacific	705
central bank of india		Central Bank of India	98
central japan railway		Central Japan Railway	84
ceska sporitelna		Česká spořitelna	821
ceske drahy		České dráhy	821
ceskoslovenska obchodna banka		Československá obchodná banka	2175
charoen pokphand foods		Charoen Pokphand Foods	557
charter communications		Charter Communications	11
chase manhattan		Chase Manhattan	11
check point		Check Point	464
check point software		Check Point Software	464
china airlines		China Airlines	335
china eastern airlines		China Eastern Airlines	72
china everbright		China Everbright	72
china life		China Life	72
china life insurance		China Life Insurance	72
china merchants		China Merchants	72
china minsheng bank		China Minsheng Bank	72
china mobile		China Mobile	72
china national offshore oil		China National Offshore Oil	72
china national petroleum		China National Petroleum	72
china pacific insurance		China Pacific Insurance	72
china petroleum and chemical		China Petroleum & Chemical	72
china railway		China Railway	72
china railway group		China Railway Group	72
china resources		China Resources	72
china shenhua energy		China Shenhua Energy	72
china southern airlines		China Southern Airlines	72
china state construction		China State Construction	72
china telecom		China Telecom	72
china unicom		China Unicom	72
china vanke		China Vanke	72
christian dior		Christian Dior	141
citic group		Citic Group	72
citic securities		Citic Securities	72
citizens financial		Citizens Financial	11
ck hutchison		CK Hutchison	299
cleveland cliffs		Cleveland-Cliffs	11
cleveland clinic		Cleveland Clinic	11
clifford chance		Clifford Chance	73
clydesdale bank		Clydesdale Bank	73
coal india		Coal India	98
coldwell banker		Coldwell Banker	11
colgate palmolive		Colgate-Palmolive	11
columbia pictures		Columbia Pictures	11
comision federal de electricidad		Comisión Federal de Electricidad	465
commercial bank of ethiopia		Commercial Bank of Ethiopia	1344
commonwealth bank		Commonwealth Bank	247
community health systems		Community Health Systems	11
compagnie generale des etablissements michelin		Compagnie Générale des Établissements Michelin	141
compal electronics		Compal Electronics	335
companhia siderurgica nacional		Companhia Siderúrgica Nacional	282
consolidated edison		Consolidated Edison	11
constellation brands		Constellation Brands	11
corte ingles		Corte Inglés	396
cosco shipping		Cosco Shipping	72
costa coffee		Costa Coffee	73
costco wholesale		Costco Wholesale	11
couche tard		Couche-Tard	147
country garden		Country Garden	72
credit agricole		Crédit Agricole	141
credit mutuel		Crédit Mutuel	141
credit suisse		Credit Suisse	212
crown castle		Crown Castle	11
cushman and wakefield		Cushman & Wakefield	11
dai ichi life		Dai-ichi Life	84
daiichi sankyo		Daiichi Sankyo	84
daimler truck		Daimler Truck	150
dairy queen		Dairy Queen	11
daiwa house		Daiwa House	84
dangote cement		Dangote Cement	554
dangote group		Dangote Group	554
danske bank		Danske Bank	615
dassault aviation		Dassault Aviation	141
dassault systemes		Dassault Systèmes	141
de nederlandsche bank		De Nederlandsche Bank	248
delta electronics		Delta Electronics	335
deutsche borse		Deutsche Börse	150
deutsche bundesbank		Deutsche Bundesbank	150
deutsche post		Deutsche Post	150
devon energy		Devon Energy	11
discovery channel		Discovery Channel	11
dnb bank		DNB Bank	618
dolce and gabbana		Dolce & Gabbana	261
dollar general		Dollar General	11
dollar tree		Dollar Tree	11
domestic and general		Domestic & General	73
dominion energy		Dominion Energy	11
dongfeng motor		Dongfeng Motor	72
doosan heavy industries		Doosan Heavy Industries	176
dorothy perkins		Dorothy Perkins	73
dow jones		Dow Jones	11
dp world		DP World	463
dr horton		DR Horton	11
dr oetker		Dr. Oetker	150
dr pepper		Dr Pepper	11
dr reddys		Dr. Reddy's	98
dr reddys laboratories		Dr. Reddy's Laboratories	98
dubai holding		Dubai Holding	463
duke energy		Duke Energy	11
dunkin donuts		Dunkin' Donuts	11
east japan railway		East Japan Railway	84
eastman chemical		Eastman Chemical	11
el al		El Al	464
elbit systems		Elbit Systems	464
electronic arts		Electronic Arts	11
electronic data		Electronic Data	11
emaar properties		Emaar Properties	463
emerson electric		Emerson Electric	11
emirates airlines		Emirates Airlines	463
emirates nbd		Emirates NBD	463
energy transfer		Energy Transfer	11
enterprise products		Enterprise Products	11
enterprise rent a car		Enterprise Rent-A-Car	11
epic games		Epic Games	11
equity bank		Equity Bank	1008
ermenegildo zegna		Ermenegildo Zegna	261
erste bank		Erste Bank	614
erste group bank		Erste Group Bank	614
estee lauder		Estée Lauder	11
ethiopian airlines		Ethiopian Airlines	1344
etihad airways		Etihad Airways	463
eurofins scientific		Eurofins Scientific	141
eva air		Eva Air	335
evergreen marine		Evergreen Marine	335
family dollar		Family Dollar	11
farmers insurance		Farmers Insurance	11
faw group		FAW Group	72
fidelity investments		Fidelity Investments	11
fifth third bancorp		Fifth Third Bancorp	11
first bank of nigeria		First Bank of Nigeria	554
first data		First Data	11
first gulf bank		First Gulf Bank	463
first national bank		First National Bank	336
first republic bank		First Republic Bank	11
flutter entertainment		Flutter Entertainment	617
foot locker		Foot Locker	11
formosa plastics		Formosa Plastics	335
fortescue metals		Fortescue Metals	247
fox news		Fox News	11
franklin templeton		Franklin Templeton	11
freeport mcmoran		Freeport McMoRan	11
fresenius medical care		Fresenius Medical Care	150
fuji heavy industries		Fuji Heavy Industries	84
galeries lafayette		Galeries Lafayette	141
galp energia		Galp Energia	706
garanti bankasi		Garanti Bankası	504
garuda indonesia		Garuda Indonesia	503
gas natural		Gas Natural	396
gazprom neft		Gazprom Neft	556
geely automobile		Geely Automobile	72
general atomics		General Atomics	11
general mills		General Mills	11
genuine parts		Genuine Parts	11
georg fischer		Georg Fischer	212
georgia pacific		Georgia-Pacific	11
giesecke and devrient		Giesecke & Devrient	150
gilead sciences		Gilead Sciences	11
giorgio armani		Giorgio Armani	261
global payments		Global Payments	11
gol linhas aereas		Gol Linhas Aéreas	282
gold fields		Gold Fields	336
goldman sachs		Goldman Sachs	11
goodyear tire and rubber		Goodyear Tire & Rubber	11
grameen bank		Grameen Bank	1002
great wall motor		Great Wall Motor	72
great wall motors		Great Wall Motors	72
great west lifeco		Great-West Lifeco	147
gree electric appliances		Gree Electric Appliances	72
groupe bollore		Groupe Bolloré	141
grupa azoty		Grupa Azoty	555
grupo bimbo		Grupo Bimbo	465
grupo carso		Grupo Carso	465
grupo mexico		Grupo México	465
grupo sura		Grupo Sura	1005
grupo televisa		Grupo Televisa	465
guaranty trust		Guaranty Trust	554
gunvor group		Gunvor Group	212
habib bank		Habib Bank	822
haier group		Haier Group	72
haier smart home		Haier Smart Home	72
hainan airlines		Hainan Airlines	72
halyk bank		Halyk Bank	1009
hang seng bank		Hang Seng Bank	299
hannover ruck		Hannover Rück	150
hanwha group		Hanwha Group	176
hapag lloyd		Hapag-Lloyd	150
hargreaves lansdown		Hargreaves Lansdown	73
harley davidson		Harley-Davidson	11
harmony gold		Harmony Gold	336
hartford financial		Hartford Financial	11
harvey norman		Harvey Norman	247
hca healthcare		HCA Healthcare	11
hdfc bank		HDFC Bank	98
heckler and koch		Heckler & Koch	150
heidelberg materials		Heidelberg Materials	150
heidelberger druckmaschinen		Heidelberger Druckmaschinen	150
heineken holding		Heineken Holding	248
hellenic telecommunications		Hellenic Telecommunications	616
hennes and mauritz		Hennes & Mauritz	334
hero motocorp		Hero MotoCorp	98
hertz global		Hertz Global	11
hewlett packard		Hewlett Packard	11
hewlett packard enterprise		Hewlett Packard Enterprise	11
hilton worldwide		Hilton Worldwide	11
hindustan aeronautics		Hindustan Aeronautics	98
hindustan petroleum		Hindustan Petroleum	98
hindustan unilever		Hindustan Unilever	98
hitachi construction machinery		Hitachi Construction Machinery	84
holland and barrett		Holland & Barrett	73
home depot		Home Depot	11
hon hai		Hon Hai	335
hon hai precision		Hon Hai Precision	335
honda motor		Honda Motor	84
hong kong and shanghai banking		Hong Kong and Shanghai Banking	299
hong leong bank		Hong Leong Bank	553
hormel foods		Hormel Foods	11
huaneng power		Huaneng Power	72
huawei technologies		Huawei Technologies	72
hudsons bay		Hudson's Bay	147
hugo boss		Hugo Boss	150
huntington ingalls		Huntington Ingalls	11
hutchison whampoa		Hutchison Whampoa	299
hyatt hotels		Hyatt Hotels	11
hydro quebec		Hydro-Québec	147
hypo real estate		Hypo Real Estate	150
hyundai heavy industries		Hyundai Heavy Industries	176
hyundai mobis		Hyundai Mobis	176
hyundai motor		Hyundai Motor	176
iberia lineas aereas		Iberia Líneas Aéreas	396
icici bank		ICICI Bank	98
illinois tool works		Illinois Tool Works	11
impala platinum		Impala Platinum	336
imperial brands		Imperial Brands	73
imperial oil		Imperial Oil	147
imperial tobacco		Imperial Tobacco	73
indian oil		Indian Oil	98
indian overseas bank		Indian Overseas Bank	98
indian railways		Indian Railways	98
industrial bank		Industrial Bank	72
ing groep		ING Groep	248
ingersoll rand		Ingersoll Rand	11
international paper		International Paper	11
intesa sanpaolo		Intesa Sanpaolo	261
intuitive surgical		Intuitive Surgical	11
iron mountain		Iron Mountain	11
israel aerospace industries		Israel Aerospace Industries	464
israel chemicals		Israel Chemicals	464
itau unibanco		Itaú Unibanco	282
jack daniels		Jack Daniel's	11
jaguar land rover		Jaguar Land Rover	73
japan airlines		Japan Airlines	84
japan post		Japan Post	84
japan tobacco		Japan Tobacco	84
jardine matheson		Jardine Matheson	299
jd com		JD.com	72
jd sports		JD Sports	73
jeronimo martins		Jerónimo Martins	706
jet airways		Jet Airways	98
jetblue airways		JetBlue Airways	11
john lewis		John Lewis	73
johnson and johnson		Johnson & Johnson	11
johnson controls		Johnson Controls	11
johnson electric		Johnson Electric	299
johnson matthey		Johnson Matthey	73
jollibee foods		Jollibee Foods	705
jones lang lasalle		Jones Lang LaSalle	11
jp morgan		JP Morgan	11
jpmorgan chase		JPMorgan Chase	11
jsw steel		JSW Steel	98
julius baer		Julius Baer	212
julius bar		Julius Bär	212
jyske bank		Jyske Bank	615
kaiser permanente		Kaiser Permanente	11
kansai electric power		Kansai Electric Power	84
kaspersky lab		Kaspersky Lab	556
kawasaki heavy industries		Kawasaki Heavy Industries	84
kazakhstan temir zholy		Kazakhstan Temir Zholy	1009
kb financial		KB Financial	176
kbc bank		KBC Bank	1003
kbc group		KBC Group	1003
kentucky fried chicken		Kentucky Fried Chicken	11
kenya airways		Kenya Airways	1008
kenya commercial bank		Kenya Commercial Bank	1008
kerry group		Kerry Group	617
keurig dr pepper		Keurig Dr Pepper	11
kia motors		Kia Motors	176
kimberly clark		Kimberly-Clark	11
kinder morgan		Kinder Morgan	11
koc holding		Koç Holding	504
koch industries		Koch Industries	11
komercni banka		Komerční banka	821
konica minolta		Konica Minolta	84
koninklijke ahold delhaize		Koninklijke Ahold Delhaize	248
koninklijke philips		Koninklijke Philips	248
kookmin bank		Kookmin Bank	176
korea electric power		Korea Electric Power	176
korea gas		Korea Gas	176
korean air		Korean Air	176
korean air lines		Korean Air Lines	176
kotak mahindra bank		Kotak Mahindra Bank	98
kraft foods		Kraft Foods	11
kraft heinz		Kraft Heinz	11
krispy kreme		Krispy Kreme	11
krung thai bank		Krung Thai Bank	557
kuehne and nagel		Kuehne + Nagel	212
kuhne and nagel		Kühne + Nagel	212
kumba iron ore		Kumba Iron Ore	336
kuwait airways		Kuwait Airways	1347
kuwait finance house		Kuwait Finance House	1347
kweichow moutai		Kweichow Moutai	72
l3harris technologies		L3Harris Technologies	11
la poste		La Poste	141
lan chile		LAN Chile	1004
land olakes		Land O'Lakes	11
land rover		Land Rover	73
larsen and toubro		Larsen and Toubro	98
las vegas sands		Las Vegas Sands	11
legal and general		Legal & General	73
lehman brothers		Lehman Brothers	11
lenovo group		Lenovo Group	72
leroy merlin		Leroy Merlin	141
levi strauss		Levi Strauss	11
lg chem		LG Chem	176
lg display		LG Display	176
lg electronics		LG Electronics	176
li and fung		Li & Fung	299
liberty mutual		Liberty Mutual	11
lincoln national		Lincoln National	11
lindt and sprungli		Lindt & Sprüngli	212
lion air		Lion Air	503
live nation		Live Nation	11
lloyds bank		Lloyds Bank	73
lloyds of london		Lloyd's of London	73
loblaw companies		Loblaw Companies	147
lockheed martin		Lockheed Martin	11
lojas americanas		Lojas Americanas	282
lombard odier		Lombard Odier	212
lotte chemical		Lotte Chemical	176
louis dreyfus		Louis Dreyfus	141
louis vuitton		Louis Vuitton	141
macquarie bank		Macquarie Bank	247
macquarie group		Macquarie Group	247
madison square garden		Madison Square Garden	11
magazine luiza		Magazine Luiza	282
magna international		Magna International	147
magyar posta		Magyar Posta	1007
magyar telekom		Magyar Telekom	1007
malayan banking		Malayan Banking	553
manulife financial		Manulife Financial	147
marathon oil		Marathon Oil	11
marathon petroleum		Marathon Petroleum	11
marks and spencer		Marks and Spencer	73
maroc telecom		Maroc Telecom	1010
mars wrigley		Mars Wrigley	11
maruti suzuki		Maruti Suzuki	98
mayo clinic		Mayo Clinic	11
mazda motor		Mazda Motor	84
media markt		Media Markt	150
mediterranean shipping		Mediterranean Shipping	212
mercado libre		Mercado Libre	613
mercedes benz		Mercedes-Benz	150
merrill lynch		Merrill Lynch	11
meta platforms		Meta Platforms	11
mgm resorts		MGM Resorts	11
michael kors		Michael Kors	11
micron technology		Micron Technology	11
midea group		Midea Group	72
mitsubishi chemical		Mitsubishi Chemical	84
mitsubishi electric		Mitsubishi Electric	84
mitsubishi estate		Mitsubishi Estate	84
mitsubishi heavy industries		Mitsubishi Heavy Industries	84
mitsubishi ufj		Mitsubishi UFJ	84
mizuho bank		Mizuho Bank	84
mizuho financial		Mizuho Financial	84
mizuho financial group		Mizuho Financial Group	84
moet and chandon		Moët & Chandon	141
molina healthcare		Molina Healthcare	11
molson coors		Molson Coors	11
morgan advanced materials		Morgan Advanced Materials	73
morgan stanley		Morgan Stanley	11
motorola solutions		Motorola Solutions	11
mtn group		MTN Group	336
munchener ruck		Münchener Rück	150
munich re		Munich Re	150
murata manufacturing		Murata Manufacturing	84
muslim commercial bank		Muslim Commercial Bank	822
mutual of omaha		Mutual of Omaha	11
narodowy bank polski		Narodowy Bank Polski	555
national australia bank		National Australia Bank	247
national bank of canada		National Bank of Canada	147
national bank of egypt		National Bank of Egypt	1006
national bank of greece		National Bank of Greece	616
national bank of pakistan		National Bank of Pakistan	822
national geographic		National Geographic	11
national grid		National Grid	73
national iranian oil		National Iranian Oil	1345
nationwide building society		Nationwide Building Society	73
natura cosmeticos		Natura Cosméticos	282
neste oil		Neste Oil	704
new balance		New Balance	11
new york life		New York Life	11
new york times		New York Times	11
newmont mining		Newmont Mining	11
nextera energy		NextEra Energy	11
nippon life		Nippon Life	84
nippon steel		Nippon Steel	84
nippon yusen		Nippon Yusen	84
nissan motor		Nissan Motor	84
nn group		NN Group	248
nokia networks		Nokia Networks	704
nokia siemens networks		Nokia Siemens Networks	704
nomura holdings		Nomura Holdings	84
nordea bank		Nordea Bank	334
norges bank		Norges Bank	618
norilsk nickel		Norilsk Nickel	556
norsk hydro		Norsk Hydro	618
northern trust		Northern Trust	11
norwegian air shuttle		Norwegian Air Shuttle	618
novo banco		Novo Banco	706
novo nordisk		Novo Nordisk	615
nxp semiconductors		NXP Semiconductors	248
olam international		Olam International	466
old dominion		Old Dominion	11
old mutual		Old Mutual	336
old navy		Old Navy	11
omv petrom		OMV Petrom	1013
orascom construction		Orascom Construction	1006
oreilly automotive		O'Reilly Automotive	11
origin energy		Origin Energy	247
osterreichische post		Österreichische Post	614
otis elevator		Otis Elevator	11
otp bank		OTP Bank	1007
otsuka pharmaceutical		Otsuka Pharmaceutical	84
overseas chinese banking		Overseas-Chinese Banking	466
owens corning		Owens Corning	11
palo alto networks		Palo Alto Networks	11
panasonic holdings		Panasonic Holdings	84
papa johns		Papa John's	11
paramount pictures		Paramount Pictures	11
parker hannifin		Parker Hannifin	11
patek philippe		Patek Philippe	212
penske automotive		Penske Automotive	11
peoples insurance		People's Insurance	72
pernod ricard		Pernod Ricard	141
petroleo brasileiro		Petróleo Brasileiro	282
petroleos mexicanos		Petróleos Mexicanos	465
petroliam nasional		Petroliam Nasional	553
philip morris		Philip Morris	11
philippine national bank		Philippine National Bank	705
phillips 66		Phillips 66	11
pick n pay		Pick n Pay	336
ping an		Ping An	72
ping an bank		Ping An Bank	72
ping an insurance		Ping An Insurance	72
piraeus bank		Piraeus Bank	616
pizza hut		Pizza Hut	11
pko bank polski		PKO Bank Polski	555
plains all american		Plains All American	11
poczta polska		Poczta Polska	555
polski koncern naftowy		Polski Koncern Naftowy	555
posco holdings		Posco Holdings	176
poste italiane		Poste Italiane	261
power corporation of canada		Power Corporation of Canada	147
power grid		Power Grid	98
pratt and whitney		Pratt & Whitney	11
premier foods		Premier Foods	73
pret a manger		Pret A Manger	73
price waterhouse		Price Waterhouse	73
principal financial		Principal Financial	11
procter gamble		Procter Gamble	11
public bank		Public Bank	553
qantas airways		Qantas Airways	247
qatar airways		Qatar Airways	1012
qatar energy		Qatar Energy	1012
qatar petroleum		Qatar Petroleum	1012
quanta computer		Quanta Computer	335
quest diagnostics		Quest Diagnostics	11
raiffeisen bank		Raiffeisen Bank	614
ralph lauren		Ralph Lauren	11
raymond james		Raymond James	11
reckitt benckiser		Reckitt Benckiser	73
red bull		Red Bull	11
red electrica		Red Eléctrica	396
red hat		Red Hat	11
rede globo		Rede Globo	282
regeneron pharmaceuticals		Regeneron Pharmaceuticals	11
regions financial		Regions Financial	11
reliance industries		Reliance Industries	98
remy cointreau		Rémy Cointreau	141
remy martin		Remy Martin	141
rentokil initial		Rentokil Initial	73
research in motion		Research In Motion	147
reserve bank of australia		Reserve Bank of Australia	247
reserve bank of india		Reserve Bank of India	98
rio tinto		Rio Tinto	73
rite aid		Rite Aid	11
riyad bank		Riyad Bank	427
roche holding		Roche Holding	212
rockstar games		Rockstar Games	11
rockwell automation		Rockwell Automation	11
rockwell collins		Rockwell Collins	11
rogers communications		Rogers Communications	147
rohde and schwarz		Rohde & Schwarz	150
rolls royce		Rolls-Royce	73
rosneft oil		Rosneft Oil	556
ross stores		Ross Stores	11
royal air maroc		Royal Air Maroc	1010
royal bank of canada		Royal Bank of Canada	147
royal caribbean		Royal Caribbean	11
royal dutch shell		Royal Dutch Shell	248
royal jordanian		Royal Jordanian	1346
royal mail		Royal Mail	73
royal philips		Royal Philips	248
russian railways		Russian Railways	556
sabanci holding		Sabancı Holding	504
saic motor		SAIC Motor	72
saint gobain		Saint-Gobain	141
sal oppenheim		Sal. Oppenheim	150
salvatore ferragamo		Salvatore Ferragamo	261
samsung ct		Samsung C&T	176
samsung electronics		Samsung Electronics	176
samsung heavy industries		Samsung Heavy Industries	176
samsung life		Samsung Life	176
san miguel		San Miguel	705
santander uk		Santander UK	73
saudi arabian airlines		Saudi Arabian Airlines	427
saudi arabian oil		Saudi Arabian Oil	427
saudi aramco		Saudi Aramco	427
saudi binladin		Saudi Binladin	427
saudi national bank		Saudi National Bank	427
saudi telecom		Saudi Telecom	427
saxo bank		Saxo Bank	615
scentre group		Scentre Group	247
schindler holding		Schindler Holding	212
schneider electric		Schneider Electric	141
schwarz gruppe		Schwarz Gruppe	150
scottish power		Scottish Power	73
scottish widows		Scottish Widows	73
sea group		Sea Group	466
seiko epson		Seiko Epson	84
sekisui house		Sekisui House	84
seven and i		Seven & i	84
severn trent		Severn Trent	73
shanghai pudong development bank		Shanghai Pudong Development Bank	72
sherwin williams		Sherwin-Williams	11
shin etsu chemical		Shin-Etsu Chemical	84
shinhan financial		Shinhan Financial	176
siam cement		Siam Cement	557
siam commercial bank		Siam Commercial Bank	557
sibanye stillwater		Sibanye Stillwater	336
siemens energy		Siemens Energy	150
siemens healthineers		Siemens Healthineers	150
silicon valley bank		Silicon Valley Bank	11
sime darby		Sime Darby	553
simon property		Simon Property	11
singapore airlines		Singapore Airlines	466
singapore telecommunications		Singapore Telecommunications	466
six flags		Six Flags	11
sk hynix		SK Hynix	176
sk telecom		SK Telecom	176
skandinaviska enskilda		Skandinaviska Enskilda	334
skoda auto		Škoda Auto	821
slaughter and may		Slaughter and May	73
smith and nephew		Smith & Nephew	73
smithfield foods		Smithfield Foods	11
smurfit kappa		Smurfit Kappa	617
societe bic		Société BIC	141
softbank group		SoftBank Group	84
southern company		Southern Company	11
southwest airlines		Southwest Airlines	11
spark new zealand		Spark New Zealand	1011
sports direct		Sports Direct	73
square enix		Square Enix	84
standard bank		Standard Bank	336
standard chartered		Standard Chartered	73
standard life		Standard Life	73
standard oil		Standard Oil	11
stanley black and decker		Stanley Black & Decker	11
state bank of pakistan		State Bank of Pakistan	822
state farm		State Farm	11
state grid		State Grid	72
state street		State Street	11
stora enso		Stora Enso	704
sumitomo chemical		Sumitomo Chemical	84
sumitomo electric		Sumitomo Electric	84
sumitomo mitsui		Sumitomo Mitsui	84
sun hung kai		Sun Hung Kai	299
sun life		Sun Life	147
sun life financial		Sun Life Financial	147
sun microsystems		Sun Microsystems	11
sun pharma		Sun Pharma	98
sun pharmaceutical		Sun Pharmaceutical	98
suncor energy		Suncor Energy	147
suzuki motor		Suzuki Motor	84
svenska handelsbanken		Svenska Handelsbanken	334
sveriges riksbank		Sveriges Riksbank	334
swire pacific		Swire Pacific	299
swiss international air lines		Swiss International Air Lines	212
swiss life		Swiss Life	212
swiss re		Swiss Re	212
taco bell		Taco Bell	11
taiwan semiconductor		Taiwan Semiconductor	335
take two interactive		Take-Two Interactive	11
takeda pharmaceutical		Takeda Pharmaceutical	84
tata consultancy		Tata Consultancy	98
tata motors		Tata Motors	98
tata power		Tata Power	98
tata sons		Tata Sons	98
tata steel		Tata Steel	98
tate and lyle		Tate & Lyle	73
taylor wimpey		Taylor Wimpey	73
td ameritrade		TD Ameritrade	11
tech mahindra		Tech Mahindra	98
techtronic industries		Techtronic Industries	299
teck resources		Teck Resources	147
telecom italia		Telecom Italia	261
telekom malaysia		Telekom Malaysia	553
telia company		Telia Company	334
telkom indonesia		Telkom Indonesia	503
temasek holdings		Temasek Holdings	466
tenaga nasional		Tenaga Nasional	553
tencent holdings		Tencent Holdings	72
tenet healthcare		Tenet Healthcare	11
tetra laval		Tetra Laval	334
tetra pak		Tetra Pak	334
teva pharmaceutical		Teva Pharmaceutical	464
texas pacific		Texas Pacific	11
thai airways		Thai Airways	557
thai union		Thai Union	557
thames water		Thames Water	73
thomson reuters		Thomson Reuters	147
tim hortons		Tim Hortons	147
tokio marine		Tokio Marine	84
tokyo electron		Tokyo Electron	84
tokyo gas		Tokyo Gas	84
toll brothers		Toll Brothers	11
tommy hilfiger		Tommy Hilfiger	11
toronto dominion		Toronto-Dominion	147
toyota industries		Toyota Industries	84
toyota motor		Toyota Motor	84
toyota tsusho		Toyota Tsusho	84
tractor supply		Tractor Supply	11
trader joes		Trader Joe's	11
trafigura beheer		Trafigura Beheer	466
trafigura group		Trafigura Group	212
travis perkins		Travis Perkins	73
true value		True Value	11
truist financial		Truist Financial	11
tsingtao brewery		Tsingtao Brewery	72
turk telekom		Türk Telekom	504
turkish airlines		Turkish Airlines	504
turkiye is bankasi		Türkiye İş Bankası	504
tyson foods		Tyson Foods	11
uber technologies		Uber Technologies	11
ukrainian railways		Ukrainian Railways	2176
ultratech cement		UltraTech Cement	98
under armour		Under Armour	11
unibail rodamco		Unibail-Rodamco	141
union bank of india		Union Bank of India	98
union pacific		Union Pacific	11
united bank for africa		United Bank for Africa	554
united microelectronics		United Microelectronics	335
united overseas bank		United Overseas Bank	466
united rentals		United Rentals	11
united technologies		United Technologies	11
united utilities		United Utilities	73
universal studios		Universal Studios	11
upm kymmene		UPM-Kymmene	704
us bank		US Bank	11
vale do rio doce		Vale do Rio Doce	282
valero energy		Valero Energy	11
vertex pharmaceuticals		Vertex Pharmaceuticals	11
vestas wind systems		Vestas Wind Systems	615
victorias secret		Victoria's Secret	11
vietnam airlines		Vietnam Airlines	2178
virgin atlantic		Virgin Atlantic	73
virgin australia		Virgin Australia	247
virgin media		Virgin Media	73
vitol holding		Vitol Holding	73
vodafone idea		Vodafone Idea	98
volvo car		Volvo Car	334
volvo cars		Volvo Cars	334
vtb bank		VTB Bank	556
wall street journal		Wall Street Journal	11
warner bros		Warner Bros	11
washington post		Washington Post	11
waste management		Waste Management	11
weir group		Weir Group	73
western union		Western Union	11
whole foods		Whole Foods	11
whole foods market		Whole Foods Market	11
wiener linien		Wiener Linien	614
wilmar international		Wilmar International	466
wolters kluwer		Wolters Kluwer	248
woodside energy		Woodside Energy	247
woodside petroleum		Woodside Petroleum	247
woolworths group		Woolworths Group	247
wustenrot and wurttembergische		Wüstenrot & Württembergische	150
yamaha motor		Yamaha Motor	84
yapi kredi		Yapı Kredi	504
yara international		Yara International	618
yes bank		Yes Bank	98
yves rocher		Yves Rocher	141
zenith bank		Zenith Bank	554
zijin mining		Zijin Mining	72
ziraat bankasi		Ziraat Bankası	504
zurich insurance		Zurich Insurance	212`;
export const omittedKinds: string = `academy			508
aerospace			508
bank			508
club			307
construction			508
football			307
freight			508
groep			307
groupe			307
grupa			307
grupo			307
gruppe			307
gruppo			307
jituan			307
media			508
mining			508
publishing			307
real estate			508
research			307
skupina			307
sports			307
town			307`;
export const translations: string = `aardolie	oil		20
abadia	abbey		15
abbaye	abbey		12
abbazia	abbey		16
abdij	abbey		20
aberta	open		38
abfall	waste		10
abierta	open		15
abitazione	housing		16
abogados	lawyers		15
abtei	abbey		10
abzar	tool		28
accademia	academy		16
acciaio	steel		16
acik	open		17
acqua	water		16
acque	water		16
adala	justice		14
adalet	justice		17
adasi	island		17
aduana	customs		15
aduanas	customs		15
adunarea	assembly		126
advocaten	lawyers		20
advogados	lawyers		38
advokater	lawyers		25
advokati	lawyers		19
adwokaci	lawyers		8
aerienne	airways		12
aeriennes	airways		12
aerodromio	airport		37
aerolimenas	airport		37
aerolineas	airlines		15
aerolinie	airlines		19
aeroporias	aviation		37
aeroport	airport		2
aeroportul	airport		126
afaceri	business		126
affaires	affair		12
affaires	business		12
affari	affair		16
africain	african		12
africaine	african		12
africana	african		15
africano	african		15
afrikanische	african		10
afrikanischer	african		10
afrikanskiy	african		2
afrique	african		12
afval	waste		20
agentia	agency		126
agentura	agency		19
agham	sciences		444
agraire	agrarian		12
agrarni	agrarian		19
agricoltori	farmer		16
agricoltori	farmers		16
agriculteurs	farmer		12
agriculteurs	farmers		12
agricultores	farmer		15
agricultores	farmers		15
agriculturii	agriculture		480
agyptisch	egypt		5
ahmar	red		14
ahrarnyy	agricultural		29
ahro	agro		29
aide	help		12
aigues	water		241
aiuto	help		16
ajaleht	newspaper		152
ajansi	agency		17
ajuda	help		38
ajuntament	municipality		241
ak	alaska		242
akadeemia	academy		1679
akademia	academy		3524
akademie	academy		3503
akademija	academy		290
akademijas	academy		3518
akademisi	academy		17
akademiya	academy		2
akadimia	academy		37
akatemia	academy		322
akatemian	academy		322
akhbar	news		14
alemanes	germany		5
aletler	tools		17
alfandega	customs		38
algemene	general		20
algerino	algeria		5
algerisch	algeria		5
algerische	algeria		5
algkool	primary		152
algodao	cotton		38
algodon	cotton		15
allami	state		75
allemands	germany		5
allgemeine	general		10
allmanna	general		25
almaznyy	diamond		2
almindelige	general		350
altalanos	primary		75
altin	gold		17
alv	river		25
alyuminiyevyy	aluminium		2
ambasada	embassy		8
ambasciata	embassy		16
ambassad	embassy		25
ambassade	embassy		12
ambiente	environment		15
amerikanskiy	american		2
amerykanska	american		8
amerykanski	american		8
amm	general		14
ammah	general		14
ammatillinen	vocational		115
ammattikorkeakoulu	college		115
amniyat	security		28
amwzsh	education		28
amynas	defense		37
anaptyxis	development		37
andalou	andalusia		5
andalusisch	andalusia		5
andaluz	andalusia		5
andaluza	andalusia		5
andelsselskab	cooperative		350
angelegenheiten	affair		10
angliyskiy	english		2
anjoman	association		28
anoikto	open		37
anotati	higher		37
anoteri	higher		37
antarabangsa	international		351
apele	waters		126
aperta	open		16
apparatura	equipment		2
araba	cars		17
arabi	arab		14
arabiya	arab		14
arabiya	arabic		14
arastirma	research		17
arastirmalari	research		3529
arbeid	labor		20
arbeiders	worker		20
arbeiders	workers		20
arbeit	labor		10
arbeit	work		10
arbeiter	worker		10
arbeiter	workers		10
arbetare	workers		25
arbete	work		25
arbitrazhnyy	court		2
archief	archive		20
architektoniki	architecture		37
archiv	archive		10
archives	archive		12
archivio	archive		16
archivo	archive		15
archiwum	archive		8
arg	argentina		76
argelino	algeria		5
argentijns	argentina		5
argentinisch	argentina		5
argentinos	argentina		5
argentynski	argentina		5
arkitektur	architecture		25
arkkitehtuuri	architecture		115
arkticheskiy	arctic		2
armadas	armed		15
armas	arms		15
armate	armed		16
arme	army		25
armee	army		10
armees	armed		12
armes	arms		12
armi	arms		16
armia	army		8
armiya	army		2
armyanskiy	armenian		2
arquivo	archive		38
arsitektur	architecture		109
arsiv	archive		17
artes	arts		15
artesh	army		28
arti	arts		16
arzte	doctors		10
asamblea	assembly		15
asfalistiki	insurance		37
askeri	military		17
asociace	association		19
asociacia	association		229
asosiasi	association		109
asotsiatsiya	association		29
assegurances	insurance		241
assemblea	assembly		16
assemblee	assembly		12
assembleia	assembly		38
associacio	association		241
assuntos	affair		38
asteroskopeio	observatory		37
astynomia	police		37
asuntos	affair		15
athinon	athens		37
atik	waste		17
atomi	atomic		28
atomnyy	atomic		2
atomnyy	nuclear		2
atverta	open		123
auditoria	audit		15
aukstoji	higher		102
ausfuhr	export		10
aushadhalaya	pharmacy		323
ausschuss	committee		10
auswartige	foreign		10
auswartiges	foreign		10
autonoma	autonomous		15
autonome	autonomous		12
autonomo	autonomous		15
avalik	public		152
avdelning	department		25
avfall	waste		25
aviatie	aviation		126
aviatsionen	aviation		89
aviatsionnyy	aircraft		2
aviatsionnyy	aviation		2
aviatsiynyy	aviation		29
avocats	lawyers		12
avoin	open		115
avtodorozhnyy	road		2
avtomaticheskiy	automatic		2
avtomatika	automation		2
avtomobilnyy	automobile		2
avtomobilnyy	automotive		2
avtozavod	automobile		2
avukatlar	lawyers		17
avvocati	lawyers		16
aytam	orphans		14
ayuda	help		15
az	arizona		242
azadi	freedom		1681
azadiya	freedom		1681
azerbaydzhanskiy	azerbaijani		2
azgayin	national		289
aziatskiy	asian		2
azot	nitrogen		2
azotnyy	nitrogen		2
azucar	sugar		15
badan	agency		109
badan	research		8
badania	research		8
badawczy	research		762
bahcesi	garden		17
bahn	railway		10
bahrainiya	bahraini		14
bakir	copper		17
balgarski	bulgaria		5
balik	fish		17
balikcilik	fishing		17
baltiyskiy	baltic		2
bambini	child		16
bambini	children		16
banc	bank		241
bandaoti	semiconductor		30
banden	tyre		20
banki	bank		205
bankivskyy	bank		29
baoxian	insurance		30
bargh	electric		28
bargh	electricity		28
bargh	power		28
baris	peace		17
basisschool	primary		20
batalon	battalion		2
batalyon	battalion		2
bauern	farmer		10
bauern	farmers		10
bauernhof	farm		10
baumwolle	cotton		10
bavarese	bavaria		5
bavaro	bavaria		5
bavarois	bavaria		5
bavaroise	bavaria		5
bavlna	cotton		19
bawelna	cotton		8
bayerisch	bavaria		5
bayerische	bavaria		5
bayerischer	bavaria		5
bayerisches	bavaria		5
bayt	house		14
bazargani	commerce		28
baznica	church		123
beaux	fine		12
befreiung	liberation		10
befrielse	liberation		25
beifang	north		30
beinolmelali	international		28
beit	house		14
beker	cup		20
belas	fine		38
belasting	tax		20
bellas	fine		15
belorusskiy	belarusian		2
belyy	white		2
bergwerk	mine		10
beruflich	vocational		10
berufliche	vocational		10
beschaftigung	employment		10
bevrijding	liberation		20
beweging	movement		20
bewegung	movement		10
beynelxalq	international		1678
beynolmelal	international		28
beynolmelali	international		28
bezopasnost	safety		2
bezopasnost	security		2
bezpecnost	security		19
bezpeka	security		29
bezpeky	security		29
bezpieczenstwa	security		8
bezpieczenstwo	security		8
bgd	bangladesh		76
bgr	bulgaria		76
bhavan	house		323
bhryh	maritime		14
bhwth	research		14
biblioteek	library		479
biblioteka	library		2
biblioteket	library		1685
biedriba	society		123
bilancio	budget		16
bilim	science		17
bilimler	sciences		17
bilimleri	sciences		17
bilimsel	scientific		17
bimarestan	hospital		28
binaa	construction		14
binguan	hotel		30
binnenlandse	interior		20
biologicheskiy	biological		2
bioscoop	cinema		20
birlesik	united		17
birligi	association		17
birligi	union		17
birlik	unity		17
biru	beer		77
bischof	bishop		10
biskop	bishop		25
biskup	bishop		8
bisnis	business		109
bispo	bishop		38
bisschop	bishop		20
biuro	office		8
biznesis	business		205
bizottsag	committee		75
blad	magazine		206
blagotvoritelnyy	charitable		2
blagotvoritelnyy	charity		2
blahodiynyy	charitable		29
boeren	farmer		20
bogoslovski	theological		89
bogoslovskiy	theological		1175
bokasafn	library		761
bolgarskiy	bulgarian		2
bolshoy	big		2
bolshoy	great		2
bombeiros	fire		38
bomberos	fire		15
bomull	cotton		25
bors	exchange		25
borsa	exchange		16
borsasi	exchange		17
bosanska	bosnian		3502
bosco	forest		16
bosques	forest		15
botschaft	embassy		10
bra	brazil		76
brasileno	brazil		5
brasilianisch	brazil		5
brasiliano	brazil		5
brasserie	brewery		12
brazylijski	brazil		5
bresilien	brazil		5
breton	brittany		5
bretonisch	brittany		5
bretonne	brittany		5
brigada	brigade		2
britanskiy	british		2
brod	bread		25
brood	bread		20
brot	bread		10
brucke	bridge		10
brug	bridge		20
btdiyh	primary		14
budivelnyy	construction		29
budivnytstvo	construction		29
budowa	construction		8
buitenlandse	foreign		20
bulgara	bulgaria		5
bulgarisch	bulgaria		5
bulgaro	bulgaria		5
bulgarski	bulgaria		5
bulharsky	bulgaria		5
bundes	federal		10
bundesbahn	federalrailway		10
bundesbahnen	federalrailway		10
bureniye	drilling		2
burg	castle		10
burgschaft	guarantee		10
burovoy	drilling		2
burza	exchange		19
bussan	products		77
butsuryu	logistics		77
buvniecibas	construction		123
buyuk	great		17
buyukelciligi	embassy		17
bwa	botswana		76
byoin	hospital		77
bzhshkakan	medical		289
caddesi	street		17
caile	railway		126
cailiao	material		30
caisse	fund		12
caj	tea		19
calculatoare	computer		126
calisma	labor		17
calisma	work		17
calle	street		15
campesinos	farmer		15
carbone	coal		16
carcere	prison		16
carne	meat		15
carros	cars		38
casopis	magazine		19
casopis	newspaper		200
cassa	fund		16
castello	castle		16
castelo	castle		38
catala	catalonia		5
catalan	catalonia		5
catalana	catalonia		5
catalane	catalonia		5
catholique	catholic		12
cati	roof		17
catolica	catholic		15
catolico	catholic		15
cattolica	catholic		16
cattolico	catholic		16
cay	tea		17
ceco	czechia		5
celny	customs		8
censimento	census		16
censo	census		15
centar	center		69
centrinis	central		102
centrs	center		123
centrul	center		126
cephesi	front		17
cercetare	research		480
cercetari	research		480
cerkev	church		200
ceskych	czechia		5
cevre	environment		17
chambre	chamber		12
charbon	coal		12
chasten	private		89
chastna	private		89
chastnaya	private		2
chastnyy	private		2
chateau	castle		12
checo	czechia		5
chemia	chemical		8
cheoldo	railway		324
chernyy	black		2
cheshskiy	czech		2
cheshskiy	czechia		5
chikitsalaya	hospital		323
chilien	chile		5
chimica	chemical		16
chimie	chemical		12
chinees	china		5
chinesisch	china		5
chinski	china		5
chl	chile		76
chleb	bread		19
chn	china		76
choeur	choir		12
chor	choir		10
chorvatsky	croatia		5
chorwacki	croatia		5
chram	temple		19
chretien	christian		12
chretienne	christian		12
chrezvychaynyy	emergency		2
christelijke	christian		20
christlich	christian		10
christliche	christian		10
chrzescijanska	christian		8
chrzescijanski	christian		8
chu	universityhospital		12
chuanbo	ship		30
chuanbo	shipbuilding		30
chuanmei	media		30
chukou	export		30
cicek	flowers		17
cientificas	scientific		15
cientifico	scientific		15
ciftligi	farm		17
cileno	chile		5
clo	customs		19
cobre	copper		15
coches	cars		15
cocuk	child		17
cocuk	children		17
colegio	college		15
colegiu	college		126
colegiul	college		126
collegio	college		16
colombien	colombia		5
combattants	veteran		12
comerc	commerce		241
comercio	commerce		15
comert	commerce		126
comision	commission		15
comissao	commission		38
comitato	committee		16
comitet	committee		126
comitetul	committee		126
commercio	commerce		16
commissie	commission		20
competencia	competition		15
computacion	computer		15
comunale	municipal		16
comunicacoes	communications		38
comunicazione	communication		16
comunicazioni	communications		16
comunista	communist		15
concorrencia	competition		38
concorrenza	competition		16
conseil	council		12
consejo	council		15
conselho	council		38
consell	council		241
consiglio	council		16
consiliul	council		126
consommateurs	consumer		12
consommateurs	consumers		12
constitucional	constitutional		15
constitutionnel	constitutional		12
construcao	construction		38
construcoes	construction		38
consumatori	consumer		16
consumatori	consumers		16
consumenten	consumer		20
consumidor	consumer		15
consumidores	consumer		15
consumidores	consumers		15
convento	monastery		15
coppa	cup		16
coro	choir		15
corporacao	corporation		38
corporacion	corporation		15
corporazione	corporation		16
correos	post		15
costituzionale	constitutional		16
coton	cotton		12
cotone	cotton		16
coupe	cup		12
couro	leather		38
couvent	monastery		12
crianca	child		38
criancas	child		38
criancas	children		38
crista	christian		38
cristao	christian		38
cristiana	christian		15
cristiano	christian		15
crnogorska	montenegrin		290
croata	croatia		5
croate	croatia		5
csillagvizsgalo	observatory		75
ct	connecticut		242
cuero	leather		15
cuir	leather		12
cuivre	copper		12
cukier	sugar		8
cukr	sugar		19
cultura	culture		15
cultuur	culture		20
cumhuriyet	republic		17
cumhuriyeti	republic		17
cupen	cup		25
czasopismo	magazine		8
cze	czechia		76
czeski	czechia		5
czlowieka	human		8
dach	roof		10
dachy	roof		8
dack	tyre		25
dagi	mountain		17
daigaku	university		77
dairesi	department		17
danes	denmark		5
danisch	denmark		5
danmarks	denmark		5
dansky	denmark		5
daroo	pharmaceutical		28
darstellende	performing		10
daru	pharmaceutical		28
daryai	marine		28
daryai	navy		28
daryayi	marine		28
daryayi	navy		28
daryayi	sea		28
darzhaven	state		89
darzhavna	state		89
datskiy	danish		2
davlat	state		661
dawa	call		14
dawla	state		14
dawlat	state		14
daxue	university		30
dayanisma	solidarity		17
dechets	waste		12
deens	denmark		5
defa	defence		28
defa	defense		28
defensa	defense		15
defensie	defense		20
defesa	defense		38
degirmeni	mill		17
delnici	workers		19
demiryolu	railway		17
democracia	democracy		15
democratie	democracy		12
democratique	democratic		12
democratische	democratic		20
democrazia	democracy		16
demokracja	democracy		8
demokraticheskaya	democratic		2
demokraticka	democratic		19
demokratie	democracy		10
demokratik	democratic		17
demokratikus	democratic		75
demokratische	democratic		10
demokratischer	democratic		10
demokratiska	democratic		25
demokratska	democratic		69
demokratyczna	democratic		8
demokratyczny	democratic		8
denizi	sea		17
denkmal	monument		10
denryoku	power		77
departamentas	department		102
departamentul	department		126
departement	ministry		206
departementet	ministry		1682
deporte	sport		15
depositi	deposit		16
depositos	deposit		15
depots	deposit		12
deputatov	deputy		2
derecho	law		15
derechos	right		15
derechos	rights		15
derevoobrobnyy	wood		29
dergisi	magazine		17
deri	leather		17
dernegi	society		17
derzhavne	state		29
derzhavnyy	state		29
deschisa	open		126
desporto	sport		38
deti	children		19
deu	germany		76
deuren	doors		20
developpement	development		12
devlet	state		17
devrimci	revolutionary		17
dewan	council		109
deyterovathmia	secondary		37
dianli	power		30
dianqi	electric		30
dianxin	telecom		30
dianzi	electronic		30
dianzi	electronics		30
diari	newspaper		241
dichan	property		30
dienst	service		10
dierentuin	zoo		20
diethnes	international		37
diethnis	international		37
difa	defense		14
difesa	defense		16
dikaiosynis	justice		37
dimokratia	republic		37
dimokratias	republic		37
dimokratiko	democratic		37
dimos	municipality		37
dimosia	public		37
dimosias	public		37
dimosio	public		37
dimotiko	primary		37
dinamarques	denmark		5
dinas	office		109
dioikisis	management		37
direito	law		38
direitos	right		38
direitos	rights		38
diritti	right		16
diritti	rights		16
diritto	law		16
disisleri	foreign		17
divadlo	theatre		19
djurpark	zoo		25
dnk	denmark		76
dobrovolcheskiy	volunteer		2
dogana	customs		16
dogane	customs		16
dolina	valley		8
domkyrka	cathedral		25
domstol	court		25
dongfang	east		30
dongfang	eastern		30
dongfang	oriental		30
donne	woman		16
donne	women		16
dorozhniy	road		29
dorozhnyy	road		2
dorrar	doors		25
doslidnytskyy	research		29
doslidnyy	research		29
douane	customs		12
douanes	customs		12
dovlet	state		1678
dovoz	import		19
dprots	school		289
draha	railway		19
draugija	society		102
drept	law		126
droit	law		12
droits	right		12
droits	rights		12
druck	printing		10
drukarnya	printing		29
drustvo	society		290
druzhestvo	society		89
drykhlvt	architecture		139
dryyy	maritime		28
drzavna	state		69
drzavni	state		69
drzwi	doors		8
dukhovna	theological		29
dukhovnaya	theological		2
dul	mine		19
dunski	denmark		5
dunya	world		17
duwaliya	international		14
dvere	doors		19
dvigatel	engine		2
dvigatelestroitelnyy	engine		2
dvigateley	engine		2
dvizhenie	movement		2
dza	algeria		76
dzelzcels	railway		123
dzieci	child		8
dzieci	children		8
dzyarzhauny	state		1169
eau	water		12
eaux	water		12
economia	economy		15
economica	economic		15
economico	economic		15
economie	economy		12
economique	economic		12
economische	economic		20
ecossais	scotland		5
ecu	ecuador		76
eczacilik	pharmaceutical		17
edalat	justice		28
edicions	publishing		241
educatiei	education		480
edukacji	education		762
eenheid	unity		20
efimerida	newspaper		37
egipcio	egypt		5
egiziano	egypt		5
egy	egypt		76
egyetemi	university		760
eiga	film		77
eiland	island		20
eilanden	island		20
einfuhr	import		10
einheit	unity		10
einlagen	deposit		10
einnahmen	revenue		10
eireann	ireland		5
eisen	iron		10
ejercito	army		15
ekonomi	economics		109
ekonomi	economy		25
ekonomicheskiy	economic		2
ekonomichniy	economic		29
ekonomicka	economic		19
ekonomiczna	economic		8
ekonomiczny	economic		8
ekonomie	economics		1170
ekonomii	economics		8
ekonomija	economics		69
ekonomika	economics		3517
ekonomika	economy		19
ekonomiki	economics		1175
ekonominis	economic		102
ekonomisk	economic		25
ekonomska	economic		69
ekonomski	economic		69
ekpaideysis	education		37
eksperimentalnyy	experimental		2
eksport	export		2
electricite	electricity		12
electrique	electrical		12
elektricheskiy	electric		2
elektricheskiy	electrical		2
elektriciteit	electricity		20
elektricitet	electricity		25
elektrina	electricity		19
elektro	electric		2
elektromekhanicheskiy	electromechanical		2
elektronik	electronics		28
elektronika	electronics		2
elektronnyy	electronic		2
elektronnyy	electronics		2
elektrooborudovaniye	equipment		2
elektrotechnicka	electrical		19
elektrotechniczny	electrical		8
elektrotechnisch	electrical		10
elektrotehnicka	electrical		69
elektrotehnicki	electrical		69
elektrotekhnicheskiy	electrical		2
elektrotekhnichniy	electrical		29
elektrychnyy	electric		29
elektrycznosc	electricity		8
elettrica	electrical		16
elettricita	electricity		16
elkartea	association		576
elliniki	greek		37
elliniko	greece		5
elliniko	greek		37
ellinikos	greece		5
embaixada	embassy		38
embajada	embassy		15
embalagens	packaging		38
embalaje	packaging		15
emballage	packaging		12
emballages	packaging		12
emerytalny	pension		8
emniyet	police		17
empleo	employment		15
emploi	employment		12
emporiki	commercial		37
emporioy	commerce		37
emprego	employment		38
energeia	energy		37
energeias	energy		37
energeticheskiy	power		2
enerhetychnyy	energy		29
enerhiya	energy		29
enerzhi	energy		28
enfance	child		12
enfants	children		12
engenheiros	engineers		38
enghelab	revolution		28
enginyeria	engineering		241
enighet	unity		25
enosi	association		37
enosi	union		37
enqelab	revolution		28
enseignants	teacher		12
enseignants	teachers		12
entesharat	publishing		28
entrate	revenue		16
entwicklung	development		10
entwicklungsbank	developmentbank		10
envases	packaging		15
environnement	environment		12
epaggelmatiko	vocational		37
epargne	savings		12
epicheiriseon	business		37
epistimi	science		37
epistimon	sciences		37
epiteszmernoki	architecture		75
epitropi	committee		37
erakond	party		152
erdeszeti	forestry		75
erdol	oil		10
ereynas	research		37
ereynon	research		37
ergastirio	laboratory		37
erovnuli	national		205
escenicas	performing		15
escoces	scotland		5
escocesa	scotland		5
escritorio	office		38
esercito	army		16
esglesia	church		241
eskola	school		576
eslami	islamic		28
eslovaco	slovakia		5
esloveno	slovenia		5
esoterikon	interior		37
espagnoles	spain		5
espagnols	spain		5
espanhois	spain		5
espanoles	spain		5
esperanca	hope		38
espoir	hope		12
esportazione	export		16
esportazioni	export		16
estadistica	statistics		15
estadistico	statistical		15
estados	state		15
estadual	state		38
estatal	state		15
estatistica	statistics		38
esteri	foreign		16
estero	foreign		16
estestvennyy	natural		2
estonskiy	estonian		2
estrangeiros	foreign		38
estudantes	student		38
estudiantes	student		15
etaireia	society		37
etat	agency		206
etat	state		12
etats	state		12
etelaat	intelligence		28
eth	ethiopia		76
ethniki	national		37
ethnikis	national		37
ethniko	national		37
etranger	foreign		12
etrangeres	foreign		12
ettelaat	information		28
ettelaat	intelligence		28
etudiants	student		12
eunhaeng	bank		324
eurooppalainen	european		115
europai	european		75
europaisch	europe		5
europaischer	european		10
europaisches	european		10
europeisk	european		25
europeiska	european		25
europejska	european		8
europejskie	european		8
europeu	european		38
eveque	bishop		12
evropeyskaya	european		2
evropeyskiy	european		2
evropska	european		19
evropsky	european		19
exercito	army		38
exoterikon	foreign		37
exportacao	export		38
exportacoes	export		38
exportation	export		12
exportations	export		12
exportazione	export		16
exteriores	foreign		15
extranjero	foreign		15
fabrika	factory		2
fabrikk	factory		206
facultat	faculty		241
facultate	faculty		126
fakhoviy	vocational		29
fakultas	faculty		109
fakulte	faculty		17
fakultesi	faculty		17
fakultet	faculty		3534
fakulteta	faculty		200
famiglia	family		16
familie	family		10
famille	family		12
fanavari	technology		28
fangzhi	textile		30
fannavari	technology		28
farhang	culture		28
farhangi	cultural		28
farmaceuticka	pharmaceutical		19
farmaceutski	pharmaceutical		69
farmasi	pharmaceutical		109
farmatsevtichen	pharmaceutical		89
farmatsevtichniy	pharmaceutical		29
fars	persian		28
farsh	carpet		28
fattoria	farm		16
fazai	space		28
fazhan	development		30
federacio	federation		241
federasyonu	federation		17
federatia	federation		126
federatie	federation		20
federatsiya	federation		2
femmes	women		12
fenetres	windows		12
fenster	windows		10
ferramentas	tools		38
ferrocarrils	railway		241
fezai	space		28
fiammingo	flanders		5
filarmonica	philharmonic		15
filastin	palestine		14
filastini	palestinian		14
filharmonia	philharmonic		8
filistin	palestine		14
filistini	palestinian		14
filistiniya	palestinian		14
financiara	financial		126
financiele	financial		20
financien	finance		20
financier	financial		12
financni	financial		19
finanse	finance		8
finanser	finance		25
finansov	finance		2
finansowa	financial		8
finansowy	financial		8
finanze	finance		16
finanzen	finance		10
finanziaria	financial		16
finestre	windows		16
finnisch	finland		5
finsk	finland		5
finski	finland		5
finskiy	finnish		2
finsky	finland		5
fiori	flowers		16
fiscale	tax		12
fiscalia	prosecutor		15
fischerei	fishing		10
fisk	fish		25
fiume	river		16
fizika	physics		2
fkvlth	faculty		139
fl	florida		242
flamand	flanders		5
flamande	flanders		5
flamisch	flanders		5
fleisch	meat		10
flemish	flanders		5
fletes	freight		15
fleurs	flowers		12
fleuve	river		12
floresta	forest		38
florestal	forest		38
flot	fleet		2
flot	navy		2
fluchtlinge	refugee		10
fluggesellschaft	airlines		10
fluglinie	airlines		10
fluss	river		10
flyg	airlines		25
flygplats	airport		25
foderation	federation		10
foiskola	college		75
fond	foundation		2
fondatsiya	foundation		89
fonds	foundation		123
fonster	windows		25
forbund	federation		25
forcas	forces		38
forenade	united		25
forening	association		3506
forestal	forest		15
forestale	forest		16
foreste	forest		16
forestier	forest		12
foret	forest		12
forets	forest		12
formaggio	cheese		16
forpackningar	packaging		25
forschungen	research		914
forschungsgemeinschaft	foundation		914
forschungsgemeinschaft	research		914
forschungsrat	researchcouncil		10
forskning	research		25
forskningsrad	researchcouncil		206
forskningsradet	researchcouncil		25
forsvars	defence		1173
fortschritt	progress		10
forze	forces		16
fra	france		76
francouzska	france		5
francouzsky	france		5
francuski	france		5
frantsuzskaya	france		5
frantsuzskiy	french		2
franzosischer	france		5
franzosisches	france		5
frauen	woman		10
frauen	women		10
freiheit	freedom		10
freiheit	liberty		10
frente	front		15
frieden	peace		10
frihet	freedom		25
fro	seeds		25
fromage	cheese		12
fromagerie	cheese		12
frukt	fruit		25
fruta	fruit		15
frutas	fruit		15
frutta	fruit		16
ftvhh	open		139
fuerzas	forces		15
fulad	steel		28
fundacija	foundation		200
fuoco	fire		16
fuwu	service		30
fuzhuang	garment		30
ga	georgia		242
gaish	army		14
gakuen	academy		77
gakuen	school		77
galega	galicia		5
galego	galicia		5
galerie	gallery		10
galerij	gallery		20
galerisi	gallery		17
gallega	galicia		5
gallego	galicia		5
galleri	gallery		25
galleria	gallery		16
ganatlebis	education		205
gangkou	port		30
gangtie	steel		30
garantia	guarantee		15
garantie	guarantee		12
garanzia	guarantee		16
gard	farm		25
garde	guard		12
garten	garden		10
gasu	gas		77
gazdasagi	economic		75
gazeta	newspaper		8
gazetesi	newspaper		17
gazovyy	gas		2
gefangnis	prison		10
gelezinkeliai	railway		102
gemeentelijke	municipal		20
gemuse	vegetables		10
genclik	youth		17
geniki	general		37
geniko	general		37
geofizicheskiy	geophysical		2
geologicheskiy	geological		2
geoponiko	agricultural		37
gepeszeti	mechanical		75
gerechtigheid	justice		20
gerechtigkeit	justice		10
gereedschap	tools		20
gericht	court		10
gerichtshof	court		10
germanskiy	german		2
geschichte	history		10
geschiedenis	history		20
gestione	management		16
gevangenis	prison		20
gewerkschaft	union		10
gezin	family		20
gezondheid	health		20
gha	ghana		76
ghylymdary	sciences		660
giardino	garden		16
gimnasio	gymnasium		15
ginasio	gymnasium		38
ginko	bank		77
ginnasio	gymnasium		16
giocattoli	toys		16
giornale	newspaper		16
gioventu	youth		16
gisul	technology		324
gitutyunneri	sciences		289
giurisprudenza	law		16
giustizia	justice		16
glasbena	music		200
glavnyy	main		2
glazbena	music		69
gledalisce	theatre		200
gollandskiy	dutch		2
golu	lake		17
gomu	rubber		77
gongchang	factory		30
gongcheng	engineering		30
gongeop	industry		324
gonglu	highway		30
gongshang	commercial		30
gongye	industrial		30
gongye	industry		30
gongying	supply		30
gora	mountain		8
gorno	mining		2
gornyy	mining		2
gorod	city		2
gorodskaya	municipal		2
gorouh	group		28
goruh	group		28
gospodarczy	economic		8
gospodarka	economy		8
gospodarki	economy		8
goud	gold		20
gozdarska	forestry		200
gozdarski	forestry		200
gozlemevi	observatory		17
gradaran	library		289
granja	farm		15
grc	greece		76
grdshgry	tourism		28
grec	greece		5
grecheskiy	greek		2
grecki	greece		5
greco	greece		5
grego	greece		5
grekisk	greece		5
griechisch	greece		5
griego	greece		5
grieks	greece		5
groenten	vegetables		20
gronsaker	vegetables		25
grooh	group		28
grosse	great		10
grote	great		20
grube	mine		10
grubu	group		17
grundschule	primary		10
grundskola	primary		25
grunnskole	primary		206
gruva	mine		25
gruzinskiy	georgian		2
gtm	guatemala		76
guangdian	optoelectronics		30
guarda	guard		38
guardia	guard		15
guld	gold		25
gumanitarniy	humanities		29
gumanitarnyy	humanitarian		2
gumanitarnyy	humanities		2
gumruk	customs		17
guoji	international		30
guojia	national		30
guvenlik	security		17
gvardiya	guard		2
gyar	factory		75
gymnase	gymnasium		12
gymnasieskole	gymnasium		350
gymnasio	gymnasium		37
gymnsyh	gymnasium		139
gyogyszereszeti	pharmaceutical		75
habitacao	housing		38
haiyun	shipping		30
hakkyo	school		324
halsa	health		25
hamalsaran	university		289
hamn	port		25
handel	commerce		10
handlowa	commerce		8
handlowa	commercial		8
handlowy	commercial		8
hangkong	airlines		30
hangkong	aviation		30
hangtian	aerospace		30
hangyun	shipping		30
haraka	movement		14
harakat	movement		14
hareketi	movement		17
hatosag	authority		760
haushalt	budget		10
hav	sea		25
havafaza	aerospace		28
havalimani	airport		17
havapeymaei	airline		28
havapeymaei	aviation		28
havapeymayi	airline		28
havapeymayi	aviation		28
havayollari	airlines		17
havn	port		206
hazine	treasury		17
hazovyy	gas		29
heer	army		10
herbata	tea		8
herramientas	tools		15
hevra	company		139
hezb	party		28
hftvhh	open		139
hierro	iron		15
hilfe	help		10
hirnycho	mining		29
hirnychyy	mining		29
histoire	history		12
historia	history		15
historie	history		19
hiszpanska	spain		5
hiszpanski	spain		5
hiszpanskie	spain		5
hivandanots	hospital		289
hivatal	office		75
hizb	party		14
hjalp	help		25
hkwmy	state		14
hkwmyh	state		14
hnd	honduras		76
hnuti	movement		19
hof	farm		10
hoffnung	hope		10
hogere	higher		20
hogeschool	college		20
hogre	higher		25
hogskola	college		25
hohere	higher		10
hojskole	college		350
hoken	insurance		77
holenderska	netherlands		5
holenderski	netherlands		5
hollandais	netherlands		5
hollandisch	netherlands		5
hongaars	hungary		5
hongrois	hungary		5
honig	honey		10
honing	honey		20
honung	honey		25
hora	mountain		19
horfunk	radio		10
hoso	broadcasting		77
hospitaal	hospital		479
hoteru	hotel		77
hout	wood		20
hoyere	higher		206
hoyskole	college		206
hracky	toys		19
hrad	castle		19
hromada	community		29
hromadskyy	public		29
hrv	croatia		76
hrvatska	croatian		69
huagong	chemical		30
huanbao	environmental		30
huangjin	gold		30
huaxue	chemical		30
hudba	music		19
hudebni	music		19
hudobna	music		229
huisvesting	housing		20
hukbo	army		444
hukum	law		109
hukumeti	government		17
hulp	help		20
humain	human		12
humains	human		12
humanidades	humanities		1171
humaniora	humanities		109
humanisticki	humanities		69
humanistyczny	humanities		8
humanitaro	humanities		123
humanitni	humanities		19
humanos	human		15
hun	hungary		76
hungaro	hungary		5
hurriya	freedom		14
hvrty	social		139
hwnwrdy	aviation		28
ia	iowa		242
icisleri	interior		17
idiotiko	private		37
idn	indonesia		76
idrott	sport		25
iers	ireland		5
igatha	relief		14
ighatha	relief		14
ighathah	relief		14
ihya	revival		14
ijzer	iron		20
ikonomicheski	economic		89
iktisadi	economic		17
iktisat	economics		17
ilac	pharmaceutical		17
ilahiyat	theological		17
ile	island		12
iles	island		12
ilha	island		38
ilhas	island		38
ilkokul	primary		17
ilkokulu	primary		17
ilmailu	aviation		115
ilmu	sciences		109
imballaggi	packaging		16
imeni	named		2
imperatorskiy	imperial		2
impiego	employment		16
importacion	import		15
importacoes	import		38
importation	import		12
importations	import		12
importazione	import		16
importazioni	import		16
imposte	tax		16
impostos	tax		38
impots	tax		12
impuestos	tax		15
imushchestvo	property		2
independante	independent		12
indicky	india		5
indipendente	independent		16
indisch	india		5
indisk	india		5
indiyskiy	indian		2
industriella	industrial		25
indyjski	india		5
infancia	child		15
infanzia	child		16
informaatika	informatics		152
informacijas	information		123
informacijski	information		69
informacji	information		8
informacni	information		19
informacny	information		229
informasi	information		109
informatie	information		20
informatique	informatics		12
informatsionen	information		89
informatsiyniy	information		29
informatyczny	information		8
informatyki	informatics		8
informazione	information		16
infraestructura	infrastructure		15
infraestrutura	infrastructure		38
infrastructures	infrastructure		12
infrastruktur	infrastructure		10
infrastrutture	infrastructure		16
ingenieurwissenschaften	engineering		10
ingresos	revenue		15
inneres	interior		10
innern	interior		10
innovatsionnyy	innovation		2
innovatsionnyy	innovative		2
inostrannyy	foreign		2
insatsu	printing		77
insegnanti	teacher		16
insegnanti	teachers		16
insel	island		10
inseln	island		10
institoyto	institute		37
institution	foundation		14
institutt	institute		206
interieur	interior		12
interni	interior		16
interno	interior		16
investigaciones	research		3507
investigacoes	research		38
investition	investment		10
investitsionnyy	investment		2
investitsiya	investment		2
invoer	import		20
inwestycyjny	investment		8
inzhenernyy	engineering		2
inzinerijos	engineering		102
iracheno	iraq		5
irakien	iraq		5
irakienne	iraq		5
irakisch	iraq		5
irakische	iraq		5
iraniya	iranian		14
iranskiy	iranian		2
iraqiya	iraqi		14
irisch	ireland		5
irl	ireland		76
irlandais	ireland		5
irlandes	ireland		5
irn	iran		76
irq	iraq		76
isci	worker		17
isci	workers		17
iskusstv	arts		2
iskusstvo	art		2
isl	iceland		76
islami	islamic		14
islamique	islamic		12
islamische	islamic		10
islamitische	islamic		20
islamiya	islamic		14
islamiyah	islamic		14
islamiyya	islamic		14
islamska	islamic		8
islamskiy	islamic		2
isleri	affair		17
isletme	management		17
isletmecilik	business		17
islyamski	islamic		89
isola	island		16
isole	island		16
ispanskaya	spain		5
ispanskiy	spain		5
ispanskiy	spanish		2
ispanyol	spain		5
ispravitelnyy	correctional		2
ispravitelnyy	penal		2
isr	israel		76
issledovaniye	research		2
issledovatelskiy	research		2
istatistik	statistics		17
istoricheskiy	historical		2
istrazivacki	research		69
istrazivanja	research		1172
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
italyanskiy	italian		2
ittihad	union		14
iuridiuli	law		205
izba	chamber		8
izbiratelnyy	election		2
izbiratelnyy	electoral		2
izdevnieciba	publishing		123
izglitibas	education		123
izkustva	arts		89
izkustvo	art		89
izolyator	detention		2
izolyator	isolator		2
izsledvaniya	research		89
izvoz	export		69
jabatan	department		351
jabhat	front		14
jabon	soap		15
jahad	agriculture		28
jaish	army		14
jamia	university		14
jamiat	university		14
jamiyat	association		14
jamiyya	association		14
janelas	windows		38
japonski	japan		5
japonsky	japan		5
jardim	garden		38
jardin	garden		15
jarida	newspaper		14
jarn	iron		25
javna	public		69
javni	public		69
jaysh	army		14
jazair	algeria		5
jazairi	algeria		5
jazairiya	algeria		5
jazairiya	algerian		14
jazira	peninsula		14
jebheh	front		28
jednosc	unity		8
jednota	unity		19
jegybank	centralbank		75
jeish	army		14
jejo	manufacturing		324
jeugd	youth		20
jeunesse	youth		12
jezero	lake		19
jezioro	lake		8
jiaju	furniture		30
jianshe	construction		30
jianzhu	construction		30
jiaoyu	education		30
jichang	airport		30
jichuang	machine		30
jidosha	automobile		77
jidosha	motor		77
jinkou	import		30
jishu	technology		30
jituan	group		30
jiudian	hotel		30
jixie	machinery		30
jogi	law		75
jomhuri	republic		28
jor	jordan		76
jornal	newspaper		38
jouets	toys		12
jpn	japan		76
jtmyh	social		14
jugend	youth		10
juguetes	toys		15
juhtimise	management		152
julkinen	public		115
jumhuriyat	republic		14
jund	soldiers		14
junud	soldiers		14
juras	maritime		123
juridiska	law		25
justica	justice		38
justicia	justice		15
justitie	justice		20
justiz	justice		10
juventud	youth		15
juventude	youth		38
kaas	cheese		20
kabelnyy	cable		2
kadin	woman		17
kadin	women		17
kafedra	department		2
kagaku	sciences		77
kaifa	development		30
kaiserliche	imperial		10
kaiun	shipping		77
kalesi	castle		17
kaliynyy	potash		2
kalkinma	development		17
kalledzh	college		1169
kamer	chamber		20
kammare	chamber		25
kammer	chamber		10
kamu	public		17
kansainvalinen	international		115
kansallinen	national		115
kantoor	office		20
kapi	doors		17
kapital	capital		2
karkhaneh	factory		28
karkhanejat	factories		28
kase	cheese		10
kaspiyskiy	caspian		2
kasse	fund		10
kasteel	castle		20
kataib	brigades		14
katalanisch	catalonia		5
katalanische	catalonia		5
kataliku	catholic		102
katedra	department		8
katedrali	cathedral		17
kathedraal	cathedral		20
katholieke	catholic		20
katholiko	catholic		37
katholisch	catholic		10
katholische	catholic		10
katoen	cotton		20
katolicheski	catholic		89
katolicheskiy	catholic		2
katolicka	catholic		8
katolicki	catholic		8
katolik	catholic		3531
katolikus	catholic		75
katoliska	catholic		200
katolitskiy	catholic		29
katolsk	catholic		25
katolska	catholic		25
katolu	catholic		123
katonai	military		75
kavkazskiy	caucasian		2
kavkazskiy	caucasus		2
kazachiy	cossack		2
kazachye	cossack		2
kazakhskiy	kazakh		2
kazakhstanskiy	kazakhstan		2
kazaliste	theatre		69
kdmyh	academy		139
kdymyh	academy		14
keamanan	security		109
kedokteran	medical		109
kehutanan	forestry		109
keji	technology		30
kejuruan	vocational		109
kelab	club		351
kemi	chemical		25
kenkyujo	institute		77
kenkyusho	institute		77
kensetsu	construction		77
kentriko	central		37
kentro	center		37
kentron	center		289
kentronakan	central		289
kereskedelmi	commerce		75
kereskedelmi	commercial		75
kereszteny	christian		75
keshavarzi	agriculture		28
keshti	ship		28
keshtisazi	shipbuilding		28
keskkool	secondary		152
keskus	center		115
keskuse	center		1679
keskuspankki	centralbank		115
kexue	science		30
kexue	sciences		30
khadamat	services		28
khairiya	charitable		14
khairiya	charity		14
khalij	gulf		28
khalyqaralyq	international		660
kharchovyy	food		29
khayriya	charitable		14
khayriya	charity		14
khayriyya	charitable		14
khayriyya	charity		14
khelovnebis	arts		205
kheyriyeh	charity		28
khimichnyy	chemical		29
khimii	chemistry		2
khimiya	chemistry		2
khlebnyy	bread		2
khlibnyy	bread		29
khlibozavod	bakery		29
khodro	automotive		28
kholding	holding		2
khorhurd	council		289
khrbiyh	electrical		14
khristianskiy	christian		2
khristiyanski	christian		89
khristiyanskiy	christian		29
khumanitaren	humanities		89
kikai	machine		77
kikai	machinery		77
kikoto	port		75
kilisesi	church		17
kinderen	child		20
kinderen	children		20
kinesisk	china		5
kino	cinema		10
kinostudiya	film		2
kirgizskiy	kyrgyz		2
kirik	church		152
kisen	ship		77
kisen	steamship		77
kisul	technology		324
kitaifa	national		1174
kitajsky	china		5
kitayskiy	chinese		2
klaster	monastery		19
klasztor	monastery		8
kleuterschool	kindergarten		20
klooster	monastery		20
klub	club		2
klubb	club		25
kmetijska	agricultural		200
kmpywtr	computer		28
kmyth	committee		28
kobiet	woman		8
kobiet	women		8
kobiety	women		8
kohle	coal		10
koinonikon	social		37
kol	coal		25
koledz	college		8
koledza	college		123
koledzh	college		29
kolegij	college		69
kolegija	college		102
kolegium	college		8
kolegji	college		3526
kolehiyo	college		444
kolej	college		3520
kolej	railway		8
koleje	railway		8
kolen	coal		20
kolezh	college		89
kolledz	college		152
kolledzh	college		2
kollegio	college		37
kollegium	college		10
koloniya	colony		2
kolumbianisch	colombia		5
kolumbianische	colombia		5
komise	commission		19
komisja	commission		8
komissiya	commission		2
komisyonu	commission		17
komite	committee		3505
komitea	committee		115
komitee	committee		10
komiteja	committee		123
komitesi	committee		17
komitetas	committee		102
komma	party		37
kommercheskiy	commercial		2
kommission	commission		10
kommissionen	commission		25
kommitten	committee		25
kommoynistiko	communist		37
kommunala	municipal		25
kommunisticheskaya	communist		2
kommunistische	communist		10
kommunistiska	communist		25
komora	chamber		19
komputerowa	computer		8
kompyutaren	computer		89
kompyuterniy	computer		29
kompyuternyy	computer		2
komunalnyy	communal		29
komunalnyy	utility		29
komunikacja	transport		8
komunist	communist		17
komunista	communist		444
komunisticka	communist		19
komunistyczna	communist		8
komur	coal		17
kongelige	royal		350
konggu	holding		30
kongop	industry		324
konigliche	royal		10
konigreich	kingdom		10
koning	king		20
koninkrijk	kingdom		20
konservatoorium	conservatory		152
konservatoriet	conservatory		25
konservatorija	conservatory		102
konservatorium	conservatory		10
konservatuvari	conservatory		17
konserwatorium	conservatory		8
konseyi	council		17
konst	art		25
konstruktorskiy	design		2
konstytucyjny	constitutional		8
konteynernyy	container		2
kontor	office		25
kontrol	control		2
kontsentratov	concentrate		2
kontsern	concern		2
konzervator	conservatory		19
konzervatorium	conservatory		75
kooperasie	cooperative		479
koor	choir		20
kopalnia	mine		8
koppar	copper		25
koprusu	bridge		17
kor	choir		25
koreyskiy	korean		2
korkeakoulu	college		115
korosu	choir		17
kosmicheskiy	space		2
kostol	church		229
kott	meat		25
koulut	school		115
kozepiskola	secondary		75
kozgazdasagtudomanyi	economics		75
kozlekedesi	transport		75
kozponti	central		75
krajska	regional		19
kral	king		19
krali	king		17
kralovska	royal		19
krant	newspaper		20
krasnyy	red		2
kreditnyy	credit		2
kredytnyy	credit		29
krestanska	christian		19
kringkasting	broadcasting		206
kristillinen	christian		115
kristna	christian		25
kritis	crete		37
kroatisch	croatia		5
krol	king		8
krolestwo	kingdom		8
krolewska	royal		8
krolewski	royal		8
krscanski	christian		69
krtutyan	education		289
ks	kansas		242
ktbkhnh	library		28
kthwlykyh	catholic		14
kuangye	mining		30
kubanisch	cuba		5
kubanische	cuba		5
kulesi	tower		17
kultur	culture		10
kultura	culture		8
kulturnyy	cultural		2
kumiai	cooperative		77
kumiai	union		77
kung	king		25
kungariket	kingdom		25
kungliga	royal		25
kunst	art		10
kunste	arts		10
kunsten	arts		20
kunstide	arts		152
kupasi	cup		17
kupfer	copper		10
kurort	resort		2
kurtulus	liberation		17
kurumu	authority		17
kutatas	research		760
kutato	research		75
kutatointezet	institute		75
kuwaitiya	kuwaiti		14
kuwayti	kuwaiti		14
kuze	leather		19
kvarn	mill		25
kvinnor	women		25
kvleviti	research		205
kwahak	science		324
kwiaty	flowers		8
kwt	kuwait		76
ky	kentucky		242
kyokai	association		77
laaketieteellinen	medical		115
laboratoriya	laboratory		2
laboratuvari	laboratory		17
lac	lake		12
laden	store		10
lader	leather		25
lago	lake		15
laine	wool		12
lait	milk		12
lajna	committee		14
lajnat	committee		14
lakokrasochnyy	paint		2
landwirtschaftlich	agricultural		10
landwirtschaftliche	agricultural		10
lantbruks	agricultural		25
lastik	tyre		17
lateinische	latin		10
latte	milk		16
latviyskiy	latvian		2
lauksaimniecibas	agricultural		123
lavoratori	worker		16
lavoratori	workers		16
lavoro	labor		16
lavoro	work		16
lbhwth	research		14
lbn	lebanon		76
leche	milk		15
lecheria	dairy		15
leder	leather		10
lega	league		16
legumes	vegetables		12
lehrer	teachers		10
lehti	magazine		115
leksaker	toys		25
lembaga	institute		109
lengyel	poland		5
lennujaam	airport		152
lentoasema	airport		115
leraren	teacher		20
lesna	forestry		8
lesnicka	forestry		1170
lesnoy	forest		2
lesnoy	forestry		2
lesnoy	timber		2
lesny	forestry		8
lesotekhnicheski	forestry		89
lesotekhnicheskiy	forestry		2
letalisce	airport		200
letecka	aviation		19
letishte	airport		89
letisko	airport		229
leumi	national		139
leumit	national		139
leyes	law		15
lfnwn	arts		14
lhndsh	engineering		14
lhsbt	computer		14
lhynvkh	education		139
libanais	lebanon		5
libanes	lebanon		5
libanese	lebanon		5
libanesisch	lebanon		5
libanesische	lebanon		5
liberacion	liberation		15
liberazione	liberation		16
liberdade	freedom		38
liberdade	liberty		38
liberta	freedom		16
liberta	liberty		16
libertacao	liberation		38
libertad	freedom		15
liberte	freedom		12
liberte	liberty		12
libiya	libyan		14
liburutegia	library		576
licej	lyceum		1684
licejus	lyceum		102
liceo	lyceum		3514
liceu	lyceum		38
liceul	lyceum		126
lidosta	airport		123
lidova	popular		19
lidovy	popular		19
lig	league		17
liga	league		10
ligan	league		25
ligue	league		12
liikenne	transport		115
liit	union		152
liitto	federation		115
likarnya	hospital		29
limani	port		17
lingkungan	environment		109
lisesi	lyceum		17
lisotekhnichniy	forestry		29
lisoviy	forestry		29
litovskiy	lithuanian		2
litsey	lyceum		2
ljtmyh	social		14
lkhsh	private		14
llbnt	women		14
lmdrsh	school		14
lmdym	sciences		139
lmftwhh	open		14
lmlmyn	teachers		14
lmlwmt	information		14
logement	housing		12
logiciels	software		12
logistique	logistics		12
logistyka	logistics		8
lokomotivnyy	locomotive		2
lotnictwa	aviation		8
lotnicza	aviation		8
lqnwn	law		14
lskryh	military		14
lsydlh	pharmacy		14
lsyhh	tourism		14
lsysyh	political		14
ltjrh	commerce		14
ltrbyh	education		14
lubnani	lebanese		14
lubnaniya	lebanese		14
lubnaniya	lebanon		5
luchtvaart	aviation		20
luchtvaartmaatschappij	airlines		20
ludowa	popular		8
ludu	people		8
lufthavn	airport		206
lugdiens	airways		479
luyou	tourism		30
luyou	travel		30
lvmyt	national		139
lvye	aluminum		30
lycee	lyceum		12
lykeio	lyceum		37
lyseo	lyceum		115
maadan	mine		28
maadan	mines		28
maatalous	agriculture		322
maatskappy	company		479
madarsky	hungary		5
madeni	mine		17
madera	wood		15
madrasa	school		14
madreseh	school		28
maestros	teachers		15
magazasi	store		17
magazyn	magazine		8
maghribi	morocco		5
maghribiya	moroccan		14
magniyevyy	magnesium		2
magyarorszagi	hungary		5
mahad	institute		14
mahavidyalaya	college		323
mahkemesi	court		17
majles	assembly		28
majlis	council		14
makine	mechanical		17
maklumat	information		351
maksla	art		123
makslas	arts		123
maktab	office		14
maliye	finance		17
malyy	small		2
manastiri	monastery		17
manazmentu	management		229
mandal	board		323
mandir	temple		323
manggagawa	workers		444
maoyi	trade		30
maoyi	trading		30
marches	market		12
marinha	navy		38
markazi	center		661
markazi	central		28
markaziy	central		661
marknad	market		25
markte	market		10
marocchino	morocco		5
marokkanisch	morocco		5
mashin	machine		28
mashinostroeniye	engineering		2
mashinostroeniye	machinery		2
mashinostroyeniye	engineering		2
mashinostroyeniye	machinery		2
mashynobudivnyy	machine		29
mashynobuduvannya	machinery		29
masinski	mechanical		290
masnaa	factory		14
maso	meat		19
masri	egypt		5
masriya	egypt		5
masriya	egyptian		14
masterskaya	workshop		2
matematika	mathematics		2
maternelle	kindergarten		12
mdyryt	management		28
meblevyy	furniture		29
mecanica	mechanical		1171
mecanique	mechanical		12
meccanica	mechanical		16
mechanisch	mechanical		10
meczet	mosque		8
medecins	doctors		12
medicas	medical		15
medicinos	medical		102
medicinsk	medical		25
medicinsky	medical		19
medicos	doctors		15
medis	medical		109
medisinsk	medical		206
meditsinalyq	medical		660
mediului	environment		480
medizin	medical		10
medizinisch	medical		10
mednarodna	international		200
mednyy	copper		2
medunarodna	international		69
medunarodni	international		69
medychnyy	medical		29
medzinarodna	international		229
meer	lake		20
meer	sea		10
meitan	coal		30
meiye	coal		30
mekanisk	mechanical		25
mekhanicheskiy	mechanical		2
mekhanichniy	mechanical		29
mekhanika	mechanics		2
meksykanski	mexico		5
melk	milk		20
melli	national		28
memlekettik	state		3515
menadzmenta	management		69
menas	art		102
menedzsment	management		75
menejmentis	management		205
menengah	secondary		109
menntaskoli	gymnasium		761
menschen	human		10
menschenrechte	humanrights		10
mensen	human		20
mensenrechten	humanrights		20
mercados	market		15
mercati	market		16
mercato	market		16
merkaz	center		139
merkez	center		17
merkez	central		17
merkezi	center		17
mesita	mosque		19
meslek	vocational		17
mesleki	vocational		17
mesquita	mosque		38
messicano	mexico		5
metall	metal		2
metallurgicheskiy	metallurgical		2
metallurgicheskiy	steel		2
metalurhiynyy	metallurgical		29
metsnierebata	sciences		205
mexicaans	mexico		5
mexicain	mexico		5
mexikanisch	mexico		5
meyve	fruit		17
mezhdunaroden	international		89
mezhregionalnyy	interregional		2
mezinarodni	international		19
mftwhh	open		14
mhlkh	department		139
mhnyh	vocational		14
mhsvym	computer		139
michanikon	engineering		37
midstod	center		761
miedz	copper		8
miedzynarodowa	international		8
miedzynarodowy	international		8
miejska	municipal		8
miejskie	municipal		8
miel	honey		12
mieso	meat		8
mijazgayin	international		289
mijn	mine		20
milch	milk		10
milieu	environment		20
militaire	military		12
militare	military		16
miljo	environment		25
milli	national		3530
milliy	national		661
mineralnykh	fertilizer		2
mineralnyy	mineral		2
miniera	mine		16
ministerio	ministry		322
minyak	oil		109
miod	honey		8
mir	peace		19
mirovoy	world		2
misku	forestry		102
miskyy	city		29
miskyy	municipal		29
misr	egypt		14
misri	egyptian		14
misriya	egyptian		14
mistetstv	arts		29
mistetstvo	art		29
mizhnarodniy	international		29
mjolk	milk		25
mkhllh	college		139
mkhtbr	laboratory		14
mktbh	library		14
mladez	youth		19
mleko	milk		19
mlmyn	teachers		14
mlodziez	youth		8
mlodziezy	youth		8
mlwmt	information		14
mlyn	mill		19
mmlkhty	state		139
mn	minnesota		242
mnvyvt	arts		139
moaseseh	institute		28
moaseseh	institution		28
mobilnyy	mobile		2
moeda	mint		38
moghavemat	resistance		28
mohandesi	engineering		28
moinho	mill		38
mojtama	complex		28
mokhaberat	telecommunication		28
mokhaberat	telecommunications		28
mokslas	science		102
mokslu	sciences		102
moldavskiy	moldovan		2
molen	mill		20
molino	mill		15
molochnyy	dairy		2
molochnyy	milk		2
molodezhnyy	youth		2
molodizhnyy	youth		29
molodyezhnyy	youth		2
mondiale	world		12
mondo	world		16
monetaire	monetary		12
monetaria	monetary		15
monetario	monetary		15
monnaie	mint		12
montagna	mountain		16
montagne	mountain		12
montanha	mountain		38
monumenti	monument		16
monumentos	monument		15
monuments	monument		12
moqavemat	resistance		28
morskoy	marine		2
morskoy	maritime		2
morskoy	naval		2
morskoy	sea		2
morskyy	sea		29
morze	sea		8
moschea	mosque		16
moske	mosque		25
moskee	mosque		20
mosteiro	monastery		38
motorostroitelnyy	engine		2
motorostroitelnyy	motor		2
moulin	mill		12
mouseio	museum		37
mouvement	movement		12
movimento	movement		16
movimiento	movement		15
moyseio	museum		37
moysikis	music		37
moz	mozambique		76
mrkzyh	central		14
msftym	law		139
msyhy	christian		14
msyhyh	christian		14
mtsfh	observatory		139
muassasa	foundation		14
muassasat	foundation		14
muhle	mill		10
mujer	woman		15
mujeres	woman		15
mujeres	women		15
mulher	woman		38
mulheres	woman		38
mulheres	women		38
mulino	mill		16
munazzama	organization		14
munazzamat	organization		14
munitsipalnoye	municipal		2
munze	mint		10
muqawama	resistance		14
museoa	museum		576
musiikki	music		115
musik	music		10
musique	music		12
muszaki	technical		75
muttahida	united		14
muuseum	museum		152
muusika	music		152
muveszet	art		75
muveszeti	arts		75
muyeok	trade		324
muyok	trade		324
muyok	trading		324
muzejs	museum		123
muzeum	museum		3511
muzeumi	museum		205
muzey	museum		2
muzica	music		126
muzichniy	music		29
muzicka	music		290
muziejus	museum		102
muziek	music		20
muzik	music		17
muzikas	music		123
muzikos	music		102
muzyczna	music		8
muzyczny	music		8
muzyka	music		8
muzykalnyy	music		2
mvrym	teachers		139
mvsykh	music		139
mvzyvn	museum		139
mwi	malawi		76
mwsyqa	music		14
myasnoy	meat		2
mydlo	soap		19
myknykyh	mechanical		14
myndighet	agency		25
myndigheten	authority		25
mys	malaysia		76
nachalnaya	primary		2
nachalno	primary		89
nacionalinis	national		102
nacionalni	national		3508
naciones	nations		15
nacoes	nations		38
nafta	oil		29
naftopererobnyy	refinery		29
naftovyy	oil		29
najda	relief		14
najwyzszy	supreme		8
nakhararutyun	ministry		289
nalogovyy	tax		2
namorni	maritime		19
nanfang	south		30
napredna	progressive		290
naradi	tools		19
narodna	national		69
narodnaya	people		2
narodny	national		1683
narodnyy	people		29
narodow	nations		8
narodowa	national		8
narzedzia	tools		8
nashr	publishing		14
nasiona	seeds		8
nasjonal	national		206
nassaji	textile		28
naties	nations		20
national			480
nationala	national		480
nationella	national		1173
nationen	nations		10
natsionalnyy	national		29
natsyyanalny	national		1169
naturais	natural		38
naturaleza	nature		15
naturel	natural		12
naturelle	natural		12
natuur	nature		20
natuurlijke	natural		20
nauchnyy	scientific		2
nauczyciel	teacher		8
nauczycieli	teacher		8
nauk	sciences		8
nauka	science		8
nauki	sciences		89
naukite	sciences		89
naukovo	scientific		29
naukovyy	scientific		29
naukowa	scientific		8
naukowe	scientific		8
naukowy	scientific		8
naytiliaki	shipping		37
nazioni	nations		16
ndhmy	military		28
nederlandska	netherlands		5
neerlandes	netherlands		5
nefnd	committee		761
neft	petroleum		2
neftegazovyy	petroleum		2
neftepererabatyvayushchiy	refinery		2
neftepererabotka	refinery		2
neftyanoy	oil		2
neftyanoy	petroleum		2
negeri	state		109
nehri	river		17
nemecka	germany		5
nemecky	germany		5
nemetskaya	germany		5
nemetskiy	german		2
nemzetkozi	international		75
nengyuan	energy		30
neue	new		10
neumaticos	tyre		15
neuvosto	council		322
nezavisla	independent		19
nga	nigeria		76
niederlandisch	netherlands		5
niederlandischer	netherlands		5
niemiecki	germany		5
niemieckie	germany		5
nieuwe	new		20
niezalezny	independent		8
nikelevyy	nickel		2
ninos	child		15
ninos	children		15
niroo	power		28
nirou	force		28
niru	force		28
niruye	force		28
niruyeh	force		28
nld	netherlands		76
nodibinajums	foundation		123
nomiki	law		37
nongye	agricultural		30
nongye	agriculture		30
norges	norway		5
norsky	norway		5
noruego	norway		5
norvegien	norway		5
norvezhskiy	norwegian		2
norwegisch	norway		5
norweski	norway		5
nosokomeio	hospital		37
noukogu	council		152
nouveau	new		12
nouvelle	new		12
novaya	new		2
novine	newspaper		69
noviny	newspaper		19
novosti	news		2
novyy	new		2
nowa	new		8
nowy	new		8
nuova	new		16
nuovo	new		16
nvtsry	christian		139
nya	new		25
nyas	trust		323
nywerhede	industries		479
obaly	packaging		19
obchod	commerce		19
obchod	store		19
obchod	trade		229
obchodna	commerce		229
obchodni	commerce		19
obchodni	commercial		19
oberster	supreme		10
obespecheniye	provision		2
obespecheniye	supply		2
obispo	bishop		15
oblasnyy	regional		29
obogatitelnyy	beneficiation		2
obogatitelnyy	enrichment		2
oborona	defence		2
oborona	defense		2
oboronnyy	defence		2
oboronnyy	defense		2
obrana	defence		19
obrana	defense		19
obrazovaniye	education		2
obrazovatelnyy	educational		2
obrona	defence		8
obrona	defense		8
obrony	defense		8
observatorija	observatory		102
obserwatorium	observatory		8
obst	fruit		10
obyedinennyy	united		2
ocel	steel		19
odasi	chamber		17
odbor	department		19
odborna	vocational		19
odborne	vocational		19
odeio	conservatory		37
odpady	waste		8
oekraiens	ukraine		5
offentliche	public		10
offentlig	public		25
ognennyy	fire		2
ogranichennoy	limited		2
ogrenci	student		17
ogretmen	teacher		17
ogrod	garden		8
oikeustieteellinen	law		115
oikonomiko	economic		37
oikonomikon	economics		37
oikonomikon	finance		37
okhrana	guard		2
okhrana	protective		2
okna	windows		8
okonomie	economics		10
ol	oil		10
olej	oil		19
olie	oil		20
olja	oil		25
olum	sciences		28
omaniya	omani		14
omn	oman		76
omospondia	federation		37
omroep	radio		20
onderzoek	research		20
onderzoeksraad	researchcouncil		20
ongaku	music		77
ontwikkeling	development		20
ontwikkelingsbank	developmentbank		20
oostenrijks	austria		5
opactwo	abbey		8
opakowania	packaging		8
opatstvi	abbey		19
openbare	public		20
opony	tyre		8
opticheskiy	optical		2
optiko	optical		2
optovyy	wholesale		2
opytnyy	experimental		2
opytnyy	pilot		2
orcamento	budget		38
ordinateurs	computer		12
ordusu	army		17
organismos	organization		37
orkest	orchestra		20
orkester	orchestra		25
orkestrasi	orchestra		17
orkiestra	orchestra		8
orman	forest		17
ortalyghy	center		660
ortalyq	central		660
oruzheynyy	arms		2
oruzhiye	arms		2
orvosi	medical		75
osakond	department		152
osasto	department		115
osivo	seeds		19
oslobodilacka	liberation		290
osnovna	primary		69
ospitalea	hospital		576
osservatorio	observatory		16
osta	port		123
osterreichisch	austria		5
osterreichischen	austria		5
osterrikisk	austria		5
ostrov	island		19
osvita	education		29
osvobozeni	liberation		19
osztaly	department		75
otevrena	open		19
otryad	detachment		2
otryad	squad		2
otvoren	open		89
otwarty	open		8
ouro	gold		38
outillage	tools		12
outils	tools		12
ouverte	open		12
overheid	government		20
ovoce	fruit		19
owoce	fruit		8
oyuncak	toys		17
ozel	private		17
ozero	lake		2
ozgurluk	freedom		17
ozgurluk	liberty		17
paaralan	school		444
pace	peace		16
padagogik	pedagogy		10
padagogische	pedagogical		10
padome	council		123
paideias	education		37
paix	peace		12
pajak	tax		109
palacio	palace		15
palais	palace		10
palast	palace		10
palats	palace		25
palayeshgah	refinery		28
palazzo	palace		16
paleis	palace		20
pambansa	national		444
pambansang	national		444
pamuk	cotton		17
panepistimio	university		37
panstwowa	state		8
panstwowe	state		8
panstwowy	state		8
papel	paper		15
papier	paper		12
papir	paper		19
papper	paper		25
parc	park		12
parco	park		16
pariwisata	tourism		109
parom	ferry		2
paromnaya	ferry		2
parque	park		15
partai	party		109
parti	party		12
partij	party		20
partija	party		102
partisi	party		17
partit	party		241
partiya	party		2
pasdaran	guards		28
patrioticheskiy	patriotic		2
patron	patras		37
paz	peace		15
pazari	market		17
pazhouhesh	research		28
pazhuhesh	research		28
peche	fishing		12
pedagogicheski	pedagogical		89
pedagogicheskiy	pedagogical		2
pedagogichniy	pedagogical		29
pedagogiczny	pedagogical		8
pedagogika	pedagogy		102
pedagogiki	pedagogy		3535
pedagoginis	pedagogical		102
pedagogique	pedagogical		12
pedagogisch	pedagogical		20
pedagogisk	pedagogical		25
pedagoshki	pedagogical		290
pedagoska	pedagogical		69
peiraios	piraeus		37
peixe	fish		38
pelabuhan	port		109
pelancongan	tourism		351
peliculas	film		15
pembangunan	development		109
pemerintah	government		109
pencere	windows		17
penelitian	research		109
pengurusan	management		351
penitenciaria	prison		15
penitentiaire	prison		12
penitenziario	prison		16
pensioen	pension		20
pensiones	pension		15
pensioni	pension		16
pensoes	pension		38
penyelidikan	research		351
perdagangan	commerce		109
pererabatyvayushchiy	processing		2
pererabotka	processing		2
perhimpunan	society		109
periodico	newspaper		15
perkebunan	plantation		109
perniagaan	business		351
persatuan	society		351
pershyy	first		29
pertubuhan	organization		351
perubatan	medical		351
peruskoulu	primary		115
pervyy	first		2
pesca	fishing		15
pescado	fish		15
pesce	fish		16
pesquera	fishing		15
pesquisas	research		3522
petakan	state		289
peterburg	petersburg		2
petniecibas	research		123
petrole	oil		12
petrolio	oil		16
peuple	people		12
peynir	cheese		17
pezeshki	medical		28
pharmaceutical	pharmacy		28
pharmazie	pharmacy		10
philharmonie	philharmonic		10
philharmonique	philharmonic		12
philharmonisches	philharmonic		10
philippinisch	philippines		5
phl	philippines		76
pidpryyemstvo	enterprise		29
pilipinas	philippines		444
pivdennyy	southern		29
pivnichnyy	northern		29
plastmass	plastic		2
pliroforikis	informatics		37
plyn	gas		19
pneu	tyre		12
pneumatici	tyre		16
pneumatiky	tyre		19
pneus	tyre		12
pochatkova	primary		29
pochta	post		2
pochtovyy	postal		2
poczta	post		8
podatkowy	tax		8
podderzhka	support		2
podnik	enterprise		19
podohospodarska	agricultural		229
podshipnikovyy	bearing		2
podstawowa	primary		8
pohar	cup		19
poisson	fish		12
pokal	cup		10
pokoj	peace		8
pokoju	peace		8
polacco	poland		5
polaco	poland		5
policia	police		15
policie	police		19
policja	police		8
politechniczny	polytechnic		8
politecnica	polytechnic		15
politehnicki	polytechnic		69
politehnika	polytechnic		69
politekhnicheskiy	polytechnic		2
politekhnichniy	polytechnic		29
politekhnika	polytechnic		1175
politeknigi	polytechnic		17
politeknik	polytechnic		109
politeknika	polytechnic		576
politicheski	political		89
politicheskiy	political		2
politichniy	political		29
politie	police		20
politieke	political		20
politikon	political		37
politique	political		12
politische	political		10
politsiya	police		2
polityczny	political		8
polizei	police		10
polizia	police		16
polnisch	poland		5
polnischer	poland		5
polones	poland		5
polsk	poland		5
polskaya	poland		5
polskiy	poland		5
polskiy	polish		2
polsky	poland		5
poluprovodnikovyy	semiconductor		2
polytechneio	technical		37
polyteknisk	polytechnic		350
pomoc	help		8
pomorska	maritime		200
pomorski	maritime		69
pompiers	fire		12
pondi	foundation		205
ponte	bridge		16
popolo	people		16
porokhovoy	powder		2
portas	doors		38
porte	doors		16
portes	doors		12
portugees	portugal		5
portugiesisch	portugal		5
portugisisk	portugal		5
portugisiska	portugal		5
poslovna	business		69
poslovni	business		69
postanska	postal		69
postavka	supply		2
povo	people		38
pozarna	fire		8
pozoriste	theatre		290
praca	labor		8
praca	work		8
prace	work		19
pracy	labor		8
pradine	primary		102
prava	law		3533
pravni	law		3510
pravnicka	law		1170
pravo	law		19
pravoslavnyy	orthodox		2
praw	right		8
praw	rights		8
prawa	law		8
prawo	law		8
preduzece	enterprise		290
prekybos	commerce		102
presupuesto	budget		15
previdencia	pension		38
previdenza	pension		16
pribor	instrument		2
priborostroeniye	instrument		2
priborostroitelnyy	instrument		2
priborostroyeniye	instrument		2
priroda	nature		19
prirodnichiy	natural		29
prirodoslovna	natural		69
prirodovedecka	natural		19
prisao	prison		38
prision	prison		15
pristanisce	port		200
pristanishte	port		89
pristav	port		19
privado	private		1171
privatisation	privatization		12
privatizacion	privatization		15
privatizzazione	privatization		16
privatna	private		3532
privatniy	private		29
prive	private		12
procura	prosecutor		16
procureur	prosecutor		12
prodovolstvennyy	food		2
profesine	vocational		102
profesinis	vocational		102
profesionala	vocational		123
profesionalna	vocational		89
profesiyniy	vocational		29
profesores	teacher		15
professionalnyy	vocational		2
professores	teacher		38
professores	teachers		38
programmnyy	software		2
progres	progress		12
progreso	progress		15
progresso	progress		38
prokatnyy	rolling		2
prokuratura	prosecutor		2
prometa	transport		69
prometni	transport		69
prostredi	environment		19
proyektnyy	design		2
proyektnyy	project		2
prt	portugal		76
prumysl	industry		19
prumyslova	industrial		19
prumyslovy	industrial		19
pry	paraguay		76
pryamoy	direct		2
pryamykh	direct		2
prywatna	private		8
prywatny	private		8
przedsiebiorstwo	enterprise		8
przemysl	industry		8
przemyslowa	industrial		8
przemyslowy	industrial		8
przyroda	nature		8
przyrodniczy	natural		8
pubblica	public		16
pubblico	public		16
publichnyy	public		2
publique	public		12
puchar	cup		8
puente	bridge		15
puertas	doors		15
puolustus	defence		322
pupuk	fertilizer		109
pusat	central		109
pzshky	medical		28
qanat	channel		14
qat	qatar		76
qatariya	qatari		14
qc	quebec		242
qiche	auto		30
qiche	automobile		30
qiche	automotive		30
qiche	motor		30
qld	queensland		242
queijo	cheese		38
queseria	cheese		15
queso	cheese		15
raad	council		20
raaya	welfare		14
rada	council		8
radet	council		1685
radikalna	radical		69
radikalni	radical		290
radiopribornyy	radio		2
radyo	radio		17
rahahan	railway		28
rahvusvaheline	international		152
raketnyy	missile		2
raketnyy	rocket		2
rakousky	austria		5
rashtriya	national		323
ratt	law		25
rattvisa	justice		25
raudtee	railway		152
rautatie	railway		115
raziskave	research		3525
raziskovalni	research		200
razvedka	exploration		2
razvedka	intelligence		2
razvedochnyy	exploration		2
razvedyvatelnyy	intelligence		2
receita	revenue		38
recensement	census		12
recettes	revenue		12
recherches	research		12
rechnoy	river		2
recht	law		10
rechtbank	court		20
rechte	right		10
rechte	rights		10
rechten	right		20
rechten	rights		20
rechtsanwalte	lawyers		10
recky	greece		5
reduci	veteran		16
refah	welfare		28
refugiados	refugee		15
refugies	refugee		12
regeringen	government		25
regionalnyy	regional		2
regionov	region		2
regno	kingdom		16
rehionalnyy	regional		29
rei	king		38
reifen	tyre		10
reino	kingdom		15
reka	river		19
rekenkamer	audit		20
relsovyy	rail		2
renmin	people		30
rente	pension		10
repubblica	republic		16
republiek	republic		20
republik	republic		10
republika	republic		19
republike	republic		69
republique	republic		12
repulo	aviation		75
repuloter	airport		75
resor	travel		25
respublika	republic		2
respublikanskiy	republican		2
respubliki	republic		2
revista	magazine		15
revolucionaria	revolutionary		15
revolucionarias	revolutionary		15
revolucionario	revolutionary		15
revolucni	revolutionary		19
revolutionaire	revolutionary		20
revolutionare	revolutionary		10
revolutionnaire	revolutionary		12
revolutionnaires	revolutionary		12
rewolucyjny	revolutionary		8
rezinovyy	rubber		2
riaya	care		14
ricerca	research		16
ricerche	research		3513
rifiuti	waste		16
rifugiati	refugee		16
riigi	state		152
risorse	resources		16
rivier	river		20
riviere	river		12
rivista	magazine		16
rivoluzionarie	revolutionary		16
rivoluzionario	revolutionary		16
rizeni	management		19
robotnicy	workers		8
rodziny	family		8
roemeens	romania		5
rolnictwa	agriculture		762
rolnictwo	agriculture		8
rolniczy	agricultural		8
rolnikow	farmer		8
rolnikow	farmers		8
romaneasca	romania		5
romaniei	romania		5
romeno	romania		5
rooznameh	newspaper		28
ropa	oil		8
rorelse	movement		25
rossii	russia		2
rossiyskiy	russian		2
rossiyskoye	russia		5
rosyjski	russia		5
rou	romania		76
roumain	romania		5
royaume	kingdom		12
rozhlas	radio		19
roznichnyy	retail		2
rozvoj	development		19
rozvytku	development		29
rozvytok	development		29
rozwoju	development		8
rsdkhnh	observatory		28
rua	street		38
ruanjian	software		30
ruch	movement		8
rudnyy	ore		2
rue	street		12
rumanisch	romania		5
rumano	romania		5
rumansk	romania		5
rumunski	romania		5
rumunsky	romania		5
rumynskiy	romanian		2
rundfunk	radio		10
ruotsalainen	sweden		5
rupnica	factory		123
rusky	russia		5
ruso	russia		5
russisch	russia		5
russkiy	russian		2
ryba	fish		8
rybnyy	fish		2
rybnyy	fishing		29
rybokhozyaystvennyy	fishery		2
rybolovnyy	fishing		2
rynek	market		8
rynok	market		2
rysk	russia		5
rzad	government		8
rzeczpospolita	republic		8
rzeczypospolitej	republic		8
rzeka	river		8
saatgut	seeds		10
saation	foundation		322
saavadmqopo	hospital		205
sabao	soap		38
sabcho	council		205
sabha	assembly		323
sabun	soap		17
sachsisch	saxony		5
sachsische	saxony		5
sadam	port		152
saderat	export		28
saertashoriso	international		205
sahifa	newspaper		14
sains	science		109
sains	sciences		109
sairaalan	hospital		322
sajon	saxony		5
sajunga	union		102
sakharnyy	sugar		2
sakhelmtsipo	state		205
sakumskola	primary		123
salam	peace		14
sallskap	society		25
sallskapet	society		1173
salonu	hall		17
salute	health		16
salvacao	salvation		38
salvacion	salvation		15
salvezza	salvation		16
salz	salt		10
sameditsino	medical		205
saministro	ministry		205
samkhedro	military		205
samochody	cars		8
samoletnyy	aircraft		2
samoletov	aircraft		2
samvirke	cooperative		206
sanat	industry		28
sanatate	health		480
sanatatii	health		480
sanati	industrial		28
sanatlar	arts		17
sanaye	industries		28
sanduq	fund		14
sangh	union		323
sangyo	industry		77
sanita	health		16
sankt	saint		2
sanomat	newspaper		115
sansthan	institute		323
sanup	industry		324
saobracajni	transport		290
sapatos	shoes		38
sapone	soap		16
sarafa	exchange		14
sarayi	palace		17
sarmaye	investment		28
sarmayeh	investment		28
sarrafi	exchange		28
satama	port		115
saudiya	saudi		14
savez	federation		69
savez	union		69
savieniba	union		123
savon	soap		12
savunma	defense		17
sawt	voice		14
sayuz	union		89
sazman	organization		28
sazogadoeba	society		205
sberegatelnyy	savings		2
sbor	choir		19
schloss	castle		10
scholi	faculty		37
scholi	school		37
schots	scotland		5
schotse	scotland		5
schottisch	scotland		5
schwedisch	sweden		5
schweizerisch	switzerland		5
schweizerischen	switzerland		5
schweizisk	switzerland		5
scientifique	scientific		12
scienza	science		16
scienze	science		16
scienze	sciences		16
scoli	school		126
scozzese	scotland		5
sebze	vegetables		17
securite	security		12
seguranca	security		38
seguridad	security		15
seguridade	security		38
seife	soap		10
seifun	flour		77
seikosho	steel		77
seisakusho	works		77
seishi	paper		77
seiyaku	pharmaceutical		77
seker	sugar		17
sekiyu	oil		77
sekundarschule	secondary		10
sel	salt		12
selo	village		2
selskab	society		350
selskapet	society		1682
selskokhozyaystvennyy	agricultural		2
selskoye	agriculture		2
selts	society		152
semences	seeds		12
sementes	seeds		38
sementi	seeds		16
semillas	seeds		15
sendika	union		17
seni	textile		77
senter	center		206
sentro	center		444
serbe	serbia		5
serbio	serbia		5
serbisch	serbia		5
serbo	serbia		5
serbski	serbia		5
serbskiy	serbian		2
serednya	secondary		29
servisi	service		17
setevoy	network		2
seura	society		115
seva	service		323
severnyy	north		2
severnyy	northern		2
sfryh	library		139
sfryyh	library		139
sgp	singapore		76
shaab	people		14
shaabi	popular		14
shab	people		14
shabab	youth		14
shabi	popular		14
shabiya	popular		14
shakhta	mine		2
shangye	commerce		30
shangye	commercial		30
shebei	equipment		30
shengwu	biological		30
shengwu	biotechnology		30
shifan	normal		30
shihua	petrochemical		30
shimbun	newspaper		77
shinbun	newspaper		77
shinnyy	tire		2
shinnyy	tyre		2
shinyo	trust		77
shipin	food		30
shisheh	glass		28
shiye	industry		30
shiyou	oil		30
shiyou	petroleum		30
shkola	school		29
shohada	martyrs		28
shoken	securities		77
shokuhin	food		77
shokuhin	foods		77
shora	council		28
shoten	store		77
shuhada	martyrs		14
shuini	cement		30
shule	school		1174
shuma	digital		30
shuppan	publishing		77
shura	council		14
shuzi	digital		30
shuzo	brewery		77
shvedskiy	swedish		2
sibirisch	siberia		5
sibirskaya	siberia		5
sibirskiy	siberia		5
sibirskiy	siberian		2
sicherheit	security		10
sicilian	sicily		5
siciliana	sicily		5
siciliano	sicily		5
sicilien	sicily		5
sicurezza	security		16
sihtasutus	foundation		152
silskohospodarskyy	agricultural		29
sily	forces		8
sinagogu	synagogue		17
sinai	industrial		14
sinemasi	cinema		17
sinfonica	symphony		15
sinfonie	symphony		10
sirafa	exchange		14
siriyskiy	syrian		2
siyasal	political		17
sizilianisch	sicily		5
sjo	lake		25
skhidnyy	eastern		29
sklad	warehouse		2
skladskoy	warehouse		2
skog	forest		25
skoli	school		761
skolka	kindergarten		19
skool	school		479
skor	shoes		25
skora	leather		8
skryh	military		14
sledstvennyy	investigative		2
slott	castle		25
slovacco	slovakia		5
slovatskiy	slovak		2
slovenije	slovenia		5
sloveno	slovenia		5
slovenska	slovenia		5
slovenska	slovenian		200
slovenski	slovenia		5
slowacki	slovakia		5
slowakisch	slovakia		5
slowenisch	slovenia		5
slowenski	slovenia		5
sluzba	service		8
snabzheniye	supply		2
sociais	social		38
sociale	social		12
societate	society		126
societatea	society		126
socijalisticka	socialist		69
socijalni	social		69
socjalistyczna	socialist		8
socker	sugar		25
sola	school		200
solidaridad	solidarity		15
solidariedade	solidarity		38
solidarieta	solidarity		16
solidarita	solidarity		19
solidaritat	solidarity		10
solidarite	solidarity		12
solidariteit	solidarity		20
solidaritet	solidarity		25
solidarnosc	solidarity		8
solnechnyy	solar		2
solntse	sun		2
sosialistiko	socialist		37
sosyalist	socialist		17
sotrudnichestvo	cooperation		2
sotsialen	social		89
sotsialisticheskaya	socialist		2
sotsialna	social		89
sotsialniy	social		29
sotsialnyy	social		2
soud	court		19
soukroma	private		19
sovet	council		2
sovetskiy	soviet		2
soziale	social		10
sozialen	social		10
sozialer	social		10
sozialistische	socialist		10
spaans	spain		5
spagnoli	spain		5
spanelska	spain		5
spanelsky	spain		5
spanisch	spain		5
spanischer	spain		5
spanisches	spain		5
spansk	spain		5
spanska	spain		5
spasatelnyy	rescue		2
speelgoed	toys		20
spetsialnoye	special		2
spetsialnyy	special		2
spielwaren	toys		10
spilka	union		29
spilne	joint		29
spojene	united		19
spolecnost	society		19
spoleczna	social		8
spoleczny	social		8
spolocnost	society		229
spoorweg	railway		20
spoorwegen	railway		20
sportivnyy	sport		2
sportivnyy	sports		2
spravedlnost	justice		19
spraw	affair		8
sprawiedliwosc	justice		8
sprawiedliwosci	justice		8
sprawy	affair		8
srb	serbia		76
srbije	serbia		5
srbsky	serbia		5
sredisnja	central		69
srednia	secondary		8
srednja	secondary		1680
sredno	secondary		89
srednyaya	secondary		2
srodowiska	environment		8
srodowisko	environment		8
srpska	serb		290
srpska	serbian		290
staat	state		20
staats	state		20
staatsanwaltschaft	prosecutor		10
staatsbahn	staterailway		10
staatsbahnen	staterailway		10
stad	cleaning		25
stade	stadium		12
stadion	stadium		2
stadionu	stadium		19
stadtische	municipal		10
staleliteynyy	steel		2
starptautiska	international		123
staryy	old		2
statale	state		16
statek	farm		19
stati	state		16
statistica	statistics		16
statisticky	statistical		19
statisticky	statistics		19
statistico	statistical		16
statistiek	statistics		20
statistik	statistics		10
statistika	statistics		19
statistique	statistical		12
statistique	statistics		12
statistisch	statistical		10
statistische	statistical		10
statistisches	statistical		10
statlig	state		25
statni	state		19
stato	state		16
statsbaner	staterailway		350
statsbanor	staterailway		25
statul	state		126
statystyczny	statistical		8
statystyczny	statistics		8
statystyka	statistics		8
steklovolokno	fiberglass		2
stekolnyy	glass		2
steuer	tax		10
steuern	tax		10
stigting	foundation		479
stiinta	science		126
stiinte	sciences		126
storia	history		16
straat	street		20
strakhovoy	insurance		2
strakhovyy	insurance		29
strana	party		19
stranka	party		69
strasse	street		10
strategicheskiy	strategic		2
stratiotiki	military		37
stratos	army		37
straz	guard		8
strechy	roof		19
stredna	secondary		229
stredni	secondary		19
streitkrafte	forces		10
stroitelen	construction		89
strojarski	mechanical		69
strojna	mechanical		200
strojni	mechanical		19
strojnicka	mechanical		229
strom	electricity		10
strukovna	vocational		69
strukovni	vocational		69
studencki	student		8
studenten	student		10
studenti	student		16
styrelsen	agency		350
sucre	sugar		12
sudaniya	sudanese		14
sudno	ship		29
sudnobudivnyy	shipbuilding		29
sudnobudivnyy	shipyard		29
suiker	sugar		20
suisan	fisheries		77
sukromna	private		229
sul	salt		19
suliao	plastic		30
sumarska	forestry		69
sumarski	forestry		69
sunduq	fund		14
superieur	higher		12
superieure	higher		12
superiore	higher		16
suriya	syria		14
suriya	syrian		14
sut	dairy		17
sut	milk		17
svedsky	sweden		5
svenskt	sweden		5
svet	light		2
svetovy	world		19
sveucilista	university		1172
svietimo	education		102
sviluppo	development		16
svk	slovakia		76
svn	slovenia		76
svoboda	freedom		19
svobodnyy	free		2
svyaz	communication		2
svycarsky	switzerland		5
swasta	private		3512
swe	sweden		76
swiatowa	world		8
swiatowy	world		8
swiatynia	temple		8
syarikat	company		351
sydlh	pharmacy		14
sydlnyh	pharmaceutical		14
syllogos	association		37
symfoniczny	symphony		8
symphonie	symphony		10
symphonique	symphony		12
symvoylio	council		37
synagoga	synagogue		8
syndesmos	association		37
syndesmos	union		37
synetairismos	cooperative		37
syr	cheese		19
sysyh	political		14
szakkepzo	vocational		75
szinhaz	theatre		75
szkol	school		8
szocialis	social		75
szovetseg	federation		75
sztuk	arts		8
sztuka	art		8
sztuki	arts		8
szwajcarska	switzerland		5
szwajcarski	switzerland		5
szwedzki	sweden		5
taavon	cooperative		28
taavoni	cooperative		28
taawuni	cooperative		14
tabac	tobacco		12
taca	cup		38
tadzhikskiy	tajik		2
tahetorn	observatory		152
tahghighat	research		28
tahqiqat	research		28
tahrir	liberation		14
taide	art		115
taifa	national		1174
taiteiden	arts		115
talaba	students		14
tamin	insurance		14
tamozhennyy	customs		2
tamozhnya	customs		2
tanacs	council		760
tangaran	museum		289
tanitokepzo	teachers		75
tanmiya	development		14
tanmiyya	development		14
tanzim	organization		14
tapinagi	temple		17
targoviya	commerce		89
tarih	history		17
tarptautine	international		102
tarptautinis	international		102
tarsasag	society		760
taryba	council		102
tas	tasmania		242
teadus	science		152
teaduskond	faculty		152
teaduste	sciences		152
teatar	theatre		89
teater	theatre		25
teatr	theater		2
teatr	theatre		8
teatras	theatre		102
teatre	theatre		241
teatris	theatre		123
teatro	theatre		15
teatrul	theatre		126
teatteri	theatre		115
techni	art		37
technicka	technical		19
technicky	technical		19
techniczna	technical		8
techniczny	technical		8
techniko	technical		37
techninis	technical		102
technique	technical		12
technischer	technical		10
technologijos	technology		102
technon	arts		37
techos	roof		15
tecnic	technical		241
tecnico	technical		15
tecnologic	technological		241
tee	tea		10
tehnic	technical		126
tehnica	technical		126
tehnicka	technical		69
tehniska	technical		1684
tehniski	technical		200
tehnologic	technological		126
tehnologiska	technological		123
tehnoloski	technological		69
teises	law		102
tejarat	trade		28
tekhnicheskaya	technical		2
tekhnicheskiy	technical		2
tekhnichka	technical		3519
tekhnichna	technical		29
tekhnichniy	technical		29
tekhnologichen	technological		89
tekhnologichniy	technological		29
tekhnologiya	technology		2
tekko	steel		77
teknik	engineering		109
teknik	technical		17
teknillinen	technical		115
tekninen	technical		115
teknisk	technical		25
tekniska	technical		25
teknologia	technology		322
teknolojik	technological		17
tekstylia	textile		8
tekstylny	textile		8
televisie	television		20
televize	television		19
televizionnyy	television		2
televizyonu	television		17
telhados	roof		38
tempel	temple		10
tempio	temple		16
templo	temple		15
templom	church		75
tengereszeti	maritime		75
tentera	military		351
teologi	theological		109
teologiai	theological		75
teologic	theological		126
teologichniy	theological		29
teologicka	theological		19
teologico	theological		15
teologiczny	theological		8
teologinen	theological		115
teologisk	theological		25
teoloska	theological		200
teoloski	theological		69
teplovoy	heat		2
teplovoy	thermal		2
teplovoznyy	locomotive		2
teplovyy	heat		29
terbuka	open		109
terveys	health		322
tesouro	treasury		38
tetsu	iron		77
tetsudo	railway		77
tetti	roof		16
tha	thailand		76
thawra	revolution		14
thdyh	association		28
theatro	theatre		37
thee	tea		20
theologiki	theological		37
theologique	theological		12
theologisch	theological		10
theologische	theological		10
thessalonikis	thessaloniki		37
thnwy	secondary		14
thnwyh	secondary		14
tibbiyot	medical		661
ticaret	commerce		17
tidning	newspaper		25
tidskrift	magazine		25
tiede	science		115
tielu	railway		30
tierpark	zoo		10
tieteellinen	scientific		322
tijara	trade		14
tijari	commercial		14
tijariya	commercial		14
tijariyya	commercial		14
tijdschrift	magazine		20
tikhookeanskiy	pacific		2
tinggi	higher		109
tirdzniecibas	commerce		123
titanovyy	titanium		2
tiyatro	theatre		17
tiyatrosu	theatre		17
tjeckisk	czechia		5
tknwlwjyh	technological		14
tmima	department		37
tn	tennessee		242
tobak	tobacco		25
toerisme	tourism		20
toernooi	tournament		20
tohum	seeds		17
toiture	roof		12
toitures	roof		12
tongxin	communication		30
toplivnyy	fuel		2
toplivo	fuel		2
toren	tower		20
torgivli	commerce		29
torgovaya	commercial		2
torgovelniy	commerce		29
torgovli	commerce		2
torgovyy	commerce		2
torgovyy	commercial		2
torgovyy	trade		2
torgovyy	trading		2
torhovelnyy	trade		29
torhovyy	trade		29
torn	tower		25
torneio	tournament		38
torneo	tournament		15
torre	tower		15
toscan	tuscany		5
toscano	tuscany		5
tosee	development		28
toseeh	development		28
toseh	development		28
toskanisch	tuscany		5
tourisme	tourism		12
tourismus	tourism		10
tournoi	tournament		12
touzi	investment		30
tovaren	factory		229
tovarystvo	society		29
towarzystwo	society		8
toyrismoy	tourism		37
tra	wood		25
trabajadores	worker		15
trabajadores	workers		15
trabajo	labor		15
trabajo	work		15
trabalhadores	worker		38
trabalhadores	workers		38
trabalho	labor		38
trabalho	work		38
traduccion	translation		15
traduction	translation		12
traduzione	translation		16
traktor	tractor		2
traktornyy	tractor		2
transporte	transport		15
transportes	transport		15
transports	transport		12
trapeza	bank		37
trasporti	transport		16
trasporto	transport		16
travail	labor		12
travail	work		12
travailleurs	worker		12
travailleurs	workers		12
trbyh	education		14
tresor	treasury		12
tretiy	third		2
trh	market		19
tributaria	tax		15
tributario	tax		15
truba	pipe		2
trubnyy	pipe		2
truboprokatnyy	pipe		2
truboprovod	pipeline		2
truboprovodnyy	pipeline		2
trud	labor		2
trud	labour		2
tschechisch	czechia		5
tsentar	center		89
tsentralen	central		89
tsentralnyy	center		29
tsentralnyy	central		2
tsentraluri	central		205
tserkva	church		29
tsjechisch	czechia		5
tsukrovyy	sugar		29
tsyvvry	public		139
tudomany	science		75
tudomanyok	sciences		75
tudomanyos	sciences		75
tudomanyos	scientific		75
tuin	garden		20
tuketici	consumer		17
tullab	students		14
tunecino	tunisia		5
tunesisch	tunisia		5
tunesische	tunisia		5
tunisi	tunisian		14
tunisino	tunisia		5
tunisiya	tunisia		5
tunisiya	tunisian		14
tur	turkey		76
turath	heritage		14
turbina	turbine		2
turbinnyy	turbine		2
turc	turkey		5
turecki	turkey		5
turecky	turkey		5
turen	doors		10
turetskiy	turkey		5
turetskiy	turkish		2
turistika	tourism		19
turizma	tourism		3523
turizmo	tourism		102
turizmu	tourism		29
turkisch	turkey		5
turkisk	turkey		5
turkiya	turkish		14
turkmenskiy	turkmen		2
turks	turkey		5
turm	tower		10
turnaj	tournament		19
turnering	tournament		25
turniej	tournament		8
turnier	tournament		10
turnuvasi	tournament		17
tutkimus	research		115
tutkimuskeskus	research		322
tutun	tobacco		17
tuz	salt		17
tval	soap		25
tx	texas		242
tyazhelyy	heavy		2
tykhvn	secondary		139
tyrimu	research		102
tyton	tobacco		8
tyyrvt	tourism		139
tza	tanzania		76
ubersetzung	translation		10
uchilishte	school		89
uchiteley	teachers		2
uchodzcow	refugee		8
uciteljska	teachers		69
ucitelu	teachers		19
ucraino	ukraine		5
ucraniana	ukraine		5
ucraniano	ukraine		5
udala	municipality		576
udobreniye	fertilizer		2
udoli	valley		19
udruzenje	association		69
ufficio	office		16
uga	uganda		76
ugolnyy	coal		2
ugynokseg	agency		75
uhing	association		152
uhli	coal		19
uitvoer	export		20
ukr	ukraine		76
ukrainien	ukraine		5
ukrainisch	ukraine		5
ukrainsk	ukraine		5
ukrainskaya	ukraine		5
ukrainski	ukraine		5
ukrainskiy	ukrainian		2
ukrajinsky	ukraine		5
ukrayinskyi	ukraine		5
ulastirma	transport		17
ulica	street		8
ulice	street		19
ull	wool		25
ulttyq	national		660
ulum	sciences		14
uluslararasi	international		17
uluttuk	national		3516
umani	human		16
umanistici	humanities		16
umelecka	art		19
umeni	art		19
umetnosti	arts		3527
umjetnicka	art		69
umjetnosti	arts		69
ummal	workers		14
umwelt	environment		10
unabhangige	independent		10
ungarisch	hungary		5
ungdom	youth		25
ungersk	hungary		5
unhaeng	bank		324
unia	union		8
unida	united		15
unidad	unity		15
unidade	unity		38
unie	union		20
unies	united		12
uniklinik	universityhospital		10
uniklinikum	universityhospital		10
unis	united		12
unita	unity		16
unitarnyy	unitary		2
uniunea	union		126
universitatsklinik	universityhospital		10
universitatsklinikum	universityhospital		10
universitatskrankenhaus	universityhospital		10
universitatsspital	universityhospital		10
universitet	university		2
universitetet	university		3528
universiteti	university		205
universitetshospital	universityhospital		350
universitetssjukhus	universityhospital		25
universitetssykehus	universityhospital		206
uniwersytetu	university		762
unyu	transport		77
uostas	port		102
upravleniye	administration		2
upravleniye	department		2
upravleniye	directorate		2
upravlinnya	management		29
urad	office		19
uralskiy	ural		2
urduni	jordanian		14
urduniya	jordanian		14
ury	uruguay		76
urzad	authority		8
urzad	office		8
ustredni	central		19
utensili	tools		16
utveckling	development		25
utvecklingsbank	developmentbank		25
uuringute	research		152
uvoz	import		69
uzbekskiy	uzbek		2
uzleti	business		75
vadibas	management		123
vadisi	valley		17
vadybos	management		102
vaerk	works		350
vagonostroitelnyy	car		2
vagonostroitelnyy	carriage		2
vagonostroitelnyy	wagon		2
vakbond	union		20
vald	municipality		152
vallalat	enterprise		75
vallee	valley		12
vallei	valley		20
valsts	state		123
valstybinis	state		102
valtion	state		115
vand	water		350
vann	water		206
varlds	world		25
varzeshi	sports		28
vasut	railway		75
vchiteliv	teachers		29
ved	sciences		19
veda	science		19
vedecka	scientific		19
vedecky	scientific		19
veiligheid	security		20
velikiy	great		2
velka	great		19
velvyslanectvi	embassy		19
venezolanos	venezuela		5
venezuelien	venezuela		5
venezuelienne	venezuela		5
vengerskiy	hungarian		2
vengerskiy	hungary		5
ventanas	windows		15
verbraucher	consumer		10
verbraucher	consumers		10
verduras	vegetables		15
verdure	vegetables		16
vereinte	united		10
verejna	public		19
verejny	public		19
verenigde	united		20
vereniging	society		20
verfassungs	constitutional		10
vergadering	assembly		20
vergi	tax		17
verk	works		206
verkehr	transport		10
verktyg	tools		25
verpackung	packaging		10
verpackungen	packaging		10
verpakking	packaging		20
versammlung	assembly		10
versekering	insurance		479
verslo	business		102
verteidigung	defense		10
vertoletnyy	helicopter		2
vertoletov	helicopter		2
vervoer	transport		20
vescovo	bishop		16
vestnik	newspaper		89
vetenskap	science		25
vetenskaper	sciences		25
vetenskaplig	scientific		25
vetenskapsradet	researchcouncil		25
veteranen	veteran		10
veteranos	veteran		15
vetryanoy	wind		2
vez	tower		19
vezarat	ministry		28
viande	meat		12
videnskab	science		350
videnskabelig	scientific		3504
videregaende	secondary		206
vidkritiy	open		29
vidrio	glass		15
vidurine	secondary		102
vidyapeeth	university		323
viesoji	public		102
vijece	council		1172
vikas	development		323
villamosmernoki	electrical		75
vinnyy	wine		2
vinodelcheskiy	wine		2
vinodelcheskiy	winery		2
vinzavod	winery		2
virasto	agency		115
vishcha	higher		29
vishchiy	higher		29
visserij	fishing		20
vitenskap	science		206
vivienda	housing		15
vivliothiki	library		37
viyskova	military		29
viyskoviy	military		29
vizmu	waterworks		75
vlaams	flanders		5
vlaamse	flanders		5
vlada	government		19
vlees	meat		20
vlna	wool		19
vluchtelingen	refugee		20
vneshne	foreign		2
vneshniy	foreign		2
vnitro	interior		19
vnm	vietnam		76
voda	water		19
vodnyy	water		2
voenen	military		89
voenna	military		89
voennaya	military		2
voennyy	military		2
voitures	cars		12
vojenska	military		19
vojska	army		290
vokasi	vocational		109
volokno	fiber		2
volokno	fibre		2
volzhskiy	volga		2
vostochnyy	east		2
vostochnyy	eastern		2
voyennyy	military		2
voyska	force		2
voyska	troops		2
vozdushnyy	air		2
vrede	peace		20
vrijheid	freedom		20
vrijheid	liberty		20
vrouwen	woman		20
vrouwen	women		20
vt	vermont		242
vtoroy	second		2
vuhilnyy	coal		29
vybor	committee		19
vychislitelnyy	computer		2
vychislitelnyy	computing		2
vydavatelstvo	publishing		229
vydavnytstvo	publishing		29
vynlvmy	international		139
vynlvmyt	international		139
vyrobnychyy	production		29
vyskum	research		1683
vyskumny	research		229
vysoka	higher		19
vysshaya	higher		2
vysshe	higher		89
vysshee	higher		2
vysshiy	higher		2
vyvoz	export		19
vyzkum	research		19
vyzkumny	research		19
vyzkumu	research		19
vzdelani	education		19
wa	washington		242
waals	wallonia		5
waalse	wallonia		5
waffen	arms		10
wahrungs	monetary		10
wakala	agency		14
wakalat	agency		14
wallonisch	wallonia		5
wallonne	wallonia		5
walloon	wallonia		5
walutowy	monetary		8
wangluo	network		30
wanju	toy		30
waqf	endowment		14
warzywa	vegetables		8
wasser	water		10
watani	national		14
wataniya	national		14
wegiel	coal		8
wegierski	hungary		5
welna	wool		8
welt	world		10
wenhua	cultural		30
wenhua	culture		30
wereld	world		20
werk	work		20
werkzeug	tools		10
werkzeuge	tools		10
wetenschap	science		20
wetenschappelijk	scientific		3521
wetenschappelijke	scientific		20
wetenschappen	sciences		20
wettbewerb	competition		10
wi	wisconsin		242
wiejski	rural		8
wielka	great		8
wielki	great		8
wieza	tower		8
wiezienie	prison		8
wilayat	province		14
winkel	store		20
wirtschaft	economy		10
wirtschaftlich	economic		10
wissenschaft	science		10
wissenschaften	science		10
wissenschaftlich	scientific		914
wissenschaftliche	scientific		10
wloski	italy		5
wloskie	italy		5
woda	water		8
wody	water		8
wohnungsbau	housing		10
wohnungswesen	housing		10
wojewodzka	provincial		8
wojewodzki	provincial		8
wojsko	army		8
wojskowa	military		8
wojskowy	military		8
wol	wool		20
wolle	wool		10
wolnosc	freedom		8
wolnosc	liberty		8
wolnosci	freedom		8
wolnosci	liberty		8
wuliu	logistics		30
wy	wyoming		242
wyspa	island		8
wyzsza	higher		8
wyzszy	higher		8
wyzwolenie	liberation		8
xalqaro	international		661
xiangjiao	rubber		30
xinxi	information		30
xueyuan	college		30
yadernyy	nuclear		2
yakuhin	pharmaceutical		77
yamaniya	yemeni		14
yanjiusuo	institute		30
yanjiuyuan	academy		30
yanjiuyuan	institute		30
yaponskiy	japanese		2
yardim	help		17
yatim	orphan		14
yayinevi	publishing		17
yayinlari	publishing		17
yeni	new		17
yevropeyskiy	european		2
ygeia	health		37
ygeias	health		37
yidong	mobile		30
yiliao	medical		30
yinhang	bank		30
yiqi	instrument		30
yiyao	pharmaceutical		30
yiyuan	hospital		30
yksityinen	private		115
yliopiston	university		322
yliopistosairaala	universityhospital		115
ymparisto	environment		322
yonetim	management		17
youxian	limited		30
ypologiston	computer		37
ypoyrgeio	ministry		37
ysvdy	primary		139
yuanyang	ocean		30
yuksek	higher		17
yun	wool		17
yunan	greece		5
yuridichniy	law		29
yuzhnyy	south		2
yuzhnyy	southern		2
zabawki	toys		8
zaden	seeds		20
zagraniczny	foreign		8
zagranicznych	foreign		8
zahrada	garden		19
zahranicnich	foreign		19
zaidan	foundation		77
zaken	affair		20
zakhidnyy	western		29
zakladna	primary		229
zakladni	primary		19
zalezitosti	affair		19
zaliznychnyy	railway		29
zaliznytsia	railway		29
zalozba	publishing		200
zamek	castle		19
zaozhi	paper		30
zapadnyy	west		2
zapadnyy	western		2
zapatos	shoes		15
zarzadzania	management		8
zasobow	resources		8
zastrahovane	insurance		89
zavod	institute		69
zawodowa	vocational		8
zawodowy	vocational		8
zbroya	arms		29
zdravi	health		19
zdravlje	health		3509
zdrowia	health		762
zdrowie	health		8
zecca	mint		16
zee	sea		20
zeep	soap		20
zeitschrift	magazine		10
zeitung	newspaper		10
zelazo	iron		8
zelenina	vegetables		19
zelenyy	green		2
zelezo	iron		19
zeljeznice	railway		69
zemedelsky	agricultural		19
zendan	prison		28
zenemuveszeti	music		75
zentralbank	centralbank		10
zeny	women		19
zerno	grain		2
zernovoy	grain		2
zernovyy	grain		29
zheleznitsi	railway		89
zhengquan	securities		30
zhenskiy	women		2
zhineng	intelligent		30
zhinochyy	women		29
zhiyao	pharmaceutical		30
zhizao	manufacturing		30
zhongguo	china		30
zhongguo	chinese		30
zhongzi	seeds		30
zhuangbei	equipment		30
ziarul	newspaper		126
zinatne	science		123
zinatnu	sciences		123
ziraa	agriculture		14
zirai	agricultural		14
zjednoczone	united		8
zlato	gold		19
zloto	gold		8
zmb	zambia		76
znaniye	knowledge		2
znanosti	sciences		1680
zoll	customs		10
zoloto	gold		2
zolotoy	gold		2
zoologico	zoo		15
zosen	shipbuilding		77
zout	salt		20
zucchero	sugar		16
zucker	sugar		10
zvaz	federation		229
zveza	federation		200
zvjezdarnica	observatory		69
zwe	zimbabwe		76
zweeds	sweden		5
zwitsers	switzerland		5`;
export const remarkWords: string = `abbigliamento			797
academy			53
aerolinea		aerolínea	185
agency			53
airline			53
airport			53
albergo			196
app			53
arena			53
aseguradora			185
asociacion		asociación	185
associacao		associação	398
association			53
associazione			196
assurance			195
automaker			53
automarke		Automarke	135
automobilhersteller		Automobilhersteller	135
azienda			196
bakery			53
banca			196
banco			185
bank			53
banka			303
banque			195
baseball			134
basketball			134
bedrijf			225
bekleidungsmarke		Bekleidungsmarke	135
biblioteca			185
bibliotek			249
biblioteka			197
bibliotheek			225
bibliothek		Bibliothek	135
bibliotheque		bibliothèque	195
birrificio			196
bookstore			53
brand			53
brasserie			195
brauerei		Brauerei	135
brewery			53
broadcaster			53
broadcasting			53
brouwerij			225
browar			197
bryggeri			249
business			53
cable			134
cafe		café	53
canal			185
carmaker			53
casino			53
casopis		časopis	303
cerveceria		cervecería	185
cervejaria			398
chain			53
chaine		chaîne	195
channel			53
charity			53
choir			53
cinema			53
clinic			53
clothing			134
club			53
coalition			53
college			53
comic			134
compagnia			196
compagnie			195
companhia			398
compania		compañía	185
company			53
conglomerate			53
cricket			134
czasopismo			197
daily			134
dance			134
developer			53
digital			134
distillery			53
divadlo			303
dziennik			197
ecole		école	195
editeur		éditeur	195
editora			398
editore			196
editorial			185
emisora			185
emissora			398
emittente			196
empresa			185
ensemble			53
enterprise			53
entreprise			195
escola			398
escuela			185
estadio			185
fashion			134
federation			53
fernsehsender		Fernsehsender	135
firm			53
firma		Firma	135
fluggesellschaft		Fluggesellschaft	135
flygbolag			249
fondation			195
fondazione			196
football			134
forening		förening	249
foretag		företag	249
forlag		förlag	249
foundation			53
fundacao		fundação	398
fundacion		fundación	185
fundacja			197
fussballverein		Fußballverein	135
gallery			53
gazeta			197
giornale			196
groupe			195
hersteller		Hersteller	135
hochschule		Hochschule	135
hockey			134
hopital		hôpital	195
horfunksender		Hörfunksender	135
hospital			53
hotel			53
hotell			249
impresa			196
institute			53
insurer			53
internet			134
jornal			398
journal			53
kanal			249
kaufhaus		Kaufhaus	135
krankenhaus		Krankenhaus	135
krant			225
label			53
league			53
library			53
linia			197
literary			134
luchtvaartmaatschappij			225
magazin		Magazin	135
magazine			53
maison			195
mall			53
manufacturer			53
marca			185
marchio			196
marka			197
marke		Marke	135
marque			195
merk			225
miesiecznik		miesięcznik	197
monthly			134
musee		musée	195
museo			185
museu			398
museum			53
music			134
muzeum			197
nadace			303
nakladatelstvi		nakladatelství	303
network			53
newsletter			53
newspaper			53
nightclub			53
noviny			303
omroep			225
onderneming			225
online			134
orchester		Orchester	135
orchestr			303
orchestra			53
orchestre			195
organisation			53
organization			53
orkest			225
orkester			249
orkiestra			197
orquesta			185
orquestra			398
ospedale			196
partei		Partei	135
parti			195
partia			197
partido			185
partij			225
partito			196
party			53
pay			134
periodical			53
periodico		periódico	185
pharmacy			53
pivovar			303
platform			53
plattform		Plattform	135
podnik			303
political			134
politico		político	1265
politique			1266
politische			1264
pop			134
private			1264
program			53
programme			53
przedsiebiorstwo		przedsiębiorstwo	197
pub			53
publisher			53
quotidiano			196
radio			134
radiofonica			797
railway			53
record			134
restaurace			303
restauracja			197
restaurang			249
restaurant			53
restaurante			185
retailer			53
rete			196
revista			185
revue			195
ristorante			196
rivista			196
rock			134
ropa			1265
roupa			1267
rugby			134
satellite			134
school			53
schule		Schule	135
scuola			196
sender		Sender	135
shipyard			53
shop			53
shopping			134
site			53
sjukhus			249
skola			249
societe		société	195
society			53
software			53
spolek			303
stacja			197
stade			195
stadio			196
stadion		Stadion	135
stadium			53
stanice			303
startup			53
station			53
stichting			225
stiftelse			249
stiftung		Stiftung	135
store			53
stowarzyszenie			197
strana			303
student			134
studio			53
supermarche		supermarché	195
supermarket			53
supermarkt		Supermarkt	135
supermercado			185
supermercato			196
szkola		szkoła	197
szpital			197
team			53
teater			249
teatr			197
teatro			185
teen			134
televisao		televisão	1267
television			134
televisiva			797
televisivo			797
theater			53
theatre			53
tidning			249
tidskrift			249
tijdschrift			225
trade			134
tv			53
tygodnik			197
uczelnia			197
uitgeverij			225
union			53
universidad			185
universidade			398
universita		università	196
universitat		Universität	135
universite		université	195
universiteit			225
universitet			249
university			53
unternehmen		Unternehmen	135
venue			53
verband		Verband	135
verein		Verein	135
vereniging			225
verlag		Verlag	135
versicherung		Versicherung	135
verzekeraar			225
vetements		vêtements	1266
video			134
web			134
website			53
weekly			134
weingut		Weingut	135
winery			53
winkelketen			225
wydawnictwo			197
zeitschrift		Zeitschrift	135
zeitung		Zeitung	135
zender			225
ziekenhuis			225
znacka		značka	303
zoo			53`;
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
export const domains: string = `ai			502
biz			502
com			502
info			502
io			502
net			502
org			502
tv			502`;
export const opposites: string = `also	position		22
alt	age		22
alte	age		22
alto	position		22
antigua	age		22
autumn	season		22
azul	colour		22
bajo	position		22
barat	compass point		32
bas	position		22
bati	compass point		32
bear	market side		22
big	size		22
black	colour		22
blanc	colour		22
blanco	colour		22
blau	colour		22
bleu	colour		22
blue	colour		22
boys	sex		22
branco	colour		22
bronze	metal		22
brown	colour		22
bull	market side		22
buy	market side		22
canton	level of a place		22
city	level of a place		22
copper	metal		22
county	level of a place		22
dakshin	compass point		32
diamond	metal		22
district	level of a place		22
dogu	compass point		32
dolni	position		22
dolny	position		22
donji	position		22
downstream	place of work		22
east	compass point		32
eastern	compass point		32
eastside	compass point		32
est	compass point		32
este	compass point		32
eszak	compass point		32
etela	compass point		32
export	trade direction		22
exportacao	trade direction		22
exportacion	trade direction		22
exporter	trade direction		22
exporting	trade direction		22
exports	trade direction		22
felso	position		22
female	sex		22
fifth	rank		22
first	rank		22
fourth	rank		22
girls	sex		22
gold	metal		22
gornji	position		22
gorny	position		22
grand	size		22
grande	size		22
great	size		22
green	colour		22
grey	colour		22
gross	size		22
grun	colour		22
guney	compass point		32
haute	position		22
horni	position		22
import	trade direction		22
importacao	trade direction		22
importacion	trade direction		22
importer	trade direction		22
importing	trade direction		22
imports	trade direction		22
indoor	place of work		22
inland	place of work		22
inner	position		22
iron	metal		22
jizni	compass point		32
junior	rank		22
kelet	compass point		32
klein	size		22
kuzey	compass point		32
lansi	compass point		32
large	size		22
left	side		22
leste	compass point		32
little	size		22
long	market side		22
lower	position		22
macro	size		22
male	sex		22
men	sex		22
mens	sex		22
meridional	compass point		32
meridionale	compass point		32
micro	size		22
mid	size		22
municipality	level of a place		22
nedre	position		22
negro	colour		22
neu	age		22
neue	age		22
new	age		22
noir	colour		22
noord	compass point		32
noordoost	compass point		32
noordwest	compass point		32
nord	compass point		32
norden	compass point		32
nordeste	compass point		32
nordic	compass point		32
nordost	compass point		32
nordre	compass point		32
nordwest	compass point		32
noreste	compass point		32
noroeste	compass point		32
norra	compass point		32
nort	compass point		32
norte	compass point		32
north	compass point		32
northeast	compass point		32
northeastern	compass point		32
northern	compass point		32
northside	compass point		32
northwest	compass point		32
northwestern	compass point		32
nouveau	age		22
novo	age		22
nueva	age		22
nyugat	compass point		32
ober	position		22
occidental	compass point		32
occidentale	compass point		32
oeste	compass point		32
offshore	place of work		22
old	age		22
onshore	place of work		22
oost	compass point		32
orange	colour		22
oriental	compass point		32
orientale	compass point		32
ost	compass point		32
osten	compass point		32
ostra	compass point		32
ouest	compass point		32
outdoor	place of work		22
outer	position		22
overseas	place of work		22
ovest	compass point		32
ovre	position		22
paschim	compass point		32
pashchim	compass point		32
pequeno	size		22
petit	size		22
pink	colour		22
platinum	metal		22
pohjois	compass point		32
polnoc	compass point		32
polnocna	compass point		32
polnocny	compass point		32
poludnie	compass point		32
poludniowa	compass point		32
poludniowy	compass point		32
preto	colour		22
primary	rank		22
private	state		22
province	level of a place		22
public	state		22
purba	compass point		32
purple	colour		22
purvi	compass point		32
red	colour		22
right	side		22
rojo	colour		22
rot	colour		22
rouge	colour		22
schwarz	colour		22
second	rank		22
secondary	rank		22
selatan	compass point		32
sell	market side		22
senior	rank		22
septentrional	compass point		32
settentrionale	compass point		32
severnaya	compass point		32
severni	compass point		32
severny	compass point		32
severo	compass point		32
short	market side		22
silver	metal		22
small	size		22
sodra	compass point		32
sondre	compass point		32
south	compass point		32
southeast	compass point		32
southeastern	compass point		32
southern	compass point		32
southside	compass point		32
southwest	compass point		32
southwestern	compass point		32
spring	season		22
state	level of a place		22
sud	compass point		32
suden	compass point		32
sudeste	compass point		32
sudoeste	compass point		32
sudost	compass point		32
sudwest	compass point		32
sul	compass point		32
summer	season		22
sur	compass point		32
sureste	compass point		32
suroeste	compass point		32
tenggara	compass point		32
third	rank		22
timur	compass point		32
town	level of a place		22
township	level of a place		22
unter	position		22
upper	position		22
upstream	place of work		22
utara	compass point		32
uttar	compass point		32
vastra	compass point		32
velho	age		22
verde	colour		22
vermelho	colour		22
vert	colour		22
vestre	compass point		32
vieux	age		22
village	level of a place		22
vostochnaya	compass point		32
vostochno	compass point		32
vostochny	compass point		32
vychodni	compass point		32
weiss	colour		22
west	compass point		32
westen	compass point		32
western	compass point		32
westside	compass point		32
white	colour		22
winter	season		22
women	sex		22
womens	sex		22
wschod	compass point		32
wschodni	compass point		32
wschodnia	compass point		32
yellow	colour		22
young	age		22
yuzhnaya	compass point		32
yuzhno	compass point		32
yuzhny	compass point		32
zachod	compass point		32
zachodni	compass point		32
zachodnia	compass point		32
zapadnaya	compass point		32
zapadni	compass point		32
zapadno	compass point		32
zapadny	compass point		32
zuid	compass point		32
zuidoost	compass point		32
zuidwest	compass point		32`;
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
other-body	(?<=\\S{4})(?:verein|verband|bund|stiftung|museum|archiv|chor|freunde|schule|akademie|kasse|kammer|klub|club|fonds|bibliothek|buecherei|bucherei)\$	
other-body	(?<=\\S{4})(?:vereniging|verbond|bond|stichting|museum|archief|koor|vrienden|school|academie|fonds|bibliotheek)\$	
other-body	(?<=\\S{4})(?:f[oe]r(?:ening|bund)(?:en)?|forening(?:en)?|forbund(?:et)?|stiftelsen?|museet|sk[oa]l[ae]n?|klubb?(?:en)?|koren?|kassan?|fonden?)\$	
other-body	(?<=\\S{4})(?:seura|saatio|liitto|yhdistys|koulu|museo|kerho|kuoro|rahasto)\$	`;
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
AacademyCcountingBdministrationBerospaceBirportBnimalBquariumBrboretumCchitectsCmyCtsBssemblyCtronomyAbandocheDgjikEsongCseballDketballBeachBioDtechnologyBoheomCokstoreCtanicalBridgeBuddhistDongsanByeongwonAcapitalCtholicBementEteryCntralCrtificationBhamberCemicalDolgangCildrenCristianCulpanHsaDrchBityBlinicBoalCmmerceDpanyCnstitutionalEulateFmerCoperativeCrporationCuncilDrtBultureCstomsAdaehakGgyoCiryBefenseCmocraticCntalCpartment_storeDositCrmatologyBistributionAeconomicBducationBlectionDmentary_schoolBmbassyCploymentBnergyCgineeringCtertainmentCvironmentBumnyoCnhaengBvaluationBxchangeCportDressHwayByeAfacilitiesCmilyCshionBederationCedCrtilizerBilmCreCshBlourBolkCotballCrestBundDeralCrnitureAgaebalCsBeonchukEseolCumsokEyungBigyeCnsengCsulBlassCobalBongeopCvernmentBraduate_schoolCoupBuaranteeBwanggoFwangBymnasiumAhaeunCnggongBealthCritageBigh_schoolBoldingHsCtelCusingBwahakDjangpumBydroCeophoeAinspectionDwaeCternationalCvestmentAjadongchaCedanBecheolCgangDwaCollyeokDngboFiFmilEjaEseonCunggwonCyakBournalistsBunggongeopAkindergartenAlaborCndDguageCw_officeBeatherBibraryCfeCteratureCvestockBogisticsCtteryAmanagementCrineDketBediaEcalCteorologicalDropolitanBiddle_schoolClkCningCssionBotorsBullyuDsanDticulturalCseumDicCyeokAnationalCvyBongeopBuclearCrsesEingAobservatoryBfficeApaperCrkEingCtentBeaceCnsionCtrochemicalBharmacyBoliceFyCrtCstEalBressCocurementDmotionDsecutorsBublicAqualityArailroadBesearchDortDtaurantBuralAsafetyCneopDgsaCtelliteCvingsBcholarshipEolCienceBecurityCedCogyuDmyuBikpumCnmunGsaBocietyCftEwareBportsBtadiumDndardsDtionFsticsCudentsBubwayBystemAtaekbaeEwondoCxBechEnologyCstingBheaterBireBobaccoCngsinBrainingDnsportJationDvelCustAunificationDonCsongBrologyAveteransBolleyballAwarCterBeddingClfareBomenAyakpumBeohaengDngusoGwonBouthAzoo
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
