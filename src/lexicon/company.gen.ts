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
word		de	1
firm		US	0
trade		en	0
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
industry		en	6
industry		id	1
industry		ro	1
stock		*	2
word		id	1
abbreviation		es	0
abbreviation	context	it	0
acronym	whole	DE	4
industry		ru	2
trade		es	0
brand		FR	0
word		fi	1
trade		en	1
abbreviation	context	pt	0
abbreviation		ru	0
abbreviation	context	de	0
activity		pt	1
activity		ru	0
trade		fr	0
role	behind	en	10
word		lv	1
activity		de	1
script	whole	JP	0
word		ro	1
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
trade		it	0
trade		pt	0
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
trade		pl	0
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
script		TW	0
spelling		hi	0
state		RU	2
state		RU	9
structure		it	1
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
trade		ro	0
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
trade		sv	0
trade		tr	0
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
trade		de	1
trade		ru	0
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
trade		hr	0
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
export const legalForms: string = `3ao	zao	ZAO	3400
a benefit corporation	benefit corp	Benefit Corp	643
a bolag	ab	AB	1606
a en p		A en P	1502
a limited partnership	lp	LP	390
a rl	scarl	Scarl	2604
a spolecnost	as	AS	882
aandeelhouder bestuurde besloten vennootschap		Aandeelhouder bestuurde Besloten vennootschap	1496
aandeelhouder bestuurde vennootschap	abv	ABV	2830
aat		AAT	3399
aatteellinen yhdistys	ry		484
ab		AB	3375
ab company oy	oy ab	Oy Ab	1404
ab oy	oy ab	Oy Ab	621
ab publ		AB (publ)	1629
aboriginal corporation	rntbc	RNTBC	1487
aboriginal corporation rntbc	rntbc	RNTBC	2742
abp	ab publ	AB (publ)	3407
abp oyj	oyj	Oyj	1605
abv		ABV	2849
ac		AC	1895
aciq sehmdar cemiyyet	asc	ASC	3230
aciq sehmdar cemiyyeti	asc	ASC	3231
ad		AD	3396
additional liability company	alc	ALC	1034
adi komandit sirket	kom sti	Kom. Şti	1471
adkrytae akcyyanernae tavarystva	aat	AAT	3251
adkrytae aktsyyanernae tavarystva	aat	AAT	3252
adsic		ADSIC	2239
adsits	adsic	ADSIC	2241
adsitz	adsic	ADSIC	2240
ae		AE	3411
aedak	ae	AE	645
aee	ae	AE	645
aega	ae	AE	645
aeie		AEIE	1237
aeve	ae	AE	645
afanis etairia	slp	SLP	626
afanis eteria	slp	SLP	1066
ag		AG	3391
ag and co kg		AG & Co. KG	213
ag and co kgaa		AG & Co. KGaA	838
ag and co ohg		AG & Co. OHG	2895
ag sa		AG SA	1595
ag societe anonyme	sa	SA	106
ag u co kg	ag and co kg	AG & Co. KG	1054
ag u co kgaa	ag and co kgaa	AG & Co. KGaA	1457
agmsz		AGmsZ	396
agrotikos synetairismos	synetairismos	Συνεταιρισμός	979
agrupacion de interes economico	aie	AIE	1850
agrupacion europea de interes economico	aeie	AEIE	1237
agrupamento complementar de empresas	ace	ACE	1866
agrupamento europeu de interesse economico	aeie	AEIE	1851
ags	ag	AG	3390
aie		AIE	1883
aisbl		AISBL	587
akb		AKB	3424
akc spol	as	AS	3276
akc spolecnost	as	AS	882
akciju sabiedriba	as	AS	1597
akcine bendrove	ab	AB	3296
akcines bendroves	ab	AB	3295
akcionarsko drustvo	ad	AD	3238
akcionernoe obshchestvo	ao	AO	1619
akcionernoe obshhestvo	ao	AO	3327
akcionersko drustvo	ad	AD	3333
akciova spolecnost	as	AS	3277
akciova spolocnost	as	AS	1597
aksiyadorlik jamiyat	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3362
aksiyadorlik jamiyati		Aksiyadorlik jamiyati	887
aksiyon mahber		አክሲዮን ማህበር	1604
aksiyun mahber	aksiyon mahber	አክሲዮን ማህበር	3291
aksjeselskap	as	AS	3271
akt ges	ag	AG	642
aktg	ag	AG	642
aktie bolag	ab	AB	1606
aktiebol	ab	AB	3406
aktiebolag	ab	AB	3297
aktiebolag publ	ab publ	AB (publ)	1630
aktiebolaget	ab	AB	1607
aktiebolaget publ	ab publ	AB (publ)	1630
aktien ges	ag	AG	642
aktien gesellschaft	ag	AG	642
aktienges	ag	AG	642
aktiengesellsch	ag	AG	1134
aktiengesellscha	ag	AG	1134
aktiengesellschaf	ag	AG	1134
aktiengesellschaft	ag	AG	3225
aktiengesellschaft and co kg	ag and co kg	AG & Co. KG	213
aktiengesellschaft and co kgaa	ag and co kgaa	AG & Co. KGaA	213
aktiengesellschaft mit sozialer zielsetzung	agmsz	AGmsZ	396
aktiengeselschaft	ag	AG	642
aktieselskab	as	AS	3272
aktieselskabet	as	AS	882
aktsiaselts	as	AS	3273
aktsionarsko drushtvo	ad	AD	3236
aktsionerlik qogham	aq	AQ	1617
aktsionerlik qoghamy	aq	AQ	1617
aktsionerne tovaristvo	at	AT	3329
aktsionerne tovarystvo	at	AT	3330
aktsionerniy komertsiyniy bank	akb	AKB	1131
aktsionerno drujestvo	ad	AD	3237
aktsionerno druzhestvo	ad	AD	3239
aktsionerno druzhestvo sas spetsialna investitsionna tsel	adsic	ADSIC	2238
aktsionernoe obschestvo	ao	AO	1618
aktsionernoe obshchestvo	ao	AO	3328
aktsionernoe obshchestvo otkrytogo tipa	oao	OAO	732
aktsionernoe obshchestvo zakrytogo tipa	zao	ZAO	1593
aktsionernogo obshchestva	ao	AO	1618
aktsionernoye obshchestvo	ao	AO	1619
aktsionerny kommercheskiy bank	akb	AKB	1131
aktsionernye obshchestva	ao	AO	3326
aktsionernyy kommercheskiy bank	akb	AKB	1131
aktsionersko drushtvo	ad	AD	3235
aktsiyadorlik zhamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	887
alc		ALC	2584
allmennaksjeselskap	asa	ASA	3344
alsharika almusahama aleama	sh m	ش.م.ع	508
alsharika almusahama alkhasa	sh m kh	ش.م.خ	508
alsharika alty la tahdof litahqiq alribh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	508
alsharika zat almasuwliat almahduda	sh mm	ش.م.م	508
amba		AMBA	2128
ametiuhing	au	AÜ	850
amke		AMKE	1478
an incorporated limited partnership	ilp	ILP	2642
and c sapa	sapa	Sapa	1055
and c sas	sas	SAS	1055
and c snc	snc	SNC	1522
and c spa	spa	SpA	3320
and c srl	srl	Srl	1045
and cia	cia	Cia	974
and cia s en c	s en c	S en C	1052
and cie	cie	Cie	973
and co kg	kg	KG	365
and co kgaa	kgaa	KGaA	1450
and co kommanditgesellschaft	kg	KG	365
and co ohg	ohg	OHG	2876
and kumpp	ky	Ky	1461
and partners	partnership	Partnership	2860
and sia ee	ee	EE	1462
and sia oe	oe	OE	1519
and sucesores	y sucesores	y Sucesores	1282
andelsselskab med begraenset ansvar	amba	AMBA	2075
anl	osk	Osk	2132
ano		ANO	2770
anonim ortakligi	as	AS	3270
anonim ortaklik	as	AS	3274
anonim sirket	as	AS	3275
anonim sirketi	as	AS	882
anonimi eteria	ae	AE	3309
anonimi viomichaniki emboriki etaireia	ae	AE	3312
anonymi etaireia	ae	AE	3311
anonymi etairia	ae	AE	3306
anonymi viomichaniki emporiki etaireia	ae	AE	3310
anonymos etaireia	ae	AE	3308
anonymos etairia	ae	AE	3307
anpartselskab	aps	ApS	2444
anpartsselskab	aps	ApS	1040
anpartsselskabet	aps	ApS	2443
anpo	ano	ANO	841
ans		ANS	2975
anstalt des offentlichen rechts	aor	AöR	3160
anstalt dor	aor	AöR	3157
anstalt offentlichen rechts	aor	AöR	3158
ansvarlig selskap	ans	ANS	2939
ansvarlig selskap delt ansvar	da	DA	2937
ansvarlig selskap med delt ansvar	da	DA	2936
ao		AO	3376
aoot	oao	OAO	1636
aor		AöR	3192
aozt	zao	ZAO	1636
aps		ApS	2587
aq		AQ	3417
aruba vrijgestelde vennootschap	avv	AVV	2369
as		AS	3374
as oy		As Oy	2085
asa		ASA	3420
asbl		ASBL	1231
asbl dpu		ASBL DPU	274
asbl vzw		ASBL VZW	1229
asc		ASC	3394
asd		ASD	1248
asili teserrufat cemiyyeti		Asılı təsərrüfat cəmiyyəti	1064
asociacion civil	ac	AC	1826
asociacion cooperativa		Asociación Cooperativa	2070
asociacion de beneficencia privada	iap	IAP	1482
asociacion en participacion	a en p	A en P	1502
asociacion ganadera local especializada		Asociación ganadera local especializada	781
asociacion ganadera local general		Asociación ganadera local general	781
asociacion gremial	ag	AG	1827
asociacion religiosa		Asociación religiosa	781
asociacion rural de interes colectivo		Asociación rural de interés colectivo	781
assep		ASSEP	1242
assn	association	Association	1873
association condominiale			947
association cooperative inscrite		Association coopérative inscrite	171
association dassurances mutuelles	mutuelle	Mutuelle	2060
association de droit local	association loi 1901	Association loi 1901	200
association de foires agricoles			947
association declaree	association loi 1901	Association loi 1901	200
association declaree dinsertion par leconomique		Association déclarée d'insertion par l'économique	200
association declaree reconnue dutilite publique		Association déclarée, reconnue d'utilité publique	200
association depargne pension	assep	ASSEP	1242
association fonciere de remembrement		Association fonciére de remembrement	200
association fonciere urbaine		Association fonciére urbaine	200
association intermediaire		Association intermédiaire	200
association internationale sans but lucratif	aisbl	AISBL	587
association loi 1901		Association loi 1901	948
association loi de 1901	association loi 1901	Association loi 1901	948
association non declaree		Association non déclarée	200
association reconnue dutilite publique	association loi 1901	Association loi 1901	948
association rsvmh	hl ts	חל"צ	1859
association sans but lucratif	asbl	ASBL	1231
association sans but lucratif de droit public	asbl dpu	ASBL DPU	946
association syndicale autorisee		Association syndicale autorisée	200
association syndicale libre		Association syndicale libre	200
associazione di promozione sociale	aps	ApS	1842
associazione impresa		Associazione Impresa	1860
associazione sportiva dilettantistica	asd	ASD	779
assurance mutuelle agricole		Assurance mutuelle agricole	507
astiki etairia	sp	SP	626
astiki eteria	sp	SP	1066
astiki mi kerdoskopiki etaireia	amke	AMKE	1478
asunto osakeyhtio	as oy	As Oy	2084
asunto oy	as oy	As Oy	1302
asv likvidaci		a.s. v likvidaci	1598
asv likvidacii	asv likvidaci	a.s. v likvidaci	1598
at		AT	3436
ate	ae	AE	645
ateve	ae	AE	645
au		AÜ	2854
auf gegenseitigkeit	vvag	VVaG	1314
autonomous non profit organization	ano	ANO	841
autonomous nonprofit organization	ano	ANO	2759
avee	ae	AE	3410
avoin yhtio	ay	Ay	2907
avtonomnaya nekommercheskaya organizatsiya	ano	ANO	2761
avv		AVV	1440
ay		Ay	2967
az agr	soc agr	Soc. agr.	535
azienda agricola	soc agr	Soc. agr.	535
b corp	benefit corp	Benefit Corp	644
b corporation	benefit corp	Benefit Corp	644
b msiwlyt mhdwd		با مسئولیت محدود	706
b vennootschap	bv	BV	1030
ba		BA	2611
ba masouliat mahdood	b msiwlyt mhdwd	با مسئولیت محدود	706
ba masouliyat mahdoud	b msiwlyt mhdwd	با مسئولیت محدود	706
bab		BAB	3425
bachok	borisat chamkat	บริษัท จำกัด	1048
bahrain shareholding company	bsc	BSC	879
bahraini joint stock company	bsc	BSC	879
bamot	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1132
bankaktiebolag	bab	BAB	3353
bats bazhnetirakan ynkerutyun	pby	PBY	1589
bbl	bl	BL	1317
bby	pby	PBY	1638
bcorp	benefit corp	Benefit Corp	891
beeravon mugbal	bm	B.M.	1416
begrenset ansvar	ba	BA	2521
benefit corp		Benefit Corp	3430
benefit corporation	benefit corp	Benefit Corp	643
beperk	bpk	Bpk	1623
berhad	bhd	Bhd	3247
besl vennootschap	bv	BV	1030
besloten vennootschap	bv	BV	2371
besloten vennootschap met beperkte aansprakelijkheid	bv	BV	2373
besloten vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	bvba so	BVBA SO	235
besloten vennootschap naar nederlands recht		Besloten vennootschap naar Nederlands recht	1496
besloten vennootschap van publiek recht	bv pr	BV PR	712
besloten vennotschap	bv	BV	1030
beteti tarsasag	bt	BT	2690
bf		BF	2204
bgb gesellschaft	gbr	GbR	260
bhd		Bhd	3248
bijkantoor	sucursal	Sucursal	590
biyeongli sadanbeobin	jaedanbeobin	재단법인	1861
bl		BL	2141
blagodiyniy fond	bf	BF	1350
blagotvoritelnye uchrezhdeniya		Благотворительные учреждения	217
blagotvoritelnyy fond	bf	BF	1350
bm		B.M.	2602
borisat	borisat chamkat	บริษัท จำกัด	1982
borisat chamkat		บริษัท จำกัด	1048
borisat chamkat mahachon		บริษัท จำกัด (มหาชน)	1132
bostads ab	as oy	As Oy	1302
bot	borisat chamkat	บริษัท จำกัด	2561
bpk		Bpk	1623
branch	sucursal	Sucursal	590
branch office	sucursal	Sucursal	379
brf		BRF	1318
brl	bl	BL	1317
bsc		BSC	1639
bsc c	bsc	BSC	879
bsc closed	bsc	BSC	879
bscc	bsc	BSC	1639
bt		BT	2728
building society	friendly society	Friendly Society	1247
business trust	bt	BT	2260
bv		BV	2581
bv and co kg		BV & Co. KG	213
bv in oprichting	bv	BV	2372
bv pr		BV PR	712
bv srl	srl bv	Srl BV	828
bvba		BVBA	2393
bvba so		BVBA SO	235
bvba sprl	sprl bvba	SPRL BVBA	828
bvio	bv	BV	2580
byt druzstvo	druzstvo	družstvo	1299
bytove druzstvo	druzstvo	družstvo	800
c por a		C por A	3281
ca		CA	3402
caisse populaire		Caisse populaire	2113
caisse populaire limitee	caisse populaire	Caisse populaire	491
caisse populaire ltee	caisse populaire	Caisse populaire	2065
caituanfaren	yibancaituanfaren	一般財団法人	2193
cb	comunidad de bienes	Comunidad de Bienes	2842
cbc		CBC	2779
cc		CC	2618
ccc		CCC	3409
ccsda		CCSDA	1458
cdc		CDC	2786
cemix		CEMIX	1600
cga		CGA	2599
chamkat	borisat chamkat	บริษัท จำกัด	1048
chamkat mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1132
charitable incorporated organisation	cio	CIO	2750
charitable incorporated organization	cio	CIO	2749
chastnoe predpriyatie	chp	ChP	2410
chastnoe proizvodstvennoe unitarnoe predpriyatie	chup	ChUP	1398
chastnoe torgovoe unitarnoe predpriyatie	chup	ChUP	704
chastnoe transportnoe unitarnoe predpriyatie	chup	ChUP	704
chastnoe unitarnoe predpriyatie	chup	ChUP	704
chastnye uchrezhdeniya		Частные учреждения	217
chp		ChP	2554
chpup	chup	ChUP	1398
chtd		Chtd	1135
chtup	chup	ChUP	704
chup		ChUP	704
chusik hoesa	jusik hoesa	Jusik Hoesa	1616
cia		Cia	2006
cia anonima	ca	CA	3283
cia limitada	cia ltda	Cia Ltda	2433
cia ltda		Cia Ltda	2434
cia s en c	s en c	S en C	390
cia sca	sca	SCA	1447
cic		CIC	2772
cic ltd	cic	CIC	2735
cie		Cie	2005
cio		CIO	2780
ciprl		CIPRL	1311
civil society organisation	cso	CSO	366
civil society organization	cso	CSO	366
cjsc		CJSC	106
clg		CLG	2782
close corp		Close Corp	3429
close corporation	close corp	Close Corp	1633
closed joint stock company	cjsc	CJSC	106
closed jsc	cjsc	CJSC	106
closed shareholding company	jsc	JSC	558
cncol		CNCOL	1518
co		Co	1287
co kg	kg	KG	2639
co kgaa	kgaa	KGaA	1450
co limited	co ltd	Co Ltd	618
co lt	co ltd	Co Ltd	618
co ltd		Co Ltd	224
co op	coop	Coop	1313
co op inc	coop inc	Coop Inc	597
co op incorporated	coop inc	Coop Inc	597
co op incorporee	coop ltee	Coop ltée	491
co op limited	coop ltd	Coop Ltd	451
co op limitee	coop ltee	Coop ltée	491
co op ltd	coop ltd	Coop Ltd	451
co operative	coop	Coop	2120
co operative association	coop	Coop	537
co operative company	coop	Coop	2040
co operative inc	coop inc	Coop Inc	597
co operative incorporated	coop inc	Coop Inc	597
co operative limited	coop ltd	Coop Ltd	451
co operative ltd	coop ltd	Coop Ltd	451
co operative society	coop	Coop	2042
co operative society limited	coop ltd	Coop Ltd	977
co operative society ltd	coop ltd	Coop Ltd	977
co phan	ctcp	CTCP	888
coac	cooperativa de ahorro y credito	Cooperativa de Ahorro y Crédito	2116
coltd	co ltd	Co Ltd	224
comandita por acciones	s en c por a	S en C por A	1445
comandita simple	s en c	S en C	1445
comm v	cv	CV	2654
comm va	cva	CVA	2648
commanditaire vennootschap	cv	CV	2645
commanditaire vennootschap met een beherend vennoot		Commanditaire vennootschap met één beherend vennoot	1452
commanditaire vennootschap met een beherende vennoot	cv	CV	1470
commanditaire vennootschap met meer dan een beherende vennoot	cv	CV	1470
commanditaire vennootschap met meerdere beherende vennoten		Commanditaire vennootschap met meerdere beherende vennoten	1452
commanditaire vennootschap op aandelen	cva	CVA	2649
commanditaire vennootschap op aandelen met een sociaal oogmerk	cva so	CVA SO	300
community benefit society	bencom	BenCom	1477
community development corporation	cdc	CDC	1483
community interest company	cic	CIC	2737
commv	cv	CV	2717
compagnia	cia	Cia	1987
compagnie	cie	Cie	1984
compagnie de fiducie	societe fiduciaire	Société fiduciaire	382
compagnie de pret	societe de pret	Société de prêt	382
compagnie fiduciaire	societe fiduciaire	Société fiduciaire	382
compan	co	Co	1995
companhia	cia	Cia	1989
companhia anonima	ca	CA	3284
companhia de responsabilidade limitada	crl	CRL	1293
compania	cia	Cia	1988
compania anonima	ca	CA	3285
compania de economia mixta	cemix	CEMIX	1600
compania de responsabilidad limitada	cia ltda	Cia Ltda	2435
compania de responsabilidad limitada con fin social		Compañía de Responsabilidad Limitada con Fin Social	2532
compania en comandita simple y dividida por acciones	ccsda	CCSDA	1458
compania en nombre colectivo	cncol	CNCOL	1518
compania limitada	cia ltda	Cia Ltda	2432
compania por acciones	c por a	C por A	3280
company	co	Co	1287
company limited	co ltd	Co Ltd	618
company limited both by shares and by guarantee	ltd	Ltd	2404
company limited by guarantee	ltd	Ltd	2333
company limited by shares	ltd	Ltd	337
company ltd	co ltd	Co Ltd	618
company oy ab	oy ab	Oy Ab	1404
company with additional liability	alc	ALC	1034
company with limited liability	llc	LLC	822
companyia	cia	Cia	1986
compie	cie	Cie	1998
comunidad de bienes		Comunidad de Bienes	2904
condominium corp		Condominium Corp	1832
condominium corporation	condominium corp	Condominium Corp	947
cong ty		Công ty	1286
cong ty co phan	ctcp	CTCP	3367
cong ty cp	ctcp	CTCP	888
cong ty hop danh	cong ty	Công ty	2950
cong ty tnhh	cty tnhh	Cty TNHH	364
cong ty tnhh hai thanh vien tro len	cty tnhh mtv	Cty TNHH MTV	364
cong ty tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	364
cong ty tnhh mtv	cty tnhh mtv	Cty TNHH MTV	364
cong ty trach nhiem huu han	cty tnhh	Cty TNHH	1438
cong ty trach nhiem huu han mot thanh vien	cty tnhh mtv	Cty TNHH MTV	1438
consorzio con attivita esterna	consorzio	Consorzio	1834
consorzio fidi		Consorzio Fidi	627
consorzio senza attivita esterna		Consorzio senza Attività Esterna	627
coop		Coop	2122
coop a rl	scarl	Scarl	177
coop agr	cooperativa agricola	Cooperativă agricolă	2097
coop arl	scarl	Scarl	177
coop inc		Coop Inc	1297
coop incorporee	coop inc	Coop Inc	1297
coop limited	coop ltd	Coop Ltd	451
coop ltd		Coop Ltd	2052
coop ltee		Coop ltée	2066
coop soc	soc coop	Soc. coop.	177
coop sociale	soc coop	Soc. coop.	177
coop v	s coop	S. Coop.	359
coop va	coop	Coop	2119
cooperatie ba	cooperatie ua	Coöperatie UA	689
cooperatie ua		Coöperatie UA	689
cooperatie wa	cooperatie ua	Coöperatie UA	689
cooperatieve vennootschap	cv	CV	2061
cooperatieve vennootschap met beperkte aansprakelijkheid	cvba	CVBA	2055
cooperatieve vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	cvba so	CVBA SO	158
cooperatieve vennootschap met beperkte aansprakelijkheid van publiek recht	cvba pr	CVBA PR	158
cooperatieve vennootschap met onbeperkte aansprakelijkheid	cvoa	CVOA	2056
cooperatieve vennootschap met onbeperkte aansprakelijkheid met een sociaal oogmerk	cvoa so	CVOA SO	158
cooperatieve vennootschap van publiek recht	cv pr	CV PR	158
cooperatieve vereniging	cooperatie ua	Coöperatie UA	2053
cooperatieve vereniging ua	cooperatie ua	Coöperatie UA	689
cooperativa a rl	scarl	Scarl	177
cooperativa agricola		Cooperativă agricolă	599
cooperativa arl	scarl	Scarl	177
cooperativa de 2o grau		Cooperativa de 2º Grau	2104
cooperativa de ahorro y credito		Cooperativa de Ahorro y Crédito	983
cooperativa de consum		Cooperativă de consum	599
cooperativa de consumo		Cooperativa de Consumo	983
cooperativa de credit		Cooperativă de credit	599
cooperativa de credito		Cooperativa de Credito	2078
cooperativa de interesse publico de responsabilidade limitada	ciprl	CIPRL	1311
cooperativa de responsabilidad limitada	crl	CRL	1293
cooperativa de responsabilidade limitada	crl	CRL	2046
cooperativa de trabajadores		Cooperativa de Trabajadores	983
cooperativa mestesugareasca		Cooperativă meșteșugărească	599
cooperativa sociale	soc coop	Soc. coop.	598
cooperativa valenciana	s coop	S. Coop.	359
cooperative association	coop	Coop	537
cooperative company	coop	Coop	537
cooperative corporation	coop	Coop	537
cooperative dutilisation de materiel agricole	cuma	CUMA	1305
cooperative dutilisation de materiel agricole en commun	cuma	CUMA	2089
cooperative inc	coop inc	Coop Inc	597
cooperative incorporated	coop inc	Coop Inc	597
cooperative limited	coop ltd	Coop Ltd	451
cooperative limitee	coop ltd	Coop Ltd	451
cooperative ltd	coop ltd	Coop Ltd	451
cooperative ltee	coop ltd	Coop Ltd	451
cooperative society	coop	Coop	537
cooperative society ltd	coop ltd	Coop Ltd	977
corp		Corp	1584
corpn	corp	Corp	3218
corpora	corp	Corp	466
corporacao	corp	Corp	889
corporacion	corp	Corp	3369
corporacion de beneficio social		Corporación de Beneficio Social	852
corporacion de derecho publico		Corporación de Derecho Público	2815
corporacion especial propiedad de trabajadores		Corporación Especial Propiedad de Trabajadores	852
corporacion intima		Corporación Intima	852
corporacion professional		Corporación Professional	852
corporat	corp	Corp	466
corporati	corp	Corp	466
corporatio	corp	Corp	466
corporation	corp	Corp	1584
corporation de fiducie	societe fiduciaire	Société fiduciaire	382
corporation de pret	societe de pret	Société de prêt	382
corporation fiduciaire	societe fiduciaire	Société fiduciaire	382
corporazione	corp	Corp	889
coy	co	Co	1997
coy limited	co ltd	Co Ltd	618
coy ltd	co ltd	Co Ltd	618
cpt		CPT	3413
credit union		Credit Union	2118
credit union limited	credit union	Credit Union	537
credit union ltd	credit union	Credit Union	537
crl		CRL	2123
csl		CSL	2614
cso		CSO	1486
ct tnhh	cty tnhh	Cty TNHH	364
ctcp		CTCP	888
ctr		CTR	2783
cty	cong ty	Công ty	1286
cty co phan	ctcp	CTCP	888
cty cp	ctcp	CTCP	3366
cty tnhh		Cty TNHH	1051
cty tnhh mtv		Cty TNHH MTV	1051
cu	credit union	Credit Union	1319
cuideachta faoi theorainn rathaiochta	ctr	CTR	2753
cuideachta ghniomhaiochta ainmnithe	cga	CGA	1415
cuideachta neamhtheoranta		Cuideachta Neamhtheoranta	1415
cuideachta phoibli theoranta	cpt	CPT	3316
cuma		CUMA	2133
cuma de l	cuma	CUMA	538
cuma de la	cuma	CUMA	538
cuma des	cuma	CUMA	538
cuma du	cuma	CUMA	538
cuma les	cuma	CUMA	538
cv		CV	2711
cv pr		CV PR	158
cva		CVA	2716
cva so		CVA SO	300
cvba		CVBA	1296
cvba pr		CVBA PR	158
cvba so		CVBA SO	158
cvoa		CVOA	1296
cvoa cd		CVOA CD	158
cvoa so		CVOA SO	158
cwmni buddiant cymunedol	cbc	CBC	2748
cwmni cyfyngedig cyhoeddus	ccc	CCC	3304
cx a	c por a	C por A	3279
cxa	c por a	C por A	3282
cyf		Cyf	2591
cyfyngedig	cyf	Cyf	2461
da		DA	2976
dac		DAC	2597
dac ltd	dac	DAC	2483
dan bao you xian gong si	sirenyouxiangongsi	私人有限公司	1412
danbaoyouxiangongsi	sirenyouxiangongsi	私人有限公司	2475
dat		DAT	3446
dd		d.d.	3397
de capital variable	sa de cv	SA de CV	3443
de cv	sa de cv	SA de CV	3438
delniska druzba	dd	d.d.	3240
delt ansvar	da	DA	2938
derzhavne aktsionerne tovaristvo	dat	DAT	3358
derzhavne aktsionerne tovarystvo	dat	DAT	3359
derzhavne pidpriiemstvo	gp	GP	3142
derzhavne pidpryiemstvo	gp	GP	1111
derzhavne pidpryyemstvo	gp	GP	1111
designated activity company	dac	DAC	2485
designated activity company limited by guarantee	dac	DAC	2484
dgup	gup	GUP	1117
dh mm	sh mm	ش.م.م	337
dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	458
dht msuwlyh mhdwdh	sh mm	ش.م.م	458
dienstverlenende vereniging		Dienstverlenende vereniging	946
dimosia etaireia		Δημόσια Εταιρεία	1497
dimosia etaireia periorismenis eythynis me metoches		Δημόσια Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1037
dionicko drustvo	dd	d.d.	3241
dis tic ltd sti	ltd sti	Ltd Şti	236
dis ticaret limited sirketi	ltd sti	Ltd Şti	236
ditta	ditta individuale	Ditta individuale	3100
ditta individuale		Ditta individuale	3057
dmcc		DMCC	2574
dmcc company	dmcc	DMCC	234
dmcc llc	dmcc	DMCC	234
dnnn	dntn	DNTN	3180
dno		d.n.o.	2958
dntn		DNTN	3096
doanh nghiep co von dau tu nuoc ngoai	dntn	DNTN	1051
doanh nghiep nha nuoc	dntn	DNTN	3182
doanh nghiep tu nhan	dntn	DNTN	3097
dochernee gosudarstvennoe unitarnoe predpriyatie	gup	GUP	371
dochirnie pidpriiemstvo	dp	DP	3178
dokuritsu gyosei hojin	dulixingzhengfaren	独立行政法人	3170
domestic limited liability company	llc	LLC	337
doo		d.o.o.	2383
dooel	doo	d.o.o.	2382
doou likvidaciji	doo	d.o.o.	1031
doou stecaju	doo	d.o.o.	1031
dp		DP	3202
drujestvo s ogranichena otgovornost	ood	OOD	2396
drushtveno preduzece	dp	DP	1578
drushtvo sa ogranichenom odgovornoshcu	doo	d.o.o.	2378
drushtvo so ogranichena odgovornost	doo	d.o.o.	1031
drustveno preduzece	dp	DP	1578
drustvo ogranicene odgovornosti	doo	d.o.o.	2377
drustvo s neogranicenom solidarnom odgovornoscu	dno	d.n.o.	2882
drustvo s ogranicenom odgovornoscu	doo	d.o.o.	2380
drustvo sa ogranicenom odgovornoscu	doo	d.o.o.	2381
drustvo zveza drustev		Društvo, zveza društev	1506
druzba z neomejeno odgovornostjo	dno	d.n.o.	2883
druzba z omejeno odgovornostjo	doo	d.o.o.	2379
druzba za vzajemno zavarovanje	dvz	d.v.z.	1506
druzhestvo po zzd	dzzd	DZZD	2885
druzhestvo s ogranichena otgovornost	ood	OOD	1033
druzhestvo uchredeno po zakona za zadalzheniyata i dogovorite	dzzd	DZZD	2807
druzstevny podnik pol		Družstevný podnik poľ.	452
druzstevny podnik polnohospodarsky	druzstevny podnik pol	Družstevný podnik poľ.	452
dubai multi commodities centre company	dmcc	DMCC	234
dvz		d.v.z.	2848
dwc llc		DWC-LLC	1392
dwcllc	dwc llc	DWC-LLC	1392
dzzd		DZZD	2887
e cia	cia	Cia	1280
e companhia	cia	Cia	1280
e gen	eg	eG	2099
e kffr	ek	e.K.	1566
e kfm	ek	e.K.	3061
e kfr	ek	e.K.	729
ead		EAD	3398
earl		EARL	2590
earl de l	earl	EARL	705
earl de la	earl	EARL	705
earl des	earl	EARL	705
earl du	earl	EARL	705
earl les	earl	EARL	705
ebvba		EBVBA	235
ebvba so		EBVBA SO	235
ec		Ec	3120
ec sas	sas	SAS	1055
ec snc	snc	SNC	1522
economic development corporation	edc	EDC	2765
economisch samenwerkingsverband	esv	ESV	587
economisch samenwerkingsverband met een sociaal oogmerk	esv so	ESV SO	274
ed		ED	3437
edc		EDC	2787
edms	pty ltd	Pty Ltd	1443
edms bpk	pty ltd	Pty Ltd	827
ednolichen targovets	et	ET	3048
ednolichen turgovets	et	ET	3047
ednolichno aktsionerno druzhestvo	ead	EAD	3246
ednolichno aktsionerno druzhestvo sas spetsialna investitsionna tsel		Еднолично aкционерно дружество със специалнa инвестиционна цел	2237
ednolichno druzhestvo s ogranichena otgovornost	eood	EOOD	1033
ee		EE	2727
eeig		EEIG	1226
eenmanszaak		Eenmanszaak	3099
eenmanszaak met meerdere eigenaren		Eenmanszaak met meerdere eigenaren	3049
eenpersoons besloten vennootschap met beperkte aansprakelijkheid	ebvba	EBVBA	2390
eenpersoons bvba	ebvba	EBVBA	2387
eenpersoonsbvba	ebvba	EBVBA	2388
eesv		EESV	1232
eg		eG	2127
eg and co kg		eG & Co. KG	213
egbr		eGbR	260
ege		EGE	1885
egen	eg	eG	2072
egiu		EGIU	1240
egiz		EGIZ	952
egts		EGTS	951
egyeni ceg	ec	Ec	3073
egyeni vallalkozas		Egyéni vállalkozás	3072
egyeni vallalkozo	ev	e.V.	3063
egyptian joint stock company	sae	SAE	1601
ehf			2489
ehzs		EHZS	674
ei		EI	3112
eiendoms	pty ltd	Pty Ltd	1443
eiendoms beperk	pty ltd	Pty Ltd	827
eim	em	EM	3200
einfache gesellsch	einfache gesellschaft	Einfache Gesellschaft	856
einfache gesellschaft		Einfache Gesellschaft	856
einfache kommanditgesellschaft mit sozialer zielsetzung	ekgmsz	EKGmsZ	300
eingetr kaufmann	ek	e.K.	729
eingetr verein	ev	e.V.	1236
eingetragene gbr	egbr	eGbR	260
eingetragene genossenschaft	eg	eG	2073
eingetragene genossenschaft and co kg	eg and co kg	eG & Co. KG	213
eingetragene genossenschaft mit beschraenkter haftpflicht	eg	eG	980
eingetragene genossenschaft mit beschrankter haftpflicht	eg	eG	2074
eingetragene gesellschaft burgerlichen rechts	egbr	eGbR	260
eingetragene gesellschaft des burgerlichen rechts	egbr	eGbR	260
eingetragene kauffrau	ek	e.K.	729
eingetragene vereinigung	ev	e.V.	1236
eingetragener kaufmann	ek	e.K.	3062
eingetragener verein	ev	e.V.	1841
eingetragenes einzelunternehmen	eu	e.U.	3044
einkahlutafelag	ehf		2487
einrichtung ohne gewinnerzielungsabsicht	eog	EoG	840
einzelfirma	eu	e.U.	3042
einzelkaufmann	eu	e.U.	3045
einzelunternehmen	eu	e.U.	3043
einzelunternehmen eingetragener kaufmann eingetragene kauffrau	ek	e.K.	1566
einzelunternehmer	eu	e.U.	3046
eireli		EIRELI	1397
eireli epp	eireli	EIRELI	1396
eireli me	eireli	EIRELI	1396
eirl		EIRL	2421
eiropas ekonomisko interesu grupa	eeig	EEIG	1863
eiropas komercsabiedriba	se	SE	2823
ek		e.K.	3116
ek for		Ek. för.	1303
ek forening	ek for	Ek. för.	2086
ekb		EKB	1316
ekd		EKD	2126
ekfm	ek	e.K.	729
ekfr	ek	e.K.	729
ekgmsz		EKGmsZ	300
ekonomisk forening	ek for	Ek. för.	1303
elave mesuliyyetli cemiyyet		Əlavə məsuliyyətli cəmiyyət	2375
electric membership corp	emc	EMC	2109
electric membership corporation	emc	EMC	804
elp		ELP	2730
em		EM	3208
emc		EMC	1320
emhu		EMHÜ	850
emprendedor de responsabilidad limitada	erl	E.R.L.	1042
empresa asociativa de trabajo		Empresa Asociativa de Trabajo	2811
empresa de pequeno porte	epp	EPP	1107
empresa de servicios publicos	esp	ESP	2810
empresa estatal		Empresa Estatal	1112
empresa estatal intergubernamental		Empresa Estatal Intergubernamental	1112
empresa estatal mixta		Empresa Estatal Mixta	1112
empresa individual	ei	EI	3056
empresa individual de responsabilidad limitada	eirl	EIRL	2420
empresa individual de responsabilidade limitada	eireli	EIRELI	1397
empresa intermunicipal	em	EM	1115
empresa metropolitana		Empresa Metropolitana	2827
empresa mixta		Empresa Mixta	3249
empresa municipal	em	EM	1115
empresa municipal de	em	EM	3175
empresa productiva del estado	epe	EPE	3164
empresa publica	ep	EP	3146
empresa social del estado	ese	ESE	3154
empresa unipersonal	eu	e.U.	3041
empresa unipersonal de responsabilidad limitada	eirl	EIRL	2419
empresario em nome individual		Empresário em Nome Individual	3085
empresario individual	ei	EI	3053
empresas de derecho publico		Empresas de Derecho Público	1068
empresas multicomunales		Empresas Multicomunales	1068
enk		ENK	3125
enkelt bolag			2829
enkeltmandsvirksomhed	pmv	PMV	3065
enkeltpersonforetak	enk	ENK	3084
enr			3113
enskild firma		Enskild firma	3093
enskild naringsidkare	enskild firma	Enskild firma	3070
ente del terzo settore	asd	ASD	779
ente impresa	consorzio	Consorzio	627
entidad no regulada	sofom enr	SOFOM ENR	518
entidad regulada	sofom enr	SOFOM ENR	3442
entidade empresarial municipal	em	EM	1115
entidade publica empresarial	epe	EPE	3165
entrepreneur individuel	ei	EI	3055
entreprise en nom personnel	ei	EI	3054
entreprise individuelle	ei	EI	3051
entreprise individuelle a responsabilite limitee	eirl	EIRL	2418
entreprise personne physique	epp	EPP	712
entreprise unipersonnelle a responsabilite limitee	eurl	EURL	2446
eofg		EØFG	1849
eog		EoG	1488
eoii	eeig	EEIG	1233
eood		EOOD	2397
eoos		ΕΟΟΣ	1498
ep		EP	3187
epa		EPA	3195
epe		EPE	2596
epp		EPP	3110
erhvervsdrivende fond	fond	Fond	2190
erityislainsaadantoon perustuva yhdistys		Erityislainsäädäntöön perustuva yhdistys	484
erl		E.R.L.	1442
erwerbs und wirtschaftsgenossenschaft		Erwerbs- und Wirtschaftsgenossenschaft	2049
ese		ESE	3190
estabelecimento individual de responsabilidade limitada	eirl	EIRL	2417
establishment	enterprises	Enterprises	1996
esv		ESV	1877
esv so		ESV SO	274
et		ET	3111
et cie	cie	Cie	973
et compagnie	cie	Cie	973
etablissement public	ep	EP	3145
etablissement public a caractere administratif	epa	EPA	873
etablissement public a caractere industriel et commercial	epic	EPIC	873
etablissement public administratif	epa	EPA	873
etablissement public industriel et commercial	epic	EPIC	873
etaireia periorismenis efthinis	epe	EPE	2473
etaireia periorismenis efthynis	epe	EPE	1411
etaireia periorismenis eythynis	epe	EPE	2472
etaireia periorismenis eythynis me eggyisi choris metochiko kefalaio		Εταιρεία Περιορισμένης Ευθύνης με εγγύηση, χωρίς μετοχικό κεφάλαιο	1037
etairia periorismenis eythynis	epe	EPE	2470
etbg		ETBG	949
eteria periorismenis efthinis	epe	EPE	1411
eteria periorismenis euthinis	epe	EPE	2471
eterorithmi eteria	ee	EE	2686
eterorrithmi etaireia	ee	EE	2687
eterorrythmi etaireia	ee	EE	2689
eterorrythmi etairia	ee	EE	2688
eterorrythmi kata metoches etaireia		Ετερόρρυθμη κατά μετοχές εταιρεία	2685
etey		ETEY	484
ets	asd	ASD	1887
etspubli	ep	EP	3152
eu		e.U.	3109
eurl		EURL	2447
euroopa ariuhing	se	SE	850
euroopa majandushuviuhing	emhu	EMHÜ	850
euroopa uhistu	sce	SCE	2076
eurooppalainen taloudellinen etuyhtyma	etey	ETEY	484
eurooppayhtio	se	SE	3293
europ zoskup hosp zaujm		Európ.zoskup.hosp.záujm.	391
europ zoskup uzem spol		Európ.zoskup.územ.spol	734
europabolag	se	SE	1608
europaeisk andelsselskab	sce selskab	SCE-selskab	1300
europaeisk okonomisk firmagruppe	eofg	EØFG	1847
europaeisk selskab	se selskab	SE-selskab	1499
europai gazdasagi egyesules	ege	EGE	1857
europai reszvenytarsasag	se	SE	3314
europaische aktiengesellschaft	se	SE	3278
europaische genossenschaft	sce	SCE	2050
europaische gesellschaft	se	SE	3226
europaische gesellschaft and co kg	se and co kg	SE & Co. KG	213
europaische gesellschaft and co kgaa	se and co kgaa	SE & Co. KGaA	213
europaische wirtschaftliche interessenvereinigung	ewiv	EWIV	1227
european company	se	SE	3212
european cooperative society	sce	SCE	2041
european economic interest grouping	eeig	EEIG	1226
european economic interest groupings	eeig	EEIG	2818
european private company	spe	SPE	1025
european public limited liability company	se	SE	1582
europees economisch samenwerkingsverband	eesv	EESV	1232
europeisk ekonomisk intressegruppering	eeig	EEIG	951
europeisk gruppering for territoriellt samarbete	egts	EGTS	951
europeisk okonomisk foretaksgruppe	eofg	EØFG	1865
europeisk samvirkeforetak	sce	SCE	2103
europeisk selskap	se	SE	2825
europejskie zgrupowanie interesow gospodarczych	ezig	EZIG	1244
europese cooperatieve vennootschap	sce	SCE	158
europese naamloze vennootschap	se	SE	3343
europese vennootschap	se	SE	396
europos ekonominiu interesu grupes	eeig	EEIG	949
europos kooperatines bendroves	ekb	EKB	1309
europos teritorinio bendradarbiavimo grupes	etbg	ETBG	949
europska spolocnost	se	SE	734
europska zadruga	sce	SCE	2093
europske druzstvo	sce	SCE	452
europske zoskupenie hospodarskych zaujmov	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	391
europske zoskupenie uzemnej spoluprace	europ zoskup uzem spol	Európ.zoskup.územ.spol	734
europsko drustvo	se	SE	3313
europsko gospodarsko interesno udruzenje	egiu	EGIU	1240
ev		e.V.	1881
evropaiki etaireia	se	SE	626
evropaikos omilos oikonomikou skopou	eoos	ΕΟΟΣ	626
evropeysko druzhestvo	ed	ED	3245
evropeysko kooperativno druzhestvo	ekd	EKD	2063
evropeysko kooperativno druzhestvo s ogranichena otgovornost		Европейско кооперативно дружество с ограничена отговорност	2062
evropeysko obedinenie po ikonomicheski interesi	eeig	EEIG	1233
evropska delniska druzba	se	SE	3354
evropska druzstevni spolecnost	sce	SCE	1298
evropska spolecnost	se	SE	3269
evropske hospodarske zajmove sdruzeni	ehzs	EHZS	674
evropsko gospodarsko interesno zdruzenje	egiz	EGIZ	952
evropufelag	se	SE	3317
ewiv		EWIV	1227
exempted limited duration company	ldc	LDC	2501
exempted limited partnership	elp	ELP	2698
exploitation agricole a responsabilite limitee	earl	EARL	2460
eyropaiki dimosia etaireia periorismenis eythynis		Ευρωπαϊκή Δημόσια Εταιρεία Περιορισμένης Ευθύνης	3268
eyropaiki etaireia	se	SE	626
eyropaikos omilos oikonomikoy skopoy	eoos	ΕΟΟΣ	1498
ezhz	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	391
ezig		EZIG	1244
f ma	enskild firma	Enskild firma	3129
fa		Fa	2002
fast driftstalle for europeisk kooperativ forening		Fast driftställe för europeisk kooperativ förening	2083
fastighets ab	koy	KOy	621
fcp		FCP	2258
fcpi	fcp	FCP	1017
fcpr	fcp	FCP	1017
fcr		FCR	1016
fcr pyme		FCR-Pyme	612
fcu		FCU	2144
fdn	foundation	Foundation	2198
fed credit union	fcu	FCU	1319
federal credit union	fcu	FCU	2145
federal cu	fcu	FCU	2110
federal savings association	fsa	FSA	643
federal savings bank	fsb	FSB	891
federal state budgetary enterprise	fgbu	FGBU	371
federal state budgetary institution	fgbu	FGBU	371
federal state unitary enterprise	sue	SUE	1571
federalnoe gosudarstvennoe avtonomnoe uchrezhdenie	fgau	FGAU	372
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie	fgbu	FGBU	516
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniya	fgbu	FGBU	371
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie	fgbu	FGBU	395
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie nauki	fgbu	FGBU	516
federalnoe gosudarstvennoe kazennoe uchrezhdenie	fgku	FGKU	395
federalnoe gosudarstvennoe unitarnoe predpriyatie	fgup	FGUP	395
federalnoe kazennoe predpriyatie	fkp	FKP	395
federalnoe kazennoe uchrezhdenie	fgku	FGKU	371
federalnoye gosudarstvennoye unitarnoye predpriyatiye	fgup	FGUP	516
federalnye gosudarstvennye avtonomnye uchrezhdeniya		Федеральные государственные автономные учреждения	217
federalnye gosudarstvennye byudzhetnye uchrezhdeniya		Федеральные государственные бюджетные учреждения	217
federalnye gosudarstvennye kazennye uchrezhdeniya		Федеральные государственные казенные учреждения	217
federalnye gosudarstvennye unitarnye predpriyatiya		Федеральные государственные унитарные предприятия	217
federalnye kazennye predpriyatiya		Федеральные казенные предприятия	217
fermerske gospodarstvo	kfkh	KFKh	3090
fermerskoe khozyaystvo	kfkh	KFKh	3091
fgaou	fgau	FGAU	516
fgaou vo	fgau	FGAU	371
fgau		FGAU	372
fgbou	fgbu	FGBU	516
fgbou vo	fgbu	FGBU	371
fgbou vpo	fgbu	FGBU	516
fgbu		FGBU	395
fgbun	fgbu	FGBU	516
fgku		FGKU	395
fgup		FGUP	395
fhu	pphu	PPHU	536
fiamm		F.I.A.M.M.	612
fie		FIE	3101
fii		F.I.I.	1016
filial	sucursal	Sucursal	590
fim		F.I.M.	1016
fioktelepe	sucursal	Sucursal	379
fip	fundacion	Fundación	2203
firma	persekutuan	Persekutuan	1992
firma handlowo uslugowa	pphu	PPHU	797
fizicheskoe litso predprinimatel	fop	FOP	1108
fizichna osoba pidpriiemets	fop	FOP	3094
fizychna osoba pidpryyemets	fop	FOP	3095
fkf	kf	KF	1119
fkp		FKP	874
fku	fgku	FGKU	1117
fmba		FMBA	1848
fond		Fond	2202
fond commun de placement	fcp	FCP	2247
fondation dutilite publique	fondation	Fondation	1347
fondation privee	fondation	Fondation	1347
fondation reconnue dutilite publique	fondation	Fondation	2185
fondazione impresa		Fondazione Impresa	2192
fondo de capital riesgo	fcr	FCR	612
fondo de capital riesgo pyme	fcr pyme	FCR-Pyme	612
fondo de inversion en activos del mercado monetario	fiamm	F.I.A.M.M.	612
fondo de inversion mobiliaria	fim	F.I.M.	612
fondos de inversion inmobiliaria	fii	F.I.I.	2243
fondpriv	fondation	Fondation	1007
fonds commun de placement	fcp	FCP	2246
fonds de placement	fcp	FCP	2245
fonds professionnel de capital investissement	fcp	FCP	1015
fop		FOP	3104
foreign limited liability company	llc	LLC	823
forening med begraenset ansvar	fmba	FMBA	1845
forening som grundar sig pa speciallagstiftning		Förening som grundar sig på speciallagstiftning	484
forsakringsaktiebolag	fab	FAB	1608
fpci	fcp	FCP	1017
free zone co	fzco	FZCO	234
free zone company	fzco	FZCO	234
free zone enterprise	fze	FZE	234
free zone entity	fze	FZE	234
free zone establishment	fze	FZE	234
free zone limited liability company	fzco	FZCO	234
free zone llc	fzco	FZCO	234
freezone company	fzco	FZCO	234
friendly society		Friendly Society	1247
frivillig forening		Frivillig forening	1843
fsa		FSA	1135
fsb		FSB	3431
fsue	sue	SUE	872
fundacao privada	fundacion	Fundación	1345
fundacao publica	fundacion	Fundación	1345
fundacion de interes privado	fundacion	Fundación	2179
fundacion privada	fundacion	Fundación	2180
fundusz inwestycyjny			2249
fuusilisest isikust ettevotja	fie	FIE	3066
fylkeskommunalt foretak	kf	KF	1114
fz co	fzco	FZCO	234
fz enterprise	fze	FZE	234
fz establishment	fze	FZE	234
fz llc	fzco	FZCO	2340
fzc	fzco	FZCO	2573
fzco		FZCO	234
fze		FZE	234
fzllc	fzco	FZCO	234
gaec		GAEC	2908
gag		gAG	2777
gakko hojin	yiliaofaren	医療法人	624
gaor	aor	AöR	3191
garazhnye i garazhno stroitelnye kooperativy		Гаражные и гаражно-строительные кооперативы	209
gau	gbu	GBU	3203
gauz	gbu	GBU	1580
gbou	gbu	GBU	371
gbr		GbR	2965
gbu		GBU	1118
gbuz	gbu	GBU	3186
gcw so		GCW SO	300
geie		GEIE	1225
gele		GELE	1886
gemeinnuetzige gmbh	ggmbh	gGmbH	1475
gemeinnutzige ag	gag	gAG	623
gemeinnutzige aktiengesellschaft	gag	gAG	2747
gemeinnutzige gesellschaft mbh	ggmbh	gGmbH	1475
gemeinnutzige gesellschaft mit beschrankter haftung	ggmbh	gGmbH	2741
gemeinnutzige gmbh	ggmbh	gGmbH	2740
gemeinnutzige stiftung	stiftung	Stiftung	2181
gemeinnutzige ug	gug	gUG	623
gemeinnutzige ug haftungsbeschrankt	gug	gUG	623
gemeinnutzige unternehmergesellschaft	gug	gUG	623
gemeinnutzige unternehmergesellschaft haftungsbeschrankt	gug	gUG	623
gemeinsames kommunalunternehmen	ku	KU	3159
gen mbh		Gen.mbH	158
gen mubh		Gen.mubH	158
general partnership	gp	GP	2866
genossenschaft and co kg	eg and co kg	eG & Co. KG	213
genossenschaft mit beschrankter haftung	gen mbh	Gen.mbH	158
genossenschaft mit beschrankter haftung mit sozialer zielsetzung	gbhsz	GbHsZ	158
genossenschaft mit unbeschrankter haftung	gen mubh	Gen.mubH	158
genossenschaft mit unbeschrankter haftung mit sozialer zielsetzung	guhsz	GuHsZ	158
gensidigt forsikringsselskab	gs	G/S	1844
gensidigt selskab	gs	G/S	1846
gerenduziqiye	getigongshanghu	个体工商户	3058
ges	gesellschaft	Gesellschaft	1288
ges burgerlichen rechts	gbr	GbR	260
ges mbh	gmbh	GmbH	2360
ges mbh and co kg	gmbh and co kg	GmbH & Co. KG	365
ges mit besch haftung	gmbh	GmbH	426
ges mit beschr haftung	gmbh	GmbH	426
gesbr	gbr	GbR	2879
gesellsch mbh	gmbh	GmbH	426
gesellschaft		Gesellschaft	1288
gesellschaft burgerlichen rechts	gbr	GbR	1516
gesellschaft des burgerlichen rechts	gbr	GbR	2878
gesellschaft mbh	gmbh	GmbH	426
gesellschaft mbh and co kg	gmbh and co kg	GmbH & Co. KG	502
gesellschaft mit besch haftung	gmbh	GmbH	426
gesellschaft mit beschr haftung	gmbh	GmbH	426
gesellschaft mit beschraenkter haftung	gmbh	GmbH	2357
gesellschaft mit beschrankter haftung	gmbh	GmbH	2361
gesellschaft mit beschrankter haftung and co kg	gmbh and co kg	GmbH & Co. KG	502
gesellschaft mit beschrankter haftung and co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	213
gesellschaft mit beschrankter haftung and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	365
gesellschaft mit beschrankter haftung and co ohg	gmbh and co ohg	GmbH & Co. OHG	260
gesellschaft nach burgerlichem recht	gbr	GbR	2898
gesellschaften oder vereinigungen ohne rechtspersonlichkeit	gvorp	GVoRP	274
gesmbh	gmbh	GmbH	426
gesmbh and co kg	gmbh and co kg	GmbH & Co. KG	365
getigongshanghu		个体工商户	3059
gewone commanditaire vennootschap	cv	CV	2653
gewone commanditaire vennootschap met een sociaal oogmerk	gcw so	GCW SO	300
gfa		GFA	2968
ggmbh		gGmbH	620
gie		GIE	1825
gie fs		GIE FS	274
gip		GIP	3193
giu		GIU	1884
giz		GIZ	1893
gjensidig forsikringsselskap		Gjensidig forsikringsselskap	2824
gk		GK	2606
gku	gbu	GBU	874
gmb h	gmbh	GmbH	426
gmbh		GmbH	2362
gmbh and cie kg	gmbh and co kg	GmbH & Co. KG	365
gmbh and co	gmbh and co kg	GmbH & Co. KG	502
gmbh and co kg		GmbH & Co. KG	2641
gmbh and co kgaa		GmbH & Co. KGaA	838
gmbh and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	365
gmbh and co ohg		GmbH & Co. OHG	2896
gmbh and compagnie kg	gmbh and co kg	GmbH & Co. KG	365
gmbh i gr	gmbh ig	GmbH i.G.	620
gmbh ig		GmbH i.G.	620
gmbh il	gmbh ig	GmbH i.G.	620
gmbh in grundung	gmbh ig	GmbH i.G.	620
gmbh in liquidation	gmbh ig	GmbH i.G.	620
gmbh sagl		GmbH Sagl	2414
gmbh u co kg	gmbh and co kg	GmbH & Co. KG	502
gmbh u co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	1457
gmbh u co ohg	gmbh and co ohg	GmbH & Co. OHG	2897
gmbh ug	ug	UG	2440
gmbh und co	gmbh and co kg	GmbH & Co. KG	365
gmbh und co kg	gmbh and co kg	GmbH & Co. KG	502
gmbhs	gmbh	GmbH	426
gmbkh	gmbh	GmbH	426
gmbkh end ko kg	gmbh and co kg	GmbH & Co. KG	502
gns	stiftung	Stiftung	2200
godo gaisha	gk	GK	1420
godo kaisha	gk	GK	2497
gomei gaisha	gomei kaisha	Gomei Kaisha	1523
gomei kaisha		Gomei Kaisha	1523
gong zhong gu fen you xian gong si	youxiangongsi	有限公司	1610
gongsi		公司	1991
gongsijituan	jituanyouxiangongsi	集团有限公司	1281
gongzhonggufenyouxiangongsi	youxiangongsi	有限公司	1637
gongzhongyouxiangongsi	sirenyouxiangongsi	私人有限公司	1413
goshi gaisha	goshi kaisha	Goshi Kaisha	1464
goshi kaisha		Goshi Kaisha	1464
gospodarsko interesno udruzenje	giu	GIU	1855
gospodarsko interesno zdruzenje	giz	GIZ	952
gosudarstvennaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	372
gosudarstvennaya korporatsiya		Государственная корпорация	372
gosudarstvennoe avtonomnoe uchrezhdenie	gbu	GBU	372
gosudarstvennoe byudzhetnoe uchrezhdenie	gbu	GBU	372
gosudarstvennoe byudzhetnoe uchrezhdenie zdravookhraneniya	gbu	GBU	516
gosudarstvennoe kazennoe uchrezhdenie	gbu	GBU	395
gosudarstvennoe predpriyatie	gp	GP	1569
gosudarstvennoe uchrezhdenie	gbu	GBU	371
gosudarstvennoe unitarnoe predpriyatie	gup	GUP	395
gosudarstvennoye predpriyatiye	gp	GP	1111
gosudarstvennye avtonomnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные автономные учреждения субъектов Российской Федерации	217
gosudarstvennye byudzhetnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные бюджетные учреждения субъектов Российской Федерации	217
gosudarstvennye kazennye uchrezhdeniya subektov rossiyskoy federatsii		Государственные казенные учреждения субъектов Российской Федерации	217
gosudarstvennye unitarnye predpriyatiya subektov rossiyskoy federatsii		Государственные унитарные предприятия субъектов Российской Федерации	217
goudou kaisha	gk	GK	1420
goudougaisya	gk	GK	2495
goumeigaisya	gomei kaisha	Gomei Kaisha	2925
gousigaisya	goshi kaisha	Goshi Kaisha	2693
gp		GP	1528
gromadska organizatsiya		Громадська організація	1868
gromadske obiednannya	gromadska organizatsiya	Громадська організація	1245
groupement agricole dexploitation en commun	gaec	GAEC	2909
groupement agricole foncier		Groupement agricole foncier	200
groupement de cooperation sanitaire a gestion privee		Groupement de coopération sanitaire à gestion privée	171
groupement de cooperation sanitaire a gestion publique		Groupement de coopération sanitaire à gestion publique	171
groupement demployeurs		Groupement d'employeurs	200
groupement dinteret economique	gie	GIE	1824
groupement dinteret economique a finalite sociale	gie fs	GIE FS	274
groupement dinteret public	gip	GIP	3161
groupement europeen dinteret economique	geie	GEIE	1225
groupement foncier agricole	gfa	GFA	553
groupement foncier et rural		Groupement foncier et rural	200
groupement forestier		Groupement forestier	200
groupement pastoral		Groupement pastoral	200
grupail eorpach um leas eacnamaioch	gele	GELE	1858
gruppo di interesse economico	gie	GIE	1823
gruppo europeo di interesse economico	geie	GEIE	778
grupul de interes economic	gie	GIE	778
grupul european de interes economic	geie	GEIE	778
gs		G/S	1882
gte	ltd gte	Ltd Gte	2790
gte limited	ltd gte	Ltd Gte	709
gte ltd	ltd gte	Ltd Gte	709
gu fen you xian gong si	gufenyouxiangongsi	股份有限公司	3265
guarantee limited	ltd gte	Ltd Gte	709
guarantee ltd	ltd gte	Ltd Gte	2757
gufen youxian gongsi	gufenyouxiangongsi	股份有限公司	881
gufengongsi	gufenyouxiangongsi	股份有限公司	881
gufenyouxiangongsi		股份有限公司	3266
gug		gUG	2776
gug haftungsbeschrankt	gug	gUG	623
gup		GUP	1117
gvdh sytvfyt	hvrh	חברה	2095
ha yete yeg ma	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2456
habjahoesa	hapja hoesa	Hapja Hoesa	2696
habmyeonghoesa	hapmyeong hoesa	Hapmyeong Hoesa	2927
hachok	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1057
haftungsbeschrankt	ug	UG	1039
haggyobeobin	jaedanbeobin	재단법인	1481
halafinetu yetewesene yegl mahber		ሃላፊነቱ የተወሰነ የግል ማህበር	2455
handelsbolag	hb	HB	2946
handelsbolaget	hb	HB	2945
hang hun suan chamkat	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1057
hanghunsuanchamkat		ห้างหุ้นส่วนจำกัด	2707
hanghunsuansaman	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1527
hanghunsuansamannitibukkhol	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1527
hapja hoesa		Hapja Hoesa	2697
hapmyeong hoesa		Hapmyeong Hoesa	2928
hason	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1057
hb		HB	2978
hbret sra mahber	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2082
hehuoqiye	youxianhehuo	有限合伙	1078
heminghuishe	gomei kaisha	Gomei Kaisha	2926
hetonghuishe	gk	GK	2496
hezihuishe	goshi kaisha	Goshi Kaisha	2694
hezuoshe		合作社	2114
hf		HF	3415
hindu undivided family	huf	HUF	3076
hl ts		חל"צ	1479
hlutafelag	hf	HF	3319
hlutafelagid	hf	HF	3318
hoesahyeong peondeu		회사형 펀드	2821
hop tac xa	htx	HTX	2111
hromadska orhanizatsiya	gromadska organizatsiya	Громадська організація	1245
htx		HTX	2117
hu	uhistu	Ühistu	2146
huf		HUF	3122
hvrh		חברה	1993
hvrh ltvlt htsyvvr	hl ts	חל"צ	1479
hyeobdongjohab	jaedanbeobin	재단법인	2098
i and ps		I&PS	1306
iap		IAP	2784
ibc		IBC	2567
icav		ICAV	1373
icc		ICC	2593
ics		ICS	2609
icvc	oeic	OEIC	1372
ideell forening		Ideell förening	1853
ideella foreningen	ideell forening	Ideell förening	1867
idiotiki etaireia		Ιδιωτική Εταιρεία	1497
idiotiki etaireia periorismenis eythynis me metoches		Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1037
idiotiki kefalaiouchiki etaireia	ike	IKE	2469
idiotiki kefalaioychiki etaireia	ike	IKE	1409
idiotiki kefalaioychiki etairia	ike	IKE	2466
idiotiki kefaleouhiki eteria	ike	IKE	2467
ik		IK	3124
ike		IKE	2595
iks		IKS	1119
ilp		ILP	2715
imp pubb corpora		Imp. pubb. corpora.	849
impresa agricola	soc agr	Soc. agr.	535
impresa individuale	ditta individuale	Ditta individuale	1564
impresa o ente pubblico di una corporazione	imp pubb corpora	Imp. pubb. corpora.	849
inc		Inc	1122
inc assoc		Inc Assoc	1874
incor	inc	Inc	466
incorp	inc	Inc	3382
incorpor	inc	Inc	466
incorpora	inc	Inc	466
incorporado	inc	Inc	106
incorporat	inc	Inc	466
incorporate	inc	Inc	466
incorporated	inc	Inc	1122
incorporated association	inc assoc	Inc Assoc	1228
incorporated cell	icc	ICC	1408
incorporated cell company	icc	ICC	1408
incorporated limited partnership	ilp	ILP	2644
incorporated limited partnerships	ilp	ILP	1463
incorporated society	inc assoc	Inc Assoc	1228
incorporated trustees		Incorporated Trustees	1872
incorporation	inc	Inc	640
incorporee	inc	Inc	640
incs	inc	Inc	106
indigenous corporation	rntbc	RNTBC	2773
individual entrepreneur	ip	IP	728
individual proprietorship	sole proprietorship	Sole Proprietorship	3035
individualais komersants	ik	IK	3083
individualais uznemums	iu	IU	3082
individuali imone	ii	IĮ	3079
individualios imones	ii	IĮ	3078
individualny predprinimatel	ip	IP	728
individualnyi predprinimatel	ip	IP	728
individualnyy predprinimatel	ip	IP	728
industrial and provident society	i and ps	I&PS	1306
industrial and provident society limited	i and ps	I&PS	2092
indyvidualny pradprymalnik	ip	IP	3036
inhaber	ek	e.K.	1568
inostrannoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2408
instelling zonder winstoogmerk	izw	IZW	840
institucion de asistencia privada	iap	IAP	2756
institucion de beneficencia privada	iap	IAP	1482
institution	shrkh	شركة	3098
institution frdyh	shrkh	شركة	3038
institution sans but lucratif	isbl	ISBL	840
interessentskab	is	I/S	2901
interessentskabet	is	I/S	2900
interkommunalt selskap	iks	IKS	1114
international business company	ibc	IBC	2332
international business corporation	ibc	IBC	337
internationale vereinigung ohne gewinnerzielungsabsicht	ivog	IVoG	274
internationale vereniging zonder winstoogmerk	ivzw	IVZW	587
intreprindere de stat	intreprinderea de stat	Întreprinderea de stat	3172
intreprindere individuala	ii	IĮ	3081
intreprinderea cu capital strain	ics	ICS	2513
intreprinderea cu raspundere limitata	srl	Srl	425
intreprinderea de stat		Întreprinderea de stat	1577
intreprinderea individuala	ii	IĮ	3080
intreprinderea municipala	intreprinderea de stat	Întreprinderea de stat	1577
intreprinzator individual	ii	IĮ	3077
invag mvk	invag	InvAG	817
invag tgv	invag	InvAG	817
investment ag	invag	InvAG	817
investment company with variable capital	oeic	OEIC	1371
investment limited partnership	ilp	ILP	2643
investmentaktiengesellschaft mit veranderlichem kapital	invag	InvAG	817
investmentgesellschaft mit festem kapital	sicaf	SICAF	1366
investmentgesellschaft mit variablem kapital	sicav	SICAV	1362
iooo	ooo	OOO	1439
ip		IP	3107
ippan shadan hojin	yibanshetuanfaren	一般社団法人	780
ippan zaidan hojin	yibancaituanfaren	一般財団法人	1008
irish collective asset management vehicle	icav	ICAV	1373
iryo hojin	yiliaofaren	医療法人	624
isbl		ISBL	840
ist dir pubblico		Ist. dir. pubblico	849
istituti di diritto pubblico	ist dir pubblico	Ist. dir. pubblico	849
ith ihr ltd sti	ltd sti	Ltd Şti	236
iu		IU	3123
ivaerksaetterselskab	ivs	IVS	1040
ivog		IVoG	274
ivs		IVS	2586
ivzw		IVZW	587
izw		IZW	1488
jaedanbeobin		재단법인	2194
javno poduzece	jp	JP	1570
javno preduzece	jp	JP	3151
javno pretprijatie	jp	JP	1570
javno trgovacko drustvo	jtd	j.t.d.	2916
javno trgovsko drushtvo	jtd	j.t.d.	2915
jdoo		j.d.o.o.	2477
jednoducha spol na akcie	jsa	j.s.a.	734
jednoducha spolocnost na akcie	jsa	j.s.a.	734
jednostavno drustvo s ogranicenom odgovornoscu	jdoo	j.d.o.o.	2476
jituan	jituanyouxiangongsi	集团有限公司	1990
jituangongsi	jituanyouxiangongsi	集团有限公司	1281
jituangufenyouxiangongsi	jituanyouxiangongsi	集团有限公司	1036
jituanyouxiangongsi		集团有限公司	1036
jituanyouxianzerengongsi	jituanyouxiangongsi	集团有限公司	1036
jnt stock co	jsc	JSC	106
joint stock bank	jscb	JSCB	106
joint stock co	jsc	JSC	106
joint stock commercial bank	jscb	JSCB	106
joint stock compan	jsc	JSC	1121
joint stock companie	jsc	JSC	106
joint stock company	jsc	JSC	106
joint stock corp	jsc	JSC	106
joint venture	jv	JV	2801
jointstock company	jsc	JSC	106
jp		JP	3189
js co	jsc	JSC	106
js company	jsc	JSC	558
jsa		j.s.a.	3426
jsb	jscb	JSCB	3381
jsc		JSC	106
jsc company	jsc	JSC	106
jscb		JSCB	106
jshs	zhshs	ZhShS	833
jt stock co	jsc	JSC	106
jtd		j.t.d.	2917
ju	jusik hoesa	Jusik Hoesa	3441
julkinen keskinainen vakuutusyhtio		Julkinen keskinäinen vakuutusyhtiö	1500
julkinen osakeyhtio	oyj	Oyj	3292
julkinen vakuutusosakeyhtio		Julkinen vakuutusosakeyhtiö	1126
jusighoesa	jusik hoesa	Jusik Hoesa	1615
jusik hoesa		Jusik Hoesa	1616
jusikhoesa	jusik hoesa	Jusik Hoesa	1615
jv		JV	2835
k limited	k ltd	(K) Ltd	1421
k ltd		(K) Ltd	1421
kabushiki gaisha	kk	KK	1128
kabushiki kaisha	kk	KK	3323
kabushikigaisha	kk	KK	1128
kabushikikaisha	kk	KK	1128
kabusikigaisya	kk	KK	3321
kai sia ee	ee	EE	1462
kai sia oe	oe	OE	1519
kazennoe predpriyatie	fkp	FKP	372
kazennye predpriyatiya subektov rossiyskoy federatsii		Казенные предприятия субъектов Российской Федерации	217
kb		KB	2726
kd		KD	2718
kda		KDA	2719
kdd		k.d.d.	2734
kdor		KdöR	3148
keg		KEG	1529
kereskedelmi bt	bt	BT	1520
kereskedelmi es szolgaltato bt	bt	BT	1520
kereskedelmi es szolgaltato kft	kft	Kft	1044
kereskedelmi es szolgaltato korlatolt felelossegu tarsasag	kft	Kft	1414
kereskedelmi kft	kft	Kft	1414
keskinainen kiinteistoosakeyhtio	koy	KOy	1405
keskinainen vahinkovakuutusyhdistys		Keskinäinen vahinkovakuutusyhdistys	484
keskinainen vakuutusyhtio		Keskinäinen vakuutusyhtiö	1500
kf		KF	1119
kffr	ek	e.K.	1568
kfkh		KFKh	3103
kfm	ek	e.K.	1567
kfr	ek	e.K.	1567
kft		Kft	2480
kft fioktelep	kft	Kft	2478
kg		KG	2714
kg aa	kgaa	KGaA	3243
kgaa		KGaA	2652
kgaa and co kg		KGaA & Co. KG	2670
kgaamsz		KGaAmsZ	300
khf		KHF	1318
khkhk		KhKhK	1425
khozyaystvennye obshchestva		Хозяйственные общества	509
khozyaystvennye tovarishchestva		Хозяйственные товарищества	714
kht		Kht	2752
khususiy korkhona	xk	XK	2515
khuvtsaat kompani	khkhk	KhKhK	3334
khyazgaarlagdmal khariutslagatay kompani	khkhk	KhKhK	1425
kiinteisto oy	koy	KOy	621
kiinteistoosakeyhtio	koy	KOy	621
kinopraxia	jv	JV	2834
kirchliche stiftung des offentlichen rechts		Kirchliche Stiftung des öffentlichen Rechts	2189
kk		KK	3416
kkt		Kkt	2919
koeki shadan hojin	yibanshetuanfaren	一般社団法人	780
koeki zaidan hojin	yibancaituanfaren	一般財団法人	1008
koin s ep	synetairismos	Συνεταιρισμός	979
koinopraxia	jv	JV	2843
kol sti	koll sti	Koll. Şti	1080
kolcsonos biztosito egyesulet		Kölcsönös biztosító egyesület	1856
kolektif sirket	koll sti	Koll. Şti	2947
kolektif sirketi	koll sti	Koll. Şti	1080
koll sti		Koll. Şti	2949
kollektif sirket	koll sti	Koll. Şti	2948
kollektif sirketi	koll sti	Koll. Şti	1080
kollektivgesellsch	kollektivgesellschaft	Kollektivgesellschaft	2892
kollektivgesellschaft		Kollektivgesellschaft	2963
kollektivgesellschaft mit beschrankter haftung		Kollektivgesellschaft mit beschränkter Haftung	2503
kom spol	ks	K/S	1456
kom sti		Kom. Şti	1472
komandit ortaqliq		Komandit ortaqlıq	2646
komandit sirket	kom sti	Kom. Şti	1472
komandit sirketi	kom sti	Kom. Şti	1471
komanditine ukine bendrija	kub	KUB	2699
komanditines ukines bendrijos	kub	KUB	2700
komanditna delniska druzba	kdd	k.d.d.	2706
komanditna druzba	kd	KD	2655
komanditna spolocnost	ks	K/S	1456
komanditne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1468
komanditni spolecnost	ks	K/S	2669
komanditno drushtvo	kd	KD	2656
komanditno drushtvo so aktsii	kda	KDA	2657
komanditno drustvo	kd	KD	1451
komanditno drustvo so akcii	kda	KDA	2702
komanditno druzhestvo	kd	KD	1451
komanditno druzhestvo s aktsii	kda	KDA	2658
komanditsabiedriba	ks	K/S	2666
kommandiittiyhtio	ky	Ky	2680
kommandit ag		Kommandit-AG	1453
kommandit erwerbsgesellschaft	keg	KEG	2872
kommandit gesellschaft	kg	KG	502
kommandit kapitalanlagen		Kommandit. Kapitalanlagen	552
kommanditaktiengesellschaft	kommandit ag	Kommandit-AG	1453
kommanditaktieselskab	ps	P/S	2671
kommanditarengesellschaft		Kommanditärengesellschaft	2731
kommanditbolag	kb	KB	2682
kommanditbolaget	kb	KB	2681
kommanditerwerbsgesellschaft	keg	KEG	2870
kommanditgesellsch	kg	KG	2638
kommanditgesellschaft	kg	KG	2637
kommanditgesellschaft auf aktien	kgaa	KGaA	2651
kommanditgesellschaft auf aktien mit sozialer zielsetzung	kgaamsz	KGaAmsZ	300
kommanditgesellschaft fuer kollektive kapitalanlagen	kommandit kapitalanlagen	Kommandit. Kapitalanlagen	552
kommanditnoe tovarishchestvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1468
kommanditselskab	ks	K/S	2667
kommandittselskap	ks	K/S	2668
kommercheskiy bank	kb	KB	3298
kommg	kg	KG	300
kommunalt foretak	kf	KF	1114
kompaniya s ogranichennoy otvetstvennostyu	ltd	Ltd	224
komunalne pidpriiemstvo	kp	KP	3179
konut yapi kooperatifi	kooperatifi	Kooperatifi	984
koop	coop	Coop	2121
kooperatif sirket	kooperatifi	Kooperatifi	2108
kooperativ hyresrattsforening	khf	KHF	2106
kooperativa bujqesore	kb	KB	2112
kooperativnye khozyaystva		Кооперативные хозяйства	209
kop	koperasi	Koperasi	1315
koperasi simpan pinjam	koperasi	Koperasi	1307
koperasi unit desa	koperasi	Koperasi	1307
koperasi usaha dagang	koperasi	Koperasi	2094
kor	kdor	KdöR	3188
korlatolt felelossegu tarsasag	kft	Kft	2479
korperschaft des offentlichen rechts	kdor	KdöR	3150
korperschaft dor	kdor	KdöR	3147
korperschaft offentlichen rechts	kdor	KdöR	3149
korporacja	corp	Corp	889
korporatsiya	corp	Corp	889
koy		KOy	621
kozhasznu tarsasag	kht	Kht	2751
kozkereseti tarsasag	kkt	Kkt	2918
kozos vallalat	kv	Kv	2805
kp		KP	3205
kpsc	ksc	KSC	890
kreditnye kooperativy vtorogo urovnya		Кредитные кооперативы второго уровня	209
kreditnye potrebitelskie kooperativy		Кредитные потребительские кооперативы	209
kreditnye potrebitelskie kooperativy grazhdan		Кредитные потребительские кооперативы граждан	209
krestyanskoe fermerskoe khozyaystvo	kfkh	KFKh	3089
krestyanskoe khozyaystvo	kfkh	KFKh	3092
ks		K/S	2721
ksc		KSC	890
ksc closed	ksc	KSC	884
ksc public	ksc	KSC	884
kscc	ksc	KSC	890
kscp	ksc	KSC	890
ku		KU	3210
kub		KUB	2732
kud	koperasi	Koperasi	1315
kumpanija		Kumpanija	2003
kumpanija privata	kumpanija	Kumpanija	1284
kumpanija pubblika	kumpanija	Kumpanija	1284
kumpp ky	ky	Ky	1461
kuwait shareholding company	ksc	KSC	884
kuwaiti shareholding company	ksc	KSC	884
kv		Kv	2837
ky		Ky	2725
kyodo kumiai	xietongzuhe	協同組合	802
l da	lda	Lda	2577
l thdf lthqyq lrbh		لا تهدف لتحقيق الربح	508
l3c		L3C	1484
laivanisannistoyhtio		Laivanisännistöyhtiö	1509
lbg	clg	CLG	2781
lc	llc	LLC	2568
lca		LCA	1320
lda		Lda	2349
lda sociedade unipessoal	unipessoal lda	Unipessoal Lda	363
lda unipessoal	unipessoal lda	Unipessoal Lda	363
ldc		LDC	2607
ldc limited	ldc	LDC	1423
ldc ltd	ldc	LDC	1423
lianghegongsi		两合公司	2708
limitada	lda	Lda	2348
limite	ltd	Ltd	2566
limited	ltd	Ltd	1028
limited and co kg	ltd and co kg	Ltd & Co. KG	213
limited by guarantee	ltd	Ltd	824
limited by shares	ltd	Ltd	823
limited co	ltd	Ltd	224
limited company	ltd	Ltd	824
limited company by shares	nv	NV	3355
limited cooperative	lca	LCA	804
limited cooperative association	lca	LCA	804
limited duration company	ldc	LDC	2500
limited gte	ltd gte	Ltd Gte	709
limited liability co	llc	LLC	823
limited liability comp	llc	LLC	224
limited liability compan	llc	LLC	1389
limited liability company	llc	LLC	826
limited liability corp	llc	LLC	224
limited liability corporation	llc	LLC	224
limited liability limited partnership	lllp	LLLP	2709
limited liability partnership	llp	LLP	1075
limited liability partnerships	llp	LLP	2464
limited partnership	lp	LP	837
limited partnerships	lp	LP	390
limited proprietary company	pty ltd	Pty Ltd	1395
limited rf	ltd rf	Ltd RF	501
limited sirket	ltd sti	Ltd Şti	1431
limited sirketi	ltd sti	Ltd Şti	2539
limitee	ltee	Ltée	2413
limitet	ltd	Ltd	825
limted	ltd	Ltd	224
llc		LLC	1028
llc fz	fzco	FZCO	234
llc soc	llc sp	LLC SP	619
llc sp		LLC SP	619
llc sp so	llc sp	LLC SP	619
llc spc	llc sp	LLC SP	619
llcs	llc	LLC	224
lllp		LLLP	2710
llp		LLP	2868
llp sencrl	sencrl	SENCRL	1077
llps	llp	LLP	1074
lmhdwdh	sh mm	ش.م.م	224
lmshmh al amma	sh m	ش.م.ع	559
lmtd	ltd	Ltd	224
loan company	loan corp	Loan Corp	1975
loan corp		Loan Corp	2000
loan corporation	loan corp	Loan Corp	382
low profit limited liability company	l3c	L3C	1484
low profit llc	l3c	L3C	1483
lp		LP	2712
lshrkh	shrkh	شركة	798
lshrkh dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	337
lshrkh ghyr hdfh llrbh		الشركة غير هادفة للربح	1495
lshrkh lmhnyh		الشركة المھنیة	1501
lshrkh lmshmh al amma	sh m	ش.م.ع	1586
lshrkh lmshmh lkhsh	sh m kh	ش.م.خ	878
lshrkh lty l thdf lthqyq lrbh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	508
lshrkt ghyr lhdfh llrbh		الشركات غیر الھادفة للربح	1501
lt da	lda	Lda	1394
ltd		Ltd	1028
ltd and co kg		Ltd & Co. KG	213
ltd by guarantee	ltd gte	Ltd Gte	709
ltd co	ltd	Ltd	824
ltd co op	lca	LCA	804
ltd company	ltd	Ltd	825
ltd gte		Ltd Gte	2758
ltd liability co	llc	LLC	1391
ltd liability company	llc	LLC	824
ltd liability partnership	llp	LLP	1074
ltd partnership	lp	LP	390
ltd pty	pty ltd	Pty Ltd	827
ltd rf		Ltd RF	501
ltd sirketi	ltd sti	Ltd Şti	236
ltd sti		Ltd Şti	1431
ltd u co kg	ltd and co kg	Ltd & Co. KG	1054
ltda	lda	Lda	2356
ltda epp	lda	Lda	389
ltda esp	esp	ESP	2431
ltda me	lda	Lda	389
ltda unipessoal	lda	Lda	389
ltee		Ltée	2412
m sdn bhd		(M) Sdn Bhd	2520
maatschap		Maatschap	2951
mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	3427
maou	mbu	MBU	371
massachusetts trust	trust	Trust	2253
masuliyati cheklangan jamiyat	mchj	MChJ	2548
masuliyati cheklangan jamiyati	mchj	MChJ	2547
masuliyati cheklangan zhamiyat	mchj	MChJ	1436
mau	mbu	MBU	3204
mazoji bendrija	mb	MB	2509
mazosios bendrijos	mb	MB	2508
mb		MB	2608
mbb	partg mbb	PartG mbB	1530
mbdou	mbu	MBU	371
mbh	gmbh	GmbH	2578
mbh and co kg	gmbh and co kg	GmbH & Co. KG	2640
mbh u co kg	gmbh and co kg	GmbH & Co. KG	502
mbh und co kg	gmbh and co kg	GmbH & Co. KG	365
mbou	mbu	MBU	371
mbu		MBU	1118
mbuz	mbu	MBU	1580
mchj		MChJ	2549
mchzh	mchj	MChJ	1436
me		ME	3131
medarbejderinvesteringsselskab		Medarbejderinvesteringsselskab	2841
medlemsbank	mb	MB	3331
mehdud mesuliyyetli cemiyyet	mmc	MMC	2374
mehdud mesuliyyetli cemiyyeti	mmc	MMC	2376
mei		MEI	3132
mepe		MEPE	2468
mhdwdh	sh mm	ش.م.م	458
mhdwdh lmsuwlyh	sh mm	ش.م.م	458
micro empresa	me	ME	1107
micro empresa de responsabilidad limitada	mrl	M.R.L.	2523
microempreendedor individual	mei	MEI	3050
microempresa	me	ME	1107
mini gmbh	ug	UG	1039
mit beschraenkter haftung	gmbh	GmbH	2358
mit beschrankter haftung	gmbh	GmbH	2359
mkp	fkp	FKP	1118
mku	mbu	MBU	874
mmc		MMC	2582
monoprosopi ae	ike	IKE	1043
monoprosopi epe	mepe	MEPE	1409
monoprosopi etaireia periorismenis efthynis	mepe	MEPE	1410
monoprosopi etaireia periorismenis eythynis	mepe	MEPE	1410
monoprosopi idiotiki kefalaioychiki etaireia	ike	IKE	1043
monoprosopi ike	ike	IKE	1043
mps		M.P.S.	1069
mrl		M.R.L.	2612
mshmh amma	sh m	ش.م.ع	559
mshmh khsh	sh m kh	ش.م.خ	1585
mshmh mqflh	shrkh mshmh	شركة مساهمة	517
msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	706
mtu		MTÜ	1871
mtv	cty tnhh mtv	Cty TNHH MTV	2629
municipal unitary enterprise	sue	SUE	872
munitsipalnoe avtonomnoe uchrezhdenie	mbu	MBU	372
munitsipalnoe byudzhetnoe uchrezhdenie	mbu	MBU	372
munitsipalnoe kazennoe predpriyatie	fkp	FKP	372
munitsipalnoe kazennoe uchrezhdenie	mbu	MBU	395
munitsipalnoe unitarnoe predpriyatie	mup	MUP	395
munitsipalnye avtonomnye uchrezhdeniya		Муниципальные автономные учреждения	217
munitsipalnye byudzhetnye uchrezhdeniya		Муниципальные бюджетные учреждения	217
munitsipalnye kazennye predpriyatiya		Муниципальные казенные предприятия	217
munitsipalnye kazennye uchrezhdeniya		Муниципальные казенные учреждения	217
munitsipalnye unitarnye predpriyatiya		Муниципальные унитарные предприятия	217
mup		MUP	874
mutua assicurazione		Mutua Assicurazione	627
mutual de ahorro y prestamo		Mutual de Ahorro y Préstamo	1065
mutualidad de prevision social	mps	M.P.S.	625
mutualite sociale agricole		Mutualité sociale agricole	507
n vennootschap	nv	NV	1125
na		N.A.	3368
naaml vennootschap	nv	NV	1125
naamloze vennootschap	nv	NV	3229
naamloze vennootschap met een sociaal oogmerk	nv so	NV SO	396
naamloze vennootschap van publiek recht	nv pr	NV PR	396
naamlze vennootschap	nv	NV	1125
nadacni fond	zu	z.ú.	2188
naeringsdrivende stiftelse	stiftelse	Stiftelse	2191
naftiki eteria	sc	SC	1066
nao		NAO	3418
narodni podnik	statni podnik	státní podnik	1573
nat assoc	na	N.A.	644
national assn	na	N.A.	1632
national association	na	N.A.	1133
national joint stock company	njsc	NJSC	558
national trust and savings association	nt and sa	NT&SA	1133
natl assn	na	N.A.	1632
natl assoc	na	N.A.	644
naytiki etairia	sc	SC	626
ndermarrjet publike sipas ligjit ne fuqi per ndermarrjet publike	np	NP	1507
ndermarrjet shoqerore nen administrimin e agjencise kosovare te privatizimit	nsh	NSH	1507
nebankovskaya kreditnaya organizatsiya	nko	NKO	3350
negosudarstvennyy pensionnyy fond	npf	NPF	2251
nekommercheskaya organizatsiya	no	n.o.	2764
nekommercheskaya organizatsiya fond	nko	NKO	841
nekommercheskoe aktsionernoe obshchestvo	nao	NAO	3325
nekommercheskoe partnerstvo	np	NP	841
nepublichnoe aktsionernoe obshchestvo	nao	NAO	3324
nepublichnye aktsionernye obshchestva		Непубличные акционерные общества	1628
nev	ev	e.V.	1880
neziskova organizace	no	n.o.	2762
neziskova organizacia	no	n.o.	2763
ngo		NGO	1485
nicht eingetragener verein	ev	e.V.	1840
niederlassung	sucursal	Sucursal	590
niewinsgewende maatskappy	npc	NPC	1060
nig limited	nig ltd	Nig Ltd	1426
nig ltd		Nig Ltd	1426
nimingzuhe	xietongzuhe	協同組合	857
njsc		NJSC	558
nko		NKO	2769
nl		NL	3392
no		n.o.	2789
no liability	nl	NL	3227
no liability company	nl	NL	3228
non government organisation	ngo	NGO	366
non governmental organisation	ngo	NGO	366
non governmental organization	ngo	NGO	366
non profit	nonprofit	Nonprofit	2771
non profit company	npc	NPC	2766
non profit corporation	nonprofit	Nonprofit	1058
non profit organisation	npo	NPO	366
non profit organization	npo	NPO	366
non public joint stock company	njsc	NJSC	558
nongovernmental organization	ngo	NGO	1059
nonprofit company	npc	NPC	1060
nonprofit corp	nonprofit	Nonprofit	1059
nonprofit corporation	nonprofit	Nonprofit	1058
nonprofit kft	kft	Kft	1044
nonprofit korlatolt felelossegu tarsasag	kft	Kft	1044
nonprofit organization	npo	NPO	366
nonprofit zrt	zrt	Zrt	1611
norskregistrert utenlandsk foretak	nuf	NUF	1906
not for profit	nonprofit	Nonprofit	1486
not for profit corporation	nonprofit	Nonprofit	1058
not for profit organization	npo	NPO	1059
np		NP	2785
npc		NPC	2788
npc rf	npc	NPC	1060
npf		NPF	2262
npo		NPO	1485
npofaren	yiliaofaren	医療法人	624
nsh		NSH	2851
nt and sa		NT&SA	1133
ntsa	nt and sa	NT&SA	644
nuf		NUF	1908
nv		NV	3393
nv pr		NV PR	396
nv sa	sa nv	SA NV	1592
nv so		NV SO	396
nyilvanosan mukodo reszvenytarsasag	nyrt	Nyrt	1127
nyrt		Nyrt	1612
oaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3433
oao		OAO	3372
obcanske sdruzeni	os	o.s.	1837
obcianske zdruzenie	os	o.s.	1836
obecne prospesna spolecnost	ops	o.p.s.	2746
obiteljsko poljoprivredno gospodarstvo	opg	OPG	3071
obrt		Obrt	3102
obschestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2405
obshchestva s ogranichennoy otvetstvennostyu	ooo	OOO	1401
obshchestva vzaimnogo strakhovaniya		Общества взаимного страхования	509
obshchestvennaya organizatsiya	oo	OO	1241
obshchestvennoe obedinenie	oo	OO	1241
obshchestvennye dvizheniya		Общественные движения	509
obshchestvennye fondy		Общественные фонды	509
obshchestvennye organizatsii		Общественные организации	509
obshchestvennye uchrezhdeniya		Общественные учреждения	217
obshchestvo s dopolnitelnoj otvetstvennostyu	odo	ODO	2409
obshchestvo s dopolnitelnoy otvetstvennostyu	odo	ODO	1034
obshchestvo s ogranichennoi otvestvennostyu	ooo	OOO	1047
obshchestvo s ogranichennoi otvetstvennostiu	ooo	OOO	829
obshchestvo s ogranichennoi otvetstvennostyu	ooo	OOO	1047
obshchestvo s ogranichennoj otvetstvennostyu	ooo	OOO	1401
obshchestvo s ogranichennoy otvetstvennost	ooo	OOO	829
obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2406
obshchestvo s ogrannichennoi otvetstvennostyu	ooo	OOO	1047
obshchestvo s ohranychennoi otvetstvennostiu	ooo	OOO	829
ochiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	887
od		o.d.	2980
oddzial	sucursal	Sucursal	590
oddzial w polsce	sucursal	Sucursal	379
odo		ODO	2553
odstepny zavod	sucursal	Sucursal	1258
odstepny zavod v or		Odštepný závod v OR	1907
odv	asd	ASD	1888
oe		OE	2960
oeg		OEG	1529
oeic		OEIC	1372
ofb		OFB	1070
ofc		OFC	2259
ofe		OFE	2261
offene erwerbsgesellschaft	oeg	OEG	2873
offene gesellschaft	og	OG	1512
offene handels gesellschaft	ohg	OHG	2874
offene handelsgesellschaft	ohg	OHG	2877
offene handelsgesellschaft mit sozialer zielsetzung	ohgmsz	OHGmsZ	629
offentlich rechtliche aktiengesellschaft	or ag	Ö.-r.AG	396
offentlich rechtliche genossenschaft	orgen	ÖrGen.	158
offentlich rechtliche genossenschaft mit beschrankter haftung	ofrgmbh	ÖfrGmbH	158
offentlich rechtliche genossenschaft mit unbeschrankter haftung genossenschaft auf beteiligung	gmuhgb	GmuHGB	158
offentlich rechtliche gesellschaft mit beschrankter haftung	orgmbh	ÖrGmbH	235
offentlich rechtliche vereinigung ohne gewinnerzielungsabsicht	orvohgza	ÖrVohGza	274
offentliche einrichtung	oe	OE	712
og		OG	2954
ohf	ehf		2488
ohg		OHG	2956
ohg mbh	ohg	OHG	2875
ohgmsz		OHGmsZ	629
ojs company	ojsc	OJSC	558
ojsc		OJSC	106
omani closed joint stock company	saoc	SAOC	1624
omani public joint stock company	saog	SAOG	1624
omorithmi eteria	oe	OE	2914
omorrithmi etaireia	oe	OE	1079
omorrythmi etaireia	oe	OE	1079
omorrythmi etairia	oe	OE	2913
omorrythmi viomichaniki emporiki etaireia	oe	OE	1079
omsesidigt fastighetsaktiebolag	koy	KOy	1405
omsesidigt forsakringsbolag	ofb	OFB	2816
omsesidigt skadeforsakringsforening		Ömsesidigt skadeförsäkringsförening	484
onderlinge waarborg maatschappij	owm	OWM	2102
onderlinge waarborgmaatschappij	owm	OWM	2071
one member co ltd	cty tnhh mtv	Cty TNHH MTV	364
one member limited liability company	cty tnhh mtv	Cty TNHH MTV	364
one member llc	cty tnhh mtv	Cty TNHH MTV	364
one person company	opc	OPC	1417
one person company private limited	opc pvt ltd	OPC Pvt Ltd	832
one person corporation	opc	OPC	1417
ong		ONG	2767
onlus		ONLUS	1480
oo		OO	1889
ood		OOD	1033
ooo		OOO	2552
opc		OPC	2603
opc private limited	opc pvt ltd	OPC Pvt Ltd	832
opc private ltd	opc pvt ltd	OPC Pvt Ltd	832
opc pvt ltd		OPC Pvt Ltd	832
opcvm		OPCVM	1015
opdrachthoudende vereniging		Opdrachthoudende vereniging	946
open ended fund company	ofc	OFC	2248
open ended investment company	oeic	OEIC	1371
open jnt stock co	ojsc	OJSC	106
open joint stock company	ojsc	OJSC	106
open jsc	ojsc	OJSC	106
openbare vennootschap		Openbare vennootschap	2813
opg		OPG	3119
opinbert hlutafelag	ehf		2486
oppet bolag	ay	Ay	2906
ops		o.p.s.	2775
or ag		Ö.-r.AG	3242
organisation non gouvernementale	ong	ONG	366
organisme de placement collectif en valeurs mobilieres	opcvm	OPCVM	1015
organizacao da sociedade civil de interesse publico	oscip	OSCIP	1476
organizacao nao governamental	ong	ONG	2736
organizacion no gubernamental	ong	ONG	366
organizatia neguvernamentala	ong	ONG	366
organizatie non guvernamentala	ong	ONG	2739
organizzazione di volontariato	asd	ASD	779
organizzazione non governativa	ong	ONG	366
organizzazione non lucrativa di utilita sociale	onlus	ONLUS	1480
orgen		ÖrGen.	158
orgmbh		ÖrGmbH	235
ortachko drushtvo	od	o.d.	2931
ortacko drustvo	od	o.d.	2932
osakeyhtio	oy	Oy	2457
osauhing	ou	OÜ	2448
oscip		OSCIP	1476
osk		Osk	2131
osoba samostatne vydelecne cinna	zivnostnik	Živnostník	1565
osoo	ooo	OOO	829
osvc	zivnostnik	Živnostník	3114
otkrytoe akcionernoe obshchestvo	oao	OAO	1594
otkrytoe akcionernoe obshhestvo	oao	OAO	732
otkrytoe aktsionernoe obschestvo	oao	OAO	732
otkrytoe aktsionernoe obshchestvo	oao	OAO	3256
otkrytoe aktsionernoye obshestvo	oao	OAO	732
otkrytoye aktsionernoye obshchestvo	oao	OAO	3253
otwarty fundusz emerytalny	ofe	OFE	2250
ou		OÜ	2555
ovee	oe	OE	2970
owm		OWM	2140
oy		Oy	2556
oy ab		Oy Ab	621
oyj		Oyj	3294
oyj abp	oyj	Oyj	1605
oz	os	o.s.	1879
p limited	pvt ltd	Pvt Ltd	500
p ltd	pvt ltd	Pvt Ltd	500
pa		PA	1894
pak bazhnetirakan ynkerutyun	pby	PBY	1589
pao		PAO	3377
part g	partg	PartG	260
part mbb	partg mbb	PartG mbB	260
partg		PartG	2899
partg mbb		PartG mbB	1517
partgmbb	partg mbb	PartG mbB	260
partmbb	partg mbb	PartG mbB	260
partneriaeth atebolrwydd cyfyngedig	pac	PAC	2912
partnerschaft	partg	PartG	1530
partnerschaft mbb	partg mbb	PartG mbB	260
partnerschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	260
partnerschaftsgesellschaft	partg	PartG	1516
partnerschaftsgesellschaft mbb	partg mbb	PartG mbB	260
partnerschaftsgesellschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	1517
partnerselskab	ps	P/S	2672
partnership		Partnership	2952
partnership en commendite	lp	LP	1056
pat		PAT	3445
paz ltd sti	ltd sti	Ltd Şti	236
pbc		PBC	1135
pby		PBY	1638
pc		PC	3432
pcc		PCC	2592
pcl	plc	PLC	3380
pd		PD	3185
penanaman modal asing	pt pma	PT PMA	2482
perkongsian liabiliti terhad	plt	PLT	2935
persekutuan		Persekutuan	2971
persekutuan komanditer	persekutuan	Persekutuan	2922
persekutuan perdata	persekutuan	Persekutuan	2920
persero	pt persero	PT Persero	1574
persero tbk	pt persero	PT Persero	639
perseroan komanditer	persekutuan	Persekutuan	2921
perseroan terbatas	pt	PT	2481
perseroan terbatas penanaman modal asing	pt pma	PT PMA	831
perseroan terbatas penanaman modal dalam negeri	pt pmdn	PT PMDN	831
perseroan terbatas terbuka	pt tbk	PT Tbk	1613
perseroan terbuka	pt tbk	PT Tbk	1614
persoana fizica autorizata	pfa	PFA	3087
persoana fizica independenta	pfi	PFI	3086
personal liability company	inc	Inc	2833
personengesellschaft		Personengesellschaft	2845
personligt ejet mindre virksomhed	pmv	PMV	3064
perusahaan daerah	pd	PD	1575
perusahaan dagang	pd	PD	3074
perusahaan jawatan	perum	Perum	1575
perusahaan perseroan	pt persero	PT Persero	1574
perusahaan perseroan persero	pt persero	PT Persero	639
perusahaan perseroan persero pt	pt persero	PT Persero	639
perusahaan umum	perum	Perum	3166
perusahaan umum daerah	perum	Perum	639
pfa		PFA	3127
pfi		PFI	3126
pgbhsz		PgbHsZ	235
pgmbh		PGmbH	235
pgmbhma		PGmbHmA	235
php	pphu	PPHU	536
phu	pphu	PPHU	536
piccola societa cooperativa a responsabilita limitata	scarl	Scarl	598
pilnsabiedriba	ps	P/S	2902
piraivet limitet	pvt ltd	Pvt Ltd	500
pjs	shmy amm	سهامی عام	3414
pjsc		PJSC	106
pjscb	jscb	JSCB	106
pl	pty ltd	Pty Ltd	2579
pl co	plc	PLC	106
plc		PLC	1122
plc company	plc	PLC	106
plc limited	plc	PLC	731
plc ltd	plc	PLC	3220
plcs	plc	PLC	106
pllc		PLLC	2546
pllp	llp	LLP	713
plt		PLT	2974
pma	pt pma	PT PMA	2626
pmbhsz		PmbHsZ	235
pmdn	pt pmdn	PT PMDN	2625
pmv		PMV	3117
pobocny spolek	os	o.s.	674
podruznica	sucursal	Sucursal	1258
polnoe tovarishchestvo		Polnoe tovarishchestvo	2944
polnohospodar druzstvo		Poľnohospodár.družstvo	452
polnohospodarske druzstvo	polnohospodar druzstvo	Poľnohospodár.družstvo	452
polnye tovarishchestva		Полные товарищества	714
pool inc	pool ltd	Pool Ltd	491
pool incorporated	pool ltd	Pool Ltd	491
pool limited	pool ltd	Pool Ltd	491
pool ltd		Pool Ltd	491
potrebitelskie kooperativy		Потребительские кооперативы	209
potrebitelskie obshchestva		Потребительские общества	509
potrebitelskiy kooperativ	spk	SPK	2105
povne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1526
pp		PP	3199
pph	pphu	PPHU	536
pphu		PPHU	536
ppk	gosudarstvennaya korporatsiya	Государственная корпорация	372
ppuh	pphu	PPHU	536
pr		PR	3128
pra li	pvt ltd	Pvt Ltd	500
pra limited	pvt ltd	Pvt Ltd	500
praibhet limited	pvt ltd	Pvt Ltd	500
praivet limited	pvt ltd	Pvt Ltd	500
prat		PrAT	3378
preduzetnik	pr	PR	3088
prispevkova organizace		příspěvková organizace	3155
prispevkova organizacia	prispevkova organizace	příspěvková organizace	1579
priv st	stichting	Stichting	1007
privat aktiebolag	ab	AB	1607
private	pvt ltd	Pvt Ltd	2623
private company limited by shares	ltd	Ltd	337
private company with limited liability	ltd	Ltd	224
private enterprise		Private Enterprise	3105
private foundation	foundation	Foundation	2178
private joint stock company	prjsc	PrJSC	3357
private jsc	prjsc	PrJSC	1631
private limited	pvt ltd	Pvt Ltd	2384
private limited by guarantee	ltd	Ltd	2463
private limited compan	ltd	Ltd	1389
private limited company	ltd	Ltd	1391
private limited liability company	ltd	Ltd	823
private ltd	pvt ltd	Pvt Ltd	1032
private shareholding company	psc	PSC	1587
private stichting	stichting	Stichting	1348
private trust company	ptc	PTC	2465
private unlimited company	unltd	Unltd	337
privatgesellschaft mit beschrankter haftung	pgmbh	PGmbH	235
privatgesellschaft mit beschrankter haftung mit einem alleingesellschafter	pgmbhma	PGmbHmA	235
privatgesellschaft mit beschrankter haftung mit sozialer zielsetzung	pmbhsz	PmbHsZ	235
privatne aktsionerne tovaristvo	prat	PrAT	886
privatne pidpriemstvo	pp	PP	2529
privatne pidpriiemstvo	pp	PP	2530
prjsc		PrJSC	1631
prof assn	pa	PA	1869
prof corp	pc	PC	1634
professional association	pa	PA	1870
professional corp	pc	PC	3361
professional corporation	pc	PC	1634
professional limited liability co	pllc	PLLC	2544
professional limited liability company	pllc	PLLC	2545
professional limited liability partnership	llp	LLP	1074
professional llc	pllc	PLLC	1434
professional ltd liability co	pllc	PLLC	1434
professional service corporation	pc	PC	1633
professional services corporation	pc	PC	643
proizvodstvennye kooperativy		Производственные кооперативы	209
proizvodstvennyy kooperativ	spk	SPK	1312
proprietary	pty ltd	Pty Ltd	2621
proprietary company	pty ltd	Pty Ltd	2363
proprietary limited	pty ltd	Pty Ltd	2366
proprietary limited company	pty ltd	Pty Ltd	2364
proprietary limited rf	pty ltd rf	Pty Ltd RF	501
proprietary ltd	pty ltd	Pty Ltd	2365
prosta spolka akcyjna	psa	PSA	3347
prostye tovarishchestva		Простые товарищества	714
protected cell company	pcc	PCC	2462
prst	stiftung	Stiftung	1007
pryvatnae unitarnae pradpryemstva	chup	ChUP	1399
pryvatne aktsionerne tovarystvo	prat	PrAT	3356
pryvatne pidpryiemstvo	pp	PP	2528
pryvatne pidpryyemstvo	pp	PP	2531
przedsiebiorstwo handlowo uslugowe	pphu	PPHU	797
przedsiebiorstwo panstwowe	pp	PP	3174
przedsiebiorstwo produkcyjno handlowo uslugowe	pphu	PPHU	797
przedsiebiorstwo uslugowo handlowe	pphu	PPHU	797
ps		P/S	2722
psa		PSA	3423
psc		PSC	3385
pse	psu	PSU	1581
psu		PSU	1581
pt		PT	2557
pt persero		PT Persero	639
pt persero tbk	pt persero	PT Persero	639
pt pma		PT PMA	831
pt pmdn		PT PMDN	831
pt tbk		PT Tbk	1613
pt terbuka	pt tbk	PT Tbk	3315
ptc		PTC	2594
pte	pte ltd	Pte Ltd	2624
pte limited	pte ltd	Pte Ltd	2398
pte ltd		Pte Ltd	2399
pty	pty ltd	Pty Ltd	2620
pty limited	pty ltd	Pty Ltd	2367
pty ltd		Pty Ltd	2368
pty ltd rf		Pty Ltd RF	501
ptyltd	pty ltd	Pty Ltd	827
pub limited co	plc	PLC	106
pub ltd co	plc	PLC	106
publ	ab publ	AB (publ)	3444
public benefit corporation	pbc	PBC	643
public co ltd	plc	PLC	731
public company limited	plc	PLC	731
public company limited by guarantee	plc	PLC	730
public company limited by shares	plc	PLC	730
public joint stock commercial bank	jscb	JSCB	106
public joint stock compan	pjsc	PJSC	1121
public joint stock company	pjsc	PJSC	640
public jsc	pjsc	PJSC	106
public limited	plc	PLC	106
public limited co	plc	PLC	106
public limited compan	plc	PLC	1121
public limited company	plc	PLC	641
public limited corporation	plc	PLC	640
public limited liability company	plc	PLC	3335
public ltd	plc	PLC	731
public ltd co	plc	PLC	106
public ltd company	plc	PLC	731
public sector enterprise	psu	PSU	3169
public sector undertaking	psu	PSU	3167
public sector unit	psu	PSU	3168
public shareholding company	psc	PSC	1587
public stock company	pjsc	PJSC	106
public unlimited company	unltd	Unltd	337
publichne aktsionerne tovaristvo	pat	PAT	886
publichne aktsionerne tovarystvo	pat	PAT	886
publichno pravovaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	372
publichnoe aktsionernoe obshchestvo	pao	PAO	3352
publichnoye aktsionernoye obshchestvo	pao	PAO	3351
publichnye aktsionernye obshchestva	pao	PAO	1628
publikt aktiebolag	ab publ	AB (publ)	3300
publikt forsakringsaktiebolag		Publikt försäkringsaktiebolag	1126
publikt omsesidigt forsakringsaktiebolag		Publikt ömsesidigt försäkringsaktiebolag	1126
publiktaktiebolag	ab publ	AB (publ)	1629
puc	unltd	Unltd	2569
puh	pphu	PPHU	536
pulc	unltd	Unltd	825
pup	chup	ChUP	2583
putonghehuo	youxianhehuo	有限合伙	1078
pvt	pvt ltd	Pvt Ltd	2622
pvt co	pvt ltd	Pvt Ltd	500
pvt limited	pvt ltd	Pvt Ltd	1032
pvt ltd		Pvt Ltd	2385
pvtltd	pvt ltd	Pvt Ltd	1032
qapali sehmdar cemiyyet	qsc	QSC	3232
qapali sehmdar cemiyyeti	qsc	QSC	3234
qapali tipli sehmdar cemiyyeti	qsc	QSC	3233
qatari public shareholding company	qpsc	QPSC	885
qatari shareholding company	qpsc	QPSC	885
qk		QK	2850
qoshma korxona	qk	QK	2832
qpjsc	qpsc	QPSC	885
qpsc		QPSC	885
qsc		QSC	3395
quotas de responsabilidade limitada	lda	Lda	1393
qushma korkhona	qk	QK	2831
ra		RA	3201
ragione individuale	ditta individuale	Ditta individuale	1564
raison individuelle	ei	EI	3052
real estate investment trust	reit	REIT	2234
rechtsfahige stiftung	stiftung	Stiftung	1346
rechtspersoon in oprichting	rp io		1503
rederibolag		Rederibolag	1509
reg gen mbh	eg	eG	980
regia autonoma	ra	RA	3176
regie autonoma	ra	RA	3177
regionalt helseforetak	rhf	RHF	3173
registered limited liability limited partnership	lllp	LLLP	1473
registered limited liability partnership	llp	LLP	713
registered native title body corporate	rntbc	RNTBC	2743
registered society	society	Society	778
registered trustees	incorporated trustees	Incorporated Trustees	950
registered trustees of	incorporated trustees	Incorporated Trustees	950
registrerad forening	ry		1852
registrierte genossenschaft mit beschrankter haftung	eg	eG	980
reit		REIT	1364
reit ag		REIT-AG	1599
reit aktiengesellschaft	reit ag	REIT-AG	1599
rekisteroity puolue	rp		1238
rekisteroity yhdistys	ry		1238
renyizuhe	xietongzuhe	協同組合	857
republican unitary enterprise	sue	SUE	872
respublikanskoe unitarnoe predpriyatie	rup	RUP	3153
reszvenytarsasag	rt	Rt	1127
rf		RF	2852
rf limited	ltd rf	Ltd RF	501
rf ltd	ltd rf	Ltd RF	501
rf proprietary limited	pty ltd rf	Pty Ltd RF	501
rf pty ltd	pty ltd rf	Pty Ltd RF	501
rhf		RHF	3197
ring fenced	rf	RF	2855
rl de cv	s de rl de cv	S de RL de CV	551
rlllp	lllp	LLLP	1473
rllp	llp	LLP	713
rntbc		RNTBC	2744
rozpoctova organizacia	prispevkova organizace	příspěvková organizace	1579
rp			1246
rp io			1503
rt		Rt	3412
rup		RUP	3184
ry			1246
s agr		S. Agr.	712
s civil	sc	SC	2941
s civil de rl		S. Civil de R. L.	1428
s com	s en c	S en C	1053
s com p	s en cp	S. en C.P.	503
s com pa	scra	SCRA	503
s com pap		S.Com:p.A.P.	503
s com por a	scra	SCRA	2674
s comm	scomm	SComm	2647
s cons pa	scpa	Scpa	799
s coop		S. Coop.	2047
s coop and	s coop	S. Coop.	359
s coop e	sce	SCE	801
s coop galega	s coop	S. Coop.	359
s coop ltda	s coop	S. Coop.	359
s coop mad	s coop	S. Coop.	359
s coop p		S.Coop.P.	801
s coop v	s coop	S. Coop.	359
s corp		S Corp	891
s corporation	s corp	S Corp	644
s cra	scra	SCRA	2677
s de rl	srl	Srl	2339
s de rl cv	s de rl de cv	S de RL de CV	551
s de rl de cv		S de RL de CV	2519
s de rl de ip de cv		S de RL de IP de CV	708
s de rl mi		S de RL MI	708
s de rlmi	s de rl mi	S de RL MI	551
s de ss		S de SS	326
s en c		S en C	2634
s en c de cv		S. en C. de C. V.	839
s en c por a		S en C por A	1447
s en c por a de cv		S en C por A de CV	839
s en cp		S. en C.P.	503
s en nc		S en NC	2862
s ka akc	sa	SA	877
s ka z oo	sp zoo	Sp. z o.o.	622
s ka zoo	sp zoo	Sp. z o.o.	622
s ltda	lda	Lda	1394
s par as	sas	SAS	106
s per a	spa	SpA	880
s pte ltd		(S) Pte Ltd	2536
sa		SA	3387
sa a conseil dadministration	sa	SA	733
sa a directoire	sa	SA	733
sa ag	ag sa	AG SA	1595
sa cooperative artisanale a directoire		SA coopérative artisanale à directoire	171
sa cooperative de commercants detaillants a directoire		SA coopérative de commerçants-détaillants à directoire	171
sa cooperative de consommation a directoire		SA coopérative de consommation à directoire	171
sa cooperative de construction a directoire		SA coopérative de construction à directoire	171
sa cooperative de production a directoire		SA coopérative de production à directoire	171
sa cooperative de transport a directoire		SA coopérative de transport à directoire	171
sa cooperative dinteret maritime a directoire		SA coopérative d'intérêt maritime à directoire	171
sa d cv	sa de cv	SA de CV	1622
sa de cv		SA de CV	3342
sa de cv siefore		S. A. de C.V., Siefore	699
sa de cv sofom	sa de cv sofom enr	SA de CV SOFOM ENR	518
sa de cv sofom enr		SA de CV SOFOM ENR	250
sa de cv sofom er		SA de CV SOFOM ER	250
sa de cvfi de c		S. A. de C. V., F. I. de C.	699
sa de cvfi de ol		S. A. de C. V., F. I. de O. L.	699
sa de cvfi de rv		S. A. de C. V., F. I. de R. V.	699
sa de cvfi en id		S. A. de C. V., F. I. en I. D.	699
sa deconomie mixte	sem	SEM	1113
sa decv	sa de cv	SA de CV	1622
sa dpu	sa	SA	396
sa fs		SA FS	396
sa nv		SA NV	1592
sa sociedad unipersonal	sau	SAU	1591
sa sociedade unipessoal	sa unipessoal	SA Unipessoal	1130
sa sofom enr		S.A., SOFOM E.N.R.	250
sa sofom er		S.A., SOFOM E.R.	250
sa unipersonal	sau	SAU	1591
sa unipessoal		SA Unipessoal	1130
saa		SAA	3422
saaktsio sazogadoeba		სააქციო საზოგადოება	3305
saatio sr	sr		1349
sab		SAB	3419
sab de cv		SAB de CV	250
sab de cv sofom enr		S.A.B. DE C.V., SOFOM E.N.R.	250
sab sofom er		S.A.B. SOFOM E.R.	250
sabcv	sab de cv	SAB de CV	1620
sabiedriba ar ierobezotu atbildibu	sia	SIA	2512
sabiratelno druzhestvo	sd	SD	2886
sac		SAC	3421
saca	saica	SAICA	1635
sacco ltd		Sacco Ltd	803
sacco society limited	sacco ltd	Sacco Ltd	803
sacco society ltd	sacco ltd	Sacco Ltd	803
sacei	saci	SACI	465
saci		SACI	465
sacif	saci	SACI	1123
sacif ya	saci	SACI	1123
sacifi	saci	SACI	1124
sacifia	saci	SACI	1123
sacifiya	saci	SACI	1124
saciyf	saci	SACI	1124
sacs		SACS	1627
sacv	sa de cv	SA de CV	1129
sad		SAD	3405
sadanbeobin	jaedanbeobin	재단법인	1862
sadecv	sa de cv	SA de CV	1129
sadovodcheskie ogorodnicheskie ili dachnye nekommercheskie tovarishchestva		Садоводческие, огороднические или дачные некоммерческие товарищества	2760
sadovodcheskie ogorodnicheskie ili dachnye potrebitelskie kooperativy		Садоводческие, огороднические или дачные потребительские кооперативы	209
sadovodcheskoe nekommercheskoe tovarishchestvo	tszh	TSZh	782
sadruzhie	sd	SD	2838
sae		SAE	3403
saem	sem	SEM	875
saesp	esp	ESP	1596
safer		SAFER	3194
safi		SAFI	2257
sagl		Sagl	2416
sahami am	shmy amm	سهامی عام	307
sahami khas	shmy khs	سهامی خاص	307
sahami khass	shmy khs	سهامی خاص	307
sahmanapak pataskhanatvutyamb ynkerutyun	spy	SPY	2346
saic	saci	SACI	3388
saica		SAICA	3365
saicf	saci	SACI	465
saicfi	saci	SACI	465
saicyf	saci	SACI	465
saiicfa	saci	SACI	465
saiyc	saci	SACI	465
sal		SAL	3404
sal holding	sal	SAL	1603
sal offshore	sal	SAL	1603
sameignarfelag		sameignarfélag	2972
samlagsfelag	sameignarfelag	sameignarfélag	1521
samlagshlutafelag	sameignarfelag	sameignarfélag	1521
samostalni poduzetnik	sp	SP	3037
samostalni preduzetnik	sp	SP	3040
samostatne hospodariaci rolnik	zivnostnik	Živnostník	1565
samostojni podjetnik	sp	SP	3039
samostojni podjetnik posameznik	sp	SP	1106
san ltd sti	ltd sti	Ltd Şti	236
san tic as	san ve tic as	San. ve Tic. AŞ	308
san tic ltd sti	ltd sti	Ltd Şti	236
san ve tic as		San. ve Tic. AŞ	308
san ve tic ltd sti	ltd sti	Ltd Şti	236
sanayi as	san ve tic as	San. ve Tic. AŞ	308
sanayi ltd sti	ltd sti	Ltd Şti	236
sanayi ticaret as	san ve tic as	San. ve Tic. AŞ	308
sanayi ticaret ltd sti	ltd sti	Ltd Şti	236
sanayi ve ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	308
sanayi ve ticaret as	san ve tic as	San. ve Tic. AŞ	308
sanayi ve ticaret limited sirketi	ltd sti	Ltd Şti	236
sanayi ve ticaret ltd sti	ltd sti	Ltd Şti	236
saoc		SAOC	1626
saog		SAOG	1626
sapa		Sapa	2729
sapi		SAPI	3340
sapi de cv		SAPI de CV	1621
sapi de cv sofom enr		S.A.P.I. DE C.V., SOFOM E.N.R.	250
sapi de cv sofom er		S.A. P.I. de C.V. , SOFOM E.R.	250
sapib	sapib de cv	SAPIB de CV	250
sapib de cv		SAPIB de CV	250
sapicv	sapi de cv	SAPI de CV	1620
sarf		SARF	3401
sarl		SARL	1027
sarl a associe unique	sarl au	SARL AU	707
sarl a capital variable	sarl	SARL	2458
sarl au		SARL AU	707
sarl cooperative artisanale		SARL coopérative artisanale	171
sarl cooperative de consommation		SARL coopérative de consommation	171
sarl cooperative de construction		SARL coopérative de construction	171
sarl cooperative de production		SARL coopérative de production	171
sarl cooperative de transport		SARL coopérative de transport	171
sarl cooperative dinteret maritime		SARL coopérative d'intérêt maritime	171
sarl dassocie unique	sarl au	SARL AU	707
sarl s		SARL-S	2511
sarl simplifiee	sarl s	SARL-S	2510
sarl u	suarl	SUARL	836
sarl unipersonnelle	suarl	SUARL	836
sarlau	sarl au	SARL AU	707
sarls	sarl s	SARL-S	1424
sarlu	suarl	SUARL	836
sas		SAS	3384
sas a capital variable	sas	SAS	733
sas de cv		SAS de CV	250
sas de l	sas	SAS	560
sas de la	sas	SAS	560
sas des	sas	SAS	560
sas du	sas	SAS	560
sas la	sas	SAS	560
sas le	sas	SAS	560
sas les	sas	SAS	560
sas unipersonnelle	sasu	SASU	733
sasesp	esp	ESP	1596
saspj		SASPJ	1230
sasu		SASU	3302
sau		SAU	3389
savings and credit co operative society ltd	sacco ltd	Sacco Ltd	803
savivaldybes imone	vi	VĮ	1576
sc		SC	2853
sc de ap		S.C. de A. P.	326
sc de ap de cv		S.C. de A. P. de C. V.	326
sc de rl	scl	SCL	1301
sc de rl de cv	scl de cv	SCL de CV	326
sc dpu		SC DPU	158
sc srl		SC SRL	2533
sca		SCA	1474
sca fs		SCA FS	300
sca rl	scarl	Scarl	177
scarl		Scarl	177
scc		SCC	2617
scc limited	scc	SCC	1050
scc ltd	scc	SCC	1050
sccl		SCCL	2080
sce		SCE	1313
sce selskab		SCE-selskab	1300
scea		SCEA	2910
scei		S.C.e I.	2804
sci		SCI	2969
sci de l	sci	SCI	214
sci de la	sci	SCI	214
sci des	sci	SCI	214
sci du	sci	SCI	214
sci la	sci	SCI	214
sci le	sci	SCI	214
sci les	sci	SCI	214
scic		SCIC	1304
scio	cio	CIO	2778
scl		SCL	2130
scl de cv		SCL de CV	326
scm		SCM	2964
scomm		SComm	300
scop		SCOP	2091
scorp	s corp	S Corp	891
scottish charitable incorporated organisation	cio	CIO	1477
scottish limited partnership	slp	SLP	2678
scp		SCP	2953
scpa		Scpa	2124
scpi		SCPI	1370
scr		SCR	1069
scr pyme		SCR-Pyme	625
scra		SCRA	2676
scri		SCRI	978
scri cp		SCRI CP	158
scri fs		SCRI FS	158
scrl		SCRL	2057
scrl consortile	scarl	Scarl	177
scrl dpu		SCRL DPU	158
scrl fs		SCRL FS	158
scs		SCS	1474
scs fs		SCS FS	300
scsp		SCSp	2701
sd		SD	2961
sdad anon	sa	SA	877
sdad coop	s coop	S. Coop.	359
sdad ltda	sl	SL	1025
sdbr	stiftung	Stiftung	2199
sderldecv	s de rl de cv	S de RL de CV	551
sdn	sdn bhd	Sdn Bhd	1444
sdn berhad	sdn bhd	Sdn Bhd	2400
sdn bhd		Sdn Bhd	2403
sdnbhd	sdn bhd	Sdn Bhd	2402
sdruzhenie v obshchestvena polza		Сдружение в обществена полза	1830
sduq		SDUQ	1430
se		SE	3383
se and co kg		SE & Co. KG	213
se and co kgaa		SE & Co. KGaA	213
se selskab		SE-selskab	1499
sec		SEC	2720
seca	sca	SCA	1053
secs	scs	SCS	2633
secsp	scsp	SCSp	1465
sede secondaria	sucursal	Sucursal	379
segregated cell company	scc	SCC	1050
segregated portfolio company	spc	SPC	2342
selafa		SELAFA	883
selarl		SELARL	2459
selas		SELAS	883
selca		SELCA	2684
selskab med begraenset ansvar	smba	SMBA	1040
selskap med begrenset ansvar	ba	BA	2522
selskap med delt ansvar	da	DA	2940
selskokhozyaystvennye potrebitelskie obsluzhivayushchie kooperativy		Сельскохозяйственные потребительские обслуживающие кооперативы	209
selskokhozyaystvennye potrebitelskie ogorodnicheskie kooperativy		Сельскохозяйственные потребительские огороднические кооперативы	209
selskokhozyaystvennye potrebitelskie pererabatyvayushchie kooperativy		Сельскохозяйственные потребительские перерабатывающие кооперативы	209
selskokhozyaystvennye potrebitelskie sadovodcheskie kooperativy		Сельскохозяйственные потребительские садоводческие кооперативы	209
selskokhozyaystvennye potrebitelskie sbytovye kooperativy		Сельскохозяйственные потребительские сбытовые кооперативы	209
selskokhozyaystvennye potrebitelskie snabzhencheskie kooperativy		Сельскохозяйственные потребительские снабженческие кооперативы	209
selskokhozyaystvennye potrebitelskie zhivotnovodcheskie kooperativy		Сельскохозяйственные потребительские животноводческие кооперативы	209
selskokhozyaystvennye proizvodstvennye kooperativy		Сельскохозяйственные производственные кооперативы	209
selskokhozyaystvennyy proizvodstvennyy kooperativ	spk	SPK	1312
sem		SEM	3196
seml	sem	SEM	875
senc		SENC	2889
sencrl		SENCRL	1513
sencrl llp	sencrl	SENCRL	1077
sendirian	sdn bhd	Sdn Bhd	1444
sendirian berhad	sdn bhd	Sdn Bhd	2401
sep		SEP	2959
separate limited partnership	slp	SLP	1460
separate limited partnerships	slp	SLP	1463
sepcav		SEPCAV	1375
sezc		SEZC	1422
sf		SF	3198
sgiic		SGIIC	1369
sgps		SGPS	1981
sgps sa	sgps	SGPS	1285
sgr		SGR	2256
sh	sociedad de hecho	Sociedad de Hecho	2836
sh a		Sh.A.	3386
sh dh mm	sh mm	ش.م.م	458
sh k		Sh.K.	2713
sh m		ش.م.ع	3370
sh m kh		ش.م.خ	878
sh mb	sh m	ش.م.ع	559
sh mk	sh m	ش.م.ع	559
sh mkm	shrkh mshmh	شركة مساهمة	517
sh ml	shrkh mshmh	شركة مساهمة	517
sh mm		ش.م.م	458
sh mmh	sh mm	ش.م.م	458
sh mq	sh m	ش.م.ع	559
sh ms	sh m	ش.م.ع	559
sh pk		Sh.p.k.	2345
sha	sh a	Sh.A.	3434
shadan hojin	yibanshetuanfaren	一般社団法人	780
shangshigongsi	gufenyouxiangongsi	股份有限公司	881
share company	aksiyon mahber	አክሲዮን ማህበር	1604
shareholding company	jsc	JSC	558
sharika	shrkh	شركة	798
sharika that almasuliah almahduda	sh mm	ش.م.م	337
sharikah	shrkh	شركة	798
sharikat	shrkh	شركة	798
sharikat al mossahamah	shrkh mshmh	شركة مساهمة	106
sharikat almusahama alaamah	sh m	ش.م.ع	1586
sharikat almusahama alkhasa	sh m kh	ش.م.خ	878
sharikat altawsia albasita	shrkh twsyh bsyth	شركة توصية بسيطة	508
sharikat that masouliyah mahdouda	sh mm	ش.م.م	458
sherkat	shrkt	شرکت	1983
sherkat e sahami am	shmy amm	سهامی عام	307
sherkat e sahami khas	shmy khs	سهامی خاص	307
sherkat e sahami khass	shmy khs	سهامی خاص	307
sherkat sahami khas	shmy khs	سهامی خاص	307
sherkat sahami khass	shmy khs	سهامی خاص	307
sherkate sahami am	shmy amm	سهامی عام	307
shetuanfaren	yibanshetuanfaren	一般社団法人	780
shezghuduli pasukhismgeblobis sazogadoeba	shps	ShPS	1407
shmy amm		سهامی عام	307
shmy khs		سهامی خاص	307
shoqeri aksionare	sh a	Sh.A.	3222
shoqeri aksionere	sh a	Sh.A.	1588
shoqeri anonime	sh a	Sh.A.	1588
shoqeri kolektive	sh k	Sh.K.	2636
shoqeri komandite	sh k	Sh.K.	2635
shoqeri me pergjegjesi te kufizuar	sh pk	Sh.p.k.	2344
shpk	sh pk	Sh.p.k.	2343
shps		ShPS	1407
shrkh		شركة	1972
shrkh dht msuwlyh mhdwdh	sh mm	ش.م.م	337
shrkh lmhsh		شركة المحاصة	2828
shrkh lmshmh	shrkh mshmh	شركة مساهمة	106
shrkh lmshmh al amma	sh m	ش.م.ع	3221
shrkh lmshmh lkhsh	sh m kh	ش.م.خ	878
shrkh lmshmh lmqflh	shrkh mshmh	شركة مساهمة	730
shrkh lshkhs lwhd	shrkh	شركة	1390
shrkh ltdmn	shrkh tdmn	شركة تضامن	628
shrkh ltwsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	390
shrkh ltwsyh lbsyth	shrkh twsyh bsyth	شركة توصية بسيطة	390
shrkh ltwsyh lbsyth llshrkh		شركة التوصية البسيطة للشراكة	2659
shrkh mhdwdh	sh mm	ش.م.م	458
shrkh mhsh		شركة محاصة	853
shrkh mshmh		شركة مساهمة	730
shrkh mshmh amma	sh m	ش.م.ع	559
shrkh mshmh bhrynyh	shrkh mshmh	شركة مساهمة	517
shrkh mshmh khsh	sh m kh	ش.م.خ	1585
shrkh mshmh kwytyh	shrkh mshmh	شركة مساهمة	517
shrkh mshmh mqflh	shrkh mshmh	شركة مساهمة	517
shrkh mshmh msryh	shrkh mshmh	شركة مساهمة	517
shrkh mshmh swdyh	shrkh mshmh	شركة مساهمة	517
shrkh rs lml lmghmr		شركة رأس المال المغامر	508
shrkh shkhs whd	shrkh	شركة	1390
shrkh tdmn		شركة تضامن	628
shrkh twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	390
shrkh twsyh bsyth		شركة توصية بسيطة	390
shrkt		شرکت	1974
shrkt b msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	706
shrkt dht rs ml qbl lltghyyr		شركات ذات رأس مال قابل للتغيير	853
shrkt mwl		شركات أموال	853
shrkt shkhs		شركات اشخاص	853
shrkt shmy	shmy khs	سهامی خاص	307
shrkt shmy amm	shmy amm	سهامی عام	307
shrkt shmy khs	shmy khs	سهامی خاص	307
shrkt twny	shrkt	شرکت	2045
si ren gu fen you xian gong si	youxiangongsi	有限公司	1610
sia		SIA	2559
sica		SICA	2134
sicaf		SICAF	1367
sicar		SICAR	1374
sicav		SICAV	2236
sicav raif	sicav	SICAV	1014
sicav sif	sicav	SICAV	1014
sii		S.I.I.	1069
silskogospodarske tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2540
simple co		Simple Co	856
simple partnership	simple co	Simple Co	856
single member company	smc pvt ltd	SMC Pvt Ltd	2525
single member private limited company	smc pvt ltd	SMC Pvt Ltd	2524
single owner llc	llc sp	LLC SP	619
sirengongsi	sirenyouxiangongsi	私人有限公司	2474
sirengufenyouxiangongsi	youxiangongsi	有限公司	1637
sirenyouxiangongsi		私人有限公司	1413
sirket	ltd sti	Ltd Şti	2616
sirketi	ltd sti	Ltd Şti	2562
sivuliike	sucursal	Sucursal	379
siz		SIZ	2846
sj	sp j	Sp. j.	2977
sjalfseignarstofnun	sameignarfelag	sameignarfélag	2923
ska		SKA	2733
sl		SL	2572
sl sociedad unipersonal	slu	SLU	1041
sl unipersonal	slu	SLU	1041
slf	sameignarfelag	sameignarfélag	1531
slhf	sameignarfelag	sameignarfélag	1531
sll		SLL	2589
slm		SLM	2839
slne		SLNE	2454
slp		SLP	2724
slu		SLU	2588
slu ltda	lda	Lda	389
smba		SMBA	2445
smc	ltd	Ltd	2613
smc private limited	smc pvt ltd	SMC Pvt Ltd	834
smc private ltd	smc pvt ltd	SMC Pvt Ltd	834
smc pvt limited	smc pvt ltd	SMC Pvt Ltd	834
smc pvt ltd		SMC Pvt Ltd	834
snc		SNC	1528
snc de la	snc	SNC	214
snc des	snc	SNC	214
snc du	snc	SNC	214
snc fs		SNC FS	629
snc la	snc	SNC	214
snc le	snc	SNC	214
snc les	snc	SNC	214
snt	tszh	TSZh	1891
soc		SOC	3206
soc a resp limitata	srl	Srl	224
soc a resp limitee	sarl	SARL	224
soc a responsab limitee	sarl	SARL	224
soc agr		Soc. agr.	535
soc agr coop	soc coop	Soc. coop.	177
soc agricola	soc agr	Soc. agr.	535
soc an	sa	SA	876
soc anon	sa	SA	876
soc anon de cap var	sa de cv	SA de CV	1129
soc anon prom de inv de cap var	sapi de cv	SAPI de CV	3336
soc col	sc	SC	2869
soc com investimenti		Soc. com. investimenti	552
soc com investissement		Soc. com. Investissement	1365
soc com per azioni	sapa	Sapa	2660
soc comm action	sca	SCA	390
soc comm par actions	sca	SCA	1446
soc cons a rl	scarl	Scarl	177
soc cons arl	scarl	Scarl	177
soc cons pa	scpa	Scpa	799
soc coop		Soc. coop.	1308
soc coop a rl	scarl	Scarl	177
soc coop agr	soc coop	Soc. coop.	177
soc coop ar l	scarl	Scarl	177
soc coop arl	scarl	Scarl	177
soc coop per azioni	scpa	Scpa	799
soc coop soc	soc coop	Soc. coop.	177
soc cooperativa	s coop	S. Coop.	359
soc en commandite	scs	SCS	390
soc in accomandita		Soc. in accomandita	552
soc in accomandita semplice	sas	SAS	1446
soc in nome collettivo	snc	SNC	2861
soc invest capital variable	sicav	SICAV	2233
soc limited	soc ltd	SOC Ltd	1116
soc ltd		SOC Ltd	1116
soc ltda	sl	SL	1026
soc nom collectif	snc	SNC	628
soc nome collettivo	snc	SNC	628
soc par actions simplifiee	sas	SAS	106
soc per azioni	spa	SpA	880
soc resp limitada	srl	Srl	224
soc unip lda	unipessoal lda	Unipessoal Lda	1029
socieda anonima	sa	SA	640
sociedad agraria de transformacion	sat	SAT	2068
sociedad agraria de trasformacion	sat	SAT	625
sociedad agricola	soc agr	Soc. agr.	1977
sociedad anonima	sa	SA	641
sociedad anonima abierta	saa	SAA	3345
sociedad anonima bursatil	sab	SAB	3339
sociedad anonima bursatil de capital variable	sab de cv	SAB de CV	250
sociedad anonima cerrada	sac	SAC	3346
sociedad anonima comercial e industrial	saci	SACI	465
sociedad anonima comercial industrial financiera e inmobiliaria	saci	SACI	1590
sociedad anonima comercial industrial y financiera	saci	SACI	1590
sociedad anonima cotizada de inversion en el mercado inmobiliario	socimi	SOCIMI	1368
sociedad anonima de capital abierto	saica	SAICA	1635
sociedad anonima de capital variable	sa de cv	SA de CV	3341
sociedad anonima deportiva	sad	SAD	3290
sociedad anonima espanola	sae	SAE	3286
sociedad anonima europea	se	SE	1602
sociedad anonima financiera de inversion	safi	SAFI	2242
sociedad anonima industrial y comercial	saci	SACI	465
sociedad anonima inscrita de capital abierto	saica	SAICA	3364
sociedad anonima laboral	sal	SAL	3288
sociedad anonima mixta	sam	SAM	3250
sociedad anonima profesional	sap	S.A.P.	1602
sociedad anonima promotora de inversion	sapi	SAPI	3337
sociedad anonima promotora de inversion bursatil	sapib de cv	SAPIB de CV	250
sociedad anonima promotora de inversion bursatil de capital variable	sapib de cv	SAPIB de CV	250
sociedad anonima promotora de inversion de capital variable	sapi de cv	SAPI de CV	1621
sociedad anonima promotora de inversiones	sapi	SAPI	3338
sociedad anonima simplificada	sas	SAS	3217
sociedad anonima sociedad financiera de objeto multiple entidad regulada	sa sofom er	S.A., SOFOM E.R.	250
sociedad anonima unipersonal	sau	SAU	3224
sociedad civil	sc	SC	855
sociedad civil de responsabilidad limitada	s civil de rl	S. Civil de R. L.	1428
sociedad civil profesional	scp	SCP	628
sociedad colectiva	sc	SC	1075
sociedad colectiva civil		Sociedad Colectiva Civil	1514
sociedad colectiva comercial		Sociedad Colectiva Comercial	1514
sociedad colectiva de responsabilidad limitada	lda	Lda	389
sociedad colectiva profesional	scp	SCP	713
sociedad comanditaria	scra	SCRA	2675
sociedad comanditaria por acciones	scra	SCRA	503
sociedad comanditaria por acciones profesional	s com pap	S.Com:p.A.P.	503
sociedad comanditaria simple	scra	SCRA	503
sociedad comanditaria simple profesional	s en cp	S. en C.P.	503
sociedad comercial de resp ltda	lda	Lda	389
sociedad comercial de responsabilidad limitada	srl	Srl	337
sociedad contractual minera	scm	SCM	2422
sociedad cooperativa	s coop	S. Coop.	2048
sociedad cooperativa andaluza	s coop	S. Coop.	359
sociedad cooperativa catalana limitada	sccl	SCCL	2079
sociedad cooperativa de ahorro y prestamo	sc de ap	S.C. de A. P.	326
sociedad cooperativa de ahorro y prestamo de capital variable	sc de ap de cv	S.C. de A. P. de C. V.	326
sociedad cooperativa de capital variable		Sociedad cooperativa de capital variable	326
sociedad cooperativa de responsabilidad limitada	scl	SCL	1301
sociedad cooperativa de responsabilidad limitada de capital variable	scl de cv	SCL de CV	326
sociedad cooperativa europea	sce	SCE	801
sociedad cooperativa galega	s coop	S. Coop.	359
sociedad cooperativa limitada	scl	SCL	2081
sociedad cooperativa limitada de capital variable	scl de cv	SCL de CV	326
sociedad cooperativa madrilena	s coop	S. Coop.	359
sociedad cooperativa profesional	s coop p	S.Coop.P.	801
sociedad de capital e industria	scei	S.C.e I.	2803
sociedad de capital riesgo	scr	SCR	625
sociedad de capital riesgo pyme	scr pyme	SCR-Pyme	625
sociedad de economia mixta		Sociedad de Economía Mixta	3267
sociedad de garantia reciproca	sgr	SGR	1363
sociedad de hecho		Sociedad de Hecho	2802
sociedad de inversion de capital variable	sicav	SICAV	1364
sociedad de produccion rural	spr de rl	SPR de RL	981
sociedad de produccion rural de responsabilidad ilimitada		Sociedad de producción rural de responsabilidad ilimitada	708
sociedad de produccion rural de responsabilidad limitada	spr de rl	SPR de RL	326
sociedad de produccion rural de responsabilidad suplementada		Sociedad de producción rural de responsabilidad suplementada	708
sociedad de resp ltda	lda	Lda	389
sociedad de responsabilidad limitada	srl	Srl	826
sociedad de responsabilidad limitada de capital variable	s de rl de cv	S de RL de CV	2518
sociedad de responsabilidad limitada de interes publico	s de rl de ip de cv	S de RL de IP de CV	551
sociedad de responsabilidad limitada laboral	sll	SLL	2452
sociedad de responsabilidad limitada microindustrial	s de rl mi	S de RL MI	708
sociedad de responsabilidad limitada profesional	slp	SLP	1459
sociedad de responsabilidad limitada unipersonal	slu	SLU	2449
sociedad de responsabilidad ltda	srl	Srl	425
sociedad de solidaridad social	s de ss	S de SS	326
sociedad de usuarios de aguas		Sociedad de usuarios de aguas	1065
sociedad del estado	se	SE	3144
sociedad en comandita	s en c	S en C	1449
sociedad en comandita civil		Sociedad en Comandita Civil	1454
sociedad en comandita comercial		Sociedad en Comandita Comercial	1454
sociedad en comandita por acciones	sca	SCA	837
sociedad en comandita por acciones de capital variable	s en c por a de cv	S en C por A de CV	839
sociedad en comandita simple	scs	SCS	2632
sociedad en comandita simple de capital variable	s en c de cv	S. en C. de C. V.	839
sociedad en nombre colectivo	snc	SNC	855
sociedad en nombre colectivo de capital variable		Sociedad en nombre colectivo de capital variable	2934
sociedad en participacion		Sociedad en Participación	2814
sociedad financiera de objeto multiple	sofom enr	SOFOM ENR	518
sociedad financiera de objeto multiple entidad no regulada	sofom enr	SOFOM ENR	518
sociedad financiera de objeto multiple entidad regulada	sofom enr	SOFOM ENR	518
sociedad gestora de instituciones de inversion colectiva	sgiic	SGIIC	1369
sociedad legal		Sociedad legal	1068
sociedad legal minera	slm	SLM	2809
sociedad limitada	sl	SL	2335
sociedad limitada de nueva empresa	slne	SLNE	1042
sociedad limitada laboral	sll	SLL	2450
sociedad limitada nueva empresa	slne	SLNE	2451
sociedad limitada profesional	slp	SLP	2679
sociedad limitada unipersonal	slu	SLU	2453
sociedad ltda	sl	SL	1026
sociedad mutualista		Sociedad mutualista	1067
sociedad nacional de credito	snc	SNC	3143
sociedad por acciones	spa	SpA	3263
sociedad por acciones cerrada simplificada	sacs	SACS	1627
sociedad por acciones simplificada	sas	SAS	3216
sociedad por acciones simplificada de capital variable	sas de cv	SAS de CV	250
sociedad profesional		Sociedad Profesional	1065
sociedad unipersonal	slu	SLU	1041
sociedade aberta	sa	SA	877
sociedade anonima	sa	SA	641
sociedade anonima de responsabilidade limitada	sarl	SARL	877
sociedade anonima desportiva	sad	SAD	3289
sociedade anonima europeia	se	SE	3348
sociedade civil	sc	SC	2858
sociedade cooperativa		Sociedade Cooperativa	2064
sociedade desportiva unipessoal por quotas	sduq	SDUQ	1430
sociedade em comandita		Sociedade em Comandita	2704
sociedade em comandita por acoes	sca	SCA	1053
sociedade em comandita simples	scs	SCS	1052
sociedade em conta de participacao	scp	SCP	855
sociedade em nome colectivo	snc	SNC	2863
sociedade em nome coletivo	snc	SNC	855
sociedade empresaria limitada	lda	Lda	389
sociedade gestora de participacoes sociais	sgps	SGPS	1980
sociedade gestora de participacoes sociais sa	sgps	SGPS	1285
sociedade limitada	lda	Lda	2355
sociedade limitada unipessoal	lda	Lda	389
sociedade ltda	lda	Lda	389
sociedade por acoes	sa	SA	3213
sociedade por quotas	lda	Lda	2347
sociedade por quotas de responsabilidade	lda	Lda	1393
sociedade por quotas de responsabilidade limitada	lda	Lda	389
sociedade por quotas unipessoal	unipessoal lda	Unipessoal Lda	363
sociedade por quotas unipessoal limitada	unipessoal lda	Unipessoal Lda	363
sociedade simples		Sociedade Simples	2888
sociedade simples limitada	sociedade simples	Sociedade Simples	1076
sociedade simples ltda	sociedade simples	Sociedade Simples	1076
sociedade unip lda	unipessoal lda	Unipessoal Lda	1029
sociedade unipessoal	unipessoal lda	Unipessoal Lda	363
sociedade unipessoal anonima	sa unipessoal	SA Unipessoal	3349
sociedade unipessoal de responsabilidade limitada	unipessoal lda	Unipessoal Lda	363
sociedade unipessoal lda	unipessoal lda	Unipessoal Lda	363
sociedade unipessoal limitada	unipessoal lda	Unipessoal Lda	363
sociedade unipessoal por quotas	unipessoal lda	Unipessoal Lda	2350
sociedade unipessoal por quotas limitada	unipessoal lda	Unipessoal Lda	363
sociedade unipessoal sa	sa unipessoal	SA Unipessoal	1130
sociedades agrarias de transformacion	sat	SAT	2069
sociedades de capital variable	sa de cv	SA de CV	2819
sociedades de inversion inmobiliaria	sii	S.I.I.	625
sociedades por acciones simplificadas	sas	SAS	876
societa		Società	1994
societa a garanzia limitata	sagl	Sagl	2415
societa a responsabilita limitata	srl	Srl	826
societa a responsabilita limitata con socio unico	srl	Srl	425
societa a responsabilita limitata con unico socio		Società a Responsabilità Limitata con Unico Socio	2490
societa a responsabilita limitata semplificata	srls	Srls	1418
societa a responsabilita limitata unipersonale	srl	Srl	425
societa agricola	soc agr	Soc. agr.	535
societa agricola semplice	soc agr	Soc. agr.	535
societa anonima	sa	SA	1583
societa consortile a responsabilita limitata	scarl	Scarl	1308
societa consortile a rl	scarl	Scarl	177
societa consortile arl	scarl	Scarl	177
societa consortile cooperativa		Società Consortile Cooperativa	598
societa consortile cooperativa a responsabilita limitata		Società Consortile Cooperativa a Responsabilità Limitata	598
societa consortile in accomandita semplice		Società Consortile in Accomandita Semplice	2692
societa consortile per azioni	scpa	Scpa	3223
societa cooperativa	soc coop	Soc. coop.	2067
societa cooperativa a responsabilita limitata	scarl	Scarl	2096
societa cooperativa a rl	scarl	Scarl	177
societa cooperativa agricola	soc coop	Soc. coop.	177
societa cooperativa arl	scarl	Scarl	177
societa cooperativa consortile	soc coop	Soc. coop.	598
societa cooperativa europea	sce	SCE	598
societa cooperativa per azioni	scpa	Scpa	799
societa cooperativa sociale	soc coop	Soc. coop.	177
societa cooperativa sociale onlus	soc coop	Soc. coop.	177
societa di gestione del risparmio	sgr	SGR	2235
societa di investimento a capitale fisso	sicaf	SICAF	1366
societa di investimento a capitale variabile	sicav	SICAV	1362
societa di mutuo soccorso		Società Di Mutuo Soccorso	627
societa europea	se	SE	627
societa in accomandita	soc in accomandita	Soc. in accomandita	552
societa in accomandita per azioni	sapa	Sapa	2661
societa in accomandita per investimenti collettivi di capitale	soc com investimenti	Soc. com. investimenti	552
societa in accomandita semplice	sas	SAS	1449
societa in nome collettivo	snc	SNC	2867
societa per azioni	spa	SpA	3264
societa per azioni con socio unico	spa	SpA	3262
societa per azioni unipersonale	spa	SpA	880
societa privata europaea	spe	SPE	1025
societa semplice	ss	Ss	2891
societa sportiva dilettantistica	asd	ASD	779
societa tra professionisti	stp	StP	2924
societas cooperativa europaea	sce	SCE	2043
societas europaea	se	SE	1583
societas europaea and co kg	se and co kg	SE & Co. KG	213
societas europaea and co kgaa	se and co kgaa	SE & Co. KGaA	213
societas europea	se	SE	1582
societas privata europaea	spe	SPE	2331
societat anonima	sa	SA	106
societat cooperativa catalana limitada	sccl	SCCL	2077
societat limitada	sl	SL	1026
societate agricola		Societate agricolă	1505
societate anonima	sa	SA	106
societate comerciala	sc	SC	1973
societate cooperativa		Societate cooperativă	599
societate cooperativa europeana	sce	SCE	599
societate cu raspundere limitata	srl	Srl	2338
societate cu responsabilitate limitata	srl	Srl	224
societate europeana	se	SE	1505
societate in comandita pe actiuni	sca	SCA	1448
societate in comandita simpla	scs	SCS	1448
societate in nume colectiv	snc	SNC	2864
societate pe actiuni	sa	SA	3215
societatea comerciala	sc	SC	1971
societatea cu raspundere limitata	srl	Srl	2337
societatea cu responsabilitate limitata	srl	Srl	224
societatea pe actiuni	sa	SA	3219
societe		Société	1289
societe a resp limitee	sarl	SARL	1024
societe a responsabilite limite	sarl	SARL	1024
societe a responsabilite limitee	sarl	SARL	826
societe a responsabilite limitee a associe unique	sarl au	SARL AU	707
societe a responsabilite limitee de droit public	srl dpu	SRL DPU	2389
societe a responsabilite limitee du nouveau brunswick		société à responsabilité limitée du Nouveau-Brunswick	2411
societe a responsabilite limitee simplifiee	sarl s	SARL-S	1424
societe a responsabilite ltee	sarl	SARL	1024
societe actions simplifiee	sas	SAS	106
societe agricole	s agr	S. Agr.	2806
societe anonyme	sa	SA	641
societe anonyme a finalite sociale	sa fs	SA FS	396
societe anonyme de droit public	sa	SA	730
societe anonyme deconomie mixte	sem	SEM	1113
societe anonyme egyptienne	sae	SAE	1601
societe anonyme libanaise	sal	SAL	3287
societe anonyme monegasque	sam	SAM	3332
societe anonyme omanaise close	saoc	SAOC	1625
societe anonyme omanaise generale	saog	SAOG	1625
societe civile	sc	SC	713
societe civile cooperative de consommation		Société civile coopérative de consommation	171
societe civile cooperative de construction		Société civile coopérative de construction	171
societe civile cooperative dinteret maritime		Société civile coopérative d'intérêt maritime	171
societe civile dattribution		Société civile d'attribution	553
societe civile de moyens	scm	SCM	2893
societe civile de placement collectif immobilier	scpi	SCPI	2244
societe civile de placement immobilier	scpi	SCPI	1370
societe civile dexploitation agricole	scea	SCEA	553
societe civile dinteret collectif agricole		Société civile d'intérêt collectif agricole	553
societe civile fonciere		Société civile foncière	553
societe civile immobiliere	sci	SCI	2911
societe civile immobiliere d accession progressive a la propriete		Société civile immobilière d' accession progressive à la propriété	553
societe civile immobiliere de construction vente		Société civile immobilière de construction-vente	553
societe civile immobiliere de l	sci	SCI	214
societe civile immobiliere de la	sci	SCI	214
societe civile immobiliere des	sci	SCI	214
societe civile immobiliere du	sci	SCI	214
societe civile immobiliere la	sci	SCI	214
societe civile immobiliere le	sci	SCI	214
societe civile immobiliere les	sci	SCI	214
societe civile particuliere	scp	SCP	628
societe civile professionnelle	scp	SCP	2859
societe commerciale canadienne	scc	SCC	2550
societe cooperative	sc	SC	2044
societe cooperative a responsabilite illimitee	scri	SCRI	978
societe cooperative a responsabilite illimitee a finalite sociale	scri fs	SCRI FS	158
societe cooperative a responsabilite limitee	scrl	SCRL	978
societe cooperative a responsabilite limitee a finalite sociale	scrl fs	SCRL FS	158
societe cooperative a responsabilite limitee de droit public	scrl dpu	SCRL DPU	1295
societe cooperative agricole		Société coopérative agricole	171
societe cooperative de banque populaire		Société coopérative de banque populaire	171
societe cooperative de droit public	sc dpu	SC DPU	1295
societe cooperative de production	scop	SCOP	2090
societe cooperative de production de hlm anonyme a directoire		Société coopérative de production de HLM anonyme à directoire	171
societe cooperative dinteret collectif	scic	SCIC	1304
societe cooperative et participative	scop	SCOP	2088
societe cooperative europeenne	sce	SCE	158
societe cooperative organisee sous forme de societe anonyme		Société coopérative organisée sous forme de société anonyme	2101
societe cooperative ouvriere de production	scop	SCOP	2087
societe creee de fait avec personne morale		Société créée de fait avec personne morale	507
societe creee de fait entre personnes physiques		Société créée de fait entre personnes physiques	507
societe damenagement foncier et detablissement rural	safer	SAFER	3163
societe dassurance a forme mutuelle	mutuelle	Mutuelle	2059
societe dassurance mutuelle	mutuelle	Mutuelle	2058
societe de caution mutuelle		Société de caution mutuelle	507
societe de gestion de patrimoine	sogepa	SOGEPA	1978
societe de gestion de patrimoine familial	spf	SPF	2187
societe de libre partenariat	slp	SLP	1459
societe de participations financieres de profession liberale	spfpl	SPFPL	796
societe de pret		Société de prêt	382
societe deconomie mixte	sem	SEM	3162
societe depargne pension a capital variable	sepcav	SEPCAV	1375
societe dexercice liberal a forme anonyme	selafa	SELAFA	883
societe dexercice liberal a forme anonyme a directoire		Société d'exercice libéral à forme anonyme à directoire	1609
societe dexercice liberal a responsabilite limitee	selarl	SELARL	1406
societe dexercice liberal a responsabilite limitee a associe unique		Société d'exercice libéral à responsabilité limitée à associé unique	1406
societe dexercice liberal en commandite par actions	selca	SELCA	2683
societe dexercice liberal par action simplifiee	selas	SELAS	1609
societe dexercice liberal par actions simplifiee	selas	SELAS	883
societe dinteret collectif agricole	sica	SICA	1305
societe dinteret communautaire	cic	CIC	2738
societe dinvestissement a capital fixe	sicaf	SICAF	1367
societe dinvestissement a capital variable	sicav	SICAV	1363
societe dinvestissement en capital a risque	sicar	SICAR	1374
societe en commandite	sec	SEC	2650
societe en commandite de placements collectifs	soc com investissement	Soc. com. Investissement	1365
societe en commandite par action	sca	SCA	552
societe en commandite par actions	sca	SCA	837
societe en commandite par actions a finalite sociale	sca fs	SCA FS	300
societe en commandite par actions cooperative		Société en commandite par actions coopérative	171
societe en commandite simple	scs	SCS	837
societe en commandite simple a finalite sociale	scs fs	SCS FS	300
societe en commandite simple cooperative		Société en commandite simple coopérative	171
societe en commandite speciale	scsp	SCSp	1465
societe en libre partenariat	slp	SLP	1460
societe en nom collectif	snc	SNC	1075
societe en nom collectif a finalite sociale	snc fs	SNC FS	629
societe en nom collectif a responsabilite limitee	sencrl	SENCRL	1513
societe en nom collectif cooperative		Société en nom collectif coopérative	171
societe en participation	sep	SEP	2884
societe en participation avec personne morale		Société en participation avec personne morale	507
societe en participation de professions liberales		Société en participation de professions libérales	2817
societe en participation entre personnes physiques		Société en participation entre personnes physiques	507
societe europeenne	se	SE	3244
societe fiduciaire		Société fiduciaire	382
societe ou association sans personnalite juridique	saspj	SASPJ	1230
societe par actions	sa	SA	640
societe par actions de regime federal	sarf	SARF	3261
societe par actions simplifiee	sas	SAS	641
societe par actions simplifiee a associe unique	sasu	SASU	733
societe par actions simplifiee unipersonnelle	sasu	SASU	3301
societe privee a responsabilite limitee	sprl	SPRL	2394
societe privee a responsabilite limitee a finalite sociale	sprl fs	SPRL FS	235
societe privee a responsabilite limitee unipersonnelle	sprlu	SPRLU	2392
societe privee a responsabilite limitee unipersonnelle a finalite sociale	sprlu fs	SPRLU FS	235
societe publique locale	spl	SPL	1113
societe simple		Société simple	2890
societe unipersonnelle a responsabilite limitee	suarl	SUARL	2537
societes interprofessionnelles de soins ambulatoires		Sociétés Interprofessionnelles de Soins Ambulatoires	507
society with restricted liability	srl	Srl	337
socimi		SOCIMI	1368
socjeta fisem kollettiv	socjeta in akkomandita	Soċjetà in akkomandita	2933
socjeta in akkomandita		Soċjetà in akkomandita	1056
socjeta limitata	socjeta in akkomandita	Soċjetà in akkomandita	1056
sodininku bendrijos	sd	SD	2822
sofom	sofom enr	SOFOM ENR	518
sofom enr		SOFOM ENR	518
sofom er	sofom enr	SOFOM ENR	518
sogepa		SOGEPA	1979
sogo kaisha	xietongzuhe	協同組合	802
sole person company	spc	SPC	2341
sole proprietor	sole proprietorship	Sole Proprietorship	1106
sole proprietorship		Sole Proprietorship	3106
sole proprietorship llc	llc sp	LLC SP	619
sole trader	sole proprietorship	Sole Proprietorship	1106
sooo	ooo	OOO	1439
sosyete anonim	sa	SA	3214
sovmestnoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2407
soyuzy kooperativov		Союзы кооперативов	209
soyuzy kreditnykh kooperativov		Союзы кредитных кооперативов	209
soyuzy obshchestvennykh obedineniy		Союзы общественных объединений	509
soyuzy potrebitelskikh obshchestv		Союзы потребительских обществ	509
sp		SP	3108
sp j		Sp. j.	1525
sp jawna	sp j	Sp. j.	2942
sp k		Sp. k.	1467
sp komandytowa	sp k	Sp. k.	504
sp mieszk	spoldzielnia	Spółdzielnia	982
sp p		Sp. p.	1525
sp z ogr odp	sp zoo	Sp. z o.o.	835
sp z oo	sp zoo	Sp. z o.o.	835
sp zo o	sp zoo	Sp. z o.o.	622
sp zoo		Sp. z o.o.	1429
sp zoo sp k		Sp. z o.o. sp. k.	1466
sp zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	504
sp zooska	sp zoo sp k	Sp. z o.o. sp. k.	504
sp zoow organizacji	sp zoo	Sp. z o.o.	622
spa		SpA	3435
spa a socio unico	spa	SpA	880
spbllc		SPBLLC	1435
spc		SPC	2575
spd	fop	FOP	3130
spe		SPE	2570
special economic zone company	sezc	SEZC	1422
special licence company	csl	CSL	2534
special license company	csl	CSL	2535
spf		SPF	2201
spfpl		SPFPL	796
spfpl sarl	spfpl	SPFPL	796
spfpl sas	spfpl	SPFPL	796
spj	sp j	Sp. j.	2943
spk		SPK	2143
spl		SPL	875
spla	spl	SPL	875
spol kom na akcie		Spol. kom. na akcie	1469
spol s ruc omez	sro	s.r.o.	2437
spol sro	sro	s.r.o.	1403
spol srov likvidaci	sro	s.r.o.	1038
spol srov likvidacii	sro	s.r.o.	1038
spoldz	spoldzielnia	Spółdzielnia	2142
spoldz mieszk	spoldzielnia	Spółdzielnia	982
spoldz mieszkaniowa	spoldzielnia	Spółdzielnia	982
spoldzielnia mieszkaniowa	spoldzielnia	Spółdzielnia	1310
spoldzielnia pracy	spoldzielnia	Spółdzielnia	1310
spolecenstvi vlastniku	svj	SVJ	1835
spolecenstvi vlastniku jednotek	svj	SVJ	1838
spolecnost komanditni	ks	K/S	2665
spolecnost komanditni na akcie		Společnost komanditní na akcie	2664
spolecnost s rucenim omezenym	sro	s.r.o.	1403
spolka		Spółka	2004
spolka akc	sa	SA	876
spolka akcyjna	sa	SA	641
spolka cywilna	sc	SC	2865
spolka europejska	se	SE	1504
spolka jawna	sp j	Sp. j.	1524
spolka komandytowa	sp k	Sp. k.	1467
spolka komandytowo akcyjna	ska	SKA	2703
spolka partnerska	sp p	Sp. p.	1524
spolka z ogr odp	sp zoo	Sp. z o.o.	622
spolka z ogr odpow	sp zoo	Sp. z o.o.	835
spolka z ograniczona odpowiedzialnoscia	sp zoo	Sp. z o.o.	1429
spolka z ograniczona odpowiedzialnoscia sp k	sp zoo sp k	Sp. z o.o. sp. k.	504
spolka z ograniczona odpowiedzialnoscia spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	504
spolka z oo	sp zoo	Sp. z o.o.	622
spolka z oo sp k	sp zoo sp k	Sp. z o.o. sp. k.	504
spolka z oo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	504
spolka zoo	sp zoo	Sp. z o.o.	2527
spolka zoo sp k	sp zoo sp k	Sp. z o.o. sp. k.	1466
spolka zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	504
spolocenstva vlastnikov		Spoločenstvá vlastníkov	391
spolocenstva vlastnikov pozemkov bytov a pod	spolocenstva vlastnikov	Spoločenstvá vlastníkov	391
spolocna zauj org druz		Spoločná záuj.org.druž.	391
spolocna zaujmova organizacia druzstiev	spolocna zauj org druz	Spoločná záuj.org.druž.	391
spolocnost komanditna na akcie	spol kom na akcie	Spol. kom. na akcie	1469
spolocnost s rucenim obmedzenym	sro	s.r.o.	2439
spotrebne druzstvo		Spotrebné družstvo	452
spotrebni druzstvo	druzstvo	družstvo	800
spr	spr de rl	SPR de RL	2138
spr de ri	spr de rl	SPR de RL	981
spr de rl		SPR de RL	981
spr de rl de cv		SPR de RL de CV	326
sprl		SPRL	2395
sprl bvba		SPRL BVBA	828
sprl fs		SPRL FS	235
sprl unipersonnelle	sprlu	SPRLU	2386
sprlu		SPRLU	2391
sprlu fs		SPRLU FS	235
spv limited	spv ltd	(SPV) Ltd	2551
spv ltd		(SPV) Ltd	1437
spv spc		(SPV) SPC	1437
spy		SPY	2576
spz oo	sp zoo	Sp. z o.o.	835
spzoo	sp zoo	Sp. z o.o.	2526
sr			2205
src	sc	SC	2966
srcp	scp	SCP	2905
srl		Srl	2354
srl a capitale ridotto	srls	Srls	1045
srl a socio unico	srl	Srl	425
srl bv		Srl BV	828
srl con socio unico	srl	Srl	425
srl d	srl	Srl	425
srl de cv	s de rl de cv	S de RL de CV	551
srl dpu		SRL DPU	235
srl llp	sencrl	SENCRL	1077
srl semplificata	srls	Srls	2491
srl societa unipersonale	srl	Srl	425
srl unipersonale	srl	Srl	425
srlcr	srls	Srls	1045
srlcv	s de rl de cv	S de RL de CV	551
srll	sll	SLL	1442
srlp	slp	SLP	1042
srls		Srls	1418
srlu	srl	Srl	425
sro		s.r.o.	2438
srov likvidaci	sro	s.r.o.	2436
srov likvidacii	sro	s.r.o.	1038
ss		Ss	2962
ss konut yapi kooperatifi	kooperatifi	Kooperatifi	984
ss ltda	sociedade simples	Sociedade Simples	1076
ssb		SSB	1640
ssd	asd	ASD	1248
st g	stg	StG	2871
state enterprise	private enterprise	Private Enterprise	1569
state owned company	soc	SOC	3183
state owned company limited	soc ltd	SOC Ltd	1116
state owned enterprise	soc	SOC	3207
state savings bank	ssb	SSB	1640
state unitary enterprise	sue	SUE	1571
statni podnik		státní podnik	3156
statny podnik	statni podnik	státní podnik	1573
statutory close corporation	close corp	Close Corp	643
statutory public benefit limited liability company	spbllc	SPBLLC	1435
statutory trust	trust	Trust	2254
ste	societe	Société	1289
ste coop	sc	SC	538
ste cooperative	sc	SC	538
stg		StG	2955
sti	ltd sti	Ltd Şti	2615
stichting administratiekantoor	stichting	Stichting	2197
stichting particulier fonds	spf	SPF	2186
stichting van openbaar nut	stichting	Stichting	1348
stiftelse sr	sr		1349
stiftung and co kg		Stiftung & Co. KG	838
stiftung and co kgaa		Stiftung & Co. KGaA	838
stiftung des burgerlichen rechts	stiftung	Stiftung	1346
stiftung des offentlichen rechts	stiftung	Stiftung	2182
stiftung des privaten rechts	stiftung	Stiftung	2183
stiftung offentlichen rechts	stiftung	Stiftung	2184
stiftung u co kg	stiftung and co kg	Stiftung & Co. KG	1054
stille gesellschaft	stg	StG	1512
stille vennootschap		Stille vennootschap	2812
stopanska interesna zaednica	siz	SIZ	851
stopanska interesna zaednitsa	siz	SIZ	851
stov	tov	TOV	2563
stp		StP	2973
su lda	unipessoal lda	Unipessoal Lda	363
su limitada	unipessoal lda	Unipessoal Lda	363
suarl		SUARL	2538
subekt predprinimatelskoy deyatelnosti	fop	FOP	1108
subiekt pidpriiemnitskoi diyalnosti	fop	FOP	1108
succursale	sucursal	Sucursal	379
sucursal		Sucursal	590
sucursal colombia	sucursal	Sucursal	379
sucursal de sociedad extranjera		Sucursal de Sociedad Extranjera	1905
sucursal del peru	sucursal	Sucursal	379
sucursal em portugal	sucursal	Sucursal	379
sucursal en espana	sucursal	Sucursal	379
surl	suarl	SUARL	836
svepomocne zemedelske druzstvo		Svépomocné zemědělské družstvo	1298
svf			2137
svj		SVJ	1878
svojpomoc poln druzstvo		Svojpomoc.poľn.družstvo	452
svojpomocne polnohospodarske druzstvo	svojpomoc poln druzstvo	Svojpomoc.poľn.družstvo	452
svtfvt mvgvlt	hvrh	חברה	2691
syarikat		Syarikat	1985
syn pe	synetairismos	Συνεταιρισμός	979
syndicat cooperatif		Syndicat coopératif	491
syndicat de copropriete		Syndicat de copropriété	1833
syndicat de salaries		Syndicat de salariés	200
syndicat inter hospitalier		Syndicat inter hospitalier	200
syndicat intercommunal a vocation multiple		Syndicat intercommunal à vocation multiple	200
syndicat intercommunal a vocation unique		Syndicat intercommunal à vocation unique	1854
syndicat mixte ferme		Syndicat mixte fermé	200
syndicat mixte ouvert		Syndicat mixte ouvert	200
syndicat patronal		Syndicat patronal	200
szov	szovetkezet	Szövetkezet	2136
szovetkezet		Szövetkezet	2135
t limited	t ltd	(T) Ltd	1432
t ltd		(T) Ltd	1432
t mi	tmi	Tmi	3069
taa		TAA	1441
taisuhing	tu	TÜ	2903
taloudellinen yhdistys		Taloudellinen yhdistys	484
tam ortaqliq		Tam ortaqlıq	1064
tapui		Tapui	2560
tapui limited	tapui	Tapui	1427
tapui ltd	tapui	Tapui	1427
tas		TAŞ	3428
tavarystva z abmezhavanaj adkaznascyu	taa	TAA	1400
tavarystva z abmezhavanay adkaznastsyu	taa	TAA	1399
tavarystva z dadatkovaj adkaznascyu	tda	TDA	2808
tavarystva z dadatkovay adkaznastsyu	tda	TDA	1400
tbk	pt tbk	PT Tbk	1614
tda		TDA	1441
tdmn	shrkh tdmn	شركة تضامن	1511
tdmnyh	shrkh tdmn	شركة تضامن	1511
tdv		TDV	2564
tedingmudehuishe	xietongzuhe	協同組合	1283
teo		Teo	2600
teoranta	teo	Teo	2598
terbuka	pt tbk	PT Tbk	3439
teshuputonghehuo	youxianhehuo	有限合伙	1078
the incorporated trustees of	incorporated trustees	Incorporated Trustees	950
tic as	san ve tic as	San. ve Tic. AŞ	308
tic ltd sti	ltd sti	Ltd Şti	236
tic ve san as	san ve tic as	San. ve Tic. AŞ	308
tic ve san ltd sti	ltd sti	Ltd Şti	236
ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	308
ticaret as	san ve tic as	San. ve Tic. AŞ	308
ticaret limited sirketi	ltd sti	Ltd Şti	236
ticaret ltd sti	ltd sti	Ltd Şti	236
ticaret ve sanayi anonim sirketi	san ve tic as	San. ve Tic. AŞ	308
ticaret ve sanayi as	san ve tic as	San. ve Tic. AŞ	308
ticaret ve sanayi limited sirketi	ltd sti	Ltd Şti	236
ticaret ve sanayi ltd sti	ltd sti	Ltd Şti	236
tikroji ukine bendrija	tub	TUB	2929
tikrosios ukines bendrijos	tub	TUB	2930
tmi		Tmi	3118
tnhh	cty tnhh	Cty TNHH	364
tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	364
tnhh mtv	cty tnhh mtv	Cty TNHH MTV	364
toiminimi	tmi	Tmi	3068
tokumei kumiai	xietongzuhe	協同組合	857
tokutei mokuteki kaisha	xietongzuhe	協同組合	1283
tong cong ty	htx	HTX	3181
too		TOO	2558
toreme teserrufat cemiyyeti		Törəmə təsərrüfat cəmiyyəti	1064
torres strait islander corporation	rntbc	RNTBC	1487
touzishiyeyouxianzerenzuhe	xietongzuhe	協同組合	2695
tov		TOV	2565
tovarishchestva na vere		Товарищества на вере	2705
tovarishchestva sobstvennikov nedvizhimosti		Товарищества собственников недвижимости	714
tovarishchestva sobstvennikov zhilya		Товарищества собственников жилья	714
tovarishchestvo na vere	polnoe tovarishchestvo	Polnoe tovarishchestvo	1526
tovarishchestvo s ogranichennoy otvetstvennostyu	too	TOO	2502
tovarishchestvo sobstvennikov nedvizhimosti	tszh	TSZh	782
tovarishchestvo sobstvennikov zhilya	tszh	TSZh	782
tovaristvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2543
tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	1049
tovarystvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2541
tovarystvo z obmezhenoiu vidpovidalnistiu	tov	TOV	1049
tovarystvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2542
towarzystwo ubezpieczen wzajemnych	tuw	TUW	1504
tp		t.p.	2844
trach nhiem huu han	cty tnhh	Cty TNHH	364
trgovac pojedinac	tp	t.p.	2820
trgovec poedinec	tp	t.p.	851
trgovets poedinets	tp	t.p.	851
trossamfund	tsf	TSF	1070
trust co		Trust Co	975
trust company	trust co	Trust Co	975
trust corp	trust co	Trust Co	975
trust corporation	trust co	Trust Co	2001
trust reg		Trust reg.	2196
trust registered	trust reg	Trust reg.	2195
trustco	trust co	Trust Co	1976
trustee company	trustee corp	Trustee Corp	382
trustee corp		Trustee Corp	1999
trustee corporation	trustee corp	Trustee Corp	382
tsf		TSF	1070
tsn	tszh	TSZh	1892
tszh		TSZh	782
tu		TÜ	2981
tub		TUB	2979
tuh	uhistu	Ühistu	2129
turk anonim ortakligi	tas	TAŞ	308
turk anonim sirketi	tas	TAŞ	308
tuw		TUW	2847
twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	2630
twsyh bsyth	shrkh twsyh bsyth	شركة توصية بسيطة	390
tzov	tov	TOV	1049
u co kg	kg	KG	365
u limited	u ltd	(U) Ltd	1433
u ltd		(U) Ltd	1433
ua	cooperatie ua	Coöperatie UA	2139
uab		UAB	2507
uadb	uab	UAB	2504
uaim		UAIM	1067
uc	unltd	Unltd	2571
ucits		UCITS	2255
ud		UD	3121
ug		UG	2585
ug and co kg		UG & Co. KG	213
ug and co ohg		UG & Co. OHG	260
ug haftungsbeschr	ug	UG	830
ug haftungsbeschraenkt	ug	UG	1039
ug haftungsbeschrankt	ug	UG	2441
ug haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	213
ug haftungsbeschrankt and co ohg	ug and co ohg	UG & Co. OHG	260
ug hb	ug	UG	830
uilyobeobin	jaedanbeobin	재단법인	1481
uitgesloten aansprakelijkheid	cooperatie ua	Coöperatie UA	689
ukeig		UKEIG	1239
uks		UKS	3408
ulc	unltd	Unltd	2336
ulda	unipessoal lda	Unipessoal Lda	2351
ultd	unltd	Unltd	1027
und co kg	kg	KG	365
undertakings for collective investment in transferable securities	ucits	UCITS	1014
uni lda	unipessoal lda	Unipessoal Lda	363
unidad agricola industrial de la mujer	uaim	UAIM	1067
unip lda	unipessoal lda	Unipessoal Lda	1029
unipessoal	unipessoal lda	Unipessoal Lda	2619
unipessoal lda		Unipessoal Lda	2353
unipessoal limitada	unipessoal lda	Unipessoal Lda	2352
unitarnae pradpryemstva	up	UP	1572
unitarnoe predpriyatie	up	UP	1572
unitarnye predpriyatiya		Унитарные предприятия	217
unitarnye predpriyatiya osnovannye na prave khozyaystvennogo vedeniya		Унитарные предприятия, основанные на праве хозяйственного ведения	217
unitary enterprise	sue	SUE	872
united kingdom economic interest grouping	ukeig	UKEIG	1239
united kingdom societas	uks	UKS	3303
unlimited company	unltd	Unltd	2334
unlimited liability company	unltd	Unltd	337
unlimited liability corporation	unltd	Unltd	825
unlimited proprietary	unltd	Unltd	224
unlimited proprietary company	pty ltd	Pty Ltd	1395
unltd		Unltd	1027
unternehmerges	ug	UG	830
unternehmergesellschaft	ug	UG	2442
unternehmergesellschaft and co kg	ug and co kg	UG & Co. KG	213
unternehmergesellschaft haftungsbeschrankt	ug	UG	830
unternehmergesellschaft haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	213
up		UP	3209
usaha dagang	ud	UD	3075
usaldusuhing	uu	UÜ	2673
uu		UÜ	2723
uzdaroji akcine bendrove	uab	UAB	2506
uzdarosios akcines bendroves	uab	UAB	2505
vag	vvag	VVaG	1314
vakuutusosakeyhtio	fab	FAB	3299
valstybes imone	vi	VĮ	1576
valstybes imones	vi	VĮ	3171
variable capital company	vcc	VCC	2252
vat		VAT	3379
vba		VBA	1440
vcc		VCC	2263
vennootschap met beperkte aansprakelijkheid	vba	VBA	2370
vennootschap of vereniging zonder rechtspersoonlijkheid	vvzrl	VVZRL	274
vennootschap onder een firma	vof	VOF	2881
vennootschap onder firma	vof	VOF	2880
vennootschap onder firma met een sociaal oogmerk	vof so	VOF SO	629
ver obch spol	vos	v.o.s.	1515
verein alten rechts		Verein alten Rechts	1235
vereinigung ohne gewinnerzielungsabsicht	vog	VoG	587
verejna obchodna spolocnost	vos	v.o.s.	1515
verejna obchodni spolecnost	vos	v.o.s.	2894
verejnoprav institucia		Verejnopráv.inštitúcia	391
verejnopravna institucia	verejnoprav institucia	Verejnopráv.inštitúcia	391
vereniging met beperkte rechtsbevoegdheid		Vereniging met beperkte rechtsbevoegdheid	1234
vereniging met volledige rechtsbevoegdheid		Vereniging met volledige rechtsbevoegdheid	1234
vereniging van eigenaars	vve	VvE	1864
vereniging van eigenaren	vve	VvE	1243
vereniging van mede eigenaars	vve	VvE	1243
vereniging zonder rechtsbevoegdheid		Vereniging zonder rechtsbevoegdheid	1831
vereniging zonder winstoogmerk	vzw	VZW	1828
vereniging zonder winstoogmerk van publiek recht	vzw pr	VZW PR	274
versicherungsverein ag	vvag	VVaG	2051
versicherungsverein auf gegenseitigkeit	vvag	VVaG	1294
vidkrite aktsionerne tovaristvo	vat	VAT	886
vidkryte aktsionerne tovarystvo	vat	VAT	3360
viesoji istaiga	vsi	VšĮ	2754
viesosios istaigos	vsi	VšĮ	2755
vm	bm	B.M.	2601
vof		VOF	2957
vof so		VOF SO	629
vog		VoG	1876
vrvvn mvgvl	bm	B.M.	1416
vsi		VšĮ	2768
vvag		VVaG	1294
vve		VvE	1890
vvzrl		VVZRL	274
vyrobne druzstvo		Výrobné družstvo	452
vyrobni druzstvo	druzstvo	družstvo	800
vzw		VZW	1829
vzw asbl	asbl vzw	ASBL VZW	1229
vzw pr		VZW PR	274
wirtschaftliche interessenvereinigung	wiv	WIV	274
wirtschaftliche interessenvereinigung mit sozialer zielsetzung	wivmsz	WIVmsZ	274
wirtschaftlicher verein		Wirtschaftlicher Verein	1235
with limited liability	llc	LLC	822
wiv		WIV	1875
wll	llc	LLC	822
wll co	llc	LLC	822
wspolnota mieszkaniowa		wspólnota mieszkaniowa	2826
wsyh lshrkh mn qbl shrkh lshm		وصية الشراكة من قبل شركة الأسهم	1495
wuxian gongsi	wuxiangongsi	无限公司	2424
wuxiangongsi		无限公司	2430
wuxianzerengongsi	wuxiangongsi	无限公司	2425
xianghuhuishe	xietongzuhe	協同組合	802
xietongzuhe		協同組合	802
xk		XK	2610
xuexiaofaren	yiliaofaren	医療法人	624
xususiy kompani	xk	XK	2516
xususiy korxona	xk	XK	2517
xxk	khkhk	KhKhK	2514
y cia	cia	Cia	974
y cia s en c	s en c	S en C	1052
y cia sca	s en c por a	S en C por A	2631
y compania	cia	Cia	974
y sucesores		y Sucesores	1282
yapi kooperatifi	kooperatifi	Kooperatifi	984
yiliaofaren		医療法人	624
yirenyouxiangongsi	youxianzerengongsi	有限责任公司	1035
yirenyouxianzerengongsi	youxianzerengongsi	有限责任公司	1035
yk		YK	2605
yksityinen elinkeinonharjoittaja	tmi	Tmi	3067
yoaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3363
yopiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	887
you	yk	YK	2627
you xian gong si	youxiangongsi	有限公司	2427
you xian ze ren gong si	youxianzerengongsi	有限责任公司	2423
you xian ze ren he huo	youxianhehuo	有限合伙	1412
yougubendegongzhongwuxiangongsi	wuxiangongsi	无限公司	1508
yougubendesirenwuxiangongsi	wuxiangongsi	无限公司	1508
youxian	youxiangongsi	有限公司	2426
youxian gongsi	youxiangongsi	有限公司	2428
youxian hehuo	youxianhehuo	有限合伙	1455
youxian zeren gongsi	youxianzerengongsi	有限责任公司	1035
youxiangongsi		有限公司	2429
youxianhehuo		有限合伙	2663
youxianhehuoqiye	youxianhehuo	有限合伙	1455
youxianhuishe	yk	YK	2493
youxianzeren	youxianzerengongsi	有限责任公司	1402
youxianzerengongsi		有限责任公司	1402
youxianzerengufengongsi	gufenyouxiangongsi	股份有限公司	881
youxianzerenhehuo	youxianhehuo	有限合伙	2662
youxianzerenshiyezuhe	xietongzuhe	協同組合	857
yu	yuhan hoesa	Yuhan Hoesa	2628
yugen gaisha	yk	YK	1419
yugen kaisha	yk	YK	2494
yugengaisya	yk	YK	2492
yuhan chaegim hoesa		Yuhan Chaegim Hoesa	1046
yuhan hoesa		Yuhan Hoesa	1046
yuhanchaegim hoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	1046
yuhanchaegimhoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	2498
yuhanhoesa	yuhan hoesa	Yuhan Hoesa	2499
yuugengaisha	yk	YK	1419
zadruga brez odgovornosti	zadruga	Zadruga	2107
zadruga z omejeno odgovornostjo	zadruga	Zadruga	2054
zaidan hojin	yibancaituanfaren	一般財団法人	1008
zajmove sdruzeni		Zájmové sdružení	674
zajmove sdruzeni pravnickych osob		Zájmové sdružení právnických osob	674
zakrite aktsionerne tovaristvo	zat	ZAT	3257
zakrytae akcyyanernae tavarystva	zat	ZAT	3258
zakrytae aktsyyanernae tavarystva	zat	ZAT	3260
zakryte aktsionerne tovarystvo	zat	ZAT	3259
zakrytoe akcionernoe obshchestvo	zao	ZAO	1594
zakrytoe akcionernoe obshhestvo	zao	ZAO	3254
zakrytoe aktsionernoe obschestvo	zao	ZAO	1593
zakrytoe aktsionernoe obshchestvo	zao	ZAO	3255
zakrytoye aktsionernoye obshchestvo	zao	ZAO	732
zao		ZAO	3371
zapsany spolek	zs	ZS	1839
zapsany ustav	zu	z.ú.	2745
zartkoru reszvenytarsasag	zrt	Zrt	1611
zartkoruen mukodo reszvenytarsasag	zrt	Zrt	1127
zat		ZAT	3373
zaujm zdruz prav osob		Záujm. združ. práv.osôb	675
zaujmova org druzstiev		Záujmová org.družstiev	391
zaujmova organizacia druzstiev	zaujmova org druzstiev	Záujmová org.družstiev	391
zaujmove zdruz fyz osob		Záujmové združ.fyz.osôb	675
zaujmove zdruzenie		Záujmové združenie	675
zaujmove zdruzenie fyzickych osob bez pravnej sposobilosti	zaujmove zdruz fyz osob	Záujmové združ.fyz.osôb	675
zaujmove zdruzenie pravnickych osob	zaujm zdruz prav osob	Záujm. združ. práv.osôb	675
zbo	zadruga	Zadruga	2125
zd	druzstvo	družstvo	2115
zem druzstvo	druzstvo	družstvo	1299
zemedelske druzstvo	druzstvo	družstvo	800
zemes ukio bendrove	zub	ŽŪB	2100
zemes ukio bendroves	zub	ŽŪB	1309
zemnieku saimnieciba	zs	ZS	3060
zhauapkershiligi shekteuli seriktestigi	zhshs	ZhShS	833
zhauapkershiligi shekteuli seriktestik	zhshs	ZhShS	833
zheke kasipker	ip	IP	728
zhilishchnye ili zhilishchno stroitelnye kooperativy		Жилищные или жилищно-строительные кооперативы	209
zhilishchnye nakopitelnye kooperativy		Жилищные накопительные кооперативы	209
zhshs		ZhShS	833
zhu	kk	KK	3440
zhushihuishe	kk	KK	3322
zivnostnik		Živnostník	3115
zongjiaofaren	yiliaofaren	医療法人	624
zrt		Zrt	1612
zs		ZS	2840
zu		z.ú.	2774
zub		ŽŪB	1316
zweigniederlassung	sucursal	Sucursal	379`;
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
export const legalEquivalents: string = `ab	ab publ	AB (publ)	1668
ab	fab	FAB	1668
ad	ead	EAD	460
ag	ag sa	AG SA	900
alc	odo	ODO	247
alc	tdv	TDV	303
ao	aq	AQ	512
ao	at	AT	303
ao	oao	OAO	901
ao	pao	PAO	901
ao	zao	ZAO	901
as	asv likvidaci	a.s. v likvidaci	3474
as	san ve tic as	San. ve Tic. AŞ	3488
bv	srl bv	Srl BV	566
bvba	sprl bvba	SPRL BVBA	566
cjsc	ao	AO	247
cjsc	co	Co	316
cjsc	zao	ZAO	247
cjsc	zat	ZAT	303
co	cong ty	Công ty	462
co	gongsi	公司	338
co	hvrh	חברה	1542
co	jusik hoesa	Jusik Hoesa	461
co	kk	KK	511
co	shrkh	شركة	862
co	shrkt	شرکت	718
co	youxiangongsi	有限公司	338
co ltd	borisat chamkat	บริษัท จำกัด	1088
co ltd	co	Co	316
co ltd	cty tnhh	Cty TNHH	462
co ltd	cty tnhh mtv	Cty TNHH MTV	462
co ltd	gufenyouxiangongsi	股份有限公司	338
co ltd	jituanyouxiangongsi	集团有限公司	338
co ltd	jusik hoesa	Jusik Hoesa	461
co ltd	khkhk	KhKhK	1545
co ltd	kk	KK	511
co ltd	ooo	OOO	247
co ltd	yk	YK	511
co ltd	youxiangongsi	有限公司	338
co ltd	youxianzerengongsi	有限责任公司	338
co ltd	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	461
co ltd	yuhan hoesa	Yuhan Hoesa	461
corp	ad	AD	460
corp	ae	AE	554
corp	ao	AO	247
corp	as	AS	865
corp	co	Co	316
corp	ctcp	CTCP	462
corp	dd	d.d.	864
corp	gufenyouxiangongsi	股份有限公司	338
corp	jusik hoesa	Jusik Hoesa	461
corp	kk	KK	511
corp	nyrt	Nyrt	632
corp	zrt	Zrt	632
cty tnhh	cty tnhh mtv	Cty TNHH MTV	3491
doo	jdoo	j.d.o.o.	3477
gmbh	ggmbh	gGmbH	1664
gmbh	gmbh ig	GmbH i.G.	1664
gmbh	gmbh sagl	GmbH Sagl	900
inc	ae	AE	554
inc	as	AS	865
inc	dd	d.d.	864
inc	gufenyouxiangongsi	股份有限公司	338
inc	jusik hoesa	Jusik Hoesa	461
inc	kk	KK	511
jsc	ad	AD	460
jsc	ao	AO	247
jsc	aq	AQ	512
jsc	as	AS	865
jsc	asc	ASC	863
jsc	at	AT	303
jsc	cjsc	CJSC	316
jsc	co	Co	316
jsc	ctcp	CTCP	462
jsc	dd	d.d.	864
jsc	ead	EAD	460
jsc	nao	NAO	247
jsc	njsc	NJSC	316
jsc	oao	OAO	247
jsc	ojsc	OJSC	316
jsc	pao	PAO	247
jsc	pat	PAT	303
jsc	pjsc	PJSC	316
jsc	prat	PrAT	303
jsc	prjsc	PrJSC	316
jsc	sh a	Sh.A.	1087
jsc	shrkh mshmh	شركة مساهمة	862
jsc	vat	VAT	303
jsc	zao	ZAO	247
jsc	zat	ZAT	303
lda	cia ltda	Cia Ltda	3475
lda	unipessoal lda	Unipessoal Lda	3484
llc	b msiwlyt mhdwd	با مسئولیت محدود	718
llc	co	Co	316
llc	cty tnhh	Cty TNHH	462
llc	cty tnhh mtv	Cty TNHH MTV	462
llc	doo	d.o.o.	1547
llc	eood	EOOD	460
llc	epe	EPE	554
llc	gk	GK	511
llc	ike	IKE	554
llc	kft	Kft	632
llc	khkhk	KhKhK	1545
llc	mchj	MChJ	1549
llc	mmc	MMC	863
llc	ood	OOD	460
llc	ooo	OOO	247
llc	ou	OÜ	1540
llc	sh mm	ش.م.م	862
llc	sh pk	Sh.p.k.	1087
llc	shps	ShPS	1541
llc	sia	SIA	1544
llc	sp zoo	Sp. z o.o.	1546
llc	spy	SPY	1538
llc	sro	s.r.o.	1539
llc	too	TOO	512
llc	tov	TOV	303
llc	uab	UAB	1543
llc	xk	XK	1549
llc	youxianzerengongsi	有限责任公司	338
llc	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	461
llc	zhshs	ZhShS	512
llp	too	TOO	512
llp	zhshs	ZhShS	512
ltd	b msiwlyt mhdwd	با مسئولیت محدود	718
ltd	bm	B.M.	1542
ltd	borisat chamkat	บริษัท จำกัด	1088
ltd	co ltd	Co Ltd	316
ltd	cty tnhh	Cty TNHH	462
ltd	cty tnhh mtv	Cty TNHH MTV	462
ltd	doo	d.o.o.	1547
ltd	eood	EOOD	460
ltd	epe	EPE	554
ltd	gufenyouxiangongsi	股份有限公司	338
ltd	ike	IKE	554
ltd	jituanyouxiangongsi	集团有限公司	338
ltd	jusik hoesa	Jusik Hoesa	461
ltd	k ltd	(K) Ltd	3480
ltd	kft	Kft	632
ltd	kk	KK	511
ltd	lda	Lda	3000
ltd	ltd sti	Ltd Şti	865
ltd	mmc	MMC	863
ltd	nig ltd	Nig Ltd	3483
ltd	ood	OOD	460
ltd	ooo	OOO	247
ltd	ou	OÜ	1540
ltd	pte ltd	Pte Ltd	1158
ltd	pty ltd	Pty Ltd	3472
ltd	pvt ltd	Pvt Ltd	3478
ltd	s pte ltd	(S) Pte Ltd	1158
ltd	sh mm	ش.م.م	862
ltd	sh pk	Sh.p.k.	1087
ltd	shps	ShPS	1541
ltd	sia	SIA	1544
ltd	sirenyouxiangongsi	私人有限公司	1548
ltd	sp zoo	Sp. z o.o.	1546
ltd	sro	s.r.o.	1539
ltd	t ltd	(T) Ltd	3489
ltd	too	TOO	512
ltd	tov	TOV	303
ltd	u ltd	(U) Ltd	3490
ltd	uab	UAB	1543
ltd	yk	YK	511
ltd	youxiangongsi	有限公司	338
ltd	youxianzerengongsi	有限责任公司	338
ltd	yuhan hoesa	Yuhan Hoesa	461
njsc	nao	NAO	247
nv	sa nv	SA NV	566
nyrt	rt	Rt	1667
oao	pao	PAO	901
ojsc	ao	AO	247
ojsc	asc	ASC	863
ojsc	co	Co	316
ojsc	oao	OAO	247
ojsc	pby	PBY	1538
ojsc	vat	VAT	303
ood	eood	EOOD	3473
ooo	tov	TOV	303
oy	oy ab	Oy Ab	3476
oyj	ab publ	AB (publ)	2999
pjsc	co	Co	316
pjsc	oao	OAO	247
pjsc	pao	PAO	247
pjsc	pat	PAT	303
pjsc	sh m	ش.م.ع	1537
pjsc	shmy amm	سهامی عام	718
plc	ad	AD	460
plc	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1088
plc	dd	d.d.	864
plc	nyrt	Nyrt	632
plc	zrt	Zrt	632
prjsc	co	Co	316
prjsc	prat	PrAT	303
prjsc	sh m kh	ش.م.خ	1537
prjsc	shmy khs	سهامی خاص	718
pte ltd	s pte ltd	(S) Pte Ltd	1158
pte ltd	sirenyouxiangongsi	私人有限公司	1548
qsc	qpsc	QPSC	3485
sa	ae	AE	554
sa	ag sa	AG SA	900
sa	sa de cv	SA de CV	649
sa	sa nv	SA NV	566
sa	sab	SAB	649
sa	sau	SAU	1665
sa de cv	sab de cv	SAB de CV	649
sa de cv	sapi de cv	SAPI de CV	649
sab	sab de cv	SAB de CV	649
sagl	gmbh sagl	GmbH Sagl	900
sapi	sapi de cv	SAPI de CV	649
sarl	eurl	EURL	1666
sarl	sarl au	SARL AU	3481
sarl	suarl	SUARL	3487
sas	sasu	SASU	1666
sdn bhd	m sdn bhd	(M) Sdn Bhd	3482
sl	slu	SLU	1665
sprl	sprl bvba	SPRL BVBA	566
sprl	sprlu	SPRLU	566
srl	sc srl	SC SRL	3486
srl	srl bv	Srl BV	566
srl	srls	Srls	3479
too	zhshs	ZhShS	512
youxiangongsi	jituanyouxiangongsi	集团有限公司	1663
youxiangongsi	youxianzerengongsi	有限责任公司	1663
zrt	rt	Rt	1667`;
export const abbreviations: string = `1st	first		147
aannbedr	aannemersbedrijf		80
abbigl	abbigliamento		43
abbigliam	abbigliamento		43
abog	abogados		169
acad	academy		36
acao	accao	acção	95
accept	acceptance		18
access	accessories		151
acct	account		0
acctg	accounting		0
acctnts	accountants		0
acknowledgement	acknowledgment		4
acoes	accoes	acções	95
acq	acquisition		89
acqs	acquisitions		0
adj	adjustable		18
adm	administration		46
admc	administracao	administração	116
admin	administration		18
administr	administracao	administração	65
adminstrv	administrative		0
admra	administradora		904
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
agcia	agencia		108
agcy	agency		0
ageing	aging		4
aggr	aggregates		0
agnc	agencia		1702
agr	agriculture		89
agri	agriculture		89
agri business	agribusiness		4
agric	agricultural		36
agricl	agricultural		0
agricol	agricola	agrícola	908
agro chemical	agrochemical		4
agro chemicals	agrochemicals		4
agrop	agropecuaria	agropecuária	65
agropec	agropecuaria	agropecuária	65
agrup	agrupacion	agrupación	108
agzie	agenzie		43
aho	ahorro		911
ahor	ahorro		169
ahors	ahorros		108
air conditioning	airconditioning		4
air craft	aircraft		4
air freight	airfreight		4
air port	airport		4
airl	airlines		78
airls	airlines		0
akad	akademiya		230
akcionernoe	aktsionernoe		52
akt	aktien		475
aktsionernoye	aktsionernoe		52
aktzionernoe	aktsionernoe		52
alb	alberghi		183
albg	albergo		109
alim	alimentos		116
aliment	alimentacao	alimentação	116
aliments	alimenticios	alimentícios	116
all	alleanza		183
alld	allied		0
allg	allgemeine		347
allgem	allgemeine		62
allnc	alliance		0
alloc	allocation		0
alm	almacen	almacén	1701
almacs	almacenes		108
altern	alternative		46
altrnatvs	alternatives		0
alum	aluminum		18
aluminium	aluminum		4
am	american		199
amb	ambalaj		241
amen	amenagement	aménagement	64
amenag	amenagement	aménagement	54
amer	american		147
amerca	america		0
amern	american		78
amm	amministrazione		109
ammin	amministrazione		43
amministraz	amministrazioni		43
ammni	amministrazioni		43
anad	anadolu		322
anaesthesia	anesthesia		4
anaesthesiology	anesthesiology		4
anal	analysis		199
analyse	analyze		4
analytcl	analytical		0
anc	anciens		754
ancs	anciens		64
anct	anciennement		64
andelsk	andelskasse		320
anesth	anesthesia		36
angew	angewandte		653
anl	anlagen		475
apo	apotheke		240
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
arge	arbeitsgemeinschaft		118
arln	airline		0
armour	armor		4
armoured	armored		4
armoury	armory		4
armz	armazens	armazéns	116
armzm	armazem	armazém	65
arprt	airport		0
arpt	airport		346
arquitetos	arquitectos		95
arquitetura	arquitectura		95
arr	arredamento		922
arred	arredamento		43
arrend	arrendadora		108
arrendam	arrendamiento		108
arspc	aerospace		0
artef	artefatos		65
artefact	artifact		4
artefacts	artifacts		4
artfl	artificial		0
artif	artificial		36
artig	artigiana		43
asegur	aseguradora		108
ases	asesores		169
asesr	asesoria	asesoría	108
asoc	asociacion	asociación	108
asocs	asociados		108
aspeto	aspecto		95
asph	asphalt		0
ass	associazione		183
asscd	associated		0
assess	assessoria		288
assic	assicurazione		43
assicur	assicurazione		43
assist	assistance		18
assn	association		0
assne	associazione		43
assoc	associates		81
assocd	associados		65
assocn	association		0
assoctn	association		0
asst	asset		18
assts	assets		0
assucar	acucar	açúcar	95
assur	assurance		36
assurs	assurances		54
assy	assembly		0
ast	assets		147
atel	atelier		64
atels	ateliers		54
atividade	actividade		95
atividades	actividades		95
ativos	activos		95
atl	atlantic		46
atom	atomic		18
atty	attorney		50
attys	attorneys		0
aust	australian		46
austr	australian		89
auth	authority		0
authd	authorized		0
authorised	authorized		4
autmbl	automobile		0
auto	automotive		348
auto body	autobody		4
auto parts	autoparts		4
autom	automatic		36
automn	automation		374
automobs	automobiles		0
automot	automotive		36
automtd	automated		0
automtn	automation		0
autotr	autotrasporti		43
autotrasp	autotrasporti		43
aux	auxiliary		920
ave	avenue		81
aven	avenue		50
avia	aviation		18
aviat	aviation		36
avto	avtomobilnyy		230
avtomob	avtomobilnyy		117
avtomobilniy	avtomobilnyy		52
avtomobilny	avtomobilnyy		52
avtomobilnyi	avtomobilnyy		52
avtomobilnyj	avtomobilnyy		52
awys	airways		78
ayto	ayuntamiento		108
az	azienda		109
b pop	banca popolare		109
back	backerei	bäckerei	240
baeckerei	backerei	bäckerei	24
banc	bancorp		18
banc shares	bancshares		4
banca cred coop	banca di credito cooperativo		43
banca pop	banca popolare		43
bancorpn	bancorporation		0
bancshs	bancshares		78
bank perkreditan	bank perkreditan rakyat		523
bank pr	bank perkreditan rakyat		523
bank shares	bancshares		4
bankas	bankasi	bankası	1690
banki	bankasi	bankası	1720
bankovskii	bankovskiy		52
bankovskij	bankovskiy		52
bankovsky	bankovskiy		52
bankshares	bancshares		4
banque pop	banque populaire		54
bar bq	barbecue		4
barbeque	barbecue		464
bat	batiment	bâtiment	657
bats	batiments	bâtiments	231
batt	battery		18
baugen	baugenossenschaft		62
bauges	baugesellschaft		62
bauspk	bausparkasse		286
bay	bayerische		240
bayer	bayerische		918
bbq	barbecue		464
bc	banco		1176
bca	banca		1173
bca cred coop	banca di credito cooperativo		43
bca dit	banca ditalia	banca d'italia	43
bca italia	banca ditalia	banca d'italia	43
bca pop	banca popolare		43
bcc	banca di credito cooperativo		1173
bche	banche		109
bco	banco		349
bcp	bancorp		920
bcshs	bancshares		0
bcstg	broadcasting		0
bd	board		89
beh	beheer		268
behaviour	behavior		4
behavioural	behavioral		4
beheersmij	beheersmaatschappij		80
beleg	beleggingen		80
belegg	beleggingen		80
beleggingsmij	beleggingsmaatschappij		80
benft	benefit		0
benj	benjamin		0
berl	berliner		474
bet	beteiligung		240
beteil	beteiligung		522
beteilig	beteiligungen		522
betges	beteiligungsgesellschaft		62
betr	betriebe		118
bev	beverage		572
bharath	bharat		370
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
biopharm	biopharmaceuticals		472
biopharma	biopharmaceuticals		472
biosc	biosciences		78
biosci	biosciences		36
biotech	biotechnology		0
biotechn	biotechnology		78
biotechnol	biotechnology		36
biother	biotherapeutics		78
biotherap	biotherapeutics		78
bk	bank		348
bkg	banking		89
bks	banks		525
bkshs	bancshares		0
bld	building		81
bldg	building		50
bldgs	buildings		0
bldng	building		346
bldrs	builders		0
blvd	boulevard		50
bncp	bancorp		0
bnd	bond		18
bnds	bonds		0
bnfts	benefits		0
bnk	bank		81
bnkrs	bankers		0
bnp	bancorp		476
boat yard	boatyard		4
bod	bodegas		376
book shop	bookshop		4
book store	bookstore		4
bottlg	bottling		0
boul	boulevard		50
boulang	boulangerie		54
bouwb	bouwbedrijf		80
bouwmij	bouwmaatschappij		80
bpop	banque populaire		64
bpr	bank perkreditan rakyat		1706
bq pop	banque populaire		54
bque	banque		655
bque pop	banque populaire		54
bras	brasileira		915
braso	brasileiro		65
brau	brauerei		240
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
brna	broderna	bröderna	526
brnch	branch		50
brnds	brands		0
bro	brothers		18
broad casting	broadcasting		4
brod	broderna	bröderna	762
broedre	brodre	brødre	339
broedrene	brodrene	brødrene	339
bros	brothers		50
brueder	bruder	brüder	24
brwg	brewing		0
brwry	brewery		0
bsk	bausparkasse		347
bspk	bausparkasse		347
bts	boats		147
bty	beauty		18
bud	budownictwo		658
budown	budownictwo		375
buero	buro	büro	515
buerobedarf	burobedarf	bürobedarf	24
bund	bundes		240
bur	bureau		46
bus	business		46
buses	businesses		18
c di cura	casa di cura		43
c rurale	cassa rurale		43
ca	companhia		760
ca ri	cassa di risparmio		109
cab	cabinet		231
caisse d ep	caisse depargne	caisse d'épargne	54
caisse ep	caisse depargne	caisse d'épargne	54
caixa d est	caixa destalvis	caixa d'estalvis	1166
caixa est	caixa destalvis	caixa d'estalvis	1166
calibre	caliber		4
calif	california		36
calz	calzaturificio		109
calzatur	calzaturificio		43
cam	camara	câmara	288
can	canadian		199
cancelled	canceled		4
cant	cantina		183
cap	capital		199
capt	capital		89
car wash	carwash		4
carb	carbon		18
carp	carpintaria		116
carpent	carpenteria		43
carpint	carpintaria		65
cart	cartiera		183
carv	carvao	carvão	1174
cas	casualty		229
caslty	casualty		0
cassa di risp	cassa di risparmio		43
cassa risp	cassa di risparmio		43
cassa rur	cassa rurale		43
casu	casualty		0
catalogue	catalog		4
catalyse	catalyze		4
catrg	catering		0
cbl	cable		147
ccio	comercio		169
cdc	casa di cura		922
cdf	chemins de fer		231
cdn	canadian		570
cdt	credit	crédit	1703
ce	caisse depargne	caisse d'épargne	1731
cem	cement		46
cen	center		81
cent	center		46
centr	tsentr		1109
centre	center		464
centred	centered		4
centres	centers		4
cep	caisse depargne	caisse d'épargne	231
cer	ceramica		109
ceram	ceramics		36
cert	certificate		18
certfd	certified		0
certs	certificates		0
cerv	cervejaria		288
cervec	cerveceria	cervecería	108
cervej	cervejaria		65
cesk	ceske	české	473
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
chim	chimie		913
chimq	chimique		54
chimqs	chimiques		54
chmbr	chamber		0
chr	christian		89
chrch	church		0
chtr	charter		0
cinc	zinc		557
cine	cinema	cinéma	231
cinematogr	cinematografica		43
circ	circuit		50
circt	circuit		50
circts	circuits		0
cit	city		18
civ	civic		18
cja	caja		169
cl	class		476
clg	college		570
clin	clinic		46
clnc	clinic		0
clncl	clinical		0
clrg	clearing		0
cls	class		147
clthg	clothing		0
cm	credit mutuel	crédit mutuel	1732
cmn	common		81
cmne	comune		109
cmnty	community		50
cmptr	computer		0
cmte	committee		0
cmtry	cemetery		0
cmty	community		50
cncl	council		0
cnslts	consultants		0
cnt	center		570
cntll	continental		0
cntr	center		50
cntrctr	contractor		0
cntre	centre		906
cntrl	central		50
cntro	centro		909
cnty	county		18
co op	cooperative		81
co operation	cooperation		4
co operative	cooperative		4
co operatives	cooperatives		4
co ordination	coordination		4
coatgs	coatings		0
cofe	coffee		0
colecao	coleccao	colecção	95
coletivo	colectivo		95
coll	college		46
collat	collateral		0
collateralizd	collateralized		0
collcns	collections		0
collctn	collection		0
colnl	colonial		0
colo	colorado		199
colour	color		4
coloured	colored		4
colours	colors		4
colt	coltivatori		109
coltiv	coltivatori		43
com	comercio	comércio	756
comb	combined		18
comerc	comercial		908
comercializ	comercializacao	comercialização	65
comercializa	comercializadora		65
comft	comfort		0
coml	commercial		0
comm	communications		573
comm le	commerciale		569
commal	commercial		54
commcio	commercio		43
commcl	commercial		0
commdty	commodities		0
commercio	comercio	comércio	95
commiss	commissionaria		43
comml	commercial		78
commle	commerciale		906
commn	commission		18
commns	communications		0
commods	commodities		0
commrc	commerce		0
comms	communications		287
commun	communications		36
communic	communication		78
comne	commune		54
comp	computer		18
compan	compania	compañía	1681
compania	companhia		3139
compie	compagnie		54
compr	comprehensive		36
comps	computers		18
comptg	computing		0
comptr	computer		0
compu	computer		374
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
cons	consolidated		573
conserv	conservation		36
conslz	consulenze		43
consmrs	consumers		0
consol	consolidated		18
consolid	consolidated		0
conss	conseils		54
const	construction		89
constr	construction		36
constrs	constructors		0
constrt	construtora		65
construcao	construccao	construcção	95
construcoes	construccoes	construcções	95
construct	construction		46
consts	constructions		54
consult	consulting		46
consultr	consultoria		65
consum	consumer		36
contad	contadores		108
contato	contacto		95
contl	continental		0
contnr	container		0
contnrs	containers		0
contr	contracting		89
contrat	contratistas		169
contrctrs	contractors		0
contrg	contracting		0
contrl	control		0
contrls	controls		0
conv	conversion		18
convert	convertible		18
cook house	cookhouse		4
coop	cooperative		81
coop va	cooperativa		569
cooper	cooperativa		288
coopva	cooperativa		904
corpor	corporacion	corporación	108
corrug	corrugated		0
cos	companies		18
cosm	cosmetics		0
cosmet	cosmetics		36
costr	costruzioni		43
cosy	cozy		4
coty	county		147
counc	council		36
couns	counseling		36
counselling	counseling		4
counsellor	counselor		4
counsellors	counselors		4
counslg	counseling		0
counslrs	counselors		0
cph	kobenhavn	københavn	1695
cr	credit		89
cr agr	credit agricole	crédit agricole	54
cr di risp	cassa di risparmio		43
cr mut	credit mutuel	crédit mutuel	54
cra	cassa rurale		1708
cragr	credit agricole	crédit agricole	54
crcam	credit agricole	crédit agricole	1169
crct	circuit		50
cre	care		18
creat	creative		36
creatv	creative		0
cred	credito	crédito	116
cred mut	credit mutuel	crédit mutuel	54
credit agr	credit agricole	crédit agricole	54
credit mut	credit mutuel	crédit mutuel	54
cristal	kristal		216
cross roads	crossroads		464
crt	court		81
cs	ceskoslovenska	československá	1722
cs rurale	cassa rurale		43
csa	cassa		109
cse	caisse		754
csl	ceskoslovenska	československá	1721
cslty	casualty		0
css	casse		109
cst	coast		1699
ct	court		477
ctl	control		147
ctr	center		1172
ctre	centre		401
ctrl	central		81
ctrle	centrale		906
ctro	centro		1175
ctrs	centers		50
ctry	country		0
cttl	cattle		0
cty	city		1746
cuc	cucine		109
cult	cultural		46
cultr	culture		0
cust	custom		0
custmr	customer		0
customised	customized		4
cvl	civil		18
cx	caixa		116
cypher	cipher		4
dag	dagitim	dağıtım	241
dalnevost	dalnevostochnyy		117
dan	danismanlik	danışmanlık	241
danl	daniel		0
data base	database		4
data center	datacenter		4
data centre	datacenter		4
datacentre	datacenter		4
day care	daycare		4
deco	decoration	décoration	64
def	defense		46
defence	defense		3135
deleg	delegacion	delegación	108
deliv	delivery		36
dent	dental		199
dep	deposit		18
depositry	depositary		0
dept	department		50
depto	departamento		909
depts	departments		0
des	design		199
desarr	desarrollo		108
desarro	desarrollo		1680
desarrs	desarrollos		108
desenv	desenvolvimento		65
desenvolv	desenvolvimento		65
desgns	designs		0
detr	detroit		0
dev	development		46
devel	development		36
develop	developpement	développement	64
developp	developpement	développement	54
devs	developers		18
devt	development		287
devts	developments		0
diag	diagnostic		18
diagn	diagnostics		36
diagns	diagnostics		0
dialogue	dialog		4
diamd	diamond		0
dienstl	dienstleistung		62
diff	diffusion		64
dig	digital		18
digi	digital		147
digitised	digitized		4
dir	direct		525
direc	direction		54
direcao	direccao	direcção	95
diretor	director		95
direz	direzione		43
dirs	directors		0
dis	diseno	diseño	376
dis tic	dis ticaret	dış ticaret	322
disc	discount		151
discov	discovery		36
dist	distribution		229
distg	distributing		0
distlg	distilling		0
distn	distribution		0
distr	distribution		472
distrib	distribution		36
distribr	distribuidor		65
distribtr	distributor		0
distrs	distributors		0
dit	ditta		109
div	division		46
divers	diversified		18
diversfd	diversified		0
divn	division		0
divs	divisions		18
divsfd	diversified		0
dl	dienstleistung		571
dlr	dealer		18
dlrs	dealers		18
dlstg	dienstleistungen		62
dlvry	delivery		0
doc	document		18
docum	documentation		54
dom	domestic		151
domest	domestic		36
dopolnitelnoi	dopolnitelnoy		52
doughnut	donut		4
doughnuts	donuts		4
dpt	department		18
dpto	departamento		1175
draught	draft		4
draughting	drafting		4
drg	drug		18
drgs	drugs		0
drill	drilling		46
drive thru	drive through		4
drlg	drilling		0
druck	druckerei		1697
drug store	drugstore		4
drug stores	drugstores		4
druk	drukkerij		268
drukk	drukkerij		80
druz	druzstvo	družstvo	473
dry	dairy		151
dry wall	drywall		4
drycleaners	dry cleaners		4
drycleaning	dry cleaning		4
dsl	diesel		525
dst	district		229
dstlrs	distillers		0
dstrct	district		0
dsv	desenvolvimento		916
dt	deutsche		918
dta	data		229
dte	deutsche		403
dtsch	deutsche		653
duengemittel	dungemittel	düngemittel	24
dv	division		572
dyn	dynamic		46
dyns	dynamics		0
e	east		693
e commerce	ecommerce		4
e learning	elearning		4
earn	earnings		18
eastn	eastern		0
ecnmy	economy		0
econ	economic		46
ecz	eczane		321
ed	eastern		808
ed	edition	édition	1730
edf	edificio		349
edif	edificio		349
edil	edilizia		109
edit	editorial		169
edn	edition	édition	754
eds	editions	éditions	64
edu	education		229
educ	education		36
educat	education	éducation	905
educl	educational		0
eiend	eiendom		753
einzelh	einzelhandel		62
ejd	ejendom		320
ejendomsselsk	ejendomsselskab		320
el	electric		151
elctr	electric		0
elec	electric		89
elecs	electronics		0
elect	electricite	électricité	231
electr	electronic		89
electrcl	electrical		0
electrcty	electricity		0
electrisch	elektrisch		24
electro	electronics		18
electromen	electromenager	électroménager	54
electron	electronics		46
electrs	electronics		0
elekt	elektrik		321
elektr	elektrische		62
elektriciteit	electriciteit		216
elektriciteits	electriciteits		216
elektrisch	electrisch		216
elektro	electro		4
elektron	elektronik		1679
elektronica	electronica		216
elektrotechniek	electrotechniek		216
elem	elementary		18
elems	elements		0
eletr	eletricidade		65
eletrc	eletrica	elétrica	65
eletric	eletricidade		65
eletrica	electrica	eléctrica	95
eletricas	electricas	eléctricas	95
eletricidade	electricidade		95
eletrico	electrico	eléctrico	95
eletricos	electricos	eléctricos	95
eletrodomesticos	electrodomesticos	electrodomésticos	95
eletromecanica	electromecanica	electromecânica	95
eletronica	electronica	electrónica	95
eletronicos	electronicos	electrónicos	95
elett	elettrica		43
elettr	elettrica		43
elettrom	elettromeccanica		43
elettromecc	elettromeccanica		43
elev	elevator		0
embal	embalagens		65
emball	emballages		64
embot	embotelladora		108
embotell	embotelladora		108
emer	emergency		0
emerg	emerging		46
emp	empreendimentos		288
empl	employees		0
emplmt	employment		0
emplrs	employers		0
empreend	empreendimentos		65
emrg	emerging		0
en	energia		183
end	endustri	endüstri	241
endeavour	endeavor		4
endeavours	endeavors		4
energ	energia		907
energs	energies	énergies	54
eng	engineering		46
engenh	engenharia		65
engg	engineering		0
engie	energie	énergie	655
enginrg	engineering		0
engn	engine		0
engr	engineer		0
engrd	engineered		0
engrg	engineering		0
engrng	engineering		0
engrs	engineers		0
engy	energy		0
enh	enhanced		229
enj	enerji		321
enquiry	inquiry		4
enrg	energy		0
enrgies	energies		0
enrgy	energy		0
enrolment	enrollment		4
ensbl	ensemble		54
enseign	enseignement		54
ent	enterprises		1745
enterp	enterprise		36
enterpr	enterprises		0
enterprize	enterprise		4
enterprizes	enterprises		4
enterps	enterprises		0
entertain	entertainment		18
entertnmt	entertainment		0
entmnt	entertainment		0
entmt	entertainment		78
entp	enterprise		370
entpr	enterprises		0
entr	entreprenor	entreprenør	524
entreprenoer	entreprenor	entreprenør	339
ents	enterprises		0
entw	entwicklung		118
envir	environmental		0
envirnmtl	environmental		0
enviro	environmental		18
environ	environmental		36
environn	environnement		54
envrn	environment		0
envt	environnement		64
envtl	environmental		0
ep	epargne	épargne	1177
epitoip	epitoipari	építőipari	568
eq	equity		89
eqpt	equipment		0
eqs	equities		89
eqt	equipment		147
eqty	equity		0
equaliser	equalizer		4
equip	equipment		46
equipam	equipamentos		65
equips	equipements	équipements	64
equipt	equipment		0
er	eredi		183
ert	ertekesito	értékesítő	1179
erzeugn	erzeugnisse		62
escr	escritorio	escritório	116
escrit	escritorio	escritório	65
eserc	esercizio		43
est	establishment		18
estn	eastern		50
estrn	eastern		50
ests	estates		81
estt	estate		0
etab	etablissement	établissement	64
etds	etudes	études	64
ets	etablissements	établissements	64
etud	etude	étude	64
eur	european		46
euro	european		18
europ	european		903
europaeische	europaische	europäische	24
ev	evangelische		240
evang	evangelical		0
exata	exacta		95
exch	exchange		36
exec	executive		46
exhib	exhibition		0
exmpt	exempt		0
exp	export		147
exped	expeditors		0
expl	exploration		89
expln	exploration		0
explns	explorations		0
exploit	exploitation		64
explor	exploration		36
explos	explosives		36
exportdora	exportadora		108
expr	express		78
expt	export		0
expts	exports		0
ext	extension		81
extd	extended		346
extl	external		0
extn	extension		50
f gli	figli		109
f glio	figlio		43
f lli	fratelli		402
f llo	fratello		109
fa	firma		240
fab	fabrication		18
fabb	fabbrica		109
fabrg	fabricating		0
fabriken	fabrieken		216
fabrn	fabriken		62
fabs	fabricators		18
fac	facility		525
facil	facilities		36
factrs	factors		0
facty	factory		0
faellesbk	faellesbanken	fællesbanken	320
fahrzb	fahrzeugbau		62
farm	farmacia	farmácia	1739
farm land	farmland		4
farmaceut	farmaceutica	farmacêutica	907
fash	fashion		18
fast food	fastfood		4
fastigh	fastigheter		654
fato	facto		95
favour	favor		4
favourite	favorite		4
favourites	favorites		4
faz	fazenda		288
fbr	fiber		89
fc	ferrocarril		1729
fco	francisco		911
fd	food		18
fdn	foundation		348
fed	federal		199
feder	federation	fédération	64
fedl	federal		0
fedn	federation		0
fedtd	federated		0
ferr	ferreteria	ferretería	376
ferrag	ferragens		907
ferram	ferramenta		43
ferroc	ferrocarril		108
ferrocs	ferrocarriles		108
ferrov	ferroviaria	ferroviária	65
ferrovr	ferroviaria		43
fert	fertilizer		78
fertiliser	fertilizer		4
fertilisers	fertilizers		4
ferts	fertilizers		0
ff cc	ferrocarriles		349
ff ss	ferrovie		109
fg	figli		1181
fh	fachhochschule		918
fibre	fiber		4
fibreglass	fiberglass		4
fibres	fibers		4
fid	fidelity		18
fiduc	fiduciary		0
filial	filiale		1705
filt	filati		109
fin	finance		18
financ	financial		36
financiam	financiamento		65
financl	financial		0
finanz	finanziaria		1685
finanziam	finanziamenti		43
finc	finance		0
fincl	financial		0
finishg	finishing		0
finl	financial		78
finz	finanz		118
fire fighters	firefighters		4
fire wood	firewood		4
fish	fisheries		199
fisk	fiskeri		1737
fl	fuel		147
fla	florida		46
flavour	flavor		4
flavoured	flavored		4
flavours	flavors		4
flhos	filhos		65
flli	fratelli		402
flor	florestal		288
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
foncier	fonciere	foncière	1169
fond	fonderie		1747
fond ne	fondazione		43
fondaz	fondazione		43
foot wear	footwear		4
foren	foreningen	föreningen	526
forgn	foreign		0
form	formation		657
fors	forsakring	försäkring	762
forsakr	forsakring	försäkring	654
forsalj	forsaljning	försäljning	654
forsaljn	forsaljning	försäljning	654
forsch	forschung		653
forsik	forsikring		320
forst	forest		903
forstry	forestry		0
forv	forvaltning	förvaltning	526
fos	filhos		916
found	foundation		46
fracao	fraccao	fracção	95
frcs	francais	français	64
freight ways	freightways		4
freiw	freiwillige		62
frg	forge		81
frme	ferme		64
frmrs	farmers		0
frms	farms		50
frs	freres	frères	64
frt	freight		18
fs	francais	français	1178
fse	francaise	française	655
fst	first		147
ftgn	foretagen	företagen	526
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
gal	general	général	657
gale	generale	générale	231
galvanised	galvanized		4
galvanising	galvanizing		4
gamg	gaming		0
gan	ganadera		376
gar	garage		18
gases	gaseous		18
gaz	gas	gás	95
gd	gida	gıda	1184
geb	gebruder	gebrüder	347
gebr	gebruder	gebrüder	1698
gebrs	gebroeders		80
gebrueder	gebruder	gebrüder	24
gem	gemeinnutzige	gemeinnützige	240
gemeinn	gemeinnutzige	gemeinnützige	62
gemeinnuetzige	gemeinnutzige	gemeinnützige	24
gemuese	gemuse	gemüse	24
gen	general		46
gen li	generali		569
gener	generation		36
genet	genetic		46
genetcs	genetics		0
genl	general		50
genobank	genossenschaftsbank		286
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
ges	gesellschaft		474
gesheit	gesundheit		62
gest	gestao	gestão	116
getr	getranke	getränke	118
getraenke	getranke	getränke	24
gew	gewerbe		118
gez	gezusters		268
gezs	gezusters		268
gge	garage		401
gior	giornale		109
glashuette	glashutte	glashütte	24
glb	global		89
gld	gold		18
glob	global		46
globalisation	globalization		4
glueckauf	gluckauf	glückauf	24
gnal	general	général	401
go down	godown		4
gob	gobierno		349
gobno	gobierno		904
goldn	golden		0
gom	gomma		109
gos	gosudarstvennyy		230
gosp	gospodarstwo		375
gosud	gosudarstvennyy		117
gosudarstve	gosudarstvennoe		117
gosudarstvenniy	gosudarstvennyy		52
gosudarstvennoye	gosudarstvennoe		52
gosudarstvenny	gosudarstvennyy		52
gosudarstvennyi	gosudarstvennyy		52
gosudarstvennyj	gosudarstvennyy		52
gosuds	gosudarstvennoe		117
gov	government		46
govmnt	government		287
govt	government		0
govts	governments		0
gp	group		477
gpe	groupe		401
gpo	grupo		756
gps	groups		81
gpt	groupement		401
gr	group		572
gr po	gruppo		402
graf	grafica	gráfica	760
gral	generale	générale	1704
gramme	gram		4
gran	granite		151
graphik	grafik		24
graphisch	grafisch		24
graphische	grafische		24
graphs	graphics		18
grcrs	grocers		0
grdst	grundstuck	grundstück	62
grdstverw	grundstucksverwaltung	grundstücksverwaltung	62
green house	greenhouse		4
green houses	greenhouses		4
grey	gray		1110
grn	grain		147
groc	grocery		0
grooth	groothandel		80
grossh	grosshandel	großhandel	62
grosshdl	grosshandel	großhandel	62
grosshdlg	grosshandlung	großhandlung	62
ground water	groundwater		4
groupt	groupement		54
grp	group		287
grpe	gruppe		118
grps	groups		0
grtr	greater		50
gruender	grunder	gründer	24
gruendung	grundung	gründung	24
grundst	grundstuck	grundstück	522
grundstueck	grundstuck	grundstück	24
grundstuecksverwaltung	grundstucksverwaltung	grundstücksverwaltung	24
grup	group		287
grwrs	growers		0
grwth	growth		0
gs	gas		920
gtd	guaranteed		18
gtr	greater		81
gty	guaranty		18
guar	guaranty		18
guv	guvenlik	güvenlik	241
gw	growth		229
gynaecology	gynecology		4
gyogysz	gyogyszertar	gyógyszertár	568
gyt	gyogyszertar	gyógyszertár	656
habit	habitation		231
habt	habitat		64
haefen	hafen	häfen	24
haematology	hematology		4
haendler	handler	händler	24
hamb	hamburger		240
hand craft	handicraft		4
handcrafts	handicrafts		4
handelmaatschappy	handelmaatschappij		216
handelsges	handelsgesellschaft		62
handelsmaatschappij	handelmaatschappij		216
handelsmij	handelsmaatschappij		80
handelsond	handelsonderneming		80
handl	handlowe		375
handv	handvaerk	håndværk	524
hann	hannoversche		571
hannov	hannoversche		62
harb	harbor		36
harbour	harbor		464
harbours	harbors		4
harbourside	harborside		4
harbourview	harborview		4
hard wood	hardwood		4
hayv	hayvancilik	hayvancılık	321
hbr	harbor		81
hc	healthcare		476
hdgs	holdings		78
hdl	handel		118
hdls	holdings		0
hdwe	hardware		0
head quarters	headquarters		4
health care	healthcare		4
healthc	healthcare		36
heli	helicopter		0
hered	herederos		108
herit	heritiers	héritiers	64
herld	herald		0
hertg	heritage		0
hess	hessische		403
hgh	high		18
hghlnd	highland		0
hgts	heights		50
hi	high		151
highwy	highway		346
himicheskiy	khimicheskiy		52
hist	historical		46
hiway	highway		346
hjo	hijo		169
hjos	hijos		169
hjs	hijas		169
hld	holdings		89
hldg	holding		78
hldgs	holdings		78
hldngs	holdings		0
hlth	health		78
hlthcare	healthcare		0
hlthcr	healthcare		0
hm	home		477
hmownrs	homeowners		0
hms	homes		89
hnas	hermanas		349
hno	hermano		349
hnos	hermanos		349
hochsch	hochschule		653
hoehere	hohere	höhere	24
holst	holsteinische		240
holzind	holzindustrie		62
home builders	homebuilders		4
home care	homecare		4
home made	homemade		4
homoeopathic	homeopathic		4
honour	honor		4
honours	honors		4
hop	hopital	hôpital	231
horlog	horlogerie		54
hort	horticultural		0
hortic	horticultural		36
hosp	hospital		46
hosps	hospitals		0
hosptl	hospital		50
hosptlty	hospitality		0
hosptly	hospitality		0
hot	hotel	hôtel	657
hotelre	hoteliere	hôtelière	54
hotl	hotel		50
hots	hoteis	hotéis	116
hous	house		50
house wares	housewares		4
hover craft	hovercraft		4
hq	headquarters		1110
hrbr	harbor		50
hs	house		477
hse	house		81
hsg	housing		229
hshld	household		0
hsp	hospital		81
htel	hotel	hôtel	401
htels	hotels	hôtels	54
htg	heating		89
htl	hotel		570
htls	hotels		0
hts	heights		81
huette	hutte	hütte	515
huettenwerke	huttenwerke	hüttenwerke	24
humour	humor		4
hurt	hurtownia		658
hus	house		348
hvy	heavy		18
hway	highway		50
hwy	highway		81
hyd	hydraulic		18
hydrlcs	hydraulics		0
hydro	hydroelectric		18
hydroelec	hydroelectric		0
hyp	hypotheken		118
hypbk	hypothekenbank		62
hypo	hypotheken		118
ice cream	icecream		4
icm	income		229
idr	idraulica		922
idx	index		18
ihr	ihracat		322
ill	illinois		199
im	imeni		1742
imag	imaging		78
immo	immobilien		475
immob	immobilien		522
immobre	immobiliere	immobilière	54
immri	immobiliari		43
immunisation	immunization		4
imob	imobiliaria	imobiliária	116
imobil	imobiliaria	imobiliária	65
imp	importacao	importação	288
impdora	importadora		108
impi	impianti		183
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
ind	industries		1185
ind ale	industriale		569
ind le	industriale		43
ind li	industriali		43
ind rie	industrie		43
indal	industrial		108
indel	industriel		905
indels	industriels		54
indem	indemnity		0
indl	industrial		346
indle	industrielle		54
indpndc	independence		0
indpt	independent		0
inds	industries		78
indstry	industry		0
indus	industries		89
industr	industrial		78
industrieele	industriele	industriële	216
inet	internet		0
inf	information		46
info	information		287
info tech	infotech		4
infra	infrastructure		18
infrastr	infrastructure		0
infrastruct	infrastructure		36
ing	ingenieur		474
ingatl	ingatlan		568
ingbuero	ingenieurburo	ingenieurbüro	62
ingbur	ingenieursbureau		80
ingegn	ingegneria		43
ingen	ingenieur		62
ingenieurbuero	ingenieurburo	ingenieurbüro	24
ingenr	ingenieur	ingénieur	54
ingenrs	ingenieurs	ingénieurs	54
ingfirma	ingeniorfirma	ingeniørfirma	320
ingg	ingegneri		109
ingos	ingenieros		108
init	initiative		78
inmob	inmobiliaria		108
inmobil	inmobiliaria		108
inmobs	inmobiliarias		108
innov	innovation		36
innovs	innovations		0
innovtv	innovative		0
ins	insurance		18
insce	insurance		0
insp	inspection		0
inspecao	inspeccao	inspecção	95
insrs	insurers		0
inst	institute		46
instal	install		4
install	installation		64
installbedr	installatiebedrijf		80
instalment	installment		4
instbedr	installatiebedrijf		80
institut	institute		287
instl	institutional		0
instn	institution		0
instr	instruments		89
instrm	instrument		0
instrmts	instruments		0
instrs	instruments		0
instrum	instrumentation		36
insts	institutes		0
insttech	installatietechniek		80
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
inv	investments		89
inver	inversiones		1682
invers	inversiones		108
invesment	investment		287
invest	investment		348
investicii	investitsii		52
investicionnaya	investitsionnaya		52
investim	investimento		65
investims	investimentos		65
investits	investitsionnyy		117
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
irm	irmaos	irmãos	116
irmo	irmao	irmão	116
irms	irmaos	irmãos	116
irn	iron		18
iron works	ironworks		4
irrig	irrigation		36
isl	island		46
isletmec	isletmeciligi	işletmeciliği	321
isls	islands		0
iss	islands		81
ist	istituto		402
it	italiana		183
ital	italiana		1707
ith	ithalat		322
itne	italiane		109
iugoslava	jugoslava		3138
jard	jardin		401
jeweller	jeweler		4
jewellers	jewelers		4
jewellery	jewelry		4
jewlry	jewelry		0
jnr	junior		81
jnt	joint		18
jos	joseph		18
jpnse	japanese		0
jr	junior		81
jt	joint		46
judgement	judgment		4
jwlrs	jewelers		0
kaelte	kalte	kälte	24
kaeltetechnik	kaltetechnik	kältetechnik	24
kaese	kase	käse	24
kanc	kancelaria		375
kasino	casino		24
kath	katholische		118
kaup	kauppa		921
kb	konstruktorskoe byuro		761
kbh	kobenhavn	københavn	524
kbhs	kobenhavns	københavns	524
ker	kereskedelmi		1179
keresk	kereskedelmi		568
kesk	keskinainen	keskinäinen	912
keskin	keskinainen	keskinäinen	752
kh	krankenhaus		1723
khimicheskii	khimicheskiy		52
khimicheskij	khimicheskiy		52
khimichesky	khimicheskiy		52
kim	kimya		241
kitchen ware	kitchenware		4
kjobenhavn	kobenhavn	københavn	339
kjobenhavns	kobenhavns	københavns	339
kk	krankenkasse		757
klin	klinik		474
klub	club		24
koebenhavn	kobenhavn	københavn	339
koebenhavns	kobenhavns	københavns	339
koeln	koln	köln	24
koelner	kolner	kölner	24
koeniglich	koniglich	königlich	24
koenigliche	konigliche	königliche	24
komb	kombinat		230
komm	kommunal		118
kommerch	kommercheskiy		117
kommerz	comerz		24
kommn	kommune		320
kompania	kompaniya		1109
kompaniia	kompaniya		52
kompanija	kompaniya		52
kompanya	kompaniya		52
kon	koninklijke		759
koninglijke	koninklijke		216
koninkl	koninklijke		1687
koninklyke	koninklijke		216
kons	konsult		526
konst	konstruktion		62
konstr	konstruktion		62
konstr byuro	konstruktorskoe byuro		117
konstruktorskoe b	konstruktorskoe byuro		117
konsum	consum		24
kontor	contor		24
koop	kooperativa		526
kop	koperasi		1180
kopkar	koperasi karyawan		523
korporacija	korporatsiya		1109
korporaciya	korporatsiya		52
korporatsia	korporatsiya		52
korporatsiia	korporatsiya		52
kr un	kredito unija		1709
kraj	krajowa		755
kred	kredit		118
kred unija	kredito unija		1170
kredbk	kreditbank		62
kredit	credit		24
kredito un	kredito unija		1170
krushna	krishna		370
ksk	kreissparkasse		118
kt	kombinat		761
ktchn	kitchen		0
ku	kredito unija		1735
kueche	kuche	küche	24
kuechen	kuchen	küchen	24
kuehlhaus	kuhlhaus	kühlhaus	24
kuehlung	kuhlung	kühlung	24
kuyum	kuyumculuk		321
kuyumc	kuyumculuk		321
kwik	quick		4
lab	laboratory		46
labelling	labeling		4
labo	laboratoire		64
labos	laboratoires		54
labour	labor		4
labourers	laborers		4
labrs	laboratories		0
labs	laboratories		287
laender	lander	länder	24
laendliche	landliche	ländliche	24
laksmi	lakshmi		370
lan	lanificio		1182
landbouwcoop	landbouwcooperatie	landbouwcoöperatie	80
landw	landwirtschaft		62
landwirtsch	landwirtschaftliche		62
lang	language		199
lanif	lanificio		43
latic	laticinios	laticínios	65
lav	lavanderia		109
lavand	lavanderia		43
lavoraz	lavorazione		43
laxmi	lakshmi		370
lb	landesbank		403
lbk	landesbank		118
lbr	lumber		18
lbry	library		0
leas	leasing		118
lease	leasing		1725
leathr	leather		0
lebensm	lebensmittel		653
lebensvers	lebensversicherung		286
legn	legnami		109
leis	leisure		18
leukaemia	leukemia		4
levensverz	levensverzekering		80
lf	life		525
lge	large		18
lgl	legal		147
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
limp	limpeza		116
liq	liquid		46
liquidtg	liquidating		0
lite	light		4
litho	lithography		18
litre	liter		4
livstk	livestock		0
lm	lebensmittel		403
ln	loan		18
lnd	land		89
lndry	laundry		0
lndscp	landscape		0
lndscpg	landscaping		0
lns	loans		18
loc	locacao	locação	1740
localisation	localization		4
locaz	locazione		43
locn	location		401
loewen	lowen	löwen	24
loewenbraeu	lowenbrau	löwenbräu	24
log	logistics		151
logis	logistics		0
logist	logistics		36
logt	logement		64
logts	logements		54
loonbedr	loonbedrijf		80
lot	loteamento		288
loteam	loteamento		909
lra	landratsamt		118
lsg	leasing		229
lsr	laser		18
ltg	lighting		18
lubr	lubricants		0
lumber yard	lumberyard		4
lustre	luster		4
lvri	lavori		109
maat	maatila		921
maatsch	maatschappij		80
maatschappy	maatschappij		216
maatschappye	maatschappij		216
maatsk	maatskappy		1678
mac	machine		151
macc	macchine		183
macell	macelleria		43
mach	machine		46
machfabr	machinefabriek		80
machs	machines		18
machy	machinery		0
maconn	maconnerie	maçonnerie	54
mad	madeiras		288
madenc	madencilik		321
maerkische	markische	märkische	24
maerkte	markte	märkte	24
mag	magnetic		18
magn	magnetic		36
maint	maintenance		0
mak	makina		241
mal	marechal	maréchal	657
mam	mamulleri		322
manag	management		36
manage	management		46
manif	manifattura		43
manoeuvre	maneuver		4
manuf	manufacturing		36
manufg	manufacturing		0
manufrs	manufacturers		0
manufs	manufacturas		108
manut	manutencao	manutenção	65
manutenz	manutenzione		43
maqs	maquinas	máquinas	116
maquin	maquinaria		108
mar	marine		199
marin	marine		476
marit	maritime		36
market place	marketplace		4
marvellous	marvelous		4
masch	maschinen		522
maschb	maschinenbau		62
maschfabr	maschinenfabrik		62
mash	mashinostroitelnyy		923
mashinostroit	mashinostroitelnyy		117
mask	maskin		762
mater	material		46
matl	material		0
matls	materials		0
matrls	materials		0
matx	materiaux	matériaux	64
maximise	maximize		4
mayor	mayorista		376
mbl	mobile		229
mchry	machinery		0
mchy	machinery		0
md	maden		1184
mdse	merchandise		0
mdsg	merchandising		0
mdwst	midwest		0
meas	measurement		46
measmt	measurement		0
mec	mecanique	mécanique	913
mecan	mecanique	mécanique	64
mecc	meccanica		109
mech	mechanical		36
med	medical		46
medcn	medicine		0
medcns	medicines		0
medicam	medicamentos		65
mejicana	mexicana		557
mejicano	mexicano		557
mejico	mexico	méxico	557
mek	mekaniska		762
mem	memorial		46
mens wear	menswear		4
menuis	menuiserie		54
merc	mercantile		18
messag	messageries		54
met	metropolitan		151
metaalbew	metaalbewerking		80
metal	metallique	métallique	231
metal work	metalwork		4
metal working	metalworking		4
metal works	metalworks		4
metallb	metallbau		62
metallurg	metallurgical		0
metallurgich	metallurgicheskiy		117
metalmecc	metalmeccanica		43
meth	methodist		18
metl	metal		374
metre	meter		4
metres	meters		4
metro	metropolitan		18
mets	metals		18
metx	metaux	métaux	64
mex	mexicana		1727
mexo	mexicano		169
mezhd	mezhdunarodnyy		117
mezhdunar	mezhdunarodnyy		117
mezhdunarodniy	mezhdunarodnyy		52
mezhdunarodny	mezhdunarodnyy		52
mezhdunarodnyi	mezhdunarodnyy		52
mezhdunarodnyj	mezhdunarodnyy		52
mezog	mezogazdasagi	mezőgazdasági	656
mfg	manufacturing		287
mfgr	manufacturer		0
mfgrs	manufacturers		0
mfr	manufacturer		18
mfrg	manufacturing		0
mfrs	manufacturers		0
mg	mezogazdasagi	mezőgazdasági	1734
mgd	managed		18
mgm	management		147
mgmnt	management		0
mgmt	management		287
mgr	manager		18
mgrs	managers		0
mgsns	magasins		54
mgt	management		472
mic	micro		18
micro electronics	microelectronics		4
micro finance	microfinance		4
micro systems	microsystems		4
microelec	microelectronics		0
microelectr	microelectronics		78
microsys	microsystems		0
mij	maatschappij		268
mill work	millwork		4
mim	mimarlik	mimarlık	241
min	mining		199
miner	mineral		199
minera	minerais		760
ming	mining		151
mini bus	minibus		4
mini mart	minimart		4
minist	ministerstvo		117
minls	minerals		78
minot	minoterie		54
minr	minera		169
minrl	mineral		0
minrty	minority		0
mins	minerals		0
missn	mission		0
missry	missionary		0
mk	market		919
mkt	market		81
mktg	marketing		0
mktp	marketplace		0
mktplace	marketplace		0
mkts	markets		78
mlti	multi		0
mn	manganese		476
mna	mina		116
mncplty	municipality		0
mnfg	manufacturing		0
mng	manufacturing		89
mngmt	management		0
mngt	management		0
mo	missouri		199
moag	moagem		116
mob	mobilya		241
mobil	mobiliario	mobiliário	760
mobiliar	mobiliario	mobiliário	908
mobilif	mobilificio		43
mobilisation	mobilization		4
mobilise	mobilize		4
mobr	mobilier		64
moc	mocambique	moçambique	116
mocamb	mocambicana	moçambicana	65
mod	modular		151
modelling	modeling		4
modernisation	modernization		4
modrn	modern		0
moebel	mobel	möbel	24
moebelfabrik	mobelfabrik	möbelfabrik	24
moebelhaus	mobelhaus	möbelhaus	24
moebler	mobler	møbler	339
moelle	molle	mølle	339
mol	molino		183
mont	montajes		1728
montry	monetary		0
mort	mortgage		18
mortg	mortgage		78
mos	moskovskiy		923
mosk	moskovskiy		230
moskovski	moskovskiy		52
moskovskii	moskovskiy		52
moskovskij	moskovskiy		52
moskovsky	moskovskiy		52
mossambique	mocambique	moçambique	95
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
mov	moveis	móveis	288
mozam	mocambique	moçambique	65
mozamb	mocambique	moçambique	65
mps	maps		525
mpy	maatskappy		1693
mrchnts	merchants		0
mrkt	market		50
mrmi	marmi		109
msc	music		147
mson	maison		64
mstr	master		18
mstrs	masters		0
mt	mount		1700
mtaal	metaal		80
mtg	mortgage		89
mtge	mortgage		0
mthly	monthly		0
mtn	mountain		81
mtns	mountains		50
mto	moto		183
mtr	motor		89
mtrs	motors		78
mts	mountains		89
muehle	muhle	mühle	24
muehlen	muhlen	mühlen	24
muehlenwerke	muhlenwerke	mühlenwerke	24
mueller	muller	müller	24
muench	munchener	münchener	522
muenchen	munchen	münchen	24
muenchener	munchener	münchener	24
muenchner	munchner	münchner	24
muenster	munster	münster	24
muenze	munze	münze	24
muess	muessesesi	müessesesi	322
muh	muhendislik	mühendislik	241
mult	multiple		0
multi media	multimedia		4
multi national	multinational		4
multicolour	multicolor		4
mun	municipal		81
munch	munchener	münchener	474
muni	municipal		0
murerf	murerfirma		320
mus	museum		46
mut	mutual		18
muteah	muteahhitlik	müteahhitlik	321
mutte	mutualite	mutualité	64
mz	mocambique	moçambique	1741
n	north		693
n va	nuova		402
n ve	nuove		402
n vo	nuovo		402
nac	nacional		915
nachf	nachfolger		62
nacion	nacional		1713
nak	nakliyat		241
nakl	nakliyat		322
nal	nacional		349
nale	nationale		754
nano tech	nanotech		4
nano technology	nanotechnology		4
nat	national		46
nati	national		374
nation wide	nationwide		464
nationalised	nationalized		4
natl	national		36
natle	nationale		655
natnl	national		0
natns	nations		0
natrl	natural		0
nats	natsionalnyy		230
nauchno issled inst	nauchno issledovatelskiy institut		117
nauchno issledov institut	nauchno issledovatelskiy institut		117
nauchno proizv obed	nauchno proizvodstvennoe obedinenie		117
nauchno proizv pred	nauchno proizvodstvennoe predpriyatie		117
nauchno proizvod ob	nauchno proizvodstvennoe obedinenie		117
nauchno proizvodstv predpr	nauchno proizvodstvennoe predpriyatie		117
naut	nautical		0
nav	naval		46
naveg	navegacao	navegação	65
navig	navigation		36
navr	naviera		169
naz	nazionale		183
naz le	nazionale		569
nazle	nazionale		569
nbr	number		81
nd	northern		808
ndl	niederlassung		758
ne	northeast		1330
neastern	northeastern		50
nederlandsche	nederlandse		216
nedsche	nederlandsche		80
nedse	nederlandse		80
neft	neftyanaya		1717
nefte	neft		52
neftegaz	neftegazovaya		117
neg	negoce	négoce	64
negot	negotiable		0
neighbour	neighbor		4
neighbourhood	neighborhood		4
neighbourhoods	neighborhoods		4
neighbours	neighbors		4
nepublichnoye	nepublichnoe		52
nestrn	northeastern		50
nett	nettoyage		231
netw	network		36
netwks	networks		0
neuro	neuroscience		472
neurosci	neuroscience		36
newf	newfoundland		0
news paper	newspaper		4
news papers	newspapers		4
newsp	newspapers		0
newspapr	newspaper		0
niederlaendische	niederlandische	niederländische	24
niederland	niederlandische	niederländische	62
nii	nauchno issledovatelskiy institut		923
nite	night		4
nl	niederlassung		571
nle	nationale		64
nlles	nouvelles		54
nol	noleggio		109
nor	north		1726
nord	nordische		571
nordd	norddeutsche		62
norddt	norddeutsche		62
norsk	norske		1738
nort	north		50
northeastn	northeastern		0
northestn	northeastern		50
northn	northern		0
northw	northwest		50
northwst	northwest		50
northwstn	northwestern		50
nour	noor		3133
nouv	nouveau		655
novelle	nouvelle		3136
npo	nauchno proizvodstvennoe obedinenie		1743
npp	nauchno proizvodstvennoe predpriyatie		1744
nr	number		81
nrg	energy		147
nrth	north		50
nrtheast	northeast		50
nrthwst	northwest		50
nske	norske		1711
nth	north		81
nthestn	northeastern		50
nthn	northern		0
nthrn	northern		0
nthwst	northwest		50
nthwstn	northwestern		50
ntwk	network		0
ntwkg	networking		0
ntwks	networks		0
nucl	nuclear		36
nucleair	nucleaire	nucléaire	1684
nuernberg	nurnberg	nürnberg	24
nuernberger	nurnberger	nürnberger	24
num	number		81
nurs	nursery		18
nursg	nursing		0
nutr	nutrition		36
nutritnl	nutritional		0
nva	nuova		402
nve	nuove		402
nvo	nuovo		402
nw	northwest		1330
nwest	northwest		50
nwestern	northwestern		50
nwstn	northwestern		50
ob edinenie	obedinenie		52
obch	obchodni	obchodní	473
obchestvo	obshchestvo		52
obed	obedinenie		230
obiedinenie	obedinenie		52
oblig	obligation		0
obligs	obligations		0
obr	obras		116
obscestvo	obshchestvo		52
obschestvo	obshchestvo		52
obsestvo	obshchestvo		52
obshch	obshchestvo		117
obshestvo	obshchestvo		52
obyedinenie	obedinenie		52
obyedineniye	obedinenie		52
occup	occupational		36
ocnc	oceanic		0
odd	oddzial	oddział	658
oddz	oddzial	oddział	914
odour	odor		4
oeffentlich	offentlich	öffentlich	24
oeffentliche	offentliche	öffentliche	24
oeko	oko	öko	24
oekologische	okologische	ökologische	24
oel	ol	öl	24
oesterr	osterreich	österreich	1168
oesterreich	osterreich	österreich	24
oesterreichische	osterreichische	österreichische	515
oesterreichischer	osterreichischer	österreichischer	515
ofc	office		1172
ofcs	offices		50
off	office		199
off shore	offshore		4
offc	office		50
offcl	official		0
offne	officine		43
og sn	og son	og søn	524
ogranichennoi	ogranichennoy		52
ogranichennoj	ogranichennoy		52
oil field	oilfield		4
oil fields	oilfields		4
oleif	oleificio		43
on line	online		4
ondern	onderneming		80
onr	onroerend		268
oper	operating		46
operg	operating		0
opern	operation		0
opers	operations		0
ophth	ophthalmic		0
opl	opleiding		268
opp	opportunity		89
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
orth	orthodox		525
ortho	orthopedic		18
orthop	orthopedic		36
orthopaedic	orthopedic		4
orthopaedics	orthopedics		4
orthops	orthopedics		0
osp	ospedale		109
ospedal	ospedaliera		43
ost	osterreichische	österreichische	475
osterr	osterreich	österreich	1168
osuusk	osuuskauppa		752
osuusp	osuuspankki		752
otd	otdelenie		230
otdel	otdelenie		230
otdeleniye	otdelenie		52
otica	optica	óptica	95
oticas	opticas	ópticas	95
oto	otomotiv		1183
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
pad	padaria		288
paediatric	pediatric		4
paediatrics	pediatrics		4
paint works	paintworks		4
paintg	painting		0
pan	panificio		183
panad	panaderia	panadería	108
panif	panificadora		65
pap	paper		46
papel	papelaria		1174
paper mill	papermill		4
paper mills	papermills		4
papet	papeterie		54
papets	papeteries		54
papr	paper		0
parf	parfumerie		64
parfum	parfumerie		64
parlour	parlor		4
parlours	parlors		4
part	participating		151
partcpn	participation		0
partec	partecipazione		43
partecip	partecipazione		43
partecipaz	partecipazioni		43
partics	participations		54
partn	partners		78
parvathi	parvati		370
pass	passenger		18
past	pasticceria		183
pasticc	pasticceria		43
pastif	pastificio		43
pat	patent		151
patr	patrimoine		64
patrim	patrimoine		54
patriml	patrimoniale		54
pavg	paving		0
pay day	payday		4
pay systems	paysystems		4
paymt	payment		0
paz	pazarlama		241
pch	peche	pêche	231
pcia	provincia		349
pcs	pecas	peças	756
pds	ponds		147
pduits	produits		54
pellett	pelletteria		43
pens	pension		18
pensf	pensioenfonds		80
pentec	pentecostal		0
peopl	people		78
peopls	peoples		0
perdag	perdagangan		523
perf	performance		0
perform	performance		46
perfum	perfumaria		65
perkeb	perkebunan		523
pers	personal		36
persh	perusahaan		523
persnl	personnel		0
personalised	personalized		4
perush	perusahaan		523
pesc	pescas		116
pesq	pesquera		169
pestic	pesticides		0
pet	petroleum		199
pete	petroleum		151
petr	petroleum		78
petro	petroleum		89
petro chemical	petrochemical		4
petro chemicals	petrochemicals		4
petrochem	petrochemical		0
petrochems	petrochemicals		0
petrol	petroleum		348
petrols	petroleos	petróleos	169
pets	petroles	pétroles	231
pfaelzische	pfalzische	pfälzische	24
pfalz	pfalzische	pfälzische	347
pfd	preferred		147
pgm	program		229
pharm	pharmaceutical		46
pharma	pharmaceuticals		0
pharmac	pharmaceutical		78
pharmaceut	pharmaceutical		78
pharmacia	farmacia	farmácia	3141
pharmas	pharmaceuticals		18
pharmaz	pharmazeutische		62
pharmazeut	pharmazeutische		62
pharms	pharmaceuticals		18
phcy	pharmacy		0
phie	pharmacie		64
phila	philadelphia		36
philip	philippine		476
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
pk	park		477
pkg	packaging		18
pkge	package		0
pkgg	packaging		0
pl	pipeline		572
plan	planning		199
plann	planning		36
plantn	plantation		0
plantns	plantations		0
plas	plastic		374
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
pmp	pump		229
pmps	pumps		0
pneu	pneumatic		151
pnt	point		81
pnts	paints		0
podn	podnik		473
poj	pojistovna	pojišťovna	473
pojist	pojistovna	pojišťovna	473
polarised	polarized		4
polln	pollution		0
pollut	pollution		36
poly	polytechnic		18
polycl	polyclinique		54
polyclin	polyclinique		54
polym	polymer		36
pop	populaire		231
popri	popolari		43
popul	populaire		54
port	portfolio		151
portf	portfolio		0
portfs	portfolios		0
postl	postal		0
pot	potash		151
potrav	potraviny		1167
poult	poultry		46
pow	power		18
power plant	powerplant		4
ppl	people		147
ppln	pipeline		0
ppties	properties		0
ppty	property		78
pptys	properties		78
pr	preussische	preußische	1696
pr vo	proizvodstvo		230
pract	practice		36
praezision	prazision	präzision	24
prdkt	produkte		62
prec	precious		0
precis	precision		46
precn	precision		0
pred	predpriyatie		230
predpr	predpriyatie		117
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
preuss	preussische	preußische	118
prev	prevention		36
prevn	prevention		0
prevoy	prevoyance	prévoyance	54
prim	primary		46
prin	principal		0
print	printing		199
priv	private		36
privatbk	privatbank		522
privatisation	privatization		4
prk	park		81
prkg	parking		0
prntrs	printers		0
proc	processing		78
procrs	processors		0
procs	processes		0
prod	products		46
prod ni	produzioni		43
prodc	produce		0
prodk	produkten		80
prodn	production		0
prodns	productions		0
prodrs	producers		0
prods	products		0
producten	produkten		216
productie	produktie		216
produkc	produkcyjne		375
prof	professor		81
profs	professionals		18
profum	profumeria		43
prog	program		18
progett	progettazione		43
progr	progressive		374
programme	program		4
programmed	programed		4
programmes	programs		4
progs	programs		0
progt	progetti		43
proizv	proizvodstvennoe		117
proizvod	proizvodstvennoe		117
proizvodstvennoye	proizvodstvennoe		52
proj	project		36
projecao	projeccao	projecção	95
projeto	projecto		95
projetos	projectos		95
projs	projects		0
promishlennost	promyshlennost		52
promo	promociones		169
promocn	promocion	promoción	108
promoz	promozione		1686
promysh	promyshlennyy		117
promyshl	promyshlennost		117
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
protec	protection		374
protecao	proteccao	protecção	95
prov	provident		89
prov le	provinciale		43
provcia	provincia		108
provl	provincial		0
prsdt	president		0
prse	presse		64
prss	press		0
prt	parts		18
prtg	printing		0
prti	parti		109
prtnrs	partners		0
prtnrshp	partnership		0
pruefung	prufung	prüfung	24
prum	prumysl	průmysl	1694
prvt	private		0
prvw	preview		0
przeds	przedsiebiorstwo	przedsiębiorstwo	375
przedsieb	przedsiebiorstwo	przedsiębiorstwo	375
psca	pesca		116
pst	pest		18
psto	posto		116
psych	psychiatric		18
psychol	psychology		36
ptnr	partner		0
ptnrs	partners		0
ptnrshp	partnership		0
ptnshp	partnership		0
ptrs	partners		0
pub	public		151
pubbl	pubblicita	pubblicità	43
publ	public		147
publg	publishing		0
publn	publication		0
publrs	publishers		0
publs	publishers		0
publshg	publishing		0
pubns	publications		0
pubrs	publishers		0
pul	pulizia		183
pulverised	pulverized		4
purch	purchasing		36
pvt	private		81
pwr	power		89
pyjamas	pajamas		4
pymts	payments		0
qrtly	quarterly		0
qry	quarry		18
qual	quality		36
qualitaet	qualitat	qualität	24
quars	quarries		0
quik	quick		4
quim	quimica	química	915
quims	quimicos	químicos	116
quinc	quincaillerie		54
quincaill	quincaillerie		54
qvarn	kvarn		3140
ra	rechtsanwalt		757
raadgivende	radgivende	rådgivende	339
raadgivning	radgivning	rådgivning	339
rad	radio		151
radg	radgivning	rådgivning	524
radiol	radiology		36
radiologcl	radiological		0
rae	rechtsanwalte	rechtsanwälte	240
raeder	rader	räder	24
raff	raffinage		64
raiba	raiffeisenbank		286
raiff	raiffeisen		286
raiffbk	raiffeisenbank		286
raiffeisenbk	raiffeisenbank		286
raika	raiffeisenkasse		286
rail road	railroad		4
rail way	railway		4
rappr	rappresentanza		43
rappres	rappresentanza		43
rapprte	rappresentante		43
rapps	rappresentanze		43
rb	raiffeisenbank		403
rbk	raiffeisenbank		347
rcpt	receipt		0
rd	road		81
re	reinsurance		348
re insurance	reinsurance		4
reacao	reaccao	reacção	95
realise	realize		4
rec	recreation		18
recdg	recording		0
rececao	recepcao	recepção	95
rech	recherche		913
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
red	redeemable		151
redev	redevelopment		0
ref	reference		46
refg	refining		0
refi	refinance		0
refmd	reformed		0
refng	refining		0
refnry	refinery		0
refracao	refraccao	refracção	95
refract	refractories		18
refrig	refrigeration		36
refriger	refrigeracao	refrigeração	65
reg	regional		46
regd	registered		0
regis	registered		147
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
rent	rental		151
rep	representative		81
repar	reparacao	reparação	65
reparacs	reparaciones		108
repars	reparacoes	reparações	65
repr	representacoes	representações	916
repres	representacoes	representações	65
represc	representacao	representação	65
represent	representacoes	representações	116
reps	representaciones		169
reptr	reporter		0
repub	republic		36
res	research		1185
resc	resources		0
rescs	resources		0
resid	residence		18
residtl	residential		0
resouces	resources		374
resour	resource		36
resourc	resource		78
resp	respublika		1718
respub	respublika		117
resrch	research		0
resrv	reserve		50
resrvs	reserves		0
rest	restaurant		151
restor	restoration		36
restrs	restaurants		0
rests	restaurants		18
resv	reserve		50
ret	retail		18
retlrs	retailers		0
retmt	retirement		0
retr	retraite		64
retrs	retraites		54
rev	revenue		573
revend	revendedora		65
revis	revisione		43
rf	raiffeisen		403
rhein	rheinische		758
ric	ricambi		183
ripar	riparazione		43
riparaz	riparazione		43
risc	riscaldamento		109
riscald	riscaldamento		43
risp	risparmio		109
rist	ristorante		183
ristor	ristorante		43
ristoraz	ristorazione		43
riv	river		81
rivr	river		50
rivs	riverains		64
rl	real		81
rlb	raiffeisenlandesbank		118
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
roln	rolnicze		375
roofg	roofing		0
rorl	rorlegger	rørlegger	753
ross	rossiyskaya		761
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
rpa	ropa		376
rprs	repairs		0
rpt	report		18
rpts	reports		0
rr	railroad		1724
rsch	research		0
rscs	resources		0
rsrcs	resources		0
rsrt	resort		346
rsrts	resorts		0
rsrv	reserve		50
rsrve	reserve		50
rstrnts	restaurants		0
rsv	reserve		81
rt	rate		572
rte	route		401
rtl	retail		89
rts	rights		18
rty	realty		18
rubbr	rubber		0
ruckvers	ruckversicherung	rückversicherung	62
rueck	ruck	rück	24
rueckversicherung	ruckversicherung	rückversicherung	24
ruestung	rustung	rüstung	24
rur	rurale		1182
rvr	river		81
rvw	review		18
rwy	railway		89
ry	railway		919
ryl	royal		18
rylty	royalty		0
s	south		2162
s lle	sorelle		109
saarbruecken	saarbrucken	saarbrücken	24
saastop	saastopankki	säästöpankki	912
sachs	sachsische	sächsische	403
saechsische	sachsische	sächsische	24
saegewerk	sagewerk	sägewerk	24
saf	safety		46
salum	salumificio		43
salumif	salumificio		43
salv	salvage		0
saml	samuel		0
san	sanayi		241
san tic	sanayi ve ticaret		910
san ve tic	sanayi ve ticaret		910
sanayi ticaret	sanayi ve ticaret		910
sanea	saneamento		65
saneam	saneamento		65
sanit	sanitary		0
sanitn	sanitation		0
sankt	saint		3134
saraswathi	saraswati		370
sat	satellite		18
sav	savings		18
sav bk	savings bank		0
saviour	savior		4
savs	savings		18
savs bk	savings bank		0
saw mill	sawmill		4
saw mills	sawmills		4
sber	sberegatelnyy		230
sbereg	sberegatelnyy		117
sc	scuola		1181
sch	school		46
schaedlingsbekaempfung	schadlingsbekampfung	schädlingsbekämpfung	24
scheepv	scheepvaart		80
scheepvaartmij	scheepvaartmaatschappij		80
schiff	schiffahrt		118
schiffahrt	schifffahrt		24
schildbedr	schildersbedrijf		80
schildersbedr	schildersbedrijf		80
schl	schleswig		118
schoenheit	schonheit	schönheit	24
schoonm	schoonmaak		80
schr	schreinerei		240
schs	schools		0
schueler	schuler	schüler	24
schuetz	schutz	schütz	24
schweiz	schweizerische		474
schweizer	schweizerische		475
sci	sciences		1171
scien	science		78
scientf	scientific		0
scle	scuole		109
scr	screw		89
scrn	screen		0
scs	sciences		1692
sd	sociedad		1176
sd	southern		808
sdad	sociedad		349
sde	sede		183
se	southeast		693
sea food	seafood		4
sea foods	seafoods		4
sea port	seaport		4
seafd	seafood		0
seastern	southeastern		50
sec	security		573
secd	secured		0
secndry	secondary		0
secs	securities		18
secur	securities		903
seg	seguros		116
seg y reaseg	seguros y reaseguros		108
segh	segheria		109
segs	seguros		116
sel	selected		46
selct	select		0
selecao	seleccao	selecção	95
selsk	selskab		320
selskt	selskabet		320
semi	semiconductor		18
semicon	semiconductor		78
semicond	semiconductor		36
semiconds	semiconductors		0
semnry	seminary		0
sep	separate		18
serr	serralharia		288
serralh	serralharia		65
serv	service		46
servco	servico	serviço	65
servic	service		78
servio	servizio		43
servis	services		348
servs	services		0
sestrn	southeastern		50
setor	sector		95
sev	severnyy		1715
severn	severnyy		1714
sewg	sewing		0
sh	shares		18
ship builders	shipbuilders		4
ship building	shipbuilding		4
ship yard	shipyard		4
ship yards	shipyards		4
shipbldg	shipbuilding		0
shopg	shopping		0
shoq	shoqeria	shoqëria	1719
show room	showroom		4
shpg	shipping		287
shpyd	shipyard		0
shre	shri		370
shree	shri		370
shrt	short		0
shs	shares		147
sht	sheet		18
sicologia	psicologia	psicología	557
sider	siderurgica	siderúrgica	116
sig	sigorta		1183
silvr	silver		0
sind	sindicato		376
sist	sistemas		116
sk	sparkasse		403
skilful	skillful		4
slr	solar		147
sls	sales		229
slt	solutions		229
small cap	smallcap		4
snd	sound		81
snr	senior		81
snsrs	sensors		0
so	south		477
soc	society		1171
sociedad	sociedade		756
soeast	southeast		50
soeastern	southeastern		50
soehne	sohne	söhne	24
soenner	sonner	sønner	339
soft drinks	softdrinks		4
soft ware	software		4
softw	software		36
sol	solutions		151
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
soz	sozial		118
spaarbk	spaarbank		80
spadaka	spar und darlehenskasse	spar- und darlehenskasse	62
spar u darlehenskasse	spar und darlehenskasse	spar- und darlehenskasse	62
spar u darlehnskasse	spar und darlehenskasse	spar- und darlehenskasse	62
sparbk	sparbank		62
sparda bk	sparda bank	sparda-bank	62
spardabank	sparda bank	sparda-bank	515
spardabk	sparda bank	sparda-bank	62
sparebk	sparebank		753
sparebkn	sparebanken		753
sparek	sparekasse		320
spark	sparkasse		240
sparkn	sparkassen		62
spclsts	specialists		0
spclts	specialties		0
spclzd	specialized		0
spdk	spar und darlehenskasse	spar- und darlehenskasse	347
spec	special		46
specialisation	specialization		4
specialised	specialized		4
specialising	specializing		4
specialities	specialties		4
speciality	specialty		4
sped	spedizioni		109
spediz	spedizioni		43
spedizion	spedizionieri		43
spgs	springs		50
spk	sparkasse		347
splst	specialist		0
splty	specialty		0
sply	supply		0
spnia	spoldzielnia	spółdzielnia	1689
spoldz	spoldzielnia	spółdzielnia	914
spor	sporitelna	spořitelna	917
sportg	sporting		0
sports wear	sportswear		4
sprts	sports		0
sr	senior		46
src	source		229
sree	shri		370
srgcl	surgical		0
sri	shri		370
srvcs	services		78
ss	steamship		476
st	saint		1691
sta	santa		349
stab	stabilimenti		109
stab to	stabilimento		43
stabil	stabilimenti		43
stabiliser	stabilizer		4
stadt	stadtische	städtische	758
stadtspk	stadtsparkasse		286
stadtw	stadtwerke		62
staedtebau	stadtebau	städtebau	24
staedtische	stadtische	städtische	24
staerke	starke	stärke	24
standardisation	standardization		4
standardised	standardized		4
start up	startup		4
stat	station		570
statn	station		346
statnrs	stationers		0
statnry	stationery		0
stav	stavebni	stavební	473
stb	steuerberater		758
std	standard		229
stdios	studios		0
stds	standards		0
ste	societe	société	64
steam ship	steamship		4
steel works	steelworks		4
sterilisation	sterilization		4
stes	societes	sociétés	64
steuerber	steuerberater		62
stg	stichting		80
sth	south		81
stheast	southeast		50
sthn	southern		78
sthrn	southern		0
sthwest	southwest		50
sthwst	southwest		50
stift	stiftung		475
stk	stock		18
stks	stocks		0
stl	steel		18
stm	steam		89
stmpg	stamping		0
stn	station		46
stnd	standard		0
stnls	stainless		0
sto	santo		376
stock brokers	stockbrokers		4
stock yard	stockyard		4
stock yards	stockyards		4
stone work	stonework		4
stoomv	stoomvaart		80
stoomvaartmij	stoomvaartmaatschappij		80
stor	storage		78
store front	storefront		4
storey	story		4
str	street		81
strat	strategic		374
strateg	strategic		0
strats	strategies		472
strctr	structure		0
strctrd	structured		0
stre	store		0
strgth	strength		0
strlg	sterling		0
stroit	stroitelnyy		117
stroitelniy	stroitelnyy		52
stroitelny	stroitelnyy		52
stroitelnyi	stroitelnyy		52
stroitelnyj	stroitelnyy		52
stroitv	stroitelstvo		117
stroj	strojirny	strojírny	917
strs	stores		78
strt	street		50
strtgy	strategy		0
struct	structure		36
structl	structural		0
sts	states		89
stspk	stadtsparkasse		62
stt	state		18
stud	student		46
stw	stadtwerke		118
sub	subordinated		151
sub contractors	subcontractors		4
subn	suburban		0
subsid	subsidiary		0
suc	sucesores		911
succ	succursale		64
succr	successeur		54
succrs	successeurs		54
succs	succursales		54
sudd	suddeutsche	süddeutsche	118
sued	sud	süd	515
sueddeutsche	suddeutsche	süddeutsche	24
suedwest	sudwest	südwest	515
suesswaren	susswaren	süßwaren	24
sulphate	sulfate		4
sulphur	sulfur		4
sulphuric	sulfuric		4
sum	suministros		376
sumin	suministros		108
sumt	summit		50
sup	superior		573
super conductor	superconductor		4
super market	supermarket		464
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
sur	surety		151
surg	surgery		46
surv	survey		36
survg	surveying		0
survs	surveyors		0
sv	saint		917
svc	service		50
svcg	servicing		0
svcs	services		50
svgs	savings		0
svgs bk	savings bank		0
svs	services		374
sw	saint		658
sw	southwest		693
swest	southwest		50
swestern	southwestern		50
swstn	southwestern		50
synchronisation	synchronization		4
synd	syndicat		231
syndle	syndicale		54
synth	synthetic		36
synthesiser	synthesizer		4
sys	system		89
syss	systems		0
syst	system		36
systs	systems		0
szall	szallitasi	szállítási	568
szent	saint		3137
szolg	szolgaltato	szolgáltató	568
szov	szovetkezet	szövetkezet	656
taah	taahhut	taahhüt	322
tab	tabacchi		183
table ware	tableware		4
tall	talleres		376
talls	talleres		169
tandartspr	tandartspraktijk		80
tar	tarim	tarım	241
tas	tasimacilik	taşımacılık	241
taxbl	taxable		0
tchrs	teachers		0
td	torgovyy dom		761
tda	tienda		376
tdas	tiendas		169
tea house	teahouse		4
tec	technology		18
tech	technology		348
techl	technical		0
techn	technologies		78
technicolour	technicolor		4
techno	technologies		18
technol	technology		36
technologie	technologies		348
technols	technologies		0
technr	technischer		62
techq	technique		0
techqs	techniques		54
techs	technologies		0
tecn	tecnica	técnica	116
tecnics	tecnicos	técnicos	108
tecnlgia	tecnologia	tecnología	108
tecnol	technology		0
tecnologies	technologies		287
tecs	tecnicas	técnicas	169
tehd	tehdas		912
tekn	teknik		526
teks	tekstil		321
tel	telephone		18
tele	television	télévision	1733
tele com	telecom		4
tele comm	telecom		4
tele communications	telecommunications		4
tele marketing	telemarketing		4
telecom	telecommunications		18
telecomm	telecommunications		0
telecomms	telecommunications		0
telecommun	telecommunications	télécommunications	1683
telecommunic	telecommunication		0
telecomunic	telecomunicacoes	telecomunicações	65
telecomunicac	telecomunicaciones		108
telecomunicaz	telecomunicazioni		43
telefone	telephone		95
telegraphen	telegrafen		24
teleph	telephone		0
telephon	telefon		24
telev	television		36
telly	television		348
telph	telephone		0
telphs	telephones		0
tem	temizlik		241
tenn	tennessee		36
teoll	teollisuus		752
term	terminal		477
termen	thermen		24
terr	territory		0
tess	tessile		183
test	testing		46
testg	testing		0
tex	texas		46
text	textile		46
textil	textile		89
texts	textiles		18
theatre	theater		4
theatres	theaters		4
theol	theological		36
ther	therapeutic		46
thera	therapeutics		78
therap	therapeutics		89
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
thur	thuringische	thüringische	347
tic	ticaret		322
tic san	ticaret ve sanayi		321
tic ve san	ticaret ve sanayi		321
tic ve sanayi	ticaret ve sanayi		321
timb	timber		0
time share	timeshare		4
tipogr	tipografia		65
tiss	tissage		64
tissgs	tissages		54
tkp	takarekpenztar	takarékpénztár	656
tksz	takarekszovetkezet	takarékszövetkezet	656
tl	tool		572
tlho	talho		116
tllr	taller		169
tls	tools		18
tm	trademark		919
tnpk	turnpike		346
tob	tobacco		46
toemrer	tomrer	tømrer	339
toit	toiture		64
tomr	tomrer	tømrer	524
tomrerf	tomrerfirma	tømrerfirma	320
tool works	toolworks		4
torg	torgovyy		230
torg dom	torgovyy dom		117
torgoviy	torgovyy		52
torgoviy dom	torgovyy dom		52
torgovy	torgovyy		52
torgovy dom	torgovyy dom		52
torgovyi	torgovyy		52
torgovyi dom	torgovyy dom		52
torgovyj	torgovyy		52
torgovyj dom	torgovyy dom		52
tour	tourisme		231
tourm	tourism		0
tovarischestvo	tovarishchestvo		52
town house	townhouse		464
town houses	townhouses		464
tp	travaux publics		1177
tpk	turnpike		81
tpke	turnpike		50
tr	trust		476
trab	trabalho		116
tracao	traccao	tracção	95
trad	trading		18
trade mark	trademark		4
trade marks	trademarks		4
traf	traffic		0
train	training		199
trait	traitement		64
trans	transport		18
transacao	transaccao	transacção	95
transacoes	transaccoes	transacções	95
transacts	transactions		18
transatl	transatlantic		0
transf	transfer		36
transm	transmission		36
transn	transportation		18
transnatl	transnational		0
transp	transport		36
transpbedr	transportbedrijf		80
transpn	transportation		0
transpor	transport		287
transportads	transportadores		108
transportn	transportation		0
transportnaia	transportnaya		52
transprs	transporters		0
transps	transportes		65
trasp	trasporti		43
trasporte	transporte		557
trasportes	transportes		557
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
tres	tresor	trésor	231
trgt	target		0
tri	triage		1178
trk	truck		18
trks	trucks		0
trmnls	terminals		0
trng	training		0
trnpk	turnpike		346
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
tub	tube		151
tubs	tubes		18
tuebingen	tubingen	tübingen	24
tuer	tur	tür	24
tueren	turen	türen	24
tumour	tumor		4
tunnelling	tunneling		4
tur	turismo		116
turb	turbine		0
turistc	turistico		43
turz	turizm		322
tv	television		348
twp	township		81
twr	tower		81
twrs	towers		50
tx	tax		147
txt	textile		89
tyre	tire		4
tyres	tires		4
tys	toys		18
tzentr	tsentr		52
ub	unternehmensberatung		240
uch	uchebnyy		230
ueber	uber	über	24
ueberlandwerk	uberlandwerk	überlandwerk	24
ueberwachung	uberwachung	überwachung	24
uff	ufficio		183
uitg	uitgeverij		268
uitgev	uitgeverij		80
uitzendb	uitzendbureau		80
ukr	ukrainskiy		230
ukrain	ukrainskiy		117
ult	ultra		18
un	union		477
under writers	underwriters		4
uni	united		18
unif	uniform		0
unifs	uniforms		0
univ	university		46
univers	university		50
universitaet	universitat	universität	515
univl	universal		0
unt	unit		81
untd	united		0
untern	unternehmen		62
unternehmensber	unternehmensberatung		62
unvrsty	university		50
upr	upravlenie		230
upravl	upravlenie		117
upravleniye	upravlenie		52
ur	urunleri	ürünleri	241
ural	uralskiy		230
urbn	urban		374
urbne	urbaine		54
uret	uretim	üretim	322
us	usine		231
usd	used		147
usin	usina		116
usl	uslugi	usługi	658
usns	usines		64
ut	units		18
utd	united		78
util	utility		78
utilid	utilidades		65
utilisation	utilization		4
utilit	utilitaires		905
utils	utilities		0
utilts	utilities		0
utl	utility		18
vac	vacuum		46
vaccs	vaccines		0
vactn	vacation		0
vak	vakuutus		921
val	valley		46
vall	valley		346
valour	valor		4
valu	value		0
vapour	vapor		4
vapours	vapors		4
var	variable		151
vax	vaccines		229
vb	volksbank		347
vda	viuda		169
vde	viande		64
veg	vegetable		18
veh	vehicle		46
vehic	vehiculos	vehículos	169
vehs	vehicles		0
veic	veiculos	veículos	116
vend	vendas		116
venn	vennootschap		1710
vent	ventilation		18
vents	ventures		18
ver	verein		475
ver staaten	vereinigte staaten		62
verb	verband		240
vereen	vereenigde		80
vereenigde	verenigde		216
vereeniging	vereniging		216
vereinsbk	vereinsbank		62
veren	vereniging		1688
verk	verkehr		475
verkbetr	verkehrsbetriebe		62
verkst	verkstad		654
verl	verlag		118
verm	vermogen	vermögen	118
vermbeheer	vermogensbeheer		80
vermoegen	vermogen	vermögen	24
vermoegensberatung	vermogensberatung	vermögensberatung	24
vermoegensverwaltung	vermogensverwaltung	vermögensverwaltung	24
vermogensverw	vermogensverwaltung	vermögensverwaltung	62
verngd	verenigd		80
verngde	verenigde		80
verr	verrerie		64
verrs	verreries		54
versges	versicherungsgesellschaft		62
versich	versicherung		62
versichn	versicherungen		62
verw	verwaltung		118
verwaltgs	verwaltungs		62
verwges	verwaltungsgesellschaft		62
verz	verzekering		268
verzek	verzekering		80
verzmij	verzekeringsmaatschappij		80
vest	vestuario	vestuário	288
vet	veterinary		46
vetr	vetreria		109
vh	voorheen		759
vhs	volkshochschule		118
viag	viagens		116
viaj	viajes		169
viands	viandes		64
vice	vise		1110
vid	video		151
vidr	vidros		116
vil	village		81
vill	village		81
villag	village		50
villg	village		50
vin	vinicola		183
virg	virginia		0
virks	virksomhed		320
vis	vision		199
visch	vis		216
visn	vision		0
visualisation	visualization		4
viswa	vishwa		370
vitalise	vitalize		4
viti	viticole		64
viticult	viticulteurs		54
vk	versorgungskasse		118
vlg	village		81
vllg	village		50
vlly	valley		50
vlv	valve		18
vlvs	valves		0
vly	valley		81
vnechtorg	vneshtorg		52
vnesh	vneshtorg		117
vneshekon	vneshneekonomicheskiy		117
vneshneek	vneshneekonomicheskiy		117
vni	vini		109
vnyrd	vineyard		0
vnyrds	vineyards		0
voba	volksbank		347
vobk	volksbank		118
voc	vocational		147
voit	voiture		64
voits	voitures		54
vol	volatility		573
volksb	volksbank		286
volksbk	volksbank		286
vorm	vormals		118
voy	voyages		64
vrachtw	vrachtwagen		80
vs	versicherung		403
vseros	vserossiyskiy		117
vta	ventas		169
vte	vente		64
vtes	ventes		64
vve	veuve		401
vyr	vyroba	výroba	473
w	west		693
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
wbg	wohnungsbaugesellschaft		118
wbv	woningbouwvereniging		759
wd	western		808
wd	wood		81
web hosting	webhosting		4
web site	website		4
week end	weekend		4
welf	welfare		36
werktb	werktuigbouw		80
westf	westfalische	westfälische	286
westfaelische	westfalische	westfälische	24
westn	western		78
westrn	western		50
wg	wohnungsgenossenschaft		757
wh	warehouse		89
whisky	whiskey		4
whlse	wholesale		0
whole sale	wholesale		4
whs	warehouse		81
whse	warehouse		0
whses	warehouses		0
whsg	warehousing		0
whsle	wholesale		0
whslrs	wholesalers		0
wielobr	wielobranzowe	wielobranżowe	375
wild life	wildlife		4
willful	wilful		4
windw	window		0
windws	windows		0
wirels	wireless		0
wirt	wirtschaft		240
wirtschaftspruefer	wirtschaftsprufer	wirtschaftsprüfer	24
wirtschaftspruefung	wirtschaftsprufung	wirtschaftsprüfung	24
wirtschaftspruefungsgesellschaft	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	24
wis	wisconsin		46
wisc	wisconsin		346
wiss	wissenschaft		474
wk	work		147
wke	werke		118
wkly	weekly		36
wkrs	workers		0
wks	works		89
wkshp	workshop		50
wkst	werkstatt		118
wldg	welding		0
wldwd	worldwide		0
wlth	wealth		0
wobauges	wohnungsbaugesellschaft		62
wohng	wohnung		62
wohnungsgen	wohnungsgenossenschaft		62
wohnungsges	wohnungsgesellschaft		62
woj	wojewodzki	wojewódzki	755
wojew	wojewodzki	wojewódzki	375
womn	women		0
woningbouwver	woningbouwvereniging		80
woningcorp	woningcorporatie		80
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
wp	wirtschaftsprufer	wirtschaftsprüfer	403
wpg	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	571
wrhs	warehouse		50
wrk	werk		118
wrld	world		0
wrls	wireless		0
wrts	warrants		0
wst	waste		18
wstn	western		50
wstrn	western		50
wt	warrant		89
wtr	water		89
wtrs	waters		50
wtrwks	waterworks		0
wts	warrant		18
wuerttemberg	wurttemberg	württemberg	24
wuerttembergische	wurttembergische	württembergische	24
wuerzburg	wurzburg	würzburg	24
wurtt	wurttembergische	württembergische	118
wurttemb	wurttembergische	württembergische	286
ww	worldwide		147
wwide	worldwide		0
wyd	wydawnictwo		755
wydaw	wydawnictwo		375
wytw	wytwornia	wytwórnia	755
wzm	werkzeugmaschinen		118
xchange	exchange		472
xchg	exchange		472
xfer	transfer		0
xpress	express		4
yat	yatirim	yatırım	322
yay	yayasan		1180
ycht	yacht		0
yds	yards		570
yld	yield		89
yoghourt	yogurt		4
yoghurt	yogurt		4
ypi	yapi	yapı	322
yth	youth		18
zakl	zaklad	zakład	914
zav	zavod		230
zdn	zaden		268
zeev	zeevisserij		268
zeeviss	zeevisserij		80
zemed	zemedelske	zemědělské	1167
zentral	central		24
zentralbk	zentralbank		62
zentrale	centrale		24
zentralgen	zentralgenossenschaft		62
zentralspk	zentralsparkasse		62
zentrl	zentrale		62
zentrum	centrum		24
zg	zentralgenossenschaft		757
zhs	ziekenhuis		759
ziekenf	ziekenfonds		80
zigarren	cigarren		24
zkh	ziekenhuis		1736
zn	zoon		268
zndl	zweigniederlassung		347
znn	zonen		268
zoot	zootecnica		109
zs	zeitschrift		571
ztg	zeitung		474
zucch	zuccherificio		43
zuccherif	zuccherificio		43
zuechter	zuchter	züchter	24
zuercher	zurcher	zürcher	24
zuerich	zurich	zürich	24
zuid	zuidelijke		268
zuidel	zuidelijke		80
zuiv	zuivel		268
zvd	zavod		1716
zw	zwiazek	związek	1712
zweigst	zweigstelle		62
zwndl	zweigniederlassung		286
zwst	zweigstelle		118`;
export const genericWords: string = `aannemer	construction		35
aannemersbedrijf	construction		35
abarrotes	store		21
abbigliamento	clothing		44
abfallwirtschaft	waste		48
abogados	legal		21
abteilung	division		226
abwasserverband			7
academia	academy		258
academie	academy		179
academies	academy		3
academy			51
acciai	steel		44
acciaierie	steel		44
acconciature	salon		44
accountantskantoor	accounting		271
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
adelfoi	brother		310
administracao	administration		189
administracion	administration		188
administradora	management		934
administratiekantoor	accounting		271
administration			156
administratsiya	municipality		92
ads	advertising		57
advance	advanced		60
advanced			60
advertising			57
advies	consulting		271
adviesbureau	consulting		271
advisors	advisory		131
advisory			57
advocacia	legal		23
advocaten	legal		35
advocatenkantoor	legal		35
advogados	legal		119
advokaadiburoo	legal		178
advokat	legal		59
advokatbyra	legal		59
advokater	legal		86
advokatfirma	legal		59
advokatfirmaet	legal		86
advokatfirman	legal		59
advokatni	legal		47
advokatska	legal		212
advokatskoe	legal		92
advokatu	legal		186
adwokacka	legal		31
aereo	airline		68
aereos	airline		23
aerogrammes	airline		49
aeronautica	airline		21
aeroporia	airline		49
aeroport	airport		179
aeroporti	airport		333
aeroporto	airport		336
aeroportos	airport		336
aeroports	airport		179
aeropuerto	airport		68
aeropuertos	airport		68
aerospace			51
afdeling	department		399
afoi	brother		310
agence	agency		267
agencia	agency		195
agencja	agency		561
agency			102
agentschap	agency		399
agentstvo	agency		136
agentur	agency		226
agenzia	agency		282
agrar	agriculture		7
agrargenossenschaft	agriculture		7
agraria	agriculture		44
agrario	agriculture		44
agremiacao	association		189
agri	agriculture		3
agricola	agriculture		68
agricolas	agriculture		21
agricole	agriculture		179
agricoltura	agriculture		333
agricultura	agriculture		336
agricultural	agriculture		51
agriculture			51
agriturismo	hotel		44
agro	agriculture		3
agro industria	agriculture		23
agro pecuaria	agriculture		23
agrofirma	agriculture		92
agropecuaria	agriculture		21
agropecuarias	agriculture		21
agropromyshlennaya	agriculture		34
agropromyshlennyy	agriculture		34
agrotiki	agriculture		49
agrotikos	agriculture		49
agrupacion	association		188
agua	water		21
aguas	water		21
ahorro	savings		96
ahorros	savings		96
ahsap	wood		61
air	airline		66
aircraft			51
airline			51
airlines	airline		51
airport			51
airports	airport		51
airways	airline		3
ajans	agency		896
ajuntament	municipality		1137
akademi	academy		457
akademia	academy		2277
akademie	academy		165
akademiya	academy		111
akeri	transport		59
akinita	real estate		49
akkerbouw	agriculture		35
aktiv	asset		163
aktivy	asset		163
al tijariya	trading		350
alakoulu	primary school		701
alapitvany	foundation		281
albergo	hotel		333
alcaldia	municipality		21
aldreboende	health		59
alianca	alliance		314
alianza	alliance		195
alimentacao	food		23
alimentaire	food		33
alimentara	food		105
alimentari	store		44
alimentation	food		33
alimente	food		105
alimenticios	food		21
alimentos	food		21
allatorvosi	veterinary		56
alleanza	alliance		282
alliance			102
alliantie	alliance		399
allied			60
almacen	storage		934
altalanos	school		56
altenheim	pflegeheim	Pflegeheim	7
aluguer	rental		119
aluminio	aluminum		23
aluminium	aluminum		3
aluminum			3
alyans	alliance		136
alyuminievyy	aluminum		34
alyuminiy	aluminum		34
ambalaj	packaging		253
ambiental	environmental		21
ambiente	environmental		21
ambulatorium	hospital		7
ameublement	furniture		33
amicale	association		312
ammattikorkeakoulu	hochschule		701
amtsgericht			48
anaokulu	kindergarten		61
andelsboligforening	housing		86
andelsboligforeningen	housing		86
angkutan	transport		104
animal	pet		3
anlagenbau	machine		7
anquan	security		143
anstalt	institution		135
anthopoleio	florist		49
antigua	old		144
anwaltskammer			48
anwaltskanzlei	legal		7
anwaltverein	bar association		48
anzhuang	installation		143
apdrosinasana	insurance		297
apotek	pharmacy		59
apoteka	pharmacy		278
apoteke	pharmacy		278
apotheek	pharmacy		35
apotheke	pharmacy		165
apotheken	pharmacy		7
apothekerkammer			48
apotik	pharmacy		104
appliances	equipment		3
apskaita	accounting		581
apteek	pharmacy		178
apteekki	pharmacy		67
apteka	pharmacy		423
apteki	pharmacy		34
aptieka	pharmacy		297
aqariya	real estate		154
aquacultura	fish		23
arbeiterkammer			7
arbeiterwohlfahrt			48
arbeitsamt			7
arbeitsgericht			48
archdiocese	diocese		84
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
archive			84
archives	archive		84
archivio	archive		180
archivo	archive		201
arhitectura	architecture		105
arhitekti	architecture		70
arkitekt	architecture		59
arkitekter	architecture		59
arkitektkontor	architecture		59
arkiv	archive		550
arkkitehdit	architecture		67
arkkitehtitoimisto	architecture		67
armazem	storage		119
arquitectos	architecture		21
arquitectura	architecture		21
arquivo	archive		1022
arredamenti	furniture		44
arredamento	furniture		44
art			66
arte	art		21
artes graficas	printing		96
artopoieio	bakery		49
arts	art		66
aruhaz	store		56
arztehaus	medical		7
arztekammer		ärztekammer	48
arztliche	medical		7
arztpraxis	health		7
aseguradora	insurance		68
asesores	consulting		96
asesoria	consulting		206
asesorias	consulting		96
asfaleies	insurance		49
asfaleion	insurance		49
asfalistiki	insurance		49
asianajotoimisto	legal		67
asigurari	insurance		105
asilo	kindergarten		44
asl			180
asociacija	association		398
asociacion	association		195
asociaciones	association		195
asociados	associate		188
asociatia	association		520
assembly			57
assessoria	consulting		119
asset			131
assets	asset		131
assicurazione	insurance		44
assicurazioni	insurance		44
assistance	support		57
assistencia	support		119
associacao	association		314
associados	associate		189
associate			156
associated	associate		156
associates	associate		102
association			102
associazione	association		282
assotsiatsiya	association		136
assotsiirovannye	associate		136
assurance	insurance		3
assurances	insurance		33
assurantie	insurance		35
assurantien	insurance		35
assureur	insurance		33
asunto	housing		67
asuransi	insurance		104
asztalos	carpentry		56
atacadista	wholesale		119
atacado	wholesale		119
atelier	works		312
ateliers	works		312
athletic	sports		60
ativos	asset		119
atomic	nuclear		3
auberge	hotel		33
audit			57
auditorskaya	audit		120
auditorskiy	audit		120
augenoptik	optical		7
augenoptiker	optical		7
aurukhanasy	hospital		1021
ausl			180
ausrustung	equipment		165
authority			102
auto	automotive		103
autobedrijf	garage		35
autobody	collision		3
autodoprava	transport		47
autofficina	garage		44
autofficine	garage		44
autohandel	autohaus	Autohaus	7
autohaus		Autohaus	296
autohuolto	garage		67
autojavito	garage		56
autokorjaamo	garage		67
automacao	automation		617
automated	automation		103
automaten	automation		296
automatic	automation		103
automaticos	automation		211
automatics	automation		103
automation			103
automatique	automation		202
automatisering	information		422
automatisierungstechnik	automation		296
automatisme	automation		202
automatismes	automation		202
automatismos	automation		211
automatizacion	automation		211
automatyka	automation		424
automazione	automation		421
automazioni	automation		421
automehanicar	garage		70
automobielbedrijf	automotive		422
automobielen	automotive		422
automobil	automotive		296
automobile	automotive		103
automobiler	automotive		1377
automobiles	automotive		103
automobili	automotive		421
automobily	automotive		1018
automocion	automotive		211
automotive			103
automoveis	automotive		617
automovil	automotive		211
automoviles	automotive		211
autonoleggio	autovermietung	Autovermietung	44
autoopravna	garage		47
autoprevoz	transport		278
autoprijevoz	transport		70
autoreparatur	garage		7
autoridad	authority		195
autoridade	authority		314
autorita	authority		282
autorite	authority		267
autoriteit	authority		399
autos	automotive		103
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
autovaerksted	garage		86
autoverhuur	autovermietung	Autovermietung	35
autovermietung		Autovermietung	7
autowerkstatt	garage		7
avancada	advanced		221
avancados	advanced		221
aves	meat		258
avia	airline		2278
aviacao	airline		23
aviacion	airline		68
aviakompaniya	airline		111
avialinii	airline		34
aviation	airline		51
aviatsionnaya	airline		34
aviatsionnyy	airline		34
aviatsiya	airline		111
avocat	legal		33
avocats	legal		33
avocatura	legal		105
avtomobili	automotive		498
avtomobilnaya	automotive		34
avtomobilnyy	automotive		34
avtoprevoznistvo	transport		155
avtoservis	garage		92
avtotransportnoe	transport		498
avukatlik	legal		61
avvocati	legal		44
awo	arbeiterwohlfahrt		48
ayakkabi	footwear		61
ayuntamiento	municipality		188
baby	child		3
backerei	bakery		7
backereien	bakery		7
backermeister	bakery		7
baekhwajeom	retail		442
bageri	bakery		59
baihuo	retail		143
baja	steel		104
bakanligi	ministry		218
bakeri	bakery		146
bakeries	bakery		3
bakers	bakery		3
bakery			66
bakkal	store		61
bakkaliye	store		61
bakkerij	bakery		35
baldai	furniture		186
ballet			84
banca	bank		68
bancaire	bank		33
bancaria	bank		21
bancario	bank		23
banco	bank		68
bancorp	bank		3
bancorporation	bank		3
bancshares	bank		3
bandaoti	semiconductor		39
bandoche	semiconductor		149
bangjik	textile		149
bangsong	broadcasting		149
bangunan	building		104
bank			51
banka	bank		87
bankacilik	bank		87
bankas	bank		186
bankasi	bank		87
banke	bank		70
banken	bank		7
banketbakkerij	bakery		35
bankhaus	bank		7
banki	bank		34
bankiers	bank		35
banking	bank		51
banque	bank		179
baoxian	insurance		141
baozhuang	packaging		143
bar			66
barat	west		492
barbearia	barber		23
barbecue			3
barber			3
barberia	barber		21
barbers	barber		3
barbershop	barber		3
barnehage	kindergarten		146
base			102
basisschool	primary school		35
bati	west		603
batiment	building		179
batiments	building		179
batteries	battery		84
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
baza	base		136
bazargani	trading		1206
baznycia	church		186
bbq	barbecue		3
beauty	cosmetics		3
bebe	child		21
bebidas	beverage		21
bedachungen	roofing		7
bedarf	supply		124
bedrijf	company		313
beer	brewery		3
beheer	holding		739
behorde	authority		226
bekleidung	clothing		7
belastingdienst			35
belediye	municipality		218
belediyesi	municipality		218
bendrove	company		1649
bengkel	workshop		1146
benki	bank		1383
beratung	consulting		665
berber	barber		61
bergbau	mining		165
berufsschule			7
best			60
beteiligungen	holding		135
beteiligungs	holding		135
beteiligungsgesellschaft	holding		135
betrieb	company		135
betriebe	company		135
betriebsgesellschaft	operation		135
better	best		60
beurs	exchange		496
bevakning	security		272
beveiliging	security		271
beverage			3
beverages	beverage		3
bewachung	security		124
bezirk	province		7
bezirksamt	district office		48
bezpecnostni	security		270
bhandar	store		616
biblioteca	library		21
bibliotek	library		59
biblioteka	library		31
bibliotheek	library		35
bibliothek	library		7
bibliotheque	library		33
bicycle			3
bicycles	bicycle		84
biedriba	association		738
bienes raices	real estate		68
bierbrouwerij	brewery		35
bijouterie	jewelry		33
bijoux	jewelry		179
bijuterii	jewelry		105
bike	bicycle		3
bikes	bicycle		3
bildung	education		7
bilgi	information		87
bilgisayar	computer		61
bilisim	information		61
bilservice	garage		59
bilverkstad	garage		59
bilverksted	garage		146
bimeh	insurance		420
binguan	hotel		39
biologics	biotechnology		3
biomedical	biotechnology		3
biopharma	biotechnology		103
biopharmaceutical	biotechnology		3
biopharmaceuticals	biotechnology		3
bioscience	biotechnology		3
biosciences	biotechnology		3
biotech	biotechnology		3
biotechnologies	biotechnology		3
biotechnology			3
biotecnologia	biotechnology		21
biraderler	brother		218
birou	office		520
birreria	brewery		44
birrificio	brewery		44
birzha	exchange		111
biserica	church		105
bistro			3
bistum	diocese		48
biuro	office		343
biznes	business		136
biztonsagi	security		220
biztosito	insurance		56
blanchisserie	laundry		33
bldyh	municipality		154
blinds	interior		3
bloemen	florist		35
bloemist	florist		35
blommor	florist		59
blomster	florist		86
blstyk	plastic		55
blumen	florist		7
bnk	bank		154
board			156
bodega	storage		934
bodegas	wine		21
bodegon	store		21
boekhandel	bookstore		35
boeki	trading		666
boerderij	farm		35
boerdery	farm		700
boghandel	bookstore		86
bogtrykkeri	printing		440
boheom	insurance		259
boilers	heating		3
bois	wood		33
boissons	beverage		33
bokhandel	bookstore		59
bolag	company		237
bolaget	company		237
boldklub	football		985
boligforening	association		467
boligselskab	housing		86
bolnica	hospital		70
bolnisnica	hospital		155
bolnitsa	hospital		111
bolsa	exchange		21
bombeiros	fire brigade		23
bomberos	fire brigade		201
bonyad	foundation		892
book	bookstore		66
bookkeepers	accounting		57
bookkeeping	accounting		57
books	bookstore		3
bookshop	bookstore		3
bookstore			66
boots	footwear		66
boraszat	wine		56
borettslag	housing		146
borettslaget	housing		146
bornehave	kindergarten		86
borough			84
borse	exchange		165
boseki	textile		140
bostadsrattsforening	housing		59
bostadsrattsforeningen	housing		59
boucherie	meat		33
boucheries	meat		33
boulangerie	bakery		33
boulangeries	bakery		33
bourse	exchange		179
boutique			66
boutiques	boutique		33
bouw	construction		35
bouwbedrijf	construction		35
bouwonderneming	construction		35
braca	brother		342
bracia	brother		343
branch			102
brandkar	fire brigade		59
brandvaesen	fire brigade		548
brandweer	fire brigade		35
brannvesen	fire brigade		549
brasserie	restaurant		33
brasseries	brewery		33
bratia	brother		741
bratje	brother		742
bratri	brother		309
bratya	brother		1149
brau	brewery		7
brauerei	brewery		7
brauhaus	brewery		7
bravarija	metal		70
bravoras	brewery		186
bread	bakery		3
breweries	brewery		84
brewery			66
brewing	brewery		3
brickwork	masonry		3
bridal			3
brillen	optical		7
brinquedos	toys		23
britas	quarry		23
broadcast	broadcasting		3
broadcasting			3
broderna	brother		237
brodr	brother		467
brodrene	brother		467
broker	brokerage		57
brokerage			57
brokers	brokerage		57
brother			311
brothers	brother		102
brouwerij	brewery		35
browar	brewery		31
browary	brewery		31
brutaria	bakery		105
brutarie	bakery		105
bryggeri	brewery		59
bryghus	brewery		86
btp	construction		33
btrwl	oil		55
buchdruckerei	printing		124
bucherei	library		48
buchereien	library		48
buchhandel	bookstore		7
buchhandlung	bookstore		7
budivelna	construction		166
budivelne	construction		166
budivelniy	construction		166
budivnitstvo	construction		166
budongsan	real estate		149
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
bundesministerium	ministry		1139
bundesverband			135
bureau			102
bureaux	bureau		267
burger			3
burgergemeinde		bürgergemeinde	7
burgers	burger		3
burgerstiftung	foundation		48
burgerverein	association		135
buro	bureau		226
burosu	office		218
bus			66
buses	bus		3
business			102
bussan	trading		666
butik	store		59
butor	furniture		56
buve	construction		297
buvnieciba	construction		297
byeongwon	hospital		259
bygg	construction		59
byggefirma	construction		86
byggefirmaet	construction		86
byggeri	construction		86
byggfirma	construction		59
byggnads	construction		59
byggnadsfirma	construction		59
byoin	hospital		140
byuro	bureau		136
cabeleireiro	salon		23
cabeleireiros	salon		23
cabinetry	carpentry		3
cable	wire		3
cables	wire		33
cafe	coffee		66
cafetaria	coffee		23
cafeteria	coffee		21
caffe	coffee		819
cailiao	material		39
caisse	savings bank		33
caixa	savings bank		23
caja	savings bank		21
cakes			3
calcados	footwear		23
calcio	football		361
calzado	footwear		21
calzados	footwear		21
calzature	footwear		44
calzaturificio	footwear		44
camara	chamber		189
camasirhane	laundry		61
cambio	exchange		387
camera	chamber		180
camii	mosque		703
caminhos de ferro	railway		23
cangchu	storage		143
canteras	stone		21
cantina	wine		819
cantine	wine		44
canton			222
cantone	canton		180
canyin	catering		39
capital			131
capitale	capital		441
car	automotive		51
cardiology			3
care	health		66
carga	freight		21
cargo	freight		3
caritasverband			48
carmangerie	meat		105
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
casa	house		195
casa de cambio	exchange		258
caseificio	dairy		44
casino			51
casinos	casino		84
cassa	savings bank		819
catedral	cathedral		201
catering			3
cathedral			84
cattedrale	cathedral		180
ccas			222
ceip			201
celik	steel		87
cellular	mobile		3
celtnieciba	construction		297
cement			3
cementos	cement		21
center			102
centers	center		311
centrais	central		221
central			184
centrala	central		1328
centrale	central		385
centrali	power		333
centras	center		1649
centre	center		102
centres	center		156
centro	center		195
centrum	center		399
ceramic			3
ceramica	ceramic		21
ceramicas	ceramic		23
ceramics	ceramic		84
cerveceria	brewery		21
cervejaria	brewery		23
cestovni	travel		47
chalyvoyrgia	steel		49
chalyvoyrgiki	steel		49
chama	association		3463
chamber			156
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
cheolgang	steel		259
chiesa	church		180
child			3
childcare	daycare		3
children	child		3
chiropractic			3
chocolate	confectionery		3
chuanmei	media		39
chuban	publishing		143
chubanshe	publishing		143
chuju	tool		39
chulpan	publishing		442
chulpansa	publishing		442
church			66
churrascaria	barbecue		23
cia	company		188
cicekcilik	florist		61
cie	company		312
ciencia	science		21
ciencias	science		23
cientifica	science		21
ciment	cement		33
cimento	cement		23
cimentos	cement		23
cine	film		258
cinema	film		66
cinemas	film		66
cipo	footwear		56
circolo	club		282
ciscenje	cleaning		252
cistirna	laundry		47
cistoca	public utility		70
citta	municipality		361
city	municipality		184
ciudad	municipality		383
civil	construction		3
classic			60
cleaner	cleaning		57
cleaners	cleaning		57
cleaning			57
clinic			66
clinica	clinic		258
clinical	health		3
clinics	clinic		3
clinique	clinic		33
clothing			3
club			102
clube	club		314
clubs	club		156
coach	bus		3
coafor	salon		105
coal			3
coast			60
coastal	coast		60
coatings	paint		3
cocina	kitchen		21
cofetarie	pastry		105
coffee			66
coiffeur	salon		33
coiffure	salon		33
colegio	school		68
colegiul	school		105
college	mittelschule	Mittelschule	1020
collision			3
combustibles	fuel		33
combustiveis	fuel		23
comercial	commercial		206
comerciala	commercial		1213
comercializadora	trading		96
comercio	trading		206
comert	trading		531
comestibles	food		21
comite	committee		189
commerce			131
commercial			131
commerciale	commercial		580
commercialista	accounting		353
commercialisti	accounting		353
commerciaux	commercial		580
commercieel	commercial		936
commerciele	commercial		936
commercio	trading		441
commission			156
committee			102
common			185
commune	municipality		312
communication			131
communications	communication		131
community			185
compagnie	company		1644
companhia	company		3460
compania	company		1143
companie	company		1650
companies	company		397
company			397
complete			60
complex			311
components	parts		3
comptabilite	accounting		351
comptable	accounting		351
comptables	accounting		351
computer			3
computers	computer		84
computing	computer		3
comte	county		222
comuna	municipality		520
comune	municipality		373
comuni	common		361
comunicacao	communication		119
comunicacion	communication		206
comunicaciones	communication		206
concello	municipality		3451
concern	conglomerate		102
condado	county		201
conditioning	heating		3
confecciones	clothing		21
confeccoes	clothing		23
confection	clothing		33
confectionery			3
confeitaria	pastry		23
conferences	event		57
confezioni	clothing		44
conseil	consulting		291
conseils	consulting		291
consejeria	ministry		201
conselho	council		189
conservatoire	conservatory		222
consorcio	consortium		195
consortium			102
consorzio	consortium		180
construcao	construction		617
construccio	construction		21
construccion	construction		211
construcciones	construction		211
construccions	construction		2265
construcoes	construction		617
construct	construction		103
constructeur	construction		202
constructeurs	construction		202
constructie	construction		422
constructies	construction		422
constructii	construction		1381
constructing	construction		103
construction			103
constructions	construction		103
constructor	construction		103
constructora	construction		211
constructores	construction		211
constructors	construction		103
construtora	construction		617
consulenti	consulting		292
consulenza	consulting		292
consulenze	consulting		292
consult	consulting		99
consultadoria	consulting		354
consultancies	consulting		99
consultancy	consulting		99
consultant	consulting		99
consultanta	consulting		772
consultants	consulting		99
consultation	consulting		99
consulting			99
consultor	consulting		96
consultora	consulting		207
consultores	consulting		207
consultoria	consulting		207
contabil	accounting		119
contabilidade	accounting		119
contabilitate	accounting		531
contable	accounting		96
contadores	accounting		96
contracting			57
contractor	building		3
contractors	contracting		57
control			57
controls	control		57
cooling	heating		3
coop	cooperative		397
cooperatie	cooperative		739
cooperatief	cooperative		739
cooperatieve	cooperative		739
cooperation	cooperative		397
cooperativa	cooperative		1143
cooperative			397
cooperative bank			3
cooperatives	cooperative		397
copper			3
corporacao	corporation		314
corporacion	corporation		195
corporate	corporation		102
corporation			102
corporativo	corporation		195
correios	postal		387
corretagem	brokerage		119
corretora	brokerage		119
cosmetics			3
costruzioni	construction		44
council	municipality		156
country			60
county			185
courtage	insurance		33
couverture	roofing		33
cpam			222
creation	creative		60
creative			60
creche	kindergarten		23
credit			131
credito	credit		96
credits	credit		580
creperie		crêperie	33
cristal	glass		21
crkva	church		70
csoport	group		1645
cuisine	kitchen		3
cukiernia	pastry		31
cukraren	pastry		212
cukrarna	pastry		47
cukraszda	pastry		56
cupcakes	cakes		3
curatenie	cleaning		531
customs			3
cycles	bicycle		3
dachdecker	roofing		7
dachdeckerei	roofing		7
dachdeckermeister	roofing		7
daehak	university		259
daehakgyo	university		259
dagang	trading		352
dagitim	distribution		1807
dai hoc	university		1384
daigaku	university		140
dairy			3
dajiudian	hotel		39
dakdekkersbedrijf	roofing		35
dakshin	south		602
daneshgah	university		420
danismanlik	consulting		355
darzelis	kindergarten		186
data			3
daxue	university		141
daycare			3
de pao	bakery		23
decorating	painting		3
decoration			33
decorators	painting		3
defence	defense		51
defensa	defense		68
defense			51
defensie	defense		496
defesa	defense		336
dekanat			7
dekarstwo	roofing		31
deli	delicatessen		3
delicatessen			3
delikatesy	store		31
delivery	freight		3
demir	iron		61
demiryollari	railway		703
demolition			3
denizcilik	shipping		87
denki	electric		140
denryoku	power		140
densetsu	electric		334
denshi	electronics		140
dentaire	dental		33
dental			66
dentalna	dental		332
dentaria	dental		23
dentetsu	railway		334
dentist	dental		3
dentistico	dental		44
dentistry	dental		3
dentists	dental		3
departament	department		136
departamental	department		188
departamento	department		195
departement	department		267
departemental	department		312
departementale	department		312
department			102
deportes	sports		144
deportiva	sports		144
deportivo	sports		144
depositos	storage		96
depot	storage		57
derevoobrabatyvayushchaya	wood		34
derevoobrabatyvayushchiy	wood		34
dericilik	leather		61
dermatology			3
dernegi	association		218
dernek	association		218
desarrollo	development		96
desarrollos	development		96
desenvolvimento	development		119
design			131
designer	design		131
despacho	office		188
desportivo	sports		221
detskiy	school		92
development			131
developments	development		57
diafimistiki	advertising		290
diagnostica	diagnostics		44
diagnostics			3
diakonie			48
dianchi	battery		39
dianlan	wire		39
dianli	power		141
diannao	computer		39
dianqi	electric		141
dianwang	power		39
dianxin	telecom		39
dianzi	electronics		141
dichan	real estate		39
dienste	service		124
diensten	service		271
dienstleistung	service		124
dienstleistungen	service		124
dienstverlening	service		271
dierenarts	veterinary		35
dierenkliniek	veterinary		35
dierenziekenhuis	veterinary		35
difesa	defense		333
digital	internet		3
dikigoriki	legal		49
dikigoriko	legal		49
dimos	municipality		49
dinas	public office		104
diner			66
diocese			84
dipartimentale	department		373
dipartimento	department		282
diputacion	provincial council		201
direct			60
direkt	direct		360
dis	dental		61
diseno	design		206
distilleries	distillery		84
distillery			66
distretto	district		180
distribuce	distribution		1203
distribucija	distribution		771
distribucion	distribution		207
distribuciones	distribution		207
distribuicao	distribution		354
distribuicoes	distribution		354
distribuidor	distribution		207
distribuidora	distribution		207
distribuidores	distribution		207
distribusi	distribution		352
distributed	distribution		99
distributeur	distribution		291
distributeurs	distribution		291
distributie	distribution		407
distributing	distribution		99
distribution			99
distributions	distribution		99
distributor	distribution		99
distributori	distribution		292
distributors	distribution		99
distributsiya	distribution		482
distribuzione	distribution		292
distribuzioni	distribution		292
distribyutor	distribution		482
distribyutsiya	distribution		482
district			84
distrito	district		201
divadlo	theatre		613
division			156
dizayn	design		163
djursjukhus	veterinary		59
do pao	bakery		23
doboku	construction		334
doces	confectionery		23
dogu	east		603
dokum	foundry		61
donuts			3
door			66
doors	door		84
doprava	transport		47
dopravni	transport		47
doradztwo	consulting		175
doughnuts	donuts		3
drain			3
drains	drain		3
dranken	beverage		35
draperies	interior		3
draudimas	insurance		186
draugija	association		398
drevo	wood		47
drewno	wood		31
drinks	beverage		3
drogaria	pharmacy		23
drogerie	pharmacy		7
druckerei	printing		124
drug	pharmaceutical		3
drugs	pharmaceutical		3
drugstore	pharmacy		3
drukarnia	printing		175
drukkerij	printing		271
drustvo	association		342
druzhestvo	company		1136
druzstvo	cooperative		309
drywall			3
drzewny	wood		31
duty	customs		3
dwlyh	international		600
dykwr	decoration		55
dynamic			60
dynamics	dynamic		60
dyrlaege	veterinary		86
east			185
eastern	east		185
eatery	restaurant		3
ebanisteria	carpentry		21
ebenisterie	carpentry		33
ecole	school		179
ecoles	school		33
eczane	pharmacy		61
eczanesi	pharmacy		61
edicoes	publishing		119
edificaciones	construction		21
edificacoes	construction		23
edificio	building		68
edificios	building		68
edile	construction		44
edili	construction		44
edilizia	construction		44
edilizie	construction		44
editions	publishing		351
editora	publishing		96
editores	publishing		96
editorial	publishing		96
editura	publishing		531
edizioni	publishing		353
educacao	education		387
educacion	education		21
educacional	education		23
educatie	education		105
education			51
educational	education		51
educativa	education		21
educativo	education		21
edukacja	education		31
eetcafe	restaurant		35
egeszsegugyi	medical		56
egitim	education		61
eglise	church		33
eglwys	church		1019
egyesulet	association		281
egyetem	university		56
egyhaz	church		56
egylet	association		281
ehitus	construction		178
ehpad	health		33
eiendom	real estate		146
eiendommer	real estate		146
eiendomsmegler	real estate		146
einwohnergemeinde	municipality		7
einzelhandel	store		7
eisdiele	gelato		7
eisenbahn	railway		48
eisenbahnen	railway		48
ejendom	real estate		86
ejendomme	real estate		86
ejendomsmaegler	real estate		86
ekdoseis	publishing		290
ekdotiki	publishing		290
ekdotikos	publishing		290
ekipman	equipment		87
ekklisia	church		49
ekmek	bakery		61
ekspedisi	transport		104
eksport	export		1212
ekszer	jewelry		56
ekszeresz	jewelry		56
ektyposeis	printing		290
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
electronique	electronics		179
elektricheskaya	electric		111
elektricheskie	electric		111
elektricheskiy	electric		34
elektrik	electric		87
elektriske	electrical		146
elektrizitatswerk		Elektrizitätswerk	7
elektrizitatswerke	elektrizitatswerk	Elektrizitätswerk	7
elektro	electric		7
elektroinstalace	electrical		47
elektroinstalacije	electrical		70
elektroinstallation	electrical		7
elektromeister	electric		7
elektronik	electronics		165
elektronika	electronics		423
elektronische	electronics		165
elektronnaya	electronics		34
elektronnyy	electronics		34
elektroset	power		34
elektroseti	power		34
elektrostantsiya	power		34
elektrotechnik	electric		296
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
elettronica	electronics		333
elettronico	electronics		333
elfirma	electrical		59
elintarvike	food		67
emlak	real estate		87
employment	recruitment		57
emporiki	trading		290
emporio	trading		290
empreendimento	enterprise		314
empreendimentos	enterprise		314
empreitadas	construction		23
empresa	enterprise		195
empresas	enterprise		188
endodontics			3
endustri	industry		87
endustriyel	industry		87
endymata	clothing		49
energeia	energy		49
energeiaki	energy		49
energeticheskaya	energy		111
energeticheskie	energy		34
energeticheskiy	energy		34
energeticheskoe	energy		34
energetichna	energy		166
energetika	energy		111
energetyka	energy		31
energi	energy		457
energia	energy		68
energias	energy		68
energie	energy		179
energies	energy		179
energija	energy		2270
energiverk	elektrizitatswerk	Elektrizitätswerk	146
energiya	energy		111
energo	energy		166
energy			51
enerji	energy		87
engenharia	engineering		119
engine	motor		3
engineer	engineering		99
engineering			99
engineers	engineering		99
engros	wholesale		440
enseignement	education		33
ensenanza	education		21
ensino	education		23
enstitu	institute		218
enstitusu	institute		218
enterprise			397
enterprises	enterprise		397
entertainment			3
entreprenorfirma	construction		86
entreprise	enterprise		267
entreprises	enterprise		267
environment	environmental		103
environmental			103
environments	environmental		103
environnement	environmental		202
ependyseis	investment		290
ependytiki	investment		290
epicerie	store		33
epipla	furniture		49
epiplopoiia	furniture		49
epitesz	architecture		56
epitesziroda	architecture		56
epito	construction		56
epitoipar	construction		56
epitoipari	construction		56
equipamento	equipment		336
equipamentos	equipment		336
equipement	equipment		179
equipment			51
equipo	equipment		68
equipos	equipment		68
equity			57
ergostasio	works		310
erste	first		360
erzbistum	diocese		48
escola	school		336
escolar	school		21
escritorio	office		189
escuela	school		68
escuelas	school		21
especialidades	special		144
esporte	sports		221
esportiva	sports		221
establishment			156
estadio	stadium		201
estado	state		383
estaleiro	shipyard		23
estate	real estate		66
estates	real estate		66
este	east		144
estetica	salon		21
estiatorio	restaurant		49
estrategia	strategic		221
estudio	photo		387
estudios	photo		23
eszak	north		691
etablissement	company		312
etablissements	company		312
etaireia	company		310
etela	south		805
ethniki	national		2150
etterem	restaurant		56
ettevote	enterprise		1642
eumnyo	beverage		149
eunhaeng	bank		259
event			57
eventos	event		96
events	event		57
everk	elektrizitatswerk	Elektrizitätswerk	146
excavating	excavation		3
excavation			3
exchange			51
expert	professional		60
experts	professional		60
exploracao	exploration		119
exploration			57
explorations	exploration		770
export			131
exportacion	export		96
exportaciones	export		96
exportadora	export		96
exports	export		770
express	freight		3
extraction			57
eyewear	optical		3
fabbrica	works		282
fabbriche	works		282
fabrica	works		1142
fabricas	works		188
fabrication			3
fabricators	fabrication		3
fabriek	works		399
fabrieken	works		313
fabrik	works		3448
fabrika	works		136
fabrikalari	works		218
fabrikas	works		398
fabrikasi	works		218
fabrikker	works		467
fabrique	works		267
fabryka	works		343
fachhochschule	hochschule		7
fachverband			135
facolta	faculty		373
factories	works		102
factory	works		102
faculdade	faculty		189
facultad	faculty		188
facultatea	faculty		520
faculte	faculty		312
faculteit	faculty		313
faculty			156
fahrschule		Fahrschule	7
fakulta	faculty		309
fakultat	faculty		135
fakulteten	faculty		237
falegnameria	carpentry		44
familia	family		188
families	family		156
family			156
fangdichan	real estate		39
fangzhi	textile		141
fangzhipin	textile		39
farm			66
farma	pharmaceutical		498
farmaceutica	pharmaceutical		211
farmaceutici	pharmaceutical		421
farmaceuticos	pharmaceutical		211
farmaceutyczne	pharmaceutical		424
farmacia	pharmacy		211
farmacias	pharmacy		21
farmacie	pharmacy		421
farmacja	pharmaceutical		424
farmakeio	pharmacy		49
farmakeytika	pharmaceutical		49
farmakeytiki	pharmaceutical		49
farmasi	pharmacy		335
farmatsevticheskaya	pharmaceutical		498
farmatsevticheskiy	pharmaceutical		34
farmatsevticheskoe	pharmaceutical		34
farmatsiya	pharmaceutical		498
farmers	agriculture		3
farms	farm		66
farnost	church		47
fashion	clothing		3
fastigheter	real estate		59
fastighets	real estate		59
fazenda	farm		23
fazhan	development		143
fbc			84
fcu			84
federacao	federation		1022
federace	federation		613
federacion	federation		201
federacja	federation		497
federal			184
federalnaya	federal		414
federalnoe	federal		415
federalnyy	federal		415
federation			156
federazione	federation		180
feinkost	food		7
femipari	metal		56
feria	fair		201
ferienwohnung		Ferienwohnung	7
ferienwohnungen	ferienwohnung	Ferienwohnung	7
ferma	farm		105
ferme	farm		33
fernsehen	television		165
ferramenta	hardware		44
ferreteria	hardware		21
ferro	iron		23
ferrocarril	railway		201
ferrocarriles	railway		201
ferrovia	railway		180
ferroviaria	railway		387
ferroviario	railway		258
ferrovie	railway		180
fertilizantes	fertilizer		21
fertilizer			3
fertilizers	fertilizer		84
feuerwehr	fire brigade		48
fiai	son		281
fiduciaire	consulting		351
fiduciaria	consulting		353
fiera	fair		180
figli	son		373
figlio	son		373
filhos	son		189
filial	branch		314
filialas	branch		398
filiale	branch		226
film			3
films	film		84
fils	son		312
financas	finance		119
finance			131
financeira	finance		119
financial	finance		131
financiera	finance		206
financiere	finance		351
financiero	finance		206
financieros	finance		96
finans	finance		940
finansal	finance		355
finansovaya	finance		163
finansovo	finance		120
finansovyy	finance		120
finansowe	finance		175
finansy	finance		120
finanzamt	belastingdienst		48
finanzas	finance		206
finca	farm		21
fios	wire		23
firefighters	fire brigade		84
firin	bakery		61
firm	company		102
firma	company		226
first			60
fish			3
fishing	fish		3
fiskebatrederi	fish		146
fiskeri	fish		146
fitness			185
fleischerei	meat		7
fleischhauerei	meat		7
fletes	transport		21
fleuriste	florist		33
fliesenlegermeister	tile		7
flooring			3
floral	florist		3
florarie	florist		105
floreria	florist		21
floricultura	florist		23
florist			3
floristeria	florist		21
florists	florist		3
flour			3
flowers	florist		3
flughafen	airport		165
fndq	hotel		154
fodevarer	food		86
fodraszat	salon		56
fogaszat	dental		56
fogorvosi	dental		56
folkeskole	primary school		86
fond	fund		136
fondacija	foundation		895
fondas	foundation		398
fondation	foundation		267
fondazione	foundation		373
fonden	foundation		467
fondo	fund		195
fonds	fund		267
fontaneria	plumbing		21
food			3
foods	food		3
foolad	steel		420
football			60
footwear			3
forbund	association		237
forbundet	association		237
forderschule	school		7
forderverein		förderverein	135
forening	association		237
foreningen	association		237
forest	forestry		66
forestry			3
foretag	company		237
forging			3
forlag	publishing		272
forlaget	publishing		272
formacao	training		119
formazione	education		44
forsakring	insurance		59
forsakringar	insurance		59
forsamling	church		59
forschung	research		665
forsikring	insurance		146
forskola	kindergarten		59
forstamt			7
forsvar	defense		457
forsyning	public utility		86
forvaltning	holding		237
forvaltnings	holding		237
fotball	football		540
fotballklubb	football		540
fotboll	football		541
foulad	steel		420
foundation			102
founder			156
foundries	foundry		84
foundry			3
foyrnos	bakery		49
framing			3
fratelli	brother		282
fratii	brother		520
free			60
freie	free		360
freight			3
fremdenverkehrsverein	tourist office		7
freres	brother		267
frigorifico	meat		23
friseur	salon		7
friseure	salon		7
friseurmeister	salon		7
friseursalon	salon		7
frisor	salon		7
frituur	snackbar		35
frizerie	salon		105
fromagerie	dairy		33
fryzjer	salon		31
fryzjerski	salon		31
fryzjerskie	salon		31
fudosan	real estate		140
fuel			3
fuels	fuel		3
fuhrunternehmen	transport		7
full	complete		60
fund			102
fundacao	foundation		189
fundacio	foundation		1137
fundacion	foundation		195
fundacja	foundation		561
fundatia	foundation		740
fundazioa	foundation		1643
funding	fund		156
fundo	fund		314
fundos	fund		189
funds	fund		102
funeral			3
furna	bakery		332
furnace	heating		3
furnaces	heating		3
furniture			3
fushi	clothing		39
fussball	football		360
futbol	football		144
futebol	football		221
futes	heating		56
fuvarozas	transport		56
fuvarozo	transport		56
fuzhuang	clothing		39
fylke	county		549
fylkeskommune	county		549
gabinet	office		343
gabinete	office		189
gaebal	development		442
gakko	school		140
galaktokomika	dairy		49
galaktoviomichania	dairy		49
galeria	gallery		258
galleries	gallery		84
gallery			66
galvanizing			3
games	entertainment		3
gaming	entertainment		3
gamykla	works		398
ganadera	livestock		21
ganaderia	livestock		21
ganadero	agriculture		21
gangkou	port		39
gangtie	steel		141
gangye	steel		39
gaoxinjishu	technology		39
garage			66
garagebedrijf	garage		35
garages	garage		3
garasu	glass		334
garden			66
gardening	garden		3
gardiennage	security		351
gardsbruk	farm		146
garmen	clothing		104
gartenbau	garden		7
gartnerei	garden		7
gas			3
gasolinera	fuel		258
gasthaus	restaurant		7
gasthof	hotel		7
gasthofe	hotel		7
gaststatte	restaurant		7
gastwirtschaft	restaurant		7
gaswerk		Gaswerk	7
gayrimenkul	real estate		87
gaz	gas		33
gazovaya	gas		34
gazovyy	gas		34
gebaude	building		165
gebaudereinigung	cleaning		124
gebroeders	brother		313
gebruder	brother		135
gelateria	gelato		44
gelato			3
gem	jewelry		3
gemas	jewelry		23
gemeente	municipality		313
gemeinde	municipality		135
gemeindeverwaltung	municipality		48
gemeindewerke	municipal utility		48
gemeinschaftspraxis	health		7
gems	jewelry		3
genbrug	recycling		440
general			184
general purpose			60
generale	general		385
generali	general		2153
generalitat	government		2264
generalnaya	general		414
genossenschaft	cooperative		135
geonchuk	construction		149
geonseol	construction		259
georgiki	agriculture		49
georgikos	agriculture		49
gepgyar	machine		56
gepipari	machine		56
gerais	general		221
geral	general		221
gereja	church		104
gerenciamento	management		937
gericht	court		48
gesamtschule			48
gesellschaft	company		226
gestao	management		119
gestion	management		580
gestora	management		96
gestoria	accounting		96
gesundheit	health		7
gesundheitsamt			7
getranke	beverage		7
getrankehandel	beverage		7
getrankemarkt	beverage		7
geumsok	metal		149
geumyung	finance		442
gewerkschaft	union		48
ghdhiyh	food		55
ghdhyh	food		55
giardini	garden		44
gida	food		61
gielda	exchange		423
gigye	machine		149
gimnazija	gymnasium		186
gimnaziul	gymnasium		105
gimnazium	gymnasium		56
gimnaziya	gymnasium		92
ginko	bank		140
gioielleria	jewelry		44
gioielli	jewelry		333
gisul	technology		259
giyim	clothing		61
gkb			34
glacier	gelato		33
glarmester	glass		86
glas	glass		7
glaserei	glass		7
glashandel	glass		35
glasmasteri	glass		59
glass			3
global			184
globalnaya	global		415
globalny	global		692
globe	global		60
gmina	municipality		343
gobernacion	province		21
gobierno	government		195
goldschmiede	jewelry		7
golf			60
gongcheng	engineering		669
gongeop	industry		149
gongmao	trading		143
gongsi	company		744
gongye	industry		141
gongyinglian	supply		143
gongyipin	art		39
gornaya	mining		34
gornodobyvayushchaya	mining		111
gornodobyvayushchiy	mining		34
gornyy	mining		34
gorodskaya		городская	92
gorodskoy	gorodskaya	городская	92
gospital	hospital		34
gospodarstwo	farm		497
gostilna	restaurant		155
gostinitsa	hotel		92
gostionica	restaurant		70
gosudarstvennaya	state		415
gosudarstvennoe	state		415
gosudarstvennyy	state		414
gotel	hotel		166
goudsmid	jewelry		35
gouvernement	government		267
government			102
governo	government		189
grad	municipality		70
gradbenistvo	construction		155
gradbeno	construction		155
gradevinarstvo	construction		70
gradevinska	construction		278
gradevinski	construction		70
gradevinsko	construction		70
gradinita	kindergarten		105
graditeljstvo	construction		70
gradjevinska	construction		278
gradjevinsko	construction		278
gradnja	construction		70
gradnje	construction		155
gradska	municipality		70
grafeio	office		310
grafica	printing		119
grain			3
grains	grain		84
green			185
gremio	association		189
grill			66
grocery			3
groep	group		313
groomers	grooming		3
grooming			3
groothandel	wholesale		271
grosshandel	wholesale		124
grosshandlung	wholesale		124
group			397
groupe	group		1644
groupement	group		267
grundschule	primary school		48
grundstucksgesellschaft	real estate		7
grup	group		1148
grupa	group		1148
grupacija	group		342
grupe	group		3456
grupo	group		1143
grupp	group		743
gruppa	group		562
gruppe	group		1140
gruppen	group		1140
gruppo	group		3454
gruppy	group		562
grupul	group		1650
gruzoperevozki	transport		92
guangdian	electronics		39
guanggao	advertising		143
guangxue	optical		39
guanli	management		143
guarderia	kindergarten		21
gula	sugar		104
guldsmed	jewelry		59
gumnaasium	gymnasium		178
guney	south		603
guoji	international		2161
gutter			3
gutters	gutter		3
guvenlik	security		355
gwanggo	advertising		442
gwangwang	tourism		149
gym	fitness		185
gymnasieskola	gymnasium		59
gymnasio	school		49
gymnasium			7
gymnastics			60
gymnastikforening	gymnastics		985
gymnazium	gymnasium		47
gyogyszertar	pharmacy		56
haarstudio	salon		7
haberlesme	communication		355
hacienda	farm		258
haeun	shipping		259
hafen	port		48
haigla	hospital		178
hair	salon		3
hairdressers	salon		3
hairdressing	salon		3
haiyun	shipping		39
hakubutsukan	museum		140
halk	people		603
hambaravi	dental		178
hammaslaakari	dental		67
handel	trading		124
handels	trading		124
handelsgesellschaft	trading		124
handelshaus	trading		124
handelskammare	chamber of commerce		59
handelskammaren	chamber of commerce		550
handelskammer	chamber of commerce		48
handelsonderneming	trading		271
handelsunternehmen	trading		124
handlowa	trading		175
handlowe	trading		175
handlowo	trading		175
handlowy	trading		175
handwerkskammer			48
handyman			3
hanggong	airline		149
hangkong	airline		141
hangyun	shipping		39
harbor	port		66
hardware			51
hardwood			3
hartanah	real estate		335
hasici	fire brigade		613
haskoli	university		702
haskolinn	university		702
hastane	hospital		87
hastanesi	hospital		87
hauling	transport		3
hauptschule			7
haus	house		226
hausverwaltung	real estate		7
hausverwaltungen	real estate		7
havacilik	airline		87
hayvancilik	livestock		61
hdhyh	footwear		55
headquarters			311
health			51
healthcare	health		51
heating			3
heimatmuseum	museum		7
heimatverein			135
heizung	heating		7
heizungsbau	heating		7
heizungstechnik	heating		7
heladeria	gelato		21
hentes	meat		56
hermanos	brother		195
herreria	metal		21
hijos	son		188
hipermercado	supermarket		23
hipotecario	mortgage		21
hire	rental		57
hizmetleri	service		253
hlm	housing		33
hlwyt	confectionery		55
hndsh	engineering		170
hndsyh	engineering		170
hochbau			7
hochschule			7
hoerskool	gymnasium		700
hoesa	company		893
hogeschool	hochschule		35
hogskola	hochschule		59
hogskolan	hochschule		59
hogskole	hochschule		146
hogskolen	hochschule		146
hojskole	hochschule		86
hoken	insurance		140
holding			397
holdingmaatschappij	holding		739
holdingmij	holding		313
holdings	holding		397
holdingselskabet	holding		3449
holz	wood		7
holzbau	wood		7
holzhandel	wood		7
home			311
homes	home		311
hopital	hospital		33
horlogerie	jewelry		33
hoso	broadcasting		140
hospice			3
hospital			51
hospitalar	medical		23
hospitales	hospital		21
hospitalier	hospital		222
hospitality			3
hospitals	hospital		51
hospoda	bar		47
hostal	hostel		21
hostel			3
hostels	hostel		84
hostinec	restaurant		47
hotel			51
hoteleira	hospitality		23
hotelera	hospitality		21
hoteles	hotel		21
hotell	hotel		457
hotellerie	hospitality		33
hotelli	hotel		67
hotels	hotel		3
hotely	hotel		212
house			102
housekeeping	cleaning		57
housing	real estate		51
houthandel	wood		35
hovenier	garden		35
hoveniersbedrijf	garden		35
hranilnica	bank		155
huagong	chemical		141
huanbao	environmental		39
huanjing	environmental		39
huaxue	chemical		141
huazhuangpin	cosmetics		39
huis	house		399
huisartsen	health		35
huisartsenpraktijk	health		35
hukuk	legal		61
hulianwang	internet		39
huonekalu	furniture		67
huoyun	freight		39
hurtownia	wholesale		175
husbolt	meat		56
hvac	heating		3
hvrt	company		735
hwahak	chemical		259
hwajangpum	cosmetics		149
hwk	handwerkskammer		48
hydrauliczne	heating		31
hydraulika	heating		31
hyeophoe	association		893
hym	brother		735
hypothekenbank	mortgage		7
iatriki	medical		49
iatriko	medical		49
ichthyokalliergeies	fish		49
ichthyopoleio	fish		49
idraetsforening	sports		985
idraulica	plumbing		44
idraulico	plumbing		44
idrettslag	sports		540
idrettslaget	sports		540
idrottsforening	sports		541
idrottsforeningen	sports		541
idryma	foundation		310
iglesia	church		21
igreja	church		23
ihk	chamber of commerce		7
ihracat	export		253
ijssalon	gelato		35
ikatan	association		519
ilektriki	electric		49
ilektrismoy	electric		49
ilektronika	electronics		49
iletisim	communication		355
ilkogretim	school		61
ilkokulu	primary school		61
iluminacao	lighting		23
imaging	diagnostics		3
imbiss	snackbar		7
immo	real estate		202
immobili	real estate		421
immobiliare	real estate		421
immobiliari	real estate		421
immobilien	real estate		296
immobilienburo	real estate		7
immobiliengesellschaft	real estate		296
immobilienmakler	real estate		7
immobilienverwaltung	real estate		296
immobilier	real estate		202
immobiliere	real estate		202
immobilieres	real estate		202
immobiliers	real estate		202
imobiliare	real estate		1380
imobiliaria	real estate		336
imobiliario	real estate		23
imobiliarios	real estate		23
imone	company		398
imoveis	real estate		23
imperial			60
impianti	construction		44
import			131
import export		import-export	57
importacao	import		119
importaciones	import		96
importadora	import		96
imports	import		770
imprensa	press		23
imprenta	printing		96
impresa	enterprise		282
impresos	printing		96
imprimerie	printing		351
incaltaminte	footwear		105
incorporadora	real estate		23
independent			60
independente	independent		221
independiente	independent		144
industri	industry		1382
industria	industry		211
industriais	industry		617
industrial	industry		103
industriale	industry		421
industriales	industry		211
industriali	industry		421
industrialnaya	industry		34
industrialnyy	industry		34
industrials	industry		103
industrias	industry		211
industrie	industry		202
industriel	industry		202
industriele	industry		422
industriell	industry		296
industrielle	industry		202
industrielles	industry		202
industriels	industry		202
industrier	industry		1382
industries	industry		103
industrija	industry		2271
industriya	industry		498
industry			103
infantil	child		23
infirmary	hospital		3
informacao	information		387
informacion	information		68
informatica	information		68
information			51
informatsionnaya	information		34
informatsionnye	information		111
informatsionnyy	information		34
informatsiya	information		111
informatyka	information		423
ingatlan	real estate		56
ingegneri	engineering		441
ingegneria	engineering		292
ingenieria	engineering		207
ingenierie	engineering		291
ingenieros	engineering		207
ingenieur	engineering		291
ingenieurbau			7
ingenieurburo	engineering		124
ingenieurburos	engineering		124
ingenieure	engineering		481
ingenieurgesellschaft	engineering		481
ingenieurs	engineering		291
ingenieursbureau	engineering		407
ingeniorer	engineering		1204
ingeniorfirma	engineering		1204
ingenjor	engineering		272
ingenjorsbyra	engineering		941
ingenjorsfirma	engineering		941
inginerie	engineering		531
ingrosso	wholesale		353
inmobiliaria	real estate		68
inmobiliarias	real estate		21
inmobiliario	real estate		68
inmuebles	real estate		21
inn			66
innovacion	innovation		206
innovaciones	innovation		206
innovatie	innovation		936
innovation			131
innovations	innovation		131
innovative	innovation		131
innovazione	innovation		441
innovazioni	innovation		441
inns	inn		3
inovacao	innovation		119
inovasyon	innovation		355
insaat	construction		87
insatsu	printing		666
insinooritoimisto	engineering		324
instalaciones	installation		96
instalaterstvi	heating		47
instalatorstwo	plumbing		31
installateurmeister	plumbing		7
installatiebedrijf	electrical		35
installatietechniek	electrical		35
installation			57
installations	installation		770
institouto	institute		310
instituicao	institution		314
institut	institute		226
institutas	institute		398
institute			102
institutet	institute		237
institution			102
instituto	institute		195
instituts	institute		738
instituttet	institute		894
institutul	institute		740
instituut	institute		399
instituutti	institute		1145
instrument			3
instruments	instrument		3
instytut	institute		561
insulation			3
insulations	insulation		84
insurance			51
insurans	insurance		335
inswae	printing		442
integrada	integration		119
integrated	integration		57
integration			57
inteligencia	smart		690
intelligence	smart		184
intelligent	smart		60
interiors	interior		3
internacionais	international		2157
internacional	international		1323
internacionales	international		1323
internasional	international		2152
internasjonal	international		1326
internasjonale	international		1326
internationaal	international		2155
international			1322
internationala	international		2158
internationale	international		987
internationaler	international		2149
internationales	international		987
internationals	international		1322
internationaux	international		987
internationell	international		1329
internationella	international		1329
internazionale	international		1324
internazionali	international		1324
internet			3
intezet	institute		281
intreprinderea	enterprise		740
inversion	investment		206
inversiones	investment		206
inversora	investment		96
invest	investment		99
investasi	investment		1207
investering	investment		407
investeringen	investment		407
investeringsmaatschappij	investment		407
investice	investment		1202
investicija	investment		771
investicije	investment		1800
investicijos	investment		771
investicni	investment		1203
investigacao	research		119
investigacion	research		96
investimenti	investment		292
investimento	investment		354
investimentos	investment		354
investing	investment		99
investissement	investment		291
investissements	investment		291
investitii	investment		772
investitions	investment		481
investitsii	investment		482
investitsionnaya	investment		482
investitsionnoe	investment		120
investitsionnyi	investment		482
investitsionnyy	investment		120
investment			99
investments	investment		99
investor	investment		99
investors	investment		99
inzenjering	engineering		252
inzenyring	engineering		270
inzenyrstvi	engineering		1202
inzhiniring	engineering		163
inzynieria	engineering		175
inzynieryjne	engineering		175
ipari	industry		56
irmaos	brother		314
irmas	sister		189
iroda	office		281
irodaja	office		281
iron			3
ironworks			3
isannointi	real estate		67
iskola	school		56
isletmeleri	company		218
issledovatelskaya	research		120
issledovatelskiy	research		120
istithmar	investment		350
istituto	institute		282
istruzione	education		44
italok	beverage		56
ithalat	import		253
izdatelskaya	publishing		120
izdatelskiy	publishing		120
izdatelstvo	publishing		668
izdavastvo	publishing		252
jadongcha	motor		259
jaedan	foundation		893
jamiya	society		340
jamiyat	society		340
janitorial	cleaning		57
jardinagem	garden		23
jardineria	garden		21
jardinerie	garden		33
jarnvag	railway		550
jasa	service		352
jecheol	steel		149
jegang	steel		149
jegwa	confectionery		149
jeollyeok	power		149
jeongbo	information		149
jeongi	electric		259
jeongmil	machine		149
jeonja	electronics		259
jeonseon	wire		149
jernbane	railway		549
jeunggwon	security		442
jewelers	jewelry		3
jewellers	jewelry		3
jewellery	jewelry		51
jewelry			51
jeyak	pharmaceutical		259
jiadian	electric		39
jiagong	processing		143
jiaju	furniture		39
jiancai	material		39
jiance	testing		143
jiangong	construction		39
jianshe	construction		141
jianzhu	construction		141
jiaoyu	education		39
jichang	airport		39
jichuang	machine		39
jidian	machine		39
jidosha	motor		140
jijin	fund		1150
jinchukou	import export	import-export	669
jingmao	trading		143
jinrong	finance		143
jinshu	metal		141
jiqiren	robotics		39
jishu	technology		141
jisuanji	computer		39
jituan	group		744
jiudian	hotel		39
jiuye	liquor		39
jixie	machine		141
jizni	south		601
jmyh	association		340
joaillerie	jewelry		33
joalharia	jewelry		23
joalheria	jewelry		23
jobcenter	job centre		48
joias	jewelry		336
joinery	carpentry		3
jordbruk	agriculture		59
journal			3
joyas	jewelry		68
joyeria	jewelry		68
joyerias	jewelry		21
jubiler	jewelry		31
judet	county		820
judetean	region		105
judeteana	region		105
judetul	province		105
jugendamt			7
jugendherberge	youth hostel		48
jukogyo	industry		334
junggongeop	industry		149
junta	government		201
juridica	legal		21
juridico	legal		21
juridicos	legal		21
juridik	legal		59
juridique	legal		33
juridisch	legal		35
jurutera	engineering		582
jutaku	housing		334
juwelier	jewelry		7
kadernictvi	salon		47
kadernictvo	salon		212
kafe	coffee		92
kafeneio	coffee		49
kafeteria	coffee		49
kagaku	chemical		140
kagit	paper		61
kahvila	coffee		67
kaifa	development		143
kaiun	shipping		140
kaluste	furniture		67
kalusteet	furniture		67
kamenictvi	stone		47
kamenolom	stone		70
kamieniarstwo	stone		31
kampaamo	salon		67
kancelar	office		309
kancelaria	legal		31
kanisa	church		1383
kanko	tourism		334
kanton	canton		7
kantoor	office		313
kanzlei	office		135
kapital	capital		665
kapsalon	salon		35
karate			60
karczma	inn		31
kardesler	brother		218
karet	rubber		104
kasap	meat		61
kaserei	dairy		7
kataskeyastiki	construction		49
kataskeyes	construction		49
katastima	store		49
katastimata	store		49
katedra	cathedral		497
katedrala	cathedral		613
katharistirio	laundry		49
kathedrale	cathedral		48
kaubandus	trading		579
kaufhaus	store		7
kauplus	store		178
kauppa	trading		324
kauppayhtio	trading		324
kaupungin	municipality		67
kaupunki	municipality		67
kavana	coffee		70
kavarna	coffee		47
kavezo	coffee		56
kaviaren	coffee		212
kavine	coffee		186
kawiarnia	coffee		31
kazaliste	theatre		2269
kebangsaan	national		2154
kebap			61
kedai	store		335
keji	technology		141
kejuruteraan	engineering		582
kelet	east		691
kelompok	group		519
kementerian	ministry		519
kemiska	chemical		550
kemtvatt	laundry		59
kenkyujo	institute		737
kenkyusho	institution		737
kennel			3
kennels	kennel		3
kensetsu	construction		140
kentro	center		49
kepykla	bakery		186
kereskedelem	trading		220
kereskedelmi	trading		220
kereskedes	trading		220
kereste	wood		61
kerk	church		2275
kertas	paper		104
kerteszet	garden		56
kesehatan	health		104
keshtirani	shipping		420
keskussairaala	hospital		67
kfz	garage		7
kharchova	food		166
khdmt	service		350
khimicheskaya	chemical		111
khimicheskiy	chemical		34
khimiya	chemical		34
khlebokombinat	bakery		34
khlebozavod	bakery		92
kholding	holding		562
kholdingovaya	holding		562
khotel	hotel		332
khram	church		92
khshb	wood		55
khwn	brother		340
kiado	publishing		220
kids	child		3
kieswerk	stone		7
kiinteisto	real estate		67
kiinteistopalvelu	real estate		67
kiinteistot	real estate		67
kikai	machine		140
kilang	works		1146
kimia	chemical		104
kimya	chemical		87
kimyasal	chemical		87
kimyevi	chemical		87
kinder	child		7
kinderdagverblijf	kindergarten		35
kindergarten			7
kinderopvang	kindergarten		35
kindertagesstatte	kindergarten		7
kindlustus	insurance		178
kinnisvara	real estate		178
kinzoku	metal		140
kirche	church		614
kirchengemeinde	parish		48
kirchenkreis			7
kirchgemeinde	parish		7
kirjapaino	printing		324
kirjasto	library		67
kirjastus	publishing		579
kirke	church		549
kirkko	church		701
kirtasiye	stationery		61
kisen	shipping		140
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
klining	cleaning		120
kliningovaya	cleaning		120
kloster	monastery		48
klostoyfantoyrgia	textile		49
klub	club		226
knihkupectvi	bookstore		47
knihovna	library		47
kniznica	library		212
knjigarna	bookstore		155
knjigovodstvo	accounting		252
knjizara	bookstore		70
knjiznica	library		70
kobmand	store		86
kogyo	industry		140
kohvik	coffee		178
koleji	school		61
kolkhoz	agriculture		92
kombinat	works		136
komitet	committee		136
kommercheskaya	commercial		163
kommotirio	salon		49
kommun	municipality		237
kommune	municipality		894
kommunen	municipality		467
kommunikation	communication		665
kommunikatsii	communication		163
kommunikatsiya	communication		120
kompani	company		743
kompania	company		1148
kompanie	company		1140
kompaniet	company		743
kompanii	company		562
kompaniia	company		3464
kompanija	company		3457
kompaniya	company		562
kompaniyasy	company		1648
komunala	public utility		155
komunalno	public utility		70
komuten	construction		334
konditerska	confectionery		166
konditerskaya	confectionery		34
konditerskiy	confectionery		34
konditorei	pastry		7
konditori	pastry		59
konditoria	pastry		67
konepaja	machine		67
konfeksiyon	clothing		61
konggu	holding		1150
koniglich	royal		539
koninklijke	royal		327
konoba	restaurant		70
konsalting	consulting		163
konsaltingovaya	consulting		163
konsaltingovyy	consulting		120
konsortsium	consortium		136
konstrukce	construction		1376
konstrukcja	construction		424
konstrukcje	construction		424
konstruksi	construction		104
konstruktion	construction		296
konstruktionen	construction		296
konstruktorskoe	construction		498
konsulenter	consulting		440
konsult	consulting		940
konsultan	consulting		352
konsultatsii	consulting		668
konsultatsionnaya	consulting		120
konsulter	consulting		272
konsulting	consulting		940
konsultointi	consulting		324
kontora	office		1149
kontraktor	contracting		352
kontsern	group		1642
konveksi	clothing		104
konyveles	accounting		220
konyvelo	accounting		220
konyveloiroda	accounting		220
konyvesbolt	bookstore		56
konyvtar	library		56
konzalting	consulting		252
konzern	conglomerate		226
kool	school		178
kooperatifi	cooperative		218
kooperativ	cooperative		743
kooperativa	cooperative		743
kooperatsiya	cooperative		562
kooperatyvas	cooperative		398
koper	copper		35
koperasi	cooperative		1646
kopi	coffee		104
kopitiam	coffee		335
korhaz	hospital		56
korkeakoulu	hochschule		67
korporacija	corporation		3462
korporatsii	corporation		136
korporatsiya	corporation		136
korteriuhistu	housing		178
kosciol	church		31
kosmetikstudio	salon		7
kosmimata	jewelry		49
kosmimatopoleio	jewelry		49
kostel	church		47
kotsu	transport		334
koulu	school		67
koulutus	education		67
kovo	metal		47
kozjegyzoi	notariat	Notariat	56
kozpont	center		281
kozuzemi	public utility		56
krajska	krajsky	krajský	47
krajsky		krajský	47
krankenhaus	hospital		7
kredi	credit		253
kredit	credit		665
kredito	credit		581
kredytowa	credit		175
kreis	district		48
kreissparkasse			614
kreisverband			135
kreisverwaltung	district office		48
kreiswerke	municipal utility		48
kreopoleio	meat		49
ksiegarnia	bookstore		31
ksiegowe	accounting		175
ktimatiki	real estate		49
kuafor	salon		61
kuaidi	freight		39
kuangye	mining		141
kuchen	kitchen		7
kuchenstudio	kitchen		7
kukkakauppa	florist		67
kuljetus	transport		67
kuljetusliike	transport		67
kulturverein			135
kulubu	club		218
kulup	club		896
kumiai	cooperative		737
kunglig	royal		1328
kunta	municipality		341
kuresel	global		988
kustannus	publishing		324
kutuphane	library		61
kutuphanesi	library		61
kuyumcu	jewelry		61
kuyumculuk	jewelry		61
kuzey	north		603
kvetinarstvi	florist		47
kvetiny	florist		47
kvvtst	group		735
kwekerij	nurseries		35
kwiaciarnia	florist		31
kyodokumiai	cooperative		1647
kyokai	association		737
kyrka	church		59
kyrkan	church		59
lab	laboratory		51
laboratoire	laboratory		179
laboratoires	laboratory		179
laboratorien	laboratory		165
laboratorier	laboratory		457
laboratories	laboratory		51
laboratorio	laboratory		68
laboratorios	laboratory		68
laboratorium	laboratory		165
laboratoriya	laboratory		111
laboratory			51
laboratuvar	laboratory		87
labore	laboratory		165
labs	laboratory		51
lacteos	dairy		21
ladang	farm		335
laegehus	hospital		86
laegehuset	hospital		86
laerskool	primary school		700
laget	association		894
laiterie	dairy		33
laitos	institute		341
lakargruppen	medical		59
lakiasiaintoimisto	legal		67
lanchonete	snackbar		23
land	real estate		66
landbouw	agriculture		35
landbrug	agriculture		86
landelijk	national		1325
landesverband			135
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
lansi	west		805
lantbruk	agriculture		59
lasteaed	kindergarten		178
laticinios	dairy		23
latteria	dairy		44
laundries	laundry		3
laundromat	laundry		3
laundry			3
lavanderia	laundry		387
law	legal		57
lawn	garden		3
lblstyk	plastic		55
lblstykyh	plastic		55
lbtrwl	oil		55
ldwly	international		600
ldwlyh	international		600
ldwyh	pharmaceutical		55
learning	education		3
lease	leasing		131
leasing			131
leather			3
lebensmittel	food		7
leer	leather		35
legal			57
legale	legal		44
legali	legal		44
legesenter	hospital		146
legnami	wood		44
legno	wood		44
leidykla	publishing		581
leipomo	bakery		67
leisure	entertainment		3
leite	dairy		23
lekaren	pharmacy		212
lekarna	pharmacy		47
lekarska	medical		47
lending	credit		57
lesopromyshlennyy	wood		34
leste	east		221
letiste	airport		1018
levensmiddelen	food		35
lfndq	hotel		55
lghdhiyh	food		154
lghdhyh	food		55
lhdyd	steel		55
lhdythh	modern		600
lhlwyt	confectionery		55
lhndsyh	engineering		170
liangyou	food		39
liansuo	retail		143
librairie	bookstore		33
libraries	library		3
library			84
libre	free		384
libreria	bookstore		258
liceo	gymnasium		44
liceul	gymnasium		105
liceum	gymnasium		31
licilacki	painting		70
light	lighting		66
lighting			3
ligonine	hospital		186
liitto	association		341
likarnya	hospital		166
limpeza	cleaning		119
limpezas	cleaning		119
limpieza	cleaning		96
limpiezas	cleaning		96
lingbujian	parts		39
linhas aereas	airline		23
linnavalitsus	municipality		178
linye	forestry		39
liquor			3
liquors	liquor		3
lisesi	gymnasium		61
listrik	electric		104
litsey	gymnasium		92
livestock			3
livraria	bookstore		23
livros	bookstore		23
livsmedel	food		59
lizing	leasing		163
lizingovaya	leasing		163
lizingovyy	leasing		120
ljekarna	pharmacy		70
ljekarne	pharmacy		70
lkhrb	electric		55
lkhrbiyh	electric		55
llblstyk	plastic		55
llbtrwl	oil		55
lldwyh	pharmaceutical		55
lldykwr	decoration		55
llfndq	hotel		55
llghdhyh	food		154
llghz	gas		55
llhdhyh	footwear		55
llhdyd	steel		55
llhlwyt	confectionery		55
llhndsh	engineering		170
lljlwd	leather		55
llkhdmt	service		350
llkhrb	electric		55
llkhshb	wood		55
lllbn	dairy		55
lllmnywm	aluminum		55
llmdt	equipment		55
llmjwhrt	jewelry		55
llmlbs	clothing		55
llmnywm	aluminum		55
llmqwlt	contracting		350
llmshrwbt	beverage		55
llmstlzmt	medical		55
llmyh	international		600
llnft	oil		55
llnql	transport		154
llnshr	publishing		170
llnsht	construction		55
llnsyj	textile		55
llqrt	real estate		154
llsfr	travel		55
llshhn	freight		55
llsmk	fish		55
llsnh	industry		55
llsnt	industry		55
llsrfh	exchange		55
llstthmr	investment		170
llstthmrt	investment		170
llstyrd	trading		350
llsyhh	tourism		55
llsynh	maintenance		170
llsyrt	automotive		55
lltbh	printing		170
lltdyn	mining		55
llthth	furniture		154
lltjrh	trading		350
lltknwlwjy	technology		55
lltlym	education		55
lltmwyl	finance		170
lltmyn	insurance		154
lltmyr	construction		55
lltndhyf	cleaning		170
lltqh	energy		55
lltqnyh	technology		55
lltslt	telecom		170
lltswyq	marketing		170
lltwzy	distribution		170
lltyrn	airline		55
llzjj	glass		55
llzrh	agriculture		55
lmjwhrt	jewelry		55
lmlbs	clothing		55
lmlyh	finance		170
lmnywm	aluminum		55
lmqwlt	contracting		350
lmshrwbt	beverage		55
lmthdh	united		600
lnftyh	oil		55
lnsht	construction		55
lnsyj	textile		55
loan	credit		57
local			185
locanda	hotel		44
locksmith			3
locksmiths	locksmith		3
lodge			66
lodging	hotel		3
lodziarnia	gelato		31
logistic	logistics		51
logistica	logistics		68
logisticheskaya	logistics		111
logisticheskie	logistics		34
logisticheskiy	logistics		34
logistics			51
logistika	logistics		111
logistiko	accounting		290
loja	store		387
lojas	store		387
lojistik	logistics		87
lokanta	restaurant		61
lokantasi	restaurant		61
loodgietersbedrijf	plumbing		35
loteria	casino		23
lotnisko	airport		423
lottery	casino		3
lqbdh	holding		1641
lqryh	real estate		154
lshhn	freight		55
lsmnt	cement		55
lsnyh	industry		55
lstthmr	investment		170
lstthmryh	investment		170
lsyhh	tourism		55
lsyrt	automotive		55
ltbyh	medical		55
ltjrh	trading		170
ltknwlwjy	technology		55
ltlym	education		55
ltqnyh	technology		55
ltyrn	airline		55
luchthaven	airport		496
ludowy	people		256
luftfahrt	airline		165
lukio	gymnasium		67
lumber	wood		3
luxingshe	travel		39
luyou	tourism		39
lycee	gymnasium		33
lykeio	gymnasium		49
lzryh	agriculture		154
maatila	farm		67
maatschappij	company		313
macchine	machine		44
macelarie	meat		105
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
maden	mining		87
madencilik	mining		87
maderas	wood		21
maderera	wood		21
magasin	store		33
magasins	store		33
magaza	store		61
magazin	store		105
magistrat	municipality		47
maid	cleaning		57
maids	cleaning		57
mainostoimisto	advertising		324
maintenance			57
mairie	municipality		312
maison	house		267
maiznica	bakery		297
makanan	food		104
makelaardij	real estate		35
makelaars	real estate		35
makina	machine		61
makine	machine		61
maklare	real estate		59
malarstwo	painting		31
malerbetrieb	painting		7
malerei	painting		7
malerfirma	painting		86
malerfirmaet	painting		548
maleri	painting		59
malermeister	painting		7
malermester	painting		86
malirstvi	painting		47
mall			66
malzeme	material		61
malzemeleri	material		61
malzemesi	material		61
managed	management		99
management			99
manager	management		99
managers	management		99
managing	management		99
manifattura	manufacturing		1802
manufactory	manufacturing		99
manufactura	manufacturing		207
manufacturas	manufacturing		207
manufacture	manufacturing		99
manufacturer	manufacturing		99
manufacturers	manufacturing		99
manufactures	manufacturing		99
manufacturing			99
manufaktur	manufacturing		1208
manufaktura	manufacturing		482
manutencao	maintenance		119
maoyi	trading		669
maquinaria	machine		21
maquinas	machine		23
marangoz	carpentry		61
marbrerie	stone		33
marcenaria	carpentry		23
marche	market		1020
marine	shipping		51
marisqueria	restaurant		21
maritime	shipping		51
maritimo	shipping		21
markaz	center		892
market			66
marketing			131
marketingovaya	marketing		163
marketingu	marketing		1212
markets	market		3
markt	market		614
marktgemeinde	municipality		7
marmi	stone		44
marmoles	stone		21
marmores	stone		23
mart	market		3
masarnia	meat		31
maschinen	machine		7
maschinenbau	machine		7
maschinenfabrik	machine		7
mashinostroenie	machine		111
mashinostroitelnaya	machine		34
mashinostroitelnyy	machine		92
masjid	mosque		55
maskin	machine		59
maskiner	machine		59
maskinfabrik	machine		86
masonry			3
masons	masonry		3
masraf	bank		154
massage			3
master			156
maszynowy	machine		31
maszyny	machine		31
matbaa	printing		253
matbaacilik	printing		253
materiais	material		23
material			3
materiale	supply		531
materials	material		3
materialy	material		34
materska	school		47
matkat	travel		67
matkatoimisto	travel		67
max	super		60
mayorista	wholesale		96
mayoristas	wholesale		96
mdrs	school		154
mdrsh	school		154
meat			3
mebel	furniture		92
mebeles	furniture		297
mebeli	furniture		332
mebelnaya	furniture		34
mebelnyy	furniture		34
meble	furniture		31
mebli	furniture		166
meblowe	furniture		31
mecanica	machine		68
mecanique	machine		179
meccanica	machine		44
meccaniche	machine		44
mechanical			51
mechaniczne	mechanical		31
media			51
medias	media		179
medica	medical		68
medical			51
medicala	medical		105
medichniy	medical		166
medicina	medical		68
medicine	medical		51
medicines	medical		3
medicinski	medical		70
medico	medical		68
medicos	medical		21
medien	media		165
medikal	medical		61
medios	media		68
medisch	medical		35
meditsinskaya	medical		111
meditsinskiy	medical		92
meditsinskoe	medical		34
medizinische	medical		7
medya	media		87
medyczna	medical		31
medyczne	medical		31
medyczny	medical		31
mega	super		60
megye	county		818
megyei	province		56
meieri	dairy		146
meijeri	dairy		67
meitan	coal		141
meiye	coal		39
mejeri	dairy		59
mekaniska	machine		59
mekaniske	mechanical		549
mekhana	restaurant		332
mekhanicheskaya	mechanical		34
mekhanicheskiy	mechanical		111
mektebi	school		1021
melkveebedrijf	dairy		35
member			156
men			3
menedzhment	management		163
menighet	church		146
menuiserie	carpentry		33
menuiseries	carpentry		33
mercadeo	marketing		206
mercadinho	supermarket		23
mercado	market		258
mercadotecnia	marketing		206
mercato	market		819
merceria		mercería	21
meridional	south		144
meridionale	south		361
mermer	stone		61
mernoki	engineering		220
mernokiroda	engineering		220
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
metallurgicheskiy	steel		92
metallurgie	metal		33
metallurgy	metal		51
metallverarbeitung	metal		7
metallwerke	metal		7
metally	metal		34
metalowe	metal		31
metals	metal		3
metalurgica	metal		68
metalurji	metal		87
metro	metropolitan		185
metropole	metropolis		222
metropolitan			60
metzgerei	meat		7
metzgermeister	meat		7
meubel	furniture		104
meubelen	furniture		35
meubels	furniture		35
meubles	furniture		33
mezhdunarodnaya	international		414
mezhdunarodnoe	international		414
mezhdunarodnyy	international		414
mezogazdasagi	agriculture		56
mezquita	mosque		201
mfg	manufacturing		131
mfrwsht	furniture		154
mfyyh	bakery		615
mfyyt	bakery		615
miasta	municipality		31
miasto	municipality		31
microelectronics	semiconductor		3
midwest			60
miejski	municipality		256
miesny	meat		31
mieszkaniowa	housing		31
mieterverein	tenants association		48
military	defense		51
milk	dairy		3
mill	works		311
milling			3
mills	works		311
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
ministarstvo	ministry		342
ministeerium	ministry		1144
ministere	ministry		267
ministeri	ministry		1137
ministerie	ministry		399
ministeriet	ministry		237
ministerija	ministry		398
ministerio	ministry		195
ministerium	ministry		226
ministero	ministry		282
ministerstvo	ministry		136
ministerstwo	ministry		343
ministerul	ministry		740
ministrija	ministry		738
ministrstvo	ministry		742
ministry			102
miniszterium	ministry		281
minuman	beverage		104
miska	gorodskaya	городская	166
mission	church		66
mittelschule		Mittelschule	7
mizarstvo	carpentry		155
mjmwh	group		340
mjwhrt	jewelry		55
mkhbz	bakery		154
mktbh	bookstore		154
mleczarnia	dairy		31
mlekara	dairy		278
mlekarna	dairy		47
mljekara	dairy		70
mnogoprofilna	hospital		332
moasseseh	institution		892
mobel	furniture		7
mobelhaus	furniture		7
mobila	furniture		105
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
moderna	modern		144
mokykla	school		186
molkerei	dairy		7
molochnaya	dairy		34
molochniy	dairy		166
molochnyy	dairy		92
moloko	dairy		34
monastere	monastery		222
monasterio	monastery		201
monastero	monastery		180
monastery			84
monde	world		385
mondial	global		385
mondiale	global		385
montazh	installation		120
montazhnaya	installation		120
montazhnoe	installation		120
montessori			3
moobel	furniture		178
moqawalat	contracting		350
morskaya	shipping		111
morskoe	shipping		34
morskoy	shipping		92
mortgage			3
moschee	mosque		48
mosoda	laundry		56
mosque			84
mosquee	mosque		222
motel			3
motels	motel		3
motor			51
motorcycle			3
motorcycles	motorcycle		84
motoren	motor		165
motorlari	motor		87
motorlu	motor		87
motors	motor		51
motoru	motor		87
motory	motor		111
motoryzacja	automotive		31
motuoche	motorcycle		39
moveis	furniture		23
movers	moving		57
movil	mobile		21
moving			57
mpakaliko	store		49
mpk			497
msdt	restaurant		615
mshrwbt	beverage		55
msn	works		340
msrf	bank		154
mstshfa	hospital		154
mstshfyt	hospital		154
mtm	restaurant		154
muassasa	establishment		340
muassasat	establishment		340
mudurlugu	public office		61
muebleria	furniture		21
mueblerias	furniture		21
muebles	furniture		258
muffler			3
mufflers	muffler		3
muhasebe	accounting		253
muhendislik	engineering		253
mullyu	logistics		149
mulsan	trading		935
multi	general purpose		60
multiservice			291
multiservices	multiservice		291
multiservicios	multiservice		96
multiservizi	multiservice		292
mundial	global		144
mundo	world		690
municipal	municipality		184
municipale	municipality		385
municipalidad	municipality		188
municipalite	municipality		33
municipality			156
municipio	municipality		188
municipios	municipality		21
municipiul	municipality		105
munisipaliteit	municipality		700
muqawalat	contracting		350
murerfirma	masonry		548
murerfirmaet	masonry		548
musavirlik	consulting		253
musea	museum		35
musee	museum		179
museen	museum		7
museet	museum		59
museo	museum		68
museos	museum		68
museu	museum		336
museum			51
museums	museum		3
music			3
musikschule		Musikschule	48
mustashfa	hospital		154
mutua	mutual		144
mutual			60
mutuel	mutual		384
mutuo	mutual		221
muyeok	trading		935
muze	museum		61
muzej	museum		70
muzesi	museum		87
muzeu	museum		105
muzeul	museum		105
muzeum	museum		423
muzey	museum		92
mvtt	association		735
mvz			48
myasnaya	meat		34
myasnoy	meat		34
myasokombinat	meat		34
myymala	store		67
nabytek	furniture		47
nabytok	furniture		212
nacionais	national		221
nacional	national		690
nadace	foundation		309
nadacia	foundation		741
naft	oil		420
nagykereskedelmi	wholesale		220
nagykereskedes	wholesale		220
nahrungsmittel	food		7
nails			3
naklada	publishing		252
nakladatelstvi	publishing		270
nakliyat	transport		61
nakliye	transport		87
namestaj	furniture		278
namjestaj	furniture		70
napitki	beverage		92
napoje	beverage		31
naql	transport		154
narodni	national		2147
narodowy	national		692
nasional	national		492
nasjonale	national		2156
national			184
nationale	national		384
nationalpark	national park		48
nationwide			185
natsionalen	national		1321
natsionalna	national		1321
natsionalnaya	national		415
natsionalniy	national		2159
natsionalnoe	national		414
natsionalnyy	national		414
natural			60
nature	natural		60
natureza	natural		221
natursteine	stone		7
nauchno	science		92
naval	shipping		68
navigation	shipping		3
naytilia	shipping		49
naytiliakes	shipping		49
naytiliaki	shipping		49
nazionale	national		807
nedvizhimost	real estate		111
neft	oil		111
neftegazovaya	oil		34
neftekhim	petrochemical		34
neftekhimicheskaya	petrochemical		34
neftekhimicheskiy	petrochemical		34
nefteprodukt	oil		34
nefteprodukty	oil		34
neftyanaya	oil		111
neftyanoy	oil		34
negara	state		492
negoce	trading		351
negocios	business		188
negozio	store		44
nekretnine	real estate		70
nemocnica	hospital		212
nemocnice	hospital		47
nemzeti	national		691
nengyuan	energy		141
nepremicnine	real estate		155
nettoyage	cleaning		351
network			102
networks	network		102
netzwerk	network		226
new			60
news			3
niaga	trading		352
niangjiu	liquor		39
niederlassung	branch		135
nieruchomosci	real estate		31
nogyo	agriculture		140
nongeop	agriculture		149
nongye	agriculture		39
noodle	noodles		3
noodles			3
noord	north		327
noordoost	northeast		327
noordwest	northwest		327
nord	north		806
nordeste	northeast		1327
nordost	northeast		360
nordre	north		540
nordwest	northwest		986
noreste	northeast		144
noroeste	northwest		144
norra	north		541
norte	north		383
north			185
northeast			185
northeastern	northeast		60
northern	north		60
northwest			185
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
notarius	notariat	Notariat	92
nova	new		221
novo	new		221
novos	new		221
novy	new		601
nucleaire	nuclear		179
nuclear			51
nucleare	nuclear		333
nueva	new		144
nuevo	new		144
nukleer	nuclear		87
nurseries			3
nutrition	food		3
nyomda	printing		220
nyugat	west		691
obchodna	trading		938
obchodni	trading		270
obchodny	trading		938
obcina	municipality		155
obec	municipality		47
obedinenie	association		136
obedinennaya	united		415
obedinennoe	united		414
obedinennyy	united		414
oberlandesgericht			48
oberschule			7
obiednannya	association		1651
oblasna	oblastnaya	областная	166
oblastnaya		областная	92
oborudovanie	equipment		111
oborudovaniya	equipment		34
obras	construction		21
obrazovaniya	education		34
obrazovanje	education		70
obrazovatelnoe	education		34
obrazovatelnyy	education		34
observatoire	observatory		222
observatorio	observatory		201
observatorium	observatory		48
observatory			84
obshchestvo	society		136
obshchina	municipality		332
obuv	footwear		47
obuvnaya	footwear		34
obuwie	footwear		31
obyedinenie	association		136
occidental	west		383
occidentale	west		361
occidente	west		383
ocelarny	steel		47
ochrona	security		175
ocmw		OCMW	35
oddzial	branch		1147
odevy	clothing		47
odezhda	clothing		92
odontiatreio	dental		49
odontologia	dental		21
odontologica	dental		21
odvetniska	legal		155
odvjetnicki	legal		70
odziez	clothing		31
odziezowy	clothing		31
oeste	west		383
office	bureau		102
office representative			156
officina	works		373
officine	works		373
oficina	bureau		195
oficinas	bureau		195
ofis	bureau		136
ofisi	bureau		896
ogolnobudowlane	construction		31
ogrodnictwo	garden		31
ogrody	garden		31
ogullari	son		218
oil			51
oinopoieio	wine		49
oinopoiia	wine		49
oinopoiitiki	wine		49
okhrana	security		120
okhrannaya	security		120
okhrannoe	security		120
okres	district		613
okresni		okresní	47
oktatas	education		56
oktatasi	education		56
okul	school		87
okulu	school		61
old			60
olje	oil		2276
olletehas	brewery		178
ollscoil	university		1378
omilos	group		310
omistus	holding		341
omnisports	sports		384
oncology			3
onderneming	company		313
onderwijs	education		35
onkormanyzat	municipality		281
onkormanyzata	municipality		56
online	internet		3
oost	east		327
opcina	municipality		342
open			60
oper	opera		48
opera			222
operaciones	operation		206
operacoes	operation		937
operadora	operation		96
operating	operation		131
operation			131
operations	operation		131
operazioni	operation		441
opstina	municipality		895
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
orasul	municipality		105
orchester	orchestra		48
orchestra			84
orchestre	orchestra		222
ordinace	clinic		47
ordine	guild		180
ordnungsamt			7
oreficeria	jewelry		44
organic	natural		60
organisatie	organization		399
organisation	organization		102
organizace	organization		1138
organizacion	organization		195
organizacja	organization		561
organizacoes	organization		189
organization			102
organizatsiya	organization		136
orient	east		806
oriental	east		383
orientale	east		361
oriente	east		383
original			60
originals	original		60
orquesta	orchestra		201
orquestra	orchestra		1022
ortakligi	company		218
ortaokulu	mittelschule	Mittelschule	61
orthodontics			3
orthodontist	orthodontics		3
orthodontists	orthodontics		3
orthopaedics	orthopedics		3
orthopedics			3
ortofrutta	food		44
ortsburgergemeinde	burgergemeinde	bürgergemeinde	7
ortsgemeinde	municipality		7
ortsverband			135
ortsverein	ortsverband		135
orvostechnikai	medical		56
osiguranje	insurance		70
osnovna	school		70
osp	fire brigade		497
ospedale	hospital		44
ospedaliera	hospital		180
ospedaliero	hospital		180
ost	east		986
osteria	restaurant		44
ostra	east		541
ostraha	security		270
osuuskauppa	cooperative		341
osuuskunta	cooperative		341
osuuspankki	bank		67
oswiata	education		31
otdel	department		136
otel	hotel		111
otica	optical		23
otkrytoe	open		328
oto	automotive		61
otomotif	automotive		104
otomotiv	automotive		703
otoritas	authority		1646
ottica	optical		44
ouest	west		806
ourivesaria	jewelry		23
outlet			66
outsourcing			57
ovoda	kindergarten		56
owner			156
pabrik	works		519
packaging			57
packing	packaging		57
padaria	bakery		23
pagariari	bakery		178
paint			3
painters	painting		3
painting			3
paints	paint		3
paivakoti	kindergarten		67
pajouhesh	research		1206
pakalpojumi	service		1210
pallet			57
pallets	pallet		57
palvelu	service		324
palvelut	service		324
pamatskola	primary school		297
panaderia	bakery		21
panepistimio	university		49
panetteria	bakery		44
pangan	food		104
panificadora	bakery		21
panificatie	bakery		105
panificio	bakery		44
panimo	brewery		67
pank	bank		178
pankki	bank		67
pansiyon	hotel		61
panzio	inn		56
pao de	bakery		23
papelaria	stationery		23
papeleria	stationery		21
paper			3
parafia	church		31
paralegal	legal		57
parapija	church		186
parceiro	partner		189
parduotuve	store		186
parikmakherskaya	salon		92
parish			84
parishad	council		736
parochie	church		35
parohia	church		105
paroisse	church		33
parokhodstvo	shipping		34
paroquia	church		23
parrocchia	church		44
parroquia	church		21
parrucchiere	salon		44
parrucchieri	salon		44
partei	party		48
partia	party		497
participacoes	holding		189
partido	party		201
partidul	party		820
partito	party		180
partner			102
partners	partner		102
partnership	partner		156
partnerships	partner		156
partnery	partner		136
parts			3
parturi	salon		67
pasaraya	supermarket		335
paschim	west		602
pashchim	west		602
paslaugos	service		581
pastane	pastry		61
pastanesi	pastry		61
pastelaria	pastry		23
pasteleria	pastry		21
pasticceria	pastry		44
pastries	pastry		3
pastry			3
pasvaldiba	municipality		738
pathology			3
patika	pharmacy		56
patiserie	pastry		105
patisserie	pastry		33
pavers	paving		3
paving			3
paysagiste	garden		33
pazarlama	marketing		355
pdam			1379
pechatnitsa	printing		769
peche	fish		33
pecheries	fish		33
pecuaria	livestock		23
pediatrics			3
pedreira	quarry		23
pedreiras	quarry		23
peguam	legal		335
peijian	parts		39
peinture	painting		33
peintures	painting		33
peixaria	fish		23
pekara	bakery		70
pekaren	bakery		212
pekarna	bakery		47
pekarnya	bakery		92
pekarstvi	bakery		47
pekseg	bakery		56
pelayaran	shipping		104
peluqueria	salon		21
pembiayaan	finance		352
pembinaan	construction		335
pemerintah	municipality		519
pencetakan	printing		582
pendidikan	education		104
penerbangan	airline		104
penerbit	publishing		352
pengangkutan	transport		335
penginapan	hotel		104
pengolahan	processing		352
pension			3
pensions	pension		3
pensjonat	hotel		31
penzion	hotel		47
people			60
peoples	people		60
pepiniere	nurseries		33
pepinieres	nurseries		33
perabot	furniture		335
perabut	furniture		335
percetakan	printing		352
perdagangan	trading		352
perestrakhovanie	reinsurance		111
perevezennya	transport		166
perevozki	transport		92
perhiasan	jewelry		104
perikanan	fish		104
periklanan	advertising		352
periodontics			3
perkebunan	agriculture		104
perkhidmatan	service		582
perkumpulan	association		519
perniagaan	trading		582
perpustakaan	library		104
persatuan	association		1146
pertambangan	mining		104
pertanian	agriculture		104
perunding	consulting		582
perusahaan	company		519
pervezimai	transport		186
pescaderia	fish		21
pescas	fish		23
pescheria	fish		44
pesquera	fish		21
pesquisa	research		119
pesula	laundry		67
pet			3
peternakan	livestock		104
petrelaia	oil		49
petrelaioy	oil		49
petrochemical			51
petrochemicals	petrochemical		84
petrokimya	petrochemical		87
petrol	oil		51
petroleo	oil		68
petroleos	oil		21
petroleum	oil		51
petroshimi	petrochemical		420
pets	pet		3
peyzaj	garden		61
pfarramt	parish		48
pfarre	church		7
pfarrei	parish		48
pfarrgemeinde	church		7
pflegedienst		Pflegedienst	7
pflegeheim		Pflegeheim	7
pharma	pharmaceutical		103
pharmaceutical			103
pharmaceuticals	pharmaceutical		103
pharmaceutique	pharmaceutical		202
pharmacie	pharmacy		202
pharmacies	pharmacy		103
pharmacist	pharmacy		3
pharmacists	pharmacy		3
pharmacy			103
pharmazeutische	pharmaceutical		7
philharmonic	orchestra		84
photo			3
photographer	photo		3
photographers	photo		3
photographic	photo		3
photos	photo		84
pidpriiemstvo	company		1651
piekarnia	bakery		31
pijiu	brewery		39
pilates			60
pinceszet	wine		56
pinturas	painting		21
pipe			3
pipeline	pipe		3
pishchevaya	food		34
pishchevoy	food		34
pivara	brewery		278
pivovar	brewery		47
pivovara	brewery		70
pivovarna	brewery		155
pivovarnya	brewery		92
pivzavod	brewery		92
pizza	pizzeria		3
pizzaria	pizzeria		23
pizzeria			66
planning			57
plant	works		102
planteskole	nurseries		86
plastic			3
plastics	plastic		3
plastik	plastic		61
plataforma	platform		188
platform			311
platforms	platform		156
plating			3
plebania	church		56
plomberie	plumbing		33
plomeria	plumbing		21
plumber	plumbing		3
plumbers	plumbing		3
plumbing			3
pochistvane	cleaning		769
podiatry			3
podjetje	company		742
podnik	company		309
podroze	travel		31
podrozy	travel		31
podstawowa	school		31
poduzece	company		342
pohikool	primary school		178
pohistvo	furniture		155
pohjois	north		805
poissonnerie	fish		33
poistovna	insurance		212
pojisteni	insurance		47
pojistovaci	insurance		47
pojistovna	insurance		47
pokryvacstvi	roofing		47
poliambulatorio	clinic		44
police			84
policia	police		201
policlinica	clinic		21
policlinico	clinic		21
polideportivo	sports		144
poligrafia	printing		175
poligraficheskaya	printing		120
poligrafiya	printing		120
polikliinik	clinic		178
poliklinik	clinic		7
poliklinika	clinic		31
poliklinikos	clinic		186
polisportiva	sports		361
politechnika	polytechnic		497
politecnico	polytechnic		180
politehnica	polytechnic		820
polizei	police		48
poljoprivreda	agriculture		70
poljoprivredno	agriculture		70
polnoc	north		256
polnocna	north		256
polnocny	north		256
polnohospodarske	agriculture		212
poludnie	south		256
poludniowa	south		256
poludniowy	south		256
polyclinique	clinic		33
polytechnic			84
polytechnique	polytechnic		222
pompiers	fire brigade		222
popolare	people		361
populaire	people		384
popular	people		144
poradenstvi	consulting		270
port			66
porto	port		387
portos	port		23
ports	port		66
poslugi	service		583
post	postal		3
posta	postal		61
postal			3
potencia	power		68
potravinarske	food		47
potraviny	food		2266
poultry	meat		3
poupanca	savings		119
pousada	hotel		23
power			51
powiat	district		497
powiatowe	powiatowy		31
powiatowy			31
pradelna	laundry		47
pralnia	laundry		31
pravitelstvo	government		136
prawna	legal		31
prawnicza	legal		31
praxis	health		7
predpriyatie	enterprise		136
predpriyatiya	enterprise		136
preduzece	company		895
preescolar	kindergarten		21
prefecture			222
prefeitura	municipality		189
prefettura	public office		44
prehrambena	food		70
prekyba	trading		581
premier			185
premium	premier		60
preschool	kindergarten		3
press			3
prestamos	credit		96
prevoyance	pension		33
prevoz	transport		278
prevozi	transport		155
prevoznistvo	transport		155
priborostroenie	instrument		34
priborostroitelnyy	instrument		34
prifysgol	university		1019
prijevoz	transport		70
primaria	municipality		520
prime	premier		60
print	printing		57
printer	printing		57
printers	printing		57
printing			57
privada	private		383
privat	private		539
private			184
privato	private		807
privee	private		384
pro	professional		185
process	processing		57
processamento	processing		119
processing			57
procurement			57
prodavaonica	store		70
prodavnica	store		278
prodavnitsa	store		278
prodotti	product		441
prodotto	product		441
prodovolcha	food		166
prodovolstvennaya	food		92
prodovolstvennyy	food		34
producao	production		354
produccion	production		207
producciones	production		207
produce	production		99
producer	production		99
producers	production		99
producing	production		99
producoes	production		354
product			99
producten	product		407
producteurs	production		291
productie	production		407
producties	production		407
production			99
productions	production		99
producto	product		207
productora	production		207
productores	production		207
productos	product		207
products	product		99
produit	product		291
produits	product		291
produk	product		1208
produkcja	production		667
produkcyjna	production		667
produkcyjne	production		667
produkcyjno	production		667
produksiyon	production		1808
produksjon	production		1805
produkt	product		481
produkte	product		481
produkten	product		407
produkter	product		941
produktie	production		407
produktion	production		481
produktions	production		481
produktionsgesellschaft	production		481
produktsiya	production		163
produkty	product		667
produse	product		772
produtora	production		354
produtores	production		354
produtos	product		354
produttori	production		292
produzione	production		292
produzioni	production		292
proekt	project		136
proekty	project		136
professional			184
profissional	professional		221
progettazione	project		282
proizvodstvennaya	production		163
proizvodstvenno	manufacturing		120
proizvodstvennoe	production		163
proizvodstvennyy	manufacturing		120
proizvodstvo	production		163
project			102
projectos	project		189
projects	project		102
projekcni	engineering		270
projekt	project		226
projetos	project		314
promislova	industry		166
promislovist	industry		166
promocao	promotion		119
promocion	promotion		96
promotion			57
promotora	promotion		96
promyshlennaya	industry		34
promyshlennoe	industry		34
promyshlennost	industry		34
promyshlennyy	industry		34
propaganda	advertising		119
properti	real estate		104
properties	real estate		103
property	real estate		103
proprete	cleaning		351
prospeccao	exploration		119
protection			57
provident	pension		3
provincia	province		180
provincie	province		35
proyectos	project		188
przedsiebiorstwo	company		343
przedszkole	kindergarten		31
przychodnia	clinic		31
pub	bar		66
pubblicita	advertising		353
public			184
publica	public		144
publicas	public		144
publications	publishing		57
publicidad	advertising		96
publicitate	advertising		531
publicite	advertising		351
publico	public		144
publicos	public		144
publiczne	public		692
publiczny	public		692
publisher	publishing		57
publishers	publishing		57
publishing			57
pueblo	people		383
puerto	port		258
puhastus	cleaning		579
pulizia	cleaning		353
pulizie	cleaning		353
puolue	party		701
purba	east		602
purvi	east		602
puskesmas	hospital		104
puusepanliike	carpentry		67
puutarha	garden		67
qiche	motor		141
qixie	equipment		39
quality	best		60
quarry			3
queseria	dairy		21
questura	police		180
quimica	chemical		68
quimico	chemical		68
quincaillerie	hardware		33
qurylys	construction		1021
raamatukogu	library		178
raamatupidamine	accounting		579
rachunkowe	accounting		175
racunovodstvo	accounting		252
radcy	legal		31
raddningstjansten	fire brigade		550
radgivning	consulting		272
radio			3
radiology			3
raiffeisenbank			614
raiffeisenkasse	cooperative bank		7
rail	railway		3
railway			51
railways	railway		84
rakennus	construction		67
rakennusliike	construction		67
rakennuspalvelu	construction		67
rakyat	people		492
ranch	livestock		66
rancho	livestock		258
ranqi	gas		39
ravintola	restaurant		67
rayonna	region		166
rayonnaya		районная	92
razvitie	development		163
razvitiya	development		163
real			185
real estate			51
reale	royal		361
realitni	real estate		47
reality	real estate		47
realschule			48
realty	real estate		51
reaseguro	reinsurance		68
reaseguros	reinsurance		21
reassurance	reinsurance		179
recherche	research		580
rechtsanwalt	legal		7
rechtsanwalte	legal		7
rechtsanwaltin	legal		7
rechtsanwaltskanzlei	legal		7
reclame	advertising		271
reclamebureau	advertising		271
recruitment			57
recursos	resource		690
recycling			1205
rede	network		189
redes	network		188
redovisning	accounting		272
redovisningsbyra	accounting		272
reformas	construction		21
refrigerantes	beverage		23
refrigeration			3
regie	public utility		222
regierung	government		226
regio	regional		327
region	regional		184
regional			184
regionale	regional		384
regionales	regional		385
regionali	regional		807
regionalny	regional		692
regione	region		180
regions	regional		184
regnskap	accounting		1211
reinigung	cleaning		124
reinigungsservice	cleaning		124
reinsurance			51
reis	travel		496
reisbureau	travel		35
reiseburo	travel		7
reisebyra	travel		146
reisen	travel		7
reizen	travel		35
rejsebureau	travel		86
rejser	travel		86
reklam	advertising		272
reklama	advertising		175
reklambyra	advertising		272
reklamcilik	advertising		253
reklame	advertising		440
reklamnaya	advertising		120
reklamnoe	advertising		120
relief	charity		3
relojeria	jewelry		21
relojoaria	jewelry		23
remodelers	remodeling		3
remodeling			3
remodelling	remodeling		3
remont	repair		120
remontnaya	repair		120
remontnyy	repair		120
remontowe	construction		31
remontowo	construction		31
rendelo	clinic		56
rendelointezet	clinic		56
renewable	solar		3
renewables	solar		3
rengoring	cleaning		440
renhold	cleaning		1211
renovables	solar		21
renovation	construction		33
renovations	remodeling		3
renovaveis	solar		23
renseri	laundry		86
rent	rental		57
renta	rental		96
rental			57
rentals	rental		57
rentas	rental		96
repair			57
representaciones	office representative		188
representacoes	office representative		189
repuestos	parts		21
research			131
resebyra	travel		59
reshenie	solution		163
resheniya	solution		163
residuos	waste		23
resort			66
resorts	resort		3
resource			184
resources	resource		184
resseguro	reinsurance		336
ressource	resource		385
ressources	resource		385
restaurace	restaurant		1018
restauracia	restaurant		212
restauracja	restaurant		423
restaurang	restaurant		59
restaurant			51
restaurante	restaurant		68
restaurantes	restaurant		21
restaurants	restaurant		3
restavracija	restaurant		155
restoran	restaurant		111
restoranas	restaurant		186
restorans	restaurant		297
restoration			3
resurs	resource		415
resursy	resource		415
retail			57
revision	accounting		272
revisionsfirma	accounting		440
reznictvi	meat		47
riassicurazione	reinsurance		333
rice			3
rihua	cosmetics		39
rijksuniversiteit	university		35
risparmio	savings		353
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
rorlegger	plumbing		146
rormokare	plumbing		59
roupas	clothing		23
route	road		1020
royal			184
royale	royal		385
rsud			1379
ruanjian	software		141
rubber			3
ruckversicherung	reinsurance		165
ruhazat	clothing		56
rumah sakit	hospital		104
rural			60
rurale	rural		384
rybny	fish		31
ryby	fish		31
saastopankki	savings bank		67
saatio	foundation		341
sag	wood		59
sagewerk	wood		7
saglik	health		87
sagverk	wood		59
sahakari	cooperative		736
sahkari	cooperative		736
sahko	electrical		67
sairaala	hospital		67
sakerhet	security		272
sakhteman	construction		420
salao	salon		23
sale			57
sales	sale		57
salon			66
salud	health		21
salumificio	meat		44
samiti	committee		736
samtgemeinde			7
sanat	art		2281
sanatorio	hospital		21
sanaye	industry		420
sanayeh	industry		420
sanayi	industry		87
sanayii	industry		61
sandwich			3
sandwiches	sandwich		3
saneamento			23
saneop	industry		259
sangsa	trading		442
sangyo	industry		140
sanierung	construction		7
sanitar	plumbing		7
sanitartechnik	plumbing		7
sanitatshaus	medical		7
sansthan	institution		736
sante	health		33
sapataria	footwear		23
sarap	wine		87
satellite	aerospace		3
sauda	trading		1803
saude	health		23
savez	association		342
savings			57
savings bank			51
savivaldybe	municipality		398
savjetovanje	consulting		252
savunma	defense		87
savvaerk	wood		86
schiffahrt	shipping		165
schildersbedrijf	painting		35
schlachterei	meat		7
schlosserei	metal		7
schlossermeister	metal		7
schmuck	jewelry		165
schmuckwaren	jewelry		7
schoenen	footwear		35
scholeio	school		49
school			51
schools	school		3
schoonmaak	cleaning		271
schoonmaakbedrijf	cleaning		271
schreinerei	carpentry		7
schreinermeister	carpentry		7
schuh	footwear		7
schuhe	footwear		7
schuhhaus	footwear		7
schule	school		165
schulzentrum	school		7
schutzenverein		schützenverein	48
science			51
sciences	science		51
scientific	science		51
scierie	wood		33
scoala	school		105
scoil	school		1378
scolaire	education		33
scuola	school		333
sdis			222
sdruzeni	association		309
sdruzhenie	association		1136
seafood	fish		3
secretaria	secretariat		188
secretariat			1141
secretary	secretariat		1141
securite	security		580
securities	security		131
security			131
segreteria	secretariat		3453
seguranca	security		119
seguridad	security		206
seguro	insurance		68
seguros	insurance		68
seifun	flour		334
seisakusho	works		737
seitetsu	steel		140
seiyaku	pharmaceutical		140
sekiyu	oil		140
sekolah	school		104
sekretariat	secretariat		1139
selatan	south		492
selskab	company		467
selskap	company		894
selskokhozyaystvennaya	agriculture		34
selskokhozyaystvennoe	agriculture		92
selskokhozyaystvennyy	agriculture		34
semen	cement		104
sementes	grain		23
semiconductor			3
semiconductors	semiconductor		3
seniorenheim	pflegeheim	Pflegeheim	7
seogyu	oil		149
seomyu	textile		149
septentrional	north		144
septic			3
seramik	ceramic		61
serralharia	metal		23
serralheria	metal		23
serrurerie	metal		33
serveis	service		96
service			99
services	service		99
servicii	service		772
servicio	service		207
servicios	service		207
servico	service		354
servicos	service		354
servis	service		482
servisas	service		771
serviss	service		1804
servizi	service		292
servizio	service		292
serwis	service		175
settentrionale	north		361
seuns	son		3447
seurakunta	church		67
severnaya	north		328
severni	north		601
severny	north		328
severo	north		328
sewer	drain		3
sewers	drain		3
seyahat	travel		61
shangmao	trading		143
shangwu	commerce		143
sharika	company		340
sharikat	company		340
shebei	equipment		39
sheji	design		143
shengwu	biotechnology		39
sheriff			84
sherkat	company		892
shihua	petrochemical		141
shimbunsha	news		334
ship	shipping		3
shipbuilding	shipyard		51
shipin	food		39
shipping			51
shipyard			51
shipyards	shipyard		84
shiye	industry		141
shiyou	oil		141
shkola	school		111
shoe	footwear		3
shoes	footwear		3
shoji	trading		666
shokai	trading		1209
shoken	security		1209
shokuhin	food		140
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
sicurezza	security		353
siderurgica	steel		21
siderurgie	steel		33
siding			3
sieraden	jewelry		496
sigorta	insurance		87
sigortacilik	insurance		87
siivous	cleaning		324
siivouspalvelu	cleaning		324
sikpum	food		259
silmaasema	optical		67
silskogospodarske	agriculture		166
silskogospodarskiy	agriculture		166
sinagoga	synagogue		201
sinai	industry		61
sinaiya	industry		154
sindacato	sindicato		373
sindicato			188
sindicatul	sindicato		520
sinmun	news		149
sinmunsa	news		149
sinove	son		1136
sinovi	son		342
sirket	company		896
sirketi	company		218
sistema	system		68
sistemas	system		68
sistemleri	system		61
sistemy	system		111
sisters	sister		311
sjukhus	hospital		59
sjukhuset	hospital		59
sjukrahus	hospital		702
sklenarstvi	glass		47
sklep	store		31
sklepy	store		31
sklo	glass		47
skola	school		457
skolan	school		59
skole	school		146
skolen	school		86
skupina	group		1138
skupiny	group		309
slagerij	meat		35
slaghuis	meat		700
slagter	meat		86
slakter	meat		146
slakteri	meat		59
slasticarna	pastry		70
slimnica	hospital		297
slusarstwo	metal		31
sluzby	service		270
sluzhba	service		163
smart			60
smedje	metal		86
smide	forging		59
snackbar			35
snedker	carpentry		86
snekker	carpentry		146
snickeri	carpentry		59
soccer	football		60
social			184
sociedad	society		195
sociedade	society		314
societa	society		282
societatea	company		740
societe	society		267
society			311
socio	partner		188
sodra	south		541
software			3
sohne	son		135
solar			3
solicitors	legal		57
soluciones	solution		206
solucoes	solution		937
solusi	solution		1207
solutii	solution		1213
solution			99
solutions	solution		99
soluzioni	solution		441
son			311
sondre	south		540
sonner	son		467
sons	son		156
sorfozde	brewery		56
sorgyar	brewery		56
sorveteria	gelato		23
sosh			34
sosyal	social		988
south			185
southeast			185
southeastern	southeast		60
southern	south		60
southwest			185
southwestern	southwest		60
sovkhoz	agriculture		92
soypermarket	supermarket		49
soyuz	union		136
sozialgericht			48
spa			66
space	aerospace		66
spalatorie	laundry		105
sparbank	savings bank		59
sparebank	savings bank		146
sparebanken	savings bank		146
sparekasse	savings bank		86
sparekassen	savings bank		86
spares	parts		3
sparkasse	savings bank		614
sparkassen	savings bank		7
spaustuve	printing		581
speciaal	special		1325
special			184
speciale	special		385
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
spitalul	hospital		105
spitex	social care		48
spoldzielczy	cooperative		561
spoldzielnia	cooperative		3458
spolecnost	company		1138
spolek	association		309
spolka	company		1147
spolocnost	company		741
spor	sports		603
sporitelna	bank		47
sport	sports		60
sportclub	sports		360
sportegyesulet	sports		691
sportfreunde	sports		360
sportif	sports		384
sporting	sports		60
sportiva	sports		361
sportive	sports		384
sportivo	sports		361
sportovni	sports		601
sportowe	sports		256
sportowy	sports		256
sports			60
sportsko	sports		2151
sportverband			135
sportverein	sports		360
sportvereniging	sports		327
spozywcza	food		31
spozywcze	food		31
spozywczy	food		31
sprzatanie	cleaning		175
staal	steel		35
staalbouw	steel		35
staatlich	state		539
staatliche	state		539
staatliches	state		539
staatsministerium	ministry		1139
stabilimento	works		373
stad	municipality		35
stadio	stadium		180
stadion	stadium		48
stadionul	stadium		820
stadium			84
stadiums	stadium		84
stadservice	cleaning		272
stadt	municipality		360
stadtbibliothek	library		48
stadtbucherei	library		48
stadtgemeinde	municipality		135
stadtrat	municipality		7
stadtreinigung	waste		48
stadtsparkasse	savings bank		7
stadtteilschule	school		7
stadtverwaltung	municipality		2148
stadtwerke	municipal utility		48
stadyum	stadium		703
stadyumu	stadium		703
staffing	recruitment		57
stahl	steel		7
stal	steel		457
staleliteynyy	steel		34
stalnoy	steel		34
stampa	printing		353
stamparija	printing		939
standard			60
state			184
states	state		60
stationery			3
statyba	construction		186
statybos	construction		186
stavby	construction		47
stavebna	construction		212
stavebni	building		47
stavebnictvo	construction		212
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
stichting	foundation		399
stiftelse	foundation		237
stiftelsen	foundation		237
stiftung	foundation		226
stiftungen	foundation		135
stolarija	carpentry		70
stolarnia	carpentry		31
stolarski	carpentry		31
stolarstwo	carpentry		31
stolovaya	restaurant		92
stomatologia	dental		31
stomatologic	dental		105
stomatologiczna	dental		31
stomatologiczny	dental		31
stomatoloska	dental		70
stomerij	laundry		35
stone	quarry		3
stonework	masonry		3
storage			57
store			66
stores	store		66
storitve	service		1806
stowarzyszenie	association		561
strakhova	insurance		166
strakhovanie	insurance		92
strakhovaya	insurance		111
strakhovoe	insurance		34
strakhovoy	insurance		34
strakhuvannya	insurance		166
strassenbauamt		straßenbauamt	7
strategic			60
strategies	strategic		60
strategy	strategic		60
strechy	roofing		47
stroitelna	construction		332
stroitelnaya	construction		111
stroitelno	construction		34
stroitelnoe	construction		34
stroitelnye	construction		34
stroitelnyy	construction		92
stroitelstva	construction		111
stroitelstvo	construction		111
strojarne	machine		212
strojarstvo	machine		212
stroje	machine		47
strojirenstvi	machine		47
strojirny	machine		47
strojnistvo	machine		155
strong			60
stroy	construction		92
stroyka	construction		34
stroymaterialy	construction		92
stthmr	investment		170
stthmrt	investment		170
studentenwerk	student services		48
studierendenwerk	student services		48
studio	photo		66
studios	photo		66
stylists	salon		3
subsidiary			156
succursale	branch		312
sucursal	branch		188
sud	south		806
sudeste	southeast		144
sudoeste	southwest		144
sudokhodnaya	shipping		111
sudokhodstvo	shipping		34
sudost	southeast		360
sudostroenie	shipyard		111
sudostroitelnaya	shipyard		34
sudostroitelnyy	shipyard		34
sudwest	southwest		986
sugar			3
suisan	fish		334
suites	hotel		3
sujiao	plastic		39
sul	south		1327
suliao	plastic		39
suministro	supply		206
suministros	supply		206
super			60
superior			60
supermarche	supermarket		33
supermarket			66
supermarkets	supermarket		3
supermarkt	supermarket		7
supermercado	supermarket		258
supermercados	supermarket		21
supermercati	supermarket		44
supermercato	supermarket		44
superstore	supermarket		3
supplies	supply		131
supply			131
support			57
supreme			60
sur	south		144
sureste	southeast		383
surgeries	surgery		84
surgery			3
surgical	surgery		3
suroeste	southwest		144
sushi			3
svaz	association		309
svet	lighting		92
sveuciliste	university		70
svyaz	communication		163
svyazi	communication		120
swbrmrkt	store		154
sydlyh	pharmacy		154
sydlyt	pharmacy		154
sygehus	hospital		86
sykehus	hospital		146
syllogos	association		310
symmetochon	holding		310
symphony			84
symvoyleytiki	consulting		290
symvoyloi	consulting		290
synagoge	synagogue		48
synagogue			84
syndicat	sindicato		312
synergeio	garage		49
synetairismos	cooperative		310
synetairistiki	cooperative		310
synove	son		309
synovya	son		1149
synowie	son		343
system			51
systeme	system		179
systemes	system		179
systems	system		51
systimata	system		49
szallitasi	transport		818
szallitmanyozas	transport		56
szallitmanyozasi	transport		56
szalloda	hotel		56
szepsegszalon	salon		56
szerviz	service		220
szinhaz	theatre		818
szklo	glass		31
szkola	school		423
szolgaltato	service		1801
szovetkezet	cooperative		3452
szovetseg	association		281
szpital	hospital		31
taahhut	construction		61
tabak	tobacco		7
tacos			3
taekbae	freight		149
takarekszovetkezet	bank		56
takaritas	cleaning		220
takarito	cleaning		220
talho	meat		23
taller mecanico	garage		258
talleres	workshop		1142
tanacsadas	consulting		220
tanacsado	consulting		220
tandarts	dental		35
tandartspraktijk	dental		35
tandlaege	dental		86
tandlakare	dental		59
tandvard	dental		59
tanning			3
tannlege	dental		146
tanzschule		Tanzschule	7
taoci	ceramic		39
taqueria	tacos		21
targoviya	trading		769
targovska	trading		769
tarim	agriculture		61
tarsa	partner		281
tarsai	partner		281
tartak	wood		31
tasarim	design		355
tasimacilik	transport		87
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
team			156
teater	theatre		2267
teatr	theatre		423
teatras	theatre		2273
teatro	theatre		68
teatteri	theatre		701
tech	technology		103
technic	technology		103
technical			103
technicke	technical		1376
technics	technology		103
techniek	technology		422
technieken	technology		422
technik	technology		296
technika	technology		424
techniki	technical		49
technikum			31
technique	technology		202
techniques	technology		202
technisch	technical		422
technische	technical		296
technisches	technical		296
technologia	technology		424
technological	technology		103
technologie	technology		202
technologies	technology		103
technologii	technology		424
technologique	technology		33
technology			103
tecnica	technical		21
tecnicas	technical		21
tecnicos	technical		21
tecnologia	technology		68
tecnologias	technology		68
tecnologica	technology		68
tecnologico	technology		21
tecnologie	technology		44
tedarik	supply		355
teenused	service		579
tegang	steel		39
tehas	works		1144
tehdas	works		341
tehnologie	technology		1380
tehtaat	works		341
tejidos	textile		211
tejipari	dairy		56
tejuzem	dairy		56
tekhnika	technology		111
tekhnologicheskaya	technology		34
tekhnologicheskiy	technology		34
tekhnologii	technology		111
tekhnologiya	technology		111
tekkosho	works		1647
teknik	technology		457
teknologi	technology		59
teknoloji	technology		87
tekstil	textile		86
tekstilnaya	textile		34
tekstilnyy	textile		34
telecom			3
telecommunication	telecom		3
telecommunications	telecom		3
telecoms	telecom		84
telecomunicacoes	telecom		23
telefonica	telecom		21
telekom	telecom		7
telekommunikatsii	telecom		34
telekommunikatsionnaya	telecom		34
telephone	telecom		3
televidenie	television		111
televisao	television		336
televisi	television		2272
television			51
televisione	television		333
televizyon	television		87
telewizja	television		423
temizlik	cleaning		253
tenggara	southeast		492
tennisvereniging	tennis		327
teras	steel		67
terminal	port		66
termoidraulica	heating		44
tesarstvi	carpentry		47
tessile	textile		44
testing			57
testverek	brother		281
tetsudo	railway		140
texteis	textile		23
textil	textile		21
textile			3
textiles	textile		84
textilien	clothing		7
textilreinigung	laundry		7
theater			48
theaters	theater		84
theatre			51
theatres	theatre		66
thep	steel		1384
therapeutic	therapeutics		3
therapeutics			3
therapies	therapeutics		3
therapy	therapeutics		3
tianranqi	gas		39
tibbi	medical		87
ticaret	trading		355
tiefbau			7
tielu	railway		141
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
tilitoimisto	accounting		324
timber	wood		3
timmerbedrijf	carpentry		35
timmerwerken	carpentry		35
timur	east		492
tintas	painting		23
tintoreria	laundry		21
tipografia	printing		119
tipografiya	printing		668
tirdznieciba	trading		1210
tire			3
tires	tire		84
tischlerei	carpentry		7
tischlermeister	carpentry		7
tiskara	printing		252
tiskarna	printing		270
tiyatro	theatre		87
tjanster	service		272
tjenester	service		440
tknwlwjy	technology		55
tlaciaren	printing		938
tobacco			3
toimisto	office		341
toiture	roofing		33
toko	store		104
tomrer	carpentry		86
tomrerfirma	carpentry		1377
tomrerfirmaet	carpentry		548
tomrermester	carpentry		86
tongsin	communication		935
tongxin	communication		669
tongxun	communication		143
tongye	copper		39
tool			3
tools	tool		3
topenarstvi	heating		47
toplofikatsiya	heating		332
torgivlya	trading		583
torgova	trading		583
torgovaya	trading		163
torgovlya	trading		163
torgovo	trading		120
torgovoe	trading		120
torgovyy	trading		668
toshokan	library		140
total	complete		185
tourism	travel		3
tourisme	tourism		222
tourismus	tourism		48
tourismusverband	tourist office		7
tourismusverein	tourist office		7
tours	travel		3
touzi	investment		669
tovarna	works		309
tow	towing		3
towarzystwo	association		343
towing			3
town			60
township			84
toyristikes	tourism		49
toyristiki	tourism		49
toys			3
tqnyh	technology		55
tqnyt	technology		55
trade	trading		131
trader	trading		57
traders	trading		57
tradgard	garden		59
trading			131
trae	wood		86
training			57
traiteur	catering		33
transmissions			3
transport			103
transportadora	transport		211
transportadores	transport		23
transportas	transport		2274
transportation	transport		103
transportbedrijf	transport		422
transporte	transport		211
transporter	transport		103
transporters	transport		103
transportes	transport		211
transporting	transport		103
transportna	transport		166
transportnaya	transport		498
transportnoe	transport		34
transportnyy	transport		34
transportowa	transport		424
transportowe	transport		424
transportowy	transport		31
transports	transport		103
transportunternehmen	transport		7
transporturi	transport		1381
trapeza	bank		49
trasporti	transport		44
trasporto	transport		333
trast	trust		136
trattoria	restaurant		44
travel			3
tresmidja	carpentry		702
treuhand	consulting		124
trgovacki	trading		252
trgovacko	trading		252
trgovina	trading		252
trgovine	store		155
trgovinska	trading		939
trgovinsko	trading		939
trgovinu	trading		252
tribunal	court		222
tribunale	court		180
trofima	food		49
truckers	transport		3
trucking	transport		3
truhlarstvi	carpentry		47
trukikoda	printing		579
trust			102
tryckeri	printing		272
trykkeri	printing		440
tsarkva	church		332
tsement	cement		34
tsementnyy	cement		34
tsentr	center		136
tsentralnaya	central		415
tsentralnyy	center		3461
tserkov	church		92
tsimenta	cement		49
tsimenton	cement		49
tsrb			34
tsushin	communication		666
tsuun	transport		334
tswyq	marketing		170
tube	pipe		3
tuckpointing	masonry		3
tuincentrum	garden		35
tukku	wholesale		324
turism	travel		105
turismo	travel		21
turistica	travel		105
turisticheskaya	travel		92
turisticheskiy	travel		34
turisticka	travel		70
turizam	travel		70
turizem	travel		155
turizm	travel		61
turnverein			48
turystyczne	travel		31
turystyka	travel		31
tuzolto	fire brigade		56
tv	television		51
tvatt	laundry		59
tvornica	works		342
typografeio	printing		290
tyre	tire		3
tyres	tire		3
ubezpieczen	insurance		31
ubezpieczenia	insurance		31
ubezpieczeniowa	insurance		31
ubytovna	hotel		47
ucetni	accounting		270
ucetnictvi	accounting		270
uchilishche	school		332
uchrezhdenie	institution		136
uczelnia	university		31
udala	municipality		1643
uddannelse	education		86
udruga	association		342
udruzenje	association		895
udyog	industry		616
udyogi	industry		616
ufficio	office		373
ugol	coal		34
ugolnaya	coal		34
ugolnyy	coal		34
ugostiteljska	hospitality		70
ugostiteljski	hospitality		70
ugostiteljstvo	hospitality		70
ugyvedi	legal		56
uhistu	cooperative		1144
uitgeverij	publishing		271
uklid	cleaning		270
ulasim	transport		87
ulikool	university		178
ultra	super		60
ulusal	national		988
ungdomsskole	mittelschule	Mittelschule	146
uniao	union		314
unibersidad	university		2280
unibertsitatea	university		2268
unidad	unit		1142
unidade	unit		3459
unidas	united		690
unido	united		144
unidos	united		144
uniklinik	hospital		48
uniklinikum	hospital		48
union			102
unione	union		373
unispital	hospital		48
unit			311
unita	unit		282
united			184
uniti	united		807
unity	united		60
universal	general purpose		60
universidad	university		68
universidade	university		387
universita	university		44
universitaria	university		21
universitario	university		21
universitas	university		104
universitat	university		165
universitate	university		297
universitatea	university		105
universitatsklinik	hospital		48
universitatsklinikum	hospital		48
universitatsspital	hospital		48
universite	university		179
universiteit	university		35
universitesi	university		87
universitet	university		457
universitetas	university		186
universiteti	university		2279
universitetshospital	hospital		548
universitetssjukhus	hospital		550
universitetssjukhuset	hospital		550
universitetssykehus	hospital		549
universiti	university		335
universities	university		84
university			51
universytet	university		166
univerza	university		155
univerzita	university		47
univerzitet	university		278
univerzity	university		212
uniwersytet	university		31
unso	transport		140
unsong	transport		149
unternehmen	company		135
unternehmensberater	consulting		124
unternehmensberatung	consulting		124
unyu	transport		140
upakovka	packaging		120
upholstery	interior		3
upravlenie	management		163
upravlyayushchaya	management		120
upravlyayushchiy	management		120
urban			60
ured	office		342
urheiluseura	sports		805
urology			3
urun	product		355
urunler	product		355
urunleri	product		253
urzad	municipality		31
usinas	works		189
usine	works		267
uslug	service		668
usluge	service		252
uslugi	service		175
uslugowa	service		175
uslugowe	service		175
uslugowo	service		175
uslugowy	service		175
usluzni	service		252
ustav	institute		309
utara	north		492
utbildning	education		59
utdanning	education		146
utgerd	fish		702
utilities	utility		3
utility			3
uttar	north		602
uveg	glass		56
uveges	glass		56
uzenarstvi	meat		47
uzina	works		520
uzlet	store		56
uznemums	company		738
vagyonvedelmi	security		220
vaistine	pharmacy		186
vakfi	foundation		218
vakif	foundation		218
vakuutus	insurance		67
vallalat	company		1645
vallalkozas	enterprise		281
vallavalitsus	municipality		178
valores	security		96
vandenys	public utility		186
vandvaerk	public utility		86
vardcentral	hospital		59
varejo	retail		119
varosi	municipality		56
varuhus	store		59
vaskeri	laundry		86
vastgoed	real estate		35
vastra	west		541
vattenverk	public utility		59
vehicle	automotive		51
vehicles	automotive		3
veikals	store		297
veleprodaja	wholesale		252
veljekset	brother		341
veljet	brother		341
velkoobchod	wholesale		270
vendeghaz	hotel		56
vendeglo	restaurant		56
vending			3
ventas	sale		96
venture			102
ventures	venture		102
veod	transport		178
verband	association		135
verbandsgemeinde			7
verbond	association		313
verbouw	construction		35
verbrauchermarkt	supermarket		7
verde	green		144
verein	association		3450
vereinigte	united		360
vereinigung	association		135
vereniging	association		313
verf	shipyard		34
verkehrsbetriebe	transit		48
verkehrsgesellschaft	transit		48
verkehrsverbund	transit		48
verkehrsverein	tourist office		7
verkstad	works		237
verkstader	works		237
verlag	publishing		124
verlagsgesellschaft	publishing		124
verlagshaus	publishing		124
vermogen	asset		124
vermogensverwaltung	holding		135
verpleeghuis	health		35
verre	glass		33
verrerie	glass		33
versicherung	insurance		165
versicherungen	insurance		165
versicherungsagentur	insurance		7
versicherungsburo	insurance		7
versicherungsgesellschaft	insurance		165
versicherungsmakler	insurance		7
vert	green		384
verteidigung	defense		165
vervoer	transport		496
verwaltungs	holding		135
verwaltungsgericht			48
verwarming	heating		35
verzekering	insurance		35
verzekeringen	insurance		35
verzekeringsmaatschappij	insurance		496
vesihuolto	public utility		67
vestre	west		540
vestuario	clothing		23
vetements	clothing		33
veterinaire	veterinary		33
veterinaria	veterinary		21
veterinarian	veterinary		3
veterinarians	veterinary		3
veterinario	veterinary		21
veterinarnaya	veterinary		92
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
vidusskola	gymnasium		297
vidyalaya	school		616
viejo	old		144
vien	institute		3465
viesbutis	hotel		186
viesnica	hotel		297
vigilancia	security		96
vigilanza	security		353
vignoble	wine		33
vignobles	wine		33
villamos	electrical		56
villanyszereles	electrical		56
ville	municipality		33
vina	wine		21
vinarija	wine		70
vinarstvi	wine		47
vinarstvo	wine		212
vinedos	wine		21
vinho	wine		336
vinhos	wine		23
vinicola	wine		23
vinicole	wine		33
vino	wine		68
vins	wine		33
vinuri	wine		105
viomichania	industry		49
viomichanies	industry		49
viomichaniki	industry		49
viragbolt	florist		56
virksomhed	company		467
virobnicha	production		583
virobniche	production		583
virobnitstvo	production		583
vishandel	fish		35
vishvavidyalaya	university		616
vishwavidyalaya	university		616
visserij	fish		35
vitrerie	glass		33
vivai	nurseries		44
vivaio	nurseries		44
viveiros	nurseries		23
vivero	nurseries		21
viveros	nurseries		21
vivliopoleio	bookstore		49
vizmu	public utility		56
vnk	bank		615
vodarny	public utility		47
vodokanal	public utility		92
vodovod	public utility		70
voeding	food		35
voetbal	football		327
voetbalvereniging	football		327
vognmand	transport		548
volks	people		360
volksbank	cooperative bank		614
volkshochschule	adult education		48
volksschule	primary school		7
voroskereszt	red cross		818
vostochnaya	east		328
vostochno	east		328
vostochny	east		328
voyages	travel		33
vrtec	kindergarten		155
vrtic	kindergarten		70
vvnyv	son		735
vvs	plumbing		59
vychodni	east		601
vydavatelstvi	publishing		270
vyrobni	manufacturing		270
vytvh	insurance		615
vzdelavani	education		47
waimao	trading		143
wangluo	network		744
wanju	toys		39
warehouse	storage		1205
warenhuis	store		35
warsztat	garage		31
warung	restaurant		104
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
wbnuh	son		340
wealth			57
web	internet		3
wein	wine		165
weingut	wine		7
weinhandlung	wine		7
weinkellerei	wine		7
welders	welding		3
welding			3
welfare	charity		3
wellness	health		3
welt	world		539
weltweit	global		539
wenju	stationery		39
werbeagentur	advertising		124
werbung	advertising		124
werk	works		226
werke	works		226
werkstatt	garage		7
werkzeugbau	machine		7
west			185
western	west		185
weterynaria	veterinary		31
weterynaryjna	veterinary		31
weterynaryjny	veterinary		31
wholesale			57
wijn	wine		496
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
wisata	travel		104
wizara	ministry		340
wizarat	ministry		1641
wlghz	gas		55
wlmqwlt	contracting		350
wlnql	transport		55
wlnshr	publishing		170
wlnsyj	textile		55
wlsfr	travel		55
wlsnh	industry		55
wlsyhh	tourism		55
wlsynh	maintenance		170
wltjrh	trading		350
wltmyr	construction		55
wltswyq	marketing		170
wltwzy	distribution		170
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
works			156
workshop			311
workshops	workshop		1141
world			184
worldwide	international		184
wschod	east		256
wschodni	east		256
wschodnia	east		256
wujin	hardware		39
wuliu	logistics		141
wwldh	son		340
wydawnictwo	publishing		175
wydzial	faculty		343
wytwornia	works		343
xenodocheio	hotel		49
xiangjiao	rubber		39
xianlan	wire		39
xieye	footwear		39
xincailiao	material		39
xinnengyuan	energy		39
xintuo	trust		1150
xinxi	information		39
xuexiao	school		39
xueyuan	academy		39
xyleia	wood		49
xyloyrgeio	carpentry		49
yakpum	pharmaceutical		149
yakuhin	pharmaceutical		140
yanjing	optical		39
yanjiusuo	institute		744
yanjiuyuan	institute		744
yaoye	pharmaceutical		39
yapi	building		87
yatirim	investment		253
yatirimlar	investment		253
yayasan	foundation		519
yayincilik	publishing		253
yazilim	software		61
ydh	clinic		154
yemekcilik	catering		61
yeohaeng	travel		149
yeonguso	institute		3455
yeonguwon	institution		893
yfantoyrgia	textile		49
yhdistys	association		341
yhtio	company		1145
yibiao	instrument		39
yiliao	medical		39
yingshi	film		39
yingye	film		39
yinhang	bank		141
yinliao	beverage		39
yinshua	printing		143
yinwu	printing		143
yinxing	bank		39
yioi	son		310
yiyao	pharmaceutical		141
yiyuan	hospital		141
yliopisto	university		67
yoga			60
ypiresies	service		290
ypourgeio	ministry		310
yritys	enterprise		1145
yryyt	municipality		615
ysgol	school		1019
yuanlin	garden		39
yunshu	transport		141
yuridicheskaya	legal		92
yuridicheskiy	legal		34
yuzhnaya	south		328
yuzhno	south		328
yuzhny	south		328
zachari	sugar		49
zacharis	sugar		49
zacharoplasteio	pastry		49
zachod	west		256
zachodni	west		256
zachodnia	west		256
zadruga	cooperative		342
zahnarzt	dental		7
zahnarzte	dental		7
zahnarztpraxis	dental		7
zahradnictvi	garden		47
zaklad	works		1147
zaklada	foundation		342
zakladna	school		212
zakladni	school		47
zaklady	works		343
zamecnictvi	metal		47
zaochuan	shipyard		39
zaozhi	paper		39
zapadnaya	west		328
zapadni	west		601
zapadno	west		328
zapadny	west		328
zapateria	footwear		21
zapaterias	footwear		21
zastrakhovane	insurance		332
zastrakhovatelno	insurance		332
zauyty	works		1648
zavarovalnica	insurance		155
zavod	works		136
zavody	works		309
zdravil	pharmaceutical		155
zdravila	pharmaceutical		155
zdravlja	medical		278
zdravookhranenie	health		111
zdravotnicke	medical		47
zdravstveni	medical		155
zdruzenie	association		741
zdruzenje	association		742
zelezarny	steel		47
zeleznice	railway		613
zemedelska	agriculture		47
zemedelske	agriculture		47
zemedelstvi	agriculture		47
zemljoradnicka	agriculture		278
zentrum	center		48
zhaoming	lighting		39
zheleznodorozhnaya	railway		34
zheleznodorozhnyy	railway		34
zhengquan	security		143
zhenzhi	textile		39
zhineng	smart		2160
zhipin	product		143
zhiyao	pharmaceutical		141
zhiye	paper		39
zhiyi	clothing		39
zhizao	manufacturing		143
zhongbiao	watch		39
zhonggong	industry		39
zhuangshi	decoration		39
zhuangxiu	decoration		39
zhubao	jewelry		39
ziben	capital		143
zidonghua	automation		39
ziekenhuis	hospital		35
zimmerei			7
zimmermeister	zimmerei		7
ziraat	agriculture		61
zixingche	bicycle		39
zixun	consulting		143
zlatnictvi	jewelry		47
zlobek	kindergarten		31
zobozdravstvo	dental		155
zonen	son		313
zoo			48
zoon	son		313
zorg	health		35
zosen	shipyard		140
zrzeszenie	association		343
zubni	dental		47
zuid	south		327
zuidoost	southeast		327
zuidwest	southwest		327
zuivel	dairy		35
zulin	leasing		143
zupa	church		70
zupanija	province		70
zupnija	church		155
zvaz	association		741
zveza	association		742
zweckverband			48
zweigniederlassung	branch		135
zweigstelle	branch		226
zwiazek	association		561`;
export const shortNames: string = `20th century fox	twentieth century fox	Twentieth Century Fox	94
3m	minnesota mining and manufacturing	Minnesota Mining and Manufacturing	42
aa	automobile association	Automobile Association	129
aaa	american automobile association	American Automobile Association	27
aal	american airlines	American Airlines	27
aapl	apple	Apple	168
aarp	american association of retired persons	American Association of Retired Persons	42
ab inbev	anheuser busch inbev	Anheuser-Busch InBev	1096
abb	asea brown boveri	Asea Brown Boveri	289
abbott	abbott laboratories	Abbott Laboratories	182
abc	american broadcasting company	American Broadcasting Company	27
abf	associated british foods	Associated British Foods	129
abi	anheuser busch inbev	Anheuser-Busch InBev	662
abn	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	405
abn amro	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	556
absa	amalgamated banks of south africa	Amalgamated Banks of South Africa	436
abu dhabi national oil	adnoc	ADNOC	1351
acc	associated cement companies	Associated Cement Companies	219
acca	association of chartered certified accountants	Association of Chartered Certified Accountants	129
aclu	american civil liberties union	American Civil Liberties Union	42
acs	actividades de construccion y servicios	Actividades de Construcción y Servicios	578
adac	allgemeine deutsche automobil club	Allgemeine Deutsche Automobil-Club	162
adb	asian development bank	Asian Development Bank	930
adcb	abu dhabi commercial bank	Abu Dhabi Commercial Bank	924
adi	analog devices	Analog Devices	27
adia	abu dhabi investment authority	Abu Dhabi Investment Authority	924
adl	arthur d little	Arthur D. Little	27
adm	archer daniels midland	Archer Daniels Midland	27
adp	automatic data processing	Automatic Data Processing	27
aeci	african explosives and chemical industries	African Explosives and Chemical Industries	436
aecom	aecom technology	AECOM Technology	94
aeg	allgemeine elektricitats gesellschaft	Allgemeine Elektricitäts-Gesellschaft	162
aegsenchyueo	accenture	Accenture	26
aei	associated electrical industries	Associated Electrical Industries	129
aena	aeropuertos espanoles y navegacion aerea	Aeropuertos Españoles y Navegación Aérea	576
aeo	american eagle outfitters	American Eagle Outfitters	27
aep	american electric power	American Electric Power	27
aepeul	apple	Apple	167
aero mexico	aeromexico	Aeromexico	1268
aeroporia aigaioy	aegean airlines	Aegean Airlines	463
aerovias del continente americano	avianca	Avianca	1010
af	abercrombie and fitch	Abercrombie & Fitch	27
afd	agence francaise de developpement	Agence Française de Développement	174
afdb	african development bank	African Development Bank	1754
afl cio	american federation of labor and congress of industrial organizations	American Federation of Labor and Congress of Industrial Organizations	94
afp	agence france presse	Agence France-Presse	174
afreximbank	african export import bank	African Export-Import Bank	1915
agbank	agricultural bank of china	Agricultural Bank of China	159
agf	assurances generales de france	Assurances Générales de France	174
agfa	actien gesellschaft fur anilin fabrikation	Actien-Gesellschaft für Anilin-Fabrikation	162
agip	azienda generale italiana petroli	Azienda Generale Italiana Petroli	660
agl	australian gas light	Australian Gas Light	404
ahold	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	3033
ahold delhaize	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	556
ai bi emu	international business machines	International Business Machines	13
aia	american international assurance	American International Assurance	928
aibiem	international business machines	International Business Machines	26
aibiying	airbnb	Airbnb	40
aicpa	american institute of certified public accountants	American Institute of Certified Public Accountants	42
aig	american international group	American International Group	42
aiib	asian infrastructure investment bank	Asian Infrastructure Investment Bank	159
aiims	all india institute of medical sciences	All India Institute of Medical Sciences	205
aikesenmeifu	exxon mobil	Exxon Mobil	40
ailixin	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	40
aioc	anglo iranian oil	Anglo-Iranian Oil	127
aipusheng	epson	Epson	40
air asia	airasia	AirAsia	1944
air bnb	airbnb	Airbnb	91
air bus	airbus	Airbus	681
air products	air products and chemicals	Air Products and Chemicals	94
aisenzhe	accenture	Accenture	40
aishin	aisin	Aisin	125
ajg	arthur j gallagher	Arthur J. Gallagher	27
aksencher	accenture	Accenture	63
akusenchua	accenture	Accenture	13
akzo nobel	akzonobel	AkzoNobel	556
al bank al arabi	arab bank	Arab Bank	3009
al bank al central al masri	central bank of egypt	Central Bank of Egypt	722
al bank al central al saudi	saudi central bank	Saudi Central Bank	264
al bank al tijari ldwly	commercial international bank	Commercial International Bank	1553
al bank lhly al masri	national bank of egypt	National Bank of Egypt	722
al bank lhly al saudi	saudi national bank	Saudi National Bank	264
al bank lhly al tijari	national commercial bank	National Commercial Bank	264
al ittihad lltyrn	etihad airways	Etihad Airways	394
al masriya lltslt	telecom egypt	Telecom Egypt	722
al qaeda		Al-Qaeda	869
al qaida	al qaeda	Al-Qaeda	869
al rajhi lmsrfyh	al rajhi bank	Al Rajhi Bank	264
al rajhi lmsrfyh llstthmr	al rajhi bank	Al Rajhi Bank	264
al saudiya llkhrb	saudi electricity	Saudi Electricity	264
al saudiya llsnt lssyh	saudi basic industries	Saudi Basic Industries	264
al tijari wf bnk	attijariwafa bank	Attijariwafa Bank	1552
alfa	anonima lombarda fabbrica automobili	Anonima Lombarda Fabbrica Automobili	269
alfa trapeza	alpha bank	Alpha Bank	463
ali bb	alibaba	Alibaba	45
alibabajituankonggu	alibaba group holding	Alibaba Group Holding	40
alliancheu	allianz	Allianz	26
alliant techsystems	orbital atk	Orbital ATK	130
alliedsignal	honeywell international	Honeywell International	130
aluminum company of america	alcoa	Alcoa	419
alyants	allianz	Allianz	63
amajon	amazon com	Amazon.com	26
amat	applied materials	Applied Materials	168
amazon	amazon com	Amazon.com	963
amc	american motors	American Motors	27
amd	advanced micro devices	Advanced Micro Devices	27
amelikan igseupeuleseu	american express	American Express	26
american family life assurance company of columbus	aflac	Aflac	419
american rolling mill	armco	Armco	130
amerikan ekisupuresu	american express	American Express	13
amerikan ekspress	american express	American Express	63
amex	american express	American Express	182
ami	american megatrends	American Megatrends	27
amoco	american oil	American Oil	275
amolepeosipig	amorepacific	Amorepacific	26
amp	australian mutual provident	Australian Mutual Provident	404
amplats	anglo american platinum	Anglo American Platinum	1562
amro	amsterdam rotterdam bank	Amsterdam-Rotterdam Bank	1947
amzn	amazon com	Amazon.com	168
ana	all nippon airways	All Nippon Airways	323
ancap	administracion nacional de combustibles alcohol y portland	Administración Nacional de Combustibles, Alcohol y Portland	1776
anchuandianji	yaskawa electric	Yaskawa Electric	13
andersen consulting	accenture	Accenture	2173
anglo	anglo american	Anglo American	871
anglo platinum	anglo american platinum	Anglo American Platinum	812
anl	argonne national laboratory	Argonne National Laboratory	27
anlian	allianz	Allianz	82
ansa	agenzia nazionale stampa associata	Agenzia Nazionale Stampa Associata	269
ansi	american national standards institute	American National Standards Institute	42
anu	australian national university	Australian National University	404
anz	australia and new zealand banking group	Australia and New Zealand Banking Group	574
aodi	audi	Audi	82
aok	allgemeine ortskrankenkasse	Allgemeine Ortskrankenkasse	110
ap	associated press	Associated Press	27
ap moller	ap moller maersk	A.P. Møller-Mærsk	1098
apc	american power conversion	American Power Conversion	27
apl	american president lines	American President Lines	27
apoc	anglo persian oil	Anglo-Persian Oil	127
apple computer	apple	Apple	130
applied molecular genetics	amgen	Amgen	130
appuru	apple	Apple	13
arabian american oil	aramco	Aramco	2177
arco	atlantic richfield	Atlantic Richfield	27
ard	arbeitsgemeinschaft der offentlich rechtlichen rundfunkanstalten der bundesrepublik deutschland	Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten der Bundesrepublik Deutschland	110
ariantsu	allianz	Allianz	13
aribaba	alibaba	Alibaba	13
army of the guardians of the islamic revolution	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1354
arup	ove arup and partners	Ove Arup & Partners	266
arzte ohne grenzen	medecins sans frontieres	Médecins Sans Frontières	1352
asahigurupu	asahi group	Asahi Group	13
asarco	american smelting and refining	American Smelting and Refining	42
ascap	american society of composers authors and publishers	American Society of Composers, Authors and Publishers	42
ase	advanced semiconductor engineering	Advanced Semiconductor Engineering	933
asea	allmanna svenska elektriska	Allmänna Svenska Elektriska	527
asean	association of southeast asian nations	Association of Southeast Asian Nations	1760
aseuteulajeneka	astrazeneca	AstraZeneca	26
asianahanggong	asiana airlines	Asiana Airlines	26
asilikang	astrazeneca	AstraZeneca	40
asme	american society of mechanical engineers	American Society of Mechanical Engineers	42
asml	advanced semiconductor materials lithography	Advanced Semiconductor Materials Lithography	577
astm	american society for testing and materials	American Society for Testing and Materials	42
asuterasuzhiyao	astellas pharma	Astellas Pharma	13
asutorazeneka	astrazeneca	AstraZeneca	13
asx	australian securities exchange	Australian Securities Exchange	574
at and t	american telephone and telegraph	American Telephone and Telegraph	42
att	american telephone and telegraph	American Telephone and Telegraph	27
audi		Audi	13
auto desk	autodesk	Autodesk	91
auto nation	autonation	AutoNation	91
auto zone	autozone	AutoZone	91
avic	aviation industry corporation of china	Aviation Industry Corporation of China	159
ay by umm	international business machines	International Business Machines	45
az	astrazeneca	AstraZeneca	129
b of a	bank of america	Bank of America	42
b3	brasil bolsa balcao	Brasil Bolsa Balcão	528
ba	british airways	British Airways	129
bac	bank of america	Bank of America	27
bae	british aerospace	British Aerospace	129
bafin	bundesanstalt fur finanzdienstleistungsaufsicht	Bundesanstalt für Finanzdienstleistungsaufsicht	410
bagakingu	burger king	Burger King	13
bagong hukbong bayan	new peoples army	New People's Army	1357
bah	booz allen hamilton	Booz Allen Hamilton	27
bai	banco angolano de investimentos	Banco Angolano de Investimentos	1780
baic	beijing automotive industry	Beijing Automotive Industry	159
baiel	bayer	Bayer	26
baieru	bayer	Bayer	13
baishi	pepsico	PepsiCo	82
balgarska narodna banka	bulgarian national bank	Bulgarian National Bank	1551
balgarski energien kholding	bulgarian energy holding	Bulgarian Energy Holding	1551
banca ditalia	bank of italy	Bank of Italy	2227
banca nazionale svizzera	swiss national bank	Swiss National Bank	1013
banco de espana	bank of spain	Bank of Spain	2222
banco de mexico	bank of mexico	Bank of Mexico	2229
banco de portugal	bank of portugal	Bank of Portugal	2232
banco mundial	world bank	World Bank	1359
banco nacional de mexico	banamex	Banamex	815
bangchak		Bangchak	1555
bank for development and foreign economic affairs	vnesheconombank	Vnesheconombank	698
bank for foreign economic affairs	vnesheconombank	Vnesheconombank	698
bank of new south wales	westpac banking	Westpac Banking	1339
bank of nova scotia	scotiabank	Scotiabank	2208
bank pekao	pekao	Pekao	1930
bank polska kasa opieki	pekao	Pekao	2216
bank rossii	bank of russia	Bank of Russia	63
banque de france	bank of france	Bank of France	2224
banque de montreal	bank of montreal	Bank of Montreal	816
banque du canada	bank of canada	Bank of Canada	816
banque mondiale	world bank	World Bank	1359
banque nationale de belgique	national bank of belgium	National Bank of Belgium	1360
banque nationale de paris paribas	bnp paribas	BNP Paribas	295
banque nationale du canada	national bank of canada	National Bank of Canada	816
banque nationale suisse	swiss national bank	Swiss National Bank	1013
banque royale du canada	royal bank of canada	Royal Bank of Canada	816
baojie	procter and gamble	Procter & Gamble	82
baoma	bayerische motoren werke	Bayerische Motoren Werke	82
baoshangangtie	baosteel	Baosteel	40
baoshijie	porsche	Porsche	40
barca	futbol club barcelona	Futbol Club Barcelona	1099
basf	badische anilin und soda fabrik	Badische Anilin- und Soda-Fabrik	162
basque fatherland and liberty	euskadi ta askatasuna	Euskadi Ta Askatasuna	1011
bat	british american tobacco	British American Tobacco	129
bawag	bank fur arbeit und wirtschaft	Bank für Arbeit und Wirtschaft	377
bayern munchen	fussball club bayern munchen	Fußball-Club Bayern München	265
bayernlb	bayerische landesbank	Bayerische Landesbank	410
bb	banco do brasil	Banco do Brasil	528
bb and t	branch banking and trust	Branch Banking and Trust	42
bbc	british broadcasting corporation	British Broadcasting Corporation	127
bbdo	batten barton durstine and osborn	Batten, Barton, Durstine & Osborn	42
bbh	brown brothers harriman	Brown Brothers Harriman	27
bbl	banque bruxelles lambert	Banque Bruxelles Lambert	662
bbva	banco bilbao vizcaya argentaria	Banco Bilbao Vizcaya Argentaria	576
bca	bank central asia	Bank Central Asia	767
bcbsa	blue cross blue shield association	Blue Cross Blue Shield Association	42
bce	bell canada enterprises	Bell Canada Enterprises	437
bcg	boston consulting group	Boston Consulting Group	27
bci	banca commerciale italiana	Banca Commerciale Italiana	3031
bci mocambique	banco comercial e de investimentos	Banco Comercial e de Investimentos	1103
bcp	banco comercial portugues	Banco Comercial Português	439
bcr	banca comerciala romana	Banca Comercială Română	1201
bd	becton dickinson	Becton Dickinson	27
bdi	bundesverband der deutschen industrie	Bundesverband der Deutschen Industrie	110
bdo	banco de oro	Banco de Oro	930
bdo international	binder dijker otte	Binder Dijker Otte	266
bea	british european airways	British European Airways	129
bel	bharat electronics	Bharat Electronics	219
belaz	belorusskiy avtomobilnyy zavod	Belorusskiy avtomobilnyy zavod	1753
bell atlantic	verizon communications	Verizon Communications	130
bentianjiyangongye	honda motor	Honda Motor	13
beogeoking	burger king	Burger King	26
bes	banco espirito santo	Banco Espírito Santo	439
beulijiseuton	bridgestone	Bridgestone	26
bfg	bank fur gemeinwirtschaft	Bank für Gemeinwirtschaft	110
bharatiy jivan insurance	life insurance india	Life Insurance India	868
bharatiy rel	indian railways	Indian Railways	868
bharatiy rijarv bank	reserve bank of india	Reserve Bank of India	868
bharatiy stet bank	state bank of india	State Bank of India	868
bhel	bharat heavy electricals	Bharat Heavy Electricals	205
bhge	baker hughes	Baker Hughes	42
bhp	broken hill proprietary	Broken Hill Proprietary	574
bhp billiton	bhp group	BHP Group	1339
bhs	british home stores	British Home Stores	129
bi emu daburyu	bayerische motoren werke	Bayerische Motoren Werke	13
biaoma	puma	Puma	82
biaozhi	peugeot	Peugeot	82
bidv	bank for investment and development of vietnam	Bank for Investment and Development of Vietnam	1195
biemdeobeulyu	bayerische motoren werke	Bayerische Motoren Werke	26
biguiyuan	country garden	Country Garden	40
bim	banco internacional de mocambique	Banco Internacional de Moçambique	438
bimawei	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	40
biogen idec	biogen	Biogen	130
bis	bank for international settlements	Bank for International Settlements	242
bishengke	pizza hut	Pizza Hut	40
biyadi	build your dreams	Build Your Dreams	82
bl	bausch and lomb	Bausch & Lomb	27
black berry	blackberry	BlackBerry	1265
bmce	banque marocaine du commerce exterieur	Banque Marocaine du Commerce Extérieur	1765
bmo	bank of montreal	Bank of Montreal	437
bms	bristol myers squibb	Bristol-Myers Squibb	27
bmw	bayerische motoren werke	Bayerische Motoren Werke	162
bn	barnes and noble	Barnes & Noble	42
bndes	banco nacional de desenvolvimento economico e social	Banco Nacional de Desenvolvimento Econômico e Social	435
bnfl	british nuclear fuels	British Nuclear Fuels	127
bni	bank negara indonesia	Bank Negara Indonesia	767
bnk al emirates dubai al watani	emirates national bank of dubai	Emirates National Bank of Dubai	394
bnk al kuwait al watani	national bank of kuwait	National Bank of Kuwait	1092
bnk al rajhi	al rajhi bank	Al Rajhi Bank	264
bnk al riyadh	riyad bank	Riyad Bank	264
bnk bwdhby al tijari	abu dhabi commercial bank	Abu Dhabi Commercial Bank	394
bnk bwdhby lwl	first abu dhabi bank	First Abu Dhabi Bank	394
bnk dubai al islamic	dubai islamic bank	Dubai Islamic Bank	394
bnk msr	banque misr	Banque Misr	1553
bnk qatar al watani	qatar national bank	Qatar National Bank	1093
bnl	banca nazionale del lavoro	Banca Nazionale del Lavoro	269
bnp	banque nationale de paris	Banque Nationale de Paris	174
bnsf	burlington northern santa fe	Burlington Northern Santa Fe	42
bnswnyk	panasonic	Panasonic	45
bny	bank of new york mellon	Bank of New York Mellon	42
bny mellon	bank of new york mellon	Bank of New York Mellon	42
bnym	bank of new york mellon	Bank of New York Mellon	42
bo	baltimore and ohio railroad	Baltimore and Ohio Railroad	27
boa	bank of america	Bank of America	27
boac	british overseas airways corporation	British Overseas Airways Corporation	127
bobaotang	hakuhodo	Hakuhodo	13
boc	bank of china	Bank of China	529
bocom	bank of communications	Bank of Communications	159
boe	bank of england	Bank of England	129
bofa	bank of america	Bank of America	42
boj	bank of japan	Bank of Japan	323
bolbo	volvo	Volvo	167
bony	bank of new york mellon	Bank of New York Mellon	182
booz allen	booz allen hamilton	Booz Allen Hamilton	94
borubo	volvo	Volvo	125
borussia dortmund	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	265
bosch	robert bosch	Robert Bosch	410
bosh	robert bosch	Robert Bosch	248
boshi	robert bosch	Robert Bosch	82
bosshu	robert bosch	Robert Bosch	13
boswi	robert bosch	Robert Bosch	167
botas	boru hatlari ile petrol tasima	Boru Hatları ile Petrol Taşıma	478
boussois souchon neuvesel	danone	Danone	295
boyin	boeing	Boeing	82
bp	british petroleum	British Petroleum	127
bpce	banque populaire caisse depargne	Banque Populaire Caisse d'Epargne	232
bpcl	bharat petroleum	Bharat Petroleum	205
bpi	banco portugues de investimento	Banco Português de Investimento	439
br	bayerischer rundfunk	Bayerischer Rundfunk	110
brasil foods	brf	BRF	1340
brgm	bureau de recherches geologiques et minieres	Bureau de Recherches Géologiques et Minières	232
bri	bank rakyat indonesia	Bank Rakyat Indonesia	767
bridge stone	bridgestone	Bridgestone	962
bridzhstoun	bridgestone	Bridgestone	63
british leyland	british leyland motor	British Leyland Motor	266
british telecom	british telecommunications	British Telecommunications	266
brjr knj	burger king	Burger King	45
brwktr wghmbl	procter and gamble	Procter & Gamble	45
brydjstwn	bridgestone	Bridgestone	45
brys wwtrhws kwbrz	pricewaterhousecoopers	PricewaterhouseCoopers	45
bsch	banco santander central hispano	Banco Santander Central Hispano	576
bse	bombay stock exchange	Bombay Stock Exchange	219
bsi	british standards institution	British Standards Institution	129
bskyb	british sky broadcasting	British Sky Broadcasting	127
bsn gervais danone	danone	Danone	295
bsnl	bharat sanchar nigam	Bharat Sanchar Nigam	205
bswn	epson	Epson	45
bt	british telecommunications	British Telecommunications	129
btrwl bwdhby al wataniya	adnoc	ADNOC	394
bupt	beijing university of posts and telecommunications	Beijing University of Posts and Telecommunications	159
burijisuton	bridgestone	Bridgestone	13
burroughs	unisys	Unisys	1344
bvb	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	110
bvg	berliner verkehrsbetriebe	Berliner Verkehrsbetriebe	110
bwrshh	porsche	Porsche	45
bwsh	robert bosch	Robert Bosch	431
bwyngh	boeing	Boeing	45
by umm dblyw	bayerische motoren werke	Bayerische Motoren Werke	45
bybsykw	pepsico	PepsiCo	45
byd	build your dreams	Build Your Dreams	159
byjw	peugeot	Peugeot	431
byt ltmwyl al kuwaiti	kuwait finance house	Kuwait Finance House	1092
bytz ht	pizza hut	Pizza Hut	45
c and nw	chicago and north western	Chicago and North Western	42
c of e	church of england	Church of England	1759
caa	creative artists agency	Creative Artists Agency	27
caac	civil aviation administration of china	Civil Aviation Administration of China	159
caf	construcciones y auxiliar de ferrocarriles	Construcciones y Auxiliar de Ferrocarriles	578
cah	cardinal health	Cardinal Health	168
caisse des depots	caisse des depots et consignations	Caisse des Dépôts et Consignations	637
caixa bank	caixabank	Caixabank	1940
cal berkeley	university of california berkeley	University of California Berkeley	94
caltech	california institute of technology	California Institute of Technology	94
cap gemini	capgemini	Capgemini	681
capita land	capitaland	CapitaLand	1949
car max	carmax	CarMax	91
care	cooperative for assistance and relief everywhere	Cooperative for Assistance and Relief Everywhere	27
cat	caterpillar	Caterpillar	963
catl	contemporary amperex technology	Contemporary Amperex Technology	159
cb and i	chicago bridge and iron	Chicago Bridge & Iron	577
cb and q	chicago burlington and quincy railroad	Chicago, Burlington and Quincy Railroad	42
cba	commonwealth bank of australia	Commonwealth Bank of Australia	404
cbc	canadian broadcasting corporation	Canadian Broadcasting Corporation	437
cbd	companhia brasileira de distribuicao	Companhia Brasileira de Distribuição	528
cboe	chicago board options exchange	Chicago Board Options Exchange	42
cbot	chicago board of trade	Chicago Board of Trade	42
cbre	coldwell banker richard ellis	Coldwell Banker Richard Ellis	42
cbs	columbia broadcasting system	Columbia Broadcasting System	27
ccb	china construction bank	China Construction Bank	529
cccc	china communications construction	China Communications Construction	159
ccf	credit commercial de france	Crédit Commercial de France	174
cctv	china central television	China Central Television	529
cdc	centers for disease control and prevention	Centers for Disease Control and Prevention	27
cea	commissariat a lenergie atomique	Commissariat à l'énergie atomique	174
cef	caixa economica federal	Caixa Econômica Federal	528
cementos mexicanos	cemex	CEMEX	815
cemig	companhia energetica de minas gerais	Companhia Energética de Minas Gerais	435
centrais eletricas brasileiras	eletrobras	Eletrobras	813
century link	lumen technologies	Lumen Technologies	91
centurylink	lumen technologies	Lumen Technologies	130
cern	conseil europeen pour la recherche nucleaire	Conseil Européen pour la Recherche Nucléaire	289
cez	ceske energeticke zavody	České energetické závody	1188
cfe	comision federal de electricidad	Comisión Federal de Electricidad	1791
cff	schweizerische bundesbahnen	Schweizerische Bundesbahnen	242
cfm	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	438
cfp	compagnie francaise des petroles	Compagnie Française des Pétroles	174
cfr	caile ferate romane	Căile Ferate Române	1201
cgd	caixa geral de depositos	Caixa Geral de Depósitos	439
cge	compagnie generale delectricite	Compagnie Générale d'Electricité	174
cgnu	aviva	Aviva	418
charoenphokphanahan	charoen pokphand foods	Charoen Pokphand Foods	306
chelyabinskiy truboprokatnyy zavod	chelyabinsk pipe rolling plant	Chelyabinsk Pipe Rolling Plant	63
chevrontexaco	chevron	Chevron	130
china national chemical	chemchina	ChemChina	1009
china north industries	norinco	Norinco	1009
china petroleum and chemical	sinopec	Sinopec	1009
chinalco	aluminum corporation of china	Aluminum Corporation of China	1912
cht	chunghwa telecom	Chunghwa Telecom	933
chu	centre hospitalier universitaire	Centre hospitalier universitaire	1758
chuanqizhonggongye	kawasaki heavy industries	Kawasaki Heavy Industries	13
cia	central intelligence agency	Central Intelligence Agency	27
ciba geigy	novartis	Novartis	1003
cibc	canadian imperial bank of commerce	Canadian Imperial Bank of Commerce	659
cic	credit industriel et commercial	Crédit Industriel et Commercial	174
cimb	commerce international merchant bankers	Commerce International Merchant Bankers	1766
cisco	cisco systems	Cisco Systems	182
citi	citigroup	Citigroup	182
citi bank	citibank	Citibank	91
citi group	citigroup	Citigroup	91
citic	china international trust investment	China International Trust Investment	159
cjjeiljedang	cj cheiljedang	CJ CheilJedang	26
cloud flare	cloudflare	Cloudflare	91
clp holdings	china light and power	China Light and Power	3018
cma cgm	compagnie maritime daffretement compagnie generale maritime	Compagnie Maritime d'Affrètement Compagnie Générale Maritime	637
cmb	china merchants bank	China Merchants Bank	529
cme	chicago mercantile exchange	Chicago Mercantile Exchange	27
cmh	companhia mocambicana de hidrocarbonetos	Companhia Moçambicana de Hidrocarbonetos	438
cmu	carnegie mellon university	Carnegie Mellon University	27
cn	canadian national railway	Canadian National Railway	437
cn rail	canadian national railway	Canadian National Railway	1097
cnes	centre national detudes spatiales	Centre national d'études spatiales	232
cnh	case new holland	Case New Holland	27
cnn	cable news network	Cable News Network	42
cnooc	china national offshore oil	China National Offshore Oil	159
cnpc	china national petroleum	China National Petroleum	159
cnrs	centre national de la recherche scientifique	Centre national de la recherche scientifique	232
co	chesapeake and ohio railway	Chesapeake and Ohio Railway	42
co op	cooperative		3013
cofco	china national cereals oils and foodstuffs	China National Cereals, Oils and Foodstuffs	159
coin base	coinbase	Coinbase	91
coke	coca cola	Coca-Cola	182
com cast	comcast	Comcast	91
comac	commercial aircraft corporation of china	Commercial Aircraft Corporation of China	159
comesa	common market for eastern and southern africa	Common Market for Eastern and Southern Africa	1778
comit	banca commerciale italiana	Banca Commerciale Italiana	660
comite international de la croix rouge	international committee of the red cross	International Committee of the Red Cross	814
commbank	commonwealth bank of australia	Commonwealth Bank of Australia	1909
committee for state security	komitet gosudarstvennoy bezopasnosti	Komitet Gosudarstvennoy Bezopasnosti	2206
compagnie generale des eaux	vivendi	Vivendi	295
companhia de bebidas das americas	ambev	Ambev	813
compania espanola de petroleos	cepsa	CEPSA	1011
compania telefonica nacional de espana	telefonica	Telefónica	1005
con ed	consolidated edison	Consolidated Edison	94
con edison	consolidated edison	Consolidated Edison	94
coned	consolidated edison	Consolidated Edison	94
conoco	conocophillips	ConocoPhillips	275
conrail	consolidated rail	Consolidated Rail	275
consumer value stores	cvs health	CVS Health	130
conti	continental	Continental	1563
continental oil	conocophillips	ConocoPhillips	130
cooperatieve centrale raiffeisen boerenleenbank	rabobank	Rabobank	2215
coopers and lybrand	pricewaterhousecoopers	PricewaterhouseCoopers	418
copel	companhia paranaense de energia	Companhia Paranaense de Energia	435
corporacion nacional del cobre de chile	codelco	Codelco	2209
cosco	china ocean shipping	China Ocean Shipping	159
cp	comboios de portugal	Comboios de Portugal	439
cp group	charoen pokphand	Charoen Pokphand	3024
cp rail	canadian pacific railway	Canadian Pacific Railway	1097
cpkc	canadian pacific kansas city	Canadian Pacific Kansas City	659
cppib	canada pension plan investment board	Canada Pension Plan Investment Board	659
cpr	canadian pacific railway	Canadian Pacific Railway	437
crcc	china railway construction	China Railway Construction	159
crec	china railway engineering	China Railway Engineering	159
crowd strike	crowdstrike	CrowdStrike	91
crrc	china railway rolling stock	China Railway Rolling Stock	159
cs	credit suisse	Credit Suisse	242
csa	ceskoslovenske statni aerolinie	Československé státní aerolinie	1783
csc	computer sciences	Computer Sciences	27
cscec	china state construction engineering	China State Construction Engineering	159
csco	cisco systems	Cisco Systems	168
csfb	credit suisse first boston	Credit Suisse First Boston	42
csic	consejo superior de investigaciones cientificas	Consejo Superior de Investigaciones Científicas	576
csir	council for scientific and industrial research	Council for Scientific and Industrial Research	406
csiro	commonwealth scientific and industrial research organisation	Commonwealth Scientific and Industrial Research Organisation	574
csl	commonwealth serum laboratories	Commonwealth Serum Laboratories	404
csn	companhia siderurgica nacional	Companhia Siderúrgica Nacional	528
csob	ceskoslovenska obchodni banka	Československá obchodní banka	1188
csr	colonial sugar refining	Colonial Sugar Refining	404
ctt	correios telegrafos e telefones	Correios, Telégrafos e Telefones	439
cuf	companhia uniao fabril	Companhia União Fabril	439
cuntianzhizuosuo	murata manufacturing	Murata Manufacturing	13
cvrd	companhia vale do rio doce	Companhia Vale do Rio Doce	435
cvs	cvs health	CVS Health	42
cvs caremark	cvs health	CVS Health	130
cvx	chevron	Chevron	168
cw	cable and wireless	Cable and Wireless	127
dabangasu	osaka gas	Osaka Gas	13
dachengjianshe	taisei	Taisei	13
daehanhanggong	korean air	Korean Air	26
daesh	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1748
daeugeonseol	daewoo engineering and construction	Daewoo Engineering & Construction	26
daf	van doornes automobiel fabriek	Van Doorne's Automobiel Fabriek	405
dahehausugongye	daiwa house	Daiwa House	13
dahezhengquan	daiwa securities	Daiwa Securities	13
daier	dell technologies	Dell Technologies	82
daikingongye	daikin industries	Daikin Industries	13
daily motion	dailymotion	Dailymotion	681
daimler	mercedes benz group	Mercedes-Benz Group	610
daimler benz	mercedes benz group	Mercedes-Benz Group	610
daimler chrysler	chrysler	Chrysler	91
daimlerchrysler	chrysler	Chrysler	130
dalinzu	obayashi	Obayashi	125
dameile	dominos	Domino's	40
danmarks nationalbank	national bank of denmark	National Bank of Denmark	2221
dansk olie og naturgas	orsted	Ørsted	1004
daodaernengyuan	totalenergies	TotalEnergies	40
daojinzhizuosuo	shimadzu	Shimadzu	13
daribenyinshua	dai nippon printing	Dai Nippon Printing	13
darpa	defense advanced research projects agency	Defense Advanced Research Projects Agency	42
data bricks	databricks	Databricks	91
dazhongqiche	volkswagen	Volkswagen	40
dazhongzhiyao	otsuka pharmaceutical	Otsuka Pharmaceutical	13
db	deutsche bahn	Deutsche Bahn	110
dbs	development bank of singapore	Development Bank of Singapore	480
dbsa	development bank of southern africa	Development Bank of Southern Africa	436
ddb	doyle dane bernbach	Doyle Dane Bernbach	27
dec	digital equipment	Digital Equipment	27
dei	public power	Public Power	1554
dell	dell technologies	Dell Technologies	182
dell computer	dell technologies	Dell Technologies	130
deloitte	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	266
deloitte and touche	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	418
deloyt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	63
delta	delta air lines	Delta Air Lines	182
den norske stats oljeselskap	equinor	Equinor	1006
deqin	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	82
deroito	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	13
deru	dell technologies	Dell Technologies	125
deutsche	deutsche bank	Deutsche Bank	1563
devrimci halk kurtulus partisi cephesi	revolutionary peoples liberation party front	Revolutionary People's Liberation Party-Front	1358
dewa	dubai electricity and water authority	Dubai Electricity and Water Authority	927
deyizhiyinxing	deutsche bank	Deutsche Bank	40
dfb	deutscher fussball bund	Deutscher Fußball-Bund	110
dfds	det forenede dampskibs selskab	Det Forenede Dampskibs-Selskab	1756
dfg	deutsche forschungsgemeinschaft	Deutsche Forschungsgemeinschaft	110
dfw	dallas fort worth international airport	Dallas/Fort Worth International Airport	27
dgb	deutscher gewerkschaftsbund	Deutscher Gewerkschaftsbund	110
dhkp c	revolutionary peoples liberation party front	Revolutionary People's Liberation Party-Front	478
dhl	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	162
dib	dubai islamic bank	Dubai Islamic Bank	927
dieichiel	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	26
dieichieru	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	13
dien luc viet nam	vietnam electricity	Vietnam Electricity	1095
dihk	deutscher industrie und handelskammertag	Deutscher Industrie- und Handelskammertag	162
dijeuni	walt disney	Walt Disney	26
dilloiteu	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	26
dimosia epicheirisi ilektrismoy	public power	Public Power	463
din	deutsches institut fur normung	Deutsches Institut für Normung	110
dishini	walt disney	Walt Disney	40
disney	walt disney	Walt Disney	94
diyisangong	daiichi sankyo	Daiichi Sankyo	13
diyishengming	dai ichi life	Dai-ichi Life	13
dizuni	walt disney	Walt Disney	13
dkhl	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	248
dkw	dampf kraft wagen	Dampf-Kraft-Wagen	110
dlf	delhi land and finance	Delhi Land & Finance	219
dlj	donaldson lufkin and jenrette	Donaldson, Lufkin & Jenrette	27
dlr	deutsches zentrum fur luft und raumfahrt	Deutsches Zentrum für Luft- und Raumfahrt	110
dlrg	deutsche lebens rettungs gesellschaft	Deutsche Lebens-Rettungs-Gesellschaft	162
dm	drogerie markt	Drogerie Markt	110
dm drogeriemarkt	dm drogerie markt	dm-drogerie markt	265
dnv	det norske veritas	Det Norske Veritas	1193
doctors without borders	medecins sans frontieres	Médecins Sans Frontières	1352
doichebangkeu	deutsche bank	Deutsche Bank	26
doitsuyinxing	deutsche bank	Deutsche Bank	13
dominopija	dominos	Domino's	26
dominopiza	dominos	Domino's	13
dong energy	orsted	Ørsted	1004
dongfengqiche	dongfeng motor	Dongfeng Motor	40
donghailukezhidao	central japan railway	Central Japan Railway	13
dongjingdianli	tokyo electric power	Tokyo Electric Power	13
dongjinggasu	tokyo gas	Tokyo Gas	13
dongjinghaishangridong	tokio marine	Tokio Marine	13
dongre	toray industries	Toray Industries	125
dongribenlukezhidao	east japan railway	East Japan Railway	13
dongzhi	toshiba	Toshiba	125
door dash	doordash	DoorDash	91
dosiba	toshiba	Toshiba	26
dow	dow chemical	Dow Chemical	182
doyche bank	deutsche bank	Deutsche Bank	63
doyota	toyota	Toyota	26
dp world	dubai ports world	Dubai Ports World	1557
dpa	deutsche presse agentur	Deutsche Presse-Agentur	110
dpdhl	deutsche post dhl	Deutsche Post DHL	162
drdo	defence research and development organisation	Defence Research and Development Organisation	205
drk	deutsches rotes kreuz	Deutsches Rotes Kreuz	110
drop box	dropbox	Dropbox	91
drv	deutsche rentenversicherung	Deutsche Rentenversicherung	1189
dsb	danske statsbaner	Danske Statsbaner	663
dsm	staatsmijnen	Staatsmijnen	405
dsv	de sammensluttede vognmaend	De Sammensluttede Vognmænd	663
dtag	deutsche telekom	Deutsche Telekom	162
dtcc	depository trust and clearing	Depository Trust & Clearing	42
dtt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	129
dtu	danmarks tekniske universitet	Danmarks Tekniske Universitet	663
du pont	dupont	DuPont	182
dunhao	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	82
dusaneneobilliti	doosan enerbility	Doosan Enerbility	26
dutch state mines	staatsmijnen	Staatsmijnen	1927
dvla	driver and vehicle licensing agency	Driver and Vehicle Licensing Agency	127
dvr israel	israel post	Israel Post	263
dwmynwz	dominos	Domino's	45
dwytshh bnk	deutsche bank	Deutsche Bank	45
dy tsh al	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	45
dyds	adidas	Adidas	45
dylwyt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	45
dyzny	walt disney	Walt Disney	45
dz bank	deutsche genossenschafts zentralbank	Deutsche Genossenschafts-Zentralbank	410
dzheneral motors	general motors	General Motors	63
dzhonson i dzhonson	johnson and johnson	Johnson & Johnson	63
eabasu	airbus	Airbus	13
eabiandobi	airbnb	Airbnb	13
eads	airbus	Airbus	232
east asiatic company	det ostasiatiske kompagni	Det Østasiatiske Kompagni	1098
easy jet	easyjet	EasyJet	447
ebrd	european bank for reconstruction and development	European Bank for Reconstruction and Development	127
ecb	european central bank	European Central Bank	110
eco lab	ecolab	Ecolab	91
eco petrol	ecopetrol	Ecopetrol	1938
ecobank	ecobank transnational	Ecobank Transnational	3023
ecowas	economic community of west african states	Economic Community of West African States	1192
edf	electricite de france	Électricité de France	232
edm	electricidade de mocambique	Electricidade de Moçambique	438
edp	energias de portugal	Energias de Portugal	1772
eds	electronic data systems	Electronic Data Systems	27
eeobeoseu	airbus	Airbus	26
eeobiaenbi	airbnb	Airbnb	26
egat	electricity generating authority of thailand	Electricity Generating Authority of Thailand	1775
egsonmobil	exxon mobil	Exxon Mobil	26
ei du pont de nemours	dupont	DuPont	419
eib	european investment bank	European Investment Bank	1790
eichi ando emu	hennes and mauritz	Hennes & Mauritz	13
eichiaenem	hennes and mauritz	Hennes & Mauritz	26
eichieseubissi	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	26
eichiesubishi	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	13
eksonmobil	exxon mobil	Exxon Mobil	63
ekusonmobiru	exxon mobil	Exxon Mobil	13
el al	el al israel airlines	El Al Israel Airlines	3019
eldzhi	legal and general	Legal & General	63
electricidade de portugal	energias de portugal	Energias de Portugal	2176
electro lux	electrolux	Electrolux	1270
elf aquitaine	societe nationale elf aquitaine	Société Nationale Elf Aquitaine	1262
eligseun	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	26
elji	legal and general	Legal & General	167
eljijeonja	lg electronics	LG Electronics	26
ellinika petrelaia	hellenic petroleum	Hellenic Petroleum	463
ellinika tachydromeia	hellenic post	Hellenic Post	463
elliniki trapeza	hellenic bank	Hellenic Bank	3008
embrapa	empresa brasileira de pesquisa agropecuaria	Empresa Brasileira de Pesquisa Agropecuária	435
emem	empresa mocambicana de exploracao mineira	Empresa Moçambicana de Exploração Mineira	1767
emi	electric and musical industries	Electric and Musical Industries	127
emirates nbd	emirates national bank of dubai	Emirates National Bank of Dubai	1557
emirates telecommunications	etisalat	Etisalat	1351
empresa brasileira de aeronautica	embraer	Embraer	813
empresa colombiana de petroleos	ecopetrol	Ecopetrol	1010
enap	empresa nacional del petroleo	Empresa Nacional del Petróleo	1755
enbw	energie baden wurttemberg	Energie Baden-Württemberg	162
endiama	empresa nacional de diamantes de angola	Empresa Nacional de Diamantes de Angola	1260
enel	ente nazionale per lenergia elettrica	Ente Nazionale per l'Energia Elettrica	660
enh	empresa nacional de hidrocarbonetos	Empresa Nacional de Hidrocarbonetos	438
eni	ente nazionale idrocarburi	Ente Nazionale Idrocarburi	269
eon	e on	E.ON	79
epa	environmental protection agency	Environmental Protection Agency	27
epfl	ecole polytechnique federale de lausanne	École polytechnique fédérale de Lausanne	289
eppl	apple	Apple	248
epuson	epson	Epson	13
ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1105
eruji	legal and general	Legal & General	13
esa	european space agency	European Space Agency	174
escom	electricity supply commission	Electricity Supply Commission	436
eskom	electricity supply commission	Electricity Supply Commission	791
espn	entertainment and sports programming network	Entertainment and Sports Programming Network	42
esseuoil	s oil	S-Oil	167
eth zurich	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	636
ethniki trapeza	national bank of greece	National Bank of Greece	1554
ethniki trapeza tis ellados	national bank of greece	National Bank of Greece	463
ethz	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	289
eu	european union	European Union	662
euro tunnel	eurotunnel	Eurotunnel	681
european aeronautic defence and space	airbus	Airbus	295
evrokhim	eurochem	EuroChem	248
exim bank	export import bank of the united states	Export-Import Bank of the United States	182
exxon	exxon mobil	Exxon Mobil	94
exxonmobil	exxon mobil	Exxon Mobil	94
ey	ernst and young	Ernst & Young	42
eychesbisi	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	63
eyrbas	airbus	Airbus	63
eyrbienbi	airbnb	Airbnb	63
ezai	eisai	Eisai	125
f lli	fratelli		3020
fa	football association	Football Association	129
faa	federal aviation administration	Federal Aviation Administration	27
fab	first abu dhabi bank	First Abu Dhabi Bank	927
face book	meta platforms	Meta Platforms	91
facebook	meta platforms	Meta Platforms	130
faiza	pfizer	Pfizer	13
famirimato	familymart	FamilyMart	13
fanakku	fanuc	Fanuc	125
fannie mae	federal national mortgage association	Federal National Mortgage Association	275
fao	food and agriculture organization	Food and Agriculture Organization	269
farc	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1187
farc ep	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1187
fasutoriteiringu	fast retailing	Fast Retailing	13
faw	first automobile works	First Automobile Works	529
fawei	huawei	Huawei	13
faz	frankfurter allgemeine zeitung	Frankfurter Allgemeine Zeitung	110
fb	meta platforms	Meta Platforms	27
fbi	federal bureau of investigation	Federal Bureau of Investigation	42
fc barcelona	futbol club barcelona	Futbol Club Barcelona	1099
fc bayern	fussball club bayern munchen	Fußball-Club Bayern München	265
fca	financial conduct authority	Financial Conduct Authority	129
fcc	federal communications commission	Federal Communications Commission	27
fcx	freeport mcmoran	Freeport-McMoRan	168
fda	food and drug administration	Food and Drug Administration	27
fdic	federal deposit insurance corporation	Federal Deposit Insurance Corporation	42
fed ex	fedex	FedEx	91
fedekkusu	fedex	FedEx	13
fedeks	fedex	FedEx	63
federal express	fedex	FedEx	419
federal reserve	federal reserve system	Federal Reserve System	94
federalnaya sluzhba bezopasnosti	federal security service	Federal Security Service	698
feilipu	koninklijke philips	Koninklijke Philips	40
feisubukku	meta platforms	Meta Platforms	13
femsa	fomento economico mexicano	Fomento Económico Mexicano	765
fengtian	toyota	Toyota	82
ferrovie dello stato	ferrovie dello stato italiane	Ferrovie dello Stato Italiane	1102
feysbuk	meta platforms	Meta Platforms	63
ffw	freiwillige feuerwehr	Freiwillige Feuerwehr	1189
fgv	fundacao getulio vargas	Fundação Getulio Vargas	528
fhlmc	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	42
fiat	fabbrica italiana automobili torino	Fabbrica Italiana Automobili Torino	660
fidelity management and research	fidelity investments	Fidelity Investments	130
fifa	federation internationale de football association	Fédération Internationale de Football Association	289
filips	koninklijke philips	Koninklijke Philips	63
finmeccanica	leonardo	Leonardo	1341
finn air	finnair	Finnair	1941
finra	financial industry regulatory authority	Financial Industry Regulatory Authority	42
firippusu	koninklijke philips	Koninklijke Philips	13
fit bit	fitbit	Fitbit	91
fl smidth	flsmidth	FLSmidth	1004
fmg	fortescue metals group	Fortescue Metals Group	404
fmr	fidelity investments	Fidelity Investments	27
fn herstal	fabrique nationale de herstal	Fabrique Nationale de Herstal	1096
fnac	federation nationale dachats des cadres	Fédération nationale d'achats des cadres	232
fnb	first national bank	First National Bank	406
fnma	federal national mortgage association	Federal National Mortgage Association	42
fodo	ford motor	Ford Motor	13
folksvagen	volkswagen	Volkswagen	63
ford	ford motor	Ford Motor	182
forukusuwagen	volkswagen	Volkswagen	13
fosagro	phosagro	PhosAgro	248
foxconn	hon hai precision industry	Hon Hai Precision Industry	1935
fpl	florida power and light	Florida Power & Light	27
france telecom	orange	Orange	295
fraport	flughafen frankfurt main	Flughafen Frankfurt/Main	410
freddie mac	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	275
fudzhitsu	fujitsu	Fujitsu	63
fuji film	fujifilm	Fujifilm	962
fuji heavy industries	subaru	Subaru	611
fushifuirumu	fujifilm	Fujifilm	13
fushitong	fujitsu	Fujitsu	13
fute	ford motor	Ford Motor	82
fwjytsw	fujitsu	Fujitsu	45
fwlfw	volvo	Volvo	45
fwlks fjn	volkswagen	Volkswagen	45
fwrd	ford motor	Ford Motor	431
fydyks	fedex	FedEx	45
fylybs	koninklijke philips	Koninklijke Philips	45
fysbwk	meta platforms	Meta Platforms	45
fyzr	pfizer	Pfizer	45
gac	guangzhou automobile	Guangzhou Automobile	529
gail	gas authority of india	Gas Authority of India	219
gaipu	gap	Gap	82
galp	galp energia	Galp Energia	3022
game stop	gamestop	GameStop	91
gangtie	mass transit railway	Mass Transit Railway	724
gaosheng	goldman sachs	Goldman Sachs	82
gaz	gorkovskiy avtomobilnyy zavod	Gorkovskiy avtomobilnyy zavod	479
gd	general dynamics	General Dynamics	27
gdf	gaz de france	Gaz de France	174
gdf suez	engie	Engie	295
ge	general electric	General Electric	27
ge capital	general electric capital	General Electric Capital	94
gec alsthom	alstom	Alstom	295
gelidianqi	gree electric appliances	Gree Electric Appliances	40
general motors acceptance corporation	ally financial	Ally Financial	130
generali	assicurazioni generali	Assicurazioni Generali	1102
georgia tech	georgia institute of technology	Georgia Institute of Technology	94
geumhotaieo	kumho tire	Kumho Tire	26
ghwldmn sks	goldman sachs	Goldman Sachs	45
giajadongcha	kia	Kia	26
gic	government of singapore investment corporation	Government of Singapore Investment Corporation	480
ginnie mae	government national mortgage association	Government National Mortgage Association	275
git hub	github	GitHub	91
giz	gesellschaft fur internationale zusammenarbeit	Gesellschaft für Internationale Zusammenarbeit	110
gkn	guest keen and nettlefolds	Guest, Keen and Nettlefolds	127
glaxo smith kline	glaxosmithkline	GlaxoSmithKline	447
glen core	glencore	Glencore	447
gm	general motors	General Motors	27
gmac	general motors acceptance	General Motors Acceptance	42
gmf	garantie mutuelle des fonctionnaires	Garantie mutuelle des fonctionnaires	174
gnma	government national mortgage association	Government National Mortgage Association	42
goldeumansagseu	goldman sachs	Goldman Sachs	26
goldman	goldman sachs	Goldman Sachs	182
goldman saks	goldman sachs	Goldman Sachs	63
gomasseu	komatsu	Komatsu	26
goog	alphabet	Alphabet	168
googl	alphabet	Alphabet	168
gorudoman sakkusu	goldman sachs	Goldman Sachs	13
government employees insurance	geico	GEICO	419
grace	wr grace	WR Grace	182
green peace	greenpeace	Greenpeace	91
gs	goldman sachs	Goldman Sachs	27
gsk	glaxosmithkline	GlaxoSmithKline	127
gskaltegseu	gs caltex	GS Caltex	26
gtbank	guaranty trust bank	Guaranty Trust Bank	1926
gte	general telephone and electronics	General Telephone and Electronics	42
gtil	grant thornton international	Grant Thornton International	127
gtz	gesellschaft fur technische zusammenarbeit	Gesellschaft für Technische Zusammenarbeit	110
guangdadiannao	quanta computer	Quanta Computer	369
guanxidianli	kansai electric power	Kansai Electric Power	13
gubota	kubota	Kubota	26
guge	google	Google	82
gugeul	google	Google	167
gugl	google	Google	248
gugmineunhaeng	kookmin bank	Kookmin Bank	26
guguru	google	Google	13
guizhoumaotai	kweichow moutai	Kweichow Moutai	40
guizhoumaotaijiu	kweichow moutai	Kweichow Moutai	40
guojiadianwang	state grid	State Grid	40
guotaihangkong	cathay pacific	Cathay Pacific	723
guoyaokonggu	sinopharm group	Sinopharm Group	40
gwr	great western railway	Great Western Railway	129
gyappu	gap	Gap	13
haiatto	hyatt hotels	Hyatt Hotels	13
haikangweishi	hikvision	Hikvision	40
hainanhangkong	hainan airlines	Hainan Airlines	40
hal	hindustan aeronautics	Hindustan Aeronautics	219
haloid	xerox	Xerox	130
hamburgische landesbank	hsh nordbank	HSH Nordbank	610
hanaeunhaeng	hana bank	Hana Bank	26
hanbaowang	burger king	Burger King	40
handels banken	svenska handelsbanken	Svenska Handelsbanken	1270
handelsbanken	svenska handelsbanken	Svenska Handelsbanken	1105
hang khong viet nam	vietnam airlines	Vietnam Airlines	1095
hangugeunhaeng	bank of korea	Bank of Korea	26
hanguggaseugongsa	korea gas	Korea Gas	26
hangugjeonlyeoggongsa	korea electric power	Korea Electric Power	26
hangugsaneobeunhaeng	korea development bank	Korea Development Bank	26
hangugtaieo	hankook tire	Hankook Tire	26
hanhwa	hanwha	Hanwha	167
hanhwaeeoloseupeiseu	hanwha aerospace	Hanwha Aerospace	26
hannover re	hannover ruckversicherung	Hannover Rückversicherung	265
hannover ruck	hannover ruckversicherung	Hannover Rückversicherung	265
hans riegel bonn	haribo	HARIBO	2210
haoshiduo	costco	Costco	40
hapag	hamburg amerikanische packetfahrt actien gesellschaft	Hamburg-Amerikanische Packetfahrt-Actien-Gesellschaft	162
harakat al muqawama al islamiya	hamas	Hamas	1361
hayasteu	hyatt hotels	Hyatt Hotels	26
hbo	home box office	Home Box Office	42
hbos	halifax bank of scotland	Halifax Bank of Scotland	127
hca	hospital corporation of america	Hospital Corporation of America	27
hcb	hidroelectrica de cahora bassa	Hidroeléctrica de Cahora Bassa	438
hcl	hindustan computers	Hindustan Computers	219
hcltech	hcl technologies	HCL Technologies	1100
hd	home depot	Home Depot	168
hdfc	housing development finance	Housing Development Finance	205
hec paris	ecole des hautes etudes commerciales de paris	École des hautes études commerciales de Paris	637
heidelberg druck	heidelberger druckmaschinen	Heidelberger Druckmaschinen	265
heidelbergcement	heidelberg materials	Heidelberg Materials	610
helaba	landesbank hessen thuringen	Landesbank Hessen-Thüringen	410
hengbanggomu	yokohama rubber	Yokohama Rubber	13
hengshengyinxing	hang seng bank	Hang Seng Bank	723
hezballah	hezbollah	Hezbollah	870
hfc	household finance	Household Finance	27
hhl	handelshochschule leipzig	Handelshochschule Leipzig	110
hhla	hamburger hafen und logistik	Hamburger Hafen und Logistik	162
hilton	hilton worldwide	Hilton Worldwide	182
hiruton	hilton worldwide	Hilton Worldwide	13
hizballah	hezbollah	Hezbollah	870
hizbollah	hezbollah	Hezbollah	870
hizbullah	hezbollah	Hezbollah	870
hkex	hong kong exchanges and clearing	Hong Kong Exchanges and Clearing	763
hkma	hong kong monetary authority	Hong Kong Monetary Authority	763
hkust	hong kong university of science and technology	Hong Kong University of Science and Technology	763
hm	hennes and mauritz	Hennes & Mauritz	527
hmm	hyundai merchant marine	Hyundai Merchant Marine	530
hmrc	his majestys revenue and customs	His Majesty's Revenue and Customs	127
hoa	homeowners association	Homeowners Association	661
hoffmann la roche	f hoffmann la roche	F. Hoffmann-La Roche	636
hon hai	hon hai precision industry	Hon Hai Precision Industry	3026
honey well	honeywell	Honeywell	91
honghaijingmi	hon hai precision industry	Hon Hai Precision Industry	369
honghaijingmigongye	hon hai precision industry	Hon Hai Precision Industry	369
hp	hewlett packard	Hewlett-Packard	27
hpcl	hindustan petroleum	Hindustan Petroleum	205
hpe	hewlett packard enterprise	Hewlett Packard Enterprise	42
hph	hutchison port holdings	Hutchison Port Holdings	928
hrvatska narodna banka	croatian national bank	Croatian National Bank	2225
hsbc	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	127
htc	high tech computer	High Tech Computer	1194
htsyh hvyryt israel	israel aerospace industries	Israel Aerospace Industries	263
htsyyh hvvyryt israel	israel aerospace industries	Israel Aerospace Industries	263
hua wei	huawei	Huawei	792
huaqiaoyinxing	ocbc	OCBC	3010
huaqiyinxing	citibank	Citibank	40
huashuodiannao	asustek computer	Asustek Computer	369
huawang	kao	Kao	125
huaweijishu	huawei technologies	Huawei Technologies	40
hub spot	hubspot	HubSpot	91
huifeng	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	724
huifengyinxing	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	723
huipu	hewlett packard	Hewlett-Packard	82
huirui	pfizer	Pfizer	82
hujijjeu	fujitsu	Fujitsu	26
huk	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	110
huk coburg	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	265
hul	hindustan unilever	Hindustan Unilever	219
hvb	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	162
hvrt electric	israel electric	Israel Electric	725
hvrt electric israel	israel electric	Israel Electric	263
hwaija	pfizer	Pfizer	26
hwawei	huawei	Huawei	26
hwnd	honda	Honda	45
hwwy	huawei	Huawei	45
hyatt	hyatt hotels	Hyatt Hotels	94
hyeondae	hyundai	Hyundai	167
hyeondaecha	hyundai motor	Hyundai Motor	26
hyeondaegeonseol	hyundai engineering and construction	Hyundai Engineering & Construction	26
hyeondaegeullobiseu	hyundai glovis	Hyundai Glovis	26
hyeondaejadongcha	hyundai motor	Hyundai Motor	26
hyeondaejecheol	hyundai steel	Hyundai Steel	26
hyeondaejunggongeob	hyundai heavy industries	Hyundai Heavy Industries	26
hyeondaemobiseu	hyundai mobis	Hyundai Mobis	26
hyltwn	hilton worldwide	Hilton Worldwide	45
hypovereinsbank	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	410
hytshy	hitachi	Hitachi	45
hyulespaegkeodeu	hewlett packard	Hewlett-Packard	26
hyuretto pakkado	hewlett packard	Hewlett-Packard	13
hywlyt bkrd	hewlett packard	Hewlett-Packard	45
hywndy	hyundai	Hyundai	45
iadb	inter american development bank	Inter-American Development Bank	42
iaea	international atomic energy agency	International Atomic Energy Agency	377
iag	international airlines group	International Airlines Group	578
iai	israel aerospace industries	Israel Aerospace Industries	1786
iata	international air transport association	International Air Transport Association	289
ibew	international brotherhood of electrical workers	International Brotherhood of Electrical Workers	42
ibge	instituto brasileiro de geografia e estatistica	Instituto Brasileiro de Geografia e Estatística	435
ibk	industrial bank of korea	Industrial Bank of Korea	530
ibkgieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	26
ibm	international business machines	International Business Machines	42
ibrd	international bank for reconstruction and development	International Bank for Reconstruction and Development	42
icao	international civil aviation organization	International Civil Aviation Organization	659
icbc	industrial and commercial bank of china	Industrial and Commercial Bank of China	159
ice	intercontinental exchange	Intercontinental Exchange	27
ici	imperial chemical industries	Imperial Chemical Industries	129
icici	industrial credit and investment corporation of india	Industrial Credit and Investment Corporation of India	205
icj	international court of justice	International Court of Justice	405
icl	international computers	International Computers	129
icm	international creative management	International Creative Management	27
icrc	international committee of the red cross	International Committee of the Red Cross	289
idb	inter american development bank	Inter-American Development Bank	27
idbi	industrial development bank of india	Industrial Development Bank of India	205
idc	international data corporation	International Data Corporation	27
idg	international data group	International Data Group	27
iea	international energy agency	International Energy Agency	174
ieee	institute of electrical and electronics engineers	Institute of Electrical and Electronics Engineers	42
ifad	international fund for agricultural development	International Fund for Agricultural Development	660
ifc	international finance corporation	International Finance Corporation	27
iff	international flavors and fragrances	International Flavors & Fragrances	27
ig farben	interessen gemeinschaft farbenindustrie	Interessen-Gemeinschaft Farbenindustrie	265
ig metall	industriegewerkschaft metall	Industriegewerkschaft Metall	265
igt	international game technology	International Game Technology	27
ih	international harvester	International Harvester	27
ihg	intercontinental hotels group	InterContinental Hotels Group	127
ihi	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	323
ihop	international house of pancakes	International House of Pancakes	42
iim	indian institute of management	Indian Institute of Management	1190
iit	indian institute of technology	Indian Institute of Technology	1190
ikb	industriekreditbank	Industriekreditbank	162
ilfc	international lease finance	International Lease Finance	42
ilo	international labour organization	International Labour Organization	242
imateu	e mart	E-Mart	167
imec	interuniversitair micro elektronica centrum	Interuniversitair Micro-Elektronica Centrum	575
imf	international monetary fund	International Monetary Fund	27
imo	international maritime organization	International Maritime Organization	129
impala platinum	implats	Implats	1012
imperial college	imperial college london	Imperial College London	266
imss	instituto mexicano del seguro social	Instituto Mexicano del Seguro Social	765
ina	istituto nazionale delle assicurazioni	Istituto Nazionale delle Assicurazioni	269
industria de diseno textil	inditex	Inditex	1011
info sys	infosys	Infosys	1942
ing	internationale nederlanden groep	Internationale Nederlanden Groep	405
ingvar kamprad elmtaryd agunnaryd	ikea	IKEA	2218
inps	istituto nazionale della previdenza sociale	Istituto Nazionale della Previdenza Sociale	1761
inria	institut national de recherche en informatique et en automatique	Institut national de recherche en informatique et en automatique	232
insead	institut europeen dadministration des affaires	Institut européen d'administration des affaires	232
insee	institut national de la statistique et des etudes economiques	Institut national de la statistique et des études économiques	232
inserm	institut national de la sante et de la recherche medicale	Institut national de la santé et de la recherche médicale	232
inta	instituto nacional de tecnologia agropecuaria	Instituto Nacional de Tecnología Agropecuaria	1186
intc	intel	Intel	168
international criminal police organization	interpol	Interpol	2211
international nickel company	inco	Inco	1002
interu	intel	Intel	13
ioc	international olympic committee	International Olympic Committee	242
iocl	indian oil	Indian Oil	205
ip	international paper	International Paper	168
iranian revolutionary guard corps	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1101
iranian revolutionary guards	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1101
irgc	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	764
iri	istituto per la ricostruzione industriale	Istituto per la Ricostruzione Industriale	269
irib	islamic republic of iran broadcasting	Islamic Republic of Iran Broadcasting	764
irisl	islamic republic of iran shipping lines	Islamic Republic of Iran Shipping Lines	764
irs	internal revenue service	Internal Revenue Service	27
iscor	iron and steel corporation of south africa	Iron and Steel Corporation of South Africa	436
isd	independent school district	Independent School District	661
isdb	islamic development bank	Islamic Development Bank	926
isil	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1779
islamic resistance movement	hamas	Hamas	1361
islamic revolutionary guards corps	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1101
islamic state	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	3027
islamic state of iraq and al sham	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	869
islamic state of iraq and syria	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	869
iso	international organization for standardization	International Organization for Standardization	242
isrg	intuitive surgical	Intuitive Surgical	168
isro	indian space research organisation	Indian Space Research Organisation	205
iss	international service system	International Service System	663
isu zidongche	isuzu motors	Isuzu Motors	13
itau	itau unibanco	Itaú Unibanco	3016
itc	imperial tobacco company of india	Imperial Tobacco Company of India	219
itesm	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	765
itt	international telephone and telegraph	International Telephone and Telegraph	42
itu	international telecommunication union	International Telecommunication Union	242
itv	independent television	Independent Television	127
iucn	international union for conservation of nature	International Union for Conservation of Nature	289
jabhat al nusra	al nusra front	Al-Nusra Front	1560
jabhat al nusrah	al nusra front	Al-Nusra Front	1560
jal	japan airlines	Japan Airlines	251
jala	zara	Zara	167
jamaah islamiyah	jemaah islamiyah	Jemaah Islamiyah	1559
jaxa	japan aerospace exploration agency	Japan Aerospace Exploration Agency	251
jb hunt	jb hunt transport	J. B. Hunt Transport	94
jbic	japan bank for international cooperation	Japan Bank for International Cooperation	251
jcb	jc bamford excavators	J. C. Bamford Excavators	129
jcpenney	jc penney	J. C. Penney	94
jemaa islamiya	jemaah islamiyah	Jemaah Islamiyah	1559
jeneoleolmoteoseu	general motors	General Motors	26
jet blue	jetblue	JetBlue	91
jetro	japan external trade organization	Japan External Trade Organization	251
jfesuchiru	jfe steel	JFE Steel	13
jiaguwen	oracle	Oracle	40
jialefu	carrefour	Carrefour	40
jianeng	canon	Canon	82
jiaotongyinxing	bank of communications	Bank of Communications	40
jica	japan international cooperation agency	Japan International Cooperation Agency	251
jimenseu	siemens	Siemens	26
jingdong	jd	JD	82
jingsera	kyocera	Kyocera	125
jishuihausu	sekisui house	Sekisui House	13
jj	johnson and johnson	Johnson & Johnson	42
jll	jones lang lasalle	Jones Lang LaSalle	42
jlr	jaguar land rover	Jaguar Land Rover	127
jnj	johnson and johnson	Johnson & Johnson	27
jnrl mwtwrz	general motors	General Motors	45
john deere	deere	Deere	275
john lewis	john lewis partnership	John Lewis Partnership	871
jonseunaendeujonseun	johnson and johnson	Johnson & Johnson	26
jonson endo jonson	johnson and johnson	Johnson & Johnson	13
jp morgan	jpmorgan chase	JPMorgan Chase	94
jpl	jet propulsion laboratory	Jet Propulsion Laboratory	27
jpm	jpmorgan chase	JPMorgan Chase	27
jpmc	jpmorgan chase	JPMorgan Chase	42
jpmorgan	jpmorgan chase	JPMorgan Chase	94
jse	johannesburg stock exchange	Johannesburg Stock Exchange	436
jsw	japan steel works	Japan Steel Works	323
jt	japan tobacco	Japan Tobacco	323
jti	japan tobacco international	Japan Tobacco International	323
jungsogieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	26
jvc	japan victor	Japan Victor	726
jwjl	google	Google	431
jwnswn and jwnswn	johnson and johnson	Johnson & Johnson	45
jwt	j walter thompson	J. Walter Thompson	42
k line	kawasaki kisen kaisha	Kawasaki Kisen Kaisha	726
kaenon	canon	Canon	167
kai	korea aerospace industries	Korea Aerospace Industries	530
kaiser permanente	kaiser foundation health plan	Kaiser Foundation Health Plan	275
kaist	korea advanced institute of science and technology	Korea Advanced Institute of Science and Technology	1191
kaiyue	hyatt hotels	Hyatt Hotels	82
kakaobaengkeu	kakao bank	Kakao Bank	26
kamskiy avtomobilnyy zavod	kamaz	KamAZ	698
kanbinthai	thai airways international	Thai Airways International	306
kanfaifafaiphlitngaeprathetthai	electricity generating authority of thailand	Electricity Generating Authority of Thailand	306
kanrotfaingaeprathetthai	state railway of thailand	State Railway of Thailand	306
kapukon	capcom	Capcom	125
karfur	carrefour	Carrefour	63
karufuru	carrefour	Carrefour	13
kbc	kredietbank abb insurance cera bank	Kredietbank ABB Insurance CERA Bank	575
kbgugmineunhaeng	kookmin bank	Kookmin Bank	26
kbr	kellogg brown and root	Kellogg Brown & Root	42
kbs	korean broadcasting system	Korean Broadcasting System	530
kcb	kenya commercial bank	Kenya Commercial Bank	1788
kcs	kansas city southern	Kansas City Southern	27
kdb	korea development bank	Korea Development Bank	530
kdd	kokusai denshin denwa	Kokusai Denshin Denwa	323
kdp	keurig dr pepper	Keurig Dr Pepper	27
kearney	at kearney	A. T. Kearney	182
keiepeussi	kentucky fried chicken	Kentucky Fried Chicken	26
keipiemji	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	26
kekoukele	coca cola	Coca-Cola	40
kendeji	kentucky fried chicken	Kentucky Fried Chicken	40
kenon	canon	Canon	63
kentakkifuraidochikin	kentucky fried chicken	Kentucky Fried Chicken	13
kepai	shell	Shell	82
kepco	kansai electric power	Kansai Electric Power	323
kepiemuji	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	13
kfc	kentucky fried chicken	Kentucky Fried Chicken	42
kfh	kuwait finance house	Kuwait Finance House	768
kfw	kreditanstalt fur wiederaufbau	Kreditanstalt für Wiederaufbau	162
kghm	kombinat gorniczo hutniczy miedzi	Kombinat Górniczo-Hutniczy Miedzi	766
khayatt	hyatt hotels	Hyatt Hotels	63
khd	klockner humboldt deutz	Klöckner-Humboldt-Deutz	110
khende	hyundai	Hyundai	63
khi	kawasaki heavy industries	Kawasaki Heavy Industries	323
khilton	hilton worldwide	Hilton Worldwide	63
khitachi	hitachi	Hitachi	63
khonda	honda	Honda	63
khuavey	huawei	Huawei	63
khyulett pakkard	hewlett packard	Hewlett-Packard	63
kia motors	kia	Kia	1342
kiensu	keyence	Keyence	125
kiivstar	kyivstar	Kyivstar	3011
kikkoman		Kikkoman	125
kit	karlsruher institut fur technologie	Karlsruher Institut für Technologie	110
kiyanon	canon	Canon	125
kkaleupu	carrefour	Carrefour	26
kkr	kohlberg kravis roberts	Kohlberg Kravis Roberts	42
klm	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	577
klm royal dutch airlines	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	556
kntky	kentucky fried chicken	Kentucky Fried Chicken	45
knwn	canon	Canon	45
ko	coca cola	Coca-Cola	168
koc	kuwait oil company	Kuwait Oil Company	768
kodak	eastman kodak	Eastman Kodak	94
kogas	korea gas corporation	Korea Gas Corporation	1922
koka kola	coca cola	Coca-Cola	63
koka kora	coca cola	Coca-Cola	13
kokakolla	coca cola	Coca-Cola	26
komid	korea mining development trading corporation	Korea Mining Development Trading Corporation	1763
kongzhongkeche	airbus	Airbus	40
konikaminoruta	konica minolta	Konica Minolta	13
kop	kansallis osake pankki	Kansallis-Osake-Pankki	1197
koseuteuko	costco	Costco	26
kostko	costco	Costco	63
kosutoko	costco	Costco	13
kpc	kuwait petroleum	Kuwait Petroleum	768
kpmg	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	577
kpn	koninklijke ptt nederland	Koninklijke PTT Nederland	577
kra	kenya revenue authority	Kenya Revenue Authority	1787
kraft foods	mondelez international	Mondelez International	130
krfwr	carrefour	Carrefour	45
ksntshr	accenture	Accenture	45
kswn mwbyl	exxon mobil	Exxon Mobil	45
kt	korea telecom	Korea Telecom	530
kth	kungliga tekniska hogskolan	Kungliga Tekniska högskolan	664
ku leuven	katholieke universiteit leuven	Katholieke Universiteit Leuven	1096
kvvtst strauss	strauss group	Strauss Group	263
kwbwt	kubota	Kubota	45
kwk kwl	coca cola	Coca-Cola	45
kwmtsw	komatsu	Komatsu	45
kwstkw	costco	Costco	45
kwv	kooperatiewe wijnbouwers vereniging	Koöperatiewe Wijnbouwers Vereniging	406
ky by umm jy	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	45
la caixa	caixabank	Caixabank	1005
labcorp	laboratory corporation of america	Laboratory Corporation of America	275
laboratoriya kasperskogo	kaspersky lab	Kaspersky Lab	63
lai	linee aeree italiane	Linee Aeree Italiane	269
lam	linhas aereas de mocambique	Linhas Aéreas de Moçambique	438
lan airlines	latam airlines	LATAM Airlines	2171
lashkar e tayyaba	lashkar e taiba	Lashkar-e-Taiba	638
lashkar e tayyiba	lashkar e taiba	Lashkar-e-Taiba	638
lashkar e toiba	lashkar e taiba	Lashkar-e-Taiba	638
lashkar i taiba	lashkar e taiba	Lashkar-e-Taiba	638
lashkar i tayyiba	lashkar e taiba	Lashkar-e-Taiba	638
lausd	los angeles unified school district	Los Angeles Unified School District	661
lbbw	landesbank baden wurttemberg	Landesbank Baden-Württemberg	162
lbs	landesbausparkasse	Landesbausparkasse	110
lbtrwl al kuwaitiya	kuwait petroleum	Kuwait Petroleum	1092
lcl	credit lyonnais	Crédit Lyonnais	1262
legou	tesco	Tesco	82
leinuo	renault	Renault	82
lejin	legal and general	Legal & General	82
lenobeo	lenovo	Lenovo	26
leo burnett	leo burnett worldwide	Leo Burnett Worldwide	94
lerua merlen	leroy merlin	Leroy Merlin	63
letian	rakuten	Rakuten	125
leuno	renault	Renault	167
lever brothers	unilever	Unilever	418
lg	legal and general	Legal & General	127
lgdiseupeullei	lg display	LG Display	26
lgeneojisollusyeon	lg energy solution	LG Energy Solution	26
lghwahag	lg chem	LG Chem	167
lgjeonja	lg electronics	LG Electronics	167
lgyupeulleoseu	lg uplus	LG Uplus	26
lianbangkuaidi	fedex	FedEx	40
lianfake	mediatek	MediaTek	1556
lianfakeji	mediatek	MediaTek	369
lianhebaoguo	united parcel service	United Parcel Service	40
lianhelihua	unilever	Unilever	40
lianshu	meta platforms	Meta Platforms	82
lianxiang	lenovo	Lenovo	40
lic	life insurance corporation of india	Life Insurance Corporation of India	219
lic of india	life insurance corporation of india	Life Insurance Corporation of India	1100
liguang	ricoh	Ricoh	82
liko	ricoh	Ricoh	167
lilly	eli lilly	Eli Lilly	182
linklaters and paines	linklaters	Linklaters	418
litiantongshang	toyota tsusho	Toyota Tsusho	13
litianzidongzhiji	toyota industries	Toyota Industries	13
lkab	luossavaara kiirunavaara	Luossavaara-Kiirunavaara	527
lkhtwt al tunisiya	tunisair	Tunisair	3007
lkhtwt ljwyh al jazairiya	air algerie	Air Algerie	3002
lkhtwt ljwyh al qatariya	qatar airways	Qatar Airways	1093
lkhtwt ljwyh lrbyh al saudiya	saudia	Saudia	264
lkhtwt lmlkyh al maghribiya	royal air maroc	Royal Air Maroc	1552
ll ntyvy vyr israel	el al israel airlines	El Al Israel Airlines	263
llnl	lawrence livermore national laboratory	Lawrence Livermore National Laboratory	42
lloyds tsb	lloyds banking group	Lloyds Banking Group	418
lm ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1105
lmlkyh al urduniya	royal jordanian	Royal Jordanian	3003
lmqwlwn lrb	arab contractors	Arab Contractors	722
lms	london midland and scottish railway	London, Midland and Scottish Railway	129
lmt	lockheed martin	Lockheed Martin	168
lmu	ludwig maximilians universitat munchen	Ludwig-Maximilians-Universität München	110
ln	louisville and nashville railroad	Louisville and Nashville Railroad	27
lner	london and north eastern railway	London and North Eastern Railway	127
loleal	loreal	L'Oréal	26
london school of economics and political science	london school of economics	London School of Economics	266
losde	lotte	Lotte	167
losdekemikal	lotte chemical	Lotte Chemical	26
losdesyoping	lotte shopping	Lotte Shopping	26
loson	lawson	Lawson	167
losyu	f hoffmann la roche	F. Hoffmann-La Roche	167
lot polish airlines	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	727
lse	london school of economics	London School of Economics	129
lseg	london stock exchange group	London Stock Exchange Group	127
lshrkh al saudiya llkhrb	saudi electricity	Saudi Electricity	264
lshrkh al saudiya llsnt lssyh	saudi basic industries	Saudi Basic Industries	264
lsi	lsi logic	LSI Logic	27
lsu	louisiana state university	Louisiana State University	27
lt	larsen and toubro	Larsen & Toubro	205
ltslt al saudiya	saudi telecom	Saudi Telecom	264
ltte	liberation tigers of tamil eelam	Liberation Tigers of Tamil Eelam	1764
ltv	ling temco vought	Ling-Temco-Vought	27
ludaojianshe	kajima	Kajima	13
lufthansa	deutsche lufthansa	Deutsche Lufthansa	265
lukoyl	lukoil	Lukoil	248
luosen	lawson	Lawson	82
luoshi	f hoffmann la roche	F. Hoffmann-La Roche	82
lvmh	moet hennessy louis vuitton	Moët Hennessy Louis Vuitton	232
lvyt system	elbit systems	Elbit Systems	263
lwryl	loreal	L'Oréal	45
lwty	lotte	Lotte	431
lynwfw	lenovo	Lenovo	45
lynz	allianz	Allianz	45
lzyt lrbyh al saudiya	aramco	Aramco	264
maegdonaldeu	mcdonalds	McDonald's	26
maegkinji	mckinsey and company	McKinsey & Company	26
maersk	ap moller maersk	A.P. Møller-Mærsk	1098
magnitogorskiy metallurgicheskiy kombinat	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	63
magyar nemzeti bank	national bank of hungary	National Bank of Hungary	2226
maidanglao	mcdonalds	McDonald's	40
maif	mutuelle dassurance des instituteurs de france	Mutuelle d'assurance des instituteurs de France	232
maikenxi	mckinsey and company	McKinsey & Company	40
maikeulosopeuteu	microsoft	Microsoft	26
maikurosofuto	microsoft	Microsoft	13
mail chimp	mailchimp	Mailchimp	91
makkinze ando kanpani	mckinsey and company	McKinsey & Company	13
makkinzi	mckinsey and company	McKinsey & Company	63
makudonarudo	mcdonalds	McDonald's	13
malayan banking	maybank	Maybank	1356
malaysian airline system	malaysia airlines	Malaysia Airlines	2175
man	maschinenfabrik augsburg nurnberg	Maschinenfabrik Augsburg-Nürnberg	110
man city	manchester city	Manchester City	266
man u	manchester united	Manchester United	266
man utd	manchester united	Manchester United	266
marriott	marriott international	Marriott International	94
maruti suzuki	maruti suzuki india	Maruti Suzuki India	1100
maruti udyog	maruti suzuki india	Maruti Suzuki India	2174
mas	monetary authority of singapore	Monetary Authority of Singapore	480
maseuteokadeu	mastercard	Mastercard	26
masseuda	mazda	Mazda	26
massmutual	massachusetts mutual life insurance	Massachusetts Mutual Life Insurance	275
master card	mastercard	Mastercard	91
masutakado	mastercard	Mastercard	13
matsuda	mazda motor	Mazda Motor	125
matsushita	panasonic	Panasonic	1263
matsushita electric industrial	panasonic	Panasonic	611
mav	magyar allamvasutak	Magyar Államvasutak	929
maykrosoft	microsoft	Microsoft	63
maz	minskiy avtomobilnyy zavod	Minskiy avtomobilnyy zavod	1781
mazida	mazda	Mazda	40
mbb	messerschmitt bolkow blohm	Messerschmitt-Bölkow-Blohm	110
mbc	munhwa broadcasting	Munhwa Broadcasting	530
mcb	muslim commercial bank	Muslim Commercial Bank	1200
mcd	mcdonalds	McDonald's	168
mcel	mocambique celular	Moçambique Celular	958
mcfc	manchester city	Manchester City	127
mci	microwave communications	Microwave Communications	27
mckinsey	mckinsey and company	McKinsey & Company	94
mdc	mcdonnell douglas	McDonnell Douglas	27
mea	middle east airlines	Middle East Airlines	1789
media tek	mediatek	MediaTek	1271
meide	midea	Midea	82
meiguoyuntong	american express	American Express	40
meisaidesi benchi	mercedes benz	Mercedes-Benz	40
meleusedeseubencheu	mercedes benz	Mercedes-Benz	26
melieoteu	marriott international	Marriott International	26
mercedes	mercedes benz group	Mercedes-Benz Group	1939
mersedes bents	mercedes benz	Mercedes-Benz	63
merusedesu bentsu	mercedes benz	Mercedes-Benz	13
met life	metlife	MetLife	94
metropolitan life insurance	metlife	MetLife	419
metu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	478
mg	morris garages	Morris Garages	129
mgm	metro goldwyn mayer	Metro-Goldwyn-Mayer	27
mgu	moskovskiy gosudarstvennyy universitet	Moskovskiy gosudarstvennyy universitet	479
mhi	mitsubishi heavy industries	Mitsubishi Heavy Industries	323
mi6	secret intelligence service	Secret Intelligence Service	266
micro soft	microsoft	Microsoft	91
millennium bcp	banco comercial portugues	Banco Comercial Português	1931
millennium bim	banco internacional de mocambique	Banco Internacional de Moçambique	1103
minmetals	china minmetals	China Minmetals	1558
miqilin	michelin	Michelin	40
mishlen	michelin	Michelin	63
mishuran	michelin	Michelin	13
misseubisi	mitsubishi	Mitsubishi	26
misseui	mitsui	Mitsui	26
miswelin	michelin	Michelin	26
mit	massachusetts institute of technology	Massachusetts Institute of Technology	27
mitsui osk	mitsui osk lines	Mitsui O.S.K. Lines	726
mizuhofinansharugurupu	mizuho financial group	Mizuho Financial Group	13
mizuhoyinxing	mizuho bank	Mizuho Bank	13
mkdwnldz	mcdonalds	McDonald's	45
mkynzy	mckinsey and company	McKinsey & Company	45
mlb	major league baseball	Major League Baseball	27
mm	mahindra and mahindra	Mahindra & Mahindra	219
mmc	mitsubishi motors	Mitsubishi Motors	323
mmk	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	479
mogenshidanli	morgan stanley	Morgan Stanley	40
mogeonseutaenli	morgan stanley	Morgan Stanley	26
mol	magyar olaj es gazipari	Magyar Olaj- és Gázipari	929
monte dei paschi	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	1102
morgan stenli	morgan stanley	Morgan Stanley	63
morrisons	wm morrison supermarkets	Wm Morrison Supermarkets	266
morugan sutanre	morgan stanley	Morgan Stanley	13
moskovskaya birzha	moscow exchange	Moscow Exchange	63
moskovskiy kreditnyy bank	credit bank of moscow	Credit Bank of Moscow	63
motor oil ellas	motor oil hellas	Motor Oil Hellas	463
mozal	mozambique aluminium	Mozambique Aluminium	958
mpaa	motion picture association of america	Motion Picture Association of America	42
mpg	max planck gesellschaft	Max-Planck-Gesellschaft	110
mps	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	269
mr lqryh	emaar properties	Emaar Properties	394
mrf	madras rubber factory	Madras Rubber Factory	219
mrsyds bnz	mercedes benz	Mercedes-Benz	45
mrykn ksbrys	american express	American Express	45
mrywt	marriott international	Marriott International	45
ms	marks and spencer	Marks & Spencer	127
msc	mediterranean shipping company	Mediterranean Shipping Company	242
msd	merck sharp and dohme	Merck Sharp & Dohme	27
msf	medecins sans frontieres	Médecins Sans Frontières	174
msft	microsoft	Microsoft	168
msr lltyrn	egyptair	EgyptAir	722
msrf al rajhi	al rajhi bank	Al Rajhi Bank	264
msrf bwdhby al islamic	abu dhabi islamic bank	Abu Dhabi Islamic Bank	394
msrf lbnn	banque du liban	Banque du Liban	3005
mstrkrd	mastercard	Mastercard	45
mtn	mobile telephone networks	Mobile Telephone Networks	406
mtnl	mahanagar telephone nigam	Mahanagar Telephone Nigam	205
mtr	mass transit railway	Mass Transit Railway	928
mts	mobile telesystems	Mobile TeleSystems	479
mtu	motoren und turbinen union	Motoren- und Turbinen-Union	110
mtv	music television	Music Television	42
mufc	manchester united	Manchester United	127
mufg	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	251
munchener ruck	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	265
munich re	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	265
mwni dubai llmyh	dubai ports world	Dubai Ports World	394
mwrghn stnly	morgan stanley	Morgan Stanley	45
mykrwswft	microsoft	Microsoft	45
myshln	michelin	Michelin	45
mytswbyshy	mitsubishi	Mitsubishi	45
mytswy	mitsui	Mitsui	45
mzwn	amazon com	Amazon.com	45
nab	national australia bank	National Australia Bank	404
nabard	national bank for agriculture and rural development	National Bank for Agriculture and Rural Development	205
nabisco	national biscuit	National Biscuit	275
nafcoc	national african federated chamber of commerce and industry	National African Federated Chamber of Commerce and Industry	436
nafin	nacional financiera	Nacional Financiera	1924
naftogaz ukraini	naftogaz of ukraine	Naftogaz of Ukraine	1094
naifei	netflix	Netflix	82
naike	nike	Nike	82
naiki	nike	Nike	125
nam	nederlandse aardolie maatschappij	Nederlandse Aardolie Maatschappij	405
narodna banka srbije	national bank of serbia	National Bank of Serbia	3006
narodowy bank polski	national bank of poland	National Bank of Poland	2231
nasa	national aeronautics and space administration	National Aeronautics and Space Administration	42
nascar	national association for stock car auto racing	National Association for Stock Car Auto Racing	42
nasd	national association of securities dealers	National Association of Securities Dealers	42
nasionale pers	naspers	Naspers	812
nassco	national steel and shipbuilding	National Steel and Shipbuilding	42
nat west	natwest	NatWest	447
national association of securities dealers automated quotations	nasdaq	NASDAQ	419
national railroad passenger corporation	amtrak	Amtrak	419
national westminster bank	natwest	NatWest	1353
nationale bank van belgie	national bank of belgium	National Bank of Belgium	1360
nato	north atlantic treaty organization	North Atlantic Treaty Organization	575
natsionalniy bank ukraini	national bank of ukraine	National Bank of Ukraine	1094
natsionalnyy bank kazakhstana	national bank of kazakhstan	National Bank of Kazakhstan	3004
nayk	nike	Nike	248
nba	national basketball association	National Basketball Association	27
nbad	national bank of abu dhabi	National Bank of Abu Dhabi	924
nbc	national broadcasting company	National Broadcasting Company	27
nbk	national bank of kuwait	National Bank of Kuwait	768
ncaa	national collegiate athletic association	National Collegiate Athletic Association	42
ncl	norwegian cruise line	Norwegian Cruise Line	27
ncr	national cash register	National Cash Register	27
ndr	norddeutscher rundfunk	Norddeutscher Rundfunk	110
nec	nippon electric	Nippon Electric	251
nedcor	nedbank	Nedbank	812
nederlandse bank vir suid afrika	nedbank	Nedbank	812
neibeo	naver	Naver	167
neseulle	nestle	Nestlé	26
nespeulligseu	netflix	Netflix	26
nesure	nestle	Nestlé	125
net flix	netflix	Netflix	91
net gear	netgear	Netgear	91
netfliks	netflix	Netflix	63
nettofurikkusu	netflix	Netflix	13
newmont mining	newmont	Newmont	130
nfl	national football league	National Football League	27
nflx	netflix	Netflix	168
nhk	nippon hoso kyokai	Nippon Hoso Kyokai	251
nhl	national hockey league	National Hockey League	27
nhs	national health service	National Health Service	129
nih	national institutes of health	National Institutes of Health	27
nikang	nikon	Nikon	82
ningdeshidai	contemporary amperex technology	Contemporary Amperex Technology	40
ningdeshidaixinnengyuankeji	contemporary amperex technology	Contemporary Amperex Technology	40
nioc	national iranian oil	National Iranian Oil	764
nippon gakki seizo	yamaha	Yamaha	611
nippon kogaku	nikon	Nikon	1355
nippon kokan	jfe holdings	JFE Holdings	611
nissan		Nissan	13
nist	national institute of standards and technology	National Institute of Standards and Technology	42
nkk	jfe holdings	JFE Holdings	323
nlmk	novolipetsk steel	Novolipetsk Steel	925
nmbs	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	575
nmdc	national mineral development	National Mineral Development	205
nn	nationale nederlanden	Nationale-Nederlanden	405
nnpc	nigerian national petroleum	Nigerian National Petroleum	1192
noaa	national oceanic and atmospheric administration	National Oceanic and Atmospheric Administration	42
nobarutisu	novartis	Novartis	13
nobatiseu	novartis	Novartis	26
noc	northrop grumman	Northrop Grumman	168
nol	neptune orient lines	Neptune Orient Lines	480
nongsim	nongshim	Nongshim	167
nord lb	norddeutsche landesbank	Norddeutsche Landesbank	265
nordlb	norddeutsche landesbank	Norddeutsche Landesbank	410
norges bank	central bank of norway	Central Bank of Norway	2230
norilskiy nikel	norilsk nickel	Norilsk Nickel	63
northwestern mutual	northwestern mutual life insurance	Northwestern Mutual Life Insurance	94
norwich union	aviva	Aviva	418
novolipetskiy metallurgicheskiy kombinat	novolipetsk steel	Novolipetsk Steel	63
npr	national public radio	National Public Radio	27
nra	national rifle association	National Rifle Association	27
nrk	norsk rikskringkasting	Norsk rikskringkasting	1199
ns	nederlandse spoorwegen	Nederlandse Spoorwegen	405
nsa	national security agency	National Security Agency	27
nsb	norges statsbaner	Norges Statsbaner	1199
nse	national stock exchange of india	National Stock Exchange of India	219
nsf	national science foundation	National Science Foundation	27
nsk	nippon seiko	Nippon Seiko	323
nssmc	nippon steel and sumitomo metal	Nippon Steel & Sumitomo Metal	251
ntflyks	netflix	Netflix	45
ntnu	norges teknisk naturvitenskapelige universitet	Norges teknisk-naturvitenskapelige universitet	1193
ntpc	national thermal power	National Thermal Power	205
ntt	nippon telegraph and telephone	Nippon Telegraph and Telephone	251
nttdeta	ntt data	NTT Data	125
nttdokomo	ntt docomo	NTT Docomo	13
ntu	nanyang technological university	Nanyang Technological University	480
nuclear corporation of america	nucor	Nucor	130
nuohua	novartis	Novartis	82
nuojiya	nokia	Nokia	40
nus	national university of singapore	National University of Singapore	480
nut	national union of teachers	National Union of Teachers	129
nvda	nvidia	Nvidia	168
nwfrts	novartis	Novartis	45
nwky	nokia	Nokia	45
nyk	nippon yusen kaisha	Nippon Yusen Kaisha	251
nykwn	nikon	Nikon	45
nyky	nike	Nike	45
nyntndw	nintendo	Nintendo	45
nyse	new york stock exchange	New York Stock Exchange	42
nysn	nissan	Nissan	45
nyu	new york university	New York University	27
oas	organization of american states	Organization of American States	27
obb	osterreichische bundesbahnen	Österreichische Bundesbahnen	377
obedinennaya aviastroitelnaya	united aircraft	United Aircraft	63
obedinennaya sudostroitelnaya	united shipbuilding	United Shipbuilding	63
ocbc	oversea chinese banking	Oversea-Chinese Banking	1774
ocde	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	232
ocp	office cherifien des phosphates	Office Chérifien des Phosphates	1198
odfl	old dominion freight line	Old Dominion Freight Line	42
odtu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	478
oecd	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	232
oekb	oesterreichische kontrollbank	Oesterreichische Kontrollbank	377
oenb	oesterreichische nationalbank	Oesterreichische Nationalbank	377
oesterreichische nationalbank	austrian national bank	Austrian National Bank	2220
ogdcl	oil and gas development company of pakistan	Oil and Gas Development Company of Pakistan	1770
ohl	obrascon huarte lain	Obrascón Huarte Lain	578
ok	det ostasiatiske kompagni	Det Østasiatiske Kompagni	663
ol	olympique lyonnais	Olympique Lyonnais	174
olakeul	oracle	Oracle	26
om	olympique de marseille	Olympique de Marseille	174
omuron	omron	Omron	125
omv	osterreichische mineralolverwaltung	Österreichische Mineralölverwaltung	377
once	organizacion nacional de ciegos espanoles	Organización Nacional de Ciegos Españoles	578
ongc	oil and natural gas corporation	Oil and Natural Gas Corporation	205
oocl	orient overseas container line	Orient Overseas Container Line	763
opcw	organisation for the prohibition of chemical weapons	Organisation for the Prohibition of Chemical Weapons	577
opec	organization of the petroleum exporting countries	Organization of the Petroleum Exporting Countries	377
orakl	oracle	Oracle	63
orakuru	oracle	Oracle	13
orcl	oracle	Oracle	168
orf	osterreichischer rundfunk	Österreichischer Rundfunk	377
organisation mondiale de la sante	world health organization	World Health Organization	814
organizacion mundial de la salud	world health organization	World Health Organization	814
orinpasu	olympus	Olympus	125
orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	727
ornl	oak ridge national laboratory	Oak Ridge National Laboratory	42
osce	organization for security and co operation in europe	Organization for Security and Co-operation in Europe	377
osu	ohio state university	Ohio State University	27
otan	north atlantic treaty organization	North Atlantic Treaty Organization	575
ote	organismos tilepikoinonion ellados	Organismos Tilepikoinonion Ellados	1785
otkrytie	otkritie	Otkritie	248
otp	orszagos takarekpenztar	Országos Takarékpénztár	929
otpp	ontario teachers pension plan	Ontario Teachers' Pension Plan	659
oulaiya	loreal	L'Oréal	40
oxford committee for famine relief	oxfam	Oxfam	1353
oxy	occidental petroleum	Occidental Petroleum	182
paemillimateu	familymart	FamilyMart	26
pakistani taliban	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	3034
pal	philippine airlines	Philippine Airlines	930
pan am	pan american world airways	Pan American World Airways	94
panasonikku	panasonic	Panasonic	13
partido komunista ng pilipinas	communist party of the philippines	Communist Party of the Philippines	1357
partiya karkeren kurdistan	kurdistan workers party	Kurdistan Workers' Party	1358
party of god	hezbollah	Hezbollah	2228
patot	petroleum authority of thailand	Petroleum Authority of Thailand	1555
pay pal	paypal	PayPal	91
pbc	peoples bank of china	People's Bank of China	529
pboc	peoples bank of china	People's Bank of China	159
pbs	public broadcasting service	Public Broadcasting Service	27
pcaob	public company accounting oversight board	Public Company Accounting Oversight Board	42
pdvsa	petroleos de venezuela	Petróleos de Venezuela	1777
peat marwick	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	1343
pedegseu	fedex	FedEx	26
peiseubug	meta platforms	Meta Platforms	26
penn state	pennsylvania state university	Pennsylvania State University	94
penney	jc penney	J. C. Penney	182
pepsi	pepsico	PepsiCo	94
pepushiko	pepsico	PepsiCo	13
perusahaan pertambangan minyak dan gas bumi negara	pertamina	Pertamina	2212
pervyy kanal	channel one russia	Channel One Russia	248
pet smart	petsmart	PetSmart	91
petro bras	petrobras	Petrobras	1937
petro china	petrochina	PetroChina	792
petroleo brasileiro	petrobras	Petrobras	813
petroleos mexicanos	pemex	PEMEX	815
petroliam nasional	petronas	Petronas	1356
petromoc	petroleos de mocambique	Petróleos de Moçambique	958
petrosa	petroleum oil and gas corporation of south africa	Petroleum, Oil and Gas Corporation of South Africa	791
peulaiseuwoteohauseukupeoseu	pricewaterhousecoopers	PricewaterhouseCoopers	26
pezho	peugeot	Peugeot	248
pflp	popular front for the liberation of palestine	Popular Front for the Liberation of Palestine	1771
pg	procter and gamble	Procter & Gamble	42
pg and e	pacific gas and electric	Pacific Gas and Electric	42
pge	polska grupa energetyczna	Polska Grupa Energetyczna	931
pgnig	polskie gornictwo naftowe i gazownictwo	Polskie Górnictwo Naftowe i Gazownictwo	766
philip morris companies	altria	Altria	130
philips	koninklijke philips	Koninklijke Philips	556
philips electronics	koninklijke philips	Koninklijke Philips	1343
phillips 66	phillips petroleum	Phillips Petroleum	275
pia	pakistan international airlines	Pakistan International Airlines	1200
piaenji	procter and gamble	Procter & Gamble	26
pic	public investment corporation	Public Investment Corporation	406
pijaheos	pizza hut	Pizza Hut	26
pillibseu	koninklijke philips	Koninklijke Philips	26
pimco	pacific investment management	Pacific Investment Management	42
pinault printemps redoute	kering	Kering	295
pinganbaoxian	ping an insurance	Ping An Insurance	40
pinganyinxing	ping an bank	Ping An Bank	40
pitstsa khat	pizza hut	Pizza Hut	63
pizahatto	pizza hut	Pizza Hut	13
pkn orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	727
pko	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	931
pko bp	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	727
pkp	polskie koleje panstwowe	Polskie Koleje Państwowe	766
play mobil	playmobil	Playmobil	1267
pldt	philippine long distance telephone	Philippine Long Distance Telephone	1769
pll lot	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	727
pln	perusahaan listrik negara	Perusahaan Listrik Negara	767
pmi	philip morris international	Philip Morris International	27
pnb	punjab national bank	Punjab National Bank	219
pnc	pnc financial services	PNC Financial Services	27
pnnl	pacific northwest national laboratory	Pacific Northwest National Laboratory	42
po	peninsular and oriental steam navigation	Peninsular and Oriental Steam Navigation	127
pochta rossii	russian post	Russian Post	63
podeu	ford motor	Ford Motor	167
pogseubagen	volkswagen	Volkswagen	26
poleuswe	porsche	Porsche	26
portos e caminhos de ferro de mocambique	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	1103
porushe	porsche	Porsche	13
posco	pohang iron and steel	Pohang Iron and Steel	1191
poseuko	pohang iron and steel	Pohang Iron and Steel	167
potashcorp	potash corporation of saskatchewan	Potash Corporation of Saskatchewan	1911
ppg	pittsburgh plate glass	Pittsburgh Plate Glass	42
ppr	pinault printemps redoute	Pinault-Printemps-Redoute	174
praysuoterkhauskupers	pricewaterhousecoopers	PricewaterhouseCoopers	63
prefeitura municipal	prefeitura		3015
preussag stahl	salzgitter	Salzgitter	610
price line	priceline	Priceline	91
price waterhouse	pricewaterhousecoopers	PricewaterhouseCoopers	418
price waterhouse coopers	pricewaterhousecoopers	PricewaterhouseCoopers	447
priceline com	booking holdings	Booking Holdings	130
priceline group	booking holdings	Booking Holdings	130
prokter end gembl	procter and gamble	Procter & Gamble	63
proton	perusahaan otomobil nasional	Perusahaan Otomobil Nasional	1945
pru	prudential financial	Prudential Financial	182
psa	peugeot societe anonyme	Peugeot Société Anonyme	174
psa peugeot citroen	stellantis	Stellantis	295
pseg	public service enterprise group	Public Service Enterprise Group	42
psg	paris saint germain	Paris Saint-Germain	174
ptb	physikalisch technische bundesanstalt	Physikalisch-Technische Bundesanstalt	110
ptt	petroleum authority of thailand	Petroleum Authority of Thailand	932
puhuayongdao	pricewaterhousecoopers	PricewaterhouseCoopers	40
pujo	peugeot	Peugeot	13
pulisitong	bridgestone	Bridgestone	40
punsimenthai	siam cement	Siam Cement	306
puraisuwotahausukupasu	pricewaterhousecoopers	PricewaterhouseCoopers	13
purokuta ando gyanburu	procter and gamble	Procter & Gamble	13
pvn	petrovietnam	PetroVietnam	1799
pwc	pricewaterhousecoopers	PricewaterhouseCoopers	127
pzu	powszechny zaklad ubezpieczen	Powszechny Zakład Ubezpieczeń	766
qatar lltqh	qatarenergy	QatarEnergy	1093
qcom	qualcomm	Qualcomm	168
qiangsheng	johnson and johnson	Johnson & Johnson	82
qingdaopijiu	tsingtao brewery	Tsingtao Brewery	40
qingshuijianshe	shimizu	Shimizu	13
qiya	kia	Kia	82
qnb	qatar national bank	Qatar National Bank	1795
qual comm	qualcomm	Qualcomm	91
quanjiabianlishangdian	familymart	FamilyMart	40
quanribenkongshu	all nippon airways	All Nippon Airways	13
quechao	nestle	Nestlé	82
queensland and northern territory aerial services	qantas	QANTAS	2207
qut	queensland university of technology	Queensland University of Technology	404
rabo	rabobank	Rabobank	556
rac	royal automobile club	Royal Automobile Club	129
rack space	rackspace	Rackspace	91
radio shack	radioshack	RadioShack	91
rai	radiotelevisione italiana	Radiotelevisione Italiana	269
railways israel	israel railways	Israel Railways	263
ram	royal air maroc	Royal Air Maroc	1198
ras	riunione adriatica di sicurta	Riunione Adriatica di Sicurtà	269
ratp	regie autonome des transports parisiens	Régie Autonome des Transports Parisiens	232
rayffayzenbank	raiffeisenbank	Raiffeisenbank	63
rb	reckitt benckiser	Reckitt Benckiser	129
rbc	royal bank of canada	Royal Bank of Canada	437
rbi	raiffeisen bank international	Raiffeisen Bank International	1196
rbs	royal bank of scotland	Royal Bank of Scotland	127
rca	radio corporation of america	Radio Corporation of America	42
rccl	royal caribbean cruises	Royal Caribbean Cruises	42
real madrid	real madrid club de futbol	Real Madrid Club de Fútbol	1099
real tek	realtek	Realtek	1271
reckitt	reckitt benckiser	Reckitt Benckiser	871
reed elsevier	relx	RELX	418
rei	recreational equipment	Recreational Equipment	27
renfe	red nacional de los ferrocarriles espanoles	Red Nacional de los Ferrocarriles Españoles	576
renobo	lenovo	Lenovo	125
rentiantang	nintendo	Nintendo	13
repsol ypf	repsol	Repsol	1005
revolutionary armed forces of colombia	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1010
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
richan	nissan	Nissan	82
richanzidongche	nissan motor	Nissan Motor	13
richemont	compagnie financiere richemont	Compagnie Financière Richemont	636
rili	hitachi	Hitachi	125
rilihuacheng	hitachi chemical	Hitachi Chemical	13
rilijianji	hitachi construction machinery	Hitachi Construction Machinery	13
rilizaochuan	hitachi zosen	Hitachi Zosen	13
rilizhizuosuo	hitachi	Hitachi	13
rim	research in motion	Research In Motion	437
riqingshipin	nissin foods	Nissin Foods	13
risonayinxing	resona bank	Resona Bank	13
riyezidongche	hino motors	Hino Motors	13
rj reynolds	rj reynolds tobacco	R. J. Reynolds Tobacco	94
rjr	rj reynolds tobacco	R. J. Reynolds Tobacco	27
rko	radio keith orpheum	Radio Keith Orpheum	27
rkwtn	rakuten	Rakuten	45
rmb	rand merchant bank	Rand Merchant Bank	406
rmit	royal melbourne institute of technology	Royal Melbourne Institute of Technology	574
rmkw al saudiya	aramco	Aramco	264
roche	f hoffmann la roche	F. Hoffmann-La Roche	3028
rorearu	loreal	L'Oréal	13
rosh	f hoffmann la roche	F. Hoffmann-La Roche	248
roshu	f hoffmann la roche	F. Hoffmann-La Roche	125
rosnano	rusnano	Rusnano	248
roson	lawson	Lawson	13
rostekh	rostec	Rostec	248
rotte	lotte	Lotte	125
royal bank of scotland group	natwest group	NatWest Group	418
royal dutch shell	shell	Shell	2172
rpi	rensselaer polytechnic institute	Rensselaer Polytechnic Institute	27
rr	rolls royce	Rolls-Royce	129
rsa	royal sun alliance	Royal Sun Alliance	129
rspb	royal society for the protection of birds	Royal Society for the Protection of Birds	127
rspca	royal society for the prevention of cruelty to animals	Royal Society for the Prevention of Cruelty to Animals	127
rti international	research triangle institute	Research Triangle Institute	275
rtp	radio e televisao de portugal	Rádio e Televisão de Portugal	439
rtve	radiotelevision espanola	Radiotelevisión Española	576
rtx	raytheon technologies	Raytheon Technologies	27
rtz	rio tinto zinc	Rio Tinto-Zinc	129
runo	renault	Renault	125
russian railways	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	1104
rwe	rheinisch westfalisches elektrizitatswerk	Rheinisch-Westfälisches Elektrizitätswerk	162
rwsh	f hoffmann la roche	F. Hoffmann-La Roche	431
rwth	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	162
rwth aachen	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	265
ryan air	ryanair	Ryanair	447
rykswn	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	45
rykw	ricoh	Ricoh	431
rynw	renault	Renault	431
rzb	raiffeisen zentralbank osterreich	Raiffeisen Zentralbank Österreich	1196
rzd	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	479
rzhd	rossiyskie zheleznye dorogi	Российские железные дороги	1773
saa	south african airways	South African Airways	406
saab	svenska aeroplan	Svenska Aeroplan	527
sab	south african breweries	South African Breweries	406
sabc	south african broadcasting corporation	South African Broadcasting Corporation	436
sabesp	companhia de saneamento basico do estado de sao paulo	Companhia de Saneamento Básico do Estado de São Paulo	435
sabic	saudi basic industries	Saudi Basic Industries	926
sabuwei	subway	Subway	13
sabvey	subway	Subway	63
sadc	southern african development community	Southern African Development Community	1752
saibaiwei	subway	Subway	40
saic	science applications international	Science Applications International	27
saic motor	shanghai automotive industry	Shanghai Automotive Industry	1558
sail	steel authority of india	Steel Authority of India	219
sainsburys	j sainsbury	J. Sainsbury	266
saint gobain	compagnie de saint gobain	Compagnie de Saint-Gobain	637
sainuofei	sanofi	Sanofi	40
salesforce	salesforce com	Salesforce.com	94
sallie mae	student loan marketing association	Student Loan Marketing Association	275
sama	saudi arabian monetary authority	Saudi Arabian Monetary Authority	926
samseong	samsung	Samsung	167
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
sanofi aventis	sanofi	Sanofi	295
sanparks	south african national parks	South African National Parks	791
santander	banco santander	Banco Santander	3029
santori	suntory	Suntory	125
sanxing	samsung	Samsung	82
sanxingdianzi	samsung electronics	Samsung Electronics	26
sap	systeme anwendungen und produkte in der datenverarbeitung	Systeme, Anwendungen und Produkte in der Datenverarbeitung	110
sappi	south african pulp and paper industries	South African Pulp and Paper Industries	791
sapporo		Sapporo	125
sars	south african revenue service	South African Revenue Service	406
sas	scandinavian airlines system	Scandinavian Airlines System	664
saudi arabian oil	aramco	Aramco	2217
saudi aramco	aramco	Aramco	1934
sb wy	subway	Subway	45
sbb	schweizerische bundesbahnen	Schweizerische Bundesbahnen	242
sbc	swiss bank corporation	Swiss Bank Corporation	242
sber bank	sberbank of russia	Sberbank of Russia	1948
sberbank	sberbank of russia	Sberbank of Russia	1104
sbg	schweizerische bankgesellschaft	Schweizerische Bankgesellschaft	242
sbi	state bank of india	State Bank of India	219
sbs	special broadcasting service	Special Broadcasting Service	404
sca	svenska cellulosa	Svenska Cellulosa	664
scb	siam commercial bank	Siam Commercial Bank	932
sce	southern california edison	Southern California Edison	27
scg	siam cement	Siam Cement	932
schwab	charles schwab	Charles Schwab	182
schweizer ruck	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	636
schweizerische kreditanstalt	credit suisse	Credit Suisse	1003
schweizerische nationalbank	swiss national bank	Swiss National Bank	1013
scotia bank	scotiabank	Scotiabank	1265
screw fix	screwfix	Screwfix	447
sdg and e	san diego gas and electric	San Diego Gas & Electric	42
sears	sears roebuck	Sears Roebuck	182
seat	sociedad espanola de automoviles de turismo	Sociedad Española de Automóviles de Turismo	578
seb	skandinaviska enskilda banken	Skandinaviska Enskilda Banken	664
sebeunillebeun	7 eleven	7-Eleven	26
sebi	securities and exchange board of india	Securities and Exchange Board of India	205
sebun irebun	7 eleven	7-Eleven	13
sebun irebun japan	seven eleven japan	Seven-Eleven Japan	13
sebunirebun japan	seven eleven japan	Seven-Eleven Japan	13
sec	securities and exchange commission	Securities and Exchange Commission	27
seikoepuson	seiko epson	Seiko Epson	13
seiu	service employees international union	Service Employees International Union	42
selteulion	celltrion	Celltrion	26
senai	servico nacional de aprendizagem industrial	Serviço Nacional de Aprendizagem Industrial	1751
sepah e pasdaran	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	3030
sepah e pasdaran e enqelab e eslami	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1354
seujeuki	suzuki motor	Suzuki Motor	26
seutabeogseu	starbucks	Starbucks	26
sfn lfn	7 eleven	7-Eleven	45
sg	societe generale	Société Générale	174
sgcc	state grid corporation of china	State Grid Corporation of China	159
sgi	silicon graphics	Silicon Graphics	27
sgs	societe generale de surveillance	Société Générale de Surveillance	242
shanghaipudongfazhanyinxing	shanghai pudong development bank	Shanghai Pudong Development Bank	40
shanghaiqiche	shanghai automotive industry	Shanghai Automotive Industry	40
shangqi	shanghai automotive industry	Shanghai Automotive Industry	82
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
shop rite	shoprite	Shoprite	1951
shrb	sharp	Sharp	431
shunfengsuyun	sf express	SF Express	40
shwmy	xiaomi	Xiaomi	45
shyfrwn	chevron	Chevron	45
shysydw	shiseido	Shiseido	45
sia	singapore airlines	Singapore Airlines	480
sibalu	subaru	Subaru	40
sike	cisco systems	Cisco Systems	82
simens	siemens	Siemens	248
singapore telecommunications	singtel	SingTel	2219
sinhaneunhaeng	shinhan bank	Shinhan Bank	26
sip	societa italiana per lesercizio telefonico	Società Italiana per l'Esercizio Telefonico	269
siphi ol	cp all	CP All	306
sipri	stockholm international peace research institute	Stockholm International Peace Research Institute	527
siseuko	cisco systems	Cisco Systems	26
sisko	cisco systems	Cisco Systems	63
sitibank	citibank	Citibank	63
sjtu	shanghai jiao tong university	Shanghai Jiao Tong University	159
skf	svenska kullagerfabriken	Svenska Kullagerfabriken	527
skhainigseu	sk hynix	SK hynix	26
skinobeisyeon	sk innovation	SK Innovation	26
sktellekom	sk telecom	SK Telecom	26
slb	schlumberger	Schlumberger	94
slkvm	cellcom	Cellcom	725
smbc	sumitomo mitsui banking	Sumitomo Mitsui Banking	251
smfg	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	251
smic	semiconductor manufacturing international	Semiconductor Manufacturing International	159
smswnj	samsung	Samsung	45
snap chat	snapchat	Snapchat	91
snb	schweizerische nationalbank	Schweizerische Nationalbank	242
snc lavalin	atkinsrealis	AtkinsRéalis	1002
sncb	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	575
sncf	societe nationale des chemins de fer francais	Société Nationale des Chemins de fer Français	232
snwfy	sanofi	Sanofi	45
soas	school of oriental and african studies	School of Oriental and African Studies	127
socal	standard oil of california	Standard Oil of California	1344
socgen	societe generale	Société Générale	637
socony	standard oil of new york	Standard Oil of New York	130
socony vacuum	socony vacuum oil	Socony-Vacuum Oil	130
soft bank	softbank	Softbank	962
sofutobanku	softbank	SoftBank	13
sofutobankugurupu	softbank group	SoftBank Group	13
sonangol	sociedade nacional de combustiveis de angola	Sociedade Nacional de Combustíveis de Angola	1260
sonatrach	societe nationale pour la recherche la production le transport la transformation et la commercialisation des hydrocarbures	Société nationale pour la recherche, la production, le transport, la transformation et la commercialisation des hydrocarbures	1913
soni	sony group	Sony Group	125
sonigurupu	sony group	Sony Group	13
sony	sony group	Sony Group	726
sovkomflot	sovcomflot	Sovcomflot	63
sp	standard and poors	Standard & Poor's	42
space exploration technologies	spacex	SpaceX	419
space x	spacex	SpaceX	91
spec savers	specsavers	Specsavers	447
spurs	tottenham hotspur	Tottenham Hotspur	871
sqm	sociedad quimica y minera de chile	Sociedad Química y Minera de Chile	1782
square space	squarespace	Squarespace	91
sri	stanford research institute	Stanford Research Institute	27
ssab	svenskt stal	Svenskt Stål	527
sse	scottish and southern energy	Scottish and Southern Energy	129
sseobeuwei	subway	Subway	26
ssitieunhaeng	citibank	Citibank	26
st paul travelers	travelers companies	Travelers Companies	130
stanchart	standard chartered bank	Standard Chartered Bank	266
starwood	starwood hotels and resorts	Starwood Hotels & Resorts	94
stat oil	equinor	Equinor	1269
state farm	state farm mutual automobile insurance	State Farm Mutual Automobile Insurance	94
statoil	equinor	Equinor	1006
statoilhydro	equinor	Equinor	1006
stc	saudi telecom	Saudi Telecom	1796
steg	societe tunisienne de lelectricite et du gaz	Société Tunisienne de l'Electricité et du Gaz	1797
stet	societa torinese esercizi telefonici	Società Torinese Esercizi Telefonici	269
storagetek	storage technology	Storage Technology	275
strbks	starbucks	Starbucks	45
strzynyk	astrazeneca	AstraZeneca	45
sua viet nam	vinamilk	Vinamilk	1095
suid afrikaanse nasionale lewens assuransie maatskappy	sanlam	Sanlam	1012
suid afrikaanse steenkool olie en gasmaatskappy	sasol	Sasol	1012
sunkyong	sk group	SK Group	1342
sunw	sun microsystems	Sun Microsystems	168
suomen pankki	bank of finland	Bank of Finland	2223
suoni	sony group	Sony Group	82
surveyer nenniger et chenevert	snc lavalin	SNC-Lavalin	1002
sutabakkusu	starbucks	Starbucks	13
suzuki	suzuki motor	Suzuki Motor	125
svfrsl	shufersal	Shufersal	725
svt	sveriges television	Sveriges Television	664
swbrw	subaru	Subaru	45
swel	shell	Shell	167
swift	society for worldwide interbank financial telecommunications	Society for Worldwide Interbank Financial Telecommunications	662
swiss com	swisscom	Swisscom	1266
swiss port	swissport	Swissport	1266
swiss re	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	636
swmytwmw	sumitomo	Sumitomo	45
swny	sony group	Sony Group	431
swzwky	suzuki motor	Suzuki Motor	45
syaomi	xiaomi	Xiaomi	26
syapeu	sharp	Sharp	167
syebeulon	chevron	Chevron	26
symnz	siemens	Siemens	45
syskw	cisco systems	Cisco Systems	45
syty bnk	citibank	Citibank	45
sz	suddeutsche zeitung	Süddeutsche Zeitung	110
taag	transportes aereos angolanos	Transportes Aéreos Angolanos	1749
taijidian	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	369
taiwanjitidianluzhizao	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	369
taiwansujiaogongye	formosa plastics	Formosa Plastics	369
takticheskoe raketnoe vooruzhenie	tactical missiles	Tactical Missiles	63
tamil tigers	liberation tigers of tamil eelam	Liberation Tigers of Tamil Eelam	3032
tamu	texas am university	Texas A&M University	42
tap	transportes aereos portugueses	Transportes Aéreos Portugueses	439
tass	telegrafnoe agentstvo sovetskogo soyuza	Telegrafnoe agentstvo Sovetskogo Soyuza	925
tateisi electric	omron	Omron	611
tcdd	turkiye cumhuriyeti devlet demiryollari	Türkiye Cumhuriyeti Devlet Demiryolları	478
tcs	tata consultancy services	Tata Consultancy Services	219
td	toronto dominion bank	Toronto-Dominion Bank	437
td bank	toronto dominion bank	Toronto-Dominion Bank	1097
tdk	tokyo denki kagaku	Tokyo Denki Kagaku	251
tdm	telecomunicacoes de mocambique	Telecomunicações de Moçambique	438
tec de monterrey	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	3021
tehrik e taliban pakistan	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	638
telco	tata engineering and locomotive	Tata Engineering and Locomotive	219
tele nor	telenor	Telenor	1269
tele visa	televisa	Televisa	1268
telefonos de mexico	telmex	Telmex	815
ten cent	tencent	Tencent	792
tengxun	tencent	Tencent	82
tengxunkonggu	tencent holdings	Tencent Holdings	40
tensenteu	tencent	Tencent	26
tensento	tencent	Tencent	13
tepco	tokyo electric power	Tokyo Electric Power	251
teseuko	tesco	Tesco	26
teseulla	tesla	Tesla	26
tesila	tesla	Tesla	40
tesko	tesco	Tesco	63
tesla motors	tesla	Tesla	130
tesuko	tesco	Tesco	125
tesura	tesla	Tesla	125
teva	teva pharmaceutical industries	Teva Pharmaceutical Industries	1918
tf1	television francaise 1	Télévision Française 1	174
tfl	transport for london	Transport for London	1784
thaibepwoeret	thai beverage	Thai Beverage	306
thaiyunian	thai union	Thai Union	306
thanakhankasikornthai	kasikornbank	Kasikornbank	306
thanakhankrungsriyutya	bank of ayudhya	Bank of Ayudhya	306
thanakhankrungthai	krung thai bank	Krung Thai Bank	306
thanakhankrungthep	bangkok bank	Bangkok Bank	306
thanakhanngaeprathetthai	bank of thailand	Bank of Thailand	306
thanakhanthaiphanit	siam commercial bank	Siam Commercial Bank	306
the fed	federal reserve system	Federal Reserve System	963
the hartford	hartford financial services	Hartford Financial Services	182
the we company	wework	WeWork	130
thermo fisher	thermo fisher scientific	Thermo Fisher Scientific	94
thomson csf	thales	Thales	295
thw	technisches hilfswerk	Technisches Hilfswerk	110
thy	turk hava yollari	Türk Hava Yolları	1798
thyssen	thyssenkrupp	Thyssenkrupp	610
ti	texas instruments	Texas Instruments	27
tiaa	teachers insurance and annuity association	Teachers Insurance and Annuity Association	42
ticket master	ticketmaster	Ticketmaster	91
tik tok	tiktok	TikTok	792
tim	telecom italia	Telecom Italia	269
tisco	tata iron and steel	Tata Iron and Steel	205
tmcc	toyota motor credit	Toyota Motor Credit	42
tnb	tenaga nasional	Tenaga Nasional	1792
tnt	thomas nationwide transport	Thomas Nationwide Transport	405
tnvvh	tnuva	Tnuva	725
tofas	turk otomobil fabrikasi	Türk Otomobil Fabrikası	478
tokyo shibaura electric	toshiba	Toshiba	1355
tokyo telecommunications engineering	sony group	Sony Group	611
tom tom	tomtom	TomTom	1946
tongyongqiche	general motors	General Motors	40
top shop	topshop	Topshop	447
total energies	totalenergies	TotalEnergies	681
totaleneojiseu	totalenergies	TotalEnergies	26
totalenerdzhis	totalenergies	TotalEnergies	63
totalfinaelf	totalenergies	TotalEnergies	295
totaruenajizu	totalenergies	TotalEnergies	13
toyotazidongche	toyota motor	Toyota Motor	13
toysrus	toys r us	Toys R Us	94
tpao	turkiye petrolleri anonim ortakligi	Türkiye Petrolleri Anonim Ortaklığı	478
tpg	texas pacific group	Texas Pacific Group	27
trapeza kyproy	bank of cyprus	Bank of Cyprus	3001
trapeza peiraios	piraeus bank	Piraeus Bank	463
trapeza tis ellados	bank of greece	Bank of Greece	463
trip advisor	tripadvisor	TripAdvisor	91
trw	thompson ramo wooldridge	Thompson Ramo Wooldridge	42
tsb	trustee savings bank	Trustee Savings Bank	127
tsh s by sy	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	45
tsla	tesla	Tesla	168
tsmc	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	1194
tu delft	technische universiteit delft	Technische Universiteit Delft	556
tu munchen	technische universitat munchen	Technische Universität München	265
tuc	trades union congress	Trades Union Congress	129
tui	touristik union international	Touristik Union International	162
tum	technische universitat munchen	Technische Universität München	110
tupras	turkiye petrol rafinerileri	Türkiye Petrol Rafinerileri	478
turk cell	turkcell	Turkcell	1950
turkish airlines	turk hava yollari	Türk Hava Yolları	3025
tuv	technischer uberwachungsverein	Technischer Überwachungsverein	162
tv industry pharmaceutical	teva pharmaceutical industries	Teva Pharmaceutical Industries	263
tva	tennessee valley authority	Tennessee Valley Authority	27
tvp	telewizja polska	Telewizja Polska	931
twa	trans world airlines	Trans World Airlines	42
twshyb	toshiba	Toshiba	45
twtl nrjyz	totalenergies	TotalEnergies	45
twywt	toyota	Toyota	45
tynsnt	tencent	Tencent	45
tyrn al emirates	emirates	Emirates	394
tyrn al ittihad	etihad airways	Etihad Airways	394
tyskw	tesco	Tesco	45
ual	united airlines	United Airlines	27
uap	union des assurances de paris	Union des Assurances de Paris	174
uaw	united auto workers	United Auto Workers	27
uaz	ulyanovskiy avtomobilnyy zavod	Ulyanovskiy avtomobilnyy zavod	479
uba	united bank for africa	United Bank for Africa	1793
ubc	university of british columbia	University of British Columbia	437
ubeo	uber	Uber	167
ubs	union bank of switzerland	Union Bank of Switzerland	289
uc berkeley	university of california berkeley	University of California Berkeley	94
uc los angeles	university of california los angeles	University of California Los Angeles	1561
uc san diego	university of california san diego	University of California San Diego	1561
ucb	union chimique belge	Union Chimique Belge	662
ucl	university college london	University College London	129
ucla	university of california los angeles	University of California Los Angeles	42
uconn	university of connecticut	University of Connecticut	94
ucsd	university of california san diego	University of California San Diego	42
ucsf	university of california san francisco	University of California San Francisco	42
uct	university of cape town	University of Cape Town	406
uefa	union of european football associations	Union of European Football Associations	289
uem	universidade eduardo mondlane	Universidade Eduardo Mondlane	438
ufc	ultimate fighting championship	Ultimate Fighting Championship	27
uhg	unitedhealth group	UnitedHealth Group	27
ukaea	united kingdom atomic energy authority	United Kingdom Atomic Energy Authority	127
ukrainski zaliznitsi	ukrainian railways	Ukrainian Railways	1094
ul	underwriters laboratories	Underwriters Laboratories	27
ula	united launch alliance	United Launch Alliance	27
ulieunhaeng	woori bank	Woori Bank	26
umc	united microelectronics	United Microelectronics	933
umcg	universitair medisch centrum groningen	Universitair Medisch Centrum Groningen	1768
umich	university of michigan	University of Michigan	94
un	united nations	United Nations	27
un habitat	united nations human settlements programme	United Nations Human Settlements Programme	1921
unam	universidad nacional autonoma de mexico	Universidad Nacional Autónoma de México	765
unctad	united nations conference on trade and development	United Nations Conference on Trade and Development	289
undp	united nations development programme	United Nations Development Programme	42
unep	united nations environment programme	United Nations Environment Programme	1762
unesco	united nations educational scientific and cultural organization	United Nations Educational, Scientific and Cultural Organization	232
unfpa	united nations population fund	United Nations Population Fund	42
unhcr	united nations high commissioner for refugees	United Nations High Commissioner for Refugees	289
uni credit	unicredit	UniCredit	1943
unicef	united nations childrens fund	United Nations Children's Fund	42
unicredito italiano	unicredit	UniCredit	1341
unido	united nations industrial development organization	United Nations Industrial Development Organization	377
uniqlo	fast retailing	Fast Retailing	1263
unisa	university of south africa	University of South Africa	436
united technologies	raytheon technologies	Raytheon Technologies	130
unitedhealthcare	unitedhealth group	UnitedHealth Group	94
universita degli studi	universita	università	2214
unsw	university of new south wales	University of New South Wales	574
uob	united overseas bank	United Overseas Bank	480
uolmart	walmart	Walmart	63
up	union pacific railroad	Union Pacific Railroad	27
upenn	university of pennsylvania	University of Pennsylvania	94
upi	united press international	United Press International	27
upm	upm kymmene	UPM-Kymmene	1757
ups	united parcel service	United Parcel Service	27
uralkaliy	uralkali	Uralkali	63
us steel	united states steel	United States Steel	94
usaa	united services automobile association	United Services Automobile Association	42
usaid	united states agency for international development	United States Agency for International Development	42
usair	us airways	US Airways	130
usb	us bancorp	U.S. Bancorp	27
usc	university of southern california	University of Southern California	27
usda	united states department of agriculture	United States Department of Agriculture	42
usiminas	usinas siderurgicas de minas gerais	Usinas Siderúrgicas de Minas Gerais	1910
usp	universidade de sao paulo	Universidade de São Paulo	528
usps	united states postal service	United States Postal Service	42
ustc	university of science and technology of china	University of Science and Technology of China	159
uta	union de transports aeriens	Union de Transports Aériens	174
utc	raytheon technologies	Raytheon Technologies	27
uti	unit trust of india	Unit Trust of India	219
vale do rio doce	vale	Vale	1340
valic	variable annuity life insurance	Variable Annuity Life Insurance	42
vanguard	vanguard group	Vanguard Group	182
varig	viacao aerea rio grandense	Viação Aérea Rio-Grandense	435
vasp	viacao aerea sao paulo	Viação Aérea São Paulo	435
vayldberriz	wildberries	Wildberries	63
vaz	avtovaz	AvtoVAZ	479
vda	verband der automobilindustrie	Verband der Automobilindustrie	110
vdi	verein deutscher ingenieure	Verein Deutscher Ingenieure	110
veb	vneshekonombank	Vneshekonombank	479
veba	vereinigte elektrizitats und bergwerks	Vereinigte Elektrizitäts- und Bergwerks	162
veolia	veolia environnement	Veolia Environnement	637
verizon	verizon communications	Verizon Communications	94
vertolety rossii	russian helicopters	Russian Helicopters	63
vfd	volunteer fire department	Volunteer Fire Department	661
vfw	veterans of foreign wars	Veterans of Foreign Wars	661
viacomcbs	paramount global	Paramount Global	130
viag	vereinigte industrie unternehmungen	Vereinigte Industrie-Unternehmungen	162
victor company of japan	japan victor	Japan Victor	726
virginia tech	virginia polytechnic institute and state university	Virginia Polytechnic Institute and State University	94
vivendi environnement	veolia environnement	Veolia Environnement	295
vm ware	vmware	VMware	91
vneshekonombank	vnesheconombank	Vnesheconombank	1104
vnk dyskvnt	israel discount bank	Israel Discount Bank	263
vnk dyskvnt israel	israel discount bank	Israel Discount Bank	263
vnk hfvlym	bank hapoalim	Bank Hapoalim	263
vnk israel	bank of israel	Bank of Israel	263
vnk leumi	bank leumi	Bank Leumi	263
vnk leumi israel	bank leumi	Bank Leumi	263
vnk mizrahi	bank mizrahi tefahot	Bank Mizrahi-Tefahot	725
vnk mizrahi tfhvt	bank mizrahi tefahot	Bank Mizrahi-Tefahot	263
vnpt	vietnam posts and telecommunications	Vietnam Posts and Telecommunications	1195
voc	vereenigde oostindische compagnie	Vereenigde Oostindische Compagnie	405
vodafone	vodafone group	Vodafone Group	266
voest	vereinigte osterreichische eisen und stahlwerke	Vereinigte Österreichische Eisen- und Stahlwerke	377
voicestream wireless	t mobile us	T-Mobile US	130
volks wagen	volkswagen	Volkswagen	1267
volzhskiy avtomobilnyy zavod	avtovaz	AvtoVAZ	698
vrr	verkehrsverbund rhein ruhr	Verkehrsverbund Rhein-Ruhr	110
vsnl	videsh sanchar nigam	Videsh Sanchar Nigam	205
vtb	vneshtorgbank	Vneshtorgbank	925
vtt	teknologian tutkimuskeskus vtt	Teknologian tutkimuskeskus VTT	1197
vw	volkswagen	Volkswagen	162
vympel kommunikatsii	vimpelcom	VimpelCom	63
wal greens	walgreens boots alliance	Walgreens Boots Alliance	91
wal mart	walmart	Walmart	94
wal mart stores	walmart	Walmart	419
walgreens	walgreens boots alliance	Walgreens Boots Alliance	94
wanhao	marriott international	Marriott International	82
wanjufandoucheng	toys r us	Toys R Us	724
wanshida	mastercard	Mastercard	40
wba	walgreens boots alliance	Walgreens Boots Alliance	27
wbd	warner bros discovery	Warner Bros. Discovery	168
wd	western digital	Western Digital	27
wdr	westdeutscher rundfunk	Westdeutscher Rundfunk	110
wef	world economic forum	World Economic Forum	242
weinosu	ajinomoto	Ajinomoto	125
weiruan	microsoft	Microsoft	82
weisa	visa	Visa	82
wellpoint health	elevance health	Elevance Health	130
weltgesundheitsorganisation	world health organization	World Health Organization	814
west pac	westpac banking	Westpac Banking	1936
western india palm refined oils	wipro	Wipro	2213
westlb	westdeutsche landesbank	Westdeutsche Landesbank	410
westpac	westpac banking	Westpac Banking	3014
wfc	wells fargo	Wells Fargo	27
wfp	world food programme	World Food Programme	269
wgz bank	westdeutsche genossenschafts zentralbank	Westdeutsche Genossenschafts-Zentralbank	410
whats app	whatsapp	WhatsApp	91
who	world health organization	World Health Organization	242
whsmith	wh smith	W. H. Smith	266
wipo	world intellectual property organization	World Intellectual Property Organization	289
wits	university of the witwatersrand	University of the Witwatersrand	1952
wits university	university of the witwatersrand	University of the Witwatersrand	1562
wmo	world meteorological organization	World Meteorological Organization	242
woerma	walmart	Walmart	40
woerwo	volvo	Volvo	40
wolmateu	walmart	Walmart	26
world wildlife fund	world wide fund for nature	World Wide Fund for Nature	1003
worumato	walmart	Walmart	13
wpp	wire and plastic products	Wire and Plastic Products	127
wrkl	oracle	Oracle	45
wto	world trade organization	World Trade Organization	242
wutianyaopingongye	takeda pharmaceutical	Takeda Pharmaceutical	13
wuyinliangpin	muji	Muji	13
ww	wustenrot and wurttembergische	Wüstenrot & Württembergische	162
wwe	world wrestling entertainment	World Wrestling Entertainment	27
wwf	world wide fund for nature	World Wide Fund for Nature	289
wwl mrt	walmart	Walmart	45
xianggangshanghaihuifengyinxing	hongkong and shanghai banking	Hongkong and Shanghai Banking	723
xianggangtielu	mass transit railway	Mass Transit Railway	724
xiaosongzhizuosuo	komatsu	Komatsu	13
xiapu	sharp	Sharp	82
xiecheng	trip	Trip	82
xierdun	hilton worldwide	Hilton Worldwide	40
xilaideng	sheraton	Sheraton	1556
ximenzi	siemens	Siemens	40
xingbake	starbucks	Starbucks	40
xingzhanyinxing	development bank of singapore	Development Bank of Singapore	724
xinritiezhujin	nippon steel	Nippon Steel	13
xinyuehuaxuegongye	shin etsu chemical	Shin-Etsu Chemical	13
xiribenlukezhidao	west japan railway	West Japan Railway	13
xom	exxon mobil	Exxon Mobil	168
xuefulong	chevron	Chevron	40
xuhuacheng	asahi kasei	Asahi Kasei	13
yamahafadongji	yamaha motor	Yamaha Motor	13
yamatoyunshu	yamato transport	Yamato Transport	13
yamaxun	amazon com	Amazon.com	40
yandeks	yandex	Yandex	248
yecunzhengquan	nomura securities	Nomura Securities	13
yijia	ikea	IKEA	82
yingteer	intel	Intel	40
yitengzhongshangshi	itochu	Itochu	13
ykk	yoshida kogyo kabushikikaisha	Yoshida Kogyo Kabushikikaisha	251
yle	yleisradio	Yleisradio	3017
ymca	young mens christian association	Young Men's Christian Association	42
you tube	youtube	YouTube	91
youbu	uber	Uber	82
youyiku	fast retailing	Fast Retailing	40
ypf	yacimientos petroliferos fiscales	Yacimientos Petrolíferos Fiscales	1186
ypfb	yacimientos petroliferos fiscales bolivianos	Yacimientos Petrolíferos Fiscales Bolivianos	1750
yr	young and rubicam	Young & Rubicam	42
yr by n by	airbnb	Airbnb	45
yrbs	airbus	Airbus	45
ysl	yves saint laurent	Yves Saint Laurent	174
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
yups	united parcel service	United Parcel Service	248
yuuchoyinxing	japan post bank	Japan Post Bank	13
yw by s	united parcel service	United Parcel Service	45
ywca	young womens christian association	Young Women's Christian Association	42
ywnyklw	fast retailing	Fast Retailing	45
ywnylyfr	unilever	Unilever	45
zdf	zweites deutsches fernsehen	Zweites Deutsches Fernsehen	162
zen desk	zendesk	Zendesk	91
zenerarumotazu	general motors	General Motors	13
zf	zahnradfabrik friedrichshafen	Zahnradfabrik Friedrichshafen	110
zhadayinxing	standard chartered bank	Standard Chartered Bank	723
zhangchengqiche	great wall motor	Great Wall Motor	40
zhangronghaiyun	evergreen marine	Evergreen Marine	369
zhangronghangkong	eva airways	EVA Airways	369
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
zhongguojianzhu	china state construction engineering	China State Construction Engineering	82
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
zhongguoshiyou	petrochina	PetroChina	82
zhongguoshiyouhuagong	sinopec	Sinopec	40
zhongguotielugongcheng	china railway engineering	China Railway Engineering	40
zhongguoyidong	china mobile	China Mobile	40
zhongguoyidongtongxin	china mobile	China Mobile	40
zhongguoyinxing	bank of china	Bank of China	40
zhongguoyuanyanghaiyun	china ocean shipping	China Ocean Shipping	40
zhonghuadianxin	chunghwa telecom	Chunghwa Telecom	369
zhonghuahangkong	china airlines	China Airlines	369
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
zte	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	159
zuochuanjibian	sagawa express	Sagawa Express	13
zurich insurance	zurich versicherungs gesellschaft	Zürich Versicherungs-Gesellschaft	636
zus	zaklad ubezpieczen spolecznych	Zakład Ubezpieczeń Społecznych	1794`;
export const connectives: string = `a	the		1224
a branch of	part of		93
a brand of	part of		93
a business of	part of		93
a cargo de	care of		677
a company of	part of		93
a department of	part of		93
a division of	part of		93
a franchise of	part of		93
a la atencion de	care of		677
a lattention de	care of		678
a lenseigne	trading as		153
a member of	part of		93
a service of	part of		93
a subsidiary of	part of		93
a trading division of	part of		93
a unit of	part of		93
a wholly owned subsidiary of	part of		93
aan	on		510
abbrev	also known as		58
abbreviata	also known as		176
abbreviated	also known as		357
abbreviated as	also known as		58
abbreviato	also known as		176
abgekurzt	also known as		164
abreviadamente	also known as		208
abreviado	also known as		152
ac	and		2023
ac of	on behalf of		132
account of	on behalf of		279
acting by and through	on behalf of		132
acting for	on behalf of		132
acting through	on behalf of		132
ad	the		775
administered by	part of		93
af	of		2990
affiliate of	part of		279
affiliated with	part of		93
afgekort	also known as		190
against			459
agissant pour le compte de	on behalf of		678
agli	at		187
agus	and		2015
ai	at		861
aiemmin	formerly known as		584
aikaisemmin	formerly known as		584
ainsi que	and		2013
aka	also known as		58
al	the		775
al mashhur	also known as		1809
albo	or		2019
alias	also known as		357
alias dit	also known as		153
aliases	also known as		357
alla	at		187
alle	at		187
allo	at		187
alsmede	and		2018
also	also known as		357
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
am	on		1085
an	the		1820
an affiliate of	part of		93
anche conosciuta come	also known as		176
anche conosciuto come	also known as		176
anciennement	formerly known as		153
anciennement connu sous le nom de	formerly known as		153
anciennement connue sous le nom de	formerly known as		153
anciennement denommee	formerly known as		153
and			2011
anterior	formerly known as		942
anteriormente	formerly known as		152
anteriormente conhecida como	formerly known as		208
anteriormente conocida como	formerly known as		152
anteriormente conocido como	formerly known as		152
anteriormente denominada	formerly known as		152
antes	formerly known as		1217
antes conocida como	formerly known as		152
antes conocido como	formerly known as		152
antes denominada	formerly known as		208
antiga denominacao	formerly known as		208
antigo nome	formerly known as		208
antigua denominacion	formerly known as		152
antiguamente	formerly known as		1217
ao	the		673
ao cuidado de	care of		785
aos	the		673
aos cuidados de	care of		785
aputoiminimi	trading as		584
ar	the		1221
as	the		673
as agent for	on behalf of		132
as custodian for	on behalf of		132
as nominee for	on behalf of		132
as successor to	formerly known as		58
as trading	trading as		58
as trustee for	on behalf of		132
as trustee of	on behalf of		132
as well as	and		2010
ash	the		1221
at			860
attention	care of		1253
attn	care of		1253
attn of	care of		132
au	at		717
au nom de	on behalf of		678
auch bekannt als	also known as		164
auch genannt	also known as		164
auf	on		392
aus	from		2991
aussi connu sous le nom de	also known as		153
aussi connue sous le nom de	also known as		153
autrefois	formerly known as		672
aux	at		429
aux bons soins de	care of		678
av	of		1536
avec	with		429
aven kallad	also known as		378
aven kand som	also known as		378
avv	title		944
az	the		775
bagi	for		1082
bajo el nombre comercial	trading as		152
bankrot	in liquidation		2799
bankrupt	in liquidation		848
bankrutavusi	in liquidation		710
bankrutuojanti	in liquidation		710
bei	at		392
bei firma	care of		485
beim	at		392
being wound up	in liquidation		93
bekannt als	also known as		164
bekend als	also known as		190
beter bekend als	also known as		190
better known as	also known as		58
between			858
bifirma	trading as		378
bij	at		510
binavn	trading as		408
bisher	formerly known as		671
board of regents of	on behalf of		132
board of trustees of	on behalf of		132
born as	formerly known as		58
branch of	part of		2856
brand of	part of		279
business as	trading as		58
business name	trading as		58
by			860
by and through	on behalf of		132
byvsh	formerly known as		356
byvshaya	formerly known as		356
byvshiy	formerly known as		356
care of			279
carrying on business	trading as		58
carrying on business as	trading as		58
carrying on business under the name	trading as		58
changed from	formerly known as		58
chez	near		429
ci devant	formerly known as		153
coba	trading as		357
com	with		631
com o nome comercial	trading as		208
comercializado como	trading as		152
comercialmente conocida como	trading as		152
commonly called	also known as		58
commonly known as	also known as		58
commonly referred to as	also known as		58
company of	part of		279
con	with		715
con el nombre comercial	trading as		152
con nombre comercial	trading as		152
conducting business as	trading as		58
conhecida como	also known as		208
conhecido como	also known as		208
connu sous le nom de	also known as		153
connue sous le nom de	also known as		153
conocida comercialmente como	trading as		152
conocida como	also known as		152
conocido como	also known as		152
conosciuto come	also known as		176
contra	against		715
contre	against		716
csodeljaras alatt	in liquidation		845
cunoscut sub numele	also known as		1216
czlonek grupy	part of		506
d	of		717
da	of		631
dahulu	formerly known as		483
dahulunya	formerly known as		483
dal	of		187
dall	of		187
dalla	of		187
dan	and		2032
dans	in		429
das	the		585
dawna nazwa	formerly known as		273
dawniej	formerly known as		273
dba	trading as		1215
dds	title		776
de	of		717
de l	of		716
de la	of		716
de las	of		1081
de los	of		1081
debtor in possession	in liquidation		93
defunct	in liquidation		848
degli	of		187
dei	of		187
del	of		2992
dell	of		187
della	of		187
delle	of		187
dello	of		187
dem	the		585
den	the		585
dengan	with		1082
dengan nama	trading as		483
denominacao comercial	trading as		208
denominacion comercial	trading as		152
denominata	trading as		176
denominato	trading as		176
denomme	trading as		153
denommee	trading as		153
department of	part of		279
depuis	from		716
der	the		585
deregistered	in liquidation		93
des	of		429
desde	from		1081
designada por	also known as		208
dhe	and		2020
di	of		861
die	the		585
dikenal sebagai	also known as		483
disingkat	also known as		483
dissolved	in liquidation		848
dissoute	in liquidation		367
dite	also known as		672
div of	part of		279
divisao de	part of		2857
division de	part of		854
division of	part of		279
divisione di	part of		1072
dla	for		1083
dlya	for		1533
dmd	title		776
do	of		2994
do pereimenovaniya	formerly known as		356
dochter van	part of		1073
doing business as	trading as		1215
doing business in	trading as		58
doing business under the name	trading as		58
doing business under the name of	trading as		58
dos	of		631
dott	title		944
dr	title		1220
dres	title		1222
drive	formerly known as		1812
driver under navnet	trading as		773
driver virksomhed under navnet	trading as		408
du	of		429
dulu	formerly known as		1813
durch	by		630
dvm	title		776
dzialajaca pod nazwa	trading as		273
dzialajacy jako	trading as		273
e	and		2038
ed	and		2033
een	the		1223
een divisie van	part of		505
een onderneming van	part of		505
eertijds	formerly known as		190
egalement connu sous le nom de	also known as		153
egalement connue sous le nom de	also known as		153
ehem	formerly known as		1811
ehemalig	formerly known as		164
ehemals	formerly known as		164
ein	the		585
ein geschaftsbereich der	part of		301
ein unternehmen der	part of		301
eine	the		1222
eine marke der	part of		301
el	the		777
eller	or		2021
elobb	formerly known as		670
els	the		1819
em	in		631
em abreviatura	also known as		208
em dissolucao	in liquidation		368
em falencia	in liquidation		368
em insolvencia	in liquidation		368
em liquidacao	in liquidation		368
em nome de	on behalf of		785
em recuperacao judicial	in liquidation		368
en	and		2035
en abrege	also known as		153
en concurso	in liquidation		427
en concurso de acreedores	in liquidation		427
en cours de liquidation	in liquidation		367
en disolucion	in liquidation		427
en dissolution	in liquidation		367
en faillite	in liquidation		367
en forma abreviada	also known as		152
en liq	in liquidation		367
en liquidacion	in liquidation		2794
en liquidation	in liquidation		2795
en liquidation judiciaire	in liquidation		367
en nombre de	on behalf of		677
en proceso de liquidacion	in liquidation		427
en quiebra	in liquidation		427
en redressement judiciaire	in liquidation		367
en representacion de	on behalf of		677
en siglas	also known as		152
en sigle	also known as		153
enseigne	trading as		672
entinen	formerly known as		584
entre	between		429
erloschen	in liquidation		301
erstwhile	formerly known as		58
es	and		2031
eski adi	formerly known as		409
eski adiyla	formerly known as		409
eski unvani	formerly known as		409
et	and		2030
eta	and		2027
ex	formerly known as		357
ex denominata	formerly known as		176
ex nom	formerly known as		153
excma	title		774
excmo	title		774
exercant sous le nom	trading as		153
exercant sous le nom commercial	trading as		153
extinguida	in liquidation		427
failliet	in liquidation		2798
faisant affaire sous le nom	trading as		153
faisant affaires sous	trading as		153
faisant affaires sous le nom	trading as		153
faisant affaires sous le nom de	trading as		153
falida	in liquidation		368
falido	in liquidation		368
fallimento	in liquidation		2797
fazendo negocios como	trading as		208
felszamolas alatt	in liquidation		845
filial de	part of		854
filialas lietuvoje	part of		710
filiale de	part of		1071
firma comercial	trading as		208
firmierend als	trading as		164
firmierend unter	trading as		164
firmiert als	trading as		164
firmiert unter	trading as		164
fka	formerly known as		58
fmly	formerly known as		58
fmrly	formerly known as		58
for			858
for account of	on behalf of		132
for and on behalf of	on behalf of		132
for short	also known as		58
for the account of	on behalf of		132
for the attention of	care of		132
for the benefit of	on behalf of		132
fordom	formerly known as		378
forhenvaerende	formerly known as		408
former	formerly known as		357
former name	formerly known as		58
formerly	formerly known as		58
formerly called	formerly known as		58
formerly doing business as	formerly known as		58
formerly known as			58
formerly named	formerly known as		58
formerly the	formerly known as		58
formerly trading as	formerly known as		58
forut	formerly known as		378
fost	formerly known as		942
fosta	formerly known as		942
fra	from		2983
fran	from		1534
franchisee of	part of		279
frmly	formerly known as		58
from			459
frueher	formerly known as		164
fruher	formerly known as		164
fruhere	formerly known as		164
fuer	for		630
fur	for		392
fur rechnung von	on behalf of		485
gegen	against		630
geloscht	in liquidation		301
genaamd	also known as		190
genannt	trading as		671
geschaftlich tatig als	trading as		164
geschaftsbezeichnung	trading as		164
gia denominata	formerly known as		176
gli	the		945
governing body of	on behalf of		132
groupe de	part of		1071
grupa kapitalowa	part of		506
ha	the		1821
haciendo negocios como	trading as		152
handeldrywend as	trading as		1214
handelend als	trading as		190
handelend onder	trading as		190
handelend onder de naam	trading as		190
handelnd als	trading as		164
handelnd unter	trading as		164
handelsnaam	trading as		190
handelsname	trading as		164
hereinafter	also known as		357
het	the		1223
hodn	trading as		190
http	web address		943
https	web address		943
i	and		2039
i konkurs	in liquidation		711
i likvidation	in liquidation		711
i liq	in liquidation		301
icin	for		2988
iflas halinde	in liquidation		1494
il	the		945
ile	and		1292
ilma	title		774
ilmo	title		774
im	in		1085
im auftrag von	on behalf of		485
im namen von	on behalf of		485
in			860
in abwicklung	in liquidation		301
in administration	in liquidation		93
in amministrazione straordinaria	in liquidation		428
in arte	trading as		176
in association with	part of		93
in bankruptcy	in liquidation		93
in breve	also known as		176
in business rescue	in liquidation		93
in care of	care of		132
in concordato preventivo	in liquidation		428
in conjunction with	part of		93
in creditors voluntary liquidation	in liquidation		93
in dissolution	in liquidation		93
in examinership	in liquidation		93
in faillissement	in liquidation		505
in faliment	in liquidation		846
in fallimento	in liquidation		428
in forma abbreviata	also known as		176
in forma breve	also known as		176
in insolvency	in liquidation		93
in insolventa	in liquidation		846
in insolvenz	in liquidation		301
in its capacity as	on behalf of		132
in its capacity as trustee of	on behalf of		132
in konkurs	in liquidation		301
in lca	in liquidation		428
in lichidare	in liquidation		846
in likwidasie	in liquidation		2791
in liq	in liquidation		428
in liqu	in liquidation		2792
in liquidatie	in liquidation		505
in liquidation			2793
in liquidation of	part of		93
in liquidazione	in liquidation		2796
in liquidazione coatta amministrativa	in liquidation		428
in members voluntary liquidation	in liquidation		93
in naam van	on behalf of		784
in nome e per conto di	on behalf of		1252
in ontbinding	in liquidation		505
in partnership with	part of		93
in precedenza	formerly known as		176
in provisional liquidation	in liquidation		93
in receivership	in liquidation		93
in reorganizare	in liquidation		846
in scioglimento	in liquidation		428
in short	also known as		58
in sigla	also known as		176
in staat van faillissement	in liquidation		505
in statutory management	in liquidation		93
in surseance	in liquidation		505
in surseance van betaling	in liquidation		505
in voluntary liquidation	in liquidation		93
in winding up	in liquidation		93
inh	part of		1510
inhaberin	part of		1510
insegna	trading as		1814
insolvent	in liquidation		848
insolvenzverfahren	in liquidation		301
into	to		459
ir	and		2034
ismert neven	also known as		670
iz	from		1533
izvestnaya kak	also known as		356
izvestnyy kak	also known as		356
ja	and		2029
jadis	formerly known as		672
juga dikenal sebagai	also known as		483
kai	and		2025
kaldet	also known as		408
kallad	also known as		378
kand som	also known as		378
kendt som	also known as		408
kenyszertorles alatt	in liquidation		845
kisaca	also known as		409
kjent som	also known as		773
known also as	also known as		58
known as	also known as		58
konkurs	in liquidation		2800
konkursbo	in liquidation		711
konkurssipesa	in liquidation		844
konkurssissa	in liquidation		844
korabban	formerly known as		670
kurz	also known as		671
kurzbezeichnung	also known as		164
kurzform	also known as		671
l	the		586
la	the		586
las	the		777
late	formerly known as		357
le	the		586
les	the		586
licensed by	part of		93
lid van	part of		1073
likewise known as	also known as		58
likvidacija	in liquidation		1063
likvideerimisel	in liquidation		1489
likvidejama	in liquidation		1063
likvidirovano	in liquidation		847
likviduojama	in liquidation		710
likviduojamas	in liquidation		710
lo	the		777
los	the		777
lub	or		1291
lui	the		1822
maksatnespejiga	in liquidation		1063
managed by	part of		93
marca comercial	trading as		152
markkinointinimi	trading as		584
massa falida	in liquidation		368
med	with		1536
mede handelend onder de naam	trading as		190
member of	part of		279
membre de	part of		1071
messrs	care of		132
met	with		1535
mhodn	trading as		190
miembro de	part of		854
mit	with		1085
mitglied der	part of		301
ms	care of		1904
n	and		976
na	and		2037
nachfolger von	formerly known as		164
nad	on		1083
nama dagang	trading as		483
name changed from	formerly known as		58
namens	on behalf of		784
nami diger	also known as		409
nas	in		1532
nd	and		976
negli	in		187
negociando como	trading as		208
nei	in		187
nel	in		187
nell	in		859
nella	in		187
nelle	in		187
nello	in		187
niederlassung der	part of		301
nka	also known as		58
no	in		631
nom commercial	trading as		153
nombre comercial	trading as		152
nombre de fantasia	trading as		152
nome comercial	trading as		208
nome commerciale	trading as		176
nome de fantasia	trading as		208
nome fantasia	trading as		208
nonche	and		2016
nos	in		1532
nota come	also known as		176
noto come	also known as		176
now known as	also known as		58
o	the		1224
o simplemente	also known as		152
oa	trading as		1219
och	and		2022
od	from		1086
oddzial w	part of		506
oder	or		1290
of			858
og	and		2008
ogsa kendt som	also known as		408
ogsa kjent som	also known as		773
ohne	without		630
olarak bilinen	also known as		409
olarak da bilinen	also known as		409
old name	formerly known as		58
on			860
on behalf of			132
once known as	formerly known as		58
onceki adi	formerly known as		409
onderdeel van	part of		1073
onto	to		459
ook bekend als	also known as		190
ook genoemd	also known as		190
ook handelend onder de naam	trading as		190
operando como	trading as		152
operante come	trading as		176
operante sotto il nome	trading as		176
operated by	part of		93
operates as	trading as		58
operating as	trading as		58
operating under the name	trading as		58
oplost	in liquidation		843
or			976
oraz	and		1291
originally	formerly known as		357
originally known as	formerly known as		58
os	the		673
ot	from		2995
otherwise known as	also known as		58
ou	or		2014
outrora	formerly known as		1218
owned by	part of		93
pa	on		1534
pankrotis	in liquidation		1489
par	by		717
par abreviation	also known as		153
para	for		715
part of			279
pel	for		859
pela	by		1084
pelo	by		1084
pentru	for		2985
per	for		861
per a	for		2982
per adres	care of		132
per adresse	care of		485
per conto di	on behalf of		1252
pod firma	trading as		273
pod nazvaniem	trading as		356
pod nazwa	trading as		273
poprzednia nazwa	formerly known as		273
poprzednio	formerly known as		273
por	by		715
por conta de	on behalf of		785
por cuenta de	on behalf of		677
por sus siglas	also known as		152
pour	for		429
pour le compte de	on behalf of		678
powered by	part of		93
pra	for		1084
precedemment	formerly known as		153
precedentemente	formerly known as		176
precedentemente denominata	formerly known as		176
precedentemente nota come	formerly known as		176
pres	near		429
prescurtat	also known as		1216
president and fellows of	on behalf of		132
presso	care of		1903
prev	formerly known as		357
previously	formerly known as		357
previously called	formerly known as		58
previously known as	formerly known as		58
previously named	formerly known as		58
prezhnee nazvanie	formerly known as		356
pri	of		2987
pro	for		2989
prof	title		1220
professionally known as	trading as		58
prowadzacy dzialalnosc pod nazwa	trading as		273
przy	at		1083
puvodne	formerly known as		1810
que gira bajo el nombre de	trading as		152
radiee	in liquidation		367
ranee	formerly known as		1816
rechtsnachfolger von	formerly known as		164
rechtsnachfolgerin von	formerly known as		164
regents of the	on behalf of		132
regi neven	formerly known as		670
roviden	also known as		670
samt	and		2007
saneerauksessa	in liquidation		844
sans	without		716
sarskilt foretagsnamn	trading as		378
se ekkatharisi	in liquidation		1062
sebelumnya	formerly known as		483
seka	and		2012
selvitystilassa	in liquidation		844
sem	without		631
senza	without		859
serta	and		2017
short name	also known as		58
si	and		2036
sigla	also known as		1218
sigle	also known as		672
skrot	also known as		273
sob o nome comercial	trading as		208
sobre	on		715
societa del gruppo	part of		1072
sogenannt	also known as		164
sokr	also known as		356
sokrashchenno	also known as		356
solely in its capacity as trustee	on behalf of		132
sous	under		429
sous le nom commercial	trading as		153
sous le nom de	trading as		153
sowie	and		2009
stage name	trading as		58
struck off	in liquidation		93
su	on		861
sub of	part of		279
subsidiary of	part of		279
successor by merger to	formerly known as		58
successor in interest to	formerly known as		58
successor to	formerly known as		58
successors to	formerly known as		58
succursale di	part of		1072
sucursal de	part of		854
sui	on		187
sul	on		187
sulla	on		187
sur	on		717
ta	trading as		1219
tai	or		2028
takzhe izvestnyy kak	also known as		356
tambem conhecida como	also known as		208
tambem conhecido como	also known as		208
tambien conocida como	also known as		152
tambien conocido como	also known as		152
tasfiye halinde	in liquidation		1494
te	at		510
ter	of		510
ter attentie van	care of		784
tevens handelend onder de naam	trading as		190
the			1818
the governing body of	on behalf of		132
the trustees of	on behalf of		132
thodn	trading as		190
ticaret unvani	trading as		409
ticari unvani	trading as		409
tidigare	formerly known as		1817
tidigare kand som	formerly known as		378
tidigare namn	formerly known as		378
tidligere	formerly known as		408
tidligere kendt som	formerly known as		408
tidligere kjent som	formerly known as		773
tidligere navn	formerly known as		408
to			858
tochtergesellschaft der	part of		301
torgovaya marka	trading as		356
tra	between		187
tra i	between		859
trade name	trading as		58
trades as	trading as		58
trading also as	trading as		58
trading as			58
trading division of	part of		279
trading style	trading as		58
trading under the name	trading as		58
trading under the name of	trading as		58
trading under the style	trading as		58
trading under the style of	trading as		58
trustee for	on behalf of		132
trustees of	on behalf of		132
ttee of	on behalf of		132
tunnettu nimella	also known as		584
u	and		2024
u likvidaciji	in liquidation		1490
u stecaju	in liquidation		1490
uber	over		392
ueber	over		630
uit	from		510
ul	the		775
um	the		673
uma divisao de	part of		368
uma empresa de	part of		368
uma empresa do grupo	part of		368
uma marca de	part of		368
un	the		586
un marchio di	part of		428
un tempo	formerly known as		176
una	the		945
una division de	part of		427
una divisione di	part of		428
una empresa de	part of		427
una empresa del grupo	part of		427
una marca de	part of		427
una societa di	part of		428
und	and		1290
under administration	in liquidation		93
under avvikling	in liquidation		1491
under frivillig likvidation	in liquidation		843
under judicial management	in liquidation		93
under konkurs	in liquidation		711
under likvidation	in liquidation		843
under liquidation	in liquidation		93
under namnet	trading as		378
under navnet	trading as		408
under opplosning	in liquidation		1491
under rekonstruktion	in liquidation		711
under tvangsoplosning	in liquidation		843
une	the		586
une division de	part of		367
une entreprise de	part of		367
une marque de	part of		367
une societe du groupe	part of		367
unit of	part of		279
uno	the		944
unter	under		392
unto	to		459
untuk	for		1082
upo ekkatharisi	in liquidation		1062
upon	on		459
using the name	trading as		58
v	in		2998
v konkursu	in liquidation		842
v konkurze	in liquidation		1492
v konkurzu	in liquidation		842
v likvidaci	in liquidation		842
v likvidacii	in liquidation		1492
v likvidaciji	in liquidation		1493
v likvidaciya	in liquidation		1061
v likvidatsii	in liquidation		847
v likvidatsiya	in liquidation		1061
v nesastoyatelnost	in liquidation		1061
v protsesse likvidatsii	in liquidation		847
v stadii likvidatsii	in liquidation		847
v stecaju	in liquidation		1493
v upadku	in liquidation		842
van	of		1535
van de	of		510
van den	of		510
van der	of		510
variously known as	also known as		58
ve	and		1292
vegelszamolas alatt	in liquidation		845
verkort	also known as		190
vid	at		2996
vo	in		2986
vom	of		630
von	of		392
voor	for		2984
voor rekening van	on behalf of		784
voorheen	formerly known as		190
voorheen bekend als	formerly known as		190
voorheen bekend as	formerly known as		1214
voorheen genaamd	formerly known as		190
vorher	formerly known as		164
vorm	formerly known as		164
vormals	formerly known as		164
vrhn	formerly known as		190
vroeger	formerly known as		1815
w	in		2997
w likwidacji	in liquidation		506
w restrukturyzacji	in liquidation		506
w skrocie	also known as		273
w upadlosci	in liquidation		506
w upadlosci likwidacyjnej	in liquidation		506
w upadlosci ukladowej	in liquidation		506
wczesniej	formerly known as		273
we	in		1086
which trades as	trading as		58
who trades as	trading as		58
wholly owned by	part of		93
with			459
within	in		459
without			459
wound up	in liquidation		93
www	web address		943
y	and		2026
ye	the		776
ypo ekkatharisi	in liquidation		1062
z	with		1086
z hd	care of		485
ze	with		2993
znana jako	also known as		273
znany jako	also known as		273
znany rowniez jako	also known as		273
zu	at		392
zu haenden	care of		485
zu handen	care of		485
zum	at		392
zur	at		392
zuvor	formerly known as		671
zweigniederlassung der	part of		301
zwischen	between		392`;
export const noise: string = `144a	depositary receipt		41
2co com	payment service		194
a atencao de	attention		953
a company incorporated in	incorporated in		249
a company of	incorporated in		249
a corp of	incorporated in		249
a corporation of	incorporated in		249
a delaware corporation	incorporated in		249
a la atencion	attention		588
a latt de	attention		1249
a lattn de	attention		1249
a limited liability company	incorporated in		249
a shrs	shares		41
aa	attention		588
abt buchhaltung	department		261
abt einkauf	department		261
abt rechnungswesen	department		261
abteilung buchhaltung	department		261
abteilung einkauf	department		261
ac de	attention		953
acc payable	department		122
acciones ordinarias	shares		41
accionista	role		514
accionistas	role		514
account	role		98
account closed	record status		98
accounting	department		122
accounting department	department		122
accounting dept	department		122
accounts department	department		122
accounts dept	department		122
accounts payable	role		98
accounts payable department	department		122
accounts payable dept	department		122
accounts payable team	department		122
accounts receivable	role		98
acct	role		98
acct payable	department		122
accts payable	department		122
act	shares		100
act nouv	shares		100
actions au porteur	shares		41
actions nominatives	shares		41
ad	dollar par value		128
administrador	role		514
adr	depositary receipt		41
adrs	depositary receipt		41
ads	depositary receipt		100
adss	depositary receipt		41
advisor	role		142
adyen	payment service		194
afd boekhouding	department		305
afd crediteuren	department		305
afd financiele administratie	department		305
afd inkoop	department		305
afdeling boekhouding	department		305
afdeling crediteuren	department		305
afdeling financien	department		305
afdeling inkoop	department		305
alla ca	attention		589
alla cortese attenzione	attention		589
alla cortese attenzione di	attention		589
allattenzione di	attention		589
american depositary receipts	depositary receipt		41
american depositary share	depositary receipt		41
american depositary shares	depositary receipt		41
american depository receipts	shares		41
american depository shares	shares		41
ao cuidado	attention		953
ap department	department		122
ap dept	department		122
at te	attention		588
atencion	attention		588
atn	attention		588
att	attention		783
att sr	attention		588
atten	attention		783
attention of	attention		783
attn	attention		1896
azioni ordinarie	shares		41
b shrs	shares		41
ba	baht par value		128
bagian akuntansi	department		1089
bagian keuangan	department		1089
bagian pembelian	department		1089
bd	dollar par value		128
bdr	depositary receipt		41
bearer	shares		100
beneficial interest	shares		41
beneficiary	role		142
beszerzes	department		720
beszerzesi osztaly	department		720
bill to	role		98
billing department	department		122
billing dept	department		122
blocked	record status		98
bloque	record status		98
bloqueado	record status		98
board member	role		142
boekhouding	department		305
bogholderi	department		633
bogholderiet	department		633
bonus akt	shares		41
bonusaktien	shares		41
bought ledger	department		122
branch no	site number		173
buchhaltung	role		98
bukhgalteriya	department		1090
ca	attention		589
casa matriz	seat		215
cd	dollar par value		128
cdis	depositary receipt		41
cdr	depositary receipt		41
cedear	depositary receipt		41
central office	seat		215
ceo	role		304
cert	shares		100
cert of shs	shares		41
chairman	role		142
chairperson	role		142
chess depositary interests	depositary receipt		41
chf	franc par value		128
ciclo passivo	department		393
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
client	role		98
cliente	role		98
closed account	record status		98
cmn	shares		41
cmn shs of bi	shares		41
co founder	role		304
co owner	role		142
com	shares		100
com shs	shares		41
common	shares		100
common new	shares		41
common shares	shares		41
common stock	shares		41
common units	shares		41
common units representing limited partner interests	shares		41
compras	department		262
compta fournisseurs	department		280
comptabilite	department		280
comptabilite fournisseurs	role		98
comptabilite generale	department		280
consultant	role		142
contabilidad	department		262
contabilidade	department		430
contabilita fornitori	department		393
contabilitate	department		867
contas a pagar	department		430
conv	shares		100
corporate headquarters	seat		215
corporate office	seat		215
cortese attenzione	attention		589
credit control	department		122
crediteuren	department		305
crediteurenadministratie	department		305
ctf	shares		100
cto	role		304
cuentas por pagar	department		262
cufs	depositary receipt		41
currently	role		304
customer	role		98
cva	shares		100
data scientist	role		304
debiteurenadministratie	department		305
debitorenbuchhaltung	department		261
deceased estate	status		225
delaware corporation	incorporated in		249
deleted	record status		98
deliver to	role		98
departament achizitii	department		867
departament financiar	department		867
departamento de administracion	department		262
departamento de compras	department		262
departamento de contabilidad	department		262
departamento de contabilidade	department		430
departamento financeiro	department		430
depositary shares	depositary receipt		41
depositary units	shares		41
depository receipts	depositary receipt		41
dept financeiro	department		430
depto de compras	department		262
depto de contabilidad	department		262
depto financeiro	department		430
der burgermeister	organ		634
der landrat	organ		634
der magistrat	organ		634
der oberburgermeister	organ		634
deregistered	status		225
dikkatine	attention		1902
direction des achats	department		280
direction financiere	department		280
director	role		142
director and shareholder	role		142
director geral	role		514
directors	role		142
dissolved	status		225
dk	krone par value		128
dl	dollar par value		128
do not pay	record status		98
do not use	record status		98
do rak	attention		1251
do wiadomosci	attention		1251
dormant	role		142
dpto administracion	department		262
dpto compras	department		262
dpto contabilidad	department		262
dpto de administracion	department		262
dpto de compras	department		262
dpto de contabilidad	department		262
drc	shares		100
duplicate	record status		98
dzial finansowy	department		513
dzial kadr	department		513
dzial ksiegowosci	department		513
dzial rozliczen	department		513
dzial zakupow	department		513
dzial zaopatrzenia	department		513
eb	payment service		194
einkauf	department		261
einkaufsabteilung	department		261
ekonomiavdelningen	department		721
ekonomicke oddeleni	department		719
em liquidacao	status		225
employee	role		142
en formation	status		225
en liquidacion	status		225
en liquidation	status		225
eo	euro par value		128
eur	euro par value		128
executive director	role		142
existing under the laws of	incorporated in		249
facturacion	department		262
fakturace	department		719
fakturamottagning	department		721
fakturamottak	department		635
faturacao	department		430
faturamento	department		430
fgn	shares		100
filiale	site number		173
finance department	department		122
finance dept	department		122
financiele administratie	department		305
financni uctarna	department		719
finans departmani	department		555
finanzbuchhaltung	department		261
for attention	attention		783
fornecedor	role		98
fornitore	role		98
founder	role		304
fournisseur	role		98
freelance	role		304
freelancer	role		304
fs	payment service		194
gbp	pound par value		128
gdr	depositary receipt		41
gdrs	depositary receipt		41
gds	depositary receipt		41
gerente	role		514
gesperrt	record status		98
global depositary receipts	depositary receipt		41
glowna ksiegowa	department		513
gosq com	payment service		194
hauptsitz	seat		215
hauptverwaltung	seat		215
hd	dollar par value		128
head office	seat		215
headquarters	seat		215
hoofdkantoor	seat		215
hovedkontor	seat		215
hq	seat		215
hr department	department		122
hr dept	department		122
human resources	department		122
huvudkontor	seat		215
ia	status		1120
ig	status		1120
ik	krone par value		128
il	status		1120
in abwicklung	status		225
in administration	status		225
in atentia	attention		1901
in grundung	status		225
in liq	status		225
in liquidation	status		225
in receivership	status		225
inactive	record status		98
inactivo	record status		98
inaktiv	record status		98
inativo	record status		98
incorporated in			249
incorporated in england	incorporated in		249
incorporated in england and wales	incorporated in		249
indkob	department		633
indkobsafdelingen	department		633
inh	shares		100
inhaberaktien	shares		41
inkoop	department		305
inkop	department		721
inkopsavdelningen	department		721
innkjop	department		635
innkjopsavdelingen	department		635
intern	role		304
invoice processing	department		122
invoice to	role		98
ip	pound par value		128
ir	rupee par value		128
iz	payment service		194
izettle	payment service		194
k rukam	attention		1897
kc	koruna par value		128
klarna	payment service		194
kommunstyrelsen	organ		1091
konyveles	department		720
kreditorbogholderi	department		633
kreditoren	department		261
kreditorenbuchhaltung	role		98
ksiegowosc	department		513
kulturforvaltningen	organ		1091
kunde	role		98
leverandorreskontro	department		635
leverantorsreskontra	department		721
lieferant	role		98
limited voting shares	shares		41
location	site number		173
location no	site number		173
location number	site number		173
loja	site number		173
ls	pound par value		128
magasin	site number		173
main office	seat		215
managing director	role		142
member	role		142
members	role		142
mercadopago	payment service		194
merpago	payment service		194
mollie	payment service		194
mr	ringgit par value		128
muhasebe	department		555
muhasebe departmani	department		555
muhasebe mudurlugu	department		555
multiple voting shares	shares		41
na	shares		100
na on	shares		41
naamloze vennootschap genaamd	incorporated in		249
nam	shares		100
namensaktie	shares		41
namensaktien	shares		41
nao usar	record status		98
nd	dollar par value		128
ne pas utiliser	record status		98
new	shares		100
nicht verwenden	record status		98
nk	krone par value		128
no par	no par value		41
no usar	record status		98
nom	shares		100
non attivo	record status		98
non executive director	role		142
non profit	role		142
non voting depositary receipt	depositary receipt		41
non voting shares	shares		41
nouv	shares		100
npv	no par value		41
nvdr	depositary receipt		41
nvtg	shares		100
obsolete	record status		98
oddeleni nakupu	department		719
oddelenie nakupu	department		1550
ohne nennwert	no par value		41
okonomiafdelingen	department		633
okonomiavdelingen	department		635
on	no par value		3012
on hold	record status		98
ord	shares		41
ord sh	shares		41
ord shs	shares		41
ord shs class a	shares		41
ordinary share	shares		41
ordinary shares	shares		41
ords	shares		41
organised under the laws of	incorporated in		249
organized under the laws of	incorporated in		249
ostolaskut	department		866
ostoreskontra	department		866
otdel snabzheniya	department		1090
otdel zakupok	department		1090
outlet	site number		173
outlet no	site number		173
owner	role		142
paakonttori	seat		215
paddle net	payment service		194
pagseguro	payment service		194
paired	shares		100
part	shares		100
partner	role		142
payee	role		98
paypal	payment service		194
payroll	department		122
payroll department	department		122
payroll dept	department		122
penzugy	department		720
penzugyi osztaly	department		720
personalabteilung	department		261
pfd	shares		41
phd student	role		304
port	shares		100
post cons	shares		41
pp	peso par value		128
praktikant	role		634
pref	shares		100
preference shares	shares		41
preferred shares	shares		41
preferred stock	shares		41
president	role		142
presidente	role		514
procurement	department		122
procurement department	department		122
procurement dept	department		122
proprietor	role		142
proveedor	role		98
publ	status		225
purchase department	department		122
purchase dept	department		122
purchase ledger	department		122
purchase ledger dept	department		122
purchasing	department		122
purchasing department	department		122
purchasing dept	department		122
rb	ringgit par value		128
rc	rand par value		128
receipts	shares		100
rechnungsabteilung	department		261
rechnungseingang	department		261
rechnungsprufung	department		261
rechnungswesen	department		261
recursos humanos	department		262
reg	shares		100
reg s	shares		41
registered	shares		100
registered in	incorporated in		249
registered in england	incorporated in		249
registered office	seat		215
registered shares	shares		41
regnskapsavdelingen	department		635
regs	depositary receipt		41
remit to	role		98
resigned	role		142
ressources humaines	department		280
restaurant	site number		173
restaurant no	site number		173
restricted voting shares	shares		41
reszere	attention		1899
rl	rouble par value		128
rp	rupee par value		128
sadr	depositary receipt		41
sagt danke	receipt		3211
sales ledger	department		122
satin alma	department		555
satinalma	department		555
satinalma departmani	department		555
sbi	shares		100
sd	dollar par value		128
secretary	role		142
sede central	seat		215
sede legale	seat		215
senior developer	role		304
senior software engineer	role		304
ser	shares		100
service achat	department		280
service achats	department		280
service comptabilite	department		280
service comptabilite fournisseurs	department		280
service comptable	department		280
service du personnel	department		280
service facturation	department		280
service financier	department		280
service fournisseurs	department		280
serviciul contabilitate	department		867
setor de compras	department		430
setor financeiro	department		430
sf	franc par value		128
shareholder	role		142
shares			100
shares of beneficial interest	shares		41
ship to	role		98
shop	site number		173
shop no	site number		173
shop number	site number		173
shrs	shares		100
shs	shares		41
shs of beneficial interest	shares		41
siedziba	seat		215
siege social	seat		215
sk	krone par value		128
societe dite	incorporated in		249
socio	role		514
socio gerente	role		514
software developer	role		304
software engineer	role		304
softwareentwickler	role		634
sold to	role		98
sole director	role		142
sole member	role		142
sole proprietor	role		142
sp	depositary receipt		100
sp adr	depositary receipt		41
sp adrs	depositary receipt		41
sp ads	depositary receipt		41
spon	depositary receipt		100
spon adr	depositary receipt		41
spons	depositary receipt		100
spons adr	depositary receipt		41
sponsored	shares		100
sq	payment service		194
square	payment service		194
st	shares		100
stammaktie	shares		41
stammaktien	shares		41
stapled securities	shares		41
stapled security	shares		41
stapled shs	shares		41
stapled units	shares		41
stock	shares		100
store	site number		173
store no	site number		173
store nr	site number		173
store number	site number		173
storefront	site number		173
stripe	payment service		194
struck off	status		225
sub	shares		100
subordinate voting shares	shares		41
sucursal	site number		173
sumup	payment service		194
supercenter	site number		173
supermarket	site number		173
superstore	site number		173
supplier	role		98
sw	won par value		128
taloushallinto	department		866
taloushallinto ostolaskut	department		866
tav	attention		1250
tekniska namnden	organ		1091
ter attentie	attention		1250
tienda	site number		173
til rette	attention		1898
tn	lira par value		128
treasurer	role		142
trust units	shares		41
trustee	role		142
trustees	role		142
tst	payment service		194
uctaren	department		1550
uctarna	department		719
uf	forint par value		128
uff acquisti	department		393
uff amministrazione	department		393
uff contabilita	department		393
ufficio acquisti	department		393
ufficio amministrativo	department		393
ufficio amministrazione	department		393
ufficio contabilita	department		393
ufficio fornitori	department		393
ufficio personale	department		393
under curatorship	status		225
units	shares		100
unsp	depositary receipt		100
unsp adr	depositary receipt		41
unsp adrs	depositary receipt		41
unsponsored	shares		100
unt	shares		41
up	attention		1900
us dl	dollar par value		128
ut	shares		100
uts	shares		41
v likvidaci	status		225
vendor	role		98
vice president	role		142
vorzugsaktie	shares		41
vorzugsaktien	shares		41
vtg	shares		100
vz	shares		100
vzo	shares		100
w likwidacji	status		225
w upadlosci	status		225
warehouse	site number		173
warrants	shares		41
wi	shares		100
without par value	no par value		41
worldpay	payment service		194
wpy	payment service		194
wts	shares		41
yc	yuan par value		128
yn	yen par value		128
z hdn	attention		676
zentrale	seat		215
zentraleinkauf	department		261
zettle	payment service		194
zh	attention		676
zhd	attention		676
zu handen	attention		676
zu hd	attention		676
zy	zloty par value		128`;
export const clubForms: string = `1 fc	football club		138
1 fsv	football club		276
1 sc	sports club		683
ac	athletic club		1963
acf	sports association		596
acs	sports club		795
ad	sports association		490
afc	football club		1964
agrupacion deportiva	sports association		243
allgemeiner sportverein	sports club		138
ao	sports club		969
as	sports club		969
asd	sports association		596
asociacion deportiva	sports association		243
asociatia club sportiv	sports club		534
asociatia sportiva	sports club		534
associacao atletica	athletic club		243
associacao desportiva	sports association		243
association football club	football club		255
association sportive	sports association		533
associazione calcio	athletic club		591
associazione calcistica	athletic club		591
associazione football club	athletic club		591
associazione sportiva	sports association		533
asv	sports club		276
athletic club			255
athlitikos omilos	sports club		964
athlitikos syllogos	sports club		964
ballklubb	football club		412
ballklubben	football club		412
ballspiel club	sports club		138
ballspielclub	sports club		138
ballspielverein	sports club		138
basket club	basketball club		532
basketball			650
basketball club			255
basketball team	basketball club		255
basketbol kulubu	basketball club		794
bbc	basketball club		276
bc	basketball club		595
betaald voetbal organisatie	football club		489
bk	football club		972
boat club	rowing club		255
bois	sports club		688
boldklub	football club		594
boldklubben	football club		448
bollklubb	football club		413
bollklubben	football club		413
bsc	sports club		276
bsv	sports club		276
bv	sports club		276
ca	athletic club		490
calcio	football club		1969
calcio fc	football club		591
cb	basketball club		1965
cc	cricket club		595
cd	sports club		490
ce	sports club		490
centro deportivo	sports club		243
cercle sportif	sports club		532
cf	football club		1966
club			1669
club atletic	athletic club		243
club atletico	athletic club		243
club baloncesto	basketball club		684
club balonmano	handball club		684
club basquet	basketball club		1272
club de baloncesto	basketball club		684
club de foot	football club		532
club de football	football club		532
club de futbol	football club		793
club deportivo	sports club		243
club esportiu	sports club		1272
club polideportivo	sports club		243
club social y deportivo	sports club		684
club sportif	sports club		532
club sportiv	sports club		534
club sportiv municipal	sports club		534
club voleibol	volleyball club		684
clube atletico	athletic club		243
clube de futebol	football club		793
clube desportivo	sports club		243
clube esportivo	sports club		243
clubul de fotbal	football club		534
clubul sportiv	sports club		534
cricket			650
cricket club			255
cs	sports club		795
csm	sports club		795
csu	sports club		795
ec	sports club		490
esporte clube	sports club		243
esv	sports club		276
fbk	football club		972
fc	football club		1953
ff	football club		972
fk	football club		1956
fodbold club	football club		448
fodbold klub	football club		448
fodboldforening	football club		448
fodboldforeningen	football club		448
fodboldklub	football club		594
fodboldklubben	football club		448
football			1669
football club			255
football club calcio	football club		591
fotbal club	football club		534
fotball klubb	football club		412
fotballforening	football club		594
fotballforeningen	football club		412
fotballklubb	football club		594
fotballklubben	football club		412
fotbalovy club	football club		682
fotbalovy klub	football club		682
fotbollforening	football club		594
fotbollforeningen	football club		413
fotbollsforening	football club		413
fotbollsforeningen	football club		413
fotbollsklubb	football club		594
fotbollsklubben	football club		413
fsv	football club		276
fudbalski klub	football club		1959
fussball club	football club		138
fussball klub	football club		138
fussball verein	football club		138
fussballclub	football club		138
fussballklub	football club		138
fussballsportverein	football club		138
fussballverein	football club		138
futball club	football club		411
futball klub	football club		411
futbalovy klub	football club		682
futbol club	football club		793
futbol klubu	football club		1277
futbol kulubu	football club		1277
futbola klubs	football club		592
futbolen klub	football club		593
futbolniy klub	football club		593
futbolny klub	football club		593
futbolnyi klub	football club		593
futbolnyj klub	football club		593
futbolnyy klub	football club		593
futbolo klubas	football club		592
futebol clube	football club		793
fv	football club		276
gd	sports club		490
genclik ve spor kulubu	sports club		794
gif	sports club		688
gks	sports club		450
gnk	football club		686
gorniczy klub sportowy	sports club		381
grupo desportivo	sports club		243
gs	sports club		969
gymnastikos syllogos	sports club		964
handball			650
handball club			255
handballverein	handball club		138
hc	handball club		595
hnk	football club		686
hockey			650
hockey club			255
hokejovy klub	hockey club		1273
hokejski klub	hockey club		1958
hrvatski nogometni klub	football club		1274
ice hockey club	hockey club		255
idman klubu	sports club		1954
idraetsforening	sports club		449
idraetsforeningen	sports club		448
idraetsklub	sports club		448
idraetsklubben	sports club		448
idrettsforening	sports club		449
idrettsforeningen	sports club		412
idrettsklubb	sports club		449
idrettsklubben	sports club		412
idrettslag	sports club		449
idrettslaget	sports club		412
idrottsforening	sports club		449
idrottsforeningen	sports club		449
idrottsforeningen kamraterna	sports club		413
idrottsklubb	sports club		449
idrottsklubben	sports club		413
if	sports club		688
ifk	sports club		449
ik	sports club		688
il	sports club		688
ithrottafelag	sports club		685
ithrottafelagid	sports club		685
jalgpalliklubi	football club		592
jk	football club		1967
kf	football club		1970
kfc	football club		687
kk	basketball club		1279
klub pilkarski	football club		381
klub sportowy	sports club		381
klubi futbollit	football club		1275
klubi i futbollit	football club		1275
knattspyrnufelag	football club		685
koninklijke voetbalclub	football club		489
koninklijke voetbalvereniging	football club		489
kosarkaski klub	basketball club		966
koszykarski klub	basketball club		381
kp	football club		450
krepsinio klubas	basketball club		1957
ks	sports club		450
kvc	football club		687
kvv	football club		687
labdarugo club	football club		411
labdarugo klub	football club		411
lks	sports club		450
lodzki klub sportowy	sports club		381
ludowy klub sportowy	sports club		381
mfk	football club		971
miedzyszkolny klub sportowy	sports club		381
miejski klub sportowy	sports club		381
mks	sports club		450
nk	football club		686
nogometni klub	football club		1274
odbojkaski klub	volleyball club		966
ofk	football club		686
olympique sporting club	sports club		532
onk	football club		686
osc	sports club		1968
pallacanestro	basketball club		591
pfc	football club		971
pfk	football club		971
profesionalen futbolen klub	football club		1955
professional football club	football club		255
professionalniy futbolniy klub	football club		967
professionalny futbolny klub	football club		967
professionalnyy futbolnyy klub	football club		967
rasensportverein	sports club		138
rc	rugby club		595
rcd	sports club		490
real club deportivo	sports club		243
rfc	rugby club		595
rk	handball club		1279
rks	sports club		450
robotniczy klub sportowy	sports club		381
rowing club			255
rsv	sports club		276
ruderclub	rowing club		138
rugby			650
rugby club			255
rugby football club	rugby club		255
rukometni klub	handball club		966
sbv	football club		687
sc	sports club		1960
sd	sports association		490
se	sports club		970
sg	sports club		276
sk	sports club		1962
sociedad deportiva	sports association		243
societa sportiva	sports association		533
societa sportiva calcio	sports association		533
societe sportive	sports club		532
spg	sports club		138
spielgemeinschaft	sports club		138
spielvereinigung	sports club		138
spor klubu	sports club		794
spor kulubu	sports club		794
spordiklubi	sports club		592
sport club	sports club		683
sport clube	sports club		243
sport egyesulet	sports club		411
sporta klubs	sports club		592
sportclub	sports club		683
sportegyesulet	sports club		411
sporten klub	sports club		968
sportgemeinschaft	sports club		138
sporting club	sports club		683
sportivny klub	sports club		968
sportivnyy klub	sports club		968
sportklub	sports club		138
sportklubb	sports club		413
sportklubben	sports club		413
sportkor	sports club		411
sportni klub	sports club		1276
sporto klubas	sports club		592
sportovni klub	sports club		682
sportovni klub fotbal	sports club		1273
sportovy klub	sports club		682
sports club			683
sportski klub	sports club		1276
sportsklubb	sports club		412
sportsklubben	sports club		412
sportverein	sports club		138
sportvereinigung	sports club		138
spvg	sports club		138
spvgg	sports club		138
ss	sports association		596
ssc	sports association		596
ssv	sports club		276
stichting betaald voetbal	football club		489
sv	sports club		276
tc	sports club		970
te	sports club		970
tennis club			255
testedzo kor	sports club		411
tj	sports club		1961
torna club	sports club		411
torna egylet	sports club		411
ts	sports club		450
tsg	sports club		276
tsv	sports club		276
turn und sportgemeinschaft	sports club		138
turn und sportverein	sports club		138
turnverein	sports club		138
tus	sports club		138
uc	sports union		596
ud	sports union		1278
ue	sports union		1278
ungmennafelag	sports club		685
ungmennafelagid	sports club		685
uniao desportiva	sports union		965
unio esportiva	sports union		965
union deportiva	sports union		965
union sportive	sports union		533
unione calcio	sports union		533
unione sportiva	sports union		533
urheiluseura	sports club		449
us	sports union		596
vc	volleyball club		595
verein fur bewegungsspiele	sports club		138
verein fur leibesubungen	sports club		138
verein fur rasenspiele	sports club		138
verein fur rasensport	sports club		138
vereniging betaald voetbal	football club		489
voetbal club	football club		489
voetbalclub	football club		489
voetbalvereniging	football club		489
volleyball			650
volleyball club			255
vv	football club		687
wks	sports club		450
wojskowy klub sportowy	sports club		381
zakladowy klub sportowy	sports club		381
zks	sports club		450`;
export const tradePhrases: string = `abogados asociados	legal		112
adult education			115
agence de voyages	travel		121
agencia de viajes	travel		112
agencia tributaria	belastingdienst		112
agenzia delle entrate	belastingdienst		196
agenzia viaggi	travel		196
agrupamento de escolas	school cluster		197
air lines	airline		11
al hilal al ahmar	red crescent		746
alat kesehatan	medical		646
altalanos iskola	primary school		1152
animal clinic	veterinary		11
animal hospital	veterinary		11
animal shelter			115
artes graficas	printing		112
asociatia de proprietari	owners association		433
associacao humanitaria de bombeiros voluntarios	fire brigade		197
attorney at law	legal		11
attorneys at law	legal		11
auto repair	garage		11
auto repairs	garage		11
automobile repair	garage		11
automotive repair	garage		11
avocats associes	legal		121
azienda ospedaliero universitaria	hospital		196
azienda sanitaria locale	asl		196
azienda unita sanitaria locale	ausl		196
bake shop	bakery		11
ban le	retail		74
banca centrale	central bank		521
banca di sviluppo	development bank		521
banco central	central bank		563
banco de desarrollo	development bank		563
banco de desenvolvimento	development bank		1155
bank al markazi	central bank		746
bank central	central bank		563
bank centralny	central bank		899
bank markazi	central bank		400
bank markazy	central bank		746
banque centrale	central bank		564
banque de developpement	development bank		564
bao bi	packaging		74
bao hiem	insurance		74
bao ve	security		74
bar and grill	restaurant		11
bar and restaurant	restaurant		11
bar association			115
bat dong san	real estate		74
beauty parlor	salon		11
beauty parlour	salon		11
beauty salon	salon		11
beaux arts	fine arts		564
belas artes	fine arts		1155
belediye baskanligi	municipality		648
bellas artes	fine arts		563
belle arti	fine arts		521
benh vien	hospital		74
biblioteca civica	library		196
biblioteca comunale	library		196
biblioteca municipal	library		112
biblioteca publica	library		112
biblioteca publica municipal	library		197
bibliotheque municipale	library		121
bibliotheque publique	library		121
bienes raices	real estate		112
bildende kunste	fine arts		747
bombeiros voluntarios	fire brigade		197
bomberos voluntarios	fire brigade		112
book publishers	publishing		11
book shop	bookstore		11
book store	bookstore		11
borough council	municipality		11
bottle shop	liquor		11
brewing co	brewery		11
brewing company	brewery		11
bufete de abogados	legal		112
building contractors	construction		11
bureau de change	exchange		11
buyuksehir belediyesi	municipality		648
ca phe	coffee		74
cabinet d avocats	legal		121
cabinet dentaire	dental		121
caisse primaire dassurance maladie	cpam		121
camara de comercio	chamber of commerce		112
camara de comercio e industria	chamber of commerce		112
camara municipal	municipality		197
camara oficial de comercio	chamber of commerce		112
camera di commercio	chamber of commerce		196
caminhos de ferro	railway		197
cao su	rubber		74
car repair	garage		11
car repairs	garage		11
care home	nursing		11
casa de cambio	exchange		112
central bank			115
centrale bank	central bank		1154
centralni banka	central bank		1656
centre commercial	mall		121
centre communal daction sociale	ccas		121
centre de sante	clinic		121
centre hospitalier	hospital		121
centre hospitalier universitaire	hospital		121
centro comercial	mall		112
centro commerciale	mall		196
centro de salud	clinic		112
centro de saude	clinic		197
centro educativo	school		112
centro hospitalar	hospital		197
centro hospitalario	hospital		112
centro medico	clinic		112
cerveny kriz	red cross		469
chaine de television	television		121
chamber of commerce			11
chamber of commerce and industry	chamber of commerce		11
chamber of trade	chamber of commerce		11
chambre de commerce	chamber of commerce		121
chambre de commerce et dindustrie	chamber of commerce		121
chemins de fer	railway		121
child care	daycare		11
child care center	daycare		11
childcare center	daycare		11
city council	municipality		11
city hall	municipality		11
city utilities	municipal utility		11
clinica dental	dental		112
clinica dentaria	dental		197
clinica medica	clinic		197
clinica veterinaria	veterinary		112
clinique veterinaire	veterinary		121
co khi	mechanical		74
coffee bar	coffee		11
coffee house	coffee		11
coffee shop	coffee		11
coin laundry	laundry		11
colegio de educacion infantil y primaria	ceip		112
colegio publico	primary school		112
community school district	school district		11
community schools	school district		11
comunidad de regantes	irrigation		112
cong nghe	technology		74
conseil de recherche	research council		564
consejo de investigacion	research council		563
consiglio delle ricerche	research council		521
consiliul local	municipality		433
consolidated school district	school district		11
cooperative bank			115
corpo de bombeiros	fire brigade		197
corps de sapeurs pompiers	fire brigade		121
county municipality	county		11
creu roja	red cross		1151
croce bianca	white cross		196
croce rossa	red cross		196
croce rossa italiana	red cross		196
croissant rouge	red crescent		121
croix rouge	red cross		121
crucea rosie	red cross		433
cruz roja	red cross		112
cruz vermelha	red cross		197
crveni kriz	red cross		897
crveni krst	red cross		3470
cua hang	store		74
cuerpo de bomberos	fire brigade		112
currency exchange	exchange		11
czerwony krzyz	red cross		227
da giay	footwear		74
dai hoc	university		3471
daneshgah e sanati	polytechnic		400
daneshgah sanati	polytechnic		400
dau khi	oil		74
dau tu	investment		74
day care	daycare		11
day care center	daycare		11
day nursery	daycare		11
dental care	dental		11
dental clinic	dental		11
dental office	dental		11
dental practice	dental		11
dental surgery	dental		11
derechos humanos	human rights		563
design bureau			115
development bank			115
dich vu	service		74
dien luc	power		74
diethneis metafores	transport		1658
direitos humanos	human rights		1155
diritti delluomo	human rights		521
diritti umani	human rights		521
district council	municipality		11
district office			115
dobrovoljno vatrogasno drustvo	fire brigade		897
droits de lhomme	human rights		564
droits humains	human rights		564
drug store	pharmacy		11
drug stores	pharmacy		11
dry cleaners	laundry		11
dry cleaning	laundry		11
du lich	tourism		74
duoc pham	pharmaceutical		74
eating house	restaurant		11
ecole elementaire	primary school		121
ecole maternelle	kindergarten		121
ecole primaire	primary school		121
electrical contractors	electrical		11
electro chemical	electrochemical		115
electro magnetic	electromagnetic		115
electro magnetics	electromagnetic		115
electro mechanical	electromechanical		115
electro mechanics	electromechanical		115
electro medical	electromedical		115
electro optic	electrooptical		115
electro optical	electrooptical		115
electro optics	electrooptical		115
electro plating	electroplating		115
elementary school	primary school		11
escola primaria	primary school		197
escuela primaria	primary school		112
estacion de servicio	petrol		112
estacion de television	television		112
estate agency	real estate		11
estate agent	real estate		11
estate agents	real estate		11
evangelische	protestant		283
exchange house	exchange		11
eye clinic	optical		11
fakultni nemocnice	university hospital		1656
federal credit union	fcu		11
federal ministry	ministry		11
federal railways	federal railway		115
ferrovie dello stato	state railway		521
fh	hochschule		283
filling station	petrol		11
financni urad	belastingdienst		469
fine arts			115
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
fleuriste artisan	florist		121
flower shop	florist		11
flower shoppe	florist		11
food market	grocery		11
food mart	grocery		11
freguesia	parish council		197
freiwillige feuerwehr	fire brigade		283
fuel station	petrol		11
funeral directors	funeral		11
funeral home	funeral		11
funeral homes	funeral		11
funeral service	funeral		11
funeral services	funeral		11
furniture store	furniture		11
gas station	petrol		11
general contractors	construction		11
gesangverein	choir		283
giao duc	education		74
gminny osrodek kultury	cultural centre		227
gminny osrodek pomocy spolecznej	welfare centre		227
gold shop	jewelry		11
gold shops	jewelry		11
golf club	golf		11
golf course	golf		11
gorodskaya klinicheskaya bolnitsa	gkb		748
grocery store	grocery		11
guest house	hotel		11
hair salon	salon		11
hair studio	salon		11
hang khong	airline		74
hardware store	hardware		11
haute ecole	hochschule		121
health center	clinic		11
health centre	clinic		11
health clinic	clinic		11
health club	fitness		11
hilal ahmar	red crescent		400
hml w nql	transport		400
hoa chat	chemical		74
hopital universitaire	hospital		121
hospital clinico universitario	hospital		112
hospital universitari	hospital		1151
hospital universitario	hospital		112
hospital veterinario	veterinary		112
hotel de ville	municipality		121
human rights			115
hvtsh lvr	publishing		432
import vytsv	import export	import-export	432
in an	printing		74
independent school dist	school district		11
independent school district	school district		11
industrie und handelskammer	chamber of commerce		283
instituto politecnico	polytechnic		197
instrument making	instrument		115
insurance agency	insurance		11
isd	school district		11
istituto comprensivo	school cluster		196
izba handlowa	chamber of commerce		227
izba przemyslowo handlowa	chamber of commerce		227
jewelry store	jewelry		11
job centre			115
junta de freguesia	parish council		197
kalkinma bankasi	development bank		1157
kamer van koophandel	chamber of commerce		565
katholische	catholic		283
kedai buku	bookstore		898
kedai emas	jewelry		898
kedai kopi	coffee		898
kedai makan	restaurant		898
kentronakan bank	central bank		3469
khach san	hotel		74
kho van	logistics		74
kleingartenverein	allotments		283
klinikum der universitat	hospital		283
kolo lowieckie	hunting club		227
konstruktorskoe byuro	design bureau		315
konstruktorskoye byuro	design bureau		315
krasny krest	red cross		748
krasnyy krest	red cross		748
law chambers	legal		11
law firm	legal		11
law group	legal		11
law office	legal		11
law offices	legal		11
library system	library		11
lignes aeriennes	airline		121
lineas aereas	airline		112
linee aeree	airline		196
linhas aereas	airline		197
liquor store	liquor		11
locale	local		121
london borough	municipality		11
london borough council	municipality		11
lwzm brqy	electric		400
machine tool			115
masraf al markazi	central bank		746
masraf markazi	central bank		746
may mac	clothing		74
med center	hospital		11
med ctr	hospital		11
media luna roja	red crescent		112
medical center	hospital		11
medical centre	hospital		11
medical clinic	clinic		11
medical ctr	hospital		11
medizinisches versorgungszentrum	mvz		283
merkez bankasi	central bank		1157
mestsky urad	municipality		469
metropolitan borough council	municipality		11
metropolitan municipality	municipality		11
miejskie przedsiebiorstwo komunikacyjne	mpk		227
milli parki	national park		648
mntq naft	oil		400
money exchange	exchange		11
motor repairs	garage		11
moving and storage	moving		11
moving company	moving		11
municipal council	municipality		11
municipal utilities	municipal utility		11
municipal utility			115
municipalidad distrital	municipality		112
musikverein	brass band		283
muszaki egyetem	polytechnic		1152
mwd food	food		400
nacionalni park	national park		897
nadlesnictwo	forestry office		227
naftopererobnyy zavod	refinery		1662
narodni park	national park		469
national park			11
nauchno issledovatelskii institut	research institute		315
nauchno issledovatelskiy institut	research institute		315
naukovo doslidnyy instytut	research institute		1662
ndl n	real estate		432
neftepererabatyvayushchii zavod	refinery		315
neftepererabatyvayushchiy zavod	refinery		315
ngan hang	bank		74
nha hang	restaurant		74
nha thuoc	pharmacy		74
noi that	furniture		74
nong nghiep	agriculture		74
nursing center	nursing		11
nursing home	nursing		11
obecni urad	municipality		469
obecny urad	municipality		1156
ochotnicza straz pozarna	fire brigade		227
office vrkhy dyn	legal		432
oil refinery	refinery		115
onkentes tuzolto egyesulet	fire brigade		1152
onoranze funebri	funeral		196
ontwikkelingsbank	development bank		1154
osnovna skola	primary school		897
osnovna sola	primary school		1660
ospedale universitario	university hospital		521
parc national	national park		121
parco nazionale	national park		196
parcul national	national park		433
park narodowy	national park		227
parque nacional	national park		112
pastry shop	bakery		11
perusahaan daerah air minum	pdam		1153
pet hospital	veterinary		11
petrol station	petrol		11
petroleum refinery	refinery		115
phat trien	development		74
pizza house	pizza		11
pizza place	pizza		11
police department	police		11
police dept	police		11
police force	police		11
police service	police		11
policlinico universitario	hospital		196
polytechnic university	polytechnic		11
pompas funebres	funeral		112
pompes funebres	funeral		121
praw czlowieka	human rights		899
prefeitura municipal	municipality		197
primaria comunei	municipality		433
primary school			11
print shop	printing		11
printing press	printing		11
prostovoljno gasilsko drustvo	fire brigade		1660
provincial council			115
pub lib	library		11
pub library	library		11
public libraries	library		11
public library	library		11
public school district	school district		11
public schools	school district		11
public utilities	municipal utility		11
publishing house	publishing		11
punainen risti	red cross		1659
quang cao	advertising		74
radio network	radio		11
radio station	radio		11
rail road	railway		11
real est	real estate		11
real estate			11
red crescent			11
red cross			11
reformierte	protestant		283
removals and storage	moving		11
research council			115
research institute			115
rest home	nursing		11
restaurant and bar	restaurant		11
roda kors	red cross		647
roda korset	red cross		647
rode kors	red cross		1657
rode kruis	red cross		565
roter halbmond	red crescent		283
rotes kreuz	red cross		283
royal borough	municipality		11
rumah makan	restaurant		646
rumah sakit	hospital		1153
rumah sakit umum daerah	rsud		1153
rvy accounting	accounting		432
rzymskokatolicka	catholic		227
salao de beleza	salon		197
salon de belleza	salon		112
salon de coiffure	salon		121
samfallighetsforeningen	owners association		647
san xuat	manufacturing		74
sapeurs pompiers	fire brigade		121
sarmaye gozari	investment		400
sarmayeh gozari	investment		400
sbor dobrovolnych hasicu	fire brigade		469
schone kunste	fine arts		747
schone kunsten	fine arts		1154
school corporation	school district		11
school dist	school district		11
school district			11
school division	school district		11
scientific research institute	research institute		115
scuola elementare	primary school		196
scuola materna	kindergarten		196
scuola primaria	primary school		196
service departemental dincendie et de secours	sdis		121
service station	petrol		11
ship repair			115
shoe shop	footwear		11
shoe store	footwear		11
shopping center	mall		11
shopping centre	mall		11
shopping mall	mall		11
shopping plaza	mall		11
social democrat	social democratic		115
social democrate	social democratic		564
social democratic			115
social democrats	social democratic		115
socialdemocrata	social democratic		563
socialdemokraterne	social democratic		3468
socialdemokratiska	social democratic		1661
sociedade de advogados	legal		197
socjaldemokratyczna	social democratic		899
software house	software		11
sosyal demokrat	social democratic		1157
soyper market	store		1658
sozialdemokraten	social democratic		747
sozialdemokratische	social democratic		747
sozialdemokratischen	social democratic		747
spitalul judetean	hospital		433
spitalul judetean de urgenta	hospital		433
spolecenstvi vlastniku jednotek	owners association		469
srednyaya obshcheobrazovatelnaya shkola	sosh		748
srmyh gdhry	investment		400
stankostroeniya	machine tool		315
stankostroeniye	machine tool		315
stankostroitelnyi	machine tool		315
stankostroitelnyy	machine tool		315
state railway			115
state railways	state railway		115
statens jarnvagar	state railway		1661
station service	petrol		121
steak house	steakhouse		11
straz pozarna	fire brigade		227
sudoremontnyi	ship repair		315
sudoremontnyy	ship repair		315
super market	supermarket		11
super mercado	supermarket		112
syndicat des coproprietaires	owners association		121
szkola podstawowa	primary school		227
szpital uniwersytecki	hospital		227
sztuk pieknych	fine arts		899
taller mecanico	garage		112
tap doan	group		74
tax office	belastingdienst		11
technical university	polytechnic		11
technicka univerzita	polytechnic		1156
technische universitat	polytechnic		283
technische universiteit	polytechnic		565
technological university	polytechnic		11
teknik universitesi	polytechnic		648
teknillinen yliopisto	polytechnic		1659
tekniska hogskola	polytechnic		647
tekniska hogskolan	polytechnic		647
tekniska universitet	polytechnic		647
tekniske universitet	polytechnic		1657
television channel	television		11
television network	television		11
television station	television		11
tenants association			115
thiet ke	design		74
thuc pham	food		74
thuong mai	trading		74
thuy san	fish		74
ticaret odasi	chamber of commerce		648
ticaret ve sanayi odasi	chamber of commerce		648
toko buku	bookstore		646
toko cetak	printing		646
toko emas	jewelry		646
toko obat	pharmacy		646
tong hop	general		74
tourist office			115
town council	municipality		11
town hall	municipality		11
travel agency	travel		11
travel agents	travel		11
truyen thong	communication		74
tsentralnaya rayonnaya bolnitsa	tsrb		748
tu	polytechnic		283
tu van	consulting		74
tv channel	television		11
tv network	television		11
tv station	television		11
unified school dist	school district		11
unified school district	school district		11
universidad politecnica	polytechnic		112
universidad tecnica	polytechnic		112
universidad tecnologica	polytechnic		112
universidade tecnica	polytechnic		197
universidade tecnologica	polytechnic		197
universita politecnica	polytechnic		196
universitair medisch centrum	hospital		565
universitair ziekenhuis	hospital		565
universitat politecnica	polytechnic		1151
universitatea din	university		433
universitatea politehnica	polytechnic		433
universitatea tehnica	polytechnic		433
universite de technologie	polytechnic		121
universite technique	polytechnic		121
university hospital	hospital		11
university hospitals	hospital		11
university medical center	hospital		11
university medical centre	hospital		11
university of applied sciences	hochschule		11
university of technology	polytechnic		11
urzad gminy	municipality		227
urzad miasta	municipality		227
urzad miejski	municipality		227
urzad skarbowy	belastingdienst		227
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
vehicle repair	garage		11
vet clinic	veterinary		11
veterinary clinic	veterinary		11
veterinary hospital	veterinary		11
vien thong	telecom		74
vigili del fuoco	fire brigade		196
volunteer fire department	fire brigade		11
vrijwillige brandweer	fire brigade		565
vrkhy dyn	legal		432
vysoke uceni technicke	polytechnic		469
vyt hvlym	hospital		432
vyt kfh	restaurant		432
vyt mrkht	pharmacy		432
vyt sfr	school		432
wine and liquor	liquor		11
wine and spirits	liquor		11
winkel centrum	mall		565
xay dung	construction		74
xuat nhap khau	import export	import-export	74
youth hostel			115
zakladna skola	primary school		1156
zakladni skola	primary school		469
zespol szkol	school cluster		227
zheleznaya doroga	railway		315
zheleznye dorogi	railway		315`;
export const countryLanguages: string = `af	fa		2282
ao	pt		2283
ar	es		2284
ba	bs		2285
bg			2286
bo	es		2287
br	pt		2288
by	ru		2289
cl	es		2290
co	es		2291
cr	es		2292
cu	es		2293
cv	pt		2294
cz	cs		2295
do	es		2296
ec	es		2297
es			2298
gt	es		2299
hn	es		2300
hr			2301
ir	fa		2302
it			2303
mk			2304
mx	es		2305
mz	pt		2306
ni	es		2307
pa	es		2308
pe	es		2309
pk	ur		2310
pl			2311
pt			2312
py	es		2313
rs	sr		2314
ru			2315
si	sl		2316
sk			2317
sm	it		2318
st	pt		2319
sv	es		2320
uy	es		2321
ve	es		2322`;
export const placeLevels: string = `ajuntament	municipality		2323
ayuntamiento	municipality		821
borough			299
bundesstadt	city		468
cidade	city		1387
citta	municipality		1386
city			299
ciudad	city		821
commonwealth			299
commune	municipality		1023
comuna	municipality		745
comune	municipality		1386
concello	municipality		2327
county			299
gemeente	municipality		1654
gemeinde	municipality		468
gmina	municipality		1655
government			299
grad	city		1653
hansestadt	city		468
judetul	county		745
kingdom			299
kreisstadt	city		468
landeshauptstadt	city		468
mairie	city		1023
marktgemeinde	city		468
mesto	city		1652
miasto	city		1655
municipalidad	municipality		821
municipality			299
municipio	municipality		821
municipiul	municipality		745
obcina	municipality		3466
obec	municipality		1652
opcina	municipality		1653
opstina	municipality		3467
orasul	city		745
prefeitura	municipality		1387
primaria	municipality		745
province			299
repubblica	republic		2328
republic			299
republica	republic		2325
republiek	republic		2329
republik	republic		2324
republika	republic		1385
republike	republic		1385
republiki	republic		2330
republique	republic		2326
respublika	republic		1388
respubliki	republic		1388
stad	city		1654
stadt	city		468
stadtgemeinde	city		468
state			299
territory			299
town			299
township			299
universitatsstadt	city		468
village			299
ville	city		1023`;
export const famousNames: string = `abbott		Abbott	71
abbvie		AbbVie	6
abengoa		Abengoa	293
abloy	assa abloy	Assa Abloy	254
accenture		Accenture	6
acciona		Acciona	293
activision		Activision	6
adidas		Adidas	79
adnoc		Adnoc	787
adobe		Adobe	6
aegon		Aegon	325
aeroflot		Aeroflot	161
aeromexico		Aeromexico	446
aetna		Aetna	6
aflac		Aflac	6
ahold		Ahold	325
airasia		AirAsia	957
airbnb		Airbnb	6
airbus		Airbus	113
airtel		Airtel	358
ajinomoto		Ajinomoto	90
akamai		Akamai	6
akzonobel	akzo nobel	Akzo Nobel	325
albertsons		Albertsons	6
alcan		Alcan	445
alcatel		Alcatel	113
alcoa		Alcoa	6
alcon		Alcon	233
aldi		Aldi	79
alibaba		Alibaba	160
alitalia		Alitalia	157
allergan		Allergan	6
allianz		Allianz	79
allstate		Allstate	6
alstom		Alstom	113
altria		Altria	6
amazon		Amazon	6
amazone	amazonen werke	Amazonen-Werke	79
ambev		Ambev	444
amerisourcebergen		AmerisourceBergen	6
ameritrade		Ameritrade	6
amgen		Amgen	6
amtrak		Amtrak	6
andritz		Andritz	788
anheuser	anheuser busch	Anheuser-Busch	6
antonov		Antonov	1264
apple		Apple	71
applebees		Applebee's	6
aramark		Aramark	6
aramco		Aramco	1933
arcadis		Arcadis	325
arcelik		Arcelik	960
armani		Armani	157
arsenal		Arsenal	85
artois	stella artois	Stella Artois	443
asda		Asda	85
astellas		Astellas	90
astrazeneca		AstraZeneca	85
atlassian		Atlassian	6
auchan		Auchan	113
autodesk		Autodesk	6
autonation		AutoNation	6
autozone		AutoZone	6
aventis		Aventis	113
avianca		Avianca	955
aviva		Aviva	85
avtovaz		Avtovaz	161
baidu		Baidu	160
balfour	balfour beatty	Balfour Beatty	694
banamex		Banamex	446
bancolombia		Bancolombia	955
bandai		Bandai	90
bankia		Bankia	293
banorte		Banorte	446
barclays		Barclays	85
barilla		Barilla	157
barrick		Barrick	1331
bayer		Bayer	362
beatty	balfour beatty	Balfour Beatty	694
bechtel		Bechtel	71
beers	de beers	De Beers	1333
beiersdorf		Beiersdorf	79
belgacom		Belgacom	443
benetton		Benetton	157
bentley		Bentley	694
benz	mercedes benz	Mercedes-Benz	362
bertelsmann		Bertelsmann	79
biedronka		Biedronka	959
bilfinger		Bilfinger	79
biocodex		Biocodex	113
biogen		Biogen	6
birkenstock		Birkenstock	79
blackberry		BlackBerry	445
blackrock		BlackRock	6
blackstone		Blackstone	71
bloomberg		Bloomberg	71
bloomingdales		Bloomingdale's	6
boehringer	boehringer ingelheim	Boehringer Ingelheim	79
boeing		Boeing	6
bollore		Bollore	113
bombardier		Bombardier	1331
bosch		Bosch	362
boskalis		Boskalis	325
bouygues		Bouygues	113
bradesco		Bradesco	444
braskem		Braskem	444
bridgestone		Bridgestone	90
broadcom		Broadcom	6
budweiser		Budweiser	6
bulgari		Bulgari	157
bunge		Bunge	71
bunnings		Bunnings	486
burberry		Burberry	85
bytedance		ByteDance	160
cadbury		Cadbury	85
cadillac		Cadillac	6
caixabank		CaixaBank	293
campari		Campari	157
capgemini		Capgemini	113
capitaland		CapitaLand	790
cargill		Cargill	71
carillion		Carillion	85
carlsberg		Carlsberg	487
carmax		CarMax	6
carrefour		Carrefour	113
cartier		Cartier	542
carvana		Carvana	6
casio		Casio	90
castell	faber castell	Faber-Castell	79
caterpillar		Caterpillar	6
cathay	cathay pacific	Cathay Pacific	1916
celgene		Celgene	6
cemex		Cemex	446
cencora		Cencora	6
centene		Centene	6
centrica		Centrica	85
cepsa		Cepsa	293
cessna		Cessna	71
chanel		Chanel	542
chemchina		ChemChina	160
chery		Chery	2163
chevrolet		Chevrolet	6
chevron		Chevron	6
chipotle		Chipotle	6
christies		Christie's	85
chrysler		Chrysler	6
cigna		Cigna	6
cintas		Cintas	6
cipla		Cipla	358
cisco		Cisco	71
citibank		Citibank	6
citigroup		Citigroup	6
citrix		Citrix	6
citroen		Citroen	113
clorox		Clorox	6
cloudflare		Cloudflare	6
codelco		Codelco	1261
cognizant		Cognizant	6
coinbase		Coinbase	6
colgate		Colgate	71
coloplast		Coloplast	487
comcast		Comcast	6
commerzbank		Commerzbank	79
compaq		Compaq	6
conoco		Conoco	6
conocophillips		ConocoPhillips	6
copco	atlas copco	Atlas Copco	254
costco		Costco	6
covestro		Covestro	79
craigslist		Craigslist	6
crayola		Crayola	6
criteo		Criteo	113
crowdstrike		CrowdStrike	6
cummins		Cummins	71
cushman		Cushman	71
daewoo		Daewoo	488
daihatsu		Daihatsu	90
dailymotion		Dailymotion	113
daimler		Daimler	79
danfoss		Danfoss	487
dangote		Dangote	1925
danone		Danone	113
dassault		Dassault	113
databricks		Databricks	6
debenhams		Debenhams	85
decathlon		Decathlon	113
deezer		Deezer	113
delhaize		Delhaize	443
deliveroo		Deliveroo	85
deloitte		Deloitte	6
denner		Denner	233
dennys		Denny's	6
dexia		Dexia	443
diageo		Diageo	85
dillards		Dillard's	6
directv		DirecTV	6
disney		Disney	71
docomo		Docomo	90
docusign		Docusign	6
doordash		DoorDash	6
doosan		Doosan	488
doritos		Doritos	6
dropbox		Dropbox	6
ducati		Ducati	157
dunkin		Dunkin	71
dunlop		Dunlop	416
dupont		DuPont	71
dyson		Dyson	694
easyjet		EasyJet	85
ebay		eBay	6
ecolab		Ecolab	6
ecopetrol		Ecopetrol	955
edeka		Edeka	79
elbit		Elbit	1917
electrolux		Electrolux	254
eletrobras		Eletrobras	444
elevance		Elevance	6
elsevier		Elsevier	325
emaar		Emaar	787
embraer		Embraer	444
enbridge		Enbridge	445
endesa		Endesa	293
enron		Enron	6
entergy		Entergy	6
epson		Epson	90
equifax		Equifax	6
equinor		Equinor	680
ericsson		Ericsson	254
eskom		Eskom	380
esselunga		Esselunga	157
etihad		Etihad	787
etisalat		Etisalat	787
etsy		Etsy	6
europol		Europol	1259
eurotunnel		Eurotunnel	113
evergrande		Evergrande	160
evonik		Evonik	79
exelon		Exelon	6
expedia		Expedia	6
experian		Experian	6
exxon	exxon mobil	Exxon Mobil	6
exxonmobil		ExxonMobil	6
facebook		Facebook	6
falabella		Falabella	1261
fanuc		Fanuc	90
fastenal		Fastenal	6
faurecia		Faurecia	113
fedex		FedEx	6
ferrari		Ferrari	809
ferrero		Ferrero	809
ferrovial		Ferrovial	293
fielmann		Fielmann	79
fincantieri		Fincantieri	157
finmeccanica		Finmeccanica	157
finnair		Finnair	789
firestone		Firestone	71
fitbit		Fitbit	6
flipkart		Flipkart	358
fokker		Fokker	325
fonterra		Fonterra	1928
fortescue		Fortescue	486
fortinet		Fortinet	6
fortum		Fortum	789
foxconn		Foxconn	160
fraunhofer		Fraunhofer	79
fresenius		Fresenius	79
freshfields		Freshfields	85
frigidaire		Frigidaire	6
fujifilm		Fujifilm	90
fujitsu		Fujitsu	90
gamesa		Gamesa	293
gamestop		GameStop	6
garmin		Garmin	6
gartner		Gartner	71
garuda		Garuda	679
gatorade		Gatorade	6
gazprom		Gazprom	161
gazprombank		Gazprombank	161
geely		Geely	160
geico		Geico	6
genentech		Genentech	6
genworth		Genworth	6
genzyme		Genzyme	6
gerdau		Gerdau	444
gilead		Gilead	6
gillette		Gillette	71
github		GitHub	6
givaudan		Givaudan	233
givenchy		Givenchy	113
glaxo	glaxosmithkline	GlaxoSmithKline	85
glencore		Glencore	85
gobain	saint gobain	Saint-Gobain	113
godaddy		GoDaddy	6
godiva		Godiva	443
godrej		Godrej	358
gojek		Gojek	679
goldman	goldman sachs	Goldman Sachs	71
goodwill		Goodwill	71
goodyear		Goodyear	71
google		Google	6
gopro		GoPro	6
grainger		Grainger	71
greenpeace		Greenpeace	6
greggs		Greggs	85
grumman	northrop grumman	Northrop Grumman	6
grundfos		Grundfos	487
grundig		Grundig	79
gucci		Gucci	157
guinness		Guinness	85
gulfstream		Gulfstream	6
haier		Haier	160
halfords		Halfords	85
halliburton		Halliburton	71
hallmark		Hallmark	71
handelsbanken		Handelsbanken	254
hankook		Hankook	488
hanwha		Hanwha	488
hapag	hapag lloyd	Hapag-Lloyd	79
haribo		Haribo	79
harley	harley davidson	Harley-Davidson	71
harman		Harman	71
harrods		Harrods	85
hasbro		Hasbro	6
hathaway	berkshire hathaway	Berkshire Hathaway	71
havaianas		Havaianas	444
heineken		Heineken	325
heinz		Heinz	71
helmholtz		Helmholtz	79
henkel		Henkel	362
hennes	hennes and mauritz	Hennes & Mauritz	254
hermes		Hermes	542
hershey		Hershey	71
hertz		Hertz	71
hewlett	hewlett packard	Hewlett-Packard	71
hikvision		Hikvision	160
hilton		Hilton	71
hisense		Hisense	160
hitachi		Hitachi	90
hochtief		Hochtief	79
holcim		Holcim	233
honda		Honda	416
honeywell		Honeywell	6
hormel		Hormel	6
hortons	tim hortons	Tim Hortons	445
huawei		Huawei	160
hubspot		HubSpot	6
humana		Humana	6
husqvarna		Husqvarna	254
hutchison		Hutchison	989
hyatt		Hyatt	71
hynix	sk hynix	SK Hynix	488
hyundai		Hyundai	488
iberdrola		Iberdrola	293
iheartmedia		iHeartMedia	6
ikea		Ikea	325
illumina		Illumina	6
implats		Implats	380
inbev		InBev	443
inditex		Inditex	293
indofood		Indofood	679
infineon		Infineon	79
infosys		Infosys	358
ingelheim	boehringer ingelheim	Boehringer Ingelheim	79
instacart		Instacart	6
instagram		Instagram	6
intel		Intel	6
interpol		Interpol	1259
interpublic		Interpublic	6
intuit		Intuit	6
isuzu		Isuzu	90
italcementi		Italcementi	157
itochu		Itochu	90
jagermeister		Jägermeister	79
jaguar		Jaguar	85
jardine	jardine matheson	Jardine Matheson	989
jazeera	al jazeera	Al Jazeera	1932
jcpenney		JCPenney	6
jetblue		JetBlue	6
jollibee		Jollibee	1929
jpmorgan		JPMorgan	6
juventus		Juventus	157
kalashnikov		Kalashnikov	161
kamaz		KamAZ	161
karcher		Karcher	362
kaspersky		Kaspersky	161
kaufland		Kaufland	79
kawasaki		Kawasaki	416
kellogg		Kellogg	71
kelloggs		Kellogg's	6
kenwood		Kenwood	90
keppel		Keppel	790
keyence		Keyence	90
kfc		KFC	6
kikkoman		Kikkoman	90
kimberly	kimberly clark	Kimberly-Clark	71
kingfisher		Kingfisher	85
klarna		Klarna	254
kleenex		Kleenex	6
kluwer	wolters kluwer	Wolters Kluwer	325
kmart		Kmart	6
kodak		Kodak	6
kohls		Kohl's	6
komatsu		Komatsu	90
konami		Konami	90
kongsberg		Kongsberg	680
kroger		Kroger	71
krombacher		Krombacher	79
krupp	thyssenkrupp	ThyssenKrupp	362
kubota		Kubota	416
kumho		Kumho	488
kuoni		Kuoni	233
kyocera		Kyocera	90
lacoste		Lacoste	542
lactalis		Lactalis	113
lafarge		Lafarge	113
lamborghini		Lamborghini	157
lancome		Lancome	113
lanxess		Lanxess	79
lauder	estee lauder	Estee Lauder	71
lavazza		Lavazza	157
lehman	lehman brothers	Lehman Brothers	71
lennox		Lennox	71
lenovo		Lenovo	160
lenox		Lenox	6
lidl		Lidl	79
lindt		Lindt	233
linkedin		LinkedIn	6
linklaters		Linklaters	85
lloyds		Lloyds	85
lockheed	lockheed martin	Lockheed Martin	6
loews		Loews	6
logitech		Logitech	233
loreal		L'Oreal	113
lowes		Lowe's	6
lucent		Lucent	6
lufthansa		Lufthansa	79
lukoil		Lukoil	161
lululemon		Lululemon	445
lundbeck		Lundbeck	487
luxottica		Luxottica	157
lyft		Lyft	6
macquarie		Macquarie	486
macys		Macy's	6
maersk		Maersk	487
mahindra		Mahindra	358
mailchimp		Mailchimp	6
manulife		Manulife	445
mapfre		Mapfre	293
marriott		Marriott	71
marubeni		Marubeni	90
maserati		Maserati	157
mastercard		Mastercard	6
matheson	jardine matheson	Jardine Matheson	989
matsui	matsui securities	Matsui Securities	416
mattel		Mattel	6
mauritz	hennes and mauritz	Hennes & Mauritz	2164
maybank		Maybank	957
maybelline		Maybelline	6
maytag		Maytag	6
mazda		Mazda	90
mcafee		McAfee	71
mcdonalds		McDonald's	6
mckesson		McKesson	6
mckinsey		McKinsey	71
mclaren		McLaren	694
mediaset		Mediaset	157
mediatek		MediaTek	961
mediobanca		Mediobanca	157
medtronic		Medtronic	6
meituan		Meituan	160
menards		Menards	6
mercadolibre	mercado libre	Mercado Libre	954
mercadona		Mercadona	293
mercedes	mercedes benz	Mercedes-Benz	362
merck		Merck	6
merrell		Merrell	6
merrill	merrill lynch	Merrill Lynch	71
metlife		MetLife	6
michelin		Michelin	113
micron		Micron	6
microsoft		Microsoft	6
miele		Miele	362
migros		Migros	233
mikoyan		Mikoyan	161
mitsubishi		Mitsubishi	90
mitsui		Mitsui	90
mittal	arcelormittal	ArcelorMittal	1923
mizuho		Mizuho	416
mobil	exxon mobil	Exxon Mobil	6
moderna		Moderna	6
mondelez		Mondelez	6
mongodb		MongoDB	6
monsanto		Monsanto	6
montblanc		Montblanc	79
moodys		Moody's	6
morrisons		Morrisons	85
motorola		Motorola	6
moutai		Moutai	160
mozilla		Mozilla	6
nabisco		Nabisco	6
naftogaz		Naftogaz	1264
namco		Namco	90
nandos		Nando's	380
nasdaq		Nasdaq	6
naspers		Naspers	380
natixis		Natixis	113
natwest		NatWest	85
navistar		Navistar	6
nedbank		Nedbank	380
nespresso		Nespresso	233
nestle		Nestle	233
netflix		Netflix	6
netgear		Netgear	6
netscape		Netscape	6
newmont		Newmont	6
nickelodeon		Nickelodeon	6
nidec		Nidec	90
nike		Nike	71
nikon		Nikon	90
nintendo		Nintendo	90
nissan		Nissan	90
nivea		Nivea	362
nokia		Nokia	789
nomura		Nomura	416
nordea		Nordea	254
nordisk	novo nordisk	Novo Nordisk	487
nordstrom		Nordstrom	71
norilsk		Norilsk	161
norinco		Norinco	160
nortel		Nortel	6
northrop	northrop grumman	Northrop Grumman	71
novartis		Novartis	233
novatek		Novatek	161
nucor		Nucor	6
nutella		Nutella	157
nvidia		Nvidia	6
ocado		Ocado	85
odebrecht		Odebrecht	444
okta		Okta	6
olivetti		Olivetti	157
olympus		Olympus	90
omnicom		Omnicom	6
omron		Omron	90
openai		OpenAI	6
optus		Optus	486
oracle		Oracle	6
orascom		Orascom	1914
oreo		Oreo	6
orkla		Orkla	680
oxfam		Oxfam	85
oxxo		Oxxo	446
packard	hewlett packard	Hewlett-Packard	71
palantir		Palantir	6
palmolive		Palmolive	6
panasonic		Panasonic	90
paribas	bnp paribas	BNP Paribas	113
parmalat		Parmalat	157
paychex		Paychex	6
paypal		PayPal	6
paytm		Paytm	358
pegatron		Pegatron	961
pekao		Pekao	959
pemex		Pemex	446
pepsi		Pepsi	6
pepsico		PepsiCo	6
pernod	pernod ricard	Pernod Ricard	113
perrier		Perrier	542
pertamina		Pertamina	679
petco		Petco	6
petrobras		Petrobras	444
petrochina		PetroChina	160
petronas		Petronas	957
petsmart		PetSmart	6
peugeot		Peugeot	113
pfizer		Pfizer	6
philips		Philips	1332
piaggio		Piaggio	157
pinduoduo		Pinduoduo	160
pinterest		Pinterest	6
pirelli		Pirelli	157
pixar		Pixar	6
playmobil		Playmobil	79
polaroid		Polaroid	6
pontiac		Pontiac	6
porsche		Porsche	362
postbank		Postbank	79
prada		Prada	809
priceline		Priceline	6
primark		Primark	85
procter	procter and gamble	Procter & Gamble	71
promsvyazbank		Promsvyazbank	161
prosieben		ProSieben	79
proximus		Proximus	443
prysmian		Prysmian	157
publicis		Publicis	113
publix		Publix	6
qantas		Qantas	486
qualcomm		Qualcomm	6
rabobank		Rabobank	325
rackspace		Rackspace	6
radioshack		RadioShack	6
radisson		Radisson	6
raiffeisen		Raiffeisen	788
rakuten		Rakuten	90
ranbaxy		Ranbaxy	358
randstad		Randstad	325
raytheon		Raytheon	6
realtek		Realtek	961
reckitt		Reckitt	85
reddit		Reddit	6
redfin		Redfin	6
reebok		Reebok	6
regeneron		Regeneron	6
remax		Remax	6
renault		Renault	113
repsol		Repsol	293
reuters		Reuters	85
revlon		Revlon	6
rewe		Rewe	79
ricard	pernod ricard	Pernod Ricard	542
ricoh		Ricoh	90
robinhood		Robinhood	6
rockefeller		Rockefeller	6
rockwell		Rockwell	71
rolex		Rolex	233
rosatom		Rosatom	161
rosneft		Rosneft	161
rosoboronexport		Rosoboronexport	161
rossmann		Rossmann	79
rostec		Rostec	161
rostelecom		Rostelecom	161
rubbermaid		Rubbermaid	6
russneft		RussNeft	161
ryanair		Ryanair	85
sabanci		Sabanci	960
sachs	goldman sachs	Goldman Sachs	71
safaricom		Safaricom	1920
safeway		Safeway	6
safran		Safran	113
sainsburys		Sainsbury's	85
saipem		Saipem	157
salesforce		Salesforce	6
samsonite		Samsonite	6
samsung		Samsung	488
sandisk		SanDisk	6
sandvik		Sandvik	254
sankyo	daiichi sankyo	Daiichi Sankyo	90
sanlam		Sanlam	380
sanofi		Sanofi	113
sanpaolo	intesa sanpaolo	Intesa Sanpaolo	157
santander		Santander	85
sanyo		Sanyo	90
sasol		Sasol	380
sberbank		Sberbank	161
scania		Scania	254
schaeffler		Schaeffler	79
schlumberger		Schlumberger	6
schroders		Schroders	85
schwab		Schwab	71
scotiabank		Scotiabank	445
screwfix		Screwfix	85
seagate		Seagate	6
sears		Sears	71
securitas		Securitas	254
seiko		Seiko	416
selfridges		Selfridges	85
sennheiser		Sennheiser	79
sepah		Sepah	1919
sephora		Sephora	6
serco		Serco	85
servicenow		ServiceNow	6
servier		Servier	113
severstal		Severstal	161
sheraton		Sheraton	6
sherwin	sherwin williams	Sherwin-Williams	71
shimano		Shimano	90
shiseido		Shiseido	90
shopify		Shopify	6
shoprite		Shoprite	380
siemens		Siemens	362
siemon	the siemon company	The Siemon Company	6
sikorsky		Sikorsky	6
singtel		Singtel	790
sinochem		Sinochem	160
sinopec		Sinopec	160
sinopharm		Sinopharm	160
skanska		Skanska	254
skechers		Skechers	6
skoda		Skoda	956
skype		Skype	254
smithfield		Smithfield	6
smithsonian		Smithsonian	6
snapchat		Snapchat	6
snapple		Snapple	6
sodexo		Sodexo	6
softbank		Softbank	90
solvay		Solvay	443
sony		Sony	90
sothebys		Sotheby's	85
spacex		SpaceX	6
specsavers		Specsavers	85
splunk		Splunk	6
spotify		Spotify	254
springer	axel springer	Axel Springer	362
squarespace		Squarespace	6
starbucks		Starbucks	6
starwood		Starwood	6
statoil		Statoil	680
steinhoff		Steinhoff	1333
steinway		Steinway	79
stellantis		Stellantis	6
stihl		Stihl	79
strabag		Strabag	788
strauss	levi strauss	Levi Strauss	71
stubhub		Stubhub	6
subaru		Subaru	416
suisse	credit suisse	Credit Suisse	233
sukhoi		Sukhoi	161
sumitomo		Sumitomo	90
suncor		Suncor	445
sunoco		Sunoco	6
suntory		Suntory	90
surgutneftegas		Surgutneftegas	161
suzuki		Suzuki	416
swarovski		Swarovski	233
swatch		Swatch	233
swisscom		Swisscom	233
swissport		Swissport	233
symantec		Symantec	6
syngenta		Syngenta	233
sysco		Sysco	6
talanx		Talanx	79
tatneft		Tatneft	161
tchibo		Tchibo	79
techint		Techint	954
telcel		Telcel	446
telefonica		Telefonica	293
telefunken		Telefunken	79
telenor		Telenor	680
televisa		Televisa	446
telmex		Telmex	446
telstra		Telstra	486
telus		Telus	445
temasek		Temasek	790
tenaris		Tenaris	954
tencent		Tencent	160
tesco		Tesco	85
tesla		Tesla	6
texaco		Texaco	6
textron		Textron	6
thales		Thales	113
thyssen	thyssenkrupp	ThyssenKrupp	79
thyssenkrupp		ThyssenKrupp	79
ticketmaster		Ticketmaster	6
tiffany		Tiffany	71
tiktok		TikTok	160
tinto	rio tinto	Rio Tinto	85
tokopedia		Tokopedia	679
tomtom		TomTom	325
topshop		Topshop	85
toshiba		Toshiba	90
totalenergies		TotalEnergies	113
toubro	larsen and toubro	Larsen & Toubro	358
toyota		Toyota	90
transneft		Transneft	161
transnet		Transnet	380
transunion		TransUnion	6
tripadvisor		TripAdvisor	6
tropicana		Tropicana	6
trumpf		Trumpf	79
tsingtao		Tsingtao	160
tupolev		Tupolev	161
tupperware		Tupperware	6
turkcell		Turkcell	960
twilio		Twilio	6
twitter		Twitter	6
tyco		Tyco	6
uber		Uber	71
ubisoft		Ubisoft	113
ulta		Ulta	6
umicore		Umicore	443
unicredit		UniCredit	157
unilever		Unilever	85
uniper		Uniper	79
uniqlo		Uniqlo	90
unisys		Unisys	6
unitedhealth		UnitedHealth	6
unum		Unum	6
urquell	pilsner urquell	Pilsner Urquell	956
valero		Valero	71
vattenfall		Vattenfall	79
vauxhall		Vauxhall	85
vedanta		Vedanta	358
venmo		Venmo	6
veolia		Veolia	113
verisign		Verisign	6
verizon		Verizon	6
versace		Versace	809
vestas		Vestas	487
viacom		Viacom	6
vinci		Vinci	542
visteon		Visteon	6
vitol		Vitol	85
vivendi		Vivendi	113
vmware		VMware	6
vnesheconombank		Vnesheconombank	161
vodacom		Vodacom	380
vodafone		Vodafone	85
voestalpine		Voestalpine	788
volkswagen		Volkswagen	79
volvo		Volvo	254
vonovia		Vonovia	79
vuitton	louis vuitton	Louis Vuitton	113
wachovia		Wachovia	6
waitrose		Waitrose	85
walgreen		Walgreen	6
walgreens		Walgreens	6
walmart		Walmart	6
wartsila		Wartsila	789
wechat		WeChat	160
wegmans		Wegmans	6
weibo		Weibo	160
wellpoint		WellPoint	6
wendys		Wendy's	6
wesfarmers		Wesfarmers	486
westin		Westin	6
westinghouse		Westinghouse	6
westpac		Westpac	486
wetherspoon		Wetherspoon	85
weyerhaeuser		Weyerhaeuser	6
whatsapp		WhatsApp	6
whirlpool		Whirlpool	6
whitbread		Whitbread	85
wikileaks		Wikileaks	6
wikimedia		Wikimedia	6
wikipedia		Wikipedia	6
wipro		Wipro	358
wirecard		Wirecard	79
wolters	wolters kluwer	Wolters Kluwer	1332
woolworths		Woolworths	380
workday		Workday	6
wrangler		Wrangler	6
wrigley		Wrigley	71
wuliangye		Wuliangye	160
wyndham		Wyndham	71
xcel		Xcel	6
xerox		Xerox	6
xfinity		Xfinity	6
xiaomi		Xiaomi	160
yahoo		Yahoo	6
yakult		Yakult	90
yamaha		Yamaha	90
yandex		Yandex	161
youtube		YouTube	6
zabka		Żabka	959
zalando		Zalando	79
zeiss		Zeiss	79
zendesk		Zendesk	6
zetor		Zetor	956
zillow		Zillow	6
zomato		Zomato	358`;
export const famousFirms: string = `abertis infraestructuras		Abertis Infraestructuras	386
abn amro		ABN AMRO	245
abn amro bank		ABN AMRO Bank	245
abu dhabi islamic bank		Abu Dhabi Islamic Bank	453
abu dhabi national oil		Abu Dhabi National Oil	453
access bank		Access Bank	544
ace hardware		Ace Hardware	10
activision blizzard		Activision Blizzard	10
adani enterprises		Adani Enterprises	97
adani group		Adani Group	97
adani ports		Adani Ports	97
adecco group		Adecco Group	210
aditya birla		Aditya Birla	97
advance auto parts		Advance Auto Parts	10
aegean airlines		Aegean Airlines	607
aer lingus		Aer Lingus	608
aerolineas argentinas		Aerolíneas Argentinas	604
agricultural bank		Agricultural Bank	72
ahold delhaize		Ahold Delhaize	245
aia group		AIA Group	294
air astana		Air Astana	997
air canada		Air Canada	145
air china		Air China	72
air france		Air France	139
air france klm		Air France-KLM	245
air india		Air India	97
air liquide		Air Liquide	139
air new zealand		Air New Zealand	999
air products		Air Products	10
aker solutions		Aker Solutions	609
akzo nobel		Akzo Nobel	245
al rajhi bank		Al Rajhi Bank	417
alaska airlines		Alaska Airlines	10
albert heijn		Albert Heijn	245
aldi nord		Aldi Nord	148
aldi sud		Aldi Süd	148
alfa bank		Alfa Bank	546
alfa laval		Alfa Laval	329
alfa romeo		Alfa Romeo	257
alibaba group		Alibaba Group	72
allen and overy		Allen & Overy	73
allied irish banks		Allied Irish Banks	608
alpha bank		Alpha Bank	607
amadeus it group		Amadeus IT Group	386
america movil		América Móvil	455
american eagle		American Eagle	10
american family insurance		American Family Insurance	10
american tower		American Tower	10
anglo american		Anglo American	331
anglogold ashanti		AngloGold Ashanti	331
anheuser busch		Anheuser-Busch	10
anheuser busch inbev		Anheuser-Busch InBev	991
arab bank		Arab Bank	1336
arab national bank		Arab National Bank	417
arabian american oil		Arabian American Oil	417
arcelor mittal		Arcelor Mittal	1338
archer daniels midland		Archer Daniels Midland	10
arthur andersen		Arthur Andersen	10
asahi breweries		Asahi Breweries	83
asahi kasei		Asahi Kasei	83
asian paints		Asian Paints	97
asiana airlines		Asiana Airlines	172
assa abloy		Assa Abloy	329
assicurazioni generali		Assicurazioni Generali	257
associated british foods		Associated British Foods	73
astellas pharma		Astellas Pharma	83
aston martin		Aston Martin	73
astra international		Astra International	494
asustek computer		Asustek Computer	330
atlas copco		Atlas Copco	329
atos origin		Atos Origin	139
attijariwafa bank		Attijariwafa Bank	998
australia post		Australia Post	244
austrian airlines		Austrian Airlines	605
autostrade per litalia		Autostrade per l'Italia	257
axel springer		Axel Springer	148
axis bank		Axis Bank	97
azul linhas aereas		Azul Linhas Aéreas	277
bae systems		BAE Systems	73
bain and company		Bain & Company	10
bajaj auto		Bajaj Auto	97
bajaj finance		Bajaj Finance	97
balfour beatty		Balfour Beatty	73
banana republic		Banana Republic	10
banca ditalia		Banca d'Italia	257
banca monte dei paschi		Banca Monte dei Paschi	257
banca nationala a romaniei		Banca Națională a României	1001
banca popolare di milano		Banca Popolare di Milano	257
banca transilvania		Banca Transilvania	1001
banco azteca		Banco Azteca	455
banco bpm		Banco BPM	257
banco bradesco		Banco Bradesco	277
banco central do brasil		Banco Central do Brasil	277
banco davivienda		Banco Davivienda	993
banco de bogota		Banco de Bogotá	993
banco de chile		Banco de Chile	992
banco de credito del peru		Banco de Crédito del Perú	2166
banco de espana		Banco de España	386
banco de la nacion argentina		Banco de la Nación Argentina	604
banco de mexico		Banco de México	455
banco de portugal		Banco de Portugal	697
banco do brasil		Banco do Brasil	277
banco espirito santo		Banco Espírito Santo	697
banco estado		Banco Estado	992
banco galicia		Banco Galicia	604
banco itau		Banco Itaú	277
banco macro		Banco Macro	604
banco popular		Banco Popular	386
banco provincia		Banco Provincia	604
banco provincial		Banco Provincial	2169
banco sabadell		Banco Sabadell	386
banco santander		Banco Santander	386
bang and olufsen		Bang & Olufsen	606
bangkok bank		Bangkok Bank	547
bangladesh bank		Bangladesh Bank	990
bank central asia		Bank Central Asia	494
bank hapoalim		Bank Hapoalim	454
bank leumi		Bank Leumi	454
bank mandiri		Bank Mandiri	494
bank melli		Bank Melli	1335
bank millennium		Bank Millennium	545
bank negara indonesia		Bank Negara Indonesia	494
bank of baroda		Bank of Baroda	97
bank of beijing		Bank of Beijing	72
bank of canada		Bank of Canada	145
bank of ceylon		Bank of Ceylon	2165
bank of east asia		Bank of East Asia	294
bank of greece		Bank of Greece	607
bank of india		Bank of India	97
bank of ireland		Bank of Ireland	608
bank of new york		Bank of New York	10
bank of new zealand		Bank of New Zealand	999
bank of nova scotia		Bank of Nova Scotia	145
bank of scotland		Bank of Scotland	73
bank of shanghai		Bank of Shanghai	72
bank of the philippine islands		Bank of the Philippine Islands	696
bank of the west		Bank of the West	10
bank of tokyo mitsubishi		Bank of Tokyo-Mitsubishi	83
bank pekao		Bank Pekao	545
bank rakyat indonesia		Bank Rakyat Indonesia	494
banque de france		Banque de France	139
banque internationale a luxembourg		Banque Internationale à Luxembourg	1338
banque misr		Banque Misr	994
banque postale		Banque Postale	139
barclays bank		Barclays Bank	73
barratt developments		Barratt Developments	73
barrick gold		Barrick Gold	145
barry callebaut		Barry Callebaut	210
bath and body works		Bath & Body Works	10
bausparkasse schwabisch hall		Bausparkasse Schwäbisch Hall	148
bear stearns		Bear Stearns	10
becton dickinson		Becton Dickinson	10
bed bath and beyond		Bed Bath & Beyond	10
bell canada		Bell Canada	145
ben and jerrys		Ben & Jerry's	10
bendigo bank		Bendigo Bank	244
benjamin moore		Benjamin Moore	10
berenberg bank		Berenberg Bank	148
berkshire hathaway		Berkshire Hathaway	10
best buy		Best Buy	10
bharti airtel		Bharti Airtel	97
bhp billiton		BHP Billiton	244
bidvest group		Bidvest Group	331
biman bangladesh airlines		Biman Bangladesh Airlines	990
black and decker		Black & Decker	10
blizzard entertainment		Blizzard Entertainment	10
blue cross blue shield		Blue Cross Blue Shield	10
bnp paribas fortis		BNP Paribas Fortis	139
boehringer ingelheim		Boehringer Ingelheim	148
bohai bank		Bohai Bank	72
booking com		Booking.com	245
boots uk		Boots UK	73
booz allen		Booz Allen	10
boston scientific		Boston Scientific	10
bottega veneta		Bottega Veneta	257
bouygues telecom		Bouygues Telecom	139
british gas		British Gas	73
brookfield asset management		Brookfield Asset Management	145
budget rent a car		Budget Rent a Car	10
bureau veritas		Bureau Veritas	139
burger king		Burger King	10
burlington stores		Burlington Stores	10
byd auto		BYD Auto	72
byd company		BYD Company	72
caesars entertainment		Caesars Entertainment	10
caisse depargne		Caisse d'Epargne	139
caixa bank		Caixa Bank	386
caixa economica		Caixa Econômica	277
calvin klein		Calvin Klein	10
campbell soup		Campbell Soup	10
canadian imperial bank		Canadian Imperial Bank	145
canadian national		Canadian National	145
canadian natural resources		Canadian Natural Resources	145
canadian pacific		Canadian Pacific	145
canadian tire		Canadian Tire	145
canal plus		Canal Plus	139
canara bank		Canara Bank	97
capital one		Capital One	10
capital one financial		Capital One Financial	10
carnival cruise		Carnival Cruise	10
carphone warehouse		Carphone Warehouse	73
cassa depositi e prestiti		Cassa Depositi e Prestiti	257
cathay financial		Cathay Financial	330
cathay pacific		Cathay Pacific	294
cathay pacific airways		Cathay Pacific Airways	294
cebu pacific		Cebu Pacific	696
central bank of india		Central Bank of India	97
central japan railway		Central Japan Railway	83
ceska sporitelna		Česká spořitelna	810
ceske drahy		České dráhy	810
ceskoslovenska obchodna banka		Československá obchodná banka	2167
charoen pokphand foods		Charoen Pokphand Foods	547
charter communications		Charter Communications	10
chase manhattan		Chase Manhattan	10
check point		Check Point	454
check point software		Check Point Software	454
china airlines		China Airlines	330
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
christian dior		Christian Dior	139
citic group		Citic Group	72
citic securities		Citic Securities	72
citizens financial		Citizens Financial	10
ck hutchison		CK Hutchison	294
cleveland cliffs		Cleveland-Cliffs	10
cleveland clinic		Cleveland Clinic	10
clifford chance		Clifford Chance	73
clydesdale bank		Clydesdale Bank	73
coal india		Coal India	97
coldwell banker		Coldwell Banker	10
colgate palmolive		Colgate-Palmolive	10
columbia pictures		Columbia Pictures	10
comision federal de electricidad		Comisión Federal de Electricidad	455
commercial bank of ethiopia		Commercial Bank of Ethiopia	1334
commonwealth bank		Commonwealth Bank	244
community health systems		Community Health Systems	10
compagnie generale des etablissements michelin		Compagnie Générale des Établissements Michelin	139
compal electronics		Compal Electronics	330
companhia siderurgica nacional		Companhia Siderúrgica Nacional	277
consolidated edison		Consolidated Edison	10
constellation brands		Constellation Brands	10
corte ingles		Corte Inglés	386
cosco shipping		Cosco Shipping	72
costa coffee		Costa Coffee	73
costco wholesale		Costco Wholesale	10
couche tard		Couche-Tard	145
country garden		Country Garden	72
credit agricole		Crédit Agricole	139
credit mutuel		Crédit Mutuel	139
credit suisse		Credit Suisse	210
crown castle		Crown Castle	10
cushman and wakefield		Cushman & Wakefield	10
dai ichi life		Dai-ichi Life	83
daiichi sankyo		Daiichi Sankyo	83
daimler truck		Daimler Truck	148
dairy queen		Dairy Queen	10
daiwa house		Daiwa House	83
dangote cement		Dangote Cement	544
dangote group		Dangote Group	544
danske bank		Danske Bank	606
dassault aviation		Dassault Aviation	139
dassault systemes		Dassault Systèmes	139
de nederlandsche bank		De Nederlandsche Bank	245
delta electronics		Delta Electronics	330
deutsche borse		Deutsche Börse	148
deutsche bundesbank		Deutsche Bundesbank	148
deutsche post		Deutsche Post	148
devon energy		Devon Energy	10
discovery channel		Discovery Channel	10
dnb bank		DNB Bank	609
dolce and gabbana		Dolce & Gabbana	257
dollar general		Dollar General	10
dollar tree		Dollar Tree	10
domestic and general		Domestic & General	73
dominion energy		Dominion Energy	10
dongfeng motor		Dongfeng Motor	72
doosan heavy industries		Doosan Heavy Industries	172
dorothy perkins		Dorothy Perkins	73
dow jones		Dow Jones	10
dp world		DP World	453
dr horton		DR Horton	10
dr oetker		Dr. Oetker	148
dr pepper		Dr Pepper	10
dr reddys		Dr. Reddy's	97
dr reddys laboratories		Dr. Reddy's Laboratories	97
dubai holding		Dubai Holding	453
duke energy		Duke Energy	10
dunkin donuts		Dunkin' Donuts	10
east japan railway		East Japan Railway	83
eastman chemical		Eastman Chemical	10
el al		El Al	454
elbit systems		Elbit Systems	454
electronic arts		Electronic Arts	10
electronic data		Electronic Data	10
emaar properties		Emaar Properties	453
emerson electric		Emerson Electric	10
emirates airlines		Emirates Airlines	453
emirates nbd		Emirates NBD	453
energy transfer		Energy Transfer	10
enterprise products		Enterprise Products	10
enterprise rent a car		Enterprise Rent-A-Car	10
epic games		Epic Games	10
equity bank		Equity Bank	996
ermenegildo zegna		Ermenegildo Zegna	257
erste bank		Erste Bank	605
erste group bank		Erste Group Bank	605
estee lauder		Estée Lauder	10
ethiopian airlines		Ethiopian Airlines	1334
etihad airways		Etihad Airways	453
eurofins scientific		Eurofins Scientific	139
eva air		Eva Air	330
evergreen marine		Evergreen Marine	330
family dollar		Family Dollar	10
farmers insurance		Farmers Insurance	10
faw group		FAW Group	72
fidelity investments		Fidelity Investments	10
fifth third bancorp		Fifth Third Bancorp	10
first bank of nigeria		First Bank of Nigeria	544
first data		First Data	10
first gulf bank		First Gulf Bank	453
first national bank		First National Bank	331
first republic bank		First Republic Bank	10
flutter entertainment		Flutter Entertainment	608
foot locker		Foot Locker	10
formosa plastics		Formosa Plastics	330
fortescue metals		Fortescue Metals	244
fox news		Fox News	10
franklin templeton		Franklin Templeton	10
freeport mcmoran		Freeport McMoRan	10
fresenius medical care		Fresenius Medical Care	148
fuji heavy industries		Fuji Heavy Industries	83
galeries lafayette		Galeries Lafayette	139
galp energia		Galp Energia	697
garanti bankasi		Garanti Bankası	495
garuda indonesia		Garuda Indonesia	494
gas natural		Gas Natural	386
gazprom neft		Gazprom Neft	546
geely automobile		Geely Automobile	72
general atomics		General Atomics	10
general mills		General Mills	10
genuine parts		Genuine Parts	10
georg fischer		Georg Fischer	210
georgia pacific		Georgia-Pacific	10
giesecke and devrient		Giesecke & Devrient	148
gilead sciences		Gilead Sciences	10
giorgio armani		Giorgio Armani	257
global payments		Global Payments	10
gol linhas aereas		Gol Linhas Aéreas	277
gold fields		Gold Fields	331
goldman sachs		Goldman Sachs	10
goodyear tire and rubber		Goodyear Tire & Rubber	10
grameen bank		Grameen Bank	990
great wall motor		Great Wall Motor	72
great wall motors		Great Wall Motors	72
great west lifeco		Great-West Lifeco	145
gree electric appliances		Gree Electric Appliances	72
groupe bollore		Groupe Bolloré	139
grupa azoty		Grupa Azoty	545
grupo bimbo		Grupo Bimbo	455
grupo carso		Grupo Carso	455
grupo mexico		Grupo México	455
grupo sura		Grupo Sura	993
grupo televisa		Grupo Televisa	455
guaranty trust		Guaranty Trust	544
gunvor group		Gunvor Group	210
habib bank		Habib Bank	811
haier group		Haier Group	72
haier smart home		Haier Smart Home	72
hainan airlines		Hainan Airlines	72
halyk bank		Halyk Bank	997
hang seng bank		Hang Seng Bank	294
hannover ruck		Hannover Rück	148
hanwha group		Hanwha Group	172
hapag lloyd		Hapag-Lloyd	148
hargreaves lansdown		Hargreaves Lansdown	73
harley davidson		Harley-Davidson	10
harmony gold		Harmony Gold	331
hartford financial		Hartford Financial	10
harvey norman		Harvey Norman	244
hca healthcare		HCA Healthcare	10
hdfc bank		HDFC Bank	97
heckler and koch		Heckler & Koch	148
heidelberg materials		Heidelberg Materials	148
heidelberger druckmaschinen		Heidelberger Druckmaschinen	148
heineken holding		Heineken Holding	245
hellenic telecommunications		Hellenic Telecommunications	607
hennes and mauritz		Hennes & Mauritz	329
hero motocorp		Hero MotoCorp	97
hertz global		Hertz Global	10
hewlett packard		Hewlett Packard	10
hewlett packard enterprise		Hewlett Packard Enterprise	10
hilton worldwide		Hilton Worldwide	10
hindustan aeronautics		Hindustan Aeronautics	97
hindustan petroleum		Hindustan Petroleum	97
hindustan unilever		Hindustan Unilever	97
hitachi construction machinery		Hitachi Construction Machinery	83
holland and barrett		Holland & Barrett	73
home depot		Home Depot	10
hon hai		Hon Hai	330
hon hai precision		Hon Hai Precision	330
honda motor		Honda Motor	83
hong kong and shanghai banking		Hong Kong and Shanghai Banking	294
hong leong bank		Hong Leong Bank	543
hormel foods		Hormel Foods	10
huaneng power		Huaneng Power	72
huawei technologies		Huawei Technologies	72
hudsons bay		Hudson's Bay	145
hugo boss		Hugo Boss	148
huntington ingalls		Huntington Ingalls	10
hutchison whampoa		Hutchison Whampoa	294
hyatt hotels		Hyatt Hotels	10
hydro quebec		Hydro-Québec	145
hypo real estate		Hypo Real Estate	148
hyundai heavy industries		Hyundai Heavy Industries	172
hyundai mobis		Hyundai Mobis	172
hyundai motor		Hyundai Motor	172
iberia lineas aereas		Iberia Líneas Aéreas	386
icici bank		ICICI Bank	97
illinois tool works		Illinois Tool Works	10
impala platinum		Impala Platinum	331
imperial brands		Imperial Brands	73
imperial oil		Imperial Oil	145
imperial tobacco		Imperial Tobacco	73
indian oil		Indian Oil	97
indian overseas bank		Indian Overseas Bank	97
indian railways		Indian Railways	97
industrial bank		Industrial Bank	72
ing groep		ING Groep	245
ingersoll rand		Ingersoll Rand	10
international paper		International Paper	10
intesa sanpaolo		Intesa Sanpaolo	257
intuitive surgical		Intuitive Surgical	10
iron mountain		Iron Mountain	10
israel aerospace industries		Israel Aerospace Industries	454
israel chemicals		Israel Chemicals	454
itau unibanco		Itaú Unibanco	277
jack daniels		Jack Daniel's	10
jaguar land rover		Jaguar Land Rover	73
japan airlines		Japan Airlines	83
japan post		Japan Post	83
japan tobacco		Japan Tobacco	83
jardine matheson		Jardine Matheson	294
jd com		JD.com	72
jd sports		JD Sports	73
jeronimo martins		Jerónimo Martins	697
jet airways		Jet Airways	97
jetblue airways		JetBlue Airways	10
john lewis		John Lewis	73
johnson and johnson		Johnson & Johnson	10
johnson controls		Johnson Controls	10
johnson electric		Johnson Electric	294
johnson matthey		Johnson Matthey	73
jollibee foods		Jollibee Foods	696
jones lang lasalle		Jones Lang LaSalle	10
jp morgan		JP Morgan	10
jpmorgan chase		JPMorgan Chase	10
jsw steel		JSW Steel	97
julius baer		Julius Baer	210
julius bar		Julius Bär	210
jyske bank		Jyske Bank	606
kaiser permanente		Kaiser Permanente	10
kansai electric power		Kansai Electric Power	83
kaspersky lab		Kaspersky Lab	546
kawasaki heavy industries		Kawasaki Heavy Industries	83
kazakhstan temir zholy		Kazakhstan Temir Zholy	997
kb financial		KB Financial	172
kbc bank		KBC Bank	991
kbc group		KBC Group	991
kentucky fried chicken		Kentucky Fried Chicken	10
kenya airways		Kenya Airways	996
kenya commercial bank		Kenya Commercial Bank	996
kerry group		Kerry Group	608
keurig dr pepper		Keurig Dr Pepper	10
kia motors		Kia Motors	172
kimberly clark		Kimberly-Clark	10
kinder morgan		Kinder Morgan	10
koc holding		Koç Holding	495
koch industries		Koch Industries	10
komercni banka		Komerční banka	810
konica minolta		Konica Minolta	83
koninklijke ahold delhaize		Koninklijke Ahold Delhaize	245
koninklijke philips		Koninklijke Philips	245
kookmin bank		Kookmin Bank	172
korea electric power		Korea Electric Power	172
korea gas		Korea Gas	172
korean air		Korean Air	172
korean air lines		Korean Air Lines	172
kotak mahindra bank		Kotak Mahindra Bank	97
kraft foods		Kraft Foods	10
kraft heinz		Kraft Heinz	10
krispy kreme		Krispy Kreme	10
krung thai bank		Krung Thai Bank	547
kuehne and nagel		Kuehne + Nagel	210
kuhne and nagel		Kühne + Nagel	210
kumba iron ore		Kumba Iron Ore	331
kuwait airways		Kuwait Airways	1337
kuwait finance house		Kuwait Finance House	1337
kweichow moutai		Kweichow Moutai	72
l3harris technologies		L3Harris Technologies	10
la poste		La Poste	139
lan chile		LAN Chile	992
land olakes		Land O'Lakes	10
land rover		Land Rover	73
larsen and toubro		Larsen and Toubro	97
las vegas sands		Las Vegas Sands	10
legal and general		Legal & General	73
lehman brothers		Lehman Brothers	10
lenovo group		Lenovo Group	72
leroy merlin		Leroy Merlin	139
levi strauss		Levi Strauss	10
lg chem		LG Chem	172
lg display		LG Display	172
lg electronics		LG Electronics	172
li and fung		Li & Fung	294
liberty mutual		Liberty Mutual	10
lincoln national		Lincoln National	10
lindt and sprungli		Lindt & Sprüngli	210
lion air		Lion Air	494
live nation		Live Nation	10
lloyds bank		Lloyds Bank	73
lloyds of london		Lloyd's of London	73
loblaw companies		Loblaw Companies	145
lockheed martin		Lockheed Martin	10
lojas americanas		Lojas Americanas	277
lombard odier		Lombard Odier	210
lotte chemical		Lotte Chemical	172
louis dreyfus		Louis Dreyfus	139
louis vuitton		Louis Vuitton	139
macquarie bank		Macquarie Bank	244
macquarie group		Macquarie Group	244
madison square garden		Madison Square Garden	10
magazine luiza		Magazine Luiza	277
magna international		Magna International	145
magyar posta		Magyar Posta	995
magyar telekom		Magyar Telekom	995
malayan banking		Malayan Banking	543
manulife financial		Manulife Financial	145
marathon oil		Marathon Oil	10
marathon petroleum		Marathon Petroleum	10
marks and spencer		Marks and Spencer	73
maroc telecom		Maroc Telecom	998
mars wrigley		Mars Wrigley	10
maruti suzuki		Maruti Suzuki	97
mayo clinic		Mayo Clinic	10
mazda motor		Mazda Motor	83
media markt		Media Markt	148
mediterranean shipping		Mediterranean Shipping	210
mercado libre		Mercado Libre	604
mercedes benz		Mercedes-Benz	148
merrill lynch		Merrill Lynch	10
meta platforms		Meta Platforms	10
mgm resorts		MGM Resorts	10
michael kors		Michael Kors	10
micron technology		Micron Technology	10
midea group		Midea Group	72
mitsubishi chemical		Mitsubishi Chemical	83
mitsubishi electric		Mitsubishi Electric	83
mitsubishi estate		Mitsubishi Estate	83
mitsubishi heavy industries		Mitsubishi Heavy Industries	83
mitsubishi ufj		Mitsubishi UFJ	83
mizuho bank		Mizuho Bank	83
mizuho financial		Mizuho Financial	83
mizuho financial group		Mizuho Financial Group	83
moet and chandon		Moët & Chandon	139
molina healthcare		Molina Healthcare	10
molson coors		Molson Coors	10
morgan advanced materials		Morgan Advanced Materials	73
morgan stanley		Morgan Stanley	10
motorola solutions		Motorola Solutions	10
mtn group		MTN Group	331
munchener ruck		Münchener Rück	148
munich re		Munich Re	148
murata manufacturing		Murata Manufacturing	83
muslim commercial bank		Muslim Commercial Bank	811
mutual of omaha		Mutual of Omaha	10
narodowy bank polski		Narodowy Bank Polski	545
national australia bank		National Australia Bank	244
national bank of canada		National Bank of Canada	145
national bank of egypt		National Bank of Egypt	994
national bank of greece		National Bank of Greece	607
national bank of pakistan		National Bank of Pakistan	811
national geographic		National Geographic	10
national grid		National Grid	73
national iranian oil		National Iranian Oil	1335
nationwide building society		Nationwide Building Society	73
natura cosmeticos		Natura Cosméticos	277
neste oil		Neste Oil	695
new balance		New Balance	10
new york life		New York Life	10
new york times		New York Times	10
newmont mining		Newmont Mining	10
nextera energy		NextEra Energy	10
nippon life		Nippon Life	83
nippon steel		Nippon Steel	83
nippon yusen		Nippon Yusen	83
nissan motor		Nissan Motor	83
nn group		NN Group	245
nokia networks		Nokia Networks	695
nokia siemens networks		Nokia Siemens Networks	695
nomura holdings		Nomura Holdings	83
nordea bank		Nordea Bank	329
norges bank		Norges Bank	609
norilsk nickel		Norilsk Nickel	546
norsk hydro		Norsk Hydro	609
northern trust		Northern Trust	10
norwegian air shuttle		Norwegian Air Shuttle	609
novo banco		Novo Banco	697
novo nordisk		Novo Nordisk	606
nxp semiconductors		NXP Semiconductors	245
olam international		Olam International	456
old dominion		Old Dominion	10
old mutual		Old Mutual	331
old navy		Old Navy	10
omv petrom		OMV Petrom	1001
orascom construction		Orascom Construction	994
oreilly automotive		O'Reilly Automotive	10
origin energy		Origin Energy	244
osterreichische post		Österreichische Post	605
otis elevator		Otis Elevator	10
otp bank		OTP Bank	995
otsuka pharmaceutical		Otsuka Pharmaceutical	83
overseas chinese banking		Overseas-Chinese Banking	456
owens corning		Owens Corning	10
palo alto networks		Palo Alto Networks	10
panasonic holdings		Panasonic Holdings	83
papa johns		Papa John's	10
paramount pictures		Paramount Pictures	10
parker hannifin		Parker Hannifin	10
patek philippe		Patek Philippe	210
penske automotive		Penske Automotive	10
peoples insurance		People's Insurance	72
pernod ricard		Pernod Ricard	139
petroleo brasileiro		Petróleo Brasileiro	277
petroleos mexicanos		Petróleos Mexicanos	455
petroliam nasional		Petroliam Nasional	543
philip morris		Philip Morris	10
philippine national bank		Philippine National Bank	696
phillips 66		Phillips 66	10
pick n pay		Pick n Pay	331
ping an		Ping An	72
ping an bank		Ping An Bank	72
ping an insurance		Ping An Insurance	72
piraeus bank		Piraeus Bank	607
pizza hut		Pizza Hut	10
pko bank polski		PKO Bank Polski	545
plains all american		Plains All American	10
poczta polska		Poczta Polska	545
polski koncern naftowy		Polski Koncern Naftowy	545
posco holdings		Posco Holdings	172
poste italiane		Poste Italiane	257
power corporation of canada		Power Corporation of Canada	145
power grid		Power Grid	97
pratt and whitney		Pratt & Whitney	10
premier foods		Premier Foods	73
pret a manger		Pret A Manger	73
price waterhouse		Price Waterhouse	73
principal financial		Principal Financial	10
procter gamble		Procter Gamble	10
public bank		Public Bank	543
qantas airways		Qantas Airways	244
qatar airways		Qatar Airways	1000
qatar energy		Qatar Energy	1000
qatar petroleum		Qatar Petroleum	1000
quanta computer		Quanta Computer	330
quest diagnostics		Quest Diagnostics	10
raiffeisen bank		Raiffeisen Bank	605
ralph lauren		Ralph Lauren	10
raymond james		Raymond James	10
reckitt benckiser		Reckitt Benckiser	73
red bull		Red Bull	10
red electrica		Red Eléctrica	386
red hat		Red Hat	10
rede globo		Rede Globo	277
regeneron pharmaceuticals		Regeneron Pharmaceuticals	10
regions financial		Regions Financial	10
reliance industries		Reliance Industries	97
remy cointreau		Rémy Cointreau	139
remy martin		Remy Martin	139
rentokil initial		Rentokil Initial	73
research in motion		Research In Motion	145
reserve bank of australia		Reserve Bank of Australia	244
reserve bank of india		Reserve Bank of India	97
rio tinto		Rio Tinto	73
rite aid		Rite Aid	10
riyad bank		Riyad Bank	417
roche holding		Roche Holding	210
rockstar games		Rockstar Games	10
rockwell automation		Rockwell Automation	10
rockwell collins		Rockwell Collins	10
rogers communications		Rogers Communications	145
rohde and schwarz		Rohde & Schwarz	148
rolls royce		Rolls-Royce	73
rosneft oil		Rosneft Oil	546
ross stores		Ross Stores	10
royal air maroc		Royal Air Maroc	998
royal bank of canada		Royal Bank of Canada	145
royal caribbean		Royal Caribbean	10
royal dutch shell		Royal Dutch Shell	245
royal jordanian		Royal Jordanian	1336
royal mail		Royal Mail	73
royal philips		Royal Philips	245
russian railways		Russian Railways	546
sabanci holding		Sabancı Holding	495
saic motor		SAIC Motor	72
saint gobain		Saint-Gobain	139
sal oppenheim		Sal. Oppenheim	148
salvatore ferragamo		Salvatore Ferragamo	257
samsung ct		Samsung C&T	172
samsung electronics		Samsung Electronics	172
samsung heavy industries		Samsung Heavy Industries	172
samsung life		Samsung Life	172
san miguel		San Miguel	696
santander uk		Santander UK	73
saudi arabian airlines		Saudi Arabian Airlines	417
saudi arabian oil		Saudi Arabian Oil	417
saudi aramco		Saudi Aramco	417
saudi binladin		Saudi Binladin	417
saudi national bank		Saudi National Bank	417
saudi telecom		Saudi Telecom	417
saxo bank		Saxo Bank	606
scentre group		Scentre Group	244
schindler holding		Schindler Holding	210
schneider electric		Schneider Electric	139
schwarz gruppe		Schwarz Gruppe	148
scottish power		Scottish Power	73
scottish widows		Scottish Widows	73
sea group		Sea Group	456
seiko epson		Seiko Epson	83
sekisui house		Sekisui House	83
seven and i		Seven & i	83
severn trent		Severn Trent	73
shanghai pudong development bank		Shanghai Pudong Development Bank	72
sherwin williams		Sherwin-Williams	10
shin etsu chemical		Shin-Etsu Chemical	83
shinhan financial		Shinhan Financial	172
siam cement		Siam Cement	547
siam commercial bank		Siam Commercial Bank	547
sibanye stillwater		Sibanye Stillwater	331
siemens energy		Siemens Energy	148
siemens healthineers		Siemens Healthineers	148
silicon valley bank		Silicon Valley Bank	10
sime darby		Sime Darby	543
simon property		Simon Property	10
singapore airlines		Singapore Airlines	456
singapore telecommunications		Singapore Telecommunications	456
six flags		Six Flags	10
sk hynix		SK Hynix	172
sk telecom		SK Telecom	172
skandinaviska enskilda		Skandinaviska Enskilda	329
skoda auto		Škoda Auto	810
slaughter and may		Slaughter and May	73
smith and nephew		Smith & Nephew	73
smithfield foods		Smithfield Foods	10
smurfit kappa		Smurfit Kappa	608
societe bic		Société BIC	139
softbank group		SoftBank Group	83
southern company		Southern Company	10
southwest airlines		Southwest Airlines	10
spark new zealand		Spark New Zealand	999
sports direct		Sports Direct	73
square enix		Square Enix	83
standard bank		Standard Bank	331
standard chartered		Standard Chartered	73
standard life		Standard Life	73
standard oil		Standard Oil	10
stanley black and decker		Stanley Black & Decker	10
state bank of pakistan		State Bank of Pakistan	811
state farm		State Farm	10
state grid		State Grid	72
state street		State Street	10
stora enso		Stora Enso	695
sumitomo chemical		Sumitomo Chemical	83
sumitomo electric		Sumitomo Electric	83
sumitomo mitsui		Sumitomo Mitsui	83
sun hung kai		Sun Hung Kai	294
sun life		Sun Life	145
sun life financial		Sun Life Financial	145
sun microsystems		Sun Microsystems	10
sun pharma		Sun Pharma	97
sun pharmaceutical		Sun Pharmaceutical	97
suncor energy		Suncor Energy	145
suzuki motor		Suzuki Motor	83
svenska handelsbanken		Svenska Handelsbanken	329
sveriges riksbank		Sveriges Riksbank	329
swire pacific		Swire Pacific	294
swiss international air lines		Swiss International Air Lines	210
swiss life		Swiss Life	210
swiss re		Swiss Re	210
taco bell		Taco Bell	10
taiwan semiconductor		Taiwan Semiconductor	330
take two interactive		Take-Two Interactive	10
takeda pharmaceutical		Takeda Pharmaceutical	83
tata consultancy		Tata Consultancy	97
tata motors		Tata Motors	97
tata power		Tata Power	97
tata sons		Tata Sons	97
tata steel		Tata Steel	97
tate and lyle		Tate & Lyle	73
taylor wimpey		Taylor Wimpey	73
td ameritrade		TD Ameritrade	10
tech mahindra		Tech Mahindra	97
techtronic industries		Techtronic Industries	294
teck resources		Teck Resources	145
telecom italia		Telecom Italia	257
telekom malaysia		Telekom Malaysia	543
telia company		Telia Company	329
telkom indonesia		Telkom Indonesia	494
temasek holdings		Temasek Holdings	456
tenaga nasional		Tenaga Nasional	543
tencent holdings		Tencent Holdings	72
tenet healthcare		Tenet Healthcare	10
tetra laval		Tetra Laval	329
tetra pak		Tetra Pak	329
teva pharmaceutical		Teva Pharmaceutical	454
texas pacific		Texas Pacific	10
thai airways		Thai Airways	547
thai union		Thai Union	547
thames water		Thames Water	73
thomson reuters		Thomson Reuters	145
tim hortons		Tim Hortons	145
tokio marine		Tokio Marine	83
tokyo electron		Tokyo Electron	83
tokyo gas		Tokyo Gas	83
toll brothers		Toll Brothers	10
tommy hilfiger		Tommy Hilfiger	10
toronto dominion		Toronto-Dominion	145
toyota industries		Toyota Industries	83
toyota motor		Toyota Motor	83
toyota tsusho		Toyota Tsusho	83
tractor supply		Tractor Supply	10
trader joes		Trader Joe's	10
trafigura beheer		Trafigura Beheer	456
trafigura group		Trafigura Group	210
travis perkins		Travis Perkins	73
true value		True Value	10
truist financial		Truist Financial	10
tsingtao brewery		Tsingtao Brewery	72
turk telekom		Türk Telekom	495
turkish airlines		Turkish Airlines	495
turkiye is bankasi		Türkiye İş Bankası	495
tyson foods		Tyson Foods	10
uber technologies		Uber Technologies	10
ukrainian railways		Ukrainian Railways	2168
ultratech cement		UltraTech Cement	97
under armour		Under Armour	10
unibail rodamco		Unibail-Rodamco	139
union bank of india		Union Bank of India	97
union pacific		Union Pacific	10
united bank for africa		United Bank for Africa	544
united microelectronics		United Microelectronics	330
united overseas bank		United Overseas Bank	456
united rentals		United Rentals	10
united technologies		United Technologies	10
united utilities		United Utilities	73
universal studios		Universal Studios	10
upm kymmene		UPM-Kymmene	695
us bank		US Bank	10
vale do rio doce		Vale do Rio Doce	277
valero energy		Valero Energy	10
vertex pharmaceuticals		Vertex Pharmaceuticals	10
vestas wind systems		Vestas Wind Systems	606
victorias secret		Victoria's Secret	10
vietnam airlines		Vietnam Airlines	2170
virgin atlantic		Virgin Atlantic	73
virgin australia		Virgin Australia	244
virgin media		Virgin Media	73
vitol holding		Vitol Holding	73
vodafone idea		Vodafone Idea	97
volvo car		Volvo Car	329
volvo cars		Volvo Cars	329
vtb bank		VTB Bank	546
wall street journal		Wall Street Journal	10
warner bros		Warner Bros	10
washington post		Washington Post	10
waste management		Waste Management	10
weir group		Weir Group	73
western union		Western Union	10
whole foods		Whole Foods	10
whole foods market		Whole Foods Market	10
wiener linien		Wiener Linien	605
wilmar international		Wilmar International	456
wolters kluwer		Wolters Kluwer	245
woodside energy		Woodside Energy	244
woodside petroleum		Woodside Petroleum	244
woolworths group		Woolworths Group	244
wustenrot and wurttembergische		Wüstenrot & Württembergische	148
yamaha motor		Yamaha Motor	83
yapi kredi		Yapı Kredi	495
yara international		Yara International	609
yes bank		Yes Bank	97
yves rocher		Yves Rocher	139
zenith bank		Zenith Bank	544
zijin mining		Zijin Mining	72
ziraat bankasi		Ziraat Bankası	495
zurich insurance		Zurich Insurance	210`;
export const omittedKinds: string = `academy			499
aerospace			499
bank			499
club			302
construction			499
football			302
freight			499
groep			302
groupe			302
grupa			302
grupo			302
gruppe			302
gruppo			302
jituan			302
media			499
mining			499
publishing			302
real estate			499
research			302
skupina			302
sports			302
town			302`;
export const translations: string = `aardolie	oil		20
abadia	abbey		15
abbaye	abbey		12
abbazia	abbey		16
abdij	abbey		20
aberta	open		38
abfall	waste		9
abierta	open		15
abitazione	housing		16
abogados	lawyers		15
abtei	abbey		9
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
afrikanische	african		9
afrikanischer	african		9
afrikanskiy	african		2
afrique	african		12
afval	waste		20
agentia	agency		126
agentura	agency		19
agham	sciences		434
agraire	agrarian		12
agrarni	agrarian		19
agricoltori	farmer		16
agricoltori	farmers		16
agriculteurs	farmer		12
agriculteurs	farmers		12
agricultores	farmer		15
agricultores	farmers		15
agriculturii	agriculture		471
agyptisch	egypt		5
ahmar	red		14
ahrarnyy	agricultural		29
ahro	agro		29
aide	help		12
aigues	water		238
aiuto	help		16
ajaleht	newspaper		150
ajansi	agency		17
ajuda	help		38
ajuntament	municipality		238
ak	alaska		239
akadeemia	academy		1671
akademia	academy		3514
akademie	academy		3493
akademija	academy		285
akademijas	academy		3508
akademisi	academy		17
akademiya	academy		2
akadimia	academy		37
akatemia	academy		317
akatemian	academy		317
akhbar	news		14
alemanes	germany		5
aletler	tools		17
alfandega	customs		38
algemene	general		20
algerino	algeria		5
algerisch	algeria		5
algerische	algeria		5
algkool	primary		150
algodao	cotton		38
algodon	cotton		15
allami	state		75
allemands	germany		5
allgemeine	general		9
allmanna	general		25
almaznyy	diamond		2
almindelige	general		344
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
ammatillinen	vocational		114
ammattikorkeakoulu	college		114
amniyat	security		28
amwzsh	education		28
amynas	defense		37
anaptyxis	development		37
andalou	andalusia		5
andalusisch	andalusia		5
andaluz	andalusia		5
andaluza	andalusia		5
andelsselskab	cooperative		344
angelegenheiten	affair		9
angliyskiy	english		2
anjoman	association		28
anoikto	open		37
anotati	higher		37
anoteri	higher		37
antarabangsa	international		345
apele	waters		126
aperta	open		16
apparatura	equipment		2
araba	cars		17
arabi	arab		14
arabiya	arab		14
arabiya	arabic		14
arastirma	research		17
arastirmalari	research		3519
arbeid	labor		20
arbeiders	worker		20
arbeiders	workers		20
arbeit	labor		9
arbeit	work		9
arbeiter	worker		9
arbeiter	workers		9
arbetare	workers		25
arbete	work		25
arbitrazhnyy	court		2
archief	archive		20
architektoniki	architecture		37
archiv	archive		9
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
arkkitehtuuri	architecture		114
arkticheskiy	arctic		2
armadas	armed		15
armas	arms		15
armate	armed		16
arme	army		25
armee	army		9
armees	armed		12
armes	arms		12
armi	arms		16
armia	army		8
armiya	army		2
armyanskiy	armenian		2
arquivo	archive		38
arsitektur	architecture		107
arsiv	archive		17
artes	arts		15
artesh	army		28
arti	arts		16
arzte	doctors		9
asamblea	assembly		15
asfalistiki	insurance		37
askeri	military		17
asociace	association		19
asociacia	association		228
asosiasi	association		107
asotsiatsiya	association		29
assegurances	insurance		238
assemblea	assembly		16
assemblee	assembly		12
assembleia	assembly		38
associacio	association		238
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
aukstoji	higher		101
ausfuhr	export		9
aushadhalaya	pharmacy		318
ausschuss	committee		9
auswartige	foreign		9
auswartiges	foreign		9
autonoma	autonomous		15
autonome	autonomous		12
autonomo	autonomous		15
avalik	public		150
avdelning	department		25
avfall	waste		25
aviatie	aviation		126
aviatsionen	aviation		88
aviatsionnyy	aircraft		2
aviatsionnyy	aviation		2
aviatsiynyy	aviation		29
avocats	lawyers		12
avoin	open		114
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
az	arizona		239
azadi	freedom		1673
azadiya	freedom		1673
azerbaydzhanskiy	azerbaijani		2
azgayin	national		284
aziatskiy	asian		2
azot	nitrogen		2
azotnyy	nitrogen		2
azucar	sugar		15
badan	agency		107
badan	research		8
badania	research		8
badawczy	research		751
bahcesi	garden		17
bahn	railway		9
bahrainiya	bahraini		14
bakir	copper		17
balgarski	bulgaria		5
balik	fish		17
balikcilik	fishing		17
baltiyskiy	baltic		2
bambini	child		16
bambini	children		16
banc	bank		238
bandaoti	semiconductor		30
banden	tyre		20
banki	bank		203
bankivskyy	bank		29
baoxian	insurance		30
bargh	electric		28
bargh	electricity		28
bargh	power		28
baris	peace		17
basisschool	primary		20
batalon	battalion		2
batalyon	battalion		2
bauern	farmer		9
bauern	farmers		9
bauernhof	farm		9
baumwolle	cotton		9
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
befreiung	liberation		9
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
bergwerk	mine		9
beruflich	vocational		9
berufliche	vocational		9
beschaftigung	employment		9
bevrijding	liberation		20
beweging	movement		20
bewegung	movement		9
beynelxalq	international		1670
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
bhavan	house		318
bhryh	maritime		14
bhwth	research		14
biblioteek	library		470
biblioteka	library		2
biblioteket	library		1677
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
bischof	bishop		9
biskop	bishop		25
biskup	bishop		8
bisnis	business		107
bispo	bishop		38
bisschop	bishop		20
biuro	office		8
biznesis	business		203
bizottsag	committee		75
blad	magazine		204
blagotvoritelnyy	charitable		2
blagotvoritelnyy	charity		2
blahodiynyy	charitable		29
boeren	farmer		20
bogoslovski	theological		88
bogoslovskiy	theological		1165
bokasafn	library		750
bolgarskiy	bulgarian		2
bolshoy	big		2
bolshoy	great		2
bombeiros	fire		38
bomberos	fire		15
bomull	cotton		25
bors	exchange		25
borsa	exchange		16
borsasi	exchange		17
bosanska	bosnian		3492
bosco	forest		16
bosques	forest		15
botschaft	embassy		9
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
brot	bread		9
brucke	bridge		9
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
bundes	federal		9
bundesbahn	federalrailway		9
bundesbahnen	federalrailway		9
bureniye	drilling		2
burg	castle		9
burgschaft	guarantee		9
burovoy	drilling		2
burza	exchange		19
bussan	products		77
butsuryu	logistics		77
buvniecibas	construction		123
buyuk	great		17
buyukelciligi	embassy		17
bwa	botswana		76
byoin	hospital		77
bzhshkakan	medical		284
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
casopis	newspaper		198
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
centrinis	central		101
centrs	center		123
centrul	center		126
cephesi	front		17
cercetare	research		471
cercetari	research		471
cerkev	church		198
ceskych	czechia		5
cevre	environment		17
chambre	chamber		12
charbon	coal		12
chasten	private		88
chastna	private		88
chastnaya	private		2
chastnyy	private		2
chateau	castle		12
checo	czechia		5
chemia	chemical		8
cheoldo	railway		319
chernyy	black		2
cheshskiy	czech		2
cheshskiy	czechia		5
chikitsalaya	hospital		318
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
chor	choir		9
chorvatsky	croatia		5
chorwacki	croatia		5
chram	temple		19
chretien	christian		12
chretienne	christian		12
chrezvychaynyy	emergency		2
christelijke	christian		20
christlich	christian		9
christliche	christian		9
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
comerc	commerce		238
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
consell	council		238
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
crnogorska	montenegrin		285
croata	croatia		5
croate	croatia		5
csillagvizsgalo	observatory		75
ct	connecticut		239
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
dach	roof		9
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
darstellende	performing		9
daru	pharmaceutical		28
daryai	marine		28
daryai	navy		28
daryayi	marine		28
daryayi	navy		28
daryayi	sea		28
darzhaven	state		88
darzhavna	state		88
datskiy	danish		2
davlat	state		652
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
demokratie	democracy		9
demokratik	democratic		17
demokratikus	democratic		75
demokratische	democratic		9
demokratischer	democratic		9
demokratiska	democratic		25
demokratska	democratic		69
demokratyczna	democratic		8
demokratyczny	democratic		8
denizi	sea		17
denkmal	monument		9
denryoku	power		77
departamentas	department		101
departamentul	department		126
departement	ministry		204
departementet	ministry		1674
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
dewan	council		107
deyterovathmia	secondary		37
dianli	power		30
dianqi	electric		30
dianxin	telecom		30
dianzi	electronic		30
dianzi	electronics		30
diari	newspaper		238
dichan	property		30
dienst	service		9
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
dinas	office		107
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
dovlet	state		1670
dovoz	import		19
dprots	school		284
draha	railway		19
draugija	society		101
drept	law		126
droit	law		12
droits	right		12
droits	rights		12
druck	printing		9
drukarnya	printing		29
drustvo	society		285
druzhestvo	society		88
drykhlvt	architecture		137
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
dzyarzhauny	state		1159
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
edicions	publishing		238
educatiei	education		471
edukacji	education		751
eenheid	unity		20
efimerida	newspaper		37
egipcio	egypt		5
egiziano	egypt		5
egy	egypt		76
egyetemi	university		749
eiga	film		77
eiland	island		20
eilanden	island		20
einfuhr	import		9
einheit	unity		9
einlagen	deposit		9
einnahmen	revenue		9
eireann	ireland		5
eisen	iron		9
ejercito	army		15
ekonomi	economics		107
ekonomi	economy		25
ekonomicheskiy	economic		2
ekonomichniy	economic		29
ekonomicka	economic		19
ekonomiczna	economic		8
ekonomiczny	economic		8
ekonomie	economics		1160
ekonomii	economics		8
ekonomija	economics		69
ekonomika	economics		3507
ekonomika	economy		19
ekonomiki	economics		1165
ekonominis	economic		101
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
elektrotechnisch	electrical		9
elektrotehnicka	electrical		69
elektrotehnicki	electrical		69
elektrotekhnicheskiy	electrical		2
elektrotekhnichniy	electrical		29
elektrychnyy	electric		29
elektrycznosc	electricity		8
elettrica	electrical		16
elettricita	electricity		16
elkartea	association		567
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
enginyeria	engineering		238
enighet	unity		25
enosi	association		37
enosi	union		37
enqelab	revolution		28
enseignants	teacher		12
enseignants	teachers		12
entesharat	publishing		28
entrate	revenue		16
entwicklung	development		9
entwicklungsbank	developmentbank		9
envases	packaging		15
environnement	environment		12
epaggelmatiko	vocational		37
epargne	savings		12
epicheiriseon	business		37
epistimi	science		37
epistimon	sciences		37
epiteszmernoki	architecture		75
epitropi	committee		37
erakond	party		150
erdeszeti	forestry		75
erdol	oil		9
ereynas	research		37
ereynon	research		37
ergastirio	laboratory		37
erovnuli	national		203
escenicas	performing		15
escoces	scotland		5
escocesa	scotland		5
escritorio	office		38
esercito	army		16
esglesia	church		238
eskola	school		567
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
etat	agency		204
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
eunhaeng	bank		319
eurooppalainen	european		114
europai	european		75
europaisch	europe		5
europaischer	european		9
europaisches	european		9
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
fabrikk	factory		204
facultat	faculty		238
facultate	faculty		126
fakhoviy	vocational		29
fakultas	faculty		107
fakulte	faculty		17
fakultesi	faculty		17
fakultet	faculty		3524
fakulteta	faculty		198
famiglia	family		16
familie	family		9
famille	family		12
fanavari	technology		28
fangzhi	textile		30
fannavari	technology		28
farhang	culture		28
farhangi	cultural		28
farmaceuticka	pharmaceutical		19
farmaceutski	pharmaceutical		69
farmasi	pharmaceutical		107
farmatsevtichen	pharmaceutical		88
farmatsevtichniy	pharmaceutical		29
fars	persian		28
farsh	carpet		28
fattoria	farm		16
fazai	space		28
fazhan	development		30
federacio	federation		238
federasyonu	federation		17
federatia	federation		126
federatie	federation		20
federatsiya	federation		2
femmes	women		12
fenetres	windows		12
fenster	windows		9
ferramentas	tools		38
ferrocarrils	railway		238
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
finanzen	finance		9
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
fischerei	fishing		9
fisk	fish		25
fiume	river		16
fizika	physics		2
fkvlth	faculty		137
fl	florida		239
flamand	flanders		5
flamande	flanders		5
flamisch	flanders		5
fleisch	meat		9
flemish	flanders		5
fletes	freight		15
fleurs	flowers		12
fleuve	river		12
floresta	forest		38
florestal	forest		38
flot	fleet		2
flot	navy		2
fluchtlinge	refugee		9
fluggesellschaft	airlines		9
fluglinie	airlines		9
fluss	river		9
flyg	airlines		25
flygplats	airport		25
foderation	federation		9
foiskola	college		75
fond	foundation		2
fondatsiya	foundation		88
fonds	foundation		123
fonster	windows		25
forbund	federation		25
forcas	forces		38
forenade	united		25
forening	association		3496
forestal	forest		15
forestale	forest		16
foreste	forest		16
forestier	forest		12
foret	forest		12
forets	forest		12
formaggio	cheese		16
forpackningar	packaging		25
forschungen	research		902
forschungsgemeinschaft	foundation		902
forschungsgemeinschaft	research		902
forschungsrat	researchcouncil		9
forskning	research		25
forskningsrad	researchcouncil		204
forskningsradet	researchcouncil		25
forsvars	defence		1163
fortschritt	progress		9
forze	forces		16
fra	france		76
francouzska	france		5
francouzsky	france		5
francuski	france		5
frantsuzskaya	france		5
frantsuzskiy	french		2
franzosischer	france		5
franzosisches	france		5
frauen	woman		9
frauen	women		9
freiheit	freedom		9
freiheit	liberty		9
frente	front		15
frieden	peace		9
frihet	freedom		25
fro	seeds		25
fromage	cheese		12
fromagerie	cheese		12
frukt	fruit		25
fruta	fruit		15
frutas	fruit		15
frutta	fruit		16
ftvhh	open		137
fuerzas	forces		15
fulad	steel		28
fundacija	foundation		198
fuoco	fire		16
fuwu	service		30
fuzhuang	garment		30
ga	georgia		239
gaish	army		14
gakuen	academy		77
gakuen	school		77
galega	galicia		5
galego	galicia		5
galerie	gallery		9
galerij	gallery		20
galerisi	gallery		17
gallega	galicia		5
gallego	galicia		5
galleri	gallery		25
galleria	gallery		16
ganatlebis	education		203
gangkou	port		30
gangtie	steel		30
garantia	guarantee		15
garantie	guarantee		12
garanzia	guarantee		16
gard	farm		25
garde	guard		12
garten	garden		9
gasu	gas		77
gazdasagi	economic		75
gazeta	newspaper		8
gazetesi	newspaper		17
gazovyy	gas		2
gefangnis	prison		9
gelezinkeliai	railway		101
gemeentelijke	municipal		20
gemuse	vegetables		9
genclik	youth		17
geniki	general		37
geniko	general		37
geofizicheskiy	geophysical		2
geologicheskiy	geological		2
geoponiko	agricultural		37
gepeszeti	mechanical		75
gerechtigheid	justice		20
gerechtigkeit	justice		9
gereedschap	tools		20
gericht	court		9
gerichtshof	court		9
germanskiy	german		2
geschichte	history		9
geschiedenis	history		20
gestione	management		16
gevangenis	prison		20
gewerkschaft	union		9
gezin	family		20
gezondheid	health		20
gha	ghana		76
ghylymdary	sciences		651
giardino	garden		16
gimnasio	gymnasium		15
ginasio	gymnasium		38
ginko	bank		77
ginnasio	gymnasium		16
giocattoli	toys		16
giornale	newspaper		16
gioventu	youth		16
gisul	technology		319
gitutyunneri	sciences		284
giurisprudenza	law		16
giustizia	justice		16
glasbena	music		198
glavnyy	main		2
glazbena	music		69
gledalisce	theatre		198
gollandskiy	dutch		2
golu	lake		17
gomu	rubber		77
gongchang	factory		30
gongcheng	engineering		30
gongeop	industry		319
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
gozdarska	forestry		198
gozdarski	forestry		198
gozlemevi	observatory		17
gradaran	library		284
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
grosse	great		9
grote	great		20
grube	mine		9
grubu	group		17
grundschule	primary		9
grundskola	primary		25
grunnskole	primary		204
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
gymnasieskole	gymnasium		344
gymnasio	gymnasium		37
gymnsyh	gymnasium		137
gyogyszereszeti	pharmaceutical		75
habitacao	housing		38
haiyun	shipping		30
hakkyo	school		319
halsa	health		25
hamalsaran	university		284
hamn	port		25
handel	commerce		9
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
hatosag	authority		749
haushalt	budget		9
hav	sea		25
havafaza	aerospace		28
havalimani	airport		17
havapeymaei	airline		28
havapeymaei	aviation		28
havapeymayi	airline		28
havapeymayi	aviation		28
havayollari	airlines		17
havn	port		204
hazine	treasury		17
hazovyy	gas		29
heer	army		9
herbata	tea		8
herramientas	tools		15
hevra	company		137
hezb	party		28
hftvhh	open		137
hierro	iron		15
hilfe	help		9
hirnycho	mining		29
hirnychyy	mining		29
histoire	history		12
historia	history		15
historie	history		19
hiszpanska	spain		5
hiszpanski	spain		5
hiszpanskie	spain		5
hivandanots	hospital		284
hivatal	office		75
hizb	party		14
hjalp	help		25
hkwmy	state		14
hkwmyh	state		14
hnd	honduras		76
hnuti	movement		19
hof	farm		9
hoffnung	hope		9
hogere	higher		20
hogeschool	college		20
hogre	higher		25
hogskola	college		25
hohere	higher		9
hojskole	college		344
hoken	insurance		77
holenderska	netherlands		5
holenderski	netherlands		5
hollandais	netherlands		5
hollandisch	netherlands		5
hongaars	hungary		5
hongrois	hungary		5
honig	honey		9
honing	honey		20
honung	honey		25
hora	mountain		19
horfunk	radio		9
hoso	broadcasting		77
hospitaal	hospital		470
hoteru	hotel		77
hout	wood		20
hoyere	higher		204
hoyskole	college		204
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
hudobna	music		228
huisvesting	housing		20
hukbo	army		434
hukum	law		107
hukumeti	government		17
hulp	help		20
humain	human		12
humains	human		12
humanidades	humanities		1161
humaniora	humanities		107
humanisticki	humanities		69
humanistyczny	humanities		8
humanitaro	humanities		123
humanitni	humanities		19
humanos	human		15
hun	hungary		76
hungaro	hungary		5
hurriya	freedom		14
hvrty	social		137
hwnwrdy	aviation		28
ia	iowa		239
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
ikonomicheski	economic		88
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
ilmailu	aviation		114
ilmu	sciences		107
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
informaatika	informatics		150
informacijas	information		123
informacijski	information		69
informacji	information		8
informacni	information		19
informacny	information		228
informasi	information		107
informatie	information		20
informatique	informatics		12
informatsionen	information		88
informatsiyniy	information		29
informatyczny	information		8
informatyki	informatics		8
informazione	information		16
infraestructura	infrastructure		15
infraestrutura	infrastructure		38
infrastructures	infrastructure		12
infrastruktur	infrastructure		9
infrastrutture	infrastructure		16
ingenieurwissenschaften	engineering		9
ingresos	revenue		15
inneres	interior		9
innern	interior		9
innovatsionnyy	innovation		2
innovatsionnyy	innovative		2
inostrannyy	foreign		2
insatsu	printing		77
insegnanti	teacher		16
insegnanti	teachers		16
insel	island		9
inseln	island		9
institoyto	institute		37
institution	foundation		14
institutt	institute		204
interieur	interior		12
interni	interior		16
interno	interior		16
investigaciones	research		3497
investigacoes	research		38
investition	investment		9
investitsionnyy	investment		2
investitsiya	investment		2
invoer	import		20
inwestycyjny	investment		8
inzhenernyy	engineering		2
inzinerijos	engineering		101
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
islamische	islamic		9
islamitische	islamic		20
islamiya	islamic		14
islamiyah	islamic		14
islamiyya	islamic		14
islamska	islamic		8
islamskiy	islamic		2
isleri	affair		17
isletme	management		17
isletmecilik	business		17
islyamski	islamic		88
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
istrazivanja	research		1162
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
iuridiuli	law		203
izba	chamber		8
izbiratelnyy	election		2
izbiratelnyy	electoral		2
izdevnieciba	publishing		123
izglitibas	education		123
izkustva	arts		88
izkustvo	art		88
izolyator	detention		2
izolyator	isolator		2
izsledvaniya	research		88
izvoz	export		69
jabatan	department		345
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
jejo	manufacturing		319
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
jugend	youth		9
juguetes	toys		15
juhtimise	management		150
julkinen	public		114
jumhuriyat	republic		14
jund	soldiers		14
junud	soldiers		14
juras	maritime		123
juridiska	law		25
justica	justice		38
justicia	justice		15
justitie	justice		20
justiz	justice		9
juventud	youth		15
juventude	youth		38
kaas	cheese		20
kabelnyy	cable		2
kadin	woman		17
kadin	women		17
kafedra	department		2
kagaku	sciences		77
kaifa	development		30
kaiserliche	imperial		9
kaiun	shipping		77
kalesi	castle		17
kaliynyy	potash		2
kalkinma	development		17
kalledzh	college		1159
kamer	chamber		20
kammare	chamber		25
kammer	chamber		9
kamu	public		17
kansainvalinen	international		114
kansallinen	national		114
kantoor	office		20
kapi	doors		17
kapital	capital		2
karkhaneh	factory		28
karkhanejat	factories		28
kase	cheese		9
kaspiyskiy	caspian		2
kasse	fund		9
kasteel	castle		20
kataib	brigades		14
katalanisch	catalonia		5
katalanische	catalonia		5
kataliku	catholic		101
katedra	department		8
katedrali	cathedral		17
kathedraal	cathedral		20
katholieke	catholic		20
katholiko	catholic		37
katholisch	catholic		9
katholische	catholic		9
katoen	cotton		20
katolicheski	catholic		88
katolicheskiy	catholic		2
katolicka	catholic		8
katolicki	catholic		8
katolik	catholic		3521
katolikus	catholic		75
katoliska	catholic		198
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
kdmyh	academy		137
kdymyh	academy		14
keamanan	security		107
kedokteran	medical		107
kehutanan	forestry		107
keji	technology		30
kejuruan	vocational		107
kelab	club		345
kemi	chemical		25
kenkyujo	institute		77
kenkyusho	institute		77
kensetsu	construction		77
kentriko	central		37
kentro	center		37
kentron	center		284
kentronakan	central		284
kereskedelmi	commerce		75
kereskedelmi	commercial		75
kereszteny	christian		75
keshavarzi	agriculture		28
keshti	ship		28
keshtisazi	shipbuilding		28
keskkool	secondary		150
keskus	center		114
keskuse	center		1671
keskuspankki	centralbank		114
kexue	science		30
kexue	sciences		30
khadamat	services		28
khairiya	charitable		14
khairiya	charity		14
khalij	gulf		28
khalyqaralyq	international		651
kharchovyy	food		29
khayriya	charitable		14
khayriya	charity		14
khayriyya	charitable		14
khayriyya	charity		14
khelovnebis	arts		203
kheyriyeh	charity		28
khimichnyy	chemical		29
khimii	chemistry		2
khimiya	chemistry		2
khlebnyy	bread		2
khlibnyy	bread		29
khlibozavod	bakery		29
khodro	automotive		28
kholding	holding		2
khorhurd	council		284
khrbiyh	electrical		14
khristianskiy	christian		2
khristiyanski	christian		88
khristiyanskiy	christian		29
khumanitaren	humanities		88
kikai	machine		77
kikai	machinery		77
kikoto	port		75
kilisesi	church		17
kinderen	child		20
kinderen	children		20
kinesisk	china		5
kino	cinema		9
kinostudiya	film		2
kirgizskiy	kyrgyz		2
kirik	church		150
kisen	ship		77
kisen	steamship		77
kisul	technology		319
kitaifa	national		1164
kitajsky	china		5
kitayskiy	chinese		2
klaster	monastery		19
klasztor	monastery		8
kleuterschool	kindergarten		20
klooster	monastery		20
klub	club		2
klubb	club		25
kmetijska	agricultural		198
kmpywtr	computer		28
kmyth	committee		28
kobiet	woman		8
kobiet	women		8
kobiety	women		8
kohle	coal		9
koinonikon	social		37
kol	coal		25
koledz	college		8
koledza	college		123
koledzh	college		29
kolegij	college		69
kolegija	college		101
kolegium	college		8
kolegji	college		3516
kolehiyo	college		434
kolej	college		3510
kolej	railway		8
koleje	railway		8
kolen	coal		20
kolezh	college		88
kolledz	college		150
kolledzh	college		2
kollegio	college		37
kollegium	college		9
koloniya	colony		2
kolumbianisch	colombia		5
kolumbianische	colombia		5
komise	commission		19
komisja	commission		8
komissiya	commission		2
komisyonu	commission		17
komite	committee		3495
komitea	committee		114
komitee	committee		9
komiteja	committee		123
komitesi	committee		17
komitetas	committee		101
komma	party		37
kommercheskiy	commercial		2
kommission	commission		9
kommissionen	commission		25
kommitten	committee		25
kommoynistiko	communist		37
kommunala	municipal		25
kommunisticheskaya	communist		2
kommunistische	communist		9
kommunistiska	communist		25
komora	chamber		19
komputerowa	computer		8
kompyutaren	computer		88
kompyuterniy	computer		29
kompyuternyy	computer		2
komunalnyy	communal		29
komunalnyy	utility		29
komunikacja	transport		8
komunist	communist		17
komunista	communist		434
komunisticka	communist		19
komunistyczna	communist		8
komur	coal		17
kongelige	royal		344
konggu	holding		30
kongop	industry		319
konigliche	royal		9
konigreich	kingdom		9
koning	king		20
koninkrijk	kingdom		20
konservatoorium	conservatory		150
konservatoriet	conservatory		25
konservatorija	conservatory		101
konservatorium	conservatory		9
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
kooperasie	cooperative		470
koor	choir		20
kopalnia	mine		8
koppar	copper		25
koprusu	bridge		17
kor	choir		25
koreyskiy	korean		2
korkeakoulu	college		114
korosu	choir		17
kosmicheskiy	space		2
kostol	church		228
kott	meat		25
koulut	school		114
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
kringkasting	broadcasting		204
kristillinen	christian		114
kristna	christian		25
kritis	crete		37
kroatisch	croatia		5
krol	king		8
krolestwo	kingdom		8
krolewska	royal		8
krolewski	royal		8
krscanski	christian		69
krtutyan	education		284
ks	kansas		239
ktbkhnh	library		28
kthwlykyh	catholic		14
kuangye	mining		30
kubanisch	cuba		5
kubanische	cuba		5
kulesi	tower		17
kultur	culture		9
kultura	culture		8
kulturnyy	cultural		2
kumiai	cooperative		77
kumiai	union		77
kung	king		25
kungariket	kingdom		25
kungliga	royal		25
kunst	art		9
kunste	arts		9
kunsten	arts		20
kunstide	arts		150
kupasi	cup		17
kupfer	copper		9
kurort	resort		2
kurtulus	liberation		17
kurumu	authority		17
kutatas	research		749
kutato	research		75
kutatointezet	institute		75
kuwaitiya	kuwaiti		14
kuwayti	kuwaiti		14
kuze	leather		19
kvarn	mill		25
kvinnor	women		25
kvleviti	research		203
kwahak	science		319
kwiaty	flowers		8
kwt	kuwait		76
ky	kentucky		239
kyokai	association		77
laaketieteellinen	medical		114
laboratoriya	laboratory		2
laboratuvari	laboratory		17
lac	lake		12
laden	store		9
lader	leather		25
lago	lake		15
laine	wool		12
lait	milk		12
lajna	committee		14
lajnat	committee		14
lakokrasochnyy	paint		2
landwirtschaftlich	agricultural		9
landwirtschaftliche	agricultural		9
lantbruks	agricultural		25
lastik	tyre		17
lateinische	latin		9
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
leder	leather		9
lega	league		16
legumes	vegetables		12
lehrer	teachers		9
lehti	magazine		114
leksaker	toys		25
lembaga	institute		107
lengyel	poland		5
lennujaam	airport		150
lentoasema	airport		114
leraren	teacher		20
lesna	forestry		8
lesnicka	forestry		1160
lesnoy	forest		2
lesnoy	forestry		2
lesnoy	timber		2
lesny	forestry		8
lesotekhnicheski	forestry		88
lesotekhnicheskiy	forestry		2
letalisce	airport		198
letecka	aviation		19
letishte	airport		88
letisko	airport		228
leumi	national		137
leumit	national		137
leyes	law		15
lfnwn	arts		14
lhndsh	engineering		14
lhsbt	computer		14
lhynvkh	education		137
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
liburutegia	library		567
licej	lyceum		1676
licejus	lyceum		101
liceo	lyceum		3504
liceu	lyceum		38
liceul	lyceum		126
lidosta	airport		123
lidova	popular		19
lidovy	popular		19
lig	league		17
liga	league		9
ligan	league		25
ligue	league		12
liikenne	transport		114
liit	union		150
liitto	federation		114
likarnya	hospital		29
limani	port		17
lingkungan	environment		107
lisesi	lyceum		17
lisotekhnichniy	forestry		29
lisoviy	forestry		29
litovskiy	lithuanian		2
litsey	lyceum		2
ljtmyh	social		14
lkhsh	private		14
llbnt	women		14
lmdrsh	school		14
lmdym	sciences		137
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
lufthavn	airport		204
lugdiens	airways		470
luyou	tourism		30
luyou	travel		30
lvmyt	national		137
lvye	aluminum		30
lycee	lyceum		12
lykeio	lyceum		37
lyseo	lyceum		114
maadan	mine		28
maadan	mines		28
maatalous	agriculture		317
maatskappy	company		470
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
mahavidyalaya	college		318
mahkemesi	court		17
majles	assembly		28
majlis	council		14
makine	mechanical		17
maklumat	information		345
maksla	art		123
makslas	arts		123
maktab	office		14
maliye	finance		17
malyy	small		2
manastiri	monastery		17
manazmentu	management		228
mandal	board		318
mandir	temple		318
manggagawa	workers		434
maoyi	trade		30
maoyi	trading		30
marches	market		12
marinha	navy		38
markazi	center		652
markazi	central		28
markaziy	central		652
marknad	market		25
markte	market		9
marocchino	morocco		5
marokkanisch	morocco		5
mashin	machine		28
mashinostroeniye	engineering		2
mashinostroeniye	machinery		2
mashinostroyeniye	engineering		2
mashinostroyeniye	machinery		2
mashynobudivnyy	machine		29
mashynobuduvannya	machinery		29
masinski	mechanical		285
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
mecanica	mechanical		1161
mecanique	mechanical		12
meccanica	mechanical		16
mechanisch	mechanical		9
meczet	mosque		8
medecins	doctors		12
medicas	medical		15
medicinos	medical		101
medicinsk	medical		25
medicinsky	medical		19
medicos	doctors		15
medis	medical		107
medisinsk	medical		204
meditsinalyq	medical		651
mediului	environment		471
medizin	medical		9
medizinisch	medical		9
mednarodna	international		198
mednyy	copper		2
medunarodna	international		69
medunarodni	international		69
medychnyy	medical		29
medzinarodna	international		228
meer	lake		20
meer	sea		9
meitan	coal		30
meiye	coal		30
mekanisk	mechanical		25
mekhanicheskiy	mechanical		2
mekhanichniy	mechanical		29
mekhanika	mechanics		2
meksykanski	mexico		5
melk	milk		20
melli	national		28
memlekettik	state		3505
menadzmenta	management		69
menas	art		101
menedzsment	management		75
menejmentis	management		203
menengah	secondary		107
menntaskoli	gymnasium		750
menschen	human		9
menschenrechte	humanrights		9
mensen	human		20
mensenrechten	humanrights		20
mercados	market		15
mercati	market		16
mercato	market		16
merkaz	center		137
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
metsnierebata	sciences		203
mexicaans	mexico		5
mexicain	mexico		5
mexikanisch	mexico		5
meyve	fruit		17
mezhdunaroden	international		88
mezhregionalnyy	interregional		2
mezinarodni	international		19
mftwhh	open		14
mhlkh	department		137
mhnyh	vocational		14
mhsvym	computer		137
michanikon	engineering		37
midstod	center		750
miedz	copper		8
miedzynarodowa	international		8
miedzynarodowy	international		8
miejska	municipal		8
miejskie	municipal		8
miel	honey		12
mieso	meat		8
mijazgayin	international		284
mijn	mine		20
milch	milk		9
milieu	environment		20
militaire	military		12
militare	military		16
miljo	environment		25
milli	national		3520
milliy	national		652
mineralnykh	fertilizer		2
mineralnyy	mineral		2
miniera	mine		16
ministerio	ministry		317
minyak	oil		107
miod	honey		8
mir	peace		19
mirovoy	world		2
misku	forestry		101
miskyy	city		29
miskyy	municipal		29
misr	egypt		14
misri	egyptian		14
misriya	egyptian		14
mistetstv	arts		29
mistetstvo	art		29
mizhnarodniy	international		29
mjolk	milk		25
mkhllh	college		137
mkhtbr	laboratory		14
mktbh	library		14
mladez	youth		19
mleko	milk		19
mlmyn	teachers		14
mlodziez	youth		8
mlodziezy	youth		8
mlwmt	information		14
mlyn	mill		19
mmlkhty	state		137
mn	minnesota		239
mnvyvt	arts		137
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
mokslas	science		101
mokslu	sciences		101
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
msftym	law		137
msyhy	christian		14
msyhyh	christian		14
mtsfh	observatory		137
muassasa	foundation		14
muassasat	foundation		14
muhle	mill		9
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
munze	mint		9
muqawama	resistance		14
museoa	museum		567
musiikki	music		114
musik	music		9
musique	music		12
muszaki	technical		75
muttahida	united		14
muuseum	museum		150
muusika	music		150
muveszet	art		75
muveszeti	arts		75
muyeok	trade		319
muyok	trade		319
muyok	trading		319
muzejs	museum		123
muzeum	museum		3501
muzeumi	museum		203
muzey	museum		2
muzica	music		126
muzichniy	music		29
muzicka	music		285
muziejus	museum		101
muziek	music		20
muzik	music		17
muzikas	music		123
muzikos	music		101
muzyczna	music		8
muzyczny	music		8
muzyka	music		8
muzykalnyy	music		2
mvrym	teachers		137
mvsykh	music		137
mvzyvn	museum		137
mwi	malawi		76
mwsyqa	music		14
myasnoy	meat		2
mydlo	soap		19
myknykyh	mechanical		14
myndighet	agency		25
myndigheten	authority		25
mys	malaysia		76
nachalnaya	primary		2
nachalno	primary		88
nacionalinis	national		101
nacionalni	national		3498
naciones	nations		15
nacoes	nations		38
nafta	oil		29
naftopererobnyy	refinery		29
naftovyy	oil		29
najda	relief		14
najwyzszy	supreme		8
nakhararutyun	ministry		284
nalogovyy	tax		2
namorni	maritime		19
nanfang	south		30
napredna	progressive		285
naradi	tools		19
narodna	national		69
narodnaya	people		2
narodny	national		1675
narodnyy	people		29
narodow	nations		8
narodowa	national		8
narzedzia	tools		8
nashr	publishing		14
nasiona	seeds		8
nasjonal	national		204
nassaji	textile		28
naties	nations		20
national			471
nationala	national		471
nationella	national		1163
nationen	nations		9
natsionalnyy	national		29
natsyyanalny	national		1159
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
nauki	sciences		88
naukite	sciences		88
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
nefnd	committee		750
neft	petroleum		2
neftegazovyy	petroleum		2
neftepererabatyvayushchiy	refinery		2
neftepererabotka	refinery		2
neftyanoy	oil		2
neftyanoy	petroleum		2
negeri	state		107
nehri	river		17
nemecka	germany		5
nemecky	germany		5
nemetskaya	germany		5
nemetskiy	german		2
nemzetkozi	international		75
nengyuan	energy		30
neue	new		9
neumaticos	tyre		15
neuvosto	council		317
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
noukogu	council		150
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
nvtsry	christian		137
nya	new		25
nyas	trust		318
nywerhede	industries		470
obaly	packaging		19
obchod	commerce		19
obchod	store		19
obchod	trade		228
obchodna	commerce		228
obchodni	commerce		19
obchodni	commercial		19
oberster	supreme		9
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
observatorija	observatory		101
obserwatorium	observatory		8
obst	fruit		9
obyedinennyy	united		2
ocel	steel		19
odasi	chamber		17
odbor	department		19
odborna	vocational		19
odborne	vocational		19
odeio	conservatory		37
odpady	waste		8
oekraiens	ukraine		5
offentliche	public		9
offentlig	public		25
ognennyy	fire		2
ogranichennoy	limited		2
ogrenci	student		17
ogretmen	teacher		17
ogrod	garden		8
oikeustieteellinen	law		114
oikonomiko	economic		37
oikonomikon	economics		37
oikonomikon	finance		37
okhrana	guard		2
okhrana	protective		2
okna	windows		8
okonomie	economics		9
ol	oil		9
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
ortalyghy	center		651
ortalyq	central		651
oruzheynyy	arms		2
oruzhiye	arms		2
orvosi	medical		75
osakond	department		150
osasto	department		114
osivo	seeds		19
oslobodilacka	liberation		285
osnovna	primary		69
ospitalea	hospital		567
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
otvoren	open		88
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
paaralan	school		434
pace	peace		16
padagogik	pedagogy		9
padagogische	pedagogical		9
padome	council		123
paideias	education		37
paix	peace		12
pajak	tax		107
palacio	palace		15
palais	palace		9
palast	palace		9
palats	palace		25
palayeshgah	refinery		28
palazzo	palace		16
paleis	palace		20
pambansa	national		434
pambansang	national		434
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
pariwisata	tourism		107
parom	ferry		2
paromnaya	ferry		2
parque	park		15
partai	party		107
parti	party		12
partij	party		20
partija	party		101
partisi	party		17
partit	party		238
partiya	party		2
pasdaran	guards		28
patrioticheskiy	patriotic		2
patron	patras		37
paz	peace		15
pazari	market		17
pazhouhesh	research		28
pazhuhesh	research		28
peche	fishing		12
pedagogicheski	pedagogical		88
pedagogicheskiy	pedagogical		2
pedagogichniy	pedagogical		29
pedagogiczny	pedagogical		8
pedagogika	pedagogy		101
pedagogiki	pedagogy		3525
pedagoginis	pedagogical		101
pedagogique	pedagogical		12
pedagogisch	pedagogical		20
pedagogisk	pedagogical		25
pedagoshki	pedagogical		285
pedagoska	pedagogical		69
peiraios	piraeus		37
peixe	fish		38
pelabuhan	port		107
pelancongan	tourism		345
peliculas	film		15
pembangunan	development		107
pemerintah	government		107
pencere	windows		17
penelitian	research		107
pengurusan	management		345
penitenciaria	prison		15
penitentiaire	prison		12
penitenziario	prison		16
pensioen	pension		20
pensiones	pension		15
pensioni	pension		16
pensoes	pension		38
penyelidikan	research		345
perdagangan	commerce		107
pererabatyvayushchiy	processing		2
pererabotka	processing		2
perhimpunan	society		107
periodico	newspaper		15
perkebunan	plantation		107
perniagaan	business		345
persatuan	society		345
pershyy	first		29
pertubuhan	organization		345
perubatan	medical		345
peruskoulu	primary		114
pervyy	first		2
pesca	fishing		15
pescado	fish		15
pesce	fish		16
pesquera	fishing		15
pesquisas	research		3512
petakan	state		284
peterburg	petersburg		2
petniecibas	research		123
petrole	oil		12
petrolio	oil		16
peuple	people		12
peynir	cheese		17
pezeshki	medical		28
pharmaceutical	pharmacy		28
pharmazie	pharmacy		9
philharmonie	philharmonic		9
philharmonique	philharmonic		12
philharmonisches	philharmonic		9
philippinisch	philippines		5
phl	philippines		76
pidpryyemstvo	enterprise		29
pilipinas	philippines		434
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
podohospodarska	agricultural		228
podshipnikovyy	bearing		2
podstawowa	primary		8
pohar	cup		19
poisson	fish		12
pokal	cup		9
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
politekhnika	polytechnic		1165
politeknigi	polytechnic		17
politeknik	polytechnic		107
politeknika	polytechnic		567
politicheski	political		88
politicheskiy	political		2
politichniy	political		29
politie	police		20
politieke	political		20
politikon	political		37
politique	political		12
politische	political		9
politsiya	police		2
polityczny	political		8
polizei	police		9
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
polyteknisk	polytechnic		344
pomoc	help		8
pomorska	maritime		198
pomorski	maritime		69
pompiers	fire		12
pondi	foundation		203
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
pozoriste	theatre		285
praca	labor		8
praca	work		8
prace	work		19
pracy	labor		8
pradine	primary		101
prava	law		3523
pravni	law		3500
pravnicka	law		1160
pravo	law		19
pravoslavnyy	orthodox		2
praw	right		8
praw	rights		8
prawa	law		8
prawo	law		8
preduzece	enterprise		285
prekybos	commerce		101
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
pristanisce	port		198
pristanishte	port		88
pristav	port		19
privado	private		1161
privatisation	privatization		12
privatizacion	privatization		15
privatizzazione	privatization		16
privatna	private		3522
privatniy	private		29
prive	private		12
procura	prosecutor		16
procureur	prosecutor		12
prodovolstvennyy	food		2
profesine	vocational		101
profesinis	vocational		101
profesionala	vocational		123
profesionalna	vocational		88
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
puolustus	defence		317
pupuk	fertilizer		107
pusat	central		107
pzshky	medical		28
qanat	channel		14
qat	qatar		76
qatariya	qatari		14
qc	quebec		239
qiche	auto		30
qiche	automobile		30
qiche	automotive		30
qiche	motor		30
qld	queensland		239
queijo	cheese		38
queseria	cheese		15
queso	cheese		15
raad	council		20
raaya	welfare		14
rada	council		8
radet	council		1677
radikalna	radical		69
radikalni	radical		285
radiopribornyy	radio		2
radyo	radio		17
rahahan	railway		28
rahvusvaheline	international		150
raketnyy	missile		2
raketnyy	rocket		2
rakousky	austria		5
rashtriya	national		318
ratt	law		25
rattvisa	justice		25
raudtee	railway		150
rautatie	railway		114
raziskave	research		3515
raziskovalni	research		198
razvedka	exploration		2
razvedka	intelligence		2
razvedochnyy	exploration		2
razvedyvatelnyy	intelligence		2
receita	revenue		38
recensement	census		12
recettes	revenue		12
recherches	research		12
rechnoy	river		2
recht	law		9
rechtbank	court		20
rechte	right		9
rechte	rights		9
rechten	right		20
rechten	rights		20
rechtsanwalte	lawyers		9
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
reifen	tyre		9
reino	kingdom		15
reka	river		19
rekenkamer	audit		20
relsovyy	rail		2
renmin	people		30
rente	pension		9
repubblica	republic		16
republiek	republic		20
republik	republic		9
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
revolutionare	revolutionary		9
revolutionnaire	revolutionary		12
revolutionnaires	revolutionary		12
rewolucyjny	revolutionary		8
rezinovyy	rubber		2
riaya	care		14
ricerca	research		16
ricerche	research		3503
rifiuti	waste		16
rifugiati	refugee		16
riigi	state		150
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
rolnictwa	agriculture		751
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
rundfunk	radio		9
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
saatgut	seeds		9
saation	foundation		317
saavadmqopo	hospital		203
sabao	soap		38
sabcho	council		203
sabha	assembly		318
sabun	soap		17
sachsisch	saxony		5
sachsische	saxony		5
sadam	port		150
saderat	export		28
saertashoriso	international		203
sahifa	newspaper		14
sains	science		107
sains	sciences		107
sairaalan	hospital		317
sajon	saxony		5
sajunga	union		101
sakharnyy	sugar		2
sakhelmtsipo	state		203
sakumskola	primary		123
salam	peace		14
sallskap	society		25
sallskapet	society		1163
salonu	hall		17
salute	health		16
salvacao	salvation		38
salvacion	salvation		15
salvezza	salvation		16
salz	salt		9
sameditsino	medical		203
saministro	ministry		203
samkhedro	military		203
samochody	cars		8
samoletnyy	aircraft		2
samoletov	aircraft		2
samvirke	cooperative		204
sanat	industry		28
sanatate	health		471
sanatatii	health		471
sanati	industrial		28
sanatlar	arts		17
sanaye	industries		28
sanduq	fund		14
sangh	union		318
sangyo	industry		77
sanita	health		16
sankt	saint		2
sanomat	newspaper		114
sansthan	institute		318
sanup	industry		319
saobracajni	transport		285
sapatos	shoes		38
sapone	soap		16
sarafa	exchange		14
sarayi	palace		17
sarmaye	investment		28
sarmayeh	investment		28
sarrafi	exchange		28
satama	port		114
saudiya	saudi		14
savez	federation		69
savez	union		69
savieniba	union		123
savon	soap		12
savunma	defense		17
sawt	voice		14
sayuz	union		88
sazman	organization		28
sazogadoeba	society		203
sberegatelnyy	savings		2
sbor	choir		19
schloss	castle		9
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
seife	soap		9
seifun	flour		77
seikosho	steel		77
seisakusho	works		77
seishi	paper		77
seiyaku	pharmaceutical		77
seker	sugar		17
sekiyu	oil		77
sekundarschule	secondary		9
sel	salt		12
selo	village		2
selskab	society		344
selskapet	society		1674
selskokhozyaystvennyy	agricultural		2
selskoye	agriculture		2
selts	society		150
semences	seeds		12
sementes	seeds		38
sementi	seeds		16
semillas	seeds		15
sendika	union		17
seni	textile		77
senter	center		204
sentro	center		434
serbe	serbia		5
serbio	serbia		5
serbisch	serbia		5
serbo	serbia		5
serbski	serbia		5
serbskiy	serbian		2
serednya	secondary		29
servisi	service		17
setevoy	network		2
seura	society		114
seva	service		318
severnyy	north		2
severnyy	northern		2
sfryh	library		137
sfryyh	library		137
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
shule	school		1164
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
sicherheit	security		9
sicilian	sicily		5
siciliana	sicily		5
siciliano	sicily		5
sicilien	sicily		5
sicurezza	security		16
sihtasutus	foundation		150
silskohospodarskyy	agricultural		29
sily	forces		8
sinagogu	synagogue		17
sinai	industrial		14
sinemasi	cinema		17
sinfonica	symphony		15
sinfonie	symphony		9
sirafa	exchange		14
siriyskiy	syrian		2
siyasal	political		17
sizilianisch	sicily		5
sjo	lake		25
skhidnyy	eastern		29
sklad	warehouse		2
skladskoy	warehouse		2
skog	forest		25
skoli	school		750
skolka	kindergarten		19
skool	school		470
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
slovenska	slovenian		198
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
sola	school		198
solidaridad	solidarity		15
solidariedade	solidarity		38
solidarieta	solidarity		16
solidarita	solidarity		19
solidaritat	solidarity		9
solidarite	solidarity		12
solidariteit	solidarity		20
solidaritet	solidarity		25
solidarnosc	solidarity		8
solnechnyy	solar		2
solntse	sun		2
sosialistiko	socialist		37
sosyalist	socialist		17
sotrudnichestvo	cooperation		2
sotsialen	social		88
sotsialisticheskaya	socialist		2
sotsialna	social		88
sotsialniy	social		29
sotsialnyy	social		2
soud	court		19
soukroma	private		19
sovet	council		2
sovetskiy	soviet		2
soziale	social		9
sozialen	social		9
sozialer	social		9
sozialistische	socialist		9
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
spielwaren	toys		9
spilka	union		29
spilne	joint		29
spojene	united		19
spolecnost	society		19
spoleczna	social		8
spoleczny	social		8
spolocnost	society		228
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
srednja	secondary		1672
sredno	secondary		88
srednyaya	secondary		2
srodowiska	environment		8
srodowisko	environment		8
srpska	serb		285
srpska	serbian		285
staat	state		20
staats	state		20
staatsanwaltschaft	prosecutor		9
staatsbahn	staterailway		9
staatsbahnen	staterailway		9
stad	cleaning		25
stade	stadium		12
stadion	stadium		2
stadionu	stadium		19
stadtische	municipal		9
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
statistik	statistics		9
statistika	statistics		19
statistique	statistical		12
statistique	statistics		12
statistisch	statistical		9
statistische	statistical		9
statistisches	statistical		9
statlig	state		25
statni	state		19
stato	state		16
statsbaner	staterailway		344
statsbanor	staterailway		25
statul	state		126
statystyczny	statistical		8
statystyczny	statistics		8
statystyka	statistics		8
steklovolokno	fiberglass		2
stekolnyy	glass		2
steuer	tax		9
steuern	tax		9
stigting	foundation		470
stiinta	science		126
stiinte	sciences		126
storia	history		16
straat	street		20
strakhovoy	insurance		2
strakhovyy	insurance		29
strana	party		19
stranka	party		69
strasse	street		9
strategicheskiy	strategic		2
stratiotiki	military		37
stratos	army		37
straz	guard		8
strechy	roof		19
stredna	secondary		228
stredni	secondary		19
streitkrafte	forces		9
stroitelen	construction		88
strojarski	mechanical		69
strojna	mechanical		198
strojni	mechanical		19
strojnicka	mechanical		228
strom	electricity		9
strukovna	vocational		69
strukovni	vocational		69
studencki	student		8
studenten	student		9
studenti	student		16
styrelsen	agency		344
sucre	sugar		12
sudaniya	sudanese		14
sudno	ship		29
sudnobudivnyy	shipbuilding		29
sudnobudivnyy	shipyard		29
suiker	sugar		20
suisan	fisheries		77
sukromna	private		228
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
sveucilista	university		1162
svietimo	education		101
sviluppo	development		16
svk	slovakia		76
svn	slovenia		76
svoboda	freedom		19
svobodnyy	free		2
svyaz	communication		2
svycarsky	switzerland		5
swasta	private		3502
swe	sweden		76
swiatowa	world		8
swiatowy	world		8
swiatynia	temple		8
syarikat	company		345
sydlh	pharmacy		14
sydlnyh	pharmaceutical		14
syllogos	association		37
symfoniczny	symphony		8
symphonie	symphony		9
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
tahetorn	observatory		150
tahghighat	research		28
tahqiqat	research		28
tahrir	liberation		14
taide	art		114
taifa	national		1164
taiteiden	arts		114
talaba	students		14
tamin	insurance		14
tamozhennyy	customs		2
tamozhnya	customs		2
tanacs	council		749
tangaran	museum		284
tanitokepzo	teachers		75
tanmiya	development		14
tanmiyya	development		14
tanzim	organization		14
tapinagi	temple		17
targoviya	commerce		88
tarih	history		17
tarptautine	international		101
tarptautinis	international		101
tarsasag	society		749
taryba	council		101
tas	tasmania		239
teadus	science		150
teaduskond	faculty		150
teaduste	sciences		150
teatar	theatre		88
teater	theatre		25
teatr	theater		2
teatr	theatre		8
teatras	theatre		101
teatre	theatre		238
teatris	theatre		123
teatro	theatre		15
teatrul	theatre		126
teatteri	theatre		114
techni	art		37
technicka	technical		19
technicky	technical		19
techniczna	technical		8
techniczny	technical		8
techniko	technical		37
techninis	technical		101
technique	technical		12
technischer	technical		9
technologijos	technology		101
technon	arts		37
techos	roof		15
tecnic	technical		238
tecnico	technical		15
tecnologic	technological		238
tee	tea		9
tehnic	technical		126
tehnica	technical		126
tehnicka	technical		69
tehniska	technical		1676
tehniski	technical		198
tehnologic	technological		126
tehnologiska	technological		123
tehnoloski	technological		69
teises	law		101
tejarat	trade		28
tekhnicheskaya	technical		2
tekhnicheskiy	technical		2
tekhnichka	technical		3509
tekhnichna	technical		29
tekhnichniy	technical		29
tekhnologichen	technological		88
tekhnologichniy	technological		29
tekhnologiya	technology		2
tekko	steel		77
teknik	engineering		107
teknik	technical		17
teknillinen	technical		114
tekninen	technical		114
teknisk	technical		25
tekniska	technical		25
teknologia	technology		317
teknolojik	technological		17
tekstylia	textile		8
tekstylny	textile		8
televisie	television		20
televize	television		19
televizionnyy	television		2
televizyonu	television		17
telhados	roof		38
tempel	temple		9
tempio	temple		16
templo	temple		15
templom	church		75
tengereszeti	maritime		75
tentera	military		345
teologi	theological		107
teologiai	theological		75
teologic	theological		126
teologichniy	theological		29
teologicka	theological		19
teologico	theological		15
teologiczny	theological		8
teologinen	theological		114
teologisk	theological		25
teoloska	theological		198
teoloski	theological		69
teplovoy	heat		2
teplovoy	thermal		2
teplovoznyy	locomotive		2
teplovyy	heat		29
terbuka	open		107
terveys	health		317
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
theologisch	theological		9
theologische	theological		9
thessalonikis	thessaloniki		37
thnwy	secondary		14
thnwyh	secondary		14
tibbiyot	medical		652
ticaret	commerce		17
tidning	newspaper		25
tidskrift	magazine		25
tiede	science		114
tielu	railway		30
tierpark	zoo		9
tieteellinen	scientific		317
tijara	trade		14
tijari	commercial		14
tijariya	commercial		14
tijariyya	commercial		14
tijdschrift	magazine		20
tikhookeanskiy	pacific		2
tinggi	higher		107
tirdzniecibas	commerce		123
titanovyy	titanium		2
tiyatro	theatre		17
tiyatrosu	theatre		17
tjeckisk	czechia		5
tknwlwjyh	technological		14
tmima	department		37
tn	tennessee		239
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
tourismus	tourism		9
tournoi	tournament		12
touzi	investment		30
tovaren	factory		228
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
tsentar	center		88
tsentralen	central		88
tsentralnyy	center		29
tsentralnyy	central		2
tsentraluri	central		203
tserkva	church		29
tsjechisch	czechia		5
tsukrovyy	sugar		29
tsyvvry	public		137
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
turen	doors		9
turetskiy	turkey		5
turetskiy	turkish		2
turistika	tourism		19
turizma	tourism		3513
turizmo	tourism		101
turizmu	tourism		29
turkisch	turkey		5
turkisk	turkey		5
turkiya	turkish		14
turkmenskiy	turkmen		2
turks	turkey		5
turm	tower		9
turnaj	tournament		19
turnering	tournament		25
turniej	tournament		8
turnier	tournament		9
turnuvasi	tournament		17
tutkimus	research		114
tutkimuskeskus	research		317
tutun	tobacco		17
tuz	salt		17
tval	soap		25
tx	texas		239
tyazhelyy	heavy		2
tykhvn	secondary		137
tyrimu	research		101
tyton	tobacco		8
tyyrvt	tourism		137
tza	tanzania		76
ubersetzung	translation		9
uchilishte	school		88
uchiteley	teachers		2
uchodzcow	refugee		8
uciteljska	teachers		69
ucitelu	teachers		19
ucraino	ukraine		5
ucraniana	ukraine		5
ucraniano	ukraine		5
udala	municipality		567
udobreniye	fertilizer		2
udoli	valley		19
udruzenje	association		69
ufficio	office		16
uga	uganda		76
ugolnyy	coal		2
ugynokseg	agency		75
uhing	association		150
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
ulttyq	national		651
ulum	sciences		14
uluslararasi	international		17
uluttuk	national		3506
umani	human		16
umanistici	humanities		16
umelecka	art		19
umeni	art		19
umetnosti	arts		3517
umjetnicka	art		69
umjetnosti	arts		69
ummal	workers		14
umwelt	environment		9
unabhangige	independent		9
ungarisch	hungary		5
ungdom	youth		25
ungersk	hungary		5
unhaeng	bank		319
unia	union		8
unida	united		15
unidad	unity		15
unidade	unity		38
unie	union		20
unies	united		12
uniklinik	universityhospital		9
uniklinikum	universityhospital		9
unis	united		12
unita	unity		16
unitarnyy	unitary		2
uniunea	union		126
universitatsklinik	universityhospital		9
universitatsklinikum	universityhospital		9
universitatskrankenhaus	universityhospital		9
universitatsspital	universityhospital		9
universitet	university		2
universitetet	university		3518
universiteti	university		203
universitetshospital	universityhospital		344
universitetssjukhus	universityhospital		25
universitetssykehus	universityhospital		204
uniwersytetu	university		751
unyu	transport		77
uostas	port		101
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
uuringute	research		150
uvoz	import		69
uzbekskiy	uzbek		2
uzleti	business		75
vadibas	management		123
vadisi	valley		17
vadybos	management		101
vaerk	works		344
vagonostroitelnyy	car		2
vagonostroitelnyy	carriage		2
vagonostroitelnyy	wagon		2
vakbond	union		20
vald	municipality		150
vallalat	enterprise		75
vallee	valley		12
vallei	valley		20
valsts	state		123
valstybinis	state		101
valtion	state		114
vand	water		344
vann	water		204
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
verbraucher	consumer		9
verbraucher	consumers		9
verduras	vegetables		15
verdure	vegetables		16
vereinte	united		9
verejna	public		19
verejny	public		19
verenigde	united		20
vereniging	society		20
verfassungs	constitutional		9
vergadering	assembly		20
vergi	tax		17
verk	works		204
verkehr	transport		9
verktyg	tools		25
verpackung	packaging		9
verpackungen	packaging		9
verpakking	packaging		20
versammlung	assembly		9
versekering	insurance		470
verslo	business		101
verteidigung	defense		9
vertoletnyy	helicopter		2
vertoletov	helicopter		2
vervoer	transport		20
vescovo	bishop		16
vestnik	newspaper		88
vetenskap	science		25
vetenskaper	sciences		25
vetenskaplig	scientific		25
vetenskapsradet	researchcouncil		25
veteranen	veteran		9
veteranos	veteran		15
vetryanoy	wind		2
vez	tower		19
vezarat	ministry		28
viande	meat		12
videnskab	science		344
videnskabelig	scientific		3494
videregaende	secondary		204
vidkritiy	open		29
vidrio	glass		15
vidurine	secondary		101
vidyapeeth	university		318
viesoji	public		101
vijece	council		1162
vikas	development		318
villamosmernoki	electrical		75
vinnyy	wine		2
vinodelcheskiy	wine		2
vinodelcheskiy	winery		2
vinzavod	winery		2
virasto	agency		114
vishcha	higher		29
vishchiy	higher		29
visserij	fishing		20
vitenskap	science		204
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
voenen	military		88
voenna	military		88
voennaya	military		2
voennyy	military		2
voitures	cars		12
vojenska	military		19
vojska	army		285
vokasi	vocational		107
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
vt	vermont		239
vtoroy	second		2
vuhilnyy	coal		29
vybor	committee		19
vychislitelnyy	computer		2
vychislitelnyy	computing		2
vydavatelstvo	publishing		228
vydavnytstvo	publishing		29
vynlvmy	international		137
vynlvmyt	international		137
vyrobnychyy	production		29
vyskum	research		1675
vyskumny	research		228
vysoka	higher		19
vysshaya	higher		2
vysshe	higher		88
vysshee	higher		2
vysshiy	higher		2
vyvoz	export		19
vyzkum	research		19
vyzkumny	research		19
vyzkumu	research		19
vzdelani	education		19
wa	washington		239
waals	wallonia		5
waalse	wallonia		5
waffen	arms		9
wahrungs	monetary		9
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
wasser	water		9
watani	national		14
wataniya	national		14
wegiel	coal		8
wegierski	hungary		5
welna	wool		8
welt	world		9
wenhua	cultural		30
wenhua	culture		30
wereld	world		20
werk	work		20
werkzeug	tools		9
werkzeuge	tools		9
wetenschap	science		20
wetenschappelijk	scientific		3511
wetenschappelijke	scientific		20
wetenschappen	sciences		20
wettbewerb	competition		9
wi	wisconsin		239
wiejski	rural		8
wielka	great		8
wielki	great		8
wieza	tower		8
wiezienie	prison		8
wilayat	province		14
winkel	store		20
wirtschaft	economy		9
wirtschaftlich	economic		9
wissenschaft	science		9
wissenschaften	science		9
wissenschaftlich	scientific		902
wissenschaftliche	scientific		9
wloski	italy		5
wloskie	italy		5
woda	water		8
wody	water		8
wohnungsbau	housing		9
wohnungswesen	housing		9
wojewodzka	provincial		8
wojewodzki	provincial		8
wojsko	army		8
wojskowa	military		8
wojskowy	military		8
wol	wool		20
wolle	wool		9
wolnosc	freedom		8
wolnosc	liberty		8
wolnosci	freedom		8
wolnosci	liberty		8
wuliu	logistics		30
wy	wyoming		239
wyspa	island		8
wyzsza	higher		8
wyzszy	higher		8
wyzwolenie	liberation		8
xalqaro	international		652
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
yksityinen	private		114
yliopiston	university		317
yliopistosairaala	universityhospital		114
ymparisto	environment		317
yonetim	management		17
youxian	limited		30
ypologiston	computer		37
ypoyrgeio	ministry		37
ysvdy	primary		137
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
zakladna	primary		228
zakladni	primary		19
zalezitosti	affair		19
zaliznychnyy	railway		29
zaliznytsia	railway		29
zalozba	publishing		198
zamek	castle		19
zaozhi	paper		30
zapadnyy	west		2
zapadnyy	western		2
zapatos	shoes		15
zarzadzania	management		8
zasobow	resources		8
zastrahovane	insurance		88
zavod	institute		69
zawodowa	vocational		8
zawodowy	vocational		8
zbroya	arms		29
zdravi	health		19
zdravlje	health		3499
zdrowia	health		751
zdrowie	health		8
zecca	mint		16
zee	sea		20
zeep	soap		20
zeitschrift	magazine		9
zeitung	newspaper		9
zelazo	iron		8
zelenina	vegetables		19
zelenyy	green		2
zelezo	iron		19
zeljeznice	railway		69
zemedelsky	agricultural		19
zendan	prison		28
zenemuveszeti	music		75
zentralbank	centralbank		9
zeny	women		19
zerno	grain		2
zernovoy	grain		2
zernovyy	grain		29
zheleznitsi	railway		88
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
znanosti	sciences		1672
zoll	customs		9
zoloto	gold		2
zolotoy	gold		2
zoologico	zoo		15
zosen	shipbuilding		77
zout	salt		20
zucchero	sugar		16
zucker	sugar		9
zvaz	federation		228
zveza	federation		198
zvjezdarnica	observatory		69
zwe	zimbabwe		76
zweeds	sweden		5
zwitsers	switzerland		5`;
export const remarkWords: string = `abbigliamento			786
academy			53
aerolinea		aerolínea	181
agency			53
airline			53
airport			53
albergo			192
app			53
arena			53
aseguradora			181
asociacion		asociación	181
associacao		associação	388
association			53
associazione			192
assurance			191
automaker			53
automarke		Automarke	134
automobilhersteller		Automobilhersteller	134
azienda			192
bakery			53
banca			192
banco			181
bank			53
banka			298
banque			191
baseball			133
basketball			133
bedrijf			223
bekleidungsmarke		Bekleidungsmarke	134
biblioteca			181
bibliotek			246
biblioteka			193
bibliotheek			223
bibliothek		Bibliothek	134
bibliotheque		bibliothèque	191
birrificio			192
bookstore			53
brand			53
brasserie			191
brauerei		Brauerei	134
brewery			53
broadcaster			53
broadcasting			53
brouwerij			223
browar			193
bryggeri			246
business			53
cable			133
cafe		café	53
canal			181
carmaker			53
casino			53
casopis		časopis	298
cerveceria		cervecería	181
cervejaria			388
chain			53
chaine		chaîne	191
channel			53
charity			53
choir			53
cinema			53
clinic			53
clothing			133
club			53
coalition			53
college			53
comic			133
compagnia			192
compagnie			191
companhia			388
compania		compañía	181
company			53
conglomerate			53
cricket			133
czasopismo			193
daily			133
dance			133
developer			53
digital			133
distillery			53
divadlo			298
dziennik			193
ecole		école	191
editeur		éditeur	191
editora			388
editore			192
editorial			181
emisora			181
emissora			388
emittente			192
empresa			181
ensemble			53
enterprise			53
entreprise			191
escola			388
escuela			181
estadio			181
fashion			133
federation			53
fernsehsender		Fernsehsender	134
firm			53
firma		Firma	134
fluggesellschaft		Fluggesellschaft	134
flygbolag			246
fondation			191
fondazione			192
football			133
forening		förening	246
foretag		företag	246
forlag		förlag	246
foundation			53
fundacao		fundação	388
fundacion		fundación	181
fundacja			193
fussballverein		Fußballverein	134
gallery			53
gazeta			193
giornale			192
groupe			191
hersteller		Hersteller	134
hochschule		Hochschule	134
hockey			133
hopital		hôpital	191
horfunksender		Hörfunksender	134
hospital			53
hotel			53
hotell			246
impresa			192
institute			53
insurer			53
internet			133
jornal			388
journal			53
kanal			246
kaufhaus		Kaufhaus	134
krankenhaus		Krankenhaus	134
krant			223
label			53
league			53
library			53
linia			193
literary			133
luchtvaartmaatschappij			223
magazin		Magazin	134
magazine			53
maison			191
mall			53
manufacturer			53
marca			181
marchio			192
marka			193
marke		Marke	134
marque			191
merk			223
miesiecznik		miesięcznik	193
monthly			133
musee		musée	191
museo			181
museu			388
museum			53
music			133
muzeum			193
nadace			298
nakladatelstvi		nakladatelství	298
network			53
newsletter			53
newspaper			53
nightclub			53
noviny			298
omroep			223
onderneming			223
online			133
orchester		Orchester	134
orchestr			298
orchestra			53
orchestre			191
organisation			53
organization			53
orkest			223
orkester			246
orkiestra			193
orquesta			181
orquestra			388
ospedale			192
partei		Partei	134
parti			191
partia			193
partido			181
partij			223
partito			192
party			53
pay			133
periodical			53
periodico		periódico	181
pharmacy			53
pivovar			298
platform			53
plattform		Plattform	134
podnik			298
political			133
politico		político	1255
politique			1256
politische			1254
pop			133
private			1254
program			53
programme			53
przedsiebiorstwo		przedsiębiorstwo	193
pub			53
publisher			53
quotidiano			192
radio			133
radiofonica			786
railway			53
record			133
restaurace			298
restauracja			193
restaurang			246
restaurant			53
restaurante			181
retailer			53
rete			192
revista			181
revue			191
ristorante			192
rivista			192
rock			133
ropa			1255
roupa			1257
rugby			133
satellite			133
school			53
schule		Schule	134
scuola			192
sender		Sender	134
shipyard			53
shop			53
shopping			133
site			53
sjukhus			246
skola			246
societe		société	191
society			53
software			53
spolek			298
stacja			193
stade			191
stadio			192
stadion		Stadion	134
stadium			53
stanice			298
startup			53
station			53
stichting			223
stiftelse			246
stiftung		Stiftung	134
store			53
stowarzyszenie			193
strana			298
student			133
studio			53
supermarche		supermarché	191
supermarket			53
supermarkt		Supermarkt	134
supermercado			181
supermercato			192
szkola		szkoła	193
szpital			193
team			53
teater			246
teatr			193
teatro			181
teen			133
televisao		televisão	1257
television			133
televisiva			786
televisivo			786
theater			53
theatre			53
tidning			246
tidskrift			246
tijdschrift			223
trade			133
tv			53
tygodnik			193
uczelnia			193
uitgeverij			223
union			53
universidad			181
universidade			388
universita		università	192
universitat		Universität	134
universite		université	191
universiteit			223
universitet			246
university			53
unternehmen		Unternehmen	134
venue			53
verband		Verband	134
verein		Verein	134
vereniging			223
verlag		Verlag	134
versicherung		Versicherung	134
verzekeraar			223
vetements		vêtements	1256
video			133
web			133
website			53
weekly			133
weingut		Weingut	134
winery			53
winkelketen			223
wydawnictwo			193
zeitschrift		Zeitschrift	134
zeitung		Zeitung	134
zender			223
ziekenhuis			223
znacka		značka	298
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
export const domains: string = `ai			493
biz			493
com			493
info			493
io			493
net			493
org			493
tv			493`;
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
